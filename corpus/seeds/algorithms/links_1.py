# %%
class Node:
    def __init__(self, val, nxt=None):
        self.val = val
        self.nxt = nxt


def build(items):
    head = None
    for x in reversed(items):
        head = Node(x, head)
    return head


def unroll(head):
    out = []
    while head:
        out.append(head.val)
        head = head.nxt
    return out


def drop_wagons(train, limit):
    # uncouple every wagon heavier than the wagon that follows it plus limit
    head = build(train)
    cur = head
    prev = None
    while cur and cur.nxt:
        if cur.val > cur.nxt.val + limit:
            if prev is None:
                head = cur.nxt
            else:
                prev.nxt = cur.nxt
        else:
            prev = cur
        cur = cur.nxt
    return unroll(head)
#> drop_wagons([9, 3, 4, 8, 1], 2)
#> drop_wagons([5, 5, 5], 0)
#> drop_wagons([], 1)
#> drop_wagons([10, 7, 4, 1], 2)
#> drop_wagons([2, 12, 6, 6, 1, 7], 4)
# %%
from collections import deque


def lamp_rounds(wires, start):
    near = {}
    for a, b in wires:
        near.setdefault(a, []).append(b)
        near.setdefault(b, []).append(a)
    rounds = []
    q = deque([start])
    lit = {start}
    while q:
        rounds.append(len(q))
        for _ in range(len(q)):
            lamp = q.popleft()
            for other in near.get(lamp, []):
                if other not in lit:
                    lit.add(other)
                    q.append(other)
    return rounds
#> lamp_rounds([(1, 2), (2, 3), (2, 4), (4, 5)], 1)
#> lamp_rounds([(1, 2), (3, 4)], 3)
#> lamp_rounds([], 7)
#> lamp_rounds([(0, 1), (1, 2), (2, 0), (2, 3), (3, 4)], 4)
#> lamp_rounds([(5, 6), (5, 7), (5, 8), (8, 9), (7, 9)], 5)
# %%
from typing import List


class Solution:
    def heaviestTeam(self, weights: List[int], bonds: List[List[int]]) -> int:
        boss = list(range(len(weights)))
        total = weights[:]

        def find(x):
            while boss[x] != x:
                boss[x] = boss[boss[x]]
                x = boss[x]
            return x

        for a, b in bonds:
            ra, rb = find(a), find(b)
            if ra == rb:
                total[ra] -= 1
                continue
            if total[ra] < total[rb]:
                ra, rb = rb, ra
            boss[rb] = ra
            total[ra] += total[rb]
        return max((total[i] for i in range(len(boss)) if boss[i] == i), default=0)
#> Solution().heaviestTeam([3, 4, 5, 6], [[0, 1], [2, 3]])
#> Solution().heaviestTeam([3, 4, 5], [[0, 1], [1, 2], [2, 0]])
#> Solution().heaviestTeam([], [])
#> Solution().heaviestTeam([10, 1, 1, 1], [[1, 2], [2, 3], [1, 3]])
#> Solution().heaviestTeam([2, 2, 2, 2, 9], [[0, 4], [4, 0], [1, 2]])
# %%
def leaf_gap(tree):
    def depths(t, d):
        if t is None:
            return []
        val, left, right = t
        if left is None and right is None:
            return [d]
        return depths(left, d + 1) + depths(right, d + 1)

    ds = depths(tree, 0)
    return max(ds) - min(ds) if ds else -1
#> leaf_gap((1, (2, None, None), (3, (4, None, None), None)))
#> leaf_gap(None)
#> leaf_gap((7, None, None))
#> leaf_gap((1, (2, (3, (4, None, None), None), None), (5, None, None)))
#> leaf_gap((0, (1, None, (2, None, None)), (3, (4, None, None), None)))
# %%
class Trie:
    def __init__(self):
        self.kids = {}
        self.count = 0

    def add(self, word):
        node = self
        for ch in word:
            if ch not in node.kids:
                node.kids[ch] = Trie()
            node = node.kids[ch]
            node.count += 1


def short_badges(names):
    root = Trie()
    for name in names:
        root.add(name)
    badges = []
    for name in names:
        node = root
        badge = ''
        for ch in name:
            node = node.kids[ch]
            badge += ch
            if node.count == 1:
                break
        else:
            badge += '*'
        badges.append(badge)
    return badges
#> short_badges(['anna', 'anton', 'bert'])
#> short_badges(['ed', 'eddy', 'edna'])
#> short_badges([])
#> short_badges(['kim', 'kim'])
#> short_badges(['mo', 'mia', 'mai', 'zoe'])
# %%
import heapq


class Solution:
    def cheapestTram(self, lines, src, dst, change):
        roads = {}
        for a, b, cost, colour in lines:
            roads.setdefault(a, []).append((b, cost, colour))
            roads.setdefault(b, []).append((a, cost, colour))
        heap = [(0, src, '')]
        done = {}
        while heap:
            paid, stop, col = heapq.heappop(heap)
            if stop == dst:
                return paid
            if (stop, col) in done:
                continue
            done[(stop, col)] = paid
            for nxt, cost, c in roads.get(stop, []):
                extra = change if col and c != col else 0
                heapq.heappush(heap, (paid + cost + extra, nxt, c))
        return -1
#> Solution().cheapestTram([(1, 2, 3, 'r'), (2, 3, 4, 'g'), (1, 3, 9, 'r')], 1, 3, 1)
#> Solution().cheapestTram([(1, 2, 3, 'r'), (2, 3, 4, 'g'), (1, 3, 9, 'r')], 1, 3, 5)
#> Solution().cheapestTram([(1, 2, 3, 'r')], 1, 4, 0)
#> Solution().cheapestTram([], 6, 6, 2)
#> Solution().cheapestTram([(0, 1, 1, 'b'), (1, 2, 1, 'g'), (2, 3, 1, 'b'), (0, 2, 4, 'b')], 0, 3, 2)
# %%
class TwoStackQueue:
    def __init__(self):
        self.inbox, self.outbox = [], []
        self.moves = 0

    def push(self, x):
        self.inbox.append(x)

    def pop(self):
        if not self.outbox:
            while self.inbox:
                self.outbox.append(self.inbox.pop())
                self.moves += 1
        return self.outbox.pop() if self.outbox else None


def serve(ops):
    q = TwoStackQueue()
    served = []
    for op in ops:
        if op < 0:
            served.append(q.pop())
        else:
            q.push(op)
    return served, q.moves
#> serve([3, 5, -1, 6, -1, -1])
#> serve([-1])
#> serve([])
#> serve([1, 2, 3, -1])
#> serve([8, -1, -1, 9, 4, -1, 7, -1])
# %%
from typing import List


class Solution:
    def paintOrder(self, needs: List[List[int]], n: int) -> List[int]:
        after = [[] for _ in range(n)]
        waiting = [0] * n
        for before, then in needs:
            after[before].append(then)
            waiting[then] += 1
        ready = [i for i in range(n) if not waiting[i]]
        order = []
        while ready:
            cur = ready.pop()
            order.append(cur)
            for t in after[cur]:
                waiting[t] -= 1
                if waiting[t] == 0:
                    ready.append(t)
        return order if len(order) == n else [i for i in range(n) if waiting[i]]
#> Solution().paintOrder([[0, 1], [1, 2]], 3)
#> Solution().paintOrder([[0, 1], [1, 0], [2, 0]], 3)
#> Solution().paintOrder([], 2)
#> Solution().paintOrder([[3, 0], [3, 1], [1, 2], [0, 2]], 4)
#> Solution().paintOrder(needs=[[4, 2], [2, 0], [0, 3], [3, 2]], n=5)
# %%
def parent(i):
    return (i - 1) // 2


def climb(arr, i):
    total = 0
    while i > 0:
        total += arr[i]
        i = parent(i)
    return total + arr[0]


def richest_root_walk(arr):
    best = None
    for i in range(len(arr) // 2, len(arr)):
        got = climb(arr, i)
        if best is None or got > best[0]:
            best = (got, i)
    return best
#> richest_root_walk([1, 2, 3, 4, 5])
#> richest_root_walk([])
#> richest_root_walk([5])
#> richest_root_walk([0, -4, 6, 9, 1, -2, -3])
#> richest_root_walk([3, 3, 3, 1, 1, 1])
# %%
class ListNode:
    def __init__(self, val=0, next=None):
        self.val = val
        self.next = next


class Solution:
    def foldRibbon(self, beads):
        dummy = ListNode()
        tail = dummy
        for b in beads:
            tail.next = ListNode(b)
            tail = tail.next
        slow = fast = dummy
        while fast.next and fast.next.next:
            slow = slow.next
            fast = fast.next.next
        back = None
        cur = slow.next
        while cur:
            cur.next, back, cur = back, cur, cur.next
        slow.next = None
        front = dummy.next
        sums = []
        while back:
            sums.append(back.val + (front.val if front else 0))
            back = back.next
            front = front.next if front else None
        return sums
#> Solution().foldRibbon([1, 2, 3, 4])
#> Solution().foldRibbon([5, 1, 7])
#> Solution().foldRibbon([])
#> Solution().foldRibbon([9])
#> Solution().foldRibbon([2, -2, 4, 4, 10, 3])
# %%
def two_tables(guests, feuds):
    side = {}

    def seat(g, s):
        if g in side:
            return side[g] == s
        side[g] = s
        for a, b in feuds:
            if a == g and not seat(b, 1 - s):
                return False
            if b == g and not seat(a, 1 - s):
                return False
        return True

    for g in guests:
        if g not in side and not seat(g, 0):
            return 'impossible'
    return ''.join('LR'[side[g]] for g in guests)
#> two_tables(['ann', 'bob', 'cid'], [('ann', 'bob'), ('bob', 'cid')])
#> two_tables(['ann', 'bob', 'cid'], [('ann', 'bob'), ('bob', 'cid'), ('cid', 'ann')])
#> two_tables([], [])
#> two_tables(['x', 'y'], [])
#> two_tables(['a', 'b', 'c', 'd'], [('a', 'c'), ('c', 'd'), ('b', 'd')])
# %%
from collections import OrderedDict


class Solution:
    def shelfMisses(self, size, requests):
        shelf = OrderedDict()
        misses = 0
        for book in requests:
            if book in shelf:
                shelf.move_to_end(book)
                shelf[book] += 1
                continue
            misses += 1
            if len(shelf) >= size:
                old, uses = shelf.popitem(last=False)
                if uses > 2 and shelf:
                    shelf[old] = 0
                    shelf.popitem(last=False)
            shelf[book] = 1
        return misses, list(shelf.items())
#> Solution().shelfMisses(2, [1, 2, 1, 3, 2])
#> Solution().shelfMisses(2, [4, 4, 4, 5, 6, 4])
#> Solution().shelfMisses(3, [])
#> Solution().shelfMisses(1, [7, 7, 8])
#> Solution().shelfMisses(size=3, requests=[1, 1, 1, 2, 3, 4, 5, 1])
# %%
def sum_by_level(tree):
    level = [tree] if tree else []
    sums = []
    while level:
        sums.append(sum(node[0] for node in level))
        level = [kid for node in level for kid in node[1:]]
    return sums


def wide_drop(tree):
    sums = sum_by_level(tree)
    return [b - a for a, b in zip(sums, sums[1:])]
#> wide_drop([1, [2, [5]], [3]])
#> wide_drop([4])
#> wide_drop([])
#> wide_drop([10, [1], [1, [1, [8]]], [2]])
#> wide_drop([0, [-3, [4], [5]], [6, [7]]])
# %%
class Ring:
    def __init__(self, n):
        self.after = [(i + 1) % n for i in range(n)]
        self.before = [(i - 1) % n for i in range(n)]

    def cut(self, i):
        a, b = self.before[i], self.after[i]
        self.after[a] = b
        self.before[b] = a
        return b


def last_dancers(n, steps, keep):
    ring = Ring(n)
    at = 0
    alive = n
    forward = True
    while alive > keep:
        for _ in range(steps):
            at = ring.after[at] if forward else ring.before[at]
        gone = at
        at = ring.cut(gone)
        alive -= 1
        if gone % 2:
            forward = not forward
    rest = [at]
    while ring.after[rest[-1]] != at:
        rest.append(ring.after[rest[-1]])
    return rest
#> last_dancers(5, 2, 2)
#> last_dancers(4, 1, 1)
#> last_dancers(6, 3, 6)
#> last_dancers(8, 2, 3)
#> last_dancers(7, 5, 1)
# %%
class Solution:
    def mirrorScore(self, tree):
        def same(a, b):
            if not a and not b:
                return 0
            if not a or not b:
                return 1
            bad = int(a[0] != b[0])
            return bad + same(a[1], b[2]) + same(a[2], b[1])

        if not tree:
            return 0
        return same(tree[1], tree[2])
#> Solution().mirrorScore([1, [2, [], [4, [], []]], [2, [4, [], []], []]])
#> Solution().mirrorScore([])
#> Solution().mirrorScore([1, [2, [], []], []])
#> Solution().mirrorScore([1, [3, [5, [], []], [6, [], []]], [2, [6, [], []], [7, [], []]]])
#> Solution().mirrorScore([8, [1, [2, [], []], []], [1, [2, [], []], []]])
# %%
def gossip_day(calls, starter):
    heard = {starter: 0}
    for day, (a, b) in enumerate(calls, 1):
        if a in heard and b not in heard:
            heard[b] = day
        elif b in heard and a not in heard:
            heard[a] = day
    return heard
#> gossip_day([('a', 'b'), ('b', 'c'), ('d', 'a')], 'a')
#> gossip_day([('a', 'b'), ('b', 'c'), ('d', 'a')], 'c')
#> gossip_day([], 'zed')
#> gossip_day([('m', 'n'), ('n', 'm'), ('o', 'm')], 'o')
#> gossip_day([('p', 'q'), ('r', 's'), ('q', 'r'), ('r', 's')], 'p')
# %%
class TreeNode:
    def __init__(self, val):
        self.val = val
        self.left = None
        self.right = None


class Solution:
    def insert(self, root, val):
        if root is None:
            return TreeNode(val)
        if val < root.val:
            root.left = self.insert(root.left, val)
        elif val > root.val:
            root.right = self.insert(root.right, val)
        return root

    def turns(self, root, target):
        path = ''
        while root and root.val != target:
            if target < root.val:
                path += 'L'
                root = root.left
            else:
                path += 'R'
                root = root.right
        return path if root else path + '!'

    def guideTo(self, values, target):
        root = None
        for v in values:
            root = self.insert(root, v)
        return self.turns(root, target)
#> Solution().guideTo([5, 2, 8, 6], 6)
#> Solution().guideTo([5, 2, 8, 6], 3)
#> Solution().guideTo([], 1)
#> Solution().guideTo([4, 4, 4], 4)
#> Solution().guideTo([10, 3, 7, 5], 5)
# %%
def loop_of(jumps, start):
    seen = {}
    spot = start
    while 0 <= spot < len(jumps) and spot not in seen:
        seen[spot] = len(seen)
        spot += jumps[spot]
    if spot not in seen:
        return ('out', len(seen))
    return ('loop', len(seen) - seen[spot])


def survey(jumps):
    return [loop_of(jumps, i) for i in range(len(jumps))]
#> survey([1, 1, -1])
#> survey([2, -1, 1])
#> survey([])
#> survey([0])
#> survey([3, -1, 0, -2])
# %%
from functools import lru_cache


class Solution:
    def countTrails(self, lifts, top, valley):
        down = {}
        for a, b in lifts:
            down.setdefault(a, []).append(b)

        @lru_cache(None)
        def ways(p):
            if p == valley:
                return 1
            return sum(ways(q) for q in down.get(p, ()))

        return ways(top)
#> Solution().countTrails([(4, 3), (4, 2), (3, 1), (2, 1)], 4, 1)
#> Solution().countTrails([(4, 3), (4, 3), (3, 1)], 4, 1)
#> Solution().countTrails([], 2, 1)
#> Solution().countTrails([], 1, 1)
#> Solution().countTrails([(9, 8), (9, 7), (8, 7), (7, 6), (8, 6), (6, 5), (7, 5)], 9, 5)
# %%
def largest_pond(rows):
    grid = [list(r) for r in rows]

    def drain(i, j):
        if not (0 <= i < len(grid) and 0 <= j < len(grid[i])):
            return 0
        if grid[i][j] != '~':
            return 0
        grid[i][j] = '.'
        return 1 + drain(i + 1, j) + drain(i, j + 1) + drain(i - 1, j) + drain(i, j - 1)

    best = 0
    for i, row in enumerate(grid):
        for j, _ in enumerate(row):
            best = max(best, drain(i, j))
    return best
#> largest_pond(['~.', '~~'])
#> largest_pond(['#~#', '~#~'])
#> largest_pond([])
#> largest_pond(['##'])
#> largest_pond(['~~#', '#~#', '~#~'])
# %%
class UnionFind:
    def __init__(self):
        self.up = {}

    def root(self, x):
        self.up.setdefault(x, x)
        if self.up[x] != x:
            self.up[x] = self.root(self.up[x])
        return self.up[x]

    def join(self, a, b):
        ra, rb = self.root(a), self.root(b)
        if ra != rb:
            self.up[max(ra, rb)] = min(ra, rb)


def unify_spellings(pairs, text):
    uf = UnionFind()
    for a, b in pairs:
        uf.join(a, b)
    return ' '.join(uf.root(w) for w in text.split())
#> unify_spellings([('grey', 'gray')], 'grey skies gray sea')
#> unify_spellings([('b', 'c'), ('a', 'c')], 'c b a')
#> unify_spellings([], 'plain')
#> unify_spellings([('one', 'uno'), ('ein', 'one')], '')
#> unify_spellings([('sofa', 'couch'), ('settee', 'sofa')], 'settee by couch')
# %%
class Solution:
    def stackedBoxes(self, inside):
        """inside[i] is the box holding box i, or -1; depth of the deepest box and its chain"""
        memo = {}

        def depth(i):
            if i == -1:
                return 0
            if i not in memo:
                memo[i] = 1 + depth(inside[i])
            return memo[i]

        if not inside:
            return []
        deep = max(range(len(inside)), key=depth)
        chain = []
        while deep != -1:
            chain.append(deep)
            deep = inside[deep]
        return chain[::-1]
#> Solution().stackedBoxes([-1, 0, 1])
#> Solution().stackedBoxes([2, 2, -1])
#> Solution().stackedBoxes([])
#> Solution().stackedBoxes([-1, -1])
#> Solution().stackedBoxes([3, 0, 4, -1, 0, 2])
# %%
def escape(doors, room, keys):
    stack = [room]
    visited = []
    while stack:
        cur = stack.pop()
        if cur in visited:
            continue
        visited.append(cur)
        if cur == 'exit':
            return visited
        for nxt, need in doors.get(cur, []):
            if need is None or need in keys:
                stack.append(nxt)
    return None
#> escape({'hall': [('attic', None), ('exit', 'iron')], 'attic': []}, 'hall', ['iron'])
#> escape({'hall': [('attic', None), ('exit', 'iron')], 'attic': []}, 'hall', [])
#> escape({}, 'exit', ['gold'])
#> escape({'a': [('b', None), ('c', None)], 'b': [('exit', 'k')], 'c': [('a', None)]}, 'a', ['k', 'm'])
#> escape({'pit': [('pit', None)]}, 'pit', [])
# %%
class PeekIter:
    def __init__(self, items):
        self.items = items
        self.pos = 0

    def peek(self):
        return self.items[self.pos] if self.pos < len(self.items) else None

    def next(self):
        item = self.peek()
        self.pos += 1
        return item


class Solution:
    def weave(self, reds, blues):
        r, b = PeekIter(reds), PeekIter(blues)
        out = []
        while r.peek() is not None or b.peek() is not None:
            if b.peek() is None:
                out.append(r.next())
            elif r.peek() is None or b.peek() < r.peek():
                out.append(-b.next())
            else:
                out.append(r.next())
        return out
#> Solution().weave([1, 4, 6], [2, 5])
#> Solution().weave([], [3, 1])
#> Solution().weave([], [])
#> Solution().weave([7, 2], [7, 7])
#> Solution().weave([9], [1, 10, 2])
# %%
def bridges_to_close(n, roads):
    """Close roads, newest first, as long as the town stays in one piece."""
    def connected(edges):
        near = [[] for _ in range(n)]
        for a, b in edges:
            near[a].append(b)
            near[b].append(a)
        seen, todo = {0}, [0]
        while todo:
            for y in near[todo.pop()]:
                if y not in seen:
                    seen.add(y)
                    todo.append(y)
        return len(seen) == n

    kept = list(roads)
    closed = []
    for road in reversed(roads):
        rest = [r for r in kept if r != road]
        if connected(rest):
            kept = rest
            closed.append(road)
    return closed
#> bridges_to_close(3, [(0, 1), (1, 2), (2, 0)])
#> bridges_to_close(2, [(0, 1)])
#> bridges_to_close(1, [])
#> bridges_to_close(4, [(0, 1), (2, 3)])
#> bridges_to_close(4, [(0, 1), (1, 2), (2, 3), (1, 3)])
# %%
class Solution:
    def skylinePath(self, heap, depth):
        """the values seen at one depth of a heap-ordered array, with gaps filled by their parents"""
        lo = 2 ** depth - 1
        hi = 2 * lo + 1
        view = []
        for i in range(lo, hi):
            j = i
            while j > 0 and (j >= len(heap) or heap[j] is None):
                j = (j - 1) // 2
            view.append(heap[j] if heap else None)
        return view
#> Solution().skylinePath([1, 2, 3, 4], 2)
#> Solution().skylinePath([], 0)
#> Solution().skylinePath([7], 2)
#> Solution().skylinePath([5, None, 6, None, None, 8, None], 2)
#> Solution().skylinePath([1, 2, None, None, 9], 3)
# %%
class Node:
    def __init__(self, name):
        self.name = name
        self.kids = []


def parse(text):
    root = Node('')
    path = [root]
    for line in text.split('|'):
        name = line.lstrip('-')
        depth = len(line) - len(name)
        node = Node(name)
        del path[depth + 1:]
        path[-1].kids.append(node)
        path.append(node)
    return root


def outline(text):
    lines = []

    def visit(node, prefix):
        for i, kid in enumerate(node.kids, 1):
            number = f'{prefix}{i}'
            lines.append(f'{number} {kid.name}')
            visit(kid, number + '.')

    visit(parse(text), '')
    return lines
#> outline('intro|body|-part|-more|end')
#> outline('a')
#> outline('x|-y|--z|-w')
#> outline('top|---deep')
#> outline('p|-q|r|-s|--t|--u')
# %%
from collections import defaultdict
from typing import List


class Solution:
    def commonFriends(self, pairs: List[List[int]], least: int) -> List[List[int]]:
        near = defaultdict(set)
        for a, b in pairs:
            near[a].add(b)
            near[b].add(a)
        people = sorted(near)
        hints = []
        for i, p in enumerate(people):
            for q in people[i + 1:]:
                if q in near[p]:
                    continue
                if len(near[p] & near[q]) >= least:
                    hints.append([p, q])
        return hints
#> Solution().commonFriends([[1, 2], [2, 3]], 1)
#> Solution().commonFriends([[1, 2], [2, 3], [1, 4], [4, 3]], 2)
#> Solution().commonFriends([], 1)
#> Solution().commonFriends([[5, 6]], 0)
#> Solution().commonFriends([[1, 2], [1, 3], [1, 4], [2, 3]], 1)
# %%
import heapq


def alarm_times(tree, delay):
    """tree: {node: [(child, length)]}; when does the alarm reach each leaf, in order of arrival"""
    heap = [(0, 'root')]
    arrivals = []
    while heap:
        t, node = heapq.heappop(heap)
        kids = tree.get(node, [])
        if not kids:
            arrivals.append((node, t))
        for k, (kid, length) in enumerate(kids):
            heapq.heappush(heap, (t + length + k * delay, kid))
    return arrivals
#> alarm_times({'root': [('a', 3), ('b', 1)], 'b': [('c', 1)]}, 0)
#> alarm_times({'root': [('a', 3), ('b', 1)], 'b': [('c', 1)]}, 5)
#> alarm_times({}, 4)
#> alarm_times({'root': [('x', 2), ('y', 2), ('z', 2)]}, 1)
#> alarm_times({'root': [('m', 7), ('n', 1)], 'n': [('o', 2), ('p', 2)], 'p': [('q', 0)]}, 1)
# %%
class Solution:
    def longestChain(self, words):
        best = {}
        for w in sorted(words, key=len):
            best[w] = 1
            for i in range(len(w)):
                shorter = w[:i] + w[i + 1:]
                if shorter in best and best[shorter] + 1 > best[w]:
                    best[w] = best[shorter] + 1
        if not best:
            return 0, ''
        top = max(best, key=lambda w: (best[w], w))
        return best[top], top
#> Solution().longestChain(['a', 'ab', 'cab', 'dog'])
#> Solution().longestChain(['cat', 'hat'])
#> Solution().longestChain([])
#> Solution().longestChain(['n', 'in', 'pin', 'spin', 'spine'])
#> Solution().longestChain(['abc', 'bc', 'xbc', 'c', 'zz'])
# %%
def undo_editor(commands):
    class State:
        def __init__(self, text, prev):
            self.text = text
            self.prev = prev
            self.redo = None

    cur = State('', None)
    for c in commands:
        if c == '<':
            if cur.prev:
                cur.prev.redo = cur
                cur = cur.prev
        elif c == '>':
            cur = cur.redo or cur
        else:
            cur = State(cur.text + c, cur)
    return cur.text
#> undo_editor('abc<<>')
#> undo_editor('<<x')
#> undo_editor('')
#> undo_editor('hi<o>')
#> undo_editor('abcd<<<e<>>')
# %%
def prune(tree, least):
    if tree is None:
        return None
    val, l, r = tree
    l, r = prune(l, least), prune(r, least)
    if l is None and r is None and val < least:
        return None
    return (val, l, r)


def size(tree):
    return 0 if tree is None else 1 + size(tree[1]) + size(tree[2])


def pruned_share(tree, least):
    before = size(tree)
    after = size(prune(tree, least))
    return f'{after}/{before}'
#> pruned_share((5, (1, None, None), (7, None, None)), 3)
#> pruned_share(None, 3)
#> pruned_share((1, (2, None, None), None), 9)
#> pruned_share((1, (2, (9, None, None), (3, None, None)), (4, None, None)), 5)
#> pruned_share((6, (6, None, (5, None, None)), None), 6)
# %%
class Solution:
    def farthestPost(self, n, roads):
        near = {i: [] for i in range(n)}
        for a, b, w in roads:
            near[a].append((b, w))
            near[b].append((a, w))

        def far(start):
            best = (0, start)
            stack = [(start, -1, 0)]
            while stack:
                at, came, d = stack.pop()
                best = max(best, (d, at))
                stack.extend((t, at, d + w) for t, w in near[at] if t != came)
            return best

        _, end = far(0)
        length, other = far(end)
        return length, sorted((end, other))
#> Solution().farthestPost(3, [(0, 1, 4), (1, 2, 6)])
#> Solution().farthestPost(1, [])
#> Solution().farthestPost(4, [(0, 1, 1), (0, 2, 2), (0, 3, 3)])
#> Solution().farthestPost(5, [(0, 1, 2), (1, 2, 9), (1, 3, 4), (3, 4, 6)])
#> Solution().farthestPost(2, [(1, 0, 100)])
# %%
class MinStack:
    def __init__(self):
        self.data = []

    def push(self, x):
        low = min(x, self.data[-1][1]) if self.data else x
        self.data.append((x, low))

    def pop(self):
        return self.data.pop()[0]

    def low(self):
        return self.data[-1][1]


def tray_report(events):
    s = MinStack()
    notes = []
    for e in events:
        try:
            if e == 'take':
                notes.append(s.pop())
            elif e == 'low':
                notes.append(-s.low())
            else:
                s.push(e)
        except IndexError:
            notes.append('empty')
    return notes
#> tray_report([4, 2, 7, 'low', 'take', 'take', 'low'])
#> tray_report(['take', 3, 'low'])
#> tray_report([])
#> tray_report([1, 'take', 'low', 'take'])
#> tray_report([6, 6, 'take', 'low', 9, 'low', 'take'])
# %%
class Solution:
    def colourRooms(self, plan, paints):
        chosen = {}
        for room in sorted(plan, key=lambda r: (-len(plan[r]), r)):
            used = {chosen[n] for n in plan[room] if n in chosen}
            for i in range(len(paints)):
                if i not in used:
                    chosen[room] = i
                    break
            else:
                chosen[room] = -1
        return {r: paints[c] if c >= 0 else '?' for r, c in sorted(chosen.items())}
#> Solution().colourRooms({'a': ['b'], 'b': ['a', 'c'], 'c': ['b']}, ['red', 'tan'])
#> Solution().colourRooms({'a': ['b', 'c'], 'b': ['a', 'c'], 'c': ['a', 'b']}, ['red', 'tan'])
#> Solution().colourRooms({}, ['red'])
#> Solution().colourRooms({'k': []}, [])
#> Solution().colourRooms({'w': ['x', 'z'], 'x': ['w', 'y'], 'y': ['x', 'z'], 'z': ['y', 'w']}, ['blue', 'teal', 'pink'])
# %%
def evaluate(node):
    if isinstance(node, int):
        return node
    op, *args = node
    vals = [evaluate(a) for a in args]
    if op == 'sum':
        return sum(vals)
    if op == 'top':
        return max(vals)
    if op == 'neg':
        return -vals[0]
    raise ValueError(op)


def depth(node):
    return 0 if isinstance(node, int) else 1 + max(map(depth, node[1:]))


def judge(node):
    return evaluate(node) * depth(node)
#> judge(['sum', 1, ['top', 4, 9], 2])
#> judge(['neg', ['neg', 5]])
#> judge(8)
#> judge(['half', 3])
#> judge(['top', ['neg', 2], ['sum', -4, ['neg', 6]], -1])
# %%
class Solution:
    def mergeTabs(self, tabs, moves):
        nxt = {a: b for a, b in zip(tabs, tabs[1:] + [None])}
        head = tabs[0] if tabs else None
        for tab, target in moves:
            if tab not in nxt or target not in nxt or tab == target:
                continue
            if head == tab:
                head = nxt[tab]
            else:
                p = head
                while nxt[p] != tab:
                    p = nxt[p]
                nxt[p] = nxt[tab]
            nxt[tab] = nxt[target]
            nxt[target] = tab
        out = []
        while head is not None:
            out.append(head)
            head = nxt[head]
        return out
#> Solution().mergeTabs(['mail', 'news', 'maps'], [('mail', 'maps')])
#> Solution().mergeTabs(['mail', 'news', 'maps'], [('maps', 'mail'), ('news', 'news')])
#> Solution().mergeTabs([], [('a', 'b')])
#> Solution().mergeTabs([1, 2, 3, 4], [(4, 1), (1, 3)])
#> Solution().mergeTabs([5, 6], [(7, 5), (6, 5)])
# %%
def word_ladder_rooms(words, first, last):
    def close(a, b):
        return len(a) == len(b) and sum(x != y for x, y in zip(a, b)) == 1

    came = {first: None}
    frontier = [first]
    while frontier and last not in came:
        fresh = []
        for w in frontier:
            for v in words:
                if v not in came and close(w, v):
                    came[v] = w
                    fresh.append(v)
        frontier = fresh
    if last not in came:
        return []
    path = [last]
    while came[path[-1]]:
        path.append(came[path[-1]])
    return path[::-1]
#> word_ladder_rooms(['cot', 'dot', 'dog'], 'cat', 'dog')
#> word_ladder_rooms(['pin', 'pan'], 'pan', 'map')
#> word_ladder_rooms([], 'a', 'a')
#> word_ladder_rooms(['b'], 'a', 'b')
#> word_ladder_rooms(['sun', 'fun', 'fan', 'fin'], 'sun', 'fin')
# %%
class Solution:
    def kinDistance(self, mother, a, b):
        def line(x):
            out = [x]
            while x in mother:
                x = mother[x]
                out.append(x)
            return out

        la, lb = line(a), line(b)
        for i, x in enumerate(la):
            if x in lb:
                return i, lb.index(x), x
        return -1
#> Solution().kinDistance({'ida': 'eva', 'olga': 'eva', 'mia': 'olga'}, 'ida', 'mia')
#> Solution().kinDistance({'ida': 'eva', 'olga': 'eva'}, 'ida', 'eva')
#> Solution().kinDistance({}, 'a', 'b')
#> Solution().kinDistance({'x': 'y', 'y': 'z', 'q': 'z'}, 'x', 'q')
#> Solution().kinDistance({'x': 'y', 'u': 'v'}, 'x', 'u')
# %%
def flatten_menu(menu, prefix=''):
    rows = []
    for name, sub in menu.items():
        path = prefix + '/' + name
        if isinstance(sub, dict):
            rows += flatten_menu(sub, path)
        else:
            rows.append((path, sub))
    return rows


def priciest(menu):
    rows = flatten_menu(menu)
    if not rows:
        return None
    path, cost = max(rows, key=lambda r: r[1])
    return path.count('/'), path
#> priciest({'soup': 4, 'main': {'fish': 12, 'pie': 9}})
#> priciest({})
#> priciest({'tea': 2})
#> priciest({'a': {'b': {'c': 5, 'd': 5}}, 'e': 4})
#> priciest({'x': {}, 'y': {'z': {'w': 1}}})
