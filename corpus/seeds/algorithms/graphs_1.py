# %%
from collections import deque

def lantern_order(paths, home):
    adj = {}
    for a, b in paths:
        adj.setdefault(a, []).append(b)
        adj.setdefault(b, []).append(a)
    lit = [home]
    seen = {home}
    q = deque([home])
    while q:
        hut = q.popleft()
        for nxt in sorted(adj.get(hut, []), reverse=True):
            if nxt not in seen:
                seen.add(nxt)
                lit.append(nxt)
                q.append(nxt)
    return lit
#> lantern_order([(1, 2), (1, 3), (3, 4)], 1)
#> lantern_order([], 7)
#> lantern_order([(5, 6), (6, 7), (7, 5)], 6)
#> lantern_order([(1, 2), (3, 4)], 3)
#> lantern_order([(0, 1), (0, 2), (1, 3), (2, 3), (3, 4)], 0)
# %%
from typing import List

class Solution:
    def mailClusters(self, n: int, pairs: List[List[int]]) -> List[int]:
        boss = list(range(n))

        def find(x):
            while boss[x] != x:
                boss[x] = boss[boss[x]]
                x = boss[x]
            return x

        for a, b in pairs:
            ra, rb = find(a), find(b)
            if ra < rb:
                boss[rb] = ra
            elif rb < ra:
                boss[ra] = rb
        sizes = [0] * n
        for i in range(n):
            sizes[find(i)] += 1
        return [s for s in sizes if s > 1]
#> Solution().mailClusters(4, [[0, 1], [2, 3]])
#> Solution().mailClusters(n=3, pairs=[])
#> Solution().mailClusters(5, [[4, 3], [3, 2], [0, 4]])
#> Solution().mailClusters(n=6, pairs=[[1, 5], [5, 1], [2, 4]])
#> Solution().mailClusters(1, [])
# %%
def deepest_cave(parent, gems):
    n = len(parent)
    best, where = -1, -1
    for v in range(n):
        total, u = 0, v
        while u != -1:
            total += gems[u]
            u = parent[u]
        if total > best:
            best, where = total, v
    return where, best
#> deepest_cave([-1, 0, 0, 1], [1, 2, 5, 3])
#> deepest_cave([-1], [4])
#> deepest_cave([], [])
#> deepest_cave([2, 2, -1, 1], [0, 0, 0, 9])
#> deepest_cave([-1, 0, 1, 2, 3], [3, 1, 4, 1, 5])
# %%
class Solution:
    def spillCount(self, grid, r, c):
        rows, cols = len(grid), len(grid[0])
        level = grid[r][c]
        wet = [(r, c)]
        seen = {(r, c)}
        while wet:
            i, j = wet.pop()
            for di, dj in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                x, y = i + di, j + dj
                if 0 <= x < rows and 0 <= y < cols and (x, y) not in seen:
                    if grid[x][y] <= level:
                        seen.add((x, y))
                        wet.append((x, y))
        return len(seen)
#> Solution().spillCount([[1, 2], [3, 1]], 0, 0)
#> Solution().spillCount([[2, 2], [1, 3]], 0, 1)
#> Solution().spillCount(grid=[[5]], r=0, c=0)
#> Solution().spillCount(grid=[[3, 1, 4], [2, 9, 2]], r=0, c=0)
#> Solution().spillCount([[1, 0, 0]], 0, 2)
# %%
def robot_trail(moves, size):
    x = y = 0
    seen = {(0, 0)}
    bumps = 0
    step = {'U': (0, 1), 'D': (0, -1), 'L': (-1, 0), 'R': (1, 0)}
    for m in moves:
        dx, dy = step[m]
        nx, ny = x + dx, y + dy
        if not (0 <= nx < size and 0 <= ny < size):
            bumps += 1
            continue
        x, y = nx, ny
        seen.add((x, y))
    return (x, y), len(seen), bumps
#> robot_trail("UURRD", 3)
#> robot_trail("", 2)
#> robot_trail("LLDD", 4)
#> robot_trail("RULDRULD", 2)
#> robot_trail("UX", 3)
# %%
import heapq

def toll_route(roads, start, end, pass_fee):
    g = {}
    for a, b, w in roads:
        g.setdefault(a, []).append((b, w))
        g.setdefault(b, []).append((a, w))
    heap = [(0, start)]
    done = {}
    while heap:
        cost, town = heapq.heappop(heap)
        if town in done:
            continue
        done[town] = cost
        if town == end:
            return cost
        for other, w in g.get(town, ()):
            if other not in done:
                heapq.heappush(heap, (cost + w + pass_fee, other))
    return None
#> toll_route([("a", "b", 2), ("b", "c", 2), ("a", "c", 7)], "a", "c", 1)
#> toll_route([("a", "b", 2), ("b", "c", 2), ("a", "c", 7)], "a", "c", 5)
#> toll_route([("a", "b", 1)], "a", "z", 0)
#> toll_route([], "k", "k", 3)
#> toll_route([("p", "q", 4), ("q", "r", 1), ("r", "s", 1), ("p", "s", 6)], "p", "s", 0)
# %%
class Solution:
    def dressOrder(self, needs):
        waiting = {item: set(pre) for item, pre in needs.items()}
        order = []
        while waiting:
            ready = sorted(k for k, pre in waiting.items() if not pre)
            if not ready:
                return order + ['?']
            first = ready[0]
            order.append(first)
            del waiting[first]
            for pre in waiting.values():
                pre.discard(first)
        return order
#> Solution().dressOrder({"shoe": ["sock"], "sock": [], "hat": []})
#> Solution().dressOrder(needs={})
#> Solution().dressOrder({"a": ["b"], "b": ["a"], "c": []})
#> Solution().dressOrder(needs={"coat": ["vest"], "vest": ["shirt"], "shirt": []})
#> Solution().dressOrder({"x": ["x"]})
# %%
def spiral_words(grid):
    out = []
    top, bottom = 0, len(grid) - 1
    left, right = 0, len(grid[0]) - 1
    while top <= bottom and left <= right:
        ring = ""
        for c in range(left, right + 1):
            ring += grid[top][c]
        for r in range(top + 1, bottom + 1):
            ring += grid[r][right]
        if top < bottom:
            for c in range(right - 1, left - 1, -1):
                ring += grid[bottom][c]
        if left < right:
            for r in range(bottom - 1, top, -1):
                ring += grid[r][left]
        out.append(ring)
        top += 1; bottom -= 1; left += 1; right -= 1
    return out
#> spiral_words(["abc", "hid", "gfe"])
#> spiral_words(["q"])
#> spiral_words(["ab", "dc"])
#> spiral_words(["stone"])
#> spiral_words(["abcd", "jxye", "ihgf"])
# %%
from collections import defaultdict

class Solution:
    def lonelyGuests(self, shakes, guests):
        deg = defaultdict(int)
        for a, b in shakes:
            if a == b:
                continue
            deg[a] += 1
            deg[b] += 1
        low = min((deg[g] for g in guests), default=0)
        return [g for g in guests if deg[g] == low], low
#> Solution().lonelyGuests([("ann", "bo"), ("bo", "cy")], ["ann", "bo", "cy"])
#> Solution().lonelyGuests([], [])
#> Solution().lonelyGuests(shakes=[("x", "x")], guests=["x", "y"])
#> Solution().lonelyGuests(shakes=[("p", "q"), ("q", "r"), ("r", "p")], guests=["r", "q", "p"])
#> Solution().lonelyGuests([("d", "e"), ("e", "f"), ("e", "g")], ["e", "g"])
# %%
def two_teams(n, feuds):
    adj = [[] for _ in range(n)]
    for u, v in feuds:
        adj[u].append(v)
        adj[v].append(u)
    team = [0] * n
    for s in range(n):
        if team[s]: continue
        team[s] = 1
        stack = [s]
        while stack:
            u = stack.pop()
            for v in adj[u]:
                if team[v] == team[u]:
                    return f"clash {min(u, v)}-{max(u, v)}"
                if not team[v]:
                    team[v] = -team[u]
                    stack.append(v)
    return "".join("A" if t > 0 else "B" for t in team)
#> two_teams(4, [(0, 1), (1, 2), (2, 3)])
#> two_teams(3, [(0, 1), (1, 2), (2, 0)])
#> two_teams(0, [])
#> two_teams(5, [(3, 4)])
#> two_teams(6, [(0, 5), (5, 1), (1, 4), (4, 0)])
# %%
class Solution:
    def echoDepth(self, tunnels, root):
        kids = {}
        for p, c in tunnels:
            kids.setdefault(p, []).append(c)

        def dfs(node, depth):
            if node not in kids:
                return [depth]
            leaves = []
            for kid in kids[node]:
                leaves += dfs(kid, depth + 1)
            return leaves

        d = dfs(root, 0)
        return max(d) - min(d)
#> Solution().echoDepth([(1, 2), (1, 3), (3, 4)], 1)
#> Solution().echoDepth([], 9)
#> Solution().echoDepth(tunnels=[(1, 2), (2, 3), (3, 4), (1, 5)], root=1)
#> Solution().echoDepth([("r", "s"), ("r", "t")], "r")
#> Solution().echoDepth(tunnels=[(0, 1), (0, 2), (2, 3), (3, 4)], root=2)
# %%
def quarter_turns(mat, k):
    k %= 4
    for _ in range(k):
        mat = [list(row) for row in zip(*mat[::-1])]
    diag = 0
    for i in range(min(len(mat), len(mat[0]))):
        diag += mat[i][i]
    return mat, diag
#> quarter_turns([[1, 2], [3, 4]], 1)
#> quarter_turns([[1, 2, 3]], 2)
#> quarter_turns([[5, 6], [7, 8], [9, 0]], 3)
#> quarter_turns([[4]], 7)
#> quarter_turns([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 0)
# %%
def moss_step(field, need):
    n, m = len(field), len(field[0])
    nxt = []
    for i in range(n):
        row = ""
        for j in range(m):
            cnt = 0
            for x in range(max(0, i - 1), min(n, i + 2)):
                cnt += field[x][max(0, j - 1):j + 2].count("#")
            if field[i][j] == "#":
                cnt -= 1
            row += "#" if cnt == need else "."
        nxt.append(row)
    return nxt
#> moss_step(["#.", ".#"], 1)
#> moss_step(["##", "##"], 3)
#> moss_step(["#"], 0)
#> moss_step([".#.", "#.#", ".#."], 2)
#> moss_step(["...", "###"], 2)
# %%
from collections import deque

class Solution:
    def foxHops(self, board: list, start: tuple, den: tuple) -> int:
        h, w = len(board), len(board[0])
        dist = {start: 0}
        queue = deque([start])
        while queue:
            r, c = queue.popleft()
            if (r, c) == den:
                return dist[r, c]
            for d in (-1, 1):
                for nr, nc in ((r + d, c), (r, c + 2 * d)):
                    if nr < 0 or nc < 0 or nr >= h or nc >= w:
                        continue
                    if board[nr][nc] == 'x' or (nr, nc) in dist:
                        continue
                    dist[nr, nc] = dist[r, c] + 1
                    queue.append((nr, nc))
        return -1
#> Solution().foxHops(["...", "..."], (0, 0), (1, 2))
#> Solution().foxHops(["...", "..."], (0, 0), (0, 1))
#> Solution().foxHops(board=["..x", "x.."], start=(0, 0), den=(1, 2))
#> Solution().foxHops(["."], (0, 0), (0, 0))
#> Solution().foxHops(board=["...", ".x.", "..."], start=(0, 1), den=(1, 1))
# %%
def loop_length(nxt, start):
    pos = {}
    cur, t = start, 0
    while cur not in pos:
        if not 0 <= cur < len(nxt):
            return "fell off after %d" % t
        pos[cur] = t
        cur = nxt[cur]
        t += 1
    return t - pos[cur]
#> loop_length([1, 2, 0], 0)
#> loop_length([1, 2, 3, 1], 0)
#> loop_length([3, 9, 1], 2)
#> loop_length([0], 0)
#> loop_length([2, 0, 4, 5, 1, 3], 3)
# %%
class Solution:
    def peakNames(self, heights, names):
        ans = []
        for i, row in enumerate(heights):
            for j, h in enumerate(row):
                around = []
                if i: around.append(heights[i - 1][j])
                if j: around.append(row[j - 1])
                if i + 1 < len(heights): around.append(heights[i + 1][j])
                if j + 1 < len(row): around.append(row[j + 1])
                if all(h > a for a in around):
                    ans.append(names[i][j])
        return "".join(sorted(ans))
#> Solution().peakNames([[1, 5], [4, 2]], ["ab", "cd"])
#> Solution().peakNames([[3]], ["z"])
#> Solution().peakNames([[2, 2], [2, 2]], ["ab", "cd"])
#> Solution().peakNames(heights=[[9, 1, 8]], names=["tip"])
#> Solution().peakNames(heights=[[0, 1, 0], [3, 0, 2]], names=["pqr", "cab"])
# %%
class Crew:
    def __init__(self):
        self.up = {}

    def root(self, x):
        self.up.setdefault(x, x)
        while x != self.up[x]:
            x = self.up[x]
        return x

    def join(self, a, b):
        a, b = self.root(a), self.root(b)
        if a == b:
            return False
        self.up[max(a, b)] = min(a, b)
        return True

def wasted_ropes(ropes):
    crew = Crew()
    wasted = []
    for i, (a, b) in enumerate(ropes):
        if not crew.join(a, b):
            wasted.append(i)
    return wasted
#> wasted_ropes([("a", "b"), ("b", "c"), ("c", "a")])
#> wasted_ropes([])
#> wasted_ropes([(1, 1), (1, 2)])
#> wasted_ropes([(1, 2), (3, 4), (2, 3), (4, 1)])
#> wasted_ropes([("k", "m"), ("n", "o")])
# %%
def rivers_to_sea(flow, seas):
    memo = {}

    def mouth(v):
        if v in seas:
            return v
        if v not in memo:
            memo[v] = None
            if v in flow:
                memo[v] = mouth(flow[v])
        return memo[v]

    res = {}
    for lake in sorted(flow):
        res.setdefault(mouth(lake), []).append(lake)
    return res
#> rivers_to_sea({1: 2, 2: 9, 3: 9}, {9})
#> rivers_to_sea({}, {1})
#> rivers_to_sea({"a": "b", "b": "a", "c": "S"}, {"S"})
#> rivers_to_sea({1: 5, 2: 1, 3: 6, 4: 3}, {5, 6})
#> rivers_to_sea({4: 4}, set())
# %%
class Solution:
    def coastLine(self, grid):
        total = 0
        for i in range(len(grid)):
            for j in range(len(grid[i])):
                if grid[i][j] == 0:
                    continue
                total += self.wet(grid, i - 1, j) + self.wet(grid, i + 1, j)
                total += self.wet(grid, i, j - 1) + self.wet(grid, i, j + 1)
        return total

    def wet(self, grid, i, j):
        # the outer world is dry here
        if i < 0 or j < 0 or i == len(grid) or j == len(grid[i]):
            return 0
        return 1 - grid[i][j]
#> Solution().coastLine([[1, 0], [0, 1]])
#> Solution().coastLine([[0]])
#> Solution().coastLine(grid=[[1, 1], [1, 1]])
#> Solution().coastLine([[0, 1, 0]])
#> Solution().coastLine(grid=[[1, 0, 1], [1, 1, 0]])
# %%
def heaviest_line(mat):
    best = None
    for i, row in enumerate(mat):
        s = sum(row)
        if best is None or s > best[0]:
            best = (s, 'row', i)
    for j, col in enumerate(zip(*mat)):
        s = sum(col)
        if s > best[0]:
            best = (s, 'col', j)
    return best
#> heaviest_line([[1, 2], [3, 4]])
#> heaviest_line([[9, 0, 0], [0, 5, 0], [0, 5, 1]])
#> heaviest_line([])
#> heaviest_line([[7]])
#> heaviest_line([[-1, -2], [-3, 4]])
# %%
from functools import lru_cache

def coin_walks(grid, limit):
    n, m = len(grid), len(grid[0])

    @lru_cache(None)
    def ways(i, j, left):
        left -= grid[i][j]
        if left < 0:
            return 0
        if i == n - 1 and j == m - 1:
            return 1
        total = 0
        if i + 1 < n:
            total += ways(i + 1, j, left)
        if j + 1 < m:
            total += ways(i, j + 1, left)
        return total

    return ways(0, 0, limit)
#> coin_walks([[1, 1], [1, 1]], 3)
#> coin_walks([[1, 5], [1, 1]], 4)
#> coin_walks([[2]], 1)
#> coin_walks([[0, 1, 2], [1, 0, 1]], 3)
#> coin_walks([[1, 2, 1]], 10)
# %%
class Solution:
    def rumorDays(self, friends, first):
        knows = {first}
        days = 0
        while True:
            fresh = set()
            for a, b in friends:
                if a in knows and b not in knows:
                    fresh.add(b)
                elif b in knows and a not in knows:
                    fresh.add(a)
            if not fresh:
                break
            knows |= fresh
            days += 1
        return days, sorted(knows)
#> Solution().rumorDays([(1, 2), (2, 3), (3, 4)], 1)
#> Solution().rumorDays(friends=[(1, 2), (2, 3), (3, 4)], first=3)
#> Solution().rumorDays([], 5)
#> Solution().rumorDays([(6, 7), (8, 9)], 6)
#> Solution().rumorDays(friends=[(1, 2), (1, 3), (1, 4), (4, 5)], first=2)
# %%
def stairs(mat):
    n = len(mat)
    diags = {}
    for i in range(n):
        for j in range(len(mat[i])):
            diags.setdefault(i - j, []).append(mat[i][j])
    keep = {}
    for d in sorted(diags):
        vals = diags[d]
        if vals == sorted(vals):
            keep[d] = vals[-1] - vals[0]
    return keep
#> stairs([[1, 2], [3, 4]])
#> stairs([[9, 2], [3, 4]])
#> stairs([])
#> stairs([[5, 1, 7], [2, 6, 0], [8, 3, 4]])
#> stairs([[1, 2, 3, 4]])
# %%
class Solution:
    def safeRooms(self, doors):
        n = len(doors)
        state = [0] * n

        def visit(v):
            if state[v]:
                return state[v]
            state[v] = -1
            worst = 0
            for w in doors[v]:
                got = visit(w)
                if got < 0 and w <= v:
                    return -1
                worst = max(worst, got)
            state[v] = worst + 1
            return state[v]

        return [visit(v) for v in range(n)]
#> Solution().safeRooms([[1], [2], [], [0, 3]])
#> Solution().safeRooms([[1], [0], []])
#> Solution().safeRooms(doors=[])
#> Solution().safeRooms(doors=[[1, 2], [2], [3], []])
#> Solution().safeRooms([[0], [2, 0], []])
# %%
def bus_swaps(lines, src, dst):
    if src == dst: return "walk"
    level = [i for i, stops in enumerate(lines) if src in stops]
    used = set(level)
    swaps = 0
    while level:
        for i in level:
            if dst in lines[i]:
                return f"line {i} after {swaps}"
        following = []
        for i in level:
            for j in range(len(lines)):
                if j not in used and lines[i][-1] in lines[j]:
                    used.add(j)
                    following.append(j)
        level = following
        swaps += 1
    return -1
#> bus_swaps([[1, 2], [2, 3], [3, 4]], 1, 4)
#> bus_swaps([[1, 2, 3]], 1, 3)
#> bus_swaps([[1, 2], [5, 6]], 1, 6)
#> bus_swaps([], 4, 4)
#> bus_swaps([[7, 8], [8, 9], [7, 9]], 7, 9)
# %%
class Solution:
    def pathMinima(self, edges: dict, a: str, b: str) -> list:
        found = []

        def go(node, path, low):
            if node == b:
                found.append((low, "".join(path)))
                return
            for nb, width in edges.get(node, {}).items():
                if nb not in path:
                    path.append(nb)
                    go(nb, path, min(low, width))
                    path.pop()

        go(a, [a], 99)
        found.sort(key=lambda t: (-t[0], t[1]))
        return found[:2]
#> Solution().pathMinima({"a": {"b": 3, "c": 5}, "b": {"d": 9}, "c": {"d": 4}}, "a", "d")
#> Solution().pathMinima({}, "x", "y")
#> Solution().pathMinima(edges={"s": {"t": 1}}, a="s", b="t")
#> Solution().pathMinima({"a": {"b": 2, "c": 2}, "b": {"c": 7, "a": 1}, "c": {"b": 6}}, "a", "c")
#> Solution().pathMinima({"q": {"q": 4}}, "q", "q")
# %%
def drop_order(edges, n):
    deg = [0] * n
    nb = [set() for _ in range(n)]
    for a, b in edges:
        nb[a].add(b); nb[b].add(a)
        deg[a] += 1; deg[b] += 1
    gone = []
    while len(gone) < n:
        v = min((i for i in range(n) if deg[i] >= 0), key=lambda i: (deg[i], i))
        gone.append((v, deg[v]))
        deg[v] = -1
        for w in nb[v]:
            if deg[w] > 0:
                deg[w] -= 1
    return gone
#> drop_order([(0, 1), (1, 2)], 3)
#> drop_order([], 2)
#> drop_order([(0, 1), (1, 2), (2, 0), (2, 3)], 4)
#> drop_order([], 0)
#> drop_order([(0, 3), (1, 3), (2, 3)], 4)
# %%
class Solution:
    def mirrorBeam(self, room):
        r = c = 0
        dr, dc = 0, 1
        hits = 0
        while 0 <= r < len(room) and 0 <= c < len(room[r]):
            cell = room[r][c]
            if cell == '\\':
                dr, dc = dc, dr
                hits += 1
            elif cell == '/':
                dr, dc = -dc, -dr
                hits += 1
            elif cell == '#':
                return hits, 'stopped'
            r += dr
            c += dc
        return hits, (r, c)
#> Solution().mirrorBeam(["..\\", ".../", "../"])
#> Solution().mirrorBeam(["...", "..."])
#> Solution().mirrorBeam(room=[".\\", "./"])
#> Solution().mirrorBeam(["..#"])
#> Solution().mirrorBeam(room=["\\.", "..", "\\#"])
# %%
def same_shape(p, q):
    def shape(par):
        n = len(par)
        kids = [[] for _ in range(n)]
        top = -1
        for v, u in enumerate(par):
            if u < 0:
                top = v
            else:
                kids[u].append(v)
        def code(v):
            return "(" + "".join(sorted(code(k) for k in kids[v])) + ")"
        return code(top) if n else ""
    a, b = shape(p), shape(q)
    return a == b, a
#> same_shape([-1, 0, 0], [1, -1, 1])
#> same_shape([-1, 0, 1], [-1, 0, 0])
#> same_shape([], [-1])
#> same_shape([-1, 0, 0, 1], [2, 2, -1, 0])
#> same_shape([-1], [-1])
# %%
class Solution:
    def floodBudget(self, grid, start, paint):
        grid = [list(r) for r in grid]
        i, j = start
        old = grid[i][j]
        cells = [start]
        while cells and paint:
            i, j = cells.pop(0)
            if not (0 <= i < len(grid) and 0 <= j < len(grid[0])):
                continue
            if grid[i][j] != old:
                continue
            grid[i][j] = '*'
            paint -= 1
            cells += [(i, j + 1), (i + 1, j), (i, j - 1), (i - 1, j)]
        return ["".join(r) for r in grid], paint
#> Solution().floodBudget(["aab", "abb"], (0, 0), 5)
#> Solution().floodBudget(["aaa", "aaa"], (0, 1), 3)
#> Solution().floodBudget(grid=["x"], start=(0, 0), paint=0)
#> Solution().floodBudget(["ab", "ba"], (1, 1), 2)
#> Solution().floodBudget(grid=["ccc", "cdc"], start=(1, 0), paint=9)
# %%
def reach_matrix(adj):
    n = len(adj)
    reach = [row[:] for row in adj]
    for k in range(n):
        for i in range(n):
            if reach[i][k]:
                for j in range(n):
                    reach[i][j] |= reach[k][j]
    return [sum(row) for row in reach]
#> reach_matrix([[0, 1, 0], [0, 0, 1], [0, 0, 0]])
#> reach_matrix([])
#> reach_matrix([[0, 1], [1, 0]])
#> reach_matrix([[0, 0], [0, 0]])
#> reach_matrix([[0, 1, 0, 0], [0, 0, 0, 0], [0, 0, 0, 1], [1, 0, 0, 0]])
# %%
class Solution:
    def chainNames(self, words):
        best = []
        def extend(chain, rest):
            nonlocal best
            if len(chain) > len(best):
                best = chain
            for i, w in enumerate(rest):
                if not chain or chain[-1][-1] == w[0]:
                    extend(chain + [w], rest[:i] + rest[i + 1:])
        extend([], words)
        return "-".join(best)
#> Solution().chainNames(["ant", "tie", "egg"])
#> Solution().chainNames([])
#> Solution().chainNames(words=["bob", "bib"])
#> Solution().chainNames(["dot", "cat", "mud"])
#> Solution().chainNames(words=["oak", "kilo"])
# %%
from collections import Counter

def node_roles(arrows):
    outs = Counter(a for a, _ in arrows)
    ins = Counter(b for _, b in arrows)
    roles = {'source': [], 'sink': [], 'hub': []}
    for v in sorted(set(outs) | set(ins)):
        if not ins[v]:
            roles['source'].append(v)
        elif not outs[v]:
            roles['sink'].append(v)
        elif ins[v] + outs[v] >= 3:
            roles['hub'].append(v)
    return roles
#> node_roles([(1, 2), (2, 3), (4, 2)])
#> node_roles([])
#> node_roles([("a", "b"), ("b", "a")])
#> node_roles([(1, 3), (2, 3), (3, 4), (3, 5), (5, 1)])
#> node_roles([(7, 7)])
# %%
class Solution:
    def skiLift(self, slope, lift):
        memo = {}

        def longest(i, j):
            if (i, j) in memo:
                return memo[i, j]
            best = 0
            for a, b in (i + 1, j), (i, j + 1), (i - 1, j), (i, j - 1):
                if 0 <= a < len(slope) and 0 <= b < len(slope[0]):
                    drop = slope[i][j] - slope[a][b]
                    if 0 < drop <= 3:
                        best = max(best, longest(a, b) + drop * drop)
            memo[i, j] = best
            return best

        return longest(*lift)
#> Solution().skiLift([[5, 4], [2, 3]], (0, 0))
#> Solution().skiLift([[1]], (0, 0))
#> Solution().skiLift(slope=[[3, 1], [2, 0]], lift=(0, 0))
#> Solution().skiLift(slope=[[9, 9, 9]], lift=(0, 1))
#> Solution().skiLift([[1, 2, 3], [6, 5, 4]], (1, 0))
# %%
def weave(mat):
    out = []
    rows, cols = len(mat), len(mat[0]) if mat else 0
    for s in range(rows + cols - 1):
        line = [mat[i][s - i] for i in range(rows) if 0 <= s - i < cols]
        if s % 3 == 0:
            line.sort()
        elif s % 3 == 1:
            line.reverse()
        out.extend(line)
    return out
#> weave([[1, 2], [3, 4]])
#> weave([])
#> weave([[3, 2, 1]])
#> weave([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> weave([[8, 1], [7, 2], [6, 3], [5, 4]])
# %%
import heapq

def cable_plan(n, offers, free):
    heap = [(w, a, b) for a, b, w in offers]
    heapq.heapify(heap)
    group = list(range(n))
    spent, used = 0, []
    while heap and len(used) < n - 1:
        w, a, b = heapq.heappop(heap)
        ga, gb = group[a], group[b]
        if ga == gb:
            continue
        used.append((a, b))
        if w > free:
            spent += w - free
        group = [ga if g == gb else g for g in group]
    return spent if len(used) == n - 1 else None, used
#> cable_plan(3, [(0, 1, 4), (1, 2, 2), (0, 2, 9)], 3)
#> cable_plan(4, [(0, 1, 1), (2, 3, 1)], 0)
#> cable_plan(1, [], 5)
#> cable_plan(4, [(0, 1, 5), (1, 2, 5), (2, 3, 5), (3, 0, 1)], 2)
#> cable_plan(2, [(0, 1, 3), (0, 1, 2)], 0)
# %%
class Solution:
    def gossipPairs(self, n, links):
        label = [-1] * n
        nb = {i: [] for i in range(n)}
        for a, b in links:
            nb[a].append(b)
            nb[b].append(a)
        sizes = []
        for s in range(n):
            if label[s] >= 0:
                continue
            sizes.append(self.fill(s, len(sizes), nb, label))
        apart, seen = 0, 0
        for size in sizes:
            apart += seen * size if size % 2 else -size
            seen += size
        return apart, sizes

    def fill(self, v, tag, nb, label):
        label[v] = tag
        return 1 + sum(self.fill(w, tag, nb, label) for w in nb[v] if label[w] < 0)
#> Solution().gossipPairs(4, [(0, 1), (2, 3)])
#> Solution().gossipPairs(3, [])
#> Solution().gossipPairs(n=5, links=[(0, 1), (1, 2), (2, 0)])
#> Solution().gossipPairs(n=1, links=[])
#> Solution().gossipPairs(4, [(0, 3), (3, 1), (1, 2)])
# %%
def knight_chat(a, b, size):
    ca, ra = ord(a[0]) - 97, int(a[1]) - 1
    front = {(ca, ra)}
    goal = (ord(b[0]) - 97, int(b[1]) - 1)
    jumps = 0
    while goal not in front and jumps < 4:
        new = set()
        for c, r in front:
            for dc, dr in ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)):
                if 0 <= c + dc < size and 0 <= r + dr < size:
                    new.add((c + dc, r + dr))
        front = new
        jumps += 1
    return jumps if goal in front else -1
#> knight_chat("a1", "b3", 4)
#> knight_chat("a1", "a1", 3)
#> knight_chat("a1", "c1", 3)
#> knight_chat("b2", "a1", 3)
#> knight_chat("a1", "c2", 4)
# %%
class Solution:
    def queueOfSnakes(self, plan):
        r, c, d = 0, 0, 0
        dirs = 'ESWN'
        body = [(0, 0)]
        for ch in plan:
            if ch == 'l':
                d = (d - 1) % 4
            elif ch == 'r':
                d = (d + 1) % 4
            else:
                r += (d == 1) - (d == 3)
                c += (d == 0) - (d == 2)
                if (r, c) in body:
                    return 'bite', len(body)
                body.append((r, c))
                if len(body) > 4:
                    body.pop(0)
        return dirs[d], body[-1]
#> Solution().queueOfSnakes("ffrf")
#> Solution().queueOfSnakes(plan="frfrfrf")
#> Solution().queueOfSnakes("")
#> Solution().queueOfSnakes("lflffr")
#> Solution().queueOfSnakes(plan="frrf")
# %%
def border_sum_peel(mat):
    layers = []
    while mat and mat[0]:
        total = sum(mat[0])
        if len(mat) > 1:
            total += sum(mat[-1])
        for row in mat[1:-1]:
            total += row[0] + (row[-1] if len(row) > 1 else 0)
        layers.append(total)
        mat = [row[1:-1] for row in mat[1:-1]]
    return layers
#> border_sum_peel([[1, 2], [3, 4]])
#> border_sum_peel([])
#> border_sum_peel([[1, 1, 1], [1, 5, 1], [1, 1, 1]])
#> border_sum_peel([[2], [3], [4]])
#> border_sum_peel([[1, 2, 3, 4], [5, 6, 7, 8], [9, 8, 7, 6], [5, 4, 3, 2]])
