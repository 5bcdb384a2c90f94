# %%
class Solution:
    def cheapestFlag(self, colors: str, cost: list) -> int:
        prev = {c: 0 for c in 'RGB'}
        for i, want in enumerate(colors):
            cur = {}
            for c in 'RGB':
                base = min(prev[d] for d in 'RGB' if d != c)
                cur[c] = base + (0 if c == want else cost[i])
            prev = cur
        return min(prev.values())
#> Solution().cheapestFlag("RRG", [3, 1, 2])
#> Solution().cheapestFlag("", [])
#> Solution().cheapestFlag("BBBB", [5, 4, 3, 2])
#> Solution().cheapestFlag("RGB", [9, 9, 9])
#> Solution().cheapestFlag(colors="GG", cost=[7, 6])
# %%
from typing import List


class Solution:
    def beltSort(self, belt: List[int]) -> List[int]:
        left, right, mid = [], [], []
        for i, x in enumerate(belt):
            if mid and x < mid[-1]:
                left.append(x + i)
            elif mid and x == mid[-1]:
                right.append(mid.pop())
            else:
                mid.append(x)
        return [len(left), sum(right), *mid]
#> Solution().beltSort([3, 1, 4, 4, 2])
#> Solution().beltSort([])
#> Solution().beltSort([5, 5, 5, 5])
#> Solution().beltSort([1, 2, 3])
#> Solution().beltSort(belt=[6, 7, 7, 6, 5, 9])
# %%
def swing(n, k):
    seen, out = {1}, [1]
    while len(out) < n:
        a = out[-1] - k * len(out)
        if a > 0 and a not in seen:
            out.append(a)
        else:
            out.append(out[-1] + k * len(out))
        seen.add(out[-1])
    return out
#> swing(6, 1)
#> swing(1, 4)
#> swing(8, 2)
#> swing(3, 10)
#> swing(10, 1)
# %%
class Solution:
    def blinkLights(self, n, periods, t):
        on = [True] * n
        toggled = 0
        for s in range(1, t + 1):
            for i in range(n):
                if s % periods[i % len(periods)] == 0:
                    on[i] = not on[i]
                    toggled += 1
            if not any(on):
                return s, toggled
        return ''.join('*' if x else '.' for x in on), toggled
#> Solution().blinkLights(3, [1, 2], 3)
#> Solution().blinkLights(2, [2, 2], 5)
#> Solution().blinkLights(0, [1], 2)
#> Solution().blinkLights(4, [3, 2, 4], 6)
#> Solution().blinkLights(n=2, periods=[5], t=4)
# %%
from typing import List


class Solution:
    def rangeBumps(self, nums: List[int], qs: List[List[int]]) -> List[int]:
        n = len(nums)
        left = [i for i in range(n)]
        for i in range(1, n):
            if nums[i] > nums[i - 1]:
                left[i] = left[i - 1]
        ans = []
        for l, r in qs:
            cnt = 0
            while r >= l:
                cnt += 1
                r = left[r] - 1
            ans.append(cnt)
        return ans
#> Solution().rangeBumps([1, 2, 1, 3, 4], [[0, 4], [1, 2]])
#> Solution().rangeBumps([4], [[0, 0]])
#> Solution().rangeBumps([5, 4, 3], [[0, 2], [2, 2]])
#> Solution().rangeBumps([1, 2, 3], [])
#> Solution().rangeBumps(nums=[2, 5, 5, 6, 1, 8], qs=[[1, 5], [0, 3]])
# %%
def shout(msg):
    out, energy = [], 3
    for w in msg.split():
        if w.endswith('!'):
            energy += 2
            w = w[:-1]
        if energy >= len(w):
            energy -= len(w)
            out.append(w.upper())
        else:
            energy += 1
            out.append(w[::-1])
    return ' '.join(out), energy
#> shout("go to bed now!")
#> shout("")
#> shout("hey! you! there!")
#> shout("abc def")
#> shout("longest word a b")
# %%
class Solution:
    def mergePiles(self, a):
        total = 0
        while len(a) > 1:
            a.sort()
            x, y = a[0], a[1]
            z = x + y if (x ^ y) & 1 else abs(x - y) // 2
            total += max(x, y)
            a = a[2:]
            if z:
                a.append(z)
        return total + sum(a)
#> Solution().mergePiles([4, 3, 2, 6])
#> Solution().mergePiles([])
#> Solution().mergePiles([8, 8])
#> Solution().mergePiles([1, 3, 5, 7])
#> Solution().mergePiles(a=[9])
# %%
from typing import List
from collections import deque


class Solution:
    def waterRace(self, grid: List[str]) -> int:
        q = deque()
        dist = {}
        for i, row in enumerate(grid):
            for j, c in enumerate(row):
                if c in 'AB':
                    q.append((i, j))
                    dist[i, j] = (0, c)
        diff = 0
        while q:
            i, j = q.popleft()
            d, who = dist[i, j]
            diff += 1 if who == 'A' else -1
            for x, y in ((i, j + 1), (i + 1, j), (i, j - 1), (i - 1, j)):
                if 0 <= x < len(grid) and 0 <= y < len(grid[0]) and grid[x][y] != '#' and (x, y) not in dist:
                    dist[x, y] = (d + 1, who)
                    q.append((x, y))
        return diff
#> Solution().waterRace(["A..", "..B"])
#> Solution().waterRace(["#."])
#> Solution().waterRace(["A#B", ".#."])
#> Solution().waterRace(["..A", "B.."])
#> Solution().waterRace(grid=["A", ".", ".", "."])
# %%
def fold_map(s):
    n = len(s)
    d = {}
    for i in range((n + 1) // 2):
        a, b = s[i], s[n - 1 - i]
        if a > b:
            a, b = b, a
        d[a + b] = d.get(a + b, 0) + (2 if a == b else 1)
    return max(d.items(), key=lambda kv: (kv[1], kv[0])) if d else None
#> fold_map("abcba")
#> fold_map("")
#> fold_map("abab")
#> fold_map("xyzzy")
#> fold_map("aabbaa")
# %%
class Solution:
    def skipSum(self, a, start, k):
        n = len(a)
        i, total, visited = start % n, 0, [0] * n
        while visited[i] < 2:
            visited[i] += 1
            total += a[i] * visited[i]
            i = (i + k + a[i] % 2) % n
        return total, visited
#> Solution().skipSum([1, 2, 3, 4], 0, 1)
#> Solution().skipSum([5], 3, 2)
#> Solution().skipSum([2, 4, 6, 8, 10], 4, 2)
#> Solution().skipSum(a=[3, 3, 3], start=1, k=0)
#> Solution().skipSum([7, 0, 1, 8, 5, 6], 10, 3)
# %%
from typing import List


class Solution:
    def inflate(self, prices: List[int], ops: List[str]) -> List[int]:
        add, mul = 0, 1
        hist = []
        for op in ops:
            k, v = op[0], int(op[1:])
            if k == '+':
                add += v
            elif k == '*':
                add *= v
                mul *= v
            else:
                if hist and v == 0:
                    add, mul = hist.pop()
                else:
                    hist.append((add, mul))
        return [p * mul + add for p in prices]
#> Solution().inflate([1, 2], ["+3", "*2"])
#> Solution().inflate([5], ["s1", "*4", "s0"])
#> Solution().inflate([], ["+1"])
#> Solution().inflate([10, 20, 30], [])
#> Solution().inflate(prices=[2, 0], ops=["*3", "s5", "+7", "*2", "+1"])
# %%
def knights(n, queens):
    rows, d1, d2 = {}, {}, {}
    for r, c in queens:
        rows[r] = rows.get(r, 0) + 1
        d1[r - c] = d1.get(r - c, 0) + 1
        d2[r + c] = d2.get(r + c, 0) + 1
    safe = []
    for c in range(n):
        for r in range(n):
            if not (rows.get(r) or d1.get(r - c) or d2.get(r + c)):
                safe.append((r, c))
                break
    return safe
#> knights(3, [(0, 0)])
#> knights(1, [])
#> knights(4, [(1, 2), (3, 3)])
#> knights(2, [(0, 1), (1, 0)])
#> knights(4, [(0, 1)])
# %%
class Solution:
    def bestWindow(self, s, need):
        want = {}
        for c in need:
            want[c] = want.get(c, 0) + 1
        miss, l, best = len(need), 0, ''
        for r, c in enumerate(s):
            if want.get(c, 0) > 0:
                miss -= 1
            want[c] = want.get(c, 0) - 1
            if r - l + 1 > len(need) + 1:
                want[s[l]] += 1
                if want[s[l]] > 0:
                    miss += 1
                l += 1
            if miss == 0:
                best = max(best, s[l:r + 1])
        return best
#> Solution().bestWindow("cbaebabc", "abc")
#> Solution().bestWindow("aaa", "b")
#> Solution().bestWindow("", "x")
#> Solution().bestWindow(s="xyzyx", need="yz")
#> Solution().bestWindow("hello", "l")
# %%
from typing import List


class Solution:
    def tugOfWar(self, left: List[int], right: List[int]) -> int:
        rope = i = 0
        while left and right:
            i += 1
            pull = left[0] - right[0]
            rope += pull
            if pull > 0:
                right.append(right.pop(0) - 1)
                left[0] -= 1
            elif pull < 0:
                left.append(left.pop(0) - 1)
                right[0] -= 1
            else:
                left.pop(0)
                right.pop(0)
            if abs(rope) >= 8 or i >= 12:
                break
        return rope
#> Solution().tugOfWar([5, 3], [4, 4])
#> Solution().tugOfWar([], [1])
#> Solution().tugOfWar([9], [1])
#> Solution().tugOfWar([2, 2, 2], [2, 2])
#> Solution().tugOfWar(left=[3, 6, 1], right=[4, 4, 5])
# %%
def count_steps(a, b, ops):
    todo, seen, d = [a], {a}, 0
    while todo and d < 5:
        if b in seen:
            return d
        nxt = []
        for x in todo:
            for o in ops:
                y = x + int(o[1:]) if o[0] == '+' else x * int(o[1:])
                if y not in seen and y <= 2 * b:
                    seen.add(y)
                    nxt.append(y)
        todo, d = nxt, d + 1
    return -1
#> count_steps(2, 9, ["+1", "*2"])
#> count_steps(5, 5, ["+3"])
#> count_steps(4, 3, ["*2"])
#> count_steps(1, 30, ["+4", "*3"])
#> count_steps(3, 100, ["*10"])
# %%
class Solution:
    def trafficWait(self, lights):
        t = 0
        stops = []
        for i, (dist, red, green) in enumerate(lights):
            t += dist
            phase = t % (red + green)
            if phase < red:
                t += red - phase
                stops.append(i)
        return t, stops
#> Solution().trafficWait([(3, 2, 2), (4, 5, 1)])
#> Solution().trafficWait([])
#> Solution().trafficWait([(1, 0, 3), (1, 0, 3)])
#> Solution().trafficWait([(10, 4, 3), (2, 6, 6), (5, 1, 1)])
#> Solution().trafficWait(lights=[(7, 7, 7)])
# %%
from typing import List


class Solution:
    def bitTally(self, nums: List[int]) -> int:
        ones = [0] * 8
        for x in nums:
            b = 0
            while x:
                ones[b] += x & 1
                x >>= 1
                b += 1
        res = 0
        for b in range(8):
            res += ones[b] * (len(nums) - ones[b]) << b
        return res
#> Solution().bitTally([1, 2, 3])
#> Solution().bitTally([])
#> Solution().bitTally([7, 7, 7])
#> Solution().bitTally([200, 1])
#> Solution().bitTally(nums=[5, 10, 15, 0])
# %%
def toy_bank(cmds):
    acc, fails = {}, 0
    for line in cmds:
        op, who, *rest = line.split()
        amt = int(rest[0]) if rest else 0
        if op == 'in':
            acc[who] = acc.get(who, 0) + amt
        elif op == 'out' and acc.get(who, 0) >= amt:
            acc[who] -= amt
        elif op == 'close' and who in acc:
            fails += acc.pop(who) > 0
        else:
            fails += 1
    return acc, fails
#> toy_bank(["in a 5", "out a 3", "out b 1"])
#> toy_bank([])
#> toy_bank(["in x 9", "close x", "close x"])
#> toy_bank(["in p 1", "in p 2", "in q 4", "out q 4", "close q"])
#> toy_bank(["fly z 3", "in z 3", "out z 9"])
# %%
class Solution:
    def minPeaks(self, a, k):
        n, ans = len(a), 0
        stack = []
        for i in range(n):
            while stack and a[stack[-1]] + k < a[i]:
                j = stack.pop()
                ans += a[i] - a[j]
            stack.append(i)
        return ans - len(stack)
#> Solution().minPeaks([3, 1, 7, 2, 9], 2)
#> Solution().minPeaks([], 1)
#> Solution().minPeaks([5, 4, 3], 0)
#> Solution().minPeaks([1, 2, 3, 4, 5], 0)
#> Solution().minPeaks(a=[10, 1, 20, 5, 30], k=4)
# %%
from typing import List


class Solution:
    def splitOrders(self, orders: List[int], truck: int) -> int:
        if not orders:
            return 0
        lo, hi = max(orders), sum(orders)
        while lo < hi:
            mid = (lo + hi) // 2
            if self.need(orders, mid) <= truck:
                hi = mid
            else:
                lo = mid + 1
        return lo

    def need(self, orders: List[int], cap: int) -> int:
        trips, load = 1, 0
        for o in orders:
            if load + o > cap:
                trips += 1
                load = o // 2
            else:
                load += o
        return trips
#> Solution().splitOrders([4, 2, 6], 2)
#> Solution().splitOrders([], 1)
#> Solution().splitOrders([5, 5, 5], 3)
#> Solution().splitOrders([1, 2, 3, 4], 1)
#> Solution().splitOrders(orders=[8, 1, 7], truck=2)
# %%
def vine(s):
    h, peak, log = 0, 0, {}
    for i, c in enumerate(s):
        if c == 'u':
            h += 1 + (i > 0 and s[i - 1] == 'u')
        elif c == 'd':
            h -= 1
        else:
            log[i] = h
            h //= 2
        peak = max(peak, h)
    return peak - h, log
#> vine("uuud")
#> vine("")
#> vine("uuxuux")
#> vine("dddx")
#> vine("ududuu")
# %%
class Solution:
    def wordWeights(self, words, k):
        w = {}
        for word in words:
            v = 0
            for c in word:
                v = (v * 31 + ord(c)) % 101
            w[word] = v
        top = sorted(w, key=lambda x: (w[x] % k, x))
        return [(x, w[x]) for x in top[:k]]
#> Solution().wordWeights(["ab", "ba", "abc"], 2)
#> Solution().wordWeights([], 3)
#> Solution().wordWeights(["z", "z", "y"], 5)
#> Solution().wordWeights(["one", "two", "six"], 1)
#> Solution().wordWeights(words=["cat", "act", "tac", "at"], k=4)
# %%
from typing import List


class Solution:
    def campRows(self, rows: int, tents: List[List[int]]) -> List[int]:
        row = [set() for _ in range(rows)]
        for r, c in tents:
            row[r].add(c)
        res = []
        for r in range(rows):
            gap, prev = 0, None
            for c in sorted(row[r]):
                if prev is not None:
                    gap = max(gap, c - prev - 1)
                prev = c
            up = row[r - 1] if r else set()
            res.append(gap + len(row[r] & up))
        return res
#> Solution().campRows(2, [[0, 1], [0, 5], [1, 5]])
#> Solution().campRows(1, [])
#> Solution().campRows(3, [[0, 2], [1, 2], [2, 2], [2, 9]])
#> Solution().campRows(2, [[1, 0], [1, 1], [1, 2], [1, 2]])
#> Solution().campRows(rows=2, tents=[[0, 7]])
# %%
def pour_over(cups, cap):
    out = 0
    flow = 0
    res = []
    for c in cups:
        level = c + flow
        flow = max(0, level - cap)
        res.append(level - flow)
    out += flow
    for i in range(len(res) - 1, -1, -1):
        give = min(out, cap - res[i])
        res[i] += give
        out -= give
        if not out:
            break
    return res, out
#> pour_over([5, 1, 7], 4)
#> pour_over([], 3)
#> pour_over([9], 2)
#> pour_over([0, 0, 8], 5)
#> pour_over([6, 6, 1, 1], 6)
# %%
class Solution:
    def alternating(self, nums):
        best, cur, prev = 0, 0, 0
        for x in nums:
            sign = (x > 0) - (x < 0)
            if sign == 0:
                cur = 0
            elif sign == -prev:
                cur += abs(x)
            else:
                cur = abs(x)
            prev = sign
            best = max(best, cur)
        return best
#> Solution().alternating([1, -2, 3, 4, -5])
#> Solution().alternating([])
#> Solution().alternating([0, 0])
#> Solution().alternating([-1, -1, -1])
#> Solution().alternating(nums=[2, -3, 0, 4, -4, 4])
# %%
from typing import List


class Solution:
    def pathLabels(self, edges: List[List[int]], root: int) -> List[str]:
        adj = {}
        for a, b in edges:
            adj.setdefault(a, []).append(b)
            adj.setdefault(b, []).append(a)
        out = []

        def walk(v: int, p: int, label: str) -> None:
            kids = [u for u in adj.get(v, []) if u != p]
            if not kids:
                out.append(f"{v}:{label}")
            for i, u in enumerate(sorted(kids)):
                walk(u, v, label + chr(97 + i))

        walk(root, -1, '')
        return out
#> Solution().pathLabels([[0, 1], [0, 2], [2, 3]], 0)
#> Solution().pathLabels([], 5)
#> Solution().pathLabels([[1, 2], [2, 3]], 2)
#> Solution().pathLabels([[4, 1], [4, 2], [4, 3], [3, 0]], 4)
#> Solution().pathLabels(edges=[[0, 1], [1, 2], [1, 3]], root=3)
# %%
def near_square(n):
    best = None
    for w in range(1, n + 1):
        if w * w > n + 2:
            break
        for extra in range(3):
            if (n + extra) % w == 0:
                h = (n + extra) // w
                key = (abs(h - w) + 2 * extra, w, h)
                if best is None or key < best:
                    best = key
    return best
#> near_square(7)
#> near_square(0)
#> near_square(12)
#> near_square(16)
#> near_square(23)
# %%
from typing import List


class Solution:
    def shieldHits(self, shield: int, regen: int, hits: List[int]) -> int:
        cur, hp = shield, 10
        for i, h in enumerate(hits):
            if h == 0:
                cur = min(shield, cur + regen)
                continue
            absorbed = min(cur, h)
            cur -= absorbed
            hp -= h - absorbed
            if hp <= 0:
                return -i
        return hp * 100 + cur
#> Solution().shieldHits(4, 2, [3, 0, 5])
#> Solution().shieldHits(0, 1, [9, 9])
#> Solution().shieldHits(5, 5, [])
#> Solution().shieldHits(3, 1, [4, 0, 0, 0, 0, 6])
#> Solution().shieldHits(shield=6, regen=2, hits=[2, 2, 2, 2])
# %%
class Solution:
    def countZig(self, s):
        up = down = 0
        total = 0
        for i in range(1, len(s)):
            if s[i] > s[i - 1]:
                up, down = down + 1, 0
            elif s[i] < s[i - 1]:
                up, down = 0, up + 1
            else:
                up = down = 0
            total += up * 2 + down
        return total
#> Solution().countZig("adbec")
#> Solution().countZig("")
#> Solution().countZig("aaaa")
#> Solution().countZig("abcdef")
#> Solution().countZig(s="banana")
# %%
def bucketize(vals, edges):
    names = {}
    for v in vals:
        k = 0
        while k < len(edges) and v >= edges[k]:
            k += 1
        lo = edges[k - 1] if k else '-'
        hi = edges[k] if k < len(edges) else '+'
        names.setdefault((lo, hi), []).append(v)
    return {f"{a}{b}": sum(v) // len(v) for (a, b), v in names.items()}
#> bucketize([1, 5, 9, 12], [4, 10])
#> bucketize([], [3])
#> bucketize([7, 7, 8], [])
#> bucketize([0, 3, 6, 9], [3, 6, 9])
#> bucketize([-5, 2, 40], [0])
# %%
from typing import List


class Solution:
    def marathon(self, pace: List[int], goal: int) -> List[int]:
        times, dist = [], 0
        for m, p in enumerate(pace):
            before = dist
            dist += p
            while (len(times) + 1) * goal <= dist:
                need = (len(times) + 1) * goal - before
                times.append(m * 60 + need * 60 // p)
        return times
#> Solution().marathon([3, 4, 2], 2)
#> Solution().marathon([1, 1], 5)
#> Solution().marathon([], 1)
#> Solution().marathon([10], 3)
#> Solution().marathon(pace=[5, 0, 5, 6], goal=4)
# %%
def collapse(a):
    changed = True
    n = 0
    while changed:
        changed = False
        for i in range(len(a) - 2):
            if a[i] == a[i + 2]:
                a[i:i + 3] = [a[i] + a[i + 1]]
                changed = True
                n += 1
                break
    return a, n
#> collapse([1, 2, 1, 3])
#> collapse([4, 4])
#> collapse([])
#> collapse([5, 0, 5, 0, 5])
#> collapse([2, 1, 2, 9, 3, 7, 1])
# %%
class Solution:
    def teaTimer(self, brews, kettle):
        clock = served = 0
        ready = []
        for t, n in brews:
            clock = max(clock, t)
            while n > 0:
                batch = min(n, kettle)
                clock += 3
                n -= batch
                served += batch
                ready.append((clock, batch))
        return ready, served
#> Solution().teaTimer([(0, 2), (1, 5)], 3)
#> Solution().teaTimer([], 4)
#> Solution().teaTimer([(10, 0)], 1)
#> Solution().teaTimer([(2, 4), (20, 1)], 2)
#> Solution().teaTimer(brews=[(5, 1), (5, 1), (5, 1)], kettle=9)
# %%
from typing import List
from math import isqrt


class Solution:
    def squareDance(self, nums: List[int]) -> List[int]:
        res: List[int] = []
        for x in nums:
            r = isqrt(x)
            lo, hi = r * r, (r + 1) ** 2
            if x == lo:
                res.append(r)
            elif x - lo <= hi - x:
                res.append(lo - x)
            else:
                res.append(hi - x)
        return res
#> Solution().squareDance([4, 7, 12])
#> Solution().squareDance([])
#> Solution().squareDance([0, 1, 2, 3])
#> Solution().squareDance([99, 101, 110])
#> Solution().squareDance(nums=[50])
# %%
def mine_field(rows):
    n, m = len(rows), len(rows[0])
    res = []
    for i in range(n):
        line = ''
        for j in range(m):
            if rows[i][j] == '*':
                line += '*'
                continue
            k = sum(rows[x][y] == '*' for x in range(max(0, i - 1), min(n, i + 2))
                    for y in range(max(0, j - 1), min(m, j + 2)))
            line += str(k) if k % 2 else '.'
        res.append(line)
    return res
#> mine_field(["*..", "..."])
#> mine_field(["."])
#> mine_field(["*.*", ".*."])
#> mine_field(["....", "*..*"])
#> mine_field(["**"])
# %%
class Solution:
    def lastPlate(self, plates, hungry):
        i = 0
        while len(plates) > 1:
            i = (i + hungry) % len(plates)
            ate = plates.pop(i)
            hungry = ate % 3 + 1
            if i < len(plates) and plates[i] > ate:
                plates[i] -= 1
        return plates[0] if plates else -1
#> Solution().lastPlate([4, 7, 2, 9], 1)
#> Solution().lastPlate([], 2)
#> Solution().lastPlate([6], 5)
#> Solution().lastPlate([1, 2, 3, 4, 5, 6], 2)
#> Solution().lastPlate(plates=[3, 3, 3], hungry=4)
# %%
from typing import List


class Solution:
    def bestTrade(self, buy: List[int], sell: List[int]) -> List[int]:
        book, done, spread = [], 0, 0
        for b, s in zip(buy, sell):
            book.append(b)
            book.sort()
            while book and book[-1] >= s:
                spread += book.pop() - s
                done += 1
                s += 1
        return [done, spread, len(book)]
#> Solution().bestTrade([5, 7, 6], [6, 6, 5])
#> Solution().bestTrade([], [])
#> Solution().bestTrade([1, 1, 1], [2, 2, 2])
#> Solution().bestTrade([10, 9, 8, 7], [20, 20, 5, 6])
#> Solution().bestTrade(buy=[4, 4], sell=[4, 3])
# %%
def phone_bill(log):
    tot, free = 0, 20
    for rec in log:
        kind, n = rec[0], int(rec[1:])
        if kind == 't':
            cost = n
        elif kind == 'c':
            cost = n * 3 if n < 10 else 30 + (n - 10) * 2
        else:
            free += n
            continue
        used = min(free, cost)
        free -= used
        tot += cost - used
    return tot, free
#> phone_bill(["t4", "c9"])
#> phone_bill([])
#> phone_bill(["b10", "c12", "t1"])
#> phone_bill(["c20", "c5", "b9", "t9"])
#> phone_bill(["t20", "t1", "t1"])
# %%
class Solution:
    def magnets(self, s):
        a = list(s)
        moved = True
        rounds = 0
        while moved:
            moved = False
            i = 0
            while i + 1 < len(a):
                if a[i] == '+' and a[i + 1] == '.':
                    a[i], a[i + 1] = '.', '+'
                    moved = True
                    i += 2
                else:
                    i += 1
            rounds += moved
        return ''.join(a), rounds
#> Solution().magnets("+.-")
#> Solution().magnets("")
#> Solution().magnets("++..")
#> Solution().magnets("+-+-")
#> Solution().magnets(s="..+.+.")
# %%
from typing import List


class Solution:
    def equalizer(self, bands: List[int], gain: int) -> List[int]:
        out = bands[:]
        for i in range(len(bands)):
            l = bands[i - 1] if i > 0 else bands[i]
            r = bands[i + 1] if i + 1 < len(bands) else bands[i]
            avg = (l + 2 * bands[i] + r) // 4
            out[i] = max(-9, min(9, avg + gain * (-1 if bands[i] > avg else 1)))
        return out
#> Solution().equalizer([1, 5, 3], 1)
#> Solution().equalizer([], 2)
#> Solution().equalizer([8], 4)
#> Solution().equalizer([-9, 9, -9, 9], 2)
#> Solution().equalizer(bands=[0, 0, 6, 6], gain=0)
