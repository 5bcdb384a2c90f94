# %%
def f(s, chars):
    t = s.strip(chars)
    return t if t != s else t[::-1]
#> f('xxhixx', 'x')
#> f('hello', 'z')
#> f('', 'a')
#> f('abcba', 'ab')
#> f('..path./', './')
# %%
def clean_rows(text):
    rows = []
    for line in text.split('\n'):
        cells = [c.strip() for c in line.strip('|').split('|')]
        rows.append(cells)
    return rows
#> clean_rows('| a | b |\n|1|2|')
#> clean_rows('x')
#> clean_rows('')
#> clean_rows('||\n| |')
#> clean_rows('| left|right |')
# %%
def margins(s):
    core = s.strip()
    if not core:
        return len(s), 0
    left = s.index(core)
    return left, len(s) - left - len(core)
#> margins('  mid   ')
#> margins('tight')
#> margins('    ')
#> margins('')
#> margins('\t a b\n')
# %%
def words_of(sentence, least=1):
    found = []
    for w in sentence.split():
        w = w.strip('.,;:!?"\'()')
        if len(w) >= least and w not in found:
            found.append(w)
    return found
#> words_of('"Well," he said, (well) well!')
#> words_of('a to the moon', 3)
#> words_of('')
#> words_of("don't 'quote' me...")
#> words_of('?! ... ok', 0)
# %%
def answer(reply, choices):
    reply = reply.strip().strip('.').lower()
    for i, c in enumerate(choices):
        if c.lower() == reply or reply == str(i + 1):
            return c
    return None
#> answer(' YES. ', ['yes', 'no'])
#> answer('2', ['Tea', 'Coffee'])
#> answer('maybe', ['yes', 'no'])
#> answer('.', ['', 'x'])
#> answer('. no .', ('no',))
# %%
def layers(s):
    n = 0
    while len(s) > 1 and s[0] == s[-1]:
        s = s.strip(s[0])
        n += 1
    return n, s
#> layers('**--x--**')
#> layers('abcba')
#> layers('aaaa')
#> layers('q')
#> layers('"quoted" text"')
# %%
def blank(d):
    empty = []
    for key in sorted(d):
        val = d[key]
        if val is None or isinstance(val, str) and not val.strip():
            empty.append(key)
            del d[key]
    return empty, d
#> blank({'a': ' ', 'b': 'x', 'c': None})
#> blank({})
#> blank({'z': 0, 'y': '', 'x': '\n\t'})
#> blank({'k': ' v '})
#> blank({'n': [], 'm': False})
# %%
def number(text, default=0):
    t = text.strip(' $€%')
    neg = t.startswith('(') and t.endswith(')')
    t = t.strip('()').replace(',', '')
    if not t.isdigit():
        return default
    return -int(t) if neg else int(t)
#> number(' $1,200 ')
#> number('(45)')
#> number('n/a', None)
#> number('€ 7%')
#> number('($3)', default=-1)
# %%
def tags(line):
    raw = line.strip('[]').split(',')
    return {t.strip().strip('#').lower() for t in raw if t.strip()} == set() or len(raw)
#> tags('[#a, #B, c]')
#> tags('[]')
#> tags(' , ,')
#> tags('one')
#> tags('[[x], y]')
# %%
def same_core(a, b, junk=' -_'):
    x, y = a.strip(junk).casefold(), b.strip(junk).casefold()
    if x == y:
        return True
    return x in y or y in x, sorted([x, y])
#> same_core('--Title--', 'title ')
#> same_core('cat', ' concat_')
#> same_core('red', 'blue')
#> same_core('', '- -')
#> same_core('*Ä*', 'ä', '*')
# %%
def in_place(items):
    for i in range(len(items) - 1, -1, -1):
        items[i] = items[i].strip()
        if not items[i]:
            items.pop(i)
    return items.reverse()
#> in_place([' a ', '', 'b'])
#> in_place([])
#> in_place(['x', 5])
#> in_place(['   '])
#> in_place([None])
# %%
def outline(text, bullets='*-'):
    tree = {}
    parent = None
    for ln in text.splitlines():
        if ln[:1] in bullets and ln:
            tree[parent].append(ln.strip(bullets + ' '))
        elif ln.strip():
            parent = ln.strip(' :')
            tree[parent] = []
    return tree
#> outline('Fruit:\n* fig\n- kiwi *\nVeg')
#> outline('')
#> outline('* orphan')
#> outline('A\n\n* --\nA\n* last')
#> outline('To do:\n+ one\n+ two', '+')
# %%
def trim_equal(s):
    left, right = s.lstrip('.'), s.rstrip('.')
    n = min(len(s) - len(left), len(s) - len(right))
    if n == 0:
        return s.strip('.')
    return s[n:-n]
#> trim_equal('..mid...')
#> trim_equal('.a')
#> trim_equal('...')
#> trim_equal('')
#> trim_equal('.x.y.')
# %%
def hungry(word, menu):
    eaten = ''
    for food in menu:
        before = len(word)
        word = word.strip(food)
        if before > len(word):
            eaten += food + str(before - len(word))
    return word or '-', eaten
#> hungry('abcxcba', 'abc')
#> hungry('xyzzy', ['xy', 'z'])
#> hungry('stone', 'pqr')
#> hungry('aa', ['a', 'a'])
#> hungry('', [])
# %%
def unwrap(s, pairs=('()', '[]', '{}')):
    for p in pairs:
        a, b = p
        if s.startswith(a) and s.endswith(b):
            return unwrap(s.strip(p), pairs)
    return s
#> unwrap('([x])')
#> unwrap('(a) + (b)')
#> unwrap('{[}')
#> unwrap('')
#> unwrap('<<y>>', ['<>'])
# %%
def g(lines, width):
    total, res = 0, []
    for raw in lines:
        line = raw.strip()
        total += len(raw) - len(line)
        res.append(line.center(width, '.') if line else '.' * width)
    return res, total
#> g([' a', 'bb ', ' '], 4)
#> g([], 3)
#> g(['too long here '], 5)
#> g(['\tq\t', ''], 3)
#> g(['x'], 0)
# %%
def title_of(doc):
    for line in doc.split('\n'):
        if (t := line.strip('= #')) and not t.startswith('//'):
            break
    else:
        return 'Untitled'
    return t.capitalize()
#> title_of('=====\nmy DOC\n=====')
#> title_of('// note\n# Intro #')
#> title_of('')
#> title_of('\n\n== a = b ==')
#> title_of('###\n //x')
# %%
def check_code(code):
    assert code, 'no code'
    body = code.strip('0123456789')
    if body == '':
        return int(code) % 7
    left = code.index(body)
    return code[:left], body, code[left + len(body):]
#> check_code('12ab34')
#> check_code('100')
#> check_code('')
#> check_code('x9y')
#> check_code('7-up-7')
# %%
def split_clean(s, sep, keep_empty=False):
    parts = map(str.strip, s.strip(sep).split(sep))
    return [p for p in parts if p or keep_empty]
#> split_clean(', a ,, b ,', ',')
#> split_clean(', a ,, b ,', ',', True)
#> split_clean('', ';')
#> split_clean('::x::', ':', True)
#> split_clean('one / two/', '/')
# %%
def censor_edges(word, letters, mark='*'):
    inner = word.strip(letters)
    if inner == word or not inner:
        return mark * len(word) if not inner else word
    i = word.find(inner)
    return mark * i + inner + mark * (len(word) - i - len(inner))
#> censor_edges('banana', 'ab')
#> censor_edges('xyz', 'q')
#> censor_edges('ooo', 'o', '0')
#> censor_edges('', 'a')
#> censor_edges('racecar', 'arc', '#')
# %%
def f(text, chars):
    a = text.strip(chars)
    b = text.replace(a, '') if a else text
    return a + '|' + b
#> f('--x--', '-')
#> f('abcab', 'ab')
#> f('hello', 'z')
#> f('', 'q')
#> f('...', '.')
# %%
def f(s):
    n = 0
    while s != s.strip(s[:1]):
        s = s.strip(s[:1])
        n += 1
    return s, n
#> f('aabaa')
#> f('xyzx')
#> f('abc')
#> f('')
#> f('((k))')
# %%
def f(items):
    d = {x.strip(): i for i, x in enumerate(items)}
    return [k * v for k, v in d.items()]
#> f([' a', 'b ', 'a'])
#> f(['x', ' '])
#> f([])
#> f(['\tq\n', 'q', 'w'])
#> f(['p p ', ' p p'])
# %%
def f(text, n):
    text = text.center(len(text) + n, '*')
    return text.strip('*').title() if n % 2 else text[1:-1]
#> f('abc', 3)
#> f('abc', 2)
#> f('', 4)
#> f('*x*', 1)
#> f('hi yo', 0)
# %%
def f(a, b):
    x = (a + b + a).strip(a)
    return x, x == b
#> f('a', 'bcb')
#> f('xy', 'xzx')
#> f('', ' k ')
#> f('-', '-')
#> f('12', '3123')
# %%
def f(text):
    cut = [w.strip('.,!?') for w in text.split()]
    lost = len(text) - len(' '.join(cut))
    return lost, max(cut, key=len, default='')
#> f('Hi, you!')
#> f('no marks')
#> f('')
#> f('... !!')
#> f('wait... what?! ok.')
# %%
def peel(s, layers):
    for c in layers:
        if not s.strip(c):
            return c
        s = s.strip(c)
    return s[::-1]
#> peel('[(ab)]', ['[]', '()'])
#> peel('***', ['*', 'x'])
#> peel('abc', [])
#> peel('', ['q'])
#> peel('-+x-', ['-', '+'])
# %%
def f(lines, char):
    total = 0
    for x in lines[:]:
        y = x.strip(char)
        total += len(x) - len(y)
        if not y:
            lines.remove(x)
    return total, lines
#> f(['-a-', '--', 'b'], '-')
#> f(['x', 'y'], 'z')
#> f([], '.')
#> f(['  ', ' '], ' ')
#> f(['1a1', '11', '1'], '1')
# %%
def f(s, k):
    left, right = s[:k].strip(), s[k:].strip()
    if left == right:
        return left
    return right + ' ' + left
#> f('ab cd ', 3)
#> f('x x', 1)
#> f('   ', 2)
#> f('', 0)
#> f(' p  q ', 4)
# %%
def g(text, value):
    t = text.strip(value).strip()
    return t.find(value), len(t) if t else None
#> g('--a-b-- ', '-')
#> g(' x ', 'x')
#> g('abc', 'b')
#> g('', 'q')
#> g('"say "hi""', '"')
