# %%
from collections import deque


class Solution:
    def paintJumps(self, strip, start):
        """from a cell jump to the next cell of the same color or step to a side; distances to all"""
        n = len(strip)
        after = {}
        jump = [None] * n
        for i in range(n - 1, -1, -1):
            jump[i] = after.get(strip[i])
            after[strip[i]] = i
        dist = [-1] * n
        dist[start] = 0
        q = deque([start])
        while q:
            i = q.popleft()
            for j in (i - 1, i + 1, jump[i]):
                if j is not None and 0 <= j < n and dist[j] < 0:
                    dist[j] = dist[i] + 1
                    q.append(j)
        return dist
#> Solution().paintJumps('rgbr', 0)
#> Solution().paintJumps('x', 0)
#> Solution().paintJumps('abcabc', 1)
#> Solution().paintJumps('aaaa', 3)
#> Solution().paintJumps('redder', 2)
# %%
def rope_bridge(planks, weight):
    """cross by stepping 1 or 2 planks; a plank holds only weights up to its value; list the crossings"""
    ways = []
    stack = [(-1, [])]
    while stack:
        at, used = stack.pop()
        if at >= len(planks):
            ways.append(used)
            continue
        for step in (1, 2):
            nxt = at + step
            if nxt >= len(planks):
                stack.append((nxt, used))
                break
            if planks[nxt] >= weight:
                stack.append((nxt, used + [nxt]))
    return len(ways), min(ways, key=len, default=None)
#> rope_bridge([5, 3, 6], 4)
#> rope_bridge([5, 3, 2, 6], 4)
#> rope_bridge([], 1)
#> rope_bridge([9, 9, 9], 9)
#> rope_bridge([7], 8)
# %%
class Solution:
    def countRegionsOfSlope(self, slopes):
        """'/' and '\\' cells cut a row of squares into parts; union the quarters that touch"""
        n = len(slopes)
        parent = list(range(2 * n))

        def find(x):
            if parent[x] != x:
                parent[x] = find(parent[x])
            return parent[x]

        def union(a, b):
            parent[find(a)] = find(b)

        for i, s in enumerate(slopes):
            if s == ' ':
                union(2 * i, 2 * i + 1)
            if i + 1 < n:
                union(2 * i + 1, 2 * i + 2)
        return len({find(x) for x in range(2 * n)})
#> Solution().countRegionsOfSlope('/ /')
#> Solution().countRegionsOfSlope('')
#> Solution().countRegionsOfSlope('   ')
#> Solution().countRegionsOfSlope('\\/')
#> Solution().countRegionsOfSlope('/')
# %%
import heapq


def cave_air(tunnels, tanks, start, exit_):
    """swim with limited air; tanks refill by a fixed amount once per entry; most air on exit"""
    heap = [(-tanks.get(start, 0), start)]
    best = {}
    while heap:
        air, cave = heapq.heappop(heap)
        air = -air
        if best.get(cave, -1) >= air:
            continue
        best[cave] = air
        if cave == exit_:
            return air
        for other, need in tunnels.get(cave, []):
            if air >= need and other not in best:
                heapq.heappush(heap, (-(air - need + tanks.get(other, 0)), other))
    return None
#> cave_air({'s': [('a', 2), ('e', 6)], 'a': [('e', 2)]}, {'s': 5, 'a': 1}, 's', 'e')
#> cave_air({'s': [('e', 3)]}, {'s': 2}, 's', 'e')
#> cave_air({}, {}, 's', 's')
#> cave_air({'s': [('a', 1), ('b', 1)], 'a': [('e', 4)], 'b': [('e', 3)]}, {'s': 4, 'a': 2, 'b': 0}, 's', 'e')
#> cave_air({'p': [('q', 1)], 'q': [('p', 1), ('r', 9)]}, {'p': 3, 'q': 2}, 'p', 'r')
# %%
class Solution:
    def orderLetters(self, words):
        """a topological order of letters from a sorted word list in an unknown alphabet"""
        after = {ch: [] for w in words for ch in w}
        waits = {ch: 0 for ch in after}
        for a, b in zip(words, words[1:]):
            for x, y in zip(a, b):
                if x != y:
                    if y not in after[x]:
                        after[x].append(y)
                        waits[y] += 1
                    break
            else:
                if len(a) > len(b):
                    return 'bad'
        order = [ch for ch in waits if waits[ch] == 0]
        for ch in order:
            for d in after[ch]:
                waits[d] -= 1
                if waits[d] == 0:
                    order.append(d)
        return ''.join(order) if len(order) == len(after) else 'loop'
#> Solution().orderLetters(['ba', 'bc', 'ac'])
#> Solution().orderLetters(['ab', 'a'])
#> Solution().orderLetters([])
#> Solution().orderLetters(['x', 'y', 'x'])
#> Solution().orderLetters(['wrt', 'wrf', 'er', 'ett'])
# %%
def tree_from_pairs(pairs):
    tree = {}
    for child, parent in pairs:
        tree.setdefault(parent, []).append(child)
        tree.setdefault(child, [])
    return tree


def paths_to_leaves(tree, node):
    if not tree[node]:
        return [[node]]
    return [[node] + rest for kid in tree[node] for rest in paths_to_leaves(tree, kid)]


def unbalanced_paths(pairs, root):
    tree = tree_from_pairs(pairs)
    if root not in tree:
        return []
    paths = paths_to_leaves(tree, root)
    shortest = min(map(len, paths))
    return ['.'.join(p) for p in paths if len(p) > shortest]
#> unbalanced_paths([('b', 'a'), ('c', 'a'), ('d', 'c')], 'a')
#> unbalanced_paths([], 'z')
#> unbalanced_paths([('y', 'x')], 'x')
#> unbalanced_paths([('m', 'r'), ('n', 'm'), ('o', 'n'), ('p', 'r'), ('q', 'p')], 'r')
#> unbalanced_paths([('k', 'j'), ('l', 'k'), ('i', 'j')], 'k')
# %%
from typing import List


class Solution:
    def reachCorners(self, grid: List[List[int]], jumps: int) -> List[str]:
        """from the middle cell move exactly grid[r][c] cells in a direction; which corners are hit"""
        n = len(grid)
        corners = {(0, 0): 'NW', (0, n - 1): 'NE', (n - 1, 0): 'SW', (n - 1, n - 1): 'SE'}
        frontier = [(n // 2, n // 2)]
        hit = []
        for _ in range(jumps + 1):
            nxt = []
            for r, c in frontier:
                if (r, c) in corners:
                    if corners[r, c] not in hit:
                        hit.append(corners[r, c])
                    continue
                k = grid[r][c]
                for a, b in ((r - k, c), (r + k, c), (r, c - k), (r, c + k)):
                    if 0 <= a < n and 0 <= b < n and (a, b) not in nxt:
                        nxt.append((a, b))
            frontier = nxt
        return hit
#> Solution().reachCorners([[0, 1, 0], [2, 1, 2], [0, 5, 0]], 2)
#> Solution().reachCorners([[0, 9, 0], [9, 1, 9], [0, 9, 0]], 3)
#> Solution().reachCorners([[4]], 1)
#> Solution().reachCorners([[0, 2, 0], [1, 1, 7], [0, 7, 0]], 2)
#> Solution().reachCorners([[0, 1], [1, 1]], 0)
# %%
def gossip_ring(friends, start, max_calls):
    """each one told calls at most max_calls friends who do not know yet"""
    knows = [start]
    calls = 0
    i = 0
    while i < len(knows):
        made = 0
        for f in friends.get(knows[i], ''):
            if made == max_calls:
                break
            if f not in knows:
                knows.append(f)
                made += 1
        calls += made
        i += 1
    return ''.join(knows), calls
#> gossip_ring({'a': 'bcd', 'b': 'e', 'c': 'd'}, 'a', 2)
#> gossip_ring({'a': 'bcd', 'b': 'e', 'c': 'd'}, 'a', 1)
#> gossip_ring({}, 'k', 3)
#> gossip_ring({'m': 'no', 'n': 'mo', 'o': 'mn'}, 'n', 5)
#> gossip_ring({'x': 'y'}, 'x', 0)
# %%
class Solution:
    def pathMax(self, tree):
        """best downward or bent path; returns its sum and its nodes"""
        self.best = (float('-inf'), [])

        def go(node):
            if node is None:
                return 0, []
            val, left, right = node
            ls, lp = go(left)
            rs, rp = go(right)
            if ls < 0:
                ls, lp = 0, []
            if rs < 0:
                rs, rp = 0, []
            through = (ls + val + rs, lp[::-1] + [val] + rp)
            if through[0] > self.best[0]:
                self.best = through
            return (val + ls, [val] + lp) if ls >= rs else (val + rs, [val] + rp)

        go(tree)
        return self.best
#> Solution().pathMax((1, (2, None, None), (3, None, None)))
#> Solution().pathMax((-5, None, None))
#> Solution().pathMax(None)
#> Solution().pathMax((-10, (9, None, None), (20, (15, None, None), (7, None, None))))
#> Solution().pathMax((4, (-3, (8, None, None), None), None))
# %%
def step_graph(words):
    """a word leads to another if adding one letter anywhere makes it"""
    graph = {w: [] for w in words}
    for a in words:
        for b in words:
            if len(b) == len(a) + 1 and any(b[:i] + b[i + 1:] == a for i in range(len(b))):
                graph[a].append(b)
    return graph


def longest_growth(words):
    graph = step_graph(words)
    best = {}
    for w in sorted(words, key=len, reverse=True):
        tails = [best[b] for b in graph[w]]
        best[w] = [w] + max(tails, key=len, default=[])
    return max(best.values(), key=len, default=[])
#> longest_growth(['a', 'at', 'cat', 'dog'])
#> longest_growth([])
#> longest_growth(['sun'])
#> longest_growth(['i', 'in', 'pin', 'pint', 'to'])
#> longest_growth(['ab', 'ba', 'aba'])
# %%
class Solution:
    def drainLakes(self, rows, drains):
        """open drains one by one; each empties the whole lake it lies in; return water left after each"""
        water = {(r, c) for r, row in enumerate(rows) for c, ch in enumerate(row) if ch == '~'}
        left = []
        for drain in drains:
            if drain in water:
                water.discard(drain)
                stack = [drain]
                while stack:
                    r, c = stack.pop()
                    for p in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                        if p in water:
                            water.discard(p)
                            stack.append(p)
            left.append(len(water))
        return left
#> Solution().drainLakes(['~.~', '~.~'], [(0, 0), (1, 2)])
#> Solution().drainLakes(['~~', '..'], [(1, 1), (0, 1)])
#> Solution().drainLakes(['.'], [])
#> Solution().drainLakes(['~.', '.~'], [(0, 0), (0, 0), (1, 1)])
#> Solution().drainLakes(['~~~', '.~.'], [(1, 1)])
# %%
from collections import defaultdict


def busiest_bridge(villages, paths, trips):
    """count how often each path is used when every trip goes up the tree to the common village and down"""
    parent = dict(zip(villages, paths))
    used = defaultdict(int)

    def climb(v):
        line = [v]
        while parent[line[-1]]:
            line.append(parent[line[-1]])
        return line

    for a, b in trips:
        la, lb = climb(a), climb(b)
        for v in la:
            if v not in lb:
                used[v, parent[v]] += 1
        for v in lb:
            if v not in la:
                used[v, parent[v]] += 1
    return max(used.items(), key=lambda kv: kv[1], default=None)
#> busiest_bridge(['r', 'a', 'b'], [None, 'r', 'r'], [('a', 'b'), ('r', 'b')])
#> busiest_bridge(['r'], [None], [('r', 'r')])
#> busiest_bridge(['r', 'a', 'b', 'c'], [None, 'r', 'a', 'a'], [('b', 'c'), ('b', 'r')])
#> busiest_bridge(['x', 'y', 'z'], [None, 'x', 'y'], [('z', 'x'), ('y', 'x'), ('z', 'y')])
#> busiest_bridge([], [], [])
# %%
class Solution:
    def minimumTimeWithGates(self, n, roads, gates):
        """gates[i] = period: node i lets people in only at multiples of its period"""
        INF = 10 ** 9
        best = [INF] * n
        best[0] = 0
        open_ = {0}
        while open_:
            u = min(open_, key=lambda x: (best[x], x))
            open_.remove(u)
            for a, b, w in roads:
                if a != u:
                    continue
                t = best[u] + w
                t += -t % gates[b]
                if t < best[b]:
                    best[b] = t
                    open_.add(b)
        return [t if t < INF else -1 for t in best]
#> Solution().minimumTimeWithGates(3, [(0, 1, 3), (1, 2, 2), (0, 2, 8)], [1, 4, 5])
#> Solution().minimumTimeWithGates(1, [], [3])
#> Solution().minimumTimeWithGates(3, [(0, 1, 1)], [1, 1, 1])
#> Solution().minimumTimeWithGates(4, [(0, 1, 2), (0, 2, 3), (1, 3, 5), (2, 3, 1)], [1, 7, 2, 6])
#> Solution().minimumTimeWithGates(2, [(0, 1, 9), (0, 1, 4)], [2, 10])
# %%
def rotate_tile(tile):
    """tile: string of open sides out of NESW"""
    return ''.join('NESW'[('NESW'.index(s) + 1) % 4] for s in tile)


def fits(left, right):
    return ('E' in left) == ('W' in right)


def turns_to_connect(tiles):
    """rotate tiles left to right so that neighbours agree; total turns or -1"""
    total = 0
    for i in range(1, len(tiles)):
        for turn in range(4):
            if fits(tiles[i - 1], tiles[i]):
                total += turn
                break
            tiles[i] = rotate_tile(tiles[i])
        else:
            return -1
    return total
#> turns_to_connect(['E', 'N', 'S'])
#> turns_to_connect(['NS', 'EW', 'N'])
#> turns_to_connect([])
#> turns_to_connect(['E', ''])
#> turns_to_connect(['EW', 'ES', 'NE', 'W'])
# %%
class Solution:
    def kHopFriends(self, pairs, me, k):
        friends = {}
        for a, b in pairs:
            friends.setdefault(a, set()).add(b)
            friends.setdefault(b, set()).add(a)
        circle, known = {me}, {me}
        for _ in range(k):
            circle = {f for p in circle for f in friends.get(p, ())} - known
            if not circle:
                break
            known |= circle
        return sorted(circle), len(known) - 1
#> Solution().kHopFriends([(1, 2), (2, 3), (3, 4)], 1, 2)
#> Solution().kHopFriends([(1, 2), (2, 3), (3, 1)], 1, 2)
#> Solution().kHopFriends([], 5, 1)
#> Solution().kHopFriends([(1, 2), (1, 3), (3, 4), (2, 5), (5, 6)], 1, 3)
#> Solution().kHopFriends([(7, 8)], 7, 0)
# %%
import heapq


def clear_rocks(rows, energy):
    """dig from row 0 anywhere, always the softest reachable rock, until energy runs out"""
    h, w = len(rows), len(rows[0])
    heap = [(rows[0][c], 0, c) for c in range(w)]
    heapq.heapify(heap)
    queued = {(0, c) for c in range(w)}
    dug = []
    while heap and heap[0][0] <= energy:
        hard, r, c = heapq.heappop(heap)
        energy -= hard
        dug.append((r, c))
        for p in ((r + 1, c), (r, c - 1), (r, c + 1), (r - 1, c)):
            if 0 <= p[0] < h and 0 <= p[1] < w and p not in queued:
                queued.add(p)
                heapq.heappush(heap, (rows[p[0]][p[1]], *p))
    return dug, energy
#> clear_rocks([[3, 1], [2, 2]], 5)
#> clear_rocks([[4]], 3)
#> clear_rocks([[5, 6], [1, 1], [1, 9]], 9)
#> clear_rocks([[2, 2, 2]], 100)
#> clear_rocks([[1], [8], [1]], 9)
# %%
class Solution:
    def splitByWeight(self, parents, weights):
        """cut one edge of the tree so that the two sums are as near as can be"""
        n = len(parents)
        kids = [[] for _ in range(n)]
        for i in range(1, n):
            kids[parents[i]].append(i)
        sums = list(weights)

        def add(u):
            for v in kids[u]:
                sums[u] += add(v)
            return sums[u]

        total = add(0)
        best = None
        for i in range(1, n):
            gap = abs(total - 2 * sums[i])
            if best is None or gap < best[0]:
                best = (gap, i, parents[i])
        return best
#> Solution().splitByWeight([-1, 0, 0, 1], [1, 2, 3, 4])
#> Solution().splitByWeight([-1], [7])
#> Solution().splitByWeight([-1, 0, 1, 2], [5, 1, 1, 5])
#> Solution().splitByWeight([-1, 0, 0, 2, 2], [10, 3, 1, 2, 4])
#> Solution().splitByWeight([-1, 0], [6, 6])
# %%
def light_cycles(size, riders, ticks):
    """riders go straight leaving walls; those who hit a wall or the edge are out"""
    walls = {(x, y) for x, y, _, _ in riders}
    alive = {i: r for i, r in enumerate(riders)}
    out = []
    for t in range(1, ticks + 1):
        for i in list(alive):
            x, y, dx, dy = alive[i]
            x, y = x + dx, y + dy
            if not (0 <= x < size and 0 <= y < size) or (x, y) in walls:
                out.append((i, t))
                del alive[i]
            else:
                walls.add((x, y))
                alive[i] = (x, y, dx, dy)
        if len(alive) < 2:
            break
    return sorted(alive), out
#> light_cycles(4, [(0, 0, 1, 0), (3, 3, 0, -1)], 3)
#> light_cycles(3, [(0, 0, 1, 0), (2, 0, -1, 0)], 5)
#> light_cycles(2, [], 1)
#> light_cycles(5, [(0, 2, 1, 0), (2, 0, 0, 1), (4, 4, -1, 0)], 4)
#> light_cycles(3, [(1, 1, 0, 1)], 0)
# %%
from collections import deque


class Solution:
    def decodeReach(self, rules, start, target, maxLen):
        """rewrite any one occurrence of a rule's left side; BFS over strings"""
        q = deque([start])
        dist = {start: 0}
        while q:
            s = q.popleft()
            if s == target:
                return dist[s]
            for left, right in rules:
                at = s.find(left)
                while at != -1:
                    t = s[:at] + right + s[at + len(left):]
                    if len(t) <= maxLen and t not in dist:
                        dist[t] = dist[s] + 1
                        q.append(t)
                    at = s.find(left, at + 1)
        return None
#> Solution().decodeReach([('a', 'bb'), ('bb', 'c')], 'a', 'c', 3)
#> Solution().decodeReach([('a', 'b')], 'aa', 'bb', 2)
#> Solution().decodeReach([], 'x', 'x', 1)
#> Solution().decodeReach([('a', 'ab')], 'a', 'b', 4)
#> Solution().decodeReach([('ab', 'ba'), ('bb', 'b')], 'abb', 'ba', 3)
# %%
def station_map(lines):
    stops = {}
    for name, stations in lines.items():
        for a, b in zip(stations, stations[1:]):
            stops.setdefault(a, []).append((b, name))
            stops.setdefault(b, []).append((a, name))
    return stops


def describe_trip(lines, a, b):
    stops = station_map(lines)
    how = {a: None}
    order = [a]
    for s in order:
        for t, line in stops.get(s, []):
            if t not in how:
                how[t] = (s, line)
                order.append(t)
    if b not in how:
        return 'no trip'
    legs = []
    while how[b]:
        b, line = how[b]
        if not legs or legs[-1] != line:
            legs.append(line)
    return ' then '.join(reversed(legs)) or 'stay'
#> describe_trip({'red': 'abc', 'blue': 'cde'}, 'a', 'e')
#> describe_trip({'red': 'ab', 'blue': 'cd'}, 'a', 'd')
#> describe_trip({}, 'x', 'x')
#> describe_trip({'g': 'mno', 'h': 'mpo'}, 'm', 'o')
#> describe_trip({'u': 'pq', 'v': 'qr', 'w': 'rs'}, 's', 'p')
# %%
class Solution:
    def validateTree(self, n, leftChild, rightChild):
        """exactly one root, each node one parent, no loops"""
        parentCount = [0] * n
        for side in (leftChild, rightChild):
            for c in side:
                if c != -1:
                    parentCount[c] += 1
                    if parentCount[c] > 1:
                        return f'node {c} has two parents'
        roots = [i for i in range(n) if parentCount[i] == 0]
        if len(roots) != 1:
            return f'{len(roots)} roots'
        seen, stack = 0, [roots[0]]
        while stack:
            u = stack.pop()
            seen += 1
            stack += [c for c in (leftChild[u], rightChild[u]) if c != -1]
        return 'tree' if seen == n else 'loop'
#> Solution().validateTree(3, [1, -1, -1], [2, -1, -1])
#> Solution().validateTree(3, [1, 2, -1], [2, -1, -1])
#> Solution().validateTree(2, [1, 0], [-1, -1])
#> Solution().validateTree(4, [3, 2, 1, -1], [-1, -1, -1, -1])
#> Solution().validateTree(1, [-1], [-1])
# %%
def ant_trail(size, steps):
    """on white turn right and paint, on black turn left and clear; torus"""
    black = set()
    r = c = size // 2
    dr, dc = -1, 0
    for _ in range(steps):
        if (r, c) in black:
            dr, dc = -dc, dr
            black.remove((r, c))
        else:
            dr, dc = dc, -dr
            black.add((r, c))
        r = (r + dr) % size
        c = (c + dc) % size
    return sorted(black), (r, c)
#> ant_trail(3, 4)
#> ant_trail(5, 9)
#> ant_trail(1, 3)
#> ant_trail(4, 0)
#> ant_trail(2, 11)
# %%
class Solution:
    def regionsPerColor(self, board):
        """recursive flood with a per-color dictionary of largest regions"""
        marked = [[0] * len(row) for row in board]
        largest = {}

        def size(r, c, color):
            if r < 0 or r >= len(board) or c < 0 or c >= len(board[r]):
                return 0
            if marked[r][c] or board[r][c] != color:
                return 0
            marked[r][c] = 1
            return 1 + size(r + 1, c, color) + size(r - 1, c, color) + size(r, c + 1, color) + size(r, c - 1, color)

        for r, row in enumerate(board):
            for c, color in enumerate(row):
                area = size(r, c, color)
                if area > largest.get(color, 0):
                    largest[color] = area
        return largest
#> Solution().regionsPerColor(['rrg', 'grg'])
#> Solution().regionsPerColor([])
#> Solution().regionsPerColor(['b'])
#> Solution().regionsPerColor(['yx', 'xy'])
#> Solution().regionsPerColor(['kk', 'k'])
# %%
def closest_pair_of_marks(graph, marks):
    """multi-source BFS: two waves that touch give the answer"""
    owner = {m: m for m in marks}
    dist = {m: 0 for m in marks}
    queue = list(marks)
    best = None
    while queue:
        u = queue.pop(0)
        for v in graph[u]:
            if v not in owner:
                owner[v] = owner[u]
                dist[v] = dist[u] + 1
                queue.append(v)
            elif owner[v] != owner[u]:
                found = (dist[u] + dist[v] + 1, *sorted((owner[u], owner[v])))
                if best is None or found < best:
                    best = found
    return best
#> closest_pair_of_marks([[1], [0, 2], [1, 3], [2]], [0, 3])
#> closest_pair_of_marks([[1], [0]], [1])
#> closest_pair_of_marks([[], []], [0, 1])
#> closest_pair_of_marks([[1, 4], [0, 2], [1, 3], [2, 4], [3, 0]], [0, 2, 3])
#> closest_pair_of_marks([[1, 2], [0, 2], [0, 1]], [2, 1])
# %%
from functools import lru_cache


class Solution:
    def catAndHole(self, graph, cat, mouse, hole, rounds):
        """can the mouse reach the hole within the rounds if the cat plays well? mouse moves first"""
        @lru_cache(maxsize=None)
        def mouseWins(m, c, left):
            if m == hole:
                return True
            if m == c or left == 0:
                return False
            for nm in graph[m]:
                if nm != c and catFails(nm, c, left):
                    return True
            return False

        def catFails(m, c, left):
            if m == hole:
                return True
            return all(mouseWins(m, nc, left - 1) for nc in graph[c] if nc != hole)

        return mouseWins(mouse, cat, rounds)
#> Solution().catAndHole(((1,), (0, 2), (1,)), 2, 1, 0, 2)
#> Solution().catAndHole(((1,), (0, 2), (1, 3), (2,)), 1, 3, 0, 2)
#> Solution().catAndHole(((1, 2), (0,), (0,)), 1, 2, 0, 0)
#> Solution().catAndHole(((1, 3), (0, 2), (1, 3), (2, 0)), 1, 2, 0, 3)
#> Solution().catAndHole(((1,), (0,)), 1, 0, 0, 1)
# %%
def unlock_tree(tree, budget):
    """skills: name -> (cost, parent); buy the cheapest unlockable again and again"""
    owned = []
    while True:
        offers = []
        for name, (cost, parent) in tree.items():
            if name in owned or cost > budget:
                continue
            if parent is None or parent in owned:
                offers.append((cost, name))
        if not offers:
            return owned, budget
        cost, name = min(offers)
        owned.append(name)
        budget -= cost
#> unlock_tree({'run': (2, None), 'dash': (3, 'run'), 'fly': (9, 'dash')}, 7)
#> unlock_tree({}, 5)
#> unlock_tree({'zap': (6, None)}, 5)
#> unlock_tree({'b': (1, 'a'), 'a': (1, None), 'c': (1, None)}, 3)
#> unlock_tree({'x': (4, None), 'y': (0, 'x'), 'z': (2, None)}, 6)
# %%
class Solution:
    def cutVertices(self, n, edges):
        adj = {i: [] for i in range(n)}
        for a, b in edges:
            adj[a].append(b)
            adj[b].append(a)

        def parts(skip):
            seen = {skip}
            count = 0
            for s in range(n):
                if s in seen:
                    continue
                count += 1
                seen.add(s)
                stack = [s]
                while stack:
                    for v in adj[stack.pop()]:
                        if v not in seen:
                            seen.add(v)
                            stack.append(v)
            return count

        whole = parts(-1)
        return [v for v in range(n) if parts(v) > whole]
#> Solution().cutVertices(3, [(0, 1), (1, 2)])
#> Solution().cutVertices(3, [(0, 1), (1, 2), (2, 0)])
#> Solution().cutVertices(1, [])
#> Solution().cutVertices(4, [(0, 1), (0, 2), (0, 3)])
#> Solution().cutVertices(2, [(0, 1)])
# %%
def plow_route(street_snow, start, shifts):
    """the plow clears its corner, then goes to the deeper snow side; snow grows by 1 elsewhere each shift"""
    snow = list(street_snow)
    at = start
    cleared = 0
    for _ in range(shifts):
        cleared += snow[at]
        snow[at] = -1
        snow = [s + 1 for s in snow]
        left = snow[at - 1] if at > 0 else -1
        right = snow[at + 1] if at + 1 < len(snow) else -1
        if left == right == -1:
            continue
        at += 1 if right >= left else -1
    return cleared, at, snow
#> plow_route([2, 5, 1], 1, 3)
#> plow_route([4], 0, 2)
#> plow_route([0, 0, 0, 0], 0, 5)
#> plow_route([9, 1, 9], 1, 4)
#> plow_route([3, 3], 1, 0)
# %%
class Solution:
    def nearestExitPerRoom(self, doors, exits):
        """relax distances until nothing changes; label each room with its exit"""
        n = len(doors)
        label = [(n, None)] * n
        for e in exits:
            label[e] = (0, e)
        rounds = 0
        while True:
            old = label[:]
            for u in range(n):
                for v in doors[u]:
                    d, e = old[v]
                    if d + 1 < label[u][0]:
                        label[u] = (d + 1, e)
            rounds += 1
            if label == old:
                break
        return [e for _, e in label], rounds
#> Solution().nearestExitPerRoom([[1], [0, 2], [1]], [0])
#> Solution().nearestExitPerRoom([[1], [0], []], [1])
#> Solution().nearestExitPerRoom([], [])
#> Solution().nearestExitPerRoom([[1], [0, 2], [1, 3], [2]], [0, 3])
#> Solution().nearestExitPerRoom([[1, 2], [2], [0]], [2, 0])
# %%
def read_tree(text):
    """'3(1,5(4))' to nested tuples"""
    def node(i):
        j = i
        while j < len(text) and text[j].isdigit():
            j += 1
        value = int(text[i:j])
        kids = []
        if j < len(text) and text[j] == '(':
            while text[j] != ')':
                kid, j = node(j + 1)
                kids.append(kid)
            j += 1
        return (value, kids), j

    return node(0)[0]


def best_root_path(text):
    def best(t):
        value, kids = t
        return value + max(map(best, kids), default=0)

    return best(read_tree(text))
#> best_root_path('3(1,5(4))')
#> best_root_path('42')
#> best_root_path('1(2(3),4)')
#> best_root_path('')
#> best_root_path('10(20,7(8,16),5)')
# %%
import heapq
from typing import List


class Solution:
    def kthCheapestArrival(self, n: int, roads: List[List[int]], k: int) -> List[int]:
        """the costs of the k cheapest walks from 0 to n-1 (nodes may repeat)"""
        out = [[] for _ in range(n)]
        for a, b, w in roads:
            out[a].append((b, w))
        visits = [0] * n
        costs = []
        heap = [(0, 0)]
        while heap and len(costs) < k:
            c, u = heapq.heappop(heap)
            if visits[u] == k:
                continue
            visits[u] += 1
            if u == n - 1:
                costs.append(c)
            for v, w in out[u]:
                heapq.heappush(heap, (c + w, v))
        return costs
#> Solution().kthCheapestArrival(3, [[0, 1, 1], [1, 2, 1], [0, 2, 5]], 2)
#> Solution().kthCheapestArrival(2, [[0, 1, 3], [1, 0, 2]], 3)
#> Solution().kthCheapestArrival(1, [], 1)
#> Solution().kthCheapestArrival(2, [], 2)
#> Solution().kthCheapestArrival(4, [[0, 1, 2], [0, 2, 3], [1, 3, 4], [2, 3, 2], [1, 2, 1]], 3)
# %%
def tug_teams(pulls):
    """a signed union-find: each pull (a, b, same) says whether a and b are on one side"""
    parent, flip = {}, {}

    def find(x):
        if x not in parent:
            parent[x], flip[x] = x, 0
        side = 0
        while parent[x] != x:
            side ^= flip[x]
            x = parent[x]
        return x, side

    lies = []
    for i, (a, b, same) in enumerate(pulls):
        (ra, sa), (rb, sb) = find(a), find(b)
        want = 0 if same else 1
        if ra == rb:
            if sa ^ sb != want:
                lies.append(i)
        else:
            parent[ra] = rb
            flip[ra] = sa ^ sb ^ want
    return lies
#> tug_teams([('a', 'b', False), ('b', 'c', False), ('a', 'c', False)])
#> tug_teams([('a', 'b', True), ('b', 'a', False)])
#> tug_teams([])
#> tug_teams([('x', 'y', False), ('z', 'y', False), ('x', 'z', True)])
#> tug_teams([('m', 'm', False), ('m', 'n', True), ('n', 'o', False), ('o', 'm', True)])
# %%
class Solution:
    def zigzagDescent(self, tree):
        """longest path that alternates left and right"""
        def longest(node, goLeft):
            if node is None:
                return 0
            child = node[0] if goLeft else node[1]
            return 1 + longest(child, not goLeft) if child is not None else 0

        def every(node):
            if node is None:
                return 0
            here = max(longest(node, True), longest(node, False))
            return max(here, every(node[0]), every(node[1]))

        return every(tree)
#> Solution().zigzagDescent(((None, None), None))
#> Solution().zigzagDescent(None)
#> Solution().zigzagDescent(((None, ((None, None), None)), None))
#> Solution().zigzagDescent((None, (None, (None, None))))
#> Solution().zigzagDescent(((None, (None, None)), ((None, None), None)))
# %%
def fence_paths(field, gates):
    """rows numbered; from gate walk right, up or down to the far side avoiding cows; memo by dict"""
    rows, cols = len(field), len(field[0])
    cache = {}

    def ways(r, c, came):
        if not 0 <= r < rows or field[r][c] == 'c':
            return 0
        if c == cols - 1:
            return 1
        key = (r, c, came)
        if key not in cache:
            total = ways(r, c + 1, 0)
            if came >= 0:
                total += ways(r + 1, c, 1)
            if came <= 0:
                total += ways(r - 1, c, -1)
            cache[key] = total
        return cache[key]

    return [ways(g, 0, 0) for g in gates]
#> fence_paths(['..', '..'], [0, 1])
#> fence_paths(['.c', 'c.'], [0])
#> fence_paths(['.'], [0, 0])
#> fence_paths(['...', '.c.'], [0, 1])
#> fence_paths(['c.', '..'], [])
# %%
from collections import deque


class Solution:
    def deliverAndReturn(self, adj, home, shop, friend):
        """walk home-shop-friend-home; total steps or the first impossible leg"""
        legs = [('home', home, 'shop', shop), ('shop', shop, 'friend', friend), ('friend', friend, 'home', home)]
        total = 0
        for name1, a, name2, b in legs:
            d = self.steps(adj, a, b)
            if d is None:
                return f'{name1} to {name2}'
            total += d
        return total

    def steps(self, adj, a, b):
        dist = {a: 0}
        q = deque([a])
        while q:
            u = q.popleft()
            if u == b:
                return dist[u]
            for v in adj[u]:
                dist.setdefault(v, dist[u] + 1)
                if dist[v] == dist[u] + 1 and v not in q:
                    q.append(v)
#> Solution().deliverAndReturn([[1], [2], [0]], 0, 1, 2)
#> Solution().deliverAndReturn([[1], [2], []], 0, 1, 2)
#> Solution().deliverAndReturn([[]], 0, 0, 0)
#> Solution().deliverAndReturn([[1, 2], [3], [3], [0]], 0, 3, 2)
#> Solution().deliverAndReturn([[1], [0], [0]], 0, 2, 1)
# %%
def sparse_jump(parents, node, k):
    """k-th ancestor by doubling tables"""
    table = [list(parents)]
    while (1 << len(table)) <= k:
        prev = table[-1]
        table.append([prev[p] if p >= 0 else -1 for p in prev])
    bit = 0
    while k and node >= 0:
        if k & 1:
            node = table[bit][node]
        k >>= 1
        bit += 1
    return node


def generations(parents, queries):
    return [sparse_jump(parents, a, k) for a, k in queries]
#> generations([-1, 0, 1, 2, 3], [(4, 3), (4, 4), (2, 5)])
#> generations([-1], [(0, 0)])
#> generations([-1, 0, 0, 2], [(3, 1), (1, 1)])
#> generations([-1, 0, 1, 1, 3, 4, 5], [(6, 4), (5, 2), (6, 7)])
#> generations([-1, 0], [])
# %%
class Solution:
    def pushBox(self, row, moves):
        """one-row warehouse: '@' pushes 'o' boxes into free '.' cells"""
        cells = list(row)
        pushes = 0
        for mv in moves:
            d = 1 if mv == '>' else -1
            me = cells.index('@')
            end = me + d
            while 0 <= end < len(cells) and cells[end] == 'o':
                end += d
            if not 0 <= end < len(cells) or cells[end] == '#':
                continue
            if end != me + d:
                pushes += 1
            while end != me:
                cells[end] = cells[end - d]
                end -= d
            cells[me] = '.'
        return ''.join(cells), pushes
#> Solution().pushBox('.@o..', '>>><')
#> Solution().pushBox('@oo#', '>>')
#> Solution().pushBox('@', '<>')
#> Solution().pushBox('.oo.@', '<<<<>')
#> Solution().pushBox('o.@.o', '<<<')
# %%
def weighted_reach(graph, start, hops):
    """most points collectable in exactly `hops` moves, points on edges; dictionary per layer"""
    layer = {start: 0}
    for _ in range(hops):
        nxt = {}
        for u, score in layer.items():
            for v, pts in graph.get(u, []):
                if score + pts > nxt.get(v, float('-inf')):
                    nxt[v] = score + pts
        if not nxt:
            return None
        layer = nxt
    where = max(layer, key=layer.get)
    return where, layer[where]
#> weighted_reach({'a': [('b', 3), ('c', 1)], 'b': [('a', 2)], 'c': [('c', 4)]}, 'a', 3)
#> weighted_reach({'a': [('b', 3)]}, 'a', 2)
#> weighted_reach({}, 'q', 0)
#> weighted_reach({'x': [('y', -1), ('x', -2)], 'y': [('x', 5)]}, 'x', 4)
#> weighted_reach({'m': [('n', 7), ('o', 2)], 'o': [('p', 9)], 'n': [('p', 1)]}, 'm', 2)
# %%
class Solution:
    def floodTimes(self, walls, pours):
        """bowls in a row with walls between; water over the lower wall spills to that side"""
        n = len(walls) - 1
        level = [0] * n
        lost = 0
        for at in pours:
            i = at
            came = None
            while 0 <= i < n and level[i] >= min(walls[i], walls[i + 1]):
                goRight = walls[i + 1] <= walls[i] if came is None else came
                came = goRight
                i += 1 if goRight else -1
            if 0 <= i < n:
                level[i] += 1
            else:
                lost += 1
        return level, lost
#> Solution().floodTimes([3, 1, 2], [0, 0, 0])
#> Solution().floodTimes([1, 1], [0, 0, 0])
#> Solution().floodTimes([5], [])
#> Solution().floodTimes([2, 2, 2, 2], [1, 1, 1, 1])
#> Solution().floodTimes([0, 4, 1, 3], [1, 1, 0, 2])
# %%
def tournament_path(names, strength):
    """winners go up a bracket; return the path of the final winner's victims"""
    beaten = {n: [] for n in names}
    round_ = list(names)
    while len(round_) > 1:
        nxt = []
        for i in range(0, len(round_) - 1, 2):
            a, b = round_[i], round_[i + 1]
            win, lose = (a, b) if strength[a] >= strength[b] else (b, a)
            beaten[win].append(lose)
            nxt.append(win)
        if len(round_) % 2:
            nxt.append(round_[-1])
        round_ = nxt
    if not round_:
        return None
    champ = round_[0]
    return champ, beaten[champ], max(beaten[champ], key=strength.get, default='')
#> tournament_path(['a', 'b', 'c', 'd'], {'a': 3, 'b': 5, 'c': 4, 'd': 1})
#> tournament_path([], {})
#> tournament_path(['z'], {'z': 0})
#> tournament_path(['p', 'q', 'r'], {'p': 2, 'q': 2, 'r': 9})
#> tournament_path(['k', 'l', 'm', 'n', 'o'], {'k': 8, 'l': 1, 'm': 7, 'n': 6, 'o': 5})
