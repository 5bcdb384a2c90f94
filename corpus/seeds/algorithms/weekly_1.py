# %%
from typing import List


class Solution:
    def bestSkiPass(self, days: List[int], rest: int) -> int:
        n = len(days)
        dp = [0] * (n + 1)
        for i in range(1, n + 1):
            take = days[i - 1]
            if i - 1 - rest > 0:
                take += dp[i - 1 - rest]
            dp[i] = max(dp[i - 1], take)
        return dp[n]
#> Solution().bestSkiPass([4, 1, 7, 3, 9], 1)
#> Solution().bestSkiPass([5, 5, 5, 5, 5, 5], 2)
#> Solution().bestSkiPass([], 1)
#> Solution().bestSkiPass([-3, 8, -1, 2], 0)
#> Solution().bestSkiPass(days=[6, 2, 9, 9, 1, 4, 12], rest=3)
# %%
from typing import List


class Solution:
    def widestTent(self, h: List[int]) -> int:
        l, r = 0, len(h) - 1
        res = 0
        while l < r:
            res += (r - l) * min(h[l], h[r])
            if h[l] < h[r]:
                l += 1
            elif h[l] > h[r]:
                r -= 1
            else:
                l += 1
                r -= 1
        return res
#> Solution().widestTent([3, 1, 2, 3])
#> Solution().widestTent([5])
#> Solution().widestTent([1, 8, 6, 2, 5, 4])
#> Solution().widestTent(h=[2, 2, 2, 2, 2, 2])
#> Solution().widestTent([9, 0, 0, 4, 7, 1, 3])
# %%
class Solution:
    def missingTiles(self, word, tiles):
        cnt = {}
        for t in tiles:
            cnt[t] = cnt.get(t, 0) + 1
        need = 0
        for i in range(len(word)):
            if cnt.get(word[i], 0) > 0:
                cnt[word[i]] -= 1
            elif cnt.get('?', 0) > 0:
                cnt['?'] -= 1
            else:
                need += 1
        return need
#> Solution().missingTiles("banana", "aabn")
#> Solution().missingTiles("level", "l?e?")
#> Solution().missingTiles("", "abc")
#> Solution().missingTiles(word="queue", tiles="euque")
#> Solution().missingTiles("zigzag", "??z")
# %%
def prefix_hits(digits, k, target):
    pre = 0
    hits = []
    for pos, c in enumerate(digits):
        pre = (pre * 10 + int(c)) % k
        if pre == target:
            hits.append(pos)
            pre = 0
    return hits
#> prefix_hits("1428", 7, 0)
#> prefix_hits("99181", 9, 0)
#> prefix_hits("", 3, 1)
#> prefix_hits("123456789", 4, 2)
#> prefix_hits("77077", 11, 7)
# %%
from typing import List


class Solution:
    def longestStale(self, codes: List[int]) -> int:
        last = {}
        ans = 0
        for i, x in enumerate(codes):
            if x in last:
                ans = max(ans, i - last[x])
            for d in (x - 1, x + 1):
                if d in last:
                    ans = max(ans, (i - last[d]) // 2)
            last[x] = i
        return ans
#> Solution().longestStale([3, 7, 3, 9, 7])
#> Solution().longestStale([1, 2, 3, 4])
#> Solution().longestStale([5])
#> Solution().longestStale([4, 9, 9, 9, 9, 5])
#> Solution().longestStale(codes=[2, 8, 1, 6, 2, 6])
# %%
from typing import List
from collections import defaultdict


class Solution:
    def shelfPairs(self, heights: List[int], gap: int) -> int:
        seen = defaultdict(int)
        pairs = 0
        for i, h in enumerate(heights):
            key = h - i * gap
            pairs += seen[key]
            seen[key] += 1
        return pairs
#> Solution().shelfPairs([1, 3, 5, 7], 2)
#> Solution().shelfPairs([4, 4, 4, 1], 0)
#> Solution().shelfPairs([], 5)
#> Solution().shelfPairs([10, 9, 7, 7, 6, 5], -1)
#> Solution().shelfPairs(heights=[2, 5, 9, 11, 14], gap=3)
# %%
def lamp_rows(grid):
    n, m = len(grid), len(grid[0])
    lit = [[0] * m for _ in range(n)]
    for i in range(n):
        for j in range(m):
            if grid[i][j] == 'L':
                lit[i][j] += 1
                if i: lit[i - 1][j] += 1
                if i + 1 < n: lit[i + 1][j] += 1
                if j: lit[i][j - 1] += 1
                if j + 1 < m: lit[i][j + 1] += 1
    return [sum(v == 1 for v in row) for row in lit]
#> lamp_rows(["L..", "...", "..L"])
#> lamp_rows(["LL", ".."])
#> lamp_rows(["."])
#> lamp_rows(["..L..", "L.L.."])
#> lamp_rows([".L.", "L.L", ".L."])
# %%
class Solution:
    def coverGaps(self, spans):
        spans = sorted(spans)
        end, gap, worst = None, 0, 0
        for a, b in spans:
            if end is not None and a > end:
                gap += a - end
                worst = max(worst, a - end)
            end = b if end is None else max(end, b)
        return gap, worst
#> Solution().coverGaps([[1, 3], [6, 9], [2, 4]])
#> Solution().coverGaps([])
#> Solution().coverGaps([[0, 10], [2, 5], [12, 13], [20, 21]])
#> Solution().coverGaps([[5, 8]])
#> Solution().coverGaps(spans=[[7, 9], [1, 2], [3, 4], [9, 10]])
# %%
from typing import List


class Solution:
    def alternateDrain(self, tanks: List[int], pumps: int) -> List[int]:
        i, step = 0, 1
        n = len(tanks)
        while pumps > 0 and any(tanks):
            if tanks[i] > 0:
                tanks[i] -= min(2, tanks[i])
                pumps -= 1
            if not 0 <= i + step < n:
                step = -step
            if n > 1:
                i += step
        return tanks
#> Solution().alternateDrain([5, 3, 4], 4)
#> Solution().alternateDrain([1, 1], 10)
#> Solution().alternateDrain([9], 3)
#> Solution().alternateDrain([0, 0, 6, 0], 2)
#> Solution().alternateDrain(tanks=[2, 7, 1, 8], pumps=6)
# %%
def f(a, b):
    n, m = len(a), len(b)
    g = [[0] * (m + 1) for _ in range(n + 1)]
    best = 0
    for i in range(n - 1, -1, -1):
        for j in range(m - 1, -1, -1):
            if abs(ord(a[i]) - ord(b[j])) <= 1:
                g[i][j] = g[i + 1][j + 1] + 1
                best = max(best, g[i][j])
    return best
#> f("abc", "bcd")
#> f("hi", "xyz")
#> f("", "a")
#> f("mnop", "aonq")
#> f("zzyx", "yxwz")
# %%
from typing import List


class Solution:
    def countPeaksByLevel(self, road: List[int], levels: List[int]) -> List[int]:
        out = []
        for lv in levels:
            c, above = 0, False
            for x in road:
                if x > lv and not above:
                    c += 1
                above = x > lv
            out.append(c)
        return out
#> Solution().countPeaksByLevel([1, 5, 2, 6, 1], [1, 3])
#> Solution().countPeaksByLevel([4, 4, 4], [3, 4, 5])
#> Solution().countPeaksByLevel([], [0])
#> Solution().countPeaksByLevel([9, 1, 9, 1, 9], [0, 5])
#> Solution().countPeaksByLevel(road=[2, 3, 8, 7, 8, 2], levels=[7, 2, 6])
# %%
class Solution:
    def parentSums(self, par, val):
        n = len(par)
        tot = val[:]
        for i in range(n - 1, 0, -1):
            tot[par[i]] += tot[i]
        best = 0
        for i in range(1, n):
            other = tot[0] - tot[i]
            best = max(best, min(tot[i], other))
        return best
#> Solution().parentSums([-1, 0, 0, 1, 1], [3, 2, 4, 1, 5])
#> Solution().parentSums([-1], [7])
#> Solution().parentSums([-1, 0, 1, 2], [1, 1, 1, 1])
#> Solution().parentSums([-1, 0, 0, 0], [0, 9, 2, 6])
#> Solution().parentSums(par=[-1, 0, 1, 1, 0, 4], val=[5, -1, 3, 3, 2, 8])
# %%
def bit_ladder(nums):
    ans = 0
    rung = 0
    for x in nums:
        while rung < 10 and x >> rung & 1:
            ans += 1 << rung
            rung += 1
        if not x & 1:
            ans ^= 1
    return ans, rung
#> bit_ladder([1, 2, 4])
#> bit_ladder([7, 8])
#> bit_ladder([])
#> bit_ladder([2, 3, 6, 12])
#> bit_ladder([15, 1, 48, 64])
# %%
from typing import List


class Solution:
    def coinDuel(self, piles: List[int]) -> str:
        score = [0, 0]
        turn, l, r = 0, 0, len(piles) - 1
        while l <= r:
            if turn == 0:
                pick = max(piles[l], piles[r])
            else:
                pick = min(piles[l], piles[r])
            if piles[l] == pick:
                l += 1
            else:
                r -= 1
            score[turn] += pick * (2 if turn else 1)
            turn ^= 1
        return "AB="[2 if score[0] == score[1] else score[1] > score[0]]
#> Solution().coinDuel([4, 2, 2])
#> Solution().coinDuel([])
#> Solution().coinDuel([1, 2, 3, 4, 5])
#> Solution().coinDuel([6, 3])
#> Solution().coinDuel(piles=[7, 7, 7, 7])
# %%
class Solution:
    def balloonOrder(self, names, air):
        order = sorted(range(len(names)), key=lambda i: (-air[i], len(names[i]), names[i]))
        left = sum(air)
        text = ''
        for i in order:
            left -= air[i]
            if left * 2 < air[i]:
                text += names[i].upper()
                break
            text += names[i][0]
        return text
#> Solution().balloonOrder(["red", "blue", "tan"], [5, 3, 3])
#> Solution().balloonOrder(["kit"], [1])
#> Solution().balloonOrder([], [])
#> Solution().balloonOrder(["ab", "cd", "ef", "gh"], [2, 2, 2, 2])
#> Solution().balloonOrder(names=["oak", "elm", "ash"], air=[1, 9, 4])
# %%
def odd_even_fold(nums):
    turns = 0
    while len(nums) > 1:
        nxt = []
        for i in range(len(nums) // 2):
            a, b = nums[i], nums[-1 - i]
            nxt.append(a + b if turns % 2 == 0 else abs(a - b))
        if len(nums) % 2:
            nxt.append(nums[len(nums) // 2])
        nums = nxt
        turns += 1
    return (nums[0] if nums else None, turns)
#> odd_even_fold([1, 2, 3, 4, 5])
#> odd_even_fold([])
#> odd_even_fold([8])
#> odd_even_fold([3, 9, 1, 4])
#> odd_even_fold([10, 0, 6, 2, 5, 5, 1])
# %%
from typing import List


class Solution:
    def ferryLoads(self, cars: List[int], deck: int, lanes: int) -> int:
        trips, i = 0, 0
        while i < len(cars):
            free = [deck] * lanes
            moved = False
            while i < len(cars):
                k = max(range(lanes), key=lambda t: free[t])
                if free[k] < cars[i]:
                    break
                free[k] -= cars[i]
                i += 1
                moved = True
            if not moved:
                return -1
            trips += 1
        return trips
#> Solution().ferryLoads([4, 3, 5, 2], 6, 2)
#> Solution().ferryLoads([9], 6, 3)
#> Solution().ferryLoads([], 4, 1)
#> Solution().ferryLoads([2, 2, 2, 2, 2], 4, 1)
#> Solution().ferryLoads(cars=[5, 1, 5, 1, 6], deck=6, lanes=2)
# %%
def caseRuns(s):
    runs = []
    for ch in s:
        kind = 'U' if ch.isupper() else 'd' if ch.isdigit() else 'l'
        if runs and runs[-1][0] == kind:
            runs[-1][1] += 1
        else:
            runs.append([kind, 1])
    best = max((n for _, n in runs), default=0)
    return ''.join(k for k, n in runs if n == best)
#> caseRuns("abCD12")
#> caseRuns("Hello42")
#> caseRuns("")
#> caseRuns("AAbbb1CCC")
#> caseRuns("x9Y")
# %%
class Solution:
    def stampCost(self, s, price):
        i = total = 0
        while i < len(s):
            j = i
            while j < len(s) and s[j] == s[i]:
                j += 1
            w = j - i
            p = price.get(s[i], 3)
            total += min(w * p, p * 2 + w)
            i = j
        return total
#> Solution().stampCost("aaab", {"a": 2, "b": 5})
#> Solution().stampCost("", {"a": 1})
#> Solution().stampCost("ccccccc", {})
#> Solution().stampCost("abab", {"a": 4})
#> Solution().stampCost(s="zzzzyyx", price={"z": 6, "y": 1})
# %%
from typing import List


class Solution:
    def __init__(self):
        self.memo = {}

    def waysUp(self, blocked: List[int], top: int) -> int:
        if top < 0 or top in blocked:
            return 0
        if top == 0:
            return 1
        if top not in self.memo:
            w = self.waysUp(blocked, top - 1) + self.waysUp(blocked, top - 4)
            if top % 2 == 0:
                w += self.waysUp(blocked, top - 2)
            self.memo[top] = w
        return self.memo[top]
#> Solution().waysUp([], 4)
#> Solution().waysUp([3], 6)
#> Solution().waysUp([0], 5)
#> Solution().waysUp(blocked=[1, 2], top=7)
#> Solution().waysUp([5], 8)
# %%
def rope_cuts(marks, length, blade):
    pts = [0] + sorted(set(marks)) + [length]
    cost, waste = 0, 0
    for i in range(1, len(pts)):
        piece = pts[i] - pts[i - 1]
        if piece < blade:
            waste += piece
        else:
            cost += piece // blade + (piece % blade > 0)
    return cost * 10 - waste
#> rope_cuts([3, 7], 10, 2)
#> rope_cuts([], 9, 4)
#> rope_cuts([1, 1, 2, 8], 12, 3)
#> rope_cuts([5, 4, 3, 2], 6, 2)
#> rope_cuts([10], 20, 7)
# %%
from typing import List
import heapq


class Solution:
    def grillOrder(self, arrive: List[int], cook: List[int]) -> List[int]:
        n = len(arrive)
        todo = sorted(range(n), key=lambda i: arrive[i])
        heap, now, p, done = [], 0, 0, []
        while p < n or heap:
            while p < n and arrive[todo[p]] <= now:
                heapq.heappush(heap, (-cook[todo[p]], todo[p]))
                p += 1
            if not heap:
                now = arrive[todo[p]]
                continue
            c, i = heapq.heappop(heap)
            now -= c
            done.append(i)
        return done + [now]
#> Solution().grillOrder([0, 1, 1], [3, 2, 5])
#> Solution().grillOrder([], [])
#> Solution().grillOrder([4, 0], [1, 2])
#> Solution().grillOrder([2, 2, 2, 9], [1, 1, 4, 3])
#> Solution().grillOrder(arrive=[7], cook=[6])
# %%
def zig(rows):
    res, j, d = [], 0, 1
    for row in rows:
        j = max(0, min(j, len(row) - 1))
        res.append(row[j])
        if row[j] % 2:
            d = -d
        j += d
    return sum(v * (i + 1) for i, v in enumerate(res))
#> zig([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> zig([[2]])
#> zig([[2, 4], [6, 8, 10], [1, 3], [5]])
#> zig([])
#> zig([[0, 1], [1, 0], [0, 1], [1, 0]])
# %%
class Solution:
    def digitTide(self, n: int, rounds: int) -> int:
        for _ in range(rounds):
            hi = lo = n % 10
            m = n
            while m:
                m, d = divmod(m, 10)
                hi = max(hi, d)
                lo = min(lo, d)
            if hi == lo:
                break
            n += hi * lo if lo else hi
        return n
#> Solution().digitTide(134, 3)
#> Solution().digitTide(0, 5)
#> Solution().digitTide(777, 4)
#> Solution().digitTide(n=90, rounds=4)
#> Solution().digitTide(25, 2)
# %%
from typing import List


class Solution:
    def pigeonQueries(self, nums: List[int], queries: List[List[int]]) -> List[int]:
        n = len(nums)
        pre = [0] * (n + 1)
        for i in range(n):
            pre[i + 1] = pre[i] + (nums[i] if i % 2 == 0 else -nums[i])
        out = []
        for l, r in queries:
            s = pre[r + 1] - pre[l]
            out.append(s if l % 2 == 0 else -s)
        return out
#> Solution().pigeonQueries([5, 1, 4, 2], [[0, 3], [1, 2]])
#> Solution().pigeonQueries([7], [[0, 0]])
#> Solution().pigeonQueries([1, 2, 3], [])
#> Solution().pigeonQueries([9, 8, 7, 6, 5], [[1, 4], [2, 2], [0, 1]])
#> Solution().pigeonQueries(nums=[0, -3, 6], queries=[[1, 1], [1, 2]])
# %%
def squeeze(s, k):
    st = []
    removed = 0
    for c in s:
        if st and st[-1][0] == c:
            st[-1][1] += 1
            if st[-1][1] == k:
                st.pop()
                removed += k
        else:
            st.append([c, 1])
        if removed >= 2 * k:
            break
    return ''.join(c * n for c, n in st) + str(removed)
#> squeeze("aabbba", 3)
#> squeeze("ccddcc", 2)
#> squeeze("", 2)
#> squeeze("xyzzyx", 2)
#> squeeze("mmmnnnn", 4)
# %%
from typing import List


class Solution:
    def trimSquad(self, skill: List[int], lo: int, hi: int) -> int:
        best = cur = 0
        start = 0
        used = 0
        for i, s in enumerate(skill):
            cur += s
            if not lo <= s <= hi:
                used += 1
            while used > 1:
                cur -= skill[start]
                if not lo <= skill[start] <= hi:
                    used -= 1
                start += 1
            best = max(best, cur)
        return best
#> Solution().trimSquad([4, 9, 5, 1, 6], 3, 7)
#> Solution().trimSquad([1, 1, 1], 2, 5)
#> Solution().trimSquad([], 0, 1)
#> Solution().trimSquad([20, 3, 4, 20, 3], 1, 10)
#> Solution().trimSquad(skill=[5, 6, 7, 8], lo=5, hi=6)
# %%
class Solution:
    def mirrorSteps(self, s):
        chars = list(s)
        i, j, moves = 0, len(chars) - 1, 0
        while i < j:
            a, b = ord(chars[i]), ord(chars[j])
            if a != b:
                mid = (a + b) // 2
                moves += abs(a - mid) + abs(b - mid)
                chars[i] = chars[j] = chr(mid)
            i += 1
            j -= 1
        return "".join(chars), moves
#> Solution().mirrorSteps("abcde")
#> Solution().mirrorSteps("noon")
#> Solution().mirrorSteps("")
#> Solution().mirrorSteps(s="azaz")
#> Solution().mirrorSteps("kmp")
# %%
def seat_guests(n, likes):
    seats = [None] * n
    unhappy = 0
    for g, want in enumerate(likes):
        p = want % n
        for step in range(n):
            if seats[p] is None:
                seats[p] = g
                unhappy += step * step
                break
            p = (p + 1) % n
        else:
            return seats, -1
    return seats, unhappy
#> seat_guests(4, [1, 1, 1])
#> seat_guests(2, [0, 0, 5])
#> seat_guests(3, [])
#> seat_guests(5, [4, 4, 0, 9])
#> seat_guests(3, [2, 7, 12])
# %%
from typing import List


class Solution:
    def hillScore(self, a: List[int]) -> int:
        n = len(a)
        up = [1] * n
        down = [1] * n
        for i in range(1, n):
            if a[i] > a[i - 1]:
                up[i] = up[i - 1] + 1
        for i in range(n - 2, -1, -1):
            if a[i] > a[i + 1]:
                down[i] = down[i + 1] + 1
        return max((u * d for u, d in zip(up, down)), default=0)
#> Solution().hillScore([1, 3, 5, 4, 2])
#> Solution().hillScore([2, 2])
#> Solution().hillScore([])
#> Solution().hillScore([9, 7, 8, 9, 3, 2, 1])
#> Solution().hillScore(a=[6, 5, 4])
# %%
from collections import Counter


class Solution:
    def rarestSwap(self, text, others):
        c = Counter(text)
        total = 0
        for w in others:
            c.update(w)
            rare = min(c, key=lambda ch: (c[ch], ch))
            total += c[rare] * (ord(rare) - 96)
            del c[rare]
            if not c:
                break
        return total
#> Solution().rarestSwap("aab", ["bc", "cd"])
#> Solution().rarestSwap("zz", [])
#> Solution().rarestSwap("", ["a", "b", "c"])
#> Solution().rarestSwap("hello", ["oh", "eh", "ll"])
#> Solution().rarestSwap(text="q", others=["rr", "ss"])
# %%
def tollRoad(fees, budget):
    n, best = len(fees), (0, 0)
    for i in range(n):
        left = budget
        for j in range(i, n):
            left -= fees[j]
            if left < 0:
                break
            best = max(best, (j - i + 1, left))
    return best
#> tollRoad([3, 1, 2, 5], 6)
#> tollRoad([9, 9], 5)
#> tollRoad([], 4)
#> tollRoad([2, 2, 2, 2], 5)
#> tollRoad([4, 1, 1, 4, 1], 6)
# %%
from typing import List


class Solution:
    def latticeFlood(self, grid: List[List[int]], start: int) -> int:
        m = len(grid[0])
        q = [(start, 0)]
        seen = {(start, 0)}
        for r, c in q:
            for dr, dc in ((0, 1), (1, 0), (-1, 0)):
                x, y = r + dr, c + dc
                if 0 <= x < len(grid) and y < m and (x, y) not in seen and grid[x][y] <= grid[r][c]:
                    seen.add((x, y))
                    q.append((x, y))
        return sum(grid[r][c] for r, c in q)
#> Solution().latticeFlood([[3, 2], [5, 1]], 0)
#> Solution().latticeFlood([[4]], 0)
#> Solution().latticeFlood([[1, 1, 1], [2, 0, 9]], 1)
#> Solution().latticeFlood([[7, 8, 6], [7, 6, 5], [6, 5, 4]], 1)
#> Solution().latticeFlood(grid=[[2, 3], [1, 1]], start=1)
# %%
def bumpClock(h, m, adds):
    flips = 0
    for a in adds:
        m += a
        while m >= 60:
            m -= 60
            h += 1
        while m < 0:
            m += 60
            h -= 1
        if h >= 12 or h < 0:
            flips += 1
            h %= 12
    return f"{h:02d}:{m:02d}", flips
#> bumpClock(11, 50, [15, 30])
#> bumpClock(0, 5, [-10, 200])
#> bumpClock(3, 0, [])
#> bumpClock(6, 59, [1, 1, 360])
#> bumpClock(10, 10, [-70, 130, -1])
# %%
class Solution:
    def wordChainDebt(self, words):
        debt, chain = 0, 0
        for i in range(1, len(words)):
            prev, cur = words[i - 1], words[i]
            k = 0
            while k < len(prev) and k < len(cur) and prev[-1 - k] == cur[k]:
                k += 1
            if k == 0:
                chain = 0
                debt += len(cur)
            else:
                chain += 1
                debt -= k * chain
        return debt
#> Solution().wordChainDebt(["abc", "cba", "ax"])
#> Solution().wordChainDebt(["one"])
#> Solution().wordChainDebt(["dog", "cat", "pig"])
#> Solution().wordChainDebt(["aa", "aa", "aa"])
#> Solution().wordChainDebt(words=["tar", "rat", "toe", "eel"])
# %%
from typing import List


class Solution:
    def paintStrips(self, n: int, ops: List[List[int]]) -> List[int]:
        diff = [0] * (n + 1)
        for l, r, c in ops:
            if l > r:
                l, r = r, l
            diff[l] += c
            diff[min(r + 1, n)] -= c
        run, res = 0, []
        for i in range(n):
            run += diff[i]
            res.append(run if run > 0 else 0)
        return res
#> Solution().paintStrips(5, [[1, 3, 2], [0, 1, 1]])
#> Solution().paintStrips(3, [])
#> Solution().paintStrips(4, [[3, 0, 5], [1, 2, -9]])
#> Solution().paintStrips(6, [[5, 5, 1], [2, 4, 3], [0, 5, -1]])
#> Solution().paintStrips(n=2, ops=[[1, 1, 4]])
# %%
from functools import lru_cache


def split_tax(s):
    n = len(s)

    @lru_cache(None)
    def go(i):
        if i == n:
            return 0
        best = int(s[i]) + go(i + 1)
        if i + 1 < n and s[i] != '0':
            v = int(s[i:i + 2])
            if v % 3 == 0:
                best = max(best, v // 3 + go(i + 2))
        return best
    return go(0)
#> split_tax("2739")
#> split_tax("0")
#> split_tax("")
#> split_tax("99001")
#> split_tax("12345")
# %%
class Solution:
    def nimLike(self, heaps, bite):
        moves = []
        turn = 0
        while sum(heaps):
            i = heaps.index(max(heaps))
            t = min(bite[turn % 2], heaps[i])
            heaps[i] -= t
            moves.append(i)
            turn += 1
            if t == bite[0] == bite[1] and len(moves) > 8:
                break
        return (turn + 1) % 2, moves
#> Solution().nimLike([3, 5], [2, 1])
#> Solution().nimLike([], [1, 1])
#> Solution().nimLike([4, 4, 4], [4, 2])
#> Solution().nimLike([10], [3, 2])
#> Solution().nimLike(heaps=[6, 6], bite=[1, 1])
# %%
from typing import List


class Solution:
    def mergeScores(self, a: List[int], b: List[int]) -> int:
        i = j = 0
        ans = pos = 0
        while i < len(a) or j < len(b):
            pos += 1
            if j == len(b) or (i < len(a) and a[i] <= b[j]):
                ans += pos * a[i]
                i += 1
            else:
                ans -= pos * b[j]
                j += 1
        return ans
#> Solution().mergeScores([1, 4, 6], [2, 5])
#> Solution().mergeScores([], [3, 3])
#> Solution().mergeScores([7], [])
#> Solution().mergeScores([2, 2, 2], [2, 2])
#> Solution().mergeScores(a=[5, 9], b=[1, 6, 10])
# %%
def pawn_walk(board, row, col, path):
    score = 0
    visited = set()
    for ch in path:
        dr, dc = {'u': (-1, 0), 'd': (1, 0), 'l': (0, -1), 'r': (0, 1)}[ch]
        r2, c2 = (row + dr) % len(board), (col + dc) % len(board[0])
        if board[r2][c2] < 0:
            score -= 1
            continue
        row, col = r2, c2
        score += board[row][col] if (row, col) not in visited else 0
        visited.add((row, col))
    return score, row, col
#> pawn_walk([[1, 2], [3, -1]], 0, 0, "rdl")
#> pawn_walk([[5]], 0, 0, "ud")
#> pawn_walk([[1, -1, 4], [2, 6, 8]], 1, 0, "rrrul")
#> pawn_walk([[0, 9], [9, 0]], 0, 1, "")
#> pawn_walk([[2, 2, 2], [-1, -1, -1]], 0, 0, "dluu")
