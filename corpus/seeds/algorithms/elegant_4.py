# %%
from typing import List


class Solution:
    def ticketQueue(self, need: List[int], k: int) -> int:
        ans = 0
        for i, x in enumerate(need):
            ans += min(x, need[k] - (i > k)) if x % 5 else 1
        return ans
#> Solution().ticketQueue([2, 3, 4], 1)
#> Solution().ticketQueue([5, 1, 10], 0)
#> Solution().ticketQueue([7, 7, 7, 7], 3)
#> Solution().ticketQueue([1], 0)
#> Solution().ticketQueue([9, 12, 4, 15, 6], 2)
# %%
from collections import defaultdict
from heapq import heappop, heappush
from typing import List


class Solution:
    def priorityBuild(self, deps: List[List[int]], cost: List[int]) -> List[int]:
        n = len(cost)
        g, ind = defaultdict(list), [0] * n
        for a, b in deps:
            g[b].append(a)
            ind[a] += 1
        q = sorted((cost[i], i) for i in range(n) if not ind[i])
        ans, t = [], 0
        while q:
            c, i = heappop(q)
            t += c
            ans.append(t)
            for j in g[i]:
                ind[j] -= 1
                if not ind[j]:
                    heappush(q, (cost[j], j))
        return ans + [-1] * (n - len(ans))
#> Solution().priorityBuild([[1, 0], [2, 0]], [4, 9, 3])
#> Solution().priorityBuild([[0, 1], [1, 0]], [1, 1, 6])
#> Solution().priorityBuild([], [8, 2, 5])
#> Solution().priorityBuild([[3, 1], [3, 2], [2, 0]], [7, 1, 2, 10])
#> Solution().priorityBuild([[0, 2]], [15, 20, 25])
# %%
class Solution:
    def spellOut(self, x: int) -> str:
        names = ["ze", "on", "tw", "th", "fo", "fi", "si", "se", "ei", "ni"]

        def dfs(x: int) -> str:
            if x < 10:
                return names[x]
            q, r = divmod(x, 10)
            return dfs(q) + ("-" if q >= 10 else "+") + (names[r] if r else "")

        return f"minus {dfs(-x)}" if x < 0 else dfs(x)
#> Solution().spellOut(7)
#> Solution().spellOut(42)
#> Solution().spellOut(-305)
#> Solution().spellOut(60)
#> Solution().spellOut(1984)
# %%
from itertools import accumulate
from typing import List


class Solution:
    def zeroWalks(self, steps: List[int]) -> int:
        d = {0: 0}
        ans = 0
        for i, s in enumerate(accumulate(steps), 1):
            if s in d:
                ans = max(ans, i - d[s])
                if (i - d[s]) % 2:
                    d[s] = i
            else:
                d[s] = i
        return ans
#> Solution().zeroWalks([1, -1, 2, -2])
#> Solution().zeroWalks([3, 3, 3])
#> Solution().zeroWalks([2, -1, -1, 4, -4])
#> Solution().zeroWalks([0, 0, 5])
#> Solution().zeroWalks([4, 1, 2, -3, 1, -1, -9])
# %%
from typing import List


class Solution:
    def spiralSeat(self, n: int, k: int) -> List[int]:
        i = j = d = 0
        vis = {(0, 0)}
        for _ in range(k):
            for _ in range(4):
                x, y = i + (0, 1, 0, -1)[d], j + (1, 0, -1, 0)[d]
                if 0 <= x < n and 0 <= y < n and (x, y) not in vis:
                    break
                d = (d + 1) % 4
            else:
                return [i, j, len(vis)]
            i, j = x, y
            vis.add((x, y))
        return [i, j]
#> Solution().spiralSeat(3, 4)
#> Solution().spiralSeat(2, 3)
#> Solution().spiralSeat(2, 9)
#> Solution().spiralSeat(4, 7)
#> Solution().spiralSeat(1, 0)
# %%
from functools import cache
from typing import List


class Solution:
    def bakeOrder(self, heat: List[int], now: int) -> int:
        @cache
        def dfs(mask: int, t: int) -> int:
            if mask == full:
                return 0
            return min(abs(t - x) + dfs(mask | 1 << i, x) for i, x in enumerate(heat) if not mask >> i & 1)

        full = (1 << len(heat)) - 1
        return dfs(0, now)
#> Solution().bakeOrder([180, 220], 200)
#> Solution().bakeOrder([150], 20)
#> Solution().bakeOrder([10, 30, 20], 10)
#> Solution().bakeOrder([90, 60, 75], 70)
#> Solution().bakeOrder([], 5)
# %%
from bisect import bisect_left
from typing import List


class Solution:
    def zipTalks(self, a: List[int], b: List[int], gap: int) -> List[List[int]]:
        ans = []
        last = -gap
        for x in a:
            i = bisect_left(b, max(x, last + gap))
            if i == len(b):
                break
            ans.append([x, b[i]])
            last = b[i]
        return ans
#> Solution().zipTalks([1, 4, 6], [2, 5, 9], 3)
#> Solution().zipTalks([10], [3, 8], 1)
#> Solution().zipTalks([0, 1, 2], [0, 2, 4, 6], 3)
#> Solution().zipTalks([5, 7], [5, 6, 7], 2)
#> Solution().zipTalks([], [1], 1)
# %%
class Solution:
    def blinkRow(self, s: str, k: int) -> str:
        vis = {}
        i = 0
        while i < k:
            if s in vis:
                k = i + (k - i) % (i - vis[s])
                vis = {}
                if i == k:
                    break
            vis[s] = i
            s = "".join(".*"[a != c] for a, c in zip("." + s, s[1:] + "."))
            i += 1
        return s
#> Solution().blinkRow("*..", 2)
#> Solution().blinkRow(".*.", 6)
#> Solution().blinkRow("**", 5)
#> Solution().blinkRow("*.*.", 3)
#> Solution().blinkRow("....", 9)
# %%
from typing import List


class Solution:
    def catchUp(self, pos: List[int], speed: List[int], goal: int) -> int:
        stk = []
        for p, v in sorted(zip(pos, speed), reverse=True):
            t = -((p - goal) // v)
            if stk and t <= stk[-1]:
                continue
            stk.append(t)
        return sum(stk) * 10 + len(stk)
#> Solution().catchUp([0, 4, 7], [5, 1, 1], 10)
#> Solution().catchUp([3, 1], [2, 4], 9)
#> Solution().catchUp([6], [3], 6)
#> Solution().catchUp([2, 8, 5, 0], [2, 1, 3, 1], 12)
#> Solution().catchUp([10, 20], [9, 1], 100)
# %%
from collections import Counter
from itertools import chain
from typing import List


class Solution:
    def commonToppings(self, pizzas: List[List[str]], k: int) -> List[str]:
        cnt = Counter(chain.from_iterable(map(dict.fromkeys, pizzas)))
        ans = sorted(t for t, v in cnt.items() if v >= k)
        if not ans:
            m = max(cnt.values(), default=0)
            ans = [str(m)]
        return ans
#> Solution().commonToppings([["ham", "corn"], ["ham", "ham"]], 2)
#> Solution().commonToppings([["a"], ["b"], ["c"]], 2)
#> Solution().commonToppings([["oil", "egg"], ["egg", "oil"], ["egg"]], 2)
#> Solution().commonToppings([], 1)
#> Solution().commonToppings([["x", "y", "x", "z"]], 1)
# %%
from typing import List


class Solution:
    def hireCrew(self, jobs: List[List[int]], workers: List[int]) -> int:
        jobs.sort()
        best = i = ans = 0
        for w in sorted(workers):
            while i < len(jobs) and jobs[i][0] <= w:
                best = max(best, jobs[i][1])
                i += 1
            ans += best
            best -= best // 10
        return ans
#> Solution().hireCrew([[2, 30], [5, 50]], [1, 4, 6])
#> Solution().hireCrew([[3, 100]], [3, 3, 3])
#> Solution().hireCrew([[1, 5], [2, 9], [3, 4]], [10])
#> Solution().hireCrew([[7, 70]], [6])
#> Solution().hireCrew([[4, 20], [1, 45], [8, 31]], [9, 2, 5])
# %%
from math import inf
from typing import List


class Solution:
    def closestTie(self, a: List[int], b: List[int]) -> List[int]:
        i = j = 0
        d, ans = inf, []
        while i < len(a) and j < len(b):
            if (cur := abs(a[i] - b[j])) < d:
                d, ans = cur, [a[i], b[j]]
            if a[i] < b[j]:
                i += 1
            else:
                j += 1
        return ans
#> Solution().closestTie([1, 8, 20], [5, 13])
#> Solution().closestTie([4], [9, 10])
#> Solution().closestTie([-7, -2, 3], [0, 1, 6])
#> Solution().closestTie([], [1, 2])
#> Solution().closestTie([10, 30, 50], [29, 49, 70])
# %%
from typing import List


class Solution:
    def stackSweep(self, ops: List[str]) -> List[int]:
        stk = []
        for op in ops:
            if op == "dup":
                stk.append(stk[-1])
            elif op == "add":
                stk.append(stk.pop() + stk.pop())
            elif op == "swap":
                stk[-2:] = stk[:-3:-1]
            elif op == "drop":
                stk.pop()
            else:
                stk.append(int(op))
        return stk
#> Solution().stackSweep(["3", "4", "add"])
#> Solution().stackSweep(["7", "dup", "add", "dup"])
#> Solution().stackSweep(["1", "2", "swap", "drop"])
#> Solution().stackSweep(["9", "-5", "6", "swap", "add"])
#> Solution().stackSweep(["8", "drop"])
# %%
class Solution:
    def ribbonShare(self, s: str) -> str:
        n = len(s)
        for k in range(1, n + 1):
            if n % k:
                continue
            parts = [s[i : i + k] for i in range(0, n, k)]
            if all(sorted(p) == sorted(s[:k]) for p in parts):
                return f"{n // k}x{min(parts)}"
        return ""
#> Solution().ribbonShare("abba")
#> Solution().ribbonShare("xyzzxy")
#> Solution().ribbonShare("aaaa")
#> Solution().ribbonShare("stone")
#> Solution().ribbonShare("pqqppqqp")
# %%
from typing import List


class Solution:
    def rowCover(self, m: List[List[int]]) -> int:
        rows = [sum(x << j for j, x in enumerate(r)) for r in m]
        full = (1 << len(m[0])) - 1
        f = {0: 0}
        for r in rows:
            for mask, v in list(f.items()):
                f[mask | r] = min(f.get(mask | r, 99), v + 1)
        return f.get(full, -len(f))
#> Solution().rowCover([[1, 0], [0, 1]])
#> Solution().rowCover([[1, 1, 1]])
#> Solution().rowCover([[1, 0, 0], [0, 1, 0], [1, 1, 0]])
#> Solution().rowCover([[1, 0, 1, 0], [0, 1, 1, 0], [0, 0, 0, 1]])
#> Solution().rowCover([[0, 1]])
# %%
from heapq import heappushpop
from typing import List


class Solution:
    def kthSoFar(self, stream: List[int], k: int) -> List[int]:
        q, ans = [], []
        for x in stream:
            if len(q) < k:
                q.append(x)
                q.sort()
            else:
                ans.append(heappushpop(q, x))
        return ans + [-x for x in q[:1]]
#> Solution().kthSoFar([5, 9, 1, 7], 2)
#> Solution().kthSoFar([3, 3], 4)
#> Solution().kthSoFar([10, 20, 30, 40, 50], 3)
#> Solution().kthSoFar([], 1)
#> Solution().kthSoFar([8, -6, 2, 4, 0], 1)
# %%
from typing import List


class Solution:
    def frostLine(self, t: List[int]) -> List[List[int]]:
        ans = []
        i, n = 0, len(t)
        while i < n:
            if t[i] > 0:
                i += 1
                continue
            j = i
            while j < n and t[j] <= 0:
                j += 1
            ans.append([i, j - 1, min(t[i:j])])
            i = j
        return ans
#> Solution().frostLine([3, -1, -4, 2, 0])
#> Solution().frostLine([5, 6])
#> Solution().frostLine([-9, -3, -7])
#> Solution().frostLine([0, 1, 0, 1])
#> Solution().frostLine([12, -2, 4, 4, -8, -11, 3])
# %%
from functools import cmp_to_key
from typing import List


class Solution:
    def arrangeFlags(self, flags: List[str]) -> List[str]:
        def cmp(a: str, b: str) -> int:
            if (d := a.count("r") - b.count("r")):
                return -d
            return (a[::-1] > b[::-1]) - (a[::-1] < b[::-1])

        return sorted(flags, key=cmp_to_key(cmp))
#> Solution().arrangeFlags(["rb", "rr", "gb"])
#> Solution().arrangeFlags(["wb", "bw"])
#> Solution().arrangeFlags(["yrg", "gry", "rry", "g"])
#> Solution().arrangeFlags(["r"])
#> Solution().arrangeFlags(["bg", "rg", "gr", "br"])
# %%
class Solution:
    def guessRange(self, hints: str, top: int) -> int:
        l, r = 0, top
        for c in hints:
            if l == r:
                break
            mid = (l + r) >> 1
            if c == "h":
                l = mid + 1
            elif c == "l":
                r = max(l, mid - 1)
            else:
                l, r = mid, mid
        return r - l if l < r else -l
#> Solution().guessRange("hhl", 100)
#> Solution().guessRange("l=", 60)
#> Solution().guessRange("", 9)
#> Solution().guessRange("hlhlhl", 20)
#> Solution().guessRange("lll", 7)
# %%
from typing import List


class Solution:
    def teaTasting(self, a: List[int], budget: int) -> int:
        ans = l = cost = 0
        for r, x in enumerate(a):
            cost += x + (r > l and a[r - 1] == x)
            while cost > budget and l <= r:
                cost -= a[l]
                if l < r and a[l] == a[l + 1]:
                    cost -= 1
                l += 1
            ans = max(ans, r - l + 1)
        return ans
#> Solution().teaTasting([2, 3, 1, 4], 6)
#> Solution().teaTasting([5, 5, 5], 11)
#> Solution().teaTasting([9, 8], 4)
#> Solution().teaTasting([1, 1, 1, 1, 2, 1], 7)
#> Solution().teaTasting([4, 2, 2, 6, 1, 1, 1], 8)
# %%
from collections import deque
from typing import List


class Solution:
    def pourGraph(self, caps: List[int], goal: int) -> int:
        a, b = caps
        q, vis = deque([(0, 0, 0)]), {(0, 0)}
        while q:
            x, y, d = q.popleft()
            if goal in (x, y):
                return d
            t = min(x, b - y)
            for nxt in (a, y), (0, y), (x - t, y + t), (x, b):
                if nxt not in vis:
                    vis.add(nxt)
                    q.append((*nxt, d + 1))
        return -1
#> Solution().pourGraph([3, 5], 5)
#> Solution().pourGraph([2, 4], 3)
#> Solution().pourGraph([4, 3], 1)
#> Solution().pourGraph([1, 3], 2)
#> Solution().pourGraph([6, 2], 0)
# %%
from itertools import permutations
from typing import List


class Solution:
    def bestDomino(self, tiles: List[str]) -> str:
        ans = ""
        for p in permutations(tiles):
            s = p[0]
            for t in p[1:]:
                if s[-1] != t[0]:
                    break
                s += t[1:]
            if len(s) > len(ans) or (len(s) == len(ans) and s < ans):
                ans = s
        return ans
#> Solution().bestDomino(["ab", "bc"])
#> Solution().bestDomino(["xyz", "zx"])
#> Solution().bestDomino(["pq", "rs"])
#> Solution().bestDomino(["on", "no", "nut"])
#> Solution().bestDomino(["k"])
# %%
from typing import List


class Solution:
    def diffPatch(self, n: int, ups: List[List[int]]) -> List[int]:
        d = [0] * (n + 1)
        for l, r, v in ups:
            d[l] += v
            d[min(r + 1, n)] -= v
        for i in range(1, n):
            d[i] += d[i - 1]
        return [x if x >= 0 else 0 for x in d[:n]]
#> Solution().diffPatch(4, [[0, 2, 3], [1, 3, -1]])
#> Solution().diffPatch(3, [])
#> Solution().diffPatch(5, [[4, 9, 7], [2, 4, -9]])
#> Solution().diffPatch(6, [[0, 5, 2], [3, 3, 10], [1, 4, -5]])
#> Solution().diffPatch(1, [[0, 0, 42]])
# %%
from typing import List, Optional


class Solution:
    def bitMajority(self, ids: List[int]) -> Optional[int]:
        ans = 0
        for b in range(4):
            c = sum(x >> b & 1 for x in ids)
            if 2 * c > len(ids):
                ans |= 1 << b
            elif 2 * c == len(ids):
                return None
        return ans
#> Solution().bitMajority([5, 5, 9])
#> Solution().bitMajority([2, 12])
#> Solution().bitMajority([7])
#> Solution().bitMajority([12, 6, 10])
#> Solution().bitMajority([8, 3, 1, 9, 11])
# %%
from typing import List


class Solution:
    def harvest(self, rows: List[List[int]], k: int) -> int:
        f = [0] * (k + 1)
        for row in rows:
            s = [0]
            for x in row:
                s.append(s[-1] + x)
            f = [max(f[j - t] + s[t] for t in range(min(j, len(row)) + 1)) for j in range(k + 1)]
        return f[k]
#> Solution().harvest([[3, 1], [2, 5]], 2)
#> Solution().harvest([[4, -9, 20]], 2)
#> Solution().harvest([[1], [2], [3]], 1)
#> Solution().harvest([[-5, 8], [6]], 3)
#> Solution().harvest([[10, 1], [7, 7]], 3)
# %%
class Solution:
    def loopScore(self, nxt: str) -> int:
        vis = [0] * len(nxt)
        ans = stamp = 0
        for i in range(len(nxt)):
            j, start = i, stamp
            while not vis[j]:
                stamp += 1
                vis[j] = stamp
                j = int(nxt[j]) % len(nxt)
            if vis[j] > start:
                ans = max(ans, stamp - vis[j] + 1)
        return ans
#> Solution().loopScore("120")
#> Solution().loopScore("0123")
#> Solution().loopScore("1032")
#> Solution().loopScore("23456")
#> Solution().loopScore("9735")
# %%
from collections import defaultdict
from typing import List


class Solution:
    def gossip(self, talks: List[List[int]], k: int) -> List[int]:
        knows = defaultdict(lambda: 0)
        knows[0] = 1
        for t, (a, b) in enumerate(talks, 1):
            if knows[a] or knows[b]:
                knows[a] = knows[a] or t + 1
                knows[b] = knows[b] or t + 1
            if t == k:
                break
        return sorted((p, v) for p, v in knows.items() if v)
#> Solution().gossip([[0, 1], [2, 3], [1, 2]], 3)
#> Solution().gossip([[4, 5]], 1)
#> Solution().gossip([[2, 1], [1, 0], [1, 2], [2, 3]], 3)
#> Solution().gossip([[0, 3], [3, 6], [6, 0]], 2)
#> Solution().gossip([[1, 0]], 5)
# %%
from typing import List


class Solution:
    def elevatorLog(self, calls: List[int], cap: int) -> List[int]:
        cur, load, ans = 0, 0, 0
        up = sorted({c for c in calls if c > 0})
        down = sorted({-c for c in calls if c < 0}, reverse=True)
        for f in up + down:
            ans += abs(f - cur)
            load = min(cap, load + calls.count(f) + calls.count(-f))
            cur = f
        return [ans + cur, load]
#> Solution().elevatorLog([3, 7, -5], 4)
#> Solution().elevatorLog([-2, -9, -2], 2)
#> Solution().elevatorLog([6, 1, 6, 4], 10)
#> Solution().elevatorLog([], 1)
#> Solution().elevatorLog([8, -8, 2, -3], 3)
# %%
from typing import List


class Solution:
    def chopLogs(self, logs: List[int], k: int) -> int:
        def check(x: int) -> int:
            return sum(v // x for v in logs) - len([v for v in logs if v % x == 0])

        l, r = 0, max(logs)
        while l < r:
            mid = l + (r - l + 1) // 2
            if check(mid) >= k:
                l = mid
            else:
                r = mid - 1
        return l
#> Solution().chopLogs([9, 7, 5], 4)
#> Solution().chopLogs([10, 10], 30)
#> Solution().chopLogs([25], 3)
#> Solution().chopLogs([4, 11, 6, 15], 5)
#> Solution().chopLogs([60, 45], 2)
# %%
from itertools import zip_longest


def merge_tags(a: str, b: str) -> str:
    res = []
    for x, y in zip_longest(a.split(","), b.split(","), fillvalue="-"):
        x, y = x.strip(), y.strip()
        res.append(x if x == y else f"{x}|{y}" if "-" not in (x, y) else max(x, y))
    return ",".join(res)
#> merge_tags("a,b", "a,c")
#> merge_tags("red, blue", "red")
#> merge_tags("x", "y,z,-")
#> merge_tags("one,two", "one, two")
#> merge_tags("", "k,m")
# %%
def tide(levels, *, low=2, high=8):
    state, flips = "ok", []
    for i, x in enumerate(levels):
        now = "low" if x <= low else "high" if x >= high else "ok"
        if now != state:
            flips.append((i, state[0] + now[0]))
            state = now
    return flips
#> tide([5, 1, 9, 9, 4])
#> tide([3, 3, 3])
#> tide([10, 0], low=0, high=10)
#> tide([2, 4, 6, 8], high=6)
#> tide([7, 8, 2, 2, 5, 1], low=1)
# %%
from bisect import insort


def median_jumps(a: list[int]) -> int:
    seen, pre, ans = [], None, 0
    for x in a:
        insort(seen, x)
        med = seen[(len(seen) - 1) // 2]
        if pre is not None:
            ans += abs(med - pre)
        pre = med
    return ans
#> median_jumps([5, 1, 9, 3])
#> median_jumps([2, 4, 6, 8, 10])
#> median_jumps([7])
#> median_jumps([10, -10, 20, -20, 0])
#> median_jumps([3, 3, 8])
# %%
from collections import Counter


def pack(order: dict[str, int], stock: dict[str, int]) -> tuple:
    want, have = Counter(order), Counter(stock)
    sets = min((have[k] // v for k, v in want.items() if v), default=0)
    for k, v in want.items():
        have[k] -= sets * v
    short = {k: v - have[k] for k, v in sorted(want.items()) if have[k] < v}
    return sets, short
#> pack({"nut": 2, "bolt": 1}, {"nut": 7, "bolt": 2})
#> pack({"cup": 3}, {"cup": 2})
#> pack({}, {"lid": 9})
#> pack({"a": 1, "b": 4}, {"a": 10, "b": 9, "c": 1})
#> pack({"pin": 5, "cap": 0}, {"pin": 15})
# %%
from functools import cache


def splits(s: str, words: tuple) -> int:
    @cache
    def f(i: int) -> int:
        if i == len(s):
            return 1
        return sum(f(i + len(w)) for w in words if s.startswith(w, i))

    total = f(0)
    return total if total else -max((i for i in range(len(s)) if any(s.startswith(w, i) for w in words)), default=-1)
#> splits("aaa", ("a", "aa"))
#> splits("catdog", ("cat", "dog", "catd"))
#> splits("xyzw", ("yz", "x"))
#> splits("moo", ("b",))
#> splits("abab", ("ab", "a", "b"))
# %%
from operator import attrgetter
from typing import NamedTuple


class Bid(NamedTuple):
    name: str
    price: int
    qty: int


def clear(bids, supply):
    out = []
    for b in sorted(map(Bid._make, bids), key=attrgetter("price"), reverse=True):
        if (take := min(b.qty, supply)) <= 0:
            break
        supply -= take
        out.append((b.name, take * b.price))
    return out, supply
#> clear([("a", 5, 3), ("b", 9, 2)], 4)
#> clear([("x", 1, 1)], 0)
#> clear([("p", 7, 10), ("q", 7, 10), ("r", 8, 1)], 15)
#> clear([("m", 12, 2)], 5)
#> clear([("u", 3, 4), ("v", 4, 0), ("w", 2, 9)], 6)
# %%
from typing import List


class Solution:
    def unlockOrder(self, keys: List[List[int]]) -> List[int]:
        def dfs(i: int) -> None:
            vis[i] = True
            for j in keys[i]:
                if not vis[j]:
                    dfs(j)
            post.append(i)

        n = len(keys)
        vis, post = [False] * n, []
        for i in range(n):
            if not vis[i]:
                dfs(i)
                post.append(-1)
        return post[::-1]
#> Solution().unlockOrder([[1], [2], []])
#> Solution().unlockOrder([[], [0], [1]])
#> Solution().unlockOrder([[3, 1], [3], [0], [1]])
#> Solution().unlockOrder([[0]])
#> Solution().unlockOrder([[2, 4], [], [4], [1, 2], [0]])
# %%
from typing import List


class Solution:
    def twoSnails(self, wall: List[int], a: int, b: int) -> List[int]:
        i, j = 0, len(wall) - 1
        ta = tb = 0
        while i < j:
            if ta <= tb:
                ta += -(-wall[i] // a)
                i += 1
            else:
                tb += -(-wall[j] // b)
                j -= 1
        return [i, ta, tb]
#> Solution().twoSnails([2, 4, 3, 5], 2, 3)
#> Solution().twoSnails([1, 1, 1], 10, 10)
#> Solution().twoSnails([7, 2, 9, 8, 6, 7], 3, 1)
#> Solution().twoSnails([3], 4, 2)
#> Solution().twoSnails([60, 15, 2, 50, 10, 40], 8, 25)
# %%
class Solution:
    def morseMeter(self, s: str) -> int:
        ans = pre = run = 0
        for c in s + " ":
            cur = {".": 1, "-": 3}.get(c, 0)
            if cur and cur == pre:
                run += 1
            else:
                ans += run * run * pre
                run = 1 if cur else 0
            pre = cur
        return ans
#> Solution().morseMeter("..-")
#> Solution().morseMeter("--- .")
#> Solution().morseMeter(".-.-")
#> Solution().morseMeter("....")
#> Solution().morseMeter("-- ..- -")
# %%
from typing import List


class Solution:
    def treeBadges(self, vals: List[int]) -> List[int]:
        def dfs(i: int, hi: int) -> None:
            if i >= len(vals) or vals[i] is None:
                return
            if vals[i] >= hi:
                ans.append(vals[i])
            dfs(2 * i + 2, max(hi, vals[i]))
            dfs(2 * i + 1, max(hi, vals[i]))

        ans = []
        dfs(0, 0)
        return ans
#> Solution().treeBadges([3, 1, 4, 3, None, 1, 5])
#> Solution().treeBadges([-1, 2, None])
#> Solution().treeBadges([9, 8, 10])
#> Solution().treeBadges([])
#> Solution().treeBadges([2, 2, 2, 1, 6])
# %%
from math import comb
from typing import List


class Solution:
    def teamWays(self, groups: List[int], k: int) -> List[int]:
        ans, left = [], k
        for x in sorted(groups, reverse=True):
            t = min(left, max(1, x // 2))
            if not t:
                break
            ans.append(comb(x, t))
            left -= t
        return ans + [left]
#> Solution().teamWays([6, 4], 5)
#> Solution().teamWays([1, 1, 1], 2)
#> Solution().teamWays([10], 3)
#> Solution().teamWays([5, 9, 2], 20)
#> Solution().teamWays([7, 8], 6)
