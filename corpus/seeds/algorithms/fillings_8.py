# %%
class Solution:
    def bestBeads(self, beads):
        # keep[i][p]: longest thread from the first i beads whose last has parity p
        keep = [[0, 0] for _ in range(len(beads) + 1)]
        for i, b in enumerate(beads, 1):
            p = b % 2
            keep[i][1 - p] = keep[i - 1][1 - p]
            keep[i][p] = max(keep[i - 1][p], keep[i - 1][1 - p] + 1)
        return keep[1:]
#> Solution().bestBeads([3, 5, 2, 4])
#> Solution().bestBeads([1, 2, 1, 2])
#> Solution().bestBeads([8])
#> Solution().bestBeads([])
#> Solution().bestBeads([6, 6, 7, 10, 13])
# %%
def chessy(n, queen):
    """Marks the cells that a short-sighted queen (reach 2) sees; counts by row."""
    board = [[0] * n for _ in range(n)]
    qr, qc = queen
    board[qr][qc] = "Q"
    for dr in (-1, 0, 1):
        for dc in (-1, 0, 1):
            for k in (1, 2):
                r, c = qr + dr * k, qc + dc * k
                if (dr or dc) and 0 <= r < n and 0 <= c < n:
                    board[r][c] += k
    return board
#> chessy(2, (0, 0))
#> chessy(3, (1, 1))
#> chessy(1, (0, 0))
#> chessy(3, (2, 0))
#> chessy(4, (1, 2))
# %%
class Solution:
    def undoRedo(self, steps):
        page, gone = [], []
        for s in steps:
            if s == 'undo':
                if page:
                    gone.append(page.pop())
            elif s == 'redo':
                if gone:
                    page.append(gone.pop())
                elif page:
                    page.append(page[-1])
            else:
                page.append(s)
                gone.clear()
        return page, gone
#> Solution().undoRedo(["a", "b", "undo", "redo", "redo"])
#> Solution().undoRedo(["undo", "redo"])
#> Solution().undoRedo(["x", "y", "undo", "undo", "z"])
#> Solution().undoRedo(["m", "redo", "n", "undo"])
#> Solution().undoRedo(["p", "q", "r", "undo", "undo", "redo"])
# %%
from functools import cache

def bounce(height, floor):
    @cache
    def drops(h, hard):
        if h <= 1:
            return 0
        if hard:
            return 1 + drops(h * 2 // 3, False)
        return max(1 + drops(h // 2, True), drops(h - 1, True))
    return [drops(h, floor) for h in height]
#> bounce((9, 4), True)
#> bounce((6,), False)
#> bounce((1, 0), True)
#> bounce((7, 12, 3), False)
#> bounce((), True)
# %%
class Solution:
    def levelOut(self, yard, times):
        """Each time the highest cell gives one to the lowest; reading order breaks ties."""
        cells = [(r, c) for r in range(len(yard)) for c in range(len(yard[0]))]
        for _ in range(times):
            hi = lo = cells[0]
            for r, c in cells:
                if yard[r][c] > yard[hi[0]][hi[1]]:
                    hi = (r, c)
                if yard[r][c] < yard[lo[0]][lo[1]]:
                    lo = (r, c)
            if yard[hi[0]][hi[1]] - yard[lo[0]][lo[1]] < 2:
                break
            yard[hi[0]][hi[1]] -= 1
            yard[lo[0]][lo[1]] += 1
        return yard
#> Solution().levelOut([[5, 1], [3, 3]], 2)
#> Solution().levelOut([[2, 2], [2, 3]], 4)
#> Solution().levelOut([[9, 0, 0]], 3)
#> Solution().levelOut([[4], [8], [1]], 2)
#> Solution().levelOut([[7, 7], [0, 0]], 1)
# %%
class Solution:
    def reachScores(self, plays, target):
        seen = [False] * (target + 1)
        seen[0] = True
        steps = [None] * (target + 1)
        steps[0] = ''
        for s in range(target + 1):
            if not seen[s]:
                continue
            for name, pts in plays.items():
                t = s + pts
                if t <= target and (steps[t] is None or len(steps[s]) + 1 < len(steps[t])):
                    seen[t] = True
                    steps[t] = steps[s] + name
        return steps[target], sum(seen)
#> Solution().reachScores({"a": 2, "b": 3}, 7)
#> Solution().reachScores({"k": 5}, 4)
#> Solution().reachScores({"x": 1, "y": 4}, 6)
#> Solution().reachScores({"t": 7, "p": 3, "s": 2}, 10)
#> Solution().reachScores({}, 0)
# %%
def rake(leaves, wind):
    """Leaves blow from each heap to the next; heaps over 9 are taken away."""
    taken = 0
    n = len(leaves)
    for gust in wind:
        blown = [min(gust, h) for h in leaves]
        for i in range(n):
            leaves[i] += blown[i - 1] - blown[i]
        for i, h in enumerate(leaves):
            if h > 9:
                taken += h
                leaves[i] = 0
    return leaves, taken
#> rake([4, 8, 1], [2, 3])
#> rake([9, 9], [1])
#> rake([0, 0, 5], [5, 5, 5])
#> rake([6], [2])
#> rake([1, 9, 3, 2], [1, 9])
# %%
class Solution:
    def braces(self, depthList):
        """Builds a nested list from a list of depths."""
        root = []
        stack = [root]
        for i, d in enumerate(depthList):
            while len(stack) - 1 > d:
                stack.pop()
            while len(stack) - 1 < d:
                child = []
                stack[-1].append(child)
                stack.append(child)
            stack[-1].append(i)
        return root
#> Solution().braces([0, 1, 1, 0])
#> Solution().braces([2, 0])
#> Solution().braces([])
#> Solution().braces([1, 2, 3, 1])
#> Solution().braces([0, 0, 2, 1, 2])
# %%
def vote_merge(a, b):
    """Divide: halves of both lists; conquer: the half with more points goes first."""
    if len(a) <= 1 or len(b) <= 1:
        return a + b
    ha, hb = len(a) // 2, len(b) // 2
    first = vote_merge(a[:ha], b[hb:])
    second = vote_merge(a[ha:], b[:hb])
    return first + second if sum(first) >= sum(second) else second + first
#> vote_merge([1, 2], [3, 4])
#> vote_merge([5], [6, 7])
#> vote_merge([9, 0, 2, 8], [1, 1, 4, 3])
#> vote_merge([], [])
#> vote_merge([4, 6, 5], [10, 2, 3, 7])
# %%
class Solution:
    def raceTrack(self, track, laps):
        # speed grows on '=' by one up to 3, halves on '~', a '^' costs two ticks
        pos, speed, ticks = 0, 1, 0
        goal = len(track) * laps
        while pos < goal and ticks < 25:
            cell = track[pos % len(track)]
            if cell == '=':
                speed = min(3, speed + 1)
            elif cell == '~':
                speed = max(1, speed // 2)
            elif cell == '^':
                ticks += 1
            pos += speed
            ticks += 1
        return pos - goal, ticks
#> Solution().raceTrack("==~^", 2)
#> Solution().raceTrack("^^", 1)
#> Solution().raceTrack("=====", 2)
#> Solution().raceTrack("~=^=~", 3)
#> Solution().raceTrack("=", 0)
# %%
class Solution:
    def insertRanges(self, spans, add):
        out = []
        lo, hi = add
        placed = False
        for a, b in sorted(spans):
            if b < lo - 1:
                out.append([a, b])
            elif a > hi + 1:
                if not placed:
                    out.append([lo, hi])
                    placed = True
                out.append([a, b])
            else:
                overlap = min(b, hi) - max(a, lo) + 1
                lo, hi = min(a, lo), max(b, hi) + max(0, overlap)
        if not placed:
            out.append([lo, hi])
        return out
#> Solution().insertRanges([(1, 3), (8, 10)], (4, 5))
#> Solution().insertRanges([(2, 6)], (5, 9))
#> Solution().insertRanges([], (1, 1))
#> Solution().insertRanges([(20, 25), (1, 2)], (10, 12))
#> Solution().insertRanges([(0, 4), (6, 7), (15, 18)], (3, 8))
# %%
def paint_by_numbers(clues, width):
    """Leftmost filling of a nonogram row, and how far the blocks could slide."""
    row = ["."] * width
    at = 0
    for clue in clues:
        if at + clue > width:
            return None
        for i in range(at, at + clue):
            row[i] = "#"
        at += clue + 1
    slack = width - (at - 1) if clues else width
    sure = [i for i, clue in enumerate(clues) if clue > slack]
    return "".join(row), slack, sure
#> paint_by_numbers([2, 1], 5)
#> paint_by_numbers([], 3)
#> paint_by_numbers([4, 3], 7)
#> paint_by_numbers([1, 1, 1], 5)
#> paint_by_numbers([3, 5], 10)
# %%
class Solution:
    def poisonApples(self, row):
        memo = {}

        def eat(lo, hi, mine):
            if lo == hi:
                return 0 if row[lo] < 0 else row[lo] * mine
            key = lo, hi, mine
            if key not in memo:
                left = row[lo] * mine + eat(lo + 1, hi, not mine)
                right = row[hi] * mine + eat(lo, hi - 1, not mine)
                memo[key] = max(left, right) if mine else min(left, right)
            return memo[key]

        return eat(0, len(row) - 1, True)
#> Solution().poisonApples([3, -2, 5])
#> Solution().poisonApples([4])
#> Solution().poisonApples([1, 9, 2, 8])
#> Solution().poisonApples([-1, -1])
#> Solution().poisonApples([6, 1, -7, 2])
# %%
def four_way_count(grid):
    n = len(grid)
    half = n // 2
    quads = {"NW": 0, "NE": 0, "SW": 0, "SE": 0}
    for r in range(n):
        for c in range(n):
            if n % 2 and (r == half or c == half):
                continue
            name = ("N" if r < half else "S") + ("W" if c < half else "E")
            quads[name] += grid[r][c]
    best = max(quads, key=quads.get)
    return best, quads
#> four_way_count([[1, 2], [3, 4]])
#> four_way_count([[9, 0, 1], [0, 50, 0], [2, 0, 3]])
#> four_way_count([[5]])
#> four_way_count([[1, 1, 0, 0], [1, 1, 0, 9], [2, 2, 0, 0], [2, 2, 0, 0]])
#> four_way_count([[-3, 3], [3, -3]])
# %%
class Solution:
    def turtleSwap(self, nums):
        """The smallest value creeps to the front by one place a round; the biggest leaps to the back."""
        rounds = 0
        while rounds < 5:
            small = nums.index(min(nums))
            if small > 0:
                nums[small - 1], nums[small] = nums[small], nums[small - 1]
            big = nums.index(max(nums))
            if big < len(nums) - 1:
                nums.append(nums.pop(big))
            elif small == 0:
                break
            rounds += 1
        return nums, rounds
#> Solution().turtleSwap([4, 9, 2, 7])
#> Solution().turtleSwap([1, 5, 8])
#> Solution().turtleSwap([6])
#> Solution().turtleSwap([3, 3, 1])
#> Solution().turtleSwap([20, 15, 10, 5, 0])
# %%
class Solution:
    def nearestShop(self, street):
        n = len(street)
        left = [None] * n
        last = None
        for i in range(n):
            if street[i] == 'S':
                last = i
            left[i] = last
        walk = [0] * n
        last = None
        for i in range(n - 1, -1, -1):
            if street[i] == 'S':
                last = i
            a = i - left[i] if left[i] is not None else 99
            b = 2 * (last - i) if last is not None else 99
            walk[i] = min(a, b)
        return walk
#> Solution().nearestShop("S..S")
#> Solution().nearestShop("...")
#> Solution().nearestShop("....S")
#> Solution().nearestShop("SS")
#> Solution().nearestShop("..S....S")
# %%
def pair_sums_tree(vals):
    """A tournament tree in an array: parents hold child sums, or the greater child when the sum is odd."""
    n = len(vals)
    tree = [0] * n + vals[:]
    for i in range(n - 1, 0, -1):
        a, b = tree[2 * i], tree[2 * i + 1]
        tree[i] = max(a, b) if (a + b) % 2 else a + b
    return tree[1:n] if n > 1 else tree
#> pair_sums_tree([1, 2, 3, 4])
#> pair_sums_tree([5])
#> pair_sums_tree([7, 7, 2])
#> pair_sums_tree([])
#> pair_sums_tree([10, 3, 6, 1, 9])
# %%
class Solution:
    def hopGrid(self, grid):
        # from a cell with v you may go right by v or down by v
        R, C = len(grid), len(grid[0])
        ok = [[False] * C for _ in range(R)]
        ok[0][0] = True
        for r in range(R):
            for c in range(C):
                if not ok[r][c] or grid[r][c] == 0:
                    continue
                v = grid[r][c]
                if r + v < R:
                    ok[r + v][c] = True
                if c + v < C:
                    ok[r][c + v] = True
        return [''.join('.x'[f] for f in row) for row in ok]
#> Solution().hopGrid([[1, 2], [1, 1]])
#> Solution().hopGrid([[2, 1, 1], [1, 1, 1], [1, 0, 1]])
#> Solution().hopGrid([[0, 1]])
#> Solution().hopGrid([[1, 2, 1, 3]])
#> Solution().hopGrid([[1, 1, 2], [1, 1, 1], [2, 0, 1]])
# %%
class Solution:
    def combosOfTwo(self, menu, money):
        plates = []
        out = {}

        def order(start, left):
            if len(plates) >= 2:
                out['+'.join(plates)] = left
            if len(plates) == 3:
                return
            for i in range(start, len(menu)):
                name, price = menu[i]
                if price > left:
                    continue
                plates.append(name)
                order(i + 1, left - price)
                plates.pop()

        order(0, money)
        return out
#> Solution().combosOfTwo([("soup", 4), ("pie", 6), ("tea", 2)], 8)
#> Solution().combosOfTwo([("a", 1), ("b", 1), ("c", 1)], 3)
#> Solution().combosOfTwo([("fish", 20)], 50)
#> Solution().combosOfTwo([("x", 5), ("y", 5)], 9)
#> Solution().combosOfTwo([("p", 3), ("q", 7), ("r", 4), ("s", 9)], 13)
# %%
def fall_apart(tower):
    """Every block heavier than the sum of those above it stays, the others slip to the ground row."""
    ground = []
    above = 0
    standing = []
    for block in tower:
        if block > above:
            standing.append(block)
            above += block
        else:
            k = 0
            while k < len(ground) and ground[k] < block:
                k += 1
            ground.insert(k, block)
    return standing, ground
#> fall_apart([1, 2, 4, 8])
#> fall_apart([3, 2, 1, 9])
#> fall_apart([])
#> fall_apart([5, 5, 5, 6, 30])
#> fall_apart([2, 3, 4, 1, 12, 7])
# %%
class Solution:
    def cellsToFeed(self, farm, feed):
        R, C = len(farm), len(farm[0])
        order = [(c, r) if r % 2 == 0 else (C - 1 - c, r) for r in range(R) for c in range(C)]
        hungry = []
        for x, y in order:
            need = farm[y][x]
            given = min(need, feed)
            farm[y][x] = need - given
            feed -= given
            if given < need:
                hungry.append((y, x))
        return farm, hungry
#> Solution().cellsToFeed([[2, 3], [4, 1]], 6)
#> Solution().cellsToFeed([[1, 1, 1]], 9)
#> Solution().cellsToFeed([[5], [5]], 0)
#> Solution().cellsToFeed([[0, 2, 4], [6, 0, 3]], 8)
#> Solution().cellsToFeed([[3, 3], [0, 0], [2, 2]], 7)
# %%
def collatz_cached(starts):
    memo = {1: 0}

    def length(n):
        if n in memo:
            return memo[n]
        if n % 3 == 0:
            nxt = n // 3
        elif n % 2 == 0:
            nxt = n // 2
        else:
            nxt = n + 1
        memo[n] = 1 + length(nxt)
        return memo[n]

    return [length(s) for s in starts], len(memo)
#> collatz_cached([7, 12])
#> collatz_cached([1])
#> collatz_cached([27, 26, 25])
#> collatz_cached([])
#> collatz_cached([10, 5, 11, 99])
# %%
class Solution:
    def freight(self, wagons, yard):
        # wagons leave in the order of their numbers; a siding (stack) helps
        siding, left = [], []
        want = min(wagons) if wagons else 0
        for w in wagons:
            siding.append(w)
            while siding and siding[-1] == want:
                left.append(siding.pop())
                want += 1
            if len(siding) > yard:
                return left, siding, "jam"
        return left, siding
#> Solution().freight([3, 1, 2], 3)
#> Solution().freight([2, 3, 1, 4], 3)
#> Solution().freight([5, 6, 7], 1)
#> Solution().freight([9, 8, 7], 2)
#> Solution().freight([], 1)
# %%
class Solution:
    def rhythm(self, beats, bar):
        n = len(beats)
        dp = [0] * (n + 1)
        dp[0] = 1
        for i in range(1, n + 1):
            length = 0
            for j in range(i - 1, -1, -1):
                length += beats[j]
                if length > bar:
                    break
                if length == bar or (i == n and length < bar):
                    dp[i] += dp[j]
        return dp
#> Solution().rhythm([1, 1, 2, 1], 2)
#> Solution().rhythm([4, 4], 4)
#> Solution().rhythm([3, 3], 4)
#> Solution().rhythm([], 4)
#> Solution().rhythm([2, 0, 2, 1, 1], 2)
# %%
def swap_corners(m, times):
    for t in range(times):
        lo, hi = t % len(m), len(m) - 1 - t % len(m)
        a, b, c, d = m[lo][lo], m[lo][hi], m[hi][hi], m[hi][lo]
        m[lo][lo], m[lo][hi], m[hi][hi], m[hi][lo] = d, a, b, c
    diag = [m[i][i] for i in range(len(m))]
    return m, diag
#> swap_corners([[1, 2], [3, 4]], 1)
#> swap_corners([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 2)
#> swap_corners([[7]], 3)
#> swap_corners([["a", "b"], ["c", "d"]], 2)
#> swap_corners([[1, 0, 0, 2], [0, 5, 6, 0], [0, 8, 7, 0], [4, 0, 0, 3]], 3)
# %%
class Solution:
    def listJoin(self, a, b):
        if not a:
            return b[::-1]
        if not b:
            return a
        if a[0] == b[0]:
            return [a[0] + b[0]] + self.listJoin(a[1:], b[1:])
        if a[0] < b[0]:
            return [a[0]] + self.listJoin(b, a[1:])
        return [b[0]] + self.listJoin(a, b[1:])
#> Solution().listJoin([1, 4], [2, 4])
#> Solution().listJoin([], [3, 2, 1])
#> Solution().listJoin([5, 5], [5, 5])
#> Solution().listJoin([7, 1, 9], [2])
#> Solution().listJoin([1, 2, 3], [6, 5, 4])
# %%
def bridge_rounds(walkers, planks):
    crossed, wet = [], []
    line = list(walkers)
    while line:
        name, weight = line.pop(0)
        for i in range(len(planks)):
            if planks[i] < weight:
                wet.append((name, i))
                planks[i] = 0 if planks[i] < weight // 2 else planks[i]
                break
            planks[i] -= 1
        else:
            crossed.append(name)
    return crossed, wet, planks
#> bridge_rounds([("jo", 5), ("mo", 7)], [8, 8])
#> bridge_rounds([("al", 3), ("bo", 3)], [3, 4, 5])
#> bridge_rounds([], [1])
#> bridge_rounds([("ox", 20), ("hen", 2)], [9, 30])
#> bridge_rounds([("a", 1), ("b", 1), ("c", 1)], [2, 5])
# %%
class Solution:
    def shrinkGrid(self, grid):
        sizes = []
        while len(grid) > 1 and len(grid[0]) > 1:
            nxt = []
            for r in range(len(grid) - 1):
                row = []
                for c in range(len(grid[0]) - 1):
                    block = sorted((grid[r][c], grid[r][c + 1], grid[r + 1][c], grid[r + 1][c + 1]))
                    row.append(block[1] + block[2])
                nxt.append(row)
            grid = nxt
            sizes.append(sum(map(sum, grid)))
        return grid, sizes
#> Solution().shrinkGrid([[1, 2], [3, 4]])
#> Solution().shrinkGrid([[5, 1, 9], [2, 8, 3], [7, 4, 6]])
#> Solution().shrinkGrid([[6, 6, 6]])
#> Solution().shrinkGrid([[0, -1, 4], [10, 3, 2]])
#> Solution().shrinkGrid([[2, 2, 2], [2, 2, 2], [2, 2, 2]])
# %%
def gossip_tree(tree, secret):
    name, *friends = tree
    told = [name]
    if len(secret) > 1:
        for i, f in enumerate(friends):
            told += gossip_tree(f, secret[i % 2:-1])
    else:
        told[0] += "!"
    return told
#> gossip_tree(("eve", ("dan",), ("lou",)), "psst")
#> gossip_tree(("a", ("b", ("c",)), ("d",)), "xyz")
#> gossip_tree(("k",), "q")
#> gossip_tree(("m", ("n", ("o", ("p",))), ("r", ("s",))), "hush")
#> gossip_tree(("t", ("u",), ("v",), ("w",)), "ab")
# %%
class Solution:
    def maxGapAfter(self, marks, removals):
        marks = sorted(marks)
        gaps = []
        for x in removals:
            lo, hi = 0, len(marks) - 1
            while lo <= hi:
                mid = (lo + hi) // 2
                if marks[mid] == x:
                    marks.pop(mid)
                    break
                if marks[mid] < x:
                    lo = mid + 1
                else:
                    hi = mid - 1
            else:
                marks.insert(lo, x)
            gaps.append(max((b - a for a, b in zip(marks, marks[1:])), default=0))
        return gaps
#> Solution().maxGapAfter([1, 5, 9, 14], [5, 9])
#> Solution().maxGapAfter([10, 20], [15, 20])
#> Solution().maxGapAfter([7], [7])
#> Solution().maxGapAfter([3, 8, 4], [])
#> Solution().maxGapAfter([0, 2, 4, 6, 8], [4, 3, 8])
# %%
class Solution:
    def mealPrep(self, days, dishes):
        # dishes: name -> (portions, days it keeps)
        fridge = []
        eaten = []
        cook = list(dishes)
        for d in range(days):
            fridge = [f for f in fridge if f[1] >= d]
            if not fridge:
                if not cook:
                    eaten.append(None)
                    continue
                name = cook.pop(0)
                portions, keeps = dishes[name]
                fridge.append([portions, d + keeps, name])
            fridge[0][0] -= 1
            eaten.append(fridge[0][2])
            if fridge[0][0] == 0:
                fridge.pop(0)
        return eaten, fridge
#> Solution().mealPrep(4, {"stew": (2, 3), "rice": (5, 1)})
#> Solution().mealPrep(3, {"soup": (1, 1)})
#> Solution().mealPrep(2, {})
#> Solution().mealPrep(5, {"dal": (4, 2), "pie": (3, 4)})
#> Solution().mealPrep(1, {"bun": (9, 9)})
# %%
def sweep_max(matrix):
    """Running maximum along each row, then running minimum down each column, in place."""
    for row in matrix:
        for c in range(1, len(row)):
            if row[c - 1] > row[c]:
                row[c] = row[c - 1]
    for r in range(1, len(matrix)):
        for c, up in enumerate(matrix[r - 1]):
            if up < matrix[r][c]:
                matrix[r][c] = up
    return matrix
#> sweep_max([[3, 1], [5, 9]])
#> sweep_max([[1, 2, 3], [3, 2, 1], [2, 1, 3]])
#> sweep_max([[4, 8, 2]])
#> sweep_max([[7], [6], [9]])
#> sweep_max([[0, -5], [-8, 4], [10, -10]])
# %%
class Solution:
    def shiftLoad(self, trucks, cap):
        i = 0
        log = []
        while i < len(trucks):
            extra = trucks[i] - cap
            if extra > 0:
                trucks[i] = cap
                if i + 1 == len(trucks):
                    trucks.append(extra)
                else:
                    trucks[i + 1] += extra
                log.append(extra)
            elif trucks[i] == 0:
                trucks.pop(i)
                continue
            i += 1
        return trucks, log
#> Solution().shiftLoad([7, 2, 0, 3], 5)
#> Solution().shiftLoad([12], 5)
#> Solution().shiftLoad([0, 0], 4)
#> Solution().shiftLoad([1, 9, 0, 1], 4)
#> Solution().shiftLoad([3, 3, 3], 3)
# %%
def mirror_moves(n, path):
    """Two tokens walk a ring in mirror image; a cell that both visit is burnt and skipped afterwards."""
    a, b = 0, n - 1
    burnt = []
    for step in path:
        for _ in range(step):
            a = (a + 1) % n
            while a in burnt:
                a = (a + 1) % n
        b = (b - step) % n
        while b in burnt:
            b = (b - 1) % n
        if a == b and len(burnt) < n - 1:
            burnt.append(a)
            a, b = (a + 1) % n, (b - 1) % n
    return a, b, burnt
#> mirror_moves(5, [2, 1])
#> mirror_moves(4, [1, 1, 1])
#> mirror_moves(3, [1])
#> mirror_moves(6, [])
#> mirror_moves(7, [3, 2, 2])
# %%
class Solution:
    def sackTable(self, sacks):
        # dict of (index, remainder by 3) -> largest sum
        best = {0: 0}
        for s in sacks:
            for rem, total in list(best.items()):
                key = (rem + s) % 3
                if total + s > best.get(key, -1):
                    best[key] = total + s
        return dict(sorted(best.items()))
#> Solution().sackTable([4, 5, 7])
#> Solution().sackTable([3, 6])
#> Solution().sackTable([])
#> Solution().sackTable([1, 1, 1, 1])
#> Solution().sackTable([10, 2, 8, 5])
# %%
def print_order(pages, copies):
    out = []
    stack = [(0, len(pages))]
    while stack and len(out) < copies:
        lo, hi = stack.pop()
        if lo >= hi:
            continue
        mid = (lo + hi) // 2
        out.append(pages[mid])
        stack.append((lo, mid))
        stack.append((mid + 1, hi))
    return out, stack
#> print_order("abcde", 3)
#> print_order([1, 2, 3, 4, 5, 6], 9)
#> print_order("", 2)
#> print_order([10, 20], 1)
#> print_order("wxyz", 4)
# %%
class Solution:
    def lakeLevels(self, rows):
        R, C = len(rows), len(rows[0])
        depth = [[0] * C for _ in range(R)]
        for r, row in enumerate(rows):
            for c, h in enumerate(row):
                west = max(row[:c], default=0)
                east = max(row[c + 1:], default=0)
                north = max((rows[y][c] for y in range(r)), default=0)
                rim = min(west, east, north)
                if rim > h:
                    depth[r][c] = rim - h
        return depth
#> Solution().lakeLevels([[5, 6, 5], [4, 1, 3]])
#> Solution().lakeLevels([[2, 2], [2, 2]])
#> Solution().lakeLevels([[9, 0, 9]])
#> Solution().lakeLevels([[3, 8, 8, 3], [7, 2, 4, 6]])
#> Solution().lakeLevels([[1, 5, 1], [6, 0, 6], [7, 2, 3]])
# %%
def twin_towers(left, right, moves):
    towers = {"L": left, "R": right, "M": []}
    refused = 0
    for src, dst in moves:
        if not towers[src]:
            refused += 1
            continue
        disc = towers[src][-1]
        if towers[dst] and towers[dst][-1] < disc:
            refused += 1
            continue
        towers[dst].append(towers[src].pop())
    return towers, refused
#> twin_towers([3, 1], [2], ["LR", "LM", "RM"])
#> twin_towers([], [5], ["LM", "RL"])
#> twin_towers([4], [4], ["LR"])
#> twin_towers([9, 6, 2], [7, 3], ["LM", "RL", "LM", "RM"])
#> twin_towers([1], [], [])
# %%
class Solution:
    def minMaxGame(self, state, depth):
        """state: list; a move removes an end item. Even depth adds, odd depth subtracts, down to depth 0."""
        if depth == 0 or len(state) == 0:
            return 0
        sign = 1 if depth % 2 == 0 else -1
        a = sign * state[0] + self.minMaxGame(state[1:], depth - 1)
        b = sign * state[-1] + self.minMaxGame(state[:-1], depth - 1)
        return max(a, b) if sign == 1 else min(a, b)
#> Solution().minMaxGame([4, 7, 1], 2)
#> Solution().minMaxGame([5], 3)
#> Solution().minMaxGame([2, 9, 3, 8], 3)
#> Solution().minMaxGame([], 2)
#> Solution().minMaxGame([-6, 6, 10], 1)
# %%
class Solution:
    def kiteTail(self, ribbons, colours):
        # dp over colours: longest tail that ends in each colour, no colour beside itself
        ends = dict.fromkeys(colours, 0)
        for length, colour in ribbons:
            if colour not in ends:
                continue
            before = max((v for k, v in ends.items() if k != colour), default=0)
            ends[colour] = max(ends[colour], before + length)
        return ends
#> Solution().kiteTail([(3, "r"), (2, "b"), (5, "r")], "rb")
#> Solution().kiteTail([(4, "g"), (6, "g")], "g")
#> Solution().kiteTail([], "xy")
#> Solution().kiteTail([(1, "b"), (9, "z"), (7, "y"), (2, "b"), (1, "y")], "by")
#> Solution().kiteTail([(8, "k")], "lm")
