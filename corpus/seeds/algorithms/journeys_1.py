# %%
from collections import deque


def torch_steps(cave, fuel):
    rows, cols = len(cave), len(cave[0])
    queue = deque([(0, 0, 0)])
    lit = [[False] * cols for _ in range(rows)]
    lit[0][0] = True
    total = 0
    while queue:
        r, c, d = queue.popleft()
        total += 1
        if d == fuel:
            continue
        for nr, nc in ((r + 1, c), (r, c + 1), (r - 1, c), (r, c - 1)):
            if 0 <= nr < rows and 0 <= nc < cols and not lit[nr][nc] and cave[nr][nc] == '.':
                lit[nr][nc] = True
                queue.append((nr, nc, d + 1))
    return total
#> torch_steps(['..#', '.#.', '...'], 3)
#> torch_steps(['...', '##.'], 2)
#> torch_steps(['.'], 5)
#> torch_steps(['.#', '#.'], 4)
#> torch_steps(['....', '.##.', '....'], 4)
# %%
class Solution:
    def loudestCave(self, links, noise):
        n = len(noise)
        graph = [[] for _ in range(n)]
        for a, b in links:
            graph[a].append(b)
            graph[b].append(a)
        seen = [False] * n

        def dfs(u):
            seen[u] = True
            total = noise[u]
            for v in graph[u]:
                if not seen[v]:
                    total += dfs(v)
            return total

        best = 0
        for i in range(n):
            if not seen[i]:
                best = max(best, dfs(i))
        return best
#> Solution().loudestCave([[0, 1], [2, 3]], [3, 4, 5, 1])
#> Solution().loudestCave([], [2, 9, 4])
#> Solution().loudestCave([[0, 1], [1, 2], [2, 0]], [1, 1, 1, 2])
#> Solution().loudestCave([], [])
#> Solution().loudestCave([[0, 4], [4, 2], [1, 3]], [6, 10, 2, 7, 5])
# %%
def find(parent, x):
    while parent[x] != x:
        parent[x] = parent[parent[x]]
        x = parent[x]
    return x


def union(parent, size, a, b):
    a, b = find(parent, a), find(parent, b)
    if a == b:
        return False
    if size[a] < size[b]:
        a, b = b, a
    parent[b] = a
    size[a] += size[b]
    return True


def wasted_cables(n, cables):
    parent = list(range(n))
    size = [1] * n
    wasted = []
    for i, (a, b) in enumerate(cables):
        if not union(parent, size, a, b):
            wasted.append(i)
    return wasted, max(size)
#> wasted_cables(4, [(0, 1), (1, 2), (2, 0), (3, 3)])
#> wasted_cables(3, [])
#> wasted_cables(5, [(0, 1), (2, 3), (1, 3), (0, 2), (4, 0)])
#> wasted_cables(2, [(0, 1), (1, 0), (0, 1)])
#> wasted_cables(6, [(5, 4), (4, 3), (3, 5), (0, 1)])
# %%
import heapq


def cheapest_ferry(routes, start, goal, toll):
    graph = {}
    for a, b, w in routes:
        graph.setdefault(a, []).append((b, w))
    heap = [(0, start)]
    best = {start: 0}
    while heap:
        cost, port = heapq.heappop(heap)
        if port == goal:
            return cost
        if cost > best[port]:
            continue
        for nxt, w in graph.get(port, []):
            new_cost = cost + w + toll
            if nxt not in best or new_cost < best[nxt]:
                best[nxt] = new_cost
                heapq.heappush(heap, (new_cost, nxt))
    return -1
#> cheapest_ferry([('a', 'b', 4), ('b', 'c', 1), ('a', 'c', 9)], 'a', 'c', 1)
#> cheapest_ferry([('a', 'b', 4), ('b', 'c', 1), ('a', 'c', 9)], 'a', 'c', 5)
#> cheapest_ferry([('x', 'y', 2)], 'y', 'x', 0)
#> cheapest_ferry([], 'q', 'q', 3)
#> cheapest_ferry([('s', 'm', 2), ('s', 'n', 7), ('m', 'n', 3), ('n', 't', 2), ('m', 't', 8)], 's', 't', 0)
# %%
class Solution:
    def dressOrder(self, garments, rules):
        before = {g: 0 for g in garments}
        after = {g: [] for g in garments}
        for first, second in rules:
            after[first].append(second)
            before[second] += 1
        ready = [g for g in garments if before[g] == 0]
        order = []
        while ready:
            g = ready.pop()
            order.append(g)
            for h in after[g]:
                before[h] -= 1
                if before[h] == 0:
                    ready.append(h)
        return order if len(order) == len(garments) else []
#> Solution().dressOrder(['sock', 'shoe', 'hat'], [('sock', 'shoe')])
#> Solution().dressOrder(['a', 'b'], [('a', 'b'), ('b', 'a')])
#> Solution().dressOrder([], [])
#> Solution().dressOrder(['shirt', 'tie', 'coat', 'belt'], [('shirt', 'tie'), ('tie', 'coat'), ('belt', 'coat')])
#> Solution().dressOrder(['vest', 'cap', 'scarf'], [('cap', 'scarf'), ('vest', 'cap')])
# %%
def depth_of(parents, i):
    d = 0
    while parents[i] != -1:
        i = parents[i]
        d += 1
    return d


def deepest_staff(parents):
    if not parents:
        return None
    depths = [depth_of(parents, i) for i in range(len(parents))]
    top = max(depths)
    return top, [i for i, d in enumerate(depths) if d == top]
#> deepest_staff([-1, 0, 0, 1, 3])
#> deepest_staff([-1])
#> deepest_staff([])
#> deepest_staff([2, 2, -1, 2])
#> deepest_staff([-1, 0, 1, -1, 3, 4])
# %%
def spill(board, r, c, paint):
    old = board[r][c]
    if old == paint:
        return 0
    stack = [(r, c)]
    changed = 0
    while stack:
        y, x = stack.pop()
        if y < 0 or x < 0 or y >= len(board) or x >= len(board[0]):
            continue
        if board[y][x] != old:
            continue
        board[y][x] = paint
        changed += 1
        stack += [(y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)]
    return changed


def spill_twice(board, paint):
    a = spill(board, 0, 0, paint)
    b = spill(board, len(board) - 1, len(board[0]) - 1, paint)
    return a, b, board
#> spill_twice([[1, 1], [2, 1]], 3)
#> spill_twice([[1, 2], [1, 4]], 4)
#> spill_twice([[5]], 5)
#> spill_twice([[1, 2, 2], [1, 1, 2]], 7)
#> spill_twice([[0, 0, 3], [3, 0, 3]], 3)
# %%
class Solution:
    def canClimb(self, heights, maxUp, maxDown):
        n, m = len(heights), len(heights[0])
        seen = set()

        def walk(i, j):
            if (i, j) == (n - 1, m - 1):
                return True
            seen.add((i, j))
            for di, dj in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                a, b = i + di, j + dj
                if not (0 <= a < n and 0 <= b < m) or (a, b) in seen:
                    continue
                diff = heights[a][b] - heights[i][j]
                if -maxDown <= diff <= maxUp and walk(a, b):
                    return True
            return False

        return walk(0, 0)
#> Solution().canClimb([[1, 2, 5], [3, 9, 6]], 2, 1)
#> Solution().canClimb([[1, 2, 4], [3, 9, 6]], 2, 1)
#> Solution().canClimb([[7]], 0, 0)
#> Solution().canClimb([[5, 4, 3], [9, 9, 2], [0, 1, 1]], 1, 1)
#> Solution().canClimb([[1, 4], [5, 9]], 3, 3)
# %%
from collections import deque


def rumor_days(friends, source):
    day = {source: 0}
    line = deque([source])
    while line:
        who = line.popleft()
        for pal in friends.get(who, []):
            if pal not in day:
                day[pal] = day[who] + 1
                line.append(pal)
    by_day = {}
    for name, d in day.items():
        by_day.setdefault(d, []).append(name)
    return by_day
#> rumor_days({'ann': ['bob', 'cy'], 'bob': ['dee'], 'cy': ['dee']}, 'ann')
#> rumor_days({'ann': ['bob']}, 'bob')
#> rumor_days({}, 'zed')
#> rumor_days({'p': ['q'], 'q': ['r'], 'r': ['p', 's']}, 'p')
#> rumor_days({'m': ['m', 'n'], 'n': ['m']}, 'm')
# %%
class Solution:
    def sumOfPathCodes(self, tree):
        def go(node, code):
            if not node:
                return 0
            label, left, right = node
            code = code * 10 + label
            if not left and not right:
                return code
            return go(left, code) + go(right, code)

        return go(tree, 0)
#> Solution().sumOfPathCodes((1, (2, None, None), (3, None, None)))
#> Solution().sumOfPathCodes(None)
#> Solution().sumOfPathCodes((9, None, None))
#> Solution().sumOfPathCodes((4, (9, (5, None, None), (1, None, None)), (0, None, None)))
#> Solution().sumOfPathCodes((1, None, (2, None, (3, None, None))))
# %%
def robot_path(commands, walls):
    x = y = 0
    dx, dy = 0, 1
    blocked = set(walls)
    trail = [(x, y)]
    for ch in commands:
        if ch == 'L':
            dx, dy = -dy, dx
        elif ch == 'R':
            dx, dy = dy, -dx
        else:
            nx, ny = x + dx, y + dy
            if (nx, ny) in blocked:
                dx, dy = -dx, -dy
                continue
            x, y = nx, ny
            trail.append((x, y))
    return trail[-1], len(set(trail))
#> robot_path('FFRFF', [])
#> robot_path('FFRFF', [(1, 2)])
#> robot_path('', [(0, 1)])
#> robot_path('FLFLFLFLF', [(5, 5)])
#> robot_path('FFFRFFL', [(0, 2), (0, -1)])
# %%
from collections import defaultdict


class Solution:
    def secretClubs(self, n, handshakes):
        graph = defaultdict(list)
        for a, b in handshakes:
            graph[a].append(b)
            graph[b].append(a)
        color = [0] * n
        clubs = 0
        for s in range(n):
            if color[s]:
                continue
            clubs += 1
            color[s] = clubs
            stack = [s]
            while stack:
                u = stack.pop()
                for v in graph[u]:
                    if color[v] == 0:
                        color[v] = clubs
                        stack.append(v)
        return color
#> Solution().secretClubs(5, [(0, 2), (1, 3)])
#> Solution().secretClubs(0, [])
#> Solution().secretClubs(3, [])
#> Solution().secretClubs(6, [(5, 4), (4, 3), (0, 1)])
#> Solution().secretClubs(4, [(0, 3), (3, 1), (1, 0), (2, 2)])
# %%
def next_cell(r, c, arrow):
    if arrow == '>':
        return r, c + 1
    if arrow == '<':
        return r, c - 1
    if arrow == '^':
        return r - 1, c
    return r + 1, c


def conveyor(grid, r, c):
    visited = []
    while 0 <= r < len(grid) and 0 <= c < len(grid[r]):
        if (r, c) in visited:
            return 'loop', len(visited) - visited.index((r, c))
        visited.append((r, c))
        r, c = next_cell(r, c, grid[r][c])
    return 'out', len(visited)
#> conveyor(['>v', '^<'], 0, 0)
#> conveyor(['>>v', '^<<'], 0, 1)
#> conveyor(['>>'], 0, 0)
#> conveyor(['v', 'v', '>'], 1, 0)
#> conveyor(['><', '^^'], 1, 0)
# %%
from heapq import heappush, heappop


class Solution:
    def softestPath(self, bumps):
        """minimise the largest bump on the way from the first to the last cell"""
        n, m = len(bumps), len(bumps[0])
        heap = [(bumps[0][0], 0, 0)]
        done = [[False] * m for _ in range(n)]
        while heap:
            worst, i, j = heappop(heap)
            if done[i][j]:
                continue
            done[i][j] = True
            if i == n - 1 and j == m - 1:
                return worst
            for a, b in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
                if 0 <= a < n and 0 <= b < m and not done[a][b]:
                    heappush(heap, (max(worst, bumps[a][b]), a, b))
#> Solution().softestPath([[1, 5], [3, 2]])
#> Solution().softestPath([[4]])
#> Solution().softestPath([[1, 9, 1], [1, 9, 1], [1, 2, 1]])
#> Solution().softestPath([[0, 6, 3]])
#> Solution().softestPath([[2, 8], [7, 3], [1, 1]])
# %%
def has_ring(after):
    state = {}

    def visit(task):
        if state.get(task) == 'open':
            return True
        if state.get(task) == 'shut':
            return False
        state[task] = 'open'
        for other in after.get(task, ()):
            if visit(other):
                return True
        state[task] = 'shut'
        return False

    return any(visit(t) for t in after)
#> has_ring({'a': ['b'], 'b': ['c'], 'c': ['a']})
#> has_ring({'a': ['b', 'c'], 'b': ['c']})
#> has_ring({})
#> has_ring({'x': ['x']})
#> has_ring({'m': ['n'], 'n': ['o', 'p'], 'o': ['p'], 'q': ['m']})
# %%
from collections import deque


class Solution:
    def minPresses(self, start: int, goal: int, limit: int) -> int:
        if start == goal:
            return 0
        q = deque([start])
        dist = {start: 0}
        while q:
            x = q.popleft()
            for y in (x * 2, x - 3):
                if 0 <= y <= limit and y not in dist:
                    dist[y] = dist[x] + 1
                    if y == goal:
                        return dist[y]
                    q.append(y)
        return -1
#> Solution().minPresses(4, 10, 20)
#> Solution().minPresses(5, 5, 9)
#> Solution().minPresses(3, 7, 12)
#> Solution().minPresses(2, 13, 32)
#> Solution().minPresses(start=7, goal=22, limit=30)
# %%
def count_ponds(rows):
    land = [list(r) for r in rows]

    def drain(i, j):
        if not (0 <= i < len(land) and 0 <= j < len(land[i])):
            return 0
        if land[i][j] != 'w':
            return 0
        land[i][j] = '.'
        return 1 + sum(drain(a, b) for a, b in ((i + 1, j), (i, j + 1), (i - 1, j), (i, j - 1)))

    sizes = []
    for i in range(len(land)):
        for j in range(len(land[i])):
            s = drain(i, j)
            if s:
                sizes.append(s)
    return sorted(sizes)
#> count_ponds(['w.w', 'w..'])
#> count_ponds(['...'])
#> count_ponds([])
#> count_ponds(['ww', '.w'])
#> count_ponds(['w.', '.w', 'w.'])
# %%
def lowest_shared(boss, a, b):
    chain = []
    while a is not None:
        chain.append(a)
        a = boss.get(a)
    while b not in chain:
        b = boss.get(b)
        if b is None:
            return None
    return b


def meeting_host(boss, people):
    host = people[0]
    for p in people[1:]:
        host = lowest_shared(boss, host, p)
        if host is None:
            return 'nobody'
    return host
#> meeting_host({'tim': 'ada', 'joe': 'ada', 'ada': 'max'}, ['tim', 'joe'])
#> meeting_host({'tim': 'ada', 'kim': 'max', 'ada': 'max'}, ['tim', 'kim', 'ada'])
#> meeting_host({'tim': 'ada'}, ['tim', 'rob'])
#> meeting_host({'x': 'y'}, ['x'])
#> meeting_host({'a': 'b', 'b': 'c', 'd': 'c', 'e': 'd'}, ['e', 'd', 'a'])
# %%
class Solution:
    def longestChainOfHops(self, stones, reach):
        memo = {}

        def hop(i):
            if i in memo:
                return memo[i]
            best = 1
            for j in range(i + 1, min(len(stones), i + reach + 1)):
                if stones[j] > stones[i]:
                    best = max(best, 1 + hop(j))
            memo[i] = best
            return best

        return max((hop(i) for i in range(len(stones))), default=0)
#> Solution().longestChainOfHops([1, 3, 2, 4], 2)
#> Solution().longestChainOfHops([5, 4, 3], 2)
#> Solution().longestChainOfHops([], 3)
#> Solution().longestChainOfHops([2, 9, 3, 8, 4], 2)
#> Solution().longestChainOfHops([1, 1, 2, 2, 3], 3)
# %%
from collections import deque


def two_teams(players, rivals):
    foes = {p: [] for p in players}
    for a, b in rivals:
        foes[a].append(b)
        foes[b].append(a)
    side = {}
    for p in players:
        if p in side:
            continue
        side[p] = 0
        todo = deque([p])
        while todo:
            u = todo.popleft()
            for v in foes[u]:
                if v not in side:
                    side[v] = 1 - side[u]
                    todo.append(v)
                elif side[v] == side[u]:
                    return f'{u} clashes with {v}'
    red = [p for p in players if side[p] == 0]
    return red, len(players) - len(red)
#> two_teams([1, 2, 3, 4], [(1, 2), (2, 3), (3, 4)])
#> two_teams([1, 2, 3], [(1, 2), (2, 3), (3, 1)])
#> two_teams([], [])
#> two_teams([7, 8, 9], [(8, 9)])
#> two_teams([1, 2, 3, 4, 5], [(1, 4), (4, 5), (2, 3)])
# %%
class Solution:
    def treasureRooms(self, doors, keys):
        opened = [False] * len(doors)
        opened[0] = True
        stack = [0]
        pocket = set()
        waiting = []
        while stack:
            room = stack.pop()
            pocket |= set(keys[room])
            for nxt in doors[room]:
                if not opened[nxt]:
                    waiting.append(nxt)
            still = []
            for w in waiting:
                if opened[w]:
                    continue
                if w in pocket:
                    opened[w] = True
                    stack.append(w)
                else:
                    still.append(w)
            waiting = still
        return [i for i, o in enumerate(opened) if o]
#> Solution().treasureRooms([[1, 2], [3], [], []], [[2], [], [1], [3]])
#> Solution().treasureRooms([[1], [0]], [[], []])
#> Solution().treasureRooms([[]], [[4]])
#> Solution().treasureRooms([[1, 2, 3], [], [], [2]], [[3], [], [1], [2]])
#> Solution().treasureRooms([[1], [2], [0]], [[1, 2], [], []])
# %%
def spiral_visit(r, c, steps):
    cells = [(r, c)]
    dirs = [(0, 1), (1, 0), (0, -1), (-1, 0)]
    d, leg = 0, 1
    while len(cells) <= steps:
        for _ in range(2):
            dr, dc = dirs[d]
            for _ in range(leg):
                if len(cells) > steps:
                    break
                r += dr
                c += dc
                cells.append((r, c))
            d = (d + 1) % 4
        leg += 1
    return cells[-1]
#> spiral_visit(0, 0, 5)
#> spiral_visit(2, 2, 0)
#> spiral_visit(0, 0, 12)
#> spiral_visit(1, -1, 1)
#> spiral_visit(10, 10, 9)
# %%
import heapq
from collections import defaultdict


class Solution:
    def arrivalTimes(self, n, roads, start):
        graph = defaultdict(list)
        for u, v, w in roads:
            graph[u].append((v, w))
        INF = float('inf')
        dist = [INF] * n
        dist[start] = 0
        heap = [(0, start)]
        while heap:
            d, u = heapq.heappop(heap)
            if d > dist[u]:
                continue
            for v, w in graph[u]:
                # shops shut at even hours: wait one
                nd = d + w
                if nd % 2 == 0:
                    nd += 1
                if nd < dist[v]:
                    dist[v] = nd
                    heapq.heappush(heap, (nd, v))
        return [-1 if d == INF else d for d in dist]
#> Solution().arrivalTimes(3, [(0, 1, 2), (1, 2, 2), (0, 2, 6)], 0)
#> Solution().arrivalTimes(2, [], 1)
#> Solution().arrivalTimes(4, [(0, 1, 1), (1, 3, 1), (0, 2, 4), (2, 3, 1)], 0)
#> Solution().arrivalTimes(3, [(2, 1, 5), (1, 0, 3), (2, 0, 9)], 2)
#> Solution().arrivalTimes(1, [(0, 0, 4)], 0)
# %%
def find_root(up, x):
    if up[x] == x:
        return x
    up[x] = find_root(up, up[x])
    return up[x]


def merge_synonyms(words, pairs):
    up = {w: w for w in words}
    for a, b in pairs:
        ra, rb = find_root(up, a), find_root(up, b)
        if ra < rb:
            up[rb] = ra
        else:
            up[ra] = rb
    groups = {}
    for w in words:
        groups.setdefault(find_root(up, w), []).append(w)
    return groups
#> merge_synonyms(['big', 'huge', 'wee'], [('big', 'huge')])
#> merge_synonyms(['a', 'b', 'c', 'd'], [('d', 'c'), ('b', 'c')])
#> merge_synonyms([], [])
#> merge_synonyms(['x', 'y'], [])
#> merge_synonyms(['quick', 'fast', 'rapid', 'slow'], [('quick', 'rapid'), ('rapid', 'fast'), ('fast', 'quick')])
# %%
class Solution:
    def tiltedMaze(self, rows, moves):
        r = c = 0
        ends = []
        for mv in moves:
            dr, dc = {'U': (-1, 0), 'D': (1, 0), 'L': (0, -1), 'R': (0, 1)}[mv]
            while self.open(rows, r + dr, c + dc):
                r += dr
                c += dc
            ends.append((r, c))
        return ends

    def open(self, rows, r, c):
        if r < 0 or c < 0 or r == len(rows) or c == len(rows[0]):
            return False
        return rows[r][c] != '#'
#> Solution().tiltedMaze(['...', '.#.', '...'], 'RD')
#> Solution().tiltedMaze(['..#', '#..'], 'RDRU')
#> Solution().tiltedMaze(['.'], 'UDLR')
#> Solution().tiltedMaze(['....', '###.'], 'RDL')
#> Solution().tiltedMaze(['..', '..'], '')
# %%
def all_trails(graph, here, goal, seen=()):
    if here == goal:
        return [''.join(seen + (here,))]
    found = []
    for nxt in graph.get(here, ''):
        if nxt not in seen:
            found += all_trails(graph, nxt, goal, seen + (here,))
    return found


def shortest_and_longest(graph, a, b):
    trails = all_trails(graph, a, b)
    if not trails:
        return None
    return min(trails, key=len), max(trails, key=len)
#> shortest_and_longest({'a': 'bc', 'b': 'c', 'c': 'd'}, 'a', 'd')
#> shortest_and_longest({'a': 'b'}, 'b', 'a')
#> shortest_and_longest({}, 'k', 'k')
#> shortest_and_longest({'p': 'qr', 'q': 'pr', 'r': 'qs'}, 'p', 's')
#> shortest_and_longest({'s': 'uv', 'u': 't', 'v': 'ut'}, 's', 't')
# %%
from collections import deque


class Solution:
    def knightHops(self, n, start, end):
        jumps = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]
        q = deque([tuple(start)])
        dist = {tuple(start): 0}
        while q:
            cell = q.popleft()
            if list(cell) == end:
                return dist[cell]
            for dx, dy in jumps:
                nxt = (cell[0] + dx, cell[1] + dy)
                if min(nxt) >= 0 and max(nxt) < n and nxt not in dist:
                    dist[nxt] = dist[cell] + 1
                    q.append(nxt)
        return -1
#> Solution().knightHops(3, [0, 0], [2, 1])
#> Solution().knightHops(3, [0, 0], [1, 1])
#> Solution().knightHops(1, [0, 0], [0, 0])
#> Solution().knightHops(3, [1, 1], [0, 0])
#> Solution().knightHops(4, [0, 0], [3, 3])
# %%
def leaves(tree):
    if isinstance(tree, int):
        return 1
    return sum(leaves(t) for t in tree)


def height(tree):
    if isinstance(tree, int):
        return 0
    return 1 + max((height(t) for t in tree), default=0)


def bushiness(tree):
    h = height(tree)
    if h == 0:
        return 'twig'
    return leaves(tree) // h
#> bushiness([1, [2, 3], 4])
#> bushiness(7)
#> bushiness([[[[5]]]])
#> bushiness([])
#> bushiness([[1, 2, 3], [4, 5, 6], [7, [8]]])
# %%
class Solution:
    def firstSplit(self, n, bridges):
        """index of the bridge whose fall leaves island 0 cut from island n-1, bridges falling in order"""
        def connected(start_at):
            reach = {0}
            grew = True
            while grew:
                grew = False
                for a, b in bridges[start_at:]:
                    if (a in reach) != (b in reach):
                        reach |= {a, b}
                        grew = True
            return n - 1 in reach

        if not connected(0):
            return -1
        for i in range(len(bridges)):
            if not connected(i + 1):
                return i
        return len(bridges)
#> Solution().firstSplit(3, [(0, 1), (0, 2), (1, 2)])
#> Solution().firstSplit(3, [(0, 1)])
#> Solution().firstSplit(1, [])
#> Solution().firstSplit(4, [(0, 3), (0, 1), (1, 2), (2, 3)])
#> Solution().firstSplit(2, [(0, 1), (1, 0)])
# %%
def build_children(parents):
    kids = [[] for _ in parents]
    root = None
    for i, p in enumerate(parents):
        if p < 0:
            root = i
        else:
            kids[p].append(i)
    return root, kids


def indent_outline(names, parents):
    root, kids = build_children(parents)
    lines = []

    def walk(i, level):
        lines.append('-' * level + names[i])
        for k in sorted(kids[i], key=lambda k: names[k]):
            walk(k, level + 1)

    if root is not None:
        walk(root, 0)
    return lines
#> indent_outline(['top', 'b', 'a'], [-1, 0, 0])
#> indent_outline(['usr', 'bin', 'lib', 'py'], [-1, 0, 0, 2])
#> indent_outline([], [])
#> indent_outline(['leaf', 'mid', 'root'], [1, 2, -1])
#> indent_outline(['solo'], [-1])
# %%
class Solution:
    def spreadFire(self, forest, minutes):
        grid = [list(row) for row in forest]
        front = [(i, j) for i, row in enumerate(grid) for j, ch in enumerate(row) if ch == 'F']
        burned = len(front)
        for t in range(minutes):
            nxt = []
            for i, j in front:
                for a, b in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
                    if 0 <= a < len(grid) and 0 <= b < len(grid[0]) and grid[a][b] == 'T':
                        grid[a][b] = 'F'
                        nxt.append((a, b))
            if not nxt:
                return burned, t
            burned += len(nxt)
            front = nxt
        return burned, minutes
#> Solution().spreadFire(['FTT', '..T'], 2)
#> Solution().spreadFire(['FT', 'TT'], 5)
#> Solution().spreadFire(['TT'], 3)
#> Solution().spreadFire(['F.T', 'T.F'], 1)
#> Solution().spreadFire(['TFT', '.T.'], 0)
# %%
import heapq


def brew_order(potions, needs):
    waiting = {p: len(needs.get(p, [])) for p in potions}
    heap = [(potions[p], p) for p in potions if waiting[p] == 0]
    heapq.heapify(heap)
    order, clock = [], 0
    while heap:
        minutes, p = heapq.heappop(heap)
        clock += minutes
        order.append(f'{p}@{clock}')
        for q in potions:
            if p in needs.get(q, []):
                waiting[q] -= 1
                if waiting[q] == 0:
                    heapq.heappush(heap, (potions[q], q))
    return order
#> brew_order({'red': 5, 'blue': 3, 'pink': 1}, {'pink': ['red', 'blue']})
#> brew_order({}, {})
#> brew_order({'a': 2, 'b': 2}, {'a': ['b'], 'b': ['a']})
#> brew_order({'x': 4, 'y': 1, 'z': 2}, {'x': ['y']})
#> brew_order({'mud': 9, 'ooze': 2, 'goo': 4}, {'ooze': ['mud'], 'goo': ['ooze']})
# %%
def step_sum(tree, path):
    node = tree
    total = node['v']
    for ch in path:
        node = node.get(ch)
        if node is None:
            return None
        total += node['v']
    return total


def best_path(tree, paths):
    best, who = None, ''
    for p in paths:
        s = step_sum(tree, p)
        if s is None:
            continue
        if best is None or s > best:
            best, who = s, p
    return who, best
#> best_path({'v': 1, 'L': {'v': 5}, 'R': {'v': 2, 'L': {'v': 9}}}, ['L', 'R', 'RL'])
#> best_path({'v': 3}, ['L', 'R'])
#> best_path({'v': -2, 'L': {'v': -1}}, ['', 'L'])
#> best_path({'v': 0}, [])
#> best_path({'v': 4, 'R': {'v': 1, 'R': {'v': 1}}}, ['RR', 'RRR', 'R'])
# %%
class Solution:
    def isForest(self, n, edges):
        rank = [0] * n
        root = list(range(n))

        def top(x):
            return x if root[x] == x else top(root[x])

        for a, b in edges:
            x, y = top(a), top(b)
            if x == y:
                return (False, [a, b])
            if rank[x] < rank[y]:
                x, y = y, x
            root[y] = x
            rank[x] += rank[x] == rank[y]
        trees = sum(1 for i in range(n) if root[i] == i)
        return (True, trees)
#> Solution().isForest(4, [[0, 1], [2, 3]])
#> Solution().isForest(3, [[0, 1], [1, 2], [0, 2]])
#> Solution().isForest(1, [])
#> Solution().isForest(5, [[0, 1], [2, 3], [1, 3], [4, 2]])
#> Solution().isForest(2, [[1, 1]])
# %%
def ladder_words(words, start):
    def close(a, b):
        return len(a) == len(b) and sum(x != y for x, y in zip(a, b)) == 1

    left = [w for w in words if w != start]
    level, frontier = 0, [start]
    levels = []
    while frontier:
        levels.append((level, frontier))
        nxt = [w for w in left if any(close(w, f) for f in frontier)]
        left = [w for w in left if w not in nxt]
        frontier = nxt
        level += 1
    return levels[-1]
#> ladder_words(['cat', 'cot', 'dot', 'dog'], 'cat')
#> ladder_words(['cat', 'dog'], 'cat')
#> ladder_words([], 'pin')
#> ladder_words(['pan', 'pen', 'pin', 'tin', 'ten'], 'pan')
#> ladder_words(['aa', 'ab', 'bb', 'bbb'], 'aa')
# %%
class Solution:
    def paintStripes(self, tree, colors):
        """tree[i] = children of i; each level takes the next color in turn"""
        painted = [''] * len(tree)
        level = [0] if tree else []
        depth = 0
        while level:
            col = colors[depth % len(colors)]
            below = []
            for u in level:
                painted[u] = col
                below.extend(tree[u])
            level = below
            depth += 1
        return ''.join(painted)
#> Solution().paintStripes([[1, 2], [3], [], []], 'rg')
#> Solution().paintStripes([], 'rgb')
#> Solution().paintStripes([[1], [2], [3], []], 'xyz')
#> Solution().paintStripes([[]], 'q')
#> Solution().paintStripes([[4, 1], [], [], [2], [3]], 'ab')
# %%
def neighbours(code):
    for i, ch in enumerate(code):
        d = int(ch)
        for nd in ((d + 1) % 4, (d - 1) % 4):
            yield code[:i] + str(nd) + code[i + 1:]


def turns_to_open(start, target, jammed):
    if start in jammed:
        return -1
    front, seen, turns = [start], [start], 0
    while front:
        if target in front:
            return turns
        nxt = []
        for code in front:
            for other in neighbours(code):
                if other not in seen and other not in jammed:
                    seen.append(other)
                    nxt.append(other)
        front = nxt
        turns += 1
    return -1
#> turns_to_open('00', '02', [])
#> turns_to_open('0', '2', ['1', '3'])
#> turns_to_open('1', '1', [])
#> turns_to_open('00', '11', ['01'])
#> turns_to_open('3', '1', ['3'])
# %%
class Solution:
    def rainFlow(self, hills):
        n, m = len(hills), len(hills[0])
        sinks = {}
        for i in range(n):
            for j in range(m):
                end = self.roll(hills, i, j)
                sinks[end] = sinks.get(end, 0) + 1
        return sinks

    def roll(self, hills, i, j):
        while True:
            best = (hills[i][j], i, j)
            for a, b in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)):
                if 0 <= a < len(hills) and 0 <= b < len(hills[0]):
                    best = min(best, (hills[a][b], a, b))
            if best[1:] == (i, j):
                return best[1:]
            _, i, j = best
#> Solution().rainFlow([[3, 2, 1]])
#> Solution().rainFlow([[5]])
#> Solution().rainFlow([[1, 4], [4, 0]])
#> Solution().rainFlow([[2, 3, 2]])
#> Solution().rainFlow([[7], [7], [6]])
# %%
def reachable_within(graph, start, budget):
    best = {start: budget}
    stack = [start]
    while stack:
        u = stack.pop()
        for v, cost in graph.get(u, {}).items():
            left = best[u] - cost
            if left >= 0 and left > best.get(v, -1):
                best[v] = left
                stack.append(v)
    return sorted(best.items())
#> reachable_within({'a': {'b': 2, 'c': 5}, 'b': {'c': 1}}, 'a', 4)
#> reachable_within({'a': {'b': 2}}, 'a', 1)
#> reachable_within({}, 'z', 10)
#> reachable_within({'p': {'q': 3, 'r': 1}, 'r': {'q': 1, 's': 6}, 'q': {'s': 2}}, 'p', 6)
#> reachable_within({'u': {'v': 0}, 'v': {'u': 0}}, 'u', 0)
# %%
class Solution:
    def countSafeStarts(self, jumps):
        state = [0] * len(jumps)

        def safe(i):
            if i < 0 or i >= len(jumps):
                return True
            if state[i]:
                return state[i] == 2
            state[i] = 1
            if safe(i + jumps[i]):
                state[i] = 2
            return state[i] == 2

        return [i for i in range(len(jumps)) if safe(i)]
#> Solution().countSafeStarts([1, 1, -2, 4])
#> Solution().countSafeStarts([0])
#> Solution().countSafeStarts([])
#> Solution().countSafeStarts([2, -3, 1, -2, 1])
#> Solution().countSafeStarts([1, -1, 3])
