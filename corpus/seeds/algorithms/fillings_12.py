# %%
class Solution:
    def clothesLine(self, pieces, pegs):
        # f[p]: most pieces hung with p pegs; neighbours share a peg when both are wide (>= 3)
        f = [0] * (pegs + 1)
        shared = [False] * (pegs + 1)
        for w in pieces:
            need = 2
            for p in range(pegs, 0, -1):
                n = need - 1 if w >= 3 and shared[p - 1] else need
                if p >= n and f[p - n] + 1 > f[p]:
                    f[p] = f[p - n] + 1
                    shared[p] = w >= 3
        return f, shared
#> Solution().clothesLine([3, 4], 4)
#> Solution().clothesLine([1, 2, 1], 5)
#> Solution().clothesLine([], 2)
#> Solution().clothesLine([5, 5, 5], 4)
#> Solution().clothesLine([2, 6, 3], 3)
# %%
def mow(lawn, passes):
    """Each pass cuts a row or column down to a height, but leaves what is already lower."""
    cut = 0
    for kind, k, h in passes:
        if kind == "row":
            for c in range(len(lawn[k])):
                cut += max(0, lawn[k][c] - h)
                lawn[k][c] = min(lawn[k][c], h)
        else:
            for row in lawn:
                if row[k] > h:
                    cut += row[k] - h
                    row[k] = h
    return lawn, cut
#> mow([[5, 3], [2, 8]], [("row", 0, 4), ("col", 1, 3)])
#> mow([[1, 1]], [("row", 0, 2)])
#> mow([[9], [9], [9]], [("col", 0, 6), ("row", 1, 0)])
#> mow([[4, 7, 2], [6, 6, 6]], [("col", 2, 1), ("col", 0, 5), ("row", 1, 2)])
#> mow([[3, 3]], [])
# %%
class Solution:
    def hoist(self, flags):
        """Recursive: the greatest flag goes to the mast, what was left of it is hoisted backwards."""
        if not flags:
            return ""
        top = max(flags)
        k = flags.index(top)
        left, right = flags[:k], flags[k + 1:]
        return top + self.hoist(right) + self.hoist(left[::-1])
#> Solution().hoist("banner")
#> Solution().hoist("abc")
#> Solution().hoist("")
#> Solution().hoist("zaz")
#> Solution().hoist("pennon")
# %%
class Solution:
    def bestPair(self, left, right):
        # best[i][j]: the greatest alternating gain of the first i and j; one may skip on either side
        n, m = len(left), len(right)
        best = [[0] * (m + 1) for _ in range(n + 1)]
        for i in range(1, n + 1):
            for j in range(1, m + 1):
                pair = left[i - 1] - right[j - 1] if (i + j) % 2 == 0 else right[j - 1] - left[i - 1]
                best[i][j] = max(best[i - 1][j], best[i][j - 1], best[i - 1][j - 1] + pair)
        return best[n]
#> Solution().bestPair([5, 2], [1, 4])
#> Solution().bestPair([3], [3, 3, 3])
#> Solution().bestPair([], [8])
#> Solution().bestPair([9, 1, 7], [2, 6])
#> Solution().bestPair([1, 2, 3], [3, 2, 1])
# %%
def laundry_fold(stack):
    """From the top: two alike are folded together, three alike make a pile of their own."""
    piles, table = [], []
    while stack:
        x = stack.pop()
        if table and table[-1][0] == x:
            table[-1] = (x, table[-1][1] + 1)
            if table[-1][1] == 3:
                piles.append(table.pop()[0])
        else:
            table.append((x, 1))
    return table, piles
#> laundry_fold(["s", "t", "t", "t", "s"])
#> laundry_fold(["a", "b"])
#> laundry_fold([])
#> laundry_fold([1, 1, 2, 2, 2, 1, 3])
#> laundry_fold(["x", "x", "x", "x"])
# %%
class Solution:
    def moleHills(self, garden, mallet):
        R, C = len(garden), len(garden[0])
        hits = 0
        for r, c in mallet:
            if garden[r][c] != 'm':
                garden[r][c] = 'x'
                continue
            hits += 1
            garden[r][c] = '.'
            # the mole comes up again on the next free cell in reading order
            for k in range(1, R * C):
                y, x = divmod((r * C + c + k) % (R * C), C)
                if garden[y][x] == '.':
                    garden[y][x] = 'm'
                    break
        return hits, [''.join(row) for row in garden]
#> Solution().moleHills([list("m."), list("..")], [(0, 0), (0, 1)])
#> Solution().moleHills([list("m.m")], [(0, 0), (0, 0)])
#> Solution().moleHills([list("..")], [(0, 1)])
#> Solution().moleHills([list("mm"), list("mm")], [(1, 1)])
#> Solution().moleHills([list(".m"), list("x."), list(".m")], [(2, 1), (0, 0), (0, 1)])
# %%
def insert_runs(nums):
    """Keeps a list of sorted lists; a number goes to the first whose last item it does not undercut."""
    runs = []
    for n in nums:
        for r in runs:
            if r[-1] <= n:
                r.append(n)
                break
        else:
            runs.insert(0, [n])
    return runs
#> insert_runs([4, 6, 3, 5])
#> insert_runs([9, 8, 7])
#> insert_runs([1, 1, 2])
#> insert_runs([])
#> insert_runs([5, 12, 2, 11, 3, 1])
# %%
from functools import cache

class Solution:
    def halfSteps(self, a: int, b: int) -> int:
        """Least number of moves to bring both to zero: halve the greater, or take one off each."""
        @cache
        def go(x, y):
            if x < y:
                x, y = y, x
            if x == 0:
                return 0
            best = 1 + go(x // 2, y)
            if y > 0:
                best = min(best, 1 + go(x - 1, y - 1))
            return best
        return go(a, b)
#> Solution().halfSteps(4, 3)
#> Solution().halfSteps(9, 0)
#> Solution().halfSteps(2, 2)
#> Solution().halfSteps(0, 0)
#> Solution().halfSteps(6, 11)
# %%
class Solution:
    def pegBoard(self, pegs):
        """Jump a peg over its right neighbour into a hole; leftmost jump first, until stuck."""
        row = list(pegs)
        jumps = []
        i = 0
        while i + 2 < len(row):
            if row[i:i + 3] == ['1', '1', '0']:
                row[i:i + 3] = ['0', '0', '1']
                jumps.append(i)
                i = 0
            elif row[i:i + 3] == ['0', '1', '1'] and i % 2:
                row[i:i + 3] = ['1', '0', '0']
                jumps.append(-i)
                i = 0
            else:
                i += 1
        return ''.join(row), jumps
#> Solution().pegBoard("1101")
#> Solution().pegBoard("0011")
#> Solution().pegBoard("111")
#> Solution().pegBoard("110110")
#> Solution().pegBoard("10110")
# %%
def stack_rooms(doors):
    """Nested lists of doors; a True door lets you in, a False one makes you count and go back."""
    opened = shut = 0
    stack = [iter(doors)]
    deepest = 1
    while stack:
        for d in stack[-1]:
            if isinstance(d, list):
                stack.append(iter(d))
                deepest = max(deepest, len(stack))
                break
            if d:
                opened += 1
            else:
                shut += 1
                stack.pop()
                break
        else:
            stack.pop()
    return opened, shut, deepest
#> stack_rooms([True, [True, True], False, True])
#> stack_rooms([])
#> stack_rooms([[[True]], [False, True]])
#> stack_rooms([False, True])
#> stack_rooms([[True, [False], True], True, [[False]]])
# %%
class Solution:
    def stepPrices(self, prices, fee):
        # free: best purse without a cow, cow: best purse with one
        free, cow = 0, None
        table = []
        for p in prices:
            if cow is not None and cow + p - fee > free:
                free, cow = cow + p - fee, None
            elif cow is None or free - p > cow:
                cow = free - p
            table.append((free, cow))
        return table
#> Solution().stepPrices([4, 9, 3, 8], 1)
#> Solution().stepPrices([5, 5], 0)
#> Solution().stepPrices([], 2)
#> Solution().stepPrices([10, 7, 6, 20], 5)
#> Solution().stepPrices([1, 4, 2, 7, 3], 2)
# %%
class Solution:
    def latin(self, n, first):
        square = [first[:]]
        while len(square) < n:
            row = square[-1][1:] + square[-1][:1]
            shift = 0
            while any(row[c] == r[c] for r in square for c in range(n)) and shift < n:
                row = row[1:] + row[:1]
                shift += 1
            if shift == n:
                return square, "stuck"
            square.append(row)
        return square
#> Solution().latin(3, [1, 2, 3])
#> Solution().latin(2, ["a", "b"])
#> Solution().latin(3, [4, 4, 5])
#> Solution().latin(1, [9])
#> Solution().latin(4, [2, 0, 1, 3])
# %%
def river_delta(slope, start, water):
    """Water splits at every node among the lower ones in proportion one to each; the rest stays."""
    kept = {}

    def flow(node, amount):
        outs = slope.get(node, [])
        if not outs or amount < len(outs):
            kept[node] = kept.get(node, 0) + amount
            return
        each, rest = divmod(amount, len(outs))
        if rest:
            kept[node] = kept.get(node, 0) + rest
        for o in outs:
            flow(o, each)

    flow(start, water)
    return kept
#> river_delta({"a": ["b", "c"], "b": ["d"], "c": ["d"]}, "a", 7)
#> river_delta({}, "x", 5)
#> river_delta({"p": ["q", "r", "s"]}, "p", 2)
#> river_delta({"k": ["l", "m"], "m": ["l", "n", "o"]}, "k", 20)
#> river_delta({"u": ["v"], "v": ["w"]}, "u", 9)
# %%
class Solution:
    def dropHigh(self, stacks):
        # rounds: the highest stack gives one box to each of its neighbours while it can
        rounds = 0
        while rounds < 5:
            k = stacks.index(max(stacks))
            near = [j for j in (k - 1, k + 1) if 0 <= j < len(stacks)]
            if any(stacks[k] - stacks[j] < 3 for j in near) or not near:
                break
            for j in near:
                stacks[j] += 1
                stacks[k] -= 1
            rounds += 1
        return stacks, rounds
#> Solution().dropHigh([1, 9, 2])
#> Solution().dropHigh([4, 4, 4])
#> Solution().dropHigh([12, 3])
#> Solution().dropHigh([8])
#> Solution().dropHigh([0, 1, 15, 6, 0])
# %%
def cycle_sort_rows(m):
    """Sorts the first column by swaps of whole rows; every swap turns the row that goes down."""
    swaps = 0
    for i in range(len(m)):
        low = i
        for j in range(i + 1, len(m)):
            if m[j][0] < m[low][0]:
                low = j
        if low != i:
            m[i], m[low] = m[low], m[i][::-1]
            swaps += 1
    return m, swaps
#> cycle_sort_rows([[3, 1], [2, 5]])
#> cycle_sort_rows([[1, 9], [2, 8], [3, 7]])
#> cycle_sort_rows([[5, 2, 4], [3, 6, 1], [4, 0, 9]])
#> cycle_sort_rows([[7]])
#> cycle_sort_rows([[9, 0], [8, 1], [7, 2], [6, 3]])
# %%
class Solution:
    def planShifts(self, need, workers):
        # backtracking: each day wants a sum of strengths, nobody works two days running
        plan = []

        def day(i, tired):
            if i == len(need):
                return True
            for a in range(len(workers)):
                for b in range(a, len(workers)):
                    team = {a, b}
                    if team & tired or sum(workers[w] for w in team) != need[i]:
                        continue
                    plan.append(sorted(team))
                    if day(i + 1, team):
                        return True
                    plan.pop()
            return False

        return plan if day(0, set()) else []
#> Solution().planShifts([5, 4], [2, 3, 4])
#> Solution().planShifts([3, 3], [3, 1])
#> Solution().planShifts([6, 1, 6], [1, 5, 6])
#> Solution().planShifts([], [2])
#> Solution().planShifts([4, 4], [4, 2, 2])
# %%
class Solution:
    def stitchRows(self, rows):
        width = max(len(r) for r in rows)
        cloth = [''] * width
        for i, row in enumerate(rows):
            pad = width - len(row)
            left = pad // 2 if i % 2 == 0 else pad - pad // 2
            line = ' ' * left + row + ' ' * (pad - left)
            for c, ch in enumerate(line):
                if ch != ' ':
                    cloth[c] += ch
        return cloth
#> Solution().stitchRows(["abc", "x", "yy"])
#> Solution().stitchRows(["k"])
#> Solution().stitchRows(["pq", "rstu"])
#> Solution().stitchRows(["", "mn", "o"])
#> Solution().stitchRows(["hello", "ab", "ab"])
# %%
def descend(m):
    """Starts at the top of every column and goes to the smallest of the three cells below; sums of the trails."""
    sums = []
    for start in range(len(m[0])):
        c, total = start, m[0][start]
        for row in m[1:]:
            choices = [k for k in (c, c - 1, c + 1) if 0 <= k < len(row)]
            c = min(choices, key=row.__getitem__)
            total += row[c]
        sums.append(total)
    return sums
#> descend([[1, 2], [3, 4]])
#> descend([[5, 1, 9], [8, 8, 2], [3, 7, 6]])
#> descend([[4, 6]])
#> descend([[0], [2], [-5]])
#> descend([[1, 1, 1, 1], [4, 3, 2, 1]])
# %%
class Solution:
    def tagTeam(self, a, b):
        """Two fighters lists; the winner of a bout loses the loser's strength and goes to the back of the line."""
        bouts = []
        while a and b and len(bouts) < 9:
            x, y = a.pop(0), b.pop(0)
            if x > y:
                a.append(x - y)
                bouts.append('a')
            elif y > x:
                b.append(y - x)
                bouts.append('b')
            else:
                bouts.append('=')
        return a, b, ''.join(bouts)
#> Solution().tagTeam([5, 3], [4, 4])
#> Solution().tagTeam([2], [2])
#> Solution().tagTeam([], [7])
#> Solution().tagTeam([9, 1, 1], [3, 3, 3])
#> Solution().tagTeam([6, 8], [10, 2, 5])
# %%
class Solution:
    def countShapes(self, n, k):
        # rows of a wall narrow by one to k at each step up; dp[w] = walls whose top row has w bricks
        dp = [0] * (n + 1)
        dp[n] = 1
        total = 0
        height = 0
        while any(dp) and height < 4:
            total += sum(dp)
            nxt = [0] * (n + 1)
            for w in range(n + 1):
                for d in range(1, k + 1):
                    if w - d >= 1:
                        nxt[w - d] += dp[w]
            dp = nxt
            height += 1
        return total, height
#> Solution().countShapes(3, 1)
#> Solution().countShapes(4, 2)
#> Solution().countShapes(1, 3)
#> Solution().countShapes(0, 1)
#> Solution().countShapes(5, 2)
# %%
def zip_sorted(keys, vals):
    """Sorts keys by insertion and drags the values along, which lose one for every shift."""
    for i in range(1, len(keys)):
        k, v = keys[i], vals[i]
        j = i
        while j > 0 and keys[j - 1] > k:
            keys[j] = keys[j - 1]
            vals[j] = vals[j - 1] - 1
            j -= 1
        keys[j], vals[j] = k, v
    return dict(zip(keys, vals))
#> zip_sorted([3, 1, 2], [10, 20, 30])
#> zip_sorted(["b", "a"], [5, 5])
#> zip_sorted([], [])
#> zip_sorted([1, 2, 3], [7, 8, 9])
#> zip_sorted([40, 30, 20, 10], [0, 0, 0, 0])
# %%
class Solution:
    def sootFall(self, grid, weight):
        # soot falls from each top cell; a shelf '=' keeps half of it, a 'v' funnel moves it one to the left
        C = len(grid[0])
        falling = [weight] * C
        kept = 0
        for row in grid:
            nxt = [0] * C
            for c, cell in enumerate(row):
                soot = falling[c]
                if cell == '=':
                    kept += soot // 2
                    nxt[c] += soot - soot // 2
                elif cell == 'v':
                    nxt[c - 1] += soot
                else:
                    nxt[c] += soot
            falling = nxt
        return kept, falling
#> Solution().sootFall(["=.", ".v"], 6)
#> Solution().sootFall(["...", "..."], 2)
#> Solution().sootFall(["v=v", "=.="], 5)
#> Solution().sootFall(["="], 9)
#> Solution().sootFall(["..v=", "v=..", "===="], 4)
# %%
def merge_trees(a, b):
    """Nested dicts: numbers add up, a number meeting a dict is kept under '+'."""
    out = {}
    for k in sorted(set(a) | set(b)):
        if k not in a or k not in b:
            out[k] = a.get(k, b.get(k))
            continue
        x, y = a[k], b[k]
        if isinstance(x, dict) and isinstance(y, dict):
            out[k] = merge_trees(x, y)
        elif isinstance(x, dict) or isinstance(y, dict):
            d, n = (x, y) if isinstance(x, dict) else (y, x)
            out[k] = {**d, "+": n}
        else:
            out[k] = x + y
    return out
#> merge_trees({"a": 1, "b": {"c": 2}}, {"a": 5, "b": {"d": 3}})
#> merge_trees({}, {"x": 9})
#> merge_trees({"k": {"m": 1}}, {"k": 4})
#> merge_trees({"p": {"q": {"r": 1}}, "s": 0}, {"p": {"q": {"r": 2}}, "t": 7})
#> merge_trees({"u": -3}, {"u": {}})
# %%
class Solution:
    def queuePairs(self, line, patience):
        # the first two dance if their sum is even; else the first waits at the back, as long as patience lasts
        danced = []
        while len(line) > 1 and patience >= 0:
            if (line[0] + line[1]) % 2 == 0:
                danced.append((line.pop(0), line.pop(0)))
            else:
                line.append(line.pop(0))
                patience -= 1
        return danced, line, patience
#> Solution().queuePairs([1, 2, 3, 4], 3)
#> Solution().queuePairs([5, 7], 0)
#> Solution().queuePairs([2, 9], 2)
#> Solution().queuePairs([], 4)
#> Solution().queuePairs([8, 3, 5, 6, 1], 5)
# %%
class Solution:
    def patchRoad(self, road, kit):
        n = len(road)
        bad = [0] * (n + 1)
        for i, ch in enumerate(road):
            bad[i + 1] = bad[i] + (ch == 'x')
        best = (0, 0)
        lo = 0
        for hi in range(1, n + 1):
            while bad[hi] - bad[lo] > kit:
                lo += 1
            if hi - lo > best[1] - best[0]:
                best = (lo, hi)
        return road[best[0]:best[1]], bad
#> Solution().patchRoad("..x.x.", 1)
#> Solution().patchRoad("xxx", 0)
#> Solution().patchRoad("x.x..x", 2)
#> Solution().patchRoad("", 1)
#> Solution().patchRoad("....", 0)
# %%
def gray_rows(n):
    """Rows of a table built by reflection, where the reflected half is also marked in its last place."""
    if n == 0:
        return [""]
    rows = gray_rows(n - 1)
    upper = ["0" + r for r in rows]
    lower = []
    for r in reversed(rows):
        lower.append("1" + r[:-1] + r[-1:].replace("0", "*"))
    return upper + lower
#> gray_rows(1)
#> gray_rows(2)
#> gray_rows(0)
#> gray_rows(3)
#> gray_rows(4)
# %%
class Solution:
    def fieldTrip(self, seats, kids):
        """kids: (name, friend); a kid sits beside the friend if there is room, else on the first free seat."""
        row = [None] * seats
        for name, friend in kids:
            spot = None
            if friend in row:
                f = row.index(friend)
                for s in (f + 1, f - 1):
                    if 0 <= s < seats and row[s] is None:
                        spot = s
                        break
            if spot is None:
                if None not in row:
                    row.append(name)
                    continue
                spot = row.index(None)
            row[spot] = name
        return row
#> Solution().fieldTrip(4, [("a", "b"), ("b", "a"), ("c", "a")])
#> Solution().fieldTrip(2, [("x", "y"), ("y", "z"), ("z", "x")])
#> Solution().fieldTrip(3, [])
#> Solution().fieldTrip(5, [("m", ""), ("n", ""), ("o", "n"), ("p", "o"), ("q", "m")])
#> Solution().fieldTrip(1, [("k", "k")])
# %%
class Solution:
    def mineShaft(self, shaft, crew):
        # crew members dig down in turns; hardness minus strength is carried over as tiredness
        tired = [0] * len(crew)
        depth = 0
        for k, rock in enumerate(shaft):
            w = k % len(crew)
            power = crew[w] - tired[w]
            if power <= 0:
                tired[w] = 0
                continue
            shaft[k] = max(0, rock - power)
            tired[w] += shaft[k]
            depth += shaft[k] == 0
        return depth, shaft, tired
#> Solution().mineShaft([3, 5, 2, 6], [4, 4])
#> Solution().mineShaft([9, 9, 9], [5])
#> Solution().mineShaft([], [1, 2])
#> Solution().mineShaft([1, 1, 1, 1], [2, 0])
#> Solution().mineShaft([7, 3, 8, 2, 6], [6, 2, 9])
# %%
def longest_valid_walk(grid):
    """best[r][c] from the neighbours above and on the left whose value divides it."""
    R, C = len(grid), len(grid[0])
    best = [[1] * C for _ in range(R)]
    for r in range(R):
        for c in range(C):
            for y, x in ((r - 1, c), (r, c - 1)):
                if y >= 0 and x >= 0 and grid[r][c] % grid[y][x] == 0:
                    best[r][c] = max(best[r][c], best[y][x] + 1)
    return best
#> longest_valid_walk([[1, 2], [3, 6]])
#> longest_valid_walk([[5, 7, 11]])
#> longest_valid_walk([[2], [4], [8], [12]])
#> longest_valid_walk([[1, 1, 1], [2, 4, 8]])
#> longest_valid_walk([[3, 9, 4], [6, 18, 36], [5, 10, 72]])
# %%
class Solution:
    def storeRoom(self, events):
        shelves = {}
        order = []
        for ev in events:
            if ev[0] == '+':
                kind, n = ev[1], int(ev[2:])
                if kind not in shelves:
                    order.append(kind)
                shelves[kind] = shelves.get(kind, 0) + n
            else:
                n = int(ev[1:])
                while n and order:
                    kind = order[0]
                    take = min(n, shelves[kind])
                    shelves[kind] -= take
                    n -= take
                    if shelves[kind] == 0:
                        del shelves[kind]
                        order.pop(0)
        return shelves, order
#> Solution().storeRoom(["+a5", "+b3", "-6"])
#> Solution().storeRoom(["-4", "+x2"])
#> Solution().storeRoom(["+p1", "+q1", "+p4", "-3"])
#> Solution().storeRoom([])
#> Solution().storeRoom(["+k9", "-9", "+k2", "+m2", "-1"])
# %%
def fold_digits(n, memo=None):
    """Number to one digit: even numbers are halved, odd ones replaced by the product of digits plus one."""
    memo = {} if memo is None else memo
    if n < 10:
        return n, len(memo)
    if n in memo:
        return -1, len(memo)
    memo[n] = True
    if n % 2 == 0:
        return fold_digits(n // 2, memo)
    prod = 1
    for d in str(n):
        prod *= int(d)
    return fold_digits(prod + 1, memo)
#> fold_digits(48)
#> fold_digits(97)
#> fold_digits(6)
#> fold_digits(1035)
#> fold_digits(777)
# %%
class Solution:
    def sandTimer(self, grains, flips):
        top, low = grains, 0
        t = 0
        marks = []
        for f in flips:
            run = min(top, f - t)
            top -= run
            low += run
            marks.append((top, low))
            top, low = low, top
            t = f
        return marks, top
#> Solution().sandTimer(10, [3, 7])
#> Solution().sandTimer(5, [8, 9])
#> Solution().sandTimer(7, [])
#> Solution().sandTimer(20, [5, 6, 16, 40])
#> Solution().sandTimer(1, [1, 2, 3])
# %%
class Solution:
    def crossStitch(self, n, stitches):
        cloth = [['.'] * n for _ in range(n)]
        waste = 0
        for r, c, kind in stitches:
            dr = 1 if kind == '\\' else -1
            while 0 <= r < n and 0 <= c < n:
                here = cloth[r][c]
                if here == '.':
                    cloth[r][c] = kind
                elif here != kind:
                    cloth[r][c] = 'X'
                    break
                else:
                    waste += 1
                r += dr
                c += 1
        return [''.join(row) for row in cloth], waste
#> Solution().crossStitch(3, [(0, 0, "\\")])
#> Solution().crossStitch(3, [(0, 0, "\\"), (2, 0, "/")])
#> Solution().crossStitch(2, [(1, 0, "/"), (0, 1, "/")])
#> Solution().crossStitch(4, [(1, 0, "\\"), (3, 0, "/"), (3, 2, "/")])
#> Solution().crossStitch(1, [])
# %%
def share_rounds(plates):
    """Each round everybody passes half to the next (rounded down); stops when a state comes again."""
    seen = {}
    n = 0
    while tuple(plates) not in seen and n < 6:
        seen[tuple(plates)] = n
        halves = [p // 2 for p in plates]
        plates = [p - h + halves[i - 1] for i, (p, h) in enumerate(zip(plates, halves))]
        n += 1
    return plates, n, seen.get(tuple(plates))
#> share_rounds([8, 0])
#> share_rounds([3, 3, 3])
#> share_rounds([10, 1, 1])
#> share_rounds([5])
#> share_rounds([0, 7, 0, 2])
# %%
class Solution:
    def hexSum(self, rows, r, c):
        """Rows are shifted by half a cell: even rows touch c-1 and c below and above, odd rows c and c+1."""
        total = 0
        seen = []
        shift = -1 if r % 2 == 0 else 0
        around = [(r, c - 1), (r, c + 1)]
        for y in (r - 1, r + 1):
            around += [(y, c + shift), (y, c + shift + 1)]
        for y, x in around:
            if 0 <= y < len(rows) and 0 <= x < len(rows[y]):
                total += rows[y][x]
                seen.append(rows[y][x])
        rows[r][c] = total
        return rows, seen
#> Solution().hexSum([[1, 2], [3, 4]], 0, 0)
#> Solution().hexSum([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 1, 1)
#> Solution().hexSum([[5]], 0, 0)
#> Solution().hexSum([[9, 8], [7, 6], [5, 4]], 2, 1)
#> Solution().hexSum([[1, 0, 1, 0], [2, 2, 2, 2]], 0, 2)
# %%
def three_way_fill(n):
    """t[i] from t[i-1], t[i//2] and t[i-3], whichever is named by i modulo 3; told with its choices."""
    t = [1, 2]
    why = ""
    for i in range(2, n + 1):
        if i % 3 == 0:
            t.append(t[i - 3] + i)
            why += "c"
        elif i % 3 == 1:
            t.append(t[i // 2] * 2)
            why += "h"
        else:
            t.append(t[-1] - t[-2])
            why += "d"
    return t, why
#> three_way_fill(4)
#> three_way_fill(6)
#> three_way_fill(1)
#> three_way_fill(9)
#> three_way_fill(12)
# %%
class Solution:
    def guardShift(self, tower, dark):
        # a guard sees the cells on the left until a wall higher than himself; rows are kept as counts
        n = len(tower)
        seen = [0] * n
        for i in range(n):
            if i in dark:
                continue
            k = i - 1
            while k >= 0:
                seen[k] += 1
                if tower[k] > tower[i]:
                    break
                k -= 1
        blind = [i for i, s in enumerate(seen) if s == 0]
        return seen, blind
#> Solution().guardShift([2, 5, 3, 4], [])
#> Solution().guardShift([1, 2, 3], [2])
#> Solution().guardShift([7], [0])
#> Solution().guardShift([6, 1, 6, 2, 7], [1, 3])
#> Solution().guardShift([9, 8, 7, 6], [])
# %%
def halve_grid(grid, path):
    """Keeps a half of the grid at every letter: n, s, e or w; the middle line of an odd size is kept."""
    for p in path:
        h, w = len(grid), len(grid[0])
        if p == "n":
            grid = grid[:(h + 1) // 2]
        elif p == "s":
            grid = grid[h // 2:]
        elif p == "w":
            grid = [row[:(w + 1) // 2] for row in grid]
        else:
            grid = [row[w // 2:] for row in grid]
    return grid
#> halve_grid([[1, 2], [3, 4]], "ne")
#> halve_grid([[1, 2, 3], [4, 5, 6], [7, 8, 9]], "s")
#> halve_grid([[5, 6, 7, 8]], "wwn")
#> halve_grid([[9]], "nsew")
#> halve_grid([[1, 2, 3], [4, 5, 6]], "")
# %%
class Solution:
    def sumUp(self, a, i=0, acc=None):
        """Mutual recursion: sumUp adds while numbers grow, sumDown subtracts while they fall."""
        acc = [] if acc is None else acc
        if i >= len(a):
            return acc
        acc.append((acc[-1] if acc else 0) + a[i])
        if i + 1 < len(a) and a[i + 1] < a[i]:
            return self.sumDown(a, i + 1, acc)
        return self.sumUp(a, i + 1, acc)

    def sumDown(self, a, i, acc):
        acc.append(acc[-1] - a[i])
        if i + 1 < len(a) and a[i + 1] < a[i]:
            return self.sumDown(a, i + 1, acc)
        return self.sumUp(a, i + 1, acc)
#> Solution().sumUp([1, 4, 2, 3])
#> Solution().sumUp([9, 6, 3])
#> Solution().sumUp([])
#> Solution().sumUp([5, 5, 8, 1, 0, 2])
#> Solution().sumUp([7, 2], 1)
# %%
def cord_swaps(jacks, calls):
    """A switchboard: each call joins two jacks and the cord pulls the ones between into reverse order."""
    tangles = 0
    for a, b in calls:
        i, j = sorted((jacks.index(a), jacks.index(b)))
        if j - i < 2:
            jacks[i], jacks[j] = jacks[j], jacks[i]
            continue
        tangles += j - i - 1
        jacks[i + 1:j] = jacks[i + 1:j][::-1]
    return "".join(jacks), tangles
#> cord_swaps(list("abcde"), ["ae", "ab"])
#> cord_swaps(list("xy"), ["xy"])
#> cord_swaps(list("pqrst"), ["tq", "pr", "sp"])
#> cord_swaps(list("k"), [])
#> cord_swaps(list("mnop"), ["mp", "np"])
