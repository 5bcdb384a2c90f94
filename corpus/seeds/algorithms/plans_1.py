# %%
from typing import List

class Solution:
    def bestLanternRow(self, glow: List[int], rest: int) -> int:
        n = len(glow)
        dp = [0] * (n + 1)
        for i in range(1, n + 1):
            back = i - rest - 1
            take = glow[i - 1] + (dp[back] if back > 0 else 0)
            dp[i] = max(dp[i - 1], take)
        return dp[n]
#> Solution().bestLanternRow([4, 1, 7, 3], 1)
#> Solution().bestLanternRow([2, 9, 2, 5, 8, 1], 2)
#> Solution().bestLanternRow([], 3)
#> Solution().bestLanternRow(glow=[5, 5, 5, 5, 5], rest=0)
#> Solution().bestLanternRow(glow=[6], rest=4)
# %%
from typing import List

class Solution:
    def fewestStamps(self, stamps: List[int], postage: int, glueLimit: int) -> int:
        INF = 10 ** 6
        dp = [INF] * (postage + 1)
        dp[0] = 0
        for i in range(1, postage + 1):
            for c in stamps:
                if i >= c:
                    dp[i] = min(dp[i], dp[i - c] + 1)
        return dp[postage] if dp[postage] <= glueLimit else -1
#> Solution().fewestStamps([1, 4, 5], 8, 3)
#> Solution().fewestStamps([3, 5], 7, 4)
#> Solution().fewestStamps([2], 6, 2)
#> Solution().fewestStamps(stamps=[2, 3], postage=9, glueLimit=5)
#> Solution().fewestStamps(stamps=[7], postage=0, glueLimit=0)
# %%
class Solution:
    def packSled(self, weights: list[int], joys: list[int], cap: int) -> list[int]:
        best = [0] * (cap + 1)
        for day, (w, v) in enumerate(zip(weights, joys)):
            v = max(1, v - day)
            for j in range(cap, w - 1, -1):
                crowd = 1 if best[j - w] > v else 0
                if best[j - w] + v - crowd > best[j]:
                    best[j] = best[j - w] + v - crowd
        return best
#> Solution().packSled([2, 3, 1], [5, 6, 2], 5)
#> Solution().packSled([4, 4], [7, 9], 4)
#> Solution().packSled([], [], 3)
#> Solution().packSled(weights=[1, 2, 3, 2], joys=[1, 4, 4, 3], cap=6)
#> Solution().packSled(weights=[8], joys=[10], cap=5)
# %%
from typing import List

class Solution:
    def tradeHoney(self, prices: List[int], toll: int) -> int:
        hold, free = -prices[0], 0
        for p in prices[1:]:
            hold, free = max(hold - 1, free - p), max(free, hold + p - toll)
        return free
#> Solution().tradeHoney([3, 8, 2, 9, 4], 1)
#> Solution().tradeHoney([9, 7, 4, 1], 0)
#> Solution().tradeHoney([2, 3, 4, 5, 9], 2)
#> Solution().tradeHoney(prices=[1, 6, 5, 6, 2, 7, 3], toll=3)
#> Solution().tradeHoney(prices=[5, 9, 3, 8], toll=0)
# %%
def count_tilings(length, tiles, mod):
    ways = [0] * (length + 1)
    ways[0] = 1
    for i in range(1, length + 1):
        total = 0
        for size, colors in tiles:
            if size <= i:
                total += ways[i - size] * colors
        ways[i] = total % mod
    return ways[length]
#> count_tilings(5, [(1, 2), (2, 1)], 7)
#> count_tilings(4, [(2, 3), (3, 1)], 100)
#> count_tilings(0, [(1, 1)], 10)
#> count_tilings(7, [(1, 1), (3, 2)], 13)
#> count_tilings(3, [(4, 5)], 9)
# %%
from typing import List

class Solution:
    def cheapestDescent(self, cost: List[List[int]]) -> int:
        rows, cols = len(cost), len(cost[0])
        f = [row[:] for row in cost]
        for i in range(1, rows):
            for j in range(cols):
                left = f[i - 1][j - 1] if j > 0 else f[i - 1][cols - 1] + 2
                f[i][j] += min(f[i - 1][j], left)
        return min(f[-1])
#> Solution().cheapestDescent([[3, 1, 4], [2, 7, 1], [5, 5, 2]])
#> Solution().cheapestDescent([[6]])
#> Solution().cheapestDescent([[1, 9], [9, 1], [1, 9]])
#> Solution().cheapestDescent([[8, 2, 6, 4]])
#> Solution().cheapestDescent(cost=[[1, 2, 3, 4], [4, 3, 2, 1], [2, 2, 9, 0]])
# %%
from itertools import accumulate

def water_levels(pots, pours):
    diff = [0] * (pots + 1)
    for a, b, cups in pours:
        diff[a] += cups
        diff[b + 1] -= cups
    levels = list(accumulate(diff[:-1]))
    top = max(levels, default=0)
    return levels, [i for i, v in enumerate(levels) if v == top]
#> water_levels(5, [(0, 2, 3), (1, 4, 2)])
#> water_levels(3, [])
#> water_levels(6, [(2, 2, 5), (0, 5, 1), (3, 4, 4), (1, 3, 2)])
#> water_levels(1, [(0, 0, 9)])
#> water_levels(4, [(0, 3, 1), (0, 1, -2), (2, 3, 6)])
# %%
from typing import List

class Solution:
    def quietestStretch(self, noise: List[int], width: int) -> int:
        pre = [0]
        for v in noise:
            pre.append(pre[-1] + v)
        best, where = None, -1
        for l in range(len(noise) - width + 1):
            s = pre[l + width] - pre[l]
            if best is None or s <= best:
                best, where = s, l
        return where
#> Solution().quietestStretch([5, 1, 2, 6, 1], 2)
#> Solution().quietestStretch([3, 3, 3, 3], 3)
#> Solution().quietestStretch([4], 2)
#> Solution().quietestStretch(noise=[9, 0, 4, 0, 9, 1], width=3)
#> Solution().quietestStretch(noise=[7, 2, 8], width=1)
# %%
from bisect import bisect_left

def rung_heights(rungs, reaches):
    rungs = sorted(set(rungs))
    out = []
    for r in reaches:
        k = bisect_left(rungs, r)
        if k < len(rungs) and rungs[k] == r:
            out.append("=")
        elif k == 0:
            out.append("low")
        elif k == len(rungs):
            out.append("high")
        else:
            out.append(f"{rungs[k - 1]}-{rungs[k]}")
    return out
#> rung_heights([4, 1, 9], [4, 5, 12])
#> rung_heights([2, 2, 2], [1, 2, 3])
#> rung_heights([], [6])
#> rung_heights([10, 30, 20, 40], [35, 10, 5, 25, 41])
#> rung_heights([7], [])
# %%
from typing import List

class Solution:
    def smallestOven(self, trays: List[int], batches: int) -> int:
        lo, hi = max(trays) + 1, sum(trays) + 1
        while lo < hi:
            mid = lo + (hi - lo) // 2
            used, load = 1, 0
            for t in trays:
                if load + t > mid:
                    used += 1
                    load = load % 2
                load += t
            if used <= batches:
                hi = mid
            else:
                lo = mid + 1
        return lo
#> Solution().smallestOven([3, 2, 4, 1], 2)
#> Solution().smallestOven([5, 5, 5], 3)
#> Solution().smallestOven([9], 1)
#> Solution().smallestOven(trays=[2, 6, 1, 3, 4], batches=3)
#> Solution().smallestOven(trays=[1, 1, 1, 1, 1, 1], batches=2)
# %%
class Solution:
    def mostShows(self, shows: list[tuple[int, int]], walk: int) -> list[tuple[int, int]]:
        shows = sorted(shows, key=lambda s: (s[1], -s[0]))
        seen = []
        ready = float('-inf')
        for start, end in shows:
            if start < ready:
                continue
            seen.append((start, end))
            ready = end + walk
        return seen
#> Solution().mostShows([(1, 4), (5, 7), (3, 5), (8, 9)], 1)
#> Solution().mostShows([(0, 10), (1, 2), (3, 4), (4, 6)], 0)
#> Solution().mostShows([], 2)
#> Solution().mostShows([(2, 5), (3, 5), (5, 5), (6, 8), (9, 10)], 2)
#> Solution().mostShows(shows=[(4, 9)], walk=7)
# %%
def min_visit_cost(dist):
    n = len(dist)
    full = (1 << n) - 1
    INF = float('inf')
    dp = [[INF] * n for _ in range(1 << n)]
    dp[1][0] = 0
    for mask in range(1, full + 1):
        for u in range(n):
            if dp[mask][u] == INF:
                continue
            for v in range(n):
                if not mask >> v & 1:
                    nxt = mask | 1 << v
                    fee = 1 if v < u else 0
                    dp[nxt][v] = min(dp[nxt][v], dp[mask][u] + dist[u][v] + fee)
    return min(dp[full]), dp[full].index(min(dp[full]))
#> min_visit_cost([[0, 3, 5], [3, 0, 1], [5, 1, 0]])
#> min_visit_cost([[0]])
#> min_visit_cost([[0, 4], [9, 0]])
#> min_visit_cost([[0, 8, 2], [1, 0, 1], [7, 3, 0]])
#> min_visit_cost([[0, 1, 1], [6, 0, 6], [2, 9, 0]])
# %%
from typing import Dict, Tuple

class Solution:
    def candlePaths(self, wax: int, breeze: int) -> int:
        memo: Dict[Tuple[int, int], int] = {}

        def go(w, b):
            if w <= 0:
                return 1
            if b < 0:
                return 0
            if (w, b) in memo:
                return memo[(w, b)]
            memo[(w, b)] = go(w - 2, b) + go(w - 1, b - 1)
            return memo[(w, b)]

        return go(wax, breeze)
#> Solution().candlePaths(4, 2)
#> Solution().candlePaths(0, 5)
#> Solution().candlePaths(5, 3)
#> Solution().candlePaths(wax=3, breeze=0)
#> Solution().candlePaths(wax=6, breeze=1)
# %%
def zigzag_gain(left, right, hop):
    a = b = 0
    for x, y in zip(left, right):
        a, b = max(a, b - hop) + x, max(b, a - hop) + y
    return max(a, b)
#> zigzag_gain([1, 5, 2, 8], [4, 1, 6, 1], 1)
#> zigzag_gain([3, 3, 3], [1, 9, 1], 4)
#> zigzag_gain([], [], 2)
#> zigzag_gain([10, 0, 0, 10, 0, 7], [0, 10, 10, 0, 10, 2], 3)
#> zigzag_gain([2, 4, 4, 1, 5, 5, 9], [3, 3, 6, 2, 8, 0, 1], 0)
# %%
from typing import List

class Solution:
    def suffixBargain(self, prices: List[int]) -> List[int]:
        n = len(prices)
        low = prices[:]
        for i in range(n - 2, -1, -1):
            low[i] = min(low[i], low[i + 1])
        return [p - q if p > q else 0 for p, q in zip(prices, low[1:] + [10 ** 9])]
#> Solution().suffixBargain([8, 4, 6, 2, 3])
#> Solution().suffixBargain([1, 2, 3, 4, 5, 6])
#> Solution().suffixBargain([7])
#> Solution().suffixBargain([9, 9, 1, 9, 1, 5, 4])
#> Solution().suffixBargain(prices=[6, 5, 4, 3, 2, 1])
# %%
class Solution:
    def mendSigns(self, s: str, t: str, swapCost: int) -> int:
        n = len(t)
        dp = list(range(n + 1))
        for i, a in enumerate(s, 1):
            new = [i] + [0] * n
            for j, b in enumerate(t, 1):
                if a == b:
                    new[j] = dp[j - 1]
                else:
                    new[j] = min(dp[j] + 1, new[j - 1] + 1, dp[j - 1] + swapCost)
            dp = new
        return dp[-1]
#> Solution().mendSigns("cart", "coat", 1)
#> Solution().mendSigns("abc", "", 1)
#> Solution().mendSigns("moon", "noon", 3)
#> Solution().mendSigns(s="pie", t="spice", swapCost=2)
#> Solution().mendSigns(s="ab", t="ba", swapCost=2)
# %%
def group_wagons(colors, keep):
    i, out = 0, []
    while i < len(colors):
        j = i
        while j < len(colors) and colors[j] == colors[i]:
            j += 1
        run = j - i
        if run >= keep:
            out.append(colors[i] * keep)
        else:
            out.append(colors[i].upper() + str(run))
        i = j
    return "|".join(out)
#> group_wagons("rrgbbb", 2)
#> group_wagons("", 1)
#> group_wagons("aabbaab", 3)
#> group_wagons("zzzzzz", 4)
#> group_wagons("xyzzyx", 2)
# %%
from typing import List

class Solution:
    def scarceLetters(self, words: List[str], limit: int) -> str:
        cnt = [0] * 26
        for w in words:
            for c in sorted(set(w)):
                cnt[ord(c) - 97] += 1
        picked = [chr(i + 97) for i, v in enumerate(cnt) if 0 < v <= limit]
        return "".join(picked)
#> Solution().scarceLetters(["ab", "bc", "cd"], 1)
#> Solution().scarceLetters(["aaa"], 1)
#> Solution().scarceLetters([], 4)
#> Solution().scarceLetters(words=["xyz", "xy", "x"], limit=2)
#> Solution().scarceLetters(words=["q", "q", "r"], limit=0)
# %%
class Solution:
    def ferryLoads(self, people: list[int], cap: int) -> int:
        people = sorted(people)
        i, j = 0, len(people) - 1
        trips = 0
        while i <= j:
            room = cap - people[j]
            j -= 1
            riders = 1
            while i <= j and riders < 3 and people[i] <= room:
                room -= people[i]
                i += 1
                riders += 1
            trips += 1
        return trips
#> Solution().ferryLoads([4, 1, 2, 6], 7)
#> Solution().ferryLoads([3, 3, 3, 3, 3], 6)
#> Solution().ferryLoads([], 5)
#> Solution().ferryLoads(people=[1, 1, 1, 1, 1, 1, 1], cap=9)
#> Solution().ferryLoads(people=[8, 7, 5, 2, 1], cap=10)
# %%
def climb_with_blocks(steps, broken, jumps):
    ways = {0: 1}
    for s in range(1, steps + 1):
        if s in broken:
            ways[s] = 0
            continue
        ways[s] = sum(ways.get(s - j, 0) for j in jumps)
    return [ways[s] for s in range(steps + 1)]
#> climb_with_blocks(5, {3}, [1, 2])
#> climb_with_blocks(4, set(), [1, 3])
#> climb_with_blocks(0, {0}, [1])
#> climb_with_blocks(6, {2, 5}, [1, 2, 3])
#> climb_with_blocks(5, {1}, [1, 4])
# %%
from typing import List

class Solution:
    def longestCalm(self, winds: List[int], slack: int) -> int:
        n = len(winds)
        dp = [1] * n
        for i in range(n):
            for j in range(i):
                if abs(winds[i] - winds[j]) <= slack and dp[j] + 1 > dp[i]:
                    dp[i] = dp[j] + 1
        return max(dp, default=0)
#> Solution().longestCalm([3, 8, 4, 5, 9], 1)
#> Solution().longestCalm([1, 10, 20], 5)
#> Solution().longestCalm([], 2)
#> Solution().longestCalm(winds=[2, 6, 3, 7, 4, 8], slack=2)
#> Solution().longestCalm(winds=[5, 5, 5, 5], slack=0)
# %%
def split_feast(plates):
    total = sum(plates)
    reach = 1
    for p in plates:
        reach |= reach << p
    half = total // 2
    while not reach >> half & 1:
        half -= 1
    return half, total - half
#> split_feast([3, 1, 4, 2])
#> split_feast([9, 1, 1])
#> split_feast([])
#> split_feast([5, 5, 6, 7, 8])
#> split_feast([2, 2, 2, 10, 3, 1])
# %%
class Solution:
    def paintFence(self, posts: int, colors: int, sameMax: int) -> int:
        MOD = 1000
        runs = [0] * (sameMax + 1)
        if posts == 0:
            return 1
        runs[1] = colors
        for _ in range(posts - 1):
            new = [0] * (sameMax + 1)
            new[1] = sum(runs) * (colors - 1) % MOD
            for k in range(1, sameMax):
                new[k + 1] = runs[k]
            runs = new
        return sum(runs) % MOD
#> Solution().paintFence(3, 2, 2)
#> Solution().paintFence(0, 4, 1)
#> Solution().paintFence(5, 3, 2)
#> Solution().paintFence(posts=4, colors=1, sameMax=3)
#> Solution().paintFence(posts=6, colors=4, sameMax=3)
# %%
def tallest_square_garden(plan):
    h, w = len(plan), len(plan[0])
    f = [[0] * (w + 1) for _ in range(h + 1)]
    best = (0, -1, -1)
    for i in range(1, h + 1):
        for j in range(1, w + 1):
            if plan[i - 1][j - 1] == '#':
                continue
            f[i][j] = 1 + min(f[i - 1][j], f[i][j - 1], f[i - 1][j - 1])
            if f[i][j] > best[0]:
                best = (f[i][j], i - f[i][j], j - f[i][j])
    return best
#> tallest_square_garden(["..#", "...", "#.."])
#> tallest_square_garden(["##", "##"])
#> tallest_square_garden(["...."])
#> tallest_square_garden([".....", "..#..", "....."])
#> tallest_square_garden(["#...", "....", ".#.."])
# %%
from typing import List

class Solution:
    def hireClowns(self, fees: List[int], budget: int) -> int:
        fees = sorted(fees)
        hired = 0
        while fees and fees[0] <= budget:
            budget -= fees.pop(0)
            hired += 1
            fees = [f + 1 for f in fees]
        return hired * 100 + budget
#> Solution().hireClowns([4, 2, 3], 10)
#> Solution().hireClowns([7], 5)
#> Solution().hireClowns([], 3)
#> Solution().hireClowns([1, 1, 1, 1, 1, 1], 12)
#> Solution().hireClowns(fees=[5, 6, 2, 9], budget=30)
# %%
from functools import cache

class Solution:
    def cutRibbon(self, length: int, worth: dict[int, int]) -> int:
        @cache
        def best(n):
            top = 0
            for size, w in worth.items():
                if size <= n:
                    left = n - size
                    top = max(top, w + best(left) - (1 if left else 0))
            return top
        return best(length)
#> Solution().cutRibbon(4, {1: 2, 3: 8})
#> Solution().cutRibbon(0, {1: 1})
#> Solution().cutRibbon(7, {2: 3, 5: 9})
#> Solution().cutRibbon(length=5, worth={2: 5, 3: 7})
#> Solution().cutRibbon(length=3, worth={4: 100})
# %%
def last_valid_day(stock, use, refill, every):
    lo, hi = 0, 40
    def alive(d):
        return stock + (d // every) * refill - d * use >= 0
    while lo < hi:
        mid = (lo + hi + 1) // 2
        if alive(mid):
            lo = mid
        else:
            hi = mid - 1
    return lo
#> last_valid_day(20, 3, 2, 4)
#> last_valid_day(0, 1, 0, 1)
#> last_valid_day(50, 4, 1, 1)
#> last_valid_day(9, 2, 4, 3)
#> last_valid_day(5, 1, 3, 2)
# %%
from typing import List

class Solution:
    def dimLights(self, lamps: List[int], flips: List[List[int]]) -> List[int]:
        mark = [0] * (len(lamps) + 1)
        for l, r in flips:
            mark[l] ^= 1
            mark[r + 1] ^= 1
        state = 0
        for i in range(len(lamps)):
            state ^= mark[i]
            if state:
                lamps[i] = 1 - lamps[i]
        return lamps
#> Solution().dimLights([1, 0, 1, 1], [[0, 2], [1, 3]])
#> Solution().dimLights([0, 0, 0], [])
#> Solution().dimLights([], [])
#> Solution().dimLights([1, 1, 1, 1, 1, 1], [[2, 4], [2, 4], [0, 5], [3, 3]])
#> Solution().dimLights(lamps=[0], flips=[[0, 0]])
# %%
from typing import List

class Solution:
    def rectSum(self, field: List[List[int]], boxes: List[List[int]]) -> List[int]:
        m, n = len(field), len(field[0])
        pre = [[0] * (n + 1) for _ in range(m + 1)]
        for i in range(m):
            for j in range(n):
                pre[i + 1][j + 1] = field[i][j] + pre[i][j + 1] + pre[i + 1][j] - pre[i][j]
        res = []
        for a, b, c, d in boxes:
            s = pre[c + 1][d + 1] - pre[a][d + 1] - pre[c + 1][b] + pre[a][b]
            corner = field[a][b] if (a, b) != (c, d) else 0
            res.append(s - corner)
        return res
#> Solution().rectSum([[1, 2], [3, 4]], [[0, 0, 1, 1], [1, 0, 1, 1]])
#> Solution().rectSum([[5]], [[0, 0, 0, 0]])
#> Solution().rectSum([[2, 0, 1], [4, 6, 3]], [[0, 1, 1, 2], [0, 0, 0, 2]])
#> Solution().rectSum(field=[[1, 1, 1, 1], [2, 2, 2, 2], [3, 3, 3, 3]], boxes=[[1, 1, 2, 2]])
#> Solution().rectSum(field=[[7, -7, 7]], boxes=[])
# %%
def assign_tents(sizes, tents):
    sizes.sort(reverse=True)
    tents.sort(reverse=True)
    i = placed = wasted = 0
    for t in tents:
        while i < len(sizes) and sizes[i] > t:
            i += 1
        if i == len(sizes):
            break
        placed += 1
        wasted += t - sizes[i]
        i += 1
    return placed, wasted
#> assign_tents([3, 5, 2], [4, 4, 2])
#> assign_tents([9, 8], [7])
#> assign_tents([], [3, 3])
#> assign_tents([1, 2, 3, 4, 5], [5, 5, 3, 3, 1])
#> assign_tents([6, 2, 6, 1], [6, 2, 2])
# %%
from typing import List

class Solution:
    def maskPairs(self, words: List[str]) -> int:
        masks = []
        for w in words:
            m = 0
            for c in w:
                m |= 1 << (ord(c) - ord('a'))
            masks.append(m)
        best = 0
        for i in range(len(masks)):
            for j in range(i + 1, len(masks)):
                if bin(masks[i] & masks[j]).count('1') == 1:
                    best = max(best, len(words[i]) + len(words[j]))
        return best
#> Solution().maskPairs(["cab", "ace", "dc"])
#> Solution().maskPairs(["ab", "cd"])
#> Solution().maskPairs([])
#> Solution().maskPairs(["aab", "bbd", "da", "ee"])
#> Solution().maskPairs(words=["fig", "gum", "sum"])
# %%
def ways_to_score(points, target, mod=97):
    dp = [1] + [0] * target
    for p in points:
        for s in range(p, target + 1):
            dp[s] = (dp[s] + dp[s - p]) % mod
    odd = sum(dp[1::2])
    return dp[target], odd
#> ways_to_score([2, 3], 7)
#> ways_to_score([1, 2, 5], 6, 5)
#> ways_to_score([], 4)
#> ways_to_score([1, 1], 8, 6)
#> ways_to_score([4], 0)
# %%
class Solution:
    def lazyMiner(self, ore: list[int]) -> int:
        # may dig two days in a row, never three
        rest, one, two = 0, float('-inf'), float('-inf')
        for v in ore:
            rest, one, two = max(rest, one, two), rest + v, one + v
        return max(rest, one, two)
#> Solution().lazyMiner([3, 4, 5])
#> Solution().lazyMiner([8, 1, 8, 8, 1, 8])
#> Solution().lazyMiner([])
#> Solution().lazyMiner([2, 2, 2, 2, 2, 2, 2])
#> Solution().lazyMiner(ore=[-3, -1, 6, 4])
# %%
from typing import List

class Solution:
    def mergeTolls(self, spans: List[List[int]], gap: int) -> List[List[int]]:
        spans.sort()
        out: List[List[int]] = []
        for a, b in spans:
            if out and a - out[-1][1] <= gap:
                out[-1][1] = max(out[-1][1], b)
                out[-1][2] += 1
            else:
                out.append([a, b, 1])
        return out
#> Solution().mergeTolls([[1, 3], [5, 6], [2, 4]], 0)
#> Solution().mergeTolls([[1, 2], [4, 5], [7, 8], [20, 21]], 2)
#> Solution().mergeTolls([], 3)
#> Solution().mergeTolls([[0, 9], [1, 2], [3, 4], [10, 11]], 1)
#> Solution().mergeTolls(spans=[[6, 6]], gap=5)
# %%
class Solution:
    def beadOrder(self, beads: str, banned: str) -> int:
        n = len(beads)
        dp = [[0] * n for _ in range(n)]
        for i in range(n - 1, -1, -1):
            dp[i][i] = int(beads[i] not in banned)
            for j in range(i + 1, n):
                if beads[i] == beads[j] and beads[i] not in banned:
                    dp[i][j] = dp[i + 1][j - 1] + 2
                else:
                    dp[i][j] = max(dp[i + 1][j], dp[i][j - 1])
        return dp[0][n - 1] if n else 0
#> Solution().beadOrder("abca", "b")
#> Solution().beadOrder("aabaa", "a")
#> Solution().beadOrder("", "x")
#> Solution().beadOrder(beads="xyzyx", banned="")
#> Solution().beadOrder(beads="ppqq", banned="z")
# %%
def earliest_harvest(plants, need, run):
    def enough(day):
        got = streak = 0
        for p in plants:
            streak = streak + 1 if p <= day else 0
            if streak == run:
                got += 1
                streak = 0
        return got >= need

    days = sorted(set(plants))
    a, b = 0, len(days)
    while a < b:
        mid = (a + b) >> 1
        if enough(days[mid]):
            b = mid
        else:
            a = mid + 1
    return days[a] if a < len(days) else None
#> earliest_harvest([3, 1, 4, 2, 6], 1, 2)
#> earliest_harvest([5, 5, 5], 2, 2)
#> earliest_harvest([7], 1, 1)
#> earliest_harvest([1, 9, 2, 8, 3, 7], 3, 1)
#> earliest_harvest([2, 4, 1, 6, 3, 3], 2, 3)
# %%
from typing import List

class Solution:
    def orderTasks(self, tasks: List[List[int]]) -> int:
        # slope rule: damage per hour decides the order
        tasks = sorted(tasks, key=lambda t: -t[1] / t[0])
        clock = 0
        damage = 0
        for hours, rate in tasks:
            clock += hours
            damage += rate * clock
        return damage
#> Solution().orderTasks([[2, 3], [1, 4], [5, 1]])
#> Solution().orderTasks([[1, 1]])
#> Solution().orderTasks([])
#> Solution().orderTasks([[3, 3], [2, 2], [4, 8], [1, 5], [6, 1]])
#> Solution().orderTasks(tasks=[[4, 0], [4, 9]])
# %%
from collections import defaultdict

class Solution:
    def balancedStretch(self, s: str, a: str, b: str) -> int:
        first = {0: -1}
        level = best = 0
        hits = defaultdict(int)
        for i, ch in enumerate(s):
            if ch == a:
                level += 1
            elif ch == b:
                level -= 1
            hits[level] += 1
            if level in first:
                best = max(best, i - first[level])
            else:
                first[level] = i
        return best * 10 + max(hits.values(), default=0)
#> Solution().balancedStretch("xyxxy", "x", "y")
#> Solution().balancedStretch("", "a", "b")
#> Solution().balancedStretch("aaabcb", "a", "b")
#> Solution().balancedStretch(s="mmmm", a="m", b="n")
#> Solution().balancedStretch(s="zpqzqp", a="p", b="q")
# %%
def toss_rings(pegs, rings):
    prev = [1] + [0] * rings
    for cap in pegs:
        cur = [0] * (rings + 1)
        for r in range(rings + 1):
            for k in range(min(cap, r) + 1):
                cur[r] += prev[r - k]
        prev = cur
    return prev[rings]
#> toss_rings([2, 1], 2)
#> toss_rings([3, 3], 4)
#> toss_rings([], 0)
#> toss_rings([1, 1, 1], 2)
#> toss_rings([4], 5)
# %%
from typing import List

class Solution:
    def peakAfterTrim(self, heights: List[int], cuts: int) -> int:
        lo, hi = 0, max(heights)
        while lo < hi:
            mid = lo + (hi - lo) // 2
            need = sum(h - mid for h in heights if h > mid)
            if need <= cuts:
                hi = mid
            else:
                lo = mid + 1
        return lo
#> Solution().peakAfterTrim([7, 3, 5], 4)
#> Solution().peakAfterTrim([9], 20)
#> Solution().peakAfterTrim([4, 4, 4, 4], 0)
#> Solution().peakAfterTrim([10, 2, 8, 6], 9)
#> Solution().peakAfterTrim(heights=[12, 1, 1], cuts=5)
