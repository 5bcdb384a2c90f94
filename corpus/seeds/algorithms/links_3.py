# %%
class Node:
    def __init__(self, val):
        self.val = val
        self.next = None
        self.skip = None


def build_skips(vals, gap):
    nodes = [Node(v) for v in vals]
    for i in range(len(nodes)):
        if i + 1 < len(nodes):
            nodes[i].next = nodes[i + 1]
        if i % gap == 0 and i + gap < len(nodes):
            nodes[i].skip = nodes[i + gap]
    return nodes[0] if nodes else None


def steps_to(vals, gap, target):
    cur = build_skips(vals, gap)
    steps = 0
    while cur and cur.val < target:
        if cur.skip and cur.skip.val <= target:
            cur = cur.skip
        else:
            cur = cur.next
        steps += 1
    return steps if cur and cur.val == target else -steps
#> steps_to([1, 3, 5, 7, 9, 11], 2, 9)
#> steps_to([1, 3, 5, 7, 9, 11], 3, 8)
#> steps_to([], 2, 4)
#> steps_to([6], 1, 6)
#> steps_to([2, 4, 8, 16, 32], 4, 100)
# %%
class Solution:
    def deepestShared(self, paths):
        tree = {}
        for p in paths:
            cur = tree
            for part in p.strip('/').split('/'):
                cur = cur.setdefault(part, {})
        shared = []
        cur = tree
        while len(cur) == 1:
            (name, cur), = cur.items()
            shared.append(name)
        return '/' + '/'.join(shared)
#> Solution().deepestShared(['/usr/lib/a', '/usr/lib/b'])
#> Solution().deepestShared(['/etc/x'])
#> Solution().deepestShared([])
#> Solution().deepestShared(['/home/me', '/tmp'])
#> Solution().deepestShared(['/a/b/c', '/a/b/c/d', '/a/b'])
# %%
def bus_transfers(routes, start, goal):
    if start == goal:
        return 0
    reached = [start]
    used = [False] * len(routes)
    rides = 0
    while True:
        rides += 1
        fresh = []
        for i, route in enumerate(routes):
            if used[i] or not any(s in reached for s in route):
                continue
            used[i] = True
            fresh += [s for s in route if s not in reached]
        if goal in fresh:
            return rides
        if not fresh:
            return None
        reached += fresh
#> bus_transfers([[1, 2, 3], [3, 4], [4, 9]], 1, 9)
#> bus_transfers([[1, 2], [3, 4]], 1, 4)
#> bus_transfers([], 5, 5)
#> bus_transfers([[6, 7]], 7, 6)
#> bus_transfers([[1, 5], [5, 8], [8, 2], [1, 8]], 1, 2)
# %%
from typing import List


class Solution:
    def balanceBeads(self, parent: List[int], beads: List[int]) -> int:
        """Beads move along tree edges, one edge a second each; seconds to give every node one bead."""
        n = len(parent)
        depth = [0] * n
        for i in range(n):
            j = i
            while parent[j] != -1:
                depth[i] += 1
                j = parent[j]
        moves = 0
        extra = [b - 1 for b in beads]
        for i in sorted(range(n), key=lambda k: -depth[k]):
            moves += abs(extra[i])
            if parent[i] >= 0:
                extra[parent[i]] += extra[i]
        return moves
#> Solution().balanceBeads([-1, 0, 0], [3, 0, 0])
#> Solution().balanceBeads([-1, 0, 1], [0, 0, 3])
#> Solution().balanceBeads([], [])
#> Solution().balanceBeads([-1], [1])
#> Solution().balanceBeads([-1, 0, 0, 1, 1], [0, 2, 0, 3, 0])
# %%
class Elevator:
    def __init__(self):
        self.up, self.down = [], []

    def call(self, floor, at):
        (self.up if floor > at else self.down).append(floor)

    def sweep(self):
        order = sorted(self.up) + sorted(self.down, reverse=True)
        self.up.clear()
        self.down.clear()
        return order


def day(calls, start):
    lift = Elevator()
    travelled, at = 0, start
    for batch in calls:
        for f in batch:
            if f != at:
                lift.call(f, at)
        for stop in lift.sweep():
            travelled += abs(stop - at)
            at = stop
    return travelled, at
#> day([[3, 1], [5]], 2)
#> day([], 4)
#> day([[7], [7], [0]], 7)
#> day([[9, 2, 5], [1, 8]], 4)
#> day([[-1, -2, 3]], 0)
# %%
def is_tree(n, edges):
    if len(edges) != n - 1:
        return 'wrong count'
    group = list(range(n))
    for a, b in edges:
        ga, gb = group[a], group[b]
        if ga == gb:
            return f'loop at {a}-{b}'
        group = [gb if g == ga else g for g in group]
    return 'tree'
#> is_tree(3, [(0, 1), (1, 2)])
#> is_tree(4, [(0, 1), (1, 2), (2, 0)])
#> is_tree(1, [])
#> is_tree(2, [])
#> is_tree(5, [(4, 3), (3, 2), (0, 2), (1, 4)])
# %%
import heapq


class Solution:
    def lateDelivery(self, streets, depot, houses):
        dist = {depot: 0}
        heap = [(0, depot)]
        while heap:
            d, at = heapq.heappop(heap)
            if d > dist[at]:
                continue
            for to, minutes in streets.get(at, []):
                nd = d + minutes
                if nd < dist.get(to, nd + 1):
                    dist[to] = nd
                    heapq.heappush(heap, (nd, to))
        late = 0
        for house, due in houses:
            if house not in dist or dist[house] > due:
                late += 1
        return late
#> Solution().lateDelivery({'d': [('a', 4), ('b', 1)], 'b': [('a', 2)]}, 'd', [('a', 3), ('b', 0)])
#> Solution().lateDelivery({}, 'd', [('d', 0), ('x', 99)])
#> Solution().lateDelivery({'d': [('a', 4)]}, 'd', [])
#> Solution().lateDelivery({'p': [('q', 7), ('r', 3)], 'r': [('s', 3)], 's': [('q', 3)]}, 'p', [('q', 7), ('s', 5), ('r', 3)])
#> Solution().lateDelivery({'p': [('q', 9), ('r', 1)], 'r': [('q', 1), ('t', 1)], 'q': [('t', 8)]}, 'p', [('q', 1), ('t', 1), ('p', 0)])
# %%
def mobile_weight(m):
    """a mobile is a weight or [left arm length, left mobile, right arm length, right mobile]"""
    if not isinstance(m, list):
        return m
    a, left, b, right = m
    wl, wr = mobile_weight(left), mobile_weight(right)
    if wl is None or wr is None or a * wl != b * wr:
        return None
    return wl + wr
#> mobile_weight([1, 4, 2, 2])
#> mobile_weight([1, 4, 2, 3])
#> mobile_weight(7)
#> mobile_weight([1, [1, 3, 1, 3], 2, [2, 1, 1, 2]])
#> mobile_weight([2, [1, 5, 1, 5], 5, [1, 2, 1, 2]])
# %%
class Song:
    def __init__(self, title):
        self.title = title
        self.next = None


class Playlist:
    def __init__(self):
        self.head = None
        self.size = 0

    def insert(self, pos, title):
        song = Song(title)
        pos = min(pos, self.size)
        if pos == 0:
            song.next, self.head = self.head, song
        else:
            cur = self.head
            for _ in range(pos - 1):
                cur = cur.next
            song.next, cur.next = cur.next, song
        self.size += 1


def arrange(orders):
    pl = Playlist()
    for pos, title in orders:
        pl.insert(pos, title)
    names, cur = [], pl.head
    while cur is not None:
        names.append(cur.title)
        cur = cur.next
    return ' > '.join(names)
#> arrange([(0, 'Blue'), (0, 'Red'), (1, 'Tan')])
#> arrange([])
#> arrange([(9, 'Solo')])
#> arrange([(0, 'a'), (1, 'b'), (5, 'c'), (2, 'd')])
#> arrange([(3, 'x'), (0, 'y'), (0, 'z'), (2, 'w')])
# %%
class Solution:
    def countCorners(self, rows):
        walls = {(i, j) for i, r in enumerate(rows) for j, c in enumerate(r) if c == '#'}
        corners = 0
        for i, j in walls:
            near = [(i - 1, j) in walls, (i, j + 1) in walls, (i + 1, j) in walls, (i, j - 1) in walls]
            for k in range(4):
                if not near[k] and not near[k - 1]:
                    corners += 1
        return corners
#> Solution().countCorners(['##', '##'])
#> Solution().countCorners(['#.#'])
#> Solution().countCorners([])
#> Solution().countCorners(['###', '#..'])
#> Solution().countCorners(['.#.', '###', '.#.'])
# %%
from collections import deque


def jug_steps(big, small, want):
    start = (0, 0)
    came = {start: None}
    q = deque([start])
    while q:
        a, b = state = q.popleft()
        if want in state:
            trail = []
            while state:
                trail.append(state)
                state = came[state]
            return trail[::-1]
        pour = min(a, small - b)
        back = min(b, big - a)
        for nxt in [(big, b), (a, small), (0, b), (a, 0), (a - pour, b + pour), (a + back, b - back)]:
            if nxt not in came:
                came[nxt] = (a, b)
                q.append(nxt)
    return []
#> jug_steps(3, 2, 1)
#> jug_steps(4, 2, 3)
#> jug_steps(5, 3, 5)
#> jug_steps(3, 1, 2)
#> jug_steps(2, 2, 0)
# %%
class Solution:
    def bestMeeting(self, tree, guests):
        """tree: child -> parent. The lowest node above (or at) all guests, with the total of climbs."""
        def climb(x):
            line = [x]
            while tree.get(line[-1]) is not None:
                line.append(tree[line[-1]])
            return line

        lines = [climb(g) for g in guests]
        if not lines:
            return None
        for spot in lines[0]:
            if all(spot in line for line in lines):
                return spot, sum(line.index(spot) for line in lines)
        return None
#> Solution().bestMeeting({'b': 'a', 'c': 'a', 'd': 'b'}, ['d', 'c'])
#> Solution().bestMeeting({'b': 'a', 'c': 'a', 'd': 'b'}, ['d', 'b'])
#> Solution().bestMeeting({}, [])
#> Solution().bestMeeting({'x': 'y'}, ['x', 'z'])
#> Solution().bestMeeting({1: 0, 2: 0, 3: 1, 4: 1, 5: 3}, [5, 4, 3])
# %%
def flip(tree):
    return tree if not tree else [tree[0], flip(tree[2]), flip(tree[1])]


def left_edge(tree):
    vals = []
    while tree:
        vals.append(tree[0])
        tree = tree[1] or tree[2]
    return vals


def silhouette(tree):
    l, r = left_edge(tree), left_edge(flip(tree))
    return l[::-1] + r[1:]
#> silhouette([1, [2, [], []], [3, [], []]])
#> silhouette([])
#> silhouette([4, [], [5, [6, [], []], []]])
#> silhouette([1, [2, [4, [], []], [5, [], []]], [3, [], [6, [], [7, [], []]]]])
#> silhouette([0, [8, [9, [], []], []], []])
# %%
class Circle:
    def __init__(self, cap):
        self.buf = [0] * cap
        self.start = self.count = 0

    def add(self, x):
        cap = len(self.buf)
        if self.count < cap:
            self.buf[(self.start + self.count) % cap] = x
            self.count += 1
            return 0
        old = self.buf[self.start]
        self.buf[self.start] = x
        self.start = (self.start + 1) % cap
        return old


class Solution:
    def lostSum(self, cap, stream):
        ring = Circle(cap)
        lost = 0
        for x in stream:
            lost += ring.add(x)
        return lost, ring.buf
#> Solution().lostSum(2, [1, 2, 3, 4])
#> Solution().lostSum(3, [5])
#> Solution().lostSum(1, [])
#> Solution().lostSum(1, [7, 8, 9])
#> Solution().lostSum(4, [3, 1, 4, 1, 5, 9, 2])
# %%
def euler_start(edges):
    out, into = {}, {}
    for a, b in edges:
        out[a] = out.get(a, 0) + 1
        into[b] = into.get(b, 0) + 1
    starts = ends = 0
    first = min(out, default=None)
    for x in sorted(out.keys() | into.keys()):
        diff = out.get(x, 0) - into.get(x, 0)
        if diff == 1:
            starts += 1
            first = x
        elif diff == -1:
            ends += 1
        elif diff:
            return None
    return first if starts == ends <= 1 else None


def domino_walk(edges):
    at = euler_start(edges)
    if at is None:
        return []
    left = sorted(edges)
    walk = [at]
    while True:
        for e in left:
            if e[0] == at:
                left.remove(e)
                at = e[1]
                walk.append(at)
                break
        else:
            return walk + ['stuck'] if left else walk
#> domino_walk([(1, 2), (2, 3), (3, 1)])
#> domino_walk([(1, 2), (1, 3)])
#> domino_walk([])
#> domino_walk([(4, 5), (5, 6), (6, 5)])
#> domino_walk([(1, 2), (2, 1), (1, 3), (3, 1), (0, 1)])
# %%
class Solution:
    def infection(self, near, sick, days):
        """a node with two or more sick neighbours falls sick, sick ones recover after one day"""
        for _ in range(days):
            fresh = []
            for x in near:
                if x not in sick and sum(y in sick for y in near[x]) >= 2:
                    fresh.append(x)
            sick = fresh
            if not sick:
                break
        return sick
#> Solution().infection({1: [2, 3], 2: [1, 3], 3: [1, 2]}, [1, 2], 1)
#> Solution().infection({1: [2, 3], 2: [1, 3], 3: [1, 2]}, [1, 2], 2)
#> Solution().infection({}, [], 5)
#> Solution().infection({1: [2, 4], 2: [1, 3], 3: [2, 4], 4: [1, 3]}, [1, 3], 3)
#> Solution().infection({7: []}, [7], 0)
# %%
class TreeNode:
    def __init__(self, v):
        self.v = v
        self.l = self.r = None


def from_levels(vals):
    if not vals:
        return None
    root = TreeNode(vals[0])
    queue, i = [root], 1
    while queue and i < len(vals):
        node = queue.pop(0)
        for side in 'lr':
            if i < len(vals) and vals[i] is not None:
                kid = TreeNode(vals[i])
                setattr(node, side, kid)
                queue.append(kid)
            i += 1
    return root


def lonely_children(vals):
    found = []

    def walk(node):
        if node is None:
            return
        if (node.l is None) != (node.r is None):
            found.append((node.l or node.r).v)
        walk(node.l)
        walk(node.r)

    walk(from_levels(vals))
    return found
#> lonely_children([1, 2, 3, 4])
#> lonely_children([])
#> lonely_children([7, None, 8, 9])
#> lonely_children([1, 2, 3])
#> lonely_children([5, 6, 7, None, 8, None, 9, 1])
# %%
def chain_reaction(mines, first):
    """mine (position, radius); count what blows up and in which order"""
    order = [first]
    i = 0
    while i < len(order):
        x, r = mines[order[i]]
        for j, (y, _) in enumerate(mines):
            if abs(x - y) <= r and j not in order:
                order.append(j)
        i += 1
    return order


def best_fuse(mines):
    best = []
    for k in range(len(mines)):
        order = chain_reaction(mines, k)
        if len(order) > len(best):
            best = order
    return best
#> best_fuse([(0, 2), (2, 1), (5, 3)])
#> best_fuse([])
#> best_fuse([(10, 1)])
#> best_fuse([(1, 0), (4, 3), (8, 5)])
#> best_fuse([(0, 1), (1, 1), (2, 1), (9, 0)])
# %%
class Solution:
    def schedule(self, tasks):
        """tasks: name -> (hours, needs). Return the earliest finish of every task."""
        done = {}

        def finish(name):
            if name not in done:
                hours, needs = tasks[name]
                begin = 0
                for n in needs:
                    begin = max(begin, finish(n))
                done[name] = begin + hours
            return done[name]

        for t in tasks:
            finish(t)
        last = max(done.values(), default=0)
        critical = [t for t in tasks if done[t] == last]
        return last, critical
#> Solution().schedule({'dig': (3, []), 'pour': (2, ['dig'])})
#> Solution().schedule({})
#> Solution().schedule({'a': (4, []), 'b': (4, [])})
#> Solution().schedule({'roof': (5, ['wall']), 'wall': (6, ['base']), 'base': (2, []), 'yard': (12, ['base'])})
#> Solution().schedule({'x': (1, ['y', 'z']), 'y': (2, ['z']), 'z': (0, [])})
# %%
def compress_path(graph, start):
    """follow single exits; stop at a fork, a dead end or a place seen before"""
    names = [start]
    cur = start
    while len(graph.get(cur, '')) == 1:
        cur = graph[cur][0]
        if cur in names:
            return ''.join(names) + '@' + cur
        names.append(cur)
    return ''.join(names) + ('!' if not graph.get(cur) else '?')
#> compress_path({'a': 'b', 'b': 'c', 'c': 'de'}, 'a')
#> compress_path({'a': 'b', 'b': 'c'}, 'a')
#> compress_path({}, 'q')
#> compress_path({'x': 'y', 'y': 'z', 'z': 'y'}, 'x')
#> compress_path({'m': 'm'}, 'm')
# %%
class LFU:
    def __init__(self, cap):
        self.cap = cap
        self.uses = {}
        self.clock = 0

    def get(self, key):
        self.clock += 1
        hit = key in self.uses
        if hit:
            n, _ = self.uses[key]
            self.uses[key] = (n + 1, self.clock)
        else:
            if len(self.uses) >= self.cap:
                worst = min(self.uses, key=self.uses.get)
                del self.uses[worst]
            self.uses[key] = (1, self.clock)
        return hit


def hit_string(cap, keys):
    cache = LFU(cap)
    return ''.join('H' if cache.get(k) else 'm' for k in keys)
#> hit_string(2, 'abacb')
#> hit_string(1, 'zzzy')
#> hit_string(3, '')
#> hit_string(2, 'xxyzyxz')
#> hit_string(3, 'pqrspq')
# %%
from typing import List


class Solution:
    def pairUp(self, likes: List[List[int]], m: int) -> List[int]:
        match = [-1] * m

        def tryFor(i, seen):
            for j in likes[i]:
                if j in seen:
                    continue
                seen.add(j)
                if match[j] == -1 or tryFor(match[j], seen):
                    match[j] = i
                    return True
            return False

        unlucky = [i for i in range(len(likes)) if not tryFor(i, set())]
        return match + unlucky
#> Solution().pairUp([[0], [0, 1]], 2)
#> Solution().pairUp([[0, 1], [0]], 2)
#> Solution().pairUp([], 3)
#> Solution().pairUp([[0], [0], [0]], 1)
#> Solution().pairUp(likes=[[0, 1], [1, 2], [0], [2]], m=4)
# %%
def nest_count(spec):
    """'a(b(c),d)' -> list of (name, depth) with the number of direct children"""
    stack = [['', 0]]
    out = []
    for ch in spec:
        if ch == '(':
            stack.append([name, 0])
        elif ch == ')':
            owner, n = stack.pop()
            out.append(f'{owner}{n}')
        elif ch != ',':
            name = ch
            stack[-1][1] += 1
    return out
#> nest_count('a(b(c),d)')
#> nest_count('x')
#> nest_count('')
#> nest_count('p(q,r,s(t,u))')
#> nest_count('m(n(o(k)))')
# %%
class Solution:
    def floodValleys(self, heights):
        n = len(heights)
        link = list(range(n))
        for i, h in enumerate(heights):
            low = i
            for j in (i - 1, i + 1):
                if 0 <= j < n and heights[j] < heights[low]:
                    low = j
            link[i] = low

        def bottom(i):
            return i if link[i] == i else bottom(link[i])

        basin = {}
        for i in range(n):
            basin.setdefault(bottom(i), []).append(i)
        return list(basin.values())
#> Solution().floodValleys([3, 1, 2, 5, 0])
#> Solution().floodValleys([])
#> Solution().floodValleys([4, 4, 4])
#> Solution().floodValleys([1, 2, 3, 4])
#> Solution().floodValleys([5, 9, 2, 7, 6, 8])
# %%
class Person:
    def __init__(self, name, pay):
        self.name, self.pay = name, pay
        self.team = []


def build_staff(rows):
    staff = {}
    top = None
    for name, boss, pay in rows:
        staff[name] = Person(name, pay)
        if boss in staff:
            staff[boss].team.append(staff[name])
        elif top is None:
            top = staff[name]
    return top


def cost(p):
    return p.pay + sum(cost(q) for q in p.team)


def overpaid(rows):
    """those paid more than the mean of their team"""
    names = []
    stack = [build_staff(rows)]
    while stack:
        p = stack.pop()
        if not p:
            continue
        if p.team and p.pay * len(p.team) > cost(p) - p.pay:
            names.append(p.name)
        stack.extend(p.team)
    return names
#> overpaid([('amy', '', 90), ('bo', 'amy', 50), ('cat', 'bo', 20)])
#> overpaid([])
#> overpaid([('zed', 'none', 10)])
#> overpaid([('a', '', 10), ('b', 'a', 30), ('c', 'a', 5), ('d', 'b', 12)])
#> overpaid([('k', '', 5), ('l', 'k', 5), ('m', 'l', 4)])
# %%
def minimax(tree, turn=True):
    if isinstance(tree, int):
        return tree
    results = [minimax(t, not turn) for t in tree]
    return max(results) if turn else min(results)


def best_opening(tree):
    scores = [minimax(t, False) for t in tree]
    top = max(scores, default=None)
    return [i for i, s in enumerate(scores) if s == top], top
#> best_opening([[3, 5], [2, 9]])
#> best_opening([])
#> best_opening([4, [4, 7], 1])
#> best_opening([[[1, 6], [8]], [[2], [3, 7]]])
#> best_opening([[-5], [-1, -2], [[-3, -9], 0]])
# %%
import heapq


class Solution:
    def mergeDiaries(self, diaries):
        heap = [(d[0], i, 0) for i, d in enumerate(diaries) if d]
        heapq.heapify(heap)
        out, last = [], None
        while heap:
            day, i, j = heapq.heappop(heap)
            if day != last:
                out.append([day, 1])
                last = day
            else:
                out[-1][1] += 1
            if j + 1 < len(diaries[i]):
                heapq.heappush(heap, (diaries[i][j + 1], i, j + 1))
        return [d for d, times in out if times == 1]
#> Solution().mergeDiaries([[1, 3, 5], [3, 4]])
#> Solution().mergeDiaries([])
#> Solution().mergeDiaries([[2, 2], []])
#> Solution().mergeDiaries([[1], [1], [1, 7]])
#> Solution().mergeDiaries([[10, 20, 30], [15, 20], [5, 30]])
# %%
def canopy(tree):
    """lowest node per vertical strip of a (value, left, right) tree"""
    strip = {}
    todo = [(tree, 0, 0)]
    while todo:
        t, x, y = todo.pop(0)
        if not t:
            continue
        v, l, r = t
        if x not in strip or y >= strip[x][0]:
            strip[x] = (y, v)
        todo.append((l, x - 1, y + 1))
        todo.append((r, x + 1, y + 1))
    return [strip[x][1] for x in sorted(strip)]
#> canopy((1, (2, None, None), (3, None, None)))
#> canopy(None)
#> canopy((1, (2, None, (4, None, None)), (3, (5, None, None), None)))
#> canopy((9, (8, (7, None, None), None), None))
#> canopy((6, (4, (3, None, None), (5, None, None)), (8, None, (9, None, None))))
# %%
class Solution:
    def __init__(self):
        self.parent = {}
        self.offset = {}

    def find(self, x):
        if x not in self.parent:
            self.parent[x], self.offset[x] = x, 0
        if self.parent[x] == x:
            return x, 0
        root, d = self.find(self.parent[x])
        return root, d + self.offset[x]

    def checkLevels(self, facts):
        """fact (a, b, d): a is d higher than b; give the indices that contradict earlier ones"""
        wrong = []
        for i, (a, b, d) in enumerate(facts):
            ra, da = self.find(a)
            rb, db = self.find(b)
            if ra == rb:
                if da - db != d:
                    wrong.append(i)
            else:
                self.parent[ra] = rb
                self.offset[ra] = d + db - da
        return wrong
#> Solution().checkLevels([('a', 'b', 2), ('b', 'c', 3), ('a', 'c', 5)])
#> Solution().checkLevels([('a', 'b', 2), ('b', 'c', 3), ('a', 'c', 4)])
#> Solution().checkLevels([])
#> Solution().checkLevels([('x', 'x', 1)])
#> Solution().checkLevels([('p', 'q', 1), ('r', 's', 1), ('p', 'r', 0), ('q', 's', 0), ('s', 'q', 7)])
# %%
def triangle_friends(edges):
    near = {}
    for a, b in edges:
        near.setdefault(a, set()).add(b)
        near.setdefault(b, set()).add(a)
    found = []
    for a in sorted(near):
        for b in sorted(near[a]):
            if b <= a:
                continue
            found.extend((a, b, c) for c in sorted(near[a] & near[b]) if c > b)
    return found
#> triangle_friends([(1, 2), (2, 3), (1, 3)])
#> triangle_friends([(1, 2), (2, 3), (3, 4), (4, 1)])
#> triangle_friends([])
#> triangle_friends([(1, 2), (1, 3), (1, 4), (2, 3), (2, 4), (3, 4)])
#> triangle_friends([(9, 5), (5, 7), (7, 9), (7, 8)])
# %%
class Solution:
    def shuffleDeck(self, cards, order):
        """cards is linked by index; 'c' cuts at the middle, 'b' sends the top to the bottom, 'r' reverses"""
        def chain(xs):
            head = None
            for x in reversed(xs):
                head = (x, head)
            return head

        def unchain(h):
            return [] if h is None else [h[0]] + unchain(h[1])

        h = chain(cards)
        for o in order:
            xs = unchain(h)
            if o == 'c':
                m = len(xs) // 2
                xs = xs[m:] + xs[:m]
            elif o == 'b' and xs:
                xs = xs[1:] + xs[:1]
            elif o == 'r':
                xs.reverse()
            h = chain(xs)
        return unchain(h)
#> Solution().shuffleDeck([1, 2, 3, 4], 'cb')
#> Solution().shuffleDeck([], 'bcr')
#> Solution().shuffleDeck(['K', 'Q', 'J'], '')
#> Solution().shuffleDeck([5, 6, 7], 'rr')
#> Solution().shuffleDeck([1, 2, 3], 'brc')
# %%
def water_order(pipes, valves_shut):
    flow = ['well']
    wet = []
    while flow:
        here = flow.pop(0)
        if here in wet or here in valves_shut:
            continue
        wet.append(here)
        flow.extend(sorted(b for a, b in pipes if a == here))
    dry = sorted({b for _, b in pipes} - set(wet))
    return wet[1:], dry
#> water_order([('well', 'tap'), ('tap', 'tub')], [])
#> water_order([('well', 'tap'), ('tap', 'tub')], ['tap'])
#> water_order([], ['well'])
#> water_order([('well', 'z'), ('well', 'a'), ('a', 'm'), ('z', 'm')], ['q'])
#> water_order([('well', 'p'), ('p', 'q'), ('q', 'p'), ('r', 's')], [])
# %%
class Trie(dict):
    def add(self, number):
        node = self
        for digit in number:
            node = node.setdefault(digit, Trie())
        node['end'] = True

    def longest(self, number):
        node, best = self, 0
        for i, digit in enumerate(number, 1):
            if digit not in node:
                break
            node = node[digit]
            if 'end' in node:
                best = i
        return number[:best]


def route_calls(prefixes, calls):
    t = Trie()
    for p in prefixes:
        t.add(p)
    return [t.longest(c) or 'none' for c in calls]
#> route_calls(['49', '491', '44'], ['4917', '4480', '7'])
#> route_calls([], ['123'])
#> route_calls(['1'], [])
#> route_calls(['12', '1234'], ['1235', '12345'])
#> route_calls(['0', '00', '007'], ['0075', '08', '00'])
# %%
def grow_vine(rules, seed, seasons):
    vine = [seed]
    for _ in range(seasons):
        grown = []
        for bud in vine:
            grown.extend(rules.get(bud, [bud]))
        if grown == vine:
            break
        vine = grown
    return len(vine), ''.join(vine)[:12]
#> grow_vine({'A': ['A', 'B'], 'B': ['A']}, 'A', 4)
#> grow_vine({}, 'Q', 3)
#> grow_vine({'x': []}, 'x', 2)
#> grow_vine({'p': ['q', 'q'], 'q': ['r']}, 'p', 5)
#> grow_vine({'s': ['s', 't', 's']}, 's', 3)
# %%
class Solution:
    def smallestSpan(self, tree, low, high):
        """keep only values of the search tree within low..high; return the kept tree as nested lists"""
        if not tree:
            return []
        v, l, r = tree
        if v < low:
            return self.smallestSpan(r, low, high)
        if v > high:
            return self.smallestSpan(l, low, high)
        return [v, self.smallestSpan(l, low, high), self.smallestSpan(r, low, high)]
#> Solution().smallestSpan([5, [2, [], []], [8, [], []]], 3, 8)
#> Solution().smallestSpan([], 1, 2)
#> Solution().smallestSpan([4, [1, [], [3, [], []]], []], 2, 3)
#> Solution().smallestSpan([6, [5, [], []], [7, [], []]], 0, 1)
#> Solution().smallestSpan([10, [5, [2, [], []], [7, [], []]], [15, [12, [], []], []]], 6, 13)
# %%
def ring_road(n, shortcuts, a, b):
    extra = {}
    for x, y in shortcuts:
        extra.setdefault(x, []).append(y)
    dist = {a: 0}
    front = [a]
    for cur in front:
        if cur == b:
            return dist[b]
        for nxt in [(cur + 1) % n, (cur - 1) % n] + extra.get(cur, []):
            if nxt not in dist:
                dist[nxt] = dist[cur] + 1
                front.append(nxt)
#> ring_road(8, [(0, 4)], 0, 5)
#> ring_road(8, [], 1, 5)
#> ring_road(1, [], 0, 0)
#> ring_road(10, [(2, 7), (7, 4)], 1, 5)
#> ring_road(6, [(3, 0)], 0, 3)
# %%
class Solution:
    def strongGroups(self, arrows):
        nodes = sorted({x for e in arrows for x in e})

        def reach(x, got):
            got.add(x)
            for a, b in arrows:
                if a == x and b not in got:
                    reach(b, got)
            return got

        table = {x: reach(x, set()) for x in nodes}
        groups = []
        for x in nodes:
            mates = [y for y in nodes if y in table[x] and x in table[y]]
            if mates not in groups:
                groups.append(mates)
        return groups
#> Solution().strongGroups([(1, 2), (2, 1), (2, 3)])
#> Solution().strongGroups([])
#> Solution().strongGroups([(4, 4)])
#> Solution().strongGroups([(1, 2), (2, 3), (3, 1)])
#> Solution().strongGroups([(5, 6), (6, 7), (7, 6)])
# %%
def huffman_depths(freq):
    import heapq
    heap = [(f, i, name) for i, (name, f) in enumerate(freq)]
    heapq.heapify(heap)
    n = len(heap)
    while len(heap) > 1:
        f1, _, a = heapq.heappop(heap)
        f2, _, b = heapq.heappop(heap)
        heapq.heappush(heap, (f1 + f2, n, (a, b)))
        n += 1
    depths = {}

    def walk(t, d):
        if isinstance(t, tuple):
            walk(t[0], d + 1)
            walk(t[1], d + 1)
        else:
            depths[t] = d

    if heap:
        walk(heap[0][2], 0)
    return depths
#> huffman_depths([('e', 5), ('t', 3), ('q', 1)])
#> huffman_depths([])
#> huffman_depths([('z', 9)])
#> huffman_depths([('a', 1), ('b', 1), ('c', 1), ('d', 1)])
#> huffman_depths([('w', 20), ('x', 6), ('y', 4), ('z', 9)])
# %%
class Solution:
    def canEmpty(self, shelves, moves):
        """each move (src, dst) takes the top box; a box may only rest on a heavier one"""
        stacks = [list(s) for s in shelves]
        for k, (s, d) in enumerate(moves):
            if not stacks[s]:
                return f'move {k}: nothing on {s}'
            box = stacks[s].pop()
            if stacks[d] and stacks[d][-1] <= box:
                return f'move {k}: {box} crushes {stacks[d][-1]}'
            stacks[d].append(box)
        return stacks
#> Solution().canEmpty([[5, 3], []], [(0, 1), (0, 1)])
#> Solution().canEmpty([[5, 3], []], [(1, 0)])
#> Solution().canEmpty([], [])
#> Solution().canEmpty([[9, 2], [4], []], [(0, 1), (0, 2), (1, 2)])
#> Solution().canEmpty([[1], [1]], [(0, 1)])
# %%
def nearest_leaf(tree, label):
    """tree: node -> list of kids; steps from label down or up to the nearest leaf"""
    near = {}
    for node, kids in tree.items():
        for k in kids:
            near.setdefault(node, []).append(k)
            near.setdefault(k, []).append(node)
    ring, seen, steps = [label], {label}, 0
    while ring:
        leaves = sorted(x for x in ring if not tree.get(x))
        if leaves:
            return steps, leaves[0]
        ring = [y for x in ring for y in near.get(x, []) if y not in seen]
        seen.update(ring)
        steps += 1
    return None
#> nearest_leaf({1: [2, 3], 2: [4], 4: [5]}, 2)
#> nearest_leaf({1: [2, 3], 2: [4], 4: [5]}, 1)
#> nearest_leaf({}, 9)
#> nearest_leaf({0: [1], 1: [2], 2: [3, 4]}, 1)
#> nearest_leaf({6: [7], 7: [6]}, 6)
