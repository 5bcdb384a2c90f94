# %%
from typing import List


class Solution:
    def lampPost(self, road: str, r: int) -> List[int]:
        ans, dark = [], 0
        for i, c in enumerate(road):
            if c == "#":
                continue
            if not ans or i - ans[-1] > r:
                if dark == r or i == len(road) - 1:
                    ans.append(i)
                    dark = 0
                else:
                    dark += 1
        return ans
#> Solution().lampPost("......", 1)
#> Solution().lampPost("..##..", 2)
#> Solution().lampPost("###", 1)
#> Solution().lampPost(".", 3)
#> Solution().lampPost(".#...#....", 1)
# %%
from collections import defaultdict
from math import gcd
from typing import List


class Solution:
    def sightLines(self, pts: List[List[int]]) -> int:
        x0, y0 = pts[0]
        d = defaultdict(int)
        for x, y in pts[1:]:
            dx, dy = x - x0, y - y0
            k = gcd(dx, dy)
            d[dx // k, dy // k] += 1
        return len(d) * 10 + max(d.values(), default=0)
#> Solution().sightLines([[0, 0], [2, 2], [3, 3], [1, 0]])
#> Solution().sightLines([[5, 5]])
#> Solution().sightLines([[1, 1], [3, 5], [2, 3], [4, 7], [0, 0]])
#> Solution().sightLines([[0, 2], [0, 6], [0, 9], [0, 4]])
#> Solution().sightLines([[-1, 0], [5, 3], [3, 4], [-3, 1], [-1, 7]])
# %%
from functools import cache
from typing import List


class Solution:
    def museumTour(self, rooms: List[int], k: int) -> int:
        n = len(rooms)

        @cache
        def dfs(i: int, tired: int) -> int:
            if i >= n:
                return 0
            skip = dfs(i + 1, max(0, tired - 1))
            if tired >= k:
                return skip
            return max(skip, rooms[i] - tired + dfs(i + 1, tired + 1))

        return dfs(0, 0)
#> Solution().museumTour([3, 4, 5], 2)
#> Solution().museumTour([1, 1, 1, 1], 1)
#> Solution().museumTour([7], 3)
#> Solution().museumTour([-2, 6, -1], 2)
#> Solution().museumTour([5, 1, 8, 2], 2)
# %%
from typing import List


class Solution:
    def domesticFlights(self, codes: List[str]) -> List[str]:
        codes.sort(key=lambda c: (c[:2], -int(c[2:])))
        ans = []
        for c in codes:
            if ans and ans[-1][:2] == c[:2]:
                ans[-1] += "," + c[2:]
            else:
                ans.append(c)
        return ans
#> Solution().domesticFlights(["LH12", "BA7", "LH110"])
#> Solution().domesticFlights(["KL5"])
#> Solution().domesticFlights(["AF9", "AF8", "AF10"])
#> Solution().domesticFlights([])
#> Solution().domesticFlights(["QF1", "NZ22", "QF30", "NZ3", "AA6"])
# %%
from heapq import heappop, heappush
from typing import List


class Solution:
    def trailWater(self, g: List[List[int]], water: int) -> int:
        m, n = len(g), len(g[0])
        q, best = [(0, 0, 0)], {}
        while q:
            d, i, j = heappop(q)
            if (i, j) in best:
                continue
            best[i, j] = d
            for x, y in ((i + 1, j), (i, j + 1)):
                if x < m and y < n:
                    heappush(q, (d + max(0, g[x][y] - g[i][j]), x, y))
        return water - best[m - 1, n - 1]
#> Solution().trailWater([[1, 3], [2, 5]], 10)
#> Solution().trailWater([[7, 4, 9]], 3)
#> Solution().trailWater([[0, 9], [1, 1]], 1)
#> Solution().trailWater([[5]], 8)
#> Solution().trailWater([[2, 6, 1], [4, 3, 8]], 20)
# %%
class Solution:
    def pigLatin(self, s: str) -> str:
        def turn(w: str, k: int) -> str:
            i = next((i for i, c in enumerate(w) if c in "aeiou"), len(w))
            return (w[i:] + w[:i] if i else w[::-1]) + "a" * k

        return " ".join(turn(w, k) for k, w in enumerate(s.split(), 1))
#> Solution().pigLatin("the old cat")
#> Solution().pigLatin("hmm")
#> Solution().pigLatin("ice on sky")
#> Solution().pigLatin("")
#> Solution().pigLatin("green egg")
# %%
from typing import List


class Solution:
    def twoBins(self, a: List[int], cap: int) -> List[int]:
        l, r = 0, len(a) - 1
        x = y = cap
        out = []
        while l <= r:
            if x >= y:
                if x < a[l]:
                    break
                x -= a[l]
                out.append(l)
                l += 1
            else:
                if y < a[r]:
                    break
                y -= a[r]
                out.append(-r)
                r -= 1
        return out
#> Solution().twoBins([3, 5, 2, 4], 8)
#> Solution().twoBins([9, 1], 6)
#> Solution().twoBins([2, 2, 2, 2, 2], 5)
#> Solution().twoBins([], 3)
#> Solution().twoBins([1, 6, 4, 7, 3], 12)
# %%
from itertools import accumulate
from typing import List


class Solution:
    def countBridges(self, a: List[int], k: int) -> int:
        seen, ans = {0: 1}, 0
        for s in accumulate(a):
            ans += seen.get(s % k, 0) - seen.get(s, 0) * (s < k)
            seen[s % k] = seen.get(s % k, 0) + 1
        return ans
#> Solution().countBridges([3, 1, 2, 6], 3)
#> Solution().countBridges([5, 5, 5], 5)
#> Solution().countBridges([1, 1], 7)
#> Solution().countBridges([4, 9, 2, 2, 8], 4)
#> Solution().countBridges([2, -2, 6, 10], 6)
# %%
from typing import List


class Solution:
    def moodSwings(self, moods: List[str]) -> str:
        rank = {"sad": -1, "meh": 0, "joy": 1}
        lvl, log = 0, []
        for m in moods:
            nxt = max(-2, min(2, lvl + rank.get(m, 0)))
            log.append("=<>"[(nxt > lvl) - (nxt < lvl)] if nxt != lvl else "=")
            lvl = nxt
        return "".join(log) + str(lvl)
#> Solution().moodSwings(["joy", "joy", "joy"])
#> Solution().moodSwings(["sad", "meh", "joy"])
#> Solution().moodSwings([])
#> Solution().moodSwings(["sad", "sad", "sad", "joy", "?"])
#> Solution().moodSwings(["meh"])
# %%
from collections import deque
from typing import List


class Solution:
    def rotting(self, shelf: List[int]) -> List[int]:
        q = deque((i, x) for i, x in enumerate(shelf))
        ans, t = [0] * len(shelf), 0
        while q:
            i, x = q.popleft()
            t += 1
            if x > 3:
                q.append((i, x - 3))
            else:
                t += x // 3
                ans[i] = t
        return ans
#> Solution().rotting([2, 5, 3])
#> Solution().rotting([9])
#> Solution().rotting([1, 1, 1, 1])
#> Solution().rotting([7, 4, 12])
#> Solution().rotting([0, 6])
# %%
from bisect import bisect_left, bisect_right
from typing import List


class Solution:
    def quietHours(self, calls: List[int], spans: List[List[int]]) -> List[List[int]]:
        calls.sort()
        spans.sort(key=lambda s: bisect_right(calls, s[1]) - bisect_left(calls, s[0]))
        l, r = spans[0]
        n = bisect_right(calls, r) - bisect_left(calls, l)
        return [s for s in spans if s[1] - s[0] >= r - l][: n + 1]
#> Solution().quietHours([3, 8, 9], [[0, 5], [7, 10], [4, 6]])
#> Solution().quietHours([1, 2], [[1, 2]])
#> Solution().quietHours([5, 5, 12, 20], [[10, 15], [4, 6], [11, 30]])
#> Solution().quietHours([], [[0, 1], [2, 9]])
#> Solution().quietHours([14, 2, 7], [[0, 8], [6, 15], [1, 14]])
# %%
from typing import List


class Solution:
    def stackPlates(self, d: List[int]) -> List[List[int]]:
        piles: List[List[int]] = []
        for x in d:
            for p in piles:
                if p[-1] > x:
                    p.append(x)
                    break
            else:
                piles.append([x])
        return [p for p in piles if len(p) > 1] or piles
#> Solution().stackPlates([5, 3, 6, 4])
#> Solution().stackPlates([1, 2, 3])
#> Solution().stackPlates([9, 9, 7])
#> Solution().stackPlates([8])
#> Solution().stackPlates([10, 12, 4, 11, 2, 3])
# %%
class Solution:
    def cipherWheel(self, s: str, key: str) -> str:
        i, ans = 0, []
        for c in s:
            if not c.isalpha():
                ans.append(c)
                i = 0
                continue
            k = ord(key[i % len(key)]) - 97
            a = 65 if c.isupper() else 97
            ans.append(chr((ord(c) - a + k) % 26 + a))
            i += 1
        return "".join(ans)
#> Solution().cipherWheel("Hi yo", "bc")
#> Solution().cipherWheel("zzz", "abc")
#> Solution().cipherWheel("A-B-C", "xyz")
#> Solution().cipherWheel("4 u", "d")
#> Solution().cipherWheel("Moon", "no")
# %%
from typing import List


class Solution:
    def fewestStamps(self, target: int, stamps: List[int]) -> List[int]:
        stamps.sort(reverse=True)
        ans = [99]

        def dfs(i: int, left: int, used: int) -> None:
            if left <= 0:
                ans[0] = min(ans[0], used - left)
                return
            if i == len(stamps) or used + 1 >= ans[0]:
                return
            dfs(i, left - stamps[i], used + 1)
            dfs(i + 1, left, used)

        dfs(0, target, 0)
        return ans
#> Solution().fewestStamps(9, [5, 2])
#> Solution().fewestStamps(7, [10])
#> Solution().fewestStamps(12, [6, 4, 1])
#> Solution().fewestStamps(0, [3])
#> Solution().fewestStamps(11, [7, 3])
# %%
from typing import List


class Solution:
    def crossword(self, rows: List[str]) -> List[str]:
        def words(lines) -> List[str]:
            return [w for ln in lines for w in "".join(ln).split("#") if len(w) > 1]

        across = words(rows)
        down = words(zip(*rows))
        return sorted(w for w in across + down if w[0] <= w[-1])
#> Solution().crossword(["ab#", "c#d"])
#> Solution().crossword(["cat", "o#o", "dog"])
#> Solution().crossword(["##", "##"])
#> Solution().crossword(["xyz"])
#> Solution().crossword(["be", "an", "#d"])
# %%
from collections import Counter
from typing import List


class Solution:
    def sockPairs(self, a: List[int]) -> List[int]:
        cnt = Counter(a)
        ans = []
        for x in sorted(cnt):
            while cnt[x] > 0 and cnt[x + 1] > 0:
                cnt[x] -= 1
                cnt[x + 1] -= 1
                ans.append(x)
        return ans + [-x for x in sorted(cnt) if cnt[x]]
#> Solution().sockPairs([1, 2, 2, 3])
#> Solution().sockPairs([5, 5, 6])
#> Solution().sockPairs([10, 20])
#> Solution().sockPairs([4, 3, 2, 1])
#> Solution().sockPairs([7, 8, 8, 9, 9, 7])
# %%
from typing import List


class Solution:
    def dutyCycle(self, on: int, off: int, t: List[int]) -> List[int]:
        per = on + off
        ans = []
        for x in t:
            q, r = divmod(x, per)
            ans.append(q * on + min(r, on) if r else -q * off)
        return ans
#> Solution().dutyCycle(3, 2, [4, 7, 10])
#> Solution().dutyCycle(1, 9, [100, 5])
#> Solution().dutyCycle(6, 1, [0, 20])
#> Solution().dutyCycle(4, 4, [33, 15, 16, 2])
#> Solution().dutyCycle(10, 5, [-7])
# %%
from typing import List


class Solution:
    def treeSway(self, parent: List[int], wind: List[int]) -> int:
        n = len(parent)
        s = wind[:]
        ans = 0
        for i in range(n - 1, 0, -1):
            p = parent[i]
            ans = max(ans, abs(s[i]))
            s[p] += s[i] // 2
        return max(ans, abs(s[0]))
#> Solution().treeSway([-1, 0, 0, 1], [1, 4, 2, 6])
#> Solution().treeSway([-1], [-9])
#> Solution().treeSway([-1, 0, 1, 2], [3, -5, -7, 20])
#> Solution().treeSway([-1, 0, 0], [0, 11, -11])
#> Solution().treeSway([-1, 0, 1, 1, 0], [5, 5, 5, 5, 5])
# %%
from itertools import product
from typing import List


class Solution:
    def paintMixes(self, base: List[int], tone: List[int], goal: int) -> List[List[int]]:
        best, ans = None, []
        for a, b in product(base, tone):
            d = abs(a * 2 + b - goal)
            if best is None or d < best:
                best, ans = d, []
            if d == best:
                ans.append([a, b])
        return ans
#> Solution().paintMixes([1, 3], [2, 4], 8)
#> Solution().paintMixes([5], [1, 9, 5], 15)
#> Solution().paintMixes([], [1], 4)
#> Solution().paintMixes([2, 6, 4], [0, 10], 14)
#> Solution().paintMixes([7, 8], [3, 5], 40)
# %%
class Solution:
    def knitRow(self, pat: str, n: int) -> str:
        ans, i = [], 0
        while len(ans) < n:
            c = pat[i % len(pat)]
            if c.isdigit():
                ans += ans[-1:] * (int(c) - 1)
            else:
                ans.append(c)
            i += 1
            if i > 3 * n:
                break
        return "".join(ans[:n])
#> Solution().knitRow("k2p", 8)
#> Solution().knitRow("kp3", 6)
#> Solution().knitRow("1", 2)
#> Solution().knitRow("abc", 7)
#> Solution().knitRow("3x4y", 9)
# %%
from typing import List


class Solution:
    def bankRun(self, balance: List[int], tx: List[List[int]]) -> List[int]:
        failed = 0
        for a, b, amt in tx:
            if a == b or amt <= 0:
                failed += 1
            elif balance[a] < amt:
                amt, balance[a] = balance[a], 0
                balance[b] += amt
                failed += 1
            else:
                balance[a] -= amt
                balance[b] += amt - amt // 100
        return [*balance, failed]
#> Solution().bankRun([100, 50], [[0, 1, 30], [1, 0, 200]])
#> Solution().bankRun([500, 0, 0], [[0, 1, 250], [1, 2, 120], [2, 2, 5]])
#> Solution().bankRun([10], [[0, 0, 1]])
#> Solution().bankRun([5, 5], [])
#> Solution().bankRun([300, 900], [[1, 0, 899], [0, 1, -4], [1, 0, 3]])
# %%
from math import inf
from typing import List


class Solution:
    def lastTrain(self, legs: List[List[int]], start: int) -> int:
        at, t = 0, start
        while at < len(legs):
            dep = min((d for d in legs[at] if d >= t), default=inf)
            if dep == inf:
                return -at - 1
            t = dep + 5 + at
            at += 1
        return t
#> Solution().lastTrain([[10, 20], [16, 40]], 8)
#> Solution().lastTrain([[5], [9]], 4)
#> Solution().lastTrain([], 33)
#> Solution().lastTrain([[12, 30, 7], [20, 13], [60, 27]], 7)
#> Solution().lastTrain([[1, 2]], 3)
# %%
from typing import List


class Solution:
    def spinTiles(self, g: List[List[int]], ops: str) -> List[List[int]]:
        for c in ops:
            if c == "R":
                g = [list(r) for r in zip(*g[::-1])]
            elif c == "H":
                g = [r[::-1] for r in g]
            elif c == "T":
                g = [list(r) for r in zip(*g)]
            else:
                k = int(c) % len(g)
                g = g[k:] + g[:k]
        return g
#> Solution().spinTiles([[1, 2], [3, 4]], "R")
#> Solution().spinTiles([[1, 2, 3]], "TH")
#> Solution().spinTiles([[5, 6], [7, 8], [9, 0]], "1R")
#> Solution().spinTiles([[4]], "")
#> Solution().spinTiles([[1, 0, 2], [0, 3, 0]], "RH2T")
# %%
from functools import lru_cache


class Solution:
    def burnRope(self, n: int, k: int) -> int:
        @lru_cache(None)
        def win(x: int) -> int:
            moves = {win(x - d) for d in range(1, min(k, x) + 1) if x % 3 != d}
            g = 0
            while g in moves:
                g += 1
            return g

        return win(n)
#> Solution().burnRope(4, 3)
#> Solution().burnRope(6, 5)
#> Solution().burnRope(7, 4)
#> Solution().burnRope(9, 3)
#> Solution().burnRope(8, 4)
# %%
from typing import List


class Solution:
    def podium(self, laps: List[List[int]]) -> List[int]:
        best = {}
        for who, t in laps:
            if t < best.get(who, 10**9):
                best[who] = t
        order = sorted(best, key=best.get)
        return [order[i] if i < len(order) else 0 for i in (1, 0, 2)]
#> Solution().podium([[7, 61], [9, 58], [7, 55]])
#> Solution().podium([[1, 90], [2, 80], [3, 70], [4, 60]])
#> Solution().podium([])
#> Solution().podium([[5, 44]])
#> Solution().podium([[8, 30], [6, 31], [8, 33], [4, 29]])
# %%
class Solution:
    def fuzzyFind(self, pat: str, text: str) -> int:
        i, score, run = 0, 0, 0
        for j, c in enumerate(text):
            if i < len(pat) and c.lower() == pat[i]:
                run += 1
                score += run + 2 * (j == 0 or text[j - 1] in "_-") + c.isupper()
                i += 1
            else:
                run = 0
        return score if i == len(pat) else i - len(pat)
#> Solution().fuzzyFind("mf", "my_file")
#> Solution().fuzzyFind("abc", "ABCdef")
#> Solution().fuzzyFind("xyz", "xylem")
#> Solution().fuzzyFind("gp", "getParent")
#> Solution().fuzzyFind("sd", "snow-dust")
# %%
from typing import List


class Solution:
    def coverNights(self, guards: List[List[int]], n: int) -> int:
        guards.sort()
        ans = end = far = i = 0
        while end < n:
            while i < len(guards) and guards[i][0] <= end:
                far = max(far, guards[i][1] - guards[i][0] % 2)
                i += 1
            if far <= end:
                return ~end
            end = far
            ans += 1
        return ans
#> Solution().coverNights([[0, 4], [3, 9]], 8)
#> Solution().coverNights([[0, 2], [5, 7]], 7)
#> Solution().coverNights([[2, 6], [0, 3], [1, 6], [6, 12]], 10)
#> Solution().coverNights([], 3)
#> Solution().coverNights([[0, 5], [1, 9], [4, 8], [8, 20]], 15)
# %%
from typing import List


class Solution:
    def nimRows(self, rows: List[int]) -> List[int]:
        x = 0
        for r in rows:
            x ^= r
        if not x:
            return []
        hb = 1 << x.bit_length() - 1
        i = next(i for i, r in enumerate(rows) if r & hb)
        take = rows[i] - (rows[i] ^ x)
        return [i, take, sum(rows) - take]
#> Solution().nimRows([3, 4, 5])
#> Solution().nimRows([1, 2, 3])
#> Solution().nimRows([7])
#> Solution().nimRows([6, 6, 9])
#> Solution().nimRows([10, 13, 2, 8])
# %%
class Solution:
    def noteLength(self, tune: str) -> float:
        beat = {"w": 4, "h": 2, "q": 1, "e": 0.5}
        tot = last = 0
        for c in tune:
            if c == ".":
                tot += (last := last / 2)
            elif c == "|":
                tot = tot if tot % 4 == 0 else (tot // 4 + 1) * 4
            else:
                tot += (last := beat.get(c, 0))
        return tot
#> Solution().noteLength("qqh")
#> Solution().noteLength("q.e|w")
#> Solution().noteLength("h..")
#> Solution().noteLength("zz|")
#> Solution().noteLength("e|ee|q.")
# %%
from typing import List


def slope_signs(a: List[int]) -> str:
    return "".join("^" if y > x else "v" if y < x else "_" for x, y in zip(a, a[1:]))


def longest_climb(a: List[int]) -> List[int]:
    s = slope_signs(a)
    runs = [len(r) for r in s.replace("_", "v").split("v")]
    best = max(runs)
    return [best, s.find("^" * best) if best else -1]
#> longest_climb([1, 2, 2, 3, 4])
#> longest_climb([5, 4, 3])
#> longest_climb([2, 6, 1, 7])
#> longest_climb([9])
#> longest_climb([0, 3, 5, 5, 6, 8, 9, 1])
# %%
from collections import namedtuple

Span = namedtuple("Span", "lo hi")


def cut_out(spans, hole):
    h = Span(*hole)
    res = []
    for s in map(Span._make, spans):
        if s.hi <= h.lo or h.hi <= s.lo:
            res.append(tuple(s))
            continue
        if s.lo < h.lo:
            res.append((s.lo, h.lo))
        if s.hi > h.hi:
            res.append((h.hi, s.hi))
    return res
#> cut_out([(0, 5), (8, 12)], (3, 9))
#> cut_out([(1, 10)], (4, 6))
#> cut_out([(2, 4)], (0, 9))
#> cut_out([(0, 2), (5, 7)], (2, 5))
#> cut_out([(-5, 5), (5, 15), (20, 30)], (0, 25))
# %%
from functools import reduce


def blend(colors: list[str]) -> str:
    def mix(a, b):
        return [(x * 2 + y) // 3 for x, y in zip(a, b)]

    rgb = [[int(c[i : i + 2], 16) for i in (0, 2, 4)] for c in colors]
    return "".join(f"{v:02x}" for v in reduce(mix, rgb))
#> blend(["ff0000", "0000ff"])
#> blend(["102030"])
#> blend(["ffffff", "000000", "ffffff"])
#> blend(["0a0b0c", "646464"])
#> blend(["808080", "7f9000", "00ff10"])
# %%
from heapq import heappush, heappop


def triage(cases: list[tuple[int, str]], slots: int) -> list[str]:
    q, seen = [], []
    for t, (sev, name) in enumerate(cases):
        heappush(q, (-sev, t, name))
        if len(q) > slots:
            s, w, n = heappop(q)
            seen.append(f"{n}{t - w}")
    while q:
        seen.append(heappop(q)[2])
    return seen
#> triage([(2, "ann"), (5, "bob"), (1, "cy")], 1)
#> triage([(3, "x"), (3, "y")], 2)
#> triage([], 1)
#> triage([(1, "p"), (9, "q"), (4, "r"), (7, "s")], 2)
#> triage([(8, "k"), (2, "l"), (2, "m")], 1)
# %%
from itertools import starmap


def gear_ratio(pairs: list[tuple[int, int]], rpm: int) -> list[int]:
    speeds = []
    for k in starmap(lambda a, b: a / b, pairs):
        rpm *= k
        speeds.append(round(rpm))
        if rpm < 1:
            break
    return speeds
#> gear_ratio([(10, 20), (30, 10)], 100)
#> gear_ratio([(1, 50), (1, 50), (4, 1)], 60)
#> gear_ratio([], 9)
#> gear_ratio([(3, 4), (3, 4), (3, 4)], 64)
#> gear_ratio([(7, 2), (5, 7)], 12)
# %%
def carousel(n, kicks):
    ring = list(range(n))
    i, out = 0, []
    for k in kicks:
        if len(ring) == 1:
            break
        i = (i + k) % len(ring)
        out.append(ring.pop(i))
        if k < 0:
            ring.reverse()
            i = len(ring) - i
    return out, ring
#> carousel(5, [2, 1, -1])
#> carousel(3, [0, 0, 0, 0])
#> carousel(6, [-2, 4])
#> carousel(1, [7])
#> carousel(4, [5, -3, 2])
# %%
from collections import Counter


def consensus(dna: list[str]) -> str:
    out = []
    for col in zip(*dna):
        (a, n), *rest = Counter(sorted(col)).most_common(2)
        if rest and rest[0][1] == n:
            a = "N"
        out.append(a.lower() if 2 * n <= len(dna) else a)
    return "".join(out)
#> consensus(["ACGT", "AGGT", "ACCT"])
#> consensus(["AA", "CC"])
#> consensus(["GATTACA"])
#> consensus(["ACG", "AGC", "CGT", "AGA"])
#> consensus(["TTA", "TCA", "GGA", "TAG", "CCC"])
# %%
from typing import List


class Solution:
    def widestPipe(self, n: int, pipes: List[List[int]]) -> int:
        def find(x: int) -> int:
            while p[x] != x:
                p[x] = x = p[p[x]]
            return x

        p = list(range(n))
        for a, b, w in sorted(pipes, key=lambda e: -e[2]):
            p[find(a)] = find(b)
            if find(0) == find(n - 1):
                return w
        return -sum(find(i) == find(0) for i in range(n))
#> Solution().widestPipe(3, [[0, 1, 5], [1, 2, 8]])
#> Solution().widestPipe(4, [[0, 1, 9], [2, 3, 4]])
#> Solution().widestPipe(4, [[0, 3, 2], [0, 1, 7], [1, 2, 6], [2, 3, 5]])
#> Solution().widestPipe(1, [])
#> Solution().widestPipe(5, [[4, 2, 3], [2, 0, 10], [1, 4, 8]])
# %%
from typing import List, Optional


class Solution:
    def peakHold(self, a: List[int], decay: int) -> List[Optional[int]]:
        hold, ans = None, []
        for x in a:
            if hold is None or x > hold:
                hold = x
                ans.append(None)
            else:
                hold = max(x, hold - decay)
                ans.append(hold)
        return ans
#> Solution().peakHold([5, 3, 4, 9], 1)
#> Solution().peakHold([1, 2, 3], 2)
#> Solution().peakHold([20, 0, 0, 0], 6)
#> Solution().peakHold([], 1)
#> Solution().peakHold([8, 8, 2, 7, 6], 3)
# %%
from typing import List


class Solution:
    def fenceOrders(self, planks: List[int], order: List[int]) -> List[int]:
        planks.sort()
        ans, l = [], 0
        for need in order:
            r = len(planks) - 1
            while l < r and planks[l] + planks[r] > need:
                r -= 1
            if l >= r:
                ans.append(0)
                continue
            ans.append(planks[l] + planks.pop(r))
            l += 1
        return ans
#> Solution().fenceOrders([3, 8, 5, 2], [10, 9])
#> Solution().fenceOrders([6, 7], [5, 20])
#> Solution().fenceOrders([1, 4, 9, 12, 2], [14, 6, 5])
#> Solution().fenceOrders([], [3])
#> Solution().fenceOrders([10, 10, 10], [25])
# %%
class Solution:
    def driftClock(self, hhmm: str, drift: int, hours: int) -> str:
        h, m = map(int, hhmm.split(":"))
        t = h * 60 + m
        while hours:
            t += 60 + drift
            drift -= (drift > 0) - (drift < 0)
            hours -= 1
            if t >= 1440:
                t -= 1440
                drift = -drift
        return f"{t // 60:02}:{t % 60:02}"
#> Solution().driftClock("09:50", 2, 3)
#> Solution().driftClock("22:30", -4, 3)
#> Solution().driftClock("00:00", 0, 5)
#> Solution().driftClock("23:59", 10, 1)
#> Solution().driftClock("12:05", -15, 4)
