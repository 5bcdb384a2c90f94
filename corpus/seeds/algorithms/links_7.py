# %%
class Node:
    def __init__(self, val):
        self.val = val
        self.next = None


def make_list(vals):
    anchor = cur = Node(None)
    for v in vals:
        cur.next = Node(v)
        cur = cur.next
    return anchor


def echo_list(vals, every):
    """after each `every` nodes insert their sum as a new node"""
    anchor = make_list(vals)
    cur, run, n = anchor, 0, 0
    while cur.next:
        cur = cur.next
        run += cur.val
        n += 1
        if n == every:
            extra = Node(run)
            extra.next, cur.next = cur.next, extra
            cur = extra
            run = n = 0
    out = []
    cur = anchor.next
    while cur:
        out.append(cur.val)
        cur = cur.next
    return out
#> echo_list([1, 2, 3, 4], 2)
#> echo_list([], 1)
#> echo_list([5, 5, 5], 1)
#> echo_list([7, 8], 3)
#> echo_list([1, 0, -1, 4, 6], 3)
# %%
class Solution:
    def infectedRows(self, links, first, immune):
        """depth-first spread in order of number; immune machines answer but do not pass on"""
        log = []

        def spread(m):
            log.append(m)
            if m in immune:
                return
            for n in sorted(links.get(m, [])):
                if n not in log:
                    spread(n)

        spread(first)
        return log
#> Solution().infectedRows({1: [3, 2], 2: [4], 3: [5]}, 1, [3])
#> Solution().infectedRows({}, 9, [])
#> Solution().infectedRows({1: [2], 2: [1]}, 2, [])
#> Solution().infectedRows({4: [5, 6], 5: [7], 6: [7], 7: [8]}, 4, [5])
#> Solution().infectedRows({1: [2, 3]}, 1, [1])
# %%
def tree_edits(a, b):
    """number of places where two nested lists differ; a missing part counts its leaves"""
    def weight(t):
        return sum(map(weight, t)) if isinstance(t, list) else 1

    if isinstance(a, list) and isinstance(b, list):
        shared = sum(tree_edits(x, y) for x, y in zip(a, b))
        n = min(len(a), len(b))
        return shared + weight(a[n:]) + weight(b[n:])
    if isinstance(a, list) or isinstance(b, list):
        return weight(a) + weight(b)
    return int(a != b)
#> tree_edits([1, [2, 3]], [1, [2, 4], 5])
#> tree_edits([], [])
#> tree_edits(3, [3])
#> tree_edits([1, [2, [3]]], [1, 2, 3])
#> tree_edits([[1, 1], [2, 2]], [[1, 0], [2]])
# %%
import heapq


class Solution:
    def hospitalQueue(self, events):
        """('in', name, urgency), ('up', name, by), ('call',); lazy removal from the heap"""
        heap, level, called = [], {}, []
        for i, (kind, *rest) in enumerate(events):
            if kind == 'call':
                while heap:
                    u, _, name = heapq.heappop(heap)
                    if level.get(name) == -u:
                        called.append(name)
                        del level[name]
                        break
                else:
                    called.append('-')
                continue
            name, n = rest
            level[name] = level.get(name, 0) + n
            heapq.heappush(heap, (-level[name], i, name))
        return called
#> Solution().hospitalQueue([('in', 'al', 2), ('in', 'bo', 5), ('call',), ('call',)])
#> Solution().hospitalQueue([('in', 'al', 2), ('in', 'bo', 3), ('up', 'al', 4), ('call',), ('call',), ('call',)])
#> Solution().hospitalQueue([])
#> Solution().hospitalQueue([('call',), ('in', 'cy', 1)])
#> Solution().hospitalQueue([('in', 'x', 1), ('in', 'y', 1), ('call',), ('up', 'x', 1), ('call',)])
# %%
def pipe_colours(joints):
    """colour pipes (pairs of joints) so that pipes meeting at a joint differ, first free colour"""
    used = {}
    colours = []
    for a, b in joints:
        c = 0
        while c in used.get(a, ()) or c in used.get(b, ()):
            c += 1
        for j in (a, b):
            used.setdefault(j, []).append(c)
        colours.append(c)
    return colours
#> pipe_colours([(1, 2), (2, 3), (3, 1)])
#> pipe_colours([])
#> pipe_colours([(1, 2), (3, 4)])
#> pipe_colours([(0, 1), (0, 2), (0, 3), (1, 2)])
#> pipe_colours([(5, 6), (6, 5), (7, 8), (8, 5)])
# %%
from typing import List, Optional


class TreeNode:
    def __init__(self, val: int):
        self.val = val
        self.left: Optional['TreeNode'] = None
        self.right: Optional['TreeNode'] = None


class Solution:
    def cartesian(self, nums: List[int]) -> Optional[TreeNode]:
        stack = []
        for x in nums:
            node, last = TreeNode(x), None
            while stack and stack[-1].val > x:
                last = stack.pop()
            node.left = last
            if stack:
                stack[-1].right = node
            stack.append(node)
        return stack[0] if stack else None

    def widths(self, nums: List[int]) -> List[int]:
        row = [self.cartesian(nums)] if nums else []
        out = []
        while row:
            out.append(len(row))
            row = [k for n in row for k in (n.left, n.right) if k]
        return out
#> Solution().widths([3, 1, 2])
#> Solution().widths([])
#> Solution().widths([1, 2, 3])
#> Solution().widths([5, 2, 6, 1, 4])
#> Solution().widths([4, 4])
# %%
def shortest_loop(graph):
    """smallest directed loop through each node; the best over all"""
    best = None
    for s in graph:
        dist = {s: 0}
        queue = [s]
        for x in queue:
            for y in graph.get(x, []):
                if y == s:
                    size = dist[x] + 1
                    if best is None or size < best[0]:
                        best = (size, s)
                elif y not in dist:
                    dist[y] = dist[x] + 1
                    queue.append(y)
    return best
#> shortest_loop({1: [2], 2: [3], 3: [1]})
#> shortest_loop({1: [2], 2: []})
#> shortest_loop({})
#> shortest_loop({1: [2], 2: [3, 1], 3: [3]})
#> shortest_loop({4: [5], 5: [6, 7], 6: [4], 7: [5]})
# %%
class Solution:
    def foldList(self, nums, rule):
        """keep a stack of runs; '<' joins a larger follower into the run before, '>' a smaller one"""
        stack = []
        for x in nums:
            while stack and (stack[-1] < x if rule == '<' else stack[-1] > x):
                x += stack.pop()
            stack.append(x)
        return stack
#> Solution().foldList([1, 2, 5, 3], '<')
#> Solution().foldList([1, 2, 5, 3], '>')
#> Solution().foldList([], '<')
#> Solution().foldList([4, 4, 4], '>')
#> Solution().foldList([9, 3, 2, 6, 1], '<')
# %%
class Station:
    def __init__(self, name):
        self.name = name
        self.tracks = []

    def __lt__(self, other):
        return self.name < other.name


def metro(text):
    stations = {}
    for part in text.split(','):
        if '-' not in part:
            continue
        a, b = (stations.setdefault(n, Station(n)) for n in part.split('-'))
        a.tracks.append(b)
        b.tracks.append(a)
    return stations


def hubs(text, least):
    found = [s for s in metro(text).values() if len(s.tracks) >= least]
    return [(s.name, ''.join(sorted(t.name for t in s.tracks))) for s in sorted(found)]
#> hubs('A-B,B-C,B-D', 2)
#> hubs('', 1)
#> hubs('Z-Y,Y-X,X-Z', 2)
#> hubs('M-N,junk,N-O', 1)
#> hubs('P-Q,P-R,S-P,S-Q', 3)
# %%
def paint_by_parent(parent, brush):
    """brush strokes (node, colour) paint whole subtrees, later ones on top"""
    colours = ['-'] * len(parent)

    def under(x, top):
        while x != -1:
            if x == top:
                return True
            x = parent[x]
        return False

    for top, colour in brush:
        colours = [colour if under(i, top) else c for i, c in enumerate(colours)]
    return ''.join(colours)
#> paint_by_parent([-1, 0, 0, 1], [(0, 'r'), (1, 'g')])
#> paint_by_parent([], [])
#> paint_by_parent([-1], [(0, 'b'), (0, 'y')])
#> paint_by_parent([-1, 0, 1, 2], [(2, 'k')])
#> paint_by_parent([-1, 0, 0, 2, 2], [(2, 'm'), (4, 'n')])
# %%
class Solution:
    def __init__(self):
        self.size = 0

    def find(self, up, x):
        if up[x] < 0:
            return x
        up[x] = self.find(up, up[x])
        return up[x]

    def floodOrder(self, heights):
        """water rises: dry cells sink from lowest up; number of lakes after each cell sinks"""
        n = len(heights)
        up = [-1] * n
        wet = [False] * n
        lakes, log = 0, []
        for i in sorted(range(n), key=lambda k: heights[k]):
            wet[i] = True
            lakes += 1
            for j in (i - 1, i + 1):
                if 0 <= j < n and wet[j]:
                    a, b = self.find(up, i), self.find(up, j)
                    if a != b:
                        up[a] += up[b]
                        up[b] = a
                        lakes -= 1
            log.append(lakes)
        return log
#> Solution().floodOrder([3, 1, 2])
#> Solution().floodOrder([])
#> Solution().floodOrder([5])
#> Solution().floodOrder([1, 9, 2, 8])
#> Solution().floodOrder([4, 4, 1])
# %%
def flatten_siblings(tree):
    """turn (name, kids) into left-child right-sibling triples in text"""
    def conv(nodes):
        if not nodes:
            return '.'
        (name, kids), *rest = nodes
        return name + conv(kids) + conv(rest)

    return conv([tree]) if tree else ''


def restore(code):
    def read(i):
        if code[i] == '.':
            return [], i + 1
        kids, j = read(i + 1)
        rest, k = read(j)
        return [(code[i], kids)] + rest, k

    return read(0)[0][0] if code else None


def round_trip(tree):
    code = flatten_siblings(tree)
    return code, restore(code) == tree
#> round_trip(('a', [('b', []), ('c', [])]))
#> round_trip(None)
#> round_trip(('x', []))
#> round_trip(('p', [('q', [('r', [])])]))
#> round_trip(('', []))
# %%
class Memo:
    def __init__(self, fn):
        self.fn = fn
        self.store = {}
        self.calls = 0

    def __call__(self, *args):
        self.calls += 1
        if args not in self.store:
            self.store[args] = self.fn(self, *args)
        return self.store[args]


def frog(self, lily, stones):
    if lily == 0:
        return 1
    return sum(self(lily - s, stones) for s in stones if s <= lily)


def frog_report(lily, stones):
    m = Memo(frog)
    return m(lily, tuple(stones)), m.calls
#> frog_report(5, [1, 2])
#> frog_report(0, [3])
#> frog_report(7, [2])
#> frog_report(6, [1, 3, 4])
#> frog_report(4, [])
# %%
class Solution:
    def peaceTalks(self, borders, start):
        """envoys go to the neighbour visited least (then the lowest); stop when a land is seen thrice"""
        seen = {start: 1}
        route = [start]
        while seen[route[-1]] < 3:
            options = borders.get(route[-1])
            if not options:
                break
            to = min(options, key=lambda n: (seen.get(n, 0), n))
            seen[to] = seen.get(to, 0) + 1
            route.append(to)
        return route
#> Solution().peaceTalks({1: [2, 3], 2: [1], 3: [1]}, 1)
#> Solution().peaceTalks({}, 5)
#> Solution().peaceTalks({1: [2], 2: []}, 1)
#> Solution().peaceTalks({7: [7]}, 7)
#> Solution().peaceTalks({1: [2, 3, 4], 2: [3], 3: [4], 4: [1]}, 2)
# %%
from collections import deque


def islands_by_tide(map_, tide):
    land = {(r, c) for r, row in enumerate(map_) for c, h in enumerate(row) if int(h) > tide}
    sizes = []
    while land:
        first = min(land)
        land.remove(first)
        q, size = deque([first]), 0
        while q:
            r, c = q.popleft()
            size += 1
            for p in ((r + 1, c), (r, c + 1), (r - 1, c), (r, c - 1)):
                if p in land:
                    land.remove(p)
                    q.append(p)
        sizes.append(size)
    return sizes
#> islands_by_tide(['121', '010', '303'], 0)
#> islands_by_tide(['121', '010', '303'], 1)
#> islands_by_tide([], 0)
#> islands_by_tide(['99'], 9)
#> islands_by_tide(['550', '005'], 4)
# %%
class Solution:
    def trieTotals(self, prices, queries):
        """prices: (code, price); a query sums the prices whose code starts with it"""
        trie = {}
        for code, price in prices:
            node = trie
            for ch in code:
                node = node.setdefault(ch, {'$': 0})
                node['$'] += price
        answers = []
        for q in queries:
            node = trie
            for ch in q:
                node = node.get(ch)
                if node is None:
                    answers.append(0)
                    break
            else:
                answers.append(node.get('$', -1))
        return answers
#> Solution().trieTotals([('ab', 3), ('ac', 4)], ['a', 'ac', 'b'])
#> Solution().trieTotals([], ['x'])
#> Solution().trieTotals([('k', 9)], ['', 'k', 'kk'])
#> Solution().trieTotals([('tea', 5), ('ten', 6), ('tea', 1)], ['te', 'tea'])
#> Solution().trieTotals([('q', -2), ('qq', 2)], ['q', 'qq'])
# %%
def lift_table(parent):
    table = [parent]
    while any(p >= 0 for p in table[-1]):
        last = table[-1]
        table.append([last[p] if p >= 0 else -1 for p in last])
    return table


def kth_boss(parent, who, k):
    table = lift_table(parent)
    level = 0
    while k and who >= 0:
        if k & 1:
            who = table[level][who] if level < len(table) else -1
        k >>= 1
        level += 1
    return who


def bosses(parent, asks):
    return [kth_boss(parent, w, k) for w, k in asks]
#> bosses([-1, 0, 1, 2, 3], [(4, 3), (2, 1)])
#> bosses([-1], [(0, 0), (0, 1)])
#> bosses([], [])
#> bosses([-1, 0, 0, 1], [(3, 2), (3, 5)])
#> bosses([1, 2, 3, 4, -1], [(0, 4), (0, 2)])
# %%
class Solution:
    def carousel(self, horses, riders):
        """circular doubly linked seats; each rider moves from seat 0 by its number and takes the seat out"""
        n = len(horses)
        nxt = [(i + 1) % n for i in range(n)]
        prv = [(i - 1) % n for i in range(n)]
        at, taken = 0, []
        for r in riders:
            if len(taken) == n:
                taken.append(None)
                continue
            step = nxt if r >= 0 else prv
            for _ in range(abs(r)):
                at = step[at]
            taken.append(horses[at])
            nxt[prv[at]], prv[nxt[at]] = nxt[at], prv[at]
            at = nxt[at]
        return taken
#> Solution().carousel(['bay', 'roan', 'dun', 'grey'], [1, 1, -1])
#> Solution().carousel(['bay'], [3, 0])
#> Solution().carousel([], [2])
#> Solution().carousel(['a', 'b', 'c', 'd', 'e'], [-2, 3, 0, -1])
#> Solution().carousel(['x', 'y'], [])
# %%
def expand_macros(macros, text, limit):
    """replace words by their macros, deepest first, stopping at the depth limit"""
    def go(word, depth):
        if word not in macros or depth == limit:
            return [word]
        out = []
        for w in macros[word].split():
            out.extend(go(w, depth + 1))
        return out

    return ' '.join(x for w in text.split() for x in go(w, 0))
#> expand_macros({'hi': 'good day', 'day': 'sunny day'}, 'hi bob', 3)
#> expand_macros({}, 'plain text', 2)
#> expand_macros({'a': 'a a'}, 'a', 2)
#> expand_macros({'x': ''}, 'x y x', 1)
#> expand_macros({'p': 'q r', 'q': 's', 'r': 'q q'}, 'p', 9)
# %%
class Solution:
    def toBlocks(self, dag):
        """longest way ending at each node of a DAG whose edges go to larger numbers; best route"""
        nodes = sorted(dag)
        length = {v: 1 for v in nodes}
        back = {}
        for v in nodes:
            for w in dag[v]:
                if length[v] + 1 > length[w]:
                    length[w] = length[v] + 1
                    back[w] = v
        if not nodes:
            return []
        end = max(nodes, key=lambda v: length[v])
        route = [end]
        while end in back:
            end = back[end]
            route.insert(0, end)
        return route
#> Solution().toBlocks({1: [2, 3], 2: [4], 3: [4], 4: []})
#> Solution().toBlocks({})
#> Solution().toBlocks({9: []})
#> Solution().toBlocks({1: [5], 2: [3], 3: [5], 5: []})
#> Solution().toBlocks({0: [], 1: [], 2: []})
# %%
def seat_rows(pairs):
    """chains of (left, right) neighbours; join them into rows from their free left ends"""
    right = dict(pairs)
    starts = [a for a in right if a not in right.values()]
    rows = []
    for s in starts:
        row = [s]
        while row[-1] in right:
            row.append(right.pop(row[-1]))
        rows.append(row)
    return rows, sorted(right)
#> seat_rows([('b', 'c'), ('a', 'b'), ('x', 'y')])
#> seat_rows([])
#> seat_rows([('p', 'q'), ('q', 'p')])
#> seat_rows([(1, 2), (2, 3), (3, 4)])
#> seat_rows([(5, 6), (8, 9), (9, 8), (6, 7)])
# %%
class Bank:
    def __init__(self):
        self.accounts = {}
        self.undo = []

    def move(self, src, dst, amount):
        if self.accounts.get(src, 0) < amount:
            return False
        self.accounts[src] -= amount
        self.accounts[dst] = self.accounts.get(dst, 0) + amount
        self.undo.append((dst, src, amount))
        return True

    def rollback(self, n):
        done = 0
        while self.undo and done < n:
            a, b, amt = self.undo.pop()
            self.accounts[a] -= amt
            self.accounts[b] += amt
            done += 1
        return done


class Solution:
    def ledger(self, start, moves, back):
        bank = Bank()
        bank.accounts.update(start)
        failed = [i for i, m in enumerate(moves) if not bank.move(*m)]
        return failed, bank.rollback(back), bank.accounts
#> Solution().ledger({'a': 10}, [('a', 'b', 4), ('b', 'c', 5)], 0)
#> Solution().ledger({'a': 10}, [('a', 'b', 4), ('b', 'c', 3)], 1)
#> Solution().ledger({}, [], 3)
#> Solution().ledger({'x': 5, 'y': 5}, [('x', 'y', 5), ('y', 'x', 10), ('x', 'z', 7)], 2)
#> Solution().ledger({'k': 1}, [('k', 'k', 1), ('k', 'l', 2)], 5)
# %%
def cut_vertices(graph):
    """places whose loss splits the rest, by plain search"""
    def pieces(gone):
        left = [v for v in graph if v != gone]
        count = 0
        while left:
            count += 1
            todo = [left[0]]
            while todo:
                v = todo.pop()
                if v in left:
                    left.remove(v)
                    todo.extend(graph[v])
        return count

    whole = pieces(None)
    return [v for v in graph if pieces(v) > whole]
#> cut_vertices({1: [2], 2: [1, 3], 3: [2]})
#> cut_vertices({})
#> cut_vertices({1: [2, 3], 2: [1, 3], 3: [1, 2]})
#> cut_vertices({'a': ['b'], 'b': ['a', 'c', 'd'], 'c': ['b'], 'd': ['b']})
#> cut_vertices({1: [], 2: []})
# %%
class Solution:
    def growHeap(self, values):
        """merge one-node heaps (value, left, right) as leftist heaps; pre-order of the result"""
        def rank(h):
            return 0 if h is None else 1 + rank(h[2])

        def merge(a, b):
            if a is None or b is None:
                return a or b
            if b[0] < a[0]:
                a, b = b, a
            v, l, r = a
            r = merge(r, b)
            return (v, l, r) if rank(l) >= rank(r) else (v, r, l)

        heap = None
        for v in values:
            heap = merge(heap, (v, None, None))

        def pre(h):
            return [] if h is None else [h[0]] + pre(h[1]) + pre(h[2])

        return pre(heap)
#> Solution().growHeap([3, 1, 2])
#> Solution().growHeap([])
#> Solution().growHeap([4])
#> Solution().growHeap([1, 2, 3])
#> Solution().growHeap([5, 5, 2])
# %%
def zigzag_iter(*rows):
    """take from the rows in turn, dropping those that end"""
    live = [iter(r) for r in rows]
    while live:
        nxt = []
        for it in live:
            try:
                yield next(it)
            except StopIteration:
                continue
            nxt.append(it)
        live = nxt


def deal(hands, limit):
    out = []
    for card in zigzag_iter(*hands):
        if sum(out) + card > limit:
            break
        out.append(card)
    return out
#> deal([[1, 2], [10], [3, 4, 5]], 30)
#> deal([], 5)
#> deal([[], [7]], 10)
#> deal([[5, 5], [5, 5]], 12)
#> deal([[1], [2], [3]], 2)
# %%
from typing import List


class Solution:
    def tunnelPairs(self, jumps: List[int]) -> int:
        """nodes i -> jumps[i]; count pairs of nodes that end in the same loop"""
        n = len(jumps)
        home = [-1] * n
        for s in range(n):
            trail, x = [], s
            while home[x] == -1 and x not in trail:
                trail.append(x)
                x = jumps[x]
            mark = home[x] if home[x] != -1 else x
            for t in trail:
                home[t] = mark
        return sum(home[i] == home[j] for i in range(n) for j in range(i))
#> Solution().tunnelPairs([1, 0, 3, 2])
#> Solution().tunnelPairs([])
#> Solution().tunnelPairs([0])
#> Solution().tunnelPairs([1, 2, 0, 0])
#> Solution().tunnelPairs([0, 0, 3, 3, 2])
# %%
def menu_path(menu, keys):
    """follow key presses through nested menus; '0' goes back, unknown keys beep"""
    trail = [menu]
    beeps = 0
    for k in keys:
        here = trail[-1]
        if k == '0':
            if len(trail) > 1:
                trail.pop()
        elif k in here and isinstance(here[k], dict):
            trail.append(here[k])
        elif k in here:
            return here[k], beeps
        else:
            beeps += 1
    return len(trail) - 1, beeps
#> menu_path({'1': {'2': 'sales'}, '3': 'help'}, '12')
#> menu_path({'1': {'2': 'sales'}, '3': 'help'}, '1903')
#> menu_path({}, '57')
#> menu_path({'4': {'4': {'4': {}}}}, '4440')
#> menu_path({'8': 'bye'}, '')
# %%
class Solution:
    def bestSplit(self, tree):
        """remove one edge of a (weight, kids) tree: largest product of the two sides"""
        sums = []

        def total(t):
            w, kids = t
            s = w + sum(total(k) for k in kids)
            sums.append(s)
            return s

        whole = total(tree)
        sums.pop()
        return max((s * (whole - s) for s in sums), default=0)
#> Solution().bestSplit((1, [(2, []), (3, [])]))
#> Solution().bestSplit((9, []))
#> Solution().bestSplit((1, [(1, [(1, [(1, [])])])]))
#> Solution().bestSplit((5, [(-2, [(4, [])]), (6, [])]))
#> Solution().bestSplit((0, [(0, []), (7, [])]))
# %%
class Ticker:
    def __init__(self, window):
        self.window = window
        self.times = []

    def ping(self, t):
        self.times.append(t)
        while self.times[0] <= t - self.window:
            self.times.pop(0)
        return len(self.times)


class Solution:
    def busyMoments(self, window, pings, limit):
        ticker = Ticker(window)
        return [t for t in pings if ticker.ping(t) > limit]
#> Solution().busyMoments(5, [1, 2, 3, 9], 2)
#> Solution().busyMoments(3, [], 0)
#> Solution().busyMoments(1, [4, 4, 4], 1)
#> Solution().busyMoments(10, [1, 5, 9, 12, 30, 31], 2)
#> Solution().busyMoments(2, [1, 2, 3], 2)
# %%
def match_shape(pattern, tree):
    """pattern leaves: '*' anything, a lower-case letter binds a value"""
    found = {}

    def go(p, t):
        if p == '*':
            return True
        if isinstance(p, str):
            return found.setdefault(p, t) == t
        if not isinstance(p, tuple):
            return p == t
        return isinstance(t, tuple) and len(p) == len(t) and all(go(a, b) for a, b in zip(p, t))

    return found if go(pattern, tree) else None
#> match_shape(('x', ('y', 'x')), (1, (2, 1)))
#> match_shape(('x', ('y', 'x')), (1, (2, 3)))
#> match_shape('*', 5)
#> match_shape((1, '*', 'k'), (1, (7, 8), 9))
#> match_shape(('a', 'a'), (1, 1, 1))
# %%
class Solution:
    def firstMeet(self, corridors, ann, bob):
        """both walk as told by corridors (next room by room); the first time they share a room"""
        slow, fast = ann, bob
        states = []
        t = 0
        while slow != fast:
            if (slow, fast) in states:
                return -1
            states.append((slow, fast))
            slow = corridors[slow]
            fast = corridors[corridors[fast]]
            t += 1
        return t
#> Solution().firstMeet([1, 2, 3, 0], 0, 1)
#> Solution().firstMeet([0], 0, 0)
#> Solution().firstMeet([1, 0, 3, 2], 0, 2)
#> Solution().firstMeet([1, 2, 0], 0, 1)
#> Solution().firstMeet([1, 2, 3, 4, 5, 5], 0, 3)
# %%
def coupons(graph, start, goal, free):
    """fewest coins with up to `free` tolls waived; layered Bellman rounds"""
    INF = 999
    cost = {(start, 0): 0}
    changed = True
    while changed:
        changed = False
        for (node, used), c in list(cost.items()):
            for nxt, toll in graph.get(node, []):
                for state, price in (((nxt, used), c + toll), ((nxt, used + 1), c)):
                    if state[1] <= free and price < cost.get(state, INF):
                        cost[state] = price
                        changed = True
    return min((c for (n, _), c in cost.items() if n == goal), default=None)
#> coupons({1: [(2, 5)], 2: [(3, 7)]}, 1, 3, 1)
#> coupons({1: [(2, 5)], 2: [(3, 7)]}, 1, 3, 0)
#> coupons({}, 4, 4, 2)
#> coupons({1: [(2, 5)]}, 2, 1, 3)
#> coupons({'a': [('b', 2), ('c', 9)], 'b': [('c', 3)]}, 'a', 'c', 1)
# %%
def stack_machine(code):
    """words push and pop; ':name ... ;' defines a new word"""
    words, stack = {}, []
    queue = code.split()
    while queue:
        w = queue.pop(0)
        if w.startswith(':'):
            end = queue.index(';')
            words[w[1:]] = queue[:end]
            queue = queue[end + 1:]
        elif w in words:
            queue = words[w] + queue
        elif w == 'dup':
            stack.append(stack[-1])
        elif w in '+*':
            b, a = stack.pop(), stack.pop()
            stack.append(a + b if w == '+' else a * b)
        else:
            stack.append(int(w))
    return stack
#> stack_machine('2 3 + 4 *')
#> stack_machine(':sq dup * ; 5 sq 2 sq +')
#> stack_machine('')
#> stack_machine('1 +')
#> stack_machine(':two 2 ; :four two two + ; four four')
# %%
class Solution:
    def treeLoad(self, crates):
        """crates fill a binary tree breadth first; a crate heavier than its parent swaps upward; count swaps"""
        heap, swaps = [], []
        for c in crates:
            heap.append(c)
            i, n = len(heap) - 1, 0
            while i > 0:
                p = (i - 1) // 2
                if heap[p] >= heap[i]:
                    break
                heap[p], heap[i] = heap[i], heap[p]
                i = p
                n += 1
            swaps.append(n)
        return heap, swaps
#> Solution().treeLoad([3, 5, 4, 9])
#> Solution().treeLoad([])
#> Solution().treeLoad([8, 6, 7])
#> Solution().treeLoad([1, 2, 3, 4, 5])
#> Solution().treeLoad([4, 4, 10, -1])
# %%
def common_route(routes):
    """longest end part shared by all linked routes, each given as {stop: next} from its first stop"""
    def unroll(route):
        stops = list(route[:1])
        link = dict(zip(route, route[1:]))
        while stops and stops[-1] in link:
            stops.append(link.pop(stops[-1]))
        return stops

    tails = [unroll(r)[::-1] for r in routes]
    shared = []
    for col in zip(*tails):
        if any(x != col[0] for x in col):
            break
        shared.append(col[0])
    return shared[::-1]
#> common_route(['abcd', 'xcd', 'ycd'])
#> common_route([])
#> common_route(['ab', 'ba'])
#> common_route(['pqr'])
#> common_route(['mnok', 'nok', 'ok', 'xok'])
# %%
class Solution:
    def firewall(self, rules, packet):
        """rules form chains: (field, value, target); 'ret' goes back to the calling chain"""
        stack = [('main', 0)]
        while stack:
            chain, i = stack.pop()
            entries = rules.get(chain, [])
            if i >= len(entries):
                continue
            field, value, target = entries[i]
            stack.append((chain, i + 1))
            if packet.get(field) != value:
                continue
            if target in ('accept', 'drop'):
                return target, chain, i
            if target == 'ret':
                stack.pop()
            else:
                stack.append((target, 0))
        return 'default'
#> Solution().firewall({'main': [('port', 22, 'ssh'), ('port', 80, 'accept')], 'ssh': [('src', 'home', 'accept')]}, {'port': 22, 'src': 'home'})
#> Solution().firewall({'main': [('port', 22, 'ssh'), ('port', 22, 'drop')], 'ssh': [('src', 'home', 'accept')]}, {'port': 22})
#> Solution().firewall({}, {})
#> Solution().firewall({'main': [('a', 1, 'x')], 'x': [('a', 1, 'ret'), ('a', 1, 'drop')]}, {'a': 1})
#> Solution().firewall({'main': [('p', 5, 'drop')]}, {'p': 6})
# %%
def prune_roads(n, roads, keep):
    """remove the dearest road of every loop until no loops or `keep` roads are left"""
    left = sorted(roads)

    def linked(edges, a, b):
        group, grew = {a}, True
        while grew:
            grew = False
            for _, x, y in edges:
                if (x in group) != (y in group):
                    group |= {x, y}
                    grew = True
        return b in group

    i = len(left) - 1
    while i >= 0 and len(left) > keep:
        w, a, b = left[i]
        rest = left[:i] + left[i + 1:]
        if linked(rest, a, b):
            left = rest
        i -= 1
    return [w for w, _, _ in left], len(left) == n - 1
#> prune_roads(3, [(5, 0, 1), (2, 1, 2), (7, 0, 2)], 1)
#> prune_roads(3, [(5, 0, 1), (2, 1, 2), (7, 0, 2)], 3)
#> prune_roads(1, [], 0)
#> prune_roads(4, [(1, 0, 1), (2, 2, 3)], 1)
#> prune_roads(4, [(4, 0, 1), (3, 1, 2), (6, 2, 3), (1, 3, 0), (9, 0, 2)], 2)
# %%
class Vine:
    def __init__(self, length):
        self.length = length
        self.shoots = []

    def grow(self, rain):
        self.length += rain
        if self.length >= 6:
            self.length -= 4
            self.shoots.append(Vine(1))
        for s in self.shoots:
            s.grow(rain // 2)

    def measure(self):
        return [self.length] + [s.measure() for s in self.shoots]


def garden(start, rains):
    v = Vine(start)
    for r in rains:
        v.grow(r)
    return v.measure()
#> garden(2, [4, 2, 3])
#> garden(1, [])
#> garden(5, [1, 0, 4])
#> garden(0, [1, 1, 1])
#> garden(4, [10, 10])
# %%
class Solution:
    def borrowChain(self, loans, item):
        """loans: (lender, borrower, thing); who has the item now, and the way it took"""
        way = []
        for lender, borrower, thing in loans:
            if thing != item:
                continue
            if not way:
                way = [lender, borrower]
            elif way[-1] == lender:
                if borrower in way:
                    del way[way.index(borrower) + 1:]
                else:
                    way.append(borrower)
        return '>'.join(way) or 'unknown'
#> Solution().borrowChain([('al', 'bo', 'saw'), ('bo', 'cy', 'saw')], 'saw')
#> Solution().borrowChain([('al', 'bo', 'saw'), ('bo', 'al', 'saw')], 'saw')
#> Solution().borrowChain([], 'pen')
#> Solution().borrowChain([('x', 'y', 'mug'), ('z', 'w', 'mug'), ('y', 'z', 'cup')], 'mug')
#> Solution().borrowChain([('p', 'q', 'k'), ('q', 'r', 'k'), ('r', 's', 'k'), ('s', 'q', 'k'), ('q', 't', 'k')], 'k')
# %%
def sync_trees(old, new, path=''):
    """changes between two nested dicts as '+', '-' and '~' lines"""
    changes = []
    for k in sorted(old.keys() | new.keys()):
        here = f'{path}.{k}' if path else k
        if k not in new:
            changes.append('-' + here)
        elif k not in old:
            changes.append('+' + here)
        elif isinstance(old[k], dict) and isinstance(new[k], dict):
            changes += sync_trees(old[k], new[k], here)
        elif old[k] != new[k]:
            changes.append('~' + here)
    return changes
#> sync_trees({'a': 1, 'b': 2}, {'a': 1, 'c': 3})
#> sync_trees({}, {})
#> sync_trees({'x': {'y': 1}}, {'x': {'y': 2, 'z': 3}})
#> sync_trees({'p': 5}, {'p': {}})
#> sync_trees({'m': {'n': {'o': 1}}, 'q': 0}, {'m': {'n': {}}, 'q': 0})
