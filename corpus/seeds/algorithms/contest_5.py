# %%
from typing import List


class Solution:
    def isSweet(self, x: int) -> bool:
        s = 0
        while x > 0:
            s += x % 10
            x //= 10
        return s % 4 == 0

    def sweetBlocks(self, nums: List[int]) -> int:
        n = len(nums)
        ans = 0
        i = 0
        while i < n:
            if not self.isSweet(nums[i]):
                i += 1
                continue
            j = i
            while j < n and self.isSweet(nums[j]):
                j += 1
            ans = max(ans, j - i)
            i = j
        return ans
#> Solution().sweetBlocks(nums=[13, 22, 5, 8])
#> Solution().sweetBlocks(nums=[])
#> Solution().sweetBlocks(nums=[1, 2, 3])
#> Solution().sweetBlocks(nums=[4, 40, 31, 7])
#> Solution().sweetBlocks(nums=[79, 10, 26, 17])
# %%
from typing import List


class Solution:
    def honeyRoute(self, flowers: List[int], rest: int) -> int:
        n = len(flowers)
        INF = 10 ** 9
        dp = [-INF] * (n + 1)
        dp[0] = 0
        for i in range(1, n + 1):
            x = flowers[i - 1]
            dp[i] = dp[i - 1]
            j = max(0, i - 1 - rest)
            dp[i] = max(dp[i], dp[j] + x)
            if i >= 2 and flowers[i - 2] == x:
                dp[i] = max(dp[i], dp[max(0, j - 1)] + 2 * x + 1)
        return dp[n]
#> Solution().honeyRoute([4, 1, 1, 9], 1)
#> Solution().honeyRoute([], 2)
#> Solution().honeyRoute([5, 5, 5], 0)
#> Solution().honeyRoute([7, 2, 8], 2)
#> Solution().honeyRoute([3, 3, 6, 1, 6, 6], 1)
# %%
from collections import Counter


def rarest_pair(s):
    pairs = Counter(a + b for a, b in zip(s, s[1:]) if a != b)
    if not pairs:
        return ''
    lo = min(pairs.values())
    for a, b in zip(reversed(s[:-1]), reversed(s)):
        if pairs[a + b] == lo:
            return a + b
#> rarest_pair('abcab')
#> rarest_pair('')
#> rarest_pair('ooo')
#> rarest_pair('mommom')
#> rarest_pair('banana split')
# %%
from typing import List


class Solution:
    def raiseFloors(self, floors: List[List[int]], lift: int) -> int:
        n, m = len(floors), len(floors[0])
        flat = sorted(x for r in floors for x in r)
        k = len(flat) // 2
        base = flat[k] % lift
        ans = 0
        for i in range(n):
            for j in range(m):
                d = abs(floors[i][j] - flat[k])
                if floors[i][j] % lift != base:
                    ans += d % lift
                ans += d // lift
        return ans
#> Solution().raiseFloors(floors=[[2, 4], [6, 8]], lift=2)
#> Solution().raiseFloors(floors=[[1]], lift=5)
#> Solution().raiseFloors(floors=[[1, 2, 3], [4, 5, 6]], lift=3)
#> Solution().raiseFloors(floors=[[10], [0], [5]], lift=4)
#> Solution().raiseFloors(floors=[[7, 7], [7, 1]], lift=6)
# %%
from typing import List


class Solution:
    def ringBells(self, bells: List[int], until: int) -> List[int]:
        ans = []
        t = 1
        while t <= until:
            c = 0
            for b in bells:
                if t % b == 0:
                    c += 1
            if c >= 2:
                ans.append(t)
            t += 1
        return ans
#> Solution().ringBells(bells=[2, 3], until=13)
#> Solution().ringBells(bells=[], until=3)
#> Solution().ringBells(bells=[4], until=9)
#> Solution().ringBells(bells=[1, 5], until=11)
#> Solution().ringBells(bells=[2, 4, 6], until=12)
# %%
from typing import List


class Solution:
    def xorLadder(self, a: List[int]) -> int:
        best = 0
        while len(a) > 1:
            b = []
            for i in range(len(a) - 1):
                b.append(a[i] ^ a[i + 1])
            mx = max(b)
            if mx > best:
                best = mx
            a = b if b[0] <= b[-1] else b[::-1][1:]
        return best
#> Solution().xorLadder([1, 4, 2, 7])
#> Solution().xorLadder([])
#> Solution().xorLadder([9])
#> Solution().xorLadder([5, 5, 5])
#> Solution().xorLadder([8, 3, 12, 6, 1])
# %%
from itertools import accumulate
from typing import List


class Solution:
    def lowestPurse(self, pay: List[int], loan: int) -> int:
        pre = list(accumulate(pay, initial=loan))
        low = min(pre)
        if low >= 0:
            return 0
        day = pre.index(low)
        fee = 0
        for k, v in enumerate(pre[day:]):
            if v >= 0:
                break
            fee += k + 1
        return fee - low
#> Solution().lowestPurse(pay=[5, -9, 3, -4, 8], loan=1)
#> Solution().lowestPurse(pay=[], loan=-3)
#> Solution().lowestPurse(pay=[1, 2], loan=0)
#> Solution().lowestPurse(pay=[-2, -2, -2], loan=3)
#> Solution().lowestPurse(pay=[-7, 20], loan=4)
# %%
from typing import List


class Solution:
    def maxGuests(self, visits: List[List[int]], breakAt: int) -> int:
        mx = 0
        for t, _ in visits:
            here = 0
            for a, b in visits:
                if a <= t < b:
                    if a < breakAt <= t:
                        continue
                    here += 1
            mx = max(mx, here)
        return mx
#> Solution().maxGuests([[1, 5], [2, 6], [4, 8]], 4)
#> Solution().maxGuests([], 3)
#> Solution().maxGuests([[0, 9], [3, 4]], 20)
#> Solution().maxGuests([[2, 3], [3, 4], [4, 5]], 0)
#> Solution().maxGuests([[1, 10], [2, 9], [3, 8], [5, 6]], 5)
# %%
class Solution:
    def swapPairs(self, s: str) -> str:
        t = list(s)
        n = len(t)
        i = 0
        while i + 1 < n:
            if t[i].isdigit() and t[i + 1].isalpha():
                t[i], t[i + 1] = t[i + 1], t[i]
                i += 2
            elif t[i] > t[i + 1]:
                t[i] = t[i].upper()
                i += 1
            else:
                i += 1
        return ''.join(t)
#> Solution().swapPairs('1a2b')
#> Solution().swapPairs('')
#> Solution().swapPairs('dcba')
#> Solution().swapPairs('12ab')
#> Solution().swapPairs('x9y8z7q')
# %%
from typing import List


class Solution:
    def quotaDays(self, work: List[int], quota: int, tired: int) -> int:
        lo, hi = 0, len(work)

        def total(k):
            s = 0
            for i in range(k):
                s += max(0, work[i] - tired * (i // 2))
            return s

        if total(hi) < quota:
            return -1
        while lo < hi:
            mid = (lo + hi) >> 1
            if total(mid) >= quota:
                hi = mid
            else:
                lo = mid + 1
        return lo
#> Solution().quotaDays(work=[5, 5, 5, 5], quota=12, tired=1)
#> Solution().quotaDays(work=[], quota=0, tired=1)
#> Solution().quotaDays(work=[2, 2], quota=9, tired=0)
#> Solution().quotaDays(work=[9, 1, 8, 2, 7], quota=20, tired=2)
#> Solution().quotaDays(work=[3, 3, 3], quota=1, tired=3)
# %%
from typing import List


def paper_round(houses, blocked):
    x = y = 0
    total = 0
    for hx, hy in houses:
        d = abs(hx - x) + abs(hy - y)
        for bx, by in blocked:
            if min(x, hx) <= bx <= max(x, hx) and min(y, hy) <= by <= max(y, hy):
                d += 2
        total += d
        x, y = hx, hy
    return total
#> paper_round([(2, 3), (4, 0)], [(1, 1)])
#> paper_round([], [(0, 0)])
#> paper_round([(5, 0)], [])
#> paper_round([(0, 4), (4, 4), (0, 0)], [(2, 2), (0, 2)])
#> paper_round([(1, 1), (1, 1)], [(1, 1)])
# %%
from typing import List


class Solution:
    def evenOut(self, jars: List[int]) -> int:
        moves = 0
        while max(jars) - min(jars) > 1:
            hi = jars.index(max(jars))
            lo = jars.index(min(jars))
            give = (jars[hi] - jars[lo]) // 2
            jars[hi] -= give
            jars[lo] += give
            moves += abs(hi - lo)
        return moves
#> Solution().evenOut([1, 9, 2])
#> Solution().evenOut([4])
#> Solution().evenOut([5, 6, 5])
#> Solution().evenOut([0, 0, 0, 12])
#> Solution().evenOut([20, 3, 8, 1, 10])
# %%
from typing import List


class Solution:
    def nestedDolls(self, dolls: List[List[int]]) -> int:
        dolls = sorted(dolls, key=lambda d: (d[0], -d[1]))
        n = len(dolls)
        f = [1] * n
        for i in range(n):
            for j in range(i):
                if dolls[j][0] < dolls[i][0] and dolls[j][1] < dolls[i][1] - 1:
                    f[i] = max(f[i], f[j] + 1)
        return n - max(f, default=0)
#> Solution().nestedDolls(dolls=[[2, 3], [5, 8], [4, 6]])
#> Solution().nestedDolls(dolls=[])
#> Solution().nestedDolls(dolls=[[3, 3], [3, 9]])
#> Solution().nestedDolls(dolls=[[1, 1], [2, 2], [3, 3]])
#> Solution().nestedDolls(dolls=[[6, 2], [1, 7], [2, 9], [7, 12], [4, 4]])
# %%
def windChange(dirs, k):
    order = 'NESW'
    best = 0
    turns = []
    for a, b in zip(dirs, dirs[1:]):
        d = (order.index(b) - order.index(a)) % 4
        turns.append(min(d, 4 - d))
    for i in range(len(turns)):
        best = max(best, sum(turns[i:i + k]))
    return best
#> windChange('NESWN', 2)
#> windChange('', 3)
#> windChange('NSNS', 2)
#> windChange('EEEE', 1)
#> windChange('NEWSSNE', 3)
# %%
from typing import List


class Solution:
    def medianMoves(self, nums: List[int], p: int) -> List[int]:
        small = [x for x in nums if x < p]
        same = [x for x in nums if x == p]
        big = [x for x in nums if x > p]
        if len(small) > len(big):
            small, big = small[::-1], big
        else:
            big = sorted(big)
        return small + [len(same)] + big
#> Solution().medianMoves([4, 1, 7, 3, 4], 4)
#> Solution().medianMoves([], 2)
#> Solution().medianMoves([9, 8, 7], 5)
#> Solution().medianMoves([1, 2, 3], 5)
#> Solution().medianMoves([6, 2, 6, 9, 1, 8], 6)
# %%
from collections import defaultdict
from typing import List


class Solution:
    def quietRooms(self, talks: List[str]) -> List[str]:
        noise = defaultdict(int)
        mute = set()
        for t in talks:
            room, word = t.split('/')
            if word == 'shh':
                mute.add(room)
                noise[room] = 0
            elif word == 'go':
                mute.discard(room)
            elif room not in mute:
                noise[room] += len(word)
        return sorted(r for r in noise if noise[r] < 4)
#> Solution().quietRooms(['a/hello', 'b/hi', 'a/shh'])
#> Solution().quietRooms([])
#> Solution().quietRooms(['x/shh', 'x/loud', 'x/go', 'x/yes'])
#> Solution().quietRooms(['k/no', 'k/yes', 'm/so'])
#> Solution().quietRooms(['q/shh', 'q/aaaa', 'p/bb', 'q/go', 'q/cccccc'])
# %%
from typing import List


class Solution:
    def reachSum(self, coins: List[int], goal: int) -> int:
        bits = 1
        used = 0
        for c in coins:
            nb = bits | bits << c
            if nb != bits:
                used += 1
            bits = nb & ((1 << (goal + 1)) - 1)
            if bits >> goal & 1:
                return used
        return -1
#> Solution().reachSum(coins=[3, 5, 2, 8], goal=10)
#> Solution().reachSum(coins=[], goal=4)
#> Solution().reachSum(coins=[6, 6, 6], goal=12)
#> Solution().reachSum(coins=[2, 4, 6, 8], goal=9)
#> Solution().reachSum(coins=[20, 1, 9, 0, 4], goal=13)
# %%
class Solution:
    def fieldsCount(self, n: int) -> int:
        cnt = 0
        for a in range(1, n + 1):
            if a * a > n:
                break
            if n % a:
                continue
            b = n // a
            if (b - a) % 2 == 0:
                cnt += 1 if a == b else 2
            elif b - a == 1:
                cnt += 5
        return cnt
#> Solution().fieldsCount(36)
#> Solution().fieldsCount(1)
#> Solution().fieldsCount(12)
#> Solution().fieldsCount(97)
#> Solution().fieldsCount(240)
# %%
from typing import List


class Solution:
    def lostBeads(self, cord: str, cuts: List[int]) -> str:
        cuts.sort()
        parts = []
        prev = 0
        for c in cuts:
            c = min(c, len(cord))
            parts.append(cord[prev:c])
            prev = c
        parts.append(cord[prev:])
        keep = max(parts, key=lambda p: (len(set(p)), len(p)))
        return keep
#> Solution().lostBeads(cord='aabbcad', cuts=[3, 5])
#> Solution().lostBeads(cord='', cuts=[1])
#> Solution().lostBeads(cord='xyz', cuts=[])
#> Solution().lostBeads(cord='aaaab', cuts=[4, 2])
#> Solution().lostBeads(cord='qwertyqq', cuts=[10, 3, 6])
# %%
from typing import List


class Solution:
    def parkCars(self, lot: List[List[int]], cars: List[int]) -> List[int]:
        n, m = len(lot), len(lot[0])
        res = []
        for c in cars:
            best = (10 ** 6, -1, -1)
            for i in range(n):
                for j in range(m):
                    if lot[i][j] >= c:
                        best = min(best, (lot[i][j] - c, i, j))
            spare, i, j = best
            if i == -1:
                res.append(-1)
            else:
                lot[i][j] = 0
                res.append(i * m + j)
        return res
#> Solution().parkCars(lot=[[3, 5], [2, 4]], cars=[4, 1, 4])
#> Solution().parkCars(lot=[[1]], cars=[])
#> Solution().parkCars(lot=[[2, 2, 2]], cars=[2, 3, 1])
#> Solution().parkCars(lot=[[9], [7]], cars=[8, 8])
#> Solution().parkCars(lot=[[6, 3, 4], [5, 5, 1]], cars=[5, 2])
# %%
from collections import deque


def mirror_queue(ops):
    q = deque()
    flipped = False
    out = []
    for op in ops:
        if op == 'flip':
            flipped = not flipped
        elif op == 'pop':
            if not q:
                out.append(None)
            else:
                out.append(q.pop() if flipped else q.popleft())
        elif flipped:
            q.appendleft(op)
        else:
            q.append(op)
    return out
#> mirror_queue([1, 2, 'pop', 3, 'flip', 'pop'])
#> mirror_queue([])
#> mirror_queue(['pop', 'flip', 'pop'])
#> mirror_queue(['flip', 4, 5, 6, 'pop', 'flip', 'pop'])
#> mirror_queue([7, 'flip', 8, 'flip', 9, 'pop', 'pop', 'pop'])
# %%
from typing import List


class Solution:
    def beatBoss(self, hits: List[int], hp: int) -> int:
        combo = 0
        for i in range(len(hits)):
            dmg = hits[i]
            if i and hits[i] == hits[i - 1] + 1:
                combo += 1
            else:
                combo = 0
            hp -= dmg << combo
            if hp <= 0:
                return i
        return -hp
#> Solution().beatBoss(hits=[2, 3, 4, 1], hp=20)
#> Solution().beatBoss(hits=[], hp=5)
#> Solution().beatBoss(hits=[5, 5, 5], hp=30)
#> Solution().beatBoss(hits=[1, 2, 3, 4, 5], hp=100)
#> Solution().beatBoss(hits=[9, 1, 2, 7, 8], hp=36)
# %%
from typing import List, Optional


class Solution:
    def findSpy(self, reports: List[List[int]], n: int) -> Optional[int]:
        inn = [0] * n
        out = [0] * n
        for a, b in reports:
            inn[b] += 1
            out[a] += 1
        cand = None
        for i in range(n):
            if inn[i] > out[i] * 2 and inn[i] > 1:
                if cand is not None:
                    return None
                cand = i
        return cand
#> Solution().findSpy(reports=[[0, 1], [2, 1], [1, 0]], n=3)
#> Solution().findSpy(reports=[[0, 2], [1, 2], [2, 0], [3, 2]], n=4)
#> Solution().findSpy(reports=[], n=2)
#> Solution().findSpy(reports=[[0, 1], [2, 1], [0, 3], [2, 3]], n=4)
#> Solution().findSpy(reports=[[1, 0], [2, 0]], n=3)
# %%
from typing import List


class Solution:
    def bundleMail(self, mails: List[str]) -> int:
        mails.sort()
        ans = len(mails)
        for i in range(1, len(mails)):
            a, b = mails[i - 1], mails[i]
            k = 0
            while k < min(len(a), len(b)) and a[k] == b[k]:
                k += 1
            if k >= 3 or k == len(a):
                ans -= 1
        return ans
#> Solution().bundleMail(['carton', 'card', 'cart', 'dog'])
#> Solution().bundleMail([])
#> Solution().bundleMail(['a', 'ab', 'abc'])
#> Solution().bundleMail(['x', 'y'])
#> Solution().bundleMail(['north', 'nor', 'no', 'south', 'sort'])
# %%
from typing import List


class Solution:
    def countRising(self, nums: List[int], step: int) -> int:
        cnt = {}
        total = 0
        for x in nums:
            cur = cnt.get(x - step, 0) + 1
            cnt[x] = cnt.get(x, 0) + cur
            total += cur - 1
        return total
#> Solution().countRising(nums=[1, 2, 1, 3, 2], step=1)
#> Solution().countRising(nums=[], step=2)
#> Solution().countRising(nums=[5, 5, 5], step=3)
#> Solution().countRising(nums=[4, 2, 0], step=-2)
#> Solution().countRising(nums=[0, 3, 6, 3, 6, 9], step=3)
# %%
from typing import List


class Solution:
    def fenceCost(self, posts: List[int]) -> int:
        mn = mx = posts[0]
        drop = climb = 0
        for p in posts[1:]:
            if p > mx:
                climb += p - mx
                mx = p
            elif p < mn:
                drop += (mn - p) ** 2
                mn = p
        return climb + drop
#> Solution().fenceCost([5, 7, 3, 8, 2])
#> Solution().fenceCost([4])
#> Solution().fenceCost([6, 6, 6])
#> Solution().fenceCost([9, 7, 4, 1])
#> Solution().fenceCost([1, 3, 2, 6, 0, 5, 7])
# %%
def triangle_tops(rows):
    dp = rows[0][:]
    back = []
    for row in rows[1:]:
        nxt = []
        for j in range(len(row)):
            cand = [dp[k] for k in (j - 1, j) if 0 <= k < len(dp)]
            best = max(cand) if row[j] % 2 else min(cand)
            nxt.append(best + row[j])
        back.append(max(nxt))
        dp = nxt
    return back
#> triangle_tops([[1], [2, 3], [4, 5, 6]])
#> triangle_tops([[7]])
#> triangle_tops([[0], [9, 8]])
#> triangle_tops([[5], [1, 1], [1, 1, 1], [2, 2, 2, 2]])
#> triangle_tops([[3], [6, 1], [8, 7, 2]])
# %%
from typing import List


class Solution:
    def gateTimes(self, s: str) -> List[int]:
        res = []
        openAt = -1
        for i in range(len(s)):
            if s[i] == 'O' and openAt < 0:
                openAt = i
            elif s[i] == 'C' and openAt >= 0:
                res.append(i - openAt)
                openAt = -1
            elif s[i] == 'X':
                openAt = -1
                if len(res) > 0:
                    res.pop()
        if openAt >= 0:
            res.append(len(s) - openAt)
        return res
#> Solution().gateTimes('O..C.OC')
#> Solution().gateTimes('')
#> Solution().gateTimes('..CC')
#> Solution().gateTimes('OOC.O')
#> Solution().gateTimes('OCX.O.XOC')
# %%
from functools import reduce
from math import gcd, lcm
from typing import List


class Solution:
    def gearGroups(self, gears: List[int]) -> List[int]:
        groups = []
        for g in sorted(gears, reverse=True):
            for grp in groups:
                if all(gcd(g, x) > 1 for x in grp):
                    grp.append(g)
                    break
            else:
                groups.append([g])
        return [reduce(lcm, grp) for grp in groups]
#> Solution().gearGroups(gears=[6, 4, 9, 5])
#> Solution().gearGroups(gears=[])
#> Solution().gearGroups(gears=[7, 7, 7])
#> Solution().gearGroups(gears=[2, 3, 5])
#> Solution().gearGroups(gears=[10, 4, 15, 8, 3])
# %%
def vote_rounds(ballots):
    alive = sorted({c for b in ballots for c in b})
    rounds = 0
    while len(alive) > 1:
        rounds += 1
        tally = {c: 0 for c in alive}
        for b in ballots:
            for c in b:
                if c in tally:
                    tally[c] += 1
                    break
        worst = min(alive, key=lambda c: tally[c])
        if max(tally.values()) * 2 > len(ballots):
            return max(alive, key=lambda c: tally[c]), rounds
        alive.remove(worst)
    return (alive[0] if alive else '', rounds)
#> vote_rounds(['abc', 'bca', 'cab', 'bac'])
#> vote_rounds([])
#> vote_rounds(['x', 'x', 'y'])
#> vote_rounds(['ab', 'ba'])
#> vote_rounds(['zq', 'qz', 'kz', 'zk', 'qk'])
# %%
from typing import List


class Solution:
    def spareTime(self, meets: List[List[int]], need: int) -> int:
        t = 9 * 60
        for a, b in sorted(meets):
            if a - t >= need:
                return t
            if b > t:
                t = b
            if 720 <= t < 750:
                t = 750
        return t if t + need <= 1020 else -1
#> Solution().spareTime(meets=[[540, 600], [620, 700]], need=30)
#> Solution().spareTime(meets=[], need=60)
#> Solution().spareTime(meets=[[540, 725], [760, 900]], need=20)
#> Solution().spareTime(meets=[[540, 1000]], need=45)
#> Solution().spareTime(meets=[[900, 960], [540, 800], [820, 910]], need=15)
# %%
from typing import List


class Solution:
    def evenFlow(self, pipes: List[int]) -> int:
        n = len(pipes)
        total = sum(pipes)
        if n == 0 or total % n != 0:
            return -1
        avg = total // n
        flow = 0
        ans = 0
        for p in pipes:
            flow += p - avg
            if flow < 0:
                ans += 2 * -flow
            else:
                ans += flow
        return ans
#> Solution().evenFlow([4, 0, 2, 2])
#> Solution().evenFlow([])
#> Solution().evenFlow([1, 2])
#> Solution().evenFlow([0, 0, 9])
#> Solution().evenFlow([5, 1, 6, 0, 3])
# %%
from typing import List


class Solution:
    def longestLadder(self, words: List[str]) -> int:
        best = {}
        for w in sorted(words, key=len):
            cur = 1
            for i in range(len(w)):
                p = w[:i] + w[i + 1:]
                if p in best and (i == 0 or i == len(w) - 1):
                    cur = max(cur, best[p] + 1)
            best[w] = cur
        return max(best.values(), default=0)
#> Solution().longestLadder(words=['a', 'ab', 'cab', 'b'])
#> Solution().longestLadder(words=[])
#> Solution().longestLadder(words=['xy', 'z'])
#> Solution().longestLadder(words=['t', 'to', 'tom', 'atom', 'tm'])
#> Solution().longestLadder(words=['no', 'now', 'snow', 'know'])
# %%
def stack_plates(plates, limit):
    piles = [[]]
    for p in plates:
        for pile in piles:
            if not pile or (pile[-1] >= p and len(pile) < limit):
                pile.append(p)
                break
        else:
            piles.append([p])
    return [sum(p) for p in piles]
#> stack_plates([5, 3, 4, 2, 6], 2)
#> stack_plates([], 3)
#> stack_plates([1, 2, 3], 5)
#> stack_plates([4, 4, 4, 4], 3)
#> stack_plates([9, 7, 8, 6, 7, 5], 4)
# %%
from typing import List


class Solution:
    def farthestPair(self, beads: List[int]) -> int:
        n = len(beads)
        mx = [0] * (n + 1)
        for i in range(n - 1, -1, -1):
            mx[i] = max(mx[i + 1], beads[i])
        ans = 0
        i = j = 0
        while i < n and j < n:
            if mx[j] >= beads[i] * 2:
                ans = max(ans, j - i)
                j += 1
            else:
                i += 1
                j = max(i, j)
        return ans
#> Solution().farthestPair([3, 1, 4, 2, 6])
#> Solution().farthestPair([])
#> Solution().farthestPair([9, 8, 7])
#> Solution().farthestPair([1, 1, 2, 1])
#> Solution().farthestPair([5, 2, 10, 3, 1, 6])
# %%
from typing import List


class Solution:
    def dripTaps(self, taps: List[int], bucket: int) -> int:
        t = fill = 0
        if not any(taps):
            return -1
        while fill < bucket:
            t += 1
            for i, p in enumerate(taps):
                if p and t % p == 0:
                    fill += 1
                    if fill > bucket // 2:
                        taps[i] = p + 1
        return t
#> Solution().dripTaps(taps=[2, 3], bucket=5)
#> Solution().dripTaps(taps=[], bucket=2)
#> Solution().dripTaps(taps=[0, 1], bucket=4)
#> Solution().dripTaps(taps=[4], bucket=3)
#> Solution().dripTaps(taps=[1, 2, 3], bucket=10)
# %%
from typing import List


class Solution:
    def matrixPulse(self, m: List[List[int]]) -> int:
        n = len(m)
        a = sum(m[i][i] for i in range(n))
        b = sum(m[i][n - 1 - i] for i in range(n))
        if n % 2:
            b -= m[n // 2][n // 2]
        edge = sum(m[0]) + sum(m[-1]) if n > 1 else 0
        return a * b - edge
#> Solution().matrixPulse([[1, 2], [3, 4]])
#> Solution().matrixPulse([[5]])
#> Solution().matrixPulse([[1, 0, 2], [0, 7, 0], [3, 0, 4]])
#> Solution().matrixPulse([[2, 2, 2], [2, 2, 2], [2, 2, 2]])
#> Solution().matrixPulse([[0, 1, 0, 1], [1, 0, 1, 0], [0, 1, 0, 1], [1, 0, 1, 0]])
# %%
from typing import List


class Solution:
    def keepPromises(self, days: List[int], cost: int) -> List[int]:
        ans = []
        debt = 0
        for i, d in enumerate(days, start=1):
            debt += cost
            pay = min(d, debt)
            debt -= pay
            if debt > 2 * cost:
                ans.append(i)
                debt = cost
        return ans
#> Solution().keepPromises(days=[1, 0, 2, 0, 0], cost=2)
#> Solution().keepPromises(days=[], cost=5)
#> Solution().keepPromises(days=[3, 3, 3], cost=3)
#> Solution().keepPromises(days=[0, 0, 0, 0, 0, 0], cost=1)
#> Solution().keepPromises(days=[4, 1, 0, 9, 0, 0], cost=4)
# %%
def pin_digits(pin, bad):
    res = []
    for ch in pin:
        d = int(ch)
        tries = 0
        while d in bad and tries < 10:
            d = (d * 3 + 1) % 10
            tries += 1
        res.append('*' if tries == 10 else str(d))
    text = ''.join(res)
    return text if text[::-1] != text else text + '!'
#> pin_digits('1234', [2, 7])
#> pin_digits('', [1])
#> pin_digits('777', [7])
#> pin_digits('4040', [4, 3, 0, 1])
#> pin_digits('90210', [0, 9, 8])
# %%
from typing import List


class Solution:
    def smoothRide(self, slopes: List[int]) -> int:
        n, ans, i = len(slopes), 0, 0
        while i < n:
            up = dn = 0
            while i < n and slopes[i] > 0:
                up += slopes[i]
                i += 1
            while i < n and slopes[i] < 0:
                dn -= slopes[i]
                i += 1
            while i < n and slopes[i] == 0:
                i += 1
            ans = max(ans, min(up, dn))
        return ans
#> Solution().smoothRide(slopes=[2, 3, -4, 0, 1, -1])
#> Solution().smoothRide(slopes=[])
#> Solution().smoothRide(slopes=[-3, -2, 5])
#> Solution().smoothRide(slopes=[0, 0])
#> Solution().smoothRide(slopes=[4, -9, 6, 2, -1, -5])
