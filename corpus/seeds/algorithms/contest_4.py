# %%
from typing import List


class Solution:
    def moonTides(self, levels: List[int], wall: int) -> int:
        over = 0
        ans = 0
        for h in levels:
            if h > wall:
                over += h - wall
                wall -= 1
            else:
                over = max(0, over - (wall - h))
            ans = max(ans, over)
        return ans
#> Solution().moonTides([3, 6, 8, 2, 7], 5)
#> Solution().moonTides([], 4)
#> Solution().moonTides([1, 1, 1], 2)
#> Solution().moonTides([9, 9, 9], 8)
#> Solution().moonTides([4, 5, 3, 10, 0, 6], 4)
# %%
def label_jars(jars):
    used = {}
    res = []
    for j in jars:
        base = j.rstrip('0123456789')
        used[base] = used.get(base, 0) + 1
        if used[base] == 1:
            res.append(base)
        else:
            res.append(f'{base}{used[base] - 1}')
    return res
#> label_jars(['jam', 'jam3', 'tea', 'jam'])
#> label_jars([])
#> label_jars(['x1', 'x2', 'x3'])
#> label_jars(['42', '7', 'a'])
#> label_jars(['oat', 'rye9', 'oat2', 'rye'])
# %%
from typing import List


class Solution:
    def alternatingCut(self, a: List[int]) -> int:
        # longest piece where differences change sign, zeros allowed once
        n = len(a)
        best = min(n, 1)
        for i in range(n):
            sign, zero = 0, 0
            j = i
            while j + 1 < n:
                d = a[j + 1] - a[j]
                if d == 0:
                    zero += 1
                    if zero > 1: break
                elif sign and (d > 0) == (sign > 0):
                    break
                else:
                    sign = d
                j += 1
            best = max(best, j - i + 1)
        return best
#> Solution().alternatingCut([1, 3, 2, 2, 5])
#> Solution().alternatingCut([])
#> Solution().alternatingCut([4, 4, 4])
#> Solution().alternatingCut([1, 2, 3, 4])
#> Solution().alternatingCut([7, 2, 9, 9, 1, 1])
# %%
from typing import List


class Solution:
    def chefOrder(self, dishes: List[List[int]]) -> List[int]:
        easy = [i for i, (p, c) in enumerate(dishes) if p < c]
        hard = [i for i, (p, c) in enumerate(dishes) if p >= c]
        easy.sort(key=lambda i: dishes[i][0])
        hard.sort(key=lambda i: -dishes[i][1])
        prep = cook = 0
        ends = []
        for i in easy + hard:
            prep += dishes[i][0]
            cook = max(cook, prep) + dishes[i][1]
            ends.append(cook)
        return ends
#> Solution().chefOrder([[3, 2], [1, 4], [2, 2]])
#> Solution().chefOrder([])
#> Solution().chefOrder([[5, 5]])
#> Solution().chefOrder([[1, 9], [9, 1]])
#> Solution().chefOrder([[4, 1], [2, 6], [3, 3], [1, 2]])
# %%
from collections import defaultdict
from typing import List


class Solution:
    def sameHeart(self, nums: List[int]) -> int:
        def heart(x):
            while x >= 10:
                x = sum(int(d) for d in str(x))
            return x

        pos = defaultdict(list)
        ans = 0
        for i, x in enumerate(nums):
            h = heart(x)
            ans += sum(1 for p in pos[h] if (i - p) % 2 == 0)
            pos[h].append(i)
        return ans
#> Solution().sameHeart(nums=[19, 4, 10, 28, 1])
#> Solution().sameHeart(nums=[])
#> Solution().sameHeart(nums=[9, 9, 9, 9])
#> Solution().sameHeart(nums=[1, 2, 3])
#> Solution().sameHeart(nums=[99, 18, 5, 81, 14])
# %%
from typing import List


class Solution:
    def dockShips(self, ships: List[List[int]], docks: int) -> List[int]:
        free = [0] * docks
        ans = []
        for t, d in ships:
            best = -1
            for k in range(docks):
                if free[k] <= t:
                    if best == -1 or free[k] > free[best]:
                        best = k
            if best >= 0:
                free[best] = t + d
            ans.append(best)
        return ans
#> Solution().dockShips(ships=[[1, 4], [2, 2], [3, 5]], docks=2)
#> Solution().dockShips(ships=[], docks=1)
#> Solution().dockShips(ships=[[0, 3], [3, 3], [5, 1]], docks=1)
#> Solution().dockShips(ships=[[0, 1], [0, 2], [2, 2], [2, 9]], docks=3)
#> Solution().dockShips(ships=[[4, 4], [5, 1], [6, 1], [7, 7]], docks=2)
# %%
class Solution:
    def peelNumber(self, x: int) -> int:
        cnt = 0
        while x:
            bits = bin(x)[2:]
            if bits == bits[::-1]:
                x >>= 1
            else:
                x &= x - 1
            cnt += 1
        return cnt
#> Solution().peelNumber(22)
#> Solution().peelNumber(0)
#> Solution().peelNumber(255)
#> Solution().peelNumber(64)
#> Solution().peelNumber(341)
# %%
from typing import List


class Solution:
    def kindTeacher(self, marks: List[int]) -> List[int]:
        n = len(marks)
        if n == 0:
            return []
        avg = sum(marks) // n
        up = sum(1 for m in marks if m >= avg)
        res = []
        for m in marks:
            if m < avg:
                res.append(min(avg, m + n - up))
            else:
                res.append(m)
        return res
#> Solution().kindTeacher([4, 9, 2, 7])
#> Solution().kindTeacher([])
#> Solution().kindTeacher([5, 5, 5])
#> Solution().kindTeacher([0, 0, 30])
#> Solution().kindTeacher([12, 3, 8, 1, 16])
# %%
from typing import List


class Solution:
    def roomTemps(self, plan: List[List[int]], heat: int) -> List[List[int]]:
        n, m = len(plan), len(plan[0])
        out = [[0] * m for _ in range(n)]
        for i in range(n):
            for j in range(m):
                tot, k = plan[i][j], 1
                if j > 0:
                    tot += out[i][j - 1]
                    k += 1
                if i > 0:
                    tot += out[i - 1][j]
                    k += 1
                out[i][j] = tot // k + (heat if k == 1 else 0)
        return out
#> Solution().roomTemps(plan=[[10, 20], [30, 40]], heat=2)
#> Solution().roomTemps(plan=[[5]], heat=0)
#> Solution().roomTemps(plan=[[1, 2, 3]], heat=9)
#> Solution().roomTemps(plan=[[0, 0], [0, 0], [9, 9]], heat=30)
#> Solution().roomTemps(plan=[[18, 21, 19], [22, 17, 25]], heat=1)
# %%
from typing import List


def relay(teams):
    best = None
    for name, legs in teams.items():
        t = sum(legs)
        slow = max(legs, default=0)
        key = (t - slow, -len(legs), name)
        if best is None or key < best:
            best = key
    return best[2] if best else ''
#> relay({'red': [10, 12], 'blue': [9, 20], 'green': [11, 10]})
#> relay({})
#> relay({'solo': [5]})
#> relay({'b': [3, 3], 'a': [3, 3]})
#> relay({'x': [1, 1, 9], 'y': [2, 4], 'z': []})
# %%
from typing import List


class Solution:
    def fewestBuses(self, groups: List[int], size: int) -> int:
        groups.sort()
        l, r = 0, len(groups) - 1
        ans = 0
        while l <= r:
            room = size - groups[r]
            r -= 1
            while l <= r and groups[l] <= room:
                room -= groups[l]
                l += 1
            ans += 1
        return ans
#> Solution().fewestBuses(groups=[4, 1, 3, 2, 5], size=6)
#> Solution().fewestBuses(groups=[], size=4)
#> Solution().fewestBuses(groups=[1, 1, 1, 1], size=4)
#> Solution().fewestBuses(groups=[9, 8], size=3)
#> Solution().fewestBuses(groups=[2, 7, 2, 2, 6], size=9)
# %%
from typing import List


class Solution:
    def tripleJump(self, marks: str) -> int:
        val = {'a': 1, 'b': 2, 'c': 3}
        i, last = 0, -1
        seen = set()
        while 0 <= i < len(marks) and i not in seen:
            seen.add(i)
            last = i
            step = val.get(marks[i], -2)
            i += step
        return last
#> Solution().tripleJump('abxca')
#> Solution().tripleJump('')
#> Solution().tripleJump('cccc')
#> Solution().tripleJump('bxxa')
#> Solution().tripleJump('aabxbca')
# %%
from typing import List


class Solution:
    def minWaste(self, planks: List[int], piece: int) -> List[int]:
        def waste(p):
            return p % piece

        ans = []
        carry = 0
        for p in sorted(planks, key=lambda p: (-waste(p), p)):
            w = waste(p)
            if carry + w >= piece:
                carry = 0
                ans.append(p)
            else:
                carry += w
        return ans
#> Solution().minWaste([7, 8, 9, 11], 5)
#> Solution().minWaste([], 3)
#> Solution().minWaste([6, 12], 6)
#> Solution().minWaste([5, 5, 5, 5], 8)
#> Solution().minWaste([13, 17, 4, 20, 9], 7)
# %%
from typing import List
from functools import cache


class Solution:
    def treasureBits(self, chests: List[int], keys: int) -> int:
        n = len(chests)

        @cache
        def go(i, k):
            if i == n:
                return 0
            skip = go(i + 1, k)
            if k == 0:
                return skip
            gain = chests[i] if chests[i] % 2 == k % 2 else -1
            return max(skip, gain + go(i + 1, k - 1))

        return go(0, keys)
#> Solution().treasureBits(chests=[4, 7, 6], keys=2)
#> Solution().treasureBits(chests=[], keys=3)
#> Solution().treasureBits(chests=[5], keys=0)
#> Solution().treasureBits(chests=[2, 2, 9], keys=1)
#> Solution().treasureBits(chests=[8, 3, 10, 1], keys=3)
# %%
def stutter(s, k):
    res = []
    for i, c in enumerate(s):
        if res and res[-1] == c:
            res.append('-')
        res.append(c)
        if (i + 1) % k == 0:
            res.append(c)
    while res and res[-1] == '-':
        res.pop()
    return ''.join(res)
#> stutter('hello', 2)
#> stutter('', 1)
#> stutter('aaa', 3)
#> stutter('xyz', 1)
#> stutter('bookkeeper', 4)
# %%
from typing import List


class Solution:
    def zeroSumGift(self, gifts: List[int]) -> int:
        first = {0: -1}
        s = best = 0
        for i, g in enumerate(gifts):
            s += g if i % 2 == 0 else -g
            if s in first:
                best = max(best, i - first[s])
            else:
                first[s] = i
        return best
#> Solution().zeroSumGift(gifts=[3, 3, 1, 2, 1])
#> Solution().zeroSumGift(gifts=[])
#> Solution().zeroSumGift(gifts=[5])
#> Solution().zeroSumGift(gifts=[1, 1, 1, 1])
#> Solution().zeroSumGift(gifts=[2, 6, 4, 0, 7, 1, 0])
# %%
from typing import List


class Solution:
    def skyGaps(self, roofs: List[int]) -> int:
        n = len(roofs)
        L = [-1] * n
        st = []
        for i in range(n):
            while st and roofs[st[-1]] > roofs[i]:
                st.pop()
            L[i] = st[-1] if st else -1
            st.append(i)
        ans = 0
        for i in range(n):
            if L[i] >= 0 and i - L[i] > 1:
                ans += i - L[i] - 1
        return ans
#> Solution().skyGaps([1, 5, 4, 2, 3])
#> Solution().skyGaps([])
#> Solution().skyGaps([1, 2, 3])
#> Solution().skyGaps([3, 8, 8, 3])
#> Solution().skyGaps([2, 9, 1, 7, 6, 5, 4])
# %%
from typing import List


class Solution:
    def guessWord(self, secret: str, guesses: List[str]) -> List[str]:
        out = []
        for g in guesses:
            marks = ''
            for a, b in zip(secret, g):
                if a == b:
                    marks += 'X'
                elif b in secret:
                    marks += 'o'
                else:
                    marks += '.'
            out.append(marks)
            if set(marks) == {'X'}:
                break
        return out
#> Solution().guessWord(secret='stone', guesses=['notes', 'stone', 'tones'])
#> Solution().guessWord(secret='ab', guesses=[])
#> Solution().guessWord(secret='abc', guesses=['xyz', 'cab'])
#> Solution().guessWord(secret='lull', guesses=['bull', 'lulu'])
#> Solution().guessWord(secret='a', guesses=['a', 'b'])
# %%
from typing import List


class Solution:
    def countSteady(self, a: List[int], k: int) -> int:
        n = len(a)
        i = 0
        ans = 0
        while i < n:
            j = i
            lo = hi = a[i]
            while j + 1 < n and max(hi, a[j + 1]) - min(lo, a[j + 1]) <= k:
                j += 1
                lo, hi = min(lo, a[j]), max(hi, a[j])
            ans += 1
            i = j + 1
        return ans
#> Solution().countSteady(a=[1, 2, 5, 4, 9], k=2)
#> Solution().countSteady(a=[], k=3)
#> Solution().countSteady(a=[3, 3, 3], k=0)
#> Solution().countSteady(a=[1, 10, 1, 10], k=5)
#> Solution().countSteady(a=[6, 8, 7, 3, 2, 4, 11], k=3)
# %%
from typing import List


class Solution:
    def chessLoss(self, board: List[str]) -> int:
        worth = dict(p=1, n=3, b=3, r=5, q=9)
        white = black = 0
        for row in board:
            for ch in row:
                v = worth.get(ch.lower(), 0)
                if ch.isupper():
                    white += v
                else:
                    black += v
        return white - black
#> Solution().chessLoss(['Q.p', 'rK.'])
#> Solution().chessLoss(['...'])
#> Solution().chessLoss([])
#> Solution().chessLoss(['ppp', 'Nbk'])
#> Solution().chessLoss(['RN', 'BP', 'qk'])
# %%
from typing import List


class Solution:
    def nearestTwin(self, nums: List[int]) -> List[int]:
        n = len(nums)
        ans = [-1] * n
        last = {}
        for i in range(n):
            x = nums[i] // 2
            if x in last:
                ans[i] = i - last[x]
            last[x] = i
        last = {}
        for i in range(n - 1, -1, -1):
            x = nums[i] // 2
            if x in last and (ans[i] == -1 or last[x] - i < ans[i]):
                ans[i] = last[x] - i
            last[x] = i
        return ans
#> Solution().nearestTwin([4, 9, 5, 8, 5])
#> Solution().nearestTwin([])
#> Solution().nearestTwin([1, 3, 5])
#> Solution().nearestTwin([2, 3, 2, 3])
#> Solution().nearestTwin([7, 0, 6, 1, 12, 7])
# %%
def lotto(draws, ticket):
    prize = 0
    for d in draws:
        hit = len(set(d) & set(ticket))
        if hit < 2:
            continue
        prize += 5 ** (hit - 1)
        if sum(d) % 7 == 0:
            prize *= 2
    return prize
#> lotto([[1, 2, 3], [4, 5, 6]], [2, 3, 4])
#> lotto([], [1, 2])
#> lotto([[7, 14], [1, 6]], [7, 14, 6, 1])
#> lotto([[1, 2, 3, 4]], [9])
#> lotto([[5, 6, 7], [6, 7, 8], [1, 2, 4]], [6, 7, 1])
# %%
from typing import List


class Solution:
    def brightest(self, lights: List[List[int]], width: int) -> int:
        line = [0] * width
        for pos, power in lights:
            for x in range(width):
                line[x] += max(0, power - abs(x - pos))
        top = max(line)
        return line.index(top) * 100 + top
#> Solution().brightest(lights=[[1, 3], [4, 2]], width=6)
#> Solution().brightest(lights=[], width=3)
#> Solution().brightest(lights=[[0, 1], [2, 1]], width=3)
#> Solution().brightest(lights=[[9, 8]], width=4)
#> Solution().brightest(lights=[[2, 4], [5, 4], [3, 1]], width=7)
# %%
from typing import List


class Solution:
    def splitBill(self, orders: List[List[str]]) -> List[str]:
        owe = {}
        for who, what, price in orders:
            p = int(price)
            if what == 'shared':
                for k in owe:
                    owe[k] += p // len(owe)
            else:
                owe[who] = owe.get(who, 0) + p
        return [f'{k}={v}' for k, v in sorted(owe.items(), key=lambda t: (-t[1], t[0]))]
#> Solution().splitBill([['al', 'tea', '4'], ['bo', 'pie', '6'], ['al', 'shared', '10']])
#> Solution().splitBill([])
#> Solution().splitBill([['x', 'shared', '9']])
#> Solution().splitBill([['b', 'ham', '5'], ['a', 'egg', '5'], ['b', 'jam', '1']])
#> Solution().splitBill([['u', 'z', '7'], ['v', 'z', '7'], ['w', 'shared', '5'], ['w', 'z', '8']])
# %%
from typing import List


class Solution:
    def warmUp(self, nums: List[int], target: int) -> int:
        # fewest +1 / double moves applied to all entries until the sum reaches target
        cur = sum(nums)
        n = len(nums)
        moves = 0
        if n == 0:
            return -1
        while cur < target:
            if cur > 0 and 2 * cur <= target:
                cur *= 2
            else:
                cur += n
            moves += 1
        return moves
#> Solution().warmUp(nums=[1, 2], target=20)
#> Solution().warmUp(nums=[], target=5)
#> Solution().warmUp(nums=[0, 0, 0], target=30)
#> Solution().warmUp(nums=[50], target=9)
#> Solution().warmUp(nums=[1, 1, 1, 1], target=70)
# %%
from typing import List


class Solution:
    def tallyTiles(self, tiles: List[List[int]]) -> int:
        from collections import Counter
        cnt = Counter(min((a, b), (b, a)) for a, b in tiles)
        ans = 0
        for (a, b), v in cnt.items():
            if v > 1:
                ans += v * (v - 1) // 2
            if a == b:
                ans += 1
        return ans
#> Solution().tallyTiles([[1, 2], [2, 1], [3, 3]])
#> Solution().tallyTiles([])
#> Solution().tallyTiles([[0, 0], [0, 0], [0, 0]])
#> Solution().tallyTiles([[4, 5], [5, 6]])
#> Solution().tallyTiles([[6, 1], [1, 6], [1, 6], [2, 2], [6, 2]])
# %%
from typing import List


class Solution:
    def shiftRows(self, g: List[List[int]], s: List[int]) -> List[List[int]]:
        m = len(g[0])
        for i, row in enumerate(g):
            k = s[i % len(s)] % m
            g[i] = row[-k:] + row[:-k] if k else row
        ans = []
        for col in zip(*g):
            if list(col) == sorted(col):
                ans.append(list(col))
        return ans
#> Solution().shiftRows(g=[[1, 2, 3], [3, 4, 5]], s=[1])
#> Solution().shiftRows(g=[[4]], s=[7])
#> Solution().shiftRows(g=[[1, 9], [2, 8], [3, 7]], s=[0, 1])
#> Solution().shiftRows(g=[[5, 4, 3]], s=[2])
#> Solution().shiftRows(g=[[2, 0, 6], [1, 7, 3], [9, 9, 4]], s=[1, 2, 4])
# %%
def chain_reaction(bombs, first):
    n = len(bombs)
    gone = [False] * n
    q = [first]
    gone[first] = True
    head = 0
    while head < len(q):
        p, r = bombs[q[head]]
        head += 1
        for j in range(n):
            if not gone[j] and 0 < abs(bombs[j][0] - p) <= r:
                gone[j] = True
                q.append(j)
    return n - len(q)
#> chain_reaction([[1, 2], [3, 1], [4, 5], [12, 1]], 0)
#> chain_reaction([[5, 9]], 0)
#> chain_reaction([[0, 1], [5, 5], [9, 3]], 1)
#> chain_reaction([[2, 0], [2, 4], [3, 4]], 0)
#> chain_reaction([[10, 2], [8, 2], [6, 1], [5, 9], [20, 1]], 0)
# %%
from typing import List


class Solution:
    def readMorse(self, beats: str) -> str:
        table = {'.': 'e', '-': 't', '..': 'i', '.-': 'a', '-.': 'n', '--': 'm'}
        ans = []
        cur = ''
        for c in beats + ' ':
            if c == ' ':
                if cur:
                    ans.append(table.get(cur, '?'))
                cur = ''
            elif len(cur) == 2:
                ans.append(table[cur])
                cur = c
            else:
                cur += c
        return ''.join(ans)
#> Solution().readMorse('- .- -')
#> Solution().readMorse('')
#> Solution().readMorse('--.-.')
#> Solution().readMorse('  .. ')
#> Solution().readMorse('-- . -. -')
# %%
import heapq
from typing import List


class Solution:
    def topTwoLate(self, scores: List[int]) -> List[int]:
        heap = []
        ans = []
        for s in scores:
            heapq.heappush(heap, s)
            if len(heap) > 3:
                heapq.heappop(heap)
            ans.append(heap[0] if len(heap) == 3 else -1)
        return [b - a for a, b in zip(ans, ans[1:]) if b > a]
#> Solution().topTwoLate(scores=[5, 1, 7, 3, 9])
#> Solution().topTwoLate(scores=[])
#> Solution().topTwoLate(scores=[4, 4, 4, 4])
#> Solution().topTwoLate(scores=[1, 2, 3, 4, 5, 6])
#> Solution().topTwoLate(scores=[9, 8, 2, 1, 20])
# %%
def steps_to_single(s):
    n = 0
    while len(set(s)) > 1:
        small = min(s)
        s = s.replace(small, '', 1)
        if n % 2:
            s = s[1:] + s[:1]
        n += 1
        if s and s[0] == s[-1] and len(s) > 2:
            s = s[1:-1]
    return n, s
#> steps_to_single('banana')
#> steps_to_single('')
#> steps_to_single('zzz')
#> steps_to_single('abcba')
#> steps_to_single('contests')
# %%
from typing import List


class Solution:
    def hourlyRates(self, jobs: List[List[int]], day: int) -> int:
        pts = sorted({0, day} | {x for a, b, _ in jobs for x in (a, b)})
        ans = 0
        for l, r in zip(pts, pts[1:]):
            rate = max((p for a, b, p in jobs if a <= l and r <= b), default=0)
            ans += rate * (r - l)
        return ans
#> Solution().hourlyRates(jobs=[[1, 4, 10], [3, 6, 20]], day=8)
#> Solution().hourlyRates(jobs=[], day=5)
#> Solution().hourlyRates(jobs=[[0, 10, 1], [2, 3, 5], [6, 7, 5]], day=10)
#> Solution().hourlyRates(jobs=[[2, 9, 3]], day=9)
#> Solution().hourlyRates(jobs=[[0, 2, 4], [2, 4, 8], [1, 3, 6]], day=4)
# %%
from typing import List


class Solution:
    def bestSeat(self, row: str) -> int:
        n = len(row)
        best, ans = -1, -1
        for i in range(n):
            if row[i] != '_':
                continue
            l = i
            while l > 0 and row[l - 1] == '_':
                l -= 1
            r = i
            while r < n - 1 and row[r + 1] == '_':
                r += 1
            gap = min(i - l, r - i)
            score = 2 * gap + (row[i - 1:i] == 'F')
            if score > best:
                best, ans = score, i
        return ans
#> Solution().bestSeat('x__F_x')
#> Solution().bestSeat('xxx')
#> Solution().bestSeat('')
#> Solution().bestSeat('____x')
#> Solution().bestSeat('F_x__x_')
# %%
from typing import List


class Solution:
    def countReps(self, nums: List[int], lo: int, hi: int) -> int:
        def atMost(t):
            s = l = c = 0
            for r, x in enumerate(nums):
                s += x
                while s > t and l <= r:
                    s -= nums[l]
                    l += 1
                c += (r - l + 1) // 2
            return c

        return atMost(hi) - atMost(lo - 1)
#> Solution().countReps(nums=[1, 2, 3], lo=3, hi=5)
#> Solution().countReps(nums=[], lo=1, hi=2)
#> Solution().countReps(nums=[4, 4, 4], lo=5, hi=8)
#> Solution().countReps(nums=[2, 0, 1, 3], lo=1, hi=6)
#> Solution().countReps(nums=[9, 1, 1], lo=2, hi=20)
# %%
from typing import List


class Solution:
    def unlockOrder(self, dial: int, code: List[int]) -> int:
        pos, ans = 0, 0
        for i, c in enumerate(code):
            fwd = (c - pos) % dial
            back = (pos - c) % dial
            if i % 2 == 0:
                ans += min(fwd, back)
            else:
                ans += fwd if fwd else dial
            pos = c
        return ans
#> Solution().unlockOrder(dial=10, code=[3, 9, 1])
#> Solution().unlockOrder(dial=6, code=[])
#> Solution().unlockOrder(dial=12, code=[11, 11])
#> Solution().unlockOrder(dial=5, code=[2, 1, 4, 3])
#> Solution().unlockOrder(dial=40, code=[30, 10, 25, 5, 5])
# %%
from math import isqrt
from typing import List


class Solution:
    def squareShop(self, prices: List[int]) -> int:
        ans = 0
        for i, p in enumerate(prices):
            for q in prices[i + 1:]:
                s = p + q
                r = isqrt(s)
                if r * r == s:
                    ans += r
                elif r * (r + 1) == s:
                    ans -= 1
        return ans
#> Solution().squareShop(prices=[5, 4, 11, 1])
#> Solution().squareShop(prices=[])
#> Solution().squareShop(prices=[8, 8])
#> Solution().squareShop(prices=[2, 4, 10, 3])
#> Solution().squareShop(prices=[7, 2, 14, 9, 11])
# %%
def zigzag_cells(grid):
    out = []
    for i, row in enumerate(grid):
        cells = row if i % 2 == 0 else row[::-1]
        for x in cells:
            if out and x == out[-1]:
                out.pop()
            else:
                out.append(x)
    return out
#> zigzag_cells([[1, 2], [3, 2]])
#> zigzag_cells([])
#> zigzag_cells([[5, 5, 5]])
#> zigzag_cells([[1, 2, 3], [1, 2, 3]])
#> zigzag_cells([[4, 0], [4, 0], [0, 6], [6, 6]])
# %%
from typing import List


class Solution:
    def lendBooks(self, days: List[int], loan: int, fine: int) -> int:
        total = 0
        out = -1
        for d in days:
            if out == -1:
                out = d
            else:
                late = d - out - loan
                if late > 0:
                    total += fine * late
                    if late > 7:
                        total += fine
                out = -1
        return total if out == -1 else -total
#> Solution().lendBooks(days=[1, 9, 12, 30], loan=7, fine=2)
#> Solution().lendBooks(days=[], loan=3, fine=1)
#> Solution().lendBooks(days=[4], loan=3, fine=1)
#> Solution().lendBooks(days=[2, 5, 8], loan=1, fine=3)
#> Solution().lendBooks(days=[0, 20, 21, 24, 25, 30], loan=4, fine=1)
# %%
from bisect import bisect_right
from typing import List


class Solution:
    def badgeLevels(self, points: List[int], need: List[int]) -> List[int]:
        need = sorted(need)
        lvl = 0
        total = 0
        ups = []
        for i, p in enumerate(points):
            total += p
            k = bisect_right(need, total)
            if k > lvl:
                ups += [i] * (k - lvl)
            elif k < lvl:
                ups = ups[:k]
            lvl = k
        return ups
#> Solution().badgeLevels([5, 5, 10], [4, 10, 15])
#> Solution().badgeLevels([], [1])
#> Solution().badgeLevels([3, -2, 4], [2, 5])
#> Solution().badgeLevels([1, 1, 1], [])
#> Solution().badgeLevels([10, -9, 3, 20, -5], [12, 5, 1])
# %%
def merge_rain(drops, r):
    drops = sorted(drops)
    pools = []
    for x in drops:
        if pools and x - pools[-1][1] <= 2 * r:
            pools[-1][1] = x
            pools[-1][2] += 1
        else:
            pools.append([x, x, 1])
    big = [p for p in pools if p[2] > 1]
    return [(a - r, b + r) for a, b, _ in big]
#> merge_rain([1, 3, 10, 11, 20], 1)
#> merge_rain([], 2)
#> merge_rain([7], 3)
#> merge_rain([5, 0, 10, 15], 2)
#> merge_rain([8, 2, 4, 30, 27, 1], 2)
