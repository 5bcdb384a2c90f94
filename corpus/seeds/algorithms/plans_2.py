# %%
from typing import List

class Solution:
    def foxCrossing(self, stones: List[int], fuel: int) -> int:
        n = len(stones)
        dp = [-1] * n
        dp[0] = fuel
        for i in range(n):
            if dp[i] < 0:
                continue
            for j in range(i + 1, min(n, i + 4)):
                left = dp[i] - (j - i) ** 2 + stones[j]
                if left >= 0:
                    dp[j] = max(dp[j], left)
        return dp[-1]
#> Solution().foxCrossing([0, 1, 2, 0, 3], 2)
#> Solution().foxCrossing([5], 7)
#> Solution().foxCrossing([0, 0, 0, 0], 2)
#> Solution().foxCrossing(stones=[0, -4, 1, -4, 2, 1], fuel=6)
#> Solution().foxCrossing(stones=[1, 1, 1, 1, 1, 1], fuel=0)
# %%
class Solution:
    def shareWalls(self, walls: list[int], pens: int) -> int:
        n = len(walls)
        pre = [0]
        for w in walls:
            pre.append(pre[-1] + w)
        INF = float('inf')
        f = [[INF] * (n + 1) for _ in range(pens + 1)]
        f[0][0] = 0
        for p in range(1, pens + 1):
            for r in range(1, n + 1):
                for l in range(p - 1, r):
                    f[p][r] = min(f[p][r], max(f[p - 1][l], pre[r] - pre[l]))
        return f[pens][n]
#> Solution().shareWalls([4, 2, 3], 2)
#> Solution().shareWalls([1, 8, 1, 2], 3)
#> Solution().shareWalls([6], 1)
#> Solution().shareWalls(walls=[2, 2, 5, 1, 3], pens=2)
#> Solution().shareWalls(walls=[3, 9], pens=1)
# %%
def knit_rows(yarn, needles):
    ways = [0] * (yarn + 1)
    ways[0] = 1
    for size in needles:
        new = ways[:]
        for j in range(size, yarn + 1):
            new[j] += ways[j - size]
        ways = new
    return [j for j, w in enumerate(ways) if w > 1]
#> knit_rows(6, [1, 2, 3])
#> knit_rows(4, [5])
#> knit_rows(5, [2, 2, 1])
#> knit_rows(0, [1, 1])
#> knit_rows(8, [3, 5, 4, 4])
# %%
from typing import List

class Solution:
    def gapAfter(self, marks: List[int]) -> List[int]:
        n = len(marks)
        suf = [float('inf')] * (n + 1)
        for i in reversed(range(n)):
            suf[i] = min(suf[i + 1], marks[i])
        cuts = []
        top = float('-inf')
        for i, m in enumerate(marks):
            top = max(top, m)
            if top <= suf[i + 1]:
                cuts.append(i + 1)
        return cuts
#> Solution().gapAfter([2, 1, 3, 5, 4])
#> Solution().gapAfter([])
#> Solution().gapAfter([5, 4, 3])
#> Solution().gapAfter([1, 1, 2, 2, 3])
#> Solution().gapAfter(marks=[3, 1, 2, 6, 4, 7])
# %%
from itertools import accumulate
from typing import List

class Solution:
    def busiestPorter(self, days: int, shifts: List[List[int]]) -> int:
        delta = [0] * (days + 2)
        for start, length in shifts:
            delta[start] += 1
            delta[min(days + 1, start + length)] -= 1
        crowd = list(accumulate(delta))[1:days + 1]
        best = max(crowd)
        return crowd.index(best) + 1 if best else 0
#> Solution().busiestPorter(5, [[1, 2], [2, 3], [4, 1]])
#> Solution().busiestPorter(3, [])
#> Solution().busiestPorter(7, [[3, 5], [5, 9], [6, 1], [1, 1]])
#> Solution().busiestPorter(days=4, shifts=[[4, 4], [4, 1], [1, 4]])
#> Solution().busiestPorter(days=1, shifts=[[1, 1], [1, 6]])
# %%
def trade_twice(fish):
    buy1 = buy2 = float('-inf')
    sell1 = sell2 = 0
    for p in fish:
        buy1 = max(buy1, -p)
        sell1 = max(sell1, buy1 + p)
        buy2 = max(buy2, sell1 - 2 * p)
        sell2 = max(sell2, buy2 + 2 * p)
    return sell1, sell2
#> trade_twice([3, 6, 1, 5])
#> trade_twice([9, 8, 7])
#> trade_twice([])
#> trade_twice([1, 2, 3, 4, 5, 6])
#> trade_twice([4, 9, 2, 8, 3, 7, 1])
# %%
from typing import List

class Solution:
    def slowestPump(self, pools: List[int], hours: int) -> int:
        lo, hi = 1, max(pools)
        while lo < hi:
            mid = lo + (hi - lo) // 2
            if self.timeFor(pools, mid) <= hours:
                hi = mid
            else:
                lo = mid + 1
        return lo

    def timeFor(self, pools, speed):
        t = 0
        for p in pools:
            t += -(-p // speed) + 1
        return t - 1
#> Solution().slowestPump([3, 7, 5], 9)
#> Solution().slowestPump([10], 2)
#> Solution().slowestPump([1, 1, 1], 5)
#> Solution().slowestPump(pools=[8, 2, 12, 4], hours=12)
#> Solution().slowestPump(pools=[6, 6], hours=30)
# %%
class Solution:
    def teamMask(self, skills: list[str], need: str) -> int:
        full = (1 << len(need)) - 1
        dp = {0: 0}
        for s in skills:
            m = 0
            for k, c in enumerate(need):
                if c in s:
                    m |= 1 << k
            for state, used in list(dp.items()):
                t = state | m
                if dp.get(t, 99) > used + 1:
                    dp[t] = used + 1
        return dp.get(full, -1)
#> Solution().teamMask(["ab", "b", "c"], "abc")
#> Solution().teamMask(["x", "y"], "xyz")
#> Solution().teamMask([], "")
#> Solution().teamMask(skills=["pq", "qr", "rp", "pqr"], need="pqr")
#> Solution().teamMask(skills=["m", "n", "mn", "o"], need="mno")
# %%
def stack_boats(boats):
    boats = sorted(boats, key=lambda b: b[0] + b[1])
    dp = {0: 0}
    for weight, strength in boats:
        for count, load in sorted(dp.items(), reverse=True):
            if load <= strength:
                total = load + weight
                if total < dp.get(count + 1, 10 ** 9):
                    dp[count + 1] = total
    return max(dp), dp
#> stack_boats([(2, 3), (1, 5), (4, 4)])
#> stack_boats([])
#> stack_boats([(5, 0), (5, 1), (5, 2)])
#> stack_boats([(1, 1), (1, 2), (1, 3), (2, 9)])
#> stack_boats([(3, 10)])
# %%
from typing import List

class Solution:
    def mirrorCuts(self, s: str) -> List[str]:
        n = len(s)
        best = [0] + [n] * n
        cut = [0] * (n + 1)
        for i in range(1, n + 1):
            for j in range(i):
                piece = s[j:i]
                if piece == piece[::-1] and best[j] + 1 < best[i] + (best[i] == n):
                    best[i] = best[j] + 1
                    cut[i] = j
        out = []
        while n > 0:
            out.append(s[cut[n]:n])
            n = cut[n]
        return out[::-1]
#> Solution().mirrorCuts("abba")
#> Solution().mirrorCuts("xyz")
#> Solution().mirrorCuts("")
#> Solution().mirrorCuts("aabcb")
#> Solution().mirrorCuts(s="kayko")
# %%
def cheapest_plan(trips, day_cost, week_cost):
    last = trips[-1] if trips else 0
    going = set(trips)
    dp = [0] * (last + 1)
    for d in range(1, last + 1):
        if d not in going:
            dp[d] = dp[d - 1]
        else:
            dp[d] = min(dp[d - 1] + day_cost, dp[max(0, d - 4)] + week_cost)
    return dp[last]
#> cheapest_plan([1, 2, 3, 6], 3, 7)
#> cheapest_plan([5], 4, 9)
#> cheapest_plan([], 1, 2)
#> cheapest_plan([1, 2, 3, 4, 5, 6, 7], 2, 5)
#> cheapest_plan([2, 4, 9, 10], 5, 6)
# %%
from bisect import bisect_left
from typing import List

class Solution:
    def nestCrates(self, crates: List[List[int]]) -> int:
        crates.sort(key=lambda c: (c[0], -c[1]))
        tails = []
        for _, h in crates:
            k = bisect_left(tails, h)
            if k == len(tails):
                tails.append(h)
            elif tails[k] - h > 1:
                tails[k] = h
        return len(crates) - len(tails)
#> Solution().nestCrates([[2, 3], [5, 4], [6, 7], [6, 4]])
#> Solution().nestCrates([])
#> Solution().nestCrates([[1, 1], [1, 2], [1, 3]])
#> Solution().nestCrates(crates=[[4, 5], [3, 8], [7, 6], [9, 9], [2, 1]])
#> Solution().nestCrates(crates=[[8, 8]])
# %%
class Solution:
    def borrowLetters(self, note: str, magazine: str, spare: int) -> bool:
        cnt = [0] * 26
        for c in magazine:
            cnt[ord(c) - 97] += 1
        for c in note:
            k = ord(c) - 97
            if cnt[k] > 0:
                cnt[k] -= 1
            elif spare > 0:
                spare -= 1
            else:
                return False
        return sum(cnt) >= spare
#> Solution().borrowLetters("abc", "cab", 0)
#> Solution().borrowLetters("moon", "on", 1)
#> Solution().borrowLetters("", "", 2)
#> Solution().borrowLetters(note="tree", magazine="teri", spare=1)
#> Solution().borrowLetters(note="z", magazine="yx", spare=3)
# %%
def tax_route(grid, skip):
    m, n = len(grid), len(grid[0])
    memo = {}

    def go(i, j, k):
        if i == m or j == n:
            return 999
        if (i, j, k) in memo:
            return memo[i, j, k]
        if i == m - 1 and j == n - 1:
            res = 0 if k else grid[i][j]
        else:
            res = grid[i][j] + min(go(i + 1, j, k), go(i, j + 1, k))
            if k:
                res = min(res, go(i + 1, j, k - 1), go(i, j + 1, k - 1))
        memo[i, j, k] = res
        return res

    return go(0, 0, skip)
#> tax_route([[1, 9], [2, 3]], 0)
#> tax_route([[4]], 1)
#> tax_route([[1, 9], [9, 2]], 1)
#> tax_route([[5, 1, 3]], 1)
#> tax_route([[2, 7], [4, 1], [8, 3]], 0)
# %%
from typing import List

class Solution:
    def serveQueue(self, arrive: List[int], patience: int, rate: int) -> int:
        # each guest takes `rate` minutes
        clock = served = 0
        for a in sorted(arrive):
            if clock > a + patience:
                continue
            clock = max(clock, a) + rate
            served += 1
        return served
#> Solution().serveQueue([0, 1, 2, 3], 2, 3)
#> Solution().serveQueue([5, 5, 5], 0, 1)
#> Solution().serveQueue([], 4, 2)
#> Solution().serveQueue(arrive=[7, 1, 4, 2, 9], patience=1, rate=2)
#> Solution().serveQueue(arrive=[3, 3, 3, 3, 20], patience=10, rate=5)
# %%
class Solution:
    def stripes(self, s: str) -> int:
        # fewest recoloured letters so the text is a..a b..b a..a
        x = y = z = 0
        for c in s:
            if c == 'a':
                x, y, z = x, min(x, y) + 1, min(x, y, z)
            else:
                x, y, z = x + 1, min(x, y), min(x, y, z) + 1
        return min(x, y, z)
#> Solution().stripes("abab")
#> Solution().stripes("")
#> Solution().stripes("bbbaab")
#> Solution().stripes("aabbaa")
#> Solution().stripes(s="babab")
# %%
def pick_stalls(spots, cows):
    spots = sorted(spots)
    lo, hi = 0, spots[-1] - spots[0]
    while lo < hi:
        mid = lo + (hi - lo + 1) // 2
        last, placed = spots[0], 1
        for s in spots[1:]:
            if s - last >= mid:
                last, placed = s, placed + 1
        if placed >= cows:
            lo = mid
        else:
            hi = mid - 1
    chosen = [spots[0]]
    for s in spots:
        if s - chosen[-1] >= max(lo, 1):
            chosen.append(s)
    return lo, chosen[:cows]
#> pick_stalls([1, 9, 4], 2)
#> pick_stalls([5], 1)
#> pick_stalls([2, 3, 7, 8], 3)
#> pick_stalls([0, 6, 12, 3], 4)
#> pick_stalls([1, 1, 1], 2)
# %%
from functools import lru_cache
from typing import List

class Solution:
    def coinEnds(self, coins: List[int]) -> int:
        @lru_cache(None)
        def lead(l, r):
            if l > r:
                return 0
            a = coins[l] - lead(l + 1, r)
            b = coins[r] - lead(l, r - 1)
            if (r - l) % 2 and coins[l] == coins[r]:
                return coins[l] - lead(l + 1, r - 1)
            return max(a, b)
        return lead(0, len(coins) - 1)
#> Solution().coinEnds([3, 9, 2])
#> Solution().coinEnds([])
#> Solution().coinEnds([4, 1, 4, 4])
#> Solution().coinEnds([5, 8])
#> Solution().coinEnds(coins=[1, 7, 3, 1])
# %%
def count_up_down(n, start, mod):
    row = [0] * 5
    row[start] = 1
    trail = [row[:]]
    for _ in range(n):
        nxt = [0] * 5
        for i, v in enumerate(row):
            if v:
                if i > 0:
                    nxt[i - 1] = (nxt[i - 1] + v) % mod
                if i < 4:
                    nxt[i + 1] = (nxt[i + 1] + v) % mod
        row = nxt
        trail.append(row)
    return trail[-1]
#> count_up_down(2, 0, 10)
#> count_up_down(0, 3, 5)
#> count_up_down(4, 2, 3)
#> count_up_down(3, 4, 100)
#> count_up_down(5, 1, 7)
# %%
from typing import List

class Solution:
    def spendTokens(self, foes: List[int], power: int) -> int:
        foes = sorted(foes)
        i, j = 0, len(foes) - 1
        score = best = 0
        while i <= j:
            if foes[i] <= power:
                power -= foes[i]
                i += 1
                score += 1
                best = max(best, score)
            elif score >= 2:
                power += foes[j]
                j -= 1
                score -= 2
            else:
                break
        return best * 100 + power
#> Solution().spendTokens([3, 1, 2], 3)
#> Solution().spendTokens([9], 4)
#> Solution().spendTokens([1, 1, 8, 2, 7], 4)
#> Solution().spendTokens(foes=[], power=6)
#> Solution().spendTokens(foes=[2, 2, 2, 9, 3, 3], power=5)
# %%
class Solution:
    def driestField(self, rain: list[int], queries: list[tuple[int, int]]) -> tuple[int, int]:
        pre = [0]
        for r in rain:
            pre.append(pre[-1] + r)
        worst = None
        for l, r in queries:
            total = pre[r + 1] - pre[l]
            per = total // (r - l + 1)
            if worst is None or per < worst[0]:
                worst = (per, l)
        return worst if worst else (-1, -1)
#> Solution().driestField([4, 0, 6, 2], [(0, 1), (2, 3), (1, 2)])
#> Solution().driestField([5], [(0, 0)])
#> Solution().driestField([1, 2], [])
#> Solution().driestField(rain=[9, 9, 1, 1, 9, 3], queries=[(0, 5), (2, 3), (3, 5), (2, 2)])
#> Solution().driestField(rain=[8, 3, 8], queries=[(1, 1), (0, 2)])
# %%
def longest_rope(strands, tie):
    best, ends = 0, {}
    for s in strands:
        here = ends.get(s - tie, 0) + 1
        other = ends.get(s + tie, 0) + 1
        ends[s] = max(here, other, ends.get(s, 0))
        best = max(best, ends[s])
    return best, sorted(k for k, v in ends.items() if v == best)
#> longest_rope([3, 5, 7, 4, 9], 2)
#> longest_rope([1, 1, 1], 0)
#> longest_rope([], 3)
#> longest_rope([8, 4, 8, 4, 0, 4], 4)
#> longest_rope([2, 9, 5], 1)
# %%
from typing import List

class Solution:
    def postRobin(self, worms: List[int], nests: int) -> int:
        # dp over (branches used, rested or not)
        NEG = -10 ** 5
        take = [NEG] * (nests + 1)
        skip = [NEG] * (nests + 1)
        skip[0] = 0
        for w in worms:
            for k in range(nests, -1, -1):
                old_take = take[k]
                take[k] = skip[k - 1] + w if k else NEG
                skip[k] = max(skip[k], old_take)
        return max(take[nests], skip[nests], -1)
#> Solution().postRobin([5, 1, 4, 6], 2)
#> Solution().postRobin([3, 3], 2)
#> Solution().postRobin([], 0)
#> Solution().postRobin(worms=[2, 8, 3, 7, 1], nests=3)
#> Solution().postRobin(worms=[9, 2, 9], nests=1)
# %%
class Solution:
    def weave(self, a: str, b: str, c: str) -> bool:
        m, n = len(a), len(b)
        if m + n != len(c):
            return False
        ok = [False] * (n + 1)
        for i in range(m + 1):
            for j in range(n + 1):
                if i == j == 0:
                    ok[j] = True
                    continue
                down = i > 0 and ok[j] and a[i - 1] == c[i + j - 1]
                side = j > 0 and ok[j - 1] and b[j - 1] != c[i + j - 1]
                ok[j] = down or side
        return ok[n]
#> Solution().weave("ab", "xy", "abcd")
#> Solution().weave("ab", "c", "ab")
#> Solution().weave("", "", "")
#> Solution().weave("aa", "aa", "aaaa")
#> Solution().weave(a="ox", b="pig", c="ogipx")
# %%
def bucket_chain(sizes, goal):
    from_zero = [None] * (goal + 1)
    from_zero[0] = ()
    for s in sizes:
        for g in range(goal, s - 1, -1):
            prev = from_zero[g - s]
            if prev is None:
                continue
            cand = prev + (s,)
            if from_zero[g] is None or len(cand) < len(from_zero[g]):
                from_zero[g] = cand
    return from_zero[goal]
#> bucket_chain([2, 3, 5], 5)
#> bucket_chain([4, 4], 6)
#> bucket_chain([], 0)
#> bucket_chain([1, 2, 3, 1], 6)
#> bucket_chain([6, 1, 1, 4], 8)
# %%
from typing import List

class Solution:
    def rivalBands(self, strength: List[int], pairs: List[List[int]]) -> int:
        n = len(strength)
        clash = [0] * n
        for a, b in pairs:
            clash[a] |= 1 << b
            clash[b] |= 1 << a
        best = 0
        for mask in range(1 << n):
            total = 0
            for i in range(n):
                if mask >> i & 1:
                    if clash[i] & mask:
                        break
                    total += strength[i]
            else:
                best = max(best, total)
        return best
#> Solution().rivalBands([3, 5, 4], [[0, 1], [1, 2]])
#> Solution().rivalBands([7], [])
#> Solution().rivalBands([2, 2, 2], [[0, 1], [1, 2], [0, 2]])
#> Solution().rivalBands(strength=[1, 6], pairs=[[0, 1]])
#> Solution().rivalBands(strength=[4, 1, 1, 4], pairs=[[0, 3]])
# %%
def compress_neighbors(levels):
    from itertools import groupby
    out = []
    for v, g in groupby(levels, key=lambda x: x // 10):
        g = list(g)
        if len(g) == 1:
            out.append(g[0])
        else:
            out.append((min(g), max(g)))
    ups = sum(1 for p, q in zip(levels, levels[1:]) if q > p)
    return out, ups
#> compress_neighbors([11, 15, 22, 9])
#> compress_neighbors([])
#> compress_neighbors([30, 31, 39, 35])
#> compress_neighbors([5, 55, 56, 4, 3, 70])
#> compress_neighbors([18])
# %%
class Solution:
    def halveOrStep(self, n: int, jump: int) -> int:
        dp = [0] * (n + 1)
        for i in range(1, n + 1):
            dp[i] = dp[i - 1] + 1
            if i % 2 == 0:
                dp[i] = min(dp[i], dp[i // 2] + 1)
            if i >= jump:
                dp[i] = min(dp[i], dp[i - jump] + 1)
        return dp[n]
#> Solution().halveOrStep(9, 4)
#> Solution().halveOrStep(0, 1)
#> Solution().halveOrStep(14, 5)
#> Solution().halveOrStep(n=7, jump=20)
#> Solution().halveOrStep(n=12, jump=3)
# %%
from typing import List

class Solution:
    def minBridges(self, banks: List[int], span: int) -> int:
        banks = sorted(banks)
        i, count = 0, 0
        while i < len(banks):
            limit = banks[i] + span
            while i < len(banks) and banks[i] <= limit:
                i += 1
            count += 1
        return count
#> Solution().minBridges([5, 1, 3, 9], 2)
#> Solution().minBridges([], 4)
#> Solution().minBridges([2, 2, 2, 2], 0)
#> Solution().minBridges(banks=[1, 4, 7, 10, 13, 16], span=3)
#> Solution().minBridges(banks=[100, 1, 50], span=60)
# %%
def mean_window(temps, k, limit):
    s = sum(temps[:k])
    good = [s <= limit * k]
    for i in range(k, len(temps)):
        s += temps[i] - temps[i - k]
        good.append(s <= limit * k)
    longest = cur = 0
    for g in good:
        cur = cur + 1 if g else 0
        longest = max(longest, cur)
    return longest
#> mean_window([3, 5, 1, 2, 8], 2, 3)
#> mean_window([9, 9, 9], 1, 4)
#> mean_window([4], 1, 4)
#> mean_window([1, 2, 3, 4, 5, 6, 7], 3, 5)
#> mean_window([10, 0, 10, 0, 10], 2, 5)
# %%
from typing import List

class Solution:
    def triangleTrail(self, rows: List[List[int]]) -> List[int]:
        up = [r[:] for r in rows]
        for i in range(len(up) - 2, -1, -1):
            for j in range(i + 1):
                up[i][j] += min(up[i + 1][j], up[i + 1][j + 1])
        path, j = [], 0
        for i, row in enumerate(rows):
            if i and up[i][j + 1] < up[i][j]:
                j += 1
            path.append(row[j])
        return path
#> Solution().triangleTrail([[2], [3, 4], [6, 5, 1]])
#> Solution().triangleTrail([[8]])
#> Solution().triangleTrail([])
#> Solution().triangleTrail([[1], [9, 2], [3, 9, 9], [1, 8, 2, 0]])
#> Solution().triangleTrail(rows=[[5], [5, 5]])
# %%
def sweepers(jobs, now):
    jobs = sorted(jobs, key=lambda x: x[1])
    import heapq
    heap, t = [], now
    for length, due in jobs:
        t += length
        heapq.heappush(heap, -length)
        if t > due:
            t += heapq.heappop(heap)
            t += 1 if heap else 0
    return len(heap), t
#> sweepers([(2, 3), (4, 5), (1, 6)], 0)
#> sweepers([], 4)
#> sweepers([(5, 4), (1, 9)], 0)
#> sweepers([(3, 10), (3, 10), (3, 10), (3, 10)], 2)
#> sweepers([(1, 2), (2, 4), (3, 6), (4, 8)], 1)
# %%
class Solution:
    def keypadWalk(self, presses: int, start: int) -> int:
        near = {0: [1, 2], 1: [0, 3], 2: [0, 3], 3: [1, 2, 3]}
        memo: dict[tuple[int, int], int] = {}
        return self.walk(start, presses, near, memo)

    def walk(self, at, left, near, memo):
        if left == 0:
            return 1
        key = (at, left)
        if key not in memo:
            memo[key] = sum(self.walk(k, left - 1, near, memo) for k in near[at]) % 50
        return memo[key]
#> Solution().keypadWalk(2, 0)
#> Solution().keypadWalk(0, 3)
#> Solution().keypadWalk(3, 3)
#> Solution().keypadWalk(presses=4, start=1)
#> Solution().keypadWalk(presses=1, start=2)
# %%
from typing import List

class Solution:
    def raiseFloor(self, beds: List[int], water: int, reach: int) -> int:
        def ok(target):
            used, cur = 0, 0
            add = [0] * (len(beds) + reach + 1)
            for i, b in enumerate(beds):
                cur += add[i]
                lack = target - b - cur
                if lack > 0:
                    used += lack
                    cur += lack
                    add[i + reach] -= lack
            return used <= water

        lo, hi = min(beds), min(beds) + water
        while lo < hi:
            mid = (lo + hi + 1) // 2
            if ok(mid): lo = mid
            else: hi = mid - 1
        return lo
#> Solution().raiseFloor([2, 1, 3], 3, 2)
#> Solution().raiseFloor([5], 4, 1)
#> Solution().raiseFloor([1, 9, 1], 2, 1)
#> Solution().raiseFloor(beds=[0, 0, 0, 0], water=5, reach=2)
#> Solution().raiseFloor(beds=[4, 2, 6, 3], water=0, reach=3)
# %%
def digits_with_sum(length, total):
    row = [1] + [0] * total
    for pos in range(length):
        nxt = [0] * (total + 1)
        for s, w in enumerate(row):
            if not w:
                continue
            for d in range(1 if pos == 0 else 0, 4):
                if s + d <= total:
                    nxt[s + d] += w
        row = nxt
    return row[total]
#> digits_with_sum(2, 3)
#> digits_with_sum(0, 0)
#> digits_with_sum(3, 4)
#> digits_with_sum(1, 5)
#> digits_with_sum(4, 3)
# %%
from typing import List

class Solution:
    def gatherGems(self, board: List[str]) -> int:
        prev = None
        for line in board:
            row = [(1 if ch == '*' else 0) if ch != '#' else -99 for ch in line]
            if prev is not None:
                row = [v + max(prev[max(0, j - 1):j + 2]) for j, v in enumerate(row)]
            prev = row
        return max(prev + [0]) if prev else 0
#> Solution().gatherGems(["*..", ".*.", "..*"])
#> Solution().gatherGems([])
#> Solution().gatherGems(["#*#", "*#*"])
#> Solution().gatherGems(["*...*", ".#.#.", "*.*.*"])
#> Solution().gatherGems(board=["##", "**"])
# %%
def spare_change(prices, bill):
    seen = {0}
    for p in prices:
        seen |= {s + p for s in seen if s + p <= bill}
    best = max(seen)
    missing = [v for v in range(1, bill + 1) if v not in seen]
    return bill - best, missing[:3]
#> spare_change([3, 5], 9)
#> spare_change([], 4)
#> spare_change([1, 2, 4], 7)
#> spare_change([6, 6, 2], 11)
#> spare_change([20], 6)
# %%
from typing import List

class Solution:
    def fairShelves(self, books: List[int], shelf: int) -> int:
        n = len(books)
        cost = [0] + [10 ** 6] * n
        for i in range(1, n + 1):
            width = 0
            for j in range(i, 0, -1):
                width += books[j - 1]
                if width > shelf:
                    break
                waste = 0 if i == n else (shelf - width) ** 2
                cost[i] = min(cost[i], cost[j - 1] + waste)
        return cost[n]
#> Solution().fairShelves([3, 2, 2, 4], 6)
#> Solution().fairShelves([5, 5], 5)
#> Solution().fairShelves([], 3)
#> Solution().fairShelves(books=[1, 4, 1, 4, 1], shelf=6)
#> Solution().fairShelves(books=[2, 9], shelf=8)
# %%
class Solution:
    def swapToSort(self, s: str) -> int:
        cnt = [0] * 26
        moves = 0
        for c in s:
            k = ord(c) - ord('a')
            moves += sum(cnt[k + 1:])
            cnt[k] += 1
        return moves
#> Solution().swapToSort("dcba")
#> Solution().swapToSort("")
#> Solution().swapToSort("abcde")
#> Solution().swapToSort("banana")
#> Solution().swapToSort(s="zebra")
# %%
from bisect import bisect_right
from typing import List

class Solution:
    def guardShifts(self, shifts: List[List[int]]) -> int:
        shifts = sorted(shifts, key=lambda s: s[1])
        ends = [s[1] for s in shifts]
        dp = [0]
        for start, end, pay in shifts:
            k = bisect_right(ends, start)
            k = min(k, len(dp) - 1)
            bonus = 1 if end - start > 3 else 0
            dp.append(max(dp[-1], dp[k] + pay + bonus))
        return dp[-1]
#> Solution().guardShifts([[1, 3, 5], [2, 5, 6], [4, 8, 4]])
#> Solution().guardShifts([])
#> Solution().guardShifts([[0, 9, 7], [0, 4, 4], [4, 9, 4]])
#> Solution().guardShifts([[1, 2, 1], [2, 3, 1], [3, 4, 1], [1, 4, 2]])
#> Solution().guardShifts(shifts=[[5, 6, 9]])
