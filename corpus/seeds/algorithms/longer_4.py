# %%
class Solution:
    def ferryBacklog(self, arrivals, seats):
        backlog = 0
        worst = 0
        empty = 0
        for i, a in enumerate(arrivals):
            backlog += a
            take = min(backlog, seats[i % len(seats)])
            backlog -= take
            empty += seats[i % len(seats)] - take
            if backlog > worst:
                worst = backlog
        return backlog, worst, empty
#> Solution().ferryBacklog([30, 42, 18, 77, 5, 0, 91, 64, 12, 12, 38, 55, 20, 3], [40, 50, 30])
#> Solution().ferryBacklog([100, 0, 0, 250, 0, 0, 400, 0, 0, 550, 0, 0, 700, 0], [120])
#> Solution().ferryBacklog([7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98, 105], [10, 100, 55, 5])
#> Solution().ferryBacklog([], [8, 9])
#> Solution().ferryBacklog([1203, 88, 640, 915, 37, 402, 510, 66, 781, 1044, 19, 333], [500, 600])
# %%
def moving_medians(nums):
    def median3(a, b, c):
        return a + b + c - max(a, b, c) - min(a, b, c)

    out = [nums[0]] if nums else []
    for i in range(1, len(nums) - 1):
        out.append(median3(nums[i - 1], nums[i], nums[i + 1]))
    if len(nums) > 1:
        out.append(nums[-1])
    changed = sum(a != b for a, b in zip(nums, out))
    return out, changed
#> moving_medians([12, 90, 15, 17, 3, 20, 22, 80, 25, 27, 1, 30])
#> moving_medians([500, 500, 100, 500, 500, 900, 500, 500, 499, 501, 500])
#> moving_medians([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
#> moving_medians([])
#> moving_medians([-40, 35, -30, 25, -20, 15, -10, 5, 0, -5, 10, -15, 20])
# %%
class Solution:
    def deliveryZones(self, stops, edges):
        counts = [0] * (len(edges) + 1)
        cost = 0
        for s in stops:
            lo, hi = 0, len(edges)
            while lo < hi:
                mid = (lo + hi) // 2
                if edges[mid] <= s:
                    lo = mid + 1
                else:
                    hi = mid
            counts[lo] += 1
            cost += (lo + 1) * 15 + s // 100
        return counts, cost
#> Solution().deliveryZones([120, 480, 55, 910, 333, 1250, 77, 602], [100, 300, 600, 1200])
#> Solution().deliveryZones([5, 15, 25, 35, 45, 50], [10, 20, 30, 40, 50, 60, 70])
#> Solution().deliveryZones([7000, 8500, 9999, 100, 4321], [5000])
#> Solution().deliveryZones([], [1, 2])
#> Solution().deliveryZones([-50, 0, 50, 100, 150, 200, 250, 300, 350, 400, 450], [-10, 90, 190, 290, 390])
# %%
def compress_gaps(times, unit):
    prev = 0
    out = []
    lost = 0
    for t in times:
        q, r = divmod(t - prev, unit)
        if r * 2 >= unit:
            q += 1
            lost -= unit - r
        else:
            lost += r
        out.append(q)
        prev = t
    return out, lost, sum(out) * unit
#> compress_gaps([14, 37, 52, 90, 91, 133, 170, 204, 261, 300, 318, 377], 10)
#> compress_gaps([250, 260, 900, 1475, 1480, 2222, 3100, 3133, 4000, 5050], 60)
#> compress_gaps([3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33, 36, 39], 3)
#> compress_gaps([], 5)
#> compress_gaps([1000, 900, 1800, 1700, 2600, 2500, 3400, 3300, 4200, 4100], 128)
# %%
from typing import List


class Solution:
    def beaconSum(self, nums: List[int]) -> int:
        n = len(nums)
        left = [0] * n
        right = [0] * n
        for i in range(1, n):
            left[i] = max(left[i - 1], nums[i - 1])
        for i in range(n - 2, -1, -1):
            right[i] = max(right[i + 1], nums[i + 1])
        total = 0
        for i in range(n):
            if left[i] > nums[i] and right[i] > nums[i]:
                total += left[i] * right[i] % 100
        return total
#> Solution().beaconSum([14, 60, 33, 8, 45, 90, 21, 77, 5, 38, 64, 50])
#> Solution().beaconSum([100, 90, 80, 70, 60, 50, 40, 30, 20, 10])
#> Solution().beaconSum([512, 3, 640, 17, 128, 999, 45, 720, 61, 333, 850, 2, 415])
#> Solution().beaconSum([7])
#> Solution().beaconSum([31, 31, 5, 31, 31, 12, 47, 6, 47, 19, 8, 22, 53, 1, 40])
# %%
def hex_pairs(values):
    total = 0
    notes = []
    for i in range(0, len(values) - 1, 2):
        hi, lo = values[i] & 15, values[i + 1] & 15
        byte = hi << 4 | lo
        total = (total + byte * (i + 1)) % 65521
        if byte > 127:
            notes.append(byte - 256)
    return total, notes
#> hex_pairs([12, 7, 200, 33, 91, 18, 255, 64, 5, 10, 77, 46])
#> hex_pairs([1000, 2001, 3002, 4003, 5004, 6005, 7006, 8007, 9008, 1009, 15, 15, 8, 0])
#> hex_pairs([3, 1, 2, 5, 4, 4, 7, 0, 6, 6, 1, 1, 0, 3])
#> hex_pairs([9])
#> hex_pairs([-1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11, -12, -13, -14])
# %%
class Solution:
    def gcdOf(self, a: int, b: int) -> int:
        while b:
            a, b = b, a % b
        return a

    def tileCourtyards(self, dims: list) -> list:
        answer = []
        for w, h in dims:
            side = self.gcdOf(w, h)
            tiles = (w // side) * (h // side)
            if tiles > 60:
                side = self.gcdOf(w + 1, h + 1)
                tiles = -((w + 1) // side * ((h + 1) // side))
            answer.append((side, tiles))
        return answer
#> Solution().tileCourtyards([(48, 36), (125, 75), (17, 23), (640, 480)])
#> Solution().tileCourtyards([(1001, 143), (99, 77), (59, 83), (360, 210), (89, 55)])
#> Solution().tileCourtyards([(12, 12), (13, 26)])
#> Solution().tileCourtyards([])
#> Solution().tileCourtyards([(2048, 768), (1023, 511), (300, 299), (45, 150)])
# %%
def apple_press(crates, press, jar):
    pulp = 0
    jars = []
    waste = 0
    for weight in crates:
        juice = weight * press // 100
        waste += weight - juice
        pulp += juice
        while pulp >= jar:
            pulp -= jar
            jars.append(len(jars) % 4 + 1)
    return len(jars), sum(jars), pulp, waste
#> apple_press([45, 120, 80, 33, 61, 97, 150, 28, 74, 110, 52, 66], 62, 50)
#> apple_press([12, 15, 9, 21, 18, 30, 27, 24, 6, 3, 33, 36], 45, 20)
#> apple_press([900, 30, 15, 450, 1, 2, 700], 71, 100)
#> apple_press([], 50, 10)
#> apple_press([205, 310, 118, 427, 96, 533, 64, 289, 171, 350], 58, 333)
# %%
class Solution:
    def sandTimers(self, timers, until):
        flips = [0] * len(timers)
        clock = 0
        left = timers[:]
        while clock < until:
            step = min(left)
            clock += step
            for i in range(len(left)):
                left[i] -= step
                if left[i] == 0:
                    flips[i] += 1
                    left[i] = timers[i]
        return clock, flips
#> Solution().sandTimers([7, 11, 18], 32)
#> Solution().sandTimers([30, 45, 100, 75], 140)
#> Solution().sandTimers([13], 100)
#> Solution().sandTimers([5, 8], 0)
#> Solution().sandTimers([120, 250, 90, 310], 700)
# %%
def lighthouse_log(log, threshold):
    dark_total, dark_longest, dark_now = 0, 0, 0
    peaks = []
    for i, lumen in enumerate(log):
        if lumen < threshold:
            dark_now += 1
            dark_total += threshold - lumen
            dark_longest = max(dark_longest, dark_now)
        else:
            if dark_now > 1:
                peaks.append((i - dark_now, lumen))
            dark_now = 0
    return dark_total, dark_longest, peaks
#> lighthouse_log([900, 450, 300, 880, 910, 100, 120, 90, 700, 760, 320, 810], 500)
#> lighthouse_log([55, 60, 40, 41, 39, 70, 71, 30, 20, 80, 10, 90, 5, 6], 50)
#> lighthouse_log([1200, 1250, 1300, 1280, 1270, 1310, 1299, 1265, 1204, 1222], 1000)
#> lighthouse_log([], 9)
#> lighthouse_log([3, 2, 1, 0, 1, 2, 3, 4, 5, 4, 3, 2, 1, 0, 8, 7], 3)
# %%
class Solution:
    def mergeAndSkip(self, a, b, skip):
        i = j = k = 0
        kept = []
        while i < len(a) or j < len(b):
            if j == len(b) or (i < len(a) and a[i] <= b[j]):
                x = a[i]
                i += 1
            else:
                x = b[j]
                j += 1
            k += 1
            if k % skip:
                kept.append(x)
        return kept, sum(kept) // max(1, len(kept))
#> Solution().mergeAndSkip([3, 17, 25, 60, 61, 90], [8, 20, 25, 33, 77, 104], 3)
#> Solution().mergeAndSkip([100, 200, 300, 400, 500], [150, 160, 170, 180, 450, 460], 2)
#> Solution().mergeAndSkip([], [1, 4, 9, 16, 25, 36, 49, 64, 81, 100], 4)
#> Solution().mergeAndSkip([7], [], 1)
#> Solution().mergeAndSkip([-90, -45, -10, 5, 1200, 3400], [-91, -46, -11, 4, 6, 1201, 3399], 5)
# %%
def digit_sandwich(n, bread):
    parts = []
    cur = 0
    while n:
        n, d = divmod(n, 10)
        if d == bread:
            if cur:
                parts.append(cur)
            cur = 0
        else:
            cur = cur * 10 + d
    parts.append(cur)
    total = 0
    for i, p in enumerate(parts):
        total += p * (-1) ** i
    return parts, total
#> digit_sandwich(48172713, 7)
#> digit_sandwich(10203040, 0)
#> digit_sandwich(99999, 9)
#> digit_sandwich(86420135, 5)
#> digit_sandwich(12345678, 9)
# %%
class Solution:
    def cheapestRest(self, costs, gap):
        n = len(costs)
        dp = costs[:gap] + [0] * max(0, n - gap)
        for i in range(gap, n):
            cheapest = min(dp[i - gap:i])
            dp[i] = cheapest + costs[i]
        tail = dp[max(0, n - gap):]
        return min(tail) if tail else 0, dp
#> Solution().cheapestRest([12, 40, 7, 25, 60, 33, 18, 9, 51, 44, 70, 2, 15], 3)
#> Solution().cheapestRest([100, 1, 100, 1, 100, 1, 100, 1, 100, 1, 100], 2)
#> Solution().cheapestRest([305, 410, 220, 515, 130, 625, 48, 730, 835, 90, 940], 4)
#> Solution().cheapestRest([], 2)
#> Solution().cheapestRest([5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18], 1)
# %%
def count_carries(a, b):
    carries = carry = 0
    while a or b or carry:
        s = a % 10 + b % 10 + carry
        carry = s // 10
        carries += carry
        a, b = a // 10, b // 10
    return carries


def hardest_sum(pairs):
    worst = (-1, 0)
    total = 0
    for x, y in pairs:
        c = count_carries(x, y)
        total += c
        worst = max(worst, (c, x + y))
    return worst, total
#> hardest_sum([(4821, 5179), (99, 1), (350, 250)])
#> hardest_sum([(99999, 1), (12345, 54321)])
#> hardest_sum([(7, 2), (11, 22), (5000, 4000)])
#> hardest_sum([])
#> hardest_sum([(87654, 45678), (999, 999), (60607, 40404)])
# %%
class Solution:
    def orchardRows(self, trees, basket):
        full = 0
        row_best = (-1, 0)
        leftover = 0
        for r, row in enumerate(trees):
            picked = leftover
            for apples in row:
                picked += apples - apples // 10
            full += picked // basket
            leftover = picked % basket
            row_best = max(row_best, (picked, -r))
        return full, leftover, row_best
#> Solution().orchardRows([[14, 33, 27, 8], [90, 12, 45], [61, 58, 5, 5, 20]], 40)
#> Solution().orchardRows([[120, 340], [205, 99, 410], [77, 18], [300]], 150)
#> Solution().orchardRows([[9, 9, 9, 9, 9, 9], [10, 10, 10, 10, 10], [11, 11, 11]], 25)
#> Solution().orchardRows([], 10)
#> Solution().orchardRows([[], [1, 2, 3], [1000], [], [47, 53, 64, 70]], 100)
# %%
def triangular_index(n):
    k = 0
    while (k + 1) * (k + 2) // 2 <= n:
        k += 1
    return k, n - k * (k + 1) // 2


def pyramid_sum(cells, values):
    total = 0
    for c in cells:
        row, col = triangular_index(c)
        total += values[row % len(values)] * (col + 1)
    return total
#> pyramid_sum([3, 10, 17, 25], [12, 40, 7])
#> pyramid_sum([45, 46, 54], [100, 250, 33, 8, 61])
#> pyramid_sum([0, 1, 2, 3, 4, 5], [5, -5])
#> pyramid_sum([], [1])
#> pyramid_sum([99, 12, 60], [1001, 17])
# %%
class Solution:
    def ripples(self, pond, drops):
        n = len(pond)
        for at, force in drops:
            pond[at] -= force
            spread = force // 2
            d = 1
            while spread > 0:
                if at - d >= 0:
                    pond[at - d] += spread
                if at + d < n:
                    pond[at + d] += spread
                spread //= 2
                d += 1
        return pond, max(pond) - min(pond)
#> Solution().ripples([10, 10, 10, 10, 10, 10, 10, 10, 10, 10], [(4, 9), (7, 20), (0, 6)])
#> Solution().ripples([100, 95, 90, 85, 80, 75, 70, 65, 60, 55, 50], [(10, 64), (0, 33)])
#> Solution().ripples([5, 3, 8, 1, 9, 2, 7, 4, 6, 0, 12, 15], [(5, 1), (6, 2), (7, 3), (8, 4), (9, 5)])
#> Solution().ripples([1], [])
#> Solution().ripples([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [(6, 100), (3, -10), (12, 17)])
# %%
def bank_days(deposits, rate_pct):
    balance = 0.0
    interest = 0.0
    richest = 0
    for day, d in enumerate(deposits):
        if balance > 0:
            gain = balance * rate_pct / 100
            balance += gain
            interest += gain
        balance += d
        if balance < 0:
            balance -= 5
        if balance > richest:
            richest = round(balance)
    return round(balance, 2), round(interest, 2), richest
#> bank_days([100, 50, -30, 200, -80, 0, 0, 45, -300, 120, 60], 2)
#> bank_days([-20, 10, 30, -50, 25, 25, 40, -60, 5, 5], 1.5)
#> bank_days([5000, 0, 0, 0, 0, 0, -2500, 0, 0, 0, 0, 0], 0.5)
#> bank_days([], 3)
#> bank_days([12, 24, 48, 96, 192, 384, 768, -1600, 10, 20], 10)
# %%
class Solution:
    def sumUntilSquare(self, nums):
        def is_square(x):
            r = int(x ** 0.5)
            return r * r == x or (r + 1) * (r + 1) == x

        acc = 0
        cuts = []
        for i, x in enumerate(nums):
            acc += abs(x)
            if is_square(acc):
                cuts.append((i, acc))
                acc = 0
        return cuts, acc
#> Solution().sumUntilSquare([9, 7, 20, 16, 13, 25, 11, 40, 30, 51, 100, 44])
#> Solution().sumUntilSquare([1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21, 23])
#> Solution().sumUntilSquare([50, 50, 44, 25, 2, 33, 65, 80, 17, 27, 400])
#> Solution().sumUntilSquare([])
#> Solution().sumUntilSquare([-8, 28, 13, -2, 10, 900, 61, -60, 312, 75, 48])
# %%
def double_sieve(limit):
    score = [0] * (limit + 1)
    for step in range(2, limit // 2 + 1):
        if score[step] > 1:
            continue
        for m in range(2 * step, limit + 1, step):
            score[m] += 1
    best = max(score)
    return best, [i for i, s in enumerate(score) if s == best]
#> double_sieve(20)
#> double_sieve(30)
#> double_sieve(13)
#> double_sieve(2)
#> double_sieve(42)
# %%
class Solution:
    def rotateTable(self, rows: list, k: int) -> list:
        flat = [x for row in rows for x in row]
        n = len(flat)
        if n == 0:
            return []
        k %= n
        flat = flat[k:] + flat[:k]
        sums = []
        w = len(rows[0])
        for start in range(0, n, w):
            line = flat[start:start + w]
            alt = 0
            for i, v in enumerate(line):
                alt += v if i % 2 == 0 else -v
            sums.append(alt)
        return sums
#> Solution().rotateTable([[14, 8, 33], [27, 90, 5], [61, 12, 40], [7, 55, 18]], 4)
#> Solution().rotateTable([[100, 200, 300, 400, 500], [600, 700, 800, 900, 1000]], 13)
#> Solution().rotateTable([[3, 1], [4, 1], [5, 9], [2, 6], [5, 3], [5, 8]], -3)
#> Solution().rotateTable([], 2)
#> Solution().rotateTable([[-25, 36, -49, 64], [81, -100, 121, -144], [169, 196, -225, 256]], 6)
# %%
def toll_path(grid):
    prev = grid[0]
    for row in grid[1:]:
        cur = []
        for j, v in enumerate(row):
            best = prev[j]
            if j and prev[j - 1] < best:
                best = prev[j - 1]
            if j + 1 < len(row) and prev[j + 1] + 2 < best:
                best = prev[j + 1] + 2
            cur.append(v + best)
        prev = cur
    return min(prev), prev
#> toll_path([[12, 7, 33, 20], [8, 41, 5, 16], [30, 2, 19, 27], [11, 14, 9, 50]])
#> toll_path([[100, 1], [1, 100], [100, 1], [1, 100], [100, 1]])
#> toll_path([[-5, 10, -15, 20, -25], [30, -35, 40, -45, 50], [5, 5, 5, 5, 5]])
#> toll_path([[9, 4]])
#> toll_path([[310, 205, 118], [64, 512, 77], [905, 33, 240], [18, 19, 20], [400, 300, 200]])
# %%
class Solution:
    def kiteHeights(self, pulls, wind):
        height = 0
        top = 0
        crashes = 0
        for minute, pull in enumerate(pulls):
            gust = wind[(minute * 2 + 1) % len(wind)]
            height += pull * gust // 10 - height // 8
            if height <= 0:
                height = 0
                crashes += 1
            elif height > top:
                top = height
        return top, height, crashes
#> Solution().kiteHeights([12, 30, -25, 40, 8, -60, 33, 51, 17, -9, 22, 64], [10, 14, 7, 21, 3])
#> Solution().kiteHeights([5, -5, 5, -5, 5, -5, 5, -5, 5, -5, 5, -5], [20, 30])
#> Solution().kiteHeights([100, 90, 80, 70, 60, 50, 40, 30, 20, 10, 0, -10, -20], [12, 9, 15])
#> Solution().kiteHeights([], [4])
#> Solution().kiteHeights([250, -300, 410, -120, 75, 330, -505, 18, 640, -77, 29], [6, 11, 18, 2])
# %%
def bucket_brigade(buckets, leak):
    delivered = 0
    log = []
    for start in range(0, len(buckets), 3):
        team = buckets[start:start + 3]
        carry = 0
        for b in team:
            carry = carry + b - (carry + b) * leak // 100
        log.append(carry)
        delivered += carry
    loss = sum(buckets) - delivered
    return delivered, loss, log
#> bucket_brigade([120, 85, 60, 200, 33, 47, 90, 15, 150, 72, 64], 10)
#> bucket_brigade([1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 500], 3)
#> bucket_brigade([5, 9, 14, 2, 8, 6, 11, 3, 7, 4, 12, 10, 1], 25)
#> bucket_brigade([], 5)
#> bucket_brigade([77, 78, 79, 80, 81, 82, 83, 84, 85, 86, 87, 88, 89], 0)
# %%
class Solution:
    def hopDistance(self, nums, target):
        where = {}
        for i, x in enumerate(nums):
            where.setdefault(x % 10, []).append(i)
        cur, path = 0, [0]
        while nums[cur] != target and len(path) < 12:
            spots = where[nums[cur] % 10]
            k = spots.index(cur)
            cur = spots[k + 1] if k + 1 < len(spots) else (cur + 1) % len(nums)
            path.append(cur)
        return path, nums[cur] == target
#> Solution().hopDistance([12, 35, 22, 47, 92, 15, 47, 60, 81, 33], 60)
#> Solution().hopDistance([100, 210, 311, 420, 511, 612, 701, 812, 933, 1044, 7], 1044)
#> Solution().hopDistance([5, 15, 25, 35, 45, 55, 65, 75, 85, 95], 1)
#> Solution().hopDistance([8], 8)
#> Solution().hopDistance([31, 64, 58, 21, 74, 18, 41, 94, 88, 11, 2], 2)
# %%
def greedy_change(amount, coins):
    used = {}
    for c in sorted(coins, reverse=True):
        if c <= amount:
            used[c], amount = divmod(amount, c)
    return used, amount


def till(sales, paid, coins):
    drawer = {}
    owed = 0
    for s, p in zip(sales, paid):
        used, rest = greedy_change(max(0, p - s), coins)
        for c, n in used.items():
            drawer[c] = drawer.get(c, 0) + n
        owed += rest
    return drawer, owed
#> till([187, 45, 320], [200, 100, 500], [50, 20, 10, 5, 2])
#> till([999, 1250], [2000, 1500], [100, 25, 7])
#> till([12, 34, 56, 78], [20, 50, 60, 80], [3, 9])
#> till([], [], [1])
#> till([501, 88, 230], [500, 100, 1000], [200, 50, 1])
# %%
class Solution:
    def buildNext(self, seq, terms, mod):
        a = seq[:]
        while len(a) < terms:
            n = len(a)
            nxt = a[n - 1] + 2 * a[n - 2] - a[n - 3] * (n % 2)
            a.append(nxt % mod)
        odd = sum(a[1::2])
        even = sum(a[::2])
        return odd * even % mod, a[-3:]
#> Solution().buildNext([3, 7, 11], 24, 97)
#> Solution().buildNext([120, 45, 300], 30, 1009)
#> Solution().buildNext([1, 1, 2, 3, 5], 20, 10**9 + 7)
#> Solution().buildNext([5, 4, 3], 3, 10)
#> Solution().buildNext([-8, 19, -27], 26, 613)
# %%
def lottery_match(draws, ticket):
    ticket = sorted(ticket)
    prize = 0
    streak = 0
    for d in draws:
        l, r = 0, len(ticket) - 1
        hit = False
        while l <= r:
            m = (l + r) >> 1
            if ticket[m] == d:
                hit = True
                break
            if ticket[m] < d:
                l = m + 1
            else:
                r = m - 1
        streak = streak + 1 if hit else 0
        prize += 10 * streak if hit else -(l % 3)
    return prize
#> lottery_match([14, 33, 7, 49, 21, 38, 5, 12], [5, 7, 12, 21, 33, 40])
#> lottery_match([100, 200, 300, 400, 500, 600], [600, 500, 400, 50, 60, 70, 80])
#> lottery_match([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], [2, 4, 6, 8])
#> lottery_match([], [3])
#> lottery_match([77, 78, 11, 500, 42, 43, 44], [44, 43, 42, 11, 9, 1])
# %%
class Solution:
    def turnstiles(self, ins, outs):
        inside = 0
        total_minutes = 0
        i = j = 0
        last = 0
        while j < len(outs):
            if i < len(ins) and ins[i] <= outs[j]:
                t, delta = ins[i], 1
                i += 1
            else:
                t, delta = outs[j], -1
                j += 1
            total_minutes += inside * (t - last)
            inside += delta
            last = t
        return total_minutes, inside, last
#> Solution().turnstiles([5, 12, 14, 30, 44, 51, 60], [20, 33, 35, 59, 70, 81, 95])
#> Solution().turnstiles([100, 100, 100, 100, 250], [110, 120, 130, 140, 300])
#> Solution().turnstiles([10, 20, 30, 40, 50, 60, 70, 80], [15, 25, 35, 45, 55, 65])
#> Solution().turnstiles([], [])
#> Solution().turnstiles([480, 495, 510, 540, 555, 600], [530, 545, 610, 640, 655, 720])
# %%
def seesaw(weights, pivot):
    left_torque = right_torque = 0
    for i in range(pivot):
        left_torque += weights[i] * (pivot - i)
    for i in range(pivot + 1, len(weights)):
        right_torque += weights[i] * (i - pivot)
    return left_torque - right_torque


def balance_point(weights):
    lo, hi = 0, len(weights) - 1
    tests = 0
    while lo < hi:
        mid = (lo + hi) // 2
        tests += 1
        if seesaw(weights, mid) < 0:
            lo = mid + 1
        else:
            hi = mid
    return lo, tests
#> balance_point([12, 40, 7, 33, 28, 90, 5, 61, 17, 22])
#> balance_point([100, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1])
#> balance_point([3, 6, 9, 12, 15, 18, 21, 24, 27, 30, 33])
#> balance_point([50])
#> balance_point([410, 85, 230, 990, 15, 64, 377, 128, 502, 41, 76, 3])
# %%
class Solution:
    def scoreStreams(self, a, b, k):
        best = lead = 0
        changes = 0
        sign = 0
        for i in range(len(a)):
            lead += a[i] - b[i]
            if i >= k:
                lead -= (a[i - k] - b[i - k]) // 2
            s = (lead > 0) - (lead < 0)
            if s and s != sign:
                changes += 1
                sign = s
            best = max(best, abs(lead))
        return best, lead, changes
#> Solution().scoreStreams([14, 8, 30, 25, 7, 61, 12, 40, 5, 33], [20, 19, 11, 28, 15, 9, 44, 38, 27, 6], 3)
#> Solution().scoreStreams([100, 200, 300, 400, 500, 600, 700, 800, 900, 50], [150, 150, 350, 350, 550, 550, 750, 750, 950, 10], 2)
#> Solution().scoreStreams([7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7], 4)
#> Solution().scoreStreams([], [], 1)
#> Solution().scoreStreams([31, 3, 45, 62, 18, 90, 27, 54, 81, 9, 36, 63], [33, 66, 12, 8, 77, 41, 29, 50, 14, 95, 2, 70], 5)
# %%
def stamp_sheet(total, stamps):
    ways = [0] * (total + 1)
    ways[0] = 1
    for s in stamps:
        for t in range(s, total + 1):
            if ways[t - s]:
                ways[t] += ways[t - s]
    reachable = [t for t, w in enumerate(ways) if w]
    return ways[total], len(reachable), reachable[-2:]
#> stamp_sheet(20, [3, 5, 7])
#> stamp_sheet(30, [6, 10, 15])
#> stamp_sheet(25, [4, 9])
#> stamp_sheet(0, [2])
#> stamp_sheet(24, [1, 8, 12])
# %%
class Solution:
    def echoFilter(self, signal, delay, decay):
        out = []
        for i, s in enumerate(signal):
            v = s
            if i >= delay:
                v -= out[i - delay] * decay // 100
            out.append(v)
        energy = 0
        for v in out:
            energy += v * v
        return energy // max(1, len(out)), out[-4:]
#> Solution().echoFilter([50, 40, 65, 80, 20, 15, 90, 33, 71, 28, 44, 60], 2, 50)
#> Solution().echoFilter([100, 0, 0, 0, 100, 0, 0, 0, 100, 0, 0, 0, 100], 4, 75)
#> Solution().echoFilter([-12, 25, -37, 48, -59, 61, -73, 84, -95, 106], 1, 30)
#> Solution().echoFilter([], 3, 10)
#> Solution().echoFilter([815, 240, 999, 317, 56, 602, 478, 133, 720, 64, 905, 11, 350], 5, 90)
# %%
def odometer(start, days):
    miles = start
    lucky = []
    service = 0
    for d in days:
        before = miles // 1000
        miles += d
        if miles // 1000 > before:
            service += 1
        s = str(miles)
        if s == s[::-1] or len(set(s)) <= 2:
            lucky.append(miles)
    return miles, service, lucky
#> odometer(9850, [100, 49, 2, 110, 300, 700, 31, 1000, 45, 88, 12])
#> odometer(44000, [4, 40, 400, 444, 4000, 11, 1, 110, 505, 99])
#> odometer(120, [1, 10, 10, 10, 11, 10, 30, 20, 30, 40, 50, 60])
#> odometer(77, [])
#> odometer(65432, [124, 1500, 38, 2999, 1001, 820, 460, 3115, 90, 5])
# %%
from collections import Counter


class Solution:
    def shelfRepeats(self, nums, k):
        cnt = Counter(nums)
        heavy = sorted(cnt, key=lambda x: (-cnt[x], x))[:k]
        gaps = []
        for h in heavy:
            first = nums.index(h)
            last = len(nums) - 1 - nums[::-1].index(h)
            width = last - first + 1
            gaps.append(width - cnt[h])
        return heavy, gaps, sum(h * g for h, g in zip(heavy, gaps))
#> Solution().shelfRepeats([14, 7, 14, 30, 7, 7, 25, 14, 30, 9, 7, 61, 9], 3)
#> Solution().shelfRepeats([100, 100, 250, 250, 250, 100, 400, 400, 100, 75], 2)
#> Solution().shelfRepeats([5, 6, 7, 8, 9, 10, 11, 12, 13, 14], 4)
#> Solution().shelfRepeats([], 2)
#> Solution().shelfRepeats([-3, 1200, -3, -3, 88, 1200, 88, 41, 88, 1200, 41, 2, -3, 5, 41], 5)
# %%
def climb_gear(slopes, gears):
    g = len(gears) // 2
    shifts = 0
    effort = 0
    for s in slopes:
        want = s * 10 // gears[g]
        if want > 60 and g > 0:
            g -= 1
            shifts += 1
        elif want < 20 and g < len(gears) - 1:
            g += 1
            shifts += 1
        effort += abs(s) * gears[g] // 10
    return shifts, effort, gears[g]
#> climb_gear([12, 35, 60, 80, 15, 5, 0, -10, 45, 70, 33, 8], [4, 6, 9, 13, 18])
#> climb_gear([100, 120, 140, 160, 180, 20, 10, 5, 2, 1], [10, 20, 30])
#> climb_gear([30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30], [7, 8, 9, 10])
#> climb_gear([], [3, 5])
#> climb_gear([-50, 90, -45, 85, -40, 80, -35, 75, -30, 70, -25], [5, 11, 17, 23])
# %%
class Solution:
    def evenOut(self, nums):
        total = sum(nums)
        n = len(nums)
        if n == 0 or total % n:
            return -1
        avg = total // n
        flow = moves = peak = 0
        for x in nums:
            flow += x - avg
            moves += abs(flow)
            peak = max(peak, abs(flow))
        return [avg, moves, peak]
#> Solution().evenOut([12, 30, 7, 45, 21, 3, 60, 18, 9, 15])
#> Solution().evenOut([100, 300, 250, 50, 500, 0, 175, 225, 400, 0])
#> Solution().evenOut([5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
#> Solution().evenOut([])
#> Solution().evenOut([-40, 80, -120, 160, 0, 200, -240, 280, -320, 360, 20, 10, 0, 30])
# %%
def ternary_peak(values):
    l, r = 0, len(values) - 1
    probes = []
    while r - l > 2:
        a = l + (r - l) // 3
        b = r - (r - l) // 3
        probes.append((a, b))
        if values[a] < values[b]:
            l = a + 1
        else:
            r = b - 1
    best = max(range(l, r + 1), key=lambda i: values[i])
    return best, values[best], probes
#> ternary_peak([3, 15, 28, 44, 61, 90, 120, 119, 80, 71, 33, 12, 5])
#> ternary_peak([1000, 950, 900, 800, 650, 400, 390, 210, 100, 40, 8])
#> ternary_peak([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192])
#> ternary_peak([7])
#> ternary_peak([-90, -45, -20, -5, 0, 3, 2, -1, -8, -50, -77, -100, -200, -300, -400, -500, -600])
# %%
class Solution:
    def __init__(self):
        self.cache = {1: 0}

    def steps(self, n):
        trail = []
        while n not in self.cache:
            trail.append(n)
            n = n // 2 if n % 2 == 0 else 3 * n + 1
        base = self.cache[n]
        for t in reversed(trail):
            base += 1
            self.cache[t] = base
        return base

    def slowestStart(self, nums):
        best = max(nums, key=self.steps)
        return best, self.steps(best), len(self.cache)
#> Solution().slowestStart([12, 7, 20, 3, 16])
#> Solution().slowestStart([64, 128, 256, 21, 85])
#> Solution().slowestStart([1])
#> Solution().slowestStart([9, 14, 22, 11])
#> Solution().slowestStart([5, 10, 100, 52])
# %%
def signal_flags(nums, bits):
    flags = 0
    toggles = 0
    trace = []
    for n in nums:
        bit = 1 << (n % bits)
        if flags & bit:
            flags &= ~bit
            toggles += 1
        else:
            flags |= bit
        trace.append(flags)
    return flags, toggles, max(trace, default=0)
#> signal_flags([14, 33, 8, 27, 90, 5, 61, 18, 42, 70, 11, 96], 6)
#> signal_flags([100, 200, 300, 400, 500, 600, 700, 800, 900, 1000], 8)
#> signal_flags([7, 7, 7, 7, 7, 7, 7, 7, 7, 7, 7], 4)
#> signal_flags([], 3)
#> signal_flags([2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47, 53], 10)
