# %%
from typing import List


class Solution:
    def hikePlan(self, huts: List[int], day: int) -> List[int]:
        cur, ans = 0, []
        for a, b in zip(huts, huts[1:] + [10**6]):
            if b - cur > day:
                if a - cur > day:
                    return ans + [-a]
                ans.append(a)
                cur = a
                day -= 1
        return ans
#> Solution().hikePlan([4, 9, 13, 20], 10)
#> Solution().hikePlan([8], 5)
#> Solution().hikePlan([2, 4, 6, 8], 5)
#> Solution().hikePlan([15, 16, 30], 16)
#> Solution().hikePlan([], 3)
# %%
from collections import defaultdict
from typing import List


class Solution:
    def recipeTree(self, rules: List[str], want: str) -> int:
        g = defaultdict(list)
        for r in rules:
            out, parts = r.split("=")
            g[out] = parts.split("+")

        def cost(x: str) -> int:
            if x not in g:
                return ord(x[0]) - 96
            return 1 + sum(cost(p) for p in g[x])

        return cost(want)
#> Solution().recipeTree(["x=a+b"], "x")
#> Solution().recipeTree(["x=y+y", "y=a+c"], "x")
#> Solution().recipeTree(["u=v"], "g")
#> Solution().recipeTree(["m=n+o", "o=e", "n=o+o"], "m")
#> Solution().recipeTree(["p=q+a", "r=a"], "p")
# %%
from functools import cache


class Solution:
    def jugglers(self, n: int, hands: int) -> int:
        @cache
        def dfs(i: int, state: int) -> int:
            if i == n:
                return state == (1 << hands) - 1
            if not state & 1:
                return dfs(i + 1, state >> 1)
            state >>= 1
            return sum(dfs(i + 1, state | 1 << h) for h in range(3) if not state >> h & 1)

        return int(dfs(0, (1 << hands) - 1))
#> Solution().jugglers(2, 1)
#> Solution().jugglers(3, 2)
#> Solution().jugglers(1, 3)
#> Solution().jugglers(4, 1)
#> Solution().jugglers(3, 0)
# %%
from heapq import heappush, heappushpop
from typing import List


class Solution:
    def twoPiles(self, a: List[int]) -> List[int]:
        lo, hi, ans = [], [], []
        for x in a:
            if len(lo) == len(hi):
                heappush(lo, -heappushpop(hi, x))
            else:
                heappush(hi, -heappushpop(lo, -x))
            ans.append(-lo[0] * 2 if len(lo) > len(hi) else hi[0] - lo[0])
        return ans
#> Solution().twoPiles([5, 2, 8])
#> Solution().twoPiles([1, 1, 1, 1])
#> Solution().twoPiles([9, 7, 3, 4, 6])
#> Solution().twoPiles([-5])
#> Solution().twoPiles([10, -10, 4, 0])
# %%
class Solution:
    def toggleCase(self, s: str, marks: str) -> str:
        out, caps, bold = [], False, 0
        for c in s:
            if c == marks[0]:
                caps = not caps
            elif c == marks[1]:
                bold = 2
            else:
                c = c.upper() if caps else c
                out.append(c * 2 if bold else c)
                bold -= bold > 0
        return "".join(out)
#> Solution().toggleCase("a*bc*d", "*!")
#> Solution().toggleCase("!wow", "*!")
#> Solution().toggleCase("plain", "_~")
#> Solution().toggleCase("_x~y_z~", "_~")
#> Solution().toggleCase("~~ab_~cd", "_~")
# %%
from typing import List


class Solution:
    def sledRace(self, hill: List[int], push: int) -> List[int]:
        v, i, t = push, 0, 0
        while 0 <= i < len(hill) - 1 and v > 0 and t < 9:
            v += hill[i] - hill[i + 1]
            i = min(i + max(1, v // 2), len(hill) - 1)
            t += 1
        return [i, v, t]
#> Solution().sledRace([9, 6, 4, 4, 1], 1)
#> Solution().sledRace([1, 5, 9], 3)
#> Solution().sledRace([3], 7)
#> Solution().sledRace([8, 8, 8, 8, 8, 8], 2)
#> Solution().sledRace([10, 7, 12, 5, 6, 2], 3)
# %%
from bisect import bisect_left
from typing import List


class Solution:
    def doubleStack(self, boxes: List[List[int]]) -> int:
        boxes.sort(key=lambda b: (b[0], -b[1]))
        f = []
        for w, h in boxes:
            i = bisect_left(f, h - w % 2)
            f[i : i + 1] = [h]
        return len(f) * 100 + f[-1]
#> Solution().doubleStack([[2, 3], [4, 6], [3, 4]])
#> Solution().doubleStack([[5, 5], [5, 9]])
#> Solution().doubleStack([[1, 7]])
#> Solution().doubleStack([[6, 1], [2, 8], [4, 5], [8, 9]])
#> Solution().doubleStack([[3, 3], [5, 3], [7, 3]])
# %%
from itertools import groupby
from typing import List


class Solution:
    def bingeScore(self, eps: List[int]) -> int:
        ans = 0
        for key, grp in groupby(enumerate(eps), key=lambda t: t[1] - t[0]):
            run = [e for _, e in grp]
            ans += len(run) ** 2 if len(run) > 1 else -1
            if key == 0:
                ans += 10
        return ans
#> Solution().bingeScore([0, 1, 2, 5])
#> Solution().bingeScore([3, 4, 8, 9, 10])
#> Solution().bingeScore([7, 5, 2])
#> Solution().bingeScore([])
#> Solution().bingeScore([4, 1, 2, 9])
# %%
from collections import deque
from typing import List


class Solution:
    def wordTube(self, start: str, goal: str) -> int:
        q, seen = deque([(start, 0)]), [start]
        while q:
            s, d = q.popleft()
            if s == goal:
                return d
            for t in (s[1:] + s[0], s[1] + s[0] + s[2:]):
                if t not in seen and d < 3:
                    seen.append(t)
                    q.append((t, d + 1))
        return -len(seen)
#> Solution().wordTube("abc", "cba")
#> Solution().wordTube("ab", "ab")
#> Solution().wordTube("xyz", "zzz")
#> Solution().wordTube("mno", "nmo")
#> Solution().wordTube("pqrs", "rspq")
# %%
from typing import List


class Solution:
    def siltLayers(self, drops: List[List[int]]) -> List[List[int]]:
        stk = []
        for size, kind in drops:
            while stk and stk[-1][1] == kind and stk[-1][0] <= size:
                size += stk.pop()[0]
            stk.append([size, kind])
            if len(stk) > 3:
                stk = stk[1:]
        return stk
#> Solution().siltLayers([[2, 1], [3, 1], [1, 2]])
#> Solution().siltLayers([[5, 0], [4, 0]])
#> Solution().siltLayers([[1, 1], [1, 2], [1, 3], [1, 4]])
#> Solution().siltLayers([])
#> Solution().siltLayers([[4, 7], [2, 7], [3, 7], [9, 7]])
# %%
from math import comb


class Solution:
    def pegWays(self, rows: int, gaps: list) -> list:
        tot = 2**rows
        ways = [comb(rows, k) for k in range(rows + 1)]
        for g in gaps:
            if 0 <= g <= rows:
                tot -= ways[g]
                ways[g] = 0
        best = max(ways)
        return [tot, ways.index(best), best]
#> Solution().pegWays(4, [2])
#> Solution().pegWays(3, [])
#> Solution().pegWays(5, [2, 3, 9])
#> Solution().pegWays(1, [0, 1])
#> Solution().pegWays(6, [3, 3, -1])
# %%
from typing import List


class Solution:
    def wireLengths(self, pins: List[int], w: int) -> int:
        ans = 0
        i, j = 0, len(pins) - 1
        while i < j:
            (a, b), (c, d) = divmod(pins[i], w), divmod(pins[j], w)
            ans += abs(a - c) + abs(b - d)
            if a == c or b == d:
                ans -= 1
            i, j = i + 1, j - 1
        return ans
#> Solution().wireLengths([0, 5, 7, 2], 4)
#> Solution().wireLengths([11, 3], 3)
#> Solution().wireLengths([6], 2)
#> Solution().wireLengths([1, 14, 9, 22, 30, 17], 6)
#> Solution().wireLengths([8, 8], 5)
# %%
class Solution:
    def saltLine(self, s: str) -> str:
        best, cur = "", ""
        for i, c in enumerate(s):
            if cur and (ord(c) - ord(cur[-1])) % 26 in (1, 2):
                cur += c
            else:
                cur = c
            if len(cur) > len(best) or len(cur) == len(best) and cur < best:
                best = cur
        return best
#> Solution().saltLine("abdxyza")
#> Solution().saltLine("zzz")
#> Solution().saltLine("hijack")
#> Solution().saltLine("")
#> Solution().saltLine("mopacegb")
# %%
from typing import List


class Solution:
    def bunkBeds(self, age: List[int], beds: int) -> List[List[int]]:
        kids = sorted(range(len(age)), key=lambda i: (age[i], i))
        out = []
        l, r = 0, len(kids) - 1
        while l < r and len(out) < beds:
            if age[kids[r]] - age[kids[l]] >= 3:
                out.append([kids[r], kids[l]])
                l += 1
            r -= 1
        return out
#> Solution().bunkBeds([5, 9, 7, 12], 2)
#> Solution().bunkBeds([4, 5, 6], 3)
#> Solution().bunkBeds([10, 3, 8, 3, 6], 1)
#> Solution().bunkBeds([], 1)
#> Solution().bunkBeds([1, 14, 2, 13, 7], 5)
# %%
from itertools import permutations
from typing import List


class Solution:
    def signMaker(self, letters: str, after: List[str]) -> List[str]:
        ans = []
        for p in permutations(sorted(letters)):
            w = "".join(p)
            if all(w.find(a) < w.find(b) for a, b in after) and w not in ans:
                ans.append(w)
        return ans[:3]
#> Solution().signMaker("abc", ["ba"])
#> Solution().signMaker("oo", [])
#> Solution().signMaker("xyz", ["xy", "yx"])
#> Solution().signMaker("tea", ["ta", "ea"])
#> Solution().signMaker("n", [])
# %%
from typing import List


class Solution:
    def crystal(self, n: int, grow: List[int]) -> List[int]:
        arms = [1] * n
        for g in grow:
            i = g % n
            arms[i] += arms[i - 1] + arms[(i + 1) % n]
            if arms[i] > 20:
                arms = [x // 2 for x in arms]
        return arms
#> Solution().crystal(4, [0, 1, 2])
#> Solution().crystal(3, [])
#> Solution().crystal(3, [5, 4, 3, 2])
#> Solution().crystal(1, [0, 0, 0])
#> Solution().crystal(5, [2, 2, 3, 2])
# %%
from collections import Counter
from typing import List


class Solution:
    def doubleBooked(self, slots: List[str]) -> List[str]:
        cnt = Counter()
        for s in slots:
            day, _, hrs = s.partition(":")
            a, b = map(int, hrs.split("-"))
            for h in range(a, b):
                cnt[f"{day}{h}"] += 1
        top = max(cnt.values(), default=0)
        return [k for k, v in cnt.items() if v == top > 1]
#> Solution().doubleBooked(["mo:9-11", "mo:10-12"])
#> Solution().doubleBooked(["tu:1-3", "we:1-3"])
#> Solution().doubleBooked(["fr:8-10", "fr:9-10", "fr:7-10"])
#> Solution().doubleBooked([])
#> Solution().doubleBooked(["sa:5-7", "su:6-8", "su:6-7", "sa:6-7"])
# %%
from typing import List


class Solution:
    def stampGrid(self, m: int, n: int, stamps: List[List[int]]) -> List[str]:
        d = [[0] * (n + 1) for _ in range(m + 1)]
        for a, b, c, e in stamps:
            d[a][b] += 1
            d[c + 1][b] -= 1
            d[a][e + 1] -= 1
            d[c + 1][e + 1] += 1
        out = []
        for i in range(m):
            for j in range(n):
                d[i][j] += (d[i - 1][j] if i else 0) + (d[i][j - 1] if j else 0) - (d[i - 1][j - 1] if i and j else 0)
            out.append("".join(".o@#"[min(x, 3)] for x in d[i][:n]))
        return out
#> Solution().stampGrid(2, 3, [[0, 0, 1, 1]])
#> Solution().stampGrid(2, 2, [[0, 0, 1, 1], [1, 1, 1, 1]])
#> Solution().stampGrid(1, 4, [[0, 1, 0, 3], [0, 2, 0, 2], [0, 0, 0, 2]])
#> Solution().stampGrid(2, 1, [])
#> Solution().stampGrid(3, 2, [[0, 0, 2, 0], [1, 0, 2, 1]])
# %%
class Solution:
    def zenoRun(self, dist: int, step: int) -> list:
        pos, log = 0, []
        while pos < dist and step:
            pos += step
            if pos > dist:
                pos -= step
                step //= 2
                log.append(-step)
            elif (dist - pos) % step == 0:
                log.append(pos)
                step += 1
        return log
#> Solution().zenoRun(20, 6)
#> Solution().zenoRun(7, 7)
#> Solution().zenoRun(15, 4)
#> Solution().zenoRun(3, 10)
#> Solution().zenoRun(31, 8)
# %%
from typing import List


class Solution:
    def frogKing(self, n: int, duels: List[List[int]]) -> List[int]:
        beat = [set() for _ in range(n)]
        for a, b in duels:
            beat[a].add(b)
        for k in range(n):
            for i in range(n):
                if k in beat[i]:
                    beat[i] |= beat[k]
        return [len(b) if i not in b else -len(b) for i, b in enumerate(beat)]
#> Solution().frogKing(3, [[0, 1], [1, 2]])
#> Solution().frogKing(3, [[0, 1], [1, 0]])
#> Solution().frogKing(2, [])
#> Solution().frogKing(4, [[3, 2], [2, 1], [2, 0]])
#> Solution().frogKing(4, [[0, 1], [1, 2], [2, 0], [2, 3]])
# %%
from typing import List


class Solution:
    def balloonShow(self, lift: List[int], weight: int) -> int:
        l = cur = 0
        ans = len(lift) + 1
        for r, x in enumerate(lift):
            cur += x
            if cur <= 0:
                l, cur = r + 1, 0
            while cur - lift[l] >= weight if l <= r else False:
                cur -= lift[l]
                l += 1
            if cur >= weight:
                ans = min(ans, r - l + 1)
        return ans if ans <= len(lift) else -cur
#> Solution().balloonShow([2, 3, 1, 4], 5)
#> Solution().balloonShow([1, 1, 1], 9)
#> Solution().balloonShow([-4, 6, -1, 3], 7)
#> Solution().balloonShow([8], 8)
#> Solution().balloonShow([3, 3, -9, 5, 2], 7)
# %%
class Solution:
    def tapeEdit(self, s: str, edits: list) -> str:
        shift = 0
        for i, old, new in sorted(edits):
            i += shift
            if s[i : i + len(old)] != old:
                continue
            s = s[:i] + new + s[i + len(old) :]
            shift += len(new) - len(old)
        return s
#> Solution().tapeEdit("redcar", [(0, "red", "blue"), (3, "car", "van")])
#> Solution().tapeEdit("abc", [(1, "x", "y")])
#> Solution().tapeEdit("loop", [(3, "p", "se"), (1, "oo", "o")])
#> Solution().tapeEdit("", [])
#> Solution().tapeEdit("1+1=3", [(4, "3", "2"), (0, "1", ""), (2, "1", "11")])
# %%
from functools import cache
from typing import List


class Solution:
    def towerRaise(self, bricks: List[int], gap: int) -> int:
        n = len(bricks)

        @cache
        def best(l: int, r: int) -> int:
            if l == n or r == n:
                return -99
            i = max(l, r) + 1
            tie = l if l == r else -99
            if i >= n:
                return tie
            return max(tie, bricks[i] - abs(l - r) + best(i, r), bricks[i] - gap + best(l, i))

        return best(0, 0)
#> Solution().towerRaise([1, 4], 1)
#> Solution().towerRaise([3], 2)
#> Solution().towerRaise([2, 60, 70], 5)
#> Solution().towerRaise([5, 200, 5], 0)
#> Solution().towerRaise([0, 50, 50, 50], 3)
# %%
from typing import List


class Solution:
    def mixtape(self, songs: List[int], side: int) -> List[int]:
        a = b = 0
        order = []
        for i, s in sorted(enumerate(songs), key=lambda t: (-t[1], t[0])):
            if a <= b and a + s <= side:
                a += s
                order.append(i + 1)
            elif b + s <= side:
                b += s
                order.append(-i - 1)
        return [*order, side - a, side - b]
#> Solution().mixtape([4, 3, 5, 2], 7)
#> Solution().mixtape([9, 9], 8)
#> Solution().mixtape([1, 1, 1, 1], 2)
#> Solution().mixtape([], 5)
#> Solution().mixtape([6, 10, 3, 8, 7], 17)
# %%
from collections import defaultdict
from itertools import combinations
from typing import List


class Solution:
    def coAuthors(self, papers: List[str], k: int) -> List[str]:
        cnt = defaultdict(int)
        for p in papers:
            for a, b in combinations(sorted(p), 2):
                cnt[a + b] += 1
        return [f"{ab}{n}" for ab, n in sorted(cnt.items(), key=lambda t: (-t[1], t[0])) if n >= k]
#> Solution().coAuthors(["abc", "ab", "cb"], 2)
#> Solution().coAuthors(["x", "y"], 1)
#> Solution().coAuthors(["qp", "pq", "qp"], 3)
#> Solution().coAuthors(["de", "ef"], 1)
#> Solution().coAuthors(["klm", "lmk", "mn"], 1)
# %%
from typing import List


class Solution:
    def hailShelter(self, cols: List[int], storm: str) -> List[int]:
        for c in storm:
            i = int(c) % len(cols)
            if cols[i] == 0:
                lo = max(0, i - 1)
                j = max(range(lo, min(len(cols), i + 2)), key=cols.__getitem__)
                cols[j] = max(0, cols[j] - 2)
            else:
                cols[i] -= 1
        return cols
#> Solution().hailShelter([3, 1, 2], "111")
#> Solution().hailShelter([0, 0], "01")
#> Solution().hailShelter([5], "0000")
#> Solution().hailShelter([2, 0, 4, 1], "1913")
#> Solution().hailShelter([1, 2, 3], "")
# %%
from typing import List


class Solution:
    def dyeBath(self, cloths: List[List[int]]) -> int:
        stk: List[List[int]] = []
        for lo, hi in sorted(cloths):
            if stk and lo <= stk[-1][1]:
                stk[-1] = [lo, min(hi, stk[-1][1])]
            else:
                stk.append([lo, hi])
        return sum(hi - lo + 1 for lo, hi in stk) * 10 + len(stk)
#> Solution().dyeBath([[30, 40], [35, 60], [50, 70]])
#> Solution().dyeBath([[1, 9], [2, 3], [4, 5]])
#> Solution().dyeBath([[5, 5]])
#> Solution().dyeBath([[10, 20], [30, 40], [15, 35]])
#> Solution().dyeBath([])
# %%
class Solution:
    def signalLoss(self, msg: str, relays: list) -> str:
        def hop(s: str, loss: int) -> str:
            return "".join(c for i, c in enumerate(s, 1) if i % loss)

        for r in relays:
            if r < 2:
                msg = msg[::-1]
                continue
            msg = hop(msg, r)
            if len(msg) <= 2:
                msg += "?"
                break
        return msg
#> Solution().signalLoss("abcdefgh", [3, 2])
#> Solution().signalLoss("hello", [1])
#> Solution().signalLoss("wxyz", [2, 2, 2])
#> Solution().signalLoss("ok", [])
#> Solution().signalLoss("transmit", [4, 0, 5])
# %%
from typing import List


class Solution:
    def peakShave(self, load: List[int], store: int) -> List[int]:
        cap = sum(load) // len(load)
        soc, out = 0, []
        for x in load:
            if x < cap:
                put = min(cap - x, store - soc)
                soc += put
                out.append(x + put)
            else:
                take = min(x - cap, soc)
                soc -= take
                out.append(x - take)
        return out + [soc]
#> Solution().peakShave([2, 8, 4, 10], 5)
#> Solution().peakShave([5, 5], 3)
#> Solution().peakShave([1, 1, 13], 4)
#> Solution().peakShave([9], 0)
#> Solution().peakShave([0, 0, 6, 20, 4], 10)
# %%
from typing import List, Optional


class Solution:
    def floodGate(self, gates: List[Optional[int]], flow: int) -> List[int]:
        ans = []
        for i, g in enumerate(gates):
            if g is None:
                ans.append(flow)
                continue
            spill = max(0, flow - g)
            ans.append(spill or -i)
            flow = min(flow, g) + spill // 2
        return ans + [flow]
#> Solution().floodGate([5, None, 3], 8)
#> Solution().floodGate([None, None], 4)
#> Solution().floodGate([10, 9], 7)
#> Solution().floodGate([], 6)
#> Solution().floodGate([2, 1, None, 4], 20)
# %%
from typing import List


def plateau(a: List[int], tol: int = 0) -> List[int]:
    best = [0, 0]
    i = 0
    for j in range(1, len(a) + 1):
        if j == len(a) or abs(a[j] - a[i]) > tol:
            if j - i > best[1] - best[0]:
                best = [i, j]
            i = j
    return best
#> plateau([1, 1, 2, 2, 2])
#> plateau([3, 4, 5, 9], 1)
#> plateau([])
#> plateau([7, 8, 9, 10, 30], 2)
#> plateau([5, 4])
# %%
from heapq import heapify, heappop, heappush


def decay(items: list[tuple[int, str]], days: int) -> list[str]:
    q = [(life, name) for life, name in items]
    heapify(q)
    eaten, t = [], 0
    while q and t < days:
        life, name = heappop(q)
        if life <= t:
            eaten.append(name.upper())
            continue
        eaten.append(name)
        t += 1
        if life - t > 5:
            heappush(q, (life - 5, name))
    return eaten
#> decay([(3, "egg"), (1, "fig")], 4)
#> decay([(0, "old"), (2, "pie")], 2)
#> decay([(12, "jam")], 3)
#> decay([], 5)
#> decay([(1, "a"), (1, "b"), (1, "c"), (9, "d")], 6)
# %%
from itertools import accumulate, takewhile


def budget_days(costs: list[int], cash: int) -> tuple[int, int]:
    spent = list(takewhile(lambda s: s <= cash, accumulate(costs)))
    left = cash - (spent[-1] if spent else 0)
    nxt = costs[len(spent)] if len(spent) < len(costs) else 0
    return len(spent), left - nxt
#> budget_days([5, 7, 9], 15)
#> budget_days([20], 10)
#> budget_days([3, 3, 3], 9)
#> budget_days([], 4)
#> budget_days([1, 2, 4, 8, 16], 20)
# %%
def hex_diff(a: str, b: str) -> str:
    n = max(len(a), len(b))
    a, b = a.zfill(n), b.zfill(n)
    out, borrow = [], 0
    for x, y in zip(reversed(a), reversed(b)):
        d = int(x, 16) - int(y, 16) - borrow
        borrow = d < 0
        out.append("0123456789abcdef"[d % 16])
    s = "".join(reversed(out)).lstrip("0")
    return ("~" if borrow else "") + (s or "0")
#> hex_diff("1f", "a")
#> hex_diff("9", "b")
#> hex_diff("c3", "c3")
#> hex_diff("100", "1")
#> hex_diff("2", "ff0")
# %%
from collections import Counter
from functools import reduce


def common_stock(stores: list[dict[str, int]]) -> dict[str, int]:
    low = reduce(lambda a, b: a & b, map(Counter, stores))
    high = reduce(lambda a, b: a | b, map(Counter, stores))
    return {k: high[k] - low[k] for k in sorted(high) if low[k] or high[k] > 5}
#> common_stock([{"a": 3, "b": 1}, {"a": 5}])
#> common_stock([{"x": 9}, {"y": 2}])
#> common_stock([{"m": 4}])
#> common_stock([{"p": 1}, {"q": 1}, {}])
#> common_stock([{"k": 7, "l": 2}, {"k": 2, "l": 8}, {"l": 6, "n": 6}])
# %%
def knot(n, moves):
    rope = list(range(n))
    for a, b in moves:
        a, b = sorted((a % n, b % n))
        rope[a : b + 1] = rope[a : b + 1][::-1]
        if rope[0] > rope[-1]:
            rope = rope[1:] + rope[:1]
    fixed = [i for i, x in enumerate(rope) if i == x]
    return rope, len(fixed)
#> knot(4, [(0, 2)])
#> knot(3, [(0, 2), (1, 1)])
#> knot(5, [(1, 3), (-1, 0)])
#> knot(2, [])
#> knot(6, [(2, 5), (0, 4), (7, 3)])
# %%
def ledger(rows, start=0):
    bal, hist = start, []
    it = iter(rows)
    while (row := next(it, None)) is not None:
        kind, amt = row[0], int(row[1:])
        if kind == "x":
            bal = hist[-amt] if amt <= len(hist) else start
        else:
            bal += amt if kind == "+" else -amt
        hist.append(bal)
    return hist
#> ledger(["+50", "-20", "x1"])
#> ledger(["x3"], 10)
#> ledger(["+5", "+5", "x2", "-1"])
#> ledger([], 7)
#> ledger(["-40", "x1", "+100", "x2"], 25)
# %%
from typing import List


class Solution:
    def mirrorHall(self, marks: List[int], wall: int) -> List[int]:
        ans = []
        for x in marks:
            n = 0
            while not 0 <= x <= wall:
                x = -x if x < 0 else 2 * wall - x
                n += 1
            ans.append(x if n % 2 == 0 else ~x)
        return ans
#> Solution().mirrorHall([3, -4, 12], 10)
#> Solution().mirrorHall([25], 5)
#> Solution().mirrorHall([], 3)
#> Solution().mirrorHall([0, 7, 8], 7)
#> Solution().mirrorHall([-30, 41, 19], 12)
# %%
from typing import List


class Solution:
    def ticketChain(self, t: List[str]) -> List[str]:
        by = {s[:2]: s for s in t}
        ends = [s[-2:] for s in t]
        ans = []
        for s in t:
            if s[:2] in ends:
                continue
            path, seen = s, [s]
            while (nx := by.get(path[-2:])) and nx not in seen:
                path += nx[2:]
                seen.append(nx)
            ans.append(path)
        return ans
#> Solution().ticketChain(["aabb", "bbcc", "ccdd"])
#> Solution().ticketChain(["x1y2", "y2x1"])
#> Solution().ticketChain(["p0q0r0", "r0s0", "z9z8"])
#> Solution().ticketChain([])
#> Solution().ticketChain(["m1n1", "k2n1", "n1o1"])
# %%
from typing import List


class Solution:
    def quarry(self, layers: List[int], tools: List[int]) -> List[int]:
        tools.sort()
        i, used = 0, []
        for t in tools:
            if i == len(layers):
                break
            wear = t
            while i < len(layers) and layers[i] <= wear:
                wear -= (layers[i] + 1) // 2
                i += 1
            used.append(t - wear)
        return [i, *used]
#> Solution().quarry([2, 3, 5], [4, 6])
#> Solution().quarry([9], [3, 5])
#> Solution().quarry([1, 1, 1, 1], [2])
#> Solution().quarry([], [8])
#> Solution().quarry([4, 7, 2, 6, 3], [10, 5, 7])
