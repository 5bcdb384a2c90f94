# %%
class Solution:
    def cheapestHop(self, tolls, skipFee):
        n = len(tolls)
        dp = [0] * (n + 1)
        for i in range(1, n + 1):
            walk = dp[i - 1] + tolls[i - 1]
            if i >= 2:
                jump = dp[i - 2] + skipFee
                dp[i] = min(walk, jump)
            else:
                dp[i] = walk
        return dp[n]
#> Solution().cheapestHop([4, 9, 1, 7], 6)
#> Solution().cheapestHop([2, 2, 2, 2, 2], 5)
#> Solution().cheapestHop([30, 12, 55], 20)
#> Solution().cheapestHop([], 3)
#> Solution().cheapestHop([8, -3, 10, 10, -1, 6], 9)
# %%
def soak(garden, days):
    rows, cols = len(garden), len(garden[0])
    for day in range(days):
        wet = [(r, c) for r in range(rows) for c in range(cols) if garden[r][c] == 'w']
        for r, c in wet:
            if c + 1 < cols and garden[r][c + 1] == '.':
                garden[r][c + 1] = 'w'
            if r + 1 < rows and garden[r + 1][c] == '.':
                garden[r + 1][c] = 'w'
    return [''.join(row) for row in garden]
#> soak([['w', '.', '.'], ['.', '#', '.'], ['.', '.', '.']], 2)
#> soak([['.', 'w'], ['.', '.']], 1)
#> soak([['#', 'w', '.'], ['w', '#', '.']], 3)
#> soak([['.', '.'], ['.', '.']], 2)
#> soak([['w', '#', '.', 'w'], ['.', '.', '.', '.']], 1)
# %%
class Solution:
    def stackBoxes(self, widths: list, limit: int) -> list:
        best = []
        pile = []

        def place(start, room):
            nonlocal best
            if len(pile) > len(best):
                best = pile[:]
            for k in range(start, len(widths)):
                if widths[k] <= room:
                    pile.append(widths[k])
                    place(k + 1, room - widths[k])
                    pile.pop()

        place(0, limit)
        return best
#> Solution().stackBoxes([5, 3, 4], 7)
#> Solution().stackBoxes([9, 8], 5)
#> Solution().stackBoxes([2, 6, 1, 4], 7)
#> Solution().stackBoxes([10], 10)
#> Solution().stackBoxes([3, 3, 3, 3], 9)
# %%
def depth_weight(tree, level=1):
    total = 0
    for node in tree:
        if isinstance(node, list):
            total += depth_weight(node, level + 1)
        elif node < 0:
            total -= level
        else:
            total += node * level
    return total
#> depth_weight([1, [2, [3]], 4])
#> depth_weight([])
#> depth_weight([-5, [7, -2], [[6]]])
#> depth_weight([[[-1]], [-8, 10]])
#> depth_weight([12, 0, [3, 3], -4], 2)
# %%
class Solution:
    def exchangeEnds(self, a, rounds):
        lo, hi = 0, len(a) - 1
        swaps = 0
        while rounds > 0 and lo < hi:
            if a[lo] > a[hi]:
                a[lo], a[hi] = a[hi], a[lo]
                swaps += 1
            lo += 1
            hi -= 1
            if lo >= hi:
                lo, hi = 0, len(a) - 1
                rounds -= 1
                a.append(a.pop(0))
        return a, swaps
#> Solution().exchangeEnds([9, 4, 7, 1], 2)
#> Solution().exchangeEnds([3, 1, 2], 1)
#> Solution().exchangeEnds([5], 4)
#> Solution().exchangeEnds([6, 5, 4, 3, 2], 3)
#> Solution().exchangeEnds([10, 20, 30, 40], 0)
# %%
class Solution:
    def staircasePaths(self, grid):
        R, C = len(grid), len(grid[0])
        f = [[0] * C for _ in range(R)]
        f[0][0] = 1 if grid[0][0] == 0 else 0
        for r in range(R):
            for c in range(C):
                if grid[r][c]:
                    continue
                if r > 0:
                    f[r][c] += f[r - 1][c]
                if r > 0 and c > 0:
                    f[r][c] += f[r - 1][c - 1]
        return f[R - 1]
#> Solution().staircasePaths([[0, 1, 0], [0, 0, 1], [0, 0, 0]])
#> Solution().staircasePaths([[0, 0], [0, 0]])
#> Solution().staircasePaths([[1, 0], [0, 0]])
#> Solution().staircasePaths([[0, 0, 0], [1, 0, 0], [0, 0, 0], [0, 0, 0]])
#> Solution().staircasePaths([[0]])
# %%
def bakery_queue(orders, batch):
    from collections import deque
    line = deque(enumerate(orders))
    finished = []
    clock = 0
    while line:
        who, want = line.popleft()
        clock += min(want, batch)
        if want > batch:
            line.append((who, want - batch))
        else:
            finished.append((who, clock))
    return finished
#> bakery_queue([3, 5, 2], 2)
#> bakery_queue([1, 1, 1], 4)
#> bakery_queue([7], 3)
#> bakery_queue([4, 9, 6, 1], 5)
#> bakery_queue([], 1)
# %%
class Solution:
    def quarterTurn(self, board, turns):
        turns %= 4
        while turns:
            n, m = len(board), len(board[0])
            fresh = [[None] * n for _ in range(m)]
            for i in range(n):
                for j in range(m):
                    fresh[j][n - 1 - i] = board[i][j] + 1
            board = fresh
            turns -= 1
        return board
#> Solution().quarterTurn([[1, 2], [3, 4]], 1)
#> Solution().quarterTurn([[5, 6, 7]], 2)
#> Solution().quarterTurn([[10, 20], [30, 40]], 4)
#> Solution().quarterTurn([[-1], [0], [8]], 3)
#> Solution().quarterTurn([[1, 3, 5], [7, 9, 11]], 5)
# %%
from functools import cache

class Solution:
    def halvings(self, n: int, goal: int) -> int:
        @cache
        def go(x):
            if x == goal:
                return 0
            if x < goal:
                return 99
            options = [go(x - 1)]
            if x % 2 == 0:
                options.append(go(x // 2))
            if x % 3 == 0:
                options.append(go(x // 3))
            return 1 + min(options)

        return go(n)
#> Solution().halvings(12, 1)
#> Solution().halvings(9, 2)
#> Solution().halvings(7, 7)
#> Solution().halvings(4, 6)
#> Solution().halvings(14, 3)
# %%
def insert_by_tail(words):
    shelf = []
    for w in words:
        pos = len(shelf)
        while pos > 0 and shelf[pos - 1][::-1] > w[::-1]:
            pos -= 1
        shelf.insert(pos, w)
    return shelf
#> insert_by_tail(["lamp", "tea", "moss"])
#> insert_by_tail(["ab", "ba", "aa", "bb"])
#> insert_by_tail([])
#> insert_by_tail(["zoo", "yarn", "pond", "iris"])
#> insert_by_tail(["note", "vote", "tote"])
# %%
class Solution:
    def twoPenSplit(self, sheep):
        # pens must keep their running weights as close as possible
        left, right = [], []
        wl = wr = 0
        for s in sorted(sheep, reverse=True):
            if wl <= wr:
                left.append(s)
                wl += s
            else:
                right.append(s)
                wr += s
        return left, right, abs(wl - wr)
#> Solution().twoPenSplit([31, 28, 40, 12])
#> Solution().twoPenSplit([7, 7, 7])
#> Solution().twoPenSplit([100, 20, 30, 40, 5])
#> Solution().twoPenSplit([])
#> Solution().twoPenSplit([16, 3, 9, 9, 2, 1])
# %%
class Solution:
    def mirrorMinima(self, nums):
        n = len(nums)
        pre = [0] * n
        suf = [0] * n
        low = float('inf')
        for i in range(n):
            low = min(low, nums[i])
            pre[i] = low
        high = float('-inf')
        for i in range(n - 1, -1, -1):
            high = max(high, nums[i])
            suf[i] = high
        return [suf[i] - pre[i] for i in range(n)]
#> Solution().mirrorMinima([4, 2, 8, 5])
#> Solution().mirrorMinima([1, 1, 1])
#> Solution().mirrorMinima([-7, 12, 3, -9, 0])
#> Solution().mirrorMinima([60])
#> Solution().mirrorMinima([9, 7, 5, 3, 1])
# %%
def is_up(seq, k):
    if k >= len(seq):
        return k
    if k == 0 or seq[k] > seq[k - 1]:
        return is_up(seq, k + 1)
    return is_down(seq, k + 1)


def is_down(seq, k):
    if k >= len(seq):
        return -k
    if seq[k] < seq[k - 1]:
        return is_down(seq, k + 1)
    return is_up(seq, k + 1)
#> is_up([1, 5, 9], 0)
#> is_up([3, 2, 1, 0], 0)
#> is_up([4, 6, 6, 2, 8], 0)
#> is_down([7, 5, 5, 9, 1], 1)
#> is_up([], 0)
# %%
class Solution:
    def rollSand(self, heights):
        moved = True
        steps = 0
        while moved and steps < 10:
            moved = False
            for i in range(len(heights) - 1):
                gap = heights[i] - heights[i + 1]
                if gap > 1:
                    heights[i] -= 1
                    heights[i + 1] += 1
                    moved = True
            steps += 1
        return heights, steps
#> Solution().rollSand([5, 0, 0])
#> Solution().rollSand([1, 2, 3])
#> Solution().rollSand([3, 3, 0, 0])
#> Solution().rollSand([8, 1])
#> Solution().rollSand([0, 4, 1, 1])
# %%
def border_sum_rings(m):
    """Sum of each ring of a square matrix, outermost first."""
    n = len(m)
    rings = [0] * ((n + 1) // 2)
    for y in range(n):
        for x in range(n):
            ring = min(x, y, n - 1 - x, n - 1 - y)
            rings[ring] += m[y][x]
    return rings
#> border_sum_rings([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> border_sum_rings([[7]])
#> border_sum_rings([[2, -2], [11, 5]])
#> border_sum_rings([[1, 1, 1, 1], [1, 9, 8, 1], [1, 7, 6, 1], [1, 1, 1, 1]])
#> border_sum_rings([[0, 10, 0], [10, -4, 10], [0, 10, 0]])
# %%
class Solution:
    def paintRuns(self, n, maxRun):
        memo = {}

        def count(i, run):
            if i == n:
                return 1
            key = (i, run)
            if key in memo:
                return memo[key]
            ways = count(i + 1, 1)
            if run < maxRun:
                ways += count(i + 1, run + 1)
            memo[key] = ways
            return ways

        return 2 * count(1, 1), len(memo)
#> Solution().paintRuns(3, 1)
#> Solution().paintRuns(4, 2)
#> Solution().paintRuns(5, 3)
#> Solution().paintRuns(1, 2)
#> Solution().paintRuns(6, 2)
# %%
class Solution:
    def zipperMerge(self, a, b):
        out = []
        i = j = 0
        takeBig = True
        while i < len(a) and j < len(b):
            if (a[i] >= b[j]) == takeBig:
                out.append(a[i])
                i += 1
            else:
                out.append(b[j])
                j += 1
            takeBig = not takeBig
        out += a[i:] + b[j:]
        return out
#> Solution().zipperMerge([5, 1, 8], [4, 9, 2])
#> Solution().zipperMerge([], [3, 6])
#> Solution().zipperMerge([10, 10], [10, 1, 1])
#> Solution().zipperMerge([7, 3, 2, 6], [5])
#> Solution().zipperMerge([-4, 0], [-5, 4, 12])
# %%
def count_calm_cells(sea):
    h, w = len(sea), len(sea[0])
    calm = {}
    for r in range(h):
        for c in range(w):
            diffs = []
            for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                y, x = r + dr, c + dc
                if 0 <= y < h and 0 <= x < w:
                    diffs.append(abs(sea[y][x] - sea[r][c]))
            roughest = max(diffs, default=0)
            calm[roughest] = calm.get(roughest, 0) + 1
    return sorted(calm.items())
#> count_calm_cells([[1, 2], [3, 4]])
#> count_calm_cells([[5]])
#> count_calm_cells([[0, 9, 0]])
#> count_calm_cells([[2, 2, 2], [2, 6, 2]])
#> count_calm_cells([[7, 7], [7, 7]])
# %%
from typing import List

class Solution:
    def longestFade(self, lamps: List[int]) -> List[int]:
        n = len(lamps)
        dp = [1] * n
        prev = [-1] * n
        for i in range(n):
            for j in range(i):
                if lamps[j] >= 2 * lamps[i] and dp[j] + 1 > dp[i]:
                    dp[i] = dp[j] + 1
                    prev[i] = j
        at = dp.index(max(dp))
        chain = []
        while at != -1:
            chain.append(lamps[at])
            at = prev[at]
        return chain[::-1]
#> Solution().longestFade([16, 9, 8, 4])
#> Solution().longestFade([3, 5, 7])
#> Solution().longestFade([40, 25, 20, 12, 5, 6])
#> Solution().longestFade([10])
#> Solution().longestFade([6, 50, 3, 24, 1])
# %%
def unroll(spec):
    out = []
    for item in spec:
        if type(item) is tuple:
            times, inner = item
            part = unroll(inner)
            for _ in range(times):
                out.extend(part)
                part = part[1:] + part[:1]
        else:
            out.append(item)
    return out
#> unroll([1, (2, [5, 6]), 9])
#> unroll([(3, ["a", "b", "c"])])
#> unroll([(2, [(2, [1, 2]), 7])])
#> unroll([4, 4])
#> unroll([(0, [8]), (1, [3, (2, [0])])])
# %%
class Solution:
    def sinkOdd(self, nums):
        left = 0
        right = len(nums) - 1
        while left < right:
            if nums[left] % 2 == 0:
                left += 1
            elif nums[right] % 2 == 1:
                right -= 1
            else:
                nums[left], nums[right] = nums[right], nums[left]
                left += 1
                right -= 1
        return nums
#> Solution().sinkOdd([3, 8, 5, 12, 7, 4])
#> Solution().sinkOdd([2, 4, 6])
#> Solution().sinkOdd([1, 9, 11])
#> Solution().sinkOdd([15, 20])
#> Solution().sinkOdd([10, 7, 7, 0, -3, -2, 6])
# %%
class Solution:
    def robotTrace(self, rows, cols, program):
        visited = [[0] * cols for _ in range(rows)]
        r = c = 0
        d = 0
        moves = [(0, 1), (1, 0), (0, -1), (-1, 0)]
        visited[0][0] = 1
        for ch in program:
            if ch == 'R':
                d = (d + 1) % 4
            elif ch == 'L':
                d = (d - 1) % 4
            else:
                dr, dc = moves[d]
                r = (r + dr) % rows
                c = (c + dc) % cols
                visited[r][c] += 1
        return visited
#> Solution().robotTrace(2, 3, "FFRF")
#> Solution().robotTrace(3, 3, "LFFLFF")
#> Solution().robotTrace(2, 2, "FRFRFRF")
#> Solution().robotTrace(1, 4, "FFFFF")
#> Solution().robotTrace(3, 2, "RFLFLFRF")
# %%
def fill_triangle(top, steps):
    rows = [list(top)]
    for s in range(steps):
        last = rows[-1]
        if len(last) < 2:
            break
        nxt = []
        for a, b in zip(last, last[1:]):
            nxt.append(a - b if s % 2 == 0 else a + b)
        rows.append(nxt)
    return rows[1:]
#> fill_triangle((9, 4, 1), 2)
#> fill_triangle((5, 5, 5, 5), 3)
#> fill_triangle((10,), 4)
#> fill_triangle((3, 8, -2, 6), 5)
#> fill_triangle((100, 30, 7), 1)
# %%
class Solution:
    def tuneStrings(self, strings):
        # a string keeps its pitch or takes the mean of both neighbours, from left to right, in place
        moved = 0
        for i in range(1, len(strings) - 1):
            left, right = strings[i - 1], strings[i + 1]
            mean = (left + right) // 2
            off = strings[i] - mean
            if abs(off) > 3:
                strings[i] = mean
                moved += abs(off)
        return strings, moved
#> Solution().tuneStrings([10, 30, 12, 11])
#> Solution().tuneStrings([5, 6, 7])
#> Solution().tuneStrings([44, 20, 20, 61, 9])
#> Solution().tuneStrings([3, 90])
#> Solution().tuneStrings([-8, 8, -8, 8, -8, 8])
# %%
class Solution:
    def lockCodes(self, digits, jump):
        found = []
        code = []

        def spin(left):
            if not left:
                found.append(''.join(map(str, code)))
                return
            for d in sorted(left):
                if code and abs(code[-1] - d) < jump:
                    continue
                code.append(d)
                spin(left - {d})
                code.pop()

        spin(set(digits))
        return found
#> Solution().lockCodes([1, 2, 3], 2)
#> Solution().lockCodes([1, 5, 9], 3)
#> Solution().lockCodes([2, 4], 2)
#> Solution().lockCodes([1, 2, 3, 4], 2)
#> Solution().lockCodes([7], 6)
# %%
def settle(column):
    write = len(column) - 1
    for read in range(len(column) - 1, -1, -1):
        v = column[read]
        if v == 0:
            continue
        if v < 0:
            write = read - 1
            continue
        column[read] = 0
        column[write] = v
        write -= 1
    return column
#> settle([3, 0, 5, 0])
#> settle([1, 0, -1, 2, 0])
#> settle([0, 0, 0])
#> settle([4, -1, 0, 6, 0, 0])
#> settle([7, 8, 9])
# %%
class Solution:
    def growTable(self, pairs):
        dp = {0: 1}
        for small, big in pairs:
            nxt = {}
            for total, ways in dp.items():
                for step in (small, -big):
                    key = total + step
                    nxt[key] = nxt.get(key, 0) + ways
            dp = nxt
        return dict(sorted(dp.items()))
#> Solution().growTable([(1, 1), (1, 1)])
#> Solution().growTable([(2, 3)])
#> Solution().growTable([(4, 1), (2, 2), (1, 4)])
#> Solution().growTable([])
#> Solution().growTable([(5, 0), (0, 5), (5, 5)])
# %%
def half_and_half(xs):
    if len(xs) == 1:
        return xs[0], xs[0]
    mid = len(xs) // 2
    lo1, hi1 = half_and_half(xs[:mid])
    lo2, hi2 = half_and_half(xs[mid:])
    lo = lo1 if lo1 < lo2 else lo2
    hi = hi1 if hi1 > hi2 else hi2
    return lo, hi
#> half_and_half([6, 2, 9])
#> half_and_half([5])
#> half_and_half([-3, -8, 14, 0])
#> half_and_half([1, 2, 3, 4, 5, 6])
#> half_and_half([44, 44])
# %%
class Solution:
    def meltIce(self, ice):
        hours = 0
        R, C = len(ice), len(ice[0])
        while any(v > 0 for row in ice for v in row) and hours < 4:
            soft = []
            for r in range(R):
                for c in range(C):
                    edge = r in (0, R - 1) or c in (0, C - 1)
                    if ice[r][c] > 0 and edge:
                        soft.append((r, c))
            if not soft:
                break
            for r, c in soft:
                ice[r][c] -= 1
            hours += 1
        return hours, ice
#> Solution().meltIce([[1, 0], [2, 1]])
#> Solution().meltIce([[0, 0]])
#> Solution().meltIce([[1, 1, 1], [1, 5, 1], [1, 1, 1]])
#> Solution().meltIce([[3, 1, 2]])
#> Solution().meltIce([[6], [2]])
# %%
def gnome_backtrack(beads):
    i = 1
    log = []
    while i < len(beads):
        if i == 0 or beads[i - 1][1] <= beads[i][1]:
            i += 1
        else:
            beads[i - 1], beads[i] = beads[i], beads[i - 1]
            log.append(beads[i][0])
            i -= 1
    return ''.join(b[0] for b in beads), log
#> gnome_backtrack([('p', 3), ('q', 1), ('r', 2)])
#> gnome_backtrack([('x', 1), ('y', 1)])
#> gnome_backtrack([('a', 9), ('b', 7), ('c', 8), ('d', 6)])
#> gnome_backtrack([])
#> gnome_backtrack([('m', 5), ('n', 6), ('o', 0)])
# %%
class Solution:
    def bestPicnic(self, meadow, k):
        n, m = len(meadow), len(meadow[0])
        P = [[0] * (m + 1) for _ in range(n + 1)]
        for i in range(n):
            for j in range(m):
                P[i + 1][j + 1] = P[i][j + 1] + P[i + 1][j] - P[i][j] + meadow[i][j]
        best = None
        for i in range(k, n + 1):
            for j in range(k, m + 1):
                s = P[i][j] - P[i - k][j] - P[i][j - k] + P[i - k][j - k]
                if best is None or s > best[0]:
                    best = (s, i - k, j - k)
        return best
#> Solution().bestPicnic([[1, 2, 0], [4, 0, 3], [1, 5, 6]], 2)
#> Solution().bestPicnic([[9, 1], [3, 7]], 1)
#> Solution().bestPicnic([[2, 2]], 2)
#> Solution().bestPicnic([[-1, -4], [-2, -3], [0, -9]], 2)
#> Solution().bestPicnic([[3, 8, 1, 6], [2, 5, 5, 0]], 2)
# %%
class Solution:
    def splitSilver(self, bars):
        def cut(lo, hi):
            if hi - lo <= 1:
                return 0
            total = sum(bars[lo:hi])
            half, at = 0, lo
            while at < hi - 1 and half * 2 < total:
                half += bars[at]
                at += 1
            return total + cut(lo, at) + cut(at, hi)

        return cut(0, len(bars))
#> Solution().splitSilver([4, 1, 3])
#> Solution().splitSilver([10])
#> Solution().splitSilver([2, 2, 2, 2])
#> Solution().splitSilver([1, 9, 1, 5, 4])
#> Solution().splitSilver([])
# %%
def knot(rope, pulls):
    for i, j in pulls:
        if i > j:
            i, j = j, i
        while i < j:
            rope[i], rope[j] = rope[j], rope[i]
            i += 1
            j -= 1
    return "".join(rope)
#> knot(list("harbor"), [(1, 4)])
#> knot(list("abcd"), [(0, 3), (3, 2)])
#> knot(list("xyz"), [])
#> knot(list("stone"), [(4, 0), (0, 1), (2, 4)])
#> knot(list("qrstuv"), [(2, 2), (5, 3)])
# %%
class Solution:
    def survivors(self, names, counts):
        ring = list(names)
        at = 0
        order = []
        for step in counts:
            if len(ring) == 1:
                break
            at = (at + step) % len(ring)
            order.append(ring.pop(at))
            at %= len(ring)
        return order, ring
#> Solution().survivors(["ann", "bob", "cy", "dee"], [1, 2, 3])
#> Solution().survivors(["x", "y"], [5, 5])
#> Solution().survivors(["kit", "lou", "max"], [0, 0])
#> Solution().survivors(["p", "q", "r", "s", "t"], [7, 4])
#> Solution().survivors(["solo"], [3])
# %%
def diagonal_wave(m):
    R = len(m)
    C = len(m[0])
    bands = []
    for s in range(R + C - 1):
        band = []
        for r in range(max(0, s - C + 1), min(R, s + 1)):
            band.append(m[r][s - r])
        if s % 2:
            band.reverse()
        bands.append(band)
    return bands
#> diagonal_wave([[1, 2], [3, 4]])
#> diagonal_wave([[5, 6, 7], [8, 9, 10]])
#> diagonal_wave([["a"], ["b"], ["c"]])
#> diagonal_wave([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> diagonal_wave([[0]])
# %%
class Solution:
    def ticketLine(self, wants, windows):
        free = [0] * windows
        waits = []
        for w in wants:
            k = 0
            for i in range(1, windows):
                if free[i] < free[k]:
                    k = i
            waits.append(free[k])
            free[k] += w
        return waits, max(free)
#> Solution().ticketLine([3, 1, 4, 1, 5], 2)
#> Solution().ticketLine([6, 2], 3)
#> Solution().ticketLine([2, 2, 2, 2], 1)
#> Solution().ticketLine([9, 4, 4, 7, 1], 3)
#> Solution().ticketLine([], 2)
# %%
def can_tile(length, tiles, trail=None):
    if trail is None:
        trail = []
    if length == 0:
        return list(trail)
    for t in tiles:
        if t <= length and (not trail or trail[-1] != t):
            trail.append(t)
            got = can_tile(length - t, tiles, trail)
            if got is not None:
                return got
            trail.pop()
    return None
#> can_tile(7, [3, 2])
#> can_tile(5, [4, 3])
#> can_tile(9, [5, 2, 1])
#> can_tile(0, [1])
#> can_tile(8, [3, 5, 1])
# %%
class Solution:
    def wearPath(self, grass, walks):
        for row, start, stop in walks:
            step = 1 if stop >= start else -1
            for c in range(start, stop + step, step):
                if grass[row][c] == 0:
                    break
                grass[row][c] -= 1
        bare = sum(r.count(0) for r in grass)
        return grass, bare
#> Solution().wearPath([[2, 1, 2], [1, 1, 1]], [(0, 0, 2), (1, 2, 1)])
#> Solution().wearPath([[3, 3]], [(0, 1, 0), (0, 0, 0)])
#> Solution().wearPath([[1, 0, 5]], [(0, 0, 2), (0, 2, 0)])
#> Solution().wearPath([[4], [4]], [])
#> Solution().wearPath([[1, 2, 1, 2]], [(0, 0, 3), (0, 3, 0), (0, 1, 1)])
# %%
class Solution:
    def earnings(self, days):
        # rest the day after every big gig (fee >= 10)
        n = len(days)
        best = [0] * (n + 2)
        for i in range(n - 1, -1, -1):
            fee = days[i]
            nxt = i + 2 if fee >= 10 else i + 1
            best[i] = max(best[i + 1], fee + best[nxt])
        return best[:n]
#> Solution().earnings([5, 12, 8, 3])
#> Solution().earnings([10, 10, 10])
#> Solution().earnings([9, 9])
#> Solution().earnings([20, 15, 30, 2, 11])
#> Solution().earnings([-4, 16, -1, 7])
# %%
def mobile_balance(m):
    """m is a number or a pair (left, right); returns (weight, repairs)."""
    if not isinstance(m, tuple):
        return m, 0
    lw, lr = mobile_balance(m[0])
    rw, rr = mobile_balance(m[1])
    fix = abs(lw - rw)
    heavy = max(lw, rw)
    return heavy * 2, lr + rr + fix
#> mobile_balance((3, 5))
#> mobile_balance(8)
#> mobile_balance(((1, 1), 2))
#> mobile_balance(((4, 6), (2, (1, 3))))
#> mobile_balance((10, (2, 2)))
