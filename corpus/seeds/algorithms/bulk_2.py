# %%
from typing import List


class Solution:
    def gardenRows(self, plants: List[int], water: int) -> List[List[int]]:
        rows = []
        for p in plants:
            placed = False
            for row in rows:
                if row[-1] < p and sum(row) + p <= water:
                    row.append(p)
                    placed = True
                    break
            if not placed:
                rows.append([p])
        return rows
#> Solution().gardenRows([14, 3, 27, 8, 19, 41, 22, 11, 6, 9], 60)
#> Solution().gardenRows([5, 10, 15, 20, 25, 30, 35, 40], 1000)
#> Solution().gardenRows([90, 70, 50, 30, 10, 20, 40, 60], 100)
#> Solution().gardenRows([102, 331, 204, 818, 77, 93, 64, 51, 229, 306, 44], 500)
#> Solution().gardenRows([8, 8, 8, 8, 8, 8], 30)
# %%
def rle_sum(code):
    total = 0
    i = 0
    pieces = []
    while i < len(code):
        j = i
        while j < len(code) and code[j].isdigit():
            j += 1
        count = int(code[i:j]) if j > i else 1
        if j == len(code):
            total -= count
            break
        value = ord(code[j]) - 96
        pieces.append(count * value)
        total += count * value
        i = j + 1
    return total, pieces
#> rle_sum('12a3bcd40e2f1g')
#> rle_sum('abcdefghijklmno')
#> rle_sum('100z20y3x4')
#> rle_sum('9a8b7c6d5e4f3g2h1i')
#> rle_sum('250m17k3a999b2c88')
# %%
from collections import defaultdict
from typing import List


class Solution:
    def busiestHour(self, stays: List[List[int]]) -> List[int]:
        events = defaultdict(int)
        for a, b in stays:
            if a > b:
                a, b = b, a
            events[a] += 1
            events[b] -= 1
        best = cur = 0
        at = -1
        for t in sorted(events):
            cur += events[t]
            if cur > best:
                best = cur
                at = t
        return [at, best]
#> Solution().busiestHour([[540, 600], [555, 720], [590, 610], [700, 640], [615, 800], [480, 545], [650, 655]])
#> Solution().busiestHour([[1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7], [7, 8], [8, 9]])
#> Solution().busiestHour([])
#> Solution().busiestHour([[900, 100], [800, 200], [700, 300], [600, 400], [510, 490], [505, 495]])
#> Solution().busiestHour([[33, 71], [24, 95], [18, 60], [47, 82], [11, 59], [36, 78], [3, 90], [66, 20], [81, 85]])
# %%
def pancake_steps(stack):
    flips = []
    for size in range(len(stack), 1, -1):
        big = 0
        for i in range(size):
            if stack[i] > stack[big]:
                big = i
        if big == size - 1:
            continue
        if big:
            stack[:big + 1] = stack[big::-1]
            flips.append(big + 1)
        stack[:size] = stack[size - 1::-1]
        flips.append(size)
    return flips, stack
#> pancake_steps([14, 3, 27, 8, 19, 41, 22, 11])
#> pancake_steps([1, 2, 3, 4, 5, 6, 7, 8])
#> pancake_steps([900, 12, 340, 12, 77, 605, 231, 18, 450])
#> pancake_steps([7, 6, 5, 4, 3, 2, 1])
#> pancake_steps([-50, 120, -3, 88, 0, 64, 64, 1001, 9, -120])
# %%
from typing import List


class Solution:
    def stepCosts(self, cost: List[int], k: int) -> List[int]:
        n = len(cost)
        dp = [0] * n
        choice = [-1] * n
        for i in range(n):
            best = None
            for j in range(max(0, i - k), i):
                if best is None or dp[j] < best:
                    best = dp[j]
                    choice[i] = j
            dp[i] = cost[i] + (best or 0)
        path = []
        at = n - 1
        while at >= 0:
            path.append(cost[at])
            at = choice[at]
        return path[::-1]
#> Solution().stepCosts([10, 40, 25, 7, 90, 3, 18, 61], 2)
#> Solution().stepCosts([100, 1, 100, 1, 100, 1, 100, 1, 100], 3)
#> Solution().stepCosts([5], 4)
#> Solution().stepCosts([33, 71, -24, 95, 18, -60, 47, 82, 11], 2)
#> Solution().stepCosts([8, 6, 7, 5, 3, 0, 9, 12, 4, 1], 1)
# %%
import heapq


def factory_shift(jobs, machines):
    jobs = sorted(jobs, key=lambda j: (-j[1], j[0]))
    heap = [(0, m) for m in range(machines)]
    plan = {m: [] for m in range(machines)}
    for name, length in jobs:
        busy, m = heapq.heappop(heap)
        plan[m].append(name)
        if len(plan[m]) % 3 == 0:
            busy += 10
        heapq.heappush(heap, (busy + length, m))
    finish = max(t for t, _ in heap)
    return plan, finish
#> factory_shift([('cut', 40), ('bend', 25), ('weld', 60), ('sand', 15), ('paint', 35), ('pack', 10), ('ship', 5), ('drill', 30)], 2)
#> factory_shift([('a', 10), ('b', 10), ('c', 10), ('d', 10), ('e', 10), ('f', 10), ('g', 10), ('h', 10), ('i', 10)], 3)
#> factory_shift([('x', 500), ('y', 3), ('z', 2)], 4)
#> factory_shift([('p1', 71), ('p2', 24), ('p3', 95), ('p4', 18), ('p5', 60), ('p6', 47), ('p7', 82), ('p8', 11)], 1)
#> factory_shift([('k', 120), ('l', 45), ('m', 300), ('n', 17), ('o', 88), ('q', 64), ('r', 230), ('s', 9), ('t', 51), ('u', 33), ('v', 76)], 3)
# %%
from typing import List


class Solution:
    def spiralSkip(self, mat: List[List[int]], skip: int) -> List[int]:
        out = []
        count = 0
        while mat:
            for v in mat.pop(0):
                count += 1
                if count % skip == 0:
                    out.append(v)
            mat = self.turn(mat)
        return out

    def turn(self, mat: List[List[int]]) -> List[List[int]]:
        return [list(col) for col in zip(*mat)][::-1]
#> Solution().spiralSkip([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], 2)
#> Solution().spiralSkip([[105, -20, 33, 7], [44, 18, -7, 260], [11, 92, -15, 80], [63, 2, 900, 41]], 3)
#> Solution().spiralSkip([[12, 14, 16, 18, 20], [22, 24, 26, 28, 30], [32, 34, 36, 38, 40], [42, 44, 46, 48, 50]], 1)
#> Solution().spiralSkip([[9, 8, 7, 6, 5, 4]], 4)
#> Solution().spiralSkip([[500, 14, 220], [73, 610, 44], [36, 90, 701], [12, 340, 66], [8, 5, 130]], 2)
# %%
def text_bars(data, width):
    top = max(data.values())
    lines = []
    for label, value in data.items():
        filled = value * width // top
        bar = ''
        for i in range(width):
            bar += '#' if i < filled else '.'
        lines.append(label[0] + bar)
    return lines
#> text_bars({'north': 120, 'south': 45, 'east': 300, 'west': 88, 'center': 17}, 10)
#> text_bars({'a': 7, 'b': 7, 'c': 7, 'd': 7, 'e': 7}, 6)
#> text_bars({'mon': 3, 'tue': 14, 'wed': 15, 'thu': 92, 'fri': 65, 'sat': 35}, 8)
#> text_bars({'x': 0, 'y': 1, 'z': 1000, 'w': 999, 'v': 500, 'u': 250, 't': 125}, 12)
#> text_bars({'red': 18, 'green': 41, 'blue': 33, 'cyan': 6, 'pink': 27, 'gray': 40, 'gold': 12, 'teal': 22}, 7)
# %%
from typing import List


class Solution:
    def mirrorPairs(self, nums: List[int]) -> int:
        count = {}
        ans = 0
        for x in nums:
            r = self.flip(x)
            ans += count.get(r, 0)
            count[x] = count.get(x, 0) + 1
        return ans

    def flip(self, x: int) -> int:
        sign = -1 if x < 0 else 1
        x = abs(x)
        out = 0
        while x > 0:
            out = out * 10 + x % 10
            x //= 10
        return sign * out
#> Solution().mirrorPairs([12, 21, 305, 503, 7, 7, 1221, 88, 12])
#> Solution().mirrorPairs([100, 1, 10, 1000, 1, 1, -1, -10])
#> Solution().mirrorPairs([45, -54, 54, -45, 450, 5400, 45, 54])
#> Solution().mirrorPairs([123, 456, 789, 1011, 1213])
#> Solution().mirrorPairs([9009, 909, 99, 9, 9009, 909, 18, 81, 18, 81, 6006])
# %%
def weigh_parcels(weights, bands):
    bands = sorted(bands)
    counts = [0] * (len(bands) + 1)
    heaviest = [0] * (len(bands) + 1)
    for w in weights:
        lo, hi = 0, len(bands)
        while lo < hi:
            mid = (lo + hi) >> 1
            if bands[mid] < w:
                lo = mid + 1
            else:
                hi = mid
        counts[lo] += 1
        if w > heaviest[lo]:
            heaviest[lo] = w
    return counts, heaviest
#> weigh_parcels([40, 120, 950, 33, 800, 71, 20, 5, 640], [50, 100, 500])
#> weigh_parcels([10, 20, 30, 40, 50, 60, 70, 80], [40])
#> weigh_parcels([2500, 18, 777, 63, 904, 5, 1200], [1000, 10, 100, 300, 2000])
#> weigh_parcels([7, 7, 7, 7, 7, 7, 7, 7, 7], [7, 6, 8])
#> weigh_parcels([305, 812, 97, 640, 51, 233, 18, 77], [1, 2, 4, 8, 16, 32, 64, 128, 256, 512])
# %%
from collections import deque
from typing import List


class Solution:
    def slidingTrouble(self, temps: List[int], k: int) -> List[int]:
        dq = deque()
        spread = []
        low = deque()
        for i, t in enumerate(temps):
            while dq and temps[dq[-1]] <= t:
                dq.pop()
            while low and temps[low[-1]] >= t:
                low.pop()
            dq.append(i)
            low.append(i)
            if dq[0] <= i - k:
                dq.popleft()
            if low[0] <= i - k:
                low.popleft()
            if i >= k - 1:
                spread.append(temps[dq[0]] - temps[low[0]])
        return spread
#> Solution().slidingTrouble([12, 18, 15, 9, 22, 30, 28, 5, 17], 3)
#> Solution().slidingTrouble([5, 5, 5, 5, 5, 5, 5, 5, 5, 6], 4)
#> Solution().slidingTrouble([-10, 35, -22, 104, 60, 61, 62, 8, -7, 90, 14], 2)
#> Solution().slidingTrouble([1, 2, 3, 4], 6)
#> Solution().slidingTrouble([300, 250, 200, 150, 100, 50, 75, 125, 175, 225, 275, 325], 5)
# %%
def chain_letters(text, rules):
    stack = []
    fired = 0
    for ch in text:
        stack.append(ch)
        while len(stack) >= 2:
            pair = stack[-2] + stack[-1]
            if pair not in rules:
                break
            del stack[-2:]
            stack.extend(rules[pair])
            fired += 1
    return ''.join(stack), fired
#> chain_letters('abcabcaabbccabcab', {'ab': 'c', 'cc': ''})
#> chain_letters('xyyxyxyyxxyxyxyy', {'xy': 'z', 'zz': 'x', 'yy': 'y'})
#> chain_letters('aaaaaaaaaaaaaaaa', {'aa': 'b', 'bb': 'c', 'cc': 'd'})
#> chain_letters('the quick brown fox', {'qq': 'k'})
#> chain_letters('lrlrllrrlrrllrlrlr', {'lr': '', 'rl': 'u', 'uu': 'l'})
# %%
from typing import List


class Solution:
    def treasureRoute(self, grid: List[List[int]]) -> List[int]:
        r = c = 0
        rows, cols = len(grid), len(grid[0])
        bag = []
        while True:
            bag.append(grid[r][c])
            grid[r][c] = -1
            best = None
            for dr, dc in [(0, 1), (1, 0), (0, -1), (-1, 0)]:
                y, x = r + dr, c + dc
                if 0 <= y < rows and 0 <= x < cols and grid[y][x] >= 0:
                    if best is None or grid[y][x] > grid[best[0]][best[1]]:
                        best = (y, x)
            if best is None:
                return bag
            r, c = best
#> Solution().treasureRoute([[3, 9, 2, 8], [5, 1, 7, 4], [6, 0, 11, 10]])
#> Solution().treasureRoute([[1, 2, 3], [8, 9, 4], [7, 6, 5]])
#> Solution().treasureRoute([[50, 20], [-1, -1], [70, 80]])
#> Solution().treasureRoute([[4, 4, 4], [4, 4, 4], [4, 4, 4]])
#> Solution().treasureRoute([[10, 99, 3], [77, 60, 12]])
# %%
def share_bill(people, items):
    paid = dict.fromkeys(people, 0)
    for price, eaters in items:
        share, extra = divmod(price, len(eaters))
        for i, who in enumerate(eaters):
            paid[who] += share
            if i < extra:
                paid[who] += 1
    worst = max(paid, key=paid.get)
    for who in people:
        if who != worst and paid[who] == 0:
            paid[who] = 5
            paid[worst] -= 5
    return paid
#> share_bill(['al', 'bo', 'cy', 'di', 'ed'], [(100, ['al', 'bo', 'cy']), (47, ['di', 'al']), (63, ['cy', 'bo', 'di', 'al'])])
#> share_bill(['p', 'q', 'r', 's', 't', 'u'], [(1000, ['p']), (7, ['p', 'q'])])
#> share_bill(['x', 'y', 'z', 'w', 'v'], [(99, ['x', 'y', 'z', 'w', 'v']), (98, ['v', 'w', 'z', 'y']), (97, ['x', 'y', 'z']), (96, ['v', 'w'])])
#> share_bill(['m', 'n'], [(11, ['n', 'm']), (12, ['m', 'n']), (13, ['n', 'm']), (14, ['m', 'n']), (15, ['n', 'm']), (16, ['m'])])
#> share_bill(['kay', 'lee', 'mo', 'ned', 'oz', 'pam'], [(250, ['kay', 'mo', 'oz']), (333, ['lee', 'ned']), (18, ['oz', 'kay', 'lee', 'mo', 'ned']), (71, ['mo', 'kay'])])
# %%
from typing import List


class Solution:
    def countValleys(self, path: str, size: int) -> List[int]:
        height = [0]
        for step in path:
            if step == 'U':
                height.append(height[-1] + 1)
            elif step == 'D':
                height.append(height[-1] - 1)
            else:
                height.append(height[-1])
        found = []
        i = 1
        while i < len(height):
            if height[i] < 0 and height[i - 1] == 0:
                j = i
                while j < len(height) and height[j] < 0:
                    j += 1
                if j - i >= size:
                    found.append(-min(height[i:j]))
                i = j
            else:
                i += 1
        return found
#> Solution().countValleys('DDUUUDDDUUDUUDDDDUUU', 2)
#> Solution().countValleys('UUUUUDDDDDUUUUDDDD', 1)
#> Solution().countValleys('D-U-DDD--UUU-DU-D', 3)
#> Solution().countValleys('DUDUDUDUDUDUDUDUDUDU', 1)
#> Solution().countValleys('DDDDDDDDDDUUUUUUUUUUDD-UUDDDUUU', 4)
# %%
def pair_by_gap(nums, gap):
    nums = sorted(nums)
    used = [False] * len(nums)
    pairs = []
    j = 0
    for i in range(len(nums)):
        if used[i]:
            continue
        j = max(j, i + 1)
        while j < len(nums) and (used[j] or nums[j] - nums[i] < gap):
            j += 1
        if j == len(nums):
            break
        used[i] = used[j] = True
        pairs.append((nums[i], nums[j]))
    left = [x for x, u in zip(nums, used) if not u]
    return pairs, left
#> pair_by_gap([14, 3, 27, 8, 19, 41, 22, 11, 6, 9, 50, 73], 10)
#> pair_by_gap([5, 5, 5, 5, 5, 5, 5, 5], 1)
#> pair_by_gap([100, 205, 310, 415, 520, 625, 730, 835, 940, 45], 200)
#> pair_by_gap([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13], 0)
#> pair_by_gap([-80, 340, 12, -7, 605, 233, 918, 42, -300, 770, 150, 9, 333, 1024], 50)
# %%
from typing import List


class Solution:
    def compressRoute(self, moves: str) -> str:
        opposite = {'N': 'S', 'S': 'N', 'E': 'W', 'W': 'E'}
        kept = []
        for m in moves:
            if kept and kept[-1] == opposite[m]:
                kept.pop()
            else:
                kept.append(m)
        return self.pack(kept)

    def pack(self, kept: List[str]) -> str:
        out = ''
        i = 0
        while i < len(kept):
            run = 1
            while i + run < len(kept) and kept[i + run] == kept[i]:
                run += 1
            out += kept[i] if run == 1 else f'{run}{kept[i]}'
            i += run
        return out
#> Solution().compressRoute('NNEESSWWNNNEEWSE')
#> Solution().compressRoute('NSNSNSNSEWEWEWEW')
#> Solution().compressRoute('EEEEENNNNNWWWWWSSSS')
#> Solution().compressRoute('NESWNESWNESWNESWN')
#> Solution().compressRoute('WWWNSWEEWSSNSNSEEEWNN')
# %%
def water_usage(readings):
    deltas = []
    prev = None
    for r in readings:
        if prev is not None:
            d = r - prev
            if d < 0:
                d += 10000
            deltas.append(d)
        prev = r
    avg = sum(deltas) // len(deltas) if deltas else 0
    flags = ''
    streak = best = 0
    for d in deltas:
        if d > avg:
            streak += 1
            flags += '^'
        else:
            streak = 0
            flags += 'v'
        best = max(best, streak)
    return avg, best, flags
#> water_usage([9800, 9850, 9990, 120, 135, 400, 410, 422, 700])
#> water_usage([100, 200, 300, 400, 500, 600, 700])
#> water_usage([5000, 4999, 4998, 5500, 6000, 6001])
#> water_usage([42])
#> water_usage([1000, 1010, 1100, 1350, 1360, 1362, 1900, 2400, 2401, 2600, 9999, 3])
# %%
from typing import List


class Solution:
    def rankByBits(self, nums: List[int]) -> List[int]:
        def ones(x):
            c = 0
            while x:
                c += x & 1
                x >>= 1
            return c

        scored = []
        for i, x in enumerate(nums):
            scored.append((ones(x), -x, i))
        scored.sort()
        rank = [0] * len(nums)
        for place, (_, _, i) in enumerate(scored):
            rank[i] = place
        return rank
#> Solution().rankByBits([5, 100, 7, 64, 31, 12, 3])
#> Solution().rankByBits([1, 2, 4, 8, 16, 32, 64])
#> Solution().rankByBits([255, 15, 240, 1, 128, 127])
#> Solution().rankByBits([0, 0, 0, 0])
#> Solution().rankByBits([73, 19, 44, 58, 21, 90, 33, 6])
# %%
def domino_walk(tiles):
    used = [False] * len(tiles)
    row = [tiles[0]]
    used[0] = True
    end = tiles[0][1]
    changed = True
    while changed:
        changed = False
        for i, (a, b) in enumerate(tiles):
            if used[i]:
                continue
            if a == end or b == end:
                if b == end:
                    a, b = b, a
                row.append((a, b))
                used[i] = changed = True
                end = b
    return row, used.count(False)
#> domino_walk([(1, 4), (2, 5), (4, 6), (5, 4), (6, 2), (3, 3), (4, 1), (1, 3)])
#> domino_walk([(0, 0), (1, 1), (2, 2), (3, 3), (4, 4)])
#> domino_walk([(6, 1), (5, 6), (4, 5), (3, 4), (2, 3), (1, 2)])
#> domino_walk([(3, 5), (5, 5), (2, 3), (5, 0), (0, 2), (1, 6), (2, 2), (3, 6), (4, 1)])
#> domino_walk([(9, 8), (7, 6), (8, 7), (5, 4), (6, 5), (3, 2), (4, 3), (1, 0), (2, 1)])
# %%
from typing import List


class Solution:
    def equalizePiles(self, piles: List[int], cap: int) -> List[int]:
        lo, hi = 0, len(piles) - 1
        piles.sort()
        while lo < hi:
            room = cap - piles[lo]
            over = piles[hi] - cap
            if room <= 0:
                lo += 1
                continue
            if over <= 0:
                hi -= 1
                continue
            move = min(room, over)
            piles[lo] += move
            piles[hi] -= move
        return piles
#> Solution().equalizePiles([14, 3, 27, 8, 19, 41, 22, 11, 6, 9], 16)
#> Solution().equalizePiles([500, 20, 30, 10, 400, 60, 80, 5], 120)
#> Solution().equalizePiles([1, 2, 3, 4, 5, 6, 7, 8], 100)
#> Solution().equalizePiles([900, 850, 3, 3, 3, 3, 700, 3, 3], 250)
#> Solution().equalizePiles([33, 71, 24, 95, 18, 60, 47, 82, 11, 59, 36, 78], 50)
# %%
from functools import reduce


def signature(rows):
    def fold(acc, pair):
        i, v = pair
        if i % 2:
            return acc ^ v
        return (acc + v) % 256

    sigs = []
    for row in rows:
        sigs.append(reduce(fold, enumerate(row), 0))
    checks = {}
    for i, s in enumerate(sigs):
        checks.setdefault(s % 7, []).append(i)
    return sigs, checks
#> signature([[12, 7, 40, 3], [8, 90, 15, 22], [31, 6, 17, 54]])
#> signature([[105, 20, 33, 7, 64], [44, 18, 7, 260, 12], [11, 92, 15, 80, 255], [63, 2, 900, 41, 1]])
#> signature([[1, 1, 1, 1, 1, 1], [2, 2, 2, 2, 2, 2], [3, 3, 3, 3, 3, 3]])
#> signature([])
#> signature([[500, 14, 220], [73, 610, 44], [36, 90, 701], [12, 340, 66], [8, 5, 130]])
# %%
from typing import List


class Solution:
    def staircaseSplit(self, nums: List[int]) -> List[List[int]]:
        parts = []
        size, i = 1, 0
        while i < len(nums):
            chunk = nums[i:i + size]
            if len(chunk) == size:
                if sum(chunk) % 2 == 0:
                    chunk.sort()
                else:
                    chunk.reverse()
            parts.append(chunk)
            i += size
            size += 1 if size < 4 else -2
        return [p for p in parts if self.smooth(p)]

    def smooth(self, part: List[int]) -> bool:
        for a, b in zip(part, part[1:]):
            if abs(a - b) > 200:
                return False
        return True
#> Solution().staircaseSplit([305, 812, 97, 640, 51, 233, 18, 77, 1000, 9, 44, 121, 68, 35, 506, 13, 7])
#> Solution().staircaseSplit([5, 4, 3, 2, 1, 10, 9, 8, 7, 6, 15, 14, 13, 12, 11])
#> Solution().staircaseSplit([-300, 400, -500, 600, -700, 800, -900, 1000, -1100])
#> Solution().staircaseSplit([1, 1])
#> Solution().staircaseSplit([60, 41, 75, 18, 99, 230, 410, 150, 333, 290, 88, 12, 47, 63, 5, 120, 200, 310, 415, 77, 31])
# %%
def word_ladder_score(words):
    def diff(a, b):
        d = abs(len(a) - len(b))
        for x, y in zip(a, b):
            if x != y:
                d += 1
        return d

    total = 0
    worst = ('', '')
    worst_d = -1
    for i in range(1, len(words)):
        d = diff(words[i - 1], words[i])
        total += d
        if d > worst_d:
            worst_d, worst = d, (words[i - 1], words[i])
    return total, worst
#> word_ladder_score(['stone', 'store', 'stare', 'share', 'shore'])
#> word_ladder_score(['cat', 'catalog', 'dog', 'dogma', 'do', 'add'])
#> word_ladder_score(['alone'])
#> word_ladder_score(['plain', 'plane', 'planet', 'plank', 'blank', 'blink', 'clink'])
#> word_ladder_score(['mmm', 'mmm', 'nnn', 'mnm', 'nmn', 'mmmm', 'm'])
# %%
from typing import List


class Solution:
    def hotelRooms(self, guests: List[List[int]], rooms: List[int]) -> dict:
        rooms = sorted(rooms)
        until = {}
        given = {}
        for gid, (day, nights, party) in enumerate(guests):
            for idx, size in enumerate(rooms):
                if size >= party and until.get(idx, 0) <= day:
                    until[idx] = day + nights
                    given[gid] = size
                    break
            else:
                given[gid] = -1
        return given
#> Solution().hotelRooms([[1, 3, 2], [1, 2, 4], [2, 5, 1], [3, 1, 3], [3, 2, 2], [4, 4, 4]], [2, 4, 2])
#> Solution().hotelRooms([[1, 1, 6], [2, 1, 6], [3, 1, 6], [4, 1, 6], [5, 1, 6]], [5, 5, 5])
#> Solution().hotelRooms([[1, 10, 1], [2, 10, 1], [3, 10, 1], [4, 10, 1], [5, 10, 1], [12, 1, 1]], [3, 1, 2])
#> Solution().hotelRooms([], [1, 2])
#> Solution().hotelRooms([[1, 4, 3], [1, 2, 1], [2, 2, 5], [2, 3, 2], [4, 1, 1], [4, 2, 5], [5, 3, 3], [6, 1, 2]], [1, 3, 5, 2])
# %%
def heat_map(readings, size):
    grid = [[0] * size for _ in range(size)]
    for x, y, heat in readings:
        for dy in (-1, 0, 1):
            for dx in (-1, 0, 1):
                if 0 <= y + dy < size and 0 <= x + dx < size:
                    grid[y + dy][x + dx] += heat if dx == dy == 0 else heat // 4
    return grid
#> heat_map([(0, 0, 40), (2, 1, 16)], 3)
#> heat_map([(1, 1, 100), (3, 3, 60), (3, 0, 9)], 4)
#> heat_map([], 4)
#> heat_map([(2, 2, 8), (2, 2, 8), (0, 4, 300)], 5)
#> heat_map([(0, 1, 20), (3, 2, 44), (1, 3, 72), (2, 0, 15)], 4)
# %%
from typing import List


class Solution:
    def candidateTally(self, ballots: List[str]) -> List[str]:
        out = []
        alive = sorted(set(''.join(ballots)))
        while alive:
            first = dict.fromkeys(alive, 0)
            for b in ballots:
                for ch in b:
                    if ch in first:
                        first[ch] += 1
                        break
            low = min(first.values())
            for ch in alive:
                if first[ch] == low:
                    out.append(f'{ch}{low}')
                    alive.remove(ch)
                    break
        return out
#> Solution().candidateTally(['abc', 'bca', 'cab'])
#> Solution().candidateTally(['ab', 'ba', 'ab', 'b', 'a', 'a'])
#> Solution().candidateTally(['xyz', 'xzy', 'xyz'])
#> Solution().candidateTally([])
#> Solution().candidateTally(['dabc', 'cd', 'bad', 'dc', 'ca'])
# %%
def diff_levels(nums):
    levels = [nums]
    while len(levels[-1]) > 1 and any(levels[-1]):
        cur = levels[-1]
        nxt = []
        for i in range(1, len(cur)):
            nxt.append(cur[i] - cur[i - 1])
        levels.append(nxt)
    guess = 0
    for lv in reversed(levels):
        guess += lv[-1]
    return len(levels), guess
#> diff_levels([1, 4, 9, 16, 25, 36, 49, 64])
#> diff_levels([10, 20, 30, 40, 50, 60, 70, 80, 90])
#> diff_levels([14, 3, 27, 8, 19, 41, 22, 11])
#> diff_levels([0, 0, 0, 0, 0, 0])
#> diff_levels([1, 8, 27, 64, 125, 216, 343, 512, 729, 1000])
# %%
from typing import List


class Solution:
    def bestTrade(self, prices: List[int], fee: int) -> List[int]:
        hold, free = -prices[0], 0
        trace = []
        for p in prices[1:]:
            sell = hold + p - fee
            buy = free - p
            if sell > free:
                free = sell
                trace.append(p)
            if buy > hold:
                hold = buy
                trace.append(-p)
        trace.append(free)
        return trace
#> Solution().bestTrade([40, 12, 95, 33, 8, 71, 20, 5, 64, 18, 27, 90, 3], 4)
#> Solution().bestTrade([900, 800, 700, 600, 500, 400, 300, 200, 100], 10)
#> Solution().bestTrade([100, 104, 99, 130, 128, 160, 155, 171, 200, 180, 190, 210, 205, 250], 15)
#> Solution().bestTrade([5, 5, 5, 5, 5, 5, 5, 5, 5, 5], 0)
#> Solution().bestTrade([512, 340, 275, 600, 601, 590, 418, 425, 419, 777, 650, 640, 700, 300, 310, 905], 60)
# %%
def decode_tape(tape, steps):
    cells = [0] * 8
    ptr = pc = 0
    while pc < len(tape) and steps > 0:
        op = tape[pc]
        steps -= 1
        if op == '>':
            ptr = (ptr + 1) % 8
        elif op == '<':
            ptr = (ptr - 1) % 8
        elif op == '+':
            cells[ptr] += ptr + 1
        elif op == '-':
            cells[ptr] -= 1
        elif op == '?' and cells[ptr] > 0:
            pc = -1
            cells[ptr] -= 3
        pc += 1
    return cells, ptr, steps
#> decode_tape('++>++>+-<<?', 30)
#> decode_tape('>+>+>+>+>+>+>+>+', 20)
#> decode_tape('<<<+++---?>>', 18)
#> decode_tape('------->-----<?', 40)
#> decode_tape('+>+<?>>+?', 33)
# %%
from collections import Counter
from typing import List


class Solution:
    def pruneRare(self, nums: List[int], keep: int) -> List[int]:
        rounds = 0
        while True:
            freq = Counter(nums)
            rare = [x for x in freq if freq[x] < keep]
            if not rare or len(nums) < 3:
                break
            rounds += 1
            nums = self.shrink(nums, rare)
        return nums + [rounds]

    def shrink(self, nums: List[int], rare: List[int]) -> List[int]:
        out = []
        for x in nums:
            if x in rare:
                half = x // 2
                if half > 0:
                    out.append(half)
            else:
                out.append(x)
        return out
#> Solution().pruneRare([14, 3, 7, 28, 6, 12, 3], 3)
#> Solution().pruneRare([5, 5, 5, 10, 10, 21, 40], 2)
#> Solution().pruneRare([8, 8, 8, 8, 8, 8], 2)
#> Solution().pruneRare([100, 50, 25, 12, 6, 3], 2)
#> Solution().pruneRare([17, 34, 35, 68, 70, 9, 18], 4)
# %%
def schedule_talks(talks):
    order = sorted(talks, key=lambda name: (talks[name][1], talks[name][0]))
    rooms = []
    board = {}
    for name in order:
        start, end = talks[name]
        for number, free_at in enumerate(rooms):
            if free_at <= start:
                rooms[number] = end
                board[name] = number
                break
        else:
            board[name] = len(rooms)
            rooms.append(end)
    return board, rooms
#> schedule_talks({'ai': (540, 600), 'db': (555, 615), 'ui': (600, 660), 'os': (610, 700), 'net': (500, 560), 'lang': (660, 690)})
#> schedule_talks({'a': (1, 10), 'b': (2, 9), 'c': (3, 8), 'd': (4, 7), 'e': (5, 6)})
#> schedule_talks({})
#> schedule_talks({'k1': (10, 20), 'k2': (20, 30), 'k3': (30, 40), 'k4': (40, 50), 'k5': (50, 60), 'k6': (60, 70), 'k7': (0, 100)})
#> schedule_talks({'p': (900, 960), 'q': (910, 930), 'r': (925, 1000), 's': (930, 945), 't': (945, 1010), 'u': (960, 975), 'v': (870, 905), 'w': (1000, 1015), 'x': (980, 1001)})
# %%
from typing import List


class Solution:
    def fenceRows(self, mat: List[List[int]]) -> List[List[int]]:
        n, m = len(mat), len(mat[0])
        pre = [[0] * (m + 1) for _ in range(n + 1)]
        for i in range(n):
            for j in range(m):
                pre[i + 1][j + 1] = mat[i][j] + pre[i][j + 1] + pre[i + 1][j] - pre[i][j]
        res = []
        for i in range(n - 1):
            line = []
            for j in range(m - 1):
                line.append(pre[i + 2][j + 2] - pre[i][j + 2] - pre[i + 2][j] + pre[i][j])
            res.append(line)
        return res
#> Solution().fenceRows([[12, 7, 40], [8, 90, 15], [31, 6, 17]])
#> Solution().fenceRows([[105, -20, 33, 7], [44, 18, -7, 260], [11, 92, -15, 80], [63, 2, 900, 41]])
#> Solution().fenceRows([[1, 2, 3, 4, 5, 6]])
#> Solution().fenceRows([[9, 9, 9], [9, 9, 9], [9, 9, 9]])
#> Solution().fenceRows([[500, 14, 220, 68, 1], [73, 610, 44, 2, 5], [36, 90, 701, 55, 9], [12, 340, 66, 27, 4]])
# %%
def robot_vacuum(room, program):
    dirt = {}
    for y, line in enumerate(room):
        for x, ch in enumerate(line):
            if ch != '.':
                dirt[(x, y)] = ch
    x = y = cleaned = bumps = 0
    dx, dy = 1, 0
    for cmd in program:
        if cmd == 'L':
            dx, dy = dy, -dx
        elif cmd == 'R':
            dx, dy = -dy, dx
        else:
            spot = (x + dx, y + dy)
            if dirt.get(spot) == '#' or not (0 <= spot[0] < len(room[0]) and 0 <= spot[1] < len(room)):
                bumps += 1
            else:
                x, y = spot
                cleaned += dirt.pop(spot, '') == 'd'
    return x, y, cleaned, bumps
#> robot_vacuum(['.d.#', 'd..d', '#.d.'], 'FFRFFLFRFL')
#> robot_vacuum(['...', '...', '...'], 'FFRFFRFFRFFR')
#> robot_vacuum(['.##', '#dd', '#dd'], 'FRFLFRF')
#> robot_vacuum(['.dddd', '.d#d.', '.dddd'], 'FFFFRFFRFFFFRFRFF')
#> robot_vacuum(['..d..', '.#.#.', 'd...d', '.#.#.'], 'RFFLFFFFLFFLFFRRFFRFFF')
# %%
from typing import List


class Solution:
    def balloonGreedy(self, nums: List[int]) -> int:
        total = 0
        while len(nums) > 2:
            at = 1
            for i in range(2, len(nums) - 1):
                if nums[i] < nums[at]:
                    at = i
            total += nums[at - 1] * nums[at + 1]
            nums.pop(at)
        return total + abs(nums[0] - nums[-1]) if nums else 0
#> Solution().balloonGreedy([14, 3, 27, 8, 19, 41, 22])
#> Solution().balloonGreedy([5, 5, 5, 5, 5, 5, 5, 5])
#> Solution().balloonGreedy([])
#> Solution().balloonGreedy([33, -7, 120, 4, -18, 60, 9, 15, 2])
#> Solution().balloonGreedy([100, 90, 80, 70, 60, 50, 40, 30, 20, 10])
# %%
def top_phrases(text, n):
    words = []
    for raw in text.split():
        w = raw.strip('.,!?').lower()
        if w:
            words.append(w)
    counts = {}
    for i in range(len(words) - n + 1):
        key = ' '.join(words[i:i + n])
        counts[key] = counts.get(key, 0) + 1
    top = []
    for key, c in counts.items():
        if c > 1:
            top.append((c, key))
    top.sort(key=lambda t: (-t[0], t[1]))
    return top
#> top_phrases('The cat sat. The cat ran! The dog sat, the cat sat?', 2)
#> top_phrases('row row row your boat, row row home', 2)
#> top_phrases('one two three four five six seven', 1)
#> top_phrases('to be or not to be that is to be or not', 3)
#> top_phrases('red fish blue fish red fish new fish old fish', 1)
# %%
from typing import List


class Solution:
    def cyclePower(self, perm: List[int]) -> dict:
        seen = [False] * len(perm)
        lengths = {}
        for i in range(len(perm)):
            if seen[i]:
                continue
            length = total = 0
            j = i
            while not seen[j]:
                seen[j] = True
                total += j
                length += 1
                j = perm[j]
            lengths.setdefault(length, []).append(total)
        return lengths
#> Solution().cyclePower([3, 0, 4, 1, 2, 6, 7, 8, 5, 9])
#> Solution().cyclePower([0, 1, 2, 3, 4, 5, 6, 7])
#> Solution().cyclePower([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0])
#> Solution().cyclePower([5, 4, 3, 2, 1, 0, 11, 10, 9, 8, 7, 6])
#> Solution().cyclePower([2, 5, 7, 12, 0, 9, 3, 4, 8, 1, 13, 6, 11, 10])
# %%
def market_basket(trips, minimum):
    pairs = {}
    for trip in trips:
        goods = sorted(trip)
        for i, a in enumerate(goods):
            for b in goods[i + 1:]:
                pairs[a, b] = pairs.get((a, b), 0) + 1
    strong = {}
    for (a, b), n in pairs.items():
        if n >= minimum:
            strong.setdefault(a, []).append(b)
    return strong
#> market_basket([['tea', 'milk', 'bun'], ['milk', 'tea'], ['bun', 'jam', 'tea'], ['jam', 'bun'], ['milk', 'jam', 'tea']], 2)
#> market_basket([['a', 'b', 'c', 'd'], ['d', 'c', 'b'], ['a', 'd'], ['b', 'd', 'a']], 3)
#> market_basket([['x'], ['y'], ['z'], ['w']], 1)
#> market_basket([['ham', 'egg', 'rye', 'fig'], ['egg', 'ham'], ['fig', 'rye', 'egg'], ['rye', 'ham', 'fig']], 2)
#> market_basket([['p', 'q', 'r', 's', 't'], ['t', 'p'], ['q', 't', 's'], ['r', 'p', 't']], 2)
# %%
from bisect import bisect_left, insort
from typing import List


class Solution:
    def medianDrift(self, stream: List[int]) -> List[int]:
        window = []
        meds = []
        for x in stream:
            insort(window, x)
            if len(window) > 7:
                far = window[0] if x - window[0] > window[-1] - x else window[-1]
                window.pop(bisect_left(window, far))
            mid = len(window) // 2
            if len(window) % 2:
                meds.append(window[mid])
            else:
                meds.append((window[mid - 1] + window[mid]) // 2)
        return meds
#> Solution().medianDrift([40, 12, 95, 33, 8, 71, 20, 5, 64, 18, 27, 90])
#> Solution().medianDrift([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
#> Solution().medianDrift([7, 7, 7, 7])
#> Solution().medianDrift([305, -812, 97, 640, -51, 233, 18, 77, 1000, -9, 44, 121, 68])
#> Solution().medianDrift([500, 400, 300, 200, 100, 600, 700, 800, 900, 450, 350, 250, 150, 50])
# %%
from itertools import groupby


def night_shift(log):
    asleep = {}
    for guard, span in groupby(log, key=lambda e: e[0]):
        minutes = 0
        start = None
        for _, minute, state in span:
            if state == 'z':
                start = minute
            elif start is not None:
                minutes += minute - start
                start = None
        if start is not None:
            minutes += 60 - start
        asleep[guard] = max(asleep.get(guard, 0), minutes)
    return asleep
#> night_shift([(10, 5, 'z'), (10, 25, 'w'), (10, 30, 'z'), (10, 55, 'w'), (99, 40, 'z'), (99, 50, 'w'), (10, 24, 'z'), (10, 29, 'w')])
#> night_shift([(7, 0, 'w'), (7, 10, 'w'), (7, 20, 'w'), (8, 5, 'z'), (9, 59, 'z'), (9, 60, 'w')])
#> night_shift([(1, 10, 'z'), (2, 20, 'z'), (3, 30, 'z'), (4, 40, 'z'), (5, 50, 'z'), (1, 58, 'z')])
#> night_shift([])
#> night_shift([(31, 2, 'z'), (31, 9, 'w'), (31, 12, 'z'), (31, 44, 'w'), (31, 47, 'z'), (44, 1, 'w'), (44, 15, 'z'), (44, 33, 'w'), (44, 50, 'z'), (31, 0, 'z'), (31, 39, 'w')])
