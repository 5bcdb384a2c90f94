# %%
class Solution:
    def grapePress(self, vats, leak):
        n = len(vats)
        memo = {}

        def best(i, j, night):
            if i == j:
                return max(0, vats[i] - leak * night)
            if (i, j) not in memo:
                left = max(0, vats[i] - leak * night) + best(i + 1, j, night + 1)
                right = max(0, vats[j] - leak * night) + best(i, j - 1, night + 1)
                memo[i, j] = max(left, right)
            return memo[i, j]

        return best(0, n - 1, 0) if n else 0
#> Solution().grapePress(vats=[4, 1, 6], leak=1)
#> Solution().grapePress([], 2)
#> Solution().grapePress(vats=[3], leak=5)
#> Solution().grapePress(vats=[2, 9, 2, 8], leak=2)
#> Solution().grapePress(vats=[5, 5, 5], leak=3)
# %%
class Solution:
    def subwayTransfers(self, lines: list, start: int, goal: int) -> int:
        INF = 10 ** 4
        dist = {start: 0}
        for _ in range(len(lines)):
            changed = False
            for line in lines:
                near = min((dist.get(s, INF) for s in line), default=INF)
                for s in line:
                    if near + 1 < dist.get(s, INF):
                        dist[s] = near + 1
                        changed = True
            if not changed:
                break
        return dist.get(goal, -1)
#> Solution().subwayTransfers([[1, 2], [2, 3]], 1, 3)
#> Solution().subwayTransfers(lines=[], start=4, goal=4)
#> Solution().subwayTransfers([[1, 5], [6, 7]], 1, 7)
#> Solution().subwayTransfers(lines=[[3, 4], [2, 3], [1, 2]], start=1, goal=4)
#> Solution().subwayTransfers([[9, 8, 7]], 8, 7)
# %%
def moon_phases(nights):
    FULL, HALF, NEW = 'FHN'
    score = {FULL: 0, HALF: 0, NEW: 0}
    follows = {FULL: (FULL, HALF), HALF: (FULL, HALF, NEW), NEW: (HALF, NEW)}
    for want in nights:
        score = {p: max(score[q] for q in follows[p]) + (2 if p == want else 0) for p in score}
        if want == NEW:
            score[FULL] -= 1
    return score
#> moon_phases("FN")
#> moon_phases("")
#> moon_phases("NNF")
#> moon_phases("HFHN")
#> moon_phases("FNFNF")
# %%
from functools import cache


def crack_ice(n, moves, safe):
    @cache
    def wins(left, last):
        if left in safe:
            return False
        for m in moves:
            if m != last and m <= left and not wins(left - m, m):
                return True
        return False

    return [x for x in range(n + 1) if wins(x, 0)]
#> crack_ice(4, (1, 2), (0,))
#> crack_ice(0, (3,), ())
#> crack_ice(5, (2, 3), (1,))
#> crack_ice(3, (1,), (2,))
#> crack_ice(6, (1, 3), ())
# %%
class Solution:
    def countRuns(self, n: int, ones: int) -> int:
        # binary strings of n with exactly `ones` ones and no isolated one at the end
        dp = [[[0, 0] for _ in range(ones + 1)] for _ in range(n + 1)]
        dp[0][0][0] = 1
        for i in range(n):
            for k in range(ones + 1):
                zero, one = dp[i][k]
                dp[i + 1][k][0] += zero + one
                if k < ones:
                    dp[i + 1][k + 1][1] += zero + one
        return dp[n][ones][0] + (dp[n][ones][1] // 2)
#> Solution().countRuns(3, 1)
#> Solution().countRuns(n=0, ones=0)
#> Solution().countRuns(4, 2)
#> Solution().countRuns(n=5, ones=3)
#> Solution().countRuns(2, 4)
# %%
def fort_walls(stones, rows):
    best = []

    def lay(i, walls):
        nonlocal best
        if i < 0:
            if not best or max(walls) - min(walls) < max(best) - min(best):
                best = walls[:]
            return
        for r in range(rows):
            if r and walls[r] == walls[r - 1]:
                continue
            walls[r] += stones[i]
            lay(i - 1, walls)
            walls[r] -= stones[i]

    lay(len(stones) - 1, [0] * rows)
    return sorted(best)
#> fort_walls([1, 2, 3], 2)
#> fort_walls([], 2)
#> fort_walls([4, 4, 1], 2)
#> fort_walls([5], 3)
#> fort_walls([2, 7, 3, 4], 2)
# %%
class Solution:
    def maxCrossing(self, a, low, high):
        def solve(l, r):
            if l == r:
                return a[l] if low <= a[l] <= high else 0
            m = (l + r) // 2
            best = max(solve(l, m), solve(m + 1, r))
            left = right = 0
            acc = 0
            for i in range(m, l - 1, -1):
                if not low <= a[i] <= high:
                    break
                acc += a[i]
                left = max(left, acc)
            acc = 0
            for i in range(m + 1, r + 1):
                if not low <= a[i] <= high:
                    break
                acc += a[i]
                right = max(right, acc)
            return max(best, left + right)

        return solve(0, len(a) - 1) if a else 0
#> Solution().maxCrossing([3, -1, 4], -2, 5)
#> Solution().maxCrossing([], 0, 1)
#> Solution().maxCrossing([9, 2, 2], 0, 5)
#> Solution().maxCrossing([1, 6, -3, 5], -3, 6)
#> Solution().maxCrossing([-4, 2], 0, 3)
# %%
class Solution:
    def cloneGarden(self, seeds: str, steps: int) -> int:
        rule = {'a': 'ab', 'b': 'c', 'c': 'a'}
        memo = {}

        def size(ch, k):
            if k == 0:
                return 1
            if (ch, k) not in memo:
                memo[ch, k] = sum(size(x, k - 1) for x in rule.get(ch, ch))
            return memo[ch, k]

        return sum(size(ch, steps) for ch in seeds)
#> Solution().cloneGarden("a", 3)
#> Solution().cloneGarden("", 4)
#> Solution().cloneGarden(seeds="xb", steps=2)
#> Solution().cloneGarden("abc", 1)
#> Solution().cloneGarden(seeds="ca", steps=4)
# %%
def jar_labels(jars, k):
    dp = [0] * len(jars)
    for i, jar in enumerate(jars):
        high = 0
        for j in range(i, max(-1, i - k), -1):
            high = max(high, jars[j])
            block = high * (i - j + 1)
            dp[i] = max(dp[i], block + (dp[j - 1] if j else 0))
        if jar == 0:
            dp[i] -= 1
    return dp
#> jar_labels([2, 5, 1], 2)
#> jar_labels([], 3)
#> jar_labels([4, 0, 0, 3], 2)
#> jar_labels([1, 1, 9], 3)
#> jar_labels([7, 2, 6], 1)
# %%
def phone_tree(calls, boss):
    total = 0

    def cost(node, depth):
        nonlocal total
        kids = calls.get(node, ())
        total += depth * (1 if kids else 2)
        return 1 + max((cost(k, depth + 1) for k in kids), default=0)

    height = cost(boss, 0)
    return height, total
#> phone_tree({"A": ["B", "C"]}, "A")
#> phone_tree({}, "Z")
#> phone_tree({1: [2], 2: [3, 4], 4: [5]}, 1)
#> phone_tree({"x": ["y"], "y": []}, "x")
#> phone_tree({0: [1, 2, 3]}, 0)
# %%
from typing import List


class Solution:
    def keepBalance(self, moves: List[int], bound: int) -> int:
        alive = {0}
        best = 0
        for i, m in enumerate(moves):
            nxt = set()
            for x in sorted(alive):
                for y in (x + m, x - m):
                    if abs(y) <= bound:
                        nxt.add(y)
            if not nxt:
                return -(i + 1)
            alive = nxt
            best = max(best, max(alive) - min(alive))
        return best
#> Solution().keepBalance([1, 2], 3)
#> Solution().keepBalance([], 1)
#> Solution().keepBalance(moves=[5, 1], bound=4)
#> Solution().keepBalance([3, 2, 4], 5)
#> Solution().keepBalance(moves=[2, 2, 2], bound=2)
# %%
def poem_lines(words, width):
    n = len(words)
    ragged = [0] * (n + 1)
    brk = [n] * n
    for i in range(n - 1, -1, -1):
        ragged[i] = 10 ** 6
        used = -1
        for j in range(i, n):
            used += len(words[j]) + 1
            if used > width: break
            slack = abs(width - used - 2 * (i % 2))
            if slack + ragged[j + 1] < ragged[i]:
                ragged[i], brk[i] = slack + ragged[j + 1], j + 1
    lines, i = [], 0
    while i < n:
        lines.append(' '.join(words[i:brk[i]]))
        i = brk[i]
    return lines
#> poem_lines(["a", "bb", "ccc"], 5)
#> poem_lines([], 4)
#> poem_lines(["oak", "elm", "fir", "yew"], 7)
#> poem_lines(["tree"], 4)
#> poem_lines(["i", "am", "an", "old", "sea"], 6)
# %%
class Solution:
    def magicSquareFill(self, row, total):
        blanks = [i for i, v in enumerate(row) if v == 0]
        answers = []

        def fill(b):
            if b == len(blanks):
                if sum(row) == total:
                    answers.append(tuple(row))
                return
            for d in range(1, 5):
                if d in row or sum(row) + d > total:
                    continue
                row[blanks[b]] = d
                fill(b + 1)
                row[blanks[b]] = 0

        fill(0)
        return answers
#> Solution().magicSquareFill([1, 0, 0], 6)
#> Solution().magicSquareFill([], 0)
#> Solution().magicSquareFill([0, 5], 9)
#> Solution().magicSquareFill([0, 0], 5)
#> Solution().magicSquareFill([2, 0, 3], 4)
# %%
class Solution:
    def bestPair(self, deck: list) -> int:
        n = len(deck)
        dp = [[0] * n for _ in range(n)]
        for d in range(1, n, 2):
            for i in range(n - d):
                j = i + d
                inner = dp[i + 1][j - 1] if i + 1 < j else 0
                dp[i][j] = deck[i] * deck[j] + inner
                for k in range(i + 1, j, 2):
                    dp[i][j] = max(dp[i][j], dp[i][k] + dp[k + 1][j])
        return dp[0][n - 1] if n % 2 == 0 and n else 0
#> Solution().bestPair([2, 3])
#> Solution().bestPair([])
#> Solution().bestPair([1, 5, 4, 2])
#> Solution().bestPair(deck=[3, 3, 3])
#> Solution().bestPair(deck=[2, 1, 6, 6, 1, 2])
# %%
def rainbow_walk(colors, costs):
    # cheapest walk over one tile of each colour, tiles left to right
    names = sorted(set(colors))
    index = {c: i for i, c in enumerate(names)}
    dp = {0: 0}
    for c, p in zip(colors, costs):
        bit = 1 << index[c]
        for mask in list(dp):
            if not mask & bit:
                new = mask | bit
                dp[new] = min(dp.get(new, 10 ** 6), dp[mask] + p)
    return dp[(1 << len(names)) - 1]
#> rainbow_walk("rgr", [5, 2, 1])
#> rainbow_walk("", [])
#> rainbow_walk("aaa", [3, 1, 2])
#> rainbow_walk("bcab", [4, 7, 1, 6])
#> rainbow_walk("xy", [10, 20])
# %%
def egg_timer(glasses, goal):
    from collections import deque
    seen = {(0,) * len(glasses): 0}
    queue = deque(seen)
    while queue:
        st = queue.popleft()
        if sum(st) == goal:
            return seen[st]
        for i, g in enumerate(glasses):
            for v in (0, g):
                new = st[:i] + (v,) + st[i + 1:]
                if new not in seen:
                    seen[new] = seen[st] + 1
                    queue.append(new)
    return None
#> egg_timer([3, 4], 7)
#> egg_timer([], 0)
#> egg_timer([5], 3)
#> egg_timer([1, 2, 4], 5)
#> egg_timer([6, 1], 1)
# %%
class Solution:
    def shoutCost(self, sentence: str, limit: int) -> int:
        words = sentence.split()
        return self.solve(words, 0, 0, limit, {})

    def solve(self, words, i, loud, limit, memo):
        if i == len(words):
            return 0
        key = i, loud
        if key not in memo:
            quiet = len(words[i]) + self.solve(words, i + 1, 0, limit, memo)
            memo[key] = quiet
            if loud < limit:
                memo[key] = min(quiet, 2 + loud + self.solve(words, i + 1, loud + 1, limit, memo))
        return memo[key]
#> Solution().shoutCost("go home now", 1)
#> Solution().shoutCost("", 3)
#> Solution().shoutCost(sentence="a big elephant", limit=2)
#> Solution().shoutCost("hippopotamus", 0)
#> Solution().shoutCost(sentence="what a lovely day", limit=2)
# %%
def binary_chop(lo, hi, heavy):
    trail = []

    def weigh(l, r):
        trail.append((l, r))
        if l == r:
            return l
        third = max((r - l + 1) // 3, 1)
        if heavy < l + third:
            return weigh(l, l + third - 1)
        if heavy < min(l + 2 * third, r + 1):
            return weigh(l + third, min(l + 2 * third - 1, r))
        return weigh(l + 2 * third, r)

    return weigh(lo, hi), trail
#> binary_chop(0, 8, 5)
#> binary_chop(2, 2, 2)
#> binary_chop(0, 3, 3)
#> binary_chop(1, 20, 7)
#> binary_chop(10, 12, 11)
# %%
class Solution:
    def countSteps(self, a, b):
        if a > b:
            return 0
        dp = [0] * (b - a + 1)
        dp[0] = 1
        for x in range(a, b):
            w = dp[x - a]
            if not w:
                continue
            digits = {int(d) for d in str(x)} - {0}
            for d in sorted(digits):
                if x + d <= b:
                    dp[x + d - a] += w
        return dp[-1]
#> Solution().countSteps(a=12, b=18)
#> Solution().countSteps(5, 5)
#> Solution().countSteps(a=9, b=3)
#> Solution().countSteps(a=1, b=8)
#> Solution().countSteps(a=30, b=39)
# %%
class Solution:
    def sortedColumns(self, words: list) -> int:
        if not words:
            return 0
        m = len(words[0])
        keep = [1] * m
        for j in range(m):
            for i in range(j):
                if all(w[i] <= w[j] for w in words):
                    keep[j] = max(keep[j], keep[i] + 1 + (words[0][i] == words[0][j]))
        return max(keep)
#> Solution().sortedColumns(["bca", "abc"])
#> Solution().sortedColumns([])
#> Solution().sortedColumns(words=["abcd"])
#> Solution().sortedColumns(["zyx", "cba"])
#> Solution().sortedColumns(words=["aab", "xyz"])
# %%
def dam_release(inflow, cap):
    INF = float('inf')
    cost = [INF] * (cap + 1)
    cost[0] = 0
    for q in inflow:
        nxt = [INF] * (cap + 1)
        for level, c in enumerate(cost):
            if c == INF:
                continue
            total = level + q
            for release in range(max(0, total - cap), min(total, 3) + 1):
                pay = c + release * release
                if pay < nxt[total - release]:
                    nxt[total - release] = pay
        cost = nxt
    return cost[0] if cost[0] < INF else -1
#> dam_release([2, 1], 2)
#> dam_release([], 3)
#> dam_release([5], 2)
#> dam_release([3, 0], 2)
#> dam_release([1, 2, 1], 1)
# %%
def string_tower(s):
    from functools import lru_cache

    @lru_cache(maxsize=None)
    def layers(t):
        if len(t) < 2:
            return len(t)
        best = 1
        for k in range(1, len(t) // 2 + 1):
            if t[:k] == t[-k:]:
                best = max(best, 2 + layers(t[k:len(t) - k]))
                break
        return best

    return layers(s)
#> string_tower("abab")
#> string_tower("")
#> string_tower("abcab")
#> string_tower("level")
#> string_tower("aaaaaaa")
# %%
class Solution:
    def minHeaters(self, rooms: str, reach: int) -> int:
        n = len(rooms)
        dp = [0] + [n + 1] * n
        for i in range(1, n + 1):
            if rooms[i - 1] == '.':
                dp[i] = dp[i - 1]
            for h in range(max(1, i - reach), min(n, i + reach) + 1):
                if rooms[h - 1] == '#':
                    continue
                dp[i] = min(dp[i], dp[max(0, h - reach - 1)] + 1)
        return dp[n] if dp[n] <= n else -1
#> Solution().minHeaters("..p.", 1)
#> Solution().minHeaters("", 2)
#> Solution().minHeaters(rooms="p#p#p", reach=1)
#> Solution().minHeaters("##", 1)
#> Solution().minHeaters(rooms="pp.pp", reach=2)
# %%
def fold_rank(s):
    if len(s) <= 1:
        return 0
    fact = 1
    for k in range(2, len(s)):
        fact *= k
    nearer = sum(abs(ord(c) - ord(s[0])) < 2 for c in s[1:])
    return nearer * fact + fold_rank(s[:0:-1])
#> fold_rank("cab")
#> fold_rank("")
#> fold_rank("abcd")
#> fold_rank("dcba")
#> fold_rank("badc")
# %%
def arrange_gaps(nums, gap):
    nums = sorted(nums)
    used, out, cur = [False] * len(nums), [], []

    def dfs():
        if len(out) == 6:
            return
        if len(cur) == len(nums):
            out.append(cur.copy())
            return
        for i, v in enumerate(nums):
            if used[i] or (i and nums[i - 1] == v and not used[i - 1]):
                continue
            if cur and abs(cur[-1] - v) < gap:
                continue
            used[i] = True
            cur.append(v)
            dfs()
            used[i] = False
            cur.pop()

    dfs()
    return out
#> arrange_gaps([1, 3, 5], 2)
#> arrange_gaps([], 1)
#> arrange_gaps([2, 2, 6], 3)
#> arrange_gaps([4], 9)
#> arrange_gaps([1, 2, 4], 2)
# %%
class Solution:
    def rocketStages(self, fuels: list, needed: int) -> int:
        n = len(fuels)
        best = -1
        for mask in range(1 << n):
            thrust = weight = 0
            m, i = mask, 0
            while m:
                if m & 1:
                    thrust += fuels[i] - weight
                    weight += 1
                m >>= 1
                i += 1
            if thrust >= needed and (best < 0 or weight < best):
                best = weight
        return best
#> Solution().rocketStages([3, 4], 6)
#> Solution().rocketStages(fuels=[], needed=0)
#> Solution().rocketStages([2, 2], 9)
#> Solution().rocketStages(fuels=[5, 1, 6], needed=10)
#> Solution().rocketStages([4, 4, 4], 4)
# %%
class Solution:
    def soupPots(self, pots, days):
        prev = [0] * len(pots)
        for day in range(1, days + 1):
            cur = []
            for i, p in enumerate(pots):
                others = prev[:i] + prev[i + 1:]
                cur.append(max(others, default=0) + p * day)
            prev = cur
        return max(prev, default=0)
#> Solution().soupPots([3, 1, 2], 2)
#> Solution().soupPots([], 3)
#> Solution().soupPots([5], 3)
#> Solution().soupPots([4, 4, 7], 4)
#> Solution().soupPots([1, 9], 0)
# %%
def climb_both(a, b):
    # best way to interleave two stacks, the k-th taken counts k times
    m, n = len(a), len(b)
    dp = [[0] * (n + 1) for _ in range(m + 1)]
    for i in range(m + 1):
        for j in range(n + 1):
            k = i + j
            opts = []
            if i: opts.append(dp[i - 1][j] + k * a[i - 1])
            if j: opts.append(dp[i][j - 1] + k * b[j - 1])
            if opts: dp[i][j] = max(opts)
    return dp[m][n]
#> climb_both([3, 1], [2])
#> climb_both([], [])
#> climb_both([], [4, 5])
#> climb_both([1, 6], [5, 2])
#> climb_both([9, 0, 3], [7])
# %%
class Solution:
    def divideLand(self, w: int, h: int) -> list:
        if w == 0 or h == 0:
            return []
        side = min(w, h)
        if side == 1:
            return [1] * max(w, h)
        rest = self.divideLand(w - side, h) if w > h else self.divideLand(w, h - side)
        return [side] + rest
#> Solution().divideLand(5, 3)
#> Solution().divideLand(0, 4)
#> Solution().divideLand(w=8, h=13)
#> Solution().divideLand(6, 6)
#> Solution().divideLand(w=9, h=2)
# %%
def code_book(n, forbidden):
    m = len(forbidden)
    fail = [0] * (m + 1)
    k = 0
    for i in range(1, m):
        while k and forbidden[i] != forbidden[k]:
            k = fail[k]
        k += forbidden[i] == forbidden[k]
        fail[i + 1] = k
    dp = [1] + [0] * (m - 1)
    for _ in range(n):
        nxt = [0] * m
        for s, w in enumerate(dp):
            for ch in "ab":
                t = s
                while t and ch != forbidden[t]:
                    t = fail[t]
                t += ch == forbidden[t]
                if t < m:
                    nxt[t] += w
        dp = nxt
    return sum(dp)
#> code_book(2, "ab")
#> code_book(0, "a")
#> code_book(3, "aa")
#> code_book(3, "aba")
#> code_book(4, "b")
# %%
def camp_sites(spots, dogs):
    total = 0
    choice = {}
    for k in range(len(spots) - 1, -1, -1):
        near = choice.get(k + 1, 0)
        far = choice.get(k + 3, 0)
        take = spots[k] * (2 if k in dogs else 1) + far
        choice[k] = take if take > near else near
        total += take > near
    return choice.get(0, 0), total
#> camp_sites([3, 8, 2, 4], [0])
#> camp_sites([], [1])
#> camp_sites([5, 5, 5, 5, 5], [])
#> camp_sites([1, 2, 3, 4], [0, 1])
#> camp_sites([7], [0])
# %%
class Solution:
    def shrinkWord(self, s: str, pairs: list) -> str:
        seen = [s]
        best = s
        stack = [s]
        while stack:
            t = stack.pop()
            if (len(t), t) < (len(best), best):
                best = t
            for p in pairs:
                i = t.find(p)
                while i != -1:
                    u = t[:i] + t[i + len(p):]
                    if u not in seen:
                        seen.append(u)
                        stack.append(u)
                    i = t.find(p, i + 1)
        return best
#> Solution().shrinkWord("aabb", ["ab"])
#> Solution().shrinkWord("", ["q"])
#> Solution().shrinkWord(s="xyyx", pairs=["xy", "yx"])
#> Solution().shrinkWord("hello", ["z"])
#> Solution().shrinkWord(s="cbaabc", pairs=["ba", "ca"])
# %%
from functools import cache


def coin_rows(rows, picks):
    @cache
    def best(r, left):
        if r == len(rows):
            return 0
        top = best(r + 1, left)
        got = 0
        for k, coin in enumerate(rows[r][:left], 1):
            got = got + coin if k % 2 else max(got, 2 * coin)
            top = max(top, got + best(r + 1, left - k))
        return top

    return best(0, picks)
#> coin_rows(((1, 9), (5,)), 2)
#> coin_rows((), 3)
#> coin_rows(((2, 2, 2), (1, 7)), 3)
#> coin_rows(((-1, 4),), 1)
#> coin_rows(((3,), (4,), (1, 1, 20)), 3)
# %%
def merge_piles(piles):
    if len(piles) <= 1:
        return 0
    best = None
    for i in range(len(piles) - 1):
        s = piles[i] + piles[i + 1]
        if s % 3 == 0 and len(piles) > 2:
            continue
        rest = merge_piles(piles[:i] + [s] + piles[i + 2:])
        if rest is not None and (best is None or s + rest < best):
            best = s + rest
    return best
#> merge_piles([4, 1, 3])
#> merge_piles([])
#> merge_piles([1, 2, 5])
#> merge_piles([3, 3, 3])
#> merge_piles([2, 6, 1, 1])
# %%
class Solution:
    def gymPlan(self, days: str) -> int:
        swim = run = rest = 0
        for d in days:
            new_rest = min(swim, run, rest) + 1
            new_swim = min(run, rest) if d in 'sb' else 99
            new_run = min(swim, rest) if d in 'rb' else 99
            swim, run, rest = new_swim, new_run, new_rest
        return min(swim, run, rest)
#> Solution().gymPlan("srb")
#> Solution().gymPlan("")
#> Solution().gymPlan("ssss")
#> Solution().gymPlan(days="bxbbr")
#> Solution().gymPlan("rrxss")
# %%
def blend(colors):
    n = len(colors)
    reach = [[frozenset()] * n for _ in range(n)]
    for i in reversed(range(n)):
        reach[i][i] = frozenset([colors[i]])
        for j in range(i + 1, n):
            got = set()
            for k in range(i, j):
                got |= {abs(x - y) for x in reach[i][k] for y in reach[k + 1][j]}
            reach[i][j] = frozenset(got)
    return sorted(reach[0][n - 1]) if n else []
#> blend([5, 3])
#> blend([])
#> blend([8, 2, 4])
#> blend([7])
#> blend([1, 9, 4, 4])
# %%
def rank_paths(grid, k):
    rows, cols = len(grid), len(grid[0])
    best = [[[] for _ in range(cols)] for _ in range(rows)]
    for r in range(rows):
        for c in range(cols):
            src = []
            if r: src += best[r - 1][c]
            if c: src += best[r][c - 1]
            best[r][c] = sorted((s + grid[r][c] for s in src or [0]))[:k]
    return best[-1][-1]
#> rank_paths([[1, 2], [3, 4]], 2)
#> rank_paths([[7]], 3)
#> rank_paths([[1, 1, 5], [2, 1, 1]], 2)
#> rank_paths([[0, 4, 2]], 1)
#> rank_paths([[1, 3], [2, 2], [5, 1]], 2)
# %%
class Solution:
    def splitBill(self, items: dict, friends: list) -> dict:
        names = sorted(items)
        best = {}
        gap = 10 ** 6
        who = [0] * len(names)

        def give(i):
            nonlocal best, gap
            if i == len(names):
                owe = dict.fromkeys(friends, 0)
                for nm, f in zip(names, who):
                    owe[friends[f]] += items[nm]
                g = max(owe.values()) - min(owe.values())
                if g < gap:
                    gap, best = g, owe
                return
            for f in range(len(friends)):
                who[i] = f
                give(i + 1)

        give(0)
        return best
#> Solution().splitBill({"tea": 3, "pie": 5}, ["ann", "bo"])
#> Solution().splitBill({}, ["ann"])
#> Solution().splitBill(items={"a": 4, "b": 6, "c": 2}, friends=["x", "y"])
#> Solution().splitBill({"soup": 7}, ["z"])
#> Solution().splitBill(items={"p": 1, "q": 1}, friends=["u", "v", "w"])
# %%
def water_lilies(days, spread, cut):
    area = [1, 1]
    for d in range(2, days + 1):
        grow = area[d - 1] + spread * area[d - 2]
        if grow > cut:
            grow = grow // 2 - d
        area.append(max(grow, 1))
    return area[-1], max(area)
#> water_lilies(5, 2, 20)
#> water_lilies(0, 1, 5)
#> water_lilies(8, 1, 10)
#> water_lilies(6, 3, 15)
#> water_lilies(12, 2, 100)
# %%
def toggle_until(bits, ops):
    memo = {}

    def least(state, i):
        if state == 0:
            return 0
        if i == len(ops):
            return float('inf')
        if (state, i) not in memo:
            memo[state, i] = min(least(state, i + 1), 1 + least(state ^ ops[i], i + 1))
        return memo[state, i]

    r = least(int(bits, 2), 0)
    return r if r != float('inf') else 'never'
#> toggle_until("101", [5, 4, 1])
#> toggle_until("0", [3])
#> toggle_until("110", [1, 2])
#> toggle_until("111", [6, 3, 2, 1])
#> toggle_until("1010", [8, 2])
