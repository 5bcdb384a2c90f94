# %%
from typing import List

class Solution:
    def tollGates(self, gates: List[int], coins: int) -> List[int]:
        passed, refund = [], 0
        for i, fee in enumerate(gates):
            if fee > coins:
                if refund and fee <= coins + refund:
                    coins += refund
                    refund = 0
                else:
                    break
            coins -= fee
            refund += fee // 3
            passed.append(i)
        return passed + [coins]
#> Solution().tollGates([3, 4, 6], 10)
#> Solution().tollGates([], 2)
#> Solution().tollGates([9, 3, 1, 1], 11)
#> Solution().tollGates([5], 4)
#> Solution().tollGates([6, 6, 6], 14)
# %%
from typing import List
from collections import defaultdict, deque

class Solution:
    def rumour(self, friends: List[List[str]], start: str, days: int) -> List[str]:
        adj = defaultdict(list)
        for a, b in friends:
            adj[a].append(b)
            adj[b].append(a)
        heard = {start: 0}
        q = deque([start])
        while q:
            u = q.popleft()
            if heard[u] == days:
                continue
            for v in sorted(adj[u])[:2]:
                if v not in heard:
                    heard[v] = heard[u] + 1
                    q.append(v)
        late = max(heard.values())
        return sorted(p for p, d in heard.items() if d == late)
#> Solution().rumour([["a", "b"], ["a", "c"], ["a", "d"]], "a", 2)
#> Solution().rumour([], "z", 4)
#> Solution().rumour([["a", "b"], ["b", "c"], ["c", "d"]], "a", 3)
#> Solution().rumour([["m", "n"], ["n", "o"], ["n", "p"]], "m", 0)
#> Solution().rumour([["k", "l"], ["l", "m"], ["m", "n"], ["k", "n"]], "l", 1)
# %%
from typing import List

class Solution:
    def paintBudget(self, walls: List[List[int]], budget: int) -> int:
        areas = [w * h for w, h in walls]
        order = sorted(range(len(walls)), key=lambda i: (areas[i], i))
        mask = 0
        for i in order:
            if areas[i] <= budget:
                budget -= areas[i]
                mask |= 1 << i
        done = bin(mask).count('1')
        longest = run = 0
        while mask:
            run = run + 1 if mask & 1 else 0
            longest = max(longest, run)
            mask >>= 1
        return done * 10 + longest
#> Solution().paintBudget([[2, 3], [1, 4], [5, 5]], 12)
#> Solution().paintBudget([], 10)
#> Solution().paintBudget(walls=[[9, 9]], budget=80)
#> Solution().paintBudget(walls=[[1, 1], [9, 2], [2, 1], [1, 3]], budget=6)
#> Solution().paintBudget(walls=[[2, 2], [2, 2], [2, 2]], budget=100)
# %%
from functools import cache
from typing import List

class Solution:
    def bellRing(self, pattern: str, k: int) -> int:
        n = len(pattern)

        @cache
        def dp(i: int, same: int, last: str) -> int:
            if i == n:
                return 1
            total = 0
            for bell in "dg":
                if pattern[i] not in ('*', bell):
                    continue
                run = same + 1 if bell == last else 1
                if run <= k:
                    total += dp(i + 1, run, bell)
            return total

        return dp(0, 0, '')
#> Solution().bellRing("**", 1)
#> Solution().bellRing("", 2)
#> Solution().bellRing("d**d", 2)
#> Solution().bellRing("ggg", 2)
#> Solution().bellRing("*g*", 2)
# %%
def split_tips(tips, staff):
    hours = sum(h for _, h in staff)
    if not hours:
        return {}
    shares = {}
    rests = []
    for name, h in staff:
        whole, rest = divmod(tips * h, hours)
        shares[name] = whole
        rests.append((-rest, name))
    spare = tips - sum(shares.values())
    for _, name in sorted(rests)[:spare]:
        shares[name] += 1
    return shares
#> split_tips(100, [("jo", 3), ("li", 4)])
#> split_tips(10, [])
#> split_tips(7, [("a", 1), ("b", 1), ("c", 1)])
#> split_tips(55, [("x", 0), ("y", 8)])
#> split_tips(20, [("m", 5), ("n", 2), ("o", 6), ("p", 1)])
# %%
from typing import List

class Solution:
    def glassTower(self, glasses: List[int], hits: List[int]) -> int:
        alive = [True] * len(glasses)

        def shatter(i: int, force: int) -> int:
            if not (0 <= i < len(glasses)) or not alive[i]:
                return 0
            if force < glasses[i]:
                glasses[i] -= force
                return 0
            alive[i] = False
            rest = force - glasses[i]
            return 1 + shatter(i - 1, rest) + shatter(i + 1, rest)

        broken = 0
        for k, i in enumerate(hits):
            broken += shatter(i, 2 * k + 3)
        return broken
#> Solution().glassTower([2, 1, 4], [0])
#> Solution().glassTower([], [1])
#> Solution().glassTower([5, 5, 1, 1], [2, 1])
#> Solution().glassTower([9, 9], [])
#> Solution().glassTower([3, 1, 1, 6, 2], [1, 3, 4])
# %%
from typing import List
from bisect import bisect_right

class Solution:
    def trainHop(self, times: List[List[int]], start: int, goal: int) -> int:
        lines = {}
        for line, leave, arrive in times:
            lines.setdefault(line, []).append((leave, arrive))
        now = start
        for line in sorted(lines):
            if line >= goal:
                break
            lines[line].sort()
            k = bisect_right(lines[line], (now, -1))
            options = [arr for _, arr in lines[line][k:]]
            if not options:
                return -1
            now = min(options)
        return now
#> Solution().trainHop([[0, 5, 9], [1, 10, 12]], 4, 2)
#> Solution().trainHop([], 3, 1)
#> Solution().trainHop([[0, 2, 8], [0, 3, 6], [1, 5, 7], [1, 6, 11]], 1, 2)
#> Solution().trainHop([[0, 1, 2]], 5, 1)
#> Solution().trainHop([[0, 4, 5], [1, 9, 10]], 4, 1)
# %%
from collections import Counter
from typing import List

class Solution:
    def doubleDeck(self, cards: List[str]) -> List[int]:
        suits = Counter(c[-1] for c in cards)
        ranks = Counter(c[:-1] for c in cards)
        points = []
        for c in cards:
            r, s = c[:-1], c[-1]
            score = (suits[s] - 1) + 3 * (ranks[r] - 1)
            if r.isdigit():
                score += int(r)
            else:
                score += 10
            points.append(score)
        return points
#> Solution().doubleDeck(["7h", "7s", "kh"])
#> Solution().doubleDeck([])
#> Solution().doubleDeck(["10d"])
#> Solution().doubleDeck(["2c", "3c", "4c", "ac"])
#> Solution().doubleDeck(["qd", "qh", "qs", "5h"])
# %%
def hedge_trim(heights, target, passes):
    rows = list(heights)
    for p in range(passes):
        i = p % 2
        changed = False
        while i < len(rows):
            left = rows[i - 1] if i else target
            right = rows[i + 1] if i + 1 < len(rows) else target
            goal = max(target, min(left, right))
            if rows[i] > goal:
                rows[i] -= 1
                changed = True
            i += 2
        if not changed and p:
            break
    return rows
#> hedge_trim([5, 3, 4], 3, 2)
#> hedge_trim([], 1, 3)
#> hedge_trim([9, 9, 9], 8, 4)
#> hedge_trim([2, 2], 5, 5)
#> hedge_trim([4, 7, 4, 7], 4, 3)
# %%
from typing import List

class Solution:
    def widestStage(self, poles: List[int], cloth: int) -> int:
        stack = []
        best = 0
        for i in range(len(poles) + 1):
            h = poles[i] if i < len(poles) else 0
            while stack and poles[stack[-1]] >= h:
                top = poles[stack.pop()]
                left = stack[-1] + 1 if stack else 0
                width = i - left
                if width * top <= cloth:
                    best = max(best, width * top)
                else:
                    best = max(best, cloth // width * width)
            stack.append(i)
        return best
#> Solution().widestStage([2, 3, 1], 10)
#> Solution().widestStage([], 5)
#> Solution().widestStage([4, 4, 4], 7)
#> Solution().widestStage([1, 6, 5, 2], 9)
#> Solution().widestStage([3], 2)
# %%
from typing import List
from math import inf

class Solution:
    def postRoute(self, towns: List[List[int]]) -> int:
        n = len(towns)
        if n < 2:
            return 0
        full = (1 << n) - 1
        best = {(1, 0): 0}
        for mask in range(1, full + 1, 2):
            for u in range(n):
                if (mask, u) not in best:
                    continue
                for v in range(n):
                    if mask >> v & 1:
                        continue
                    d = max(abs(towns[u][0] - towns[v][0]), abs(towns[u][1] - towns[v][1]))
                    key = (mask | 1 << v, v)
                    best[key] = min(best.get(key, inf), best[mask, u] + d)
        return min(best[full, v] for v in range(1, n))
#> Solution().postRoute([[0, 0], [3, 1]])
#> Solution().postRoute([[4, 4]])
#> Solution().postRoute([[0, 0], [5, 0], [2, 2]])
#> Solution().postRoute([])
#> Solution().postRoute([[1, 1], [9, 1], [4, 0]])
# %%
from typing import List

class Solution:
    def noticeBoard(self, notes: List[List[int]], height: int) -> int:
        visible = 0
        covered = [False] * height
        for top, size in reversed(notes):
            end = min(height, top + size)
            fresh = 0
            for y in range(max(0, top), end):
                if not covered[y]:
                    covered[y] = True
                    fresh += 1
            if 2 * fresh >= size:
                visible += 1
        return visible
#> Solution().noticeBoard(notes=[[0, 3], [2, 3]], height=6)
#> Solution().noticeBoard(notes=[], height=4)
#> Solution().noticeBoard(notes=[[0, 2], [0, 2], [1, 4]], height=5)
#> Solution().noticeBoard(notes=[[4, 6]], height=5)
#> Solution().noticeBoard(notes=[[1, 1], [3, 1], [0, 5]], height=5)
# %%
from typing import List

class Solution:
    def kiteTail(self, bows: List[str], pull: int) -> str:
        def strength(s: str) -> int:
            return sum(ord(c) - 96 for c in s)

        bows = [b for b in bows if b]
        lo, hi = 0, len(bows)
        while lo < hi:
            mid = (lo + hi + 1) // 2
            if strength(''.join(bows[:mid])) <= pull:
                lo = mid
            else:
                hi = mid - 1
        tail = bows[:lo]
        if lo < len(bows):
            rest = pull - strength(''.join(tail))
            for ch in bows[lo]:
                if ord(ch) - 96 <= rest:
                    rest -= ord(ch) - 96
                    tail.append(ch)
        return '~'.join(tail)
#> Solution().kiteTail(["ab", "c", "de"], 8)
#> Solution().kiteTail([], 10)
#> Solution().kiteTail(["zz"], 30)
#> Solution().kiteTail(["a", "", "b"], 50)
#> Solution().kiteTail(["cab", "bad", "fee"], 12)
# %%
def vine_growth(seed, rules, rounds):
    vine = seed
    history = [len(seed)]
    for _ in range(rounds):
        parts = []
        i = 0
        while i < len(vine):
            two = vine[i:i + 2]
            if two in rules:
                parts.append(rules[two])
                i += 2
            else:
                parts.append(rules.get(vine[i], vine[i]))
                i += 1
        grown = ''.join(parts)
        if grown == vine:
            break
        vine = grown[:12]
        history.append(len(vine))
    return vine, history
#> vine_growth("ab", {"ab": "ba", "b": "bb"}, 3)
#> vine_growth("", {"a": "b"}, 2)
#> vine_growth("x", {"x": "xyx"}, 3)
#> vine_growth("mm", {"m": ""}, 4)
#> vine_growth("pqp", {"qp": "p", "p": "q"}, 3)
# %%
from typing import List
import heapq

class Solution:
    def rescueBoats(self, calls: List[List[int]], boats: int) -> int:
        free = boats
        busy = []
        saved = 0
        for minute, people, trip in sorted(calls):
            while busy and busy[0][0] <= minute:
                _, crew = heapq.heappop(busy)
                free += crew
            need = (people + 3) // 4
            use = min(need, free)
            if use == 0:
                continue
            saved += min(people, use * 4)
            free -= use
            heapq.heappush(busy, (minute + trip, use))
        return saved
#> Solution().rescueBoats([[0, 6, 5], [2, 4, 3]], 2)
#> Solution().rescueBoats([], 3)
#> Solution().rescueBoats([[1, 9, 2], [3, 3, 1], [2, 1, 1]], 3)
#> Solution().rescueBoats([[0, 1, 1]], 0)
#> Solution().rescueBoats([[0, 4, 9], [0, 8, 2], [2, 8, 1]], 3)
# %%
from typing import List

class Solution:
    def fairCut(self, cake: List[int], guests: int) -> int:
        def pieces(sweet: int) -> int:
            made = cur = 0
            for layer in cake:
                cur += layer
                if cur >= sweet:
                    made += 1
                    cur = 0
            return made

        low, high = 0, sum(cake) // guests
        while low < high:
            mid = (low + high + 1) // 2
            if pieces(mid) >= guests:
                low = mid
            else:
                high = mid - 1
        return low
#> Solution().fairCut([3, 1, 4, 2], 2)
#> Solution().fairCut([5], 2)
#> Solution().fairCut([2, 2, 2], 3)
#> Solution().fairCut([], 1)
#> Solution().fairCut([1, 7, 1, 3], 2)
# %%
from typing import List

class Solution:
    def bookLoans(self, loans: List[List[int]], books: int) -> List[int]:
        back = [0] * books
        turned = []
        for k, (day, book, span) in enumerate(loans):
            if back[book] > day:
                alt = next((b for b in range(books) if back[b] <= day), None)
                if alt is None:
                    turned.append(k)
                    continue
                book = alt
            back[book] = day + span
        if not turned:
            return back
        return turned
#> Solution().bookLoans([[0, 0, 5], [2, 0, 3]], 2)
#> Solution().bookLoans([[0, 0, 5], [2, 0, 3], [6, 0, 1]], 1)
#> Solution().bookLoans([], 3)
#> Solution().bookLoans([[1, 2, 4], [2, 2, 9], [3, 2, 1], [4, 0, 1]], 3)
#> Solution().bookLoans([[0, 1, 1]], 1)
# %%
def tug_of_war(pulls):
    rope, lead, swings = 0, None, 0
    left_sum = right_sum = 0
    for side, power in pulls:
        if side == 'L':
            rope -= power
            left_sum += power
        else:
            rope += power
            right_sum += power
        now = None if rope == 0 else ('L' if rope < 0 else 'R')
        if now and lead and now != lead:
            swings += 1
        lead = now or lead
        if abs(rope) >= 10:
            return f'{lead} wins, {swings}'
    if left_sum == right_sum:
        return f'draw, {swings}'
    return f'{lead} ahead, {swings}'
#> tug_of_war([("L", 4), ("R", 7), ("L", 9)])
#> tug_of_war([])
#> tug_of_war([("R", 10), ("L", 30)])
#> tug_of_war([("L", 2), ("R", 2)])
#> tug_of_war([("R", 3), ("L", 5), ("R", 4), ("L", 4)])
# %%
from typing import List
from collections import defaultdict

class Solution:
    def freightYard(self, cars: List[str], tracks: int) -> int:
        piles = defaultdict(list)
        used = 0
        for car in cars:
            best = None
            for t in range(used):
                top = piles[t][-1]
                if top >= car and (best is None or top < piles[best][-1]):
                    best = t
            if best is None:
                if used == tracks:
                    return -1
                best = used
                used += 1
            piles[best].append(car)
        return used
#> Solution().freightYard(["c", "a", "b"], 2)
#> Solution().freightYard([], 1)
#> Solution().freightYard(["a", "b", "c"], 2)
#> Solution().freightYard(["d", "d", "c", "e", "b", "a"], 3)
#> Solution().freightYard(["z"], 0)
# %%
from typing import List

class Solution:
    def stainedGlass(self, panes: List[str]) -> List[str]:
        grid = [list(p) for p in panes]
        m = len(grid)
        for i in range(m):
            for j in range(len(grid[i])):
                if grid[i][j] != '.':
                    continue
                around = []
                for x, y in ((i - 1, j), (i, j - 1), (i, j + 1), (i + 1, j)):
                    if 0 <= x < m and 0 <= y < len(grid[x]) and grid[x][y] != '.':
                        around.append(grid[x][y])
                if around:
                    grid[i][j] = max(sorted(set(around)), key=around.count)
        return [''.join(row) for row in grid]
#> Solution().stainedGlass(["r.b"])
#> Solution().stainedGlass([])
#> Solution().stainedGlass(["..", ".g"])
#> Solution().stainedGlass(["rb", "b."])
#> Solution().stainedGlass(["...", "y.z"])
# %%
from typing import List

class Solution:
    def minSignals(self, track: List[int], sight: int) -> int:
        n = len(track)
        if n == 0:
            return 0
        need = [i for i, v in enumerate(track) if v > 0]
        placed, last = 0, -10 ** 9
        for i in need:
            if i - last <= sight:
                continue
            spot = min(n - 1, i + sight)
            while spot > i and track[spot] < 0:
                spot -= 1
            last = spot
            placed += 1
        return placed
#> Solution().minSignals([1, 0, 1, 1], 1)
#> Solution().minSignals([], 2)
#> Solution().minSignals([1, -1, -1, 1, 0, 1], 2)
#> Solution().minSignals([0, 0, -1], 1)
#> Solution().minSignals([1, 1, 1, 1, 1, 1], 0)
# %%
from typing import List, Dict

class Solution:
    def ticketPrice(self, fares: Dict[str, int], trips: List[str], cap: int) -> int:
        spent: Dict[str, int] = {}
        paid = 0
        for t in trips:
            zone, day = t.split("-")
            fare = fares.get(zone)
            if fare is None:
                continue
            before = spent.get(day, 0)
            charge = min(fare, cap - before)
            spent[day] = before + charge
            paid += charge
        full = [d for d in spent if spent[d] == cap]
        return paid - len(full)
#> Solution().ticketPrice({"a": 3, "b": 5}, ["a-mon", "b-mon", "a-tue"], 7)
#> Solution().ticketPrice({}, ["a-mon"], 5)
#> Solution().ticketPrice({"a": 2}, [], 5)
#> Solution().ticketPrice(fares={"a": 4, "b": 6}, trips=["b-1", "b-1", "a-1", "c-2"], cap=9)
#> Solution().ticketPrice(fares={"k": 1}, trips=["k-x", "k-y", "k-x"], cap=2)
# %%
def mine_carts(track, carts):
    pos = {i: (p, 1) for i, p in enumerate(carts)}
    crashed = []
    for step in range(4):
        for i in sorted(pos):
            if i not in pos:
                continue
            p, d = pos[i]
            p += d
            if p < 0 or p >= len(track) or track[p] == '|':
                pos[i] = (p - d, -d)
                continue
            hit = [j for j, (q, _) in pos.items() if q == p and j != i]
            if hit:
                crashed.append((step, min(i, hit[0])))
                del pos[i], pos[hit[0]]
            else:
                pos[i] = (p, d)
    return crashed, sorted(p for p, _ in pos.values())
#> mine_carts("....", [0, 3])
#> mine_carts("..", [])
#> mine_carts("..|..", [0, 3])
#> mine_carts("...", [1])
#> mine_carts(".......", [0, 2, 6])
# %%
from typing import List

class Solution:
    def bridgeLoad(self, n: int, spans: List[List[int]]) -> int:
        parent = list(range(n))
        size = [1] * n

        def find(x: int) -> int:
            if parent[x] != x:
                parent[x] = find(parent[x])
            return parent[x]

        pairs = 0
        for a, b, load in sorted(spans, key=lambda s: -s[2]):
            a, b = find(a), find(b)
            if a == b:
                continue
            if size[a] < size[b]:
                a, b = b, a
            pairs += size[a] * size[b] * load
            parent[b] = a
            size[a] += size[b]
        return pairs
#> Solution().bridgeLoad(3, [[0, 1, 5], [1, 2, 3]])
#> Solution().bridgeLoad(2, [])
#> Solution().bridgeLoad(4, [[0, 1, 2], [2, 3, 9], [1, 3, 4], [0, 2, 1]])
#> Solution().bridgeLoad(n=3, spans=[[0, 1, 7], [0, 1, 8]])
#> Solution().bridgeLoad(n=5, spans=[[4, 0, 1], [4, 1, 1], [4, 2, 1]])
# %%
from typing import List

class Solution:
    def stackPlates(self, plates: List[int]) -> List[List[int]]:
        stacks = []
        for p in plates:
            for s in stacks:
                if s[-1] > p and len(s) < 3:
                    s.append(p)
                    break
            else:
                stacks.append([p])
        stacks.sort(key=lambda s: (-len(s), s[0]))
        while len(stacks) > 1 and len(stacks[-1]) == 1 and stacks[-2][-1] > stacks[-1][0]:
            lone = stacks.pop()
            stacks[-1] += lone
        return stacks
#> Solution().stackPlates([5, 3, 4, 1])
#> Solution().stackPlates([])
#> Solution().stackPlates([9, 8, 7, 6])
#> Solution().stackPlates([1, 2, 3])
#> Solution().stackPlates([6, 6, 2, 7, 1, 5])
# %%
from typing import List
from functools import cache

class Solution:
    def armWrestle(self, mine: List[int], theirs: List[int]) -> int:
        @cache
        def dp(i: int, mask: int) -> int:
            if i == len(theirs):
                return 0
            best = dp(i + 1, mask) - 1
            for k, power in enumerate(mine):
                if mask >> k & 1:
                    continue
                gain = 2 if power > theirs[i] else (0 if power == theirs[i] else -2)
                if gain < 0:
                    continue
                best = max(best, gain + dp(i + 1, mask | 1 << k))
            return best

        return dp(0, 0)
#> Solution().armWrestle([3, 5], [4, 2])
#> Solution().armWrestle([], [1])
#> Solution().armWrestle([4], [4, 3])
#> Solution().armWrestle([1, 1], [9])
#> Solution().armWrestle([7, 2], [])
# %%
def canal_locks(levels, boat):
    fills = 0
    log = []
    for i in range(1, len(levels)):
        rise = levels[i] - levels[i - 1]
        if rise == 0:
            log.append('=')
            continue
        times = (abs(rise) + boat - 1) // boat
        fills += times
        log.append(('+' if rise > 0 else '-') * times)
    path = '/'.join(log)
    peak = max(levels, default=0)
    if peak > 2 * boat and '++' in path:
        fills += 1
    return path, fills
#> canal_locks([1, 4, 4, 2], 2)
#> canal_locks([], 3)
#> canal_locks([9], 1)
#> canal_locks([0, 10, 0], 4)
#> canal_locks([3, 2, 1, 5], 3)
# %%
from typing import List
from collections import Counter

class Solution:
    def shelfAudit(self, shelves: List[str]) -> List[str]:
        total = Counter()
        first = {}
        for i, shelf in enumerate(shelves):
            for item in shelf.split():
                total[item] += 1
                first.setdefault(item, i)
        rare = [item for item, c in total.items() if c == 1]
        if not rare:
            top = max(total.values(), default=0)
            return sorted(k for k in total if total[k] == top)
        return sorted(rare, key=lambda k: (-first[k], k))
#> Solution().shelfAudit(["jam tea", "tea", "oil jam fig"])
#> Solution().shelfAudit([])
#> Solution().shelfAudit(["a b", "b a a"])
#> Solution().shelfAudit(["x", "y", "z"])
#> Solution().shelfAudit(["nut nut", "", "nut pea pea"])
# %%
from typing import List

class Solution:
    def climbCamp(self, heights: List[int], rest: int) -> int:
        n = len(heights)
        camp = [0] * n
        for i in range(n - 2, -1, -1):
            climb = heights[i + 1] - heights[i]
            camp[i] = max(0, camp[i + 1] + climb)
        need = camp[0] if n else 0
        days = 0
        left = need
        while left > 0:
            left -= rest + days
            days += 1
        return need * 10 + days
#> Solution().climbCamp([1, 3, 2, 6], 2)
#> Solution().climbCamp([], 1)
#> Solution().climbCamp([8, 4, 1], 3)
#> Solution().climbCamp([0, 9], 1)
#> Solution().climbCamp([5, 9, 4, 12, 2], 3)
# %%
from typing import List, Tuple

class Solution:
    def chooseStall(self, stalls: List[Tuple[str, int, int]], purse: int, hunger: int) -> List[str]:
        keep = []
        for name, price, food in stalls:
            if price <= purse and not any(p <= price and f > food for _, p, f in stalls):
                keep.append((name, price, food))
        keep.sort(key=lambda s: (s[1], -s[2], s[0]))
        eaten = []
        for name, price, food in keep:
            while purse >= price and hunger > 0:
                purse -= price
                hunger -= food
                eaten.append(name)
        return eaten
#> Solution().chooseStall([("bun", 2, 3), ("soup", 5, 9)], 9, 10)
#> Solution().chooseStall([], 5, 5)
#> Solution().chooseStall([("ale", 9, 1)], 4, 3)
#> Solution().chooseStall([("a", 3, 4), ("b", 3, 2), ("c", 4, 4)], 10, 7)
#> Solution().chooseStall([("fig", 1, 1), ("pie", 4, 6)], 7, 20)
# %%
from collections import deque
from typing import List

class Solution:
    def lockCode(self, start: str, goal: str, jam: List[str]) -> int:
        bad = dict.fromkeys(jam, True)
        if start in bad:
            return -1
        q = deque([(start, 0)])
        seen = {start: 0}
        while q:
            s, d = q.popleft()
            if s == goal:
                return d
            nxt = [s[1:] + s[0], s[::-1]]
            for i in range(len(s) - 1):
                if s[i] > s[i + 1]:
                    nxt.append(s[:i] + s[i + 1] + s[i] + s[i + 2:])
            for t in nxt:
                if t not in seen and t not in bad:
                    seen[t] = d + 1
                    q.append((t, d + 1))
        return -2
#> Solution().lockCode("312", "123", [])
#> Solution().lockCode("ab", "ab", ["ab"])
#> Solution().lockCode("abc", "acb", ["cba"])
#> Solution().lockCode("aab", "abb", [])
#> Solution().lockCode("21", "12", ["x"])
# %%
def quilt_rows(patches, width):
    rows, cur, room = [], [], width
    for w, colour in patches:
        if w > width:
            return []
        if w > room or (cur and cur[-1][1] == colour):
            rows.append(cur)
            cur, room = [], width
        cur.append((w, colour))
        room -= w
    if cur:
        rows.append(cur)
    return [''.join(c * w for w, c in r).ljust(width, '.') for r in rows]
#> quilt_rows([(2, 'r'), (1, 'b'), (2, 'b')], 4)
#> quilt_rows([], 3)
#> quilt_rows([(5, 'g')], 4)
#> quilt_rows([(1, 'a'), (1, 'b'), (1, 'c'), (3, 'd')], 3)
#> quilt_rows([(2, 'x'), (2, 'x')], 6)
# %%
from typing import List

class Solution:
    def sensorDrift(self, reads: List[int], window: int) -> List[int]:
        from collections import deque
        hi, lo = deque(), deque()
        alarms = []
        for i, v in enumerate(reads):
            while hi and reads[hi[-1]] <= v:
                hi.pop()
            while lo and reads[lo[-1]] >= v:
                lo.pop()
            hi.append(i)
            lo.append(i)
            if hi[0] <= i - window:
                hi.popleft()
            if lo[0] <= i - window:
                lo.popleft()
            if i >= window - 1 and reads[hi[0]] - reads[lo[0]] > window:
                alarms.append(i)
        return alarms
#> Solution().sensorDrift([1, 5, 2, 9], 2)
#> Solution().sensorDrift([], 3)
#> Solution().sensorDrift([4, 4, 4], 1)
#> Solution().sensorDrift([0, 3, 6, 3, 0], 3)
#> Solution().sensorDrift([10, 1, 8], 5)
# %%
from typing import List
import math

class Solution:
    def drumLoop(self, drums: List[int], bars: int) -> int:
        cycle = 1
        for d in drums:
            cycle = math.lcm(cycle, d)
        span = min(cycle, bars)
        loud = {}
        for t in range(1, span + 1):
            hits = sum(t % d == 0 for d in drums)
            loud[hits] = loud.get(hits, 0) + 1
        full, rest = divmod(bars, cycle)
        most = max(loud, default=0)
        if full == 0 or rest:
            return most * 100 + loud.get(most, 0)
        return most * 100 + loud[most] * full
#> Solution().drumLoop([2, 3], 12)
#> Solution().drumLoop([], 3)
#> Solution().drumLoop([4], 7)
#> Solution().drumLoop([2, 4, 5], 0)
#> Solution().drumLoop([3, 3], 9)
# %%
from typing import List

class Solution:
    def rankShips(self, fights: List[List[str]]) -> List[str]:
        wins, beaten = {}, {}
        for a, b in fights:
            wins[a] = wins.get(a, 0) + 1
            wins.setdefault(b, 0)
            beaten.setdefault(a, []).append(b)
        bonus = {s: sum(wins[x] for x in beaten.get(s, [])) for s in wins}
        order = sorted(wins, key=lambda s: (wins[s], bonus[s]), reverse=True)
        return [f"{s}{wins[s]}.{bonus[s]}" for s in order]
#> Solution().rankShips([["a", "b"], ["b", "c"]])
#> Solution().rankShips([])
#> Solution().rankShips([["x", "y"], ["y", "x"]])
#> Solution().rankShips([["p", "q"], ["p", "r"], ["r", "q"], ["q", "s"]])
#> Solution().rankShips([["m", "n"], ["m", "n"], ["n", "o"]])
# %%
MOD = 998244353

def ways_to_stack(blocks, tall):
    dp = [1] + [0] * tall
    for h, copies in blocks:
        nxt = dp[:]
        for used in range(1, copies + 1):
            for total in range(h * used, tall + 1):
                nxt[total] = (nxt[total] + dp[total - h * used]) % MOD
        dp = nxt
    return dp[tall]
#> ways_to_stack([(1, 2), (2, 1)], 3)
#> ways_to_stack([], 2)
#> ways_to_stack([], 0)
#> ways_to_stack([(2, 3), (3, 2)], 6)
#> ways_to_stack([(1, 3), (1, 3), (4, 1)], 4)
# %%
from typing import List

class Solution:
    def hikeWater(self, path: str, bottle: int) -> int:
        def ok(cap: int) -> bool:
            left = cap
            for ch in path:
                if ch == 'w':
                    left = cap
                elif ch == 'h':
                    left -= 2
                else:
                    left -= 1
                if left < 0:
                    return False
            return True

        if ok(bottle):
            while bottle > 0 and ok(bottle - 1):
                bottle -= 1
            return bottle
        while not ok(bottle):
            bottle += 2
        return bottle
#> Solution().hikeWater("fhwf", 5)
#> Solution().hikeWater("", 3)
#> Solution().hikeWater("hhf", 1)
#> Solution().hikeWater("wfwfw", 2)
#> Solution().hikeWater("ffwhh", 3)
# %%
from typing import List

class Solution:
    def towerSwap(self, tiles: List[int]) -> List[int]:
        n = len(tiles)
        l, r = 0, n - 1
        while l < r:
            if tiles[l] % 2 == 0:
                l += 1
            elif tiles[r] % 2:
                r -= 1
            else:
                tiles[l], tiles[r] = tiles[r], tiles[l]
        evens = tiles[:l + 1] if n and tiles[l] % 2 == 0 else tiles[:l]
        odds = tiles[len(evens):]
        return sorted(evens) + sorted(odds, reverse=True)
#> Solution().towerSwap([3, 2, 5, 8])
#> Solution().towerSwap([])
#> Solution().towerSwap([1, 3, 5])
#> Solution().towerSwap([6, 4, 2])
#> Solution().towerSwap([7, 0, 9, 4, 1, 6])
# %%
def fill_crossword(slots, words):
    placed = {}
    pool = sorted(words, key=lambda w: (-len(w), w))
    for name, pattern in slots:
        for w in pool:
            if len(w) != len(pattern):
                continue
            if all(p in ('_', c) for p, c in zip(pattern, w)):
                placed[name] = w
                pool.remove(w)
                break
        else:
            placed[name] = pattern.replace('_', '?')
    return placed
#> fill_crossword([("1a", "_a_"), ("2d", "c__")], ["cat", "cup", "dog"])
#> fill_crossword([], ["abc"])
#> fill_crossword([("x", "__")], [])
#> fill_crossword([("p", "____"), ("q", "__e"), ("r", "___")], ["tree", "bee", "sea"])
#> fill_crossword([("m", "_"), ("n", "_"), ("o", "_")], ["b", "a"])
# %%
from typing import List

class Solution:
    def fishTank(self, fish: List[int]) -> int:
        fish = sorted(fish)
        days = 0
        while len(fish) > 1:
            big = fish.pop()
            k = 0
            while k < len(fish) and fish[k] * 2 <= big:
                k += 1
            if k == 0:
                break
            eaten = fish[k - 1]
            fish.pop(k - 1)
            fish.append(big + eaten // 2)
            days += 1
        return days * 1000 + sum(fish)
#> Solution().fishTank([1, 5, 3])
#> Solution().fishTank([])
#> Solution().fishTank([4, 5, 6])
#> Solution().fishTank([2, 2, 4, 9])
#> Solution().fishTank([100, 1, 50, 30, 3])
