# %%
class ListNode:
    def __init__(self, x, nxt=None):
        self.x = x
        self.nxt = nxt


class Solution:
    def make(self, xs):
        head = None
        for x in xs[::-1]:
            head = ListNode(x, head)
        return head

    def digits(self, node, carry):
        if not node:
            return [carry] if carry else []
        carry, d = divmod(node.x * 3 + carry, 10)
        return [d] + self.digits(node.nxt, carry)

    def tripleBill(self, price):
        return self.digits(self.make(price), 0)
#> Solution().tripleBill([4, 3, 2])
#> Solution().tripleBill([])
#> Solution().tripleBill([9, 9])
#> Solution().tripleBill([0, 5])
#> Solution().tripleBill([7, 6, 5, 3])
# %%
def hallway(doors):
    """doors[i] lists the rooms whose keys lie in room i; room 0 is open. Which rooms stay shut?"""
    opened = [False] * len(doors)
    pocket = [0] if doors else []
    while pocket:
        room = pocket.pop()
        if opened[room]:
            continue
        opened[room] = True
        for key in doors[room]:
            if not opened[key]:
                pocket.append(key)
    return [i for i, ok in enumerate(opened) if not ok]
#> hallway([[1], [2], [], [0]])
#> hallway([])
#> hallway([[]])
#> hallway([[2, 3], [0], [3, 2], [2]])
#> hallway([[4], [1], [3], [1], [2]])
# %%
from collections import deque
from typing import List


class Solution:
    def rottenDays(self, shelf: List[str]) -> int:
        grid = [list(r) for r in shelf]
        q = deque((i, j, 0) for i, r in enumerate(grid) for j, c in enumerate(r) if c == 'x')
        last = 0
        while q:
            i, j, last = q.popleft()
            for a, b in ((i, j + 1), (i, j - 1), (i + 1, j), (i - 1, j)):
                if 0 <= a < len(grid) and 0 <= b < len(grid[a]) and grid[a][b] == 'o':
                    grid[a][b] = 'x'
                    q.append((a, b, last + 1))
        fresh = sum(r.count('o') for r in grid)
        return -fresh if fresh else last
#> Solution().rottenDays(['xoo', '.oo'])
#> Solution().rottenDays(['x.o'])
#> Solution().rottenDays([])
#> Solution().rottenDays(['oo', 'oo'])
#> Solution().rottenDays(['o.x', 'ooo'])
# %%
class Shelf:
    def __init__(self):
        self.front = {}
        self.back = {}
        self.first = self.last = None

    def add_end(self, b):
        if self.last is None:
            self.first = b
        else:
            self.front[self.last] = b
            self.back[b] = self.last
        self.last = b

    def remove(self, b):
        p, n = self.back.pop(b, None), self.front.pop(b, None)
        if p is None:
            self.first = n
        else:
            self.front.pop(p)
            if n is not None:
                self.front[p] = n
        if n is None:
            self.last = p
        else:
            self.back.pop(n)
            if p is not None:
                self.back[n] = p


def reread(books):
    s = Shelf()
    for b in books:
        if b == s.first or b in s.back:
            s.remove(b)
        s.add_end(b)
    out, cur = [], s.first
    while cur is not None:
        out.append(cur)
        cur = s.front.get(cur)
    return out
#> reread([1, 2, 3, 1])
#> reread([])
#> reread([4, 4, 4])
#> reread([5, 6, 7, 6, 5])
#> reread([1, 2, 1, 3, 2, 1])
# %%
def path_sums(tree):
    if tree is None:
        return []
    if isinstance(tree, int):
        return [tree]
    v, *kids = tree
    sums = [v + s for k in kids for s in path_sums(k)]
    return sums or [v]


def reachable_total(tree, target):
    diffs = [abs(s - target) for s in path_sums(tree)]
    return (min(diffs), diffs.count(min(diffs))) if diffs else (None, 0)
#> reachable_total((1, 2, (3, 4)), 8)
#> reachable_total(None, 5)
#> reachable_total(6, 6)
#> reachable_total((10, (-5, 1), (-4, 0), None), 7)
#> reachable_total((2, (2, 2, 2), (1, (3,))), 5)
# %%
import heapq


class Solution:
    def twoCouriers(self, roads, a, b):
        """the place where the later of the two couriers arrives soonest"""
        def times(src):
            t = {}
            heap = [(0, src)]
            while heap:
                d, x = heapq.heappop(heap)
                if x in t:
                    continue
                t[x] = d
                for u, v, w in roads:
                    if u == x:
                        heapq.heappush(heap, (d + w, v))
                    elif v == x:
                        heapq.heappush(heap, (d + w, u))
            return t

        ta, tb = times(a), times(b)
        meets = [(max(ta[x], tb[x]), x) for x in ta if x in tb]
        return min(meets) if meets else None
#> Solution().twoCouriers([(1, 2, 3), (2, 3, 4)], 1, 3)
#> Solution().twoCouriers([(1, 2, 3)], 1, 5)
#> Solution().twoCouriers([], 4, 4)
#> Solution().twoCouriers([(1, 2, 6), (2, 3, 6), (1, 3, 9)], 1, 3)
#> Solution().twoCouriers([(7, 8, 1), (8, 9, 1)], 8, 8)
# %%
def build_order(files):
    state = dict.fromkeys(files, 'new')
    out = []

    def visit(f, trail):
        if state.get(f) == 'done':
            return None
        if f in trail:
            return trail[trail.index(f):] + [f]
        for dep in files.get(f, []):
            bad = visit(dep, trail + [f])
            if bad:
                return bad
        state[f] = 'done'
        out.append(f)
        return None

    for f in files:
        loop = visit(f, [])
        if loop:
            return 'loop: ' + ' -> '.join(loop)
    return out
#> build_order({'app': ['lib', 'log'], 'lib': ['log'], 'log': []})
#> build_order({'a': ['b'], 'b': ['c'], 'c': ['b']})
#> build_order({})
#> build_order({'solo': ['solo']})
#> build_order({'x': ['y'], 'z': ['y', 'x']})
# %%
class Solution:
    def sumOfCousins(self, heap):
        """replace each entry of a full heap-ordered tree by the sum of its level minus itself and its brother"""
        out = heap[:]
        start, width = 0, 1
        while start < len(heap):
            row = heap[start:start + width]
            total = sum(row)
            for i in range(len(row)):
                mate = i ^ 1
                brother = row[mate] if mate < len(row) else 0
                out[start + i] = total - row[i] - brother
            start += width
            width *= 2
        return out
#> Solution().sumOfCousins([1, 2, 3, 4, 5, 6, 7])
#> Solution().sumOfCousins([])
#> Solution().sumOfCousins([5])
#> Solution().sumOfCousins([1, 1, 1, 1, 1, 1])
#> Solution().sumOfCousins([0, 9, -9, 3, 2, 1])
# %%
def make_counter(n):
    parent = list(range(n))
    parts = n

    def find(x):
        return x if parent[x] == x else find(parent[x])

    def join(a, b):
        nonlocal parts
        a, b = find(a), find(b)
        if a != b:
            parent[b] = a
            parts -= 1
        return parts

    return join


def when_whole(n, links):
    join = make_counter(n)
    for i, (a, b) in enumerate(links):
        if join(a, b) == 1:
            return i
    return -1
#> when_whole(3, [(0, 1), (1, 0), (1, 2)])
#> when_whole(4, [(0, 1), (2, 3)])
#> when_whole(1, [])
#> when_whole(2, [(1, 0), (0, 1)])
#> when_whole(5, [(4, 3), (3, 2), (2, 4), (2, 1), (0, 4)])
# %%
class TreeNode:
    def __init__(self, key):
        self.key = key
        self.count = 1
        self.lo = self.hi = None


class Solution:
    def rankAll(self, marks):
        """for each mark the number of earlier marks that are smaller"""
        root = None
        ranks = []
        for m in marks:
            rank, cur, last = 0, root, None
            while cur:
                last = cur
                if m <= cur.key:
                    cur.count += m != cur.key
                    cur = cur.lo
                else:
                    rank += cur.count
                    cur = cur.hi
            node = TreeNode(m)
            if last is None:
                root = node
            elif m <= last.key:
                if m == last.key:
                    last.count += 1
                last.lo = node
            else:
                last.hi = node
            ranks.append(rank)
        return ranks
#> Solution().rankAll([5, 2, 8, 6])
#> Solution().rankAll([])
#> Solution().rankAll([1, 2, 3])
#> Solution().rankAll([4, 3, 2])
#> Solution().rankAll([7, 1, 9, 3, 8])
# %%
def lake_tour(lakes, start):
    """row to the lowest-named lake not yet seen, else go back; log the rowing"""
    log = start
    seen = [start]
    back = [start]
    while back:
        here = back[-1]
        fresh = [x for x in sorted(lakes.get(here, '')) if x not in seen]
        if fresh:
            back.append(fresh[0])
            seen.append(fresh[0])
            log += fresh[0]
        else:
            back.pop()
            log += '<'
    return log
#> lake_tour({'a': 'bc', 'b': 'ac', 'c': 'ab'}, 'a')
#> lake_tour({}, 'z')
#> lake_tour({'m': 'on', 'o': 'p'}, 'm')
#> lake_tour({'q': 'q'}, 'q')
#> lake_tour({'a': 'db', 'b': 'a', 'd': 'ae', 'e': 'd'}, 'd')
# %%
class Solution:
    def iterateNested(self, data, skip):
        def walk(d):
            for x in d:
                if isinstance(x, list):
                    yield from walk(x)
                else:
                    yield x

        out = []
        it = walk(data)
        for x in it:
            out.append(x)
            for _ in range(skip):
                if next(it, None) is None:
                    return out
        return out
#> Solution().iterateNested([1, [2, [3, 4]], 5], 1)
#> Solution().iterateNested([], 2)
#> Solution().iterateNested([[[7]]], 0)
#> Solution().iterateNested([[1, 2], [3], [[4, 5], 6]], 2)
#> Solution().iterateNested([9, [], [8, []], 7], 0)
# %%
def spread_discount(tree, percent):
    """tree: (name, price, [kids]); the discount halves with each level"""
    name, price, kids = tree
    now = price - price * percent // 100
    lines = [f'{name}={now}']
    for k in kids:
        lines += spread_discount(k, percent // 2)
    return lines
#> spread_discount(('bike', 200, [('bell', 20, [])]), 50)
#> spread_discount(('pen', 3, []), 10)
#> spread_discount(('desk', 90, [('lamp', 40, [('bulb', 8, [])]), ('mat', 10, [])]), 40)
#> spread_discount(('x', 0, []), 99)
#> spread_discount(('set', 1000, [('a', 100, [('b', 100, [('c', 100, [])])])]), 20)
# %%
class Track:
    def __init__(self, n):
        self.n = n
        self.next = list(range(1, n)) + [0]
        self.blocked = {}

    def block(self, i, ticks):
        self.blocked[i] = ticks

    def tick(self):
        self.blocked = {k: v - 1 for k, v in self.blocked.items() if v > 1}


def train(n, blocks, ticks):
    track = Track(n)
    for i, t in blocks:
        track.block(i, t)
    at, waits = 0, 0
    for _ in range(ticks):
        to = track.next[at]
        if to in track.blocked:
            waits += 1
        else:
            at = to
        track.tick()
    return at, waits
#> train(4, [(2, 3)], 5)
#> train(3, [], 4)
#> train(1, [], 2)
#> train(5, [(1, 2), (3, 6)], 8)
#> train(2, [(1, 10)], 3)
# %%
from typing import List


class Solution:
    def longestRelay(self, times: List[List[int]]) -> List[int]:
        """legs [start, end, runner]; a leg may follow one that ends at its start"""
        times = sorted(times)
        best = [[r] for _, _, r in times]
        for i, (s, e, r) in enumerate(times):
            for j in range(i):
                if times[j][1] == s and len(best[j]) + 1 > len(best[i]):
                    best[i] = best[j] + [r]
        return max(best, key=len, default=[])
#> Solution().longestRelay([[0, 2, 1], [2, 5, 2], [5, 6, 3]])
#> Solution().longestRelay([])
#> Solution().longestRelay([[1, 3, 9], [2, 4, 8]])
#> Solution().longestRelay([[4, 6, 3], [0, 4, 1], [1, 4, 2]])
#> Solution().longestRelay([[0, 1, 5], [1, 2, 6], [0, 2, 7], [2, 3, 8], [2, 4, 9]])
# %%
def crossing(stones, jump_max):
    reach = {0: [0]}
    for i, s in enumerate(stones):
        spots = [0] + stones[:i]
        options = [p for p in spots if s - p <= jump_max and p in reach]
        if options:
            reach[s] = reach[min(options)] + [s]
    last = stones[-1] if stones else 0
    return reach.get(last)
#> crossing([2, 3, 5, 8], 3)
#> crossing([2, 9], 4)
#> crossing([], 1)
#> crossing([1, 2, 3, 4], 2)
#> crossing([4, 5, 9, 10, 13], 5)
# %%
class Solution:
    def __init__(self):
        self.left = []
        self.right = []

    def type(self, ch):
        self.left.append(ch)

    def move(self, k):
        src, dst = (self.left, self.right) if k < 0 else (self.right, self.left)
        for _ in range(abs(k)):
            if not src:
                break
            dst.append(src.pop())

    def cursorText(self, script):
        for item in script:
            if isinstance(item, int):
                self.move(item)
            elif item == 'DEL':
                if self.left:
                    self.left.pop()
            else:
                for ch in item:
                    self.type(ch)
        return ''.join(self.left) + '|' + ''.join(reversed(self.right))
#> Solution().cursorText(['helo', -1, 'l'])
#> Solution().cursorText(['abc', -9, 'DEL', 'x', 2])
#> Solution().cursorText([])
#> Solution().cursorText(['DEL', 3])
#> Solution().cursorText(['tree', 'DEL', -2, 'DEL', 1])
# %%
def blend(a, b):
    """merge two trees given as {value, kids...} dicts: numbers add, dicts blend"""
    out = dict(a)
    for k, v in b.items():
        if k not in out:
            out[k] = v
        elif isinstance(v, dict) and isinstance(out[k], dict):
            out[k] = blend(out[k], v)
        elif isinstance(v, int) and isinstance(out[k], int):
            out[k] += v
        else:
            out[k] = None
    return out
#> blend({'x': 1}, {'x': 2, 'y': 3})
#> blend({'a': {'p': 1}}, {'a': {'p': 4, 'q': 5}})
#> blend({}, {})
#> blend({'a': 1}, {'a': {'b': 2}})
#> blend({'k': {'l': {'m': 7}}, 'n': 1}, {'k': {'l': {'m': -7}}})
# %%
class Solution:
    def islandBridges(self, cells):
        """cells: set-like list of (x, y); gap between the two first islands, in cells"""
        left = sorted(cells)

        def island(seed):
            group = [seed]
            left.remove(seed)
            for x, y in group:
                for n in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
                    if n in left:
                        left.remove(n)
                        group.append(n)
            return group

        if not left:
            return -1
        one = island(left[0])
        if not left:
            return 0
        two = island(left[0])
        return min(abs(a - c) + abs(b - d) for a, b in one for c, d in two) - 1
#> Solution().islandBridges([(0, 0), (0, 1), (3, 1)])
#> Solution().islandBridges([(2, 2)])
#> Solution().islandBridges([])
#> Solution().islandBridges([(0, 0), (1, 1)])
#> Solution().islandBridges([(5, 5), (5, 6), (9, 6), (9, 7), (6, 6)])
# %%
def lineage(births):
    """births: (child, parent) in any order; print generations as strings"""
    parent_of = dict(births)
    roots = sorted(set(parent_of.values()) - set(parent_of))
    gen, lines = roots, []
    while gen:
        lines.append(''.join(gen))
        gen = sorted(c for c, p in births if p in gen)
    return lines
#> lineage([('b', 'a'), ('c', 'a'), ('d', 'b')])
#> lineage([])
#> lineage([('y', 'x'), ('x', 'y')])
#> lineage([('q', 'p'), ('s', 'r')])
#> lineage([('e', 'd'), ('d', 'c'), ('c', 'b'), ('z', 'b')])
# %%
class SegTree:
    def __init__(self, vals):
        self.n = len(vals)
        self.t = [0] * self.n + list(vals)
        for i in range(self.n - 1, 0, -1):
            self.t[i] = max(self.t[2 * i], self.t[2 * i + 1])

    def top(self, l, r):
        l += self.n
        r += self.n
        best = 0
        while l < r:
            if l & 1:
                best = max(best, self.t[l])
                l += 1
            if r & 1:
                r -= 1
                best = max(best, self.t[r])
            l //= 2
            r //= 2
        return best


def hill_views(heights, walks):
    st = SegTree(heights)
    return [st.top(a, b) for a, b in walks]
#> hill_views([3, 9, 2, 5], [(0, 2), (2, 4)])
#> hill_views([1], [(0, 1), (0, 0)])
#> hill_views([], [])
#> hill_views([4, 1, 7, 7, 2], [(1, 4), (3, 5), (0, 1)])
#> hill_views([10, 20, 30, 40, 50, 60], [(0, 6), (1, 5)])
# %%
class Solution:
    def snakeLadder(self, size, jumps, rolls):
        at = 0
        visited = {0: 0}
        for turn, roll in enumerate(rolls, 1):
            nxt = at + roll
            if nxt > size:
                continue
            hops = 0
            while nxt in jumps and hops < 3:
                nxt = jumps[nxt]
                hops += 1
            at = nxt
            if at == size:
                return f'won in {turn}'
            visited[at] = turn
        return at, len(visited)
#> Solution().snakeLadder(10, {3: 8}, [3, 2])
#> Solution().snakeLadder(10, {9: 1}, [5, 4, 6])
#> Solution().snakeLadder(5, {}, [])
#> Solution().snakeLadder(12, {2: 6, 6: 2}, [2, 6, 4, 1])
#> Solution().snakeLadder(20, {5: 11, 11: 3, 14: 20}, [5, 6, 5])
# %%
def thread_posts(posts):
    """posts: (id, reply_to, text) -> an indented thread in order of id"""
    replies = {}
    for pid, to, text in sorted(posts):
        replies.setdefault(to, []).append((pid, text))

    def show(pid, depth):
        for kid, text in replies.get(pid, []):
            yield '.' * depth + text
            yield from show(kid, depth + 1)

    return list(show(0, 0))
#> thread_posts([(1, 0, 'hi'), (2, 1, 'hey'), (3, 0, 'yo')])
#> thread_posts([])
#> thread_posts([(5, 4, 'lost')])
#> thread_posts([(3, 2, 'c'), (2, 1, 'b'), (1, 0, 'a')])
#> thread_posts([(1, 0, 'q'), (4, 1, 'r1'), (2, 1, 'r2'), (3, 4, 'end')])
# %%
from functools import reduce


class Solution:
    def meetTypes(self, parents, names):
        def chain(n):
            return [n] + chain(parents[n]) if n in parents else [n]

        def join(a, b):
            up = chain(b)
            return next((x for x in chain(a) if x in up), 'object')

        return reduce(join, names) if names else 'nothing'
#> Solution().meetTypes({'cat': 'pet', 'dog': 'pet', 'pet': 'animal'}, ['cat', 'dog'])
#> Solution().meetTypes({'cat': 'pet'}, ['cat', 'car'])
#> Solution().meetTypes({}, [])
#> Solution().meetTypes({'int': 'num', 'float': 'num'}, ['int'])
#> Solution().meetTypes({'a': 'b', 'b': 'c', 'd': 'c', 'e': 'd'}, ['a', 'b', 'e'])
# %%
def toggle(tree, path):
    """flip a leaf of nested tuples at the path of indexes, giving a new tree"""
    if not path:
        return not tree if isinstance(tree, bool) else tree
    i, *rest = path
    return tree[:i] + (toggle(tree[i], rest),) + tree[i + 1:]


def count_on(tree):
    return int(tree) if isinstance(tree, bool) else sum(map(count_on, tree))


def press_all(tree, paths):
    counts = []
    for p in paths:
        tree = toggle(tree, p)
        counts.append(count_on(tree))
    return counts
#> press_all((True, (False, True)), [[0], [1, 0]])
#> press_all((), [])
#> press_all((False,), [[0], [0]])
#> press_all((True, (True, (True,))), [[1], [1, 1, 0]])
#> press_all(((False, False), (False,)), [[0, 1], [1, 0], [0, 1]])
# %%
class Solution:
    def sellTickets(self, queue, window):
        """the front buys one ticket and goes to the back until served; VIPs (negative) skip window places forward"""
        line = [(i, abs(n), n < 0) for i, n in enumerate(queue)]
        order = []
        while line:
            who, need, vip = line.pop(0)
            if need <= 1:
                order.append(who)
                continue
            pos = len(line)
            if vip:
                pos = max(0, pos - window)
            line.insert(pos, (who, need - 1, vip))
        return order
#> Solution().sellTickets([2, 1, 3], 1)
#> Solution().sellTickets([2, -3, 2], 1)
#> Solution().sellTickets([], 2)
#> Solution().sellTickets([-2], 5)
#> Solution().sellTickets([1, -4, 3, 2], 2)
# %%
def min_refuels(graph, src, dst, tank):
    """BFS over (place, fuel) states; refuel only where marked with '*'"""
    from collections import deque
    q = deque([(src, tank, 0)])
    best = {}
    while q:
        place, fuel, stops = q.popleft()
        if place == dst:
            return stops
        if best.get(place, -1) >= fuel:
            continue
        best[place] = fuel
        for nxt, d in graph.get(place, []):
            if d <= fuel:
                q.appendleft((nxt, fuel - d, stops))
        if place.endswith('*') and fuel < tank:
            q.append((place, tank, stops + 1))
    return -1
#> min_refuels({'a': [('b*', 4)], 'b*': [('c', 4)]}, 'a', 'c', 5)
#> min_refuels({'a': [('b', 4)], 'b': [('c', 4)]}, 'a', 'c', 5)
#> min_refuels({}, 'x', 'x', 0)
#> min_refuels({'a': [('b', 2), ('d*', 3)], 'b': [('c', 9)], 'd*': [('c', 6)]}, 'a', 'c', 8)
#> min_refuels({'p': [('q', 1)], 'q': [('r', 1)]}, 'p', 'r', 2)
# %%
class Atom:
    def __init__(self, kind):
        self.kind = kind
        self.bonds = []

    def link(self, other):
        self.bonds.append(other)
        other.bonds.append(self)


FREE = {'H': 1, 'O': 2, 'N': 3, 'C': 4}


def check_molecule(kinds, bonds):
    atoms = [Atom(k) for k in kinds]
    for a, b in bonds:
        atoms[a].link(atoms[b])
    bad = []
    for i, atom in enumerate(atoms):
        spare = FREE[atom.kind] - len(atom.bonds)
        if spare:
            bad.append((i, spare))
    return bad or 'stable'
#> check_molecule('HOH', [(0, 1), (1, 2)])
#> check_molecule('HO', [(0, 1)])
#> check_molecule('', [])
#> check_molecule('OO', [(0, 1), (0, 1)])
#> check_molecule('HHNC', [(0, 2), (1, 2), (2, 3), (0, 3)])
# %%
class Solution:
    def lastLeafStanding(self, parent):
        """strip all leaves at once until at most two nodes remain"""
        alive = list(range(len(parent)))
        rounds = 0
        while len(alive) > 2:
            degree = {x: 0 for x in alive}
            for x in alive:
                p = parent[x]
                if p in degree and p != x:
                    degree[x] += 1
                    degree[p] += 1
            alive = [x for x in alive if degree[x] > 1]
            rounds += 1
        return alive, rounds
#> Solution().lastLeafStanding([0, 0, 1, 2, 3])
#> Solution().lastLeafStanding([0, 0, 0, 0])
#> Solution().lastLeafStanding([])
#> Solution().lastLeafStanding([0, 0])
#> Solution().lastLeafStanding([0, 0, 1, 1, 3, 4])
# %%
def tidy(head):
    """a linked list of nested dicts: drop zero-sum neighbours"""
    while head and head['next'] and head['val'] + head['next']['val'] == 0:
        head = head['next']['next']
    if head is None:
        return None
    return {'val': head['val'], 'next': tidy(head['next'])}


def values(head):
    return [] if head is None else [head['val'], *values(head['next'])]


def settle(numbers):
    head = None
    for n in numbers[::-1]:
        head = {'val': n, 'next': head}
    return values(tidy(head))
#> settle([3, -3, 4])
#> settle([1, 2, -2, 5])
#> settle([])
#> settle([0, 0])
#> settle([4, 6, -6, -4, 7, -7])
# %%
class Solution:
    def dependencyCost(self, packages, want):
        """install all wanted with what they need; each package once"""
        installed = []

        def install(p):
            if p in installed:
                return 0
            size, needs = packages.get(p, (0, []))
            if not size:
                raise KeyError(p)
            installed.append(p)
            return size + sum(install(n) for n in needs)

        total = 0
        skipped = []
        for w in want:
            mark = len(installed)
            try:
                total += install(w)
            except KeyError as e:
                del installed[mark:]
                skipped.append(e.args[0])
        return total, installed, skipped
#> Solution().dependencyCost({'a': (3, ['b']), 'b': (4, [])}, ['a', 'b'])
#> Solution().dependencyCost({'a': (3, ['z'])}, ['a'])
#> Solution().dependencyCost({}, [])
#> Solution().dependencyCost({'x': (1, ['y']), 'y': (2, ['x']), 'q': (5, ['x', 'r'])}, ['y', 'q'])
#> Solution().dependencyCost({'m': (9, [])}, ['m', 'n', 'm'])
# %%
def grid_to_graph(rows):
    graph = {}
    for i, row in enumerate(rows):
        for j, h in enumerate(row):
            near = []
            if i and rows[i - 1][j] >= h:
                near.append((i - 1, j))
            if j and row[j - 1] >= h:
                near.append((i, j - 1))
            graph[i, j] = near
    return graph


def longest_up_left(rows):
    graph = grid_to_graph(rows)
    length = {}
    for cell in graph:
        length[cell] = 1 + max((length[c] for c in graph[cell]), default=0)
    return max(length.values(), default=0)
#> longest_up_left([[5, 4], [3, 2]])
#> longest_up_left([])
#> longest_up_left([[1, 2, 3]])
#> longest_up_left([[9, 9], [1, 10]])
#> longest_up_left([[7, 6, 8], [5, 9, 4]])
# %%
class Deck:
    def __init__(self, cards):
        self.top = None
        for c in reversed(cards):
            self.top = (c, self.top)

    def draw(self):
        if self.top is None:
            return None
        card, self.top = self.top
        return card


class Solution:
    def duel(self, mine, yours):
        a, b = Deck(mine), Deck(yours)
        score = 0
        pot = 1
        while True:
            x, y = a.draw(), b.draw()
            if x is None or y is None:
                return score, pot
            if x == y:
                pot += 1
            else:
                score += pot if x > y else -pot
                pot = 1
#> Solution().duel([5, 2, 7], [3, 2, 9])
#> Solution().duel([], [1])
#> Solution().duel([4, 4, 4], [4, 4, 4])
#> Solution().duel([8, 6], [8, 5, 1])
#> Solution().duel([1, 3, 3, 2, 9], [2, 3, 3, 1, 10])
# %%
def spiral_links(n):
    """number of the next cell for each cell of an n-long ring visited by ever larger hops"""
    nxt = [None] * n
    at, hop = 0, 1
    while nxt[at] is None:
        nxt[at] = (at + hop) % n
        at = nxt[at]
        hop += 1
    return nxt


def unvisited(n):
    return [i for i, x in enumerate(spiral_links(n)) if x is None]
#> unvisited(5)
#> unvisited(1)
#> unvisited(8)
#> unvisited(9)
#> unvisited(12)
# %%
class Solution:
    def switchBoard(self, wires, power):
        """a box switches on when at least as many inputs are on as its need; needs are 1, 2, ... per wires[box]"""
        on = list(power)
        changed = True
        passes = 0
        while changed:
            changed = False
            passes += 1
            for box, (need, inputs) in wires.items():
                if box in on:
                    continue
                live = sum(1 for i in inputs if i in on)
                if live >= need:
                    on.append(box)
                    changed = True
        return on, passes
#> Solution().switchBoard({'a': (1, ['b']), 'b': (1, ['p'])}, ['p'])
#> Solution().switchBoard({'a': (2, ['p', 'q'])}, ['p'])
#> Solution().switchBoard({}, [])
#> Solution().switchBoard({'k': (0, [])}, [])
#> Solution().switchBoard({'x': (2, ['y', 'z']), 'y': (1, ['z']), 'z': (1, ['s', 'x'])}, ['s'])
# %%
def decode_tree(code, bits):
    """code: nested pairs with letters at the ends; bits walk down it"""
    node, text = code, ''
    for b in bits:
        node = node[int(b)]
        if isinstance(node, str):
            text += node
            node = code
    return text if node is code else text + '~'


def encode_tree(code, text, prefix=''):
    if isinstance(code, str):
        return {code: prefix}
    table = {**encode_tree(code[0], text, prefix + '0'), **encode_tree(code[1], text, prefix + '1')}
    return table if prefix else ''.join(table[c] for c in text)


def relay(code, text, drop):
    bits = encode_tree(code, text)
    return decode_tree(code, bits[drop:])
#> relay(('a', ('b', 'c')), 'abcab', 1)
#> relay(('a', ('b', 'c')), 'cab', 0)
#> relay(('x', 'y'), '', 0)
#> relay((('e', 't'), 'n'), 'tent', 2)
#> relay(('o', ('k', ('m', 's'))), 'smoks', 1)
# %%
class Solution:
    def nearestExit(self, maze, start):
        r0, c0 = start
        layer = {(r0, c0)}
        known = set(layer)
        steps = 0
        while layer:
            for r, c in sorted(layer):
                on_rim = r in (0, len(maze) - 1) or c in (0, len(maze[0]) - 1)
                if on_rim and (r, c) != start:
                    return steps, (r, c)
            spread = set()
            for r, c in layer:
                for q in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    if 0 <= q[0] < len(maze) and 0 <= q[1] < len(maze[0]) and maze[q[0]][q[1]] == '.':
                        spread.add(q)
            layer = spread - known
            known |= spread
            steps += 1
        return None
#> Solution().nearestExit(['###', '#..', '###'], (1, 1))
#> Solution().nearestExit(['###', '#.#', '###'], (1, 1))
#> Solution().nearestExit(['.'], (0, 0))
#> Solution().nearestExit(['####', '#..#', '##.#'], (1, 1))
#> Solution().nearestExit(['..', '#.'], (0, 0))
# %%
def rank_merge(groups):
    """knockout by pairing neighbours: the stronger takes half of the loser's points"""
    level = [(name, pts) for name, pts in groups]
    rounds = []
    while len(level) > 1:
        nxt = []
        for i in range(0, len(level) - 1, 2):
            (a, x), (b, y) = level[i], level[i + 1]
            nxt.append((a, x + y // 2) if x >= y else (b, y + x // 2))
        if len(level) % 2:
            nxt.append(level[-1])
        rounds.append([n for n, _ in nxt])
        level = nxt
    return rounds
#> rank_merge([('a', 5), ('b', 3), ('c', 8), ('d', 8)])
#> rank_merge([])
#> rank_merge([('solo', 1)])
#> rank_merge([('x', 2), ('y', 7), ('z', 6)])
#> rank_merge([('p', 4), ('q', 4), ('r', 1), ('s', 2), ('t', 9)])
# %%
class Folder:
    def __init__(self, name, parent=None):
        self.name = name
        self.parent = parent
        self.subs = {}

    def path(self):
        return '/' if self.parent is None else self.parent.path().rstrip('/') + '/' + self.name


def run_cd(commands):
    root = cur = Folder('')
    for c in commands.split():
        if c == '..':
            cur = cur.parent or cur
        elif c == '/':
            cur = root
        elif c.startswith('+'):
            cur.subs.setdefault(c[1:], Folder(c[1:], cur))
        elif c in cur.subs:
            cur = cur.subs[c]
        else:
            return f'no {c} in {cur.path()}'
    return cur.path()
#> run_cd('+etc etc +ssh ssh')
#> run_cd('+etc usr')
#> run_cd('')
#> run_cd('.. +a a .. a +b b /')
#> run_cd('+x x +y y .. z')
# %%
def relay_baton(throws, start, count):
    """throws[p] lists who p throws to in turn, cycling; log who holds the baton"""
    turn = {p: 0 for p in throws}
    holder, log = start, [start]
    for _ in range(count):
        mates = throws.get(holder)
        if not mates:
            log.append('dropped')
            break
        k = turn[holder]
        turn[holder] = (k + 1) % len(mates)
        holder = mates[k]
        log.append(holder)
    return log
#> relay_baton({'a': ['b', 'c'], 'b': ['a'], 'c': ['b']}, 'a', 5)
#> relay_baton({'a': ['b']}, 'a', 3)
#> relay_baton({}, 'q', 1)
#> relay_baton({'x': ['x', 'y'], 'y': ['x']}, 'y', 4)
#> relay_baton({'m': ['n']}, 'm', 0)
