# %%
from typing import List


class Solution:
    def lanternFees(self, days: List[int], plan: List[List[int]]) -> int:
        n = len(days)
        dp = [0] * (n + 1)
        for i in range(n - 1, -1, -1):
            dp[i] = 10 + dp[i + 1]
            for span, price in plan:
                j = i
                while j < n and days[j] < days[i] + span:
                    j += 1
                dp[i] = min(dp[i], price + dp[j])
        return dp[0]
#> Solution().lanternFees([1, 2, 9], [[3, 12]])
#> Solution().lanternFees([], [[1, 1]])
#> Solution().lanternFees([4, 5, 6, 7], [[2, 11], [4, 25]])
#> Solution().lanternFees([1, 100], [])
#> Solution().lanternFees(days=[3, 8, 9], plan=[[10, 28], [1, 9]])
# %%
class Solution:
    def twinLetters(self, s, t):
        pos = {}
        for i, c in enumerate(s):
            pos.setdefault(c, []).append(i)
        ans, j = 0, 0
        for c in t:
            q = pos.get(c)
            if not q:
                ans -= 1
                continue
            k = q.pop(0)
            ans += abs(k - j)
            j = k
        return ans
#> Solution().twinLetters("abcab", "bca")
#> Solution().twinLetters("", "x")
#> Solution().twinLetters("aaa", "aaaa")
#> Solution().twinLetters(s="keyboard", t="dark")
#> Solution().twinLetters("zx", "")
# %%
def ring_max(a):
    n = len(a)
    best = -10**6
    for s in range(n):
        cur = 0
        for step in range(n):
            cur += a[(s + step) % n] * (1 if step % 3 else 2)
            best = max(best, cur)
    return best if n else None
#> ring_max([1, -2, 3])
#> ring_max([])
#> ring_max([-4])
#> ring_max([5, -9, 5, 1])
#> ring_max([-1, -2, -3])
# %%
from typing import List


class Solution:
    def bathQueue(self, people: List[int], doors: int) -> int:
        free_at = [0] * doors
        wait = 0
        for t, need in enumerate(people):
            k = 0
            for d in range(doors):
                if free_at[d] <= t:
                    k = d
                    break
                if free_at[d] < free_at[k]:
                    k = d
            start = max(t, free_at[k])
            wait = max(wait, start - t)
            free_at[k] = start + need
        return wait
#> Solution().bathQueue([3, 3, 3], 1)
#> Solution().bathQueue([], 2)
#> Solution().bathQueue([1, 1, 1, 1], 1)
#> Solution().bathQueue([5, 2, 4, 1, 3], 2)
#> Solution().bathQueue(people=[9, 9, 9, 9], doors=3)
# %%
class Solution:
    def sumOfRanges(self, nums):
        total = 0
        for i in range(len(nums)):
            lo = hi = nums[i]
            for j in range(i + 1, len(nums)):
                lo, hi = min(lo, nums[j]), max(hi, nums[j])
                if (j - i) % 2:
                    total += hi - lo
                else:
                    total -= 1
        return total
#> Solution().sumOfRanges([4, 1, 6])
#> Solution().sumOfRanges([])
#> Solution().sumOfRanges([2, 2, 2, 2])
#> Solution().sumOfRanges([9, 3, 7, 1])
#> Solution().sumOfRanges(nums=[-5, 5])
# %%
def gears(teeth, links, turn):
    ang = {0: turn}
    todo = [0]
    while todo:
        g = todo.pop()
        for a, b in links:
            if g in (a, b):
                o = a + b - g
                r = -ang[g] * teeth[g] // teeth[o]
                if o not in ang:
                    ang[o] = r
                    todo.append(o)
                elif (ang[o] > 0) != (r > 0):
                    return 'jam'
    return [ang.get(i, 0) for i in range(len(teeth))]
#> gears([10, 20, 5], [(0, 1), (1, 2)], 4)
#> gears([8], [], 3)
#> gears([6, 6, 6], [(0, 1), (1, 2), (0, 2)], 6)
#> gears([12, 4, 3, 9], [(0, 2), (3, 1)], 2)
#> gears([5, 10], [(1, 0)], -8)
# %%
from typing import List


class Solution:
    def maxAfterOps(self, nums: List[int], k: int) -> int:
        i = 0
        while k > 0 and i < len(nums):
            if nums[i] < 0:
                nums[i] = -nums[i]
                k -= 1
            elif nums[i] % 2 == 0 and nums[i]:
                nums[i] += nums[i] // 2
                k -= 1
            i += 1
        if k % 2 and nums:
            j = nums.index(min(nums))
            nums[j] -= k
        return sum(nums)
#> Solution().maxAfterOps([-3, 4, 1], 2)
#> Solution().maxAfterOps([], 1)
#> Solution().maxAfterOps([1, 1, 1], 3)
#> Solution().maxAfterOps([0, -8, 6, -1], 4)
#> Solution().maxAfterOps(nums=[5, 7, -2, 10], k=1)
# %%
class Solution:
    def spellOut(self, n):
        ones = ['', 'i', 'ii', 'iii', 'io', 'o', 'oi', 'oii', 'oiii', 'ix']
        out, place = [], 0
        while n > 0:
            n, d = divmod(n, 10)
            if d:
                out.append(ones[d].upper() if place % 2 else ones[d])
            else:
                out.append('-' * (place + 1))
            place += 1
        return ''.join(reversed(out)) or 'nil'
#> Solution().spellOut(47)
#> Solution().spellOut(0)
#> Solution().spellOut(1009)
#> Solution().spellOut(583)
#> Solution().spellOut(n=60)
# %%
def leaky(a, b):
    t, spilled = 0, 0
    while a != b:
        if a > b:
            m = (a - b + 2) // 3
            a -= m
            b += m - 1
        else:
            a, b = b, a
        spilled += 1
        t += a ^ b
        if t > 300:
            return -1
    return t, spilled, a
#> leaky(10, 4)
#> leaky(5, 5)
#> leaky(0, 7)
#> leaky(200, 1)
#> leaky(3, 2)
# %%
from typing import List


class Solution:
    def coverPoints(self, pts: List[int], lens: List[int]) -> int:
        pts = sorted(pts)
        lens = sorted(lens, reverse=True)
        used = i = 0
        for L in lens:
            if i >= len(pts):
                break
            end = pts[i] + L
            used += 1
            while i < len(pts) and pts[i] <= end:
                i += 1
        return used if i >= len(pts) else i - len(pts)
#> Solution().coverPoints([1, 4, 9, 10], [3, 2])
#> Solution().coverPoints([], [5])
#> Solution().coverPoints([5, 50, 500], [1, 1])
#> Solution().coverPoints([2, 3, 4], [0, 0, 0])
#> Solution().coverPoints(pts=[8, 1, 3, 30], lens=[7, 1, 20])
# %%
class Solution:
    def __init__(self):
        self.left = {}
        self.used = 0

    def take(self, name, n):
        got = min(self.left.get(name, 0), n)
        self.left[name] = self.left.get(name, 0) - got
        self.used += got
        return got

    def cafeteria(self, menu, orders):
        self.left = dict(menu)
        bill = []
        for name, n in orders:
            got = self.take(name, n)
            if got < n:
                got += self.take('soup', n - got)
            bill.append(got)
        return bill, self.used
#> Solution().cafeteria({"rice": 2, "soup": 3}, [("rice", 3), ("fish", 2)])
#> Solution().cafeteria({}, [("x", 1)])
#> Solution().cafeteria({"soup": 1}, [])
#> Solution().cafeteria({"pie": 5}, [("pie", 2), ("pie", 2), ("pie", 2)])
#> Solution().cafeteria(menu={"soup": 4, "ham": 1}, orders=[("soup", 3), ("ham", 2)])
# %%
def rle_diff(a, b):
    def enc(s):
        out = []
        for c in s:
            if out and out[-1][0] == c:
                out[-1] = (c, out[-1][1] + 1)
            else:
                out.append((c, 1))
        return out
    x, y = enc(a), enc(b)
    if [c for c, _ in x] != [c for c, _ in y]:
        return abs(len(x) - len(y)) * 100
    return sum(abs(p - q) for (_, p), (_, q) in zip(x, y))
#> rle_diff("aab", "abbb")
#> rle_diff("", "")
#> rle_diff("xyz", "xz")
#> rle_diff("mmmn", "mn")
#> rle_diff("abc", "")
# %%
from typing import List


class Solution:
    def sunsetView(self, blocks: List[List[int]], eye: int) -> List[int]:
        seen, slope_n, slope_d = [], -10**6, 1
        for i, (x, h) in enumerate(sorted(blocks)):
            dy, dx = h - eye, x
            if dy * slope_d > slope_n * dx:
                seen.append(i)
                slope_n, slope_d = dy, dx
        return seen
#> Solution().sunsetView([[1, 2], [3, 9], [5, 10]], 1)
#> Solution().sunsetView([], 4)
#> Solution().sunsetView([[2, 0], [4, 0], [8, 0]], 5)
#> Solution().sunsetView([[6, 3], [1, 1], [3, 3]], 0)
#> Solution().sunsetView(blocks=[[1, 7], [2, 8], [3, 30]], eye=2)
# %%
class Solution:
    def bitShelf(self, n, ops):
        state = n
        hist = []
        for op, k in ops:
            if op == 'set':
                state |= 1 << k
            elif op == 'clr':
                state &= ~(1 << k)
            elif op == 'rol':
                state = (state << k | state >> (8 - k)) & 255
            else:
                state ^= (1 << k) - 1
            hist.append(bin(state).count('1'))
        return state, hist
#> Solution().bitShelf(5, [("set", 1), ("rol", 2)])
#> Solution().bitShelf(0, [])
#> Solution().bitShelf(255, [("clr", 0), ("clr", 7), ("flip", 4)])
#> Solution().bitShelf(129, [("rol", 1), ("rol", 7)])
#> Solution().bitShelf(n=10, ops=[("flip", 3), ("set", 6), ("clr", 2)])
# %%
def spend_greedy(coins, amount):
    used = {}
    for c in sorted(coins, reverse=True):
        k = min(amount // c, coins[c])
        if k:
            used[c] = k
            amount -= c * k
    while amount and used:
        c = min(used)
        used[c] -= 1
        amount += c
        if used[c] == 0:
            del used[c]
        if amount % 2 == 0:
            break
    return used, amount
#> spend_greedy({1: 3, 5: 2, 10: 1}, 18)
#> spend_greedy({}, 7)
#> spend_greedy({4: 5, 6: 1}, 9)
#> spend_greedy({2: 9}, 8)
#> spend_greedy({3: 2, 7: 2, 20: 1}, 32)
# %%
from typing import List


class Solution:
    def longestRide(self, g: List[List[int]]) -> int:
        n, m = len(g), len(g[0])
        order = sorted((g[i][j], i, j) for i in range(n) for j in range(m))
        best = [[1] * m for _ in range(n)]
        for v, i, j in order:
            for di, dj in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                x, y = i + di, j + dj
                if 0 <= x < n and 0 <= y < m and g[x][y] < v:
                    best[i][j] = max(best[i][j], best[x][y] + 1)
        return max(map(max, best))
#> Solution().longestRide([[1, 2], [4, 3]])
#> Solution().longestRide([[7]])
#> Solution().longestRide([[5, 5, 5]])
#> Solution().longestRide([[1, 9, 2], [3, 8, 4]])
#> Solution().longestRide(g=[[3], [1], [2]])
# %%
class Solution:
    def typingRace(self, target, typed):
        i, errs, streak, best = 0, 0, 0, 0
        for c in typed:
            if c == '<':
                i = max(0, i - 1)
                streak = 0
            elif i < len(target) and c == target[i]:
                i += 1
                streak += 1
                best = max(best, streak)
            else:
                errs += 1
                streak = 0
        return i * 10 - errs * 5 + best
#> Solution().typingRace("hello", "hexllo")
#> Solution().typingRace("", "a")
#> Solution().typingRace("abc", "ab<bc")
#> Solution().typingRace("code", "")
#> Solution().typingRace(target="level", typed="leveel<l")
# %%
def pick_stones(a):
    memo = {}

    def win(l, r, diff, turn):
        if l > r:
            return diff
        key = (l, r, turn)
        if key not in memo:
            x = a[l] + (win(l + 1, r, 0, 1 - turn))
            y = a[r] + (win(l, r - 1, 0, 1 - turn))
            if turn:
                x, y = x - 2 * a[l], y - 2 * a[r]
                memo[key] = min(x, y)
            else:
                memo[key] = max(x, y)
        return memo[key] + diff

    return win(0, len(a) - 1, 0, 0)
#> pick_stones([3, 9, 1])
#> pick_stones([])
#> pick_stones([5])
#> pick_stones([2, 7, 7, 2])
#> pick_stones([1, 8, 3, 4])
# %%
from typing import List


class Solution:
    def rescueRope(self, people: List[int], limit: int) -> List[int]:
        people.sort()
        l, r = 0, len(people) - 1
        trips = solo = 0
        while l <= r:
            load = people[r]
            r -= 1
            k = 1
            while l <= r and k < 3 and load + people[l] <= limit:
                load += people[l]
                l += 1
                k += 1
            trips += 1
            solo += k == 1
        return [trips, solo]
#> Solution().rescueRope([3, 5, 2, 4], 7)
#> Solution().rescueRope([], 5)
#> Solution().rescueRope([1, 1, 1, 1, 1], 10)
#> Solution().rescueRope([9, 9], 9)
#> Solution().rescueRope(people=[6, 1, 2, 8, 3], limit=10)
# %%
class Solution:
    def wordSquareGap(self, rows):
        bad = []
        for i in range(len(rows)):
            for j in range(len(rows[i])):
                mirror = rows[j][i] if j < len(rows) and i < len(rows[j]) else ' '
                if rows[i][j] != mirror and i <= j:
                    bad.append((i, j, rows[i][j] + mirror))
        return bad
#> Solution().wordSquareGap(["abc", "bde", "cef"])
#> Solution().wordSquareGap([])
#> Solution().wordSquareGap(["ab", "xy"])
#> Solution().wordSquareGap(["long", "on"])
#> Solution().wordSquareGap(rows=["aba", "bab", "abx"])
# %%
def interest(balance, moves, rate):
    low = balance
    for k, m in enumerate(moves, 1):
        balance += m
        if balance < 0:
            balance -= 5
        elif k % 3 == 0:
            balance += balance * rate // 100
        low = min(low, balance)
    return balance, low
#> interest(100, [50, -20, 70], 10)
#> interest(0, [], 5)
#> interest(10, [-30, 5, 50, -1], 20)
#> interest(500, [1, 1, 1, 1, 1, 1], 2)
#> interest(-5, [-5, -5], 50)
# %%
from typing import List


class Solution:
    def alarmCount(self, readings: List[int], base: int) -> int:
        alarms, armed, quiet = 0, True, 0
        prev = base
        for r in readings:
            jump = abs(r - prev)
            if armed and jump > base // 4:
                alarms += 1
                armed, quiet = False, 0
            elif not armed:
                quiet += jump <= 1
                if quiet == 2:
                    armed = True
            prev = (prev + r) // 2 if armed else r
        return alarms
#> Solution().alarmCount([20, 30, 30, 30, 45], 20)
#> Solution().alarmCount([], 8)
#> Solution().alarmCount([8, 8, 8], 8)
#> Solution().alarmCount([0, 40, 40, 41, 80, 3], 16)
#> Solution().alarmCount(readings=[100, 1, 100, 1], base=40)
# %%
class Solution:
    def necklace(self, s):
        n = len(s)
        best, at = s, 0
        for k in range(1, n):
            t = s[k:] + s[:k]
            if t < best:
                best, at = t, k
        p = 1
        while p < n and best != best[p:] + best[:p]:
            p += 1
        return best, at, p
#> Solution().necklace("banana")
#> Solution().necklace("")
#> Solution().necklace("abab")
#> Solution().necklace("zzz")
#> Solution().necklace(s="cab")
# %%
def share_pizza(slices, order):
    got = {p: 0 for p in order}
    turn = 0
    while slices:
        p = order[turn % len(order)]
        big = max(slices)
        if got[p] > 0 and len(slices) > 1:
            big = sorted(slices)[-2]
        slices.remove(big)
        got[p] += big
        turn += 1
    return sorted(got.items(), key=lambda kv: -kv[1])
#> share_pizza([5, 3, 8, 1], "ab")
#> share_pizza([], "xy")
#> share_pizza([2, 2, 2, 2, 2], "pqr")
#> share_pizza([9], "k")
#> share_pizza([7, 4, 6, 1, 3, 2], "mno")
# %%
from typing import List


class Solution:
    def countFlats(self, a: List[int], tol: int) -> int:
        minq, maxq = [], []
        l = total = 0
        for r, x in enumerate(a):
            while minq and a[minq[-1]] >= x:
                minq.pop()
            while maxq and a[maxq[-1]] <= x:
                maxq.pop()
            minq.append(r)
            maxq.append(r)
            while a[maxq[0]] - a[minq[0]] > tol:
                l += 1
                if minq[0] < l:
                    minq.pop(0)
                if maxq[0] < l:
                    maxq.pop(0)
            total += r - l
        return total
#> Solution().countFlats([1, 3, 2, 7], 2)
#> Solution().countFlats([], 1)
#> Solution().countFlats([5, 5, 5, 5], 0)
#> Solution().countFlats([10, 1, 10, 1], 5)
#> Solution().countFlats(a=[4, 6, 5, 8, 7], tol=3)
# %%
class Solution:
    def guardTowers(self, walls):
        n, cost, i = len(walls), 0, 0
        posts = []
        while i < n:
            hi = i
            for j in range(i, min(n, i + 3)):
                if walls[j] >= walls[hi]:
                    hi = j
            posts.append(hi)
            cost += walls[hi] * (hi - i + 1)
            i = hi + 2
        return posts, cost
#> Solution().guardTowers([2, 5, 3, 1, 4])
#> Solution().guardTowers([])
#> Solution().guardTowers([9, 1, 1, 1, 1])
#> Solution().guardTowers([1, 2, 3, 4, 5, 6])
#> Solution().guardTowers(walls=[3])
# %%
def checksum(s, w):
    tot, pos = 0, 0
    for c in s:
        if c == '-':
            continue
        v = int(c) if c.isdigit() else ord(c.lower()) - 87
        v *= w[pos % len(w)]
        tot += v // 36 + v % 36
        pos += 1
    r = -tot % 11
    return s + '-' + ('X' if r == 10 else str(r))
#> checksum("12-3", [1, 2])
#> checksum("", [3])
#> checksum("Az9", [2, 1, 5])
#> checksum("9999", [7, 3])
#> checksum("--b", [1])
# %%
from typing import List


class Solution:
    def splitCamp(self, a: List[int], k: int) -> int:
        n = len(a)
        INF = 10**9
        dp = [[INF] * (k + 1) for _ in range(n + 1)]
        dp[0][0] = 0
        for i in range(1, n + 1):
            for g in range(1, k + 1):
                hi = lo = a[i - 1]
                for j in range(i - 1, -1, -1):
                    hi, lo = max(hi, a[j]), min(lo, a[j])
                    dp[i][g] = min(dp[i][g], dp[j][g - 1] + hi - lo)
        return dp[n][k] if dp[n][k] < INF else -1
#> Solution().splitCamp([1, 5, 6], 2)
#> Solution().splitCamp([4], 2)
#> Solution().splitCamp([3, 9, 3], 1)
#> Solution().splitCamp([1, 2, 8, 9], 2)
#> Solution().splitCamp(a=[7, 1], k=2)
# %%
class Solution:
    def seatMap(self, text, size):
        rows = [text[i:i + size] for i in range(0, len(text), size)]
        happy = 0
        for r, row in enumerate(rows):
            for c, ch in enumerate(row):
                if ch != 'w':
                    continue
                if c in (0, size - 1):
                    happy += 2
                elif r and c < len(rows[r - 1]) and rows[r - 1][c] == '.':
                    happy += 1
        return happy - text.count('x')
#> Solution().seatMap("w.w.ww", 3)
#> Solution().seatMap("", 2)
#> Solution().seatMap("xxxx", 4)
#> Solution().seatMap("...www", 3)
#> Solution().seatMap(text="w.xwww.w", size=4)
# %%
def trail(a, start):
    pos, bag, seen = start, 0, []
    while 0 <= pos < len(a) and pos not in seen:
        seen.append(pos)
        bag += a[pos]
        if bag % 2:
            pos += 1 + a[pos] % 3
        else:
            pos -= 1 + len(seen) % 2
    return bag, seen, pos
#> trail([3, 1, 4, 1, 5], 2)
#> trail([], 0)
#> trail([1, 1, 1, 1], 0)
#> trail([2, 8, 5, 6, 7, 3], 3)
#> trail([9], 0)
# %%
from typing import List


class Solution:
    def trainDepth(self, parents: List[int]) -> List[int]:
        n = len(parents)
        depth = [-1] * n
        for v in range(n):
            path, u = [], v
            while u >= 0 and depth[u] < 0:
                path.append(u)
                u = parents[u]
            d = depth[u] if u >= 0 else -1
            for w in reversed(path):
                d += 1
                depth[w] = d
        hist = [0] * (max(depth, default=-1) + 1)
        for d in depth:
            hist[d] += 1
        return hist
#> Solution().trainDepth([-1, 0, 0, 1])
#> Solution().trainDepth([])
#> Solution().trainDepth([1, 2, 3, -1])
#> Solution().trainDepth([-1, -1, 1, 1, 3])
#> Solution().trainDepth(parents=[2, 0, -1, 2, 1])
# %%
class Solution:
    def cookShow(self, dishes, time):
        dishes = sorted(dishes, key=lambda d: (-d[1] * 10 // d[0], d[0]))
        score = 0
        log = ''
        for mins, pts in dishes:
            if mins <= time:
                time -= mins
                score += pts
                log += 'c'
            elif mins <= time * 2:
                score += pts // 2
                time = 0
                log += 'h'
            else:
                log += '-'
        return score, log
#> Solution().cookShow([(3, 9), (5, 5), (4, 8)], 8)
#> Solution().cookShow([], 4)
#> Solution().cookShow([(10, 1)], 4)
#> Solution().cookShow([(2, 2), (2, 2), (2, 2)], 5)
#> Solution().cookShow(dishes=[(1, 7), (6, 30), (9, 2)], time=6)
# %%
def cutTree(h, want):
    lo, hi, tries = 0, max(h, default=0), 0
    while lo < hi:
        mid = (lo + hi + 1) // 2
        tries += 1
        got = sum((x - mid) * (2 if x % 2 else 1) for x in h if x > mid)
        if got >= want:
            lo = mid
        else:
            hi = mid - 1
    return lo, tries
#> cutTree([10, 7, 4], 6)
#> cutTree([], 5)
#> cutTree([20, 15, 10, 17], 14)
#> cutTree([3, 3], 100)
#> cutTree([63], 1)
# %%
class Solution:
    def pairUp(self, names, hates):
        left, pairs = list(names), []
        while left:
            a = left.pop(0)
            for i, b in enumerate(left):
                if b not in hates.get(a, '') and a not in hates.get(b, ''):
                    pairs.append(a + b)
                    left.pop(i)
                    break
            else:
                pairs.append(a)
        return pairs
#> Solution().pairUp("abcd", {"a": "b"})
#> Solution().pairUp("", {})
#> Solution().pairUp("xyz", {"y": "xz", "x": "z"})
#> Solution().pairUp("klmnop", {"k": "lm", "o": "n"})
#> Solution().pairUp(names="qr", hates={"r": "q"})
# %%
from typing import List


class Solution:
    def snowPlow(self, streets: List[int], blade: int, passes: int) -> List[int]:
        s = streets[:]
        for p in range(passes):
            rng = range(len(s)) if p % 2 == 0 else range(len(s) - 1, -1, -1)
            carry = 0
            for i in rng:
                scoop = min(s[i], blade - carry)
                s[i] -= scoop
                carry += scoop
                if carry == blade:
                    s[i] += carry // 2
                    carry = 0
        return s
#> Solution().snowPlow([4, 2, 6], 5, 1)
#> Solution().snowPlow([], 3, 2)
#> Solution().snowPlow([1, 1, 1, 1], 2, 2)
#> Solution().snowPlow([9], 4, 3)
#> Solution().snowPlow(streets=[0, 8, 3, 0, 5], blade=10, passes=2)
# %%
def sums_apart(a):
    s = set()
    kept = []
    for x in a:
        new = {x} | {x + y for y in s}
        if new & s:
            continue
        s |= new
        kept.append(x)
    return kept, len(s), max(s, default=0)
#> sums_apart([1, 2, 3, 4])
#> sums_apart([])
#> sums_apart([5, 5, 5])
#> sums_apart([7, 3, 11, 10, 2])
#> sums_apart([8, 4, 2, 1, 16])
# %%
class Solution:
    def scoreBoard(self, games):
        table = {}
        for g in games:
            a, x, y, b = g[0], int(g[1]), int(g[2]), g[3]
            for t, f, ag in ((a, x, y), (b, y, x)):
                p, d = table.get(t, (0, 0))
                table[t] = (p + (3 if f > ag else f == ag), d + f - ag)
        rank = sorted(table, key=lambda t: (-table[t][0], -table[t][1], t))
        return ''.join(rank), [table[t][0] for t in rank]
#> Solution().scoreBoard(["A21B", "B00C", "C31A"])
#> Solution().scoreBoard([])
#> Solution().scoreBoard(["X11Y"])
#> Solution().scoreBoard(["P90Q", "Q10P", "R22Q"])
#> Solution().scoreBoard(games=["M01N", "N01M"])
# %%
from typing import List
import heapq


class Solution:
    def cheapestHop(self, cost: List[int], start: int, goal: int) -> int:
        n = len(cost)
        dist = {start: 0}
        pq = [(0, start)]
        while pq:
            d, u = heapq.heappop(pq)
            if u == goal:
                return d
            if d > dist[u]:
                continue
            for v in ((u + 1) % n, (u + cost[u]) % n):
                nd = d + 1 + abs(cost[u] - cost[v])
                if nd < dist.get(v, 10**9):
                    dist[v] = nd
                    heapq.heappush(pq, (nd, v))
        return -1
#> Solution().cheapestHop([1, 5, 2, 4], 0, 3)
#> Solution().cheapestHop([3], 0, 0)
#> Solution().cheapestHop([2, 2, 2, 2, 2], 1, 0)
#> Solution().cheapestHop([9, 1, 3], 2, 7)
#> Solution().cheapestHop(cost=[4, 0, 3, 6, 1], start=3, goal=1)
# %%
def ink(text, cart):
    use = {}
    printed = ''
    for c in text:
        col = 'k' if c.isalpha() else 'b' if c.isdigit() else None
        if col is None:
            printed += c
            continue
        need = 2 if c.isupper() else 1
        if cart.get(col, 0) < need:
            col = 'k' if col == 'b' else 'b'
        if cart.get(col, 0) < need:
            break
        cart[col] -= need
        use[col] = use.get(col, 0) + need
        printed += c
    return printed, use
#> ink("Ab 12", {"k": 4, "b": 1})
#> ink("", {"k": 1})
#> ink("HELLO", {"k": 3, "b": 4})
#> ink("a-b-c", {"k": 9})
#> ink("77x", {})
# %%
from typing import List


class Solution:
    def moveOut(self, boxes: List[int], stairs: List[int]) -> int:
        tired, total = 0, 0
        for i in range(len(boxes)):
            for j in range(len(stairs)):
                step = boxes[i] * stairs[j] + tired
                total += step
                tired += (i + j) % 2
            if tired > 3:
                tired //= 2
                total += 5
        return total
#> Solution().moveOut([1, 2], [3, 1])
#> Solution().moveOut([], [4])
#> Solution().moveOut([5, 5, 5], [])
#> Solution().moveOut([2, 0, 3, 1], [1, 2, 1])
#> Solution().moveOut(boxes=[4], stairs=[1, 1, 1, 1, 1])
