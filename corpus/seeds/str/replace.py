# %%
def f(text, a, b):
    text = text.replace(a, '\0')
    text = text.replace(b, a)
    return text.replace('\0', b)
#> f('cats and dogs', 'cat', 'dog')
#> f('aabb', 'a', 'b')
#> f('nothing', 'x', 'y')
#> f('', 'p', 'q')
#> f('abab', 'ab', 'a')
# %%
def squeeze(s, ch=' '):
    while ch * 2 in s:
        s = s.replace(ch * 2, ch)
    return s
#> squeeze('too   many    spaces')
#> squeeze('bookkeeper', 'o')
#> squeeze('')
#> squeeze('-----x--', '-')
#> squeeze('single', 'z')
# %%
def fill(template, values):
    for name, value in values.items():
        template = template.replace('{' + name + '}', str(value))
    missing = template.count('{')
    return template if not missing else (template, missing)
#> fill('Hi {name}, you are {age}', {'name': 'Al', 'age': 30})
#> fill('{a}+{b}', {'a': 1})
#> fill('{x}', {'x': '{y}', 'y': 'deep'})
#> fill('plain', {})
#> fill('', {'z': None})
# %%
def censor(sentence, banned):
    hits = 0
    for word in banned:
        hits += sentence.count(word)
        sentence = sentence.replace(word, '*' * len(word))
    return sentence, hits
#> censor('the cat sat', ['cat', 'at'])
#> censor('banana', ['an'])
#> censor('', ['a'])
#> censor('fine words', [])
#> censor('Día de día', ['día'])
# %%
def first_only(s, old, new, n):
    if n < 0:
        return s[::-1].replace(old, new, -n)[::-1]
    return s.replace(old, new, n)
#> first_only('a-b-c-d', '-', '+', 2)
#> first_only('a-b-c-d', '-', '+', -1)
#> first_only('xxxx', 'x', '', 3)
#> first_only('keep', 'e', 'E', 0)
#> first_only('', 'q', 'w', -5)
# %%
def money(text):
    cleaned = text.replace('$', '').replace(',', '').strip()
    try:
        amount = float(cleaned)
    except ValueError:
        return None
    return int(amount) if amount == int(amount) else amount
#> money('$1,234.50')
#> money(' $20 ')
#> money('free')
#> money('-$3,000,000')
#> money('')
# %%
def rename_all(files, old, new):
    changed = []
    for i in range(len(files)):
        renamed = files[i].replace(old, new)
        if renamed in files:
            continue
        files[i] = renamed
        changed.append(i)
    return files, changed
#> rename_all(['a1', 'a2', 'b1'], 'a', 'b')
#> rename_all(['img.jpg', 'doc.txt'], '.jpg', '.png')
#> rename_all([], 'x', 'y')
#> rename_all(['one', 'two'], 'o', '')
#> rename_all(['zz', 'z'], 'z', 'zz')
# %%
def expand(rule, times):
    word = 'A'
    for _ in range(times):
        word = word.replace('A', rule)
    return word if len(word) <= 20 else len(word)
#> expand('AB', 3)
#> expand('BAB', 2)
#> expand('AA', 5)
#> expand('', 1)
#> expand('xAyA', 0)
# %%
def reductions(s, pair):
    steps = 0
    while pair in s:
        s = s.replace(pair, '', 1)
        steps += 1
    return steps, s
#> reductions('(()())', '()')
#> reductions('aabbab', 'ab')
#> reductions('clean', 'xy')
#> reductions('', '[]')
#> reductions('mississippi', 'ss')
# %%
def g(s):
    digits = '0123456789'
    for d in digits:
        s = s.replace(d, str(9 - int(d)))
    return s
#> g('2024')
#> g('tel 555-0199')
#> g('abc')
#> g('')
#> g('9876543210')
# %%
def interleave(word, glue):
    spread = word.replace('', glue)
    inner = spread[len(glue):-len(glue)] if glue else spread
    return spread, inner
#> interleave('abc', '-')
#> interleave('hi', '..')
#> interleave('', '*')
#> interleave('same', '')
#> interleave('ñu', ' ')
# %%
def morse(code):
    names = [('...', 'S'), ('---', 'O'), ('.', 'E'), ('-', 'T')]
    for sym, letter in names:
        code = code.replace(sym, letter)
    return ''.join(code.split())
#> morse('... --- ...')
#> morse('- .')
#> morse('....')
#> morse('')
#> morse('-.-. x')
# %%
def longest_gap(text, sep='|'):
    marked = text.replace(' ', sep).replace('\t', sep)
    gaps = marked.split(sep)
    widest = max(gaps, key=len)
    return widest, gaps.index(widest)
#> longest_gap('the quick brown')
#> longest_gap('a\tbb|ccc d')
#> longest_gap('')
#> longest_gap('solo', '-')
#> longest_gap('x-yyy zz', '-')
# %%
def tidy(rows):
    for row in rows:
        for key in row:
            if isinstance(row[key], str):
                row[key] = row[key].replace('N/A', '').strip() or None
    return [r for r in rows if any(r.values())]
#> tidy([{'a': 'N/A', 'b': 2}, {'a': ' N/A '}])
#> tidy([{'name': ' Jo ', 'n': 0}])
#> tidy([])
#> tidy([{}, {'x': 'N/AN/A'}, {'x': 'n/a'}])
#> tidy([{'k': None, 'v': ''}, {'k': 'ok'}])
# %%
def shorten(title, limit, swaps=(('and', '&'), ('number', 'no.'), (' ', ''))):
    for long, short in swaps:
        if len(title) <= limit:
            break
        title = title.replace(long, short)
    else:
        title = title[:limit]
    return title
#> shorten('salt and pepper', 13)
#> shorten('number one and only', 12)
#> shorten('short', 10)
#> shorten('incomprehensible', 5)
#> shorten('a b c', 3, [(' ', '_')])
# %%
def changed_chars(s, old, new):
    t = s.replace(old, new)
    if len(t) != len(s):
        return len(t) - len(s)
    return [i for i, (x, y) in enumerate(zip(s, t)) if x != y]
#> changed_chars('banana', 'a', 'o')
#> changed_chars('banana', 'an', 'n')
#> changed_chars('abc', 'q', 'w')
#> changed_chars('aXbX', 'X', 'yy')
#> changed_chars('', '', 'z')
# %%
def plural_fix(n, text):
    text = text.replace('#', str(n))
    if n == 1:
        text = text.replace('(s)', '').replace('are', 'is')
    else:
        text = text.replace('(', '').replace(')', '')
    return text
#> plural_fix(1, 'There are # file(s)')
#> plural_fix(3, 'There are # file(s)')
#> plural_fix(0, '# result(s) found')
#> plural_fix(1, 'care for # parent(s)')
#> plural_fix(-1, '')
# %%
def equal_ignoring(a, b, junk):
    for j in junk:
        a = a.replace(j, '')
        b = b.replace(j, '')
        if a == b:
            return j
    return a == b
#> equal_ignoring('555-1234', '5551234', '- ')
#> equal_ignoring('a b', 'a-b', [' ', '-'])
#> equal_ignoring('cat', 'dog', 'xyz')
#> equal_ignoring('', '', '')
#> equal_ignoring('noon', 'nn', ['oo', 'n'])
# %%
def numbered(lines, marker):
    n = 0
    out = []
    for line in lines:
        while marker in line:
            n += 1
            line = line.replace(marker, f'{n}.', 1)
        out.append(line)
    out.append(n)
    return out
#> numbered(['* a', 'b * c *'], '*')
#> numbered(['@@', 'x'], '@')
#> numbered([], '#')
#> numbered(['no marks'], '%')
#> numbered(['step: go', 'step: stop'], 'step:')
# %%
def to_ascii(s, strict=False):
    pairs = zip('áéíóúß', ['a', 'e', 'i', 'o', 'u', 'ss'])
    for x, y in pairs:
        s = s.replace(x, y)
    if strict and not s.isascii():
        raise ValueError(s)
    return s
#> to_ascii('café')
#> to_ascii('Straße número', True)
#> to_ascii('ñandú', True)
#> to_ascii('ñandú')
#> to_ascii('', strict=True)
