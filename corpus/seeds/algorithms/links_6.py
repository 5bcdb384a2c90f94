# %%
class Bead:
    def __init__(self, colour):
        self.colour = colour
        self.next = None


class Solution:
    def thread(self, colours):
        head = prev = None
        for c in colours:
            b = Bead(c)
            if prev is None:
                head = b
            else:
                prev.next = b
            prev = b
        return head

    def popRuns(self, colours, least):
        """remove the first run of at least that many equal beads, again and again"""
        head = self.thread(colours)
        pops = 0
        again = True
        while again:
            again = False
            before, run = None, head
            while run:
                end, n = run, 1
                while end.next and end.next.colour == run.colour:
                    end = end.next
                    n += 1
                if n >= least:
                    if before:
                        before.next = end.next
                    else:
                        head = end.next
                    pops += 1
                    again = True
                    break
                before, run = end, end.next
        rest = ''
        while head:
            rest += head.colour
            head = head.next
        return rest, pops
#> Solution().popRuns('abbba', 3)
#> Solution().popRuns('', 2)
#> Solution().popRuns('abba', 2)
#> Solution().popRuns('xyz', 2)
#> Solution().popRuns('rggrb', 2)
# %%
def water_towers(heights, pipes):
    """water moves along pipes downhill; which towers are fed by the tallest one"""
    if not heights:
        return []
    top = max(heights, key=heights.get)
    fed, check = [], [top]
    while check:
        t = check.pop()
        if t in fed:
            continue
        fed.append(t)
        for a, b in pipes:
            if t in (a, b):
                other = b if t == a else a
                if heights[other] < heights[t]:
                    check.append(other)
    return fed
#> water_towers({'a': 9, 'b': 5, 'c': 7}, [('a', 'b'), ('b', 'c')])
#> water_towers({}, [])
#> water_towers({'k': 3}, [])
#> water_towers({'p': 2, 'q': 8, 'r': 5, 's': 1}, [('q', 'r'), ('r', 's'), ('p', 'q')])
#> water_towers({'x': 4, 'y': 4}, [('x', 'y')])
# %%
import heapq


def wake_cost(graph, start, wake):
    """visit nodes in order of wake time, but only next to a woken node"""
    heap = [(wake[start], start)]
    awake, clock = [], 0
    while heap:
        t, node = heapq.heappop(heap)
        if node in awake:
            continue
        clock = max(clock + 1, t)
        awake.append(node)
        for n in graph[node]:
            if n not in awake:
                heapq.heappush(heap, (wake[n], n))
    return clock, awake
#> wake_cost([[1, 2], [0], [0]], 0, [1, 9, 3])
#> wake_cost([[]], 0, [5])
#> wake_cost([[1], [2], [3], []], 0, [4, 3, 2, 1])
#> wake_cost([[1], [0], [3], [2]], 2, [0, 0, 7, 7])
#> wake_cost([[1, 3], [2], [], [2]], 0, [0, 10, 1, 2])
# %%
from typing import List


class Solution:
    def boughs(self, parent: List[int]) -> List[List[int]]:
        """paths from the forks (or the root) down to each leaf, as index lists"""
        n = len(parent)
        kids = [0] * n
        for p in parent:
            if p >= 0:
                kids[p] += 1
        out = []
        for leaf in range(n):
            if kids[leaf]:
                continue
            bough = [leaf]
            while parent[bough[-1]] >= 0 and kids[parent[bough[-1]]] == 1:
                bough.append(parent[bough[-1]])
            out.append(bough[::-1])
        return out
#> Solution().boughs([-1, 0, 1, 0])
#> Solution().boughs([])
#> Solution().boughs([-1])
#> Solution().boughs([-1, 0, 1, 2])
#> Solution().boughs([-1, 0, 0, 1, 1, 2])
# %%
class Counter:
    def __init__(self):
        self.root = {}

    def insert(self, bits):
        node = self.root
        for b in bits:
            node = node.setdefault(b, {})
        node['#'] = node.get('#', 0) + 1

    def farthest(self, bits):
        """the stored word that differs as early as it can"""
        node, word = self.root, ''
        for b in bits:
            flip = '1' if b == '0' else '0'
            step = flip if flip in node else b
            word += step
            node = node[step]
        return word


def odd_pairs(numbers, width):
    c = Counter()
    codes = [format(n, f'0{width}b') for n in numbers]
    for code in codes:
        c.insert(code)
    return [int(c.farthest(code), 2) for code in codes]
#> odd_pairs([1, 6, 3], 3)
#> odd_pairs([], 4)
#> odd_pairs([5], 3)
#> odd_pairs([0, 15, 8, 7], 4)
#> odd_pairs([2, 2, 1], 2)
# %%
class Solution:
    def towerOfTabs(self, text):
        """indent of each line -> parent line number"""
        parents = []
        stack = []
        for i, line in enumerate(text.split(';')):
            depth = len(line) - len(line.lstrip('_'))
            while stack and stack[-1][0] >= depth:
                stack.pop()
            parents.append(stack[-1][1] if stack else -1)
            stack.append((depth, i))
        return parents
#> Solution().towerOfTabs('a;_b;__c;_d')
#> Solution().towerOfTabs('')
#> Solution().towerOfTabs('x;y;z')
#> Solution().towerOfTabs('__p;_q;__r;____s')
#> Solution().towerOfTabs('m;___n;_o;__k;j')
# %%
def same_orbit(perm, pairs):
    orbit = {}
    for i in range(len(perm)):
        j = i
        while j not in orbit:
            orbit[j] = i
            j = perm[j]
    return [orbit[a] == orbit[b] for a, b in pairs]


def orbit_sizes(perm):
    left = set(range(len(perm)))
    sizes = []
    while left:
        x = min(left)
        n = 0
        while x in left:
            left.discard(x)
            x = perm[x]
            n += 1
        sizes.append(n)
    return sizes


def report(perm, pairs):
    return orbit_sizes(perm), same_orbit(perm, pairs)
#> report([1, 0, 2], [(0, 1), (1, 2)])
#> report([], [])
#> report([1, 2, 3, 0], [(0, 2)])
#> report([0, 1, 2], [(2, 2)])
#> report([2, 4, 0, 3, 1], [(0, 4), (1, 4)])
# %%
class Solution:
    def maxHarvest(self, orchard):
        """orchard: (fruit, left, right); pick trees so that none is picked with its parent"""
        def best(t):
            if t is None:
                return 0, 0
            fruit, l, r = t
            l_take, l_skip = best(l)
            r_take, r_skip = best(r)
            return fruit + l_skip + r_skip, max(l_take, l_skip) + max(r_take, r_skip)

        take, skip = best(orchard)
        return max(take, skip), take >= skip
#> Solution().maxHarvest((3, (4, None, None), (5, None, None)))
#> Solution().maxHarvest(None)
#> Solution().maxHarvest((9, (1, (2, None, None), None), None))
#> Solution().maxHarvest((1, None, (10, None, (1, None, None))))
#> Solution().maxHarvest((6, (2, (7, None, None), (1, None, None)), (3, None, (4, None, None))))
# %%
def ferry_schedule(ports, times):
    """earliest arrival from ports[0]; times: (from, to, leave, arrive)"""
    inf = 10 ** 9
    at = {p: inf for p in ports}
    if ports:
        at[ports[0]] = 0
    for a, b, leave, arrive in sorted(times, key=lambda t: t[2]):
        if at[a] <= leave and arrive < at[b]:
            at[b] = arrive
    return [at[p] if at[p] < inf else None for p in ports]
#> ferry_schedule(['x', 'y', 'z'], [('x', 'y', 1, 4), ('y', 'z', 5, 6)])
#> ferry_schedule(['x', 'y', 'z'], [('x', 'y', 1, 4), ('y', 'z', 3, 6)])
#> ferry_schedule([], [])
#> ferry_schedule(['a', 'b'], [('b', 'a', 0, 1)])
#> ferry_schedule(['p', 'q', 'r'], [('p', 'q', 8, 9), ('p', 'q', 2, 5), ('q', 'r', 5, 20), ('q', 'r', 10, 11)])
# %%
class TwoEnded:
    def __init__(self, items):
        self.front = items[:len(items) // 2][::-1]
        self.back = items[len(items) // 2:]

    def take(self, side):
        near, far = (self.front, self.back) if side == 'F' else (self.back, self.front)
        if near:
            return near.pop()
        if far:
            return far.pop(0)
        return None


def unload(boxes, sides):
    lorry = TwoEnded(boxes)
    return [lorry.take(s) for s in sides]
#> unload([1, 2, 3, 4, 5], 'FBF')
#> unload([], 'F')
#> unload([7], 'FB')
#> unload([1, 2, 3, 4], 'FFFB')
#> unload([6, 5, 4], 'BBBB')
# %%
class Solution:
    def courierLoop(self, near, start, length):
        """number of closed walks of the given length from start, never turning straight back"""
        def go(at, came, left):
            if left == 0:
                return int(at == start)
            return sum(go(n, at, left - 1) for n in near.get(at, []) if n != came)

        return go(start, None, length)
#> Solution().courierLoop({1: [2, 3], 2: [1, 3], 3: [1, 2]}, 1, 3)
#> Solution().courierLoop({1: [2], 2: [1]}, 1, 2)
#> Solution().courierLoop({}, 4, 0)
#> Solution().courierLoop({1: [2, 4], 2: [1, 3], 3: [2, 4], 4: [3, 1]}, 2, 4)
#> Solution().courierLoop({1: [1]}, 1, 1)
# %%
def rebuild(pre, ino):
    if not pre:
        return []
    root = pre[0]
    k = ino.index(root)
    left = rebuild(pre[1:k + 1], ino[:k])
    right = rebuild(pre[k + 1:], ino[k + 1:])
    return left + right + [root]


def post_code(pre, ino):
    try:
        return ''.join(rebuild(pre, ino))
    except ValueError:
        return 'no tree'
#> post_code('abc', 'bac')
#> post_code('', '')
#> post_code('xy', 'xz')
#> post_code('pqrs', 'srqp')
#> post_code('fbadg', 'abdfg')
# %%
class Solution:
    def linkedSum(self, pairs, start):
        """pairs: key -> (value, next key); sum until the end; a loop counts once and is negated"""
        total, seen = 0, []
        key = start
        while key in pairs:
            if key in seen:
                loop = seen[seen.index(key):]
                return -sum(pairs[k][0] for k in loop)
            seen.append(key)
            value, key = pairs[key]
            total += value
        return total
#> Solution().linkedSum({'a': (1, 'b'), 'b': (2, 'c')}, 'a')
#> Solution().linkedSum({'a': (1, 'b'), 'b': (2, 'a')}, 'b')
#> Solution().linkedSum({}, 'q')
#> Solution().linkedSum({'x': (5, 'y'), 'y': (6, 'z'), 'z': (7, 'y')}, 'x')
#> Solution().linkedSum({'m': (9, 'm'), 'n': (1, 'k')}, 'n')
# %%
from collections import deque


def conveyor(belts, parcels, ticks):
    """belts: name -> next belt or 'out'; each belt passes its oldest parcel every tick"""
    lines = {b: deque() for b in belts}
    for p, b in parcels:
        lines[b].append(p)
    out = []
    for _ in range(ticks):
        moved = [(belts[b], q.popleft()) for b, q in lines.items() if q]
        for to, p in moved:
            (out if to == 'out' else lines[to]).append(p)
    return out, {b: list(q) for b, q in lines.items() if q}
#> conveyor({'a': 'b', 'b': 'out'}, [(1, 'a'), (2, 'a'), (3, 'b')], 2)
#> conveyor({}, [], 3)
#> conveyor({'x': 'x'}, [(5, 'x'), (6, 'x')], 3)
#> conveyor({'a': 'c', 'b': 'c', 'c': 'out'}, [(1, 'a'), (2, 'b'), (3, 'b')], 4)
#> conveyor({'m': 'out'}, [(9, 'm')], 0)
# %%
class Solution:
    def shapeCode(self, tree):
        """canonical code of an unordered tree of nested lists"""
        return '1' + ''.join(sorted(self.shapeCode(k) for k in tree)) + '0'

    def countShapes(self, trees):
        kinds = {}
        for t in trees:
            code = self.shapeCode(t)
            kinds[code] = kinds.get(code, 0) + 1
        return sorted(kinds.items(), key=lambda kv: (-kv[1], kv[0]))
#> Solution().countShapes([[[], [[]]], [[[]], []]])
#> Solution().countShapes([])
#> Solution().countShapes([[], [[]], []])
#> Solution().countShapes([[[], []], [[[]]]])
#> Solution().countShapes([[[[], []], []], [[], [[], []]], [[]]])
# %%
def bus_lines(stops, lines):
    """merge lines that share a stop; for each merged net the stop count and whether it has a ring"""
    nets = []
    for line in lines:
        net = {'stops': sorted(set(line)), 'edges': len(line) - 1}
        rest = []
        for other in nets:
            if any(s in other['stops'] for s in net['stops']):
                net['stops'] = sorted(set(net['stops'] + other['stops']))
                net['edges'] += other['edges']
            else:
                rest.append(other)
        nets = rest + [net]
    lonely = [s for s in stops if not any(s in n['stops'] for n in nets)]
    return [(len(n['stops']), n['edges'] >= len(n['stops'])) for n in nets], lonely
#> bus_lines([1, 2, 3, 4], [[1, 2], [2, 3]])
#> bus_lines([1], [])
#> bus_lines([1, 2, 3], [[1, 2, 3, 1]])
#> bus_lines([5, 6, 7, 8], [[5, 6], [7, 8]])
#> bus_lines([1, 2, 3, 4, 5], [[1, 2], [3, 4], [2, 3], [4, 1]])
# %%
class Interval:
    def __init__(self, lo, hi):
        self.lo, self.hi = lo, hi
        self.inner = []

    def add(self, other):
        for i in self.inner:
            if i.lo <= other.lo and other.hi <= i.hi:
                i.add(other)
                return
        self.inner.append(other)

    def gaps(self):
        covered = sum(i.hi - i.lo for i in self.inner)
        return [(self.lo, self.hi - self.lo - covered)] + [g for i in self.inner for g in i.gaps()]


def own_time(calls):
    """time spent in each call itself, without the calls inside"""
    root = Interval(0, 100)
    for lo, hi in sorted(calls, key=lambda c: c[0] - c[1]):
        root.add(Interval(lo, hi))
    return root.gaps()
#> own_time([(10, 50), (20, 30)])
#> own_time([])
#> own_time([(0, 100)])
#> own_time([(5, 15), (20, 60), (25, 35), (40, 55)])
#> own_time([(30, 40), (10, 90), (32, 34)])
# %%
class Solution:
    def rescue(self, field, fuel):
        """furthest letters reachable from '@' within fuel, hills '^' cost two"""
        rows = field.split('/')
        for r, row in enumerate(rows):
            if '@' in row:
                start = (r, row.index('@'))
        left = {start: fuel}
        todo = [start]
        found = []
        while todo:
            r, c = todo.pop(0)
            for a, b in ((r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)):
                if not (0 <= a < len(rows) and 0 <= b < len(rows[a])) or rows[a][b] == '#':
                    continue
                f = left[r, c] - (2 if rows[a][b] == '^' else 1)
                if f >= 0 and f > left.get((a, b), -1):
                    left[a, b] = f
                    todo.append((a, b))
                    if rows[a][b].isalpha() and rows[a][b] not in found:
                        found.append(rows[a][b])
        return ''.join(found)
#> Solution().rescue('@.a/^#b', 3)
#> Solution().rescue('@', 2)
#> Solution().rescue('k^@', 2)
#> Solution().rescue('k^@', 3)
#> Solution().rescue('x@y/.#./z..', 4)
# %%
def insert_sorted(head, v):
    """lists as (value, rest) pairs"""
    if head is None or head[0] >= v:
        return (v, head)
    return (head[0], insert_sorted(head[1], v))


def drop_first(head, v):
    if head is None:
        return None
    return head[1] if head[0] == v else (head[0], drop_first(head[1], v))


def nth(head, n):
    while n and head:
        head = head[1]
        n -= 1
    return head[0] if head else None


def sliding_middle(xs, k):
    head, mids = None, []
    for i, x in enumerate(xs):
        head = insert_sorted(head, x)
        if i >= k:
            head = drop_first(head, xs[i - k])
        if i >= k - 1:
            mids.append(nth(head, k // 2))
    return mids
#> sliding_middle([5, 1, 4, 2], 3)
#> sliding_middle([], 2)
#> sliding_middle([3, 3], 5)
#> sliding_middle([9, 8, 7, 6], 1)
#> sliding_middle([2, 10, 6, 4, 8], 2)
# %%
class Solution:
    def beaconOrder(self, sight, lit):
        """each round an unlit beacon with most lit neighbours lights (ties: lowest number)"""
        lit = list(lit)
        order = []
        while True:
            best, score = None, 0
            for b in range(len(sight)):
                if b in lit:
                    continue
                s = sum(n in lit for n in sight[b])
                if s > score:
                    best, score = b, s
            if best is None:
                break
            lit.append(best)
            order.append((best, score))
        return order
#> Solution().beaconOrder([[1], [0, 2], [1]], [0])
#> Solution().beaconOrder([], [])
#> Solution().beaconOrder([[1], [0]], [])
#> Solution().beaconOrder([[1, 2], [0, 2, 3], [0, 1, 3], [1, 2]], [0, 2])
#> Solution().beaconOrder([[3], [3], [3], [0, 1, 2]], [1])
# %%
def unique_route(links, a, b):
    """the way from a to b in a tree, as a string, found by peeling leaves other than a and b"""
    edges = [tuple(l) for l in links]
    while True:
        ends = [x for e in edges for x in e]
        leaf = next((x for x in sorted(ends) if ends.count(x) == 1 and x not in (a, b)), None)
        if leaf is None:
            break
        edges = [e for e in edges if leaf not in e]
    way = a
    while way[-1] != b and edges:
        e = next(e for e in edges if way[-1] in e)
        edges.remove(e)
        way += e[1] if e[0] == way[-1] else e[0]
    return way
#> unique_route(['ab', 'bc', 'bd'], 'a', 'd')
#> unique_route(['xy'], 'y', 'x')
#> unique_route([], 'q', 'q')
#> unique_route(['ab', 'bc', 'cd', 'ce'], 'e', 'a')
#> unique_route(['mn', 'mo', 'mp'], 'n', 'm')
# %%
class Solution:
    def countBalanced(self, arr):
        """nodes of a heap array whose subtree holds as many odd as even values"""
        n = len(arr)
        diff = [0] * n
        good = 0
        for i in reversed(range(n)):
            diff[i] += 1 if arr[i] % 2 else -1
            if i:
                diff[(i - 1) >> 1] += diff[i]
            good += diff[i] == 0
        return good, diff
#> Solution().countBalanced([1, 2, 3, 4])
#> Solution().countBalanced([])
#> Solution().countBalanced([2, 4])
#> Solution().countBalanced([5, 2, 8, 1, 1, 6])
#> Solution().countBalanced([7, 7, 7, 2, 2, 2, 2])
# %%
class Task:
    def __init__(self, name, steps):
        self.name, self.steps = name, steps
        self.next = None


class Wheel:
    def __init__(self):
        self.tail = None

    def add(self, task):
        if self.tail is None:
            task.next = task
        else:
            task.next = self.tail.next
            self.tail.next = task
        self.tail = task

    def turn(self):
        task = self.tail.next
        task.steps -= 1
        if task.steps > 0:
            self.tail = task
            return None
        if task is self.tail:
            self.tail = None
        else:
            self.tail.next = task.next
        return task.name


def finish_order(jobs):
    w = Wheel()
    for name, steps in jobs:
        w.add(Task(name, steps))
    order, clock = [], 0
    while w.tail:
        clock += 1
        done = w.turn()
        if done:
            order.append(f'{done}@{clock}')
    return order
#> finish_order([('a', 2), ('b', 1), ('c', 3)])
#> finish_order([])
#> finish_order([('solo', 3)])
#> finish_order([('x', 1), ('y', 1)])
#> finish_order([('p', 3), ('q', 2)])
# %%
def reroute(links, dead):
    """replace links to dead nodes by links to where those lead; loops through dead nodes vanish"""
    fixed = {}
    for node, to in links.items():
        if node in dead:
            continue
        hops = 0
        while to in dead and hops <= len(dead):
            to = links.get(to)
            hops += 1
        fixed[node] = None if to in dead else to
    return fixed
#> reroute({'a': 'b', 'b': 'c', 'c': 'a'}, ['b'])
#> reroute({'a': 'x', 'x': 'y', 'y': 'x'}, ['x', 'y'])
#> reroute({}, ['q'])
#> reroute({'p': 'q', 'q': 'r'}, ['q', 'r'])
#> reroute({'m': 'n', 'n': 'm'}, [])
# %%
from typing import List


class Solution:
    def smallestCover(self, edges: List[List[int]], n: int) -> List[int]:
        """greedy: take the node on most uncovered edges until none is left"""
        left = list(edges)
        chosen = []
        while left:
            degree = [0] * n
            for a, b in left:
                degree[a] += 1
                degree[b] += a != b
            top = degree.index(max(degree))
            chosen.append(top)
            left = [e for e in left if top not in e]
        return chosen
#> Solution().smallestCover([[0, 1], [1, 2], [1, 3]], 4)
#> Solution().smallestCover([], 2)
#> Solution().smallestCover([[0, 1], [2, 3], [4, 5]], 6)
#> Solution().smallestCover([[2, 2]], 3)
#> Solution().smallestCover([[0, 1], [1, 2], [2, 3], [3, 4], [4, 0]], 5)
# %%
def follow(program, start):
    """labels of a goto program in visit order; 'ifz L' jumps when the counter is zero"""
    labels = {name: i for i, (name, _) in enumerate(program)}
    pc, counter, trace = labels.get(start, 0), 2, ''
    while pc < len(program) and len(trace) < 10:
        name, op = program[pc]
        trace += name
        verb, _, arg = op.partition(' ')
        pc += 1
        if verb == 'dec':
            counter -= 1
        elif verb == 'goto' or verb == 'ifz' and counter == 0:
            pc = labels[arg]
        elif verb == 'end':
            break
    return trace, counter
#> follow([('a', 'dec'), ('b', 'ifz d'), ('c', 'goto a'), ('d', 'end')], 'a')
#> follow([], 'x')
#> follow([('p', 'goto p')], 'p')
#> follow([('m', 'dec'), ('n', 'dec'), ('o', 'nop')], 'n')
#> follow([('u', 'ifz u'), ('v', 'dec'), ('w', 'goto u')], 'v')
# %%
class Solution:
    def pairTrees(self, a, b):
        """overlap of two trees (value, left, right): where both have a node multiply, else keep"""
        if a is None or b is None:
            return a or b
        return (a[0] * b[0], self.pairTrees(a[1], b[1]), self.pairTrees(a[2], b[2]))

    def total(self, t):
        return t[0] + self.total(t[1]) + self.total(t[2]) if t else 0

    def overlapGain(self, a, b):
        return self.total(self.pairTrees(a, b)) - self.total(a) - self.total(b)
#> Solution().overlapGain((2, (3, None, None), None), (4, None, (5, None, None)))
#> Solution().overlapGain(None, None)
#> Solution().overlapGain((7, None, None), None)
#> Solution().overlapGain((2, (6, None, None), (1, None, None)), (3, (2, None, None), (9, None, None)))
#> Solution().overlapGain((1, (1, (4, None, None), None), None), (1, (5, (4, None, None), None), None))
# %%
def steer(rooms, robot, orders):
    """rooms: room -> {direction: room}; unknown directions are tried one turn clockwise"""
    ring = 'NESW'
    bumps = 0
    for o in orders:
        exits = rooms[robot]
        for turn in range(4):
            d = ring[(ring.index(o) + turn) % 4]
            if d in exits:
                robot = exits[d]
                break
            bumps += 1
        else:
            return 'stuck in ' + robot
    return robot, bumps
#> steer({'hall': {'N': 'den'}, 'den': {'S': 'hall'}}, 'hall', 'NS')
#> steer({'hall': {'N': 'den'}, 'den': {'S': 'hall'}}, 'hall', 'EE')
#> steer({'cell': {}}, 'cell', 'N')
#> steer({'cell': {}}, 'cell', '')
#> steer({'a': {'E': 'b', 'S': 'c'}, 'b': {'W': 'a'}, 'c': {'N': 'a'}}, 'a', 'NSSE')
# %%
class Solution:
    def forecastTree(self, questions, facts):
        """questions: nested (feature, limit, low branch, high branch) or a label"""
        def decide(node, fact, depth):
            if not isinstance(node, tuple):
                return node, depth
            feature, limit, low, high = node
            branch = low if fact.get(feature, 0) < limit else high
            return decide(branch, fact, depth + 1)

        return [decide(questions, f, 0) for f in facts]
#> Solution().forecastTree(('temp', 10, 'cold', ('wind', 5, 'mild', 'storm')), [{'temp': 3}, {'temp': 12, 'wind': 7}])
#> Solution().forecastTree('always', [{}])
#> Solution().forecastTree('never', [])
#> Solution().forecastTree(('x', 0, 'neg', 'pos'), [{'x': -1}, {'x': 0}, {'y': 5}])
#> Solution().forecastTree(('a', 2, ('b', 3, 'p', 'q'), ('b', 1, 'r', 's')), [{'a': 1, 'b': 9}, {'a': 2, 'b': 0}])
# %%
def bottleneck_tree(n, roads):
    """take roads cheapest first if they join new towns; return the dearest taken and the spare ones"""
    group = {i: [i] for i in range(n)}
    name = list(range(n))
    dearest, spare = 0, []
    for cost, a, b in sorted(roads):
        ga, gb = name[a], name[b]
        if ga == gb:
            spare.append(cost)
            continue
        if len(group[ga]) < len(group[gb]):
            ga, gb = gb, ga
        for x in group.pop(gb):
            name[x] = ga
            group[ga].append(x)
        dearest = cost
    return dearest if len(group) == 1 else None, spare
#> bottleneck_tree(3, [(4, 0, 1), (2, 1, 2), (9, 0, 2)])
#> bottleneck_tree(3, [(4, 0, 1)])
#> bottleneck_tree(1, [])
#> bottleneck_tree(4, [(1, 0, 1), (1, 2, 3), (7, 1, 2), (3, 0, 1)])
#> bottleneck_tree(4, [(5, 0, 3), (6, 3, 1), (2, 1, 2)])
# %%
class Solution:
    def queueJump(self, people, friends):
        """people join a line behind the last friend already in it, else at the end"""
        nxt = {None: None}
        for p in people:
            spot = None
            last = None
            cur = nxt[None]
            while cur is not None:
                last = cur
                if cur in friends.get(p, []):
                    spot = cur
                cur = nxt[cur]
            after = spot if spot is not None else last
            nxt[p] = nxt[after]
            nxt[after] = p
        line, cur = [], nxt[None]
        while cur is not None:
            line.append(cur)
            cur = nxt[cur]
        return line
#> Solution().queueJump(['a', 'b', 'c'], {'c': ['a']})
#> Solution().queueJump([], {})
#> Solution().queueJump(['x', 'y', 'z'], {})
#> Solution().queueJump(['p', 'q', 'r', 's'], {'r': ['p'], 's': ['p', 'r']})
#> Solution().queueJump(['k', 'l', 'm', 'n'], {'m': ['k', 'z'], 'n': ['k']})
# %%
def dfs_times(graph):
    """entry and exit clock of every node"""
    clock = 0
    times = {}
    for root in sorted(graph):
        stack = [(root, False)]
        while stack:
            node, leaving = stack.pop()
            if leaving:
                times[node].append(clock)
                clock += 1
                continue
            if node in times:
                continue
            times[node] = [clock]
            clock += 1
            stack.append((node, True))
            for n in sorted(graph.get(node, []), reverse=True):
                if n not in times:
                    stack.append((n, False))
    return times
#> dfs_times({'a': ['b', 'c'], 'b': [], 'c': []})
#> dfs_times({})
#> dfs_times({'x': ['y'], 'y': ['x']})
#> dfs_times({'m': [], 'k': ['m']})
#> dfs_times({'p': ['r', 'q'], 'q': ['r'], 'r': []})
# %%
class Version:
    def __init__(self, data, base=None):
        self.data = data
        self.base = base

    def lookup(self, key):
        v = self
        hops = 0
        while v is not None:
            if key in v.data:
                return v.data[key], hops
            v = v.base
            hops += 1
        return None, hops


def history(commits, keys):
    v = None
    for c in commits:
        v = Version(c, v)
    return [v.lookup(k) if v else None for k in keys]
#> history([{'a': 1}, {'b': 2}, {'a': 3}], ['a', 'b'])
#> history([], ['a'])
#> history([{'x': 0}], ['x', 'y'])
#> history([{'k': 5}, {}, {}], ['k'])
#> history([{'p': 1, 'q': 2}, {'q': None}], ['q', 'p', 'r'])
# %%
class Solution:
    def meltIce(self, sheet, days):
        """ice cells with two or more open sides melt together each day"""
        ice = {(r, c) for r, row in enumerate(sheet) for c, v in enumerate(row) if v == '*'}
        left = [len(ice)]
        for _ in range(days):
            gone = set()
            for r, c in ice:
                sides = ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1))
                if sum(s not in ice for s in sides) >= 2:
                    gone.add((r, c))
            if not gone:
                break
            ice -= gone
            left.append(len(ice))
        return left
#> Solution().meltIce(['***', '***', '***'], 2)
#> Solution().meltIce([], 3)
#> Solution().meltIce(['*'], 1)
#> Solution().meltIce(['.*.', '***', '.*.'], 3)
#> Solution().meltIce(['****', '****'], 0)
# %%
def parse_expr(tokens):
    """prefix notation to nested tuples with an iterator"""
    it = iter(tokens.split())

    def read():
        tok = next(it)
        return (tok, read(), read()) if tok in '+*-' else int(tok)

    return read()


def fold(t):
    if isinstance(t, int):
        return t
    op, a, b = t
    x, y = fold(a), fold(b)
    return x + y if op == '+' else x - y if op == '-' else x * y


def leaves(t):
    return [t] if isinstance(t, int) else leaves(t[1]) + leaves(t[2])


def explain(tokens):
    t = parse_expr(tokens)
    return fold(t), leaves(t)
#> explain('+ 1 * 2 3')
#> explain('7')
#> explain('- - 9 4 1')
#> explain('+ 1')
#> explain('* + 2 3 - 10 4')
# %%
class Solution:
    def raftGroups(self, logs, reach):
        """logs (left, right) float in a row; neighbours within reach tie up; widths of the rafts"""
        rafts = []
        for l, r in sorted(logs):
            if rafts and l - rafts[-1][1] <= reach:
                rafts[-1][1] = max(rafts[-1][1], r)
                rafts[-1][2] += 1
            else:
                rafts.append([l, r, 1])
        return [(r - l, n) for l, r, n in rafts]
#> Solution().raftGroups([(0, 2), (3, 5), (9, 10)], 1)
#> Solution().raftGroups([], 1)
#> Solution().raftGroups([(4, 6)], 0)
#> Solution().raftGroups([(8, 9), (0, 7), (1, 2)], 0)
#> Solution().raftGroups([(0, 1), (3, 4), (6, 7), (20, 30)], 2)
# %%
def letter_chain(words, start):
    """greedy chain: next word begins with the last letter of the former; longest first"""
    by_first = {}
    for w in words:
        by_first.setdefault(w[0], []).append(w)
    for bucket in by_first.values():
        bucket.sort(key=lambda w: (len(w), w))
    chain, want = [], start
    while by_first.get(want):
        w = by_first[want].pop()
        chain.append(w)
        want = w[-1]
    unused = sum(len(b) for b in by_first.values())
    return chain, unused
#> letter_chain(['tea', 'apple', 'egg', 'ant'], 'a')
#> letter_chain([], 'z')
#> letter_chain(['noon', 'net', 'tin'], 'n')
#> letter_chain(['cab', 'dog'], 'q')
#> letter_chain(['sos', 'sips', 'sat', 'top'], 's')
# %%
class Solution:
    def climbTeam(self, ropes, team):
        """ropes[i] = whom i is tied to (or itself). Longest line of climbers ending in each anchor of the team"""
        length = {}

        def line(i):
            if i not in length:
                length[i] = 0
                tied = [j for j, k in enumerate(ropes) if k == i and j != i]
                length[i] = 1 + max(map(line, tied), default=0)
            return length[i]

        return [line(t) for t in team]
#> Solution().climbTeam([0, 0, 1, 3], [0, 3])
#> Solution().climbTeam([], [])
#> Solution().climbTeam([1, 0], [0])
#> Solution().climbTeam([2, 2, 2, 0, 3], [2, 0, 4])
#> Solution().climbTeam([0, 1], [1])
# %%
def split_inheritance(tree, sum_):
    """tree: {'name', 'kids'}; the sum goes evenly to kids, rest to the eldest; leaves get paid"""
    paid = {}

    def give(t, amount):
        kids = t.get('kids', [])
        if not kids:
            paid[t['name']] = amount
            return
        share, rest = divmod(amount, len(kids))
        for i, k in enumerate(kids):
            give(k, share + (rest if i == 0 else 0))

    give(tree, sum_)
    return paid
#> split_inheritance({'name': 'gran', 'kids': [{'name': 'al'}, {'name': 'bo'}]}, 101)
#> split_inheritance({'name': 'solo'}, 9)
#> split_inheritance({'name': 'g', 'kids': [{'name': 'h', 'kids': [{'name': 'i'}]}]}, 50)
#> split_inheritance({'name': 'p', 'kids': [{'name': 'q', 'kids': [{'name': 'r'}, {'name': 's'}]}, {'name': 't'}, {'name': 'u'}]}, 100)
#> split_inheritance({'name': 'x', 'kids': []}, 0)
# %%
class Solution:
    def arenaKings(self, beats, fighters):
        """a king beats everyone directly or through one other"""
        kings = []
        for k in fighters:
            for o in fighters:
                if o == k or o in beats.get(k, ''):
                    continue
                if not any(o in beats.get(m, '') for m in beats.get(k, '')):
                    break
            else:
                kings.append(k)
        return kings
#> Solution().arenaKings({'a': 'b', 'b': 'c', 'c': 'a'}, 'abc')
#> Solution().arenaKings({'a': 'bc', 'b': 'c'}, 'abc')
#> Solution().arenaKings({}, '')
#> Solution().arenaKings({}, 'xy')
#> Solution().arenaKings({'p': 'q', 'q': 'rs', 'r': 'ps', 's': 'p'}, 'pqrs')
