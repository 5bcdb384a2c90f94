# %%
class Solution:
    def cableSag(self, poles, span):
        worst = 0
        where = -1
        total = 0.0
        for i in range(1, len(poles)):
            rise = poles[i] - poles[i - 1]
            length = (rise * rise + span * span) ** 0.5
            total += length
            if length - span > worst:
                worst, where = length - span, i
        return round(total, 1), where, round(worst, 2)
#> Solution().cableSag([30, 45, 20, 60, 55, 90, 10, 33, 47, 80, 71, 12, 12, 50], 40)
#> Solution().cableSag([100, 105, 98, 112, 120, 101, 99, 150, 160, 90, 95], 12)
#> Solution().cableSag([7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7], 5)
#> Solution().cableSag([], 3)
#> Solution().cableSag([-200, 310, 45, 45, -60, 720, 18, 333, -5, 250, 99, 640, 8], 300)
# %%
from typing import List


class Solution:
    def chargePhones(self, phones: List[int], outlets: int, minutes: int) -> List[int]:
        level = phones[:]
        for m in range(minutes):
            order = sorted(range(len(level)), key=lambda i: (level[i], i))
            for i in order[:outlets]:
                level[i] = min(100, level[i] + 7)
            for i in order[outlets:]:
                level[i] = max(0, level[i] - 1)
        return level
#> Solution().chargePhones([45, 12, 88, 30, 67, 51, 90, 23, 9, 74], 3, 4)
#> Solution().chargePhones([100, 99, 98, 97, 96, 95, 94, 93, 92, 91, 90], 6, 4)
#> Solution().chargePhones([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 1, 8)
#> Solution().chargePhones([50], 2, 3)
#> Solution().chargePhones([5, 60, 33, 78, 14, 82, 47, 29, 66, 91, 3, 55], 4, 3)
# %%
def sum_every_other_digit(n):
    total, flag = 0, True
    while n:
        n, d = divmod(n, 10)
        if flag:
            total += d
        else:
            total += d * 2 if d < 5 else d * 2 - 9
        flag = not flag
    return total


def valid_cards(cards):
    ok = []
    fixes = []
    for c in cards:
        r = sum_every_other_digit(c) % 10
        if r == 0:
            ok.append(c)
        else:
            fixes.append(10 - r)
    return ok, fixes
#> valid_cards([79927398, 48213, 1008])
#> valid_cards([5059, 26, 7706])
#> valid_cards([12345674, 18])
#> valid_cards([])
#> valid_cards([999999, 40404, 59, 123])
# %%
class Solution:
    def runningQuotient(self, nums, q):
        acc = nums[0]
        path = []
        for x in nums[1:]:
            if x and acc % x == 0:
                acc //= x
            elif acc > q:
                acc -= x * (acc // q)
            else:
                acc = acc * 2 + x
            path.append(acc)
        return acc, max(path, default=acc), min(path, default=acc)
#> Solution().runningQuotient([840, 7, 12, 5, 90, 33, 8, 61, 14, 3, 27, 55], 200)
#> Solution().runningQuotient([12, 45, 120, 8, 77, 300, 19, 64, 150, 33, 5, 91], 1000)
#> Solution().runningQuotient([1000000, 10, 10, 10, 10, 3, 7, 9, 21, 4, 6], 50)
#> Solution().runningQuotient([9], 3)
#> Solution().runningQuotient([-64, 8, -2, 0, 15, -33, 41, 6, 120, 7, 11, -5], 97)
# %%
def interleave_sorted(xs):
    xs = sorted(xs)
    l, r = 0, len(xs) - 1
    out = []
    while l < r:
        out.append(xs[r])
        out.append(xs[l])
        l, r = l + 1, r - 1
    if l == r:
        out.append(xs[l])
    swing = [abs(out[i] - out[i - 1]) for i in range(1, len(out))]
    return out, sum(swing), min(swing, default=0)
#> interleave_sorted([45, 12, 88, 30, 67, 51, 90, 23, 9, 74, 36])
#> interleave_sorted([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200])
#> interleave_sorted([5, 5, 5, 5, 5, 5, 5, 5, 5, 5])
#> interleave_sorted([2])
#> interleave_sorted([-40, 1250, -333, 64, 8, 905, -41, 33, 17, 2020, -9, 77, 0])
# %%
class Solution:
    def longestBudget(self, costs, budget, fee):
        l = 0
        spend = 0
        best = (0, 0)
        for r in range(len(costs)):
            spend += costs[r] + fee
            while spend > budget:
                spend -= costs[l] + fee
                l += 1
            if r - l + 1 > best[0]:
                best = (r - l + 1, l)
        return best, spend
#> Solution().longestBudget([45, 12, 88, 30, 67, 51, 90, 23, 9, 74, 36, 99, 14], 200, 3)
#> Solution().longestBudget([100, 50, 25, 12, 6, 3, 1, 2, 4, 8, 16, 32, 64], 90, 2)
#> Solution().longestBudget([500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400], 450, 10)
#> Solution().longestBudget([], 20, 1)
#> Solution().longestBudget([310, 75, 22, 990, 48, 505, 133, 8, 720, 61, 277, 19, 44, 160], 900, 25)
# %%
class Solution:
    def cargoDensity(self, weights, volumes, hold):
        best = []
        loaded = volume = 0
        items = sorted(zip(weights, volumes), key=lambda wv: wv[0] / wv[1], reverse=True)
        for w, v in items:
            if volume + v <= hold:
                loaded += w
                volume += v
                best.append(w)
            elif hold - volume > 5:
                part = w * (hold - volume) // v
                loaded += part
                volume = hold
        return loaded, volume, best
#> Solution().cargoDensity([120, 340, 95, 410, 88, 260, 33, 175, 240, 61], [10, 45, 8, 60, 12, 20, 3, 25, 50, 7], 120)
#> Solution().cargoDensity([50, 60, 70, 80, 90, 100, 110, 120, 130, 140], [5, 6, 7, 8, 9, 10, 11, 12, 13, 14], 40)
#> Solution().cargoDensity([999, 1, 500, 2, 250, 3, 125, 4, 64], [9, 1, 5, 1, 2, 1, 1, 1, 6], 18)
#> Solution().cargoDensity([], [], 10)
#> Solution().cargoDensity([1500, 720, 880, 2400, 310, 675, 1290, 45], [300, 90, 220, 480, 31, 150, 215, 90], 700)
# %%
def fib_like(a, b, n, mod):
    seq = [a, b]
    for i in range(2, n):
        k = seq[-1] % i
        seq.append((seq[i - 1] + seq[i - 1 - k % i]) % mod)
    return seq


def compare_seeds(seeds, n, mod):
    scores = []
    for a, b in seeds:
        s = fib_like(a, b, n, mod)
        scores.append(sum(s[::2]) - sum(s[1::2]))
    return scores
#> compare_seeds([(1, 2), (14, 33)], 12, 97)
#> compare_seeds([(100, 7), (45, 45), (8, 0)], 10, 1009)
#> compare_seeds([(999, 1000)], 20, 10**9 + 7)
#> compare_seeds([], 5, 3)
#> compare_seeds([(-5, 12), (61, -18)], 14, 50)
# %%
class Solution:
    def maxGapSorted(self, nums: list) -> tuple:
        lo, hi = min(nums), max(nums)
        n = len(nums)
        if lo == hi:
            return 0, lo
        size = max(1, (hi - lo) // (n - 1))
        buckets = {}
        for x in nums:
            k = (x - lo) // size
            a, b = buckets.get(k, (x, x))
            buckets[k] = (min(a, x), max(b, x))
        prev, gap, at = lo, 0, lo
        for k in sorted(buckets):
            a, b = buckets[k]
            if a - prev > gap:
                gap, at = a - prev, prev
            prev = b
        return gap, at
#> Solution().maxGapSorted([45, 12, 88, 30, 67, 51, 90, 23, 9, 74, 36, 99])
#> Solution().maxGapSorted([1000, 1010, 1500, 1490, 2000, 1015, 1480, 1995, 1200, 1700])
#> Solution().maxGapSorted([6, 6, 6, 6])
#> Solution().maxGapSorted([-50, 320, 41, 7, 290, -12, 88, 305, 19, 64])
#> Solution().maxGapSorted([3, 1])
# %%
def ration(days, stock, crew):
    eaten = []
    for d in range(1, days + 1):
        portion = stock // (crew * (days - d + 1))
        portion = min(portion, 3 + d % 2)
        stock -= portion * crew
        eaten.append(portion)
        if d % 6 == 0:
            crew -= 1
        if portion == 0:
            break
    return eaten, stock, crew
#> ration(14, 300, 7)
#> ration(18, 150, 9)
#> ration(12, 1000, 11)
#> ration(5, 3, 6)
#> ration(20, 275, 5)
# %%
class Solution:
    def alternateMerge(self, nums):
        rounds = 0
        while len(nums) > 3:
            nxt = []
            i = 0
            while i < len(nums):
                if i + 1 < len(nums) and (nums[i] + nums[i + 1]) % 2 == 0:
                    nxt.append((nums[i] + nums[i + 1]) // 2)
                    i += 2
                else:
                    nxt.append(nums[i] + 1)
                    i += 2 if len(nums) > 8 else 1
            rounds += 1
            if len(nxt) == len(nums) or rounds == 6:
                break
            nums = nxt
        return nums, rounds
#> Solution().alternateMerge([14, 33, 8, 27, 90, 5, 61, 18, 42, 70, 11, 96, 55])
#> Solution().alternateMerge([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000])
#> Solution().alternateMerge([1, 2, 1, 2, 1, 2, 1, 2])
#> Solution().alternateMerge([5, 9])
#> Solution().alternateMerge([305, 77, 640, 52, 9, 411, 230, 18, 1200, 33, 47, 6, 88, 91])
# %%
def draft_order(scores, picks):
    pool = sorted(scores, reverse=True)
    teams = [[] for _ in range(3)]
    direction = 1
    t = 0
    while pool and picks:
        teams[t].append(pool.pop(0))
        picks -= 1
        if not 0 <= t + direction < 3:
            direction = -direction
        else:
            t += direction
    return [sum(x) for x in teams], len(pool)
#> draft_order([45, 12, 88, 30, 67, 51, 90, 23, 9, 74, 36, 99], 9)
#> draft_order([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100], 20)
#> draft_order([7, 7, 7, 7, 7, 7, 7, 7, 7, 7], 7)
#> draft_order([], 4)
#> draft_order([640, 75, 310, 22, 990, 48, 505, 133, 8, 720, 61, 277, 19], 12)
# %%
class Solution:
    def secretSum(self, nums, key):
        odd_pos = nums[1::2]
        even_pos = nums[::2]
        total = 0
        for a, b in zip(even_pos, odd_pos):
            if a ^ b > key:
                total += (a ^ b) - key
            elif a & b:
                total -= a & b
            else:
                total += a | b
        if len(nums) % 2:
            total ^= nums[-1]
        return total
#> Solution().secretSum([14, 33, 8, 27, 90, 5, 61, 18, 42, 70, 11, 96, 55, 20, 37], 40)
#> Solution().secretSum([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200], 255)
#> Solution().secretSum([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048], 5000)
#> Solution().secretSum([], 3)
#> Solution().secretSum([45, 45, 77, 78, 120, 7, 255, 254, 63, 64, 1, 0, 9, 6, 31, 31, 12], 16)
# %%
class Solution:
    def fillGrid(self, nums, w):
        rows = -(-len(nums) // w)
        grid = [[0] * w for _ in range(rows)]
        r = c = 0
        dr = 1
        for x in nums:
            grid[r][c] = x
            if 0 <= r + dr < rows:
                r += dr
            else:
                c += 1
                dr = -dr
        return [sum(row) for row in grid], [max(row) for row in grid]
#> Solution().fillGrid([14, 33, 8, 27, 90, 5, 61, 18, 42, 70, 11, 96], 4)
#> Solution().fillGrid([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000], 5)
#> Solution().fillGrid([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], 3)
#> Solution().fillGrid([], 2)
#> Solution().fillGrid([-7, 14, -21, 28, -35, 42, -49, 56, -63, 70, -77, 84, -91, 98], 7)
# %%
def loan_rows(principal, pct, pay, cap):
    rows = []
    paid_interest = 0
    month = 0
    while principal > 0 and month < cap:
        month += 1
        interest = principal * pct // 1200
        paid_interest += interest
        principal += interest
        amount = min(pay, principal)
        principal -= amount
        if month % 5 == 0:
            rows.append((month, principal))
    return rows, paid_interest, month
#> loan_rows(1200, 12, 110, 24)
#> loan_rows(5000, 9, 420, 15)
#> loan_rows(800, 30, 90, 12)
#> loan_rows(0, 5, 10, 6)
#> loan_rows(25000, 7, 1900, 18)
# %%
class Solution:
    def streakBonus(self, nums, mod):
        res = 0
        last = None
        streak = 0
        for x in nums:
            r = x % mod
            if last is not None and (r - last) % mod == 1:
                streak += 1
            else:
                streak = 0
            res += x // mod + streak * streak * 2
            last = r
        return res, streak, last
#> Solution().streakBonus([14, 25, 36, 47, 50, 61, 72, 90, 13, 24, 35, 46, 57, 8], 10)
#> Solution().streakBonus([100, 201, 302, 403, 504, 605, 706, 807, 908, 1009, 10, 11], 97)
#> Solution().streakBonus([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], 3)
#> Solution().streakBonus([], 4)
#> Solution().streakBonus([6, 7, 15, 23, 31, 32, 40, 48, 49, 57, 66, 74, 75, 83, 91, 92], 7)
# %%
class Solution:
    def isStep(self, a, b):
        return abs(a - b) <= 10 or a % 10 == b % 10

    def walkable(self, nums):
        runs = []
        start = 0
        for i in range(1, len(nums)):
            if not self.isStep(nums[i - 1], nums[i]):
                runs.append(nums[start:i])
                start = i
        runs.append(nums[start:])
        best = max(runs, key=lambda r: (len(r), sum(r)))
        return len(runs), best
#> Solution().walkable([14, 20, 90, 95, 105, 33, 43, 13, 72, 60, 61, 8, 18, 300, 10])
#> Solution().walkable([100, 200, 300, 400, 501, 601, 702, 703, 704, 804, 5])
#> Solution().walkable([7, 70, 700, 7000, 7, 17, 170, 1700, 27, 2, 22])
#> Solution().walkable([])
#> Solution().walkable([45, 52, 61, 58, 66, 1266, 66, 77, 87, 99, 109, 120, 219, 9])
# %%
def distribute_remainder(total, weights):
    s = sum(weights)
    base = [total * w // s for w in weights]
    rema = [total * w % s for w in weights]
    left = total - sum(base)
    order = sorted(range(len(weights)), key=lambda i: (-rema[i], i))
    for i in order:
        if left == 0:
            break
        base[i] += 1
        left -= 1
    return base, [i for i in order if rema[i] * 2 > s]
#> distribute_remainder(100, [12, 45, 7, 30, 61, 88, 19, 54, 23, 90])
#> distribute_remainder(1000, [3, 3, 3, 3, 3, 3, 3])
#> distribute_remainder(7, [100, 250, 75, 60, 33, 18, 6, 2, 41, 9])
#> distribute_remainder(0, [1, 2])
#> distribute_remainder(12345, [310, 205, 118, 64, 512, 77, 905, 33, 240, 18])
# %%
class Solution:
    def coverPoints(self, points, size):
        points = sorted(points)
        tiles = []
        i = 0
        n = len(points)
        while i < n:
            left = points[i]
            right = left + size
            inside = 0
            while i < n and points[i] <= right:
                inside += 1
                i += 1
            tiles.append((left, inside))
            size = size - 1 if inside > 2 else size + 1
        return tiles, size
#> Solution().coverPoints([45, 12, 88, 30, 67, 51, 90, 23, 9, 74, 36, 99, 14], 15)
#> Solution().coverPoints([100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110, 111], 4)
#> Solution().coverPoints([5, 500, 50, 5000, 25, 250, 2500, 75, 750, 7500], 60)
#> Solution().coverPoints([], 3)
#> Solution().coverPoints([-30, -28, -1, 0, 2, 31, 33, 34, 36, 60, 61, 90, 95], 5)
# %%
def elapsed_laps(times, lap):
    laps = []
    prev = 0
    carried = 0
    for t in times:
        d = t - prev + carried
        whole, carried = divmod(d, lap)
        if whole:
            laps.extend([lap] * min(whole, 3))
        prev = t
        if len(laps) > 12:
            laps = laps[-6:]
    return len(laps), carried, sum(laps) - carried
#> elapsed_laps([30, 95, 140, 233, 260, 345, 400, 512, 590, 601, 777], 60)
#> elapsed_laps([1000, 1010, 1020, 5000, 5001, 5002, 9000, 9999, 12000, 12345], 400)
#> elapsed_laps([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], 2)
#> elapsed_laps([], 10)
#> elapsed_laps([45, 40, 130, 120, 210, 205, 290, 281, 377, 366, 450], 33)
# %%
class Solution:
    def pivotTwice(self, nums, p):
        a = nums[:]
        lt, i, gt = 0, 0, len(a) - 1
        while i <= gt:
            if a[i] < p - 5:
                a[lt], a[i] = a[i], a[lt]
                lt += 1
                i += 1
            elif a[i] > p + 5:
                a[i], a[gt] = a[gt], a[i]
                gt -= 1
            else:
                i += 1
        return a, lt, gt
#> Solution().pivotTwice([45, 12, 88, 30, 67, 51, 90, 23, 9, 74, 48, 99], 50)
#> Solution().pivotTwice([100, 97, 103, 110, 95, 104, 90, 105, 106, 94, 99], 100)
#> Solution().pivotTwice([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 500)
#> Solution().pivotTwice([], 0)
#> Solution().pivotTwice([-20, 3, -7, 5, 41, -33, 0, 6, -5, 18, 2, -64, 77], 0)
# %%
def pay_grades(hours, rate):
    grades = []
    for h in hours:
        base = min(h, 40) * rate
        over = max(0, h - 40) * rate * 3 // 2
        tax = (base + over) // 5 if base + over > 800 else (base + over) // 10
        grades.append(base + over - tax)
    order = sorted(grades)
    n = len(order)
    median = (order[n // 2] + order[(n - 1) // 2]) / 2 if n else 0
    return grades, median
#> pay_grades([38, 45, 20, 52, 40, 33, 60, 12, 41, 48], 19)
#> pay_grades([10, 20, 30, 40, 50, 60, 70, 80, 15, 25, 35], 25)
#> pay_grades([40, 40, 40, 40, 40, 40, 40, 40, 40], 20)
#> pay_grades([], 15)
#> pay_grades([44, 39, 0, 72, 55, 18, 27, 63, 36, 9], 31)
# %%
class Solution:
    def windmill(self, wind, blades):
        angle = 0
        turns = 0
        power = []
        for w in wind:
            if w < 10:
                power.append(0)
                continue
            spin = w * blades if w <= 60 else 60 * blades - (w - 60) * 2
            turns += (angle + spin) // 360
            angle = (angle + spin) % 360
            power.append(spin * w // 100)
        return turns, angle, sum(power), max(power, default=0)
#> Solution().windmill([12, 45, 7, 30, 61, 88, 19, 54, 23, 90, 5, 66, 38], 6)
#> Solution().windmill([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 10], 12)
#> Solution().windmill([100, 95, 90, 85, 80, 75, 70, 65, 60, 55, 50, 45], 9)
#> Solution().windmill([], 3)
#> Solution().windmill([33, 120, 47, 15, 72, 8, 59, 61, 240, 26, 40, 11], 25)
# %%
class Solution:
    def splitAtMedian(self, nums: list) -> list:
        if len(nums) <= 2:
            return [sum(nums)]
        srt = sorted(nums)
        med = srt[len(srt) // 2]
        low = [x for x in nums if x < med]
        high = [x for x in nums if x > med]
        if not low or not high:
            return [med * len(nums)]
        return self.splitAtMedian(low) + [med] + self.splitAtMedian(high)
#> Solution().splitAtMedian([45, 12, 88, 30, 67, 51, 90, 23, 9, 74, 36, 99])
#> Solution().splitAtMedian([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200, 1300, 1400])
#> Solution().splitAtMedian([8, 8, 8, 9, 9, 9, 7, 7, 7, 10, 10])
#> Solution().splitAtMedian([])
#> Solution().splitAtMedian([-5, 640, 33, -210, 18, 77, 0, 501, 64, -9, 250, 41, 12, 7, 999, -88])
# %%
def hash_slots(keys, size):
    slots = [None] * size
    probes = 0
    dropped = 0
    for k in keys:
        i = k * 7 % size
        tries = 0
        while slots[i] is not None and slots[i] != k and tries < size:
            i = (i + 1 + tries) % size
            tries += 1
        if slots[i] is None:
            slots[i] = k
        elif slots[i] != k:
            dropped += 1
        probes += tries
    return slots, probes, dropped
#> hash_slots([14, 33, 8, 27, 90, 5, 61, 18, 42, 14], 13)
#> hash_slots([100, 110, 120, 130, 140, 150, 160], 10)
#> hash_slots([3, 14, 25, 36, 47, 58], 11)
#> hash_slots([], 4)
#> hash_slots([1203, 88, 640, 915, 37, 402, 510, 66], 9)
# %%
class Solution:
    def dominoTopple(self, heights, gaps):
        n = len(heights)
        fallen = 1 if n else 0
        restarts = 0
        reach = heights[0] if n else 0
        energy = 0
        for i in range(1, n):
            reach = reach - gaps[i - 1]
            if reach > 0:
                fallen += 1
                energy += reach * heights[i] // 10
            else:
                restarts += 1
                energy -= 5
            reach = max(reach, heights[i])
        return fallen, restarts, energy
#> Solution().dominoTopple([12, 30, 8, 25, 40, 5, 18, 33, 9, 21, 15, 27], [10, 20, 35, 6, 30, 22, 9, 40, 3, 20, 17])
#> Solution().dominoTopple([50, 50, 50, 50, 50, 50, 50, 50, 50, 50], [60, 40, 60, 40, 60, 40, 60, 40, 60])
#> Solution().dominoTopple([100, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], [9, 9, 9, 9, 9, 9, 9, 9, 9, 50])
#> Solution().dominoTopple([], [])
#> Solution().dominoTopple([7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77], [5, 20, 15, 40, 12, 60, 48, 10, 90, 33])
# %%
def carry_table(a, b):
    a, b = a[::-1], b[::-1]
    out = []
    carry = 0
    for i in range(max(len(a), len(b))):
        x = a[i] if i < len(a) else 0
        y = b[i] if i < len(b) else 0
        carry, digit = divmod(x + y + carry, 60)
        out.append(digit)
    if carry:
        out.append(carry)
    return out[::-1], sum(out)
#> carry_table([14, 33, 58, 27, 50, 5, 41, 18, 42, 30], [55, 20, 37, 44, 12, 59, 19, 42, 18])
#> carry_table([59, 59, 59, 59, 59, 59, 59, 59, 59, 59], [1])
#> carry_table([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], [11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
#> carry_table([], [])
#> carry_table([30, 0, 30, 0, 30, 0, 30, 0, 30], [30, 59, 30, 59, 30, 59, 30, 59, 30, 59, 30])
# %%
class Solution:
    def meteorHits(self, fields, strikes):
        hits = [0] * len(fields)
        craters = 0
        for s in strikes:
            best, at = None, -1
            for i, f in enumerate(fields):
                d = abs(f - s)
                if best is None or d < best:
                    best, at = d, i
            hits[at] += 1
            craters += best if hits[at] == 1 else best // 2
        return hits, craters
#> Solution().meteorHits([10, 45, 90, 150], [14, 33, 88, 120, 61])
#> Solution().meteorHits([100, 200, 300], [150, 151, 250, 249, 20, 410])
#> Solution().meteorHits([7, 7, 7, 8], [1, 9, 7, 8])
#> Solution().meteorHits([5], [])
#> Solution().meteorHits([-50, 0, 64, 305, 720], [-20, 33, 180, 500, 999])
# %%
class Solution:
    def weaveDigits(self, a: int, b: int) -> int:
        out, place = 0, 1
        while a > 0 or b > 0:
            if a > 0:
                out += a % 10 * place
                place *= 10
            if b > 0:
                out += b % 10 * place
                place *= 10
            a, b = a // 10, b // 10
        return out

    def weaveAll(self, pairs: list) -> tuple:
        woven = [self.weaveDigits(x, y) for x, y in pairs]
        return woven, sum(w % 97 for w in woven)
#> Solution().weaveAll([(4821, 7), (305, 990), (66, 12345)])
#> Solution().weaveAll([(1111, 2222), (90, 9)])
#> Solution().weaveAll([(123456, 654321)])
#> Solution().weaveAll([])
#> Solution().weaveAll([(0, 58), (1000, 1), (77, 770), (8, 8)])
# %%
def harvest_moon(days, cycle, price):
    grain = 0
    sales = []
    seed = 20
    for d in range(days):
        phase = d % cycle
        if phase == 0:
            seed += grain // 10
            grain -= grain // 10
        elif phase == cycle - 1:
            sell = grain * 2 // 3
            sales.append(sell * price[len(sales) % len(price)])
            grain -= sell
        else:
            grain += seed * phase // 3
    return grain, seed, sales
#> harvest_moon(18, 6, [3, 5])
#> harvest_moon(24, 5, [12, 9, 14])
#> harvest_moon(15, 4, [100])
#> harvest_moon(0, 3, [1])
#> harvest_moon(21, 8, [25, 40, 33])
# %%
class Solution:
    def roundTable(self, guests, hates):
        seats = guests[:]
        swaps = 0
        n = len(seats)
        for i in range(n):
            nxt = (i + 1) % n
            if abs(seats[i] - seats[nxt]) in hates:
                far = (i + n // 2) % n
                seats[nxt], seats[far] = seats[far], seats[nxt]
                swaps += 1
        clashes = 0
        for i in range(n):
            if abs(seats[i] - seats[i - 1]) in hates:
                clashes += 1
        return seats, swaps, clashes
#> Solution().roundTable([14, 17, 8, 27, 30, 5, 61, 58, 42, 70], [3, 11])
#> Solution().roundTable([100, 105, 110, 115, 120, 125, 130, 135, 140, 145, 150], [5])
#> Solution().roundTable([1, 2, 4, 8, 16, 32, 64, 128, 256, 512], [1, 2, 4, 8])
#> Solution().roundTable([9], [0])
#> Solution().roundTable([33, 77, 12, 56, 90, 46, 21, 65, 109, 8, 52, 96], [44, 13])
# %%
def slope_sign(a, b):
    return (b > a) - (b < a)


def compare_shapes(xs, ys):
    same = opposite = 0
    first_diff = None
    for i in range(1, min(len(xs), len(ys))):
        s, t = slope_sign(xs[i - 1], xs[i]), slope_sign(ys[i - 1], ys[i])
        if s == t:
            same += 1
        elif s == -t:
            opposite += 1
            if first_diff is None:
                first_diff = i
    return same, opposite, first_diff
#> compare_shapes([14, 33, 8, 27, 90, 5, 61, 18, 42, 70], [100, 205, 110, 415, 520, 425, 430, 435, 440, 445])
#> compare_shapes([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
#> compare_shapes([7, 7, 8, 8, 9, 9, 8, 8, 7, 7], [50, 50, 60, 61, 70, 70, 60, 60, 65, 64])
#> compare_shapes([], [1])
#> compare_shapes([-3, 40, 12, 12, 99, -8, 1500, 77, 78, 20], [5, 6, 2, 2, 9, 1, 90, 3, 4, 0])
# %%
class Solution:
    def prefixGcd(self, nums, floor):
        def gcd(a, b):
            while b:
                a, b = b, a % b
            return a

        cuts = []
        g = 0
        for i, x in enumerate(nums):
            h = gcd(g, x)
            if h < floor and g:
                cuts.append((i, g))
                g = x
            else:
                g = h
        return cuts, g
#> Solution().prefixGcd([48, 36, 60, 25, 100, 75, 14, 21, 49, 64, 96], 5)
#> Solution().prefixGcd([120, 90, 210, 77, 143, 121, 1001, 64, 16, 40], 10)
#> Solution().prefixGcd([17, 19, 23, 29, 31, 37, 41, 43], 2)
#> Solution().prefixGcd([], 3)
#> Solution().prefixGcd([1024, 768, 512, 640, 810, 405, 243, 729, 700, 350], 7)
# %%
def loudest_minute(samples, rate):
    minutes = []
    for start in range(0, len(samples), rate):
        chunk = samples[start:start + rate]
        level = 0
        for s in chunk:
            level += s * s
        minutes.append((level / len(chunk)) ** 0.5)
    if not minutes:
        return None
    top = max(minutes)
    return minutes.index(top), round(top, 2), round(min(minutes), 2)
#> loudest_minute([14, -33, 8, 27, -90, 5, 61, -18, 42, -70, 11, 96, -55, 20, 37, -64], 4)
#> loudest_minute([3, 4, 3, 4, 30, 40, 30, 40, 6, 8, 6, 8, 300, 400], 2)
#> loudest_minute([10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10], 5)
#> loudest_minute([], 3)
#> loudest_minute([120, -340, 95, 410, -88, 260, 33, -175, 240, 61, -90], 3)
# %%
class Solution:
    def crateTower(self, crates):
        tower = []
        toppled = []
        height = 0
        for size, weight in crates:
            while tower and tower[-1][1] * 2 < weight:
                s, w = tower.pop()
                height -= s
                toppled.append(w)
            tower.append((size, weight))
            height += size
            if height > 120:
                height -= tower.pop(0)[0]
        return height, [w for _, w in tower], toppled
#> Solution().crateTower([(30, 50), (20, 90), (45, 40), (10, 85), (33, 170), (25, 60), (40, 20), (15, 45), (22, 44), (18, 100)])
#> Solution().crateTower([(60, 10), (60, 10), (60, 10), (60, 10), (60, 10), (60, 10)])
#> Solution().crateTower([(5, 1), (5, 3), (5, 9), (5, 27), (5, 81), (5, 243), (5, 729)])
#> Solution().crateTower([])
#> Solution().crateTower([(12, 400), (48, 350), (31, 300), (27, 250), (9, 200), (64, 150), (3, 100), (50, 1000), (8, 480)])
# %%
class Solution:
    def residueClasses(self, nums, mods):
        report = []
        for m in mods:
            classes = [0] * m
            for x in nums:
                classes[x % m] += x
            top = max(range(m), key=lambda r: (classes[r], -r))
            report.append((m, top, classes[top] - min(classes)))
        return report
#> Solution().residueClasses([14, 33, 8, 27, 90, 5, 61, 18, 42, 70, 11, 96], [3, 4, 7])
#> Solution().residueClasses([100, 205, 310, 415, 520, 625, 730, 835, 940, 1045], [2, 10, 9])
#> Solution().residueClasses([-5, 12, -19, 26, -33, 40, -47, 54, -61, 68], [7, 5])
#> Solution().residueClasses([], [1, 2])
#> Solution().residueClasses([7, 77, 777, 7777, 77777, 70, 700, 7000, 70000, 707], [11, 6])
# %%
def stair_light(n, switches):
    lit = [False] * n
    changes = 0
    for k in switches:
        step = abs(k)
        start = step - 1 if k > 0 else n - step
        idx = range(start, n, step) if k > 0 else range(start, -1, -step)
        for i in idx:
            lit[i] = not lit[i]
            changes += 1
    return ''.join('*' if x else '.' for x in lit), changes
#> stair_light(16, [2, 3, 5, -4, 7])
#> stair_light(12, [1, -1, 6, -5, 4, 3])
#> stair_light(20, [3, -3, 9, 10, -7])
#> stair_light(5, [])
#> stair_light(24, [8, 6, -5, 12, 4, -11])
# %%
class Solution:
    def balanceTrips(self, out, back, limit):
        i = j = 0
        load = 0
        trips = []
        while i < len(out) or j < len(back):
            while i < len(out) and load + out[i] <= limit:
                load += out[i]
                i += 1
            if load == 0 and i < len(out):
                return None, i, trips
            trips.append(load)
            load = 0
            while j < len(back) and load + back[j] <= limit:
                load += back[j]
                j += 1
            if load == 0 and i == len(out) and j < len(back):
                return None, -j, trips
            trips.append(-load)
            load = 0
        return sum(trips), len(trips), trips
#> Solution().balanceTrips([30, 45, 20, 60, 15, 80, 25], [50, 10, 70, 35, 40, 20], 100)
#> Solution().balanceTrips([500, 400, 300, 200, 100], [150, 250, 350, 450], 600)
#> Solution().balanceTrips([10, 20, 95, 30], [40], 90)
#> Solution().balanceTrips([], [], 10)
#> Solution().balanceTrips([7, 14, 21, 28, 35, 42, 49], [200, 5, 6, 7], 64)
# %%
def cascade(values, limit):
    values = list(values)
    topples = 0
    i = 0
    while i < len(values):
        if values[i] <= limit:
            i += 1
            continue
        extra, values[i] = divmod(values[i], limit)
        topples += extra
        if i + 1 < len(values):
            values[i + 1] += extra
        if i > 0:
            values[i - 1] += extra
            i -= 1
    return values, topples
#> cascade([14, 33, 8, 27, 90, 5, 61, 18, 42, 70, 11, 96], 20)
#> cascade([500, 0, 0, 0, 0, 0, 0, 0, 0, 0], 12)
#> cascade([9, 9, 9, 9, 9, 9, 9, 9, 9, 9, 9], 9)
#> cascade([], 5)
#> cascade([310, 75, 1200, 48, 505, 133, 8, 720, 61, 277], 100)
# %%
class Solution:
    def rateLimit(self, stamps, window, cap):
        start = 0
        allowed = []
        blocked = 0
        wait = 0
        for s in stamps:
            while start < len(allowed) and allowed[start] <= s - window:
                start += 1
            if len(allowed) - start < cap:
                allowed.append(s)
            else:
                blocked += 1
                wait += allowed[start] + window - s
        return len(allowed), blocked, wait
#> Solution().rateLimit([5, 8, 12, 14, 15, 22, 30, 31, 33, 34, 50, 51, 52, 53], 10, 3)
#> Solution().rateLimit([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000], 100, 1)
#> Solution().rateLimit([1, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 4], 2, 4)
#> Solution().rateLimit([], 5, 2)
#> Solution().rateLimit([1000, 1040, 1075, 1090, 1120, 1155, 1156, 1200, 1333, 1340, 1341, 1390], 120, 2)
