# %%
class Solution:
    def heavyTail(self, n):
        digits = [int(c) for c in str(abs(n))]
        tail = 0
        for i in range(len(digits) - 1, 0, -1):
            tail += digits[i]
            head = sum(digits[:i])
            if tail > head:
                return i, tail - head
        return None
#> Solution().heavyTail(91823)
#> Solution().heavyTail(n=5)
#> Solution().heavyTail(9900)
#> Solution().heavyTail(n=-123456)
#> Solution().heavyTail(80008)

# %%
class Solution:
    def phoneDigits(self, number: str, rule: dict) -> str:
        out = []
        prev = ''
        for ch in number:
            d = rule.get(ch, ch)
            if d == prev:
                out[-1] = str((int(d) * 2) % 10)
                prev = out[-1]
            else:
                out.append(d)
                prev = d
        return ''.join(out)
#> Solution().phoneDigits('11233', {})
#> Solution().phoneDigits(number='', rule={'1': '2'})
#> Solution().phoneDigits(number='5060', rule={'6': '5', '0': '5'})
#> Solution().phoneDigits('77777', {'7': '3'})
#> Solution().phoneDigits('1248816', {'6': '8'})

# %%
def checksum(code, weights):
    total = 0
    for i, ch in enumerate(code):
        w = weights[i % len(weights)]
        v = int(ch) if ch.isdigit() else ord(ch) - 55
        p = v * w
        total += p // 10 + p % 10
    return 'X' if total % 11 == 10 else str(total % 11)
#> checksum('4521', [2, 1])
#> checksum('', [3])
#> checksum('AB12', [1, 3, 7])
#> checksum('90909', [9])
#> checksum('Z8', [5, 4])

# %%
def base_sorted(nums, base):
    def key(x):
        rev = 0
        while x:
            x, d = divmod(x, base)
            rev = rev * base + d
        return rev

    return sorted(nums, key=lambda x: (key(x), x))
#> base_sorted([6, 5, 8], 2)
#> base_sorted([], 7)
#> base_sorted([10, 27, 9, 4], 3)
#> base_sorted([100, 10, 1], 10)
#> base_sorted([31, 13, 22, 40], 4)

# %%
class Solution:
    def almostPrimes(self, limit: int, k: int) -> list:
        omega = [0] * (limit + 1)
        for p in range(2, limit + 1):
            if omega[p] == 0:
                q = p
                while q <= limit:
                    for m in range(q, limit + 1, q):
                        omega[m] += 1
                    q *= p
        return [x for x in range(2, limit + 1) if omega[x] == k]
#> Solution().almostPrimes(10, 2)
#> Solution().almostPrimes(limit=1, k=1)
#> Solution().almostPrimes(limit=16, k=3)
#> Solution().almostPrimes(13, 1)
#> Solution().almostPrimes(20, 4)

# %%
from collections import defaultdict

def anagram_primes(lo, hi):
    groups = defaultdict(list)
    for n in range(max(lo, 2), hi + 1):
        d = 2
        while d * d <= n and n % d:
            d += 1
        if d * d > n:
            groups[''.join(sorted(str(n)))].append(n)
    return dict(groups)
#> anagram_primes(10, 31)
#> anagram_primes(0, 1)
#> anagram_primes(70, 79)
#> anagram_primes(13, 17)
#> anagram_primes(105, 113)

# %%
class Solution:
    def divisorSeesaw(self, n):
        small, large = [], []
        d = 1
        while d * d <= n:
            if n % d == 0:
                small.append(d)
                if d * d != n:
                    large.append(n // d)
            d += 1
        large.reverse()
        diffs = [b - a for a, b in zip(small, reversed(large))]
        return small + large, min(diffs, default=0)
#> Solution().divisorSeesaw(12)
#> Solution().divisorSeesaw(n=1)
#> Solution().divisorSeesaw(n=36)
#> Solution().divisorSeesaw(97)
#> Solution().divisorSeesaw(210)

# %%
from math import gcd

def coprime_seats(nums):
    row = []
    waiting = []
    for x in nums:
        if not row or gcd(row[-1], x) == 1:
            row.append(x)
            while waiting and gcd(row[-1], waiting[0]) == 1:
                row.append(waiting.pop(0))
        else:
            waiting.append(x)
    return row, waiting
#> coprime_seats([4, 6, 9, 5])
#> coprime_seats([])
#> coprime_seats([2, 4, 8, 3, 16])
#> coprime_seats([7, 14, 21, 10])
#> coprime_seats([1, 1, 6, 35, 12, 11])

# %%
def gcd_grid(a, b):
    grid = []
    for x in a:
        row = []
        for y in b:
            u, v = x, y
            while u and v:
                if u > v: u %= v
                else: v %= u
            row.append(u + v)
        grid.append(row)
    best = max((max(r) for r in grid if r), default=0)
    return grid, best
#> gcd_grid([6, 8], [9, 12])
#> gcd_grid([], [3])
#> gcd_grid([15], [10, 25, 30])
#> gcd_grid([7, 0], [14])
#> gcd_grid([2, 3], [])

# %%
class Solution:
    def shiftSchedule(self, workers: list, day: int) -> list:
        on, off = [], []
        for name, work, rest, start in workers:
            cycle = work + rest
            phase = (day - start) % cycle
            (on if phase < work else off).append(name)
        if not on and off:
            on.append(off.pop(0))
        return [on, off]
#> Solution().shiftSchedule([('ann', 3, 2, 0), ('bob', 2, 2, 1)], 4)
#> Solution().shiftSchedule(workers=[], day=9)
#> Solution().shiftSchedule(workers=[('x', 1, 6, 0), ('y', 1, 3, 2)], day=5)
#> Solution().shiftSchedule([('p', 5, 2, 3), ('q', 4, 4, 0), ('r', 1, 1, 1)], 12)
#> Solution().shiftSchedule([('z', 0, 0, 1)], 2)

# %%
def discrete_log(g, h, m):
    table = {}
    step = 1
    while step * step < m:
        step += 1
    v = 1
    for j in range(step):
        table.setdefault(v, j)
        v = v * g % m
    factor = pow(g, -step, m)
    cur = h % m
    for i in range(step):
        if cur in table:
            return i * step + table[cur]
        cur = cur * factor % m
    return -1
#> discrete_log(2, 9, 11)
#> discrete_log(3, 1, 7)
#> discrete_log(5, 33, 58)
#> discrete_log(4, 2, 7)
#> discrete_log(4, 3, 7)

# %%
class Solution:
    def matrixFibLike(self, n, p, q):
        def mul(x, y):
            (a, b), (c, d) = x
            (e, f), (g, h) = y
            return ((a * e + b * g) % 1000, (a * f + b * h) % 1000), ((c * e + d * g) % 1000, (c * f + d * h) % 1000)

        result = ((1, 0), (0, 1))
        base = ((p, q), (1, 0))
        while n:
            if n & 1:
                result = mul(result, base)
            base = mul(base, base)
            n >>= 1
        return result[1]
#> Solution().matrixFibLike(10, 1, 1)
#> Solution().matrixFibLike(n=0, p=2, q=3)
#> Solution().matrixFibLike(n=7, p=2, q=1)
#> Solution().matrixFibLike(25, 3, -1)
#> Solution().matrixFibLike(1, 5, 5)

# %%
def self_numbers(limit):
    made = set()
    lonely = []
    for n in range(1, limit + 1):
        gen = n
        for c in str(n):
            gen += int(c) * 2
        made.add(gen)
        if n not in made:
            lonely.append(n)
    return lonely
#> self_numbers(9)
#> self_numbers(0)
#> self_numbers(16)
#> self_numbers(5)
#> self_numbers(24)

# %%
class Solution:
    def juggler(self, n: int) -> list:
        path = [n]
        while n > 1 and len(path) < 12:
            r = 0
            while (r + 1) * (r + 1) <= n:
                r += 1
            n = r if n % 2 == 0 else n + r
            if n in path:
                path.append(-1)
                break
            path.append(n)
        return path
#> Solution().juggler(10)
#> Solution().juggler(n=1)
#> Solution().juggler(n=3)
#> Solution().juggler(15)
#> Solution().juggler(48)

# %%
def block_words(n, k):
    # words of A and B with no k equal letters in a row
    ends = {('A', 1): 1, ('B', 1): 1} if n else {}
    for _ in range(n - 1):
        nxt = {}
        for (ch, run), ways in ends.items():
            other = 'B' if ch == 'A' else 'A'
            nxt[other, 1] = nxt.get((other, 1), 0) + ways
            if run + 1 < k:
                nxt[ch, run + 1] = nxt.get((ch, run + 1), 0) + ways
        ends = nxt
    return sum(ends.values())
#> block_words(3, 2)
#> block_words(0, 3)
#> block_words(5, 3)
#> block_words(1, 2)
#> block_words(6, 4)

# %%
def parcels(n, largest):
    out = []

    def rec(left, cap, cur):
        if left == 0:
            out.append('+'.join(map(str, cur)))
            return
        for part in range(min(left, cap), 0, -1):
            if cur and cur[-1] - part > 1:
                break
            rec(left - part, part, cur + [part])

    rec(n, largest, [])
    return out
#> parcels(5, 3)
#> parcels(0, 4)
#> parcels(6, 2)
#> parcels(7, 4)
#> parcels(4, 9)

# %%
class Solution:
    def leibnizRow(self, n):
        from math import gcd
        row = [(1, 1)]
        for k in range(2, n + 1):
            nxt = [(1, k)]
            for a, b in row:
                p, q = nxt[-1]
                num, den = a * q - p * b, b * q
                g = gcd(num, den)
                nxt.append((num // g, den // g))
            row = nxt
        return [f'{a}/{b}' for a, b in row]
#> Solution().leibnizRow(3)
#> Solution().leibnizRow(n=1)
#> Solution().leibnizRow(n=4)
#> Solution().leibnizRow(2)
#> Solution().leibnizRow(6)

# %%
def weird_kind(n):
    parts = [d for d in range(1, n) if n % d == 0]
    odd = sum(d for d in parts if d & 1)
    even = sum(parts) - odd
    match (odd > even) - (odd < even):
        case 1:
            return f'odd-rich {odd - even}'
        case -1:
            return f'even-rich {even - odd}'
    return 'flat'
#> weird_kind(12)
#> weird_kind(15)
#> weird_kind(1)
#> weird_kind(6)
#> weird_kind(28)

# %%
class Solution:
    def convergents(self, terms: list, limit: int) -> list:
        p0, q0, p1, q1 = 0, 1, 1, 0
        res = []
        for t in terms:
            p0, p1 = p1, t * p1 + p0
            q0, q1 = q1, t * q1 + q0
            if q1 > limit:
                break
            res.append((p1, q1))
        return res
#> Solution().convergents([1, 2, 2, 2], 10)
#> Solution().convergents(terms=[], limit=5)
#> Solution().convergents(terms=[3, 7, 15, 1], limit=200)
#> Solution().convergents([0, 4], 3)
#> Solution().convergents([2, 1, 2, 1, 1, 4], 50)

# %%
def sqrt_cf(n, most):
    root = 0
    while (root + 1) ** 2 <= n:
        root += 1
    if root * root == n:
        return [root], 'square'
    m, d, a = 0, 1, root
    terms = [a]
    while a != 2 * root and len(terms) < most:
        m = d * a - m
        d = (n - m * m) // d
        a = (root + m) // d
        terms.append(a)
    return terms, 'period' if a == 2 * root else 'cut'
#> sqrt_cf(7, 10)
#> sqrt_cf(16, 5)
#> sqrt_cf(23, 3)
#> sqrt_cf(13, 10)
#> sqrt_cf(2, 4)

# %%
def bitRuns(n):
    runs, last, length = [], n & 1, 0
    while n:
        b = n & 1
        if b == last:
            length += 1
        else:
            runs.append((last, length))
            last, length = b, 1
        n >>= 1
    runs.append((last, length))
    return max(runs, key=lambda r: (r[1], r[0])), len(runs)
#> bitRuns(0b1100010)
#> bitRuns(0)
#> bitRuns(255)
#> bitRuns(682)
#> bitRuns(776)

# %%
class Solution:
    def paintMask(self, ops: list, size: int) -> str:
        canvas = 0
        for op, l, r in ops:
            strip = ((1 << (r - l)) - 1) << l
            if op == 'set':
                canvas |= strip
            elif op == 'clr':
                canvas &= ~strip
            else:
                canvas ^= strip
        return ''.join('#' if canvas >> i & 1 else '-' for i in range(size))
#> Solution().paintMask([('set', 0, 3), ('flip', 2, 5)], 6)
#> Solution().paintMask(ops=[], size=4)
#> Solution().paintMask(ops=[('set', 1, 7), ('clr', 3, 4), ('flip', 0, 8)], size=8)
#> Solution().paintMask([('flip', 0, 4), ('flip', 2, 6), ('clr', 5, 6)], 7)
#> Solution().paintMask([('set', 2, 2), ('set', 4, 5)], 5)

# %%
def xor_ladder(n, k):
    vals = []
    x = n
    for i in range(k):
        x ^= x >> 1 if i % 2 == 0 else (x << 1) & 31
        vals.append(x)
    dup = len(vals) - len(set(vals))
    return vals, dup
#> xor_ladder(19, 4)
#> xor_ladder(0, 3)
#> xor_ladder(31, 6)
#> xor_ladder(1, 0)
#> xor_ladder(12, 8)

# %%
class Solution:
    def submaskToll(self, mask, tolls):
        best, arg = float('-inf'), None
        sub = mask
        while sub:
            gain = 0
            for i, t in enumerate(tolls):
                if sub & 1 << i:
                    gain += t
            gain -= bin(sub).count('1') ** 2
            if gain > best:
                best, arg = gain, sub
            sub = (sub - 1) & mask
        return arg, best if arg else 0
#> Solution().submaskToll(5, [4, 9, 2])
#> Solution().submaskToll(mask=0, tolls=[1])
#> Solution().submaskToll(mask=6, tolls=[0, 3, 7])
#> Solution().submaskToll(7, [5, 5, 5])
#> Solution().submaskToll(11, [6, 1, 9, 8])

# %%
def tower_gray(n):
    # which disk moves at each step, and where all of them end
    pegs = [0] * n
    moves = []
    for step in range(1, 1 << n):
        disk = (step & -step).bit_length() - 1
        direction = 1 if (n - disk) % 2 else -1
        pegs[disk] = (pegs[disk] - direction) % 3
        moves.append(disk)
    return moves, pegs
#> tower_gray(1)
#> tower_gray(2)
#> tower_gray(3)
#> tower_gray(0)
#> tower_gray(4)

# %%
class Solution:
    def coolestDay(self, ovens: list, loaves: int) -> int:
        lo, hi = 0, 1
        while self.baked(ovens, hi) < loaves:
            hi *= 2
        while lo + 1 < hi:
            mid = (lo + hi) // 2
            if self.baked(ovens, mid) >= loaves:
                hi = mid
            else:
                lo = mid
        return hi

    def baked(self, ovens, t):
        return sum(max(0, t - warm) // each for warm, each in ovens)
#> Solution().coolestDay([(2, 3), (0, 5)], 4)
#> Solution().coolestDay(ovens=[(0, 1)], loaves=0)
#> Solution().coolestDay(ovens=[(10, 1), (1, 4)], loaves=6)
#> Solution().coolestDay([(5, 7)], 3)
#> Solution().coolestDay([(3, 2), (3, 2), (8, 1)], 20)

# %%
def kthAbsent(sorted_ids, k):
    lo, hi = 0, len(sorted_ids)
    while lo < hi:
        mid = (lo + hi) // 2
        gaps = sorted_ids[mid] - sorted_ids[0] - mid
        if gaps < k:
            lo = mid + 1
        else:
            hi = mid
    base = sorted_ids[0] if sorted_ids else 0
    return base + k + lo - 1
#> kthAbsent([3, 4, 7, 9], 2)
#> kthAbsent([], 5)
#> kthAbsent([10, 20, 30], 12)
#> kthAbsent([1, 2, 3], 1)
#> kthAbsent([5, 6, 8, 9, 13, 20], 4)

# %%
def nested_root(n, levels):
    outs = []
    for _ in range(levels):
        k, odd = 0, 1
        while n >= odd:
            n -= odd
            odd += 2
            k += 1
        outs.append((k, n))
        n = k
        if k <= 1:
            break
    return outs
#> nested_root(30, 2)
#> nested_root(0, 3)
#> nested_root(200, 4)
#> nested_root(16, 1)
#> nested_root(325, 3)

# %%
class Solution:
    def parabolaPeak(self, seq):
        lo, hi = 0, len(seq) - 1
        checks = 0
        while hi - lo >= 2:
            a = lo + (hi - lo) // 3
            b = hi - (hi - lo) // 3
            checks += 1
            if a == b:
                b += 1
            if seq[a] == seq[b]:
                lo, hi = a, b
            elif seq[a] > seq[b]:
                hi = b
            else:
                lo = a
            if checks > 12:
                break
        return max(seq[lo:hi + 1], default=None), checks
#> Solution().parabolaPeak([1, 4, 9, 7, 3])
#> Solution().parabolaPeak(seq=[])
#> Solution().parabolaPeak(seq=[2, 8, 8, 2])
#> Solution().parabolaPeak([1, 2, 3, 4, 5, 6, 7, 1])
#> Solution().parabolaPeak([9, 5])

# %%
def visible_trees(trees):
    lines = {}
    for x, y in trees:
        if x == y == 0:
            continue
        a, b = abs(x), abs(y)
        while b:
            a, b = b, a % b
        key = (x // a, y // a)
        lines[key] = min(lines.get(key, a), a)
    return sorted((dx * k, dy * k) for (dx, dy), k in lines.items())
#> visible_trees([(2, 2), (1, 1), (3, 0)])
#> visible_trees([])
#> visible_trees([(0, 0), (-4, 2), (-2, 1)])
#> visible_trees([(0, 5), (0, -5), (0, 3), (6, 9)])
#> visible_trees([(4, 6), (6, 9), (2, 3), (3, 2), (9, 6)])

# %%
class Solution:
    def triangleKind(self, a, b, c):
        def d2(p, q):
            return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2

        s = sorted([d2(a, b), d2(b, c), d2(c, a)])
        cross = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        if cross == 0:
            return 'line'
        shape = 'right' if s[0] + s[1] == s[2] else 'sharp' if s[0] + s[1] > s[2] else 'blunt'
        if len(set(s)) < 3:
            shape += '-even'
        return shape + (' ccw' if cross > 0 else ' cw')
#> Solution().triangleKind((0, 0), (3, 0), (0, 4))
#> Solution().triangleKind(a=(0, 0), b=(1, 1), c=(2, 2))
#> Solution().triangleKind(a=(0, 0), b=(0, 5), c=(2, 1))
#> Solution().triangleKind((0, 0), (4, 0), (2, 3))
#> Solution().triangleKind((1, 1), (2, 3), (3, 1))

# %%
def shade_line(segments):
    events = []
    for l, r in segments:
        if l > r:
            l, r = r, l
        events.append((l, 1))
        events.append((r, -1))
    events.sort()
    depth = single = 0
    prev = None
    for x, delta in events:
        if depth == 1:
            single += x - prev
        depth += delta
        prev = x
    return single
#> shade_line([(0, 5), (3, 8)])
#> shade_line([])
#> shade_line([(9, 2), (4, 6), (5, 12)])
#> shade_line([(1, 1)])
#> shade_line([(0, 2), (2, 4), (10, 11)])

# %%
class Solution:
    def dronePairs(self, drones, radius):
        n = len(drones)
        parent = list(range(n))

        def find(i):
            while parent[i] != i:
                parent[i] = parent[parent[i]]
                i = parent[i]
            return i

        for i in range(n):
            for j in range(i + 1, n):
                if sum(abs(p - q) for p, q in zip(drones[i], drones[j])) <= radius:
                    parent[find(j)] = find(i)
        return [find(i) for i in range(n)]
#> Solution().dronePairs([(0, 0), (1, 1), (5, 5)], 2)
#> Solution().dronePairs(drones=[], radius=4)
#> Solution().dronePairs(drones=[(0, 0, 0), (0, 3, 1), (2, 3, 1)], radius=3)
#> Solution().dronePairs([(0, 0), (4, 0), (2, 0), (9, 9)], 2)
#> Solution().dronePairs([(7, 7)], 0)

# %%
def tide_clock(start, period, count):
    h, m = start
    rows = []
    high = True
    for _ in range(count):
        rows.append(('H' if high else 'L') + f'{h}.{m:02d}')
        m += period
        h, m = (h + m // 60) % 24, m % 60
        high = not high
        if h < 1 and rows[-1][1] == '2':
            rows.append('midnight')
    return rows
#> tide_clock((5, 30), 372, 3)
#> tide_clock((0, 0), 60, 0)
#> tide_clock((22, 45), 90, 3)
#> tide_clock((12, 5), 745, 4)
#> tide_clock((23, 10), 51, 2)

# %%
class Solution:
    def ageInMoons(self, born: str, today: str) -> list:
        y1, m1, d1 = map(int, born.split('-'))
        y2, m2, d2 = map(int, today.split('-'))
        days = (y2 - y1) * 360 + (m2 - m1) * 30 + (d2 - d1)
        moons = []
        length = 29
        while days >= length and len(moons) < 9:
            days -= length
            moons.append(length)
            length = 59 - length
        return [len(moons), days]
#> Solution().ageInMoons('2001-05-10', '2001-08-20')
#> Solution().ageInMoons(born='1999-12-30', today='1999-12-01')
#> Solution().ageInMoons(born='2010-01-01', today='2010-01-01')
#> Solution().ageInMoons('2000-02-14', '2003-11-02')
#> Solution().ageInMoons('2020-06-15', '2020-10-08')

# %%
import heapq

def cheapest_split(bills, clerks):
    lanes = [(0, i) for i in range(clerks)]
    owner = []
    for b in sorted(bills, reverse=True):
        load, i = heapq.heappop(lanes)
        owner.append((b, i))
        heapq.heappush(lanes, (load + b, i))
    return max(lanes)[0] - min(lanes)[0], owner
#> cheapest_split([5, 9, 3, 7], 2)
#> cheapest_split([], 3)
#> cheapest_split([4, 4, 4], 2)
#> cheapest_split([10, 1, 2, 8, 6], 3)
#> cheapest_split([12], 1)

# %%
class Solution:
    def tipJar(self, bills, percent):
        jar = 0
        for b in bills:
            exact = b * percent
            tip = exact // 100
            if exact % 100 >= 50:
                tip += 1
            if (b + tip) % 5 and (b + tip) % 5 <= 2:
                tip -= (b + tip) % 5
            elif (b + tip) % 5:
                tip += 5 - (b + tip) % 5
            jar += max(tip, 0)
        return jar
#> Solution().tipJar([42, 37], 10)
#> Solution().tipJar([], 20)
#> Solution().tipJar([100, 55, 18], 15)
#> Solution().tipJar([1, 2, 3], 0)
#> Solution().tipJar([64, 81, 99, 23, 50], 12)

# %%
class Solution:
    def smoothSeries(self, xs, alpha):
        est = None
        res = []
        for x in xs:
            est = x if est is None else (alpha * x + (10 - alpha) * est) // 10
            res.append(est)
        errs = [abs(a - b) for a, b in zip(xs[1:], res)]
        return res, sum(errs) // len(errs) if errs else 0
#> Solution().smoothSeries([10, 20, 30], 5)
#> Solution().smoothSeries(xs=[], alpha=3)
#> Solution().smoothSeries(xs=[100, 0, 100, 0], alpha=2)
#> Solution().smoothSeries([7], 9)
#> Solution().smoothSeries([4, 8, 15, 16, 23, 42], 8)

# %%
def carry_save(rows):
    width = max((len(r) for r in rows), default=0)
    cols = [0] * width
    for r in rows:
        for k, d in enumerate(reversed(r)):
            cols[width - 1 - k] += d
    i = width - 1
    while i >= 0:
        if cols[i] > 9:
            c, cols[i] = divmod(cols[i], 10)
            if i == 0:
                cols.insert(0, c)
                i += 1
            else:
                cols[i - 1] += c
        i -= 1
    return cols
#> carry_save([[9, 9], [1]])
#> carry_save([])
#> carry_save([[9, 9, 9], [9, 9, 9], [9, 9]])
#> carry_save([[1, 2], [3, 0, 4]])
#> carry_save([[7], [8], [9], [9], [9]])

# %%
from functools import cache

class Solution:
    def targetDuel(self, goal, most):
        @cache
        def value(total, last):
            best = -1
            for k in range(1, most + 1):
                if k == last:
                    continue
                if total + k == goal:
                    return 1
                if total + k < goal:
                    best = max(best, -value(total + k, k))
            return best

        opening = [k for k in range(1, most + 1) if k == goal or k < goal and value(k, k) < 0]
        return opening
#> Solution().targetDuel(3, 1)
#> Solution().targetDuel(goal=1, most=3)
#> Solution().targetDuel(goal=6, most=3)
#> Solution().targetDuel(6, 2)
#> Solution().targetDuel(5, 3)
