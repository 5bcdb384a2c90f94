# %%
from collections import deque


def elevator_trip(floors, up, down, start, goal):
    pressed = {start: ''}
    q = deque([start])
    while q:
        f = q.popleft()
        if f == goal:
            return pressed[f] or 'stay'
        if f + up <= floors and f + up not in pressed:
            pressed[f + up] = pressed[f] + 'U'
            q.append(f + up)
        if f - down >= 1 and f - down not in pressed:
            pressed[f - down] = pressed[f] + 'D'
            q.append(f - down)
    return 'stairs'
#> elevator_trip(10, 3, 2, 1, 9)
#> elevator_trip(6, 2, 2, 1, 4)
#> elevator_trip(5, 1, 1, 3, 3)
#> elevator_trip(8, 5, 3, 2, 6)
#> elevator_trip(12, 7, 4, 5, 8)
# %%
class Solution:
    def heaviestBranch(self, parents, load):
        n = len(parents)
        down = [0] * n
        choice = [-1] * n
        for i in range(n - 1, -1, -1):
            down[i] += load[i]
            p = parents[i]
            if p >= 0 and down[i] > down[p]:
                down[p] = down[i]
                choice[p] = i
        path = []
        at = 0 if n else -1
        while at != -1:
            path.append(at)
            at = choice[at]
        return path
#> Solution().heaviestBranch([-1, 0, 0, 1, 2], [1, 2, 3, 9, 1])
#> Solution().heaviestBranch([-1], [4])
#> Solution().heaviestBranch([], [])
#> Solution().heaviestBranch([-1, 0, 1, 2], [1, 1, 1, 1])
#> Solution().heaviestBranch([-1, 0, 0, 0, 3, 3], [5, 7, 7, 2, 4, 6])
# %%
def legal(board, r, c):
    return 0 <= r < len(board) and 0 <= c < len(board[0]) and board[r][c] != 'X'


def rook_sweep(board, r, c):
    reach = []
    for dr, dc in [(-1, 0), (0, 1), (1, 0), (0, -1)]:
        y, x = r + dr, c + dc
        while legal(board, y, x):
            reach.append((y, x))
            y, x = y + dr, x + dc
    return reach


def rook_hops(board, start, goal):
    frontier, seen = [start], [start]
    for moves in range(len(board) * len(board[0])):
        if goal in frontier:
            return moves
        frontier = [p for f in frontier for p in rook_sweep(board, *f) if p not in seen]
        seen += frontier
        if not frontier:
            break
    return None
#> rook_hops(['..', '..'], (0, 0), (1, 1))
#> rook_hops(['.X', 'X.'], (0, 0), (1, 1))
#> rook_hops(['.'], (0, 0), (0, 0))
#> rook_hops(['.X.', '...'], (0, 0), (0, 2))
#> rook_hops(['....'], (0, 3), (0, 0))
# %%
from typing import List
import heapq


class Solution:
    def hikeWithRests(self, heights: List[int], step: int, rest: int) -> int:
        n = len(heights)
        dist = [float('inf')] * n
        dist[0] = 0
        pq = [(0, 0)]
        while pq:
            d, i = heapq.heappop(pq)
            if i == n - 1:
                return d
            if d > dist[i]:
                continue
            for j in range(i + 1, min(n, i + step + 1)):
                climb = heights[j] - heights[i]
                cost = climb + rest if climb > 0 else 1
                if d + cost < dist[j]:
                    dist[j] = d + cost
                    heapq.heappush(pq, (dist[j], j))
        return -1
#> Solution().hikeWithRests([1, 4, 2, 6], 2, 1)
#> Solution().hikeWithRests([9], 3, 3)
#> Solution().hikeWithRests([5, 4, 3, 2], 3, 0)
#> Solution().hikeWithRests([1, 2, 3], 0, 2)
#> Solution().hikeWithRests([2, 8, 3, 3, 9, 4], 3, 2)
# %%
def dependency_closure(deps, pkg):
    needed = []

    def add(p):
        for d in deps.get(p, []):
            if d not in needed:
                add(d)
        if p not in needed:
            needed.append(p)

    add(pkg)
    return needed


def install_plan(deps, wanted, installed):
    plan = []
    for w in wanted:
        for p in dependency_closure(deps, w):
            if p not in installed and p not in plan:
                plan.append(p)
    return plan
#> install_plan({'app': ['lib', 'ui'], 'ui': ['lib']}, ['app'], [])
#> install_plan({'app': ['lib'], 'lib': ['core']}, ['app', 'core'], ['lib'])
#> install_plan({}, ['vim'], ['vim'])
#> install_plan({'x': ['y'], 'z': ['y']}, ['x', 'z'], [])
#> install_plan({'game': ['gfx', 'snd'], 'gfx': ['math'], 'snd': ['math']}, ['snd', 'game'], ['math'])
# %%
class Solution:
    def gardenPlots(self, garden):
        """sum of area times number of distinct neighbouring letters per plot"""
        self.garden = garden
        self.seen = set()
        total = 0
        for r in range(len(garden)):
            for c in range(len(garden[0])):
                if (r, c) not in self.seen:
                    area, others = self.explore(r, c)
                    total += area * others
        return total

    def explore(self, r, c):
        plant = self.garden[r][c]
        self.seen.add((r, c))
        stack, area, border = [(r, c)], 0, []
        while stack:
            y, x = stack.pop()
            area += 1
            for a, b in ((y, x + 1), (y + 1, x), (y, x - 1), (y - 1, x)):
                if not (0 <= a < len(self.garden) and 0 <= b < len(self.garden[0])):
                    continue
                if self.garden[a][b] != plant:
                    if self.garden[a][b] not in border:
                        border.append(self.garden[a][b])
                elif (a, b) not in self.seen:
                    self.seen.add((a, b))
                    stack.append((a, b))
        return area, len(border)
#> Solution().gardenPlots(['aab'])
#> Solution().gardenPlots(['ab', 'ca'])
#> Solution().gardenPlots(['z'])
#> Solution().gardenPlots(['pp', 'pp'])
#> Solution().gardenPlots(['mno', 'mmo'])
# %%
def spread_discount(referrals, start, pct):
    """each referral gets half of the discount of the one who referred"""
    got = {}
    queue = [(start, pct)]
    while queue:
        who, p = queue.pop(0)
        if p == 0 or got.get(who, 0) >= p:
            continue
        got[who] = p
        queue.extend((friend, p // 2) for friend in referrals.get(who, ()))
    return got
#> spread_discount({'a': ['b', 'c'], 'b': ['d']}, 'a', 20)
#> spread_discount({'a': ['a']}, 'a', 7)
#> spread_discount({}, 'k', 0)
#> spread_discount({'x': ['y'], 'y': ['z'], 'z': ['x']}, 'x', 5)
#> spread_discount({'m': ['n', 'o'], 'n': ['o'], 'o': ['p', 'm']}, 'n', 12)
# %%
class Solution:
    def minBridgesToJoin(self, n, links):
        parent = list(range(n))
        spare = 0

        def find(x):
            while x != parent[x]:
                x = parent[x]
            return x

        for a, b in links:
            a, b = find(a), find(b)
            if a == b:
                spare += 1
            else:
                parent[max(a, b)] = min(a, b)
        groups = sum(parent[i] == i for i in range(n))
        return groups - 1 if spare >= groups - 1 else -1
#> Solution().minBridgesToJoin(4, [(0, 1), (1, 2), (0, 2)])
#> Solution().minBridgesToJoin(4, [(0, 1)])
#> Solution().minBridgesToJoin(1, [])
#> Solution().minBridgesToJoin(6, [(0, 1), (0, 2), (1, 2), (3, 4), (4, 3)])
#> Solution().minBridgesToJoin(3, [(2, 1), (1, 0)])
# %%
def trace_ray(mirrors, row, width):
    """a ray comes in from the left along `row`; mirrors maps cell -> '/' or '\\'"""
    r, c, dr, dc = row, 0, 0, 1
    hits = []
    while 0 <= r < width and 0 <= c < width:
        m = mirrors.get((r, c))
        if m:
            hits.append((r, c))
            if m == '/':
                dr, dc = -dc, -dr
            else:
                dr, dc = dc, dr
        r += dr
        c += dc
    return hits, (r, c)
#> trace_ray({(1, 2): '/', (0, 2): '\\'}, 1, 3)
#> trace_ray({}, 0, 4)
#> trace_ray({(0, 1): '\\', (2, 1): '/'}, 0, 3)
#> trace_ray({(0, 0): '/'}, 0, 1)
#> trace_ray({(2, 3): '/', (0, 3): '\\', (0, 1): '/'}, 2, 4)
# %%
from collections import deque


class Solution:
    def stampWalk(self, graph, stamps):
        """shortest walk from 0 picking up stamps 1..k in any order, stamps: node -> stamp"""
        goal = (1 << len(stamps)) - 1
        bit = {node: 1 << i for i, node in enumerate(stamps)}
        first = (0, bit.get(0, 0))
        q = deque([first])
        dist = {first: 0}
        while q:
            state = q.popleft()
            u, mask = state
            if mask == goal:
                return dist[state]
            for v in graph[u]:
                new = (v, mask | bit.get(v, 0))
                if new not in dist:
                    dist[new] = dist[state] + 1
                    q.append(new)
        return -1
#> Solution().stampWalk([[1, 2], [0], [0]], [1, 2])
#> Solution().stampWalk([[1], [0], []], [2])
#> Solution().stampWalk([[]], [])
#> Solution().stampWalk([[1], [2], [0, 3], []], [3, 0])
#> Solution().stampWalk([[1, 2], [3], [3], [0]], [3, 2])
# %%
def postfix_tree(tokens):
    stack = []
    for t in tokens:
        if t in '+-*':
            right = stack.pop()
            left = stack.pop()
            stack.append((t, left, right))
        else:
            stack.append(int(t))
    return stack[0]


def depth(tree):
    if isinstance(tree, int):
        return 0
    return 1 + max(depth(tree[1]), depth(tree[2]))


def value(tree):
    if isinstance(tree, int):
        return tree
    op, a, b = tree[0], value(tree[1]), value(tree[2])
    if op == '+':
        return a + b
    return a - b if op == '-' else a * b


def report(text):
    tree = postfix_tree(text.split())
    return depth(tree), value(tree)
#> report('1 2 + 3 *')
#> report('42')
#> report('9 4 - 2 5 * +')
#> report('1 2 3 4 + + +')
#> report('3 +')
# %%
class Solution:
    def floodRounds(self, heights, level):
        """water enters from the left edge; each round it rises by one and spreads to lower cells"""
        n, m = len(heights), len(heights[0])
        wet = set()
        sizes = []
        for water in range(1, level + 1):
            todo = [(i, 0) for i in range(n) if heights[i][0] < water]
            todo += sorted(wet)
            while todo:
                i, j = todo.pop()
                wet.add((i, j))
                for a, b in ((i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)):
                    if 0 <= a < n and 0 <= b < m and (a, b) not in wet and heights[a][b] < water:
                        todo.append((a, b))
            sizes.append(len(wet))
        return sizes
#> Solution().floodRounds([[0, 2], [1, 0]], 2)
#> Solution().floodRounds([[3, 0]], 2)
#> Solution().floodRounds([[0]], 1)
#> Solution().floodRounds([[0, 1, 2]], 3)
#> Solution().floodRounds([[1, 0], [2, 0]], 2)
# %%
def family_line(born_to, name):
    line = [name]
    while name in born_to:
        name = born_to[name]
        line.append(name)
    return line


def relation(born_to, a, b):
    la, lb = family_line(born_to, a), family_line(born_to, b)
    for up_a, person in enumerate(la):
        if person in lb:
            up_b = lb.index(person)
            break
    else:
        return 'strangers'
    if up_a == 0 or up_b == 0:
        return 'direct' if up_a != up_b else 'same'
    if up_a == up_b == 1:
        return 'siblings'
    return f'cousins {min(up_a, up_b) - 1} removed {abs(up_a - up_b)}'
#> relation({'ed': 'al', 'jo': 'al'}, 'ed', 'jo')
#> relation({'ed': 'al', 'al': 'gus'}, 'ed', 'gus')
#> relation({}, 'ed', 'jo')
#> relation({'a': 'p', 'b': 'q', 'p': 'r', 'q': 'r', 'c': 'b'}, 'a', 'c')
#> relation({'k': 'm'}, 'k', 'k')
# %%
import heapq


class Solution:
    def mergeTribes(self, sizes, meetings):
        """at each meeting the smaller tribe joins the larger; return leaders left with sizes"""
        n = len(sizes)
        leader = list(range(n))
        size = list(sizes)

        def lead(x):
            while leader[x] != x:
                leader[x] = leader[leader[x]]
                x = leader[x]
            return x

        for a, b in meetings:
            p, q = lead(a), lead(b)
            if p == q:
                continue
            if (size[p], -p) < (size[q], -q):
                p, q = q, p
            leader[q] = p
            size[p] += size[q]
        left = [(size[i], i) for i in range(n) if leader[i] == i]
        return heapq.nlargest(2, left)
#> Solution().mergeTribes([3, 5, 2, 4], [(0, 1), (2, 3)])
#> Solution().mergeTribes([1, 1, 1], [(0, 1), (1, 0), (2, 1)])
#> Solution().mergeTribes([], [])
#> Solution().mergeTribes([9, 8], [])
#> Solution().mergeTribes([2, 7, 1, 6, 4], [(0, 2), (2, 4), (4, 3), (3, 0)])
# %%
def patrol(grid_size, moves_per_turn, turns):
    x, y = 0, 0
    dx, dy = 1, 0
    log = []
    for _ in range(turns):
        for _ in range(moves_per_turn):
            if not (0 <= x + dx < grid_size and 0 <= y + dy < grid_size):
                dx, dy = -dy, dx
            if 0 <= x + dx < grid_size and 0 <= y + dy < grid_size:
                x, y = x + dx, y + dy
        log.append((x, y))
    return log
#> patrol(3, 2, 4)
#> patrol(1, 3, 2)
#> patrol(4, 5, 3)
#> patrol(2, 1, 6)
#> patrol(5, 0, 2)
# %%
class Solution:
    def pathsOfSum(self, tree, target):
        found = []

        def dfs(node, left, path):
            if not node:
                return
            path.append(node[0])
            left -= node[0]
            if left == 0 and len(node) == 1:
                found.append(path[:])
            for child in node[1:]:
                dfs(child, left, path)
            path.pop()

        dfs(tree, target, [])
        return found
#> Solution().pathsOfSum([5, [3], [2, [1]]], 8)
#> Solution().pathsOfSum([], 0)
#> Solution().pathsOfSum([4], 4)
#> Solution().pathsOfSum([1, [2, [3], [4]], [5], [6, [-1]]], 6)
#> Solution().pathsOfSum([7, [7]], 7)
# %%
def next_states(state):
    n = len(state)
    for i in range(n - 1):
        if state[i] != state[i + 1]:
            yield state[:i] + state[i + 1] + state[i] + state[i + 2:]


def swaps_needed(start, goal):
    if sorted(start) != sorted(goal):
        return None
    level = [start]
    seen = {start: 0}
    while level:
        fresh = []
        for s in level:
            if s == goal:
                return seen[s]
            for t in next_states(s):
                if t not in seen:
                    seen[t] = seen[s] + 1
                    fresh.append(t)
        level = fresh
#> swaps_needed('abc', 'cab')
#> swaps_needed('aab', 'baa')
#> swaps_needed('xy', 'xz')
#> swaps_needed('', '')
#> swaps_needed('bba', 'abb')
# %%
class Solution:
    def shadyRoute(self, streets, sunCost):
        """streets: (a, b, length, shade?) -- cheapest from 0 to each corner, with repeated relaxing"""
        corners = 1 + max([max(a, b) for a, b, _, _ in streets], default=0)
        cost = [0] + [None] * (corners - 1)
        for _ in range(corners):
            moved = False
            for a, b, length, shade in streets:
                w = length if shade else length * sunCost
                for u, v in ((a, b), (b, a)):
                    if cost[u] is not None and (cost[v] is None or cost[u] + w < cost[v]):
                        cost[v] = cost[u] + w
                        moved = True
            if not moved:
                break
        return cost
#> Solution().shadyRoute([(0, 1, 3, True), (1, 2, 2, False), (0, 2, 4, True)], 2)
#> Solution().shadyRoute([], 5)
#> Solution().shadyRoute([(1, 2, 1, True)], 3)
#> Solution().shadyRoute([(2, 1, 1, True), (0, 2, 2, False)], 4)
#> Solution().shadyRoute([(0, 1, 9, False), (0, 2, 1, True), (2, 1, 2, True)], 1)
# %%
def first_common(a_next, start1, start2, limit):
    p, q = start1, start2
    trail_p, trail_q = {p: 0}, {q: 0}
    for step in range(1, limit + 1):
        if p in trail_q:
            return p, trail_p[p] + trail_q[p]
        p = a_next.get(p, p)
        trail_p.setdefault(p, step)
        if q in trail_p:
            return q, trail_p[q] + trail_q[q]
        q = a_next.get(q, q)
        trail_q.setdefault(q, step)
    return None
#> first_common({1: 3, 2: 4, 3: 5, 4: 5}, 1, 2, 10)
#> first_common({1: 2}, 2, 2, 3)
#> first_common({}, 1, 2, 4)
#> first_common({1: 2, 2: 3, 3: 4, 9: 3}, 1, 9, 6)
#> first_common({1: 2, 2: 1, 7: 8, 8: 7}, 1, 7, 5)
# %%
from collections import defaultdict


class Solution:
    def criticalSwitch(self, n, wires):
        graph = defaultdict(list)
        for a, b in wires:
            graph[a].append(b)
            graph[b].append(a)
        order = [-1] * n
        low = [0] * n
        clock = [0]
        bridges = []

        def dfs(u, parent):
            order[u] = low[u] = clock[0]
            clock[0] += 1
            for v in graph[u]:
                if v == parent:
                    continue
                if order[v] == -1:
                    dfs(v, u)
                    if low[v] > order[u]:
                        bridges.append((u, v))
                low[u] = min(low[u], low[v])

        for i in range(n):
            if order[i] == -1:
                dfs(i, -1)
        return bridges
#> Solution().criticalSwitch(4, [(0, 1), (1, 2), (2, 0), (2, 3)])
#> Solution().criticalSwitch(3, [(0, 1), (1, 2), (2, 0)])
#> Solution().criticalSwitch(2, [])
#> Solution().criticalSwitch(4, [(0, 1), (2, 3)])
#> Solution().criticalSwitch(5, [(0, 1), (1, 2), (2, 3), (3, 1), (3, 4)])
# %%
def route_string(points):
    route = ''
    for (x1, y1), (x2, y2) in zip(points, points[1:]):
        route += ('E' if x2 > x1 else 'W') * abs(x2 - x1)
        route += ('N' if y2 > y1 else 'S') * abs(y2 - y1)
    return route


def crossings(points):
    x, y = points[0]
    seen = {(x, y)}
    cross = 0
    for ch in route_string(points):
        if ch in 'EW':
            x += 1 if ch == 'E' else -1
        else:
            y += 1 if ch == 'N' else -1
        if (x, y) in seen:
            cross += 1
        seen.add((x, y))
    return cross
#> crossings([(0, 0), (2, 0), (2, 2), (1, -1)])
#> crossings([(4, 4)])
#> crossings([(0, 0), (3, 0), (0, 0)])
#> crossings([(1, 1), (1, 3), (3, 1)])
#> crossings([(0, 0), (1, 1), (0, 0), (1, 1)])
# %%
class Solution:
    def countCandles(self, rooms, start, minutes):
        """a candle is lit per visit; walk to the smallest-count neighbour each minute"""
        lit = [0] * len(rooms)
        at = start
        lit[at] += 1
        for _ in range(minutes):
            if not rooms[at]:
                break
            at = min(rooms[at], key=lambda r: (lit[r], r))
            lit[at] += 1
        return lit, at
#> Solution().countCandles([[1, 2], [0, 2], [0, 1]], 0, 5)
#> Solution().countCandles([[]], 0, 3)
#> Solution().countCandles([[1], [0, 2], [1]], 1, 6)
#> Solution().countCandles([[1, 2, 3], [0], [0], [0]], 0, 7)
#> Solution().countCandles([[1], []], 0, 0)
# %%
def bracket_tree(text):
    """'a(b,c(d))' -> list of (label, depth)"""
    out, depth, label = [], 0, ''
    for ch in text + ',':
        if ch in '(),':
            if label:
                out.append((label, depth))
                label = ''
            if ch == '(':
                depth += 1
            elif ch == ')':
                depth -= 1
        else:
            label += ch
    return out


def parents_of(text):
    stack, parent = [], {}
    for label, d in bracket_tree(text):
        del stack[d:]
        parent[label] = stack[-1] if stack else None
        stack.append(label)
    return parent
#> parents_of('a(b,c(d))')
#> parents_of('solo')
#> parents_of('')
#> parents_of('x(y(z),w)')
#> parents_of('p(q),r(s,t)')
# %%
from collections import deque


class Solution:
    def openGates(self, rows):
        """lowercase = key, uppercase = gate; a gate opens once its key was picked up"""
        n, m = len(rows), len(rows[0])
        keys, shut = [], {}
        seen = {(0, 0)}
        q = deque([(0, 0)])
        while q:
            i, j = q.popleft()
            ch = rows[i][j]
            if ch.isupper() and ch.lower() not in keys:
                shut.setdefault(ch.lower(), []).append((i, j))
                continue
            if ch.islower() and ch not in keys:
                keys.append(ch)
                q.extend(shut.pop(ch, []))
            for a, b in ((i, j + 1), (i + 1, j), (i, j - 1), (i - 1, j)):
                if 0 <= a < n and 0 <= b < m and rows[a][b] != '#' and (a, b) not in seen:
                    seen.add((a, b))
                    q.append((a, b))
        return ''.join(keys), sorted(shut)
#> Solution().openGates(['.Ab', 'a#.'])
#> Solution().openGates(['.A', '#a'])
#> Solution().openGates(['.'])
#> Solution().openGates(['aB.', '.#b'])
#> Solution().openGates(['bBk'])
# %%
def collatz_parent(n):
    return n // 2 if n % 2 == 0 else 3 * n + 1


def meet_in_tree(a, b):
    path = [a]
    while path[-1] != 1:
        path.append(collatz_parent(path[-1]))
    steps = 0
    while b not in path:
        b = collatz_parent(b)
        steps += 1
    return b, path.index(b), steps
#> meet_in_tree(6, 20)
#> meet_in_tree(1, 8)
#> meet_in_tree(5, 5)
#> meet_in_tree(12, 13)
#> meet_in_tree(7, 3)
# %%
class Solution:
    def balanceTree(self, values):
        def build(lo, hi):
            if lo >= hi:
                return None
            mid = (lo + hi) // 2
            return (values[mid], build(lo, mid), build(mid + 1, hi))

        tree = build(0, len(values))
        return self.zigzag(tree)

    def zigzag(self, tree):
        level, flip, out = [tree] if tree else [], False, []
        while level:
            row = [v for v, _, _ in level]
            out.append(row[::-1] if flip else row)
            flip = not flip
            level = [k for _, a, b in level for k in (a, b) if k]
        return out
#> Solution().balanceTree([1, 2, 3, 4, 5])
#> Solution().balanceTree([])
#> Solution().balanceTree([9])
#> Solution().balanceTree([2, 4, 6, 8])
#> Solution().balanceTree([1, 3, 5, 7, 9, 11, 13])
# %%
import heapq


def dig_tunnel(hardness, start_col):
    """dig from the top row to the bottom row, down or sideways; cheapest total"""
    rows, cols = len(hardness), len(hardness[0])
    pq = [(hardness[0][start_col], 0, start_col)]
    best = {}
    while pq:
        cost, r, c = heapq.heappop(pq)
        if (r, c) in best:
            continue
        best[r, c] = cost
        if r == rows - 1:
            return cost, c
        for nr, nc in ((r + 1, c), (r, c - 1), (r, c + 1)):
            if 0 <= nc < cols and (nr, nc) not in best:
                heapq.heappush(pq, (cost + hardness[nr][nc], nr, nc))
#> dig_tunnel([[1, 1, 1], [9, 9, 2]], 0)
#> dig_tunnel([[4]], 0)
#> dig_tunnel([[2, 5], [3, 1], [8, 2]], 0)
#> dig_tunnel([[7, 1], [1, 7], [7, 1]], 1)
#> dig_tunnel([[3, 3], [3, 3]], 1)
# %%
class Solution:
    def isValidTour(self, graph, tour, mustSee):
        if not tour:
            return not mustSee
        for a, b in zip(tour, tour[1:]):
            if b not in graph.get(a, ()):
                return False
        counts = {}
        for node in tour:
            counts[node] = counts.get(node, 0) + 1
            if counts[node] > 2:
                return False
        return all(m in counts for m in mustSee)
#> Solution().isValidTour({1: [2], 2: [1, 3], 3: [2]}, [1, 2, 3], [3])
#> Solution().isValidTour({1: [2], 2: [1]}, [1, 2, 1, 2, 1], [1])
#> Solution().isValidTour({}, [], [])
#> Solution().isValidTour({1: [2]}, [2, 1], [])
#> Solution().isValidTour({1: [2, 4], 2: [1], 4: [1]}, [1, 2, 1, 4], [2, 5])
# %%
def group_sizes_over_time(n, links):
    comp = {i: [i] for i in range(n)}
    where = list(range(n))
    history = []
    for a, b in links:
        x, y = where[a], where[b]
        if x != y:
            if len(comp[x]) < len(comp[y]):
                x, y = y, x
            for m in comp[y]:
                where[m] = x
            comp[x] += comp.pop(y)
        history.append(max(len(c) for c in comp.values()))
    return history, comp
#> group_sizes_over_time(4, [(0, 1), (2, 3), (1, 3)])
#> group_sizes_over_time(3, [])
#> group_sizes_over_time(5, [(4, 3), (3, 4), (0, 3)])
#> group_sizes_over_time(2, [(0, 0), (1, 0)])
#> group_sizes_over_time(6, [(0, 5), (5, 1), (2, 1), (3, 4)])
# %%
from typing import List


class Solution:
    def rottenShelf(self, shelf: List[List[int]]) -> List[int]:
        """2 rotten, 1 fresh, 0 empty: how many rot each day"""
        days = []
        while True:
            victims = [(i, j) for i, row in enumerate(shelf) for j, v in enumerate(row)
                       if v == 1 and self.nearRot(shelf, i, j)]
            if not victims:
                return days
            for i, j in victims:
                shelf[i][j] = 2
            days.append(len(victims))

    def nearRot(self, shelf, i, j):
        if i > 0 and shelf[i - 1][j] == 2:
            return True
        if j > 0 and shelf[i][j - 1] == 2:
            return True
        if i + 1 < len(shelf) and shelf[i + 1][j] == 2:
            return True
        return j + 1 < len(shelf[0]) and shelf[i][j + 1] == 2
#> Solution().rottenShelf([[2, 1, 1]])
#> Solution().rottenShelf([[1, 0], [0, 2]])
#> Solution().rottenShelf([[2, 1], [1, 1]])
#> Solution().rottenShelf([])
#> Solution().rottenShelf([[1, 2, 1], [1, 0, 1]])
# %%
def vine_lengths(vine):
    """vine = {node: [(child, length), ...]}; longest hanging length below each node"""
    memo = {}

    def hang(node):
        if node not in memo:
            memo[node] = max((w + hang(c) for c, w in vine.get(node, [])), default=0)
        return memo[node]

    for node in vine:
        hang(node)
    return memo
#> vine_lengths({'a': [('b', 2), ('c', 3)], 'b': [('d', 4)]})
#> vine_lengths({})
#> vine_lengths({'x': []})
#> vine_lengths({'k': [('m', 1)], 'j': [('k', 5), ('m', 9)]})
#> vine_lengths({'r': [('s', 1), ('t', 1)], 't': [('u', 1)], 'u': [('v', 1)]})
# %%
class Solution:
    def ghostPath(self, rows, walls):
        """dfs; the ghost can pass at most `walls` wall cells"""
        n, m = len(rows), len(rows[0])
        budget = {}

        def go(i, j, left):
            if not (0 <= i < n and 0 <= j < m):
                return False
            if rows[i][j] == '#':
                left -= 1
            if left < 0 or budget.get((i, j), -1) >= left:
                return False
            budget[(i, j)] = left
            if i == n - 1 and j == m - 1:
                return True
            return go(i + 1, j, left) or go(i, j + 1, left) or go(i - 1, j, left) or go(i, j - 1, left)

        return go(0, 0, walls), len(budget)
#> Solution().ghostPath(['.#', '#.'], 1)
#> Solution().ghostPath(['.#', '#.'], 0)
#> Solution().ghostPath(['#'], 0)
#> Solution().ghostPath(['.##.', '..#.'], 1)
#> Solution().ghostPath(['...', '##.'], 0)
# %%
def rank_pages(links, rounds):
    score = {p: 12 for p in links}
    for _ in range(rounds):
        fresh = {p: 0 for p in links}
        for p, outs in links.items():
            if not outs:
                fresh[p] += score[p]
                continue
            share = score[p] // len(outs)
            for q in outs:
                fresh[q] += share
        score = fresh
    return sorted(score, key=lambda p: (-score[p], p)), max(score.values())
#> rank_pages({'a': ['b', 'c'], 'b': ['c'], 'c': ['a']}, 2)
#> rank_pages({'x': []}, 3)
#> rank_pages({'p': ['q'], 'q': ['p']}, 1)
#> rank_pages({'m': ['n'], 'n': [], 'o': ['m', 'n', 'o']}, 3)
#> rank_pages({'u': ['v'], 'v': ['u']}, 0)
# %%
class Solution:
    def assignHeadings(self, lines):
        """numbers an outline: each line is indented by two spaces per level"""
        counters = []
        out = []
        for line in lines:
            level = (len(line) - len(line.lstrip())) // 2
            while len(counters) > level + 1:
                counters.pop()
            while len(counters) <= level:
                counters.append(0)
            counters[level] += 1
            out.append('.'.join(map(str, counters)) + ' ' + line.strip())
        return out
#> Solution().assignHeadings(['a', '  b', '  c', 'd'])
#> Solution().assignHeadings([])
#> Solution().assignHeadings(['x', '  y', '    z', '  w'])
#> Solution().assignHeadings(['    deep', 'top'])
#> Solution().assignHeadings(['p', 'q', '  r', 's', '  t'])
# %%
def bfs_tree(graph, root):
    parent = {root: root}
    order = [root]
    i = 0
    while i < len(order):
        for v in graph.get(order[i], []):
            if v not in parent:
                parent[v] = order[i]
                order.append(v)
        i += 1
    return parent, order


def path_to(parent, v):
    path = [v]
    while parent[v] != v:
        v = parent[v]
        path.append(v)
    return path[::-1]


def messages(graph, root, targets):
    parent, order = bfs_tree(graph, root)
    out = {}
    for t in targets:
        if t in parent:
            out[t] = '>'.join(path_to(parent, t))
    return out, len(order)
#> messages({'hq': ['n', 's'], 'n': ['w']}, 'hq', ['w', 's'])
#> messages({'hq': ['n']}, 'n', ['hq'])
#> messages({}, 'base', ['base'])
#> messages({'a': ['b'], 'b': ['c', 'a'], 'c': ['d']}, 'a', ['d', 'q'])
#> messages({'k': ['l', 'm'], 'l': ['m', 'o'], 'm': ['o']}, 'k', [])
# %%
from heapq import heappush, heappop


class Solution:
    def kthNearestCafe(self, streets, home, cafes, k):
        graph = {}
        for a, b, w in streets:
            graph.setdefault(a, []).append((b, w))
            graph.setdefault(b, []).append((a, w))
        pq, seen = [(0, home)], []
        while pq:
            d, u = heappop(pq)
            if u in seen:
                continue
            seen.append(u)
            if u in cafes:
                k -= 1
                if k == 0:
                    return u, d
            for v, w in graph.get(u, []):
                if v not in seen:
                    heappush(pq, (d + w, v))
        return 'none', len(seen)
#> Solution().kthNearestCafe([('h', 'a', 2), ('a', 'b', 2), ('h', 'b', 5)], 'h', ['a', 'b'], 2)
#> Solution().kthNearestCafe([('h', 'a', 2)], 'h', ['z'], 1)
#> Solution().kthNearestCafe([], 'h', ['h'], 1)
#> Solution().kthNearestCafe([('h', 'p', 1), ('h', 'q', 1), ('q', 'r', 3)], 'h', ['q', 'p', 'r'], 3)
#> Solution().kthNearestCafe([('x', 'y', 4), ('y', 'z', 1), ('x', 'z', 9)], 'z', ['x'], 1)
# %%
def wander(board, start, rule):
    """board is a ring of numbers; rule(n) gives the hop"""
    at, steps, marks = start, 0, []
    while at not in marks:
        marks.append(at)
        hop = board[at] if rule == 'plain' else board[at] * (-1) ** len(marks)
        at = (at + hop) % len(board)
        steps += 1
    return marks, steps - marks.index(at)
#> wander([1, 2, 3, 1], 0, 'plain')
#> wander([1, 2, 3, 1], 0, 'zigzag')
#> wander([5], 0, 'plain')
#> wander([2, 1, 4, 3, 2, 1], 5, 'zigzag')
#> wander([3, 3, 3, 3, 3], 1, 'plain')
# %%
class Solution:
    def bestMeetingRoom(self, corridors, n, people):
        far = n * n
        dist = [[0 if i == j else far for j in range(n)] for i in range(n)]
        for a, b in corridors:
            dist[a][b] = dist[b][a] = 1
        for k in range(n):
            for i in range(n):
                row = dist[i]
                dist[i] = [min(row[j], row[k] + dist[k][j]) for j in range(n)]
        totals = [sum(dist[p][r] for p in people) for r in range(n)]
        best = min(totals)
        return totals.index(best), best
#> Solution().bestMeetingRoom([(0, 1), (1, 2), (2, 3)], 4, [0, 3, 3])
#> Solution().bestMeetingRoom([], 1, [0])
#> Solution().bestMeetingRoom([(0, 1), (0, 2)], 3, [1, 2])
#> Solution().bestMeetingRoom([(0, 1)], 3, [1, 2])
#> Solution().bestMeetingRoom([(0, 1), (1, 2), (2, 3), (3, 0), (3, 4)], 5, [4, 1])
# %%
def tokens_on_tree(parents, coins):
    """every node should end with one coin; coins move along edges; count moves"""
    n = len(parents)
    excess = [c - 1 for c in coins]
    kids_left = [0] * n
    for p in parents:
        if p >= 0:
            kids_left[p] += 1
    leaves = [i for i in range(n) if kids_left[i] == 0]
    moves = 0
    while leaves:
        u = leaves.pop()
        p = parents[u]
        if p < 0:
            continue
        moves += abs(excess[u])
        excess[p] += excess[u]
        kids_left[p] -= 1
        if kids_left[p] == 0:
            leaves.append(p)
    return moves
#> tokens_on_tree([-1, 0, 0], [3, 0, 0])
#> tokens_on_tree([-1], [1])
#> tokens_on_tree([-1, 0, 1, 2], [0, 0, 0, 4])
#> tokens_on_tree([2, 2, -1, 1], [0, 2, 0, 2])
#> tokens_on_tree([-1, 0, 0, 1, 1], [1, 1, 1, 1, 1])
# %%
class Solution:
    def voteFlow(self, delegates, votes):
        """voters may delegate; a loop of delegations wastes its votes"""
        result = {}
        wasted = 0
        for voter, count in votes.items():
            trail = [voter]
            while trail[-1] in delegates:
                nxt = delegates[trail[-1]]
                if nxt in trail:
                    wasted += count
                    break
                trail.append(nxt)
            else:
                result[trail[-1]] = result.get(trail[-1], 0) + count
        return result, wasted
#> Solution().voteFlow({'a': 'b', 'b': 'c'}, {'a': 2, 'b': 1, 'c': 4})
#> Solution().voteFlow({'x': 'y', 'y': 'x'}, {'x': 5, 'z': 1})
#> Solution().voteFlow({}, {})
#> Solution().voteFlow({'p': 'p'}, {'p': 3})
#> Solution().voteFlow({'k': 'm', 'l': 'm', 'n': 'l'}, {'k': 1, 'l': 1, 'm': 1, 'n': 6})
