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
# %%
def f(text, a, b):
    n = text.count(a)
    return text.replace(a, b, n - 1)
#> f('banana', 'a', 'o')
#> f('hello', 'l', 'L')
#> f('xyz', 'q', 'w')
#> f('aaa', 'a', '')
#> f('ab', 'b', 'bb')
# %%
def f(s):
    for c in s[:]:
        if s.count(c) > 1:
            s = s.replace(c, '', 1)
    return s
#> f('banana')
#> f('hello')
#> f('xyz')
#> f('')
#> f('1 1 2')
# %%
def f(text, items):
    for i, x in enumerate(items):
        text = text.replace(x, str(i))
    return text[::-1]
#> f('a b c', ['a', 'c'])
#> f('one two', ['o', 'n'])
#> f('', ['x'])
#> f('xyz', [])
#> f('10', ['1', '0'])
# %%
def f(a, b):
    while b in a:
        a = a.replace(b, b[1:], 1)
    return a, len(a)
#> f('aabb', 'ab')
#> f('xyxy', 'x')
#> f('hello', 'll')
#> f('', 'q')
#> f('mmm', 'mm')
# %%
def f(s, k):
    i = s.find(k)
    return s[:i] + s[i:].replace(k, k.upper()) if i >= 0 else s.replace('', k)
#> f('banana', 'n')
#> f('abc', '-')
#> f('', 'x')
#> f('aXa', 'a')
#> f('q q', ' q')
# %%
def f(d, text):
    for k, v in d.items():
        if v in text:
            text = text.replace(v, k)
        else:
            text += k
    return text
#> f({'x': 'a', 'y': 'b'}, 'aba')
#> f({'1': 'one', '2': 'two'}, 'one')
#> f({}, 'q')
#> f({'k': ''}, 'ab')
#> f({'b': 'a', 'a': 'b'}, 'ab')
# %%
def swap_words(text, a, b):
    hole = '\0'
    text = text.replace(a, hole).replace(b, a)
    return text.replace(hole, b)
#> swap_words('cat and dog', 'cat', 'dog')
#> swap_words('xyx', 'x', 'y')
#> swap_words('none', 'q', 'w')
#> swap_words('', 'a', 'b')
#> swap_words('aab', 'a', 'ab')
# %%
def f(text, n):
    text = text.replace(' ', '_', n)
    return text.split(' ')[0].replace('_', '')
#> f('a b c d', 2)
#> f('one two', 0)
#> f('', 1)
#> f('x  y', -1)
#> f('k_j i', 0)
# %%
def f(names):
    for i in range(1, len(names)):
        names[i] = names[i].replace(names[i - 1], '.')
    return ' '.join(names)
#> f(['a', 'banana', 'b.n'])
#> f(['x', 'xx', '..x'])
#> f([])
#> f(['q', 'w'])
#> f(['on', 'onion', '.i.'])
# %%
def g(s, char):
    before = len(s)
    s = s.replace(char * 2, char).replace(char, char * 2)
    return s, len(s) - before
#> g('aab', 'a')
#> g('a-b--c', '-')
#> g('xyz', 'q')
#> g('', 'k')
#> g('mmmm', 'm')
