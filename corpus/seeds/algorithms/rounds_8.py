# %%
from typing import List

class Solution:
    def clockRepair(self, clocks: List[str], ref: str) -> List[str]:
        def mins(t: str) -> int:
            h, m = t.split(':')
            return int(h) % 12 * 60 + int(m)

        base = mins(ref)
        tags = []
        for t in clocks:
            off = (mins(t) - base) % 720
            if off > 360:
                off -= 720
            tags.append((abs(off), off, t))
        tags.sort()
        return [f"{t}{off:+d}" for _, off, t in tags if off]
#> Solution().clockRepair(["3:10", "2:55"], "3:00")
#> Solution().clockRepair([], "1:00")
#> Solution().clockRepair(["15:00"], "3:00")
#> Solution().clockRepair(["11:59", "0:10", "6:00"], "12:00")
#> Solution().clockRepair(["9:30", "3:31"], "9:31")
# %%
from typing import List
from collections import defaultdict

class Solution:
    def choirVoices(self, pairs: List[List[int]], n: int) -> List[int]:
        dislike = defaultdict(list)
        for a, b in pairs:
            dislike[a].append(b)
            dislike[b].append(a)
        voice = [-1] * n
        conflicts = 0

        def dfs(u: int, v: int) -> None:
            nonlocal conflicts
            voice[u] = v
            for w in dislike[u]:
                if voice[w] < 0:
                    dfs(w, 1 - v)
                elif voice[w] == v:
                    conflicts += 1

        for u in range(n):
            if voice[u] < 0:
                dfs(u, 0)
        return voice + [conflicts]
#> Solution().choirVoices([[0, 1], [1, 2]], 3)
#> Solution().choirVoices([], 0)
#> Solution().choirVoices([[0, 1], [1, 2], [2, 0]], 3)
#> Solution().choirVoices(pairs=[], n=2)
#> Solution().choirVoices(pairs=[[3, 0], [1, 3], [2, 1], [0, 2]], n=4)
# %%
from typing import List

class Solution:
    def brokenScale(self, weights: List[int], marks: List[int]) -> List[int]:
        reach = {0}
        for w in weights:
            reach |= {r + s * w for r in sorted(reach) for s in (1, -1)}
        out = []
        for m in marks:
            d = 0
            while m - d not in reach and m + d not in reach:
                d += 1
            out.append(m - d if m - d in reach else m + d)
        return out
#> Solution().brokenScale([1, 3], [2, 5])
#> Solution().brokenScale([], [4])
#> Solution().brokenScale([5], [])
#> Solution().brokenScale([2, 6], [3, 7, 9])
#> Solution().brokenScale([10, 4], [1, 12])
# %%
def pebble_row(row, moves):
    row = list(row)
    history = [''.join(row)]
    for step in range(1, moves + 1):
        best = None
        for i in range(len(row) - 2):
            if row[i] == row[i + 1] == 'o' and row[i + 2] == '.':
                best = (i, i + 1, i + 2)
            elif row[i] == '.' and row[i + 1] == row[i + 2] == 'o':
                best = (i + 2, i + 1, i)
            if best:
                break
        if not best:
            break
        a, b, c = best
        row[a], row[b], row[c] = '.', '.', 'o'
        history.append(''.join(row))
    return ''.join(row), len(history), row.count('o')
#> pebble_row("oo.", 3)
#> pebble_row("", 2)
#> pebble_row("o.o", 5)
#> pebble_row(".oo.oo", 4)
#> pebble_row("oo.oo.", 1)
# %%
from typing import List
import heapq

class Solution:
    def teaBlend(self, tins: List[int], strength: int) -> int:
        heap = tins[:]
        heapq.heapify(heap)
        mixes = 0
        while len(heap) > 1 and heap[0] < strength:
            a = heapq.heappop(heap)
            b = heapq.heappop(heap)
            mixed = a + 2 * b
            if mixed % 5 == 0:
                mixed //= 5
            heapq.heappush(heap, mixed)
            mixes += 1
        return mixes if heap and heap[0] >= strength else -1
#> Solution().teaBlend([1, 2, 3], 6)
#> Solution().teaBlend([], 4)
#> Solution().teaBlend([9, 8], 5)
#> Solution().teaBlend([1, 2], 3)
#> Solution().teaBlend([2, 3, 1, 7, 5], 10)
# %%
from typing import List

class Solution:
    def wallClimb(self, holds: List[List[int]], arm: int) -> List[int]:
        holds = sorted(holds, key=lambda h: (h[1], h[0]))
        n = len(holds)
        best = [1] * n
        prev = [-1] * n
        for i in range(n):
            x, y = holds[i]
            for j in range(i):
                p, q = holds[j]
                if q < y and abs(x - p) + (y - q) <= arm and best[j] + 1 > best[i]:
                    best[i] = best[j] + 1
                    prev[i] = j
        if not n:
            return []
        k = max(range(n), key=lambda i: best[i])
        path = []
        while k >= 0:
            path.append(holds[k][1])
            k = prev[k]
        return path[::-1]
#> Solution().wallClimb([[0, 1], [1, 3], [5, 4]], 4)
#> Solution().wallClimb([], 2)
#> Solution().wallClimb([[0, 0]], 1)
#> Solution().wallClimb([[2, 2], [0, 0], [3, 5], [2, 4]], 4)
#> Solution().wallClimb([[0, 0], [9, 1]], 3)
# %%
from typing import List

class Solution:
    def radioCensor(self, text: str, bad: List[str]) -> str:
        n = len(text)
        mask = [False] * n
        for w in bad:
            i = text.find(w)
            while w and i != -1:
                for k in range(i, i + len(w)):
                    mask[k] = True
                i = text.find(w, i + 1)
        out = []
        for ch, m in zip(text, mask):
            if m:
                if not out or out[-1] != '*':
                    out.append('*')
            else:
                out.append(ch)
        return ''.join(out)
#> Solution().radioCensor("abcabc", ["bc"])
#> Solution().radioCensor("", ["x"])
#> Solution().radioCensor("banana", ["ana"])
#> Solution().radioCensor("hello", ["", "z"])
#> Solution().radioCensor("redblue", ["db", "e"])
# %%
from typing import List
from functools import cache

class Solution:
    def lilyPads(self, pads: List[int], energy: int) -> int:
        n = len(pads)

        @cache
        def dp(i: int, e: int) -> int:
            if i == n - 1:
                return e
            best = -1
            for hop in (1, 2, 3):
                if i + hop >= n or e < hop * hop:
                    break
                best = max(best, dp(i + hop, min(12, e - hop * hop + pads[i + hop])))
            return best

        return dp(0, energy) if n else energy
#> Solution().lilyPads([0, 1, 0], 3)
#> Solution().lilyPads([], 5)
#> Solution().lilyPads([0, 0, 0, 0], 2)
#> Solution().lilyPads(pads=[0, 3, 0, 1, 2], energy=4)
#> Solution().lilyPads(pads=[9], energy=1)
# %%
def ship_manifest(entries):
    decks = {}
    errors = []
    for n, e in enumerate(entries):
        try:
            deck, goods, qty = e.split('/')
            qty = int(qty)
        except ValueError:
            errors.append(n)
            continue
        hold = decks.setdefault(deck, {})
        hold[goods] = hold.get(goods, 0) + qty
        if hold[goods] <= 0:
            del hold[goods]
    summary = []
    for deck in sorted(decks):
        inside = ','.join(f'{g}{q}' for g, q in sorted(decks[deck].items()))
        summary.append(deck + '(' + inside + ')')
    return ' '.join(summary), errors
#> ship_manifest(["a/tea/5", "b/rum/2", "a/tea/-1"])
#> ship_manifest([])
#> ship_manifest(["oops", "a/b/c"])
#> ship_manifest(["x/fig/3", "x/fig/-3", "y/oil/1"])
#> ship_manifest(["d/nut/2", "c/nut/4", "d/bun/1", "d"])
# %%
from typing import List

class Solution:
    def festivalLights(self, bulbs: str, k: int) -> int:
        colours = sorted(set(bulbs))
        best = 0
        for c in colours:
            l = swaps = 0
            spare = bulbs.count(c)
            for r in range(len(bulbs)):
                if bulbs[r] != c:
                    swaps += 1
                while swaps > k:
                    if bulbs[l] != c:
                        swaps -= 1
                    l += 1
                best = max(best, min(spare, r - l + 1))
        return best
#> Solution().festivalLights("rrgrr", 1)
#> Solution().festivalLights("", 2)
#> Solution().festivalLights("abc", 0)
#> Solution().festivalLights("aabbaa", 1)
#> Solution().festivalLights(bulbs="gg", k=5)
# %%
from typing import List

class Solution:
    def bridgeGuards(self, n: int, roads: List[List[int]]) -> List[List[int]]:
        adj = [[] for _ in range(n)]
        for a, b in roads:
            adj[a].append(b)
            adj[b].append(a)
        order = [-1] * n
        low = [0] * n
        clock = 0
        weak = []

        def dfs(u: int, p: int) -> None:
            nonlocal clock
            order[u] = low[u] = clock
            clock += 1
            for v in adj[u]:
                if v == p:
                    continue
                if order[v] < 0:
                    dfs(v, u)
                    if low[v] > order[u] and (len(adj[u]) > 1 or len(adj[v]) > 1):
                        weak.append([min(u, v), max(u, v)])
                low[u] = min(low[u], low[v])

        for u in range(n):
            if order[u] < 0 and len(adj[u]) != 0:
                dfs(u, -1)
        return sorted(weak, key=lambda e: e[0] - e[1])
#> Solution().bridgeGuards(3, [[0, 1], [1, 2]])
#> Solution().bridgeGuards(2, [])
#> Solution().bridgeGuards(3, [[0, 1], [1, 2], [2, 0]])
#> Solution().bridgeGuards(n=5, roads=[[0, 1], [1, 2], [2, 0], [2, 4], [4, 3]])
#> Solution().bridgeGuards(n=1, roads=[])
# %%
from typing import List

class Solution:
    def honeyJars(self, jars: List[int], bears: List[int]) -> List[int]:
        level = jars[:]
        mood = []
        for b in bears:
            want = b
            i = len(level) - 1
            while want > 0 and i >= 0:
                sip = min(want, (level[i] + 1) // 2)
                level[i] -= sip
                want -= sip
                i -= 1
            mood.append(want)
            while level and level[-1] == 0:
                level.pop()
        return mood + [sum(level)]
#> Solution().honeyJars([4, 6], [3, 5])
#> Solution().honeyJars([], [2])
#> Solution().honeyJars([1, 1], [1, 1, 1])
#> Solution().honeyJars([9], [])
#> Solution().honeyJars([7, 3, 5], [10, 2])
# %%
def ring_toss(pegs, throws, wind):
    score = {p: 0 for p in pegs}
    miss = 0
    for k, t in enumerate(throws):
        land = t + wind * (1 if k % 2 else -1)
        near = min(pegs, key=lambda p: (abs(p - land), p), default=None)
        if near is None or abs(near - land) > 2:
            miss += 1
            if miss == 3:
                return 'out'
            continue
        score[near] += 3 - abs(near - land)
    full = [p for p in pegs if score[p] >= 4]
    return sum(score.values()), full
#> ring_toss([3, 8], [4, 2, 9], 1)
#> ring_toss([], [1, 2, 3], 0)
#> ring_toss([5], [], 2)
#> ring_toss([0, 10], [5, 0, 10, 0], 0)
#> ring_toss([4, 6], [5, 5, 20, 5], 1)
# %%
from typing import List
from bisect import bisect_left

class Solution:
    def choosePosts(self, track: List[int], lamps: List[int]) -> int:
        lamps = sorted(lamps)
        worst = 0
        for x in track:
            k = bisect_left(lamps, x)
            options = []
            if k < len(lamps):
                options.append(lamps[k] - x)
            if k > 0:
                options.append(2 * (x - lamps[k - 1]))
            if not options:
                return -1
            worst = max(worst, min(options))
        return worst
#> Solution().choosePosts([1, 5, 9], [4, 8])
#> Solution().choosePosts([3], [])
#> Solution().choosePosts([], [2])
#> Solution().choosePosts([10, 0, 6], [7, 1, 12])
#> Solution().choosePosts([4], [4])
# %%
from typing import List

class Solution:
    def zooFeeding(self, pens: List[List[int]], keeper: int) -> int:
        pens = sorted(pens, key=lambda p: p[1] - p[0])
        hour = 0
        upset = 0
        for opens, closes in pens:
            start = max(hour, opens)
            if start + keeper > closes:
                upset += 1
                hour = max(hour, opens - 1)
                continue
            hour = start + keeper
        return upset * 100 + hour
#> Solution().zooFeeding([[0, 4], [1, 3], [2, 9]], 2)
#> Solution().zooFeeding([], 1)
#> Solution().zooFeeding([[5, 6]], 3)
#> Solution().zooFeeding(pens=[[0, 2], [0, 3], [0, 9]], keeper=2)
#> Solution().zooFeeding(pens=[[4, 8], [1, 2]], keeper=1)
# %%
from typing import List
from collections import deque

class Solution:
    def iceSlide(self, rink: List[str]) -> int:
        h, w = len(rink), len(rink[0])
        start = next((r, c) for r in range(h) for c in range(w) if rink[r][c] == 's')
        q = deque([(start, 0)])
        seen = {start}
        while q:
            (r, c), d = q.popleft()
            if rink[r][c] == 'x':
                return d
            for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                x, y = r, c
                while 0 <= x + dr < h and 0 <= y + dc < w and rink[x + dr][y + dc] != '#':
                    x, y = x + dr, y + dc
                    if rink[x][y] == 'x':
                        break
                if (x, y) not in seen:
                    seen.add((x, y))
                    q.append(((x, y), d + 1))
        return -len(seen)
#> Solution().iceSlide(["s.x"])
#> Solution().iceSlide(["s#x"])
#> Solution().iceSlide(["s.", ".x"])
#> Solution().iceSlide(["..", ".."])
#> Solution().iceSlide(["s..", ".#.", "x.."])
# %%
from typing import List

class Solution:
    def coffeeRota(self, drinkers: List[str], price: List[int]) -> str:
        owes = {}
        for names, p in zip(drinkers, price):
            payer = max(sorted(names), key=lambda n: owes.get(n, 0))
            each, extra = divmod(p, len(names))
            for n in names:
                owes[n] = owes.get(n, 0) + each
            owes[payer] -= p - extra
        return ' '.join(f'{n}{owes[n]:+d}' for n in sorted(owes) if owes[n])
#> Solution().coffeeRota(["ab", "abc"], [4, 6])
#> Solution().coffeeRota([], [])
#> Solution().coffeeRota(["x"], [3])
#> Solution().coffeeRota(["pq", "pq", "pq"], [5, 5, 7])
#> Solution().coffeeRota(["mno", "on"], [9, 2])
# %%
def chalk_lines(points, chalk):
    segs = []
    for (a, b), (c, d) in zip(points, points[1:]):
        if a == c:
            segs.append(('v', abs(b - d)))
        elif b == d:
            segs.append(('h', abs(a - c)))
        else:
            segs.append(('d', abs(a - c) + abs(b - d)))
    drawn = []
    for kind, size in segs:
        cost = size * 2 if kind == 'd' else size
        if cost > chalk:
            drawn.append(kind.upper() + str(chalk))
            break
        chalk -= cost
        drawn.append(kind + str(size))
    return ' '.join(drawn)
#> chalk_lines([(0, 0), (0, 4), (3, 4)], 6)
#> chalk_lines([], 3)
#> chalk_lines([(1, 1), (2, 2)], 4)
#> chalk_lines([(0, 0), (5, 5), (5, 0)], 9)
#> chalk_lines([(2, 3), (2, 3), (8, 3), (8, 1)], 20)
# %%
from typing import List
from collections import Counter

class Solution:
    def twinDays(self, sales: List[List[str]], k: int) -> List[int]:
        profiles = [Counter(day) for day in sales]
        twins = []
        for j in range(len(sales)):
            for i in range(j - 1, max(-1, j - k - 1), -1):
                diff = (profiles[i] - profiles[j]) + (profiles[j] - profiles[i])
                if sum(diff.values()) <= 1:
                    twins.append(i * 10 + j)
                    break
        return twins
#> Solution().twinDays([["a", "b"], ["c"], ["b", "a", "c"]], 2)
#> Solution().twinDays([], 1)
#> Solution().twinDays([["x"], ["x"], ["y"]], 1)
#> Solution().twinDays([["p"], [], ["q"], ["p", "q"]], 3)
#> Solution().twinDays([["m", "m"], ["n", "n"]], 5)
# %%
from typing import List

class Solution:
    def canalToll(self, locks: List[int], boats: List[int]) -> int:
        n = len(locks)
        suffix = [0] * (n + 1)
        for i in range(n - 1, -1, -1):
            suffix[i] = suffix[i + 1] + locks[i]
        total = 0
        for b in boats:
            lo, hi = 0, n
            while lo < hi:
                mid = (lo + hi) // 2
                if suffix[mid] <= b:
                    hi = mid
                else:
                    lo = mid + 1
            total += suffix[lo] - (lo == 0)
        return total
#> Solution().canalToll([3, 2, 4], [6, 1])
#> Solution().canalToll([], [5])
#> Solution().canalToll([1, 1, 1], [3, 9, 2])
#> Solution().canalToll([8], [7])
#> Solution().canalToll([5, 1, 2, 2], [4, 5, 20])
# %%
from typing import List
from math import inf

class Solution:
    def vaultDoors(self, codes: List[str]) -> int:
        def turn(a: str, b: str) -> int:
            d = abs(int(a) - int(b))
            return min(d, 10 - d)

        if not codes:
            return 0
        cost = {codes[0]: 0, codes[0][::-1]: 1}
        for prev, cur in zip(codes, codes[1:]):
            nxt = {}
            for form, extra in ((cur, 0), (cur[::-1], 1)):
                best = inf
                for p, c in cost.items():
                    best = min(best, c + extra + sum(map(turn, p, form)))
                nxt[form] = min(best, nxt.get(form, inf))
            cost = nxt
        return min(cost.values())
#> Solution().vaultDoors(["12", "21"])
#> Solution().vaultDoors([])
#> Solution().vaultDoors(["909"])
#> Solution().vaultDoors(["19", "90"])
#> Solution().vaultDoors(["38", "82", "28"])
# %%
def museum_tour(rooms, doors, limit):
    open_to = {r: [] for r in rooms}
    for a, b in doors:
        open_to[a].append(b)
        open_to[b].append(a)
    best = []

    def walk(room, path, left):
        nonlocal best
        if len(path) > len(best):
            best = path[:]
        for nxt in sorted(open_to[room]):
            if nxt in path or rooms[nxt] > left:
                continue
            walk(nxt, path + [nxt], left - rooms[nxt])

    for r in sorted(rooms):
        if rooms[r] <= limit:
            walk(r, [r], limit - rooms[r])
    return best
#> museum_tour({"a": 1, "b": 2}, [("a", "b")], 3)
#> museum_tour({}, [], 5)
#> museum_tour({"x": 9}, [], 4)
#> museum_tour({"p": 1, "q": 5, "r": 1}, [("p", "q"), ("q", "r")], 6)
#> museum_tour({"m": 2, "n": 1, "o": 1}, [("m", "n"), ("n", "o"), ("o", "m")], 3)
# %%
from typing import List

class Solution:
    def saltPans(self, pans: List[int], hours: int) -> List[int]:
        cur = pans[:]
        for _ in range(hours):
            flow = [0] * len(cur)
            for i in range(len(cur) - 1):
                gap = cur[i] - cur[i + 1]
                if abs(gap) > 1:
                    part = abs(gap) // 2
                    sign = 1 if gap > 0 else -1
                    flow[i] -= sign * part
                    flow[i + 1] += sign * part
            if not any(flow):
                break
            cur = [c + f for c, f in zip(cur, flow)]
        return cur
#> Solution().saltPans([8, 0, 2], 1)
#> Solution().saltPans([], 3)
#> Solution().saltPans([3, 3], 5)
#> Solution().saltPans([10, 0], 3)
#> Solution().saltPans([0, 9, 0, 5], 2)
# %%
from typing import List

class Solution:
    def shortStraw(self, straws: List[int], rounds: int) -> List[int]:
        alive = list(range(len(straws)))
        length = straws[:]
        out = []
        for r in range(rounds):
            if len(alive) < 2:
                break
            k = min(alive, key=lambda i: (length[i], -i))
            out.append(k)
            alive.remove(k)
            cut = length[k]
            for i in alive:
                length[i] -= cut
                if length[i] == 0:
                    length[i] = straws[i] - r
        return out
#> Solution().shortStraw([4, 2, 6], 2)
#> Solution().shortStraw([], 1)
#> Solution().shortStraw([3, 3, 3], 5)
#> Solution().shortStraw([7], 1)
#> Solution().shortStraw(straws=[9, 5, 4, 10], rounds=3)
# %%
from typing import List
import heapq

class Solution:
    def mountainHut(self, n: int, trails: List[List[int]], beds: List[int]) -> int:
        adj = {i: [] for i in range(n)}
        for a, b, t in trails:
            adj[a].append((b, t))
            adj[b].append((a, t))
        heap = [(0, 0, 0)]
        seen = set()
        while heap:
            days, hours, u = heapq.heappop(heap)
            if u == n - 1:
                return days * 10 + hours
            if (u, hours) in seen:
                continue
            seen.add((u, hours))
            for v, t in adj[u]:
                if hours + t <= 8:
                    heapq.heappush(heap, (days, hours + t, v))
            if beds[u] and hours:
                heapq.heappush(heap, (days + 1, 0, u))
        return -1
#> Solution().mountainHut(3, [[0, 1, 5], [1, 2, 6]], [0, 1, 0])
#> Solution().mountainHut(2, [[0, 1, 9]], [1, 1])
#> Solution().mountainHut(1, [], [0])
#> Solution().mountainHut(n=3, trails=[[0, 1, 4], [1, 2, 4]], beds=[0, 0, 0])
#> Solution().mountainHut(n=4, trails=[[0, 1, 3], [0, 2, 7], [1, 3, 7], [2, 3, 2]], beds=[0, 1, 0, 0])
# %%
def spell_ladder(scrolls, power):
    known = []
    pending = sorted(scrolls, key=lambda s: (s[1], s[0]))
    for name, need, gain in pending:
        if need > power:
            spare = [k for k in known if k[2] > 0]
            boost = sum(k[2] for k in spare)
            if need > power + boost:
                continue
            for k in spare:
                known.remove(k)
            power += boost
        power += gain
        known.append((name, need, gain // 2))
    return [n for n, *_ in known], power
#> spell_ladder([("ice", 3, 2), ("fire", 5, 1)], 3)
#> spell_ladder([], 9)
#> spell_ladder([("storm", 8, 4)], 2)
#> spell_ladder([("a", 1, 4), ("b", 6, 1), ("c", 9, 0)], 1)
#> spell_ladder([("x", 0, 2), ("y", 0, 2), ("z", 7, 3)], 2)
# %%
from typing import List

class Solution:
    def doorPlates(self, first: int, last: int, digits: str) -> int:
        stock = {d: digits.count(d) for d in sorted(set(digits))}
        done = 0
        for door in range(first, last + 1):
            text = str(door)
            ok = True
            used = {}
            for ch in text:
                used[ch] = used.get(ch, 0) + 1
                alt = '9' if ch == '6' else '6' if ch == '9' else ch
                if used[ch] > stock.get(ch, 0) + (stock.get(alt, 0) if alt != ch else 0):
                    ok = False
                    break
            if not ok:
                continue
            for ch in text:
                if stock.get(ch, 0):
                    stock[ch] -= 1
                else:
                    stock['6' if ch == '9' else '9'] -= 1
            done += 1
        return done
#> Solution().doorPlates(1, 3, "12")
#> Solution().doorPlates(8, 10, "6810")
#> Solution().doorPlates(5, 4, "5")
#> Solution().doorPlates(first=65, last=67, digits="956")
#> Solution().doorPlates(first=1, last=2, digits="")
# %%
from typing import List

class Solution:
    def weave(self, threads: List[List[int]]) -> int:
        threads = sorted(threads)
        tops: List[int] = []
        for _, y in threads:
            lo, hi = 0, len(tops)
            while lo < hi:
                mid = (lo + hi) >> 1
                if tops[mid] > y:
                    lo = mid + 1
                else:
                    hi = mid
            if lo == len(tops):
                tops.append(y)
            else:
                tops[lo] = y
        return len(threads) - len(tops)
#> Solution().weave([[1, 4], [2, 3], [3, 5]])
#> Solution().weave([])
#> Solution().weave([[1, 1]])
#> Solution().weave([[4, 1], [3, 2], [2, 3], [1, 4]])
#> Solution().weave([[1, 2], [2, 2], [3, 9], [4, 1]])
# %%
from typing import List
from functools import cache

class Solution:
    def taxiShift(self, fares: List[List[int]], end: int) -> int:
        fares = sorted(fares)

        @cache
        def dp(i: int, now: int) -> int:
            if i == len(fares):
                return 0
            start, stop, pay = fares[i]
            best = dp(i + 1, now)
            if start >= now and stop <= end:
                best = max(best, pay - (start - now) // 4 + dp(i + 1, stop))
            return best

        return dp(0, 0)
#> Solution().taxiShift([[0, 3, 5], [2, 6, 9], [3, 5, 4]], 6)
#> Solution().taxiShift([], 5)
#> Solution().taxiShift([[1, 9, 50]], 8)
#> Solution().taxiShift(fares=[[8, 9, 1], [0, 1, 1]], end=10)
#> Solution().taxiShift(fares=[[0, 2, 3], [2, 4, 3], [0, 4, 7]], end=4)
# %%
def clothesline(items, length, wind):
    line, free = [], length
    basket = []
    for name, width, wet in items:
        gap = 1 if line else 0
        if width + gap > free:
            basket.append(name)
            continue
        line.append([name, width, wet])
        free -= width + gap
    hours = 0
    while line:
        hours += 1
        for it in line:
            it[2] -= wind
        line = [it for it in line if it[2] > 0]
    return hours, basket
#> clothesline([("sock", 1, 3), ("sheet", 6, 9)], 10, 2)
#> clothesline([], 5, 1)
#> clothesline([("rug", 9, 4)], 5, 1)
#> clothesline([("a", 2, 1), ("b", 2, 5), ("c", 2, 2)], 6, 2)
#> clothesline([("x", 3, 0), ("y", 1, 7)], 5, 3)
# %%
from typing import List

class Solution:
    def paintMixer(self, cans: List[int], target: int) -> List[int]:
        n = len(cans)
        found = []

        def mix(i: int, acc: int, used: List[int]) -> bool:
            if used and acc == target:
                found.extend(used)
                return True
            if i == n:
                return False
            blend = cans[i] if not used else (acc + cans[i]) // 2
            if mix(i + 1, blend, used + [i]):
                return True
            return mix(i + 1, acc, used)

        return found if mix(0, 0, []) else [-1]
#> Solution().paintMixer([4, 8], 6)
#> Solution().paintMixer([], 3)
#> Solution().paintMixer([5, 9, 2], 9)
#> Solution().paintMixer([10, 20, 1], 8)
#> Solution().paintMixer([1, 1, 1], 2)
# %%
from typing import List

class Solution:
    def stadiumWave(self, rows: List[str]) -> int:
        h = len(rows)
        w = len(rows[0]) if h else 0
        best = 0
        for start in range(h):
            r, size = start, 0
            for c in range(w):
                options = [x for x in (r - 1, r, r + 1) if 0 <= x < h and rows[x][c] == 'u']
                if not options:
                    break
                r = min(options, key=lambda x: (abs(x - start), x))
                size += 1
            best = max(best, size)
        return best
#> Solution().stadiumWave(["uu.", "..u"])
#> Solution().stadiumWave([])
#> Solution().stadiumWave(["..."])
#> Solution().stadiumWave(["u..", ".u.", "..u"])
#> Solution().stadiumWave(["uuu"])
# %%
from typing import List
from collections import defaultdict

class Solution:
    def dormKeys(self, doors: List[str], keys: List[str]) -> int:
        byShape = defaultdict(list)
        for d in doors:
            shape = tuple(abs(ord(a) - ord(b)) for a, b in zip(d, d[1:]))
            byShape[shape].append(d)
        opened = 0
        for k in keys:
            shape = tuple(abs(ord(a) - ord(b)) for a, b in zip(k, k[1:]))
            options = byShape.get(shape)
            if not options:
                opened -= 1
                continue
            best = min(options, key=lambda d: (abs(ord(d[0]) - ord(k[0])), d))
            options.remove(best)
            opened += 2
        return opened
#> Solution().dormKeys(["ace", "bdf"], ["ceg"])
#> Solution().dormKeys([], ["a"])
#> Solution().dormKeys(["ab", "ba"], ["cd", "dc", "ef"])
#> Solution().dormKeys(["x"], [])
#> Solution().dormKeys(doors=["mno", "aaa"], keys=["aaa", "xyz", "abd"])
# %%
def reservoir(inflow, gates, top):
    level, released = 0, []
    gate = 0
    for day, f in enumerate(inflow):
        level += f
        while level > top and gate < len(gates):
            out = min(level, gates[gate])
            level -= out
            released.append((day, out))
            gate += 1
        if level > top:
            return released, f'flood on {day}'
        if f == 0 and gate:
            gate -= 1
    return released, level
#> reservoir([5, 4, 3], [4, 4], 8)
#> reservoir([], [1], 5)
#> reservoir([9, 9], [3], 10)
#> reservoir([6, 6, 0, 6], [5, 2], 9)
#> reservoir([2], [], 1)
# %%
from typing import List

class Solution:
    def rotateStage(self, props: List[int], scenes: List[List[int]]) -> List[int]:
        n = len(props)
        base = 0
        marks = []
        for kind, arg in scenes:
            if kind == 0:
                base = (base + arg) % n
            elif kind == 1:
                i, j = base, (base + arg) % n
                props[i], props[j] = props[j], props[i]
            else:
                marks.append(props[(base + arg) % n])
        return marks + props[base:] + props[:base]
#> Solution().rotateStage([1, 2, 3], [[0, 1], [2, 0]])
#> Solution().rotateStage([5], [[1, 3], [2, 9]])
#> Solution().rotateStage(props=[4, 6, 8, 9], scenes=[[1, 2], [0, 3], [1, 1], [2, 2]])
#> Solution().rotateStage(props=[], scenes=[])
#> Solution().rotateStage(props=[7, 0], scenes=[[0, -1], [2, 0]])
# %%
from typing import List

class Solution:
    def penguinSlide(self, slope: List[int], start: int) -> List[int]:
        speed, i = 0, start
        path = []
        while 0 <= i < len(slope):
            path.append(i)
            if i + 1 == len(slope):
                break
            drop = slope[i] - slope[i + 1]
            speed += drop
            if speed <= 0:
                break
            step = 1 if speed < 4 else 2
            i += step
        if not path:
            return []
        return path + [-1 if path[-1] < len(slope) - 1 and speed <= 0 else speed]
#> Solution().penguinSlide([9, 7, 6, 6], 0)
#> Solution().penguinSlide([], 0)
#> Solution().penguinSlide([3, 5], 0)
#> Solution().penguinSlide([20, 12, 11, 10, 15, 2], 0)
#> Solution().penguinSlide([8, 7, 9, 1], 1)
# %%
from typing import List

class Solution:
    def letterAuction(self, word: str, prices: List[int], cash: int) -> str:
        wanted = sorted(dict.fromkeys(word), key=lambda c: (-word.count(c), c))
        bought = ''
        for c in wanted:
            cost = prices[(ord(c) - 97) % len(prices)]
            if cost * word.count(c) <= cash:
                cash -= cost * word.count(c)
                bought += c
        shown = ''.join(c if c in bought else '_' for c in word)
        chunks = [p for p in shown.split('_') if p]
        return max(chunks, key=len, default='') + str(cash)
#> Solution().letterAuction("banana", [2, 3], 10)
#> Solution().letterAuction("", [1], 5)
#> Solution().letterAuction("zoo", [4, 9, 1], 9)
#> Solution().letterAuction("abc", [5], 4)
#> Solution().letterAuction(word="hello", prices=[1, 2, 3, 4], cash=7)
# %%
def camp_fire(logs, night, wind):
    heat, stack = 0, sorted(logs)
    timeline = []
    for hour in range(night):
        heat -= wind
        if heat <= 0:
            if not stack:
                timeline.append(0)
                heat = 0
                continue
            big = stack.pop()
            heat = big
            if stack and hour % 3 == 0:
                heat += stack.pop(0)
        timeline.append(heat)
    cold = timeline.count(0)
    return timeline, cold
#> camp_fire([5, 3], 4, 2)
#> camp_fire([], 2, 1)
#> camp_fire([4, 4, 4], 5, 3)
#> camp_fire([9], 0, 1)
#> camp_fire([2, 7, 1, 3], 6, 4)
# %%
from typing import List

class Solution:
    def harvestMoon(self, rows: List[int], carts: List[int]) -> List[int]:
        rows = sorted(rows)
        pre = [0]
        for r in rows:
            pre.append(pre[-1] + r)
        answer = []
        for cap in carts:
            l, r = 0, len(rows)
            while l < r:
                m = (l + r + 1) // 2
                if pre[m] <= cap:
                    l = m
                else:
                    r = m - 1
            spare = cap - pre[l]
            if l and l < len(rows) and rows[l] - rows[l - 1] <= spare:
                answer.append(l * 10 + 1)
            else:
                answer.append(l * 10)
        return answer
#> Solution().harvestMoon([3, 1, 2], [4, 2])
#> Solution().harvestMoon([], [5])
#> Solution().harvestMoon([4, 6], [8, 3, 100])
#> Solution().harvestMoon([2, 2, 2], [])
#> Solution().harvestMoon([5, 1, 9, 3], [9, 12])
# %%
from typing import List

class Solution:
    def trainEcho(self, tunnel: List[int], horn: int) -> List[int]:
        n = len(tunnel)
        heard = [0] * n
        for s in range(n):
            if tunnel[s] == 0:
                continue
            for d in (-1, 1):
                i, loud = s + d, tunnel[s] * horn
                while 0 <= i < n and loud > 0:
                    heard[i] = max(heard[i], loud)
                    loud -= 1 + tunnel[i]
                    i += d
        return heard
#> Solution().trainEcho([1, 0, 0], 2)
#> Solution().trainEcho([], 3)
#> Solution().trainEcho([0, 0], 5)
#> Solution().trainEcho(tunnel=[0, 2, 0, 1, 0], horn=2)
#> Solution().trainEcho(tunnel=[3, 3], horn=1)
# %%
from typing import List, Tuple

class Solution:
    def swapMeet(self, offers: List[Tuple[str, str]], have: str, want: str) -> List[str]:
        back = {have: None}
        layer = [have]
        while layer and want not in back:
            nxt = []
            for item in layer:
                for give, get in offers:
                    if give == item and get not in back:
                        back[get] = item
                        nxt.append(get)
            layer = sorted(nxt)
        if want not in back:
            return []
        path = []
        cur = want
        while cur is not None:
            path.append(cur)
            cur = back[cur]
        return path[::-1]
#> Solution().swapMeet([("pen", "cup"), ("cup", "hat")], "pen", "hat")
#> Solution().swapMeet([], "a", "a")
#> Solution().swapMeet([("x", "y")], "y", "x")
#> Solution().swapMeet([("a", "b"), ("a", "c"), ("c", "d"), ("b", "d")], "a", "d")
#> Solution().swapMeet(offers=[("k", "l"), ("l", "k")], have="k", want="m")
# %%
from typing import List

class Solution:
    def moonPhases(self, nights: str, cycle: int) -> int:
        n = len(nights)
        best, offset = -1, 0
        for off in range(cycle):
            match = 0
            for i, ch in enumerate(nights):
                phase = (i + off) % cycle
                full = phase * 2 >= cycle
                if ch == '?':
                    continue
                match += 1 if (ch == 'f') == full else -1
            if match > best:
                best, offset = match, off
        return offset if n and best >= 0 else -1
#> Solution().moonPhases("nff", 4)
#> Solution().moonPhases("", 3)
#> Solution().moonPhases("f?n?", 4)
#> Solution().moonPhases("nnn", 1)
#> Solution().moonPhases("ffnnf", 3)
