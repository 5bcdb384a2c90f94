# %%
class Solution:
    def crossSums(self, m, r, c):
        row = sum(m[r])
        col = sum(line[c] for line in m)
        d1 = d2 = 0
        for i in range(len(m)):
            j = c + (i - r)
            if 0 <= j < len(m[i]):
                d1 += m[i][j]
            j = c - (i - r)
            if 0 <= j < len(m[i]):
                d2 += m[i][j]
        return sorted([row, col, d1, d2])
#> Solution().crossSums([[1, 2], [3, 4]], 0, 1)
#> Solution().crossSums([[5]], 0, 0)
#> Solution().crossSums(m=[[1, 2, 3], [4, 5, 6], [7, 8, 9]], r=1, c=1)
#> Solution().crossSums(m=[[2, 0, 1], [0, 3, 0]], r=1, c=2)
#> Solution().crossSums([[1, 1, 1], [1, 9, 1], [1, 1, 1]], 2, 0)
# %%
def vault_code(panel, moves):
    spot = {}
    for i, row in enumerate(panel):
        for j, key in enumerate(row):
            spot[i, j] = key
    at = (0, 0)
    typed = spot[at]
    for mv in moves:
        i, j = at
        if mv in "ud":
            to = (i + (1 if mv == "d" else -1), j)
        else:
            to = (i, j + (1 if mv == "r" else -1))
        if spot.get(to, " ") != " ":
            at = to
        else:
            typed += spot[at]
    return typed + spot[at]
#> vault_code(["12", "34"], "rdrd")
#> vault_code(["1 3", "456"], "rddru")
#> vault_code(["9"], "udlr")
#> vault_code(["ab"], "")
#> vault_code(["abc", "d f"], "rrdlu")
# %%
from itertools import product

def life(cells, born, stay):
    rows, cols = len(cells), len(cells[0])
    fresh = [[0] * cols for _ in range(rows)]
    for i, j in product(range(rows), range(cols)):
        alive = -cells[i][j]
        for di, dj in product((-1, 0, 1), repeat=2):
            if 0 <= i + di < rows and 0 <= j + dj < cols:
                alive += cells[i + di][j + dj]
        rule = stay if cells[i][j] else born
        fresh[i][j] = int(alive in rule)
    return fresh
#> life([[1, 1], [1, 0]], [3], [2, 3])
#> life([[1, 0], [0, 0]], [1], [])
#> life([[0, 1, 0]], [1], [0])
#> life([[1]], [0], [1])
#> life([[1, 1], [1, 1]], [2], [3])
# %%
class Solution:
    def ferryHops(self, width, height, start, jumps):
        seen = [[False] * width for _ in range(height)]
        order = []
        def go(x, y):
            if x < 0 or y < 0 or x >= width or y >= height or seen[y][x]:
                return 0
            seen[y][x] = True
            order.append(y * width + x)
            got = 1
            for dx, dy in jumps:
                got += go(x + dx, y + dy)
            return got
        total = go(*start)
        return total, order
#> Solution().ferryHops(3, 3, (0, 0), [(1, 2), (2, 1)])
#> Solution().ferryHops(2, 2, (0, 0), [])
#> Solution().ferryHops(width=4, height=1, start=(3, 0), jumps=[(-2, 0), (1, 0)])
#> Solution().ferryHops(width=2, height=2, start=(5, 5), jumps=[(1, 1)])
#> Solution().ferryHops(3, 2, (1, 1), [(1, 0), (0, -1)])
# %%
def transpose_blanks(lines):
    width = max(map(len, lines), default=0)
    out = []
    for j in range(width):
        col = ""
        for ln in lines:
            col += ln[j] if j < len(ln) else "_"
        out.append(col.rstrip("_"))
    longest = max(out, key=len, default="")
    return out, longest
#> transpose_blanks(["abc", "de", "f"])
#> transpose_blanks([])
#> transpose_blanks(["x", "yz"])
#> transpose_blanks(["", "no", ""])
#> transpose_blanks(["one", "two", "six"])
# %%
class Solution:
    def minEffortSum(self, grid):
        from heapq import heappush, heappop
        n, m = len(grid), len(grid[0])
        heap, done = [(0, 0, 0)], set()
        while heap:
            cost, i, j = heappop(heap)
            if (i, j) == (n - 1, m - 1):
                return cost
            if (i, j) in done:
                continue
            done.add((i, j))
            for a, b in ((i + 1, j), (i, j + 1), (i - 1, j), (i, j - 1)):
                if 0 <= a < n and 0 <= b < m:
                    climb = max(0, grid[a][b] - grid[i][j])
                    heappush(heap, (cost + climb, a, b))
#> Solution().minEffortSum([[1, 5], [2, 3]])
#> Solution().minEffortSum([[4]])
#> Solution().minEffortSum(grid=[[9, 3, 4]])
#> Solution().minEffortSum([[1, 9], [1, 1]])
#> Solution().minEffortSum(grid=[[0, 2], [8, 1], [3, 7]])
# %%
def orbit_depths(pairs):
    around = dict((moon, planet) for planet, moon in pairs)
    total = 0
    deepest = ""
    most = 0
    for body in around:
        d, cur = 0, body
        while cur in around:
            cur = around[cur]
            d += 1
        total += d if body.isupper() else -d
        if d > most:
            most, deepest = d, body + cur
    return total, deepest
#> orbit_depths([("S", "E"), ("E", "M"), ("S", "V")])
#> orbit_depths([])
#> orbit_depths([("A", "B"), ("B", "C"), ("C", "D")])
#> orbit_depths([("X", "Y")])
#> orbit_depths([("J", "I"), ("J", "G"), ("S", "J"), ("G", "k")])
# %%
class UnionFind:
    def __init__(self, n):
        self.p = [-1] * n

    def find(self, x):
        return x if self.p[x] < 0 else self.find(self.p[x])

    def merge(self, a, b):
        a, b = self.find(a), self.find(b)
        if a != b:
            if self.p[a] > self.p[b]:
                a, b = b, a
            self.p[a] += self.p[b]
            self.p[b] = a
        return -self.p[a]

class Solution:
    def partySizes(self, n, meets):
        uf = UnionFind(n)
        return [uf.merge(a, b) for a, b in meets] + [uf.p]
#> Solution().partySizes(4, [(0, 1), (2, 3), (1, 3)])
#> Solution().partySizes(2, [])
#> Solution().partySizes(n=3, meets=[(0, 1), (1, 0), (2, 2)])
#> Solution().partySizes(n=5, meets=[(4, 3), (3, 2), (0, 4)])
#> Solution().partySizes(1, [(0, 0)])
# %%
def beacon_cover(n, edges, beacons):
    g = {i: set() for i in range(n)}
    for a, b in edges:
        g[a].add(b)
        g[b].add(a)
    cover = [[] for _ in range(n)]
    for b in beacons:
        for v in [b] + sorted(g[b]):
            cover[v].append(b)
    dark = [v for v in range(n) if not cover[v]]
    double = [v for v in range(n) if len(cover[v]) > 1]
    return dark, double
#> beacon_cover(4, [(0, 1), (1, 2), (2, 3)], [1])
#> beacon_cover(3, [], [0, 2])
#> beacon_cover(4, [(0, 1), (0, 2), (0, 3)], [0, 3])
#> beacon_cover(0, [], [])
#> beacon_cover(5, [(0, 4), (1, 4), (2, 4)], [0, 1, 2])
# %%
class Solution:
    def spiralIn(self, n, mark):
        g = [[0] * n for _ in range(n)]
        r = c = 0
        dr, dc = 0, 1
        for k in range(1, n * n + 1):
            g[r][c] = k if k % mark else -k
            a, b = r + dr, c + dc
            if not (0 <= a < n and 0 <= b < n) or g[a][b]:
                dr, dc = dc, -dr
                a, b = r + dr, c + dc
            r, c = a, b
        return g
#> Solution().spiralIn(2, 3)
#> Solution().spiralIn(3, 2)
#> Solution().spiralIn(n=1, mark=1)
#> Solution().spiralIn(n=0, mark=5)
#> Solution().spiralIn(4, 4)
# %%
def locked_doors(rooms, start):
    keys = set()
    opened = {start}
    todo = [start]
    blocked = []
    while todo:
        r = todo.pop()
        keys |= set(rooms[r]["keys"])
        for nb, lock in rooms[r]["doors"]:
            if nb in opened:
                continue
            if lock is None or lock in keys:
                opened.add(nb)
                todo.append(nb)
            else:
                blocked.append((nb, lock))
        for nb, lock in blocked[:]:
            if lock in keys:
                blocked.remove((nb, lock))
                if nb not in opened:
                    opened.add(nb)
                    todo.append(nb)
    return sorted(opened)
#> locked_doors({0: {"keys": [7], "doors": [(1, 7)]}, 1: {"keys": [], "doors": []}}, 0)
#> locked_doors({0: {"keys": [], "doors": [(1, 4)]}, 1: {"keys": [], "doors": []}}, 0)
#> locked_doors({0: {"keys": [], "doors": [(1, 5), (2, None)]}, 1: {"keys": [], "doors": []}, 2: {"keys": [5], "doors": []}}, 0)
#> locked_doors({3: {"keys": [], "doors": []}}, 3)
#> locked_doors({0: {"keys": [], "doors": [(1, None)]}, 1: {"keys": [], "doors": [(0, 2), (4, 1)]}}, 1)
# %%
class Solution:
    def valleyWater(self, ground):
        n, m = len(ground), len(ground[0])
        total = 0
        for i in range(1, n - 1):
            for j in range(1, m - 1):
                rim = min(ground[i - 1][j], ground[i + 1][j], ground[i][j - 1], ground[i][j + 1])
                if rim > ground[i][j]:
                    total += rim - ground[i][j]
                    ground[i][j] = rim
        return total, ground[n // 2]
#> Solution().valleyWater([[3, 3, 3], [3, 1, 3], [3, 2, 3]])
#> Solution().valleyWater([[1]])
#> Solution().valleyWater(ground=[[1, 1, 1], [1, 5, 1], [1, 1, 1]])
#> Solution().valleyWater(ground=[[9, 9, 9, 9], [9, 0, 4, 9], [9, 8, 9, 9]])
#> Solution().valleyWater([[2, 7, 2], [6, 0, 8], [2, 9, 2], [1, 1, 1]])
# %%
def relay(graph, start, target):
    level = {start: 1}
    dist = 0
    seen = {start}
    while level:
        if target in level:
            return dist, level[target]
        nxt = {}
        for v, ways in level.items():
            for w in graph.get(v, ()):
                if w not in seen:
                    nxt[w] = nxt.get(w, 0) + ways
        seen.update(nxt)
        level = nxt
        dist += 1
    return None
#> relay({1: [2, 3], 2: [4], 3: [4]}, 1, 4)
#> relay({1: [2], 2: [1]}, 1, 3)
#> relay({}, 5, 5)
#> relay({1: [2, 3, 4], 2: [5], 3: [5], 4: [5], 5: [6]}, 1, 6)
#> relay({1: [2], 2: [3], 3: [1, 4]}, 2, 1)
# %%
class Solution:
    def pairRooms(self, doors: dict) -> list:
        seen, loops = set(), []

        def walk(v, prev):
            seen.add(v)
            for w in doors[v]:
                if w == prev:
                    continue
                if w in seen:
                    edge = (min(v, w), max(v, w))
                    if edge not in loops:
                        loops.append(edge)
                else:
                    walk(w, v)

        for v in sorted(doors):
            if v not in seen:
                walk(v, None)
        return loops
#> Solution().pairRooms({1: [2, 3], 2: [1, 3], 3: [1, 2]})
#> Solution().pairRooms({1: [2], 2: [1]})
#> Solution().pairRooms(doors={})
#> Solution().pairRooms({1: [2, 4], 2: [1, 3], 3: [2, 4], 4: [3, 1], 5: []})
#> Solution().pairRooms(doors={7: [7], 8: []})
# %%
def cornerSwap(mat):
    n = len(mat)
    for layer in range(n // 2):
        hi = n - 1 - layer
        a, b = mat[layer][layer], mat[layer][hi]
        c, d = mat[hi][hi], mat[hi][layer]
        if a + c > b + d:
            mat[layer][layer], mat[hi][hi] = c, a
        else:
            mat[layer][hi], mat[hi][layer] = d, b
    return mat
#> cornerSwap([[1, 2], [3, 4]])
#> cornerSwap([[9, 2], [3, 4]])
#> cornerSwap([])
#> cornerSwap([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> cornerSwap([[5, 1, 1, 0], [1, 2, 9, 1], [1, 6, 4, 1], [2, 1, 1, 8]])
# %%
class Solution:
    def islandsAfterTides(self, terrain, tides):
        result = []
        for level in tides:
            dry = {(i, j) for i, row in enumerate(terrain) for j, h in enumerate(row) if h > level}
            count = 0
            while dry:
                stack = [min(dry)]
                dry.remove(stack[0])
                count += 1
                while stack:
                    i, j = stack.pop()
                    for p in ((i, j + 1), (i + 1, j), (i, j - 1), (i - 1, j)):
                        if p in dry:
                            dry.remove(p)
                            stack.append(p)
            result.append(count)
        return result
#> Solution().islandsAfterTides([[2, 1], [1, 2]], [0, 1])
#> Solution().islandsAfterTides([[3]], [])
#> Solution().islandsAfterTides(terrain=[[1, 0, 1]], tides=[0, 5])
#> Solution().islandsAfterTides(terrain=[[4, 1, 4], [4, 4, 1]], tides=[1])
#> Solution().islandsAfterTides([[1, 2, 3]], [1, 2])
# %%
def dig(plan):
    x, y = 0, 0
    area2, length = 0, 0
    for n, word in enumerate(plan.split()):
        d, k = word[0], int(word[1:])
        if n and d == last:
            k -= 1
        last = d
        nx = x + {'R': k, 'L': -k}.get(d, 0)
        ny = y + {'U': k, 'D': -k}.get(d, 0)
        area2 += x * ny - nx * y
        length += k
        x, y = nx, ny
    if (x, y) != (0, 0):
        return "open", length
    return abs(area2) // 2, length
#> dig("R2 U3 L2 D3")
#> dig("R1 U1")
#> dig("")
#> dig("U4 R1 D2 R1 D2 L2")
#> dig("L3 R3")
# %%
class Solution:
    def pickLeaders(self, n, votes):
        indeg = [0] * n
        for v in votes:
            if v is not None:
                indeg[v] += 1
        order = sorted(range(n), key=lambda i: (-indeg[i], i))
        leaders, covered = [], set()
        for i in order:
            if i in covered:
                continue
            leaders.append(i)
            covered.add(i)
            covered.update(j for j in range(n) if votes[j] == i)
        return leaders
#> Solution().pickLeaders(4, [1, 2, 1, 1])
#> Solution().pickLeaders(3, [None, None, None])
#> Solution().pickLeaders(n=0, votes=[])
#> Solution().pickLeaders(n=5, votes=[1, 0, 3, 2, 2])
#> Solution().pickLeaders(3, [2, 2, None])
# %%
def ant(grid, steps):
    n = len(grid)
    r = c = n // 2
    d = 0
    flips = 0
    for _ in range(steps):
        d = (d + (1 if grid[r][c] else 3)) % 4
        grid[r][c] ^= 1
        flips += 1
        if d == 0:
            r -= 1
        elif d == 1:
            c += 1
        elif d == 2:
            r += 1
        else:
            c -= 1
        if not (0 <= r < n and 0 <= c < n):
            break
    return flips, grid
#> ant([[0, 0], [0, 0]], 4)
#> ant([[1]], 3)
#> ant([[0, 1, 0], [1, 0, 1], [0, 1, 0]], 6)
#> ant([[0, 0], [0, 1]], 0)
#> ant([[1, 1, 1], [1, 1, 1], [1, 1, 1]], 5)
# %%
class Solution:
    def matchMakers(self, likes):
        taken = {}

        def seat(p, tried):
            for q in likes[p]:
                if q in tried:
                    continue
                tried.append(q)
                if q not in taken or seat(taken[q], tried):
                    taken[q] = p
                    return True
            return False

        made = 0
        for p in likes:
            if seat(p, []):
                made += 1
        return made, {q: taken[q] for q in sorted(taken)}
#> Solution().matchMakers({"a": [1, 2], "b": [1]})
#> Solution().matchMakers({})
#> Solution().matchMakers(likes={"a": [1], "b": [1], "c": [2]})
#> Solution().matchMakers({"x": [], "y": [3]})
#> Solution().matchMakers(likes={"a": [1, 2], "b": [1, 3], "c": [1]})
# %%
def plateau(row_text):
    grid = [list(map(int, r)) for r in row_text.split("/")]
    best, cells = 0, []
    for i in range(len(grid)):
        for j in range(len(grid[0])):
            h = grid[i][j]
            same = [(a, b) for a in range(i, len(grid)) for b in range(j, len(grid[0])) if grid[a][b] == h and (a == i or b == j)]
            if len(same) > best:
                best, cells = len(same), same
    return best, cells
#> plateau("11/12")
#> plateau("3")
#> plateau("123/456")
#> plateau("212/222")
#> plateau("90/09/90")
# %%
import heapq

class Solution:
    def pumpOrder(self, n, pipes, source):
        parent = {source: None}
        heap = [(w, v, source) for u, v, w in pipes if u == source]
        heap += [(w, u, source) for u, v, w in pipes if v == source]
        heapq.heapify(heap)
        picked = []
        while heap and len(parent) < n:
            w, v, frm = heapq.heappop(heap)
            if v in parent:
                continue
            parent[v] = frm
            picked.append(w)
            for a, b, c in pipes:
                if v in (a, b):
                    other = a + b - v
                    if other not in parent:
                        heapq.heappush(heap, (c, other, v))
        return picked, parent
#> Solution().pumpOrder(3, [(0, 1, 5), (1, 2, 1), (0, 2, 4)], 0)
#> Solution().pumpOrder(1, [], 0)
#> Solution().pumpOrder(n=4, pipes=[(0, 1, 2), (2, 3, 1)], source=2)
#> Solution().pumpOrder(n=4, pipes=[(0, 1, 3), (1, 2, 3), (2, 3, 3), (3, 0, 9)], source=1)
#> Solution().pumpOrder(2, [(1, 0, 6)], 1)
# %%
def dominoes_fit(board):
    board = [list(r) for r in board]
    placed = 0
    for i, row in enumerate(board):
        for j in range(len(row)):
            if row[j] != '.':
                continue
            if j + 1 < len(row) and row[j + 1] == '.':
                row[j] = row[j + 1] = '-'
                placed += 1
            elif i + 1 < len(board) and board[i + 1][j] == '.':
                row[j] = board[i + 1][j] = '|'
                placed += 1
    return placed, ["".join(r) for r in board]
#> dominoes_fit(["..", ".."])
#> dominoes_fit(["."])
#> dominoes_fit(["...", ".#."])
#> dominoes_fit(["##", "#."])
#> dominoes_fit(["...", "...", "..#"])
# %%
class Solution:
    def gridHash(self, g):
        h = 7
        for ring in range((min(len(g), len(g[0])) + 1) // 2):
            for i in range(ring, len(g) - ring):
                for j in range(ring, len(g[0]) - ring):
                    edge = i in (ring, len(g) - ring - 1) or j in (ring, len(g[0]) - ring - 1)
                    if edge:
                        h = (h * 3 + g[i][j] * (ring + 1)) % 997
        return h
#> Solution().gridHash([[1, 2], [3, 4]])
#> Solution().gridHash([[0]])
#> Solution().gridHash(g=[[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> Solution().gridHash([[6, 6, 6, 6]])
#> Solution().gridHash(g=[[9, 1], [2, 8], [3, 3]])
# %%
def pruned(parent, keep):
    n = len(parent)
    need = [False] * n
    for v in keep:
        while v >= 0 and not need[v]:
            need[v] = True
            v = parent[v]
    index = {}
    for v in range(n):
        if need[v]:
            index[v] = len(index)
    return [index.get(parent[v], -1) for v in range(n) if need[v]]
#> pruned([-1, 0, 0, 1, 2], [4])
#> pruned([-1, 0, 0], [])
#> pruned([-1, 0, 1, 2], [2, 1])
#> pruned([-1, 0, 0, 2, 2, 4], [1, 5])
#> pruned([-1], [0])
# %%
from collections import deque

def ladder_dice(size, slides, faces):
    q = deque([(0, 0)])
    seen = {0}
    while q:
        pos, rolls = q.popleft()
        if pos == size:
            return rolls
        for f in faces:
            to = pos + f
            if to > size:
                to = size - (to - size)
            to = slides.get(to, to)
            if to not in seen:
                seen.add(to)
                q.append((to, rolls + 1))
    return -1
#> ladder_dice(6, {3: 5}, [1, 2, 3])
#> ladder_dice(5, {4: 0, 2: 0}, [2, 4])
#> ladder_dice(0, {}, [1])
#> ladder_dice(8, {1: 7, 7: 2}, [1, 3])
#> ladder_dice(4, {}, [3])
# %%
class Solution:
    def balanceCut(self, n, edges, weight):
        adj = [[] for _ in range(n)]
        for a, b in edges:
            adj[a].append(b)
            adj[b].append(a)
        total = sum(weight)
        best = None

        def size(v, p):
            nonlocal best
            s = weight[v]
            for w in adj[v]:
                if w != p:
                    s += size(w, v)
            if p is not None:
                gap = abs(total - 2 * s)
                if best is None or gap < best[0]:
                    best = (gap, p, v)
            return s

        size(0, None)
        return best
#> Solution().balanceCut(3, [(0, 1), (1, 2)], [1, 2, 3])
#> Solution().balanceCut(1, [], [5])
#> Solution().balanceCut(n=4, edges=[(0, 1), (0, 2), (0, 3)], weight=[1, 1, 1, 9])
#> Solution().balanceCut(n=5, edges=[(0, 1), (1, 2), (1, 3), (3, 4)], weight=[4, 1, 1, 2, 2])
#> Solution().balanceCut(2, [(1, 0)], [6, 2])
# %%
def lamp_rows(state, presses):
    bits = [int(r, 2) for r in state]
    w = len(state[0])
    for r, c in presses:
        mask = 1 << (w - 1 - c)
        bits[r] ^= mask | (mask << 1) & ((1 << w) - 1) | mask >> 1
        if r > 0: bits[r - 1] ^= mask
        if r + 1 < len(bits): bits[r + 1] ^= mask
    return [f"{b:0{w}b}" for b in bits]
#> lamp_rows(["000", "000", "000"], [(1, 1)])
#> lamp_rows(["11", "11"], [(0, 0)])
#> lamp_rows(["0"], [(0, 0), (0, 0)])
#> lamp_rows(["1010"], [])
#> lamp_rows(["010", "101"], [(0, 2), (1, 0), (0, 1)])
# %%
class Solution:
    def stableMarketStalls(self, stalls):
        def unhappy(i, j):
            k = stalls[i][j]
            near = [stalls[a][b] for a, b in ((i - 1, j), (i, j + 1), (i + 1, j), (i, j - 1))
                    if 0 <= a < len(stalls) and 0 <= b < len(stalls[0])]
            return near.count(k) > len(near) / 2

        rounds = 0
        while rounds < 3:
            bad = [(i, j) for i in range(len(stalls)) for j in range(len(stalls[0])) if unhappy(i, j)]
            if not bad:
                break
            i, j = bad[0]
            stalls[i][j] = (stalls[i][j] + 1) % 3
            rounds += 1
        return rounds, stalls
#> Solution().stableMarketStalls([[0, 1], [1, 0]])
#> Solution().stableMarketStalls([[0, 0]])
#> Solution().stableMarketStalls(stalls=[[2, 2], [2, 1]])
#> Solution().stableMarketStalls([[1]])
#> Solution().stableMarketStalls(stalls=[[0, 0, 0]])
# %%
def thin_edges(matrix, limit):
    n = len(matrix)
    comps = [{i} for i in range(n)]
    for i in range(n):
        for j in range(i):
            if 0 < matrix[i][j] <= limit:
                a = next(c for c in comps if i in c)
                b = next(c for c in comps if j in c)
                if a is not b:
                    comps.remove(b)
                    a |= b
    return sorted(sorted(c) for c in comps)
#> thin_edges([[0, 1, 5], [1, 0, 2], [5, 2, 0]], 1)
#> thin_edges([[0, 1, 5], [1, 0, 2], [5, 2, 0]], 4)
#> thin_edges([], 3)
#> thin_edges([[0]], 0)
#> thin_edges([[0, 0, 3, 0], [0, 0, 0, 3], [3, 0, 0, 0], [0, 3, 0, 0]], 3)
# %%
class Solution:
    def elevatorMaze(self, floors, seq):
        f, x = 0, 0
        visited = [(0, 0)]
        for s in seq:
            if s == '+':
                if f + 1 < len(floors) and floors[f][x] == 'E':
                    f += 1
            elif s == '-':
                if f > 0 and floors[f - 1][x] == 'E':
                    f -= 1
            else:
                x = min(max(x + int(s), 0), len(floors[f]) - 1) if s.isdigit() else 0
            if visited[-1] != (f, x):
                visited.append((f, x))
        return visited
#> Solution().elevatorMaze([".E", ".."], "1+")
#> Solution().elevatorMaze(["..", ".."], "+1+")
#> Solution().elevatorMaze(floors=["E"], seq="+-")
#> Solution().elevatorMaze(floors=["..E", "E..", "..."], seq="2+<+1")
#> Solution().elevatorMaze(["E", "E", "."], "++-")
# %%
def strong_pairs(arcs):
    nodes = sorted({v for arc in arcs for v in arc})
    fwd = {v: [] for v in nodes}
    for a, b in arcs:
        fwd[a].append(b)

    def reach(v):
        got, todo = {v}, [v]
        for u in todo:
            for w in fwd[u]:
                if w not in got:
                    got.add(w)
                    todo.append(w)
        return got

    sets = {v: reach(v) for v in nodes}
    return [(a, b) for a in nodes for b in nodes if a < b and b in sets[a] and a in sets[b]]
#> strong_pairs([(1, 2), (2, 1), (2, 3)])
#> strong_pairs([])
#> strong_pairs([(1, 2), (2, 3), (3, 1)])
#> strong_pairs([(4, 5), (5, 6)])
#> strong_pairs([(1, 1), (1, 2)])
# %%
def skyline_views(city):
    n, m = len(city), len(city[0])
    views = {}
    for side in "NSWE":
        count = 0
        lines = zip(*city) if side in "NS" else city
        for line in lines:
            line = list(line)
            if side in "SE":
                line.reverse()
            tall = -1
            for h in line:
                if h > tall:
                    tall = h
                    count += 1
        views[side] = count
    return views, n * m
#> skyline_views([[1, 2], [2, 1]])
#> skyline_views([[5]])
#> skyline_views([[3, 3, 3]])
#> skyline_views([[1, 3], [2, 2], [3, 1]])
#> skyline_views([[0, 0], [0, 1]])
# %%
class Solution:
    def sumUpTree(self, values, childLists):
        answer = list(values)
        post = []
        stack = [(0, False)] if values else []
        while stack:
            v, ready = stack.pop()
            if ready:
                post.append(v)
                for k in childLists[v]:
                    answer[v] += answer[k]
            else:
                stack.append((v, True))
                for k in reversed(childLists[v]):
                    stack.append((k, False))
        return post, answer
#> Solution().sumUpTree([1, 2, 3], [[1, 2], [], []])
#> Solution().sumUpTree([], [])
#> Solution().sumUpTree(values=[4], childLists=[[]])
#> Solution().sumUpTree(values=[1, 1, 1, 1], childLists=[[2], [], [3, 1], []])
#> Solution().sumUpTree([5, -5, 3, 2, 0], [[1, 4], [2, 3], [], [], []])
# %%
def turtle(cmds):
    x, y, hx, hy, down = 0, 0, 1, 0, True
    drawn = []
    for c in cmds:
        if c == "F":
            x += hx
            y += hy
            if down:
                drawn.append((x, y))
        elif c == "L":
            hx, hy = -hy, hx
        elif c == "R":
            hx, hy = hy, -hx
        elif c == "P":
            down = not down
    return drawn
#> turtle("FFLF")
#> turtle("")
#> turtle("PFFPRF")
#> turtle("LLFFRF")
#> turtle("FRFRFRF")
# %%
class Solution:
    def dependencyLevels(self, imports):
        level = {}
        trail = []

        def visit(mod):
            if mod in trail:
                raise ValueError("cycle")
            if mod not in level:
                trail.append(mod)
                level[mod] = 1 + max([visit(m) for m in imports.get(mod, [])] or [-1])
                trail.pop()
            return level[mod]

        for mod in imports:
            visit(mod)
        rows = {}
        for mod, l in level.items():
            rows.setdefault(l, []).append(mod)
        return [sorted(rows[l]) for l in sorted(rows)]
#> Solution().dependencyLevels({"app": ["db", "ui"], "ui": ["css"]})
#> Solution().dependencyLevels({})
#> Solution().dependencyLevels({"a": ["b"], "b": ["a"]})
#> Solution().dependencyLevels(imports={"m": [], "n": []})
#> Solution().dependencyLevels(imports={"x": ["y"], "y": ["z"], "w": ["z", "x"]})
# %%
def hex_walk(path):
    step = {"n": (0, 1), "s": (0, -1), "ne": (1, 0), "sw": (-1, 0), "nw": (-1, 1), "se": (1, -1)}
    q = r = 0
    visits = {(0, 0): 1}
    for token in path.split(","):
        if token not in step:
            q, r = r, q
            continue
        dq, dr = step[token]
        q, r = q + dq, r + dr
        visits[q, r] = visits.get((q, r), 0) + 1
    again = [cell for cell, k in visits.items() if k > 1]
    return (q, r), again
#> hex_walk("n,n,se")
#> hex_walk("")
#> hex_walk("ne,ne,sw,sw")
#> hex_walk("nw,up,nw,s")
#> hex_walk("n,ne,se,s,sw,nw")
# %%
def checker_balance(board):
    white = black = 0
    for r, row in enumerate(board):
        for c, v in enumerate(row):
            if (r + c) & 1:
                black += v
            else:
                white += v
    moved = 0
    while white > black + 1:
        white -= 1
        black += 1
        moved += 1
    while black > white + 1:
        black -= 1
        white += 1
        moved -= 1
    return moved
#> checker_balance([[5, 1], [0, 2]])
#> checker_balance([[1, 8], [3, 1]])
#> checker_balance([])
#> checker_balance([[2, 2, 2], [2, 2, 2]])
#> checker_balance([[9, 0, 4]])
# %%
def beam_split(floor, col):
    beams = {col}
    splits = 0
    for row in floor:
        nxt = set()
        for b in sorted(beams):
            if row[b] == "^":
                splits += 1
                if b > 0: nxt.add(b - 1)
                if b + 1 < len(row): nxt.add(b + 1)
            elif row[b] != "#":
                nxt.add(b)
        beams = nxt
        if not beams:
            break
    return splits, sorted(beams)
#> beam_split(["...", ".^.", "^.."], 1)
#> beam_split(["..#"], 2)
#> beam_split([], 4)
#> beam_split(["^...", ".^.^", "..^."], 0)
#> beam_split([".^.", "#.#", "..."], 1)
# %%
class Solution:
    def sharpDrops(self, relief, gap):
        out = []
        h, w = len(relief), len(relief[0])
        for i in range(h):
            for j in range(w):
                for name, a, b in (("E", i, j + 1), ("S", i + 1, j)):
                    if a == h or b == w:
                        continue
                    d = relief[i][j] - relief[a][b]
                    if abs(d) >= gap:
                        out.append(f"{i}{j}{name}{'-' if d > 0 else '+'}")
        return " ".join(out)
#> Solution().sharpDrops([[1, 5], [2, 9]], 4)
#> Solution().sharpDrops([[3]], 1)
#> Solution().sharpDrops(relief=[[4, 4], [4, 4]], gap=0)
#> Solution().sharpDrops(relief=[[9, 1, 9]], gap=3)
#> Solution().sharpDrops([[0, 2], [7, 2], [1, 1]], 5)
