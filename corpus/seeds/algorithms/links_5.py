# %%
class Node:
    def __init__(self, val, next=None):
        self.val, self.next = val, next


def chain(values):
    head = None
    for v in values[::-1]:
        head = Node(v, head)
    return head


def split_runs(values):
    """cut the list after every node that is larger than its follower; lengths of the pieces"""
    sizes = []
    node, size = chain(values), 0
    while node:
        size += 1
        if node.next is None or node.val > node.next.val:
            sizes.append(size)
            size = 0
        node = node.next
    return sizes
#> split_runs([1, 2, 5, 3, 4])
#> split_runs([])
#> split_runs([9, 8, 7])
#> split_runs([2, 2, 2])
#> split_runs([0, 6, 1, 1, 8, -3])
# %%
class Solution:
    def spyRing(self, contacts, spy, sleepers):
        """how many contacts a message needs to reach every sleeper; None for those out of reach"""
        wave, hop, arrival = {spy}, 0, {}
        met = set(wave)
        while wave:
            for x in wave:
                if x in sleepers:
                    arrival[x] = hop
            wave = {b for a in wave for b in contacts.get(a, [])} - met
            met |= wave
            hop += 1
        return [arrival.get(s) for s in sleepers]
#> Solution().spyRing({1: [2, 3], 3: [4]}, 1, [4, 2])
#> Solution().spyRing({1: [2]}, 2, [1, 2])
#> Solution().spyRing({}, 7, [])
#> Solution().spyRing({5: [6], 6: [7], 7: [5, 8]}, 6, [5, 8, 9])
#> Solution().spyRing({0: [0]}, 0, [0])
# %%
def plant(values):
    tree = None
    for v in values:
        tree = graft(tree, v)
    return tree


def graft(tree, v):
    if tree is None:
        return (v, None, None)
    x, l, r = tree
    if v < x:
        return (x, graft(l, v), r)
    return (x, l, graft(r, v))


def height(tree):
    return 0 if tree is None else 1 + max(height(tree[1]), height(tree[2]))


def heights_after(values):
    return [height(plant(values[:i])) for i in range(1, len(values) + 1)]
#> heights_after([2, 1, 3])
#> heights_after([])
#> heights_after([5])
#> heights_after([1, 2, 3])
#> heights_after([3, 3, 1])
# %%
import heapq
from typing import List


class Solution:
    def icePath(self, grid: List[List[int]]) -> int:
        """thinnest ice on the way from top left to bottom right should be as thick as can be"""
        if not grid or not grid[0]:
            return -1
        n, m = len(grid), len(grid[0])
        heap = [(-grid[0][0], 0, 0)]
        done = [[False] * m for _ in range(n)]
        while heap:
            t, r, c = heapq.heappop(heap)
            if done[r][c]:
                continue
            done[r][c] = True
            if r == n - 1 and c == m - 1:
                return -t
            for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                a, b = r + dr, c + dc
                if 0 <= a < n and 0 <= b < m and not done[a][b]:
                    heapq.heappush(heap, (max(t, -grid[a][b]), a, b))
#> Solution().icePath([[5, 3], [4, 6]])
#> Solution().icePath([])
#> Solution().icePath([[7]])
#> Solution().icePath([[9, 1, 8], [8, 2, 9]])
#> Solution().icePath([[4, 9], [1, 9], [6, 5]])
# %%
def clique_names(edges):
    near = {}
    for a, b in edges:
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    biggest = []

    def grow(group, options):
        nonlocal biggest
        if len(group) > len(biggest):
            biggest = group
        for i, o in enumerate(options):
            rest = [p for p in options[i + 1:] if p in near[o]]
            if len(group) + 1 + len(rest) > len(biggest):
                grow(group + [o], rest)

    grow([], sorted(near))
    return biggest
#> clique_names([('a', 'b'), ('b', 'c'), ('c', 'a')])
#> clique_names([('a', 'b'), ('c', 'd')])
#> clique_names([])
#> clique_names([('p', 'q'), ('q', 'r'), ('r', 's'), ('s', 'q')])
#> clique_names([('k', 'l'), ('k', 'm'), ('k', 'n'), ('l', 'm'), ('l', 'n'), ('m', 'n')])
# %%
class Cashier:
    def __init__(self):
        self.queue = []
        self.busy = 0

    def load(self):
        return self.busy + sum(self.queue)

    def tick(self):
        if not self.busy and self.queue:
            self.busy = self.queue.pop(0)
        if self.busy:
            self.busy -= 1


class Solution:
    def shopHours(self, customers, desks):
        team = [Cashier() for _ in range(desks)]
        clock = 0
        pending = list(customers)
        while pending or any(c.load() for c in team):
            if pending:
                min(team, key=Cashier.load).queue.append(pending.pop(0))
            for c in team:
                c.tick()
            clock += 1
        return clock
#> Solution().shopHours([3, 1, 2], 2)
#> Solution().shopHours([], 1)
#> Solution().shopHours([4], 3)
#> Solution().shopHours([2, 2, 2], 1)
#> Solution().shopHours([5, 1, 1, 1], 2)
# %%
def collapse(tree):
    """a node with one kid merges with it: names joined"""
    name, kids = tree
    while len(kids) == 1:
        more, kids = kids[0]
        name += more
    return (name, [collapse(k) for k in kids])


def render(tree):
    name, kids = tree
    return name + (f"[{' '.join(map(render, kids))}]" if kids else '')


def pretty(tree):
    return render(collapse(tree))
#> pretty(('a', [('b', [('c', [])])]))
#> pretty(('', []))
#> pretty(('r', [('o', []), ('u', [('t', [])])]))
#> pretty(('x', [('y', [('p', []), ('q', [])])]))
#> pretty(('t', [('e', [('a', []), ('n', [('d', [])])]), ('o', [])]))
# %%
class Solution:
    def popularity(self, votes, keep):
        """votes move a name one place towards the front of a linked row; return the first names"""
        prev = {}
        tail = None
        for v in votes:
            if v in prev:
                p = prev[v]
                if p is not None:
                    pp = prev[p]
                    after = next((k for k in prev if prev[k] == v), None)
                    prev[v], prev[p] = pp, v
                    if after is not None:
                        prev[after] = p
                    else:
                        tail = p
            else:
                prev[v] = tail
                tail = v
        row = []
        while tail is not None:
            row.append(tail)
            tail = prev[tail]
        return row[::-1][:keep]
#> Solution().popularity(['a', 'b', 'c', 'c'], 3)
#> Solution().popularity(['a', 'b', 'b', 'a', 'a'], 2)
#> Solution().popularity([], 4)
#> Solution().popularity(['z'], 0)
#> Solution().popularity(['p', 'q', 'r', 'q', 'r', 'r', 'p'], 3)
# %%
from collections import defaultdict, deque


def train_graph(lines):
    g = defaultdict(list)
    for line in lines:
        stops = line.split('-')
        for a, b in zip(stops, stops[1:]):
            g[a].append(b)
            g[b].append(a)
    return g


def farthest(lines, start):
    g = train_graph(lines)
    dist = {start: 0}
    q = deque([start])
    while q:
        s = q.popleft()
        for t in g[s]:
            if t not in dist:
                dist[t] = dist[s] + 1
                q.append(t)
    return max(dist.items(), key=lambda p: (p[1], p[0]))
#> farthest(['A-B-C', 'C-D'], 'A')
#> farthest([], 'Z')
#> farthest(['A-B', 'A-C'], 'A')
#> farthest(['P-Q-R-P'], 'P')
#> farthest(['M-N-O', 'X-N-Y', 'Y-W'], 'M')
# %%
class Solution:
    def evenOddTree(self, arr):
        """index of the first entry breaking the rule: even rows rise, odd rows fall; -1 if none"""
        row_end, row = 1, 0
        for i in range(1, len(arr)):
            if i == row_end:
                row += 1
                row_end = 2 * row_end + 1
                continue
            a, b = arr[i - 1], arr[i]
            if (a >= b) if row % 2 == 0 else (a <= b):
                return i
        return -1
#> Solution().evenOddTree([1, 9, 4, 2, 3, 5, 8])
#> Solution().evenOddTree([1, 4, 9])
#> Solution().evenOddTree([])
#> Solution().evenOddTree([3, 2, 1, 5, 5])
#> Solution().evenOddTree([0, 7, 3, 1, 2, 6, 4])
# %%
def fewest_pardons(quarrels, people):
    """people may sit in one of two boats; smallest number of quarrels within a boat"""
    best = None
    for mask in range(1 << max(0, len(people) - 1)):
        boat = {p: mask >> i & 1 for i, p in enumerate(people)}
        bad = [q for q in quarrels if boat[q[0]] == boat[q[1]]]
        if best is None or len(bad) < len(best):
            best = bad
        if not best:
            break
    return best
#> fewest_pardons(['ab', 'bc'], 'abc')
#> fewest_pardons(['ab', 'bc', 'ca'], 'abc')
#> fewest_pardons([], '')
#> fewest_pardons(['xx'], 'x')
#> fewest_pardons(['pq', 'pr', 'ps', 'qr', 'rs'], 'pqrs')
# %%
class Stream:
    """lazy linked stream: head and a function for the tail"""

    def __init__(self, head, tail):
        self.head = head
        self._tail = tail

    @property
    def tail(self):
        return self._tail()


def steps_of(n):
    return Stream(n, lambda: steps_of(n // 2 if n % 2 == 0 else n - 3))


def first_below(n, limit):
    s = steps_of(n)
    taken = []
    while s.head >= limit and len(taken) < 9:
        taken.append(s.head)
        s = s.tail
    return taken, s.head
#> first_below(20, 3)
#> first_below(1, 5)
#> first_below(97, 10)
#> first_below(0, 0)
#> first_below(64, 5)
# %%
class Solution:
    def canTraverse(self, n, trees, query):
        """numbers 1..n joined when they share a divisor > trees"""
        up = list(range(n + 1))

        def top(x):
            while up[x] != x:
                x = up[x]
            return x

        for d in range(trees + 1, n + 1):
            for mult in range(2 * d, n + 1, d):
                a, b = top(d), top(mult)
                if a != b:
                    up[b] = a
        return [top(a) == top(b) for a, b in query]
#> Solution().canTraverse(8, 1, [(2, 8), (3, 5)])
#> Solution().canTraverse(12, 2, [(4, 8), (3, 8), (6, 4)])
#> Solution().canTraverse(1, 0, [])
#> Solution().canTraverse(6, 5, [(6, 6), (1, 6)])
#> Solution().canTraverse(10, 3, [(5, 10), (4, 10)])
# %%
def parse_tree(s):
    """'(5(3)(8()(9)))' -> nested lists"""
    pos = 0

    def node():
        nonlocal pos
        pos += 1
        digits = ''
        while s[pos].isdigit():
            digits += s[pos]
            pos += 1
        kids = []
        while s[pos] == '(':
            kids.append(node())
        pos += 1
        return [int(digits), kids] if digits else None

    return node() if s else None


def leaf_total(t):
    if t is None:
        return 0
    v, kids = t
    return sum(map(leaf_total, kids)) if kids else v


def sum_leaves(s):
    return leaf_total(parse_tree(s))
#> sum_leaves('(5(3)(8()(9)))')
#> sum_leaves('')
#> sum_leaves('(42)')
#> sum_leaves('(1(2(10)(20))(7))')
#> sum_leaves('(3()())')
# %%
from typing import List


class Solution:
    def orderTrucks(self, before: List[str]) -> str:
        """'ab' means a must leave before b; give the first order in the alphabet"""
        names = sorted({c for pair in before for c in pair})
        order = ''
        while names:
            for c in names:
                if not any(p[1] == c and p[0] in names for p in before):
                    order += c
                    names.remove(c)
                    break
            else:
                return order + '#' + ''.join(names)
        return order
#> Solution().orderTrucks(['ca', 'ab'])
#> Solution().orderTrucks([])
#> Solution().orderTrucks(['xy', 'yx', 'wx'])
#> Solution().orderTrucks(['da', 'db', 'bc'])
#> Solution().orderTrucks(['qq'])
# %%
class LRU:
    def __init__(self, cap):
        self.cap = cap
        self.map = {}

    def get(self, k, make):
        if k in self.map:
            self.map[k] = self.map.pop(k)
            return self.map[k], 0
        v = make(k)
        self.map[k] = v
        if len(self.map) > self.cap:
            self.map.pop(next(iter(self.map)))
        return v, 1


def digit_square_sum(n):
    return sum(int(d) ** 2 for d in str(n))


def cached_total(numbers, cap):
    cache = LRU(cap)
    total = work = 0
    for n in numbers:
        v, cost = cache.get(n, digit_square_sum)
        total += v
        work += cost
    return total, work, sorted(cache.map)
#> cached_total([12, 30, 12, 45], 2)
#> cached_total([], 1)
#> cached_total([7, 7, 7], 3)
#> cached_total([10, 20, 10, 30, 20], 2)
#> cached_total([99, 1, 99, 1], 1)
# %%
def snail_routes(walls, width, height):
    """number of ways right/down around walls, and the cells nothing can reach"""
    ways = {(0, 0): 1}
    dead = []
    for y in range(height):
        for x in range(width):
            if (x, y) in walls:
                ways[x, y] = 0
                continue
            if (x, y) != (0, 0):
                ways[x, y] = ways.get((x - 1, y), 0) + ways.get((x, y - 1), 0)
            if not ways[x, y]:
                dead.append((x, y))
    return ways.get((width - 1, height - 1), 0), dead
#> snail_routes([(1, 1)], 3, 3)
#> snail_routes([], 1, 1)
#> snail_routes([(1, 0), (0, 1)], 2, 2)
#> snail_routes([(2, 0)], 4, 2)
#> snail_routes([], 3, 4)
# %%
class TreeNode:
    def __init__(self, val=0, left=None, right=None):
        self.val = val
        self.left = left
        self.right = right


class Solution:
    def build(self, arr, i=0):
        if i >= len(arr) or arr[i] is None:
            return None
        return TreeNode(arr[i], self.build(arr, 2 * i + 1), self.build(arr, 2 * i + 2))

    def robust(self, node, low, high):
        """count nodes lying within the range opened by their ancestors"""
        if node is None:
            return 0
        ok = low <= node.val <= high
        return ok + self.robust(node.left, low, max(node.val, low)) + self.robust(node.right, min(node.val, high), high)

    def countFitting(self, arr):
        return self.robust(self.build(arr), -100, 100)
#> Solution().countFitting([5, 3, 8])
#> Solution().countFitting([])
#> Solution().countFitting([5, 9, 2])
#> Solution().countFitting([500, 50, None, 10, 60])
#> Solution().countFitting([4, 2, 6, 3, 1, 5, 7])
# %%
def exchange(rates, amount, src, dst, hops):
    """best amount after at most so many exchanges, in whole coins"""
    best = {src: amount}
    for _ in range(hops):
        nxt = dict(best)
        for (a, b), (num, den) in rates.items():
            if a in best:
                got = best[a] * num // den
                if got > nxt.get(b, -1):
                    nxt[b] = got
        if nxt == best:
            break
        best = nxt
    return best.get(dst)
#> exchange({('eur', 'usd'): (11, 10), ('usd', 'yen'): (150, 1)}, 10, 'eur', 'yen', 2)
#> exchange({('eur', 'usd'): (11, 10)}, 10, 'usd', 'eur', 3)
#> exchange({}, 5, 'x', 'x', 4)
#> exchange({('a', 'b'): (3, 1), ('a', 'c'): (2, 1), ('c', 'b'): (2, 1)}, 7, 'a', 'b', 1)
#> exchange({('a', 'b'): (3, 1), ('a', 'c'): (2, 1), ('c', 'b'): (2, 1)}, 7, 'a', 'b', 3)
# %%
class Solution:
    def chairGame(self, chairs, drops):
        """left/right links skip taken chairs; each drop takes the nearest free chair to the right, else left"""
        right = list(range(chairs + 1))
        left = list(range(-1, chairs))

        def nxt(link, i):
            while link[i] != i:
                i = link[i]
            return i

        seats = []
        taken = [False] * chairs
        for d in drops:
            s = nxt(right, d)
            if s == chairs:
                s = d
                while s >= 0 and taken[s]:
                    s = left[s]
            seats.append(s)
            if s >= 0:
                taken[s] = True
                right[s] = s + 1
        return seats
#> Solution().chairGame(4, [2, 2, 2, 2])
#> Solution().chairGame(3, [])
#> Solution().chairGame(2, [0, 0, 0])
#> Solution().chairGame(5, [4, 3, 3, 0])
#> Solution().chairGame(1, [0])
# %%
def match_brackets(text):
    """tree of bracket spans: each span with its direct inner spans"""
    opens, spans = [], {}
    for i, ch in enumerate(text):
        if ch == '[':
            opens.append((i, []))
        elif ch == ']' and opens:
            start, inner = opens.pop()
            spans[start] = (i, inner)
            if opens:
                opens[-1][1].append(start)
    return spans, len(opens)


def widest_parent(text):
    spans, unclosed = match_brackets(text)
    if not spans:
        return None, unclosed
    s = max(spans, key=lambda k: len(spans[k][1]))
    return text[s:spans[s][0] + 1], unclosed
#> widest_parent('[a[b][c]]')
#> widest_parent('')
#> widest_parent('[[x]')
#> widest_parent(']][]')
#> widest_parent('[[[]][][p]]q[')
# %%
class Solution:
    def stableStack(self, parcels):
        """parcel on top of the others presses; link each to the next below that is at least as wide"""
        below = []
        for i, w in enumerate(parcels):
            j = i - 1
            while j >= 0 and parcels[j] < w:
                j = below[j]
            below.append(j)
        loads = [0] * len(parcels)
        for i in range(len(parcels) - 1, -1, -1):
            if below[i] >= 0:
                loads[below[i]] += loads[i] + 1
        return below, loads
#> Solution().stableStack([9, 4, 6, 2])
#> Solution().stableStack([])
#> Solution().stableStack([1, 2, 3])
#> Solution().stableStack([5, 5, 5])
#> Solution().stableStack([7, 3, 3, 8, 1])
# %%
def topo_levels(deps):
    level = {}
    rest = dict(deps)
    k = 0
    while rest:
        ready = [x for x in rest if all(d in level for d in rest[x])]
        if not ready:
            return level, list(rest)
        for x in ready:
            del rest[x]
        level.update((x, k) for x in ready)
        k += 1
    return level, []
#> topo_levels({'a': [], 'b': ['a'], 'c': ['a', 'b']})
#> topo_levels({'a': ['b'], 'b': ['a'], 'c': []})
#> topo_levels({})
#> topo_levels({'x': ['missing']})
#> topo_levels({'p': [], 'q': [], 'r': ['q'], 's': ['r', 'p']})
# %%
class Tape:
    def __init__(self):
        self.cells = {}
        self.pos = 0

    def read(self):
        return self.cells.get(self.pos, 0)

    def write(self, v):
        self.cells[self.pos] = v


def machine(rules, steps):
    """rules: state -> ((write, move, next) on 0, (write, move, next) on 1)"""
    tape, state = Tape(), 'A'
    for n in range(steps):
        if state not in rules:
            break
        write, move, state = rules[state][tape.read()]
        tape.write(write)
        tape.pos += move
    return state, sum(tape.cells.values()), sorted(tape.cells)
#> machine({'A': ((1, 1, 'B'), (1, -1, 'B')), 'B': ((1, -1, 'A'), (1, 1, 'H'))}, 10)
#> machine({}, 5)
#> machine({'A': ((1, 1, 'A'), (0, 1, 'A'))}, 4)
#> machine({'A': ((0, 1, 'B'), (1, 1, 'H')), 'B': ((1, -1, 'C'), (0, 1, 'A')), 'C': ((1, 1, 'A'), (1, 1, 'B'))}, 7)
#> machine({'A': ((1, -1, 'Z'), (1, 1, 'Z'))}, 3)
# %%
from functools import lru_cache


class Solution:
    def guardTree(self, kids, root):
        """fewest guards so that each edge has one at an end"""
        @lru_cache(maxsize=None)
        def cost(node, guarded):
            below = kids.get(node, ())
            if guarded:
                return 1 + sum(min(cost(k, True), cost(k, False)) for k in below)
            return sum(cost(k, True) for k in below)

        a, b = cost(root, True), cost(root, False)
        return min(a, b), 'root' if a < b else 'no root'
#> Solution().guardTree({1: (2, 3)}, 1)
#> Solution().guardTree({}, 8)
#> Solution().guardTree({1: (2,), 2: (3,), 3: (4,)}, 1)
#> Solution().guardTree({1: (2, 3), 2: (4, 5)}, 1)
#> Solution().guardTree({'a': ('b',), 'b': ('c', 'd')}, 'a')
# %%
def signal_delay(tree, node):
    """tree: node -> (own delay, kids); time until the subtree answers, kids asked one after another"""
    own, kids = tree[node]
    t = own
    for i, k in enumerate(kids):
        t += signal_delay(tree, k) + (i > 0)
    return t


def parallel_delay(tree, node):
    own, kids = tree[node]
    return own + max((parallel_delay(tree, k) for k in kids), default=0)


def saving(tree):
    if not tree:
        return 0
    root = next(iter(tree))
    return signal_delay(tree, root) - parallel_delay(tree, root)
#> saving({'r': (1, ['a', 'b']), 'a': (4, []), 'b': (6, [])})
#> saving({})
#> saving({'x': (9, [])})
#> saving({'t': (2, ['u']), 'u': (3, ['v']), 'v': (1, [])})
#> saving({1: (1, [2, 3, 4]), 2: (2, [5]), 3: (5, []), 4: (1, []), 5: (2, [])})
# %%
class Solution:
    def hopScotch(self, pads, energy):
        """pads: id -> (gain, ids ahead). Best final energy when each hop costs 2 and energy must stay positive"""
        best = -1
        stack = [('start', energy, ())]
        while stack:
            pad, e, used = stack.pop()
            if pad in used or e <= 0:
                continue
            gain, ahead = pads.get(pad, (0, []))
            e += gain
            if not ahead:
                best = max(best, e)
            for nxt in ahead:
                stack.append((nxt, e - 2, used + (pad,)))
        return best
#> Solution().hopScotch({'start': (0, ['a', 'b']), 'a': (5, []), 'b': (1, ['a'])}, 3)
#> Solution().hopScotch({}, 4)
#> Solution().hopScotch({'start': (0, ['a']), 'a': (0, ['b'])}, 2)
#> Solution().hopScotch({'start': (1, ['x']), 'x': (9, ['start'])}, 5)
#> Solution().hopScotch({'start': (0, ['p', 'q']), 'p': (-3, ['q']), 'q': (4, ['r']), 'r': (0, [])}, 6)
# %%
def knit(rows):
    """each row links its stitches to the row above: 'k' keeps one, 'm' makes two, 'd' takes two; final widths"""
    width = len(rows[0]) if rows else 0
    widths = [width]
    for row in rows[1:]:
        loops, made = width, 0
        for st in row * (width + 1):
            need = 2 if st == 'd' else 1
            if loops < need:
                break
            loops -= need
            made += 2 if st == 'm' else 1
        width = made
        widths.append(width)
        if not width:
            break
    return widths
#> knit(['kkkk', 'm', 'd'])
#> knit([])
#> knit(['k', 'd', 'k'])
#> knit(['kkkkk', 'kd'])
#> knit(['kk', 'mk', 'mk', 'kd'])
# %%
class Pair:
    def __init__(self, first, rest):
        self.first = first
        self.rest = rest


def cons(*xs):
    p = None
    for x in reversed(xs):
        p = Pair(cons(*x) if isinstance(x, list) else x, p)
    return p


def show(p):
    parts = []
    while p is not None:
        parts.append('(' + show(p.first) + ')' if isinstance(p.first, Pair) else str(p.first))
        p = p.rest
    return ' '.join(parts)


def depth(p):
    if not isinstance(p, Pair):
        return 0
    return max(1 + depth(p.first), depth(p.rest))


def lispy(data):
    p = cons(*data)
    return f'({show(p)}) {depth(p)}'
#> lispy([1, [2, 3], 4])
#> lispy([])
#> lispy([7])
#> lispy([[[5]]])
#> lispy(['add', 1, ['mul', 2, 3]])
# %%
from typing import Dict, List


class Solution:
    def escapeRoutes(self, caves: Dict[str, List[str]], twice: bool) -> int:
        """ways from 's' to 'e'; lower-case caves once, or one of them twice if allowed"""
        def walk(at, seen, spare):
            if at == 'e':
                return 1
            total = 0
            for nxt in caves.get(at, []):
                if nxt == 's':
                    continue
                if nxt.isupper() or nxt not in seen:
                    total += walk(nxt, seen + [nxt], spare)
                elif spare:
                    total += walk(nxt, seen, False)
            return total

        return walk('s', ['s'], twice)
#> Solution().escapeRoutes({'s': ['a', 'B'], 'a': ['e', 'B'], 'B': ['a', 'e']}, False)
#> Solution().escapeRoutes({'s': ['a'], 'a': ['c', 'e'], 'c': ['a']}, True)
#> Solution().escapeRoutes({}, False)
#> Solution().escapeRoutes({'s': ['a'], 'a': ['c', 'e'], 'c': ['a']}, False)
#> Solution().escapeRoutes({'s': ['K'], 'K': ['p', 'e'], 'p': ['K']}, True)
# %%
def weave_rows(left, right):
    """two linked rows as {item: next}; walk both, switching to the other row at a shared item"""
    def link(items):
        return dict(zip(items, items[1:] + [None]))

    a, b = link(left), link(right)
    out = []
    cur = left[0] if left else None
    while cur is not None and len(out) < 12:
        out.append(cur)
        if cur in b and cur in a:
            a, b = b, a
        cur = a[cur]
    return out
#> weave_rows([1, 2, 3, 4], [5, 2, 6])
#> weave_rows([], [1])
#> weave_rows([1, 2], [3, 4])
#> weave_rows([1, 2, 3], [3, 2, 1])
#> weave_rows([7, 8, 9], [8, 10, 9, 11])
# %%
class Solution:
    def fenceCycle(self, posts):
        """posts: (x, y, next index). Area (doubled) of the fence starting at post 0, or why not"""
        seen = []
        i = 0
        while 0 <= i < len(posts) and i not in seen:
            seen.append(i)
            i = posts[i][2]
        if not seen or not 0 <= i < len(posts):
            return 'open'
        if i != 0:
            return f'knot at {i}'
        area = 0
        for a, b in zip(seen, seen[1:] + seen[:1]):
            area += posts[a][0] * posts[b][1] - posts[b][0] * posts[a][1]
        return abs(area)
#> Solution().fenceCycle([(0, 0, 1), (4, 0, 2), (4, 3, 0)])
#> Solution().fenceCycle([(0, 0, 1), (1, 1, 5)])
#> Solution().fenceCycle([])
#> Solution().fenceCycle([(0, 0, 1), (2, 0, 2), (2, 2, 1)])
#> Solution().fenceCycle([(0, 0, 2), (2, 2, 3), (2, 0, 1), (0, 2, 0)])
# %%
def drop_ball(pins, lane):
    """pins: heap array of 'L'/'R' gates which flip after a ball passes"""
    gates = list(pins)
    exits = []
    for _ in range(lane):
        i = 0
        while i < len(gates):
            go = gates[i]
            gates[i] = 'R' if go == 'L' else 'L'
            i = 2 * i + (1 if go == 'L' else 2)
        exits.append(i - len(gates))
    return exits, ''.join(gates)
#> drop_ball('LLR', 3)
#> drop_ball('', 2)
#> drop_ball('R', 4)
#> drop_ball('LRLRLRL', 5)
#> drop_ball('RR', 3)
# %%
class Solution:
    def mergeAccountsBySize(self, rows):
        """rows share an owner when they have a number in common; biggest owner's sorted numbers"""
        owners = []
        for row in rows:
            mine = set(row)
            apart = []
            for o in owners:
                if o & mine:
                    mine |= o
                else:
                    apart.append(o)
            owners = apart + [mine]
        return max((sorted(o) for o in owners), key=lambda s: (len(s), s), default=[])
#> Solution().mergeAccountsBySize([[1, 2], [3], [2, 3]])
#> Solution().mergeAccountsBySize([[1], [2], [3, 4]])
#> Solution().mergeAccountsBySize([])
#> Solution().mergeAccountsBySize([[5, 5], [6, 7], [8, 5]])
#> Solution().mergeAccountsBySize([[1, 9], [2, 8], [9, 2], [4]])
# %%
def heap_push(heap, item):
    heap.append(item)
    i = len(heap) - 1
    while i and heap[(i - 1) // 2] > heap[i]:
        p = (i - 1) // 2
        heap[i], heap[p] = heap[p], heap[i]
        i = p


def heap_swap_top(heap, item):
    old, heap[0] = heap[0], item
    i = 0
    while True:
        kids = [k for k in (2 * i + 1, 2 * i + 2) if k < len(heap)]
        k = min(kids, key=heap.__getitem__, default=i)
        if heap[k] >= heap[i]:
            return old
        heap[i], heap[k] = heap[k], heap[i]
        i = k


def podium(scores, size):
    heap, fallen = [], []
    for s in scores:
        if len(heap) < size:
            heap_push(heap, s)
        elif s > heap[0]:
            fallen.append(heap_swap_top(heap, s))
    return heap, fallen
#> podium([5, 1, 9, 7], 2)
#> podium([], 3)
#> podium([4, 4, 4], 1)
#> podium([3, 8, 2, 6, 10, 1], 3)
#> podium([2, 1], 5)
# %%
class Solution:
    def bfsPuzzle(self, start, goal):
        """swap neighbours that are not equal; fewest swaps from start to goal"""
        if sorted(start) != sorted(goal):
            return -1
        frontier, seen, steps = [start], [start], 0
        while goal not in seen:
            nxt = []
            for s in frontier:
                for i in range(len(s) - 1):
                    if s[i] != s[i + 1]:
                        t = s[:i] + s[i + 1] + s[i] + s[i + 2:]
                        if t not in seen:
                            seen.append(t)
                            nxt.append(t)
            frontier = nxt
            steps += 1
        return steps
#> Solution().bfsPuzzle('abc', 'cab')
#> Solution().bfsPuzzle('ab', 'ac')
#> Solution().bfsPuzzle('', '')
#> Solution().bfsPuzzle('aab', 'baa')
#> Solution().bfsPuzzle('noon', 'oonn')
# %%
def warm_rooms(doors, heaters, power):
    """heat falls by one per door; each room has the largest heat reaching it"""
    heat = {}
    work = [(power, h) for h in heaters]
    while work:
        p, room = work.pop()
        if p <= heat.get(room, 0):
            continue
        heat[room] = p
        for a, b in doors:
            if room == a:
                work.append((p - 1, b))
            elif room == b:
                work.append((p - 1, a))
    return sorted(heat.items())
#> warm_rooms([(1, 2), (2, 3), (3, 4)], [1], 3)
#> warm_rooms([], [], 3)
#> warm_rooms([(1, 2)], [5], 1)
#> warm_rooms([(1, 2), (2, 3), (3, 1)], [1, 3], 2)
#> warm_rooms([(0, 1), (1, 2), (2, 3), (0, 3)], [0], 4)
# %%
class Solution:
    def renumber(self, tree):
        """tree of [label, kids...]; number the nodes in post order and return the label-number list in pre order"""
        numbers = []
        self.counter = 0

        def visit(t):
            slot = len(numbers)
            numbers.append(None)
            for k in t[1:]:
                visit(k)
            self.counter += 1
            numbers[slot] = (t[0], self.counter)

        if tree:
            visit(tree)
        return numbers
#> Solution().renumber(['a', ['b'], ['c', ['d']]])
#> Solution().renumber([])
#> Solution().renumber(['z'])
#> Solution().renumber(['p', ['q', ['r', ['s']]]])
#> Solution().renumber(['m', ['n'], ['o'], ['k', ['l']]])
# %%
def pick_leader(links, ages):
    """elders spread their name each round over links until nothing changes"""
    leader = list(range(len(ages)))
    rounds = 0
    changed = True
    while changed:
        changed = False
        for a, b in links:
            x, y = leader[a], leader[b]
            if x == y:
                continue
            winner = x if (ages[x], -x) > (ages[y], -y) else y
            leader[a] = leader[b] = winner
            changed = True
        rounds += changed
    return leader, rounds
#> pick_leader([(0, 1), (1, 2)], [30, 20, 50])
#> pick_leader([], [4, 5])
#> pick_leader([(0, 1), (2, 3)], [9, 9, 1, 2])
#> pick_leader([(3, 2), (2, 1), (1, 0)], [80, 10, 20, 30])
#> pick_leader([(0, 0)], [1])
# %%
class Gate:
    def __init__(self, kind, *inputs):
        self.kind = kind
        self.inputs = inputs

    def value(self, env):
        got = [g.value(env) if isinstance(g, Gate) else env[g] for g in self.inputs]
        if self.kind == 'and':
            return min(got)
        if self.kind == 'or':
            return max(got)
        return sum(got) % 2


def wire(spec):
    kind, *rest = spec
    return Gate(kind, *(wire(r) if isinstance(r, list) else r for r in rest))


def truth_row(spec, names):
    gate = wire(spec)
    row = ''
    for bits in range(2 ** len(names)):
        env = {n: bits >> i & 1 for i, n in enumerate(names)}
        row += str(gate.value(env))
    return row
#> truth_row(['and', 'p', 'q'], 'pq')
#> truth_row(['xor', 'a', ['or', 'a', 'b']], 'ab')
#> truth_row(['or', 'x'], 'x')
#> truth_row(['and', ['xor', 'p', 'q'], 'r'], 'pqr')
#> truth_row(['or', 'm', 'n'], 'm')
