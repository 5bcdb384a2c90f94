# %%
from typing import List

class Solution:
    def nightBus(self, stops: List[int], riders: List[List[int]], seats: int) -> int:
        change = [0] * len(stops)
        at = {s: i for i, s in enumerate(stops)}
        refused = 0
        for a, b in sorted(riders, key=lambda r: at[r[0]]):
            i, j = at[a], at[b]
            load = sum(change[:i + 1])
            if load >= seats or i >= j:
                refused += 1
                continue
            change[i] += 1
            change[j] -= 1
        return refused
#> Solution().nightBus([1, 4, 9], [[1, 9], [4, 9]], 1)
#> Solution().nightBus([1, 2], [], 1)
#> Solution().nightBus([5, 6, 7, 8], [[5, 7], [6, 8], [7, 8], [8, 5]], 2)
#> Solution().nightBus([3, 1], [[1, 3]], 4)
#> Solution().nightBus([2, 4, 6], [[2, 4], [4, 6], [2, 6]], 2)
# %%
from typing import List

class Solution:
    def canopy(self, trees: List[List[int]]) -> List[int]:
        events = []
        for k, (x, spread) in enumerate(trees):
            events.append((x - spread, 0, k))
            events.append((x + spread, 1, k))
        events.sort()
        active = set()
        touch = [0] * len(trees)
        for _, kind, k in events:
            if kind == 0:
                for other in sorted(active):
                    touch[other] += 1
                touch[k] += len(active)
                active.add(k)
            else:
                active.remove(k)
        return touch
#> Solution().canopy([[2, 1], [4, 1], [9, 2]])
#> Solution().canopy([])
#> Solution().canopy([[5, 5], [3, 1], [8, 1]])
#> Solution().canopy([[1, 0]])
#> Solution().canopy([[0, 2], [1, 2], [2, 2], [10, 1]])
# %%
from typing import List
from functools import cache

class Solution:
    def stageLights(self, beams: List[int], off: int) -> int:
        n = len(beams)

        @cache
        def dp(i: int, left: int) -> int:
            if i >= n:
                return 0 if left == 0 else -999
            keep = beams[i] + dp(i + 1, left)
            if left:
                bonus = beams[i - 1] if i > 0 else 0
                drop = bonus + dp(i + 1, left - 1)
                return max(keep, drop)
            return keep

        return dp(0, off)
#> Solution().stageLights([3, 1, 2], 1)
#> Solution().stageLights([], 0)
#> Solution().stageLights([4], 2)
#> Solution().stageLights(beams=[5, 1, 6, 1], off=2)
#> Solution().stageLights(beams=[2, 2, 2], off=0)
# %%
def rotate_crew(crew, weeks, away):
    queue = list(crew)
    rota = []
    for w in range(weeks):
        gone = away.get(w, [])
        pick = None
        for i, who in enumerate(queue):
            if who not in gone:
                pick = i
                break
        if pick is None:
            rota.append('-')
            continue
        who = queue.pop(pick)
        queue.append(who)
        rota.append(who)
    return ''.join(rota)
#> rotate_crew("abc", 4, {})
#> rotate_crew("", 2, {0: ["a"]})
#> rotate_crew("xy", 3, {0: ["x"], 1: ["x"]})
#> rotate_crew("p", 3, {1: ["p"]})
#> rotate_crew("klmn", 5, {0: ["k", "l"], 3: ["m"]})
# %%
from typing import List
import heapq

class Solution:
    def meltSnowmen(self, snow: List[int], suns: List[int]) -> List[int]:
        heap = [(s, i) for i, s in enumerate(snow)]
        heapq.heapify(heap)
        heat = 0
        gone = []
        for day, sun in enumerate(suns):
            heat += sun
            while heap and heap[0][0] <= heat:
                s, i = heapq.heappop(heap)
                gone.append(i)
                heat -= min(1, s)
            if not heap:
                break
        left = sorted(i for _, i in heap)
        return gone + [-1] + left
#> Solution().meltSnowmen([3, 1, 5], [1, 2])
#> Solution().meltSnowmen([], [4])
#> Solution().meltSnowmen([2, 2, 2], [3, 1, 9])
#> Solution().meltSnowmen([7, 8], [])
#> Solution().meltSnowmen([4, 0, 6, 2], [0, 5, 1])
# %%
from typing import List

class Solution:
    def beaconCode(self, flashes: str) -> int:
        runs = []
        for ch in flashes:
            if runs and runs[-1][0] == ch:
                runs[-1][1] += 1
            else:
                runs.append([ch, 1])
        value = 0
        for i, (ch, size) in enumerate(runs):
            if ch == '1':
                value = value * 2 + (size > 2)
            elif size > 3 and 0 < i < len(runs) - 1:
                value += 100
        return value
#> Solution().beaconCode("1110111")
#> Solution().beaconCode("")
#> Solution().beaconCode("1000011101")
#> Solution().beaconCode("0000")
#> Solution().beaconCode("11101011100001")
# %%
from typing import List
from collections import defaultdict

class Solution:
    def marketStalls(self, stalls: List[List[int]]) -> int:
        byRow = defaultdict(list)
        for r, c in stalls:
            byRow[r].append(c)
        best = 0
        prev = None
        streak = 0
        for r in sorted(byRow):
            cols = sorted(byRow[r])
            gap = min((b - a for a, b in zip(cols, cols[1:])), default=0)
            if prev is not None and r == prev + 1 and gap:
                streak += gap
            else:
                streak = gap
            best = max(best, streak)
            prev = r
        return best
#> Solution().marketStalls([[0, 1], [0, 4], [1, 2], [1, 9]])
#> Solution().marketStalls([])
#> Solution().marketStalls([[3, 3]])
#> Solution().marketStalls([[0, 0], [0, 2], [2, 1], [2, 6]])
#> Solution().marketStalls([[1, 5], [1, 1], [1, 3], [2, 0], [2, 8], [3, 1]])
# %%
from typing import List

class Solution:
    def carveIce(self, block: List[int], depth: int) -> List[int]:
        n = len(block)
        left = [0] * n
        stack = []
        for i in range(n):
            while stack and block[stack[-1]] > block[i]:
                stack.pop()
            left[i] = stack[-1] if stack else -1
            stack.append(i)
        out = []
        for i in range(n):
            floor = block[left[i]] if left[i] >= 0 else 0
            out.append(max(floor, block[i] - depth))
        return out
#> Solution().carveIce([4, 2, 6], 3)
#> Solution().carveIce([], 1)
#> Solution().carveIce([5, 5, 5], 9)
#> Solution().carveIce([1, 8, 3, 7], 2)
#> Solution().carveIce([9, 1], 0)
# %%
def dice_poker(hands):
    def rank(hand):
        counts = sorted((hand.count(v), v) for v in set(hand))[::-1]
        shape = [c for c, _ in counts]
        vals = [v for _, v in counts]
        straight = len(vals) == len(hand) and vals and vals[0] - vals[-1] == len(hand) - 1
        return (4 if straight else shape[0], vals) if hand else (0, [])

    best, who = (-1, []), []
    for i, h in enumerate(hands):
        r = rank(h)
        if r > best:
            best, who = r, [i]
        elif r == best:
            who.append(i)
    return who, best[0]
#> dice_poker([[2, 2, 5], [1, 2, 3]])
#> dice_poker([])
#> dice_poker([[6, 6, 6], [6, 6, 6], [5, 5, 5]])
#> dice_poker([[], [1]])
#> dice_poker([[3, 3, 1], [3, 3, 2], [6, 5, 1]])
# %%
from typing import List

class Solution:
    def planFerries(self, cars: List[int], deck: int, k: int) -> int:
        def trips(cap: int) -> int:
            cnt, room = 1, cap
            for c in cars:
                if c > room:
                    cnt += 1
                    room = cap
                room -= c + 1
            return cnt

        if not cars or k == 0:
            return -1
        lo = max(max(cars), deck)
        hi = max(lo, sum(cars) + len(cars))
        while lo < hi:
            mid = (lo + hi) // 2
            if trips(mid) <= k:
                hi = mid
            else:
                lo = mid + 1
        return lo
#> Solution().planFerries([4, 3, 5], 4, 2)
#> Solution().planFerries([], 4, 1)
#> Solution().planFerries([2, 2, 2, 2], 1, 2)
#> Solution().planFerries(cars=[7, 1], deck=20, k=1)
#> Solution().planFerries(cars=[3, 6, 1, 4], deck=2, k=3)
# %%
from typing import List
from collections import deque

class Solution:
    def snakeRoom(self, room: List[str], moves: str) -> int:
        body = deque([(0, 0)])
        eaten = 0
        h, w = len(room), len(room[0])
        step = {'U': (-1, 0), 'D': (1, 0), 'L': (0, -1), 'R': (0, 1)}
        food = {(r, c) for r in range(h) for c in range(w) if room[r][c] == 'f'}
        for i, mv in enumerate(moves):
            dr, dc = step[mv]
            head = ((body[0][0] + dr) % h, (body[0][1] + dc) % w)
            if head in food:
                food.discard(head)
                eaten += 1
            else:
                body.pop()
            if head in body:
                return -i
            body.appendleft(head)
        return eaten
#> Solution().snakeRoom([".f", ".."], "RDL")
#> Solution().snakeRoom(["fff"], "RRR")
#> Solution().snakeRoom(["."], "")
#> Solution().snakeRoom([".ff", "..f"], "RRDLLU")
#> Solution().snakeRoom([".f", "ff"], "RDL")
# %%
from typing import List

class Solution:
    def scarfStripes(self, wool: List[int], rows: int) -> List[int]:
        left = wool[:]
        scarf = []
        prev = -1
        for _ in range(rows):
            best = -1
            for c in range(len(left)):
                if c != prev and left[c] > 0:
                    if best < 0 or left[c] > left[best]:
                        best = c
            if best < 0:
                break
            left[best] -= 1
            scarf.append(best)
            prev = best
        return scarf if len(scarf) == rows else scarf + [-1]
#> Solution().scarfStripes([2, 1], 3)
#> Solution().scarfStripes([], 2)
#> Solution().scarfStripes([4, 1], 5)
#> Solution().scarfStripes([1, 1, 1], 2)
#> Solution().scarfStripes([0, 3, 2], 5)
# %%
def water_meter(readings, leak):
    use = [b - a for a, b in zip(readings, readings[1:])]
    bad = [i for i, u in enumerate(use) if u < 0]
    if bad:
        return 'reset at ' + ','.join(map(str, bad))
    night = use[::2]
    day = use[1::2]
    if night and min(night) >= leak:
        return f'leak {min(night)}'
    top = max(day, default=0)
    return f'peak {top}' if top else 'idle'
#> water_meter([1, 2, 9, 9, 12], 1)
#> water_meter([], 2)
#> water_meter([5, 3, 8, 1], 1)
#> water_meter([0, 4, 6, 11], 3)
#> water_meter([7, 7, 7], 1)
# %%
from typing import List

class Solution:
    def plantMatch(self, soil: List[int], seeds: List[List[int]]) -> int:
        owner = [-1] * len(soil)

        def assign(s: int, seen: set) -> bool:
            lo, hi = seeds[s]
            for p, v in enumerate(soil):
                if lo <= v <= hi and p not in seen:
                    seen.add(p)
                    if owner[p] < 0 or assign(owner[p], seen):
                        owner[p] = s
                        return True
            return False

        return sum(assign(s, set()) for s in range(len(seeds)))
#> Solution().plantMatch([4, 6], [[3, 7], [4, 5]])
#> Solution().plantMatch([], [[1, 2]])
#> Solution().plantMatch(soil=[5, 5, 9], seeds=[[5, 9], [5, 5], [4, 6]])
#> Solution().plantMatch(soil=[1], seeds=[[0, 2], [1, 1]])
#> Solution().plantMatch(soil=[2, 8], seeds=[])
# %%
from typing import List

class Solution:
    def poolLanes(self, swimmers: List[List[int]]) -> int:
        swimmers.sort(key=lambda s: (s[1], s[0]))
        lanes = []
        for age, pace in swimmers:
            for lane in lanes:
                if pace - lane[0] <= 2 and abs(age - lane[1]) <= 10 and lane[2] < 3:
                    lane[2] += 1
                    break
            else:
                lanes.append([pace, age, 1])
        alone = sum(1 for *_, c in lanes if c == 1)
        return len(lanes) * 10 + alone
#> Solution().poolLanes([[20, 5], [25, 6], [60, 6]])
#> Solution().poolLanes([])
#> Solution().poolLanes([[30, 1], [30, 2], [30, 3], [30, 3]])
#> Solution().poolLanes([[8, 9]])
#> Solution().poolLanes([[40, 4], [45, 7], [50, 6], [41, 5]])
# %%
from math import inf
from typing import List

class Solution:
    def skiLifts(self, n: int, lifts: List[List[int]], passes: int) -> int:
        dist = [inf] * n
        dist[0] = 0
        for _ in range(passes):
            nd = dist[:]
            for a, b, wait in lifts:
                if dist[a] + wait < nd[b]:
                    nd[b] = dist[a] + wait
            if nd == dist:
                break
            dist = nd
        return dist[-1] if dist[-1] < inf else -1
#> Solution().skiLifts(3, [[0, 1, 4], [1, 2, 5], [0, 2, 20]], 1)
#> Solution().skiLifts(3, [[0, 1, 4], [1, 2, 5], [0, 2, 20]], 2)
#> Solution().skiLifts(n=2, lifts=[], passes=4)
#> Solution().skiLifts(n=1, lifts=[[0, 0, 1]], passes=2)
#> Solution().skiLifts(n=4, lifts=[[0, 1, 1], [1, 2, 1], [2, 3, 1], [1, 3, 9]], passes=3)
# %%
from collections import Counter

def dominant_die(rolls, k):
    freq = Counter()
    streak, prev = 0, None
    log = []
    for r in rolls:
        freq[r] += 1
        streak = streak + 1 if r == prev else 1
        prev = r
        if streak == k:
            freq[r] += k
            streak = 0
        lead, c = min(freq.items(), key=lambda t: (-t[1], t[0]))
        log.append(lead)
    return log
#> dominant_die([1, 2, 2], 2)
#> dominant_die([], 3)
#> dominant_die([6, 5, 5, 6, 6, 6], 3)
#> dominant_die([4, 3], 1)
#> dominant_die([1, 1, 2, 2, 2, 2], 4)
# %%
from typing import List

class Solution:
    def treasureBits(self, chests: List[int], key: int) -> List[int]:
        opened = []
        locked = list(chests)
        progress = True
        while progress:
            progress = False
            for c in locked[:]:
                if c & key == c or bin(c & ~key).count('1') == 1 and c % 2:
                    locked.remove(c)
                    opened.append(c)
                    key |= c
                    progress = True
        return opened + [key]
#> Solution().treasureBits([1, 2, 4], 3)
#> Solution().treasureBits([], 5)
#> Solution().treasureBits([12, 5, 3], 1)
#> Solution().treasureBits([8, 16], 7)
#> Solution().treasureBits([7, 6, 9, 24], 4)
# %%
from typing import List

class Solution:
    def hallSeating(self, groups: List[int], rows: List[int]) -> List[int]:
        seat = [-1] * len(groups)
        room = rows[:]
        for g in sorted(range(len(groups)), key=lambda g: (-groups[g], g)):
            options = [r for r in range(len(room)) if room[r] >= groups[g]]
            if not options:
                continue
            r = min(options, key=lambda r: (room[r] - groups[g] == 1, room[r], r))
            seat[g] = r
            room[r] -= groups[g]
        return seat
#> Solution().hallSeating([3, 2, 4], [5, 4])
#> Solution().hallSeating([], [2])
#> Solution().hallSeating([6], [5, 5])
#> Solution().hallSeating([2, 2, 3], [3, 4, 2])
#> Solution().hallSeating([1, 1, 1, 5], [6, 2])
# %%
def prefix_radio(calls, banned):
    tree = {}
    for b in banned:
        node = tree
        for ch in b:
            node = node.setdefault(ch, {})
        node['#'] = True
    out = []
    for call in calls:
        node, cut = tree, None
        for i, ch in enumerate(call):
            if ch not in node:
                break
            node = node[ch]
            if '#' in node:
                cut = i + 1
                break
        out.append(call if cut is None else call[cut:] or '~')
    return out
#> prefix_radio(["kilo", "lima"], ["ki"])
#> prefix_radio([], ["x"])
#> prefix_radio(["echo", "ec", "e"], ["ec"])
#> prefix_radio(["zulu"], [])
#> prefix_radio(["papa", "pal", "quebec"], ["pap", "qu", "pala"])
# %%
from typing import List

class Solution:
    def iceCream(self, temps: List[int], vans: int) -> int:
        n = len(temps)
        best = 0
        cur = 0
        sales = []
        for i, t in enumerate(temps):
            if t >= 20:
                cur += t - 19
            else:
                if cur:
                    sales.append(cur)
                cur = 0
        if cur:
            sales.append(cur)
        sales.sort(reverse=True)
        for k in range(min(vans, len(sales))):
            best += sales[k]
        return best if n else -1
#> Solution().iceCream([22, 25, 10, 21], 1)
#> Solution().iceCream([], 2)
#> Solution().iceCream([5, 9], 3)
#> Solution().iceCream([30, 1, 28, 27, 2, 20], 2)
#> Solution().iceCream([20, 20, 20], 1)
# %%
from typing import List

class Solution:
    def familyTree(self, parents: List[int], gold: List[int]) -> List[int]:
        n = len(parents)
        kids = [[] for _ in range(n)]
        roots = []
        for i, p in enumerate(parents):
            (kids[p] if p >= 0 else roots).append(i)
        got = gold[:]

        def inherit(u: int) -> None:
            if kids[u]:
                share, keep = divmod(got[u], len(kids[u]))
                got[u] = keep
                for v in kids[u]:
                    got[v] += share
                    inherit(v)

        for r in roots:
            inherit(r)
        return got
#> Solution().familyTree([-1, 0, 0], [9, 1, 1])
#> Solution().familyTree([], [])
#> Solution().familyTree([-1, 0, 1], [5, 5, 5])
#> Solution().familyTree([-1, -1], [3, 4])
#> Solution().familyTree([2, 2, -1, 0, 0], [1, 0, 11, 0, 2])
# %%
from typing import List
from itertools import groupby

class Solution:
    def trainLengths(self, yard: str, k: int) -> int:
        trains = []
        for ch, grp in groupby(yard):
            size = len(list(grp))
            if ch == '-':
                continue
            while size > k:
                trains.append(k)
                size -= k
            trains.append(size)
        trains.sort()
        total, i = 0, 0
        j = len(trains) - 1
        while i <= j:
            total += trains[j] - (trains[i] if i < j else 0)
            i, j = i + 1, j - 1
        return total
#> Solution().trainLengths("aab--ccc", 2)
#> Solution().trainLengths("", 3)
#> Solution().trainLengths("----", 1)
#> Solution().trainLengths("aaaaaa", 4)
#> Solution().trainLengths(yard="ab-ccd", k=5)
# %%
def bidding_war(opening, limits):
    price, holder = opening, None
    rounds = 0
    live = {n: l for n, l in limits.items() if l >= opening}
    while len(live) > 1 or (live and holder is None):
        for name in sorted(live):
            if name == holder:
                continue
            step = max(1, price // 10)
            if live[name] >= price + step:
                price += step
                holder = name
            else:
                del live[name]
        rounds += 1
        if rounds > 20:
            break
    return holder, price, rounds
#> bidding_war(10, {"ann": 14, "bob": 12})
#> bidding_war(5, {})
#> bidding_war(50, {"c": 60, "d": 80, "e": 49})
#> bidding_war(3, {"solo": 3})
#> bidding_war(20, {"p": 25, "q": 25})
# %%
from typing import List

class Solution:
    def weirdClock(self, ticks: List[int], dial: int) -> List[int]:
        hand, seen, order = 0, {0: -1}, [0]
        i = 0
        while ticks and i < 3 * len(ticks):
            hand = (hand + ticks[i % len(ticks)]) % dial
            if hand in seen:
                gap = i - seen[hand]
                return order + [-gap]
            seen[hand] = i
            order.append(hand)
            i += 1
        return order
#> Solution().weirdClock([3, 5], 12)
#> Solution().weirdClock([], 6)
#> Solution().weirdClock([0], 4)
#> Solution().weirdClock([2, 2, 3], 7)
#> Solution().weirdClock([1], 100)
# %%
from typing import List

class Solution:
    def hiddenRepeat(self, tape: str) -> str:
        n = len(tape)
        fail = [0] * n
        k = 0
        for i in range(1, n):
            while k and tape[i] != tape[k]:
                k = fail[k - 1]
            if tape[i] == tape[k]:
                k += 1
            fail[i] = k
        if n == 0:
            return ""
        period = n - fail[-1]
        if n % period == 0 and period < n:
            return f"{tape[:period]}x{n // period}"
        border = tape[:fail[-1]]
        return f"[{border}]" if border else tape[0]
#> Solution().hiddenRepeat("abab")
#> Solution().hiddenRepeat("")
#> Solution().hiddenRepeat("abcab")
#> Solution().hiddenRepeat("xyz")
#> Solution().hiddenRepeat("aabaaab")
# %%
from typing import List
from collections import defaultdict

class Solution:
    def sharedTables(self, bookings: List[List[int]], tables: List[int]) -> int:
        at = defaultdict(list)
        for hour, size in bookings:
            at[hour].append(size)
        turned = 0
        for hour in sorted(at):
            free = sorted(tables)
            for size in sorted(at[hour], reverse=True):
                for k, t in enumerate(free):
                    if t >= size:
                        free.pop(k)
                        if t - size >= 2:
                            free.append(t - size)
                            free.sort()
                        break
                else:
                    turned += size
        return turned
#> Solution().sharedTables([[7, 2], [7, 4], [8, 6]], [4, 4])
#> Solution().sharedTables([], [2])
#> Solution().sharedTables([[1, 2], [1, 2], [1, 2]], [6])
#> Solution().sharedTables(bookings=[[5, 3]], tables=[])
#> Solution().sharedTables(bookings=[[6, 5], [6, 3], [6, 2], [9, 8]], tables=[8, 3])
# %%
def zigzag_hedge(seq):
    if not seq:
        return 0, []
    up = down = 1
    kept = [seq[0]]
    for a, b in zip(seq, seq[1:]):
        if b > a:
            up = down + 1
        elif b < a:
            down = up + 1
        else:
            continue
        if len(kept) > 1 and (kept[-1] - kept[-2]) * (b - kept[-1]) > 0:
            kept[-1] = b
        else:
            kept.append(b)
    return max(up, down), kept
#> zigzag_hedge([1, 3, 2])
#> zigzag_hedge([])
#> zigzag_hedge([2, 2, 2])
#> zigzag_hedge([1, 4, 6, 5, 5, 3, 9])
#> zigzag_hedge([9, 7])
# %%
from typing import List

class Solution:
    def coralReef(self, reef: List[List[int]], days: int) -> int:
        m, n = len(reef), len(reef[0])
        cur = [row[:] for row in reef]
        for _ in range(days):
            nxt = [row[:] for row in cur]
            for i in range(m):
                for j in range(n):
                    around = sum(cur[x][y] for x, y in ((i, j - 1), (i, j + 1)) if 0 <= y < n)
                    if cur[i][j] and around > 1:
                        nxt[i][j] = 0
                    elif not cur[i][j] and around == 1:
                        nxt[i][j] = 1
            if nxt == cur:
                break
            cur = nxt
        return sum(map(sum, cur))
#> Solution().coralReef([[1, 0, 0]], 2)
#> Solution().coralReef([[0]], 3)
#> Solution().coralReef([[1, 1, 1], [0, 1, 0]], 1)
#> Solution().coralReef([[1, 0, 1, 0]], 0)
#> Solution().coralReef([[1, 1], [0, 0]], 4)
# %%
from typing import List

class Solution:
    def dropTest(self, eggs: int, floors: int) -> List[int]:
        reach = [0] * (eggs + 1)
        table = []
        while reach[eggs] < floors and eggs:
            for e in range(eggs, 0, -1):
                reach[e] = reach[e] + reach[e - 1] + 1
            if len(table) % 3 == 2:
                reach[eggs] -= 1
            table.append(reach[eggs])
        if not eggs:
            return [-1] if floors else []
        return table
#> Solution().dropTest(2, 10)
#> Solution().dropTest(0, 5)
#> Solution().dropTest(eggs=1, floors=4)
#> Solution().dropTest(eggs=3, floors=25)
#> Solution().dropTest(eggs=2, floors=0)
# %%
from typing import List

class Solution:
    def mapFolds(self, strip: List[int], folds: List[int]) -> List[int]:
        layers = list(strip)
        for f in folds:
            if not 0 < f < len(layers):
                continue
            left, right = layers[:f][::-1], layers[f:]
            if len(left) < len(right):
                left, right = right, left
            for i, v in enumerate(right):
                left[i] += v
            layers = left
        return layers
#> Solution().mapFolds([1, 2, 3, 4], [2])
#> Solution().mapFolds([], [1])
#> Solution().mapFolds([5, 1, 1, 2, 8], [1, 2])
#> Solution().mapFolds([7, 7], [0, 2, 1])
#> Solution().mapFolds([1, 1, 1, 1, 1, 1], [3, 1, 1])
# %%
def oxygen(dives, tank):
    logs = []
    for depths in dives:
        air, prev = tank, 0
        safe = True
        for d in depths + [0]:
            air -= 1 + d // 10
            if d < prev - 15:
                safe = False
            prev = d
            if air < 0:
                break
        if air < 0:
            logs.append('empty')
        elif not safe:
            logs.append('bends')
        else:
            logs.append(str(air))
    return logs
#> oxygen([[10, 20], [30]], 9)
#> oxygen([], 5)
#> oxygen([[]], 0)
#> oxygen([[12, 15, 12], [40, 25, 10], [5]], 12)
#> oxygen([[9, 9, 9, 9, 9]], 4)
# %%
from typing import List
import heapq

class Solution:
    def wifiSpread(self, n: int, walls: List[List[int]], routers: List[int], signal: int) -> int:
        adj = [[] for _ in range(n)]
        for a, b, loss in walls:
            adj[a].append((b, loss))
            adj[b].append((a, loss))
        power = [-1] * n
        heap = [(-signal, r) for r in routers]
        heapq.heapify(heap)
        while heap:
            p, u = heapq.heappop(heap)
            p = -p
            if power[u] >= p:
                continue
            power[u] = p
            for v, loss in adj[u]:
                if p - loss > power[v]:
                    heapq.heappush(heap, (loss - p, v))
        return sum(p for p in power if p > 0)
#> Solution().wifiSpread(3, [[0, 1, 2], [1, 2, 2]], [0], 5)
#> Solution().wifiSpread(2, [], [], 9)
#> Solution().wifiSpread(n=4, walls=[[0, 1, 1], [1, 2, 4], [2, 3, 1]], routers=[0, 3], signal=3)
#> Solution().wifiSpread(n=1, walls=[], routers=[0], signal=7)
#> Solution().wifiSpread(n=3, walls=[[0, 1, 9], [0, 2, 1], [2, 1, 1]], routers=[0], signal=4)
# %%
from typing import List

class Solution:
    def candyJars(self, jars: List[int], need: int) -> List[int]:
        order = sorted(range(len(jars)), key=jars.__getitem__)
        lo, hi = 0, len(order) - 1
        best = None
        while lo < hi:
            s = jars[order[lo]] + jars[order[hi]]
            gap = abs(s - need)
            pair = sorted((order[lo], order[hi]))
            if best is None or gap < best[0]:
                best = (gap, pair)
            if s == need:
                break
            if s < need:
                lo += 1
            else:
                hi -= 1
        return best[1] if best else []
#> Solution().candyJars([4, 1, 7, 3], 9)
#> Solution().candyJars([5], 5)
#> Solution().candyJars([2, 2, 2], 10)
#> Solution().candyJars([8, 6, 1, 12, 3], 11)
#> Solution().candyJars([30, 20], 1)
# %%
from typing import List

class Solution:
    def guardShifts(self, shifts: List[List[int]], start: int, end: int) -> List[int]:
        order = sorted(range(len(shifts)), key=lambda i: shifts[i])
        chosen = []
        now, p = start, 0
        while now < end:
            pick, far = -1, now
            while p < len(order) and shifts[order[p]][0] <= now:
                i = order[p]
                rested = not chosen or abs(chosen[-1] - i) > 1 or shifts[i][0] < now
                if rested and shifts[i][1] > far:
                    pick, far = i, shifts[i][1]
                p += 1
            if pick < 0:
                return []
            chosen.append(pick)
            now = far
        return chosen
#> Solution().guardShifts([[0, 4], [3, 9], [2, 5]], 0, 8)
#> Solution().guardShifts([], 0, 1)
#> Solution().guardShifts(shifts=[[1, 6], [0, 2], [5, 7]], start=0, end=7)
#> Solution().guardShifts(shifts=[[0, 2], [3, 5]], start=0, end=5)
#> Solution().guardShifts(shifts=[[4, 9]], start=5, end=5)
# %%
def relabel_roads(roads):
    degree = {}
    for a, b in roads:
        degree[a] = degree.get(a, 0) + 1
        degree[b] = degree.get(b, 0) + 1
    ranking = sorted(degree, key=lambda t: (degree[t], t))
    label = {t: k for k, t in enumerate(ranking, 1)}
    score = 0
    seen = set()
    for a, b in roads:
        x, y = sorted((label[a], label[b]))
        if (x, y) in seen:
            score -= x
        else:
            seen.add((x, y))
            score += x * y
    return score, ''.join(ranking)
#> relabel_roads([("a", "b"), ("b", "c")])
#> relabel_roads([])
#> relabel_roads([("x", "y"), ("y", "x")])
#> relabel_roads([("k", "l"), ("k", "m"), ("k", "n"), ("m", "n")])
#> relabel_roads([("p", "p")])
# %%
from typing import List

class Solution:
    def bestHalt(self, houses: List[List[int]]) -> int:
        pts = sorted(houses)
        total = sum(w for _, w in pts)
        run = 0
        spot = 0
        for x, w in pts:
            run += w
            if run * 2 >= total:
                spot = x
                break
        walk = 0
        for x, w in pts:
            walk += abs(x - spot) * w
        return walk
#> Solution().bestHalt([[1, 2], [5, 1], [9, 4]])
#> Solution().bestHalt([])
#> Solution().bestHalt([[7, 3]])
#> Solution().bestHalt([[0, 1], [10, 1]])
#> Solution().bestHalt([[8, 1], [2, 3], [4, 2], [20, 1]])
# %%
from typing import List

class Solution:
    def tidyDesk(self, items: List[str], maxSwaps: int) -> List[str]:
        desk = items[:]
        i = 0
        while i < len(desk) and maxSwaps > 0:
            stop = min(len(desk), i + maxSwaps + 1)
            j = min(range(i, stop), key=lambda k: (desk[k], k))
            while j > i:
                desk[j - 1], desk[j] = desk[j], desk[j - 1]
                j -= 1
                maxSwaps -= 1
            i += 1
        return desk + [str(maxSwaps)]
#> Solution().tidyDesk(["pen", "cup", "ink"], 1)
#> Solution().tidyDesk([], 3)
#> Solution().tidyDesk(["d", "c", "b", "a"], 4)
#> Solution().tidyDesk(["a", "b"], 9)
#> Solution().tidyDesk(["z", "x", "y"], 0)
# %%
from typing import List
from functools import cache

class Solution:
    def tileFloor(self, n: int, broken: List[int]) -> int:
        bad = set(broken)

        @cache
        def dp(i: int) -> int:
            if i == n:
                return 1
            if i > n:
                return 0
            if i in bad:
                return dp(i + 1)
            ways = dp(i + 1)
            if i + 1 not in bad:
                ways += dp(i + 2)
                if i + 2 not in bad:
                    ways += dp(i + 3)
            return ways % 1000

        return dp(0)
#> Solution().tileFloor(4, [])
#> Solution().tileFloor(0, [0])
#> Solution().tileFloor(n=6, broken=[2])
#> Solution().tileFloor(n=3, broken=[0, 1, 2])
#> Solution().tileFloor(n=8, broken=[1, 5])
# %%
def chess_clock(moves, base, bonus):
    time = [base, base]
    used = [0, 0]
    for k, spent in enumerate(moves):
        side = k & 1
        time[side] -= spent
        if time[side] < 0:
            return ('white', 'black')[side] + ' flag', k
        used[side] = max(used[side], spent)
        time[side] += bonus
        if used[side] < 3:
            time[side] += 1
    return ('even' if time[0] == time[1] else ('white', 'black')[time[1] > time[0]]), max(time)
#> chess_clock([3, 2, 5], 10, 1)
#> chess_clock([], 5, 0)
#> chess_clock([6, 1], 5, 2)
#> chess_clock([4, 4, 4, 4], 8, 1)
#> chess_clock([1, 9, 1, 9], 12, 2)
