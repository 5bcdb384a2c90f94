# %%
def f(n, width):
    s = str(n).zfill(width)
    return s[::-1] if s.startswith('0') else s
#> f(7, 3)
#> f(1234, 2)
#> f(-5, 4)
#> f('', 2)
#> f('+9', 5)
# %%
def clock(h, m, pm=False):
    if pm and h < 12:
        h += 12
    if not (0 <= h < 24 and 0 <= m < 60):
        return None
    return str(h).zfill(2) + ':' + str(m).zfill(2)
#> clock(9, 5)
#> clock(9, 5, True)
#> clock(25, 0)
#> clock(0, 60)
#> clock(12, 30, pm=True)
# %%
def file_names(base, count, ext='txt'):
    width = len(str(count))
    names = []
    for i in range(1, count + 1):
        names.append(base + str(i).zfill(width) + '.' + ext)
    return names
#> file_names('img', 3)
#> file_names('p', 10, 'md')
#> file_names('none', 0)
#> file_names('', 2, '')
#> file_names('x', -1)
# %%
def iso(date):
    parts = date.replace('.', '/').split('/')
    if len(parts) != 3:
        raise ValueError(date)
    d, m, y = parts
    return f'{y.zfill(4)}-{m.zfill(2)}-{d.zfill(2)}'
#> iso('3/7/2021')
#> iso('1.12.99')
#> iso('2020')
#> iso('//')
#> iso('15/a/700')
# %%
def next_code(codes):
    best = 0
    for c in codes:
        num = c.lstrip('AB')
        if num.isdigit() and int(num) > best:
            best = int(num)
    return 'A' + str(best + 1).zfill(4)
#> next_code(['A0001', 'A0007', 'B0003'])
#> next_code([])
#> next_code(['AB', 'Cx9'])
#> next_code(['A9999'])
#> next_code(['12', 'BA40'])
# %%
def to_bits(text):
    chunks = []
    for ch in text:
        chunks.append(bin(ord(ch))[2:].zfill(8))
    return ' '.join(chunks)
#> to_bits('Hi')
#> to_bits('')
#> to_bits('\n')
#> to_bits('ñ1')
#> to_bits('Ω')
# %%
def hamming(a, b):
    x, y = bin(a)[2:], bin(b)[2:]
    n = max(len(x), len(y))
    return sum(p != q for p, q in zip(x.zfill(n), y.zfill(n)))
#> hamming(5, 6)
#> hamming(0, 255)
#> hamming(7, 7)
#> hamming(1, 16)
#> hamming(-2, 2)
# %%
def sort_mixed(items):
    width = max((len(i) for i in items), default=0)
    ordered = sorted(items, key=lambda i: i.zfill(width))
    return ordered, ordered == items
#> sort_mixed(['10', '9', '2'])
#> sort_mixed(['1', '02', '3'])
#> sort_mixed([])
#> sort_mixed(['-1', '5', '-12'])
#> sort_mixed(['b', 'aa', '1'])
# %%
def pad_numbers(text, width):
    out, num = '', ''
    for ch in text + ' ':
        if ch.isdigit():
            num += ch
            continue
        if num:
            out += num.zfill(width)
            num = ''
        out += ch
    return out[:-1]
#> pad_numbers('v1 part 22', 3)
#> pad_numbers('no digits', 5)
#> pad_numbers('', 2)
#> pad_numbers('2020-1-5', 2)
#> pad_numbers('a7', 0)
# %%
def luhn(digits, size):
    digits = digits.zfill(size)
    total = 0
    for i, d in enumerate(reversed(digits)):
        v = int(d) * (2 if i % 2 else 1)
        total += v - 9 if v > 9 else v
    return digits, total % 10 == 0
#> luhn('59', 4)
#> luhn('1234', 4)
#> luhn('', 3)
#> luhn('4539', 2)
#> luhn('1x', 2)
# %%
def counter(start, stop, step=1):
    width = max(len(str(start)), len(str(stop)))
    ticks = [str(k).zfill(width) for k in range(start, stop, step)]
    return ticks[:4] + ['..'] if len(ticks) > 4 else ticks
#> counter(8, 11)
#> counter(0, 100, 10)
#> counter(5, 5)
#> counter(3, -3, -2)
#> counter(-1, 2)
# %%
def split_time(total):
    units = []
    for base in (60, 60, 24):
        total, part = divmod(total, base)
        units.insert(0, str(part).zfill(2))
    if total:
        units.insert(0, f'{total}d')
    return ':'.join(units)
#> split_time(3725)
#> split_time(0)
#> split_time(90061)
#> split_time(59)
#> split_time(-1)
# %%
def color(r, g, b):
    code = '#'
    for part in (r, g, b):
        part = min(max(part, 0), 255)
        code += format(part, 'x').zfill(2)
    return code
#> color(255, 0, 128)
#> color(1, 2, 3)
#> color(300, -5, 16)
#> color(0, 0, 0)
#> color(12.5, 0, 0)
# %%
def compare(a, b):
    n = max(len(a), len(b))
    a, b = a.zfill(n), b.zfill(n)
    for i, (x, y) in enumerate(zip(a, b)):
        if x != y:
            break
    else:
        return 0
    return i + 1 if x > y else -(i + 1)
#> compare('99', '100')
#> compare('007', '7')
#> compare('', '')
#> compare('-5', '5')
#> compare('1203', '1130')
# %%
def ledger(rows):
    lines, total = [], 0
    for name, amount in rows:
        total += amount
        lines.append('%s %s' % (name[:3].ljust(3), str(amount).zfill(5)))
    lines.append(str(total).zfill(9))
    return lines
#> ledger([('rent', 900), ('tea', -4)])
#> ledger([])
#> ledger([('x', 123456)])
#> ledger([('ab', 1.5), ('café', 2)])
#> ledger([('neg', -99999)])
# %%
def is_palindrome(n, base=10):
    digits = ''
    while n > 0:
        n, r = divmod(n, base)
        digits = str(r) + digits
    width = len(digits) + len(digits) % 2
    padded = digits.zfill(width)
    return padded == padded[::-1], padded
#> is_palindrome(1221)
#> is_palindrome(5, 2)
#> is_palindrome(10)
#> is_palindrome(0)
#> is_palindrome(9, 2)
# %%
def g(s):
    sign = s[:1] in ('+', '-')
    a = s.zfill(6)
    b = s.rjust(6, '0')
    return a if a == b else (a, b, sign)
#> g('42')
#> g('-42')
#> g('+')
#> g('')
#> g('toolong!')
# %%
def rekey(d, width):
    fresh = {}
    for k, v in d.items():
        if not isinstance(k, (int, str)):
            continue
        fresh.setdefault(str(k).zfill(width), []).append(v)
    return fresh
#> rekey({1: 'a', '1': 'b', '01': 'c'}, 2)
#> rekey({(1, 2): 'x', 10: 'y'}, 3)
#> rekey({}, 4)
#> rekey({'k': 0, -3: 1}, 3)
#> rekey({None: 'gone', True: 'bool'}, 1)
# %%
def gray(n):
    codes = [''] if n else []
    while codes and len(codes[0]) < n:
        codes = ['0' + c for c in codes] + ['1' + c for c in codes[::-1]]
    order = [int(c, 2) for c in codes]
    return order, bin(len(order))[2:].zfill(n + 2)
#> gray(2)
#> gray(1)
#> gray(0)
#> gray(3)
#> gray(-1)
# %%
def bump(label, by=1):
    i = len(label)
    while i > 0 and label[i - 1].isdigit():
        i -= 1
    word, num = label[:i], label[i:]
    if not num:
        return label
    return word + str(int(num) + by).zfill(len(num))
#> bump('room099')
#> bump('room099', -100)
#> bump('lobby')
#> bump('', 5)
#> bump('2a9', by=3)
# %%
def f(text, n):
    s = text.zfill(n)
    return s.count('0'), s[::-1]
#> f('42', 5)
#> f('-7', 4)
#> f('100', 2)
#> f('', 3)
#> f('x0', 3)
# %%
def f(nums):
    w = len(str(max(nums)))
    lst = [str(n).zfill(w) for n in nums]
    lst.sort(reverse=True)
    return '|'.join(lst)
#> f([5, 10, 100])
#> f([-1, 20])
#> f([])
#> f([7, 7])
#> f([3, -12, 0])
# %%
def f(a, b):
    n = max(len(a), len(b))
    a, b = a.zfill(n), b.zfill(n)
    return ''.join(max(x, y) for x, y in zip(a, b))
#> f('123', '45')
#> f('9', '1000')
#> f('', '7')
#> f('ab', 'z')
#> f('-5', '333')
# %%
def f(s, k):
    while len(s) < k:
        s = s.zfill(len(s) + 1)[::-1]
    return s
#> f('12', 5)
#> f('-3', 4)
#> f('abc', 3)
#> f('', 2)
#> f('+', 4)
# %%
def f(n):
    bits = bin(n)[2:].zfill(8)
    return int(bits[::-1], 2), bits.rstrip('0')
#> f(5)
#> f(255)
#> f(0)
#> f(300)
#> f(-2)
# %%
def f(text, char):
    parts = text.split(char)
    return char.join(p.zfill(i + 2) for i, p in enumerate(parts))
#> f('1:2:3', ':')
#> f('10-5', '-')
#> f('x', '.')
#> f('', ',')
#> f('-1 -2', ' ')
# %%
def stamp(secs):
    m, s = divmod(secs, 60)
    if m >= 60:
        return str(m // 60) + 'h' + str(m % 60).zfill(2)
    return str(m) + ':' + str(s).zfill(2)
#> stamp(65)
#> stamp(3660)
#> stamp(0)
#> stamp(59)
#> stamp(7325)
# %%
def f(d, n):
    out = {}
    for k, v in d.items():
        out[str(v).zfill(n)] = str(k).zfill(n)
    return out
#> f({1: 2, 3: 4}, 2)
#> f({'a': -1}, 3)
#> f({}, 1)
#> f({10: 'x', 20: 'x'}, 4)
#> f({'k': None}, 5)
# %%
def f(items):
    for i, x in enumerate(items):
        if x.isdigit():
            items[i] = x.zfill(len(items))
        else:
            items[i] = x[:-1]
    return items
#> f(['1', 'ab', '22'])
#> f(['x'])
#> f([])
#> f(['007', '-7'])
#> f(['5', '6', '7', ''])
# %%
def g(value, width):
    s = str(value)
    diff = len(s.zfill(width)) - len(s)
    if diff > 2:
        return s + '0' * diff
    return diff * s
#> g(42, 6)
#> g(42, 4)
#> g('ab', 3)
#> g(-1, 2)
#> g('', 5)
