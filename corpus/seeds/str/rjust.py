# %%
def f(num, width):
    s = str(num)
    return s.rjust(width, '0') if num >= 0 else '-' + s[1:].rjust(width - 1, '0')
#> f(42, 5)
#> f(-7, 4)
#> f(0, 1)
#> f(123456, 3)
#> f(-1.5, 6)
# %%
def column(values):
    texts = [str(v) for v in values]
    width = max(map(len, texts), default=0)
    return [t.rjust(width) for t in texts]
#> column([1, 22, 333])
#> column(['a', None, True])
#> column([])
#> column([-5, 0.25])
#> column(['ñandú', 'x'])
# %%
def staircase(n, ch):
    rows = []
    for i in range(n):
        rows.append((ch * (i + 1)).rjust(n))
    return '\n'.join(rows)
#> staircase(3, '#')
#> staircase(1, 'ab')
#> staircase(0, '*')
#> staircase(2, '')
#> staircase(4, '/')
# %%
def add_strings(a, b):
    n = max(len(a), len(b))
    a, b = a.rjust(n, '0'), b.rjust(n, '0')
    carry, digits = 0, ''
    for x, y in zip(reversed(a), reversed(b)):
        carry, d = divmod(int(x) + int(y) + carry, 10)
        digits = str(d) + digits
    return str(carry) + digits if carry else digits
#> add_strings('95', '7')
#> add_strings('123', '4567')
#> add_strings('', '')
#> add_strings('999', '1')
#> add_strings('1a', '2')
# %%
def mask(card, visible=4, char='*'):
    card = card.replace(' ', '')
    shown = card[-visible:]
    return shown.rjust(len(card), char)
#> mask('1234 5678 9012')
#> mask('abc')
#> mask('')
#> mask('secret', 2, '#')
#> mask('hello', 0)
# %%
def timer(seconds):
    h, rest = divmod(seconds, 3600)
    m, s = divmod(rest, 60)
    parts = [m, s] if h == 0 else [h, m, s]
    return ':'.join(str(p).rjust(2, '0') for p in parts)
#> timer(75)
#> timer(3661)
#> timer(0)
#> timer(86399)
#> timer(-1)
# %%
def number_lines(text, start=1):
    lines = text.split('\n')
    size = len(str(start + len(lines) - 1))
    out = ''
    for n, line in enumerate(lines, start):
        out += f'{str(n).rjust(size)} {line}\n'
    return out[:-1]
#> number_lines('a\nb')
#> number_lines('x\ny\nz', 9)
#> number_lines('')
#> number_lines('one line', 100)
#> number_lines('\n', -1)
# %%
def bar(data, width):
    chart = {}
    for name, amount in data.items():
        chart[name.rjust(width, '.')[-width:]] = '=' * amount
    return chart
#> bar({'ann': 3, 'bo': 1}, 4)
#> bar({'longname': 2, 'othername': 5}, 4)
#> bar({}, 3)
#> bar({'x': 0, 'xx': -1}, 2)
#> bar({'q': 2}, 1)
# %%
def hex_dump(s, cols):
    codes = [hex(ord(c))[2:].rjust(2, '0') for c in s]
    groups = []
    while codes:
        groups.append(' '.join(codes[:cols]))
        del codes[:cols]
    return groups
#> hex_dump('Hi!\n', 2)
#> hex_dump('abcde', 3)
#> hex_dump('', 4)
#> hex_dump('\t ñ', 1)
#> hex_dump('€', 2)
# %%
def align(left, right, total):
    gap = total - len(left)
    if gap < len(right):
        return left[:total - len(right)] + right
    return left + right.rjust(gap, '.')
#> align('Chapter 1', '12', 16)
#> align('A very long heading', '7', 10)
#> align('', '', 3)
#> align('ab', 'cd', 4)
#> align('x', 'yyyy', 2)
# %%
def increment(code):
    prefix = code.rstrip('0123456789')
    digits = code[len(prefix):]
    if not digits:
        return code + '1'
    return prefix + str(int(digits) + 1).rjust(len(digits), '0')
#> increment('item009')
#> increment('v99')
#> increment('name')
#> increment('')
#> increment('2b000')
# %%
def g(words):
    prev = 0
    res = []
    for w in words:
        w = w.rjust(prev, '>')
        prev = len(w) + 1
        res.append(w)
    return res
#> g(['a', 'b', 'c'])
#> g(['hello', 'hi', 'hey there'])
#> g([])
#> g(['', '', ''])
#> g(['Ω', 'omega', 'x'])
# %%
def binary(n, bits):
    if n < 0:
        n += 2 ** bits
    if n >= 2 ** bits or n < 0:
        raise OverflowError(f'{n} in {bits} bits')
    return format(n, 'b').rjust(bits, '0')
#> binary(5, 8)
#> binary(-1, 4)
#> binary(16, 4)
#> binary(0, 3)
#> binary(-9, 3)
# %%
def numeric_sort(keys):
    width = 0
    for k in keys:
        width = max(width, len(k))
    keys.sort(key=lambda k: k.rjust(width))
    return keys
#> numeric_sort(['10', '9', '100'])
#> numeric_sort(['b', 'aa', 'a'])
#> numeric_sort([])
#> numeric_sort(['', '0', '00'])
#> numeric_sort(['Z', 'z', 'zz', '!'])
# %%
def compare_versions(a, b):
    xs, ys = a.split('.'), b.split('.')
    pad = lambda parts: [p.rjust(4, '0') for p in parts]
    if pad(xs) == pad(ys):
        return 0
    return 1 if pad(xs) > pad(ys) else -1
#> compare_versions('1.10', '1.9')
#> compare_versions('2.0', '2.0')
#> compare_versions('1', '1.0')
#> compare_versions('0.12345', '0.2')
#> compare_versions('', '1')
# %%
def right_triangle(word):
    acc = []
    n = len(word)
    while word:
        acc.append(word.rjust(n, '-'))
        word = word[1:]
    return acc
#> right_triangle('abc')
#> right_triangle('x')
#> right_triangle('')
#> right_triangle('12-4')
#> right_triangle('éa')
# %%
def pad_or_fail(s, n, ch):
    try:
        t = s.rjust(n, ch)
    except TypeError as err:
        return type(err).__name__, len(ch)
    return t, t.count(ch)
#> pad_or_fail('a', 4, '-')
#> pad_or_fail('a-b', 2, '-')
#> pad_or_fail('a', 3, 'xy')
#> pad_or_fail('', 2, '')
#> pad_or_fail('zz', 5, 'z')
# %%
def matrix(rows):
    width = max(len(str(x)) for row in rows for x in row)
    text = []
    for row in rows:
        text.append(' '.join(str(x).rjust(width) for x in row))
    return text
#> matrix([[1, 20], [300, 4]])
#> matrix([[0]])
#> matrix([[], [-1, 1]])
#> matrix([])
#> matrix([['a', 'bcd'], [None]])
# %%
def price(cents, symbol='$'):
    digits = str(abs(cents)).rjust(3, '0')
    whole, frac = digits[:-2], digits[-2:]
    sign = '-' if cents < 0 else ''
    return (sign + symbol + whole + '.' + frac).rjust(9)
#> price(5)
#> price(123456)
#> price(-250, '€')
#> price(0, '')
#> price(12345678)
# %%
def justify_last(text, width):
    *front, last = text.split(' ')
    body = ' '.join(front)
    room = width - len(body)
    if room <= len(last):
        return text
    return body + last.rjust(room)
#> justify_last('see page 9', 14)
#> justify_last('word', 6)
#> justify_last('no room here', 5)
#> justify_last('', 2)
#> justify_last('a b', 4)
# %%
def f(s, n):
    t = s.rjust(n, '*')
    return t[::2] + t[1::2]
#> f('abc', 6)
#> f('xy', 1)
#> f('', 3)
#> f('hello', 7)
#> f('1', 4)
# %%
def f(nums):
    w = max(len(str(n)) for n in nums)
    return ''.join(str(n).rjust(w + 1) for n in sorted(nums))
#> f([3, 20, 1])
#> f([-5, 5])
#> f([])
#> f([100])
#> f([0, 7, -10, 7])
# %%
def f(text, char):
    i = text.find(char)
    return text[i:].rjust(len(text), char)
#> f('abcde', 'c')
#> f('hello', 'l')
#> f('xyz', 'q')
#> f('x', 'x')
#> f('no dots. ok', '.')
# %%
def f(a, b):
    if len(b) < len(a):
        b = b.rjust(len(a), a[0])
    else:
        a = a.rjust(len(b), b[-1])
    return a, b
#> f('abc', 'x')
#> f('x', 'abc')
#> f('ab', 'cd')
#> f('', 'q')
#> f('', '')
# %%
def f(items, k):
    out = []
    for x in items:
        x = x.rjust(k, '.')
        k = len(x) + 1
        out.append(x)
    return out
#> f(['a', 'b', 'c'], 1)
#> f(['long', 'x'], 2)
#> f([], 5)
#> f(['', ''], 0)
#> f(['1', '22', '3'], 3)
# %%
def f(s):
    for i in range(len(s), len(s) + 3):
        s = s.rjust(i, str(i % 10))
    return s
#> f('abc')
#> f('')
#> f('x')
#> f('12345678')
#> f('é é')
# %%
def stairs(text, n):
    rows = []
    for i, w in enumerate(text.split()):
        rows.append(w.rjust(len(w) + i * n, '-'))
    return '\n'.join(rows)
#> stairs('a b c', 1)
#> stairs('one two', 3)
#> stairs('', 2)
#> stairs('x', 4)
#> stairs('p q r', 0)
# %%
def f(d, width):
    d = {k.rjust(width, '0'): str(v) for k, v in d.items()}
    return d, [v.rjust(width)[-width:] for v in d.values()]
#> f({'1': 'a', '22': 'bcd'}, 2)
#> f({'x': 5}, 3)
#> f({}, 1)
#> f({'k': None}, 5)
#> f({'7': 1, '07': 2}, 2)
# %%
def f(value, width, fill):
    s = str(value)
    if value < 0:
        return '-' + s[1:].rjust(width - 1, fill)
    return s.rjust(width, fill)
#> f(42, 5, '0')
#> f(-42, 5, '0')
#> f(7, 1, ' ')
#> f(-1, 2, 'x')
#> f(1.5, 6, '_')
# %%
def g(text):
    pad = text.rjust(10, '<')
    n = pad.count('<')
    return pad[n // 2:] if n % 2 == 0 else pad.strip('<')
#> g('abcd')
#> g('abc')
#> g('')
#> g('longer than ten')
#> g('<x>')
