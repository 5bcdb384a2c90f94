# %%
def f(text, width):
    padded = text.ljust(width, '.')
    return padded + '|'
#> f('tea', 6)
#> f('', 3)
#> f('overflowing', 4)
#> f('ñandú', 8)
#> f('a b', -2)
# %%
def menu_line(item, price, width=16):
    if price < 0:
        raise ValueError('bad price')
    left = item.capitalize()
    return left.ljust(width, '.') + f'{price:.2f}'
#> menu_line('soup', 4.5)
#> menu_line('GRILLED fish', 12)
#> menu_line('bread', -1)
#> menu_line('rice', 0, 6)
#> menu_line('a very long dish name', 3.333, width=5)
# %%
def table(rows):
    widest = max(len(r[0]) for r in rows)
    out = []
    for key, value in rows:
        out.append(key.ljust(widest) + ': ' + str(value))
    return out
#> table([('id', 4), ('name', 'Bo')])
#> table([('x', None)])
#> table([('alpha', 1), ('b', 22), ('', 3)])
#> table([('Größe', 10), ('kg', 2.5)])
#> table([])
# %%
def process(words, fill):
    res = ''
    for i, w in enumerate(words):
        res += w.ljust(i + 2, fill)
    return res
#> process(['a', 'b', 'c'], '-')
#> process(['hello', 'yo'], '*')
#> process([], '#')
#> process(['', '', ''], '0')
#> process(['x', 'y'], '--')
# %%
def chunk_pad(s, n):
    parts = [s[i:i + n] for i in range(0, len(s), n)]
    if parts and len(parts[-1]) < n:
        parts[-1] = parts[-1].ljust(n, '_')
    return parts
#> chunk_pad('abcdefgh', 3)
#> chunk_pad('xqzpl', 5)
#> chunk_pad('', 4)
#> chunk_pad('12345', 2)
#> chunk_pad('one', 0)
# %%
def square(lines):
    """Pad every line so that the block is rectangular."""
    size = len(max(lines, key=len, default=''))
    for pos in range(len(lines)):
        lines[pos] = lines[pos].ljust(size, '~')
    return lines, size
#> square(['a', 'bcd', 'ef'])
#> square(['same', 'size'])
#> square([])
#> square(['', 'q'])
#> square(['  pad', 'ß', 'two words'])
# %%
def equal_after_pad(a, b, fill=' '):
    n = max(len(a), len(b))
    a, b = a.ljust(n, fill), b.ljust(n, fill)
    diffs = [k for k in range(n) if a[k] != b[k]]
    return diffs or 'same'
#> equal_after_pad('cat', 'cart')
#> equal_after_pad('go', 'go  ')
#> equal_after_pad('', 'zz', 'z')
#> equal_after_pad('10', '1000', '0')
#> equal_after_pad('ABC', 'abc')
# %%
def g(code):
    if len(code) == 8:
        return code
    elif len(code) > 8:
        return code[:8]
    return code.ljust(8, code[-1])
#> g('abc')
#> g('12345678')
#> g('waytoolongcode')
#> g('')
#> g('7')
# %%
def badge(user):
    name = user.get('name', 'anon')
    tag = user.get('tag')
    label = name.ljust(7, '=')
    if tag is not None:
        label += '[' + tag + ']'
    return label
#> badge({'name': 'Ann', 'tag': 'mod'})
#> badge({'name': 'Bartholomew'})
#> badge({})
#> badge({'tag': ''})
#> badge({'name': '', 'tag': 'x'})
# %%
def grow(word, limit):
    steps = 0
    while len(word) < limit:
        word = word.ljust(len(word) + 2, '+') + '!'
        steps += 1
    return word, steps
#> grow('a', 5)
#> grow('', 1)
#> grow('done', 4)
#> grow('up', 10)
#> grow('no', -3)
# %%
def fixed_record(fields, widths):
    if len(fields) != len(widths):
        return None
    return ''.join(str(f).ljust(w)[:w] for f, w in zip(fields, widths))
#> fixed_record(['Ana', 31, 'NY'], [5, 3, 2])
#> fixed_record(['Christopher', 'X'], [4, 3])
#> fixed_record([1, 2], [3])
#> fixed_record([], [])
#> fixed_record([True, None], [6, 6])
# %%
def to_columns(text, sep, width):
    cells = text.split(sep)
    line = ''
    for cell in cells:
        cell = cell.strip()
        if not cell:
            continue
        line += cell.ljust(width)
    return line.rstrip()
#> to_columns('a, b ,c', ',', 4)
#> to_columns('red|green||blue', '|', 7)
#> to_columns('', ';', 3)
#> to_columns('lone', '-', 10)
#> to_columns(' ; ; ', ';', 5)
# %%
def pad_bits(n, size):
    bits = bin(n)[2:]
    bits = bits.ljust(size, '0')
    ones = bits.count('1')
    return int(bits, 2) if ones else bits
#> pad_bits(5, 6)
#> pad_bits(0, 4)
#> pad_bits(1, 8)
#> pad_bits(255, 3)
#> pad_bits(-3, 5)
# %%
def right_gap(s, t):
    room = len(s.ljust(12)) - len(s)
    if 0 < room <= len(t):
        return s + t[:room]
    return s.ljust(12) + t
#> right_gap('title', 'subtitle long')
#> right_gap('title', 'sub')
#> right_gap('exactly 12!!', 'tail')
#> right_gap('', '0123456789abcdef')
#> right_gap('this is beyond twelve', '')
# %%
def merge_labels(labels, char):
    seen = {}
    for lab in labels:
        short = lab[:3].lower().ljust(3, char)
        seen.setdefault(short, []).append(lab)
    return seen
#> merge_labels(['Oak', 'oaken', 'O'], '_')
#> merge_labels(['a', 'A', 'aaa'], 'a')
#> merge_labels([], 'x')
#> merge_labels(['Zu', 'zu ', 'ZURICH'], ' ')
#> merge_labels(['no', 'yes'], '')
# %%
def pyramid(height, ch='#'):
    rows = []
    for level in range(1, height + 1):
        rows.append((ch * level).ljust(height, '.'))
    rows.reverse()
    return '\n'.join(rows)
#> pyramid(3)
#> pyramid(1, '@')
#> pyramid(0)
#> pyramid(2, 'ab')
#> pyramid(4, '')
# %%
def f(sentence):
    words = sentence.split()
    words.sort(key=lambda w: w.ljust(6, 'z'))
    return ' '.join(words)
#> f('to tool too toy')
#> f('banana ban band')
#> f('')
#> f('B a C b')
#> f('zz z zzz y')
# %%
def frame(text, width):
    top = '+'.ljust(width - 1, '-') + '+'
    body = '|' + text.ljust(width - 2) + '|'
    if len(body) != len(top):
        return 'overflow by %d' % (len(body) - len(top))
    return [top, body, top]
#> frame('hi', 6)
#> frame('', 2)
#> frame('too wide here', 8)
#> frame('exact', 7)
#> frame('a', 1)
# %%
def pad_keys(d, n):
    for k in list(d):
        new = k.ljust(n, '*')
        if new != k:
            d[new] = d.pop(k)
    return d
#> pad_keys({'a': 1, 'bcd': 2}, 3)
#> pad_keys({'x': [], 'x*': 'clash'}, 2)
#> pad_keys({}, 5)
#> pad_keys({'': 0}, 1)
#> pad_keys({'long': 1, 'longer': 2}, 3)
# %%
def stack(a, *rest):
    width = len(a)
    total = a
    for r in rest:
        total += '\n' + r.ljust(width, ' ')[::-1]
    return total
#> stack('hello', 'ab', 'abc')
#> stack('')
#> stack('xyz', 'longer one')
#> stack('12', '', '1', '12')
#> stack('Señor', 'ñu')
# %%
def f(text, n):
    out = text.ljust(n, text[-1:] or '.')
    return out[::-1]
#> f('abc', 5)
#> f('xy', 2)
#> f('', 3)
#> f('q', 4)
#> f('hello', 1)
# %%
def f(a, b):
    n = max(len(a), len(b))
    a, b = a.ljust(n, '-'), b.ljust(n, '-')
    return ''.join(x + y for x, y in zip(a, b))
#> f('abc', '1')
#> f('x', 'yz')
#> f('', '')
#> f('same', 'size')
#> f('', '123')
# %%
def f(items, k):
    for i, x in enumerate(items):
        items[i] = x.ljust(k * (i + 1), '.')
    return ''.join(items)
#> f(['a', 'b', 'c'], 2)
#> f(['long', 'x'], 1)
#> f([], 3)
#> f(['é', ''], 4)
#> f(['1', '22', '333'], 0)
# %%
def f(s, n, char):
    t = s.ljust(n, char)
    return [t[i:i + 2] for i in range(0, len(t), 2)]
#> f('abc', 4, 'x')
#> f('ab', 7, '-')
#> f('', 2, '0')
#> f('odd', 0, '!')
#> f('q', 3, ' ')
# %%
def f(text, n):
    pad = text.ljust(n).count(' ') - text.count(' ')
    if pad > len(text):
        return text * 2
    return text + str(pad)
#> f('a b', 5)
#> f('ab', 9)
#> f('', 1)
#> f('long enough', 3)
#> f('xy', 4)
# %%
def f(d):
    out = ''
    for k in sorted(d):
        out += k.ljust(d[k], k[0])
    return out
#> f({'b': 2, 'a': 3})
#> f({'xy': 5})
#> f({})
#> f({'k': 0, 'kk': 1})
#> f({'q': -1, 'p': 4})
# %%
def bar(nums):
    top = max(nums) if nums else 0
    return ['#' * n + '|' if n == top else ('#' * n).ljust(top, '.') for n in nums]
#> bar([1, 3, 2])
#> bar([0, 0])
#> bar([])
#> bar([4])
#> bar([2, -1, 3])
# %%
def f(s):
    k = 1
    while len(s) % 4:
        s = s.ljust(len(s) + 1, str(k))
        k += 1
    return s, k
#> f('abcde')
#> f('abcd')
#> f('x')
#> f('')
#> f('ab cd e')
# %%
def f(text, size):
    lines = [w.ljust(size)[:size] for w in text.split()]
    return '/'.join(lines).rstrip()
#> f('one three', 4)
#> f('a bb ccc', 2)
#> f('', 3)
#> f('x', 5)
#> f('wide words', 0)
# %%
def g(char, n):
    s = ''
    for i in range(n):
        s = char + s.ljust(i, '_')
    return s
#> g('x', 4)
#> g('ab', 2)
#> g('', 3)
#> g('-', 0)
#> g('', 5)
