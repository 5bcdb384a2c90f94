# %%
class Solution:
    def shipwrecks(self, sea, radius):
        """divers start at every 'D'; a wreck 'w' is found if a diver can swim to it in at most radius strokes"""
        wrecks = []
        for r, row in enumerate(sea):
            for c, ch in enumerate(row):
                if ch == 'D':
                    self.swim(sea, r, c, radius, wrecks, {})
        return sorted(wrecks)

    def swim(self, sea, r, c, left, wrecks, tired):
        if left < 0 or r < 0 or c < 0 or r >= len(sea) or c >= len(sea[0]) or sea[r][c] == '#':
            return
        if tired.get((r, c), -1) >= left:
            return
        tired[r, c] = left
        if sea[r][c] == 'w' and (r, c) not in wrecks:
            wrecks.append((r, c))
        for dr, dc in ((1, 0), (0, 1), (-1, 0), (0, -1)):
            self.swim(sea, r + dr, c + dc, left - 1, wrecks, tired)
#> Solution().shipwrecks(['D.w', '..w'], 2)
#> Solution().shipwrecks(['D#w'], 5)
#> Solution().shipwrecks(['ww'], 3)
#> Solution().shipwrecks(['wD', '.w'], 1)
#> Solution().shipwrecks(['w.D', 'D.w'], 0)
# %%
def read_map(lines):
    graph = {}
    for line in lines:
        left, _, right = line.partition(' -> ')
        graph[left] = right.split(', ') if right else []
    return graph


def reach_count(graph, node, seen):
    if node in seen:
        return 0
    seen.append(node)
    return 1 + sum(reach_count(graph, nxt, seen) for nxt in graph.get(node, []))


def most_central(lines):
    graph = read_map(lines)
    counts = {node: reach_count(graph, node, []) for node in graph}
    top = max(counts.values(), default=0)
    return [n for n in counts if counts[n] == top], top
#> most_central(['a -> b, c', 'b -> c'])
#> most_central([])
#> most_central(['k'])
#> most_central(['x -> y', 'y -> x', 'z -> x'])
#> most_central(['p -> q', 'q -> r', 'r -> p'])
# %%
from collections import deque


class Solution:
    def switchLights(self, doors, switches, rooms):
        """walk through doors into lit rooms only; switches[r] lists the rooms lit from r"""
        lit = [False] * rooms
        lit[0] = True
        visited = [False] * rooms
        visited[0] = True
        q = deque([0])
        pending = set()
        while q:
            u = q.popleft()
            for s in switches.get(u, []):
                if not lit[s]:
                    lit[s] = True
                    if s in pending:
                        visited[s] = True
                        q.append(s)
            for v in doors.get(u, []):
                if visited[v]:
                    continue
                if lit[v]:
                    visited[v] = True
                    q.append(v)
                else:
                    pending.add(v)
        return visited.count(True), lit.count(True)
#> Solution().switchLights({0: [1, 2], 1: [3]}, {0: [1], 1: [2]}, 4)
#> Solution().switchLights({}, {}, 1)
#> Solution().switchLights({0: [1]}, {0: [2]}, 3)
#> Solution().switchLights({0: [1, 2], 2: [3]}, {0: [2], 2: [1, 3]}, 4)
#> Solution().switchLights({0: [1], 1: [0]}, {0: [1, 0]}, 2)
# %%
import heapq


def cheapest_stay(flights, hotels, src, dst):
    """each night in a city on the way costs its hotel; flights are day trips"""
    done = {}
    agenda = [(0, 0, src, [src])]
    while agenda:
        cost, nights, city, route = heapq.heappop(agenda)
        if city == dst:
            return cost, nights, '-'.join(route)
        if done.get(city, cost + 1) <= cost:
            continue
        done[city] = cost
        for nxt, fare in sorted(flights.get(city, {}).items()):
            night = 0 if nxt == dst else hotels[nxt]
            heapq.heappush(agenda, (cost + fare + night, nights + (nxt != dst), nxt, route + [nxt]))
    return None
#> cheapest_stay({'LIS': {'ROM': 90, 'PAR': 30}, 'PAR': {'ROM': 20}}, {'PAR': 25, 'ROM': 0}, 'LIS', 'ROM')
#> cheapest_stay({'LIS': {'ROM': 60, 'PAR': 30}, 'PAR': {'ROM': 20}}, {'PAR': 25, 'ROM': 0}, 'LIS', 'ROM')
#> cheapest_stay({}, {}, 'OSL', 'OSL')
#> cheapest_stay({'A': {'B': 1}}, {'B': 5}, 'B', 'A')
#> cheapest_stay({'A': {'B': 4, 'C': 1}, 'C': {'B': 1, 'D': 9}, 'B': {'D': 2}}, {'B': 3, 'C': 1, 'D': 8}, 'A', 'D')
# %%
class Solution:
    def passwordTree(self, letters, depth, rule):
        """all strings of the given depth where neighbours differ by at most rule"""
        out = []

        def extend(prefix):
            if len(prefix) == depth:
                out.append(prefix)
                return
            for ch in letters:
                if not prefix or abs(ord(ch) - ord(prefix[-1])) <= rule:
                    extend(prefix + ch)

        extend('')
        return out
#> Solution().passwordTree('abd', 2, 1)
#> Solution().passwordTree('az', 3, 5)
#> Solution().passwordTree('', 1, 1)
#> Solution().passwordTree('xyz', 2, 0)
#> Solution().passwordTree('mn', 0, 3)
# %%
def follow_pipe(rows, r, c, d):
    turns = {('R', '7'): 'D', ('R', 'J'): 'U', ('L', 'F'): 'D', ('L', 'L'): 'U',
             ('U', 'F'): 'R', ('U', '7'): 'L', ('D', 'L'): 'R', ('D', 'J'): 'L'}
    moves = {'R': (0, 1), 'L': (0, -1), 'U': (-1, 0), 'D': (1, 0)}
    length = 0
    while True:
        r += moves[d][0]
        c += moves[d][1]
        length += 1
        if not (0 <= r < len(rows) and 0 <= c < len(rows[r])):
            return 'spill', length
        tile = rows[r][c]
        if tile == 'S':
            return 'loop', length
        if (d, tile) in turns:
            d = turns[d, tile]
        elif not (tile == '-' and d in 'LR') and not (tile == '|' and d in 'UD'):
            return 'blocked', length
#> follow_pipe(['S7', 'LJ'], 0, 0, 'R')
#> follow_pipe(['S--'], 0, 0, 'R')
#> follow_pipe(['S-|'], 0, 0, 'R')
#> follow_pipe(['S-7', '|.|', 'L-J'], 0, 0, 'D')
#> follow_pipe(['F7', 'SJ'], 1, 0, 'U')
# %%
from typing import List


class Solution:
    def chainReactionLabels(self, labels: List[str]) -> List[List[str]]:
        """labels whose last letter starts another are linked both ways; groups in order of first label"""
        n = len(labels)
        root = [i for i in range(n)]

        def find(x: int) -> int:
            while root[x] != x:
                root[x] = root[root[x]]
                x = root[x]
            return x

        for i in range(n):
            for j in range(n):
                if i != j and labels[i][-1] == labels[j][0]:
                    a, b = find(i), find(j)
                    if a != b:
                        root[max(a, b)] = min(a, b)
        out = [[] for _ in range(n)]
        for i in range(n):
            out[find(i)].append(labels[i])
        return [g for g in out if g]
#> Solution().chainReactionLabels(['cat', 'tip', 'dog'])
#> Solution().chainReactionLabels(['a'])
#> Solution().chainReactionLabels([])
#> Solution().chainReactionLabels(['sun', 'net', 'oak', 'kit'])
#> Solution().chainReactionLabels(['xo', 'ox', 'pq', 'qr'])
# %%
def day_of_completion(tasks):
    """tasks: name -> (days, needs); recursion with memo; returns finish day per task"""
    finish = {}

    def done_on(name):
        if name not in finish:
            days, needs = tasks[name]
            begin = 0
            for n in needs:
                begin = max(begin, done_on(n))
            finish[name] = begin + days
        return finish[name]

    if not tasks:
        return 0, None
    last = max(tasks, key=done_on)
    return finish[last], last
#> day_of_completion({'dig': (2, []), 'pour': (3, ['dig']), 'roof': (4, ['pour'])})
#> day_of_completion({})
#> day_of_completion({'a': (5, []), 'b': (1, ['a']), 'c': (7, [])})
#> day_of_completion({'w': (3, ['x', 'y']), 'x': (2, ['y']), 'y': (1, []), 'z': (6, [])})
#> day_of_completion({'k': (0, [])})
# %%
class Solution:
    def tallestVisible(self, tree):
        """count nodes at least as tall as everything above; iterative walk with a stack"""
        if tree is None:
            return 0, []
        stack = [(tree, float('-inf'))]
        seen = []
        while stack:
            (height, *kids), above = stack.pop()
            if height >= above:
                seen.append(height)
                above = height
            for kid in reversed(kids):
                stack.append((kid, above))
        return len(seen), seen
#> Solution().tallestVisible((3, (1,), (4, (4,), (2,))))
#> Solution().tallestVisible(None)
#> Solution().tallestVisible((7,))
#> Solution().tallestVisible((1, (2, (3, (2,)),), (0, (1,))))
#> Solution().tallestVisible((9, (8, (9,)), (7,), (10, (10,))))
# %%
def pac_trail(grid, moves):
    rows = [list(r) for r in grid]
    y, x = 0, 0
    score = 0
    vec = dict(U=(-1, 0), D=(1, 0), L=(0, -1), R=(0, 1))
    for m in moves:
        dy, dx = vec[m]
        ny, nx = (y + dy) % len(rows), (x + dx) % len(rows[0])
        if rows[ny][nx] == '#':
            score -= 1
            continue
        y, x = ny, nx
        if rows[y][x].isdigit():
            score += int(rows[y][x])
            rows[y][x] = ' '
        elif rows[y][x] == 'G':
            return f'ghost at {y},{x} with {score}'
    return score
#> pac_trail([' 12', '#3 '], 'RRDL')
#> pac_trail([' G'], 'RL')
#> pac_trail([' '], 'UDLR')
#> pac_trail([' 5#', '9##'], 'LURDDU')
#> pac_trail([' 7', '8G'], 'RLDR')
# %%
from collections import deque


class Solution:
    def minimumGenerations(self, start, end, bank):
        """change one letter a time to a later letter only, all steps must be in the bank"""
        if end not in bank:
            return -1
        q = deque([(start, 0)])
        left = list(bank)
        while q:
            word, steps = q.popleft()
            if word == end:
                return steps
            for w in left[:]:
                if self.rises(word, w):
                    left.remove(w)
                    q.append((w, steps + 1))
        return -1

    def rises(self, a, b):
        diff = [(x, y) for x, y in zip(a, b) if x != y]
        return len(diff) == 1 and diff[0][0] < diff[0][1]
#> Solution().minimumGenerations('aaa', 'acb', ['aab', 'acb', 'aca'])
#> Solution().minimumGenerations('abc', 'abd', [])
#> Solution().minimumGenerations('bb', 'aa', ['aa', 'ab'])
#> Solution().minimumGenerations('mn', 'op', ['on', 'op', 'nn', 'np'])
#> Solution().minimumGenerations('xy', 'xy', ['xy'])
# %%
def ladder_depths(depends):
    depth = {}
    order = []

    def walk(k):
        if k in depth:
            return depth[k]
        depth[k] = 0
        below = [walk(j) for j in depends.get(k, [])]
        depth[k] = 1 + max(below) if below else 0
        order.append(k)
        return depth[k]

    for k in sorted(depends):
        walk(k)
    return order, max(depth.values(), default=-1)
#> ladder_depths({'a': ['b', 'c'], 'b': ['c']})
#> ladder_depths({})
#> ladder_depths({'x': []})
#> ladder_depths({'m': ['n'], 'k': ['m', 'p'], 'p': ['n']})
#> ladder_depths({'u': ['v'], 'v': ['u']})
# %%
class Solution:
    def knightGuards(self, n, knights):
        """which squares of an n x n board are attacked by exactly one knight"""
        hits = [[0] * n for _ in range(n)]
        for r, c in knights:
            for dr, dc in ((1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1), (-2, 1), (-1, 2)):
                a, b = r + dr, c + dc
                if 0 <= a < n and 0 <= b < n:
                    hits[a][b] += 1
        return [(i, j) for i in range(n) for j in range(n) if hits[i][j] == 1 and [i, j] not in knights]
#> Solution().knightGuards(3, [[0, 0]])
#> Solution().knightGuards(4, [[1, 1], [2, 2]])
#> Solution().knightGuards(2, [[0, 1]])
#> Solution().knightGuards(3, [[0, 0], [2, 0], [1, 2]])
#> Solution().knightGuards(5, [])
# %%
def river_basins(flows):
    """flows: stream -> next stream or 'sea'; gather each river mouth's streams in order of length"""
    def mouth(s):
        length = 0
        while flows[s] != 'sea':
            s = flows[s]
            length += 1
        return s, length

    basins = {}
    for s in flows:
        m, length = mouth(s)
        basins.setdefault(m, []).append((length, s))
    return {m: [s for _, s in sorted(v)] for m, v in basins.items()}
#> river_basins({'a': 'b', 'b': 'sea', 'c': 'a'})
#> river_basins({})
#> river_basins({'x': 'sea', 'y': 'sea'})
#> river_basins({'p': 'q', 'q': 'r', 'r': 'sea', 's': 'q', 't': 'sea', 'u': 't'})
#> river_basins({'k': 'm'})
# %%
import heapq
from typing import List


class Solution:
    def wateringCan(self, field: List[List[int]]) -> int:
        """Dijkstra where stepping uphill costs the climb squared and downhill is free"""
        n, m = len(field), len(field[0])
        cost = [[10 ** 6] * m for _ in range(n)]
        cost[0][0] = 0
        heap = [(0, 0, 0)]
        while heap:
            w, i, j = heapq.heappop(heap)
            if w > cost[i][j]:
                continue
            for a, b in ((i, j + 1), (i + 1, j), (i, j - 1), (i - 1, j)):
                if 0 <= a < n and 0 <= b < m:
                    nw = w + max(0, field[a][b] - field[i][j]) ** 2
                    if nw < cost[a][b]:
                        cost[a][b] = nw
                        heapq.heappush(heap, (nw, a, b))
        return cost[-1][-1]
#> Solution().wateringCan([[1, 3], [2, 4]])
#> Solution().wateringCan([[8]])
#> Solution().wateringCan([[9, 5, 1]])
#> Solution().wateringCan([[1, 4], [2, 9], [3, 5]])
#> Solution().wateringCan([[0, 2, 3], [1, 9, 5]])
# %%
def settle_debts(debts):
    balance = {}
    for a, b, x in debts:
        balance[a] = balance.get(a, 0) - x
        balance[b] = balance.get(b, 0) + x
    return [v for v in balance.values() if v]


def fewest_payments(debts):
    owed = settle_debts(debts)

    def pay(i):
        while i < len(owed) and owed[i] == 0:
            i += 1
        if i == len(owed):
            return 0
        best = len(owed)
        for j in range(i + 1, len(owed)):
            if owed[i] * owed[j] < 0:
                owed[j] += owed[i]
                best = min(best, 1 + pay(i + 1))
                owed[j] -= owed[i]
        return best

    return pay(0)
#> fewest_payments([('a', 'b', 5), ('b', 'c', 5)])
#> fewest_payments([])
#> fewest_payments([('a', 'b', 3), ('c', 'd', 4)])
#> fewest_payments([('x', 'y', 2), ('y', 'x', 2)])
#> fewest_payments([('a', 'b', 10), ('c', 'b', 1), ('c', 'a', 5)])
# %%
class Solution:
    def findMeetingCell(self, grid, walkers):
        """each walker keeps to its rule letter by letter; first minute two of them stand together"""
        pos = [(r, c) for r, c, _ in walkers]
        rules = [rule for _, _, rule in walkers]
        for minute in range(1, 9):
            for k, (r, c) in enumerate(pos):
                pos[k] = self.move(grid, r, c, rules[k][(minute - 1) % len(rules[k])])
            if len(set(pos)) < len(pos):
                return minute, pos
        return None

    def move(self, grid, r, c, letter):
        dr, dc = dict(U=(-1, 0), D=(1, 0), L=(0, -1), R=(0, 1), S=(0, 0))[letter]
        a, b = r + dr, c + dc
        if 0 <= a < len(grid) and 0 <= b < len(grid[0]) and grid[a][b] == '.':
            return a, b
        return r, c
#> Solution().findMeetingCell(['...'], [(0, 0, 'R'), (0, 2, 'S')])
#> Solution().findMeetingCell(['.#.'], [(0, 0, 'R'), (0, 2, 'L')])
#> Solution().findMeetingCell(['..', '..'], [(0, 0, 'RD'), (1, 1, 'UDL')])
#> Solution().findMeetingCell(['....'], [(0, 0, 'R'), (0, 3, 'SL'), (0, 1, 'S')])
#> Solution().findMeetingCell(['.', '.', '.'], [(0, 0, 'D'), (2, 0, 'UD')])
# %%
def connected_after_cut(n, edges, cut):
    left = [e for k, e in enumerate(edges) if k not in cut]
    group = {i: {i} for i in range(n)}
    for a, b in left:
        if group[a] is not group[b]:
            group[a] |= group[b]
            for v in group[b]:
                group[v] = group[a]
    return len(group[0]) == n if n else True


def single_points(n, edges):
    """edges whose cut splits the graph"""
    return [edges[k] for k in range(len(edges)) if not connected_after_cut(n, edges, {k})]
#> single_points(3, [(0, 1), (1, 2)])
#> single_points(3, [(0, 1), (1, 2), (2, 0)])
#> single_points(1, [])
#> single_points(4, [(0, 1), (1, 2), (2, 0), (2, 3)])
#> single_points(3, [(0, 1), (0, 1), (1, 2)])
# %%
class Solution:
    def bracketDepthWalk(self, tree):
        """breadth-first numbering of nested lists; returns the numbers at which atoms are met"""
        queue = [tree]
        k = 0
        numbers = {}
        while k < len(queue):
            item = queue[k]
            if isinstance(item, list):
                queue.extend(item)
            else:
                numbers[item] = k
            k += 1
        return numbers
#> Solution().bracketDepthWalk(['a', ['b', 'c'], 'd'])
#> Solution().bracketDepthWalk([])
#> Solution().bracketDepthWalk('z')
#> Solution().bracketDepthWalk([[['x']], 'y', ['w']])
#> Solution().bracketDepthWalk([1, [2, [3, [4]]]])
# %%
from collections import deque


def cheese_run(maze, mice):
    """distances from the cheese 'C' by BFS, then rank the mice"""
    h, w = len(maze), len(maze[0])
    start = [(r, c) for r in range(h) for c in range(w) if maze[r][c] == 'C'][0]
    dist = [[None] * w for _ in range(h)]
    dist[start[0]][start[1]] = 0
    q = deque([start])
    while q:
        r, c = q.popleft()
        for nr, nc in ((r - 1, c), (r, c - 1), (r, c + 1), (r + 1, c)):
            if 0 <= nr < h and 0 <= nc < w and maze[nr][nc] != '#' and dist[nr][nc] is None:
                dist[nr][nc] = dist[r][c] + 1
                q.append((nr, nc))
    ranked = []
    for name, (r, c) in mice.items():
        if dist[r][c] is not None:
            ranked.append((dist[r][c], name))
    return [f'{name}:{d}' for d, name in sorted(ranked)]
#> cheese_run(['.C', '..'], {'tim': (1, 0), 'pip': (1, 1)})
#> cheese_run(['.#C'], {'jo': (0, 0)})
#> cheese_run(['C'], {})
#> cheese_run(['..#', '.#.', '..C'], {'ann': (0, 0), 'bob': (1, 2), 'cat': (0, 1)})
#> cheese_run(['.', '.'], {'x': (0, 0)})
# %%
class Solution:
    def longestUphill(self, heights):
        n, m = len(heights), len(heights[0])
        memo = [[0] * m for _ in range(n)]

        def climb(i, j):
            if memo[i][j]:
                return memo[i][j]
            best = 1
            for a, b in ((i + 1, j), (i, j + 1), (i - 1, j), (i, j - 1)):
                if 0 <= a < n and 0 <= b < m and heights[a][b] - heights[i][j] in (1, 2):
                    best = max(best, 1 + climb(a, b))
            memo[i][j] = best
            return best

        return max(climb(i, j) for i in range(n) for j in range(m)), memo
#> Solution().longestUphill([[1, 2], [5, 4]])
#> Solution().longestUphill([[7, 7]])
#> Solution().longestUphill([[3]])
#> Solution().longestUphill([[1, 3, 5], [9, 8, 6]])
#> Solution().longestUphill([[2], [4], [3]])
# %%
def family_words(tree, sizes):
    """count persons in each branch and say which branch outgrows its parent's other branches"""
    total = {}

    def count(name):
        total[name] = sizes.get(name, 1) + sum(count(k) for k in tree.get(name, []))
        return total[name]

    count('root')
    bold = []
    for name, kids in tree.items():
        for k in kids:
            others = sum(total[o] for o in kids if o != k)
            if total[k] > others:
                bold.append(k)
    return total['root'], bold
#> family_words({'root': ['a', 'b'], 'a': ['c', 'd']}, {})
#> family_words({}, {})
#> family_words({'root': ['x', 'y', 'z']}, {'x': 3})
#> family_words({'root': ['m', 'n'], 'n': ['o', 'p']}, {'m': 4, 'o': 0})
#> family_words({'root': ['q']}, {'root': 10, 'q': 0})
# %%
import heapq


class Solution:
    def earliestAll(self, n, trains):
        """trains (a, b, depart, arrive): earliest arrival everywhere from station 0, heap of arrivals"""
        arr = [None] * n
        heap = [(0, 0)]
        while heap:
            t, s = heapq.heappop(heap)
            if arr[s] is not None:
                continue
            arr[s] = t
            for a, b, dep, ar in trains:
                if a == s and dep >= t and arr[b] is None:
                    heapq.heappush(heap, (ar, b))
        missing = [i for i in range(n) if arr[i] is None]
        return arr if not missing else missing
#> Solution().earliestAll(3, [(0, 1, 2, 5), (1, 2, 6, 8), (0, 2, 1, 9)])
#> Solution().earliestAll(1, [])
#> Solution().earliestAll(3, [(0, 1, 2, 5), (1, 2, 4, 8)])
#> Solution().earliestAll(4, [(0, 1, 0, 3), (0, 2, 1, 2), (2, 1, 2, 3), (1, 3, 3, 7), (2, 3, 5, 6)])
#> Solution().earliestAll(2, [(1, 0, 1, 2)])
# %%
def sandfall(width, drops):
    """columns of sand; a grain slides left, then right, to a lower column"""
    heap = [0] * width
    for d in drops:
        at = d
        while True:
            if at > 0 and heap[at - 1] < heap[at]:
                at -= 1
            elif at + 1 < width and heap[at + 1] < heap[at]:
                at += 1
            else:
                break
        heap[at] += 1
    return heap
#> sandfall(3, [1, 1, 1, 1])
#> sandfall(1, [0, 0])
#> sandfall(5, [2, 2, 2, 2, 2, 0])
#> sandfall(4, [])
#> sandfall(4, [3, 3, 3, 0])
# %%
class Solution:
    def canVisitAll(self, n, tunnels, keys):
        """tunnels (a, b, key): passable once the key's room was visited, None = always; repeat sweeps"""
        visited = [0]
        sweeps = 0
        grown = True
        while grown:
            grown = False
            sweeps += 1
            held = [keys[r] for r in visited if r in keys]
            for a, b, key in tunnels:
                if key is not None and key not in held:
                    continue
                if a in visited and b not in visited:
                    visited.append(b)
                    grown = True
                elif b in visited and a not in visited:
                    visited.append(a)
                    grown = True
        return len(visited) == n, visited, sweeps
#> Solution().canVisitAll(3, [(0, 1, None), (0, 2, 'red')], {1: 'red'})
#> Solution().canVisitAll(2, [(0, 1, 'blue')], {1: 'blue'})
#> Solution().canVisitAll(1, [], {})
#> Solution().canVisitAll(4, [(3, 2, 'g'), (2, 1, None), (1, 0, None)], {2: 'g'})
#> Solution().canVisitAll(3, [(2, 0, 'k')], {0: 'k'})
# %%
def next_gen(node, kids, depth, limit):
    if depth == limit:
        return [node]
    out = []
    for k in kids.get(node, []):
        out.extend(next_gen(k, kids, depth + 1, limit))
    return out


def generation_report(parents):
    kids = {}
    for child, parent in parents.items():
        kids.setdefault(parent, []).append(child)
    roots = [p for p in kids if p not in parents]
    report = []
    level = 0
    while True:
        people = [x for r in sorted(roots) for x in next_gen(r, kids, 0, level)]
        if not people:
            return report
        report.append(' '.join(people))
        level += 1
#> generation_report({'bo': 'al', 'cy': 'al', 'di': 'bo'})
#> generation_report({})
#> generation_report({'x': 'y'})
#> generation_report({'e': 'd', 'd': 'c', 'z': 'y'})
#> generation_report({'k': 'j', 'l': 'j', 'm': 'l'})
# %%
from collections import deque
from typing import List, Optional


class Solution:
    def mirrorMaze(self, rows: List[str]) -> Optional[int]:
        """two robots move in mirror image (left/right swapped); fewest moves until both stand on 'o'"""
        w = len(rows[0])
        start = (0, w - 1)
        goal = [i for i, ch in enumerate(rows[0]) if ch == 'o']
        seen = {start}
        q = deque([(start, 0)])
        while q:
            (a, b), d = q.popleft()
            if a in goal and b in goal:
                return d
            for step in (-1, 1):
                na = a + step if 0 <= a + step < w and rows[0][a + step] != '#' else a
                nb = b - step if 0 <= b - step < w and rows[0][b - step] != '#' else b
                if (na, nb) not in seen:
                    seen.add((na, nb))
                    q.append(((na, nb), d + 1))
        return None
#> Solution().mirrorMaze(['.o.o.'])
#> Solution().mirrorMaze(['.o#.'])
#> Solution().mirrorMaze(['o'])
#> Solution().mirrorMaze(['.oo..'])
#> Solution().mirrorMaze(['...o'])
# %%
def weight_of(tower, disc):
    weight, above = tower[disc]
    return weight + sum(weight_of(tower, a) for a in above)


def unbalanced(tower, disc):
    """name of the highest disc whose carried weights differ"""
    _, above = tower[disc]
    for a in above:
        name = unbalanced(tower, a)
        if name:
            return name
    loads = [weight_of(tower, a) for a in above]
    return disc if len(set(loads)) > 1 else ''
#> unbalanced({'a': (1, ['b', 'c']), 'b': (2, []), 'c': (3, [])}, 'a')
#> unbalanced({'a': (1, ['b', 'c']), 'b': (2, []), 'c': (2, [])}, 'a')
#> unbalanced({'z': (9, [])}, 'z')
#> unbalanced({'r': (5, ['s', 't']), 's': (1, ['u', 'v']), 't': (4, []), 'u': (1, []), 'v': (2, [])}, 'r')
#> unbalanced({'m': (1, ['n']), 'n': (1, ['o', 'p']), 'o': (7, []), 'p': (7, [])}, 'm')
# %%
class Solution:
    def coinsOnPath(self, parents, coins, a, b):
        """sum the coins on the tree path between two nodes"""
        def up(i):
            chain = []
            while i != -1:
                chain.append(i)
                i = parents[i]
            return chain

        ua, ub = up(a), up(b)
        while ua and ub and ua[-1] == ub[-1]:
            top = ua.pop()
            ub.pop()
        path = ua + [top] + ub[::-1]
        return path, sum(coins[i] for i in path)
#> Solution().coinsOnPath([-1, 0, 0, 1, 2], [5, 1, 2, 3, 4], 3, 4)
#> Solution().coinsOnPath([-1], [9], 0, 0)
#> Solution().coinsOnPath([-1, 0, 1, 2], [1, 1, 1, 1], 1, 3)
#> Solution().coinsOnPath([-1, 0, 0, 0], [0, 7, 8, 9], 3, 1)
#> Solution().coinsOnPath([-1, 0, 1, 1, 3], [2, 4, 6, 8, 10], 2, 4)
# %%
def fill_order(rows, r, c):
    """rows become the order in which a queue flood reaches each cell, in base 36 digits"""
    digits = '0123456789abcdefghijklmnopqrstuvwxyz'
    board = [list(x) for x in rows]
    queue = [(r, c)]
    board[r][c] = digits[0]
    count = 1
    while queue:
        y, x = queue.pop(0)
        for a, b in ((y - 1, x), (y, x + 1), (y + 1, x), (y, x - 1)):
            if 0 <= a < len(board) and 0 <= b < len(board[a]) and board[a][b] == '.':
                board[a][b] = digits[count]
                count += 1
                queue.append((a, b))
    return [''.join(x) for x in board]
#> fill_order(['...', '.#.'], 0, 0)
#> fill_order(['.'], 0, 0)
#> fill_order(['.#', '#.'], 1, 1)
#> fill_order(['..', '...', '.'], 1, 1)
#> fill_order(['....'], 0, 2)
# %%
class Solution:
    def safeTeams(self, n, dislikes):
        """bipartite check by recursion; -1 and 1 are the teams"""
        hate = [[] for _ in range(n + 1)]
        for a, b in dislikes:
            hate[a].append(b)
            hate[b].append(a)
        team = [0] * (n + 1)

        def put(p, t):
            if team[p]:
                return team[p] == t
            team[p] = t
            return all(put(q, -t) for q in hate[p])

        for p in range(1, n + 1):
            if team[p] == 0 and not put(p, 1):
                return []
        return team[1:]
#> Solution().safeTeams(4, [(1, 2), (1, 3), (2, 4)])
#> Solution().safeTeams(3, [(1, 2), (2, 3), (1, 3)])
#> Solution().safeTeams(0, [])
#> Solution().safeTeams(3, [])
#> Solution().safeTeams(5, [(5, 4), (4, 3), (1, 5)])
# %%
def sort_by_stack(cars, track_limit):
    """a siding (stack) helps to send cars out in increasing order; list the moves or fail"""
    siding, moves = [], []
    want = sorted(cars)
    k = 0
    for car in cars:
        siding.append(car)
        moves.append('in')
        if len(siding) > track_limit:
            return moves, False
        while siding and siding[-1] == want[k]:
            siding.pop()
            moves.append('out')
            k += 1
    return moves, not siding
#> sort_by_stack([3, 1, 2], 3)
#> sort_by_stack([2, 1, 3], 2)
#> sort_by_stack([], 1)
#> sort_by_stack([4, 3, 2, 1], 2)
#> sort_by_stack([2, 3, 1], 5)
# %%
import heapq


class Solution:
    def twoRunners(self, n, paths, a, b):
        """the node where two runners meet soonest, both running at once"""
        near = {}
        for u, v, w in paths:
            near.setdefault(u, []).append((v, w))
            near.setdefault(v, []).append((u, w))
        da, db = self.times(n, near, a), self.times(n, near, b)
        best = min(range(n), key=lambda i: (max(da[i], db[i]), i))
        return best, max(da[best], db[best])

    def times(self, n, near, s):
        d = [999] * n
        d[s] = 0
        heap = [(0, s)]
        while heap:
            t, u = heapq.heappop(heap)
            if t == d[u]:
                for v, w in near.get(u, []):
                    if t + w < d[v]:
                        d[v] = t + w
                        heapq.heappush(heap, (d[v], v))
        return d
#> Solution().twoRunners(3, [(0, 1, 4), (1, 2, 6)], 0, 2)
#> Solution().twoRunners(1, [], 0, 0)
#> Solution().twoRunners(2, [], 0, 1)
#> Solution().twoRunners(4, [(0, 1, 5), (1, 2, 1), (2, 3, 1), (0, 3, 3)], 0, 2)
#> Solution().twoRunners(3, [(0, 1, 2), (0, 2, 2), (1, 2, 9)], 1, 2)
# %%
def parse_edges(text):
    edges = []
    for part in text.split(';'):
        part = part.strip()
        if not part:
            continue
        names, _, weight = part.partition(':')
        a, b = names.split('-')
        edges.append((int(weight or 1), a, b))
    return edges


def cheapest_net(text):
    """join everything: shortest cables first, with a dict as union-find"""
    boss = {}

    def find(x):
        while boss.get(x, x) != x:
            x = boss[x]
        return x

    total, used = 0, []
    for w, a, b in sorted(parse_edges(text)):
        ra, rb = find(a), find(b)
        if ra != rb:
            boss[ra] = rb
            total += w
            used.append(a + b)
    return total, used
#> cheapest_net('a-b:3; b-c:1; a-c:2')
#> cheapest_net('')
#> cheapest_net('x-y')
#> cheapest_net('p-q:5;q-r;r-p:4;s-p:2')
#> cheapest_net('m-n:0;n-m:0')
# %%
class Solution:
    def orchardPaths(self, trees, maxApples):
        """count right/down paths picking at most maxApples"""
        n, m = len(trees), len(trees[0])

        def count(i, j, left):
            if i >= n or j >= m:
                return 0
            left -= trees[i][j]
            if left < 0:
                return 0
            if i == n - 1 and j == m - 1:
                return 1
            return count(i + 1, j, left) + count(i, j + 1, left)

        return count(0, 0, maxApples)
#> Solution().orchardPaths([[1, 2], [1, 1]], 3)
#> Solution().orchardPaths([[1, 2], [1, 1]], 4)
#> Solution().orchardPaths([[5]], 4)
#> Solution().orchardPaths([[0, 1, 0], [1, 0, 1]], 2)
#> Solution().orchardPaths([[2, 3], [1, 4], [1, 1]], 6)
# %%
def sink_components(graph):
    """nodes from which every reachable node can come back"""
    def reach(s):
        seen, todo = {s}, [s]
        while todo:
            for v in graph[todo.pop()]:
                if v not in seen:
                    seen.add(v)
                    todo.append(v)
        return seen

    nets = [reach(s) for s in range(len(graph))]
    return [s for s in range(len(graph)) if all(s in nets[v] for v in nets[s])]
#> sink_components([[1], [0], [0]])
#> sink_components([[1], [2], []])
#> sink_components([])
#> sink_components([[1, 2], [1], [2]])
#> sink_components([[1], [2], [0, 3], [3]])
# %%
class Solution:
    def gridSnakeOrder(self, n, m, blocked):
        """walk boustrophedon; skip blocked cells but pay two extra steps for each"""
        order, steps = [], 0
        for r in range(n):
            cols = range(m) if r % 2 == 0 else range(m - 1, -1, -1)
            for c in cols:
                if [r, c] in blocked:
                    steps += 2
                    continue
                order.append(r * m + c)
                steps += 1
        return order, max(steps - 1, 0)
#> Solution().gridSnakeOrder(2, 3, [])
#> Solution().gridSnakeOrder(2, 3, [[0, 1]])
#> Solution().gridSnakeOrder(0, 4, [])
#> Solution().gridSnakeOrder(3, 2, [[1, 1], [2, 0]])
#> Solution().gridSnakeOrder(1, 1, [[0, 0]])
# %%
def common_ancestors(parents, nodes):
    """parents is a dag: node -> list of parents; ancestors shared by all nodes"""
    def above(x, acc):
        for p in parents.get(x, []):
            if p not in acc:
                acc.append(p)
                above(p, acc)
        return acc

    if not nodes:
        return []
    shared = above(nodes[0], [])
    for x in nodes[1:]:
        mine = above(x, [])
        shared = [s for s in shared if s in mine]
    return shared
#> common_ancestors({'c': ['a', 'b'], 'd': ['b']}, ['c', 'd'])
#> common_ancestors({'c': ['a'], 'd': ['b']}, ['c', 'd'])
#> common_ancestors({}, [])
#> common_ancestors({'e': ['c', 'd'], 'c': ['a'], 'd': ['a', 'b'], 'f': ['d']}, ['e', 'f'])
#> common_ancestors({'k': ['j'], 'j': ['i']}, ['k'])
# %%
class Solution:
    def virusRounds(self, grid, rounds):
        """an 'o' is infected with two infected sides; infected cells live for two rounds"""
        n, m = len(grid), len(grid[0])
        age = {(i, j): 1 for i in range(n) for j in range(m) if grid[i][j] == 'x'}
        dead = []
        for _ in range(rounds):
            new = {}
            for i in range(n):
                for j in range(m):
                    if (i, j) in age or (i, j) in dead or grid[i][j] != 'o':
                        continue
                    sick = sum(p in age for p in ((i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1)))
                    if sick >= 2:
                        new[i, j] = 0
            for p in list(age):
                age[p] += 1
                if age[p] > 2:
                    dead.append(p)
                    del age[p]
            age.update(new)
        return len(age), len(dead)
#> Solution().virusRounds(['xo', 'ox'], 1)
#> Solution().virusRounds(['xox'], 2)
#> Solution().virusRounds(['.'], 1)
#> Solution().virusRounds(['xo', 'xo'], 2)
#> Solution().virusRounds(['ox', 'xo'], 0)
# %%
def walk_back(came, node):
    route = []
    while node is not None:
        route.append(node)
        node = came[node]
    return route[::-1]


def museum_tour(halls, entrance, must):
    """visit the wanted halls in order, each leg by the fewest doors"""
    tour = [entrance]
    for target in must:
        came = {tour[-1]: None}
        line = [tour[-1]]
        for hall in line:
            if hall == target:
                break
            for nxt in halls.get(hall, []):
                if nxt not in came:
                    came[nxt] = hall
                    line.append(nxt)
        if target not in came:
            return tour, f'no way to {target}'
        tour += walk_back(came, target)[1:]
    return tour, 'done'
#> museum_tour({'in': ['a', 'b'], 'a': ['c', 'in'], 'b': ['in']}, 'in', ['c'])
#> museum_tour({'in': ['a'], 'a': ['in', 'd'], 'd': ['a']}, 'in', ['d', 'in'])
#> museum_tour({}, 'in', [])
#> museum_tour({'in': ['a']}, 'in', ['a', 'in'])
#> museum_tour({'p': ['q', 'r'], 'q': ['s'], 'r': ['s', 'p'], 's': ['r']}, 'p', ['s', 's', 'p'])
