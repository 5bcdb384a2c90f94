# %%
from typing import List


class Solution:
    def lighthouseBlinks(self, periods: List[int], upto: int) -> List[int]:
        best, ans = 0, []
        for t in range(1, upto + 1):
            lit = sum(t % p == 0 for p in periods)
            if lit > best:
                best, ans = lit, [t]
            elif lit == best:
                ans.append(t)
        return ans[:3]
#> Solution().lighthouseBlinks([2, 3], 7)
#> Solution().lighthouseBlinks([5], 4)
#> Solution().lighthouseBlinks([1, 2, 4], 8)
#> Solution().lighthouseBlinks([4, 6], 11)
#> Solution().lighthouseBlinks([3, 3, 2], 6)
# %%
from collections import defaultdict
from typing import List


class Solution:
    def rumourLimit(self, n: int, tells: List[List[int]], k: int) -> int:
        g = defaultdict(list)
        for a, b in tells:
            g[a].append(b)
        vis = [n] * n

        def dfs(i: int, d: int) -> None:
            if d > k or vis[i] <= d:
                return
            vis[i] = d
            for j in g[i]:
                dfs(j, d + 1)

        dfs(0, 0)
        return sum((k - d + 1) for d in vis if d <= k)
#> Solution().rumourLimit(4, [[0, 1], [1, 2], [2, 3]], 2)
#> Solution().rumourLimit(3, [[1, 2]], 1)
#> Solution().rumourLimit(5, [[0, 1], [0, 2], [2, 3], [1, 3], [3, 4]], 2)
#> Solution().rumourLimit(4, [[0, 1], [1, 2], [0, 2], [2, 3]], 3)
#> Solution().rumourLimit(6, [[0, 5], [5, 4], [4, 0], [5, 3]], 0)
# %%
class Solution:
    def trimAds(self, s: str, ad: str) -> list:
        stk = []
        cuts = 0
        for c in s:
            stk.append(c)
            if "".join(stk[-len(ad) :]) == ad:
                del stk[-len(ad) :]
                cuts += 1
                if cuts % 2 == 0:
                    stk.append("+")
        return [cuts, "".join(stk)]
#> Solution().trimAds("xabyaab", "ab")
#> Solution().trimAds("aabb", "ab")
#> Solution().trimAds("quiet", "no")
#> Solution().trimAds("ttttt", "tt")
#> Solution().trimAds("buybuynowy", "buy")
# %%
from itertools import accumulate
from typing import List


class Solution:
    def cutTheCake(self, slices: List[int], kids: int) -> List[int]:
        pre = [0, *accumulate(slices)]
        goal, ans, j = pre[-1] / kids, [], 0
        for k in range(1, kids):
            while j < len(slices) and pre[j] < k * goal:
                j += 1
            if j and k * goal - pre[j - 1] < pre[j] - k * goal:
                j -= 1
            ans.append(j)
        return ans
#> Solution().cutTheCake([3, 1, 2, 2], 2)
#> Solution().cutTheCake([5, 5, 5], 3)
#> Solution().cutTheCake([9, 1, 1, 1], 2)
#> Solution().cutTheCake([4], 1)
#> Solution().cutTheCake([2, 7, 1, 8, 2, 8], 4)
# %%
from functools import cache
from typing import List


class Solution:
    def jewelBox(self, gems: List[List[int]], cap: int) -> int:
        @cache
        def f(i: int, cap: int, pair: bool) -> int:
            if i < 0:
                return 5 if pair else 0
            w, v = gems[i]
            res = f(i - 1, cap, pair)
            if w <= cap:
                res = max(res, v + f(i - 1, cap - w, not pair))
            return res

        return f(len(gems) - 1, cap, False)
#> Solution().jewelBox([[2, 3], [3, 4]], 5)
#> Solution().jewelBox([[4, 10]], 3)
#> Solution().jewelBox([[1, 1], [2, 6], [3, 6]], 5)
#> Solution().jewelBox([], 8)
#> Solution().jewelBox([[5, 9], [4, 4], [4, 4]], 9)
# %%
from heapq import heappop, heappush
from typing import List


class Solution:
    def waiterPath(self, n: int, roads: List[List[int]], tips: List[int]) -> int:
        g = [[] for _ in range(n)]
        for a, b, w in roads:
            g[a].append((b, w))
            g[b].append((a, w))
        q, done = [(0, 0)], {}
        while q:
            d, u = heappop(q)
            if u in done:
                continue
            done[u] = tips[u] - d
            for v, w in g[u]:
                if v not in done:
                    heappush(q, (d + w, v))
        return max(done, key=done.get)
#> Solution().waiterPath(3, [[0, 1, 4], [1, 2, 2]], [1, 9, 12])
#> Solution().waiterPath(2, [], [0, 50])
#> Solution().waiterPath(4, [[0, 1, 1], [0, 2, 7], [1, 2, 3], [2, 3, 1]], [0, 2, 6, 8])
#> Solution().waiterPath(3, [[0, 2, 5], [2, 1, 5]], [3, 40, 1])
#> Solution().waiterPath(4, [[0, 3, 9], [0, 2, 3], [2, 3, 3]], [2, 99, 7, 11])
# %%
from typing import List


class Solution:
    def stripWidth(self, a: List[int]) -> int:
        n = len(a)
        stk = []
        for i, x in enumerate(a):
            if not stk or x < a[stk[-1]]:
                stk.append(i)
        ans = 0
        for j in range(n - 1, -1, -1):
            while stk and a[stk[-1]] + 2 <= a[j]:
                ans = max(ans, j - stk.pop())
        return ans
#> Solution().stripWidth([6, 0, 8, 2, 1])
#> Solution().stripWidth([9, 7, 5])
#> Solution().stripWidth([1, 2, 3])
#> Solution().stripWidth([4, 3, 9, 1, 4, 6, 2])
#> Solution().stripWidth([10, 11, 12, 13, 20])
# %%
from collections import Counter
from typing import List


class Solution:
    def luckyPin(self, lo: int, hi: int) -> List[int]:
        ans = []
        for x in range(lo, hi + 1):
            cnt = Counter(str(x))
            if all(int(d) >= c for d, c in cnt.items()) and len(cnt) < len(str(x)):
                ans.append(x)
        return ans
#> Solution().luckyPin(20, 34)
#> Solution().luckyPin(110, 115)
#> Solution().luckyPin(1, 9)
#> Solution().luckyPin(220, 226)
#> Solution().luckyPin(98, 101)
# %%
class Solution:
    def robotArm(self, prog: str) -> str:
        shelf, i, held = [0] * 4, 0, 0
        pc = 0
        while pc < len(prog) and 0 <= i < 4:
            c = prog[pc]
            if c == ">":
                i += 1
            elif c == "<":
                i -= 1
            elif c == "g":
                held, shelf[i] = shelf[i], 0
            elif c == "p":
                shelf[i] += held or 1
            elif c == "?" and shelf[i]:
                pc += 1
            pc += 1
        return f"{''.join(map(str, shelf))}:{i}"
#> Solution().robotArm("p>pp<g>p")
#> Solution().robotArm("<p")
#> Solution().robotArm("p?>p?>p")
#> Solution().robotArm(">>>p>p")
#> Solution().robotArm("ppg>p>p")
# %%
from typing import List


class Solution:
    def teamPhotos(self, h: List[int], cols: int) -> List[List[int]]:
        h.sort()
        rows = [h[i : i + cols] for i in range(0, len(h), cols)]
        ans = []
        for k, r in enumerate(rows):
            out = []
            for j, x in enumerate(r[::-1]):
                out.insert(len(out) if j % 2 == k % 2 else 0, x)
            ans.append(out)
        return ans
#> Solution().teamPhotos([5, 1, 4, 2, 3], 5)
#> Solution().teamPhotos([160, 170, 165, 180], 2)
#> Solution().teamPhotos([9], 3)
#> Solution().teamPhotos([], 2)
#> Solution().teamPhotos([7, 3, 8, 6, 5, 2, 4], 3)
# %%
from bisect import bisect_left
from typing import List


class Solution:
    def triCount(self, a: List[int]) -> int:
        a.sort()
        ans = 0
        for i in range(len(a) - 2):
            for j in range(i + 1, len(a) - 1):
                k = bisect_left(a, a[i] + a[j], j + 1)
                ans += k - j - 1
                ans -= sum(a[t] == a[j] for t in range(j + 1, k))
        return ans
#> Solution().triCount([3, 4, 5])
#> Solution().triCount([1, 2, 3, 4])
#> Solution().triCount([2, 2, 2])
#> Solution().triCount([4, 6, 7, 9])
#> Solution().triCount([5, 10, 6, 12])
# %%
from typing import List


class Solution:
    def shuttle(self, stops: List[int], asks: List[List[int]]) -> List[int]:
        n, tot = len(stops), sum(stops)
        pre = [0] * (n + 1)
        for i, x in enumerate(stops):
            pre[i + 1] = pre[i] + x
        ans = []
        for a, b in asks:
            a, b = sorted((a % n, b % n))
            d = pre[b] - pre[a]
            ans.append(d if d <= tot - d else d - tot)
        return ans
#> Solution().shuttle([1, 2, 3, 4], [[0, 2], [0, 3]])
#> Solution().shuttle([5, 5], [[1, 0]])
#> Solution().shuttle([7, 1, 1], [[2, 0], [4, 2]])
#> Solution().shuttle([10], [[0, 5]])
#> Solution().shuttle([3, 9, 2, 6, 4], [[1, 4], [-1, 0], [2, 3]])
# %%
class Solution:
    def caveDepth(self, s: str) -> int:
        depth = ans = 0
        pre = ""
        for c in s:
            if c == "v":
                depth += 1
            elif c == "^":
                depth -= 1
            if pre == c == "v":
                ans += depth
            elif pre + c in ("v^", "^v"):
                ans -= 1
            pre = c
        return ans if depth == 0 else depth - 100
#> Solution().caveDepth("vv^^")
#> Solution().caveDepth("v-^")
#> Solution().caveDepth("vvv")
#> Solution().caveDepth("^v^v")
#> Solution().caveDepth("vv^vvv^^^^")
# %%
from itertools import product
from typing import List


class Solution:
    def diceTarget(self, dice: List[List[int]], goal: int) -> List[int]:
        hit, best = 0, -1
        for roll in product(*dice):
            s = sum(roll)
            if len({*roll}) < len(roll):
                s += 1
            if s == goal:
                hit += 1
            elif s < goal:
                best = max(best, s)
        return [hit, best]
#> Solution().diceTarget([[1, 2], [2, 3]], 4)
#> Solution().diceTarget([[5], [5]], 11)
#> Solution().diceTarget([[1, 4, 6]], 5)
#> Solution().diceTarget([[1, 2], [1, 2], [1, 2]], 5)
#> Solution().diceTarget([[9, 8], [7]], 3)
# %%
from typing import List


class Solution:
    def dryLand(self, h: List[List[int]], sea: int) -> int:
        def dfs(i: int, j: int) -> None:
            if 0 <= i < m and 0 <= j < n and h[i][j] <= sea and not wet[i][j]:
                wet[i][j] = 1
                for d in (-1, 1):
                    dfs(i + d, j)
                    dfs(i, j + d)

        m, n = len(h), len(h[0])
        wet = [[0] * n for _ in range(m)]
        for i in range(m):
            dfs(i, 0)
        return m * n - sum(map(sum, wet))
#> Solution().dryLand([[1, 5], [3, 2]], 2)
#> Solution().dryLand([[4, 1, 1, 0]], 3)
#> Solution().dryLand([[0, 5], [0, 9]], 1)
#> Solution().dryLand([[2, 8, 1], [2, 2, 2]], 2)
#> Solution().dryLand([[7]], 7)
# %%
from collections import deque
from typing import List


class Solution:
    def potatoRing(self, names: List[str], beats: List[int]) -> List[str]:
        q = deque(names)
        out = []
        for b in beats:
            q.rotate(-b if len(q) % 2 else b)
            out.append(q.pop())
            if len(q) <= 1:
                break
        return out + list(q)
#> Solution().potatoRing(["ann", "bo", "cy"], [1, 2])
#> Solution().potatoRing(["p", "q", "r", "s"], [3, 1])
#> Solution().potatoRing(["x", "y"], [0, 0])
#> Solution().potatoRing(["a", "b", "c", "d", "e"], [7, 2, 5])
#> Solution().potatoRing(["k", "m", "n"], [])
# %%
from typing import List


class Solution:
    def signalMasts(self, x: List[int], r: List[int]) -> int:
        spans = sorted((a - b, a + b) for a, b in zip(x, r))
        reach, ans, cut = spans[0][1], 0, 0
        for l, e in spans[1:]:
            if l > reach:
                ans = max(ans, l - reach)
                cut += 1
            reach = max(reach, e)
        return ans * 10 + cut
#> Solution().signalMasts([5, 12, 20], [2, 3, 1])
#> Solution().signalMasts([0, 4], [2, 2])
#> Solution().signalMasts([10], [7])
#> Solution().signalMasts([30, 1, 50, 15], [5, 1, 4, 20])
#> Solution().signalMasts([1, 9, 25, 26], [0, 2, 3, 1])
# %%
from typing import List


class Solution:
    def recipeScale(self, parts: List[str], k: int) -> List[str]:
        ans = []
        for p in parts:
            num, unit = p.split()
            a, _, b = num.partition("/")
            x, y = int(a) * k, int(b or 1)
            q, r = divmod(x, y)
            ans.append(f"{q or ''}{f'+{r}/{y}' if r else ''}{unit}")
        return ans
#> Solution().recipeScale(["1/2 c", "3 t"], 3)
#> Solution().recipeScale(["2/3 g"], 1)
#> Solution().recipeScale([], 2)
#> Solution().recipeScale(["3/4 l", "1/4 l", "5 kg"], 2)
#> Solution().recipeScale(["7/8 oz"], 8)
# %%
from typing import List


class Solution:
    def bracketTree(self, seeds: List[int]) -> List[int]:
        rounds = []
        cur = seeds[:]
        while len(cur) > 1:
            nxt = []
            for i in range(0, len(cur) - 1, 2):
                a, b = cur[i], cur[i + 1]
                nxt.append(a if a - b >= 2 else b)
            if len(cur) % 2:
                nxt.append(cur[-1])
            rounds.append(sum(nxt))
            cur = nxt
        return rounds + cur
#> Solution().bracketTree([4, 1, 3, 2])
#> Solution().bracketTree([9])
#> Solution().bracketTree([5, 6, 7, 8, 9])
#> Solution().bracketTree([10, 9, 1, 20])
#> Solution().bracketTree([3, 3, 8, 2, 5, 5])
# %%
class Solution:
    def tileMatch(self, s: str) -> int:
        combo = ans = 0
        stk = []
        for c in s:
            if stk and stk[-1] == c:
                stk.pop()
                combo += 1
                ans += combo * 10
            else:
                stk.append(c)
                combo = 0
        return ans - len(stk)
#> Solution().tileMatch("abba")
#> Solution().tileMatch("aabbcc")
#> Solution().tileMatch("xyz")
#> Solution().tileMatch("abccbd")
#> Solution().tileMatch("zzzz")
# %%
from math import inf
from typing import List


class Solution:
    def twoStops(self, gain: List[int], rest: int) -> int:
        best1 = best2 = -inf
        queue = []
        for i, x in enumerate(gain):
            if i >= rest:
                best1 = max(best1, queue[i - rest])
            best2 = max(best2, best1 + x - i)
            queue.append(x + i)
        return best2 if best2 > -inf else 0
#> Solution().twoStops([4, 1, 3], 1)
#> Solution().twoStops([8, 2], 3)
#> Solution().twoStops([1, 9, 1, 9], 2)
#> Solution().twoStops([5, 5, 5, 5, 20], 3)
#> Solution().twoStops([-3, -1, -2], 1)
# %%
from typing import List


class Solution:
    def cleanLog(self, log: List[str]) -> List[str]:
        ans, depth = [], 0
        for line in log:
            name, _, what = line.partition(":")
            if what == "in":
                ans.append("." * depth + name)
                depth += 1
            elif what == "out":
                depth = max(0, depth - 1)
                if ans and ans[-1] == "." * depth + name:
                    ans[-1] += "!"
            else:
                ans[-1:] = [ans[-1] + "?"] if ans else []
        return ans
#> Solution().cleanLog(["a:in", "b:in", "b:out", "a:out"])
#> Solution().cleanLog(["x:out"])
#> Solution().cleanLog(["m:in", "zzz", "m:out"])
#> Solution().cleanLog(["p:in", "p:out", "q:in", "r:in"])
#> Solution().cleanLog([])
# %%
from typing import List


class Solution:
    def oddSlopes(self, a: List[int]) -> List[int]:
        n = len(a)
        odd, even = [False] * n, [False] * n
        odd[-1] = even[-1] = True
        for i in range(n - 2, -1, -1):
            up = min((x, j) for j, x in enumerate(a[i + 1 :] + [10**6], i + 1) if x >= a[i])[1]
            odd[i] = up < n and even[up]
            even[i] = a[i + 1] < a[i] and odd[i + 1]
        return [i for i in range(n) if odd[i]]
#> Solution().oddSlopes([5, 8, 6])
#> Solution().oddSlopes([3, 2, 1])
#> Solution().oddSlopes([1, 4, 2, 9])
#> Solution().oddSlopes([7])
#> Solution().oddSlopes([10, 13, 12, 14, 15])
# %%
class Solution:
    def anchorSplit(self, s: str, stops: str) -> list:
        ans, cur = [], ""
        for i, c in enumerate(s):
            cur += c
            nxt = s[i + 1 : i + 2]
            if c in stops and nxt not in stops or not nxt:
                ans.append(cur.strip())
                cur = ""
        return [len(p) for p in ans if p] + [len(ans)]
#> Solution().anchorSplit("Hi! You?", "!?")
#> Solution().anchorSplit("a.b.c", ".")
#> Solution().anchorSplit("wait...what", ".")
#> Solution().anchorSplit("", "!")
#> Solution().anchorSplit("x;y,z", ",;")
# %%
from itertools import pairwise
from typing import List


class Solution:
    def brickOffsets(self, rows: List[List[int]]) -> List[int]:
        ans = []
        for a, b in pairwise(rows):
            ja = {sum(a[: i + 1]) for i in range(len(a) - 1)}
            jb = {sum(b[: i + 1]) for i in range(len(b) - 1)}
            if (same := ja & jb):
                ans.append(-min(same))
            else:
                ans.append(min((abs(x - y) for x in ja for y in jb), default=0))
        return ans
#> Solution().brickOffsets([[2, 2], [1, 3]])
#> Solution().brickOffsets([[3, 3], [3, 3], [6]])
#> Solution().brickOffsets([[1, 4, 1], [2, 2, 2], [4, 2]])
#> Solution().brickOffsets([[5]])
#> Solution().brickOffsets([[4, 5], [7, 2], [1, 6, 2]])
# %%
from typing import List


class Solution:
    def carSwap(self, lot: List[int], goal: List[int]) -> List[int]:
        moves = []
        while lot != goal:
            e = lot.index(0)
            if goal[e]:
                i = lot.index(goal[e])
            else:
                i = next(k for k, (a, b) in enumerate(zip(lot, goal)) if a != b)
            lot[e], lot[i] = lot[i], 0
            moves.append(lot[e])
        return moves
#> Solution().carSwap([1, 2, 0], [2, 1, 0])
#> Solution().carSwap([0, 3, 4], [3, 4, 0])
#> Solution().carSwap([5, 0], [5, 0])
#> Solution().carSwap([1, 2, 3, 0], [0, 3, 2, 1])
#> Solution().carSwap([0, 7], [7, 0])
# %%
class Solution:
    def beadSwaps(self, s: str) -> int:
        ans, pos = 0, []
        for i, c in enumerate(s):
            if c == "r":
                pos.append(i - len(pos))
        if not pos:
            return -1
        mid = pos[len(pos) // 2]
        for p in pos:
            ans += abs(p - mid)
        return ans
#> Solution().beadSwaps("r.r.r")
#> Solution().beadSwaps("...")
#> Solution().beadSwaps("rr..r")
#> Solution().beadSwaps(".r...rr..r")
#> Solution().beadSwaps("brbrbbbr")
# %%
from typing import List


class Solution:
    def treeGifts(self, child: List[List[int]], coins: List[int]) -> int:
        def dfs(i: int) -> int:
            nonlocal moves
            bal = coins[i] - 1
            for j in child[i]:
                b = dfs(j)
                moves += abs(b) + (b < 0)
                bal += b
            return bal

        moves = 0
        left = dfs(0)
        return moves * 10 + left
#> Solution().treeGifts([[1, 2], [], []], [3, 0, 0])
#> Solution().treeGifts([[1], []], [0, 2])
#> Solution().treeGifts([[]], [6])
#> Solution().treeGifts([[1], [2], [3], []], [0, 0, 0, 4])
#> Solution().treeGifts([[1, 3], [2], [], []], [1, 0, 3, 2])
# %%
from collections import defaultdict
from typing import List


class Solution:
    def bookFair(self, sales: List[List[str]], k: int) -> List[str]:
        d = defaultdict(lambda: defaultdict(int))
        for who, book in sales:
            d[book][who] += 1
        ans = []
        for book in sorted(d):
            fans = [w for w, n in d[book].items() if n >= k]
            if fans:
                ans.append(book[0] + "".join(f[0] for f in fans))
        return ans
#> Solution().bookFair([["ann", "emma"], ["bob", "dune"], ["ann", "emma"]], 2)
#> Solution().bookFair([["al", "kim"]], 1)
#> Solution().bookFair([["x", "it"], ["y", "it"], ["x", "ulysses"]], 1)
#> Solution().bookFair([], 1)
#> Solution().bookFair([["mo", "odes"], ["mo", "odes"], ["jo", "odes"], ["jo", "ada"], ["jo", "ada"]], 2)
# %%
from typing import List


class Solution:
    def pulseTrain(self, bits: str, k: int) -> List[int]:
        ans, hot = [], 0
        for i, c in enumerate(bits):
            if hot:
                hot -= 1
                if c == "1":
                    ans[-1] += 1
            elif c == "1":
                ans += [i, 1]
                hot = k + len(ans) // 4
        return ans
#> Solution().pulseTrain("0110", 2)
#> Solution().pulseTrain("000", 3)
#> Solution().pulseTrain("1111", 1)
#> Solution().pulseTrain("01001011", 3)
#> Solution().pulseTrain("11010110", 0)
# %%
from typing import List


class Solution:
    def tollBooth(self, cars: List[int], booths: int) -> List[int]:
        line = [0] * booths
        ans = []
        for need in cars:
            line = [max(0, x - 1) for x in line]
            i = line.index(min(line))
            line[i] += need
            ans.append(line[i] if i else -line[i])
        return ans
#> Solution().tollBooth([3, 1, 2, 2], 2)
#> Solution().tollBooth([5, 5], 1)
#> Solution().tollBooth([1, 4, 1, 6, 2], 3)
#> Solution().tollBooth([], 2)
#> Solution().tollBooth([2, 2, 2, 2, 2], 2)
# %%
from functools import cache


def bits_game(n: int, k: int) -> str:
    @cache
    def win(x: int) -> bool:
        return any(not win(x ^ 1 << b) for b in range(k) if x >> b & 1 and x ^ 1 << b != k)

    return "WL"[not win(n)] + bin(n)[2:]
#> bits_game(5, 3)
#> bits_game(6, 2)
#> bits_game(0, 4)
#> bits_game(7, 3)
#> bits_game(12, 4)
# %%
def thermostat(temps: list[int], target: int, band: int = 2) -> tuple[int, str]:
    on, trace, cost = False, "", 0
    for t in temps:
        t += 2 * len(trace.rstrip(".")) if on else 0
        if t <= target - band:
            on = True
        elif t >= target + band:
            on = False
        trace += "h" if on else "."
        cost += 3 if on else 0
    return cost, trace
#> thermostat([18, 17, 16, 20], 20)
#> thermostat([25, 26], 20)
#> thermostat([10, 10, 10], 14, 1)
#> thermostat([], 5)
#> thermostat([21, 15, 19, 18, 17], 19, 3)
# %%
from itertools import compress, cycle


def stride_pick(a: list[int], mask: str) -> list[int]:
    keep = list(compress(a, cycle(map(int, mask))))
    drop = sum(a) - sum(keep)
    return sorted(keep) if drop < sum(keep) else [drop]
#> stride_pick([5, 2, 9, 1], "10")
#> stride_pick([1, 8, 1, 8], "10")
#> stride_pick([7, 3, 6], "1")
#> stride_pick([4, 4, 4, 4, 4], "110")
#> stride_pick([30, -2, 5], "011")
# %%
from collections import Counter


def elect(ballots: list[str], seats: int) -> dict[str, int]:
    votes = Counter(ballots)
    won = dict.fromkeys(sorted(votes), 0)
    for _ in range(seats):
        p = max(won, key=lambda p: votes[p] / (won[p] + 1))
        won[p] += 1
    return won
#> elect(["a", "a", "b"], 3)
#> elect(["x"] * 5 + ["y"] * 3 + ["z"], 4)
#> elect(["m", "n"], 1)
#> elect(["k"], 2)
#> elect(["p", "q", "q", "p", "q", "q"], 5)
# %%
from math import prod


def pin_layers(dims: list[tuple[int, int]], cost: int) -> list[int]:
    area = [prod(d) for d in dims]
    edge = [2 * sum(d) for d in dims]
    res = []
    for a, e in zip(area, edge):
        if (spare := a - e) < 0:
            res.append(spare * cost)
        else:
            res.append(spare // cost)
    return res
#> pin_layers([(3, 4), (5, 6)], 2)
#> pin_layers([(1, 9)], 3)
#> pin_layers([], 1)
#> pin_layers([(10, 2), (4, 4), (20, 7)], 5)
#> pin_layers([(2, 2), (1, 1)], 4)
# %%
class Ring:
    def __init__(self, n):
        self.a, self.i = [0] * n, 0

    def __repr__(self):
        return f"{self.a}@{self.i}"

    def push(self, x):
        old, self.a[self.i] = self.a[self.i], x
        self.i = (self.i + 1) % len(self.a)
        return old


def delay(xs, n):
    r = Ring(n)
    out = [x + r.push(x) // 2 for x in xs]
    return out, r.a
#> delay([4, 6, 8, 10], 2)
#> delay([1, 2], 3)
#> delay([9, 9, 9], 1)
#> delay([], 2)
#> delay([-8, 5, 12, 0, 7], 3)
# %%
from typing import List


class Solution:
    def dartRings(self, darts: List[List[int]], rings: List[int]) -> int:
        ans = streak = 0
        for x, y in darts:
            d2 = x * x + y * y
            k = next((i for i, r in enumerate(rings) if d2 <= r * r), None)
            if k is None:
                streak = 0
                continue
            streak += 1
            ans += (len(rings) - k) * 10 + (streak - 1) * 5
        return ans
#> Solution().dartRings([[0, 1], [3, 4]], [2, 5])
#> Solution().dartRings([[9, 9]], [1, 3])
#> Solution().dartRings([[1, 1], [6, 0], [0, -2]], [1, 2, 4])
#> Solution().dartRings([], [1])
#> Solution().dartRings([[2, 2], [-3, 0], [0, 0], [5, 5]], [3, 6, 8])
# %%
from typing import List


class Solution:
    def moleTunnel(self, g: List[List[int]]) -> List[int]:
        m, n = len(g), len(g[0])
        f = [[0] * n for _ in range(m)]
        for i in range(m):
            for j in range(n):
                up = f[i - 1][j] if i else 0
                left = f[i][j - 1] if j else 0
                f[i][j] = g[i][j] + (up - left if (i + j) % 2 else max(up, left))
        return f[-1]
#> Solution().moleTunnel([[1, 2], [3, 4]])
#> Solution().moleTunnel([[5, 1, 7]])
#> Solution().moleTunnel([[2]])
#> Solution().moleTunnel([[-3, 8], [6, -2], [1, 1]])
#> Solution().moleTunnel([[1, 0, 4], [2, 9, 3]])
# %%
from typing import List


class Solution:
    def coatRack(self, ops: List[str], pegs: int) -> str:
        rack = ["_"] * pegs
        for op in ops:
            act, who = op[0], op[1:]
            if act == "+" and "_" in rack:
                rack[rack.index("_")] = who
            elif act == "-" and who in rack:
                rack[rack.index(who)] = "_"
            elif act == "~":
                rack = rack[::-1]
            else:
                rack.append(who.upper())
        return "".join(rack)
#> Solution().coatRack(["+a", "+b", "-a", "+c"], 3)
#> Solution().coatRack(["+x", "+y"], 1)
#> Solution().coatRack(["-q"], 2)
#> Solution().coatRack(["+m", "~", "+n", "~"], 3)
#> Solution().coatRack([], 4)
