# %%
from typing import List


class Solution:
    def countLoudPairs(self, nums: List[int], gap: int) -> int:
        n = len(nums)
        ans = 0
        for i in range(n):
            for j in range(i + gap, n):
                if (nums[i] + nums[j]) % 3 == 0 and nums[i] != nums[j]:
                    ans += 1
        return ans
#> Solution().countLoudPairs([1, 2, 4, 5, 3], 1)
#> Solution().countLoudPairs([3, 6, 9, 3], 2)
#> Solution().countLoudPairs([], 1)
#> Solution().countLoudPairs([7, 8], 1)
#> Solution().countLoudPairs([10, 11, 13, 14, 15, 0], 3)
# %%
def load_ferry(cars, deck, lanes):
    free = [deck] * lanes
    left = []
    for c in sorted(cars, reverse=True):
        for i, f in enumerate(free):
            if f >= c:
                free[i] -= c
                break
        else:
            left.append(c)
    return left
#> load_ferry([4, 5, 3, 6, 2], 9, 2)
#> load_ferry([10, 3], 9, 1)
#> load_ferry([], 5, 3)
#> load_ferry([4, 4, 4, 4], 7, 3)
#> load_ferry([1, 2, 3, 4, 5, 6], 8, 2)
# %%
from collections import defaultdict
from typing import List


class Solution:
    def balancedShelves(self, books: str) -> int:
        seen = defaultdict(int)
        seen[0] = 1
        cur = ans = 0
        for ch in books:
            cur += 2 if ch == 'T' else -1
            ans += seen[cur]
            seen[cur] += 1
        return ans
#> Solution().balancedShelves('TssTss')
#> Solution().balancedShelves('ssT')
#> Solution().balancedShelves('')
#> Solution().balancedShelves('TTTT')
#> Solution().balancedShelves('sTsssTsTss')
# %%
from typing import List


class Solution:
    def quietestWindow(self, noise: str, k: int) -> str:
        def cost(ch):
            return ord(ch) - ord('a') + 1

        if k > len(noise):
            return ''
        cur = sum(cost(c) for c in noise[:k])
        best, at = cur, 0
        for i in range(k, len(noise)):
            cur += cost(noise[i]) - cost(noise[i - k])
            if cur < best:
                best, at = cur, i - k + 1
        return noise[at:at + k]
#> Solution().quietestWindow(noise='hedgeba', k=3)
#> Solution().quietestWindow(noise='abcab', k=2)
#> Solution().quietestWindow(noise='zz', k=4)
#> Solution().quietestWindow(noise='q', k=1)
#> Solution().quietestWindow(noise='tabernacle', k=4)
# %%
from typing import List


class Solution:
    def stampedRows(self, grid: List[List[int]]) -> List[int]:
        n, m = len(grid), len(grid[0])
        col = [0] * m
        for i in range(n):
            for j in range(m):
                col[j] = max(col[j], grid[i][j])
        ans = []
        for i in range(n):
            c = 0
            for j in range(m):
                if grid[i][j] == col[j]:
                    c += 1
            if c * 2 >= m:
                ans.append(i)
        return ans
#> Solution().stampedRows([[1, 5, 2], [4, 5, 1]])
#> Solution().stampedRows([[7]])
#> Solution().stampedRows([[1, 2], [2, 1], [0, 0]])
#> Solution().stampedRows([[3, 3, 3, 3], [1, 1, 1, 4]])
#> Solution().stampedRows([[1, 9], [8, 2], [8, 9]])
# %%
MOD = 997


class Solution:
    def wayOverStones(self, n: int, wet: int) -> int:
        dp = [0] * (n + 1)
        dp[0] = 1
        for i in range(1, n + 1):
            if i % wet == 0:
                continue
            for step in (1, 2, 4):
                if i >= step:
                    dp[i] += dp[i - step]
            dp[i] %= MOD
        return dp[n]
#> Solution().wayOverStones(n=5, wet=3)
#> Solution().wayOverStones(n=6, wet=3)
#> Solution().wayOverStones(n=0, wet=2)
#> Solution().wayOverStones(n=11, wet=4)
#> Solution().wayOverStones(n=9, wet=20)
# %%
from typing import List


class Solution:
    def minPump(self, tanks: List[int], hours: int) -> int:
        def need(p):
            return sum((t + p - 1) // p for t in tanks)

        if hours < len(tanks):
            return -1
        lo, hi = 1, max(tanks)
        while lo < hi:
            mid = (lo + hi) // 2
            if need(mid) + (mid > 5) <= hours:
                hi = mid
            else:
                lo = mid + 1
        return lo
#> Solution().minPump(tanks=[3, 8, 5], hours=7)
#> Solution().minPump(tanks=[3, 8, 5], hours=2)
#> Solution().minPump(tanks=[20], hours=4)
#> Solution().minPump(tanks=[1, 1], hours=2)
#> Solution().minPump(tanks=[12, 7, 30, 4], hours=9)
# %%
from typing import List


class Solution:
    def shadowLengths(self, poles: List[int]) -> List[int]:
        n = len(poles)
        ans = [0] * n
        st = []
        for i in range(n - 1, -1, -1):
            while st and poles[st[-1]] <= poles[i]:
                st.pop()
            if st:
                ans[i] = (st[-1] - i) * (poles[st[-1]] - poles[i])
            else:
                ans[i] = -1
            st.append(i)
        return ans
#> Solution().shadowLengths([2, 1, 4, 3, 5])
#> Solution().shadowLengths([5, 4, 3])
#> Solution().shadowLengths([])
#> Solution().shadowLengths([1, 1, 1, 2])
#> Solution().shadowLengths([6, 2, 7, 3, 3, 9])
# %%
from typing import List


def night_shifts(shifts: List[List[int]], rest: int) -> int:
    shifts.sort(key=lambda s: (s[1], s[0]))
    last = -rest
    cnt = 0
    for a, b in shifts:
        if a - last >= rest:
            cnt += 1
            last = b
    return cnt
#> night_shifts([[1, 3], [4, 6], [5, 9], [8, 10]], 1)
#> night_shifts([[0, 2], [2, 4]], 1)
#> night_shifts([], 4)
#> night_shifts([[0, 2], [2, 4], [4, 6]], 0)
#> night_shifts([[3, 9], [1, 2], [6, 7], [11, 14], [10, 12]], 2)
# %%
class Solution:
    def foldName(self, s: str) -> str:
        out = []
        l, r = 0, len(s) - 1
        while l < r:
            out.append(max(s[l], s[r]))
            if s[l] == s[r]:
                out.append('*')
            l += 1
            r -= 1
        if l == r:
            out.append(s[l].upper())
        return ''.join(out)
#> Solution().foldName('banana')
#> Solution().foldName('level')
#> Solution().foldName('')
#> Solution().foldName('x')
#> Solution().foldName('mississippi')
# %%
from collections import deque
from typing import List


class Solution:
    def lastCustomer(self, wants: List[int], stock: int) -> int:
        q = deque(enumerate(wants))
        last = -1
        while q and stock > 0:
            i, w = q.popleft()
            take = min(2, w, stock)
            stock -= take
            w -= take
            last = i
            if w:
                q.append((i, w))
        return last
#> Solution().lastCustomer(wants=[3, 1, 4], stock=6)
#> Solution().lastCustomer(wants=[3, 1, 4], stock=100)
#> Solution().lastCustomer(wants=[], stock=5)
#> Solution().lastCustomer(wants=[2, 2], stock=0)
#> Solution().lastCustomer(wants=[5, 5, 1, 2], stock=9)
# %%
class Solution:
    def thriftyDigits(self, n: int) -> int:
        ans, place = 0, 1
        prev = -1
        while n:
            n, d = divmod(n, 10)
            if d != prev:
                ans += d * place
                place *= 10
            prev = d
        return ans
#> Solution().thriftyDigits(112233)
#> Solution().thriftyDigits(7)
#> Solution().thriftyDigits(0)
#> Solution().thriftyDigits(90009)
#> Solution().thriftyDigits(1221)
# %%
from typing import List


class Solution:
    def maskLamps(self, lamps: List[int], k: int) -> int:
        mask = 0
        for x in lamps:
            mask ^= 1 << x
        ans = 0
        for b in range(k):
            if mask >> b & 1 and not mask >> (b + 1) & 1:
                ans += 1
        return ans * 10 + bin(mask).count('1')
#> Solution().maskLamps(lamps=[0, 2, 3, 2], k=5)
#> Solution().maskLamps(lamps=[], k=3)
#> Solution().maskLamps(lamps=[1, 1, 1], k=2)
#> Solution().maskLamps(lamps=[0, 2, 4, 6], k=8)
#> Solution().maskLamps(lamps=[5, 4, 5, 1], k=4)
# %%
from collections import Counter
from typing import List


class Solution:
    def tieBreak(self, votes: List[str]) -> str:
        cnt = Counter(votes)
        if not cnt:
            return 'nobody'
        top = max(cnt.values())
        names = [v for v in cnt if cnt[v] == top]
        first = {}
        for i, v in enumerate(votes):
            first.setdefault(v, i)
        return max(names, key=lambda v: (len(v), first[v]))
#> Solution().tieBreak(['ann', 'bo', 'ann', 'bo'])
#> Solution().tieBreak([])
#> Solution().tieBreak(['x', 'y', 'z'])
#> Solution().tieBreak(['ida', 'kim', 'kim'])
#> Solution().tieBreak(['tom', 'eve', 'tom', 'eve', 'lu', 'lu'])
# %%
from itertools import accumulate
from typing import List


class Solution:
    def splitCargo(self, cargo: List[int]) -> int:
        pre = list(accumulate(cargo))
        if not pre:
            return 0
        total = pre[-1]
        return min(abs(2 * p - total) for p in pre)
#> Solution().splitCargo(cargo=[3, 1, 4, 1, 5])
#> Solution().splitCargo(cargo=[])
#> Solution().splitCargo(cargo=[9])
#> Solution().splitCargo(cargo=[2, 2, 2, 2])
#> Solution().splitCargo(cargo=[1, 10, 1, 1, 1, 1, 1])
# %%
from typing import List


class Solution:
    def longestPatience(self, temps: List[int], swing: int) -> int:
        ans = 0
        l = 0
        for r in range(len(temps)):
            while max(temps[l:r + 1]) - min(temps[l:r + 1]) > swing:
                l += 1
            if temps[l] % 2 == temps[r] % 2:
                ans = max(ans, r - l + 1)
        return ans
#> Solution().longestPatience([20, 22, 21, 26, 25, 24], 3)
#> Solution().longestPatience([], 2)
#> Solution().longestPatience([5, 9, 5, 9], 1)
#> Solution().longestPatience([1, 2, 3, 4, 5], 4)
#> Solution().longestPatience([8, 8, 7, 3, 4, 5, 6], 2)
# %%
from typing import List


def toll_route(tolls, coins):
    n = len(tolls)
    i = steps = 0
    while i < n:
        if coins >= tolls[i]:
            coins -= tolls[i]
        else:
            coins += 1
            steps += 1
            continue
        steps += 1
        i += 1
    return steps, coins
#> toll_route([1, 2, 3], 4)
#> toll_route([], 7)
#> toll_route([5], 0)
#> toll_route([0, 0, 1], 1)
#> toll_route([2, 6, 1, 3], 5)
# %%
from typing import List


class Solution:
    def swapRing(self, ring: List[int], times: int) -> List[int]:
        n = len(ring)
        pos = 0
        for t in range(times):
            nxt = (pos + ring[pos]) % n
            ring[pos], ring[nxt] = ring[nxt], ring[pos]
            pos = nxt
            if t % 2:
                pos = (pos + 1) % n
        return ring
#> Solution().swapRing(ring=[1, 2, 3, 4], times=3)
#> Solution().swapRing(ring=[5], times=4)
#> Solution().swapRing(ring=[2, 0, 7], times=0)
#> Solution().swapRing(ring=[3, 1, 4, 1, 5], times=6)
#> Solution().swapRing(ring=[2, 2, 2, 9], times=5)
# %%
from typing import List


class Solution:
    def gardenPaths(self, beds: List[str]) -> int:
        n, m = len(beds), len(beds[0])
        dp = [[0] * m for _ in range(n)]
        for i in range(n):
            for j in range(m):
                if beds[i][j] == '#':
                    continue
                if i == 0:
                    dp[i][j] = 1
                    continue
                for d in (-1, 0, 1):
                    if 0 <= j + d < m:
                        dp[i][j] += dp[i - 1][j + d]
        return sum(dp[-1])
#> Solution().gardenPaths(['..', '..'])
#> Solution().gardenPaths(['.#.', '#.#', '.#.'])
#> Solution().gardenPaths(['#'])
#> Solution().gardenPaths(['...', '.#.'])
#> Solution().gardenPaths(['...', '###', '...'])
# %%
def auctionLots(bids, step):
    cur = 0
    sold = []
    for b in bids:
        if b >= cur + step:
            cur = b
        elif b == 0:
            if cur:
                sold.append(cur)
            cur = 0
    if cur: sold.append(cur)
    return sold
#> auctionLots([3, 5, 6, 0, 2, 8], 2)
#> auctionLots([0, 0], 1)
#> auctionLots([], 1)
#> auctionLots([10, 11, 15, 0, 4], 5)
#> auctionLots([1, 2, 3, 4, 0, 4, 3, 2], 1)
# %%
class Solution:
    def compressSteps(self, walk: str) -> str:
        opp = {'L': 'R', 'R': 'L', 'U': 'D', 'D': 'U'}
        st = []
        for c in walk:
            if st and st[-1][0] == opp[c]:
                st[-1][1] -= 1
                if st[-1][1] == 0:
                    st.pop()
            elif st and st[-1][0] == c:
                st[-1][1] += 1
            else:
                st.append([c, 1])
        return ''.join(c + (str(k) if k > 1 else '') for c, k in st)
#> Solution().compressSteps('LLRUUD')
#> Solution().compressSteps('LR')
#> Solution().compressSteps('')
#> Solution().compressSteps('UUURRRLD')
#> Solution().compressSteps('DLLLURD')
# %%
from typing import List


class Solution:
    def fairGames(self, skill: List[int], d: int) -> int:
        skill = sorted(skill)
        i = cnt = 0
        while i + 1 < len(skill):
            if skill[i + 1] - skill[i] <= d:
                cnt += 1
                i += 2
            else:
                i += 1
        return cnt
#> Solution().fairGames(skill=[8, 1, 3, 9, 14], d=2)
#> Solution().fairGames(skill=[], d=1)
#> Solution().fairGames(skill=[5, 5, 5], d=0)
#> Solution().fairGames(skill=[1, 10, 20], d=5)
#> Solution().fairGames(skill=[7, 3, 4, 8, 15, 12], d=3)
# %%
from collections import defaultdict
from typing import List


class Solution:
    def echoDistance(self, words: List[str]) -> dict:
        last = {}
        gap = defaultdict(int)
        for i, w in enumerate(words):
            key = w[0] + w[-1]
            if key in last:
                gap[key] = max(gap[key], i - last[key])
            last[key] = i
        return dict(gap)
#> Solution().echoDistance(['art', 'oak', 'ant', 'ask', 'apt'])
#> Solution().echoDistance([])
#> Solution().echoDistance(['aa', 'bb', 'a'])
#> Solution().echoDistance(['one', 'two', 'three'])
#> Solution().echoDistance(['top', 'pot', 'tip', 'pit', 'tap'])
# %%
from typing import List


class Solution:
    def maxHarvest(self, trees: List[int]) -> int:
        # after picking a tree the next two rest if it was big
        n = len(trees)
        best = [0] * (n + 3)
        for i in range(n - 1, -1, -1):
            skip = 3 if trees[i] >= 10 else 1
            best[i] = max(best[i + 1], trees[i] + best[min(i + skip, n)])
        return best[0]
#> Solution().maxHarvest([4, 12, 3, 5, 11])
#> Solution().maxHarvest([])
#> Solution().maxHarvest([10, 9, 9])
#> Solution().maxHarvest([15, 2, 3, 15])
#> Solution().maxHarvest([1, 2, 20, 8, 8, 10, 4])
# %%
from typing import List


class Solution:
    def paintFence(self, ranges: List[List[int]], n: int) -> str:
        diff = [0] * (n + 1)
        for a, b in ranges:
            diff[a] += 1
            if b + 1 <= n:
                diff[b + 1] -= 1
        s = ''
        cur = 0
        for i in range(n):
            cur += diff[i]
            s += '.' if cur == 0 else '+' if cur % 2 else '='
        return s
#> Solution().paintFence(ranges=[[0, 3], [2, 5]], n=7)
#> Solution().paintFence(ranges=[], n=4)
#> Solution().paintFence(ranges=[[1, 1], [1, 1], [1, 2]], n=3)
#> Solution().paintFence(ranges=[[0, 0]], n=1)
#> Solution().paintFence(ranges=[[4, 8], [0, 8], [3, 6]], n=9)
# %%
class Solution:
    def rankCode(self, code: str) -> int:
        def val(c):
            return int(c) if c.isdigit() else ord(c) - 55

        tot = 0
        for i, c in enumerate(code, 1):
            v = val(c)
            tot += v * i if v % 2 else v
        while tot > 99:
            tot = tot // 100 + tot % 100
        return tot
#> Solution().rankCode('A1B2')
#> Solution().rankCode('')
#> Solution().rankCode('ZZZZ')
#> Solution().rankCode('7')
#> Solution().rankCode('K9QF05')
# %%
from typing import List


class Solution:
    def borrowedHeights(self, h: List[int]) -> List[int]:
        n = len(h)
        left = [0] * n
        right = [0] * n
        for i in range(1, n):
            left[i] = max(left[i - 1] - 1, h[i - 1] - 1, 0)
        for i in range(n - 2, -1, -1):
            right[i] = max(right[i + 1] - 1, h[i + 1] - 1, 0)
        return [max(a, b, c) for a, b, c in zip(h, left, right)]
#> Solution().borrowedHeights([0, 0, 5, 0, 0])
#> Solution().borrowedHeights([])
#> Solution().borrowedHeights([4])
#> Solution().borrowedHeights([9, 1, 1, 1, 7])
#> Solution().borrowedHeights([1, 2, 3, 2, 8, 0])
# %%
from typing import List
from math import gcd


class Solution:
    def gearChain(self, teeth: List[int]) -> int:
        ans = 0
        n = len(teeth)
        for i in range(n):
            g = 0
            for j in range(i, n):
                g = gcd(g, teeth[j])
                if g == 1:
                    break
                ans = max(ans, (j - i + 1) * g)
        return ans
#> Solution().gearChain(teeth=[6, 4, 8, 3])
#> Solution().gearChain(teeth=[1, 1])
#> Solution().gearChain(teeth=[])
#> Solution().gearChain(teeth=[5, 7, 11])
#> Solution().gearChain(teeth=[12, 18, 24, 9, 10])
# %%
import heapq
from typing import List


def melt_ice(blocks: List[int], minutes: int) -> int:
    h = [-b for b in blocks]
    heapq.heapify(h)
    while minutes and h:
        x = -heapq.heappop(h)
        x -= 1 + x // 4
        if x > 0:
            heapq.heappush(h, -x)
        minutes -= 1
    return -sum(h)
#> melt_ice([10, 4, 7], 3)
#> melt_ice([], 2)
#> melt_ice([1, 1], 5)
#> melt_ice([16], 4)
#> melt_ice([9, 9, 2, 20], 6)
# %%
from typing import List


class Solution:
    def crossedQueue(self, a: List[int], b: List[int]) -> List[int]:
        i, j = 0, 0
        res = []
        while i < len(a) and j < len(b):
            if (a[i] + b[j]) & 1:
                res.append(a[i])
                i += 1
            else:
                res.append(b[j])
                j += 1
        return res + a[i:] + b[j:][::-1]
#> Solution().crossedQueue([1, 2, 3], [4, 5])
#> Solution().crossedQueue([], [4, 5, 6])
#> Solution().crossedQueue([2, 2], [])
#> Solution().crossedQueue([1, 3, 5], [2, 4, 6, 8])
#> Solution().crossedQueue([8, 6], [3, 9, 2, 7])
# %%
def best_day(sales, bonus):
    ans = None
    top = float('-inf')
    for d in range(len(sales)):
        score = sales[d]
        if d and sales[d] > sales[d - 1]:
            score += bonus
        if d + 1 < len(sales) and sales[d + 1] < sales[d]:
            score += bonus
        if score > top:
            top, ans = score, d
    return ans
#> best_day([5, 9, 3, 10], 2)
#> best_day([], 2)
#> best_day([4], 9)
#> best_day([6, 6, 6], 1)
#> best_day([1, 8, 2, 9, 10], 5)
# %%
from typing import List


class Solution:
    def diagSpell(self, board: List[str]) -> List[str]:
        n, m = len(board), len(board[0])
        buckets = [''] * (n + m - 1)
        for i in range(n):
            for j in range(m):
                buckets[i + j] += board[i][j]
        ans = []
        for k, b in enumerate(buckets):
            ans.append(b if k % 2 == 0 else b[::-1])
        return [w for w in ans if len(w) > 1]
#> Solution().diagSpell(['abc', 'def'])
#> Solution().diagSpell(['x'])
#> Solution().diagSpell(['pq', 'rs', 'tu'])
#> Solution().diagSpell(['long'])
#> Solution().diagSpell(['abc', 'def', 'ghi'])
# %%
from typing import List


class Solution:
    def minRefunds(self, prices: List[int], limit: int) -> int:
        prices.sort()
        total = sum(prices)
        k = 0
        while prices and total > limit:
            # cheapest pair first, otherwise the biggest single
            if len(prices) >= 2 and total - prices[0] - prices[1] <= limit:
                return k + 1
            total -= prices.pop()
            k += 1
        return k
#> Solution().minRefunds(prices=[4, 9, 2, 7], limit=12)
#> Solution().minRefunds(prices=[4, 9, 2, 7, 8], limit=10)
#> Solution().minRefunds(prices=[], limit=0)
#> Solution().minRefunds(prices=[5, 5, 5, 5], limit=0)
#> Solution().minRefunds(prices=[1, 2, 3], limit=5)
# %%
from functools import cache


class Solution:
    def shrinkGame(self, n: int) -> bool:
        @cache
        def win(x):
            if x <= 1:
                return False
            if not win(x - 1):
                return True
            return x % 3 == 0 and not win(x // 3)

        return win(n)
#> Solution().shrinkGame(n=6)
#> Solution().shrinkGame(n=1)
#> Solution().shrinkGame(n=9)
#> Solution().shrinkGame(n=4)
#> Solution().shrinkGame(n=13)
# %%
from typing import List


class Solution:
    def countVoices(self, line: List[int]) -> int:
        ans = 0
        n = len(line)
        i = 0
        while i < n:
            j = i
            while j + 1 < n and abs(line[j + 1] - line[j]) == 1:
                j += 1
            if j > i:
                ans += 1
            i = j + 1
        return ans
#> Solution().countVoices([1, 2, 3, 7, 6, 9])
#> Solution().countVoices([])
#> Solution().countVoices([4, 4, 4])
#> Solution().countVoices([5, 6])
#> Solution().countVoices([3, 2, 3, 2, 9, 8, 1, 0])
# %%
from bisect import bisect_left
from typing import List


class Solution:
    def seatGuests(self, chairs: List[int], guests: List[int]) -> List[int]:
        chairs = sorted(chairs)
        ans = []
        for g in guests:
            i = bisect_left(chairs, g)
            if i == len(chairs):
                i -= 1
            elif i and g - chairs[i - 1] < chairs[i] - g:
                i -= 1
            ans.append(chairs.pop(i) if chairs else -1)
        return ans
#> Solution().seatGuests(chairs=[5, 1, 9], guests=[6, 6])
#> Solution().seatGuests(chairs=[3], guests=[8, 2])
#> Solution().seatGuests(chairs=[2, 4, 8, 10], guests=[7, 7, 3])
#> Solution().seatGuests(chairs=[4, 6], guests=[])
#> Solution().seatGuests(chairs=[10, 20, 30], guests=[15, 26, 1])
# %%
from typing import List, Optional


class Solution:
    def firstTrouble(self, log: List[str]) -> Optional[int]:
        inside = set()
        for i, e in enumerate(log):
            sign, who = e[0], e[1:]
            if sign == '+':
                if who in inside:
                    return i
                inside.add(who)
            else:
                if who not in inside:
                    return i
                inside.remove(who)
        return len(log) if inside else None
#> Solution().firstTrouble(['+a', '+b', '-a', '-b'])
#> Solution().firstTrouble(['+a', '+b', '+a'])
#> Solution().firstTrouble([])
#> Solution().firstTrouble(['+kim', '-lee'])
#> Solution().firstTrouble(['+x', '-x', '+x', '+y', '-y'])
# %%
def stripes(s, a, b):
    runs = []
    for c in s:
        if runs and runs[-1][0] == c:
            runs[-1][1] += 1
        else:
            runs.append([c, 1])
    cost = 0
    for i, (c, k) in enumerate(runs):
        cost += a if k == 1 else b * (k - 1)
        if i and ord(c) < ord(runs[i - 1][0]):
            cost += 1
    return cost
#> stripes('aabccc', 3, 2)
#> stripes('', 1, 1)
#> stripes('zyx', 2, 5)
#> stripes('qqqqq', 9, 1)
#> stripes('abba', 4, 3)
# %%
from typing import List


class Solution:
    def magicCells(self, mat: List[List[int]]) -> int:
        rows = [sum(r) for r in mat]
        cols = [sum(c) for c in zip(*mat)]
        return sum(
            1
            for i, r in enumerate(mat)
            for j, x in enumerate(r)
            if rows[i] - x == cols[j] - x
        )
#> Solution().magicCells([[1, 2], [2, 1]])
#> Solution().magicCells([[4]])
#> Solution().magicCells([[1, 0, 2], [0, 3, 0]])
#> Solution().magicCells([[5, 1], [0, 0], [1, 5]])
#> Solution().magicCells([[1, 1, 1], [1, 1, 1], [2, 2, 2]])
# %%
from typing import List


class Solution:
    def postmanSteps(self, houses: List[int], bag: int) -> int:
        near = sorted(x for x in houses if x > 0)
        far = sorted(-x for x in houses if x < 0)
        ans = 0
        for side in (near, far):
            while side:
                ans += 2 * side[-1]
                del side[-bag:]
        return ans
#> Solution().postmanSteps(houses=[3, -2, 7, 5, -8], bag=2)
#> Solution().postmanSteps(houses=[], bag=3)
#> Solution().postmanSteps(houses=[4, 4, 4], bag=1)
#> Solution().postmanSteps(houses=[-1, -2, -3, -4], bag=3)
#> Solution().postmanSteps(houses=[0, 6], bag=5)
