# %%
def keystrokes(s):
    stack = []
    for c in s:
        if c == '<':
            if stack:
                stack.pop()
        elif c == '^':
            stack = [x.upper() for x in stack]
        else:
            stack.append(c)
    return ''.join(stack)
#> keystrokes('helo<lo wor^ld')
#> keystrokes('<<<abc<<<<z')
#> keystrokes('quiet please')
#> keystrokes('ab^cd^ef<<^')
#> keystrokes('type<<<<^go')
# %%
def f(d):
    out = []
    while d:
        k = min(d, key=d.get)
        v = d.pop(k)
        out.append(k * (v % 3))
        if v > 5 and len(d) > 1:
            d.popitem()
    return '-'.join(out)
#> f({'a': 4, 'b': 2, 'c': 7, 'd': 9})
#> f({'x': 8, 'y': 7, 'z': 6, 'w': 10})
#> f({})
#> f({'m': 1, 'n': 1, 'o': 1})
#> f({'p': -2, 'q': 0, 'r': 11, 's': 5, 't': 14})
# %%
def neighbours(text):
    marks = ''
    for left, c, right in zip(text, text[1:], text[2:]):
        if left < c > right:
            marks += '^'
        elif left > c < right:
            marks += 'v'
        elif left == c:
            marks += '='
    return marks, marks.count('^') - marks.count('v')
#> neighbours('banana split')
#> neighbours('abcdefghijk')
#> neighbours('aabbccbbaa')
#> neighbours('zebra zone')
#> neighbours('hi')
# %%
def f(nums, k):
    nums[k:k + 2] = [sum(nums[k:k + 2])]
    nums[-1:] = [nums[-1]] * 2
    del nums[::3]
    if k in nums:
        nums.remove(k)
    return nums
#> f([1, 2, 3, 4, 5, 6], 1)
#> f([10, 20, 30, 40, 50], 4)
#> f([0, 0, 0, 0, 0, 0, 0], 0)
#> f([3, 3, 3, 2, 2, 2, 7], 2)
#> f([8, 6, 7, 5, 3, 0, 9], -3)
# %%
def short_name(sentence):
    acronym = ''
    for w in sentence.title().split():
        if len(w) <= 2:
            continue
        if w.endswith('ing'):
            break
        acronym += w[0]
    else:
        acronym += '.'
    return acronym.ljust(6, '_')
#> short_name('as soon as possible')
#> short_name('we are going home tomorrow')
#> short_name('portable network graphics of an image')
#> short_name('running in the rain')
#> short_name('to be or not to be that is the question')
# %%
def chunk_sum(s, default):
    total = []
    for part in s.split(';'):
        key, eq, val = part.partition('=')
        try:
            total.append(int(val) + len(key))
        except ValueError:
            total.append(default if eq else -1)
    return total
#> chunk_sum('a=1;bb=22;c', 7)
#> chunk_sum('width=ten;height=5;depth=', 0)
#> chunk_sum('', 3)
#> chunk_sum('x==4;y= 6 ;=9', 100)
#> chunk_sum('flag;flag;flag', 1)
# %%
def recent(lst):
    res = []
    for x in lst:
        if x in res:
            res.remove(x)
            res.insert(0, x)
        elif len(res) == 3:
            res[-1] = x
        else:
            res.append(x)
    return res
#> recent([1, 2, 3, 4, 1, 2])
#> recent([5, 5, 5, 5, 5])
#> recent([9, 8, 7, 8, 9, 6, 7, 6])
#> recent([4])
#> recent([2, 4, 6, 8, 10, 12, 4])
# %%
def f(a, b):
    if not a or not b:
        return a + b
    if a[0] == b[0]:
        return a[0].upper() + f(a[1:], b[1:])
    if a[0] < b[0]:
        return a[0] + f(a[1:], b)
    return b[0] + f(a, b[1:])
#> f('aceg', 'bdfh')
#> f('apple', 'apricot')
#> f('', 'lonely')
#> f('zzz', 'aaa')
#> f('mnop', 'mnpq')
# %%
def tally(votes):
    board = {}
    for v in votes:
        name, *extra = v.split(':')
        board[name] = board.get(name, 0) + (int(extra[0]) if extra else 1)
        if board[name] < 0:
            board.pop(name)
    return sorted(board.items(), key=lambda t: t[1], reverse=True)[:2]
#> tally(['ann', 'bob:3', 'ann', 'cat', 'ann:2'])
#> tally(['x:-1', 'x', 'y:5', 'y:-6', 'z'])
#> tally([])
#> tally(['a', 'b', 'c', 'd', 'e'])
#> tally(['dog:2', 'eel:2', 'dog:-1', 'fox:7', 'eel'])
# %%
def f(x, y):
    out = []
    while x and y:
        if x[0] > y[-1]:
            out.append(x.pop(0))
        elif x[0] < y[-1]:
            out.append(y.pop())
        else:
            out += [x.pop(), y.pop(0)]
    return out, x or y
#> f([5, 1, 4], [2, 3, 5])
#> f([1, 1, 1], [9, 9, 9])
#> f([8, 7, 6], [1, 2, 3])
#> f([], [4, 4])
#> f([2, 6, 3, 9], [7, 2, 6, 2])
# %%
def f(s):
    n = len(s)
    i = 0
    out = []
    while i < n:
        if s[i].isdigit() and i + 1 < n:
            out.append(s[i + 1] * int(s[i]))
            i += 2
            continue
        out.append(s[i])
        i += 1
    return ''.join(out).rstrip('x')
#> f('a3bc2d')
#> f('2x5y0z3x')
#> f('plain words')
#> f('9')
#> f('22345abx')
# %%
def rotate_case(words, n):
    words = words[n:] + words[:n]
    return ' '.join(w.upper() if i % 2 else w.capitalize() for i, w in enumerate(words, n))
def headline(s):
    words = s.split()
    short = min(len(w) for w in words)
    return rotate_case(words, short % len(words))
#> headline('keep calm and carry on')
#> headline('every single longer sentence')
#> headline('i think therefore i am')
#> headline('word')
#> headline('cat bird mouse horse')
# %%
def f(nums):
    total = 0
    for i, n in enumerate(nums, start=-2):
        if i == n:
            break
        if n < 0:
            continue
        total += n if i % 2 else -n
    else:
        total *= 10
    return total
#> f([5, 4, 3, 2, 1])
#> f([1, -9, 0, 7, 7])
#> f([9, 9, 9, 1, 9])
#> f([-5, -5, -5, -5])
#> f([10, 20, 30, 40, 50, 60, 4])
# %%
def weave(text, filler):
    rows = [text[i::3] for i in range(3)]
    longest = max(len(r) for r in rows)
    rows = [r.ljust(longest, filler) for r in rows]
    rows.sort()
    return '/'.join(rows)
#> weave('information age', '.')
#> weave('cabcabcab', '-')
#> weave('hi', '?')
#> weave('', 'z')
#> weave('north by northwest', '~')
# %%
def spill_over(d, limit):
    spill = 0
    for k, v in d.items():
        v += spill
        spill = max(0, v - limit)
        d[k] = v - spill
    if spill:
        d['rest'] = spill
    return d
#> spill_over({'a': 5, 'b': 2, 'c': 1}, 3)
#> spill_over({'a': 1, 'b': 1}, 3)
#> spill_over({'p': 10, 'q': 0, 'r': 0, 's': 0}, 4)
#> spill_over({}, 9)
#> spill_over({'u': 7, 'v': 7, 'w': 7}, 6)
# %%
def f(items):
    nums = [x for x in items if isinstance(x, int) and not isinstance(x, bool)]
    text = [x for x in items if isinstance(x, str)]
    flags = len(items) - len(nums) - len(text)
    if any(len(t) in nums for t in text):
        text.sort(key=len)
        return text[:flags + 1]
    return [n for n in nums if n > flags] or text[-1:]
#> f([3, 'cat', True, 'horse', 5])
#> f([10, 'a', None, 'bb', 7])
#> f([True, False, True, 1, 'last'])
#> f(['gamma', 'pi', 2, 'rho', 4.5, None])
#> f([0, -1, 2.0, [], 1])
# %%
def trail_zero(n):
    s = str(n)
    core = s.rstrip('0')
    zeros = len(s) - len(core)
    if core == core[::-1]:
        return core.zfill(zeros + len(core))
    return trail_zero(n + int(core[::-1])) if len(core) < 5 else s
#> trail_zero(1200)
#> trail_zero(4500)
#> trail_zero(77000)
#> trail_zero(89)
#> trail_zero(1234500)
# %%
def f(matrix, i):
    ref = matrix[i]
    copy = [row[:] for row in matrix]
    ref.append(len(matrix))
    matrix.append(ref)
    copy.insert(0, ref)
    ref[0] = -ref[0]
    return sum(map(sum, matrix)), sum(map(sum, copy)), copy[0] is matrix[-1]
#> f([[1, 2], [3, 4], [5, 6]], 0)
#> f([[10], [20], [30]], 2)
#> f([[7, 7, 7]], 0)
#> f([[0, 1], [-5, 2], [4], [8, 8]], 1)
#> f([[3, 1], [2, 9]], -1)
# %%
def f(s):
    vowels = 0
    for i, c in enumerate(s):
        if c in 'aeiou':
            vowels += 1
            if vowels == 3:
                s = s[:i] + s[i + 1:].swapcase()
                break
    else:
        s = s * 2
    return s[-12:]
#> f('programming contest')
#> f('rhythms')
#> f('A Beautiful Mind')
#> f('sky blue')
#> f('Education Of Many Kinds')
# %%
def drain(levels):
    moved = 0
    while True:
        hi = levels.index(max(levels))
        lo = levels.index(min(levels))
        if levels[hi] - levels[lo] < 2:
            return levels, moved
        step = (levels[hi] - levels[lo]) // 2
        levels[hi] -= step
        levels[lo] += step
        moved += 1
#> drain([1, 5, 3])
#> drain([4, 4, 4])
#> drain([0, 10, 0, 10])
#> drain([9, 0, 0, 0, 0])
#> drain([2, 3, 2, 3, 3])
# %%
def parse_url(url):
    path, _, query = url.partition('?')
    args = {}
    for bit in query.split('&'):
        if '=' in bit:
            k, v = bit.split('=', 1)
            args.setdefault(k, v)
        elif bit:
            args[bit] = ''
    tail = path.rsplit('/', 1)[-1]
    return tail, args
#> parse_url('shop/items?id=4&sort=up&id=9')
#> parse_url('index.html')
#> parse_url('a/b/c/?flag&mode=x=y')
#> parse_url('?&&k=&k')
#> parse_url('data/list?debug&debug=1&limit=20')
# %%
def f(nums):
    best = cur = 1
    for a, b in zip(nums, nums[1:]):
        cur = cur + 1 if b - a == 1 else 1
        if cur > best:
            best, end = cur, b
    try:
        return list(range(end, end - best, -1))
    except UnboundLocalError:
        return nums[:best]
#> f([4, 5, 6, 1, 2])
#> f([9, 7, 5, 3, 1])
#> f([1, 2, 5, 6, 7, 8, 3, 4])
#> f([])
#> f([-3, -2, -1, 0, 1, 7, 8])
# %%
def shout(s, n):
    words = s.split()
    for i in range(n - 1, len(words), n):
        w = words[i]
        words[i] = w.upper() + '!' if w.isalpha() else w.strip('.,') + '?'
    words[0], words[-1] = words[-1], words[0]
    return ' '.join(words)
#> shout('we went to the big blue sea.', 2)
#> shout('stop, look, listen', 1)
#> shout('the end', 5)
#> shout('never gonna give you up, never gonna', 3)
#> shout('single', 1)
# %%
def f(n, base):
    digits = []
    while n:
        n, r = divmod(n, base)
        digits.insert(0, r)
    for i, d in enumerate(digits):
        if d == i:
            digits[i] = 'x'
    return ''.join(map(str, digits)) or '0'
#> f(123, 4)
#> f(500, 7)
#> f(0, 2)
#> f(97, 2)
#> f(123456, 10)
# %%
def f(a, *rest, sep='-'):
    out = [a]
    for r in rest:
        if len(r) > len(out[-1]):
            out.append(r)
        else:
            out[-1] = r + out[-1][len(r):]
    return sep.join(out)
#> f('apple', 'pie', 'banana', 'bread', 'strawberry')
#> f('one')
#> f('x', 'yy', 'zzz', 'ww', sep='+')
#> f('horizon', 'sky', 'moonlight', 'sun', 'stars', sep=' ')
#> f('long enough', 'short', 'tiny', '')
# %%
def settle(debts):
    net = {}
    for who, whom, amt in debts:
        net[who] = net.get(who, 0) - amt
        net[whom] = net.get(whom, 0) + amt
    owed = [k for k, v in net.items() if v > 0]
    return {k: net[k] for k in sorted(owed, key=lambda k: -net[k])}
#> settle([('a', 'b', 5), ('b', 'c', 3), ('c', 'a', 1)])
#> settle([('x', 'y', 4), ('y', 'x', 4)])
#> settle([])
#> settle([('m', 'n', 2), ('m', 'o', 9), ('n', 'o', 1)])
#> settle([('p', 'p', 7), ('q', 'p', 1), ('q', 'r', 2)])
# %%
def f(s):
    left, right = 0, len(s) - 1
    out = ''
    while left < right:
        if s[left] == ' ':
            left += 1
            continue
        out += max(s[left], s[right])
        left += 1
        right -= 1
    return out + (s[left] if left == right else '')
#> f('hello world again')
#> f('a b c d e f')
#> f('zyxwvuts')
#> f('q')
#> f('middle   gap')
# %%
def by_kind(values):
    out = {}
    for v in values:
        kind = 'neg' if v < 0 else 'even' if v % 2 == 0 else 'odd'
        bucket = out.setdefault(kind, [])
        if bucket and bucket[-1] > v:
            bucket.pop()
        bucket.append(v)
    return out
#> by_kind([4, 2, 7, 9, -1, -5])
#> by_kind([1, 3, 5, 3, 1])
#> by_kind([0, 0, 8, 6, 10])
#> by_kind([])
#> by_kind([-2, -1, 12, 11, -8, 13, 4, 5])
# %%
def remix(s):
    first, *_, last = s.split(' ')
    body = s[len(first):-len(last)].strip()
    if not body:
        return last + first
    return f'{last.title()}{body.count(" ")}{first[::-1]}'
#> remix('never odd or even')
#> remix('hello world')
#> remix('one small step for a man')
#> remix('deep   blue   sea')
#> remix('the rain in spain stays mainly')
# %%
def f(nums):
    out = nums.copy()
    for n in nums:
        if out.count(n) > 1:
            out.remove(n)
            out.append(n * 2)
        elif n > len(out):
            out.pop()
    return out
#> f([1, 1, 2, 3])
#> f([9, 8, 7, 1, 0])
#> f([2, 4, 2, 4, 2])
#> f([0, 1, 2, 3, 4])
#> f([6, 6, 6, 12, 12, 3])
# %%
def run_code(code):
    reg = {'a': 0, 'b': 1}
    for op in code:
        if op in reg:
            reg[op] += 1
        elif op == 's':
            reg['a'], reg['b'] = reg['b'], reg['a']
        elif op.isdigit():
            reg['a'] *= int(op)
        else:
            break
    return f"{reg['a']:03d}:{reg['b']}"
#> run_code('aab3sb')
#> run_code('ss5a7a')
#> run_code('aaa!bbb')
#> run_code('')
#> run_code('bbbs9sab0a2')
# %%
def pivot(nums):
    i = 0
    while i < len(nums) - 1:
        left, right = sum(nums[:i]), sum(nums[i + 1:])
        if left == right:
            return i, nums[i]
        elif left > right:
            nums = nums[i:] + nums[:i - 1]
            i = 0
        i += 1
    return nums
#> pivot([1, 7, 3, 6, 5, 6])
#> pivot([9, 1, 1, 1])
#> pivot([2, 2])
#> pivot([1, 2, 3, 4, 5])
#> pivot([8, 0, 3, 2, 2, 5])
# %%
def f(s):
    out = []
    for w in s.split():
        if w == w[::-1] and len(w) > 1:
            out.append(w[:len(w) // 2 + len(w) % 2])
        elif sorted(w) == list(w):
            out.append(w.upper())
        else:
            out.append(w.replace(w[-1], ''))
    return '.'.join(out)
#> f('noon almost level banana')
#> f('abc accent deed')
#> f('kayak a biopsy')
#> f('testing the tests')
#> f('refer madam to the boss')
# %%
def f(seq, x=10):
    def g(y):
        nonlocal x
        x -= y
        return x > 0
    kept = [y for y in seq if g(y)]
    return kept, x
#> f([1, 2, 3, 4, 5])
#> f([20, -15, 3, 1, 1])
#> f([5, 5, 5], x=100)
#> f([], x=-1)
#> f([4, -4, 4, -4, 11, -2], 4)
# %%
def pick(keys, d, default=None):
    cur = d
    for k in keys:
        try:
            cur = cur[k]
        except (KeyError, IndexError):
            return default
        except TypeError:
            return str(cur) + '?'
    return cur
#> pick(['a', 1, 'b'], {'a': [0, {'b': 'found'}]})
#> pick(['a', 5], {'a': [1, 2, 3]}, default='none')
#> pick(['x', 'y'], {'x': 42})
#> pick([], {'p': 1, 'q': 2})
#> pick(['k', -1, 0], {'k': ['one', 'two']}, 7)
# %%
def half_shift(s):
    rows = s.splitlines()
    width = len(max(rows, key=len, default=''))
    if width % 2:
        width += 1
    rows = [r.center(width, '.') for r in rows if r]
    return [r[width // 2:] + r[:width // 2] for r in rows]
#> half_shift('one\nthree\nsix')
#> half_shift('ab\n\ncdef')
#> half_shift('')
#> half_shift('single line here')
#> half_shift('x\nyy\nzzz\nwwww')
# %%
def f(nums, target):
    path = []
    lo, hi = 0, len(nums) - 1
    while lo <= hi:
        mid = (lo + hi) // 2
        path.append(nums[mid])
        if nums[mid] == target:
            return path[::-1]
        lo, hi = (mid + 1, hi) if nums[mid] < target else (lo, mid - 1)
    path[-1:] = [lo, target]
    return path
#> f([1, 3, 5, 7, 9, 11, 13], 11)
#> f([2, 4, 6, 8, 10], 5)
#> f([10, 20, 30], 99)
#> f([7], 7)
#> f([1, 2, 4, 8, 16, 32, 64, 128], 1)
# %%
def countdown(word, n):
    if n <= 0:
        return word[:1] or '.'
    if word[-1:] in 'aeiou':
        return countdown(word[:-1], n - 1) + str(n)
    return str(n) + countdown(word[1:], n - 2)
#> countdown('avocado toast', 6)
#> countdown('eerie', 4)
#> countdown('strengths', 9)
#> countdown('banana', 3)
#> countdown('audio video', 0)
# %%
def f(s, k):
    seen = []
    for i in range(0, len(s) - k + 1):
        piece = s[i:i + k]
        if piece in seen:
            seen.remove(piece)
        elif piece[::-1] in seen:
            seen[seen.index(piece[::-1])] = piece
        else:
            seen.append(piece)
    return ','.join(seen)
#> f('abcabcab', 3)
#> f('mississippi', 2)
#> f('noonnoon', 4)
#> f('abcdef', 8)
#> f('tattarrattat', 3)
# %%
def f(a):
    b = [a] * 2
    b[0].append(4)
    b[1] = b[1] + [5]
    b[0] += [6]
    c = {len(x): x for x in b}
    return a, c, len(c)
#> f([1, 2, 3])
#> f([])
#> f([9, 9, 9, 9, 9])
#> f([[0], [1]])
#> f([7, 'x'])
