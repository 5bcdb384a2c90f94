# %%
def sum_digits(text):
    total = 0
    for ch in text:
        if ch.isdigit():
            total += int(ch)
    return total
#> sum_digits('a1b22')
#> sum_digits('none')
#> sum_digits('')
#> sum_digits('9-9-9')
#> sum_digits('x²')
# %%
def f(s):
    left = ''.join(filter(str.isdigit, s))
    right = ''.join(c for c in s if not c.isdigit())
    return left + right if len(left) > 1 else right
#> f('b4n4n4')
#> f('h3llo')
#> f('2024-05')
#> f('abc')
#> f('')
# %%
def phone(raw, area='555'):
    digits = [c for c in raw if c.isdigit()]
    if len(digits) == 7:
        digits = list(area) + digits
    if len(digits) != 10:
        return None
    d = ''.join(digits)
    return f'({d[:3]}) {d[3:6]}-{d[6:]}'
#> phone('212 555 0199')
#> phone('867-5309')
#> phone('12345')
#> phone('call 1112223')
#> phone('765 4321', '09')
# %%
def decompress(s):
    res, n = '', ''
    for ch in s:
        if ch.isdigit():
            n += ch
        else:
            res += ch * int(n or 1)
            n = ''
    return res
#> decompress('3a2bc')
#> decompress('10x')
#> decompress('abc')
#> decompress('0z4')
#> decompress('')
# %%
def scores(lines):
    table = {}
    for line in lines:
        name, _, pts = line.rpartition(' ')
        if not pts.isdigit():
            continue
        table[name] = table.get(name, 0) + int(pts)
    return max(table.items(), key=lambda p: p[1], default=None)
#> scores(['ann 3', 'bob 5', 'ann 4'])
#> scores(['x -1', 'y'])
#> scores([])
#> scores(['7', 'zed lee 2'])
#> scores(['a 1', 'b 1'])
# %%
def first_number(s):
    i = 0
    while i < len(s) and not s[i].isdigit():
        i += 1
    j = i
    while s[j:j + 1].isdigit():
        j += 1
    return s[i:j], s[j:]
#> first_number('abc123def45')
#> first_number('none')
#> first_number('7')
#> first_number('$4.50')
#> first_number('')
# %%
def strong(pw):
    checks = [len(pw) >= 8, any(c.isdigit() for c in pw), any(c.isupper() for c in pw)]
    missing = checks.count(False)
    return 'strong' if not missing else f'{missing} missing'
#> strong('Passw0rd')
#> strong('password')
#> strong('A1')
#> strong('')
#> strong('longenough1')
# %%
def increment_last(s):
    for i in range(len(s) - 1, -1, -1):
        if s[i].isdigit():
            d = (int(s[i]) + 1) % 10
            return s[:i] + str(d) + s[i + 1:]
    raise ValueError('no digit')
#> increment_last('file3.txt')
#> increment_last('a9')
#> increment_last('1a2b')
#> increment_last('none')
#> increment_last('x0y')
# %%
def chunk_types(s):
    groups = []
    for ch in s:
        kind = ch.isdigit()
        if groups and groups[-1][0] == kind:
            groups[-1][1] += ch
        else:
            groups.append([kind, ch])
    return [int(t) if k else t for k, t in groups]
#> chunk_types('ab12cd3')
#> chunk_types('2020')
#> chunk_types('')
#> chunk_types('x-007')
#> chunk_types('1a1a')
# %%
def clean_prices(prices):
    for i, p in enumerate(prices):
        p = p.lstrip('$').replace(',', '')
        prices[i] = int(p) if p.isdigit() else -1
    prices.sort()
    return prices
#> clean_prices(['$1,200', '$35', 'free'])
#> clean_prices(['10.5', '9'])
#> clean_prices([])
#> clean_prices(['$$8', ''])
#> clean_prices(['3', '2', '1'])
# %%
def is_time(s):
    h, colon, m = s.partition(':')
    if not colon or not h.isdigit() or not m.isdigit():
        return False
    return 0 <= int(h) < 24 and 0 <= int(m) < 60 and int(h) * 60 + int(m)
#> is_time('12:30')
#> is_time('24:00')
#> is_time('noon')
#> is_time('7:5')
#> is_time('1:2:3')
# %%
def digit_positions(word, offset=0):
    pos = {c: i + offset for i, c in enumerate(word) if c.isdigit()}
    word = word.translate({ord(c): None for c in pos})
    return word, pos
#> digit_positions('a1b2')
#> digit_positions('x9y9', 10)
#> digit_positions('abc')
#> digit_positions('', 3)
#> digit_positions('007', -1)
# %%
def g(cmds):
    x = 0
    for op, *num in cmds:
        num = ''.join(num)
        if not num.isdigit():
            return x, op
        x += int(num) if op == 'R' else -int(num)
    return x
#> g(['R5', 'L2'])
#> g(['L10', 'R3', 'Q1'])
#> g(['R', 'L1'])
#> g([])
#> g(['R2', 'Lx'])
# %%
def swap_digits(s):
    chars = list(s)
    spots = [i for i, c in enumerate(chars) if c.isdigit()]
    for a, b in zip(spots[::2], spots[1::2]):
        chars[a], chars[b] = chars[b], chars[a]
    return ''.join(chars)
#> swap_digits('1a2b3c4')
#> swap_digits('x5y')
#> swap_digits('plain')
#> swap_digits('90')
#> swap_digits('1-2-3')
# %%
def format_id(value, prefix):
    if isinstance(value, int):
        value = str(value)
    if value and value.isdigit():
        return prefix + value.zfill(4)
    return prefix.lower() + '?'
#> format_id(7, 'ID')
#> format_id('0042', 'Ref-')
#> format_id('4x', 'N')
#> format_id(-3, 'NEG')
#> format_id(None, 'Z')
# %%
def strip_numbers(title):
    while title and (title[0].isdigit() or title[0] in '. '):
        title = title[1:]
    return title.capitalize() or None
#> strip_numbers('1. introduction')
#> strip_numbers('2.3 METHODS')
#> strip_numbers('42')
#> strip_numbers('plain')
#> strip_numbers('')
# %%
def largest(s, sep=' '):
    best = None
    for tok in s.split(sep):
        if tok.isdigit() and (best is None or int(tok) > best):
            best = int(tok)
    return best
#> largest('4 19 7')
#> largest('a,30,b,4', ',')
#> largest('none here')
#> largest('-5 3')
#> largest('0', ' ')
# %%
def nested_digits(rows):
    header, *body = rows
    return [[int(c) for c in r if c.isdigit()] or [0] for r in body if r != header]
#> nested_digits(['hdr', '1 2', 'x', '34'])
#> nested_digits(['a1', 'a1', 'b2'])
#> nested_digits([])
#> nested_digits(['', '9', '8z7'])
#> nested_digits(['one', '2b', 'one', ''])
# %%
def coordinate(s):
    try:
        col, row = s
    except ValueError:
        return 'bad'
    if col.isdigit():
        col, row = row, col
    return ord(col.lower()) - ord('a'), int(row) - 1
#> coordinate('b3')
#> coordinate('4C')
#> coordinate('a10')
#> coordinate('zz')
#> coordinate('11')
# %%
def process(text, keep):
    kept = 0
    out = []
    for c in text:
        if c.isdigit():
            if kept >= keep:
                continue
            kept += 1
        out.append(c)
    return ''.join(out)
#> process('a1b2c3d4', 2)
#> process('12345', 0)
#> process('abc', 1)
#> process('', 3)
#> process('9 lives, 9 tails', 1)
# %%
def f(text):
    a = b = ''
    for c in text:
        if c.isdigit():
            a += c
        elif a:
            b += c * int(a[-1])
    return b
#> f('2ab3c')
#> f('ab')
#> f('1x2y')
#> f('')
#> f('0z9')
# %%
def f(s, n):
    chars = [str((int(c) + n) % 10) if c.isdigit() else c for c in s]
    return ''.join(chars)
#> f('a1b9', 1)
#> f('2024-05', 5)
#> f('', 3)
#> f('xyz', 2)
#> f('000', -1)
# %%
def f(lst):
    digits = [x for x in lst if x.isdigit()]
    digits.sort(key=int)
    return digits + [x for x in lst if x not in digits]
#> f(['10', '9', 'a'])
#> f(['b', 'a'])
#> f([])
#> f(['3', 'x', '03', '1'])
#> f(['-1', '1', ''])
# %%
def f(text, char):
    i = text.rfind(char)
    if text[i + 1:].isdigit():
        return int(text[i + 1:]) + i
    return text[:i]
#> f('item_42', '_')
#> f('a_b', '_')
#> f('77', '-')
#> f('', 'x')
#> f('v1.2.3', '.')
# %%
def f(s):
    k = 0
    while k < len(s) and not s[k].isdigit():
        k += 1
    if k == len(s):
        return -1
    return int(s[k]) - k
#> f('abc5')
#> f('9')
#> f('none')
#> f('')
#> f('x1y2')
# %%
def f(a, b):
    mixed = [x + y for x, y in zip(a, b) if x.isdigit() ^ y.isdigit()]
    return mixed or a[::-1]
#> f('a1b', '12c')
#> f('ab', 'cd')
#> f('', '9')
#> f('1x2', 'y3z')
#> f('11', '22')
# %%
def digit_sum(text):
    while len(text) > 1 and text.isdigit():
        text = str(sum(int(c) for c in text))
    return text
#> digit_sum('9875')
#> digit_sum('10')
#> digit_sum('a12')
#> digit_sum('')
#> digit_sum('99999999999')
# %%
def f(dic):
    keep = {}
    for k, v in dic.items():
        if k.isdigit():
            keep[int(k)] = v
        elif v in keep:
            del keep[v]
    return keep
#> f({'1': 'a', '2': 'b', 'x': 1})
#> f({'k': 3})
#> f({})
#> f({'07': 7, '7': 8})
#> f({'5': 0, 'five': 5, '6': 1})
# %%
def f(s):
    lst = list(s)
    for i in range(len(lst) - 1):
        if lst[i].isdigit() and not lst[i + 1].isdigit():
            lst[i], lst[i + 1] = lst[i + 1], lst[i]
    return ''.join(lst)
#> f('1ab')
#> f('a1b2c')
#> f('12x')
#> f('')
#> f('34')
# %%
def g(text, sep):
    nums = [p for p in text.split(sep) if p.strip().isdigit()]
    if not nums:
        return text.replace(sep, '0')
    return max(nums, key=len), min(nums)
#> g('1,22,x', ',')
#> g('a;b', ';')
#> g(' 5 - 40', '-')
#> g('', ',')
#> g('10 9 8', ' ')
