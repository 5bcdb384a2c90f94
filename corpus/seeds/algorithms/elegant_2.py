# %%
from typing import List


class Solution:
    def widestBridge(self, piers: List[int], weak: int) -> int:
        ans = 0
        l, r = 0, len(piers) - 1
        while l < r:
            ans = max(ans, (r - l) * min(piers[l], piers[r]) - weak * (r - l - 1))
            if piers[l] <= piers[r]:
                l += 1
            else:
                r -= 1
        return ans
#> Solution().widestBridge([3, 1, 4, 2], 1)
#> Solution().widestBridge([6, 6], 5)
#> Solution().widestBridge([2, 9, 5, 8, 1], 0)
#> Solution().widestBridge([1, 1, 1, 1], 4)
#> Solution().widestBridge([10, 3, 12, 7, 4, 11], 2)
# %%
from collections import Counter
from typing import List


class Solution:
    def tasteMenu(self, dishes: List[str], days: int) -> int:
        def check(mid: int) -> bool:
            return sum(v // mid for v in cnt.values()) >= days

        cnt = Counter(dishes)
        l, r = 0, len(dishes) // days
        while l < r:
            mid = (l + r + 1) // 2
            if check(mid):
                l = mid
            else:
                r = mid - 1
        return l
#> Solution().tasteMenu(["pie", "pie", "soup", "pie", "soup", "tea"], 2)
#> Solution().tasteMenu(["a", "b", "c", "d"], 1)
#> Solution().tasteMenu(["x", "x", "y", "x", "x", "x", "y", "x"], 2)
#> Solution().tasteMenu(["m", "n"], 3)
#> Solution().tasteMenu(["u", "v", "u", "u", "u", "v"], 1)
# %%
from functools import cache
from typing import List


class Solution:
    def frogOnLilies(self, pads: List[int]) -> int:
        @cache
        def dfs(i: int) -> int:
            if i >= len(pads):
                return 0
            hop = max(1, abs(pads[i]))
            stay = dfs(i + 1)
            return max(stay, pads[i] + dfs(i + hop + 1))

        return dfs(0)
#> Solution().frogOnLilies([2, 1, 3, 1])
#> Solution().frogOnLilies([-4, -1, -2])
#> Solution().frogOnLilies([5, 2, 2, 4, 1, 3])
#> Solution().frogOnLilies([0, 0, 7])
#> Solution().frogOnLilies([1, 1, 1, 1, 1])
# %%
from typing import List


class Solution:
    def knightOnDigits(self, start: int, moves: str) -> int:
        board = [[1, 2, 3], [4, 5, 6], [7, 8, 9]]
        d = {"N": (-1, 0), "S": (1, 0), "W": (0, -1), "E": (0, 1)}
        i, j = divmod(start - 1, 3)
        ans = start
        for c in moves:
            dx, dy = d[c]
            i, j = (i + dx) % 3, (j + dy) % 3
            ans = ans * 10 + board[i][j]
            board[i][j] = 0
        return ans
#> Solution().knightOnDigits(5, "NES")
#> Solution().knightOnDigits(1, "WW")
#> Solution().knightOnDigits(9, "SNSN")
#> Solution().knightOnDigits(4, "")
#> Solution().knightOnDigits(3, "ESWNE")
# %%
from itertools import accumulate
from typing import List


class Solution:
    def shadowSteps(self, h: List[int]) -> int:
        l = list(accumulate(h, max))
        r = list(accumulate(h[::-1], max))[::-1]
        ans = 0
        for a, x, b in zip(l, h, r):
            if x not in (a, b):
                ans += min(a, b) - x
            elif a == b:
                ans += 1
        return ans
#> Solution().shadowSteps([4, 2, 5, 1, 3])
#> Solution().shadowSteps([1, 2, 3, 4])
#> Solution().shadowSteps([6, 6, 6])
#> Solution().shadowSteps([9, 0, 0, 9])
#> Solution().shadowSteps([3, 8, 2, 7, 1, 8, 4])
# %%
from collections import defaultdict, deque
from typing import List


class Solution:
    def hopsBetween(self, pairs: List[str], a: str, b: str) -> int:
        g = defaultdict(list)
        for p in pairs:
            g[p[0]].append(p[1])
            g[p[1]].append(p[0])
        q, vis = deque([(a, 0)]), [a]
        while q:
            c, d = q.popleft()
            if c == b:
                return d
            for x in g[c]:
                if x not in vis:
                    vis.append(x)
                    q.append((x, d + 1))
        return -1
#> Solution().hopsBetween(["ab", "bc", "cd"], "a", "d")
#> Solution().hopsBetween(["xy", "zw"], "x", "w")
#> Solution().hopsBetween(["pq", "qr", "pr"], "p", "r")
#> Solution().hopsBetween(["mn"], "m", "m")
#> Solution().hopsBetween(["ae", "bd", "dc", "ed"], "a", "c")
# %%
from heapq import heappop, heappush
from typing import List


class Solution:
    def refuel(self, tank: int, goal: int, pumps: List[List[int]]) -> int:
        q = []
        ans = 0
        for x, gas in sorted(pumps) + [[goal, 0]]:
            while tank < x and q:
                tank -= heappop(q)
                ans += 1
            if tank < x:
                return ~ans
            heappush(q, -(gas // 2 + 1))
        return ans
#> Solution().refuel(10, 12, [[5, 6]])
#> Solution().refuel(4, 20, [[6, 9], [3, 5]])
#> Solution().refuel(30, 25, [[1, 1]])
#> Solution().refuel(6, 18, [[2, 8], [5, 4], [9, 10]])
#> Solution().refuel(3, 9, [])
# %%
class Solution:
    def foldTape(self, s: str) -> str:
        def merge(a: str, b: str) -> str:
            return b if a == "." else a if b in (".", a) else "x"

        while len(s) > 2:
            m = len(s) // 2
            l, r = s[:m], s[m:][::-1]
            mid = r[m:]
            s = "".join(merge(p, q) for p, q in zip(l, r)) + mid
        return s
#> Solution().foldTape("a..b")
#> Solution().foldTape("ab.ba")
#> Solution().foldTape("hi")
#> Solution().foldTape("..c..d..")
#> Solution().foldTape("pq.q.p")
# %%
from typing import List


class Solution:
    def lonelyRows(self, grid: List[List[int]]) -> List[int]:
        rows = [sum(r) for r in grid]
        cols = [sum(c) for c in zip(*grid)]
        return [i for i, r in enumerate(grid) if rows[i] and all(cols[j] == 1 for j, x in enumerate(r) if x)]
#> Solution().lonelyRows([[1, 0, 0], [0, 1, 1]])
#> Solution().lonelyRows([[1, 1], [0, 1]])
#> Solution().lonelyRows([[0, 0], [1, 0], [0, 1]])
#> Solution().lonelyRows([[1, 0, 1, 0], [0, 0, 1, 0], [0, 1, 0, 0]])
#> Solution().lonelyRows([[1], [0], [0]])
# %%
from bisect import bisect_left
from typing import List


class Solution:
    def patienceTails(self, deck: List[int]) -> List[int]:
        f = []
        for x in deck:
            i = bisect_left(f, x)
            if i == len(f):
                f.append(x)
            else:
                f[i] = (f[i] + x) // 2
        return f
#> Solution().patienceTails([5, 1, 8, 3])
#> Solution().patienceTails([2, 4, 6])
#> Solution().patienceTails([9, 9, 7, 1])
#> Solution().patienceTails([40, 10, 30, 20, 50])
#> Solution().patienceTails([-6, 6, 0])
# %%
from typing import List


class Solution:
    def sameShelf(self, n: int, same: List[List[int]], ask: List[List[int]]) -> List[bool]:
        p = list(range(n))
        size = [1] * n

        def find(x: int) -> int:
            if p[x] != x:
                p[x] = find(p[x])
            return p[x]

        for a, b in same:
            a, b = find(a), find(b)
            if a == b:
                continue
            if size[a] < size[b]:
                a, b = b, a
            p[b] = a
            size[a] += size[b]
        return [size[find(a)] == size[find(b)] for a, b in ask]
#> Solution().sameShelf(4, [[0, 1], [2, 3]], [[0, 2], [1, 3]])
#> Solution().sameShelf(3, [[0, 2]], [[1, 2], [0, 2]])
#> Solution().sameShelf(5, [[0, 1], [1, 2], [0, 2]], [[2, 4], [3, 4], [0, 1]])
#> Solution().sameShelf(2, [], [[0, 1]])
#> Solution().sameShelf(6, [[5, 4], [3, 5], [4, 2]], [[0, 5], [2, 3]])
# %%
class Solution:
    def minFlipsToSplit(self, s: str) -> int:
        ones = s.count("1")
        ans = cur = ones
        for c in s:
            cur += 1 if c == "0" else -1
            ans = min(ans, cur + (c == "1"))
        return ans
#> Solution().minFlipsToSplit("0110")
#> Solution().minFlipsToSplit("111")
#> Solution().minFlipsToSplit("110100")
#> Solution().minFlipsToSplit("0000")
#> Solution().minFlipsToSplit("10101010")
# %%
from typing import List


class Solution:
    def crewShifts(self, shifts: List[List[int]]) -> List[List[int]]:
        ans = []
        for l, r in sorted(shifts, key=lambda x: (x[0], -x[1])):
            if ans and l <= ans[-1][1]:
                ans[-1][1] = max(ans[-1][1], r)
                ans[-1][2] += 1
            else:
                ans.append([l, r, 1])
        return ans
#> Solution().crewShifts([[1, 4], [6, 8], [3, 5]])
#> Solution().crewShifts([[9, 10], [2, 3]])
#> Solution().crewShifts([[0, 12], [4, 6], [12, 14]])
#> Solution().crewShifts([[5, 5]])
#> Solution().crewShifts([[7, 9], [7, 8], [1, 2], [2, 6]])
# %%
from itertools import product


class Solution:
    def wildcardSums(self, s: str, k: int) -> int:
        ans = 0
        for t in product("09", repeat=s.count("?")):
            it = iter(t)
            x = int("".join(next(it) if c == "?" else c for c in s))
            ans += x % k == 0
        return ans
#> Solution().wildcardSums("1?", 10)
#> Solution().wildcardSums("?0?", 9)
#> Solution().wildcardSums("?3?", 6)
#> Solution().wildcardSums("46", 9)
#> Solution().wildcardSums("?8?", 4)
# %%
from math import isqrt
from typing import List


class Solution:
    def tileRooms(self, areas: List[int]) -> List[List[int]]:
        def fit(x: int) -> List[int]:
            w = isqrt(x)
            while x % w > 1:
                w -= 1
            return [w, x // w]

        return [fit(x) for x in areas]
#> Solution().tileRooms([12, 17])
#> Solution().tileRooms([30])
#> Solution().tileRooms([1, 2, 7])
#> Solution().tileRooms([95, 48, 59])
#> Solution().tileRooms([121, 119])
# %%
from typing import List


class Solution:
    def nextTaller(self, rows: List[int]) -> int:
        stk, ans = [], 0
        for i, x in enumerate(rows):
            while stk and rows[stk[-1]] < x:
                j = stk.pop()
                ans += (i - j) * rows[j]
            stk.append(i)
        return ans - sum(rows[j] for j in stk)
#> Solution().nextTaller([2, 1, 3])
#> Solution().nextTaller([5, 4, 3])
#> Solution().nextTaller([1, 6, 2, 7, 3, 9])
#> Solution().nextTaller([8])
#> Solution().nextTaller([4, 4, 10, 1])
# %%
from functools import cache


class Solution:
    def splitTicket(self, s: str) -> int:
        @cache
        def dfs(i: int) -> int:
            if i == len(s):
                return 0
            best = -100
            x = 0
            for j in range(i, min(i + 3, len(s))):
                x = x * 10 + int(s[j])
                gain = j - i + 1 if x % 7 == 0 else -1
                best = max(best, gain + dfs(j + 1))
            return best

        return dfs(0)
#> Solution().splitTicket("147")
#> Solution().splitTicket("2149")
#> Solution().splitTicket("11")
#> Solution().splitTicket("07035")
#> Solution().splitTicket("8561")
# %%
from typing import List


class Solution:
    def waterline(self, cups: List[int], pour: int) -> List[int]:
        i, n = 0, len(cups)
        res = [0] * n
        while pour and i < n:
            take = min(cups[i], pour)
            res[i] = take
            pour -= take
            if take == cups[i]:
                pour -= pour // 4
            i += 1
        return res + [pour]
#> Solution().waterline([3, 5, 2], 9)
#> Solution().waterline([10, 10], 6)
#> Solution().waterline([1, 2, 3, 4], 40)
#> Solution().waterline([8, 4], 12)
#> Solution().waterline([5, 1, 7], 0)
# %%
from collections import Counter


class Solution:
    def swapScore(self, s: str, t: str) -> int:
        a, b = Counter(s), Counter(t)
        hit = sum(x == y for x, y in zip(s, t))
        near = sum((a & b).values()) - hit
        return 3 * hit + near - len((a - b).keys())
#> Solution().swapScore("crane", "caner")
#> Solution().swapScore("stop", "pots")
#> Solution().swapScore("abc", "xyz")
#> Solution().swapScore("level", "lever")
#> Solution().swapScore("aabb", "ab")
# %%
from typing import List


class Solution:
    def robotTrail(self, cmds: List[str]) -> List[int]:
        x = y = k = 0
        dirs = (0, 1, 0, -1, 0)
        vis = {(0, 0)}
        for c in cmds:
            if c in "LR":
                k = (k + (1 if c == "R" else 3)) % 4
                continue
            for _ in range(int(c)):
                x += dirs[k]
                y += dirs[k + 1]
                if (x, y) in vis:
                    return [x, y, len(vis)]
                vis.add((x, y))
        return [x, y]
#> Solution().robotTrail(["2", "R", "1"])
#> Solution().robotTrail(["1", "R", "1", "R", "1", "R", "1"])
#> Solution().robotTrail(["L", "3", "L", "2"])
#> Solution().robotTrail(["R", "R", "4"])
#> Solution().robotTrail(["3", "L", "L", "1"])
# %%
from typing import List


class Solution:
    def splitLoot(self, gems: List[int]) -> int:
        n, s = len(gems), sum(gems)
        ans = s
        for mask in range(1 << (n - 1)):
            t = sum(x for i, x in enumerate(gems) if mask >> i & 1)
            ans = min(ans, abs(s - 2 * t))
        return ans
#> Solution().splitLoot([3, 7, 5])
#> Solution().splitLoot([10, 4])
#> Solution().splitLoot([25])
#> Solution().splitLoot([9, 2, 4])
#> Solution().splitLoot([1, 20, 5])
# %%
from heapq import nlargest, nsmallest
from typing import List


class Solution:
    def trimmedGap(self, nums: List[int], k: int) -> int:
        top = nlargest(k, nums)
        low = nsmallest(k, nums)
        rest = [x for x in nums if low[-1] < x < top[-1]]
        return sum(top) - sum(low) - sum(rest)
#> Solution().trimmedGap([5, 1, 9, 3, 7], 1)
#> Solution().trimmedGap([4, 4, 8, 2], 2)
#> Solution().trimmedGap([-3, 10, 0, 6, -9, 2], 2)
#> Solution().trimmedGap([100], 1)
#> Solution().trimmedGap([12, 15, 11, 19, 13, 14], 2)
# %%
class Solution:
    def nestDepths(self, s: str) -> str:
        ans, d = [], 0
        for c in s:
            if c in "([":
                d += 1 + (c == "[")
            elif c in ")]":
                d -= 1 + (c == "]")
            else:
                ans.append(c * max(d, 0) if d != 1 else c.upper())
        return "".join(ans)
#> Solution().nestDepths("(a[b]c)")
#> Solution().nestDepths("xy(z)")
#> Solution().nestDepths("[p(q)]")
#> Solution().nestDepths("k)m(")
#> Solution().nestDepths("((u)v)[w]")
# %%
from collections import deque
from typing import List


class Solution:
    def cardTrick(self, deck: List[int]) -> List[int]:
        q = deque(deck)
        ans = []
        while q:
            x = q.popleft()
            ans.append(x)
            q.rotate(-(x % 3))
        return ans
#> Solution().cardTrick([4, 7, 2, 9])
#> Solution().cardTrick([3, 6, 9])
#> Solution().cardTrick([5, 1, 8, 2, 11])
#> Solution().cardTrick([])
#> Solution().cardTrick([10, 20, 30, 40, 50, 60])
# %%
from typing import List


class Solution:
    def pairsWithin(self, a: List[int], lo: int, hi: int) -> int:
        def atMost(x: int) -> int:
            l, r, res = 0, len(a) - 1, 0
            while l < r:
                if a[l] + a[r] <= x:
                    res += r - l
                    l += 1
                else:
                    r -= 1
            return res

        a.sort()
        return atMost(hi) - atMost(lo - 1)
#> Solution().pairsWithin([1, 4, 2, 6], 5, 7)
#> Solution().pairsWithin([10, 20], 1, 9)
#> Solution().pairsWithin([3, 3, 3, 3], 6, 6)
#> Solution().pairsWithin([-5, 8, 0, 3, 7], -3, 2)
#> Solution().pairsWithin([9, 1, 8, 2, 5], 10, 17)
# %%
from functools import reduce
from operator import xor
from typing import List


class Solution:
    def xorStaircase(self, nums: List[int]) -> List[int]:
        full = reduce(xor, nums, 0)
        ans, cur = [], 0
        for x in nums:
            cur ^= x
            ans.append(max(cur, full ^ cur))
        return ans
#> Solution().xorStaircase([5, 3, 6])
#> Solution().xorStaircase([8, 8])
#> Solution().xorStaircase([1, 2, 4, 8])
#> Solution().xorStaircase([13])
#> Solution().xorStaircase([7, 9, 12, 10])
# %%
from typing import List


class Solution:
    def bestDock(self, ships: List[int], toll: int) -> List[int]:
        ships.sort()
        n = len(ships)
        pre = [0] * (n + 1)
        for i, x in enumerate(ships):
            pre[i + 1] = pre[i] + x
        ans = []
        for i, x in enumerate(ships):
            left = i * x - pre[i]
            right = pre[n] - pre[i + 1] - (n - i - 1) * x
            ans.append(left + right + toll * i)
        return ans
#> Solution().bestDock([6, 1, 3], 2)
#> Solution().bestDock([10, 10], 5)
#> Solution().bestDock([-4, 0, 9, 2], 1)
#> Solution().bestDock([7], 100)
#> Solution().bestDock([20, 5, 12, 31], 0)
# %%
class Solution:
    def tidyVersion(self, v: str, w: str) -> str:
        a = [*map(int, v.split("."))]
        b = [*map(int, w.split("."))]
        if (k := len(a) - len(b)) > 0:
            b += [0] * k
        else:
            a += [0] * -k
        i = next((i for i, (x, y) in enumerate(zip(a, b)) if x != y), -1)
        if i < 0:
            return "same"
        return f"{'<>'[a[i] > b[i]]}{i}:{abs(a[i] - b[i])}"
#> Solution().tidyVersion("1.4.2", "1.5")
#> Solution().tidyVersion("3.0", "3")
#> Solution().tidyVersion("2.10.1", "2.9.8")
#> Solution().tidyVersion("7", "7.0.0.6")
#> Solution().tidyVersion("10.2", "4.2")
# %%
from typing import List


class Solution:
    def coinRow(self, row: str) -> int:
        f = g = 0
        for c in row:
            v = {"p": 1, "n": 5, "d": 10}.get(c, 0)
            f, g = max(f, g), (f + v if v else g // 2)
        return max(f, g)
#> Solution().coinRow("pdn")
#> Solution().coinRow("ddd")
#> Solution().coinRow("n-n-d")
#> Solution().coinRow("ppnpdp")
#> Solution().coinRow("dp--p")
# %%
from math import inf
from typing import List


class Solution:
    def cheapestHike(self, grid: List[List[int]]) -> int:
        n = len(grid[0])
        f = [abs(x) for x in grid[0]]
        for row in grid[1:]:
            nxt = [inf] * n
            for j, x in enumerate(row):
                nxt[j] = min(f[max(0, j - 1) : j + 2]) + x
                if x < 0:
                    nxt[j] //= 2
            f = nxt
        return min(f)
#> Solution().cheapestHike([[3, 1], [4, 2]])
#> Solution().cheapestHike([[5, 9, 2], [1, -3, 8], [6, 6, 4]])
#> Solution().cheapestHike([[-7, 8]])
#> Solution().cheapestHike([[10, 20, 30], [40, 10, -50]])
#> Solution().cheapestHike([[2], [2], [-1], [5]])
# %%
from string import digits


class Solution:
    def hoistDigits(self, s: str) -> str:
        buf, ans = [], []
        for i, c in enumerate(s):
            if c in digits:
                buf.append(int(c) + i)
            elif buf:
                ans.append(f"{c}{sum(buf)}")
                buf.clear()
            else:
                ans.append(c)
        return "".join(ans) + "!" * len(buf)
#> Solution().hoistDigits("a12b")
#> Solution().hoistDigits("9z8y7")
#> Solution().hoistDigits("quiet")
#> Solution().hoistDigits("3")
#> Solution().hoistDigits("ab40cd55")
# %%
from collections import defaultdict
from typing import List


class Solution:
    def diagonalMedals(self, g: List[List[int]]) -> List[int]:
        d = defaultdict(list)
        for i, row in enumerate(g):
            for j, x in enumerate(row):
                d[i - j].append(x)
        return [max(v) - min(v) for k, v in sorted(d.items()) if len(v) > 1 or k == 0]
#> Solution().diagonalMedals([[1, 5], [7, 4]])
#> Solution().diagonalMedals([[8, 2, 6], [3, 9, 1]])
#> Solution().diagonalMedals([[4]])
#> Solution().diagonalMedals([[1, 2], [3, 4], [9, 12]])
#> Solution().diagonalMedals([[0, -3, 5], [2, 7, 7], [6, 1, -2]])
# %%
from typing import List


class Solution:
    def guardShift(self, hours: List[int], rest: int) -> int:
        def dfs(i: int, free: int) -> int:
            nonlocal calls
            calls += 1
            if i == len(hours):
                return 0
            res = dfs(i + 1, free - 1)
            if free <= 0:
                res = max(res, hours[i] + dfs(i + 1, rest))
            return res

        calls = 0
        return dfs(0, 0) * 100 + calls
#> Solution().guardShift([4, 9, 3], 1)
#> Solution().guardShift([2, 2, 2, 2], 2)
#> Solution().guardShift([7], 3)
#> Solution().guardShift([5, 1, 6, 8], 1)
#> Solution().guardShift([10, 12], 0)
# %%
from typing import List, Optional


class Solution:
    def leaderAfter(self, votes: str, k: int) -> Optional[str]:
        cnt = {}
        lead = None
        for i, c in enumerate(votes, 1):
            cnt[c] = cnt.get(c, 0) + 1
            if lead is None or cnt[c] > cnt[lead]:
                lead = c
            if i >= k and cnt[lead] * 2 > i:
                return f"{lead}@{i}"
        return lead
#> Solution().leaderAfter("abbab", 3)
#> Solution().leaderAfter("xyz", 2)
#> Solution().leaderAfter("mmnnm", 4)
#> Solution().leaderAfter("", 1)
#> Solution().leaderAfter("pqqp", 1)
# %%
from itertools import pairwise


def relay(times: list[int], rest: int) -> tuple[int, int]:
    worst, total = 0, sum(times)
    for a, b in pairwise(times):
        if (gap := b - a) > rest:
            total += gap - rest
            worst = max(worst, gap)
    return total, worst
#> relay([10, 14, 11, 19], 3)
#> relay([5, 5, 5], 0)
#> relay([30, 20, 10], 2)
#> relay([1, 8, 30], 10)
#> relay([42], 1)
# %%
from bisect import bisect_right


def fare(zones, price, trips):
    # price has one entry more than zones
    spent = 0
    for i, d in enumerate(trips):
        p = price[bisect_right(zones, d)]
        spent += p if spent < 20 else p // 2
        trips[i] = spent
    return trips
#> fare([5, 10], [2, 4, 7], [3, 12, 5])
#> fare([8], [6, 15], [9, 9, 2, 8])
#> fare([], [3], [1, 100])
#> fare([2, 4, 6], [1, 2, 3, 30], [7, 6, 1])
#> fare([10], [20, 9], [0, 10, 50])
# %%
from functools import cache


@cache
def tower(n: int, w: int) -> int:
    if n <= 0:
        return 1 - n
    if w == 0:
        return 0
    a = tower(n - w, w - 1)
    b = tower(n - 1, w - 1)
    return a + 2 * b if n % 2 else a - b
#> tower(3, 3)
#> tower(6, 3)
#> tower(5, 4)
#> tower(2, 5)
#> tower(7, 4)
# %%
from heapq import heappop, heappush


def brew(pots: list[tuple[int, str]], until: int) -> str:
    q = [(t, i, name) for i, (t, name) in enumerate(pots)]
    q.sort()
    log = []
    while q and q[0][0] <= until:
        t, i, name = heappop(q)
        log.append(f"{name}{t}")
        if (nt := t + pots[i][0] * 2) <= until:
            heappush(q, (nt, i, name))
    return " ".join(log)
#> brew([(3, "tea"), (5, "mate")], 10)
#> brew([(4, "a")], 3)
#> brew([(2, "x"), (2, "y")], 6)
#> brew([(7, "moka"), (1, "chai")], 7)
#> brew([(6, "p"), (4, "q"), (9, "r")], 20)
# %%
class Solution:
    def lockTurns(self, now: str, code: str) -> int:
        ans, carry = 0, 0
        for a, b in zip(now, code):
            d = (int(b) - int(a) - carry) % 10
            carry = -1 if d > 5 else 1 if d else 0
            ans += min(d, 10 - d)
        return ans
#> Solution().lockTurns("1234", "1234")
#> Solution().lockTurns("009", "990")
#> Solution().lockTurns("5071", "1628")
#> Solution().lockTurns("88", "33")
#> Solution().lockTurns("4602", "7159")
# %%
from typing import List


class Solution:
    def courierLoads(self, boxes: List[int], k: int) -> List[int]:
        load = [0] * k
        for x in sorted(boxes, reverse=True):
            i = min(range(k), key=load.__getitem__)
            load[i] += x
        return sorted(load)
#> Solution().courierLoads([7, 3, 5, 4], 2)
#> Solution().courierLoads([10, 1, 1], 3)
#> Solution().courierLoads([6], 2)
#> Solution().courierLoads([9, 8, 2, 5, 5], 2)
#> Solution().courierLoads([], 4)
