# %%
from typing import List


class Solution:
    def bestPicnic(self, sun: List[int], wind: List[int]) -> int:
        ans = cur = start = 0
        for i, (s, w) in enumerate(zip(sun, wind)):
            cur += s - w
            if cur < 0:
                cur, start = 0, i + 1
            ans = max(ans, cur * 10 + start)
        return ans
#> Solution().bestPicnic([5, 2, 8], [3, 6, 1])
#> Solution().bestPicnic([1, 1], [4, 4])
#> Solution().bestPicnic([9, 9, 9, 0], [1, 2, 3, 30])
#> Solution().bestPicnic([0, 7, 3, 6, 2], [2, 3, 9, 1, 1])
#> Solution().bestPicnic([], [])
# %%
from collections import defaultdict
from itertools import combinations
from typing import List


class Solution:
    def echoPairs(self, pts: List[List[int]]) -> int:
        d = defaultdict(int)
        for (a, b), (c, e) in combinations(pts, 2):
            d[abs(a - c) + abs(b - e)] += 1
        return max(k * v for k, v in d.items())
#> Solution().echoPairs([[0, 0], [1, 0], [0, 1]])
#> Solution().echoPairs([[2, 3], [5, 7]])
#> Solution().echoPairs([[0, 0], [0, 4], [4, 0], [4, 4]])
#> Solution().echoPairs([[-1, 1], [1, -1], [6, 2]])
#> Solution().echoPairs([[3, 3], [3, 4], [3, 5], [3, 6]])
# %%
class Solution:
    def barcode(self, s: str) -> str:
        cnt = {}
        for c in s:
            cnt[c] = cnt.get(c, 0) + 1
        res, pre = "", ""
        while cnt:
            c = max((k for k in cnt if k != pre), key=lambda k: (cnt[k], k), default=None)
            if c is None:
                return res + f"~{cnt[pre]}"
            res, pre = res + c, c
            cnt[c] -= 1
            if not cnt[c]:
                del cnt[c]
        return res
#> Solution().barcode("aabbc")
#> Solution().barcode("zzzz")
#> Solution().barcode("aaab")
#> Solution().barcode("kmkmkm")
#> Solution().barcode("xyz")
# %%
from functools import cache
from typing import List


class Solution:
    def toastSlices(self, t: List[List[int]]) -> int:
        @cache
        def dfs(i: int, free: int) -> int:
            if i == len(t):
                return free
            a, b = t[i]
            one = dfs(i + 1, free + a + b)
            if i + 1 < len(t):
                two = dfs(i + 2, free + max(a + t[i + 1][1], b + t[i + 1][0]) + 1)
                return min(one, two)
            return one

        return dfs(0, 0)
#> Solution().toastSlices([[3, 4], [2, 5]])
#> Solution().toastSlices([[1, 1]])
#> Solution().toastSlices([[9, 2], [2, 9], [5, 5]])
#> Solution().toastSlices([])
#> Solution().toastSlices([[4, 8], [6, 6], [1, 10], [3, 3]])
# %%
from heapq import heappop, heappush
from typing import List


class Solution:
    def kioskPay(self, shops: List[List[int]], coins: int) -> List[int]:
        q = [(row[0], i, 0) for i, row in enumerate(shops) if row]
        q.sort()
        ans = []
        while q and q[0][0] <= coins:
            x, i, j = heappop(q)
            coins -= x
            ans.append(i)
            if j + 1 < len(shops[i]):
                heappush(q, (shops[i][j + 1], i, j + 1))
        return ans + [-coins]
#> Solution().kioskPay([[2, 7], [3, 4]], 10)
#> Solution().kioskPay([[5], [], [1, 9]], 4)
#> Solution().kioskPay([[8, 1], [9]], 7)
#> Solution().kioskPay([[1, 2, 3], [2, 2], [6]], 13)
#> Solution().kioskPay([], 3)
# %%
from typing import List


class Solution:
    def beadColors(self, n: int, paints: List[List[int]]) -> List[int]:
        p = list(range(n + 1))

        def find(x: int) -> int:
            while p[x] != x:
                p[x] = p[p[x]]
                x = p[x]
            return x

        ans = [0] * n
        for l, r, c in reversed(paints):
            i = find(l)
            while i <= r:
                ans[i] = c
                p[i] = i + 1
                i = find(i)
        return ans
#> Solution().beadColors(5, [[0, 3, 1], [2, 4, 2]])
#> Solution().beadColors(3, [])
#> Solution().beadColors(4, [[1, 1, 7], [0, 3, 9]])
#> Solution().beadColors(6, [[0, 5, 3], [2, 3, 8], [3, 4, 6]])
#> Solution().beadColors(2, [[0, 0, 5], [1, 1, 4]])
# %%
from typing import List


class Solution:
    def sharpTurns(self, path: List[List[int]]) -> str:
        ans = []
        for (a, b), (c, d), (e, f) in zip(path, path[1:], path[2:]):
            cross = (c - a) * (f - d) - (d - b) * (e - c)
            dot = (c - a) * (e - c) + (d - b) * (f - d)
            ans.append("L" if cross > 0 else "R" if cross < 0 else "S" if dot >= 0 else "U")
        return "".join(ans)
#> Solution().sharpTurns([[0, 0], [1, 0], [1, 1], [0, 1]])
#> Solution().sharpTurns([[0, 0], [2, 2], [4, 4]])
#> Solution().sharpTurns([[1, 1], [3, 1], [2, 1], [2, -5]])
#> Solution().sharpTurns([[5, 5]])
#> Solution().sharpTurns([[0, 3], [4, 3], [6, 9], [7, 0], [7, -2]])
# %%
from bisect import bisect_left
from itertools import accumulate
from typing import List


class Solution:
    def pageTurn(self, lines: List[int], asks: List[int]) -> List[int]:
        pre = list(accumulate(lines))
        ans = []
        for x in asks:
            if (i := bisect_left(pre, x)) == len(pre):
                ans.append(-1)
            else:
                ans.append(i * 100 + x - (pre[i - 1] if i else 0))
        return ans
#> Solution().pageTurn([10, 12, 8], [5, 11, 30])
#> Solution().pageTurn([4], [4, 5])
#> Solution().pageTurn([0, 3, 3], [1, 4, 6])
#> Solution().pageTurn([50, 60], [100])
#> Solution().pageTurn([7, 7, 7, 7], [28, 14, 15])
# %%
class Solution:
    def voiceMail(self, s: str) -> int:
        stk, num = [0], ""
        for c in s:
            if c.isdigit():
                num += c
            elif c == "[":
                stk += [int(num or 1), 0]
                num = ""
            elif c == "]":
                inner, k = stk.pop(), stk.pop()
                stk[-1] += inner * k
            else:
                stk[-1] += ord(c) - 96
        return stk[0]
#> Solution().voiceMail("3[ab]")
#> Solution().voiceMail("c2[a2[b]]")
#> Solution().voiceMail("[z]")
#> Solution().voiceMail("10[a]12[]")
#> Solution().voiceMail("de")
# %%
from typing import List


class Solution:
    def terrace(self, h: List[int]) -> List[int]:
        n = len(h)
        up, down = [1] * n, [1] * n
        for i in range(1, n):
            if h[i] > h[i - 1]:
                up[i] = up[i - 1] + 1
        for i in range(n - 2, -1, -1):
            if h[i] >= h[i + 1]:
                down[i] = down[i + 1] + 1
        return [max(a, b) for a, b in zip(up, down)]
#> Solution().terrace([1, 3, 2])
#> Solution().terrace([5, 5, 5])
#> Solution().terrace([2, 4, 6, 8])
#> Solution().terrace([9])
#> Solution().terrace([7, 4, 4, 8, 1, 0])
# %%
from collections import deque
from typing import List


class Solution:
    def infect(self, n: int, links: List[List[int]], cure: int) -> List[int]:
        g = [[] for _ in range(n)]
        for a, b in links:
            g[a].append(b)
            g[b].append(a)
        day = [-1] * n
        q = deque([0])
        day[0] = 0
        while q:
            i = q.popleft()
            for j in g[i]:
                if day[j] < 0 and j != cure:
                    day[j] = day[i] + 1
                    q.append(j)
        return day
#> Solution().infect(4, [[0, 1], [1, 2], [2, 3]], 2)
#> Solution().infect(3, [[0, 1], [0, 2]], 9)
#> Solution().infect(2, [], 1)
#> Solution().infect(5, [[0, 4], [4, 3], [0, 1], [1, 3], [3, 2]], 1)
#> Solution().infect(4, [[2, 3], [3, 1]], 0)
# %%
from typing import List


class Solution:
    def hourglass(self, g: List[List[int]]) -> int:
        m, n = len(g), len(g[0])
        ans = None
        for i in range(1, m - 1):
            for j in range(1, n - 1):
                s = sum(g[i - 1][j - 1 : j + 2]) + g[i][j] - sum(g[i + 1][j - 1 : j + 2])
                ans = s if ans is None else max(ans, s)
        return ans if ans is not None else min(map(min, g))
#> Solution().hourglass([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> Solution().hourglass([[8, 3], [2, 6]])
#> Solution().hourglass([[0, 0, 0, 9], [5, 1, 2, 4], [1, 1, 1, 3]])
#> Solution().hourglass([[4, 4, 4], [1, 7, 1], [2, 0, 2], [5, 5, 5]])
#> Solution().hourglass([[-3]])
# %%
from math import ceil, sqrt
from typing import List


class Solution:
    def squareCrew(self, a: List[int]) -> List[int]:
        ans = []
        for x in a:
            r = ceil(sqrt(x))
            lack = r * r - x
            if lack <= r:
                ans.append(lack)
            else:
                ans.append(x - (r - 1) ** 2 - 2 * r)
        return ans
#> Solution().squareCrew([9, 10, 15])
#> Solution().squareCrew([2])
#> Solution().squareCrew([50, 64, 37])
#> Solution().squareCrew([1, 3, 5, 7])
#> Solution().squareCrew([120, 101])
# %%
from typing import List


class Solution:
    def undoTape(self, ops: List[str]) -> List[str]:
        done, undone = [], []
        for op in ops:
            if op == "u":
                if done:
                    undone.append(done.pop())
            elif op == "r":
                if undone:
                    done.append(undone.pop())
            else:
                done.append(op)
                undone.clear()
        return done
#> Solution().undoTape(["ink", "cut", "u"])
#> Solution().undoTape(["a", "u", "r", "r", "b"])
#> Solution().undoTape(["u", "u"])
#> Solution().undoTape(["x", "y", "z", "u", "u", "r"])
#> Solution().undoTape(["p", "u", "q", "r"])
# %%
from functools import cache
from typing import List


class Solution:
    def stampWays(self, n: int, inks: str) -> List[str]:
        @cache
        def build(k: int) -> List[str]:
            if k == 0:
                return [""]
            return [a + s for s in build(k - 1) for a in inks if not s or (a < s[0]) == (k % 2 == 0)]

        return build(n)
#> Solution().stampWays(2, "ab")
#> Solution().stampWays(1, "xyz")
#> Solution().stampWays(3, "ab")
#> Solution().stampWays(0, "q")
#> Solution().stampWays(3, "pqr")
# %%
from typing import List


class Solution:
    def swimLanes(self, racers: List[List[int]], lanes: int) -> List[List[int]]:
        racers = sorted(racers, key=lambda r: r[1])
        ans = [[] for _ in range(lanes)]
        mid = lanes // 2
        for k, (name, _) in enumerate(racers):
            off = (k % lanes + 1) // 2 * (-1) ** (k % lanes)
            ans[(mid + off) % lanes].append(name)
        return ans
#> Solution().swimLanes([[1, 50], [2, 40], [3, 60]], 3)
#> Solution().swimLanes([[7, 9]], 2)
#> Solution().swimLanes([[1, 1], [2, 2], [3, 3], [4, 4], [5, 5]], 4)
#> Solution().swimLanes([], 2)
#> Solution().swimLanes([[8, 30], [9, 20], [6, 10]], 1)
# %%
from typing import List


class Solution:
    def toolLoan(self, days: List[int], keep: int, fine: int) -> int:
        back = debt = 0
        for i, d in enumerate(days):
            if d >= back:
                back = d + keep
            elif i % 2:
                debt += (back - d) * fine
                back = d + keep // 2
            else:
                back += 1
        return debt or -back
#> Solution().toolLoan([1, 3, 9], 5, 2)
#> Solution().toolLoan([0, 10, 20], 4, 7)
#> Solution().toolLoan([2, 8, 4, 5], 6, 10)
#> Solution().toolLoan([3, 3, 3, 3], 2, 1)
#> Solution().toolLoan([], 9, 9)
# %%
from itertools import groupby
from typing import List


class Solution:
    def heatmap(self, hits: List[List[int]]) -> List[str]:
        hits.sort()
        ans = []
        for r, grp in groupby(hits, key=lambda h: h[0]):
            cols = [c for _, c in grp]
            ans.append(f"{r}:" + "".join("#" if c in cols else "-" for c in range(cols[0], cols[-1] + 1)))
        return ans
#> Solution().heatmap([[1, 2], [0, 3], [1, 5]])
#> Solution().heatmap([[4, 4]])
#> Solution().heatmap([[2, 0], [2, 1], [2, 4], [3, 1]])
#> Solution().heatmap([])
#> Solution().heatmap([[9, 7], [9, 3], [8, 1], [8, 0]])
# %%
class Solution:
    def minSteps(self, a: int, b: int) -> int:
        ans = 0
        while a < b:
            if b % 3 == 0 and b // 3 >= a:
                b //= 3
            elif b % 2 and b - 1 >= a:
                b -= 1
            elif b // 2 >= a:
                b >>= 1
            else:
                ans += b - a - 1
                b = a
            ans += 1
        return ans + (a - b) * 2
#> Solution().minSteps(2, 25)
#> Solution().minSteps(9, 4)
#> Solution().minSteps(7, 7)
#> Solution().minSteps(3, 100)
#> Solution().minSteps(10, 17)
# %%
from collections import Counter
from typing import List


class Solution:
    def wordTiles(self, tiles: str, words: List[str]) -> List[int]:
        have = Counter(tiles)
        ans = []
        for w in words:
            need = Counter(w) - have
            jokers = have["?"]
            miss = need.total()
            ans.append(len(w) - 2 * miss if miss <= jokers else -miss)
        return ans
#> Solution().wordTiles("abc?", ["cab", "bad", "dodo"])
#> Solution().wordTiles("xyz", ["zzz"])
#> Solution().wordTiles("??", ["hi", "hey"])
#> Solution().wordTiles("lemon", ["melon", "lime", "no"])
#> Solution().wordTiles("", [])
# %%
from typing import List


class Solution:
    def partyBus(self, a: List[int], k: int) -> int:
        def check(mid: int) -> bool:
            cnt = i = 0
            while i < len(a):
                if a[i] <= mid:
                    cnt += 1
                    i += 2
                else:
                    i += 1
            return cnt >= k

        s = sorted(set(a))
        l, r = 0, len(s)
        while l < r:
            mid = (l + r) // 2
            if check(s[mid]):
                r = mid
            else:
                l = mid + 1
        return s[l] if l < len(s) else -1
#> Solution().partyBus([4, 2, 7, 3], 2)
#> Solution().partyBus([5, 1, 6], 3)
#> Solution().partyBus([9, 9, 9], 1)
#> Solution().partyBus([10, 3, 8, 1, 6, 2], 3)
#> Solution().partyBus([20, 4, 15, 30, 12], 2)
# %%
from typing import List


class Solution:
    def reflect(self, mirrors: List[str], row: int) -> List[int]:
        m, n = len(mirrors), len(mirrors[0])
        x, y, dx, dy = row, 0, 0, 1
        hits = 0
        while 0 <= x < m and 0 <= y < n and hits < 9:
            c = mirrors[x][y]
            if c == "/":
                dx, dy = -dy, -dx
                hits += 1
            elif c == "b":
                dx, dy = dy, dx
                hits += 1
            x, y = x + dx, y + dy
        return [x, y, hits]
#> Solution().reflect(["./", ".."], 0)
#> Solution().reflect([".b.", "...", ".b."], 0)
#> Solution().reflect(["...."], 0)
#> Solution().reflect(["b/", "/."], 1)
#> Solution().reflect([".b", "/b", "b/"], 2)
# %%
from typing import List


class Solution:
    def scoreGame(self, throws: List[str]) -> int:
        score = mult = 0
        for t in throws:
            kind, pts = t[0], int(t[1:])
            mult = min(mult + 1, 3) if kind == "h" else 0
            score += pts * max(mult, 1)
            if score > 50:
                score = 25
            if score == 50:
                return mult
        return score - 50
#> Solution().scoreGame(["h10", "h10", "h5"])
#> Solution().scoreGame(["m50"])
#> Solution().scoreGame(["h20", "h20", "m7", "h3"])
#> Solution().scoreGame(["h5", "h15", "h5"])
#> Solution().scoreGame(["m1", "h2", "m3"])
# %%
from typing import List


class Solution:
    def tradeRing(self, owns: List[int], wants: List[int]) -> List[List[int]]:
        nxt = dict(zip(wants, owns))
        vis, ans = set(), []
        for s in sorted(nxt):
            ring, cur = [], s
            while cur in nxt and cur not in vis:
                vis.add(cur)
                ring.append(cur)
                cur = nxt[cur]
            if ring and cur == s:
                ans.append(ring)
        return ans
#> Solution().tradeRing([1, 2, 3], [2, 3, 1])
#> Solution().tradeRing([4, 5], [5, 6])
#> Solution().tradeRing([7, 8, 9, 1], [8, 7, 1, 5])
#> Solution().tradeRing([3], [3])
#> Solution().tradeRing([10, 20, 30, 40], [20, 10, 40, 30])
# %%
class Solution:
    def sameShape(self, s: str) -> str:
        d, ans = {}, []
        for c in s:
            if c == " ":
                d = {}
                ans.append("/")
                continue
            ans.append(d.setdefault(c, "abcdefghij"[len(d) % 10]))
        return "".join(ans)
#> Solution().sameShape("noon time")
#> Solution().sameShape("xyz")
#> Solution().sameShape("llama")
#> Solution().sameShape("  q")
#> Solution().sameShape("deed door")
# %%
from typing import List


class Solution:
    def magnet(self, row: str, k: int) -> str:
        a = list(row)
        for i, c in enumerate(a):
            if c != "+":
                continue
            l, r = max(0, i - k), min(len(a), i + k + 1)
            if "-" in a[l:r]:
                j = min((j for j in range(l, r) if a[j] == "-"), key=lambda j: abs(j - i))
                a[i], a[j] = "*", "."
        return "".join(a)
#> Solution().magnet("+..-", 3)
#> Solution().magnet("+--+", 1)
#> Solution().magnet("++.", 2)
#> Solution().magnet("-+-+", 2)
#> Solution().magnet("+...-..+", 3)
# %%
from heapq import heapify, heappop, heapreplace
from typing import List


class Solution:
    def tallestFirst(self, groups: List[List[int]], k: int) -> int:
        q = [[-g[-1], i, len(g) - 1] for i, g in enumerate(groups) if g]
        heapify(q)
        s = 0
        while k and q:
            v, i, j = q[0]
            s -= v
            k -= 1
            if j:
                heapreplace(q, [-groups[i][j - 1], i, j - 1])
            else:
                heappop(q)
        return s if not k else -k
#> Solution().tallestFirst([[1, 5, 9], [2, 8]], 3)
#> Solution().tallestFirst([[4], [3]], 5)
#> Solution().tallestFirst([[], [10, 20]], 1)
#> Solution().tallestFirst([[6, 7], [1, 30], [5]], 4)
#> Solution().tallestFirst([[2, 2, 2]], 2)
# %%
from typing import List


class Solution:
    def doorCodes(self, lo: int, hi: int) -> List[int]:
        def gen(x: int):
            if x > hi:
                return
            if x >= lo:
                yield x
            d = x % 10
            for e in (d - 3, d + 3):
                if 0 <= e <= 9:
                    yield from gen(x * 10 + e)

        return sorted(y for s in range(1, 4) for y in gen(s))
#> Solution().doorCodes(10, 40)
#> Solution().doorCodes(100, 150)
#> Solution().doorCodes(1, 3)
#> Solution().doorCodes(250, 300)
#> Solution().doorCodes(30, 310)
# %%
from typing import List


class Solution:
    def meetOnRidge(self, ridges: List[int]) -> List[int]:
        l, r = 0, len(ridges) - 1
        a = b = 0
        while l < r:
            if a <= b:
                a += max(1, ridges[l + 1] - ridges[l])
                l += 1
            else:
                b += max(1, ridges[r - 1] - ridges[r])
                r -= 1
        return [l, a - b]
#> Solution().meetOnRidge([4, 1, 5, 2, 3])
#> Solution().meetOnRidge([1, 2, 3])
#> Solution().meetOnRidge([6, 0, 16, 20, 7])
#> Solution().meetOnRidge([3, 2, 5, 1, 1, 4])
#> Solution().meetOnRidge([8])
# %%
def best_split(a: list[int]) -> tuple[int, int]:
    res = (-1, -1)
    for i in range(1, len(a)):
        l, r = a[:i], a[i:]
        if (s := max(l) * min(r) - min(l) * max(r)) > res[1]:
            res = i, s
    return res
#> best_split([1, 5, 2, 9])
#> best_split([4, 4])
#> best_split([7])
#> best_split([3, -2, 6, 1, 8])
#> best_split([10, 2, 30, 4])
# %%
from functools import partial


def clamp_all(a: list[int], lo: int, hi: int) -> list[int]:
    def clamp(lo, hi, x):
        return lo if x < lo else hi if x > hi else x

    f = partial(clamp, lo, hi)
    out = [*map(f, a)]
    moved = sum(abs(x - y) for x, y in zip(a, out))
    return out if moved <= 10 else [moved]
#> clamp_all([1, 5, 9], 2, 8)
#> clamp_all([-50, 60], 0, 10)
#> clamp_all([3, 3], 4, 4)
#> clamp_all([7, 12, 15], 5, 11)
#> clamp_all([20, 0, 14], 10, 15)
# %%
from itertools import takewhile, dropwhile


def trim_walk(steps: list[int], bound: int) -> tuple:
    head = list(takewhile(lambda x: abs(x) < bound, steps))
    tail = list(dropwhile(lambda x: x * 2 < bound, steps))
    if len(head) == len(steps):
        return (sum(head),)
    return sum(head), len(tail), tail[-1] if tail else None
#> trim_walk([1, 2, 7, 1], 5)
#> trim_walk([3, 3], 10)
#> trim_walk([-9, 4, 2], 8)
#> trim_walk([0, 1, -6], 6)
#> trim_walk([12, 2, 30, 5], 9)
# %%
from collections import defaultdict


def invert(menu: dict[str, list[str]]) -> dict[str, str]:
    d = defaultdict(str)
    for dish, parts in menu.items():
        for p in parts:
            d[p] += dish[0] if p not in dish else dish[-1].upper()
    return {k: v for k, v in sorted(d.items()) if len(v) > 1} or dict(d)
#> invert({"stew": ["leek", "pea"], "soup": ["pea"]})
#> invert({"pea soup": ["pea", "oil"]})
#> invert({})
#> invert({"tart": ["fig", "egg"], "fig roll": ["fig"], "cake": ["egg"]})
#> invert({"dip": ["dill"], "wrap": ["ham"]})
# %%
def binary_gap(a: int, b: int) -> list[int]:
    x, gaps, last = a ^ b, [], None
    i = 0
    while x >> i:
        if x >> i & 1:
            if last is not None:
                gaps.append(i - last)
            last = i
        i += 1
    return gaps or [last or 0]
#> binary_gap(9, 0)
#> binary_gap(22, 5)
#> binary_gap(7, 7)
#> binary_gap(64, 0)
#> binary_gap(300, 45)
# %%
from typing import Iterator


def sawtooth(n: int, peak: int) -> Iterator[int]:
    x, d = 0, 1
    for _ in range(n):
        yield x
        if not 0 <= x + d <= peak:
            d = -d
        x += d * (2 if d < 0 and x > 1 else 1)


def area(n: int, peak: int) -> list[int]:
    tot = 0
    return [tot := tot + v for v in sawtooth(n, peak)]
#> area(6, 3)
#> area(5, 1)
#> area(8, 4)
#> area(3, 10)
#> area(9, 2)
# %%
from typing import List


class Solution:
    def coldChain(self, temps: List[int], k: int) -> int:
        bad, ans, l = 0, 0, 0
        for r, t in enumerate(temps):
            bad += t > 4
            while bad > k:
                bad -= temps[l] > 4
                l += 1
            ans += r - l + 1
        return ans
#> Solution().coldChain([2, 5, 3], 0)
#> Solution().coldChain([1, 1, 1, 1], 2)
#> Solution().coldChain([9, 9, 9], 1)
#> Solution().coldChain([6], 0)
#> Solution().coldChain([3, 8, 2, 7, 4, 5], 1)
# %%
class Solution:
    def tearTicket(self, s: str) -> str:
        i = next((i for i in range(1, len(s)) if s[i] < s[i - 1]), 0)
        if not i:
            return s[::-1] + "+"
        head, tail = s[:i], s[i:]
        j = max(range(len(tail)), key=tail.__getitem__)
        if tail[j] > head[0]:
            return tail[j] + head[1:] + "-" + tail[:j] + tail[j + 1 :]
        return f"{tail}/{head}"
#> Solution().tearTicket("1352")
#> Solution().tearTicket("cba")
#> Solution().tearTicket("abdc")
#> Solution().tearTicket("778")
#> Solution().tearTicket("240931")
# %%
from typing import List


class Solution:
    def bellRopes(self, ropes: List[int], pulls: str) -> List[int]:
        low = min(ropes)
        for c in pulls:
            i = ord(c) - 97
            if i < len(ropes):
                ropes[i] -= (cut := max(1, (ropes[i] - low) // 2))
                ropes[i - 1] += cut
                low = min(low, ropes[i])
        return [*ropes, low]
#> Solution().bellRopes([9, 4, 6], "ac")
#> Solution().bellRopes([5, 5], "bbz")
#> Solution().bellRopes([20], "aa")
#> Solution().bellRopes([1, 15, 8, 3], "bdb")
#> Solution().bellRopes([7, 30], "")
# %%
from typing import List


class Solution:
    def escalate(self, ranks: List[int]) -> List[int]:
        best: List[List[int]] = []
        for x in ranks:
            cur = [x]
            for seq in best:
                if seq[-1] < x and x - seq[-1] <= 4 and len(seq) + 1 > len(cur):
                    cur = seq + [x]
            best.append(cur)
        return max(best, key=len, default=[])
#> Solution().escalate([1, 4, 9, 6])
#> Solution().escalate([10, 20, 30])
#> Solution().escalate([3, 1, 2, 5, 7])
#> Solution().escalate([])
#> Solution().escalate([5, 8, 6, 9, 12, 2])
# %%
from typing import List


class Solution:
    def ovenSlots(self, jobs: List[List[int]]) -> List[int]:
        slot = {}
        late = []
        for i, (due, pay) in sorted(enumerate(jobs), key=lambda t: -t[1][1]):
            d = due
            while d > 0 and d in slot:
                d -= 1
            if d > 0:
                slot[d] = pay
            else:
                late.append(i)
        return [sum(slot.values()), *late]
#> Solution().ovenSlots([[2, 30], [1, 10], [2, 25]])
#> Solution().ovenSlots([[1, 5], [1, 6]])
#> Solution().ovenSlots([[3, 9], [3, 8], [3, 7]])
#> Solution().ovenSlots([])
#> Solution().ovenSlots([[4, 20], [1, 15], [1, 40], [2, 12], [2, 18]])
