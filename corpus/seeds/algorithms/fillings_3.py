# %%
class Solution:
    def bestHike(self, hills, water):
        n = len(hills)
        dp = [[-1] * (water + 1) for _ in range(n)]
        dp[0] = [0] * (water + 1)
        for i in range(1, n):
            climb = max(0, hills[i] - hills[i - 1])
            for w in range(climb, water + 1):
                if dp[i - 1][w - climb] >= 0:
                    dp[i][w] = dp[i - 1][w - climb] + 1
        reached = [max(row) for row in dp]
        return reached, dp[-1]
#> Solution().bestHike([1, 2, 1, 3], 3)
#> Solution().bestHike([5, 4], 1)
#> Solution().bestHike([0, 4, 0], 2)
#> Solution().bestHike([2], 2)
#> Solution().bestHike([1, 1, 2, 3], 2)
# %%
def shake_sort(jar):
    """Alternating sweeps, but a sweep that made no swap turns the other one round as well."""
    lo, hi = 0, len(jar) - 1
    sweeps = []
    while lo < hi:
        last = lo
        for i in range(lo, hi):
            if jar[i] > jar[i + 1]:
                jar[i], jar[i + 1] = jar[i + 1], jar[i]
                last = i
        hi = last
        first = hi
        for i in range(hi, lo, -1):
            if jar[i - 1] > jar[i]:
                jar[i - 1], jar[i] = jar[i], jar[i - 1]
                first = i
        lo = first
        sweeps.append((lo, hi))
    return jar, sweeps
#> shake_sort([4, 1, 3, 2])
#> shake_sort([1, 2, 3])
#> shake_sort([9, 8, 7])
#> shake_sort([6])
#> shake_sort([5, 2, 8, 1, 9])
# %%
class Solution:
    def dropLeaf(self, tree, limit):
        if isinstance(tree, int):
            return tree if tree <= limit else None
        kept = []
        for t in tree:
            k = self.dropLeaf(t, limit - 1)
            if k is not None and k != []:
                kept.append(k)
        return kept
#> Solution().dropLeaf([3, [8, 2], [[9]]], 5)
#> Solution().dropLeaf(4, 4)
#> Solution().dropLeaf([[7], [6, [5]]], 7)
#> Solution().dropLeaf([], 3)
#> Solution().dropLeaf([1, [1, [1, [1]]]], 3)
# %%
class Solution:
    def beetles(self, grid, steps):
        R, C = len(grid), len(grid[0])
        for _ in range(steps):
            nxt = [[0] * C for _ in range(R)]
            for r in range(R):
                for c in range(C):
                    n = grid[r][c]
                    if n < 2:
                        nxt[r][c] += n
                        continue
                    half = n // 2
                    nxt[r][(c + 1) % C] += half
                    nxt[(r + 1) % R][c] += n - half
            grid = nxt
        return grid
#> Solution().beetles([[4, 0], [0, 0]], 2)
#> Solution().beetles([[1, 1], [1, 1]], 3)
#> Solution().beetles([[5, 0, 2]], 2)
#> Solution().beetles([[0, 7], [3, 0], [0, 0]], 1)
#> Solution().beetles([[9]], 1)
# %%
def longest_chain_of_tiles(tiles):
    best = []

    def extend(chain, rest):
        nonlocal best
        if len(chain) > len(best):
            best = chain[:]
        for i, (a, b) in enumerate(rest):
            if not chain or chain[-1][1] == a:
                chain.append((a, b))
                extend(chain, rest[:i] + rest[i + 1:])
                chain.pop()

    extend([], tiles)
    return best
#> longest_chain_of_tiles([(1, 2), (2, 3)])
#> longest_chain_of_tiles([(4, 4), (5, 6)])
#> longest_chain_of_tiles([(3, 1), (1, 3), (3, 5)])
#> longest_chain_of_tiles([])
#> longest_chain_of_tiles([(2, 6), (6, 2), (2, 2)])
# %%
class Solution:
    def runningRank(self, scores):
        ordered = []
        ranks = []
        for s in scores:
            lo = 0
            while lo < len(ordered) and ordered[lo] > s:
                lo += 1
            ranks.append(lo + 1)
            if lo == len(ordered) or ordered[lo] != s:
                ordered.insert(lo, s)
        return ranks, ordered
#> Solution().runningRank([50, 70, 60])
#> Solution().runningRank([9, 9, 9])
#> Solution().runningRank([12, 8, 15, 8, 20])
#> Solution().runningRank([])
#> Solution().runningRank([100, -3, 47, 100, 0])
# %%
from functools import cache

def split_loads(weights):
    @cache
    def diff(i, gap):
        if i == len(weights):
            return abs(gap)
        a = diff(i + 1, gap + weights[i])
        b = diff(i + 1, gap - weights[i])
        return a if a < b else b
    first = diff(0, 0)
    return first, diff(1, weights[0]) if weights else 0
#> split_loads((3, 5, 4))
#> split_loads((7,))
#> split_loads(())
#> split_loads((4, 9, 2))
#> split_loads((10, 1, 6))
# %%
class Solution:
    def floodTax(self, land, r, c):
        """Tax a plot and all plots of the same owner touching it; marks them lower case."""
        owner = land[r][c]
        stack = [(r, c)]
        taxed = 0
        while stack:
            y, x = stack.pop()
            if y < 0 or x < 0 or y >= len(land) or x >= len(land[y]):
                continue
            if land[y][x] != owner:
                continue
            land[y][x] = owner.lower()
            taxed += 1
            stack += [(y + 1, x), (y, x + 1), (y - 1, x), (y, x - 1)]
        return taxed, land
#> Solution().floodTax([["A", "A"], ["B", "A"]], 0, 0)
#> Solution().floodTax([["A", "B", "A"]], 0, 2)
#> Solution().floodTax([["C", "C"], ["C", "C"], ["D", "C"]], 2, 0)
#> Solution().floodTax([["Q"], ["Q"]], 1, 0)
#> Solution().floodTax([["M", "N", "N"], ["N", "N"]], 1, 1)
# %%
def column_pick(table):
    picks = []
    used = set()
    for row in table:
        best = None
        for j, v in enumerate(row):
            if j in used:
                continue
            if best is None or v > row[best]:
                best = j
        if best is None:
            used.clear()
            best = row.index(min(row))
        used.add(best)
        picks.append(row[best])
    return picks
#> column_pick([[3, 8, 5], [9, 4, 1], [2, 7, 6]])
#> column_pick([[5, 5], [1, 2], [8, 3]])
#> column_pick([[10]])
#> column_pick([[-1, -2], [-4, -3]])
#> column_pick([[6, 0], [7, 0], [1, 2], [3, 9]])
# %%
class Solution:
    def powerRows(self, n: int, seed: int) -> list[list[int]]:
        table = [[seed] * n]
        for i in range(1, n):
            row = [0] * n
            for j in range(n):
                up = table[i - 1][j]
                left = row[j - 1] if j else 1
                row[j] = (up * left + i) % 10
            table.append(row)
        return table
#> Solution().powerRows(3, 2)
#> Solution().powerRows(4, 7)
#> Solution().powerRows(1, 5)
#> Solution().powerRows(2, 11)
#> Solution().powerRows(5, 3)
# %%
class Solution:
    def carousel(self, horses, rides):
        horses = horses[:]
        paid = {}
        for k, rider in enumerate(rides):
            front = horses.pop(0)
            paid.setdefault(rider, []).append(front)
            if k % 2 == 0:
                horses.append(front)
            else:
                horses.insert(len(horses) // 2, front)
        return paid, horses
#> Solution().carousel([1, 2, 3], ["ida", "joe", "ida"])
#> Solution().carousel([7, 8], ["k"])
#> Solution().carousel([4, 5, 6, 9], ["x", "y", "x", "y", "z"])
#> Solution().carousel([10], ["p", "q"])
#> Solution().carousel([2, 4, 6, 8, 10], [])
# %%
def balance(lst):
    """Divide and conquer: how many items sit left of a strictly smaller item of the other half."""
    n = len(lst)
    if n < 2:
        return 0
    left, right = lst[:n // 2], lst[n // 2:]
    low = min(right)
    mine = sum(1 for v in left if v > low)
    return mine + balance(left) + balance(right)
#> balance([4, 2, 3, 1])
#> balance([1, 2, 3])
#> balance([9, 5])
#> balance([6, 6, 6, 6])
#> balance([8, 1, 7, 2, 6])
# %%
class Solution:
    def mineHints(self, field):
        R, C = len(field), len(field[0])
        out = []
        for r in range(R):
            line = ''
            for c in range(C):
                if field[r][c] == '*':
                    line += '*'
                    continue
                row_hits = field[r].count('*')
                col_hits = sum(1 for y in range(R) if field[y][c] == '*')
                line += str(row_hits * col_hits)
            out.append(line)
        return out
#> Solution().mineHints(["*..", "..*"])
#> Solution().mineHints(["..", ".."])
#> Solution().mineHints(["**.", "*..", "..."])
#> Solution().mineHints(["*"])
#> Solution().mineHints(["*.*.", "....", ".**."])
# %%
def lights_rows(panel, presses):
    """A press toggles a lamp and everything on its row to its right, then the column below."""
    for r, c in presses:
        for x in range(c, len(panel[r])):
            panel[r][x] ^= 1
        for y in range(r + 1, len(panel)):
            panel[y][c] ^= 1
    return panel, sum(map(sum, panel))
#> lights_rows([[0, 0], [0, 0]], [(0, 0)])
#> lights_rows([[1, 0, 1], [0, 1, 0]], [(0, 1), (1, 0)])
#> lights_rows([[1]], [(0, 0), (0, 0)])
#> lights_rows([[0, 1], [1, 1], [0, 0]], [(1, 1), (0, 0)])
#> lights_rows([[1, 1, 1]], [])
# %%
class Solution:
    def recipeOrder(self, needs):
        done = []
        open_ = []
        def cook(dish):
            if dish in done:
                return True
            if dish in open_:
                return False
            open_.append(dish)
            for part in needs.get(dish, []):
                if not cook(part):
                    return False
            open_.pop()
            done.append(dish)
            return True
        for dish in needs:
            if not cook(dish):
                return "loop", open_
        return "ok", done
#> Solution().recipeOrder({"pie": ["dough", "plum"], "dough": ["flour"]})
#> Solution().recipeOrder({"a": ["b"], "b": ["a"]})
#> Solution().recipeOrder({})
#> Solution().recipeOrder({"x": [], "y": ["x"], "z": ["y", "x"]})
#> Solution().recipeOrder({"m": ["n"], "k": ["k"]})
# %%
class Solution:
    def prefixParade(self, floats):
        n = len(floats)
        pre = [0] * (n + 1)
        for i, x in enumerate(floats):
            pre[i + 1] = pre[i] + x
        best, span = pre[0], (0, 0)
        for i in range(n):
            for j in range(i + 2, n + 1):
                s = pre[j] - pre[i]
                if s % (j - i) == 0 and s > best:
                    best, span = s, (i, j)
        return best, span
#> Solution().prefixParade([3, 5, 1, 7])
#> Solution().prefixParade([2, 3])
#> Solution().prefixParade([4, -2, 6])
#> Solution().prefixParade([])
#> Solution().prefixParade([1, 2, 3, 4, 6])
# %%
def ladder_memo(rungs, memo=None):
    if memo is None:
        memo = {}
    if len(rungs) <= 1:
        return sum(rungs)
    if rungs in memo:
        return memo[rungs]
    drop_low = rungs[0] + ladder_memo(rungs[2:], memo)
    drop_high = rungs[-1] + ladder_memo(rungs[:-2], memo)
    memo[rungs] = max(drop_low, drop_high)
    return memo[rungs]
#> ladder_memo((4, 9, 2, 7))
#> ladder_memo((5,))
#> ladder_memo((1, 8, 3))
#> ladder_memo(())
#> ladder_memo((6, 1, 1, 10, 2))
# %%
class Solution:
    def blockMaxima(self, img, size):
        out = []
        for top in range(0, len(img), size):
            row = []
            for left in range(0, len(img[0]), size):
                block = []
                for r in range(top, min(top + size, len(img))):
                    block.extend(img[r][left:left + size])
                row.append(max(block) - min(block))
            out.append(row)
        return out
#> Solution().blockMaxima([[1, 2, 3, 4], [5, 6, 7, 8]], 2)
#> Solution().blockMaxima([[9, 1, 4], [2, 8, 3], [7, 5, 6]], 2)
#> Solution().blockMaxima([[3, 3], [3, 3]], 1)
#> Solution().blockMaxima([[10, -10]], 3)
#> Solution().blockMaxima([[0, 4, 4, 8], [1, 1, 9, 2], [6, 6, 6, 6], [5, 0, 0, 5]], 2)
# %%
def wiggle(nums):
    up = True
    for i in range(len(nums) - 1):
        bad = nums[i] > nums[i + 1] if up else nums[i] < nums[i + 1]
        if bad:
            nums[i], nums[i + 1] = nums[i + 1], nums[i]
        if nums[i] == nums[i + 1]:
            nums[i + 1] += 1 if up else -1
        up = not up
    return nums
#> wiggle([3, 1, 2, 5])
#> wiggle([4, 4, 4])
#> wiggle([9])
#> wiggle([10, 8, 6, 4, 2])
#> wiggle([1, 7, 7, 0, -2, -2])
# %%
class Solution:
    def minTolls(self, city):
        # row by row, in place, with a free diagonal
        for r in range(len(city)):
            for c in range(len(city[0])):
                if r == c == 0:
                    continue
                options = []
                if r:
                    options.append(city[r - 1][c] + city[r][c])
                if c:
                    options.append(city[r][c - 1] + city[r][c])
                if r and c:
                    options.append(city[r - 1][c - 1] + 3)
                city[r][c] = min(options)
        return city
#> Solution().minTolls([[1, 4], [2, 9]])
#> Solution().minTolls([[0, 2, 2], [5, 1, 1]])
#> Solution().minTolls([[6]])
#> Solution().minTolls([[3, 0], [0, 1], [8, 8]])
#> Solution().minTolls([[1, 1, 1], [1, 1, 1], [1, 1, 10]])
# %%
class Solution:
    def dealHands(self, deck, players):
        hands = [[] for _ in range(players)]
        who, step = 0, 1
        for card in deck:
            hands[who].append(card)
            hands[who].sort(key=lambda c: (c[-1], c))
            who += step
            if who in (-1, players):
                step = -step
                who += step
        return hands
#> Solution().dealHands(["7h", "2s", "9c", "4h"], 2)
#> Solution().dealHands(["Ks", "Qs", "Js"], 3)
#> Solution().dealHands(["5d", "5c", "3d", "8c", "2d", "6c"], 3)
#> Solution().dealHands([], 2)
#> Solution().dealHands(["9h", "3h", "6s", "1s"], 1)
# %%
def chop(n, low):
    if n < low:
        return [n]
    a = n // 2
    b = n - a
    if n % 2:
        return chop(a, low) + [0] + chop(b, low + 1)
    return chop(a, low)
#> chop(20, 4)
#> chop(7, 3)
#> chop(2, 5)
#> chop(11, 3)
#> chop(36, 6)
# %%
class Solution:
    def tideTable(self, hours, rise):
        dp = {0: 10}
        for h in range(1, hours + 1):
            level = dp[h - 1]
            if h - 3 in dp and dp[h - 3] > level:
                level -= 1
            elif level % 2:
                level += rise
            else:
                level = level // 2 + h
            dp[h] = level
        return list(dp.values())
#> Solution().tideTable(4, 3)
#> Solution().tideTable(6, 2)
#> Solution().tideTable(0, 9)
#> Solution().tideTable(7, -5)
#> Solution().tideTable(5, 8)
# %%
def hanoi_like(disks, a, b):
    """Disks of equal size travel in one bunch; counts the single moves from peg a to peg b."""
    if not disks:
        return []
    c = 6 - a - b
    bottom = disks[-1]
    above = disks[:-1]
    bunch = 1
    while above and above[-1] == bottom:
        above = above[:-1]
        bunch += 1
    moves = hanoi_like(above, a, c)
    moves.append((bottom, bunch, a, b))
    return moves + hanoi_like(above, c, b)
#> hanoi_like([1, 2], 1, 3)
#> hanoi_like([5, 5, 5], 2, 1)
#> hanoi_like([1, 1, 3, 4], 1, 2)
#> hanoi_like([], 1, 2)
#> hanoi_like([2, 3, 3], 3, 1)
# %%
class Solution:
    def transposeIf(self, m):
        n = len(m)
        swaps = 0
        for i in range(n):
            for j in range(i + 1, n):
                if (m[i][j] + m[j][i]) % 2 == 0:
                    m[i][j], m[j][i] = m[j][i], m[i][j]
                    swaps += 1
                else:
                    m[i][j] += m[i][i]
        return m, swaps
#> Solution().transposeIf([[1, 2], [4, 3]])
#> Solution().transposeIf([[5, 1], [8, 0]])
#> Solution().transposeIf([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> Solution().transposeIf([[3]])
#> Solution().transposeIf([[0, 3, -1], [2, 6, 4], [5, 5, 1]])
# %%
class Solution:
    def jumpsBack(self, a):
        # dp[i]: fewest hops from i back to 0; from i one may hop back by any divisor of a[i]
        n = len(a)
        dp = [None] * n
        dp[0] = 0
        for i in range(1, n):
            for d in range(1, i + 1):
                if a[i] % d == 0 and dp[i - d] is not None:
                    cand = dp[i - d] + 1
                    if dp[i] is None or cand < dp[i]:
                        dp[i] = cand
        return dp
#> Solution().jumpsBack([1, 4, 6, 9])
#> Solution().jumpsBack([7])
#> Solution().jumpsBack([3, 5, 7, 11, 8])
#> Solution().jumpsBack([0, 0, 0, 0])
#> Solution().jumpsBack([2, 1, 1, 1, 4, 5])
# %%
def fence_off(yard):
    rows, cols = len(yard), len(yard[0])
    count = 0
    for r in range(rows):
        for c in range(cols):
            if yard[r][c] != "h":
                continue
            if r == 0 or yard[r - 1][c] != "h":
                count += 1
            if c == cols - 1 or yard[r][c + 1] != "h":
                count += 2
    return count
#> fence_off(["hh.", ".h."])
#> fence_off(["...", "..."])
#> fence_off(["h", "h", "h"])
#> fence_off(["h.h", ".h.", "h.h"])
#> fence_off(["hhhh"])
# %%
class Solution:
    def mergeTimes(self, a, b, pause):
        res, i, j = [], 0, 0
        clock = 0
        while i < len(a) or j < len(b):
            if j == len(b) or (i < len(a) and a[i] < b[j]):
                t = a[i]
                i += 1
            else:
                t = b[j]
                j += 1
            clock = max(t, clock + pause)
            res.append(clock)
        return res
#> Solution().mergeTimes([1, 4, 9], [2, 3], 2)
#> Solution().mergeTimes([], [5, 20], 10)
#> Solution().mergeTimes([0, 0], [0], 1)
#> Solution().mergeTimes([3, 30, 60], [8, 31, 33], 5)
#> Solution().mergeTimes([7], [], 7)
# %%
def worst_row_walk(costs):
    prev = costs[0][:]
    for row in costs[1:]:
        cur = []
        for j, v in enumerate(row):
            window = prev[max(0, j - 1):j + 2]
            cur.append(v + max(window) - min(window))
        prev = cur
    return prev
#> worst_row_walk([[1, 5, 2], [3, 3, 3]])
#> worst_row_walk([[4]])
#> worst_row_walk([[2, 9], [1, 1], [0, 6]])
#> worst_row_walk([[0, 0, 0], [7, 1, 7], [2, 2, 2]])
#> worst_row_walk([[-5, 5, -5, 5], [1, 2, 3, 4]])
# %%
class Solution:
    def unfold(self, strip, folds):
        layers = [strip]
        for f in folds:
            nxt = []
            for layer in layers:
                if len(layer) <= f:
                    nxt.append(layer)
                    continue
                nxt.append(layer[:f])
                nxt.append(layer[f:][::-1])
            layers = nxt
        return layers
#> Solution().unfold("abcdef", [3])
#> Solution().unfold("kite", [2, 1])
#> Solution().unfold("no", [5])
#> Solution().unfold("marble", [4, 2])
#> Solution().unfold("abcdefgh", [5, 2, 1])
# %%
class Solution:
    def takeFromEnds(self, vals, turns):
        memo = {}

        def play(lo, hi, t):
            if t == 0 or lo > hi:
                return 0
            if (lo, hi, t) in memo:
                return memo[lo, hi, t]
            left = vals[lo] * t + play(lo + 1, hi, t - 1)
            right = vals[hi] + play(lo, hi - 1, t - 1)
            memo[lo, hi, t] = best = max(left, right)
            return best

        return play(0, len(vals) - 1, turns), len(memo)
#> Solution().takeFromEnds([2, 1, 9], 2)
#> Solution().takeFromEnds([5, 5], 3)
#> Solution().takeFromEnds([1, 2, 3, 10], 3)
#> Solution().takeFromEnds([-4, 7, -2], 1)
#> Solution().takeFromEnds([8], 0)
# %%
def snake_rows(words):
    width = max(map(len, words))
    lines = []
    for i, w in enumerate(words):
        cells = list(w.ljust(width, "_"))
        if i & 1:
            cells.reverse()
        lines.append(cells)
    picked = []
    for c in range(width):
        col = [line[c] for line in lines if line[c] != "_"]
        if col:
            picked.append(min(col))
    return "".join(picked)
#> snake_rows(["fog", "ray", "elm"])
#> snake_rows(["ab", "wxyz"])
#> snake_rows(["q"])
#> snake_rows(["stone", "sky", "rain"])
#> snake_rows(["", "toad", "zz"])
# %%
class Solution:
    def twoStackSort(self, items):
        calm, wild = [], []
        moves = 0
        for x in items:
            while calm and calm[-1] < x:
                wild.append(calm.pop())
                moves += 1
            calm.append(x)
            while wild:
                calm.append(wild.pop())
                moves += 1
        return calm, moves
#> Solution().twoStackSort([3, 1, 2])
#> Solution().twoStackSort([5, 4, 3])
#> Solution().twoStackSort([1, 2, 3, 4])
#> Solution().twoStackSort([])
#> Solution().twoStackSort([6, -1, 6, 2, 9])
# %%
def explode(n, depth):
    if depth == 0 or n < 2:
        return n
    return [explode(n // 2, depth - 1), explode(n - n // 2 - 1, depth - 1)]


def leaves(node):
    return [node] if isinstance(node, int) else leaves(node[0]) + leaves(node[1])


def drift(n, depth):
    flat = leaves(explode(n, depth))
    return flat, n - sum(flat)
#> drift(9, 2)
#> drift(1, 3)
#> drift(14, 3)
#> drift(20, 1)
#> drift(6, 4)
# %%
class Solution:
    def sandwiches(self, orders, stock):
        waiting = []
        served = 0
        for kind in orders:
            if stock.get(kind, 0) > 0:
                stock[kind] -= 1
                served += 1
            else:
                waiting.append(kind)
            if len(waiting) == 2:
                first = waiting.pop(0)
                stock[first] = stock.get(first, 0) + 2
                waiting.append(first)
        return served, waiting, stock
#> Solution().sandwiches(["ham", "egg", "ham"], {"ham": 1})
#> Solution().sandwiches(["tuna", "tuna", "tuna"], {"tuna": 5})
#> Solution().sandwiches(["veg", "veg", "ham", "veg"], {})
#> Solution().sandwiches([], {"egg": 2})
#> Solution().sandwiches(["blt", "egg", "blt", "egg", "blt"], {"blt": 0, "egg": 1})
# %%
class Solution:
    def clearColumns(self, grid):
        c = 0
        removed = []
        while c < len(grid[0]):
            col = [row[c] for row in grid]
            if all(x <= y for x, y in zip(col, col[1:])):
                c += 1
            else:
                removed.append(col)
                for row in grid:
                    del row[c]
        return grid, removed
#> Solution().clearColumns([[1, 5, 2], [3, 4, 2]])
#> Solution().clearColumns([[9, 9], [8, 8]])
#> Solution().clearColumns([[1, 2], [1, 3], [2, 3]])
#> Solution().clearColumns([[4, 0, 7, 1], [5, -1, 6, 1], [6, 0, 8, 0]])
#> Solution().clearColumns([[6]])
# %%
def cheapest_letters(target, blocks):
    INF = 10 ** 6
    f = [0] + [INF] * len(target)
    for i in range(1, len(target) + 1):
        for b, price in blocks.items():
            if target[:i].endswith(b):
                f[i] = min(f[i], f[i - len(b)] + price)
        if f[i] >= INF:
            f[i] = f[i - 1] + 9
    return f
#> cheapest_letters("banana", {"an": 2, "a": 1, "ban": 4})
#> cheapest_letters("zz", {"z": 3})
#> cheapest_letters("", {"q": 1})
#> cheapest_letters("oxide", {"ox": 5, "ide": 2})
#> cheapest_letters("abab", {"ab": 4, "a": 1, "b": 2, "bab": 2})
# %%
class Solution:
    def waterJugs(self, a, b, plan):
        levels = [0, 0]
        caps = (a, b)
        seen = [tuple(levels)]
        for ch in plan:
            i = 0 if ch in 'FEP' else 1
            op = ch.upper()
            if op == 'F':
                levels[i] = caps[i]
            elif op == 'E':
                levels[i] = 0
            else:
                take = min(levels[i], caps[1 - i] - levels[1 - i])
                levels[i] -= take
                levels[1 - i] += take
            if tuple(levels) in seen:
                return seen, ch
            seen.append(tuple(levels))
        return seen
#> Solution().waterJugs(5, 3, "FPeP")
#> Solution().waterJugs(4, 7, "fpep")
#> Solution().waterJugs(2, 2, "FPp")
#> Solution().waterJugs(9, 4, "FPePeP")
#> Solution().waterJugs(6, 5, "EF")
# %%
def pendulum(xs):
    out = [None] * len(xs)
    mid = (len(xs) - 1) // 2
    for k, v in enumerate(sorted(xs)):
        shift = (k + 1) // 2
        at = mid + shift if k % 2 else mid - shift
        out[at] = v
    return out
#> pendulum([4, 1, 3])
#> pendulum([9, 7, 5, 3])
#> pendulum([2])
#> pendulum([])
#> pendulum([30, -10, 20, 0, 10, 5])
# %%
class Solution:
    def antOnGrid(self, n, steps):
        grid = [[0] * n for _ in range(n)]
        r = c = n // 2
        dr, dc = -1, 0
        for _ in range(steps):
            v = grid[r][c]
            grid[r][c] = (v + 1) % 3
            if v == 0:
                dr, dc = dc, -dr
            elif v == 1:
                dr, dc = -dc, dr
            r = (r + dr) % n
            c = (c + dc) % n
        return grid, (r, c)
#> Solution().antOnGrid(3, 5)
#> Solution().antOnGrid(2, 9)
#> Solution().antOnGrid(4, 6)
#> Solution().antOnGrid(1, 2)
#> Solution().antOnGrid(3, 12)
