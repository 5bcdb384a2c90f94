# %%
from functools import cache


class Solution:
    def mosaic(self, n: int, palette: str) -> int:
        @cache
        def dp(left, prev):
            if left == 0:
                return 1
            total = 0
            for ch in palette:
                if prev and ch == prev and left % 2:
                    continue
                total += dp(left - 1, ch)
            return total

        return dp(n, '')
#> Solution().mosaic(2, "ab")
#> Solution().mosaic(0, "xyz")
#> Solution().mosaic(n=3, palette="rg")
#> Solution().mosaic(n=4, palette="k")
#> Solution().mosaic(3, "abc")
# %%
def cash_machine(amount, notes, stock):
    dp = {0: 0}
    for note, have in zip(notes, stock):
        nxt = dict(dp)
        for got, cnt in dp.items():
            for k in range(1, have + 1):
                t = got + k * note
                if t > amount:
                    break
                if cnt + k < nxt.get(t, 10 ** 6):
                    nxt[t] = cnt + k
        dp = nxt
    return dp.get(amount)
#> cash_machine(30, [20, 10], [1, 2])
#> cash_machine(0, [5], [3])
#> cash_machine(35, [20, 10], [2, 2])
#> cash_machine(40, [20, 10, 5], [1, 1, 2])
#> cash_machine(50, [50, 10], [0, 4])
# %%
def hill_valley(seq):
    n = len(seq)
    rise, fall = [0] * n, [0] * n
    for i in range(1, n):
        if seq[i] > seq[i - 1]:
            rise[i] = rise[i - 1] + 1
    for i in range(n - 2, -1, -1):
        if seq[i] > seq[i + 1]:
            fall[i] = fall[i + 1] + 1
    best = (0, -1)
    for i in range(n):
        if rise[i] and fall[i] and (rise[i] * fall[i], -i) > (best[0], -best[1]):
            best = rise[i] * fall[i], i
    return best
#> hill_valley([1, 3, 2])
#> hill_valley([])
#> hill_valley([4, 4, 4])
#> hill_valley([1, 2, 5, 3, 4, 3, 1])
#> hill_valley([9, 8, 7, 8])
# %%
class Solution:
    def magicWords(self, text: str, spells: list) -> int:
        n = len(text)
        dp = [0] * (n + 1)
        for i in range(n):
            dp[i + 1] = max(dp[i + 1], dp[i])
            for sp in spells:
                end = i + len(sp)
                if text[i:end] == sp:
                    dp[end] = max(dp[end], dp[i] + len(sp) * 2 - 1)
        return dp[n]
#> Solution().magicWords("abra", ["ab", "ra"])
#> Solution().magicWords("", ["x"])
#> Solution().magicWords(text="hocus", spells=["ho", "ocus", "us"])
#> Solution().magicWords("zap", [])
#> Solution().magicWords(text="aaaa", spells=["a", "aaa"])
# %%
def snow_plow(streets):
    n = len(streets)
    full = 1 << n
    INF = float('inf')
    dp = [[INF] * n for _ in range(full)]
    for i in range(n):
        dp[1 << i][i] = abs(streets[i])
    for mask in range(1, full):
        for last in range(n):
            here = dp[mask][last]
            if here == INF:
                continue
            for nx in range(n):
                if mask & 1 << nx:
                    continue
                d = here + abs(streets[last] - streets[nx])
                dp[mask | 1 << nx][nx] = min(dp[mask | 1 << nx][nx], d)
    return min(dp[-1]) if n else 0
#> snow_plow([3, -1])
#> snow_plow([])
#> snow_plow([4])
#> snow_plow([2, -3, 5])
#> snow_plow([-6, -2])
# %%
class Solution:
    def repay(self, debt, income, rate):
        memo = {}

        def months(d, left):
            if d <= 0:
                return 0
            if left == 0:
                return 50
            if (d, left) in memo:
                return memo[d, left]
            pay = 1 + months(d - income, left - 1)
            wait = 2 + months(d + d // rate - 2 * income, left - 1)
            memo[d, left] = min(pay, wait)
            return memo[d, left]

        return months(debt, 4)
#> Solution().repay(10, 4, 5)
#> Solution().repay(0, 1, 2)
#> Solution().repay(30, 3, 10)
#> Solution().repay(12, 3, 4)
#> Solution().repay(7, 7, 7)
# %%
class Solution:
    def cheapestRoof(self, boards: list, gaps: list) -> int:
        # each gap must be closed by one longer board, in order
        m, n = len(gaps), len(boards)
        INF = 10 ** 7
        dp = [[INF] * (n + 1) for _ in range(m + 1)]
        dp[0] = [0] * (n + 1)
        for i in range(1, m + 1):
            for j in range(i, n + 1):
                dp[i][j] = dp[i][j - 1]
                extra = boards[j - 1] - gaps[i - 1]
                if extra >= 0:
                    dp[i][j] = min(dp[i][j], dp[i - 1][j - 1] + extra)
        return dp[m][n] if dp[m][n] < INF else -1
#> Solution().cheapestRoof([4, 6, 5], [3, 5])
#> Solution().cheapestRoof(boards=[], gaps=[])
#> Solution().cheapestRoof([2], [1, 1])
#> Solution().cheapestRoof(boards=[9, 3, 7, 4], gaps=[2, 4])
#> Solution().cheapestRoof([1, 2, 3], [4])
# %%
def word_sums(word, target):
    found = []

    def go(i, chosen, total):
        if total > target:
            return
        if total == target and chosen:
            found.append(chosen)
        for j in range(i, len(word)):
            if j > i and word[j] == word[j - 1]:
                continue
            go(j + 1, chosen + word[j], total + ord(word[j]) - 96)

    word = ''.join(sorted(word))
    go(0, '', 0)
    return found
#> word_sums("cab", 3)
#> word_sums("", 1)
#> word_sums("aabb", 4)
#> word_sums("dcb", 7)
#> word_sums("zz", 5)
# %%
def maxBlast(row):
    n = len(row)
    padded = [1] + row + [1]
    memo = {}
    def boom(l, r):
        if l + 1 >= r:
            return 0
        if (l, r) in memo:
            return memo[(l, r)]
        memo[(l, r)] = max(padded[l] + padded[k] * padded[r] + boom(l, k) + boom(k, r) for k in range(l + 1, r))
        return memo[(l, r)]
    return boom(0, n + 1)
#> maxBlast([3, 2])
#> maxBlast([])
#> maxBlast([7])
#> maxBlast([1, 4, 2])
#> maxBlast([2, 5, 1, 3])
# %%
from typing import List


class Solution:
    def trainSeats(self, demand: List[int], seats: int) -> int:
        best = 0
        carry = [0] * (seats + 1)
        for stop, d in enumerate(demand):
            nxt = [0] * (seats + 1)
            for used in range(seats + 1):
                board = min(d, seats - used)
                nxt[(used + board) // 2] = max(nxt[(used + board) // 2], carry[used] + board)
            carry = nxt
            best = max(best, max(carry) - stop)
        return best
#> Solution().trainSeats([2, 3], 2)
#> Solution().trainSeats([], 3)
#> Solution().trainSeats(demand=[5, 0, 1], seats=3)
#> Solution().trainSeats([1, 1, 1, 1], 1)
#> Solution().trainSeats(demand=[4, 2, 6], seats=4)
# %%
def fence_colors(posts, k):
    import math
    n = len(posts)
    dp = [[math.inf] * k for _ in range(n)]
    for c in range(k):
        dp[0][c] = (posts[0] != c)
    for i in range(1, n):
        for c in range(k):
            dp[i][c] = (posts[i] != c) + min(dp[i - 1][p] for p in range(k) if p != c)
    return min(dp[n - 1])
#> fence_colors([0, 0, 1], 2)
#> fence_colors([1], 3)
#> fence_colors([2, 2, 2, 2], 3)
#> fence_colors([0, 1, 0, 1, 1], 2)
#> fence_colors([1, 1, 0, 2], 3)
# %%
class Solution:
    def deepestNest(self, s: str) -> int:
        def parse(i, depth):
            deepest = depth
            while i < len(s):
                if s[i] == '[':
                    i, d = parse(i + 1, depth + 1)
                    deepest = max(deepest, d)
                elif s[i] == ']':
                    return i, deepest
                i += 1
            return i, deepest

        end, depth = parse(0, 0)
        return depth if end >= len(s) else -1
#> Solution().deepestNest("[a[b]]")
#> Solution().deepestNest("")
#> Solution().deepestNest("a]b")
#> Solution().deepestNest(s="[[]x[[y]]]")
#> Solution().deepestNest("[][]")
# %%
class Solution:
    def fairSlices(self, cake, people):
        n = len(cake)
        total = sum(cake)
        share = total / people if people else 0
        dp = [(0.0, 0)] + [(1e9, 0)] * n
        for _ in range(people):
            for j in range(n, 0, -1):
                acc, best = 0, (1e9, 0)
                for i in range(j - 1, -1, -1):
                    acc += cake[i]
                    best = min(best, (dp[i][0] + abs(acc - share), i))
                dp[j] = best
            dp[0] = (1e9, 0)
        return dp[n][0]
#> Solution().fairSlices([2, 2, 4], 2)
#> Solution().fairSlices([3, 1], 2)
#> Solution().fairSlices([5, 1, 2, 4], 2)
#> Solution().fairSlices([6], 1)
#> Solution().fairSlices([1, 1, 1], 3)
# %%
def lily_pads(n, frogs):
    seats = [0] * n
    ways = 0

    def place(f, start):
        nonlocal ways
        if f == frogs:
            ways += 1
            return
        for p in range(start, n - 2 * (frogs - f - 1)):
            seats[p] = 1
            gap_ok = p < 3 or sum(seats[p - 3:p]) < 2
            if gap_ok:
                place(f + 1, p + 2)
            seats[p] = 0

    place(0, 0)
    return ways
#> lily_pads(4, 2)
#> lily_pads(3, 0)
#> lily_pads(6, 3)
#> lily_pads(2, 2)
#> lily_pads(7, 2)
# %%
class Solution:
    def mergeWindow(self, xs: list) -> int:
        stack = []
        gain = 0
        for x in xs:
            while stack and stack[-1] <= x:
                y = stack.pop()
                gain += self.score(y, min(x, stack[-1]) if stack else x)
            stack.append(x)
        while len(stack) > 1:
            gain += self.score(stack.pop(), stack[-1] if stack else 0)
        return gain

    def score(self, a, b):
        return a * b if a % 2 else a + b
#> Solution().mergeWindow([2, 3, 1])
#> Solution().mergeWindow([])
#> Solution().mergeWindow([5])
#> Solution().mergeWindow(xs=[4, 1, 3, 2, 5])
#> Solution().mergeWindow([7, 7, 7])
# %%
def tally_marks(n):
    # smallest total of strokes writing n as sums of rectangles a*b costing a+b
    cost = [0, 1]
    for k in range(2, n + 1):
        best = cost[k - 1] + 1
        a = 2
        while a * a <= k:
            b, rem = divmod(k, a)
            best = min(best, cost[a] + cost[b] + cost[rem])
            a += 1
        cost.append(best)
    return cost[n]
#> tally_marks(6)
#> tally_marks(0)
#> tally_marks(1)
#> tally_marks(12)
#> tally_marks(17)
# %%
def cloak(text, mask):
    @_memo
    def visible(i, j):
        if i == len(text):
            return 0
        if j == len(mask):
            return len(text) - i
        keep = 1 + visible(i + 1, j)
        if text[i] == mask[j]:
            return min(keep, visible(i + 1, j + 1))
        return keep

    return visible(0, 0)


def _memo(fn):
    store = {}

    def wrapped(*key):
        if key not in store:
            store[key] = fn(*key)
        return store[key]

    return wrapped
#> cloak("abc", "ac")
#> cloak("", "q")
#> cloak("mama", "am")
#> cloak("xyz", "")
#> cloak("abba", "bab")
# %%
class Solution:
    def spyRoutes(self, rows: int, cols: int, turns: int) -> int:
        # ways from corner to corner with at most `turns` turns
        from functools import lru_cache

        @lru_cache(None)
        def f(r, c, heading, left):
            if left < 0 or r >= rows or c >= cols:
                return 0
            if r == rows - 1 and c == cols - 1:
                return 1
            return (f(r + 1, c, 'D', left - (heading == 'R')) +
                    f(r, c + 1, 'R', left - (heading == 'D')))

        return f(0, 0, '', turns)
#> Solution().spyRoutes(2, 2, 1)
#> Solution().spyRoutes(1, 1, 0)
#> Solution().spyRoutes(rows=3, cols=2, turns=1)
#> Solution().spyRoutes(rows=2, cols=3, turns=0)
#> Solution().spyRoutes(3, 3, 2)
# %%
def bus_stops(houses, k):
    houses = sorted(houses)
    n = len(houses)
    def walk(i, j):
        stop = houses[i] + 1
        return sum(abs(h - stop) for h in houses[i:j + 1]) + 2
    prev = [0] + [10 ** 6] * n
    for _ in range(k):
        cur = prev[:]
        for j in range(1, n + 1):
            for i in range(j):
                cur[j] = min(cur[j], prev[i] + walk(i, j - 1))
        prev = cur
    return prev[n]
#> bus_stops([1, 4, 5], 1)
#> bus_stops([], 1)
#> bus_stops([2, 9, 3], 2)
#> bus_stops([7], 2)
#> bus_stops([1, 2, 10, 11], 2)
# %%
class Solution:
    def recode(self, s, rules):
        table = [['' for _ in s] for _ in s]
        for i, ch in enumerate(s):
            table[i][i] = ch
        for width in range(2, len(s) + 1):
            for i in range(len(s) - width + 1):
                j = i + width - 1
                for k in range(i, j):
                    for a in table[i][k]:
                        for b in table[k + 1][j]:
                            made = rules.get(a + b, '')
                            if made not in table[i][j]:
                                table[i][j] += made
        return sorted(table[0][-1]) if s else []
#> Solution().recode(s="ab", rules={"ab": "c"})
#> Solution().recode("", {"aa": "b"})
#> Solution().recode(s="aab", rules={"aa": "b", "bb": "c", "ab": "a"})
#> Solution().recode(s="xyz", rules={"xy": "q"})
#> Solution().recode(s="ooo", rules={"oo": "p", "po": "q", "op": "r"})
# %%
class Solution:
    def minSpell(self, letters: str, cards: list) -> int:
        n = len(letters)
        full = (1 << n) - 1
        need = {0: 0}
        for mask in range(full + 1):
            if mask not in need:
                continue
            for card in cards:
                m = mask
                for ch in card:
                    for i in range(n):
                        if letters[i] == ch and not m >> i & 1:
                            m |= 1 << i
                            break
                if m != mask:
                    need[m] = min(need.get(m, 99), need[mask] + 1)
        return need.get(full, -1)
#> Solution().minSpell("cat", ["ca", "t"])
#> Solution().minSpell("", ["a"])
#> Solution().minSpell(letters="aab", cards=["ab", "b"])
#> Solution().minSpell("dog", ["do"])
#> Solution().minSpell(letters="pop", cards=["op", "p"])
# %%
def elevator(weights, limit):
    n = len(weights)
    dp = [0] * (n + 1)
    for i in range(n - 1, -1, -1):
        j, load, best = i, 0, None
        while j < n and load + weights[j] <= limit:
            load += weights[j]
            j += 1
            ride = dp[j] + max(weights[i:j])
            best = ride if best is None else min(best, ride)
        if best is None:
            raise ValueError("too heavy")
        dp[i] = best
    return dp[0]
#> elevator([3, 4, 2], 6)
#> elevator([], 5)
#> elevator([9], 8)
#> elevator([1, 5, 5, 1], 10)
#> elevator([2, 2, 2, 2, 2], 4)
# %%
def closest_pair_line(pts):
    pts = sorted(pts)

    def solve(lo, hi):
        if hi - lo < 1:
            return 10 ** 6
        if hi - lo == 1:
            return pts[hi] - pts[lo]
        m = (lo + hi) // 2
        d = min(solve(lo, m), solve(m + 1, hi))
        return min(d, pts[m + 1] - pts[m])

    ans = solve(0, len(pts) - 1)
    return ans if ans < 10 ** 6 else None
#> closest_pair_line([8, 3, 5])
#> closest_pair_line([])
#> closest_pair_line([4])
#> closest_pair_line([20, 1, 12, 7, 15])
#> closest_pair_line([6, 2, 6])
# %%
class Solution:
    def harvest(self, fields, k):
        def best(i, tired):
            if i >= len(fields):
                return 0
            if (i, tired) in seen:
                return seen[i, tired]
            rest = best(i + 1, 0)
            work = -1
            if tired < k:
                work = fields[i] - tired + best(i + 1, tired + 1)
            seen[i, tired] = max(rest, work)
            return seen[i, tired]

        seen = {}
        return best(0, 0)
#> Solution().harvest([4, 4, 4], 2)
#> Solution().harvest([], 1)
#> Solution().harvest(fields=[1, 7, 3, 9], k=1)
#> Solution().harvest([2, 0, 5, 5], 3)
#> Solution().harvest(fields=[6], k=0)
# %%
def count_trees(n, height):
    if n == 0:
        return 1
    if height == 0:
        return 0
    total = 0
    for left in range(n):
        a = count_trees(left, height - 1)
        if a:
            total += a * count_trees(n - 1 - left, height - 1)
    return total
#> count_trees(2, 2)
#> count_trees(0, 3)
#> count_trees(3, 2)
#> count_trees(3, 3)
#> count_trees(4, 1)
# %%
def ropeway(cabins, delta):
    up = [0] * (len(cabins) + 1)
    trace = []
    for i, c in enumerate(cabins):
        up[i + 1] = max(up[i] + c, c) if c % delta else up[i] // 2
        trace.append(up[i + 1])
    best = max(up)
    i = up.index(best)
    while i > 0 and up[i - 1] > 0:
        i -= 1
    return trace, i
#> ropeway([3, -1, 4], 5)
#> ropeway([], 2)
#> ropeway([6, 5, -9, 2, 7], 3)
#> ropeway([-2, -3], 7)
#> ropeway([4, 4, 5, 1], 4)
# %%
from functools import lru_cache
from typing import List


class Solution:
    def stickerAlbum(self, packs: List[str], album: str) -> int:
        target = ''.join(sorted(album))

        @lru_cache(None)
        def need(rest, last=-1):
            if not rest:
                return 0
            best = 99
            for k, p in enumerate(packs):
                if k == last or rest[-1] not in p:
                    continue
                left = rest
                for ch in p:
                    left = left.replace(ch, '', 1)
                best = min(best, 1 + k + need(left, k))
            return best

        res = need(target)
        return res if res < 99 else -1
#> Solution().stickerAlbum(["ab", "b"], "abb")
#> Solution().stickerAlbum(packs=["x"], album="")
#> Solution().stickerAlbum(packs=["sun", "moo"], album="moons")
#> Solution().stickerAlbum(["q"], "qr")
#> Solution().stickerAlbum(["aa", "a"], "aaa")
# %%
class Solution:
    def rookLanes(self, board):
        rows = len(board)

        def put(r, used, score):
            if r == rows:
                return score
            best = put(r + 1, used, score)
            for c, v in enumerate(board[r]):
                if c not in used and v > 0:
                    best = max(best, put(r + 1, used | {c}, score + v))
            return best

        return put(0, frozenset(), 0)
#> Solution().rookLanes([[5, 6], [7, 9]])
#> Solution().rookLanes([])
#> Solution().rookLanes([[0, 3, 1]])
#> Solution().rookLanes([[2, 4], [1, 8], [6, 0]])
#> Solution().rookLanes([[-1], [4]])
# %%
def expand_pattern(p):
    if not p:
        return ['']
    head, rest = p[0], p[1:]
    tails = expand_pattern(rest)
    if head == '?':
        return ['0' + t for t in tails if not t.startswith('0')] + ['1' + t for t in tails]
    return [head + t for t in tails]
#> expand_pattern("1?")
#> expand_pattern("")
#> expand_pattern("??")
#> expand_pattern("?0?")
#> expand_pattern("?1??")
# %%
class Solution:
    def longestBridge(self, left: list, right: list, span: int) -> int:
        m, n = len(left), len(right)
        best = 0
        diag = [0] * (n + 1)
        for i in range(m):
            cur = [0] * (n + 1)
            for j in range(n):
                if abs(left[i] - right[j]) <= span:
                    cur[j + 1] = diag[j] + 1
                    best = max(best, cur[j + 1])
            diag = cur
        return best
#> Solution().longestBridge([1, 2, 3], [2, 3], 0)
#> Solution().longestBridge(left=[], right=[1], span=2)
#> Solution().longestBridge([5, 9, 1], [6, 8, 8], 1)
#> Solution().longestBridge(left=[4, 4], right=[9, 9], span=3)
#> Solution().longestBridge([3, 1, 4, 1], [2, 1, 5], 1)
# %%
def ant_walk(cells, time, home):
    prob = {home: 64}
    for _ in range(time):
        new = {}
        for p in sorted(prob):
            share = prob[p] // 2
            for q in (p - 1, p + 1):
                q = max(0, min(cells - 1, q))
                new[q] = new.get(q, 0) + share
        prob = new
    return prob
#> ant_walk(3, 1, 1)
#> ant_walk(1, 2, 0)
#> ant_walk(5, 3, 2)
#> ant_walk(4, 0, 3)
#> ant_walk(4, 4, 0)
# %%
def bridge_plan(cities):
    n = len(cities)
    tails = []
    import bisect
    for a, b in sorted(cities, key=lambda ab: (ab[0], -ab[1])):
        if abs(a - b) > 3:
            continue
        k = bisect.bisect_right(tails, b)
        if k == len(tails):
            tails.append(b)
        else:
            tails[k] = b
    return len(tails), n - len(tails)
#> bridge_plan([(1, 2), (2, 1), (3, 3)])
#> bridge_plan([])
#> bridge_plan([(4, 1), (1, 4)])
#> bridge_plan([(2, 5), (2, 6), (3, 7), (1, 6)])
#> bridge_plan([(1, 1), (2, 2), (3, 3), (4, 0)])
# %%
class Solution:
    def armorSets(self, armor, budget, minPieces):
        armor = sorted(armor)
        self.ways = 0

        def pick(i, left, pieces):
            if pieces >= minPieces:
                self.ways += 1
            for j in range(i, len(armor)):
                if armor[j] > left:
                    break
                pick(j + 1, left - armor[j], pieces + 1)

        pick(0, budget, 0)
        return self.ways
#> Solution().armorSets([2, 3, 4], 5, 1)
#> Solution().armorSets(armor=[], budget=3, minPieces=0)
#> Solution().armorSets([1, 1, 1], 2, 2)
#> Solution().armorSets(armor=[5, 3, 8, 1], budget=9, minPieces=2)
#> Solution().armorSets([7], 6, 1)
# %%
def gray_cost(bits):
    if bits == 0:
        return [0]
    prev = gray_cost(bits - 1)
    top = 1 << bits - 1
    return prev + [top + v for v in prev[::-1] if v % 3 != 2]
#> gray_cost(1)
#> gray_cost(0)
#> gray_cost(2)
#> gray_cost(3)
#> gray_cost(4)
# %%
def ski_slope(slope):
    rows = len(slope)
    memo = {}

    def drop(r, c):
        if (r, c) in memo:
            return memo[r, c]
        gain = [0]
        if r + 1 < rows:
            for d in (-1, 0, 1):
                nc = c + d
                if 0 <= nc < len(slope[r + 1]) and slope[r + 1][nc] < slope[r][c]:
                    gain.append(slope[r][c] - slope[r + 1][nc] + drop(r + 1, nc))
        memo[r, c] = max(gain)
        return memo[r, c]

    return [drop(0, c) for c in range(len(slope[0]))] if slope else []
#> ski_slope([[9, 8], [4, 7]])
#> ski_slope([])
#> ski_slope([[5, 5, 5]])
#> ski_slope([[7, 9], [8, 6], [1, 2]])
#> ski_slope([[3], [2], [1], [4]])
# %%
class Solution:
    def typeWriter(self, s: str, copies: int) -> int:
        n = len(s)
        dp = [[10 ** 6] * (copies + 1) for _ in range(n + 1)]
        dp[0] = [0] * (copies + 1)
        for i in range(1, n + 1):
            for c in range(copies + 1):
                dp[i][c] = dp[i - 1][c] + 1
                if c:
                    for L in range(2, i // 2 + 1):
                        if s[i - L:i] in s[:i - L]:
                            dp[i][c] = min(dp[i][c], dp[i - L][c - 1] + 1)
        return min(dp[n])
#> Solution().typeWriter("abcabc", 1)
#> Solution().typeWriter("", 2)
#> Solution().typeWriter(s="aaaaaa", copies=2)
#> Solution().typeWriter("hello", 1)
#> Solution().typeWriter(s="xyxy", copies=0)
# %%
class Solution:
    def dividingLine(self, nums):
        nums = sorted(set(nums))
        chains = []
        for x in nums:
            best = []
            for ch in chains:
                if x % ch[-1] <= 1 and len(ch) > len(best):
                    best = ch
            chains.append(best + [x])
        return max(chains, key=lambda ch: (len(ch), sum(ch)), default=[])
#> Solution().dividingLine([2, 4, 8])
#> Solution().dividingLine([])
#> Solution().dividingLine([3, 5, 6, 10, 12])
#> Solution().dividingLine([7, 7])
#> Solution().dividingLine([1, 9, 27, 4])
# %%
def clap_game(n, skip, memo=None):
    memo = {} if memo is None else memo
    if n <= 0:
        return False
    if n not in memo:
        memo[n] = any(not clap_game(n - m, skip, memo) for m in (1, 3, 4) if n != skip or m == 1)
    return memo[n]
#> clap_game(4, 0)
#> clap_game(0, 1)
#> clap_game(7, 5)
#> clap_game(9, 9)
#> clap_game(2, 7)
# %%
class Solution:
    def weave(self, a: str, b: str) -> str:
        memo = {}

        def best(i, j):
            if i == len(a):
                return b[j:]
            if j == len(b):
                return a[i:]
            if (i, j) not in memo:
                if a[i] == b[j]:
                    memo[i, j] = a[i] + best(i + 1, j + 1)
                else:
                    x = a[i] + best(i + 1, j)
                    y = b[j] + best(i, j + 1)
                    memo[i, j] = min(x, y, key=lambda t: (len(t), t[::-1]))
            return memo[i, j]

        return best(0, 0)
#> Solution().weave("abc", "ac")
#> Solution().weave("", "xy")
#> Solution().weave(a="cat", b="ta")
#> Solution().weave("no", "on")
#> Solution().weave(a="aba", b="bab")
# %%
def lamp_switch(state, price):
    on = off = 0
    for i, s in enumerate(state):
        p = price[i % len(price)]
        cost_on = 0 if s else p
        cost_off = p if s else 0
        if i == 0:
            on, off = cost_on, cost_off
        else:
            on, off = off + cost_on, min(on, off + 1) + cost_off
    return min(on, off)
#> lamp_switch([1, 1, 0], [2])
#> lamp_switch([], [3])
#> lamp_switch([0, 0, 0, 0], [5, 1])
#> lamp_switch([1, 1, 1, 1, 1], [4, 2, 3])
#> lamp_switch([1], [9])
