# %%
class Solution:
    def lanternOil(self, costs, rest):
        n = len(costs)
        dp = [0] * (n + 1)
        for i in range(1, n + 1):
            take = costs[i - 1] + (dp[i - 1 - rest] if i - 1 - rest >= 0 else 0)
            dp[i] = max(dp[i - 1], take)
        return dp[n]
#> Solution().lanternOil([4, 9, 2, 7, 5], 2)
#> Solution().lanternOil([], 1)
#> Solution().lanternOil([6], 3)
#> Solution().lanternOil([1, 1, 8, 1, 1, 8, 3], 0)
#> Solution().lanternOil([5, 3, 12, 4, 9, 11, 2, 6], 3)
# %%
from typing import List


class Solution:
    def cheapestFerry(self, tolls: List[int], jump: int) -> int:
        INF = float('inf')
        best = [INF] * len(tolls)
        if not tolls:
            return 0
        best[0] = tolls[0]
        for i in range(1, len(tolls)):
            if tolls[i] < 0:
                continue
            for back in range(1, jump + 1):
                if i - back < 0:
                    break
                best[i] = min(best[i], best[i - back] + tolls[i] * back)
        return -1 if best[-1] == INF else best[-1]
#> Solution().cheapestFerry([2, 5, 1, 4], 2)
#> Solution().cheapestFerry(tolls=[], jump=3)
#> Solution().cheapestFerry([3, -1, -1, 2], 2)
#> Solution().cheapestFerry([3, -1, 2, -1, 1, 6], 3)
#> Solution().cheapestFerry([7], 1)
# %%
def ways_to_tile_fence(length, planks):
    ways = [1] + [0] * length
    for pos in range(1, length + 1):
        for p in planks:
            if p <= pos:
                ways[pos] += ways[pos - p]
        if pos % 4 == 0:
            ways[pos] -= 1
    return ways[length]
#> ways_to_tile_fence(5, [1, 2])
#> ways_to_tile_fence(0, [3])
#> ways_to_tile_fence(7, [2, 3])
#> ways_to_tile_fence(8, [1, 3, 4])
#> ways_to_tile_fence(3, [5])
# %%
class Solution:
    def moodSwings(self, days):
        happy, sad, calm = 0, -10 ** 6, 0
        for d in days:
            happy, sad, calm = max(happy, calm) + d, max(sad, happy) - d, max(calm, sad)
        return max(happy, sad, calm)
#> Solution().moodSwings([3, -2, 5, 1])
#> Solution().moodSwings([])
#> Solution().moodSwings([-4, -6, 2])
#> Solution().moodSwings([1, 9, -9, 4, -3, 7, 2])
#> Solution().moodSwings([-5, -5, -5, -5])
# %%
from functools import lru_cache


def split_rope(n, bonus):
    @lru_cache(None)
    def best(k):
        if k <= 1:
            return k
        top = k
        for a in range(1, k // 2 + 1):
            got = best(a) * best(k - a)
            if a in bonus:
                got += 1
            top = max(top, got)
        return top

    return best(n)
#> split_rope(4, [2])
#> split_rope(1, [1])
#> split_rope(6, [3, 1])
#> split_rope(7, [])
#> split_rope(5, [2, 9])
# %%
def widest_mirror(s: str, wild: str) -> int:
    n = len(s)
    ok = [[False] * n for _ in range(n)]
    best = 0
    for j in range(n):
        for i in range(j, -1, -1):
            same = s[i] == s[j] or wild in (s[i], s[j])
            ok[i][j] = same and (j - i < 2 or ok[i + 1][j - 1])
            if ok[i][j] and j - i + 1 > best:
                best = j - i + 1
    return best
#> widest_mirror("abca", "x")
#> widest_mirror("", "a")
#> widest_mirror("a?bca", "?")
#> widest_mirror("kayk", "y")
#> widest_mirror("zz*yx", "*")
# %%
class Solution:
    def countStaircases(self, heights, maxRise):
        n = len(heights)
        ends = [1] * n
        for i in range(n):
            for j in range(i):
                if 0 < heights[i] - heights[j] <= maxRise:
                    ends[i] += ends[j]
        return sum(ends) - n
#> Solution().countStaircases([1, 2, 3], 1)
#> Solution().countStaircases(heights=[4, 2, 5, 6, 3], maxRise=2)
#> Solution().countStaircases([], 4)
#> Solution().countStaircases([9, 7, 5, 3], 3)
#> Solution().countStaircases(heights=[1, 4, 2, 6, 3, 5], maxRise=3)
# %%
class Solution:
    def snackBudget(self, prices, joy, coins):
        row = [0] * (coins + 1)
        for p, g in zip(prices, joy):
            for c in range(coins, p - 1, -1):
                row[c] = max(row[c], row[c - p] + g)
        left = coins
        while left and row[left - 1] == row[coins]:
            left -= 1
        return row[coins], coins - left
#> Solution().snackBudget([2, 3], [4, 5], 5)
#> Solution().snackBudget([], [], 4)
#> Solution().snackBudget([4, 1, 3], [10, 2, 7], 6)
#> Solution().snackBudget([9, 8], [100, 90], 7)
#> Solution().snackBudget([1, 2, 3, 2], [1, 5, 4, 5], 5)
# %%
def robot_paths(grid):
    if not grid or not grid[0]:
        return 0
    rows, cols = len(grid), len(grid[0])
    dp = [[0] * cols for _ in range(rows)]
    dp[0][0] = 0 if grid[0][0] == '#' else 1
    for r in range(rows):
        for c in range(cols):
            if grid[r][c] == '#':
                continue
            if r > 0:
                dp[r][c] += dp[r - 1][c]
            if c > 0 and grid[r][c] != 'v':
                dp[r][c] += dp[r][c - 1]
    return dp[-1][-1]
#> robot_paths(["..", ".."])
#> robot_paths([".v.", "..."])
#> robot_paths([])
#> robot_paths(["..#", "...", "v.."])
#> robot_paths(["#.", ".."])
# %%
class Solution:
    def splitDigits(self, text: str, limit: int) -> int:
        memo = {}

        def go(i):
            if i == len(text):
                return 1
            if i in memo:
                return memo[i]
            total, value = 0, 0
            for j in range(i, len(text)):
                value = value * 10 + int(text[j])
                if value > limit:
                    break
                if j > i and text[i] == '0':
                    break
                total += go(j + 1)
            memo[i] = total
            return total

        return go(0)
#> Solution().splitDigits("123", 25)
#> Solution().splitDigits("", 9)
#> Solution().splitDigits(text="1050", limit=100)
#> Solution().splitDigits("99", 5)
#> Solution().splitDigits(text="3012", limit=40)
# %%
def pick_teams(skills, size, gap):
    res = []

    def walk(i, team):
        if len(team) == size:
            res.append(team[:])
            return
        for j in range(i, len(skills)):
            if team and abs(skills[j] - team[-1]) < gap:
                continue
            team.append(skills[j])
            walk(j + 1, team)
            team.pop()

    walk(0, [])
    return res
#> pick_teams([1, 4, 6], 2, 3)
#> pick_teams([5, 5, 5], 2, 1)
#> pick_teams([2, 8, 3, 9], 3, 2)
#> pick_teams([7], 1, 10)
#> pick_teams([], 0, 1)
# %%
def peak_merge(a):
    def solve(lo, hi):
        if hi - lo == 1:
            return a[lo], a[lo]
        mid = (lo + hi) // 2
        l1, h1 = solve(lo, mid)
        l2, h2 = solve(mid, hi)
        return min(l1, h2), max(h1, h2 - l1)

    return solve(0, len(a)) if a else None
#> peak_merge([3, 8, 2])
#> peak_merge([])
#> peak_merge([5])
#> peak_merge([10, 1, 7, 30, 2])
#> peak_merge([-4, 6, -1, 3, 9, -8])
# %%
from functools import cache


class Solution:
    def fewestPresses(self, start: int, goal: int) -> int:
        @cache
        def press(x):
            if x <= start:
                return start - x
            if x % 3 == 0:
                return 1 + min(press(x // 3), press(x - 1) if x - start < 4 else 99)
            return 1 + press(x - 1)

        return press(goal)
#> Solution().fewestPresses(2, 10)
#> Solution().fewestPresses(start=5, goal=5)
#> Solution().fewestPresses(9, 4)
#> Solution().fewestPresses(start=3, goal=29)
#> Solution().fewestPresses(4, 7)
# %%
class Solution:
    def burnCandles(self, waxes):
        n = len(waxes)
        cost = [[0] * n for _ in range(n)]
        for span in range(2, n + 1):
            for i in range(n - span + 1):
                j = i + span - 1
                cost[i][j] = min(cost[i + 1][j] + waxes[i] * (span % 2 + 1), cost[i][j - 1] + waxes[j])
        return cost[0][n - 1] if n else -1
#> Solution().burnCandles(waxes=[4, 2, 7])
#> Solution().burnCandles([])
#> Solution().burnCandles(waxes=[9])
#> Solution().burnCandles(waxes=[1, 5, 2, 6, 3])
#> Solution().burnCandles(waxes=[8, 8, 1, 8])
# %%
def alternating_gain(xs):
    up = down = 0
    prev = None
    for x in xs:
        if prev is None:
            up = down = x
        elif x > prev:
            up = max(up, down + x)
        elif x < prev:
            down = max(down, up + x)
        else:
            up, down = up - 1, down - 1
        prev = x
    return up, down
#> alternating_gain([1, 4, 2, 5])
#> alternating_gain([])
#> alternating_gain([3, 3, 3])
#> alternating_gain([9, 1, 8, 2, 7, 3])
#> alternating_gain([-2, 5, 5, -1])
# %%
class Solution:
    def commonBeads(self, first: str, second: str) -> str:
        m, n = len(first), len(second)
        dp = [[""] * (n + 1) for _ in range(m + 1)]
        for i in range(1, m + 1):
            for j in range(1, n + 1):
                if first[i - 1] == second[j - 1] and dp[i - 1][j - 1][-1:] <= first[i - 1]:
                    dp[i][j] = dp[i - 1][j - 1] + first[i - 1]
                else:
                    a, b = dp[i - 1][j], dp[i][j - 1]
                    if len(a) == len(b):
                        dp[i][j] = min(a, b)
                    else:
                        dp[i][j] = a if len(a) > len(b) else b
        return dp[m][n]
#> Solution().commonBeads("rgb", "grb")
#> Solution().commonBeads(first="", second="abc")
#> Solution().commonBeads("abcd", "bda")
#> Solution().commonBeads(first="xyx", second="yxyx")
#> Solution().commonBeads("aa", "zz")
# %%
def queens_row(widths, taken=()):
    if not widths:
        return 1
    total = 0
    for spot in range(widths[0]):
        if all(spot != t and abs(spot - t) != len(taken) - i for i, t in enumerate(taken)):
            total += queens_row(widths[1:], taken + (spot,))
    return total
#> queens_row([2, 3])
#> queens_row([3, 3, 2])
#> queens_row([])
#> queens_row([4, 2, 1])
#> queens_row([5], (1,))
# %%
def digit_march(n, step):
    dp = [1 if d else 0 for d in range(10)]
    for _ in range(n - 1):
        nxt = [0] * 10
        for d in range(0, 10, 2):
            for e in (d - step, d + step):
                if 0 <= e < 10:
                    nxt[e] += dp[d]
        dp = nxt
    return sum(dp)
#> digit_march(1, 2)
#> digit_march(2, 3)
#> digit_march(3, 4)
#> digit_march(4, 2)
#> digit_march(2, 0)
# %%
class Solution:
    def assignPorters(self, weights):
        n = len(weights)
        full = (1 << n) - 1
        best = {0: 0}
        for mask in range(full + 1):
            if mask not in best:
                continue
            worker = bin(mask).count("1")
            if worker == n:
                break
            for b in range(n):
                if not mask >> b & 1:
                    nm = mask | 1 << b
                    c = max(best[mask], weights[worker][b]) + worker % 2
                    if c < best.get(nm, 1 << 30):
                        best[nm] = c
        return best[full]
#> Solution().assignPorters([[3, 1], [2, 5]])
#> Solution().assignPorters([])
#> Solution().assignPorters([[7]])
#> Solution().assignPorters(weights=[[4, 2, 8], [4, 3, 7], [3, 1, 6]])
#> Solution().assignPorters(weights=[[1, 1, 1], [9, 2, 2], [5, 9, 0]])
# %%
def shortest_patch(src, dst, sub_cost):
    prev = list(range(len(dst) + 1))
    for i, ch in enumerate(src, 1):
        cur = [i]
        for j, other in enumerate(dst, 1):
            if ch == other:
                cur.append(prev[j - 1])
            else:
                cur.append(min(prev[j] + 1, cur[j - 1] + 1, prev[j - 1] + (sub_cost if i != j else 0)))
        prev = cur
    return prev[-1]
#> shortest_patch("cat", "cut", 1)
#> shortest_patch("", "ab", 2)
#> shortest_patch("plum", "lump", 3)
#> shortest_patch("moss", "", 1)
#> shortest_patch("tide", "edit", 2)
# %%
class Solution:
    def shelfBooks(self, pages, width):
        n = len(pages)
        waste = [0] + [None] * n
        for i in range(1, n + 1):
            total = 0
            for j in range(i, 0, -1):
                total += pages[j - 1]
                if total > width:
                    break
                if waste[j - 1] is None:
                    continue
                cand = waste[j - 1] + (0 if i == n else (width - total) ** 2)
                if waste[i] is None or cand < waste[i]:
                    waste[i] = cand
        return waste[n]
#> Solution().shelfBooks([3, 2, 4], 5)
#> Solution().shelfBooks([], 3)
#> Solution().shelfBooks([6, 1], 5)
#> Solution().shelfBooks([1, 4, 1, 3, 2], 6)
#> Solution().shelfBooks([2, 2, 2, 2], 4)
# %%
class Solution:
    def gardenPlan(self, beds: list, kinds: int) -> int:
        same, diff = 0, kinds
        for i in range(1, len(beds)):
            if beds[i] == beds[i - 1]:
                same, diff = 0, (same + diff) * (kinds - 1)
            else:
                same, diff = diff, (same + diff) * (kinds - 1)
        return (same + diff) % 997 if beds else 0
#> Solution().gardenPlan([1, 1, 2], 3)
#> Solution().gardenPlan([], 2)
#> Solution().gardenPlan(beds=[4, 5, 6, 6, 7], kinds=2)
#> Solution().gardenPlan([2], 9)
#> Solution().gardenPlan(beds=[1, 2, 1, 1, 3, 3], kinds=4)
# %%
from functools import lru_cache


def stone_duel(piles, cap):
    @lru_cache(maxsize=None)
    def lead(i):
        if i >= len(piles):
            return 0
        best, got = -10 ** 9, 0
        for k in range(i, min(i + cap, len(piles))):
            got += piles[k]
            best = max(best, got - (k > i) - lead(k + 1))
        return best

    diff = lead(0)
    return "first" if diff > 0 else "second" if diff < 0 else "draw"
#> stone_duel([1, 2, 3], 2)
#> stone_duel([4, -9, 5], 1)
#> stone_duel([], 2)
#> stone_duel([-3, -8, 2, 7], 2)
#> stone_duel([2, 2], 1)
# %%
def word_ladder_sum(word, values):
    memo = dict()

    def f(i, last):
        if i == len(word):
            return 0
        key = (i, last)
        if key not in memo:
            skip = f(i + 1, last)
            if word[i] >= last:
                skip = max(skip, values.get(word[i], 0) + f(i + 1, word[i]))
            memo[key] = skip
        return memo[key]

    return f(0, "")
#> word_ladder_sum("bac", {"a": 2, "b": 5, "c": 1})
#> word_ladder_sum("", {"q": 3})
#> word_ladder_sum("cab", {"a": 4, "b": 3, "c": 6})
#> word_ladder_sum("zxy", {"x": 1})
#> word_ladder_sum("abab", {"a": 3, "b": 4})
# %%
class Solution:
    def coverRoof(self, n: int) -> list:
        out = []

        def place(cur, left):
            if left == 0:
                out.append(cur)
                return
            if not cur.endswith("SS"):
                place(cur + "S", left - 1)
            if left >= 3:
                place(cur + "L", left - 3)

        place("", n)
        return out
#> Solution().coverRoof(3)
#> Solution().coverRoof(0)
#> Solution().coverRoof(5)
#> Solution().coverRoof(2)
#> Solution().coverRoof(n=7)
# %%
def best_triangle_walk(rows, penalty):
    best = rows[0][:]
    for row in rows[1:]:
        nxt = [float("-inf")] * len(row)
        for i, v in enumerate(best):
            nxt[i] = max(nxt[i], v + row[i])
            nxt[i + 1] = max(nxt[i + 1], v + row[i + 1] - penalty)
        best = nxt
    return max(best)
#> best_triangle_walk([[5]], 1)
#> best_triangle_walk([[1], [2, 4]], 1)
#> best_triangle_walk([[3], [1, 9], [7, 2, 4]], 2)
#> best_triangle_walk([[2], [5, 5], [0, 1, 9], [4, 4, 4, 4]], 3)
#> best_triangle_walk([[0], [-3, -1], [8, -5, 2]], 0)
# %%
def power_fold(base, exp, mod):
    if exp == 0:
        return 1 % mod, 0
    half, depth = power_fold(base, exp // 2, mod)
    sq = half * half % mod
    if exp & 1:
        sq = sq * base % mod
        depth += 1
    return sq, depth + 1
#> power_fold(3, 13, 50)
#> power_fold(2, 0, 7)
#> power_fold(7, 100, 13)
#> power_fold(5, 31, 1)
#> power_fold(10, 6, 999)
# %%
class Solution:
    def maxFishing(self, ponds, boats):
        n = len(ponds)
        table = [[0] * (n + 1) for _ in range(boats + 1)]
        for b in range(1, boats + 1):
            run = 0
            for i in range(1, n + 1):
                run = max(run, table[b - 1][i - 1]) + ponds[i - 1]
                table[b][i] = max(table[b][i - 1], run)
        return table[boats][n]
#> Solution().maxFishing([3, -5, 4, 2], 1)
#> Solution().maxFishing(ponds=[3, -5, 4, 2], boats=2)
#> Solution().maxFishing([], 2)
#> Solution().maxFishing(ponds=[-1, -2, -3], boats=2)
#> Solution().maxFishing([6, -1, 6, -9, 5], 2)
# %%
class Solution:
    def zigzagSequences(self, n, top):
        # up[v], down[v]: arrangements ending at v after a rise / a fall
        up = [1] * top
        down = [1] * top
        for _ in range(n - 1):
            new_up = [sum(down[:v]) for v in range(top)]
            new_down = [sum(up[v + 1:]) for v in range(top)]
            up, down = new_up, new_down
        return sum(up) + sum(down) if n > 1 else top
#> Solution().zigzagSequences(1, 4)
#> Solution().zigzagSequences(2, 3)
#> Solution().zigzagSequences(3, 3)
#> Solution().zigzagSequences(4, 2)
#> Solution().zigzagSequences(5, 4)
# %%
def fillJugs(jugs, target):
    reach = {0: ()}
    for idx, size in enumerate(jugs):
        for have, used in list(reach.items()):
            total = have + size
            if total <= target and total not in reach:
                reach[total] = used + (idx,)
    best = max(reach)
    return best, reach[best]
#> fillJugs([4, 6, 9], 14)
#> fillJugs([], 5)
#> fillJugs([8, 3, 5], 10)
#> fillJugs([2, 2, 2, 7], 6)
#> fillJugs([11], 3)
# %%
class Solution:
    def brickWalls(self, width: int) -> int:
        self.count = 0
        self.extend([], width)
        return self.count

    def extend(self, row, left):
        if left == 0:
            if row == sorted(row) or row == row[::-1]:
                self.count += 1
            return
        for brick in (1, 2, 4):
            if brick > left:
                break
            row.append(brick)
            self.extend(row, left - brick)
            row.pop()
#> Solution().brickWalls(3)
#> Solution().brickWalls(0)
#> Solution().brickWalls(4)
#> Solution().brickWalls(width=5)
#> Solution().brickWalls(1)
# %%
def min_scare(levels, charge):
    INF = 10 ** 9
    alive = [INF] * (charge + 1)
    alive[charge] = 0
    for lv in levels:
        step = [INF] * (charge + 1)
        for c in range(charge + 1):
            if alive[c] == INF:
                continue
            step[c] = min(step[c], alive[c] + lv)
            if c:
                step[c - 1] = min(step[c - 1], alive[c] + lv // 3)
        alive = step
    return min(alive)
#> min_scare([9, 2, 7], 1)
#> min_scare([], 3)
#> min_scare([4, 4, 4, 10], 2)
#> min_scare([5, 6], 0)
#> min_scare([12, 1, 30, 2], 1)
# %%
from functools import cache


def folds(s):
    @cache
    def cost(i, j):
        if i >= j:
            return 0
        if s[i] == s[j]:
            return cost(i + 1, j - 1)
        return abs(ord(s[i]) - ord(s[j])) % 5 + min(cost(i + 1, j), cost(i, j - 1))

    return cost(0, len(s) - 1)
#> folds("abca")
#> folds("")
#> folds("level")
#> folds("dcba")
#> folds("mango")
# %%
class Solution:
    def latestBell(self, times, gap):
        times = sorted(times)
        n = len(times)
        length = [1] * n
        parent = [-1] * n
        for i in range(n):
            for j in range(i):
                if times[i] - times[j] >= gap and length[j] + 1 > length[i]:
                    length[i], parent[i] = length[j] + 1, j
        if not n:
            return []
        k = max(range(n), key=lambda x: (length[x], times[x]))
        chain = []
        while k != -1:
            chain.append(times[k])
            k = parent[k]
        return chain[::-1]
#> Solution().latestBell([4, 1, 8], 3)
#> Solution().latestBell([], 1)
#> Solution().latestBell(times=[2, 3, 5, 9], gap=4)
#> Solution().latestBell([10], 2)
#> Solution().latestBell(times=[1, 2, 3, 4, 5], gap=2)
# %%
def count_bits_without_trio(n):
    a, b, c = 1, 1, 0
    if n == 0:
        return 1
    i = 1
    while i < n:
        a, b, c = a + b + c, a, b
        if i % 3 == 2:
            c = 0
        i += 1
    return a + b + c
#> count_bits_without_trio(0)
#> count_bits_without_trio(1)
#> count_bits_without_trio(4)
#> count_bits_without_trio(7)
#> count_bits_without_trio(10)
# %%
def tug_of_war(team):
    total = sum(team)
    bits = 1
    for i, w in enumerate(team):
        bits |= bits << w
        if i % 3 == 2:
            bits &= ~2
    half = total // 2
    while half >= 0:
        if bits >> half & 1:
            return total - 2 * half
        half -= 1
#> tug_of_war([4, 5, 6])
#> tug_of_war([])
#> tug_of_war([10, 1, 1])
#> tug_of_war([3, 3, 9, 20, 8])
#> tug_of_war([7, 7])
# %%
class Solution:
    def longestTrail(self, grid):
        rows = len(grid)
        cols = len(grid[0]) if rows else 0
        memo = [[0] * cols for _ in range(rows)]

        def go(r, c):
            if memo[r][c]:
                return memo[r][c]
            best = 1
            for nr, nc in ((r + 1, c), (r, c + 1)):
                if nr < rows and nc < cols and grid[nr][nc] != grid[r][c]:
                    best = max(best, 1 + go(nr, nc))
            memo[r][c] = best
            return best

        return max((go(r, c) for r in range(rows) for c in range(cols)), default=0)
#> Solution().longestTrail([[1, 2], [2, 2]])
#> Solution().longestTrail([])
#> Solution().longestTrail([[5]])
#> Solution().longestTrail(grid=[[1, 1, 3], [2, 1, 2]])
#> Solution().longestTrail([[4, 4], [4, 4], [1, 4]])
# %%
def postage(target, stamps):
    need = [0]
    for amount in range(1, target + 1):
        opts = [need[amount - s] + 1 for s in stamps if s <= amount and need[amount - s] is not None]
        need.append(min(opts) if opts else None)
    if need[target] is None:
        return []
    used = []
    while target:
        for s in stamps:
            if s <= target and need[target - s] is not None and need[target - s] == need[target] - 1:
                used.append(s)
                target -= s
                break
    return used
#> postage(6, [1, 3, 4])
#> postage(0, [2])
#> postage(7, [2, 4])
#> postage(9, [4, 5, 1])
#> postage(8, [3, 5])
# %%
def braid(a, b, c):
    if len(a) + len(b) != len(c):
        return False
    dp = [False] * (len(b) + 1)
    for i in range(len(a) + 1):
        for j in range(len(b) + 1):
            if i == j == 0:
                dp[j] = True
                continue
            k = len(c) - (i + j)
            dp[j] = (i > 0 and dp[j] and a[i - 1] == c[k]) or (j > 0 and dp[j - 1] and b[j - 1] == c[k])
    return dp[-1]
#> braid("ab", "c", "cba")
#> braid("", "", "")
#> braid("xy", "z", "xyz")
#> braid("aab", "ab", "babaa")
#> braid("q", "rs", "rq")
# %%
class Solution:
    def tripFuel(self, hops: list, tank: int) -> int:
        memo = {}
        return self.drive(hops, 0, tank, tank, memo)

    def drive(self, hops, i, fuel, tank, memo):
        if i == len(hops):
            return 0
        if (i, fuel) in memo:
            return memo[i, fuel]
        best = 999
        if fuel >= hops[i]:
            best = self.drive(hops, i + 1, fuel - hops[i], tank, memo)
        if fuel < tank and tank >= hops[i]:
            best = min(best, 1 + self.drive(hops, i + 1, tank - hops[i], tank, memo))
        memo[i, fuel] = best
        return best
#> Solution().tripFuel([2, 3, 2], 5)
#> Solution().tripFuel([], 4)
#> Solution().tripFuel(hops=[6, 1], tank=5)
#> Solution().tripFuel(hops=[1, 4, 2, 3, 1], tank=6)
#> Solution().tripFuel([3, 3, 3], 3)
