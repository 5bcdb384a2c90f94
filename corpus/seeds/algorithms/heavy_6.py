# %%
from typing import List


class Solution:
    def tidalLocks(self, gates: List[int], boats: List[int], lift: int) -> List[int]:
        level = gates[:]
        trips = []
        for b in boats:
            at = 0
            cost = 0
            while at < len(level):
                gap = level[at] - b
                if gap > lift:
                    level[at] -= lift
                    cost += 2
                elif gap < -lift:
                    level[at] = self.fill(level, at, b)
                    cost += 3
                else:
                    b, at = level[at], at + 1
                    cost += 1
            trips.append(cost)
        return trips + level

    def fill(self, level, at, target):
        above = level[at - 1] if at else target
        return (level[at] + max(above, target)) // 2 + 1
#> Solution().tidalLocks([20, 35, 30], [15, 40], 10)
#> Solution().tidalLocks([100], [0, 0], 25)
#> Solution().tidalLocks([], [5, 6], 1)
#> Solution().tidalLocks([12, 50, 9, 44], [30], 8)
#> Solution().tidalLocks([60, 60, 60], [60, 61, 62], 0)
# %%
import heapq


class Solution:
    def zipLines(self, n, lines, fear):
        down = [[] for _ in range(n)]
        for a, b, h in lines:
            down[a].append((b, h))
        best = {(0, 0): 0}
        heap = [(0, 0, 0)]
        while heap:
            thrill, v, scared = heapq.heappop(heap)
            thrill = -thrill
            if thrill < best.get((v, scared), 0):
                continue
            for to, h in down[v]:
                s = self.nerves(scared, h, fear)
                if s > 2:
                    continue
                gain = thrill + h
                if gain > best.get((to, s), -1):
                    best[to, s] = gain
                    heapq.heappush(heap, (-gain, to, s))
        return self.top(best, n - 1)

    def nerves(self, scared, h, fear):
        return scared + 1 if h > fear else max(0, scared - 1)

    def top(self, best, goal):
        ends = [g for (v, _), g in best.items() if v == goal]
        return max(ends, default=-1)
#> Solution().zipLines(4, [[0, 1, 30], [0, 2, 80], [1, 2, 60], [2, 3, 90], [1, 3, 20]], 50)
#> Solution().zipLines(3, [[0, 1, 10]], 5)
#> Solution().zipLines(1, [], 0)
#> Solution().zipLines(5, [[0, 1, 70], [1, 2, 75], [2, 3, 72], [2, 4, 15], [3, 4, 99], [0, 4, 100]], 60)
#> Solution().zipLines(4, [[0, 1, 200], [1, 2, 200], [2, 3, 200]], 100)
# %%
def museum_cameras(halls, links):
    adj = {h: [] for h in range(halls)}
    for a, b in links:
        adj[a].append(b)
        adj[b].append(a)
    state = {}
    cameras = []

    def place(v, parent):
        needs = False
        watched = False
        for u in adj[v]:
            if u == parent:
                continue
            got = place(u, v)
            if got == 'bare':
                needs = True
            elif got == 'camera':
                watched = True
        return settle(v, needs, watched)

    def settle(v, needs, watched):
        if needs:
            cameras.append(v)
            state[v] = 'camera'
        else:
            state[v] = 'seen' if watched else 'bare'
        return state[v]

    for v in range(halls):
        if v not in state and place(v, None) == 'bare':
            cameras.append(v)
    return sorted(cameras)
#> museum_cameras(5, [[0, 1], [1, 2], [2, 3], [3, 4]])
#> museum_cameras(6, [[0, 1], [0, 2], [0, 3], [4, 5]])
#> museum_cameras(1, [])
#> museum_cameras(7, [[0, 1], [0, 2], [1, 3], [1, 4], [2, 5], [5, 6]])
#> museum_cameras(3, [[2, 0], [2, 1]])
# %%
from typing import List


class Solution:
    def paintBuckets(self, walls: List[int], buckets: List[int]) -> int:
        walls.sort(reverse=True)
        buckets.sort(reverse=True)
        lo, hi = 0, len(walls)
        while lo < hi:
            mid = (lo + hi + 1) // 2
            if self.canPaint(walls[len(walls) - mid:], buckets[:]):
                lo = mid
            else:
                hi = mid - 1
        return lo

    def canPaint(self, walls: List[int], buckets: List[int]) -> bool:
        for w in walls:
            k = self.tightest(buckets, w)
            if k < 0:
                return False
            buckets[k] -= w
        return True

    def tightest(self, buckets: List[int], w: int) -> int:
        best = -1
        for k, b in enumerate(buckets):
            if b >= w and (best < 0 or b < buckets[best]):
                best = k
        return best
#> Solution().paintBuckets([12, 30, 25, 8, 40], [35, 50])
#> Solution().paintBuckets([100, 90], [80, 70, 60])
#> Solution().paintBuckets([], [10])
#> Solution().paintBuckets([15, 15, 15, 15, 15, 15], [31, 46, 10])
#> Solution().paintBuckets([7], [7])
# %%
class Solution:
    def typoScore(self, typed, intended):
        rows = {c: (r, k) for r, row in enumerate(['qwertyuiop', 'asdfghjkl', 'zxcvbnm']) for k, c in enumerate(row)}
        memo = {}

        def cost(i, j):
            if i == len(typed) or j == len(intended):
                return 3 * (len(typed) - i + len(intended) - j)
            if (i, j) in memo:
                return memo[i, j]
            if typed[i] == intended[j]:
                best = cost(i + 1, j + 1)
            else:
                best = slip(typed[i], intended[j]) + cost(i + 1, j + 1)
                best = min(best, 3 + cost(i + 1, j))
            memo[i, j] = best
            return best

        def slip(a, b):
            (r1, c1), (r2, c2) = rows[a], rows[b]
            return min(5, abs(r1 - r2) + abs(c1 - c2))

        return cost(0, 0)
#> Solution().typoScore('hwllo', 'hello')
#> Solution().typoScore('qick', 'quick')
#> Solution().typoScore('', 'abc')
#> Solution().typoScore('ttown', 'town')
#> Solution().typoScore('mzp', 'map')
# %%
def shelf_life(items, today, shop_days):
    stock = sorted(items, key=lambda it: it[1])
    sold, waste = [], 0

    def discard(day):
        nonlocal waste
        while stock and stock[0][1] < day:
            waste += stock.pop(0)[2]

    def sell(day, count):
        done = 0
        while stock and done < count:
            name, expiry, qty = stock.pop(0)
            take = min(qty, count - done)
            done += take
            sold.append((name, take * price(expiry - day)))
            if qty > take:
                stock.insert(0, [name, expiry, qty - take])
        return done

    def price(left):
        return 10 if left > 3 else 5 + left

    short = 0
    for offset, demand in enumerate(shop_days):
        day = today + offset
        discard(day)
        short += demand - sell(day, demand)
    return sold, waste, short
#> shelf_life([['milk', 12, 5], ['egg', 20, 8], ['kale', 10, 3]], 10, [4, 0, 6])
#> shelf_life([['bun', 3, 9]], 5, [2])
#> shelf_life([], 1, [3, 4])
#> shelf_life([['ham', 102, 2], ['jam', 140, 10], ['fig', 101, 4]], 101, [3, 1, 2, 20])
#> shelf_life([['tea', 99, 1]], 1, [])
# %%
from collections import defaultdict
from typing import List


class Solution:
    def crossedWires(self, left: List[int], right: List[int]) -> List[int]:
        where = {v: i for i, v in enumerate(right)}
        tree = defaultdict(int)
        n = len(right)
        crossings = [0] * n
        for seen, v in enumerate(left):
            if v not in where:
                return [-1, v]
            p = where[v] + 1
            crossings[where[v]] = seen - self.sumTo(tree, p)
            self.bump(tree, p, n)
        return [sum(crossings)] + crossings

    def sumTo(self, tree, i):
        s = 0
        while i:
            s += tree[i]
            i -= i & -i
        return s

    def bump(self, tree, i, n):
        while i <= n:
            tree[i] += 1
            i += i & -i
#> Solution().crossedWires([14, 62, 35, 90], [90, 14, 62, 35])
#> Solution().crossedWires([5, 6, 7], [5, 6, 8])
#> Solution().crossedWires([], [])
#> Solution().crossedWires([10, 20, 30, 40, 50, 60], [60, 50, 40, 30, 20, 10])
#> Solution().crossedWires([77, 12], [77, 12])
# %%
class Solution:
    def sandTimers(self, timers, target):
        start = (0,) * len(timers)
        seen = {start: 0}
        layer = [start]
        steps = 0
        while layer and steps < 4:
            nxt = []
            for state in layer:
                for new, passed in self.moves(state, timers):
                    clock = seen[state] + passed
                    if clock == target:
                        return steps + 1, new
                    if clock < target and new not in seen:
                        seen[new] = clock
                        nxt.append(new)
            layer = nxt
            steps += 1
        return -1, len(seen)

    def moves(self, state, timers):
        for k in range(len(timers)):
            yield state[:k] + (timers[k] - state[k],) + state[k + 1:], 0
        running = [s for s in state if s]
        if running:
            t = min(running)
            yield tuple(max(0, s - t) for s in state), t
#> Solution().sandTimers([7, 11], 4)
#> Solution().sandTimers([5], 5)
#> Solution().sandTimers([], 3)
#> Solution().sandTimers([4, 7], 7)
#> Solution().sandTimers([9, 13], 100)
# %%
from typing import List


class Solution:
    def fenceArea(self, posts: List[List[int]], gate: int) -> float:
        pts = sorted((x, y) for x, y in posts)
        if len(pts) < 3:
            return 0.0
        hull = self.half(pts)[:-1] + self.half(pts[::-1])[:-1]
        area = 0
        for i in range(len(hull)):
            area += self.wedge(hull[i - 1], hull[i])
        return abs(area) / 2 - gate * (len(pts) - len(hull))

    def half(self, pts):
        chain = []
        for p in pts:
            while len(chain) > 1 and self.turn(chain[-2], chain[-1], p) <= 0:
                chain.pop()
            chain.append(p)
        return chain

    def turn(self, a, b, c):
        return (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])

    def wedge(self, a, b):
        return a[0] * b[1] - b[0] * a[1]
#> Solution().fenceArea([[0, 0], [40, 0], [40, 30], [0, 30], [20, 10]], 5)
#> Solution().fenceArea([[3, 4], [10, 12]], 1)
#> Solution().fenceArea([[-10, 0], [10, 0], [0, 15]], 2)
#> Solution().fenceArea([[5, 5], [15, 25], [30, 8], [12, 10], [18, 14], [25, 30]], 10)
#> Solution().fenceArea([[0, 0], [1, 1], [2, 2]], 0)
# %%
def train_split(cars, locos):
    def longest(limit):
        groups, cur = [], []
        for w in cars:
            if sum(cur) + w > limit:
                groups.append(cur)
                cur = []
            cur.append(w)
        groups.append(cur)
        return groups

    def pulled(groups):
        strong = sorted(locos, reverse=True)
        loads = sorted((sum(g) for g in groups), reverse=True)
        return len(loads) <= len(strong) and all(l <= s for l, s in zip(loads, strong))

    if not cars:
        return 0, []
    top = max(cars)
    limits = sorted({s for s in locos if s >= top})
    for limit in limits:
        groups = longest(limit)
        if pulled(groups):
            return limit, [sum(g) for g in groups]
    return -1, limits
#> train_split([30, 45, 20, 60, 10], [80, 90, 70])
#> train_split([100, 100], [90, 95])
#> train_split([], [10])
#> train_split([12, 8, 33, 27, 19, 5], [40, 64, 50])
#> train_split([15, 15, 15, 15], [60, 15, 15])
# %%
from functools import lru_cache


class Solution:
    def lanternGame(self, piles, ban):
        @lru_cache(None)
        def wins(state, last):
            for i, p in enumerate(state):
                for take in (1, 2, 3):
                    if take > p or take == last or (p - take) == ban:
                        continue
                    if not wins(shrink(state, i, take), take):
                        return True
            return False

        def shrink(state, i, take):
            rest = list(state)
            rest[i] -= take
            return tuple(sorted(r for r in rest if r))

        return 'first' if wins(tuple(sorted(piles)), 0) else 'second'
#> Solution().lanternGame([1, 2], 9)
#> Solution().lanternGame([4], 1)
#> Solution().lanternGame([], 0)
#> Solution().lanternGame([3, 3], 2)
#> Solution().lanternGame([2, 2], 1)
# %%
class Solution:
    def rackCooling(self, heat, fans, cycles):
        temps = [row[:] for row in heat]
        rows, cols = len(temps), len(temps[0])
        for cycle in range(cycles):
            hot = self.hottest(temps)
            if temps[hot[0]][hot[1]] < 40:
                return cycle, temps
            r, c = hot
            temps[r][c] -= fans
            for y, x in self.cross(r, c, rows, cols):
                share = fans // 4
                temps[y][x] += share if temps[y][x] < temps[r][c] else -share
        return cycles, temps

    def hottest(self, temps):
        best = (0, 0)
        for r, row in enumerate(temps):
            for c, t in enumerate(row):
                if t > temps[best[0]][best[1]]:
                    best = (r, c)
        return best

    def cross(self, r, c, rows, cols):
        spots = []
        if r > 0:
            spots.append((r - 1, c))
        if r < rows - 1:
            spots.append((r + 1, c))
        if c > 0:
            spots.append((r, c - 1))
        if c < cols - 1:
            spots.append((r, c + 1))
        return spots
#> Solution().rackCooling([[30, 75, 20], [55, 40, 35]], 20, 3)
#> Solution().rackCooling([[10, 20], [30, 39]], 5, 4)
#> Solution().rackCooling([[100]], 25, 6)
#> Solution().rackCooling([[60, 61], [62, 63], [64, 65]], 12, 2)
#> Solution().rackCooling([[41, 40, 42]], 4, 1)
# %%
from typing import List


class Solution:
    def rankSmoothers(self, scores: List[int], k: int) -> List[str]:
        order = self.quick(list(enumerate(scores)))
        place = [0] * len(scores)
        rank = 0
        for pos, (i, s) in enumerate(order):
            if pos == 0 or order[pos - 1][1] - s > k:
                rank = pos + 1
            place[i] = rank
        return [self.medal(p) for p in place]

    def quick(self, items):
        if len(items) <= 1:
            return items
        pivot = items[len(items) // 2]
        hi = [x for x in items if self.ahead(x, pivot)]
        lo = [x for x in items if self.ahead(pivot, x)]
        return self.quick(hi) + [pivot] + self.quick(lo)

    def ahead(self, a, b):
        return (-a[1], a[0]) < (-b[1], b[0])

    def medal(self, p):
        return {1: 'gold', 2: 'silver', 3: 'bronze'}.get(p, f'#{p}')
#> Solution().rankSmoothers([88, 92, 75, 91, 60], 1)
#> Solution().rankSmoothers([500, 500, 500], 0)
#> Solution().rankSmoothers([], 2)
#> Solution().rankSmoothers([13, 47, 25, 36], 11)
#> Solution().rankSmoothers([-5, 5, 0, 120], 4)
# %%
def postal_trie(codes, queries):
    root = {}
    for code in codes:
        node = root
        for d in code:
            node = node.setdefault(d, {})
        node['end'] = node.get('end', 0) + 1

    def walk(node, pattern):
        if not pattern:
            return size(node)
        head, rest = pattern[0], pattern[1:]
        if head == '?':
            return sum(walk(node[d], rest) for d in node if d != 'end')
        return walk(node[head], rest) if head in node else 0

    def size(node):
        total = 0
        for key, child in node.items():
            total += child if key == 'end' else size(child)
        return total

    return [walk(root, q) for q in queries]
#> postal_trie(['1204', '1210', '3404'], ['12', '?4'])
#> postal_trie(['77', '77', '7'], ['7', '77', '777'])
#> postal_trie([], ['1', '?'])
#> postal_trie(['905', '915', '925'], ['9?5', '90', ''])
#> postal_trie(['4', '40', '400'], ['4?'])
# %%
class Solution:
    def mergeRivers(self, springs, mouths):
        flow = {}
        target = dict(mouths)
        for name, amount in springs:
            flow[name] = flow.get(name, 0) + amount
        delta = {}
        for name in sorted(flow):
            self.follow(name, flow[name], target, delta)
        ranked = sorted(delta.items(), key=lambda kv: (-kv[1], kv[0]))
        return ranked[:3]

    def follow(self, name, amount, target, delta):
        path = []
        while name in target and name not in path:
            path.append(name)
            amount -= self.evaporate(amount)
            name = target[name]
        if name in path:
            loop = path[path.index(name):]
            share, extra = divmod(amount, len(loop))
            for k, lake in enumerate(loop):
                delta[lake] = delta.get(lake, 0) + share + (k < extra)
        else:
            delta[name] = delta.get(name, 0) + amount

    def evaporate(self, amount):
        return amount // 20
#> Solution().mergeRivers([['a', 100], ['b', 60]], [['a', 'c'], ['b', 'c'], ['c', 'sea']])
#> Solution().mergeRivers([['p', 35]], [['p', 'q'], ['q', 'r'], ['r', 'p']])
#> Solution().mergeRivers([], [['x', 'y']])
#> Solution().mergeRivers([['k', 210], ['m', 15], ['k', 90], ['n', 44]], [['k', 'z'], ['n', 'm']])
#> Solution().mergeRivers([['s', 10], ['t', 20], ['u', 30], ['v', 40]], [])
# %%
from typing import List


class Solution:
    def sumWheel(self, nums: List[int], k: int) -> int:
        if not nums:
            return 0
        n = len(nums)
        pre = [0]
        for x in nums + nums:
            pre.append(pre[-1] + x)
        best = nums[0]
        dq: List[int] = []
        head = 0
        for i in range(2 * n + 1):
            while head < len(dq) and dq[head] < i - min(k, n):
                head += 1
            if head < len(dq):
                best = max(best, self.value(pre, dq[head], i))
            while len(dq) > head and pre[dq[-1]] >= pre[i]:
                dq.pop()
            dq.append(i)
        return best

    def value(self, pre: List[int], i: int, j: int) -> int:
        return pre[j] - pre[i]
#> Solution().sumWheel([10, -40, 25, 18], 3)
#> Solution().sumWheel([-7, -3, -9], 2)
#> Solution().sumWheel([], 4)
#> Solution().sumWheel([60, -10, -10, 55, 5], 9)
#> Solution().sumWheel([33], 1)
# %%
def orchestra(parts, tempo):
    notes = {}
    for player, line in enumerate(parts):
        t = 0
        for token in line.split():
            pitch, length = split_token(token)
            if pitch != '-':
                notes.setdefault(t, []).append((pitch, player))
            t += length * tempo
    chords = []
    for t in sorted(notes):
        names = sorted(p for p, _ in notes[t])
        chords.append((t, ''.join(names), clash(names)))
    return [c for c in chords if len(c[1]) > 1]


def split_token(token):
    pitch = token[0]
    return pitch, int(token[1:]) if len(token) > 1 else 1


def clash(names):
    scale = 'CDEFGAB'
    for a, b in zip(names, names[1:]):
        gap = abs(scale.index(a) - scale.index(b))
        if gap in (1, 6):
            return True
    return False
#> orchestra(['C2 D E', 'E G2 F', '-3 C'], 2)
#> orchestra(['A B C'], 1)
#> orchestra([], 3)
#> orchestra(['G4 G', 'B2 D2 A', '-1 F3 B2'], 5)
#> orchestra(['C', 'D', 'C'], 10)
# %%
class Solution:
    def lockPick(self, pins, order, force):
        n = len(pins)
        setAt = [None] * n
        tension = force
        for t, k in enumerate(order):
            if setAt[k] is not None:
                tension = self.overset(setAt, k, tension)
                continue
            if pins[k] <= tension and self.binding(pins, setAt, k):
                setAt[k] = t
                tension += 2
            else:
                tension -= 1
            if tension <= 0:
                return 'slipped', t
            if None not in setAt:
                return 'open', t
        return 'closed', setAt.count(None)

    def binding(self, pins, setAt, k):
        loose = [p for p, s in zip(pins, setAt) if s is None]
        return pins[k] == max(loose)

    def overset(self, setAt, k, tension):
        setAt[k] = None
        return tension // 2
#> Solution().lockPick([3, 9, 5, 7], [1, 3, 2, 0], 10)
#> Solution().lockPick([4, 4, 4], [0, 1, 1, 2, 1], 5)
#> Solution().lockPick([20, 30], [0, 1, 0, 1], 3)
#> Solution().lockPick([6, 2, 8, 1, 7], [2, 4, 2, 0, 2, 4, 1, 3], 12)
#> Solution().lockPick([5], [], 9)
# %%
from typing import List


class Solution:
    def tasteTest(self, wines: List[int], testers: List[List[int]]) -> List[int]:
        prefer = {}
        for t, (lo, hi, w) in enumerate(testers):
            for i in range(len(wines)):
                if lo <= wines[i] <= hi:
                    prefer.setdefault(t, []).append(i)
        match = {}
        for t in prefer:
            self.assign(t, prefer, match, set())
        total = sum(testers[t][2] for t in match.values())
        return [len(match), total] + [match.get(i, -1) for i in range(len(wines))]

    def assign(self, t, prefer, match, tried):
        for i in prefer[t]:
            if i in tried:
                continue
            tried.add(i)
            if i not in match or self.assign(match[i], prefer, match, tried):
                match[i] = t
                return True
        return False
#> Solution().tasteTest([30, 55, 80], [[20, 60, 5], [25, 35, 7], [50, 90, 2]])
#> Solution().tasteTest([10, 20], [[100, 200, 9]])
#> Solution().tasteTest([], [[0, 50, 1]])
#> Solution().tasteTest([15, 45, 45, 70], [[40, 50, 3], [10, 100, 8], [10, 20, 4], [40, 46, 6]])
#> Solution().tasteTest([5, 6], [[5, 5, 1], [5, 5, 2], [5, 6, 3]])
# %%
def draft_rules(text, width):
    words = text.split()
    n = len(words)
    best = [0] * (n + 1)
    brk = [n] * (n + 1)

    def room(i, j):
        return width - sum(map(len, words[i:j])) - (j - i - 1)

    def penalty(i, j):
        left = room(i, j)
        if j == n:
            return 0
        return left * left + (3 if words[j - 1].endswith(',') else 0)

    for i in range(n - 1, -1, -1):
        best[i] = 10 ** 6
        for j in range(i + 1, n + 1):
            if room(i, j) < 0:
                break
            cost = penalty(i, j) + best[j]
            if cost < best[i]:
                best[i], brk[i] = cost, j
    lines, i = [], 0
    while i < n:
        lines.append(' '.join(words[i:brk[i]]))
        i = brk[i]
    return lines, best[0]
#> draft_rules('the fox, the hen and oats', 10)
#> draft_rules('one two', 20)
#> draft_rules('', 5)
#> draft_rules('a bb ccc dd e', 5)
#> draft_rules('go, go, go now', 7)
# %%
from bisect import bisect_left


class Solution:
    def metroPeaks(self, timeline, span):
        times = sorted(timeline)
        best = []
        for i, t in enumerate(times):
            j = bisect_left(times, t + span)
            count = j - i
            if self.improves(best, count, t):
                best.append((count, t))
        return self.finish(best, times, span)

    def improves(self, best, count, t):
        if not best:
            return True
        top, when = best[-1]
        return count > top or (count == top and t - when >= 60)

    def finish(self, best, times, span):
        if not best:
            return None
        top = max(c for c, _ in best)
        starts = [t for c, t in best if c == top]
        density = round(top / span, 2)
        return starts, top, density, len(times) - top
#> Solution().metroPeaks([10, 12, 15, 90, 91, 95, 200], 10)
#> Solution().metroPeaks([5, 300, 600, 900], 100)
#> Solution().metroPeaks([], 10)
#> Solution().metroPeaks([44, 44, 44, 45, 46, 120, 118, 119, 121, 122, 180], 4)
#> Solution().metroPeaks([-30, 0, 30], 31)
# %%
from typing import List


class Solution:
    def crateStack(self, crates: List[List[int]]) -> int:
        crates.sort(key=lambda c: c[0] + c[1])
        total = sum(w for w, _, _ in crates)
        dp = [-1] * (total + 1)
        dp[0] = 0
        for w, strength, value in crates:
            reach = min(strength, total - w)
            for load in range(reach, -1, -1):
                if dp[load] >= 0:
                    self.lift(dp, load + w, dp[load] + value)
        return self.best(dp)

    def lift(self, dp: List[int], at: int, value: int) -> None:
        if value > dp[at]:
            dp[at] = value

    def best(self, dp: List[int]) -> int:
        top = max(dp)
        return top * 100 + dp.index(top)
#> Solution().crateStack([[3, 5, 20], [4, 2, 35], [2, 9, 10]])
#> Solution().crateStack([[10, 0, 5], [10, 0, 8]])
#> Solution().crateStack([])
#> Solution().crateStack([[6, 8, 40], [5, 6, 30], [1, 3, 12], [4, 1, 25]])
#> Solution().crateStack([[7, 100, 1]])
# %%
def stage_lights(cues, fixtures):
    levels = {f: 0 for f in fixtures}
    frames = []

    def expand(selector):
        if selector == 'all':
            return list(fixtures)
        if '-' in selector:
            a, b = selector.split('-')
            i, j = fixtures.index(a), fixtures.index(b)
            return fixtures[min(i, j):max(i, j) + 1]
        return [selector] if selector in levels else []

    def apply(group, cmd):
        for f in group:
            if cmd.startswith('+'):
                levels[f] = min(100, levels[f] + int(cmd[1:]))
            elif cmd == 'swap':
                levels[f] = 100 - levels[f]
            else:
                levels[f] = int(cmd)

    for cue in cues:
        selector, cmd = cue.split('@')
        apply(expand(selector), cmd)
        frames.append(sum(levels.values()))
    return frames, [levels[f] for f in fixtures]
#> stage_lights(['all@30', 'b-d@+50', 'a@swap'], ['a', 'b', 'c', 'd'])
#> stage_lights(['z@90', 'x@+120'], ['x', 'y'])
#> stage_lights([], ['k'])
#> stage_lights(['r-p@75', 'q@0', 'all@swap', 'q@+15'], ['p', 'q', 'r', 's', 't'])
#> stage_lights(['all@5'], [])
# %%
class Solution:
    def caveEcho(self, cave, shout):
        rows, cols = len(cave), len(cave[0])
        level = {tuple(shout[:2]): shout[2]}
        frontier = [tuple(shout[:2])]
        waves = 0
        while frontier:
            heard = {}
            for r, c in frontier:
                for y, x in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    if not (0 <= y < rows and 0 <= x < cols):
                        continue
                    v = self.damp(level[r, c], cave[y][x])
                    if v > max(level.get((y, x), 0), heard.get((y, x), 0)):
                        heard[y, x] = v
            level.update(heard)
            frontier = list(heard)
            waves += 1
        return waves, len(level), self.faintest(level)

    def damp(self, v, tile):
        if tile == '#':
            return 0
        return v // 2 if tile == 'm' else v - 3

    def faintest(self, level):
        return min(level.values())
#> Solution().caveEcho(['..#', 'm..'], [0, 0, 9])
#> Solution().caveEcho(['#.#', '###'], [0, 1, 50])
#> Solution().caveEcho(['.'], [0, 0, 100])
#> Solution().caveEcho(['.m.', '.#.'], [0, 0, 12])
#> Solution().caveEcho(['....'], [0, 3, 8])
# %%
from typing import List
import heapq


class Solution:
    def oddJobs(self, jobs: List[List[int]], energy: int) -> List[int]:
        jobs = sorted([need, gain, i] for i, (need, gain) in enumerate(jobs))
        avail: List[tuple] = []
        k = 0
        done: List[int] = []
        while True:
            while k < len(jobs) and jobs[k][0] <= energy:
                need, gain, i = jobs[k]
                heapq.heappush(avail, (self.rank(need, gain), i, need, gain))
                k += 1
            if not avail:
                break
            _, i, need, gain = heapq.heappop(avail)
            if need > energy:
                continue
            energy = self.work(energy, need, gain)
            done.append(i)
        return done + [energy]

    def rank(self, need: int, gain: int) -> int:
        return need - gain

    def work(self, energy: int, need: int, gain: int) -> int:
        return energy - need // 2 + gain
#> Solution().oddJobs([[10, 4], [20, 15], [50, 60], [35, 5]], 22)
#> Solution().oddJobs([[100, 1]], 50)
#> Solution().oddJobs([], 7)
#> Solution().oddJobs([[8, 0], [8, 0], [8, 0], [6, 1], [2, 9]], 9)
#> Solution().oddJobs([[40, 30], [40, 10], [45, 90], [200, 500]], 44)
# %%
class Solution:
    def balancedTags(self, marks, k):
        seen = {(0,) * (k - 1): -1}
        counts = [0] * k
        best = (0, 0)
        for i, ch in enumerate(marks):
            c = ord(ch) - ord('a')
            if c >= k:
                seen = {}
                counts = [0] * k
                seen[self.shape(counts)] = i
                continue
            counts[c] += 1
            key = self.shape(counts)
            if key in seen:
                best = self.longer(best, seen[key] + 1, i + 1)
            else:
                seen[key] = i
        return marks[best[0]:best[1]]

    def shape(self, counts):
        return tuple(b - a for a, b in zip(counts, counts[1:]))

    def longer(self, best, lo, hi):
        return (lo, hi) if hi - lo > best[1] - best[0] else best
#> Solution().balancedTags('abcabbcac', 3)
#> Solution().balancedTags('aabb', 2)
#> Solution().balancedTags('', 3)
#> Solution().balancedTags('abzbaabz', 2)
#> Solution().balancedTags('ccccabab', 3)
# %%
def rope_bridge(planks, load, fix):
    n = len(planks)
    diff = [0] * (n + 1)
    for lo, hi, w in load:
        diff[lo] += w
        diff[min(hi, n)] -= w
    weak = strain(planks, diff)
    spent = 0
    while weak:
        i, over = max(weak, key=lambda p: (p[1], -p[0]))
        cost = repair(planks, i, over)
        if spent + cost > fix:
            return 'unsafe', [w[0] for w in weak], spent
        spent += cost
        weak = strain(planks, diff)
    return 'safe', planks, spent


def strain(planks, diff):
    cur, bad = 0, []
    for i, p in enumerate(planks):
        cur += diff[i]
        if cur > p:
            bad.append((i, cur - p))
    return bad


def repair(planks, i, over):
    planks[i] += over
    if i + 1 < len(planks):
        planks[i + 1] += over // 3
    return over
#> rope_bridge([50, 40, 60, 30], [[0, 3, 35], [2, 4, 20]], 40)
#> rope_bridge([10, 10, 10], [[0, 3, 100]], 150)
#> rope_bridge([], [], 5)
#> rope_bridge([80, 25, 25, 70, 90], [[1, 4, 30], [2, 5, 12], [0, 2, 5]], 60)
#> rope_bridge([200], [[0, 9, 150]], 0)
# %%
from typing import List


class Solution:
    def circusTower(self, acts: List[List[int]], rope: int) -> List[int]:
        self.acts = sorted(acts)
        self.rope = rope
        self.best = []
        self.grow([], 0, 0)
        return [h for h, _ in self.best]

    def grow(self, tower, i, height):
        if self.score(tower) > self.score(self.best):
            self.best = tower[:]
        for k in range(i, len(self.acts)):
            h, w = self.acts[k]
            if height + h > self.rope:
                break
            if tower and not self.steady(tower[-1], (h, w)):
                continue
            tower.append((h, w))
            self.grow(tower, k + 1, height + h)
            tower.pop()

    def score(self, tower):
        return len(tower) * 100 + sum(w for _, w in tower)

    def steady(self, top, base):
        return base[0] > top[0] and base[1] > top[1]
#> Solution().circusTower([[15, 40], [20, 55], [18, 60]], 60)
#> Solution().circusTower([[30, 30]], 20)
#> Solution().circusTower([], 100)
#> Solution().circusTower([[10, 9], [11, 8], [12, 12], [13, 7]], 40)
#> Solution().circusTower([[5, 50], [6, 51], [7, 52]], 100)
# %%
class Solution:
    def decodeKnock(self, knocks, book):
        beats = self.beats(knocks)
        memo = {}

        def ways(i):
            if i == len(beats):
                return 1, ''
            if i in memo:
                return memo[i]
            count, first = 0, None
            for word, pattern in book:
                if match(i, pattern):
                    c, tail = ways(i + len(pattern))
                    count += c
                    if c and first is None:
                        first = word + tail
            memo[i] = (count, first or '')
            return memo[i]

        def match(i, pattern):
            part = beats[i:i + len(pattern)]
            return len(part) == len(pattern) and all(a == b for a, b in zip(part, pattern))

        return ways(0)

    def beats(self, knocks):
        gaps = [b - a for a, b in zip(knocks, knocks[1:])]
        return ['L' if g > 5 else 's' for g in gaps]
#> Solution().decodeKnock([0, 3, 10, 12, 20], [['a', 'sL'], ['b', 's'], ['c', 'L']])
#> Solution().decodeKnock([0, 9, 18], [['x', 's']])
#> Solution().decodeKnock([], [['q', 'L']])
#> Solution().decodeKnock([5, 6, 7, 8, 9], [['m', 'ss'], ['n', 's']])
#> Solution().decodeKnock([0, 10, 20, 22, 30], [['u', 'LLs'], ['v', 'L'], ['w', 'sL']])
# %%
from collections import deque
from typing import List


class Solution:
    def tankShuffle(self, caps: List[int], fill: List[int], goal: int) -> int:
        start = tuple(fill)
        dist = {start: 0}
        queue = deque([start])
        while queue:
            state = queue.popleft()
            if goal in state:
                return dist[state]
            if dist[state] == 3:
                continue
            for nxt in self.pours(state, caps):
                if nxt not in dist:
                    dist[nxt] = dist[state] + 1
                    queue.append(nxt)
        return -len(dist)

    def pours(self, state, caps):
        out = []
        for i in range(len(state)):
            for j in range(len(state)):
                amount = min(state[i], caps[j] - state[j])
                if i != j and amount > 0:
                    out.append(self.shift(state, i, j, amount))
        return out

    def shift(self, state, i, j, amount):
        new = list(state)
        new[i] -= amount
        new[j] += amount
        return tuple(new)
#> Solution().tankShuffle([80, 50, 30], [80, 0, 0], 20)
#> Solution().tankShuffle([10, 4], [10, 0], 6)
#> Solution().tankShuffle([5], [5], 5)
#> Solution().tankShuffle([12, 7], [12, 0], 3)
#> Solution().tankShuffle([9, 9], [0, 0], 1)
# %%
def snowflake(seed, rounds, keep):
    pattern = seed
    seen = {}

    def grow(p):
        out = []
        for i, ch in enumerate(p):
            left = p[i - 1]
            right = p[(i + 1) % len(p)]
            out.append(cell(left, ch, right))
        return ''.join(out)

    def cell(a, b, c):
        live = (a + b + c).count('*')
        if b == '*':
            return '*' if live == 2 else '.'
        return '*' if live == 1 else '.'

    for r in range(rounds):
        if pattern in seen:
            cycle = r - seen[pattern]
            return f'cycle {cycle} after {seen[pattern]}'
        seen[pattern] = r
        pattern = grow(pattern)
        if pattern.count('*') < keep:
            return f'melted {r}'
    return pattern
#> snowflake('..*....*', 4, 1)
#> snowflake('*.*.*.', 5, 1)
#> snowflake('.....', 3, 1)
#> snowflake('**..', 6, 0)
#> snowflake('.*..**.*', 2, 2)
# %%
from typing import List


class Solution:
    def cliffDives(self, ledges: List[int], safe: int) -> List[int]:
        n = len(ledges)
        depth = [0] * n
        order = sorted(range(n), key=lambda i: ledges[i])
        for i in order:
            depth[i] = 1 + max(self.side(ledges, depth, i, 1, safe), self.side(ledges, depth, i, -1, safe))
        return [max(depth, default=0), self.pick(depth)]

    def side(self, ledges, depth, i, step, safe):
        best = 0
        j = i + step
        while 0 <= j < len(ledges) and abs(j - i) <= 2:
            if ledges[j] >= ledges[i]:
                break
            if ledges[i] - ledges[j] <= safe:
                best = max(best, depth[j])
            j += step
        return best

    def pick(self, depth):
        best = -1
        for i, d in enumerate(depth):
            if best < 0 or d > depth[best]:
                best = i
        return best
#> Solution().cliffDives([40, 25, 10, 30, 55, 50], 20)
#> Solution().cliffDives([100, 10, 100], 5)
#> Solution().cliffDives([], 10)
#> Solution().cliffDives([12, 24, 36, 30, 18, 6], 15)
#> Solution().cliffDives([7, 7, 7], 7)
# %%
class Solution:
    def spinLock(self, dial, code, clockwiseCost):
        where = {}
        for i, ch in enumerate(dial):
            where.setdefault(ch, []).append(i)
        n = len(dial)
        states = {0: 0}
        for ch in code:
            if ch not in where:
                return None
            nxt = {}
            for target in where[ch]:
                nxt[target] = self.reach(states, target, n, clockwiseCost)
            states = nxt
        best = min(states.values())
        return best, [p for p in sorted(states) if states[p] == best]

    def reach(self, states, target, n, cw):
        best = None
        for p, cost in states.items():
            forward = (target - p) % n
            c = cost + min(forward * cw, (n - forward) % n)
            if best is None or c < best:
                best = c
        return best + 1
#> Solution().spinLock('abcabd', 'cab', 2)
#> Solution().spinLock('xyz', 'q', 1)
#> Solution().spinLock('0123456789', '2580', 1)
#> Solution().spinLock('pqpqpr', 'rpqr', 3)
#> Solution().spinLock('ab', '', 1)
# %%
from typing import List


class Solution:
    def hedgeTrim(self, hedge: List[int], blade: int, cuts: int) -> int:
        def needed(top: int) -> int:
            count = i = 0
            while i < len(hedge):
                if hedge[i] > top:
                    count += passes(hedge[i:i + blade], top)
                    i += blade
                else:
                    i += 1
            return count

        def passes(block: List[int], top: int) -> int:
            tallest = max(block)
            return -(-(tallest - top) // 25)

        lo, hi = 0, max(hedge, default=0)
        while lo < hi:
            mid = (lo + hi) // 2
            if needed(mid) <= cuts:
                hi = mid
            else:
                lo = mid + 1
        return lo
#> Solution().hedgeTrim([30, 80, 45, 60], 2, 3)
#> Solution().hedgeTrim([10, 10, 10], 3, 0)
#> Solution().hedgeTrim([], 2, 1)
#> Solution().hedgeTrim([90, 15, 70, 20], 1, 2)
#> Solution().hedgeTrim([50], 4, 1)
# %%
def commit_graph(commits, tips):
    parents = {}
    for line in commits:
        name, _, rest = line.partition(':')
        parents[name] = rest.split(',') if rest else []

    def ancestors(name):
        order, stack = [], [name]
        while stack:
            cur = stack.pop()
            if cur in order:
                continue
            order.append(cur)
            stack.extend(parents.get(cur, []))
        return order

    def depth(name):
        ps = parents.get(name, [])
        return 1 + max(map(depth, ps)) if ps else 0

    a, b = (ancestors(t) for t in tips)
    shared = [c for c in a if c in b]
    if not shared:
        return None, len(a), len(b)
    base = max(shared, key=lambda c: (depth(c), c))
    return base, len(a) - len(shared), len(b) - len(shared)
#> commit_graph(['a', 'b:a', 'c:b', 'd:b', 'e:d'], ['c', 'e'])
#> commit_graph(['r', 's', 't:s'], ['r', 't'])
#> commit_graph(['k'], ['k', 'k'])
#> commit_graph(['m', 'n:m', 'o:m', 'p:n,o', 'q:p'], ['q', 'o'])
#> commit_graph(['x', 'y:x', 'z:x'], ['y', 'z'])
# %%
class Solution:
    def bakeryLoop(self, trays, oven, rack):
        queue = [[name, need] for name, need in trays]
        cooling = []
        finished = []
        minute = 0
        while (queue or cooling) and minute < 60:
            batch = [queue.pop(0) for _ in range(min(oven, len(queue)))]
            minute += self.bake(batch)
            minute, cooling = self.cool(cooling, minute, finished)
            for name, left in batch:
                if left > 0:
                    queue.append([name, left])
                elif len(cooling) < rack:
                    cooling.append((minute + 2, name))
                else:
                    finished.append(name + '!')
        return finished, minute

    def bake(self, batch):
        step = min((left for _, left in batch), default=0)
        step = min(step, 10)
        for item in batch:
            item[1] -= step
        return step

    def cool(self, cooling, minute, finished):
        if not cooling:
            return minute, []
        keep = []
        for ready, name in cooling:
            if ready <= minute:
                finished.append(name)
            else:
                keep.append((ready, name))
        return minute + 1, keep
#> Solution().bakeryLoop([['rye', 12], ['bun', 5], ['pie', 8]], 2, 1)
#> Solution().bakeryLoop([['tart', 3]], 1, 0)
#> Solution().bakeryLoop([], 2, 2)
#> Solution().bakeryLoop([['a', 10], ['b', 10], ['c', 10]], 3, 2)
#> Solution().bakeryLoop([['loaf', 25], ['roll', 4]], 1, 5)
# %%
from typing import List


class Solution:
    def relabel(self, parent: List[int], labels: str) -> List[int]:
        n = len(parent)
        self.kids = [[] for _ in range(n)]
        for v in range(1, n):
            self.kids[parent[v]].append(v)
        self.labels = labels
        self.answer = [0] * n
        if n:
            self.collect(0)
        return self.answer

    def collect(self, v: int) -> dict:
        bag = {self.labels[v]: 1}
        for k in self.kids[v]:
            bag = self.pour(bag, self.collect(k))
        self.answer[v] = bag[self.labels[v]] * 10 + len(bag)
        return bag

    def pour(self, big: dict, small: dict) -> dict:
        if len(big) < len(small):
            big, small = small, big
        for key, cnt in small.items():
            big[key] = big.get(key, 0) + cnt
        return big
#> Solution().relabel([-1, 0, 0, 1, 1], 'abaab')
#> Solution().relabel([-1, 0, 1, 2], 'xyxy')
#> Solution().relabel([], '')
#> Solution().relabel([-1, 0, 0, 2, 2, 2, 1], 'pqrpqrp')
#> Solution().relabel([-1], 'z')
# %%
def ferry_manifest(cars, lanes, length):
    cars = [c if c > 0 else 1 for c in cars]
    goal = sum(cars)
    reachable = {0: []}
    used, best = 0, (0, [])

    def fits(left, total):
        return left <= length and total - left <= length * (lanes - 1)

    for i, c in enumerate(cars):
        used += c
        nxt = {}
        for left, path in reachable.items():
            for add, tag in ((c, 'L'), (0, 'R')):
                if fits(left + add, used) and left + add not in nxt:
                    nxt[left + add] = path + [tag]
        if not nxt:
            break
        reachable = nxt
        low = min(reachable, key=lambda k: (abs(2 * k - used), k))
        best = (i + 1, reachable[low])
    return best[0], ''.join(best[1]), goal - used
#> ferry_manifest([30, 25, 40], 2, 55)
#> ferry_manifest([100], 2, 50)
#> ferry_manifest([], 3, 10)
#> ferry_manifest([12, -4, 18, 9], 2, 22)
#> ferry_manifest([20, 20, 20, 20], 3, 30)
# %%
class Solution:
    def pyramidRobbery(self, rooms, guards):
        rows = len(rooms)
        best = [row[:] for row in rooms]
        for r in range(rows - 2, -1, -1):
            for c in range(r + 1):
                left = self.loot(best, r + 1, c, guards)
                right = self.loot(best, r + 1, c + 1, guards)
                best[r][c] += max(left, right, 0)
        return best[0][0], self.path(rooms, best, guards)

    def loot(self, best, r, c, guards):
        return best[r][c] // 2 if [r, c] in guards else best[r][c]

    def path(self, rooms, best, guards):
        c, steps = 0, ''
        for r in range(len(rooms) - 1):
            left = self.loot(best, r + 1, c, guards)
            right = self.loot(best, r + 1, c + 1, guards)
            if max(left, right) <= 0:
                break
            if right > left:
                c += 1
                steps += 'R'
            else:
                steps += 'L'
        return steps
#> Solution().pyramidRobbery([[5], [30, 12], [7, 40, 60], [25, 8, 90, 3]], [[2, 2]])
#> Solution().pyramidRobbery([[10], [-20, -30]], [])
#> Solution().pyramidRobbery([[99]], [[0, 0]])
#> Solution().pyramidRobbery([[1], [20, 20], [50, 0, 50]], [[1, 0], [2, 2]])
#> Solution().pyramidRobbery([[4], [8, 15], [16, 23, 42]], [[1, 1]])
# %%
from typing import List


class Solution:
    def glideRange(self, winds: List[int], height: int, thermals: List[List[int]]) -> List[int]:
        boost = {x: lift for x, lift in thermals}
        left = self.glide(winds, height, boost, -1)
        right = self.glide(winds, height, boost, 1)
        return [left[0], right[0], max(left[1], right[1])]

    def glide(self, winds, height, boost, step):
        x = len(winds) // 2
        peak = height
        used = {}
        while 0 <= x < len(winds) and height > 0:
            height -= self.sink(winds[x], step)
            if x in boost and x not in used:
                used[x] = True
                height += boost[x]
                peak = max(peak, height)
            x += step
        return x, peak

    def sink(self, wind, step):
        along = wind * step
        if along >= 0:
            return max(2, 12 - along // 2)
        return 12 - along
#> Solution().glideRange([5, -10, 0, 20, 8, -4, 15], 40, [[4, 30], [1, 12]])
#> Solution().glideRange([0, 0, 0], 5, [])
#> Solution().glideRange([], 100, [[0, 5]])
#> Solution().glideRange([30, 30, 30, 30, 30, 30, 30, 30], 60, [[4, 50], [7, 9]])
#> Solution().glideRange([-14, 6, -22, 3, 9], 35, [[2, 100]])
