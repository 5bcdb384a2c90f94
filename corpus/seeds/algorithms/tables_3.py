# %%
class Solution:
    def rentScooters(self, rides: list, dayPass: int, single: int) -> int:
        if not rides:
            return 0
        last = max(rides)
        want = set(rides)
        dp = [0] * (last + 1)
        for day in range(1, last + 1):
            if day not in want:
                dp[day] = dp[day - 1]
            else:
                dp[day] = min(dp[day - 1] + single, dp[max(0, day - 3)] + dayPass)
        return dp[last]
#> Solution().rentScooters([1, 2, 3], 5, 2)
#> Solution().rentScooters([], 4, 1)
#> Solution().rentScooters(rides=[2, 6, 7, 8], dayPass=4, single=2)
#> Solution().rentScooters([1, 9], 7, 3)
#> Solution().rentScooters(rides=[1, 2, 4, 5, 6], dayPass=3, single=2)
# %%
def mirrored_numbers(digits, half):
    out = []

    def grow(core):
        if len(core) == half:
            out.append(int(core + core[::-1]))
            return
        for d in digits:
            if not core and d == '0':
                continue
            if core and abs(int(core[-1]) - int(d)) > 2:
                continue
            grow(core + d)

    grow('')
    return out
#> mirrored_numbers("012", 1)
#> mirrored_numbers("159", 2)
#> mirrored_numbers("0", 2)
#> mirrored_numbers("24", 2)
#> mirrored_numbers("", 3)
# %%
from functools import cache


class Solution:
    def chopLogs(self, n: int) -> int:
        @cache
        def pay(k):
            if k < 3:
                return k
            return max(pay(k // 2) + pay(k // 3) + 1, k % 7 + pay(k - 2))

        return pay(n)
#> Solution().chopLogs(1)
#> Solution().chopLogs(7)
#> Solution().chopLogs(10)
#> Solution().chopLogs(n=15)
#> Solution().chopLogs(n=24)
# %%
def tram_lines(north, south, switch):
    a, b = 0, 0
    path_a, path_b = "", ""
    for x, y in zip(north, south):
        if a <= b + switch:
            na, pa = a + x, path_a + "N"
        else:
            na, pa = b + switch + x, path_b + "N"
        if b <= a + switch:
            nb, pb = b + y, path_b + "S"
        else:
            nb, pb = a + switch + y, path_a + "S"
        a, b, path_a, path_b = na, nb, pa, pb
    return (a, path_a) if a <= b else (b, path_b)
#> tram_lines([1, 9, 1], [5, 2, 6], 1)
#> tram_lines([], [], 4)
#> tram_lines([3], [2], 0)
#> tram_lines([4, 4, 9, 1], [1, 8, 1, 7], 2)
#> tram_lines([2, 2, 2, 2], [1, 1, 9, 1], 5)
# %%
def inversion_weight(a):
    if len(a) < 2:
        return a, 0
    mid = len(a) // 2
    left, x = inversion_weight(a[:mid])
    right, y = inversion_weight(a[mid:])
    merged, i, j, w = [], 0, 0, x + y
    while i < len(left) and j < len(right):
        if left[i] <= right[j]:
            merged.append(left[i])
            i += 1
        else:
            w += sum(left[i:]) - right[j] * (len(left) - i)
            merged.append(right[j])
            j += 1
    return merged + left[i:] + right[j:], w
#> inversion_weight([3, 1, 2])
#> inversion_weight([])
#> inversion_weight([5])
#> inversion_weight([9, 4, 7, 1])
#> inversion_weight([2, 8, 6, 6, 3])
# %%
class Solution:
    def vaultCodes(self, hints: list) -> list:
        res, pick = [], []

        def bt(i):
            if i == len(hints):
                res.append("".join(pick))
                return
            for ch in hints[i]:
                if ch in pick:
                    continue
                pick.append(ch)
                bt(i + 1)
                pick.pop()

        bt(0)
        return res
#> Solution().vaultCodes(["12", "23"])
#> Solution().vaultCodes([])
#> Solution().vaultCodes(hints=["1", "1"])
#> Solution().vaultCodes(["ab", "bc", "ca"])
#> Solution().vaultCodes(hints=["xyz"])
# %%
class Solution:
    def gemString(self, s, worth):
        run = best = 0
        bag = {}
        for i, ch in enumerate(s):
            gain = worth.get(ch, 0)
            run = max(run, 0) + gain
            if ch in bag:
                run = max(run, bag[ch] + 2 * gain)
            bag[ch] = run
            best = max(best, run + (i == len(s) - 1))
        return best
#> Solution().gemString("rrg", {"r": 2, "g": -3})
#> Solution().gemString("", {"a": 1})
#> Solution().gemString("abcab", {"a": 4, "b": -5, "c": 1})
#> Solution().gemString("zz", {})
#> Solution().gemString("pqpqp", {"p": -1, "q": 3})
# %%
def assign_lockers(sizes, n):
    full = (1 << n) - 1
    dp = [0] * (1 << n)
    dp[0] = 1
    for owner, mask_ok in enumerate(sizes):
        nxt = [0] * (1 << n)
        for mask in range(full + 1):
            if dp[mask] == 0:
                continue
            free = mask_ok & ~mask
            while free:
                low = free & -free
                nxt[mask | low] += dp[mask]
                free ^= low
            if owner % 2:
                nxt[mask] += dp[mask]
        dp = nxt
    return sum(dp)
#> assign_lockers([3, 3], 2)
#> assign_lockers([], 2)
#> assign_lockers([5, 6, 1], 3)
#> assign_lockers([1, 1], 1)
#> assign_lockers([7, 2], 3)
# %%
class Solution:
    def cheapestSync(self, a: str, b: str) -> int:
        m, n = len(a), len(b)
        dp = [[0] * (n + 1) for _ in range(m + 1)]
        for i in reversed(range(m)):
            dp[i][n] = dp[i + 1][n] + int(a[i])
        for j in reversed(range(n)):
            dp[m][j] = dp[m][j + 1] + int(b[j])
        for i in range(m - 1, -1, -1):
            for j in range(n - 1, -1, -1):
                x, y = int(a[i]), int(b[j])
                dp[i][j] = min(x + dp[i + 1][j], y + dp[i][j + 1], abs(x - y) + dp[i + 1][j + 1])
        return dp[0][0]
#> Solution().cheapestSync("12", "2")
#> Solution().cheapestSync(a="", b="47")
#> Solution().cheapestSync("509", "95")
#> Solution().cheapestSync(a="333", b="3")
#> Solution().cheapestSync("81", "18")
# %%
def ladder_rungs(n, broken):
    bad = set(broken)
    ways = [0] * (n + 3)
    ways[n] = 1
    for i in range(n - 1, -1, -1):
        if i in bad:
            continue
        ways[i] = ways[i + 1] + ways[i + 2]
        if i + 1 in bad and i + 3 <= n:
            ways[i] += ways[i + 3]
    return ways[0]
#> ladder_rungs(4, [2])
#> ladder_rungs(0, [])
#> ladder_rungs(6, [1, 2])
#> ladder_rungs(5, [])
#> ladder_rungs(8, [3, 6])
# %%
def unlock(start, target, steps):
    frontier = {start: 1}
    for _ in range(steps):
        nxt = {}
        for v, w in frontier.items():
            for u in sorted({v + 1, v * 2, v - 3}):
                if u >= 0:
                    nxt[u] = nxt.get(u, 0) + w
        frontier = nxt
    return frontier.get(target, 0)
#> unlock(1, 4, 2)
#> unlock(5, 5, 0)
#> unlock(2, 3, 3)
#> unlock(4, 8, 1)
#> unlock(3, 9, 3)
# %%
from typing import List


class Solution:
    def bestShow(self, acts: List[List[int]]) -> int:
        acts.sort(key=lambda t: t[1])
        n = len(acts)
        dp = [0] * (n + 1)
        for i in range(1, n + 1):
            s, e, v = acts[i - 1]
            j = i - 1
            while j > 0 and acts[j - 1][1] > s:
                j -= 1
            dp[i] = max(dp[i - 1], dp[j] + v * (e - s))
        return dp[n]
#> Solution().bestShow([[1, 3, 2], [2, 4, 5]])
#> Solution().bestShow([])
#> Solution().bestShow(acts=[[0, 5, 1], [5, 6, 4], [1, 2, 3]])
#> Solution().bestShow(acts=[[4, 7, 2], [1, 4, 2], [3, 5, 6], [6, 8, 1]])
#> Solution().bestShow([[2, 9, 3]])
# %%
class Solution:
    def sandwich(self, layers):
        memo = {}

        def eat(i, j, turn):
            if i > j:
                return 0
            if (i, j) not in memo:
                a = layers[i] * turn + eat(i + 1, j, turn + 1)
                b = layers[j] * turn + eat(i, j - 1, turn + 1)
                memo[i, j] = max(a, b)
            return memo[i, j]

        return eat(0, len(layers) - 1, 1)
#> Solution().sandwich(layers=[2, 5, 1])
#> Solution().sandwich([])
#> Solution().sandwich(layers=[7])
#> Solution().sandwich(layers=[1, 3, 1, 4])
#> Solution().sandwich(layers=[6, -2, 5])
# %%
def beads_necklace(n, colors, max_run):
    dp = [[0] * (max_run + 1) for _ in range(n + 1)]
    if n == 0:
        return 1
    dp[1][1] = colors
    for i in range(2, n + 1):
        dp[i][1] = sum(dp[i - 1]) * (colors - 1)
        for run in range(2, max_run + 1):
            dp[i][run] = dp[i - 1][run - 1]
    return sum(dp[n])
#> beads_necklace(3, 2, 2)
#> beads_necklace(0, 5, 1)
#> beads_necklace(4, 3, 1)
#> beads_necklace(5, 2, 3)
#> beads_necklace(1, 7, 2)
# %%
class Solution:
    def climbCliff(self, wall: list, grip: int) -> int:
        rows, cols = len(wall), len(wall[0])

        def ok(r, c):
            return 0 <= c < cols and wall[r][c] != 'x'

        level = {c: grip for c in range(cols) if ok(rows - 1, c)}
        for r in range(rows - 2, -1, -1):
            nxt = {}
            for c, g in level.items():
                for d in (-1, 0, 1):
                    left = g - abs(d)
                    if left >= 0 and ok(r, c + d):
                        bonus = 1 if wall[r][c + d] == 'o' else 0
                        nxt[c + d] = max(nxt.get(c + d, -1), left + bonus)
            level = nxt
        return max(level.values(), default=-1)
#> Solution().climbCliff(["o.", ".x"], 1)
#> Solution().climbCliff(wall=["xx", ".."], grip=2)
#> Solution().climbCliff(["..o", "x.x", "o.."], 1)
#> Solution().climbCliff(wall=["o"], grip=4)
#> Solution().climbCliff(["x.", ".x"], 0)
# %%
def min_moves_to_sorted(cards):
    # keep the longest ordered set, move the rest at their own price
    n = len(cards)
    keep = [0] * n
    for i in range(n):
        keep[i] = cards[i] + max((keep[j] for j in range(i) if cards[j] <= cards[i]), default=0)
    return sum(cards) - max(keep, default=0)
#> min_moves_to_sorted([3, 1, 2])
#> min_moves_to_sorted([])
#> min_moves_to_sorted([1, 2, 3, 4])
#> min_moves_to_sorted([9, 2, 4, 3, 8])
#> min_moves_to_sorted([6, 5])
# %%
def ways(n, k, lo=1):
    if k == 0:
        return [[]] if n == 0 else []
    found = []
    part = lo
    while part * k <= n:
        for tail in ways(n - part, k - 1, part + 1):
            found.append([part] + tail)
        part += 1
    return found
#> ways(6, 2)
#> ways(0, 0)
#> ways(9, 3)
#> ways(5, 3)
#> ways(8, 2, 2)
# %%
class Solution:
    def bellTower(self, bells: list, strength: int) -> int:
        dp = {(0, strength): 0}
        for i, b in enumerate(bells):
            for (k, s), loud in list(dp.items()):
                if k != i:
                    continue
                skip = (i + 1, min(strength, s + 1))
                dp[skip] = max(dp.get(skip, 0), loud)
                if s >= b:
                    ring = (i + 1, s - b)
                    dp[ring] = max(dp.get(ring, 0), loud + b * b)
        return max(v for (k, _), v in dp.items() if k == len(bells))
#> Solution().bellTower([2, 1], 2)
#> Solution().bellTower([], 3)
#> Solution().bellTower(bells=[3, 1, 3], strength=3)
#> Solution().bellTower(bells=[5, 6], strength=4)
#> Solution().bellTower([1, 2, 1, 2], 2)
# %%
from functools import lru_cache


def subsequences_mod(s, m):
    @lru_cache(None)
    def count(i, rem, started):
        if i == len(s):
            return int(started and rem == 0)
        res = count(i + 1, rem, started)
        if started or s[i] != '0':
            res += count(i + 1, (rem * 10 + int(s[i])) % m, True)
        return res

    return count(0, 0, False)
#> subsequences_mod("123", 3)
#> subsequences_mod("", 2)
#> subsequences_mod("105", 5)
#> subsequences_mod("444", 4)
#> subsequences_mod("270", 9)
# %%
class Solution:
    def fogPath(self, heights, start):
        n = len(heights)
        state = {start: heights[start]}
        seen = 0
        while state and seen < n:
            seen += 1
            step = {}
            for p, h in state.items():
                for q in (p - 1, p + 2):
                    if 0 <= q < n and heights[q] < heights[p]:
                        step[q] = max(step.get(q, 0), h + heights[q])
            if not step:
                return seen, max(state.values())
            state = step
        return seen, 0
#> Solution().fogPath([5, 3, 4, 1], 0)
#> Solution().fogPath([2], 0)
#> Solution().fogPath([1, 2, 3, 4, 5], 4)
#> Solution().fogPath([9, 8, 7, 6, 5, 4], 1)
#> Solution().fogPath([6, 1], 3)
# %%
class Solution:
    def pourPaint(self, cans, need):
        INF = 1 << 20
        dp = [0] + [INF] * need
        for size, price in cans:
            for v in range(1, need + 1):
                dp[v] = min(dp[v], dp[max(0, v - size)] + price)
        return dp[need]
#> Solution().pourPaint([(2, 3), (5, 6)], 6)
#> Solution().pourPaint(cans=[(1, 1)], need=0)
#> Solution().pourPaint([(3, 4), (4, 5)], 7)
#> Solution().pourPaint([], 2)
#> Solution().pourPaint(cans=[(1, 2), (3, 5), (10, 11)], need=8)
# %%
def longest_polite(words):
    best = {}
    for w in sorted(words, key=len):
        options = [w[:i] + w[i + 1:] for i in range(len(w))]
        best[w] = 1 + max((best.get(o, 0) for o in options), default=0)
    top = max(best.values(), default=0)
    return top, sorted(w for w in best if best[w] == top)
#> longest_polite(["a", "ab", "cab"])
#> longest_polite([])
#> longest_polite(["dog", "do", "go", "cat"])
#> longest_polite(["xyz"])
#> longest_polite(["b", "bc", "abc", "c", "bcd"])
# %%
def tri(n, memo={0: 1, 1: 2}):
    memo = dict(memo)

    def t(k):
        if k < 0:
            return 0
        if k not in memo:
            memo[k] = t(k - 1) + t(k - 3) - (1 if k % 2 else 0)
        return memo[k]

    return [t(n - i) for i in range(3)]
#> tri(4)
#> tri(0)
#> tri(6)
#> tri(8)
#> tri(3, {0: 2, 1: 5, 2: 5})
# %%
class Solution:
    def longestHike(self, trail: str) -> int:
        up = flat = down = 0
        best = 0
        for step in trail:
            if step == 'U':
                up, flat, down = up + 1, 0, 0
            elif step == 'D':
                down = max(up, flat, down) + 1 if max(up, flat, down) else 0
                up = flat = 0
            else:
                flat = max(up, flat) + 1 if max(up, flat) else 0
                up = down = 0
            best = max(best, down)
        return best
#> Solution().longestHike("UD")
#> Solution().longestHike("")
#> Solution().longestHike("DUUFDD")
#> Solution().longestHike(trail="UFDUUFFDDU")
#> Solution().longestHike("FFDD")
# %%
def warehouse(shelves, boxes):
    res = None

    def fit(i, room, plan):
        nonlocal res
        if res is not None:
            return
        if i == len(boxes):
            res = plan
            return
        for k, space in enumerate(room):
            if space >= boxes[i]:
                fit(i + 1, room[:k] + [space - boxes[i]] + room[k + 1:], plan + [k])

    fit(0, shelves, [])
    return res
#> warehouse([4, 5], [2, 5, 2])
#> warehouse([3], [])
#> warehouse([3, 3], [2, 2, 2])
#> warehouse([6, 4, 2], [4, 4, 2])
#> warehouse([1], [1])
# %%
def spread_news(tree, root):
    # minutes until all know, one call at a time; node -> children
    def minutes(v):
        times = sorted((minutes(c) for c in tree.get(v, [])), reverse=True)
        best = 0
        for i, t in enumerate(times, start=1):
            best = max(best, i + t)
        return best

    return minutes(root)
#> spread_news({1: [2, 3]}, 1)
#> spread_news({}, 5)
#> spread_news({'a': ['b', 'c'], 'c': ['d', 'e']}, 'a')
#> spread_news({0: [1, 2, 3], 1: [4], 4: [5]}, 0)
#> spread_news({7: [8], 8: [9]}, 8)
# %%
class Solution:
    def trimHedge(self, hedge: list, maxDrop: int) -> int:
        choices = sorted(set(hedge))
        if not hedge:
            return 0
        dp = {h: abs(hedge[0] - h) for h in choices}
        for x in hedge[1:]:
            new = {}
            for h in choices:
                low = min((dp[g] for g in choices if abs(g - h) <= maxDrop))
                new[h] = low + abs(x - h)
            dp = new
        return min(dp.values())
#> Solution().trimHedge([1, 5, 2], 1)
#> Solution().trimHedge([], 2)
#> Solution().trimHedge(hedge=[4, 4, 4], maxDrop=0)
#> Solution().trimHedge([3, 8, 3, 7], 2)
#> Solution().trimHedge(hedge=[10, 1], maxDrop=4)
# %%
class Solution:
    def catalanLike(self, n, heavy):
        table = [1] + [0] * n
        for size in range(1, n + 1):
            for left in range(size):
                w = table[left] * table[size - 1 - left]
                table[size] += w * 2 if left == heavy else w
        return table
#> Solution().catalanLike(3, 5)
#> Solution().catalanLike(0, 0)
#> Solution().catalanLike(3, 0)
#> Solution().catalanLike(4, 1)
#> Solution().catalanLike(5, 2)
# %%
def quick_rank(xs, k):
    if not xs or k < 0:
        return None
    p = xs[len(xs) // 2]
    low = [x for x in xs if x < p]
    same = [x for x in xs if x == p]
    if k < len(low):
        return quick_rank(low, k)
    if k < len(low) + len(same):
        return p, len(same)
    return quick_rank([x for x in xs if x > p], k - len(low) - len(same))
#> quick_rank([4, 1, 7], 0)
#> quick_rank([], 2)
#> quick_rank([5, 5, 5, 1], 2)
#> quick_rank([9, 3, 8, 2, 6, 4], 3)
#> quick_rank([2, 1], 5)
# %%
class Solution:
    def shipCrates(self, crates, cap):
        return self.pack(tuple(crates), cap, 0, {})

    def pack(self, crates, cap, mask, memo):
        if mask == (1 << len(crates)) - 1:
            return (1, 0)
        if mask not in memo:
            best = (99, 0)
            for i, w in enumerate(crates):
                if mask >> i & 1 or w > cap:
                    continue
                trips, load = self.pack(crates, cap, mask | 1 << i, memo)
                best = min(best, (trips, load + w) if load + w <= cap else (trips + 1, w))
            memo[mask] = best
        return memo[mask]
#> Solution().shipCrates([3, 4], 7)
#> Solution().shipCrates([], 5)
#> Solution().shipCrates(crates=[2, 5, 4], cap=6)
#> Solution().shipCrates([9], 3)
#> Solution().shipCrates(crates=[1, 1, 1], cap=2)
# %%
def heat_schedule(temps, low, high):
    OFF, ON = 0, 1
    bill = [0, 2]
    for t in temps:
        off = bill[OFF] if t >= low else 10 ** 4
        on = bill[ON] + 3 if t <= high else 10 ** 4
        bill = [min(off, on - 1), min(on, off + 2)]
    return min(bill) if min(bill) < 5000 else 'freeze'
#> heat_schedule([18, 12, 9], 10, 20)
#> heat_schedule([], 5, 6)
#> heat_schedule([3, 4, 2, 15], 5, 12)
#> heat_schedule([8, 8], 9, 7)
#> heat_schedule([20, 5, 20, 5], 10, 15)
# %%
from collections import defaultdict


def equal_steps(nums):
    runs = [defaultdict(lambda: 1) for _ in nums]
    best = min(len(nums), 1)
    for i in range(len(nums)):
        for j in range(i):
            r = nums[i] ^ nums[j]
            runs[i][r] = max(runs[i][r], runs[j][r] + 1)
            best = max(best, runs[i][r])
    return best
#> equal_steps([1, 2, 1])
#> equal_steps([])
#> equal_steps([4, 4, 4, 4])
#> equal_steps([5, 3, 5, 6, 3])
#> equal_steps([8])
# %%
class Solution:
    def sumToFormula(self, digits: str, goal: int) -> list:
        ans = []

        def build(i, expr, total):
            if i == len(digits):
                if total == goal:
                    ans.append(expr)
                return
            for j in range(i + 1, min(i + 2, len(digits)) + 1):
                piece = digits[i:j]
                if i == 0:
                    build(j, piece, int(piece))
                else:
                    build(j, expr + '+' + piece, total + int(piece))
                    build(j, expr + '-' + piece, total - int(piece))

        build(0, '', 0)
        return ans
#> Solution().sumToFormula("123", 6)
#> Solution().sumToFormula("", 0)
#> Solution().sumToFormula(digits="112", goal=13)
#> Solution().sumToFormula(digits="55", goal=0)
#> Solution().sumToFormula("909", 0)
# %%
def hop_tokens(line, k):
    # fewest removals so that no k neighbours sum to an even number
    n = len(line)
    best = 0
    for mask in range(1 << n):
        kept = [line[i] for i in range(n) if mask >> i & 1]
        if len(kept) <= best:
            continue
        for s in range(len(kept) - k + 1):
            if sum(kept[s:s + k]) % 2 == 0:
                break
        else:
            best = len(kept)
    return n - best
#> hop_tokens([1, 1, 2], 2)
#> hop_tokens([], 2)
#> hop_tokens([2, 4], 1)
#> hop_tokens([1, 2, 1, 2], 2)
#> hop_tokens([3, 3, 4], 3)
# %%
def skyline(towers):
    if not towers:
        return []
    if len(towers) == 1:
        a, b, h = towers[0]
        return [h if a <= x < b else 0 for x in range(10)]
    mid = len(towers) // 2
    left, right = skyline(towers[:mid]), skyline(towers[mid:])
    return [max(l, r) + (1 if l and r else 0) for l, r in zip(left, right)]
#> skyline([(1, 4, 3)])
#> skyline([])
#> skyline([(0, 5, 2), (3, 8, 4)])
#> skyline([(2, 4, 1), (6, 9, 5), (3, 7, 2)])
#> skyline([(0, 10, 1), (0, 10, 1)])
# %%
class Solution:
    def dropEggsCheap(self, floors: int, eggs: int) -> int:
        if floors == 0:
            return 0
        reach = [0] * (eggs + 1)
        moves = 0
        while reach[eggs] < floors:
            moves += 1
            for e in range(eggs, 0, -1):
                reach[e] += reach[e - 1] + 1
            if moves % 3 == 0:
                reach[1] += 1
        return moves
#> Solution().dropEggsCheap(6, 2)
#> Solution().dropEggsCheap(floors=0, eggs=1)
#> Solution().dropEggsCheap(10, 1)
#> Solution().dropEggsCheap(floors=25, eggs=3)
#> Solution().dropEggsCheap(1, 4)
# %%
class Solution:
    def trader(self, prices, fee, days_off):
        hold, cash = -prices[0], [0]
        for p in prices[1:]:
            usable = cash[-1 - days_off] if len(cash) > days_off else 0
            new_hold = max(hold, usable - p)
            cash.append(max(cash[-1], hold + p - fee))
            hold = new_hold
        return cash[-1]
#> Solution().trader(prices=[3, 8, 2, 9], fee=1, days_off=0)
#> Solution().trader([5], 2, 1)
#> Solution().trader(prices=[1, 4, 1, 4, 1, 4], fee=1, days_off=1)
#> Solution().trader(prices=[9, 7, 4], fee=0, days_off=0)
#> Solution().trader(prices=[2, 6, 5, 11, 3, 8], fee=2, days_off=2)
# %%
def stack_cups(cups, memo=None, top=0):
    if memo is None:
        memo = {}
    key = (tuple(cups), top)
    if key in memo:
        return memo[key]
    best = 0
    for i, c in enumerate(cups):
        if c > top:
            best = max(best, c + stack_cups(cups[i + 1:], memo, c))
    memo[key] = best
    return best
#> stack_cups([3, 1, 4])
#> stack_cups([])
#> stack_cups([9, 5, 2])
#> stack_cups([1, 6, 2, 7], None, 1)
#> stack_cups([2, 2, 3])
# %%
class Solution:
    def colorStairs(self, n, rule):
        prev = {c: 1 for c in rule}
        for _ in range(n - 1):
            cur = dict.fromkeys(rule, 0)
            for c, w in prev.items():
                for d in rule[c]:
                    if d in cur:
                        cur[d] += w
            prev = cur
        return prev
#> Solution().colorStairs(2, {"r": "gb", "g": "r", "b": "b"})
#> Solution().colorStairs(1, {"x": ""})
#> Solution().colorStairs(n=4, rule={"a": "ab", "b": "a"})
#> Solution().colorStairs(3, {})
#> Solution().colorStairs(n=3, rule={"p": "q", "q": "pz"})
# %%
def meet_halfway(values, want):
    half = len(values) // 2

    def sums(part):
        out = [0]
        for x in part:
            out += [y + x for y in out]
        return sorted(out)

    a, b = sums(values[:half]), sums(values[half:])
    i, j, best = 0, len(b) - 1, 10 ** 9
    while i < len(a) and j >= 0:
        t = a[i] + b[j]
        if abs(t - want) < abs(best - want):
            best = t
        if t > want:
            j -= 1
        else:
            i += 1
    return best
#> meet_halfway([3, 5, 8], 9)
#> meet_halfway([], 4)
#> meet_halfway([7, -2, 6, 1], 12)
#> meet_halfway([10, 20], 15)
#> meet_halfway([4, 4, 4, 4, 9], 21)
