# %%
def warm_spots(grid, heat):
    spots = []
    for r, row in enumerate(grid):
        for c, v in enumerate(row):
            near = v
            if r > 0:
                near += grid[r - 1][c]
            if c > 0:
                near += row[c - 1]
            if near >= heat:
                spots.append((near, r, c))
    spots.sort(reverse=True)
    return [(r, c) for _, r, c in spots]
#> warm_spots([[1, 2], [3, 4]], 5)
#> warm_spots([[0, 0], [0, 0]], 1)
#> warm_spots([], 3)
#> warm_spots([[6, 1, 1], [1, 1, 6]], 7)
#> warm_spots([[2], [2], [2]], 2)
# %%
class Solution:
    def pipeLeak(self, joints, tap, leaks):
        flow = {tap: 64}
        line = [tap]
        lost = 0
        while line:
            j = line.pop(0)
            amount = flow[j]
            if j in leaks:
                lost += amount // 2
                amount -= amount // 2
            outs = joints.get(j, [])
            if outs:
                share = amount // len(outs)
                for o in outs:
                    flow[o] = flow.get(o, 0) + share
                    line.append(o)
        return flow, lost
#> Solution().pipeLeak({"t": ["a", "b"], "a": ["c"]}, "t", ["a"])
#> Solution().pipeLeak({}, "x", [])
#> Solution().pipeLeak(joints={"t": ["u"], "u": ["v"]}, tap="t", leaks=["t", "u"])
#> Solution().pipeLeak({"p": ["q", "r", "s"]}, "p", ["q"])
#> Solution().pipeLeak(joints={"m": ["n"]}, tap="m", leaks=["n"])
# %%
def longest_trail(n, edges):
    adj = [[] for _ in range(n)]
    for a, b in edges:
        adj[a].append(b)
    order, mark = [], [0] * n

    def dfs(v):
        mark[v] = 1
        for w in adj[v]:
            if not mark[w]:
                dfs(w)
        order.append(v)

    for v in range(n):
        if not mark[v]:
            dfs(v)
    far = [0] * n
    for v in order:
        far[v] = max((far[w] + 1 for w in adj[v]), default=0)
    return far
#> longest_trail(3, [(0, 1), (1, 2)])
#> longest_trail(2, [])
#> longest_trail(4, [(0, 1), (0, 2), (1, 3), (2, 1)])
#> longest_trail(0, [])
#> longest_trail(5, [(4, 3), (3, 2), (4, 0)])
# %%
class Solution:
    def tileTwins(self, floor):
        def rot(t):
            return tuple(zip(*t[::-1]))

        seen = {}
        for name, tile in floor:
            t = tuple(map(tuple, tile))
            forms = []
            for _ in range(4):
                forms.append(t)
                t = rot(t)
            seen.setdefault(min(forms), []).append(name)
        return [g for g in seen.values() if len(g) > 1]
#> Solution().tileTwins([("a", ["xy", "zw"]), ("b", ["zx", "wy"])])
#> Solution().tileTwins([])
#> Solution().tileTwins(floor=[("k", ["o"]), ("l", ["x"]), ("m", ["o"])])
#> Solution().tileTwins([("p", ["12"]), ("q", ["2", "1"])])
#> Solution().tileTwins(floor=[("s", ["ab", "cd"])])
# %%
def trapped(board, color):
    n, m = len(board), len(board[0])
    seen, captured = set(), []
    for i in range(n):
        for j in range(m):
            if board[i][j] != color or (i, j) in seen:
                continue
            group, free, k = [(i, j)], False, 0
            seen.add((i, j))
            while k < len(group):
                r, c = group[k]
                k += 1
                for a, b in ((r, c - 1), (r, c + 1), (r - 1, c), (r + 1, c)):
                    if 0 <= a < n and 0 <= b < m:
                        if board[a][b] == '.':
                            free = True
                        elif board[a][b] == color and (a, b) not in seen:
                            seen.add((a, b))
                            group.append((a, b))
            if not free:
                captured.append(len(group))
    return captured
#> trapped(["BW", "W."], "B")
#> trapped(["BB", "W."], "B")
#> trapped([".."], "W")
#> trapped(["WBW", "BBW"], "W")
#> trapped(["B"], "B")
# %%
from typing import List, Optional

class Solution:
    def homeward(self, nxt: List[Optional[int]], home: int) -> List[int]:
        n = len(nxt)
        dist = [-1] * n
        dist[home] = 0
        for v in range(n):
            path = []
            u = v
            while u is not None and dist[u] < 0 and u not in path:
                path.append(u)
                u = nxt[u]
            if u is not None and dist[u] >= 0:
                d = dist[u]
                for p in reversed(path):
                    d += 1
                    dist[p] = d
        return dist
#> Solution().homeward([1, 2, None], 2)
#> Solution().homeward([1, 0, None], 2)
#> Solution().homeward(nxt=[None], home=0)
#> Solution().homeward(nxt=[3, 0, 1, 3, 2], home=3)
#> Solution().homeward([2, 2, 3, 2], 0)
# %%
def rain_rows(grid, k):
    for _ in range(k):
        top = grid.pop()
        top = top[1:] + top[:1]
        grid.insert(0, top)
    cols = []
    for j in range(len(grid[0])):
        s = 0
        for i in range(len(grid)):
            s = s * 10 + grid[i][j]
        cols.append(s)
    return cols
#> rain_rows([[1, 2], [3, 4]], 1)
#> rain_rows([[1, 2, 3]], 2)
#> rain_rows([[7]], 0)
#> rain_rows([[1, 2], [3, 4], [5, 6]], 3)
#> rain_rows([[0, 9, 0], [8, 0, 8]], 5)
# %%
class Solution:
    def shortcutGain(self, n, edges, new):
        def total(es):
            d = [[0 if i == j else 99 for j in range(n)] for i in range(n)]
            for a, b in es:
                d[a][b] = d[b][a] = 1
            for k in range(n):
                for i in range(n):
                    for j in range(n):
                        if d[i][k] + d[k][j] < d[i][j]:
                            d[i][j] = d[i][k] + d[k][j]
            return sum(map(sum, d)) // 2

        return total(edges) - total(edges + [new])
#> Solution().shortcutGain(3, [(0, 1), (1, 2)], (0, 2))
#> Solution().shortcutGain(2, [(0, 1)], (0, 1))
#> Solution().shortcutGain(n=2, edges=[], new=(0, 1))
#> Solution().shortcutGain(n=3, edges=[(0, 2)], new=(2, 1))
#> Solution().shortcutGain(1, [], (0, 0))
# %%
def hop_scotch(cells, start):
    from collections import deque
    n = len(cells)
    prev = {start: None}
    q = deque([start])
    while q:
        i = q.popleft()
        if cells[i] == 0:
            path = []
            while i is not None:
                path.append(i)
                i = prev[i]
            return path[::-1]
        for j in (i + cells[i], i - cells[i]):
            if 0 <= j < n and j not in prev:
                prev[j] = i
                q.append(j)
    return []
#> hop_scotch([2, 3, 1, 0], 0)
#> hop_scotch([1, 1, 1], 1)
#> hop_scotch([0], 0)
#> hop_scotch([3, 2, 4, 1, 0, 2], 1)
#> hop_scotch([4, 2, 2, 0, 1, 1], 5)
# %%
class Solution:
    def painterRows(self, canvas, strokes):
        for kind, pos, colour in strokes:
            if kind == 'h':
                canvas[pos] = [colour] * len(canvas[pos])
            elif kind == 'v':
                for row in canvas:
                    row[pos] = colour
            else:
                for i in range(min(len(canvas), len(canvas[0]))):
                    if pos + i < len(canvas[0]):
                        canvas[i][pos + i] = colour
        tally = {}
        for row in canvas:
            for x in row:
                tally[x] = tally.get(x, 0) + 1
        return sorted(tally.items(), key=lambda t: (-t[1], t[0]))
#> Solution().painterRows([[0, 0], [0, 0]], [("h", 0, 3)])
#> Solution().painterRows([[0, 0], [0, 0]], [("v", 1, 2), ("h", 1, 5)])
#> Solution().painterRows(canvas=[[1]], strokes=[])
#> Solution().painterRows(canvas=[[0, 0, 0], [0, 0, 0]], strokes=[("d", 1, 4)])
#> Solution().painterRows([[9, 9], [9, 9], [9, 9]], [("d", 0, 1), ("v", 0, 2)])
# %%
def friend_circle_strength(bonds):
    root, power = {}, {}

    def get(p):
        if p not in root:
            root[p] = p
            power[p] = 0
        while root[p] != p:
            p = root[p]
        return p

    for a, b, s in bonds:
        x, y = get(a), get(b)
        if x == y:
            power[x] += s
        else:
            root[y] = x
            power[x] += power.pop(y) + s
    return power
#> friend_circle_strength([("a", "b", 3), ("c", "d", 4)])
#> friend_circle_strength([])
#> friend_circle_strength([("a", "b", 1), ("b", "a", 2), ("b", "c", 5)])
#> friend_circle_strength([("x", "x", 7)])
#> friend_circle_strength([("p", "q", 1), ("r", "s", 1), ("s", "p", 1), ("q", "r", 6)])
# %%
class Solution:
    def diagonalSnack(self, grid):
        n, m = len(grid), len(grid[0])
        r = c = 0
        dr = dc = 1
        eaten = [grid[0][0]]
        for _ in range(n + m):
            if not 0 <= r + dr < n:
                dr = -dr
            if not 0 <= c + dc < m:
                dc = -dc
            if not (0 <= r + dr < n and 0 <= c + dc < m):
                break
            r += dr
            c += dc
            eaten.append(grid[r][c])
        return eaten
#> Solution().diagonalSnack([[1, 2], [3, 4]])
#> Solution().diagonalSnack([[5]])
#> Solution().diagonalSnack(grid=[[1, 2, 3], [4, 5, 6]])
#> Solution().diagonalSnack(["abc"])
#> Solution().diagonalSnack(grid=["abc", "def", "ghi"])
# %%
def zombie_towns(roads, infected, immune):
    hours = {t: 0 for t in infected}
    changed = True
    while changed:
        changed = False
        for a, b, h in roads:
            for u, v in ((a, b), (b, a)):
                if u in hours and v not in immune:
                    t = hours[u] + h
                    if v not in hours or t < hours[v]:
                        hours[v] = t
                        changed = True
    return dict(sorted(hours.items()))
#> zombie_towns([("a", "b", 2), ("b", "c", 3), ("a", "c", 9)], ["a"], [])
#> zombie_towns([("a", "b", 2), ("b", "c", 3)], ["a"], ["b"])
#> zombie_towns([], ["z"], [])
#> zombie_towns([("p", "q", 1)], [], [])
#> zombie_towns([("k", "l", 4), ("m", "l", 1), ("n", "m", 1)], ["k", "n"], [])
# %%
from functools import lru_cache

class Solution:
    def routeNames(self, edges, src, dst):
        @lru_cache(maxsize=None)
        def routes(v):
            if v == dst:
                return (v,)
            found = []
            for a, b in edges:
                if a == v:
                    found += [v + tail for tail in routes(b)]
            return tuple(sorted(found, key=lambda s: (len(s), s)))

        r = routes(src)
        return r[0] if r else "", len(r)
#> Solution().routeNames((("a", "b"), ("b", "c"), ("a", "c")), "a", "c")
#> Solution().routeNames((), "x", "y")
#> Solution().routeNames(edges=(("p", "q"), ("p", "r"), ("q", "s"), ("r", "s")), src="p", dst="s")
#> Solution().routeNames(edges=(("m", "n"),), src="n", dst="m")
#> Solution().routeNames((("a", "b"), ("b", "d"), ("b", "c"), ("c", "d")), "a", "d")
# %%
def lights_seen(rows):
    count = 0
    for i, row in enumerate(rows):
        j = row.find('L')
        while j != -1:
            left = row[:j].rfind('#')
            right = row.find('#', j)
            right = len(row) if right < 0 else right
            count += right - left - 1
            j = row.find('L', j + 1)
        if 'L' not in row:
            count -= i
    return count
#> lights_seen([".L.", "#L."])
#> lights_seen(["...", "..."])
#> lights_seen([])
#> lights_seen(["L#L#.", "....."])
#> lights_seen(["#L#", "LL."])
# %%
class Solution:
    def orchardPick(self, trees, basket):
        n, m = len(trees), len(trees[0])
        r, c, got = 0, 0, 0
        path = [(0, 0)]
        while True:
            got += trees[r][c]
            if got >= basket:
                return got, path
            right = trees[r][c + 1] if c + 1 < m else -1
            down = trees[r + 1][c] if r + 1 < n else -1
            if right < 0 and down < 0:
                return got, path
            if right > down:
                c += 1
            else:
                r += 1
            path.append((r, c))
#> Solution().orchardPick([[1, 2], [3, 4]], 100)
#> Solution().orchardPick([[5, 1], [1, 1]], 5)
#> Solution().orchardPick(trees=[[1, 4, 2]], basket=6)
#> Solution().orchardPick(trees=[[0]], basket=1)
#> Solution().orchardPick([[1, 7, 0], [2, 3, 1], [9, 9, 9]], 50)
# %%
def edge_flip(n, arcs):
    indeg = [0] * n
    for _, b in arcs:
        indeg[b] += 1
    flipped = []
    for i, (a, b) in enumerate(arcs):
        if indeg[b] > indeg[a] + 1:
            indeg[b] -= 1
            indeg[a] += 1
            flipped.append(i)
    return flipped, indeg
#> edge_flip(3, [(0, 2), (1, 2)])
#> edge_flip(3, [(0, 1), (1, 2), (2, 0)])
#> edge_flip(1, [])
#> edge_flip(4, [(1, 0), (2, 0), (3, 0)])
#> edge_flip(5, [(0, 4), (1, 4), (2, 4), (3, 4), (4, 0)])
# %%
class Grid:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]
        self.h = len(rows)
        self.w = len(rows[0])

    def near(self, r, c):
        for a, b in ((r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)):
            if 0 <= a < self.h and 0 <= b < self.w:
                yield a, b

def mold(rows, days):
    g = Grid(rows)
    for _ in range(days):
        new = []
        for r in range(g.h):
            for c in range(g.w):
                if g.rows[r][c] == 'b' and any(g.rows[a][b] == 'm' for a, b in g.near(r, c)):
                    new.append((r, c))
        for r, c in new:
            g.rows[r][c] = 'm'
    return ["".join(r) for r in g.rows]
#> mold(["mb", "bb"], 1)
#> mold(["mbb"], 2)
#> mold(["b"], 1)
#> mold(["m.", ".b"], 1)
#> mold(["bm", ".b"], 0)
# %%
class Solution:
    def bestMeeting(self, n, edges, people):
        adj = [[] for _ in range(n)]
        for a, b in edges:
            adj[a].append(b)
            adj[b].append(a)
        total = [0] * n
        for p in people:
            dist = [None] * n
            dist[p] = 0
            order = [p]
            for v in order:
                for w in adj[v]:
                    if dist[w] is None:
                        dist[w] = dist[v] + 1
                        order.append(w)
            for v in range(n):
                total[v] += dist[v] if dist[v] is not None else 50
        best = min(total)
        return total.index(best), best
#> Solution().bestMeeting(3, [(0, 1), (1, 2)], [0, 2])
#> Solution().bestMeeting(2, [], [1])
#> Solution().bestMeeting(n=4, edges=[(0, 1), (0, 2), (0, 3)], people=[1, 2])
#> Solution().bestMeeting(n=3, edges=[(0, 1)], people=[])
#> Solution().bestMeeting(4, [(0, 1), (1, 2), (2, 3)], [3, 3, 0])
# %%
def stairs_count(mat):
    n = len(mat)
    cells = [(mat[i][j], i, j) for i in range(n) for j in range(len(mat[i]))]
    best = {}
    for v, i, j in sorted(cells):
        best[i, j] = 1
        for p in ((i, j - 1), (i - 1, j), (i, j + 1), (i + 1, j)):
            if p in best and mat[p[0]][p[1]] == v - 1:
                best[i, j] = max(best[i, j], best[p] + 1)
    return max(best.values(), default=0)
#> stairs_count([[1, 2], [4, 3]])
#> stairs_count([[5, 5], [5, 5]])
#> stairs_count([])
#> stairs_count([[3, 2, 1]])
#> stairs_count([[7, 1, 2], [6, 5, 3]])
# %%
class Solution:
    def busStopNames(self, network):
        deg = {}
        for line in network:
            for i, s in enumerate(line):
                nb = deg.setdefault(s, [])
                for t in line[max(0, i - 1):i] + line[i + 1:i + 2]:
                    if t not in nb:
                        nb.append(t)
        ends = sorted(s for s in deg if len(deg[s]) == 1)
        cross = sorted(s for s in deg if len(deg[s]) > 2)
        return ends, cross
#> Solution().busStopNames([["a", "b", "c"], ["d", "b"]])
#> Solution().busStopNames([])
#> Solution().busStopNames(network=[["x", "y"], ["y", "x"]])
#> Solution().busStopNames([["p", "q", "r", "p"]])
#> Solution().busStopNames(network=[["m", "n", "o"], ["o", "k"], ["k", "n"]])
# %%
def squeeze(board):
    rows = [r for r in board if any(r)]
    if not rows:
        return []
    keep = [j for j in range(len(rows[0])) if any(r[j] for r in rows)]
    small = [[r[j] for j in keep] for r in rows]
    if len(small) > len(small[0]):
        small = [list(t) for t in zip(*small)]
    return small
#> squeeze([[0, 1, 0], [0, 0, 0], [0, 2, 3]])
#> squeeze([[0, 0], [0, 0]])
#> squeeze([])
#> squeeze([[1], [0], [2], [3]])
#> squeeze([[4, 0, 5], [0, 0, 0]])
# %%
import heapq

class Solution:
    def hikeWithRest(self, trails, start, goal, stamina):
        best = {}
        heap = [(0, start, stamina)]
        while heap:
            t, v, s = heapq.heappop(heap)
            if v == goal:
                return t
            if best.get(v, -1) >= s:
                continue
            best[v] = s
            for a, b, cost in trails:
                if v not in (a, b):
                    continue
                w = b if v == a else a
                if cost <= s:
                    heapq.heappush(heap, (t + cost, w, s - cost))
                elif cost <= stamina:
                    heapq.heappush(heap, (t + cost + 5, w, stamina - cost))
        return -1
#> Solution().hikeWithRest([(0, 1, 3), (1, 2, 3)], 0, 2, 4)
#> Solution().hikeWithRest([(0, 1, 3), (1, 2, 3)], 0, 2, 6)
#> Solution().hikeWithRest(trails=[(0, 1, 9)], start=0, goal=1, stamina=5)
#> Solution().hikeWithRest(trails=[], start=2, goal=2, stamina=1)
#> Solution().hikeWithRest([(0, 1, 2), (1, 2, 2), (0, 2, 7)], 0, 2, 3)
# %%
def grid_words(rows, words):
    lines = {}
    for i, r in enumerate(rows):
        lines[f"r{i}"] = r
    for j, col in enumerate(zip(*rows)):
        lines[f"c{j}"] = "".join(col)
    hits = {}
    for w in words:
        for name, text in lines.items():
            if w in text:
                hits.setdefault(w, []).append(name)
            elif w in text[::-1]:
                hits.setdefault(w, []).append(name.upper())
    return hits
#> grid_words(["cat", "oxo", "dig"], ["cod", "ox"])
#> grid_words(["ab", "ba"], ["ab", "zz"])
#> grid_words([], ["a"])
#> grid_words(["tops"], ["spot", "to"])
#> grid_words(["nu", "it", "po"], ["nip", "out"])
# %%
class Solution:
    def peel(self, n, edges):
        nb = [set() for _ in range(n)]
        for a, b in edges:
            nb[a].add(b)
            nb[b].add(a)
        leaves = [v for v in range(n) if len(nb[v]) <= 1]
        left = n
        rounds = 0
        while left > 2 and leaves:
            left -= len(leaves)
            nxt = []
            for v in leaves:
                for w in nb[v]:
                    nb[w].discard(v)
                    if len(nb[w]) == 1:
                        nxt.append(w)
                nb[v] = set()
            leaves = nxt
            rounds += 1
        return rounds, sorted(leaves)
#> Solution().peel(3, [(0, 1), (1, 2)])
#> Solution().peel(1, [])
#> Solution().peel(n=5, edges=[(0, 1), (1, 2), (2, 3), (3, 4)])
#> Solution().peel(n=3, edges=[(0, 1), (1, 2), (2, 0)])
#> Solution().peel(6, [(0, 1), (1, 2), (2, 3), (1, 4), (2, 5)])
# %%
def compass(text):
    x = y = 0
    face = 'N'
    turn = 'NESW'
    num = ''
    for ch in text + ' ':
        if ch.isdigit():
            num += ch
            continue
        if num:
            k = int(num)
            num = ''
            if face == 'N': y += k
            elif face == 'S': y -= k
            elif face == 'E': x += k
            else: x -= k
        if ch in turn:
            face = ch
        elif ch == '>':
            face = turn[(turn.index(face) + 1) % 4]
        elif ch == '<':
            face = turn[turn.index(face) - 1]
    return x, y, face
#> compass("3>2>1")
#> compass("")
#> compass("W10<5")
#> compass("<<7")
#> compass("E2S3>4")
# %%
class Solution:
    def splitOwners(self, plan, owners):
        score = {o: 0 for o in owners}
        for i, row in enumerate(plan):
            for j, ch in enumerate(row):
                if ch in score:
                    score[ch] += 1
                    continue
                rivals = []
                for a, b in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
                    if 0 <= a < len(plan) and 0 <= b < len(row) and plan[a][b] in score:
                        rivals.append(plan[a][b])
                if rivals and all(x == rivals[0] for x in rivals):
                    score[rivals[0]] += 1
        return score
#> Solution().splitOwners(["A.", ".B"], "AB")
#> Solution().splitOwners(["A..", "..."], "A")
#> Solution().splitOwners(plan=["..", ".."], owners="XY")
#> Solution().splitOwners(plan=["A.A", "BB."], owners="AB")
#> Solution().splitOwners(["C"], "CD")
# %%
def loops_in_perm(perm, names):
    left = set(range(len(perm)))
    cycles = []
    while left:
        first = min(left)
        cyc = ""
        v = first
        while v in left:
            left.discard(v)
            cyc += names[v]
            v = perm[v]
        cycles.append(cyc)
    cycles.sort(key=len, reverse=True)
    return "|".join(cycles)
#> loops_in_perm([1, 0, 2], "abc")
#> loops_in_perm([], "")
#> loops_in_perm([2, 3, 4, 1, 0], "vwxyz")
#> loops_in_perm([0, 1, 2], "pqr")
#> loops_in_perm([3, 0, 1, 2], "ludo")
# %%
class Solution:
    def columnPush(self, grid, pushes):
        for col, amount in pushes:
            carry = amount
            for row in grid:
                row[col] += carry
                if row[col] > 9:
                    carry = row[col] - 9
                    row[col] = 9
                else:
                    carry = 0
                    break
            if carry:
                return "overflow", col
        return grid
#> Solution().columnPush([[1, 2], [3, 4]], [(0, 3), (1, 1)])
#> Solution().columnPush([[8, 2], [3, 4]], [(0, 5)])
#> Solution().columnPush(grid=[[9], [9]], pushes=[(0, 1)])
#> Solution().columnPush(grid=[[0, 0]], pushes=[])
#> Solution().columnPush([[5, 7, 9], [1, 1, 1], [0, 0, 0]], [(2, 9), (1, 4)])
# %%
def caravan(gains, tolls, start, water):
    # gains at each oasis, tolls[a][b] = water spent
    n = len(gains)
    best = 0

    def go(v, w, mask, got):
        nonlocal best
        got += gains[v]
        best = max(best, got)
        for u in range(n):
            if not mask >> u & 1 and 0 < tolls[v][u] <= w:
                go(u, w - tolls[v][u], mask | 1 << u, got)

    go(start, water, 1 << start, 0)
    return best
#> caravan([1, 5, 9], [[0, 2, 4], [2, 0, 2], [4, 2, 0]], 0, 4)
#> caravan([3], [[0]], 0, 9)
#> caravan([1, 2], [[0, 7], [7, 0]], 1, 3)
#> caravan([2, 2, 2], [[0, 1, 1], [1, 0, 1], [1, 1, 0]], 0, 1)
#> caravan([1, 4, 6], [[0, 1, 3], [0, 0, 0], [0, 1, 0]], 0, 5)
# %%
class Solution:
    def wordNet(self, words):
        def linked(a, b):
            return len(a) == len(b) and sum(x != y for x, y in zip(a, b)) == 1

        rest = list(words)
        nets = []
        while rest:
            net = [rest.pop(0)]
            for w in net:
                for x in rest[:]:
                    if linked(w, x):
                        net.append(x)
                        rest.remove(x)
            nets.append(net)
        return max(nets, key=len, default=[]), len(nets)
#> Solution().wordNet(["cat", "cot", "dog", "dot"])
#> Solution().wordNet([])
#> Solution().wordNet(words=["a", "b", "ab"])
#> Solution().wordNet(["pin", "pan", "sun"])
#> Solution().wordNet(words=["ten", "net"])
# %%
def min_row_swap(mat):
    mat = [row[:] for row in mat]
    swaps = 0
    for i in range(len(mat)):
        j = min(range(i, len(mat)), key=lambda k: (sum(mat[k]), k))
        while j > i:
            mat[j], mat[j - 1] = mat[j - 1], mat[j]
            j -= 1
            swaps += 1
    trace = sum(mat[i][i] for i in range(len(mat)) if i < len(mat[i]))
    return swaps, trace
#> min_row_swap([[3, 4], [1, 2]])
#> min_row_swap([[1, 0], [0, 1]])
#> min_row_swap([])
#> min_row_swap([[9, 1, 1], [1, 1, 1], [2, 0, 2]])
#> min_row_swap([[4], [3], [2], [1]])
# %%
class Solution:
    def caveEcho(self, cave, shout):
        i, j = shout
        answers = []
        for name, di, dj in [('up', -1, 0), ('right', 0, 1), ('down', 1, 0), ('left', 0, -1)]:
            k = 1
            while True:
                a, b = i + di * k, j + dj * k
                if a < 0 or b < 0 or a >= len(cave) or b >= len(cave[a]):
                    break
                if cave[a][b] == '#':
                    answers.append((2 * k, name))
                    break
                k += 1
        return [name for _, name in sorted(answers)]
#> Solution().caveEcho(["#.#", "...", "..#"], (0, 1))
#> Solution().caveEcho(["."], (0, 0))
#> Solution().caveEcho(cave=["..#", "...", "#.."], shout=(1, 1))
#> Solution().caveEcho(cave=["#..."], shout=(0, 3))
#> Solution().caveEcho([".#.", "#.#", ".#."], (1, 1))
# %%
def reroute(n, dead, links):
    alive = [v for v in range(n) if v not in dead]
    near = {v: [] for v in alive}
    for a, b in links:
        if a in near and b in near:
            near[a].append(b)
            near[b].append(a)
    seen, comps = set(), []
    for s in alive:
        if s in seen:
            continue
        comp, stack = [], [s]
        seen.add(s)
        while stack:
            v = stack.pop()
            comp.append(v)
            for w in near[v]:
                if w not in seen:
                    seen.add(w)
                    stack.append(w)
        comps.append(sorted(comp))
    patch = [(comps[i][0], comps[i + 1][0]) for i in range(len(comps) - 1)]
    return patch
#> reroute(4, [1], [(0, 1), (1, 2), (2, 3)])
#> reroute(3, [], [(0, 1), (1, 2)])
#> reroute(2, [0, 1], [])
#> reroute(5, [2], [(2, 0), (2, 1), (2, 3), (2, 4)])
#> reroute(4, [3], [(0, 2)])
# %%
def tetris_clear(board, fill):
    kept = [row for row in board if '.' in row]
    cleared = len(board) - len(kept)
    width = len(board[0]) if board else 0
    board = [fill * width] * cleared + kept
    holes = 0
    for j in range(width):
        roof = False
        for row in board:
            if row[j] == '#':
                roof = True
            elif roof:
                holes += 1
    return cleared, holes, board
#> tetris_clear(["#.#", "###"], ".")
#> tetris_clear(["###", "###"], ".")
#> tetris_clear([], ".")
#> tetris_clear(["##.", "..#", ".#."], "?")
#> tetris_clear([".#", "##", "#."], ".")
# %%
class Solution:
    def secretSanta(self, gives):
        order = sorted(gives)
        left = order[:]
        rings = 0
        longest = []
        while left:
            who = left[0]
            ring = []
            while who in left:
                left.remove(who)
                ring.append(who)
                who = gives.get(who)
            if ring and who == ring[0]:
                rings += 1
            if len(ring) > len(longest):
                longest = ring
        return rings, longest
#> Solution().secretSanta({"amy": "bob", "bob": "cat", "cat": "amy"})
#> Solution().secretSanta({})
#> Solution().secretSanta(gives={"a": "b", "b": "a", "c": "a"})
#> Solution().secretSanta({"k": "k", "l": "m"})
#> Solution().secretSanta(gives={"p": "q", "q": "r", "r": "s", "s": "q"})
# %%
def subgrid_best(mat, h, w):
    n, m = len(mat), len(mat[0])
    pre = [[0] * (m + 1) for _ in range(n + 1)]
    for i in range(n):
        for j in range(m):
            pre[i + 1][j + 1] = mat[i][j] + pre[i][j + 1] + pre[i + 1][j] - pre[i][j]
    best, at = None, None
    for i in range(h, n + 1):
        for j in range(w, m + 1):
            s = pre[i][j] - pre[i - h][j] - pre[i][j - w] + pre[i - h][j - w]
            if best is None or s > best:
                best, at = s, (i - h, j - w)
    return best, at
#> subgrid_best([[1, 2], [3, 4]], 1, 2)
#> subgrid_best([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 2, 2)
#> subgrid_best([[5]], 1, 1)
#> subgrid_best([[1, -1], [2, -2]], 3, 1)
#> subgrid_best([[0, 4, 0], [7, 0, 0]], 2, 1)
# %%
class Solution:
    def tokensOnTree(self, parent, tokens):
        moves = 0
        for v in range(len(parent) - 1, 0, -1):
            keep = min(tokens[v], v % 3)
            tokens[parent[v]] += tokens[v] - keep
            moves += tokens[v] - keep
            tokens[v] = keep
        return moves, tokens
#> Solution().tokensOnTree([-1, 0, 0], [3, 0, 0])
#> Solution().tokensOnTree([-1, 0, 1], [0, 0, 3])
#> Solution().tokensOnTree(parent=[], tokens=[])
#> Solution().tokensOnTree(parent=[-1, 0, 0, 1, 1], tokens=[0, 0, 1, 4, 0])
#> Solution().tokensOnTree([-1, 0], [1, 2])
# %%
def frontier(tiles, hand):
    open_cells = []
    for (r, c), kind in sorted(tiles.items()):
        for dr, dc in (0, 1), (1, 0), (0, -1), (-1, 0):
            spot = (r + dr, c + dc)
            if spot not in tiles and kind == hand and spot not in open_cells:
                open_cells.append(spot)
    return open_cells
#> frontier({(0, 0): "w"}, "w")
#> frontier({(0, 0): "w", (0, 1): "b"}, "b")
#> frontier({}, "w")
#> frontier({(1, 1): "w", (1, 2): "w"}, "w")
#> frontier({(0, 0): "w", (2, 0): "b"}, "g")
# %%
def cyclic_shift_match(mat, goal):
    n, m = len(mat), len(mat[0])
    for dr in range(n):
        for dc in range(m):
            ok = True
            for i in range(n):
                for j in range(m):
                    if mat[(i + dr) % n][(j + dc) % m] != goal[i][j]:
                        ok = False
                        break
                if not ok:
                    break
            else:
                return dr, dc
    return None
#> cyclic_shift_match([[1, 2], [3, 4]], [[4, 3], [2, 1]])
#> cyclic_shift_match([[1, 2], [3, 4]], [[1, 2], [3, 4]])
#> cyclic_shift_match([[1, 2], [3, 4]], [[1, 3], [2, 4]])
#> cyclic_shift_match(["abc"], ["cab"])
#> cyclic_shift_match([[0]], [[9]])
