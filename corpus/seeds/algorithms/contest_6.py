# %%
def stamp_price(weight, stamps):
    INF = float('inf')
    dp = [0] + [INF] * weight
    for w in range(1, weight + 1):
        for s in stamps:
            if s <= w and dp[w - s] + 1 + (s % 2) < dp[w]:
                dp[w] = dp[w - s] + 1 + (s % 2)
    return -1 if dp[weight] == INF else dp[weight]
#> stamp_price(9, [2, 5])
#> stamp_price(0, [3])
#> stamp_price(7, [4, 6])
#> stamp_price(12, [3, 4])
#> stamp_price(6, [1, 3, 6])
# %%
from typing import List


class Solution:
    def countTwisted(self, words: List[str]) -> int:
        n = len(words)
        ans = 0
        for i in range(n):
            for j in range(n):
                if i == j or len(words[i]) != len(words[j]):
                    continue
                if words[i][0] == words[j][-1] and words[i][-1] > words[j][0]:
                    ans += 1
        return ans
#> Solution().countTwisted(['cat', 'tac', 'arc'])
#> Solution().countTwisted([])
#> Solution().countTwisted(['a', 'a', 'b'])
#> Solution().countTwisted(['one', 'two'])
#> Solution().countTwisted(['bold', 'drab', 'dumb', 'bald'])
# %%
from typing import List
from collections import defaultdict


class Solution:
    def sharedBirthday(self, dates: List[str]) -> int:
        by = defaultdict(int)
        for d in dates:
            m, day = d.split('-')
            if m == '02' and day == '29':
                m, day = '03', '01'
            by[m, day] += 1
        return sum(v for v in by.values() if v > 1)
#> Solution().sharedBirthday(dates=['02-29', '03-01', '07-10'])
#> Solution().sharedBirthday(dates=[])
#> Solution().sharedBirthday(dates=['01-01', '01-01', '01-01'])
#> Solution().sharedBirthday(dates=['05-05', '06-06'])
#> Solution().sharedBirthday(dates=['12-24', '02-29', '12-24', '02-29', '11-02'])
# %%
from typing import List


class Solution:
    def passengerFlow(self, on: List[int], off: List[int], cap: int) -> List[int]:
        cur = 0
        left = []
        for a, b in zip(on, off):
            cur = max(0, cur - b)
            room = cap - cur
            take = min(room, a)
            cur += take
            left.append(a - take)
        while left and left[-1] == 0:
            left.pop()
        return left
#> Solution().passengerFlow(on=[5, 6, 2], off=[0, 2, 4], cap=8)
#> Solution().passengerFlow(on=[], off=[], cap=4)
#> Solution().passengerFlow(on=[1, 1], off=[0, 0], cap=9)
#> Solution().passengerFlow(on=[9, 9, 9], off=[0, 1, 20], cap=10)
#> Solution().passengerFlow(on=[3, 4, 5, 6], off=[0, 0, 7, 1], cap=6)
# %%
from typing import List


class Solution:
    def gemValue(self, s: str) -> int:
        st = []
        mult = 1
        val = 0
        for c in s:
            if c == '[':
                st.append((val, mult))
                val = 0
                mult += 1
            elif c == ']':
                prev, mult = st.pop()
                val = prev + val * mult
            elif c.isdigit():
                val += int(c)
        return val
#> Solution().gemValue('2[3[4]]1')
#> Solution().gemValue('')
#> Solution().gemValue('9 9')
#> Solution().gemValue('[[[5]]]')
#> Solution().gemValue('1[2]3[4[1]2]')
# %%
from typing import List


class Solution:
    def bestMirror(self, nums: List[int]) -> int:
        n = len(nums)
        ans = 0
        for c in range(n):
            for r in (c, c + 1):
                l, rr = c, r
                w = 0
                while l >= 0 and rr < n and nums[l] % 10 == nums[rr] % 10:
                    w = rr - l + 1
                    l -= 1
                    rr += 1
                ans = max(ans, w)
        return ans
#> Solution().bestMirror([12, 3, 32])
#> Solution().bestMirror([])
#> Solution().bestMirror([1, 2, 3])
#> Solution().bestMirror([5, 15, 25, 35])
#> Solution().bestMirror([7, 14, 24, 17, 9])
# %%
import heapq
from typing import List


class Solution:
    def fillBarrels(self, barrels: List[int], scoops: int) -> List[int]:
        heap = [(v, i) for i, v in enumerate(barrels)]
        heapq.heapify(heap)
        for k in range(1, scoops + 1):
            v, i = heapq.heappop(heap)
            heapq.heappush(heap, (v + k, i))
        ans = [0] * len(barrels)
        for v, i in heap:
            ans[i] = v
        return ans
#> Solution().fillBarrels(barrels=[3, 0, 5], scoops=4)
#> Solution().fillBarrels(barrels=[1], scoops=3)
#> Solution().fillBarrels(barrels=[2, 2], scoops=0)
#> Solution().fillBarrels(barrels=[9, 1, 1, 4], scoops=5)
#> Solution().fillBarrels(barrels=[6, 8], scoops=6)
# %%
from typing import List


class Solution:
    def tightRows(self, grid: List[List[str]]) -> int:
        n, m = len(grid), len(grid[0])
        best = 0
        for i in range(n):
            first = last = -1
            for j in range(m):
                if grid[i][j] == 'x':
                    if first < 0:
                        first = j
                    last = j
            if first >= 0:
                holes = 0
                for j in range(first, last + 1):
                    holes += grid[i][j] != 'x'
                best = max(best, last - first + 1 - 2 * holes)
        return best
#> Solution().tightRows([['x', '.', 'x', 'x'], ['.', 'x', 'x', '.']])
#> Solution().tightRows([['.']])
#> Solution().tightRows([['x'], ['x']])
#> Solution().tightRows([['x', '.', '.', '.', 'x']])
#> Solution().tightRows([['x', 'x', '.'], ['.', '.', 'x'], ['x', '.', 'x']])
# %%
class Solution:
    def digitDance(self, n: int, k: int) -> int:
        d = [int(c) for c in str(n)]
        for step in range(k):
            i = d.index(max(d))
            d[i] = d[i] // 2
            j = (i + 1) % len(d)
            d[i], d[j] = d[j], d[i]
        return int(''.join(map(str, d)))
#> Solution().digitDance(n=582, k=3)
#> Solution().digitDance(n=7, k=2)
#> Solution().digitDance(n=100, k=4)
#> Solution().digitDance(n=99, k=0)
#> Solution().digitDance(n=4837, k=5)
# %%
from typing import List

MOD = 10 ** 9 + 7


class Solution:
    def outfits(self, shirts: List[int], hats: List[int], diff: int) -> int:
        hats.sort()
        ans = 1
        for k, s in enumerate(sorted(shirts, reverse=True)):
            ok = 0
            for h in hats:
                if abs(h - s) <= diff:
                    ok += 1
            ans = ans * max(ok - k, 0) % MOD
            if ans == 0:
                return 0
        return ans
#> Solution().outfits(shirts=[3, 5], hats=[2, 4, 6], diff=2)
#> Solution().outfits(shirts=[], hats=[1], diff=0)
#> Solution().outfits(shirts=[1, 9], hats=[5], diff=1)
#> Solution().outfits(shirts=[4, 4, 4], hats=[4, 4, 4, 4], diff=0)
#> Solution().outfits(shirts=[7, 2], hats=[1, 3, 6, 8, 10], diff=3)
# %%
def fair_split(items):
    a, b = [], []
    for v in sorted(items, reverse=True):
        target = a if sum(a) <= sum(b) else b
        if len(target) > len(items) // 2:
            target = b if target is a else a
        target.append(v)
    gap = sum(a) - sum(b)
    for x in a:
        for y in b:
            if 0 < 2 * (x - y) <= gap:
                return gap - 2 * (x - y), (x, y)
    return gap, None
#> fair_split([9, 4, 4, 1])
#> fair_split([])
#> fair_split([7])
#> fair_split([5, 5, 3, 2, 2])
#> fair_split([20, 6, 5, 4, 1, 1])
# %%
from typing import List


class Solution:
    def islandShifts(self, row: str) -> int:
        # cost to gather all pearls around the middle one
        idx = [i for i, c in enumerate(row) if c == 'o']
        if not idx:
            return 0
        mid = len(idx) // 2
        ans = 0
        for k, p in enumerate(idx):
            want = idx[mid] + k - mid
            cost = abs(want - p)
            ans += cost if p < idx[mid] else 2 * cost
        return ans
#> Solution().islandShifts('o..o.o')
#> Solution().islandShifts('....')
#> Solution().islandShifts('')
#> Solution().islandShifts('ooo')
#> Solution().islandShifts('o.o..oo...o')
# %%
from typing import List


class Solution:
    def sortSteps(self, a: List[int]) -> int:
        n = len(a)
        cnt = 0
        done = False
        while not done:
            done = True
            for i in range(n - 1):
                if a[i] > a[i + 1] and (a[i] - a[i + 1]) % 2 == 1:
                    a[i], a[i + 1] = a[i + 1], a[i]
                    cnt += 1
                    done = False
        return cnt
#> Solution().sortSteps([3, 2, 1])
#> Solution().sortSteps([])
#> Solution().sortSteps([8, 6, 4])
#> Solution().sortSteps([4, 3, 2, 1])
#> Solution().sortSteps([5, 2, 9, 4, 7])
# %%
from typing import List


class Solution:
    def hotCold(self, secret: int, guesses: List[int]) -> str:
        out = ''
        prev = None
        for g in guesses:
            d = abs(secret - g)
            if d == 0:
                return out + '!'
            if prev is None:
                out += '?'
            elif d < prev:
                out += 'h'
            elif d > prev:
                out += 'c'
            else:
                out += '='
            prev = d
        return out
#> Solution().hotCold(secret=40, guesses=[10, 50, 30, 45])
#> Solution().hotCold(secret=1, guesses=[])
#> Solution().hotCold(secret=7, guesses=[7, 8])
#> Solution().hotCold(secret=20, guesses=[25, 15, 22, 20])
#> Solution().hotCold(secret=99, guesses=[1, 2, 3])
# %%
from typing import List


class Solution:
    def rowsOfTwins(self, nums: List[int]) -> int:
        groups = 0
        cur = []
        for x in nums:
            if x in cur:
                groups += 1
                cur = []
            else:
                cur.append(x)
                if len(cur) > 4:
                    cur.pop(0)
        return groups if not cur else -groups
#> Solution().rowsOfTwins([1, 2, 1, 3, 3])
#> Solution().rowsOfTwins([])
#> Solution().rowsOfTwins([4, 5, 6])
#> Solution().rowsOfTwins([1, 2, 3, 4, 5, 1])
#> Solution().rowsOfTwins([7, 7, 7, 7, 2, 9, 2])
# %%
from collections import Counter


def minAnagramPad(a, b):
    ca, cb = Counter(a), Counter(b)
    x = y = ''
    for c in sorted(set(a + b)):
        d = ca[c] - cb[c]
        if d > 0:
            y += c * d
        elif d < 0:
            x += c * -d
    if len(x) == len(y):
        return min(x, y)
    return x if len(x) < len(y) else y
#> minAnagramPad('apple', 'pale')
#> minAnagramPad('', '')
#> minAnagramPad('cat', 'dog')
#> minAnagramPad('noon', 'moon')
#> minAnagramPad('tt', 'attic')
# %%
from typing import List


class Solution:
    def countBits(self, nums: List[int]) -> List[int]:
        cnt = [0] * 8
        for x in nums:
            for b in range(8):
                cnt[b] += (x >> b) & 1
        n = len(nums)
        return [b for b in range(8) if cnt[b] * 2 > n]

    def majorityMask(self, nums: List[int]) -> int:
        ans = 0
        for b in self.countBits(nums):
            ans |= 1 << b
        return ans ^ 1
#> Solution().majorityMask([5, 7, 12])
#> Solution().majorityMask([])
#> Solution().majorityMask([1, 2, 4])
#> Solution().majorityMask([255, 254, 15])
#> Solution().majorityMask([9, 9, 6, 11])
# %%
from typing import List


class Solution:
    def chargeCars(self, cars: List[List[int]], power: int) -> int:
        cars.sort(key=lambda c: c[1] - c[0])
        full = 0
        for have, cap in cars:
            need = cap - have
            if need <= power:
                power -= need
                full += 1
                if full % 2 == 0:
                    power += 1
            else:
                break
        return full
#> Solution().chargeCars(cars=[[2, 5], [4, 10], [1, 3]], power=6)
#> Solution().chargeCars(cars=[], power=3)
#> Solution().chargeCars(cars=[[0, 9]], power=8)
#> Solution().chargeCars(cars=[[5, 5], [5, 5], [4, 5]], power=0)
#> Solution().chargeCars(cars=[[1, 4], [0, 3], [2, 7], [6, 8]], power=9)
# %%
from typing import List


class Solution:
    def trimPath(self, path: str, limit: int) -> str:
        parts = []
        for p in path.split('/'):
            if p == '~':
                parts = parts[:1]
            elif p == '<':
                if parts:
                    parts.pop()
            elif p:
                parts.append(p)
        s = '/'.join(parts)
        while len(s) > limit and len(parts) > 1:
            parts.pop(0)
            s = '*/' + '/'.join(parts)
        return s
#> Solution().trimPath(path='a/b/</c', limit=10)
#> Solution().trimPath(path='', limit=4)
#> Solution().trimPath(path='home/me/docs', limit=8)
#> Solution().trimPath(path='x/y/~/z/</<', limit=5)
#> Solution().trimPath(path='</</root//bin', limit=6)
# %%
from typing import List


class Solution:
    def crumbs(self, rows: List[str]) -> List[int]:
        r = c = 0
        n = len(rows)
        seen = set()
        eaten = 0
        while 0 <= r < n and 0 <= c < len(rows[r]):
            if (r, c) in seen:
                return [-1, eaten]
            seen.add((r, c))
            ch = rows[r][c]
            if ch.isdigit():
                eaten += int(ch)
                c += 1
            elif ch == 'v':
                r += 1
            elif ch == '^':
                r -= 1
            else:
                c -= 1
        return [r, eaten]
#> Solution().crumbs(['3v', '<5'])
#> Solution().crumbs(['12', '34'])
#> Solution().crumbs([])
#> Solution().crumbs(['1v9', '^7<'])
#> Solution().crumbs(['v^.', '4^.', '99v'])
# %%
from typing import List


class Solution:
    def teamSpan(self, heights: List[int], k: int) -> int:
        heights.sort()
        best = 10 ** 9
        pos = -1
        for i in range(len(heights) - k + 1):
            span = heights[i + k - 1] - heights[i]
            if span <= best:
                best = span
                pos = i
        return sum(heights[pos:pos + k]) if pos >= 0 else 0
#> Solution().teamSpan(heights=[5, 1, 9, 6, 2], k=2)
#> Solution().teamSpan(heights=[4], k=2)
#> Solution().teamSpan(heights=[7, 7, 7], k=3)
#> Solution().teamSpan(heights=[10, 20, 31, 41, 50], k=3)
#> Solution().teamSpan(heights=[3, 8, 1, 12, 6, 2], k=4)
# %%
from functools import cache
from typing import List


class Solution:
    def coinDuel(self, row: List[int]) -> int:
        @cache
        def best(l, r):
            if l > r:
                return 0
            left = row[l] - best(l + 1, r)
            right = row[r] - best(l, r - 1)
            if (r - l) % 3 == 2:
                return min(left, right)
            return max(left, right)

        return best(0, len(row) - 1)
#> Solution().coinDuel(row=[3, 9, 1])
#> Solution().coinDuel(row=[])
#> Solution().coinDuel(row=[6])
#> Solution().coinDuel(row=[2, 8])
#> Solution().coinDuel(row=[4, 7, 2, 5])
# %%
from typing import List


def snack_line(kids, machine):
    order = sorted(range(len(kids)), key=lambda i: (-kids[i][1], i))
    got = {}
    for i in order:
        want, _ = kids[i]
        if machine.get(want, 0):
            machine[want] -= 1
            got[i] = want
        else:
            alt = max(machine, key=lambda s: (machine[s], s), default=None)
            if alt is not None and machine[alt] > 0:
                machine[alt] -= 1
                got[i] = alt
    return [got.get(i, '-') for i in range(len(kids))]
#> snack_line([('gum', 3), ('gum', 5), ('nut', 1)], {'gum': 1, 'nut': 2})
#> snack_line([], {'gum': 1})
#> snack_line([('bar', 2)], {})
#> snack_line([('a', 1), ('a', 1), ('b', 1)], {'a': 1, 'b': 1})
#> snack_line([('x', 0), ('y', 9), ('x', 4)], {'x': 3, 'y': 0})
# %%
from typing import List


class Solution:
    def mazeSum(self, maze: List[List[int]], steps: int) -> int:
        n, m = len(maze), len(maze[0])
        i = j = 0
        d = 0
        dirs = [(0, 1), (1, 0), (0, -1), (-1, 0)]
        tot = maze[0][0]
        for _ in range(steps):
            ni, nj = i + dirs[d][0], j + dirs[d][1]
            if not (0 <= ni < n and 0 <= nj < m):
                d = (d + 1) % 4
                continue
            i, j = ni, nj
            tot += maze[i][j]
            if maze[i][j] == 0:
                d = (d + 3) % 4
        return tot
#> Solution().mazeSum(maze=[[1, 2], [3, 4]], steps=5)
#> Solution().mazeSum(maze=[[8]], steps=3)
#> Solution().mazeSum(maze=[[1, 0, 5], [2, 2, 2]], steps=6)
#> Solution().mazeSum(maze=[[4, 4, 4]], steps=0)
#> Solution().mazeSum(maze=[[1, 1, 1], [0, 1, 0], [9, 9, 9]], steps=9)
# %%
from typing import List


class Solution:
    def lateFees(self, due: List[int], back: List[int]) -> int:
        mx = streak = total = 0
        for d, b in zip(due, back):
            late = max(0, b - d)
            if late:
                streak += 1
                total += late * streak
            else:
                streak = 0
            mx = max(mx, streak)
        return total - mx
#> Solution().lateFees([3, 5, 8], [4, 9, 7])
#> Solution().lateFees([], [])
#> Solution().lateFees([9, 9], [1, 2])
#> Solution().lateFees([1, 1, 1, 1], [2, 3, 2, 3])
#> Solution().lateFees([4, 6, 2, 10, 8], [5, 6, 9, 11, 12])
# %%
from typing import List


class Solution:
    def lightHouses(self, sea: List[int], beam: int) -> int:
        sea = sorted(set(sea))
        n = len(sea)
        cnt = i = 0
        while i < n:
            start = sea[i]
            while i < n and sea[i] <= start + beam:
                i += 1
            tower = sea[i - 1]
            while i < n and sea[i] <= tower + beam // 2:
                i += 1
            cnt += 1
        return cnt
#> Solution().lightHouses(sea=[1, 2, 6, 9, 15], beam=4)
#> Solution().lightHouses(sea=[], beam=1)
#> Solution().lightHouses(sea=[5, 5, 5], beam=0)
#> Solution().lightHouses(sea=[30, 10, 20], beam=9)
#> Solution().lightHouses(sea=[2, 14, 7, 11, 3, 8], beam=3)
# %%
def smallest_after(num, k):
    # drop exactly k digits, never two neighbours
    st = []
    last = -2
    for i, d in enumerate(num):
        if k and st and st[-1][0] > d and st[-1][1] != last + 1:
            last = st.pop()[1]
            k -= 1
        st.append((d, i))
    s = ''.join(d for d, _ in st)
    if k:
        s = s[:-k]
    return s.lstrip('0') or '0'
#> smallest_after('4312', 2)
#> smallest_after('1', 1)
#> smallest_after('1000', 1)
#> smallest_after('12345', 3)
#> smallest_after('9081726', 2)
# %%
from typing import List


class Solution:
    def beltSort(self, boxes: List[str]) -> List[List[str]]:
        lanes = [[] for _ in range(3)]
        for b in boxes:
            k = sum(map(ord, b)) % 3
            if lanes[k] and lanes[k][-1] == b:
                lanes[k].pop()
                k = (k + 1) % 3
            lanes[k].append(b)
        lanes.sort(key=len)
        return lanes
#> Solution().beltSort(boxes=['ax', 'by', 'ax'])
#> Solution().beltSort(boxes=[])
#> Solution().beltSort(boxes=['q', 'q', 'q'])
#> Solution().beltSort(boxes=['a', 'b', 'c', 'd'])
#> Solution().beltSort(boxes=['tin', 'can', 'can', 'jar', 'box'])
# %%
from typing import List


class Solution:
    def voteSwing(self, a: List[int], b: List[int], k: int) -> int:
        n = len(a)
        cur = 0
        for i in range(min(k, n)):
            cur += b[i] - a[i]
        best = cur
        for i in range(k, n):
            cur += (b[i] - a[i]) - (b[i - k] - a[i - k])
            best = max(best, cur)
        return sum(a) + max(0, best)
#> Solution().voteSwing(a=[3, 1, 4], b=[2, 5, 4], k=2)
#> Solution().voteSwing(a=[], b=[], k=1)
#> Solution().voteSwing(a=[9, 9], b=[1, 1], k=1)
#> Solution().voteSwing(a=[1, 1, 1, 1], b=[0, 3, 3, 0], k=3)
#> Solution().voteSwing(a=[5, 2, 8, 1, 6], b=[6, 7, 2, 9, 3], k=2)
# %%
from typing import List


class Solution:
    def partyPairs(self, likes: List[List[int]]) -> List[List[int]]:
        n = len(likes)
        taken = [False] * n
        pairs = []
        for i in range(n):
            if taken[i]:
                continue
            best = -1
            for j in range(i + 1, n):
                if taken[j] or not likes[i][j]:
                    continue
                score = likes[i][j] + likes[j][i]
                if best < 0 or score > likes[i][best] + likes[best][i]:
                    best = j
            if best > 0:
                taken[i] = taken[best] = True
                pairs.append([i, best])
        return pairs
#> Solution().partyPairs([[0, 3, 1], [2, 0, 5], [9, 1, 0]])
#> Solution().partyPairs([])
#> Solution().partyPairs([[0]])
#> Solution().partyPairs([[0, 0], [7, 0]])
#> Solution().partyPairs([[0, 1, 2, 0], [1, 0, 4, 4], [0, 1, 0, 3], [5, 2, 1, 0]])
# %%
def snail(wall, up, slip):
    day = 0
    h = 0
    while h < wall:
        day += 1
        h += up
        if h >= wall:
            break
        h -= slip
        if day % 3 == 0:
            up -= 1
        if up <= slip and h + up < wall:
            return -day
    return day
#> snail(10, 3, 1)
#> snail(0, 1, 1)
#> snail(20, 4, 3)
#> snail(5, 9, 2)
#> snail(18, 6, 2)
# %%
from typing import List


class Solution:
    def mostFrequentGap(self, nums: List[int]) -> int:
        nums = sorted(nums)
        freq = {}
        for a, b in zip(nums, nums[1:]):
            freq[b - a] = freq.get(b - a, 0) + 1
        ans, top = 0, 0
        for g, c in freq.items():
            if c > top or (c == top and g > ans):
                ans, top = g, c
        return ans * top
#> Solution().mostFrequentGap([1, 4, 7, 8, 9])
#> Solution().mostFrequentGap([])
#> Solution().mostFrequentGap([3])
#> Solution().mostFrequentGap([6, 6, 6, 1])
#> Solution().mostFrequentGap([10, 2, 8, 4, 15, 20])
# %%
from typing import List


class Solution:
    def wordWalk(self, board: List[str], word: str) -> int:
        n, m = len(board), len(board[0])
        cur = {}
        for i in range(n):
            for j in range(m):
                if board[i][j] == word[0]:
                    cur[i, j] = 1
        for ch in word[1:]:
            nxt = {}
            for (i, j), w in cur.items():
                for x, y in ((i, j + 1), (i + 1, j), (i + 1, j + 1)):
                    if x < n and y < m and board[x][y] == ch:
                        nxt[x, y] = nxt.get((x, y), 0) + w
            cur = nxt
        return sum(cur.values())
#> Solution().wordWalk(board=['ab', 'bc'], word='abc')
#> Solution().wordWalk(board=['x'], word='y')
#> Solution().wordWalk(board=['aa', 'aa'], word='aa')
#> Solution().wordWalk(board=['ton', 'ont'], word='to')
#> Solution().wordWalk(board=['oxo', 'xox'], word='ox')
# %%
from typing import List


class Solution:
    def compareNotes(self, a: List[int], b: List[int]) -> List[int]:
        i, j = len(a) - 1, len(b) - 1
        carry = 0
        res = []
        while i >= 0 or j >= 0 or carry:
            s = carry
            if i >= 0:
                s += a[i]
                i -= 1
            if j >= 0:
                s += b[j]
                j -= 1
            carry, d = divmod(s, 7)
            res.append(d)
        return res[::-1]
#> Solution().compareNotes([6, 5], [3])
#> Solution().compareNotes([], [])
#> Solution().compareNotes([1, 2, 3], [4, 4])
#> Solution().compareNotes([6, 6, 6], [1])
#> Solution().compareNotes([], [5, 0, 2])
# %%
from typing import List


class Solution:
    def pruneHedge(self, h: List[int], maxDiff: int) -> int:
        cut = 0
        n = len(h)
        for i in range(1, n):
            if h[i] - h[i - 1] > maxDiff:
                cut += h[i] - h[i - 1] - maxDiff
                h[i] = h[i - 1] + maxDiff
        for i in reversed(range(n - 1)):
            if h[i] - h[i + 1] > maxDiff:
                cut += h[i] - h[i + 1] - maxDiff
                h[i] = h[i + 1] + maxDiff
        return cut
#> Solution().pruneHedge(h=[1, 6, 2, 9], maxDiff=2)
#> Solution().pruneHedge(h=[], maxDiff=1)
#> Solution().pruneHedge(h=[4, 4, 4], maxDiff=0)
#> Solution().pruneHedge(h=[9, 1], maxDiff=3)
#> Solution().pruneHedge(h=[5, 8, 3, 12, 7], maxDiff=4)
# %%
def pack_lines(words, width):
    lines, cur = [], ''
    for w in words:
        if not cur:
            cur = w
        elif len(cur) + 1 + len(w) <= width:
            cur += ' ' + w
        else:
            lines.append(cur)
            cur = w
    if cur:
        lines.append(cur)
    return [ln.ljust(width, '.') if i % 2 == 0 else ln.rjust(width, '.') for i, ln in enumerate(lines)]
#> pack_lines(['the', 'sea', 'is', 'deep'], 7)
#> pack_lines([], 5)
#> pack_lines(['longword'], 4)
#> pack_lines(['a', 'b', 'c', 'd'], 3)
#> pack_lines(['go', 'west', 'my', 'son', 'now'], 8)
# %%
from collections import deque
from typing import List


class Solution:
    def minFlips(self, start: str, goal: str) -> int:
        q = deque([(start, 0)])
        seen = {start}
        while q:
            s, d = q.popleft()
            if s == goal:
                return d
            for t in (s[1:] + s[0], s[::-1]):
                if t not in seen:
                    seen.add(t)
                    q.append((t, d + 1))
        return -1
#> Solution().minFlips(start='abc', goal='cba')
#> Solution().minFlips(start='ab', goal='xy')
#> Solution().minFlips(start='z', goal='z')
#> Solution().minFlips(start='abcd', goal='dabc')
#> Solution().minFlips(start='aabb', goal='abab')
# %%
from typing import List


class Solution:
    def goodSplits(self, s: str) -> List[int]:
        n = len(s)
        left = [0] * (n + 1)
        right = [0] * (n + 1)
        seen = ''
        for i in range(n):
            if s[i] not in seen:
                seen += s[i]
            left[i + 1] = len(seen)
        seen = ''
        for i in range(n - 1, -1, -1):
            if s[i] not in seen:
                seen += s[i]
            right[i] = len(seen)
        return [i for i in range(1, n) if left[i] == right[i] + 1]
#> Solution().goodSplits('abcab')
#> Solution().goodSplits('')
#> Solution().goodSplits('aaaa')
#> Solution().goodSplits('abc')
#> Solution().goodSplits('kayakxk')
# %%
from typing import List


class Solution:
    def bonusRound(self, scores: List[int]) -> List[int]:
        rank = {v: r for r, v in enumerate(sorted(set(scores), reverse=True))}
        prize = [10, 5, 2]
        ans = []
        for s in scores:
            r = rank[s]
            if r < len(prize):
                ans.append(s + prize[r] // scores.count(s))
            else:
                ans.append(s)
        return ans
#> Solution().bonusRound(scores=[8, 3, 8, 5])
#> Solution().bonusRound(scores=[])
#> Solution().bonusRound(scores=[1, 2, 3, 4, 5])
#> Solution().bonusRound(scores=[7, 7, 7, 7])
#> Solution().bonusRound(scores=[20, 15, 20, 9, 15, 2])
# %%
def gcd_walk(a, b, seq):
    path = [(a, b)]
    for op in seq:
        if op == '-':
            a, b = max(a, b) - min(a, b), min(a, b)
        elif op == '%':
            if b == 0:
                break
            a, b = b, a % b
        else:
            a, b = b, a
        path.append((a, b))
        if a == b:
            break
    return path
#> gcd_walk(12, 5, '-%s')
#> gcd_walk(3, 3, '')
#> gcd_walk(8, 0, '%%')
#> gcd_walk(9, 6, '-s-')
#> gcd_walk(20, 14, '%%s-%')
