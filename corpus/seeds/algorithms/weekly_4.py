# %%
from typing import List


class Solution:
    def sugarRush(self, candy: List[int], cap: int) -> int:
        n = len(candy)
        eat = [0] * (n + 2)
        for i in range(n - 1, -1, -1):
            eat[i] = max(eat[i + 1], min(candy[i], cap) + eat[i + 2])
            if i + 1 < n and candy[i] == candy[i + 1]:
                eat[i] += 1
        return eat[0]
#> Solution().sugarRush([3, 8, 8, 2], 5)
#> Solution().sugarRush([], 4)
#> Solution().sugarRush([10], 3)
#> Solution().sugarRush([1, 1, 1, 1, 1], 9)
#> Solution().sugarRush(candy=[6, 1, 6, 1, 6, 7], cap=6)
# %%
class Solution:
    def echoes(self, s: str) -> int:
        res = 0
        for i in range(len(s)):
            for l, r in ((i, i), (i, i + 1)):
                while l >= 0 and r < len(s) and s[l] == s[r]:
                    if (r - l + 1) % 3 == 0:
                        res += r
                    l -= 1
                    r += 1
        return res
#> Solution().echoes("aaa")
#> Solution().echoes("abcba")
#> Solution().echoes("")
#> Solution().echoes(s="xyyxyy")
#> Solution().echoes("qwert")
# %%
def garage(events):
    slots = {}
    free = []
    nxt = 1
    fee = 0
    for t, plate in events:
        if plate in slots:
            s, t0 = slots.pop(plate)
            fee += s * (t - t0)
            free.append(s)
            free.sort()
        else:
            if free:
                s = free.pop(0)
            else:
                s, nxt = nxt, nxt + 1
            slots[plate] = (s, t)
    return fee, {p: s for p, (s, _) in slots.items()}
#> garage([(1, "A"), (3, "B"), (5, "A"), (6, "C")])
#> garage([])
#> garage([(0, "Z"), (10, "Z"), (11, "Z")])
#> garage([(1, "A"), (2, "B"), (3, "C"), (4, "B"), (5, "D")])
#> garage([(2, "X"), (4, "Y"), (8, "X"), (9, "Y")])
# %%
from typing import List


class Solution:
    def countBlends(self, a: List[int], b: List[int], limit: int) -> int:
        ways = 0
        for i, x in enumerate(a):
            for j, y in enumerate(b):
                if x + y > limit:
                    continue
                if i == j or (x * y) % (i + j + 1) == 0:
                    ways += 1
        return ways
#> Solution().countBlends([1, 2, 3], [4, 5], 7)
#> Solution().countBlends([], [2], 3)
#> Solution().countBlends([6, 6], [6, 6], 11)
#> Solution().countBlends(a=[2, 4, 6], b=[3, 6, 9], limit=12)
#> Solution().countBlends([0], [0, 0, 0], 0)
# %%
class Solution:
    def snakeFill(self, rows, cols, skip):
        g = [[0] * cols for _ in range(rows)]
        v = 0
        for r in range(rows):
            rng = range(cols) if r % 2 == 0 else range(cols - 1, -1, -1)
            for c in rng:
                v += 1
                if v % skip == 0:
                    v += 1
                g[r][c] = v
        return [sum(col) for col in zip(*g)]
#> Solution().snakeFill(2, 3, 4)
#> Solution().snakeFill(1, 1, 2)
#> Solution().snakeFill(3, 3, 5)
#> Solution().snakeFill(rows=4, cols=2, skip=3)
#> Solution().snakeFill(0, 5, 2)
# %%
def sievePairs(n):
    comp = [False] * (n + 1)
    last, gaps = None, {}
    for p in range(2, n + 1):
        if comp[p]:
            continue
        if last is not None:
            g = p - last
            gaps[g] = gaps.get(g, 0) + p
        last = p
        for q in range(p * p, n + 1, p):
            comp[q] = True
    return gaps
#> sievePairs(10)
#> sievePairs(1)
#> sievePairs(2)
#> sievePairs(24)
#> sievePairs(31)
# %%
from typing import List


class Solution:
    def taskPoints(self, tasks: List[str], cool: int) -> int:
        ready = {}
        t = pts = 0
        for x in tasks:
            t += 1
            if t < ready.get(x, 0):
                pts -= ready[x] - t
                t = ready[x]
            pts += 2
            ready[x] = t + cool + 1
        return pts
#> Solution().taskPoints(["a", "b", "a"], 2)
#> Solution().taskPoints([], 3)
#> Solution().taskPoints(["q", "q", "q"], 1)
#> Solution().taskPoints(["a", "b", "c", "a", "b", "c"], 2)
#> Solution().taskPoints(tasks=["z", "y", "z", "y", "y"], cool=4)
# %%
class Solution:
    def unzip(self, s, k):
        cols = [''] * k
        up, c = True, 0
        for ch in s:
            cols[c] += ch
            if k == 1:
                continue
            if up and c == k - 1:
                up = False
            elif not up and c == 0:
                up = True
            else:
                c += 1 if up else -1
        return cols
#> Solution().unzip("abcdefg", 3)
#> Solution().unzip("hello", 1)
#> Solution().unzip("", 2)
#> Solution().unzip(s="zigzags", k=2)
#> Solution().unzip("ok", 4)
# %%
def knock_down(pins, ball):
    fallen = 0
    alive = list(pins)
    i = 0
    while i < len(alive) and ball > 0:
        if alive[i] <= ball:
            ball -= alive[i]
            fallen += 1
            del alive[i]
            i = max(0, i - 1)
        else:
            alive[i] -= ball
            ball //= 2
            i += 1
    return fallen, alive
#> knock_down([3, 9, 2], 7)
#> knock_down([], 4)
#> knock_down([1, 1, 1, 1], 3)
#> knock_down([10, 8, 2, 1], 9)
#> knock_down([5, 5], 0)
# %%
from typing import List
from collections import Counter


class Solution:
    def popularTie(self, votes: List[List[int]], seats: int) -> List[int]:
        c = Counter()
        for ballot in votes:
            for rank, who in enumerate(ballot):
                c[who] += max(0, 3 - rank)
        order = sorted(c, key=lambda w: (-c[w], w))
        if len(order) <= seats:
            return order
        cut = c[order[seats - 1]]
        return [w for w in order if c[w] >= cut]
#> Solution().popularTie([[1, 2, 3], [2, 1], [3]], 2)
#> Solution().popularTie([], 1)
#> Solution().popularTie([[5], [6], [7]], 1)
#> Solution().popularTie([[4, 4, 4, 4]], 2)
#> Solution().popularTie(votes=[[1, 2, 3, 9], [9, 3, 2, 1]], seats=2)
# %%
class Solution:
    def digitSwapMax(self, num):
        d = [int(c) for c in str(num)]
        last = {v: i for i, v in enumerate(d)}
        for i, v in enumerate(d):
            for big in range(9, v, -1):
                if last.get(big, -1) > i and (big - v) % 2 == 0:
                    j = last[big]
                    d[i], d[j] = d[j], d[i]
                    return int(''.join(map(str, d)))
        return num
#> Solution().digitSwapMax(2736)
#> Solution().digitSwapMax(9)
#> Solution().digitSwapMax(98321)
#> Solution().digitSwapMax(1213)
#> Solution().digitSwapMax(num=1056)
# %%
def inter_cut(xs, ys):
    i = j = 0
    out, tot = [], 0
    while i < len(xs) and j < len(ys):
        lo, hi = max(xs[i][0], ys[j][0]), min(xs[i][1], ys[j][1])
        if lo < hi:
            out.append(hi - lo)
            tot += lo * hi
        if xs[i][1] < ys[j][1]: i += 1
        else: j += 1
    return out, tot
#> inter_cut([(1, 5), (8, 10)], [(2, 3), (4, 9)])
#> inter_cut([], [(1, 2)])
#> inter_cut([(0, 10)], [(1, 2), (3, 4), (9, 12)])
#> inter_cut([(1, 2), (3, 4)], [(2, 3), (4, 5)])
#> inter_cut([(2, 6), (7, 9)], [(2, 6), (7, 9)])
# %%
from typing import List


class Solution:
    def hireChain(self, boss: List[int], skill: List[int]) -> int:
        n = len(boss)
        memo = [None] * n

        def top(i: int) -> int:
            if memo[i] is None:
                up = top(boss[i]) if boss[i] >= 0 else 0
                memo[i] = max(up, skill[i])
            return memo[i]

        return sum(top(i) - skill[i] for i in range(n))
#> Solution().hireChain([-1, 0, 1], [3, 5, 2])
#> Solution().hireChain([], [])
#> Solution().hireChain([1, 2, 3, -1], [1, 2, 3, 4])
#> Solution().hireChain([-1, -1, 0, 1], [7, 2, 1, 9])
#> Solution().hireChain(boss=[-1, 0, 0, 0], skill=[10, 9, 8, 11])
# %%
class Solution:
    def gapFill(self, a, lo, hi):
        out, need = [], lo
        for x in sorted(set(a)) + [hi + 1]:
            if x < lo or x > hi + 1:
                continue
            if x - need == 1:
                out.append(str(need))
            elif x - need > 1:
                out.append(f"{need}..{x - 1}")
            need = x + 1
        return ','.join(out)
#> Solution().gapFill([2, 3, 7], 1, 9)
#> Solution().gapFill([], 4, 4)
#> Solution().gapFill([5, 5, 1, 20], 0, 6)
#> Solution().gapFill(a=[1, 2, 3], lo=1, hi=3)
#> Solution().gapFill([-3, 0, 3], -4, 4)
# %%
def jug(a, b, goal, moves):
    x = y = 0
    for i, mv in enumerate(moves):
        if mv == 'A':
            x = a
        elif mv == 'B':
            y = b
        elif mv == '>':
            t = min(x, b - y)
            x, y = x - t, y + t
        elif mv == '<':
            t = min(y, a - x)
            x, y = x + t, y - t
        else:
            x, y = (0, y) if mv == 'a' else (x, 0)
        if goal in (x, y):
            return i + 1
    return -(x + y)
#> jug(3, 5, 4, "B<a<B<")
#> jug(2, 7, 1, "A>A>A>A>")
#> jug(4, 4, 3, "AB><")
#> jug(1, 2, 9, "")
#> jug(6, 9, 3, "AbBa<B")
# %%
from typing import List


class Solution:
    def waveCost(self, a: List[int]) -> int:
        best = None
        for first in (0, 1):
            cost = 0
            prev = a[0] if a else 0
            for i in range(1, len(a)):
                up = (i + first) % 2
                cur = a[i]
                if up and cur <= prev:
                    cost += prev + 1 - cur
                    cur = prev + 1
                elif not up and cur >= prev:
                    cost += cur - prev + 1
                    cur = prev - 1
                prev = cur
            best = cost if best is None else min(best, cost)
        return best
#> Solution().waveCost([1, 2, 3, 4])
#> Solution().waveCost([])
#> Solution().waveCost([5, 1, 5, 1])
#> Solution().waveCost([2, 2, 2])
#> Solution().waveCost(a=[9, 3, 4, 8, 8])
# %%
def ants(n, pos, dirs, t):
    where = list(pos)
    off = []
    for s in range(1, t + 1):
        for k in range(len(where)):
            if where[k] is None:
                continue
            where[k] += 1 if dirs[k] == 'R' else -1
            if not 0 <= where[k] <= n:
                off.append((s, k))
                where[k] = None
    return off, sum(w is not None for w in where)
#> ants(4, [1, 3], "LR", 3)
#> ants(2, [], "", 4)
#> ants(5, [0, 5, 2], "RLR", 4)
#> ants(1, [0, 1], "LR", 1)
#> ants(3, [3, 2, 1], "RRR", 2)
# %%
class Solution:
    def scoreHand(self, cards):
        vals = {'J': 11, 'Q': 12, 'K': 13, 'A': 14}
        cnt, pts = {}, 0
        for c in cards:
            v = vals.get(c) or int(c)
            cnt[v] = cnt.get(v, 0) + 1
        for v in sorted(cnt):
            if cnt[v] >= 2:
                pts += v * cnt[v]
            if v - 1 in cnt and v + 1 in cnt:
                pts += 10
        return pts
#> Solution().scoreHand(["2", "2", "K"])
#> Solution().scoreHand([])
#> Solution().scoreHand(["J", "Q", "K", "A"])
#> Solution().scoreHand(["9", "10", "J", "J", "J"])
#> Solution().scoreHand(cards=["3", "5", "7"])
# %%
from typing import List


class Solution:
    def minRefills(self, plants: List[int], can: int) -> int:
        water, steps = can, 0
        for i, p in enumerate(plants):
            if p > can:
                return -1
            if water < p:
                steps += 2 * i
                water = can
            steps += 1
            water -= p
            if water == 0 and i + 1 < len(plants) and plants[i + 1] == 0:
                steps += 1
        return steps
#> Solution().minRefills([2, 2, 3, 3], 5)
#> Solution().minRefills([6], 5)
#> Solution().minRefills([], 1)
#> Solution().minRefills([4, 0, 4, 0], 4)
#> Solution().minRefills(plants=[1, 1, 1, 4, 2, 3], can=4)
# %%
def braid(a, b, c):
    out = ''
    strands = [a, b, c]
    t = 0
    while any(strands):
        k = t % 2 * 2
        if strands[k]:
            out += strands[k][0]
            strands[k] = strands[k][1:]
        strands[k], strands[1] = strands[1], strands[k]
        t += 1
    return out, t
#> braid("ab", "cd", "ef")
#> braid("", "", "")
#> braid("xyz", "", "q")
#> braid("1", "2", "3")
#> braid("", "mmm", "nn")
# %%
from typing import List


class Solution:
    def kthMissingEven(self, nums: List[int], k: int) -> int:
        have = {x for x in nums if x % 2 == 0}
        cur = 0
        while k:
            cur += 2
            if cur in have:
                have.discard(cur)
                continue
            k -= 1
        return cur + len(have)
#> Solution().kthMissingEven([2, 4, 5], 2)
#> Solution().kthMissingEven([], 3)
#> Solution().kthMissingEven([2, 4, 6, 8, 10, 100], 1)
#> Solution().kthMissingEven([1, 3], 0)
#> Solution().kthMissingEven(nums=[6, 12, 6, 3], k=5)
# %%
class Solution:
    def gossip(self, n, calls):
        know = [1 << i for i in range(n)]
        full = (1 << n) - 1
        for t, (a, b) in enumerate(calls, 1):
            know[a] = know[b] = know[a] | know[b]
            if all(k == full for k in know):
                return t
        return -max(bin(k).count('1') for k in know)
#> Solution().gossip(3, [(0, 1), (1, 2), (0, 2)])
#> Solution().gossip(2, [(0, 1)])
#> Solution().gossip(4, [(0, 1), (2, 3), (0, 2), (1, 3)])
#> Solution().gossip(4, [(0, 3), (0, 1)])
#> Solution().gossip(n=3, calls=[])
# %%
def runs_to_stairs(a):
    res, i = [], 0
    while i < len(a):
        j = i
        while j + 1 < len(a) and a[j + 1] - a[j] == 1:
            j += 1
        if j > i:
            res.append([a[i], a[j]])
        elif res and res[-1][-1] > a[i]:
            res[-1].append(a[i])
        else:
            res.append([a[i]])
        i = j + 1
    return res
#> runs_to_stairs([1, 2, 3, 7, 9, 10])
#> runs_to_stairs([])
#> runs_to_stairs([5, 4, 3])
#> runs_to_stairs([8, 9, 1, 2, 0])
#> runs_to_stairs([4, 4, 5])
# %%
from typing import List
import math


class Solution:
    def tileFloor(self, w: int, h: int, tiles: List[int]) -> List[int]:
        used = []
        area = w * h
        for t in sorted(tiles, reverse=True):
            fit = (w // t) * (h // t)
            g = math.gcd(w, t)
            n = min(fit, area // (t * t))
            if n == 0:
                used.append(0)
                continue
            area -= n * t * t
            w, h = max(g, w - t), max(1, h - g)
            used.append(n)
        return used + [area]
#> Solution().tileFloor(6, 4, [2, 3])
#> Solution().tileFloor(5, 5, [])
#> Solution().tileFloor(10, 8, [4, 2, 1])
#> Solution().tileFloor(3, 2, [5, 1])
#> Solution().tileFloor(w=12, h=9, tiles=[3, 6, 2])
# %%
class Solution:
    def parity(self, s):
        mask, first, best = 0, {0: -1}, (0, '')
        for i, c in enumerate(s):
            mask ^= 1 << (ord(c) - 97)
            if mask in first:
                l = first[mask] + 1
                if i - l + 1 > best[0]:
                    best = (i - l + 1, s[l:i + 1])
            else:
                first[mask] = i
        return best
#> Solution().parity("abab")
#> Solution().parity("")
#> Solution().parity("abc")
#> Solution().parity("xaabbcy")
#> Solution().parity(s="dada")
# %%
def shrink_box(points, k):
    pts = sorted(points)
    area = None
    for _ in range(k + 1):
        if not pts:
            return 0
        xs = [p[0] for p in pts]
        ys = [p[1] for p in pts]
        area = (max(xs) - min(xs)) * (max(ys) - min(ys))
        if area == 0:
            break
        cx, cy = sum(xs) / len(xs), sum(ys) / len(ys)
        pts.remove(max(pts, key=lambda p: abs(p[0] - cx) + abs(p[1] - cy)))
    return area
#> shrink_box([(0, 0), (4, 4), (1, 2)], 1)
#> shrink_box([], 2)
#> shrink_box([(1, 1), (1, 5)], 3)
#> shrink_box([(0, 0), (10, 1), (2, 2), (3, 0)], 1)
#> shrink_box([(5, 5), (0, 9), (9, 0), (4, 6)], 0)
# %%
from typing import List


class Solution:
    def mailRoute(self, houses: List[int], dogs: List[int]) -> int:
        total, at = 0, 0
        bad = set(dogs)
        for h in houses:
            lo, hi = min(at, h), max(at, h)
            met = [d for d in bad if lo < d < hi]
            total += hi - lo + 3 * len(met)
            if h in bad:
                bad.remove(h)
                total += 1
            at = h
        return total
#> Solution().mailRoute([5, 2, 8], [3, 6])
#> Solution().mailRoute([], [1])
#> Solution().mailRoute([4, 4, 4], [4])
#> Solution().mailRoute([1, 10, 1], [5, 5, 9])
#> Solution().mailRoute(houses=[7, 3], dogs=[])
# %%
def diagWalk(g):
    n, m = len(g), len(g[0])
    best = {}
    for i in range(n):
        for j in range(m):
            d = i - j
            if d not in best or g[i][j] > best[d]:
                best[d] = g[i][j]
    tot = 0
    for d in sorted(best):
        tot = tot * 2 + best[d] if d <= 0 else tot - best[d]
    return tot
#> diagWalk([[1, 2], [3, 4]])
#> diagWalk([[9]])
#> diagWalk([[1, 5, 2], [7, 0, 3]])
#> diagWalk([[4], [5], [6]])
#> diagWalk([[2, 2, 2], [2, 3, 2], [2, 2, 2]])
# %%
class Solution:
    def potionBrew(self, recipe, stock):
        brewed = 0
        while True:
            for item, q in recipe.items():
                if stock.get(item, 0) < q:
                    sub = stock.get('any', 0)
                    if stock.get(item, 0) + sub < q:
                        return brewed, stock
                    stock['any'] -= q - stock.get(item, 0)
                    stock[item] = q
                stock[item] -= q
            brewed += 1
            if brewed == 5:
                return brewed, stock
#> Solution().potionBrew({"a": 2, "b": 1}, {"a": 5, "b": 3})
#> Solution().potionBrew({"x": 1}, {})
#> Solution().potionBrew({"m": 2}, {"m": 1, "any": 4})
#> Solution().potionBrew({"k": 1}, {"k": 9})
#> Solution().potionBrew(recipe={"p": 3, "q": 2}, stock={"p": 3, "q": 1, "any": 1})
# %%
from typing import List


class Solution:
    def countNice(self, nums: List[int], lo: int, hi: int) -> int:
        def at_most(v: int) -> int:
            run = tot = 0
            for x in nums:
                run = run + 1 if x <= v else 0
                tot += run
            return tot
        return at_most(hi) - at_most(lo - 1)
#> Solution().countNice([2, 1, 4, 3], 2, 3)
#> Solution().countNice([], 1, 2)
#> Solution().countNice([5, 5, 5], 5, 5)
#> Solution().countNice(nums=[1, 9, 1, 9], lo=2, hi=8)
#> Solution().countNice([7, 3, 6, 2, 8], 3, 7)
# %%
def clock_gap(times):
    mins = []
    for t in times:
        h, m = t.split(':')
        mins.append(int(h) * 60 + int(m))
    mins.sort()
    best, where = -1, 0
    for i in range(len(mins)):
        nxt = mins[i + 1] if i + 1 < len(mins) else mins[0] + 1440
        if nxt - mins[i] > best:
            best, where = nxt - mins[i], mins[i]
    h, m = divmod(where, 60)
    return f"{h}:{m:02}", best
#> clock_gap(["08:30", "12:00", "23:15"])
#> clock_gap([])
#> clock_gap(["00:00"])
#> clock_gap(["06:00", "18:00"])
#> clock_gap(["01:10", "01:50", "13:05", "20:20"])
# %%
class Solution:
    def greedyBins(self, items, cap):
        bins = []
        for x in sorted(items, reverse=True):
            k, slack = -1, cap + 1
            for i, b in enumerate(bins):
                if b + x <= cap and cap - b - x < slack:
                    k, slack = i, cap - b - x
            if k < 0:
                bins.append(x)
            else:
                bins[k] += x
        return bins
#> Solution().greedyBins([5, 3, 4, 2], 7)
#> Solution().greedyBins([], 3)
#> Solution().greedyBins([9, 1], 5)
#> Solution().greedyBins([2, 2, 2, 3, 3], 6)
#> Solution().greedyBins(items=[6, 4, 4, 3, 2, 1], cap=10)
# %%
from typing import List


class Solution:
    def comboLock(self, start: str, goal: str, cost: List[int]) -> int:
        total = 0
        prev_dir = 0
        for i in range(len(start)):
            up = (int(goal[i]) - int(start[i])) % 10
            down = 10 - up if up else 0
            if up == 0:
                continue
            d, n = (1, up) if up <= down else (-1, down)
            total += n * cost[i % len(cost)]
            if d == -prev_dir:
                total += 1
            prev_dir = d
        return total
#> Solution().comboLock("0000", "1902", [1])
#> Solution().comboLock("", "", [5])
#> Solution().comboLock("123", "123", [2, 3])
#> Solution().comboLock("987", "056", [1, 2, 3])
#> Solution().comboLock(start="55555", goal="09182", cost=[2, 1])
# %%
def fair_seq(n, weights):
    credit = [0] * len(weights)
    tot = sum(weights)
    seq = ''
    for _ in range(n):
        for i, w in enumerate(weights):
            credit[i] += w
        k = credit.index(max(credit))
        credit[k] -= tot
        seq += chr(65 + k)
    return seq
#> fair_seq(6, [3, 2, 1])
#> fair_seq(0, [1])
#> fair_seq(4, [1, 1])
#> fair_seq(5, [5])
#> fair_seq(7, [1, 4, 2])
# %%
class Solution:
    def dominoEnds(self, tiles):
        line = []
        left = right = None
        for a, b in tiles:
            if left is None:
                left, right = a, b
                line.append((a, b))
            elif a == right or b == right:
                a, b = (a, b) if a == right else (b, a)
                line.append((a, b))
                right = b
            elif b == left or a == left:
                a, b = (a, b) if b == left else (b, a)
                line.insert(0, (a, b))
                left = a
        return line, sum(map(sum, tiles)) - sum(map(sum, line))
#> Solution().dominoEnds([(1, 2), (2, 3), (1, 6)])
#> Solution().dominoEnds([])
#> Solution().dominoEnds([(4, 4), (4, 5), (4, 6)])
#> Solution().dominoEnds([(0, 1), (2, 3), (3, 1)])
#> Solution().dominoEnds(tiles=[(6, 5), (6, 4), (5, 5), (4, 5)])
# %%
from typing import List
from functools import cache


class Solution:
    def minStrokes(self, target: List[int]) -> int:
        @cache
        def go(l: int, r: int, base: int) -> int:
            if l >= r:
                return 0
            k = min(range(l, r), key=lambda i: target[i])
            h = target[k]
            flat = h - base + go(l, k, h) + go(k + 1, r, h)
            return min(r - l, flat)
        return go(0, len(target), 0)
#> Solution().minStrokes([1, 2, 1])
#> Solution().minStrokes([])
#> Solution().minStrokes([5])
#> Solution().minStrokes([2, 2, 1, 2, 2])
#> Solution().minStrokes(target=[3, 1, 4, 1, 5])
# %%
def mod_groups(nums, k):
    rem = [0] * k
    for x in nums:
        rem[x % k] += 1
    pairs = rem[0] // 2
    i, j = 1, k - 1
    while i < j:
        pairs += min(rem[i], rem[j])
        i, j = i + 1, j - 1
    if i == j:
        pairs += rem[i] // 2
    return pairs, len(nums) - 2 * pairs
#> mod_groups([1, 5, 3, 3], 6)
#> mod_groups([], 4)
#> mod_groups([7, 14, 21], 7)
#> mod_groups([1, 2, 3, 4, 5, 6], 5)
#> mod_groups([9, 9, 9], 1)
# %%
class Solution:
    def maskWords(self, words):
        masks = []
        for w in words:
            m = 0
            for c in w:
                m |= 1 << ord(c) - 97
            masks.append(m)
        best = 0
        for i in range(len(words)):
            for j in range(i):
                both = masks[i] & masks[j]
                if both and both & (both - 1) == 0:
                    best = max(best, len(words[i]) + len(words[j]))
        return best
#> Solution().maskWords(["ab", "bc", "cd"])
#> Solution().maskWords([])
#> Solution().maskWords(["aa", "aa", "b"])
#> Solution().maskWords(["fox", "owl"])
#> Solution().maskWords(words=["pq", "qp", "rs"])
# %%
from typing import List


class Solution:
    def riverRafts(self, logs: List[int], ropes: int) -> List[int]:
        rafts = [[x] for x in logs]
        while ropes and len(rafts) > 1:
            k = 0
            for i in range(1, len(rafts) - 1):
                if sum(rafts[i]) + sum(rafts[i + 1]) < sum(rafts[k]) + sum(rafts[k + 1]):
                    k = i
            rafts[k] += rafts.pop(k + 1)
            ropes -= 1
        return [len(r) * max(r) for r in rafts]
#> Solution().riverRafts([4, 1, 2, 6], 2)
#> Solution().riverRafts([], 3)
#> Solution().riverRafts([5, 5, 5], 9)
#> Solution().riverRafts([8], 1)
#> Solution().riverRafts(logs=[3, 1, 1, 3, 1, 1], ropes=3)
# %%
def hex_steps(path):
    x = y = far = 0
    delta = {'e': (1, 0), 'w': (-1, 0), 'n': (0, 1), 's': (0, -1), 'a': (-1, 1), 'd': (1, -1)}
    for p in path:
        dx, dy = delta.get(p, (0, 0))
        x += dx
        y += dy
        dist = (abs(x) + abs(y) + abs(x + y)) // 2
        far = max(far, dist)
    return dist if path else 0, far
#> hex_steps("eena")
#> hex_steps("")
#> hex_steps("nnsddw")
#> hex_steps("eeeewww")
#> hex_steps("q?a")
