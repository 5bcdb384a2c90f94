# %%
def f(text):
    out = []
    for i, ch in enumerate(text):
        if 0 < i < len(text) - 1 and text[i - 1] == text[i + 1]:
            out.append(ch.upper())
        elif ch != ' ':
            out.append(ch)
    return ''.join(out)[::-1]
#> f('banana bandana')
#> f('level ground ahead')
#> f('xyz')
#> f('a b a c a')
#> f('mississippi river')
# %%
def f(nums):
    alias = nums
    copy = nums[:]
    while len(alias) > 3:
        alias.pop(0)
        copy.insert(0, alias.pop())
    return copy, nums
#> f([1, 2, 3, 4, 5, 6])
#> f([9, 8, 7])
#> f([])
#> f([5, 5, 1, 1, 2, 2, 3, 3, 4])
#> f([10, 20, 30, 40])
# %%
def f(s):
    counts = {}
    for c in s.lower():
        if c.isalpha():
            counts[c] = counts.get(c, 0) + 1
    items = sorted(counts.items(), key=lambda kv: (-kv[1], kv[0]))
    return ''.join(f'{k}{v}' for k, v in items if v > 1)
#> f('Hello World')
#> f('abcdefghij')
#> f('Tattoo Attic 2000')
#> f('zzz-yyy-xx')
#> f('Pop pup, PAP!')
# %%
def tail_join(line, sep):
    head, mid, tail = line.partition(sep)
    if not mid:
        return head.swapcase()
    parts = tail.split(sep)
    parts.sort(key=len, reverse=True)
    return mid.join(parts + [head])
#> tail_join('one-three-fifteen-six', '-')
#> tail_join('No Separator Here', '+')
#> tail_join('a::bb::ccc', '::')
#> tail_join('trailing,', ',')
#> tail_join('xx yy zz w', ' ')
# %%
def collect(d, keys):
    total = 0
    for k in keys:
        try:
            total += d.pop(k)
        except KeyError:
            total -= 1
            d[k] = 5
    return total, d
#> collect({'a': 1, 'b': 2, 'c': 3}, ['a', 'a', 'a'])
#> collect({'x': 10, 'y': 20}, ['z', 'y', 'z', 'x'])
#> collect({'k': 0, 'm': -4}, [])
#> collect({'p': 7, 'q': 8}, ['p', 'q'])
#> collect({'n': 3, 'o': 3}, ['r', 's', 't'])
# %%
def link_words(words):
    res = []
    for w in words:
        if res and res[-1][-1] == w[0]:
            res[-1] += w[1:]
        else:
            res.append(w)
    return res
#> link_words(['cat', 'tiger', 'rat', 'owl', 'lynx'])
#> link_words(['one', 'two', 'three', 'four', 'five'])
#> link_words(['aa', 'aaa', 'a', 'ab', 'ba', 'c'])
#> link_words(['solo', 'opera', 'apple', 'egg', 'gum'])
#> link_words([])
# %%
def split_runs(nums):
    runs = [[]]
    for a, b in zip(nums, nums[1:]):
        runs[-1].append(a)
        if b < a:
            runs.append([])
    if nums:
        runs[-1].append(nums[-1])
    return sorted(runs, key=len)[-1]
#> split_runs([1, 2, 5, 3, 4, 1])
#> split_runs([9, 7, 5, 3])
#> split_runs([])
#> split_runs([2, 2, 2, 1, 1, 1, 1, 4])
#> split_runs([10, 20, 15, 16, 17, 18, 3, 30])
# %%
def f(s, n):
    for _ in range(n):
        if len(s) % 2:
            s = s[1:] + s[0].upper()
        else:
            s = s[-2:] + s[:-2]
            s = s.replace('e', '', 1)
    return s
#> f('development team', 4)
#> f('abcde', 3)
#> f('sleeping bees', 6)
#> f('no change', 0)
#> f('evergreen tree', 7)
# %%
def absorb(items):
    out = []
    for x in items:
        if isinstance(x, list):
            out[:0] = x
        elif isinstance(x, str):
            out.extend(x.split())
        else:
            out = out * x
    return out
#> absorb([[1, 2], 'a b', 2, [3]])
#> absorb(['red green', ['blue'], 0, 'pink'])
#> absorb([3, 'x', 3])
#> absorb([[1], [2], [3, 4], [5]])
#> absorb(['one two three', 1, [], [0, 0]])
# %%
def first_gap(nums):
    have = set(nums)
    for n in range(min(have, default=0), max(have, default=0)):
        if n not in have:
            have.add(n)
            break
    else:
        return -len(have)
    return n * 100 + len(have)
#> first_gap([3, 4, 6, 7, 9])
#> first_gap([5, 4, 3, 2, 2])
#> first_gap([])
#> first_gap([-3, -1, 0, 8])
#> first_gap([12, 10, 10, 13, 15])
# %%
def by_value(a, b):
    merged = {}
    for k, v in list(a.items()) + list(b.items()):
        merged.setdefault(v, []).append(k)
    return [k for k in sorted(merged) if len(merged[k]) > 1], merged
#> by_value({'a': 1, 'b': 2}, {'c': 1, 'd': 3})
#> by_value({'x': 5, 'y': 5, 'z': 5}, {'x': 5})
#> by_value({}, {'q': 9, 'r': 8})
#> by_value({'m': 4, 'n': 2}, {'m': 2, 'n': 4})
#> by_value({'u': 0}, {})
# %%
def collapse(s):
    if len(s) < 2:
        return s
    if s[0] == s[1]:
        return collapse(s[2:])
    return s[0] + collapse(s[1:])
#> collapse('bookkeeper')
#> collapse('aaaaa')
#> collapse('committee meeting')
#> collapse('no doubles at')
#> collapse('')
# %%
def f(text):
    words = text.split()
    for i, w in enumerate(words, start=1):
        if i % 3 == 0:
            words[i - 1] = w[::-1]
        elif len(w) > 4:
            words[i - 1] = w.title()
    return '_'.join(words)
#> f('the quick brown fox jumps over')
#> f('programming is not always a happy thing')
#> f('one')
#> f('alpha beta gamma delta epsilon')
#> f('a b c d e f g')
# %%
def f(nums):
    i = 0
    while i < len(nums):
        if nums[i] % 2 == 0:
            del nums[i]
        else:
            nums[i] -= 1
            i += 1
    return nums or None
#> f([1, 2, 3, 4, 5])
#> f([2, 4, 6, 8, 10])
#> f([7, 7, 0, 9, -3])
#> f([])
#> f([11, 13, 15, 16, 17])
# %%
def pad_numbers(s):
    parts = s.split(',')
    width = max((len(p) for p in parts if p.strip().isdigit()), default=0)
    res = []
    for p in parts:
        p = p.strip()
        res.append(p.zfill(width) if p.isdigit() else p.ljust(width, '.'))
    return '|'.join(res)
#> pad_numbers('7,42,1000,ab')
#> pad_numbers('one,two,three')
#> pad_numbers(' 5, 66,777 ,x')
#> pad_numbers('12,longer,3')
#> pad_numbers('')
# %%
def first_column(matrix):
    for row in matrix:
        row.sort(reverse=row[0] % 2 == 1)
    first, *rest = zip(*matrix)
    return list(first), len(rest), sum(rest[-1]) if rest else -1
#> first_column([[3, 1, 2], [4, 6, 5]])
#> first_column([[1], [2], [3]])
#> first_column([[9, 8], [8, 9], [7, 7]])
#> first_column([[2, 0, 5, 1]])
#> first_column([[5, 6, 7, 8], [0, -1, 3, 2], [1, 1, 1, 2]])
# %%
def f(s):
    depth, best = 0, ''
    for i, c in enumerate(s):
        if c == '(':
            depth += 1
            if depth > len(best):
                best = s[i + 1:i + 1 + depth]
        elif c == ')':
            depth = max(0, depth - 1)
    return best + str(depth)
#> f('f(g(h(x)), y(z))')
#> f('no brackets at all')
#> f('((((abcd')
#> f(')))one(two)three')
#> f('a(b)c(d(e)f)g')
# %%
def to_numbers(tokens):
    good, bad = [], []
    for t in tokens:
        try:
            good.append(int(t))
        except ValueError:
            bad.insert(0, t)
            if len(bad) > 2:
                break
    return sum(good), '/'.join(bad)
#> to_numbers(['12', 'x', '7', 'y', '-3'])
#> to_numbers(['a', 'b', 'c', '100', '200'])
#> to_numbers(['1', ' 2 ', '+3', '4.0', '5'])
#> to_numbers([])
#> to_numbers(['0x1f', '10', '', '20', '30', 'q', '5'])
# %%
def f(a):
    b = a
    a = a + [len(a)]
    b += [max(a)]
    a.append(b[0])
    b.reverse()
    return a, b
#> f([1, 2, 3, 4, 5])
#> f([9, 0, 9, 0, 9, 0])
#> f([-1, -2, -3, -4, -5])
#> f([0])
#> f([6, 7, 12, 3, 1, 1, 8])
# %%
def f(name):
    vowels = [c for c in name if c in 'aeiouAEIOU']
    out = ''
    for c in name:
        if c in 'aeiouAEIOU':
            out += vowels.pop()
        else:
            out += c
    return out.capitalize()
#> f('Understanding People')
#> f('rhythm and myth')
#> f('queueing')
#> f('PYTHON Interpreter')
#> f('a simple sentence')
# %%
def group_sizes(nums, k):
    groups = [nums[i:i + k] for i in range(0, len(nums), k)]
    if groups and len(groups[-1]) < k:
        last = groups.pop()
        groups[0:1] = [last]
    return [min(g) if i % 2 else max(g) for i, g in enumerate(groups)]
#> group_sizes([4, 1, 9, 7, 3, 8, 2], 3)
#> group_sizes([5, 6, 7, 8], 2)
#> group_sizes([], 4)
#> group_sizes([1, 2, 3], 5)
#> group_sizes([10, 0, 20, 5, 30, 15, 40, 25, 50], 4)
# %%
def f(s, old, new):
    n = s.count(old)
    if n == 0:
        return s.strip('aeiou ')
    s = s.replace(old, new, n - 1)
    left, right = s.rsplit(old, 1)
    return f'{right}<{n}>{left}'
#> f('the cat and the dog and the bird', 'the', 'a')
#> f('one more try', 'z', 'y')
#> f('a-b-c-d', '-', '+')
#> f('hello there', 'there', 'you')
#> f('aaaaaa', 'aa', 'b')
# %%
def resolve(d):
    for k in list(d):
        v = d[k]
        if v in d:
            d[k] = d[v]
        elif v is None:
            del d[k]
    return d
#> resolve({'a': 'b', 'b': 'c', 'c': 'a'})
#> resolve({'x': None, 'y': 'x', 'z': 'y'})
#> resolve({1: 2, 2: 3, 3: 4})
#> resolve({'m': 'm', 'n': None})
#> resolve({'p': 'q', 'q': 0, 'r': 'p', 's': 's2'})
# %%
def climb(nums):
    level, log = 0, []
    for n in nums:
        if n > level:
            level = n
            log.append('U')
        elif n == level:
            continue
        else:
            level -= 1
            log.append('d')
    return ''.join(log) + str(level)
#> climb([1, 3, 2, 5, 5, 1])
#> climb([0, 0, 0, 0, 0])
#> climb([9, 1, 1, 1, 1, 6, 2])
#> climb([-1, -2, -3, 4, 4])
#> climb([2, 4, 6, 8, 7, 7, 6])
# %%
def f(s):
    total = 0
    for a, b in zip(s[::2], s[1::2]):
        if a.isdigit() and b.isdigit():
            total += int(a + b)
        elif a.isdigit() or b.isdigit():
            total -= 1
        else:
            total += a == b
    return total
#> f('12ab3cc45')
#> f('aabbccddeef')
#> f('1a2b3c4d')
#> f('0011223344')
#> f('order 66 was given at 10:45')
# %%
def f(lst):
    first, *middle, last = lst
    if first == last:
        return f(middle) if len(middle) > 1 else middle
    middle.append(first)
    middle.sort()
    return middle
#> f([1, 5, 2, 4, 5, 1])
#> f([3, 9, 7, 3])
#> f([8, 6, 4, 2, 0])
#> f([2, 1, 0, 1, 2])
#> f([7, 7, 7, 7, 7, 7, 7])
# %%
def longest_by(words, tie):
    if not words:
        return tie.title()
    top = max(words, key=lambda w: (len(w), w[::-1]))
    low = min(words, key=len)
    if all(w.startswith(low[0]) for w in words):
        top, low = low, top
    return top.center(len(low) + 4, tie[0])
#> longest_by(['pear', 'plum', 'peach', 'pineapple'], '*')
#> longest_by(['fig', 'banana', 'cherry', 'kiwi'], '=')
#> longest_by([], 'nothing to see')
#> longest_by(['same', 'size', 'word', 'list'], '-')
#> longest_by(['on', 'elephant', 'i', 'oak'], '~')
# %%
def f(x, acc=None):
    acc = [] if acc is None else acc
    if x <= 1:
        acc.append(-1)
        return acc
    acc.append(x)
    if x % 3 == 0:
        return f(x // 3, acc)
    acc[-1] = x * 10
    return f(x - 2, acc)[1:]
#> f(27)
#> f(20)
#> f(1)
#> f(50, [0, 0, 0])
#> f(13, acc=[7])
# %%
def caesar_mix(s):
    res = ''
    shift = 1
    for c in s:
        if not c.isalpha():
            shift = -shift
            continue
        res += chr((ord(c.lower()) - 97 + shift) % 26 + 97)
        shift += 1 if c.isupper() else 0
    return res
#> caesar_mix('abc xyz')
#> caesar_mix('HELLO there')
#> caesar_mix('Zig-Zag Zebra')
#> caesar_mix('...!!!')
#> caesar_mix('a1b2c3d4e5')
# %%
def f(nums, start):
    table = {i: n for i, n in enumerate(nums, start)}
    cur, path = start, []
    while cur in table:
        path.append(cur)
        cur = table.pop(cur)
    return path, cur, len(table)
#> f([2, 3, 1, 5, 4], 0)
#> f([3, 1, 2], 1)
#> f([10, 11, 12, 13], 10)
#> f([7, 6, 5, 4, 3], 3)
#> f([], 5)
# %%
def join_ties(pairs):
    pairs.sort(key=lambda p: p[1])
    out = []
    for name, val in pairs:
        if out and out[-1][1] == val:
            out[-1] = (out[-1][0] + '&' + name, val)
        else:
            out.append((name, val))
    return out[::-1]
#> join_ties([('a', 3), ('b', 1), ('c', 3), ('d', 2)])
#> join_ties([('x', 1), ('y', 1), ('z', 1)])
#> join_ties([('k', 9), ('j', 8), ('i', 7), ('h', 6)])
#> join_ties([])
#> join_ties([('m', 0), ('n', -1), ('o', 0), ('p', -1), ('q', 0)])
# %%
def strip_layers(s):
    layers = 0
    while len(s) > 1 and s[0] == s[-1]:
        s = s[1:-1]
        layers += 1
        if layers == 4:
            s = s.swapcase()
    return (s or 'empty') + '!' * layers
#> strip_layers('abcdeXYedcba')
#> strip_layers('racecar')
#> strip_layers('noon')
#> strip_layers('tomato soup')
#> strip_layers('##==!!--Hello World--!!==##')
# %%
def f(nums):
    a, b = set(nums[::2]), set(nums[1::2])
    if a & b:
        return sorted(a ^ b)
    if a > b:
        return sorted(a)
    return sorted(a | b)[:len(nums) // 2]
#> f([1, 2, 3, 4, 5, 6])
#> f([1, 2, 2, 3, 3, 4])
#> f([5])
#> f([7, 9, 7, 9, 7, 9, 1])
#> f([4, 4, 4, 4, 4])
# %%
def lower_back(s):
    parts = s.split('.')
    parts = [p.strip() for p in parts if p.strip()]
    for i in range(len(parts) - 1, -1, -1):
        if parts[i][0].isupper():
            parts[i] = parts[i].lower()
        else:
            parts.insert(i, str(i))
            break
    return '; '.join(parts)
#> lower_back('First one. Second one. third.')
#> lower_back('All Good. So Good. Very Good.')
#> lower_back('lower. Upper. Upper again')
#> lower_back('...')
#> lower_back('mix. Of. some. Things')
# %%
def score_hands(hands):
    scores = {}
    for who, *cards in hands:
        pts = sum(cards)
        while pts > 21 and 11 in cards:
            cards[cards.index(11)] = 1
            pts = sum(cards)
        scores[who] = pts if pts <= 21 else 0
    top = max(scores.values(), default=None)
    return [w for w in scores if scores[w] == top], top
#> score_hands([('ann', 10, 11), ('bob', 11, 11, 9)])
#> score_hands([('cy', 10, 10, 5), ('di', 9, 9, 9)])
#> score_hands([])
#> score_hands([('ed', 11, 11, 11, 10), ('flo', 2, 3), ('gus', 8, 7)])
#> score_hands([('hal', 10, 5, 11)])
# %%
def f(n):
    digits = list(str(abs(n)))
    swaps = 0
    for i in range(len(digits) - 1):
        if digits[i] > digits[i + 1]:
            digits[i], digits[i + 1] = digits[i + 1], digits[i]
            swaps += 1
    value = int(''.join(digits))
    return value * swaps if n > 0 else -value
#> f(531246)
#> f(12345)
#> f(-98765)
#> f(1000)
#> f(-7)
# %%
def censor(msg, bad):
    words = msg.split(' ')
    for i, w in enumerate(words):
        core = w.strip('.,!?')
        if core.lower() in bad:
            words[i] = w.replace(core, core[0] + '*' * (len(core) - 1))
            bad.remove(core.lower())
    return ' '.join(words), len(bad)
#> censor('Darn, that darn cat is silly!', ['darn', 'silly'])
#> censor('All fine here.', ['rude'])
#> censor('Oops! oops? OOPS.', ['oops', 'oops'])
#> censor('Heck no, heck yes', ['yes', 'no'])
#> censor('x y z', [])
# %%
def f(grid):
    out = []
    for r, row in enumerate(grid):
        for c, cell in enumerate(row):
            if cell == r or cell == c:
                out.append(cell)
                break
        else:
            out.append(None)
    return out.count(None), out
#> f([[0, 1, 2], [3, 4, 5], [9, 9, 2]])
#> f([[5, 1], [1, 5], [7, 7]])
#> f([[], [0], [2, 2]])
#> f([[8, 8, 8], [8, 8, 8]])
#> f([[3, 3, 3, 3], [0, 0, 0], [4, 5, 6, 2]])
# %%
def f(s):
    seen = {}
    for i, c in enumerate(s):
        if c in seen and i - seen[c] > 3:
            return s[seen[c]:i].upper()
        seen[c] = i
    return s[len(s) // 2:] + s[:len(s) // 2]
#> f('aabbccdda')
#> f('strawberry fields')
#> f('abcdefgh')
#> f('xx yy xx')
#> f('hello hello')
# %%
def bounce(n, lo, hi):
    return lo + (lo - n) if n < lo else hi - (n - hi) if n > hi else n
def walk(start, steps):
    pos, trail = start, []
    for s in steps:
        pos = bounce(pos + s, 0, 10)
        if pos in trail:
            trail = trail[trail.index(pos):]
        trail.append(pos)
    return trail
#> walk(5, [3, 4, -2, 6, -9])
#> walk(0, [-1, -1, -1, -1, -1])
#> walk(10, [5, 5, 5, 5])
#> walk(2, [])
#> walk(7, [1, -1, 1, -1, 9, -9])
