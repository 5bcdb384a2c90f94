# %%
class Solution:
    def trainSeats(self, demand, seats):
        # f[s]: money so far when s seats are sold; each stop offers (passengers, fare)
        f = [0] + [None] * seats
        for crowd, fare in demand:
            for s in range(seats, -1, -1):
                if f[s] is None:
                    continue
                full = s + crowd
                if full <= seats:
                    money = f[s] + crowd * fare
                    if f[full] is None or money > f[full]:
                        f[full] = money
        return f
#> Solution().trainSeats([(2, 5), (3, 4)], 5)
#> Solution().trainSeats([(4, 9)], 3)
#> Solution().trainSeats([(1, 1), (1, 2), (1, 3)], 2)
#> Solution().trainSeats([], 2)
#> Solution().trainSeats([(2, 10), (1, 25), (2, 12)], 4)
# %%
def slide_column(m, c, k):
    """Turns one column by k, then drops the row that has become the smallest."""
    n = len(m)
    k %= n
    col = [row[c] for row in m]
    col = col[n - k:] + col[:n - k]
    for row, v in zip(m, col):
        row[c] = v
    worst = 0
    for i in range(1, n):
        if sum(m[i]) < sum(m[worst]):
            worst = i
    gone = m.pop(worst)
    return m, gone
#> slide_column([[1, 9], [4, 2], [7, 3]], 0, 1)
#> slide_column([[5, 5], [6, 6]], 1, 2)
#> slide_column([[8]], 0, 3)
#> slide_column([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 2, -1)
#> slide_column([[0, 3], [0, 2], [0, 1], [9, 9]], 0, 2)
# %%
class Solution:
    def hideAndSeek(self, house, seeker):
        """Rooms are nested lists; the seeker's path picks a child each time; numbers met on the way are hiders."""
        found = []

        def look(room, moves):
            for x in room:
                if isinstance(x, int):
                    found.append(x)
            doors = [x for x in room if isinstance(x, list)]
            if not doors or not moves:
                return len(doors)
            first, *rest = moves
            return look(doors[first % len(doors)], rest)

        closed = look(house, seeker)
        return found, closed
#> Solution().hideAndSeek([1, [2, [3]], [4]], [0, 0])
#> Solution().hideAndSeek([[5], [6, 7]], [3])
#> Solution().hideAndSeek([], [1])
#> Solution().hideAndSeek([8, [9, [], []]], [0])
#> Solution().hideAndSeek([[1, [2], [3, 4]], 7], [2, 1, 5])
# %%
class Solution:
    def cookieGrid(self, jar, bites):
        eaten = 0
        for r, c in bites:
            got = jar[r][c]
            if got == 0:
                # nothing left: the hungry mouse takes the whole row
                eaten += sum(jar[r])
                jar[r] = [0] * len(jar[r])
                continue
            take = (got + 1) // 2
            jar[r][c] -= take
            eaten += take
        return eaten, jar
#> Solution().cookieGrid([[5, 2], [1, 8]], [(0, 0), (1, 1), (0, 0)])
#> Solution().cookieGrid([[0, 7, 3]], [(0, 0)])
#> Solution().cookieGrid([[1], [1]], [(0, 0), (0, 0), (1, 0)])
#> Solution().cookieGrid([[9, 9]], [])
#> Solution().cookieGrid([[4, 0], [6, 1]], [(1, 0), (1, 1), (1, 1)])
# %%
def sum_to_ways(parts, goal):
    """Signs + - or a gluing of two digits: how many readings of the digits hit the goal."""
    def go(i, total):
        if i == len(parts):
            return 1 if total == goal else 0
        n = go(i + 1, total + parts[i]) + go(i + 1, total - parts[i])
        if i + 1 < len(parts):
            n += go(i + 2, total + parts[i] * 10 + parts[i + 1])
        return n
    return go(0, 0)
#> sum_to_ways([1, 0, 2], 1)
#> sum_to_ways([1, 2, 3], 15)
#> sum_to_ways([5], 4)
#> sum_to_ways([0, 0], 0)
#> sum_to_ways([1, 1, 1], 1)
# %%
class Solution:
    def lazySort(self, a, i=0, j=None):
        """Puts the greater of the two ends to the right, then sorts either side of the middle in overlapping parts."""
        if j is None:
            j = len(a) - 1
        if i >= j:
            return a
        if a[i] > a[j]:
            a[i], a[j] = a[j], a[i]
        if j - i > 1:
            m = (i + j) // 2
            self.lazySort(a, i, m)
            self.lazySort(a, m, j)
        return a
#> Solution().lazySort([3, 1, 2])
#> Solution().lazySort([4, 3])
#> Solution().lazySort([9, 7, 8, 6], 1)
#> Solution().lazySort([5, 0, 4, 1, 3], 0, 3)
#> Solution().lazySort([])
# %%
class Solution:
    def blanket(self, grid):
        R, C = len(grid), len(grid[0])
        row_max = [max(r) for r in grid]
        col_min = [min(grid[r][c] for r in range(R)) for c in range(C)]
        changed = []
        for r in range(R):
            for c in range(C):
                want = (row_max[r] + col_min[c]) // 2
                if grid[r][c] < want:
                    changed.append((r, c, want - grid[r][c]))
                    grid[r][c] = want
        return grid, changed
#> Solution().blanket([[1, 8], [6, 3]])
#> Solution().blanket([[4, 4], [4, 4]])
#> Solution().blanket([[0, 10, 2]])
#> Solution().blanket([[7], [1], [9]])
#> Solution().blanket([[2, 9, 4], [7, 5, 3], [6, 1, 8]])
# %%
def fair_rounds(players, cards):
    from collections import deque
    ring = deque(players)
    deck = deque(cards)
    hands = {p: [] for p in players}
    while deck and ring:
        p = ring.popleft()
        card = deck.popleft()
        hands[p].append(card)
        if sum(hands[p]) > 20:
            continue
        if card == 1 and deck:
            deck.rotate(1)
        ring.append(p)
    return hands, list(ring)
#> fair_rounds(["n", "o"], [9, 1, 7, 5, 6])
#> fair_rounds(["p"], [10, 11, 3])
#> fair_rounds(["q", "r", "s"], [2, 3])
#> fair_rounds([], [4])
#> fair_rounds(["t", "u"], [20, 21, 5, 1, 8, 2])
# %%
class Solution:
    def wordLadderFill(self, start, ends):
        dp = {start: 0}
        order = [start]
        for w in order:
            for i in range(len(w)):
                shorter = w[:i] + w[i + 1:]
                if shorter and shorter not in dp:
                    dp[shorter] = dp[w] + ord(w[i]) - 96
                    order.append(shorter)
        return {e: dp.get(e) for e in ends}
#> Solution().wordLadderFill("cab", ["a", "cb", "bc"])
#> Solution().wordLadderFill("dd", ["d", "dd"])
#> Solution().wordLadderFill("z", [])
#> Solution().wordLadderFill("bead", ["bd", "ea", "ad"])
#> Solution().wordLadderFill("abac", ["aa", "c", "ba"])
# %%
def max_step_table(stairs, legs):
    # table[l][i]: best height gained with l leaps up to stair i
    n = len(stairs)
    table = [[0] * n for _ in range(legs + 1)]
    for l in range(1, legs + 1):
        for i in range(1, n):
            table[l][i] = table[l][i - 1]
            for j in range(i):
                gain = table[l - 1][j] + stairs[i] - stairs[j]
                if gain > table[l][i]:
                    table[l][i] = gain
    return [row[-1] for row in table]
#> max_step_table([1, 4, 2], 2)
#> max_step_table([5, 4, 3], 1)
#> max_step_table([2, 9, 1, 6], 1)
#> max_step_table([7], 2)
#> max_step_table([3, 8, 5, 7], 2)
# %%
class Solution:
    def roomsLit(self, plan):
        n = len(plan)
        lit = [False] * n
        cost = 0
        for i in range(n):
            if plan[i] == '#' or lit[i]:
                continue
            # put the lamp as far right as it still lights room i
            spot = i
            for k in (i + 1, i + 2):
                if k < n and plan[k] != '#':
                    spot = k
                else:
                    break
            cost += 1
            for k in range(i, min(n, spot + 3)):
                if plan[k] == '#':
                    break
                lit[k] = True
        return cost, ''.join('L' if x else '-' for x in lit)
#> Solution().roomsLit("......")
#> Solution().roomsLit("..#.")
#> Solution().roomsLit("###")
#> Solution().roomsLit(".#.#.#.")
#> Solution().roomsLit("...#.....")
# %%
def tile_pairs(row):
    """Peels equal pairs off both ends at once, and swaps the ends when they are one apart."""
    peeled = []
    while len(row) > 1:
        a, b = row[0], row[-1]
        if a == b:
            peeled.append(a)
            row = row[1:-1]
        elif abs(a - b) == 1:
            row[0], row[-1] = row[-1], row[0]
            row.pop()
        else:
            break
    return peeled, row
#> tile_pairs([4, 1, 7, 1, 4])
#> tile_pairs([2, 9, 3])
#> tile_pairs([8, 5])
#> tile_pairs([6, 6, 6, 6])
#> tile_pairs([1, 2, 3, 4, 2])
# %%
class Solution:
    def bombsAway(self, city, bombs):
        R, C = len(city), len(city[0])
        pending = list(bombs)
        booms = 0
        while pending:
            r, c = pending.pop(0)
            if city[r][c] == 0:
                continue
            power = city[r][c]
            city[r][c] = 0
            booms += 1
            if power > 1:
                for y, x in ((r, c - 1), (r, c + 1)):
                    if 0 <= x < C:
                        pending.append((y, x))
            if power > 2 and r + 1 < R:
                pending.append((r + 1, c))
        return booms, city
#> Solution().bombsAway([[1, 2, 1], [1, 1, 1]], [(0, 1)])
#> Solution().bombsAway([[3, 0], [2, 4]], [(0, 0)])
#> Solution().bombsAway([[0, 5]], [(0, 0)])
#> Solution().bombsAway([[1, 1], [1, 1]], [(0, 0), (1, 1), (0, 0)])
#> Solution().bombsAway([[2], [3], [1]], [(1, 0)])
# %%
class Solution:
    def nestBoxes(self, sizes):
        stacks = []
        for s in sizes:
            home = None
            for st in stacks:
                if st[-1] > s and (home is None or st[-1] < home[-1]):
                    home = st
            if home is None:
                stacks.append([s])
            else:
                home.append(s)
        return stacks
#> Solution().nestBoxes([5, 3, 4, 2])
#> Solution().nestBoxes([1, 2, 3])
#> Solution().nestBoxes([9, 7, 7, 6, 8])
#> Solution().nestBoxes([])
#> Solution().nestBoxes([12, 30, 11, 25, 10, 24])
# %%
def walk_tree(tree, path):
    node = tree
    seen = []
    for step in path:
        name, kids = node
        seen.append(name)
        if step == "^":
            node = tree
        elif int(step) < len(kids):
            node = kids[int(step)]
        else:
            seen.append("?")
            break
    return seen, node[0]
#> walk_tree(("a", [("b", []), ("c", [("d", [])])]), "10")
#> walk_tree(("x", []), "0")
#> walk_tree(("r", [("s", [("t", [])])]), "00^0")
#> walk_tree(("k", [("l", [])]), "")
#> walk_tree(("p", [("q", []), ("u", [])]), "1^2")
# %%
class Solution:
    def pivotWalk(self, a):
        """Hoare-like: two fingers close in on the mean; what they swap is noted."""
        mean = sum(a) // len(a)
        i, j = -1, len(a)
        noted = []
        while True:
            i += 1
            while i < len(a) and a[i] < mean:
                i += 1
            j -= 1
            while j >= 0 and a[j] > mean:
                j -= 1
            if i >= j:
                return a, mean, noted
            a[i], a[j] = a[j], a[i]
            noted.append((a[j], a[i]))
#> Solution().pivotWalk([9, 1, 8, 2])
#> Solution().pivotWalk([1, 2, 3])
#> Solution().pivotWalk([6])
#> Solution().pivotWalk([10, 40, 20, 50, 5])
#> Solution().pivotWalk([4, 4, 4, 4])
# %%
class Solution:
    def scoreTable(self, games):
        table = {}
        for home, away, (h, a) in games:
            for team, mine, theirs in ((home, h, a), (away, a, h)):
                row = table.setdefault(team, [0, 0])
                row[1] += mine - theirs
                if mine > theirs:
                    row[0] += 3
                elif mine == theirs:
                    row[0] += 1
        ranks = sorted(table, key=lambda t: (-table[t][0], -table[t][1], t))
        return [(t, *table[t]) for t in ranks]
#> Solution().scoreTable([("owls", "bats", (2, 1)), ("bats", "elks", (0, 0))])
#> Solution().scoreTable([])
#> Solution().scoreTable([("a", "b", (1, 1)), ("b", "a", (2, 2))])
#> Solution().scoreTable([("x", "y", (0, 4)), ("y", "z", (1, 3)), ("z", "x", (2, 5))])
#> Solution().scoreTable([("k", "l", (5, 0)), ("l", "k", (1, 0))])
# %%
def toggle_doors(n, strides):
    doors = [False] * (n + 1)
    changes = {}
    for s in strides:
        count = 0
        for d in range(s, n + 1, s):
            doors[d] = not doors[d]
            count += 1 if doors[d] else -1
        changes[s] = changes.get(s, 0) + count
    return [i for i, d in enumerate(doors) if d], changes
#> toggle_doors(6, [1, 2, 3])
#> toggle_doors(5, [2, 2])
#> toggle_doors(4, [7])
#> toggle_doors(8, [3, 4, 3, 2])
#> toggle_doors(0, [1])
# %%
from functools import lru_cache


class Solution:
    def stoneTake(self, piles: tuple) -> bool:
        # take a whole pile, or one stone off two neighbouring piles; who cannot move loses
        @lru_cache(None)
        def wins(state):
            for i, p in enumerate(state):
                if p > 1 and not wins(state[:i] + state[i + 1:]):
                    return True
                if i + 1 < len(state) and p and state[i + 1]:
                    if not wins(state[:i] + (p - 1, state[i + 1] - 1) + state[i + 2:]):
                        return True
            return False

        result = wins(piles)
        return result, wins.cache_info().currsize
#> Solution().stoneTake((1, 1))
#> Solution().stoneTake((2, 3))
#> Solution().stoneTake((1,))
#> Solution().stoneTake((1, 2, 1))
#> Solution().stoneTake((3, 1, 2))
# %%
def glue(grid):
    """Equal neighbours on a row are glued into one that carries their sum; rows are padded with 0."""
    out = []
    for row in grid:
        new, i = [], 0
        while i < len(row):
            j = i
            while j + 1 < len(row) and row[j + 1] == row[i]:
                j += 1
            new.append(row[i] * (j - i + 1))
            i = j + 1
        new += [0] * (len(row) - len(new))
        out.append(new)
    return out
#> glue([[2, 2, 3], [1, 1, 1]])
#> glue([[4, 5], [5, 4]])
#> glue([[0, 0, 0, 7]])
#> glue([[6], [6]])
#> glue([[3, 3, 3, 3], [9, 8, 8, 9]])
# %%
class Solution:
    def firstDoubleVisit(self, grid, limit):
        R, C = len(grid), len(grid[0])
        seen = {}
        r = c = t = 0
        while (r, c) not in seen and t < limit:
            seen[r, c] = t
            t += 1
            go = grid[r][c]
            r = (r + go) % R
            c = (c + go // 2 + 1) % C
        return (r, c), t - seen.get((r, c), t)
#> Solution().firstDoubleVisit([[1, 2], [3, 4]], 9)
#> Solution().firstDoubleVisit([[0, 0, 0]], 9)
#> Solution().firstDoubleVisit([[2, 5, 1], [4, 4, 3], [1, 0, 7]], 12)
#> Solution().firstDoubleVisit([[6], [1]], 1)
#> Solution().firstDoubleVisit([[1, 1], [1, 0], [5, 2]], 8)
# %%
class Solution:
    def ferryman(self, items, eats):
        """Which single item can be left behind at each step so that nothing gets eaten; tries in order, backtracks."""
        out = []

        def leave(rest):
            if len(rest) <= 1:
                return True
            for i in range(len(rest)):
                left = rest[:i] + rest[i + 1:]
                if any((x, y) in eats for x in left for y in left):
                    continue
                out.append(rest[i])
                if leave(left):
                    return True
                out.pop()
            return False

        return leave(items), out
#> Solution().ferryman(["w", "g", "c"], [("w", "g"), ("g", "c")])
#> Solution().ferryman(["a", "b", "c"], [("a", "b"), ("b", "c"), ("a", "c")])
#> Solution().ferryman(["k"], [])
#> Solution().ferryman(["p", "q", "r", "s"], [("p", "q")])
#> Solution().ferryman(["x", "y", "z", "v"], [("x", "y"), ("z", "v")])
# %%
def weave(a, b, c):
    rows = [list(a), list(b), list(c)]
    out = ""
    k = 0
    while any(rows):
        row = rows[k % 3]
        if row:
            out += row.pop() if k % 2 else row.pop(0)
        else:
            out += "-"
        k += 1
        if k > 14:
            break
    return out
#> weave("abc", "de", "f")
#> weave("", "", "xyz")
#> weave("mn", "op", "qr")
#> weave("", "", "")
#> weave("k", "lmno", "p")
# %%
class Solution:
    def convolve(self, img, kernel):
        n, k = len(img), len(kernel)
        size = n - k + 1
        out = [[0] * size for _ in range(size)]
        for r in range(size):
            for c in range(size):
                acc = 0
                for i in range(k):
                    for j in range(k):
                        acc += img[r + i][c + j] * kernel[i][j]
                out[r][c] = max(0, acc)
        return out
#> Solution().convolve([[1, 2], [3, 4]], [[1, -1], [0, 1]])
#> Solution().convolve([[1, 0, 2], [0, 3, 0], [4, 0, 5]], [[1, 0], [0, 1]])
#> Solution().convolve([[5, -5], [-5, 5]], [[2]])
#> Solution().convolve([[9]], [[-1]])
#> Solution().convolve([[2, 2, 2], [2, 8, 2], [2, 2, 2]], [[-1, 1], [1, -1]])
# %%
def split_and_flip(xs, depth=3):
    if depth == 0 or len(xs) < 2:
        return xs
    cut = xs.index(max(xs))
    left = split_and_flip(xs[:cut], depth - 1)
    right = split_and_flip(xs[cut + 1:], depth - 1)
    if len(left) < len(right):
        left, right = right, left
    return left + [xs[cut]] + right
#> split_and_flip([2, 9, 4, 7, 1])
#> split_and_flip([1, 2, 3, 4])
#> split_and_flip([6, 5, 4], 1)
#> split_and_flip([])
#> split_and_flip([3, 8, 8, 1, 0, 5], 2)
# %%
class Solution:
    def deliver(self, stops, fuel):
        n = len(stops)
        far = [[0] * n for _ in range(n)]
        for i in range(n):
            for j in range(i + 1, n):
                dx = abs(stops[i][0] - stops[j][0])
                dy = abs(stops[i][1] - stops[j][1])
                far[i][j] = far[j][i] = dx + dy
        at, order, left = 0, [0], fuel
        while len(order) < n:
            d, nxt = min((far[at][k], k) for k in range(n) if k not in order)
            if d > left:
                break
            left -= d
            at = nxt
            order.append(at)
        return order, left
#> Solution().deliver([(0, 0), (3, 1), (1, 0)], 10)
#> Solution().deliver([(2, 2), (9, 9)], 5)
#> Solution().deliver([(5, 5)], 3)
#> Solution().deliver([(0, 0), (0, 4), (4, 0), (4, 4)], 9)
#> Solution().deliver([(1, 7), (6, 2), (1, 6), (3, 3)], 12)
# %%
def stable_marks(rows):
    """Counting sort of (mark, name) by mark, filled from the back into a ready list."""
    top = max((m for m, _ in rows), default=0)
    count = [0] * (top + 2)
    for m, _ in rows:
        count[m + 1] += 1
    for i in range(1, len(count)):
        count[i] += count[i - 1]
    out = [None] * len(rows)
    for m, name in rows:
        out[count[m]] = name
        count[m] += 1
    return out, count
#> stable_marks([(2, "ivo"), (0, "jan"), (2, "kai")])
#> stable_marks([])
#> stable_marks([(1, "x"), (1, "y")])
#> stable_marks([(3, "p"), (4, "q"), (1, "r"), (3, "s")])
#> stable_marks([(0, "only")])
# %%
class Solution:
    def vaultDigits(self, dial, presses):
        memo = {}

        def ways(at, left):
            if left == 0:
                return 1
            if (at, left) not in memo:
                total = 0
                for nxt in dial[at]:
                    total += ways(nxt, left - 1)
                memo[at, left] = total
            return memo[at, left]

        return {d: ways(d, presses) for d in dial}
#> Solution().vaultDigits({1: [2], 2: [1, 3], 3: [2]}, 2)
#> Solution().vaultDigits({5: [5]}, 4)
#> Solution().vaultDigits({0: [], 7: [0]}, 1)
#> Solution().vaultDigits({1: [1, 2], 2: [1]}, 4)
#> Solution().vaultDigits({4: [6, 8], 6: [4], 8: [6]}, 3)
# %%
class Solution:
    def moatWidth(self, castle):
        # dist of every '.' to the nearest wall '#', by rounds
        R, C = len(castle), len(castle[0])
        dist = [[0 if ch == '#' else -1 for ch in row] for row in castle]
        rnd = 0
        grew = True
        while grew:
            grew = False
            for r in range(R):
                for c in range(C):
                    if dist[r][c] != rnd:
                        continue
                    for y, x in ((r + 1, c), (r, c + 1), (r - 1, c), (r, c - 1)):
                        if 0 <= y < R and 0 <= x < C and dist[y][x] == -1:
                            dist[y][x] = rnd + 1
                            grew = True
            rnd += 1
        return dist
#> Solution().moatWidth(["#.", ".."])
#> Solution().moatWidth(["..", ".."])
#> Solution().moatWidth(["#..."])
#> Solution().moatWidth([".#", "#."])
#> Solution().moatWidth(["..#", "..."])
# %%
def double_queue(jobs):
    fast, slow, done = [], [], []
    for j in jobs:
        (fast if j <= 3 else slow).append(j)
    tick = 0
    while fast or slow:
        tick += 1
        if fast and (tick % 3 or not slow):
            done.append(fast.pop(0))
        else:
            head = slow.pop(0) - 2
            (fast if head <= 3 else slow).append(head)
    return tick, done
#> double_queue([1, 5, 2, 8])
#> double_queue([3, 3])
#> double_queue([10])
#> double_queue([])
#> double_queue([4, 1, 7, 2, 3])
# %%
class Solution:
    def rowEchelonStep(self, m):
        """One elimination without fractions: rows below are combined with the first row that starts with non-zero."""
        for i, row in enumerate(m):
            if row[0]:
                m[0], m[i] = m[i], m[0]
                break
        p = m[0][0]
        for r in range(1, len(m)):
            f = m[r][0]
            for c in range(len(m[r])):
                m[r][c] = m[r][c] * p - m[0][c] * f
        return m
#> Solution().rowEchelonStep([[2, 1], [4, 3]])
#> Solution().rowEchelonStep([[0, 5], [3, 1]])
#> Solution().rowEchelonStep([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> Solution().rowEchelonStep([[0, 1], [0, 2]])
#> Solution().rowEchelonStep([[-2, 6]])
# %%
def prefix_votes(votes):
    lead, tally, leaders = None, {}, []
    for v in votes:
        tally[v] = tally.get(v, 0) + 1
        if lead is None or tally[v] > tally[lead]:
            lead = v
        elif v != lead and tally[v] == tally[lead]:
            lead = min(v, lead)
        leaders.append(lead)
    swings = sum(a != b for a, b in zip(leaders, leaders[1:]))
    return "".join(leaders), swings
#> prefix_votes("abba")
#> prefix_votes("zyx")
#> prefix_votes("")
#> prefix_votes("mmmnn")
#> prefix_votes("bacbacc")
# %%
class Solution:
    def magnetRow(self, row):
        # '+' pulls the nearest iron 'i' on its right one step closer, per round
        cells = list(row)
        for rnd in range(3):
            moved = 0
            for p in range(len(cells)):
                if cells[p] != '+':
                    continue
                q = p + 1
                while q < len(cells) and cells[q] == '.':
                    q += 1
                if q < len(cells) and cells[q] == 'i' and q - p > 1:
                    cells[q - 1], cells[q] = 'i', '.'
                    moved += 1
            if not moved:
                break
        return ''.join(cells), rnd
#> Solution().magnetRow("+..i")
#> Solution().magnetRow("+.i+i")
#> Solution().magnetRow("...i")
#> Solution().magnetRow("+....i")
#> Solution().magnetRow("i+.#i")
# %%
def fill_calendar(first, days, shifts):
    weeks = [[0] * first]
    worker = 0
    for d in range(1, days + 1):
        if len(weeks[-1]) == 7:
            weeks.append([])
        name = shifts[worker]
        weeks[-1].append(name)
        if d % 2 == 0 or len(weeks[-1]) == 7:
            worker = (worker + 1) % len(shifts)
    return weeks
#> fill_calendar(5, 5, "AB")
#> fill_calendar(0, 8, "xyz")
#> fill_calendar(3, 4, "k")
#> fill_calendar(6, 9, "PQR")
#> fill_calendar(2, 0, "m")
# %%
class Solution:
    def sapFlow(self, t, sap):
        # t = (left, value, right) or None; a branch keeps what it needs and passes on half of the rest
        if t is None:
            return None, sap
        left, need, right = t
        kept = min(need, sap)
        sap -= kept
        left, back = self.sapFlow(left, sap // 2)
        right, over = self.sapFlow(right, sap - sap // 2 + back)
        return (left, need - kept, right), over
#> Solution().sapFlow((None, 5, None), 9)
#> Solution().sapFlow(((None, 2, None), 5, (None, 8, None)), 12)
#> Solution().sapFlow(((None, 1, (None, 3, None)), 4, None), 3)
#> Solution().sapFlow(None, 6)
#> Solution().sapFlow((None, 7, ((None, 6, None), 9, None)), 20)
# %%
def bucket_spill(vals, width, cap):
    """Buckets of a width; a full bucket spills its smallest into the one below."""
    buckets = {}
    for v in vals:
        k = v // width
        while True:
            b = buckets.setdefault(k, [])
            b.append(v)
            b.sort()
            if len(b) <= cap:
                break
            v = b.pop(0)
            k -= 1
    return dict(sorted(buckets.items()))
#> bucket_spill([12, 15, 18, 3], 10, 2)
#> bucket_spill([1, 2, 3], 5, 1)
#> bucket_spill([], 4, 4)
#> bucket_spill([40, 41, 42, 55, 31], 10, 2)
#> bucket_spill([-1, 0, 1], 3, 3)
# %%
class Solution:
    def lampOrder(self, switches, n):
        lamps = [0] * n
        path = []

        def press(i, depth):
            if depth > 3 or i >= n:
                return
            lamps[i] ^= 1
            path.append(i)
            if lamps[i]:
                press(i * 2 + 1, depth + 1)
            else:
                press(i + 1, depth + 1)

        for s in switches:
            press(s, 1)
        return lamps, path
#> Solution().lampOrder([0], 4)
#> Solution().lampOrder([1, 0, 1], 5)
#> Solution().lampOrder([2, 2, 2], 3)
#> Solution().lampOrder([], 2)
#> Solution().lampOrder([0, 0, 3], 6)
# %%
def roll_dice_board(board, rolls):
    spot, laps, purse = 0, 0, 0
    for roll in rolls:
        spot += roll
        if spot >= len(board):
            spot -= len(board)
            laps += 1
        v = board[spot]
        if v == "back":
            spot = max(0, spot - 2)
            v = board[spot]
        if isinstance(v, int):
            purse += v
            board[spot] = v // 2
    return spot, laps, purse, board
#> roll_dice_board([4, "back", 9, 2], [1, 2, 3])
#> roll_dice_board([10, 10], [1, 1, 1])
#> roll_dice_board([0, 5, 7, "back", "back"], [4, 5])
#> roll_dice_board([6], [])
#> roll_dice_board([-3, 8, -5, 20, 1], [3, 4, 2, 4])
# %%
class Solution:
    def dpSkyline(self, homes):
        n = len(homes)
        see_left = [0] * n
        for i in range(1, n):
            k = i - 1
            while k >= 0 and homes[k] < homes[i]:
                see_left[i] += 1 + see_left[k]
                k -= 1 + see_left[k]
        total = sum(see_left)
        return see_left, total
#> Solution().dpSkyline([3, 1, 2, 4])
#> Solution().dpSkyline([5, 4, 3])
#> Solution().dpSkyline([1, 2, 3, 4])
#> Solution().dpSkyline([])
#> Solution().dpSkyline([6, 2, 6, 1, 7, 3])
# %%
class Solution:
    def giveBack(self, owed, names):
        # settle debts in a square table: smaller of each mutual pair is cancelled, then the row sums
        n = len(names)
        for i in range(n):
            for j in range(i):
                low = min(owed[i][j], owed[j][i])
                owed[i][j] -= low
                owed[j][i] -= low
        net = {}
        for i, name in enumerate(names):
            paid = sum(owed[i])
            gets = sum(owed[k][i] for k in range(n))
            if paid != gets:
                net[name] = gets - paid
        return net, owed
#> Solution().giveBack([[0, 5], [2, 0]], ["ola", "per"])
#> Solution().giveBack([[0, 4], [4, 0]], ["x", "y"])
#> Solution().giveBack([[0, 1, 2], [3, 0, 4], [5, 6, 0]], "abc")
#> Solution().giveBack([[0]], ["me"])
#> Solution().giveBack([[0, 10, 0], [0, 0, 10], [10, 0, 0]], ["k", "l", "m"])
