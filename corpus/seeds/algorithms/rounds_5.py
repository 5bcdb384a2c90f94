# %%
from typing import List

class Solution:
    def lanternRiver(self, lanterns: List[int], speed: List[int], end: int) -> int:
        fleets = 0
        slowest = -1
        for pos, v in sorted(zip(lanterns, speed), key=lambda p: -p[0]):
            need = -(-(end - pos) // v)
            if need > slowest:
                fleets += 1
                slowest = need
            elif need == slowest:
                slowest += 1
        return fleets * 100 + max(slowest, 0)
#> Solution().lanternRiver([0, 4], [2, 1], 8)
#> Solution().lanternRiver([], [], 5)
#> Solution().lanternRiver([1, 3, 5], [3, 2, 1], 9)
#> Solution().lanternRiver([2], [5], 20)
#> Solution().lanternRiver([0, 2, 4, 6], [4, 1, 2, 2], 10)
# %%
from typing import List
from collections import Counter

class Solution:
    def packBoxes(self, toys: List[int], size: int) -> List[List[int]]:
        left = Counter(toys)
        boxes = []
        for t in sorted(left):
            while left[t]:
                box = []
                nxt = t
                while len(box) < size and left[nxt]:
                    box.append(nxt)
                    left[nxt] -= 1
                    nxt += 1
                boxes.append(box)
        short = [b for b in boxes if len(b) < size]
        return boxes if not short else short
#> Solution().packBoxes([1, 2, 2, 3], 2)
#> Solution().packBoxes([], 2)
#> Solution().packBoxes([5, 5, 7], 2)
#> Solution().packBoxes([4, 1, 3, 2, 6, 5], 3)
#> Solution().packBoxes([9, 9], 1)
# %%
from typing import List

class Solution:
    def nestBoxes(self, boxes: List[List[int]]) -> int:
        n = len(boxes)
        dims = [sorted(b) for b in boxes]
        order = sorted(range(n), key=lambda i: dims[i])
        depth = [1] * n
        for a in range(n):
            i = order[a]
            for b in range(a):
                j = order[b]
                fits = sum(y - x for x, y in zip(dims[j], dims[i]))
                if fits <= 6 and all(x < y for x, y in zip(dims[j], dims[i])):
                    depth[i] = max(depth[i], depth[j] + 1)
        return max(depth, default=0)
#> Solution().nestBoxes([[2, 3], [4, 3], [5, 6]])
#> Solution().nestBoxes([])
#> Solution().nestBoxes([[1, 1], [1, 1]])
#> Solution().nestBoxes([[7, 2], [3, 1], [9, 8], [4, 4]])
#> Solution().nestBoxes([[5, 5]])
# %%
def drone_rounds(battery, houses, dock):
    route, left, trips = [], battery, 1
    here = dock
    for h in sorted(houses, key=lambda h: (abs(h - dock), h)):
        out, back = abs(h - here), abs(h - dock)
        if 2 * back > battery:
            continue
        if out + back > left:
            trips += 1
            left = battery
            out = back
        left -= out
        here = h
        route.append(h)
    return route, trips if route else 0
#> drone_rounds(10, [3, -2, 6], 0)
#> drone_rounds(5, [], 1)
#> drone_rounds(4, [9], 0)
#> drone_rounds(12, [1, 2, 3, 8], 2)
#> drone_rounds(7, [5, 4, 6, 3], 4)
# %%
from typing import List
from math import inf

class Solution:
    def rentOrBuy(self, jobs: List[int], rent: int, buy: int, wear: int) -> int:
        own, loan = buy, 0
        for hours in jobs:
            nxt_own = min(own, loan + buy) + hours * wear
            nxt_loan = min(loan, own) + hours * rent
            own, loan = nxt_own, nxt_loan
        best = inf
        for name, cost in (('own', own), ('loan', loan)):
            if cost < best:
                best = cost
        return best
#> Solution().rentOrBuy([1, 2], 5, 6, 1)
#> Solution().rentOrBuy([], 1, 4, 1)
#> Solution().rentOrBuy([1, 1, 1], 2, 20, 1)
#> Solution().rentOrBuy(jobs=[0, 4, 0, 3], rent=4, buy=9, wear=1)
#> Solution().rentOrBuy(jobs=[2], rent=0, buy=1, wear=0)
# %%
from typing import List
from collections import deque

class Solution:
    def warmRooms(self, plan: List[str], limit: int) -> int:
        h, w = len(plan), len(plan[0])
        heat = [[0] * w for _ in range(h)]
        q = deque()
        for r in range(h):
            for c in range(w):
                if plan[r][c].isdigit():
                    heat[r][c] = int(plan[r][c])
                    q.append((r, c))
        while q:
            r, c = q.popleft()
            for x, y in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if 0 <= x < h and 0 <= y < w and plan[x][y] != '#':
                    if heat[x][y] < heat[r][c] - 1:
                        heat[x][y] = heat[r][c] - 1
                        q.append((x, y))
        return sum(v >= limit for row in heat for v in row)
#> Solution().warmRooms(["2.."], 1)
#> Solution().warmRooms(["."], 1)
#> Solution().warmRooms(["3#.", "..."], 1)
#> Solution().warmRooms(["1.2"], 2)
#> Solution().warmRooms(["##", "##"], 0)
# %%
from typing import List

class Solution:
    def ghostTrain(self, cars: List[int], scare: int) -> int:
        stack = []
        screams = 0
        for bravery in cars:
            while stack and stack[-1][0] < bravery - scare:
                _, n = stack.pop()
                screams += n
            if stack and stack[-1][0] == bravery:
                stack[-1] = (bravery, stack[-1][1] + 1)
            else:
                stack.append((bravery, 1))
        quiet = sum(n for _, n in stack)
        return screams * 10 + quiet
#> Solution().ghostTrain([2, 5, 3], 1)
#> Solution().ghostTrain([], 2)
#> Solution().ghostTrain([1, 1, 4, 4], 0)
#> Solution().ghostTrain([9, 8, 7], 3)
#> Solution().ghostTrain([3, 1, 2, 8, 6], 2)
# %%
from typing import List

class Solution:
    def canonicalRoute(self, turns: str) -> str:
        stack: List[str] = []
        inverse = {'N': 'S', 'S': 'N', 'E': 'W', 'W': 'E'}
        for t in turns:
            if t not in inverse:
                continue
            if stack and stack[-1] == inverse[t]:
                stack.pop()
            else:
                stack.append(t)
        out, i = [], 0
        while i < len(stack):
            j = i
            while j < len(stack) and stack[j] == stack[i]:
                j += 1
            out.append(stack[i] + (str(j - i) if j - i > 1 else ''))
            i = j
        return ' '.join(out) or 'home'
#> Solution().canonicalRoute("NNSE")
#> Solution().canonicalRoute("")
#> Solution().canonicalRoute("EWNS")
#> Solution().canonicalRoute("NN.EEE-W")
#> Solution().canonicalRoute("SWENNE")
# %%
def soup_kitchen(queue, pots, ladle):
    served = []
    i = 0
    while queue and i < len(pots):
        name, hunger = queue.pop(0)
        scoop = min(ladle, hunger, pots[i])
        pots[i] -= scoop
        hunger -= scoop
        if pots[i] == 0:
            i += 1
        if hunger:
            queue.append((name, hunger))
        else:
            served.append(name)
    return served, [n for n, _ in queue]
#> soup_kitchen([("a", 3), ("b", 1)], [3, 2], 2)
#> soup_kitchen([], [5], 1)
#> soup_kitchen([("x", 4)], [], 2)
#> soup_kitchen([("p", 2), ("q", 2), ("r", 5)], [4, 1], 2)
#> soup_kitchen([("m", 1), ("n", 1)], [9], 3)
# %%
from typing import List
from functools import cache

class Solution:
    def mountainRadio(self, peaks: List[int], drop: int) -> int:
        n = len(peaks)

        @cache
        def relay(i: int) -> int:
            best = 1
            for d in (-1, 1):
                j = i + d
                while 0 <= j < n and peaks[j] < peaks[i]:
                    if peaks[i] - peaks[j] >= drop:
                        best = max(best, 1 + relay(j))
                    j += d
            return best

        return max((relay(i) for i in range(n)), default=0)
#> Solution().mountainRadio([5, 3, 1], 2)
#> Solution().mountainRadio([], 1)
#> Solution().mountainRadio([4, 4, 4], 1)
#> Solution().mountainRadio([1, 6, 2, 5], 1)
#> Solution().mountainRadio([9, 8, 7, 3], 3)
# %%
from typing import List

class Solution:
    def stampRally(self, shops: List[List[str]], goal: List[str]) -> int:
        need = {g: 1 << i for i, g in enumerate(goal)}
        masks = []
        for shop in shops:
            m = 0
            for s in shop:
                m |= need.get(s, 0)
            masks.append(m)
        full = (1 << len(goal)) - 1
        best = {0: 0}
        for m in masks:
            for have, cnt in list(best.items()):
                new = have | m
                if new not in best or best[new] > cnt + 1:
                    best[new] = cnt + 1
        return best.get(full, -1)
#> Solution().stampRally([["a", "b"], ["c"], ["b", "c"]], ["a", "c"])
#> Solution().stampRally([], [])
#> Solution().stampRally(shops=[["x"]], goal=["x", "y"])
#> Solution().stampRally(shops=[["a"], ["b"], ["a", "b"]], goal=["a", "b"])
#> Solution().stampRally(shops=[["p", "q"], ["r"], ["q", "r"], ["p"]], goal=["p", "q", "r"])
# %%
from typing import List
import heapq

class Solution:
    def repairShop(self, jobs: List[List[int]]) -> int:
        now, money = 0, 0
        taken = []
        for due, hours, pay in sorted(jobs):
            heapq.heappush(taken, (pay, hours))
            now += hours
            money += pay
            while taken and now > due:
                p, h = heapq.heappop(taken)
                now -= h
                money -= p
        return money
#> Solution().repairShop([[3, 2, 10], [4, 3, 7]])
#> Solution().repairShop([])
#> Solution().repairShop([[1, 2, 9]])
#> Solution().repairShop([[5, 2, 4], [5, 2, 6], [6, 3, 5], [9, 3, 1]])
#> Solution().repairShop([[2, 1, 3], [2, 1, 3], [2, 1, 8]])
# %%
from typing import List

class Solution:
    def friendChain(self, likes: List[int]) -> List[int]:
        n = len(likes)
        colour = [0] * n
        inLoop = [False] * n
        for s in range(n):
            path = []
            u = s
            while 0 <= u < n and colour[u] == 0:
                colour[u] = s + 1
                path.append(u)
                u = likes[u]
            if 0 <= u < n and colour[u] == s + 1 and u in path:
                for v in path[path.index(u):]:
                    inLoop[v] = True
        return [i for i in range(n) if inLoop[i]]
#> Solution().friendChain([1, 0, 0])
#> Solution().friendChain([])
#> Solution().friendChain([-1, 0, 1])
#> Solution().friendChain([1, 2, 3, 1, 4])
#> Solution().friendChain([0, 9, 1])
# %%
def weave(rows, pattern):
    cloth = []
    shift = 0
    for r in range(rows):
        line = pattern[shift:] + pattern[:shift]
        if r % 3 == 2:
            line = line[::-1]
        if cloth and line == cloth[-1]:
            line = ''.join('x' if c == '-' else '-' for c in line)
        cloth.append(line)
        shift = (shift + 1 + r % 2) % len(pattern)
    columns = [''.join(col) for col in zip(*cloth)]
    return max(columns, key=lambda c: (c.count('x'), c), default='')
#> weave(3, "x--")
#> weave(0, "x-")
#> weave(4, "xx-")
#> weave(2, "x")
#> weave(5, "-x-x")
# %%
from typing import List

class Solution:
    def kthSlope(self, a: List[int], b: List[int], k: int) -> int:
        a.sort()
        b.sort()

        def count(limit: int) -> int:
            total, j = 0, len(b) - 1
            for x in a:
                while j >= 0 and x + b[j] > limit:
                    j -= 1
                total += min(j + 1, 2)
            return total

        lo, hi = a[0] + b[0], a[-1] + b[-1]
        while lo < hi:
            mid = (lo + hi) // 2
            if count(mid) >= k:
                hi = mid
            else:
                lo = mid + 1
        return lo
#> Solution().kthSlope([1, 4], [2, 3], 2)
#> Solution().kthSlope([5], [5], 1)
#> Solution().kthSlope([3, 1, 2], [4, 0], 4)
#> Solution().kthSlope([], [1], 1)
#> Solution().kthSlope(a=[0, 8], b=[0, 3, 6], k=5)
# %%
from typing import List

class Solution:
    def whisper(self, words: List[str]) -> List[str]:
        def loss(a: str, b: str) -> int:
            d = abs(len(a) - len(b))
            for x, y in zip(a, b):
                d += x != y
            return d

        chain = words[:1]
        for w in words[1:]:
            if loss(chain[-1], w) <= 1:
                chain.append(w)
            elif len(chain) > 1 and loss(chain[-2], w) <= 1:
                chain[-1] = w
        return chain
#> Solution().whisper(["cat", "cot", "dog"])
#> Solution().whisper([])
#> Solution().whisper(["a", "ab", "b", "abc"])
#> Solution().whisper(["sun", "moon"])
#> Solution().whisper(["pin", "pen", "pan", "pun", "bun"])
# %%
from typing import List
from bisect import insort, bisect_left

class Solution:
    def medalists(self, scores: List[int], window: int) -> List[int]:
        live: List[int] = []
        out = []
        for i, s in enumerate(scores):
            insort(live, s)
            if len(live) > window:
                old = scores[i - window]
                live.pop(bisect_left(live, old))
            above = len(live) - bisect_left(live, s) - 1
            out.append(above + 1)
        podium = [i for i, place in enumerate(out) if place == 1]
        return podium
#> Solution().medalists([3, 1, 4, 2], 2)
#> Solution().medalists([], 3)
#> Solution().medalists([5, 5, 5], 2)
#> Solution().medalists([9, 8, 7, 6], 3)
#> Solution().medalists([1, 2, 3], 1)
# %%
def evaporate(puddles, hours):
    groups = []
    for p in puddles:
        if groups and p > 0 and groups[-1][-1] > 0:
            groups[-1].append(p)
        else:
            groups.append([p])
    for _ in range(hours):
        for g in groups:
            edge = 2 if len(g) == 1 else 1
            g[0] = max(0, g[0] - edge)
            if len(g) > 1:
                g[-1] = max(0, g[-1] - 1)
        groups = [[v for v in g if v] for g in groups]
        groups = [g for g in groups if g]
    return groups
#> evaporate([3, 2, 0, 4], 1)
#> evaporate([], 2)
#> evaporate([1, 1, 1], 1)
#> evaporate([5], 2)
#> evaporate([2, 5, 2, 0, 1], 2)
# %%
from typing import List

class Solution:
    def courtCase(self, claims: List[List[str]]) -> bool:
        side = {}
        graph = {}
        claims = [c for c in claims if c[0] < c[1] or len(claims) % 2]
        for a, b in claims:
            graph.setdefault(a, []).append(b)
            graph.setdefault(b, []).append(a)

        def dfs(u: str, s: int) -> bool:
            side[u] = s
            for v in graph[u]:
                if v not in side:
                    if not dfs(v, 1 - s):
                        return False
                elif side[v] == s:
                    return False
            return True

        return all(u in side or dfs(u, 0) for u in sorted(graph))
#> Solution().courtCase([["a", "b"], ["b", "c"]])
#> Solution().courtCase([["a", "b"], ["b", "c"], ["c", "a"]])
#> Solution().courtCase([])
#> Solution().courtCase([["x", "x"]])
#> Solution().courtCase([["p", "q"], ["r", "s"], ["q", "r"], ["s", "p"]])
# %%
from typing import List

class Solution:
    def roofRain(self, roof: List[int], drops: List[int]) -> List[int]:
        n = len(roof)
        water = [0] * n
        gutter = 0
        for d in drops:
            i = d
            while True:
                level = roof[i] + water[i]
                if i > 0 and roof[i - 1] + water[i - 1] < level:
                    i -= 1
                elif i + 1 < n and roof[i + 1] + water[i + 1] < level:
                    i += 1
                else:
                    break
            if i in (0, n - 1):
                gutter += 1
            else:
                water[i] += 1
        return water + [gutter]
#> Solution().roofRain([3, 1, 3], [0, 2, 1])
#> Solution().roofRain([2], [0])
#> Solution().roofRain([4, 2, 1, 5], [3, 0, 1])
#> Solution().roofRain([1, 2, 3], [])
#> Solution().roofRain(roof=[5, 0, 4, 0, 5], drops=[2, 2, 4, 2])
# %%
from typing import List

class Solution:
    def loyaltyCard(self, visits: List[int], gift: int) -> int:
        points = gifts = 0
        last = None
        for day in sorted(set(visits)):
            if last is not None and day - last > 7:
                points //= 2
            points += 3 if last is not None and day - last == 1 else 2
            last = day
            if points >= gift:
                gifts += 1
                points -= gift
        return gifts * 100 + points
#> Solution().loyaltyCard([1, 2, 3], 6)
#> Solution().loyaltyCard([], 4)
#> Solution().loyaltyCard([1, 20, 21, 21], 5)
#> Solution().loyaltyCard([5], 1)
#> Solution().loyaltyCard([3, 9, 30, 4, 31], 8)
# %%
def flip_coins(coins, target):
    flips = []
    parity = 0
    pending = [0] * (len(coins) + 1)
    for i, c in enumerate(coins):
        parity ^= pending[i]
        face = c ^ parity
        if face != target:
            if i + 3 > len(coins):
                return None
            flips.append(i)
            parity ^= 1
            pending[i + 3 - len(flips) % 2] ^= 1
    return flips
#> flip_coins([0, 1, 0], 1)
#> flip_coins([], 1)
#> flip_coins([0, 0, 0, 1], 1)
#> flip_coins([1, 0, 1, 1, 0, 0], 0)
#> flip_coins([1, 1], 1)
# %%
from typing import List

class Solution:
    def sheepdog(self, sheep: List[int], pen: int) -> int:
        left = sorted(s for s in sheep if s < pen)
        right = sorted((s for s in sheep if s > pen), reverse=True)
        steps = 0
        for flock, sign in ((left, 1), (right, -1)):
            drive = None
            for s in flock:
                if drive is None:
                    drive = s
                if (s - drive) * sign > 3:
                    steps += 2
                steps += abs(s - drive)
                drive = s
            if drive is not None:
                steps += abs(pen - drive)
        return steps
#> Solution().sheepdog([1, 4, 9], 6)
#> Solution().sheepdog([], 3)
#> Solution().sheepdog([5, 5], 5)
#> Solution().sheepdog([0, 8, 2], 10)
#> Solution().sheepdog([20, 12, 3, 1], 9)
# %%
from typing import List
from collections import defaultdict

class Solution:
    def pinCode(self, dial: str, attempts: List[str]) -> List[str]:
        pos = {ch: divmod(i, 3) for i, ch in enumerate(dial)}
        moves = defaultdict(list)
        for a in attempts:
            total = 0
            for x, y in zip(a, a[1:]):
                (r1, c1), (r2, c2) = pos[x], pos[y]
                total += abs(r1 - r2) + abs(c1 - c2)
            moves[total].append(a)
        if not moves:
            return []
        return sorted(moves[min(moves)])
#> Solution().pinCode("123456789", ["147", "159", "123"])
#> Solution().pinCode("123", [])
#> Solution().pinCode("abcdef", ["af", "ad", "ab"])
#> Solution().pinCode("12", ["13"])
#> Solution().pinCode("987654", ["99", "984", "77"])
# %%
from typing import List

class Solution:
    def vineyard(self, rows: List[List[int]]) -> List[int]:
        best = []
        for row in rows:
            cur = top = -10 ** 9
            start = span = (0, 0)
            for j, v in enumerate(row):
                if cur < 0:
                    cur, start = v, (j, j)
                else:
                    cur += v
                    start = (start[0], j)
                if cur > top:
                    top, span = cur, start
            if row:
                best.append((top, span))
        if not best:
            return []
        top, (i, j) = max(best, key=lambda b: (b[0], -b[1][0]))
        return [top, i, j]
#> Solution().vineyard([[1, -2, 3], [2, 2, -1]])
#> Solution().vineyard([])
#> Solution().vineyard([[-4, -1], []])
#> Solution().vineyard([[5, -3, 4], [6]])
#> Solution().vineyard([[0, 0], [0]])
# %%
def scrabble_pass(hand, words, values):
    from collections import Counter
    bag = Counter(hand)
    options = []
    for w in words:
        need = Counter(w)
        missing = sum((need - bag).values())
        if missing > bag['?']:
            continue
        pts = sum(values.get(ch, 1) * min(c, bag[ch]) for ch, c in need.items())
        options.append((pts + (10 if len(w) >= 5 else 0), w))
    if not options:
        return 'swap ' + min(hand, default='nothing')
    pts, w = max(options)
    return f'{w} {pts}'
#> scrabble_pass("cat?", ["cart", "act"], {"c": 3})
#> scrabble_pass("", ["a"], {})
#> scrabble_pass("zq", ["be"], {"z": 10})
#> scrabble_pass("stone", ["stone", "ton", "nest"], {"o": 2})
#> scrabble_pass("??", ["hi", "ok", "yes"], {"k": 5})
# %%
from typing import List

class Solution:
    def equalShelves(self, shelves: List[int], most: int) -> int:
        total, n = sum(shelves), len(shelves)
        if n == 0 or total % n:
            return -1
        goal = total // n
        carry, moved, heavy = 0, 0, 0
        for s in shelves:
            carry += s - goal
            moved += abs(carry)
            heavy = max(heavy, abs(carry))
        trips = -(-heavy // most)
        return moved * 10 + trips
#> Solution().equalShelves([1, 5, 3], 1)
#> Solution().equalShelves([], 2)
#> Solution().equalShelves([2, 3], 2)
#> Solution().equalShelves(shelves=[0, 0, 9, 3], most=4)
#> Solution().equalShelves(shelves=[6, 6], most=3)
# %%
from typing import List

class Solution:
    def radioTower(self, tree: List[List[int]], power: List[int]) -> int:
        n = len(power)
        adj = [[] for _ in range(n)]
        for a, b in tree:
            adj[a].append(b)
            adj[b].append(a)
        best = 0

        def dfs(u: int, p: int) -> int:
            nonlocal best
            one = two = 0
            for v in adj[u]:
                if v == p:
                    continue
                d = dfs(v, u)
                if d > one:
                    one, two = d, one
                elif d > two:
                    two = d
            best = max(best, one + two + power[u])
            return one + power[u]

        if n:
            dfs(0, -1)
        return best
#> Solution().radioTower([[0, 1], [0, 2]], [1, 4, 3])
#> Solution().radioTower([], [])
#> Solution().radioTower([[0, 1], [1, 2], [1, 3]], [1, 2, 6, 5])
#> Solution().radioTower([], [7])
#> Solution().radioTower([[0, 1]], [-3, 5])
# %%
from typing import List

class Solution:
    def mosaic(self, bag: str, rows: int, cols: int) -> List[str]:
        grid = [['.'] * cols for _ in range(rows)]
        r = c = 0
        dr, dc = 0, 1
        for ch in bag[:rows * cols]:
            grid[r][c] = ch
            nr, nc = r + dr, c + dc
            if not (0 <= nr < rows and 0 <= nc < cols and grid[nr][nc] == '.'):
                dr, dc = dc, -dr
                nr, nc = r + dr, c + dc
            r, c = nr, nc
        return [''.join(row) for row in grid]
#> Solution().mosaic("abcd", 2, 2)
#> Solution().mosaic("", 1, 3)
#> Solution().mosaic("abcdefgh", 3, 3)
#> Solution().mosaic(bag="xyz", rows=2, cols=4)
#> Solution().mosaic(bag="longtext", rows=3, cols=2)
# %%
def pension(years, rate, target):
    saved, age = 0, 0
    notes = []
    for pay in years:
        age += 1
        gain = saved * rate // 100
        saved += gain + pay
        if gain > pay:
            notes.append((age, 'gain'))
        elif pay == 0:
            notes.append((age, 'pause'))
        if saved >= target:
            notes.append((age, 'done'))
            break
    else:
        notes.append((age, target - saved))
    return notes
#> pension([100, 100], 10, 205)
#> pension([], 5, 50)
#> pension([50, 0, 5, 0], 20, 500)
#> pension([10, 1, 1], 50, 20)
#> pension([300], 1, 300)
# %%
from typing import List

class Solution:
    def tripleJump(self, marks: List[int], jumps: int) -> int:
        n = len(marks)
        NEG = -10 ** 6
        dp = [[NEG] * n for _ in range(jumps + 1)]
        for i in range(n):
            dp[0][i] = marks[i]
        for k in range(1, jumps + 1):
            top = NEG
            for i in range(n):
                if i - 2 >= 0:
                    top = max(top, dp[k - 1][i - 2])
                if top > NEG:
                    dp[k][i] = top + marks[i] * (k + 1)
        ans = max(dp[jumps], default=NEG)
        return ans if ans > NEG else -1
#> Solution().tripleJump([1, 9, 2, 4], 1)
#> Solution().tripleJump([], 1)
#> Solution().tripleJump([5, 5], 1)
#> Solution().tripleJump([3, 1, 2, 6, 4], 2)
#> Solution().tripleJump([7, 8, 6], 0)
# %%
from typing import List
from collections import Counter

class Solution:
    def lostLuggage(self, tags: List[str], found: List[str]) -> List[str]:
        missing = Counter(tags)
        missing.subtract(found)
        lost = sorted(t for t, c in missing.items() if c > 0)
        extra = sorted(t for t, c in missing.items() if c < 0)
        guess = []
        for t in lost:
            for e in extra:
                if len(e) == len(t) and sum(a != b for a, b in zip(t, e)) == 1:
                    guess.append(f"{t}={e}")
                    extra.remove(e)
                    break
            else:
                guess.append(t)
        return guess
#> Solution().lostLuggage(["ab1", "cd2"], ["ab1", "cd3"])
#> Solution().lostLuggage([], ["x"])
#> Solution().lostLuggage(["q", "q"], ["q"])
#> Solution().lostLuggage(["ax", "ay", "bz"], ["bx", "az"])
#> Solution().lostLuggage(["m1", "n2"], ["n2", "m1"])
# %%
from typing import List

class Solution:
    def subwayGaps(self, arrivals: List[List[int]]) -> int:
        merged = []
        for line in arrivals:
            i = j = 0
            out = []
            while i < len(merged) and j < len(line):
                if merged[i] <= line[j]:
                    out.append(merged[i])
                    i += 1
                else:
                    out.append(line[j])
                    j += 1
            merged = out + merged[i:] + line[j:]
        gap = 0
        for a, b in zip(merged, merged[1:]):
            gap = max(gap, b - a)
        return gap
#> Solution().subwayGaps([[1, 9], [4, 20]])
#> Solution().subwayGaps([])
#> Solution().subwayGaps([[3]])
#> Solution().subwayGaps([[0, 5, 10], [2, 7], [4, 30]])
#> Solution().subwayGaps([[], [6, 6]])
# %%
def orchestra(parts, conductor):
    cues = {}
    for name, beats in parts.items():
        beat = 0
        for b in beats:
            beat += abs(b)
            if b > 0:
                cues.setdefault(beat, []).append(name)
    timeline = []
    for beat in sorted(cues):
        who = cues[beat]
        if len(who) >= conductor:
            timeline.append((beat, ''.join(sorted(who))))
    return timeline
#> orchestra({"v": [1, 2], "c": [3]}, 2)
#> orchestra({}, 1)
#> orchestra({"f": [2, -2, 1], "o": [4, 1]}, 1)
#> orchestra({"a": [1], "b": [-1], "d": [1, 1]}, 2)
#> orchestra({"h": []}, 0)
# %%
from typing import List

class Solution:
    def oddSocks(self, drawer: List[int]) -> List[int]:
        x = 0
        for s in drawer:
            x ^= s
        if x == 0:
            return []
        low = x & -x
        a = b = 0
        for s in drawer:
            if s & low:
                a ^= s
            else:
                b ^= s
        if a in drawer and b in drawer and a != b:
            gap = abs(drawer.index(a) - drawer.index(b))
            return sorted([a, b]) + [gap]
        return [x]
#> Solution().oddSocks([1, 2, 1, 3])
#> Solution().oddSocks([])
#> Solution().oddSocks([4, 4])
#> Solution().oddSocks([7])
#> Solution().oddSocks([5, 9, 5, 12, 6, 6])
# %%
from typing import List

class Solution:
    def bellTower(self, strikes: List[int], quiet: List[List[int]]) -> List[int]:
        quiet = sorted(quiet)
        out = []
        for s in strikes:
            lo, hi = 0, len(quiet)
            while lo < hi:
                mid = (lo + hi) // 2
                if quiet[mid][0] <= s:
                    lo = mid + 1
                else:
                    hi = mid
            if lo and quiet[lo - 1][1] >= s:
                out.append(quiet[lo - 1][1] + 1)
            else:
                out.append(s)
        return sorted(set(out))
#> Solution().bellTower([1, 5, 9], [[4, 6]])
#> Solution().bellTower([], [[1, 2]])
#> Solution().bellTower(strikes=[3, 7], quiet=[])
#> Solution().bellTower(strikes=[2, 3, 12, 15], quiet=[[10, 14], [2, 4]])
#> Solution().bellTower(strikes=[8], quiet=[[0, 7], [8, 8], [20, 22]])
# %%
MOD = 1000003

class Solution:
    def hashWalk(self, path: str, base: int) -> int:
        h, power = 0, 1
        seen = {}
        x = y = 0
        for i, ch in enumerate(path):
            x += (ch == 'r') - (ch == 'l')
            y += (ch == 'u') - (ch == 'd')
            h = (h + power * (x + 2 * y)) % MOD
            power = power * base % MOD
            if (x, y) in seen:
                return i - seen[x, y]
            seen[x, y] = i
        return h
#> Solution().hashWalk("rru", 7)
#> Solution().hashWalk("", 3)
#> Solution().hashWalk("rlrl", 5)
#> Solution().hashWalk("lddr", 11)
#> Solution().hashWalk("urdlu", 2)
# %%
def greedy_wells(field, radius, cost):
    dry = [i for i, v in enumerate(field) if v == 0]
    spent, wells = 0, []
    while dry:
        first = dry[0]
        reach = [j for j in range(first, min(len(field), first + radius + 1)) if field[j] >= 0]
        spot = max(reach)
        wells.append(spot)
        spent += cost + abs(field[spot])
        dry = [d for d in dry if d > spot + radius]
    return wells, spent
#> greedy_wells([0, 1, 0, 0], 1, 5)
#> greedy_wells([], 2, 1)
#> greedy_wells([3, 2, 1], 1, 9)
#> greedy_wells([0, -1, -1, 0, 2, 0], 2, 4)
#> greedy_wells([0, 0, 0], 0, 2)
# %%
from typing import List

class Solution:
    def photoRow(self, heights: List[int]) -> int:
        n = len(heights)
        up = [1] * n
        down = [1] * n
        for i in range(1, n):
            if heights[i] > heights[i - 1]:
                up[i] = up[i - 1] + 1
        for i in range(n - 2, -1, -1):
            if heights[i] > heights[i + 1]:
                down[i] = down[i + 1] + 1
        best = 0
        for u, d in zip(up, down):
            if min(u, d) > 1:
                best = max(best, 2 * min(u, d) - 1)
        return best
#> Solution().photoRow([1, 3, 2])
#> Solution().photoRow([])
#> Solution().photoRow([1, 2, 3])
#> Solution().photoRow([1, 2, 5, 4, 3, 7, 1])
#> Solution().photoRow([4, 4])
# %%
from typing import List

class Solution:
    def spyNetwork(self, n: int, wires: List[List[int]], spies: List[int]) -> int:
        root = list(range(n))

        def find(x: int) -> int:
            while root[x] != x:
                x = root[x]
            return x

        for a, b in wires:
            if a not in spies and b not in spies:
                root[find(a)] = find(b)
        sizes = {}
        for v in range(n):
            if v not in spies:
                r = find(v)
                sizes[r] = sizes.get(r, 0) + 1
        safe = 0
        for r, s in sizes.items():
            safe += s * (s - 1) // 2
        return safe
#> Solution().spyNetwork(4, [[0, 1], [1, 2], [2, 3]], [2])
#> Solution().spyNetwork(0, [], [])
#> Solution().spyNetwork(n=3, wires=[[0, 1], [0, 2]], spies=[])
#> Solution().spyNetwork(n=5, wires=[[4, 3], [3, 1], [0, 2]], spies=[0])
#> Solution().spyNetwork(n=2, wires=[[0, 1]], spies=[0, 1])
