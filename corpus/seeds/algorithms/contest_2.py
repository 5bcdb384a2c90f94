# %%
def broken_odometer(start, km):
    cur = start
    for _ in range(km):
        cur += 1
        while '4' in str(cur):
            i = len(str(cur)) - 1 - str(cur).index('4')
            cur += 10 ** i
    return cur
#> broken_odometer(1, 5)
#> broken_odometer(38, 3)
#> broken_odometer(0, 0)
#> broken_odometer(398, 2)
#> broken_odometer(12, 8)
# %%
from typing import List


class Solution:
    def countBridges(self, towers: List[int], k: int) -> int:
        towers.sort()
        n = len(towers)
        ans = 0
        j = 0
        for i in range(n):
            while j < n and towers[j] - towers[i] < k:
                j += 1
            p = j
            while p < n and towers[p] == towers[i] + k:
                ans += 1
                p += 1
        return ans
#> Solution().countBridges([5, 2, 8, 5, 11], 3)
#> Solution().countBridges([1, 4], 2)
#> Solution().countBridges([], 1)
#> Solution().countBridges([3, 3, 6, 6, 6], 3)
#> Solution().countBridges([10, 0, 5, 15, 20, 5], 5)
# %%
from collections import defaultdict
from typing import Dict, List


class Solution:
    def groupByLeap(self, nums: List[int]) -> Dict[int, List[int]]:
        groups = defaultdict(list)
        for i, x in enumerate(nums):
            j, hops = i, 0
            while 0 <= j < len(nums) and hops < 5:
                j += nums[j]
                hops += 1
            groups[hops].append(x)
        return {k: groups[k] for k in sorted(groups)}
#> Solution().groupByLeap(nums=[1, 2, -1, 4])
#> Solution().groupByLeap(nums=[])
#> Solution().groupByLeap(nums=[0, 1])
#> Solution().groupByLeap(nums=[3, 3, 3])
#> Solution().groupByLeap(nums=[2, -1, 1, -3, 5])
# %%
from typing import List


class Solution:
    def spellMeter(self, verse: str, beats: List[int]) -> bool:
        vowels = 'aeiou'
        counts = []
        for word in verse.split():
            c = 0
            prev = False
            for ch in word:
                v = ch in vowels
                if v and not prev:
                    c += 1
                prev = v
            counts.append(max(c, 1))
        return counts == beats
#> Solution().spellMeter('over hills', [2, 1])
#> Solution().spellMeter('shy', [1])
#> Solution().spellMeter('', [])
#> Solution().spellMeter('queue', [2])
#> Solution().spellMeter('a stone', [1, 1])
# %%
from typing import List


class Solution:
    def lazyElevator(self, calls: List[int]) -> int:
        floor, moves, dirn = 0, 0, 1
        pending = set(calls)
        while pending:
            ahead = [c for c in sorted(pending) if (c - floor) * dirn >= 0]
            if not ahead:
                dirn = -dirn
                moves += 1
                continue
            nxt = min(ahead, key=lambda c: abs(c - floor))
            moves += abs(nxt - floor)
            floor = nxt
            pending.discard(nxt)
        return moves
#> Solution().lazyElevator(calls=[3, -1, 5])
#> Solution().lazyElevator(calls=[])
#> Solution().lazyElevator(calls=[-4, -2])
#> Solution().lazyElevator(calls=[0, 0, 7])
#> Solution().lazyElevator(calls=[2, 9, -3, 4, -6])
# %%
from typing import List

MOD = 1000


class Solution:
    def tileStrips(self, n: int, colors: List[int]) -> int:
        # colors[w-1] = shades for a tile of width w; equal widths may not meet
        w = len(colors)
        dp = [[0] * (w + 1) for _ in range(n + 1)]
        dp[0][0] = 1
        for i in range(1, n + 1):
            for t in range(1, min(w, i) + 1):
                ways = sum(dp[i - t]) - dp[i - t][t]
                dp[i][t] = ways * colors[t - 1] % MOD
        return sum(dp[n]) % MOD
#> Solution().tileStrips(n=4, colors=[1, 1])
#> Solution().tileStrips(n=5, colors=[2, 1, 3])
#> Solution().tileStrips(n=0, colors=[4])
#> Solution().tileStrips(n=3, colors=[7])
#> Solution().tileStrips(n=7, colors=[3, 2, 0, 5])
# %%
from typing import List


class Solution:
    def widestLane(self, cars: List[List[int]]) -> int:
        ev = []
        for a, b in cars:
            ev.append((a, 1))
            ev.append((b, -1))
        ev.sort()
        cur = ans = 0
        prev = None
        for x, d in ev:
            if cur == 0 and prev is not None:
                ans = max(ans, x - prev)
            cur += d
            prev = x
        return ans
#> Solution().widestLane([[1, 3], [7, 9], [2, 4]])
#> Solution().widestLane([])
#> Solution().widestLane([[0, 10], [2, 3]])
#> Solution().widestLane([[5, 6], [0, 1], [12, 15]])
#> Solution().widestLane([[4, 8], [1, 2], [8, 9], [14, 20]])
# %%
class Solution:
    def shortestEcho(self, s: str) -> int:
        last = {}
        ans = len(s) + 1
        for i in range(len(s) - 1):
            p = s[i:i + 2]
            if p in last and i - last[p] >= 2:
                ans = min(ans, i - last[p])
            last[p] = i
        return ans if ans <= len(s) else -1
#> Solution().shortestEcho('abcabxab')
#> Solution().shortestEcho('abcdef')
#> Solution().shortestEcho('')
#> Solution().shortestEcho('aaaa')
#> Solution().shortestEcho('xyxyzzxy')
# %%
from typing import List


class Solution:
    def equalizeRows(self, grid: List[List[int]]) -> int:
        n, m = len(grid), len(grid[0])
        cost = 0
        for i in range(n):
            row = sorted(grid[i])
            mid = row[m // 2]
            c = 0
            for j in range(m):
                c += abs(row[j] - mid)
            if c % 2 == 1:
                c += 1
            cost += c
        return cost
#> Solution().equalizeRows(grid=[[1, 2, 6], [3, 3, 3]])
#> Solution().equalizeRows(grid=[[5]])
#> Solution().equalizeRows(grid=[[1, 2], [4, 8], [0, 9]])
#> Solution().equalizeRows(grid=[[9, 1, 5, 5]])
#> Solution().equalizeRows(grid=[[2, 7, 1], [8, 2, 8], [1, 8, 2]])
# %%
from typing import List


class Solution:
    def bitNeighbors(self, nums: List[int]) -> List[int]:
        def lone(x):
            return x & ~(x << 1) & ~(x >> 1)

        ans = []
        for x in nums:
            y = lone(x)
            ans.append(y if y else -x)
        return sorted(ans, key=lambda v: (bin(v).count('1'), v))
#> Solution().bitNeighbors([5, 6, 9, 11])
#> Solution().bitNeighbors([])
#> Solution().bitNeighbors([0, 1, 3])
#> Solution().bitNeighbors([21, 42, 63])
#> Solution().bitNeighbors([100, 37, 14, 8])
# %%
def minBasket(weights, trips):
    def ok(cap: int) -> bool:
        cnt, cur = 1, 0
        for w in weights:
            extra = w + (cur > 0)
            if cur + extra > cap:
                cnt += 1
                cur = w
            else:
                cur += extra
        return cnt <= trips

    l, r = max(weights), sum(weights) + len(weights)
    while l < r:
        mid = l + r >> 1
        if ok(mid):
            r = mid
        else:
            l = mid + 1
    return l
#> minBasket([3, 2, 5], 2)
#> minBasket([8], 1)
#> minBasket([1, 1, 1, 1], 2)
#> minBasket([4, 6, 3], 1)
#> minBasket([2, 9, 2, 4], 3)
# %%
from typing import List


class Solution:
    def visibleSum(self, h: List[int]) -> int:
        st = []
        ans = 0
        for x in h:
            while st and st[-1] < x:
                ans += st.pop()
            if st and st[-1] == x:
                continue
            st.append(x)
        return ans * 2 - sum(st)
#> Solution().visibleSum([3, 1, 2, 5])
#> Solution().visibleSum([])
#> Solution().visibleSum([4, 4, 4])
#> Solution().visibleSum([9, 7, 5, 3])
#> Solution().visibleSum([2, 6, 1, 6, 8, 3])
# %%
from collections import Counter
from typing import List


class Solution:
    def spareSocks(self, colors: str, need: int) -> str:
        cnt = Counter(colors)
        pairs = sum(v // 2 for v in cnt.values())
        if pairs >= need:
            return 'enough'
        odd = sorted(c for c, v in cnt.items() if v % 2)
        buy = need - pairs
        if buy <= len(odd):
            return ''.join(odd[:buy])
        return ''.join(odd) + '?' * (2 * (buy - len(odd)))
#> Solution().spareSocks(colors='rrbgb', need=2)
#> Solution().spareSocks(colors='rgb', need=2)
#> Solution().spareSocks(colors='', need=1)
#> Solution().spareSocks(colors='wwwk', need=4)
#> Solution().spareSocks(colors='aab', need=2)
# %%
from typing import List


def seesaw(weights):
    left = right = 0
    order = []
    for w in sorted(weights, reverse=True):
        if left <= right:
            left += w
            order.append('L')
        else:
            right += w
            order.append('R')
    return ''.join(order), abs(left - right)
#> seesaw([4, 7, 1, 3])
#> seesaw([])
#> seesaw([5, 5])
#> seesaw([10, 1, 1, 1, 1])
#> seesaw([8, 6, 7, 5, 3, 9])
# %%
from typing import List


class Solution:
    def ticketPrize(self, tickets: List[int]) -> int:
        def lucky(t):
            s = str(t)
            h = len(s) // 2
            return sum(map(int, s[:h])) == sum(map(int, s[len(s) - h:]))

        ans = streak = 0
        for t in tickets:
            if lucky(t):
                streak += 1
                ans += streak
            else:
                streak = 0
        return ans
#> Solution().ticketPrize([1221, 33, 12])
#> Solution().ticketPrize([])
#> Solution().ticketPrize([5, 151, 262, 2])
#> Solution().ticketPrize([10, 20, 30])
#> Solution().ticketPrize([123321, 45, 99, 1001, 7])
# %%
from collections import deque
from typing import List


class Solution:
    def bakeOff(self, trays: List[int], oven: int, t: int) -> List[int]:
        wait = deque(trays)
        inside = []
        done = []
        clock = 0
        while wait or inside:
            inside = [(x - 1) for x in inside]
            done += [clock] * inside.count(0)
            inside = [x for x in inside if x > 0]
            while wait and len(inside) < oven:
                inside.append(wait.popleft())
            clock += 1
            if clock > t:
                break
        return done
#> Solution().bakeOff(trays=[2, 3, 1], oven=2, t=10)
#> Solution().bakeOff(trays=[], oven=1, t=5)
#> Solution().bakeOff(trays=[4, 4], oven=1, t=6)
#> Solution().bakeOff(trays=[1, 1, 1], oven=3, t=4)
#> Solution().bakeOff(trays=[2, 2, 5, 1], oven=2, t=9)
# %%
from typing import List


class Solution:
    def maxTrophy(self, a: List[int], b: List[int]) -> int:
        n = len(a)
        f0, f1 = 0, float('-inf')
        for i in range(n):
            # f1: the switch to row b was already used
            f1 = max(f1, f0) + b[i]
            f0 = f0 + a[i]
        return max(f0, f1)
#> Solution().maxTrophy(a=[3, 1, 2], b=[0, 4, 5])
#> Solution().maxTrophy(a=[], b=[])
#> Solution().maxTrophy(a=[9, 9], b=[1, 1])
#> Solution().maxTrophy(a=[1, -2, 3, -4], b=[-1, 2, -3, 4])
#> Solution().maxTrophy(a=[0, 7, 0, 7, 0], b=[5, 0, 5, 0, 5])
# %%
from typing import List


class Solution:
    def mirrorClock(self, times: List[str]) -> List[str]:
        ans = []
        for t in times:
            h, m = map(int, t.split(':'))
            total = (720 - (h % 12) * 60 - m) % 720
            hh, mm = divmod(total, 60)
            s = f'{hh or 12}:{mm:02d}'
            if s != t:
                ans.append(s)
        return ans
#> Solution().mirrorClock(['3:00', '6:00', '1:45'])
#> Solution().mirrorClock([])
#> Solution().mirrorClock(['12:00', '12:30'])
#> Solution().mirrorClock(['23:59', '0:01'])
#> Solution().mirrorClock(['9:15', '2:45', '6:00', '11:11'])
# %%
from typing import List


class Solution:
    def subRowsDiv(self, nums: List[int], k: int) -> int:
        cnt = {(0, 0): 1}
        s = odd = ans = 0
        for x in nums:
            s = (s + x) % k
            odd ^= x & 1
            key = (s, odd)
            ans += cnt.get(key, 0)
            cnt[key] = cnt.get(key, 0) + 1
        return ans
#> Solution().subRowsDiv(nums=[1, 2, 3, 4], k=3)
#> Solution().subRowsDiv(nums=[], k=4)
#> Solution().subRowsDiv(nums=[5, 5, 5, 5], k=5)
#> Solution().subRowsDiv(nums=[2, 4, 6], k=7)
#> Solution().subRowsDiv(nums=[9, 3, 1, 5, 6, 0], k=6)
# %%
class Solution:
    def rotateVowels(self, s: str) -> str:
        idx = [i for i, c in enumerate(s) if c in 'aeiou']
        res = list(s)
        for a, b in zip(idx, idx[1:] + idx[:1]):
            res[b] = s[a]
        cut = len(res) // 2
        if len(idx) % 2:
            res[:cut] = res[:cut][::-1]
        return ''.join(res)
#> Solution().rotateVowels('contest')
#> Solution().rotateVowels('education')
#> Solution().rotateVowels('')
#> Solution().rotateVowels('rhythm')
#> Solution().rotateVowels('umbrella')
# %%
from typing import List


class Solution:
    def floodLevel(self, land: List[List[int]], rain: int) -> int:
        n, m = len(land), len(land[0])
        dry = 0
        for i in range(n):
            for j in range(m):
                low = True
                for di, dj in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                    x, y = i + di, j + dj
                    if 0 <= x < n and 0 <= y < m and land[x][y] <= land[i][j]:
                        low = False
                        break
                if not low or land[i][j] > rain:
                    dry += 1
        return dry
#> Solution().floodLevel(land=[[1, 2], [3, 4]], rain=2)
#> Solution().floodLevel(land=[[5]], rain=5)
#> Solution().floodLevel(land=[[2, 2, 2]], rain=9)
#> Solution().floodLevel(land=[[9, 1, 9], [1, 9, 1]], rain=3)
#> Solution().floodLevel(land=[[4], [0], [6]], rain=0)
# %%
from typing import List


class Solution:
    def hireHelpers(self, jobs: List[List[int]]) -> int:
        jobs.sort(key=lambda j: -j[1])
        slots = {}
        pay = 0
        for d, p in jobs:
            t = d
            while t > 0 and t in slots:
                t -= 1
            if t > 0:
                slots[t] = p
                pay += p
            else:
                pay -= 1
        return pay
#> Solution().hireHelpers([[1, 10], [1, 20], [2, 5]])
#> Solution().hireHelpers([])
#> Solution().hireHelpers([[3, 4], [3, 4], [3, 4], [3, 4]])
#> Solution().hireHelpers([[0, 9]])
#> Solution().hireHelpers([[2, 30], [1, 12], [2, 25], [4, 7], [1, 50]])
# %%
from itertools import groupby
from typing import List


class Solution:
    def brickCode(self, wall: str) -> List[int]:
        code = []
        for ch, g in groupby(wall):
            k = len(list(g))
            if ch == '.':
                continue
            code.append(k if ch == '#' else -k)
        i = 1
        while i < len(code):
            if code[i] + code[i - 1] == 0:
                del code[i - 1:i + 1]
                i = max(1, i - 1)
            else:
                i += 1
        return code
#> Solution().brickCode('##.=.###')
#> Solution().brickCode('....')
#> Solution().brickCode('')
#> Solution().brickCode('##==#')
#> Solution().brickCode('#.##==.=.###')
# %%
def pick_captain(ages, order):
    team = list(range(len(ages)))
    for c in order:
        if len(team) <= 1:
            break
        if c == 'y':
            team.remove(min(team, key=lambda i: ages[i]))
        elif c == 'o':
            team.remove(max(team, key=lambda i: ages[i]))
        else:
            team = team[1:] + team[:1]
    return team[0] if team else None
#> pick_captain([12, 15, 11, 14], 'yro')
#> pick_captain([], 'yo')
#> pick_captain([9], 'yyy')
#> pick_captain([10, 10, 10], 'oy')
#> pick_captain([3, 8, 5, 1, 9], 'rroor')
# %%
from typing import List


class Solution:
    def climbCost(self, steps: List[int]) -> int:
        n = len(steps)
        if n < 2:
            return 0
        a, b = steps[0], steps[0] + steps[1] // 2
        for i in range(2, n):
            c = min(b + steps[i], a + 2 * steps[i] - 1)
            a, b = b, c
        return b
#> Solution().climbCost([4, 6, 1, 3])
#> Solution().climbCost([5])
#> Solution().climbCost([1, 9])
#> Solution().climbCost([2, 8, 8, 1, 1])
#> Solution().climbCost([7, 3, 0, 5, 2, 2, 9])
# %%
def parity_zip(a, b):
    out = []
    i = j = 0
    turn = 0
    while i < len(a) or j < len(b):
        if j >= len(b) or (i < len(a) and turn == 0):
            x = a[i]
            i += 1
        else:
            x = b[j]
            j += 1
        out.append(x)
        turn = x % 2
    return out
#> parity_zip([2, 3, 4], [5, 6])
#> parity_zip([], [])
#> parity_zip([1, 1, 1], [2, 2, 2])
#> parity_zip([], [7, 8])
#> parity_zip([9, 2, 4], [3, 5, 8, 1])
# %%
from typing import List


class Solution:
    def totalOverlap(self, a: List[List[int]], b: List[List[int]]) -> int:
        i = j = 0
        ans = 0
        while i < len(a) and j < len(b):
            lo = max(a[i][0], b[j][0])
            hi = min(a[i][1], b[j][1])
            if hi > lo:
                ans += hi - lo
            if a[i][1] < b[j][1]: i += 1
            else: j += 1
        return ans
#> Solution().totalOverlap(a=[[0, 4], [6, 9]], b=[[2, 7]])
#> Solution().totalOverlap(a=[], b=[[1, 2]])
#> Solution().totalOverlap(a=[[0, 1], [2, 3]], b=[[1, 2], [3, 4]])
#> Solution().totalOverlap(a=[[0, 10]], b=[[1, 2], [3, 5], [9, 12]])
#> Solution().totalOverlap(a=[[1, 5], [8, 12], [15, 20]], b=[[4, 9], [11, 16]])
# %%
from typing import List


class Solution:
    def alienSum(self, words: List[str], key: str) -> int:
        rank = {c: i for i, c in enumerate(key)}
        ans = 0
        for w in words:
            v = 0
            for c in w:
                if c not in rank:
                    v = 0
                    break
                v = v * len(key) + rank[c]
            ans += v
        return ans
#> Solution().alienSum(words=['ba', 'ab'], key='ab')
#> Solution().alienSum(words=[], key='xyz')
#> Solution().alienSum(words=['cab', 'dad'], key='abc')
#> Solution().alienSum(words=['', 'z'], key='z')
#> Solution().alienSum(words=['moon', 'no', 'on'], key='nom')
# %%
from typing import List


class Solution:
    def dropBalls(self, slots: List[int], balls: List[int]) -> List[int]:
        n = len(slots)
        for b in balls:
            i = b
            while i < n and slots[i] == 0:
                i += 1
            if i < n:
                slots[i] -= 1
            else:
                slots[b] += 1
        return slots
#> Solution().dropBalls([1, 0, 2], [0, 0, 1])
#> Solution().dropBalls([0, 0], [1, 0])
#> Solution().dropBalls([3], [])
#> Solution().dropBalls([2, 1, 0, 1], [2, 2, 1, 1])
#> Solution().dropBalls([0, 1, 0, 0, 2], [3, 0, 4, 2, 2])
# %%
from functools import lru_cache
from typing import List


def cutRope(marks: List[int]) -> int:
    marks = sorted(marks)

    @lru_cache(None)
    def go(l, r):
        if r - l < 2:
            return 0
        best = float('inf')
        for k in range(l + 1, r):
            c = max(go(l, k), go(k, r)) + (k - l) % 2
            best = min(best, c)
        return best + marks[r] - marks[l]

    return go(0, len(marks) - 1)
#> cutRope([0, 3, 7, 10])
#> cutRope([0, 5])
#> cutRope([9, 0, 4])
#> cutRope([2])
#> cutRope([0, 1, 5, 6, 12])
# %%
from typing import List


class Solution:
    def stickyKeys(self, typed: str, sticky: str) -> int:
        # how many texts could have been meant
        ans = 1
        i = 0
        while i < len(typed):
            j = i
            while j < len(typed) and typed[j] == typed[i]:
                j += 1
            if typed[i] in sticky:
                ans *= j - i
            elif j - i > 2:
                return 0
            i = j
        return ans
#> Solution().stickyKeys(typed='heeello', sticky='el')
#> Solution().stickyKeys(typed='aaab', sticky='b')
#> Solution().stickyKeys(typed='', sticky='q')
#> Solution().stickyKeys(typed='xxyyzz', sticky='xyz')
#> Solution().stickyKeys(typed='mmmmnoo', sticky='m')
# %%
from typing import List


class Solution:
    def peakRegions(self, a: List[int]) -> List[List[int]]:
        n = len(a)
        res = []
        i = 0
        while i < n:
            j = i
            while j + 1 < n and a[j + 1] == a[i]:
                j += 1
            up = i == 0 or a[i - 1] < a[i]
            dn = j == n - 1 or a[j + 1] < a[i]
            if up and dn:
                res.append([i, j])
            i = j + 1
        return res
#> Solution().peakRegions([1, 3, 3, 2, 5])
#> Solution().peakRegions([])
#> Solution().peakRegions([2, 2, 2])
#> Solution().peakRegions([5, 4, 4, 6, 6, 1])
#> Solution().peakRegions([0, 1, 0, 1, 0, 1])
# %%
from heapq import heappush, heappop
from typing import List


class Solution:
    def rescueRounds(self, people: List[int], boats: List[int]) -> int:
        heap = []
        for b in boats:
            heappush(heap, (b, b))
        done = 0
        last = 0
        while done < sum(people) and heap:
            t, b = heappop(heap)
            done += 3
            last = max(last, t)
            heappush(heap, (t + b, b))
        return last
#> Solution().rescueRounds(people=[4, 5], boats=[2, 3])
#> Solution().rescueRounds(people=[], boats=[1])
#> Solution().rescueRounds(people=[10], boats=[])
#> Solution().rescueRounds(people=[6, 6, 6], boats=[4, 1, 7])
#> Solution().rescueRounds(people=[1], boats=[9, 9])
# %%
def codebreak(s, shift):
    res = ''
    k = shift
    for ch in s:
        if ch == '|':
            k = -k
            continue
        if ch.islower():
            res += chr((ord(ch) - 97 + k) % 26 + 97)
            k += 1 if k > 0 else -1
        else:
            res += ch
    return res
#> codebreak('abc', 1)
#> codebreak('', 4)
#> codebreak('ab|ab', 2)
#> codebreak('X-y-Z', 3)
#> codebreak('zoo|keeper', 5)
# %%
def votes_needed(seats, mine):
    total = sum(seats)
    have = seats[mine]
    others = sorted((s for i, s in enumerate(seats) if i != mine), reverse=True)
    k = 0
    for s in others:
        if 2 * have > total:
            break
        have += s
        k += 1
    return k
#> votes_needed([10, 4, 7, 3], 1)
#> votes_needed([10, 4, 3], 0)
#> votes_needed([5], 0)
#> votes_needed([2, 2, 2, 2, 2], 3)
#> votes_needed([30, 28, 5, 6], 2)
# %%
from typing import List


class Solution:
    def rippleGrid(self, n: int, taps: List[List[int]]) -> List[List[int]]:
        g = [[0] * n for _ in range(n)]
        for r, c in taps:
            for i in range(n):
                for j in range(n):
                    d = max(abs(i - r), abs(j - c))
                    if d < 2:
                        g[i][j] += 2 - d
        return g
#> Solution().rippleGrid(n=2, taps=[[0, 0]])
#> Solution().rippleGrid(n=1, taps=[])
#> Solution().rippleGrid(n=3, taps=[[1, 1]])
#> Solution().rippleGrid(n=3, taps=[[0, 0], [2, 2]])
#> Solution().rippleGrid(n=2, taps=[[1, 0], [1, 0], [0, 1]])
# %%
from typing import List


class Solution:
    def subsetScore(self, vals: List[int], cap: int) -> int:
        n = len(vals)
        best = 0
        for mask in range(1 << n):
            if mask & (mask >> 1):
                continue
            s = sum(vals[i] for i in range(n) if mask >> i & 1)
            if s <= cap:
                best = max(best, s)
        return best
#> Solution().subsetScore([5, 4, 3], 9)
#> Solution().subsetScore([], 3)
#> Solution().subsetScore([12, 20], 10)
#> Solution().subsetScore([2, 7, 4, 1], 7)
#> Solution().subsetScore([6, 1, 5, 9], 14)
# %%
from typing import List


class Solution:
    def firstRunner(self, laps: List[List[int]]) -> int:
        total = [sum(r) for r in laps]
        fastest = [min(r) for r in laps]
        idx = sorted(range(len(laps)), key=lambda i: (total[i], fastest[i], -i))
        return idx[0] if idx else -1
#> Solution().firstRunner([[10, 12], [11, 11], [9, 13]])
#> Solution().firstRunner([])
#> Solution().firstRunner([[5], [5]])
#> Solution().firstRunner([[8, 8, 8], [7, 8, 9], [20, 1, 1]])
#> Solution().firstRunner([[3, 4], [4, 3], [2, 6], [1, 7]])
# %%
from typing import List


class Solution:
    def countCalm(self, nums: List[int]) -> int:
        n, ans = len(nums), 0
        for i in range(n):
            mx = mn = nums[i]
            for j in range(i + 1, n):
                mx = max(mx, nums[j])
                mn = min(mn, nums[j])
                if mx - mn == j - i:
                    ans += 1
                elif mx - mn > n:
                    break
        return ans
#> Solution().countCalm(nums=[3, 2, 4, 1])
#> Solution().countCalm(nums=[])
#> Solution().countCalm(nums=[1, 9, 2])
#> Solution().countCalm(nums=[5, 6, 7, 8])
#> Solution().countCalm(nums=[2, 2, 3, 0, 1])
# %%
def bus_seats(stops, size):
    on = {}
    turned = []
    for k, stop in enumerate(stops):
        on.pop(k, None)
        for dest in stop:
            if dest <= k:
                continue
            if sum(on.values()) < size:
                on[dest] = on.get(dest, 0) + 1
            else:
                turned.append((k, dest))
    return turned
#> bus_seats([[2, 3], [2], [3]], 2)
#> bus_seats([], 3)
#> bus_seats([[1, 1, 1], [0]], 1)
#> bus_seats([[3, 2, 1], [2, 3], [3]], 3)
#> bus_seats([[5], [5], [5], []], 0)
