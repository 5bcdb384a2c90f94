# %%
class Solution:
    def tidalBalance(self, nums, k):
        total = 0
        best = -10**9
        for i in range(len(nums)):
            total += nums[i]
            if i >= k:
                total -= nums[i - k]
            if i >= k - 1 and total * 2 - nums[i] > best:
                best = total * 2 - nums[i]
        return best
#> Solution().tidalBalance([12, -340, 77, 905, 13, 13, -8, 4021, 66, 250], 3)
#> Solution().tidalBalance([5, 5, 5, 18, -2, 91, 700, 33, 1204, 6, 6, 47], 4)
#> Solution().tidalBalance([-15, -220, -31, -4, -999, -12, -8, -61, -70, -3, -45], 2)
#> Solution().tidalBalance([830], 2)
#> Solution().tidalBalance([19, 284, 3310, 7, 56, 56, 912, 48, 105, 2, 7740, 31, 64, 9], 5)
# %%
def checksum_chain(values, mod):
    a, b = 1, 0
    for v in values:
        a = (a * 31 + v) % mod
        b = (b + a) % mod
    return a, b, (b * mod + a) % 9973
#> checksum_chain([104, 27, 993, 15, 15, 4820, 73, 618, 9, 250, 37, 1111, 86], 97)
#> checksum_chain([-5, 81, -340, 62, 7, 19, 2048, 55, -13, 400, 6, 71], 1009)
#> checksum_chain([3, 1, 4, 1, 5, 9, 2, 6, 5, 3, 5, 8, 9, 7, 9, 3, 2, 3, 8, 4], 10**9 + 7)
#> checksum_chain([], 50)
#> checksum_chain([99999, 12345, 67890, 24680, 13579, 11223, 44556, 77889, 10101, 90909], 65521)
# %%
class Solution:
    def mergeTolls(self, east, west):
        i = j = 0
        paid = 0
        out = []
        while i < len(east) and j < len(west):
            if east[i] <= west[j]:
                paid += east[i] * (j + 1)
                out.append(east[i])
                i += 1
            else:
                paid += west[j] * (i + 1)
                out.append(-west[j])
                j += 1
        out += east[i:]
        out += [-w for w in west[j:]]
        return paid, out
#> Solution().mergeTolls([3, 18, 44, 44, 120, 365], [5, 20, 44, 98, 400])
#> Solution().mergeTolls([11, 57, 203, 911, 1250], [11, 12, 13, 600, 601, 602, 2000])
#> Solution().mergeTolls([], [7, 9])
#> Solution().mergeTolls([1000, 2000, 3000, 4100], [15, 37, 77, 256, 999, 1001])
#> Solution().mergeTolls([2, 4, 8, 16, 32, 64, 128], [1, 3, 9, 27, 81, 243])
# %%
def digit_fold(n):
    left, right = 0, 0
    place = 0
    while n:
        n, d = divmod(n, 10)
        if place % 2 == 0:
            right = right * 10 + d
        else:
            left = left + d * (place + 1)
        place += 1
    return left, right


def fold_report(numbers):
    best = None
    total = 0
    for x in numbers:
        l, r = digit_fold(x)
        total += l * r
        if best is None or r - l > best[0]:
            best = (r - l, x)
    return total, best
#> fold_report([48213, 7706, 99120])
#> fold_report([12345678, 1002])
#> fold_report([5501, 5510, 5015, 1055])
#> fold_report([])
#> fold_report([1000000, 999999, 86420])
# %%
from typing import List


class Solution:
    def shelfPivot(self, nums: List[int]) -> List[int]:
        n = len(nums)
        pre = [0] * (n + 1)
        for i in range(n):
            pre[i + 1] = pre[i] + nums[i]
        best, where = float('inf'), -1
        for i in range(1, n):
            diff = abs(pre[i] * (n - i) - (pre[n] - pre[i]) * i)
            if diff < best:
                best = diff
                where = i
        return [where, pre[where], pre[n] - pre[where]]
#> Solution().shelfPivot([40, 51, 38, 420, 47, 12, 66, 39, 58, 41, 45])
#> Solution().shelfPivot([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13])
#> Solution().shelfPivot([900, -450, 300, -225, 180, -150, 1280, -112, 100, -90])
#> Solution().shelfPivot([77])
#> Solution().shelfPivot([2015, 2016, 2014, 2015, 2013, 2017, 2015, 2012, 2018, 2011, 2019, 2015])
# %%
class Solution:
    def rotateAndPair(self, nums, shift):
        n = len(nums)
        shift %= n
        turned = nums[-shift:] + nums[:-shift] if shift else nums[:]
        score = 0
        for i in range(n // 2):
            a, b = turned[i], turned[n - 1 - i]
            if (a + b) % 2:
                score += a * b // 10
            else:
                score -= (a - b) // 2
        return score
#> Solution().rotateAndPair([14, 25, 36, 47, 58, 69, 70, 81, 92, 103, 114, 125], 5)
#> Solution().rotateAndPair([512, 33, 8, 1999, 64, 27, 740, 301, 55, 90, 16, 7, 230, 4], 17)
#> Solution().rotateAndPair([-6, 45, -130, 29, 88, -17, 304, 71, -52, 19, 6], 0)
#> Solution().rotateAndPair([9], 3)
#> Solution().rotateAndPair([100, 200, 300, 400, 500, 601, 702, 803, 904, 1005, 1106, 1207, 1308], -4)
# %%
def gcd(a, b):
    while b:
        a, b = b, a % b
    return a


def gear_links(teeth):
    strong = 0
    product = 1
    for i in range(1, len(teeth)):
        g = gcd(teeth[i - 1], teeth[i])
        if g > 3:
            strong += 1
            product = product * g % 1009
        elif g == 1:
            strong -= 1
    return strong, product
#> gear_links([48, 36, 90, 75, 14, 21, 56, 8, 120, 35])
#> gear_links([17, 34, 51, 68, 85, 102, 119, 136])
#> gear_links([1024, 640, 400, 250, 156, 97])
#> gear_links([360])
#> gear_links([144, 89, 55, 377, 610])
# %%
class Solution:
    def rainTicks(self, length, showers):
        diff = [0] * (length + 1)
        for start, end, amount in showers:
            diff[start] += amount
            diff[end] -= amount
        wet = 0
        level = 0
        peak = 0
        for i in range(length):
            level += diff[i]
            if level > 0:
                wet += 1
            peak = max(peak, level * 10 + i)
        return wet, peak // 10, peak % 10
#> Solution().rainTicks(10, [(0, 4, 12), (2, 7, 30), (6, 9, 5)])
#> Solution().rainTicks(8, [(1, 3, 100), (3, 5, 100), (2, 4, 45), (0, 8, 1)])
#> Solution().rainTicks(10, [])
#> Solution().rainTicks(9, [(4, 9, 250), (4, 5, -250), (0, 2, 17)])
#> Solution().rainTicks(10, [(0, 10, 3), (1, 9, 30), (2, 8, 300), (3, 7, 3000)])
# %%
def split_ledger(entries, limit):
    pages = []
    page_sum = 0
    page_len = 0
    for e in entries:
        if page_len and page_sum + abs(e) > limit:
            pages.append((page_len, page_sum))
            page_sum = page_len = 0
        page_sum += abs(e)
        page_len += 1
    if page_len:
        pages.append((page_len, page_sum))
    return pages
#> split_ledger([120, -45, 300, 18, -18, 77, 410, 5, 5, -250, 60, 33], 500)
#> split_ledger([999, 1, 1, 1, 999, 1, 1, 500, 500, 2, 3], 1000)
#> split_ledger([4200, 3100, 1, 2, 3, 4, 5, 9000, 6, 7], 100)
#> split_ledger([], 10)
#> split_ledger([31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31], 92)
# %%
class Solution:
    def primeSeats(self, n, fares):
        sieve = [True] * (n + 1)
        sieve[0] = sieve[1] = False
        p = 2
        while p * p <= n:
            if sieve[p]:
                for q in range(p * p, n + 1, p):
                    sieve[q] = False
            p += 1
        got = 0
        for i, f in enumerate(fares):
            if i <= n and sieve[i]:
                got += f
            else:
                got -= f // 10
        return got
#> Solution().primeSeats(20, [105, 220, 330, 47, 58, 610, 72, 83, 940, 15, 160, 271, 18])
#> Solution().primeSeats(11, [1000, 2000, 3000, 4000, 5000, 6000, 7000, 8000, 9000, 10000])
#> Solution().primeSeats(30, [7, 14, 21, 28, 35, 42, 49, 56, 63, 70, 77, 84, 91, 98])
#> Solution().primeSeats(2, [-55, 44, 33, 22, 11])
#> Solution().primeSeats(25, [])
# %%
def quiet_partition(a, pivot):
    a = a[:]
    lo, hi = 0, len(a) - 1
    swaps = 0
    while lo <= hi:
        if a[lo] < pivot:
            lo += 1
        elif a[hi] >= pivot:
            hi -= 1
        else:
            a[lo], a[hi] = a[hi], a[lo]
            swaps += 1
            lo, hi = lo + 1, hi - 1
    return lo, swaps, a
#> quiet_partition([52, 7, 310, 18, 99, 45, 45, 210, 3, 61, 88, 12], 50)
#> quiet_partition([-4, 900, -33, 15, 0, 27, -81, 640, 5, -1, 72], 0)
#> quiet_partition([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 100)
#> quiet_partition([8001, 7002, 6003, 5004, 4005, 3006, 2007, 1008, 9, 10], 4500)
#> quiet_partition([], 5)
# %%
class Solution:
    def averageDrift(self, readings):
        mean = 0.0
        crossings = 0
        above = False
        for count, r in enumerate(readings, 1):
            mean += (r - mean) / count
            now = r > mean
            if now != above and count > 1:
                crossings += 1
            above = now
        return crossings, round(mean, 3)
#> Solution().averageDrift([20, 23, 19, 31, 18, 18, 40, 12, 25, 26, 30])
#> Solution().averageDrift([100, 90, 81, 73, 66, 59, 53, 48, 43, 39, 35])
#> Solution().averageDrift([-12, 14, -16, 18, -20, 22, -24, 26, -28, 30, -32, 34])
#> Solution().averageDrift([5])
#> Solution().averageDrift([1500, 1501, 1499, 1620, 1380, 1500, 1500, 2750, 250, 1500, 1503])
# %%
def bin_search_cost(keys, wanted):
    l, r = 0, len(keys) - 1
    cost = 0
    while l <= r:
        mid = (l + r) // 2
        cost += abs(keys[mid] - wanted) % 100
        if keys[mid] == wanted:
            return mid, cost
        if keys[mid] < wanted:
            l = mid + 1
        else:
            r = mid - 1
    return ~l, cost


def audit(keys, queries):
    hits, spent = [], 0
    for q in queries:
        pos, c = bin_search_cost(keys, q)
        spent += c
        if pos >= 0:
            hits.append(pos)
    return hits, spent
#> audit([4, 9, 15, 22, 30, 48, 77, 103, 150, 212, 399, 640, 812], [22, 640, 5, 103])
#> audit([10, 20, 30, 40, 50, 60, 70, 80, 90, 100, 110], [110, 10, 55])
#> audit([-900, -410, -88, -12, 0, 37, 260, 1800, 4400, 9001], [-88, 9001, 9002, -901, 0])
#> audit([], [3, 4])
#> audit([123, 234, 345, 456, 567, 678, 789, 890, 901, 1012, 1123, 1234], [700, 789, 1200])
# %%
class Solution:
    def staircaseDebt(self, nums):
        need = 0
        prev = nums[0] if nums else 0
        spots = []
        for i, x in enumerate(nums):
            if x < prev:
                need += (prev - x) * (i % 3 + 1)
                spots.append(i)
            else:
                prev = x
        return need, spots
#> Solution().staircaseDebt([5, 12, 9, 9, 30, 28, 41, 7, 100, 99, 98, 250])
#> Solution().staircaseDebt([1000, 10, 20, 30, 40, 50, 60, 70, 80, 90])
#> Solution().staircaseDebt([1, 1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144])
#> Solution().staircaseDebt([])
#> Solution().staircaseDebt([-300, -310, -200, -205, -100, -140, 0, -1, 55, 54, 4321, 4320])
# %%
def reverse_digits(n):
    r = 0
    while n > 0:
        r = r * 10 + n % 10
        n //= 10
    return r


def mirror_walk(start, steps):
    seen = [start]
    cur = start
    for _ in range(steps):
        cur = abs(cur - reverse_digits(cur)) + len(seen)
        seen.append(cur)
        if cur < 10:
            break
    return seen
#> mirror_walk(5814, 4)
#> mirror_walk(1221, 3)
#> mirror_walk(90007, 5)
#> mirror_walk(7, 2)
#> mirror_walk(12345678, 3)
# %%
class Solution:
    def alternatingGain(self, prices, fee):
        hold, free = -prices[0], 0
        for p in prices[1:]:
            if p % 5 == 0:
                hold = max(hold, free - p)
            else:
                free = max(free, hold + p - fee)
        return free
#> Solution().alternatingGain([120, 133, 115, 148, 90, 171, 85, 99, 100, 214, 60, 61], 3)
#> Solution().alternatingGain([505, 512, 500, 498, 495, 530, 531, 480, 477, 475, 601], 20)
#> Solution().alternatingGain([10, 15, 20, 25, 30, 35, 40, 45, 50, 55], 1)
#> Solution().alternatingGain([7, 8, 9], 5)
#> Solution().alternatingGain([2000, 1503, 1400, 1666, 1555, 1234, 1205, 1917, 1000, 2222, 995, 3001], 7)
# %%
from typing import List


class Solution:
    def stoneBuckets(self, weights: List[int], width: int) -> List[int]:
        lo, hi = min(weights), max(weights)
        size = (hi - lo) // width + 1
        buckets = [0] * size
        for w in weights:
            buckets[(w - lo) // width] += 1
        run = 0
        for i in range(size):
            run += buckets[i]
            buckets[i] = run * 100 // len(weights)
        return buckets
#> Solution().stoneBuckets([34, 51, 12, 78, 45, 45, 90, 23, 67, 88, 15, 41], 20)
#> Solution().stoneBuckets([-50, -20, 10, 40, 70, 100, -35, 5, 45, 85, 99], 25)
#> Solution().stoneBuckets([1200, 1350, 1275, 1999, 1500, 1201, 1420, 1888, 1730, 1610, 1555], 100)
#> Solution().stoneBuckets([8], 3)
#> Solution().stoneBuckets([5, 5, 5, 5, 5, 5, 5, 5, 5, 6], 1)
# %%
def tram_load(on, off, cap):
    load = 0
    left_behind = 0
    fullest = 0
    for stop in range(len(on)):
        load -= min(load, off[stop])
        room = cap - load
        if on[stop] > room:
            left_behind += on[stop] - room
            load = cap
        else:
            load += on[stop]
        fullest = max(fullest, load * 100 // cap)
    return load, left_behind, fullest
#> tram_load([12, 30, 25, 8, 0, 41, 19, 3, 3, 0], [0, 4, 11, 20, 6, 9, 35, 12, 2, 8], 60)
#> tram_load([100, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 90)
#> tram_load([7, 14, 21, 28, 35, 42, 49, 56, 63, 70], [0, 70, 63, 56, 49, 42, 35, 28, 21, 14], 128)
#> tram_load([], [], 50)
#> tram_load([40, 0, 0, 66, 17, 80, 2, 54, 9, 9, 31, 0], [0, 10, 10, 10, 25, 25, 60, 1, 1, 1, 70, 90], 75)
# %%
class Solution:
    def bubbleDistance(self, nums, rounds):
        moved = 0
        n = len(nums)
        for r in range(rounds):
            for j in range(n - 1 - r):
                if nums[j] > nums[j + 1]:
                    nums[j], nums[j + 1] = nums[j + 1], nums[j]
                    moved += nums[j + 1] - nums[j]
        return moved, nums
#> Solution().bubbleDistance([310, 42, 77, 5, 900, 63, 63, 12, 208, 1], 2)
#> Solution().bubbleDistance([10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0], 3)
#> Solution().bubbleDistance([-1, -100, 55, -54, 1000, 999, 3, 4, -7, 20, 8, 16], 2)
#> Solution().bubbleDistance([1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 1)
#> Solution().bubbleDistance([], 2)
# %%
def modular_ladder(base, exps, mod):
    acc = 1
    trail = []
    for e in exps:
        b, p = base % mod, 1
        while e:
            if e & 1:
                p = p * b % mod
            b = b * b % mod
            e >>= 1
        acc = (acc + p) * 3 % mod
        trail.append(acc)
    return trail
#> modular_ladder(7, [5, 12, 3, 9], 97)
#> modular_ladder(123, [20, 1, 0, 33], 1009)
#> modular_ladder(2, [10, 20, 30, 40], 10**9 + 7)
#> modular_ladder(45, [], 11)
#> modular_ladder(-3, [7, 8, 15, 16], 613)
# %%
class Solution:
    def peakToll(self, nums):
        def is_peak(i):
            return nums[i - 1] < nums[i] > nums[i + 1]

        toll, last = 0, -1
        for i in range(1, len(nums) - 1):
            if is_peak(i):
                if last >= 0:
                    toll += (i - last) * min(nums[i], nums[last])
                last = i
        return toll
#> Solution().peakToll([10, 45, 30, 31, 29, 80, 12, 12, 64, 63, 90, 5])
#> Solution().peakToll([1, 300, 2, 400, 3, 500, 4, 600, 5, 700, 6])
#> Solution().peakToll([9, 9, 9, 9, 9, 9, 9, 9, 9, 9])
#> Solution().peakToll([-50, -20, -30, -10, -70, -5, -6, -90, 1200, 14, 15, 13, 2])
#> Solution().peakToll([4, 6])
# %%
def prefix_table_queries(nums, queries):
    table = [0]
    for x in nums:
        table.append(table[-1] + x * x)
    out = []
    for l, r in queries:
        if l > r:
            l, r = r, l
        total = table[r + 1] - table[l]
        out.append(total // (r - l + 1))
    return out
#> prefix_table_queries([3, 11, -7, 20, 15, 8, 31, 2, 40, -19, 6], [(0, 4), (7, 3), (10, 10), (2, 9)])
#> prefix_table_queries([100, 90, 80, 70, 60, 50, 40, 30, 20, 10], [(0, 9), (5, 6), (8, 1)])
#> prefix_table_queries([12, 12, 13, 13, 14, 14, 15, 15, 16, 16, 17, 17], [(11, 0), (3, 3)])
#> prefix_table_queries([5], [])
#> prefix_table_queries([250, -125, 62, -31, 15, -7, 3, -1, 0, 999, 1], [(0, 3), (4, 8), (9, 10), (1, 1), (6, 2)])
# %%
class Solution:
    def cookieShare(self, jars, kids):
        rest = 0
        per_kid = 0
        for idx, jar in enumerate(jars):
            share, extra = divmod(jar + rest, kids)
            if share == 0:
                rest += jar
                continue
            per_kid += share
            rest = extra
            if (idx + 1) % 4 == 0:
                kids += 1
        return per_kid, rest, kids
#> Solution().cookieShare([37, 120, 8, 99, 256, 4, 4, 73, 310, 12, 5], 7)
#> Solution().cookieShare([1, 2, 1, 2, 1, 2, 1, 2, 1, 2, 1, 2], 10)
#> Solution().cookieShare([1000, 999, 998, 997, 996, 995, 994, 993, 992, 991], 13)
#> Solution().cookieShare([], 4)
#> Solution().cookieShare([15, 88, 301, 47, 60, 7200, 33, 9, 9, 9, 518, 64, 2], 26)
# %%
def largest_gap_ratio(values):
    s = sorted(values)
    best_ratio = 0.0
    pair = None
    for i in range(len(s) - 1):
        a, b = s[i], s[i + 1]
        if a <= 0:
            continue
        ratio = b / a
        if ratio > best_ratio:
            best_ratio, pair = ratio, (a, b)
    return round(best_ratio, 2), pair
#> largest_gap_ratio([34, 7, 120, 55, 18, 91, 3, 260, 44, 12, 1000])
#> largest_gap_ratio([-5, 0, 8, 8, 9, 15, 14, 13, 29, 40, -77, 61])
#> largest_gap_ratio([2048, 512, 128, 32, 8, 2, 1024, 256, 64, 16, 4])
#> largest_gap_ratio([-3, -2])
#> largest_gap_ratio([1505, 1510, 1490, 1777, 1632, 1801, 1999, 1250, 1100, 1345, 1288, 2400])
# %%
class Solution:
    def zigzagSum(self, nums, stride):
        i, step = 0, 1
        total = 0
        count = 0
        n = len(nums)
        while 0 <= i < n and count < 2 * n:
            total += nums[i] if step > 0 else -nums[i]
            count += 1
            if count % stride == 0:
                step = -step
                i += 2 * stride
            else:
                i += step
        return total, count, i
#> Solution().zigzagSum([11, 22, 33, 44, 55, 66, 77, 88, 99, 110, 121], 3)
#> Solution().zigzagSum([5, 300, 41, 78, -60, 19, 250, 8, 33, 901, 64, 27], 2)
#> Solution().zigzagSum([9, 8, 7, 6, 5, 4, 3, 2, 1, 0], 20)
#> Solution().zigzagSum([1040, 2050, 3060, 4070, 5080, 6090, 7100, 8110, 9120, 130, 140, 150, 160], 4)
#> Solution().zigzagSum([], 1)
# %%
def digital_cost(n):
    s = 0
    while n:
        s += n % 10
        n //= 10
    return s


def sort_by_cost(numbers, cut):
    cheap = [x for x in numbers if digital_cost(x) < cut]
    dear = [x for x in numbers if digital_cost(x) >= cut]
    gap = sum(dear) // max(1, len(dear)) - sum(cheap) // max(1, len(cheap))
    return sorted(cheap, key=digital_cost), len(dear), gap
#> sort_by_cost([4019, 88, 120, 7], 14)
#> sort_by_cost([9999, 1000, 2345, 31], 10)
#> sort_by_cost([555, 5055], 100)
#> sort_by_cost([], 3)
#> sort_by_cost([60210, 13, 40004, 91, 7], 9)
# %%
class Solution:
    def windowParity(self, nums: list, k: int) -> list:
        odd = sum(x & 1 for x in nums[:k])
        out = [odd]
        for i in range(k, len(nums)):
            odd += nums[i] % 2 - nums[i - k] % 2
            if odd * 2 == k:
                out.append(nums[i] - nums[i - k])
            else:
                out.append(odd)
        return out
#> Solution().windowParity([13, 28, 45, 60, 71, 82, 93, 104, 15, 26, 37, 48], 4)
#> Solution().windowParity([2, 4, 6, 801, 10, 12, 1403, 16, 18, 20, 2005], 3)
#> Solution().windowParity([-7, -12, -33, 40, -51, 66, 77, -88, 99, 100, 111, -122, 133], 6)
#> Solution().windowParity([5, 5], 3)
#> Solution().windowParity([301, 302, 305, 308, 311, 316, 321, 328, 335, 344, 353, 364, 375, 388], 2)
# %%
def fuel_plan(distances, tank, stations):
    fuel = tank
    stops = []
    spent = 0
    for leg, d in enumerate(distances):
        if fuel < d:
            buy = tank - fuel
            spent += buy * stations[leg % len(stations)]
            stops.append(leg)
            fuel = tank
            if fuel < d:
                return None, leg
        fuel -= d
    return spent, stops, fuel
#> fuel_plan([45, 60, 120, 35, 80, 15, 150, 90, 22, 67, 104, 31], 200, [3, 5, 2])
#> fuel_plan([10, 20, 30, 40, 50, 60, 70, 80, 90, 100], 130, [12, 15, 9, 21])
#> fuel_plan([55, 55, 55, 55, 301, 55, 55, 55, 55, 55], 300, [7])
#> fuel_plan([], 50, [1])
#> fuel_plan([412, 38, 77, 205, 190, 333, 61, 18, 244, 129, 400], 480, [145, 139, 151])
# %%
class Solution:
    def cancelNeighbors(self, nums):
        stack = []
        cancelled = 0
        for x in nums:
            while stack and stack[-1] * x < 0 and abs(stack[-1]) < abs(x):
                cancelled += abs(stack.pop())
            if stack and stack[-1] + x == 0:
                cancelled += 2 * abs(stack.pop())
            else:
                stack.append(x)
        return stack, cancelled
#> Solution().cancelNeighbors([15, 20, -40, 33, -33, 7, -120, 64, 12, -80, 5])
#> Solution().cancelNeighbors([1, -2, 3, -4, 5, -6, 7, -8, 9, -10, 11])
#> Solution().cancelNeighbors([100, -50, 25, -12, 6, -3, 1, 999, -999, -100, 41])
#> Solution().cancelNeighbors([])
#> Solution().cancelNeighbors([8, 8, 8, 8, -9, 7, 7, -7, 3000, -2999, 10, -10, 4])
# %%
def swap_to_front(items, target_mod, mod):
    items = list(items)
    front = 0
    travel = 0
    for i in range(len(items)):
        if items[i] % mod == target_mod:
            travel += i - front
            items[front], items[i] = items[i], items[front]
            front += 1
    return items[:front], travel, sum(items[front:])
#> swap_to_front([14, 27, 33, 48, 51, 69, 72, 85, 96, 101, 118], 3, 5)
#> swap_to_front((200, 301, 402, 503, 604, 705, 806, 907, 1008, 1109), 0, 7)
#> swap_to_front([-3, -8, 13, 22, -19, 40, 55, -61, 74, 88, 93, -99], 1, 4)
#> swap_to_front([], 0, 2)
#> swap_to_front([12345, 54321, 11111, 22222, 98765, 56789, 33333, 44444, 10203, 30201, 77], 6, 9)
# %%
class Solution:
    def lampYears(self, births, deaths):
        events = sorted([(b, 1) for b in births] + [(d, -1) for d in deaths])
        alive = best = 0
        lit = 0
        prev = events[0][0]
        for year, change in events:
            if alive > 1:
                lit += year - prev
            alive += change
            prev = year
            if alive > best:
                best, when = alive, year
        return best, when, lit
#> Solution().lampYears([1900, 1915, 1922, 1948, 1950], [1960, 1940, 1999, 1951, 2003])
#> Solution().lampYears([10, 20, 30, 40, 50, 60], [15, 25, 35, 45, 55, 65])
#> Solution().lampYears([1, 1, 1, 1, 700], [800, 650, 650, 2, 701])
#> Solution().lampYears([2500], [2512])
#> Solution().lampYears([305, 118, 240, 199, 362, 77], [410, 260, 377, 333, 390, 120])
# %%
MOD = 1009


def mix(a, b):
    return (a * 17 + b * 23) % MOD


def fold_tournament(seeds):
    rounds = 0
    while len(seeds) > 1:
        nxt = []
        for i in range(0, len(seeds) - 1, 2):
            nxt.append(mix(seeds[i], seeds[i + 1]))
        if len(seeds) % 2:
            nxt.append(seeds[-1])
        seeds = nxt
        rounds += 1
    return seeds, rounds
#> fold_tournament([105, 33, 871, 64, 12, 990, 47, 5, 318, 226, 73])
#> fold_tournament([2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26])
#> fold_tournament([5000, 6000, 7000, 8000])
#> fold_tournament([42])
#> fold_tournament([-17, 23, -29, 31, -37, 41, -43, 47, -53, 59, -61, 67, -71, 73, -79, 83])
# %%
class Solution:
    def trimmedMean(self, nums, cut):
        nums = sorted(nums)
        k = len(nums) * cut // 100
        lo, hi = k, len(nums) - k
        if lo >= hi:
            return 0.0
        total = 0
        for i in range(lo, hi):
            total += nums[i]
        mean = total / (hi - lo)
        off = 0
        for x in nums:
            if abs(x - mean) > mean / 2:
                off += 1
        return round(mean, 2), off
#> Solution().trimmedMean([34, 51, 48, 900, 47, 12, 66, 39, 58, 41, 45, 50], 10)
#> Solution().trimmedMean([5, 10, 15, 20, 25, 30, 35, 40, 45, 50], 25)
#> Solution().trimmedMean([1, 2, 3, 4], 50)
#> Solution().trimmedMean([2100, 1950, 2010, 4020, 1990, 2005, 100, 1875, 2050, 3999, 2000, 1000, 1040], 15)
#> Solution().trimmedMean([-8, 100, -30, 64, 71, 18, 29, 44, 53, 37, 80], 20)
# %%
def bounce(nums, start):
    i = start
    hops = 0
    total = 0
    visited = [False] * len(nums)
    while not visited[i]:
        visited[i] = True
        total += nums[i]
        i = (i + nums[i]) % len(nums)
        hops += 1
    return hops, i, total
#> bounce([13, 25, 7, 40, 19, 102, 3, 58, 11, 66, 31], 0)
#> bounce([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 4)
#> bounce([-5, 17, -23, 8, 1001, -64, 29, 30, -12, 45, 71, 2, 93], 6)
#> bounce([7], 0)
#> bounce([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 9)
# %%
class Solution:
    def rentTiers(self, incomes, tiers):
        def tax(x):
            due, prev = 0, 0
            for top, rate in tiers:
                if x <= prev:
                    break
                due += (min(x, top) - prev) * rate
                prev = top
            return due // 100

        total = 0
        worst = 0
        for income in incomes:
            t = tax(income)
            total += t
            worst = max(worst, t * 1000 // income)
        return total, worst
#> Solution().rentTiers([850, 2400, 12000, 430, 5600], [(1000, 5), (5000, 12), (100000, 30)])
#> Solution().rentTiers([99, 101, 150, 201, 320, 777], [(100, 0), (200, 10), (1000, 20)])
#> Solution().rentTiers([], [(10, 1)])
#> Solution().rentTiers([31000, 45500, 18250], [(12570, 0), (37700, 20), (125140, 40), (999999, 45)])
#> Solution().rentTiers([60, 70, 80, 90, 100, 110], [(75, 33)])
# %%
def count_inversions_mod(nums, m):
    inv = 0
    weight = 0
    for i in range(len(nums)):
        for j in range(i):
            if nums[j] % m > nums[i] % m:
                inv += 1
                weight += (i - j) * (nums[j] % m - nums[i] % m)
    return inv, weight
#> count_inversions_mod([17, 42, 8, 65, 23, 90, 31, 54, 76, 12], 10)
#> count_inversions_mod([100, 205, 310, 415, 520, 625, 730, 835, 940, 1045, 1150], 97)
#> count_inversions_mod([-4, 19, -33, 58, 71, -86, 95, 102, -117, 124], 13)
#> count_inversions_mod([5, 6, 7, 8], 100)
#> count_inversions_mod([9001, 8012, 7023, 6034, 5045, 4056, 3067, 2078, 1089, 99, 100], 1000)
# %%
class Solution:
    def equalizeBarrels(self, barrels, moves):
        log = []
        for _ in range(moves):
            hi = max(range(len(barrels)), key=lambda i: barrels[i])
            lo = min(range(len(barrels)), key=lambda i: barrels[i])
            amount = (barrels[hi] - barrels[lo]) // 2
            if amount == 0:
                break
            barrels[hi] -= amount
            barrels[lo] += amount
            log.append(amount)
        return log, barrels[0] + barrels[-1]
#> Solution().equalizeBarrels([120, 45, 300, 18, 77, 410, 5, 250, 60, 33], 4)
#> Solution().equalizeBarrels([10, 11, 10, 11, 10, 11, 10, 11, 10, 11, 10], 6)
#> Solution().equalizeBarrels([1000, 0, 500, 250, 125, 62, 31, 15, 7, 3, 1], 3)
#> Solution().equalizeBarrels([64], 2)
#> Solution().equalizeBarrels([-50, 75, -100, 125, -150, 175, -200, 225, 1, 2], 5)
# %%
def runs_of_growth(series, factor):
    runs = []
    start = 0
    for i in range(1, len(series) + 1):
        if i == len(series) or series[i] * 10 < series[i - 1] * factor:
            if i - start > 1:
                runs.append((start, i - 1, series[i - 1] - series[start]))
            start = i
    return runs
#> runs_of_growth([100, 110, 121, 120, 119, 140, 130, 155, 171, 90, 99], 10)
#> runs_of_growth([50, 48, 46, 40, 44, 43, 42, 20, 21, 19, 35, 33], 9)
#> runs_of_growth([1, 2, 4, 8, 16, 32, 65, 129, 258, 516], 20)
#> runs_of_growth([], 10)
#> runs_of_growth([1520, 1490, 1475, 2210, 2105, 3000, 2700, 2699, 3500, 4000, 3999, 15], 9)
# %%
class Solution:
    def luckyPlates(self, plates: list, lucky: int) -> dict:
        groups = {}
        for plate in plates:
            total, prod, n = 0, 1, plate
            while n:
                n, d = divmod(n, 10)
                total += d
                prod *= d or 1
            key = (total + prod) % lucky
            groups[key] = groups.get(key, 0) + 1
        return groups
#> Solution().luckyPlates([4721, 8036, 1500, 9999], 7)
#> Solution().luckyPlates([12, 21, 102, 201], 3)
#> Solution().luckyPlates([60606, 71717, 82828], 11)
#> Solution().luckyPlates([], 5)
#> Solution().luckyPlates([10000001, 20450, 333, 72], 13)
# %%
def water_tanks(flows, capacity):
    level = [0] * len(capacity)
    spilled = 0
    for f in flows:
        for i in range(len(level)):
            take = min(f, capacity[i] - level[i])
            level[i] += take
            f -= take
            if f == 0:
                break
        else:
            spilled += f
    return level, spilled
#> water_tanks([30, 55, 12, 80, 7, 140, 25], [100, 60, 150])
#> water_tanks([5, 10, 15, 20, 25, 30], [18, 18, 18, 18])
#> water_tanks([900, 1, 1], [400, 300])
#> water_tanks([], [10])
#> water_tanks([64, 128, 256, 512, 33], [100, 200, 300, 400])
