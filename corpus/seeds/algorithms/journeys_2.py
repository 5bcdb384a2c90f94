# %%
def make_graph(pairs):
    graph = {}
    for a, b in pairs:
        graph.setdefault(a, []).append(b)
        graph.setdefault(b, []).append(a)
    return graph


def farthest(graph, start):
    order = [start]
    dist = {start: 0}
    for node in order:
        for nb in graph[node]:
            if nb not in dist:
                dist[nb] = dist[node] + 1
                order.append(nb)
    return order[-1], dist[order[-1]]


def longest_rope(pairs):
    if not pairs:
        return 0
    graph = make_graph(pairs)
    end, _ = farthest(graph, pairs[0][0])
    other, length = farthest(graph, end)
    return end, other, length
#> longest_rope([(1, 2), (2, 3), (2, 4)])
#> longest_rope([(5, 6)])
#> longest_rope([])
#> longest_rope([(1, 2), (2, 3), (3, 4), (4, 5), (3, 6)])
#> longest_rope([(9, 1), (9, 2), (9, 3)])
# %%
from collections import deque
from typing import List


class Solution:
    def busTransfers(self, lines: List[List[int]], home: int, work: int) -> int:
        stops = {}
        for i, line in enumerate(lines):
            for s in line:
                stops.setdefault(s, []).append(i)
        q = deque([(home, 0)])
        seenStops = {home}
        usedLines = [False] * len(lines)
        while q:
            stop, rides = q.popleft()
            if stop == work:
                return rides
            for i in stops.get(stop, []):
                if usedLines[i]:
                    continue
                usedLines[i] = True
                for s in lines[i]:
                    if s not in seenStops:
                        seenStops.add(s)
                        q.append((s, rides + 1))
        return -1
#> Solution().busTransfers([[1, 2, 3], [3, 4], [4, 5]], 1, 5)
#> Solution().busTransfers([[1, 2], [3, 4]], 1, 4)
#> Solution().busTransfers([], 8, 8)
#> Solution().busTransfers([[1, 7], [7, 9, 3], [1, 3]], 1, 3)
#> Solution().busTransfers([[2, 4, 6]], 6, 2)
# %%
def gold_collect(cave, r, c):
    """walk greedily to the richest unvisited neighbour until none has gold"""
    bag = 0
    path = []
    while True:
        bag += cave[r][c]
        cave[r][c] = 0
        path.append((r, c))
        options = []
        if r > 0:
            options.append((cave[r - 1][c], r - 1, c))
        if r + 1 < len(cave):
            options.append((cave[r + 1][c], r + 1, c))
        if c > 0:
            options.append((cave[r][c - 1], r, c - 1))
        if c + 1 < len(cave[0]):
            options.append((cave[r][c + 1], r, c + 1))
        if not options or max(options)[0] == 0:
            return bag, path
        _, r, c = max(options)
#> gold_collect([[1, 5], [2, 3]], 0, 0)
#> gold_collect([[4]], 0, 0)
#> gold_collect([[0, 0], [0, 9]], 0, 0)
#> gold_collect([[2, 7, 1], [6, 0, 8]], 0, 1)
#> gold_collect([[1], [2], [3], [4]], 1, 0)
# %%
class Solution:
    def topoLevels(self, n, arrows):
        indeg = [0] * n
        out = [[] for _ in range(n)]
        for a, b in arrows:
            out[a].append(b)
            indeg[b] += 1
        layer = [i for i in range(n) if indeg[i] == 0]
        layers = []
        while layer:
            layers.append(layer)
            nxt = []
            for u in layer:
                for v in out[u]:
                    indeg[v] -= 1
                    if not indeg[v]:
                        nxt.append(v)
            layer = sorted(nxt)
        stuck = [i for i in range(n) if indeg[i] > 0]
        return layers, stuck
#> Solution().topoLevels(4, [(0, 2), (1, 2), (2, 3)])
#> Solution().topoLevels(3, [(0, 1), (1, 2), (2, 1)])
#> Solution().topoLevels(0, [])
#> Solution().topoLevels(3, [])
#> Solution().topoLevels(5, [(4, 0), (4, 1), (0, 3), (1, 3), (3, 2)])
# %%
def can_sort_by_swaps(values, swaps):
    n = len(values)
    group = list(range(n))
    for a, b in swaps:
        ga, gb = group[a], group[b]
        if ga != gb:
            for i in range(n):
                if group[i] == gb:
                    group[i] = ga
    target = sorted(values)
    for g in set(group):
        idx = [i for i in range(n) if group[i] == g]
        if sorted(values[i] for i in idx) != [target[i] for i in idx]:
            return False
    return True
#> can_sort_by_swaps([3, 1, 2], [(0, 1), (1, 2)])
#> can_sort_by_swaps([3, 1, 2], [(0, 1)])
#> can_sort_by_swaps([], [])
#> can_sort_by_swaps([4, 2, 3, 1], [(0, 3)])
#> can_sort_by_swaps([2, 1, 4, 3], [(0, 2), (1, 3)])
# %%
import heapq


class Solution:
    def cheapestWithCoupon(self, n, roads, src, dst):
        """one road on the way may be taken for half its price"""
        out = [[] for _ in range(n)]
        for a, b, w in roads:
            out[a].append((b, w))
        heap = [(0, src, 1)]
        done = {}
        while heap:
            cost, u, coupon = heapq.heappop(heap)
            if (u, coupon) in done:
                continue
            done[(u, coupon)] = cost
            if u == dst:
                return cost
            for v, w in out[u]:
                heapq.heappush(heap, (cost + w, v, coupon))
                if coupon:
                    heapq.heappush(heap, (cost + w // 2, v, 0))
        return None
#> Solution().cheapestWithCoupon(3, [(0, 1, 10), (1, 2, 4), (0, 2, 12)], 0, 2)
#> Solution().cheapestWithCoupon(2, [(1, 0, 5)], 0, 1)
#> Solution().cheapestWithCoupon(1, [], 0, 0)
#> Solution().cheapestWithCoupon(4, [(0, 1, 2), (1, 2, 2), (2, 3, 2), (0, 3, 9)], 0, 3)
#> Solution().cheapestWithCoupon(3, [(0, 1, 7), (1, 0, 7), (1, 2, 8)], 0, 2)
# %%
def inside(shape, r, c):
    return 0 <= r < len(shape) and 0 <= c < len(shape[r])


def fence_length(shape, plant):
    total = 0
    for r, row in enumerate(shape):
        for c, ch in enumerate(row):
            if ch != plant:
                continue
            for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                if not inside(shape, r + dr, c + dc) or shape[r + dr][c + dc] != plant:
                    total += 1
    return total
#> fence_length(['oo', 'o.'], 'o')
#> fence_length(['abc'], 'z')
#> fence_length(['x'], 'x')
#> fence_length(['k.k', '.k.'], 'k')
#> fence_length([], 'a')
# %%
class Solution:
    def widestLevel(self, tree):
        levels = {}

        def visit(node, depth):
            if node is None:
                return
            levels[depth] = levels.get(depth, 0) + 1
            _, left, right = node
            visit(left, depth + 1)
            visit(right, depth + 1)

        visit(tree, 0)
        if not levels:
            return -1
        return max(levels, key=lambda d: (levels[d], -d))
#> Solution().widestLevel((1, (2, None, None), (3, None, None)))
#> Solution().widestLevel(None)
#> Solution().widestLevel((1, (2, (3, None, None), None), None))
#> Solution().widestLevel((5, (4, (1, None, None), (2, None, None)), (6, None, (7, None, None))))
#> Solution().widestLevel((8, None, (9, (3, None, None), (4, None, None))))
# %%
from collections import deque


def water_jugs(cap_a, cap_b, want):
    start = (0, 0)
    came = {start: None}
    q = deque([start])
    while q:
        a, b = q.popleft()
        if want in (a, b):
            path = []
            state = (a, b)
            while state is not None:
                path.append(state)
                state = came[state]
            return path[::-1]
        pour = min(a, cap_b - b)
        for nxt in ((cap_a, b), (0, b), (a - pour, b + pour)):
            if nxt not in came:
                came[nxt] = (a, b)
                q.append(nxt)
        if (a, 0) not in came:
            came[(a, 0)] = (a, b)
            q.append((a, 0))
    return []
#> water_jugs(3, 5, 1)
#> water_jugs(2, 4, 3)
#> water_jugs(1, 1, 0)
#> water_jugs(4, 3, 2)
#> water_jugs(2, 5, 4)
# %%
class Solution:
    def pruneTwigs(self, parents, weight, limit):
        n = len(parents)
        load = weight[:]
        for i in range(n - 1, 0, -1):
            load[parents[i]] += load[i]
        keep = []
        dropped = [False] * n
        for i in range(n):
            if i and (dropped[parents[i]] or load[i] < limit):
                dropped[i] = True
            else:
                keep.append(i)
        return keep
#> Solution().pruneTwigs([-1, 0, 0, 1, 1], [1, 2, 3, 4, 1], 4)
#> Solution().pruneTwigs([-1], [0], 5)
#> Solution().pruneTwigs([-1, 0, 1, 2], [5, 1, 1, 1], 2)
#> Solution().pruneTwigs([], [], 1)
#> Solution().pruneTwigs([-1, 0, 0, 2, 2, 0], [0, 3, 1, 1, 9, 2], 3)
# %%
def islands_by_letter(rows):
    h = len(rows)
    w = len(rows[0]) if h else 0
    seen = [[0] * w for _ in range(h)]
    tally = {}
    for i in range(h):
        for j in range(w):
            if seen[i][j]:
                continue
            ch = rows[i][j]
            tally[ch] = tally.get(ch, 0) + 1
            seen[i][j] = 1
            stack = [(i, j)]
            while stack:
                y, x = stack.pop()
                for a, b in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
                    if 0 <= a < h and 0 <= b < w and rows[a][b] == ch and not seen[a][b]:
                        seen[a][b] = 1
                        stack.append((a, b))
    return tally
#> islands_by_letter(['aab', 'bab'])
#> islands_by_letter([])
#> islands_by_letter(['zzz'])
#> islands_by_letter(['xy', 'yx'])
#> islands_by_letter(['mm', 'mn', 'mm'])
# %%
def owner(shares, company):
    holders = shares.get(company, {})
    for who, pct in holders.items():
        if pct > 50:
            return who
    return None


def ultimate_owner(shares, company):
    chain = [company]
    nxt = owner(shares, company)
    while nxt is not None and nxt not in chain:
        chain.append(nxt)
        nxt = owner(shares, nxt)
    return chain[-1] if nxt is None else f'circular at {nxt}'
#> ultimate_owner({'shop': {'firm': 60, 'bob': 40}, 'firm': {'ann': 51}}, 'shop')
#> ultimate_owner({'a': {'b': 80}, 'b': {'a': 70}}, 'a')
#> ultimate_owner({}, 'solo')
#> ultimate_owner({'x': {'y': 50, 'z': 50}}, 'x')
#> ultimate_owner({'p': {'q': 10, 'r': 90}, 'r': {'s': 55}, 's': {'r': 99}}, 'p')
# %%
class Solution:
    def minTurns(self, grid, k):
        """fewest turns going from left-top to right-bottom with moves right and down, at most k cells of mud"""
        n, m = len(grid), len(grid[0])
        best = [float('inf')]

        def go(i, j, last, turns, mud):
            if i == n or j == m:
                return
            mud += grid[i][j]
            if mud > k or turns >= best[0]:
                return
            if (i, j) == (n - 1, m - 1):
                best[0] = turns
                return
            go(i, j + 1, 'R', turns + (last == 'D'), mud)
            go(i + 1, j, 'D', turns + (last == 'R'), mud)

        go(0, 0, '', 0, 0)
        return best[0] if best[0] < n * m else -1
#> Solution().minTurns([[0, 1], [0, 0]], 0)
#> Solution().minTurns([[0, 1, 1], [0, 0, 1], [1, 0, 0]], 0)
#> Solution().minTurns([[1]], 0)
#> Solution().minTurns([[0, 0, 1], [1, 0, 0]], 1)
#> Solution().minTurns([[0, 0, 0]], 2)
# %%
import heapq


def link_cost(p, q):
    return abs(p[0] - q[0]) + abs(p[1] - q[1])


def lamp_wires(points):
    """grow a tree of wires from the first lamp; return each wire in the order laid"""
    if not points:
        return []
    used = [False] * len(points)
    heap = [(0, 0, 0)]
    laid = []
    while heap:
        cost, frm, to = heapq.heappop(heap)
        if used[to]:
            continue
        used[to] = True
        if to != frm:
            laid.append((frm, to, cost))
        for i, p in enumerate(points):
            if not used[i]:
                heapq.heappush(heap, (link_cost(points[to], p), to, i))
    return laid
#> lamp_wires([(0, 0), (3, 0), (1, 1)])
#> lamp_wires([])
#> lamp_wires([(5, 5)])
#> lamp_wires([(0, 0), (10, 0), (10, 4), (2, 1)])
#> lamp_wires([(1, 1), (1, 1), (4, 1)])
# %%
class Solution:
    def cloneNetwork(self, wires, root):
        copies = {}

        def copy(u):
            if u in copies:
                return copies[u]
            copies[u] = f'{u}{len(copies)}'
            for v in wires.get(u, []):
                copy(v)
            return copies[u]

        copy(root)
        result = {}
        for u, name in copies.items():
            result[name] = [copies[v] for v in wires.get(u, [])]
        return result
#> Solution().cloneNetwork({'a': ['b'], 'b': ['a']}, 'a')
#> Solution().cloneNetwork({}, 'q')
#> Solution().cloneNetwork({'a': ['b', 'c'], 'c': ['b'], 'd': ['a']}, 'a')
#> Solution().cloneNetwork({'x': ['x', 'y'], 'y': ['z'], 'z': ['y']}, 'x')
#> Solution().cloneNetwork({'m': ['n'], 'k': ['m']}, 'k')
# %%
def snake_moves(size, moves, apples):
    body = [(0, 0)]
    eaten = 0
    for step, mv in enumerate(moves, 1):
        r, c = body[0]
        r += (mv == 'D') - (mv == 'U')
        c += (mv == 'R') - (mv == 'L')
        if not (0 <= r < size and 0 <= c < size):
            return 'wall', step
        if eaten < len(apples) and (r, c) == apples[eaten]:
            eaten += 1
        else:
            body.pop()
        if (r, c) in body:
            return 'bite', step
        body.insert(0, (r, c))
    return body, eaten
#> snake_moves(3, 'RRD', [(0, 1), (1, 2)])
#> snake_moves(2, 'RR', [])
#> snake_moves(3, '', [(1, 1)])
#> snake_moves(4, 'RRRDLUR', [(0, 1), (0, 2), (0, 3), (1, 3), (1, 2)])
#> snake_moves(3, 'DDRRUU', [(1, 0), (0, 1)])
# %%
from collections import deque


class Solution:
    def wifiReach(self, routers, users):
        """BFS over routers; a router at x with range d talks to all within d"""
        if not routers:
            return []
        online = [False] * len(routers)
        online[0] = True
        q = deque([0])
        while q:
            i = q.popleft()
            x, d = routers[i]
            for j, (y, _) in enumerate(routers):
                if not online[j] and abs(x - y) <= d:
                    online[j] = True
                    q.append(j)
        served = []
        for u in users:
            if any(on and abs(u - x) <= d for on, (x, d) in zip(online, routers)):
                served.append(u)
        return served
#> Solution().wifiReach([(0, 3), (3, 1), (5, 4)], [1, 4, 8])
#> Solution().wifiReach([(0, 5), (5, 2), (7, 1)], [-5, 6, 8, 20])
#> Solution().wifiReach([], [1])
#> Solution().wifiReach([(2, 0)], [2, 3])
#> Solution().wifiReach([(10, 4), (20, 9), (13, 7)], [29, 5, 12])
# %%
def subtree_sizes(children, root, sizes):
    sizes[root] = 1
    for c in children[root]:
        sizes[root] += subtree_sizes(children, c, sizes)
    return sizes[root]


def balance_point(children):
    """the node whose largest remaining part is smallest when it is removed"""
    n = len(children)
    sizes = [0] * n
    subtree_sizes(children, 0, sizes)
    best_node, best_part = 0, n
    for u in range(n):
        parts = [sizes[c] for c in children[u]] + [n - sizes[u]]
        if max(parts) < best_part:
            best_node, best_part = u, max(parts)
    return best_node, best_part
#> balance_point([[1, 2], [3], [], []])
#> balance_point([[]])
#> balance_point([[1], [2], [3], [4], []])
#> balance_point([[1, 2, 3], [], [], [4, 5], [], []])
#> balance_point([[1], [2, 3], [], []])
# %%
class Solution:
    def mazeWithPortals(self, rows):
        spots = {}
        portals = {}
        for i, row in enumerate(rows):
            for j, ch in enumerate(row):
                if ch.islower():
                    portals.setdefault(ch, []).append((i, j))
                spots[i, j] = ch
        front, steps, seen = [(0, 0)], 0, {(0, 0)}
        while front:
            nxt = []
            for i, j in front:
                if spots[i, j] == 'E':
                    return steps
                options = [(i + 1, j), (i, j + 1), (i - 1, j), (i, j - 1)]
                options += portals.get(spots[i, j], [])
                for p in options:
                    if p in spots and p not in seen and spots[p] != '#':
                        seen.add(p)
                        nxt.append(p)
            front = nxt
            steps += 1
        return -1
#> Solution().mazeWithPortals(['.p#', '##p', '..E'])
#> Solution().mazeWithPortals(['.#E'])
#> Solution().mazeWithPortals(['E'])
#> Solution().mazeWithPortals(['a..', '##.', 'aE.'])
#> Solution().mazeWithPortals(['..E', '...'])
# %%
def resolve(name, aliases, depth=0):
    if depth > len(aliases):
        raise ValueError('alias loop')
    if name not in aliases:
        return name
    return resolve(aliases[name], aliases, depth + 1)


def resolve_all(names, aliases):
    out = []
    for n in names:
        try:
            out.append(resolve(n, aliases))
        except ValueError as e:
            out.append(f'{n}: {e}')
    return out
#> resolve_all(['ll', 'cat'], {'ll': 'ls -l', 'l': 'll'})
#> resolve_all(['a'], {'a': 'b', 'b': 'a'})
#> resolve_all([], {'x': 'y'})
#> resolve_all(['l', 'll', 'grep'], {'l': 'll', 'll': 'ls', 'grep': 'rg'})
#> resolve_all(['k', 'z'], {'k': 'k'})
# %%
from typing import List


class Solution:
    def redundantCorridors(self, n: int, corridors: List[List[int]]) -> List[List[int]]:
        self.parent = [-1] * n
        extra = []
        for corridor in corridors:
            if not self.join(*corridor):
                extra.append(corridor)
        return extra

    def root(self, x):
        return x if self.parent[x] < 0 else self.root(self.parent[x])

    def join(self, a, b):
        a, b = self.root(a), self.root(b)
        if a == b:
            return False
        if self.parent[a] > self.parent[b]:
            a, b = b, a
        self.parent[a] += self.parent[b]
        self.parent[b] = a
        return True
#> Solution().redundantCorridors(3, [[0, 1], [1, 2], [2, 0]])
#> Solution().redundantCorridors(4, [[0, 1], [2, 3]])
#> Solution().redundantCorridors(1, [])
#> Solution().redundantCorridors(5, [[0, 1], [1, 2], [3, 4], [0, 2], [4, 3], [2, 4]])
#> Solution().redundantCorridors(2, [[0, 0], [0, 1]])
# %%
def drop_ball(ramps, column):
    """each row is a string of slopes; a ball bounces sideways and falls; '_' lets it through"""
    col = column
    for depth, row in enumerate(ramps):
        tried = 0
        while row[col] != '_':
            col += 1 if row[col] == '\\' else -1
            tried += 1
            if not 0 <= col < len(row) or tried > len(row):
                return 'stuck', depth
    return 'out', col


def drop_all(ramps):
    width = len(ramps[0])
    return [drop_ball(ramps, c) for c in range(width)]
#> drop_all(['_\\_', '_//'])
#> drop_all(['\\/'])
#> drop_all(['___'])
#> drop_all(['\\_/', '__\\'])
#> drop_all(['\\\\_', '_/_', '_/_'])
# %%
class Solution:
    def scheduleBoats(self, crossings, start, night):
        """leave on the first boat at or after you arrive; earliest arrival per island"""
        arrive = {start: 0}
        changed = True
        while changed:
            changed = False
            for frm, to, leaves, takes in crossings:
                if frm in arrive and arrive[frm] <= leaves and leaves + takes <= night:
                    t = leaves + takes
                    if t < arrive.get(to, night + 1):
                        arrive[to] = t
                        changed = True
        return arrive
#> Solution().scheduleBoats([('A', 'B', 1, 2), ('B', 'C', 2, 1), ('B', 'C', 4, 1)], 'A', 10)
#> Solution().scheduleBoats([('A', 'B', 9, 2)], 'A', 10)
#> Solution().scheduleBoats([], 'Z', 1)
#> Solution().scheduleBoats([('C', 'D', 6, 1), ('B', 'C', 3, 2), ('A', 'B', 0, 3)], 'A', 24)
#> Solution().scheduleBoats([('A', 'B', 5, 5), ('A', 'C', 1, 1), ('C', 'B', 3, 2), ('B', 'A', 6, 1)], 'A', 12)
# %%
def euler_walk(streets, at):
    """use every street once, always taking the lowest next junction first"""
    graph = {}
    for a, b in streets:
        graph.setdefault(a, []).append(b)
        graph.setdefault(b, []).append(a)
    for v in graph.values():
        v.sort(reverse=True)
    stack, trail = [at], []
    while stack:
        u = stack[-1]
        if graph.get(u):
            v = graph[u].pop()
            graph[v].remove(u)
            stack.append(v)
        else:
            trail.append(stack.pop())
    trail.reverse()
    return trail if len(trail) == len(streets) + 1 else None
#> euler_walk([(1, 2), (2, 3), (3, 1)], 1)
#> euler_walk([(1, 2), (3, 4)], 1)
#> euler_walk([], 7)
#> euler_walk([(0, 1), (1, 2), (2, 0), (0, 3)], 3)
#> euler_walk([(1, 2), (2, 3), (3, 1), (3, 4), (4, 5), (5, 3)], 3)
# %%
class Solution:
    def whoHears(self, seats, shouter, loud):
        """sound loses 1 per step and 3 through a pillar '#'"""
        n, m = len(seats), len(seats[0])
        volume = [[0] * m for _ in range(n)]

        def spread(i, j, v):
            if not (0 <= i < n and 0 <= j < m):
                return
            if seats[i][j] == '#':
                v -= 2
            if v <= volume[i][j]:
                return
            volume[i][j] = v
            spread(i, j + 1, v - 1)
            spread(i + 1, j, v - 1)
            spread(i, j - 1, v - 1)
            spread(i - 1, j, v - 1)

        spread(shouter[0], shouter[1], loud)
        return volume
#> Solution().whoHears(['...', '.#.'], (0, 0), 2)
#> Solution().whoHears(['.#.'], (0, 0), 4)
#> Solution().whoHears(['.'], (0, 0), 9)
#> Solution().whoHears(['..', '..'], (1, 1), 3)
#> Solution().whoHears(['#..'], (0, 0), 2)
# %%
def degree_table(edges):
    deg = {}
    for a, b in edges:
        deg[a] = deg.get(a, 0) + 1
        deg[b] = deg.get(b, 0) + 1
    return deg


def peel(edges, k):
    """throw out nodes with degree under k again and again; what is left is the k-core"""
    rounds = 0
    while edges:
        deg = degree_table(edges)
        weak = {v for v, d in deg.items() if d < k}
        if not weak:
            break
        edges = [(a, b) for a, b in edges if a not in weak and b not in weak]
        rounds += 1
    return sorted(degree_table(edges)), rounds
#> peel([(1, 2), (2, 3), (3, 1), (3, 4)], 2)
#> peel([(1, 2), (2, 3)], 2)
#> peel([], 1)
#> peel([(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4), (4, 5), (5, 6)], 3)
#> peel([(7, 8)], 1)
# %%
from heapq import heappush, heappop


class Solution:
    def rescueOrder(self, depth, n):
        """rooms 0..n-1, room i leads to 2i+1 and 2i+2; always enter the shallowest open room"""
        heap = []
        heappush(heap, (depth[0], 0))
        order = []
        while heap:
            d, room = heappop(heap)
            order.append(room)
            for child in (2 * room + 1, 2 * room + 2):
                if child < n:
                    heappush(heap, (d + depth[child], child))
        return order
#> Solution().rescueOrder([1, 5, 2, 1, 1, 1, 9], 7)
#> Solution().rescueOrder([4], 1)
#> Solution().rescueOrder([0, 0, 0, 0], 4)
#> Solution().rescueOrder([3, 1, 7, 2, 8], 5)
#> Solution().rescueOrder([2, 9, 1, 4, 4, 3], 6)
# %%
def flip_paths(graph, start, flips):
    """a token walks: at node with two exits it takes the left one, and the switch flips"""
    switch = {n: 0 for n in graph}
    at = start
    visited = [at]
    for _ in range(flips):
        exits = graph[at]
        if not exits:
            break
        at_next = exits[switch[at] % len(exits)]
        switch[at] += 1
        at = at_next
        visited.append(at)
    return ''.join(visited)
#> flip_paths({'a': 'bc', 'b': 'a', 'c': 'a'}, 'a', 5)
#> flip_paths({'a': 'b', 'b': ''}, 'a', 9)
#> flip_paths({'z': ''}, 'z', 3)
#> flip_paths({'p': 'qpr', 'q': 'p', 'r': 'qr'}, 'p', 10)
#> flip_paths({'x': 'yx', 'y': 'yx'}, 'y', 6)
# %%
class Solution:
    def hiddenRing(self, pointers, start):
        def nxt(i):
            return pointers[i]

        slow, fast = nxt(start), nxt(nxt(start))
        while slow != fast:
            slow = nxt(slow)
            fast = nxt(nxt(fast))
        entry = start
        while entry != slow:
            entry = nxt(entry)
            slow = nxt(slow)
        size = 1
        probe = nxt(entry)
        while probe != entry:
            probe = nxt(probe)
            size += 1
        return {'entry': entry, 'size': size}
#> Solution().hiddenRing([1, 2, 3, 1], 0)
#> Solution().hiddenRing([0], 0)
#> Solution().hiddenRing([3, 4, 4, 1, 0], 2)
#> Solution().hiddenRing([1, 2, 3, 4, 5, 5], 0)
#> Solution().hiddenRing([2, 0, 1], 1)
# %%
from collections import deque


def zombie_race(field):
    h, w = len(field), len(field[0])

    def bfs(mark):
        dist = {}
        q = deque()
        for i in range(h):
            for j in range(w):
                if field[i][j] == mark:
                    dist[i, j] = 0
                    q.append((i, j))
        while q:
            i, j = q.popleft()
            for p in ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)):
                if 0 <= p[0] < h and 0 <= p[1] < w and field[p[0]][p[1]] != '#' and p not in dist:
                    dist[p] = dist[i, j] + 1
                    q.append(p)
        return dist

    us, them = bfs('H'), bfs('Z')
    return sum(1 for p in us if p not in them or us[p] < them[p])
#> zombie_race(['H.Z'])
#> zombie_race(['H.', '.Z'])
#> zombie_race(['H#Z'])
#> zombie_race(['H..', '#.Z'])
#> zombie_race(['Z'])
# %%
class Solution:
    def flattenMenu(self, menu):
        flat = []
        stack = [(menu, '')]
        while stack:
            node, prefix = stack.pop()
            if isinstance(node, dict):
                for key in reversed(list(node)):
                    stack.append((node[key], f'{prefix}/{key}'))
            else:
                flat.append((prefix, node))
        return flat
#> Solution().flattenMenu({'tea': 3, 'cake': {'nut': 5, 'fig': 4}})
#> Solution().flattenMenu({})
#> Solution().flattenMenu(9)
#> Solution().flattenMenu({'a': {'b': {'c': 1}}, 'd': {}})
#> Solution().flattenMenu({'x': [1, 2], 'y': {'z': None}})
# %%
def count_paths(n, edges, src, dst):
    out = [[] for _ in range(n)]
    for a, b in edges:
        out[a].append(b)
    ways = [None] * n

    def count(u):
        if u == dst:
            return 1
        if ways[u] is None:
            ways[u] = sum(count(v) for v in out[u])
        return ways[u]

    total = count(src)
    return total, ways
#> count_paths(4, [(0, 1), (0, 2), (1, 3), (2, 3)], 0, 3)
#> count_paths(2, [], 0, 1)
#> count_paths(3, [(0, 1), (1, 2), (0, 2), (0, 1)], 0, 2)
#> count_paths(1, [], 0, 0)
#> count_paths(5, [(0, 1), (1, 2), (1, 3), (2, 4), (3, 4), (0, 3)], 0, 4)
# %%
class Solution:
    def lanternWalk(self, graph, lit):
        order = []
        self.walk(graph, 0, lit, [False] * len(graph), order)
        return order

    def walk(self, graph, u, lit, seen, order):
        seen[u] = True
        order.append(u)
        for v in sorted(graph[u], key=lambda v: (not lit[v], v)):
            if not seen[v]:
                self.walk(graph, v, lit, seen, order)
                order.append(u)
#> Solution().lanternWalk([[1, 2], [0], [0]], [0, 0, 1])
#> Solution().lanternWalk([[]], [1])
#> Solution().lanternWalk([[1, 3], [0, 2], [1, 3], [0, 2]], [1, 0, 1, 1])
#> Solution().lanternWalk([[1], [0, 2], [1]], [1, 1, 1])
#> Solution().lanternWalk([[1, 2, 3], [0], [0, 3], [2, 0]], [0, 0, 0, 1])
# %%
def nearest_depot(houses, depots, roads):
    best = {d: (0, d) for d in depots}
    pending = list(depots)
    while pending:
        u = min(pending, key=lambda x: best[x])
        pending.remove(u)
        dist, who = best[u]
        for a, b, w in roads:
            if u not in (a, b):
                continue
            v = b if u == a else a
            if v not in best or (dist + w, who) < best[v]:
                best[v] = (dist + w, who)
                pending.append(v)
    return [best.get(h, (None, None))[1] for h in houses]
#> nearest_depot(['h', 'k'], ['A', 'B'], [('A', 'h', 3), ('B', 'h', 2), ('h', 'k', 5)])
#> nearest_depot(['x'], ['D'], [])
#> nearest_depot([], ['Q'], [('Q', 'z', 1)])
#> nearest_depot(['a', 'b', 'c'], ['P', 'S'], [('P', 'a', 1), ('a', 'b', 4), ('b', 'c', 1), ('c', 'S', 1)])
#> nearest_depot(['m', 'P'], ['P', 'S'], [('P', 'm', 2), ('S', 'm', 2)])
# %%
from functools import lru_cache


class Solution:
    def climbTicks(self, wall, grip):
        n = len(wall)

        @lru_cache(None)
        def best(i, j):
            if i == n:
                return 0
            here = wall[i][j]
            if here < grip:
                return -1
            top = -1
            for k in (j - 1, j, j + 1):
                if 0 <= k < len(wall[0]):
                    above = best(i + 1, k)
                    if above >= 0:
                        top = max(top, above + here)
            return top

        return max(best(0, j) for j in range(len(wall[0])))
#> Solution().climbTicks([[1, 2], [3, 1]], 1)
#> Solution().climbTicks([[1, 2], [3, 1]], 3)
#> Solution().climbTicks([[5]], 5)
#> Solution().climbTicks([[4, 1, 6], [2, 7, 0]], 2)
#> Solution().climbTicks([[3, 3], [0, 8], [9, 0]], 1)
# %%
def stack_walk(tree):
    """yield the labels of an (label, kids) tree: parents first, kids from last to first"""
    stack = [tree]
    while stack:
        label, kids = stack.pop()
        yield label
        for k in kids:
            stack.append(k)


def mirrored(a, b):
    la, lb = list(stack_walk(a)), list(stack_walk(b))
    if len(la) != len(lb):
        return 'size'
    for i, (x, y) in enumerate(zip(la, lb)):
        if x != y:
            return i
    return 'same'
#> mirrored(('a', [('b', []), ('c', [])]), ('a', [('c', []), ('b', [])]))
#> mirrored(('a', []), ('a', []))
#> mirrored(('r', [('s', [])]), ('r', []))
#> mirrored(('r', [('s', [('t', [])]), ('u', [])]), ('r', [('s', [('v', [])]), ('u', [])]))
#> mirrored(('p', [('q', []), ('q', [])]), ('p', [('q', [('q', [])])]))
# %%
class Solution:
    def shutValves(self, pipes, source, houses):
        flow = {}
        for a, b in pipes:
            flow.setdefault(a, []).append(b)

        def wet(shut):
            reached, stack = {source}, [source]
            while stack:
                for nxt in flow.get(stack.pop(), []):
                    if nxt != shut and nxt not in reached:
                        reached.add(nxt)
                        stack.append(nxt)
            return reached

        base = [h for h in houses if h in wet(None)]
        report = {}
        for v in sorted(flow):
            if v != source:
                report[v] = len(base) - sum(h in wet(v) for h in base)
        return report
#> Solution().shutValves([(0, 1), (1, 2)], 0, [2])
#> Solution().shutValves([(0, 1), (0, 2), (1, 3), (2, 3)], 0, [3])
#> Solution().shutValves([], 5, [5])
#> Solution().shutValves([(0, 4), (4, 5)], 0, [4, 5, 6])
#> Solution().shutValves([(9, 1), (1, 7), (2, 7)], 9, [7])
# %%
def grid_to_links(rows):
    links = {}
    for i, row in enumerate(rows):
        for j, ch in enumerate(row):
            if ch == ' ':
                continue
            near = []
            if j + 1 < len(row) and row[j + 1] != ' ':
                near.append(row[j + 1])
            if i + 1 < len(rows) and rows[i + 1][j] != ' ':
                near.append(rows[i + 1][j])
            links[ch] = near
    return links


def spell_route(rows, word):
    links = grid_to_links(rows)
    for a, b in zip(word, word[1:]):
        if b not in links.get(a, []) and a not in links.get(b, []):
            return f'no way {a}-{b}'
    return 'ok'
#> spell_route(['ab', 'cd'], 'abdc')
#> spell_route(['ab', 'cd'], 'ad')
#> spell_route(['a'], 'a')
#> spell_route(['k n', 'lmo'], 'klmon')
#> spell_route([], 'xy')
# %%
from collections import deque


class Solution:
    def mutualReach(self, n, oneWay):
        out = [[] for _ in range(n)]
        back = [[] for _ in range(n)]
        for a, b in oneWay:
            out[a].append(b)
            back[b].append(a)

        def reach(graph):
            seen = [False] * n
            seen[0] = True
            q = deque([0])
            while q:
                u = q.popleft()
                for v in graph[u]:
                    if not seen[v]:
                        seen[v] = True
                        q.append(v)
            return seen

        return [i for i, (f, b) in enumerate(zip(reach(out), reach(back))) if f and b]
#> Solution().mutualReach(3, [(0, 1), (1, 0), (1, 2)])
#> Solution().mutualReach(1, [])
#> Solution().mutualReach(4, [(0, 1), (1, 2), (2, 3), (3, 0)])
#> Solution().mutualReach(4, [(0, 1), (2, 0), (1, 3), (3, 2)])
#> Solution().mutualReach(3, [(1, 0), (2, 1)])
# %%
def sum_below(tree, limit):
    total = 0
    stack = [tree]
    while stack:
        node = stack.pop()
        if not node:
            continue
        val, lo, hi = node
        if val < limit:
            total += val
            stack.append(hi)
        stack.append(lo)
    return total


def band(tree, a, b):
    return sum_below(tree, b) - sum_below(tree, a)
#> band((5, (2, (), ()), (8, (), ())), 2, 6)
#> band((), 1, 10)
#> band((5, (), ()), 6, 9)
#> band((10, (4, (1, (), ()), (6, (), ())), (15, (), (20, (), ()))), 4, 16)
#> band((3, (1, (), (2, (), ())), ()), 0, 3)
