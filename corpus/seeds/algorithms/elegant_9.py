# %%
from typing import List


class Solution:
    def hoistCrates(self, crates: List[int], cranes: List[int]) -> int:
        crates.sort(reverse=True)
        cranes.sort(reverse=True)
        if crates and (not cranes or crates[0] > cranes[0]):
            return -1
        ans = 0
        while crates:
            ans += 1
            i = 0
            for c in cranes:
                while i < len(crates) and crates[i] > c:
                    i += 1
                if i == len(crates):
                    break
                crates.pop(i)
        return ans
#> Solution().hoistCrates([2, 5, 9], [6, 10])
#> Solution().hoistCrates([8], [7])
#> Solution().hoistCrates([3, 3, 3, 3], [4])
#> Solution().hoistCrates([], [1])
#> Solution().hoistCrates([12, 4, 11, 6, 5], [15, 6, 12])
# %%
from itertools import pairwise
from typing import List


class Solution:
    def keyTravel(self, word: str, layout: str, w: int) -> int:
        pos = {c: divmod(i, w) for i, c in enumerate(layout)}
        ans = 0
        for a, b in pairwise(word):
            (x, y), (u, v) = pos.get(a, (0, 0)), pos.get(b, (0, 0))
            ans += max(abs(x - u), abs(y - v)) or 1
        return ans
#> Solution().keyTravel("bead", "abcdef", 3)
#> Solution().keyTravel("aa", "abcd", 2)
#> Solution().keyTravel("z", "xyz", 1)
#> Solution().keyTravel("pqrs", "srqp", 4)
#> Solution().keyTravel("face?", "abcdefgh", 4)
# %%
from functools import cache
from typing import List


class Solution:
    def loudestChoir(self, v: List[int]) -> int:
        @cache
        def dfs(l: int, r: int, k: int) -> int:
            if l > r:
                return 0
            a = v[l] * k + dfs(l + 1, r, k + 1)
            b = v[r] * k + dfs(l, r - 1, k + 1)
            return max(a, b)

        return dfs(0, len(v) - 1, 1)
#> Solution().loudestChoir([4, 1, 3])
#> Solution().loudestChoir([-2, 7])
#> Solution().loudestChoir([5])
#> Solution().loudestChoir([9, 2, 2, 8])
#> Solution().loudestChoir([0, -1, 6])
# %%
from collections import defaultdict
from typing import List


class Solution:
    def treasureRows(self, rows: List[str]) -> List[int]:
        d = defaultdict(list)
        for i, r in enumerate(rows):
            for j, c in enumerate(r):
                if c.isupper():
                    d[c].append((i, j))
        ans = []
        for c in sorted(d):
            (a, b), (x, y) = d[c][0], d[c][-1]
            ans.append((x - a + 1) * (abs(y - b) + 1))
        return ans
#> Solution().treasureRows(["A..", "..A"])
#> Solution().treasureRows(["...", "x.y"])
#> Solution().treasureRows(["BB", "AB"])
#> Solution().treasureRows(["Q.R", ".Q.", "R.."])
#> Solution().treasureRows(["ZZZZ"])
# %%
from heapq import heapify, heappop, heappush
from typing import List


class Solution:
    def evenGarden(self, beds: List[int], cans: int) -> List[int]:
        q = [(x, i) for i, x in enumerate(beds)]
        heapify(q)
        while cans > 0:
            x, i = heappop(q)
            nxt = q[0][0] if q else x + cans
            add = max(1, min(cans, nxt - x))
            cans -= add
            heappush(q, (x + add, i))
        return [x for x, _ in sorted(q, key=lambda p: p[1])]
#> Solution().evenGarden([2, 5, 3], 4)
#> Solution().evenGarden([1, 9], 3)
#> Solution().evenGarden([7], 10)
#> Solution().evenGarden([4, 4, 4], 5)
#> Solution().evenGarden([6, 0, 2, 8], 0)
# %%
class Solution:
    def morphSteps(self, s: str, rules: dict) -> list:
        seen = {s: 0}
        i = 0
        while True:
            for a, b in rules.items():
                if a in s:
                    s = s.replace(a, b, 1)
                    break
            else:
                return [s, i]
            i += 1
            if s in seen:
                return [s, seen[s] - i]
            seen[s] = i
#> Solution().morphSteps("aab", {"ab": "b"})
#> Solution().morphSteps("xy", {"xy": "yx", "yx": "xy"})
#> Solution().morphSteps("ooo", {"oo": "u"})
#> Solution().morphSteps("cat", {})
#> Solution().morphSteps("1101", {"10": "01", "011": "x"})
# %%
from typing import List


class Solution:
    def bridgeCost(self, cliffs: List[int], k: int) -> int:
        n = len(cliffs)
        f = [0] + [10**9] * (n - 1)
        for i in range(1, n):
            for j in range(max(0, i - k), i):
                drop = cliffs[j] - cliffs[i]
                f[i] = min(f[i], f[j] + (drop if drop > 0 else -2 * drop) + (i - j == k))
        return f[-1]
#> Solution().bridgeCost([3, 8, 4, 4], 2)
#> Solution().bridgeCost([10, 1], 1)
#> Solution().bridgeCost([5, 9, 9, 5, 6], 3)
#> Solution().bridgeCost([7], 4)
#> Solution().bridgeCost([2, 4, 6, 8, 1], 2)
# %%
from bisect import bisect_right
from typing import List


class Solution:
    def jobHop(self, jobs: List[List[int]]) -> int:
        jobs.sort(key=lambda j: j[1])
        ends = [e for _, e, _ in jobs]
        f = [0]
        for i, (s, e, p) in enumerate(jobs):
            j = bisect_right(ends, s, hi=i)
            f.append(max(f[-1], f[j] + p * (e - s)))
        return f[-1]
#> Solution().jobHop([[1, 3, 5], [2, 6, 4], [3, 5, 2]])
#> Solution().jobHop([[0, 1, 9]])
#> Solution().jobHop([[0, 10, 1], [2, 4, 3], [4, 8, 2]])
#> Solution().jobHop([])
#> Solution().jobHop([[5, 6, 7], [1, 2, 7], [2, 5, 1]])
# %%
from typing import List


class Solution:
    def blackoutMap(self, n: int, wires: List[List[int]], cut: int) -> List[int]:
        g = [set() for _ in range(n)]
        for a, b in wires:
            if cut not in (a, b):
                g[a].add(b)
                g[b].add(a)
        vis, ans = [False] * n, []
        for s in range(n):
            if vis[s] or s == cut:
                continue
            stk, size = [s], 0
            vis[s] = True
            while stk:
                i = stk.pop()
                size += 1
                for j in sorted(g[i]):
                    if not vis[j]:
                        vis[j] = True
                        stk.append(j)
            ans.append(size)
        return sorted(ans)
#> Solution().blackoutMap(4, [[0, 1], [1, 2], [2, 3]], 1)
#> Solution().blackoutMap(3, [[0, 1], [1, 2], [2, 0]], 2)
#> Solution().blackoutMap(5, [[0, 4], [1, 4], [2, 4]], 4)
#> Solution().blackoutMap(1, [], 0)
#> Solution().blackoutMap(5, [[0, 1], [1, 2], [3, 4]], 3)
# %%
class Solution:
    def trimZeros(self, s: str) -> str:
        whole, _, frac = s.partition(".")
        whole = whole.lstrip("0") or "0"
        frac = frac.rstrip("0")
        if not frac:
            return whole
        k = len(frac) - len(frac.lstrip("0"))
        return f"{whole}.{frac}" if k < 3 else f"{whole}+{frac[k:]}e-{k + 1}"
#> Solution().trimZeros("007.50")
#> Solution().trimZeros("0.00042")
#> Solution().trimZeros("12.000")
#> Solution().trimZeros("0000")
#> Solution().trimZeros("3.0001500")
# %%
from typing import List


class Solution:
    def stonePath(self, stones: List[int], jump: int) -> int:
        def dfs(i: int, k: int) -> int:
            nonlocal ans
            ans = max(ans, stones[i])
            vis.add((i, k))
            for d in (k - 1, k + 1):
                if d > 0 and (nx := stones[i] + d) in idx and (idx[nx], d) not in vis:
                    dfs(idx[nx], d)
            return ans

        idx = {x: i for i, x in enumerate(stones)}
        ans, vis = 0, set()
        return dfs(0, jump)
#> Solution().stonePath([0, 2, 3, 5, 8], 1)
#> Solution().stonePath([0, 4, 9, 15], 3)
#> Solution().stonePath([1, 2], 5)
#> Solution().stonePath([0, 1, 3, 4, 6, 9], 2)
#> Solution().stonePath([5, 8, 10, 11], 2)
# %%
from collections import deque
from typing import List


class Solution:
    def dodgeBall(self, n: int, balls: List[List[int]]) -> int:
        bad = {tuple(b) for b in balls}
        q = deque([(0, 0)])
        best = 0
        while q:
            t, x = q.popleft()
            best = max(best, t)
            for nx in (x - 1, x, x + 1):
                nxt = (t + 1, nx)
                if 0 <= nx < n and t < 3 and nxt not in bad and nxt not in q:
                    q.append(nxt)
        return best
#> Solution().dodgeBall(2, [[1, 0], [2, 1]])
#> Solution().dodgeBall(1, [[2, 0]])
#> Solution().dodgeBall(3, [[1, 0], [1, 1]])
#> Solution().dodgeBall(2, [[1, 0], [3, 0], [3, 1]])
#> Solution().dodgeBall(3, [[1, 1], [2, 0], [2, 1], [3, 1]])
# %%
from typing import List


class Solution:
    def seamCost(self, g: List[List[int]]) -> List[int]:
        f, back = g[0][:], []
        for row in g[1:]:
            nf, ch = [], []
            for j, x in enumerate(row):
                k = min(range(max(0, j - 1), min(len(row), j + 2)), key=f.__getitem__)
                nf.append(f[k] + x)
                ch.append(k)
            f = nf
            back.append(ch)
        j = f.index(min(f))
        path = [j]
        for ch in reversed(back):
            path.append(ch[path[-1]])
        return path[::-1]
#> Solution().seamCost([[1, 4, 2], [3, 1, 9]])
#> Solution().seamCost([[5, 5], [1, 2], [8, 3]])
#> Solution().seamCost([[9, 3, 7]])
#> Solution().seamCost([[2, 8, 8], [8, 8, 1], [4, 2, 0]])
#> Solution().seamCost([[6], [7]])
# %%
from itertools import groupby
from typing import List


class Solution:
    def lookSay(self, s: str, k: int) -> List[int]:
        ans = [len(s)]
        for _ in range(k):
            s = "".join(c + str(len(list(g))) for c, g in groupby(s))
            ans.append(len(s))
            if ans[-1] > 9:
                break
        return ans + [int(s) % 1000]
#> Solution().lookSay("11", 2)
#> Solution().lookSay("3", 3)
#> Solution().lookSay("222222", 1)
#> Solution().lookSay("1234567", 4)
#> Solution().lookSay("50", 0)
# %%
from typing import List


class Solution:
    def lockers(self, n: int, k: int, ops: List[int]) -> List[int]:
        state = (1 << n) - 1
        for x in ops:
            i = abs(x) - 1
            m = 1 << i | 1 << (i + k) % n
            state = state ^ m if x > 0 else state & ~m
        return [i + 1 for i in range(n) if state >> i & 1]
#> Solution().lockers(5, 2, [1, 3])
#> Solution().lockers(3, 1, [-1, -2])
#> Solution().lockers(4, 2, [])
#> Solution().lockers(6, 3, [4, 1, -2])
#> Solution().lockers(4, 1, [4, 3, 2, 1])
# %%
from math import inf
from typing import List


class Solution:
    def parcelHubs(self, dist: List[List[int]], k: int) -> List[int]:
        n = len(dist)
        hubs = [0]
        while len(hubs) < k:
            far, at = -inf, -1
            for i in range(n):
                if (d := min(dist[i][h] for h in hubs)) > far:
                    far, at = d, i
            hubs.append(at)
        return sorted(hubs)
#> Solution().parcelHubs([[0, 5, 9], [5, 0, 4], [9, 4, 0]], 2)
#> Solution().parcelHubs([[0]], 1)
#> Solution().parcelHubs([[0, 1, 2, 3], [1, 0, 1, 2], [2, 1, 0, 1], [3, 2, 1, 0]], 3)
#> Solution().parcelHubs([[0, 7], [7, 0]], 2)
#> Solution().parcelHubs([[0, 8, 3], [8, 0, 6], [3, 6, 0]], 2)
# %%
class Solution:
    def nestedMax(self, s: str) -> int:
        def parse() -> int:
            nonlocal i
            if s[i] == "(":
                i += 1
                op = s[i]
                i += 1
                vals = []
                while s[i] != ")":
                    vals.append(parse())
                i += 1
                return max(vals) if op == "^" else sum(vals)
            i += 1
            return int(s[i - 1])

        i = 0
        return parse()
#> Solution().nestedMax("(+12)")
#> Solution().nestedMax("(^3(+22)1)")
#> Solution().nestedMax("7")
#> Solution().nestedMax("(+(^19)(^26))")
#> Solution().nestedMax("(+4(+4(+4)))")
# %%
from typing import List


class Solution:
    def fuseLights(self, amps: List[int], fuse: int) -> List[List[int]]:
        ans: List[List[int]] = [[]]
        cur = 0
        for i, x in enumerate(amps):
            if x > fuse:
                continue
            if cur + x > fuse or len(ans[-1]) == 3:
                ans.append([])
                cur = 0
            ans[-1].append(i)
            cur += x
        return ans
#> Solution().fuseLights([4, 3, 5, 2], 8)
#> Solution().fuseLights([20, 1], 10)
#> Solution().fuseLights([1, 1, 1, 1, 1], 9)
#> Solution().fuseLights([], 5)
#> Solution().fuseLights([6, 6, 13, 2, 4, 7], 12)
# %%
from operator import itemgetter
from typing import List


class Solution:
    def meltingPot(self, alloys: List[List[int]], temp: int) -> List[int]:
        liquid, mass = [], 0
        for m, w in sorted(alloys, key=itemgetter(0)):
            if m > temp:
                temp -= w
                continue
            liquid.append(m)
            mass += w
            temp += mass % 10
        return [temp, mass, *liquid]
#> Solution().meltingPot([[300, 12], [250, 7]], 290)
#> Solution().meltingPot([[900, 50]], 400)
#> Solution().meltingPot([], 20)
#> Solution().meltingPot([[60, 5], [64, 4], [70, 3]], 60)
#> Solution().meltingPot([[100, 30], [90, 21], [105, 8], [99, 6]], 98)
# %%
from typing import List


class Solution:
    def tallyWalls(self, bricks: List[List[int]]) -> int:
        cnt = {}
        for row in bricks:
            x = 0
            for w in row[:-1]:
                x += w
                cnt[x] = cnt.get(x, 0) + w
        return max(cnt, key=lambda x: (cnt[x], -x), default=-1)
#> Solution().tallyWalls([[1, 2, 1], [3, 1], [1, 3]])
#> Solution().tallyWalls([[4], [4]])
#> Solution().tallyWalls([[2, 2, 2], [4, 2], [2, 4]])
#> Solution().tallyWalls([[5, 1], [1, 1, 4]])
#> Solution().tallyWalls([[3, 3, 3], [6, 3], [2, 7], [2, 1, 6]])
# %%
from collections import Counter


class Solution:
    def weedWord(self, s: str, k: int) -> str:
        left = Counter(s)
        stk = []
        for i, c in enumerate(s):
            if left[c] > k:
                left[c] -= 1
                continue
            if stk and ord(c) - ord(stk[-1][0].lower()) == 1:
                stk[-1] = c.upper()
            else:
                stk.append(c if i % 2 else c * 2)
        return "".join(stk)
#> Solution().weedWord("abcacb", 1)
#> Solution().weedWord("zyxz", 1)
#> Solution().weedWord("abab", 2)
#> Solution().weedWord("ddcba", 0)
#> Solution().weedWord("hhiijk", 1)
# %%
from typing import List


class Solution:
    def kiteWind(self, gusts: List[int], line: int) -> List[int]:
        h = ans = 0
        snaps = []
        for i, g in enumerate(gusts):
            h = max(0, h + g)
            if h > line:
                snaps.append(i)
                h, line = line // 2, line - 1
            ans = max(ans, h)
        return [ans, line, *snaps]
#> Solution().kiteWind([5, 4, -3, 6], 8)
#> Solution().kiteWind([-2, -2, 1], 5)
#> Solution().kiteWind([20, 20, 20], 10)
#> Solution().kiteWind([], 3)
#> Solution().kiteWind([3, 3, -9, 7, 2, 1], 7)
# %%
from collections import deque
from typing import List


class Solution:
    def washDishes(self, arrive: List[int], rate: int) -> List[int]:
        q, ans = deque(), []
        for t, n in enumerate(arrive):
            if n:
                q.append([t, n])
            left = rate
            while q and left:
                d = min(left, q[0][1])
                q[0][1] -= d
                left -= d
                if not q[0][1]:
                    ans.append(t - q.popleft()[0])
        return ans + [-n for _, n in q]
#> Solution().washDishes([3, 0, 4], 2)
#> Solution().washDishes([1, 1, 1], 5)
#> Solution().washDishes([9], 4)
#> Solution().washDishes([0, 0], 1)
#> Solution().washDishes([2, 5, 0, 1, 0], 3)
# %%
from typing import List


class Solution:
    def shiftSwap(self, a: List[int], prefs: List[int]) -> int:
        swaps = 0
        at = {x: i for i, x in enumerate(a)}
        for i, want in enumerate(prefs):
            if want not in at or a[i] == want:
                continue
            j = at[want]
            a[i], a[j] = a[j], a[i]
            at[a[i]], at[a[j]] = i, j
            swaps += 1
        return swaps * 1000 + int("".join(map(str, a)))
#> Solution().shiftSwap([1, 2, 3], [3, 2, 1])
#> Solution().shiftSwap([4, 5], [4, 5])
#> Solution().shiftSwap([1, 2, 3], [2, 3, 1])
#> Solution().shiftSwap([7, 8, 9], [9, 0, 8])
#> Solution().shiftSwap([6], [1])
# %%
from typing import List


class Solution:
    def crowdedHour(self, visits: List[List[int]]) -> List[int]:
        pts = sorted({t for v in visits for t in v})
        best, span = 0, []
        for a, b in zip(pts, pts[1:]):
            n = sum(l <= a and b <= r for l, r in visits)
            if n > best:
                best, span = n, [a, b]
            elif n == best and span and span[1] == a:
                span[1] = b
        return [best, *span]
#> Solution().crowdedHour([[1, 5], [3, 8]])
#> Solution().crowdedHour([[2, 4], [6, 9]])
#> Solution().crowdedHour([[0, 10], [2, 7], [5, 10], [7, 9]])
#> Solution().crowdedHour([])
#> Solution().crowdedHour([[1, 3], [3, 6]])
# %%
class Solution:
    def radixSum(self, s: str, bases: list) -> list:
        ans = []
        for b in bases:
            acc = 0
            for c in s:
                d = int(c, 36)
                if d >= b:
                    acc = -acc
                    break
                acc = acc * b + d
            ans.append(acc)
        return ans
#> Solution().radixSum("12", [3, 10, 16])
#> Solution().radixSum("1f", [16, 8])
#> Solution().radixSum("z", [36, 35])
#> Solution().radixSum("208", [9, 2, 5])
#> Solution().radixSum("", [7])
# %%
from typing import List


class Solution:
    def cableCar(self, cars: List[int], cap: int, trip: int) -> int:
        t = 0
        i = 0
        cars.sort()
        while i < len(cars):
            last = min(i + cap, len(cars)) - 1
            depart = max(t, cars[i] + 3)
            while last > i and cars[last] > depart:
                last -= 1
            t = depart + trip
            i = last + 1
        return t
#> Solution().cableCar([0, 2, 4, 9], 2, 5)
#> Solution().cableCar([1, 1, 1], 3, 10)
#> Solution().cableCar([], 4, 2)
#> Solution().cableCar([7, 3, 30, 5], 4, 6)
#> Solution().cableCar([0, 10, 20], 1, 1)
# %%
from typing import List


class Solution:
    def secretSanta(self, n: int, ban: List[List[int]]) -> List[int]:
        def dfs(i: int) -> bool:
            if i == n:
                return True
            for j in range(n):
                if j != i and j not in ans and [i, j] not in ban:
                    ans.append(j)
                    if dfs(i + 1):
                        return True
                    ans.pop()
            return False

        ans: List[int] = []
        return ans if dfs(0) else [-1]
#> Solution().secretSanta(3, [[0, 1]])
#> Solution().secretSanta(2, [])
#> Solution().secretSanta(4, [])
#> Solution().secretSanta(3, [[0, 2], [1, 2]])
#> Solution().secretSanta(4, [[0, 1], [1, 0], [2, 1]])
# %%
from itertools import accumulate
from typing import List


class Solution:
    def runningLead(self, a: List[int], b: List[int]) -> List[str]:
        out = []
        for x, y in zip(accumulate(a), accumulate(b)):
            mark = "A" if x > y else "B" if y > x else "="
            if not out or out[-1][0] != mark:
                out.append(mark + str(abs(x - y)))
        return out
#> Solution().runningLead([3, 1, 2], [1, 4, 1])
#> Solution().runningLead([5, 5], [1, 1])
#> Solution().runningLead([2, 2, 2, 2], [2, 3, 1, 0])
#> Solution().runningLead([], [4])
#> Solution().runningLead([0, 9, 0, 0], [4, 1, 1, 8])
# %%
from typing import List


class Solution:
    def cornerSum(self, g: List[List[int]]) -> List[int]:
        ans = []
        while g and g[0]:
            c = g[0][0] + g[-1][-1]
            if len(g) > 1 and len(g[0]) > 1:
                c += g[0][-1] - g[-1][0]
            ans.append(c)
            g = [r[1:-1] for r in g[1:-1]]
        return ans
#> Solution().cornerSum([[1, 2], [3, 4]])
#> Solution().cornerSum([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> Solution().cornerSum([[7]])
#> Solution().cornerSum([[6, 1, 8]])
#> Solution().cornerSum([[1, 0, 0, 2], [0, 9, 8, 0], [0, 7, 5, 0], [3, 0, 0, 4]])
# %%
class Solution:
    def pinCrack(self, pin: str, tries: list) -> list:
        known = ["?"] * len(pin)
        out = []
        for t in tries:
            hot = [i for i, (a, b) in enumerate(zip(pin, t)) if a == b]
            for i in hot:
                known[i] = pin[i]
            cold = sum(c in pin for c in t) - len(hot)
            out.append(10 * len(hot) + cold)
            if "?" not in known:
                break
        return out + ["".join(known)]
#> Solution().pinCrack("1234", ["1324", "5678"])
#> Solution().pinCrack("99", ["98", "89", "77"])
#> Solution().pinCrack("407", [])
#> Solution().pinCrack("555", ["123", "456"])
#> Solution().pinCrack("8061", ["1608", "8861"])
# %%
from collections import Counter
from itertools import combinations


def best_duo(likes: dict[str, str]) -> str:
    score = Counter()
    for a, b in combinations(sorted(likes), 2):
        score[a + b] = 3 * (likes[a] == b) + 3 * (likes[b] == a) + (likes[a] == likes[b])
    return max(score, key=score.get, default="-")
#> best_duo({"a": "b", "b": "c", "c": "b"})
#> best_duo({"x": "z", "y": "z"})
#> best_duo({"q": "q"})
#> best_duo({"m": "n", "n": "o", "o": "m"})
#> best_duo({"d": "e", "f": "e", "g": "f"})
# %%
from functools import singledispatch


@singledispatch
def weigh(x):
    return -len(str(x))


@weigh.register
def _(x: int):
    return x if x >= 0 else -x


@weigh.register
def _(x: str):
    return len(x) * 2


@weigh.register
def _(x: list):
    return sum(weigh(y) for y in x) + len(x)


def lightest(bag):
    w = [weigh(x) for x in bag]
    return w.index(min(w)), sum(w)
#> lightest([3, "ab", [1, "c"]])
#> lightest([-7, 9])
#> lightest([[], "", 4])
#> lightest([[[2], -2], 1.5, "xyz"])
#> lightest(["long", [5, 5]])
# %%
def wave(n: int, a: int, b: int) -> list[int]:
    seq = [a, b]
    while len(seq) < n:
        p, q = seq[-2:]
        seq.append(q - p if q > p else q + p if len(seq) % 2 else p // 2)
    return seq[:n]
#> wave(6, 2, 3)
#> wave(5, 8, 1)
#> wave(1, 4, 4)
#> wave(8, 0, 5)
#> wave(7, -3, 10)
# %%
from string import ascii_lowercase as al


def staircase(s: str) -> str:
    out, floor = [], 0
    for c in s:
        if c == "/":
            floor += 1
        elif c == "\\":
            floor -= 1
        elif c in al:
            out.append(al[(al.index(c) + floor * 2) % 26])
    return "".join(out) or str(floor)
#> staircase("a/a/a")
#> staircase("\\b\\b")
#> staircase("///")
#> staircase("x/y\\z")
#> staircase("//hi\\\\\\yo")
# %%
from heapq import nsmallest


def shelf_sale(prices: list[int], coupon: int, k: int) -> tuple[int, list[int]]:
    cheap = nsmallest(k, enumerate(prices), key=lambda t: (t[1], -t[0]))
    picked = sorted(i for i, _ in cheap)
    total = sum(p for _, p in cheap)
    return (total - coupon, picked) if total >= 2 * coupon else (total, picked[:1])
#> shelf_sale([9, 4, 7, 4], 3, 2)
#> shelf_sale([1, 2, 3], 10, 3)
#> shelf_sale([5], 0, 4)
#> shelf_sale([30, 10, 20, 10, 10], 12, 3)
#> shelf_sale([6, 6], 6, 1)
# %%
def sift(nums, *tests):
    out = {}
    for x in nums:
        key = "".join("01"[t(x)] for t in tests)
        out.setdefault(key, []).append(x)
    return {k: out[k] for k in sorted(out)}


def buckets(a, m):
    return sift(a, lambda x: x % 2 == 0, lambda x: x > m)
#> buckets([3, 8, 5, 2], 4)
#> buckets([10, 20, 30], 15)
#> buckets([], 1)
#> buckets([7, -7, 6, -6, 0], 0)
#> buckets([1, 1, 9], 8)
# %%
from typing import List


class Solution:
    def ferrisWheel(self, w: List[int], k: int) -> List[int]:
        pre = sum(w[:k])
        best, at = pre, 0
        for i in range(1, len(w)):
            pre += w[(i + k - 1) % len(w)] - w[i - 1]
            if pre >= best:
                best, at = pre, i
        return [best, at]
#> Solution().ferrisWheel([4, 1, 7, 2], 2)
#> Solution().ferrisWheel([9, 0, 0, 9], 2)
#> Solution().ferrisWheel([3, 3, 3], 1)
#> Solution().ferrisWheel([5], 1)
#> Solution().ferrisWheel([8, -2, 6, -5, 10, 1], 3)
# %%
from typing import List


class Solution:
    def sumSteps(self, x: int, target: int) -> List[int]:
        path = [x]
        while x != target and len(path) < 8:
            s = sum(int(d) for d in str(abs(x)))
            x += s if x < target else -s
            if x in path:
                return path + [0]
            path.append(x)
        return path
#> Solution().sumSteps(14, 40)
#> Solution().sumSteps(25, 25)
#> Solution().sumSteps(90, 60)
#> Solution().sumSteps(7, 10)
#> Solution().sumSteps(123, 200)
# %%
from functools import cache
from typing import List


class Solution:
    def ropeBridge(self, planks: str, maxGap: int) -> int:
        @cache
        def go(i: int, gap: int) -> int:
            if i == len(planks):
                return 0
            if planks[i] == "=":
                return 1 + go(i + 1, 0)
            if gap < maxGap:
                return go(i + 1, gap + 1)
            return -100

        return max(go(i, 0) for i in range(len(planks)))
#> Solution().ropeBridge("==.=", 1)
#> Solution().ropeBridge("=...=", 2)
#> Solution().ropeBridge("....", 1)
#> Solution().ropeBridge("=..==.=", 2)
#> Solution().ropeBridge("===..", 1)
