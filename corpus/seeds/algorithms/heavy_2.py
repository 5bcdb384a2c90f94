# %%
from typing import List


class Solution:
    def trafficLights(self, roads: List[List[int]], n: int, extra: int) -> List[int]:
        degree = [0] * n
        inbound = [0] * n
        for a, b in roads:
            degree[a] += 1
            inbound[b] += 1
        busy = [self.load(degree[i], inbound[i]) for i in range(n)]
        lights = []
        while extra > 0 and max(busy) > 0:
            spot = busy.index(max(busy))
            lights.append(spot)
            extra -= 1
            busy[spot] = 0
            self.calm(roads, busy, spot)
        return lights

    def load(self, out: int, inn: int) -> int:
        return out * inn + max(out, inn)

    def calm(self, roads, busy, spot):
        for a, b in roads:
            other = b if a == spot else a if b == spot else -1
            if other >= 0 and busy[other] > 0:
                busy[other] -= 1
#> Solution().trafficLights([[0, 1], [1, 2], [2, 0], [3, 1], [1, 4], [4, 3]], 5, 2)
#> Solution().trafficLights([[0, 1], [0, 2], [0, 3], [0, 4], [0, 5]], 6, 4)
#> Solution().trafficLights([], 3, 2)
#> Solution().trafficLights([[5, 2], [2, 5], [2, 3], [3, 4], [4, 2], [1, 0], [0, 1]], 6, 3)
#> Solution().trafficLights([[0, 1], [1, 0]], 2, 0)
# %%
from collections import deque


class Solution:
    def robotKeys(self, maze, start):
        rows, cols = len(maze), len(maze[0])
        queue = deque([(start[0], start[1], 0, 0)])
        seen = {(start[0], start[1], 0)}
        while queue:
            r, c, keys, steps = queue.popleft()
            if maze[r][c] == 'X':
                return steps
            for nr, nc in self.around(r, c, rows, cols):
                nxt = self.enter(maze[nr][nc], keys)
                if nxt is None or (nr, nc, nxt) in seen:
                    continue
                seen.add((nr, nc, nxt))
                queue.append((nr, nc, nxt, steps + 1))
        return -1

    def around(self, r, c, rows, cols):
        cells = [(r - 1, c), (r, c + 1), (r + 1, c), (r, c - 1)]
        return [(y, x) for y, x in cells if 0 <= y < rows and 0 <= x < cols]

    def enter(self, tile, keys):
        if tile == '#':
            return None
        if tile.isdigit():
            return keys | 1 << int(tile)
        if tile in 'ABC' and not keys >> 'ABC'.index(tile) & 1:
            return None
        return keys
#> Solution().robotKeys(['.0#', '#A#', '#.X'], [0, 0])
#> Solution().robotKeys(['.#X', '.##', '...'], [0, 0])
#> Solution().robotKeys(['X..', '###', '...'], [0, 2])
#> Solution().robotKeys(['0#.', '.AX'], [1, 0])
#> Solution().robotKeys(['...', '.X.', '1B.'], [0, 0])
# %%
def slice_cakes(cakes, guests, crumb):
    def served(size):
        total = 0
        for c in cakes:
            total += pieces(c, size)
            if total >= guests:
                return True
        return False

    def pieces(cake, size):
        whole, left = divmod(cake, size + crumb)
        return whole + (1 if left >= size else 0)

    lo, hi = 0, max(cakes, default=0)
    trail = []
    while lo < hi:
        mid = (lo + hi + 1) // 2
        ok = served(mid)
        trail.append(mid if ok else -mid)
        if ok:
            lo = mid
        else:
            hi = mid - 1
    return lo, trail
#> slice_cakes([50, 42, 61], 7, 1)
#> slice_cakes([10, 10, 10, 10], 5, 2)
#> slice_cakes([], 3, 1)
#> slice_cakes([480, 360], 5, 10)
#> slice_cakes([7], 9, 0)
# %%
from typing import List


class Solution:
    def skylinePeaks(self, towers: List[List[int]], night: int) -> List[List[int]]:
        xs = self.cutPoints(towers)
        outline = []
        for x in xs:
            h = self.heightAt(towers, x, night)
            if not outline or outline[-1][1] != h:
                outline.append([x, h])
        if outline and outline[0][1] == 0:
            outline.pop(0)
        return outline

    def cutPoints(self, towers):
        pts = []
        for l, r, _ in towers:
            pts += [l, r]
        pts.sort()
        return [p for i, p in enumerate(pts) if i == 0 or p != pts[i - 1]]

    def heightAt(self, towers, x, night):
        best = 0
        for l, r, h in towers:
            if l <= x < r and h >= night:
                best = max(best, h)
        return best
#> Solution().skylinePeaks([[10, 40, 120], [25, 60, 80], [55, 90, 140]], 0)
#> Solution().skylinePeaks([[10, 40, 120], [25, 60, 80], [55, 90, 140]], 100)
#> Solution().skylinePeaks([], 50)
#> Solution().skylinePeaks([[0, 300, 25], [100, 200, 75], [150, 160, 300]], 30)
#> Solution().skylinePeaks([[5, 15, 60], [15, 25, 60]], 10)
# %%
class Solution:
    def vaultCombos(self, lo, hi, total):
        return self.upTo(hi, total) - self.upTo(lo - 1, total)

    def upTo(self, n, total):
        if n < 0:
            return 0
        memo = {}

        def rec(s, left, tight, odd):
            if left < 0:
                return 0
            if not s:
                return 1 if left == 0 and odd else 0
            key = (len(s), left, tight, odd)
            if key not in memo:
                top = int(s[0]) if tight else 3
                ways = 0
                for d in range(min(top, 3) + 1):
                    ways += rec(s[1:], left - d, tight and d == top, odd or d % 2 == 1)
                memo[key] = ways
            return memo[key]

        return rec(str(n), total, True, False)
#> Solution().vaultCombos(0, 33, 3)
#> Solution().vaultCombos(10, 31, 4)
#> Solution().vaultCombos(5, 22, 2)
#> Solution().vaultCombos(0, 9, 12)
#> Solution().vaultCombos(100, 112, 1)
# %%
import heapq
from typing import List


class Solution:
    def printFarm(self, jobs: List[int], printers: List[int]) -> List[int]:
        heap = [(0, speed, i) for i, speed in enumerate(printers)]
        heapq.heapify(heap)
        totals = [0] * len(printers)
        for job in self.priority(jobs):
            clock, speed, i = heapq.heappop(heap)
            finish = clock + self.minutes(job, speed)
            if heap and finish > heap[0][0] + self.minutes(job, heap[0][1]):
                other = heapq.heapreplace(heap, (clock, speed, i))
                clock, speed, i = other
                finish = clock + self.minutes(job, speed)
            totals[i] += job
            heapq.heappush(heap, (finish, speed, i))
        return totals + [max(h[0] for h in heap)]

    def priority(self, jobs):
        short = sorted(j for j in jobs if j < 50)
        return short + sorted((j for j in jobs if j >= 50), reverse=True)

    def minutes(self, job, speed):
        return -(-job // speed)
#> Solution().printFarm([40, 120, 75, 10, 33, 90], [10, 4])
#> Solution().printFarm([100, 100, 100], [5, 5, 5])
#> Solution().printFarm([], [7])
#> Solution().printFarm([64, 12, 250, 49, 50, 51], [20, 3, 8])
#> Solution().printFarm([999], [1, 100])
# %%
def river_rafts(gauges, depth, rule):
    groups = segments(gauges, lambda g: g >= depth)
    scored = []
    for s, e in groups:
        part = gauges[s:e]
        scored.append((evaluate(part, rule), s, e))
    if not scored:
        return None
    best = max(scored)
    return best[1:], best[0]


def segments(vals, ok):
    out = []
    start = None
    for i, v in enumerate(vals):
        if ok(v):
            if start is None:
                start = i
        elif start is not None:
            out.append((start, i))
            start = None
    if start is not None:
        out.append((start, len(vals)))
    return out


def evaluate(part, rule):
    if rule == 'long':
        return len(part)
    if rule == 'deep':
        return max(part)
    return sum(part) // len(part)
#> river_rafts([12, 40, 38, 5, 60, 61, 62, 9, 44], 30, 'long')
#> river_rafts([12, 40, 38, 5, 60, 61, 62, 9, 44], 30, 'mean')
#> river_rafts([3, 2, 1], 10, 'deep')
#> river_rafts([100, 20, 90, 90, 20, 95, 85, 75], 50, 'deep')
#> river_rafts([-5, -2, -9, -1, -1], -3, 'long')
# %%
class Solution:
    def prefixDebt(self, flows, cap):
        n = len(flows)
        best = [[None] * (cap + 1) for _ in range(n + 1)]
        best[0][0] = 0
        for i, flow in enumerate(flows):
            for debt in range(cap + 1):
                if best[i][debt] is None:
                    continue
                self.offer(best[i + 1], debt, best[i][debt])
                nd = self.settle(debt, flow, cap)
                if nd is not None:
                    self.offer(best[i + 1], nd, best[i][debt] + abs(flow))
        return max(v for v in best[n] if v is not None)

    def offer(self, row, k, value):
        if row[k] is None or row[k] < value:
            row[k] = value

    def settle(self, debt, flow, cap):
        nd = max(0, debt - flow)
        return nd if nd <= cap else None
#> Solution().prefixDebt([-3, 5, -2, -4, 1], 3)
#> Solution().prefixDebt([-7, -8], 5)
#> Solution().prefixDebt([], 4)
#> Solution().prefixDebt([2, -1, -1, -1, 9], 2)
#> Solution().prefixDebt([-4, 3, -4, 2, -4], 4)
# %%
from functools import lru_cache
from typing import List


class Solution:
    def courierTour(self, dist: List[List[int]], closing: List[int]) -> int:
        n = len(dist)
        full = (1 << n) - 1

        @lru_cache(None)
        def visit(mask: int, at: int, clock: int) -> int:
            if mask == full:
                return clock + dist[at][0]
            best = -1
            for nxt in remaining(mask):
                arrive = clock + dist[at][nxt]
                if arrive > closing[nxt]:
                    continue
                total = visit(mask | 1 << nxt, nxt, arrive)
                if total >= 0 and (best < 0 or total < best):
                    best = total
            return best

        def remaining(mask: int):
            return [k for k in range(n) if not mask >> k & 1]

        return visit(1, 0, 0)
#> Solution().courierTour([[0, 10, 15], [10, 0, 35], [15, 35, 0]], [0, 60, 60])
#> Solution().courierTour([[0, 20, 30, 10], [20, 0, 5, 25], [30, 5, 0, 12], [10, 25, 12, 0]], [0, 90, 40, 70])
#> Solution().courierTour([[0, 50], [50, 0]], [0, 49])
#> Solution().courierTour([[0, 7, 9], [8, 0, 3], [6, 4, 0]], [0, 13, 10])
#> Solution().courierTour([[0]], [0])
# %%
def compress_path(text):
    parts = [p for p in text.split('/') if p and p != '.']
    depth_marks = []
    stack = []
    for p in parts:
        if p == '..':
            climb(stack, depth_marks)
        elif p.startswith('@'):
            jump(stack, depth_marks, p[1:])
        else:
            stack.append(p)
    return '/' + '/'.join(stack), depth_marks


def climb(stack, marks):
    if stack:
        marks.append(len(stack))
        stack.pop()
    else:
        marks.append(-1)


def jump(stack, marks, name):
    for i in range(len(stack) - 1, -1, -1):
        if stack[i].startswith(name):
            marks.append(i + 1)
            del stack[i + 1:]
            break
    else:
        stack.clear()
#> compress_path('/usr/./lib/../bin/tool')
#> compress_path('/home/ann/docs/work/@an/pics')
#> compress_path('../../etc')
#> compress_path('/a/b/c/d/@q/e/f/../g')
#> compress_path('')
# %%
from typing import List


class Solution:
    def starBridges(self, n: int, lines: List[List[int]]) -> List[int]:
        adj = [[] for _ in range(n)]
        for i, (a, b) in enumerate(lines):
            adj[a].append((b, i))
            adj[b].append((a, i))
        self.clock = 0
        self.entry = [0] * n
        self.low = [0] * n
        critical = []
        for v in range(n):
            if not self.entry[v]:
                self.dive(v, -1, adj, critical)
        return sorted(critical)

    def dive(self, v, via, adj, critical):
        self.clock += 1
        self.entry[v] = self.low[v] = self.clock
        for to, edge in adj[v]:
            if edge == via:
                continue
            if self.entry[to]:
                self.low[v] = min(self.low[v], self.entry[to])
                continue
            self.dive(to, edge, adj, critical)
            self.low[v] = min(self.low[v], self.low[to])
            if self.low[to] > self.entry[v]:
                critical.append(edge)
#> Solution().starBridges(5, [[0, 1], [1, 2], [2, 0], [2, 3], [3, 4]])
#> Solution().starBridges(4, [[0, 1], [1, 2], [2, 3], [3, 0]])
#> Solution().starBridges(3, [])
#> Solution().starBridges(6, [[0, 1], [0, 1], [1, 2], [3, 4], [4, 5], [5, 3]])
#> Solution().starBridges(6, [[0, 1], [1, 2], [2, 3], [3, 1], [3, 4], [4, 5]])
# %%
class Solution:
    def dyeVats(self, order, vats, rinse):
        slots = [None] * vats
        used = [0] * vats
        spent = 0
        for i, color in enumerate(order):
            spot = self.locate(slots, color)
            if spot < 0:
                spot = self.locate(slots, None)
                if spot < 0:
                    spot = self.evict(slots, order, i)
                    spent += rinse * (1 + used[spot] % 3)
                    used[spot] = 0
                slots[spot] = color
            used[spot] += 1
        return spent, slots

    def locate(self, slots, color):
        return slots.index(color) if color in slots else -1

    def evict(self, slots, order, i):
        worst, at = -1, 0
        for k, color in enumerate(slots):
            rest = order[i:]
            nxt = rest.index(color) if color in rest else len(order)
            if nxt > worst:
                worst, at = nxt, k
        return at
#> Solution().dyeVats('RGBRGY', 2, 5)
#> Solution().dyeVats('AAAAABBBBB', 1, 7)
#> Solution().dyeVats('', 3, 2)
#> Solution().dyeVats('PQRSPQRS', 3, 10)
#> Solution().dyeVats('XYZ', 4, 100)
# %%
from typing import List


class Solution:
    def mirrorPeaks(self, s: str) -> List[str]:
        best = {}
        for center in range(len(s)):
            for pal in (self.expand(s, center, center), self.expand(s, center, center + 1)):
                if len(pal) > 1:
                    key = self.core(pal)
                    if len(pal) > len(best.get(key, '')):
                        best[key] = pal
        return [best[k] for k in sorted(best)]

    def expand(self, s: str, l: int, r: int) -> str:
        while l >= 0 and r < len(s) and s[l] == s[r]:
            l -= 1
            r += 1
        return s[l + 1:r]

    def core(self, pal: str) -> str:
        mid = len(pal) // 2
        return pal[mid]
#> Solution().mirrorPeaks('abacabad')
#> Solution().mirrorPeaks('noonlevel')
#> Solution().mirrorPeaks('wxyz')
#> Solution().mirrorPeaks('')
#> Solution().mirrorPeaks('aabbaa')
# %%
def stagger_wheels(teeth, offsets, limit):
    t, step = offsets[0] % teeth[0], teeth[0]
    checks = 0
    for m, o in zip(teeth[1:], offsets[1:]):
        found, tries = align(t, step, m, o, limit)
        checks += tries
        if found is None:
            return None, checks
        t = found
        step = merge(step, m)
    return t, checks


def align(t, step, m, o, limit):
    tries = 0
    while t <= limit:
        tries += 1
        if t % m == o % m:
            return t, tries
        t += step
    return None, tries


def merge(a, b):
    x, y = a, b
    while y:
        x, y = y, x % y
    return a * b // x
#> stagger_wheels([5, 7, 9], [3, 2, 1], 500)
#> stagger_wheels([4, 6], [1, 2], 60)
#> stagger_wheels([12], [30], 10)
#> stagger_wheels([3, 4, 10, 11], [2, 3, 9, 10], 2000)
#> stagger_wheels([13, 8], [12, 3], 80)
# %%
from collections import defaultdict
import heapq


class Solution:
    def brewQueue(self, recipes, stock):
        uses = defaultdict(list)
        missing = {}
        for name, needs in recipes:
            missing[name] = len(needs)
            for item in needs:
                uses[item].append(name)
        ready = [name for name, k in missing.items() if k == 0] + list(stock)
        heapq.heapify(ready)
        made = []
        seen = {}
        while ready:
            item = heapq.heappop(ready)
            if item in seen:
                continue
            seen[item] = True
            if item in missing:
                made.append(item)
            self.release(uses[item], missing, ready)
        return made + self.stuck(missing, seen)

    def release(self, names, missing, ready):
        for name in names:
            missing[name] -= 1
            if missing[name] == 0:
                heapq.heappush(ready, name)

    def stuck(self, missing, seen):
        return [f'!{n}' for n in sorted(missing) if n not in seen]
#> Solution().brewQueue([['tea', ['leaf', 'hot']], ['hot', ['water', 'fire']]], ['leaf', 'water', 'fire'])
#> Solution().brewQueue([['ink', ['soot', 'gum']], ['gum', ['ink']]], ['soot'])
#> Solution().brewQueue([['air', []]], [])
#> Solution().brewQueue([['soup', ['stock', 'salt']], ['stock', ['bone', 'water']], ['salt', ['sea']], ['bun', ['flour']]], ['bone', 'water', 'sea'])
#> Solution().brewQueue([], ['x', 'x'])
# %%
from typing import List


class Solution:
    def gardenBeds(self, plots: List[List[int]], sun: int) -> int:
        rows, cols = len(plots), len(plots[0])
        heights = [0] * cols
        best = 0
        for row in plots:
            for j, v in enumerate(row):
                heights[j] = heights[j] + 1 if v >= sun else 0
            best = max(best, self.widest(heights))
        return best

    def widest(self, heights: List[int]) -> int:
        stack = []
        area = 0
        for i in range(len(heights) + 1):
            h = heights[i] if i < len(heights) else 0
            start = i
            while stack and stack[-1][1] >= h:
                start, top = stack.pop()
                area = max(area, self.value(top, i - start))
            stack.append((start, h))
        return area

    def value(self, h: int, w: int) -> int:
        return h * w - (1 if h == w > 1 else 0)
#> Solution().gardenBeds([[5, 9, 8], [7, 7, 2], [6, 9, 9]], 6)
#> Solution().gardenBeds([[10, 10], [10, 10]], 10)
#> Solution().gardenBeds([[1, 2, 3, 4]], 50)
#> Solution().gardenBeds([[12, 40, 33, 8], [25, 31, 29, 30]], 20)
#> Solution().gardenBeds([[90], [80], [10], [95]], 75)
# %%
def decode_drum(pattern, tempo):
    def parse(i):
        beats = []
        while i < len(pattern) and pattern[i] != ']':
            ch = pattern[i]
            if ch.isdigit():
                k, i = number(i)
                inner, i = parse(i + 1)
                beats += inner * k
                i += 1
            else:
                beats.append(ch)
                i += 1
        return beats, i

    def number(i):
        k = 0
        while pattern[i].isdigit():
            k = k * 10 + int(pattern[i])
            i += 1
        return k, i

    beats, _ = parse(0)
    out = []
    for pos, b in enumerate(beats):
        out.append(b.upper() if pos % tempo == 0 else b)
    return ''.join(out)
#> decode_drum('2[xo]3[-]x', 4)
#> decode_drum('b2[a2[c]]', 3)
#> decode_drum('', 2)
#> decode_drum('12[k]', 5)
#> decode_drum('o0[zz]2[p3[q]]r', 2)
# %%
class Solution:
    def balanceShips(self, cargo, ships):
        cargo.sort(reverse=True)
        loads = [0] * ships
        self.best = sum(cargo)
        self.calls = 0

        def put(i, worst):
            self.calls += 1
            if worst >= self.best or self.calls > 40:
                return
            if i == len(cargo):
                self.best = worst
                return
            tried = set()
            for s in range(ships):
                if loads[s] in tried:
                    continue
                tried.add(loads[s])
                loads[s] += cargo[i]
                put(i + 1, max(worst, loads[s]))
                loads[s] -= cargo[i]

        put(0, 0)
        return self.best, self.calls
#> Solution().balanceShips([30, 70, 20, 80], 2)
#> Solution().balanceShips([45, 45, 45], 3)
#> Solution().balanceShips([], 2)
#> Solution().balanceShips([110, 60, 50], 2)
#> Solution().balanceShips([99, 12, 7], 1)
# %%
from typing import List


class Solution:
    def quietHours(self, noise: List[int], k: int, queries: List[List[int]]) -> List[int]:
        table = self.build(noise)
        res = []
        for l, r in queries:
            low = self.lowest(table, l, r)
            res.append(low if low <= k else -1)
        return res

    def build(self, a):
        table = [a]
        j = 1
        while 2 * j <= len(a):
            prev = table[-1]
            row = [min(prev[i], prev[i + j]) for i in range(len(prev) - j)]
            table.append(row)
            j *= 2
        return table

    def lowest(self, table, l, r):
        level = (r - l + 1).bit_length() - 1
        row = table[level]
        return min(row[l], row[r - (1 << level) + 1])
#> Solution().quietHours([30, 12, 55, 8, 41, 60, 22], 25, [[0, 2], [2, 4], [4, 6], [0, 6]])
#> Solution().quietHours([500], 499, [[0, 0]])
#> Solution().quietHours([-10, 20, -30, 40], 0, [[1, 1], [0, 3], [3, 3]])
#> Solution().quietHours([70, 71, 72, 73, 74, 75, 76, 77, 78], 74, [[0, 8], [5, 8], [4, 4]])
#> Solution().quietHours([9, 9], 9, [])
# %%
def alternate_climb(walls, start):
    n = len(walls)
    dp_up = [1] * n
    dp_down = [1] * n
    for i in range(start + 1, n):
        for j in range(start, i):
            update(walls, dp_up, dp_down, i, j)
    up, down = max(dp_up[start:], default=0), max(dp_down[start:], default=0)
    return trace(up, down), up + down


def update(walls, up, down, i, j):
    gap = walls[i] - walls[j]
    if gap > 0 and gap % 2 == 0:
        up[i] = max(up[i], down[j] + 1)
    elif gap < 0:
        down[i] = max(down[i], up[j] + 1)


def trace(up, down):
    if up == down:
        return 'even'
    return 'up' if up > down else 'down'
#> alternate_climb([10, 24, 8, 30, 17], 0)
#> alternate_climb([90, 80, 70, 60], 1)
#> alternate_climb([], 0)
#> alternate_climb([5, 7, 3, 9, 2, 14], 0)
#> alternate_climb([100, 101, 102], 0)
# %%
from collections import deque
from typing import List


class Solution:
    def elevatorRun(self, calls: List[List[int]], floors: int) -> List[int]:
        queue = deque(sorted(calls))
        floor, time, direction = 0, 0, 1
        pending = []
        visited = []
        while queue or pending:
            while queue and queue[0][0] <= time:
                pending.append(queue.popleft()[1])
            if not pending:
                time = queue[0][0]
                continue
            if floor in pending:
                visited.append(floor)
                pending = [p for p in pending if p != floor]
                time += 2
                continue
            direction = self.turn(pending, floor, direction, floors)
            floor += direction
            time += 1
        return visited + [time]

    def turn(self, pending, floor, direction, floors):
        ahead = [p for p in pending if (p - floor) * direction > 0]
        if ahead and 0 <= floor + direction < floors:
            return direction
        return -direction
#> Solution().elevatorRun([[0, 4], [3, 1], [5, 6]], 8)
#> Solution().elevatorRun([[10, 2], [0, 2]], 5)
#> Solution().elevatorRun([], 5)
#> Solution().elevatorRun([[0, 3], [1, 2], [2, 1], [3, 0], [4, 3]], 4)
#> Solution().elevatorRun([[7, 0]], 3)
# %%
class Fenwick:
    def __init__(self, n):
        self.bit = [0] * (n + 1)

    def add(self, i):
        while i < len(self.bit):
            self.bit[i] += 1
            i += i & -i

    def count(self, i):
        s = 0
        while i:
            s += self.bit[i]
            i &= i - 1
        return s


def overtakes(starts, finishes):
    ranked = sorted(range(len(finishes)), key=lambda k: finishes[k])
    place = {racer: pos + 1 for pos, racer in enumerate(ranked)}
    order = sorted(range(len(starts)), key=lambda k: (starts[k], k))
    tree = Fenwick(len(starts))
    passed = [0] * len(starts)
    for seen, racer in enumerate(order):
        p = place[racer]
        passed[racer] = seen - tree.count(p)
        tree.add(p)
    return passed
#> overtakes([0, 10, 20, 30], [95, 80, 90, 70])
#> overtakes([5, 4, 3, 2, 1], [50, 40, 30, 20, 10])
#> overtakes([], [])
#> overtakes([0, 0, 15, 15, 40], [120, 119, 118, 130, 110])
#> overtakes([12, 7, 30, 18, 25, 3], [200, 340, 150, 180, 175, 360])
# %%
from typing import List


class Solution:
    def ticketGroups(self, tickets: List[int], size: int, gap: int) -> List[List[int]]:
        tickets.sort()
        groups: List[List[int]] = []
        open_: List[List[int]] = []
        for t in tickets:
            target = self.pick(open_, t, gap)
            if target is None:
                target = []
                open_.append(target)
            target.append(t)
            if len(target) == size:
                open_.remove(target)
                groups.append(target)
        return groups if self.clean(open_) else groups + [[-len(open_)]]

    def pick(self, open_, t, gap):
        best = None
        for g in open_:
            if 0 < t - g[-1] <= gap and (best is None or len(g) < len(best)):
                best = g
        return best

    def clean(self, open_):
        return not any(open_)
#> Solution().ticketGroups([11, 12, 13, 12, 13, 14], 3, 1)
#> Solution().ticketGroups([100, 104, 109, 120, 121, 125], 3, 5)
#> Solution().ticketGroups([], 2, 2)
#> Solution().ticketGroups([7, 7, 7], 3, 4)
#> Solution().ticketGroups([20, 35, 21, 36, 22, 50], 2, 15)
# %%
class Solution:
    def repaintStrip(self, s):
        n = len(s)
        dp = [[0] * n for _ in range(n)]
        for length in range(1, n + 1):
            for i in range(n - length + 1):
                j = i + length - 1
                dp[i][j] = self.solve(dp, s, i, j)
        return dp[0][n - 1] if n else 0

    def solve(self, dp, s, i, j):
        if i == j:
            return self.price(s[i])
        best = self.price(s[i]) + dp[i + 1][j]
        for k in range(i + 1, j + 1):
            if s[k] == s[i]:
                inner = dp[i + 1][k - 1] if k > i + 1 else 0
                best = min(best, inner + dp[k][j])
        return best

    def price(self, ch):
        return 3 if ch in 'rgb' else 2
#> Solution().repaintStrip('rgr')
#> Solution().repaintStrip('yyxyy')
#> Solution().repaintStrip('')
#> Solution().repaintStrip('bwbw')
#> Solution().repaintStrip('rxgxr')
# %%
def wolf_pack(n, bonds, removed):
    alive = [True] * n
    group = list(range(n))

    def find(x):
        root = x
        while group[root] != root:
            root = group[root]
        while group[x] != root:
            group[x], x = root, group[x]
        return root

    def rebuild():
        for i in range(n):
            group[i] = i
        for a, b in bonds:
            if alive[a] and alive[b]:
                group[find(a)] = find(b)

    def packs():
        return len({find(i) for i in range(n) if alive[i]})

    rebuild()
    counts = [packs()]
    for wolf in removed:
        if not alive[wolf]:
            counts.append(-1)
            continue
        alive[wolf] = False
        rebuild()
        counts.append(packs())
    return counts
#> wolf_pack(4, [[0, 1], [1, 2], [2, 3]], [1])
#> wolf_pack(5, [[0, 1], [0, 2], [0, 3], [0, 4]], [0])
#> wolf_pack(3, [], [2, 2])
#> wolf_pack(5, [[0, 1], [1, 2], [2, 0], [3, 4]], [])
#> wolf_pack(2, [[1, 0]], [0, 1])
# %%
from typing import List
import heapq


class Solution:
    def gridTremor(self, grid: List[List[int]], shelters: List[List[int]]) -> int:
        rows, cols = len(grid), len(grid[0])
        worst = [[10 ** 6] * cols for _ in range(rows)]
        heap = []
        for r, c in shelters:
            worst[r][c] = 0
            heap.append((0, r, c))
        heapq.heapify(heap)
        while heap:
            jolt, r, c = heapq.heappop(heap)
            if jolt > worst[r][c]:
                continue
            for y, x in self.near(r, c, rows, cols):
                cand = max(jolt, abs(grid[y][x] - grid[r][c]))
                if cand < worst[y][x]:
                    worst[y][x] = cand
                    heapq.heappush(heap, (cand, y, x))
        return max(map(max, worst))

    def near(self, r, c, rows, cols):
        for dy, dx in (0, 1), (1, 0), (0, -1), (-1, 0):
            if 0 <= r + dy < rows and 0 <= c + dx < cols:
                yield r + dy, c + dx
#> Solution().gridTremor([[10, 40], [25, 60]], [[0, 0]])
#> Solution().gridTremor([[5, 5, 5]], [[0, 1]])
#> Solution().gridTremor([[100, 90, 20], [70, 80, 30]], [[0, 2]])
#> Solution().gridTremor([[42]], [[0, 0]])
#> Solution().gridTremor([[1, 50], [99, 140], [33, 7]], [[0, 0], [2, 1]])
# %%
def bowling_league(games):
    table = {}
    for name, rolls in games:
        frames = frame_scores(rolls)
        total = sum(frames)
        old = table.get(name, (0, 0))
        table[name] = (max(old[0], total), old[1] + frames.count(10))
    return sorted(table.items(), key=lambda kv: (-kv[1][0], kv[0]))


def frame_scores(rolls):
    frames = []
    i = 0
    while i < len(rolls):
        if rolls[i] == 10:
            frames.append(10 + bonus(rolls, i + 1, 2))
            i += 1
        elif i + 1 < len(rolls) and rolls[i] + rolls[i + 1] == 10:
            frames.append(10 + bonus(rolls, i + 2, 1))
            i += 2
        else:
            frames.append(sum(rolls[i:i + 2]))
            i += 2
    return frames


def bonus(rolls, start, k):
    return sum(rolls[start:start + k])
#> bowling_league([['ada', [10, 3, 7, 4, 2]], ['bo', [9, 0, 10, 10]]])
#> bowling_league([['cy', [5, 5]], ['cy', [5, 5, 8, 1]], ['al', [1, 1]]])
#> bowling_league([])
#> bowling_league([['di', [10, 10, 10, 2, 3]], ['ed', [6, 4, 6, 4, 6]]])
#> bowling_league([['flo', [7]], ['gil', []]])
# %%
from bisect import bisect_left
from typing import List


class Solution:
    def nestParcels(self, boxes: List[List[int]], slack: int) -> int:
        fitted = [self.normal(b, slack) for b in boxes]
        fitted.sort(key=lambda b: (b[0], -b[1]))
        tails: List[int] = []
        for _, depth in fitted:
            self.place(tails, depth)
        return len(tails) * 100 + (tails[-1] if tails else 0)

    def normal(self, box, slack):
        a, b = sorted(box)
        return a - slack, b

    def place(self, tails, value):
        at = bisect_left(tails, value)
        if at == len(tails):
            tails.append(value)
        else:
            tails[at] = value
#> Solution().nestParcels([[30, 40], [22, 35], [50, 45], [10, 90], [60, 70]], 2)
#> Solution().nestParcels([[12, 12], [12, 12], [12, 13]], 0)
#> Solution().nestParcels([], 5)
#> Solution().nestParcels([[5, 99], [6, 98], [7, 97], [8, 96], [9, 95], [10, 94]], 1)
#> Solution().nestParcels([[15, 20], [25, 30], [35, 40], [45, 50], [33, 31], [18, 44]], 3)
# %%
class Solution:
    def cipherWheel(self, message, wheel, shifts):
        n = len(wheel)
        at = {ch: i for i, ch in enumerate(wheel)}
        out = []
        turn = 0
        k = 0
        for ch in message:
            if ch not in at:
                out.append(ch)
                turn = self.bump(turn, 1, n)
                continue
            out.append(wheel[(at[ch] + turn) % n])
            turn = self.bump(turn, shifts[k], n)
            k = (k + 1) % len(shifts)
            if turn == 0:
                out.append('|')
        return self.group(''.join(out), 5)

    def bump(self, turn, step, n):
        return (turn + step) % n

    def group(self, text, size):
        return ' '.join(text[i:i + size] for i in range(0, len(text), size))
#> Solution().cipherWheel('attackatdawn', 'abcdefghijklmnopqrstuvwxyz', [3, 10, 1])
#> Solution().cipherWheel('abcabc', 'abc', [1])
#> Solution().cipherWheel('', 'xyz', [2])
#> Solution().cipherWheel('go-home-now', 'eghmnow', [4, 3])
#> Solution().cipherWheel('zzz', 'zyx', [-1, 5])
# %%
from itertools import accumulate
from typing import List


class Solution:
    def bestSwapWindow(self, left: List[int], right: List[int], k: int) -> int:
        a, b = self.prefix(left), self.prefix(right)
        base = a[-1] - b[-1]
        best = abs(base)
        for i in range(len(left) - k + 1):
            for j in range(len(right) - k + 1):
                moved = self.window(b, j, k) - self.window(a, i, k)
                gap = abs(base + 2 * moved)
                if gap < best:
                    best = gap
                    if best == 0:
                        return 0
        return best

    def prefix(self, xs):
        return [0] + list(accumulate(xs))

    def window(self, pre, i, k):
        return pre[i + k] - pre[i]
#> Solution().bestSwapWindow([12, 40, 33, 7], [25, 18, 60, 9], 2)
#> Solution().bestSwapWindow([5, 5, 5], [5, 5, 5], 1)
#> Solution().bestSwapWindow([100, -50, 70], [30, 20], 2)
#> Solution().bestSwapWindow([8], [90], 1)
#> Solution().bestSwapWindow([61, 14, 28, 35, 50], [10, 44, 71], 3)
# %%
def train_yard(cars, tracks):
    lines = [[] for _ in range(tracks)]
    want = sorted(cars)
    out, nxt = [], 0

    def drain():
        nonlocal nxt
        moved = True
        while moved:
            moved = False
            for line in lines:
                if line and line[-1] == want[nxt]:
                    out.append(line.pop())
                    nxt += 1
                    moved = True
                    if nxt == len(want):
                        return

    def park(car):
        fits = [ln for ln in lines if not ln or ln[-1] >= car]
        if not fits:
            return False
        min(fits, key=lambda ln: ln[-1] if ln else 10 ** 6).append(car)
        return True

    for i, car in enumerate(cars):
        if not park(car):
            return f'stuck at {i} with {out}'
        drain()
    return out
#> train_yard([30, 10, 20, 50, 40], 2)
#> train_yard([15, 25, 35], 1)
#> train_yard([], 1)
#> train_yard([82, 61, 90, 12, 55, 70], 2)
#> train_yard([9, 8, 7, 6], 1)
# %%
from typing import List


class Solution:
    def spreadFertilizer(self, beds: List[int], bags: int, reach: int) -> int:
        def possible(level: int) -> bool:
            added = [0] * (len(beds) + 1)
            boost = used = 0
            for i, b in enumerate(beds):
                boost += added[i]
                lack = level - b - boost
                if lack > 0:
                    used += lack
                    if used > bags:
                        return False
                    boost += lack
                    end = min(len(beds), i + reach)
                    added[end] -= lack
            return True

        return self.search(min(beds), max(beds) + bags, possible)

    def search(self, lo, hi, test):
        while lo < hi:
            mid = lo + (hi - lo + 1) // 2
            if test(mid):
                lo = mid
            else:
                hi = mid - 1
        return lo
#> Solution().spreadFertilizer([4, 7, 3], 5, 2)
#> Solution().spreadFertilizer([10, 10, 10], 3, 3)
#> Solution().spreadFertilizer([25], 0, 1)
#> Solution().spreadFertilizer([1, 9, 9, 1], 6, 1)
#> Solution().spreadFertilizer([18, 5, 12], 9, 2)
# %%
class Solution:
    def tourOfIslands(self, heights, parents, budget):
        n = len(heights)
        kids = [[] for _ in range(n)]
        root = 0
        for v, p in enumerate(parents):
            if p < 0:
                root = v
            else:
                kids[p].append(v)
        take, skip = self.explore(root, kids, heights, budget)
        return max(take, skip), take >= skip

    def explore(self, v, kids, heights, budget):
        take = heights[v] if budget > 0 else 0
        skip = 0
        for k in kids[v]:
            t, s = self.explore(k, kids, heights, budget - 1)
            take += s
            skip += self.better(t, s, len(kids[k]))
        return take, skip

    def better(self, t, s, width):
        if width > 1:
            return max(t, s) + width
        return max(t, s)
#> Solution().tourOfIslands([50, 30, 40, 10, 25], [-1, 0, 0, 1, 1], 3)
#> Solution().tourOfIslands([5, 100, 5], [-1, 0, 1], 2)
#> Solution().tourOfIslands([77], [-1], 0)
#> Solution().tourOfIslands([20, 15, 60, 35, 80, 12, 44], [2, 2, -1, 0, 0, 1, 1], 4)
#> Solution().tourOfIslands([9, 8, 7, 6], [1, 2, 3, -1], 10)
# %%
from typing import List


class Solution:
    def patchQuilt(self, quilt: List[str], moves: str) -> List[str]:
        self.q = [list(row) for row in quilt]
        r = c = 0
        carried = '.'
        for m in moves:
            if m == 'S':
                carried, self.q[r][c] = self.q[r][c], carried
            elif m == 'T':
                self.transposeAround(r, c)
            else:
                r, c = self.step(r, c, m)
        return [''.join(row) for row in self.q] + [carried]

    def step(self, r, c, m):
        dr, dc = {'U': (-1, 0), 'D': (1, 0), 'L': (0, -1), 'R': (0, 1)}[m]
        return (r + dr) % len(self.q), (c + dc) % len(self.q[0])

    def transposeAround(self, r, c):
        size = min(len(self.q) - r, len(self.q[0]) - c)
        for i in range(size):
            for j in range(i):
                a, b = r + i, c + j
                x, y = r + j, c + i
                self.q[a][b], self.q[x][y] = self.q[x][y], self.q[a][b]
#> Solution().patchQuilt(['abc', 'def', 'ghi'], 'SDRSLTUS')
#> Solution().patchQuilt(['wxyz', 'pqrs'], 'TRRTSLLS')
#> Solution().patchQuilt(['k'], '')
#> Solution().patchQuilt(['abcd', 'efgh', 'ijkl', 'mnop'], 'TRDTULSDDS')
#> Solution().patchQuilt(['xy'], 'USLSRS')
# %%
def auction_sim(bids, reserve, lots):
    import_order = sorted(bids, key=lambda b: (-b[1], b[2]))
    wallets = {}
    for who, amount, _ in bids:
        wallets[who] = wallets.get(who, 0) + amount
    sold = []
    while len(sold) < lots:
        winner = next_winner(import_order, wallets, reserve)
        if winner is None:
            break
        price = second_price(import_order, winner, reserve)
        wallets[winner[0]] -= price
        import_order.remove(winner)
        sold.append((winner[0], price))
    return sold, min(wallets.values(), default=0)


def next_winner(order, wallets, reserve):
    for bid in order:
        if bid[1] < reserve:
            return None
        if wallets[bid[0]] >= bid[1]:
            return bid
    return None


def second_price(order, winner, reserve):
    rivals = [b[1] for b in order if b[0] != winner[0]]
    return max([reserve] + [r for r in rivals if r <= winner[1]])
#> auction_sim([['ivy', 120, 1], ['max', 150, 2], ['ivy', 90, 3], ['zoe', 110, 4]], 80, 2)
#> auction_sim([['bob', 40, 1], ['amy', 30, 2]], 50, 1)
#> auction_sim([], 10, 3)
#> auction_sim([['kit', 200, 5], ['lou', 200, 3], ['kit', 190, 1], ['moe', 60, 2]], 100, 5)
#> auction_sim([['ray', 75, 1]], 25, 1)
# %%
from functools import lru_cache


class Solution:
    def coinRow(self, coins, hand):
        @lru_cache(maxsize=None)
        def lead(i, j, pass_left):
            if i > j:
                return 0
            options = [coins[i] - lead(i + 1, j, pass_left), coins[j] - lead(i, j - 1, pass_left)]
            if pass_left and trio(i, j):
                options.append(coins[i] + coins[j] - lead(i + 1, j - 1, pass_left - 1))
            return max(options)

        def trio(i, j):
            return j - i >= 2 and coins[i] % 2 == coins[j] % 2

        margin = lead(0, len(coins) - 1, hand)
        if margin > 0:
            return f'first by {margin}'
        return 'draw' if margin == 0 else f'second by {-margin}'
#> Solution().coinRow((30, 15, 40, 22, 8), 1)
#> Solution().coinRow((11, 90, 11), 0)
#> Solution().coinRow((), 2)
#> Solution().coinRow((50, 50), 1)
#> Solution().coinRow((12, 85, 14, 70, 16, 33), 1)
# %%
class Solution:
    def mergeTimelines(self, a, b, window):
        i = j = 0
        merged = []
        clashes = 0
        while i < len(a) or j < len(b):
            if j == len(b) or i < len(a) and a[i][0] < b[j][0] - window:
                self.push(merged, a[i], 'a')
                i += 1
            elif i == len(a) or b[j][0] < a[i][0] - window:
                self.push(merged, b[j], 'b')
                j += 1
            else:
                clashes += 1
                pick = a[i] if a[i][1] >= b[j][1] else b[j]
                self.push(merged, pick, '*')
                i += 1
                j += 1
        return merged, clashes

    def push(self, out, event, tag):
        t, weight = event
        if out and out[-1][0] == t:
            prev = out.pop()
            weight += prev[1]
            tag = prev[2] + tag
        out.append((t, weight, tag))
#> Solution().mergeTimelines([[10, 5], [30, 2], [55, 9]], [[12, 7], [33, 1], [70, 4]], 2)
#> Solution().mergeTimelines([[100, 1], [100, 2]], [], 5)
#> Solution().mergeTimelines([], [], 1)
#> Solution().mergeTimelines([[5, 50], [15, 40], [25, 30]], [[6, 10], [16, 90], [26, 30]], 1)
#> Solution().mergeTimelines([[40, 3], [41, 8]], [[20, 6], [20, 6], [90, 2]], 0)
# %%
from typing import List


class Solution:
    def lockerCodes(self, digits: str, target: int) -> List[str]:
        self.found = []
        self.digits = digits
        self.target = target
        if digits:
            self.build(0, '', 0, 0)
        return self.found

    def build(self, i: int, expr: str, value: int, last: int) -> None:
        if i == len(self.digits):
            if value == self.target:
                self.found.append(expr)
            return
        d = int(self.digits[i])
        if i == 0:
            self.build(1, str(d), d, d)
            return
        self.build(i + 1, f'{expr}+{d}', value + d, d)
        if d != last:
            self.build(i + 1, f'{expr}-{d}', value - d, d)
        if d > 1 and self.worthwhile(value, d):
            self.build(i + 1, f'({expr})*{d}', value * d, d)

    def worthwhile(self, value: int, d: int) -> bool:
        return 0 < value * d <= 3 * abs(self.target) + 9
#> Solution().lockerCodes('123', 9)
#> Solution().lockerCodes('505', 0)
#> Solution().lockerCodes('', 5)
#> Solution().lockerCodes('2346', 24)
#> Solution().lockerCodes('7', 8)
# %%
def tide_pools(levels, rain):
    n = len(levels)
    left = running_max(levels)
    right = running_max(levels[::-1])[::-1]
    depth = [max(0, min(l, r) - h) for l, r, h in zip(left, right, levels)]
    pools = []
    i = 0
    while i < n:
        if depth[i] == 0:
            i += 1
            continue
        j = i
        while j < n and depth[j] > 0:
            j += 1
        pools.append((i, j - 1, sum(depth[i:j])))
        i = j
    return fill(pools, rain)


def running_max(xs):
    out, top = [], float('-inf')
    for x in xs:
        top = max(top, x)
        out.append(top)
    return out


def fill(pools, rain):
    state = []
    for a, b, cap in sorted(pools, key=lambda p: p[2]):
        got = min(cap, rain)
        rain -= got
        state.append((a, b, 'full' if got == cap else f'{got}/{cap}'))
    return state
#> tide_pools([30, 10, 25, 5, 40, 20, 35], 60)
#> tide_pools([1, 2, 3, 4, 5], 100)
#> tide_pools([], 10)
#> tide_pools([90, 20, 70, 60, 85, 15, 15, 95], 150)
#> tide_pools([12, 3, 12], 4)
# %%
from typing import List


class Solution:
    def relayBaton(self, speeds: List[int], legs: int, rest: int) -> List[int]:
        n = len(speeds)
        tired = [0] * n
        clock = 0
        runners = []
        for leg in range(legs):
            who = self.freshest(speeds, tired, clock)
            if tired[who] > clock:
                clock = tired[who]
            clock += 600 // speeds[who]
            tired[who] = clock + rest * (1 + runners.count(who))
            runners.append(who)
        return runners + [clock]

    def freshest(self, speeds, tired, clock):
        best = 0
        for i in range(1, len(speeds)):
            if self.ready(tired[i], clock, speeds[i]) < self.ready(tired[best], clock, speeds[best]):
                best = i
        return best

    def ready(self, until, clock, speed):
        return max(until - clock, 0) + 600 // speed
#> Solution().relayBaton([12, 15, 10], 5, 30)
#> Solution().relayBaton([20], 3, 10)
#> Solution().relayBaton([8, 8, 8, 8], 4, 100)
#> Solution().relayBaton([30, 25], 6, 5)
#> Solution().relayBaton([14, 9], 0, 50)
