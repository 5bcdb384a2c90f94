# %%
from collections import deque


def lift_and_stairs(building, start, goal):
    """rooms are (floor, no); corridors join next numbers, stairs only at numbers divisible by three"""
    sizes = building
    q = deque([start])
    steps = {start: 0}
    while q:
        floor, no = q.popleft()
        if (floor, no) == goal:
            break
        options = [(floor, no - 1), (floor, no + 1)]
        if no % 3 == 0:
            options += [(floor - 1, no), (floor + 1, no)]
        for f, k in options:
            if 0 <= f < len(sizes) and 0 <= k < sizes[f] and (f, k) not in steps:
                steps[f, k] = steps[floor, no] + 1
                q.append((f, k))
    return steps.get(goal, -1)
#> lift_and_stairs([4, 3], (0, 2), (1, 1))
#> lift_and_stairs([2, 2], (0, 1), (0, 1))
#> lift_and_stairs([5, 2, 4], (0, 4), (2, 3))
#> lift_and_stairs([3], (0, 0), (1, 0))
#> lift_and_stairs([4, 4], (0, 3), (1, 2))
# %%
class Solution:
    def sumOfDepthsFromAll(self, n, edges):
        near = [[] for _ in range(n)]
        for a, b in edges:
            near[a].append(b)
            near[b].append(a)
        size = [1] * n
        total = [0] * n

        def down(u, p):
            for v in near[u]:
                if v != p:
                    down(v, u)
                    size[u] += size[v]
                    total[u] += total[v] + size[v]

        def across(u, p):
            for v in near[u]:
                if v != p:
                    total[v] = total[u] - size[v] + n - size[v]
                    across(v, u)

        down(0, -1)
        across(0, -1)
        return total
#> Solution().sumOfDepthsFromAll(3, [(0, 1), (1, 2)])
#> Solution().sumOfDepthsFromAll(1, [])
#> Solution().sumOfDepthsFromAll(4, [(0, 1), (0, 2), (0, 3)])
#> Solution().sumOfDepthsFromAll(5, [(0, 1), (1, 2), (1, 3), (3, 4)])
#> Solution().sumOfDepthsFromAll(2, [(1, 0)])
# %%
def cells_seen(rows, r, c):
    """light runs from a lamp in four directions until a wall"""
    lit = {(r, c)}
    for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
        y, x = r + dr, c + dc
        while 0 <= y < len(rows) and 0 <= x < len(rows[0]) and rows[y][x] != '#':
            lit.add((y, x))
            y += dr
            x += dc
    return lit


def dark_spots(rows):
    lit = set()
    for r, row in enumerate(rows):
        for c, ch in enumerate(row):
            if ch == '*':
                lit |= cells_seen(rows, r, c)
    return [(r, c) for r, row in enumerate(rows) for c, ch in enumerate(row) if ch == '.' and (r, c) not in lit]
#> dark_spots(['*.#', '..#', '#..'])
#> dark_spots(['...'])
#> dark_spots(['*'])
#> dark_spots(['.#*', '*#.', '...'])
#> dark_spots([])
# %%
class Solution:
    def semesters(self, courses, prereqs, perTerm):
        need = {c: 0 for c in courses}
        unlock = {c: [] for c in courses}
        for before, after in prereqs:
            need[after] += 1
            unlock[before].append(after)
        open_ = [c for c in courses if need[c] == 0]
        terms = []
        while open_:
            now, open_ = open_[:perTerm], open_[perTerm:]
            terms.append(now)
            for c in now:
                for d in unlock[c]:
                    need[d] -= 1
                    if need[d] == 0:
                        open_.append(d)
        if sum(map(len, terms)) < len(courses):
            return None
        return terms
#> Solution().semesters(['bio', 'art', 'gym'], [('bio', 'gym')], 2)
#> Solution().semesters(['a', 'b', 'c', 'd'], [('a', 'c'), ('b', 'c'), ('c', 'd')], 1)
#> Solution().semesters([], [], 3)
#> Solution().semesters(['x', 'y'], [('x', 'y'), ('y', 'x')], 2)
#> Solution().semesters(['m', 'n', 'o', 'p', 'q'], [('m', 'q'), ('n', 'q')], 3)
# %%
import heapq


def trade_route(rates, start, goal):
    """maximise the money left: each exchange keeps rate percent of 1000 coins (best-first)"""
    heap = [(-1000, start)]
    best = {}
    while heap:
        money, coin = heapq.heappop(heap)
        money = -money
        if coin in best:
            continue
        best[coin] = money
        for (a, b), pct in rates.items():
            if a == coin and b not in best:
                heapq.heappush(heap, (-(money * pct // 100), b))
    return best.get(goal, 0), list(best)
#> trade_route({('eur', 'usd'): 90, ('usd', 'yen'): 95, ('eur', 'yen'): 80}, 'eur', 'yen')
#> trade_route({('eur', 'usd'): 90}, 'usd', 'eur')
#> trade_route({}, 'eur', 'eur')
#> trade_route({('a', 'b'): 50, ('a', 'c'): 99, ('c', 'b'): 99, ('b', 'd'): 70}, 'a', 'd')
#> trade_route({('p', 'q'): 33, ('q', 'p'): 33}, 'p', 'q')
# %%
class Solution:
    def keepOrCut(self, pairs, limit):
        """union components while their size stays within limit; report refused pairs"""
        boss, size, refused = {}, {}, []

        def top(x):
            boss.setdefault(x, x)
            size.setdefault(x, 1)
            while boss[x] != x:
                x = boss[x]
            return x

        for a, b in pairs:
            ta, tb = top(a), top(b)
            if ta == tb:
                continue
            if size[ta] + size[tb] > limit:
                refused.append(a + b)
            else:
                boss[tb] = ta
                size[ta] += size[tb]
        return refused, sorted(size[x] for x in boss if boss[x] == x)
#> Solution().keepOrCut([('a', 'b'), ('c', 'd'), ('a', 'c')], 3)
#> Solution().keepOrCut([('a', 'b'), ('b', 'c'), ('c', 'd')], 4)
#> Solution().keepOrCut([], 2)
#> Solution().keepOrCut([('x', 'x')], 1)
#> Solution().keepOrCut([('p', 'q'), ('q', 'r'), ('r', 'p'), ('s', 'r'), ('s', 't')], 3)
# %%
def step(pos, key, layout):
    r, c = pos
    dr, dc = {'w': (-1, 0), 's': (1, 0), 'a': (0, -1), 'd': (0, 1)}[key]
    nr, nc = r + dr, c + dc
    if 0 <= nr < len(layout) and 0 <= nc < len(layout[nr]) and layout[nr][nc] != ' ':
        return nr, nc
    return pos


def type_code(layout, start, instructions):
    pos = start
    code = ''
    for line in instructions:
        for key in line:
            pos = step(pos, key, layout)
        code += layout[pos[0]][pos[1]]
    return code
#> type_code(['123', '456'], (0, 0), ['ds', 'd', 'ww'])
#> type_code(['12', '3 '], (0, 1), ['s', 'as', 'd'])
#> type_code(['9'], (0, 0), ['wasd', ''])
#> type_code([' 1 ', '234', ' 5 '], (1, 1), ['w', 'wd', 'sd'])
#> type_code(['ab', 'cd'], (1, 1), [])
# %%
class Solution:
    def secondLargestIsland(self, rows):
        self.grid = [list(r) for r in rows]
        areas = []
        for i, row in enumerate(self.grid):
            for j in range(len(row)):
                if row[j] == '1':
                    areas.append(self.sink(i, j))
        areas.sort()
        return areas[-2] if len(areas) > 1 else 0

    def sink(self, i, j):
        if i < 0 or j < 0 or i >= len(self.grid) or j >= len(self.grid[0]) or self.grid[i][j] != '1':
            return 0
        self.grid[i][j] = '0'
        area = 1
        for di in (-1, 0, 1):
            for dj in (-1, 0, 1):
                if di or dj:
                    area += self.sink(i + di, j + dj)
        return area
#> Solution().secondLargestIsland(['101'])
#> Solution().secondLargestIsland(['10', '00', '01'])
#> Solution().secondLargestIsland(['00'])
#> Solution().secondLargestIsland(['1001', '1001'])
#> Solution().secondLargestIsland(['10', '01'])
# %%
def root_of(links):
    children = [b for _, b in links]
    for a, _ in links:
        if a not in children:
            return a
    return None


def print_tree(links):
    kids = {}
    for a, b in links:
        kids.setdefault(a, []).append(b)

    def show(node):
        if node not in kids:
            return node
        return node + '[' + ' '.join(show(k) for k in kids[node]) + ']'

    root = root_of(links)
    return show(root) if root else '?'
#> print_tree([('a', 'b'), ('a', 'c')])
#> print_tree([])
#> print_tree([('b', 'c'), ('a', 'b')])
#> print_tree([('x', 'y'), ('y', 'x')])
#> print_tree([('m', 'n'), ('n', 'o'), ('n', 'p'), ('m', 'q')])
# %%
from typing import List


class Solution:
    def ballInRing(self, pushes: List[int], start: int, turns: int) -> List[int]:
        visits = [0] * len(pushes)
        at = start
        while turns > 0:
            visits[at] += 1
            if visits[at] > 3:
                return visits
            at = (at + pushes[at]) % len(pushes)
            turns -= 1
        return visits
#> Solution().ballInRing([1, 2, 1, 3], 0, 6)
#> Solution().ballInRing([0], 0, 10)
#> Solution().ballInRing([2, -1, 3, -2, 1], 2, 9)
#> Solution().ballInRing([1, 1], 1, 0)
#> Solution().ballInRing([3, 3, 3, 3], 0, 20)
# %%
def bfs_levels(adj, src):
    level = [-1] * len(adj)
    level[src] = 0
    frontier = [src]
    while frontier:
        frontier2 = []
        for u in frontier:
            for v in adj[u]:
                if level[v] < 0:
                    level[v] = level[u] + 1
                    frontier2.append(v)
        frontier = frontier2
    return level


def on_shortest_path(adj, a, b):
    da, db = bfs_levels(adj, a), bfs_levels(adj, b)
    if da[b] < 0:
        return []
    return [v for v in range(len(adj)) if da[v] >= 0 and da[v] + db[v] == da[b]]
#> on_shortest_path([[1, 2], [0, 3], [0, 3], [1, 2]], 0, 3)
#> on_shortest_path([[], []], 0, 1)
#> on_shortest_path([[1], [0, 2], [1]], 0, 1)
#> on_shortest_path([[1, 4], [0, 2], [1, 3], [2, 4], [3, 0]], 0, 2)
#> on_shortest_path([[]], 0, 0)
# %%
class Solution:
    def robotMop(self, room, start):
        """spiral robot: go ahead until wall or clean floor, then turn right; stop when all four fail"""
        dirs = [(0, 1), (1, 0), (0, -1), (-1, 0)]
        r, c = start
        clean = {(r, c)}
        d = fails = 0
        while fails < 4:
            nr, nc = r + dirs[d][0], c + dirs[d][1]
            inside = 0 <= nr < len(room) and 0 <= nc < len(room[0])
            if inside and room[nr][nc] == '.' and (nr, nc) not in clean:
                r, c = nr, nc
                clean.add((r, c))
                fails = 0
            else:
                d = (d + 1) % 4
                fails += 1
        dirty = sum(row.count('.') for row in room) - len(clean)
        return (r, c), dirty
#> Solution().robotMop(['..', '..'], (0, 0))
#> Solution().robotMop(['.#.'], (0, 0))
#> Solution().robotMop(['.'], (0, 0))
#> Solution().robotMop(['...', '...', '...'], (1, 1))
#> Solution().robotMop(['..#', '#..'], (1, 2))
# %%
def common_prefix_depth(a, b):
    d = 0
    for x, y in zip(a, b):
        if x != y:
            break
        d += 1
    return d


def tree_distance(a, b):
    """hops between two files in a folder tree"""
    pa, pb = a.split('/'), b.split('/')
    shared = common_prefix_depth(pa, pb)
    return len(pa) + len(pb) - 2 * shared


def central_file(paths):
    if not paths:
        return ''
    return min(paths, key=lambda p: sum(tree_distance(p, q) for q in paths))
#> central_file(['a/b/c', 'a/b/d', 'a/e'])
#> central_file(['x'])
#> central_file([])
#> central_file(['src/main', 'src/lib/io', 'src/lib/os', 'doc'])
#> central_file(['p/q', 'r/s'])
# %%
class Solution:
    def caravan(self, deserts, wells, start, goal, water):
        """wells refill; each day uses one unit; fewest days or -1"""
        frontier = [(start, water)]
        known = {start: water}
        day = 0
        while frontier:
            nxt = []
            for place, left in frontier:
                if place == goal:
                    return day
                if left == 0:
                    continue
                for q in deserts.get(place, []):
                    have = water if q in wells else left - 1
                    if have > known.get(q, -1):
                        known[q] = have
                        nxt.append((q, have))
            frontier = nxt
            day += 1
        return -1
#> Solution().caravan({'a': ['b'], 'b': ['c'], 'c': ['d']}, ['b'], 'a', 'd', 2)
#> Solution().caravan({'a': ['b'], 'b': ['c'], 'c': ['d']}, [], 'a', 'd', 2)
#> Solution().caravan({}, [], 'z', 'z', 0)
#> Solution().caravan({'s': ['p', 'q'], 'p': ['t'], 'q': ['r'], 'r': ['t']}, ['q'], 's', 't', 1)
#> Solution().caravan({'m': ['n', 'o'], 'n': ['o', 'm'], 'o': ['k']}, ['n'], 'm', 'k', 3)
# %%
from collections import defaultdict


def kingdom_capitals(roads, kings):
    """each town joins the kingdom that reaches it first; ties go to the earlier king"""
    near = defaultdict(list)
    for a, b in roads:
        near[a].append(b)
        near[b].append(a)
    realm = {k: k for k in kings}
    border = list(kings)
    while border:
        fresh = []
        for town in border:
            for t in near[town]:
                if t not in realm:
                    realm[t] = realm[town]
                    fresh.append(t)
        border = fresh
    return {k: [t for t in realm if realm[t] == k] for k in kings}
#> kingdom_capitals([(1, 2), (2, 3), (3, 4)], [1, 4])
#> kingdom_capitals([], [7])
#> kingdom_capitals([(1, 2)], [])
#> kingdom_capitals([(1, 2), (2, 3), (5, 2), (5, 6)], [3, 5])
#> kingdom_capitals([(8, 9), (4, 5)], [8])
# %%
class Solution:
    def countTrapped(self, board):
        """'b' groups without an empty neighbour are captured; return the stones lost"""
        h, w = len(board), len(board[0])
        seen, lost = set(), 0
        for i in range(h):
            for j in range(w):
                if board[i][j] != 'b' or (i, j) in seen:
                    continue
                group, free = [(i, j)], False
                seen.add((i, j))
                for y, x in group:
                    for a, b in ((y, x + 1), (y, x - 1), (y + 1, x), (y - 1, x)):
                        if not (0 <= a < h and 0 <= b < w):
                            continue
                        if board[a][b] == '.':
                            free = True
                        elif board[a][b] == 'b' and (a, b) not in seen:
                            seen.add((a, b))
                            group.append((a, b))
                if not free:
                    lost += len(group)
        return lost
#> Solution().countTrapped(['bw', 'w.'])
#> Solution().countTrapped(['bb', 'ww'])
#> Solution().countTrapped(['.'])
#> Solution().countTrapped(['wbw', 'bwb', '.w.'])
#> Solution().countTrapped(['bbb', '.ww'])
# %%
import heapq


def parcel_times(streets, depot, closed):
    near = {}
    for a, b, t in streets:
        if (a, b) in closed:
            continue
        near.setdefault(a, []).append((t, b))
        near.setdefault(b, []).append((t, a))
    when = {}
    heap = [(0, depot)]
    while heap:
        t, place = heapq.heappop(heap)
        if place in when:
            continue
        when[place] = t
        for extra, other in near.get(place, []):
            if other not in when:
                heapq.heappush(heap, (t + extra, other))
    return when


def delay(streets, depot, closed):
    free, slow = parcel_times(streets, depot, []), parcel_times(streets, depot, closed)
    return {p: slow[p] - free[p] if p in slow else None for p in free}
#> delay([('d', 'x', 2), ('x', 'y', 1), ('d', 'y', 9)], 'd', [('x', 'y')])
#> delay([('d', 'x', 2)], 'd', [('d', 'x')])
#> delay([], 'd', [])
#> delay([('d', 'p', 4), ('p', 'q', 1), ('d', 'q', 1)], 'd', [('d', 'q')])
#> delay([('a', 'b', 3), ('b', 'c', 3)], 'b', [('c', 'b')])
# %%
class Solution:
    def dominoFall(self, graph, start, hold):
        """a domino falls when at least hold[i] of its pushers have fallen"""
        hits = [0] * len(graph)
        fallen = []
        queue = [start]
        while queue:
            u = queue.pop(0)
            fallen.append(u)
            for v in graph[u]:
                hits[v] += 1
                if hits[v] == hold[v] and v != start:
                    queue.append(v)
        return fallen
#> Solution().dominoFall([[1, 2], [3], [3], []], 0, [1, 1, 1, 2])
#> Solution().dominoFall([[]], 0, [5])
#> Solution().dominoFall([[1, 2], [3], [3], [0]], 0, [1, 1, 2, 1])
#> Solution().dominoFall([[1], [2], [0]], 1, [1, 1, 1])
#> Solution().dominoFall([[1, 1, 2], [2, 4], [3], [4], []], 0, [1, 2, 2, 1, 2])
# %%
def merge_ranges_by_touch(ranges):
    n = len(ranges)
    adj = [[] for _ in range(n)]
    for i in range(n):
        for j in range(i):
            (a, b), (c, d) = ranges[i], ranges[j]
            if a <= d and c <= b:
                adj[i].append(j)
                adj[j].append(i)
    seen = [0] * n
    merged = []

    def collect(i):
        seen[i] = 1
        lo, hi = ranges[i]
        for j in adj[i]:
            if not seen[j]:
                l2, h2 = collect(j)
                lo, hi = min(lo, l2), max(hi, h2)
        return lo, hi

    for i in range(n):
        if not seen[i]:
            merged.append(collect(i))
    return merged
#> merge_ranges_by_touch([(1, 3), (2, 5), (7, 9)])
#> merge_ranges_by_touch([])
#> merge_ranges_by_touch([(4, 4)])
#> merge_ranges_by_touch([(8, 10), (1, 2), (2, 3), (3, 8)])
#> merge_ranges_by_touch([(1, 10), (2, 3), (12, 15), (4, 5)])
# %%
class Solution:
    def treeToPath(self, tree, target):
        """directions from the root to target, then the directions back to its sibling"""
        path = []
        if not self.search(tree, target, path):
            return 'missing'
        if not path:
            return 'root'
        last = path[-1]
        return ''.join(path) + '^' + ('R' if last == 'L' else 'L')

    def search(self, node, target, path):
        if node is None:
            return False
        if node[0] == target:
            return True
        for side, child in zip('LR', node[1:]):
            path.append(side)
            if self.search(child, target, path):
                return True
            path.pop()
        return False
#> Solution().treeToPath((1, (2, None, None), (3, None, (4, None, None))), 4)
#> Solution().treeToPath((1, None, None), 1)
#> Solution().treeToPath(None, 3)
#> Solution().treeToPath((8, (6, (5, None, None), (7, None, None)), None), 7)
#> Solution().treeToPath((2, (1, None, None), (3, None, None)), 9)
# %%
def pond_frogs(lilies, jump, start):
    """frog may leap to any lily not farther than jump (Euclid); return groups reached by hops"""
    def near(p, q):
        return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 <= jump * jump

    reached = {start: 0}
    todo = [start]
    while todo:
        i = todo.pop(0)
        for j in range(len(lilies)):
            if j not in reached and near(lilies[i], lilies[j]):
                reached[j] = reached[i] + 1
                todo.append(j)
    return [reached.get(i) for i in range(len(lilies))]
#> pond_frogs([(0, 0), (1, 1), (3, 1)], 2, 0)
#> pond_frogs([(0, 0)], 5, 0)
#> pond_frogs([(0, 0), (5, 5), (6, 5)], 1, 1)
#> pond_frogs([(0, 0), (3, 4), (6, 8), (0, 5)], 5, 0)
#> pond_frogs([(2, 2), (2, 2)], 0, 1)
# %%
class Solution:
    def maxProbability(self, n, edges, good, start):
        """chances in percent; count how many nodes keep at least `good` percent"""
        chance = [0] * n
        chance[start] = 100
        agenda = [start]
        while agenda:
            u = agenda.pop(0)
            for a, b, p in edges:
                if u == a:
                    v = b
                elif u == b:
                    v = a
                else:
                    continue
                c = chance[u] * p // 100
                if c > chance[v]:
                    chance[v] = c
                    agenda.append(v)
        return sum(c >= good for c in chance), chance
#> Solution().maxProbability(3, [(0, 1, 50), (1, 2, 50), (0, 2, 20)], 25, 0)
#> Solution().maxProbability(1, [], 90, 0)
#> Solution().maxProbability(3, [(0, 1, 100)], 1, 2)
#> Solution().maxProbability(4, [(0, 1, 90), (1, 2, 90), (0, 2, 70), (2, 3, 10)], 50, 0)
#> Solution().maxProbability(2, [(0, 1, 0)], 0, 1)
# %%
def lock_nodes(parents, ops):
    """lock only if no ancestor is locked; answer each op"""
    locked = [False] * len(parents)

    def ancestor_locked(i):
        while parents[i] != -1:
            i = parents[i]
            if locked[i]:
                return True
        return False

    answers = ''
    for kind, i in ops:
        if kind == 'lock' and not locked[i] and not ancestor_locked(i):
            locked[i] = True
            answers += 'y'
        elif kind == 'free' and locked[i]:
            locked[i] = False
            answers += 'y'
        else:
            answers += 'n'
    return answers, locked
#> lock_nodes([-1, 0, 1], [('lock', 1), ('lock', 2), ('free', 1), ('lock', 2)])
#> lock_nodes([-1], [('free', 0)])
#> lock_nodes([-1, 0], [])
#> lock_nodes([-1, 0, 0, 2], [('lock', 3), ('lock', 0), ('lock', 1), ('lock', 3)])
#> lock_nodes([1, 2, -1], [('lock', 2), ('lock', 0), ('free', 2), ('lock', 0)])
# %%
from collections import deque


class Solution:
    def bombChain(self, bombs, first):
        """bombs on a line: (position, radius); the blast sets off those in reach"""
        waiting = deque([first])
        gone = [False] * len(bombs)
        gone[first] = True
        waves = [[first]]
        while waiting:
            wave = []
            for _ in range(len(waiting)):
                x, r = bombs[waiting.popleft()]
                for i, (y, _) in enumerate(bombs):
                    if not gone[i] and x - r <= y <= x + r:
                        gone[i] = True
                        wave.append(i)
            waiting.extend(wave)
            if wave:
                waves.append(wave)
        return waves
#> Solution().bombChain([(1, 2), (3, 1), (4, 5), (20, 3)], 0)
#> Solution().bombChain([(5, 0)], 0)
#> Solution().bombChain([(0, 1), (10, 10), (4, 2)], 1)
#> Solution().bombChain([(2, 2), (4, 2), (6, 2), (9, 1)], 0)
#> Solution().bombChain([(7, 3), (7, 3)], 1)
# %%
def mountain_pass(heights):
    """from each end walk uphill while it rises; do both walkers meet on one peak?"""
    i, j = 0, len(heights) - 1
    while i + 1 < len(heights) and heights[i] < heights[i + 1]:
        i += 1
    while j > 0 and heights[j] < heights[j - 1]:
        j -= 1
    if i == j:
        return 'meet', heights[i] if heights else None
    return 'apart', heights[i:j + 1] if i < j else []
#> mountain_pass([1, 3, 5, 4, 2])
#> mountain_pass([1, 3, 2, 4, 1])
#> mountain_pass([6])
#> mountain_pass([2, 2, 2])
#> mountain_pass([1, 4, 9, 12, 3, 8, 7])
# %%
class Solution:
    def parentsFromDepths(self, depths):
        """preorder depths to a parents array; raises no error but returns [] when impossible"""
        parents, chain = [], []
        for i, d in enumerate(depths):
            if d > len(chain) or (d == 0 and i > 0):
                return []
            del chain[d:]
            parents.append(chain[-1] if chain else -1)
            chain.append(i)
        return parents + [self.leafCount(parents)]

    def leafCount(self, parents):
        return sum(1 for i in range(len(parents)) if i not in parents)
#> Solution().parentsFromDepths([0, 1, 2, 1])
#> Solution().parentsFromDepths([0, 2])
#> Solution().parentsFromDepths([])
#> Solution().parentsFromDepths([0, 1, 2, 3, 2, 1])
#> Solution().parentsFromDepths([0, 1, 0])
# %%
def count_knots(strands):
    """strands connect peg i on top to strands[i]; crossing strands tangle; count tangles and groups"""
    n = len(strands)
    group = list(range(n))

    def top(i):
        while group[i] != i:
            i = group[i]
        return i

    tangles = 0
    for i in range(n):
        for j in range(i + 1, n):
            if strands[i] > strands[j]:
                tangles += 1
                a, b = top(i), top(j)
                group[max(a, b)] = min(a, b)
    return tangles, len({top(i) for i in range(n)})
#> count_knots([1, 0, 2])
#> count_knots([])
#> count_knots([0, 1, 2, 3])
#> count_knots([3, 2, 1, 0])
#> count_knots([1, 0, 3, 2, 4])
# %%
from typing import List


class Solution:
    def escapeFlood(self, grid: List[List[int]]) -> int:
        """at minute t all cells with height < t are under water; walk from top left to bottom right"""
        n, m = len(grid), len(grid[0])
        now, t = {(0, 0)}, 0
        while now:
            if (n - 1, m - 1) in now:
                return t
            t += 1
            nxt = set()
            for r, c in now:
                for a, b in ((r, c), (r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                    if self.dry(grid, a, b, t):
                        nxt.add((a, b))
            now = nxt
        return -1

    def dry(self, grid, r, c, t):
        return 0 <= r < len(grid) and 0 <= c < len(grid[0]) and grid[r][c] >= t
#> Solution().escapeFlood([[3, 3], [3, 3]])
#> Solution().escapeFlood([[2, 1], [0, 2]])
#> Solution().escapeFlood([[0]])
#> Solution().escapeFlood([[1, 4, 1, 5]])
#> Solution().escapeFlood([[5, 0], [5, 2]])
# %%
def hand_over(graph, holder, hours):
    """a ring passes each hour to the friend with most friends not yet holding it"""
    had = [holder]
    for _ in range(hours):
        best = None
        for friend in sorted(graph.get(holder, [])):
            if friend in had:
                continue
            fresh = sum(1 for g in graph.get(friend, []) if g not in had)
            if best is None or fresh > best[0]:
                best = (fresh, friend)
        if best is None:
            return had + ['stop']
        holder = best[1]
        had.append(holder)
    return had
#> hand_over({'a': ['b', 'c'], 'b': ['a'], 'c': ['a', 'd'], 'd': ['c']}, 'a', 3)
#> hand_over({}, 'q', 2)
#> hand_over({'x': ['y'], 'y': ['x']}, 'x', 5)
#> hand_over({'m': ['n', 'o'], 'n': ['m', 'o'], 'o': ['m', 'n']}, 'm', 1)
#> hand_over({'p': ['q']}, 'p', 0)
# %%
class Solution:
    def maxFlowTiny(self, capacity, source, sink):
        flow = 0
        while True:
            parent = {source: None}
            stack = [source]
            while stack and sink not in parent:
                u = stack.pop()
                for v, cap in enumerate(capacity[u]):
                    if cap > 0 and v not in parent:
                        parent[v] = u
                        stack.append(v)
            if sink not in parent:
                return flow
            v = sink
            path = []
            while parent[v] is not None:
                path.append((parent[v], v))
                v = parent[v]
            push = min(capacity[a][b] for a, b in path)
            for a, b in path:
                capacity[a][b] -= push
                capacity[b][a] += push
            flow += push
#> Solution().maxFlowTiny([[0, 3, 2], [0, 0, 2], [0, 0, 0]], 0, 2)
#> Solution().maxFlowTiny([[0, 0], [5, 0]], 0, 1)
#> Solution().maxFlowTiny([[0, 7], [0, 0]], 0, 1)
#> Solution().maxFlowTiny([[0, 4, 3, 0], [0, 0, 0, 2], [0, 0, 0, 5], [0, 0, 0, 0]], 0, 3)
#> Solution().maxFlowTiny([[0, 1, 0], [0, 0, 9], [0, 0, 0]], 0, 2)
# %%
def maze_from_text(text):
    return [list(line) for line in text.split('|')]


def mark_route(text):
    """depth-first search marks the way with '+' and dead ends with 'x'"""
    maze = maze_from_text(text)

    def walk(r, c):
        if r < 0 or c < 0 or r >= len(maze) or c >= len(maze[r]) or maze[r][c] not in '.E':
            return False
        if maze[r][c] == 'E':
            return True
        maze[r][c] = '+'
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            if walk(r + dr, c + dc):
                return True
        maze[r][c] = 'x'
        return False

    walk(0, 0)
    return '|'.join(''.join(row) for row in maze)
#> mark_route('..#|#.E')
#> mark_route('.#E')
#> mark_route('E')
#> mark_route('...|.#.|.#E')
#> mark_route('..|..')
# %%
class Solution:
    def cousinsAt(self, parents, node):
        def depth(i):
            return 0 if parents[i] < 0 else 1 + depth(parents[i])

        level = depth(node)
        result = []
        for i in range(len(parents)):
            if i != node and parents[i] != parents[node] and depth(i) == level:
                result.append(i)
        return result
#> Solution().cousinsAt([-1, 0, 0, 1, 1, 2], 3)
#> Solution().cousinsAt([-1], 0)
#> Solution().cousinsAt([-1, 0, 0, 0], 2)
#> Solution().cousinsAt([-1, 0, 1, 0, 3], 4)
#> Solution().cousinsAt([-1, 0, 0, 1, 2, 3, 4], 6)
# %%
import heapq


def signal_network(towers, edges, limit):
    """count how many towers hear the first one within limit, with each relay delaying by its degree"""
    adj = {t: [] for t in towers}
    for a, b, w in edges:
        adj[a].append((b, w))
        adj[b].append((a, w))
    done = {}
    heap = [(0, towers[0])]
    while heap and len(done) < len(towers):
        t, u = heapq.heappop(heap)
        if t > limit:
            return done
        if u in done:
            continue
        done[u] = t
        for v, w in adj[u]:
            if v not in done:
                heapq.heappush(heap, (t + w + len(adj[u]), v))
    return done
#> signal_network(['t1', 't2', 't3'], [('t1', 't2', 3), ('t2', 't3', 1)], 10)
#> signal_network(['t1', 't2', 't3'], [('t1', 't2', 3), ('t2', 't3', 1)], 5)
#> signal_network(['solo'], [], 0)
#> signal_network(['a', 'b', 'c', 'd'], [('a', 'b', 1), ('a', 'c', 5), ('b', 'c', 1), ('c', 'd', 2)], 15)
#> signal_network(['k', 'm'], [('k', 'm', 2), ('m', 'k', 1)], 3)
# %%
class Solution:
    def subtreeQuery(self, children, values, queries):
        """euler tour in/out times, prefix sums, then each query is a slice"""
        tin, tout, order = {}, {}, []

        def tour(u):
            tin[u] = len(order)
            order.append(values[u])
            for v in children.get(u, []):
                tour(v)
            tout[u] = len(order)

        tour(0)
        prefix = [0]
        for v in order:
            prefix.append(prefix[-1] + v)
        return [prefix[tout[q]] - prefix[tin[q]] for q in queries]
#> Solution().subtreeQuery({0: [1, 2], 2: [3]}, [1, 2, 3, 4], [0, 2, 1])
#> Solution().subtreeQuery({}, [5], [0])
#> Solution().subtreeQuery({0: [1], 1: [2], 2: [3]}, [4, -4, 4, -4], [1, 2])
#> Solution().subtreeQuery({0: [3, 1], 3: [2, 4]}, [10, 20, 30, 40, 50], [3, 4, 0])
#> Solution().subtreeQuery({0: [1]}, [7, 8], [])
# %%
def walk_clock(start, moves):
    hour = start
    stamps = [hour]
    for m in moves:
        n = int(m[:-1])
        hour = (hour + (n if m[-1] == '+' else -n) - 1) % 12 + 1
        if hour in stamps:
            stamps = stamps[:stamps.index(hour) + 1]
        else:
            stamps.append(hour)
    return stamps
#> walk_clock(12, ['3+', '5+', '8-'])
#> walk_clock(1, ['1-'])
#> walk_clock(6, [])
#> walk_clock(10, ['4+', '7+', '2-', '11+'])
#> walk_clock(3, ['5+', '5-', '24+'])
# %%
class Solution:
    def fewestGuards(self, tree):
        """0 = needs watch, 1 = guard here, 2 = watched"""
        self.guards = 0

        def look(node):
            if node is None:
                return 2
            a, b = look(node[0]), look(node[1])
            if a == 0 or b == 0:
                self.guards += 1
                return 1
            return 2 if 1 in (a, b) else 0

        top = look(tree)
        return self.guards + 1 if top == 0 else self.guards
#> Solution().fewestGuards(((None, None), (None, None)))
#> Solution().fewestGuards(None)
#> Solution().fewestGuards((None, None))
#> Solution().fewestGuards((((None, None), None), None))
#> Solution().fewestGuards((((None, (None, None)), None), ((None, None), None)))
# %%
def region_borders(rows):
    """which letters touch which"""
    touch = {}
    for r in range(len(rows)):
        for c in range(len(rows[r])):
            here = rows[r][c]
            touch.setdefault(here, [])
            for y, x in ((r, c + 1), (r + 1, c)):
                if y < len(rows) and x < len(rows[y]) and rows[y][x] != here:
                    there = rows[y][x]
                    if there not in touch[here]:
                        touch[here].append(there)
                        touch.setdefault(there, []).append(here)
    return touch


def color_map(rows):
    touch = region_borders(rows)
    color = {}
    for region in sorted(touch, key=lambda k: -len(touch[k])):
        used = [color[n] for n in touch[region] if n in color]
        color[region] = next(i for i in range(len(touch)) if i not in used)
    return color
#> color_map(['aab', 'ccb'])
#> color_map(['x'])
#> color_map([])
#> color_map(['ab', 'cd'])
#> color_map(['ppq', 'ppq', 'rrr'])
# %%
from collections import deque


class Solution:
    def pairwiseSteps(self, n, edges, pairs):
        near = [[] for _ in range(n)]
        for a, b in edges:
            near[a].append(b)
            near[b].append(a)
        cache = {}
        for a, b in pairs:
            if a not in cache:
                cache[a] = self.bfs(near, a)
        return [cache[a][b] for a, b in pairs]

    def bfs(self, near, s):
        dist = [-1] * len(near)
        dist[s] = 0
        q = deque([s])
        while q:
            u = q.popleft()
            for v in near[u]:
                if dist[v] == -1:
                    dist[v] = dist[u] + 1
                    q.append(v)
        return dist
#> Solution().pairwiseSteps(4, [(0, 1), (1, 2)], [(0, 2), (0, 3), (2, 0)])
#> Solution().pairwiseSteps(1, [], [(0, 0)])
#> Solution().pairwiseSteps(3, [(0, 1), (1, 2), (2, 0)], [(1, 2)])
#> Solution().pairwiseSteps(5, [(0, 4), (4, 3), (3, 2), (2, 1)], [(0, 1), (0, 3)])
#> Solution().pairwiseSteps(2, [], [])
# %%
def last_survivor(circle, skips):
    """walk round a linked ring, removing every skip-th; skips are used in turn"""
    if not circle:
        return None
    nxt = {a: b for a, b in zip(circle, circle[1:] + circle[:1])}
    before = circle[-1]
    turn = 0
    while nxt[before] != before:
        for _ in range(skips[turn % len(skips)] - 1):
            before = nxt[before]
        nxt[before] = nxt[nxt[before]]
        turn += 1
    return before, turn
#> last_survivor([1, 2, 3, 4, 5], [2])
#> last_survivor([], [1])
#> last_survivor([9], [4])
#> last_survivor([3, 1, 4, 5, 9], [3, 1])
#> last_survivor([10, 20, 30, 40], [1])
# %%
def tide_pools(shore, tides):
    """crabs in a pool merge with the next pool when the tide tops the wall between them"""
    pools = [[c] for c in shore]
    for tide in tides:
        merged = [pools[0]] if pools else []
        for left, right in zip(pools, pools[1:]):
            wall = abs(left[-1] - right[0])
            if wall <= tide:
                merged[-1] = merged[-1] + right
            else:
                merged.append(right)
        pools = merged
        if len(pools) <= 1:
            break
    return pools
#> tide_pools([1, 3, 9, 10], [1, 2])
#> tide_pools([], [5])
#> tide_pools([4], [1])
#> tide_pools([2, 8, 5, 5, 20], [0, 3, 6])
#> tide_pools([7, 1, 7], [2, 4, 9, 9])
