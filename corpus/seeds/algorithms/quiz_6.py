# %%
def f(s):
    digits = [c for c in s if c.isdigit()]
    rest = s.translate({ord(d): None for d in digits})
    if digits == sorted(digits):
        return rest + ''.join(digits[::-1])
    while digits and digits[-1] < digits[0]:
        rest = digits.pop() + rest
    return rest
#> f('a1b2c3 done')
#> f('9 lives 4 cats 1 dog')
#> f('no numbers')
#> f('x5y3z8')
#> f('2024-01-15')
# %%
def f(nums):
    it = iter(nums)
    pairs = list(zip(it, it))
    left = nums[len(pairs) * 2:]
    out = []
    for a, b in pairs:
        if a == b:
            left.append(a)
        elif a < b:
            out.extend(range(a, b))
        else:
            out.pop() if out else None
    return out + left
#> f([1, 4, 6, 6, 2, 3])
#> f([5, 1, 9, 2])
#> f([7])
#> f([3, 3, 3, 3, 3])
#> f([0, 3, 8, 1, 10, 12, 99])
# %%
def badge(name, level, *, pad='.'):
    first, *others = name.split()
    title = f'{first[:3]}{"".join(o[0] for o in others)}'
    if level > 5:
        title = title.upper()
    elif not others:
        title = title.swapcase()
    return f'{title:{pad}<8}{level:>03}'
#> badge('Ada Lovelace', 7)
#> badge('Linus', 3)
#> badge('Grace Brewster Murray Hopper', 5, pad='-')
#> badge('Bo', 12, pad='*')
#> badge('Margaret Heafield Hamilton', 100)
# %%
def f(d):
    inv = {}
    for k, v in d.items():
        if v in inv:
            inv[v] = min(inv[v], k)
            d = {**d, k: None}
        else:
            inv[v] = k
    return inv, [k for k in d if d[k] is None]
#> f({'a': 1, 'b': 2, 'c': 1})
#> f({'z': 0, 'y': 0, 'x': 0})
#> f({'m': 5, 'n': 6})
#> f({})
#> f({'q': None, 'r': 3, 's': 3, 't': 4})
# %%
def hop(nums):
    i, seen = 0, []
    while 0 <= i < len(nums):
        step = nums[i]
        nums[i] = step - 1
        seen.append(i)
        if step == 0:
            break
        i += step
        if len(seen) > 9:
            return 'loop', nums
    return seen, i
#> hop([2, 0, 1, -2])
#> hop([1, 1, 1, 1])
#> hop([0])
#> hop([3, 2, 1, -1, 4])
#> hop([-1, 5])
# %%
def f(text):
    vowels = dict.fromkeys('aeiou', 0)
    for c in text:
        try:
            vowels[c] += 1
        except KeyError:
            vowels.popitem()
            if not vowels:
                break
    return vowels or 'none'
#> f('eaten')
#> f('aioli sauce')
#> f('rhythm and blues')
#> f('aeiou')
#> f('idea')
# %%
def f(rows):
    width = max(map(len, rows))
    rows = [r + [0] * (width - len(r)) for r in rows]
    for i, col in enumerate(zip(*rows)):
        if all(col):
            return i, list(col)
        if not any(col):
            return 'empty', i
    return rows[0]
#> f([[0, 1, 2], [3, 4]])
#> f([[1, 0, 0], [0, 0, 7], [2]])
#> f([[5], [0, 6], [0, 0, 7]])
#> f([[8, 9]])
#> f([[0], [0], [0]])
# %%
def cipher(s, key):
    out = []
    for i, c in enumerate(s):
        k = key[i % len(key)]
        if c == k:
            out.append('0')
        elif c > k:
            out.append(c)
        else:
            out.insert(0, k)
    return ''.join(out).strip('0')
#> cipher('attack at dawn', 'ada')
#> cipher('zzz', 'z')
#> cipher('hello', 'world')
#> cipher('', 'key')
#> cipher('cccabccc', 'cab')
# %%
def drop_digits(n, k):
    s = str(n)
    while k and len(s) > 1:
        for i in range(len(s) - 1):
            if s[i] > s[i + 1]:
                s = s[:i] + s[i + 1:]
                break
        else:
            s = s[:-1]
        k -= 1
    return int(s)
#> drop_digits(1432219, 3)
#> drop_digits(12345, 2)
#> drop_digits(10200, 1)
#> drop_digits(7, 4)
#> drop_digits(998001, 4)
# %%
def f(words):
    out = words[:]
    for i, w in enumerate(words):
        if w in words[:i]:
            out.remove(w)
        elif w[::-1] in words[i + 1:]:
            out[out.index(w)] = w.upper()
    return out
#> f(['on', 'no', 'on', 'at', 'ta'])
#> f(['cat', 'dog', 'cow'])
#> f(['aa', 'aa', 'aa', 'bb'])
#> f(['stop', 'pots', 'tops', 'spot', 'opts'])
#> f([])
# %%
def mean_after(scores, drop):
    kept = sorted(scores)[drop:]
    if drop and not kept:
        kept = scores[-1:]
    try:
        avg = sum(kept) / len(kept)
    except ZeroDivisionError:
        return 'n/a'
    return f'{avg:.1f}' if avg % 1 else int(avg)
#> mean_after([70, 80, 95, 60], 1)
#> mean_after([10, 20, 30], 0)
#> mean_after([], 2)
#> mean_after([5, 9], 4)
#> mean_after([1, 1, 2, 3, 5, 8], 3)
# %%
def f(s):
    box = []
    for w in s.split():
        if w.startswith('un') and box:
            box[-1] = box[-1].removeprefix(w[2:3])
        elif w.isnumeric():
            box = box[-int(w):]
        elif w.endswith('s'):
            box += [w[:-1]] * 2
        else:
            box.append(w)
    return ' '.join(box)
#> f('cats and dogs 2 fish')
#> f('bird unblock seeds')
#> f('undo nothing here 1')
#> f('0 apples')
#> f('red ribbons unroll 3 blue')
# %%
def total(prices, code):
    cost = sum(prices)
    kind, _, num = code.partition('-')
    if kind == 'HALF':
        cost -= max(prices, default=0) // 2
    elif kind == 'OFF' and num.isdigit():
        cost = max(0, cost - int(num))
    elif kind == 'EVERY':
        cost -= sum(prices[int(num) - 1::int(num)])
    return cost if cost < 100 else cost - 5
#> total([20, 35, 50], 'HALF')
#> total([10, 10, 10, 10], 'EVERY-2')
#> total([7, 8], 'OFF-50')
#> total([60, 70], 'NONE')
#> total([15, 25, 35, 45, 55], 'EVERY-3')
# %%
def f(nums):
    left, right = [], []
    for n in nums:
        if not left or n <= left[-1]:
            left.append(n)
        elif not right or n >= right[-1]:
            right.append(n)
        else:
            left, right = right, left[:1]
    return left + right[::-1]
#> f([5, 3, 8, 1, 9])
#> f([1, 2, 3, 4])
#> f([4, 9, 6, 5, 7, 2])
#> f([])
#> f([3, 3, 5, 4, 4, 6, 1])
# %%
def f(a, b):
    out = ''
    for x, y in zip(a.split(), b.split()[::-1]):
        if len(x) == len(y):
            out += min(x, y)
        elif x[0] == y[0]:
            out = out.upper() + x[0]
        else:
            out += x[-1] + y[-1]
        out += ' '
    return out.rstrip()
#> f('the cat sat', 'dog ran tar')
#> f('hello big world', 'wow bag hi')
#> f('a b c', 'd')
#> f('', 'empty left')
#> f('snow falls soft today', 'tonight some fire seen')
# %%
def compact(d, path=''):
    out = []
    for k in d:
        if isinstance(d[k], dict):
            out += compact(d[k], path + k + '/')
        elif d[k]:
            out.append(path + k)
        elif not path:
            out.insert(0, k.upper())
    return out
#> compact({'a': 1, 'b': {'c': 2, 'd': 0}, 'e': 0})
#> compact({'x': {'y': {'z': 'deep'}}, 'w': ''})
#> compact({})
#> compact({'off': 0, 'on': 1, 'sub': {}})
#> compact({'p': {'q': 5, 'r': {'s': [], 't': [1]}}, 'u': None, 'v': 0})
# %%
def play_tape(nums, pat):
    i = 0
    out = []
    for p in pat:
        if i >= len(nums):
            break
        if p == 's':
            i += 1
        elif p == 'r':
            nums = nums[:i] + nums[i:][::-1]
        else:
            out.append(nums[i])
            i += 1
    else:
        out.append(-1)
    return out
#> play_tape([1, 2, 3, 4, 5], 'tsrt')
#> play_tape([9, 8], 'tttt')
#> play_tape([], 's')
#> play_tape([6, 7, 8, 9], 'rtrtrtrt')
#> play_tape([5, 5, 6], '')
# %%
def f(s, sub):
    at = -1
    marks = []
    while True:
        try:
            at = s.index(sub, at + 1)
        except ValueError:
            break
        marks.append(at)
    if len(marks) < 2:
        return s.replace(sub, sub.upper())
    return [b - a for a, b in zip(marks, marks[1:])]
#> f('abababa', 'aba')
#> f('once upon a time', 'upon')
#> f('xxxxx', 'x')
#> f('missing', 'zz')
#> f('to be or not to be, to see', 'to')
# %%
def double_up(n):
    return n * 2 if n < 5 else n - 5
def check_code(digits):
    total = 0
    for i, d in enumerate(reversed(digits)):
        total += double_up(int(d)) if i % 3 else -int(d)
    if total % 7 == 0:
        return total
    return digits.rstrip('9') + str(7 - total % 7)
#> check_code('79927398713')
#> check_code('1234567890')
#> check_code('0000')
#> check_code('5')
#> check_code('99999')
# %%
def f(nums):
    out = []
    for n in nums:
        if n < 0 and out:
            out[n:] = [sum(out[n:])]
        elif n == 0:
            out *= 2
        else:
            out.append(n)
    return out
#> f([1, 2, 3, -2, 4])
#> f([5, 0, 0, -3])
#> f([-1, -1, 6])
#> f([0, 0])
#> f([2, 4, 8, -9, 0, 1, -2])
# %%
def latest(events):
    events.sort(key=lambda e: e[0], reverse=True)
    who = {}
    for t, name in events:
        if name in who:
            who[name] -= t
        else:
            who[name] = t
    return min(who, key=who.get) if who else '', who
#> latest([(3, 'al'), (9, 'bo'), (7, 'al'), (1, 'bo')])
#> latest([(5, 'x'), (5, 'y')])
#> latest([])
#> latest([(2, 'm'), (4, 'm'), (8, 'm'), (6, 'n')])
#> latest([(10, 'q'), (20, 'r'), (15, 'q'), (20, 's'), (1, 'r')])
# %%
def f(s):
    head, tail = s[:len(s) // 2], s[len(s) // 2:]
    shared = [c for c in head if c in tail]
    while shared:
        c = shared.pop()
        tail = tail.replace(c, '', 1)
        if not tail:
            return head.upper()
    return head[0] + tail if head else tail
#> f('anagram nagaram')
#> f('couscous')
#> f('abcxyz')
#> f('z')
#> f('tests and stets')
# %%
def pass_down(grid, n):
    out = [row[:] for row in grid]
    for r in range(len(grid)):
        if n in grid[r]:
            out[r].remove(n)
            out[(r + 1) % len(grid)].insert(0, n)
    return out
#> pass_down([[1, 2], [3, 4], [2, 5]], 2)
#> pass_down([[7, 7], [7]], 7)
#> pass_down([[1], [2], [3]], 9)
#> pass_down([[4, 0, 4]], 4)
#> pass_down([[6], [5, 6], [], [6, 6]], 6)
# %%
def tidy(s):
    out = []
    for part in s.split(','):
        part = ' '.join(part.split())
        if not part:
            continue
        if part.istitle():
            out.insert(0, part)
        elif part.lower() not in [o.lower() for o in out]:
            out.append(part)
    return '; '.join(out)
#> tidy('apples,  red   pears, , Apples')
#> tidy('New York, LA, la , Paris')
#> tidy(' , ,, ')
#> tidy('one,ONE,One,two')
#> tidy('zebra crossing,  Yellow Line,x,X')
# %%
def triangle(n):
    line = [1]
    out = []
    for _ in range(n):
        line = [a + b for a, b in zip([0] + line, line + [0])]
        out.append(sum(x for x in line if x % 3 == 0))
        if out[-1] > 40:
            line = line[:2]
    return out, line
#> triangle(3)
#> triangle(6)
#> triangle(0)
#> triangle(8)
#> triangle(10)
# %%
def f(cart, item, qty):
    new = cart
    if item in new:
        new[item] += qty
        if new[item] <= 0:
            return cart.pop(item), new
    else:
        new = {item: qty, **cart}
    return cart, len(new), list(new)[0]
#> f({'tea': 2, 'jam': 1}, 'tea', 3)
#> f({'tea': 2, 'jam': 1}, 'jam', -4)
#> f({'nut': 5}, 'oat', 1)
#> f({}, 'egg', 12)
#> f({'pie': 1, 'ale': 6, 'bun': 2}, 'ale', -6)
# %%
def talk(lines):
    mood = 0
    out = []
    for ln in lines:
        if ln.isupper():
            mood -= 1
        elif ln.endswith('?') and mood >= 0:
            out.append('yes' if len(ln) % 2 else 'no')
            continue
        elif not ln.strip():
            mood = 0
        out.append('...' if mood < 0 else ln.split(' ')[0])
    return out
#> talk(['Hello you', 'HOW ARE YOU', 'really?', 'ok'])
#> talk(['are we there yet?', 'now?'])
#> talk(['STOP', 'NOW', '', 'can we?', 'fine then'])
#> talk([])
#> talk(['  ', 'WHAT?', 'sorry', ' ', 'hm?'])
# %%
def f(nums):
    a = sorted(nums)
    moves = [(x, i) for i, (x, y) in enumerate(zip(nums, a)) if x != y]
    if not moves:
        return 'sorted'
    vals, idx = zip(*moves)
    return max(idx) - min(idx), list(vals)
#> f([1, 5, 3, 4, 2, 6])
#> f([1, 2, 3])
#> f([9, 8, 7, 6])
#> f([2, 2, 1, 3, 3, 9])
#> f([0, 10, -10, 20])
# %%
def f(s, n):
    if n < 1:
        return ''
    if n == 1 or len(s) == 1:
        return s[-1]
    a, b = s[:len(s) // 2], s[len(s) // 2:]
    if n % 2:
        a, b = b, a
    return f(a, n - 1) + f(b, n // 2)
#> f('abcdefgh', 4)
#> f('puzzle box', 3)
#> f('xy', 0)
#> f('recursion tree', 7)
#> f('q', 5)
# %%
def f(words, vowels='aeiou'):
    groups = {True: [], False: []}
    for w in words:
        groups[w[-1] in vowels].append(w)
    ends, rest = groups[True], groups[False]
    if len(ends) == len(rest):
        return [a + b for a, b in zip(ends, rest)]
    return sorted(ends or rest, key=lambda w: w[1:])
#> f(['tree', 'oak', 'pine', 'ash'])
#> f(['banana', 'kiwi', 'melon', 'mango', 'grape'])
#> f(['sun', 'moon', 'star'])
#> f([])
#> f(['sky', 'fly', 'sea'], vowels='y')
# %%
def meter(readings):
    prev, used = None, []
    for r in readings:
        if r is None:
            continue
        if prev is not None:
            used.append(r - prev if r >= prev else r + 100 - prev)
        prev = r
    return max(used, default=0), [u for u in used if u]
#> meter([10, 25, None, 40, 40])
#> meter([90, 5, 30])
#> meter([None, None])
#> meter([50, 49, 48])
#> meter([0, None, 99, 0, None, 0, 7])
# %%
def parse_args(s):
    res = {}
    key = None
    for tok in s.split():
        if tok.startswith('--'):
            key = tok[2:]
            res[key] = True
        elif key:
            res[key] = tok
            key = None
        else:
            res.setdefault('args', []).append(tok)
    return res
#> parse_args('run --fast --level 3 now')
#> parse_args('--a --b --c')
#> parse_args('just plain args')
#> parse_args('')
#> parse_args('--out file.txt in.txt --out --v 1 2')
# %%
def f(x, y):
    out = []
    while x or y:
        x, r = divmod(x, 10)
        y, q = divmod(y, 10)
        if r == q:
            out.append('=')
        elif r > q:
            out.append(str(r - q))
        else:
            out[-1:] = ['<']
    return ''.join(out[::-1])
#> f(9876, 1234)
#> f(555, 555)
#> f(12, 34567)
#> f(0, 0)
#> f(40302, 30420)
# %%
def rooms(bookings):
    busy = []
    refused = 0
    for start, end in bookings:
        for s, e in busy:
            if start < e and s < end:
                refused += 1
                break
        else:
            busy.append((start, end))
            busy.sort()
    return [e - s for s, e in busy], refused
#> rooms([(9, 10), (10, 12), (11, 13), (8, 9)])
#> rooms([(1, 5), (2, 3), (4, 6)])
#> rooms([])
#> rooms([(7, 8), (5, 6), (3, 4), (1, 2)])
#> rooms([(0, 2), (2, 2), (1, 1), (1, 3), (3, 9)])
# %%
def f(s):
    out = s
    for a, b in zip('abc', 'bca'):
        if out.count(a) > out.count(b):
            out = out.replace(a, b)
        elif a in out:
            i = out.index(a)
            out = out[i:] + out[:i]
    return out
#> f('aabbbc')
#> f('cab cab')
#> f('xyz')
#> f('aaaaab')
#> f('black cat basic')
# %%
def domino(pairs, start):
    chain = [start]
    while pairs:
        for p in pairs:
            if chain[-1] in p:
                a, b = p
                chain.append(b if a == chain[-1] else a)
                pairs.remove(p)
                break
        else:
            break
    return chain, len(pairs)
#> domino([(1, 2), (3, 4), (2, 3)], 1)
#> domino([(5, 6), (7, 8)], 9)
#> domino([(2, 2), (2, 4), (4, 2)], 2)
#> domino([], 0)
#> domino([(1, 3), (3, 1), (6, 3), (6, 1), (1, 5)], 3)
# %%
def abbreviate(s, limit):
    words = s.split()
    while len(' '.join(words)) > limit and words:
        big = max(words, key=len)
        if len(big) < 4:
            words.pop()
            continue
        words[words.index(big)] = big[0] + str(len(big) - 2) + big[-1]
    return ' '.join(words)
#> abbreviate('internationalization of software', 16)
#> abbreviate('short one', 20)
#> abbreviate('the cat sat on the mat', 9)
#> abbreviate('accessibility matters everywhere', 12)
#> abbreviate('a b c d', 0)
# %%
def peaks_of(nums):
    nums = nums + nums[:1]
    peaks = []
    for i in range(1, len(nums) - 1):
        x, y, z = nums[i - 1:i + 2]
        if x < y > z:
            peaks.append(y)
        elif x == y == z:
            return [i]
    peaks.sort()
    return peaks or nums[-2:]
#> peaks_of([1, 3, 2, 5, 4])
#> peaks_of([7, 7, 7, 1])
#> peaks_of([5, 4, 3, 2])
#> peaks_of([8, 9, 1, 10, 0, 3])
#> peaks_of([])
# %%
def f(s):
    stack = [[]]
    for c in s:
        if c == '(':
            stack.append([])
        elif c == ')':
            if len(stack) == 1:
                return 'extra'
            top = stack.pop()
            stack[-1].append(len(top))
        elif c.isdigit():
            stack[-1].append(int(c))
    return stack[0] if len(stack) == 1 else stack
#> f('1(2 3)4')
#> f('((5)(6 7))')
#> f('8)9')
#> f('1(2(3')
#> f('(((())))')
# %%
def f(a, i, j):
    b = a[i:j]
    a[i:j] = []
    if len(a) > len(b):
        a, b = b, a
    b.insert(len(a), 'mid')
    a += b
    return a[::2], len(b)
#> f([1, 2, 3, 4, 5, 6, 7], 2, 5)
#> f([1, 2, 3, 4, 5], 0, 4)
#> f([], 0, 3)
#> f([9, 8, 7, 6], -2, 4)
#> f([5, 5, 5, 5, 5, 5], 4, 2)
