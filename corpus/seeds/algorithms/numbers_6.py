# %%
def peel(n, order):
    digits = [int(c) for c in str(n)]
    total = 0
    for i, side in enumerate(order):
        if not digits:
            break
        d = digits.pop(0) if side == 'L' else digits.pop()
        total += d if i % 2 == 0 else -d
    return total, digits
#> peel(58213, 'LRL')
#> peel(7, 'RR')
#> peel(90817, 'RRLLR')
#> peel(123, '')
#> peel(4444, 'LRLRLR')

# %%
class Solution:
    def meterRead(self, readings: list) -> int:
        used = 0
        prev = None
        for r in readings:
            if prev is not None:
                if r >= prev:
                    used += r - prev
                else:
                    wheel = 10 ** len(str(prev))
                    used += wheel - prev + r
            prev = r
        return used
#> Solution().meterRead([95, 99, 3])
#> Solution().meterRead(readings=[])
#> Solution().meterRead([500, 620, 600])
#> Solution().meterRead(readings=[42])
#> Solution().meterRead([1, 8, 2, 9, 0, 5])

# %%
def hexish(n, alphabet):
    b = len(alphabet)
    if n == 0:
        return alphabet[0]
    sign, n = ('-', -n) if n < 0 else ('', n)
    s = ''
    while n:
        n, r = divmod(n, b)
        s = alphabet[r] + s
        if s[:2] == alphabet[0] * 2:
            s = '_' + s[2:]
    return sign + s
#> hexish(0, 'xyz')
#> hexish(-37, 'ab')
#> hexish(1000, '0123456789')
#> hexish(255, 'pqrs')
#> hexish(64, 'io')

# %%
def digit_graph(nums):
    links = {}
    for i, a in enumerate(nums):
        for b in nums[i + 1:]:
            if set(str(a)) & set(str(b)):
                links.setdefault(a, []).append(b)
                links.setdefault(b, []).append(a)
    if not links:
        return None
    hub = max(links, key=lambda k: (len(links[k]), k))
    return hub, sorted(links[hub])
#> digit_graph([12, 23, 31])
#> digit_graph([])
#> digit_graph([5, 6, 7])
#> digit_graph([100, 12, 205, 33, 53])
#> digit_graph([9, 98, 87, 76])

# %%
class Solution:
    def primeSpans(self, lo, hi):
        def is_prime(x):
            if x < 4:
                return x > 1
            if x % 2 == 0:
                return False
            k = 3
            while k * k <= x:
                if x % k == 0:
                    return False
                k += 2
            return True

        best = cur = 0
        for n in range(lo, hi + 1):
            if is_prime(n):
                cur = 0
            else:
                cur += 1
                best = max(best, cur)
        return best
#> Solution().primeSpans(5, 12)
#> Solution().primeSpans(lo=24, hi=28)
#> Solution().primeSpans(lo=0, hi=3)
#> Solution().primeSpans(9, 8)
#> Solution().primeSpans(89, 98)

# %%
def segmented(lo, hi, small):
    marks = [''] * (hi - lo + 1)
    for p in small:
        first = (lo + p - 1) // p * p
        for m in range(first, hi + 1, p):
            marks[m - lo] += chr(96 + p) if p < 27 else '?'
    clean = [lo + i for i, t in enumerate(marks) if not t]
    busiest = max(marks, key=len)
    return clean, busiest
#> segmented(20, 30, [2, 3, 5])
#> segmented(7, 7, [])
#> segmented(48, 56, [2, 7])
#> segmented(100, 106, [3, 5, 29])
#> segmented(11, 16, [11, 13])

# %%
class Solution:
    def giftRounds(self, boxes: list) -> list:
        history = []
        while len(boxes) > 1:
            boxes.sort()
            g = boxes[0]
            boxes = [b % g or g for b in boxes]
            uniq = sorted(set(boxes))
            history.append(len(uniq))
            if uniq == boxes:
                break
            boxes = uniq
        return history + boxes
#> Solution().giftRounds([12, 18, 27])
#> Solution().giftRounds(boxes=[])
#> Solution().giftRounds([4, 6, 7, 9])
#> Solution().giftRounds(boxes=[5, 5])
#> Solution().giftRounds([100, 64, 30, 75])

# %%
def sigma_chain(n, limit):
    chain = []
    while n and n <= limit:
        if n in chain:
            return 'loop', chain[chain.index(n):]
        chain.append(n)
        n = sum(d for d in range(2, n // 2 + 1) if n % d == 0)
    return ('zero' if n == 0 else 'over'), chain
#> sigma_chain(12, 50)
#> sigma_chain(7, 20)
#> sigma_chain(24, 30)
#> sigma_chain(48, 80)
#> sigma_chain(140, 200)

# %%
def gcdTriples(nums):
    from math import gcd
    n, out = len(nums), []
    for i in range(n - 2):
        for j in range(i + 1, n - 1):
            g = gcd(nums[i], nums[j])
            if g == 1:
                continue
            for k in range(j + 1, n):
                if gcd(g, nums[k]) == 1:
                    out.append((nums[i], nums[j], nums[k]))
    return out
#> gcdTriples([4, 6, 9, 2])
#> gcdTriples([3, 6])
#> gcdTriples([10, 15, 7, 20])
#> gcdTriples([6, 12, 18, 24])
#> gcdTriples([1, 2, 3, 4, 5])

# %%
class Solution:
    def lcmBudget(self, nums: list, cap: int) -> int:
        best = 0
        n = len(nums)

        def go(i, cur, size):
            nonlocal best
            if size > best:
                best = size
            for j in range(i, n):
                a, b = cur, nums[j]
                while b:
                    a, b = b, a % b
                nxt = cur // a * nums[j]
                if nxt <= cap:
                    go(j + 1, nxt, size + 1)

        go(0, 1, 0)
        return best
#> Solution().lcmBudget([4, 6, 5], 12)
#> Solution().lcmBudget(nums=[], cap=3)
#> Solution().lcmBudget(nums=[8, 9, 7], cap=10)
#> Solution().lcmBudget([2, 4, 8], 8)
#> Solution().lcmBudget([3, 10, 6], 30)

# %%
def mod_ladder(x, mods):
    trail = [x]
    for m in mods:
        x = (x * x + trail[-1] // 2) % m
        if x == trail[-1]:
            x = m - 1 - x
        trail.append(x)
    return trail
#> mod_ladder(7, [10, 9, 8])
#> mod_ladder(3, [])
#> mod_ladder(100, [13, 13, 13, 13])
#> mod_ladder(1, [2, 1, 5])
#> mod_ladder(8, [5, 0])

# %%
class Solution:
    def affineCrack(self, plain, cipher, m):
        for a in range(1, m):
            b = (cipher[0] - a * plain[0]) % m
            if all((a * p + b) % m == c for p, c in zip(plain, cipher)):
                return (a, b)
        return None
#> Solution().affineCrack([1, 2, 3], [5, 8, 11], 12)
#> Solution().affineCrack(plain=[0, 4], cipher=[3, 3], m=7)
#> Solution().affineCrack(plain=[1, 2, 4], cipher=[9, 0, 9], m=10)
#> Solution().affineCrack([2, 5, 9], [1, 3, 6], 11)
#> Solution().affineCrack([6, 1], [0, 12], 13)

# %%
def russian_peasant(a, b, skip):
    rows, total = [], 0
    while a:
        if a % 2:
            if b % skip:
                total += b
            else:
                rows.append(b)
        a, b = a >> 1, b << 1
    return total, rows
#> russian_peasant(13, 7, 4)
#> russian_peasant(0, 9, 2)
#> russian_peasant(31, 3, 6)
#> russian_peasant(18, 25, 10)
#> russian_peasant(7, 7, 100)

# %%
def stair_terms(n):
    if n <= 0:
        return []
    terms, group, v = [], 1, 1
    while True:
        for _ in range(group):
            terms.append(v)
            v += 1 + (v % group == 0)
            if len(terms) == n:
                return terms
        group += 1
#> stair_terms(0)
#> stair_terms(1)
#> stair_terms(6)
#> stair_terms(10)
#> stair_terms(13)

# %%
class Solution:
    def derange(self, items: str, fixed: int) -> list:
        out = []

        def place(cur, left, hits):
            if hits > fixed:
                return
            if not left:
                if hits == fixed:
                    out.append(cur)
                return
            for i, ch in enumerate(left):
                place(cur + ch, left[:i] + left[i + 1:], hits + (items[len(cur)] == ch))

        place('', items, 0)
        return out
#> Solution().derange('abc', 1)
#> Solution().derange(items='', fixed=0)
#> Solution().derange(items='xyz', fixed=0)
#> Solution().derange('pq', 2)
#> Solution().derange('qrs', 2)

# %%
def lattice_mod(n, k, m):
    row = [1 % m] + [0] * k
    for i in range(1, n + 1):
        for j in range(min(i, k), 0, -1):
            row[j] = (row[j] * j + row[j - 1]) % m
        row[0] = 0
    return row
#> lattice_mod(4, 2, 100)
#> lattice_mod(0, 0, 5)
#> lattice_mod(6, 3, 10)
#> lattice_mod(5, 5, 7)
#> lattice_mod(3, 1, 1)

# %%
class Solution:
    def ruleRow(self, start, rule, rounds):
        row = start[:]
        lines = []
        for _ in range(rounds):
            n = len(row)
            nxt = []
            for i in range(n):
                l = row[i - 1] if i else 0
                r = row[i + 1] if i + 1 < n else 0
                nxt.append(rule >> (l * 4 + row[i] * 2 + r) & 1)
            row = nxt
            lines.append(sum(row))
            if not any(row):
                break
        return lines
#> Solution().ruleRow([0, 1, 0, 0], 90, 2)
#> Solution().ruleRow(start=[], rule=30, rounds=3)
#> Solution().ruleRow(start=[1, 1, 1], rule=0, rounds=4)
#> Solution().ruleRow([0, 0, 1, 0, 0], 30, 3)
#> Solution().ruleRow([1, 0, 1, 1, 0], 110, 4)

# %%
def harsh(n):
    steps = []
    x = n
    while x >= 10:
        s = sum(map(int, str(x)))
        if s < 2 or x % s:
            break
        x //= s
        steps.append(s)
    else:
        return 'full', steps
    return 'stuck at %d' % x, steps
#> harsh(108)
#> harsh(5)
#> harsh(133)
#> harsh(972)
#> harsh(480)

# %%
class Solution:
    def egyptian(self, p: int, q: int, most: int) -> list:
        parts = []
        while p > 0 and len(parts) < most:
            u = -(-q // p)
            if parts and u == parts[-1]:
                u += 1
            parts.append(u)
            p, q = p * u - q, q * u
            g, h = abs(p), q
            while h:
                g, h = h, g % h
            p, q = p // g, q // g
        return parts if p == 0 else parts + [(p, q)]
#> Solution().egyptian(5, 6, 4)
#> Solution().egyptian(p=0, q=3, most=5)
#> Solution().egyptian(p=7, q=15, most=2)
#> Solution().egyptian(4, 13, 5)
#> Solution().egyptian(3, 2, 3)

# %%
def bit_mountain(n, width):
    line = f'{n:b}'.zfill(width)
    h, peaks, profile = 0, 0, []
    for i, c in enumerate(line):
        h += 1 if c == '1' else -1
        profile.append(h)
        if line[i:i + 2] == '10' and h > 0:
            peaks += 1
    return peaks, profile
#> bit_mountain(0b110100, 6)
#> bit_mountain(0, 4)
#> bit_mountain(75, 8)
#> bit_mountain(7, 3)
#> bit_mountain(42, 0)

# %%
class Solution:
    def pairXor(self, a, b, cap):
        seen = {}
        for i, x in enumerate(a):
            for j, y in enumerate(b):
                z = x ^ y
                if z < cap and z not in seen:
                    seen[z] = (i, j)
        miss = 0
        while miss in seen:
            miss += 1
        return miss, seen.get(miss - 1)
#> Solution().pairXor([1, 2], [3, 2], 8)
#> Solution().pairXor(a=[], b=[5], cap=4)
#> Solution().pairXor(a=[4, 5, 6], b=[4, 7], cap=3)
#> Solution().pairXor([9], [9, 8, 11], 10)
#> Solution().pairXor([0, 1, 2], [2, 6], 16)

# %%
def popcount_sort(nums, rounds):
    for r in range(rounds):
        nums = sorted(nums, key=lambda v: (bin(v).count('1') + (v >> r & 1), v))
        if nums:
            nums[0], nums[-1] = nums[-1] | 1, nums[0] & ~1
    return nums
#> popcount_sort([7, 8, 3], 2)
#> popcount_sort([], 3)
#> popcount_sort([15, 16, 5, 2, 12], 1)
#> popcount_sort([9], 2)
#> popcount_sort([1, 2, 3, 4, 5, 6], 4)

# %%
def share_fairly(values):
    n = len(values)
    full = sum(values)
    best = (full, 0)
    for mask in range(1, 1 << max(n - 1, 0)):
        mine = 0
        m = mask
        while m:
            low = m & -m
            mine += values[low.bit_length() - 1]
            m ^= low
        diff = abs(full - 2 * mine)
        if diff < best[0]:
            best = (diff, mask)
            if diff == 0:
                break
    return best
#> share_fairly([4, 3, 5])
#> share_fairly([])
#> share_fairly([8, 1, 1])
#> share_fairly([7, 2, 6, 4])
#> share_fairly([9])

# %%
class Solution:
    def wheelCode(self, n):
        # every n-bit window once, by preferring ones
        bits = [0] * n
        seen = {tuple(bits)}
        while True:
            for b in (1, 0):
                w = tuple((bits + [b])[-n:])
                if w not in seen:
                    seen.add(w)
                    bits.append(b)
                    break
            else:
                break
        return ''.join(map(str, bits))
#> Solution().wheelCode(1)
#> Solution().wheelCode(n=2)
#> Solution().wheelCode(3)
#> Solution().wheelCode(n=4)
#> Solution().wheelCode(5)

# %%
def tallest_shelf(heights, planks):
    lo, hi = 0, 100
    log = []
    while lo < hi:
        mid = (lo + hi + 1) // 2
        missing = 0
        for h in heights:
            if h < mid:
                missing += mid - h
                if missing > planks:
                    break
        log.append(mid)
        if missing <= planks:
            lo = mid
        else:
            hi = mid - 1
    return lo, len(log)
#> tallest_shelf([3, 5, 2], 4)
#> tallest_shelf([], 7)
#> tallest_shelf([10], 0)
#> tallest_shelf([1, 1, 1, 9], 8)
#> tallest_shelf([20, 18, 25], 40)

# %%
from bisect import bisect_left

class Solution:
    def closestPair(self, shelf: list, orders: list) -> list:
        shelf = sorted(shelf)
        given = []
        for want in orders:
            if not shelf:
                given.append(None)
                continue
            i = bisect_left(shelf, want)
            if i == len(shelf) or (i and want - shelf[i - 1] < shelf[i] - want):
                i -= 1
            given.append(shelf.pop(i))
        return given
#> Solution().closestPair([10, 4, 7], [5, 6])
#> Solution().closestPair(shelf=[], orders=[1])
#> Solution().closestPair(shelf=[3, 3, 8], orders=[9, 9, 1, 2])
#> Solution().closestPair([15, 30, 22, 9], [20, 20, 20])
#> Solution().closestPair([6], [])

# %%
def digit_root_table(lo, hi):
    def root(n, rounds=0):
        if n < 10 or rounds == 5:
            return n, rounds
        p = 1
        for c in str(n):
            p *= int(c) + 1
        return root(p % 97, rounds + 1)

    table = {}
    for n in range(lo, hi):
        r, k = root(n)
        table.setdefault(r, []).append((n, k))
    return table
#> digit_root_table(8, 12)
#> digit_root_table(30, 30)
#> digit_root_table(95, 99)
#> digit_root_table(50, 52)
#> digit_root_table(120, 124)

# %%
class Solution:
    def lighthouse(self, ships: list, beam: int) -> list:
        def quadrant(x, y):
            if x > 0 and y >= 0: return 0
            if x <= 0 and y > 0: return 1
            if x < 0 and y <= 0: return 2
            return 3

        lit = [[] for _ in range(4)]
        for k, (x, y) in enumerate(ships):
            if x == y == 0:
                continue
            if max(abs(x), abs(y)) <= beam:
                lit[quadrant(x, y)].append(k)
        return lit
#> Solution().lighthouse([(1, 2), (-3, 1), (0, -4)], 5)
#> Solution().lighthouse(ships=[], beam=9)
#> Solution().lighthouse(ships=[(0, 0), (6, 0), (-6, 0), (0, 6)], beam=6)
#> Solution().lighthouse([(9, 9), (2, -2)], 3)
#> Solution().lighthouse([(-1, -1), (-1, 0), (4, 1), (3, -3), (0, 1)], 4)

# %%
def square_finder(points):
    have = set(points)
    best = 0
    for x1, y1 in points:
        for x2, y2 in points:
            dx, dy = x2 - x1, y2 - y1
            if dx <= 0 or dy < 0:
                continue
            if (x2 - dy, y2 + dx) in have and (x1 - dy, y1 + dx) in have:
                best = max(best, dx * dx + dy * dy)
    return best
#> square_finder([(0, 0), (1, 0), (1, 1), (0, 1)])
#> square_finder([])
#> square_finder([(0, 1), (1, 0), (2, 1), (1, 2)])
#> square_finder([(0, 0), (5, 0), (5, 4)])
#> square_finder([(0, 0), (2, 1), (1, 3), (-1, 2), (7, 7)])

# %%
class Solution:
    def stampSheet(self, w, h, stamps):
        sheet = [['.'] * w for _ in range(h)]
        rejected = 0
        for name, x, y, sw, sh in stamps:
            cells = [(i, j) for i in range(y, y + sh) for j in range(x, x + sw)]
            if any(i >= h or j >= w or sheet[i][j] != '.' for i, j in cells):
                rejected += 1
                continue
            for i, j in cells:
                sheet[i][j] = name
        return [''.join(r) for r in sheet], rejected
#> Solution().stampSheet(4, 3, [('a', 0, 0, 2, 2), ('b', 1, 1, 2, 1)])
#> Solution().stampSheet(w=2, h=1, stamps=[])
#> Solution().stampSheet(w=5, h=2, stamps=[('p', 3, 0, 2, 2), ('q', 0, 0, 3, 1), ('r', 4, 1, 1, 1)])
#> Solution().stampSheet(3, 3, [('z', 2, 2, 2, 2)])
#> Solution().stampSheet(6, 2, [('m', 0, 0, 6, 1), ('n', 0, 1, 5, 1), ('o', 5, 1, 1, 1)])

# %%
def knightly(start, dest, limit):
    frontier = [start]
    seen = {start}
    jumps = 0
    while frontier and jumps <= limit:
        if dest in frontier:
            return jumps
        nxt = []
        for x, y in frontier:
            for p in ((x + 2, y + 1), (x - 1, y + 2), (x, y - 3)):
                if 0 <= p[0] < 5 and 0 <= p[1] < 5 and p not in seen:
                    seen.add(p)
                    nxt.append(p)
        frontier = nxt
        jumps += 1
    return None
#> knightly((0, 0), (2, 1), 3)
#> knightly((1, 1), (1, 1), 0)
#> knightly((0, 0), (1, 3), 5)
#> knightly((4, 4), (0, 0), 6)
#> knightly((2, 2), (4, 0), 4)

# %%
def bell_tower(start, minutes, extra):
    h, m = start
    strokes = 0
    for _ in range(minutes):
        m += 1
        if m == 60:
            m, h = 0, (h + 1) % 24
            strokes += (h - 1) % 12 + 1
        elif m % 15 == 0:
            strokes += extra
    return strokes, f'{h}:{m:02}'
#> bell_tower((11, 50), 12, 1)
#> bell_tower((3, 3), 0, 5)
#> bell_tower((23, 55), 8, 2)
#> bell_tower((6, 14), 20, 3)
#> bell_tower((12, 58), 4, 0)

# %%
class Solution:
    def leapSpan(self, y1: int, y2: int, rule: int = 4) -> list:
        leaps, y = [], y1
        while y <= y2:
            if y % rule:
                y += rule - y % rule
                continue
            if y % 100 or y % 400 == 0:
                leaps.append(y)
            y += rule
        return leaps
#> Solution().leapSpan(1998, 2009)
#> Solution().leapSpan(y1=1895, y2=1910)
#> Solution().leapSpan(y1=2000, y2=2000)
#> Solution().leapSpan(2001, 2003, rule=4)
#> Solution().leapSpan(1590, 1630, 10)

# %%
def market_day(wallet, stalls):
    bought = []
    for name, price, off in sorted(stalls, key=lambda s: s[1] * (100 - s[2])):
        cost = (price * (100 - off) + 50) // 100
        if cost > wallet:
            break
        wallet -= cost
        bought.append(name)
    else:
        if wallet:
            bought.append('bonus')
    return bought, wallet
#> market_day(50, [('pear', 20, 10), ('fig', 15, 0), ('nut', 30, 50)])
#> market_day(0, [])
#> market_day(100, [('hat', 60, 25), ('mug', 12, 5)])
#> market_day(9, [('rug', 90, 10)])
#> market_day(33, [('a', 11, 0), ('b', 22, 0)])

# %%
class Solution:
    def roundTrain(self, delays, grain):
        pending = 0
        shown = []
        for d in delays:
            pending += d
            r = pending % grain
            show = pending - r
            if r * 2 >= grain:
                show += grain
            shown.append(show)
            pending -= show
        return shown, pending
#> Solution().roundTrain([3, 4, 7], 5)
#> Solution().roundTrain(delays=[], grain=2)
#> Solution().roundTrain(delays=[1, 1, 1, 1, 1], grain=3)
#> Solution().roundTrain([12, -5, 8], 10)
#> Solution().roundTrain([9], 1)

# %%
def streak_average(temps, jump):
    groups, cur = [], []
    for t in temps:
        if cur and abs(t - sum(cur) / len(cur)) > jump:
            groups.append(cur)
            cur = []
        cur.append(t)
    if cur:
        groups.append(cur)
    return [(len(g), sum(g) // len(g)) for g in groups]
#> streak_average([10, 12, 20, 21], 4)
#> streak_average([], 3)
#> streak_average([5, 9, 13, 17], 4)
#> streak_average([30, 1, 30, 1], 10)
#> streak_average([7, 7, 8, 6, 15, 14, 2], 3)

# %%
class Solution:
    def dialUp(self, budget: int, costs: list) -> str:
        cheapest = min(costs)
        length = budget // cheapest
        out = ''
        for left in range(length - 1, -1, -1):
            for d in range(len(costs), 0, -1):
                if costs[d - 1] + left * cheapest <= budget:
                    out += str(d)
                    budget -= costs[d - 1]
                    break
        return out or '0'
#> Solution().dialUp(9, [5, 4, 2])
#> Solution().dialUp(budget=1, costs=[2, 3])
#> Solution().dialUp(budget=14, costs=[3, 7, 5, 6])
#> Solution().dialUp(6, [6, 6, 6])
#> Solution().dialUp(11, [2, 9, 3, 4])

# %%
def increment(digits, bases):
    digits = digits[:]
    i = len(digits) - 1
    while i >= 0:
        digits[i] += 1
        if digits[i] < bases[i]:
            return digits
        digits[i] = 0
        i -= 1
    return None

def odometer(start, bases, clicks):
    cur, wraps = start, 0
    for _ in range(clicks):
        nxt = increment(cur, bases)
        if nxt is None:
            wraps += 1
            nxt = [0] * len(bases)
        cur = nxt
    return cur, wraps
#> odometer([0, 2, 3], [2, 3, 4], 3)
#> odometer([], [], 2)
#> odometer([1, 1, 1], [2, 2, 2], 4)
#> odometer([5], [7], 0)
#> odometer([8, 9], [10, 10], 5)

# %%
class Solution:
    def saddleScore(self, grid: list) -> int:
        score = 0
        for i, row in enumerate(grid):
            for j, v in enumerate(row):
                col = [r[j] for r in grid]
                if v == min(row) and v == max(col):
                    score += 10
                elif v == max(row) and v == min(col):
                    score -= 10
                elif i == j:
                    score += 1
        return score
#> Solution().saddleScore([[3, 1], [4, 2]])
#> Solution().saddleScore(grid=[])
#> Solution().saddleScore(grid=[[5, 5], [5, 5]])
#> Solution().saddleScore([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> Solution().saddleScore([[2, 9, 1], [8, 3, 7]])

# %%
from functools import cache

def bid_war(mine, theirs, prizes):
    # both bid one of their cards for each prize; they see my bid first
    @cache
    def play(a, b, i):
        if i == len(prizes) or not a or not b:
            return 0
        best = float('-inf')
        for x in a:
            worst = float('inf')
            for y in b:
                gain = prizes[i] * ((x > y) - (x < y))
                rest = play(tuple(v for v in a if v != x), tuple(v for v in b if v != y), i + 1)
                worst = min(worst, gain + rest)
            best = max(best, worst)
        return best

    return play(mine, theirs, 0)
#> bid_war((3, 1), (2, 1), (5, 4))
#> bid_war((), (1,), (9,))
#> bid_war((4, 2), (3, 1), (1, 6))
#> bid_war((5,), (2,), (7, 3))
#> bid_war((6, 4), (5, 3), (2, 8))
