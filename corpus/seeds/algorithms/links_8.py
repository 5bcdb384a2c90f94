# %%
class Link:
    def __init__(self, item, after):
        self.item = item
        self.after = after


def from_items(items):
    return Link(items[0], from_items(items[1:])) if items else None


def drop_every(link, n, k=1):
    if link is None:
        return None
    rest = drop_every(link.after, n, k % n + 1)
    return rest if k == n else Link(link.item, rest)


def join_text(link, sep=''):
    text = ''
    while link:
        text += link.item + (sep if link.after else '')
        link = link.after
    return text


def thin_out(word, n):
    return join_text(drop_every(from_items(word), n), '.')
#> thin_out('abcdef', 3)
#> thin_out('', 2)
#> thin_out('xyz', 1)
#> thin_out('hello', 2)
#> thin_out('ok', 9)
# %%
from collections import deque
from typing import List


class Solution:
    def slidingPucks(self, ice: List[str], start: List[int]) -> int:
        """a puck slides until a wall; number of different resting places"""
        rest = [tuple(start)]
        q = deque(rest)
        while q:
            r, c = q.popleft()
            for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                a, b = r, c
                while 0 <= a + dr < len(ice) and 0 <= b + dc < len(ice[0]) and ice[a + dr][b + dc] != '#':
                    a += dr
                    b += dc
                if (a, b) not in rest:
                    rest.append((a, b))
                    q.append((a, b))
        return len(rest) - 1
#> Solution().slidingPucks(['..', '..'], [0, 0])
#> Solution().slidingPucks(['.'], [0, 0])
#> Solution().slidingPucks(['.#.', '...'], [0, 0])
#> Solution().slidingPucks(['#.#'], [0, 1])
#> Solution().slidingPucks(['..#', '...'], [1, 1])
# %%
def royal_line(deaths, children, crown, count):
    """succession order: depth first among children, skipping the dead themselves"""
    line = []

    def walk(p):
        if len(line) == count:
            return
        if p not in deaths:
            line.append(p)
        for c in children.get(p, []):
            walk(c)

    walk(crown)
    return line
#> royal_line(['ed'], {'ed': ['al', 'vi'], 'al': ['geo']}, 'ed', 3)
#> royal_line([], {}, 'bea', 2)
#> royal_line(['x'], {}, 'x', 1)
#> royal_line(['b'], {'a': ['b', 'c'], 'b': ['d']}, 'a', 2)
#> royal_line([], {'k': ['l', 'm'], 'l': ['n'], 'm': ['o']}, 'k', 4)
# %%
class Solution:
    def heapGaps(self, arr):
        """for each node of a heap array the largest difference to a node on the way up"""
        out = []
        for i, v in enumerate(arr):
            gap, j = 0, i
            while j:
                j = (j - 1) // 2
                gap = max(gap, abs(arr[j] - v))
            out.append(gap)
        return out
#> Solution().heapGaps([5, 1, 9, 4])
#> Solution().heapGaps([])
#> Solution().heapGaps([3])
#> Solution().heapGaps([0, 10, -10, 10, 0, -20])
#> Solution().heapGaps([2, 2, 2, 7])
# %%
class Stack:
    def __init__(self, limit):
        self.limit = limit
        self.plates = []

    def full(self):
        return len(self.plates) == self.limit


class Cupboard:
    def __init__(self, limit):
        self.limit = limit
        self.stacks = []

    def push(self, p):
        if not self.stacks or self.stacks[-1].full():
            self.stacks.append(Stack(self.limit))
        self.stacks[-1].plates.append(p)

    def take(self, i):
        if i >= len(self.stacks):
            return None
        p = self.stacks[i].plates.pop()
        if not self.stacks[i].plates:
            del self.stacks[i]
        return p


def wash_up(plates, limit, takes):
    c = Cupboard(limit)
    for p in plates:
        c.push(p)
    got = [c.take(i) for i in takes]
    return got, [s.plates for s in c.stacks]
#> wash_up([1, 2, 3, 4, 5], 2, [0, 0])
#> wash_up([], 3, [0])
#> wash_up([7, 8], 1, [1, 1, 0])
#> wash_up([1, 2, 3], 5, [])
#> wash_up([4, 5, 6, 7], 2, [1, 0, 1])
# %%
class Solution:
    def settleDebts(self, debts):
        """debts (from, to, amount): follow and cancel loops by their smallest amount, once"""
        owes = {}
        for a, b, n in debts:
            owes.setdefault(a, {})[b] = owes.get(a, {}).get(b, 0) + n

        def loop(path):
            for b in owes.get(path[-1], {}):
                if b in path:
                    return path[path.index(b):] + [b]
                found = loop(path + [b])
                if found:
                    return found
            return None

        for start in list(owes):
            ring = loop([start])
            while ring:
                steps = list(zip(ring, ring[1:]))
                cut = min(owes[a][b] for a, b in steps)
                for a, b in steps:
                    owes[a][b] -= cut
                    if owes[a][b] == 0:
                        del owes[a][b]
                ring = loop([start])
        return [(a, b, n) for a in sorted(owes) for b, n in sorted(owes[a].items())]
#> Solution().settleDebts([('a', 'b', 5), ('b', 'c', 3), ('c', 'a', 4)])
#> Solution().settleDebts([])
#> Solution().settleDebts([('x', 'y', 2), ('y', 'x', 2)])
#> Solution().settleDebts([('p', 'q', 1), ('q', 'r', 1)])
#> Solution().settleDebts([('m', 'm', 9), ('m', 'n', 3), ('n', 'm', 1)])
# %%
def xor_walk(tree, path):
    """tree as nested pairs with ints at the leaves; path bits pick sides, result xors what was left behind"""
    def total(t):
        return t if isinstance(t, int) else total(t[0]) ^ total(t[1])

    left_behind = 0
    for bit in path:
        if isinstance(tree, int):
            break
        left_behind ^= total(tree[1 - bit])
        tree = tree[bit]
    return left_behind, total(tree)
#> xor_walk(((1, 2), 4), [0, 1])
#> xor_walk(7, [1, 0])
#> xor_walk((5, 5), [])
#> xor_walk(((3, (6, 9)), (12, 1)), [0, 1, 0])
#> xor_walk(((8, 1), (2, 4)), [1])
# %%
import heapq


class Solution:
    def skillTree(self, skills, points):
        """learn the cheapest open skill while points last; skills: name -> (cost, needs)"""
        learned = []
        heap = [(cost, name) for name, (cost, needs) in skills.items() if not needs]
        heapq.heapify(heap)
        while heap:
            cost, name = heapq.heappop(heap)
            if cost > points:
                break
            points -= cost
            learned.append(name)
            for other, (c, needs) in skills.items():
                if name in needs and all(n in learned for n in needs):
                    heapq.heappush(heap, (c, other))
        return learned, points
#> Solution().skillTree({'run': (2, []), 'jump': (3, ['run']), 'fly': (9, ['jump'])}, 8)
#> Solution().skillTree({}, 5)
#> Solution().skillTree({'a': (4, [])}, 3)
#> Solution().skillTree({'p': (1, []), 'q': (1, []), 'r': (0, ['p', 'q'])}, 2)
#> Solution().skillTree({'x': (5, []), 'y': (1, ['x']), 'z': (3, []), 'w': (2, ['z'])}, 10)
# %%
def ladder_lengths(rungs):
    """rungs[i] tells the rung above or None; length of every ladder from its lowest rung"""
    above = {i: r for i, r in enumerate(rungs)}
    lowest = [i for i in above if i not in rungs]
    lengths = {}
    for i in lowest:
        n, j = 1, above[i]
        while j is not None and n <= len(rungs):
            n += 1
            j = above[j]
        lengths[i] = n
    return lengths
#> ladder_lengths([1, 2, None, None])
#> ladder_lengths([])
#> ladder_lengths([1, 0])
#> ladder_lengths([2, 2, 3, None])
#> ladder_lengths([None, 0, 1, 1])
# %%
class Solution:
    def copyNetwork(self, near, start, depth):
        """copy of the network within a depth, relabelled in the order found"""
        label = {start: 0}
        layer = [start]
        copy = {0: []}
        for _ in range(depth):
            nxt = []
            for x in layer:
                for y in near.get(x, []):
                    if y not in label:
                        label[y] = len(label)
                        copy[label[y]] = []
                        nxt.append(y)
                    copy[label[x]].append(label[y])
            layer = nxt
        return copy
#> Solution().copyNetwork({'a': ['b', 'c'], 'b': ['a'], 'c': ['d']}, 'a', 2)
#> Solution().copyNetwork({}, 'q', 3)
#> Solution().copyNetwork({'x': ['y']}, 'x', 0)
#> Solution().copyNetwork({'m': ['m', 'n'], 'n': ['m']}, 'n', 2)
#> Solution().copyNetwork({5: [6], 6: [7], 7: [8]}, 5, 2)
# %%
def leaf_words(tree):
    """words read from root to leaf in a {letter: subtree} dict, shortest first"""
    def words(node, prefix):
        if not node:
            yield prefix
        for ch in sorted(node):
            yield from words(node[ch], prefix + ch)

    return sorted(words(tree, ''), key=len)


def grow(words_in):
    root = {}
    for w in words_in:
        node = root
        for ch in w:
            node = node.setdefault(ch, {})
    return root


def maximal_words(words_in):
    return leaf_words(grow(words_in))
#> maximal_words(['car', 'cart', 'cat'])
#> maximal_words([])
#> maximal_words(['a', 'ab', 'abc'])
#> maximal_words(['zoo', 'ant', 'an'])
#> maximal_words(['to', 'tone', 'ten', 'to'])
# %%
class Relay:
    def __init__(self, hub, threshold):
        self.hub = hub
        self.threshold = threshold
        self.charge = 0
        self.fans = []

    def hit(self):
        self.charge += 1
        if self.charge < self.threshold:
            return []
        self.charge = 0
        return [self.hub] + [x for f in self.fans for x in f.hit()]


class Solution:
    def pulses(self, specs, wires, hits):
        """specs: thresholds; wires go from lower to higher index; log of firings"""
        relays = [Relay(i, t) for i, t in enumerate(specs)]
        for a, b in wires:
            if a < b:
                relays[a].fans.append(relays[b])
        log = []
        for h in hits:
            log += relays[h].hit()
        return log
#> Solution().pulses([1, 2, 1], [(0, 1), (1, 2)], [0, 0])
#> Solution().pulses([], [], [])
#> Solution().pulses([3], [], [0, 0, 0, 0])
#> Solution().pulses([1, 1, 2], [(0, 1), (0, 2), (1, 2)], [0, 2])
#> Solution().pulses([2, 1], [(1, 0), (0, 1)], [0, 1, 0])
# %%
def reach_matrix(arrows, names):
    """rows of a reachability table by repeated squaring of bit masks"""
    n = len(names)
    rows = [1 << i for i in range(n)]
    for a, b in arrows:
        rows[names.index(a)] |= 1 << names.index(b)
    changed = True
    while changed:
        changed = False
        for i in range(n):
            mask = rows[i]
            for j in range(n):
                if mask >> j & 1:
                    mask |= rows[j]
            if mask != rows[i]:
                rows[i] = mask
                changed = True
    return [''.join(names[j] for j in range(n) if r >> j & 1) for r in rows]
#> reach_matrix(['ab', 'bc'], 'abc')
#> reach_matrix([], '')
#> reach_matrix(['ab', 'ba'], 'abc')
#> reach_matrix(['zx'], 'xz')
#> reach_matrix(['dc', 'cb', 'ba'], 'abcd')
# %%
class Solution:
    def dutyRoster(self, staff, absent, days):
        """linked roster ring; whoever is absent on a day swaps with the next in the ring"""
        ring = list(staff)
        nxt = {a: b for a, b in zip(ring, ring[1:] + ring[:1])}
        roster = []
        cur = ring[0] if ring else None
        for d in range(days):
            pick, tries = cur, 0
            while (d, pick) in absent and tries < len(ring):
                pick = nxt[pick]
                tries += 1
            roster.append(pick if tries < len(ring) else None)
            cur = nxt.get(cur)
        return roster
#> Solution().dutyRoster(['amy', 'ben', 'cal'], [(1, 'ben')], 4)
#> Solution().dutyRoster([], [], 2)
#> Solution().dutyRoster(['solo'], [(1, 'solo')], 3)
#> Solution().dutyRoster(['p', 'q'], [(0, 'p'), (0, 'q'), (1, 'q')], 2)
#> Solution().dutyRoster(['x', 'y', 'z'], [(2, 'z'), (2, 'x')], 3)
# %%
def widest_gap_tree(points):
    """split the sorted points at the widest gap, recursively; nested lists of clusters"""
    if len(points) < 3:
        return points
    gaps = [(b - a, -i) for i, (a, b) in enumerate(zip(points, points[1:]))]
    width, i = max(gaps)
    if width <= 2:
        return points
    cut = 1 - i
    return [widest_gap_tree(points[:cut]), widest_gap_tree(points[cut:])]


def cluster(points):
    return widest_gap_tree(sorted(points))
#> cluster([1, 2, 9, 10, 30])
#> cluster([])
#> cluster([5, 4])
#> cluster([1, 3, 5, 7])
#> cluster([20, 0, 5, 24, 100, 1])
# %%
class Solution:
    def patrol(self, adjacency, start, steps):
        """at each step go to the neighbour left longest unvisited; return the last visit times"""
        n = len(adjacency)
        last = [-1] * n
        at = start
        last[at] = 0
        for t in range(1, steps + 1):
            options = [j for j in range(n) if adjacency[at][j] == '1']
            if not options:
                break
            at = min(options, key=lambda j: last[j])
            last[at] = t
        return last
#> Solution().patrol(['011', '101', '110'], 0, 4)
#> Solution().patrol(['0'], 0, 5)
#> Solution().patrol(['01', '10'], 1, 3)
#> Solution().patrol(['0100', '1011', '0100', '0100'], 1, 5)
#> Solution().patrol(['010', '000', '100'], 2, 9)
# %%
class Box:
    def __init__(self, name, *inside):
        self.name = name
        self.inside = list(inside)

    def __len__(self):
        return 1 + sum(len(b) for b in self.inside)

    def __iter__(self):
        yield self.name
        for b in self.inside:
            yield from b


def pack(spec):
    if isinstance(spec, str):
        return Box(spec)
    name, *rest = spec
    return Box(name, *map(pack, rest))


def unpack_until(spec, wanted):
    box = pack(spec)
    for n, name in enumerate(box, 1):
        if name == wanted:
            return f'{n} of {len(box)}'
    return f'none of {len(box)}'
#> unpack_until(['crate', 'cup', ['tin', 'tea']], 'tea')
#> unpack_until('egg', 'egg')
#> unpack_until(['bag', 'pen'], 'key')
#> unpack_until(['a', ['b', ['c', 'd'], 'e'], 'f'], 'e')
#> unpack_until(['x', 'x'], 'x')
# %%
def sea_level_paths(heights, edges, src, dst):
    """lowest flood level (from a sorted list of heights) at which src and dst are joined under water"""
    def joined(level):
        under = [h <= level for h in heights]
        if not (under[src] and under[dst]):
            return False
        seen, todo = {src}, [src]
        while todo:
            x = todo.pop()
            for a, b in edges:
                for u, v in ((a, b), (b, a)):
                    if u == x and under[v] and v not in seen:
                        seen.add(v)
                        todo.append(v)
        return dst in seen

    levels = sorted(set(heights))
    lo, hi = 0, len(levels)
    while lo < hi:
        mid = (lo + hi) // 2
        if joined(levels[mid]):
            hi = mid
        else:
            lo = mid + 1
    return levels[lo] if lo < len(levels) else -1
#> sea_level_paths([1, 5, 2], [(0, 1), (1, 2)], 0, 2)
#> sea_level_paths([3, 4], [], 0, 1)
#> sea_level_paths([6], [], 0, 0)
#> sea_level_paths([1, 8, 3, 2], [(0, 1), (1, 3), (0, 2), (2, 3)], 0, 3)
#> sea_level_paths([9, 1, 1], [(0, 1), (1, 2)], 2, 1)
# %%
class Solution:
    def parseFamily(self, text):
        """'ann>bob,cat;cat>dan' -> depth of each person below the top"""
        kids, order = {}, []
        for clause in text.split(';'):
            if '>' not in clause:
                continue
            p, cs = clause.split('>')
            kids.setdefault(p, []).extend(cs.split(','))
            order += [x for x in [p] + cs.split(',') if x not in order]
        depth = {}
        for p in order:
            if p not in depth:
                depth[p] = 0
            for c in kids.get(p, []):
                depth[c] = depth[p] + 1
        return depth
#> Solution().parseFamily('ann>bob,cat;cat>dan')
#> Solution().parseFamily('')
#> Solution().parseFamily('x>y;z>w')
#> Solution().parseFamily('p>q;q>r;r>s')
#> Solution().parseFamily('m>n,o;junk;n>k')
# %%
def bead_swap(beads, swaps):
    """swap neighbours in a doubly linked necklace given by (value, times)"""
    nxt = {None: None}
    prv = {}
    last = None
    for b in beads:
        nxt[last], prv[b] = b, last
        last = b
    nxt[last], prv[None] = None, last
    for b, times in swaps:
        for _ in range(times):
            c = nxt[b]
            if c is None:
                break
            a, d = prv[b], nxt[c]
            nxt[a], nxt[c], nxt[b] = c, b, d
            prv[c], prv[b], prv[d] = a, c, b
    out = []
    while nxt[out[-1] if out else None] is not None:
        out.append(nxt[out[-1] if out else None])
    return out
#> bead_swap([1, 2, 3, 4], [(1, 2)])
#> bead_swap([], [])
#> bead_swap([5], [(5, 3)])
#> bead_swap(['a', 'b', 'c'], [('a', 9), ('b', 1)])
#> bead_swap([7, 8, 9], [(8, 0), (7, 1)])
# %%
class Solution:
    def quietCorner(self, noisy, links, n):
        """the node farthest (in links) from every noisy one; ties to the lowest number"""
        dist = [0 if i in noisy else None for i in range(n)]
        level = 0
        while True:
            edge = [i for i in range(n) if dist[i] == level]
            if not edge:
                break
            level += 1
            for a, b in links:
                for x, y in ((a, b), (b, a)):
                    if x in edge and dist[y] is None:
                        dist[y] = level
        if None in dist:
            return dist.index(None), 'never'
        return (dist.index(max(dist)), max(dist)) if dist else None
#> Solution().quietCorner([0], [(0, 1), (1, 2)], 3)
#> Solution().quietCorner([0], [(0, 1)], 3)
#> Solution().quietCorner([], [], 0)
#> Solution().quietCorner([1, 3], [(0, 1), (1, 2), (2, 3)], 4)
#> Solution().quietCorner([4], [(4, 3), (3, 2), (2, 1), (1, 0), (0, 4)], 5)
# %%
def tree_chain(tree, op):
    """fold a (value, kids) tree: kids' results are combined first by op, then with the value"""
    ops = {'sum': lambda a, b: a + b, 'max': max, 'gap': lambda a, b: abs(a - b)}
    f = ops[op]

    def run(t):
        v, kids = t
        acc = v
        for k in kids:
            acc = f(acc, run(k))
        return acc

    return run(tree)
#> tree_chain((1, [(2, []), (3, [(4, [])])]), 'sum')
#> tree_chain((1, [(2, []), (3, [(4, [])])]), 'gap')
#> tree_chain((6, []), 'max')
#> tree_chain((0, [(-5, [(-1, [])]), (-3, [])]), 'max')
#> tree_chain((9, [(4, [(1, []), (2, [])])]), 'avg')
# %%
class Hotel:
    def __init__(self, rooms):
        self.free = list(range(rooms))
        self.guests = {}

    def arrive(self, who):
        if who in self.guests or not self.free:
            return -1
        room = self.free.pop(0)
        self.guests[who] = room
        return room

    def leave(self, who):
        room = self.guests.pop(who, None)
        if room is None:
            return -1
        i = 0
        while i < len(self.free) and self.free[i] < room:
            i += 1
        self.free.insert(i, room)
        return room


def desk(rooms, events):
    h = Hotel(rooms)
    return [h.leave(e[1:]) if e[0] == '-' else h.arrive(e) for e in events]
#> desk(2, ['al', 'bo', 'cy', '-al', 'cy'])
#> desk(0, ['al'])
#> desk(3, [])
#> desk(1, ['x', 'x', '-y', '-x'])
#> desk(3, ['p', 'q', 'r', '-r', '-p', 's'])
# %%
class Solution:
    def minTurns(self, grid, start, goal):
        """fewest turns for a cart on rails from start to goal: 0-1 search over (cell, heading)"""
        from collections import deque
        moves = ((0, 1), (1, 0), (0, -1), (-1, 0))
        q = deque(((start, h), 0) for h in range(4))
        best = {}
        while q:
            ((r, c), h), t = q.popleft()
            if ((r, c), h) in best:
                continue
            best[(r, c), h] = t
            if (r, c) == goal:
                return t
            for k, (dr, dc) in enumerate(moves):
                a, b = r + dr, c + dc
                if 0 <= a < len(grid) and 0 <= b < len(grid[0]) and grid[a][b] == '=':
                    if k == h:
                        q.appendleft((((a, b), k), t))
                    elif (k - h) % 4 != 2:
                        q.append((((a, b), k), t + 1))
        return -1
#> Solution().minTurns(['==', '.='], (0, 0), (1, 1))
#> Solution().minTurns(['==='], (0, 0), (0, 2))
#> Solution().minTurns(['=.='], (0, 0), (0, 2))
#> Solution().minTurns(['='], (0, 0), (0, 0))
#> Solution().minTurns(['=.', '==', '.='], (0, 0), (2, 1))
# %%
def bigger_half(tree, k):
    """walk to the bigger half (by leaf count) k times"""
    def leaves(t):
        return sum(map(leaves, t)) if isinstance(t, tuple) else 1

    trail = ''
    while k > 0 and isinstance(tree, tuple):
        a, b = tree
        if leaves(a) >= leaves(b):
            tree, trail = a, trail + 'a'
        else:
            tree, trail = b, trail + 'b'
        k -= 1
    return trail, tree
#> bigger_half(((1, 2), 3), 2)
#> bigger_half(8, 1)
#> bigger_half((1, (2, (3, 4))), 2)
#> bigger_half(((1, 2), (3, 4)), 1)
#> bigger_half((5, (6, 7)), 0)
# %%
class Solution:
    def __init__(self):
        self.memory = {}

    def lookup(self, aliases, name):
        if name in self.memory:
            return self.memory[name]
        self.memory[name] = '(loop)'
        if name in aliases:
            self.memory[name] = self.lookup(aliases, aliases[name])
        else:
            self.memory[name] = name
        return self.memory[name]

    def resolveAll(self, aliases, names):
        real = [self.lookup(aliases, n) for n in names]
        return real, len(self.memory)
#> Solution().resolveAll({'ll': 'ls', 'l': 'll'}, ['l', 'cat'])
#> Solution().resolveAll({'a': 'b', 'b': 'a'}, ['a'])
#> Solution().resolveAll({}, [])
#> Solution().resolveAll({'x': 'x'}, ['x', 'x'])
#> Solution().resolveAll({'p': 'q', 'q': 'r', 's': 'q'}, ['s', 'p'])
# %%
def courier_trees(n, edges, demand):
    """a courier starts at 0 in a tree and must pass all demand nodes and come back: steps"""
    near = [[] for _ in range(n)]
    for a, b in edges:
        near[a].append(b)
        near[b].append(a)

    def steps(x, came):
        total = 0
        for y in near[x]:
            if y != came:
                inner, needed = steps(y, x)
                if needed:
                    total += inner + 2
        return total, total > 0 or x in demand

    return steps(0, -1)[0]
#> courier_trees(4, [(0, 1), (1, 2), (0, 3)], [2])
#> courier_trees(1, [], [0])
#> courier_trees(4, [(0, 1), (1, 2), (0, 3)], [2, 3])
#> courier_trees(3, [(0, 1), (1, 2)], [])
#> courier_trees(6, [(0, 2), (2, 1), (2, 4), (4, 5), (0, 3)], [1, 4])
# %%
from typing import List


class Solution:
    def mergeQueues(self, queues: List[List[str]], vip: str) -> List[str]:
        """take heads in turn; a queue whose head is vip goes twice"""
        lines = [q[::-1] for q in queues if q]
        served = []
        i = 0
        while lines:
            i %= len(lines)
            twice = lines[i][-1] == vip
            served.append(lines[i].pop())
            if twice and lines[i]:
                served.append(lines[i].pop())
            if lines[i]:
                i += 1
            else:
                lines.pop(i)
        return served
#> Solution().mergeQueues([['a', 'b'], ['v', 'c', 'd']], 'v')
#> Solution().mergeQueues([], 'v')
#> Solution().mergeQueues([['v'], [], ['x', 'y']], 'v')
#> Solution().mergeQueues([['p', 'q', 'r'], ['s']], 'z')
#> Solution().mergeQueues([['v', 'v', 'v']], 'v')
# %%
def domino_depth(tiles):
    """longest chain of tiles (a, b) laid end to end without turning any"""
    def longest(end, left):
        best = []
        for i, (a, b) in enumerate(left):
            if end is None or a == end:
                rest = longest(b, left[:i] + left[i + 1:])
                if len(rest) + 1 > len(best):
                    best = [(a, b)] + rest
        return best

    return longest(None, tiles)
#> domino_depth([(1, 2), (2, 3), (5, 1)])
#> domino_depth([])
#> domino_depth([(4, 4)])
#> domino_depth([(1, 2), (3, 4)])
#> domino_depth([(6, 5), (5, 6), (6, 1)])
# %%
class Solution:
    def prefixHeights(self, signal):
        """'u' opens a child, 'd' goes back; number of nodes per depth and whether it closes"""
        counts = [1]
        depth = 0
        for i, s in enumerate(signal):
            if s == 'u':
                depth += 1
                if depth == len(counts):
                    counts.append(0)
                counts[depth] += 1
            elif depth:
                depth -= 1
            else:
                return counts, -i
        return counts, depth == 0
#> Solution().prefixHeights('uduudd')
#> Solution().prefixHeights('')
#> Solution().prefixHeights('udd')
#> Solution().prefixHeights('uuu')
#> Solution().prefixHeights('uududdud')
# %%
class Account:
    def __init__(self, owner):
        self.owner = owner
        self.history = None
        self.total = 0

    def record(self, amount):
        self.history = (amount, self.history)
        self.total += amount

    def last(self, n):
        h, out = self.history, []
        while h and len(out) < n:
            amount, h = h
            out.append(amount)
        return out


def statement(rows, n):
    accounts = {}
    for owner, amount in rows:
        if owner not in accounts:
            accounts[owner] = Account(owner)
        accounts[owner].record(amount)
    poorest = min(accounts.values(), key=lambda a: a.total, default=None)
    return (poorest.owner, poorest.total, poorest.last(n)) if poorest else None
#> statement([('ed', 5), ('flo', 9), ('ed', -2)], 2)
#> statement([], 1)
#> statement([('gus', 4)], 0)
#> statement([('a', 1), ('b', 1)], 3)
#> statement([('x', 10), ('y', 3), ('x', -9), ('x', 1), ('y', 4)], 2)
# %%
def spread_paint(tree, start, days):
    """paint dries: a node painted on day d paints its tree neighbours on d+1 and d+2 only the even ones"""
    painted = {start: 0}
    for day in range(1, days + 1):
        fresh = []
        for a, b in tree:
            for x, y in ((a, b), (b, a)):
                if x in painted and y not in painted and y not in fresh:
                    age = day - painted[x]
                    if age == 1 and y % 2 or age == 2 and y % 2 == 0:
                        fresh.append(y)
        for y in fresh:
            painted[y] = day
    return painted
#> spread_paint([(0, 1), (1, 2), (2, 3)], 0, 4)
#> spread_paint([], 5, 2)
#> spread_paint([(4, 2), (4, 6), (4, 7)], 4, 2)
#> spread_paint([(1, 3), (3, 5), (5, 7)], 7, 2)
#> spread_paint([(0, 2)], 0, 1)
# %%
class Solution:
    def busiestJunction(self, trips, roads):
        """each trip takes the way with fewest roads (lowest names first); the node passed by most trips"""
        def way(a, b):
            came, line = {a: None}, [a]
            for x in line:
                for y in sorted(roads.get(x, '')):
                    if y not in came:
                        came[y] = x
                        line.append(y)
            path = []
            while b in came and b is not None:
                path.append(b)
                b = came[b]
            return path

        passes = {}
        for a, b in trips:
            for x in way(a, b)[1:-1]:
                passes[x] = passes.get(x, 0) + 1
        return max(passes.items(), key=lambda kv: (kv[1], kv[0]), default=None)
#> Solution().busiestJunction(['ac', 'bd'], {'a': 'b', 'b': 'ac', 'c': 'bd', 'd': 'c'})
#> Solution().busiestJunction([], {})
#> Solution().busiestJunction(['xz'], {'x': 'y', 'z': 'y'})
#> Solution().busiestJunction(['ad', 'ad'], {'a': 'cb', 'b': 'd', 'c': 'd'})
#> Solution().busiestJunction(['pr', 'ps'], {'p': 'q', 'q': 'rs', 'r': '', 's': 'r'})
# %%
def sorted_insert_moves(values):
    """insert into a linked order kept in two arrays, counting the links walked"""
    vals, nxt, head, walked = [], [], -1, 0
    for v in values:
        vals.append(v)
        me = len(vals) - 1
        prev, cur = -1, head
        while cur != -1 and vals[cur] <= v:
            prev, cur = cur, nxt[cur]
            walked += 1
        nxt.append(cur)
        if prev == -1:
            head = me
        else:
            nxt[prev] = me
    return head, nxt, walked
#> sorted_insert_moves([3, 1, 2])
#> sorted_insert_moves([])
#> sorted_insert_moves([4, 3, 2, 1])
#> sorted_insert_moves([1, 1, 1])
#> sorted_insert_moves([5, 9, 7, 6, 10])
# %%
class Solution:
    def depthCharge(self, tree, charge):
        """a charge falls down a (armor, left, right) tree, losing armor, splitting in halves; leaves that sink"""
        sunk = []

        def fall(t, power, name):
            if t is None or power <= 0:
                return
            armor, l, r = t
            left_over = power - armor
            if l is None and r is None:
                if left_over >= 0:
                    sunk.append(name)
                return
            fall(l, left_over // 2, name + 'l')
            fall(r, left_over - left_over // 2, name + 'r')

        fall(tree, charge, '')
        return sunk
#> Solution().depthCharge((2, (3, None, None), (4, None, None)), 10)
#> Solution().depthCharge(None, 5)
#> Solution().depthCharge((6, None, None), 6)
#> Solution().depthCharge((1, (1, (2, None, None), (9, None, None)), (3, None, None)), 12)
#> Solution().depthCharge((8, (1, None, None), (1, None, None)), 9)
# %%
def fairy_rings(stones):
    """stones point to others by offset modulo the count; ring lengths and tails leading in"""
    n = len(stones)
    to = [(i + s) % n for i, s in enumerate(stones)]
    on_ring = set(range(n))
    while True:
        hit = {to[i] for i in on_ring}
        if hit == on_ring:
            break
        on_ring = hit
    rings = []
    todo = sorted(on_ring)
    while todo:
        ring = [todo.pop(0)]
        while to[ring[-1]] != ring[0]:
            ring.append(to[ring[-1]])
            todo.remove(ring[-1])
        rings.append(ring)
    return rings, n - len(on_ring)
#> fairy_rings([1, 1, 1])
#> fairy_rings([])
#> fairy_rings([0, 0])
#> fairy_rings([2, 1, 1, 4, 3])
#> fairy_rings([1, -1, 3, 0, 2, 1])
# %%
class Solution:
    def treeDiary(self, ops):
        """'add x' puts a child and goes to it, 'up' goes up, 'cut' removes the current subtree"""
        root = ['root']
        path = [root]
        for op in ops:
            if op.startswith('add '):
                kid = [op[4:]]
                path[-1].append(kid)
                path.append(kid)
            elif len(path) > 1:
                gone = path.pop()
                if op == 'cut':
                    path[-1].remove(gone)
        return root, len(path)
#> Solution().treeDiary(['add a', 'add b', 'up', 'add c'])
#> Solution().treeDiary([])
#> Solution().treeDiary(['up', 'cut'])
#> Solution().treeDiary(['add x', 'add y', 'cut', 'add z', 'up', 'up'])
#> Solution().treeDiary(['add p', 'up', 'add q', 'cut'])
# %%
def rank_pages(links, rounds):
    """every page has 60 points; each round it gives them away evenly, the rest stays"""
    score = {p: 60 for p in links}
    for _ in range(rounds):
        new = {p: 0 for p in links}
        for p, outs in links.items():
            if not outs:
                new[p] += score[p]
                continue
            share, rest = divmod(score[p], len(outs))
            new[p] += rest
            for o in outs:
                new[o] += share
        score = new
    return sorted(score.items(), key=lambda kv: -kv[1])
#> rank_pages({'a': 'bc', 'b': 'c', 'c': ''}, 2)
#> rank_pages({}, 3)
#> rank_pages({'x': 'x'}, 1)
#> rank_pages({'p': 'q', 'q': 'p'}, 0)
#> rank_pages({'m': 'no', 'n': 'm', 'o': 'mn'}, 3)
# %%
class Solution:
    def lightest(self, mobile, shave):
        """balance nested [left, right] mobiles by shaving weights down; total shaved, limit per level"""
        def level(m, limit):
            if isinstance(m, int):
                return m, 0
            (a, x), (b, y) = level(m[0], limit - 1), level(m[1], limit - 1)
            diff = abs(a - b)
            cut = min(diff, max(limit, 0))
            return a + b - cut, x + y + cut

        weight, total = level(mobile, shave)
        return {'weight': weight, 'shaved': total}
#> Solution().lightest([5, 3], 4)
#> Solution().lightest(7, 2)
#> Solution().lightest([[4, 4], 10], 1)
#> Solution().lightest([[1, 9], [6, [2, 3]]], 3)
#> Solution().lightest([8, 1], 0)
# %%
def weave_tree(a, b):
    """nodes of two heap arrays taken level by level in turn, levels of b reversed"""
    def levels(h):
        out, i = [], 0
        while i < len(h):
            out.append(h[i:2 * i + 1])
            i = 2 * i + 1
        return out

    la, lb = levels(a), levels(b)
    woven = []
    for k in range(max(len(la), len(lb))):
        if k < len(la):
            woven += la[k]
        if k < len(lb):
            woven += reversed(lb[k])
    return woven
#> weave_tree([1, 2, 3], [4, 5, 6])
#> weave_tree([], [])
#> weave_tree([1], [9, 8, 7, 6])
#> weave_tree([1, 2, 3, 4, 5, 6, 7], [])
#> weave_tree([0, 1], [5])
