# %%
from typing import List
from collections import defaultdict

class Solution:
    def loudestStation(self, lines: List[List[str]], volume: List[int]) -> str:
        total = defaultdict(int)
        for line, v in zip(lines, volume):
            for stop in line:
                total[stop] += v
            if len(line) > 1:
                total[line[0]] += 1
                total[line[-1]] += 1
        best = ""
        for stop in sorted(total):
            if best == "" or total[stop] > total[best]:
                best = stop
        return best
#> Solution().loudestStation([["a", "b"], ["b", "c"]], [3, 4])
#> Solution().loudestStation([["x"]], [9])
#> Solution().loudestStation([], [])
#> Solution().loudestStation([["p", "q", "r"], ["r", "q"], ["p"]], [2, 2, 1])
#> Solution().loudestStation([["m", "n"], ["k", "n"], ["k", "l"]], [5, 1, 5])
# %%
from typing import List

class Solution:
    def smallestHose(self, beds: List[int], taps: int) -> int:
        beds.sort()

        def check(mid: int) -> bool:
            used, i = 0, 0
            while i < len(beds):
                reach = beds[i] + 2 * mid
                used += 1
                while i < len(beds) and beds[i] <= reach:
                    i += 1
            return used <= taps

        if not beds:
            return 0
        lo, hi = 0, beds[-1] - beds[0]
        while lo < hi:
            mid = (lo + hi) // 2
            if check(mid):
                hi = mid
            else:
                lo = mid + 1
        return lo
#> Solution().smallestHose([1, 9, 4], 2)
#> Solution().smallestHose([], 1)
#> Solution().smallestHose([12, 3, 7, 20], 2)
#> Solution().smallestHose([5], 1)
#> Solution().smallestHose([2, 4, 6, 8], 3)
# %%
import heapq
from typing import List

class Solution:
    def bakeOrder(self, loaves: List[List[int]]) -> List[int]:
        todo = sorted((start, bake, idx) for idx, (start, bake) in enumerate(loaves))
        heap = []
        clock = 0
        order = []
        p = 0
        while heap or p < len(todo):
            if not heap and clock < todo[p][0]:
                clock = todo[p][0]
            while p < len(todo) and todo[p][0] <= clock:
                _, bake, idx = todo[p]
                heapq.heappush(heap, (-bake, idx))
                p += 1
            neg, idx = heapq.heappop(heap)
            clock -= neg
            order.append(idx)
        return order
#> Solution().bakeOrder(loaves=[[0, 3], [1, 9], [2, 6]])
#> Solution().bakeOrder(loaves=[])
#> Solution().bakeOrder(loaves=[[5, 1], [5, 2], [0, 4]])
#> Solution().bakeOrder(loaves=[[10, 2]])
#> Solution().bakeOrder(loaves=[[0, 2], [0, 2], [1, 8], [30, 1]])
# %%
from typing import List

class Solution:
    def darkShips(self, towers: List[List[int]], ships: List[int]) -> int:
        spans = sorted([p - r, p + r] for p, r in towers)
        merged = []
        for a, b in spans:
            if merged and a <= merged[-1][1] + 1:
                merged[-1][1] = max(merged[-1][1], b)
            else:
                merged.append([a, b])
        dark = 0
        i = 0
        for s in sorted(ships):
            while i < len(merged) and merged[i][1] < s:
                i += 1
            if i == len(merged) or s < merged[i][0]:
                dark += 1
        return dark
#> Solution().darkShips([[5, 2], [10, 1]], [4, 8, 9, 20])
#> Solution().darkShips([], [1, 2])
#> Solution().darkShips([[0, 10]], [-10, 0, 10, 11])
#> Solution().darkShips([[3, 1], [6, 1], [20, 4]], [1, 5, 13, 16, 25])
#> Solution().darkShips([[7, 7]], [])
# %%
from functools import cache
from typing import List

class Solution:
    def diceWalk(self, board: List[int], sides: int) -> int:
        n = len(board)

        @cache
        def dp(i: int) -> int:
            if i >= n - 1:
                return 0
            best = -10**6
            for step in range(1, sides + 1):
                if i + step < n:
                    best = max(best, board[i + step] + dp(i + step))
            return best

        if n == 0:
            return 0
        return board[0] + dp(0)
#> Solution().diceWalk([1, -2, 3, 4], 2)
#> Solution().diceWalk([], 3)
#> Solution().diceWalk([5], 1)
#> Solution().diceWalk([0, -5, -4, -3, 7], 3)
#> Solution().diceWalk([2, 2, -9, -9, 1], 2)
# %%
from collections import Counter

class Solution:
    def repairRow(self, row: str, stock: str) -> str:
        have = Counter(stock)
        out = []
        for i, ch in enumerate(row):
            if ch != '?':
                out.append(ch)
                continue
            left = out[-1] if out else ''
            right = row[i + 1] if i + 1 < len(row) else ''
            for t in sorted(have):
                if have[t] and t != left and t != right:
                    have[t] -= 1
                    out.append(t)
                    break
            else:
                out.append('_')
        return ''.join(out)
#> Solution().repairRow("a?b", "abc")
#> Solution().repairRow("???", "xxy")
#> Solution().repairRow("rgb", "")
#> Solution().repairRow("?a?", "ab")
#> Solution().repairRow("m??m", "mmnp")
# %%
from typing import List

class Solution:
    def wireGroups(self, n: int, wires: List[List[int]], cut: int) -> List[int]:
        parent = list(range(n))

        def find(x: int) -> int:
            while parent[x] != x:
                parent[x] = parent[parent[x]]
                x = parent[x]
            return x

        for a, b, gauge in wires:
            if gauge < cut:
                continue
            ra, rb = find(a), find(b)
            if ra != rb:
                parent[max(ra, rb)] = min(ra, rb)
        sizes = [0] * n
        for v in range(n):
            sizes[find(v)] += 1
        return sorted((s for s in sizes if s), reverse=True)
#> Solution().wireGroups(4, [[0, 1, 5], [2, 3, 1]], 3)
#> Solution().wireGroups(n=3, wires=[], cut=0)
#> Solution().wireGroups(n=5, wires=[[0, 4, 2], [4, 2, 2], [1, 3, 9]], cut=2)
#> Solution().wireGroups(n=1, wires=[[0, 0, 7]], cut=1)
#> Solution().wireGroups(5, [[3, 4, 8], [0, 3, 8], [1, 2, 4], [2, 0, 5]], 5)
# %%
from typing import List

class Solution:
    def seatQuarrels(self, heights: List[int]) -> List[int]:
        n = len(heights)
        blocked = [-1] * n
        stack = []
        for i in range(n):
            while stack and heights[stack[-1]] < heights[i]:
                j = stack.pop()
                blocked[j] = i - j
            stack.append(i)
        quarrels = [0] * n
        for i, gap in enumerate(blocked):
            if gap > 0:
                quarrels[i + gap] += 1
        return quarrels
#> Solution().seatQuarrels([2, 1, 3])
#> Solution().seatQuarrels([])
#> Solution().seatQuarrels([5, 4, 3])
#> Solution().seatQuarrels([1, 2, 2, 6, 4, 5])
#> Solution().seatQuarrels([7])
# %%
def river_crossing(stones, width, jump):
    stops = [0] + sorted(s for s in set(stones) if 0 < s < width) + [width]
    hops = 0
    pos = 0
    i = 0
    while pos < width:
        j = i
        while j + 1 < len(stops) and stops[j + 1] - pos <= jump:
            j += 1
        if j == i:
            return -1
        i = j
        pos = stops[j]
        hops += 1
    return hops
#> river_crossing([2, 5, 7], 9, 4)
#> river_crossing([], 3, 3)
#> river_crossing([1], 8, 5)
#> river_crossing([3, 3, 6, 12], 10, 3)
#> river_crossing([1, 2, 4, 6, 7], 8, 2)
# %%
from typing import List, Tuple

class Solution:
    def auctionWinners(self, bids: List[Tuple[str, int]], reserve: int) -> List[str]:
        top = {}
        for order, (name, price) in enumerate(bids):
            if price < reserve:
                continue
            if name not in top or price > top[name][0]:
                top[name] = (price, order)
        ranking = sorted(top.items(), key=lambda kv: (-kv[1][0], kv[1][1]))
        res = []
        prev = None
        for name, (price, _) in ranking:
            if prev is not None and prev - price > reserve:
                break
            res.append(name)
            prev = price
        return res
#> Solution().auctionWinners([("ann", 10), ("bob", 12)], 5)
#> Solution().auctionWinners([("ann", 3)], 5)
#> Solution().auctionWinners([("a", 30), ("b", 8), ("c", 27), ("a", 31)], 6)
#> Solution().auctionWinners([("x", 4), ("y", 4), ("x", 4)], 4)
#> Solution().auctionWinners([], 1)
# %%
from collections import deque
from typing import List

class Solution:
    def floodHours(self, valley: List[List[int]], sources: List[List[int]]) -> int:
        rows, cols = len(valley), len(valley[0])
        seen = {(r, c) for r, c in sources}
        q = deque((r, c, 0) for r, c in sources)
        last = 0
        while q:
            r, c, t = q.popleft()
            last = t
            for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                x, y = r + dr, c + dc
                if 0 <= x < rows and 0 <= y < cols and (x, y) not in seen:
                    if valley[x][y] <= valley[r][c]:
                        seen.add((x, y))
                        q.append((x, y, t + 1))
        return last if len(seen) == rows * cols else -len(seen)
#> Solution().floodHours([[3, 2], [2, 1]], [[0, 0]])
#> Solution().floodHours([[1, 5], [1, 1]], [[0, 0]])
#> Solution().floodHours([[4]], [[0, 0]])
#> Solution().floodHours([[2, 2, 2]], [[0, 0], [0, 2]])
#> Solution().floodHours([[1, 2], [3, 4]], [])
# %%
from typing import List

class Solution:
    def shelfPlan(self, books: List[int], width: int) -> int:
        inf = float('inf')
        n = len(books)
        dp = [0] + [inf] * n
        for i in range(1, n + 1):
            used = 0
            for j in range(i, 0, -1):
                used += books[j - 1]
                if used > width:
                    break
                waste = 0 if i == n else (width - used) ** 2
                dp[i] = min(dp[i], dp[j - 1] + waste)
        return -1 if dp[n] == inf else dp[n]
#> Solution().shelfPlan([2, 3, 4], 6)
#> Solution().shelfPlan(books=[7], width=6)
#> Solution().shelfPlan(books=[1, 4, 2, 3], width=5)
#> Solution().shelfPlan(books=[], width=3)
#> Solution().shelfPlan(books=[3, 3, 3, 1], width=7)
# %%
from typing import List
from collections import defaultdict

class Solution:
    def deepestOrder(self, boss: List[int], delay: List[int]) -> int:
        team = defaultdict(list)
        root = -1
        for who, b in enumerate(boss):
            if b < 0:
                root = who
            else:
                team[b].append(who)

        def dfs(u: int) -> int:
            slow = 0
            for rank, v in enumerate(sorted(team[u], key=lambda w: -delay[w])):
                slow = max(slow, rank + dfs(v))
            return slow + delay[u]

        return dfs(root) if root >= 0 else 0
#> Solution().deepestOrder([-1, 0, 0], [1, 2, 3])
#> Solution().deepestOrder([], [])
#> Solution().deepestOrder([1, -1, 1, 0], [2, 1, 5, 4])
#> Solution().deepestOrder([-1], [8])
#> Solution().deepestOrder([2, 2, -1, 0, 0, 0], [1, 3, 1, 2, 2, 2])
# %%
MOD = 10**9 + 7

def count_fence_paints(lengths, colours):
    pieces = []
    for size in lengths:
        if size <= 0:
            continue
        same, diff = colours, 0
        for _ in range(size - 1):
            same, diff = diff, (same + diff) * (colours - 1)
        pieces.append((same + diff) % MOD)
    total = 1
    for ways in pieces:
        total = total * ways % MOD
    return total
#> count_fence_paints([2], 3)
#> count_fence_paints([], 4)
#> count_fence_paints([1, 4], 2)
#> count_fence_paints([0, 3, 5], 3)
#> count_fence_paints([6, 6], 10)
# %%
from typing import List

class Solution:
    def longestQuiet(self, noise: List[int], limit: int, skips: int) -> int:
        l = 0
        total = 0
        dropped = []
        best = 0
        for r, v in enumerate(noise):
            if v > limit:
                dropped.append(r)
                v = 0
            total += v
            while total > limit or len(dropped) > skips:
                if dropped and dropped[0] == l:
                    dropped.pop(0)
                else:
                    total -= noise[l]
                l += 1
            best = max(best, r - l + 1)
        return best
#> Solution().longestQuiet([1, 2, 9, 1], 4, 1)
#> Solution().longestQuiet([5, 5], 3, 0)
#> Solution().longestQuiet([2, 2, 2, 2], 5, 0)
#> Solution().longestQuiet([], 1, 1)
#> Solution().longestQuiet([1, 8, 1, 8, 1, 1], 3, 1)
# %%
from typing import List

class Solution:
    def knockout(self, skill: List[int], tired: int) -> int:
        players = [(s, i) for i, s in enumerate(skill)]
        rounds = 0
        while len(players) > 1:
            nxt = []
            for k in range(0, len(players) - 1, 2):
                (a, i), (b, j) = players[k], players[k + 1]
                if a >= b:
                    nxt.append((a - min(b, tired), i))
                else:
                    nxt.append((b - min(a, tired), j))
            if len(players) % 2:
                nxt.append(players[-1])
            players = nxt
            rounds += 1
        return players[0][1] * 10 + rounds if players else -1
#> Solution().knockout([5, 3, 8, 1], 2)
#> Solution().knockout([], 1)
#> Solution().knockout([4], 1)
#> Solution().knockout(skill=[9, 9, 6, 2, 7], tired=5)
#> Solution().knockout(skill=[1, 2, 3, 4, 5, 6], tired=0)
# %%
from typing import List
import bisect

class Solution:
    def ferryQueue(self, arrivals: List[int], ferries: List[int], seats: int) -> List[int]:
        arrivals.sort()
        boarded = 0
        waits = []
        for leave in sorted(ferries):
            ready = bisect.bisect_right(arrivals, leave)
            take = min(seats, ready - boarded)
            for k in range(boarded, boarded + take):
                waits.append(leave - arrivals[k])
            boarded += take
        waits += [-1] * (len(arrivals) - boarded)
        return waits
#> Solution().ferryQueue([3, 1, 2], [2, 5], 2)
#> Solution().ferryQueue([], [4], 1)
#> Solution().ferryQueue([1, 1, 1, 9], [10, 3], 2)
#> Solution().ferryQueue([7], [6], 5)
#> Solution().ferryQueue([2, 4, 4, 6], [4, 5, 8], 1)
# %%
from collections import Counter

class Solution:
    def signBoard(self, words: list, letters: str) -> list:
        stock = Counter(letters)

        def cost(word: str) -> int:
            return sum(max(0, need - stock[ch]) for ch, need in Counter(word).items())

        placed = []
        for w in sorted(words, key=lambda w: (-len(w), w)):
            if cost(w) == 0:
                placed.append(w)
                stock -= Counter(w)
        return placed
#> Solution().signBoard(["tea", "at"], "aatet")
#> Solution().signBoard([], "abc")
#> Solution().signBoard(["bun", "nub"], "bun")
#> Solution().signBoard(["o", "oo"], "ooo")
#> Solution().signBoard(["pie", "ice", "e"], "pieee")
# %%
from typing import List

class Solution:
    def terraces(self, slope: List[List[int]]) -> int:
        m, n = len(slope), len(slope[0])
        mark = [[0] * n for _ in range(m)]

        def dfs(i: int, j: int, tag: int) -> int:
            if i < 0 or j < 0 or i >= m or j >= n or mark[i][j]:
                return 0
            mark[i][j] = tag
            area = 1
            for x, y in ((i + 1, j), (i, j + 1), (i - 1, j), (i, j - 1)):
                if 0 <= x < m and 0 <= y < n and slope[x][y] == slope[i][j]:
                    area += dfs(x, y, tag)
            return area

        score, tag = 0, 0
        for i in range(m):
            for j in range(n):
                if not mark[i][j]:
                    tag += 1
                    score = max(score, dfs(i, j, tag) * slope[i][j])
        return score * 100 + tag
#> Solution().terraces([[1, 1], [2, 1]])
#> Solution().terraces([[4]])
#> Solution().terraces([[2, 2, 5]])
#> Solution().terraces([[0, 0], [0, 0]])
#> Solution().terraces([[3, 1], [1, 3]])
# %%
def plan_visits(towns, roads, start, days):
    adj = {t: [] for t in towns}
    for a, b in roads:
        adj[a].append(b)
        adj[b].append(a)
    for t in adj:
        adj[t].sort()
    diary = [start]
    visits = {t: 0 for t in towns}
    visits[start] = 1
    for _ in range(days):
        here = diary[-1]
        if not adj[here]:
            break
        nxt = min(adj[here], key=lambda t: visits[t])
        visits[nxt] += 1
        diary.append(nxt)
    return "-".join(diary)
#> plan_visits(["a", "b", "c"], [("a", "b"), ("b", "c")], "a", 4)
#> plan_visits(["q"], [], "q", 3)
#> plan_visits(["a", "b", "c"], [("a", "b"), ("a", "c"), ("b", "c")], "b", 5)
#> plan_visits(["u", "v"], [("u", "v")], "v", 0)
#> plan_visits(["h", "k"], [("h", "k")], "z", 1)
# %%
from typing import List
from heapq import heappush, heappop

class Solution:
    def cheapestCable(self, n: int, links: List[List[int]], toll: List[int]) -> int:
        graph = [[] for _ in range(n)]
        for u, v, w in links:
            graph[u].append((v, w))
            graph[v].append((u, w))
        dist = [float('inf')] * n
        dist[0] = 0
        pq = [(0, 0)]
        while pq:
            d, u = heappop(pq)
            if d > dist[u]:
                continue
            if u == n - 1:
                return d
            for v, w in graph[u]:
                nd = d + w + toll[v]
                if nd < dist[v]:
                    dist[v] = nd
                    heappush(pq, (nd, v))
        return -1
#> Solution().cheapestCable(n=3, links=[[0, 1, 2], [1, 2, 2]], toll=[0, 1, 1])
#> Solution().cheapestCable(n=2, links=[], toll=[1, 1])
#> Solution().cheapestCable(n=4, links=[[0, 1, 1], [1, 3, 1], [0, 2, 3], [2, 3, 3]], toll=[0, 9, 1, 0])
#> Solution().cheapestCable(n=1, links=[], toll=[5])
#> Solution().cheapestCable(n=3, links=[[0, 2, 10], [0, 1, 1], [1, 2, 1]], toll=[0, 0, 0])
# %%
from typing import List

class Solution:
    def tileStrip(self, pattern: str, tiles: List[str]) -> int:
        n = len(pattern)
        ways = [0] * (n + 1)
        ways[n] = 1
        for i in range(n - 1, -1, -1):
            for t in tiles:
                if pattern.startswith(t, i):
                    ways[i] += ways[i + len(t)]
                elif t[::-1] != t and pattern.startswith(t[::-1], i):
                    ways[i] += ways[i + len(t)]
        return ways[0] % 1009
#> Solution().tileStrip("abab", ["ab", "b", "a"])
#> Solution().tileStrip("", ["x"])
#> Solution().tileStrip("xyx", ["xy"])
#> Solution().tileStrip("rrr", ["r", "rr"])
#> Solution().tileStrip("cbaab", ["ab", "c", "ba"])
# %%
from typing import List

class Solution:
    def balanceBarge(self, crates: List[int]) -> str:
        left = right = 0
        spots = []
        for c in sorted(crates, reverse=True):
            if left < right or (left == right and len(spots) % 2 == 0):
                left += c
                spots.append('L')
            else:
                right += c
                spots.append('R')
        diff = left - right
        if diff == 0:
            return ''.join(spots) + '='
        return ''.join(spots) + ('<' if diff < 0 else '>') + str(abs(diff))
#> Solution().balanceBarge([3, 1, 2])
#> Solution().balanceBarge([])
#> Solution().balanceBarge([9])
#> Solution().balanceBarge([5, 5, 4, 4, 1])
#> Solution().balanceBarge([8, 7, 6, 5, 4])
# %%
from typing import List

class Solution:
    def mastColours(self, masts: List[List[int]], reach: int) -> int:
        n = len(masts)
        adj = [[] for _ in range(n)]
        for i in range(n):
            for j in range(i):
                (a, b), (c, d) = masts[i], masts[j]
                if abs(a - c) + abs(b - d) <= reach:
                    adj[i].append(j)
                    adj[j].append(i)
        colour = [0] * n
        for v in sorted(range(n), key=lambda v: (-len(adj[v]), v)):
            taken = {colour[u] for u in adj[v]}
            c = 1
            while c in taken:
                c += 1
            colour[v] = c
        return max(colour, default=0)
#> Solution().mastColours([[0, 0], [1, 1], [5, 5]], 2)
#> Solution().mastColours([], 4)
#> Solution().mastColours([[0, 0], [0, 1], [1, 0]], 2)
#> Solution().mastColours([[0, 0], [3, 0], [6, 0], [9, 0]], 3)
#> Solution().mastColours([[2, 2]], 0)
# %%
from collections import defaultdict

def team_relay(runners, size):
    clubs = defaultdict(list)
    for club, time in runners:
        clubs[club].append(time)
    table = []
    for club, times in clubs.items():
        if len(times) < size:
            continue
        times.sort()
        table.append((sum(times[:size]), times[0], club))
    table.sort()
    if not table:
        return "nobody"
    best = table[0][0]
    tied = [club for total, _, club in table if total == best]
    return "/".join(tied)
#> team_relay([("red", 5), ("blue", 4), ("red", 6), ("blue", 7)], 2)
#> team_relay([("red", 5)], 2)
#> team_relay([("oak", 9), ("elm", 8), ("oak", 7)], 1)
#> team_relay([], 1)
#> team_relay([("b", 3), ("a", 1), ("b", 3), ("a", 8), ("b", 9)], 2)
# %%
from functools import lru_cache

class Solution:
    def candleGame(self, short: int, tall: int) -> bool:
        @lru_cache(None)
        def wins(a: int, b: int) -> bool:
            if a > b:
                a, b = b, a
            if b == 0:
                return False
            for k in (1, 2):
                if a >= k and not wins(a - k, b):
                    return True
                if b >= k and k != a and not wins(a, b - k):
                    return True
            return False

        return wins(short, tall)
#> Solution().candleGame(1, 1)
#> Solution().candleGame(0, 0)
#> Solution().candleGame(short=2, tall=3)
#> Solution().candleGame(short=1, tall=2)
#> Solution().candleGame(short=0, tall=3)
# %%
from typing import List

class Solution:
    def hottestOven(self, logs: List[str]) -> str:
        heat, peak = {}, {}
        for entry in logs:
            oven, op = entry.split(':')
            heat.setdefault(oven, 20)
            if op[0] == '+':
                heat[oven] += int(op[1:])
            elif op[0] == '-':
                heat[oven] = max(20, heat[oven] - int(op[1:]))
            else:
                heat[oven] = 20
            peak[oven] = max(peak.get(oven, 20), heat[oven])
        if not peak:
            return 'cold'
        name = max(sorted(peak), key=peak.get)
        return f'{name}@{peak[name]}'
#> Solution().hottestOven(["a:+30", "b:+10", "a:-5"])
#> Solution().hottestOven([])
#> Solution().hottestOven(["x:-9", "y:off"])
#> Solution().hottestOven(["p:+50", "p:off", "p:+40", "q:+45"])
#> Solution().hottestOven(["z:+7", "z:+7", "w:+14"])
# %%
from typing import List

class Solution:
    def gardenRows(self, plants: List[int], k: int) -> int:
        def ok(gap: int) -> bool:
            placed, last = 0, None
            for p in plants:
                if last is None or p - last >= gap:
                    placed += 1
                    last = p
            return placed >= k

        plants = sorted(set(plants))
        if k > len(plants) or k < 2:
            return 0
        l, r = 1, plants[-1] - plants[0]
        while l < r:
            mid = (l + r + 1) >> 1
            if ok(mid):
                l = mid
            else:
                r = mid - 1
        return l
#> Solution().gardenRows([1, 5, 9], 2)
#> Solution().gardenRows([4, 4, 4], 2)
#> Solution().gardenRows(plants=[0, 3, 4, 7], k=3)
#> Solution().gardenRows(plants=[2], k=1)
#> Solution().gardenRows(plants=[10, 1, 4, 6], k=4)
# %%
from typing import List

class Solution:
    def mirrorTrain(self, wagons: List[int]) -> int:
        l, r = 0, len(wagons) - 1
        moves = 0
        lw = wagons[l] if wagons else 0
        rw = wagons[r] if wagons else 0
        while l < r:
            if lw == rw:
                l += 1
                r -= 1
                if l <= r:
                    lw, rw = wagons[l], wagons[r]
            elif lw < rw:
                l += 1
                lw += wagons[l]
                moves += 1
            else:
                r -= 1
                rw += wagons[r]
                moves += 1
        return moves
#> Solution().mirrorTrain([1, 2, 3])
#> Solution().mirrorTrain([])
#> Solution().mirrorTrain([4, 1, 4])
#> Solution().mirrorTrain([2, 2, 1, 3, 4])
#> Solution().mirrorTrain([7])
# %%
def lamp_rows(grid, budget):
    gains = []
    for i, row in enumerate(grid):
        off = row.count('.')
        if off and '#' not in row:
            gains.append((off, i))
        elif off:
            gains.append((off + 1, i))
    gains.sort()
    fixed = []
    for need, i in gains:
        if need > budget:
            break
        budget -= need
        fixed.append(i)
    lit = sum(row.count('*') for row in grid)
    lit += sum(grid[i].count('.') for i in fixed)
    return sorted(fixed), lit
#> lamp_rows(["*.", ".."], 1)
#> lamp_rows([], 5)
#> lamp_rows(["#.*", "..*", "***"], 4)
#> lamp_rows(["....", "#..."], 3)
#> lamp_rows(["#.", "*.", "#*"], 10)
# %%
from typing import List

class Solution:
    def stampBook(self, prices: List[int], target: int) -> List[int]:
        came = {0: None}
        frontier = [0]
        while frontier and target not in came:
            nxt = []
            for total in frontier:
                for p in prices:
                    s = total + p
                    if s <= target and s not in came:
                        came[s] = p
                        nxt.append(s)
            frontier = nxt
        if target not in came:
            return [-1]
        used = []
        while target:
            used.append(came[target])
            target -= used[-1]
        return sorted(used)
#> Solution().stampBook([3, 5], 11)
#> Solution().stampBook([4], 6)
#> Solution().stampBook([1, 7], 0)
#> Solution().stampBook([2, 9, 6], 15)
#> Solution().stampBook([5, 8], 13)
# %%
from typing import List
from collections import Counter

class Solution:
    def busiestPlatform(self, trains: List[List[int]]) -> int:
        delta = {}
        for platform, arr, dep in trains:
            day = delta.setdefault(platform, Counter())
            day[arr] += 1
            day[dep + 1] -= 1
        best, where = 0, -1
        for platform in sorted(delta):
            run = 0
            for t in sorted(delta[platform]):
                run += delta[platform][t]
                if run > best:
                    best, where = run, platform
        return where
#> Solution().busiestPlatform([[1, 0, 5], [2, 1, 3], [1, 5, 8]])
#> Solution().busiestPlatform([])
#> Solution().busiestPlatform([[3, 4, 4]])
#> Solution().busiestPlatform([[2, 1, 2], [1, 1, 2], [2, 3, 4]])
#> Solution().busiestPlatform([[5, 0, 9], [5, 1, 8], [4, 2, 3], [5, 7, 7]])
# %%
from typing import List

class Solution:
    def swapSouvenirs(self, want: List[int]) -> int:
        n = len(want)
        seen = [False] * n
        trades = 0
        for s in range(n):
            if seen[s]:
                continue
            size = 0
            cur = s
            while not seen[cur]:
                seen[cur] = True
                cur = want[cur]
                size += 1
            if size % 2 == 0:
                trades += size
            else:
                trades += size - 1
        return trades
#> Solution().swapSouvenirs([1, 0, 2])
#> Solution().swapSouvenirs([])
#> Solution().swapSouvenirs([2, 0, 1])
#> Solution().swapSouvenirs([1, 2, 3, 0, 5, 4])
#> Solution().swapSouvenirs([0, 1])
# %%
def rope_bridge(planks, heavy):
    n = len(planks)
    pre = [0]
    for p in planks:
        pre.append(pre[-1] + (p < heavy))
    best = (0, 0, 0)
    for l in range(n):
        if planks[l] < heavy:
            continue
        for r in range(l + 1, n + 1):
            weak = pre[r] - pre[l]
            if weak * 3 > r - l:
                break
            if planks[r - 1] >= heavy:
                best = max(best, (r - l, -l, -weak))
    size, start, _ = best
    return [-start, -start + size]
#> rope_bridge([5, 2, 6, 7], 5)
#> rope_bridge([], 3)
#> rope_bridge([1, 1], 4)
#> rope_bridge([9, 1, 1, 9, 9, 2, 9], 5)
#> rope_bridge([4, 4, 1, 4, 1], 4)
# %%
from typing import List, Dict

class Solution:
    def spiceShelf(self, recipes: Dict[str, List[str]]) -> List[str]:
        state = {}
        order = []

        def visit(name: str) -> bool:
            if state.get(name) == 1:
                return False
            if state.get(name) == 2:
                return True
            state[name] = 1
            for part in sorted(recipes.get(name, [])):
                if not visit(part):
                    return False
            state[name] = 2
            order.append(name)
            return True

        for name in sorted(recipes):
            if not visit(name):
                return []
        return order
#> Solution().spiceShelf({"curry": ["oil", "cumin"], "oil": []})
#> Solution().spiceShelf({"a": ["b"], "b": ["a"]})
#> Solution().spiceShelf({})
#> Solution().spiceShelf(recipes={"soup": ["stock", "salt"], "stock": ["bones", "salt"]})
#> Solution().spiceShelf(recipes={"x": ["x"]})
# %%
from typing import List

class Solution:
    def echoValleys(self, ridge: List[int]) -> int:
        n = len(ridge)
        if n < 3:
            return 0
        hl = [0] * n
        hr = [0] * n
        for i in range(1, n):
            hl[i] = max(hl[i - 1], ridge[i - 1])
        for i in range(n - 2, -1, -1):
            hr[i] = max(hr[i + 1], ridge[i + 1])
        echo = 0
        for i in range(1, n - 1):
            depth = min(hl[i], hr[i]) - ridge[i]
            if depth > 0 and ridge[i] < ridge[i - 1] and ridge[i] <= ridge[i + 1]:
                echo += depth * (2 if hl[i] == hr[i] else 1)
        return echo
#> Solution().echoValleys([3, 1, 3])
#> Solution().echoValleys([2, 1])
#> Solution().echoValleys([5, 2, 4, 1, 6])
#> Solution().echoValleys([1, 2, 3, 4])
#> Solution().echoValleys([4, 0, 0, 2, 1, 4])
# %%
from typing import List

class Solution:
    def chooseCourts(self, games: List[List[int]], courts: int) -> int:
        free = [0] * courts
        played = 0
        for start, end in sorted(games, key=lambda g: (g[1], -g[0])):
            pick = -1
            for c in range(courts):
                if free[c] <= start and (pick < 0 or free[c] > free[pick]):
                    pick = c
            if pick < 0:
                continue
            free[pick] = end
            played += 1
        return played
#> Solution().chooseCourts([[1, 4], [2, 3], [3, 5]], 1)
#> Solution().chooseCourts([], 2)
#> Solution().chooseCourts(games=[[0, 9], [0, 9], [1, 9]], courts=2)
#> Solution().chooseCourts(games=[[1, 2], [2, 4], [1, 5], [4, 6]], courts=2)
#> Solution().chooseCourts(games=[[3, 4]], courts=0)
# %%
from typing import List

class Solution:
    def secretShift(self, text: str, hints: List[List[int]]) -> str:
        n = len(text)
        diff = [0] * (n + 1)
        for a, b, by in hints:
            a, b = max(a, 0), min(b, n - 1)
            if a > b:
                continue
            diff[a] += by
            diff[b + 1] -= by
        run = 0
        out = ''
        for ch, d in zip(text, diff):
            run += d
            if ch.isalpha():
                out += chr((ord(ch) - 97 + run) % 26 + 97)
            else:
                out += ch
        return out
#> Solution().secretShift("abc", [[0, 1, 1]])
#> Solution().secretShift("", [])
#> Solution().secretShift("z-z", [[0, 2, 2], [1, 9, 3]])
#> Solution().secretShift("train", [[4, 2, 5], [1, 3, -1]])
#> Solution().secretShift("mno", [[-4, 0, 13], [0, 2, 13]])
# %%
def pond_frogs(pads, frogs):
    taken = [False] * len(pads)
    moves = []
    for f in sorted(frogs):
        choice = None
        for i, p in enumerate(pads):
            if taken[i]:
                continue
            d = abs(p - f)
            if choice is None or d < choice[0]:
                choice = (d, i)
        if choice is None:
            moves.append('splash')
            continue
        d, i = choice
        taken[i] = True
        moves.append(f'{f}->{pads[i]}')
    return moves
#> pond_frogs([2, 8], [3, 4])
#> pond_frogs([], [1])
#> pond_frogs([5], [])
#> pond_frogs([1, 4, 9], [9, 2, 5])
#> pond_frogs([6, 0], [3, 3, 3])
# %%
from typing import List
from math import gcd

class Solution:
    def gearTrain(self, teeth: List[int], turns: int) -> List[str]:
        num, den = turns, 1
        res = []
        for k in range(1, len(teeth)):
            num *= -teeth[k - 1]
            den *= teeth[k]
            g = gcd(num, den)
            num, den = num // g, den // g
            if den == 1:
                res.append(str(num))
            else:
                whole, rest = divmod(abs(num), den)
                sign = '-' if num < 0 else ''
                res.append(f"{sign}{whole}+{rest}/{den}")
        return res
#> Solution().gearTrain([10, 20, 5], 4)
#> Solution().gearTrain([8], 3)
#> Solution().gearTrain([9, 6, 4], 1)
#> Solution().gearTrain([7, 0], 1)
#> Solution().gearTrain([12, 8, 8, 18], 5)
