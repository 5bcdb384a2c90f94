# %%
def ladder_digits(n, step):
    rungs = []
    while n:
        n, d = divmod(n, 10)
        if not rungs or abs(rungs[-1] - d) >= step:
            rungs.append(d)
    rungs.reverse()
    value = 0
    for d in rungs:
        value = value * 10 + d
    return value
#> ladder_digits(51428, 2)
#> ladder_digits(0, 3)
#> ladder_digits(987654, 3)
#> ladder_digits(7, 1)
#> ladder_digits(90817263, 6)

# %%
class Solution:
    def tollStickers(self, plate: int, banned: int) -> int:
        res, place = 0, 1
        while plate > 0:
            d = plate % 10
            plate //= 10
            if d == banned:
                continue
            res += d * place
            place *= 10
        return res if place > 1 else -1
#> Solution().tollStickers(40414, 4)
#> Solution().tollStickers(plate=444, banned=4)
#> Solution().tollStickers(plate=120034, banned=0)
#> Solution().tollStickers(0, 5)
#> Solution().tollStickers(98765, 1)

# %%
class Solution:
    def foldNumber(self, n):
        s = str(n)
        rounds = 0
        while len(s) > 1:
            half = len(s) // 2
            left, mid, right = s[:half], s[half:len(s) - half], s[len(s) - half:]
            folded = [abs(int(a) - int(b)) for a, b in zip(left, right[::-1])]
            s = ''.join(map(str, folded)) + mid
            rounds += 1
        return rounds, int(s)
#> Solution().foldNumber(1)
#> Solution().foldNumber(n=1221)
#> Solution().foldNumber(94817)
#> Solution().foldNumber(n=31415926)
#> Solution().foldNumber(50)

# %%
from typing import List

class Solution:
    def sumOfShyPrimes(self, nums: List[int]) -> int:
        total = 0
        for x in nums:
            if self.isPrime(x) and not (self.isPrime(x - 2) or self.isPrime(x + 2)):
                total += x
        return total

    def isPrime(self, x: int) -> bool:
        if x < 2:
            return False
        d = 2
        while d * d <= x:
            if x % d == 0:
                return False
            d += 1
        return True
#> Solution().sumOfShyPrimes([2, 3, 5, 23])
#> Solution().sumOfShyPrimes(nums=[])
#> Solution().sumOfShyPrimes([37, 47, 41])
#> Solution().sumOfShyPrimes(nums=[1, 4, 9, 25])
#> Solution().sumOfShyPrimes([53, 67, 12, 2])

# %%
def coop_gcd(a, b):
    log = []
    while b:
        q = a // b
        log.append(q)
        a, b = b, a - q * b
    weight = 0
    for i, q in enumerate(log):
        weight += q if i % 2 == 0 else -q
    return a, weight
#> coop_gcd(84, 36)
#> coop_gcd(17, 5)
#> coop_gcd(9, 0)
#> coop_gcd(233, 144)
#> coop_gcd(100, 75)

# %%
import math

class Solution:
    def gearMeet(self, teeth, limit):
        cur = 1
        used = []
        for t in sorted(teeth):
            nxt = cur * t // math.gcd(cur, t)
            if nxt > limit:
                break
            cur = nxt
            used.append(t)
        else:
            return [cur, len(used), True]
        return [cur, len(used), False]
#> Solution().gearMeet([6, 4, 10], 100)
#> Solution().gearMeet(teeth=[7, 11, 13], limit=100)
#> Solution().gearMeet([], 5)
#> Solution().gearMeet(teeth=[12, 18, 24, 36], limit=72)
#> Solution().gearMeet([50, 3, 8], 20)

# %%
def powBySteps(base, exp, mod):
    result = 1 % mod
    path = ''
    while exp > 0:
        if exp & 1:
            result = result * base % mod
            path += 'm'
        base = base * base % mod
        path += 's'
        exp >>= 1
    return f"{result}:{path}"
#> powBySteps(3, 13, 50)
#> powBySteps(2, 0, 7)
#> powBySteps(7, 64, 11)
#> powBySteps(5, 1, 1)
#> powBySteps(12, 31, 97)

# %%
class Solution:
    def snackSequence(self, first, count):
        seq = []
        seen = set()
        x = first
        for _ in range(count):
            while x in seen:
                x += 1
            seen.add(x)
            seq.append(x)
            x = x // 2 if x % 2 == 0 else x + 3
        return seq
#> Solution().snackSequence(6, 6)
#> Solution().snackSequence(1, 8)
#> Solution().snackSequence(10, 0)
#> Solution().snackSequence(16, 5)
#> Solution().snackSequence(7, 7)

# %%
class Solution:
    def thinRow(self, depth, cap):
        row = [1]
        for _ in range(depth):
            nxt = [1]
            for a, b in zip(row, row[1:]):
                nxt.append(min(a + b, cap))
            nxt.append(1)
            row = nxt
        return row
#> Solution().thinRow(4, 100)
#> Solution().thinRow(depth=5, cap=6)
#> Solution().thinRow(0, 3)
#> Solution().thinRow(depth=7, cap=10)
#> Solution().thinRow(3, 2)

# %%
def generosity(n):
    proper = [d for d in range(1, n) if n % d == 0]
    gift = 0
    for i, d in enumerate(proper):
        if i % 2:
            gift -= d
        else:
            gift += d
    if gift == 0:
        return 'neutral'
    return 'giving' if gift > 0 else 'taking'
#> generosity(12)
#> generosity(1)
#> generosity(6)
#> generosity(16)
#> generosity(30)

# %%
from functools import reduce

def lone_bits(codes):
    once = twice = 0
    for c in codes:
        twice |= once & c
        once |= c
    lone = once & ~twice
    spread = reduce(lambda acc, c: acc + [bin(c & lone).count('1')], codes, [])
    return lone, spread
#> lone_bits([1, 2, 4])
#> lone_bits([7, 3, 9])
#> lone_bits([])
#> lone_bits([12, 10, 6, 1])
#> lone_bits([255, 15, 16])

# %%
class Solution:
    def maskPicnic(self, weights, limit):
        n = len(weights)
        best, best_mask = 0, 0
        for mask in range(1 << n):
            if mask & (mask >> 1):
                continue
            w = sum(weights[i] for i in range(n) if mask >> i & 1)
            if best < w <= limit:
                best, best_mask = w, mask
        return [best, best_mask]
#> Solution().maskPicnic([3, 5, 4], 7)
#> Solution().maskPicnic([], 10)
#> Solution().maskPicnic(weights=[8, 2, 6, 1], limit=12)
#> Solution().maskPicnic(weights=[9], limit=3)
#> Solution().maskPicnic([4, 4, 4, 4, 4], 11)

# %%
def mirror_gray(width):
    codes = ['']
    for k in range(width):
        if k % 2 == 0:
            codes = ['0' + c for c in codes] + ['1' + c for c in reversed(codes)]
        else:
            codes = [c + '1' for c in codes] + [c + '0' for c in codes[::-1]]
    flips = 0
    for a, b in zip(codes, codes[1:]):
        if sum(x != y for x, y in zip(a, b)) == 1:
            flips += 1
    return codes, flips
#> mirror_gray(0)
#> mirror_gray(1)
#> mirror_gray(2)
#> mirror_gray(3)
#> mirror_gray(4)

# %%
def least_speed(lengths, hours):
    lo, hi = 1, max(lengths, default=1)
    while lo < hi:
        mid = (lo + hi) // 2
        need = 0
        for x in lengths:
            need += -(-x // mid)
            if x > 2 * mid:
                need += 1
        if need <= hours:
            hi = mid
        else:
            lo = mid + 1
    return lo
#> least_speed([10, 7, 3], 6)
#> least_speed([], 4)
#> least_speed([25], 3)
#> least_speed([8, 8, 8, 8], 8)
#> least_speed([30, 11, 23, 4, 20], 10)

# %%
class Solution:
    def rootWithChange(self, n: int) -> tuple:
        if n < 2:
            return (n, 0)
        lo, hi = 1, n
        while hi - lo > 1:
            mid = (lo + hi) >> 1
            if mid * mid <= n:
                lo = mid
            else:
                hi = mid
        rest = n - lo * lo
        return (lo, rest) if rest <= lo else (lo + 1, rest - 2 * lo - 1)
#> Solution().rootWithChange(10)
#> Solution().rootWithChange(1)
#> Solution().rootWithChange(n=99)
#> Solution().rootWithChange(n=400)
#> Solution().rootWithChange(777)

# %%
def valley(costs):
    l, r = 0, len(costs) - 1
    probes = []
    while r - l > 2:
        third = (r - l) // 3
        a, b = l + third, r - third
        probes += [a, b]
        if costs[a] < costs[b]:
            r = b
        else:
            l = a
    spot = min(range(l, r + 1), key=lambda i: costs[i])
    return spot, probes
#> valley([9, 7, 4, 2, 3, 6, 8])
#> valley([1, 2, 3, 4, 5, 6])
#> valley([5])
#> valley([12, 10, 9, 5, 3, 1])
#> valley([30, 20, 15, 12, 11, 14, 19, 40])

# %%
class Solution:
    def fieldArea(self, points):
        if len(points) < 3:
            return 0
        twice = 0
        for i in range(len(points)):
            x1, y1 = points[i - 1]
            x2, y2 = points[i]
            twice += x1 * y2 - x2 * y1
        whole, half = divmod(abs(twice), 2)
        return str(whole) + ('.5' if half else '')
#> Solution().fieldArea([(0, 0), (4, 0), (4, 3)])
#> Solution().fieldArea(points=[(0, 0), (5, 1), (6, 4), (1, 3)])
#> Solution().fieldArea([(1, 1), (2, 2)])
#> Solution().fieldArea(points=[(0, 0), (1, 0), (0, 1)])
#> Solution().fieldArea([(0, 0), (0, 5), (2, 7), (6, 5), (6, 0)])

# %%
def turns(route):
    out = []
    for (ax, ay), (bx, by), (cx, cy) in zip(route, route[1:], route[2:]):
        cross = (bx - ax) * (cy - by) - (by - ay) * (cx - bx)
        if cross > 0:
            out.append('L')
        elif cross < 0:
            out.append('R')
        elif (bx - ax) * (cx - bx) + (by - ay) * (cy - by) < 0:
            out.append('U')
        else:
            out.append('-')
    return ''.join(out)
#> turns([(0, 0), (1, 0), (1, 1), (0, 1)])
#> turns([(0, 0), (2, 2)])
#> turns([(0, 0), (3, 0), (1, 0), (4, 0)])
#> turns([(0, 0), (1, 1), (2, 2), (3, 1), (3, 5)])
#> turns([(5, 5), (5, 2), (3, 2), (3, 4), (4, 4), (4, 3)])

# %%
def carpet_overlap(rugs):
    worst = 0
    pair = None
    for i in range(len(rugs)):
        for j in range(i + 1, len(rugs)):
            a, b = rugs[i], rugs[j]
            w = min(a[2], b[2]) - max(a[0], b[0])
            h = min(a[3], b[3]) - max(a[1], b[1])
            if w > 0 and h > 0 and w * h > worst:
                worst = w * h
                pair = (i, j)
    return pair, worst
#> carpet_overlap([(0, 0, 4, 4), (2, 2, 6, 6), (3, 1, 5, 5)])
#> carpet_overlap([(0, 0, 1, 1), (1, 1, 2, 2)])
#> carpet_overlap([])
#> carpet_overlap([(0, 0, 9, 9), (1, 1, 3, 4), (5, 5, 12, 8), (2, 0, 4, 10)])
#> carpet_overlap([(3, 3, 4, 4)])

# %%
class Solution:
    def courierDay(self, home, stops, battery):
        x, y = home
        served = 0
        for sx, sy in stops:
            go = abs(sx - x) + abs(sy - y)
            back = abs(sx - home[0]) + abs(sy - home[1])
            if go + back > battery:
                battery -= abs(x - home[0]) + abs(y - home[1])
                break
            battery -= go
            x, y = sx, sy
            served += 1
        return served, battery
#> Solution().courierDay((0, 0), [(1, 2), (3, 3), (9, 9)], 20)
#> Solution().courierDay(home=(2, 2), stops=[], battery=5)
#> Solution().courierDay((5, 5), [(5, 6), (4, 4), (0, 0)], 40)
#> Solution().courierDay(home=(0, 0), stops=[(10, 0)], battery=19)
#> Solution().courierDay((1, 0), [(1, 1), (2, 1), (2, 0), (1, 0), (3, 3)], 8)

# %%
def late_bell(start, offsets):
    h, m = map(int, start.split(':'))
    now = h * 60 + m
    times = []
    for off in offsets:
        now = (now + off) % 1440
        if now % 60 == 0:
            now = (now + 1) % 1440
        hh, mm = divmod(now, 60)
        times.append(f"{hh:02d}:{mm:02d}")
    return times
#> late_bell('07:45', [15, 30, 29])
#> late_bell('23:50', [10, 1000])
#> late_bell('12:00', [])
#> late_bell('00:01', [-2, 61, 59])
#> late_bell('18:30', [90, 45, 44, 61])

# %%
class Solution:
    def festivalDate(self, day: int, month: int, skip: int) -> str:
        lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        while skip:
            left = lengths[month - 1] - day
            if skip <= left:
                day += skip
                break
            skip -= left + 1
            day = 1
            month = month % 12 + 1
        return '%d/%d' % (day, month)
#> Solution().festivalDate(20, 1, 5)
#> Solution().festivalDate(day=31, month=12, skip=1)
#> Solution().festivalDate(day=1, month=3, skip=0)
#> Solution().festivalDate(15, 2, 80)
#> Solution().festivalDate(5, 11, 200)

# %%
def till(amount, drawer):
    coins = []
    for face in sorted(drawer, reverse=True):
        while amount >= face and drawer[face] > 0:
            amount -= face
            drawer[face] -= 1
            coins.append(face)
    if amount:
        for face in coins:
            drawer[face] += 1
        return None, drawer
    return coins, drawer
#> till(37, {20: 1, 10: 2, 5: 3, 1: 2})
#> till(8, {5: 1, 2: 1})
#> till(0, {1: 4})
#> till(60, {50: 1, 20: 3})
#> till(14, {10: 1, 2: 5, 1: 1})

# %%
def splitBill(total, weights):
    s = sum(weights)
    if s == 0:
        return [0] * len(weights)
    shares = [total * w // s for w in weights]
    rest = total - sum(shares)
    order = sorted(range(len(weights)), key=lambda i: (-(total * weights[i] % s), i))
    for i in order[:rest]:
        shares[i] += 1
    return shares
#> splitBill(100, [1, 1, 1])
#> splitBill(55, [3, 5, 2])
#> splitBill(10, [0, 0])
#> splitBill(7, [4])
#> splitBill(199, [7, 3, 3, 9, 1])

# %%
class Solution:
    def roundToNice(self, prices):
        out = []
        for p in prices:
            r = p % 10
            if r in (0, 5, 9):
                out.append(p)
            elif r < 3:
                out.append(p - r)
            elif r < 7:
                out.append(p - r + 5)
            else:
                out.append(p - r + 9)
        drift = sum(out) - sum(prices)
        return out, drift
#> Solution().roundToNice([12, 13, 18])
#> Solution().roundToNice(prices=[])
#> Solution().roundToNice([99, 101, 107, 104])
#> Solution().roundToNice(prices=[5, 10, 15])
#> Solution().roundToNice([31, 42, 53, 64, 76, 87])

# %%
class Solution:
    def trimmedMean(self, scores, cut):
        ordered = sorted(scores)
        while cut and len(ordered) > 2:
            lo_gap = ordered[1] - ordered[0]
            hi_gap = ordered[-1] - ordered[-2]
            if lo_gap > hi_gap:
                ordered.pop(0)
            else:
                ordered.pop()
            cut -= 1
        return sum(ordered) // len(ordered), ordered
#> Solution().trimmedMean([4, 9, 10, 30], 1)
#> Solution().trimmedMean([1, 50, 51, 52, 53], 2)
#> Solution().trimmedMean([7], 3)
#> Solution().trimmedMean([], 1)
#> Solution().trimmedMean([10, 20, 10, 80, 90, 35], 3)

# %%
from bisect import insort

def running_medians(stream, window):
    box = []
    meds = []
    for i, v in enumerate(stream):
        insort(box, v)
        if len(box) > window:
            box.remove(stream[i - window])
        k = len(box)
        meds.append(box[k // 2] if k % 2 else (box[k // 2 - 1] + box[k // 2]) // 2)
    return meds
#> running_medians([5, 1, 9, 3], 3)
#> running_medians([], 2)
#> running_medians([8, 8, 1, 2, 10, 4], 2)
#> running_medians([3, 2, 1], 1)
#> running_medians([10, 4, 7, 7, 1, 0, 12], 4)

# %%
class Solution:
    def biggestJoin(self, tiles: list, odd_only: bool) -> str:
        pick = [str(t) for t in tiles if not odd_only or t % 2]
        for i in range(len(pick)):
            for j in range(len(pick) - 1 - i):
                if pick[j] + pick[j + 1] < pick[j + 1] + pick[j]:
                    pick[j], pick[j + 1] = pick[j + 1], pick[j]
        text = ''.join(pick).lstrip('0')
        return text or '0'
#> Solution().biggestJoin([3, 30, 34, 5], False)
#> Solution().biggestJoin(tiles=[0, 0], odd_only=False)
#> Solution().biggestJoin(tiles=[12, 121, 8, 9], odd_only=True)
#> Solution().biggestJoin([], True)
#> Solution().biggestJoin([7, 71, 77, 17, 2], False)

# %%
def add_strings_base(a, b, base):
    i, j = len(a) - 1, len(b) - 1
    carry, out = 0, []
    while i >= 0 or j >= 0 or carry:
        total = carry
        if i >= 0:
            total += int(a[i])
            i -= 1
        if j >= 0:
            total += int(b[j])
            j -= 1
        carry, d = divmod(total, base)
        out.append(str(d))
    return ''.join(reversed(out)) or '0'
#> add_strings_base('201', '22', 3)
#> add_strings_base('', '', 5)
#> add_strings_base('777', '1', 8)
#> add_strings_base('1011', '110', 2)
#> add_strings_base('9', '999', 10)

# %%
class Solution:
    def wrapSums(self, grid, m):
        rows = [sum(r) % m for r in grid]
        cols = [0] * (len(grid[0]) if grid else 0)
        for r in grid:
            for j, v in enumerate(r):
                cols[j] = (cols[j] + v) % m
        clash = [(i, j) for i, a in enumerate(rows) for j, b in enumerate(cols) if a == b]
        return clash
#> Solution().wrapSums([[1, 2], [3, 4]], 5)
#> Solution().wrapSums(grid=[], m=3)
#> Solution().wrapSums([[2, 2, 2], [1, 0, 5]], 4)
#> Solution().wrapSums(grid=[[7]], m=10)
#> Solution().wrapSums([[1, 1], [2, 2], [3, 3]], 6)

# %%
from functools import cache

def stone_duel(n, moves):
    @cache
    def wins(left):
        for m in moves:
            if m <= left and not wins(left - m):
                return True
        return False

    line = ''
    for k in range(n + 1):
        line += 'W' if wins(k) else 'L'
    return line
#> stone_duel(6, (1, 3))
#> stone_duel(0, (1, 2))
#> stone_duel(7, (2, 3))
#> stone_duel(5, ())
#> stone_duel(8, (1, 4))

# %%
def double_or_drop(n, target):
    frontier, seen, rounds = {n}, {n}, 0
    while frontier:
        if target in frontier:
            return rounds
        nxt = set()
        for v in sorted(frontier):
            for w in (v * 2, v - 3):
                if 0 < w <= 60 and w not in seen:
                    seen.add(w)
                    nxt.add(w)
        frontier = nxt
        rounds += 1
    return -1
#> double_or_drop(4, 10)
#> double_or_drop(5, 5)
#> double_or_drop(3, 7)
#> double_or_drop(50, 35)
#> double_or_drop(2, 5)

# %%
class Solution:
    def seedRecurrence(self, a, b, n):
        seq = [a, b]
        while len(seq) < n:
            x, y = seq[-2], seq[-1]
            if (x + y) % 3 == 0:
                seq.append((x + y) // 3)
            elif x > y:
                seq.append(x - y)
            else:
                seq.append(x + y)
        return seq[:n]
#> Solution().seedRecurrence(1, 1, 8)
#> Solution().seedRecurrence(a=4, b=2, n=6)
#> Solution().seedRecurrence(5, 9, 1)
#> Solution().seedRecurrence(a=10, b=7, n=9)
#> Solution().seedRecurrence(0, 0, 4)

# %%
def cfrac(num, den, depth):
    terms = []
    while den and len(terms) < depth:
        terms.append(num // den)
        num, den = den, num % den
    if not terms:
        return [], (0, 1)
    p, q = terms[-1], 1
    for t in terms[-2::-1]:
        p, q = t * p + q, p
    return terms, (p, q)
#> cfrac(43, 19, 3)
#> cfrac(355, 113, 2)
#> cfrac(8, 1, 5)
#> cfrac(5, 0, 4)
#> cfrac(89, 55, 6)

# %%
class Solution:
    def sieveWithGaps(self, n):
        alive = [True] * (n + 1)
        for p in range(2, n + 1):
            if alive[p]:
                for q in range(p * p, n + 1, p):
                    alive[q] = False
        gaps = {}
        last = None
        for p in range(2, n + 1):
            if alive[p]:
                if last is not None:
                    gaps[p - last] = gaps.get(p - last, 0) + 1
                last = p
        return gaps
#> Solution().sieveWithGaps(10)
#> Solution().sieveWithGaps(n=1)
#> Solution().sieveWithGaps(20)
#> Solution().sieveWithGaps(n=30)
#> Solution().sieveWithGaps(4)

# %%
def negabinary_score(n):
    digits = []
    while n != 0:
        n, r = divmod(n, -2)
        if r < 0:
            n, r = n + 1, r + 2
        digits.append(r)
    ones_at_odd = sum(digits[1::2])
    ones_at_even = sum(digits[::2])
    return ''.join(str(d) for d in digits[::-1]) or '0', ones_at_even - ones_at_odd
#> negabinary_score(6)
#> negabinary_score(-9)
#> negabinary_score(0)
#> negabinary_score(100)
#> negabinary_score(-1)

# %%
from itertools import combinations

class Solution:
    def tripleBalance(self, nums, tolerance):
        hits = 0
        for a, b, c in combinations(sorted(nums), 3):
            if abs((b - a) - (c - b)) <= tolerance:
                hits += 1
        return hits
#> Solution().tripleBalance([1, 2, 3, 4], 0)
#> Solution().tripleBalance(nums=[5, 1], tolerance=2)
#> Solution().tripleBalance([10, 3, 7, 1, 20], 1)
#> Solution().tripleBalance(nums=[0, 10, 20, 35], tolerance=5)
#> Solution().tripleBalance([2, 4, 8, 16, 32], 3)

# %%
def smudge(n, k):
    best = n
    s = str(n)
    for i in range(len(s) - k + 1):
        keep = s[:i] + s[i + k:]
        val = int(keep) if keep else 0
        if val % (k + 1) == 0 and val < best:
            best = val
    return best
#> smudge(5142, 1)
#> smudge(90, 2)
#> smudge(731964, 2)
#> smudge(11, 5)
#> smudge(2468013, 3)

# %%
class Solution:
    def dieCuts(self, length, blades):
        ways = [0] * (length + 1)
        ways[0] = 1
        last = [0] * (length + 1)
        for x in range(1, length + 1):
            for b in blades:
                if b <= x and ways[x - b] and last[x - b] != b:
                    ways[x] += ways[x - b]
                    last[x] = b
        return ways[length]
#> Solution().dieCuts(6, [1, 2])
#> Solution().dieCuts(length=0, blades=[3])
#> Solution().dieCuts(9, [2, 3, 4])
#> Solution().dieCuts(length=7, blades=[7])
#> Solution().dieCuts(5, [2, 4])

# %%
def inverse_hunt(values, m):
    table = {}
    for v in values:
        a, b = v % m, m
        x0, x1 = 1, 0
        while b:
            q, r = divmod(a, b)
            a, b = b, r
            x0, x1 = x1, x0 - q * x1
        table[v] = x0 % m if a == 1 else None
    return table
#> inverse_hunt([3, 4, 5], 11)
#> inverse_hunt([2, 6], 9)
#> inverse_hunt([], 7)
#> inverse_hunt([1, 12, 25, 10], 13)
#> inverse_hunt([8], 12)

