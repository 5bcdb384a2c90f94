# %%
def f(words, sep):
    words = [w.strip() for w in words]
    return sep.join(w for w in words if w)
#> f(['a', ' b ', ''], '-')
#> f([' one', 'two '], ', ')
#> f([], '+')
#> f(['', ' '], '/')
#> f(['x', 'y', 'z'], '')
# %%
def shuffle(text):
    evens = text[::2]
    odds = text[1::2]
    return '|'.join([evens, odds[::-1]])
#> shuffle('abcdef')
#> shuffle('hello')
#> shuffle('x')
#> shuffle('')
#> shuffle('12 34')
# %%
def path_of(parts, root=None):
    if root:
        parts = [root] + parts
    path = '/'.join(parts)
    while '//' in path:
        path = path.replace('//', '/')
    return path
#> path_of(['usr', 'bin'])
#> path_of(['x/', '/y'], '/')
#> path_of([], 'home')
#> path_of(['', '', 'a'])
#> path_of(['docs', ''], '~')
# %%
def query(params):
    pairs = []
    for k in sorted(params):
        v = params[k]
        if isinstance(v, list):
            v = ','.join(map(str, v))
        pairs.append(f'{k}={v}')
    return '?' + '&'.join(pairs) if pairs else ''
#> query({'b': 2, 'a': 1})
#> query({'ids': [3, 1, 2]})
#> query({})
#> query({'q': '', 'x': []})
#> query({'z': None, 'y': ['p', 'q']})
# %%
def listing(names):
    if not names:
        return 'nobody'
    *most, last = names
    if most:
        return ', '.join(most) + ' and ' + last
    return last
#> listing(['Ann', 'Bob', 'Cy'])
#> listing(['Ann', 'Bob'])
#> listing(['Ann'])
#> listing([])
#> listing(('x', 'y', 'z', 'ñ'))
# %%
def dedupe(s):
    s = s.strip().lower()
    return ''.join(dict.fromkeys(s)).join('[]')
#> dedupe('Mississippi')
#> dedupe('aAbB')
#> dedupe('')
#> dedupe('112 233')
#> dedupe('xqzpl')
# %%
def interleave(a, b, gap=''):
    out = []
    for x, y in zip(a, b):
        out.append(x + y)
    n = min(len(a), len(b))
    out.append(a[n:] or b[n:])
    return gap.join(out)
#> interleave('abc', 'xyz')
#> interleave('ab', '12345', '.')
#> interleave('', '')
#> interleave('long', 'q', '-')
#> interleave('', 'only', '!')
# %%
def table(rows):
    lines = []
    for row in rows:
        lines.append('\t'.join(str(c) for c in row))
    lines.insert(1, '-' * len(lines[0]))
    return '\n'.join(lines)
#> table([['id', 'n'], [1, 'x']])
#> table([['only']])
#> table([])
#> table([[], [None, True]])
#> table([['a', 'b', 'c'], 'def'])
# %%
def reverse_words(s):
    flipped = [w[::-1] for w in s.split(' ')]
    result = ' '.join(flipped)
    return result if result != s else ' '.join(reversed(flipped))
#> reverse_words('hello world')
#> reverse_words('noon level')
#> reverse_words('')
#> reverse_words(' two  gaps')
#> reverse_words('a b c')
# %%
def spaced(s, n=1):
    gap = ' ' * n
    s = gap.join(s)
    if len(s) > 12:
        s = s[:12].rstrip() + '~'
    return s
#> spaced('abc')
#> spaced('title', 2)
#> spaced('')
#> spaced('lengthy', 1)
#> spaced('no', -3)
# %%
def csv_line(values, sep=','):
    cells = []
    for v in values:
        text = '' if v is None else str(v)
        if sep in text:
            text = '"' + text + '"'
        cells.append(text)
    return sep.join(cells)
#> csv_line(['a', 1, None])
#> csv_line(['x,y', 'z'])
#> csv_line([])
#> csv_line([1.5, 'a;b'], ';')
#> csv_line([None, None], '\t')
# %%
def g(items):
    try:
        return ' '.join(items)
    except TypeError:
        return ' '.join(repr(i) for i in items)[::-1]
#> g(['a', 'b'])
#> g([1, 'b'])
#> g('xyz')
#> g([])
#> g([None, ['q']])
# %%
def binary(n):
    if n == 0:
        return '0'
    bits = []
    while n > 0:
        n, r = divmod(n, 2)
        bits.append(str(r))
    bits.reverse()
    return ''.join(bits).zfill(4)
#> binary(10)
#> binary(0)
#> binary(1)
#> binary(255)
#> binary(-4)
# %%
def remove_char(s, ch, count):
    chars = list(s)
    while count > 0 and ch in chars:
        chars.remove(ch)
        count -= 1
    return ''.join(chars), count
#> remove_char('banana', 'a', 2)
#> remove_char('hello', 'z', 1)
#> remove_char('aaa', 'a', 5)
#> remove_char('', 'x', 0)
#> remove_char('a-b-c', '-', -1)
# %%
def grid(text, width):
    rows = [text[i:i + width].ljust(width, '.') for i in range(0, len(text), width)]
    columns = map(''.join, zip(*rows))
    return '/'.join(columns)
#> grid('abcdefg', 3)
#> grid('hello world', 4)
#> grid('', 2)
#> grid('xy', 1)
#> grid('oops', 0)
# %%
def initials(full, dot='.'):
    letters = [part[0].upper() for part in full.split()]
    return dot.join(letters + ['']) if len(letters) > 1 else full
#> initials('john paul jones')
#> initials('cher')
#> initials('mary ann', '')
#> initials('')
#> initials('élan vital x', '-')
# %%
def nested(tree):
    if isinstance(tree, str):
        return tree
    inner = ' '.join(nested(t) for t in tree)
    return '(' + inner + ')'
#> nested(['a', ['b', 'c']])
#> nested('leaf')
#> nested([])
#> nested([['x'], [['y']], 'z'])
#> nested(('p', 4))
# %%
def build(chars, order):
    picked = []
    for i in order:
        if -len(chars) <= i < len(chars):
            picked.append(chars[i])
        else:
            picked.append('_')
    word = ''.join(picked)
    return word.capitalize()
#> build('abcd', [3, 0, 1])
#> build('xyz', [5, 0])
#> build(['no', 'on'], [-1, -2, -3])
#> build('', [0])
#> build('q', [])
# %%
def mask(words, hidden):
    shown = {w: w if w not in hidden else '*' * len(w) for w in words}
    text = ' '.join(shown.values())
    return text.count('*'), text
#> mask(['my', 'secret', 'key'], ['secret'])
#> mask(['a', 'b', 'a'], 'ab')
#> mask([], ['x'])
#> mask(['open', 'door'], {})
#> mask(['key', '*'], ('key', 'x'))
# %%
def process(lines, start, stop):
    kept = []
    for no, line in enumerate(lines, start=1):
        if no < start:
            continue
        if no > stop:
            break
        kept.append('%d %s' % (no, line))
    return '; '.join(kept) or None
#> process(['a', 'b', 'c', 'd'], 2, 3)
#> process(['x'], 1, 10)
#> process(['x', 'y'], 3, 1)
#> process([], 0, 0)
#> process(['one', '', 'three'], -5, 2)
# %%
def f(lst):
    s = ''.join(lst)
    return s.join(lst)
#> f(['a', 'b'])
#> f(['x', 'yz', 'w'])
#> f([])
#> f(['q'])
#> f(['', '-', ''])
# %%
def f(text, n):
    lst = list(text)
    for i in range(n, len(lst), n + 1):
        lst.insert(i, '_')
    return ''.join(lst)
#> f('abcdef', 2)
#> f('xyz', 1)
#> f('', 3)
#> f('WqRt9', 4)
#> f('a b c', 2)
# %%
def f(a, b):
    out = []
    for x, y in zip(a, b):
        out += [y, x]
    return b[-1:].join(out)
#> f('abc', '12')
#> f('x', 'yz')
#> f('', 'q')
#> f('hello', '.....')
#> f(['ab', 'cd'], ['-', '+'])
# %%
def f(d, sep):
    keys = sep.join(d)
    vals = sep.join(str(v) for v in d.values())
    return max(keys, vals, key=len)
#> f({'a': 100, 'b': 2}, '-')
#> f({'long': 1}, '')
#> f({}, ',')
#> f({'x': 'x', 'y': 'y'}, '..')
#> f({'k': None}, '!')
# %%
def f(nums, k):
    nums = nums[k:] + nums[:k]
    text = '>'.join(map(str, nums))
    return text.strip('>')
#> f([1, 2, 3], 1)
#> f([4, 5], -1)
#> f([], 2)
#> f([7], 0)
#> f([-1, -2, -3], 5)
# %%
def f(items, char):
    while len(items) > 2:
        a = items.pop(0)
        b = items.pop(0)
        items.append(char.join([b, a]))
    return items
#> f(['a', 'b', 'c'], '-')
#> f(['1', '2', '3', '4', '5'], '')
#> f(['x', 'y'], '+')
#> f([], '.')
#> f(['p', 'q', 'r', 's'], '/')
# %%
def f(text):
    words = text.split(' ')
    words = [w[::-1] if i % 2 else w for i, w in enumerate(words)]
    return ' '.join(words[::-1])
#> f('abc def ghi')
#> f('one two')
#> f('')
#> f(' x yz')
#> f('WqRt9 aa bc 12')
# %%
def zig(s, n):
    rows = [''] * n
    for i, c in enumerate(s):
        rows[i % n] += c
    return '|'.join(r for r in rows if r)
#> zig('abcdefg', 3)
#> zig('ab', 4)
#> zig('', 2)
#> zig('hello', 1)
#> zig('x y z', 2)
# %%
def f(rows):
    try:
        return ','.join(rows)
    except TypeError:
        return ';'.join([r if isinstance(r, str) else ''.join(map(str, r)) for r in rows])
#> f(['a', 'b'])
#> f(['a', [1, 2]])
#> f([[3], [4, 5]])
#> f([])
#> f([('x', 'y'), 'z'])
# %%
def g(s, value):
    lst = sorted(s)
    lst[::2] = [value] * len(lst[::2])
    return ''.join(lst), s.join([value, value])
#> g('dcba', '-')
#> g('x', 'y')
#> g('', 'q')
#> g('noon', '')
#> g('b a', '__')
