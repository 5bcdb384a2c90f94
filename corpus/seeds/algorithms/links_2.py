# %%
class Stop:
    def __init__(self, name):
        self.name = name
        self.prev = self
        self.next = self


def insert_after(stop, name):
    new = Stop(name)
    new.prev, new.next = stop, stop.next
    stop.next.prev = new
    stop.next = new
    return new


def ride(names, hops):
    if not names:
        return ''
    first = tail = Stop(names[0])
    for nm in names[1:]:
        tail = insert_after(tail, nm)
    cur = first
    log = []
    for h in hops:
        while h > 0:
            cur = cur.next
            h -= 1
        while h < 0:
            cur = cur.prev
            h += 1
        log.append(cur.name)
    return '-'.join(log)
#> ride(['Oak', 'Elm', 'Fir'], [1, 2, -1])
#> ride(['Oak'], [5, -3])
#> ride([], [1])
#> ride(['A', 'B', 'C', 'D'], [-1, -1, 6])
#> ride(['N', 'S'], [0, 3, -2, 1])
# %%
class Solution:
    def trafficJam(self, roads, closed):
        graph = {}
        for i, (a, b) in enumerate(roads):
            if i in closed:
                continue
            graph.setdefault(a, []).append(b)
            graph.setdefault(b, []).append(a)
        islands = []
        seen = set()
        for town in sorted(graph):
            if town in seen:
                continue
            group, todo = [], [town]
            seen.add(town)
            while todo:
                t = todo.pop()
                group.append(t)
                for u in graph[t]:
                    if u not in seen:
                        seen.add(u)
                        todo.append(u)
            islands.append(sorted(group))
        return islands
#> Solution().trafficJam([(1, 2), (2, 3), (4, 5)], [1])
#> Solution().trafficJam([(1, 2), (2, 3), (4, 5)], [])
#> Solution().trafficJam([], [0])
#> Solution().trafficJam([(1, 2), (2, 3), (3, 1), (3, 4)], [0, 3])
#> Solution().trafficJam([(7, 7)], [])
# %%
def zigzag_tree(arr):
    rows = []
    i, width = 0, 1
    while i < len(arr):
        row = arr[i:i + width]
        if len(rows) % 2:
            row = row[::-1]
        rows.append(row)
        i += width
        width *= 2
    return [x for row in rows for x in row if x is not None]
#> zigzag_tree([1, 2, 3, 4, 5, 6, 7])
#> zigzag_tree([])
#> zigzag_tree([9, None, 8])
#> zigzag_tree([1, 2, 3, 4])
#> zigzag_tree([6, 5, 4, None, 3, None, 2, 0, 1])
# %%
from heapq import heappush, heappop


def brightest_path(links, src, dst):
    # brightness of a path = its dimmest link; find the brightest path
    near = {}
    for a, b, glow in links:
        near.setdefault(a, []).append((b, glow))
        near.setdefault(b, []).append((a, glow))
    best = {}
    heap = [(-1000, src)]
    while heap:
        g, at = heappop(heap)
        if at in best:
            continue
        best[at] = -g
        if at == dst:
            break
        for other, glow in near.get(at, []):
            heappush(heap, (max(g, -glow), other))
    return best.get(dst, 0)
#> brightest_path([('a', 'b', 5), ('b', 'c', 3), ('a', 'c', 2)], 'a', 'c')
#> brightest_path([('a', 'b', 5)], 'a', 'z')
#> brightest_path([], 'q', 'q')
#> brightest_path([('a', 'b', 9), ('b', 'd', 4), ('a', 'c', 6), ('c', 'd', 6)], 'a', 'd')
#> brightest_path([('s', 't', 1), ('s', 'u', 8), ('u', 'v', 7), ('v', 't', 7)], 't', 's')
# %%
class TrieNode:
    def __init__(self):
        self.children = {}
        self.end = False


class Solution:
    def __init__(self):
        self.root = TrieNode()

    def add(self, word):
        cur = self.root
        for ch in word:
            cur = cur.children.setdefault(ch, TrieNode())
        cur.end = True

    def matches(self, node, pattern, i):
        if i == len(pattern):
            return int(node.end)
        if pattern[i] == '?':
            return sum(self.matches(kid, pattern, i + 1) for kid in node.children.values())
        kid = node.children.get(pattern[i])
        return self.matches(kid, pattern, i + 1) if kid else 0

    def countPlates(self, plates, pattern):
        for p in plates:
            self.add(p)
        return self.matches(self.root, pattern, 0)
#> Solution().countPlates(['ab1', 'ac1', 'ab2'], 'a?1')
#> Solution().countPlates(['x'], '?')
#> Solution().countPlates([], 'a')
#> Solution().countPlates(['kk', 'kl', 'lk'], '??')
#> Solution().countPlates(['zed', 'zoo', 'zo'], 'zo?')
# %%
def count_ancestors_larger(parents, heights):
    result = []
    for i in range(len(parents)):
        bigger = 0
        p = parents[i]
        while p >= 0:
            if heights[p] > heights[i]:
                bigger += 1
            p = parents[p]
        result.append(bigger)
    return result
#> count_ancestors_larger([-1, 0, 0, 1], [5, 3, 9, 4])
#> count_ancestors_larger([-1], [2])
#> count_ancestors_larger([], [])
#> count_ancestors_larger([1, 2, 3, -1], [1, 2, 3, 4])
#> count_ancestors_larger([-1, 0, 1, -1, 3], [7, 7, 6, 1, 0])
# %%
from typing import List


class Solution:
    def recipeLevels(self, recipes: dict) -> List[str]:
        level = {}

        def work(dish, trail):
            if dish in trail:
                return float('inf')
            if dish in level:
                return level[dish]
            parts = recipes.get(dish, [])
            val = 1 + max((work(p, trail + [dish]) for p in parts), default=-1)
            level[dish] = val
            return val

        out = []
        for dish in sorted(recipes):
            v = work(dish, [])
            out.append(f'{dish}:{"never" if v == float("inf") else v}')
        return out
#> Solution().recipeLevels({'cake': ['dough', 'icing'], 'dough': ['flour']})
#> Solution().recipeLevels({'egg': ['hen'], 'hen': ['egg']})
#> Solution().recipeLevels({})
#> Solution().recipeLevels({'tea': []})
#> Solution().recipeLevels({'a': ['b'], 'b': ['c'], 'c': ['d'], 'z': ['a']})
# %%
class RecentList:
    def __init__(self, cap):
        self.cap = cap
        self.order = []

    def touch(self, x):
        kicked = None
        if x in self.order:
            self.order.remove(x)
        elif len(self.order) == self.cap:
            kicked = self.order.pop()
        self.order.insert(0, x)
        return kicked


def parking_fines(cap, cars):
    lot = RecentList(cap)
    fines = {}
    for hour, car in enumerate(cars):
        out = lot.touch(car)
        if out is not None:
            fines[out] = fines.get(out, 0) + hour
    return fines
#> parking_fines(2, ['a', 'b', 'c', 'a'])
#> parking_fines(3, ['x', 'y', 'x'])
#> parking_fines(1, [])
#> parking_fines(1, ['p', 'q', 'p', 'q'])
#> parking_fines(2, ['m', 'n', 'm', 'o', 'n', 'n'])
# %%
def can_ship(depots, trucks, a, b):
    """A truck (weight, x, y) lets cargo pass if no lighter than all before it; least number of trucks used."""
    group = {d: {d} for d in depots}
    used = 0
    for w, x, y in sorted(trucks):
        if group[x] is group[y]:
            continue
        used += 1
        both = group[x] | group[y]
        for d in both:
            group[d] = both
        if a in both and b in both:
            return w, used
    return None
#> can_ship([1, 2, 3], [(5, 1, 2), (3, 2, 3)], 1, 3)
#> can_ship([1, 2, 3], [(5, 1, 2)], 1, 3)
#> can_ship([], [], 1, 2)
#> can_ship([1, 2, 3, 4], [(1, 1, 2), (2, 2, 1), (4, 3, 4), (9, 1, 4)], 3, 2)
#> can_ship([7, 8], [(2, 7, 8), (1, 8, 7)], 7, 8)
# %%
class Solution:
    def tiltTree(self, tree):
        self.tilt = 0

        def total(node):
            if not node:
                return 0
            l = total(node.get('l'))
            r = total(node.get('r'))
            self.tilt += l - r
            return node['v'] + l + r

        weight = total(tree)
        if self.tilt == 0:
            return 'level', weight
        return ('left' if self.tilt > 0 else 'right'), weight
#> Solution().tiltTree({'v': 1, 'l': {'v': 5}, 'r': {'v': 2}})
#> Solution().tiltTree({})
#> Solution().tiltTree({'v': 4, 'r': {'v': 1, 'r': {'v': 1}}})
#> Solution().tiltTree({'v': 0, 'l': {'v': 3}, 'r': {'v': 3}})
#> Solution().tiltTree({'v': 2, 'l': {'v': 2, 'r': {'v': 9}}, 'r': {'v': 1}})
# %%
class Cell:
    def __init__(self, v, rest=None):
        self.v, self.rest = v, rest


def to_cells(xs):
    return Cell(xs[0], to_cells(xs[1:])) if xs else None


def to_list(c):
    return [c.v] + to_list(c.rest) if c else []


def swap_rising(c):
    if c is None or c.rest is None:
        return c
    if c.v < c.rest.v:
        second = c.rest
        c.rest = swap_rising(second.rest)
        second.rest = c
        return second
    c.rest = swap_rising(c.rest)
    return c


def shuffle_rising(xs):
    return to_list(swap_rising(to_cells(xs)))
#> shuffle_rising([1, 2, 3])
#> shuffle_rising([3, 2, 1])
#> shuffle_rising([])
#> shuffle_rising([4])
#> shuffle_rising([2, 5, 5, 1, 8])
# %%
from collections import deque


class Solution:
    def fewestPresses(self, target, buttons):
        q = deque([(0, 0)])
        seen = {0}
        while q:
            mask, presses = q.popleft()
            if mask == target:
                return presses
            for b in buttons:
                nxt = mask ^ b
                if nxt not in seen:
                    seen.add(nxt)
                    q.append((nxt, presses + 1))
        return -1
#> Solution().fewestPresses(6, [1, 3, 5])
#> Solution().fewestPresses(4, [1, 2])
#> Solution().fewestPresses(0, [])
#> Solution().fewestPresses(7, [7])
#> Solution().fewestPresses(target=13, buttons=[8, 12, 5])
# %%
def dominates(graph, start, gate):
    """rooms that can be reached from start only by passing the gate"""
    def reach(skip):
        found = []
        stack = [start] if start != skip else []
        while stack:
            x = stack.pop()
            if x in found:
                continue
            found.append(x)
            stack += [y for y in graph.get(x, []) if y != skip]
        return found

    return sorted(set(reach(None)) - set(reach(gate)) - {gate})
#> dominates({1: [2], 2: [3, 4]}, 1, 2)
#> dominates({1: [2, 3], 2: [4], 3: [4], 4: [5]}, 1, 2)
#> dominates({}, 1, 1)
#> dominates({1: [2, 3], 2: [4], 3: [4], 4: [5]}, 1, 4)
#> dominates({5: [6], 6: [5, 7], 7: []}, 5, 6)
# %%
class Counter2:
    def __init__(self, start, step):
        self.value = start
        self.step = step

    def __iter__(self):
        return self

    def __next__(self):
        if self.value > 60:
            raise StopIteration
        v = self.value
        self.value += self.step
        return v


def meeting_minutes(a, b):
    buses = Counter2(*b)
    bus = next(buses)
    hits = []
    for tram in Counter2(*a):
        while bus < tram:
            try:
                bus = next(buses)
            except StopIteration:
                return hits
        if bus == tram:
            hits.append(tram)
    return hits
#> meeting_minutes((0, 10), (5, 15))
#> meeting_minutes((1, 20), (2, 20))
#> meeting_minutes((60, 5), (0, 30))
#> meeting_minutes((4, 12), (10, 6))
#> meeting_minutes((50, 4), (7, 25))
# %%
class Solution:
    def pathWord(self, tree, word):
        """Can word be read going down from some node of a (letter, kids...) tree?"""
        def down(t, i):
            if t[0] != word[i]:
                return False
            if i == len(word) - 1:
                return True
            return any(down(k, i + 1) for k in t[1:])

        def search(t):
            if down(t, 0):
                return 1
            for k in t[1:]:
                lvl = search(k)
                if lvl:
                    return lvl + 1
            return 0

        return search(tree) if word else 0
#> Solution().pathWord(('c', ('a', ('t',)), ('o',)), 'at')
#> Solution().pathWord(('c', ('a', ('t',)), ('o',)), 'co')
#> Solution().pathWord(('c', ('a', ('t',)), ('o',)), 'ct')
#> Solution().pathWord(('z',), '')
#> Solution().pathWord(('x', ('x', ('x', ('y',)))), 'xxy')
# %%
def pebble_flow(pipes, source, pebbles):
    """each node hands half (rounded up) to the first pipe and the rest to the second"""
    pots = {}
    queue = [(source, pebbles)]
    while queue:
        node, n = queue.pop(0)
        outs = pipes.get(node, ())
        if not outs or n == 0:
            pots[node] = pots.get(node, 0) + n
        elif len(outs) == 1:
            queue.append((outs[0], n))
        else:
            queue.append((outs[0], n - n // 2))
            queue.append((outs[1], n // 2))
    return pots
#> pebble_flow({'a': ['b', 'c'], 'b': ['d', 'e']}, 'a', 9)
#> pebble_flow({}, 'z', 4)
#> pebble_flow({'a': ['b'], 'b': ['c', 'd']}, 'a', 1)
#> pebble_flow({'s': ['t', 'u'], 't': ['v'], 'u': ['v']}, 's', 7)
#> pebble_flow({'s': ['t', 'u'], 'u': ['t', 'w'], 'w': ['x', 'y']}, 's', 20)
# %%
from typing import List, Optional


class ListNode:
    def __init__(self, val):
        self.val = val
        self.next = None


class Solution:
    def build(self, vals: List[int]) -> Optional[ListNode]:
        head = tail = None
        for v in vals:
            node = ListNode(v)
            if tail:
                tail.next = node
            else:
                head = node
            tail = node
        return head

    def localPeaks(self, vals: List[int]) -> List[int]:
        node = self.build(vals)
        peaks = []
        before, pos = None, 0
        while node:
            after = node.next
            if (before is None or before < node.val) and (after is None or after.val < node.val):
                peaks.append(pos)
            before = node.val
            node = after
            pos += 1
        return peaks
#> Solution().localPeaks([1, 3, 2, 4])
#> Solution().localPeaks([])
#> Solution().localPeaks([5])
#> Solution().localPeaks([2, 2, 2])
#> Solution().localPeaks([6, 1, 9, 3, 3, 7, 0])
# %%
def order_by_rank(beats):
    """Walk the tournament results backwards: who beat whom; list players with the number they beat, also by way of others."""
    def below(p, seen):
        for q in beats.get(p, []):
            if q not in seen:
                seen.append(q)
                below(q, seen)
        return seen

    players = []
    for p, qs in beats.items():
        for x in [p] + qs:
            if x not in players:
                players.append(x)
    return sorted(((p, len(below(p, []))) for p in players), key=lambda t: (-t[1], t[0]))
#> order_by_rank({'ann': ['bo'], 'bo': ['cy']})
#> order_by_rank({})
#> order_by_rank({'x': ['y'], 'y': ['x']})
#> order_by_rank({'kim': ['lee', 'max'], 'max': ['ned']})
#> order_by_rank({'d': [], 'c': ['d'], 'b': ['d']})
# %%
class Solution:
    def splitHeap(self, arr):
        n = len(arr)

        def gather(i):
            if i >= n:
                return []
            return gather(2 * i + 1) + [arr[i]] + gather(2 * i + 2)

        left, right = gather(1), gather(2)
        if sum(left) > sum(right):
            return left
        return right + arr[:1]
#> Solution().splitHeap([1, 2, 3, 4, 5])
#> Solution().splitHeap([])
#> Solution().splitHeap([8])
#> Solution().splitHeap([1, 2, 30, 4, 5, 6])
#> Solution().splitHeap([0, -1, -9, -2, 4, 4, 4])
# %%
def cable_plan(points):
    def dist(p, q):
        return abs(p[0] - q[0]) + abs(p[1] - q[1])

    if not points:
        return 0, []
    inside = [0]
    outside = list(range(1, len(points)))
    total, cables = 0, []
    while outside:
        d, i, j = min((dist(points[i], points[j]), i, j) for i in inside for j in outside)
        total += d
        cables.append((i, j))
        inside.append(j)
        outside.remove(j)
    return total, cables
#> cable_plan([(0, 0), (3, 4), (1, 1)])
#> cable_plan([])
#> cable_plan([(5, 5)])
#> cable_plan([(0, 0), (0, 2), (0, 1), (4, 0)])
#> cable_plan([(2, 2), (2, 2), (-1, 2)])
# %%
class Solution:
    def browserBack(self, visits, start='home'):
        back, forward = [], []
        page = start
        for v in visits:
            if v == 'B':
                if back:
                    forward.append(page)
                    page = back.pop()
            elif v == 'F':
                if forward:
                    back.append(page)
                    page = forward.pop()
            else:
                back.append(page)
                page = v
                forward.clear()
        return page, len(back), len(forward)
#> Solution().browserBack(['a.com', 'b.com', 'B'])
#> Solution().browserBack(['B', 'F'])
#> Solution().browserBack([], start='blank')
#> Solution().browserBack(['x', 'y', 'B', 'B', 'F', 'z'], 'w')
#> Solution().browserBack(['q', 'B', 'F', 'F', 'B'], start='news')
# %%
def odd_cycle_free(edges):
    colour = {}
    near = {}
    for a, b in edges:
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    clashes = []
    for s in near:
        if s in colour:
            continue
        colour[s] = 0
        stack = [s]
        while stack:
            u = stack.pop()
            for v in near[u]:
                if v not in colour:
                    colour[v] = colour[u] ^ 1
                    stack.append(v)
                elif colour[v] == colour[u] and (v, u) not in clashes:
                    clashes.append((u, v))
    return clashes
#> odd_cycle_free([(1, 2), (2, 3), (3, 1)])
#> odd_cycle_free([(1, 2), (2, 3), (3, 4), (4, 1)])
#> odd_cycle_free([])
#> odd_cycle_free([(0, 0)])
#> odd_cycle_free([(1, 2), (3, 4), (4, 5), (5, 3), (5, 6)])
# %%
class TreeNode:
    def __init__(self, val, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


def from_sorted(vals, lo, hi):
    if lo > hi:
        return None
    mid = (lo + hi + 1) // 2
    return TreeNode(vals[mid], from_sorted(vals, lo, mid - 1), from_sorted(vals, mid + 1, hi))


def preorder(node):
    if not node:
        return '.'
    return str(node.val) + preorder(node.left) + preorder(node.right)


def compact(vals):
    vals = sorted(vals)
    return preorder(from_sorted(vals, 0, len(vals) - 1))
#> compact([3, 1, 2])
#> compact([])
#> compact([7])
#> compact([4, 4])
#> compact([9, 2, 6, 5, 1])
# %%
class Solution:
    def rumorFix(self, follows, liar):
        """people who follow the liar at any remove, nearest first, each with whom they heard it from"""
        heard = [(liar, '')]
        names = [liar]
        i = 0
        while i < len(heard):
            who = heard[i][0]
            for person in sorted(follows):
                if person not in names and who in follows[person]:
                    names.append(person)
                    heard.append((person, who))
            i += 1
        return [f'{a}<{b}' for a, b in heard[1:]]
#> Solution().rumorFix({'ann': ['bo'], 'cy': ['ann'], 'di': ['bo', 'cy']}, 'bo')
#> Solution().rumorFix({'ann': ['bo'], 'cy': ['ann']}, 'cy')
#> Solution().rumorFix({}, 'q')
#> Solution().rumorFix({'a': ['b'], 'b': ['a']}, 'a')
#> Solution().rumorFix({'z': ['y'], 'y': ['x'], 'x': ['w'], 'v': ['z', 'w']}, 'w')
# %%
def expand(graph, node, budget):
    if budget < 0:
        return 0
    total = 1
    for nxt, toll in graph.get(node, {}).items():
        total += expand(graph, nxt, budget - toll)
    return total - (budget == 0)


def cheapest_base(graph, budget):
    scores = [(expand(graph, n, budget), n) for n in graph]
    return min(scores) if scores else None
#> cheapest_base({'a': {'b': 2}, 'b': {'a': 1, 'c': 3}}, 4)
#> cheapest_base({}, 3)
#> cheapest_base({'x': {}}, 0)
#> cheapest_base({'p': {'q': 1, 'r': 1}, 'q': {'r': 1}, 'r': {}}, 2)
#> cheapest_base({'m': {'m': 2}, 'n': {'m': 1}}, 5)
# %%
from collections import Counter


class Solution:
    def degreePattern(self, edges):
        deg = Counter()
        for a, b in edges:
            deg[a] += 1
            deg[b] += 1
        kinds = Counter(deg.values())
        if not deg:
            return 'empty'
        if set(kinds) == {2}:
            return 'ring-like'
        if kinds[1] == 2 and kinds[2] == len(deg) - 2:
            return 'path-like'
        if kinds[1] == len(deg) - 1:
            return 'star'
        return 'other ' + str(sorted(kinds.items()))
#> Solution().degreePattern([(1, 2), (2, 3), (3, 1)])
#> Solution().degreePattern([(1, 2), (2, 3)])
#> Solution().degreePattern([])
#> Solution().degreePattern([(0, 1), (0, 2), (0, 3)])
#> Solution().degreePattern([(0, 1), (0, 2), (0, 3), (1, 2)])
# %%
class Rope:
    def __init__(self, text='', left=None, right=None):
        self.text = text
        self.left = left
        self.right = right
        self.length = len(text) + (left.length if left else 0) + (right.length if right else 0)

    def at(self, i):
        if self.left is None:
            return self.text[i]
        if i < self.left.length:
            return self.left.at(i)
        return self.right.at(i - self.left.length)


def tie(parts):
    ropes = [Rope(p) for p in parts]
    while len(ropes) > 1:
        a, b, *rest = ropes
        ropes = rest + [Rope('', a, b)]
    return ropes[0]


def every_nth(parts, n):
    rope = tie(parts)
    return ''.join(rope.at(i) for i in range(0, rope.length, n))
#> every_nth(['abc', 'def'], 2)
#> every_nth(['hello'], 3)
#> every_nth([], 1)
#> every_nth(['x', 'yy', 'zzz'], 2)
#> every_nth(['on', 'top', 'of', 'it'], 4)
# %%
def next_greater_links(values):
    link = [None] * len(values)
    stack = []
    for i, v in enumerate(values):
        while stack and values[stack[-1]] < v:
            link[stack.pop()] = i
        stack.append(i)
    return link


def longest_climb(values):
    link = next_greater_links(values)
    steps = [0] * len(values)
    for i in range(len(values) - 1, -1, -1):
        if link[i] is not None:
            steps[i] = steps[link[i]] + 1
    return max(steps, default=-1)
#> longest_climb([3, 1, 4, 2, 5])
#> longest_climb([])
#> longest_climb([9, 7, 7])
#> longest_climb([1, 2, 3, 4])
#> longest_climb([2, 6, 1, 3, 8, 5, 9])
# %%
class Solution:
    def assignLifts(self, floors, lifts):
        """BFS over the floors from all lifts together; each floor goes to the first lift that gets there"""
        owner = [None] * floors
        wave = []
        for i, f in enumerate(lifts):
            if owner[f] is None:
                owner[f] = i
                wave.append(f)
        while wave:
            nxt = []
            for f in wave:
                for g in (f - 1, f + 1):
                    if 0 <= g < floors and owner[g] is None:
                        owner[g] = owner[f]
                        nxt.append(g)
            wave = nxt
        return owner
#> Solution().assignLifts(6, [0, 4])
#> Solution().assignLifts(3, [])
#> Solution().assignLifts(1, [0, 0])
#> Solution().assignLifts(8, [6, 1, 2])
#> Solution().assignLifts(floors=5, lifts=[2])
# %%
def same_shape(a, b):
    if isinstance(a, list) != isinstance(b, list):
        return False
    if not isinstance(a, list):
        return True
    return len(a) == len(b) and all(map(same_shape, a, b))


def overlay(a, b):
    if not same_shape(a, b):
        return 'mismatch'

    def add(x, y):
        return [add(p, q) for p, q in zip(x, y)] if isinstance(x, list) else x + y

    return add(a, b)
#> overlay([1, [2, 3]], [10, [20, 30]])
#> overlay([1, [2, 3]], [10, [20]])
#> overlay([], [])
#> overlay(4, 5)
#> overlay([[1], [[2]], 3], [[0], [[-2]], 7])
# %%
class Bag:
    def __init__(self):
        self.slots = [[] for _ in range(4)]

    def put(self, key, val):
        row = self.slots[key % 4]
        for pair in row:
            if pair[0] == key:
                pair[1] += val
                return
        row.append([key, val])

    def longest(self):
        return max(self.slots, key=len)


class Solution:
    def crowdedSlot(self, items):
        bag = Bag()
        for i, key in enumerate(items):
            bag.put(key, i + 1)
        return bag.longest()
#> Solution().crowdedSlot([1, 5, 9, 2])
#> Solution().crowdedSlot([])
#> Solution().crowdedSlot([3, 3, 3])
#> Solution().crowdedSlot([8, 12, 7, 8, 11, 15, 7])
#> Solution().crowdedSlot([10, 21, 32, 43])
# %%
def knight_reach(start, blocked, hops):
    moves = [(1, 2), (2, 1), (-1, 2), (-2, 1), (1, -2), (2, -1), (-1, -2), (-2, -1)]
    here = {start}
    for _ in range(hops):
        here = {
            (x + dx, y + dy)
            for x, y in here
            for dx, dy in moves
            if 0 <= x + dx < 5 and 0 <= y + dy < 5 and (x + dx, y + dy) not in blocked
        }
    return len(here), min(here, default=None)
#> knight_reach((0, 0), [], 1)
#> knight_reach((0, 0), [(1, 2), (2, 1)], 2)
#> knight_reach((2, 2), [], 0)
#> knight_reach((2, 2), [(0, 1), (4, 3)], 1)
#> knight_reach((4, 0), [(2, 1)], 2)
# %%
class Solution:
    def sinkNodes(self, arrows):
        state = {}

        def ends(x):
            # 1: busy, 2: ends surely, 3: may run for ever
            if x in state:
                return state[x] == 2
            state[x] = 1
            ok = all([ends(y) for y in arrows.get(x, [])])
            state[x] = 2 if ok else 3
            return ok

        return [x for x in sorted(arrows) if ends(x)]
#> Solution().sinkNodes({1: [2], 2: [3], 3: []})
#> Solution().sinkNodes({1: [2], 2: [1], 3: [1], 4: []})
#> Solution().sinkNodes({})
#> Solution().sinkNodes({5: [5]})
#> Solution().sinkNodes({1: [2, 4], 2: [3], 3: [2], 4: [5], 5: [6]})
# %%
class Plank:
    def __init__(self, w):
        self.w = w
        self.on = None


def pile(widths):
    bottom = None
    rejected = []
    for w in widths:
        new = Plank(w)
        if bottom is None or w > bottom.w:
            new.on = bottom
            bottom = new
            continue
        p = bottom
        while p.on and p.on.w > w:
            p = p.on
        if p.w == w or (p.on and p.on.w == w):
            rejected.append(w)
        else:
            new.on = p.on
            p.on = new
    stack = []
    while bottom:
        stack.append(bottom.w)
        bottom = bottom.on
    return stack, rejected
#> pile([3, 7, 5])
#> pile([4, 4])
#> pile([])
#> pile([9, 1, 5, 1, 9])
#> pile([2, 4, 6, 5, 3, 4])
# %%
def subtree_sizes(edges, root):
    kids = {}
    for up, down in edges:
        kids.setdefault(up, []).append(down)
    order = [root]
    for x in order:
        order.extend(kids.get(x, []))
    size = {}
    for x in reversed(order):
        size[x] = 1 + sum(size[k] for k in kids.get(x, []))
    return size


def fair_cut(edges, root):
    size = subtree_sizes(edges, root)
    n = size[root]
    return min(edges, key=lambda e: abs(n - 2 * size[e[1]]), default=None)
#> fair_cut([(0, 1), (0, 2), (1, 3)], 0)
#> fair_cut([], 5)
#> fair_cut([(1, 2), (2, 3), (3, 4), (4, 5)], 1)
#> fair_cut([(9, 8), (9, 7), (9, 6)], 9)
#> fair_cut([(0, 1), (1, 2), (1, 3), (1, 4), (0, 5)], 0)
# %%
from heapq import heapify, heappop, heappush


class Solution:
    def glueSticks(self, sticks, limit):
        heap = [(s, [s]) for s in sticks]
        heapify(heap)
        while len(heap) > 1:
            a, pa = heappop(heap)
            b, pb = heappop(heap)
            if a + b > limit:
                heappush(heap, (a, pa))
                heappush(heap, (b, pb))
                break
            heappush(heap, (a + b, [pa, pb]))
        return sorted((length, parts) for length, parts in heap)
#> Solution().glueSticks([1, 2, 4], 6)
#> Solution().glueSticks([], 6)
#> Solution().glueSticks([5, 6], 3)
#> Solution().glueSticks([1, 3, 6, 12], 100)
#> Solution().glueSticks([8, 2, 9, 3], 14)
# %%
def ski_runs(heights, start):
    n = len(heights)
    runs = []

    def go(i, path):
        moved = False
        for step in (-2, -1, 1, 2):
            j = i + step
            if 0 <= j < n and heights[j] < heights[i]:
                moved = True
                go(j, path + [j])
        if not moved:
            runs.append(path)

    go(start, [start])
    return len(runs), max(runs, key=len)
#> ski_runs([1, 3, 2], 1)
#> ski_runs([5], 0)
#> ski_runs([4, 3, 2, 1], 0)
#> ski_runs([2, 2, 2], 1)
#> ski_runs([0, 6, 4, 7, 1, 3], 3)
# %%
class Solution:
    def postOffice(self, streets, letters):
        best = {}
        for k in streets:
            best[k, k] = 0
            for v, d in streets[k].items():
                best[k, v] = d
        big = 10 ** 6
        for m in streets:
            for a in streets:
                for b in streets:
                    via = best.get((a, m), big) + best.get((m, b), big)
                    if via < best.get((a, b), big):
                        best[a, b] = via
        return [best.get(p, -1) for p in letters]
#> Solution().postOffice({1: {2: 4}, 2: {1: 4}}, [(1, 2), (1, 1)])
#> Solution().postOffice({1: {2: 4}, 2: {3: 1}, 3: {}}, [(1, 3), (3, 1)])
#> Solution().postOffice({}, [(0, 1)])
#> Solution().postOffice({1: {2: 9, 3: 2}, 2: {}, 3: {2: 3}}, [(1, 2)])
#> Solution().postOffice({7: {8: 1}, 8: {7: 1}}, [])
# %%
def tree_to_text(t):
    if t is None:
        return ''
    v, l, r = t
    s = str(v)
    if l or r:
        s += f'({tree_to_text(l)},{tree_to_text(r)})'
    return s


def rotate_right(t):
    if t and t[1]:
        v, (lv, ll, lr), r = t
        return (lv, ll, (v, lr, r))
    return t


def spin(t, times):
    shapes = [tree_to_text(t)]
    for _ in range(times):
        t = rotate_right(t)
        s = tree_to_text(t)
        if s == shapes[-1]:
            break
        shapes.append(s)
    return shapes
#> spin((3, (2, (1, None, None), None), None), 2)
#> spin(None, 2)
#> spin((5, None, (6, None, None)), 3)
#> spin((4, (2, None, (3, None, None)), (5, None, None)), 5)
#> spin((9, (8, None, None), None), 0)
# %%
class Solution:
    def tokenRace(self, board, tokens, rounds):
        """tokens hop along board[i]; two on one field merge, the larger name stays"""
        where = dict(tokens)
        for _ in range(rounds):
            fields = {}
            for name in sorted(where):
                fields[board[where[name]]] = name
            merged = {name: f for f, name in fields.items()}
            if merged == where:
                break
            where = merged
        return sorted(where.items())
#> Solution().tokenRace([1, 2, 0], [('a', 0), ('b', 1)], 3)
#> Solution().tokenRace([1, 1, 1], [('a', 0), ('b', 2)], 2)
#> Solution().tokenRace([0], [], 5)
#> Solution().tokenRace([2, 2, 3, 3], [('x', 0), ('y', 1), ('z', 2)], 4)
#> Solution().tokenRace([4, 0, 1, 2, 3], [('m', 4), ('n', 2)], 1)
