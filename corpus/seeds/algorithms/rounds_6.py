# %%
from typing import List

class Solution:
    def greenhouse(self, temps: List[int], low: int, high: int) -> List[int]:
        state = 'closed'
        opened = []
        start = -1
        for t, v in enumerate(temps):
            if state == 'closed' and v > high:
                state, start = 'open', t
            elif state == 'open' and v < low:
                state = 'closed'
                opened.append(t - start)
        if state == 'open':
            opened.append(len(temps) - start)
        return sorted(opened, reverse=True)
#> Solution().greenhouse([20, 31, 25, 15, 33], 18, 30)
#> Solution().greenhouse([], 1, 2)
#> Solution().greenhouse([10, 10], 12, 20)
#> Solution().greenhouse(temps=[40, 5, 40, 5, 40], low=10, high=30)
#> Solution().greenhouse(temps=[35, 34, 33, 2, 9], low=5, high=30)
# %%
from typing import List
from math import inf

class Solution:
    def oreCarts(self, ore: List[int], carts: int) -> int:
        n = len(ore)
        pre = [0]
        for o in ore:
            pre.append(pre[-1] + o)
        dp = [0] + [inf] * n
        for _ in range(carts):
            nxt = [inf] * (n + 1)
            for i in range(1, n + 1):
                for j in range(i):
                    load = pre[i] - pre[j]
                    nxt[i] = min(nxt[i], dp[j] + load * load - (i - j))
            dp = nxt
        return dp[n] if dp[n] < inf else -1
#> Solution().oreCarts([1, 2, 3], 2)
#> Solution().oreCarts([5], 1)
#> Solution().oreCarts([4, 4], 3)
#> Solution().oreCarts([2, 1, 1, 2], 2)
#> Solution().oreCarts([], 0)
# %%
from typing import List
from collections import defaultdict

class Solution:
    def crowdedCafe(self, visits: List[List[str]]) -> List[str]:
        seen = defaultdict(list)
        for person, cafe in visits:
            if person not in seen[cafe]:
                seen[cafe].append(person)
        names = sorted(seen)
        rivals = []
        for i, a in enumerate(names):
            for b in names[i + 1:]:
                both = [p for p in seen[a] if p in seen[b]]
                if both and len(both) * 2 >= min(len(seen[a]), len(seen[b])):
                    rivals.append(f"{a}~{b}:{len(both)}")
        return rivals
#> Solution().crowdedCafe([["al", "x"], ["al", "y"], ["bo", "x"]])
#> Solution().crowdedCafe([])
#> Solution().crowdedCafe([["al", "x"], ["bo", "y"]])
#> Solution().crowdedCafe([["a", "p"], ["a", "q"], ["b", "q"], ["b", "p"], ["c", "r"], ["a", "r"]])
#> Solution().crowdedCafe([["d", "m"], ["d", "m"]])
# %%
def relight(torches, wind):
    lit = [t > wind for t in torches]
    sparks = 0
    i = 0
    while i < len(lit):
        if lit[i]:
            i += 1
            continue
        left = i > 0 and lit[i - 1]
        right = i + 1 < len(lit) and lit[i + 1]
        if left or right:
            lit[i] = True
            sparks += 1
            i = max(0, i - 1)
        else:
            i += 1
    return ''.join('*' if f else '.' for f in lit), sparks
#> relight([1, 5, 1], 3)
#> relight([], 2)
#> relight([1, 1], 4)
#> relight([0, 0, 9, 0], 1)
#> relight([7, 2, 2, 8], 5)
# %%
from typing import List
import heapq

class Solution:
    def elevator(self, calls: List[int], floor: int) -> List[int]:
        up = [c for c in calls if c >= floor]
        down = [-c for c in calls if c < floor]
        heapq.heapify(up)
        heapq.heapify(down)
        route = []
        going_up = len(up) >= len(down)
        while up or down:
            if going_up and not up or not going_up and not down:
                going_up = not going_up
            nxt = heapq.heappop(up) if going_up else -heapq.heappop(down)
            if not route or route[-1] != nxt:
                route.append(nxt)
        return route
#> Solution().elevator([3, 7, 1], 2)
#> Solution().elevator([], 4)
#> Solution().elevator([1, 2, 9], 5)
#> Solution().elevator([4, 4, 6], 4)
#> Solution().elevator([8, 2, 5, 3, 5], 5)
# %%
from typing import List

class Solution:
    def signalEcho(self, pulses: List[int], delay: int, fade: int) -> List[int]:
        n = len(pulses) + delay
        out = [0] * n
        for i, p in enumerate(pulses):
            t, amp = i, p
            while amp > 0 and t < n:
                out[t] += amp
                t += delay
                amp -= fade
        peak = max(out, default=0)
        return [i for i, v in enumerate(out) if v == peak and v > 0]
#> Solution().signalEcho([4, 0, 3], 2, 2)
#> Solution().signalEcho([], 1, 1)
#> Solution().signalEcho([0, 0], 3, 1)
#> Solution().signalEcho(pulses=[5, 1, 1, 5], delay=1, fade=3)
#> Solution().signalEcho(pulses=[2, 2], delay=2, fade=1)
# %%
from typing import List
from functools import cache

class Solution:
    def bookClub(self, pages: List[int], weeks: int) -> int:
        n = len(pages)
        if n < weeks:
            return -1

        @cache
        def dp(i: int, w: int) -> int:
            if w == 1:
                return max(pages[i:]) + (n - i) // 2
            best, top = 10 ** 9, 0
            for j in range(i, n - w + 1):
                top = max(top, pages[j])
                rest = top + (j - i + 1) // 2
                best = min(best, rest + dp(j + 1, w - 1))
            return best

        return dp(0, weeks) if n else 0
#> Solution().bookClub([3, 1, 2], 2)
#> Solution().bookClub([5], 2)
#> Solution().bookClub([], 0)
#> Solution().bookClub([4, 9, 1, 1], 3)
#> Solution().bookClub([7, 7], 1)
# %%
from typing import List

class Solution:
    def bracketSigns(self, text: str) -> List[int]:
        pair = {')': '(', ']': '[', '>': '<'}
        stack = []
        depth = []
        for i, ch in enumerate(text):
            if ch in pair.values():
                stack.append((ch, i))
            elif ch in pair:
                while stack and stack[-1][0] != pair[ch]:
                    stack.pop()
                if not stack:
                    return [-1, i]
                _, j = stack.pop()
                depth.append(i - j)
        return sorted(depth)
#> Solution().bracketSigns("(a[b])")
#> Solution().bracketSigns("")
#> Solution().bracketSigns("([)")
#> Solution().bracketSigns("<>]")
#> Solution().bracketSigns("[<()>](")
# %%
def mail_sort(letters, bins):
    ranges = sorted((lo, hi, name) for name, (lo, hi) in bins.items())
    sorted_mail = {name: 0 for name in bins}
    lost = []
    for code in letters:
        target = None
        for lo, hi, name in ranges:
            if lo > code:
                break
            if code <= hi:
                target = name
        if target is None:
            lost.append(code)
        else:
            sorted_mail[target] += 1
    busy = max(sorted_mail, key=sorted_mail.get, default=None)
    return busy, lost
#> mail_sort([12, 45, 30], {"a": (10, 29), "b": (30, 49)})
#> mail_sort([], {})
#> mail_sort([7], {"x": (1, 3)})
#> mail_sort([5, 6, 7, 8], {"p": (1, 6), "q": (6, 9)})
#> mail_sort([2, 99, 2], {"m": (0, 5), "n": (50, 60)})
# %%
from typing import List

class Solution:
    def spanWeights(self, beams: List[int], limit: int) -> int:
        n = len(beams)
        r = total = 0
        cnt = 0
        for l in range(n):
            while r < n and total + beams[r] <= limit:
                total += beams[r]
                r += 1
            if r > l:
                cnt += r - l if beams[l] % 2 else 1
                total -= beams[l]
            else:
                r = l + 1
        return cnt
#> Solution().spanWeights([2, 1, 3], 4)
#> Solution().spanWeights([], 3)
#> Solution().spanWeights([9, 9], 5)
#> Solution().spanWeights([1, 1, 1, 1], 2)
#> Solution().spanWeights([6, 2, 7, 1, 3], 7)
# %%
from typing import List

class Solution:
    def swimRelay(self, times: List[List[int]]) -> int:
        n = len(times)
        best = 10 ** 9
        used = [False] * n

        def go(leg: int, total: int) -> None:
            nonlocal best
            if total >= best:
                return
            if leg == n:
                best = total
                return
            for s in range(n):
                if not used[s]:
                    used[s] = True
                    tired = times[s][leg] // 2 if s and used[s - 1] else 0
                    go(leg + 1, total + times[s][leg] + tired)
                    used[s] = False

        go(0, 0)
        return best
#> Solution().swimRelay([[3, 5], [4, 2]])
#> Solution().swimRelay([])
#> Solution().swimRelay([[7]])
#> Solution().swimRelay([[1, 9, 9], [9, 1, 9], [9, 9, 1]])
#> Solution().swimRelay([[2, 2], [2, 1]])
# %%
from typing import List
from collections import deque

class Solution:
    def caveAir(self, depth: List[int], tunnels: List[List[int]], air: int) -> int:
        n = len(depth)
        adj = [[] for _ in range(n)]
        for a, b in tunnels:
            adj[a].append(b)
            adj[b].append(a)
        best = {0: air}
        q = deque([0]) if n else deque()
        while q:
            u = q.popleft()
            for v in adj[u]:
                left = best[u] - 1 - max(0, depth[v] - depth[u])
                if left >= 0 and left > best.get(v, -1):
                    best[v] = left
                    q.append(v)
        return max((depth[v] for v in best), default=0) if n else -1
#> Solution().caveAir([0, 3, 5], [[0, 1], [1, 2]], 5)
#> Solution().caveAir([], [], 3)
#> Solution().caveAir([0, 2, 9, 4], [[0, 1], [0, 2], [1, 3]], 6)
#> Solution().caveAir([1], [], 0)
#> Solution().caveAir([0, 1, 1, 1], [[0, 1], [1, 2], [2, 3], [3, 0]], 4)
# %%
def loan_ladder(debts, income):
    debts = sorted(debts, key=lambda d: (-d[1], d[0]))
    month = 0
    while debts and month < 12:
        month += 1
        debts = [[amt + amt * rate // 100, rate] for amt, rate in debts]
        cash = income
        for d in debts:
            pay = min(cash, d[0])
            d[0] -= pay
            cash -= pay
        debts = [d for d in debts if d[0] > 0]
        if month > 6 and sum(d[0] for d in debts) > 500:
            return 'broke', month
    return ('free' if not debts else 'still'), month
#> loan_ladder([[50, 10], [30, 5]], 40)
#> loan_ladder([], 10)
#> loan_ladder([[300, 20]], 30)
#> loan_ladder([[100, 0]], 25)
#> loan_ladder([[200, 3]], 10)
# %%
from typing import List

class Solution:
    def ticketGate(self, codes: List[str]) -> List[str]:
        def check(code: str) -> int:
            total = 0
            for i, ch in enumerate(reversed(code)):
                d = int(ch, 16)
                if i % 2:
                    d *= 2
                    d = d // 16 + d % 16
                total += d
            return total % 16

        good, fixed = [], []
        for c in codes:
            r = check(c)
            if r == 0:
                good.append(c)
            else:
                last = (int(c[-1], 16) - r) % 16
                fixed.append(c[:-1] + format(last, 'x'))
        return good + sorted(fixed)
#> Solution().ticketGate(["1f", "20"])
#> Solution().ticketGate([])
#> Solution().ticketGate(["0"])
#> Solution().ticketGate(["a7c", "88", "f"])
#> Solution().ticketGate(["9e9"])
# %%
from typing import List

class Solution:
    def ropeKnots(self, knots: List[int], moves: List[int]) -> List[int]:
        rope = knots[:]
        for m in moves:
            if m < 0:
                rope = rope[::-1]
                continue
            if m >= len(rope):
                continue
            v = rope.pop(m)
            k = 0
            while k < len(rope) and rope[k] > v:
                k += 1
            rope.insert(k, v)
        return rope
#> Solution().ropeKnots([3, 1, 2], [2])
#> Solution().ropeKnots([], [0])
#> Solution().ropeKnots([5, 4, 6], [-1, 0])
#> Solution().ropeKnots([1, 2, 3, 4], [3, 2, 9, -1])
#> Solution().ropeKnots([7], [0, -1, 0])
# %%
from typing import List

class Solution:
    def pixelArt(self, rows: List[str]) -> List[int]:
        if not rows:
            return []
        prev = [0] * len(rows[0])
        best = [0, -1, -1]
        for i, row in enumerate(rows):
            cur = [0] * len(row)
            for j, ch in enumerate(row):
                if ch != '#':
                    continue
                if j and ch == row[j - 1]:
                    cur[j] = min(prev[j], cur[j - 1], prev[j - 1]) + 1
                else:
                    cur[j] = 1
                if cur[j] > best[0]:
                    best = [cur[j], i - cur[j] + 1, j - cur[j] + 1]
            prev = cur
        return best
#> Solution().pixelArt(["##", "##"])
#> Solution().pixelArt([])
#> Solution().pixelArt(["...", ".#."])
#> Solution().pixelArt([".##", "###", "##."])
#> Solution().pixelArt(["#.#"])
# %%
def taxi_pool(trips, seats):
    trips = sorted(trips)
    pools = []
    for start, end, n in trips:
        if n > seats:
            continue
        joined = False
        for pool in pools:
            s, e, load = pool
            if start <= s + 5 and abs(end - e) <= 3 and load + n <= seats:
                pool[1] = max(e, end)
                pool[2] += n
                joined = True
                break
        if not joined:
            pools.append([start, end, n])
    empty = sum(seats - load for *_, load in pools)
    return len(pools), empty
#> taxi_pool([(0, 10, 1), (3, 12, 2)], 4)
#> taxi_pool([], 4)
#> taxi_pool([(1, 5, 6)], 4)
#> taxi_pool([(0, 9, 2), (2, 9, 2), (4, 10, 1)], 4)
#> taxi_pool([(8, 20, 1), (0, 20, 1), (9, 17, 3)], 5)
# %%
from typing import List

class Solution:
    def brickWall(self, rows: List[List[int]]) -> int:
        weak = {}
        for row in rows:
            edge = 0
            for w in row[:-1]:
                edge += w
                weak[edge] = weak.get(edge, 0) + 1
        if not weak:
            return 0
        risk = 0
        for edge in sorted(weak):
            run = weak[edge] + weak.get(edge + 1, 0)
            if run > len(rows) // 2:
                risk += run
        return risk
#> Solution().brickWall([[2, 2], [1, 3], [2, 2]])
#> Solution().brickWall([])
#> Solution().brickWall([[4], [4]])
#> Solution().brickWall([[1, 1, 2], [3, 1], [2, 2], [1, 3]])
#> Solution().brickWall([[1, 2], [2, 1]])
# %%
from typing import List
from collections import Counter
from functools import cache

class Solution:
    def gemBags(self, gems: List[int]) -> int:
        cnt = Counter(gems)
        kinds = tuple(sorted(cnt))

        @cache
        def dp(i: int, last: int) -> int:
            if i == len(kinds):
                return 0
            v = kinds[i]
            skip = dp(i + 1, last)
            if last and v % last:
                return skip
            return max(skip, v * cnt[v] + dp(i + 1, v))

        return dp(0, 0)
#> Solution().gemBags([2, 3, 4, 4])
#> Solution().gemBags([])
#> Solution().gemBags([5, 5, 7])
#> Solution().gemBags([1, 2, 6, 9])
#> Solution().gemBags([3, 8, 12])
# %%
from typing import List

class Solution:
    def weatherVane(self, winds: str, turns: int) -> str:
        dirs = 'NESW'
        now = 0
        rest = turns
        path = ['N']
        for w in winds:
            goal = dirs.index(w)
            right = (goal - now) % 4
            left = (now - goal) % 4
            step = min(right, left)
            if step > rest:
                path.append('!')
                break
            rest -= step
            now = goal
            if step:
                path.append(('+' if right <= left else '-') + w)
        return ''.join(path)
#> Solution().weatherVane("ESN", 5)
#> Solution().weatherVane("", 2)
#> Solution().weatherVane("SW", 2)
#> Solution().weatherVane(winds="WWN", turns=9)
#> Solution().weatherVane(winds="NEWS", turns=4)
# %%
def longest_cold(days, heater):
    n = len(days)
    prefix = [0]
    for d in days:
        prefix.append(prefix[-1] + (1 if d < 0 else -1))
    first = {}
    best = (0, -1)
    for i, p in enumerate(prefix):
        for q in range(p - heater, p - heater - 2, -1):
            if q in first:
                best = max(best, (i - first[q], -first[q]))
        first.setdefault(p, i)
    size, at = best
    return (-at, -at + size) if n and size else ()
#> longest_cold([-1, 2, -3, -4], 1)
#> longest_cold([], 1)
#> longest_cold([3, 3], 1)
#> longest_cold([-5, -5, 1, -2, 7, 7], 2)
#> longest_cold([0, -1, 0], 0)
# %%
from typing import List

class Solution:
    def pirateShare(self, loot: List[int], crew: int) -> List[int]:
        chests = [[] for _ in range(crew)]
        totals = [0] * crew
        direction, k = 1, 0
        for coin in sorted(loot, reverse=True):
            chests[k].append(coin)
            totals[k] += coin
            if not 0 <= k + direction < crew:
                direction = -direction
            else:
                k += direction
        lowest = min(totals)
        for k in range(crew):
            while chests[k] and totals[k] - chests[k][-1] >= lowest:
                totals[k] -= chests[k].pop()
        return totals
#> Solution().pirateShare([9, 4, 5, 1], 2)
#> Solution().pirateShare([], 3)
#> Solution().pirateShare([6, 6, 6], 1)
#> Solution().pirateShare([8, 7, 3, 2, 1, 1], 3)
#> Solution().pirateShare([10, 1], 2)
# %%
from typing import List

class Solution:
    def bambooCut(self, stalks: List[int], tools: List[int]) -> int:
        stalks = sorted(stalks)
        cuts = 0
        i = 0
        for t in sorted(tools):
            while i < len(stalks) and stalks[i] < t:
                i += 1
            j = i
            while j < len(stalks) and stalks[j] < 2 * t:
                j += 1
            cuts += j - i
            i = j
        return cuts * 10 + (len(stalks) - i)
#> Solution().bambooCut([3, 5, 8], [4])
#> Solution().bambooCut([], [1])
#> Solution().bambooCut([2, 3], [])
#> Solution().bambooCut([1, 6, 9, 14, 20], [3, 8])
#> Solution().bambooCut([7, 7], [7, 7])
# %%
from typing import List
from math import gcd

class Solution:
    def fencePosts(self, corners: List[List[int]], gap: int) -> int:
        posts = set()
        m = len(corners)
        for k in range(m):
            (x, y), (p, q) = corners[k], corners[(k + 1) % m]
            g = gcd(abs(p - x), abs(q - y))
            if g == 0:
                posts.add((x, y))
                continue
            sx, sy = (p - x) // g, (q - y) // g
            for t in range(0, g, gap):
                posts.add((x + sx * t, y + sy * t))
        return len(posts)
#> Solution().fencePosts([[0, 0], [4, 0], [4, 2]], 1)
#> Solution().fencePosts([], 2)
#> Solution().fencePosts([[3, 3]], 1)
#> Solution().fencePosts(corners=[[0, 0], [6, 0]], gap=2)
#> Solution().fencePosts(corners=[[0, 0], [3, 3], [0, 6], [0, 3]], gap=3)
# %%
def cook_order(dishes, burners):
    ready = [0] * burners
    plan = []
    for name, mins in sorted(dishes.items(), key=lambda d: (-d[1], d[0])):
        b = ready.index(min(ready))
        plan.append((ready[b], b, name))
        ready[b] += mins
    finish = max(ready)
    late = [n for s, _, n in plan if finish - s - dishes[n] > 5]
    return finish, [n for _, _, n in sorted(plan)], late
#> cook_order({"rice": 20, "peas": 8, "sauce": 12}, 2)
#> cook_order({}, 1)
#> cook_order({"egg": 4}, 3)
#> cook_order({"a": 6, "b": 6, "c": 6}, 2)
#> cook_order({"stew": 30, "corn": 10, "tea": 3, "jam": 15}, 2)
# %%
from typing import List

class Solution:
    def gardenGnomes(self, gnomes: List[int], steps: int) -> List[int]:
        n = len(gnomes)
        pos = list(range(n))
        for s in range(steps):
            i = s % 2
            while i + 1 < n:
                a, b = pos[i], pos[i + 1]
                if gnomes[a] > gnomes[b]:
                    pos[i], pos[i + 1] = b, a
                i += 2
        moved = [abs(pos.index(k) - k) for k in range(n)]
        return moved
#> Solution().gardenGnomes([3, 1, 2], 1)
#> Solution().gardenGnomes([], 4)
#> Solution().gardenGnomes([4, 3, 2, 1], 2)
#> Solution().gardenGnomes([1, 2], 3)
#> Solution().gardenGnomes([5, 1, 4, 1], 3)
# %%
from typing import List

class Solution:
    def bidWindows(self, bids: List[List[int]], close: int) -> int:
        def best(a: int, b: int) -> int:
            top = second = 0
            for t, price in bids:
                if a <= t < b:
                    if price > top:
                        top, second = price, top
                    elif price > second:
                        second = price
            return second if second else top

        income = 0
        a = 0
        while a < close:
            b = a + 2
            while b < close and any(t == b - 1 for t, _ in bids):
                b += 1
            income += best(a, b)
            a = b
        return income
#> Solution().bidWindows([[0, 5], [1, 8], [3, 4]], 4)
#> Solution().bidWindows([], 2)
#> Solution().bidWindows([[0, 9]], 0)
#> Solution().bidWindows([[1, 3], [2, 6], [5, 7], [4, 1]], 6)
#> Solution().bidWindows([[0, 2], [0, 2], [2, 9]], 3)
# %%
from typing import List

class Solution:
    def stampDuty(self, prices: List[int], bands: List[List[int]]) -> List[int]:
        bands = sorted(bands)
        memo = {}

        def duty(p: int) -> int:
            if p in memo:
                return memo[p]
            tax, floor = 0, 0
            for top, rate in bands:
                if p <= floor:
                    break
                tax += (min(p, top) - floor) * rate
                floor = top
            memo[p] = tax // 100
            return memo[p]

        return [duty(p) for p in prices]
#> Solution().stampDuty([100, 300], [[200, 5], [500, 10]])
#> Solution().stampDuty([], [[1, 1]])
#> Solution().stampDuty([50], [])
#> Solution().stampDuty([700, 90, 700], [[100, 0], [400, 10], [800, 20]])
#> Solution().stampDuty([0, 10], [[5, 100], [9, 50]])
# %%
def subway_cards(taps, fare):
    balance = {}
    inside = {}
    trouble = []
    for t, card, gate in taps:
        balance.setdefault(card, 10)
        if card not in inside:
            if balance[card] < fare:
                trouble.append(card)
                continue
            inside[card] = (t, gate)
        else:
            t0, g0 = inside.pop(card)
            cost = fare + abs(gate - g0) // 3
            if gate == g0 and t - t0 < 5:
                cost = 0
            balance[card] -= cost
    stuck = sorted(inside)
    return balance, trouble + stuck
#> subway_cards([(0, "a", 1), (9, "a", 7)], 3)
#> subway_cards([], 2)
#> subway_cards([(1, "b", 4), (3, "b", 4), (5, "b", 4)], 6)
#> subway_cards([(0, "c", 0), (8, "c", 9), (9, "c", 9), (9, "d", 2)], 5)
#> subway_cards([(2, "z", 3)], 11)
# %%
from typing import List

class Solution:
    def voteShift(self, polls: List[List[int]], need: int) -> int:
        totals = [sum(col) for col in zip(*polls)]
        if not totals:
            return 0
        lead = totals.index(max(totals))
        streak = best = 0
        for day in polls:
            top = max(day)
            if day[lead] == top and day.count(top) == 1:
                streak += 1
            else:
                streak = 0
            best = max(best, streak)
            if streak == need:
                return lead
        return -best
#> Solution().voteShift([[3, 1], [4, 2], [1, 5]], 2)
#> Solution().voteShift([], 1)
#> Solution().voteShift([[1, 1], [2, 2]], 1)
#> Solution().voteShift([[0, 9], [3, 1], [0, 2], [1, 4]], 2)
#> Solution().voteShift([[5, 6, 7]], 3)
# %%
from typing import List

class Solution:
    def lowTide(self, sea: List[List[int]], level: int) -> int:
        m, n = len(sea), len(sea[0])
        land = [[int(v > level) for v in row] for row in sea]

        def sink(i: int, j: int) -> bool:
            if not (0 <= i < m and 0 <= j < n) or not land[i][j]:
                return False
            land[i][j] = 0
            edge = i in (0, m - 1) or j in (0, n - 1)
            for di, dj in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                edge = sink(i + di, j + dj) or edge
            return edge

        coast = inner = 0
        for i in range(m):
            for j in range(n):
                if land[i][j]:
                    if sink(i, j):
                        coast += 1
                    else:
                        inner += 1
        return coast * 10 + inner
#> Solution().lowTide([[5, 1]], 2)
#> Solution().lowTide([[0, 0, 0], [0, 4, 0], [0, 0, 0]], 1)
#> Solution().lowTide([[1]], 1)
#> Solution().lowTide([[3, 0], [0, 3]], 0)
#> Solution().lowTide([[2, 2], [1, 2]], 1)
# %%
from typing import List
from collections import deque

class Solution:
    def hotPotato(self, names: List[str], passes: List[int]) -> str:
        ring = deque(names)
        out = []
        for p in passes:
            if len(ring) <= 1:
                break
            if p >= 0:
                ring.rotate(-(p % len(ring)))
            else:
                ring.reverse()
                ring.rotate(p)
            out.append(ring.popleft())
        return ''.join(out) + '|' + ''.join(ring)
#> Solution().hotPotato(["a", "b", "c"], [1])
#> Solution().hotPotato([], [2])
#> Solution().hotPotato(["k", "l", "m", "n"], [3, -1, 2])
#> Solution().hotPotato(["x"], [1, 1])
#> Solution().hotPotato(["p", "q", "r"], [5, 4, 3])
# %%
def lab_rats(maze, start, rule):
    r, c = start
    visited = {}
    step = 0
    face = 0
    dirs = [(-1, 0), (0, 1), (1, 0), (0, -1)]
    while (r, c, face) not in visited and step < 20:
        visited[r, c, face] = step
        turns = (3, 0, 1, 2) if rule == 'left' else (1, 0, 3, 2)
        for t in turns:
            f = (face + t) % 4
            x, y = r + dirs[f][0], c + dirs[f][1]
            if not (0 <= x < len(maze) and 0 <= y < len(maze[0])):
                continue
            if maze[x][y] != '#':
                r, c, face = x, y, f
                break
        else:
            return 'trapped'
        step += 1
        if maze[r][c] == 'e':
            return step
    return -step
#> lab_rats(["..e"], (0, 0), "left")
#> lab_rats([".#"], (0, 0), "right")
#> lab_rats(["..", "#e"], (0, 0), "right")
#> lab_rats(["..", ".."], (0, 0), "left")
#> lab_rats(["#.#", "..."], (1, 0), "left")
# %%
from typing import List

class Solution:
    def concertHall(self, seats: List[List[int]], view: int) -> int:
        good = 0
        for c in range(len(seats[0]) if seats else 0):
            tallest = 0
            blocked = 0
            for r in range(len(seats)):
                h = seats[r][c] + r * view
                if h > tallest:
                    good += 1
                    tallest = h
                    blocked = 0
                else:
                    blocked += 1
                    if blocked == 2:
                        break
        return good
#> Solution().concertHall([[3, 2], [3, 4], [5, 1]], 1)
#> Solution().concertHall([], 2)
#> Solution().concertHall(seats=[[9], [1], [1], [20]], view=0)
#> Solution().concertHall(seats=[[1, 2, 3]], view=5)
#> Solution().concertHall(seats=[[4, 8], [4, 6], [4, 7]], view=2)
# %%
from typing import List

class Solution:
    def frogChorus(self, croaks: str) -> int:
        stages = 'qua'
        rests = 0
        count = [0] * len(stages)
        peak = live = 0
        for ch in croaks:
            k = stages.find(ch)
            if k < 0:
                rests += live
                continue
            if k == 0:
                live += 1
            elif count[k - 1] == 0:
                return -1
            else:
                count[k - 1] -= 1
            if k == len(stages) - 1:
                live -= 1
            else:
                count[k] += 1
            peak = max(peak, live)
        return peak * 10 + rests if live == 0 else -live
#> Solution().frogChorus("quaqua")
#> Solution().frogChorus("")
#> Solution().frogChorus("qquuaa")
#> Solution().frogChorus("qau")
#> Solution().frogChorus("qu a-qu")
# %%
from typing import List

class Solution:
    def alignStars(self, stars: List[List[int]]) -> int:
        n = len(stars)
        best = min(n, 2)
        for i in range(n):
            slopes = {}
            for j in range(i + 1, n):
                dx = stars[j][0] - stars[i][0]
                dy = stars[j][1] - stars[i][1]
                if dx == 0:
                    key = 'v'
                elif dy % dx == 0:
                    key = dy // dx
                else:
                    continue
                slopes[key] = slopes.get(key, 1) + 1
                best = max(best, slopes[key])
        return best
#> Solution().alignStars([[0, 0], [1, 2], [2, 4]])
#> Solution().alignStars([])
#> Solution().alignStars([[3, 3]])
#> Solution().alignStars([[0, 0], [0, 5], [0, 9], [2, 1]])
#> Solution().alignStars([[0, 0], [2, 1], [4, 2], [1, 1]])
# %%
def tower_defence(path, towers, hp):
    hits = [0] * path
    for spot, reach, dmg in towers:
        for cell in range(max(0, spot - reach), min(path, spot + reach + 1)):
            hits[cell] += dmg
    enemy = hp
    slow = 0
    for cell in range(path):
        enemy -= hits[cell]
        if hits[cell] > 5 and not slow:
            slow = 1
            enemy -= hits[cell]
        if enemy <= 0:
            return f'dead at {cell}'
    return f'escaped with {enemy}'
#> tower_defence(5, [(1, 1, 2)], 10)
#> tower_defence(0, [], 4)
#> tower_defence(6, [(2, 1, 3), (3, 1, 4)], 20)
#> tower_defence(4, [(0, 3, 1)], 4)
#> tower_defence(3, [(9, 1, 50)], 7)
# %%
from typing import List
from collections import defaultdict

class Solution:
    def teamPairs(self, skills: List[int], target: int) -> List[List[int]]:
        waiting = defaultdict(list)
        pairs = []
        for i, s in enumerate(skills):
            for want in (target - s, target - s + 1):
                if waiting[want]:
                    j = waiting[want].pop(0)
                    pairs.append([j, i])
                    break
            else:
                waiting[s].append(i)
        alone = sorted(i for group in waiting.values() for i in group)
        return pairs + [alone]
#> Solution().teamPairs([3, 4, 2, 5], 7)
#> Solution().teamPairs([], 4)
#> Solution().teamPairs([1, 1, 1], 10)
#> Solution().teamPairs([5, 5, 6, 4, 5], 10)
#> Solution().teamPairs([2, 9, 8, 1], 10)
# %%
from typing import List

class Solution:
    def fuelDump(self, dumps: List[int], tank: int) -> int:
        n = len(dumps)
        left = start = 0
        short = 0
        for i, d in enumerate(dumps):
            left = min(tank, left + d) - 2
            if left < 0:
                short += -left
                left = 0
                start = i + 1
        if start >= n:
            return -1
        for i in range(start):
            left = min(tank, left + dumps[i]) - 2
            if left < 0:
                return -1
        return start * 10 + min(left, 9) if short >= 0 else 0
#> Solution().fuelDump([1, 3, 2], 6)
#> Solution().fuelDump([], 5)
#> Solution().fuelDump([0, 5, 1, 2], 8)
#> Solution().fuelDump([1, 1], 4)
#> Solution().fuelDump([4, 4, 4], 3)
