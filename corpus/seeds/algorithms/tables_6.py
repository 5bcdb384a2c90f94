# %%
class Solution:
    def skipPages(self, pages: list, maxSkip: int) -> int:
        n = len(pages)
        dp = [float('-inf')] * n + [0]
        for i in range(n - 1, -1, -1):
            for s in range(maxSkip + 1):
                j = min(i + s + 1, n)
                dp[i] = max(dp[i], pages[i] - s + dp[j])
        return max(dp[:maxSkip + 1])
#> Solution().skipPages([3, -2, 4], 1)
#> Solution().skipPages([], 2)
#> Solution().skipPages(pages=[-5, -1, -3, 6], maxSkip=2)
#> Solution().skipPages([1, 1, 1], 0)
#> Solution().skipPages(pages=[2, -9, -9, 8, 1], maxSkip=2)
# %%
def tiny_automaton(text, accept):
    # counts of subsequences per state 0..2
    a = [1, 0, 0]
    for ch in text:
        v = ord(ch) % 3
        b = a[:]
        for s in range(3):
            b[(s + v) % 3] += a[s]
        a = b
    return sum(a[s] for s in accept) - (0 in accept)
#> tiny_automaton("abc", [0])
#> tiny_automaton("", [0, 1])
#> tiny_automaton("dd", [2])
#> tiny_automaton("hello", [1, 2])
#> tiny_automaton("cccc", [0])
# %%
from functools import lru_cache


class Solution:
    def wireTangle(self, ports: int) -> int:
        return self.pairings(ports) if ports % 2 == 0 else 0

    @lru_cache(None)
    def pairings(self, n):
        if n == 0:
            return 1
        total = 0
        for inside in range(0, n - 1, 2):
            if inside == 2:
                continue
            total += self.pairings(inside) * self.pairings(n - 2 - inside)
        return total
#> Solution().wireTangle(4)
#> Solution().wireTangle(0)
#> Solution().wireTangle(ports=3)
#> Solution().wireTangle(6)
#> Solution().wireTangle(ports=8)
# %%
class Solution:
    def pebbleLanes(self, board):
        # no two chosen pebbles side by side, columns of two
        none = top = bottom = 0
        for t, b in board:
            keep = max(none, top, bottom)
            none, top, bottom = keep, max(none, bottom) + t, max(none, top) + b
        return max(none, top, bottom)
#> Solution().pebbleLanes([(3, 1), (2, 5)])
#> Solution().pebbleLanes([])
#> Solution().pebbleLanes([(4, 4), (9, 0), (1, 2)])
#> Solution().pebbleLanes([(-1, -2), (-3, -1)])
#> Solution().pebbleLanes([(1, 8), (7, 7), (2, 6), (5, 0)])
# %%
def rod_offer(prices, waste):
    best, first = [0], [0]
    for n in range(1, len(prices) + 1):
        top, cut = -1, 0
        for k, p in enumerate(prices[:n], 1):
            got = p + best[n - k] - (waste if n != k else 0)
            if got > top:
                top, cut = got, k
        best.append(top)
        first.append(cut)
    plan, n = [], len(prices)
    while n > 0:
        plan.append(first[n])
        n -= first[n]
    return best[-1], plan
#> rod_offer([2, 5, 6], 1)
#> rod_offer([], 2)
#> rod_offer([3, 4, 9, 9], 0)
#> rod_offer([1], 4)
#> rod_offer([4, 5, 6, 14], 2)
# %%
class Solution:
    def lockCombos(self, dial: int, turns: list) -> int:
        counts = [0] * dial
        counts[0] = 1
        for t in turns:
            moved = [0] * dial
            for pos in range(dial):
                if counts[pos]:
                    moved[(pos + t) % dial] += counts[pos]
                    moved[(pos - t) % dial] += counts[pos]
            counts = moved
        return counts.index(max(counts))
#> Solution().lockCombos(5, [1, 2])
#> Solution().lockCombos(dial=3, turns=[])
#> Solution().lockCombos(4, [2, 1, 1])
#> Solution().lockCombos(dial=6, turns=[5, 3])
#> Solution().lockCombos(7, [3])
# %%
def tokenise(s, prices):
    INF = 9999
    memo = {len(s): (0, ())}

    def go(i):
        if i in memo:
            return memo[i]
        best = (INF, ())
        for tok, cost in prices.items():
            if s.startswith(tok, i):
                c, rest = go(i + len(tok))
                if c + cost < best[0]:
                    best = (c + cost, (tok,) + rest)
        memo[i] = best
        return best

    cost, parts = go(0)
    return parts if cost < INF else None
#> tokenise("abab", {"a": 2, "b": 2, "ab": 3})
#> tokenise("", {"z": 1})
#> tokenise("cab", {"c": 1, "a": 1})
#> tokenise("xxx", {"x": 2, "xx": 3, "xxx": 7})
#> tokenise("noon", {"no": 4, "on": 1, "n": 1, "o": 1})
# %%
def squads(heroes, cap):
    count = 0
    groups = []

    def join(i):
        nonlocal count
        if i == len(heroes):
            count += 1
            return
        for g in groups:
            if len(g) < cap and heroes[i] != g[-1]:
                g.append(heroes[i])
                join(i + 1)
                g.pop()
        groups.append([heroes[i]])
        join(i + 1)
        groups.pop()

    join(0)
    return count
#> squads("abc", 2)
#> squads("", 1)
#> squads("aab", 3)
#> squads("aaa", 2)
#> squads("ab", 1)
# %%
class Solution:
    def peakRate(self, nums: list, size: int) -> int:
        def solve(lo, hi):
            if hi - lo <= size:
                return max(nums[lo:hi], default=0)
            cut = lo + (hi - lo) // 3
            return solve(lo, cut) + solve(cut, hi)

        return solve(0, len(nums))
#> Solution().peakRate([4, 2, 7, 1], 2)
#> Solution().peakRate([], 1)
#> Solution().peakRate(nums=[5, 5, 1, 8, 3, 2, 9], size=2)
#> Solution().peakRate([6], 3)
#> Solution().peakRate(nums=[1, 2, 3, 4, 5, 6], size=3)
# %%
from collections import deque


class Solution:
    def cheapestStretch(self, xs, k):
        cost = []
        dq = deque()
        for i, x in enumerate(xs):
            while dq and dq[0] < i - k:
                dq.popleft()
            cost.append(x + (cost[dq[0]] if dq else 0))
            while dq and cost[dq[-1]] >= cost[i]:
                dq.pop()
            dq.append(i)
        return min(cost[-k:], default=0)
#> Solution().cheapestStretch(xs=[3, 1, 4], k=2)
#> Solution().cheapestStretch([], 2)
#> Solution().cheapestStretch(xs=[5, 9, 2, 8, 1], k=2)
#> Solution().cheapestStretch(xs=[7, -3, -3, 6], k=3)
#> Solution().cheapestStretch(xs=[4], k=1)
# %%
def bit_walk(n, bans):
    # ways from 0 to all ones switching one light at a time
    full = (1 << n) - 1
    ways = [0] * (full + 1)
    ways[0] = 1
    for m in range(full + 1):
        if m in bans:
            ways[m] = 0
            continue
        b = 0
        while b < n:
            if not m & (1 << b):
                ways[m | (1 << b)] += ways[m]
            b += 1
    return ways[full]
#> bit_walk(2, [])
#> bit_walk(0, [])
#> bit_walk(3, [3])
#> bit_walk(3, [1, 6])
#> bit_walk(2, [3])
# %%
from typing import List


class Solution:
    def spaceDocks(self, ships: List[int], docks: int) -> List[int]:
        # the tallest ship of each dock is paid; ships stay in order
        n = len(ships)
        row = [0] + [10 ** 6] * n
        costs = []
        for _ in range(docks):
            nxt = [10 ** 6] * (n + 1)
            nxt[0] = 0
            for j in range(1, n + 1):
                tall = 0
                for i in range(j - 1, -1, -1):
                    tall = max(tall, ships[i])
                    nxt[j] = min(nxt[j], row[i] + tall)
            row = nxt
            costs.append(row[n])
        return costs
#> Solution().spaceDocks([4, 1, 3], 2)
#> Solution().spaceDocks(ships=[], docks=2)
#> Solution().spaceDocks([5], 1)
#> Solution().spaceDocks(ships=[2, 2, 7, 1], docks=2)
#> Solution().spaceDocks([6, 3], 3)
# %%
def two_couriers(stops):
    memo = {}

    def go(i, a, b):
        if i == len(stops):
            return 0
        key = (i, a, b) if a <= b else (i, b, a)
        if key not in memo:
            x = stops[i]
            memo[key] = min(abs(a - x) + go(i + 1, x, b), abs(b - x) + go(i + 1, a, x))
        return memo[key]

    return go(0, 0, 10)
#> two_couriers([2, 9])
#> two_couriers([])
#> two_couriers([5, 5, 5])
#> two_couriers([8, 1, 7, 3])
#> two_couriers([4])
# %%
def candy_rows(n, k):
    # rows of n candies whose sweetness 1..3 changes by exactly one, at least k threes
    dp = {(s, int(s == 3)): 1 for s in (1, 2, 3)}
    for _ in range(n - 1):
        nd = {}
        for (s, t), w in dp.items():
            for u in (s - 1, s + 1):
                if 1 <= u <= 3:
                    key = u, min(k, t + (u == 3))
                    nd[key] = nd.get(key, 0) + w
        dp = nd
    return sum(w for (_, t), w in dp.items() if t >= k)
#> candy_rows(2, 1)
#> candy_rows(1, 0)
#> candy_rows(4, 1)
#> candy_rows(3, 2)
#> candy_rows(5, 2)
# %%
class Solution:
    def quietSeat(self, rows: list) -> int:
        if not rows:
            return -1
        noise = list(rows[0])
        for r in rows[1:]:
            m = len(r)
            left = [0] * m
            right = [0] * m
            for i in range(m):
                left[i] = min(noise[i], (left[i - 1] + 1) if i else noise[i])
            for i in range(m - 1, -1, -1):
                right[i] = min(noise[i], (right[i + 1] + 1) if i < m - 1 else noise[i])
            noise = [r[i] + min(left[i], right[i]) for i in range(m)]
        return min(noise)
#> Solution().quietSeat([[3, 1], [0, 4]])
#> Solution().quietSeat([])
#> Solution().quietSeat(rows=[[5, 2, 8]])
#> Solution().quietSeat([[9, 0, 9], [1, 7, 5], [2, 2, 0]])
#> Solution().quietSeat(rows=[[1], [1], [1]])
# %%
class Solution:
    def longestDomino(self, tiles):
        best = 0

        def lay(end, left, length):
            nonlocal best
            best = max(best, length)
            for i, (a, b) in enumerate(left):
                rest = left[:i] + left[i + 1:]
                if a == end:
                    lay(b, rest, length + 1)
                elif b == end:
                    lay(a, rest, length + 1)

        for start in sorted({t[0] for t in tiles}):
            lay(start, tiles, 0)
        return best
#> Solution().longestDomino([(1, 2), (2, 3)])
#> Solution().longestDomino([])
#> Solution().longestDomino([(4, 4), (4, 1), (2, 1)])
#> Solution().longestDomino([(1, 5), (2, 6)])
#> Solution().longestDomino([(3, 1), (1, 1)])
# %%
def cheapest_digits(n, price):
    # long and large, but no digit twice running
    longest = [0] * (n + 1)
    for c in range(1, n + 1):
        for p in price:
            if p <= c:
                longest[c] = max(longest[c], longest[c - p] + 1)
    out = ""
    while longest[n] > 0:
        for d in range(len(price), 0, -1):
            p = price[d - 1]
            if out[-1:] != str(d) and p <= n and longest[n - p] == longest[n] - 1:
                out += str(d)
                n -= p
                break
        else:
            return out + "!"
    return out or "0"
#> cheapest_digits(5, [2, 3])
#> cheapest_digits(0, [1])
#> cheapest_digits(7, [3, 5, 4])
#> cheapest_digits(2, [4, 3])
#> cheapest_digits(6, [2, 2, 9])
# %%
class Solution:
    def maxEcho(self, a: list, b: list) -> int:
        # take equal many from both, in order, skipping costs one
        m, n = len(a), len(b)
        dp = [[0] * (n + 1) for _ in range(m + 1)]
        for i, x in enumerate(a):
            for j, y in enumerate(b):
                dp[i + 1][j + 1] = max(dp[i][j] + (x ^ y), dp[i][j + 1] - 1, dp[i + 1][j] - 1)
        return dp[-1][-1]
#> Solution().maxEcho([2, -1], [3, -4])
#> Solution().maxEcho([], [1])
#> Solution().maxEcho(a=[1, 5, 2], b=[4, 0, 3])
#> Solution().maxEcho(a=[-2], b=[7, 8])
#> Solution().maxEcho([3, -6, 2], [-1, 4, -5])
# %%
def flip_rows(grid):
    cols = len(grid[0]) if grid else 0
    best = 0
    def go(r, sums):
        nonlocal best
        if r == len(grid):
            best = max(best, sum(max(s, r - s) for s in sums))
            return
        go(r + 1, [s + v for s, v in zip(sums, grid[r])])
        if r:
            go(r + 1, [s + 1 - v for s, v in zip(sums, grid[r])])
    go(0, [0] * cols)
    return best
#> flip_rows([[1, 0], [0, 1]])
#> flip_rows([])
#> flip_rows([[1, 1, 0]])
#> flip_rows([[1, 0, 1], [0, 0, 1], [1, 1, 1]])
#> flip_rows([[0], [0], [1]])
# %%
from functools import cache


def leapfrog(pads, energy):
    n = len(pads)

    @cache
    def far(i, e):
        best = i
        for d in (1, 2, 3):
            j = i + d
            if j < n and pads[j] != 0 and d <= e:
                best = max(best, far(j, min(e - d + pads[j], 5)))
        return best

    return far(0, energy) if n else -1
#> leapfrog((1, 2, 0, 1), 2)
#> leapfrog((), 3)
#> leapfrog((1, 0, 0, 0, 1), 3)
#> leapfrog((1, 1, 1, 1, 1), 1)
#> leapfrog((2, 0, 3, 0, 0, 1, 2), 2)
# %%
class Solution:
    def minCuts(self, s: str, good: list) -> int:
        n = len(s)
        cut = [-1] + [n] * n
        for end in range(1, n + 1):
            for start in range(end):
                piece = s[start:end]
                if piece in good or piece == piece[::-1] and len(piece) > 1:
                    cut[end] = min(cut[end], cut[start] + 1)
        return cut[n] if cut[n] < n else None
#> Solution().minCuts("aab", ["b"])
#> Solution().minCuts("", ["x"])
#> Solution().minCuts(s="abba", good=["ab"])
#> Solution().minCuts("xyz", ["xy"])
#> Solution().minCuts(s="noonk", good=["k", "no"])
# %%
class Solution:
    def giftChain(self, names, gives):
        depth = {}

        def walk(name, path):
            if name in path:
                return -100
            if name not in depth:
                nxt = gives.get(name)
                depth[name] = 0 if nxt is None else 1 + walk(nxt, path + [name])
            return depth[name]

        return {n: max(walk(n, []), -1) for n in names}
#> Solution().giftChain(["a", "b"], {"a": "b"})
#> Solution().giftChain([], {"x": "y"})
#> Solution().giftChain(["p", "q", "r"], {"p": "q", "q": "p"})
#> Solution().giftChain(["m", "n", "o"], {"m": "o", "o": "k", "n": "m"})
#> Solution().giftChain(["z"], {})
# %%
def fib_words(n, i):
    lens = [1, 2]
    while len(lens) <= n:
        lens.append(lens[-1] + lens[-2] + 1)
    if i >= lens[n]:
        return '-'
    while n > 1:
        if i == lens[n - 1]:
            return '.'
        if i < lens[n - 1]:
            n -= 1
        else:
            i -= lens[n - 1] + 1
            n -= 2
    return 'ab'[i] if n else 'a'
#> fib_words(3, 4)
#> fib_words(0, 0)
#> fib_words(5, 9)
#> fib_words(4, 50)
#> fib_words(6, 20)
# %%
class Solution:
    def bestSong(self, notes: list = None, jump: int = 2) -> int:
        notes = notes or []
        best, seen = 0, {}
        for x in notes:
            longest = 0
            for y in range(x - jump, x + jump + 1):
                if y != x and y in seen:
                    longest = max(longest, seen[y])
            seen[x] = max(seen.get(x, 0), longest + 1)
            best = max(best, seen[x])
        return best
#> Solution().bestSong([1, 3, 2])
#> Solution().bestSong()
#> Solution().bestSong(notes=[5, 9, 6, 8], jump=1)
#> Solution().bestSong([4, 4, 4, 4], 3)
#> Solution().bestSong(notes=[1, 2, 3, 5, 4], jump=1)
# %%
def knots(n, a, b):
    if n == 1:
        return [a]
    if n == 2:
        return [a, b]
    left = knots(n - n // 2, a, a + b)
    right = knots(n // 2, b, abs(a - b))
    return [x for pair in zip(left, right) for x in pair] + left[len(right):]
#> knots(3, 1, 2)
#> knots(1, 5, 0)
#> knots(6, 2, 3)
#> knots(5, 4, 1)
#> knots(8, 1, 1)
# %%
def museum_guard(values, guards):
    dp = [[0] * (guards + 1) for _ in range(len(values) + 2)]
    for i in range(len(values) - 1, -1, -1):
        for g in range(guards + 1):
            skip = dp[i + 1][g]
            post = 0
            if g > 0:
                post = sum(values[i:i + 2]) + dp[min(i + 2, len(values))][g - 1]
            dp[i][g] = skip if skip > post else post
    return sum(values) - dp[0][guards]
#> museum_guard([3, 1, 4], 1)
#> museum_guard([], 2)
#> museum_guard([2, 8, 8, 2, 5], 2)
#> museum_guard([6, 7], 0)
#> museum_guard([9], 3)
# %%
class Solution:
    def abacus(self, n: int, maxPart: int) -> int:
        # partitions of n where no part is used more than twice
        ways = [1] + [0] * n
        for part in range(1, maxPart + 1):
            for t in range(n, part - 1, -1):
                ways[t] += ways[t - part]
                if t >= 2 * part:
                    ways[t] += ways[t - 2 * part]
        return ways[n]
#> Solution().abacus(5, 3)
#> Solution().abacus(0, 2)
#> Solution().abacus(n=6, maxPart=6)
#> Solution().abacus(n=4, maxPart=1)
#> Solution().abacus(7, 4)
# %%
def paths_by_key(maze):
    n, m = len(maze), len(maze[0])
    dp = [[[0, 0] for _ in range(m)] for _ in range(n)]
    for i in range(n):
        for j in range(m):
            bare, keyed = 0, 0
            if i == j == 0:
                bare = 1
            if i:
                bare, keyed = bare + dp[i - 1][j][0], keyed + dp[i - 1][j][1]
            if j:
                bare, keyed = bare + dp[i][j - 1][0], keyed + dp[i][j - 1][1]
            if maze[i][j] == 'k':
                bare, keyed = 0, bare + keyed
            elif maze[i][j] == 'D':
                bare = 0
            dp[i][j] = [bare, keyed]
    return tuple(dp[-1][-1])
#> paths_by_key([".k", ".."])
#> paths_by_key(["."])
#> paths_by_key([".D", "k."])
#> paths_by_key(["..k", "D..", "..D"])
#> paths_by_key(["kD"])
# %%
class Solution:
    def shiftWorkers(self, jobs):
        jobs = sorted(jobs, key=lambda j: j[1])
        best = {0: 0}
        for length, due, pay in jobs:
            for t, money in sorted(best.items(), reverse=True):
                if t + length <= due:
                    fin = t + length
                    best[fin] = max(best.get(fin, 0), money + pay)
        return max(best.values()), len(best)
#> Solution().shiftWorkers(jobs=[(2, 3, 5), (1, 2, 4)])
#> Solution().shiftWorkers([])
#> Solution().shiftWorkers(jobs=[(3, 2, 9)])
#> Solution().shiftWorkers(jobs=[(1, 4, 3), (2, 4, 6), (3, 5, 8)])
#> Solution().shiftWorkers(jobs=[(2, 2, 1), (2, 4, 1), (2, 6, 1)])
# %%
class Solution:
    def stampPath(self, steps: str) -> int:
        # walks R/U/? ; '?' may be either; count the walks that never go above the diagonal
        @self.remember
        def walk(i, h):
            if h < 0:
                return 0
            if i == len(steps):
                return 1
            res = 0
            if steps[i] != 'U':
                res += walk(i + 1, h + 1)
            if steps[i] != 'R':
                res += walk(i + 1, h - 1)
            return res

        return walk(0, 0)

    def remember(self, f):
        table = {}

        def inner(i, h):
            if (i, h) not in table:
                table[i, h] = f(i, h)
            return table[i, h]

        return inner
#> Solution().stampPath("R?")
#> Solution().stampPath("")
#> Solution().stampPath("U?")
#> Solution().stampPath(steps="?U?")
#> Solution().stampPath(steps="R??U")
# %%
def fewest_teleports(row, k):
    n = len(row)
    hits = {}
    for i, v in enumerate(row):
        hits.setdefault(v, []).append(i)
    dist = [None] * n
    dist[0] = 0
    layer = [0]
    while layer:
        nxt = []
        for i in layer:
            for j in hits.pop(row[i], []) + [i + k, i - 1]:
                if 0 <= j < n and dist[j] is None:
                    dist[j] = dist[i] + 1
                    nxt.append(j)
        layer = nxt
    return dist
#> fewest_teleports([1, 2, 1, 3], 1)
#> fewest_teleports([7], 2)
#> fewest_teleports([4, 5, 6, 5, 4], 3)
#> fewest_teleports([2, 2, 9], 2)
#> fewest_teleports([1, 2, 3, 4], 3)
# %%
def tree_guard(parent, cost):
    n = len(parent)
    on, off = cost[:], [0] * n
    for v in range(n - 1, 0, -1):
        p = parent[v]
        on[p] += min(on[v] - 1, off[v])
        off[p] += on[v] if v % 2 else min(on[v], off[v] + 3)
    return min(on[0], off[0]) if n else 0
#> tree_guard([-1, 0, 0], [5, 1, 1])
#> tree_guard([], [])
#> tree_guard([-1], [3])
#> tree_guard([-1, 0, 1, 1, 0], [2, 4, 6, 1, 9])
#> tree_guard([-1, 0, 1, 2, 3], [1, 1, 1, 1, 1])
# %%
class Solution:
    def crosswords(self, words: list, grid: int) -> list:
        res = []

        def match(rows):
            k = len(rows)
            return ''.join(r[k] for r in rows)

        def build(rows):
            if len(rows) == grid:
                res.append('/'.join(rows))
                return
            pre = match(rows)
            for w in words:
                if len(w) == grid and w not in rows[-1:] and w[::-1].startswith(pre):
                    build(rows + [w])

        build([])
        return res
#> Solution().crosswords(["ab", "ba", "bb"], 2)
#> Solution().crosswords(["x"], 1)
#> Solution().crosswords(words=[], grid=2)
#> Solution().crosswords(words=["no", "on", "nn"], grid=2)
#> Solution().crosswords(["cat", "are", "ted", "do"], 3)
# %%
def greedy_vs_best(coins, amount):
    take, left = 0, amount
    for c in sorted(coins, reverse=True):
        take += left // c
        left %= c
    best = [0] + [None] * amount
    for c in coins:
        for a in range(c, amount + 1):
            prev = best[a - c]
            if prev is not None and (best[a] is None or prev + 1 < best[a]):
                best[a] = prev + 1
    return (None if left else take), best[amount]
#> greedy_vs_best([1, 3, 4], 6)
#> greedy_vs_best([2], 0)
#> greedy_vs_best([5, 3], 9)
#> greedy_vs_best([4, 6], 7)
#> greedy_vs_best([1, 5, 6], 10)
# %%
def sum_of_depths(nested, level=1, bag=None):
    if bag is None:
        bag = {}
    for item in nested:
        if isinstance(item, list):
            sum_of_depths(item, level + 1, bag)
        else:
            bag[level] = bag.get(level, 0) + item
    if level == 1:
        deepest = max(bag, default=0)
        return [bag.get(d, 0) * (-1) ** d for d in range(1, deepest + 1)]
    return bag
#> sum_of_depths([1, [2, 3]])
#> sum_of_depths([])
#> sum_of_depths([[[4]], 5, [6]])
#> sum_of_depths([[], [1, [1, [1]]]])
#> sum_of_depths([7, 8, 9])
# %%
class Solution:
    def wolfSheep(self, pens: str) -> int:
        # one fence costs 3, moving an animal away costs 2
        INF = 10 ** 5
        calm, wolf, sheep = 0, INF, INF
        for p in pens:
            away = 0 if p == '.' else 2
            low = min(calm, wolf, sheep)
            w = min(calm, wolf, sheep + 3) if p == 'w' else INF
            s = min(calm, sheep, wolf + 3) if p == 's' else INF
            calm, wolf, sheep = low + away, w, s
        return min(calm, wolf, sheep)
#> Solution().wolfSheep("ws")
#> Solution().wolfSheep("")
#> Solution().wolfSheep("w.s")
#> Solution().wolfSheep(pens="wswws")
#> Solution().wolfSheep("sswwss")
# %%
def split_product(x, y):
    log = []

    def mul(a, b):
        if a < 10 or b < 10:
            log.append((a, b))
            return a * b % 50
        half = max(len(str(a)), len(str(b))) // 2
        p = 10 ** half
        a1, a0 = divmod(a, p)
        b1, b0 = divmod(b, p)
        hi, lo = mul(a1, b1), mul(a0, b0)
        return hi * p * p + (mul(a1 + a0, b1 + b0) - hi - lo) * p + lo

    return mul(x, y), len(log)
#> split_product(12, 34)
#> split_product(7, 95)
#> split_product(123, 45)
#> split_product(0, 10)
#> split_product(99, 88)
# %%
def marathon(splits, gels):
    n = len(splits)
    f = {(-1, 0): 0}
    for i in range(n):
        new = {}
        for (last, used), t in f.items():
            plain = splits[i] + (i - last if last >= 0 else 0)
            for key, val in (((last, used), t + plain), ((i, used + 1), t + splits[i] // 2)):
                if key[1] <= gels and val < new.get(key, 10 ** 6):
                    new[key] = val
        f = new
    return min(f.values())
#> marathon([6, 8], 1)
#> marathon([], 2)
#> marathon([9, 4, 10], 1)
#> marathon([5, 5, 5], 0)
#> marathon([12, 2, 14, 4], 2)
# %%
class Solution:
    def numberHives(self, digits: int, total: int) -> int:
        memo = {}
        return self.fill(digits, total, 9, memo)

    def fill(self, left, total, top, memo):
        if left == 0:
            return 1 if total == 0 else 0
        if total < 0 or total > left * top:
            return 0
        key = (left, total, top)
        if key in memo:
            return memo[key]
        ways = 0
        for d in range(min(top, total), -1, -1):
            ways += self.fill(left - 1, total - d, d, memo)
        memo[key] = ways
        return ways
#> Solution().numberHives(2, 3)
#> Solution().numberHives(0, 0)
#> Solution().numberHives(digits=2, total=17)
#> Solution().numberHives(1, 10)
#> Solution().numberHives(digits=3, total=4)
# %%
def max_bananas(trees, reach, tired):
    # jump right by up to `reach`, a jump of d costs d * tired
    n = len(trees)
    dp = trees[:1] + [0] * (n - 1)
    came = list(range(n))
    for i in range(1, n):
        cands = [(dp[j] - (i - j) * tired + trees[i], j) for j in range(max(0, i - reach), i)]
        dp[i], came[i] = max(cands)
    route, i = [], n - 1
    while i > 0:
        route.append(i)
        i = came[i]
    return dp[-1] if n else 0, route[::-1]
#> max_bananas([3, 0, 5], 2, 1)
#> max_bananas([4], 3, 2)
#> max_bananas([], 1, 1)
#> max_bananas([1, 9, 0, 0, 7], 3, 2)
#> max_bananas([2, -4, -4, 3], 2, 0)
