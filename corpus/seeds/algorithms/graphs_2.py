# %%
from typing import List

class Solution:
    def brightestCorridor(self, lamps: List[List[int]], dark: int) -> int:
        best = 0
        for row in lamps:
            run = 0
            for x in row:
                run = run + x if x > dark else 0
                best = max(best, run)
        for j in range(len(lamps[0])):
            run = 0
            for i in range(len(lamps)):
                if lamps[i][j] > dark:
                    run += lamps[i][j]
                else:
                    run = 0
                best = max(best, run)
        return best
#> Solution().brightestCorridor([[3, 1], [4, 2]], 1)
#> Solution().brightestCorridor([[1, 1, 1]], 1)
#> Solution().brightestCorridor(lamps=[[5, 0, 2], [6, 7, 1]], dark=0)
#> Solution().brightestCorridor(lamps=[[8]], dark=3)
#> Solution().brightestCorridor([[2, 2], [0, 9], [4, 4]], 1)
# %%
def courier_days(parents, load):
    n = len(parents)
    depth = [0] * n
    for v in range(1, n):
        depth[v] = depth[parents[v]] + 1
    trips = {}
    for v, d in enumerate(depth):
        trips[d] = trips.get(d, 0) + load[v]
    return [trips[d] * d for d in sorted(trips)]
#> courier_days([-1, 0, 0, 1], [5, 1, 2, 3])
#> courier_days([], [])
#> courier_days([-1], [9])
#> courier_days([-1, 0, 1, 2, 2], [1, 1, 1, 1, 1])
#> courier_days([-1, 0, 0, 0], [0, 4, 0, 2])
# %%
def plague(grid, days):
    n, m = len(grid), len(grid[0])
    sick = [(i, j) for i in range(n) for j in range(m) if grid[i][j] == 2]
    day = 0
    while sick and day < days:
        nxt = []
        for i, j in sick:
            for a, b in [(i-1, j), (i+1, j), (i, j-1), (i, j+1)]:
                if 0 <= a < n and 0 <= b < m and grid[a][b] == 1:
                    grid[a][b] = 2
                    nxt.append((a, b))
            grid[i][j] = 3
        sick = nxt
        day += 1
    flat = [x for row in grid for x in row]
    return [flat.count(k) for k in (1, 2, 3)]
#> plague([[2, 1], [1, 1]], 1)
#> plague([[1, 1], [1, 1]], 5)
#> plague([[2, 1, 1]], 2)
#> plague([[0]], 3)
#> plague([[2, 0, 1], [1, 1, 1]], 3)
# %%
class Solution:
    def kingRoute(self, costs, mover):
        n = len(costs)
        INF = float('inf')
        best = [[INF] * n for _ in range(n)]
        best[0][0] = costs[0][0]
        for i in range(n):
            for j in range(n):
                for name, (di, dj) in mover.items():
                    a, b = i - di, j - dj
                    if a < 0 or b < 0 or a >= n or b >= n:
                        continue
                    if best[a][b] + costs[i][j] < best[i][j]:
                        best[i][j] = best[a][b] + costs[i][j]
        end = best[-1][-1]
        return -1 if end == INF else end
#> Solution().kingRoute([[1, 9], [2, 1]], {"down": (1, 0), "right": (0, 1)})
#> Solution().kingRoute([[1, 9], [2, 1]], {"diag": (1, 1)})
#> Solution().kingRoute(costs=[[4]], mover={})
#> Solution().kingRoute(costs=[[1, 1], [1, 1]], mover={"down": (1, 0)})
#> Solution().kingRoute([[0, 5, 1], [2, 9, 1], [1, 1, 3]], {"r": (0, 1), "d": (1, 0)})
# %%
def islands_by_letter(rows):
    grid = [list(r) for r in rows]
    counts = {}

    def sink(i, j, ch):
        if i < 0 or j < 0 or i >= len(grid) or j >= len(grid[i]):
            return
        if grid[i][j] != ch:
            return
        grid[i][j] = ' '
        sink(i + 1, j, ch)
        sink(i - 1, j, ch)
        sink(i, j + 1, ch)
        sink(i, j - 1, ch)

    for i, row in enumerate(grid):
        for j, ch in enumerate(row):
            if ch != ' ':
                counts[ch] = counts.get(ch, 0) + 1
                sink(i, j, ch)
    return counts
#> islands_by_letter(["aab"])
#> islands_by_letter(["ab", "ba"])
#> islands_by_letter([])
#> islands_by_letter(["c c", "ccc"])
#> islands_by_letter(["xy", "xx"])
# %%
class Solution:
    def shareTaxi(self, n, friends, seats):
        head = [i for i in range(n)]
        size = [1] * n

        def top(i):
            if head[i] != i:
                head[i] = top(head[i])
            return head[i]

        refused = 0
        for a, b in friends:
            x, y = top(a), top(b)
            if x == y:
                continue
            if size[x] + size[y] > seats:
                refused += 1
                continue
            head[y] = x
            size[x] += size[y]
        return refused, max(size)
#> Solution().shareTaxi(4, [(0, 1), (1, 2), (2, 3)], 3)
#> Solution().shareTaxi(n=3, friends=[(0, 1), (1, 0)], seats=2)
#> Solution().shareTaxi(2, [], 4)
#> Solution().shareTaxi(n=5, friends=[(0, 1), (2, 3), (1, 3), (4, 0)], seats=4)
#> Solution().shareTaxi(3, [(0, 2), (1, 2)], 1)
# %%
def cook_times(tasks):
    finish = {}

    def done(t):
        if t in finish:
            return finish[t]
        mins, before = tasks[t]
        ready = 0
        for b in before:
            ready = max(ready, done(b))
        finish[t] = ready + mins
        return finish[t]

    slowest = max(tasks, key=lambda t: (done(t), t), default=None)
    return slowest, finish.get(slowest, 0)
#> cook_times({"rice": (20, []), "fry": (8, ["chop"]), "chop": (5, [])})
#> cook_times({})
#> cook_times({"a": (3, ["b"]), "b": (4, ["c"]), "c": (5, [])})
#> cook_times({"x": (1, []), "y": (1, [])})
#> cook_times({"mix": (2, ["egg"])})
# %%
import heapq
from typing import List

class Solution:
    def loudestPath(self, n: int, roads: List[List[int]], src: int) -> List[int]:
        g = [[] for _ in range(n)]
        for a, b, noise in roads:
            g[a].append((b, noise))
            g[b].append((a, noise))
        worst = [-1] * n
        heap = [(0, src)]
        while heap:
            level, u = heapq.heappop(heap)
            if worst[u] != -1:
                continue
            worst[u] = level
            for v, noise in g[u]:
                if worst[v] == -1:
                    heapq.heappush(heap, (max(level, noise), v))
        return worst
#> Solution().loudestPath(3, [[0, 1, 5], [1, 2, 3], [0, 2, 9]], 0)
#> Solution().loudestPath(2, [], 1)
#> Solution().loudestPath(n=4, roads=[[0, 1, 2], [1, 2, 2], [2, 3, 7]], src=3)
#> Solution().loudestPath(n=1, roads=[], src=0)
#> Solution().loudestPath(4, [[0, 1, 1], [2, 3, 1], [1, 3, 8], [0, 2, 6]], 0)
# %%
def fold_paper(mat):
    r = len(mat)
    half = r // 2
    for i in range(half):
        for j in range(len(mat[i])):
            mat[i][j] += mat[r - 1 - i][j]
    kept = mat[:r - half]
    widths = [[a + b for a, b in zip(row, row[::-1])][:(len(row) + 1) // 2] for row in kept]
    return widths
#> fold_paper([[1, 2], [3, 4]])
#> fold_paper([[1, 2, 3]])
#> fold_paper([])
#> fold_paper([[1, 0], [2, 5], [3, 1]])
#> fold_paper([[1, 2, 3], [4, 5, 6], [7, 8, 9], [1, 1, 1]])
# %%
class Solution:
    def ghostTurns(self, maze, steps):
        for i, row in enumerate(maze):
            if 'G' in row:
                r, c = i, row.index('G')
        d = 0
        moves = [(-1, 0), (0, 1), (1, 0), (0, -1)]
        log = ''
        while steps > 0:
            steps -= 1
            x, y = r + moves[d][0], c + moves[d][1]
            if 0 <= x < len(maze) and 0 <= y < len(maze[x]) and maze[x][y] != '#':
                r, c = x, y
                log += 'm'
            else:
                d = (d + 1) % 4
                log += 't'
        return log, (r, c)
#> Solution().ghostTurns(["..", "G."], 5)
#> Solution().ghostTurns(["G"], 4)
#> Solution().ghostTurns(maze=["#G#", "..."], steps=6)
#> Solution().ghostTurns(["..G"], 0)
#> Solution().ghostTurns(maze=[".#.", "G.."], steps=8)
# %%
def bridge_guard(n, edges):
    def parts(skip):
        par = list(range(n))
        def f(x):
            return x if par[x] == x else f(par[x])
        left = n
        for i, (a, b) in enumerate(edges):
            if i == skip:
                continue
            a, b = f(a), f(b)
            if a != b:
                par[a] = b
                left -= 1
        return left

    base = parts(-1)
    return [e for i, e in enumerate(edges) if parts(i) > base]
#> bridge_guard(3, [(0, 1), (1, 2)])
#> bridge_guard(3, [(0, 1), (1, 2), (2, 0)])
#> bridge_guard(2, [])
#> bridge_guard(4, [(0, 1), (1, 2), (2, 0)])
#> bridge_guard(2, [(0, 1), (1, 0)])
# %%
class Solution:
    def lastStone(self, n, arrows, begin):
        nxt = {}
        for a, b in arrows:
            nxt.setdefault(a, []).append(b)
        for k in nxt:
            nxt[k].sort()
        at, visits = begin, [0] * n
        while True:
            visits[at] += 1
            options = nxt.get(at)
            if not options or visits[at] > len(options):
                return at, visits
            at = options[visits[at] - 1]
#> Solution().lastStone(3, [(0, 1), (1, 2)], 0)
#> Solution().lastStone(3, [(0, 1), (1, 0), (0, 2)], 0)
#> Solution().lastStone(n=1, arrows=[], begin=0)
#> Solution().lastStone(n=2, arrows=[(0, 1), (1, 0)], begin=1)
#> Solution().lastStone(4, [(0, 2), (0, 1), (1, 0), (2, 3), (3, 0)], 0)
# %%
def sum_neighbours(grid, wrap):
    n, m = len(grid), len(grid[0])
    res = [[0] * m for _ in range(n)]
    for i in range(n):
        for j in range(m):
            for di, dj in (0, 1), (1, 0), (0, -1), (-1, 0):
                a, b = i + di, j + dj
                if wrap:
                    a, b = a % n, b % m
                elif not (-1 < a < n and -1 < b < m):
                    continue
                res[i][j] += grid[a][b]
    return res
#> sum_neighbours([[1, 2], [3, 4]], False)
#> sum_neighbours([[1, 2], [3, 4]], True)
#> sum_neighbours([[5]], True)
#> sum_neighbours([[5]], False)
#> sum_neighbours([[1, 0, 2]], False)
# %%
class Solution:
    def firstToMeet(self, parent, a, b):
        trail = set()
        while a != -1:
            trail.add(a)
            a = parent[a]
        hops = 0
        while b not in trail:
            b = parent[b]
            hops += 1
            if b == -1:
                return None
        return b, hops
#> Solution().firstToMeet([-1, 0, 0, 1, 1], 3, 4)
#> Solution().firstToMeet([-1, 0, 0, 1, 2], 3, 4)
#> Solution().firstToMeet(parent=[-1, -1], a=0, b=1)
#> Solution().firstToMeet(parent=[-1, 0, 1, 2], a=3, b=1)
#> Solution().firstToMeet([-1, 0, 1, 2, 3], 0, 4)
# %%
from collections import deque

def light_panel(start, goal, wires):
    seen = {start: ""}
    q = deque([start])
    while q:
        state = q.popleft()
        if state == goal:
            return seen[state] or "none"
        for i, mask in enumerate(wires):
            nxt = state ^ mask
            if nxt not in seen:
                seen[nxt] = seen[state] + chr(97 + i)
                q.append(nxt)
    return "stuck"
#> light_panel(0, 5, [1, 4])
#> light_panel(3, 3, [2])
#> light_panel(0, 6, [1, 8])
#> light_panel(7, 0, [3, 6, 5, 7])
#> light_panel(2, 5, [3, 6, 2])
# %%
class Solution:
    def quietRows(self, m):
        cols = [sum(c) for c in zip(*m)]
        quiet = []
        for i, row in enumerate(m):
            s = sum(row)
            if all(s < c for c in cols):
                quiet.append(i)
        loud = [j for j, c in enumerate(cols) if c > max(map(sum, m))]
        return quiet, loud
#> Solution().quietRows([[1, 0], [4, 5]])
#> Solution().quietRows([[1, 1], [1, 1]])
#> Solution().quietRows(m=[[7]])
#> Solution().quietRows(m=[[0, 1, 2], [3, 0, 1], [1, 1, 1]])
#> Solution().quietRows([[2], [3], [4]])
# %%
def vines(edges, root, cut):
    tree = {}
    for a, b in edges:
        tree.setdefault(a, set()).add(b)
        tree.setdefault(b, set()).add(a)
    stack = [(root, None, 0)]
    alive = []
    while stack:
        v, came, d = stack.pop()
        if v in cut:
            continue
        alive.append((v, d))
        for w in sorted(tree.get(v, ())):
            if w != came:
                stack.append((w, v, d + 1))
    return alive
#> vines([(1, 2), (1, 3), (3, 4)], 1, [3])
#> vines([(1, 2), (2, 3), (2, 4)], 3, [])
#> vines([], 5, [])
#> vines([(1, 2)], 1, [1])
#> vines([(1, 5), (5, 2), (5, 4), (4, 3)], 5, [2, 9])
# %%
class Solution:
    def ringRotate(self, mat, k):
        n, m = len(mat), len(mat[0])
        cells = [(0, j) for j in range(m)]
        cells += [(i, m - 1) for i in range(1, n)]
        if n > 1:
            cells += [(n - 1, j) for j in range(m - 2, -1, -1)]
        if m > 1:
            cells += [(i, 0) for i in range(n - 2, 0, -1)]
        vals = [mat[i][j] for i, j in cells]
        k %= len(vals)
        vals = vals[-k:] + vals[:-k]
        for (i, j), v in zip(cells, vals):
            mat[i][j] = v
        return mat
#> Solution().ringRotate([[1, 2], [3, 4]], 1)
#> Solution().ringRotate([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 2)
#> Solution().ringRotate(mat=[[1, 2, 3]], k=4)
#> Solution().ringRotate([[6]], 3)
#> Solution().ringRotate(mat=[[1, 2], [3, 4], [5, 6]], k=6)
# %%
def mutual(follows):
    pairs = []
    for a in sorted(follows):
        for b in sorted(follows[a]):
            if a < b and a in follows.get(b, []):
                pairs.append(a + b)
    one_way = sum(len(v) for v in follows.values()) - 2 * len(pairs)
    return pairs, one_way
#> mutual({"a": ["b", "c"], "b": ["a"], "c": []})
#> mutual({})
#> mutual({"x": ["y"], "y": ["z"], "z": ["x"]})
#> mutual({"p": ["q", "r"], "q": ["p", "r"], "r": ["q", "p"]})
#> mutual({"k": ["m"]})
# %%
class Solution:
    def sandFall(self, box, drops):
        h = len(box)
        grid = [list(r) for r in box]
        landed = []
        for c in drops:
            if grid[0][c] != '.':
                landed.append(None)
                continue
            r = 0
            while r + 1 < h:
                if grid[r + 1][c] == '.':
                    r += 1
                elif c > 0 and grid[r + 1][c - 1] == '.':
                    r, c = r + 1, c - 1
                else:
                    break
            grid[r][c] = 'o'
            landed.append((r, c))
        return landed
#> Solution().sandFall(["...", "..."], [1, 1, 1])
#> Solution().sandFall(["."], [0, 0])
#> Solution().sandFall(box=["...", ".#.", "..."], drops=[1, 2, 1])
#> Solution().sandFall([".."], [])
#> Solution().sandFall(box=["..", "..", ".."], drops=[1, 1, 1, 0])
# %%
def cheapest_within(flights, a, b, hops):
    best = {a: 0}
    for _ in range(hops):
        snap = dict(best)
        for u, v, w in flights:
            if u in snap:
                cand = snap[u] + (w if v > u else 2 * w)
                if cand < best.get(v, 10 ** 6):
                    best[v] = cand
    return best.get(b, -1), len(best)
#> cheapest_within([("A", "B", 5), ("B", "C", 5), ("A", "C", 20)], "A", "C", 1)
#> cheapest_within([("A", "B", 5), ("B", "C", 5), ("A", "C", 20)], "A", "C", 2)
#> cheapest_within([], "A", "A", 2)
#> cheapest_within([("A", "B", 1), ("B", "A", -3)], "A", "B", 3)
#> cheapest_within([("C", "D", 2), ("D", "E", 2), ("E", "F", 2)], "C", "F", 2)
# %%
class Solution:
    def hiddenSquare(self, board, size):
        n, m = len(board), len(board[0])
        answer = []
        for i in range(n - size + 1):
            for j in range(m - size + 1):
                block = [row[j:j + size] for row in board[i:i + size]]
                if len({ch for line in block for ch in line}) == 1:
                    answer.append((i, j, block[0][0]))
        return answer
#> Solution().hiddenSquare(["aab", "aab"], 2)
#> Solution().hiddenSquare(["xyz"], 1)
#> Solution().hiddenSquare(board=["ab", "ba"], size=2)
#> Solution().hiddenSquare(board=["oo", "oo"], size=3)
#> Solution().hiddenSquare(["ccc", "ccd", "dcc"], 2)
# %%
def euler_word(edges, start):
    left = sorted(edges)
    word = [start]
    here = start
    while True:
        for i, (a, b) in enumerate(left):
            if here in (a, b):
                here = b if a == here else a
                word.append(here)
                left.pop(i)
                break
        else:
            break
    return "".join(word), len(left)
#> euler_word([("a", "b"), ("b", "c"), ("c", "a")], "a")
#> euler_word([("a", "b"), ("c", "d")], "c")
#> euler_word([], "z")
#> euler_word([("a", "b"), ("a", "c"), ("a", "d")], "b")
#> euler_word([("p", "q"), ("q", "r"), ("q", "s"), ("r", "s")], "p")
# %%
from functools import cache

class Solution:
    def gameOnGraph(self, moves, start):
        @cache
        def wins(v):
            return any(not wins(w) for w in moves.get(v, ()))

        if not wins(start):
            return "lose"
        good = [w for w in moves[start] if not wins(w)]
        return f"win via {min(good)}"
#> Solution().gameOnGraph({1: [2], 2: [3], 3: []}, 1)
#> Solution().gameOnGraph({1: [2, 3], 2: [3]}, 1)
#> Solution().gameOnGraph(moves={}, start=4)
#> Solution().gameOnGraph(moves={5: [7, 6], 6: [], 7: []}, start=5)
#> Solution().gameOnGraph({1: [2, 3], 2: [4], 3: [4, 5], 4: [5]}, 1)
# %%
def tilt(grid, way):
    if way in "UD":
        grid = list(map("".join, zip(*grid)))
    out = []
    for line in grid:
        chunks = []
        for part in line.split('#'):
            k = part.count('O')
            if k == len(part) > 1:
                k -= 1
            dots = '.' * (len(part) - k)
            chunks.append('O' * k + dots if way in "LU" else dots + 'O' * k)
        out.append('#'.join(chunks))
    return list(map("".join, zip(*out))) if way in "UD" else out
#> tilt(["O.O", ".O."], "R")
#> tilt(["O.O", ".O."], "U")
#> tilt([".O#.O"], "L")
#> tilt(["O", ".", "#", "O", "."], "D")
#> tilt([], "L")
# %%
class Solution:
    def guardViews(self, plan):
        seen = set()
        for i, row in enumerate(plan):
            for j, ch in enumerate(row):
                if ch in '<>^v':
                    dx = (ch == 'v') - (ch == '^')
                    dy = (ch == '>') - (ch == '<')
                    x, y = i + dx, j + dy
                    while 0 <= x < len(plan) and 0 <= y < len(row) and plan[x][y] == '.':
                        seen.add((x, y))
                        x += dx
                        y += dy
        return sum(row.count('.') for row in plan) - len(seen)
#> Solution().guardViews([">..", "..."])
#> Solution().guardViews(["...", "..."])
#> Solution().guardViews(plan=[">.<", ".^."])
#> Solution().guardViews(plan=["v"])
#> Solution().guardViews(["v.#", "...", "#.<"])
# %%
def tree_diameter(n, edges):
    adj = [[] for _ in range(n)]
    for a, b, w in edges:
        adj[a].append((b, w))
        adj[b].append((a, w))

    def far(u, p):
        best = (0, u)
        for v, w in adj[u]:
            if v != p:
                d, end = far(v, u)
                if w % 2:
                    w += len(adj[v]) - 1
                best = max(best, (d + w, end))
        return best

    _, a = far(0, -1)
    length, b = far(a, -1)
    return length, sorted((a, b))
#> tree_diameter(3, [(0, 1, 4), (0, 2, 6)])
#> tree_diameter(1, [])
#> tree_diameter(4, [(0, 1, 1), (1, 2, 1), (2, 3, 1)])
#> tree_diameter(5, [(0, 1, 2), (1, 2, 3), (1, 3, 9), (0, 4, 1)])
#> tree_diameter(2, [(1, 0, 7)])
# %%
class Solution:
    def mergeCamps(self, grid, bridges):
        ids = {}
        for i, row in enumerate(grid):
            for j, ch in enumerate(row):
                if ch == 'T':
                    ids[i, j] = len(ids)
        group = list(range(len(ids)))
        for p, q in bridges:
            if p in ids and q in ids:
                old, new = group[ids[q]], group[ids[p]]
                for k in range(len(group)):
                    if group[k] == old:
                        group[k] = new
        return len(set(group)), group
#> Solution().mergeCamps(["T.", ".T"], [((0, 0), (1, 1))])
#> Solution().mergeCamps(["..", ".."], [])
#> Solution().mergeCamps(grid=["TTT"], bridges=[((0, 0), (0, 2)), ((0, 1), (1, 1))])
#> Solution().mergeCamps(["T"], [((0, 0), (0, 0))])
#> Solution().mergeCamps(grid=["TT", "TT"], bridges=[((0, 1), (1, 0)), ((1, 1), (0, 1))])
# %%
def clock_walk(dial, start, stride, rounds):
    n = len(dial)
    pos = start % n
    score, trace = 0, []
    for t in range(rounds):
        score += dial[pos]
        trace.append(pos)
        pos = (pos + stride + dial[pos]) % n
        if pos in trace and t > 0:
            stride += 1
    return score, trace
#> clock_walk([1, 2, 3], 0, 1, 4)
#> clock_walk([0, 0], 1, 1, 3)
#> clock_walk([5], 0, 0, 2)
#> clock_walk([2, 0, 1, 3, 1], 3, 2, 6)
#> clock_walk([4, 1], 0, 3, 0)
# %%
class Solution:
    def courseTerms(self, total, rules, perTerm):
        indeg = [0] * total
        after = [[] for _ in range(total)]
        for first, then in rules:
            indeg[then] += 1
            after[first].append(then)
        ready = [c for c in range(total) if indeg[c] == 0]
        plan = []
        while ready:
            now, ready = ready[:perTerm], ready[perTerm:]
            plan.append(now)
            for c in now:
                for d in after[c]:
                    indeg[d] -= 1
                    if indeg[d] == 0:
                        ready.append(d)
        return plan if sum(map(len, plan)) == total else []
#> Solution().courseTerms(4, [(0, 1), (0, 2), (2, 3)], 2)
#> Solution().courseTerms(3, [(0, 1), (1, 0)], 1)
#> Solution().courseTerms(total=3, rules=[], perTerm=2)
#> Solution().courseTerms(total=0, rules=[], perTerm=1)
#> Solution().courseTerms(5, [(4, 0), (3, 0), (0, 1)], 1)
# %%
def snake_index(width, number):
    row, off = divmod(number, width)
    if row % 2:
        off = width - 1 - off
    around = []
    for r, c in ((row - 1, off), (row, off - 1), (row, off + 1), (row + 1, off)):
        if r < 0 or not 0 <= c < width:
            continue
        v = r * width
        v += c if r % 2 == 0 else width - 1 - c
        around.append(v)
    return (row, off), around
#> snake_index(3, 4)
#> snake_index(3, 0)
#> snake_index(1, 2)
#> snake_index(4, 7)
#> snake_index(2, 3)
# %%
def odd_cells(h, w, ops):
    rows, cols = [0] * h, [0] * w
    for kind, idx in ops:
        if kind == "r":
            rows[idx] ^= 1
        elif kind == "c":
            cols[idx] ^= 1
        else:
            rows, cols = cols, rows
    art = []
    for a in rows:
        art.append("".join("#" if a ^ b else "-" for b in cols))
    return art
#> odd_cells(2, 3, [("r", 0), ("c", 2)])
#> odd_cells(2, 2, [])
#> odd_cells(1, 3, [("c", 1), ("t", 0), ("r", 0)])
#> odd_cells(2, 2, [("r", 1), ("r", 1), ("c", 0)])
#> odd_cells(1, 1, [("r", 5)])
# %%
class Solution:
    def bossOfMost(self, chief):
        n = len(chief)
        below = [0] * n
        waiting = [0] * n
        for c in chief:
            if c >= 0:
                waiting[c] += 1
        leaves = [v for v in range(n) if not waiting[v]]
        for v in leaves:
            c = chief[v]
            if c < 0:
                continue
            below[c] += below[v] + 1
            waiting[c] -= 1
            if not waiting[c]:
                leaves.append(c)
        return below
#> Solution().bossOfMost([-1, 0, 0, 2])
#> Solution().bossOfMost([])
#> Solution().bossOfMost(chief=[1, 2, 3, -1])
#> Solution().bossOfMost(chief=[-1, -1])
#> Solution().bossOfMost([4, 4, 0, 0, -1])
# %%
def wave(grid, source):
    from collections import deque
    n, m = len(grid), len(grid[0])
    out = [[-1] * m for _ in range(n)]
    si, sj = source
    out[si][sj] = 0
    q = deque([(si, sj)])
    while q:
        i, j = q.popleft()
        for di in (-1, 0, 1):
            for dj in (-1, 0, 1):
                a, b = i + di, j + dj
                if 0 <= a < n and 0 <= b < m and out[a][b] < 0 and grid[a][b]:
                    out[a][b] = out[i][j] + 1
                    q.append((a, b))
    return out
#> wave([[1, 1], [1, 1]], (0, 0))
#> wave([[1, 0, 1]], (0, 0))
#> wave([[1]], (0, 0))
#> wave([[1, 1], [0, 1], [1, 0]], (0, 0))
#> wave([[1, 0], [0, 1]], (1, 1))
# %%
class Solution:
    def triangles(self, edges):
        near = {}
        for a, b in edges:
            near.setdefault(a, set()).add(b)
            near.setdefault(b, set()).add(a)
        found = 0
        inside = set()
        for a, b in edges:
            common = near[a] & near[b]
            found += len(common)
            if common:
                inside |= {a, b}
        return found // 3, sorted(inside)
#> Solution().triangles([(1, 2), (2, 3), (1, 3)])
#> Solution().triangles([])
#> Solution().triangles(edges=[(1, 2), (2, 3), (3, 4)])
#> Solution().triangles([(1, 2), (1, 3), (2, 3), (2, 4), (3, 4)])
#> Solution().triangles(edges=[(5, 6), (6, 7), (5, 7), (7, 8)])
# %%
def tournament_rank(beats):
    ranks = []
    left = sorted(beats)
    while left:
        top = max(left, key=lambda p: sum(q in left for q in beats[p]))
        ranks.append(top)
        left.remove(top)
    upsets = 0
    for i, hi in enumerate(ranks):
        for lo in ranks[i + 1:]:
            upsets += hi in beats[lo]
    return ranks, upsets
#> tournament_rank({"a": ["b", "c"], "b": ["c"], "c": []})
#> tournament_rank({})
#> tournament_rank({"a": ["b"], "b": ["c"], "c": ["a"]})
#> tournament_rank({"x": [], "y": ["x"]})
#> tournament_rank({"k": ["l"], "l": [], "m": ["k", "l"]})
# %%
def plot_fence(cells):
    cells = set(cells)
    length = 0
    corners = 0
    for r, c in sorted(cells):
        up, down = (r - 1, c) in cells, (r + 1, c) in cells
        left, right = (r, c - 1) in cells, (r, c + 1) in cells
        length += 4 - (up + down + left + right)
        for v in (up, down):
            for h in (left, right):
                if not v and not h:
                    corners += 1
    return length, corners
#> plot_fence([(0, 0)])
#> plot_fence([(0, 0), (0, 1), (1, 0)])
#> plot_fence([])
#> plot_fence([(0, 0), (1, 1)])
#> plot_fence([(2, 2), (2, 3), (2, 4), (3, 3)])
# %%
class Solution:
    def potionGraph(self, recipes, have):
        known = sorted(have)
        changed = True
        rounds = 0
        while changed:
            changed = False
            for brew, parts in recipes:
                if brew not in known and all(p in known for p in parts):
                    known.append(brew)
                    changed = True
            rounds += changed
        return rounds, [b for b in known if b not in have]
#> Solution().potionGraph([("gold", ["iron", "sun"]), ("iron", ["ore"])], ["ore", "sun"])
#> Solution().potionGraph([], ["salt"])
#> Solution().potionGraph(recipes=[("a", ["b"]), ("b", ["a"])], have=["c"])
#> Solution().potionGraph(recipes=[("x", []), ("y", ["x"]), ("z", ["y"])], have=[])
#> Solution().potionGraph([("k", ["m"]), ("m", ["n"]), ("n", ["o"])], ["o"])
# %%
def zigzag_column(mat, target):
    r, c = 0, 0
    down = True
    steps = 0
    while 0 <= c < len(mat[0]):
        if mat[r][c] == target:
            return steps
        steps += 1
        if down and r + 1 < len(mat):
            r += 1
        elif not down and r > 0:
            r -= 1
        else:
            c += 1
            down = not down
    return ~steps
#> zigzag_column([[1, 6], [2, 5], [3, 4]], 5)
#> zigzag_column([[1, 6], [2, 5], [3, 4]], 1)
#> zigzag_column([[7, 8, 9]], 9)
#> zigzag_column([[1, 2], [3, 4]], 8)
#> zigzag_column([[3], [3], [0]], 0)
# %%
class Solution:
    def colorTrail(self, edges, start, pattern):
        spots = {start}
        for ch in pattern:
            moved = set()
            for a, b, col in edges:
                if col == ch:
                    if a in spots: moved.add(b)
                    if b in spots: moved.add(a)
            if not moved:
                return []
            spots = moved
        return sorted(spots)
#> Solution().colorTrail([(1, 2, "r"), (2, 3, "g"), (2, 4, "g")], 1, "rg")
#> Solution().colorTrail([(1, 2, "r")], 1, "rrr")
#> Solution().colorTrail(edges=[], start=6, pattern="b")
#> Solution().colorTrail(edges=[(1, 2, "r"), (1, 3, "r")], start=1, pattern="rr")
#> Solution().colorTrail([(5, 6, "b")], 5, "")
