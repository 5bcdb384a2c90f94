# %%
from typing import List


class Solution:
    def orchardDrones(self, trees: List[int], battery: int, docks: List[int]) -> List[int]:
        docks.sort()
        used = []
        at = 0
        for t in sorted(trees):
            near = self.nearest(docks, t)
            trip = 2 * abs(docks[near] - t)
            if trip > battery:
                used.append(-1)
                continue
            at = near
            used.append(at)
            if self.crowded(used, at):
                docks.pop(at)
                if not docks:
                    break
        return used

    def nearest(self, docks: List[int], t: int) -> int:
        lo, hi = 0, len(docks) - 1
        while lo < hi:
            mid = (lo + hi) // 2
            if abs(docks[mid] - t) > abs(docks[mid + 1] - t):
                lo = mid + 1
            else:
                hi = mid
        return lo

    def crowded(self, used: List[int], at: int) -> bool:
        return used[-3:].count(at) == 3
#> Solution().orchardDrones([12, 18, 25, 90, 96], 30, [20, 80, 50])
#> Solution().orchardDrones([5, 6, 7, 8], 100, [6])
#> Solution().orchardDrones([], 10, [1])
#> Solution().orchardDrones([300, 10, 150, 140, 145, 160], 60, [0, 130, 170, 310])
#> Solution().orchardDrones([-40, 40], 20, [0])
# %%
import heapq


class Solution:
    def lanternWalk(self, n, paths, lamps, oil):
        adj = [[] for _ in range(n)]
        for u, v, w in paths:
            adj[u].append((v, w))
            adj[v].append((u, w))
        best = [-1] * n
        heap = [(-oil, 0)]
        best[0] = oil
        while heap:
            left, v = heapq.heappop(heap)
            left = -left
            if left < best[v]:
                continue
            for to, w in adj[v]:
                remain = self.burn(left, w, to in lamps)
                if remain > best[to]:
                    best[to] = remain
                    heapq.heappush(heap, (-remain, to))
        return self.report(best)

    def burn(self, left, w, lit):
        cost = w // 2 if lit else w
        return left - cost if left >= cost else -1

    def report(self, best):
        dark = [i for i, b in enumerate(best) if b < 0]
        return min((b for b in best if b >= 0), default=0), dark
#> Solution().lanternWalk(4, [[0, 1, 20], [1, 2, 30], [0, 2, 60], [2, 3, 15]], [2], 50)
#> Solution().lanternWalk(3, [[0, 1, 10]], [], 9)
#> Solution().lanternWalk(1, [], [0], 5)
#> Solution().lanternWalk(5, [[0, 1, 7], [1, 2, 7], [2, 3, 7], [3, 4, 7], [0, 4, 40]], [4, 1], 30)
#> Solution().lanternWalk(4, [[0, 3, 100], [3, 1, 1], [1, 2, 1]], [0, 1, 2, 3], 52)
# %%
def river_crossing_plan(stones, strength):
    n = len(stones)
    seen = {(0, 1): None}
    order = [(0, 1)]

    def options(pos, jump):
        for nj in (jump - 1, jump, jump + 1):
            if nj > 0 and pos + nj < n:
                yield pos + nj, nj

    def sturdy(pos, jump):
        return stones[pos] >= jump * strength

    for state in order:
        pos, jump = state
        if pos == n - 1:
            break
        for nxt in options(pos, jump):
            if nxt not in seen and sturdy(*nxt):
                seen[nxt] = state
                order.append(nxt)
    else:
        return -1, len(order)
    path = []
    while state:
        path.append(state[0])
        state = seen[state]
    return path[::-1], len(order)
#> river_crossing_plan([9, 5, 12, 3, 20, 15, 40], 5)
#> river_crossing_plan([1, 1, 1, 1], 2)
#> river_crossing_plan([50], 1)
#> river_crossing_plan([10, 30, 10, 60, 10, 70, 90, 20], 10)
#> river_crossing_plan([8, 0, 8, 8], 4)
# %%
from collections import defaultdict
from typing import List


class Solution:
    def royalLineage(self, births: List[str], deaths: List[str]) -> List[str]:
        self.kids = defaultdict(list)
        root = None
        for line in births:
            parent, child = line.split('>')
            if root is None:
                root = parent
            self.kids[parent].append(child)
        gone = {}
        crowns = []
        for name in deaths:
            gone[name] = True
            heir = self.heir(root, gone)
            if heir is None:
                crowns.append('none')
                break
            if not crowns or crowns[-1] != heir:
                crowns.append(heir)
        return crowns

    def heir(self, who, gone):
        if who is None:
            return None
        if who not in gone:
            return who
        for kid in self.kids[who]:
            found = self.heir(kid, gone)
            if found:
                return found
        return None
#> Solution().royalLineage(['Ada>Bea', 'Ada>Cal', 'Bea>Dot'], ['Ada', 'Dot', 'Bea'])
#> Solution().royalLineage(['Ann>Bob'], ['Ann', 'Bob', 'Cat'])
#> Solution().royalLineage([], ['Zed'])
#> Solution().royalLineage(['K>L', 'K>M', 'L>N', 'M>O', 'M>P'], ['L', 'K', 'N', 'M', 'O'])
#> Solution().royalLineage(['X>Y', 'Y>Z'], [])
# %%
class Solution:
    def diceLadders(self, size, links, rolls):
        jump = {}
        for a, b in links:
            jump[a] = b
        pos = [0, 0]
        turn = 0
        bonus = 0
        for k, roll in enumerate(rolls):
            pos[turn] = self.land(pos[turn], roll + bonus, size, jump)
            bonus = 0
            if pos[turn] == size:
                return turn, k + 1, pos
            if pos[0] == pos[1]:
                pos[1 - turn] = self.retreat(pos[1 - turn])
                bonus = 1
            if roll != 6:
                turn = 1 - turn
        return -1, len(rolls), pos

    def land(self, at, roll, size, jump):
        target = at + roll
        if target > size:
            target = 2 * size - target
        hops = 0
        while target in jump and hops < 3:
            target = jump[target]
            hops += 1
        return target

    def retreat(self, at):
        return at // 2 if at > 4 else 0
#> Solution().diceLadders(30, [[4, 14], [9, 20], [25, 3]], [4, 3, 6, 5, 5, 2, 6])
#> Solution().diceLadders(10, [[3, 7]], [3, 3, 3, 1, 2])
#> Solution().diceLadders(50, [], [])
#> Solution().diceLadders(20, [[6, 12], [12, 18], [18, 2]], [6, 5, 1, 4, 6, 6, 2, 3])
#> Solution().diceLadders(12, [[5, 5]], [5, 2, 6, 1, 4])
# %%
from typing import List


class Solution:
    def cheapPaving(self, tiles: List[int], length: int, glue: int) -> List[int]:
        INF = 10 ** 6
        best = [0] + [INF] * length
        last = [0] * (length + 1)
        for cur in range(1, length + 1):
            for size, price in self.pairs(tiles):
                if size <= cur and best[cur - size] < INF:
                    cost = best[cur - size] + price
                    if last[cur - size] not in (0, size):
                        cost += glue
                    if cost < best[cur]:
                        best[cur] = cost
                        last[cur] = size
        return [best[length]] + self.unwind(last, length) if best[length] < INF else []

    def pairs(self, tiles):
        return list(zip(tiles[::2], tiles[1::2]))

    def unwind(self, last, at):
        out = []
        while at:
            out.append(last[at])
            at -= last[at]
        return out
#> Solution().cheapPaving([3, 20, 5, 30], 11, 4)
#> Solution().cheapPaving([4, 7], 10, 1)
#> Solution().cheapPaving([1, 10, 4, 25], 9, 50)
#> Solution().cheapPaving([2, 3], 0, 9)
#> Solution().cheapPaving([2, 11, 7, 30], 13, 0)
# %%
def calendar_gaps(booked, day, need):
    def minutes(text):
        h, m = text.split(':')
        return int(h) * 60 + int(m)

    def show(t):
        return f'{t // 60:02d}:{t % 60:02d}'

    start, end = map(minutes, day)
    spans = sorted((minutes(a), minutes(b)) for a, b in booked)
    gaps = []
    for a, b in spans:
        if a > start and a - start >= need:
            gaps.append((show(start), show(a)))
        start = max(start, b)
        if start >= end:
            break
    else:
        if end - start >= need:
            gaps.append((show(start), show(end)))
    return gaps
#> calendar_gaps([['09:30', '10:15'], ['13:00', '14:00'], ['10:00', '11:00']], ['09:00', '17:00'], 45)
#> calendar_gaps([], ['08:00', '08:20'], 30)
#> calendar_gaps([['00:00', '23:59']], ['06:00', '22:00'], 1)
#> calendar_gaps([['12:00', '12:30'], ['15:45', '16:10']], ['11:50', '16:40'], 30)
#> calendar_gaps([['09:00', '09:05']], ['09:00', '10:00'], 55)
# %%
class Solution:
    def trimForest(self, parents, sap, need):
        n = len(parents)
        kids = [0] * n
        for p in parents:
            if p >= 0:
                kids[p] += 1
        flow = sap[:]
        leaves = [v for v in range(n) if kids[v] == 0]
        cut = []
        while leaves:
            v = leaves.pop()
            p = parents[v]
            if flow[v] < need:
                cut.append(v)
                gift = self.salvage(flow[v])
            else:
                gift = flow[v] - need
            if p < 0:
                break
            flow[p] += gift
            kids[p] -= 1
            if kids[p] == 0:
                leaves.append(p)
        return sorted(cut), flow[parents.index(-1)]

    def salvage(self, amount):
        return max(0, amount // 4)
#> Solution().trimForest([-1, 0, 0, 1, 1, 2], [5, 3, 20, 12, 4, 9], 8)
#> Solution().trimForest([-1], [100], 200)
#> Solution().trimForest([1, 2, 3, -1], [40, -10, 6, 0], 5)
#> Solution().trimForest([-1, 0, 0, 0, 3, 3, 3], [1, 2, 3, 4, 50, 60, 7], 10)
#> Solution().trimForest([2, 2, -1], [16, 16, 16], 0)
# %%
from bisect import bisect_left
from typing import List


class Solution:
    def seatCounts(self, arrivals: List[int], queries: List[int]) -> List[int]:
        values = sorted(set(arrivals))
        bit = [0] * (len(values) + 1)

        def add(i: int) -> None:
            while i < len(bit):
                bit[i] += 1
                i += i & (-i)

        def below(i: int) -> int:
            total = 0
            while i > 0:
                total += bit[i]
                i -= i & (-i)
            return total

        shorter = []
        for a in arrivals:
            k = bisect_left(values, a)
            shorter.append(below(k))
            add(k + 1)
        return [shorter[q] if 0 <= q < len(shorter) else -1 for q in queries]
#> Solution().seatCounts([170, 155, 182, 160, 175], [0, 2, 4])
#> Solution().seatCounts([90, 90, 90, 90], [3])
#> Solution().seatCounts([], [0])
#> Solution().seatCounts([12, 45, 3, 78, 40, 66, 19, 81], [7, 5, 3, 1])
#> Solution().seatCounts([-5, -9, 4, 0], [2, 3, 9])
# %%
class Solution:
    def swapToSorted(self, crates, fixed):
        n = len(crates)
        order = sorted(range(n), key=lambda i: (crates[i], i))
        target = [0] * n
        for pos, i in enumerate(order):
            target[i] = pos
        visited = [False] * n
        cost = 0
        cycles = []
        for i in range(n):
            if visited[i]:
                continue
            cycle = self.follow(i, target, visited)
            if len(cycle) > 1:
                cycles.append(len(cycle))
                cost += self.price([crates[k] for k in cycle], fixed)
        return cost, cycles

    def follow(self, i, target, visited):
        cycle = []
        while not visited[i]:
            visited[i] = True
            cycle.append(i)
            i = target[i]
        return cycle

    def price(self, weights, fixed):
        light = min(weights)
        direct = sum(weights) + light * (len(weights) - 2)
        return min(direct, fixed * len(weights))
#> Solution().swapToSorted([30, 10, 20, 50, 40], 25)
#> Solution().swapToSorted([1, 2, 3, 4], 9)
#> Solution().swapToSorted([], 5)
#> Solution().swapToSorted([700, 15, 320, 88, 5, 410], 200)
#> Solution().swapToSorted([6, 6, 5, 5], 100)
# %%
def lighthouse_pairs(towers, fog):
    towers = sorted(towers)
    n = len(towers)

    def sees(i, j):
        (x1, h1), (x2, h2) = towers[i], towers[j]
        if x2 - x1 > fog:
            return False
        for k in range(i + 1, j):
            x, h = towers[k]
            line = h1 * (x2 - x) + h2 * (x - x1)
            if h * (x2 - x1) >= line:
                return False
        return True

    pairs = []
    for i in range(n):
        for j in range(i + 1, n):
            if sees(i, j):
                pairs.append((towers[i][0], towers[j][0]))
    lonely = [x for x, _ in towers if all(x not in p for p in pairs)]
    return pairs, lonely
#> lighthouse_pairs([[0, 10], [20, 5], [40, 12]], 50)
#> lighthouse_pairs([[0, 30], [100, 30], [200, 30]], 90)
#> lighthouse_pairs([[5, 5]], 10)
#> lighthouse_pairs([[10, 8], [30, 40], [50, 9], [70, 15]], 45)
#> lighthouse_pairs([[-20, 12], [0, 50], [15, 49]], 100)
# %%
from typing import List


class Solution:
    def escapeOrder(self, grid: List[str], exits: str) -> List[str]:
        self.grid = grid
        people = []
        for r, row in enumerate(grid):
            for c, ch in enumerate(row):
                if ch.isalpha():
                    people.append((self.shortest(r, c, exits), ch))
        people.sort()
        return [f'{name}{d}' if d < 99 else f'{name}?' for d, name in people]

    def shortest(self, r: int, c: int, exits: str) -> int:
        best = 99
        for side in exits:
            best = min(best, self.slide(r, c, side))
        return best

    def slide(self, r: int, c: int, side: str) -> int:
        dr, dc = {'N': (-1, 0), 'S': (1, 0), 'W': (0, -1), 'E': (0, 1)}[side]
        steps = 0
        while True:
            r += dr
            c += dc
            steps += 1
            if not (0 <= r < len(self.grid) and 0 <= c < len(self.grid[0])):
                return steps
            if self.grid[r][c] == '#':
                return 99
#> Solution().escapeOrder(['A.#', '.B.', '#.C'], 'NE')
#> Solution().escapeOrder(['###', '#Z#', '###'], 'NSWE')
#> Solution().escapeOrder(['....', '....'], 'W')
#> Solution().escapeOrder(['p..q', '.#..', 'r..s'], 'SW')
#> Solution().escapeOrder(['K#L'], 'EW')
# %%
class Solution:
    def potionShelf(self, recipes, shelf, depth):
        self.recipes = recipes
        self.depth = depth
        stock = dict(shelf)
        made = {}
        for name in recipes:
            if self.brew(name, stock, 0):
                made[name] = made.get(name, 0) + 1
        return made, {k: v for k, v in stock.items() if v > 0}

    def brew(self, name, stock, level):
        if level > self.depth or name not in self.recipes:
            return False
        trial = dict(stock)
        for part, qty in self.recipes[name].items():
            while trial.get(part, 0) < qty:
                if not self.brew(part, trial, level + 1):
                    return False
                trial[part] = trial.get(part, 0) + 1
            trial[part] -= qty
        stock.clear()
        stock.update(trial)
        return True
#> Solution().potionShelf({'mist': {'dew': 2}, 'storm': {'mist': 1, 'ash': 1}}, {'dew': 5, 'ash': 1}, 3)
#> Solution().potionShelf({'goo': {'slime': 3}}, {'slime': 2}, 1)
#> Solution().potionShelf({}, {'dust': 4}, 2)
#> Solution().potionShelf({'a': {'b': 1}, 'b': {'c': 2}, 'd': {'a': 1, 'b': 1}}, {'c': 9, 'b': 1}, 2)
#> Solution().potionShelf({'x': {'y': 1}, 'y': {'x': 1}}, {'z': 1}, 4)
# %%
from typing import List


class Solution:
    def fairSplit(self, nums: List[int]) -> List[int]:
        half = len(nums) // 2
        left = self.signed(nums[:half])
        right = self.signed(nums[half:])
        right.sort()
        best = None
        for a, maskA in sorted(left):
            i = self.lower(right, -a)
            for k in (i - 1, i):
                if 0 <= k < len(right):
                    gap = abs(a + right[k][0])
                    if best is None or gap < best[0]:
                        best = [gap, maskA, right[k][1]]
        return best

    def signed(self, xs: List[int]):
        out = [(0, 0)]
        for i, x in enumerate(xs):
            out = [(s + x, m | 1 << i) for s, m in out] + [(s - x, m) for s, m in out]
        return out

    def lower(self, arr, value):
        lo, hi = 0, len(arr)
        while lo < hi:
            mid = (lo + hi) // 2
            if arr[mid][0] < value:
                lo = mid + 1
            else:
                hi = mid
        return lo
#> Solution().fairSplit([31, 44, 12, 27])
#> Solution().fairSplit([100, 1])
#> Solution().fairSplit([])
#> Solution().fairSplit([15, 62, 48, 9, 20])
#> Solution().fairSplit([7, 7, 7])
# %%
def merge_streams(streams, cap):
    import_heads = [0] * len(streams)
    buffer = []
    out = []

    def flush():
        out.append(sum(buffer))
        buffer.clear()

    def smallest():
        pick = -1
        for k, s in enumerate(streams):
            if import_heads[k] < len(s):
                if pick < 0 or s[import_heads[k]] < streams[pick][import_heads[pick]]:
                    pick = k
        return pick

    while True:
        k = smallest()
        if k < 0:
            break
        value = streams[k][import_heads[k]]
        import_heads[k] += 1
        if buffer and sum(buffer) + value > cap:
            flush()
        buffer.append(value)
    if buffer:
        flush()
    return out
#> merge_streams([[5, 30, 41], [8, 12], [2, 60]], 50)
#> merge_streams([[100], [90], [80]], 75)
#> merge_streams([[], []], 10)
#> merge_streams([[11, 13, 17, 19], [10, 14, 16]], 30)
#> merge_streams([[-20, -10, 0, 10, 20]], 5)
# %%
from functools import lru_cache


class Solution:
    def weaveCount(self, pattern, a, b):
        @lru_cache(None)
        def ways(i, j):
            k = i + j
            if k == len(pattern):
                return 1 if i == len(a) and j == len(b) else 0
            total = 0
            if i < len(a) and fits(a[i], pattern[k]):
                total += ways(i + 1, j)
            if j < len(b) and fits(b[j], pattern[k]):
                total += ways(i, j + 1)
            return total

        def fits(ch, slot):
            return slot == '?' or ch == slot

        if len(a) + len(b) != len(pattern):
            return -1
        return ways(0, 0)
#> Solution().weaveCount('a?c?', 'ac', 'bd')
#> Solution().weaveCount('?????', 'xy', 'xyx')
#> Solution().weaveCount('abc', 'a', 'b')
#> Solution().weaveCount('s?nd?', 'sad', 'ny')
#> Solution().weaveCount('oooo', 'oo', 'oo')
# %%
from typing import List


class Solution:
    def subwayDelay(self, n: int, tracks: List[List[int]], jams: List[int]) -> List[int]:
        graph = [[] for _ in range(n)]
        indeg = [0] * n
        for u, v, t in tracks:
            graph[u].append((v, t))
            indeg[v] += 1
        order = self.order(graph, indeg)
        if len(order) < n:
            return [-1]
        late = [0] * n
        for u in order:
            if u in jams:
                late[u] += 10
            for v, t in graph[u]:
                late[v] = max(late[v], self.recover(late[u], t))
        return late

    def order(self, graph, indeg):
        ready = [v for v in range(len(graph)) if indeg[v] == 0]
        done = []
        while ready:
            u = ready.pop()
            done.append(u)
            for v, _ in graph[u]:
                indeg[v] -= 1
                if indeg[v] == 0:
                    ready.append(v)
        return done

    def recover(self, delay, t):
        return max(0, delay - t // 5)
#> Solution().subwayDelay(5, [[0, 1, 10], [0, 2, 25], [1, 3, 5], [2, 3, 10], [3, 4, 40]], [0, 2])
#> Solution().subwayDelay(3, [[0, 1, 5], [1, 2, 5], [2, 0, 5]], [1])
#> Solution().subwayDelay(1, [], [0])
#> Solution().subwayDelay(6, [[5, 0, 4], [5, 2, 9], [4, 0, 15], [4, 1, 20], [2, 3, 6], [3, 1, 12]], [5, 3, 4])
#> Solution().subwayDelay(4, [[3, 2, 3], [2, 1, 3], [1, 0, 3]], [3, 2, 1, 0])
# %%
class Solution:
    def longestChime(self, bells):
        n = len(bells)
        up = self.sweep(bells)
        down = self.sweep(bells[::-1])[::-1]
        best = (0, -1)
        for i in range(n):
            if up[i] > 1 and down[i] > 1:
                cand = (up[i] + down[i] - 1, -i)
                best = max(best, cand) if best[1] != -1 or best[0] else cand
        if best[0] == 0:
            return []
        return self.slice(bells, -best[1], up, down)

    def sweep(self, xs):
        run = [1] * len(xs)
        for i in range(1, len(xs)):
            if xs[i] > xs[i - 1]:
                run[i] = run[i - 1] + 1
        return run

    def slice(self, bells, peak, up, down):
        lo = peak - up[peak] + 1
        hi = peak + down[peak]
        return bells[lo:hi]
#> Solution().longestChime([20, 35, 50, 42, 18, 60, 61, 59])
#> Solution().longestChime([5, 4, 3, 2])
#> Solution().longestChime([])
#> Solution().longestChime([10, 90, 10, 95, 96, 97, 3, 2, 1, 8])
#> Solution().longestChime([-30, -20, -25, 0, 0, 5])
# %%
import heapq


def power_grid(plants, demand, wires):
    order = sorted(plants, key=lambda p: p[1] / p[0])
    cost, need = 0, demand
    online = []
    for output, price in order:
        if need <= 0:
            break
        online.append((output, price))
        need -= output
        cost += price
    if need > 0:
        return 'blackout', -need
    spare = -need
    cost -= drop_wasteful(online, spare)
    return 'ok', cost + cheapest_wires(wires)


def drop_wasteful(online, spare):
    saved = 0
    for output, price in sorted(online, key=lambda p: -p[1]):
        if output <= spare:
            spare -= output
            saved += price
    return saved


def cheapest_wires(wires):
    heap = list(wires)
    heapq.heapify(heap)
    total = 0
    while len(heap) > 1:
        a, b = heapq.heappop(heap), heapq.heappop(heap)
        total += a + b
        heapq.heappush(heap, a + b)
    return total
#> power_grid([[50, 100], [80, 120], [30, 90]], 120, [4, 7, 3, 10])
#> power_grid([[10, 5]], 100, [1, 1])
#> power_grid([], 0, [])
#> power_grid([[25, 10], [60, 45], [100, 200], [40, 24]], 130, [12, 12, 5])
#> power_grid([[500, 100], [5, 1]], 300, [9])
# %%
from typing import List


class Solution:
    def knightTour(self, board: List[List[int]], moves: int) -> int:
        n, m = len(board), len(board[0])
        cur = [[v for v in row] for row in board]
        for _ in range(moves):
            nxt = [[-1] * m for _ in range(n)]
            for r in range(n):
                for c in range(m):
                    nxt[r][c] = self.bestFrom(cur, r, c, board[r][c])
            cur = nxt
        return max(max(row) for row in cur)

    def bestFrom(self, cur, r, c, here):
        best = -1
        for dr, dc in ((1, 2), (2, 1)):
            for sr, sc in ((r + dr, c + dc), (r - dr, c - dc)):
                if 0 <= sr < len(cur) and 0 <= sc < len(cur[0]):
                    best = max(best, cur[sr][sc])
        return best + here if best >= 0 else -1
#> Solution().knightTour([[10, 20, 30], [40, 50, 60]], 1)
#> Solution().knightTour([[7, 1], [2, 9], [30, 4]], 1)
#> Solution().knightTour([[55]], 0)
#> Solution().knightTour([[1, 2], [3, 4]], 1)
#> Solution().knightTour([[12, 80, 3, 41]], 1)
# %%
class Solution:
    def auditChain(self, blocks, mod):
        h = 7
        bad = []
        for i, block in enumerate(blocks):
            text, claimed = block.rsplit(':', 1)
            h = self.digest(text, h, mod)
            if h != int(claimed):
                bad.append(i)
                fixed = self.repair(text, int(claimed), h, mod)
                h = int(claimed) if fixed else h
        return bad, h

    def digest(self, text, seed, mod):
        h = seed
        for ch in text:
            h = (h * 31 + ord(ch)) % mod
        return h

    def repair(self, text, claimed, h, mod):
        diff = (claimed - h) % mod
        return 0 < diff < 10 or len(text) < 2
#> Solution().auditChain(['ab:25', 'cd:40', 'e:3'], 101)
#> Solution().auditChain(['pay10:55', 'pay20:60'], 97)
#> Solution().auditChain([], 11)
#> Solution().auditChain(['x:0', 'y:1', 'z:2', 'w:3'], 5)
#> Solution().auditChain(['hello:12', 'world:1'], 13)
# %%
from typing import List


class Solution:
    def sprinklerPlan(self, beds: List[int], radius: int, heads: int) -> int:
        beds.sort()
        n = len(beds)
        reach = [self.lastWithin(beds, i, 2 * radius) for i in range(n)]
        dp = [[0] * (n + 1) for _ in range(heads + 1)]
        for h in range(1, heads + 1):
            for i in range(n - 1, -1, -1):
                covered = reach[i] - i + 1
                dp[h][i] = max(dp[h][i + 1], covered + dp[h - 1][reach[i] + 1])
        return dp[heads][0]

    def lastWithin(self, beds, i, span):
        lo, hi = i, len(beds) - 1
        while lo < hi:
            mid = (lo + hi + 1) // 2
            if beds[mid] - beds[i] <= span:
                lo = mid
            else:
                hi = mid - 1
        return lo
#> Solution().sprinklerPlan([10, 14, 22, 40, 43, 80], 5, 2)
#> Solution().sprinklerPlan([100, 200, 300], 20, 2)
#> Solution().sprinklerPlan([], 5, 1)
#> Solution().sprinklerPlan([5, 6, 7, 8, 9, 50, 51], 1, 2)
#> Solution().sprinklerPlan([-9, 9, 0], 9, 1)
# %%
def tag_parser(doc):
    stack = []
    errors = []
    depth = 0
    i = 0

    def close(name, at):
        while stack and stack[-1] != name:
            errors.append(f'unclosed {stack.pop()}')
        if stack:
            stack.pop()
        else:
            errors.append(f'stray {name}@{at}')

    def read(at):
        end = doc.find('>', at)
        if end < 0:
            return None, len(doc)
        return doc[at + 1:end], end + 1

    while i < len(doc):
        if doc[i] != '<':
            i += 1
            continue
        tag, nxt = read(i)
        if tag is None:
            errors.append('cut')
        elif tag.startswith('/'):
            close(tag[1:], i)
        elif not tag.endswith('/'):
            stack.append(tag)
            depth = max(depth, len(stack))
        i = nxt
    return depth, errors, stack
#> tag_parser('<a><b>hi</b></a>')
#> tag_parser('<x><y></x>z</w>')
#> tag_parser('')
#> tag_parser('<p>one<br/><i>two</p><u')
#> tag_parser('</k>text<m><n>')
# %%
from collections import deque
from typing import List


class Solution:
    def kitchenLine(self, orders: List[List[int]], cooks: int, patience: int) -> List[int]:
        queue = deque()
        busy = [0] * cooks
        served = []
        i = t = 0
        while i < len(orders) or queue:
            while i < len(orders) and orders[i][0] <= t:
                queue.append(i)
                i += 1
            self.expire(queue, orders, t, patience)
            for c in range(cooks):
                if queue and busy[c] <= t:
                    job = queue.popleft()
                    busy[c] = t + orders[job][1]
                    served.append(job)
            t = self.nextTime(busy, orders, i, t)
        return served + [max(busy)]

    def expire(self, queue, orders, t, patience):
        while queue and t - orders[queue[0]][0] > patience:
            queue.popleft()

    def nextTime(self, busy, orders, i, t):
        later = [b for b in busy if b > t]
        if i < len(orders):
            later.append(orders[i][0])
        return min(later, default=t + 1)
#> Solution().kitchenLine([[0, 20], [5, 10], [6, 15], [30, 5]], 1, 20)
#> Solution().kitchenLine([[0, 50], [0, 50], [10, 5], [12, 5]], 2, 30)
#> Solution().kitchenLine([], 1, 5)
#> Solution().kitchenLine([[3, 8], [4, 8], [5, 8], [25, 1], [25, 1], [26, 9]], 2, 100)
#> Solution().kitchenLine([[100, 7]], 3, 0)
# %%
class Solution:
    def tileReach(self, board, word):
        rows, cols = len(board), len(board[0])
        used = [[False] * cols for _ in range(rows)]
        trail = []

        def spell(k, r, c):
            if k == len(word):
                return True
            if not ok(r, c) or board[r][c] not in (word[k], '*'):
                return False
            used[r][c] = True
            trail.append((r, c))
            for dr, dc in ((0, 1), (1, 1), (1, 0), (-1, 0), (0, -1)):
                if spell(k + 1, r + dr, c + dc):
                    return True
            used[r][c] = False
            trail.pop()
            return False

        def ok(r, c):
            return 0 <= r < rows and 0 <= c < cols and not used[r][c]

        for r in range(rows):
            for c in range(cols):
                if spell(0, r, c):
                    return trail
        return []
#> Solution().tileReach(['cat', 'xre', 'oo*'], 'crepe')
#> Solution().tileReach(['abc', 'def', 'ghi'], 'aei')
#> Solution().tileReach(['zz', 'zz'], 'q')
#> Solution().tileReach(['ton', 'e*s', 'dab'], 'test')
#> Solution().tileReach(['m*p', 'qra'], 'map')
# %%
from typing import List


class Solution:
    def bestCampsites(self, altitude: List[int], water: List[int], pick: int) -> List[int]:
        dist = self.toWater(len(altitude), water)
        ranked = sorted(range(len(altitude)), key=lambda i: self.comfort(altitude[i], dist[i]))
        chosen = []
        for i in ranked:
            if all(abs(i - j) > 1 for j in chosen):
                chosen.append(i)
            if len(chosen) == pick:
                break
        return sorted(chosen)

    def toWater(self, n, water):
        dist = [n] * n
        for w in water:
            dist[w] = 0
        for i in range(1, n):
            dist[i] = min(dist[i], dist[i - 1] + 1)
        for i in range(n - 2, -1, -1):
            dist[i] = min(dist[i], dist[i + 1] + 1)
        return dist

    def comfort(self, alt, d):
        if d == 0:
            return 1000
        return d * 20 + abs(alt - 300) // 10
#> Solution().bestCampsites([310, 280, 450, 120, 305, 299], [2], 2)
#> Solution().bestCampsites([100, 900, 300, 300, 300], [0, 4], 3)
#> Solution().bestCampsites([], [], 1)
#> Solution().bestCampsites([250, 260, 270, 280, 290, 300, 310, 320], [1, 6], 3)
#> Solution().bestCampsites([500], [0], 2)
# %%
def bit_lottery(tickets, draw):
    root = [None, None]
    for t in tickets:
        insert(root, t, 7)
    wins = []
    for d in draw:
        wins.append(best_xor(root, d, 7) if tickets else None)
    return wins


def insert(node, value, top):
    for b in range(top, -1, -1):
        bit = value >> b & 1
        if node[bit] is None:
            node[bit] = [None, None]
        node = node[bit]


def best_xor(node, value, top):
    score = 0
    for b in range(top, -1, -1):
        want = 1 - (value >> b & 1)
        if node[want] is None:
            want = 1 - want
        else:
            score |= 1 << b
        node = node[want]
    return score
#> bit_lottery([12, 200, 77], [45])
#> bit_lottery([255], [255, 0])
#> bit_lottery([], [9])
#> bit_lottery([3, 5], [130])
#> bit_lottery([64, 128], [96])
# %%
class Solution:
    def stretchyWord(self, typed, target, maxStretch):
        i = j = 0
        budget = maxStretch
        fixes = []
        while i < len(typed) and j < len(target):
            a, b = self.run(typed, i), self.run(target, j)
            if typed[i] != target[j]:
                return None
            diff = a - b
            if diff > 0:
                budget -= diff
                fixes.append((i, diff))
            elif diff < 0 and not self.mute(target[j]):
                return None
            if budget < 0:
                return None
            i += a
            j += b
        if i < len(typed) or j < len(target):
            return None
        return fixes

    def run(self, s, i):
        k = i
        while k < len(s) and s[k] == s[i]:
            k += 1
        return k - i

    def mute(self, ch):
        return ch in 'hw'
#> Solution().stretchyWord('heeelllo', 'hello', 4)
#> Solution().stretchyWord('noooo', 'no', 2)
#> Solution().stretchyWord('', '', 0)
#> Solution().stretchyWord('aahh', 'ahhhh', 1)
#> Solution().stretchyWord('balloonn', 'balloon', 3)
# %%
from typing import List


class Solution:
    def cheapestUpgrade(self, servers: List[int], parts: List[List[int]], goal: int) -> int:
        lo, hi = 0, sum(p[0] for p in parts)
        if not self.reach(servers, parts, hi, goal):
            return -1
        while lo < hi:
            mid = (lo + hi) // 2
            if self.reach(servers, parts, mid, goal):
                hi = mid
            else:
                lo = mid + 1
        return lo

    def reach(self, servers, parts, money, goal):
        gain = [0] * (money + 1)
        for price, boost in parts:
            for m in range(money, price - 1, -1):
                gain[m] = max(gain[m], gain[m - price] + boost)
        return min(servers) + gain[money] >= goal
#> Solution().cheapestUpgrade([40, 35], [[3, 10], [5, 12]], 50)
#> Solution().cheapestUpgrade([10], [[2, 5], [2, 5]], 30)
#> Solution().cheapestUpgrade([90, 80, 85], [], 80)
#> Solution().cheapestUpgrade([20, 60], [[4, 25], [3, 9], [2, 9]], 38)
#> Solution().cheapestUpgrade([7, 7], [[6, 100]], 8)
# %%
def market_day(stalls, buyers):
    prices = sorted(([p, s] for s, p in stalls), reverse=True)
    leftover = {}
    deals = []

    def cheapest(limit):
        for k in range(len(prices) - 1, -1, -1):
            if prices[k][0] <= limit:
                return k
        return None

    def raise_price(k, seen):
        prices[k][0] += max(1, prices[k][0] // 10)
        if seen > 1:
            prices[k][0] += seen
        prices.sort(reverse=True)

    counts = {}
    for who, cash in buyers:
        k = cheapest(cash)
        if k is None:
            leftover[who] = cash
            continue
        price, stall = prices[k]
        deals.append((who, stall, price))
        counts[stall] = counts.get(stall, 0) + 1
        raise_price(k, counts[stall])
    return deals, leftover
#> market_day([['fig', 20], ['nut', 15], ['oil', 50]], [['al', 30], ['bo', 16], ['cy', 18], ['di', 10]])
#> market_day([], [['eve', 99]])
#> market_day([['tea', 100]], [['x', 105], ['y', 105], ['z', 200]])
#> market_day([['a', 9], ['b', 9]], [['p', 9], ['q', 9], ['r', 9], ['s', 12]])
#> market_day([['jam', 5]], [])
# %%
class Solution:
    def treasureDigits(self, limit, banned, parity):
        self.digits = [int(c) for c in str(limit)]
        self.banned = banned
        self.parity = parity
        self.memo = {}
        return self.count(0, 0, True)

    def count(self, i, odd, tight):
        if i == len(self.digits):
            return int(odd == self.parity)
        key = (i, odd, tight)
        if key in self.memo:
            return self.memo[key]
        total = 0
        for d in self.choices(i, tight):
            total += self.count(i + 1, (odd + d) % 2, tight and d == self.digits[i])
        self.memo[key] = total
        return total

    def choices(self, i, tight):
        top = self.digits[i] if tight else 9
        return [d for d in range(top + 1) if d not in self.banned]
#> Solution().treasureDigits(47, [3, 4], 0)
#> Solution().treasureDigits(99, [1, 3, 5, 7, 9], 1)
#> Solution().treasureDigits(312, [0, 2, 4, 6, 8, 5], 1)
#> Solution().treasureDigits(0, [], 0)
#> Solution().treasureDigits(250, [7, 8, 9, 6, 5], 1)
# %%
from typing import List


class Solution:
    def rebalance(self, shelves: List[List[int]], moves: int) -> List[int]:
        totals = [sum(s) for s in shelves]
        for _ in range(moves):
            hi = totals.index(max(totals))
            lo = totals.index(min(totals))
            book = self.choose(shelves[hi], totals[hi] - totals[lo])
            if book is None:
                break
            shelves[hi].remove(book)
            shelves[lo].append(book)
            totals[hi] -= book
            totals[lo] += book
        return totals

    def choose(self, shelf, gap):
        best = None
        for b in shelf:
            if b >= gap:
                continue
            if best is None or self.off(b, gap) < self.off(best, gap):
                best = b
        return best

    def off(self, b, gap):
        return abs(gap - 2 * b)
#> Solution().rebalance([[30, 12, 45], [5], [20, 22]], 3)
#> Solution().rebalance([[10, 10], [10, 10]], 5)
#> Solution().rebalance([[]], 2)
#> Solution().rebalance([[100, 60, 7, 8], [15, 3], [90]], 4)
#> Solution().rebalance([[250], [1]], 1)
# %%
def harbor_chain(ships, chain):
    n = len(ships)
    links = sorted((abs(ships[i] - ships[j]), i, j) for i in range(n) for j in range(i))
    root = [-1] * n

    def find(x):
        while root[x] >= 0:
            x = root[x]
        return x

    used, cut = 0, []
    for length, i, j in links:
        a, b = find(i), find(j)
        if a == b:
            continue
        if used + length > chain:
            cut.append(length)
            continue
        if root[a] > root[b]:
            a, b = b, a
        root[a] += root[b]
        root[b] = a
        used += length
    groups = sorted(-r for r in root if r < 0)
    return groups, used, min(cut, default=0)
#> harbor_chain([10, 14, 30, 55], 25)
#> harbor_chain([5, 5, 5], 0)
#> harbor_chain([], 10)
#> harbor_chain([100, 220, 340, 105], 120)
#> harbor_chain([-8, 8, 0, 3], 100)
# %%
from collections import defaultdict


class Solution:
    def gossipGraph(self, messages, source):
        reach = defaultdict(list)
        for line in messages:
            t, pair = line.split(' ')
            a, b = pair.split('->')
            reach[int(t)].append((a, b))
        knows = {source: 0}
        for t in sorted(reach):
            self.spread(reach[t], knows, t)
        return self.rank(knows)

    def spread(self, pairs, knows, t):
        fresh = []
        for a, b in pairs:
            if a in knows and knows[a] < t and b not in knows:
                fresh.append(b)
        for name in fresh:
            knows.setdefault(name, t)

    def rank(self, knows):
        items = sorted(knows.items(), key=lambda kv: (kv[1], kv[0]))
        return ' '.join(f'{n}@{t}' for n, t in items)
#> Solution().gossipGraph(['3 a->b', '5 b->c', '4 c->d', '9 c->d'], 'a')
#> Solution().gossipGraph(['1 x->y', '1 y->z'], 'x')
#> Solution().gossipGraph([], 'me')
#> Solution().gossipGraph(['7 m->n', '2 m->o', '2 o->p', '8 o->p', '8 n->q', '12 q->m'], 'm')
#> Solution().gossipGraph(['5 b->a'], 'a')
# %%
from typing import List


class Solution:
    def stepFilter(self, signal: List[int], width: int, clip: int) -> List[int]:
        smooth = self.medians(signal, width)
        out = []
        level = smooth[0] if smooth else 0
        for s in smooth:
            step = max(-clip, min(clip, s - level))
            level += step
            if out and out[-1] == level:
                continue
            out.append(level)
        return out

    def medians(self, signal, width):
        half = width // 2
        res = []
        for i in range(len(signal)):
            lo = max(0, i - half)
            part = self.insertion(signal[lo:i + half + 1])
            res.append(part[len(part) // 2])
        return res

    def insertion(self, part):
        for i in range(1, len(part)):
            j = i
            while j and part[j - 1] > part[j]:
                part[j - 1], part[j] = part[j], part[j - 1]
                j -= 1
        return part
#> Solution().stepFilter([10, 80, 12, 15, 90], 3, 20)
#> Solution().stepFilter([5, 5, 5, 5], 3, 1)
#> Solution().stepFilter([], 3, 5)
#> Solution().stepFilter([-40, 120, 30, -10], 1, 50)
#> Solution().stepFilter([100, 90, 300, 70, 60], 3, 8)
# %%
class Solution:
    def vineyard(self, rows, k):
        prefix = self.table(rows)
        n, m = len(rows), len(rows[0])
        best = None
        for r in range(n):
            for c in range(m):
                box = self.clip(r, c, k, n, m)
                total = self.area(prefix, *box)
                if best is None or total > best[0]:
                    best = (total, r, c)
        return best

    def table(self, rows):
        p = [[0] * (len(rows[0]) + 1)]
        for row in rows:
            run = 0
            line = [0]
            for j, v in enumerate(row):
                run += v
                line.append(p[-1][j + 1] + run)
            p.append(line)
        return p

    def clip(self, r, c, k, n, m):
        return max(0, r - k), max(0, c - k), min(n, r + k + 1), min(m, c + k + 1)

    def area(self, p, r1, c1, r2, c2):
        return p[r2][c2] - p[r1][c2] - p[r2][c1] + p[r1][c1]
#> Solution().vineyard([[3, 8, -5], [12, 1, 7]], 1)
#> Solution().vineyard([[40, -10], [-20, 30], [5, 5]], 0)
#> Solution().vineyard([[99]], 3)
#> Solution().vineyard([[1, 2, 3, 4], [90, -60, 10, 10]], 1)
#> Solution().vineyard([[-7, -3, -9]], 1)
# %%
def clock_puzzle(dials, presses):
    faces = list(dials)
    history = {tuple(faces): 0}

    def press(k, amount):
        n = len(faces)
        faces[k] = (faces[k] + amount) % 12
        faces[(k + 1) % n] = (faces[(k + 1) % n] + 3) % 12
        if faces[k] == 0:
            chime(k)

    def chime(k):
        for i in range(len(faces)):
            if i != k:
                faces[i] = 11 - faces[i]

    for t, (k, amount) in enumerate(presses, 1):
        press(k, amount)
        snap = tuple(faces)
        if snap in history:
            return 'repeat', history[snap], t
        history[snap] = t
        if len(set(faces)) == 1:
            return 'aligned', faces[0], t
    return 'open', sum(faces), len(presses)
#> clock_puzzle([3, 7, 10], [[0, 4], [1, 2], [2, 9]])
#> clock_puzzle([0, 9], [[0, 0], [1, 0], [0, 6]])
#> clock_puzzle([5], [])
#> clock_puzzle([6, 3, 6, 1], [[1, 3], [3, 11], [0, 1], [2, 5], [1, 8]])
#> clock_puzzle([1, 10], [[0, 12], [1, 0]])
# %%
from typing import List


class Solution:
    def minimumTowers(self, towns: List[int], cost: List[int], reach: int) -> int:
        n = len(towns)
        order = sorted(range(n), key=lambda i: towns[i])
        pos = [towns[i] for i in order]
        fee = [cost[i] for i in order]
        dp = [0] + [10 ** 6] * n
        for i in range(1, n + 1):
            for t in range(n):
                if not self.covers(pos[t], pos[i - 1], reach):
                    continue
                first = self.firstCovered(pos, t, reach)
                if first < i:
                    dp[i] = min(dp[i], dp[first] + fee[t])
        return dp[n]

    def covers(self, a, b, reach):
        return abs(a - b) <= reach

    def firstCovered(self, pos, t, reach):
        k = t
        while k > 0 and self.covers(pos[k - 1], pos[t], reach):
            k -= 1
        return k
#> Solution().minimumTowers([10, 18, 40], [5, 9, 4], 10)
#> Solution().minimumTowers([0, 100], [30, 20], 99)
#> Solution().minimumTowers([], [], 5)
#> Solution().minimumTowers([30, 15, 45], [50, 8, 60], 15)
#> Solution().minimumTowers([7, 7], [3, 2], 0)
# %%
class Solution:
    def relayFrames(self, frames, window, lost):
        base = nxt = 0
        acked = {}
        clock = 0
        sends = []
        while base < len(frames) and clock < 40:
            while nxt < min(base + window, len(frames)):
                sends.append(nxt)
                if self.arrives(len(sends), lost):
                    acked[nxt] = clock + frames[nxt]
                nxt += 1
            clock += 1
            base, moved = self.slide(base, acked, clock)
            if not moved and clock % 5 == 0:
                nxt = base
        return sends, clock, base

    def arrives(self, count, lost):
        return count not in lost

    def slide(self, base, acked, clock):
        start = base
        while base in acked and acked[base] <= clock:
            base += 1
        return base, base > start
#> Solution().relayFrames([1, 2, 1, 3], 2, [2])
#> Solution().relayFrames([1, 1, 1, 1, 1, 1], 3, [])
#> Solution().relayFrames([], 4, [1])
#> Solution().relayFrames([4, 1, 2, 2, 1], 4, [1, 6])
#> Solution().relayFrames([30], 1, [1])
# %%
def share_pizza(slices, eaters):
    order = []
    n = len(slices)
    taken = [False] * n

    def neighbours(i):
        return (i - 1) % n, (i + 1) % n

    def greedy():
        free = [i for i in range(n) if not taken[i] and any(taken[j] for j in neighbours(i))]
        return max(free, key=lambda i: (slices[i], -i), default=None)

    def picky():
        free = [i for i in range(n) if not taken[i]]
        return min(free, key=lambda i: (abs(slices[i] - 50), i))

    totals = [0] * len(eaters)
    turn = 0
    while not all(taken):
        style = eaters[turn % len(eaters)]
        spot = greedy() if style == 'g' and order else picky()
        if spot is None:
            spot = picky()
        taken[spot] = True
        order.append(spot)
        totals[turn % len(eaters)] += slices[spot]
        turn += 1
    return order, totals
#> share_pizza([40, 95, 52, 18, 70, 33], 'pg')
#> share_pizza([50, 50, 50], 'ggg')
#> share_pizza([], 'p')
#> share_pizza([12, 88, 61, 47, 99], 'gpp')
#> share_pizza([300], 'gp')
