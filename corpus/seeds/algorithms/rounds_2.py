# %%
from typing import List

class Solution:
    def pickLighthouse(self, ships: List[List[int]], spots: List[int]) -> int:
        def cover(spot: int) -> int:
            seen = 0
            for x, y in ships:
                if abs(x - spot) <= y:
                    seen += 1
            return seen

        best, ans = -1, -1
        for s in sorted(spots):
            c = cover(s)
            if c > best:
                best, ans = c, s
        return ans
#> Solution().pickLighthouse([[3, 2], [8, 1]], [2, 7])
#> Solution().pickLighthouse([], [4, 1])
#> Solution().pickLighthouse([[1, 1], [2, 0], [5, 9]], [2, 5, 0])
#> Solution().pickLighthouse([[1, 1]], [])
#> Solution().pickLighthouse([[10, 3], [12, 2], [14, 1]], [9, 13, 11])
# %%
from typing import List
from functools import cache
from math import inf

class Solution:
    def cutLogs(self, log: int, marks: List[int], fee: int) -> int:
        pts = [0] + sorted(marks) + [log]

        @cache
        def dp(l: int, r: int) -> int:
            if r - l < 2:
                return 0
            best = inf
            for m in range(l + 1, r):
                best = min(best, dp(l, m) + dp(m, r))
            return best + max(fee, pts[r] - pts[l])

        return dp(0, len(pts) - 1)
#> Solution().cutLogs(10, [3, 7], 1)
#> Solution().cutLogs(6, [], 2)
#> Solution().cutLogs(9, [1, 2, 5], 4)
#> Solution().cutLogs(log=5, marks=[2], fee=8)
#> Solution().cutLogs(log=12, marks=[6, 3, 9], fee=0)
# %%
from collections import deque
from typing import List

class Solution:
    def turnstile(self, people: List[int], doors: List[int]) -> List[int]:
        q = deque(sorted(range(len(people)), key=lambda i: (people[i], i)))
        ready = [0] * len(doors)
        res = [-1] * len(people)
        while q and doors:
            i = q.popleft()
            d = min(range(len(doors)), key=lambda k: max(ready[k], people[i]) + doors[k])
            begin = max(ready[d], people[i])
            ready[d] = begin + doors[d]
            res[i] = ready[d]
        return res
#> Solution().turnstile([0, 0, 1], [2, 3])
#> Solution().turnstile([4, 2], [])
#> Solution().turnstile([], [1])
#> Solution().turnstile([5, 1, 5, 1], [4, 1])
#> Solution().turnstile([0, 0, 0], [7])
# %%
from typing import List

class Solution:
    def harvestPath(self, field: List[List[int]]) -> int:
        if not field:
            return 0
        rows, cols = len(field), len(field[0])
        prev = field[0][:]
        for r in range(1, rows):
            row = [0] * cols
            for c in range(cols):
                top = prev[c]
                if c and r % 2:
                    top = max(top, prev[c - 1])
                if c + 1 < cols and r % 2 == 0:
                    top = max(top, prev[c + 1])
                row[c] = top + field[r][c]
            prev = row
        return max(prev)
#> Solution().harvestPath([[1, 2], [3, 4]])
#> Solution().harvestPath([])
#> Solution().harvestPath([[5, 1, 0], [0, 0, 2], [9, 0, 1]])
#> Solution().harvestPath([[3]])
#> Solution().harvestPath([[1, 9], [2, 2], [7, 0], [1, 1]])
# %%
def pair_socks(drawer, limit):
    waiting = {}
    pairs = []
    for i, sock in enumerate(drawer):
        if sock in waiting and i - waiting[sock] <= limit:
            pairs.append((waiting.pop(sock), i))
        else:
            waiting[sock] = i
    lonely = sorted(waiting.values())
    if len(pairs) > len(lonely):
        return pairs
    return lonely
#> pair_socks([1, 2, 1, 2], 2)
#> pair_socks([], 3)
#> pair_socks([4, 4, 4, 4, 4], 1)
#> pair_socks([7, 1, 2, 7], 2)
#> pair_socks(['r', 'b', 'r', 'g', 'b', 'g'], 3)
# %%
from typing import List
from collections import defaultdict

class Solution:
    def courierZones(self, parcels: List[str], drivers: int) -> List[int]:
        zones = defaultdict(int)
        for p in parcels:
            code, _, weight = p.partition('/')
            zones[code[:2]] += int(weight or 1)
        loads = [0] * drivers
        for zone, w in sorted(zones.items(), key=lambda z: (-z[1], z[0])):
            k = loads.index(min(loads))
            loads[k] += w
        return loads
#> Solution().courierZones(["ab1/4", "ab2/1", "cd9"], 2)
#> Solution().courierZones([], 3)
#> Solution().courierZones(parcels=["xx/5", "yy/5", "zz/5"], drivers=2)
#> Solution().courierZones(parcels=["k/3", "k1", "k1/2", "m"], drivers=1)
#> Solution().courierZones(parcels=["aa/9", "bb/7", "cc/6", "dd/2"], drivers=2)
# %%
from typing import List

class Solution:
    def skyline(self, towers: List[int], floor: int) -> str:
        stack = []
        for h in towers:
            if h < floor:
                stack.clear()
                continue
            while stack and stack[-1] <= h:
                stack.pop()
            stack.append(h)
        if not stack:
            return "open sky"
        return " > ".join(map(str, stack))
#> Solution().skyline([5, 3, 4], 1)
#> Solution().skyline([], 2)
#> Solution().skyline([9, 1, 6, 5, 5], 2)
#> Solution().skyline([4, 4, 4, 0], 1)
#> Solution().skyline([8, 2, 7, 3, 1, 2], 1)
# %%
import heapq
from typing import List

class Solution:
    def mergeQueues(self, lanes: List[List[int]], steps: int) -> List[int]:
        heap = [(lane[0], k, 0) for k, lane in enumerate(lanes) if lane]
        heapq.heapify(heap)
        served = []
        while heap and steps > 0:
            v, k, i = heapq.heappop(heap)
            served.append(k)
            steps -= 1
            if i + 1 < len(lanes[k]):
                heapq.heappush(heap, (v + lanes[k][i + 1], k, i + 1))
        return served
#> Solution().mergeQueues([[1, 1], [3]], 5)
#> Solution().mergeQueues([], 2)
#> Solution().mergeQueues([[2, 2, 2], [], [1, 6]], 4)
#> Solution().mergeQueues([[5], [4], [3]], 2)
#> Solution().mergeQueues([[0, 0, 0], [0]], 3)
# %%
from typing import List

class Solution:
    def islandBridges(self, chart: List[str]) -> int:
        cells = {(r, c) for r, row in enumerate(chart) for c, x in enumerate(row) if x == 'o'}
        groups = []
        while cells:
            stack = [min(cells)]
            cells.discard(stack[0])
            group = []
            while stack:
                r, c = stack.pop()
                group.append((r, c))
                for nb in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                    if nb in cells:
                        cells.remove(nb)
                        stack.append(nb)
            groups.append(group)
        if len(groups) != 2:
            return -len(groups)
        a, b = groups
        return min(abs(x - p) + abs(y - q) for x, y in a for p, q in b) - 1
#> Solution().islandBridges(["o..o"])
#> Solution().islandBridges(["..", ".."])
#> Solution().islandBridges(["oo", "oo"])
#> Solution().islandBridges(["o..", "...", "..o"])
#> Solution().islandBridges(["o.o", "...", "o.."])
# %%
def bakery_day(events, price):
    stock, cash, lost = 0, 0, 0
    open_now = False
    for ev in events:
        kind = ev[0]
        amount = int(ev[1:]) if len(ev) > 1 else 0
        if kind == 'o':
            open_now = True
        elif kind == 'c':
            open_now = False
            cash += stock * (price // 2)
            stock = 0
        elif kind == 'b':
            stock += amount
        elif kind == 's':
            sold = min(stock, amount) if open_now else 0
            lost += amount - sold
            stock -= sold
            cash += sold * price
    return cash, stock, lost
#> bakery_day(["b10", "o", "s4", "c"], 6)
#> bakery_day([], 5)
#> bakery_day(["s3", "b5", "o", "s9"], 2)
#> bakery_day(["o", "b2", "s1", "b2", "s5", "c", "s1"], 3)
#> bakery_day(["b4", "c"], 7)
# %%
from typing import List

class Solution:
    def seatPairs(self, row: str, pairs: int) -> List[int]:
        n = len(row)
        free = [i for i in range(n - 1) if row[i] == row[i + 1] == '.']
        chosen = []
        for i in free:
            if pairs == 0:
                break
            if chosen and chosen[-1] + 1 >= i:
                continue
            lonely = (i > 0 and row[i - 1] == '.' and (i == 1 or row[i - 2] != '.'))
            if lonely and chosen:
                continue
            chosen.append(i)
            pairs -= 1
        return chosen if pairs == 0 else []
#> Solution().seatPairs("..x..", 2)
#> Solution().seatPairs("x.x", 1)
#> Solution().seatPairs(row=".....", pairs=2)
#> Solution().seatPairs(row="", pairs=0)
#> Solution().seatPairs(row="x...x..", pairs=2)
# %%
from typing import List
from bisect import bisect_left

class Solution:
    def dominoLine(self, pieces: List[List[int]]) -> int:
        flipped = sorted((min(p), max(p)) for p in pieces)
        tails = []
        for a, b in flipped:
            key = a + b
            k = bisect_left(tails, key)
            if k == len(tails):
                tails.append(key)
            else:
                tails[k] = key
        doubles = sum(a == b for a, b in flipped)
        return len(tails) * 10 + doubles
#> Solution().dominoLine([[1, 2], [5, 3], [2, 2]])
#> Solution().dominoLine([])
#> Solution().dominoLine([[6, 6], [0, 9], [4, 1]])
#> Solution().dominoLine([[0, 0]])
#> Solution().dominoLine([[3, 1], [1, 1], [2, 5], [2, 1], [6, 4]])
# %%
from typing import List

class Solution:
    def minTrucks(self, parcels: List[int], limit: int) -> int:
        if any(p > limit for p in parcels):
            return -1
        parcels = sorted(parcels)
        i, j, trucks = 0, len(parcels) - 1, 0
        while i <= j:
            room = limit - parcels[j]
            j -= 1
            carried = 1
            while i <= j and carried < 3 and parcels[i] <= room:
                room -= parcels[i]
                i += 1
                carried += 1
            trucks += 1
        return trucks
#> Solution().minTrucks([4, 2, 1, 7], 8)
#> Solution().minTrucks([9], 8)
#> Solution().minTrucks([], 5)
#> Solution().minTrucks([1, 1, 1, 1, 1], 10)
#> Solution().minTrucks([5, 6, 3, 3, 2], 9)
# %%
def choir_rows(singers, width):
    singers = sorted(singers, key=lambda s: (-s[1], s[0]))
    rows = []
    for k in range(0, len(singers), width):
        chunk = singers[k:k + width]
        line = []
        for j, (name, _) in enumerate(chunk):
            if j % 2:
                line.insert(0, name)
            else:
                line.append(name)
        rows.append(line)
    return rows[::-1]
#> choir_rows([("al", 170), ("bo", 180), ("cy", 160)], 2)
#> choir_rows([], 3)
#> choir_rows([("x", 1), ("y", 1), ("z", 1)], 3)
#> choir_rows([("d", 5), ("e", 9), ("f", 7), ("g", 8), ("h", 6)], 2)
#> choir_rows([("m", 3)], 1)
# %%
from typing import List

class Solution:
    def radioStrength(self, masts: List[int], gain: int, k: int) -> int:
        n = len(masts)

        def check(goal: int) -> bool:
            spent = 0
            for m in masts:
                if m < goal:
                    spent += -(-(goal - m) // gain)
                if spent > k:
                    return False
            return True

        if n == 0:
            return 0
        lo, hi = min(masts), min(masts) + gain * k
        while lo < hi:
            mid = (lo + hi + 1) // 2
            if check(mid):
                lo = mid
            else:
                hi = mid - 1
        return lo
#> Solution().radioStrength([3, 5, 8], 2, 2)
#> Solution().radioStrength([], 1, 4)
#> Solution().radioStrength([4, 4], 3, 1)
#> Solution().radioStrength([1, 9], 5, 2)
#> Solution().radioStrength([2, 3, 2, 6], 1, 5)
# %%
from typing import List, Optional

class Solution:
    def relayBaton(self, passes: List[List[int]], start: int) -> Optional[int]:
        nxt = {}
        for a, b in passes:
            if a in nxt:
                return None
            nxt[a] = b
        slow = fast = start
        while fast in nxt and nxt[fast] in nxt:
            slow = nxt[slow]
            fast = nxt[nxt[fast]]
            if slow == fast:
                size, cur = 1, nxt[slow]
                while cur != slow:
                    size += 1
                    cur = nxt[cur]
                return -size
        return nxt.get(fast, fast)
#> Solution().relayBaton([[1, 2], [2, 3], [3, 4]], 1)
#> Solution().relayBaton([[1, 2], [2, 1]], 1)
#> Solution().relayBaton([[1, 2], [1, 3]], 1)
#> Solution().relayBaton([], 6)
#> Solution().relayBaton([[5, 6], [6, 7], [7, 8], [8, 6]], 5)
# %%
from typing import List
from collections import Counter

class Solution:
    def menuVotes(self, ballots: List[List[str]]) -> str:
        alive = sorted({d for b in ballots for d in b})
        while len(alive) > 1:
            first = Counter({d: 0 for d in alive})
            for b in ballots:
                for d in b:
                    if d in alive:
                        first[d] += 1
                        break
            top = max(first.values())
            if top * 2 > len(ballots):
                return max(first, key=first.get)
            worst = min(alive, key=lambda d: (first[d], d))
            alive.remove(worst)
        return alive[0] if alive else "water"
#> Solution().menuVotes([["pie", "jam"], ["jam"], ["pie"]])
#> Solution().menuVotes([])
#> Solution().menuVotes([["a", "b"], ["b", "c"], ["c", "b"], ["a"]])
#> Solution().menuVotes([["x"]])
#> Solution().menuVotes([["u", "v"], ["v", "u"]])
# %%
from typing import List

class Solution:
    def waterSteps(self, jugs: List[int], target: int) -> int:
        a, b = jugs
        seen = {(0, 0)}
        level = [(0, 0)]
        steps = 0
        while level:
            nxt = []
            for x, y in level:
                if x + y == target:
                    return steps
                t = min(x, b - y)
                u = min(y, a - x)
                for s in ((a, y), (x, b), (0, y), (x - t, y + t), (x + u, y - u)):
                    if s not in seen:
                        seen.add(s)
                        nxt.append(s)
            level = nxt
            steps += 1
        return -1
#> Solution().waterSteps([3, 5], 8)
#> Solution().waterSteps([2, 4], 3)
#> Solution().waterSteps([1, 3], 2)
#> Solution().waterSteps([2, 3], 0)
#> Solution().waterSteps([3, 4], 1)
# %%
def ladder_game(size, ladders, rolls):
    jump = {}
    for a, b in ladders:
        jump[a] = b
    pos, turn = 1, 0
    trail = [1]
    for r in rolls:
        turn += 1
        if pos + r > size:
            continue
        pos += r
        hops = 0
        while pos in jump and hops < 3:
            pos = jump[pos]
            hops += 1
        trail.append(pos)
        if pos == size:
            return trail, turn
    return trail, -turn
#> ladder_game(10, [(3, 8)], [2, 2])
#> ladder_game(6, [], [])
#> ladder_game(9, [(4, 2), (2, 4)], [3, 3, 6])
#> ladder_game(12, [(7, 11), (5, 7)], [4, 6, 1])
#> ladder_game(5, [(5, 1)], [4, 4, 1])
# %%
from typing import List

class Solution:
    def museumGuards(self, n: int, halls: List[List[int]]) -> int:
        adj = [[] for _ in range(n)]
        for a, b in halls:
            adj[a].append(b)
            adj[b].append(a)
        guards = 0

        def dfs(u: int, parent: int) -> int:
            nonlocal guards
            kids = [dfs(v, u) for v in adj[u] if v != parent]
            if 0 in kids:
                guards += 1 + kids.count(0) // 3
                return 2
            return 1 if 2 in kids else 0

        if n and dfs(0, -1) == 0:
            guards += 1
        return guards
#> Solution().museumGuards(3, [[0, 1], [1, 2]])
#> Solution().museumGuards(n=1, halls=[])
#> Solution().museumGuards(n=5, halls=[[0, 1], [1, 2], [2, 3], [3, 4]])
#> Solution().museumGuards(n=4, halls=[[0, 1], [0, 2], [0, 3]])
#> Solution().museumGuards(n=0, halls=[])
# %%
from typing import List

class Solution:
    def priceTag(self, label: str, k: int) -> str:
        digits = [c for c in label if c.isdigit()]
        keep = len(digits) - k
        stack: List[str] = []
        for d in digits:
            while stack and k and stack[-1] < d:
                stack.pop()
                k -= 1
            stack.append(d)
        stack = stack[:max(keep, 0)]
        text = ''.join(stack) or '0'
        out = ''
        for i, d in enumerate(reversed(text)):
            if i and i % 3 == 0:
                out = ',' + out
            out = d + out
        return out
#> Solution().priceTag("1432219", 3)
#> Solution().priceTag("no digits", 1)
#> Solution().priceTag("a9b8c7", 1)
#> Solution().priceTag("12 345", 0)
#> Solution().priceTag("50", 5)
# %%
from math import inf
from typing import List

class Solution:
    def cheapestWeek(self, rides: List[int], single: int, trio: int) -> int:
        n = len(rides)
        cost = [inf] * (n + 1)
        cost[0] = 0
        for i in range(n):
            if rides[i] == 0:
                cost[i + 1] = min(cost[i + 1], cost[i])
                continue
            cost[i + 1] = min(cost[i + 1], cost[i] + rides[i] * single)
            end = min(n, i + 3)
            for j in range(i + 1, end + 1):
                cost[j] = min(cost[j], cost[i] + trio)
        return cost[n]
#> Solution().cheapestWeek([1, 0, 2], 3, 7)
#> Solution().cheapestWeek([], 2, 5)
#> Solution().cheapestWeek([2, 2, 2, 0, 1], 4, 10)
#> Solution().cheapestWeek([0, 0], 1, 1)
#> Solution().cheapestWeek([5], 1, 4)
# %%
from typing import List

class Solution:
    def potRank(self, scores: List[int]) -> List[str]:
        idx = sorted(range(len(scores)), key=lambda i: -scores[i])
        place = [''] * len(scores)
        i = 0
        while i < len(idx):
            j = i
            while j + 1 < len(idx) and scores[idx[j + 1]] == scores[idx[i]]:
                j += 1
            tag = f'{i + 1}' if i == j else f'{i + 1}-{j + 1}'
            for k in range(i, j + 1):
                place[idx[k]] = tag
            i = j + 1
        return place
#> Solution().potRank([7, 9, 7])
#> Solution().potRank([])
#> Solution().potRank([4])
#> Solution().potRank([2, 2, 2])
#> Solution().potRank([1, 5, 3, 5, 1, 8])
# %%
def wharf(ships, docks):
    plan = {d: [] for d in docks}
    for name, length in sorted(ships.items(), key=lambda kv: (-kv[1], kv[0])):
        best = None
        for d, size in docks.items():
            left = size - sum(ships[s] for s in plan[d])
            if left >= length and (best is None or left < best[0]):
                best = (left, d)
        if best:
            plan[best[1]].append(name)
    anchored = sorted(set(ships) - {s for group in plan.values() for s in group})
    return {d: g for d, g in plan.items() if g}, anchored
#> wharf({"kite": 4, "gull": 6}, {"north": 7, "south": 5})
#> wharf({}, {"pier": 3})
#> wharf({"big": 9}, {"p": 8})
#> wharf({"a": 3, "b": 3, "c": 2}, {"x": 5, "y": 3})
#> wharf({"m": 1, "n": 2, "o": 3}, {"q": 6})
# %%
from typing import List

class Solution:
    def threadBeads(self, beads: str, k: int) -> int:
        count = {}
        l = 0
        total = 0
        for r, b in enumerate(beads):
            count[b] = count.get(b, 0) + 1
            while len(count) > k:
                left = beads[l]
                count[left] -= 1
                if count[left] == 0:
                    del count[left]
                l += 1
            total += r - l + 1
        return total

    def bestSplit(self, beads: str) -> List[int]:
        prev, res = 0, []
        for k in range(1, len(set(beads)) + 1):
            now = self.threadBeads(beads, k)
            res.append(now - prev)
            prev = now
        return res
#> Solution().bestSplit("aba")
#> Solution().bestSplit("")
#> Solution().threadBeads("abcab", 2)
#> Solution().bestSplit("xxyz")
#> Solution().threadBeads(beads="mmmm", k=1)
# %%
from typing import List

class Solution:
    def longFence(self, posts: List[int]) -> int:
        have = set(posts)
        best = 0
        for p in sorted(have):
            if p - 2 in have:
                continue
            run, cur = 1, p
            gap_used = False
            while True:
                if cur + 2 in have:
                    cur += 2
                elif not gap_used and cur + 4 in have:
                    cur += 4
                    gap_used = True
                else:
                    break
                run += 1
            best = max(best, run)
        return best
#> Solution().longFence([1, 3, 5])
#> Solution().longFence([])
#> Solution().longFence([2, 6, 8, 14])
#> Solution().longFence([1, 2, 3, 4, 7])
#> Solution().longFence([10])
# %%
from typing import List
from itertools import accumulate

class Solution:
    def scaleTips(self, weights: List[int]) -> List[int]:
        left = [0] + list(accumulate(weights))
        total = left[-1]
        tips = []
        for i, w in enumerate(weights):
            a = left[i]
            b = total - left[i + 1]
            if abs(a - b) == w:
                tips.append(i)
            elif a == b:
                tips.append(-i)
        return tips
#> Solution().scaleTips([1, 2, 3])
#> Solution().scaleTips([])
#> Solution().scaleTips([4, 7, 4])
#> Solution().scaleTips([0])
#> Solution().scaleTips([2, 1, 1, 4, 8])
# %%
def trace_beam(room, row):
    h, w = len(room), len(room[0])
    r, c, dr, dc = row, 0, 0, 1
    bounces = 0
    seen = set()
    while 0 <= r < h and 0 <= c < w:
        if (r, c, dr, dc) in seen:
            return 'loop'
        seen.add((r, c, dr, dc))
        ch = room[r][c]
        if ch == '/':
            dr, dc = -dc, -dr
            bounces += 1
        elif ch == '\\':
            dr, dc = dc, dr
            bounces += 1
        elif ch == '#':
            return f'wall {r},{c}'
        r += dr
        c += dc
    return f'out {r},{c} after {bounces}'
#> trace_beam(["..."], 0)
#> trace_beam([".\\", "./"], 0)
#> trace_beam(["..#"], 0)
#> trace_beam(["/.\\", "\\./"], 1)
#> trace_beam(["...", "../", "\\.."], 1)
# %%
from typing import List
from collections import defaultdict

class Solution:
    def clubMerge(self, clubs: List[List[str]]) -> List[List[str]]:
        boss = {}

        def find(x: str) -> str:
            boss.setdefault(x, x)
            if boss[x] != x:
                boss[x] = find(boss[x])
            return boss[x]

        for club in clubs:
            for a, b in zip(club, club[1:]):
                x, y = sorted((find(a), find(b)))
                boss[y] = x
        out = defaultdict(list)
        for m in sorted({m for c in clubs for m in c}):
            out[find(m)].append(m)
        return [out[k] for k in sorted(out, key=lambda k: -len(out[k]))]
#> Solution().clubMerge([["ann", "bob"], ["bob", "cat"], ["dan"]])
#> Solution().clubMerge([])
#> Solution().clubMerge([["x"], ["x", "y"]])
#> Solution().clubMerge([["p", "q"], ["r", "s"], ["q", "s"]])
#> Solution().clubMerge([["a"], ["b"], ["c", "d"]])
# %%
from typing import List

class Solution:
    def rainBarrels(self, rain: List[int], caps: List[int]) -> List[int]:
        level = [0] * len(caps)
        lost = 0
        for drops in rain:
            i = 0
            while drops and i < len(caps):
                put = min(drops, caps[i] - level[i])
                level[i] += put
                drops -= put
                i += 1
            lost += drops
            for j in range(len(level)):
                if level[j] == caps[j]:
                    level[j] -= 1
        return level + [lost]
#> Solution().rainBarrels([3, 4], [2, 4])
#> Solution().rainBarrels([], [1])
#> Solution().rainBarrels(rain=[10], caps=[3, 3])
#> Solution().rainBarrels(rain=[1, 0, 2], caps=[5])
#> Solution().rainBarrels(rain=[5, 5, 5], caps=[4, 1, 6])
# %%
from functools import cache
from typing import List

class Solution:
    def codeLocks(self, dials: List[int], goal: int, mod: int) -> int:
        n = len(dials)

        @cache
        def dp(i: int, acc: int) -> int:
            if i == n:
                return int(acc == goal % mod)
            total = 0
            for turn in (-1, 0, 1):
                total += dp(i + 1, (acc * 2 + dials[i] + turn) % mod)
            return total

        return dp(0, 0)
#> Solution().codeLocks([1, 2], 3, 5)
#> Solution().codeLocks([], 0, 4)
#> Solution().codeLocks([4, 0, 1], 1, 2)
#> Solution().codeLocks([3], 2, 7)
#> Solution().codeLocks([2, 2, 2], 8, 3)
# %%
from typing import List

class Solution:
    def orchardThieves(self, trees: List[int], dog: int) -> int:
        def best(l: int, r: int) -> int:
            skip, take = 0, 0
            for i in range(l, r):
                skip, take = max(skip, take), skip + trees[i]
            return max(skip, take)

        n = len(trees)
        if not 0 <= dog < n:
            return best(0, n)
        near = best(0, max(0, dog - 1)) + best(min(n, dog + 2), n)
        return max(near, best(0, dog) + best(dog + 1, n) - trees[dog])
#> Solution().orchardThieves([3, 8, 4, 5], 1)
#> Solution().orchardThieves([6, 1, 9], 7)
#> Solution().orchardThieves([], 0)
#> Solution().orchardThieves([2, 7, 1, 3, 9], 2)
#> Solution().orchardThieves([5], 0)
# %%
def shift_swap(roster, requests):
    where = {}
    for day, crew in enumerate(roster):
        for who in crew:
            where[who] = day
    done = []
    for a, b in requests:
        if a not in where or b not in where or where[a] == where[b]:
            continue
        i, j = where[a], where[b]
        if len(roster[i]) == 1 and roster[j][0] == b:
            continue
        roster[i][roster[i].index(a)] = b
        roster[j][roster[j].index(b)] = a
        where[a], where[b] = j, i
        done.append(a + b)
    return roster, done
#> shift_swap([["x", "y"], ["z"]], [("x", "z")])
#> shift_swap([["x"], ["z"]], [("x", "z"), ("q", "x")])
#> shift_swap([], [("a", "b")])
#> shift_swap([["a", "b"], ["c", "d"]], [("a", "c"), ("a", "b"), ("c", "d")])
#> shift_swap([["m", "n"]], [("m", "n")])
# %%
from typing import List

class Solution:
    def quietStudy(self, desks: List[List[int]], loud: int) -> int:
        m, n = len(desks), len(desks[0])
        pre = [[0] * (n + 1) for _ in range(m + 1)]
        for i in range(m):
            for j in range(n):
                pre[i + 1][j + 1] = desks[i][j] + pre[i][j + 1] + pre[i + 1][j] - pre[i][j]
        for size in range(min(m, n), 0, -1):
            for i in range(m - size + 1):
                for j in range(n - size + 1):
                    x, y = i + size, j + size
                    if pre[x][y] - pre[i][y] - pre[x][j] + pre[i][j] <= loud:
                        return size
        return 0
#> Solution().quietStudy([[1, 2], [3, 4]], 9)
#> Solution().quietStudy([[5]], 4)
#> Solution().quietStudy([[1, 0, 2], [0, 1, 1]], 2)
#> Solution().quietStudy([[2, 2], [2, 1]], 1)
#> Solution().quietStudy([[1, 1], [1, 1]], 4)
# %%
from typing import List
import heapq

class Solution:
    def potatoPeel(self, sacks: List[int], minutes: int) -> int:
        heap = [-s for s in sacks if s > 0]
        heapq.heapify(heap)
        eaten = 0
        for t in range(minutes):
            if not heap:
                break
            top = -heapq.heappop(heap)
            take = top // 2 + top % 2 if t % 2 == 0 else 1
            eaten += take
            if top > take:
                heapq.heappush(heap, take - top)
        return eaten * 100 + len(heap)
#> Solution().potatoPeel([9, 4], 3)
#> Solution().potatoPeel([], 5)
#> Solution().potatoPeel(sacks=[1, 1, 1], minutes=4)
#> Solution().potatoPeel(sacks=[20, 0, 13], minutes=5)
#> Solution().potatoPeel(sacks=[6], minutes=0)
# %%
from typing import List

class Solution:
    def caravan(self, wells: List[List[int]], end: int, skin: int) -> int:
        water, pos, cost = skin, 0, 0
        stops = sorted(wells) + [[end, 0]]
        for k, (at, price) in enumerate(stops):
            water -= at - pos
            if water < 0:
                return -1
            pos = at
            if at == end:
                return cost
            need = skin
            for nxt, p in stops[k + 1:]:
                if nxt - at <= skin and p < price:
                    need = nxt - at
                    break
            if need > water:
                cost += (need - water) * price
                water = need
        return cost
#> Solution().caravan([[3, 2], [6, 1]], 10, 5)
#> Solution().caravan([], 4, 3)
#> Solution().caravan([[2, 5]], 6, 6)
#> Solution().caravan([[4, 3], [5, 2], [8, 4]], 12, 7)
#> Solution().caravan([], 5, 5)
# %%
from collections import Counter
from typing import List

def unique_echo(words: List[str]) -> List[str]:
    sig = Counter()
    keys = []
    for w in words:
        squeezed = ''
        for ch in w:
            if not squeezed or squeezed[-1] != ch:
                squeezed += ch
        keys.append(squeezed)
        sig[squeezed] += 1
    picked = [w for w, k in zip(words, keys) if sig[k] == 1]
    return sorted(picked, key=lambda w: (len(w), w))
#> unique_echo(["aab", "ab", "ba"])
#> unique_echo([])
#> unique_echo(["zz", "z", "", "q"])
#> unique_echo(["moon", "mon", "tree", "bee"])
#> unique_echo(["oo", "kk"])
# %%
from typing import List

class Solution:
    def cogAlign(self, a: List[int], b: List[int]) -> int:
        n = len(a)
        best, shift = -1, -1
        for s in range(n):
            fit = 0
            for i in range(n):
                if a[i] + b[(i + s) % n] == 0:
                    fit += 2
                elif a[i] == b[(i + s) % n]:
                    fit -= 1
            if fit > best:
                best, shift = fit, s
        return shift
#> Solution().cogAlign([1, -1, 0], [1, 1, -1])
#> Solution().cogAlign([], [])
#> Solution().cogAlign([1, 1], [1, 1])
#> Solution().cogAlign([0, 1, 2, 3], [-3, 0, -1, -2])
#> Solution().cogAlign([2], [-2])
# %%
from typing import List

class Solution:
    def parade(self, floats: List[int], gapRules: List[List[int]]) -> bool:
        place = {f: i for i, f in enumerate(floats)}

        def ok(rule: List[int]) -> bool:
            a, b, need = rule
            if a not in place or b not in place:
                return need <= 0
            return place[b] - place[a] >= need

        broken = [r for r in gapRules if not ok(r)]
        if len(broken) != 1:
            return not broken
        a, b, _ = broken[0]
        if a not in place or b not in place:
            return False
        place[a], place[b] = place[b], place[a]
        return all(map(ok, gapRules))
#> Solution().parade([3, 1, 2], [[3, 2, 2]])
#> Solution().parade([3, 1, 2], [[2, 3, 1]])
#> Solution().parade(floats=[], gapRules=[[1, 2, 1]])
#> Solution().parade(floats=[4, 5, 6], gapRules=[[5, 4, 1], [4, 6, 2]])
#> Solution().parade(floats=[1, 2], gapRules=[])
# %%
from typing import List

class Solution:
    def snowPlough(self, street: List[int], power: int) -> List[int]:
        snow = street[:]
        push = 0
        for i in range(len(snow)):
            push += snow[i]
            if push > power:
                snow[i] = push - power
                push = power
            else:
                snow[i] = 0
        back = push
        for i in reversed(range(len(snow))):
            if snow[i] == 0 and back:
                snow[i] = 1
                back -= 1
        return snow + [back]
#> Solution().snowPlough([2, 3, 1], 4)
#> Solution().snowPlough([], 3)
#> Solution().snowPlough([9], 0)
#> Solution().snowPlough([1, 1, 1, 1], 9)
#> Solution().snowPlough([0, 5, 0, 4], 2)
