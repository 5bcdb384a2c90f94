# %%
def rotate_case(s):
    out = ''
    mode = 0
    for c in s:
        if c == ' ':
            mode = (mode + 1) % 3
            out += '.'
        else:
            out += (c.upper(), c.lower(), c.swapcase())[mode]
    return out
#> rotate_case('Every Good Boy Deserves Fudge')
#> rotate_case('One')
#> rotate_case('  Lead')
#> rotate_case('a B c D')
#> rotate_case('')
# %%
def f(d1, d2):
    d3 = {**d1, **d2}
    only = [k for k in d3 if (k in d1) != (k in d2)]
    for k in only:
        d3.pop(k)
    d3['only'] = only
    return d3
#> f({'a': 1, 'b': 2}, {'b': 3, 'c': 4})
#> f({}, {})
#> f({'x': 1}, {'x': 1})
#> f({'only': 1, 'p': 2}, {'q': 0})
#> f({'k': None, 'l': 5}, {'l': None, 'k': 6})
# %%
def f(text):
    left = text.lstrip('0123456789')
    number = text[:len(text) - len(left)]
    if not number:
        return left[:3]
    times = int(number) % 4
    return (left.strip() + '/') * times
#> f('3 blind mice')
#> f('nothing')
#> f('44')
#> f('10x')
#> f('007 Bond 007')
# %%
def f(lst, n):
    lst = lst[:n] + lst[n + 1:]
    lst.reverse()
    if n < len(lst):
        lst.insert(n, lst.pop())
    else:
        lst.append(n)
    return lst
#> f([1, 2, 3, 4], 1)
#> f(['x', 'y'], 5)
#> f([], 0)
#> f([9, 8, 7, 6, 5], 0)
#> f(['a', 'b', 'c'], -1)
# %%
def f(s, sub):
    positions = []
    at = s.find(sub)
    while at >= 0:
        positions.append(at)
        at = s.find(sub, at + 1)
    gaps = [b - a for a, b in zip(positions, positions[1:])]
    return gaps or positions
#> f('banana', 'an')
#> f('aaaa', 'aa')
#> f('hello world', 'o w')
#> f('abc', 'z')
#> f('to do, or not to do: that is to do', 'do')
# %%
def f(text):
    words = text.split('_')
    words = [w for w in words if w]
    camel = ''.join(w.title() for w in words)
    if text.startswith('_'):
        return '_' + camel[:1].lower() + camel[1:]
    return camel if text.islower() else camel.upper()
#> f('snake_case_name')
#> f('__private_value')
#> f('MAX_SIZE')
#> f('mixedCase_here')
#> f('_')
# %%
def f(nums):
    total = 0
    while nums:
        total += nums[0] * len(nums)
        nums = nums[1::2] if nums[0] % 2 else nums[2:]
    return total
#> f([1, 2, 3, 4, 5, 6, 7])
#> f([2, 4, 6, 8])
#> f([])
#> f([9])
#> f([3, 3, 3, 0, -5, 1])
# %%
def f(text, alphabet):
    shift = len(alphabet) // 2
    table = str.maketrans(alphabet, alphabet[shift:] + alphabet[:shift])
    moved = text.translate(table)
    same = sum(a == b for a, b in zip(text, moved))
    return moved if same < len(text) else None
#> f('hello there', 'helo')
#> f('12:45', '0123456789')
#> f('xyz', 'abc')
#> f('', 'ab')
#> f('Beware: Dogs!', 'aeiour')
# %%
def f(entries):
    book = {}
    for entry in entries:
        name, _, amount = entry.rpartition(' ')
        if not amount.lstrip('-').isdigit():
            book.pop(amount, None)
            continue
        book[name] = book.get(name, 0) + int(amount)
    return sorted(book.items(), key=lambda p: p[1])
#> f(['ann 5', 'bob 7', 'ann -9'])
#> f(['old tom 3', 'x 1', 'drop x'])
#> f([])
#> f(['12', 'n/a', 'sum 0'])
#> f(['a 1', 'clear a', 'a 2', 'b 2'])
# %%
def f(s):
    s = s.strip()
    while '  ' in s:
        s = s.replace('  ', ' ')
    words = s.split(' ')
    caps = sum(w.istitle() for w in words)
    return s.lower() if caps * 2 > len(words) else ' '.join(words[::-1])
#> f('  The   Old  Man and  The Sea ')
#> f('one     two')
#> f('Single')
#> f('    ')
#> f('It Is what   it is')
# %%
def f(matrix):
    first = [row.pop(0) for row in matrix if row]
    matrix.append(first)
    matrix = [row for row in matrix if row]
    matrix.sort(key=len, reverse=True)
    return matrix
#> f([[1, 2], [3], [4, 5, 6]])
#> f([[], []])
#> f([['a'], ['b'], ['c']])
#> f([])
#> f([[0, 0, 0], [], [7, 8]])
# %%
def f(text, n):
    out = []
    for i in range(0, len(text), n):
        piece = text[i:i + n]
        if piece.isspace():
            continue
        if len(piece) < n:
            piece = piece.center(n, '#')
        out.append(piece.strip() if i else piece)
    return ''.join(out)
#> f('abc def ghi', 4)
#> f('xyz', 5)
#> f('      ', 2)
#> f(' spaced  out  text here', 3)
#> f('12345678', 3)
# %%
def f(d, n):
    order = sorted(d, key=d.get)
    for k in order[:n]:
        d[k.upper()] = d.pop(k)
    return ''.join(d), sum(d.values())
#> f({'b': 2, 'a': 3, 'c': 1}, 2)
#> f({'x': 5}, 0)
#> f({}, 3)
#> f({'a': 1, 'A': 10}, 1)
#> f({'q': 4, 'w': 4, 'e': 4}, -1)
# %%
def f(s):
    if not s:
        return 'nil'
    counts = [s.count(c) for c in s]
    peak = max(counts)
    lead = s[counts.index(peak)]
    return s.replace(lead, '', peak - 1).index(lead), lead
#> f('mississippi')
#> f('abc')
#> f('')
#> f('hello, hollow hall')
#> f('tattoo at 2')
# %%
def f(times):
    total = 0
    for t in times:
        parts = t.split(':')
        while len(parts) < 3:
            parts.insert(0, '0')
        h, m, s = map(int, parts)
        total += h * 3600 + m * 60 + s
    m, s = divmod(total, 60)
    return f'{m // 60}h{m % 60:02}m{s:02}s'
#> f(['1:00', '59:59', '2:03:04'])
#> f(['45'])
#> f([])
#> f(['0:90', '90'])
#> f(['12:00:00', '12:00:01'])
# %%
def f(queue, skips):
    served = []
    while queue:
        person = queue.pop(0)
        if skips.get(person, 0):
            skips[person] -= 1
            queue.append(person)
        else:
            served.append(person)
    return served
#> f(['a', 'b', 'c'], {'a': 1})
#> f(['x', 'y'], {'x': 2, 'y': 1})
#> f([], {'q': 3})
#> f(['k', 'k', 'm'], {'k': 1})
#> f(['p', 'q', 'r', 's'], {'p': 3, 'r': 1, 'z': 9})
# %%
def f(word):
    i = 1
    while i < len(word):
        if word[i].isupper() and word[i - 1].islower():
            word = word[:i] + '_' + word[i].lower() + word[i + 1:]
        i += 1
    return word.lower() if '_' in word else word
#> f('camelCaseWord')
#> f('HTTPServer')
#> f('plain')
#> f('aBcDe')
#> f('getHTTPCode2Go')
# %%
def trim_pair(s, pair):
    if s[:1] == pair[0] and s[-1:] == pair[1]:
        return s[1:-1], True
    return s, False


def f(s):
    layers = ''
    for pair in ('()', '[]', '{}', '()'):
        s, done = trim_pair(s, pair)
        layers += pair * done
    return s, layers
#> f('([{x}])')
#> f('{[y]}')
#> f('plain')
#> f('((z))')
#> f('[a](b)')
# %%
def f(scores):
    best = scores.copy()
    for name in scores:
        if scores[name] < 0:
            del best[name]
        elif scores[name] > 100:
            best[name] = 100
    best = dict(reversed(best.items()))
    return best
#> f({'a': 120, 'b': -1, 'c': 50})
#> f({})
#> f({'z': -5, 'y': -6})
#> f({'m': 100, 'n': 101})
#> f({'one': 0, 'two': 99, 'three': 500, 'four': -0.5})
# %%
def f(text):
    count = {'a': 0, '0': 0, ' ': 0, '.': 0}
    for c in text:
        key = 'a' if c.isalpha() else '0' if c.isdigit() else ' ' if c.isspace() else '.'
        count[key] += 1
    return ''.join(k * min(v, 3) for k, v in count.items())
#> f('Hello, World 2024!')
#> f('')
#> f('...!!!???')
#> f('\t\n 7')
#> f('abc-def_ghi')
# %%
def f(s, width):
    number, unit = s, ''
    for i, c in enumerate(s):
        if not (c.isdigit() or c in '.-'):
            number, unit = s[:i], s[i:].strip()
            break
    value = float(number or 0)
    return f'{value:{width}.1f}{unit or "?"}'
#> f('12.55 kg', 7)
#> f('-3', 5)
#> f('miles', 4)
#> f('1000m/s', 3)
#> f('.5 L of milk', 6)
# %%
def f(lst):
    lst.append(lst[:2])
    lst[0] = 'new'
    inner = lst[-1]
    inner.append(lst.pop(1) if len(lst) > 2 else 0)
    return lst
#> f([1, 2, 3])
#> f(['a'])
#> f([[], {}])
#> f([None, True, 0, 'x', 5])
#> f([])
# %%
def f(a, b, c):
    result = []
    for x, y in zip(a, b):
        if x is None:
            x = c.pop() if c else y
        result.append(x * y if isinstance(y, int) else (x, y))
    result.extend(c[:1])
    return result
#> f([1, None, 3], [2, 2, 2], [9])
#> f(['a', None], [3, 'b'], [])
#> f([], [1], ['z'])
#> f([None, None, None], [1, 2, 'q'], [5, 'k'])
#> f([4, 5], ['four', 0], [1, 2])
# %%
def f(text, chars):
    parts = []
    current = ''
    for c in text:
        if c in chars and current:
            parts.append(current)
            current = c
        else:
            current += c
    return [p for p in parts if p[0] in chars] + [current]
#> f('one+two-three', '+-')
#> f('+++', '+')
#> f('abc', '/')
#> f('', '.')
#> f('key:value;other:thing', ':;')
# %%
def f(n):
    s = str(n)
    steps = []
    while len(s) > 1 and len(steps) < 5:
        evens = [c for c in s if c in '02468']
        s = str(len(evens)) + str(len(s) - len(evens)) + s[:len(s) // 2]
        s = s.lstrip('0')[:4]
        steps.append(s)
    return steps
#> f(123456)
#> f(7)
#> f(2020)
#> f(99999)
#> f(80)
# %%
def f(words):
    words = list(dict.fromkeys(words))
    words.sort(key=lambda w: (w[-1], -len(w)))
    line = ' '.join(words)
    return line if line.isascii() else line.encode('ascii', 'ignore').decode()
#> f(['pear', 'plum', 'fig', 'pear', 'jam'])
#> f(['señor', 'año', 'sí'])
#> f([])
#> f(['to', 'go', 'into', 'do'])
#> f(['A1', 'B2', 'A1', 'C11'])
# %%
def f(text, k):
    for _ in range(k):
        head, sep, tail = text.rpartition(',')
        if not sep:
            text = text + ','
        else:
            text = tail.strip() + ';' + head
    return text
#> f('a, b, c', 2)
#> f('alone', 1)
#> f('x,y', 3)
#> f('first, second,third', 0)
#> f(', ,', 2)
# %%
def f(stock, orders):
    missing = {}
    for item, qty in orders:
        have = stock.get(item, 0)
        taken = min(have, qty)
        if taken < qty:
            missing[item] = missing.get(item, 0) + qty - taken
        if have:
            stock[item] = have - taken
    return missing or stock
#> f({'nut': 10, 'bolt': 2}, [('nut', 4), ('bolt', 2)])
#> f({'nut': 1}, [('nut', 3), ('nut', 2)])
#> f({}, [])
#> f({'cog': 5}, [('gear', 1), ('cog', 5), ('cog', 1)])
#> f({'a': 0, 'b': 7}, [('b', 0), ('b', 6)])
# %%
def f(s):
    out = s[0]
    for c in s[1:]:
        if c.isalpha() and out[-1].isalpha() and c.lower() < out[-1].lower():
            out += '|'
        out += c
    return max(out.split('|'), key=len), out.count('|')
#> f('abcabd')
#> f('zyx')
#> f('Almost beefy, not effort')
#> f('q')
#> f('Banana split 12')
# %%
def f(lst, *rest):
    flat = [*lst, *rest]
    flat.sort(key=lambda v: (isinstance(v, str), v))
    nums = flat[:sum(not isinstance(v, str) for v in flat)]
    del flat[:len(nums)]
    return ''.join(flat).capitalize() + str(sum(nums))
#> f([3, 'b', 1], 'a', 2)
#> f([], 'Z', 'y')
#> f([10])
#> f(['hello', 'WORLD', 5.5], -5)
#> f([], 0, '', 0)
# %%
def f(text):
    words = text.split()
    out = []
    while words:
        w = words.pop()
        if w.endswith((',', '.', '!')):
            out.append(w[:-1].upper())
            words = words[1:]
        else:
            out.insert(0, w)
    return ' '.join(out)
#> f('Well, hello there, my friend!')
#> f('no punctuation here')
#> f('')
#> f('A. B. C. D')
#> f('Stop! Look, and listen.')
# %%
def f(bits):
    runs = []
    for b in bits:
        if runs and runs[-1][0] == b:
            runs[-1][1] += 1
        else:
            runs.append([b, 1])
    while len(runs) > 1 and runs[0][1] < runs[1][1]:
        runs.pop(0)
    return '+'.join(f'{b}x{n}' for b, n in runs)
#> f('0110001111')
#> f('0')
#> f('')
#> f('aabbbbccd')
#> f('1101')
# %%
def f(a, i, j):
    a[i:j] = a[i:j][::-1]
    if a[i] == a[j - 1]:
        a[i:j] = [a[i]]
    elif a[i] < a[j - 1]:
        a[j:j] = [a[i] + a[j - 1]]
    return a
#> f([1, 2, 3, 4, 5], 1, 4)
#> f([7, 8, 9, 7, 1], 0, 4)
#> f([5, 1, 9], 0, 2)
#> f(['x', 'b', 'a'], 0, 3)
#> f([2, 4], 1, 3)
# %%
def f(line):
    key, *vals = line.split('|')
    vals = [v.strip() for v in vals]
    kind = 'num' if all(v.isdecimal() for v in vals) else 'str'
    if kind == 'num':
        vals = [int(v) for v in vals][::-1]
    return {key.strip() or kind: vals}
#> f('ages | 30 | 4|15')
#> f('|x|y')
#> f('lonely')
#> f(' mixed|1|two|3')
#> f('|7|8|')
# %%
def f(s, t):
    i = 0
    for c in t:
        i = s.find(c, i)
        if i < 0:
            return t.index(c), s.rfind(c)
        i += 1
    return s[i:], s[:i].count(t[-1:] or ' ')
#> f('programming', 'prg')
#> f('abc', 'cb')
#> f('hello world', 'low')
#> f('empty', '')
#> f('zigzag', 'zzz')
# %%
def f(nested):
    path = []
    while isinstance(nested, (list, dict)) and nested:
        if isinstance(nested, dict):
            key = next(iter(nested))
            path.append(key)
            nested = nested[key]
        else:
            path.append(len(nested) - 1)
            nested = nested[-1]
    return path, nested
#> f({'a': [1, {'b': [5, 6]}]})
#> f([[], [[]]])
#> f('leaf')
#> f({'x': {}, 'y': 1})
#> f([1, 2, [3, {'k': 'v'}]])
# %%
def f(text):
    res = ''
    prev = ''
    for c in text:
        if c == prev:
            res = res[:-1]
            prev = res[-1:]
        else:
            res += c
            prev = c
    return res.ljust(5, '-')
#> f('aabccba')
#> f('bookkeeper')
#> f('')
#> f('1221 3443 x')
#> f('abba baab')
# %%
def f(names):
    emails = {}
    for n in names:
        first, _, last = n.lower().partition(' ')
        base = first[0] + last.replace(' ', '').replace("'", '')
        while base in emails:
            base += str(len(emails))
        emails[base] = n
    return list(emails)
#> f(['Ann Lee', 'Al Lee', 'Bo Derek'])
#> f(["Pat O'Neil", 'Cher'])
#> f([])
#> f(['Jo Van Dam', 'Jim Vandam', 'J VanDam'])
#> f(['', 'X'])
# %%
def f(s):
    s = '{:>8}|{:<5}|{:^7}'.format(s, s[:3], s[-2:])
    cells = s.split('|')
    if len(cells[0]) > 8:
        cells.pop(0)
    return [len(c) - len(c.strip()) for c in cells], cells[-1]
#> f('abc')
#> f('a very long one')
#> f('')
#> f(' pad ')
#> f('a|b')
# %%
def f(lst):
    i = 0
    for x in list(lst):
        if x % 3 == 0:
            lst.remove(x)
            lst.append(x // 3)
        elif x % 2 == 0:
            lst.insert(i, x // 2)
            i += 1
    return lst
#> f([3, 4, 5, 6])
#> f([9, 9, 9])
#> f([1, 5, 7])
#> f([])
#> f([2, 12, 8, 3])
