# %%
from collections import deque


def bridge_builders(rows):
    """fewest water cells to cross from the west coast land to the east coast land, straight BFS over water"""
    h, w = len(rows), len(rows[0])
    q = deque()
    dist = {}
    for r in range(h):
        if rows[r][0] == '#':
            dist[r, 0] = 0
            q.append((r, 0))
    while q:
        r, c = q.popleft()
        if c == w - 1 and rows[r][c] == '#':
            return dist[r, c]
        for p in ((r, c + 1), (r + 1, c), (r - 1, c)):
            if not (0 <= p[0] < h and p[1] < w):
                continue
            d = dist[r, c] + (rows[p[0]][p[1]] == '~')
            if d < dist.get(p, 99):
                dist[p] = d
                if d == dist[r, c]:
                    q.appendleft(p)
                else:
                    q.append(p)
    return -1
#> bridge_builders(['#~#', '~~~'])
#> bridge_builders(['#~~', '##~', '~##'])
#> bridge_builders(['~#'])
#> bridge_builders(['#'])
#> bridge_builders(['#~~#', '#~##'])
# %%
class Solution:
    def mailRounds(self, tree, bag):
        """a postman walks the tree depth-first and returns to the root whenever the bag (letters) is empty"""
        walk = []
        state = {'bag': bag, 'trips': 1}

        def visit(node, depth):
            name, letters, kids = node
            while letters > state['bag']:
                letters -= state['bag']
                state['bag'] = bag
                state['trips'] += 1
                walk.append(2 * depth)
            state['bag'] -= letters
            for kid in kids:
                visit(kid, depth + 1)
            walk.append(name)

        visit(tree, 0)
        return walk, state['trips']
#> Solution().mailRounds(('a', 2, [('b', 3, []), ('c', 1, [])]), 4)
#> Solution().mailRounds(('x', 0, []), 1)
#> Solution().mailRounds(('r', 1, [('s', 7, [('t', 2, [])])]), 3)
#> Solution().mailRounds(('p', 5, []), 5)
#> Solution().mailRounds(('m', 1, [('n', 1, []), ('o', 1, [('q', 1, [])])]), 2)
# %%
def relatives(graph, me):
    """graph of parent->children; siblings, nephews and cousins by walking up once and twice"""
    up = {c: p for p, kids in graph.items() for c in kids}

    def kids_of(p, but):
        return [k for k in graph.get(p, []) if k != but]

    mum = up.get(me)
    sibs = kids_of(mum, me) if mum else []
    nephews = [n for s in sibs for n in graph.get(s, [])]
    gran = up.get(mum)
    cousins = []
    if gran:
        for aunt in kids_of(gran, mum):
            cousins += graph.get(aunt, [])
    return sibs, nephews, cousins
#> relatives({'gran': ['mum', 'aunt'], 'mum': ['me', 'sis'], 'aunt': ['cos'], 'sis': ['neph']}, 'me')
#> relatives({}, 'me')
#> relatives({'pa': ['jo', 'al', 'ed'], 'al': ['tim']}, 'jo')
#> relatives({'g': ['x', 'y', 'z'], 'x': ['a'], 'y': ['b', 'c'], 'z': ['d']}, 'a')
#> relatives({'k': ['m']}, 'k')
# %%
import heapq


class Solution:
    def nightBus(self, stops, links, start, goal, lastHour):
        """links (a, b, minutes, from): runs only from that hour on; hours are whole, wait if early"""
        best = {s: None for s in stops}
        heap = [(0, start)]
        while heap:
            now, s = heapq.heappop(heap)
            if best[s] is not None:
                continue
            best[s] = now
            if s == goal:
                break
            for a, b, mins, opens in links:
                if a == s and best[b] is None:
                    leave = max(now, opens * 60)
                    if leave + mins <= lastHour * 60:
                        heapq.heappush(heap, (leave + mins, b))
        if best[goal] is None:
            return 'walk'
        h, m = divmod(best[goal], 60)
        return f'{h}:{m:02d}'
#> Solution().nightBus(['a', 'b', 'c'], [('a', 'b', 30, 0), ('b', 'c', 45, 1), ('a', 'c', 200, 0)], 'a', 'c', 5)
#> Solution().nightBus(['a', 'b'], [('a', 'b', 50, 3)], 'a', 'b', 3)
#> Solution().nightBus(['z'], [], 'z', 'z', 1)
#> Solution().nightBus(['p', 'q', 'r'], [('p', 'q', 10, 2), ('p', 'r', 70, 0), ('r', 'q', 20, 0)], 'p', 'q', 9)
#> Solution().nightBus(['k', 'l'], [('l', 'k', 5, 0)], 'k', 'l', 8)
# %%
def hive_steps(path):
    """steps on a hex grid; current and farthest distance from home"""
    moves = {'n': (0, -1), 's': (0, 1), 'ne': (1, -1), 'sw': (-1, 1), 'nw': (-1, 0), 'se': (1, 0)}

    def dist(q, r):
        return (abs(q) + abs(r) + abs(q + r)) // 2

    q = r = far = 0
    for step in path.split(','):
        if step not in moves:
            continue
        dq, dr = moves[step]
        q, r = q + dq, r + dr
        far = max(far, dist(q, r))
    return dist(q, r), far
#> hive_steps('ne,ne,ne')
#> hive_steps('ne,ne,sw,sw')
#> hive_steps('')
#> hive_steps('se,sw,se,sw,sw')
#> hive_steps('n,up,s,nw,s,se')
# %%
class Solution:
    def sharedFlats(self, people, same, apart):
        """union those who want to share; list couples that must be apart yet ended together, per flat"""
        flat = {p: p for p in people}

        def home(p):
            if flat[p] != p:
                flat[p] = home(flat[p])
            return flat[p]

        for a, b in same:
            x, y = sorted((home(a), home(b)))
            flat[y] = x
        trouble = {}
        for a, b in apart:
            if home(a) == home(b):
                trouble.setdefault(home(a), []).append((a, b))
        return trouble
#> Solution().sharedFlats(['al', 'bo', 'cy'], [('al', 'bo'), ('bo', 'cy')], [('al', 'cy')])
#> Solution().sharedFlats(['al', 'bo', 'cy'], [('al', 'bo')], [('al', 'cy')])
#> Solution().sharedFlats([], [], [])
#> Solution().sharedFlats(['p', 'q', 'r', 's'], [('s', 'r'), ('q', 'p'), ('p', 's')], [('q', 'r'), ('p', 'q')])
#> Solution().sharedFlats(['k', 'm'], [], [('k', 'k'), ('m', 'k')])
# %%
def task_tree_cost(tasks, name, done=None):
    """cost of a task with all its unfinished needs, each counted once"""
    if done is None:
        done = []
    if name in done:
        return 0
    done.append(name)
    cost, needs = tasks[name]
    for n in needs:
        cost += task_tree_cost(tasks, n, done)
    return cost


def cheapest_goal(tasks, goals):
    costs = [(task_tree_cost(tasks, g), g) for g in goals]
    together = []
    total = sum(task_tree_cost(tasks, g, together) for g in goals)
    return min(costs, default=None), total
#> cheapest_goal({'cake': (4, ['egg', 'oven']), 'pie': (3, ['oven']), 'egg': (1, []), 'oven': (2, [])}, ['cake', 'pie'])
#> cheapest_goal({}, [])
#> cheapest_goal({'a': (5, [])}, ['a', 'a'])
#> cheapest_goal({'x': (1, ['y']), 'y': (1, ['z']), 'z': (1, ['x'])}, ['y', 'x'])
#> cheapest_goal({'p': (9, []), 'q': (1, ['p']), 'r': (3, [])}, ['q', 'r'])
# %%
from typing import List


class Solution:
    def sheepAndWolves(self, pen: List[str]) -> List[int]:
        """in every fenced area the sheep survive if they outnumber the wolves; '#' are fences"""
        self.pen = [list(row) for row in pen]
        sheep = wolves = 0
        for r in range(len(pen)):
            for c in range(len(pen[0])):
                if self.pen[r][c] != '#':
                    s, w = self.count(r, c)
                    if s > w:
                        sheep += s
                    else:
                        wolves += w
        return [sheep, wolves]

    def count(self, r, c):
        s = w = 0
        todo = [(r, c)]
        while todo:
            y, x = todo.pop()
            if not (0 <= y < len(self.pen) and 0 <= x < len(self.pen[0])) or self.pen[y][x] == '#':
                continue
            s += self.pen[y][x] == 's'
            w += self.pen[y][x] == 'w'
            self.pen[y][x] = '#'
            todo += [(y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)]
        return s, w
#> Solution().sheepAndWolves(['s#w', 's#.'])
#> Solution().sheepAndWolves(['sw'])
#> Solution().sheepAndWolves(['#'])
#> Solution().sheepAndWolves(['ss', 'w#'])
#> Solution().sheepAndWolves(['s#s', '###', 'w.w'])
# %%
def travel_log(entries):
    """'Oslo>Rome' hops in any order; restore the one journey or say what is wrong"""
    nxt = dict(e.split('>') for e in entries)
    if len(nxt) < len(entries):
        return 'left a city twice'
    arrivals = list(nxt.values())
    starts = [c for c in nxt if c not in arrivals]
    if len(starts) != 1:
        return f'{len(starts)} starts'
    trip = starts
    while trip[-1] in nxt:
        trip.append(nxt[trip[-1]])
    return trip if len(trip) == len(entries) + 1 else 'gap'
#> travel_log(['Rome>Bonn', 'Oslo>Rome'])
#> travel_log(['a>b', 'b>a'])
#> travel_log(['a>b', 'a>c'])
#> travel_log(['k>m', 'x>y', 'y>x'])
#> travel_log(['d>e', 'b>c', 'c>d', 'a>b'])
# %%
class Solution:
    def lowestDanger(self, cells, start):
        """water-like descent with a heap-free priority: always expand the least dangerous known cell"""
        n, m = len(cells), len(cells[0])
        known = [start]
        closed = []
        peak = 0
        while known:
            known.sort(key=lambda p: cells[p[0]][p[1]], reverse=True)
            r, c = known.pop()
            closed.append((r, c))
            peak = max(peak, cells[r][c])
            if r == n - 1:
                return peak, len(closed)
            for p in ((r + 1, c), (r, c + 1), (r, c - 1)):
                if 0 <= p[1] < m and p not in known and p not in closed:
                    known.append(p)
#> Solution().lowestDanger([[1, 2], [9, 3]], (0, 0))
#> Solution().lowestDanger([[6]], (0, 0))
#> Solution().lowestDanger([[2, 1, 4], [8, 7, 3], [1, 1, 5]], (0, 1))
#> Solution().lowestDanger([[5, 5], [5, 5], [5, 5]], (0, 1))
#> Solution().lowestDanger([[0, 1, 2, 3], [9, 9, 9, 4]], (0, 0))
# %%
def subtree_hash(tree, seen):
    """canonical text of a subtree; seen counts how often each occurs"""
    if tree is None:
        return '-'
    v, a, b = tree
    key = f'{v}({subtree_hash(a, seen)}{subtree_hash(b, seen)})'
    seen[key] = seen.get(key, 0) + 1
    return key


def twins(tree):
    seen = {}
    subtree_hash(tree, seen)
    return [k for k, n in seen.items() if n > 1]
#> twins((1, (2, None, None), (2, None, None)))
#> twins(None)
#> twins((5, None, None))
#> twins((1, (2, (3, None, None), None), (4, (2, (3, None, None), None), (3, None, None))))
#> twins((7, (7, None, None), (7, (7, None, None), None)))
# %%
from collections import deque


class Solution:
    def queueAtFountain(self, pipes, fountains, dryAfter):
        """BFS wave by wave; a pipe at depth > dryAfter stays dry; list the wet per wave"""
        wave = deque(fountains)
        wet = set(fountains)
        waves = [sorted(fountains)]
        for depth in range(1, dryAfter + 1):
            for _ in range(len(wave)):
                u = wave.popleft()
                for v in pipes.get(u, []):
                    if v not in wet:
                        wet.add(v)
                        wave.append(v)
            if not wave:
                break
            waves.append(sorted(wave))
        return waves
#> Solution().queueAtFountain({1: [2, 3], 2: [4], 3: [4, 5]}, [1], 2)
#> Solution().queueAtFountain({1: [2]}, [2], 5)
#> Solution().queueAtFountain({}, [], 3)
#> Solution().queueAtFountain({1: [3], 2: [3, 4], 4: [1, 6]}, [1, 2], 3)
#> Solution().queueAtFountain({8: [9]}, [8], 0)
# %%
def slope_runs(track, start, speed):
    """ski: speed +1 downhill, -1 uphill; distance per step is the speed; stop at speed 0 or the end"""
    pos = start
    visited = [pos]
    while speed > 0 and pos + speed < len(track):
        nxt = pos + speed
        if track[nxt] < track[pos]:
            speed += 1
        elif track[nxt] > track[pos]:
            speed -= 1
        pos = nxt
        visited.append(pos)
    return visited, speed


def best_start_speed(track, limit):
    runs = [slope_runs(track, 0, s) for s in range(1, limit + 1)]
    longest = max(len(v) for v, _ in runs)
    return [i + 1 for i, (v, _) in enumerate(runs) if len(v) == longest], longest
#> best_start_speed([9, 8, 6, 7, 5, 5, 2], 3)
#> best_start_speed([1, 2, 3], 2)
#> best_start_speed([4], 1)
#> best_start_speed([5, 5, 5, 5, 5], 2)
#> best_start_speed([3, 1, 4, 1, 5, 0, 2, 6], 4)
# %%
class Solution:
    def gardenHose(self, n, hoses):
        """Kruskal with a cap: a tap serves at most three hoses"""
        uses = [0] * n
        boss = list(range(n))

        def top(x):
            return x if boss[x] == x else top(boss[x])

        chosen = []
        for length, a, b in sorted(hoses):
            if uses[a] == 3 or uses[b] == 3:
                continue
            if top(a) == top(b):
                continue
            boss[top(a)] = top(b)
            uses[a] += 1
            uses[b] += 1
            chosen.append(length)
            if len(chosen) == n - 1:
                break
        return sum(chosen) if len(chosen) == n - 1 else -1
#> Solution().gardenHose(3, [(4, 0, 1), (2, 1, 2), (5, 0, 2)])
#> Solution().gardenHose(3, [(4, 0, 1)])
#> Solution().gardenHose(1, [])
#> Solution().gardenHose(5, [(1, 0, 1), (1, 0, 2), (1, 0, 3), (1, 0, 4), (6, 3, 4)])
#> Solution().gardenHose(4, [(3, 0, 1), (1, 1, 2), (2, 2, 0), (9, 3, 0), (7, 3, 2)])
# %%
def word_walk(grid, word):
    """does the word run through neighbouring cells, none used twice? returns the path of the first find"""
    rows, cols = len(grid), len(grid[0])

    def seek(r, c, k, path):
        if not (0 <= r < rows and 0 <= c < cols) or grid[r][c] != word[k] or (r, c) in path:
            return None
        path = path + [(r, c)]
        if k == len(word) - 1:
            return path
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            found = seek(r + dr, c + dc, k + 1, path)
            if found:
                return found
        return None

    for r in range(rows):
        for c in range(cols):
            found = seek(r, c, 0, [])
            if found:
                return found
    return []
#> word_walk(['cat', 'xot'], 'coat')
#> word_walk(['cat', 'xot'], 'cato')
#> word_walk(['a'], 'aa')
#> word_walk(['abc', 'fed'], 'abcdef')
#> word_walk(['oo', 'oo'], 'ooo')
# %%
class Solution:
    def infectOrder(self, contacts, first):
        """contacts (time, a, b) unsorted; infection passes at contact and the same minute counts both ways"""
        infected = {first: 0}
        for t, a, b in sorted(contacts):
            if a in infected and b not in infected:
                infected[b] = t
            elif b in infected and a not in infected:
                infected[a] = t
        byTime = sorted(infected, key=infected.get)
        return byTime, infected[byTime[-1]]
#> Solution().infectOrder([(3, 1, 2), (1, 0, 1), (2, 2, 3)], 0)
#> Solution().infectOrder([], 4)
#> Solution().infectOrder([(5, 7, 8), (4, 8, 9)], 7)
#> Solution().infectOrder([(1, 2, 3), (1, 1, 2), (6, 3, 1)], 1)
#> Solution().infectOrder([(2, 0, 5), (8, 5, 6), (4, 6, 5), (9, 6, 0)], 5)
# %%
import heapq


def hungry_march(map_, start, goal, food):
    """each tile eats its digit; fewest tiles walked within the food, by (tiles, eaten)"""
    h, w = len(map_), len(map_[0])
    heap = [(0, 0, start)]
    least = {}
    while heap:
        tiles, eaten, (r, c) = heapq.heappop(heap)
        if (r, c) == goal:
            return tiles, eaten
        if least.get((r, c), 99) <= eaten:
            continue
        least[r, c] = eaten
        for p in ((r, c + 1), (r + 1, c), (r, c - 1), (r - 1, c)):
            if 0 <= p[0] < h and 0 <= p[1] < w:
                cost = eaten + int(map_[p[0]][p[1]])
                if cost <= food:
                    heapq.heappush(heap, (tiles + 1, cost, p))
    return None
#> hungry_march(['091', '111'], (0, 0), (0, 2), 5)
#> hungry_march(['091', '111'], (0, 0), (0, 2), 12)
#> hungry_march(['0'], (0, 0), (0, 0), 0)
#> hungry_march(['05'], (0, 0), (0, 1), 4)
#> hungry_march(['02', '31', '10'], (0, 0), (2, 1), 6)
# %%
class Solution:
    def collapseChains(self, nexts):
        """nodes with one way in and one way out are merged into chains"""
        indeg = {}
        for outs in nexts.values():
            for v in outs:
                indeg[v] = indeg.get(v, 0) + 1
        chains = []
        for u in nexts:
            if indeg.get(u, 0) == 1 and self.single(nexts, u):
                continue
            chain = [u]
            while len(nexts.get(chain[-1], [])) == 1:
                v = nexts[chain[-1]][0]
                if indeg[v] != 1 or v in chain:
                    break
                chain.append(v)
            chains.append(''.join(chain))
        return chains

    def single(self, nexts, u):
        return any(outs == [u] for outs in nexts.values())
#> Solution().collapseChains({'a': ['b'], 'b': ['c'], 'c': []})
#> Solution().collapseChains({'a': ['b', 'c'], 'b': ['d'], 'c': ['d'], 'd': ['e'], 'e': []})
#> Solution().collapseChains({})
#> Solution().collapseChains({'x': ['y'], 'y': ['x']})
#> Solution().collapseChains({'p': ['q'], 'q': ['r', 's'], 'r': [], 's': ['t'], 't': []})
# %%
def shadow_map(rows, wind):
    """smoke from 'f' drifts with the wind until it meets '#'; each char of the wind moves all smoke"""
    smoke = {(r, c) for r, row in enumerate(rows) for c, ch in enumerate(row) if ch == 'f'}
    covered = set(smoke)
    for w in wind:
        dr, dc = {'n': (-1, 0), 's': (1, 0), 'e': (0, 1), 'w': (0, -1)}[w]
        moved = set()
        for r, c in smoke:
            a, b = r + dr, c + dc
            if not (0 <= a < len(rows) and 0 <= b < len(rows[0])):
                continue
            moved.add((r, c) if rows[a][b] == '#' else (a, b))
        smoke = moved
        covered |= smoke
    return len(smoke), sorted(covered)
#> shadow_map(['f..', '.#.'], 'ees')
#> shadow_map(['f#'], 'ee')
#> shadow_map(['..'], 'n')
#> shadow_map(['f.f', '...'], 'swn')
#> shadow_map(['.f', 'f.'], '')
# %%
class Solution:
    def firstUnreachable(self, doors, order):
        """take away doors in order; which removal first cuts room 0 from a room it reached before"""
        def rooms(open_):
            seen = [0]
            for r in seen:
                for a, b in open_:
                    other = b if a == r else a if b == r else None
                    if other is not None and other not in seen:
                        seen.append(other)
            return len(seen)

        full = rooms(doors)
        left = list(doors)
        for k, door in enumerate(order):
            left.remove(doors[door])
            if rooms(left) < full:
                return k
        return -1
#> Solution().firstUnreachable([(0, 1), (1, 2), (2, 0)], [0, 1])
#> Solution().firstUnreachable([(0, 1)], [0])
#> Solution().firstUnreachable([], [])
#> Solution().firstUnreachable([(0, 1), (2, 3), (1, 0)], [1, 0])
#> Solution().firstUnreachable([(0, 1), (1, 2), (2, 3), (0, 3)], [3, 0, 1])
# %%
def weave(parents, ranks):
    """heap-order check of a parents array; swap values upward until each parent is not larger"""
    ranks = list(ranks)
    swaps = []
    moved = True
    while moved:
        moved = False
        for i, p in enumerate(parents):
            if p >= 0 and ranks[p] > ranks[i]:
                ranks[p], ranks[i] = ranks[i], ranks[p]
                swaps.append((p, i))
                moved = True
    return ranks, swaps
#> weave([-1, 0, 0], [3, 1, 2])
#> weave([-1], [9])
#> weave([-1, 0, 1, 2], [4, 3, 2, 1])
#> weave([-1, 0, 0, 1, 1], [1, 5, 2, 4, 3])
#> weave([1, -1, 1], [0, 0, 0])
# %%
from collections import deque
from typing import List


class Solution:
    def roundTable(self, seats: List[int], want: int) -> List[int]:
        """BFS over seatings where two side neighbours (circular) may swap; steps until `want` leads, path of leaders"""
        start = tuple(seats)
        back = {start: None}
        q = deque([start])
        while q:
            cur = q.popleft()
            if cur[0] == want:
                break
            for i in range(len(cur)):
                j = (i + 1) % len(cur)
                nxt = list(cur)
                nxt[i], nxt[j] = nxt[j], nxt[i]
                nxt = tuple(nxt)
                if nxt not in back:
                    back[nxt] = cur
                    q.append(nxt)
        else:
            return []
        leaders = []
        while cur is not None:
            leaders.append(cur[0])
            cur = back[cur]
        return leaders[::-1]
#> Solution().roundTable([1, 2, 3], 3)
#> Solution().roundTable([5], 5)
#> Solution().roundTable([4, 7], 9)
#> Solution().roundTable([1, 2, 3, 4], 2)
#> Solution().roundTable([8, 6, 6], 6)
# %%
def count_steps(tree, name):
    """how many nodes a preorder walk meets before the name, and how many a postorder one"""
    pre, post = [], []

    def walk(node):
        label, kids = node
        pre.append(label)
        for k in kids:
            walk(k)
        post.append(label)

    walk(tree)
    try:
        return pre.index(name), post.index(name)
    except ValueError:
        return None


def moved_most(tree, names):
    gaps = {}
    for n in names:
        steps = count_steps(tree, n)
        if steps:
            gaps[n] = steps[1] - steps[0]
    return max(gaps, key=lambda n: abs(gaps[n]), default=None), gaps
#> moved_most(('a', [('b', []), ('c', [('d', [])])]), ['a', 'd'])
#> moved_most(('a', []), ['z'])
#> moved_most(('a', []), [])
#> moved_most(('r', [('s', [('t', [])])]), ['r', 's', 't'])
#> moved_most(('m', [('n', []), ('o', [])]), ['o', 'q'])
# %%
class Solution:
    def cheapestRepair(self, n, good, broken):
        """good links are free; choose broken ones (a, b, price) cheapest first until all are joined"""
        comp = list(range(n))

        def relabel(a, b):
            if comp[a] == comp[b]:
                return False
            old, new = comp[a], comp[b]
            for i in range(n):
                if comp[i] == old:
                    comp[i] = new
            return True

        for a, b in good:
            relabel(a, b)
        bill = []
        for a, b, price in sorted(broken, key=lambda x: x[2]):
            if relabel(a, b):
                bill.append(price)
        return bill if len(set(comp)) <= 1 else None
#> Solution().cheapestRepair(3, [(0, 1)], [(1, 2, 5), (0, 2, 3)])
#> Solution().cheapestRepair(3, [], [(0, 1, 4)])
#> Solution().cheapestRepair(0, [], [])
#> Solution().cheapestRepair(4, [(2, 3)], [(0, 1, 9), (1, 2, 2), (0, 3, 6), (1, 3, 1)])
#> Solution().cheapestRepair(2, [(0, 1), (1, 0)], [(0, 1, 7)])
# %%
def frontier_sizes(start, rule_a, rule_b, rounds):
    """numbers spread by x -> x + a and x -> x * b; new ones per round below 100"""
    known = {start}
    layer = [start]
    sizes = []
    for _ in range(rounds):
        nxt = []
        for x in layer:
            for y in (x + rule_a, x * rule_b):
                if y < 100 and y not in known:
                    known.add(y)
                    nxt.append(y)
        sizes.append(len(nxt))
        layer = nxt
    return sizes, max(known)
#> frontier_sizes(1, 3, 2, 4)
#> frontier_sizes(0, 0, 5, 2)
#> frontier_sizes(90, 4, 2, 3)
#> frontier_sizes(2, 5, 3, 3)
#> frontier_sizes(7, 1, 1, 0)
# %%
class Solution:
    def escapeSpiral(self, rows):
        """hug the left wall from the start cell heading east; count steps to the first border exit"""
        dirs = [(-1, 0), (0, 1), (1, 0), (0, -1)]
        r, c = next((i, j) for i, row in enumerate(rows) for j, ch in enumerate(row) if ch == 'S')
        d = 1
        for step in range(1, 25):
            for turn in (-1, 0, 1, 2):
                nd = (d + turn) % 4
                a, b = r + dirs[nd][0], c + dirs[nd][1]
                if not (0 <= a < len(rows) and 0 <= b < len(rows[0])):
                    return step, (r, c)
                if rows[a][b] != '#':
                    r, c, d = a, b, nd
                    break
            else:
                return 0, (r, c)
        return -1, (r, c)
#> Solution().escapeSpiral(['###', '#S.', '###'])
#> Solution().escapeSpiral(['###', '#S#', '###'])
#> Solution().escapeSpiral(['S'])
#> Solution().escapeSpiral(['#####', '#S..#', '###.#'])
#> Solution().escapeSpiral(['####', '#S.#', '#..#', '#.##'])
# %%
def dial_distance(a, b, size):
    d = abs(a - b)
    return min(d, size - d)


def ring_tour(spots, size):
    """nearest-neighbour tour on a ring from spot 0, ties clockwise first"""
    at = 0
    left = list(spots)
    order, length = [], 0
    while left:
        nxt = min(left, key=lambda s: (dial_distance(at, s, size), (s - at) % size))
        length += dial_distance(at, nxt, size)
        left.remove(nxt)
        order.append(nxt)
        at = nxt
    return order, length + dial_distance(at, 0, size)
#> ring_tour([3, 9, 5], 12)
#> ring_tour([], 10)
#> ring_tour([1, 7], 8)
#> ring_tour([50, 98, 2, 70], 100)
#> ring_tour([4, 4, 4], 5)
# %%
from collections import Counter


class Solution:
    def colorPaths(self, tree, colors):
        """for every leaf: can the colors on its root path be arranged as a palindrome"""
        good = []

        def walk(u, counts):
            counts[colors[u]] += 1
            if not tree[u]:
                odd = sum(v % 2 for v in counts.values())
                if odd <= 1:
                    good.append(u)
            for v in tree[u]:
                walk(v, counts)
            counts[colors[u]] -= 1

        if tree:
            walk(0, Counter())
        return good
#> Solution().colorPaths([[1, 2], [], [3], []], 'raar')
#> Solution().colorPaths([[]], 'x')
#> Solution().colorPaths([], '')
#> Solution().colorPaths([[1], [2, 3], [], []], 'abab')
#> Solution().colorPaths([[1, 2, 3], [], [4], [], []], 'pqpqq')
# %%
def island_perimeters(cells):
    """cells as a list of (r, c); groups by shared sides, with the outline length of each"""
    todo = set(cells)
    out = []
    for start in cells:
        if start not in todo:
            continue
        todo.remove(start)
        group = [start]
        edge = 0
        for r, c in group:
            for p in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if p in todo:
                    todo.remove(p)
                    group.append(p)
                elif p not in group:
                    edge += 1
        out.append((len(group), edge))
    return out
#> island_perimeters([(0, 0), (0, 1), (5, 5)])
#> island_perimeters([])
#> island_perimeters([(0, 0), (0, 1), (1, 0), (1, 1)])
#> island_perimeters([(2, 2), (3, 3), (2, 3)])
#> island_perimeters([(1, 1), (1, 1)])
# %%
class Solution:
    def shuttleLoop(self, routes, start, fuel):
        """depth-first: the longest closed loop back to start that the fuel allows, no stop twice"""
        best = []

        def ride(at, left, path):
            nonlocal best
            for nxt, cost in routes.get(at, {}).items():
                if cost > left:
                    continue
                if nxt == start and len(path) + 1 > len(best):
                    best = path + [start]
                elif nxt not in path:
                    ride(nxt, left - cost, path + [nxt])

        ride(start, fuel, [start])
        return best
#> Solution().shuttleLoop({'a': {'b': 2}, 'b': {'c': 2, 'a': 1}, 'c': {'a': 2}}, 'a', 6)
#> Solution().shuttleLoop({'a': {'b': 2}, 'b': {'c': 2, 'a': 1}, 'c': {'a': 2}}, 'a', 3)
#> Solution().shuttleLoop({}, 'k', 9)
#> Solution().shuttleLoop({'x': {'y': 1, 'z': 1}, 'y': {'z': 1}, 'z': {'y': 1, 'x': 1}}, 'x', 5)
#> Solution().shuttleLoop({'m': {'m': 4}}, 'm', 4)
# %%
import heapq


def supply_order(depots, roads):
    """visit depots outward from the first one in order of total road length, ties by name"""
    lengths = {}
    for (a, b), d in roads.items():
        lengths.setdefault(a, {})[b] = d
        lengths.setdefault(b, {})[a] = d
    heap, order = [(0, depots[0], '')], []
    done = dict.fromkeys(depots, False)
    while heap:
        d, here, via = heapq.heappop(heap)
        if done[here]:
            continue
        done[here] = True
        order.append(f'{via}{here}{d}')
        for other, extra in lengths.get(here, {}).items():
            if not done[other]:
                heapq.heappush(heap, (d + extra, other, here))
    return order, [x for x in depots if not done[x]]
#> supply_order(['A', 'B', 'C'], {('A', 'B'): 4, ('B', 'C'): 1, ('A', 'C'): 7})
#> supply_order(['Z'], {})
#> supply_order(['A', 'B'], {})
#> supply_order(['P', 'Q', 'R', 'S'], {('P', 'Q'): 2, ('P', 'R'): 2, ('R', 'S'): 1, ('Q', 'S'): 1})
#> supply_order(['K', 'L', 'M'], {('L', 'M'): 3, ('M', 'K'): 6})
# %%
class Solution:
    def countTreesInRow(self, roots):
        """roots[i] = parent index in the same row; bend each pointer to the root and report path lengths"""
        lengths = []
        for i in range(len(roots)):
            steps, j = 0, i
            while roots[j] != j:
                j = roots[j]
                steps += 1
            k = i
            while roots[k] != j:
                roots[k], k = j, roots[k]
            lengths.append(steps)
        return lengths, roots, len(set(roots))
#> Solution().countTreesInRow([0, 0, 1, 2])
#> Solution().countTreesInRow([])
#> Solution().countTreesInRow([1, 2, 3, 3])
#> Solution().countTreesInRow([0, 1, 1, 0])
#> Solution().countTreesInRow([4, 0, 1, 3, 4])
# %%
def stack_of_plates(commands):
    """'go X', 'back', 'jump X': browser-like walk through rooms; jump clears the way back"""
    here, trail = 'hall', []
    seen = [here]
    for cmd in commands:
        word, _, place = cmd.partition(' ')
        if word == 'back':
            if not trail:
                continue
            here = trail.pop()
        elif word == 'jump':
            trail.clear()
            here = place
        else:
            trail.append(here)
            here = place
        if here not in seen:
            seen.append(here)
    return here, trail, seen
#> stack_of_plates(['go den', 'go attic', 'back'])
#> stack_of_plates(['back', 'back'])
#> stack_of_plates([])
#> stack_of_plates(['go a', 'jump b', 'back', 'go c', 'back'])
#> stack_of_plates(['go x', 'go y', 'back', 'go z', 'back', 'back'])
# %%
class Solution:
    def pickLodge(self, trails, n):
        """eccentricity of each lodge by repeated BFS; the lodge whose farthest other is nearest"""
        adj = [[] for _ in range(n)]
        for a, b in trails:
            adj[a].append(b)
            adj[b].append(a)
        ecc = [self.farthest(adj, s) for s in range(n)]
        radius = min(ecc)
        return radius, [i for i, e in enumerate(ecc) if e == radius]

    def farthest(self, adj, s):
        seen, layer, d = {s}, [s], -1
        while layer:
            d += 1
            layer = [v for u in layer for v in adj[u] if v not in seen and not seen.add(v)]
        return d if len(seen) == len(adj) else len(adj)
#> Solution().pickLodge([(0, 1), (1, 2), (2, 3)], 4)
#> Solution().pickLodge([], 1)
#> Solution().pickLodge([(0, 1)], 3)
#> Solution().pickLodge([(0, 1), (0, 2), (0, 3), (3, 4)], 5)
#> Solution().pickLodge([(0, 1), (1, 2), (2, 0)], 3)
# %%
def step_cost(a, b):
    if a == b:
        return 1
    return 2 if ord(a) < ord(b) else 4


def terrain_trip(rows):
    """cheapest right/down trip over letters; table plus the trip spelled out"""
    h, w = len(rows), len(rows[0])
    best = [[(0, rows[0][0])] * w for _ in range(h)]
    for r in range(h):
        for c in range(w):
            options = []
            if r:
                cost, word = best[r - 1][c]
                options.append((cost + step_cost(rows[r - 1][c], rows[r][c]), word + rows[r][c]))
            if c:
                cost, word = best[r][c - 1]
                options.append((cost + step_cost(rows[r][c - 1], rows[r][c]), word + rows[r][c]))
            if options:
                best[r][c] = min(options)
    return best[-1][-1]
#> terrain_trip(['ab', 'aa'])
#> terrain_trip(['k'])
#> terrain_trip(['cba'])
#> terrain_trip(['abz', 'caz', 'aaa'])
#> terrain_trip(['mn', 'nm', 'om'])
# %%
from collections import deque


class Solution:
    def prizeHunt(self, graph, prizes, start, steps):
        """prizes within the given steps that are not guarded ('!' at the end of the name), nearest first"""
        q = deque([(start, 0)])
        seen = {start: True}
        got = []
        while q:
            room, d = q.popleft()
            prize = prizes.get(room)
            if prize and not prize.endswith('!'):
                got.append(prize)
            if d < steps and not (prize and prize[-1] == '!'):
                for nxt in graph.get(room, ()):
                    if nxt not in seen:
                        seen[nxt] = True
                        q.append((nxt, d + 1))
        return got
#> Solution().prizeHunt({1: [2, 3], 2: [4], 3: [5]}, {2: 'cup', 4: 'ring', 5: 'gem'}, 1, 2)
#> Solution().prizeHunt({1: [2], 2: [3]}, {2: 'dog!', 3: 'gold'}, 1, 5)
#> Solution().prizeHunt({}, {}, 9, 1)
#> Solution().prizeHunt({6: [7, 8], 7: [8], 8: [6]}, {6: 'hat', 8: 'fan'}, 6, 0)
#> Solution().prizeHunt({1: [4, 3], 4: [5], 3: [5]}, {4: 'rat!', 3: 'pen', 5: 'map'}, 1, 3)
# %%
def lexicographic_walks(graph, start, length, limit):
    """the first `limit` walks of given length in dictionary order, by a generator"""
    def walks(node, left):
        if left == 0:
            yield node
            return
        for nxt in sorted(graph.get(node, '')):
            for tail in walks(nxt, left - 1):
                yield node + tail

    out = []
    for w in walks(start, length):
        if len(out) == limit:
            break
        out.append(w)
    return out
#> lexicographic_walks({'a': 'cb', 'b': 'a', 'c': 'ab'}, 'a', 2, 5)
#> lexicographic_walks({'a': 'b'}, 'a', 2, 3)
#> lexicographic_walks({}, 'z', 0, 1)
#> lexicographic_walks({'x': 'xy', 'y': 'x'}, 'x', 3, 3)
#> lexicographic_walks({'m': 'n', 'n': 'm'}, 'm', 4, 0)
# %%
class Solution:
    def treeFromArray(self, arr):
        """level-order array with None holes (index 2i+1, 2i+2); inorder list and whether it is sorted"""
        out = []
        stack, i = [], 0
        while stack or self.alive(arr, i):
            while self.alive(arr, i):
                stack.append(i)
                i = 2 * i + 1
            i = stack.pop()
            out.append(arr[i])
            i = 2 * i + 2
        return out, all(a <= b for a, b in zip(out, out[1:]))

    def alive(self, arr, i):
        return i < len(arr) and arr[i] is not None
#> Solution().treeFromArray([4, 2, 6, 1, 3])
#> Solution().treeFromArray([])
#> Solution().treeFromArray([5, None, 3])
#> Solution().treeFromArray([1, 1, 1])
#> Solution().treeFromArray([8, 3, 10, 1, 6, None, 14])
# %%
def ferry_groups(islands, reach):
    """sort islands by position; a ferry joins those no farther than reach; answers in input order"""
    order = sorted(range(len(islands)), key=lambda i: islands[i])
    group = [0] * len(islands)
    g = 0
    for k, i in enumerate(order):
        if k and islands[i] - islands[order[k - 1]] > reach:
            g += 1
        group[i] = g
    return group


def can_travel(islands, reach, trips):
    group = ferry_groups(islands, reach)
    return ''.join('y' if group[a] == group[b] else 'n' for a, b in trips)
#> can_travel([10, 1, 4, 12], 3, [(0, 3), (1, 2), (0, 1)])
#> can_travel([], 5, [])
#> can_travel([7], 0, [(0, 0)])
#> can_travel([5, 9, 1, 13, 30], 4, [(2, 3), (3, 4), (0, 1)])
#> can_travel([2, 2, 3], 0, [(0, 1), (1, 2)])
# %%
class Solution:
    def dryingPaint(self, rows, start, minutes):
        """paint creeps to the four sides each minute; a cell painted three minutes ago is dry and stops"""
        age = {start: 0}
        for _ in range(minutes):
            fresh = []
            for (r, c), a in age.items():
                if a < 2:
                    fresh += self.around(rows, r, c)
            age = {p: a + 1 for p, a in age.items()}
            for p in fresh:
                age.setdefault(p, 0)
        dry = [p for p, a in age.items() if a >= 3]
        return len(age), dry

    def around(self, rows, r, c):
        cells = []
        for a, b in ((r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)):
            if 0 <= a < len(rows) and 0 <= b < len(rows[a]) and rows[a][b] == '.':
                cells.append((a, b))
        return cells
#> Solution().dryingPaint(['...', '.#.'], (0, 0), 2)
#> Solution().dryingPaint(['.#.'], (0, 0), 3)
#> Solution().dryingPaint(['.'], (0, 0), 0)
#> Solution().dryingPaint(['....'], (0, 1), 3)
#> Solution().dryingPaint(['..', '..'], (1, 1), 1)
