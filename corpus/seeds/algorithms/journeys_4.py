# %%
from collections import deque


class Solution:
    def snailTrail(self, wall, start):
        """a snail moves to any side cell of equal or lower dryness; list the cells in the order first reached"""
        rows, cols = len(wall), len(wall[0])
        order = []
        queue = deque([start])
        reached = [[False] * cols for _ in range(rows)]
        reached[start[0]][start[1]] = True
        while queue:
            y, x = queue.popleft()
            order.append(wall[y][x])
            for dy, dx in ((-1, 0), (0, 1), (1, 0), (0, -1)):
                ny, nx = y + dy, x + dx
                if ny < 0 or nx < 0 or ny >= rows or nx >= cols or reached[ny][nx]:
                    continue
                if wall[ny][nx] <= wall[y][x]:
                    reached[ny][nx] = True
                    queue.append((ny, nx))
        return order
#> Solution().snailTrail([[5, 4], [6, 3]], (0, 0))
#> Solution().snailTrail([[1, 2], [3, 4]], (0, 0))
#> Solution().snailTrail([[9]], (0, 0))
#> Solution().snailTrail([[3, 5, 1], [2, 4, 7]], (0, 1))
#> Solution().snailTrail([[2, 2, 2]], (0, 1))
# %%
def build_trie(words):
    root = {}
    for w in words:
        node = root
        for ch in w:
            node = node.setdefault(ch, {})
        node['$'] = True
    return root


def longest_nested(node, prefix=''):
    """the longest chain of words where each is a prefix of the next"""
    here = 1 if '$' in node else 0
    best = (0, '')
    for ch, child in node.items():
        if ch != '$':
            best = max(best, longest_nested(child, prefix + ch))
    count, word = best
    return count + here, word or (prefix if here else '')


def nested_words(words):
    return longest_nested(build_trie(words))
#> nested_words(['a', 'an', 'ant', 'be'])
#> nested_words(['x'])
#> nested_words([])
#> nested_words(['go', 'gone', 'be', 'bee'])
#> nested_words(['i', 'in', 'inn', 'it'])
# %%
class Solution:
    def orderWithNewest(self, n, needs):
        """order tasks so that needs come first; among the ready take the highest number"""
        left = {i: [] for i in range(n)}
        for a, b in needs:
            left[a].append(b)
        order = []
        while left:
            ready = [t for t in left if all(b in order for b in left[t])]
            if not ready:
                return order, 'stuck'
            t = max(ready)
            order.append(t)
            del left[t]
        return order, 'ok'
#> Solution().orderWithNewest(4, [(0, 1), (2, 3)])
#> Solution().orderWithNewest(2, [(0, 1), (1, 0)])
#> Solution().orderWithNewest(0, [])
#> Solution().orderWithNewest(3, [(2, 0), (1, 0)])
#> Solution().orderWithNewest(5, [(4, 2), (2, 0), (3, 3)])
# %%
import heapq


def fastest_rider(stations, roads, start, end):
    """riding costs the road length; changing horses at a station costs its fee"""
    todo = [(0, start, start)]
    settled = set()
    while todo:
        cost, trail, at = heapq.heappop(todo)
        if at in settled:
            continue
        settled.add(at)
        if at == end:
            return cost, trail
        for (a, b), length in roads.items():
            if a != at and b != at:
                continue
            other = b if a == at else a
            if other not in settled:
                fee = 0 if other == end else stations[other]
                heapq.heappush(todo, (cost + length + fee, trail + other, other))
    return None
#> fastest_rider({'A': 1, 'B': 5, 'C': 2}, {('A', 'B'): 2, ('B', 'C'): 2, ('A', 'C'): 10}, 'A', 'C')
#> fastest_rider({'A': 1, 'B': 1}, {}, 'A', 'B')
#> fastest_rider({'Q': 9}, {}, 'Q', 'Q')
#> fastest_rider({'A': 0, 'B': 0, 'C': 0, 'D': 3}, {('A', 'D'): 1, ('D', 'C'): 1, ('A', 'B'): 2, ('C', 'B'): 2}, 'A', 'C')
#> fastest_rider({'X': 2, 'Y': 4, 'Z': 6}, {('Z', 'Y'): 3, ('Y', 'X'): 5}, 'X', 'Z')
# %%
class Solution:
    def groupByDigits(self, nums):
        """numbers that share a digit stand in one group, and so do friends of friends"""
        n = len(nums)
        parent = list(range(n))

        def find(i):
            if parent[i] != i:
                parent[i] = find(parent[i])
            return parent[i]

        holder = {}
        for i, num in enumerate(nums):
            for d in str(num):
                if d in holder:
                    parent[find(i)] = find(holder[d])
                else:
                    holder[d] = i
        groups = {}
        for i, num in enumerate(nums):
            groups.setdefault(find(i), []).append(num)
        return list(groups.values())
#> Solution().groupByDigits([12, 23, 45])
#> Solution().groupByDigits([7])
#> Solution().groupByDigits([])
#> Solution().groupByDigits([1, 22, 333, 123])
#> Solution().groupByDigits([90, 81, 19, 55])
# %%
def walls_hit(rows, moves):
    r, c = next((i, row.index('S')) for i, row in enumerate(rows) if 'S' in row)
    bumps = 0
    for m in moves:
        if m == 'N':
            nr, nc = r - 1, c
        elif m == 'S':
            nr, nc = r + 1, c
        elif m == 'W':
            nr, nc = r, c - 1
        else:
            nr, nc = r, c + 1
        if nr in (-1, len(rows)) or nc in (-1, len(rows[0])) or rows[nr][nc] == '#':
            bumps += 1
            continue
        r, c = nr, nc
    return bumps, (r, c)
#> walls_hit(['S.', '.#'], 'EESS')
#> walls_hit(['S'], 'NEWS')
#> walls_hit(['...', '.S.', '...'], 'NWWSSE')
#> walls_hit(['#S#'], '')
#> walls_hit(['..', '..'], 'N')
# %%
class Solution:
    def isMirrorTree(self, tree):
        if not tree:
            return True
        return self.same(tree[1], tree[2])

    def same(self, a, b):
        if not a or not b:
            return not a and not b
        if a[0] + b[0] != 10:
            return False
        return self.same(a[1], b[2]) and self.same(a[2], b[1])
#> Solution().isMirrorTree((1, (4, (), ()), (6, (), ())))
#> Solution().isMirrorTree((1, (4, (), ()), (5, (), ())))
#> Solution().isMirrorTree(())
#> Solution().isMirrorTree((0, (3, (2, (), ()), ()), (7, (), (8, (), ()))))
#> Solution().isMirrorTree((0, (3, (2, (), ()), ()), (7, (8, (), ()), ())))
# %%
def ripple(pond, stones):
    """each stone's ripple dies one per cell; every cell keeps the strongest wave"""
    strength = [0] * pond
    for pos, power in stones:
        stack = [(pos, power)]
        while stack:
            p, s = stack.pop()
            if p < 0 or p >= pond or s <= strength[p]:
                continue
            strength[p] = s
            stack.append((p - 1, s - 1))
            stack.append((p + 1, s - 1))
    return strength
#> ripple(5, [(2, 2)])
#> ripple(6, [(0, 3), (5, 2)])
#> ripple(0, [(0, 4)])
#> ripple(4, [(1, 1), (2, 3), (9, 2)])
#> ripple(3, [])
# %%
from collections import deque
from typing import List


class Solution:
    def minDoorsToOpen(self, plan: List[str]) -> int:
        """0-1 BFS: doors 'D' cost one, floor is free"""
        n, m = len(plan), len(plan[0])
        best = [[n * m] * m for _ in range(n)]
        best[0][0] = int(plan[0][0] == 'D')
        dq = deque([(0, 0)])
        while dq:
            r, c = dq.popleft()
            for a, b in ((r + 1, c), (r, c + 1), (r - 1, c), (r, c - 1)):
                if not (0 <= a < n and 0 <= b < m) or plan[a][b] == '#':
                    continue
                door = plan[a][b] == 'D'
                if best[r][c] + door < best[a][b]:
                    best[a][b] = best[r][c] + door
                    if door:
                        dq.append((a, b))
                    else:
                        dq.appendleft((a, b))
        return best[-1][-1] if best[-1][-1] < n * m else -1
#> Solution().minDoorsToOpen(['.D.', '.#.'])
#> Solution().minDoorsToOpen(['.#', '#.'])
#> Solution().minDoorsToOpen(['D'])
#> Solution().minDoorsToOpen(['.DD', '.#.', '...'])
#> Solution().minDoorsToOpen(['DD', 'D.'])
# %%
def assemble(parts, item, have):
    """counts base parts needed; `parts` maps an item to its pieces, `have` lists what lies in stock"""
    if have.get(item, 0) > 0:
        have[item] -= 1
        return {}
    if item not in parts:
        return {item: 1}
    total = {}
    for piece in parts[item]:
        for name, k in assemble(parts, piece, have).items():
            total[name] = total.get(name, 0) + k
    return total
#> assemble({'bike': ['wheel', 'wheel', 'frame'], 'wheel': ['rim', 'tube']}, 'bike', {})
#> assemble({'bike': ['wheel', 'wheel', 'frame'], 'wheel': ['rim', 'tube']}, 'bike', {'wheel': 1})
#> assemble({}, 'nail', {})
#> assemble({'box': ['lid', 'side', 'side'], 'lid': ['plank']}, 'box', {'side': 5, 'plank': 1})
#> assemble({'a': ['b', 'b'], 'b': ['c', 'c']}, 'a', {'c': 3})
# %%
class Solution:
    def largestAfterOneBridge(self, n, roads):
        comp = self.label(n, roads)
        sizes = {}
        for c in comp:
            sizes[c] = sizes.get(c, 0) + 1
        top = sorted(sizes.values(), reverse=True)
        return sum(top[:2])

    def label(self, n, roads):
        mark = [None] * n
        for s in range(n):
            if mark[s] is not None:
                continue
            stack = [s]
            while stack:
                u = stack.pop()
                if mark[u] is not None:
                    continue
                mark[u] = s
                for a, b in roads:
                    if a == u:
                        stack.append(b)
                    elif b == u:
                        stack.append(a)
        return mark
#> Solution().largestAfterOneBridge(4, [(0, 1)])
#> Solution().largestAfterOneBridge(3, [])
#> Solution().largestAfterOneBridge(0, [])
#> Solution().largestAfterOneBridge(5, [(0, 1), (1, 2), (3, 4)])
#> Solution().largestAfterOneBridge(2, [(1, 0)])
# %%
def turn_costs(path):
    heading = None
    cost = 0
    for (r1, c1), (r2, c2) in zip(path, path[1:]):
        step = (r2 - r1, c2 - c1)
        cost += 1
        if heading is not None and step != heading:
            cost += 3 if step == (-heading[0], -heading[1]) else 1
        heading = step
    return cost


def smoothest(paths):
    return min(range(len(paths)), key=lambda i: (turn_costs(paths[i]), i)) if paths else -1
#> smoothest([[(0, 0), (0, 1), (1, 1)], [(0, 0), (1, 0), (2, 0)]])
#> smoothest([])
#> smoothest([[(1, 1)], [(1, 1), (1, 2)]])
#> smoothest([[(0, 0), (0, 1), (0, 0)], [(0, 0), (1, 0), (1, 1), (1, 2)]])
#> smoothest([[(0, 0), (0, 1), (1, 1), (1, 2)], [(0, 0), (0, 1), (0, 0), (0, 1)], [(0, 0), (0, 1), (0, 2), (1, 2)]])
# %%
class Solution:
    def eventualKings(self, beats):
        """a player is a king if he beats every other directly or through one he beat"""
        n = len(beats)
        kings = []
        for i in range(n):
            reach = 1 << i
            for j in beats[i]:
                reach |= 1 << j
                for k in beats[j]:
                    reach |= 1 << k
            if reach == (1 << n) - 1:
                kings.append(i)
        return kings
#> Solution().eventualKings([[1], [2], [0]])
#> Solution().eventualKings([[1, 2], [2], []])
#> Solution().eventualKings([])
#> Solution().eventualKings([[1, 2], [2, 3], [3], [0]])
#> Solution().eventualKings([[1], [], [0]])
# %%
def grow(seed, rules, rounds):
    """a plant: each bud is replaced by its rule; return the number of buds per round"""
    level = [seed]
    counts = []
    for _ in range(rounds):
        counts.append(len(level))
        nxt = []
        for bud in level:
            nxt.extend(rules.get(bud, ''))
        level = nxt
        if not level:
            break
    return counts, ''.join(level)
#> grow('a', {'a': 'ab', 'b': 'a'}, 4)
#> grow('x', {}, 3)
#> grow('s', {'s': 'tt', 't': 'u'}, 5)
#> grow('z', {'z': 'z'}, 2)
#> grow('q', {'q': 'qq'}, 0)
# %%
from collections import deque


class Solution:
    def slideBlock(self, n, walls, goal):
        """a block of two cells on a line; it may roll (jump by two) or slide (by one) past no walls"""
        blocked = [i in walls for i in range(n)]

        def free(p):
            return 0 <= p and p + 1 < n and not blocked[p] and not blocked[p + 1]

        if not free(0):
            return -1
        q = deque([(0, 0)])
        seen = [False] * n
        seen[0] = True
        while q:
            p, d = q.popleft()
            if p == goal:
                return d
            for step in (-2, -1, 1, 2):
                np = p + step
                if free(np) and not seen[np]:
                    seen[np] = True
                    q.append((np, d + 1))
        return -1
#> Solution().slideBlock(6, [], 4)
#> Solution().slideBlock(6, [2], 4)
#> Solution().slideBlock(2, [0], 0)
#> Solution().slideBlock(7, [5], 3)
#> Solution().slideBlock(9, [8], 5)
# %%
def children_of(tree, path):
    node = tree
    for name in path.split('/'):
        if name:
            node = node[name]
    return node


def disk_usage(node):
    if isinstance(node, int):
        return node
    return sum(map(disk_usage, node.values()))


def biggest_folder(tree, path):
    try:
        folder = children_of(tree, path)
    except (KeyError, TypeError):
        return 'no such folder'
    sizes = {name: disk_usage(sub) for name, sub in folder.items() if isinstance(sub, dict)}
    if not sizes:
        return 'flat'
    name = max(sizes, key=sizes.get)
    return name, sizes[name]
#> biggest_folder({'usr': {'bin': {'ls': 5, 'cp': 7}, 'lib': {'so': 9}}}, '/usr')
#> biggest_folder({'tmp': {'x': 1}}, '/tmp')
#> biggest_folder({'tmp': {'x': 1}}, '/var/log')
#> biggest_folder({'a': {'b': {'c': 4}}, 'd': {'e': 3}}, '/')
#> biggest_folder({'a': {'b': 2}}, '/a/b/c')
# %%
class Solution:
    def erosion(self, rows, days):
        """each day every land cell touching water on two or more sides is washed away"""
        land = {(r, c) for r, row in enumerate(rows) for c, ch in enumerate(row) if ch == 'L'}
        left = [len(land)]
        for _ in range(days):
            gone = [p for p in sorted(land) if self.wetSides(land, *p) >= 2]
            land -= set(gone)
            left.append(len(land))
            if not gone:
                break
        return left

    def wetSides(self, land, r, c):
        sides = 0
        for p in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            sides += p not in land
        return sides
#> Solution().erosion(['LL', 'LL'], 3)
#> Solution().erosion(['.L.', 'LLL', '.L.'], 1)
#> Solution().erosion(['...'], 2)
#> Solution().erosion(['LLL', 'LLL'], 1)
#> Solution().erosion(['L'], 0)
# %%
def find_rep(rep, x):
    path = []
    while rep[x] != x:
        path.append(x)
        x = rep[x]
    for p in path:
        rep[p] = x
    return x


def check_equations(equations):
    rep = {}
    unequal = []
    for eq in equations:
        a, b = eq[0], eq[-1]
        rep.setdefault(a, a)
        rep.setdefault(b, b)
        if '!' in eq:
            unequal.append((a, b))
        else:
            rep[find_rep(rep, a)] = find_rep(rep, b)
    bad = [a + b for a, b in unequal if find_rep(rep, a) == find_rep(rep, b)]
    return bad or rep
#> check_equations(['a==b', 'b!=c'])
#> check_equations(['a==b', 'b==c', 'a!=c'])
#> check_equations([])
#> check_equations(['x!=x'])
#> check_equations(['p==q', 'r==s', 'q==s', 'p!=t'])
# %%
import heapq


class Solution:
    def collectWithinDays(self, jungle, days):
        """reach the most fruit cells, day cost per cell given, starting in the top left corner"""
        n, m = len(jungle), len(jungle[0])
        heap, spent, taken = [(0, 0, 0)], {}, 0
        while heap:
            d, i, j = heapq.heappop(heap)
            if d > days:
                break
            if (i, j) in spent:
                continue
            spent[i, j] = d
            taken += jungle[i][j] > 1
            for a, b in ((i + 1, j), (i, j + 1), (i - 1, j), (i, j - 1)):
                if 0 <= a < n and 0 <= b < m:
                    heapq.heappush(heap, (d + jungle[a][b], a, b))
        return taken, max(spent.values())
#> Solution().collectWithinDays([[0, 2], [1, 3]], 3)
#> Solution().collectWithinDays([[5]], 0)
#> Solution().collectWithinDays([[1, 4, 4], [1, 1, 2]], 4)
#> Solution().collectWithinDays([[0, 9], [9, 9]], 8)
#> Solution().collectWithinDays([[0, 1, 2, 3]], 3)
# %%
def level_of(graph, root):
    level = {root: 0}
    queue = [root]
    for u in queue:
        for v in graph[u]:
            if v not in level:
                level[v] = level[u] + 1
                queue.append(v)
    return level


def odd_even_gap(graph, root, weights):
    level = level_of(graph, root)
    odd = sum(weights[v] for v, d in level.items() if d % 2)
    even = sum(weights[v] for v, d in level.items() if d % 2 == 0)
    return abs(odd - even)
#> odd_even_gap([[1, 2], [0, 3], [0], [1]], 0, [4, 5, 6, 7])
#> odd_even_gap([[]], 0, [8])
#> odd_even_gap([[1], [0], []], 1, [3, 3, 9])
#> odd_even_gap([[1], [2], [0]], 0, [1, 10, 100])
#> odd_even_gap([[1, 2, 3], [0], [0], [0]], 3, [2, 7, 1, 8])
# %%
class Solution:
    def countLShapes(self, rows, ch):
        """regions of three cells that are not in one line"""
        h, w = len(rows), len(rows[0])
        seen = set()

        def region(r, c):
            cells, todo = [], [(r, c)]
            while todo:
                y, x = todo.pop()
                if (y, x) in seen or not (0 <= y < h and 0 <= x < w) or rows[y][x] != ch:
                    continue
                seen.add((y, x))
                cells.append((y, x))
                todo.extend([(y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)])
            return cells

        found = 0
        for r in range(h):
            for c in range(w):
                cells = region(r, c)
                if len(cells) == 3:
                    ys, xs = zip(*cells)
                    found += len(set(ys)) == 2 and len(set(xs)) == 2
        return found
#> Solution().countLShapes(['##', '#.'], '#')
#> Solution().countLShapes(['###'], '#')
#> Solution().countLShapes(['.'], '#')
#> Solution().countLShapes(['#.#', '##.'], '#')
#> Solution().countLShapes(['ooo', 'oxx'], 'x')
# %%
def guess_cost(lo, hi, secret):
    cost = 0
    path = []
    while lo <= hi:
        mid = (lo + hi) // 2
        path.append(mid)
        if mid == secret:
            return cost, path
        cost += mid
        if mid < secret:
            lo = mid + 1
        else:
            hi = mid - 1
    return -1, path


def worst_secret(lo, hi):
    worst = lo
    for s in range(lo, hi + 1):
        if guess_cost(lo, hi, s)[0] > guess_cost(lo, hi, worst)[0]:
            worst = s
    return worst
#> worst_secret(1, 4)
#> worst_secret(3, 3)
#> worst_secret(1, 2)
#> worst_secret(10, 13)
#> worst_secret(5, 7)
# %%
class Solution:
    def reorderRoads(self, n, roads):
        """one-way roads form a tree; count those to turn so that all lead to 0"""
        near = [[] for _ in range(n)]
        for a, b in roads:
            near[a].append((b, 1))
            near[b].append((a, 0))
        turned = []
        seen = [False] * n
        stack = [0]
        while stack:
            u = stack.pop()
            seen[u] = True
            for v, away in near[u]:
                if not seen[v]:
                    if away:
                        turned.append((u, v))
                    stack.append(v)
        return len(turned), turned
#> Solution().reorderRoads(3, [(0, 1), (2, 1)])
#> Solution().reorderRoads(1, [])
#> Solution().reorderRoads(4, [(1, 0), (2, 0), (3, 2)])
#> Solution().reorderRoads(5, [(0, 1), (1, 2), (3, 2), (3, 4)])
#> Solution().reorderRoads(2, [(0, 1)])
# %%
def fair_swap_cycles(wants):
    """person i wants the gift held by wants[i]; list the rings of swaps"""
    done = [False] * len(wants)
    rings = []
    for i in range(len(wants)):
        ring = []
        while not done[i]:
            done[i] = True
            ring.append(i)
            i = wants[i]
        if ring:
            rings.append(ring)
    return sorted(rings, key=len, reverse=True)
#> fair_swap_cycles([1, 0, 2])
#> fair_swap_cycles([])
#> fair_swap_cycles([1, 2, 3, 0])
#> fair_swap_cycles([0, 1, 2])
#> fair_swap_cycles([4, 3, 0, 1, 2, 5])
# %%
class Solution:
    def wordTunnel(self, word, banned):
        """drop a letter at a time so that no banned string appears; can we reach a single letter?"""
        memo = {}

        def ok(s):
            return not any(b in s for b in banned)

        def shrink(s):
            if s in memo:
                return memo[s]
            if not ok(s):
                memo[s] = None
            elif len(s) <= 1:
                memo[s] = [s]
            else:
                memo[s] = None
                for i in range(len(s)):
                    rest = shrink(s[:i] + s[i + 1:])
                    if rest:
                        memo[s] = [s] + rest
                        break
            return memo[s]

        return shrink(word)
#> Solution().wordTunnel('cat', ['at'])
#> Solution().wordTunnel('abc', ['ac', 'bc'])
#> Solution().wordTunnel('', [])
#> Solution().wordTunnel('gold', ['l', 'g'])
#> Solution().wordTunnel('pear', ['ear', 'par', 'per'])
# %%
from collections import defaultdict


def loudest_path(hops, src, dst):
    """widest path: maximise the smallest signal along the way (best-first without a heap)"""
    signal = defaultdict(int)
    signal[src] = 100
    open_nodes = [src]
    closed = []
    while open_nodes:
        open_nodes.sort(key=lambda n: signal[n])
        u = open_nodes.pop()
        closed.append(u)
        if u == dst:
            break
        for a, b, s in hops:
            if a == u and b not in closed:
                strength = min(signal[u], s)
                if strength > signal[b]:
                    signal[b] = strength
                    if b not in open_nodes:
                        open_nodes.append(b)
    return signal[dst], closed
#> loudest_path([('a', 'b', 40), ('b', 'c', 60), ('a', 'c', 30)], 'a', 'c')
#> loudest_path([('a', 'b', 40)], 'b', 'a')
#> loudest_path([], 'k', 'k')
#> loudest_path([('s', 'x', 70), ('s', 'y', 90), ('x', 't', 80), ('y', 't', 20)], 's', 't')
#> loudest_path([('p', 'q', 5), ('q', 'p', 99), ('q', 'r', 7)], 'p', 'r')
# %%
class Solution:
    def fillBuckets(self, tree, water):
        """water pours into the root; each bucket keeps its size and passes half (rounded up) left"""
        kept = {}

        def pour(node, amount):
            if node is None or amount <= 0:
                return amount
            name, size, left, right = node
            kept[name] = min(size, amount)
            rest = amount - kept[name]
            leftPart = (rest + 1) // 2
            return pour(left, leftPart) + pour(right, rest - leftPart)

        lost = pour(tree, water)
        return kept, lost
#> Solution().fillBuckets(('a', 3, ('b', 2, None, None), ('c', 2, None, None)), 8)
#> Solution().fillBuckets(None, 5)
#> Solution().fillBuckets(('x', 10, None, None), 4)
#> Solution().fillBuckets(('r', 1, ('s', 1, ('t', 9, None, None), None), None), 10)
#> Solution().fillBuckets(('m', 0, None, ('n', 3, None, None)), 7)
# %%
def frog_stones(stones, max_gap):
    """the k-th jump may be k-1, k or k+1 long; depth-first with a stack"""
    last = stones[-1]
    stack = [(stones[0], 0)]
    tried = set()
    while stack:
        pos, jump = stack.pop()
        if pos == last:
            return True, len(tried)
        if (pos, jump) in tried:
            continue
        tried.add((pos, jump))
        for j in (jump - 1, jump, jump + 1):
            if 0 < j <= max_gap and pos + j in stones:
                stack.append((pos + j, j))
    return False, len(tried)
#> frog_stones([0, 1, 3, 5, 6], 3)
#> frog_stones([0, 2], 4)
#> frog_stones([7], 1)
#> frog_stones([0, 1, 2, 3, 4, 8], 5)
#> frog_stones([0, 1, 3, 6, 10], 4)
# %%
class Solution:
    def teamLeads(self, boss, start, upTo):
        lead = start
        chain = []
        for level in range(upTo):
            if lead not in boss:
                chain.append('top')
                break
            lead = boss[lead]
            chain.append(lead)
        else:
            chain.append('more' if lead in boss else 'top')
        return chain
#> Solution().teamLeads({'jim': 'pam', 'pam': 'kel'}, 'jim', 5)
#> Solution().teamLeads({'jim': 'pam', 'pam': 'kel'}, 'jim', 1)
#> Solution().teamLeads({}, 'bo', 3)
#> Solution().teamLeads({'x': 'y', 'y': 'z', 'z': 'w'}, 'x', 3)
#> Solution().teamLeads({'u': 'v'}, 'u', 0)
# %%
def hex_neighbours(q, r):
    return [(q + 1, r), (q - 1, r), (q, r + 1), (q, r - 1), (q + 1, r - 1), (q - 1, r + 1)]


def honey_cluster(cells):
    left = sorted(cells)
    clusters = []
    while left:
        group = [left.pop(0)]
        for cell in group:
            for nb in hex_neighbours(*cell):
                if nb in left:
                    left.remove(nb)
                    group.append(nb)
        clusters.append(len(group))
    return clusters
#> honey_cluster([(0, 0), (1, 0), (3, 3)])
#> honey_cluster([])
#> honey_cluster([(0, 0), (1, -1), (2, -2)])
#> honey_cluster([(0, 0), (1, 1), (0, 2), (5, 5)])
#> honey_cluster([(2, 2)])
# %%
class Solution:
    def maxVisitors(self, tree, happy):
        """invite no child together with its parent; tree[i] = children"""
        def plan(u):
            go, stay = happy[u], 0
            for v in tree[u]:
                vGo, vStay = plan(v)
                go += vStay
                stay += max(vGo, vStay)
            return go, stay

        if not tree:
            return 0, 0
        go, stay = plan(0)
        return max(go, stay), go - stay
#> Solution().maxVisitors([[1, 2], [], []], [5, 3, 4])
#> Solution().maxVisitors([], [])
#> Solution().maxVisitors([[1], [2], [3], []], [1, 9, 1, 9])
#> Solution().maxVisitors([[1, 3], [2], [], [4], []], [10, 1, 6, 2, 8])
#> Solution().maxVisitors([[]], [4])
# %%
from collections import deque


def spread_of_news(towns, roads, speed):
    """news moves `speed` roads a day; on which day does each town hear it"""
    day = [None] * towns
    if towns:
        day[0] = 0
    q = deque([(0, 0)]) if towns else deque()
    while q:
        town, hops = q.popleft()
        for a, b in roads:
            if town == a:
                other = b
            elif town == b:
                other = a
            else:
                continue
            if day[other] is None:
                day[other] = -(-(hops + 1) // speed)
                q.append((other, hops + 1))
    return day
#> spread_of_news(4, [(0, 1), (1, 2), (2, 3)], 2)
#> spread_of_news(0, [], 1)
#> spread_of_news(3, [(0, 2)], 1)
#> spread_of_news(5, [(0, 1), (0, 4), (4, 3), (3, 2)], 3)
#> spread_of_news(2, [(1, 0), (0, 1)], 5)
# %%
class Solution:
    def nestedIslands(self, rows):
        """flood the sea from outside; what is dry but not land is a lake"""
        h, w = len(rows) + 2, len(rows[0]) + 2
        sea = [['~'] * w] + [['~'] + list(r) + ['~'] for r in rows] + [['~'] * w]
        stack = [(0, 0)]
        while stack:
            y, x = stack.pop()
            if 0 <= y < h and 0 <= x < w and sea[y][x] == '~':
                sea[y][x] = ' '
                stack.extend(((y - 1, x), (y + 1, x), (y, x - 1), (y, x + 1)))
        return sum(row.count('~') for row in sea), sum(row.count('#') for row in sea)
#> Solution().nestedIslands(['#'])
#> Solution().nestedIslands(['##', '#~'])
#> Solution().nestedIslands(['~'])
#> Solution().nestedIslands(['###', '#~#', '###'])
#> Solution().nestedIslands(['##'])
# %%
def encode(tree):
    if tree is None:
        return '.'
    v, a, b = tree
    return f'{v}{encode(a)}{encode(b)}'


def decode(text):
    pos = 0

    def read():
        nonlocal pos
        ch = text[pos]
        pos += 1
        if ch == '.':
            return None
        left = read()
        return (int(ch), left, read())

    return read()


def swap_and_encode(text):
    def swap(t):
        return t and (t[0], swap(t[2]), swap(t[1]))

    tree = decode(text)
    return encode(swap(tree)), encode(tree) == text
#> swap_and_encode('12..3..')
#> swap_and_encode('.')
#> swap_and_encode('1.2..')
#> swap_and_encode('12.3...')
#> swap_and_encode('7..extra')
# %%
class Solution:
    def ticketChain(self, tickets, first):
        """use all tickets in one journey, smallest destination first, backtracking when stuck"""
        tickets = sorted(tickets)
        used = [False] * len(tickets)
        trip = [first]

        def fly():
            if len(trip) == len(tickets) + 1:
                return True
            for i, (a, b) in enumerate(tickets):
                if not used[i] and a == trip[-1]:
                    used[i] = True
                    trip.append(b)
                    if fly():
                        return True
                    trip.pop()
                    used[i] = False
            return False

        return trip if fly() else []
#> Solution().ticketChain([('a', 'b'), ('b', 'c')], 'a')
#> Solution().ticketChain([('a', 'b'), ('a', 'c'), ('c', 'a')], 'a')
#> Solution().ticketChain([], 'q')
#> Solution().ticketChain([('x', 'y')], 'y')
#> Solution().ticketChain([('k', 'm'), ('m', 'k'), ('k', 'n'), ('n', 'k')], 'k')
# %%
def pressure_map(pump, pipes, leak):
    level = {pump: 100}
    wave = [pump]
    while wave:
        nxt = []
        for node in wave:
            for other in pipes.get(node, ()):
                p = level[node] - leak.get((node, other), 10)
                if p > 0 and p > level.get(other, 0):
                    level[other] = p
                    if other not in nxt:
                        nxt.append(other)
        wave = nxt
    weak = [n for n in level if level[n] < 50]
    return level, weak
#> pressure_map('P', {'P': ['a', 'b'], 'a': ['c']}, {('P', 'a'): 45})
#> pressure_map('P', {}, {})
#> pressure_map('P', {'P': ['a']}, {('P', 'a'): 100})
#> pressure_map('X', {'X': ['y', 'z'], 'z': ['y'], 'y': ['w']}, {('X', 'y'): 60, ('z', 'y'): 20})
#> pressure_map('M', {'M': ['n'], 'n': ['M', 'o']}, {('n', 'o'): 55})
# %%
class Solution:
    def closestLeaf(self, parents, node):
        kids = {}
        for child, p in enumerate(parents):
            kids.setdefault(p, []).append(child)
        fringe = [(node, None)]
        steps = 0
        while fringe:
            for u, _ in fringe:
                if u not in kids:
                    return u, steps
            nxt = []
            for u, came in fringe:
                around = kids.get(u, []) + [parents[u]]
                nxt += [(v, u) for v in around if v not in (-1, came)]
            fringe = nxt
            steps += 1
#> Solution().closestLeaf([-1, 0, 0, 1, 3], 1)
#> Solution().closestLeaf([-1], 0)
#> Solution().closestLeaf([-1, 0, 1, 2], 3)
#> Solution().closestLeaf([-1, 0, 1, 2, 0], 1)
#> Solution().closestLeaf([-1, 0, 0, 2, 3, 4], 2)
# %%
def visit_in_spiral(tree_rows):
    """rows of a pyramid; zigzag through them and stop at the first negative value"""
    out = []
    for i, row in enumerate(tree_rows):
        for v in row if i % 2 == 0 else reversed(row):
            if v < 0:
                return out, i
            out.append(v)
    return out, len(tree_rows)


def compare_walks(a, b):
    (wa, la), (wb, lb) = visit_in_spiral(a), visit_in_spiral(b)
    if la != lb:
        return 'a' if la > lb else 'b'
    return sum(wa) - sum(wb)
#> compare_walks([[1], [2, 3], [4, -1, 6]], [[1], [2, 3], [4, 5, 6]])
#> compare_walks([[1], [2, 3]], [[4], [-5, 6]])
#> compare_walks([], [])
#> compare_walks([[7], [8, -9]], [[2]])
#> compare_walks([[3], [1, 1]], [[1], [1, 0]])
# %%
import heapq
from typing import Dict, List, Tuple


class Solution:
    def chargeRoute(self, roads: Dict[str, List[Tuple[str, int]]], start: str, goal: str, tank: int) -> int:
        """each road drains the battery by its length; every town refills it for one coin"""
        heap = [(0, -tank, start)]
        best = {}
        while heap:
            coins, left, town = heapq.heappop(heap)
            left = -left
            if town == goal:
                return coins
            if best.get(town, -1) >= left:
                continue
            best[town] = left
            for other, km in roads.get(town, []):
                if km <= left:
                    heapq.heappush(heap, (coins, km - left, other))
                elif km <= tank:
                    heapq.heappush(heap, (coins + 1, km - tank, other))
        return -1
#> Solution().chargeRoute({'a': [('b', 4)], 'b': [('c', 4)]}, 'a', 'c', 6)
#> Solution().chargeRoute({'a': [('b', 9)]}, 'a', 'b', 5)
#> Solution().chargeRoute({}, 'a', 'a', 1)
#> Solution().chargeRoute({'a': [('b', 3), ('c', 5)], 'b': [('d', 3)], 'c': [('d', 1)]}, 'a', 'd', 6)
#> Solution().chargeRoute({'s': [('t', 2)], 't': [('u', 2), ('s', 1)], 'u': [('v', 2)]}, 's', 'v', 2)
# %%
def can_escape(rows, guard_path):
    """each minute the guard moves along his path (cyclic); the thief moves or waits"""
    thief = {(0, 0)}
    goal = (len(rows) - 1, len(rows[0]) - 1)
    for t in range(1, 7):
        guard = guard_path[t % len(guard_path)]
        nxt = set()
        for r, c in thief:
            for p in ((r, c), (r + 1, c), (r, c + 1)):
                if p[0] <= goal[0] and p[1] <= goal[1] and rows[p[0]][p[1]] == '.' and p != guard:
                    nxt.add(p)
        if goal in nxt:
            return t
        thief = nxt
        if not thief:
            return 'caught'
    return 'late'
#> can_escape(['..', '..'], [(0, 1), (1, 0)])
#> can_escape(['.#'], [(0, 0)])
#> can_escape(['.'], [(5, 5)])
#> can_escape(['...'], [(0, 2), (0, 1)])
#> can_escape(['.#', '.#'], [(1, 0)])
