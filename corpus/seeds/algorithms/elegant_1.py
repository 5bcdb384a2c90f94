# %%
from typing import List


class Solution:
    def quietestWindow(self, noise: List[int], k: int) -> int:
        s = sum(noise[:k])
        best, ans = s, 0
        for i in range(k, len(noise)):
            s += noise[i] - noise[i - k]
            if s < best:
                best, ans = s, i - k + 1
        return ans
#> Solution().quietestWindow([5, 3, 8, 1, 2, 9], 2)
#> Solution().quietestWindow([4, 4, 4], 1)
#> Solution().quietestWindow([10, 6, -2, 7, -6, 3, 20], 4)
#> Solution().quietestWindow([31, 20, 14], 2)
#> Solution().quietestWindow([2, 9, 9, 8, 1, 1, 1, 3], 4)
# %%
from typing import List


class Solution:
    def farthestEcho(self, words: List[str]) -> int:
        d = {}
        ans = -1
        for i, w in enumerate(words):
            k = (w[0], w[-1])
            if k in d:
                ans = max(ans, i - d[k])
            else:
                d[k] = i
        return ans
#> Solution().farthestEcho(["tent", "salt", "test", "sit"])
#> Solution().farthestEcho(["a", "b", "c"])
#> Solution().farthestEcho(["oak", "elm", "oink", "yew", "orc", "oak"])
#> Solution().farthestEcho(["noon", "nun"])
#> Solution().farthestEcho(["ab", "cd", "aeb", "cod", "cad"])
# %%
from typing import List


class Solution:
    def minBatteries(self, legs: List[int], swaps: int) -> int:
        def check(mid: int) -> bool:
            used, left = 0, mid
            for x in legs:
                if x > left:
                    used += 1
                    left = mid
                left -= x
            return used <= swaps

        l, r = max(legs), sum(legs)
        while l < r:
            mid = (l + r) >> 1
            if check(mid):
                r = mid
            else:
                l = mid + 1
        return l
#> Solution().minBatteries([4, 2, 6, 3], 1)
#> Solution().minBatteries([7, 7, 7], 2)
#> Solution().minBatteries([12, 5], 0)
#> Solution().minBatteries([1, 9, 2, 4, 3], 2)
#> Solution().minBatteries([3, 8, 5, 5], 3)
# %%
from functools import cache
from typing import List


class Solution:
    def paintFence(self, cost: List[List[int]]) -> int:
        @cache
        def dfs(i: int, last: int) -> int:
            if i == len(cost):
                return 0
            return min(c * (1 + (j == last)) + dfs(i + 1, j) for j, c in enumerate(cost[i]))

        return dfs(0, -1)
#> Solution().paintFence([[3, 5], [4, 1], [2, 9]])
#> Solution().paintFence([[7, 2, 4]])
#> Solution().paintFence([[1, 6, 3], [1, 2, 8]])
#> Solution().paintFence([[10, 11], [12, 10], [10, 15], [9, 9]])
#> Solution().paintFence([])
# %%
from itertools import pairwise
from typing import List


class Solution:
    def zigzagScore(self, nums: List[int]) -> int:
        ans = pre = 0
        for a, b in pairwise(nums):
            cur = (b > a) - (b < a)
            if cur and cur == -pre:
                ans += abs(b - a)
            pre = cur or pre
        return ans
#> Solution().zigzagScore([3, 7, 2, 2, 9])
#> Solution().zigzagScore([1, 2, 3, 4])
#> Solution().zigzagScore([10, -4, 6, -8])
#> Solution().zigzagScore([5, 5, 4, 4, 8, 1])
#> Solution().zigzagScore([120, 95, 140])
# %%
from collections import deque
from typing import List


class Solution:
    def lampOrder(self, n: int, wires: List[List[int]]) -> List[int]:
        g = [[] for _ in range(n)]
        ind = [0] * n
        for a, b in wires:
            g[a].append(b)
            ind[b] += 1
        q = deque(i for i, x in enumerate(ind) if x == 0)
        ans = []
        while q:
            i = q.popleft()
            ans.append(i)
            for j in g[i]:
                ind[j] -= 1
                if ind[j] == 0:
                    q.appendleft(j)
        return ans if len(ans) == n else [i for i in range(n) if ind[i]]
#> Solution().lampOrder(4, [[0, 1], [1, 2], [3, 2]])
#> Solution().lampOrder(3, [[0, 1], [1, 0]])
#> Solution().lampOrder(5, [[4, 0], [4, 1], [0, 3], [1, 3]])
#> Solution().lampOrder(2, [])
#> Solution().lampOrder(4, [[2, 0], [0, 1], [1, 3], [3, 0]])
# %%
from heapq import heapify, heappop, heappush
from typing import List


class Solution:
    def meltCandles(self, wax: List[int], rounds: int) -> List[int]:
        q = [(-x, i) for i, x in enumerate(wax)]
        heapify(q)
        for _ in range(rounds):
            x, i = heappop(q)
            wax[i] = (-x) * 2 // 3
            heappush(q, (-wax[i], i))
        return wax
#> Solution().meltCandles([9, 4, 12], 3)
#> Solution().meltCandles([100], 4)
#> Solution().meltCandles([5, 5, 5, 5], 2)
#> Solution().meltCandles([1, 0], 3)
#> Solution().meltCandles([27, 18, 30], 5)
# %%
from typing import List


class Solution:
    def visibleTrees(self, h: List[int]) -> List[int]:
        stk = []
        ans = [0] * len(h)
        for i in range(len(h) - 1, -1, -1):
            ans[i] = len(stk)
            while stk and stk[-1] <= h[i]:
                stk.pop()
            stk.append(h[i])
        return ans
#> Solution().visibleTrees([3, 1, 2, 5])
#> Solution().visibleTrees([9, 7, 4])
#> Solution().visibleTrees([2, 4, 4, 1, 6, 3])
#> Solution().visibleTrees([1])
#> Solution().visibleTrees([8, 2, 3, 4, 9, 5, 7])
# %%
from collections import Counter


class Solution:
    def rarestFirst(self, s: str) -> str:
        cnt = Counter(s)
        pos = {c: i for i, c in enumerate(s)}
        return "".join(sorted(cnt, key=lambda c: (cnt[c], -pos[c])))
#> Solution().rarestFirst("banana")
#> Solution().rarestFirst("mississippi")
#> Solution().rarestFirst("aabbc")
#> Solution().rarestFirst("zyx")
#> Solution().rarestFirst("kayaker")
# %%
from bisect import bisect_left
from typing import List


class Solution:
    def nearestStop(self, stops: List[int], houses: List[int]) -> int:
        stops.sort()
        ans = 0
        for x in houses:
            i = bisect_left(stops, x)
            cand = [abs(y - x) for y in stops[max(0, i - 1) : i + 1]]
            ans = max(ans, min(cand))
        return ans
#> Solution().nearestStop([10, 2, 30], [5, 18])
#> Solution().nearestStop([7], [1, 7, 20])
#> Solution().nearestStop([0, 100], [49, 50, 51])
#> Solution().nearestStop([-8, 4, 3], [-20, 0])
#> Solution().nearestStop([15, 25, 35], [15, 25])
# %%
from itertools import accumulate
from typing import List


class Solution:
    def balanceCuts(self, nums: List[int]) -> List[int]:
        s = list(accumulate(nums))
        tot = s.pop()
        ans = []
        for i, x in enumerate(s):
            if abs(tot - 2 * x) <= 1:
                ans.append(i)
        return ans or [min(s), max(s)]
#> Solution().balanceCuts([1, 2, 3])
#> Solution().balanceCuts([4, -4, 4, -4, 0])
#> Solution().balanceCuts([5, 5])
#> Solution().balanceCuts([7, 1, 1])
#> Solution().balanceCuts([2, 0, 0, 2])
# %%
from typing import List


class Solution:
    def mergeClubs(self, n: int, talks: List[List[int]]) -> List[int]:
        def find(x: int) -> int:
            while p[x] != x:
                p[x] = p[p[x]]
                x = p[x]
            return x

        p = list(range(n))
        ans = []
        for a, b in talks:
            pa, pb = find(a), find(b)
            if pa != pb:
                p[max(pa, pb)] = min(pa, pb)
                n -= 1
            ans.append(n)
        return ans
#> Solution().mergeClubs(4, [[0, 1], [2, 3], [1, 3]])
#> Solution().mergeClubs(3, [[0, 1], [1, 0]])
#> Solution().mergeClubs(5, [[4, 3], [3, 2], [2, 1], [4, 1]])
#> Solution().mergeClubs(2, [[1, 1]])
#> Solution().mergeClubs(6, [[5, 0], [4, 1], [5, 4], [0, 1]])
# %%
from typing import List


class Solution:
    def roomiestGap(self, booked: List[List[int]], close: int) -> List[int]:
        end, ans = 0, [0, 0]
        for l, r in sorted(booked) + [[close, close]]:
            if l - end > ans[1] - ans[0]:
                ans = [end, l]
            end = max(end, r)
        return ans
#> Solution().roomiestGap([[2, 4], [9, 12]], 15)
#> Solution().roomiestGap([], 8)
#> Solution().roomiestGap([[6, 10], [0, 5], [3, 7]], 11)
#> Solution().roomiestGap([[0, 9]], 9)
#> Solution().roomiestGap([[5, 6], [1, 14]], 20)
# %%
from typing import List


class Solution:
    def longestCalm(self, temps: List[int], tol: int) -> int:
        ans = l = 0
        for r in range(len(temps)):
            while max(temps[l : r + 1]) - min(temps[l : r + 1]) > tol:
                l += 1
            ans = max(ans, r - l + 1)
        return ans
#> Solution().longestCalm([20, 22, 25, 24, 18], 3)
#> Solution().longestCalm([5, 15, 25], 1)
#> Solution().longestCalm([7, 7, 7, 8], 0)
#> Solution().longestCalm([-3, 0, 2, -1, 1, 9], 5)
#> Solution().longestCalm([], 2)
# %%
from math import inf
from heapq import heappop, heappush
from typing import List


class Solution:
    def ferryFare(self, n: int, lines: List[List[int]]) -> List[int]:
        g = [[] for _ in range(n)]
        for a, b, w in lines:
            g[a].append((b, w))
        dist = [inf] * n
        dist[0] = 0
        q = [(0, 0)]
        while q:
            d, u = heappop(q)
            if d > dist[u]:
                continue
            for v, w in g[u]:
                if (nd := d + max(1, w - len(g[v]))) < dist[v]:
                    dist[v] = nd
                    heappush(q, (nd, v))
        return [-1 if d == inf else d for d in dist]
#> Solution().ferryFare(3, [[0, 1, 7], [1, 2, 2], [0, 2, 12]])
#> Solution().ferryFare(4, [[0, 3, 5], [3, 1, 1]])
#> Solution().ferryFare(2, [[1, 0, 4]])
#> Solution().ferryFare(4, [[0, 1, 9], [0, 2, 1], [2, 1, 3], [1, 3, 2]])
#> Solution().ferryFare(1, [])
# %%
from itertools import groupby


class Solution:
    def squeezeRuns(self, s: str, k: int) -> str:
        ans = []
        for c, grp in groupby(s):
            m = len(list(grp))
            ans.append(c * m if m < k else f"{c}{m}")
        return "".join(ans)
#> Solution().squeezeRuns("aaabccdddd", 3)
#> Solution().squeezeRuns("xyz", 1)
#> Solution().squeezeRuns("", 2)
#> Solution().squeezeRuns("zzzzzzzzzzzz", 5)
#> Solution().squeezeRuns("aabbaab", 2)
# %%
from typing import List


class Solution:
    def maskCover(self, skills: List[int], need: int) -> int:
        n = len(skills)
        ans = n + 1
        for m in range(1 << n):
            got = 0
            for i in range(n):
                if m >> i & 1:
                    got |= skills[i]
            if got & need == need:
                ans = min(ans, bin(m).count("1"))
        return ans if ans <= n else -1
#> Solution().maskCover([1, 2, 4], 7)
#> Solution().maskCover([3, 6], 7)
#> Solution().maskCover([1, 8, 9], 9)
#> Solution().maskCover([2, 2], 4)
#> Solution().maskCover([5], 0)
# %%
from typing import List


class Solution:
    def turnGarden(self, grid: List[str]) -> List[str]:
        rows = ["".join(col)[::-1] for col in zip(*grid)]
        ans = []
        for row in rows:
            parts = row.split("#")
            ans.append("#".join("." * p.count(".") + "o" * p.count("o") for p in parts))
        return ans
#> Solution().turnGarden(["o.#", "..o"])
#> Solution().turnGarden(["oo", "#.", "o."])
#> Solution().turnGarden([".o.o"])
#> Solution().turnGarden(["o", ".", "#", "o", "."])
#> Solution().turnGarden(["o#o", "...", "#.#"])
# %%
from collections import defaultdict
from typing import List


class Solution:
    def deepestFolder(self, parent: List[int]) -> int:
        def dfs(i: int) -> int:
            return 1 + max((dfs(j) for j in g[i]), default=0)

        g = defaultdict(list)
        for i, p in enumerate(parent):
            g[p].append(i)
        return max((dfs(i) for i in g[-1]), default=0)
#> Solution().deepestFolder([-1, 0, 0, 1])
#> Solution().deepestFolder([-1, -1, 1, 2, 3])
#> Solution().deepestFolder([])
#> Solution().deepestFolder([2, 2, -1, 2, -1])
#> Solution().deepestFolder([-1])
# %%
from typing import List


class Solution:
    def pairSeats(self, tall: List[int], gap: int) -> int:
        tall.sort()
        i, ans = 0, 0
        n = len(tall)
        while i < n - 1:
            if tall[i + 1] - tall[i] <= gap:
                ans += 1
                i += 2
            else:
                i += 1
        return ans
#> Solution().pairSeats([160, 172, 163, 180], 4)
#> Solution().pairSeats([150, 151, 152, 153, 155], 1)
#> Solution().pairSeats([190], 10)
#> Solution().pairSeats([170, 170, 170, 170, 169, 168], 2)
#> Solution().pairSeats([140, 160, 180], 15)
# %%
class Solution:
    def decodeKnots(self, s: str) -> str:
        stk = [""]
        for c in s:
            if c == "<":
                stk.append("")
            elif c == ">":
                top = stk.pop()
                stk[-1] += top + top[::-1]
            else:
                stk[-1] += c
        return stk[0]
#> Solution().decodeKnots("a<bc>d")
#> Solution().decodeKnots("<x<yz>>")
#> Solution().decodeKnots("plain")
#> Solution().decodeKnots("<<q>>")
#> Solution().decodeKnots("m<n><op>r")
# %%
from functools import cache


class Solution:
    def waysToClimbDown(self, h: int, banned: int) -> int:
        @cache
        def f(x: int) -> int:
            if x == 0:
                return 1
            ans = 0
            for step in (1, 3, 4):
                if x - step >= 0 and (x - step) % banned:
                    ans += f(x - step)
                elif x == step:
                    ans += 1
            return ans

        return f(h)
#> Solution().waysToClimbDown(5, 2)
#> Solution().waysToClimbDown(7, 3)
#> Solution().waysToClimbDown(4, 5)
#> Solution().waysToClimbDown(9, 4)
#> Solution().waysToClimbDown(3, 1)
# %%
from typing import List, Optional


def first_overtake(a: List[int], b: List[int]) -> Optional[int]:
    x = y = 0
    for i, (p, q) in enumerate(zip(a, b)):
        if x <= y and x + p > y + q:
            return i
        x, y = x + p, y + q
    return None
#> first_overtake([1, 2, 6], [2, 3, 1])
#> first_overtake([5, 1], [1, 1])
#> first_overtake([1, 1, 1], [2, 2, 2])
#> first_overtake([0, 4, 4, 9], [3, 3, 3, 2])
#> first_overtake([], [8])
# %%
from collections import Counter
from typing import List


def even_out(cnt_by_box: List[str]) -> List[int]:
    total = Counter()
    for box in cnt_by_box:
        total.update(box)
    n = len(cnt_by_box)
    return [sum(abs(box.count(c) * n - v) for c, v in sorted(total.items())) for box in cnt_by_box]
#> even_out(["aab", "abb"])
#> even_out(["xy", "xy", "xy"])
#> even_out(["r", "g", "b"])
#> even_out(["pppp", "", "pq"])
#> even_out(["zz"])
# %%
from typing import List


class Solution:
    def spreadRumour(self, grid: List[str]) -> int:
        m, n = len(grid), len(grid[0])
        q = [(i, j) for i in range(m) for j in range(n) if grid[i][j] == "R"]
        vis = set(q)
        ans = -1
        while q:
            ans += 1
            t = []
            for i, j in q:
                for x, y in (i - 1, j), (i + 1, j), (i, j - 1), (i, j + 1):
                    if 0 <= x < m and 0 <= y < n and grid[x][y] == "." and (x, y) not in vis:
                        vis.add((x, y))
                        t.append((x, y))
            q = t
        return ans
#> Solution().spreadRumour(["R.", ".."])
#> Solution().spreadRumour(["R#."])
#> Solution().spreadRumour(["..", "##"])
#> Solution().spreadRumour(["R..."])
#> Solution().spreadRumour([".R.", "#.#"])
# %%
from typing import List


class Solution:
    def dropStones(self, nums: List[int], k: int) -> List[int]:
        stk = []
        for x in nums:
            while stk and k and stk[-1] > x:
                x += stk.pop() % 2
                k -= 1
            stk.append(x)
        return stk + [-k] if k else stk
#> Solution().dropStones([4, 2, 7, 1], 2)
#> Solution().dropStones([1, 2, 3], 1)
#> Solution().dropStones([9, 8, 7, 6], 3)
#> Solution().dropStones([5, 5, 3, 6], 1)
#> Solution().dropStones([30, 10, 20, 15], 4)
# %%
from string import ascii_lowercase


class Solution:
    def shiftByNeighbour(self, s: str) -> str:
        ans = []
        pre = 0
        for c in s:
            if (i := ascii_lowercase.find(c)) >= 0:
                ans.append(ascii_lowercase[(i + pre) % 26])
                pre = i
            else:
                ans.append(c)
                pre = 0
        return "".join(ans)
#> Solution().shiftByNeighbour("abc")
#> Solution().shiftByNeighbour("zoo ape")
#> Solution().shiftByNeighbour("X-ray")
#> Solution().shiftByNeighbour("yyz")
#> Solution().shiftByNeighbour("42")
# %%
from typing import List


class Solution:
    def countValleys(self, path: str) -> List[int]:
        h = lo = 0
        ans = []
        for c in path:
            pre = h
            h += 1 if c == "U" else -1
            lo = min(lo, h)
            if pre < 0 == h:
                ans.append(-lo)
                lo = 0
        return ans
#> Solution().countValleys("DDUU")
#> Solution().countValleys("UDDU")
#> Solution().countValleys("UUDD")
#> Solution().countValleys("DUDDDUUU")
#> Solution().countValleys("DDUDUUDU")
# %%
from bisect import bisect_right, insort
from typing import List


class Solution:
    def rankOnArrival(self, scores: List[int]) -> List[int]:
        board = []
        ans = []
        for x in scores:
            insort(board, x)
            ans.append(len(board) - bisect_right(board, x) + 1)
        return ans
#> Solution().rankOnArrival([50, 70, 60])
#> Solution().rankOnArrival([9, 9, 9])
#> Solution().rankOnArrival([31, 12, 45, 12, 40])
#> Solution().rankOnArrival([-5])
#> Solution().rankOnArrival([8, 6, 4, 2])
# %%
from itertools import combinations
from typing import List


class Solution:
    def bestTrio(self, xs: List[int], cap: int) -> List[int]:
        ans = []
        for t in combinations(sorted(xs), 3):
            if sum(t) <= cap and (not ans or sum(t) > sum(ans)):
                ans = list(t)
        return ans
#> Solution().bestTrio([4, 1, 9, 6], 15)
#> Solution().bestTrio([10, 20, 30], 50)
#> Solution().bestTrio([3, 3, 3, 8], 14)
#> Solution().bestTrio([-2, 7, 5, 0], 5)
#> Solution().bestTrio([2, 11, 5, 7, 1], 18)
# %%
from typing import List


class Solution:
    def trapSand(self, h: List[int]) -> int:
        n = len(h)
        ans = 0
        for i, x in enumerate(h):
            l = max(h[:i], default=0)
            r = max(h[i + 1 :], default=0)
            if (lvl := min(l, r)) > x:
                ans += (lvl - x) // 2 if n % 2 else lvl - x
        return ans
#> Solution().trapSand([3, 0, 3])
#> Solution().trapSand([5, 1, 2, 6])
#> Solution().trapSand([1, 2, 3])
#> Solution().trapSand([7, 2, 0, 4, 6])
#> Solution().trapSand([2, 1, 3, 0, 0, 2])
# %%
from typing import List


class Solution:
    def stampBits(self, n: int, ops: List[List[int]]) -> str:
        cur = 0
        for l, r in ops:
            cur ^= ((1 << (r - l + 1)) - 1) << l
        return f"{cur:0{n}b}"[::-1]
#> Solution().stampBits(5, [[0, 2], [2, 4]])
#> Solution().stampBits(3, [[1, 1]])
#> Solution().stampBits(6, [])
#> Solution().stampBits(8, [[0, 7], [3, 5], [4, 4]])
#> Solution().stampBits(4, [[0, 3], [0, 3], [2, 3]])
# %%
class Solution:
    def smallestPadded(self, s: str, t: str) -> str:
        i = j = 0
        ans = []
        while i < len(s) and j < len(t):
            if s[i] <= t[j]:
                ans.append(s[i])
                j += s[i] == t[j]
                i += 1
            else:
                ans.append(t[j].upper())
                j += 1
        return "".join(ans) + s[i:][::-1] + t[j:][::-1]
#> Solution().smallestPadded("adf", "bce")
#> Solution().smallestPadded("aab", "aac")
#> Solution().smallestPadded("zz", "")
#> Solution().smallestPadded("mno", "mn")
#> Solution().smallestPadded("c", "abcd")
# %%
from collections import defaultdict
from typing import Dict, List


class Solution:
    def loudDays(self, logs: List[List[int]], limit: int) -> Dict[int, int]:
        d = defaultdict(int)
        for day, vol in logs:
            d[day] += vol
        return {k: v - limit for k, v in sorted(d.items()) if v > limit}
#> Solution().loudDays([[3, 40], [1, 25], [3, 30]], 50)
#> Solution().loudDays([[2, 9], [2, 1]], 10)
#> Solution().loudDays([[5, 80], [4, 90], [5, -60], [4, 5]], 60)
#> Solution().loudDays([], 1)
#> Solution().loudDays([[7, 3], [6, 3], [7, 3], [6, 4]], 5)
# %%
from typing import List


class Solution:
    def collapse(self, nums: List[int]) -> List[int]:
        stk = []
        for x in nums:
            while stk and stk[-1] == x:
                x += stk.pop()
            stk.append(x)
        return stk
#> Solution().collapse([1, 1, 2, 4, 3])
#> Solution().collapse([8, 4, 2, 2])
#> Solution().collapse([5, 6, 7])
#> Solution().collapse([3, 3, 3])
#> Solution().collapse([0, 0, -1, -1, -2])
# %%
from functools import lru_cache
from typing import List


class Solution:
    def lastCoinHolder(self, piles: List[int]) -> int:
        @lru_cache(None)
        def dfs(l: int, r: int) -> int:
            if l > r:
                return 0
            if l == r:
                return piles[l] % 10
            a = piles[l] % 10 - dfs(l + 2, r)
            b = piles[r] % 10 - dfs(l, r - 1)
            return max(a, b)

        return dfs(0, len(piles) - 1)
#> Solution().lastCoinHolder([12, 7, 9])
#> Solution().lastCoinHolder([4, 30, 5, 8])
#> Solution().lastCoinHolder([19])
#> Solution().lastCoinHolder([])
#> Solution().lastCoinHolder([1, 9, 9, 1, 15])
# %%
from typing import List


class Solution:
    def peelRings(self, g: List[List[int]]) -> List[int]:
        ans = []
        while g and g[0]:
            top, *g = g
            ans.append(max(top))
            g = [list(r) for r in zip(*g)][::-1]
        return ans
#> Solution().peelRings([[1, 2], [3, 4]])
#> Solution().peelRings([[5, 9, 2], [8, 1, 7], [6, 3, 4]])
#> Solution().peelRings([[10, 20, 30]])
#> Solution().peelRings([[3], [6], [2]])
#> Solution().peelRings([])
# %%
from heapq import heappop, heappush
from typing import List


class Solution:
    def freeDesks(self, arrivals: List[List[int]], n: int) -> List[int]:
        free = list(range(n))
        busy = []
        ans = []
        for t, d in arrivals:
            while busy and busy[0][0] <= t:
                heappush(free, heappop(busy)[1])
            if free:
                i = heappop(free)
                heappush(busy, (t + d, i))
                ans.append(i)
            else:
                ans.append(-1)
        return ans
#> Solution().freeDesks([[0, 5], [1, 2], [4, 3]], 2)
#> Solution().freeDesks([[0, 9], [3, 3], [8, 1]], 1)
#> Solution().freeDesks([[1, 1], [2, 1], [3, 1]], 3)
#> Solution().freeDesks([[0, 4], [0, 2], [0, 6], [2, 2], [4, 1]], 3)
#> Solution().freeDesks([], 2)
# %%
from typing import List


def spread(a: List[int], k: int):
    p = []
    for i in range(0, len(a), k):
        blk = a[i : i + k]
        p.append(max(blk) - blk[0] - i)
    lo, hi = min(p), max(p)
    return hi - lo, p.index(hi)
#> spread([3, 4, 2, 12, 9, 1], 2)
#> spread([5, 4, 3, 10], 3)
#> spread([1, 7], 5)
#> spread([-4, 0, 6, 6, -1, 12, 20], 3)
#> spread([40, 41, 50, 49], 1)
# %%
def tune(strings, target):
    def nudge(x):
        nonlocal turns
        turns += abs(target - x)
        return target if abs(target - x) <= 3 else x + (3 if x < target else -3)

    turns = 0
    for r in range(2):
        strings = [nudge(x) for x in strings]
        if all(x == target for x in strings):
            return r + 1, turns
    return strings, turns
#> tune([8, 10, 12], 10)
#> tune([1, 20], 10)
#> tune([5, 5], 5)
#> tune([14, 6, 9], 10)
#> tune([-3, 0, 3], 1)
