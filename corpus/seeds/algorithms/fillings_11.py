# %%
class Solution:
    def lanternLoan(self, nights, oil):
        # f[d][k]: brightest sum after d nights with k cans used, a lamp once lit stays for two nights
        D = len(nights)
        f = [[0] * (oil + 1) for _ in range(D + 2)]
        for d in range(D - 1, -1, -1):
            pair = nights[d] + (nights[d + 1] if d + 1 < D else 0)
            for k in range(oil + 1):
                f[d][k] = f[d + 1][k]
                if k and f[d + 2][k - 1] + pair > f[d][k]:
                    f[d][k] = f[d + 2][k - 1] + pair
        return f[0], f[1]
#> Solution().lanternLoan([3, 5, 1, 4], 1)
#> Solution().lanternLoan([2, 2, 2], 2)
#> Solution().lanternLoan([9], 1)
#> Solution().lanternLoan([1, 8, -3, 6, 2], 2)
#> Solution().lanternLoan([], 0)
# %%
def pinball(table, r, c, energy):
    """Bumpers: digits score and weaken by one, 'b' turns the ball, '.' lets it roll; it leaves at the edge."""
    dr, dc = 0, 1
    score = 0
    while energy and 0 <= r < len(table) and 0 <= c < len(table[0]):
        cell = table[r][c]
        if isinstance(cell, int):
            score += cell
            table[r][c] = cell - 1 if cell > 1 else "."
            dr, dc = -dr, -dc
        elif cell == "b":
            dr, dc = dc, dr
        r, c = r + dr, c + dc
        energy -= 1
    return score, (r, c), energy
#> pinball([[".", ".", 3], [".", ".", "."]], 0, 0, 6)
#> pinball([["b", 2], [".", 5]], 0, 0, 5)
#> pinball([[4]], 0, 0, 3)
#> pinball([["b", "."], ["b", 1], ["b", "."]], 0, 0, 8)
#> pinball([[".", "b"], [2, "b"]], 0, 0, 9)
# %%
class Solution:
    def echoSort(self, a):
        """Insertion from the right, and whatever jumps more than one place leaves its distance behind."""
        echo = []
        for i in range(len(a) - 2, -1, -1):
            x, j = a[i], i
            while j + 1 < len(a) and a[j + 1] < x:
                a[j] = a[j + 1]
                j += 1
            a[j] = x
            if j - i > 1:
                echo.append((x, j - i))
        return a, echo
#> Solution().echoSort([4, 1, 3, 2])
#> Solution().echoSort([1, 2, 3])
#> Solution().echoSort([9, 7, 5])
#> Solution().echoSort([])
#> Solution().echoSort([6, 8, -1, 0, 8])
# %%
class Solution:
    def seedRows(self, rows, k):
        best = []

        def sow(i, line, last):
            nonlocal best
            if i == len(rows):
                if sum(line) > sum(best):
                    best = line[:]
                return
            for c, v in enumerate(rows[i]):
                if last is None or abs(c - last) >= k:
                    line.append(v)
                    sow(i + 1, line, c)
                    line.pop()

        sow(0, [], None)
        return best
#> Solution().seedRows([[1, 9], [8, 2]], 1)
#> Solution().seedRows([[3, 5, 4], [7, 1, 6]], 2)
#> Solution().seedRows([[6, 6]], 5)
#> Solution().seedRows([[2, 4], [4, 2], [1, 3]], 0)
#> Solution().seedRows([[5, 1, 1], [9, 2, 3], [4, 8, 7]], 2)
# %%
def soup_rounds(bowls, ladle):
    """Round by round: every bowl below the average gets a ladle from the fullest one."""
    rounds = 0
    while rounds < 4:
        avg = sum(bowls) // len(bowls)
        moved = False
        for i in range(len(bowls)):
            top = bowls.index(max(bowls))
            if bowls[i] < avg and top != i:
                take = min(ladle, bowls[top] - avg)
                if take <= 0:
                    continue
                bowls[top] -= take
                bowls[i] += take
                moved = True
        if not moved:
            break
        rounds += 1
    return bowls, rounds
#> soup_rounds([8, 1, 3], 2)
#> soup_rounds([5, 5], 1)
#> soup_rounds([12, 0, 0, 4], 3)
#> soup_rounds([7], 2)
#> soup_rounds([1, 10], 4)
# %%
class Solution:
    def wiring(self, n, wires):
        parent = list(range(n))

        def root(x):
            while parent[x] != x:
                parent[x] = parent[parent[x]]
                x = parent[x]
            return x

        sparks = []
        for a, b in wires:
            ra, rb = root(a), root(b)
            if ra == rb:
                sparks.append((a, b))
            elif (a + b) % 2:
                parent[ra] = rb
            else:
                parent[rb] = ra
        return parent, sparks
#> Solution().wiring(4, [(0, 1), (2, 3), (1, 3)])
#> Solution().wiring(3, [(0, 2), (2, 0)])
#> Solution().wiring(2, [])
#> Solution().wiring(5, [(4, 3), (3, 2), (2, 4), (1, 0)])
#> Solution().wiring(6, [(0, 5), (1, 5), (2, 0), (4, 2)])
# %%
def diag_fill(n, values):
    """Fills along the diagonals that run down to the right, starting in the top right corner."""
    g = [[0] * n for _ in range(n)]
    k = 0
    for d in range(n - 1, -n, -1):
        for r in range(n):
            c = r + d
            if 0 <= c < n:
                g[r][c] = values[k % len(values)]
                k += 1
    return g
#> diag_fill(2, [1, 2, 3, 4])
#> diag_fill(3, [5, 6])
#> diag_fill(1, [9])
#> diag_fill(3, list(range(10, 19)))
#> diag_fill(2, ["x", "o", "-"])
# %%
class Solution:
    def fishPond(self, fish):
        # a fish eats its right neighbour when it is at least twice as big, and grows by half of it
        day = 0
        while True:
            i = 0
            ate = 0
            while i + 1 < len(fish):
                if fish[i] >= 2 * fish[i + 1]:
                    fish[i] += fish.pop(i + 1) // 2
                    ate += 1
                i += 1
            if not ate:
                return day, fish
            day += 1
#> Solution().fishPond([8, 3, 1, 5])
#> Solution().fishPond([1, 2, 4])
#> Solution().fishPond([10, 5, 4, 3])
#> Solution().fishPond([])
#> Solution().fishPond([6, 3, 3, 9, 2])
# %%
class Solution:
    def sumPaths(self, tree, goal):
        # tree as an array: children of i at 2i+1 and 2i+2, None where there is no node
        out = []

        def down(i, path):
            if i >= len(tree) or tree[i] is None:
                return
            path.append(tree[i])
            for start in range(len(path)):
                if sum(path[start:]) == goal:
                    out.append(path[start:])
            down(2 * i + 1, path)
            down(2 * i + 2, path)
            path.pop()

        down(0, [])
        return out
#> Solution().sumPaths([3, 2, 1, None, 1], 3)
#> Solution().sumPaths([5], 5)
#> Solution().sumPaths([1, 1, 1], 2)
#> Solution().sumPaths([], 0)
#> Solution().sumPaths([4, -4, 2, 4, 0], 0)
# %%
def weave_rows(top, bottom):
    """Two rows; a swap of a column is made when it lessens the jumps to the column before."""
    swaps = []
    for c in range(1, len(top)):
        keep = abs(top[c] - top[c - 1]) + abs(bottom[c] - bottom[c - 1])
        turn = abs(bottom[c] - top[c - 1]) + abs(top[c] - bottom[c - 1])
        if turn < keep:
            top[c], bottom[c] = bottom[c], top[c]
            swaps.append(c)
    return top, bottom, swaps
#> weave_rows([1, 9, 2], [8, 2, 9])
#> weave_rows([5, 5], [5, 5])
#> weave_rows([0, 10, 0, 10], [10, 0, 10, 0])
#> weave_rows([7], [3])
#> weave_rows([4, 6, 1, 12], [3, 0, 20, 2])
# %%
class Solution:
    def cacheSteps(self, n, k):
        from functools import cache

        @cache
        def f(i, last):
            if i == n:
                return 1
            if i > n:
                return 0
            return sum(f(i + s, s) for s in range(1, k + 1) if s != last)

        total = f(0, 0)
        return total, [f(i, 1) for i in range(n)]
#> Solution().cacheSteps(3, 2)
#> Solution().cacheSteps(4, 3)
#> Solution().cacheSteps(1, 1)
#> Solution().cacheSteps(5, 2)
#> Solution().cacheSteps(0, 4)
# %%
def rolling_hash_rows(rows, mod):
    prev = [1] * len(rows[0])
    marks = []
    for row in rows:
        cur = prev[:]
        for j in range(len(row)):
            left = cur[j - 1] if j else 0
            cur[j] = (left * 2 + prev[j] + row[j]) % mod
        marks.append(cur[-1])
        prev = cur
    return marks, prev
#> rolling_hash_rows([[1, 2], [3, 4]], 10)
#> rolling_hash_rows([[5, 5, 5]], 7)
#> rolling_hash_rows([[0], [0], [0]], 3)
#> rolling_hash_rows([[9, 1], [8, 2], [7, 3]], 11)
#> rolling_hash_rows([[20, 30, 40], [1, 0, 1]], 50)
# %%
class Solution:
    def sheepDog(self, field, whistles):
        # 's' sheep all move one way if free, in the order in which they would not block each other
        R, C = len(field), len(field[0])
        for w in whistles:
            dr, dc = {'u': (-1, 0), 'd': (1, 0), 'l': (0, -1), 'r': (0, 1)}[w]
            cells = [(r, c) for r in range(R) for c in range(C) if field[r][c] == 's']
            if w in 'dr':
                cells.reverse()
            for r, c in cells:
                y, x = r + dr, c + dc
                if 0 <= y < R and 0 <= x < C and field[y][x] == '.':
                    field[r][c], field[y][x] = '.', 's'
        return [''.join(row) for row in field]
#> Solution().sheepDog([list("ss."), list("...")], "r")
#> Solution().sheepDog([list("s."), list("#.")], "dr")
#> Solution().sheepDog([list("...s")], "ll")
#> Solution().sheepDog([list(".s"), list("ss")], "ul")
#> Solution().sheepDog([list("s#s"), list("..."), list("s..")], "d")
# %%
class Solution:
    def bucketRelay(self, people, water):
        # every other person spills a tenth, but at least one; tired ones (negative) spill double
        log = []
        for i, p in enumerate(people):
            spill = 0
            if i % 2 or p < 0:
                spill = max(1, water // 10)
                if p < 0:
                    spill *= 2
            water = max(0, water - spill)
            log.append(water)
            if water == 0:
                break
        return log
#> Solution().bucketRelay([1, 1, -1, 1], 50)
#> Solution().bucketRelay([-1, -1, -1], 5)
#> Solution().bucketRelay([], 10)
#> Solution().bucketRelay([2, 2, 2, 2, 2], 120)
#> Solution().bucketRelay([-3, 4, -3, 4], 33)
# %%
def longest_slope(grid):
    """Longest run in each row with constant difference, kept in two little tables."""
    out = []
    for row in grid:
        n = len(row)
        run = [1] * n
        for i in range(1, n):
            d = row[i] - row[i - 1]
            if i >= 2 and row[i - 1] - row[i - 2] == d:
                run[i] = run[i - 1] + 1
            else:
                run[i] = 2
        best = max(run)
        end = run.index(best)
        out.append(row[end - best + 1:end + 1])
    return out
#> longest_slope([[1, 3, 5, 6], [2, 2, 2, 9]])
#> longest_slope([[7]])
#> longest_slope([[4, 1], [0, 5]])
#> longest_slope([[9, 8, 6, 4, 2, 1]])
#> longest_slope([[1, 2, 4, 8], [10, 0, -10, 5]])
# %%
class Solution:
    def quarrel(self, seats, foes):
        """While someone sits beside a foe, they swap with the person two places on (round the table)."""
        n = len(seats)
        swaps = 0
        i = 0
        while i < n and swaps < 6:
            a, b = seats[i], seats[(i + 1) % n]
            if foes.get(a) == b or foes.get(b) == a:
                j = (i + 2) % n
                seats[(i + 1) % n], seats[j] = seats[j], seats[(i + 1) % n]
                swaps += 1
                i = 0
            else:
                i += 1
        return seats, swaps
#> Solution().quarrel(["a", "b", "c", "d"], {"a": "b"})
#> Solution().quarrel(["p", "q", "r"], {"p": "q"})
#> Solution().quarrel(["k", "l", "m", "n", "o"], {"k": "l", "m": "k"})
#> Solution().quarrel(["x", "y"], {})
#> Solution().quarrel(["e", "f", "g", "h"], {"h": "e", "f": "g"})
# %%
def count_rooms(plan, r=0, c=0, seen=None):
    """Flood over cells whose heights differ by at most one; returns size and top of the region."""
    if seen is None:
        seen = set()
    seen.add((r, c))
    size, top = 1, plan[r][c]
    for y, x in ((r + 1, c), (r, c + 1), (r - 1, c), (r, c - 1)):
        if 0 <= y < len(plan) and 0 <= x < len(plan[0]) and (y, x) not in seen:
            if abs(plan[y][x] - plan[r][c]) <= 1:
                s, t = count_rooms(plan, y, x, seen)
                size += s
                top = max(top, t)
    return size, top
#> count_rooms([[1, 2], [5, 3]])
#> count_rooms([[4, 4, 9]], 0, 2)
#> count_rooms([[0]])
#> count_rooms([[3, 2, 1], [4, 8, 0]], 0, 1)
#> count_rooms([[6, 7], [6, 7], [1, 1]])
# %%
class Solution:
    def mailCart(self, houses, cap):
        trips = []
        i = 0
        while i < len(houses):
            load, far, start = 0, 0, i
            while i < len(houses) and load + houses[i][1] <= cap:
                far = max(far, houses[i][0])
                load += houses[i][1]
                i += 1
            if i == start:
                dist, need = houses[i]
                houses[i] = (dist, need - cap)
                trips.append((dist, cap))
            else:
                trips.append((far, load))
        return trips, sum(2 * d for d, _ in trips)
#> Solution().mailCart([(3, 4), (5, 2), (8, 6)], 7)
#> Solution().mailCart([(2, 9)], 4)
#> Solution().mailCart([], 3)
#> Solution().mailCart([(1, 1), (2, 1), (3, 1)], 3)
#> Solution().mailCart([(10, 5), (4, 12), (6, 1)], 6)
# %%
class Solution:
    def mixRows(self, m):
        n = len(m)
        for i in range(n):
            k = max(range(i, n), key=lambda r: m[r][i])
            m[i], m[k] = m[k], m[i]
            pivot = m[i][i]
            for r in range(i + 1, n):
                m[r] = [abs(x - y) if c >= i else x for c, (x, y) in enumerate(zip(m[r], m[i]))]
            m[i][i] = pivot * 10
        return m
#> Solution().mixRows([[1, 2], [3, 4]])
#> Solution().mixRows([[5]])
#> Solution().mixRows([[2, 7, 6], [9, 5, 1], [4, 3, 8]])
#> Solution().mixRows([[0, 0], [0, 0]])
#> Solution().mixRows([[8, 1, 3], [1, 8, 3], [8, 3, 1]])
# %%
def sort_shelves(shelf):
    """Odd-length words go to the front one swap at a time, and the pile is cut where the first even one stands."""
    i = len(shelf) - 1
    swaps = 0
    while i > 0:
        if len(shelf[i]) % 2 and len(shelf[i - 1]) % 2 == 0:
            shelf[i], shelf[i - 1] = shelf[i - 1], shelf[i]
            swaps += 1
            i = min(i + 1, len(shelf) - 1)
        else:
            i -= 1
    cut = next((k for k, w in enumerate(shelf) if len(w) % 2 == 0), len(shelf))
    return shelf[:cut], shelf[cut:], swaps
#> sort_shelves(["ox", "cat", "bird", "bee"])
#> sort_shelves(["ant", "gnu"])
#> sort_shelves(["up", "down", "left"])
#> sort_shelves([])
#> sort_shelves(["lynx", "swan", "elk", "eagle"])
# %%
class Solution:
    def potionTable(self, herbs, size):
        table = {0: []}
        for name, dose in herbs:
            for total in sorted(table, reverse=True):
                new = total + dose
                if new <= size and new not in table:
                    table[new] = table[total] + [name]
        best = max(table)
        return table[best], sorted(table)
#> Solution().potionTable([("mint", 3), ("rue", 4), ("sage", 2)], 6)
#> Solution().potionTable([("ivy", 9)], 5)
#> Solution().potionTable([], 4)
#> Solution().potionTable([("a", 1), ("b", 1), ("c", 5)], 7)
#> Solution().potionTable([("dill", 6), ("nut", 3), ("fig", 3)], 11)
# %%
def stretch_rows(rows, factor):
    out = []
    for r, row in enumerate(rows):
        wide = []
        for v in row:
            wide.extend([v] * factor)
        if r % 2:
            wide = wide[1:] + wide[:1]
        copies = factor if sum(row) % 2 else 1
        for _ in range(copies):
            out.append(wide[:])
    return out, sum(map(len, out))
#> stretch_rows([[1, 2], [3, 4]], 2)
#> stretch_rows([[6]], 3)
#> stretch_rows([[0, 2, 2], [1, 1, 0]], 1)
#> stretch_rows([], 2)
#> stretch_rows([[5, 0], [2, 7], [1, 3]], 2)
# %%
class Solution:
    def judge(self, marks):
        # recursive trimming: drop the mark that is farthest from the middle one until three are left
        if len(marks) <= 3:
            return marks, 0
        s = sorted(marks)
        mid = s[len(s) // 2]
        far = max(marks, key=lambda m: (abs(m - mid), m))
        rest = marks[:]
        rest.remove(far)
        final, dropped = self.judge(rest)
        return final, dropped + abs(far - mid)
#> Solution().judge([5, 9, 6, 1, 7])
#> Solution().judge([3, 3])
#> Solution().judge([10, 2, 8, 8])
#> Solution().judge([])
#> Solution().judge([40, 55, 60, 48, 90, 51])
# %%
class Solution:
    def crossRiver(self, stones, maxJump):
        n = len(stones)
        jumps = [-1] * n
        jumps[0] = 0
        for i in range(1, n):
            j = i - 1
            while j >= 0 and stones[i] - stones[j] <= maxJump:
                if jumps[j] >= 0 and (jumps[i] < 0 or jumps[j] + 1 < jumps[i]):
                    jumps[i] = jumps[j] + 1
                j -= 1
            if jumps[i] > 2:
                jumps[i] -= 1  # a rest pays back
        return jumps
#> Solution().crossRiver([0, 2, 5, 6, 9], 4)
#> Solution().crossRiver([0, 8], 5)
#> Solution().crossRiver([3], 1)
#> Solution().crossRiver([0, 1, 2, 3, 4, 5], 1)
#> Solution().crossRiver([0, 3, 4, 10, 12], 6)
# %%
def compost(heap, days):
    """Every day the warmest layer sinks below its neighbour and loses a third."""
    log = []
    for _ in range(days):
        k = heap.index(max(heap))
        heap[k] -= heap[k] // 3
        if k + 1 < len(heap):
            heap[k], heap[k + 1] = heap[k + 1], heap[k]
            k += 1
        log.append(k)
    return heap, log
#> compost([30, 12, 9], 3)
#> compost([5, 5], 2)
#> compost([60], 3)
#> compost([8, 40, 20, 21], 4)
#> compost([1, 2], 0)
# %%
class Solution:
    def readSpiralWords(self, rows):
        top, bottom = 0, len(rows) - 1
        left, right = 0, len(rows[0]) - 1
        out = []
        while top <= bottom and left <= right:
            lap = rows[top][left:right + 1]
            top += 1
            for r in range(top, bottom + 1):
                lap += rows[r][right]
            right -= 1
            if top <= bottom:
                lap += rows[bottom][left:right + 1][::-1]
                bottom -= 1
            for r in range(bottom, top - 1, -1):
                if left <= right:
                    lap += rows[r][left]
            left += 1
            out.append(lap)
        return out
#> Solution().readSpiralWords(["abc", "hid", "gfe"])
#> Solution().readSpiralWords(["xy", "zw"])
#> Solution().readSpiralWords(["line"])
#> Solution().readSpiralWords(["p", "q", "r"])
#> Solution().readSpiralWords(["abcd", "jkle", "ihgf"])
# %%
def pack_pairs(items, cap):
    """Backtracking over pairs: pair up all the items with each pair within the cap."""
    pairs = []

    def solve(rest):
        if not rest:
            return True
        first = rest[0]
        for i in range(len(rest) - 1, 0, -1):
            if first + rest[i] <= cap:
                pairs.append((first, rest[i]))
                if solve(rest[1:i] + rest[i + 1:]):
                    return True
                pairs.pop()
        return False

    return pairs if solve(sorted(items, reverse=True)) else None
#> pack_pairs([3, 7, 2, 6], 9)
#> pack_pairs([5, 5], 8)
#> pack_pairs([1, 2, 3], 10)
#> pack_pairs([], 1)
#> pack_pairs([8, 1, 4, 4, 6, 3], 10)
# %%
class Solution:
    def potatoRounds(self, kids, beats):
        # the potato moves by beats; the one caught gives away a life, without lives they leave
        lives = {k: 2 for k in kids}
        ring = list(kids)
        at = 0
        out = []
        for b in beats:
            if len(ring) < 2:
                break
            at = (at + b) % len(ring)
            who = ring[at]
            lives[who] -= 1
            if lives[who] == 0:
                out.append(ring.pop(at))
                at -= 1
        return out, {k: v for k, v in lives.items() if v}
#> Solution().potatoRounds("abc", [1, 3, 2])
#> Solution().potatoRounds("xy", [2, 2, 5])
#> Solution().potatoRounds("pqrs", [])
#> Solution().potatoRounds("k", [7])
#> Solution().potatoRounds("mno", [4, 0, 1, 0])
# %%
class Solution:
    def sumOfCorners(self, n, rules):
        g = [[r * n + c for c in range(n)] for r in range(n)]
        total = 0
        for rule in rules:
            size, shift = rule
            last = size - 1
            for r in range(0, n - last, shift):
                for c in range(0, n - last, shift):
                    corner = g[r][c] + g[r + last][c + last]
                    g[r][c], g[r + last][c + last] = g[r + last][c + last], g[r][c]
                    total += corner % 5
        return total, g
#> Solution().sumOfCorners(2, [(2, 1)])
#> Solution().sumOfCorners(3, [(2, 1)])
#> Solution().sumOfCorners(3, [(3, 1), (2, 2)])
#> Solution().sumOfCorners(1, [(1, 1), (2, 1)])
#> Solution().sumOfCorners(4, [(2, 2), (4, 1)])
# %%
def wave_numbers(n, prefix=0, up=True):
    """Numbers of n digits from 1 to 3 that go up and down in turns."""
    if n == 0:
        return [prefix]
    out = []
    last = prefix % 10
    for d in (1, 2, 3):
        if prefix and ((up and d <= last) or (not up and d >= last)):
            continue
        out += wave_numbers(n - 1, prefix * 10 + d, not up if prefix else up)
    return out
#> wave_numbers(2)
#> wave_numbers(2, 3, False)
#> wave_numbers(1, 2)
#> wave_numbers(0, 7)
#> wave_numbers(3)
# %%
class Solution:
    def tidePools(self, rows):
        filled = 0
        for r in range(1, len(rows)):
            for c in range(len(rows[r])):
                above = rows[r - 1][c]
                if rows[r][c] == '_' and above != '_':
                    rows[r][c] = above
                    filled += 1
        for row in rows:
            for c in range(len(row) - 2, -1, -1):
                if row[c] == '_' and row[c + 1] != '_':
                    row[c] = row[c + 1].upper()
                    filled += 1
        return [''.join(r) for r in rows], filled
#> Solution().tidePools([list("a_"), list("__")])
#> Solution().tidePools([list("_b_"), list("c__")])
#> Solution().tidePools([list("__")])
#> Solution().tidePools([list("x"), list("_"), list("y")])
#> Solution().tidePools([list("_k_m"), list("____")])
# %%
def split_queue(q, sizes):
    """Groups leave from the front and back in turns; what is asked for beyond the queue is owed."""
    groups, owed = [], 0
    front = True
    for s in sizes:
        if s > len(q):
            owed += s - len(q)
            s = len(q)
        if front:
            groups.append(q[:s])
            q = q[s:]
        else:
            groups.append(q[len(q) - s:])
            q = q[:len(q) - s]
        front = not front
    return groups, owed
#> split_queue([1, 2, 3, 4, 5], [2, 1])
#> split_queue(["a", "b"], [1, 1, 1])
#> split_queue([], [3])
#> split_queue([9, 8, 7, 6, 5, 4], [1, 2, 2, 4])
#> split_queue([0], [])
# %%
class Solution:
    def digTunnel(self, rock):
        # cost[i][j]: least to join stretches i..j, a joint costs the harder end
        n = len(rock)
        cost = [[0] * n for _ in range(n)]
        for size in range(2, n + 1):
            for i in range(n - size + 1):
                j = i + size - 1
                options = []
                for k in range(i, j):
                    options.append(cost[i][k] + cost[k + 1][j] + max(rock[k], rock[k + 1]))
                cost[i][j] = min(options)
        return cost[0]
#> Solution().digTunnel([3, 1, 4])
#> Solution().digTunnel([5, 5])
#> Solution().digTunnel([7])
#> Solution().digTunnel([2, 9, 1, 6])
#> Solution().digTunnel([1, 2, 3, 2])
# %%
class Solution:
    def partyHats(self, heads, hats):
        heads.sort()
        hats.sort()
        given = [None] * len(heads)
        h = 0
        for i, size in enumerate(heads):
            while h < len(hats) and hats[h] < size:
                h += 1
            if h == len(hats):
                break
            if hats[h] - size <= 3:
                given[i] = hats[h]
                h += 1
        return given, len(hats) - h
#> Solution().partyHats([52, 55, 58], [54, 50, 60])
#> Solution().partyHats([10], [20])
#> Solution().partyHats([], [5, 6])
#> Solution().partyHats([48, 49, 49], [49, 49])
#> Solution().partyHats([60, 30, 45], [33, 47, 46, 59])
# %%
def rot_layers(text, layers):
    """Every layer cuts the text in two, turns the halves' order when the first half has the smaller letter in front."""
    if layers == 0 or len(text) < 2:
        return text
    m = (len(text) + 1) // 2
    a = rot_layers(text[:m], layers - 1)
    b = rot_layers(text[m:], layers - 1)
    return b + a if a[0] < b[0] else a + b
#> rot_layers("piano", 2)
#> rot_layers("abcd", 2)
#> rot_layers("z", 3)
#> rot_layers("harvest", 1)
#> rot_layers("meadow", 3)
# %%
class Solution:
    def meanRows(self, grid, steps):
        R = len(grid)
        for s in range(steps):
            r = s % R
            row = grid[r]
            mean = sum(row) // len(row)
            worst = max(range(len(row)), key=lambda c: abs(row[c] - mean))
            below = grid[(r + 1) % R]
            row[worst], below[worst] = below[worst], row[worst]
        return grid
#> Solution().meanRows([[1, 9], [4, 4]], 1)
#> Solution().meanRows([[2, 2, 8], [5, 0, 5]], 2)
#> Solution().meanRows([[6, 1]], 2)
#> Solution().meanRows([[3, 30], [20, 2], [1, 10]], 3)
#> Solution().meanRows([[7, 7], [0, 1]], 0)
# %%
def hop_back(seq):
    """Reads commands: a number is pushed, '<n' repeats the last n items, '~' swaps the two on top, '!' folds all by minus."""
    out = []
    for t in seq:
        if t == "~":
            if len(out) > 1:
                out[-1], out[-2] = out[-2], out[-1]
        elif t == "!":
            while len(out) > 1:
                b, a = out.pop(), out.pop()
                out.append(a - b)
        elif t.startswith("<"):
            n = int(t[1:])
            out += out[-n:]
        else:
            out.append(int(t))
    return out
#> hop_back(["4", "7", "~", "!"])
#> hop_back(["1", "2", "<2", "~"])
#> hop_back(["~", "9"])
#> hop_back(["5", "<1", "<2", "!"])
#> hop_back(["-3", "8", "<1", "!", "6"])
# %%
class Solution:
    def growthRings(self, n, storms):
        rings = [[1] * n for _ in range(n)]
        for r, c in storms:
            for y in range(n):
                for x in range(n):
                    d = max(abs(y - r), abs(x - c))
                    if d == 0:
                        rings[y][x] = 0
                    elif d == 1:
                        rings[y][x] *= 2
        return rings
#> Solution().growthRings(2, [(0, 0)])
#> Solution().growthRings(3, [(1, 1)])
#> Solution().growthRings(1, [(0, 0), (0, 0)])
#> Solution().growthRings(3, [(0, 2), (2, 2)])
#> Solution().growthRings(2, [])
# %%
class Solution:
    def shortLists(self, nested, limit):
        """Flattens only lists shorter than the limit; the longer ones are cut to it."""
        out = []
        for x in nested:
            if not isinstance(x, list):
                out.append(x)
                continue
            flat = self.shortLists(x, limit)
            if len(flat) < limit:
                out.extend(flat)
            else:
                out.append(flat[:limit])
        return out
#> Solution().shortLists([1, [2], [3, 4, 5]], 2)
#> Solution().shortLists([[1, [2, 3]], 4], 3)
#> Solution().shortLists([], 2)
#> Solution().shortLists([[[[7]]], [8, 9]], 1)
#> Solution().shortLists([["a", ["b", "c", "d"]], "e"], 4)
# %%
def race_table(times):
    """times[r][k]: lap k of runner r; positions after each lap, ties to the lower number."""
    sums = [0] * len(times)
    table = []
    for k in range(len(times[0])):
        for r, laps in enumerate(times):
            sums[r] += laps[k]
        order = sorted(range(len(times)), key=lambda r: sums[r])
        place = [0] * len(times)
        for p, r in enumerate(order, 1):
            place[r] = p
        table.append(place)
    return table, sums
#> race_table([[5, 7], [6, 5]])
#> race_table([[10, 10, 10], [11, 9, 9], [9, 12, 10]])
#> race_table([[4]])
#> race_table([[3, 3], [3, 3], [3, 2]])
#> race_table([[61, 59, 64], [60, 66, 58]])
