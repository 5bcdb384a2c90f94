# %%
class Solution:
    def parkCost(self, slots, k):
        n = len(slots)
        # f[i][j]: least cost to have parked j cars in the first i slots, no two side by side
        BIG = 999
        f = [[BIG] * (k + 1) for _ in range(n + 1)]
        f[0][0] = 0
        for i in range(1, n + 1):
            for j in range(k + 1):
                f[i][j] = f[i - 1][j]
                if j > 0:
                    before = f[i - 2][j - 1] if i > 1 else (0 if j == 1 else BIG)
                    f[i][j] = min(f[i][j], before + slots[i - 1])
        return f[n][k] if f[n][k] < BIG else -1
#> Solution().parkCost([3, 1, 4], 2)
#> Solution().parkCost([5, 2], 2)
#> Solution().parkCost([9, 6, 8, 7], 1)
#> Solution().parkCost([2, 2, 2, 2, 2], 3)
#> Solution().parkCost([10], 0)
# %%
def squeeze(rows):
    """Push all non-zero numbers of each row to the left, doubling those that sit on an even column."""
    moved = 0
    for row in rows:
        slot = 0
        for c, v in enumerate(row):
            if v:
                row[c] = 0
                row[slot] = v * 2 if c % 2 == 0 else v
                moved += c - slot
                slot += 1
    return rows, moved
#> squeeze([[0, 3, 0, 4], [5, 0, 6, 0]])
#> squeeze([[1, 1], [0, 0]])
#> squeeze([[0, 0, 7]])
#> squeeze([[2], [0], [8]])
#> squeeze([[-3, 0, -4], [0, 9, 9]])
# %%
class Solution:
    def decodeKnot(self, s):
        def read(i):
            total = 0
            while i < len(s) and s[i] != ')':
                if s[i] == '(':
                    inner, i = read(i + 1)
                    total = total * 2 + inner
                elif s[i] == '-':
                    total -= 1
                else:
                    total += int(s[i])
                i += 1
            return total, i

        return read(0)[0]
#> Solution().decodeKnot("3(2)1")
#> Solution().decodeKnot("--4")
#> Solution().decodeKnot("1(1(1))")
#> Solution().decodeKnot("5(-(6)2)(1)")
#> Solution().decodeKnot("")
# %%
class Solution:
    def gardenPlan(self, n, beds):
        plans = []
        row = []

        def plant(pos):
            if pos == n:
                plans.append("".join(row))
                return
            for plant_, width in beds:
                if pos + width > n:
                    continue
                if row and row[-1][0] == plant_:
                    continue
                row.append(plant_ * width)
                plant(pos + width)
                row.pop()

        plant(0)
        return plans
#> Solution().gardenPlan(4, [("r", 1), ("t", 2)])
#> Solution().gardenPlan(3, [("k", 3)])
#> Solution().gardenPlan(5, [("b", 2), ("c", 1)])
#> Solution().gardenPlan(2, [("z", 1)])
#> Solution().gardenPlan(4, [("p", 1), ("q", 1), ("s", 3)])
# %%
def lift_trips(people, cap):
    queue = list(people)
    trips = []
    while queue:
        load, left = 0, []
        for floor, kg in queue:
            if load + kg <= cap:
                load += kg
            else:
                left.append((floor, kg))
        if len(left) == len(queue):
            return trips, "stuck"
        top = max(f for f, k in queue if (f, k) not in left)
        trips.append((load, top))
        queue = left
    return trips
#> lift_trips([(2, 60), (5, 80), (1, 40)], 120)
#> lift_trips([(3, 90), (4, 200)], 150)
#> lift_trips([], 100)
#> lift_trips([(7, 50), (6, 50), (5, 50), (9, 50)], 100)
#> lift_trips([(1, 30), (2, 75)], 110)
# %%
class Solution:
    def heapless(self, nums):
        """Sift every value up through parents at i // 3."""
        for i in range(1, len(nums)):
            k = i
            while k > 0:
                p = k // 3
                if nums[p] <= nums[k]:
                    break
                nums[p], nums[k] = nums[k], nums[p]
                k = p
        return nums
#> Solution().heapless([5, 3, 8, 1])
#> Solution().heapless([1, 2, 3])
#> Solution().heapless([9, 8, 7, 6, 5, 4])
#> Solution().heapless([4])
#> Solution().heapless([2, 0, -5, 7, -1])
# %%
def snow_depth(m):
    h, w = len(m), len(m[0])
    out = [[0] * w for _ in range(h)]
    for r in reversed(range(h)):
        for c in reversed(range(w)):
            below = out[r + 1][c] if r + 1 < h else 0
            right = out[r][c + 1] if c + 1 < w else 0
            if m[r][c] == "*":
                out[r][c] = 1 + max(below, right)
            elif m[r][c] == "~":
                out[r][c] = min(below, right)
    return out
#> snow_depth(["**", "*."])
#> snow_depth(["*~*", "~**"])
#> snow_depth(["..."])
#> snow_depth(["~*", "**", "*~"])
#> snow_depth(["***", "*~*", "***"])
# %%
class Solution:
    def weirdPower(self, b, e):
        calls = []

        def up(e):
            calls.append(e)
            if e <= 1:
                return b if e else 1
            third = up(e // 3)
            out = third ** 3
            for _ in range(e % 3):
                out *= b
            return out

        return up(e), calls
#> Solution().weirdPower(2, 7)
#> Solution().weirdPower(3, 0)
#> Solution().weirdPower(-2, 5)
#> Solution().weirdPower(5, 1)
#> Solution().weirdPower(2, 11)
# %%
class Solution:
    def shuffleRow(self, row, rules):
        for rule in rules:
            half = (len(row) + 1) // 2
            if rule == "fold":
                a, b = row[:half], row[half:]
                row = [x for pair in zip(a, b) for x in pair] + a[len(b):]
            elif rule == "flip":
                row = row[half:] + row[:half]
            elif row:
                row = row[1:]
        return row
#> Solution().shuffleRow([1, 2, 3, 4, 5], ["fold"])
#> Solution().shuffleRow([7, 8, 9], ["flip", "drop"])
#> Solution().shuffleRow([], ["drop", "fold"])
#> Solution().shuffleRow([6, 1, 4, 2], ["fold", "flip", "fold"])
#> Solution().shuffleRow([3, 5], ["drop", "drop", "flip"])
# %%
def bus_delays(plan, knock):
    # delay[i] depends on the two buses before
    delay = [0, 0]
    for i, late in enumerate(plan):
        carried = (delay[-1] + delay[-2]) // 2
        if late > knock:
            carried += late - knock
        else:
            carried = max(0, carried - 1)
        delay.append(carried)
    return delay[2:]
#> bus_delays([5, 0, 9, 2], 3)
#> bus_delays([1, 1, 1], 1)
#> bus_delays([], 4)
#> bus_delays([12, 12, 0, 0, 0], 2)
#> bus_delays([3, 8], 0)
# %%
class Solution:
    def holesInDough(self, dough):
        R, C = len(dough), len(dough[0])
        seen = set()
        sizes = []
        for r in range(R):
            for c in range(C):
                if (r, c) in seen or dough[r][c] != 'o':
                    continue
                stack, size, edge = [(r, c)], 0, False
                seen.add((r, c))
                while stack:
                    y, x = stack.pop()
                    size += 1
                    if y in (0, R - 1) or x in (0, C - 1):
                        edge = True
                    for p in ((y + 1, x), (y, x + 1), (y - 1, x), (y, x - 1)):
                        if p not in seen and 0 <= p[0] < R and 0 <= p[1] < C and dough[p[0]][p[1]] == 'o':
                            seen.add(p)
                            stack.append(p)
                sizes.append(-size if edge else size)
        return sizes
#> Solution().holesInDough(["###", "#o#", "###"])
#> Solution().holesInDough(["oo#", "###"])
#> Solution().holesInDough(["####", "#oo#", "####", "o##o"])
#> Solution().holesInDough(["##", "##"])
#> Solution().holesInDough(["o#o", "#o#", "o#o"])
# %%
def zig(stack, depth=0):
    if not stack:
        return depth
    top = stack.pop()
    return zag(stack, depth + top) if top % 2 else zig(stack, depth - 1)


def zag(stack, depth):
    if len(stack) < 2:
        return -depth
    stack.pop(0)
    return zig(stack, depth * 2)
#> zig([4, 6, 3])
#> zig([2, 8])
#> zig([1, 5, 2, 7, 4])
#> zig([], 9)
#> zig([9, 3, 1, 6, 5, 8])
# %%
class Solution:
    def bestMeals(self, tasty, heavy, room):
        f = [0] * (room + 1)
        took = [[] for _ in range(room + 1)]
        for i in range(len(tasty)):
            for r in range(room, heavy[i] - 1, -1):
                cand = f[r - heavy[i]] + tasty[i] - len(took[r - heavy[i]])
                if cand > f[r]:
                    f[r] = cand
                    took[r] = took[r - heavy[i]] + [i]
        return f, took[room]
#> Solution().bestMeals([6, 4], [2, 1], 3)
#> Solution().bestMeals([1, 1, 9], [1, 1, 4], 4)
#> Solution().bestMeals([5], [7], 2)
#> Solution().bestMeals([3, 8, 5], [1, 3, 2], 4)
#> Solution().bestMeals([], [], 1)
# %%
def stamp(canvas, shapes):
    for (top, left, h, w, ink) in shapes:
        for r in range(top, top + h):
            if r >= len(canvas):
                break
            for c in range(left, min(left + w, len(canvas[r]))):
                old = canvas[r][c]
                canvas[r][c] = ink if old < ink else old + 1
    return canvas
#> stamp([[0, 0], [0, 0]], [(0, 0, 2, 1, 3), (0, 0, 1, 2, 2)])
#> stamp([[1, 1, 1]], [(0, 1, 4, 5, 1)])
#> stamp([[5, 0], [0, 5], [5, 0]], [(1, 0, 2, 2, 4)])
#> stamp([[9]], [])
#> stamp([[0, 0, 0], [0, 0, 0]], [(1, 1, 1, 1, 7), (0, 0, 2, 3, 2)])
# %%
class Solution:
    def evictOldest(self, visits, size):
        shelf = []
        misses = 0
        for v in visits:
            if v in shelf:
                i = shelf.index(v)
                if i > 0:
                    shelf[i - 1], shelf[i] = shelf[i], shelf[i - 1]
            else:
                misses += 1
                if len(shelf) == size:
                    shelf.pop()
                shelf.append(v)
        return shelf, misses
#> Solution().evictOldest(["a", "b", "c", "b"], 3)
#> Solution().evictOldest([5, 6, 5, 7, 5], 2)
#> Solution().evictOldest([], 4)
#> Solution().evictOldest([1, 2, 3, 4], 1)
#> Solution().evictOldest(["x", "y", "z", "z", "z", "w"], 3)
# %%
from typing import List, Optional


class Solution:
    def firstBalanced(self, rows: List[List[int]]) -> Optional[int]:
        n = len(rows)
        left = [sum(r) for r in rows]
        for i in range(1, n):
            left[i] += left[i - 1]
        total = left[-1]
        for i in range(n - 1):
            rest = total - left[i]
            if rest == left[i]:
                return i
            if abs(rest - left[i]) == 1:
                return -i
        return None
#> Solution().firstBalanced([[1, 2], [3, 0]])
#> Solution().firstBalanced([[4], [4], [9]])
#> Solution().firstBalanced([[10, 1], [2], [3]])
#> Solution().firstBalanced([[7, 7]])
#> Solution().firstBalanced([[1], [2], [3], [5, 0]])
# %%
def brackets_of(n, opened=0, cur="", limit=2):
    """All strings of n pairs whose depth never exceeds the limit."""
    if n == 0 and opened == 0:
        return [cur]
    found = []
    if n > 0 and opened < limit:
        found += brackets_of(n - 1, opened + 1, cur + "<", limit)
    if opened > 0:
        found += brackets_of(n, opened - 1, cur + ">", limit)
    return found
#> brackets_of(2)
#> brackets_of(3, limit=1)
#> brackets_of(1, 1)
#> brackets_of(3)
#> brackets_of(0, 2, "<<")
# %%
class Solution:
    def stableParts(self, a, pivot):
        # three piles in one pass, keeping the order, written back in place
        less, same, more = [], [], []
        for x in a:
            if x < pivot:
                less.append(x)
            elif x > pivot:
                more.insert(0, x)
            else:
                same.append(x)
        k = 0
        for pile in (more, same, less):
            for x in pile:
                a[k] = x
                k += 1
        return a, len(more), len(more) + len(same)
#> Solution().stableParts([4, 7, 1, 4, 9], 4)
#> Solution().stableParts([3, 2, 1], 5)
#> Solution().stableParts([8, 8], 8)
#> Solution().stableParts([], 0)
#> Solution().stableParts([-2, 6, 0, 3, -7, 10], 0)
# %%
def cross_sums(m):
    rows = [sum(r) for r in m]
    cols = [0] * len(m[0])
    for r in m:
        for j, v in enumerate(r):
            cols[j] += v
    out = []
    for i, r in enumerate(m):
        out.append([rows[i] + cols[j] - 2 * v for j, v in enumerate(r)])
    return out
#> cross_sums([[1, 2], [3, 4]])
#> cross_sums([[5, 0, 5]])
#> cross_sums([[-1], [4], [6]])
#> cross_sums([[2, 7, 6], [9, 5, 1], [4, 3, 8]])
#> cross_sums([[10, 20], [0, 0]])
# %%
class Solution:
    def boil(self, pots, minutes):
        hot = [p for p in pots]
        whistles = []
        for t in range(1, minutes + 1):
            for i in range(len(hot)):
                hot[i] += 12 if i == t % len(hot) else 5
                if hot[i] >= 100:
                    whistles.append((t, i))
                    hot[i] -= 60
        return hot, whistles
#> Solution().boil([80, 60, 95], 3)
#> Solution().boil([10, 20], 2)
#> Solution().boil([99], 4)
#> Solution().boil([50, 88, 70, 91], 2)
#> Solution().boil([33, 77], 0)
# %%
class Solution:
    def recursiveMedian(self, a):
        if len(a) <= 2:
            return a[0]
        thirds = [a[0::3], a[1::3], a[2::3]]
        meds = [self.recursiveMedian(t) for t in thirds]
        meds.sort()
        return meds[1]
#> Solution().recursiveMedian([5, 9, 1])
#> Solution().recursiveMedian([4, 8])
#> Solution().recursiveMedian([7, 2, 6, 3, 1, 8])
#> Solution().recursiveMedian([10, 40, 30, 20, 60, 50, 90, 80, 70])
#> Solution().recursiveMedian([3, -3, 0, 12])
# %%
def collapse_equal(grid):
    """Removes every row equal to the one above, then every column equal to the one on its left."""
    passes = 0
    for _ in range(2):
        i = 1
        while i < len(grid):
            if grid[i] == grid[i - 1]:
                del grid[i]
                passes += 1
            else:
                i += 1
        grid = [list(t) for t in zip(*grid)]
    return grid, passes
#> collapse_equal([[1, 1, 2], [1, 1, 2], [3, 3, 4]])
#> collapse_equal([[5, 5], [5, 5]])
#> collapse_equal([[1, 2], [2, 1]])
#> collapse_equal([[0, 7, 7, 0]])
#> collapse_equal([[6], [6], [8], [6]])
# %%
class Solution:
    def stampPath(self, n):
        board = [[0] * n for _ in range(n)]
        order = []

        def hop(r, c, k):
            board[r][c] = k
            order.append((r, c))
            for dr, dc in ((0, 2), (2, 0), (0, -2), (-2, 0), (1, 1), (-1, -1)):
                y, x = r + dr, c + dc
                if 0 <= y < n and 0 <= x < n and not board[y][x]:
                    hop(y, x, k + 1)

        hop(0, 0, 1)
        return board, order[-1]
#> Solution().stampPath(2)
#> Solution().stampPath(3)
#> Solution().stampPath(1)
#> Solution().stampPath(4)
#> Solution().stampPath(5)
# %%
def cheapest_mix(a, b, swap):
    # two rolling states: standing in lane a or lane b
    ca, cb = 0, swap
    lanes = []
    for x, y in zip(a, b):
        na = min(ca, cb + swap) + x
        nb = min(cb, ca + swap) + y
        lanes.append("a" if na <= nb else "b")
        ca, cb = na, nb
    return min(ca, cb), "".join(lanes)
#> cheapest_mix([1, 9, 1], [8, 1, 8], 2)
#> cheapest_mix([4, 4], [4, 4], 1)
#> cheapest_mix([], [], 7)
#> cheapest_mix([10, 10, 10], [1, 2, 3], 5)
#> cheapest_mix([3, 20, 2, 5], [6, 4, 30, 1], 3)
# %%
class Solution:
    def waitingRoom(self, arrivals, treat):
        import heapq
        room, log = [], []
        t = 0
        i = 0
        while i < len(arrivals) or room:
            while i < len(arrivals) and arrivals[i][0] <= t:
                at, pain, name = arrivals[i]
                heapq.heappush(room, (-pain, at, name))
                i += 1
            if not room:
                t = arrivals[i][0]
                continue
            pain, at, name = heapq.heappop(room)
            log.append((name, t - at))
            t += treat
        return log
#> Solution().waitingRoom([(0, 2, "al"), (1, 9, "bo"), (1, 5, "cy")], 3)
#> Solution().waitingRoom([(4, 1, "di")], 2)
#> Solution().waitingRoom([(0, 1, "ed"), (10, 1, "fi")], 4)
#> Solution().waitingRoom([], 1)
#> Solution().waitingRoom([(0, 3, "gus"), (0, 3, "hal"), (2, 8, "ike"), (3, 4, "jo")], 2)
# %%
class Solution:
    def growingTable(self, nums):
        T = [[x] for x in nums]
        width = len(nums) - 1
        level = 0
        while width > 0:
            for i in range(width):
                a, b = T[i][level], T[i + 1][level]
                T[i].append(a * b if a < b else a - b)
            width -= 1
            level += 1
        return T[0], T[-1]
#> Solution().growingTable([2, 3, 1])
#> Solution().growingTable([4])
#> Solution().growingTable([1, 1, 1, 1])
#> Solution().growingTable([5, 2, 6, 3])
#> Solution().growingTable([-2, 4, 0])
# %%
def insertion_gap(a, gap):
    """One pass of insertion with a gap, then an ordinary one; counts the shifts of both."""
    shifts = []
    for g in (gap, 1):
        n = 0
        for i in range(g, len(a)):
            x = a[i]
            j = i
            while j >= g and a[j - g] > x:
                a[j] = a[j - g]
                j -= g
                n += 1
            a[j] = x
        shifts.append(n)
    return a, shifts
#> insertion_gap([5, 4, 3, 2], 2)
#> insertion_gap([1, 3, 2], 1)
#> insertion_gap([9, 1, 8, 2, 7], 3)
#> insertion_gap([4, 4], 5)
#> insertion_gap([10, -1, 6, 0, 3, 3], 2)
# %%
class Solution:
    def countDescents(self, grid):
        R, C = len(grid), len(grid[0])
        memo = {}

        def longest(r, c):
            if (r, c) in memo:
                return memo[r, c]
            best = 1
            for y, x in ((r + 1, c), (r, c + 1), (r - 1, c), (r, c - 1)):
                if 0 <= y < R and 0 <= x < C and grid[r][c] - grid[y][x] == 1:
                    best = max(best, 1 + longest(y, x))
            memo[r, c] = best
            return best

        return [[longest(r, c) for c in range(C)] for r in range(R)]
#> Solution().countDescents([[3, 2], [4, 1]])
#> Solution().countDescents([[5, 5], [5, 5]])
#> Solution().countDescents([[1, 2, 3]])
#> Solution().countDescents([[9], [8], [6]])
#> Solution().countDescents([[2, 1], [3, 0]])
# %%
def chunk_fold(nums, size):
    while len(nums) > 1:
        folded = []
        for i in range(0, len(nums), size):
            chunk = nums[i:i + size]
            folded.append(chunk[0] - sum(chunk[1:]))
        if len(folded) == len(nums):
            break
        nums = folded
    return nums
#> chunk_fold([9, 2, 4, 1, 8], 2)
#> chunk_fold([5, 5, 5], 3)
#> chunk_fold([1, 2, 3], 1)
#> chunk_fold([], 4)
#> chunk_fold([20, 3, 7, -6, 10, 10, 1], 3)
# %%
class Solution:
    def colourRing(self, n, colours, ban):
        ring = [None] * n
        tries = 0

        def fill(i):
            nonlocal tries
            if i == n:
                return (ring[-1], ring[0]) not in ban
            for col in colours:
                tries += 1
                if i and (ring[i - 1], col) in ban:
                    continue
                ring[i] = col
                if fill(i + 1):
                    return True
            ring[i] = None
            return False

        fill(0)
        return ring, tries
#> Solution().colourRing(3, "rg", [("r", "r")])
#> Solution().colourRing(2, "xy", [("x", "y"), ("x", "x")])
#> Solution().colourRing(3, "ab", [("a", "a"), ("b", "b")])
#> Solution().colourRing(4, "k", [])
#> Solution().colourRing(4, "pqr", [("p", "p"), ("p", "q"), ("q", "p")])
# %%
def last_row_after(rains, width):
    ground = [0] * width
    for x, size in rains:
        span = range(x, min(width, x + size))
        if not span:
            continue
        top = max(ground[i] for i in span)
        for i in span:
            ground[i] = top + 1
        if max(ground) - min(ground) >= 3:
            low = min(ground)
            ground = [g - low if g > low else 0 for g in ground]
    return ground
#> last_row_after([(0, 2), (1, 2), (3, 1)], 4)
#> last_row_after([(5, 1)], 3)
#> last_row_after([(0, 1), (0, 1), (0, 1)], 2)
#> last_row_after([(1, 3), (0, 2), (2, 2), (3, 9)], 5)
#> last_row_after([], 2)
# %%
class Solution:
    def triplePartition(self, a, lo, hi):
        i, j, k = 0, 0, len(a) - 1
        trace = []
        while j <= k:
            if a[j] < lo:
                a[i], a[j] = a[j], a[i]
                i += 1
                j += 1
            elif a[j] > hi:
                a[j], a[k] = a[k], a[j]
                k -= 1
            else:
                j += 1
            trace.append((i, j, k))
        return a, trace[-1] if trace else None
#> Solution().triplePartition([7, 2, 9, 4, 1], 3, 6)
#> Solution().triplePartition([5, 5], 5, 5)
#> Solution().triplePartition([], 1, 2)
#> Solution().triplePartition([30, 10, 20, 25], 15, 22)
#> Solution().triplePartition([0, -4, 8, 3, -9, 6], -5, 5)
# %%
def erode(shore):
    """Each tide removes land cells '#' that touch water '~' on at least two sides."""
    tides = 0
    while True:
        gone = []
        for r, row in enumerate(shore):
            for c, ch in enumerate(row):
                if ch != "#":
                    continue
                wet = 0
                for y, x in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    if 0 <= y < len(shore) and 0 <= x < len(row) and shore[y][x] == "~":
                        wet += 1
                if wet >= 2:
                    gone.append((r, c))
        if not gone:
            return tides, ["".join(row) for row in shore]
        for r, c in gone:
            shore[r][c] = "~"
        tides += 1
#> erode([list("~~"), list("~#")])
#> erode([list("##"), list("##")])
#> erode([list("~##"), list("~~#")])
#> erode([list("~#~")])
#> erode([list("#~#"), list("###")])
# %%
class Solution:
    def sumTable(self, n, base):
        table = {(0, 0): 0}
        for i in range(n):
            for j in range(n):
                if (i, j) in table:
                    continue
                up = table.get((i - 1, j), base)
                left = table.get((i, j - 1), base)
                corner = table.get((i - 1, j - 1))
                if corner is None:
                    table[i, j] = up + left
                else:
                    table[i, j] = up + left - corner * 2
        return [table[i, n - 1] for i in range(n)]
#> Solution().sumTable(2, 1)
#> Solution().sumTable(3, 4)
#> Solution().sumTable(1, 8)
#> Solution().sumTable(4, -1)
#> Solution().sumTable(3, 10)
# %%
class Solution:
    def polishQueue(self, tokens):
        q = []
        for t in tokens.split():
            if t.lstrip('-').isdigit():
                q.append(int(t))
                continue
            a = q.pop(0)
            if t == 'dup':
                q += [a, a]
            elif t == 'rot':
                q.append(a)
            else:
                b = q.pop(0)
                q.append(a + b if t == '+' else a * b if t == '*' else a - b)
        return q
#> Solution().polishQueue("3 4 + dup *")
#> Solution().polishQueue("5 -2 7 rot -")
#> Solution().polishQueue("8 dup dup + ")
#> Solution().polishQueue("1 2 3 4 + + +")
#> Solution().polishQueue("6 rot rot dup -")
# %%
def pyramid_wins(players):
    """Rounds of pairs; a player whose strength is odd wins draws; an odd one out goes on weaker by 1."""
    rounds = []
    alive = players
    while len(alive) > 1:
        nxt = []
        for i in range(0, len(alive) - 1, 2):
            a, b = alive[i], alive[i + 1]
            if a == b:
                nxt.append(a if a % 2 else a + 1)
            else:
                nxt.append(max(a, b) - min(a, b) // 3)
        if len(alive) % 2:
            nxt.append(alive[-1] - 1)
        rounds.append(nxt)
        alive = nxt
    return rounds
#> pyramid_wins([5, 9, 4, 4])
#> pyramid_wins([7])
#> pyramid_wins([10, 3, 8])
#> pyramid_wins([6, 6, 6, 6, 6])
#> pyramid_wins([12, 1, 15, 2, 20, 9])
# %%
class Solution:
    def mirrorDiagonal(self, m, anti):
        n = len(m)
        for i in range(n):
            for j in range(n):
                y, x = (n - 1 - j, n - 1 - i) if anti else (j, i)
                if (i, j) < (y, x):
                    hi = max(m[i][j], m[y][x])
                    m[i][j] -= m[y][x]
                    m[y][x] = hi
        return m
#> Solution().mirrorDiagonal([[1, 2], [3, 4]], False)
#> Solution().mirrorDiagonal([[1, 2], [3, 4]], True)
#> Solution().mirrorDiagonal([[9, 5, 1], [2, 7, 3], [8, 4, 6]], False)
#> Solution().mirrorDiagonal([[0, 6, 2], [5, 5, 1], [3, 9, 4]], True)
#> Solution().mirrorDiagonal([[7]], True)
# %%
def depth_first_sizes(boxes, name, seen=None):
    seen = [] if seen is None else seen
    if name in seen:
        return 0
    seen.append(name)
    size, inside = boxes[name]
    for other in inside:
        extra = depth_first_sizes(boxes, other, seen)
        size += extra if extra < 10 else 10
    return size
#> depth_first_sizes({"a": (3, ["b"]), "b": (4, [])}, "a")
#> depth_first_sizes({"k": (25, [])}, "k")
#> depth_first_sizes({"p": (1, ["q", "r"]), "q": (12, ["r"]), "r": (2, ["p"])}, "p")
#> depth_first_sizes({"x": (5, ["y", "y"]), "y": (6, ["x"])}, "x")
#> depth_first_sizes({"m": (0, ["n"]), "n": (7, ["o"]), "o": (8, [])}, "m")
# %%
class Solution:
    def shortestBridgeCost(self, planks, reach):
        n = len(planks)
        dp = [float('inf')] * n
        frm = [None] * n
        for i in range(n):
            if i < reach:
                dp[i] = planks[i]
            for j in range(max(0, i - reach), i):
                if dp[j] + planks[i] < dp[i]:
                    dp[i] = dp[j] + planks[i]
                    frm[i] = j
        route, i = [], n - 1
        while i is not None:
            route.append(i)
            i = frm[i]
        return dp[-1], route[::-1]
#> Solution().shortestBridgeCost([4, 1, 6, 2], 2)
#> Solution().shortestBridgeCost([3, 3, 3], 1)
#> Solution().shortestBridgeCost([8], 5)
#> Solution().shortestBridgeCost([2, -1, 5, -3, 4], 3)
#> Solution().shortestBridgeCost([7, 1, 9, 9, 1, 7], 3)
# %%
class Solution:
    def candleRows(self, rows, breath):
        # the breath loses one with every candle put out and comes back by two at each new row
        out = []
        for row in rows:
            row = row[:]
            for i in range(len(row)):
                if row[i] and breath >= row[i]:
                    breath -= 1
                    row[i] = 0
            breath += 2
            out.append(sum(row))
        return out, breath
#> Solution().candleRows([[1, 3], [2, 2]], 3)
#> Solution().candleRows([[5, 5, 5]], 4)
#> Solution().candleRows([[1, 0, 1], [4], [6, 1]], 2)
#> Solution().candleRows([], 7)
#> Solution().candleRows([[2, 2, 2], [3, 1, 9]], 0)
