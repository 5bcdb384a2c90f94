# %%
class Solution:
    def dockCranes(self, boxes, limit):
        boxes.sort()
        l, r = 0, len(boxes) - 1
        trips = waste = 0
        while l <= r:
            if l < r and boxes[l] + boxes[r] <= limit:
                waste += limit - boxes[l] - boxes[r]
                l += 1
            else:
                waste += max(0, limit - boxes[r])
            r -= 1
            trips += 1
        return [trips, waste, waste // trips if trips else 0]
#> Solution().dockCranes([42, 180, 95, 33, 120, 77, 64, 150, 18, 99, 101], 200)
#> Solution().dockCranes([500, 500, 500, 500, 1, 2, 3, 4, 5, 6, 499, 498], 503)
#> Solution().dockCranes([1010, 2020, 990, 1515, 1250, 1750, 600, 400, 2900, 100], 3000)
#> Solution().dockCranes([], 10)
#> Solution().dockCranes([7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 8, 8], 14)
# %%
def ewma(values, num, den):
    cur = values[0]
    alarms = []
    for i in range(1, len(values)):
        expected = cur
        cur = (cur * (den - num) + values[i] * num) // den
        if abs(values[i] - expected) > expected // 4 + 3:
            alarms.append((i, values[i] - expected))
    return cur, alarms
#> ewma([100, 104, 98, 160, 110, 99, 101, 55, 97, 103, 102], 1, 4)
#> ewma([2500, 2480, 2510, 2495, 3900, 3850, 3870, 2400, 2450, 2500, 2505, 1200], 3, 10)
#> ewma([10, 10, 10, 10, 10, 10, 10, 10, 10, 10], 1, 2)
#> ewma([0], 1, 2)
#> ewma([64, 32, 128, 16, 256, 8, 512, 4, 1024, 2, 2048], 2, 3)
# %%
from typing import List


class Solution:
    def cardPiles(self, cards: List[int], piles: int) -> int:
        tops = [0] * piles
        score = 0
        for idx, c in enumerate(cards):
            p = (idx * 7 + c) % piles
            if tops[p] and tops[p] > c:
                score += tops[p] - c
            elif tops[p] and c % tops[p] == 0:
                score -= c // tops[p]
            tops[p] = c
        return score * 10 + max(tops) % 10
#> Solution().cardPiles([12, 7, 24, 9, 36, 3, 48, 14, 5, 60, 21, 8], 3)
#> Solution().cardPiles([101, 202, 303, 404, 505, 606, 707, 808, 909, 1010], 4)
#> Solution().cardPiles([50, 49, 48, 47, 46, 45, 44, 43, 42, 41, 40, 39, 38], 5)
#> Solution().cardPiles([9], 1)
#> Solution().cardPiles([2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384], 2)
# %%
def nth_digit_sum(nums, place):
    power = 10 ** place
    column = 0
    missing = 0
    for n in nums:
        n = abs(n)
        if n < power:
            missing += 1
            continue
        column += n // power % 10
    return column, missing


def column_report(nums):
    width = len(str(max(nums, key=abs)).lstrip('-')) if nums else 0
    return [nth_digit_sum(nums, p) for p in range(width)]
#> column_report([4821, 77, 903, 15, 6600])
#> column_report([-38, 412, -7, 95, 240, 3])
#> column_report([12345, 1, 10, 100, 1000])
#> column_report([])
#> column_report([9, 99, 999])
# %%
class Solution:
    def ropeCuts(self, ropes, size):
        pieces = 0
        scraps = []
        for rope in ropes:
            q, rem = divmod(rope, size)
            pieces += q
            if rem:
                scraps.append(rem)
        scraps.sort(reverse=True)
        i, j = 0, len(scraps) - 1
        while i < j:
            if scraps[i] + scraps[j] >= size:
                pieces += 1
                i, j = i + 1, j - 1
            else:
                j -= 1
        return pieces, scraps
#> Solution().ropeCuts([145, 230, 78, 99, 310, 64, 187, 52, 203, 118, 41], 50)
#> Solution().ropeCuts([1000, 1500, 2750, 333, 666, 999, 1234, 4321, 800, 720], 480)
#> Solution().ropeCuts([30, 60, 90, 120, 150, 180, 210, 240, 270, 300], 30)
#> Solution().ropeCuts([], 7)
#> Solution().ropeCuts([19, 28, 37, 46, 55, 64, 73, 82, 91, 17, 26, 35], 10)
# %%
def insertion_cost(arr):
    a = list(arr)
    cost = 0
    for i in range(1, len(a)):
        key = a[i]
        j = i - 1
        while j >= 0 and a[j] > key:
            a[j + 1] = a[j]
            j -= 1
        a[j + 1] = key
        cost += (i - 1 - j) * key
    return cost, a[len(a) // 2:]
#> insertion_cost([31, 12, 45, 8, 77, 23, 60, 5, 19, 90])
#> insertion_cost([1005, 980, 1010, 975, 1020, 960, 1040, 900, 1100, 850, 1])
#> insertion_cost([2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37])
#> insertion_cost([-4, 16, -64, 256, -1024, 4096, -5, 25, -125, 625])
#> insertion_cost([6, 2])
# %%
class Solution:
    def bestGap(self, nums, mod):
        first = {}
        best = (0, None)
        run = 0
        for i, x in enumerate(nums):
            run = (run + x) % mod
            if run in first:
                length = i - first[run]
                if length > best[0]:
                    best = (length, run)
            else:
                first[run] = i
        return best
#> Solution().bestGap([14, 33, 27, 58, 91, 12, 45, 60, 7, 88, 102, 36], 7)
#> Solution().bestGap([100, 250, 375, 480, 605, 710, 835, 940, 1065, 1170, 1295], 11)
#> Solution().bestGap([-9, 4, -16, 25, -36, 49, -64, 81, -100, 121, -144, 169, 5], 5)
#> Solution().bestGap([3], 9)
#> Solution().bestGap([1, 10, 100, 1000, 10000, 1, 10, 100, 1000, 10000, 1, 10], 13)
# %%
def harvest(fields, days, growth):
    fields = fields[:]
    barn = 0
    for day in range(days):
        pick = day * 3 % len(fields)
        barn += fields[pick]
        fields[pick] = 0
        for i in range(len(fields)):
            fields[i] += growth + i % 2
    return barn, max(fields), sum(fields)
#> harvest([12, 40, 7, 55, 23, 18, 90, 31, 64, 5], 4, 3)
#> harvest([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100], 6, 15)
#> harvest([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], 5, 1)
#> harvest([8], 3, -2)
#> harvest([45, 3, 812, 66, 17, 240, 39, 58, 71, 1, 9, 10, 11], 0, 4)
# %%
class Solution:
    def secondTotals(self, nums):
        hi = second = -10**18
        total = 0
        trail = []
        for x in nums:
            if x > hi:
                hi, second = x, hi
            elif hi > x > second:
                second = x
            if second > -10**18:
                total += hi - second
                trail.append(hi - second)
        return total, trail
#> Solution().secondTotals([14, 8, 20, 20, 19, 35, 2, 34, 60, 41, 59])
#> Solution().secondTotals([1000, 1500, 1250, 1499, 3000, 2999, 7, 7, 8000, 4000])
#> Solution().secondTotals([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 4])
#> Solution().secondTotals([9])
#> Solution().secondTotals([-90, -40, -60, -41, -12, -30, -3, -11, 0, -1, 250, 17, 249])
# %%
def totient(n):
    result, p = n, 2
    while p * p <= n:
        if n % p == 0:
            while n % p == 0:
                n //= p
            result -= result // p
        p += 1
    return result - result // n if n > 1 else result


def totient_ladder(nums, mod):
    acc = 0
    for x in nums:
        acc = (acc * 10 + totient(x)) % mod
    return acc
#> totient_ladder([12, 35, 97, 60, 48], 1009)
#> totient_ladder([100, 210, 64, 81], 97)
#> totient_ladder([1, 2, 3, 4, 5, 6], 10**9 + 7)
#> totient_ladder([], 5)
#> totient_ladder([360, 143, 225], 613)
# %%
class Solution:
    def crossFade(self, a, b):
        n = min(len(a), len(b))
        mixed = []
        for i in range(n):
            w = (i * 100) // max(1, n - 1)
            mixed.append((a[i] * (100 - w) + b[i] * w) // 100)
        ups = 0
        for k in range(1, n):
            if mixed[k] > mixed[k - 1]:
                ups += 1
        return ups, mixed
#> Solution().crossFade([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110], [100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 0])
#> Solution().crossFade([500, 480, 505, 610, 320, 999, 12, 47, 630, 215], [7, 81, 300, 45, 66, 1500, 2, 88, 19, 1])
#> Solution().crossFade([-5, -50, -500, 5, 50, 500, -5, -50, -500, 5, 50], [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
#> Solution().crossFade([3], [8])
#> Solution().crossFade([4096, 2048, 1024, 512, 256, 128, 64, 32, 16, 8, 4, 2], [1, 3, 9, 27, 81, 243, 729, 2187, 6561, 19683, 59049, 5])
# %%
def hotel_floors(guests, per_floor):
    floors = {}
    for num, nights in guests:
        floor = (num - 1) // per_floor + 1
        floors.setdefault(floor, []).append(nights)
    report = []
    for floor in sorted(floors):
        stays = floors[floor]
        report.append((floor, sum(stays), round(sum(stays) / len(stays), 1)))
    return report
#> hotel_floors([(12, 3), (45, 1), (7, 10), (33, 2), (48, 6), (19, 4), (20, 1), (41, 7), (3, 2), (11, 5)], 20)
#> hotel_floors([(101, 2), (250, 9), (199, 4), (102, 1), (300, 3), (201, 8), (100, 12), (99, 1)], 100)
#> hotel_floors([(1, 1), (2, 1), (3, 1), (4, 1), (5, 1), (6, 1), (7, 1)], 3)
#> hotel_floors([], 10)
#> hotel_floors([(8, 14), (16, 7), (24, 21), (32, 3), (40, 30), (48, 12), (9, 6), (17, 15)], 8)
# %%
class Solution:
    def frogTax(self, stones):
        n = len(stones)
        cost = [0] * n
        for i in range(1, n):
            cost[i] = cost[i - 1] + abs(stones[i] - stones[i - 1])
            if i > 2:
                alt = cost[i - 3] + abs(stones[i] - stones[i - 3]) // 2 + 5
                cost[i] = min(cost[i], alt)
        return cost[-1] if n else -1
#> Solution().frogTax([10, 80, 15, 90, 20, 5, 60, 31, 77, 48, 12])
#> Solution().frogTax([1000, 200, 1100, 950, 40, 1300, 700, 1200, 990, 10, 870, 1010])
#> Solution().frogTax([4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
#> Solution().frogTax([])
#> Solution().frogTax([-30, 45, -60, 75, -90, 105, -120, 135, -150, 165, -180, 195])
# %%
def weave(a, b, k):
    out = []
    i = j = 0
    while i < len(a) or j < len(b):
        out.extend(a[i:i + k])
        out.extend(b[j:j + k + 1])
        i, j = i + k, j + k + 1
    checksum = 0
    for pos, v in enumerate(out):
        checksum = (checksum + (pos + 1) * v) % 997
    return out, checksum
#> weave([11, 13, 17, 19, 23, 29], [102, 104, 106, 108, 110, 112, 114], 2)
#> weave([5, 15, 25, 35, 45, 55, 65, 75], [1000, 900, 800, 700], 1)
#> weave([], [7, 8, 9, 10, 11], 3)
#> weave([640, 320, 160, 80, 40, 20, 10], [3, 9, 27, 81, 243, 729, 2187], 4)
#> weave([-1, -2, -3, -4, -5, -6], [60, 50, 40, 30, 20, 10, 0], 3)
# %%
class Solution:
    def digitBalance(self, n: int) -> int:
        even, odd, pos = 0, 0, 1
        while n:
            n, d = divmod(n, 10)
            if d % 2:
                odd += d * pos
            else:
                even += d * pos
            pos += 1
        return even - odd

    def mostBalanced(self, nums: list) -> tuple:
        best, pick = None, -1
        for i, n in enumerate(nums):
            b = abs(self.digitBalance(n))
            if best is None or b < best:
                best, pick = b, i
        return pick, best
#> Solution().mostBalanced([48213, 1507, 906030])
#> Solution().mostBalanced([2222, 3333, 2323, 3232])
#> Solution().mostBalanced([87654321, 12345678])
#> Solution().mostBalanced([])
#> Solution().mostBalanced([70, 4006, 51515, 909, 2])
# %%
def lane_speeds(speeds, gap):
    slowest = speeds[0]
    groups = 1
    lost = 0
    sizes = [1]
    for s in speeds[1:]:
        if s > slowest - gap:
            lost += max(0, s - slowest)
            sizes[-1] += 1
        else:
            groups += 1
            sizes.append(1)
            slowest = s
        slowest = min(slowest, s)
    return groups, lost, sizes
#> lane_speeds([88, 92, 75, 80, 110, 64, 70, 66, 120, 59, 30, 45], 5)
#> lane_speeds([100, 99, 98, 97, 96, 95, 94, 93, 92, 91], 1)
#> lane_speeds([55, 60, 65, 70, 75, 80, 85, 90, 95, 100, 105], 10)
#> lane_speeds([130], 3)
#> lane_speeds([140, 128, 131, 101, 119, 87, 87, 90, 62, 61, 144, 40], 12)
# %%
class Solution:
    def spiralLedger(self, nums, width):
        rows = [nums[i:i + width] for i in range(0, len(nums), width)]
        total = 0
        for r, row in enumerate(rows):
            if r % 2:
                row = row[::-1]
            for c, v in enumerate(row):
                total += v * (c + 1) - r
        return total, len(rows)
#> Solution().spiralLedger([14, 3, 27, 55, 8, 91, 40, 66, 12, 73, 29], 4)
#> Solution().spiralLedger([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100, 1200], 3)
#> Solution().spiralLedger([-7, 14, -21, 28, -35, 42, -49, 56, -63, 70], 5)
#> Solution().spiralLedger([], 2)
#> Solution().spiralLedger([3021, 18, 477, 9056, 62, 5, 810, 33, 2468, 71, 7, 1999, 640], 6)
# %%
def clip(x, lo, hi):
    return lo if x < lo else hi if x > hi else x


def thermostat(temps, target, band):
    power = 50
    used = 0
    for t in temps:
        error = target - t
        if abs(error) > band:
            power = clip(power + error * 3, 0, 100)
        used += power
    return power, used, round(used / max(1, len(temps)), 2)
#> thermostat([15, 16, 18, 19, 21, 24, 26, 23, 22, 20, 19], 21, 1)
#> thermostat([-5, -2, 0, 4, 9, 15, 18, 20, 22, 22, 21, 20], 20, 2)
#> thermostat([70, 68, 72, 75, 71, 66, 64, 69, 70, 70], 70, 3)
#> thermostat([], 18, 0)
#> thermostat([30, 31, 33, 35, 38, 40, 41, 36, 30, 22, 12, 5], 25, 4)
# %%
class Solution:
    def relayTimes(self, legs, teams):
        totals = [0] * teams
        lead_changes = 0
        leader = 0
        for i, t in enumerate(legs):
            totals[i % teams] += t
            if i % teams == teams - 1:
                now = totals.index(min(totals))
                if now != leader:
                    lead_changes += 1
                    leader = now
        return leader, lead_changes, max(totals) - min(totals)
#> Solution().relayTimes([512, 498, 505, 530, 541, 499, 507, 515, 520, 488, 490, 495], 3)
#> Solution().relayTimes([61, 62, 63, 64, 66, 65, 59, 60, 70, 58, 57, 72, 64, 61], 2)
#> Solution().relayTimes([1200, 1190, 1210, 1185, 1150, 1300, 1220, 1205, 1199, 1201, 1198, 1230, 1100, 1188, 1215, 1190], 4)
#> Solution().relayTimes([], 2)
#> Solution().relayTimes([33, 31, 35, 34, 30, 36, 38, 29, 28, 40], 5)
# %%
def squarefree_filter(limit, nums):
    marks = bytearray(limit + 1)
    for d in range(2, int(limit ** 0.5) + 1):
        step = d * d
        for m in range(step, limit + 1, step):
            marks[m] = 1
    keep, lost = [], 0
    for x in nums:
        if x > limit or marks[x]:
            lost += x
        else:
            keep.append(x)
    return keep, lost
#> squarefree_filter(60, [12, 15, 30, 49, 50, 42, 7, 18, 57, 61, 33])
#> squarefree_filter(40, [4, 8, 9, 12, 16, 18, 20, 24, 25, 27])
#> squarefree_filter(100, [10, 26, 99, 98, 97, 75, 70, 66, 45, 30])
#> squarefree_filter(10, [])
#> squarefree_filter(75, [1, 2, 3, 5, 6, 10, 14, 15, 21, 500])
# %%
class Solution:
    def collapseRuns(self, nums):
        out = []
        i = 0
        while i < len(nums):
            j = i
            while j + 1 < len(nums) and nums[j + 1] == nums[i]:
                j += 1
            length = j - i + 1
            out.append(nums[i] * length if length < 3 else nums[i] - length)
            i = j + 1
        return out if len(out) == len(nums) else self.collapseRuns(out)
#> Solution().collapseRuns([5, 5, 10, 10, 20, 40, 7, 7, 7, 4, 4, 8])
#> Solution().collapseRuns([120, 60, 60, 30, 30, 30, 27, 9, 9, 9, 9, 5])
#> Solution().collapseRuns([1, 1, 2, 4, 8, 16, 32, 64, 128, 256])
#> Solution().collapseRuns([])
#> Solution().collapseRuns([99, 98, 97, 97, 300, 150, 150, 150, 147, 147])
# %%
def median_of_three(a, i, j, k):
    x, y, z = a[i], a[j], a[k]
    if x > y:
        x, y = y, x
    if y > z:
        y = max(x, z)
    return y


def pivots(nums, span):
    picks = []
    for start in range(0, len(nums) - span + 1, span // 2):
        end = start + span - 1
        picks.append(median_of_three(nums, start, (start + end) // 2, end))
    return picks, sum(picks) // len(picks) if picks else 0
#> pivots([45, 12, 88, 3, 67, 29, 91, 54, 18, 73, 36, 60], 4)
#> pivots([1001, 17, 540, 233, 862, 75, 419, 308, 996, 120, 651], 5)
#> pivots([-8, 6, -4, 2, 0, -2, 4, -6, 8, -10, 12, -14, 16], 6)
#> pivots([4, 5], 3)
#> pivots([31, 41, 59, 26, 53, 58, 97, 93, 23, 84, 62, 64, 33, 83], 2)
# %%
class Solution:
    def couponStreak(self, spend, goal):
        streak = longest = 0
        reward = 0
        for i in range(len(spend)):
            if spend[i] >= goal:
                streak += 1
                reward += streak * streak
                longest = max(longest, streak)
            elif i and spend[i] + spend[i - 1] >= 2 * goal:
                reward += 1
            else:
                streak = 0
        return reward, longest
#> Solution().couponStreak([55, 80, 20, 61, 60, 59, 100, 10, 75, 75, 75, 30], 60)
#> Solution().couponStreak([300, 280, 350, 400, 120, 500, 90, 310, 305, 299], 300)
#> Solution().couponStreak([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 6)
#> Solution().couponStreak([], 10)
#> Solution().couponStreak([1500, 900, 700, 1499, 2600, 100, 0, 1600, 1600, 2000, 400, 1300, 1700], 1400)
# %%
def josephus_sum(values, step):
    ring = list(values)
    idx = 0
    total = 0
    order = []
    while len(ring) > 2:
        idx = (idx + step - 1) % len(ring)
        gone = ring.pop(idx)
        total += gone * len(ring)
        order.append(gone)
    return order, total, sum(ring)
#> josephus_sum([11, 24, 37, 40, 53, 66, 79, 82, 95, 108], 3)
#> josephus_sum([500, 15, 320, 77, 48, 900, 61, 204, 33, 128, 7, 256], 5)
#> josephus_sum([1, 2], 4)
#> josephus_sum([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, -1], 1)
#> josephus_sum([1111, 2222, 3333, 4444, 5555, 6666, 7777, 8888, 9999], 1000)
# %%
from typing import List


class Solution:
    def powerStations(self, loads: List[int], reach: int) -> int:
        n = len(loads)
        pre = [0]
        for x in loads:
            pre.append(pre[-1] + x)
        best = 0
        for i in range(n):
            lo = max(0, i - reach)
            hi = min(n, i + reach + 1)
            here = (pre[hi] - pre[lo]) // (hi - lo)
            best = max(best, here - loads[i])
        return best
#> Solution().powerStations([40, 12, 66, 90, 3, 71, 58, 24, 100, 8, 35], 2)
#> Solution().powerStations([1500, 20, 1700, 1650, 90, 400, 3000, 10, 2200, 760], 1)
#> Solution().powerStations([7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7], 4)
#> Solution().powerStations([], 3)
#> Solution().powerStations([-100, 250, -300, 125, 75, 600, -450, 310, 20, 0, -5], 3)
# %%
def checkered(nums, a, b):
    pos = neg = 0
    for i, x in enumerate(nums, start=1):
        if i % a == 0 and i % b == 0:
            pos, neg = neg, pos
        elif i % a == 0:
            pos += x
        elif i % b == 0:
            neg += x * 2
        else:
            pos, neg = pos + x % 10, neg + x // 10
    return pos - neg
#> checkered([23, 48, 61, 75, 82, 99, 104, 117, 36, 50, 41, 68], 2, 3)
#> checkered([150, 275, 390, 415, 520, 635, 740, 865, 970, 1085, 1190], 3, 5)
#> checkered([-14, 28, -42, 56, -70, 84, -98, 112, -126, 140], 2, 5)
#> checkered([7], 1, 1)
#> checkered([8, 16, 24, 32, 40, 48, 56, 64, 72, 80, 88, 96, 104, 112, 120, 128], 4, 6)
# %%
class Solution:
    def digitRotor(self, number, turns):
        digits = [int(c) for c in str(number)]
        n = len(digits)
        for t in range(1, turns + 1):
            i = t % n
            j = (t * t + 1) % n
            digits[i], digits[j] = digits[j], digits[i]
            digits[i] = (digits[i] + t) % 10
        value = 0
        for d in digits:
            value = value * 10 + d
        return value
#> Solution().digitRotor(481502, 7)
#> Solution().digitRotor(90210, 11)
#> Solution().digitRotor(77777777, 9)
#> Solution().digitRotor(5, 3)
#> Solution().digitRotor(13579246, 0)
# %%
def late_fees(due, returned, daily, cap):
    fees = []
    for d, r in zip(due, returned):
        late = r - d
        if late <= 0:
            fees.append(0)
            continue
        weeks, days = divmod(late, 7)
        fees.append(min(cap, weeks * daily * 6 + days * daily))
    return sum(fees), max(fees, default=0), fees.count(0)
#> late_fees([10, 40, 75, 100, 130, 150, 180, 200, 240, 300], [12, 39, 95, 100, 171, 158, 181, 260, 230, 333], 15, 400)
#> late_fees([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [11, 22, 33, 44, 55, 66, 77, 88, 99, 110], 25, 1000)
#> late_fees([365, 300, 250, 200, 150, 100, 50], [1, 2, 3, 4, 5, 6, 7], 9, 99)
#> late_fees([], [], 5, 50)
#> late_fees([90, 90, 90, 90, 90, 90, 90, 90], [97, 104, 91, 90, 111, 98, 89, 400], 120, 2500)
# %%
class Solution:
    def chainMultiples(self, nums):
        nums = sorted(nums)
        n = len(nums)
        best = [1] * n
        parent = [-1] * n
        for i in range(n):
            for j in range(i):
                if nums[i] % nums[j] == 0 and best[j] + 1 > best[i]:
                    best[i], parent[i] = best[j] + 1, j
        at = max(range(n), key=best.__getitem__)
        chain = []
        while at >= 0:
            chain.append(nums[at])
            at = parent[at]
        return chain[::-1]
#> Solution().chainMultiples([12, 5, 60, 3, 18, 36, 7, 14, 180, 25])
#> Solution().chainMultiples([16, 24, 48, 96, 11, 13, 8, 2, 1000, 500])
#> Solution().chainMultiples([17, 19, 23, 29, 31, 37, 41, 43, 47, 53])
#> Solution().chainMultiples([64, 64, 64, 32])
#> Solution().chainMultiples([9, 27, 4, 81, 243, 8, 16, 32, 64, 128, 6])
# %%
def bottle_return(crates, price, bonus_every):
    count = 0
    money = 0
    bonus = 0
    for crate in crates:
        for _ in range(min(crate, 3)):
            count += 1
            if count % bonus_every == 0:
                bonus += price // 2
        count += max(0, crate - 3)
        money += crate * price
    return money + bonus, count, bonus
#> bottle_return([4, 12, 0, 7, 2, 30, 1, 9, 15, 3], 25, 6)
#> bottle_return([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 40, 5)
#> bottle_return([100, 250, 75, 60, 33, 18, 6, 2], 8, 4)
#> bottle_return([], 10, 3)
#> bottle_return([24, 24, 24, 24, 20, 20, 20, 13, 13, 13], 15, 7)
# %%
class Solution:
    def gapFill(self, nums: list) -> list:
        filled = []
        for i in range(len(nums) - 1):
            a, b = nums[i], nums[i + 1]
            filled.append(a)
            if abs(a - b) > 20:
                filled.append((a + b) // 2)
        filled += nums[-1:]
        steps = [abs(filled[k] - filled[k - 1]) for k in range(1, len(filled))]
        return [len(filled), max(steps, default=0), sum(steps)]
#> Solution().gapFill([10, 15, 60, 62, 130, 128, 90, 91, 300, 280, 275])
#> Solution().gapFill([5, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55, 60])
#> Solution().gapFill([-500, 500, -250, 250, -125, 125, -60, 60, -30, 30])
#> Solution().gapFill([])
#> Solution().gapFill([1024, 1000, 2047, 3001, 2980, 4096, 4097, 100, 121, 142, 1])
# %%
def base_sum(n, base):
    s = 0
    while n:
        s, n = s + n % base, n // base
    return s


def kinder_base(numbers, bases):
    tally = dict.fromkeys(bases, 0)
    for n in numbers:
        winner = min(bases, key=lambda b: (base_sum(n, b), b))
        tally[winner] += 1
    return tally
#> kinder_base([1000, 729, 64], [2, 3, 10])
#> kinder_base([4095, 120, 55], [16, 7])
#> kinder_base([9999, 1001], [5, 8, 12])
#> kinder_base([], [2, 3])
#> kinder_base([343, 2401, 100, 6], [7, 10])
# %%
class Solution:
    def shuttle(self, floors, start):
        up = sorted(f for f in floors if f >= start)
        down = sorted((f for f in floors if f < start), reverse=True)
        if up and down and up[0] - start > start - down[0]:
            order = down + up
        else:
            order = up + down
        dist = 0
        cur = start
        waited = 0
        for f in order:
            dist += abs(f - cur)
            waited += dist
            cur = f
        return dist, waited, order[-1] if order else start
#> Solution().shuttle([14, 3, 27, 8, 19, 40, 1, 22, 35, 11, 30], 20)
#> Solution().shuttle([5, 6, 7, 8, 9, 10, 11, 12, 13, 14], 9)
#> Solution().shuttle([100, 250, 175, 90, 310, 420, 77, 205, 60, 188, 140], 160)
#> Solution().shuttle([], 4)
#> Solution().shuttle([-2, -15, 33, 48, -40, 60, 71, -55, 12, -30, 2], 0)
# %%
def xor_bands(nums, mask):
    acc = 0
    bands = [0, 0, 0]
    for n in nums:
        acc ^= n
        low = acc & mask
        if low < mask // 3:
            bands[0] += low
        elif low < 2 * mask // 3:
            bands[1] += low
        else:
            bands[2] += low
    return acc, bands
#> xor_bands([45, 102, 77, 31, 200, 18, 94, 63, 127, 9, 250], 63)
#> xor_bands([1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10000], 255)
#> xor_bands([8, 8, 16, 16, 32, 32, 64, 64, 128, 128], 15)
#> xor_bands([], 7)
#> xor_bands([3, 5, 6, 9, 10, 12, 15, 17, 18, 20, 23, 24, 27, 29], 31)
# %%
class Solution:
    def halveAndHoard(self, piles, rounds):
        import heapq
        heap = [-p for p in piles]
        heapq.heapify(heap)
        hoard = 0
        while rounds > 0 and heap:
            top = -heapq.heappop(heap)
            hoard += (top + 1) // 2
            if top // 2 > 4:
                heapq.heappush(heap, -(top // 2))
            else:
                hoard += top // 2
            rounds -= 1
        return hoard, -heap[0] if heap else 0, len(heap)
#> Solution().halveAndHoard([45, 120, 8, 77, 300, 19, 64, 150, 33, 5, 91], 8)
#> Solution().halveAndHoard([1000, 1001, 1002, 1003, 998, 997, 996, 995, 994, 993], 12)
#> Solution().halveAndHoard([3, 4, 5, 6, 7, 8, 9, 10, 2, 1], 20)
#> Solution().halveAndHoard([], 3)
#> Solution().halveAndHoard([5000, 17, 2600, 41, 1234, 9, 873, 66, 402, 12, 28], 10)
# %%
def rank_drops(scores):
    order = sorted(range(len(scores)), key=lambda i: (-scores[i], i))
    rank = [0] * len(scores)
    for pos, i in enumerate(order):
        if pos and scores[order[pos - 1]] == scores[i]:
            rank[i] = rank[order[pos - 1]]
        else:
            rank[i] = pos + 1
    return rank, sum(abs(r - i - 1) for i, r in enumerate(rank))
#> rank_drops([87, 92, 75, 92, 60, 88, 75, 99, 41, 70])
#> rank_drops([1500, 1480, 1460, 1440, 1420, 1400, 1380, 1360, 1340, 1320, 1300])
#> rank_drops([-5, 12, 12, 12, 0, -5, 33, 7, 7, 8, 41, 2])
#> rank_drops([3])
#> rank_drops([210, 450, 320, 980, 150, 450, 760, 320, 640, 100, 990, 55, 450])
# %%
class Solution:
    def caravan(self, camels, water, wells):
        thirsty = 0
        day = 0
        stock = water
        while stock > 0 and day < len(camels):
            use = camels[day] * 3 + thirsty
            if use > stock:
                thirsty += (use - stock) // 3
                use = stock
            stock -= use
            if day in wells:
                stock = min(water, stock + wells[day])
            day += 1
        return day, stock, thirsty
#> Solution().caravan([12, 15, 11, 20, 18, 9, 14, 16, 10, 13, 17], 300, {3: 150, 6: 90})
#> Solution().caravan([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], 100, {2: 50, 5: 50, 8: 50})
#> Solution().caravan([40, 50, 60, 70, 80, 90, 100, 110, 120, 130], 500, {1: 400, 4: 20})
#> Solution().caravan([], 20, {})
#> Solution().caravan([33, 27, 41, 38, 29, 31, 45, 22, 36, 30], 1200, {7: 1000})
# %%
def pack_codes(nums, base):
    packed = 0
    for x in nums:
        packed = packed * base + x % base
    return packed


def unpack_codes(packed, base, count):
    out = [0] * count
    for i in range(count - 1, -1, -1):
        packed, out[i] = divmod(packed, base)
    return out


def recode(nums, b1, b2):
    big = pack_codes(nums, b1)
    return unpack_codes(big, b2, len(nums) + 2), big % 1009
#> recode([4, 17, 9, 22, 15, 3, 8, 11, 19, 6], 26, 10)
#> recode([1, 0, 1, 1, 0, 1, 1, 1, 0, 1, 0, 1, 1, 0], 2, 7)
#> recode([99, 45, 310, 87, 66, 2, 54, 71, 18], 100, 97)
#> recode([], 5, 3)
#> recode([6, 5, 4, 3, 2, 1, 0, 1, 2, 3, 4, 5, 6], 7, 16)
# %%
class Solution:
    def moodSwings(self, nums):
        up = down = 1
        flips = []
        for i in range(1, len(nums)):
            d = nums[i] - nums[i - 1]
            if d > 0 and up <= down:
                up = down + 1
                flips.append(nums[i - 1])
            elif d < 0 and down <= up:
                down = up + 1
                flips.append(nums[i - 1])
        return max(up, down), sum(flips) // max(1, len(flips))
#> Solution().moodSwings([14, 17, 25, 12, 12, 9, 30, 28, 44, 40, 51, 50])
#> Solution().moodSwings([700, 600, 650, 640, 900, 1200, 1100, 300, 310, 305, 8, 20])
#> Solution().moodSwings([5, 5, 5, 5, 5, 5, 5, 5, 5, 5])
#> Solution().moodSwings([6])
#> Solution().moodSwings([-10, 20, -30, 40, -50, 60, -70, 80, -90, 100, -110, 120, -130])
# %%
from collections import deque


def conveyor(parts, belt, reject):
    q = deque()
    done = []
    for p in parts:
        q.append(p)
        if len(q) == belt:
            avg = sum(q) / belt
            first = q.popleft()
            if abs(first - avg) > reject:
                q.append(first // 2)
                q.popleft()
            else:
                done.append(round(avg, 1))
    return done, list(q)
#> conveyor([50, 52, 47, 90, 51, 49, 20, 55, 53, 48, 50, 61], 4, 12)
#> conveyor([100, 300, 200, 400, 300, 500, 400, 600, 500, 700, 600], 3, 100)
#> conveyor([8, 8, 8, 8, 8, 8, 8, 8, 8, 8, 8], 5, 0)
#> conveyor([7, 1], 3, 2)
#> conveyor([1250, 1305, 990, 2040, 1177, 1288, 1512, 640, 1333, 1421, 1099, 1250], 4, 250)
