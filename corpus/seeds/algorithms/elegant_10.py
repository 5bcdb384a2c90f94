# %%
from typing import List


class Solution:
    def tramFares(self, stops: List[int], zone: int) -> int:
        n = len(stops)
        f = [0] + [10**9] * n
        for i in range(1, n + 1):
            for j in range(i, 0, -1):
                span = stops[i - 1] - stops[j - 1]
                if span > 2 * zone:
                    break
                fare = 3 if span <= zone else 5
                f[i] = min(f[i], f[j - 1] + fare)
        return f[n]
#> Solution().tramFares([1, 4, 9], 4)
#> Solution().tramFares([6], 1)
#> Solution().tramFares([0, 2, 5, 11, 12], 3)
#> Solution().tramFares([], 3)
#> Solution().tramFares([3, 20, 40, 41], 9)
# %%
from typing import List


class Solution:
    def snowPlow(self, snow: List[int], load: int) -> List[int]:
        trips = 0
        for i, x in enumerate(snow):
            while x > 0:
                take = min(x, load)
                x -= take
                trips += 1 + (take < load)
            if i + 1 < len(snow):
                snow[i + 1] += trips % 3
        return [trips, max(snow, default=0)]
#> Solution().snowPlow([5, 2, 7], 3)
#> Solution().snowPlow([0, 0], 4)
#> Solution().snowPlow([10], 10)
#> Solution().snowPlow([], 1)
#> Solution().snowPlow([1, 8, 3, 6], 4)
# %%
from collections import defaultdict
from typing import List


class Solution:
    def invoiceGaps(self, ids: List[str]) -> List[str]:
        d = defaultdict(list)
        for s in ids:
            pre, num = s.split("-")
            d[pre].append(int(num))
        ans = []
        for pre, nums in sorted(d.items()):
            lo, hi = min(nums), max(nums)
            ans += [f"{pre}-{x}" for x in range(lo + 1, hi) if x not in nums]
        return ans
#> Solution().invoiceGaps(["a-1", "a-4", "b-2"])
#> Solution().invoiceGaps(["x-9"])
#> Solution().invoiceGaps(["q-5", "p-3", "p-5", "q-7"])
#> Solution().invoiceGaps(["k-10", "k-12", "k-11", "k-15"])
#> Solution().invoiceGaps(["z-0", "y-8", "z-2", "y-6"])
# %%
from typing import List


class Solution:
    def ballot(self, votes: List[str]) -> str:
        alive = sorted(set("".join(votes)))
        out = ""
        while len(alive) > 1:
            tops = [next((c for c in v if c in alive), "") for v in votes]
            best = max(alive, key=tops.count)
            if 2 * tops.count(best) > len(votes):
                return best + out.lower()
            worst = min(alive, key=tops.count)
            alive.remove(worst)
            out += worst
        return "".join(alive) + out.lower()
#> Solution().ballot(["ABC", "BCA", "ACB"])
#> Solution().ballot(["XY", "YX"])
#> Solution().ballot(["PQR", "QRP", "RQP", "QPR"])
#> Solution().ballot([])
#> Solution().ballot(["D", "ED", "FED", "DE", "EF"])
# %%
from bisect import bisect_left, insort
from typing import List


class Solution:
    def lockerPick(self, free: List[int], want: List[int]) -> List[int]:
        free.sort()
        ans = []
        for w in want:
            i = bisect_left(free, w)
            if i == len(free):
                ans.append(-1)
                insort(free, w // 2)
            else:
                ans.append(free.pop(i))
        return ans
#> Solution().lockerPick([5, 2, 9], [4, 4, 10])
#> Solution().lockerPick([1], [8, 3, 1])
#> Solution().lockerPick([], [6, 2])
#> Solution().lockerPick([12, 30, 21], [20, 13, 25, 7])
#> Solution().lockerPick([3, 3, 3], [3, 2])
# %%
class Solution:
    def antOnTape(self, tape: str, rule: str, steps: int) -> str:
        a = list(tape)
        i, d = len(a) // 2, 1
        for _ in range(steps):
            c = int(a[i])
            a[i] = str((c + 1) % len(rule))
            d = d if rule[c] == "F" else -d
            i = (i + d) % len(a)
        return "".join(a) + f"@{i}"
#> Solution().antOnTape("00000", "FB", 4)
#> Solution().antOnTape("010", "BF", 3)
#> Solution().antOnTape("0", "F", 2)
#> Solution().antOnTape("1020", "FBB", 6)
#> Solution().antOnTape("0000000", "BB", 5)
# %%
from typing import List


class Solution:
    def splitEstate(self, plots: List[int], heirs: int) -> int:
        def heirs_for(x: int) -> int:
            k = s = 0
            for p in plots:
                s += p
                if s >= x:
                    k, s = k + 1, 0
            return k

        lo, hi = 0, sum(plots) // heirs
        while lo < hi:
            mid = (lo + hi + 1) >> 1
            if heirs_for(mid) >= heirs:
                lo = mid
            else:
                hi = mid - 1
        return lo
#> Solution().splitEstate([4, 3, 6, 2], 2)
#> Solution().splitEstate([9, 1, 1], 3)
#> Solution().splitEstate([5], 1)
#> Solution().splitEstate([2, 2], 3)
#> Solution().splitEstate([7, 8, 1, 6, 5], 3)
# %%
from functools import cache


class Solution:
    def passwordWays(self, n: int, k: int) -> int:
        @cache
        def f(i: int, vowels: int) -> int:
            if vowels < 0:
                return 0
            if i == n:
                return 1
            return 2 * f(i + 1, k) + 3 * f(i + 1, vowels - 1)

        return f(0, k) % 1007
#> Solution().passwordWays(3, 1)
#> Solution().passwordWays(2, 0)
#> Solution().passwordWays(1, 5)
#> Solution().passwordWays(5, 2)
#> Solution().passwordWays(0, 1)
# %%
from heapq import heappop, heappush
from typing import List


class Solution:
    def meteorShelter(self, days: List[int], kits: int) -> int:
        q, lost = [], 0
        for i, x in enumerate(days):
            heappush(q, x)
            if len(q) > kits:
                lost += heappop(q)
            if lost >= 10:
                return i
        return -lost
#> Solution().meteorShelter([3, 8, 1, 6], 2)
#> Solution().meteorShelter([5, 5, 5], 1)
#> Solution().meteorShelter([9, 7], 3)
#> Solution().meteorShelter([2, 12, 4, 6, 10], 2)
#> Solution().meteorShelter([11], 0)
# %%
from itertools import combinations
from typing import List


class Solution:
    def dimmerSets(self, lamps: List[int], k: int, tol: int) -> List[List[int]]:
        res = []
        for c in combinations(range(len(lamps)), k):
            vals = [lamps[i] for i in c]
            if max(vals) - min(vals) <= tol:
                res.append([*c, sum(vals)])
        return sorted(res, key=lambda r: -r[-1])[:2]
#> Solution().dimmerSets([10, 14, 11, 20], 2, 4)
#> Solution().dimmerSets([5, 50], 2, 10)
#> Solution().dimmerSets([7, 8, 9, 7], 3, 1)
#> Solution().dimmerSets([1, 2], 1, 0)
#> Solution().dimmerSets([30, 32, 35, 31], 3, 3)
# %%
from typing import List


class Solution:
    def mazeKeys(self, g: List[str]) -> int:
        m, n = len(g), len(g[0])
        q, vis, d = [(0, 0, 0)], {(0, 0, 0)}, 0
        while q:
            nq = []
            for i, j, keys in q:
                if g[i][j] == "E":
                    return d
                for x, y in (i + 1, j), (i, j + 1), (i - 1, j), (i, j - 1):
                    if not (0 <= x < m and 0 <= y < n) or (c := g[x][y]) == "#":
                        continue
                    if c == "D" and not keys:
                        continue
                    s = (x, y, keys | (c == "k"))
                    if s not in vis:
                        vis.add(s)
                        nq.append(s)
            q, d = nq, d + 1
        return -1
#> Solution().mazeKeys([".DE", "k##"])
#> Solution().mazeKeys([".E"])
#> Solution().mazeKeys([".#E"])
#> Solution().mazeKeys(["kDE"])
#> Solution().mazeKeys(["..", "DE"])
# %%
class Solution:
    def lineWrap(self, words: str, w: int) -> list:
        lines, cur = [], []
        for x in words.split():
            if cur and sum(map(len, cur)) + len(cur) + len(x) > w:
                lines.append(w - sum(map(len, cur)) - len(cur) + 1)
                cur = []
            cur.append(x)
        return lines + [-len(cur)]
#> Solution().lineWrap("a bb ccc dd", 6)
#> Solution().lineWrap("hello", 3)
#> Solution().lineWrap("", 5)
#> Solution().lineWrap("to be or not to be", 8)
#> Solution().lineWrap("one three five", 9)
# %%
from typing import List


class Solution:
    def orchard(self, rows: List[List[int]]) -> int:
        m, n = len(rows), len(rows[0])
        s = [[0] * (n + 1) for _ in range(m + 1)]
        for i, r in enumerate(rows):
            for j, x in enumerate(r):
                s[i + 1][j + 1] = s[i][j + 1] + s[i + 1][j] - s[i][j] + x
        return max(s[i + 2][j + 2] - s[i][j + 2] - s[i + 2][j] + s[i][j] for i in range(m - 1) for j in range(n - 1))
#> Solution().orchard([[1, 2], [3, 4]])
#> Solution().orchard([[5, 0, 1], [2, 2, 9]])
#> Solution().orchard([[1, 1], [0, -4], [6, 3]])
#> Solution().orchard([[-1, -2, -3], [-4, -5, -6]])
#> Solution().orchard([[0, 7, 0], [7, 0, 7], [0, 7, 8]])
# %%
from collections import Counter
from typing import List


class Solution:
    def dominoPairs(self, a: List[List[int]]) -> int:
        cnt, ans = Counter(), 0
        for x, y in a:
            k = min(x, y) * 10 + max(x, y)
            ans += cnt[k] * (2 if x == y else 1)
            cnt[k] += 1
        return ans
#> Solution().dominoPairs([[1, 2], [2, 1], [3, 4]])
#> Solution().dominoPairs([[5, 5], [5, 5], [5, 5]])
#> Solution().dominoPairs([[1, 1]])
#> Solution().dominoPairs([[6, 2], [2, 6], [6, 2], [2, 2], [2, 2]])
#> Solution().dominoPairs([[1, 3], [3, 1], [3, 1], [1, 3]])
# %%
from typing import List


class Solution:
    def zipperChain(self, left: str, right: str) -> str:
        ans, i, j = [], 0, 0
        while i < len(left) and j < len(right):
            a, b = left[i], right[j]
            if a == b:
                ans.append(a.upper())
                i, j = i + 1, j + 1
            elif ord(a) - ord(b) in (-1, 1):
                ans.append(min(a, b))
                i, j = i + 1, j + 1
            elif len(left) - i >= len(right) - j:
                i += 1
            else:
                j += 1
        return "".join(ans)
#> Solution().zipperChain("abc", "abd")
#> Solution().zipperChain("stone", "tune")
#> Solution().zipperChain("aaa", "zz")
#> Solution().zipperChain("", "k")
#> Solution().zipperChain("lemon", "melon")
# %%
from typing import List


class Solution:
    def tempoShift(self, bpm: List[int]) -> List[int]:
        ans = []
        for i, x in enumerate(bpm):
            lo = next((j for j in range(i - 1, -1, -1) if bpm[j] < x), -1)
            hi = next((j for j in range(i + 1, len(bpm)) if bpm[j] > x), len(bpm))
            ans.append((hi - i) * (i - lo))
        return ans
#> Solution().tempoShift([90, 100, 80])
#> Solution().tempoShift([60, 70, 80, 90])
#> Solution().tempoShift([120])
#> Solution().tempoShift([50, 50, 50])
#> Solution().tempoShift([110, 95, 130, 100, 105])
# %%
from math import isqrt


class Solution:
    def splitSquares(self, n: int) -> list:
        ans = []
        while n:
            r = isqrt(n)
            if (n - r * r) % 4 == 3 and r > 1:
                r -= 1
            ans.append(r)
            n -= r * r
        return ans
#> Solution().splitSquares(30)
#> Solution().splitSquares(12)
#> Solution().splitSquares(99)
#> Solution().splitSquares(1)
#> Solution().splitSquares(2023)
# %%
from typing import List


class Solution:
    def rehearsal(self, parts: List[List[int]]) -> List[int]:
        order, wait = [], {}
        left = [p[:] for p in parts]
        day = 0
        while any(left) and day < 9:
            busy = []
            for i, p in enumerate(left):
                if p and p[0] not in busy:
                    busy.append(p.pop(0))
                elif p:
                    wait[i] = wait.get(i, 0) + 1
            order.append(len(busy))
            day += 1
        return order + sorted(wait.values())
#> Solution().rehearsal([[1, 2], [1, 3]])
#> Solution().rehearsal([[4], [4], [4]])
#> Solution().rehearsal([[1, 2, 3], [2], []])
#> Solution().rehearsal([])
#> Solution().rehearsal([[5, 5], [5, 6], [6, 5]])
# %%
class Solution:
    def grayWalk(self, n: int, start: int) -> list:
        seq = [i ^ i >> 1 for i in range(1 << n)]
        k = seq.index(start)
        seq = seq[k:] + seq[:k]
        return [b - a for a, b in zip(seq, seq[1:]) if (a & b).bit_count() % 2 == 0]
#> Solution().grayWalk(2, 0)
#> Solution().grayWalk(3, 5)
#> Solution().grayWalk(1, 1)
#> Solution().grayWalk(3, 0)
#> Solution().grayWalk(4, 12)
# %%
from collections import defaultdict
from typing import List


class Solution:
    def courseLoad(self, pre: List[List[int]], hours: List[int]) -> int:
        g = defaultdict(list)
        for a, b in pre:
            g[b].append(a)

        def dfs(i: int) -> int:
            if i not in memo:
                memo[i] = -1
                subs = [dfs(j) for j in g[i]]
                memo[i] = -1 if -1 in subs else hours[i] + max(subs, default=0)
            return memo[i]

        memo = {}
        return max(dfs(i) for i in range(len(hours)))
#> Solution().courseLoad([[1, 0], [2, 1]], [3, 4, 5])
#> Solution().courseLoad([[0, 1], [1, 0]], [2, 2])
#> Solution().courseLoad([], [6, 1])
#> Solution().courseLoad([[2, 0], [2, 1], [3, 0]], [5, 8, 2, 7])
#> Solution().courseLoad([[0, 1], [1, 0], [2, 0]], [1, 1, 30])
# %%
from typing import List


class Solution:
    def ridgeWalk(self, h: List[int], stamina: int) -> int:
        i = 0
        while i + 1 < len(h):
            climb = h[i + 1] - h[i]
            cost = climb * 2 if climb > 0 else 1
            if cost > stamina:
                return i
            stamina -= cost
            if climb < 0:
                stamina += min(3, -climb)
            i += 1
        return i + stamina * 10
#> Solution().ridgeWalk([1, 3, 2, 6], 10)
#> Solution().ridgeWalk([5, 4, 3, 2], 0)
#> Solution().ridgeWalk([9, 2, 4, 4], 6)
#> Solution().ridgeWalk([8], 3)
#> Solution().ridgeWalk([0, 1, 2, 3, 4], 5)
# %%
from typing import List


class Solution:
    def chordShapes(self, frets: List[int]) -> str:
        played = [f for f in frets if f > 0]
        if not played:
            return "open"
        lo, hi = min(played), max(played)
        barre = played.count(lo) >= 3 and 0 not in frets
        shape = "".join("x" if f < 0 else "0" if f == 0 else str(f - lo + 1) for f in frets)
        return f"{'b' if barre else ''}{lo}:{shape}" if hi - lo < 4 else f"!{hi - lo}"
#> Solution().chordShapes([-1, 3, 2, 0, 1, 0])
#> Solution().chordShapes([0, 0, 0])
#> Solution().chordShapes([5, 7, 7, 6, 5, 5])
#> Solution().chordShapes([1, 9, -1])
#> Solution().chordShapes([-1, -1, 4, 4, 4, 6])
# %%
from itertools import permutations
from typing import List


class Solution:
    def tallySeats(self, likes: List[List[int]]) -> List[int]:
        n = len(likes)
        best, seat = -100, []
        for p in permutations(range(1, n)):
            ring = (0, *p)
            s = sum(likes[a][b] for a, b in zip(ring, ring[1:] + ring[:1]))
            if s > best:
                best, seat = s, [*ring]
        return seat + [best]
#> Solution().tallySeats([[0, 3, 1], [2, 0, 5], [4, 1, 0]])
#> Solution().tallySeats([[0, 1], [6, 0]])
#> Solution().tallySeats([[0]])
#> Solution().tallySeats([[0, -2, 7], [9, 0, -1], [1, 8, 0]])
#> Solution().tallySeats([[0, 1, 2], [2, 0, 1], [1, 2, 0]])
# %%
from typing import List


class Solution:
    def cropCircle(self, a: List[int]) -> List[int]:
        n = len(a)
        nxt = [(i + a[i]) % n for i in range(n)]
        slow = fast = 0
        while True:
            slow = nxt[slow]
            fast = nxt[nxt[fast]]
            if slow == fast:
                break
        slow = steps = 0
        while slow != fast:
            slow, fast = nxt[slow], nxt[fast]
            steps += 1
        return [steps, slow]
#> Solution().cropCircle([1, 1, 1])
#> Solution().cropCircle([2, 0, 1, -1])
#> Solution().cropCircle([0])
#> Solution().cropCircle([3, 2, 1, 1, -2])
#> Solution().cropCircle([4, 1, 2, 6, 9, 3])
# %%
class Solution:
    def secretDates(self, s: str) -> list:
        ans = []
        for i in range(len(s) - 3):
            d, m = int(s[i : i + 2]), int(s[i + 2 : i + 4])
            if 1 <= m <= 12 and 1 <= d <= (30 if m in (4, 6, 9, 11) else 29 if m == 2 else 31):
                ans.append(m * 100 + d)
        return ans
#> Solution().secretDates("310412")
#> Solution().secretDates("9999")
#> Solution().secretDates("01012")
#> Solution().secretDates("2902")
#> Solution().secretDates("1211109")
# %%
from typing import List


class Solution:
    def fishPond(self, fish: List[int]) -> List[int]:
        stk: List[int] = []
        for x in fish:
            while stk and x < 0 < stk[-1]:
                top = stk.pop()
                if top > -x:
                    x = top + x // 2
                elif top == -x:
                    x = 0
                else:
                    x += -(top // 2)
            if x:
                stk.append(x)
        return stk
#> Solution().fishPond([5, -3])
#> Solution().fishPond([4, -4, 2])
#> Solution().fishPond([-6, 6])
#> Solution().fishPond([3, 2, -8, 1])
#> Solution().fishPond([10, 4, -5, -2])
# %%
from collections import Counter
from typing import List


class Solution:
    def shoeStore(self, sizes: List[int], buyers: List[List[int]]) -> int:
        stock = Counter(sizes)
        ans = 0
        for s, pay in sorted(buyers, key=lambda b: -b[1]):
            pick = next((x for x in (s, s + 1, s - 1) if stock[x] > 0), None)
            if pick is None:
                continue
            stock[pick] -= 1
            ans += pay if pick == s else pay * 3 // 4
        return ans
#> Solution().shoeStore([40, 41, 41], [[40, 60], [40, 80]])
#> Solution().shoeStore([38], [[42, 100]])
#> Solution().shoeStore([39, 39, 44], [[39, 50], [43, 45], [40, 70]])
#> Solution().shoeStore([], [])
#> Solution().shoeStore([36, 37, 38], [[37, 20], [37, 25], [37, 30], [37, 35]])
# %%
class Solution:
    def dnaRepair(self, a: str, b: str) -> str:
        comp = dict(zip("ACGT", "TGCA"))
        fixed, bad = [], 0
        for x, y in zip(a, b):
            if comp.get(x) == y:
                fixed.append(x)
            elif x in comp and y not in comp:
                fixed.append(x.lower())
            elif y in comp and x not in comp:
                fixed.append(comp[y].lower())
            else:
                bad += 1
        return "".join(fixed) + str(bad)
#> Solution().dnaRepair("ACGT", "TGCA")
#> Solution().dnaRepair("A?G", "TGC")
#> Solution().dnaRepair("AAC", "A??")
#> Solution().dnaRepair("??", "?T")
#> Solution().dnaRepair("GATT", "C-AC")
# %%
from typing import List


class Solution:
    def balancePoles(self, w: List[int]) -> float:
        l, r = 0, len(w) - 1
        torque = 0
        while l < r:
            torque += (r - l) * (w[r] - w[l])
            l, r = l + 1, r - 1
        return (len(w) - 1 + torque / sum(w)) / 2 if sum(w) else -1.0
#> Solution().balancePoles([1, 2, 1])
#> Solution().balancePoles([0, 0])
#> Solution().balancePoles([4, 0, 0, 4])
#> Solution().balancePoles([1, 1, 2])
#> Solution().balancePoles([8, 0, 0, 0, 8, 16])
# %%
from typing import List


class Solution:
    def seedRows(self, n: int, edges: List[List[int]]) -> List[int]:
        color = [-1] * n
        g = [[] for _ in range(n)]
        for a, b in edges:
            g[a].append(b)
            g[b].append(a)

        def dfs(i: int, c: int) -> bool:
            color[i] = c
            return all(color[j] == -c + 3 or color[j] < 0 and dfs(j, 3 - c) for j in g[i])

        for i in range(n):
            if color[i] < 0 and not dfs(i, 1 + (len(g[i]) == 0)):
                return [-i]
        return color
#> Solution().seedRows(4, [[0, 1], [1, 2], [2, 3]])
#> Solution().seedRows(3, [[0, 1], [1, 2], [2, 0]])
#> Solution().seedRows(3, [])
#> Solution().seedRows(5, [[0, 2], [1, 3], [3, 4], [4, 1]])
#> Solution().seedRows(4, [[3, 0], [3, 1]])
# %%
def stopwatch(laps: list[str]) -> str:
    tot, best = 0, None
    for lap in laps:
        m, s = lap.split(":")
        t = int(m) * 60 + int(s)
        if best is None or t < best:
            best = t
        tot += t
    if best is None:
        return "--"
    return f"{tot // 60}:{tot % 60:02}/{best}"
#> stopwatch(["1:30", "0:45"])
#> stopwatch([])
#> stopwatch(["2:05", "2:04", "1:59"])
#> stopwatch(["0:09"])
#> stopwatch(["10:00", "0:59", "3:41"])
# %%
from itertools import count


def first_free(taken: list[str], base: str, width: int = 0) -> str:
    if base not in taken:
        return base
    for i in count(2):
        name = f"{base}{i:0{width}}" if width else f"{base}-{i}"
        if name not in taken:
            return name
        if i > len(taken) + 2:
            raise ValueError(base)
#> first_free(["doc"], "doc")
#> first_free(["doc", "doc-2", "doc-3"], "doc")
#> first_free(["img", "img02"], "img", 2)
#> first_free([], "new")
#> first_free(["a", "a3", "a-2"], "a", 1)
# %%
from functools import reduce


def route(tree: dict, keys: str):
    def step(node, k):
        if isinstance(node, dict):
            return node.get(k, node.get("*"))
        if isinstance(node, list) and k.isdigit() and int(k) < len(node):
            return node[int(k)]
        return None

    got = reduce(step, keys.split("."), tree)
    return got if not isinstance(got, (dict, list)) else len(got)
#> route({"a": {"b": 7}}, "a.b")
#> route({"a": [1, 2, 3]}, "a.5")
#> route({"*": {"x": [4, 9]}}, "q.x.1")
#> route({"p": {"q": {}, "r": 1}}, "p")
#> route({"m": 3}, "m.n.o")
# %%
from collections import deque


def smooth(a: list[int], k: int) -> list[int]:
    win, s, out = deque(maxlen=k), 0, []
    for x in a:
        if len(win) == k:
            s -= win[0]
        win.append(x)
        s += x
        out.append(s // len(win))
    return out
#> smooth([4, 8, 6, 2], 2)
#> smooth([10], 3)
#> smooth([1, 2, 3, 4, 5], 3)
#> smooth([], 1)
#> smooth([-5, 7, 0, 13], 4)
# %%
def parse_flags(args: list[str]) -> dict:
    out, key = {}, None
    for a in args:
        if a.startswith("--"):
            key, eq, val = a[2:].partition("=")
            out[key] = val if eq else True
            key = None if eq else key
        elif key:
            out[key], key = a, None
        else:
            out.setdefault("_", []).append(a)
    return out
#> parse_flags(["--x", "1", "y"])
#> parse_flags(["--v", "--w=3"])
#> parse_flags(["a", "b"])
#> parse_flags([])
#> parse_flags(["--n=", "--m", "k", "--m"])
# %%
from bisect import bisect


def lottery(weights: list[int], draws: list[int]) -> list[int]:
    cum = []
    for w in weights:
        cum.append(w + (cum[-1] if cum else 0))
    hits = [0] * len(weights)
    for d in draws:
        hits[bisect(cum, d % cum[-1])] += 1
    return hits
#> lottery([1, 3, 2], [0, 4, 7, 5])
#> lottery([5], [3, 99])
#> lottery([2, 0, 2], [1, 2, 3])
#> lottery([10, 10, 10], [29, 15, 31, 44, 60])
#> lottery([4, 1], [])
# %%
def life_row(cells: str, steps: int) -> list[str]:
    rows = [cells]
    for _ in range(steps):
        c = rows[-1]
        n = len(c)
        nxt = "".join("#" if (c[i - 1] + c[(i + 1) % n]).count("#") == 1 + (c[i] == "#") else "." for i in range(n))
        if nxt in rows:
            break
        rows.append(nxt)
    return rows[1:]
#> life_row("..#..", 3)
#> life_row("####", 2)
#> life_row("#.#", 4)
#> life_row(".##.#", 2)
#> life_row("....", 1)
# %%
from typing import List


class Solution:
    def campTents(self, tents: List[int], hikers: List[List[int]]) -> List[int]:
        free = tents[:]
        ans = []
        for size, stay in hikers:
            fit = [i for i, f in enumerate(free) if f >= size]
            if not fit:
                ans.append(-size)
                continue
            i = min(fit, key=lambda i: (free[i] - size, i))
            free[i] -= size if stay else 0
            ans.append(i)
        return ans + [sum(free)]
#> Solution().campTents([4, 2], [[2, 1], [3, 1], [2, 0]])
#> Solution().campTents([1], [[2, 1]])
#> Solution().campTents([6, 6], [[5, 0], [5, 1], [2, 1]])
#> Solution().campTents([], [])
#> Solution().campTents([3, 5, 4], [[4, 1], [4, 1], [3, 1], [1, 1]])
# %%
from typing import List


class Solution:
    def bellTower(self, rings: List[int], mute: int) -> int:
        ans, last = 0, -mute
        for t in sorted(rings):
            if t - last < mute:
                last = max(last, t - 1)
                continue
            ans += 1
            last = t
        return ans * 100 + last
#> Solution().bellTower([1, 4, 9], 3)
#> Solution().bellTower([5, 6, 7, 8], 2)
#> Solution().bellTower([], 4)
#> Solution().bellTower([20, 3, 11, 15], 6)
#> Solution().bellTower([2, 2, 2], 1)
# %%
from typing import List


class Solution:
    def mapFold(self, g: List[str]) -> List[str]:
        def blend(a: str, b: str) -> str:
            return "".join(max(x, y) if "." not in (x, y) else x if y == "." else y for x, y in zip(a, b))

        while len(g) > 1:
            half = len(g) // 2
            top, bot = g[:half], g[-half:][::-1]
            g = [blend(a, b) for a, b in zip(top, bot)] + g[half : len(g) - half]
            if len(g) == 2:
                break
        return g
#> Solution().mapFold(["a.", ".b"])
#> Solution().mapFold(["x..", ".y.", "..z"])
#> Solution().mapFold(["ab"])
#> Solution().mapFold([".a", "b.", "..", "c."])
#> Solution().mapFold(["k.", "m.", "n.", ".p", ".q"])
