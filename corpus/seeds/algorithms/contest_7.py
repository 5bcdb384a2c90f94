# %%
def sum_trips(stops, fuel):
    ans, cur = 0, fuel
    for i in range(1, len(stops)):
        d = abs(stops[i] - stops[i - 1])
        if d > fuel:
            return -i
        if d > cur:
            ans += 1
            cur = fuel
        cur -= d
    return ans
#> sum_trips([0, 4, 9, 5, 12], 8)
#> sum_trips([], 3)
#> sum_trips([2, 20], 10)
#> sum_trips([1, 2, 3, 4], 1)
#> sum_trips([10, 0, 10, 0, 25], 15)
# %%
from collections import Counter
from typing import List


class Solution:
    def cardHands(self, cards: List[str]) -> str:
        suits = Counter(c[-1] for c in cards)
        ranks = Counter(c[:-1] for c in cards)
        flush = max(suits.values(), default=0) == len(cards) > 0
        counts = sorted(ranks.values(), reverse=True)
        if flush:
            return 'flush'
        if counts[:2] == [2, 2]:
            return 'two pairs'
        if counts[:1] == [3]:
            return 'three'
        if counts[:1] == [2]:
            return 'pair'
        return 'none'
#> Solution().cardHands(['7h', '7s', '9h'])
#> Solution().cardHands([])
#> Solution().cardHands(['2d', '5d', '10d'])
#> Solution().cardHands(['4h', '4s', '4c', '9d'])
#> Solution().cardHands(['3c', '3h', '8c', '8d', 'Ks'])
# %%
from typing import List


class Solution:
    def lowestBridge(self, river: List[int], planks: int) -> int:
        def need(h):
            c = 0
            gap = 0
            for x in river:
                if x < h:
                    gap += 1
                else:
                    c += (gap + 1) // 2
                    gap = 0
            return c + (gap + 1) // 2

        for h in sorted(set(river), reverse=True):
            if need(h) <= planks:
                return h
        return -1
#> Solution().lowestBridge(river=[3, 5, 2, 5, 4], planks=2)
#> Solution().lowestBridge(river=[], planks=1)
#> Solution().lowestBridge(river=[1, 9, 1, 9], planks=1)
#> Solution().lowestBridge(river=[6, 6], planks=0)
#> Solution().lowestBridge(river=[8, 2, 2, 3, 7], planks=1)
# %%
from typing import List


class Solution:
    def tugOfWar(self, left: List[int], right: List[int]) -> int:
        pos = 0
        t = 0
        while abs(pos) < 5 and t < 20:
            l = left[t % len(left)]
            r = right[t % len(right)]
            if l > r:
                pos -= 1
            elif r > l:
                pos += 1
            elif t % 2:
                pos = 0
            t += 1
        return t if pos > 0 else -t
#> Solution().tugOfWar(left=[3, 5], right=[4, 4, 4])
#> Solution().tugOfWar(left=[9], right=[1])
#> Solution().tugOfWar(left=[1], right=[2])
#> Solution().tugOfWar(left=[2, 7], right=[7, 2])
#> Solution().tugOfWar(left=[1, 2, 3], right=[3, 3])
# %%
class Solution:
    def lastLetter(self, s: str, k: int) -> str:
        n = len(s)
        alive = [True] * n
        left = n
        i = -1
        while left > 1:
            c = 0
            while c < k:
                i = (i + 1) % n
                if alive[i]:
                    c += 1
            if s[i] in 'aeiou' and k > 1:
                k -= 1
            alive[i] = False
            left -= 1
        return ''.join(s[j] for j in range(n) if alive[j])
#> Solution().lastLetter(s='coder', k=2)
#> Solution().lastLetter(s='', k=3)
#> Solution().lastLetter(s='q', k=1)
#> Solution().lastLetter(s='aeiou', k=3)
#> Solution().lastLetter(s='python', k=4)
# %%
from typing import List


class Solution:
    def shrinkArray(self, nums: List[int]) -> List[int]:
        st = []
        for x in nums:
            st.append(x)
            while len(st) >= 3 and st[-1] + st[-3] == 2 * st[-2]:
                c = st.pop()
                st.pop()
                st[-1] = st[-1] + c
        return st
#> Solution().shrinkArray([1, 2, 3, 4])
#> Solution().shrinkArray([])
#> Solution().shrinkArray([5, 5, 5, 10, 10])
#> Solution().shrinkArray([1, 4, 9, 16])
#> Solution().shrinkArray([2, 0, 1, 2, 6, 10])
# %%
from typing import List


class Solution:
    def ageGroups(self, ages: List[int]) -> int:
        ages.sort()
        n = len(ages)
        ans = 0
        for i in range(n - 2):
            for j in range(i + 1, n - 1):
                lim = ages[i] + ages[j]
                k = j + 1
                while k < n and ages[k] <= lim:
                    if ages[k] == lim:
                        ans += 1
                    k += 1
        return ans
#> Solution().ageGroups([2, 3, 5, 8])
#> Solution().ageGroups([1])
#> Solution().ageGroups([4, 4, 8, 8])
#> Solution().ageGroups([10, 20, 40])
#> Solution().ageGroups([7, 1, 6, 5, 2])
# %%
from typing import List


class Solution:
    def waveGrid(self, grid: List[List[int]]) -> bool:
        n, m = len(grid), len(grid[0])
        for i in range(n):
            for j in range(m):
                hi = (i + j) % 2 == 0
                for x, y in ((i + 1, j), (i, j + 1)):
                    if x < n and y < m:
                        if hi and grid[i][j] <= grid[x][y]:
                            return False
                        if not hi and grid[i][j] >= grid[x][y]:
                            return False
        return True
#> Solution().waveGrid(grid=[[5, 1], [2, 7]])
#> Solution().waveGrid(grid=[[3]])
#> Solution().waveGrid(grid=[[1, 2], [3, 4]])
#> Solution().waveGrid(grid=[[9, 0, 9]])
#> Solution().waveGrid(grid=[[4, 3, 8], [1, 6, 6]])
# %%
from typing import List


class Solution:
    def photoOrder(self, kids: List[int]) -> List[int]:
        kids = sorted(kids)
        n = len(kids)
        res = [0] * n
        l, r = 0, n - 1
        for i, k in enumerate(kids):
            if i % 2 == 0:
                res[l] = k
                l += 1
            else:
                res[r] = k
                r -= 1
        gap = max((abs(a - b) for a, b in zip(res, res[1:])), default=0)
        return res + [gap]
#> Solution().photoOrder([5, 2, 9, 4])
#> Solution().photoOrder([])
#> Solution().photoOrder([7])
#> Solution().photoOrder([1, 1, 3, 3, 8])
#> Solution().photoOrder([12, 3, 15, 6, 9, 0])
# %%
from typing import Dict, List


class Solution:
    def recipeBatches(self, recipe: Dict[str, int], pantry: Dict[str, int]) -> int:
        batches = float('inf')
        for k, need in recipe.items():
            have = pantry.get(k, 0)
            if k == 'egg' and 'flax' in pantry:
                have += pantry['flax'] // 2
            batches = min(batches, have // need)
        return 0 if batches == float('inf') else batches
#> Solution().recipeBatches(recipe={'egg': 2, 'milk': 3}, pantry={'egg': 7, 'milk': 10})
#> Solution().recipeBatches(recipe={}, pantry={'egg': 1})
#> Solution().recipeBatches(recipe={'egg': 1}, pantry={'flax': 5})
#> Solution().recipeBatches(recipe={'rye': 4, 'oat': 1}, pantry={'rye': 9})
#> Solution().recipeBatches(recipe={'egg': 3, 'fig': 2, 'oat': 1}, pantry={'egg': 4, 'flax': 6, 'fig': 9, 'oat': 2})
# %%
from typing import List


class Solution:
    def maxLoop(self, nums: List[int], limit: int) -> int:
        n = len(nums)
        best = 0
        for s in range(n):
            tot = 0
            for step in range(n):
                x = nums[(s + step) % n]
                if tot + x > limit:
                    break
                tot += x
            best = max(best, tot)
        return best
#> Solution().maxLoop([4, 3, 5], 8)
#> Solution().maxLoop([], 10)
#> Solution().maxLoop([9], 5)
#> Solution().maxLoop([1, 2, 3, 4], 100)
#> Solution().maxLoop([6, 1, 7, 2], 9)
# %%
class Solution:
    def decodeTap(self, taps: str) -> str:
        keys = ['', '', 'abc', 'def', 'ghi', 'jkl']
        res = []
        i = 0
        while i < len(taps):
            d = int(taps[i])
            j = i
            while j < len(taps) and taps[j] == taps[i]:
                j += 1
            k = j - i
            if d < 2:
                res.append(' ' * k if d == 0 else '!')
            else:
                res.append(keys[d][(k - 1) % 3])
            i = j
        return ''.join(res)
#> Solution().decodeTap('22233')
#> Solution().decodeTap('')
#> Solution().decodeTap('1002')
#> Solution().decodeTap('4444')
#> Solution().decodeTap('5503223')
# %%
def crossMarket(sells, buys):
    sells.sort()
    buys.sort(reverse=True)
    profit = deals = 0
    for s, b in zip(sells, buys):
        if s >= b:
            break
        profit += b - s
        deals += 1
    left = sells[deals:]
    return [deals, profit, len(left)]
#> crossMarket([5, 2, 9], [6, 4])
#> crossMarket([], [3])
#> crossMarket([8, 8], [8, 8])
#> crossMarket([1, 2, 3], [10, 1, 2])
#> crossMarket([4, 7, 1, 6], [5, 9, 8, 2])
# %%
from typing import List


class Solution:
    def stringTower(self, words: List[str]) -> List[str]:
        width = max(map(len, words), default=0)
        res = []
        for w in sorted(words, key=len):
            pad = width - len(w)
            l = pad // 2
            line = '_' * l + w + '_' * (pad - l)
            if res and res[-1] == line:
                continue
            res.append(line)
        return res
#> Solution().stringTower(['abc', 'z', 'hello'])
#> Solution().stringTower([])
#> Solution().stringTower(['aa', 'aa'])
#> Solution().stringTower(['', 'x'])
#> Solution().stringTower(['four', 'to', 'seven77', 'to'])
# %%
from typing import List


class Solution:
    def pairProducts(self, nums: List[int], p: int) -> int:
        cnt = [0] * p
        ans = 0
        for x in nums:
            r = x % p
            for q in range(p):
                if cnt[q] and r * q % p == 1:
                    ans += cnt[q]
            cnt[r] += 1
        return ans
#> Solution().pairProducts(nums=[2, 3, 4, 1], p=5)
#> Solution().pairProducts(nums=[], p=3)
#> Solution().pairProducts(nums=[1, 1, 1], p=2)
#> Solution().pairProducts(nums=[7, 14], p=7)
#> Solution().pairProducts(nums=[3, 5, 8, 10, 2], p=7)
# %%
from typing import List


class Solution:
    def countdown(self, n: int, bad: List[int]) -> int:
        INF = 10 ** 9
        dp = [INF] * (n + 1)
        dp[n] = 0
        for x in range(n, 0, -1):
            if x in bad or dp[x] == INF:
                continue
            dp[x - 1] = min(dp[x - 1], dp[x] + 1)
            if x % 2 == 0:
                dp[x // 2] = min(dp[x // 2], dp[x] + 2)
        return dp[0] if dp[0] < INF else -1
#> Solution().countdown(n=8, bad=[5])
#> Solution().countdown(n=0, bad=[])
#> Solution().countdown(n=5, bad=[1])
#> Solution().countdown(n=11, bad=[])
#> Solution().countdown(n=10, bad=[9, 4])
# %%
def bench(players, minutes):
    played = {p: 0 for p in players}
    field = players[:2]
    line = players[2:]
    for m in minutes:
        for p in field:
            played[p] += m
        if line:
            tired = max(field, key=lambda p: played[p])
            field.remove(tired)
            field.append(line.pop(0))
            line.append(tired)
    return sorted(played.items(), key=lambda kv: (-kv[1], kv[0]))
#> bench(['a', 'b', 'c'], [5, 5, 5])
#> bench([], [4])
#> bench(['x', 'y'], [3, 2])
#> bench(['k', 'l', 'm', 'n'], [1, 2, 3, 4])
#> bench(['p', 'q', 'r'], [])
# %%
from typing import List


class Solution:
    def subarrayTwist(self, nums: List[int]) -> int:
        # best sum where one sign inside the run may be flipped
        ans = float('-inf')
        keep = flip = float('-inf')
        for x in nums:
            flip = max(flip + x, max(keep, 0) - x)
            keep = max(keep, 0) + x
            ans = max(ans, keep, flip)
        return ans if nums else 0
#> Solution().subarrayTwist(nums=[2, -5, 3, -1])
#> Solution().subarrayTwist(nums=[])
#> Solution().subarrayTwist(nums=[-4])
#> Solution().subarrayTwist(nums=[-1, -2, -3])
#> Solution().subarrayTwist(nums=[4, 1, -9, 2, -2, 6])
# %%
from typing import List


class Solution:
    def seatSwap(self, row: str) -> int:
        n = len(row)
        balance = 0
        ans = 0
        for i, c in enumerate(row):
            if c == 'A':
                balance += 1
            elif c == 'B':
                balance -= 1
            if balance < 0:
                ans += 1
                balance = 1
            elif balance > n // 2:
                ans += 2
                balance = n // 2
        return ans + balance
#> Solution().seatSwap('ABBA')
#> Solution().seatSwap('')
#> Solution().seatSwap('AAAA')
#> Solution().seatSwap('B.B.B')
#> Solution().seatSwap('AABBBA.A')
# %%
from typing import List
import heapq


class Solution:
    def laundry(self, loads: List[int], machines: int) -> List[int]:
        pq = [(0, m) for m in range(machines)]
        ends = [0] * machines
        for w in sorted(loads, reverse=True):
            t, m = heapq.heappop(pq)
            t += w
            if t > 10 and t - w <= 10:
                t += 2
            ends[m] = t
            heapq.heappush(pq, (t, m))
        return ends
#> Solution().laundry(loads=[4, 7, 3, 5], machines=2)
#> Solution().laundry(loads=[], machines=3)
#> Solution().laundry(loads=[12], machines=1)
#> Solution().laundry(loads=[6, 6, 6], machines=3)
#> Solution().laundry(loads=[2, 9, 4, 8, 1, 5], machines=3)
# %%
from typing import List


class Solution:
    def firstClash(self, a: List[int], b: List[int]) -> int:
        seen = set()
        i = 0
        while i < len(a) or i < len(b):
            if i < len(a):
                if a[i] in seen:
                    return i
                seen.add(a[i])
            if i < len(b):
                if -b[i] in seen:
                    return -i
                seen.add(b[i] * 2)
            i += 1
        return i
#> Solution().firstClash([1, 2, 6], [3, -2])
#> Solution().firstClash([], [])
#> Solution().firstClash([5, 1], [-9, -5])
#> Solution().firstClash([1, 3, 5], [7, 8, 9])
#> Solution().firstClash([4, 8, 2, 10], [1, 5, 6, 7])
# %%
from typing import List


class Solution:
    def romanish(self, s: str) -> int:
        v = {'a': 1, 'b': 4, 'c': 9, 'd': 16}
        tot = 0
        for i in range(len(s)):
            cur = v.get(s[i], 0)
            if i + 1 < len(s) and v.get(s[i + 1], 0) == cur:
                tot += 2 * cur
            elif i + 1 < len(s) and v.get(s[i + 1], 0) > cur:
                tot -= cur
            else:
                tot += cur
        return tot
#> Solution().romanish('adbb')
#> Solution().romanish('')
#> Solution().romanish('xyz')
#> Solution().romanish('dcba')
#> Solution().romanish('aabccd')
# %%
from typing import List


class Solution:
    def mergeBids(self, bids: List[List[int]], keep: int) -> List[List[int]]:
        res: List[List[int]] = []
        for lo, hi, p in sorted(bids):
            if res and lo <= res[-1][1]:
                res[-1][1] = max(res[-1][1], hi)
                res[-1][2] = max(res[-1][2], p) + 1
            else:
                res.append([lo, hi, p])
        res.sort(key=lambda r: -r[2])
        return res[:keep]
#> Solution().mergeBids(bids=[[1, 4, 5], [3, 6, 2], [8, 9, 7]], keep=2)
#> Solution().mergeBids(bids=[], keep=1)
#> Solution().mergeBids(bids=[[0, 2, 1], [2, 4, 1], [4, 6, 1]], keep=5)
#> Solution().mergeBids(bids=[[5, 6, 3], [1, 2, 9]], keep=1)
#> Solution().mergeBids(bids=[[7, 9, 4], [0, 3, 2], [2, 8, 6], [12, 13, 1]], keep=3)
# %%
def grow_colony(cells, days):
    n = len(cells)
    for _ in range(days):
        nxt = cells[:]
        for i in range(n):
            l = cells[i - 1] if i else 0
            r = cells[i + 1] if i + 1 < n else 0
            if cells[i] == 0 and l != r:
                nxt[i] = max(l, r)
            elif cells[i] and l and r:
                nxt[i] = 0
        cells = nxt
    return cells
#> grow_colony([0, 1, 0, 2], 2)
#> grow_colony([], 3)
#> grow_colony([5], 1)
#> grow_colony([1, 1, 1, 0], 2)
#> grow_colony([0, 0, 3, 0, 0], 3)
# %%
from bisect import insort
from typing import List


class Solution:
    def trackRank(self, times: List[int]) -> List[int]:
        board = []
        ans = []
        for t in times:
            insort(board, t)
            k = board.index(t) + 1
            ans.append(k if board.count(t) == 1 else -k)
            if len(board) > 4:
                board.pop()
        return ans
#> Solution().trackRank([50, 40, 60, 45])
#> Solution().trackRank([])
#> Solution().trackRank([9, 9, 9])
#> Solution().trackRank([1, 2, 3, 4, 5, 6])
#> Solution().trackRank([30, 12, 30, 8, 12, 40])
# %%
from typing import List


class Solution:
    def primeStreet(self, lo: int, hi: int) -> List[int]:
        sieve = [True] * (hi + 1)
        i = 2
        while i * i <= hi:
            if sieve[i]:
                for j in range(i * i, hi + 1, i):
                    sieve[j] = False
            i += 1
        return [x for x in range(max(lo, 2), hi + 1) if sieve[x] and x % 10 not in (1, 7)]
#> Solution().primeStreet(lo=2, hi=20)
#> Solution().primeStreet(lo=8, hi=10)
#> Solution().primeStreet(lo=0, hi=3)
#> Solution().primeStreet(lo=20, hi=45)
#> Solution().primeStreet(lo=11, hi=11)
# %%
def drift(text, limit):
    best = ''
    i = 0
    while i < len(text):
        j = i
        total = 0
        while j + 1 < len(text):
            step = abs(ord(text[j + 1]) - ord(text[j]))
            if total + step > limit:
                break
            total += step
            j += 1
        if j - i + 1 > len(best):
            best = text[i:j + 1]
        i += 1
    return best
#> drift('abczy', 3)
#> drift('', 5)
#> drift('aaaa', 0)
#> drift('zaz', 2)
#> drift('hijklab', 4)
# %%
from typing import List


class Solution:
    def treeRows(self, vals: List[int]) -> List[int]:
        # vals is a heap-shaped tree, -1 means empty
        sums = []
        i, width = 0, 1
        while i < len(vals):
            level = [v for v in vals[i:i + width] if v >= 0]
            sums.append(max(level, default=0) - min(level, default=0))
            i += width
            width *= 2
        return sums
#> Solution().treeRows(vals=[5, 3, 8, -1, 4, 7, 9])
#> Solution().treeRows(vals=[])
#> Solution().treeRows(vals=[6])
#> Solution().treeRows(vals=[1, -1, -1])
#> Solution().treeRows(vals=[2, 9, 4, 7, 1, 6, -1, 3, 3, 12])
# %%
from typing import List


class Solution:
    def fewestCoats(self, wall: List[int]) -> int:
        st = [0]
        ans = 0
        for h in wall:
            while st[-1] > h:
                st.pop()
            if st[-1] < h:
                ans += 1 if h - st[-1] < 5 else 2
                st.append(h)
        return ans
#> Solution().fewestCoats([1, 3, 2, 8, 8])
#> Solution().fewestCoats([])
#> Solution().fewestCoats([0, 0])
#> Solution().fewestCoats([7, 1, 7, 1])
#> Solution().fewestCoats([2, 4, 2, 5, 11, 3, 2])
# %%
from itertools import product
from typing import List


class Solution:
    def dialCombos(self, wheels: List[str], ban: str) -> List[str]:
        ans = []
        for combo in product(*wheels):
            w = ''.join(combo)
            if ban in w:
                continue
            if any(a == b for a, b in zip(w, w[1:])):
                continue
            ans.append(w)
        return ans
#> Solution().dialCombos(wheels=['ab', 'bc', 'a'], ban='ac')
#> Solution().dialCombos(wheels=['xy'], ban='y')
#> Solution().dialCombos(wheels=['pq', 'pq'], ban='z')
#> Solution().dialCombos(wheels=['a', 'a'], ban='b')
#> Solution().dialCombos(wheels=['ot', 'on', 'et'], ban='to')
# %%
from typing import List


class Solution:
    def hideCoins(self, grid: List[List[int]], hides: List[List[int]]) -> int:
        n, m = len(grid), len(grid[0])
        pre = [[0] * (m + 1) for _ in range(n + 1)]
        for i in range(n):
            for j in range(m):
                pre[i + 1][j + 1] = grid[i][j] + pre[i][j + 1] + pre[i + 1][j] - pre[i][j]
        ans = 0
        for a, b, c, d in hides:
            s = pre[c + 1][d + 1] - pre[a][d + 1] - pre[c + 1][b] + pre[a][b]
            area = (c - a + 1) * (d - b + 1)
            if s > area:
                ans += s - area
        return ans
#> Solution().hideCoins(grid=[[1, 2], [3, 4]], hides=[[0, 0, 1, 1], [0, 0, 0, 0]])
#> Solution().hideCoins(grid=[[5]], hides=[])
#> Solution().hideCoins(grid=[[0, 0, 9]], hides=[[0, 0, 0, 1], [0, 1, 0, 2]])
#> Solution().hideCoins(grid=[[2], [2], [2]], hides=[[1, 0, 2, 0]])
#> Solution().hideCoins(grid=[[1, 0, 4], [3, 3, 0]], hides=[[0, 1, 1, 2], [1, 0, 1, 1]])
# %%
from typing import List


class Solution:
    def eraseTriples(self, s: str) -> str:
        st = []
        for c in s:
            st.append(c)
            if len(st) >= 3:
                a, b, d = st[-3:]
                if a == d != b:
                    del st[-3:]
                    st.append(b.upper())
                elif a == b == d:
                    del st[-2:]
        return ''.join(st)
#> Solution().eraseTriples('abac')
#> Solution().eraseTriples('')
#> Solution().eraseTriples('aaaaa')
#> Solution().eraseTriples('xyz')
#> Solution().eraseTriples('momtoto')
# %%
from typing import List


class Solution:
    def nthUseful(self, k: int, a: int, b: int) -> int:
        def count(x):
            both = x // (a * b)
            return x // a + x // b - 2 * both

        lo, hi = 1, k * a * b
        while lo < hi:
            mid = (lo + hi) // 2
            if count(mid) < k:
                lo = mid + 1
            else:
                hi = mid
        return lo
#> Solution().nthUseful(k=4, a=2, b=3)
#> Solution().nthUseful(k=1, a=7, b=5)
#> Solution().nthUseful(k=6, a=3, b=5)
#> Solution().nthUseful(k=2, a=1, b=4)
#> Solution().nthUseful(k=9, a=4, b=9)
# %%
def tally_marks(n, base):
    out = []
    while n > 0:
        n, d = divmod(n, base)
        if d > base // 2:
            d -= base
            n += 1
        out.append(d)
    text = ''
    for d in reversed(out):
        text += '|' * d if d >= 0 else '-' * -d
        text += ' '
    return text.rstrip()
#> tally_marks(14, 5)
#> tally_marks(0, 3)
#> tally_marks(8, 3)
#> tally_marks(99, 10)
#> tally_marks(25, 6)
# %%
def club_tables(arr, dep):
    arr, dep = sorted(arr), sorted(dep)
    i = j = 0
    cur = need = 0
    while i < len(arr):
        if arr[i] < dep[j] + 2:
            cur += 1
            i += 1
            need = max(need, cur)
        else:
            cur -= 1
            j += 1
    return need
#> club_tables([1, 3, 7], [4, 5, 9])
#> club_tables([], [])
#> club_tables([0, 0, 0], [9, 9, 9])
#> club_tables([1, 5, 9], [2, 6, 10])
#> club_tables([2, 4, 3, 12, 10], [8, 5, 6, 14, 13])
# %%
from collections import defaultdict
from typing import List


class Solution:
    def lineOfSight(self, pts: List[List[int]]) -> int:
        rows = defaultdict(list)
        cols = defaultdict(list)
        for x, y in pts:
            rows[y].append(x)
            cols[x].append(y)
        ans = 0
        for d in (rows, cols):
            for k in d:
                v = sorted(d[k])
                ans += sum(1 for a, b in zip(v, v[1:]) if b - a > 1)
        return ans
#> Solution().lineOfSight(pts=[[0, 0], [3, 0], [3, 4]])
#> Solution().lineOfSight(pts=[])
#> Solution().lineOfSight(pts=[[1, 1], [1, 2], [2, 1]])
#> Solution().lineOfSight(pts=[[5, 5]])
#> Solution().lineOfSight(pts=[[0, 2], [4, 2], [2, 2], [2, 6], [4, 0]])
# %%
from typing import List


class Solution:
    def magicTriples(self, a: List[int]) -> int:
        n = len(a)
        left = [0] * n
        for j in range(n):
            for i in range(j):
                if a[i] < a[j] and (a[j] - a[i]) & 1:
                    left[j] += 1
        ans = 0
        for k in range(n):
            for j in range(k):
                if a[j] > a[k]:
                    ans += left[j]
        return ans
#> Solution().magicTriples([1, 4, 2, 7, 3])
#> Solution().magicTriples([])
#> Solution().magicTriples([3, 2, 1])
#> Solution().magicTriples([2, 3, 1, 4])
#> Solution().magicTriples([0, 5, 4, 9, 2, 8])
# %%
from typing import List


class Solution:
    def nightWatch(self, n: int, guards: List[List[int]]) -> List[int]:
        last = [-99] * n
        missed = [0] * n
        for t, g in enumerate(guards):
            for x in range(n):
                if x in g:
                    last[x] = t
                elif t - last[x] > 2:
                    missed[x] += 1
        worst = max(missed)
        return [x for x in range(n) if missed[x] == worst]
#> Solution().nightWatch(n=3, guards=[[0], [1], [0, 2], [1]])
#> Solution().nightWatch(n=1, guards=[])
#> Solution().nightWatch(n=2, guards=[[0, 1], [], [], []])
#> Solution().nightWatch(n=3, guards=[[0], [], [], [0], [2]])
#> Solution().nightWatch(n=4, guards=[[3], [2], [1]])
# %%
def jar_moves(jars, goal):
    caps = [c for c, _ in jars]
    now = [v for _, v in jars]
    for step in range(12):
        if goal in now:
            return step, now
        src = now.index(max(now))
        room = [(caps[i] - now[i], -i) for i in range(len(now)) if i != src]
        if not room or max(room)[0] == 0:
            break
        free, k = max(room)
        dst = -k
        moved = min(free, now[src])
        now[src] -= moved
        now[dst] += moved
    return -1, now
#> jar_moves([(8, 8), (5, 0), (3, 0)], 4)
#> jar_moves([(4, 2)], 3)
#> jar_moves([(5, 5), (5, 5)], 1)
#> jar_moves([(7, 7), (4, 0)], 3)
#> jar_moves([(9, 6), (4, 1), (2, 2)], 5)
# %%
from typing import List


class Solution:
    def festival(self, shows: List[List[int]]) -> int:
        shows.sort(key=lambda s: s[1])
        n = len(shows)
        dp = [0] * (n + 1)
        for i in range(n):
            a, b, fun = shows[i]
            j = i
            while j > 0 and shows[j - 1][1] > a:
                j -= 1
            gain = fun + (b - a == 1)
            dp[i + 1] = max(dp[i], dp[j] + gain)
        return dp[n]
#> Solution().festival(shows=[[1, 3, 5], [2, 4, 6], [4, 5, 2]])
#> Solution().festival(shows=[])
#> Solution().festival(shows=[[0, 9, 10], [1, 2, 4], [3, 4, 4], [5, 6, 1]])
#> Solution().festival(shows=[[0, 1, 1]])
#> Solution().festival(shows=[[3, 7, 8], [0, 4, 5], [7, 8, 3], [4, 6, 6]])
