# %%
from typing import List


class Solution:
    def trainCoupling(self, wagons: List[int]) -> int:
        # equal neighbours merge into a wagon one class higher
        st = []
        merges = 0
        for w in wagons:
            while st and st[-1] == w:
                st.pop()
                w += 1
                merges += 1
            st.append(w)
        return merges * 100 + len(st)
#> Solution().trainCoupling([1, 1, 2, 3])
#> Solution().trainCoupling([])
#> Solution().trainCoupling([4, 4, 4, 4])
#> Solution().trainCoupling([3, 2, 1, 1])
#> Solution().trainCoupling([5, 1, 2, 1, 1, 3])
# %%
def odd_columns(mat):
    n, m = len(mat), len(mat[0])
    keep = []
    for j in range(m):
        x = 0
        for i in range(n):
            x ^= mat[i][j]
        if x % 2 == 1:
            keep.append(j)
    return [[row[j] for j in keep] for row in mat]
#> odd_columns([[1, 2, 3], [4, 5, 6]])
#> odd_columns([[2]])
#> odd_columns([[1, 1], [1, 0], [1, 7]])
#> odd_columns([[8, 9, 10, 11]])
#> odd_columns([[3, 5], [5, 3], [2, 2], [0, 1]])
# %%
class Solution:
    def digitTax(self, income: int, rate: int) -> int:
        paid = 0
        while income > 9:
            top = int(str(income)[0])
            due = top * rate
            if due > income:
                break
            paid += due
            income = (income - due) // 2
        return paid
#> Solution().digitTax(income=350, rate=5)
#> Solution().digitTax(income=8, rate=3)
#> Solution().digitTax(income=99, rate=12)
#> Solution().digitTax(income=900, rate=1)
#> Solution().digitTax(income=125, rate=20)
# %%
from collections import Counter
from typing import List


class Solution:
    def teamPairs(self, levels: List[int], total: int) -> int:
        cnt = Counter(levels)
        ans = 0
        for x in sorted(cnt):
            y = total - x
            if y < x or y not in cnt:
                continue
            ans += cnt[x] // 2 if x == y else min(cnt[x], cnt[y])
        return ans
#> Solution().teamPairs(levels=[1, 5, 3, 3, 5, 1, 3], total=6)
#> Solution().teamPairs(levels=[], total=4)
#> Solution().teamPairs(levels=[2, 2, 2, 2, 2], total=4)
#> Solution().teamPairs(levels=[1, 2, 3], total=50)
#> Solution().teamPairs(levels=[7, 0, 4, 3, 0, 7], total=7)
# %%
from typing import List


class Solution:
    def windowVowelShare(self, s: str, k: int) -> List[int]:
        vow = set('aeiou')
        pre = [0]
        for c in s:
            pre.append(pre[-1] + (c in vow))
        ans = []
        for i in range(len(s) - k + 1):
            v = pre[i + k] - pre[i]
            if v * 2 > k and s[i] not in vow:
                ans.append(i)
        return ans
#> Solution().windowVowelShare('beautiful', 3)
#> Solution().windowVowelShare('rhythm', 2)
#> Solution().windowVowelShare('', 1)
#> Solution().windowVowelShare('banana', 4)
#> Solution().windowVowelShare('xaeyiou', 5)
# %%
from typing import List


class Solution:
    def waterPlants(self, need: List[int], can: int) -> int:
        steps, have = 0, can
        for i, x in enumerate(need):
            if x > can:
                return -1
            if have < x:
                steps += 2 * i
                have = can
            have -= x
            steps += 1
            if have == 0 and i + 1 < len(need):
                steps += 2 * (i + 1)
                have = can
        return steps
#> Solution().waterPlants(need=[2, 2, 3, 3], can=5)
#> Solution().waterPlants(need=[1, 9], can=5)
#> Solution().waterPlants(need=[], can=3)
#> Solution().waterPlants(need=[4, 4, 4], can=4)
#> Solution().waterPlants(need=[1, 2, 1, 3, 2], can=6)
# %%
from typing import List


class Solution:
    def longestBudget(self, costs: List[int], budget: int) -> List[int]:
        l = 0
        cur = 0
        best = [0, 0]
        for r, c in enumerate(costs):
            cur += c
            while cur > budget and l <= r:
                cur -= costs[l]
                l += 1
            if r - l + 1 >= best[1] - best[0]:
                best = [l, r + 1]
        return best
#> Solution().longestBudget([3, 1, 2, 4, 1], 6)
#> Solution().longestBudget([], 5)
#> Solution().longestBudget([9, 9], 4)
#> Solution().longestBudget([1, 1, 1, 1], 2)
#> Solution().longestBudget([4, 2, 0, 3, 5, 1, 1], 7)
# %%
from typing import List


class Solution:
    def lampSwitch(self, n: int, ops: List[List[int]]) -> int:
        state = 0
        for l, r in ops:
            seg = ((1 << (r - l + 1)) - 1) << l
            if state & seg == seg:
                state &= ~seg
            else:
                state |= seg
        return n - bin(state).count('1')
#> Solution().lampSwitch(n=5, ops=[[0, 2], [1, 3]])
#> Solution().lampSwitch(n=4, ops=[])
#> Solution().lampSwitch(n=6, ops=[[0, 5], [2, 3]])
#> Solution().lampSwitch(n=3, ops=[[1, 1], [1, 1], [0, 2]])
#> Solution().lampSwitch(n=8, ops=[[0, 3], [2, 6], [0, 6], [7, 7]])
# %%
from typing import List


class Solution:
    def bestBreak(self, tasks: List[int], rest: int) -> int:
        n = len(tasks)
        pre = [0] * (n + 1)
        for i in range(n):
            pre[i + 1] = pre[i] + tasks[i]
        ans, where = pre[n] ** 2, -1
        for i in range(1, n):
            a, b = pre[i], pre[n] - pre[i]
            v = a * a + b * b + rest
            if v < ans:
                ans, where = v, i
        return where
#> Solution().bestBreak(tasks=[3, 2, 4], rest=5)
#> Solution().bestBreak(tasks=[1, 1], rest=90)
#> Solution().bestBreak(tasks=[], rest=0)
#> Solution().bestBreak(tasks=[6, 1, 1, 1], rest=10)
#> Solution().bestBreak(tasks=[2, 2, 5, 2, 9], rest=3)
# %%
from typing import List


class Solution:
    def mergeNicks(self, names: List[str]) -> List[str]:
        res = []
        for nm in names:
            if res and res[-1][-1].lower() == nm[0].lower():
                res[-1] = res[-1] + nm[1:].lower()
            else:
                res.append(nm.capitalize())
        return res
#> Solution().mergeNicks(['tom', 'max', 'xena', 'bo'])
#> Solution().mergeNicks([])
#> Solution().mergeNicks(['Anna', 'Al', 'Lou', 'Ulf'])
#> Solution().mergeNicks(['x', 'X', 'x'])
#> Solution().mergeNicks(['eve', 'DAN', 'nora', 'kai'])
# %%
def orchard(rows, reach):
    total = 0
    for r, row in enumerate(rows):
        picked = 0
        for c in range(len(row)):
            height = row[c]
            if height <= reach:
                picked += 1
            elif c and row[c - 1] >= height - reach:
                picked += 2
        total += picked * (r + 1)
    return total
#> orchard([[1, 5, 3], [2, 9]], 4)
#> orchard([], 3)
#> orchard([[7, 7, 7]], 2)
#> orchard([[1], [1], [1]], 1)
#> orchard([[4, 8, 2, 6], [], [9, 3]], 5)
# %%
def minDelay(trains):
    trains = sorted(trains)
    free = 0
    ans = 0
    for a, d in trains:
        start = max(a, free)
        ans = max(ans, start - a)
        free = start + d
        if start > a:
            free += 1
    return ans
#> minDelay([[0, 5], [3, 2], [4, 4]])
#> minDelay([])
#> minDelay([[10, 1], [0, 3]])
#> minDelay([[1, 1], [1, 1], [1, 1]])
#> minDelay([[2, 6], [0, 4], [9, 2], [11, 5], [12, 1]])
# %%
from typing import List

MOD = 10 ** 4 + 7


class Solution:
    def beadStrings(self, n: int, limit: int) -> int:
        # strings over a, b: runs of b at most limit long
        run = [0] * (limit + 1)
        run[0] = 1
        for _ in range(n):
            nxt = [0] * (limit + 1)
            nxt[0] = sum(run) % MOD
            for j in range(limit):
                nxt[j + 1] = run[j]
            run = nxt
        return sum(run) % MOD
#> Solution().beadStrings(n=4, limit=1)
#> Solution().beadStrings(n=0, limit=3)
#> Solution().beadStrings(n=5, limit=2)
#> Solution().beadStrings(n=7, limit=0)
#> Solution().beadStrings(n=9, limit=3)
# %%
from typing import List


class Solution:
    def taxiQueue(self, arrive: List[int], taxis: List[int]) -> List[int]:
        arrive.sort()
        taxis.sort()
        waits = []
        i = 0
        for t in taxis:
            seats = 2
            while i < len(arrive) and arrive[i] <= t and seats:
                waits.append(t - arrive[i])
                i += 1
                seats -= 1
        return waits + [-1] * (len(arrive) - i)
#> Solution().taxiQueue(arrive=[1, 3, 4, 9], taxis=[5, 8])
#> Solution().taxiQueue(arrive=[], taxis=[2])
#> Solution().taxiQueue(arrive=[7, 2], taxis=[])
#> Solution().taxiQueue(arrive=[0, 0, 0, 0, 0], taxis=[1, 4])
#> Solution().taxiQueue(arrive=[10, 6, 2], taxis=[3, 11, 6])
# %%
from typing import List


class Solution:
    def noisyMedian(self, nums: List[int], k: int) -> List[int]:
        ans = []
        win = []
        for i, x in enumerate(nums):
            win.append(x)
            if len(win) > k:
                win.pop(0)
            s = sorted(win)
            mid = s[len(s) // 2]
            if abs(x - mid) > 2 and i:
                win[-1] = mid
            ans.append(mid)
        return ans
#> Solution().noisyMedian([5, 6, 20, 7], 3)
#> Solution().noisyMedian([], 3)
#> Solution().noisyMedian([9, 1, 9, 1], 2)
#> Solution().noisyMedian([4], 5)
#> Solution().noisyMedian([1, 2, 3, 40, 5, 6], 3)
# %%
from typing import List, Dict


class Solution:
    def inventory(self, log: List[str]) -> Dict[str, int]:
        box: Dict[str, int] = {}
        for line in log:
            name, _, amount = line.partition(':')
            k = int(amount or 1)
            if name.startswith('!'):
                box.pop(name[1:], None)
                continue
            box[name] = box.get(name, 0) + k
            if box[name] <= 0:
                del box[name]
        return box
#> Solution().inventory(log=['nut:3', 'bolt', 'nut:-1'])
#> Solution().inventory(log=[])
#> Solution().inventory(log=['!x', 'x:2', 'x:-2'])
#> Solution().inventory(log=['a', 'b', 'a', '!b'])
#> Solution().inventory(log=['pin:5', 'cap:2', 'pin:-9', 'cap', '!lid'])
# %%
from typing import List


class Solution:
    def cornerSum(self, g: List[List[int]], k: int) -> int:
        n, m = len(g), len(g[0])
        ans = float('-inf')
        for i in range(n - k + 1):
            for j in range(m - k + 1):
                a, b = i + k - 1, j + k - 1
                s = g[i][j] + g[a][b] - g[i][b] - g[a][j]
                if s > ans:
                    ans = s
        return ans if ans != float('-inf') else 0
#> Solution().cornerSum(g=[[1, 2, 3], [4, 5, 6], [7, 8, 10]], k=2)
#> Solution().cornerSum(g=[[4]], k=1)
#> Solution().cornerSum(g=[[1, 2]], k=2)
#> Solution().cornerSum(g=[[9, 0, 9], [0, 9, 0], [9, 0, 9]], k=3)
#> Solution().cornerSum(g=[[5, 1, 0], [2, 8, 3], [7, 7, 1], [0, 4, 6]], k=2)
# %%
class Solution:
    def balanceText(self, s: str) -> int:
        depth = 0
        fix = 0
        for c in s:
            if c == '<':
                depth += 1
            elif c == '>':
                if depth:
                    depth -= 1
                else:
                    fix += 1
            elif depth == 0:
                fix += 1
        return fix + depth
#> Solution().balanceText('<ab>c')
#> Solution().balanceText('>>')
#> Solution().balanceText('')
#> Solution().balanceText('<<a>')
#> Solution().balanceText('x<y>z><<')
# %%
from typing import List


class Solution:
    def maxSpread(self, houses: List[int], k: int) -> int:
        houses.sort()

        def can(d):
            cnt, last = 1, houses[0]
            for h in houses[1:]:
                if h - last >= d and h % 10:
                    cnt += 1
                    last = h
            return cnt >= k

        lo, hi = 0, houses[-1] - houses[0]
        while lo < hi:
            mid = (lo + hi + 1) // 2
            if can(mid):
                lo = mid
            else:
                hi = mid - 1
        return lo
#> Solution().maxSpread([1, 5, 9, 14], 3)
#> Solution().maxSpread([3, 13], 2)
#> Solution().maxSpread([2, 10, 4], 2)
#> Solution().maxSpread([7, 7, 8], 3)
#> Solution().maxSpread([12, 3, 25, 18], 3)
# %%
from typing import List


class Solution:
    def copyCats(self, moves: List[int], lag: int) -> int:
        n = len(moves)
        same = best = 0
        for i in range(lag, n):
            if moves[i] == moves[i - lag]:
                same += 1
                best = max(best, same)
            else:
                same = 0
        return best
#> Solution().copyCats(moves=[1, 2, 1, 2, 3], lag=2)
#> Solution().copyCats(moves=[], lag=1)
#> Solution().copyCats(moves=[4, 4, 4, 4, 5, 5], lag=1)
#> Solution().copyCats(moves=[1, 2, 3, 1, 2, 4, 1, 2], lag=3)
#> Solution().copyCats(moves=[8, 9], lag=4)
# %%
from itertools import combinations


def word_triples(words):
    ans = 0
    for a, b, c in combinations(words, 3):
        letters = set(a + b + c)
        if len(letters) == len(a) + len(b) + len(c):
            ans = max(ans, len(letters))
    return ans
#> word_triples(['ab', 'cd', 'ef', 'ax'])
#> word_triples(['a', 'b'])
#> word_triples(['aa', 'b', 'c'])
#> word_triples(['sun', 'map', 'kite', 'do'])
#> word_triples(['p', 'qr', 'st', 'pq', 'uvw'])
# %%
from typing import List


class Solution:
    def riverJumps(self, stones: List[int], jump: int) -> int:
        n = len(stones)
        if n == 0:
            return 0
        pos, cnt = 0, 0
        while pos < n - 1:
            far = pos
            for j in range(pos + 1, n):
                if stones[j] - stones[pos] > jump:
                    break
                far = j
            if far == pos:
                return -1
            pos = far
            cnt += 1
            jump -= 1
        return cnt
#> Solution().riverJumps([0, 2, 4, 5, 8], 4)
#> Solution().riverJumps([], 3)
#> Solution().riverJumps([3], 1)
#> Solution().riverJumps([0, 9], 5)
#> Solution().riverJumps([1, 3, 6, 8, 9, 10], 5)
# %%
from typing import List


class Solution:
    def priceTags(self, prices: List[int]) -> List[str]:
        mx = max(prices, default=0)
        mn = min(prices, default=0)
        tags = []
        for p in prices:
            t = f'{p // 100}.{p % 100:02d}'
            if p == mn:
                t += '!'
            elif p == mx:
                t = '>' + t
            tags.append(t.rjust(6, '_'))
        return tags
#> Solution().priceTags([250, 99, 1205])
#> Solution().priceTags([])
#> Solution().priceTags([5, 5])
#> Solution().priceTags([100, 999, 100])
#> Solution().priceTags([0, 45, 120, 7])
# %%
def hot_seats(players, songs):
    ring = list(range(1, players + 1))
    out = []
    at = 0
    for s in songs:
        if len(ring) == 1:
            break
        at = (at + s) % len(ring)
        out.append(ring.pop(at))
        if s % 2:
            ring.reverse()
            at = 0
    return out, ring
#> hot_seats(5, [2, 3, 4])
#> hot_seats(1, [7])
#> hot_seats(4, [])
#> hot_seats(3, [1, 1, 1, 1])
#> hot_seats(6, [10, 5, 8, 3])
# %%
from typing import List


class Solution:
    def stockNotes(self, prices: List[int], fee: int) -> int:
        hold, cash = float('-inf'), 0
        days = 0
        for p in prices:
            if cash - p > hold:
                hold = cash - p
                days = 0
            else:
                days += 1
            sell = hold + p - fee * (days < 2)
            if sell > cash:
                cash = sell
        return cash
#> Solution().stockNotes(prices=[3, 7, 2, 9], fee=2)
#> Solution().stockNotes(prices=[], fee=1)
#> Solution().stockNotes(prices=[9, 7, 5], fee=3)
#> Solution().stockNotes(prices=[1, 4, 6, 6, 2, 8], fee=4)
#> Solution().stockNotes(prices=[5, 6, 5, 6], fee=0)
# %%
from typing import List


class Solution:
    def sumOfGaps(self, nums: List[int]) -> int:
        last = {}
        ans = 0
        for i, x in enumerate(nums):
            d = x % 10
            if d in last:
                ans += (i - last[d]) * (1 if x >= nums[last[d]] else -1)
            last[d] = i
        return ans
#> Solution().sumOfGaps([13, 23, 4, 3, 14])
#> Solution().sumOfGaps([])
#> Solution().sumOfGaps([1, 2, 3])
#> Solution().sumOfGaps([50, 40, 30, 20])
#> Solution().sumOfGaps([7, 107, 8, 17, 18, 27])
# %%
from typing import List


class Solution:
    def queensView(self, n: int, guards: List[List[int]], r: int, c: int) -> int:
        block = {(a, b) for a, b in guards}
        seen = 0
        for dr in (-1, 0, 1):
            for dc in (-1, 0, 1):
                if dr == dc == 0:
                    continue
                i, j = r + dr, c + dc
                while 0 <= i < n and 0 <= j < n:
                    if (i, j) in block:
                        seen += 1
                        break
                    i += dr
                    j += dc
        return seen
#> Solution().queensView(n=3, guards=[[0, 0], [2, 2]], r=1, c=1)
#> Solution().queensView(n=1, guards=[], r=0, c=0)
#> Solution().queensView(n=4, guards=[[0, 1], [0, 2], [3, 0]], r=0, c=0)
#> Solution().queensView(n=5, guards=[[2, 4], [4, 3]], r=2, c=1)
#> Solution().queensView(n=2, guards=[[0, 1], [1, 0], [1, 1]], r=0, c=0)
# %%
from typing import List


class Solution:
    def repairRoad(self, road: str, truck: int) -> int:
        i = ans = 0
        n = len(road)
        while i < n:
            if road[i] == 'o':
                ans += 1
                i += truck
                if i < n and road[i] == 'o':
                    i += 1
            else:
                i += 1
        return ans
#> Solution().repairRoad('.oo.ooo', 2)
#> Solution().repairRoad('', 3)
#> Solution().repairRoad('.....', 1)
#> Solution().repairRoad('oooooooo', 3)
#> Solution().repairRoad('o.o.o.o.o', 1)
# %%
from functools import reduce
from typing import List


class Solution:
    def knotHash(self, lengths: List[int], size: int) -> int:
        rope = list(range(size))
        at = 0
        for skip, ln in enumerate(lengths):
            idx = [(at + t) % size for t in range(ln)]
            vals = [rope[i] for i in idx][::-1]
            for i, v in zip(idx, vals):
                rope[i] = v
            at = (at + ln + skip) % size
        return reduce(lambda a, b: a * 2 ^ b, rope)
#> Solution().knotHash(lengths=[2, 3], size=4)
#> Solution().knotHash(lengths=[], size=3)
#> Solution().knotHash(lengths=[1, 1, 1], size=2)
#> Solution().knotHash(lengths=[4, 2, 3], size=5)
#> Solution().knotHash(lengths=[3, 5, 1], size=6)
# %%
from typing import List


class Solution:
    def strongPairs(self, nums: List[int]) -> int:
        n = len(nums)
        ans = 0
        i = 0
        while i < n:
            j = i + 1
            while j < n:
                a, b = nums[i], nums[j]
                if a & b and a ^ b > a & b:
                    ans += 1
                j += 1
            i += 1
        return ans
#> Solution().strongPairs([3, 5, 6, 1])
#> Solution().strongPairs([])
#> Solution().strongPairs([8, 8, 8])
#> Solution().strongPairs([1, 2, 4])
#> Solution().strongPairs([12, 10, 7, 15, 9])
# %%
from typing import List


class Solution:
    def smallestRaise(self, pay: List[int], years: List[int]) -> int:
        order = sorted(range(len(pay)), key=lambda i: (years[i], -pay[i]))
        floor = total = 0
        prev = None
        group = 0
        for i in order:
            if years[i] != prev:
                floor = max(floor, group)
                prev, group = years[i], 0
            cur = max(pay[i], floor)
            total += cur - pay[i]
            group = max(group, cur)
        return total
#> Solution().smallestRaise(pay=[10, 8, 12], years=[1, 2, 3])
#> Solution().smallestRaise(pay=[], years=[])
#> Solution().smallestRaise(pay=[5, 5, 5], years=[2, 2, 2])
#> Solution().smallestRaise(pay=[9, 7, 3, 4], years=[1, 1, 2, 5])
#> Solution().smallestRaise(pay=[20, 30, 10, 25], years=[4, 1, 2, 3])
# %%
class Solution:
    def nextTidy(self, n: int) -> int:
        def tidy(x: int) -> bool:
            s = str(x)
            return all(abs(int(a) - int(b)) <= 2 for a, b in zip(s, s[1:]))

        x = n + 1
        while not tidy(x):
            x += 1
        return x
#> Solution().nextTidy(n=13)
#> Solution().nextTidy(n=0)
#> Solution().nextTidy(n=46)
#> Solution().nextTidy(n=99)
#> Solution().nextTidy(n=357)
# %%
from typing import List


def fuse(cells, limit):
    changed = True
    rounds = 0
    while changed:
        changed = False
        nxt = []
        i = 0
        while i < len(cells):
            if i + 1 < len(cells) and cells[i] + cells[i + 1] <= limit:
                nxt.append(cells[i] + cells[i + 1])
                i += 2
                changed = True
            else:
                nxt.append(cells[i])
                i += 1
        cells = nxt
        rounds += changed
    return cells, rounds
#> fuse([1, 2, 3, 4], 5)
#> fuse([], 3)
#> fuse([9, 9], 10)
#> fuse([1, 1, 1, 1, 1], 4)
#> fuse([2, 5, 1, 1, 3, 2], 6)
# %%
def count_days(plans, off):
    busy = set()
    for a, b in plans:
        for d in range(a, b + 1):
            if d not in off:
                busy.add(d)
    ans = run = 0
    for d in range(1, 15):
        run = run + 1 if d in busy else 0
        ans = max(ans, run)
    return ans
#> count_days([[1, 3], [5, 6]], [2])
#> count_days([], [1])
#> count_days([[2, 4], [4, 8]], [])
#> count_days([[10, 10]], [10])
#> count_days([[1, 2], [3, 5], [9, 14]], [12, 4])
# %%
from typing import List


class Solution:
    def spiralSum(self, a: List[List[int]]) -> int:
        sign, s = 1, 0
        while a:
            row = a.pop(0)
            s += sign * sum(row)
            sign = -sign
            a = [list(r) for r in zip(*a)][::-1]
        return s
#> Solution().spiralSum([[1, 2], [3, 4]])
#> Solution().spiralSum([[7]])
#> Solution().spiralSum([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> Solution().spiralSum([[5, 6, 7, 8]])
#> Solution().spiralSum([[1, 0], [2, 0], [3, 9], [4, 4]])
# %%
from typing import List


class Solution:
    def pickApart(self, s: str, words: List[str]) -> int:
        n = len(s)
        dp = [0] + [3 * n] * n
        for i in range(1, n + 1):
            dp[i] = dp[i - 1] + (3 if s[i - 1] in 'aeiou' else 2)
            for w in words:
                if i >= len(w) and s[i - len(w):i] == w:
                    dp[i] = min(dp[i], dp[i - len(w)] + 1)
        return dp[n]
#> Solution().pickApart(s='catsxand', words=['cat', 'sand', 'and'])
#> Solution().pickApart(s='', words=['a'])
#> Solution().pickApart(s='zzz', words=['y'])
#> Solution().pickApart(s='abab', words=['ab', 'aba'])
#> Solution().pickApart(s='redoredx', words=['red', 'do', 'or', 'ed'])
# %%
from collections import deque
from typing import List


class Solution:
    def coldChain(self, trucks: List[int], cap: int, length: int) -> int:
        bridge = deque()
        load = t = 0
        i = 0
        while i < len(trucks) or bridge:
            t += 1
            if bridge and bridge[0][1] == t:
                load -= bridge.popleft()[0]
            if i < len(trucks) and load + trucks[i] <= cap:
                bridge.append((trucks[i], t + length))
                load += trucks[i]
                i += 1
            elif i < len(trucks) and trucks[i] > cap:
                i += 1
        return t
#> Solution().coldChain(trucks=[4, 5, 3], cap=8, length=2)
#> Solution().coldChain(trucks=[], cap=5, length=1)
#> Solution().coldChain(trucks=[9, 1], cap=5, length=3)
#> Solution().coldChain(trucks=[2, 2, 2, 2], cap=4, length=2)
#> Solution().coldChain(trucks=[6, 1, 6, 1], cap=7, length=3)
# %%
from typing import List


class Solution:
    def isolated(self, nums: List[int], d: int) -> List[int]:
        s = sorted(nums)
        n = len(s)
        lone = []
        for i, x in enumerate(s):
            left_ok = i == 0 or x - s[i - 1] > d
            right_ok = i == n - 1 or s[i + 1] - x > d
            if left_ok and right_ok:
                lone.append(x)
        return sorted(lone, key=nums.index)
#> Solution().isolated(nums=[10, 3, 4, 20, 7], d=2)
#> Solution().isolated(nums=[], d=1)
#> Solution().isolated(nums=[5], d=0)
#> Solution().isolated(nums=[9, 1, 5], d=3)
#> Solution().isolated(nums=[2, 2, 8, 15, 14, 30], d=1)
# %%
def score_darts(throws, start):
    left = start
    for n, (base, mult) in enumerate(throws, 1):
        hit = base * mult
        if hit > left or left - hit == 1:
            continue
        if hit == left:
            if mult == 2:
                return n
            continue
        left -= hit
    return -left
#> score_darts([(20, 3), (20, 1), (10, 2)], 100)
#> score_darts([], 50)
#> score_darts([(19, 1), (10, 2)], 20)
#> score_darts([(7, 3), (5, 2), (5, 2)], 32)
#> score_darts([(20, 3), (15, 1), (1, 1)], 76)
# %%
from typing import List


class Solution:
    def pairTravel(self, xs: List[int], ys: List[int]) -> int:
        n = len(xs)
        ans = 0
        for i in range(n):
            for j in range(i):
                dx, dy = abs(xs[i] - xs[j]), abs(ys[i] - ys[j])
                if dx == 0 or dy == 0:
                    continue
                if dx == dy:
                    ans += 1
                elif max(dx, dy) == 2 * min(dx, dy):
                    ans += 2
        return ans
#> Solution().pairTravel([0, 1, 2], [0, 1, 4])
#> Solution().pairTravel([], [])
#> Solution().pairTravel([3, 3, 3], [1, 5, 9])
#> Solution().pairTravel([0, 2, 4, 6], [0, 1, 2, 3])
#> Solution().pairTravel([5, 1, 7, 3], [5, 9, 1, 4])
