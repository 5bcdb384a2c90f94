# %%
from typing import List


class Solution:
    def rainGauges(self, levels: List[int], ops: List[List[int]]) -> List[int]:
        self.n = len(levels)
        self.tree = [0] * (self.n + 1)
        for i, v in enumerate(levels):
            self.pour(i, v)
        report = []
        for kind, a, b in ops:
            if kind == 0:
                delta = b - levels[a]
                levels[a] = b
                self.pour(a, delta)
            else:
                report.append(self.upTo(b) - self.upTo(a - 1))
        return report

    def pour(self, i: int, delta: int) -> None:
        i += 1
        while i <= self.n:
            self.tree[i] += delta
            i += i & -i

    def upTo(self, i: int) -> int:
        total = 0
        i += 1
        while i > 0:
            total += self.tree[i]
            i -= i & -i
        return total
#> Solution().rainGauges([12, 5, 40, 7, 33, 18], [[1, 1, 4], [0, 2, 10], [1, 0, 5]])
#> Solution().rainGauges([100, -20, 35], [[1, 0, 0], [1, 1, 2]])
#> Solution().rainGauges([64], [[0, 0, 3], [1, 0, 0]])
#> Solution().rainGauges([15, 25, 35, 45, 55, 65, 75], [[0, 6, 0], [0, 0, 90], [1, 0, 6], [1, 2, 3]])
#> Solution().rainGauges([-11, 212, -37, 48, 90, 6, 17, 130], [])
# %%
import heapq
from collections import defaultdict


class Solution:
    def cheapestFerry(self, routes, start, goal, fuelTax):
        graph = defaultdict(list)
        for a, b, price in routes:
            graph[a].append((b, price))
            graph[b].append((a, price))
        heap = [(0, 0, start)]
        best = {}
        while heap:
            cost, hops, port = heapq.heappop(heap)
            if port in best:
                continue
            best[port] = (cost, hops)
            if port == goal:
                return list(best[port])
            for nxt, price in graph[port]:
                if nxt not in best:
                    step = self.taxed(price, hops, fuelTax)
                    heapq.heappush(heap, (cost + step, hops + 1, nxt))
        return [-1, len(best)]

    def taxed(self, price, hops, tax):
        if hops == 0:
            return price
        return price + tax * hops
#> Solution().cheapestFerry([[0, 1, 40], [1, 2, 35], [0, 2, 110], [2, 3, 20], [1, 3, 90]], 0, 3, 10)
#> Solution().cheapestFerry([[0, 1, 5], [2, 3, 7], [3, 4, 9], [1, 5, 2], [5, 0, 1]], 0, 4, 3)
#> Solution().cheapestFerry([[7, 8, 250], [8, 9, 250], [7, 9, 505], [9, 10, 60], [7, 10, 700]], 7, 10, 40)
#> Solution().cheapestFerry([[1, 2, 14]], 2, 2, 5)
#> Solution().cheapestFerry([[0, 1, 30], [1, 2, 30], [2, 3, 30], [3, 4, 30], [0, 4, 150], [1, 4, 75]], 0, 4, 0)
# %%
class Solution:
    def mergeGuilds(self, people, feuds, pacts):
        parent = list(range(people))
        size = [1] * people

        def find(x):
            while parent[x] != x:
                parent[x] = parent[parent[x]]
                x = parent[x]
            return x

        def union(a, b):
            if size[a] < size[b]:
                a, b = b, a
            parent[b] = a
            size[a] += size[b]

        def blocked(a, b):
            for u, v in feuds:
                ru, rv = find(u), find(v)
                if (ru, rv) == (a, b) or (ru, rv) == (b, a):
                    return True
            return False

        verdicts = []
        for a, b in pacts:
            a, b = find(a), find(b)
            if a == b:
                verdicts.append('same')
            elif blocked(a, b):
                verdicts.append('no')
            else:
                union(a, b)
                verdicts.append('yes')
        return verdicts
#> Solution().mergeGuilds(5, [[0, 4]], [[0, 1], [1, 2], [2, 4], [3, 4], [0, 2]])
#> Solution().mergeGuilds(4, [], [[0, 1], [2, 3], [1, 3]])
#> Solution().mergeGuilds(3, [[0, 1], [1, 2]], [[0, 2], [2, 1], [0, 1]])
#> Solution().mergeGuilds(6, [[5, 0], [3, 1]], [[1, 2], [2, 3], [4, 5], [4, 0], [1, 4], [2, 5]])
#> Solution().mergeGuilds(2, [[0, 1]], [])
# %%
from collections import deque
from typing import List


class Solution:
    def stableStretch(self, temps: List[int], swing: int) -> List[int]:
        low, high = deque(), deque()
        left = 0
        bestLen, bestAt = 0, -1
        for right, t in enumerate(temps):
            self.keep(low, temps, right, 1)
            self.keep(high, temps, right, -1)
            while temps[high[0]] - temps[low[0]] > swing:
                left += 1
                if low[0] < left:
                    low.popleft()
                if high[0] < left:
                    high.popleft()
            if right - left + 1 > bestLen:
                bestLen, bestAt = right - left + 1, left
        return temps[bestAt:bestAt + bestLen] if bestLen else []

    def keep(self, dq: deque, vals: List[int], i: int, sign: int) -> None:
        while dq and sign * vals[dq[-1]] >= sign * vals[i]:
            dq.pop()
        dq.append(i)
#> Solution().stableStretch([10, 14, 9, 30, 28, 27, 31, 12], 5)
#> Solution().stableStretch([-120, 300, -121, 299], 10)
#> Solution().stableStretch([], 3)
#> Solution().stableStretch([55, 54, 53, 52, 51, 50], 100)
#> Solution().stableStretch([105, 98, 97, 110, 112, 111, 109, 300], 8)
# %%
import heapq


class Solution:
    def runningTypical(self, prices, trim):
        lower, upper = [], []
        out = []
        for p in prices:
            self.insert(lower, upper, p)
            out.append(self.middle(lower, upper))
        return out[trim:]

    def insert(self, lower, upper, value):
        if lower and value > -lower[0]:
            heapq.heappush(upper, value)
        else:
            heapq.heappush(lower, -value)
        if len(lower) > len(upper) + 1:
            heapq.heappush(upper, -heapq.heappop(lower))
        elif len(upper) > len(lower):
            heapq.heappush(lower, -heapq.heappop(upper))

    def middle(self, lower, upper):
        if len(lower) == len(upper):
            return (upper[0] - lower[0]) // 2
        return -lower[0]
#> Solution().runningTypical([50, 20, 90, 10, 60, 70], 1)
#> Solution().runningTypical([400, 399, 398, 397, 396, 395, 394], 0)
#> Solution().runningTypical([-5, 15, -25, 35], 2)
#> Solution().runningTypical([1000], 3)
#> Solution().runningTypical([11, 22, 33, 44, 55, 66, 77, 88], 4)
# %%
from typing import List


class Solution:
    def closedLanes(self, closures: List[List[int]], road: int, crew: int) -> List[List[int]]:
        merged = self.merge(closures, crew)
        free = []
        at = 0
        for s, e in merged:
            if s > at:
                free.append([at, s])
            at = max(at, e)
        if at < road:
            free.append([at, road])
        return self.longest(free, 2)

    def merge(self, spans, slack):
        out = []
        for s, e in sorted(spans):
            if out and s - out[-1][1] <= slack:
                out[-1][1] = max(out[-1][1], e)
            else:
                out.append([s, e])
        return out

    def longest(self, spans, k):
        ranked = sorted(spans, key=lambda p: (p[0] - p[1], p[0]))
        return sorted(ranked[:k])
#> Solution().closedLanes([[30, 45], [10, 20], [22, 25], [70, 90]], 120, 3)
#> Solution().closedLanes([], 500, 10)
#> Solution().closedLanes([[0, 100], [100, 240], [50, 60]], 240, 0)
#> Solution().closedLanes([[15, 18], [40, 44], [60, 66], [20, 30], [90, 95], [97, 99]], 100, 2)
#> Solution().closedLanes([[5, 9], [5, 30], [31, 33]], 80, 0)
# %%
from functools import lru_cache


def assign_shifts(wages, banned):
    n = len(wages)

    @lru_cache(maxsize=None)
    def go(worker, mask):
        if worker == n:
            return 0
        best = float('inf')
        for shift in range(n):
            if mask >> shift & 1 or clash(worker, shift):
                continue
            rest = go(worker + 1, mask | 1 << shift)
            best = min(best, wages[worker][shift] + rest)
        return best

    def clash(worker, shift):
        return [worker, shift] in banned

    total = go(0, 0)
    return -1 if total == float('inf') else total
#> assign_shifts([[40, 10, 25], [30, 20, 15], [25, 35, 5]], [[0, 1]])
#> assign_shifts([[7, 9], [4, 11]], [[0, 0], [1, 0]])
#> assign_shifts([[120]], [])
#> assign_shifts([[12, 80, 33], [12, 14, 90], [61, 18, 45]], [])
#> assign_shifts([[5, 6, 7], [8, 9, 10], [11, 12, 13]], [[0, 0], [1, 1], [2, 2]])
# %%
class Solution:
    def countCalmNumbers(self, limit, jump):
        digits = list(map(int, str(limit)))
        memo = {}

        def walk(pos, prev, tight):
            if pos == len(digits):
                return 1 if prev >= 0 else 0
            key = (pos, prev, tight)
            if key in memo:
                return memo[key]
            top = digits[pos] if tight else 9
            count = 0
            for d in range(top + 1):
                if prev < 0 and d == 0:
                    count += walk(pos + 1, -1, False)
                elif prev < 0 or abs(d - prev) == jump:
                    count += walk(pos + 1, d, tight and d == top)
            memo[key] = count
            return count

        return walk(0, -1, True)
#> Solution().countCalmNumbers(23, 2)
#> Solution().countCalmNumbers(9, 1)
#> Solution().countCalmNumbers(14, 3)
#> Solution().countCalmNumbers(77, 0)
#> Solution().countCalmNumbers(0, 5)
# %%
from bisect import bisect_right
from typing import List


class Solution:
    def fillCrate(self, weights: List[int], cap: int) -> List[int]:
        half = len(weights) // 2
        left = self.subsetSums(weights[:half])
        right = self.subsetSums(weights[half:])
        right.sort()
        best = 0
        tried = 0
        for s in left:
            if s > cap:
                continue
            tried += 1
            at = bisect_right(right, cap - s) - 1
            if at >= 0:
                best = max(best, s + right[at])
            if best == cap:
                break
        return [best, tried]

    def subsetSums(self, items: List[int]) -> List[int]:
        sums = [0]
        for w in items:
            sums += [s + w for s in sums]
        return sums
#> Solution().fillCrate([31, 17, 45, 22, 60, 13], 100)
#> Solution().fillCrate([200, 300, 400], 150)
#> Solution().fillCrate([], 50)
#> Solution().fillCrate([12, 25, 38, 51, 64, 77, 90], 203)
#> Solution().fillCrate([99, 1], 100)
# %%
class Solution:
    def tollMap(self, grid, coupons):
        rows, cols = len(grid), len(grid[0])
        INF = 10 ** 9
        dp = [[INF] * (coupons + 1) for _ in range(cols)]

        def relax(cell, source, fee):
            for k in range(coupons + 1):
                cell[k] = min(cell[k], source[k] + fee)
                if k:
                    cell[k] = min(cell[k], source[k - 1])

        for i in range(rows):
            for j in range(cols):
                cell = [INF] * (coupons + 1)
                if i == j == 0:
                    cell[0] = grid[0][0]
                if i:
                    relax(cell, dp[j], grid[i][j])
                if j:
                    relax(cell, dp[j - 1], grid[i][j])
                dp[j] = cell
        return min(dp[-1])
#> Solution().tollMap([[3, 9, 4], [12, 1, 30], [5, 5, 2]], 1)
#> Solution().tollMap([[10, 20, 30], [99, 98, 5]], 0)
#> Solution().tollMap([[8]], 2)
#> Solution().tollMap([[1, 50, 1], [50, 50, 50], [1, 50, 1]], 1)
#> Solution().tollMap([[14, 3, 77, 8], [2, 61, 4, 9]], 1)
# %%
def braid_score(a, b, match, gap):
    n, m = len(a), len(b)
    dp = [[0] * (m + 1) for _ in range(n + 1)]

    def bond(x, y):
        if x == y:
            return match
        if x.lower() == y.lower():
            return match // 2
        return -gap

    top, where = 0, (0, 0)
    for i in range(1, n + 1):
        for j in range(1, m + 1):
            here = dp[i - 1][j - 1] + bond(a[i - 1], b[j - 1])
            dp[i][j] = max(0, here, dp[i][j - 1] - gap)
            if dp[i][j] > top:
                top, where = dp[i][j], (i, j)
    return top, a[:where[0]][-3:], b[:where[1]][-3:]
#> braid_score('RedB', 'redBa', 4, 1)
#> braid_score('knot', 'TONK', 6, 2)
#> braid_score('', 'rope', 5, 1)
#> braid_score('aabb', 'aba', 3, 2)
#> braid_score('plaited', 'plAt', 8, 3)
# %%
from typing import List


class Solution:
    def slowestKiln(self, pots: List[int], kilns: int, hours: int) -> int:
        def enough(speed: int) -> bool:
            used, clock = 1, 0
            for p in pots:
                need = -(-p // speed)
                if need > hours:
                    return False
                if clock + need > hours:
                    used += 1
                    clock = 0
                clock += need
            return used <= kilns

        if not pots:
            return 0
        lo, hi = 1, max(pots)
        if not enough(hi):
            return -1
        while lo < hi:
            mid = (lo + hi) // 2
            if enough(mid):
                hi = mid
            else:
                lo = mid + 1
        return lo
#> Solution().slowestKiln([30, 11, 23, 4, 20], 2, 4)
#> Solution().slowestKiln([5, 6, 7, 8, 9], 1, 4)
#> Solution().slowestKiln([], 3, 3)
#> Solution().slowestKiln([120, 80, 45], 3, 8)
#> Solution().slowestKiln([17, 17, 17, 17], 2, 3)
# %%
class Solution:
    def echoWindows(self, text, width):
        BASE, MOD = 31, 97
        power = pow(BASE, width - 1, MOD)
        where = {}
        found = []
        h = 0
        for i, ch in enumerate(text):
            if i >= width:
                h = (h - self.code(text[i - width]) * power) % MOD
            h = (h * BASE + self.code(ch)) % MOD
            if i < width - 1:
                continue
            start = i - width + 1
            for old in where.get(h, []):
                if text[old:old + width] == text[start:i + 1] and old + width <= start:
                    found.append((old, start))
                    break
            where.setdefault(h, []).append(start)
        return found

    def code(self, ch):
        return ord(ch) - 96
#> Solution().echoWindows('bananabanana', 3)
#> Solution().echoWindows('abcdefgh', 2)
#> Solution().echoWindows('zzzzzzzz', 2)
#> Solution().echoWindows('tomatopotato', 2)
#> Solution().echoWindows('oak', 5)
# %%
def busiest_quay(visits, repair):
    events = []
    for arrive, leave, cranes in visits:
        events.append((arrive, 1, cranes))
        events.append((leave, 0, -cranes))
    for s, e in repair:
        events.append((s, 2, 0))
        events.append((e, -1, 0))
    events.sort()
    return sweep(events)


def sweep(events):
    load = peak = 0
    peak_at = None
    closed = 0
    for time, kind, change in events:
        if kind == 2:
            closed += 1
        elif kind == -1:
            closed -= 1
        else:
            load += change
        if not closed and load > peak:
            peak, peak_at = load, time
    return peak, peak_at
#> busiest_quay([[10, 50, 2], [20, 30, 3], [25, 60, 1]], [[24, 28]])
#> busiest_quay([[100, 200, 4], [200, 300, 5], [250, 260, 1]], [])
#> busiest_quay([], [[5, 6]])
#> busiest_quay([[0, 90, 1], [15, 40, 2], [35, 45, 6], [38, 70, 2], [72, 80, 7]], [[36, 50]])
#> busiest_quay([[3, 9, 2], [4, 8, 2]], [[1, 20]])
# %%
from typing import List


class Solution:
    def thirdCut(self, a: List[int], b: List[int]) -> int:
        if len(a) > len(b):
            return self.thirdCut(b, a)
        want = (len(a) + len(b)) // 3
        if want == 0:
            return min(a + b)
        lo, hi = max(0, want - len(b)), min(len(a), want)
        while lo <= hi:
            i = (lo + hi) // 2
            j = want - i
            aL, aR = self.around(a, i)
            bL, bR = self.around(b, j)
            if aL > bR:
                hi = i - 1
            elif bL > aR:
                lo = i + 1
            else:
                return max(aL, bL)
        return -1

    def around(self, xs, k):
        left = xs[k - 1] if k > 0 else float('-inf')
        right = xs[k] if k < len(xs) else float('inf')
        return left, right
#> Solution().thirdCut([3, 18, 40, 71, 95], [5, 6, 7, 88])
#> Solution().thirdCut([100, 200, 300, 400, 500, 600, 700], [-90, -80])
#> Solution().thirdCut([44], [21])
#> Solution().thirdCut([], [10, 20, 30, 40, 50, 60])
#> Solution().thirdCut([1, 3, 5, 7, 9, 11], [2, 4, 6, 8, 10, 12])
# %%
class Solution:
    def dressTables(self, cloths, tables):
        cloths.sort(reverse=True)
        tables.sort(reverse=True)
        used = [False] * len(cloths)
        plan = []

        def fits(c, t):
            return t <= c <= t + t // 2

        def place(k):
            if k == len(tables):
                return True
            last = None
            for i, c in enumerate(cloths):
                if used[i] or c == last:
                    continue
                if c < tables[k]:
                    break
                last = c
                if fits(c, tables[k]):
                    used[i] = True
                    plan.append(c)
                    if place(k + 1):
                        return True
                    plan.pop()
                    used[i] = False
            return False

        return plan if place(0) else []
#> Solution().dressTables([140, 95, 120, 60, 80], [100, 60, 90])
#> Solution().dressTables([50, 50, 50, 70], [49, 48, 47])
#> Solution().dressTables([30, 40], [35, 38])
#> Solution().dressTables([150, 145, 110, 200], [100, 130, 140])
#> Solution().dressTables([12], [])
# %%
from collections import defaultdict, deque
from typing import List


class Solution:
    def cookingOrder(self, minutes: List[int], needs: List[List[int]]) -> List[int]:
        n = len(minutes)
        after = defaultdict(list)
        waiting = [0] * n
        for dish, first in needs:
            after[first].append(dish)
            waiting[dish] += 1
        ready = deque(i for i in range(n) if waiting[i] == 0)
        start = [0] * n
        done = 0
        while ready:
            cur = ready.popleft()
            done += 1
            end = start[cur] + minutes[cur]
            for nxt in after[cur]:
                start[nxt] = max(start[nxt], end)
                waiting[nxt] -= 1
                if waiting[nxt] == 0:
                    ready.append(nxt)
        return self.summary(start, minutes) if done == n else [-1]

    def summary(self, start: List[int], minutes: List[int]) -> List[int]:
        finish = [s + m for s, m in zip(start, minutes)]
        return [max(finish), finish.index(max(finish)), max(start)]
#> Solution().cookingOrder([10, 25, 5, 40, 15], [[1, 0], [2, 0], [3, 1], [4, 2], [4, 1]])
#> Solution().cookingOrder([7, 8, 9], [[0, 1], [1, 2], [2, 0]])
#> Solution().cookingOrder([100], [])
#> Solution().cookingOrder([30, 20, 10, 60, 5, 45], [[3, 2], [3, 1], [5, 4], [5, 3], [4, 0]])
#> Solution().cookingOrder([12, 12, 12, 12], [[0, 3], [1, 3]])
# %%
class SegTree:
    def __init__(self, data):
        self.size = 1
        while self.size < len(data):
            self.size *= 2
        self.node = [0] * self.size + data + [0] * (self.size - len(data))
        for i in range(self.size - 1, 0, -1):
            self.node[i] = max(self.node[2 * i], self.node[2 * i + 1])

    def first_at_least(self, x):
        if self.node[1] < x:
            return -1
        i = 1
        while i < self.size:
            i *= 2
            if self.node[i] < x:
                i += 1
        return i - self.size

    def take(self, pos, x):
        i = pos + self.size
        self.node[i] -= x
        while i > 1:
            i //= 2
            self.node[i] = max(self.node[2 * i], self.node[2 * i + 1])


def seat_parties(tables, parties):
    tree = SegTree(tables)
    seats = []
    for p in parties:
        pos = tree.first_at_least(p)
        if pos >= 0:
            tree.take(pos, p)
        seats.append(pos)
    return seats
#> seat_parties([4, 10, 6, 8], [5, 5, 6, 4, 7])
#> seat_parties([20], [11, 9, 1])
#> seat_parties([3, 3, 3], [4])
#> seat_parties([12, 30, 25, 18, 40], [35, 20, 20, 13, 12, 9])
#> seat_parties([150, 90, 210, 60, 75, 120], [100, 100, 100, 50, 90])
# %%
from typing import List


class Solution:
    def lanternLines(self, pos: List[int], reach: List[int], span: int) -> int:
        arcs = sorted((p - r, p + r) for p, r in zip(pos, reach))
        return self.cover(arcs, 0, span)

    def cover(self, arcs, at, span):
        used = 0
        i = 0
        while at < span:
            far = self.extend(arcs, i, at)
            if far <= at:
                return -used - 1
            while i < len(arcs) and arcs[i][0] <= at:
                i += 1
            at = far
            used += 1
        return used

    def extend(self, arcs, i, at):
        far = at
        while i < len(arcs):
            lo, hi = arcs[i]
            if lo > at:
                break
            far = max(far, hi)
            i += 1
        return far
#> Solution().lanternLines([10, 40, 25, 70, 55], [12, 9, 15, 20, 16], 90)
#> Solution().lanternLines([100, 300], [90, 120], 400)
#> Solution().lanternLines([5], [5], 0)
#> Solution().lanternLines([15, 20, 35, 60, 62, 85], [15, 22, 10, 24, 18, 9], 94)
#> Solution().lanternLines([50, 150, 250], [50, 50, 50], 400)
# %%
class Solution:
    def windUpToys(self, belts, rounds):
        n = len(belts)
        heads = [0] * n
        log = []
        for step in range(rounds):
            lane = self.pickLane(belts, heads)
            if lane is None:
                break
            toy = belts[lane][heads[lane]]
            heads[lane] += 1
            if toy < 0:
                other = (lane + 1) % n
                heads[other] = max(0, heads[other] - 1)
            elif toy % 10 == 0:
                for k in range(n):
                    if k != lane and heads[k] < len(belts[k]):
                        heads[k] += 1
            log.append(toy)
        return log

    def pickLane(self, belts, heads):
        best = None
        for k, belt in enumerate(belts):
            if heads[k] == len(belt):
                continue
            if best is None or abs(belt[heads[k]]) < abs(belts[best][heads[best]]):
                best = k
        return best
#> Solution().windUpToys([[14, 30, 52], [-9, 41], [25, 16, 7]], 6)
#> Solution().windUpToys([[20, 40], [30, 50]], 10)
#> Solution().windUpToys([[], []], 4)
#> Solution().windUpToys([[-3, -5, 100], [12, 60, 8]], 9)
#> Solution().windUpToys([[101, 202, 303]], 2)
# %%
from functools import lru_cache


class Solution:
    def foldRibbon(self, ribbon: str) -> int:
        @lru_cache(None)
        def cost(i: int, j: int) -> int:
            if i >= j:
                return 0
            if ribbon[i] == ribbon[j]:
                return cost(i + 1, j - 1)
            best = min(cost(i + 1, j) + price(ribbon[i]), cost(i, j - 1) + price(ribbon[j]))
            if swappable(ribbon[i], ribbon[j]):
                best = min(best, cost(i + 1, j - 1) + 1)
            return best

        def price(ch: str) -> int:
            return 5 if ch in 'aeiou' else 2

        def swappable(x: str, y: str) -> bool:
            return abs(ord(x) - ord(y)) == 1

        return cost(0, len(ribbon) - 1)
#> Solution().foldRibbon('baobacaba')
#> Solution().foldRibbon('level')
#> Solution().foldRibbon('abcba')
#> Solution().foldRibbon('')
#> Solution().foldRibbon('trees')
# %%
def widest_bridge(n, planks, a, b):
    planks = sorted(planks, key=lambda p: -p[2])
    leader = [i for i in range(n)]
    rank = [0] * n

    def find(x):
        if leader[x] != x:
            leader[x] = find(leader[x])
        return leader[x]

    def join(x, y):
        x, y = find(x), find(y)
        if x == y:
            return False
        if rank[x] < rank[y]:
            x, y = y, x
        leader[y] = x
        if rank[x] == rank[y]:
            rank[x] += 1
        return True

    wasted = 0
    for u, v, w in planks:
        if not join(u, v):
            wasted += w
        if find(a) == find(b):
            return w, wasted
    return 0, wasted
#> widest_bridge(5, [[0, 1, 30], [1, 2, 45], [2, 0, 50], [2, 3, 12], [3, 4, 60]], 0, 4)
#> widest_bridge(4, [[0, 1, 9], [2, 3, 9], [0, 1, 4]], 0, 3)
#> widest_bridge(2, [], 0, 1)
#> widest_bridge(6, [[0, 5, 5], [0, 1, 80], [1, 2, 70], [2, 0, 65], [2, 5, 20], [3, 4, 99]], 5, 0)
#> widest_bridge(3, [[0, 1, 150], [1, 2, 150]], 1, 2)
# %%
from typing import List
import heapq


class Solution:
    def clinicQueue(self, patients: List[List[int]], doctors: int, aging: int) -> List[int]:
        patients = sorted((t, i, urg, need) for i, (t, urg, need) in enumerate(patients))
        free = [0] * doctors
        heapq.heapify(free)
        waiting = []
        order = []
        i = 0
        while i < len(patients) or waiting:
            now = heapq.heappop(free)
            if not waiting and i < len(patients):
                now = max(now, patients[i][0])
            while i < len(patients) and patients[i][0] <= now:
                waiting.append(patients[i])
                i += 1
            chosen = max(waiting, key=lambda p: self.score(p, now, aging))
            waiting.remove(chosen)
            order.append(chosen[1])
            heapq.heappush(free, now + chosen[3])
        return order + [max(free)]

    def score(self, p, now, aging):
        return (p[2] + (now - p[0]) // aging, -p[1])
#> Solution().clinicQueue([[0, 3, 20], [5, 9, 10], [6, 4, 15], [7, 9, 5]], 1, 10)
#> Solution().clinicQueue([[0, 1, 30], [0, 1, 30], [10, 8, 12], [12, 2, 9]], 2, 5)
#> Solution().clinicQueue([], 2, 5)
#> Solution().clinicQueue([[100, 5, 40], [90, 2, 25], [110, 7, 10], [112, 6, 10], [113, 1, 5]], 1, 8)
#> Solution().clinicQueue([[3, 2, 1], [2, 3, 1], [1, 4, 1]], 3, 1)
# %%
class Solution:
    def sealedRooms(self, plan):
        rows, cols = len(plan), len(plan[0])
        seen = [[False] * cols for _ in range(rows)]

        def flood(r, c):
            stack = [(r, c)]
            seen[r][c] = True
            area, leak = 0, False
            while stack:
                y, x = stack.pop()
                area += 1
                if y in (0, rows - 1) or x in (0, cols - 1):
                    leak = True
                for ny, nx in ((y + 1, x), (y - 1, x), (y, x + 1), (y, x - 1)):
                    if inside(ny, nx) and plan[ny][nx] == '.' and not seen[ny][nx]:
                        seen[ny][nx] = True
                        stack.append((ny, nx))
            return 0 if leak else area

        def inside(y, x):
            return 0 <= y < rows and 0 <= x < cols

        sizes = []
        for r in range(rows):
            for c in range(cols):
                if plan[r][c] == '.' and not seen[r][c]:
                    sizes.append(flood(r, c))
        return sorted(s for s in sizes if s)
#> Solution().sealedRooms(['####', '#.##', '####'])
#> Solution().sealedRooms(['#####', '#.#.#', '#.###', '#####'])
#> Solution().sealedRooms(['.##', '#.#', '##.'])
#> Solution().sealedRooms(['###', '#.#', '#.#', '##.'])
#> Solution().sealedRooms(['##.#', '#..#', '####'])
# %%
def pair_trucks(loads, limit, rest):
    loads = sorted(loads)
    lo, hi = 0, len(loads) - 1
    convoys = []
    idle = 0
    while lo <= hi:
        if lo == hi:
            convoys.append((loads[lo],))
            break
        pick = choose(loads, lo, hi, limit)
        if pick == 'pair':
            convoys.append((loads[lo], loads[hi]))
            lo += 1
            hi -= 1
        elif pick == 'big':
            convoys.append((loads[hi],))
            hi -= 1
        else:
            idle += 1
            if idle > rest:
                return convoys, lo
            loads[lo] += limit // 10
            if loads[lo] > loads[hi]:
                loads[lo], loads[hi] = loads[hi], loads[lo]
    return convoys, idle


def choose(loads, lo, hi, limit):
    total = loads[lo] + loads[hi]
    if total > limit:
        return 'big'
    return 'pair' if total * 2 >= limit else 'wait'
#> pair_trucks([40, 95, 60, 20, 75, 10], 100, 3)
#> pair_trucks([5, 6, 7, 8], 200, 2)
#> pair_trucks([300], 100, 0)
#> pair_trucks([15, 25, 35, 45, 55, 65, 85], 110, 5)
#> pair_trucks([], 50, 1)
# %%
from typing import List


class Solution:
    def inversionsByColor(self, nums: List[int], mod: int) -> List[int]:
        self.counts = [0] * mod
        self.mod = mod
        self.order = self.sortPart(nums)
        return self.counts

    def sortPart(self, part):
        if len(part) < 2:
            return part
        mid = len(part) // 2
        return self.blend(self.sortPart(part[:mid]), self.sortPart(part[mid:]))

    def blend(self, left, right):
        out = []
        i = j = 0
        while i < len(left) and j < len(right):
            if left[i] <= right[j]:
                out.append(left[i])
                i += 1
            else:
                self.counts[right[j] % self.mod] += len(left) - i
                out.append(right[j])
                j += 1
        return out + left[i:] + right[j:]
#> Solution().inversionsByColor([52, 17, 90, 33, 8, 61], 3)
#> Solution().inversionsByColor([1, 2, 3, 4, 5, 6, 7, 8], 2)
#> Solution().inversionsByColor([900, 800, 700, 600, 500], 7)
#> Solution().inversionsByColor([], 4)
#> Solution().inversionsByColor([-4, 20, -13, 20, 6, -30, 15, 11], 4)
# %%
class Solution:
    def cheapestRepaint(self, fence, prices, k):
        n, colors = len(fence), len(prices[0])
        INF = float('inf')
        dp = {}
        for c in range(colors):
            fee = self.fee(fence, prices, 0, c)
            if fee < INF:
                dp[(c, 1)] = fee
        for i in range(1, n):
            nxt = {}
            for (c, groups), spent in dp.items():
                for d in range(colors):
                    fee = self.fee(fence, prices, i, d)
                    if fee == INF:
                        continue
                    key = (d, groups + (d != c))
                    if key[1] <= k:
                        nxt[key] = min(nxt.get(key, INF), spent + fee)
            dp = nxt
        finals = [v for (c, g), v in dp.items() if g == k]
        return min(finals) if finals else -1

    def fee(self, fence, prices, i, c):
        if fence[i] == -1:
            return prices[i][c]
        return 0 if fence[i] == c else float('inf')
#> Solution().cheapestRepaint([-1, 0, -1, 1], [[4, 9], [1, 1], [7, 3], [2, 2]], 2)
#> Solution().cheapestRepaint([0, 1, 0], [[1, 1], [1, 1], [1, 1]], 2)
#> Solution().cheapestRepaint([-1, -1, -1, -1], [[10, 20], [30, 5], [12, 40], [50, 8]], 3)
#> Solution().cheapestRepaint([-1], [[15, 6]], 1)
#> Solution().cheapestRepaint([1, -1, -1, 1, -1], [[3, 3], [11, 60], [25, 70], [1, 1], [90, 9]], 3)
# %%
from math import gcd
from typing import List


class Solution:
    def gearTrains(self, teeth: List[int], links: List[List[int]], turns: int) -> List[int]:
        adj = [[] for _ in teeth]
        for a, b in links:
            adj[a].append(b)
            adj[b].append(a)
        spin = [0] * len(teeth)
        spin[0] = 1
        queue = [0]
        for cur in queue:
            for nxt in adj[cur]:
                if spin[nxt] == 0:
                    spin[nxt] = -spin[cur]
                    queue.append(nxt)
                elif spin[nxt] == spin[cur]:
                    return []
        cycle = self.period([teeth[i] for i in queue])
        return [s * (turns * teeth[0] // t) for s, t in zip(spin, teeth)] + [cycle]

    def period(self, vals):
        l = 1
        for v in vals:
            l = self.lcm(l, v)
        return l

    def lcm(self, a, b):
        return a // gcd(a, b) * b
#> Solution().gearTrains([20, 30, 12, 45], [[0, 1], [1, 2], [2, 3]], 9)
#> Solution().gearTrains([10, 10, 10], [[0, 1], [1, 2], [0, 2]], 4)
#> Solution().gearTrains([8], [], 3)
#> Solution().gearTrains([24, 16, 36, 18, 60, 14], [[0, 1], [0, 2], [1, 3], [2, 4]], 15)
#> Solution().gearTrains([15, 25, 35, 50], [[0, 1], [1, 2], [2, 3], [3, 0]], 70)
# %%
def slot_machine(reels, spins, target):
    pos = [0] * len(reels)
    credit = 0
    history = []

    def show():
        return [r[p % len(r)] for r, p in zip(reels, pos)]

    def payout(face):
        if len(set(face)) == 1:
            return face[0] * 10
        if face == sorted(face):
            return sum(face)
        return -min(face)

    for turn, pull in enumerate(spins):
        for k in range(len(pos)):
            pos[k] += pull if k % 2 == 0 else pull + turn
        face = show()
        gain = payout(face)
        credit += gain
        history.append(gain)
        if credit >= target:
            return turn, credit, history
    return -1, credit, history
#> slot_machine([[1, 2, 3], [3, 1, 2], [2, 3, 1]], [1, 2, 5, 4, 7], 30)
#> slot_machine([[7, 7], [7, 7, 7]], [3, 3], 70)
#> slot_machine([[4, 9, 6, 2], [8, 1, 5]], [10, 21, 13, 8, 2, 6], 60)
#> slot_machine([[5]], [], 10)
#> slot_machine([[3, 8], [2, 9, 4], [1, 6]], [1, 1, 1, 1], 100)
# %%
from collections import Counter
from typing import List


class Solution:
    def shortestPantry(self, shelf: List[int], recipe: List[int], spare: int) -> List[int]:
        need = Counter(recipe)
        have = Counter()
        left = 0
        best = []
        for right, item in enumerate(shelf):
            have[item] += 1
            while self.covers(have, need, spare):
                if not best or right - left < best[1] - best[0]:
                    best = [left, right]
                have[shelf[left]] -= 1
                left += 1
        return self.cut(shelf, best)

    def covers(self, have, need, spare):
        lacking = 0
        for item, k in need.items():
            if have[item] < k:
                lacking += k - have[item]
        return lacking <= spare and sum(have.values()) > 0

    def cut(self, shelf, window):
        if not window:
            return []
        lo, hi = window
        return shelf[lo:hi + 1]
#> Solution().shortestPantry([11, 42, 11, 30, 57, 42, 30], [42, 30], 0)
#> Solution().shortestPantry([5, 6, 7, 8], [9], 0)
#> Solution().shortestPantry([81, 81, 20, 15, 81, 20], [81, 81, 20, 15], 1)
#> Solution().shortestPantry([], [3], 1)
#> Solution().shortestPantry([64, 12, 99, 12, 64, 30], [12, 12, 64], 0)
# %%
class Node:
    def __init__(self, lo, hi):
        self.lo, self.hi = lo, hi
        self.left = self.right = None
        self.paint = None


def stamp(node, a, b, color):
    if b <= node.lo or node.hi <= a:
        return
    if a <= node.lo and node.hi <= b:
        node.paint = color
        node.left = node.right = None
        return
    mid = (node.lo + node.hi) // 2
    if node.left is None:
        node.left, node.right = Node(node.lo, mid), Node(mid, node.hi)
        node.left.paint = node.right.paint = node.paint
    node.paint = None
    stamp(node.left, a, b, color)
    stamp(node.right, a, b, color)


def visible(node):
    if node.left is None:
        return [node.paint] if node.paint else []
    return visible(node.left) + visible(node.right)


def postbox(width, stamps):
    root = Node(0, width)
    for a, b, color in stamps:
        stamp(root, a, b, color)
    shown = visible(root)
    return [c for i, c in enumerate(shown) if i == 0 or shown[i - 1] != c]
#> postbox(8, [[0, 4, 'red'], [2, 6, 'teal'], [7, 8, 'red']])
#> postbox(16, [[0, 16, 'gray'], [5, 7, 'gold']])
#> postbox(4, [])
#> postbox(8, [[1, 7, 'a'], [0, 8, 'b'], [3, 4, 'c']])
#> postbox(6, [[0, 3, 'x'], [3, 6, 'x'], [1, 2, 'y']])
# %%
from typing import List


class Solution:
    def hikeCost(self, heights: List[int], drinks: int) -> int:
        n = len(heights)
        memo = {}

        def climb(i: int, left: int) -> int:
            if i == n - 1:
                return 0
            if (i, left) in memo:
                return memo[i, left]
            best = step(i, i + 1) + climb(i + 1, left)
            if i + 2 < n:
                best = min(best, step(i, i + 2) + 5 + climb(i + 2, left))
            if left:
                best = min(best, step(i, i + 1) // 2 + climb(i + 1, left - 1))
            memo[i, left] = best
            return best

        def step(i: int, j: int) -> int:
            rise = heights[j] - heights[i]
            return rise * 2 if rise > 0 else -rise

        if n < 2:
            return 0
        return climb(0, drinks)
#> Solution().hikeCost([100, 140, 120, 180, 175], 1)
#> Solution().hikeCost([50, 40, 30, 20, 10, 0], 0)
#> Solution().hikeCost([312], 2)
#> Solution().hikeCost([10, 90, 15, 95, 20, 100], 1)
#> Solution().hikeCost([-30, 45, 44, 60], 3)
# %%
def stack_of_plates(actions):
    stack, maxes = [], []

    def push(w):
        stack.append(w)
        maxes.append(w if not maxes else max(w, maxes[-1]))

    def pop():
        maxes.pop()
        return stack.pop()

    def wobble():
        return maxes[-1] - stack[-1] if stack else 0

    out = []
    for act in actions:
        op, _, arg = act.partition(':')
        if op == 'put':
            push(int(arg))
            while len(stack) > 1 and wobble() > 200:
                out.append(-pop())
        elif op == 'take':
            for _ in range(min(int(arg), len(stack))):
                out.append(pop())
        elif op == 'flip':
            items = [pop() for _ in range(len(stack))]
            for w in items:
                push(w)
        else:
            out.append(wobble())
    return out
#> stack_of_plates(['put:120', 'put:340', 'ask', 'put:100', 'ask', 'take:1'])
#> stack_of_plates(['take:2', 'ask'])
#> stack_of_plates(['put:10', 'put:60', 'put:35', 'flip', 'ask', 'take:5'])
#> stack_of_plates(['put:500', 'put:450', 'put:310', 'put:299', 'flip', 'ask'])
#> stack_of_plates([])
# %%
from typing import List


class Solution:
    def splitOrchard(self, trees: List[int], families: int) -> List[int]:
        lo, hi = max(trees), sum(trees)
        while lo < hi:
            mid = (lo + hi) >> 1
            if len(self.groups(trees, mid)) <= families:
                hi = mid
            else:
                lo = mid + 1
        parts = self.groups(trees, lo)
        while len(parts) < families and max(map(len, parts)) > 1:
            self.breakLongest(parts)
        return [sum(p) for p in parts]

    def groups(self, trees, cap):
        out = [[]]
        load = 0
        for t in trees:
            if load + t > cap:
                out.append([])
                load = 0
            out[-1].append(t)
            load += t
        return out

    def breakLongest(self, parts):
        i = max(range(len(parts)), key=lambda k: len(parts[k]))
        block = parts[i]
        parts[i:i + 1] = [block[:1], block[1:]]
#> Solution().splitOrchard([12, 30, 7, 18], 2)
#> Solution().splitOrchard([5, 5, 5], 3)
#> Solution().splitOrchard([40, 3], 5)
#> Solution().splitOrchard([9, 14, 6, 21], 3)
#> Solution().splitOrchard([77], 1)
# %%
class Solution:
    def tidyLedger(self, lines, cap):
        totals = {}
        for line in lines:
            name, amount = self.split(line)
            totals[name] = totals.get(name, 0) + amount
        debtors = sorted((v, k) for k, v in totals.items() if v < 0)
        lenders = sorted(((v, k) for k, v in totals.items() if v > 0), reverse=True)
        i = j = 0
        moves = []
        while i < len(debtors) and j < len(lenders):
            owe, who = debtors[i]
            due, whom = lenders[j]
            pay = min(-owe, due, cap)
            moves.append(f'{who}>{whom}:{pay}')
            debtors[i] = (owe + pay, who)
            lenders[j] = (due - pay, whom)
            if debtors[i][0] == 0:
                i += 1
            if lenders[j][0] == 0:
                j += 1
        return moves

    def split(self, line):
        name, raw = line.split()
        return name, int(raw)
#> Solution().tidyLedger(['ann 50', 'bob -30', 'cy -20'], 100)
#> Solution().tidyLedger(['ann 120', 'bob -120'], 50)
#> Solution().tidyLedger([], 10)
#> Solution().tidyLedger(['dee -45', 'eli 80', 'dee 10', 'fay -45', 'gus -15', 'hal 15'], 60)
#> Solution().tidyLedger(['ian 200', 'jo 300'], 1000)
# %%
import heapq


def spread_rumor(n, chats, seeds, doubt):
    friends = {i: [] for i in range(n)}
    for a, b, delay in chats:
        friends[a].append((b, delay))
        friends[b].append((a, delay))
    heard = seed_times(n, seeds)
    heap = [(0, s) for s in seeds]
    heapq.heapify(heap)
    while heap:
        t, who = heapq.heappop(heap)
        if t > heard[who]:
            continue
        wait = t + (doubt if who % 2 else 0)
        for other, delay in friends[who]:
            if wait + delay < heard[other]:
                heard[other] = wait + delay
                heapq.heappush(heap, (heard[other], other))
    return tidy(heard)


def seed_times(n, seeds):
    return [0 if i in seeds else 10 ** 6 for i in range(n)]


def tidy(times):
    return [t if t < 10 ** 6 else None for t in times]
#> spread_rumor(5, [[0, 1, 12], [1, 2, 7], [0, 2, 25], [2, 3, 4], [3, 4, 31]], [0], 3)
#> spread_rumor(4, [[0, 1, 5], [2, 3, 5]], [3], 0)
#> spread_rumor(3, [], [1], 9)
#> spread_rumor(6, [[0, 5, 60], [5, 4, 10], [4, 3, 10], [3, 2, 10], [2, 1, 10], [1, 0, 10]], [0, 3], 20)
#> spread_rumor(4, [[0, 1, 1], [1, 2, 1], [2, 3, 1], [3, 0, 1], [0, 2, 5]], [1], 2)
# %%
from typing import List


class Solution:
    def bellTower(self, rings: List[int], hush: int) -> int:
        n = len(rings)
        stack = []
        prevLouder = [-1] * n
        for i in range(n):
            while stack and rings[stack[-1]] <= rings[i]:
                stack.pop()
            prevLouder[i] = stack[-1] if stack else -1
            stack.append(i)
        nextLouder = self.nextOf(rings)
        best = 0
        for i in range(n):
            width = nextLouder[i] - prevLouder[i] - 1
            if rings[i] >= hush:
                best = max(best, self.echo(rings[i], width))
        return best

    def nextOf(self, rings):
        res = [len(rings)] * len(rings)
        stack = []
        for i, r in enumerate(rings):
            while stack and rings[stack[-1]] < r:
                res[stack.pop()] = i
            stack.append(i)
        return res

    def echo(self, loud, width):
        return loud * width if width % 2 else loud * width - loud // 2
#> Solution().bellTower([31, 12, 55, 20, 18, 47], 15)
#> Solution().bellTower([100, 90, 80, 70], 0)
#> Solution().bellTower([], 10)
#> Solution().bellTower([24, 24, 24, 36, 12, 30, 48, 6], 25)
#> Solution().bellTower([5, 10, 15, 20, 25], 50)
# %%
class Solution:
    def knotWords(self, letters, length, ban):
        bag = {}
        for ch in letters:
            bag[ch] = bag.get(ch, 0) + 1
        out = []
        self.grow('', bag, length, ban, out)
        return out

    def grow(self, word, bag, length, ban, out):
        if len(out) == 6:
            return
        if len(word) == length:
            if self.pretty(word):
                out.append(word)
            return
        for ch in sorted(bag):
            if bag[ch] == 0 or (word and word[-1] + ch in ban):
                continue
            bag[ch] -= 1
            self.grow(word + ch, bag, length, ban, out)
            bag[ch] += 1

    def pretty(self, word):
        return word[0] != word[-1] and word <= word[::-1]
#> Solution().knotWords('abca', 3, ['ab'])
#> Solution().knotWords('xyz', 2, [])
#> Solution().knotWords('mm', 2, ['mm'])
#> Solution().knotWords('noon', 3, ['on'])
#> Solution().knotWords('tide', 2, ['de', 'di', 'ei'])
# %%
from bisect import bisect_left, insort


def shelf_sorter(parcels, lanes):
    belts = [[] for _ in range(lanes)]
    moved = 0

    def lane_for(w):
        best = 0
        for k in range(1, lanes):
            if (len(belts[k]), cost(k, w)) < (len(belts[best]), cost(best, w)):
                best = k
        return best

    def cost(k, w):
        return len(belts[k]) - bisect_left(belts[k], w)

    for w in parcels:
        k = lane_for(w)
        moved += cost(k, w)
        insort(belts[k], w)
        if len(belts[k]) > 3:
            gone = belts[k].pop(0)
            moved += gone % 5
    return belts, moved
#> shelf_sorter([40, 12, 95, 33, 7, 61, 88], 2)
#> shelf_sorter([10, 20, 30, 40, 50, 60], 1)
#> shelf_sorter([], 3)
#> shelf_sorter([305, 204, 103, 402, 501, 99], 3)
#> shelf_sorter([9, 8, 7, 6, 5], 1)
# %%
from typing import List


class Solution:
    def festivalStages(self, acts: List[List[int]]) -> int:
        acts.sort(key=lambda a: a[1])
        ends = [a[1] for a in acts]
        dp = [0] * (len(acts) + 1)
        for i, (s, e, fame) in enumerate(acts):
            j = self.lastFit(ends, s - self.setup(fame), i)
            dp[i + 1] = max(dp[i], dp[j] + fame)
        return dp[-1]

    def lastFit(self, ends: List[int], t: int, hi: int) -> int:
        lo = 0
        while lo < hi:
            mid = (lo + hi) // 2
            if ends[mid] <= t:
                lo = mid + 1
            else:
                hi = mid
        return lo

    def setup(self, fame: int) -> int:
        if fame >= 100:
            return 15
        return 5 if fame >= 50 else 0
#> Solution().festivalStages([[0, 60, 40], [65, 120, 70], [70, 130, 120], [130, 180, 30]])
#> Solution().festivalStages([[10, 20, 5], [20, 30, 5], [30, 40, 5], [15, 35, 14]])
#> Solution().festivalStages([])
#> Solution().festivalStages([[0, 100, 99], [102, 200, 98], [110, 190, 60], [205, 300, 150], [220, 260, 101]])
#> Solution().festivalStages([[5, 9, 200]])
