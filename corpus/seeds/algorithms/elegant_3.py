# %%
from typing import List


class Solution:
    def echoCaves(self, depth: List[int]) -> List[int]:
        n = len(depth)
        ans = [-1] * n
        stk = []
        for i in range(2 * n):
            x = depth[i % n]
            while stk and depth[stk[-1]] + 1 < x:
                j = stk.pop()
                ans[j] = i - j
            if i < n:
                stk.append(i)
        return ans
#> Solution().echoCaves([3, 5, 1])
#> Solution().echoCaves([4, 4, 4])
#> Solution().echoCaves([1, 2, 3, 4])
#> Solution().echoCaves([10, 2, 7, 2])
#> Solution().echoCaves([6])
# %%
from collections import Counter
from typing import List


class Solution:
    def sockDrawer(self, socks: str, pulls: List[int]) -> List[int]:
        cnt, i, ans = Counter(), 0, []
        for k in pulls:
            for c in socks[i : i + k]:
                cnt[c] ^= 1
            i += k
            ans.append(sum(cnt.values()))
        return ans
#> Solution().sockDrawer("rrbgb", [2, 3])
#> Solution().sockDrawer("abcabc", [3, 1, 1, 1])
#> Solution().sockDrawer("xyxyx", [5])
#> Solution().sockDrawer("pp", [1, 4])
#> Solution().sockDrawer("wkwkzz", [0, 2, 3])
# %%
from typing import List


class Solution:
    def slowestBelt(self, work: List[int], hours: int) -> int:
        def need(v: int) -> int:
            return sum((x + v - 1) // v + (x > 10 * v) for x in work)

        l, r = 1, max(work)
        while l < r:
            mid = (l + r) // 2
            if need(mid) > hours:
                l = mid + 1
            else:
                r = mid
        return l
#> Solution().slowestBelt([3, 6, 9], 6)
#> Solution().slowestBelt([40], 8)
#> Solution().slowestBelt([12, 5], 30)
#> Solution().slowestBelt([7, 7, 7], 3)
#> Solution().slowestBelt([100, 20, 31], 10)
# %%
from heapq import heappop, heappush
from typing import List


class Solution:
    def climbPath(self, g: List[List[int]]) -> int:
        m, n = len(g), len(g[0])
        q, vis = [(g[0][0], 0, 0)], {(0, 0)}
        while q:
            d, i, j = heappop(q)
            if (i, j) == (m - 1, n - 1):
                return d
            for x, y in ((i + 1, j), (i, j + 1), (i - 1, j), (i, j - 1)):
                if 0 <= x < m and 0 <= y < n and (x, y) not in vis:
                    vis.add((x, y))
                    heappush(q, (max(d, g[x][y] - g[i][j]), x, y))
#> Solution().climbPath([[1, 5], [2, 4]])
#> Solution().climbPath([[0, 9, 3]])
#> Solution().climbPath([[2, 8], [3, 9], [7, 4]])
#> Solution().climbPath([[6]])
#> Solution().climbPath([[1, 4, 30], [12, 6, 8]])
# %%
from functools import cache


class Solution:
    def countMerges(self, a: str, b: str, c: str) -> int:
        @cache
        def dfs(i: int, j: int) -> int:
            if i + j == len(c):
                return 1
            res = 0
            if i < len(a) and a[i] == c[i + j]:
                res += dfs(i + 1, j)
            if j < len(b) and b[j] == c[i + j]:
                res += dfs(i, j + 1)
            return res

        return dfs(0, 0) if len(a) + len(b) == len(c) else -1
#> Solution().countMerges("ab", "ac", "aabc")
#> Solution().countMerges("x", "y", "z")
#> Solution().countMerges("oo", "oo", "oooo")
#> Solution().countMerges("no", "yes", "nyoes")
#> Solution().countMerges("aba", "ab", "aabba")
# %%
from itertools import groupby
from typing import List


class Solution:
    def streakPay(self, days: str, wage: int) -> int:
        ans = 0
        for k, grp in groupby(days, key=str.isupper):
            m = sum(1 for _ in grp)
            ans += m * wage + (m - 1) * 5 if k else -m
        return ans
#> Solution().streakPay("MTwtF", 10)
#> Solution().streakPay("mtw", 20)
#> Solution().streakPay("MTWTF", 8)
#> Solution().streakPay("", 9)
#> Solution().streakPay("MtWtFSs", 3)
# %%
from typing import List


class Solution:
    def seatLine(self, seats: str, k: int) -> int:
        taken = [i for i, c in enumerate(seats) if c == "#"]
        if not taken:
            return (len(seats) + k) // (k + 1)
        ans = taken[0] // (k + 1) + (len(seats) - 1 - taken[-1]) // (k + 1)
        for a, b in zip(taken, taken[1:]):
            ans += max(0, (b - a - 1 - k) // (k + 1))
        return ans
#> Solution().seatLine("..#...#..", 1)
#> Solution().seatLine(".......", 2)
#> Solution().seatLine("#.......#", 2)
#> Solution().seatLine("##", 3)
#> Solution().seatLine("....#", 1)
# %%
from typing import List


class Solution:
    def knotGroups(self, pins: List[List[int]], reach: int) -> List[int]:
        n = len(pins)
        p = list(range(n))

        def find(x: int) -> int:
            while x != p[x]:
                p[x] = p[p[x]]
                x = p[x]
            return x

        for i in range(n):
            for j in range(i):
                if sum(abs(a - b) for a, b in zip(pins[i], pins[j])) <= reach:
                    p[find(i)] = find(j)
        return [find(i) for i in range(n)]
#> Solution().knotGroups([[0, 0], [1, 1], [5, 5]], 2)
#> Solution().knotGroups([[3, 4], [4, 3], [3, 3]], 1)
#> Solution().knotGroups([[2, 2]], 9)
#> Solution().knotGroups([[0, 9], [9, 0], [8, 1]], 3)
#> Solution().knotGroups([[1, 0], [2, 0], [4, 0], [3, 0]], 1)
# %%
from bisect import bisect_left, bisect_right
from typing import List


class Solution:
    def censusBands(self, ages: List[int], bands: List[List[int]]) -> List[int]:
        ages.sort()
        ans = []
        for lo, hi in bands:
            i, j = bisect_left(ages, lo), bisect_right(ages, hi)
            ans.append(ages[(i + j) // 2] if i < j else i - j)
        return ans
#> Solution().censusBands([34, 12, 56, 41], [[10, 40], [50, 60]])
#> Solution().censusBands([5, 5, 5], [[6, 9], [0, 5]])
#> Solution().censusBands([18, 81], [[20, 80]])
#> Solution().censusBands([7, 30, 22, 64, 15], [[7, 64], [15, 30], [31, 10]])
#> Solution().censusBands([99], [[1, 99]])
# %%
from math import gcd
from typing import List


class Solution:
    def gearTrain(self, teeth: List[int], turns: int) -> List[int]:
        p, q = turns, 1
        for a, b in zip(teeth, teeth[1:]):
            p, q = -p * a, q * b
            if (d := gcd(p, q)) > 1:
                p, q = p // d, q // d
        return [p, q]
#> Solution().gearTrain([20, 30], 3)
#> Solution().gearTrain([12, 8, 16], 5)
#> Solution().gearTrain([7], 2)
#> Solution().gearTrain([15, 25, 10, 14], 1)
#> Solution().gearTrain([9, 9, 9, 6], -4)
# %%
from typing import List


class Solution:
    def ropeCuts(self, marks: List[int], n: int) -> int:
        cuts = sorted({0, n, *marks})
        ans = 0
        while len(cuts) > 2:
            i = min(range(1, len(cuts) - 1), key=lambda i: cuts[i + 1] - cuts[i - 1])
            ans += cuts[i + 1] - cuts[i - 1]
            cuts.pop(i)
        return ans
#> Solution().ropeCuts([4, 7], 10)
#> Solution().ropeCuts([1, 2, 9], 12)
#> Solution().ropeCuts([], 5)
#> Solution().ropeCuts([5, 5, 15], 20)
#> Solution().ropeCuts([3, 8, 10, 11], 16)
# %%
from collections import deque
from typing import List


class Solution:
    def slidingLow(self, a: List[int], k: int) -> int:
        q, ans = deque(), 0
        for i, x in enumerate(a):
            while q and a[q[-1]] >= x:
                q.pop()
            q.append(i)
            if q[0] <= i - k:
                q.popleft()
            if i >= k - 1:
                ans += x - a[q[0]]
        return ans
#> Solution().slidingLow([5, 2, 7, 4], 2)
#> Solution().slidingLow([9, 8, 7, 6], 3)
#> Solution().slidingLow([1, 10, 3, 12, 5], 3)
#> Solution().slidingLow([4, 6], 5)
#> Solution().slidingLow([-2, 8, 0, 3, -7, 11], 4)
# %%
class Solution:
    def stretchy(self, s: str, pat: str) -> int:
        i = ans = 0
        for c in pat:
            j = i
            while j < len(s) and s[j] == c:
                j += 1
            if j == i:
                return -i - 1
            ans += (j - i) ** 2
            i = j
        return ans if i == len(s) else len(s) - i
#> Solution().stretchy("heelllo", "helo")
#> Solution().stretchy("aab", "ab")
#> Solution().stretchy("cat", "cow")
#> Solution().stretchy("oooh!!!", "oh")
#> Solution().stretchy("zzz", "zz")
# %%
from typing import List


class Solution:
    def taxBrackets(self, income: int, brackets: List[List[int]]) -> float:
        ans = pre = 0
        for upper, pct in brackets:
            if income <= pre:
                break
            ans += (min(income, upper) - pre) * pct
            pre = upper
        else:
            ans += max(0, income - pre) * 50
        return ans / 100
#> Solution().taxBrackets(1500, [[1000, 0], [2000, 10]])
#> Solution().taxBrackets(90, [[100, 15]])
#> Solution().taxBrackets(5000, [[1000, 5], [3000, 20]])
#> Solution().taxBrackets(0, [[10, 10]])
#> Solution().taxBrackets(275, [[50, 1], [150, 4], [300, 9], [400, 20]])
# %%
from collections import defaultdict
from typing import List


class Solution:
    def subtreePull(self, parent: List[int], w: List[int], cap: int) -> int:
        def dfs(i: int) -> int:
            nonlocal ans
            s = w[i] + sum(dfs(j) for j in g[i])
            if s >= cap:
                ans += 1
                return 0
            return s

        ans = 0
        g = defaultdict(list)
        for i, p in enumerate(parent[1:], 1):
            g[p].append(i)
        left = dfs(0)
        return ans * 10 + left
#> Solution().subtreePull([-1, 0, 0], [2, 5, 1], 5)
#> Solution().subtreePull([-1, 0, 1, 2], [1, 1, 1, 1], 2)
#> Solution().subtreePull([-1], [7], 9)
#> Solution().subtreePull([-1, 0, 0, 1, 1], [3, 2, 8, 4, 1], 7)
#> Solution().subtreePull([-1, 0, 0, 2], [1, 2, 3, 3], 100)
# %%
from itertools import combinations
from typing import List


class Solution:
    def kiteSides(self, sticks: List[int]) -> List[int]:
        pairs = sorted({x for x in sticks if sticks.count(x) > 1}, reverse=True)
        best = [0, 0]
        for a, b in combinations(pairs, 2):
            if a < 3 * b and a + b > sum(best):
                best = [b, a]
        return best
#> Solution().kiteSides([4, 2, 4, 2, 7])
#> Solution().kiteSides([9, 9, 1, 1])
#> Solution().kiteSides([5, 5, 8, 8, 3, 3])
#> Solution().kiteSides([6, 6, 6])
#> Solution().kiteSides([20, 6, 20, 6, 3, 3, 5])
# %%
from typing import List


class Solution:
    def busDoors(self, moves: List[List[int]], cap: int) -> List[int]:
        cur = left = peak = 0
        for off, on in moves:
            cur = max(0, cur - off)
            take = min(on, cap - cur)
            left += on - take
            cur += take
            peak = max(peak, cur)
        return [cur, left, peak]
#> Solution().busDoors([[0, 5], [2, 6], [4, 1]], 8)
#> Solution().busDoors([[3, 2], [9, 0]], 10)
#> Solution().busDoors([[0, 12], [1, 1], [0, 4]], 6)
#> Solution().busDoors([], 4)
#> Solution().busDoors([[0, 3], [1, 3], [2, 3], [3, 3]], 5)
# %%
class Solution:
    def mirrorCost(self, s: str) -> int:
        l, r = 0, len(s) - 1
        ans = 0
        while l < r:
            if s[l] == s[r]:
                l, r = l + 1, r - 1
            elif s[l + 1] == s[r]:
                ans += ord(s[l]) - 96
                l += 1
            else:
                ans += ord(s[r]) - 96
                r -= 1
        return ans
#> Solution().mirrorCost("abca")
#> Solution().mirrorCost("racer")
#> Solution().mirrorCost("noon")
#> Solution().mirrorCost("feed")
#> Solution().mirrorCost("banjo")
# %%
from functools import lru_cache
from typing import List


class Solution:
    def chefTimes(self, t: List[int], stoves: int) -> int:
        n = len(t)

        @lru_cache(maxsize=None)
        def dfs(mask: int, k: int) -> int:
            if k == 1:
                return sum(x for i, x in enumerate(t) if mask >> i & 1)
            best = 10**9
            sub = mask
            while sub:
                one = sum(x for i, x in enumerate(t) if sub >> i & 1)
                best = min(best, max(one, dfs(mask ^ sub, k - 1)))
                sub = (sub - 1) & mask
            return best

        return dfs((1 << n) - 1, stoves)
#> Solution().chefTimes([4, 7, 5], 2)
#> Solution().chefTimes([9, 3], 1)
#> Solution().chefTimes([6, 6], 2)
#> Solution().chefTimes([10, 2, 2], 2)
#> Solution().chefTimes([8], 2)
# %%
from typing import List


class Solution:
    def bitGarden(self, rows: List[int], days: int) -> List[int]:
        for _ in range(days):
            nxt = rows[:]
            for i, x in enumerate(rows):
                up = rows[i - 1] if i else 0
                nxt[i] = (x << 1 ^ up) & 0b1111
            rows = nxt
        return rows
#> Solution().bitGarden([1, 2], 2)
#> Solution().bitGarden([15, 0, 9], 1)
#> Solution().bitGarden([8], 3)
#> Solution().bitGarden([3, 5, 6, 10], 3)
#> Solution().bitGarden([7, 7], 0)
# %%
from heapq import heapify, heappop, heappush
from typing import List


class Solution:
    def ropeKnots(self, ropes: List[int], limit: int) -> int:
        heapify(ropes)
        knots = 0
        while len(ropes) > 1:
            a, b = heappop(ropes), heappop(ropes)
            if a + b - 1 > limit:
                break
            heappush(ropes, a + b - 1)
            knots += 1
        return knots * 100 + len(ropes)
#> Solution().ropeKnots([4, 3, 8], 10)
#> Solution().ropeKnots([20, 30], 40)
#> Solution().ropeKnots([2, 2, 2, 2], 99)
#> Solution().ropeKnots([5], 1)
#> Solution().ropeKnots([6, 1, 9, 4, 7], 12)
# %%
from collections import defaultdict
from typing import Dict, List


class Solution:
    def shelfIndex(self, books: List[str]) -> Dict[str, List[int]]:
        d = defaultdict(list)
        for i, b in enumerate(books):
            for w in b.lower().split():
                if len(w) > 2 and (not d[w] or d[w][-1] != i):
                    d[w].append(i)
        return {w: ix for w, ix in sorted(d.items()) if len(ix) > 1}
#> Solution().shelfIndex(["Red sea", "Sea of red", "Old man"])
#> Solution().shelfIndex(["go go", "Go"])
#> Solution().shelfIndex(["big big fish", "fish pie", "big pie"])
#> Solution().shelfIndex([])
#> Solution().shelfIndex(["Ice", "ICE age", "iced", "ice"])
# %%
from typing import List


class Solution:
    def turnstile(self, dirs: str) -> List[int]:
        inside, last, ans = 0, "", []
        for i, c in enumerate(dirs):
            match c:
                case "i":
                    inside += 1
                case "o" if inside:
                    inside -= 1
                case _:
                    ans.append(i)
                    continue
            if c == last:
                ans.append(-inside)
            last = c
        return ans
#> Solution().turnstile("iioo")
#> Solution().turnstile("oi?o")
#> Solution().turnstile("ioio")
#> Solution().turnstile("iiio-oo")
#> Solution().turnstile("xoo")
# %%
from itertools import accumulate, pairwise
from typing import List


class Solution:
    def debtDays(self, flow: List[int], start: int) -> int:
        bal = list(accumulate(flow, initial=start))
        ans = 0
        for a, b in pairwise(bal):
            if b < 0 <= a:
                ans += 10
            elif b < a < 0:
                ans += 3
            elif a < 0 <= b:
                ans -= 2
        return ans
#> Solution().debtDays([-5, -4, 8], 7)
#> Solution().debtDays([1, 2], 0)
#> Solution().debtDays([-10, -1, -1, -1], 9)
#> Solution().debtDays([20, -30, 15, -8, -9], 3)
#> Solution().debtDays([5], -5)
# %%
from typing import List


class Solution:
    def firstClear(self, grid: List[str]) -> List[int]:
        cols = ["".join(c) for c in zip(*grid)]
        for i, row in enumerate(grid):
            for j, c in enumerate(row):
                if c == "." and "#" not in row[:j] and "#" not in cols[j][i + 1 :]:
                    return [i, j]
        return []
#> Solution().firstClear(["#..", ".##", "..."])
#> Solution().firstClear(["..", "#."])
#> Solution().firstClear(["#.", "##"])
#> Solution().firstClear([".#.#", "##..", "..##"])
#> Solution().firstClear(["#.#", "#.#", "..."])
# %%
class Solution:
    def sumStrings(self, a: str, b: str, base: int) -> str:
        i, j, c = len(a) - 1, len(b) - 1, 0
        ans = []
        while i >= 0 or j >= 0 or c:
            c += (int(a[i]) if i >= 0 else 0) + (int(b[j]) if j >= 0 else 0)
            c, v = divmod(c, base + len(ans) % 2)
            ans.append(str(v))
            i, j = i - 1, j - 1
        return "".join(ans[::-1])
#> Solution().sumStrings("12", "21", 3)
#> Solution().sumStrings("777", "1", 8)
#> Solution().sumStrings("", "44", 5)
#> Solution().sumStrings("1011", "110", 2)
#> Solution().sumStrings("305", "465", 7)
# %%
from typing import List


class Solution:
    def lanternPairs(self, a: List[int], k: int) -> int:
        cnt = {}
        ans = 0
        for x in a:
            ans += cnt.get((k - x) % k, 0)
            cnt[x % k] = cnt.get(x % k, 0) + 1
        return ans
#> Solution().lanternPairs([3, 7, 5, 1], 4)
#> Solution().lanternPairs([6, 12, 18, 30], 6)
#> Solution().lanternPairs([1, 2, 3], 10)
#> Solution().lanternPairs([-3, 3, 8, 2, 5], 5)
#> Solution().lanternPairs([9, 1], 10)
# %%
from typing import List


class Solution:
    def minMoves(self, a: List[int]) -> List[int]:
        def go(step: int) -> int:
            res, pre = 0, a[0]
            for x in a[1:]:
                if x <= pre:
                    t = -(-(pre + 1 - x) // step)
                    res += t
                    x += t * step
                pre = x
            return res

        return [go(1), go(3)]
#> Solution().minMoves([4, 2, 7])
#> Solution().minMoves([1, 2, 3])
#> Solution().minMoves([5, 5, 5, 5])
#> Solution().minMoves([10, -2, 14, 3])
#> Solution().minMoves([8])
# %%
from operator import itemgetter
from typing import List


class Solution:
    def fillCalendar(self, talks: List[List[int]]) -> List[int]:
        end, val = -1, 0
        ans = []
        for s, e, v in sorted(talks, key=itemgetter(1, 0)):
            if s >= end:
                ans.append(v)
                end, val = e, v
            elif v > 2 * val:
                ans[-1] = v
                end, val = e, v
        return ans
#> Solution().fillCalendar([[1, 3, 5], [2, 4, 20], [5, 6, 1]])
#> Solution().fillCalendar([[0, 10, 9], [3, 5, 4]])
#> Solution().fillCalendar([[7, 8, 3], [1, 2, 3], [2, 7, 3]])
#> Solution().fillCalendar([])
#> Solution().fillCalendar([[0, 2, 1], [1, 3, 2], [1, 4, 5], [4, 5, 8]])
# %%
class Solution:
    def compressPath(self, path: str) -> str:
        stk = []
        for p in path.split("/"):
            match p:
                case "" | ".":
                    continue
                case "..":
                    if stk:
                        stk.pop()
                case "~":
                    stk = ["home"]
                case _:
                    stk.append(p[:3])
        return ">".join(stk)
#> Solution().compressPath("usr/../local/bin")
#> Solution().compressPath("/a//b/./c")
#> Solution().compressPath("x/y/~/docs/..")
#> Solution().compressPath("../..")
#> Solution().compressPath("photos/2021/../2022")
# %%
from typing import List


class Solution:
    def skyline(self, blocks: List[List[int]], width: int) -> List[int]:
        h = [0] * width
        for l, w, t in blocks:
            r = min(l + w, width)
            top = max(h[l:r], default=0) + t
            for i in range(l, r):
                h[i] = top
        return h
#> Solution().skyline([[0, 2, 1], [1, 2, 3]], 4)
#> Solution().skyline([[3, 5, 2]], 5)
#> Solution().skyline([[0, 1, 4], [2, 1, 6], [0, 3, 1]], 3)
#> Solution().skyline([], 2)
#> Solution().skyline([[1, 3, 2], [2, 1, 2], [0, 2, 5]], 5)
# %%
from collections import deque
from typing import List


class Solution:
    def toggleSteps(self, start: int, goal: int, ops: List[int]) -> int:
        q, vis = deque([start]), {start: 0}
        while q:
            x = q.popleft()
            if x == goal:
                return vis[x]
            for y in ops:
                if (nx := x ^ y) not in vis and vis[x] < 4:
                    vis[nx] = vis[x] + 1
                    q.append(nx)
        return -len(vis)
#> Solution().toggleSteps(0, 7, [3, 4])
#> Solution().toggleSteps(5, 5, [1])
#> Solution().toggleSteps(9, 2, [1, 8, 2])
#> Solution().toggleSteps(6, 1, [2, 4])
#> Solution().toggleSteps(12, 3, [10, 5])
# %%
from functools import cache
from typing import List


class Solution:
    def pickBeads(self, beads: str, k: int) -> int:
        @cache
        def dfs(i: int, last: str, k: int) -> int:
            if i == len(beads):
                return 0
            res = dfs(i + 1, last, k)
            if beads[i] >= last:
                res = max(res, 1 + dfs(i + 1, beads[i], k))
            elif k:
                res = max(res, 1 + dfs(i + 1, beads[i], k - 1))
            return res

        return dfs(0, "", k)
#> Solution().pickBeads("bac", 0)
#> Solution().pickBeads("dcba", 2)
#> Solution().pickBeads("acbd", 1)
#> Solution().pickBeads("z", 3)
#> Solution().pickBeads("dcabcd", 1)
# %%
def windows(a, k):
    best = None
    for i in range(len(a) - k + 1):
        w = sorted(a[i : i + k])
        med = (w[k // 2] + w[(k - 1) // 2]) / 2
        if best is None or med > best[0]:
            best = med, i
    return best
#> windows([3, 9, 4, 6], 2)
#> windows([7, 1, 5, 8, 2], 3)
#> windows([10, 20], 3)
#> windows([-1, -5, -2, -8], 1)
#> windows([4, 4, 10, 0, 6], 4)
# %%
from heapq import merge


def interleave(*lanes, gap=2):
    out = []
    for x in merge(*lanes):
        if not out or x - out[-1] >= gap:
            out.append(x)
        else:
            out[-1] = (out[-1] + x) // 2
    return out
#> interleave([1, 5, 9], [2, 6])
#> interleave([3, 4, 5], gap=1)
#> interleave([10, 20], [15], [16, 30], gap=4)
#> interleave([0, 7], [])
#> interleave([2, 8, 14], [5, 11], gap=6)
# %%
from typing import List


def pivots(a: List[int]) -> List[int]:
    hi, n = a[0], len(a)
    res = []
    for i, x in enumerate(a):
        if x >= hi and (i == n - 1 or x < min(a[i + 1 :])):
            res.append(i)
        hi = max(hi, x)
    return res
#> pivots([2, 1, 5, 7, 6])
#> pivots([1, 2, 3])
#> pivots([9, 8, 7])
#> pivots([4, 4, 8])
#> pivots([-3, 0, 6, 2, 9])
# %%
from collections import Counter


def hand_value(cards: str) -> int:
    rank = "23456789TJQKA"
    cnt = Counter(cards)
    vals = sorted((rank.index(c) for c in cnt), reverse=True)
    score = max(cnt.values()) * 100
    if len(cnt) == len(cards) and vals[0] - vals[-1] == len(cards) - 1:
        score += 250
    return score + vals[0]
#> hand_value("33K")
#> hand_value("TJQ")
#> hand_value("7A2")
#> hand_value("9999")
#> hand_value("54638")
# %%
from functools import reduce


def poly_walk(coef: list[int], xs: list[int]) -> list[int]:
    def horner(x):
        return reduce(lambda acc, c: acc * x + c, coef, 0)

    vals = [horner(x) for x in xs]
    return [i for i, (a, b) in enumerate(zip(vals, vals[1:])) if a * b < 0] or vals
#> poly_walk([1, 0, -4], [0, 1, 3])
#> poly_walk([2, 1], [0, 5])
#> poly_walk([1, -6, 8], [0, 3, 5])
#> poly_walk([-3], [1, 2, 3])
#> poly_walk([1, 0, 0, 1], [-2, 0, 2])
# %%
from typing import List, Optional


class Solution:
    def huntMole(self, holes: List[int], x: int) -> Optional[List[int]]:
        l, r = 0, len(holes) - 1
        tries = []
        while l <= r:
            mid = l + (r - l) // 3
            tries.append(mid)
            if holes[mid] == x:
                return tries
            if holes[mid] > x:
                r = mid - 1
            else:
                l = mid + 1
                x += 1
        return None
#> Solution().huntMole([2, 5, 8, 11, 14], 10)
#> Solution().huntMole([1, 3, 5], 3)
#> Solution().huntMole([10], 4)
#> Solution().huntMole([0, 4, 6, 7, 9, 12, 20], 8)
#> Solution().huntMole([15, 25, 35, 46], 44)
# %%
class Solution:
    def clockMeet(self, a: int, b: int, n: int) -> int:
        x = y = t = 0
        vis = set()
        while (x, y) not in vis:
            vis.add((x, y))
            x = (x + a) % n
            y = (y - b) % n
            t += 1
            if x == y:
                return t
        return -len(vis)
#> Solution().clockMeet(2, 3, 10)
#> Solution().clockMeet(1, 1, 7)
#> Solution().clockMeet(4, 5, 12)
#> Solution().clockMeet(6, 6, 12)
#> Solution().clockMeet(5, 2, 9)
