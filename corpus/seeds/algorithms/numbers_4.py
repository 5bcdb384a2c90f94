# %%
def stamp_number(n, stamp):
    s, t = str(n), str(stamp)
    best = s
    for i in range(len(s) - len(t) + 1):
        cand = s[:i] + t + s[i + len(t):]
        if cand > best:
            best = cand
    return int(best), best != s
#> stamp_number(31520, 9)
#> stamp_number(7, 12)
#> stamp_number(98765, 43)
#> stamp_number(10101, 55)
#> stamp_number(6, 8)

# %%
class Solution:
    def digitBus(self, n: int, seats: int) -> int:
        riders = []
        for ch in str(n):
            d = int(ch)
            if d == 0:
                riders.clear()
            elif len(riders) < seats:
                riders.append(d)
            elif d > min(riders):
                riders.remove(min(riders))
                riders.append(d)
        prod = 1
        for d in riders:
            prod *= d
        return prod
#> Solution().digitBus(41529, 3)
#> Solution().digitBus(n=900, seats=2)
#> Solution().digitBus(n=1234567, seats=2)
#> Solution().digitBus(5, 1)
#> Solution().digitBus(70368, 2)

# %%
def balanced_ternary(n):
    if n == 0:
        return '0', 0
    sym, neg = [], n < 0
    n = abs(n)
    while n:
        n, r = divmod(n, 3)
        if r == 2:
            n += 1
            sym.append('+' if neg else '-')
        elif r == 1:
            sym.append('-' if neg else '+')
        else:
            sym.append('0')
    text = ''.join(sym[::-1])
    return text, text.count('+') - text.count('-')
#> balanced_ternary(5)
#> balanced_ternary(-14)
#> balanced_ternary(0)
#> balanced_ternary(81)
#> balanced_ternary(200)

# %%
class Solution:
    def palindromicBases(self, n):
        good = []
        for b in range(2, n):
            x, rev, length = n, 0, 0
            while x:
                rev = rev * b + x % b
                x //= b
                length += 1
            if rev == n and length > 1:
                good.append(b)
            if length == 2 and len(good) > 2:
                break
        return good
#> Solution().palindromicBases(5)
#> Solution().palindromicBases(n=2)
#> Solution().palindromicBases(n=10)
#> Solution().palindromicBases(15)
#> Solution().palindromicBases(17)

# %%
def twin_budget(limit):
    comp = bytearray(limit + 1)
    primes = []
    for i in range(2, limit + 1):
        if not comp[i]:
            primes.append(i)
        for p in primes:
            if p * i > limit:
                break
            comp[p * i] = 1
            if i % p == 0:
                break
    money = 0
    for a, b in zip(primes, primes[1:]):
        money += 5 if b - a == 2 else -1
    return money
#> twin_budget(10)
#> twin_budget(2)
#> twin_budget(20)
#> twin_budget(15)
#> twin_budget(26)

# %%
def factor_string(n):
    if n < 2:
        return str(n)
    parts = []
    p = 2
    while p * p <= n:
        e = 0
        while n % p == 0:
            n //= p
            e += 1
        if e == 1:
            parts.append(f'{p}')
        elif e:
            parts.append(f'{p}^{e}')
        p += 1 if p == 2 else 2
    if n > 1:
        parts.append(str(n))
    return '*'.join(sorted(parts, key=len))
#> factor_string(360)
#> factor_string(1)
#> factor_string(97)
#> factor_string(528)
#> factor_string(343)

# %%
class Solution:
    def commonTicks(self, a: int, b: int, horizon: int) -> list:
        ta, tb = a, b
        hits = []
        while ta <= horizon and tb <= horizon:
            if ta == tb:
                hits.append(ta)
                ta += a
                tb += b + 1
            elif ta < tb:
                ta += a
            else:
                tb += b
        return hits
#> Solution().commonTicks(2, 3, 20)
#> Solution().commonTicks(a=5, b=5, horizon=30)
#> Solution().commonTicks(a=4, b=7, horizon=3)
#> Solution().commonTicks(6, 4, 40)
#> Solution().commonTicks(1, 9, 25)

# %%
def egcd_table(a, b):
    rows = [(a, 1, 0), (b, 0, 1)]
    while rows[-1][0]:
        (r0, s0, t0), (r1, s1, t1) = rows[-2:]
        q = r0 // r1
        rows.append((r0 - q * r1, s0 - q * s1, t0 - q * t1))
    g, s, t = rows[-2]
    if s < 0:
        s, t = s + b // g, t - a // g
    return g, s, t
#> egcd_table(30, 18)
#> egcd_table(7, 0)
#> egcd_table(17, 40)
#> egcd_table(99, 78)
#> egcd_table(5, 5)

# %%
class Solution:
    def firstZeroPower(self, x, m):
        cur, e = x % m, 1
        visited = {}
        while cur and cur not in visited:
            visited[cur] = e
            cur = cur * x % m
            e += 1
        if cur == 0:
            return ('dies', e)
        return ('cycles', e - visited[cur])
#> Solution().firstZeroPower(6, 8)
#> Solution().firstZeroPower(x=3, m=7)
#> Solution().firstZeroPower(x=10, m=10)
#> Solution().firstZeroPower(2, 12)
#> Solution().firstZeroPower(5, 22)

# %%
def pow_chain(n):
    # fewest multiplications by the binary rule, and what is held after each
    held = [1]
    for bit in bin(n)[3:]:
        held.append(held[-1] * 2)
        if bit == '1':
            held.append(held[-1] + 1)
    return len(held) - 1, held
#> pow_chain(1)
#> pow_chain(13)
#> pow_chain(64)
#> pow_chain(255)
#> pow_chain(100)

# %%
def echo(seed, n):
    s = seed
    for _ in range(n):
        nxt, i = '', 0
        while i < len(s):
            j = i
            while j < len(s) and s[j] == s[i]:
                j += 1
            run = j - i
            nxt += s[i] if run == 1 else s[i] + str(run)
            i = j
        if nxt == s:
            break
        s = nxt
    return s
#> echo('1122', 2)
#> echo('', 4)
#> echo('111111', 3)
#> echo('123', 5)
#> echo('2222', 3)

# %%
from math import comb

class Solution:
    def bouquetCount(self, roses, tulips, size):
        total = 0
        table = []
        for r in range(size + 1):
            t = size - r
            if r > roses or t > tulips or r == t:
                continue
            ways = comb(roses, r) * comb(tulips, t)
            table.append((r, ways))
            total += ways
        return total, table
#> Solution().bouquetCount(3, 2, 3)
#> Solution().bouquetCount(roses=4, tulips=4, size=4)
#> Solution().bouquetCount(roses=0, tulips=0, size=0)
#> Solution().bouquetCount(5, 1, 2)
#> Solution().bouquetCount(6, 5, 7)

# %%
def rank_of(word):
    letters = sorted(word)
    rank = 0
    for i, ch in enumerate(word):
        smaller = sum(1 for c in letters if c < ch)
        f = 1
        for k in range(2, len(word) - i):
            f *= k
        rank += smaller * f
        letters.remove(ch)
    return rank
#> rank_of('bca')
#> rank_of('a')
#> rank_of('')
#> rank_of('dcba')
#> rank_of('badec')

# %%
class Solution:
    def hockey(self, r, c):
        tri = [[1]]
        for n in range(1, r + 1):
            prev = tri[-1]
            row = [1] * (n + 1)
            for k in range(1, n):
                row[k] = prev[k - 1] + prev[k]
            tri.append(row)
        stick = [row[c] for row in tri if len(row) > c]
        return sum(stick), stick
#> Solution().hockey(4, 1)
#> Solution().hockey(r=0, c=0)
#> Solution().hockey(r=6, c=3)
#> Solution().hockey(2, 5)
#> Solution().hockey(5, 2)

# %%
def mood(n):
    seen, happy = [], 0
    while n not in seen:
        seen.append(n)
        nxt = 0
        for ch in str(n):
            d = int(ch)
            nxt += d ** 2 if d % 2 else d
        if nxt > n:
            happy += 1
        n = nxt
    tail = seen.index(n)
    return {'loop': seen[tail:], 'tail': tail, 'ups': happy}
#> mood(7)
#> mood(24)
#> mood(0)
#> mood(135)
#> mood(98)

# %%
class Solution:
    def sternBrocot(self, p: int, q: int) -> str:
        path = []
        la, lb, ra, rb = 0, 1, 1, 0
        while True:
            ma, mb = la + ra, lb + rb
            if ma * q == p * mb:
                break
            if p * mb < ma * q:
                path.append('L')
                ra, rb = ma, mb
            else:
                path.append('R')
                la, lb = ma, mb
        text = ''.join(path)
        return text if len(text) < 8 else text[:3] + '~' + str(len(text))
#> Solution().sternBrocot(3, 5)
#> Solution().sternBrocot(p=1, q=1)
#> Solution().sternBrocot(p=7, q=2)
#> Solution().sternBrocot(11, 8)
#> Solution().sternBrocot(1, 9)

# %%
def bit_zip(a, b):
    out, pos = 0, 0
    while a or b:
        out |= (a & 1) << pos
        out |= (b & 1) << (pos + 1)
        a >>= 1
        b >>= 1
        pos += 2
    return out
#> bit_zip(5, 3)
#> bit_zip(0, 0)
#> bit_zip(0, 7)
#> bit_zip(21, 10)
#> bit_zip(15, 16)

# %%
class Solution:
    def crossTheRoom(self, masks: list) -> int:
        # a set bit is a blocked tile; hop to the same or a neighbouring tile in each row
        width = 5
        reach = (1 << width) - 1
        full = reach
        rows = 0
        for m in masks:
            reach = (reach | reach << 1 | reach >> 1) & full & ~m
            if not reach:
                return -rows
            rows += 1
        return bin(reach).count('1')
#> Solution().crossTheRoom([0b01110, 0b10011])
#> Solution().crossTheRoom(masks=[])
#> Solution().crossTheRoom([31])
#> Solution().crossTheRoom(masks=[30, 28, 0, 4])
#> Solution().crossTheRoom([15, 1, 16, 23, 31, 0])

# %%
def torn_tickets(first, step, count, kept):
    # two tickets of the strip were torn off; find them and their gap on the strip
    strip = [first + step * i for i in range(count)]
    x = 0
    for t in strip + kept:
        x ^= t
    if x == 0:
        return None
    low = x & -x
    a = 0
    for t in strip + kept:
        if t & low:
            a ^= t
    b = x ^ a
    return min(a, b), abs(strip.index(a) - strip.index(b))
#> torn_tickets(1, 1, 5, [1, 3, 5])
#> torn_tickets(4, 3, 2, [])
#> torn_tickets(10, 5, 6, [10, 35, 20, 25])
#> torn_tickets(7, 2, 3, [7, 9, 11])
#> torn_tickets(100, 10, 7, [160, 110, 130, 140, 150])

# %%
from itertools import combinations

def team_mask(skills, need):
    for size in range(len(skills) + 1):
        for team in combinations(range(len(skills)), size):
            have = 0
            for i in team:
                have |= skills[i]
            if have & need == need:
                return list(team)
    return None
#> team_mask([1, 2, 4], 3)
#> team_mask([], 0)
#> team_mask([6, 9, 3], 15)
#> team_mask([1, 1], 2)
#> team_mask([8, 5, 2, 12], 15)

# %%
class Solution:
    def latestStart(self, durations, deadlines):
        def ok(start):
            t = start
            for d, limit in sorted(zip(durations, deadlines), key=lambda p: p[1]):
                t += d
                if t > limit:
                    return False
            return True

        lo, hi = 0, max(deadlines)
        if not ok(0):
            return -1
        while lo < hi:
            mid = (lo + hi + 1) // 2
            if ok(mid):
                lo = mid
            else:
                hi = mid - 1
        return lo
#> Solution().latestStart([2, 3], [9, 6])
#> Solution().latestStart(durations=[5], deadlines=[4])
#> Solution().latestStart(durations=[1, 2, 3], deadlines=[10, 12, 14])
#> Solution().latestStart([4, 4], [8, 8])
#> Solution().latestStart([], [])

# %%
def newton_steps(n):
    if n < 2:
        return n, []
    x = n
    seen = []
    while True:
        y = (x + n // x) // 2
        if y >= x:
            break
        x = y
        seen.append(x)
    return x, seen
#> newton_steps(50)
#> newton_steps(1)
#> newton_steps(144)
#> newton_steps(999)
#> newton_steps(3)

# %%
class Solution:
    def triRoot(self, target):
        lo, hi = 0, 1
        while hi * (hi + 1) // 2 <= target:
            hi *= 2
        while lo + 1 < hi:
            mid = (lo + hi) // 2
            if mid * (mid + 1) // 2 <= target:
                lo = mid
            else:
                hi = mid
        base = lo * (lo + 1) // 2
        col = target - base
        return (lo - col, col)
#> Solution().triRoot(0)
#> Solution().triRoot(target=7)
#> Solution().triRoot(20)
#> Solution().triRoot(target=100)
#> Solution().triRoot(665)

# %%
class Solution:
    def quietestHouse(self, bars, street):
        def noise(x):
            return sum(max(0, loud - abs(x - p)) for p, loud in bars)

        best = 0
        for x in range(1, street):
            a, b = noise(x), noise(best)
            if a < b or (a == b and x % 2 == 0 and best % 2):
                best = x
        return best, noise(best)
#> Solution().quietestHouse([(0, 5), (6, 3)], 7)
#> Solution().quietestHouse(bars=[], street=4)
#> Solution().quietestHouse(bars=[(3, 4)], street=8)
#> Solution().quietestHouse([(1, 9), (2, 2), (5, 4)], 6)
#> Solution().quietestHouse([(4, 1)], 1)

# %%
def zigzag_area(steps):
    x = y = area = 0
    dirs = {'N': (0, 1), 'S': (0, -1), 'E': (1, 0), 'W': (-1, 0)}
    for step in steps.split():
        dx, dy = dirs[step[0]]
        n = int(step[1:])
        nx, ny = x + dx * n, y + dy * n
        area += x * ny - nx * y
        x, y = nx, ny
    if (x, y) != (0, 0):
        return 'open', abs(x) + abs(y)
    return 'closed', abs(area) // 2
#> zigzag_area('E4 N3 W4 S3')
#> zigzag_area('')
#> zigzag_area('N5 E2')
#> zigzag_area('E6 N2 W3 N2 W3 S4')
#> zigzag_area('N1 E1 N1 Q9')

# %%
class Solution:
    def crossing(self, a, b, c, d) -> str:
        def turn(p, q, r):
            v = (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])
            return (v > 0) - (v < 0)

        t1, t2 = turn(a, b, c), turn(a, b, d)
        t3, t4 = turn(c, d, a), turn(c, d, b)
        if t1 == t2 == 0:
            return 'collinear'
        if t1 * t2 < 0 and t3 * t4 < 0:
            return 'cross'
        if 0 in (t1, t2, t3, t4) and t1 != t2 and t3 != t4:
            return 'touch'
        return 'apart'
#> Solution().crossing((0, 0), (4, 4), (0, 4), (4, 0))
#> Solution().crossing((0, 0), (2, 2), (3, 3), (5, 5))
#> Solution().crossing(a=(0, 0), b=(4, 0), c=(2, 0), d=(2, 3))
#> Solution().crossing(a=(0, 0), b=(1, 5), c=(2, 0), d=(3, 5))
#> Solution().crossing((0, 0), (2, 0), (5, 1), (5, -1))

# %%
def snug_box(rects, pad):
    if not rects:
        return None
    x1 = min(r[0] for r in rects) - pad
    y1 = min(r[1] for r in rects) - pad
    x2 = max(r[2] for r in rects) + pad
    y2 = max(r[3] for r in rects) + pad
    if x2 - x1 < y2 - y1:
        extra = (y2 - y1) - (x2 - x1)
        x1 -= extra // 2
        x2 += extra - extra // 2
    elif x2 - x1 > y2 - y1:
        extra = (x2 - x1) - (y2 - y1)
        y1 -= extra // 2
        y2 += extra - extra // 2
    return (x1, y1, x2, y2)
#> snug_box([(0, 0, 2, 5), (1, 1, 3, 3)], 1)
#> snug_box([], 2)
#> snug_box([(4, 4, 9, 5)], 0)
#> snug_box([(0, 0, 3, 3), (5, 5, 8, 8)], 2)
#> snug_box([(1, 0, 2, 8), (0, 7, 4, 9), (3, 3, 5, 5)], 1)

# %%
class Solution:
    def patrol(self, posts, start):
        left = list(posts)
        cur = start
        order, dist = [], 0
        while left:
            nxt = min(left, key=lambda p: (abs(p[0] - cur[0]) + abs(p[1] - cur[1]), p))
            dist += abs(nxt[0] - cur[0]) + abs(nxt[1] - cur[1])
            left.remove(nxt)
            order.append(posts.index(nxt))
            cur = nxt
        return order, dist
#> Solution().patrol([(3, 3), (0, 1), (5, 0)], (0, 0))
#> Solution().patrol(posts=[], start=(1, 1))
#> Solution().patrol(posts=[(2, 2), (2, 2)], start=(2, 0))
#> Solution().patrol([(1, 0), (0, 1), (-1, 0), (0, -1)], (0, 0))
#> Solution().patrol([(9, 9), (4, 5), (7, 1), (0, 8)], (5, 5))

# %%
def next_alarm(now, alarms, snooze):
    to_min = lambda t: int(t[:2]) * 60 + int(t[3:])
    cur = to_min(now)
    waits = []
    for a in alarms:
        w = (to_min(a) - cur) % 1440
        if w < snooze:
            w += snooze
        waits.append(w)
    if not waits:
        return 'sleep on'
    w = min(waits)
    t = (cur + w) % 1440
    return '%02d:%02d (+%d)' % (t // 60, t % 60, w)
#> next_alarm('06:50', ['07:00', '06:55'], 9)
#> next_alarm('23:10', ['05:30', '22:00'], 0)
#> next_alarm('10:00', [], 5)
#> next_alarm('12:00', ['12:00'], 15)
#> next_alarm('23:59', ['00:01', '00:20', '08:00'], 30)

# %%
class Solution:
    def friday13(self, firstWeekday: int, lengths: list) -> list:
        out = []
        w = firstWeekday
        for m, ln in enumerate(lengths, 1):
            if (w + 12) % 7 == 4 and ln >= 13:
                out.append(m)
            w = (w + ln) % 7
        return out
#> Solution().friday13(6, [31, 28, 31, 30])
#> Solution().friday13(firstWeekday=0, lengths=[])
#> Solution().friday13(firstWeekday=6, lengths=[28, 28, 12, 30, 28])
#> Solution().friday13(2, [30, 31, 30, 31, 31, 30, 31])
#> Solution().friday13(3, [10, 20, 40])

# %%
def change_ways(amount, coins):
    def go(i, left, used):
        if left == 0:
            return 1
        if i == len(coins):
            return 0
        total = 0
        k = 0
        while k * coins[i] <= left and used + k <= 4:
            total += go(i + 1, left - k * coins[i], used + k)
            k += 1
        return total

    return go(0, amount, 0)
#> change_ways(6, [3, 2, 1])
#> change_ways(0, [5])
#> change_ways(10, [5, 2])
#> change_ways(4, [])
#> change_ways(8, [4, 3, 1])

# %%
class Solution:
    def loan(self, debt, rate, pay):
        months, interest = 0, 0
        while debt > 0:
            fee = (debt * rate + 99) // 100
            if fee >= pay:
                return 'never'
            interest += fee
            debt = max(0, debt + fee - pay)
            months += 1
        return months, interest
#> Solution().loan(100, 5, 30)
#> Solution().loan(debt=0, rate=3, pay=10)
#> Solution().loan(debt=500, rate=10, pay=50)
#> Solution().loan(240, 2, 41)
#> Solution().loan(99, 1, 100)

# %%
class Solution:
    def splitAverage(self, nums):
        n, s = len(nums), sum(nums)
        left = 0
        best, cut = None, None
        for i in range(1, n):
            left += nums[i - 1]
            right = s - left
            gap = abs(left * (n - i) - right * i)
            if best is None or gap < best:
                best, cut = gap, i
            if gap == 0:
                break
        return cut, best
#> Solution().splitAverage([4, 4, 4])
#> Solution().splitAverage([1])
#> Solution().splitAverage([9, 1, 1, 5, 8])
#> Solution().splitAverage([2, 10, 3, 9, 4, 8])
#> Solution().splitAverage([])

# %%
def weighted_median(pairs):
    pairs = sorted(pairs)
    half = sum(w for _, w in pairs)
    acc = 0
    for i, (v, w) in enumerate(pairs):
        acc += 2 * w
        if acc == half and i + 1 < len(pairs):
            return (v + pairs[i + 1][0]) / 2
        if acc > half:
            return v
    return None
#> weighted_median([(5, 1), (1, 4), (9, 2)])
#> weighted_median([])
#> weighted_median([(2, 3), (8, 3)])
#> weighted_median([(10, 1), (20, 1), (30, 1), (40, 9)])
#> weighted_median([(7, 0)])

# %%
class Solution:
    def variancePick(self, nums, k):
        nums = sorted(nums)
        best = float('inf')
        at = -1
        for i in range(len(nums) - k + 1):
            part = nums[i:i + k]
            s = sum(part)
            score = k * sum(x * x for x in part) - s * s
            if score < best:
                best, at = score, i
        return nums[at:at + k] if at >= 0 else []
#> Solution().variancePick([10, 1, 3, 11, 12], 3)
#> Solution().variancePick(nums=[4], k=2)
#> Solution().variancePick(nums=[5, 5, 9, 1], k=2)
#> Solution().variancePick([20, 14, 2, 8], 4)
#> Solution().variancePick([1, 100, 50, 52, 49, 3, 2], 3)

# %%
def halve_digits(ds):
    q, rem = [], 0
    for d in ds:
        cur = rem * 10 + d
        if q or cur >= 2:
            q.append(cur // 2)
        rem = cur % 2
    return q or [0], rem

def binary_of(ds):
    bits = ''
    while ds != [0]:
        ds, r = halve_digits(ds)
        bits = str(r) + bits
    return bits
#> binary_of([1, 3])
#> binary_of([0])
#> binary_of([1, 0, 0])
#> binary_of([5])
#> binary_of([2, 5, 6])

# %%
class Solution:
    def abacus(self, a: str, b: str, base: int) -> tuple:
        cells = [0] * (len(a) + len(b))
        for i in range(len(a) - 1, -1, -1):
            for j in range(len(b) - 1, -1, -1):
                cells[i + j + 1] += int(a[i]) * int(b[j])
        heaviest = max(cells, default=0)
        carry = pushes = 0
        for k in reversed(range(len(cells))):
            carry, cells[k] = divmod(cells[k] + carry, base)
            pushes += carry > 0
        return ''.join(map(str, cells)).lstrip('0'), heaviest, pushes
#> Solution().abacus('12', '34', 10)
#> Solution().abacus(a='0', b='7', base=8)
#> Solution().abacus(a='222', b='21', base=3)
#> Solution().abacus('', '', 5)
#> Solution().abacus('305', '61', 7)

# %%
def ripple_matrix(m, times):
    n = len(m)
    for _ in range(times):
        new = [[0] * n for _ in range(n)]
        for i in range(n):
            for j in range(n):
                new[i][j] = (m[i][j] + m[i - 1][j] + m[i][j - 1]) % 10
        m = new
    return m
#> ripple_matrix([[1, 2], [3, 4]], 2)
#> ripple_matrix([], 3)
#> ripple_matrix([[5]], 4)
#> ripple_matrix([[1, 0, 0], [0, 1, 0], [0, 0, 1]], 1)
#> ripple_matrix([[9, 1], [8, 2]], 0)

# %%
from functools import lru_cache

class Solution:
    def nimTwist(self, a: int, b: int) -> tuple:
        @lru_cache(maxsize=None)
        def win(x, y):
            if x > y:
                return win(y, x)
            if y == 0:
                return False
            for take in (1, 2):
                if x >= take and not win(x - take, y):
                    return True
                if y >= take and not win(x, y - take):
                    return True
            return x == y and not win(x - 1, y - 1)

        return win(a, b), win.cache_info().currsize
#> Solution().nimTwist(1, 2)
#> Solution().nimTwist(a=0, b=0)
#> Solution().nimTwist(a=3, b=0)
#> Solution().nimTwist(3, 3)
#> Solution().nimTwist(4, 2)

# %%
def high_low(secret, lo, hi, lies):
    guesses = []
    while lo < hi:
        g = (lo + hi) // 2
        guesses.append(g)
        answer = secret > g
        if len(guesses) in lies:
            answer = not answer
        if answer:
            lo = g + 1
        else:
            hi = g
    return lo == secret, guesses
#> high_low(7, 1, 16, [])
#> high_low(7, 1, 16, [2])
#> high_low(3, 3, 3, [1])
#> high_low(60, 0, 100, [])
#> high_low(12, 10, 20, [4])
