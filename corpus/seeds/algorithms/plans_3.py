# %%
from typing import List

class Solution:
    def wateringCans(self, plants: List[int], can: int, tap: int) -> int:
        steps, left = 0, can
        for i, need in enumerate(plants):
            if need > left:
                steps += abs(i - tap) * 2
                left = can
            left -= need
            steps += 1
        return steps
#> Solution().wateringCans([2, 3, 1, 4], 5, 0)
#> Solution().wateringCans([1, 1, 1], 9, 2)
#> Solution().wateringCans([], 3, 0)
#> Solution().wateringCans(plants=[4, 4, 4, 4], can=4, tap=2)
#> Solution().wateringCans(plants=[3, 2, 3, 2, 1, 5], can=6, tap=5)
# %%
class Solution:
    def jugglerScore(self, throws: list[int], k: int) -> int:
        # multiply at most k throws by two, never neighbours
        n = len(throws)
        f = [[[0, 0] for _ in range(k + 1)] for _ in range(n + 1)]
        for i, t in enumerate(throws, 1):
            for j in range(k + 1):
                f[i][j][0] = max(f[i - 1][j]) + t
                f[i][j][1] = f[i - 1][j - 1][0] + 2 * t if j else -999
        return max(f[n][k])
#> Solution().jugglerScore([3, 1, 4], 1)
#> Solution().jugglerScore([5, 6], 2)
#> Solution().jugglerScore([], 0)
#> Solution().jugglerScore(throws=[2, 9, 8, 1, 7], k=2)
#> Solution().jugglerScore(throws=[-4, -2, 3], k=1)
# %%
def stepwise_tolls(toll, free_pass):
    n = len(toll)
    pay, used = [0] * (n + 1), [0] * (n + 1)
    for i in range(1, n + 1):
        pay[i] = pay[i - 1] + toll[i - 1]
        used[i] = min(used[i - 1] + toll[i - 1], pay[max(0, i - free_pass)])
    return pay[n] - used[n], used
#> stepwise_tolls([4, 2, 7, 1], 2)
#> stepwise_tolls([], 1)
#> stepwise_tolls([5, 5, 5], 1)
#> stepwise_tolls([1, 2, 3, 4, 5, 6], 3)
#> stepwise_tolls([9], 4)
# %%
from typing import List

class Solution:
    def firstFlood(self, rain: List[int], capacity: int) -> int:
        pre = [0]
        for r in rain:
            pre.append(pre[-1] + r)
        lo, hi = 0, len(rain) + 1
        while lo < hi:
            mid = lo + (hi - lo) // 2
            if mid == len(pre) or pre[mid] > capacity:
                hi = mid
            else:
                lo = mid + 1
        return lo if lo <= len(rain) else -1
#> Solution().firstFlood([2, 3, 1, 6], 5)
#> Solution().firstFlood([1, 1, 1], 9)
#> Solution().firstFlood([], 0)
#> Solution().firstFlood(rain=[8, 0, 0, 1, 2, 5], capacity=7)
#> Solution().firstFlood(rain=[0, 0, 4, 4, 4], capacity=8)
# %%
from typing import List

class Solution:
    def quarry(self, blocks: List[int], carts: int) -> List[int]:
        loads = [0] * carts
        for b in sorted(blocks, reverse=True):
            k = min(range(carts), key=lambda i: (loads[i], i))
            loads[k] += b
        return loads
#> Solution().quarry([5, 3, 8, 2], 2)
#> Solution().quarry([], 3)
#> Solution().quarry([1, 1, 1, 1, 1], 2)
#> Solution().quarry(blocks=[9, 7, 6, 5, 4, 3], carts=3)
#> Solution().quarry(blocks=[4, 10], carts=1)
# %%
def walk_in_maze_ways(rows, cols, pits, mod):
    dp = [0] * cols
    dp[0] = 1
    for r in range(rows):
        for c in range(cols):
            if (r, c) in pits:
                dp[c] = 0
            elif c:
                dp[c] = (dp[c] + dp[c - 1]) % mod
    return dp[-1]
#> walk_in_maze_ways(3, 3, {(1, 1)}, 10)
#> walk_in_maze_ways(1, 4, set(), 5)
#> walk_in_maze_ways(4, 4, {(0, 2), (2, 1)}, 7)
#> walk_in_maze_ways(2, 3, {(0, 1), (1, 0)}, 9)
#> walk_in_maze_ways(4, 5, set(), 11)
# %%
from typing import List

class Solution:
    def deepestDip(self, path: List[int]) -> int:
        n = len(path)
        left = path[:]
        right = path[:]
        for i in range(1, n):
            left[i] = max(left[i], left[i - 1])
        for i in range(n - 2, -1, -1):
            right[i] = max(right[i], right[i + 1])
        return max((min(a, b) - p for a, b, p in zip(left, right, path)), default=0)
#> Solution().deepestDip([4, 1, 3, 0, 5])
#> Solution().deepestDip([1, 2, 3])
#> Solution().deepestDip([])
#> Solution().deepestDip([9, 2, 2, 7])
#> Solution().deepestDip(path=[3, 0, 6, 1, 6, 2])
# %%
class Solution:
    def splitInk(self, word: str, shades: int) -> int:
        # fewest bottles: a bottle writes a run of at most `shades` distinct letters
        i, bottles, n = 0, 0, len(word)
        while i < n:
            mask = 0
            while i < n:
                bit = 1 << (ord(word[i]) - 97)
                if bin(mask | bit).count("1") > shades:
                    break
                mask |= bit
                i += 1
            bottles += 1
        return bottles
#> Solution().splitInk("abca", 2)
#> Solution().splitInk("zzzz", 1)
#> Solution().splitInk("", 3)
#> Solution().splitInk("banana", 2)
#> Solution().splitInk(word="abcd", shades=1)
# %%
def rent_or_buy(days, rent, price):
    # price may drop: price[d]; once bought nothing is due
    own, renting = float('inf'), 0
    log = []
    for d in range(days):
        own, renting = min(own, renting + price[d]), renting + rent
        log.append(min(own, renting))
    return log
#> rent_or_buy(4, 3, [9, 8, 5, 2])
#> rent_or_buy(0, 5, [])
#> rent_or_buy(3, 10, [7, 7, 7])
#> rent_or_buy(6, 2, [20, 15, 9, 4, 3, 1])
#> rent_or_buy(1, 4, [4])
# %%
from typing import List
from collections import Counter

class Solution:
    def clearDeck(self, deck: List[int]) -> int:
        cnt = Counter(deck)
        turns = 0
        for card in sorted(cnt):
            while cnt[card] > 0:
                turns += 1
                nxt = card
                while cnt.get(nxt, 0) > 0:
                    cnt[nxt] -= 1
                    nxt += 1
        return turns
#> Solution().clearDeck([1, 2, 3, 2])
#> Solution().clearDeck([])
#> Solution().clearDeck([5, 5, 5])
#> Solution().clearDeck([4, 1, 3, 2, 7])
#> Solution().clearDeck(deck=[2, 3, 3, 4, 4, 5])
# %%
from functools import lru_cache

def dice_towers(count, faces, target):
    @lru_cache(maxsize=None)
    def ways(n, last, need):
        if n == 0:
            return 1 if need == 0 else 0
        total = 0
        for f in range(last, faces + 1):
            if f > need:
                break
            total += ways(n - 1, f, need - f)
        return total

    return ways(count, 1, target)
#> dice_towers(2, 4, 5)
#> dice_towers(3, 3, 6)
#> dice_towers(0, 6, 0)
#> dice_towers(1, 2, 7)
#> dice_towers(3, 4, 8)
# %%
from typing import List

class Solution:
    def lightHouse(self, ships: List[int], beam: int) -> int:
        ships.sort()
        l = best = 0
        for r, x in enumerate(ships):
            while x - ships[l] > beam:
                l += 1
            if r - l + 1 > best:
                best = r - l + 1
        return best
#> Solution().lightHouse([1, 5, 2, 9], 4)
#> Solution().lightHouse([], 3)
#> Solution().lightHouse([7, 7, 7], 0)
#> Solution().lightHouse(ships=[10, 3, 4, 12, 11, 20], beam=2)
#> Solution().lightHouse(ships=[1, 100], beam=50)
# %%
class Solution:
    def sharedTune(self, a: list[int], b: list[int], shift: int) -> int:
        n = len(b)
        dp = [0] * (n + 1)
        best = 0
        for x in a:
            for j in range(n, 0, -1):
                dp[j] = dp[j - 1] + 1 if x + shift == b[j - 1] else 0
                best = max(best, dp[j])
        return best
#> Solution().sharedTune([1, 2, 3], [3, 4, 9], 2)
#> Solution().sharedTune([5, 5], [5, 5, 5], 0)
#> Solution().sharedTune([], [1], 1)
#> Solution().sharedTune(a=[4, 6, 8, 1], b=[5, 7, 9, 2], shift=1)
#> Solution().sharedTune(a=[7, 3], b=[1, 2], shift=3)
# %%
def min_crumbs(loaves, guests):
    def pieces(size):
        return sum(l // size for l in loaves)
    if sum(loaves) < guests:
        return 0, sum(loaves)
    lo, hi = 1, max(loaves)
    while lo <= hi:
        mid = lo + (hi - lo) // 2
        if pieces(mid) >= guests:
            lo = mid + 1
        else:
            hi = mid - 1
    return hi, sum(loaves) - hi * guests
#> min_crumbs([8, 5, 3], 4)
#> min_crumbs([1, 1], 5)
#> min_crumbs([10], 3)
#> min_crumbs([6, 6, 6], 3)
#> min_crumbs([14, 9], 7)
# %%
from typing import List

class Solution:
    def flipColumns(self, grid: List[str]) -> int:
        # rows that can agree (all same after flipping a set of columns)
        seen = {}
        for row in grid:
            mask = 0
            for ch in row:
                mask = mask << 1 | (ch == '1')
            full = (1 << len(row)) - 1
            key = min(mask, mask ^ full)
            seen[key] = seen.get(key, 0) + 1
        return max(seen.values(), default=0)
#> Solution().flipColumns(["101", "010", "111"])
#> Solution().flipColumns([])
#> Solution().flipColumns(["00", "01", "10", "11"])
#> Solution().flipColumns(["1100", "1100", "0011"])
#> Solution().flipColumns(grid=["1", "0"])
# %%
from typing import List

class Solution:
    def saveEnergy(self, floors: List[int], k: int) -> int:
        n = len(floors)
        INF = 10 ** 9
        dp = [INF] * n
        dp[0] = 0
        for i in range(1, n):
            for j in range(max(0, i - k), i):
                climb = floors[i] - floors[j]
                dp[i] = min(dp[i], dp[j] + (climb if climb > 0 else 1))
        return dp[n - 1]
#> Solution().saveEnergy([1, 6, 2, 5], 2)
#> Solution().saveEnergy([9], 3)
#> Solution().saveEnergy([8, 6, 4, 2], 1)
#> Solution().saveEnergy(floors=[3, 7, 4, 9, 5, 8], k=3)
#> Solution().saveEnergy(floors=[2, 2, 2, 2, 2], k=4)
# %%
def tokens_by_prefix(words, limit):
    trie, used = {}, 0
    kept = []
    for w in sorted(words, key=len):
        node, cost = trie, 0
        for c in w:
            if c not in node:
                cost += 1
            node = node.get(c, {})
        if used + cost > limit:
            continue
        node = trie
        for c in w:
            node = node.setdefault(c, {})
        used += cost
        kept.append(w)
    return kept, used
#> tokens_by_prefix(["car", "cat", "a"], 4)
#> tokens_by_prefix([], 3)
#> tokens_by_prefix(["dog", "do", "cow"], 3)
#> tokens_by_prefix(["x", "xy", "xyz", "z"], 10)
#> tokens_by_prefix(["abcd"], 2)
# %%
class Solution:
    def tideGates(self, gates: list[list[int]], tide: int) -> int:
        events = []
        for lo, hi in gates:
            events.append((lo, 1))
            events.append((hi + 1, -1))
        events.sort()
        open_now = best = at = 0
        for x, d in events:
            open_now += d
            if open_now > best and x <= tide:
                best, at = open_now, x
        return best * 100 + at
#> Solution().tideGates([[1, 4], [3, 6], [5, 9]], 10)
#> Solution().tideGates([], 5)
#> Solution().tideGates([[2, 2], [2, 3], [3, 3]], 2)
#> Solution().tideGates(gates=[[0, 9], [4, 5], [5, 6]], tide=4)
#> Solution().tideGates(gates=[[7, 8]], tide=3)
# %%
from typing import List

class Solution:
    def threeStates(self, tasks: List[List[int]]) -> int:
        # walk, bike, rest: not the same twice running
        w = b = r = 0
        for walk, bike in tasks:
            nw = max(b, r) + walk
            nb = max(w, r) + bike
            nr = max(w, b)
            w, b, r = nw, nb, nr
        return max(w, b, r)
#> Solution().threeStates([[3, 5], [4, 6], [2, 9]])
#> Solution().threeStates([])
#> Solution().threeStates([[1, 1], [1, 1], [1, 1], [1, 1]])
#> Solution().threeStates([[0, 8], [0, 8], [0, 8]])
#> Solution().threeStates(tasks=[[-2, -3], [7, 1]])
# %%
def prefix_xor_pairs(codes, secret):
    pre = 0
    seen = {0: 1}
    hits = 0
    for c in codes:
        pre ^= c
        hits += seen.get(pre ^ secret, 0)
        seen[pre] = seen.get(pre, 0) + 1
    return hits
#> prefix_xor_pairs([4, 2, 6, 1], 6)
#> prefix_xor_pairs([], 0)
#> prefix_xor_pairs([3, 3, 3, 3], 0)
#> prefix_xor_pairs([5, 1, 4, 7, 2], 4)
#> prefix_xor_pairs([8], 8)
# %%
from typing import List

class Solution:
    def balanceBeam(self, load: List[int]) -> int:
        total = sum(i * w for i, w in enumerate(load))
        mass = sum(load)
        left = seen = 0
        for p in range(len(load)):
            torque_left = p * seen - left
            torque_right = (total - left) - p * (mass - seen)
            if torque_left == torque_right:
                return p
            left += p * load[p]
            seen += load[p]
        return -1
#> Solution().balanceBeam([2, 0, 2])
#> Solution().balanceBeam([1, 2, 5])
#> Solution().balanceBeam([])
#> Solution().balanceBeam([3, 1, 1, 0, 1])
#> Solution().balanceBeam(load=[0, 0, 0, 6, 0])
# %%
class Solution:
    def chooseMasks(self, cost: list[list[int]]) -> int:
        n = len(cost)
        memo: dict[int, int] = {}

        def go(mask: int) -> int:
            i = bin(mask).count("1")
            if i == n:
                return 0
            if mask in memo:
                return memo[mask]
            best = 10 ** 6
            for j in range(n):
                if not mask & (1 << j):
                    tired = 2 if j and mask >> (j - 1) & 1 else 0
                    best = min(best, cost[i][j] + tired + go(mask | (1 << j)))
            memo[mask] = best
            return best

        return go(0)
#> Solution().chooseMasks([[4, 1], [2, 3]])
#> Solution().chooseMasks([])
#> Solution().chooseMasks([[7]])
#> Solution().chooseMasks([[3, 8, 5], [4, 2, 9], [1, 6, 7]])
#> Solution().chooseMasks(cost=[[1, 1, 9], [1, 9, 9], [5, 4, 2]])
# %%
def reach_exact(moves, goal, bound):
    # position must stay in 0..bound after each move, forward or back
    cur = {0}
    for m in moves:
        nxt = set()
        for p in cur:
            if p + m <= bound:
                nxt.add(p + m)
            if p - m >= 0:
                nxt.add(p - m)
        if not nxt:
            return False
        cur = nxt
    return goal in cur
#> reach_exact([3, 1, 2], 4, 5)
#> reach_exact([], 0, 2)
#> reach_exact([6], 6, 5)
#> reach_exact([2, 4, 1, 3], 0, 7)
#> reach_exact([5, 5, 5], 5, 8)
# %%
from bisect import bisect_left, insort
from typing import List

class Solution:
    def lateEnvy(self, marks: List[int]) -> List[int]:
        seen: List[int] = []
        envy = []
        for m in reversed(marks):
            k = bisect_left(seen, m)
            envy.append(len(seen) - k)
            insort(seen, m)
        envy.reverse()
        return envy
#> Solution().lateEnvy([3, 1, 4, 2])
#> Solution().lateEnvy([])
#> Solution().lateEnvy([5, 5, 5])
#> Solution().lateEnvy([1, 2, 3, 4, 5, 6])
#> Solution().lateEnvy(marks=[9, 2, 7, 2, 8])
# %%
from typing import List

class Solution:
    def fillRows(self, widths: List[int], seats: int) -> List[List[int]]:
        rows: List[List[int]] = []
        for w in sorted(widths, reverse=True):
            for row in rows:
                if sum(row) + w <= seats:
                    row.append(w)
                    break
            else:
                rows.append([w])
        return rows
#> Solution().fillRows([4, 2, 3, 1], 5)
#> Solution().fillRows([], 8)
#> Solution().fillRows([6, 6, 6], 10)
#> Solution().fillRows(widths=[2, 2, 2, 2, 2, 2], seats=6)
#> Solution().fillRows(widths=[5, 4, 3, 2, 1], seats=7)
# %%
def alternate_longest(seq):
    up = down = 1 if seq else 0
    moves = []
    for a, b in zip(seq, seq[1:]):
        if b - a > 1:
            up = down + 1
            moves.append('u')
        elif a - b > 1:
            down = up + 1
            moves.append('d')
        else:
            moves.append('-')
    return max(up, down), "".join(moves)
#> alternate_longest([1, 5, 4, 9, 2])
#> alternate_longest([])
#> alternate_longest([3, 4, 5, 6])
#> alternate_longest([10, 1, 10, 1, 10, 9])
#> alternate_longest([7])
# %%
class Solution:
    def bellTower(self, s: str, k: int) -> int:
        # number of ways to cut digits into bells with value 1..k
        n = len(s)
        dp = [0] * n + [1]
        for i in range(n - 1, -1, -1):
            if s[i] == '0':
                continue
            value = 0
            for j in range(i, n):
                value = value * 10 + int(s[j])
                if value > k:
                    break
                if value % 3 or j == n - 1:
                    dp[i] += dp[j + 1]
        return dp[0]
#> Solution().bellTower("1123", 30)
#> Solution().bellTower("", 5)
#> Solution().bellTower("105", 12)
#> Solution().bellTower(s="9876", k=8)
#> Solution().bellTower(s="2222", k=222)
# %%
from typing import List

class Solution:
    def maxPatrol(self, wall: List[int], guards: int, reach: int) -> int:
        n = len(wall)
        covered = [False] * n
        total = 0
        while guards > 0:
            best, spot = 0, -1
            for i in range(n):
                gain = sum(wall[j] for j in range(max(0, i - reach), min(n, i + reach + 1)) if not covered[j])
                if gain > best:
                    best, spot = gain, i
            if spot < 0:
                break
            for j in range(max(0, spot - reach), min(n, spot + reach + 1)):
                covered[j] = True
            total += best
            guards -= 1
        return total
#> Solution().maxPatrol([1, 5, 1], 1, 1)
#> Solution().maxPatrol([], 2, 1)
#> Solution().maxPatrol([4, 0, 3], 2, 0)
#> Solution().maxPatrol(wall=[2, 2, 9, 1], guards=2, reach=1)
#> Solution().maxPatrol(wall=[0, 0], guards=1, reach=0)
# %%
def jump_rank(heights):
    order = sorted(range(len(heights)), key=lambda i: heights[i])
    dp = [1] * len(heights)
    for i in order:
        for j in (i - 1, i + 1):
            if 0 <= j < len(heights) and heights[j] < heights[i]:
                dp[i] = max(dp[i], dp[j] + 1)
    return sum(dp), dp
#> jump_rank([2, 5, 3])
#> jump_rank([])
#> jump_rank([4, 4, 4])
#> jump_rank([1, 2, 3, 2, 1])
#> jump_rank([9, 6, 2, 7])
# %%
from typing import List

class Solution:
    def ropeDays(self, cuts: List[int], length: int) -> int:
        pts = [0] + sorted(cuts) + [length]
        m = len(pts)
        f = [[0] * m for _ in range(m)]
        for gap in range(2, m):
            for i in range(m - gap):
                j = i + gap
                f[i][j] = min(max(f[i][k], f[k][j]) for k in range(i + 1, j)) + pts[j] - pts[i]
        return f[0][m - 1]
#> Solution().ropeDays([3, 5], 8)
#> Solution().ropeDays([], 4)
#> Solution().ropeDays([1], 6)
#> Solution().ropeDays(cuts=[7, 2, 4], length=10)
#> Solution().ropeDays(cuts=[1, 2, 8], length=9)
# %%
class Solution:
    def bitRent(self, masks: list[int], full: int) -> int:
        INF = 99
        dp = [INF] * (full + 1)
        dp[0] = 0
        for state in range(full + 1):
            if dp[state] == INF:
                continue
            for price, m in enumerate(masks, 1):
                nxt = (state | m) & full
                if dp[nxt] > dp[state] + price:
                    dp[nxt] = dp[state] + price
        return dp[full] if dp[full] < INF else -1
#> Solution().bitRent([1, 2, 3], 3)
#> Solution().bitRent([1, 4], 7)
#> Solution().bitRent([], 0)
#> Solution().bitRent(masks=[4, 3, 6, 1], full=7)
#> Solution().bitRent(masks=[2, 2, 1], full=3)
# %%
def nearest_well(houses, wells):
    wells = sorted(wells)
    far = 0
    for h in houses:
        lo, hi = 0, len(wells)
        while lo < hi:
            mid = (lo + hi) // 2
            if wells[mid] < h:
                lo = mid + 1
            else:
                hi = mid
        right = wells[lo] - h if lo < len(wells) else 10 ** 4
        left = h - wells[lo - 1] if lo else 10 ** 4
        far = max(far, min(left, right))
    return far
#> nearest_well([1, 5, 9], [4, 8])
#> nearest_well([], [3])
#> nearest_well([2, 7], [])
#> nearest_well([10, 20, 30], [25, 5, 12])
#> nearest_well([6], [6, 1, 9])
# %%
from typing import List

class Solution:
    def pileGame(self, piles: List[int], grab: int) -> bool:
        top = max(piles, default=0)
        win = [False] * (top + 1)
        for i in range(1, top + 1):
            for g in range(1, min(grab, i) + 1):
                if not win[i - g]:
                    win[i] = True
                    break
        odd = 0
        for p in piles:
            odd ^= win[p]
        return bool(odd)
#> Solution().pileGame([3, 4], 2)
#> Solution().pileGame([], 3)
#> Solution().pileGame([6], 2)
#> Solution().pileGame(piles=[1, 2, 5], grab=3)
#> Solution().pileGame(piles=[7, 7, 7], grab=1)
# %%
from itertools import accumulate
from typing import List

class Solution:
    def seesaw(self, kids: List[int]) -> int:
        pre = list(accumulate(kids, initial=0))
        total = pre[-1]
        best, cut = total + 1, 0
        for i in range(len(pre)):
            gap = abs(total - 2 * pre[i])
            if gap < best:
                best, cut = gap, i
        return cut
#> Solution().seesaw([3, 1, 2, 6])
#> Solution().seesaw([])
#> Solution().seesaw([5, 5])
#> Solution().seesaw([1, 9, 1, 1, 1])
#> Solution().seesaw(kids=[10, 2, 3, 4, 1, 1])
# %%
def dropped_letters(source, pattern):
    need = [0] * (len(pattern) + 1)
    need[0] = 1
    for ch in source:
        for j in range(len(pattern) - 1, -1, -1):
            if pattern[j] in (ch, '?'):
                need[j + 1] += need[j]
    return need[-1]
#> dropped_letters("abab", "ab")
#> dropped_letters("xyz", "?")
#> dropped_letters("", "a")
#> dropped_letters("aaaa", "a?")
#> dropped_letters("bcbc", "b?c")
# %%
class Solution:
    def cheapTeams(self, cost: list[tuple[int, int]]) -> int:
        # send half left (first price), half right, by savings
        cost = sorted(cost, key=lambda c: c[0] - c[1])
        half = len(cost) // 2
        bill = 0
        for i, (a, b) in enumerate(cost):
            if i < half:
                bill += a
            else:
                bill += b
        if len(cost) % 2:
            a, b = cost[half]
            bill -= max(0, b - a)
        return bill
#> Solution().cheapTeams([(3, 9), (5, 2)])
#> Solution().cheapTeams([])
#> Solution().cheapTeams([(1, 8), (2, 9), (3, 10)])
#> Solution().cheapTeams([(4, 4), (7, 1), (2, 6), (5, 3)])
#> Solution().cheapTeams(cost=[(6, 2), (6, 3), (6, 4), (1, 1), (0, 5)])
# %%
from typing import List

class Solution:
    def smoothHills(self, h: List[int], top: int) -> int:
        dp = {v: abs(h[0] - v) for v in range(top + 1)} if h else {0: 0}
        for x in h[1:]:
            nxt = {}
            for v in range(top + 1):
                best = min(dp[u] for u in (v - 1, v, v + 1) if u in dp)
                nxt[v] = best + abs(x - v)
            dp = nxt
        return min(dp.values())
#> Solution().smoothHills([1, 3, 0], 3)
#> Solution().smoothHills([], 2)
#> Solution().smoothHills([2, 2], 2)
#> Solution().smoothHills(h=[0, 4, 0], top=4)
#> Solution().smoothHills(h=[3], top=1)
# %%
def overtake(cars, finish):
    cars = sorted(cars, reverse=True)
    fleets, slow = [], 0
    for pos, speed in cars:
        t = -(-(finish - pos) // speed)
        if t > slow:
            fleets.append([pos])
            slow = t
        else:
            fleets[-1].append(pos)
    return fleets
#> overtake([(2, 3), (5, 1), (8, 2)], 12)
#> overtake([], 5)
#> overtake([(0, 1), (1, 1), (2, 1)], 6)
#> overtake([(0, 9), (4, 3), (6, 1), (7, 2)], 10)
#> overtake([(3, 2)], 3)
# %%
from typing import List

class Solution:
    def oddEvenPurse(self, coins: List[int], limit: int) -> List[int]:
        # best sum <= limit using an even / odd number of coins
        even = [True] + [False] * limit
        odd = [False] * (limit + 1)
        for c in coins:
            for j in range(limit, c - 1, -1):
                odd[j], even[j] = odd[j] or even[j - c], even[j] or odd[j - c]
        a = max(j for j in range(limit + 1) if even[j])
        b = max((j for j in range(limit + 1) if odd[j]), default=-1)
        return [a, b]
#> Solution().oddEvenPurse([2, 3, 4], 6)
#> Solution().oddEvenPurse([], 3)
#> Solution().oddEvenPurse([5, 1], 5)
#> Solution().oddEvenPurse(coins=[1, 1, 2], limit=7)
#> Solution().oddEvenPurse(coins=[9], limit=4)
# %%
def clear_runs(s, k):
    stack = []
    for ch in s:
        if stack and stack[-1][0] == ch:
            stack[-1][1] += 1
        else:
            stack.append([ch, 1])
        if stack[-1][1] == k:
            stack.pop()
            if stack and stack[-1][1] > 1:
                stack[-1][1] -= 1
    return "".join(c * n for c, n in stack)
#> clear_runs("aabbba", 3)
#> clear_runs("", 2)
#> clear_runs("xxyyxx", 2)
#> clear_runs("abcabc", 1)
#> clear_runs("ppqqqpp", 4)
