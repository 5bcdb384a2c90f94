# %%
class Solution:
    def sumBetweenMarks(self, nums, mark):
        totals = []
        cur = None
        for x in nums:
            if x % mark == 0:
                if cur is not None:
                    totals.append(cur)
                cur = 0
            elif cur is not None:
                cur += x
        best = max(totals) if totals else -1
        return totals, best, cur
#> Solution().sumBetweenMarks([13, 20, 7, 31, 45, 8, 60, 60, 19, 2, 33, 75, 41, 90], 5)
#> Solution().sumBetweenMarks([700, 12, 415, 77, 1001, 64, 38, 250, 14, 99, 343, 5, 6, 21], 7)
#> Solution().sumBetweenMarks([1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23], 2)
#> Solution().sumBetweenMarks([], 3)
#> Solution().sumBetweenMarks([-9, 14, -22, 31, -27, 45, 52, -63, 70, 81, -95, 108, 3, 17], 9)
# %%
def two_lane_merge(left, right, cap):
    out, held = [], 0
    i = j = 0
    turn = 0
    while i < len(left) and j < len(right) and len(out) < cap:
        if turn == 0:
            out.append(left[i])
            held += right[j] // 10
            i += 1
        else:
            out.append(right[j])
            held += left[i] // 10
            j += 1
        turn = 1 - turn if out[-1] % 3 else turn
    return out, held, (len(left) - i, len(right) - j)
#> two_lane_merge([12, 45, 31, 70, 88, 15, 62], [90, 27, 54, 41, 33, 100], 11)
#> two_lane_merge([300, 301, 302, 303, 304, 305], [600, 601, 602, 603, 604, 605], 20)
#> two_lane_merge([5, 10, 20, 25, 40, 50, 55], [7, 14, 28, 35, 49, 56, 70], 9)
#> two_lane_merge([], [1, 2, 3], 5)
#> two_lane_merge([1250, 333, 999, 47, 81, 640], [18, 76, 2025, 512, 9], 15)
# %%
from typing import List


class Solution:
    def dayTemperature(self, t: List[int], rise: int) -> List[int]:
        wait = [-1] * len(t)
        stack = []
        for i in range(len(t)):
            while stack and t[i] >= t[stack[-1]] + rise:
                j = stack.pop()
                wait[j] = (i - j) * 10 + (t[i] - t[j]) % 10
            stack.append(i)
        return wait
#> Solution().dayTemperature([18, 20, 17, 15, 24, 19, 30, 28, 12, 35, 14, 16], 3)
#> Solution().dayTemperature([50, 49, 48, 47, 46, 45, 44, 43, 42, 41], 1)
#> Solution().dayTemperature([101, 118, 95, 140, 122, 133, 87, 160, 150, 171, 99], 20)
#> Solution().dayTemperature([], 2)
#> Solution().dayTemperature([-5, 0, -10, 5, -15, 10, -20, 15, -25, 20, -30, 25], 10)
# %%
def bakery_queue(customers, batch, every):
    loaves = batch
    unserved = []
    sold = 0
    for minute, want in enumerate(customers, 1):
        if minute % every == 0:
            loaves = loaves // 2 + batch
        got = min(want, loaves)
        loaves -= got
        sold += got * 3 - (want - got)
        if got < want:
            unserved.append(minute)
    return sold, loaves, unserved
#> bakery_queue([4, 7, 2, 9, 12, 3, 5, 8, 1, 6, 10, 2, 7], 20, 4)
#> bakery_queue([30, 10, 25, 40, 5, 15, 50, 20, 35, 45], 60, 2)
#> bakery_queue([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 3, 5)
#> bakery_queue([], 9, 3)
#> bakery_queue([120, 80, 200, 45, 310, 66, 18, 95, 240, 33, 71], 250, 3)
# %%
class Solution:
    def bitWeights(self, nums):
        cols = [0] * 8
        for n in nums:
            b = 0
            while n and b < 8:
                cols[b] += n & 1
                n >>= 1
                b += 1
        major = 0
        for b in range(8):
            if cols[b] * 2 > len(nums):
                major |= 1 << b
        return cols, major
#> Solution().bitWeights([45, 102, 77, 31])
#> Solution().bitWeights([7, 7, 56, 56, 9])
#> Solution().bitWeights([255, 128, 64])
#> Solution().bitWeights([])
#> Solution().bitWeights([1000, 13, 21, 34])
# %%
def route_cost(stops, fuel_price):
    prev = stops[0]
    legs = []
    for s in stops[1:]:
        d = abs(s - prev)
        rate = 12 if d > 100 else 9 if d > 30 else 15
        legs.append(d * rate // 10)
        prev = s
    cost = 0.0
    for i, leg in enumerate(legs):
        cost += leg * fuel_price / (1 + i % 2)
    return round(cost, 2), max(legs, default=0), sum(legs)
#> route_cost([10, 45, 160, 150, 300, 290, 33, 90, 210, 205, 400], 1.5)
#> route_cost([1000, 1025, 1050, 1200, 1100, 900, 905, 910, 600, 640, 655], 0.8)
#> route_cost([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 6], 2)
#> route_cost([77], 3)
#> route_cost([-60, 42, -18, 130, 99, -240, 15, 47, 300, 175, 174], 1.25)
# %%
class Solution:
    def patternDrift(self, nums, period):
        sums = [0] * period
        hits = [0] * period
        for i, x in enumerate(nums):
            slot = i % period
            sums[slot] += x
            hits[slot] += 1
        means = [s / h if h else 0.0 for s, h in zip(sums, hits)]
        odd = 0
        for i, x in enumerate(nums):
            if abs(x - means[i % period]) > 12:
                odd += 1
        return [round(m, 1) for m in means], odd
#> Solution().patternDrift([10, 50, 90, 14, 55, 70, 8, 47, 99, 30, 52, 88, 11], 3)
#> Solution().patternDrift([100, 200, 110, 190, 120, 180, 130, 170, 140, 160, 150, 150], 2)
#> Solution().patternDrift([7, 7, 7, 7, 7, 7, 7, 7, 7, 7], 5)
#> Solution().patternDrift([3], 2)
#> Solution().patternDrift([-20, 0, 20, 40, -35, 5, 31, 44, -18, -3, 60, 38, -25, 9], 4)
# %%
def divisor_sum(n):
    total = 1 if n > 1 else 0
    d = 2
    while d * d <= n:
        if n % d == 0:
            total += d
            if d != n // d:
                total += n // d
        d += 1
    return total


def classify(nums):
    kinds = {'poor': 0, 'rich': 0, 'exact': 0}
    margin = 0
    for n in nums:
        s = divisor_sum(n)
        key = 'exact' if s == n else 'rich' if s > n else 'poor'
        kinds[key] += 1
        margin = max(margin, s - n)
    return kinds, margin
#> classify([28, 36, 97, 120])
#> classify([6, 12, 18, 20, 24, 30])
#> classify([101, 121, 169])
#> classify([])
#> classify([220, 284, 140])
# %%
class Solution:
    def shovelSnow(self, lanes, power):
        order = 0
        passes = 0
        removed = 0
        while any(s > 5 for s in lanes) and passes < 40:
            i = order % len(lanes)
            if lanes[i] > 5:
                cut = min(power, lanes[i] - 5)
                lanes[i] -= cut
                removed += cut
                passes += 1
            order += 3
        return passes, removed, order % len(lanes)
#> Solution().shovelSnow([30, 12, 45, 8, 20, 5, 33], 15)
#> Solution().shovelSnow([100, 80, 60, 40, 20], 30)
#> Solution().shovelSnow([6, 7, 8, 9, 10, 11, 12, 13, 14, 15], 4)
#> Solution().shovelSnow([5, 4], 2)
#> Solution().shovelSnow([250, 17, 64, 90], 50)
# %%
def caesar_numbers(nums, key, size):
    coded = []
    check = 0
    for i, n in enumerate(nums):
        shift = key * (i + 1) % size
        c = (n + shift) % size
        coded.append(c)
        check = (check * 2 + c) % 9973
    decoded = [(c - key * (i + 1)) % size for i, c in enumerate(coded)]
    same = sum(a == b for a, b in zip(nums, decoded))
    return coded, check, same
#> caesar_numbers([14, 33, 8, 27, 90, 5, 61, 18, 42, 70, 11, 96], 7, 97)
#> caesar_numbers([100, 205, 310, 415, 520, 625, 730, 835, 940, 1045], 123, 512)
#> caesar_numbers([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9], -4, 10)
#> caesar_numbers([], 1, 5)
#> caesar_numbers([-1, -20, -300, 4000, 50, 6, 70, 800, 9000, 10], 999, 1009)
# %%
class Solution:
    def maxArea(self, bars):
        best = 0
        span = None
        l, r = 0, len(bars) - 1
        while l < r:
            low = min(bars[l], bars[r])
            area = low * (r - l) - sum(bars[l + 1:r]) // 4
            if area > best:
                best, span = area, (l, r)
            if bars[l] <= bars[r]:
                l += 1
            else:
                r -= 1
        return best, span
#> Solution().maxArea([14, 33, 8, 27, 90, 5, 61, 18, 42, 70, 11, 96])
#> Solution().maxArea([300, 10, 20, 30, 40, 50, 60, 70, 80, 290])
#> Solution().maxArea([1, 200, 1, 180, 1, 160, 1, 140, 1, 120, 1, 100, 1])
#> Solution().maxArea([9])
#> Solution().maxArea([45, 120, 66, 310, 18, 205, 99, 77, 250, 31, 180, 12, 64, 150])
# %%
def interest_race(a, b, ra, rb, years):
    lead = []
    for y in range(1, years + 1):
        a += a * ra // 100
        b += b * rb // 100
        if y % 4 == 0:
            a, b = a - 50, b - 25
        lead.append(a - b)
    flips = sum(1 for p, q in zip(lead, lead[1:]) if (p < 0) != (q < 0))
    return a, b, flips, lead[-1] if lead else None
#> interest_race(1000, 1200, 8, 5, 14)
#> interest_race(5000, 4000, 3, 6, 16)
#> interest_race(100, 100, 10, 12, 12)
#> interest_race(700, 20, 1, 2, 0)
#> interest_race(12500, 9800, 2, 4, 18)
# %%
class Solution:
    def pickSides(self, nums):
        a = b = 0
        side_a, side_b = [], []
        for x in sorted(nums, key=abs, reverse=True):
            if a <= b:
                a += x
                side_a.append(x)
            else:
                b += x
                side_b.append(x)
        return abs(a - b), side_a, side_b
#> Solution().pickSides([45, 12, 88, 30, 67, 51, 90, 23, 9, 74, 36, 99])
#> Solution().pickSides([-40, 80, -120, 160, 200, -240, 280, 320, -360, 400])
#> Solution().pickSides([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5])
#> Solution().pickSides([])
#> Solution().pickSides([1024, 999, 875, 640, 512, 404, 333, 256, 128, 64, 17, 5, 2])
# %%
def smooth_peaks(nums, passes):
    for _ in range(passes):
        nxt = nums[:]
        for i in range(1, len(nums) - 1):
            if nums[i] > nums[i - 1] and nums[i] > nums[i + 1]:
                nxt[i] = max(nums[i - 1], nums[i + 1])
        if nxt == nums:
            break
        nums = nxt
    return nums, sum(nums)
#> smooth_peaks([14, 33, 8, 27, 90, 5, 61, 18, 42, 70, 11], 2)
#> smooth_peaks([10, 20, 30, 40, 50, 40, 30, 20, 10, 0], 4)
#> smooth_peaks([100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 0], 5)
#> smooth_peaks([1, 9], 1)
#> smooth_peaks([0, 500, 0, 400, 0, 300, 0, 200, 0, 100, 0, 50, 0], 3)
# %%
class Solution:
    def fairCut(self, weights: list, parts: int) -> int:
        def fits(limit):
            used, cur = 1, 0
            for w in weights:
                if cur + w > limit:
                    used += 1
                    cur = 0
                cur += w
            return used <= parts

        lo, hi = max(weights), sum(weights)
        while hi - lo > 9:
            mid = (lo + hi) // 2
            if fits(mid):
                hi = mid
            else:
                lo = mid + 1
        return hi
#> Solution().fairCut([12, 40, 7, 33, 28], 3)
#> Solution().fairCut([30, 10, 25, 40, 5, 15], 2)
#> Solution().fairCut([9, 9, 9, 9], 4)
#> Solution().fairCut([50], 1)
#> Solution().fairCut([21, 14, 35, 7, 42], 2)
# %%
def collect_runs(bits):
    out = []
    prev, length = None, 0
    for b in bits:
        if b == prev:
            length += 1
        else:
            if length:
                out.append((prev, length))
            prev, length = b, 1
    if length:
        out.append((prev, length))
    return out


def parity_runs(nums):
    runs = collect_runs([x % 2 for x in nums])
    odd_run = max((n for b, n in runs if b), default=0)
    even_run = max((n for b, n in runs if not b), default=0)
    return len(runs), odd_run, even_run
#> parity_runs([13, 25, 8, 40, 62, 7, 19, 31, 100, 45, 2, 2])
#> parity_runs([10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20])
#> parity_runs([2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22])
#> parity_runs([])
#> parity_runs([-3, -5, 120, 999, 1001, 77, 300, 64, 64, 15, -8, 21, 21])
# %%
class Solution:
    def potionStrength(self, herbs, boil):
        strength = 1
        boiled = 0
        history = [1]
        for h in herbs:
            strength = strength * (h % 9 + 1) + h // 9
            if strength > boil:
                boiled += strength // boil
                strength %= boil
                strength = strength or 1
            history.append(strength)
        return strength, boiled, sum(history) % 1009
#> Solution().potionStrength([14, 33, 8, 27, 90, 5, 61, 18, 42, 70, 11, 96], 500)
#> Solution().potionStrength([120, 340, 95, 410, 88, 260, 33, 175, 240, 61], 97)
#> Solution().potionStrength([9, 18, 27, 36, 45, 54, 63, 72, 81, 90, 99, 108], 1000)
#> Solution().potionStrength([], 10)
#> Solution().potionStrength([8, 17, 26, 35, 44, 53, 62, 71, 80, 89], 64)
# %%
def pay_slices(amounts, envelope):
    envelopes = []
    cur = []
    for a in amounts:
        while a > 0:
            room = envelope - sum(cur)
            put = min(room, a)
            cur.append(put)
            a -= put
            if sum(cur) == envelope:
                envelopes.append(len(cur))
                cur = []
    return envelopes, cur
#> pay_slices([30, 45, 80, 15, 60, 25, 90, 10, 35, 50], 100)
#> pay_slices([250, 10, 10, 10, 400, 5], 150)
#> pay_slices([7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7], 20)
#> pay_slices([], 9)
#> pay_slices([64, 0, 33, 128, 0, 19, 77, 41, 12], 90)
# %%
class Solution:
    def antLine(self, n, blocked, energy):
        pos = 0
        eaten = 0
        visited = [0] * n
        while energy > 0:
            visited[pos] += 1
            jump = 2 if visited[pos] % 2 else 5
            nxt = (pos + jump) % n
            if nxt in blocked:
                energy -= 3
                nxt = (nxt + 1) % n
            energy -= jump
            eaten += nxt * jump
            pos = nxt
        return pos, eaten, visited
#> Solution().antLine(12, [4, 9], 60)
#> Solution().antLine(7, [], 45)
#> Solution().antLine(15, [2, 5, 7, 12], 70)
#> Solution().antLine(10, [1], 0)
#> Solution().antLine(20, [10, 11, 13], 55)
# %%
def resample(xs, n):
    if n == 1:
        return [float(xs[0])]
    out = []
    for k in range(n):
        t = k * (len(xs) - 1) / (n - 1)
        i = int(t)
        frac = t - i
        nxt = xs[i + 1] if i + 1 < len(xs) else xs[i]
        out.append(round(xs[i] * (1 - frac) + nxt * frac, 2))
    return out
#> resample([10, 40, 20, 90, 70, 30, 60, 50, 80, 100], 13)
#> resample([100, 250, 175, 410, 333, 120, 600, 90, 45, 512, 8], 7)
#> resample([-5, 5], 11)
#> resample([33, 66, 99], 1)
#> resample([1200, 1100, 1350, 900, 1575, 840, 1900, 700], 15)
# %%
class Solution:
    def pipeFlow(self, pipes, start):
        flow = start
        leaks = []
        for i, (cap, loss) in enumerate(pipes):
            if flow > cap:
                leaks.append((i, flow - cap))
                flow = cap
            flow -= flow * loss // 100
            if flow < 10:
                break
        else:
            return flow, leaks, 'through'
        return flow, leaks, f'dry at {i}'
#> Solution().pipeFlow([(100, 5), (90, 10), (80, 0), (85, 20), (60, 3), (70, 15), (50, 2), (45, 8), (64, 1)], 120)
#> Solution().pipeFlow([(500, 40), (400, 40), (300, 40), (200, 40), (100, 40), (90, 40), (80, 40), (70, 40), (60, 40)], 480)
#> Solution().pipeFlow([(12, 10), (11, 10), (10, 10), (30, 10), (30, 10), (30, 10)], 40)
#> Solution().pipeFlow([], 7)
#> Solution().pipeFlow([(999, 1), (1500, 2), (950, 3), (940, 4), (2000, 5), (880, 6), (700, 7), (9000, 8), (600, 9), (550, 10)], 1234)
# %%
def odd_sum_subranges(nums, top):
    seen = [1, 0]
    parity = 0
    count = 0
    for i, x in enumerate(nums):
        parity ^= x & 1
        count += seen[1 - parity]
        seen[parity] += 1
        if count >= top:
            return i, count
    return len(nums), count
#> odd_sum_subranges([13, 25, 8, 40, 62, 7, 19, 31, 100, 45, 2, 2, 90], 40)
#> odd_sum_subranges([101, 204, 307, 410, 513, 616, 719, 822, 925, 1028, 1131, 1234], 15)
#> odd_sum_subranges([2, 4, 6, 8, 10, 12, 14, 16, 18, 20], 5)
#> odd_sum_subranges([], 1)
#> odd_sum_subranges([-7, 14, -21, 28, -35, 42, -49, 56, -63, 70, -77, 84, -91, 98, -105, 112], 1000)
# %%
class Solution:
    def wagonCouple(self, wagons):
        train = []
        joins = 0
        for w in wagons:
            while len(train) >= 2 and train[-1] + train[-2] < w:
                a = train.pop()
                train[-1] += a
                joins += 1
                if train[-1] % 10 == 0:
                    train[-1] += 1
            train.append(w)
        return train, joins
#> Solution().wagonCouple([12, 8, 30, 15, 4, 50, 22, 90, 7, 9, 40, 61])
#> Solution().wagonCouple([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024])
#> Solution().wagonCouple([100, 90, 80, 70, 60, 50, 40, 30, 20, 10])
#> Solution().wagonCouple([])
#> Solution().wagonCouple([5, 15, 120, 33, 47, 200, 18, 6, 1000, 77, 300, 12, 5000])
# %%
def reading_plan(pages, per_day, bonus_day):
    day = 1
    left = per_day
    schedule = {}
    for chapter, p in enumerate(pages, 1):
        while p > left:
            p -= left
            day += 1
            left = per_day * 2 if day % bonus_day == 0 else per_day
        left -= p
        schedule[chapter] = day
    return schedule, left
#> reading_plan([22, 45, 18, 60, 31, 27, 52, 14, 38, 41], 40, 4)
#> reading_plan([120, 15, 15, 15, 200, 90, 5], 50, 3)
#> reading_plan([10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10], 25, 2)
#> reading_plan([], 30, 7)
#> reading_plan([99, 101, 57, 83, 64, 12, 240], 77, 5)
# %%
class Solution:
    def digitJoin(self, a, b):
        out = 0
        place = 1
        while a or b:
            da, db = a % 10, b % 10
            out += max(da, db) * place
            place *= 10
            a, b = a // 10, b // 10
        return out

    def blend(self, nums):
        acc = nums[0] if nums else 0
        gains = []
        for n in nums[1:]:
            new = self.digitJoin(acc, n)
            gains.append(new - acc)
            acc = new
        return acc, gains
#> Solution().blend([4821, 1932, 5075])
#> Solution().blend([111, 2020, 30303])
#> Solution().blend([987654, 123456, 5])
#> Solution().blend([])
#> Solution().blend([10203, 4050607, 88])
# %%
def kadane_mod(nums, bonus):
    best = cur = nums[0]
    start = 0
    span = (0, 0)
    for i in range(1, len(nums)):
        extra = bonus if i % 5 == 0 else 0
        if cur < 0:
            cur = nums[i] + extra
            start = i
        else:
            cur += nums[i] + extra
        if cur > best:
            best, span = cur, (start, i)
    return best, span
#> kadane_mod([12, -40, 25, 33, -18, 60, -75, 90, 14, -8, 22, -31], 6)
#> kadane_mod([-300, 120, -50, 410, -620, 88, 75, 13, -9, 500, -700, 640], 100)
#> kadane_mod([-9, -8, -7, -6, -5, -4, -3, -2, -1, -10, -11], 0)
#> kadane_mod([5], 3)
#> kadane_mod([3, -1, 4, -1, 5, -9, 2, -6, 5, -3, 5, -8, 9, -7, 9, -3], 2)
# %%
class Solution:
    def coilWire(self, lengths, spool):
        spools = [0]
        knots = 0
        for n in lengths:
            if spools[-1] + n <= spool:
                spools[-1] += n
            else:
                part = spool - spools[-1]
                if part * 3 > n:
                    spools[-1] += part
                    spools.append(n - part)
                    knots += 1
                else:
                    spools.append(n)
        return spools, knots
#> Solution().coilWire([30, 45, 80, 15, 60, 25, 90, 10, 35, 50, 70, 22], 100)
#> Solution().coilWire([120, 340, 95, 410, 88, 260, 33, 175, 240, 61, 90], 500)
#> Solution().coilWire([8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8], 20)
#> Solution().coilWire([], 50)
#> Solution().coilWire([640, 25, 375, 118, 902, 44, 730, 85, 16, 512, 260], 1000)
# %%
def guard_shifts(hours, limit):
    tired = 0
    rest = 0
    swaps = []
    for i in range(len(hours)):
        load = hours[i] + (hours[i - 1] // 2 if i else 0)
        if load > limit:
            swaps.append(i)
            tired += load - limit
        else:
            rest += limit - load
    return swaps, tired, rest, round(tired / (rest or 1), 3)
#> guard_shifts([8, 12, 6, 10, 14, 4, 9, 11, 7, 13, 5, 8, 16], 14)
#> guard_shifts([20, 20, 20, 20, 20, 20, 20, 20, 20, 20], 25)
#> guard_shifts([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 30)
#> guard_shifts([], 8)
#> guard_shifts([45, 18, 60, 22, 75, 31, 90, 14, 105, 27, 120, 9], 66)
# %%
class Solution:
    def nthMissing(self, nums, n):
        prev = 0
        for x in nums:
            gap = x - prev - 1
            if gap > 0:
                if n <= gap:
                    return prev + n
                n -= gap
            prev = x
        return prev + n

    def missingSum(self, nums, asks):
        total = 0
        for q in asks:
            total += self.nthMissing(nums, q) * (1 if q % 2 else -1)
        return total
#> Solution().missingSum([2, 3, 7, 11, 12, 18, 25, 40, 41, 60], [1, 5, 10])
#> Solution().missingSum([100, 101, 102, 200, 201, 300, 303, 305, 307, 400], [99, 150, 197])
#> Solution().missingSum([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [3, 4])
#> Solution().missingSum([], [7, 2])
#> Solution().missingSum([5, 10, 20, 40, 80, 160, 320, 640, 1280, 2560], [4, 33, 500])
# %%
def half_life(samples, half, cutoff):
    live = []
    decayed = 0
    for t, s in enumerate(samples):
        live = [(v, born) for v, born in live if v >= cutoff]
        for i, (v, born) in enumerate(live):
            if (t - born) % half == 0:
                live[i] = (v // 2, born)
                decayed += v - v // 2
        live.append((s, t))
    return decayed, [v for v, _ in live]
#> half_life([80, 45, 120, 33], 2, 15)
#> half_life([400, 10, 250, 5, 90], 1, 30)
#> half_life([64, 64, 64, 64], 3, 1)
#> half_life([], 2, 5)
#> half_life([1000, 90, 7, 510, 33, 8], 2, 50)
# %%
class Solution:
    def doorCodes(self, seed: int, count: int) -> list:
        codes = []
        x = seed
        while len(codes) < count:
            x = x * x // 100 % 10000
            if x < 1000:
                x += 3719
            d = [x // 1000, x // 100 % 10, x // 10 % 10, x % 10]
            if d[0] + d[3] == d[1] + d[2]:
                codes.append(-x)
            else:
                codes.append(x)
        return codes
#> Solution().doorCodes(4821, 10)
#> Solution().doorCodes(9999, 12)
#> Solution().doorCodes(1234, 14)
#> Solution().doorCodes(5, 3)
#> Solution().doorCodes(7070, 11)
# %%
def grade_curve(marks, target):
    n = len(marks)
    shift = 0
    while n and sum(marks) / n < target and shift < 8:
        marks = [min(100, m + 5) if m < 90 else m for m in marks]
        shift += 1
    bands = [0] * 5
    for m in marks:
        bands[min(4, m // 20)] += 1
    return shift, bands, sum(marks)
#> grade_curve([45, 62, 88, 30, 71, 95, 54, 66, 79, 83, 40, 58], 70)
#> grade_curve([10, 20, 30, 40, 50, 60, 70, 80, 90, 100], 80)
#> grade_curve([99, 98, 97, 96, 95, 94, 93, 92, 91, 90], 60)
#> grade_curve([], 50)
#> grade_curve([5, 12, 0, 33, 18, 27, 8, 41, 15, 22, 36], 45)
# %%
class Solution:
    def reachWater(self, wells, buckets):
        i = 0
        spill = drawn = 0
        for b in buckets:
            while b > 0 and i < len(wells):
                take = min(b, wells[i])
                wells[i] -= take
                b -= take
                drawn += take
                if wells[i] == 0:
                    i += 1
            spill += b
        return drawn, spill, wells[i:]
#> Solution().reachWater([50, 20, 75, 10, 90, 33], [30, 45, 25, 60, 15, 40])
#> Solution().reachWater([100, 100, 100], [80, 80, 80, 80, 80])
#> Solution().reachWater([5, 5, 5, 5, 5, 5, 5, 5, 5, 5], [12, 7, 20, 3])
#> Solution().reachWater([], [9, 4])
#> Solution().reachWater([310, 45, 220, 64, 500, 18], [99, 120, 250, 81, 77, 33, 140])
# %%
def bracket_means(values, edges):
    groups = [[] for _ in range(len(edges) + 1)]
    for v in values:
        k = 0
        while k < len(edges) and v >= edges[k]:
            k += 1
        groups[k].append(v)
    return [round(sum(g) / len(g), 1) if g else None for g in groups]
#> bracket_means([14, 33, 8, 27, 90, 5, 61, 18, 42, 70, 11, 96], [20, 50])
#> bracket_means([120, 340, 95, 410, 88, 260, 33, 175, 240], [100, 200, 300])
#> bracket_means([7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8], [7, 8, 9])
#> bracket_means([], [10])
#> bracket_means([-50, 49, -28, 17, -6, 5, 34, -83, 92, 101, -110, 29], [-20, 0, 20])
# %%
class Solution:
    def quietHours(self, calls, length):
        calls.sort()
        end = 0
        quiet = best = 0
        best_at = -1
        for c in calls:
            gap = c - end
            if gap > 0:
                quiet += gap
                if gap > best:
                    best, best_at = gap, end
            end = max(end, c + length * (1 + c % 2))
        return quiet, best_at, best
#> Solution().quietHours([300, 45, 120, 610, 333, 98, 480, 205, 700, 555, 47], 20)
#> Solution().quietHours([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110], 10)
#> Solution().quietHours([1439, 1, 720, 361, 1080, 540, 900, 181, 1260, 19], 45)
#> Solution().quietHours([], 5)
#> Solution().quietHours([64, 128, 256, 512, 1024, 32, 16, 8, 4, 2, 1, 777], 60)
# %%
def swap_by_rule(nums, rule):
    nums = nums[:]
    n = len(nums)
    for i in range(n):
        j = (i * rule[0] + rule[1]) % n
        if nums[i] % 2 != nums[j] % 2:
            nums[i], nums[j] = nums[j], nums[i]
        elif i < j:
            nums[j] -= nums[i] // 10
    sorted_pairs = sum(nums[k] <= nums[k + 1] for k in range(n - 1))
    return nums, sorted_pairs
#> swap_by_rule([14, 33, 8, 27, 90, 5, 61, 18, 42, 70, 11, 96], (3, 5))
#> swap_by_rule([100, 201, 302, 403, 504, 605, 706, 807, 908, 1009], (7, 2))
#> swap_by_rule([2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22], (1, 4))
#> swap_by_rule([9], (2, 2))
#> swap_by_rule([-35, 42, 51, -68, 77, 80, -93, 104, 115, -126, 131], (4, 1))
# %%
class Solution:
    def primeWalk(self, nums):
        def prime(x):
            if x < 2:
                return False
            for d in range(2, int(x ** 0.5) + 1):
                if x % d == 0:
                    return False
            return True

        acc = 0
        hits = []
        for x in nums:
            acc += x
            if prime(acc):
                hits.append(acc)
                acc -= hits[0]
        return hits, acc
#> Solution().primeWalk([14, 9, 30, 24, 20, 12, 8])
#> Solution().primeWalk([2, 3, 6, 6, 10, 14, 22, 30])
#> Solution().primeWalk([100, 1, 50, 49, 7, 36])
#> Solution().primeWalk([])
#> Solution().primeWalk([45, 8, 26, 55, 3, 60])
# %%
def zip_codes(codes, region):
    index = {}
    for c in codes:
        head, tail = divmod(c, 1000)
        index.setdefault(head % region, []).append(tail)
    busiest = max(index, key=lambda h: (len(index[h]), -h), default=None)
    spread = {}
    for head in sorted(index):
        tails = sorted(index[head])
        spread[head] = tails[-1] - tails[0]
    return busiest, spread
#> zip_codes([48213, 17706, 99120, 20450, 31999, 48007, 17033, 99998, 20001, 65432], 7)
#> zip_codes([10001, 10002, 10003, 20004, 20005, 30006, 40007, 50008, 60009], 10)
#> zip_codes([99950, 88840, 77730, 66620, 55510, 44400, 33390, 22280, 11170], 4)
#> zip_codes([], 3)
#> zip_codes([120345, 250678, 381012, 411346, 541680, 672014, 702348, 832682, 963016], 13)
# %%
class Solution:
    def gardenBeds(self, beds, water):
        need = [max(0, 60 - b) for b in beds]
        order = sorted(range(len(beds)), key=lambda i: (-need[i], i))
        for i in order:
            if water <= 0:
                break
            dose = min(need[i], water, 35)
            beds[i] += dose
            water -= dose
        dry = [i for i, b in enumerate(beds) if b < 60]
        return beds, water, dry
#> Solution().gardenBeds([45, 12, 88, 30, 67, 51, 9, 23, 40, 74, 36], 150)
#> Solution().gardenBeds([60, 61, 62, 63, 64, 65, 66, 67, 68, 69], 20)
#> Solution().gardenBeds([0, 5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55], 400)
#> Solution().gardenBeds([], 10)
#> Solution().gardenBeds([120, 3, 59, 58, 57, 200, 31, 44, 18, 27, 95], 64)
# %%
class Solution:
    def skipList(self, nums, lanes):
        express = nums[::lanes]
        cost = []
        for q in range(0, len(nums), 3):
            target = nums[q]
            e = 0
            while e + 1 < len(express) and express[e + 1] <= target:
                e += 1
            k = e * lanes
            while nums[k] != target:
                k += 1
            cost.append(e + k - e * lanes)
        return cost, sum(cost) / max(1, len(cost))
#> Solution().skipList([3, 8, 15, 21, 34, 47, 52, 60, 77, 81, 90, 104], 4)
#> Solution().skipList([100, 110, 125, 160, 200, 245, 300, 380, 410, 505, 600], 3)
#> Solution().skipList([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096], 5)
#> Solution().skipList([], 2)
#> Solution().skipList([-90, -61, -44, -20, -3, 0, 17, 38, 59, 85], 2)
