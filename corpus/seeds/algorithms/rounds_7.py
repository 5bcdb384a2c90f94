# %%
from typing import List

class Solution:
    def cableCar(self, groups: List[int], cabin: int, wait: int) -> int:
        rides = 0
        line = groups[:]
        while line:
            room = cabin
            skipped = []
            while line and room > 0:
                g = line.pop(0)
                if g <= room:
                    room -= g
                elif len(skipped) < wait:
                    skipped.append(g)
                else:
                    room -= g
                    line.insert(0, -room)
                    room = 0
            line = skipped + line
            rides += 1
            if rides > 15:
                return -1
        return rides
#> Solution().cableCar([2, 3, 1], 4, 1)
#> Solution().cableCar([], 4, 0)
#> Solution().cableCar(groups=[6], cabin=4, wait=0)
#> Solution().cableCar(groups=[3, 3, 1, 1], cabin=4, wait=2)
#> Solution().cableCar(groups=[5], cabin=4, wait=1)
# %%
from typing import List
from functools import cache

class Solution:
    def stoneSplit(self, stones: List[int]) -> int:
        n = len(stones)

        @cache
        def play(l: int, r: int, turn: int) -> int:
            if l > r:
                return 0
            sign = 1 if turn == 0 else -1
            a = sign * stones[l] + play(l + 1, r, 1 - turn)
            b = sign * stones[r] * 2 // 1 + play(l, r - 1, 1 - turn)
            return max(a, b) if turn == 0 else min(a, b)

        return play(0, n - 1, 0)
#> Solution().stoneSplit([1, 2, 3])
#> Solution().stoneSplit([])
#> Solution().stoneSplit([7])
#> Solution().stoneSplit([4, 1, 1])
#> Solution().stoneSplit([2, 9, 5, 1])
# %%
from typing import List

class Solution:
    def hiveCells(self, cells: List[List[int]]) -> int:
        have = {tuple(c) for c in cells}
        around = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
        walls = 0
        core = 0
        for q, r in sorted(have):
            open_sides = 0
            for dq, dr in around:
                if (q + dq, r + dr) not in have:
                    open_sides += 1
            walls += open_sides
            if open_sides <= 3:
                core += 1
        return walls * 10 + core
#> Solution().hiveCells([[0, 0], [1, 0]])
#> Solution().hiveCells([])
#> Solution().hiveCells([[2, 2]])
#> Solution().hiveCells([[0, 0], [1, 0], [0, 1], [1, -1]])
#> Solution().hiveCells([[0, 0], [0, 0], [5, 5]])
# %%
def draft_picks(teams, pool):
    squads = {t: [] for t in teams}
    order = list(teams)
    pool = dict(pool)
    while pool and order:
        for t in order:
            if not pool:
                break
            need = max(0, 20 - sum(v for _, v in squads[t]))
            fit = [p for p in pool if pool[p] <= need]
            if not fit:
                continue
            p = max(fit, key=lambda p: (pool[p], p))
            squads[t].append((p, pool.pop(p)))
        nxt = [t for t in reversed(order) if sum(v for _, v in squads[t]) < 20]
        if nxt == order[::-1] and all(pool[p] > 20 - min(sum(v for _, v in squads[t]) for t in order) for p in pool):
            break
        order = nxt
    return {t: [p for p, _ in s] for t, s in squads.items()}
#> draft_picks(["x", "y"], {"a": 12, "b": 9, "c": 7})
#> draft_picks([], {"a": 1})
#> draft_picks(["x"], {})
#> draft_picks(["m", "n"], {"p": 20, "q": 25, "r": 6})
#> draft_picks(["k"], {"a": 11, "b": 10, "c": 9})
# %%
from typing import List

class Solution:
    def oceanDrift(self, current: List[str], bottle: List[int]) -> List[int]:
        move = {'>': (0, 1), '<': (0, -1), '^': (-1, 0), 'v': (1, 0)}
        r, c = bottle
        seen = {}
        t = 0
        while 0 <= r < len(current) and 0 <= c < len(current[0]):
            if (r, c) in seen:
                return [-1, t - seen[r, c]]
            seen[r, c] = t
            ch = current[r][c]
            if ch not in move:
                return [r, c]
            dr, dc = move[ch]
            r += dr
            c += dc
            t += 1
        return [t]
#> Solution().oceanDrift([">v", ".<"], [0, 0])
#> Solution().oceanDrift([">>"], [0, 0])
#> Solution().oceanDrift([">v", "^<"], [0, 0])
#> Solution().oceanDrift(["."], [3, 0])
#> Solution().oceanDrift(["v.<", ">>^"], [1, 0])
# %%
from typing import List
import heapq

class Solution:
    def paperRound(self, gates: List[List[int]], bikes: int) -> int:
        free = [(0, b) for b in range(bikes)]
        heapq.heapify(free)
        worked = [0] * bikes
        for ready, mins in sorted(gates, key=lambda g: (g[0], -g[1])):
            t, b = heapq.heappop(free)
            start = max(t, ready)
            if start - ready > 10:
                heapq.heappush(free, (t, b))
                continue
            worked[b] += mins
            heapq.heappush(free, (start + mins, b))
        end = max(free)[0]
        idle = sum(end - w for w in worked)
        return end * 100 + idle
#> Solution().paperRound([[0, 5], [1, 7], [2, 3]], 2)
#> Solution().paperRound([], 1)
#> Solution().paperRound(gates=[[0, 20], [1, 2], [15, 4]], bikes=1)
#> Solution().paperRound(gates=[[3, 3], [3, 9]], bikes=3)
#> Solution().paperRound(gates=[[1, 1]], bikes=0)
# %%
from typing import List

class Solution:
    def seedTray(self, tray: List[str], water: int) -> List[str]:
        cols = len(tray[0]) if tray else 0
        score = []
        for c in range(cols):
            col = [row[c] for row in tray]
            dry = col.count('d')
            weeds = col.count('w')
            score.append((dry - weeds, -c))
        order = sorted(score, reverse=True)
        grid = [list(row) for row in tray]
        for s, negc in order:
            if water == 0 or s <= 0:
                break
            for row in grid:
                if row[-negc] == 'd' and water:
                    row[-negc] = 'g'
                    water -= 1
        return [''.join(row) for row in grid]
#> Solution().seedTray(["dw", "dd"], 2)
#> Solution().seedTray([], 3)
#> Solution().seedTray(["ww", "dd"], 5)
#> Solution().seedTray(["dgd", "ddd"], 3)
#> Solution().seedTray(["d"], 0)
# %%
def pulse(beats, low, high):
    gaps = [b - a for a, b in zip(beats, beats[1:])]
    zones = []
    for g in gaps:
        z = 'slow' if g > high else 'fast' if g < low else 'ok'
        if zones and zones[-1][0] == z:
            zones[-1] = (z, zones[-1][1] + g)
        else:
            zones.append((z, g))
    alarm = next((z for z, t in zones if z != 'ok' and t > 2 * high), None)
    return zones, alarm
#> pulse([0, 5, 10, 22], 4, 6)
#> pulse([], 1, 2)
#> pulse([0, 20, 40], 3, 9)
#> pulse([0, 1, 2, 3, 8], 3, 6)
#> pulse([7], 3, 6)
# %%
from typing import List

class Solution:
    def busPass(self, zones: List[int], cards: List[List[int]]) -> int:
        n = len(zones)
        INF = 10 ** 9
        dp = [INF] * (n + 1)
        dp[0] = 0
        for i in range(n):
            if dp[i] == INF:
                continue
            dp[i + 1] = min(dp[i + 1], dp[i] + zones[i] * 2)
            for days, price, top in cards:
                j = i
                while j < n and j - i < days and zones[j] <= top:
                    j += 1
                    dp[j] = min(dp[j], dp[i] + price)
        return dp[n]
#> Solution().busPass([1, 2, 1], [[2, 4, 2]])
#> Solution().busPass([], [[1, 1, 1]])
#> Solution().busPass([3, 3], [])
#> Solution().busPass([2, 1, 4], [[3, 5, 3]])
#> Solution().busPass([5, 5, 5], [[3, 12, 5], [1, 5, 5]])
# %%
from typing import List

class Solution:
    def lumberYard(self, planks: List[int], orders: List[int]) -> List[int]:
        stock = sorted(planks)
        waste = []
        for need in sorted(orders, reverse=True):
            lo, hi = 0, len(stock)
            while lo < hi:
                mid = (lo + hi) // 2
                if stock[mid] < need:
                    lo = mid + 1
                else:
                    hi = mid
            if lo == len(stock):
                waste.append(-need)
                continue
            rest = stock.pop(lo) - need
            if rest > 2:
                k = 0
                while k < len(stock) and stock[k] < rest:
                    k += 1
                stock.insert(k, rest)
            else:
                waste.append(rest)
        return waste
#> Solution().lumberYard([10, 6], [4, 5])
#> Solution().lumberYard([], [3])
#> Solution().lumberYard([8, 8], [])
#> Solution().lumberYard([12], [5, 4, 3])
#> Solution().lumberYard([7, 3, 9], [9, 2, 6, 8])
# %%
from typing import List
from itertools import combinations

class Solution:
    def spyMeeting(self, free: List[str], need: int) -> str:
        hours = len(free[0]) if free else 0
        best, who = -1, ()
        for team in combinations(range(len(free)), need):
            common = 0
            run = 0
            for h in range(hours):
                if all(free[p][h] == '1' for p in team):
                    run += 1
                    common = max(common, run)
                else:
                    run = 0
            if common > best:
                best, who = common, team
        return f"{''.join(map(str, who))}:{best}"
#> Solution().spyMeeting(["110", "011"], 2)
#> Solution().spyMeeting([], 1)
#> Solution().spyMeeting(free=["1101", "1100", "0111"], need=2)
#> Solution().spyMeeting(free=["00"], need=1)
#> Solution().spyMeeting(free=["111", "101"], need=1)
# %%
from typing import List

class Solution:
    def harborDepth(self, tide: List[int], drafts: List[int]) -> List[int]:
        n = len(tide)
        nxt = [n] * n
        stack = []
        for i in range(n - 1, -1, -1):
            while stack and tide[stack[-1]] <= tide[i]:
                stack.pop()
            nxt[i] = stack[-1] if stack else n
            stack.append(i)
        res = []
        for d in drafts:
            i = 0
            while i < n and tide[i] < d:
                i = nxt[i]
            res.append(i if i < n else -1)
        return res
#> Solution().harborDepth([2, 5, 3], [4, 2, 6])
#> Solution().harborDepth([], [1])
#> Solution().harborDepth([1, 1, 1, 7], [3])
#> Solution().harborDepth([4, 3, 6, 5], [5, 7, 4])
#> Solution().harborDepth([9], [])
# %%
def crop_rotation(fields, seasons):
    after = {'corn': 'bean', 'bean': 'rye', 'rye': 'corn'}
    state = list(fields)
    yields = {}
    for s in range(seasons):
        for i, crop in enumerate(state):
            left = state[i - 1] if i else None
            gain = 3 if crop == 'corn' else 2
            if left == crop:
                gain -= 1
            yields[crop] = yields.get(crop, 0) + gain
        if s % 2 == 0:
            state = [after[c] for c in state]
        else:
            state = state[1:] + state[:1]
    return state, yields
#> crop_rotation(["corn", "bean"], 2)
#> crop_rotation([], 3)
#> crop_rotation(["rye", "rye", "corn"], 3)
#> crop_rotation(["bean"], 0)
#> crop_rotation(["oats"], 1)
# %%
from typing import List

class Solution:
    def cutRibbon(self, length: int, sizes: List[int], fee: int) -> int:
        best = [0] * (length + 1)
        choice = [0] * (length + 1)
        for n in range(1, length + 1):
            for s in sizes:
                if s <= n:
                    value = s * s - fee + best[n - s]
                    if value > best[n]:
                        best[n] = value
                        choice[n] = s
        pieces, n = 0, length
        while n and choice[n]:
            n -= choice[n]
            pieces += 1
        return best[length] * 10 + pieces
#> Solution().cutRibbon(5, [2, 3], 1)
#> Solution().cutRibbon(0, [1], 2)
#> Solution().cutRibbon(length=4, sizes=[1], fee=5)
#> Solution().cutRibbon(length=7, sizes=[2, 4], fee=3)
#> Solution().cutRibbon(length=3, sizes=[], fee=1)
# %%
from typing import List
from collections import Counter, defaultdict

class Solution:
    def libraryFines(self, logs: List[str], grace: int) -> List[str]:
        out = {}
        fines = Counter()
        for line in logs:
            day, who, act, book = line.split()
            d = int(day)
            if act == 'take':
                out[book] = (who, d)
            elif book in out:
                owner, since = out.pop(book)
                late = d - since - grace
                if late > 0:
                    fines[owner] += late * (2 if owner != who else 1)
        held = defaultdict(int)
        for owner, _ in out.values():
            held[owner] += 1
        return [f"{w}:{fines[w]}/{held[w]}" for w in sorted(set(fines) | set(held))]
#> Solution().libraryFines(["1 ann take x", "9 ann back x"], 5)
#> Solution().libraryFines([], 3)
#> Solution().libraryFines(["0 bo take y", "2 cy take z", "8 cy back y"], 4)
#> Solution().libraryFines(["3 al back q"], 1)
#> Solution().libraryFines(["1 d take m", "2 d back m", "4 e take m"], 7)
# %%
from typing import List

class Solution:
    def compressTrack(self, heights: List[int], tol: int) -> List[int]:
        def keep(l: int, r: int) -> List[int]:
            if r - l < 2:
                return []
            worst, at = tol, -1
            for i in range(l + 1, r):
                line = heights[l] + (heights[r] - heights[l]) * (i - l) // (r - l)
                off = abs(heights[i] - line)
                if off > worst:
                    worst, at = off, i
            if at < 0:
                return []
            return keep(l, at) + [at] + keep(at, r)

        n = len(heights)
        if n < 2:
            return list(range(n))
        return [0] + keep(0, n - 1) + [n - 1]
#> Solution().compressTrack([0, 1, 5, 1, 0], 1)
#> Solution().compressTrack([], 1)
#> Solution().compressTrack([3, 3, 3, 3], 0)
#> Solution().compressTrack([9], 2)
#> Solution().compressTrack([0, 4, 0, 4, 0, 0], 2)
# %%
def meteor_shower(sky, shelters):
    hit = {}
    for r, row in enumerate(sky):
        for c, t in enumerate(row):
            if t == '.':
                continue
            for x, y in ((r, c), (r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
                when = int(t)
                if hit.get((x, y), 99) > when:
                    hit[x, y] = when
    times = []
    for s in shelters:
        times.append(hit.get(tuple(s), -1))
    lasting = [i for i, t in enumerate(times) if t < 0]
    return lasting or max(times, default=0)
#> meteor_shower(["3.", ".."], [[0, 1], [1, 1]])
#> meteor_shower([], [])
#> meteor_shower(["5.2"], [[0, 1], [0, 0]])
#> meteor_shower(["1", "4"], [[0, 0]])
#> meteor_shower(["..9", "..."], [[0, 2], [1, 2], [1, 1], [0, 0]])
# %%
from typing import List

class Solution:
    def wagonSort(self, train: List[int], spurs: int) -> int:
        n = len(train)
        place = sorted(train)
        moves = 0
        cur = train[:]
        for target in range(n):
            at = cur.index(place[target], target)
            dist = at - target
            if dist == 0:
                continue
            if dist > spurs:
                moves += 2 * (dist // spurs)
            moves += 1
            cur.insert(target, cur.pop(at))
        return moves
#> Solution().wagonSort([3, 1, 2], 1)
#> Solution().wagonSort([], 2)
#> Solution().wagonSort([4, 3, 2, 1], 2)
#> Solution().wagonSort([1, 1, 1], 1)
#> Solution().wagonSort([5, 6, 7, 2], 1)
# %%
from typing import List, Dict

class Solution:
    def alloys(self, recipes: Dict[str, List[str]], stock: List[str]) -> List[str]:
        have = list(stock)
        made = []
        waiting = sorted(recipes)
        while waiting:
            later = []
            for metal in waiting:
                if all(part in have for part in recipes[metal]):
                    made.append(metal)
                    have.append(metal)
                else:
                    later.append(metal)
            if len(later) == len(waiting):
                break
            waiting = later
        return made + ['-' + m for m in waiting]
#> Solution().alloys({"bronze": ["tin", "copper"], "bell": ["bronze"]}, ["tin", "copper"])
#> Solution().alloys({}, ["x"])
#> Solution().alloys({"a": ["b"], "b": ["a"]}, [])
#> Solution().alloys({"z": [], "y": ["z"], "x": ["y"]}, [])
#> Solution().alloys({"steel": ["iron", "coal"], "knife": ["steel", "wood"]}, ["iron", "coal"])
# %%
from typing import List

class Solution:
    def minBlankets(self, sleepers: List[List[int]]) -> int:
        sleepers = sorted(sleepers, key=lambda s: s[1])
        used = 0
        edge = float('-inf')
        shared = 0
        for l, r in sleepers:
            if l > edge:
                used += 1
                edge = r
                shared = 1
            else:
                shared += 1
                if shared > 2:
                    used += 1
                    edge = r
                    shared = 1
        return used
#> Solution().minBlankets([[1, 3], [2, 5], [6, 7]])
#> Solution().minBlankets([])
#> Solution().minBlankets([[0, 9], [0, 9], [0, 9], [0, 9]])
#> Solution().minBlankets([[4, 5]])
#> Solution().minBlankets([[1, 8], [2, 3], [3, 4], [7, 9]])
# %%
def radio_quiz(answers, keys):
    table = {}
    for name, given in answers.items():
        pts = streak = 0
        for g, k in zip(given, keys):
            if g == k:
                streak += 1
                pts += streak
            elif g == '-':
                continue
            else:
                streak = 0
                pts -= 1
        table[name] = pts
    podium = sorted(table.items(), key=lambda kv: (-kv[1], kv[0]))[:2]
    return [f'{n}={p}' for n, p in podium]
#> radio_quiz({"al": "abc", "bo": "ab-"}, "abd")
#> radio_quiz({}, "abc")
#> radio_quiz({"x": ""}, "ab")
#> radio_quiz({"p": "aaaa", "q": "bbbb", "r": "abab"}, "aabb")
#> radio_quiz({"m": "-a-", "n": "cac"}, "bac")
# %%
from typing import List

class Solution:
    def glacier(self, ice: List[List[int]], rate: int) -> int:
        year = 0
        grid = [row[:] for row in ice]

        def parts() -> int:
            seen, count = set(), 0
            for r, row in enumerate(grid):
                for c, v in enumerate(row):
                    if v <= 0 or (r, c) in seen:
                        continue
                    count += 1
                    stack = [(r, c)]
                    while stack:
                        x, y = stack.pop()
                        if not (0 <= x < len(grid) and 0 <= y < len(grid[0])):
                            continue
                        if grid[x][y] <= 0 or (x, y) in seen:
                            continue
                        seen.add((x, y))
                        stack += [(x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)]
            return count

        while (p := parts()) == 1:
            year += 1
            grid = [[v - rate for v in row] for row in grid]
        return year if p else -year
#> Solution().glacier([[3, 1, 3]], 1)
#> Solution().glacier([[2, 2]], 2)
#> Solution().glacier([[0]], 1)
#> Solution().glacier([[5, 0, 5]], 1)
#> Solution().glacier([[4], [2], [4]], 1)
# %%
from typing import List

class Solution:
    def shadowDance(self, a: str, b: str) -> int:
        m, n = len(a), len(b)
        dp = [[0] * (n + 1) for _ in range(m + 1)]
        for i in range(m - 1, -1, -1):
            for j in range(n - 1, -1, -1):
                best = max(dp[i + 1][j], dp[i][j + 1])
                if a[i] == b[j]:
                    best = max(best, 2 + dp[i + 1][j + 1])
                elif a[i].lower() == b[j].lower():
                    best = max(best, 1 + dp[i + 1][j + 1])
                dp[i][j] = best
        return dp[0][0]
#> Solution().shadowDance("aB", "AB")
#> Solution().shadowDance("", "x")
#> Solution().shadowDance("abc", "cab")
#> Solution().shadowDance(a="Rr", b="rR")
#> Solution().shadowDance(a="pq", b="xyz")
# %%
from typing import List

class Solution:
    def mineDepth(self, shafts: List[int], lamps: int) -> int:
        shafts = sorted(shafts, reverse=True)

        def ok(limit: int) -> bool:
            need = 0
            for s in shafts:
                if s <= limit:
                    break
                need += (s - 1) // limit
            return need <= lamps

        l, r = 1, max(shafts, default=1)
        while l < r:
            mid = l + (r - l) // 2
            if ok(mid):
                r = mid
            else:
                l = mid + 1
        return l
#> Solution().mineDepth([9, 4], 2)
#> Solution().mineDepth([], 3)
#> Solution().mineDepth([7, 7, 7], 3)
#> Solution().mineDepth([10], 0)
#> Solution().mineDepth([12, 5, 8, 2], 4)
# %%
def card_castle(cards, angry):
    level, used, built = 1, 0, []
    while True:
        need = 3 * level - 1
        if need % angry == 0:
            level += 1
            continue
        if used + need > cards:
            break
        used += need
        built.append(need)
        level += 1
        if len(built) == 5:
            break
    left = cards - used
    return built[::-1], left
#> card_castle(20, 5)
#> card_castle(0, 7)
#> card_castle(60, 4)
#> card_castle(6, 2)
#> card_castle(100, 13)
# %%
from typing import List
from collections import defaultdict

class Solution:
    def pollen(self, flowers: List[List[int]], bee: int) -> int:
        lanes = defaultdict(list)
        for y, x, p in flowers:
            lanes[y].append((x, p))
        total = 0
        for y in sorted(lanes):
            lane = sorted(lanes[y], reverse=y % 2 == 1)
            load = 0
            px = lane[0][0]
            for x, p in lane:
                load -= abs(x - px) // 2
                load = max(load, 0) + p
                px = x
                if load > bee:
                    load = bee
            total += load
        return total
#> Solution().pollen([[0, 1, 3], [0, 4, 2], [1, 2, 5]], 6)
#> Solution().pollen([], 4)
#> Solution().pollen([[1, 0, 9], [1, 8, 1]], 5)
#> Solution().pollen(flowers=[[2, 0, 1], [2, 9, 1], [2, 3, 1]], bee=3)
#> Solution().pollen(flowers=[[0, 0, 100]], bee=10)
# %%
from typing import List

class Solution:
    def tugPairs(self, left: List[int], right: List[int]) -> int:
        left, right = sorted(left), sorted(right)
        i = j = wins = draws = 0
        while i < len(left) and j < len(right):
            if left[i] > right[j]:
                wins += 1
                i += 1
                j += 1
            elif left[i] == right[j] and i + 1 == len(left):
                draws += 1
                break
            else:
                i += 1
        return wins * 3 + draws
#> Solution().tugPairs([3, 1, 5], [2, 4, 4])
#> Solution().tugPairs([], [1])
#> Solution().tugPairs([2], [2])
#> Solution().tugPairs([9, 8], [1])
#> Solution().tugPairs([4, 4, 4], [4, 3, 9])
# %%
from typing import List

class Solution:
    def gridSignal(self, n: int, blocks: List[List[int]], k: int) -> int:
        MOD = 10 ** 9 + 7
        walls = {(r, c) for r, c in blocks}
        ways = [[0] * n for _ in range(n)]
        for r in range(n):
            for c in range(n):
                if (r, c) in walls:
                    continue
                if r == c == 0:
                    ways[r][c] = 1
                    continue
                total = 0
                for d in range(1, k + 1):
                    if r - d >= 0:
                        total += ways[r - d][c]
                    if c - d >= 0:
                        total += ways[r][c - d]
                ways[r][c] = total % MOD
        return ways[-1][-1] if n else 0
#> Solution().gridSignal(2, [], 1)
#> Solution().gridSignal(0, [], 1)
#> Solution().gridSignal(n=2, blocks=[[0, 1]], k=2)
#> Solution().gridSignal(n=3, blocks=[[1, 1]], k=2)
#> Solution().gridSignal(n=1, blocks=[[0, 0]], k=1)
# %%
def knot_words(words):
    best = ''
    used = []
    words = sorted(words, key=len, reverse=True)
    for first in words[:2]:
        chain, left = first, [w for w in words if w != first]
        while True:
            for k in (3, 2, 1):
                nxt = [w for w in left if len(w) > k and chain[-k:] == w[:k]]
                if nxt:
                    break
            if not nxt:
                break
            chain += nxt[0][k:]
            left.remove(nxt[0])
        if len(chain) > len(best):
            best, used = chain, left
    return best, len(used)
#> knot_words(["tea", "ear", "art"])
#> knot_words([])
#> knot_words(["abc", "xyz"])
#> knot_words(["stone", "net", "tent"])
#> knot_words(["aa", "ab"])
# %%
from typing import List

class Solution:
    def quarry(self, blocks: List[int], cranes: List[int]) -> int:
        if not blocks:
            return 0
        cranes = sorted(cranes, reverse=True)
        if not cranes or max(blocks) > cranes[0]:
            return -1
        todo = sorted(blocks, reverse=True)
        hours = 0
        while todo:
            i = 0
            rest = []
            for b in todo:
                if i < len(cranes) and cranes[i] >= b:
                    i += 1
                else:
                    rest.append(b)
            todo = rest
            hours += 1
        return hours
#> Solution().quarry([3, 5, 2], [5, 3])
#> Solution().quarry([], [])
#> Solution().quarry([9], [8])
#> Solution().quarry([4, 4, 4, 1], [6, 2])
#> Solution().quarry([1, 2, 3, 4], [4, 4, 4, 4])
# %%
from typing import List

class Solution:
    def nightSky(self, stars: str, windows: List[int]) -> List[str]:
        res = []
        for w in windows:
            if w > len(stars) or w <= 0:
                res.append('?')
                continue
            bright = sum(ch == '*' for ch in stars[:w])
            best, at = bright, 0
            for i in range(w, len(stars)):
                bright += (stars[i] == '*') - (stars[i - w] == '*')
                if bright > best:
                    best, at = bright, i - w + 1
            res.append(f'{at}:{stars[at:at + w]}')
        return res
#> Solution().nightSky("*..**", [2, 3])
#> Solution().nightSky("", [1])
#> Solution().nightSky("....", [2])
#> Solution().nightSky("*.*.**.", [3, 9, 4])
#> Solution().nightSky("**", [])
# %%
from typing import List

class Solution:
    def rankWatch(self, scores: List[List[int]]) -> List[int]:
        board: List[List[int]] = []
        changes = [0] * (1 + max((p for p, _ in scores), default=-1))
        leader = None
        for player, pts in scores:
            for row in board:
                if row[0] == player:
                    row[1] += pts
                    break
            else:
                board.append([player, pts])
            board.sort(key=lambda r: -r[1])
            if board[0][0] != leader:
                leader = board[0][0]
                changes[leader] += 1
        return changes
#> Solution().rankWatch([[0, 5], [1, 6], [0, 2]])
#> Solution().rankWatch([])
#> Solution().rankWatch([[2, 1]])
#> Solution().rankWatch([[0, 3], [1, 3], [1, -5], [0, -9]])
#> Solution().rankWatch([[1, 4], [0, 2], [0, 3], [1, 2], [2, 9]])
# %%
def fold_receipt(lines):
    total, stack = 0, []
    discount = 0
    for ln in lines:
        if ln == 'open':
            stack.append((total, discount))
            total, discount = 0, 0
        elif ln == 'close':
            if not stack:
                return None
            inner = total - total * discount // 100
            total, discount = stack.pop()
            total += inner
        elif ln.endswith('%'):
            discount = max(discount, int(ln[:-1]))
        else:
            total += int(ln)
    while stack:
        outer, d = stack.pop()
        total, discount = outer + total, d
    return total - total * discount // 100
#> fold_receipt(["10", "open", "20", "50%", "close"])
#> fold_receipt([])
#> fold_receipt(["close"])
#> fold_receipt(["100", "10%", "open", "40", "open", "8"])
#> fold_receipt(["open", "30", "10%", "20%", "close", "5", "50%"])
# %%
from typing import List

class Solution:
    def trailMix(self, bags: List[List[int]], goal: List[int]) -> int:
        best = -1
        n = len(bags)
        for mask in range(1 << n):
            nuts = fruit = weight = 0
            for i in range(n):
                if mask >> i & 1:
                    nuts += bags[i][0]
                    fruit += bags[i][1]
                    weight += sum(bags[i])
            if nuts >= goal[0] and fruit >= goal[1]:
                if best < 0 or weight < best:
                    best = weight
        return best
#> Solution().trailMix([[3, 1], [1, 4]], [2, 3])
#> Solution().trailMix([], [0, 0])
#> Solution().trailMix([[1, 1]], [2, 0])
#> Solution().trailMix([[2, 2], [5, 0], [0, 5]], [2, 2])
#> Solution().trailMix([[4, 4], [2, 1]], [0, 1])
# %%
from typing import List

class Solution:
    def streetLamps(self, n: int, lamps: List[List[int]]) -> str:
        diff = [0] * (n + 2)
        for at, reach in lamps:
            l, r = max(0, at - reach), min(n - 1, at + reach)
            if l > r:
                continue
            diff[l] += 1
            diff[r + 1] -= 1
        street, cur = [], 0
        for i in range(n):
            cur += diff[i]
            street.append(' .oO'[min(cur, 3)])
        text = ''.join(street)
        dark = text.split('.')
        return text.replace(' ', '_') + str(len(dark) - 1)
#> Solution().streetLamps(5, [[1, 1], [3, 1]])
#> Solution().streetLamps(3, [])
#> Solution().streetLamps(n=4, lamps=[[0, 9], [2, 0], [2, 1], [2, 2]])
#> Solution().streetLamps(n=0, lamps=[[1, 1]])
#> Solution().streetLamps(n=6, lamps=[[9, 2], [0, 1]])
# %%
from typing import List
from functools import reduce

class Solution:
    def safeDial(self, clicks: List[str], size: int) -> List[int]:
        def turn(state, click):
            pos, zeros, last = state
            way, amount = click[0], int(click[1:])
            step = amount if way == 'R' else -amount
            crossed = abs(pos + step) // size if step > 0 else (size - pos + amount) // size - (pos == 0)
            pos = (pos + step) % size
            return pos, zeros + crossed, way if way != last else last.lower()

        pos, zeros, last = reduce(turn, clicks, (size // 2, 0, 'N'))
        return [pos, zeros, ord(last)]
#> Solution().safeDial(["R3", "L5"], 10)
#> Solution().safeDial([], 6)
#> Solution().safeDial(["L5", "L5", "R20"], 10)
#> Solution().safeDial(["R1"], 2)
#> Solution().safeDial(["R7", "R7", "L30"], 12)
# %%
def balance_mobile(tree):
    moves = 0

    def weigh(node):
        nonlocal moves
        if isinstance(node, int):
            return node
        left, right = map(weigh, node)
        if left != right:
            moves += 1
            return 2 * max(left, right)
        return left + right

    total = weigh(tree)
    return total, moves
#> balance_mobile((3, 3))
#> balance_mobile(7)
#> balance_mobile(((1, 2), 4))
#> balance_mobile(((2, 2), (1, (1, 3))))
#> balance_mobile((0, (5, (5, 5))))
# %%
from typing import List
from collections import deque

class Solution:
    def mealLine(self, eaters: List[int], trays: List[int]) -> int:
        q = deque(enumerate(eaters))
        stack = trays[::-1]
        passed = 0
        served = 0
        while q and stack and passed < len(q):
            i, like = q.popleft()
            if like == stack[-1] or abs(like - stack[-1]) == 1 and i % 2:
                stack.pop()
                served += 1
                passed = 0
            else:
                q.append((i, like))
                passed += 1
        return served * 10 + len(q)
#> Solution().mealLine([1, 2, 3], [3, 2, 1])
#> Solution().mealLine([], [1])
#> Solution().mealLine([5, 5], [9, 5])
#> Solution().mealLine([2, 1, 2, 4], [1, 2, 3, 2])
#> Solution().mealLine([7], [7, 7])
# %%
from typing import List

class Solution:
    def archipelago(self, isles: List[List[int]], fuel: int) -> int:
        n = len(isles)
        boss = list(range(n))

        def find(i: int) -> int:
            if boss[i] != i:
                boss[i] = find(boss[i])
            return boss[i]

        edges = []
        for i in range(n):
            for j in range(i + 1, n):
                d = abs(isles[i][0] - isles[j][0]) + abs(isles[i][1] - isles[j][1])
                edges.append((d, i, j))
        groups = n
        for d, i, j in sorted(edges):
            if d > fuel:
                break
            a, b = find(i), find(j)
            if a != b:
                boss[a] = b
                groups -= 1
                fuel -= d // 2
        return groups
#> Solution().archipelago([[0, 0], [2, 0], [9, 9]], 5)
#> Solution().archipelago([], 3)
#> Solution().archipelago([[1, 1]], 0)
#> Solution().archipelago([[0, 0], [0, 3], [0, 6], [0, 9]], 4)
#> Solution().archipelago([[5, 5], [5, 5]], 0)
