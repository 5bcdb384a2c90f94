# %%
def to_int(s, default=None):
    s = s.strip()
    if s.isdecimal():
        return int(s)
    if s[:1] == '-' and s[1:].isdecimal():
        return -int(s[1:])
    return default
#> to_int(' 42 ')
#> to_int('-7')
#> to_int('4.2', 0)
#> to_int('²')
#> to_int('', -1)
# %%
def f(text):
    nums = []
    for part in text.split():
        if part.isdecimal():
            nums.append(int(part))
    return sum(nums), nums
#> f('3 apples and 12 pears')
#> f('none')
#> f('1 -1 1.0 ٣')
#> f('')
#> f('007 7')
# %%
def pull_digits(s):
    digits = ''.join(c for c in s if c.isdecimal())
    if not digits:
        return 0
    return int(digits[::-1])
#> pull_digits('a1b2c3')
#> pull_digits('100')
#> pull_digits('no')
#> pull_digits('x²y9')
#> pull_digits('(555) 010')
# %%
def next_version(v):
    parts = v.split('.')
    if not all(p.isdecimal() for p in parts):
        return v
    parts[-1] = str(int(parts[-1]) + 1)
    return '.'.join(parts)
#> next_version('1.2.9')
#> next_version('7')
#> next_version('1.x')
#> next_version('')
#> next_version('2024.01')
# %%
def expand(s):
    out = ''
    i = 0
    while i < len(s):
        if s[i].isdecimal() and i + 1 < len(s):
            out += s[i + 1] * int(s[i])
            i += 2
        else:
            out += s[i]
            i += 1
    return out
#> expand('3ab2c')
#> expand('abc')
#> expand('0x5')
#> expand('22')
#> expand('1-4_')
# %%
def valid_pin(pin, banned=('0000', '1234')):
    if len(pin) not in (4, 6):
        return 'length'
    elif not pin.isdecimal():
        return 'digits'
    elif pin in banned:
        return 'weak'
    return len(set(pin)) > 1
#> valid_pin('9204')
#> valid_pin('1234')
#> valid_pin('12a4')
#> valid_pin('123')
#> valid_pin('777777', [])
# %%
def natural(names):
    keyed = []
    for n in names:
        tail = n.lstrip('abcdefghijklmnopqrstuvwxyz')
        keyed.append((n[:len(n) - len(tail)], int(tail) if tail.isdecimal() else 0, n))
    return [n for *_, n in sorted(keyed)]
#> natural(['file10', 'file2', 'file1'])
#> natural(['b1', 'a3', 'a'])
#> natural([])
#> natural(['x20', 'x3', 'x', 'x-1'])
#> natural(['z01', 'z1', 'z001'])
# %%
def luhn(card):
    digits = [int(c) for c in card if c.isdecimal()]
    for i in range(len(digits) - 2, -1, -2):
        d = digits[i] * 2
        digits[i] = d if d < 10 else d - 9
    return sum(digits) % 10 == 0, digits
#> luhn('79927398713')
#> luhn('12 34')
#> luhn('')
#> luhn('0-0')
#> luhn('5x5')
# %%
def parse_row(row, sep='|'):
    cells = []
    for cell in row.split(sep):
        cell = cell.strip()
        cells.append(int(cell) if cell.isdecimal() else cell or None)
    return cells
#> parse_row('bob | 42 | ')
#> parse_row('1,2,x', ',')
#> parse_row('')
#> parse_row('-5|+5|5')
#> parse_row('٤ | ④')
# %%
def split_tail(name):
    k = len(name)
    while k > 0 and name[k - 1].isdecimal():
        k -= 1
    return (name[:k], int(name[k:])) if k < len(name) else (name, None)
#> split_tail('room101')
#> split_tail('attic')
#> split_tail('2024')
#> split_tail('v2b')
#> split_tail('')
# %%
def calc(expr):
    stack = []
    for tok in expr.split():
        if tok.isdecimal():
            stack.append(int(tok))
        else:
            b, a = stack.pop(), stack.pop()
            stack.append(a + b if tok == '+' else a * b)
    return stack[-1]
#> calc('3 4 +')
#> calc('2 3 4 * +')
#> calc('1 +')
#> calc('9')
#> calc('5 5 x 2 +')
# %%
def normalize_date(s):
    for sep in '/-.':
        bits = s.split(sep)
        if len(bits) == 3 and all(map(str.isdecimal, bits)):
            d, m, y = bits
            return f'{y}-{m:0>2}-{d:0>2}'
    return s
#> normalize_date('3/7/2020')
#> normalize_date('31-12-99')
#> normalize_date('today')
#> normalize_date('1.2.3.4')
#> normalize_date('5.a.6')
# %%
def g(s):
    kinds = (s.isdecimal(), s.isdigit(), s.isnumeric())
    return kinds.index(True) if True in kinds else len(s)
#> g('123')
#> g('2²')
#> g('½')
#> g('abc')
#> g('')
# %%
def sum_lines(text, skip=0):
    total = 0
    for i, line in enumerate(text.split('\n')):
        if i < skip:
            continue
        last = line.split(',')[-1]
        if not last.isdecimal():
            break
        total += int(last)
    return total
#> sum_lines('a,1\nb,2\nc,3')
#> sum_lines('name,qty\nx,5\ny,6', 1)
#> sum_lines('a,1\nb,?\nc,9')
#> sum_lines('')
#> sum_lines('10', -1)
# %%
def bump(label):
    head, _, tail = label.rpartition(' ')
    if tail.isdecimal() and head:
        return head + ' ' + str(int(tail) + 1).zfill(len(tail))
    return label + ' 2'
#> bump('Chapter 9')
#> bump('Part 007')
#> bump('Intro')
#> bump('42')
#> bump('')
# %%
def seats(codes):
    rows = {}
    for code in codes:
        row, seat = code[:-1], code[-1]
        assert row.isdecimal(), code
        rows.setdefault(int(row), []).append(seat.upper())
    return {r: ''.join(sorted(s)) for r, s in sorted(rows.items())}
#> seats(['12b', '3A', '12a'])
#> seats([])
#> seats(['A1'])
#> seats(['7c', '07d', '007e'])
#> seats(['1', '2'])
# %%
def mask_numbers(sentence, ch='#'):
    words = sentence.split(' ')
    for w in words:
        if w.isdecimal():
            words[words.index(w)] = ch * len(w)
    return ' '.join(words)
#> mask_numbers('call 555 or 911 now')
#> mask_numbers('pin 1234', '*')
#> mask_numbers('no numbers 3rd')
#> mask_numbers('')
#> mask_numbers('7 7 77', '')
# %%
def index_or_key(data, path):
    for step in path.split('.'):
        if step.isdecimal():
            step = int(step)
        data = data[step]
    return data
#> index_or_key({'a': [10, 20]}, 'a.1')
#> index_or_key([['x'], {'k': 'v'}], '1.k')
#> index_or_key({'a': 1}, 'b')
#> index_or_key('word', '0')
#> index_or_key([1], '3')
# %%
def process(chars):
    acc, prev = [], False
    for c in chars:
        cur = c.isdecimal()
        if cur and prev:
            acc[-1] = acc[-1] * 10 + int(c)
        elif cur:
            acc.append(int(c))
        prev = cur
    return acc
#> process('12ab3c45')
#> process('no digits')
#> process('')
#> process('1,000')
#> process(['4', '2', '-', '7'])
# %%
def pad_number(s, width):
    if not s.isdecimal():
        return s.rjust(width, '.')
    s = s.lstrip('0') or '0'
    return '0' * (width - len(s)) + s
#> pad_number('42', 5)
#> pad_number('0007', 2)
#> pad_number('x1', 4)
#> pad_number('000', 3)
#> pad_number('', 2)
# %%
def f(s):
    total = 0
    for i, c in enumerate(s):
        if c.isdecimal():
            total += int(c) * i
    return total
#> f('a1b2')
#> f('999')
#> f('none')
#> f('')
#> f('5x²3')
# %%
def f(text, n):
    parts = text.split('.')
    return [int(p) + n if p.isdecimal() else p for p in parts]
#> f('1.2.x', 1)
#> f('10.20', -5)
#> f('', 0)
#> f('a..3', 2)
#> f('-1.4', 1)
# %%
def f(items):
    while items and not items[-1].isdecimal():
        items.pop()
    return items and items[-1]
#> f(['1', 'a', '2', 'b'])
#> f(['x', 'y'])
#> f([])
#> f(['7'])
#> f(['12', '', '³'])
# %%
def f(a, b):
    if a.isdecimal() and b.isdecimal():
        return int(a) - int(b)
    return a.isdecimal(), b.isdecimal()
#> f('10', '3')
#> f('x', '3')
#> f('', '')
#> f('07', '7')
#> f('1', '-1')
# %%
def f(text, char):
    out = ''
    for c in text:
        out += char if c.isdecimal() else c
    return out, out.count(char) - text.count(char)
#> f('a1b22', '#')
#> f('x-1', '-')
#> f('', '0')
#> f('none', 'n')
#> f('2024', '2')
# %%
def f(s, k):
    i = k
    while i < len(s) and s[i].isdecimal():
        i += 1
    return s[k:i].zfill(4) if i > k else s[:k]
#> f('ab123c', 2)
#> f('ab123c', 0)
#> f('99', 0)
#> f('', 1)
#> f('x7y', 1)
# %%
def f(text):
    a = [c for c in text if c.isdecimal()]
    a.sort(reverse=True)
    return int(''.join(a)) if a else None
#> f('a3b1c2')
#> f('0x0')
#> f('abc')
#> f('1990-07')
#> f('٣1')
# %%
def num_or(d):
    for k in d:
        v = d[k]
        if isinstance(v, str) and v.isdecimal():
            d[k] = int(v)
    return sum(v for v in d.values() if type(v) is int)
#> num_or({'a': '5', 'b': 6})
#> num_or({'x': '1.5', 'y': '2'})
#> num_or({})
#> num_or({1: None, 2: 'z'})
#> num_or({'p': '007', 'q': True})
# %%
def f(s, value):
    head, tail = s[:value], s[value:]
    if head.isdecimal() and not tail.isdecimal():
        return tail + head
    return tail.isdecimal() * 'tail' or head
#> f('12ab', 2)
#> f('1234', 2)
#> f('ab12', 2)
#> f('', 0)
#> f('1a2b', 3)
# %%
def g(words):
    n = 0
    for w in words:
        if w.isdecimal():
            n = int(w)
        else:
            words[words.index(w)] = w * n
    return words
#> g(['2', 'a', '3', 'b'])
#> g(['x', '1', 'y'])
#> g([])
#> g(['0', 'q'])
#> g(['ab', '2', 'ab'])
