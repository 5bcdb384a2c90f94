# %%
from typing import List


class Solution:
    def heaviestCorridor(self, maze: List[List[int]], bends: int) -> int:
        self.maze = maze
        self.rows, self.cols = len(maze), len(maze[0])
        self.memo = {}
        first = maze[0][0]
        best = max(self.walk(0, 0, 'R', bends), self.walk(0, 0, 'D', bends))
        return best if best > -1000 else first - 1000

    def walk(self, r: int, c: int, heading: str, left: int) -> int:
        if left < 0 or r >= self.rows or c >= self.cols:
            return -10000
        if (r, c) == (self.rows - 1, self.cols - 1):
            return self.maze[r][c]
        key = (r, c, heading, left)
        if key not in self.memo:
            right = self.walk(r, c + 1, 'R', self.after(heading, 'R', left))
            down = self.walk(r + 1, c, 'D', self.after(heading, 'D', left))
            self.memo[key] = self.maze[r][c] + max(right, down)
        return self.memo[key]

    def after(self, old: str, new: str, left: int) -> int:
        return left if old == new else left - 1
#> Solution().heaviestCorridor([[10, 40, 5], [30, -20, 15]], 1)
#> Solution().heaviestCorridor([[5, 9], [7, 3]], 0)
#> Solution().heaviestCorridor([[88]], 2)
#> Solution().heaviestCorridor([[1, 20], [30, 4], [50, 6]], 2)
#> Solution().heaviestCorridor([[12, 12, 12, 12]], 0)
# %%
import heapq


def juggle_tasks(tasks, slots):
    tasks = sorted(tasks, key=lambda t: t[1])
    chosen = []
    profit = 0

    def admit(value):
        nonlocal profit
        heapq.heappush(chosen, value)
        profit += value

    def bump():
        nonlocal profit
        lost = heapq.heappop(chosen)
        profit -= lost
        return lost

    dropped = []
    for value, deadline in tasks:
        admit(value)
        if len(chosen) > min(deadline, slots):
            dropped.append(bump())
    while chosen and chosen[0] < 0:
        dropped.append(bump())
    return profit, dropped
#> juggle_tasks([[50, 2], [20, 1], [70, 2], [10, 3], [90, 1]], 3)
#> juggle_tasks([[-5, 4], [15, 4], [25, 4]], 4)
#> juggle_tasks([], 2)
#> juggle_tasks([[300, 5], [120, 1], [210, 3], [95, 2], [400, 3], [33, 1], [60, 5]], 3)
#> juggle_tasks([[8, 1], [8, 1], [8, 1]], 1)
# %%
class Solution:
    def ropeKnots(self, rope, ops):
        n = len(rope)
        self.shift = [0] * (2 * n)
        self.n = n
        answers = []
        for l, r, d in ops:
            if d is None:
                answers.append(''.join(self.peek(rope, i) for i in range(l, r)))
            else:
                self.add(l, r, d)
        return answers

    def add(self, l, r, d):
        l += self.n
        r += self.n
        while l < r:
            if l & 1:
                self.shift[l] += d
                l += 1
            if r & 1:
                r -= 1
                self.shift[r] += d
            l >>= 1
            r >>= 1

    def peek(self, rope, i):
        total = ord(rope[i]) - 97
        i += self.n
        while i:
            total += self.shift[i]
            i >>= 1
        return chr(total % 26 + 97)
#> Solution().ropeKnots('harbor', [[0, 3, 1], [2, 6, 2], [1, 4, None]])
#> Solution().ropeKnots('zebra', [[0, 5, -25], [0, 2, None], [4, 5, None]])
#> Solution().ropeKnots('quay', [[0, 4, None]])
#> Solution().ropeKnots('lighthouse', [[3, 9, 13], [0, 10, 13], [2, 5, None]])
#> Solution().ropeKnots('a', [[0, 1, 30]])
# %%
from typing import List


class Solution:
    def safestMeeting(self, n: int, paths: List[List[int]], a: int, b: int) -> List[int]:
        INF = 9999
        d = [[INF] * n for _ in range(n)]
        for i in range(n):
            d[i][i] = 0
        for u, v, w in paths:
            d[u][v] = min(d[u][v], w)
            d[v][u] = min(d[v][u], w)
        for k in range(n):
            for i in range(n):
                row, via = d[i], d[i][k]
                if via < INF:
                    d[i] = [min(x, via + y) for x, y in zip(row, d[k])]
        spots = [(self.unfair(d[a][x], d[b][x]), x) for x in range(n)]
        score, spot = min(spots)
        return [spot, score] if score < INF else []

    def unfair(self, p: int, q: int) -> int:
        return max(p, q) + abs(p - q)
#> Solution().safestMeeting(4, [[0, 1, 10], [1, 2, 20], [2, 3, 10], [0, 3, 45]], 0, 3)
#> Solution().safestMeeting(3, [[0, 1, 5]], 0, 2)
#> Solution().safestMeeting(2, [[0, 1, 8]], 1, 1)
#> Solution().safestMeeting(5, [[0, 1, 30], [1, 2, 12], [2, 3, 7], [3, 4, 22], [0, 4, 16]], 1, 4)
#> Solution().safestMeeting(4, [[0, 2, 100], [1, 2, 60], [2, 3, 15]], 0, 1)
# %%
class Solution:
    def splitSignal(self, signal, words):
        trie = {}
        for w in words:
            self.insert(trie, w)
        n = len(signal)
        dp = [None] * (n + 1)
        dp[n] = 0
        for i in range(n - 1, -1, -1):
            options = [dp[j] + 1 for j in self.ends(trie, signal, i) if dp[j] is not None]
            if options:
                dp[i] = min(options)
            elif signal[i] == '-':
                dp[i] = dp[i + 1]
        return -1 if dp[0] is None else dp[0]

    def insert(self, trie, word):
        node = trie
        for ch in word:
            node = node.setdefault(ch, {})
        node['$'] = True

    def ends(self, trie, signal, i):
        node = trie
        while i < len(signal) and signal[i] in node:
            node = node[signal[i]]
            i += 1
            if '$' in node:
                yield i
#> Solution().splitSignal('dadadot', ['da', 'dada', 'dot'])
#> Solution().splitSignal('beep-boop', ['beep', 'boo', 'p'])
#> Solution().splitSignal('', ['x'])
#> Solution().splitSignal('titata', ['tita', 'ti', 'at'])
#> Solution().splitSignal('--hum-hum--', ['hum', 'h', 'um-'])
# %%
from bisect import insort, bisect_left


def sliding_rank(scores, k, rank):
    window = sorted(scores[:k])
    picks = []

    def pick():
        idx = min(rank, len(window)) - 1
        picks.append(window[idx])

    def swap(old, new):
        window.pop(bisect_left(window, old))
        insort(window, new)

    if not window or rank < 1:
        return picks
    pick()
    for i in range(k, len(scores)):
        swap(scores[i - k], scores[i])
        pick()
    drift = [b - a for a, b in zip(picks, picks[1:])]
    return picks, max(drift, default=0)
#> sliding_rank([40, 12, 77, 35, 60, 21, 90, 8], 3, 2)
#> sliding_rank([5, 4, 3, 2, 1, 0, -1, -2, -3, -4, -5], 4, 1)
#> sliding_rank([], 2, 1)
#> sliding_rank([100, 300, 200], 5, 9)
#> sliding_rank([15, 15, 90, 15, 15, 90, 45, 30, 60, 75], 2, 2)
# %%
from collections import deque
from typing import List


class Solution:
    def infection(self, ward: List[str], masks: int) -> List[int]:
        grid = [list(row) for row in ward]
        queue = deque()
        for r, row in enumerate(grid):
            for c, ch in enumerate(row):
                if ch == 'i':
                    queue.append((r, c, 0))
        days = 0
        while queue:
            r, c, day = queue.popleft()
            days = max(days, day)
            for y, x in self.beds(grid, r, c):
                if grid[y][x] == 'h':
                    grid[y][x] = 'i'
                    queue.append((y, x, day + 1))
                elif grid[y][x] == 'm' and masks:
                    masks -= 1
                    grid[y][x] = 'h'
        return [days, self.tally(grid, 'h'), self.tally(grid, 'm')]

    def beds(self, grid, r, c):
        return [(r, x) for x in (c - 1, c + 1) if 0 <= x < len(grid[0])] + [(y, c) for y in (r - 1, r + 1) if 0 <= y < len(grid)]

    def tally(self, grid, kind):
        return sum(row.count(kind) for row in grid)
#> Solution().infection(['ihm', '.hh', 'hh.'], 1)
#> Solution().infection(['hhh', 'hhh'], 2)
#> Solution().infection(['imh'], 0)
#> Solution().infection(['i.h', 'm.h', 'hhh', '..i'], 2)
#> Solution().infection(['hih', 'mim', 'h.h'], 5)
# %%
def bank_of_levers(target, levers, max_pulls):
    frontier = {0: ()}
    for pulls in range(max_pulls + 1):
        if target in frontier:
            return pulls, frontier[target]
        frontier = expand(frontier, levers)
    return closest(frontier, target)


def expand(frontier, levers):
    nxt = {}
    for state, path in frontier.items():
        for k, mask in enumerate(levers):
            if path and path[-1] == k:
                continue
            new = state ^ mask
            if new not in nxt:
                nxt[new] = path + (k,)
    return nxt


def closest(frontier, target):
    best = min(frontier, key=lambda s: (bin(s ^ target).count('1'), s), default=0)
    return -1, best
#> bank_of_levers(13, [1, 6, 10, 4], 3)
#> bank_of_levers(0, [5, 9], 2)
#> bank_of_levers(255, [15, 16, 240], 2)
#> bank_of_levers(100, [3, 7], 2)
#> bank_of_levers(6, [6], 1)
# %%
from typing import List


class Solution:
    def fewestBoatTrips(self, people: List[int], cap: int, seats: int) -> int:
        n = len(people)
        full = 1 << n
        trips = [(n + 1, 0)] * full
        trips[0] = (1, 0)
        for mask in range(1, full):
            for i in range(n):
                if mask >> i & 1:
                    cand = self.board(trips[mask ^ 1 << i], people[i], cap)
                    if cand < trips[mask]:
                        trips[mask] = cand
        return self.verdict(trips[-1], n, seats)

    def board(self, state, w, cap):
        used, load = state
        if load + w <= cap:
            return used, load + w
        return used + 1, w

    def verdict(self, state, n, seats):
        if n == 0:
            return 0
        used, load = state
        return used if used * seats >= n else -(-n // seats)
#> Solution().fewestBoatTrips([60, 45, 80], 110, 2)
#> Solution().fewestBoatTrips([90, 90], 100, 5)
#> Solution().fewestBoatTrips([], 100, 2)
#> Solution().fewestBoatTrips([30, 70, 50], 150, 1)
#> Solution().fewestBoatTrips([55], 60, 1)
# %%
class Solution:
    def judgeHands(self, hands, trump):
        scored = []
        for player, cards in enumerate(hands):
            scored.append((self.value(cards, trump), player))
        scored.sort(key=lambda s: (-s[0][0], -s[0][1], s[1]))
        return [(p, kind) for (kind, _), p in scored]

    def value(self, cards, trump):
        ranks = sorted((self.rank(c) for c in cards), reverse=True)
        suits = [c[-1] for c in cards]
        counts = {}
        for r in ranks:
            counts[r] = counts.get(r, 0) + 1
        kind = max(counts.values()) * 2
        if all(s == suits[0] for s in suits):
            kind += 5
        if self.straight(ranks):
            kind += 4
        return kind + suits.count(trump), sum(ranks)

    def rank(self, card):
        face = card[:-1]
        return 'JQKA'.index(face) + 11 if face in 'JQKA' else int(face)

    def straight(self, ranks):
        return all(a - b == 1 for a, b in zip(ranks, ranks[1:]))
#> Solution().judgeHands([['10h', '9h', '8h'], ['Kc', 'Kd', '2s']], 's')
#> Solution().judgeHands([['Ah', 'Ad', 'Ac']], 'd')
#> Solution().judgeHands([['2c', '5d', '9h'], ['3c', '5s', '8h'], ['Jd', 'Qd', '4s']], 'd')
#> Solution().judgeHands([], 'h')
#> Solution().judgeHands([['7s', '6d', '5h'], ['7c', '6c', 'Jc'], ['4s', '4d', '10h']], 'c')
# %%
from typing import List


class Solution:
    def paddedMedian(self, left: List[int], right: List[int], pad: int) -> float:
        i = j = 0
        steps = (len(left) + len(right) + pad) // 2
        prev = cur = 0
        for _ in range(steps + 1):
            prev = cur
            cur, i, j = self.advance(left, right, i, j)
        total = len(left) + len(right) + pad
        return float(cur) if total % 2 else (prev + cur) / 2

    def advance(self, a, b, i, j):
        if self.front(a, i) <= self.front(b, j):
            value = self.front(a, i)
            return value, i + 1, j
        return self.front(b, j), i, j + 1

    def front(self, xs, k):
        if k < len(xs):
            return xs[k]
        return 10 ** 4
#> Solution().paddedMedian([10, 30, 50, 70], [20, 40, 60], 0)
#> Solution().paddedMedian([15, 16, 17], [], 2)
#> Solution().paddedMedian([], [], 1)
#> Solution().paddedMedian([-40, -10, 25, 300, 410], [-35, 12, 13, 14, 90], 1)
#> Solution().paddedMedian([100, 200], [150, 250, 350, 450], 4)
# %%
def beehive(cells, links, queen, days):
    n = len(cells)
    adj = {i: [] for i in range(n)}
    for a, b in links:
        adj[a].append(b)
        adj[b].append(a)
    honey = cells[:]
    for day in range(days):
        flows = plan(honey, adj, queen)
        for src, dst, amt in flows:
            honey[src] -= amt
            honey[dst] += amt
        if not flows:
            return honey, day
    return honey, days


def plan(honey, adj, queen):
    dist = levels(adj, queen)
    flows = []
    for v in sorted(dist):
        nearer = [u for u in adj[v] if dist[u] < dist[v]]
        if nearer and honey[v] >= 10:
            flows.append((v, min(nearer), honey[v] // 10 * 5))
    return flows


def levels(adj, root):
    dist = {root: 0}
    order = [root]
    for v in order:
        for u in adj[v]:
            if u not in dist:
                dist[u] = dist[v] + 1
                order.append(u)
    return dist
#> beehive([0, 40, 25, 90], [[0, 1], [1, 2], [2, 3]], 0, 2)
#> beehive([5, 6, 7], [[0, 1], [1, 2]], 1, 4)
#> beehive([100], [], 0, 3)
#> beehive([12, 80, 33, 47, 9], [[4, 0], [4, 1], [1, 2], [2, 3], [3, 0]], 4, 1)
#> beehive([60, 60, 60], [[0, 1]], 0, 2)
# %%
from typing import List


class Solution:
    def stampRally(self, stations: List[int], passes: List[List[int]]) -> int:
        n = len(stations)
        INF = 10 ** 6
        dp = [INF] * (n + 1)
        dp[0] = 0
        for i in range(n):
            if dp[i] == INF:
                continue
            for cost, span in passes:
                j = self.coverEnd(stations, i, span)
                dp[j] = min(dp[j], dp[i] + self.discount(cost, j - i))
        return dp[n]

    def coverEnd(self, stations: List[int], i: int, span: int) -> int:
        j = i
        while j < len(stations) and stations[j] < stations[i] + span:
            j += 1
        return j

    def discount(self, cost: int, used: int) -> int:
        return cost - cost // 10 if used >= 4 else cost
#> Solution().stampRally([1, 4, 6, 9, 14], [[30, 1], [70, 7]])
#> Solution().stampRally([10, 20, 30], [[15, 5], [50, 25]])
#> Solution().stampRally([], [[5, 1]])
#> Solution().stampRally([2, 3, 5, 8, 13, 21], [[12, 2], [40, 12]])
#> Solution().stampRally([100, 101, 102, 103], [[9, 1], [25, 4], [31, 10]])
# %%
class Solution:
    def traceLeaks(self, pipes, source, valves):
        graph = {}
        for a, b, flow in pipes:
            graph.setdefault(a, []).append((b, flow))
            graph.setdefault(b, [])
        self.state = {v: 'new' for v in graph}
        self.loops = 0
        total = self.drain(graph, source, 100, valves)
        dry = sorted(v for v in self.state if self.state[v] == 'new')
        return total, self.loops, dry

    def drain(self, graph, v, amount, valves):
        if v not in graph or amount <= 0:
            return 0
        self.state[v] = 'open'
        if v in valves:
            amount //= 2
        out = 0
        for nxt, flow in graph[v]:
            if self.state[nxt] == 'open':
                self.loops += 1
                continue
            send = min(flow, amount)
            amount -= send
            out += self.drain(graph, nxt, send, valves)
        self.state[v] = 'done'
        return out + (amount if not graph[v] else 0)
#> Solution().traceLeaks([['s', 'a', 60], ['s', 'b', 30], ['a', 'c', 40], ['b', 'c', 50]], 's', [])
#> Solution().traceLeaks([['p', 'q', 80], ['q', 'p', 10], ['q', 'r', 25]], 'p', ['q'])
#> Solution().traceLeaks([], 'x', [])
#> Solution().traceLeaks([['m', 'n', 200], ['n', 'o', 70], ['o', 'k', 90], ['z', 'k', 5], ['n', 'k', 20]], 'm', ['m', 'o'])
#> Solution().traceLeaks([['u', 'v', 0], ['v', 'w', 9]], 'u', ['w'])
# %%
from collections import Counter
from typing import List


class Solution:
    def anagramTrips(self, track: str, badges: List[str]) -> List[int]:
        hits = []
        for badge in badges:
            hits.append(self.scan(track, Counter(badge), len(badge)))
        return hits

    def scan(self, track: str, need: Counter, k: int) -> int:
        missing = k
        count = 0
        for i, ch in enumerate(track):
            if need[ch] > 0:
                missing -= 1
            need[ch] -= 1
            if i >= k:
                missing += self.giveBack(need, track[i - k])
            if missing == 0:
                count += 1
        return count

    def giveBack(self, need: Counter, ch: str) -> int:
        need[ch] += 1
        return 1 if need[ch] > 0 else 0
#> Solution().anagramTrips('cabbacab', ['abc', 'bb'])
#> Solution().anagramTrips('steeltrail', ['eel', 'art', 'xyz'])
#> Solution().anagramTrips('', ['a'])
#> Solution().anagramTrips('ooxooxxo', ['oxo'])
#> Solution().anagramTrips('mississippi', ['sis'])
# %%
def wire_budget(houses, budget):
    houses = sorted(houses)
    n = len(houses)
    prefix = [0]
    for h in houses:
        prefix.append(prefix[-1] + h)

    def wire(i, j):
        mid = (i + j) // 2
        left = houses[mid] * (mid - i) - (prefix[mid] - prefix[i])
        right = prefix[j + 1] - prefix[mid + 1] - houses[mid] * (j - mid)
        return left + right

    best = (0, None)
    i = 0
    for j in range(n):
        while i < j and wire(i, j) > budget:
            i += 1
        if j - i + 1 > best[0]:
            best = (j - i + 1, houses[(i + j) // 2])
    return best
#> wire_budget([40, 10, 15, 80, 12, 90], 10)
#> wire_budget([100, 200, 300, 400, 500], 400)
#> wire_budget([], 50)
#> wire_budget([7, 7, 7, 7], 0)
#> wire_budget([-60, 33, -58, 30, 29, -61, 31, 250], 6)
# %%
from typing import List


class Solution:
    def tournament(self, power: List[int], upsets: List[List[int]]) -> List[int]:
        field = list(range(len(power)))
        losers = []
        round_ = 0
        while len(field) > 1:
            nxt = []
            if len(field) % 2:
                bye = self.strongest(field, power)
                field.remove(bye)
                nxt.append(bye)
            lo, hi = 0, len(field) - 1
            while lo < hi:
                win, lose = self.play(field[lo], field[hi], power, upsets)
                nxt.append(win)
                losers.append(lose)
                lo += 1
                hi -= 1
            field = sorted(nxt)
            round_ += 1
        return field + losers[::-1] + [-round_]

    def strongest(self, field, power):
        return max(field, key=lambda p: (power[p], -p))

    def play(self, a, b, power, upsets):
        if [a, b] in upsets or [b, a] in upsets:
            return (a, b) if power[a] < power[b] else (b, a)
        return (a, b) if power[a] >= power[b] else (b, a)
#> Solution().tournament([55, 80, 61, 73, 90], [[4, 0]])
#> Solution().tournament([10, 10, 10, 10], [])
#> Solution().tournament([300], [])
#> Solution().tournament([42, 17, 88, 36, 71, 59], [[0, 5], [2, 3]])
#> Solution().tournament([25, 99, 7, 64, 12, 50, 33], [[1, 3]])
# %%
class Solution:
    def weaveText(self, text, width, pad):
        rows = [text[i:i + width] for i in range(0, len(text), width)]
        if rows and len(rows[-1]) < width:
            rows[-1] += pad * (width - len(rows[-1]))
        top, bottom = 0, len(rows) - 1
        left, right = 0, width - 1
        out = []
        while top <= bottom and left <= right:
            out += [rows[top][c] for c in range(left, right + 1)]
            top += 1
            out += [rows[r][right] for r in range(top, bottom + 1)]
            right -= 1
            if top <= bottom:
                out += list(self.backRow(rows, bottom, left, right))
                bottom -= 1
            if left <= right:
                out += self.upColumn(rows, left, top, bottom)
                left += 1
        return ''.join(out).rstrip(pad)

    def backRow(self, rows, r, left, right):
        return reversed(rows[r][left:right + 1])

    def upColumn(self, rows, c, top, bottom):
        return [rows[r][c] for r in range(bottom, top - 1, -1)]
#> Solution().weaveText('thequickbrownfox', 4, '.')
#> Solution().weaveText('abcdefghij', 3, '_')
#> Solution().weaveText('', 5, '-')
#> Solution().weaveText('onecolumn', 1, '*')
#> Solution().weaveText('lazydogsleepsallday', 5, '!')
# %%
def toll_optimizer(gates, trips, cap):
    def revenue(fee):
        income = 0
        for lo, hi, value in trips:
            crossed = count(lo, hi)
            if crossed and crossed * fee <= value:
                income += crossed * fee
        return income

    def count(lo, hi):
        return sum(1 for g in gates if lo <= g <= hi)

    fees = sorted(v // max(1, count(a, b)) for a, b, v in trips)
    best_fee, best = 0, 0
    for fee in fees:
        fee = min(fee, cap)
        got = revenue(fee)
        if got > best:
            best_fee, best = fee, got
        if fee == cap:
            break
    return best_fee, best
#> toll_optimizer([10, 25, 40], [[0, 30, 50], [20, 45, 36], [35, 60, 30]], 100)
#> toll_optimizer([100], [[0, 50, 10], [60, 90, 10]], 5)
#> toll_optimizer([], [], 10)
#> toll_optimizer([15, 30, 45, 60], [[10, 70, 200], [28, 50, 70], [40, 48, 90], [0, 20, 12]], 40)
#> toll_optimizer([7, 8, 9], [[7, 9, 99], [8, 8, 20]], 33)
# %%
from typing import List
import heapq


class Solution:
    def meltIce(self, blocks: List[int], heat: List[int], drip: int) -> List[int]:
        heap: List[List[int]] = []
        offset = 0
        melted = []
        for day, h in enumerate(heat):
            if day < len(blocks):
                heapq.heappush(heap, [blocks[day] + offset, day])
            offset += h
            melted.append(self.release(heap, offset, h))
            if melted[-1] > drip:
                offset -= h // 2
        return melted + [self.remaining(heap, offset)]

    def release(self, heap, offset, h):
        water = 0
        while heap and heap[0][0] <= offset:
            level, _ = heapq.heappop(heap)
            water += h - (offset - level)
        return water + h * len(heap)

    def remaining(self, heap, offset):
        return sum(level - offset for level, _ in heap)
#> Solution().meltIce([30, 12, 25, 8], [5, 10, 10, 20], 18)
#> Solution().meltIce([100, 100], [50, 50, 50, 50], 500)
#> Solution().meltIce([], [10], 1)
#> Solution().meltIce([7, 90, 15, 44, 21], [9, 3, 12, 6, 14, 30], 40)
#> Solution().meltIce([60], [0, 0, 0], 0)
# %%
class Solution:
    def cutBamboo(self, length, marks, blunt):
        points = [0] + sorted(marks) + [length]
        memo = {}

        def cut(i, j, depth):
            if j - i < 2:
                return 0
            key = (i, j, depth)
            if key in memo:
                return memo[key]
            span = points[j] - points[i]
            best = None
            for k in range(i + 1, j):
                cost = cut(i, k, depth + 1) + cut(k, j, depth + 1)
                if best is None or cost < best:
                    best = cost
            memo[key] = best + span + wear(depth)
            return memo[key]

        def wear(depth):
            return blunt * depth

        return cut(0, len(points) - 1, 0)
#> Solution().cutBamboo(70, [10, 30, 50], 2)
#> Solution().cutBamboo(200, [120], 5)
#> Solution().cutBamboo(40, [], 1)
#> Solution().cutBamboo(100, [25, 50, 75], 40)
#> Solution().cutBamboo(90, [80, 15], 0)
# %%
def lost_luggage(bags, flights):
    parent = {}

    def find(x):
        parent.setdefault(x, x)
        while parent[x] != x:
            parent[x] = parent[parent[x]]
            x = parent[x]
        return x

    for line in flights:
        a, b = line.split('-')
        ra, rb = find(a), find(b)
        if ra != rb:
            parent[max(ra, rb)] = min(ra, rb)

    missing = []
    groups = {}
    for tag, origin, seen in bags:
        if find(origin) == find(seen):
            groups.setdefault(find(origin), []).append(tag)
        else:
            missing.append(tag)
    return groups, sorted(missing)
#> lost_luggage([[101, 'OSL', 'ROM'], [102, 'ROM', 'LIS'], [103, 'KIX', 'OSL']], ['OSL-BER', 'BER-ROM', 'LIS-MAD'])
#> lost_luggage([], ['A-B'])
#> lost_luggage([[7, 'X', 'X'], [8, 'X', 'Y']], [])
#> lost_luggage([[55, 'D', 'A'], [54, 'C', 'B'], [53, 'E', 'A']], ['D-C', 'B-A', 'C-B', 'E-F'])
#> lost_luggage([[900, 'P', 'R'], [300, 'R', 'P']], ['P-Q', 'Q-P'])
# %%
from typing import List


class Solution:
    def sunsetViews(self, rows: List[List[int]], eye: int) -> List[int]:
        views = []
        for row in rows:
            west = self.visible(row, eye)
            east = self.visible(row[::-1], eye)
            views.append(self.combine(west, east, len(row)))
        return views

    def visible(self, row, eye):
        stack = []
        for i, h in enumerate(row):
            while stack and row[stack[-1]] < h + eye:
                stack.pop()
            stack.append(i)
        return stack

    def combine(self, west, east, n):
        flipped = sorted(n - 1 - i for i in east)
        both = 0
        i = j = 0
        while i < len(west) and j < len(flipped):
            if west[i] == flipped[j]:
                both += 1
                i += 1
                j += 1
            elif west[i] < flipped[j]:
                i += 1
            else:
                j += 1
        return len(west) + len(flipped) - both
#> Solution().sunsetViews([[12, 30, 25, 8], [40, 10, 20, 35]], 0)
#> Solution().sunsetViews([[5, 5, 5]], 1)
#> Solution().sunsetViews([], 0)
#> Solution().sunsetViews([[10, 20, 30, 40, 50]], 5)
#> Solution().sunsetViews([[90, 60, 75], [15, 80, 16], [33, 34, 32]], -2)
# %%
class Solution:
    def poolBreak(self, balls, pockets, hits):
        self.low, self.high = 0, 100
        pos = dict(enumerate(balls))
        sunk = []
        for ball, force in hits:
            if ball not in pos:
                continue
            pos[ball] = self.roll(pos[ball], force)
            bumped = self.touching(pos, ball)
            for other in bumped:
                pos[other] = self.roll(pos[other], force // 2)
            for b in [ball] + bumped:
                if any(abs(pos[b] - p) <= 1 for p in pockets):
                    sunk.append(b)
                    del pos[b]
        return sunk, sorted(pos.values())

    def roll(self, x, force):
        x += force
        while not self.low <= x <= self.high:
            x = 2 * self.low - x if x < self.low else 2 * self.high - x
        return x

    def touching(self, pos, ball):
        return [b for b in sorted(pos) if b != ball and abs(pos[b] - pos[ball]) < 5]
#> Solution().poolBreak([50, 20, 80], [0, 100], [[0, 28], [2, 20], [1, -21]])
#> Solution().poolBreak([10, 12], [25], [[0, 14], [0, 3], [1, 13]])
#> Solution().poolBreak([], [50], [[0, 5]])
#> Solution().poolBreak([30, 60, 90, 45], [5, 99], [[3, 250], [2, 9], [0, -24], [1, 39]])
#> Solution().poolBreak([77], [40], [[0, -137]])
# %%
from itertools import combinations


def pick_crew(skills, jobs, size):
    needed = 0
    for j in jobs:
        needed |= 1 << j
    best = None
    for team in combinations(range(len(skills)), size):
        covered = mask_of(team, skills)
        lack = bin(needed & ~covered).count('1')
        waste = bin(covered & ~needed).count('1')
        if best is None or (lack, waste) < best[0]:
            best = ((lack, waste), team)
        if best[0] == (0, 0):
            break
    return best


def mask_of(team, skills):
    m = 0
    for t in team:
        for s in skills[t]:
            m |= 1 << s
    return m
#> pick_crew([[0, 2], [1], [2, 3], [0, 1, 3]], [0, 1, 2], 2)
#> pick_crew([[5], [6], [7]], [5, 6, 7], 2)
#> pick_crew([[1, 2]], [1], 2)
#> pick_crew([[0], [1], [2], [3]], [3, 1], 2)
#> pick_crew([[4, 5, 6], [0, 1], [2, 3]], [0, 1, 2, 3], 2)
# %%
from typing import List


class Solution:
    def paperRounds(self, streets: List[List[int]], n: int) -> List[int]:
        adj = {v: [] for v in range(n)}
        for a, b in streets:
            adj[a].append(b)
            adj[b].append(a)
        for v in adj:
            adj[v].sort(reverse=True)
        start = self.pickStart(adj)
        if start is None:
            return []
        stack, path = [start], []
        while stack:
            v = stack[-1]
            if adj[v]:
                nxt = adj[v].pop()
                adj[nxt].remove(v)
                stack.append(nxt)
            else:
                path.append(stack.pop())
        return path[::-1] if len(path) == len(streets) + 1 else [-1]

    def pickStart(self, adj):
        odd = [v for v in adj if len(adj[v]) % 2]
        if len(odd) > 2:
            return None
        return odd[0] if odd else 0
#> Solution().paperRounds([[0, 1], [1, 2], [2, 0], [0, 3]], 4)
#> Solution().paperRounds([[0, 1], [0, 2], [0, 3]], 4)
#> Solution().paperRounds([[0, 1], [1, 0], [2, 3], [3, 2]], 4)
#> Solution().paperRounds([[0, 1], [1, 2], [2, 3], [3, 4], [4, 1], [0, 2], [2, 4]], 5)
#> Solution().paperRounds([], 1)
# %%
def tally_votes(ballots, names):
    alive = dict.fromkeys(names, True)
    rounds = []

    def first_choice(ballot):
        for pick in ballot:
            if alive.get(names[pick], False):
                return names[pick]
        return None

    def count():
        tally = {n: 0 for n in names if alive[n]}
        for ballot, weight in ballots:
            c = first_choice(ballot)
            if c:
                tally[c] += weight
        return tally

    while True:
        tally = count()
        total = sum(tally.values())
        leader = max(tally, key=lambda n: (tally[n], n))
        rounds.append(tally[leader])
        if tally[leader] * 2 > total or len(tally) == 1:
            return leader, rounds
        weakest = min(tally, key=lambda n: (tally[n], n))
        alive[weakest] = False
#> tally_votes([[[0, 1], 4], [[1, 0], 3], [[2, 1], 2]], ['ash', 'elm', 'oak'])
#> tally_votes([[[0], 60], [[1], 30]], ['red', 'blue'])
#> tally_votes([], ['solo'])
#> tally_votes([[[3, 2], 11], [[2, 3], 10], [[1, 0], 9], [[0], 5]], ['kim', 'lee', 'moi', 'nan'])
#> tally_votes([[[0, 1], 7], [[1], 7]], ['up', 'down'])
# %%
from collections import deque
from typing import List


class Solution:
    def hopscotch(self, tiles: List[int], k: int) -> List[int]:
        n = len(tiles)
        score = [0] * n
        prev = [-1] * n
        score[0] = tiles[0]
        dq = deque([0])
        for i in range(1, n):
            while dq[0] < i - k:
                dq.popleft()
            prev[i] = dq[0]
            score[i] = score[dq[0]] + tiles[i]
            self.pushBack(dq, score, i)
        return [score[-1]] + self.route(prev, n - 1)

    def pushBack(self, dq, score, i):
        while dq and score[dq[-1]] <= score[i]:
            dq.pop()
        dq.append(i)

    def route(self, prev, i):
        path = []
        while i >= 0:
            path.append(i)
            i = prev[i]
        return path[::-1]
#> Solution().hopscotch([10, -5, -20, 8, -3, 15], 2)
#> Solution().hopscotch([100, -1, -2, -3, -4, 50], 5)
#> Solution().hopscotch([7], 3)
#> Solution().hopscotch([-12, -8, 30, -40, -60, 25, 11, -9], 3)
#> Solution().hopscotch([5, 5, 5, 5], 1)
# %%
class Solution:
    def gateCodes(self, n, limit):
        self.limit = limit
        self.out = []
        self.search([], n, set())
        return self.out

    def search(self, seq, n, diffs):
        if len(self.out) >= 3:
            return
        if len(seq) == n:
            self.out.append(tuple(seq))
            return
        start = seq[-1] + 1 if seq else 0
        for x in range(start, self.limit + 1):
            fresh = self.newDiffs(seq, x, diffs)
            if fresh is None:
                continue
            seq.append(x)
            self.search(seq, n, diffs | fresh)
            seq.pop()
            if not seq:
                break

    def newDiffs(self, seq, x, diffs):
        fresh = set()
        for s in seq:
            if x - s in diffs or x - s in fresh:
                return None
            fresh.add(x - s)
        return fresh
#> Solution().gateCodes(3, 4)
#> Solution().gateCodes(2, 2)
#> Solution().gateCodes(1, 5)
#> Solution().gateCodes(3, 2)
#> Solution().gateCodes(3, 6)
# %%
from typing import List


class Solution:
    def shiftCover(self, guards: List[List[int]], start: int, end: int) -> int:
        times = {}
        for s, e, pay in guards:
            times.setdefault(s, []).append((e, pay))
        best = {start: 0}
        for t in range(start, end):
            if t not in best:
                continue
            base = best[t]
            for e, pay in self.available(times, t):
                e = min(e, end)
                if e > t:
                    best[e] = min(best.get(e, 10 ** 6), base + pay)
        return best.get(end, -1)

    def available(self, times, t):
        usable = []
        for s in sorted(times):
            if s > t:
                break
            usable += [(e, pay) for e, pay in times[s] if e > t]
        return usable
#> Solution().shiftCover([[0, 5, 40], [3, 9, 50], [5, 10, 35], [8, 12, 20]], 0, 12)
#> Solution().shiftCover([[0, 4, 10], [6, 10, 10]], 0, 10)
#> Solution().shiftCover([], 3, 3)
#> Solution().shiftCover([[1, 6, 90], [2, 4, 15], [4, 7, 25], [0, 3, 30]], 1, 7)
#> Solution().shiftCover([[0, 100, 500]], 10, 14)
# %%
def sum_runs(nums, target, tolerance):
    pre = [0]
    for x in nums:
        pre.append(pre[-1] + x)

    def count_pairs(lo, hi):
        if hi - lo < 2:
            return 0
        mid = (lo + hi) // 2
        got = count_pairs(lo, mid) + count_pairs(mid, hi)
        left = sorted(pre[lo:mid])
        right = sorted(pre[mid:hi])
        i = j = 0
        for s in left:
            while i < len(right) and right[i] - s < target - tolerance:
                i += 1
            while j < len(right) and right[j] - s <= target + tolerance:
                j += 1
            got += j - i
        return got

    return count_pairs(0, len(pre))
#> sum_runs([12, -5, 8, 20, 3], 15, 3)
#> sum_runs([10, 10, 10, 10], 20, 0)
#> sum_runs([], 0, 5)
#> sum_runs([100, -100, 50, -50, 25], 0, 30)
#> sum_runs([7, 14, 21], 500, 10)
# %%
from math import inf
from typing import List


class Solution:
    def stoneRamp(self, stones: List[int], lift: int, dig: int) -> int:
        levels = sorted({s for s in stones})
        cost = [0] * len(levels)
        for s in stones:
            running = inf
            nxt = []
            for k, level in enumerate(levels):
                running = min(running, cost[k])
                nxt.append(running + self.change(s, level, lift, dig))
            cost = nxt
        return min(cost, default=0)

    def change(self, stone, level, lift, dig):
        if level >= stone:
            return (level - stone) * lift
        return (stone - level) * dig
#> Solution().stoneRamp([10, 30, 20, 40], 2, 3)
#> Solution().stoneRamp([50, 40, 30], 1, 5)
#> Solution().stoneRamp([], 4, 4)
#> Solution().stoneRamp([15, 12, 90], 10, 1)
#> Solution().stoneRamp([7, 7, 7, 8], 6, 6)
# %%
class Solution:
    def mazeOfMirrors(self, board, entry, limit):
        r, c, d = entry
        seen = {}
        path = []
        step = 0
        while self.inside(board, r, c) and step < limit:
            state = (r, c, d)
            if state in seen:
                return 'loop', step - seen[state]
            seen[state] = step
            d = self.bounce(board[r][c], d)
            path.append('URDL'[d])
            r, c = self.move(r, c, d)
            step += 1
        return ''.join(path), step

    def inside(self, board, r, c):
        return 0 <= r < len(board) and 0 <= c < len(board[0])

    def bounce(self, tile, d):
        if tile == '/':
            return [1, 0, 3, 2][d]
        if tile == '\\':
            return 3 - d
        return (d + 2) % 4 if tile == '|' and d % 2 else d

    def move(self, r, c, d):
        return r + (d == 2) - (d == 0), c + (d == 1) - (d == 3)
#> Solution().mazeOfMirrors(['/.', '..'], [1, 0, 0], 20)
#> Solution().mazeOfMirrors(['/.\\', '...', '\\./'], [0, 1, 1], 50)
#> Solution().mazeOfMirrors(['....'], [0, 0, 1], 3)
#> Solution().mazeOfMirrors(['..|', './.'], [0, 0, 1], 30)
#> Solution().mazeOfMirrors(['.'], [5, 5, 2], 10)
# %%
def fuse_words(pieces):
    pieces = sorted(pieces, key=lambda w: (-len(w), w))
    joins = 0

    def overlap(a, b):
        for k in range(min(len(a), len(b)), 0, -1):
            if a.endswith(b[:k]):
                return k
        return 0

    def best_pair():
        top = (0, 0, 0)
        for i in range(len(pieces)):
            for j in range(len(pieces)):
                if i != j:
                    k = overlap(pieces[i], pieces[j])
                    if k > top[0]:
                        top = (k, i, j)
        return top

    while len(pieces) > 1:
        k, i, j = best_pair()
        if k == 0:
            break
        fused = pieces[i] + pieces[j][k:]
        pieces = [p for x, p in enumerate(pieces) if x not in (i, j)] + [fused]
        joins += 1
    return pieces, joins
#> fuse_words(['lantern', 'ternary', 'nary'])
#> fuse_words(['cat', 'dog'])
#> fuse_words([])
#> fuse_words(['abra', 'brac', 'cada'])
#> fuse_words(['solo'])
# %%
from typing import List
import heapq


class Solution:
    def snackSwap(self, mine: List[int], yours: List[int], swaps: int) -> List[int]:
        low = mine[:]
        heapq.heapify(low)
        high = [-x for x in yours]
        heapq.heapify(high)
        done = 0
        while done < swaps and low and high:
            if not self.worth(low[0], -high[0]):
                break
            a, b = heapq.heappop(low), -heapq.heappop(high)
            heapq.heappush(low, self.stale(b))
            heapq.heappush(high, -self.stale(a))
            done += 1
        return [sum(low), -sum(high), done]

    def worth(self, a: int, b: int) -> bool:
        return b - a > 5 or a < 0 < b

    def stale(self, x: int) -> int:
        return x - 1 if x > 0 else x
#> Solution().snackSwap([10, 40, 25], [50, 5, 45], 2)
#> Solution().snackSwap([100, 90], [95, 80], 3)
#> Solution().snackSwap([], [10], 1)
#> Solution().snackSwap([-20, 15, 8, 33, 60], [71, 12, 38, 29], 10)
#> Solution().snackSwap([0], [1000], 0)
# %%
class Solution:
    def castleSiege(self, walls, rocks):
        log = []
        front = 0
        for day, rock in enumerate(rocks, 1):
            while rock > 0 and front < len(walls):
                walls[front], rock = self.strike(walls[front], rock)
                if walls[front] == 0:
                    log.append(day)
                    front += 1
            if front == len(walls):
                return log, 'fallen'
            walls[front:] = self.repair(walls[front:], day)
        return log, 'holds ' + '-'.join(map(str, walls[front:]))

    def strike(self, wall, rock):
        if rock >= wall:
            return 0, rock - wall
        return wall - rock, 0

    def repair(self, rest, day):
        if day % 2:
            return rest
        weakest = rest.index(min(rest))
        rest[weakest] += 5
        return rest
#> Solution().castleSiege([40, 30, 50], [25, 25, 25, 25])
#> Solution().castleSiege([10, 10], [100])
#> Solution().castleSiege([90], [])
#> Solution().castleSiege([15, 60, 20, 35], [20, 30, 5, 45, 12, 40])
#> Solution().castleSiege([8, 8, 8, 8], [8, 9, 7, 1])
# %%
from typing import List


class Solution:
    def rarePairs(self, a: List[int], b: List[int], k: int) -> int:
        a.sort()
        b.sort()
        lo = a[0] + b[0]
        hi = a[-1] + b[-1]
        while lo < hi:
            mid = (lo + hi) // 2
            if self.countUpTo(a, b, mid, k) >= k:
                hi = mid
            else:
                lo = mid + 1
        return lo

    def countUpTo(self, a: List[int], b: List[int], total: int, stop: int) -> int:
        j = len(b) - 1
        count = 0
        for x in a:
            while j >= 0 and x + b[j] > total:
                j -= 1
            if j < 0:
                break
            count += j + 1
            if count >= stop:
                break
        return count
#> Solution().rarePairs([10, 30, 55], [5, 20, 42], 4)
#> Solution().rarePairs([7], [8], 1)
#> Solution().rarePairs([-50, 0, 50], [1, 2, 3], 9)
#> Solution().rarePairs([12, 12, 12], [9, 9], 3)
#> Solution().rarePairs([100, 25, 60], [33, -15], 2)
# %%
def spider_web(rings, spokes, flies):
    web = [[0] * spokes for _ in range(rings)]
    caught = []

    def land(ring, spoke, weight):
        web[ring][spoke] += weight
        if web[ring][spoke] > 20:
            tear(ring, spoke)
            return False
        return True

    def tear(ring, spoke):
        spill = web[ring][spoke] // 2
        web[ring][spoke] = -1000
        for ds in (-1, 1):
            s = (spoke + ds) % spokes
            if web[ring][s] >= 0:
                web[ring][s] += spill // 2

    for i, (angle, dist, weight) in enumerate(flies):
        spoke = angle * spokes // 360 % spokes
        ring = min(dist // 10, rings - 1)
        if web[ring][spoke] < 0:
            ring -= 1
        if ring >= 0 and land(ring, spoke, weight):
            caught.append(i)
    holes = sum(v < 0 for row in web for v in row)
    return caught, holes
#> spider_web(3, 6, [[30, 5, 8], [95, 25, 30], [100, 28, 4], [359, 12, 19]])
#> spider_web(1, 4, [[0, 0, 21], [10, 0, 1]])
#> spider_web(2, 8, [])
#> spider_web(2, 4, [[45, 8, 15], [50, 9, 4], [60, 3, 5], [140, 6, 16], [200, 15, 22], [190, 14, 2]])
#> spider_web(3, 3, [[720, 99, 20], [-1, 99, 20]])
# %%
from functools import lru_cache
from typing import List


class Solution:
    def brokenPiano(self, tune: List[int], reach: int) -> int:
        @lru_cache(None)
        def play(i: int, left: int, right: int) -> int:
            if i == len(tune):
                return 0
            note = tune[i]
            options = []
            if abs(note - right) <= reach:
                options.append(effort(left, note) + play(i + 1, note, right))
            if abs(note - left) <= reach:
                options.append(effort(right, note) + play(i + 1, left, note))
            return min(options) if options else 1000 + play(i + 1, left, right)

        def effort(frm: int, to: int) -> int:
            return abs(frm - to) + (2 if frm > to else 0)

        if not tune:
            return 0
        return play(0, tune[0], tune[0] + reach // 2)
#> Solution().brokenPiano([40, 44, 52, 47], 10)
#> Solution().brokenPiano([60, 90, 61], 12)
#> Solution().brokenPiano([], 8)
#> Solution().brokenPiano([33, 30, 36, 29, 38], 9)
#> Solution().brokenPiano([70, 70, 70], 5)
# %%
class Solution:
    def sieveLedger(self, lo, hi, taxes):
        marks = [0] * (hi - lo + 1)
        for rate, weight in taxes:
            for x in self.multiples(lo, hi, rate):
                marks[x - lo] += weight
        best = max(marks)
        runs = self.runs(marks, best)
        return best, [(lo + a, lo + b) for a, b in runs]

    def multiples(self, lo, hi, rate):
        first = -(-lo // rate) * rate
        return range(first, hi + 1, rate)

    def runs(self, marks, level):
        out = []
        i = 0
        while i < len(marks):
            if marks[i] != level:
                i += 1
                continue
            j = i
            while j + 1 < len(marks) and marks[j + 1] == level:
                j += 1
            out.append((i, j))
            i = j + 1
        return out
#> Solution().sieveLedger(100, 112, [[3, 2], [4, 3], [5, 1]])
#> Solution().sieveLedger(7, 10, [[20, 5]])
#> Solution().sieveLedger(50, 60, [[1, 4], [7, -2]])
#> Solution().sieveLedger(995, 1005, [[10, 6], [9, 6], [11, 1]])
#> Solution().sieveLedger(5, 5, [])
