# %%
class Node:
    def __init__(self, val, next=None):
        self.val = val
        self.next = next

    def __repr__(self):
        return f'Node({self.val})'

def build(xs):
    head = None
    for x in reversed(xs):
        head = Node(x, head)
    return head

def toList(head):
    out = []
    while head:
        out.append(head.val)
        head = head.next
    return out

def skipHeavy(xs, limit):
    dummy = Node(0, build(xs))
    cur = dummy
    load = 0
    while cur.next:
        if load + cur.next.val > limit:
            cur.next = cur.next.next
        else:
            cur = cur.next
            load += cur.val
    return toList(dummy.next)
#> skipHeavy([3, 4, 5, 1], 8)
#> skipHeavy([], 5)
#> skipHeavy([9], 5)
#> skipHeavy([2, 2, 2, 2, 2], 7)
#> skipHeavy([6, 7, 1, 3], 10)
# %%
def chain(names):
    nxt = {}
    for a, b in zip(names, names[1:] + [None]):
        nxt[a] = b
    return nxt

def move_after(nxt, who, target):
    prev = None
    for k, v in nxt.items():
        if v == who:
            prev = k
    if prev is not None:
        nxt[prev] = nxt[who]
    nxt[who], nxt[target] = nxt[target], who
    return prev is None

def queue_jumps(names, jumps):
    nxt = chain(names)
    head = names[0]
    for who, target in jumps:
        after = nxt[who]
        if who == target or nxt[target] == who:
            continue
        if move_after(nxt, who, target):
            head = after
    order = []
    while head is not None:
        order.append(head)
        head = nxt[head]
    return order
#> queue_jumps(['a', 'b', 'c'], [('a', 'c')])
#> queue_jumps(['x'], [])
#> queue_jumps(['p', 'q', 'r', 's'], [('s', 'p'), ('q', 's')])
#> queue_jumps(['m', 'n'], [('n', 'n'), ('n', 'm')])
#> queue_jumps(['a', 'b', 'c', 'd'], [('a', 'b'), ('b', 'd')])
# %%
class ListNode:
    def __init__(self, val=0, next=None):
        self.val, self.next = val, next

    def __repr__(self):
        return f'<{self.val}>'

class Solution:
    def make(self, vals):
        dummy = tail = ListNode()
        for v in vals:
            tail.next = ListNode(v)
            tail = tail.next
        return dummy.next

    def stretch(self, vals: list, gap: int) -> list:
        head = node = self.make(vals)
        while node and node.next:
            diff = node.next.val - node.val
            if diff > gap:
                mid = ListNode(node.val + gap, node.next)
                node.next = mid
            node = node.next
        res = []
        while head:
            res.append(head.val)
            head = head.next
        return res
#> Solution().stretch([1, 4, 5], 2)
#> Solution().stretch([], 1)
#> Solution().stretch([8], 3)
#> Solution().stretch([0, 10], 4)
#> Solution().stretch([5, 1, 7, 9], 3)
# %%
def next_chain(nxt, start):
    seen = []
    i = start
    while i != -1 and i not in seen:
        seen.append(i)
        i = nxt[i]
    return seen, i

def longest_ride(nxt):
    best = []
    loops = 0
    for s in range(len(nxt)):
        ride, end = next_chain(nxt, s)
        if end != -1:
            loops += 1
        if len(ride) > len(best):
            best = ride
    return best, loops
#> longest_ride([1, 2, -1])
#> longest_ride([])
#> longest_ride([0])
#> longest_ride([3, 0, 1, -1, 2])
#> longest_ride([1, 2, 0, 1])
# %%
import heapq

class Solution:
    def calmFires(self, heats, water):
        heap = [-h for h in heats]
        heapq.heapify(heap)
        doused = 0
        while heap and water > 0:
            hot = -heapq.heappop(heap)
            water -= 1
            cooled = hot // 2
            if cooled:
                heapq.heappush(heap, -cooled)
            else:
                doused += 1
        return doused, sorted(-h for h in heap)
#> Solution().calmFires(heats=[5, 1, 8], water=4)
#> Solution().calmFires(heats=[], water=3)
#> Solution().calmFires(heats=[1, 1], water=5)
#> Solution().calmFires(heats=[12, 7, 9], water=0)
#> Solution().calmFires(heats=[3, 6, 2, 10], water=7)
# %%
def sift_up(h, i):
    moves = 0
    while i > 0:
        p = (i - 1) // 2
        if h[p] <= h[i]:
            break
        h[p], h[i] = h[i], h[p]
        i = p
        moves += 1
    return moves

def heap_effort(arrivals):
    h, effort = [], []
    for a in arrivals:
        h.append(a)
        effort.append(sift_up(h, len(h) - 1))
    return h, effort
#> heap_effort([5, 3, 8, 1])
#> heap_effort([])
#> heap_effort([2, 2, 2])
#> heap_effort([9, 7, 5, 3, 1])
#> heap_effort([1, 4, 2, 6, 0])
# %%
def sinkDown(h, i, n):
    while True:
        c = 2 * i + 1
        if c >= n:
            return i
        if c + 1 < n and h[c + 1] > h[c]:
            c += 1
        if h[i] >= h[c]:
            return i
        h[i], h[c] = h[c], h[i]
        i = c

def tameTop(h, blows):
    for b in blows:
        if not h:
            break
        h[0] -= b
        if h[0] <= 0:
            last = h.pop()
            if h:
                h[0] = last
        if h:
            sinkDown(h, 0, len(h))
    return h
#> tameTop([9, 5, 7], [3, 4])
#> tameTop([], [1])
#> tameTop([4], [2, 2, 2])
#> tameTop([10, 8, 9, 1, 2], [10, 3, 9])
#> tameTop([6, 6, 6, 6], [1, 1, 1, 1])
# %%
class Solution:
    def isHeapExcept(self, level, allowed):
        bad = []
        for i in range(1, len(level)):
            parent = (i - 1) // 2
            if level[parent] > level[i]:
                bad.append((parent, i))
        if len(bad) <= allowed:
            return True
        return bad[allowed]
#> Solution().isHeapExcept([1, 3, 2, 4], 0)
#> Solution().isHeapExcept([], 0)
#> Solution().isHeapExcept([5, 4, 3], 1)
#> Solution().isHeapExcept([2, 1, 3, 0, 5], 2)
#> Solution().isHeapExcept([9, 8, 7, 6, 5, 4], 3)
# %%
class Branch:
    def __init__(self, key):
        self.key = key
        self.left = self.right = None
        self.hits = 1

    def plant(self, key):
        if key == self.key:
            self.hits += 1
        elif key < self.key:
            if self.left:
                self.left.plant(key)
            else:
                self.left = Branch(key)
        elif self.right:
            self.right.plant(key)
        else:
            self.right = Branch(key)

    def __iter__(self):
        if self.left:
            yield from self.left
        yield self.key, self.hits
        if self.right:
            yield from self.right

    def __repr__(self):
        return f'Branch({self.key}x{self.hits})'

def census(birds):
    if not birds:
        return {}
    root = Branch(birds[0])
    for b in birds[1:]:
        root.plant(b)
    return dict(root)
#> census(['owl', 'jay', 'owl', 'tit'])
#> census([])
#> census(['emu'])
#> census([5, 3, 8, 3, 5, 5])
#> census(['b', 'a', 'c', 'a'])
# %%
def insert(t, k):
    if t is None:
        return (k, None, None)
    v, l, r = t
    if k < v:
        return (v, insert(l, k), r)
    return (v, l, insert(r, k))

def depth_of(t, k):
    d = 0
    while t is not None and t[0] != k:
        t = t[1] if k < t[0] else t[2]
        d += 1
    return d if t is not None else -1

def search_cost(keys, queries):
    t = None
    for k in keys:
        t = insert(t, k)
    return [depth_of(t, q) for q in queries]
#> search_cost([4, 2, 6], [2, 6, 5])
#> search_cost([], [1])
#> search_cost([1, 2, 3, 4], [4, 1])
#> search_cost([5, 1, 4, 2, 3], [3, 9, 5])
#> search_cost([7, 7], [7])
# %%
class Solution:
    def fromLevels(self, vals, i=0):
        if i >= len(vals) or vals[i] is None:
            return None
        return (vals[i], self.fromLevels(vals, 2 * i + 1), self.fromLevels(vals, 2 * i + 2))

    def rightmostOdd(self, vals):
        t = self.fromLevels(vals)
        order = []
        while t or order:
            while t:
                order.append(t)
                t = t[2]
            t = order.pop()
            if t[0] % 2:
                return t[0]
            t = t[1]
        return None
#> Solution().rightmostOdd([4, 3, 6])
#> Solution().rightmostOdd([])
#> Solution().rightmostOdd([2, 4, 8, 5])
#> Solution().rightmostOdd([1, 2, 9, None, None, 10, 12])
#> Solution().rightmostOdd([2, 4, 6])
# %%
def knot(n, cuts):
    ring = {i: (i + 1) % n for i in range(n)}
    for a, b in cuts:
        ring[a], ring[b] = ring[b], ring[a]
    seen = set()
    loops = []
    for i in range(n):
        if i in seen:
            continue
        size = 0
        while i not in seen:
            seen.add(i)
            i = ring[i]
            size += 1
        loops.append(size)
    return loops
#> knot(4, [(0, 2)])
#> knot(1, [])
#> knot(5, [(0, 1), (2, 4)])
#> knot(6, [(0, 3), (0, 3)])
#> knot(6, [(1, 4), (0, 5), (2, 3)])
# %%
class Solution:
    def reverseRuns(self, vals):
        nxt = list(range(1, len(vals))) + [-1] if vals else []
        head = 0 if vals else -1
        prev_end = -1
        i = head
        while i != -1:
            j = i
            while nxt[j] != -1 and vals[nxt[j]] % 2 == vals[i] % 2:
                j = nxt[j]
            after = nxt[j]
            prev, cur = after, i
            while cur != after:
                nxt[cur], prev, cur = prev, cur, nxt[cur]
            if prev_end == -1:
                head = prev
            else:
                nxt[prev_end] = prev
            prev_end, i = i, after
        out = []
        while head != -1:
            out.append(vals[head])
            head = nxt[head]
        return out
#> Solution().reverseRuns(vals=[1, 3, 2, 4, 5])
#> Solution().reverseRuns(vals=[])
#> Solution().reverseRuns(vals=[6])
#> Solution().reverseRuns(vals=[2, 4, 6, 8])
#> Solution().reverseRuns(vals=[7, 8, 9, 11, 10, 12])
# %%
class Link:
    __slots__ = ('item', 'rest')

    def __init__(self, item, rest):
        self.item = item
        self.rest = rest

    def __len__(self):
        return 1 + (len(self.rest) if self.rest is not None else 0)

    def __getitem__(self, i):
        if i == 0:
            return self.item
        if self.rest is None:
            raise IndexError('past the end')
        return self.rest[i - 1]

    def __repr__(self):
        return 'Link(%r)' % (self.item,)

def peek(items, spots):
    chain = None
    for x in items[::-1]:
        chain = Link(x, chain)
    got = []
    for s in spots:
        try:
            got.append(chain[s])
        except IndexError:
            got.append(len(chain))
    return got
#> peek([10, 20, 30], [0, 2])
#> peek(['a'], [0, 1])
#> peek([5, 6], [])
#> peek([1, 2, 3, 4], [3, 4, 1, 9])
#> peek('xyz', [2, 2, 5])
# %%
import heapq

def wake_schedule(cats, minutes):
    heap = [(period, name, period) for name, period in sorted(cats.items())]
    heapq.heapify(heap)
    log = []
    while heap:
        t, name, period = heapq.heappop(heap)
        if t > minutes:
            break
        log.append(f'{t}{name}')
        heapq.heappush(heap, (t + period, name, period))
    return ' '.join(log)
#> wake_schedule({'tom': 3, 'kit': 2}, 6)
#> wake_schedule({}, 10)
#> wake_schedule({'a': 5}, 4)
#> wake_schedule({'x': 4, 'y': 4, 'z': 3}, 9)
#> wake_schedule({'m': 1, 'n': 7}, 5)
# %%
class Solution:
    def kthLoudest(self, songs, k):
        heap = []
        for vol in songs:
            if len(heap) < k:
                heap.append(vol)
                self.up(heap, len(heap) - 1)
            elif vol > heap[0]:
                heap[0] = vol
                self.down(heap, 0)
        return heap[0] if len(heap) == k else None

    def up(self, h, i):
        while i and h[(i - 1) >> 1] > h[i]:
            p = (i - 1) >> 1
            h[p], h[i] = h[i], h[p]
            i = p

    def down(self, h, i):
        n = len(h)
        while (c := 2 * i + 1) < n:
            if c + 1 < n and h[c + 1] < h[c]:
                c += 1
            if h[i] <= h[c]:
                break
            h[i], h[c] = h[c], h[i]
            i = c
#> Solution().kthLoudest([5, 9, 2, 7], 2)
#> Solution().kthLoudest([4], 2)
#> Solution().kthLoudest([1, 2, 3, 4, 5, 6], 3)
#> Solution().kthLoudest([8, 8, 3], 1)
#> Solution().kthLoudest([10, 3, 6, 12, 1], 4)
# %%
def cousins(level, a, b):
    def spot(v):
        for i, x in enumerate(level):
            if x == v:
                return i
        return -1

    def depth(i):
        d = 0
        while i > 0:
            i = (i - 1) // 2
            d += 1
        return d

    i, j = spot(a), spot(b)
    if i < 0 or j < 0:
        return 'unknown'
    if i == j:
        return 'self'
    if (i - 1) // 2 == (j - 1) // 2:
        return 'siblings'
    steps = 0
    di, dj = depth(i), depth(j)
    if di != dj:
        return f'{abs(di - dj)} apart'
    while i != j:
        i, j = (i - 1) // 2, (j - 1) // 2
        steps += 1
    return f'cousins {steps - 1}'
#> cousins([1, 2, 3, 4, 5, 6], 4, 6)
#> cousins([1, 2, 3], 2, 3)
#> cousins([7], 7, 7)
#> cousins([1, 2, 3, 4], 4, 1)
#> cousins([1, 2, 3, None, 5], 9, 5)
# %%
class Solution:
    def sumTree(self, tree):
        def build(t):
            if t is None:
                return None, 0
            v, l, r = t
            nl, sl = build(l)
            nr, sr = build(r)
            return (sl + sr, nl, nr), sl + sr + v
        return build(tree)[0]
#> Solution().sumTree((1, (2, None, None), (3, None, None)))
#> Solution().sumTree(None)
#> Solution().sumTree((9, None, None))
#> Solution().sumTree((4, (2, (1, None, None), None), (5, None, (6, None, None))))
#> Solution().sumTree((-3, (7, None, (-2, None, None)), None))
# %%
def bend(level):
    out = []
    start, size = 0, 1
    flip = False
    while start < len(level):
        row = [x for x in level[start:start + size] if x is not None]
        if flip:
            row.reverse()
        out += row
        out.append('|')
        flip = not flip if len(row) > 1 else flip
        start += size
        size *= 2
    return out[:-1]
#> bend([1, 2, 3, 4, 5, 6, 7])
#> bend([])
#> bend([8])
#> bend([1, 2, None, 4, 5])
#> bend(['a', 'b', 'c', None, 'd', 'e', 'f'])
# %%
class Carriage:
    def __init__(self, load):
        self.load = load
        self.back = None

    def __repr__(self):
        return f'[{self.load}]'

class Train:
    def __init__(self):
        self.front = None

    def couple(self, load):
        new = Carriage(load)
        new.back = self.front
        self.front = new

    def drop_last(self):
        if self.front is None:
            return None
        if self.front.back is None:
            gone, self.front = self.front, None
            return gone.load
        c = self.front
        while c.back.back:
            c = c.back
        gone, c.back = c.back, None
        return gone.load

    def __repr__(self):
        return f'Train({self.front})'

def shunt(orders):
    t = Train()
    dropped = []
    for o in orders:
        if o > 0:
            t.couple(o)
        else:
            dropped.append(t.drop_last())
    return dropped
#> shunt([5, 7, 0, 0])
#> shunt([])
#> shunt([0, 3, 0])
#> shunt([1, 2, 3, 0, 4, 0])
#> shunt([6, 0, 8, 9, 0])
# %%
class Solution:
    def splitEveryThird(self, vals):
        heads = [None, None, None]
        for i in range(len(vals) - 1, -1, -1):
            heads[i % 3] = (vals[i], heads[i % 3])
        return [self.unroll(h) for h in heads]

    def unroll(self, cell):
        s = ''
        while cell:
            v, cell = cell
            s += str(v)
        return s
#> Solution().splitEveryThird('abcdefg')
#> Solution().splitEveryThird('')
#> Solution().splitEveryThird([1, 2])
#> Solution().splitEveryThird([10, 20, 30, 40])
#> Solution().splitEveryThird('kayak')
# %%
def cons(*xs):
    cell = None
    for x in reversed(xs):
        cell = (x, cell)
    return cell

def weave(a, b):
    if a is None:
        return b
    return (a[0], weave(b, a[1]))

def unweave(cell, keep=True):
    if cell is None:
        return []
    rest = unweave(cell[1], not keep)
    return [cell[0]] + rest if keep else rest

def braid(p, q):
    w = weave(cons(*p), cons(*q))
    return unweave(w), unweave(w, False)
#> braid([1, 2, 3], [7, 8])
#> braid([], [])
#> braid([], [4, 5, 6])
#> braid('ab', 'wxyz')
#> braid([9], [9])
# %%
import heapq
from typing import List

class Solution:
    def mergeSpools(self, spools: List[List[int]], most: int) -> List[int]:
        heap = []
        for s, spool in enumerate(spools):
            if spool:
                heap.append((spool[0], s, 0))
        heapq.heapify(heap)
        res: List[int] = []
        while heap and len(res) < most:
            v, s, i = heapq.heappop(heap)
            if not res or res[-1] != v:
                res.append(v)
            if i + 1 < len(spools[s]):
                heapq.heappush(heap, (spools[s][i + 1], s, i + 1))
        return res
#> Solution().mergeSpools([[1, 4], [2, 4, 6]], 10)
#> Solution().mergeSpools([], 3)
#> Solution().mergeSpools([[5], [], [5]], 2)
#> Solution().mergeSpools([[3, 9], [1, 2], [2, 8]], 4)
#> Solution().mergeSpools([[7, 7, 7]], 5)
# %%
def left_view_gaps(level):
    seen = {}

    def dive(i, d):
        if i >= len(level) or level[i] is None:
            return
        seen.setdefault(d, []).append(i - (2 ** d - 1))
        dive(2 * i + 1, d + 1)
        dive(2 * i + 2, d + 1)

    dive(0, 0)
    return [cols[-1] - cols[0] for cols in seen.values()]
#> left_view_gaps([1, 2, 3])
#> left_view_gaps([])
#> left_view_gaps([1, None, 3, None, None, 6, 7])
#> left_view_gaps([1, 2, 3, 4, None, None, 7])
#> left_view_gaps([5, 6, None, None, 8])
# %%
class Hop:
    def __init__(self, n):
        self.right = list(range(1, n + 1)) + [0]
        self.left = [n] + list(range(n))

    def cut(self, i):
        a, b = self.left[i], self.right[i]
        self.right[a], self.left[b] = b, a
        return b

    def __repr__(self):
        return f'Hop({self.right})'

def stepping_out(n, step):
    ring = Hop(n)
    out = []
    i = 0
    while len(out) < n:
        for _ in range(step):
            i = ring.right[i]
            if i == 0:
                i = ring.right[0]
        out.append(i)
        i = ring.left[ring.cut(i)]
        step += 1
    return out
#> stepping_out(4, 2)
#> stepping_out(0, 1)
#> stepping_out(1, 3)
#> stepping_out(5, 1)
#> stepping_out(6, 3)
# %%
class Solution:
    def isAncestorSum(self, tree, target):
        hits = []

        def visit(t, above):
            if t:
                v, l, r = t
                if v + target == above:
                    hits.append(v)
                visit(l, above + v)
                visit(r, above + v)

        visit(tree, 0)
        return hits
#> Solution().isAncestorSum(tree=(6, (4, None, None), (2, (8, None, None), None)), target=0)
#> Solution().isAncestorSum(tree=None, target=1)
#> Solution().isAncestorSum(tree=(0, (0, None, None), None), target=0)
#> Solution().isAncestorSum(tree=(5, (3, (6, None, None), (1, None, None)), (4, None, None)), target=2)
#> Solution().isAncestorSum(tree=(9, (7, None, None), (2, None, (9, None, None))), target=2)
# %%
def rotate_left(t):
    v, l, r = t
    rv, rl, rr = r
    return rv, (v, l, rl), rr

def straighten(t):
    if t is None:
        return None, 0
    turns = 0
    while t[2] is not None:
        t = rotate_left(t)
        turns += 1
    left, more = straighten(t[1])
    return (t[0], left, None), turns + more

def spine(t):
    t, turns = straighten(t)
    vals = []
    while t:
        vals.append(t[0])
        t = t[1]
    return vals, turns
#> spine((2, (1, None, None), (3, None, None)))
#> spine(None)
#> spine((1, None, (2, None, (3, None, None))))
#> spine((5, (3, None, (4, None, None)), (8, (7, None, None), None)))
#> spine((6, (5, (4, None, None), None), None))
# %%
from heapq import heappush, heappop

class Solution:
    def bakeryLine(self, orders):
        ready = []
        served = []
        ticket = 0
        for o in orders:
            if o == 'serve':
                if ready:
                    served.append(heappop(ready)[2])
                continue
            name, _, haste = o.partition(':')
            heappush(ready, (-int(haste or 0), ticket, name))
            ticket += 1
        return served, len(ready)
#> Solution().bakeryLine(['bun:2', 'pie:5', 'serve'])
#> Solution().bakeryLine(['serve'])
#> Solution().bakeryLine([])
#> Solution().bakeryLine(['a', 'b:1', 'serve', 'c:1', 'serve', 'serve'])
#> Solution().bakeryLine(['x:3', 'y:3', 'z:9', 'serve', 'serve'])
# %%
def second_chance(pages, frames):
    ring = []
    hand = 0
    faults = 0
    for p in pages:
        for slot in ring:
            if slot[0] == p:
                slot[1] = True
                break
        else:
            faults += 1
            if len(ring) < frames:
                ring.append([p, False])
                continue
            while ring[hand][1]:
                ring[hand][1] = False
                hand = (hand + 1) % frames
            ring[hand] = [p, False]
            hand = (hand + 1) % frames
    return faults, [s[0] for s in ring]
#> second_chance([1, 2, 1, 3], 2)
#> second_chance([], 3)
#> second_chance([5, 5, 5], 1)
#> second_chance([1, 2, 3, 1, 4, 2], 3)
#> second_chance([7, 8, 7, 8, 9, 7], 2)
# %%
class Solution:
    def boundary(self, level):
        n = len(level)
        ok = lambda i: i < n and level[i] is not None
        if not ok(0):
            return []
        left, i = [], 0
        while ok(i):
            left.append(level[i])
            i = 2 * i + 1
        right, i = [], 2
        while ok(i):
            right.append(level[i])
            i = 2 * i + 2
        return right[::-1] + left
#> Solution().boundary([1, 2, 3, 4, 5, 6, 7])
#> Solution().boundary([])
#> Solution().boundary([3])
#> Solution().boundary([1, None, 2, None, None, 3, 4])
#> Solution().boundary([9, 8, None, 7])
# %%
def chop(vals, k):
    head = None
    for v in vals[::-1]:
        head = {'v': v, 'next': head}
    lag = lead = head
    for _ in range(k):
        if lead is None:
            return []
        lead = lead['next']
    while lead is not None:
        lag, lead = lag['next'], lead['next']
    tail = []
    while lag:
        tail.append(lag['v'] * len(tail) + lag['v'])
        lag = lag['next']
    return tail
#> chop([1, 2, 3, 4], 2)
#> chop([], 0)
#> chop([5], 3)
#> chop([4, 6, 8], 3)
#> chop([10, 11, 12, 13], 1)
# %%
class Trie:
    def __init__(self):
        self.kids = {}
        self.ends = 0

    def put(self, word):
        node = self
        for ch in word:
            if ch not in node.kids:
                node.kids[ch] = Trie()
            node = node.kids[ch]
        node.ends += 1

    def weight(self):
        return self.ends + sum(k.weight() for k in self.kids.values())

    def __repr__(self):
        return 'Trie(%s)' % ''.join(sorted(self.kids))

def popular_fork(words):
    t = Trie()
    for w in words:
        t.put(w)
    path = ''
    while t.kids:
        best = max(sorted(t.kids), key=lambda c: t.kids[c].weight())
        path += best
        t = t.kids[best]
    return path
#> popular_fork(['ab', 'ac', 'bd'])
#> popular_fork([])
#> popular_fork(['x'])
#> popular_fork(['cat', 'car', 'cog', 'dog'])
#> popular_fork(['za', 'zb', 'zb', 'a'])
# %%
class Solution:
    def regrow(self, preorder, marks):
        self.i = 0

        def grow():
            i = self.i
            self.i += 1
            m = marks[i]
            left = grow() if m in 'LB' else None
            right = grow() if m in 'RB' else None
            return (preorder[i], left, right)

        def post(t):
            if t is None:
                return []
            return post(t[1]) + post(t[2]) + [t[0]]

        return post(grow()) if preorder else []
#> Solution().regrow(preorder=[1, 2, 3], marks='B..')
#> Solution().regrow(preorder=[], marks='')
#> Solution().regrow(preorder=[5], marks='.')
#> Solution().regrow(preorder=[1, 2, 3, 4], marks='LRL.')
#> Solution().regrow(preorder=[8, 4, 2, 6, 9], marks='BB..R')
# %%
def rewire(nxt, head, drop):
    while head != -1 and head in drop:
        head = nxt[head]
    i = head
    while i != -1:
        j = nxt[i]
        while j != -1 and j in drop:
            nxt[j], j = -2, nxt[j]
        nxt[i] = j
        i = j
    return head, nxt
#> rewire([1, 2, 3, -1], 0, [2])
#> rewire([-1], 0, [0])
#> rewire([], -1, [3])
#> rewire([2, -1, 3, 1], 0, [0, 3])
#> rewire([1, 2, 3, 4, -1], 0, [1, 2, 4])
# %%
class Solution:
    def widestGapKeys(self, keys):
        tree = {}
        root = None
        for k in keys:
            if root is None:
                root = k
                tree[k] = [None, None]
                continue
            cur = root
            while True:
                side = int(k > cur)
                if cur == k:
                    break
                if tree[cur][side] is None:
                    tree[cur][side] = k
                    tree[k] = [None, None]
                    break
                cur = tree[cur][side]
        gaps = [(r - l, k) for k, (l, r) in tree.items() if l is not None and r is not None]
        return max(gaps, default=(0, root))
#> Solution().widestGapKeys([5, 2, 9])
#> Solution().widestGapKeys([])
#> Solution().widestGapKeys([3, 3])
#> Solution().widestGapKeys([10, 4, 20, 1, 6, 18])
#> Solution().widestGapKeys([1, 2, 3, 4])
# %%
def meld(a, b):
    if not a:
        return b
    if not b:
        return a
    if b[0] < a[0]:
        a, b = b, a
    v, l, r = a
    return (v, meld(r, b), l)

def skew_order(vals, takes):
    h = ()
    for v in vals:
        h = meld(h, (v, (), ()))
    got = []
    while takes > 0 and h:
        got.append(h[0])
        h = meld(h[1], h[2])
        takes -= 1
    return got, h
#> skew_order([3, 1, 2], 2)
#> skew_order([], 1)
#> skew_order([4], 0)
#> skew_order([5, 5, 1, 9], 3)
#> skew_order([2, 8, 6, 4, 0], 5)
# %%
class Bead:
    def __init__(self, color):
        self.color = color
        self.next = self

    def add(self, color):
        b = Bead(color)
        b.next, self.next = self.next, b
        return b

    def __iter__(self):
        yield self.color
        cur = self.next
        while cur is not self:
            yield cur.color
            cur = cur.next

    def __repr__(self):
        return f'Bead({self.color!r})'

def necklace(colors, drop):
    first = last = Bead(colors[0])
    for c in colors[1:]:
        last = last.add(c)
    cur = first
    while cur.next is not first:
        if cur.next.color == drop:
            cur.next = cur.next.next
        else:
            cur = cur.next
    return ''.join(first)
#> necklace('rgbr', 'r')
#> necklace('k', 'k')
#> necklace('abab', 'b')
#> necklace('wxyz', 'q')
#> necklace('ppppq', 'p')
# %%
import heapq

def trim_ends(tasks, rounds):
    low = list(tasks)
    high = [-t for t in tasks]
    heapq.heapify(low)
    heapq.heapify(high)
    taken = 0
    for r in range(rounds):
        if len(tasks) - r < 2:
            break
        taken += heapq.heappop(low) if r % 2 == 0 else -heapq.heappop(high)
    left = len(tasks) - min(rounds, max(len(tasks) - 1, 0))
    return taken, left
#> trim_ends([4, 9, 1, 7], 3)
#> trim_ends([], 2)
#> trim_ends([6], 1)
#> trim_ends([2, 2, 8, 5, 3], 10)
#> trim_ends([30, 10, 20], 1)
# %%
class Solution:
    def meetingPoint(self, a, b, extra):
        nxt = {}
        for line in (a, b):
            for x, y in zip(line, line[1:]):
                nxt[x] = y
        for x, y in extra:
            if x not in nxt and x != y:
                nxt[x] = y
        p, q = a[0], b[0]
        seen = []
        while p is not None and p not in seen:
            seen.append(p)
            p = nxt.get(p)
        steps = 0
        while q not in seen:
            q = nxt.get(q)
            steps += 1
            if q is None or steps > len(nxt):
                return None
        return q, steps
#> Solution().meetingPoint([1, 2, 3], [7, 8, 3], [])
#> Solution().meetingPoint([1], [2], [])
#> Solution().meetingPoint([1, 2], [5, 6], [(6, 2)])
#> Solution().meetingPoint([4, 5], [4, 9], [])
#> Solution().meetingPoint([1, 2, 3], [8, 9, 10], [(3, 4), (10, 11), (11, 4)])
# %%
def mark_single(level):
    lonely = []
    n = len(level)
    for i, v in enumerate(level):
        if v is None:
            continue
        kids = [c for c in (2 * i + 1, 2 * i + 2) if c < n and level[c] is not None]
        if len(kids) == 1:
            lonely.append((v, level[kids[0]]))
    lonely.sort(key=lambda p: abs(p[0] - p[1]), reverse=True)
    return lonely
#> mark_single([1, 2, 3, 4])
#> mark_single([])
#> mark_single([5, None, 9, None, None, 1])
#> mark_single([8, 3, 10, 1, None, None, 14])
#> mark_single([2, 4, 6])
