# %%
def kite_string(winds, spool):
    best = [[-1] * (spool + 1) for _ in range(len(winds) + 1)]
    best[0][0] = 0
    for i, w in enumerate(winds):
        for out in range(spool + 1):
            h = best[i][out]
            if h < 0:
                continue
            if out < spool:
                best[i + 1][out + 1] = max(best[i + 1][out + 1], h + w)
            if out > 0:
                best[i + 1][out - 1] = max(best[i + 1][out - 1], h)
    return max(best[-1])
#> kite_string([3, 5, 1], 2)
#> kite_string([], 4)
#> kite_string([2, 2, 9, 4], 1)
#> kite_string([7, 1, 6, 8], 3)
#> kite_string([5], 0)
# %%
class Solution:
    def recolorBeads(self, beads: str) -> int:
        ones = flips = 0
        for ch in beads:
            if ch == 'w':
                ones += 1
            elif ch == 'b':
                flips = min(flips + 1, ones)
            else:
                flips, ones = flips + 1, ones + 1
        return flips
#> Solution().recolorBeads("wbbw")
#> Solution().recolorBeads("")
#> Solution().recolorBeads("bbwww")
#> Solution().recolorBeads(beads="wb?bw?b")
#> Solution().recolorBeads("wwwbb")
# %%
from functools import cache


class Solution:
    def teaBreaks(self, tasks, stamina):
        full = stamina

        @cache
        def dp(i, s):
            if i == len(tasks):
                return 0
            rest = 1 + dp(i, full) if s < full else 10 ** 6
            work = dp(i + 1, s - tasks[i]) if tasks[i] <= s else 10 ** 6
            return min(rest, work)

        res = dp(0, stamina)
        return res if res < 10 ** 6 else None
#> Solution().teaBreaks(tasks=[2, 2, 2], stamina=4)
#> Solution().teaBreaks([], 3)
#> Solution().teaBreaks(tasks=[5, 1], stamina=4)
#> Solution().teaBreaks(tasks=[3, 1, 2, 3, 1], stamina=4)
#> Solution().teaBreaks(tasks=[1, 1, 1, 1, 1], stamina=2)
# %%
def balanced_cuts(marks, length):
    pts = [0] + sorted(marks) + [length]
    m = len(pts)
    cost = {}
    for gap in range(1, m):
        for i in range(m - gap):
            j = i + gap
            if gap == 1:
                cost[i, j] = 0
            else:
                worst = min(max(cost[i, k], cost[k, j]) for k in range(i + 1, j))
                cost[i, j] = worst + pts[j] - pts[i]
    return cost[0, m - 1]
#> balanced_cuts([3], 8)
#> balanced_cuts([], 5)
#> balanced_cuts([2, 6], 10)
#> balanced_cuts([7, 1, 4], 9)
#> balanced_cuts([5, 5], 6)
# %%
class Solution:
    def letterPacks(self, s: str, maxLen: int) -> list:
        n = len(s)
        score = [0] * (n + 1)
        cut = [0] * (n + 1)
        for i in range(1, n + 1):
            score[i] = -1
            for l in range(1, min(maxLen, i) + 1):
                part = s[i - l:i]
                gain = len(set(part)) ** 2 if len(set(part)) == l else 0
                if score[i - l] + gain > score[i]:
                    score[i] = score[i - l] + gain
                    cut[i] = i - l
        parts = []
        while n:
            parts.append(s[cut[n]:n])
            n = cut[n]
        return parts[::-1]
#> Solution().letterPacks("abac", 3)
#> Solution().letterPacks("", 2)
#> Solution().letterPacks(s="aaa", maxLen=2)
#> Solution().letterPacks("xyzzy", 2)
#> Solution().letterPacks(s="noon", maxLen=3)
# %%
def cross_bridge(people):
    t = sorted(people)
    n = len(t)
    if n == 0:
        return 0
    f = [0] * (n + 1)
    f[1] = t[0]
    for k in range(2, n + 1):
        if k == 2:
            f[2] = t[1]
            continue
        f[k] = min(f[k - 1] + t[0] + t[k - 1] + (t[k - 1] > 9), f[k - 2] + t[0] + 2 * t[1] + t[k - 1] - k % 2)
    return f[n]
#> cross_bridge([1, 2])
#> cross_bridge([])
#> cross_bridge([10, 1, 5, 2])
#> cross_bridge([4])
#> cross_bridge([3, 8, 3, 1, 12, 7])
# %%
def hop_hash(nums, k):
    memo = {}

    def hop(i):
        if i >= len(nums):
            return i - len(nums)
        if i not in memo:
            memo[i] = 0
            a = hop(i + max(nums[i], 1))
            b = hop(i + k)
            memo[i] = nums[i] + min(a, b)
        return memo[i]

    ans = hop(0)
    return ans, sorted(memo)
#> hop_hash([2, 1, 3], 1)
#> hop_hash([], 4)
#> hop_hash([0, 5, 0, 2], 2)
#> hop_hash([3, 3, 3, 3, 3], 2)
#> hop_hash([9], 5)
# %%
from typing import List


class Solution:
    def seatGuests(self, likes: List[List[int]]) -> int:
        n = len(likes)
        taken = [False] * n
        best = 0

        def seat(i, total):
            nonlocal best
            if i == n:
                best = max(best, total)
                return
            if total + 9 * (n - i) <= best:
                return
            for j in range(n):
                if not taken[j] and likes[i][j] > 0:
                    taken[j] = True
                    seat(i + 1, total + likes[i][j])
                    taken[j] = False

        seat(0, 0)
        return best
#> Solution().seatGuests([[1, 4], [3, 2]])
#> Solution().seatGuests(likes=[[5]])
#> Solution().seatGuests([])
#> Solution().seatGuests(likes=[[0, 2, 3], [4, 0, 1], [2, 9, 0]])
#> Solution().seatGuests([[0, 0], [7, 8]])
# %%
class Solution:
    def dominant(self, arr):
        def count(v, lo, hi):
            return sum(1 for i in range(lo, hi) if arr[i] == v)

        def rec(lo, hi):
            if hi - lo == 1:
                return arr[lo]
            mid = lo + hi >> 1
            left, right = rec(lo, mid), rec(mid, hi)
            if left == right:
                return left
            cl, cr = count(left, lo, hi), count(right, lo, hi)
            if cl == cr:
                return min(left, right)
            return left if cl > cr else right

        return rec(0, len(arr)) if arr else -1
#> Solution().dominant([2, 2, 1])
#> Solution().dominant([])
#> Solution().dominant([4])
#> Solution().dominant([3, 1, 3, 1, 5])
#> Solution().dominant([6, 6, 2, 2])
# %%
def paint_posts(n, costs):
    state = (0, 0, 0)
    for i in range(n):
        a, b, c = costs[i % len(costs)]
        x, y, z = state
        state = (a + min(y, z), b + min(x, z), c + min(x, y))
        if i % 3 == 2:
            state = tuple(v - min(state) + max(state) for v in state)
    return min(state)
#> paint_posts(2, [(1, 2, 3)])
#> paint_posts(0, [(4, 4, 4)])
#> paint_posts(4, [(5, 1, 2), (3, 3, 9)])
#> paint_posts(6, [(1, 0, 7), (2, 2, 2), (4, 1, 1)])
#> paint_posts(3, [(10, 20, 30)])
# %%
class Solution:
    def echoWord(self, text: str) -> int:
        # cheapest typing where 'copy' doubles what stands there
        n = len(text)
        best = [i for i in range(n + 1)]
        for i in range(1, n + 1):
            best[i] = min(best[i], best[i - 1] + 1)
            if i % 2 == 0 and text[:i // 2] == text[i // 2:i]:
                best[i] = min(best[i], best[i // 2] + 1)
        return best[n]
#> Solution().echoWord("abab")
#> Solution().echoWord("")
#> Solution().echoWord("aaaaaaaa")
#> Solution().echoWord(text="xyxyxyxyz")
#> Solution().echoWord("qwerty")
# %%
from functools import lru_cache
from math import gcd


def gcd_partition(values):
    n = len(values)

    @lru_cache(None)
    def best(start):
        if start == n:
            return 0
        g, out = 0, 0
        for end in range(start, n):
            g = gcd(g, values[end])
            out = max(out, g * (end - start + 1) + best(end + 1))
        return out

    return best(0)
#> gcd_partition([4, 6])
#> gcd_partition([])
#> gcd_partition([3, 3, 9])
#> gcd_partition([10, 5, 7, 7])
#> gcd_partition([12])
# %%
def spiral_stairs(total):
    table = {(0, 0): 1}
    for done in range(total):
        for last in (0, 1, 2, 3):
            w = table.get((done, last), 0)
            if not w:
                continue
            for s in (1, 2, 3):
                if s != last and done + s <= total:
                    key = (done + s, s)
                    table[key] = table.get(key, 0) + w
    return sum(table.get((total, s), 0) for s in range(4))
#> spiral_stairs(3)
#> spiral_stairs(0)
#> spiral_stairs(1)
#> spiral_stairs(5)
#> spiral_stairs(6)
# %%
class Solution:
    def cheapCode(self, digits: str, swaps: int) -> str:
        self.best = digits
        self.search(list(digits), 0, swaps)
        return self.best

    def search(self, d, i, left):
        if left == 0 or i == len(d):
            return
        small = min(d[i:])
        if d[i] == small:
            self.search(d, i + 1, left)
            return
        for j in range(i + 1, len(d)):
            if d[j] == small:
                d[i], d[j] = d[j], d[i]
                self.best = min(self.best, ''.join(d))
                self.search(d, i + 1, left - 1)
                d[i], d[j] = d[j], d[i]
#> Solution().cheapCode("3121", 1)
#> Solution().cheapCode("", 2)
#> Solution().cheapCode(digits="9876", swaps=2)
#> Solution().cheapCode(digits="1234", swaps=3)
#> Solution().cheapCode("52211", 2)
# %%
class Solution:
    def riverStones(self, stones, far):
        if not stones:
            return -1
        reach = {0: 0}
        last = len(stones) - 1
        for i in range(last):
            if i not in reach:
                continue
            for d in range(1, far + 1):
                j = i + d
                if j > last:
                    break
                if abs(stones[j] - stones[i]) <= d + 1:
                    wet = reach[i] + d - 1
                    if j not in reach or reach[j] > wet:
                        reach[j] = wet
        return reach.get(last, -1)
#> Solution().riverStones([1, 2, 4], 2)
#> Solution().riverStones([], 3)
#> Solution().riverStones([5, 9, 1], 1)
#> Solution().riverStones([0, 3, 2, 6, 5], 3)
#> Solution().riverStones([8], 2)
# %%
def matryoshka(dolls):
    dolls = sorted(dolls, key=lambda d: (d[0], -d[1]))
    n, best = len(dolls), 0
    dp = [0] * n
    for i, (w, h) in enumerate(dolls):
        dp[i] = h
        for j in range(i):
            pw, ph = dolls[j]
            if 0 < w - pw <= 2 and ph < h and dp[j] + h - ph > dp[i]:
                dp[i] = dp[j] + h - ph
        best = dp[i] if dp[i] > best else best
    return best
#> matryoshka([(2, 3), (1, 2)])
#> matryoshka([])
#> matryoshka([(4, 1), (3, 5), (2, 2)])
#> matryoshka([(1, 1), (1, 4), (2, 4), (3, 6)])
#> matryoshka([(9, 9)])
# %%
class Solution:
    def bakeOrders(self, orders, ovens):
        load = [0] * ovens
        best = 3 * len(orders) + sum(orders)
        orders = sorted(orders, reverse=True)

        def assign(i):
            nonlocal best
            if max(load) >= best:
                return
            if i == len(orders):
                best = max(load)
                return
            seen = set()
            for k in range(ovens):
                if load[k] in seen:
                    continue
                seen.add(load[k])
                warm = 1 if load[k] else 2
                load[k] += orders[i] + warm
                assign(i + 1)
                load[k] -= orders[i] + warm

        assign(0)
        return best
#> Solution().bakeOrders([3, 2, 4], 2)
#> Solution().bakeOrders(orders=[], ovens=1)
#> Solution().bakeOrders([5], 3)
#> Solution().bakeOrders([2, 2, 3, 3], 2)
#> Solution().bakeOrders(orders=[6, 1, 4, 2], ovens=3)
# %%
def wildcard_tags(pattern, tag):
    m, n = len(pattern), len(tag)
    row = [True] + [False] * n
    for i in range(m):
        p = pattern[i]
        new = [row[0] and p == '+'] + [False] * n
        for j in range(1, n + 1):
            if p == '+':
                new[j] = row[j] or (row[j - 1]) or (j > 1 and row[j - 2])
            else:
                new[j] = row[j - 1] and p in (tag[j - 1], '.')
        row = new
    return row[n]
#> wildcard_tags("a+c", "abbc")
#> wildcard_tags("", "")
#> wildcard_tags("+", "xyz")
#> wildcard_tags(".b+", "abcd")
#> wildcard_tags("++z", "az")
# %%
def sum_without_neighbors_circle(ring):
    n = len(ring)
    if n <= 2:
        return max(ring, default=0)
    def line(lo, hi):
        take = skip = 0
        for i in range(lo, hi):
            take, skip = skip + ring[i], max(take, skip)
        return max(take, skip)
    ans = line(1, n)
    for cut in (0,):
        ans = max(ans, ring[cut] + line(2, n - 1) - 1)
    return ans
#> sum_without_neighbors_circle([5, 1, 5, 1])
#> sum_without_neighbors_circle([])
#> sum_without_neighbors_circle([4, 9])
#> sum_without_neighbors_circle([8, 3, 2, 3, 8])
#> sum_without_neighbors_circle([1, 6, 2, 7, 3, 5])
# %%
class Solution:
    def digitSumPins(self, length: int, total: int, banned: str) -> int:
        bad = set(map(int, banned))
        ways = {0: 1}
        for _ in range(length):
            nxt = {}
            for s, w in ways.items():
                for d in range(10):
                    if d in bad or s + d > total:
                        continue
                    nxt[s + d] = nxt.get(s + d, 0) + w
            ways = nxt
        return ways.get(total, 0)
#> Solution().digitSumPins(2, 4, "0")
#> Solution().digitSumPins(1, 9, "")
#> Solution().digitSumPins(length=2, total=5, banned="123456789")
#> Solution().digitSumPins(length=3, total=3, banned="456789")
#> Solution().digitSumPins(0, 0, "7")
# %%
from functools import cache


@cache
def bunnies(month, age=0):
    if month == 0:
        return 1
    if age >= 4:
        return 0
    total = bunnies(month - 1, age + 1)
    if age >= 2:
        total += bunnies(month - 1, 0)
    return total


def colony(start, months):
    return start * bunnies(months) - months
#> colony(1, 3)
#> colony(2, 0)
#> colony(3, 5)
#> colony(1, 7)
#> colony(4, 9)
# %%
class Solution:
    def packSuitcase(self, items, width, slots):
        dp = [[0] * (slots + 1) for _ in range(width + 1)]
        for size, val in items:
            for w in reversed(range(size, width + 1)):
                for k in range(slots, 0, -1):
                    dp[w][k] = max(dp[w][k], dp[w - size][k - 1] + val)
        return dp[width][slots]
#> Solution().packSuitcase(items=[(2, 3), (1, 2)], width=3, slots=1)
#> Solution().packSuitcase([], 2, 2)
#> Solution().packSuitcase(items=[(3, 8), (2, 5), (2, 5)], width=4, slots=2)
#> Solution().packSuitcase(items=[(1, 1), (1, 4), (2, 3)], width=4, slots=2)
#> Solution().packSuitcase(items=[(5, 50)], width=4, slots=1)
# %%
class Solution:
    def knightCoins(self, board, moves):
        n, m = len(board), len(board[0])
        jumps = [(1, 2), (2, 1), (-1, 2), (-2, 1)]
        cur = {(r, 0): board[r][0] for r in range(n)}
        for _ in range(moves):
            nxt = {}
            for (r, c), v in cur.items():
                for dr, dc in jumps:
                    a, b = r + dr, c + dc
                    if 0 <= a < n and b < m:
                        nxt[a, b] = max(nxt.get((a, b), 0), v + board[a][b])
            if not nxt:
                break
            cur = nxt
        return max(cur.values())
#> Solution().knightCoins([[1, 2, 3], [4, 5, 6]], 1)
#> Solution().knightCoins(board=[[7]], moves=3)
#> Solution().knightCoins([[1, 2], [3, 4], [5, 6]], 1)
#> Solution().knightCoins(board=[[1, 9, 4], [2, 8, 5], [3, 7, 6]], moves=2)
#> Solution().knightCoins([[2, 2], [0, 1]], 0)
# %%
def parens_fix(s, max_depth):
    INF = 10 ** 5
    cost = [0] + [INF] * max_depth
    for ch in s:
        nxt = [INF] * (max_depth + 1)
        for d, c in enumerate(cost):
            if c == INF:
                continue
            if d < max_depth:
                nxt[d + 1] = min(nxt[d + 1], c + (ch != "("))
            if d > 0:
                nxt[d - 1] = min(nxt[d - 1], c + (ch != ")"))
        cost = nxt
    return cost[0] if cost[0] < INF else -1
#> parens_fix("(()", 2)
#> parens_fix("", 1)
#> parens_fix("))((", 2)
#> parens_fix("((()))", 1)
#> parens_fix("(())", 3)
# %%
def hanoi_count(tower, src, dst):
    if not tower:
        return []
    mid = 6 - src - dst
    top, base = tower[:-1], tower[-1]
    return hanoi_count(top, src, mid) + [(base, src, dst)] + hanoi_count(top, mid, dst)[:3]
#> hanoi_count("ab", 1, 3)
#> hanoi_count("", 1, 2)
#> hanoi_count("s", 3, 2)
#> hanoi_count("abc", 2, 1)
#> hanoi_count("wxyz", 1, 2)
# %%
from typing import List


class Solution:
    def repaintFloors(self, floors: List[int], budget: int) -> List[int]:
        keep = {0: 0}
        trail = {0: []}
        for i, f in enumerate(floors):
            for spent in sorted(keep, reverse=True):
                s = spent + f
                if s <= budget and keep[spent] + 1 > keep.get(s, -1):
                    keep[s] = keep[spent] + 1
                    trail[s] = trail[spent] + [i]
        best = max(keep, key=lambda s: (keep[s], -s))
        return trail[best]
#> Solution().repaintFloors([3, 2, 2], 4)
#> Solution().repaintFloors(floors=[], budget=3)
#> Solution().repaintFloors([5, 1, 3, 1], 5)
#> Solution().repaintFloors(floors=[9, 8], budget=7)
#> Solution().repaintFloors([2, 4, 1, 3], 6)
# %%
from itertools import accumulate


def split_quarrel(ages, groups):
    pre = [0, *accumulate(ages)]
    n = len(ages)

    def cost(i, j):
        return (pre[j] - pre[i]) * (j - i)

    dp = [cost(0, j) for j in range(n + 1)]
    for _ in range(groups - 1):
        for j in range(n, 0, -1):
            dp[j] = min(dp[i] + cost(i, j) for i in range(j))
    return dp[n]
#> split_quarrel([4, 2], 2)
#> split_quarrel([], 2)
#> split_quarrel([5, 1, 1, 6], 2)
#> split_quarrel([3, 3, 3], 1)
#> split_quarrel([7, 2, 2, 9], 3)
# %%
def nim_table(n, moves):
    win = [False] * (n + 1)
    reason = [None] * (n + 1)
    for x in range(1, n + 1):
        for m in moves:
            if m <= x and not win[x - m]:
                win[x], reason[x] = True, m
                break
    return [x if reason[x] is None else -reason[x] for x in range(n + 1)]
#> nim_table(5, [1, 2])
#> nim_table(0, [4])
#> nim_table(7, [2, 3])
#> nim_table(6, [1, 4])
#> nim_table(4, [])
# %%
class Solution:
    def countVowelStrings(self, pattern: str) -> int:
        vowels = "aeo"
        ways = [1, 1, 1, 1]
        for i in reversed(range(len(pattern))):
            fresh = []
            for prev in range(4):
                t = 0
                for k, v in enumerate(vowels):
                    if pattern[i] in (v, '_') and (prev == 3 or k >= prev):
                        t += ways[k]
                fresh.append(t)
            ways = fresh
        return ways[3]
#> Solution().countVowelStrings("a_")
#> Solution().countVowelStrings("")
#> Solution().countVowelStrings("__")
#> Solution().countVowelStrings(pattern="o_a")
#> Solution().countVowelStrings(pattern="_e_")
# %%
class Solution:
    def minTolls(self, grid):
        prev = None
        for row in grid:
            cur = []
            for c, v in enumerate(row):
                above = prev[c] if prev else 0 if c == 0 else float('inf')
                left = cur[-1] if cur else float('inf')
                base = min(above, left)
                cur.append(base + v if v % 2 else max(base, v))
            prev = cur
        return prev[-1] if prev else 0
#> Solution().minTolls([[1, 3], [2, 5]])
#> Solution().minTolls([])
#> Solution().minTolls([[4]])
#> Solution().minTolls([[1, 7, 2], [3, 3, 9], [8, 1, 6]])
#> Solution().minTolls([[5, 5, 5]])
# %%
from functools import lru_cache


class Solution:
    def feedDragons(self, hunger, meals):
        start = tuple(sorted(hunger))

        @lru_cache(None)
        def days(state):
            if not state:
                return 0
            best = 50
            big = state[-1]
            for m in meals:
                rest = big - m
                nxt = state[:-1] + ((rest,) if rest > 0 else ())
                best = min(best, 1 + max(0, -rest) + days(tuple(sorted(nxt))))
            return best

        return days(start)
#> Solution().feedDragons([2, 3], [2])
#> Solution().feedDragons([], [1, 2])
#> Solution().feedDragons(hunger=[4], meals=[1, 3])
#> Solution().feedDragons(hunger=[5, 2], meals=[5, 2])
#> Solution().feedDragons([6, 1], [4, 3])
# %%
def subset_gcds(nums):
    from math import gcd
    seen = {}
    for x in nums:
        extra = {x: 1}
        for g, c in seen.items():
            h = gcd(g, x)
            extra[h] = extra.get(h, 0) + c
        for g, c in extra.items():
            seen[g] = seen.get(g, 0) + c
    return sorted(seen.items())
#> subset_gcds([4, 6])
#> subset_gcds([])
#> subset_gcds([5, 10, 3])
#> subset_gcds([2, 2, 2])
#> subset_gcds([12, 18, 8])
# %%
def tower_levels(blocks, target, built=0, used=0):
    if built == target:
        return used
    if not blocks or built > target:
        return None
    with_it = tower_levels(blocks[1:], target, built + blocks[0], used + 1)
    without = tower_levels(blocks[1:], target, built, used)
    if with_it is None or without is None:
        return without if with_it is None else with_it
    return max(with_it, without)
#> tower_levels([3, 1, 2], 3)
#> tower_levels([], 4)
#> tower_levels([5, 5], 10)
#> tower_levels([2, 4, 6], 5)
#> tower_levels([1, 2, 3, 4], 6)
# %%
class Solution:
    def squeezeRuns(self, s: str) -> int:
        n = len(s)
        if n == 0:
            return 0
        dp = [[n] * n for _ in range(n)]
        for i in range(n - 1, -1, -1):
            dp[i][i] = 1
            for j in range(i + 1, n):
                dp[i][j] = dp[i][j - 1] + 1
                for k in range(i, j):
                    if s[k] == s[j]:
                        rest = dp[k + 1][j - 1] if k + 1 <= j - 1 else 0
                        dp[i][j] = min(dp[i][j], dp[i][k] + rest)
        return dp[0][n - 1]
#> Solution().squeezeRuns("aba")
#> Solution().squeezeRuns("")
#> Solution().squeezeRuns("xxyy")
#> Solution().squeezeRuns(s="abcb")
#> Solution().squeezeRuns("z")
# %%
def relay(legs, runners):
    # minimise the slowest total with order of legs fixed
    memo = {}
    def f(i, r):
        if r == 1:
            return sum(legs[i:])
        if (i, r) in memo: return memo[(i, r)]
        best, acc = sum(legs[i:]), 0
        for j in range(i, len(legs)):
            acc += legs[j] + (j > i)
            if acc >= best: break
            best = min(best, max(acc, f(j + 1, r - 1)))
        memo[(i, r)] = best
        return best
    return f(0, runners)
#> relay([4, 3, 5], 2)
#> relay([], 2)
#> relay([9, 1, 1, 1], 3)
#> relay([2, 7, 2], 1)
#> relay([6, 2, 3, 5], 2)
# %%
def max_chain_product(xs):
    hi = lo = best = xs[0]
    start = begin = end = 0
    for i in range(1, len(xs)):
        x = xs[i]
        if x < 0:
            hi, lo = lo, hi
        if hi * x >= x:
            hi = hi * x
        else:
            hi, start = x, i
        lo = min(x, lo * x)
        if hi > best:
            best, begin, end = hi, start, i
    return best, end - begin + 1
#> max_chain_product([2, 3, -2])
#> max_chain_product([-2, 4, -1])
#> max_chain_product([0])
#> max_chain_product([1, 0, 5, 2, -1, 3])
#> max_chain_product([])
# %%
class Solution:
    def splitTreasure(self, chests: list) -> bool:
        if len(chests) < 3 or sum(chests) % 3:
            return False
        share = sum(chests) // 3
        chests.sort(reverse=True)
        bags = [share - 1, share, share + 1]

        def put(i):
            if i == len(chests):
                return True
            for b in range(3):
                if bags[b] >= chests[i]:
                    bags[b] -= chests[i]
                    if put(i + 1):
                        return True
                    bags[b] += chests[i]
            return False

        return put(0)
#> Solution().splitTreasure([3, 3, 3])
#> Solution().splitTreasure([])
#> Solution().splitTreasure(chests=[5, 1, 4, 2, 6])
#> Solution().splitTreasure([2, 2, 5])
#> Solution().splitTreasure(chests=[7, 7, 1, 3, 3])
# %%
def collatz_cache(limit):
    depth = {1: 0}
    for n in range(2, limit + 1):
        x, path = n, []
        while x not in depth:
            path.append(x)
            x = x // 2 if x % 2 == 0 else x + 3 if x % 3 else x // 3
        d = depth[x]
        for y in reversed(path):
            d += 1
            depth[y] = d
    return max(depth, key=lambda v: (depth[v], v)), len(depth)
#> collatz_cache(3)
#> collatz_cache(1)
#> collatz_cache(5)
#> collatz_cache(8)
#> collatz_cache(11)
# %%
def quilt(rows, cols, squares):
    INF = rows * cols + 1
    best = [[INF] * (cols + 1) for _ in range(rows + 1)]
    for r in range(rows + 1):
        for c in range(cols + 1):
            if r == 0 or c == 0:
                best[r][c] = 0
                continue
            if r == c and r in squares:
                best[r][c] = 1
                continue
            for k in range(1, r // 2 + 1):
                best[r][c] = min(best[r][c], best[k][c] + best[r - k][c])
            for k in range(1, c // 2 + 1):
                best[r][c] = min(best[r][c], best[r][k] + best[r][c - k])
    return best[rows][cols] if best[rows][cols] < INF else -1
#> quilt(2, 2, [1])
#> quilt(0, 3, [1])
#> quilt(2, 3, [1, 2])
#> quilt(3, 2, [2])
#> quilt(2, 4, [2])
# %%
class Solution:
    def fadedMessage(self, code: str, key: dict) -> list:
        res = []

        def decode(i, built):
            if i == len(code):
                res.append(built)
                return
            for piece in sorted(key):
                if code.startswith(piece, i):
                    if built and built[-1] == key[piece]:
                        continue
                    decode(i + len(piece), built + key[piece])

        decode(0, "")
        return res
#> Solution().fadedMessage("112", {"1": "a", "12": "b", "2": "c"})
#> Solution().fadedMessage("", {"0": "z"})
#> Solution().fadedMessage(code="1212", key={"1": "a", "2": "b", "12": "k"})
#> Solution().fadedMessage("xyx", {"x": "o", "yx": "p", "xy": "q"})
#> Solution().fadedMessage(code="77", key={"7": "s"})
