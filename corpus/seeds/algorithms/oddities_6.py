# %%
def stamp(text, day):
    prefix = f'{day:>02}'
    lines = text.splitlines() or ['(blank)']
    lines[0] = prefix + ' ' + lines[0].lstrip()
    for i in range(1, len(lines)):
        lines[i] = ' ' * len(prefix) + ':' + lines[i].strip()
    return lines
#> stamp(' rain\nthen sun ', 7)
#> stamp('', 31)
#> stamp('a\n\n\nb', 123)
#> stamp('single line', 0)
#> stamp('\nfirst was empty', 12)
# %%
def f(s):
    for width in range(len(s), 0, -1):
        head = s[:width]
        if s.count(head) > 1:
            return head, s.rindex(head)
    return s.rjust(len(s) + 2, '#')
#> f('abcabcabd')
#> f('hello')
#> f('')
#> f('ho ho ho, hot')
#> f('tip top')
# %%
def f(nums):
    marks = ['x' if n < 0 else 'o' for n in nums]
    for i, m in enumerate(marks):
        if m == 'x' and i + 1 < len(marks):
            marks[i + 1] = marks[i + 1].upper()
    line = ''.join(marks)
    return line.strip('o'), line.count('O')
#> f([1, -2, 3, -4, -5, 6])
#> f([-1])
#> f([])
#> f([5, 5, -1, 5, 5])
#> f([-1, -1, -1, 0])
# %%
def f(d, threshold):
    drop = []
    for k, v in d.items():
        if len(v) < threshold:
            drop.append(k)
        else:
            v.pop()
    moved = [x for k in drop for x in d.pop(k)]
    d['rest'] = moved
    return d
#> f({'a': [1, 2, 3], 'b': [4], 'c': [5, 6]}, 2)
#> f({}, 1)
#> f({'rest': ['keep', 'me'], 'z': []}, 1)
#> f({'p': ['x'], 'q': ['y']}, 5)
#> f({'m': [0, 0], 'n': [1]}, 0)
# %%
def f(text):
    out = []
    for part in text.split(','):
        part = part.strip()
        if '-' in part[1:]:
            a, b = part.rsplit('-', 1)
            out += range(int(a), int(b) + 1)
        elif part:
            out.append(int(part))
    return out
#> f('1-3, 7, 9-10')
#> f('')
#> f('-2-1,,5')
#> f('8-4, 6')
#> f('100')
# %%
def f(words):
    words = [w[::-1] for w in words]
    words.sort()
    groups = {}
    for w in words:
        groups.setdefault(w[:2], []).append(w[::-1])
    return [g for g in groups.values() if len(g) > 1] or list(groups)
#> f(['nation', 'option', 'cat', 'bat'])
#> f(['one', 'two', 'six'])
#> f([])
#> f(['ring', 'sing', 'long', 'gong', 'a'])
#> f(['walked', 'Talked', 'red', 'bee'])
# %%
def f(a, n):
    spill = []
    while len(a) > n:
        spill.append(a.pop(len(a) // 2))
    a[len(a):] = spill[::-1] if len(spill) % 2 else [spill]
    return a
#> f([1, 2, 3, 4, 5], 2)
#> f([1, 2, 3, 4], 2)
#> f(['a'], 3)
#> f([], 0)
#> f([9, 8, 7, 6, 5, 4], 1)
# %%
def f(s, c):
    i = s.find(c)
    j = s.rfind(c)
    if i == j:
        return s.replace(c, c * 2) if i >= 0 else c + s
    inner = s[i + len(c):j]
    return inner.title() if inner.islower() else inner.center(len(s), c[0])
#> f('say "hello there" now', '"')
#> f('one|bar', '|')
#> f('zero', '@')
#> f('--FLAG--', '--')
#> f('xABx', 'x')
# %%
def bump(version, part):
    nums = version.lstrip('vV').split('.')
    while len(nums) < 3:
        nums.append('0')
    nums[part] = str(int(nums[part]) + 1)
    nums[part + 1:] = ['0'] * (2 - part)
    return ('v' if version[0] in 'vV' else '') + '.'.join(nums)
#> bump('v1.2.3', 1)
#> bump('2.9', 0)
#> bump('V7', 2)
#> bump('0.0.9.1', 2)
#> bump('10.x.3', 1)
# %%
def f(lst):
    lst2 = lst.copy()
    lst2.sort(key=lambda x: str(x)[::-1])
    moved = 0
    for a, b in zip(lst, lst2):
        if a is not b:
            moved += 1
            lst.append(b)
    return moved, lst[-2:]
#> f([21, 12, 30])
#> f(['ab', 'ba'])
#> f([])
#> f([1, 2, 3])
#> f(['z', 10, None, True])
# %%
def f(text, n):
    out = ''
    for word in text.split():
        if len(word) > n:
            out += word[:n - 1] + '…'
        elif word.isdigit():
            out += word.zfill(n)
        else:
            out += word.center(n)
    return out
#> f('call 42 elephants today', 6)
#> f('a b c', 3)
#> f('', 5)
#> f('123456 7 89', 3)
#> f('international co-operation 5', 8)
# %%
def f(s):
    pairs = {}
    for a, b in zip(s, s[1:]):
        if a.isspace() or b.isspace():
            continue
        pairs[a + b] = pairs.get(a + b, 0) + 1
    top = [p for p, n in pairs.items() if n == max(pairs.values())]
    return top if len(top) < 4 else len(top)
#> f('banana')
#> f('to be or not to be')
#> f('a b c')
#> f('abcdefg')
#> f('the other mother')
# %%
def shift(c, k):
    if not c.isalpha():
        return c
    base = ord('A') if c.isupper() else ord('a')
    return chr((ord(c) - base + k) % 26 + base)


def f(text, keys):
    return ''.join(shift(c, keys[i % len(keys)]) for i, c in enumerate(text))
#> f('Attack at dawn', [1, 2])
#> f('xyz', [3])
#> f('', [0])
#> f('Zebra-99', [0, 25, 1])
#> f('aaaaaa', [5, 10, 15, 20])
# %%
def f(items):
    seen = []
    for item in items:
        key = repr(item)
        if key in seen:
            seen.remove(key)
        else:
            seen.append(key)
    return ' '.join(seen).replace("'", '')
#> f([1, '1', 1, 1.0])
#> f(['a', 'a'])
#> f([[], {}, [], None])
#> f(["it's", 'ok'])
#> f([True, 'True', (1,), True, (1,), (1,)])
# %%
def f(text, limit):
    total = 0
    for i, line in enumerate(text.split('\n'), start=1):
        total += len(line.strip())
        if total > limit:
            return i, line[:total - limit]
    return -total
#> f('one\ntwo\nthree', 7)
#> f('   \n  ', 0)
#> f('short', 100)
#> f('a long first line\nand more', 10)
#> f('\n\nx y z\n', 4)
# %%
def f(d):
    longest = max(d, key=len, default='')
    widths = {k: len(str(v)) for k, v in d.items()}
    lines = []
    for k, v in d.items():
        dots = '.' * (len(longest) + max(widths.values()) - len(k) - widths[k])
        lines.append(k + dots + str(v))
    return '\n'.join(lines) or None
#> f({'soup': 5, 'fish pie': 12})
#> f({})
#> f({'x': 1000, 'long name': 1})
#> f({'a': True, 'bb': None})
#> f({'tea': 2.5, 'cake': [3]})
# %%
def f(s, order):
    rank = {c: i for i, c in enumerate(order)}
    known = [c for c in s if c in rank]
    known.sort(key=rank.get)
    it = iter(known)
    return ''.join(next(it) if c in rank else c for c in s)
#> f('hello world', 'ol')
#> f('abcabc', 'cba')
#> f('xyz', '')
#> f('3-1-2', '123')
#> f('The Tree Yet', 'Tet')
# %%
def f(lst, lo, hi):
    inside = [x for x in lst if lo <= x <= hi]
    outside = [x for x in lst if not lo <= x <= hi]
    if len(inside) > len(outside):
        inside, outside = outside, inside
    outside[:len(inside)] = inside
    return outside
#> f([1, 5, 9, 3, 7], 3, 7)
#> f([10, 20], 0, 5)
#> f([], 1, 2)
#> f([-4, -2, 0, 2, 4, 6], -3, 3)
#> f([2.5, 3, 8], 2, 4)
# %%
def f(text):
    try:
        key, value = text.split('=')
    except ValueError:
        return text.count('='), text.replace('=', '')
    key, value = key.rstrip('+-'), value.strip()
    return key + ('(+)' if '+' in text else '') + value
#> f('total+=5 ')
#> f('a=b=c')
#> f('nothing')
#> f('x -=1')
#> f('=')
# %%
def f(seq):
    out = []
    while True:
        out.append(''.join(seq))
        seq = [c for i, c in enumerate(seq) if i % 3 != 2]
        if len(seq) < 3:
            break
    out.append(''.join(seq).upper())
    return out
#> f('abcdefgh')
#> f('xy')
#> f('')
#> f('hello world')
#> f(['ab', 'cd', 'ef', 'gh'])
# %%
def f(a, b):
    pos = {}
    for i, c in enumerate(a):
        pos[c] = pos.get(c, []) + [i]
    out = []
    for c in b:
        slots = pos.get(c)
        out.append(slots.pop(0) if slots else -1)
    return out
#> f('banana', 'nab')
#> f('abc', 'ccc')
#> f('', 'xy')
#> f('mirror mirror', 'rrrrrrr')
#> f('one two', 'to two')
# %%
def f(rows):
    total = {}
    for row in rows:
        for k, v in row.items():
            if k.startswith('_'):
                break
            total[k] = total.get(k, v) if isinstance(v, str) else total.get(k, 0) + v
    return total
#> f([{'a': 1, 'b': 'x'}, {'a': 2, 'b': 'y'}])
#> f([{'_skip': 1, 'a': 5}, {'a': 1, '_': 0, 'b': 9}])
#> f([])
#> f([{'n': 'v'}, {'m': 2.5}, {'m': -2.5, 'n': 'w'}])
#> f([{'q': True}, {'q': True}])
# %%
def f(s, k):
    while len(s) > k:
        c = min(s)
        i = s.rindex(c)
        s = s[:i] + s[i + 1:]
        if c.isalpha():
            break
    return s.ljust(k, '=')
#> f('a1b2c3', 3)
#> f('hello', 2)
#> f('', 4)
#> f('90 + 10 = 100', 5)
#> f('xyz', 3)
# %%
def f(text):
    res = []
    for w in text.split():
        match w[:1].isupper(), w[-1:].isdigit():
            case (True, True):
                res.append(w[0] + w[-1])
            case (True, False):
                res.append(w.upper())
            case (False, True):
                res.append(w.rstrip('0123456789'))
            case _:
                res.insert(0, w)
    return res
#> f('Route66 to Santa Fe via i40')
#> f('plain lower words')
#> f('')
#> f('R2D2 c3po X 9')
#> f('abc123 Def Ghi4')
# %%
def f(nums):
    s = ''.join(map(str, nums))
    while len(s) > 2:
        a, b = int(s[0]), int(s[-1])
        s = s[1:-1]
        if a + b > 9:
            s += str((a + b) % 10)
    return s
#> f([12, 34, 56])
#> f([9, 9, 9, 9, 9])
#> f([])
#> f([5])
#> f([808, 19, 7])
# %%
def f(inbox):
    state = {'unread': 0, 'spam': []}
    for subject in inbox:
        clean = subject.strip()
        if clean.isupper() or '$$' in clean:
            state['spam'].append(clean[:5].lower())
        elif clean.lower().startswith(('re:', 'fw:')):
            state.setdefault('threads', []).append(clean[3:].strip())
        else:
            state['unread'] += bool(clean)
    return state
#> f(['Hello', 'RE: lunch', 'WIN NOW'])
#> f(['', '  '])
#> f(['fw:re: nested', 'cheap $$ deal', 'Hi'])
#> f([])
#> f(['Re: A', 'OK'])
# %%
def f(s):
    s = list(s)
    for i in range(len(s) // 2):
        j = ~i
        if s[i].isdigit() != s[j].isdigit():
            s[i], s[j] = s[j], s[i]
        elif s[i] == s[j]:
            s[i] = s[j] = '='
    return ''.join(s)
#> f('abc123')
#> f('level')
#> f('a1b2')
#> f('')
#> f('12-ab-21')
# %%
def f(seats, names):
    for n in names:
        free = [i for i, s in enumerate(seats) if s == '_']
        if not free:
            return n
        at = free[len(free) // 2]
        seats = seats[:at] + n[0] + seats[at + 1:]
    return seats
#> f('_____', ['Ann', 'Bob', 'Cy'])
#> f('x_x', ['Dan', 'Eve'])
#> f('', [])
#> f('__|__', ['q', 'w', 'e', 'r'])
#> f('full', ['Zed'])
# %%
def f(bag, item):
    n = bag.count(item)
    if n > 1:
        first = bag.index(item)
        del bag[first + 1:bag.index(item, first + 1)]
    elif n == 1:
        bag.remove(item)
        bag += [item, item]
    else:
        bag[:] = [item] + bag[:2]
    return bag
#> f(['a', 'b', 'c', 'a', 'd'], 'a')
#> f([1, 2, 3], 2)
#> f(['x', 'y', 'z'], 'q')
#> f([], 0)
#> f([5, 5, 5], 5)
# %%
def f(text, pattern):
    i = 0
    for p in pattern:
        if i >= len(text):
            return 'short'
        c = text[i]
        ok = c.isdigit() if p == '#' else c.isalpha() if p == '@' else p == c
        if not ok:
            return i, p, c
        i += 1
    return text[i:] or 'full'
#> f('A12-bc', '@##-@@')
#> f('12', '###')
#> f('x9y', '@@')
#> f('ok then', '@@ ')
#> f('', '')
# %%
def f(people):
    oldest = {}
    for name, age, city in people:
        if city not in oldest or oldest[city][1] < age:
            oldest[city] = (name, age)
    return ', '.join(f'{c[:3].upper()}:{n}' for c, (n, _) in sorted(oldest.items()))
#> f([('Al', 40, 'Paris'), ('Bo', 45, 'Paris'), ('Cy', 9, 'Oslo')])
#> f([])
#> f([('X', 1, 'a'), ('Y', 1, 'a')])
#> f([('Di', 30, 'Rome'), ('Ed', 20, 'Bern'), ('Flo', 31, 'Rome'), ('Gus', 99, 'Lyon')])
#> f([('Solo', 0, '')])
# %%
def f(a):
    for i in range(len(a)):
        a.append(a[i] if i % 2 else a[-1])
    while a and a[0] == a[-1]:
        a = a[1:-1]
    return a
#> f([1, 2, 3])
#> f(['x', 'x'])
#> f([])
#> f([4, 0, 4, 1])
#> f(['a', 'b', 'c', 'd', 'a'])
# %%
def f(s, tabsize):
    cols = s.expandtabs(tabsize)
    marks = [i for i, c in enumerate(cols) if c != ' ' and (i == 0 or cols[i - 1] == ' ')]
    if len(marks) < 2:
        return cols.strip()
    return marks, cols[marks[1]:].split(' ')[0]
#> f('a\tbb\tccc', 4)
#> f('\tonly', 8)
#> f('x y\tz', 3)
#> f('', 2)
#> f('name\t\tage  city', 5)
# %%
def f(x, y):
    merged = {}
    for src in (x, y):
        for k in src:
            old = merged.get(k)
            if isinstance(old, dict) and isinstance(src[k], dict):
                merged[k] = f(old, src[k])
            else:
                merged[k] = src[k]
    return merged
#> f({'a': {'p': 1}, 'b': 2}, {'a': {'q': 3}})
#> f({}, {'z': {}})
#> f({'k': {'m': {'n': 1}}}, {'k': {'m': {'o': 2}, 'l': 0}})
#> f({'a': 1}, {'a': {'x': 1}})
#> f({'t': {'u': 'v'}}, {'t': None})
# %%
def f(text):
    stops = '.!?'
    sentences = ['']
    for c in text:
        sentences[-1] += c
        if c in stops:
            sentences.append('')
    sentences = [s.strip() for s in sentences if s.strip(stops + ' ')]
    return [(len(s.split()), s[-1]) for s in sentences]
#> f('Hello there. How are you? Fine!')
#> f('No end')
#> f('...')
#> f('Wait... what?! Oh, I see.')
#> f('')
# %%
def f(nums, target):
    left, right = 0, len(nums)
    path = ''
    while left < right:
        mid = (left + right) // 2
        if nums[mid] < target:
            left = mid + 1
            path += 'R'
        else:
            right = mid
            path += 'L'
    nums[left:left] = [path]
    return nums
#> f([1, 3, 5, 7, 9], 6)
#> f([2, 2, 2], 2)
#> f([], 4)
#> f([10, 20, 30, 40], 99)
#> f([-5, 0, 5], -9)
# %%
def f(word, hidden):
    shown = ''.join('_' if c.lower() in hidden else c for c in word)
    runs = shown.split('_')
    longest = max(runs, key=len)
    if shown.isidentifier() and '_' in shown:
        return shown.strip('_') + f'[{len(longest)}]'
    return longest.upper(), len(runs)
#> f('Alphabet', 'ab')
#> f('two words', 'w')
#> f('sky', 'aeiou')
#> f('', 'x')
#> f('Mississippi', 'si')
# %%
def f(a, b):
    out = []
    a, b = list(a), list(b)
    while a or b:
        src = a if not b or (a and a[0] <= b[-1]) else b
        out.append(src.pop(0 if src is a else -1))
    return ''.join(out)
#> f('ace', 'fdb')
#> f('', 'xyz')
#> f('abc', '')
#> f('hmz', 'zyxa')
#> f('135', '531')
# %%
def f(s):
    total = 0
    sign = 1
    num = ''
    for c in s.replace(' ', '') + '+':
        if c.isdigit():
            num += c
            continue
        if num:
            total += sign * int(num)
            num = ''
            sign = 1
        sign = -sign if c == '-' else sign
    return total
#> f('12 - 5 + 3')
#> f('--4')
#> f('')
#> f('7x8-2')
#> f('1 0 - - 3 - 2')
# %%
def f(names, width):
    rows = []
    row = ''
    for n in names:
        cell = f'{n:<{width}}'
        if len(row) + len(cell) > 16:
            rows.append(row.rstrip())
            row = cell
        else:
            row += cell
    return rows + [row.strip() or '-']
#> f(['ant', 'bee', 'cat', 'dog', 'elk'], 5)
#> f([], 3)
#> f(['hippopotamus', 'rhinoceros'], 4)
#> f(['x', 'y'], 16)
#> f(['one', 'two', 'three', 'four'], 8)
