# %%
class Solution:
    def vaultDial(self, dial, turns):
        pos = 50
        clicks = 0
        zeros = 0
        for t in turns:
            nxt = pos + t
            clicks += abs(t)
            zeros += abs(nxt // dial - pos // dial)
            pos = nxt % dial
            if pos == 0:
                zeros += 1
        return pos, clicks, zeros
#> Solution().vaultDial(100, [68, -30, 48, -5, 60, -55, -1, -99, 14, -82, 250, 17])
#> Solution().vaultDial(60, [10, 15, -75, 33, 120, -240, 8, 59, -61, 7, 44, 90])
#> Solution().vaultDial(97, [-200, 300, -400, 500, -600, 700, -800, 900, -1000, 1100])
#> Solution().vaultDial(40, [])
#> Solution().vaultDial(128, [64, 32, 16, 8, 4, 2, 1, -1, -2, -4, -8, -16, -32, -64, 1024])
# %%
def tide_table(heights, keel):
    windows = []
    open_at = None
    for hour, h in enumerate(heights):
        if h >= keel and open_at is None:
            open_at = hour
        elif h < keel and open_at is not None:
            windows.append((open_at, hour - 1))
            open_at = None
    if open_at is not None:
        windows.append((open_at, len(heights) - 1))
    usable = sum(b - a + 1 for a, b in windows)
    return windows, usable * 100 // max(1, len(heights))
#> tide_table([120, 180, 240, 310, 330, 290, 200, 150, 90, 140, 260, 305, 300, 210], 250)
#> tide_table([45, 44, 43, 50, 51, 52, 30, 29, 60, 61, 10, 70, 71, 72, 73, 20], 50)
#> tide_table([9, 8, 7, 6, 5, 4, 3, 2, 1, 0, 1, 2], 100)
#> tide_table([], 5)
#> tide_table([400, 410, 395, 402, 399, 400, 401, 388, 412, 407, 400, 415], 400)
# %%
from typing import List


class Solution:
    def swapScore(self, nums: List[int]) -> List[int]:
        i = 0
        swaps = 0
        n = len(nums)
        while i < n:
            home = abs(nums[i]) % n
            if home != i and abs(nums[home]) % n != home:
                nums[i], nums[home] = nums[home], nums[i]
                swaps += 1
            else:
                i += 1
        settled = sum(1 for k in range(n) if abs(nums[k]) % n == k)
        return [swaps, settled] + nums[:4]
#> Solution().swapScore([14, 33, 8, 27, 90, 5, 61, 18, 42, 70])
#> Solution().swapScore([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0])
#> Solution().swapScore([105, 213, 324, 432, 541, 650, 769, 878, 987, 96, 1000])
#> Solution().swapScore([])
#> Solution().swapScore([-7, 22, -35, 49, 56, -64, 71, 83, -98, 100, 112, 4, -13])
# %%
def collatz_bank(values, target):
    passes = 0
    values = values[:]
    while max(values) > target and passes < 6:
        for i, v in enumerate(values):
            values[i] = v // 2 if v % 2 == 0 else (v * 3 + 1) // 4
        passes += 1
    return values, passes
#> collatz_bank([45, 120, 8, 77, 300, 19, 64, 150, 33, 5], 40)
#> collatz_bank([1023, 511, 255, 127, 63, 31, 15, 7, 3, 1, 2047], 500)
#> collatz_bank([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120], 9)
#> collatz_bank([4], 4)
#> collatz_bank([-17, 34, -51, 68, 85, 102, 119, -136, 153, 170], 60)
# %%
class Solution:
    def festivalBeds(self, nights, tents):
        booked = [0] * 14
        refused = 0
        for a, b, people in nights:
            if all(booked[d] + people <= tents for d in range(a, b)):
                for d in range(a, b):
                    booked[d] += people
            else:
                refused += people
        busiest = booked.index(max(booked))
        return booked, busiest, refused
#> Solution().festivalBeds([(0, 4, 12), (2, 6, 20), (3, 5, 15), (5, 9, 30), (8, 13, 22)], 45)
#> Solution().festivalBeds([(1, 2, 100), (2, 3, 90), (1, 3, 15), (3, 9, 110)], 110)
#> Solution().festivalBeds([(0, 14, 7), (0, 7, 7), (7, 14, 8), (6, 8, 1)], 15)
#> Solution().festivalBeds([], 10)
#> Solution().festivalBeds([(4, 10, 250), (5, 6, 60), (10, 12, 305), (9, 11, 40)], 300)
# %%
def power_digits(base, exps):
    sums = []
    for e in exps:
        v = base ** e
        s = 0
        while v:
            s += v % 1000
            v //= 1000
        sums.append(s)
    diffs = [abs(b - a) for a, b in zip(sums, sums[1:])]
    return sums, max(diffs, default=0)
#> power_digits(7, [3, 6, 9, 12])
#> power_digits(12, [5, 8, 2, 10])
#> power_digits(99, [1, 2, 3, 4])
#> power_digits(5, [])
#> power_digits(2, [10, 20, 30, 40, 50])
# %%
class Solution:
    def gearShift(self, cmds, low, high):
        speed = gear = 0
        dist = 0
        for c in cmds:
            speed = max(0, speed + c)
            if speed > high * (gear + 1):
                gear += 1
            elif speed < low * gear:
                gear -= 1
                speed -= 3
            dist += speed + gear * 2
        return speed, gear, dist
#> Solution().gearShift([10, 15, 8, -5, 20, 30, -12, -40, 25, 5, -60, 33, 18], 12, 20)
#> Solution().gearShift([50, 50, 50, 50, -30, -30, -30, -30, -30, 100, -90], 30, 40)
#> Solution().gearShift([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], 3, 10)
#> Solution().gearShift([], 5, 9)
#> Solution().gearShift([-20, 45, 71, -8, 64, -110, 39, 27, -15, 88, -33, 12], 18, 25)
# %%
def cluster_starts(points, radius):
    points = sorted(points)
    clusters = []
    center, members = points[0], 1
    for p in points[1:]:
        if p - center / members <= radius:
            center += p
            members += 1
        else:
            clusters.append((round(center / members, 1), members))
            center, members = p, 1
    clusters.append((round(center / members, 1), members))
    return clusters
#> cluster_starts([12, 15, 90, 88, 14, 40, 45, 43, 91, 120, 11, 86], 8)
#> cluster_starts([1000, 1040, 1080, 1120, 1160, 1200, 1240, 1280, 1320, 1360], 70)
#> cluster_starts([-5, -4, 0, 3, 30, 31, 32, 500, 501, 502, 503, 1], 10)
#> cluster_starts([9], 2)
#> cluster_starts([305, 298, 410, 422, 150, 133, 415, 301, 640, 655, 149, 700, 288], 20)
# %%
class Solution:
    def parkingMeter(self, coins, values):
        minutes = 0
        rejected = {}
        for c in coins:
            if c not in values:
                rejected[c] = rejected.get(c, 0) + 1
                continue
            minutes += values[c]
            if minutes > 240:
                rejected[c] = rejected.get(c, 0) + 1
                minutes -= values[c]
        hours, mins = divmod(minutes, 60)
        return f'{hours}:{mins:02d}', rejected
#> Solution().parkingMeter([50, 20, 10, 50, 100, 5, 20, 20, 200, 1, 50, 100], {10: 5, 20: 11, 50: 30, 100: 65, 200: 140})
#> Solution().parkingMeter([1, 1, 2, 2, 5, 5, 1, 2, 5, 1, 2, 5], {1: 9, 2: 20, 5: 55})
#> Solution().parkingMeter([25, 25, 25, 25, 25, 25, 10, 10, 10, 5, 5], {25: 15, 10: 6})
#> Solution().parkingMeter([], {5: 5})
#> Solution().parkingMeter([100, 100, 100, 100, 40, 40, 40, 7, 7, 8], {100: 85, 40: 37, 7: 4})
# %%
def minimal_perimeter(area):
    best = (area + 1) * 2, 1, area
    w = 2
    while w * w <= area:
        if area % w == 0:
            best = min(best, (2 * (w + area // w), w, area // w))
        w += 1
    return best


def fence_bill(areas, per_meter):
    bill = 0
    ugly = []
    for a in areas:
        p, w, h = minimal_perimeter(a)
        bill += p * per_meter
        if h > 4 * w:
            ugly.append(a)
    return bill, ugly
#> fence_bill([36, 50, 97, 120], 15)
#> fence_bill([144, 210, 64], 8)
#> fence_bill([1, 2, 3, 5, 7, 11], 100)
#> fence_bill([], 4)
#> fence_bill([330, 221, 400], 23)
# %%
class Solution:
    def waveSort(self, nums: list) -> tuple:
        fixes = 0
        for i in range(len(nums) - 1):
            want_less = i % 2 == 0
            if (nums[i] > nums[i + 1]) == want_less and nums[i] != nums[i + 1]:
                nums[i], nums[i + 1] = nums[i + 1], nums[i]
                fixes += 1
        swing = 0
        for a, b in zip(nums, nums[1:]):
            swing += abs(a - b)
        return nums, fixes, swing
#> Solution().waveSort([45, 12, 88, 30, 67, 51, 90, 23, 9, 74, 36])
#> Solution().waveSort([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
#> Solution().waveSort([500, 500, 400, 400, 300, 300, 200, 200, 100, 100])
#> Solution().waveSort([3])
#> Solution().waveSort([-14, 77, 1250, -300, 64, 8, 905, -41, 33, 33, 2020, 17, -9])
# %%
def packet_loss(seqs, window):
    expected = seqs[0] if seqs else 0
    lost = []
    dup = 0
    for s in seqs:
        if s < expected:
            dup += 1
            if s in lost:
                lost.remove(s)
        else:
            while expected < s and expected < s + window:
                lost.append(expected)
                expected += 1
            expected = s + 1
    return lost, dup, expected
#> packet_loss([10, 11, 13, 12, 14, 17, 15, 18, 18, 20, 21, 16], 5)
#> packet_loss([100, 101, 102, 103, 104, 105, 106, 107, 108, 109, 110], 2)
#> packet_loss([3, 8, 4, 5, 9, 14, 6, 15, 10, 11], 10)
#> packet_loss([], 3)
#> packet_loss([255, 250, 256, 260, 257, 261, 262, 270, 263, 264, 271], 8)
# %%
class Solution:
    def bestSplit(self, nums):
        n = len(nums)
        suffix_min = nums[:]
        for i in range(n - 2, -1, -1):
            suffix_min[i] = min(suffix_min[i], suffix_min[i + 1])
        cur_max = 0
        answer = []
        for i in range(n - 1):
            cur_max = max(cur_max, nums[i])
            if cur_max <= suffix_min[i + 1]:
                answer.append((i, suffix_min[i + 1] - cur_max))
        return answer
#> Solution().bestSplit([3, 8, 5, 12, 10, 15, 40, 33, 60, 58, 90, 75])
#> Solution().bestSplit([100, 90, 80, 70, 60, 50, 40, 30, 20, 10])
#> Solution().bestSplit([2, 1, 4, 3, 6, 5, 8, 7, 10, 9, 12, 11, 14, 13])
#> Solution().bestSplit([5])
#> Solution().bestSplit([104, 220, 118, 305, 260, 410, 398, 512, 777, 640, 1500, 1208])
# %%
def robot_ledger(cmds, grid):
    x = y = 0
    dx, dy = 0, 1
    score = 0
    for c in cmds:
        if c < 0:
            dx, dy = (dy, -dx) if c == -1 else (-dy, dx)
            continue
        x, y = (x + dx * c) % grid, (y + dy * c) % grid
        score += x * y + c
    return x, y, score
#> robot_ledger([5, -1, 12, -2, 7, -1, -1, 30, 4, -2, 9, 15], 17)
#> robot_ledger([100, -2, 45, -2, 60, -2, 33, -2, 18, 18], 50)
#> robot_ledger([-1, -1, -1, -1, -2, -2, 3, 6, 9, -1, 12, 15, -2, 18], 11)
#> robot_ledger([], 4)
#> robot_ledger([250, -1, 310, 41, -1, 77, 520, -2, 66, -2, 1001, 8], 97)
# %%
class Solution:
    def sumDigits(self, n):
        return n if n < 10 else n % 10 + self.sumDigits(n // 10)

    def harmony(self, nums):
        good, nearest = 0, None
        for n in nums:
            s = self.sumDigits(n)
            if n % s == 0:
                good += n // s
            elif nearest is None or n % s < nearest:
                nearest = n % s
        return good, nearest
#> Solution().harmony([4812, 777, 1020, 95])
#> Solution().harmony([12, 18, 21, 24, 27, 30])
#> Solution().harmony([99991, 100003, 4567])
#> Solution().harmony([])
#> Solution().harmony([6804, 2025, 31, 40320, 58])
# %%
def train_platforms(timetable, dwell):
    free_at = []
    delays = 0
    for t in sorted(timetable):
        best = None
        for i, f in enumerate(free_at):
            if f <= t + 4 and (best is None or f < free_at[best]):
                best = i
        if best is None:
            free_at.append(t + dwell)
        else:
            start = max(t, free_at[best])
            delays += start - t
            free_at[best] = start + dwell
    return len(free_at), delays, max(free_at, default=0)
#> train_platforms([300, 305, 312, 320, 321, 333, 340, 352, 360, 361], 15)
#> train_platforms([10, 20, 30, 40, 50, 60, 70, 80, 90, 100], 12)
#> train_platforms([600, 600, 600, 604, 608, 612, 616], 9)
#> train_platforms([], 5)
#> train_platforms([45, 130, 47, 128, 60, 133, 75, 150, 49, 90], 30)
# %%
class Solution:
    def taxiRank(self, fares, tips, split):
        drivers = [0] * split
        for i, f in enumerate(fares):
            d = min(range(split), key=lambda k: drivers[k])
            tip = f * tips[i % len(tips)] // 100
            drivers[d] += f + tip
        spread = max(drivers) - min(drivers)
        return sorted(drivers), spread
#> Solution().taxiRank([120, 85, 240, 60, 310, 45, 99, 150, 72, 200, 33], [10, 0, 15], 3)
#> Solution().taxiRank([500, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20, 20], [5], 2)
#> Solution().taxiRank([1050, 2340, 875, 4120, 660, 1999, 3015, 1280, 540, 2700], [12, 8, 20, 0], 4)
#> Solution().taxiRank([], [1], 2)
#> Solution().taxiRank([64, 64, 64, 64, 64, 64, 64, 64, 64, 64], [25, 50], 5)
# %%
def quotient_chain(n, divisors):
    path = [n]
    rem_total = 0
    for d in divisors:
        if d > n:
            rem_total += d - n
            continue
        n, r = divmod(n, d)
        rem_total += r * len(path)
        path.append(n)
        if n == 0:
            break
    return path, rem_total
#> quotient_chain(98765, [3, 7, 4, 11, 2, 5, 9, 6])
#> quotient_chain(12345678, [10, 9, 8, 7, 6, 5, 4, 3, 2])
#> quotient_chain(500, [600, 12, 700, 5, 3, 40, 2, 2, 2])
#> quotient_chain(17, [])
#> quotient_chain(1048576, [16, 3, 16, 3, 16, 3, 2, 2])
# %%
class Solution:
    def echoPairs(self, nums, lag, mod):
        seen = [0] * mod
        pairs = 0
        for i in range(len(nums)):
            if i >= lag:
                seen[nums[i - lag] % mod] += 1
            need = (mod - nums[i] % mod) % mod
            pairs += seen[need]
        crowded = max(range(mod), key=lambda m: seen[m])
        return pairs, crowded, seen[crowded]
#> Solution().echoPairs([14, 33, 8, 27, 90, 5, 61, 18, 42, 70, 11, 96, 55], 2, 7)
#> Solution().echoPairs([100, 205, 310, 415, 520, 625, 730, 835, 940, 1045, 1150], 1, 10)
#> Solution().echoPairs([3, 6, 9, 12, 15, 18, 21, 24, 27, 30], 4, 3)
#> Solution().echoPairs([8], 1, 2)
#> Solution().echoPairs([-5, 17, -29, 31, -43, 59, -61, 73, -89, 97, -101, 113, -127, 4], 3, 12)
# %%
def elevator_energy(calls, weight, regen):
    floor = 0
    energy = 0
    moves = [0, 0]
    for c in calls:
        rise = c - floor
        if rise > 0:
            energy += rise * weight
            moves[0] += rise
        else:
            energy -= -rise * weight * regen // 100
            moves[1] -= rise
        floor = c
    return energy, moves, floor
#> elevator_energy([5, 12, 3, 20, 8, 15, 0, 17, 9, 2, 11, 6], 75, 30)
#> elevator_energy([30, 0, 30, 0, 30, 0, 30, 0, 30, 0], 120, 45)
#> elevator_energy([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], 60, 50)
#> elevator_energy([], 10, 10)
#> elevator_energy([-2, 40, 25, -1, 33, 18, 47, 5, 60, 0, -3, 21], 333, 12)
# %%
class Solution:
    def balanceBrackets(self, widths, board):
        row, rows = [], []
        used = 0
        for w in widths:
            extra = w + (1 if row else 0)
            if used + extra > board and row:
                rows.append((len(row), board - used))
                row, used = [w], w
            else:
                row.append(w)
                used += extra
        if row:
            rows.append((len(row), board - used))
        penalty = sum(gap * gap for _, gap in rows[:-1])
        return rows, penalty
#> Solution().balanceBrackets([3, 5, 2, 7, 4, 6, 1, 8, 3, 5, 4, 9, 2], 16)
#> Solution().balanceBrackets([12, 40, 33, 25, 18, 60, 7, 51, 44, 29], 80)
#> Solution().balanceBrackets([10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10], 32)
#> Solution().balanceBrackets([], 5)
#> Solution().balanceBrackets([150, 220, 90, 310, 75, 400, 60, 130, 280, 45, 205], 500)
# %%
def run_tape(tape, head, steps):
    tape = list(tape)
    n = len(tape)
    for s in range(steps):
        v = tape[head]
        if v % 2:
            tape[head] = v * 3 % 50 + 1
            head = (head + 2) % n
        else:
            tape[head] = v // 2
            head = (head - 1) % n
    return head, sum(tape), tape
#> run_tape([14, 33, 8, 27, 40, 5, 21, 18, 42, 11], 3, 20)
#> run_tape([1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21], 0, 25)
#> run_tape([64, 32, 16, 8, 4, 2, 128, 256, 512, 1024], 9, 15)
#> run_tape([6], 0, 2)
#> run_tape([45, 12, 30, 27, 8, 49, 36, 5, 22, 17, 50, 3, 14], 6, 30)
# %%
class Solution:
    def chessClock(self, moves, inc, budget):
        clocks = [budget, budget]
        turn = 0
        for m in moves:
            clocks[turn] -= m
            if clocks[turn] < 0:
                return f'{"WB"[turn]} flags', clocks
            clocks[turn] += inc
            turn ^= 1
        return 'level' if clocks[0] == clocks[1] else f'{"WB"[clocks[1] > clocks[0]]} ahead', clocks
#> Solution().chessClock([12, 30, 8, 45, 60, 5, 33, 71, 18, 22, 40, 9], 5, 200)
#> Solution().chessClock([100, 90, 80, 70, 60, 50, 40, 30, 20, 10], 2, 250)
#> Solution().chessClock([7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7], 3, 60)
#> Solution().chessClock([], 1, 10)
#> Solution().chessClock([15, 220, 41, 160, 95, 33, 12, 88, 260, 74, 19, 51], 10, 480)
# %%
def pearl_string(pearls, size):
    best_value = 0
    best_start = -1
    n = len(pearls)
    value = 0
    for i in range(size):
        value += pearls[i % n]
    for start in range(n):
        bonus = 25 if pearls[start] == pearls[(start + size - 1) % n] else 0
        if value + bonus > best_value:
            best_value, best_start = value + bonus, start
        value += pearls[(start + size) % n] - pearls[start]
    return best_start, best_value
#> pearl_string([14, 33, 8, 27, 90, 14, 61, 18, 42, 70, 11, 90], 4)
#> pearl_string([100, 50, 100, 50, 100, 50, 100, 50, 100, 50, 100], 3)
#> pearl_string([5, 10, 15, 20, 25, 30, 35, 40, 45, 50], 10)
#> pearl_string([7], 2)
#> pearl_string([320, 45, 780, 66, 12, 905, 410, 33, 250, 128, 7, 640, 99], 6)
# %%
class Solution:
    def growthCode(self, nums, base):
        code = []
        for i in range(1, len(nums)):
            change = (nums[i] - nums[i - 1]) * 100 // max(1, abs(nums[i - 1]))
            code.append(max(-base, min(base, change)))
        ups = [c for c in code if c > 0]
        downs = [c for c in code if c < 0]
        return len(ups) - len(downs), sum(ups) + sum(downs), code
#> Solution().growthCode([100, 110, 99, 150, 145, 300, 280, 281, 90, 135, 120], 60)
#> Solution().growthCode([1000, 1001, 1002, 1003, 1004, 1005, 1006, 1007, 1008, 1009], 5)
#> Solution().growthCode([0, 5, -5, 20, -40, 80, -160, 0, 3, 9, 27, 81], 500)
#> Solution().growthCode([42], 10)
#> Solution().growthCode([2560, 1280, 1920, 960, 1440, 720, 1080, 540, 810, 405, 607], 40)
# %%
def decode_deltas(first, deltas):
    vals = [first]
    for d in deltas:
        vals.append(vals[-1] + d)
    return vals


def encode_second(vals):
    first = [b - a for a, b in zip(vals, vals[1:])]
    return [b - a for a, b in zip(first, first[1:])]


def bend_report(first, deltas):
    vals = decode_deltas(first, deltas)
    bends = encode_second(vals)
    sharp = 0
    for i, b in enumerate(bends):
        if abs(b) > abs(vals[i + 1]) // 4:
            sharp += 1
    return sharp, vals[-1], bends
#> bend_report(100, [5, 12, -7, 30, 45, -60, 8, 14, -22, 3, 50])
#> bend_report(2500, [-100, -90, -80, -70, -60, -50, -40, -30, -20, -10])
#> bend_report(0, [1, -1, 1, -1, 1, -1, 1, -1, 1, -1, 1])
#> bend_report(9, [])
#> bend_report(-340, [120, 75, 310, -44, 18, 205, -390, 66, 7, 81])
# %%
class Solution:
    def mixPaint(self, cans, target):
        cans = sorted(cans)
        l, r = 0, len(cans) - 1
        mixes = []
        while l < r:
            mean = (cans[l] + cans[r]) / 2
            if abs(mean - target) < 1.5:
                mixes.append((cans[l], cans[r]))
                l += 1
                r -= 1
            elif mean < target:
                l += 1
            else:
                r -= 1
        return mixes, r - l
#> Solution().mixPaint([12, 45, 30, 78, 61, 55, 20, 90, 33, 69, 41, 50], 50)
#> Solution().mixPaint([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000], 550)
#> Solution().mixPaint([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], 20)
#> Solution().mixPaint([], 5)
#> Solution().mixPaint([-30, 31, 5, -4, 90, -88, 17, 64, -62, 0, 2, -15], 1)
# %%
def snow_depth(falls, melt, floor):
    depth = 0
    record = []
    for day in range(len(falls)):
        depth += falls[day]
        depth -= min(depth, melt[day % len(melt)])
        if depth > floor and (not record or depth > record[-1][1]):
            record.append((day, depth))
    return record, depth
#> snow_depth([30, 0, 12, 45, 0, 0, 60, 5, 0, 80, 3, 3, 0], [4, 9, 15], 20)
#> snow_depth([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], [2], 10)
#> snow_depth([200, 10, 150, 0, 0, 120, 300, 0, 90, 45], [60, 80], 100)
#> snow_depth([], [1], 0)
#> snow_depth([7, 14, 0, 28, 35, 0, 49, 56, 0, 70, 77, 0], [10, 0, 40, 5], 50)
# %%
class Solution:
    def luckyLadder(self, nums, m):
        inv = [0, 1]
        for i in range(2, m):
            inv.append((m - m // i) * inv[m % i] % m)
        acc = 1
        for x in nums:
            x %= m
            if x == 0:
                acc = (acc + 1) % m
            else:
                acc = acc * inv[x] % m
        return acc, inv[:8]
#> Solution().luckyLadder([12, 45, 7, 30, 61, 88, 19, 54, 23, 90], 13)
#> Solution().luckyLadder([100, 205, 317, 426, 538, 641, 759, 860, 972], 17)
#> Solution().luckyLadder([3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33], 11)
#> Solution().luckyLadder([], 5)
#> Solution().luckyLadder([1001, 2002, 3003, 4004, 5005, 6006, 7007, 8008], 23)
# %%
def trophy_shelf(scores):
    best_so_far = []
    displaced = 0
    for s in scores:
        i = len(best_so_far)
        while i > 0 and best_so_far[i - 1] < s:
            i -= 1
        if i < 5:
            best_so_far.insert(i, s)
            if len(best_so_far) > 5:
                displaced += best_so_far.pop()
    return best_so_far, displaced
#> trophy_shelf([45, 12, 88, 30, 67, 51, 90, 23, 9, 74, 36, 99])
#> trophy_shelf([10, 20, 30, 40, 50, 60, 70, 80, 90, 100])
#> trophy_shelf([1000, 900, 800, 700, 600, 500, 400, 300, 200, 100, 50, 25])
#> trophy_shelf([])
#> trophy_shelf([77, 77, 310, 310, 77, 5, 1500, 310, 8, 1500, 77, 2, 1501])
# %%
class Solution:
    def oddJobs(self, jobs, hours):
        done = []
        clock = 0
        pending = sorted(jobs, key=lambda j: (j[1], -j[0]))
        lost = 0
        for pay, due in pending:
            need = pay // 50 + 1
            if clock + need <= min(due, hours):
                clock += need
                done.append(pay)
            elif done and min(done) < pay and min(done) // 50 >= pay // 50 - 1:
                lost += min(done)
                done.remove(min(done))
                done.append(pay)
            else:
                lost += pay
        return sum(done), lost, clock
#> Solution().oddJobs([(120, 4), (60, 3), (210, 9), (45, 2), (99, 5), (300, 12), (75, 6), (20, 1)], 14)
#> Solution().oddJobs([(500, 10), (450, 10), (400, 10), (350, 10)], 20)
#> Solution().oddJobs([(10, 1), (20, 2), (30, 3), (40, 4), (49, 5), (48, 5), (47, 5), (46, 5)], 5)
#> Solution().oddJobs([], 8)
#> Solution().oddJobs([(180, 5), (175, 6), (260, 12), (90, 3), (85, 4), (310, 20), (55, 21), (140, 18)], 17)
# %%
def jump_sum(nums):
    n = len(nums)
    best = [float('-inf')] * n
    best[0] = nums[0]
    for i in range(n):
        step = abs(nums[i]) % 3 + 1
        for j in (i + step, i + step + 1):
            if j < n:
                best[j] = max(best[j], best[i] + nums[j])
    last = n - 1
    while best[last] == float('-inf'):
        last -= 1
    return last, best[last], max(best)
#> jump_sum([14, -33, 8, 27, -90, 5, 61, -18, 42, 70, -11, 96])
#> jump_sum([100, 200, -300, 400, -500, 600, 700, -800, 900, 1000])
#> jump_sum([-5, -10, -15, -20, -25, -30, -35, -40, -45, -50, -55])
#> jump_sum([3])
#> jump_sum([2, 5, 8, 11, 14, 17, 20, 23, 26, 29, 32, 35, 38])
# %%
class Solution:
    def plateCheck(self, plate: int) -> int:
        weights = (3, 7, 9)
        s, i = 0, 0
        while plate > 0:
            s += plate % 10 * weights[i % 3]
            plate //= 10
            i += 1
        return s % 11

    def sortPlates(self, plates: list) -> list:
        shelf = [[] for _ in range(11)]
        for p in plates:
            shelf[self.plateCheck(p)].append(p)
        return [(i, s) for i, s in enumerate(shelf) if s]
#> Solution().sortPlates([48213, 7706, 99120])
#> Solution().sortPlates([1234567, 7654321])
#> Solution().sortPlates([1111, 2222, 3333, 4444])
#> Solution().sortPlates([])
#> Solution().sortPlates([50607, 80, 9, 31415])
# %%
def dripping_taps(periods, minutes):
    nexts = list(periods)
    volume = 0
    together = 0
    for t in range(1, minutes + 1):
        hits = 0
        for i, p in enumerate(periods):
            if nexts[i] == t:
                hits += 1
                nexts[i] += p
        volume += hits * hits
        if hits > 1:
            together = t
    return volume, together
#> dripping_taps([2, 3], 14)
#> dripping_taps([4, 6, 9], 12)
#> dripping_taps([5], 12)
#> dripping_taps([7, 7, 7], 8)
#> dripping_taps([3, 5, 11], 30)
# %%
class Solution:
    def flattenHills(self, h, cap):
        moved = 0
        i = 0
        while i < len(h) - 1:
            over = h[i] - cap
            if over > 0:
                h[i] = cap
                h[i + 1] += over // 2
                moved += over // 2
            elif over < -30:
                take = min(30, max(0, h[i + 1]))
                h[i] += take
                h[i + 1] -= take
                moved += take
            i += 1
        return moved, h
#> Solution().flattenHills([90, 20, 130, 45, 60, 200, 10, 75, 88, 31, 150], 80)
#> Solution().flattenHills([500, 400, 300, 200, 100, 0, 100, 200, 300, 400], 250)
#> Solution().flattenHills([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120], 95)
#> Solution().flattenHills([55], 50)
#> Solution().flattenHills([1200, -40, 615, 33, 980, 7, 64, 402, 1100, 5, 18], 600)
# %%
def digits_to_target(digits, target):
    acc = 0
    ops = []
    for d in digits:
        options = [(abs(acc + d - target), '+'), (abs(acc * d - target), '*'), (abs(acc * 10 + d - target), '.')]
        _, op = min(options)
        if op == '+':
            acc += d
        elif op == '*':
            acc *= d
        else:
            acc = acc * 10 + d
        ops.append(op)
    return ''.join(ops), acc
#> digits_to_target([4, 7, 2, 9, 1, 5, 3, 8, 6, 2], 500)
#> digits_to_target([9, 9, 9, 9, 9, 9, 9, 9, 9, 9], 12345)
#> digits_to_target([1, 2, 3, 4, 5, 6, 7, 8, 9, 1, 2], 77)
#> digits_to_target([], 10)
#> digits_to_target([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8], -40)
# %%
class Solution:
    def ringRoad(self, gas, cost):
        n = len(gas)
        start = tank = deficit = 0
        low = 0
        for i in range(n):
            tank += gas[i] - cost[i]
            low = min(low, tank)
            if tank < 0:
                deficit += tank
                tank = 0
                start = i + 1
        if tank + deficit < 0:
            return None, tank + deficit
        return start % n, tank, low
#> Solution().ringRoad([40, 25, 60, 15, 33, 72, 18, 50, 27, 44], [30, 45, 20, 55, 28, 31, 60, 22, 35, 41])
#> Solution().ringRoad([100, 200, 300, 400, 500], [150, 250, 350, 450, 250])
#> Solution().ringRoad([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], [5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5])
#> Solution().ringRoad([9], [14])
#> Solution().ringRoad([12, 90, 7, 310, 45, 66, 128, 20, 81, 33, 5], [80, 15, 60, 22, 140, 95, 30, 75, 18, 99, 150])
# %%
def tally_quarters(sales, months):
    quarters = [[] for _ in range(4)]
    for s, m in zip(sales, months):
        quarters[(m - 1) // 3].append(s)
    lines = []
    previous = None
    for i, q in enumerate(quarters, 1):
        total = sum(q)
        if previous:
            change = (total - previous) * 100 / previous
            lines.append(f'Q{i} {total} {change:+.1f}%')
        else:
            lines.append(f'Q{i} {total}')
        previous = total
    return lines
#> tally_quarters([120, 340, 95, 410, 88, 260, 33, 175, 240, 61, 90], [1, 4, 7, 10, 2, 5, 8, 11, 3, 6, 9])
#> tally_quarters([1000, 2000, 1500, 2500, 1750], [12, 3, 6, 9, 1])
#> tally_quarters([55, 65, 75, 85, 95, 105, 115, 125, 135, 145], [4, 4, 5, 5, 6, 6, 10, 11, 12, 12])
#> tally_quarters([], [])
#> tally_quarters([64, 128, 256, 512, 1024, 2048, 4096, 8192, 32, 16], [8, 7, 2, 1, 11, 12, 5, 9, 3, 10])
# %%
class Solution:
    def crossCount(self, nums, k):
        lows = []
        for i in range(k, len(nums) - k):
            left = sum(nums[i - k:i])
            right = sum(nums[i + 1:i + k + 1])
            centre = nums[i] * k
            if left > centre < right:
                lows.append(i)
            elif left < centre > right:
                lows.append(-i)
        return lows, sum(nums[abs(i)] * (1 if i > 0 else -1) for i in lows)
#> Solution().crossCount([14, 33, 8, 27, 90, 5, 61, 18, 42, 70, 11, 96, 55, 20], 2)
#> Solution().crossCount([100, 90, 110, 80, 120, 70, 130, 60, 140, 50, 150, 40], 1)
#> Solution().crossCount([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], 3)
#> Solution().crossCount([6, 2, 8], 2)
#> Solution().crossCount([500, 20, 480, 45, 610, 77, 302, 915, 33, 248, 760, 19, 405, 88, 530, 61], 3)
# %%
class Solution:
    def cardTower(self, cards, goal):
        hand = []
        total = 0
        discards = 0
        for c in cards:
            hand.append(c)
            total += c
            while total > goal and len(hand) > 1:
                worst = max(hand)
                hand.remove(worst)
                total -= worst
                discards += worst * 2 - goal // len(hand)
        return hand, goal - total, discards
#> Solution().cardTower([14, 33, 8, 27, 90, 5, 61, 18, 42, 70, 11, 96], 150)
#> Solution().cardTower([500, 120, 340, 95, 410, 88, 260, 33, 175, 240], 600)
#> Solution().cardTower([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110, 120, 130], 100)
#> Solution().cardTower([], 20)
#> Solution().cardTower([2048, 1024, 512, 256, 128, 64, 32, 16, 8, 4, 2, 1], 1000)
