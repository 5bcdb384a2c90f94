# %%
class Solution:
    def frostNights(self, temps, k):
        # rolling row: warm[j] = best comfort using j blankets so far
        warm = [0] + [-999] * k
        for t in temps:
            for j in range(k, 0, -1):
                bare = warm[j] + t
                covered = warm[j - 1] + max(t, 5)
                warm[j] = max(bare, covered)
            warm[0] += t
        return warm
#> Solution().frostNights([3, -4, 8], 1)
#> Solution().frostNights([-10, -2, -6], 2)
#> Solution().frostNights([7, 9], 1)
#> Solution().frostNights([], 2)
#> Solution().frostNights([0, 5, -3, 1], 3)
# %%
def spiral_in(n, start, step):
    g = [[None] * n for _ in range(n)]
    r = c = 0
    dr, dc = 0, 1
    value = start
    for _ in range(n * n):
        g[r][c] = value
        value += step
        y, x = r + dr, c + dc
        if not (0 <= y < n and 0 <= x < n) or g[y][x] is not None:
            dr, dc = dc, -dr
        r += dr
        c += dc
    return g
#> spiral_in(2, 5, 5)
#> spiral_in(3, 1, 1)
#> spiral_in(1, 9, 4)
#> spiral_in(3, 20, -3)
#> spiral_in(4, 0, 2)
# %%
class Solution:
    def crumble(self, wall):
        """Drop every brick that has nothing below it, one level at a time."""
        h = len(wall)
        fallen = 0
        for r in range(h - 2, -1, -1):
            for c, brick in enumerate(wall[r]):
                if not brick:
                    continue
                y = r
                while y + 1 < h and not wall[y + 1][c]:
                    wall[y + 1][c] = wall[y][c]
                    wall[y][c] = 0
                    y += 1
                    fallen += 1
        return wall, fallen
#> Solution().crumble([[7, 0], [0, 0], [0, 3]])
#> Solution().crumble([[1, 2, 3], [0, 4, 0]])
#> Solution().crumble([[5, 5]])
#> Solution().crumble([[8, 9], [0, 0], [6, 0], [0, 0]])
#> Solution().crumble([[0, 0], [1, 1]])
# %%
from functools import cache


@cache
def bead_value(code):
    if len(code) <= 1:
        return len(code)
    head, rest = code[0], code[1:]
    if head in rest:
        return bead_value(rest.replace(head, "", 1)) + 3
    return max(bead_value(rest) + 1, bead_value(code[:-1]))
#> bead_value("abca")
#> bead_value("xyz")
#> bead_value("oo")
#> bead_value("")
#> bead_value("mnnmp")
# %%
class Solution:
    def pushLow(self, cards, pivotAt):
        pivot = cards[pivotAt]
        cards[pivotAt], cards[-1] = cards[-1], cards[pivotAt]
        store = 0
        for i in range(len(cards) - 1):
            if cards[i] % 10 < pivot % 10:
                cards[i], cards[store] = cards[store], cards[i]
                store += 1
        cards[store], cards[-1] = cards[-1], cards[store]
        return cards, store
#> Solution().pushLow([42, 17, 35, 91, 28], 2)
#> Solution().pushLow([10, 20, 30], 0)
#> Solution().pushLow([59, 8, 16, 3], 1)
#> Solution().pushLow([7], 0)
#> Solution().pushLow([101, 99, 54, 76, 13, 45], 5)
# %%
class Solution:
    def expandMarks(self, line: str) -> list:
        n = len(line)
        right = [0] * n
        left = [0] * n
        for i in range(1, n):
            left[i] = left[i - 1] + 1 if line[i] == line[i - 1] else 0
        for i in range(n - 2, -1, -1):
            right[i] = right[i + 1] + 1 if line[i] == line[i + 1] else 0
        return [a * b for a, b in zip(left, right)]
#> Solution().expandMarks("aaab")
#> Solution().expandMarks("xyxy")
#> Solution().expandMarks("ooooo")
#> Solution().expandMarks("")
#> Solution().expandMarks("kkzzzzk")
# %%
def visit_rooms(house, path=()):
    found = []
    for name in sorted(house):
        here = path + (name,)
        content = house[name]
        if isinstance(content, dict):
            if not content:
                found.append("/".join(here) + "!")
            found.extend(visit_rooms(content, here))
        elif content > len(here):
            found.append("/".join(here))
    return found
#> visit_rooms({"hall": 2, "attic": {"box": 5, "jar": 1}})
#> visit_rooms({})
#> visit_rooms({"a": {"b": {"c": 4}}, "d": {}})
#> visit_rooms({"zoo": 1, "yard": 0})
#> visit_rooms({"m": {"n": 2, "k": 3}, "l": 9})
# %%
class Solution:
    def relay(self, runners, laps):
        queue = runners[:]
        log = []
        while queue and laps > 0:
            name, energy = queue.pop(0)
            energy -= 2
            laps -= 1
            log.append(name)
            if energy > 0:
                spot = min(len(queue), energy)
                queue.insert(spot, (name, energy))
        return log, queue
#> Solution().relay([("ada", 5), ("ben", 2)], 4)
#> Solution().relay([("cat", 3), ("dog", 7), ("elk", 1)], 5)
#> Solution().relay([], 3)
#> Solution().relay([("fox", 1), ("gnu", 2)], 9)
#> Solution().relay([("hen", 10), ("ibis", 3), ("jay", 4)], 3)
# %%
def min_fuel_to_rim(crater):
    n = len(crater)
    mid = n // 2
    cost = [[float("inf")] * n for _ in range(n)]
    cost[mid][mid] = 0
    for r in range(mid - 1, -1, -1):
        for c in range(n):
            for pc in (c - 1, c, c + 1):
                if 0 <= pc < n:
                    climb = max(0, crater[r][c] - crater[r + 1][pc])
                    cost[r][c] = min(cost[r][c], cost[r + 1][pc] + climb + 1)
    return cost[0]
#> min_fuel_to_rim([[5, 3, 6], [2, 0, 2], [1, 1, 1]])
#> min_fuel_to_rim([[4]])
#> min_fuel_to_rim([[1, 2], [3, 4]])
#> min_fuel_to_rim([[9, 9, 1], [0, 8, 0], [0, 0, 0]])
#> min_fuel_to_rim([[7, 7, 7, 7], [1, 2, 3, 4], [0, 0, 2, 0], [5, 5, 5, 5]])
# %%
class Solution:
    def seatGuests(self, guests, feuds):
        seats = []

        def sit(rest):
            if not rest:
                return True
            for i, g in enumerate(rest):
                if seats and ({seats[-1], g} in feuds):
                    continue
                seats.append(g)
                if sit(rest[:i] + rest[i + 1:]):
                    return True
                seats.pop()
            return False

        ok = sit(guests)
        return seats if ok else "no way"
#> Solution().seatGuests(["a", "b", "c"], [{"a", "b"}])
#> Solution().seatGuests(["p", "q"], [{"q", "p"}])
#> Solution().seatGuests(["w", "x", "y", "z"], [{"w", "x"}, {"x", "y"}])
#> Solution().seatGuests(["solo"], [])
#> Solution().seatGuests(["k", "l", "m"], [{"k", "l"}, {"l", "m"}])
# %%
class Solution:
    def ripple(self, pond, r, c, power):
        if r < 0 or c < 0 or r >= len(pond) or c >= len(pond[0]):
            return pond
        if pond[r][c] >= power:
            return pond
        pond[r][c] = power
        for dr, dc in [(1, 0), (0, 1), (-1, 0), (0, -1)]:
            self.ripple(pond, r + dr, c + dc, power - 1)
        return pond
#> Solution().ripple([[0, 0], [0, 0]], 0, 0, 2)
#> Solution().ripple([[0, 5, 0]], 0, 0, 3)
#> Solution().ripple([[0, 0, 0], [0, 0, 0], [0, 0, 0]], 1, 1, 2)
#> Solution().ripple([[4]], 0, 0, 3)
#> Solution().ripple([[1, 1], [1, 1], [1, 1]], 2, 1, 3)
# %%
def merge_shelves(front, back):
    # both sorted by height; equal heights: the thicker book first
    out = []
    while front or back:
        if not back:
            out.append(front.pop(0))
        elif not front:
            out.append(back.pop(0))
        else:
            (h1, t1), (h2, t2) = front[0], back[0]
            src = front if (h1, -t1) <= (h2, -t2) else back
            out.append(src.pop(0))
    return [t for _, t in out]
#> merge_shelves([(10, 2), (14, 1)], [(10, 3), (12, 5)])
#> merge_shelves([], [(4, 4)])
#> merge_shelves([(7, 1), (7, 2)], [(7, 3)])
#> merge_shelves([(1, 9), (2, 8), (3, 7)], [])
#> merge_shelves([(5, 6), (20, 1)], [(6, 2), (19, 4), (21, 3)])
# %%
class Solution:
    def evenBlocks(self, bits):
        n = len(bits)
        dp = [[0] * n for _ in range(n)]
        for i in range(n):
            dp[i][i] = bits[i]
            for j in range(i + 1, n):
                dp[i][j] = dp[i][j - 1] ^ bits[j]
        return sum(1 for i in range(n) for j in range(i, n) if dp[i][j] == 0), dp
#> Solution().evenBlocks([1, 1, 0])
#> Solution().evenBlocks([0, 1])
#> Solution().evenBlocks([5, 1, 4, 4])
#> Solution().evenBlocks([2])
#> Solution().evenBlocks([3, 3, 3, 3])
# %%
def ternary_peel(n):
    if n == 0:
        return []
    digit = n % 3
    if digit == 2:
        return ternary_peel((n + 1) // 3) + ["-"]
    return ternary_peel(n // 3) + [str(digit)]
#> ternary_peel(5)
#> ternary_peel(14)
#> ternary_peel(0)
#> ternary_peel(100)
#> ternary_peel(81)
# %%
class Solution:
    def combSwap(self, vals):
        gap = len(vals)
        history = []
        while gap > 1:
            gap = gap * 2 // 3
            for i in range(len(vals) - gap):
                if vals[i] < vals[i + gap]:
                    vals[i], vals[i + gap] = vals[i + gap], vals[i]
            history.append((gap, vals[0]))
        return vals, history
#> Solution().combSwap([2, 9, 4, 7])
#> Solution().combSwap([1, 2, 3, 4, 5])
#> Solution().combSwap([8])
#> Solution().combSwap([-1, 0, -2])
#> Solution().combSwap([30, 12, 45, 12, 60, 3])
# %%
class Solution:
    def lanternCover(self, street):
        lit = [0] * len(street)
        for i, reach in enumerate(street):
            if reach <= 0:
                continue
            lo = max(0, i - reach)
            hi = min(len(street), i + reach + 1)
            for k in range(lo, hi):
                lit[k] += 1
        dark = [i for i, v in enumerate(lit) if v == 0]
        return lit, dark
#> Solution().lanternCover([0, 1, 0, 0, 0])
#> Solution().lanternCover([2, 0, 0, 1])
#> Solution().lanternCover([0, 0])
#> Solution().lanternCover([1, -1, 0, 3, 0, 0])
#> Solution().lanternCover([1, 1, 1])
# %%
def nested_max_path(tree):
    """tree = [value, child, child...]; the best sum from root to a leaf, and the path."""
    value, *kids = tree
    if not kids:
        return value, [value]
    best, path = None, None
    for kid in kids:
        s, p = nested_max_path(kid)
        if best is None or s > best:
            best, path = s, p
    return value + best, [value] + path
#> nested_max_path([3, [4], [5]])
#> nested_max_path([8])
#> nested_max_path([1, [2, [9]], [7, [3], [-1]]])
#> nested_max_path([-4, [-2], [-6]])
#> nested_max_path([0, [5, [0, [10]]], [14]])
# %%
class Solution:
    def gravityTwins(self, rows):
        cols = len(rows[0])
        tops = [0] * cols
        for row in rows:
            for c in range(cols):
                if row[c] == '#':
                    tops[c] += 1
                elif row[c] == 'x':
                    tops[c] = 0
        pairs = []
        for c in range(cols - 1):
            if tops[c] == tops[c + 1]:
                pairs.append((c, tops[c]))
        return tops, pairs
#> Solution().gravityTwins(["#.#", "##."])
#> Solution().gravityTwins(["###", "x##", "#.#"])
#> Solution().gravityTwins(["...."])
#> Solution().gravityTwins(["#x", "##", "x#"])
#> Solution().gravityTwins(["##.#", "#x##", "...#"])
# %%
def pour(glasses, amount):
    level = [0] * len(glasses)
    i = 0
    while amount > 0 and i < len(glasses):
        take = min(amount, glasses[i] - level[i])
        level[i] += take
        amount -= take
        spill = level[i] // 4
        if spill and i + 1 < len(glasses):
            level[i] -= spill
            level[i + 1] += spill
        i += 1
    return level, amount
#> pour([8, 4, 6], 10)
#> pour([3, 3], 2)
#> pour([12, 5, 5], 30)
#> pour([], 7)
#> pour([4, 20, 1], 19)
# %%
class Solution:
    def countBouquets(self, n: int, kinds: int) -> list:
        f = [0] * (n + 1)
        f[0] = 1
        for size in range(1, kinds + 1):
            g = f[:]
            for i in range(size, n + 1):
                g[i] += f[i - size]
                if i >= 2 * size:
                    g[i] += f[i - 2 * size]
            f = g
        return f
#> Solution().countBouquets(3, 2)
#> Solution().countBouquets(5, 1)
#> Solution().countBouquets(6, 3)
#> Solution().countBouquets(0, 4)
#> Solution().countBouquets(4, 4)
# %%
class Solution:
    def tilt(self, tray, direction):
        if direction in "LR":
            lines = tray
        else:
            lines = [list(col) for col in zip(*tray)]
        for line in lines:
            balls = line.count('o')
            empty = len(line) - balls
            if direction in "LU":
                line[:] = ['o'] * balls + ['.'] * empty
            else:
                line[:] = ['.'] * empty + ['o'] * balls
        if direction in "UD":
            lines = [list(row) for row in zip(*lines)]
        return ["".join(l) for l in lines]
#> Solution().tilt([['o', '.'], ['.', 'o']], "L")
#> Solution().tilt([['.', 'o', '.'], ['o', '.', '.']], "U")
#> Solution().tilt([['o', '.', 'o'], ['.', '.', '.'], ['o', '.', '.']], "D")
#> Solution().tilt([['o', 'o', '.', '.']], "R")
#> Solution().tilt([['.'], ['o'], ['.']], "U")
# %%
def odd_steps(n):
    return 0 if n <= 0 else n + even_steps(n - 3)

def even_steps(n):
    if n <= 0:
        return -1
    half = n // 2
    return odd_steps(half) + even_steps(n - half - 1)
#> odd_steps(7)
#> odd_steps(12)
#> even_steps(9)
#> odd_steps(0)
#> even_steps(4)
# %%
class Solution:
    def knightless(self, board, start):
        # breadth-first over diagonal moves only
        R, C = len(board), len(board[0])
        dist = {start: 0}
        queue = [start]
        for r, c in queue:
            for dr in (-1, 1):
                for dc in (-1, 1):
                    y, x = r + dr, c + dc
                    if 0 <= y < R and 0 <= x < C and (y, x) not in dist:
                        if board[y][x] != '#':
                            dist[y, x] = dist[r, c] + 1
                            queue.append((y, x))
        return dist
#> Solution().knightless(["...", ".#.", "..."], (0, 1))
#> Solution().knightless(["..", ".."], (0, 0))
#> Solution().knightless(["#.#", "...", "..."], (1, 0))
#> Solution().knightless(["...."], (0, 2))
#> Solution().knightless([".#.", "#..", "..."], (2, 2))
# %%
def gather_coins(piles):
    """Two neighbours merge when equal; the merged pile looks left again."""
    i = 0
    merges = 0
    while i < len(piles) - 1:
        if piles[i] == piles[i + 1]:
            piles[i:i + 2] = [piles[i] + 1]
            merges += 1
            i = max(0, i - 1)
        else:
            i += 1
    return piles, merges
#> gather_coins([1, 1, 2, 3])
#> gather_coins([4, 3, 2, 2])
#> gather_coins([5, 6, 7])
#> gather_coins([2, 2, 2, 2])
#> gather_coins([])
# %%
class Solution:
    def waysToShout(self, s, words):
        memo = {len(s): 1}
        def ways(i):
            if i not in memo:
                memo[i] = sum(ways(i + len(w)) for w in words if s.startswith(w, i))
                if s[i] == '!':
                    memo[i] += ways(i + 1)
            return memo[i]
        total = ways(0)
        return total, sorted(memo)
#> Solution().waysToShout("hey!hey", ["hey", "he", "y"])
#> Solution().waysToShout("ooo", ["o", "oo"])
#> Solution().waysToShout("!!", ["!"])
#> Solution().waysToShout("yo", ["yoo"])
#> Solution().waysToShout("abab!", ["ab", "a", "b", "aba"])
# %%
class Solution:
    def rotateRing(self, m, k):
        n = len(m)
        cells = [(0, c) for c in range(n - 1)]
        cells += [(r, n - 1) for r in range(n - 1)]
        cells += [(n - 1, c) for c in range(n - 1, 0, -1)]
        cells += [(r, 0) for r in range(n - 1, 0, -1)]
        vals = [m[r][c] for r, c in cells]
        k %= len(vals)
        vals = vals[-k:] + vals[:-k]
        for (r, c), v in zip(cells, vals):
            m[r][c] = v
        return m
#> Solution().rotateRing([[1, 2], [3, 4]], 1)
#> Solution().rotateRing([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 2)
#> Solution().rotateRing([[1, 2, 3], [8, 0, 4], [7, 6, 5]], 9)
#> Solution().rotateRing([[10, 20], [40, 30]], -1)
#> Solution().rotateRing([["a", "b", "c"], ["d", "e", "f"], ["g", "h", "i"]], 4)
# %%
def insert_shy(queue, newcomer):
    """People stand by age; nobody stands right behind someone of their own age: they go one further."""
    lo, hi = 0, len(queue)
    while lo < hi:
        mid = (lo + hi) // 2
        if queue[mid] < newcomer:
            lo = mid + 1
        else:
            hi = mid
    if lo < len(queue) and queue[lo] == newcomer:
        lo = min(lo + 2, len(queue))
    queue.insert(lo, newcomer)
    return lo, queue
#> insert_shy([20, 31, 45, 60], 33)
#> insert_shy([20, 31, 45], 31)
#> insert_shy([], 18)
#> insert_shy([7, 8, 9], 9)
#> insert_shy([12, 14, 16, 18, 22], 5)
# %%
class Solution:
    def sumOfTurns(self, grid):
        total = 0
        r, c = 0, 0
        down = True
        while r < len(grid) and c < len(grid[0]):
            total += grid[r][c]
            grid[r][c] = total
            if down:
                r += 1
            else:
                c += 1
            if total % 3 == 0:
                down = not down
        return total, grid
#> Solution().sumOfTurns([[1, 2, 3], [2, 5, 6], [7, 8, 9]])
#> Solution().sumOfTurns([[3, 1], [6, 2]])
#> Solution().sumOfTurns([[4, 4, 4]])
#> Solution().sumOfTurns([[1, 5], [5, 9], [8, 3], [2, 2]])
#> Solution().sumOfTurns([[6, 3, 1, 8], [0, 3, 2, 2]])
# %%
def best_stop(route):
    # pre[i]: people on board after stop i
    pre = []
    aboard = 0
    for on, off in route:
        aboard = max(0, aboard - off) + on
        pre.append(aboard)
    suf = pre[:]
    for i in range(len(suf) - 2, -1, -1):
        suf[i] = max(suf[i], suf[i + 1])
    return [i for i in range(len(pre)) if pre[i] == suf[i]]
#> best_stop([(5, 0), (3, 4), (2, 6)])
#> best_stop([(1, 0), (2, 0), (3, 0)])
#> best_stop([(10, 2), (0, 3), (1, 9), (4, 0)])
#> best_stop([])
#> best_stop([(6, 0), (0, 0), (2, 8), (2, 0)])
# %%
class Solution:
    def smashRows(self, matrix: list[list[int]]) -> list[int]:
        while len(matrix) > 1:
            top = matrix.pop()
            under = matrix.pop()
            merged = []
            for x, y in zip(top, under):
                if x > y:
                    merged.append(x - y)
                elif x < y:
                    merged.append(y // 2)
                else:
                    merged.append(0)
            matrix.append(merged)
        return matrix[0]
#> Solution().smashRows([[1, 2], [3, 4], [9, 2]])
#> Solution().smashRows([[5, 5, 5]])
#> Solution().smashRows([[10, 0, 8], [3, 3, 3]])
#> Solution().smashRows([[2, 2], [2, 2], [2, 2], [6, 1]])
#> Solution().smashRows([[7, 14], [8, 8], [1, 20]])
# %%
def subsets_under(nums, cap):
    nums = sorted(nums)
    out, cur = [], []

    def dfs(i, prod):
        if cur:
            out.append((prod, len(cur)))
        for j in range(i, len(nums)):
            if prod * nums[j] > cap:
                break
            cur.append(nums[j])
            dfs(j + 1, prod * nums[j])
            cur.pop()

    dfs(0, 1)
    return out
#> subsets_under([2, 3, 4], 8)
#> subsets_under([5, 7], 4)
#> subsets_under([1, 1, 6], 6)
#> subsets_under([2, 2, 3, 5], 10)
#> subsets_under([10, 3], 40)
# %%
class Solution:
    def lastBell(self, towers):
        bells = [0] * len(towers)
        minute = 0
        while min(bells) < 2 and minute < 12:
            minute += 1
            for i, every in enumerate(towers):
                if minute % every == 0:
                    bells[i] += 1
                    if i and bells[i - 1] > bells[i]:
                        bells[i] += 1
        return minute, bells
#> Solution().lastBell([2, 3])
#> Solution().lastBell([1, 4])
#> Solution().lastBell([5])
#> Solution().lastBell([3, 7, 2])
#> Solution().lastBell([4, 4])
# %%
class Solution:
    def shrinkRows(self, tri):
        for i in range(len(tri) - 2, -1, -1):
            for j in range(len(tri[i])):
                a, b = tri[i + 1][j], tri[i + 1][j + 1]
                if a == b:
                    tri[i][j] += a + 10
                else:
                    tri[i][j] += min(a, b)
        return tri[0][0], tri[1:]
#> Solution().shrinkRows([[3], [1, 4], [2, 2, 5]])
#> Solution().shrinkRows([[7]])
#> Solution().shrinkRows([[0], [5, 5]])
#> Solution().shrinkRows([[-2], [6, 1], [-3, 0, 4]])
#> Solution().shrinkRows([[1], [1, 1], [1, 1, 1], [1, 2, 1, 1]])
# %%
def cut_planks(plank, cuts):
    """Every cut splits the longest piece (the leftmost of equals) at the given distance from its left end."""
    pieces = [plank]
    for d in cuts:
        k = pieces.index(max(pieces))
        if 0 < d < pieces[k]:
            whole = pieces[k]
            pieces[k:k + 1] = [d, whole - d]
        else:
            pieces.append(pieces.pop(k))
    return pieces
#> cut_planks(20, [8, 5, 4])
#> cut_planks(10, [10, 3])
#> cut_planks(7, [])
#> cut_planks(30, [10, 10, 12, 2])
#> cut_planks(16, [8, 4, 4])
# %%
class Solution:
    def cacheMaze(self, maze):
        from functools import lru_cache
        R, C = len(maze), len(maze[0])

        @lru_cache(maxsize=None)
        def best(r, c):
            if r == R or c == C or maze[r][c] == 'X':
                return -50
            here = 0 if maze[r][c] == '.' else int(maze[r][c])
            if (r, c) == (R - 1, C - 1):
                return here
            return here + max(best(r + 1, c), best(r, c + 1))

        return best(0, 0), best.cache_info().hits
#> Solution().cacheMaze(["1.3", ".2.", "4.1"])
#> Solution().cacheMaze([".X", "5."])
#> Solution().cacheMaze([".X", "X9"])
#> Solution().cacheMaze(["7"])
#> Solution().cacheMaze(["2.8.", "9X1."])
# %%
class Solution:
    def trafficHops(self, road):
        # cars '>' move one cell when the next was free at the start of the round; '=' are slow: every other round
        road = list(road)
        for rnd in range(1, 4):
            old = road[:]
            for i in range(len(old) - 1):
                if old[i] == '=' and rnd % 2:
                    continue
                if old[i] in '>=' and old[i + 1] == '.':
                    road[i + 1] = old[i]
                    road[i] = '.' if road[i] == old[i] else road[i]
        return ''.join(road)
#> Solution().trafficHops(">>..")
#> Solution().trafficHops("=.>.")
#> Solution().trafficHops(">=...")
#> Solution().trafficHops("....")
#> Solution().trafficHops("=>.=.")
# %%
def sift_layers(values, sieve_sizes):
    layers = {}
    rest = values
    for size in sorted(sieve_sizes, reverse=True):
        stay, fall = [], []
        for v in rest:
            (stay if v >= size else fall).append(v)
        layers[size] = stay
        rest = fall
    layers[0] = rest
    return layers
#> sift_layers([5, 12, 3, 30], [10, 4])
#> sift_layers([1, 2], [3])
#> sift_layers([], [8, 6])
#> sift_layers([14, 9, 9, 21, 6, 2], [9, 20, 6])
#> sift_layers([100, 50, 75], [60])
# %%
class Solution:
    def multiplyMod(self, A, power, mod):
        n = len(A)
        result = [[int(i == j) for j in range(n)] for i in range(n)]
        while power:
            if power & 1:
                result = self.times(result, A, mod)
            power >>= 1
            if power:
                A = self.times(A, A, mod)
        return result

    def times(self, X, Y, mod):
        return [[sum(a * b for a, b in zip(row, col)) % mod for col in zip(*Y)] for row in X]
#> Solution().multiplyMod([[1, 2], [0, 1]], 5, 7)
#> Solution().multiplyMod([[2, 1], [1, 1]], 3, 10)
#> Solution().multiplyMod([[4]], 6, 9)
#> Solution().multiplyMod([[0, 1], [1, 0]], 0, 5)
#> Solution().multiplyMod([[3, 5], [2, 8]], 2, 11)
# %%
def pair_off(left, right):
    """Recursively pairs the biggest with the smallest until one side is out."""
    if not left or not right:
        return left + right
    big = max(left)
    small = min(right)
    i, j = left.index(big), right.index(small)
    rest = pair_off(left[:i] + left[i + 1:], right[:j] + right[j + 1:])
    return [big - small] + rest
#> pair_off([4, 9], [2, 7, 5])
#> pair_off([], [6])
#> pair_off([1, 1, 8], [3])
#> pair_off([10, 20, 30], [15, 5, 25])
#> pair_off([], [])
# %%
def widen(seats, groups):
    free = list(range(seats))
    placed = {}
    for tag, size in groups:
        run = []
        for s in free:
            if run and s != run[-1] + 1:
                run = []
            run.append(s)
            if len(run) == size:
                break
        if len(run) < size:
            placed[tag] = None
            continue
        placed[tag] = run[0]
        for s in run:
            free.remove(s)
        if run[-1] + 1 in free:
            free.remove(run[-1] + 1)
    return placed, free
#> widen(8, [("A", 3), ("B", 2)])
#> widen(5, [("x", 2), ("y", 2), ("z", 1)])
#> widen(4, [("big", 6), ("one", 1)])
#> widen(10, [("p", 1), ("q", 4), ("r", 3)])
#> widen(3, [])
