# %%
from typing import List


class Solution:
    def drainTanks(self, levels: List[int], hours: int) -> List[int]:
        n = len(levels)
        for h in range(hours):
            big = 0
            for i in range(1, n):
                if levels[i] > levels[big]:
                    big = i
            if levels[big] <= 0:
                break
            spill = levels[big] // 3 + 1
            levels[big] -= spill
            levels[(big + h + 1) % n] += spill // 2
        return levels
#> Solution().drainTanks([120, 45, 300, 299, 17, 88, 1024, 6], 5)
#> Solution().drainTanks([-4, -9, 0, -1, -7, 0, -2, -3, -8], 12)
#> Solution().drainTanks([31, 31, 31, 31, 31, 31, 31, 31, 31, 31], 4)
#> Solution().drainTanks([2500, 18, -40, 777, 63, 904, 5, 5, 1200, 340, 81], 6)
#> Solution().drainTanks([9000, 1, 2, 3, 4, 5, 6, 7], 8)
# %%
from collections import defaultdict
from typing import List


class Solution:
    def digitSumGroups(self, nums: List[int]) -> dict:
        groups = defaultdict(list)
        for x in nums:
            groups[self.digitSum(abs(x))].append(x)
        best = {}
        for key in sorted(groups):
            if len(groups[key]) > 1:
                best[key] = max(groups[key]) - min(groups[key])
        return best

    def digitSum(self, x: int) -> int:
        total = 0
        while x:
            x, d = divmod(x, 10)
            total += d
        return total
#> Solution().digitSumGroups([512, 44, -800, 1403, 26, 71, 8, 620, 17, 5111])
#> Solution().digitSumGroups([10, 100, 1000, -1, 1, 20, 200, 2])
#> Solution().digitSumGroups([9999, 998, 86, 77, 59, 95, -995, 4, 13, 31, 22, 40])
#> Solution().digitSumGroups([123, 45, 7, 1001, 99])
#> Solution().digitSumGroups([365, 1229, 743, -356, 14, 653, 9221, 347, 41, 5, 50, 2, 11])
# %%
def shelve_books(widths, shelf):
    shelves = []
    row, used = [], 0
    for w in widths:
        if w > shelf:
            shelves.append(row)
            row, used = [], 0
            continue
        if used + w > shelf:
            shelves.append(row)
            row, used = [], 0
        row.append(w)
        used += w
    if row:
        shelves.append(row)
    waste = [shelf - sum(s) for s in shelves]
    return len(shelves), max(waste, default=0)
#> shelve_books([23, 41, 18, 33, 9, 27, 54, 12, 30, 22, 45, 16], 80)
#> shelve_books([150, 20, 30, 150, 40, 10, 10, 10, 60], 100)
#> shelve_books([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5], 15)
#> shelve_books([], 40)
#> shelve_books([311, 87, 205, 119, 64, 300, 298, 15, 42, 111, 260, 33, 90, 171], 400)
# %%
from typing import List


class Solution:
    def peakPath(self, grid: List[List[int]]) -> int:
        rows, cols = len(grid), len(grid[0])
        dp = [[0] * cols for _ in range(rows)]
        for r in range(rows - 1, -1, -1):
            for c in range(cols):
                best = 0
                if r + 1 < rows:
                    best = dp[r + 1][c]
                    if c > 0 and grid[r][c] % 2 == 0:
                        best = max(best, dp[r + 1][c - 1])
                dp[r][c] = grid[r][c] + best
        return max(dp[0])
#> Solution().peakPath([[12, 7, 40, 3], [8, 90, 15, 22], [31, 6, 17, 54]])
#> Solution().peakPath([[105, -20, 33], [44, 18, -7], [260, 11, 92], [-15, 80, 63]])
#> Solution().peakPath([[2, 4, 6, 8, 10, 12]])
#> Solution().peakPath([[1, 3, 5, 7], [9, 11, 13, 15], [17, 19, 21, 23], [25, 27, 29, 31]])
#> Solution().peakPath([[500, 14, 220, 68, 9], [73, 610, 44, 2, 118], [36, 90, 701, 55, 80], [12, 340, 66, 27, 99], [8, 5, 130, 42, 64]])
# %%
import heapq


def merge_smallest(stones, limit):
    heap = stones[:]
    heapq.heapify(heap)
    cost = 0
    rounds = 0
    while len(heap) > 1 and heap[0] < limit:
        a = heapq.heappop(heap)
        b = heapq.heappop(heap)
        merged = a + 2 * b if a != b else a
        cost += abs(b - a)
        heapq.heappush(heap, merged)
        rounds += 1
    return rounds, cost, heap
#> merge_smallest([14, 3, 27, 8, 3, 19, 45, 6, 11], 60)
#> merge_smallest([100, 250, 75, 900, 310, 42, 42, 68, 1200, 5], 500)
#> merge_smallest([7, 7, 7, 7, 7, 7, 7, 7], 8)
#> merge_smallest([900, 800, 700], 100)
#> merge_smallest([33, 12, 58, 91, 4, 77, 20, 61, 15, 49, 2, 86, 38], 400)
# %%
def squeeze_runs(text):
    stack = []
    for ch in text:
        if stack and stack[-1][0] == ch:
            stack[-1][1] += 1
            if stack[-1][1] == 3:
                stack.pop()
        else:
            stack.append([ch, 1])
    out = []
    for ch, n in stack:
        out.append(ch * n)
    return ''.join(out)
#> squeeze_runs('aabbbaccddddeffffgg')
#> squeeze_runs('xyzxyzxyzxyzxyz')
#> squeeze_runs('aaabbbcccdddeeefff')
#> squeeze_runs('kkooolllookmnnnmmp')
#> squeeze_runs('mississippiirrraaappppqqrsssrrt')
# %%
from typing import List


class Solution:
    def swapTowers(self, towers: List[int]) -> List[int]:
        left, right = 0, len(towers) - 1
        moves = 0
        while left < right:
            if towers[left] > towers[right]:
                towers[left], towers[right] = towers[right], towers[left]
                moves += 1
                left += 1
            elif towers[left] == towers[right]:
                towers[left] += 1
                right -= 1
            else:
                left += 1
                right -= 1
        towers.append(moves)
        return towers
#> Solution().swapTowers([340, 12, 88, 1500, 88, 7, 63, 911, 45, 12, 300])
#> Solution().swapTowers([5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5, 5])
#> Solution().swapTowers([-3, 18, 220, -77, 604, 31, 9, 1000, -250, 46, 8, 71, 15, 2])
#> Solution().swapTowers([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
#> Solution().swapTowers([900, 801, 702, 603, 504, 405, 306, 207, 108, 99, 90, 18, 17, 16, 4, 3, 2, 1])
# %%
from collections import deque


def flood_depths(grid, sr, sc):
    rows, cols = len(grid), len(grid[0])
    dist = [[-1] * cols for _ in grid]
    dist[sr][sc] = 0
    queue = deque([(sr, sc)])
    while queue:
        r, c = queue.popleft()
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            nr, nc = r + dr, c + dc
            if not (0 <= nr < rows and 0 <= nc < cols):
                continue
            if dist[nr][nc] == -1 and grid[nr][nc] <= grid[r][c] + 1:
                dist[nr][nc] = dist[r][c] + 1
                queue.append((nr, nc))
    return dist
#> flood_depths([[3, 4, 9], [2, 8, 5]], 0, 0)
#> flood_depths([[9, 1, 9], [1, 9, 1], [9, 1, 9]], 1, 1)
#> flood_depths([[1, 5, 5], [5, 5, 5]], 0, 0)
#> flood_depths([[7, 6, 5, 4], [8, 20, 20, 3], [9, 20, 1, 2]], 0, 0)
#> flood_depths([[4, 4, 4, 4, 4], [5, 7, 7, 7, 5], [6, 7, 0, 7, 6], [7, 8, 9, 9, 9]], 0, 2)
# %%
from typing import List


class Solution:
    def quietWindows(self, noise: List[int], k: int, cap: int) -> List[int]:
        prefix = [0]
        for v in noise:
            prefix.append(prefix[-1] + v)
        starts = []
        i = 0
        while i + k <= len(noise):
            total = prefix[i + k] - prefix[i]
            if total <= cap:
                starts.append(i)
                i += k
            else:
                i += 1
        return starts
#> Solution().quietWindows([40, 12, 95, 33, 8, 71, 20, 5, 64, 18, 27, 90, 3, 11], 3, 110)
#> Solution().quietWindows([300, -250, 410, -90, 55, 120, -600, 75, 18, 220, -31, 64, 9, 470, 13, 2], 4, 100)
#> Solution().quietWindows([1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1], 5, 5)
#> Solution().quietWindows([99, 98, 97, 96, 95, 94, 93, 92, 91, 90], 2, 50)
#> Solution().quietWindows([7, 21, 14, 35, 2, 9, 60, 44, 8, 13, 5, 5, 31, 17, 26, 3, 50, 1, 12, 40], 2, 30)
# %%
def bit_ladder(nums):
    ladder = {}
    for x in nums:
        y, ones = abs(x), 0
        while y:
            y &= y - 1
            ones += 1
        prev = ladder.get(ones)
        if prev is None or x > prev:
            ladder[ones] = x
    steps = sorted(ladder)
    ok = all(ladder[a] < ladder[b] for a, b in zip(steps, steps[1:]))
    return ladder, ok
#> bit_ladder([5, 1023, 64, 77, 12, 255, 3, 128, 31])
#> bit_ladder([1, 3, 7, 15, 31, 63])
#> bit_ladder([-8, 900, 512, 511, -1, 4095, 0, 17, 6])
#> bit_ladder([2048, 1, 4, 16, 256, 8, 32])
#> bit_ladder([819, 1365, 240, 99, 1000, 48, 7, 2047, 10, 600, 341, 73])
# %%
from typing import List


class Solution:
    def rotateLayers(self, mat: List[List[int]], k: int) -> List[List[int]]:
        n, m = len(mat), len(mat[0])
        ring = self.border(n, m)
        vals = [mat[r][c] for r, c in ring]
        k %= len(vals)
        vals = vals[-k:] + vals[:-k] if k else vals
        for (r, c), v in zip(ring, vals):
            mat[r][c] = v
        return mat

    def border(self, n: int, m: int) -> List[tuple]:
        cells = []
        for c in range(m):
            cells.append((0, c))
        for r in range(1, n):
            cells.append((r, m - 1))
        for c in range(m - 2, -1, -1):
            cells.append((n - 1, c))
        for r in range(n - 2, 0, -1):
            cells.append((r, 0))
        return cells
#> Solution().rotateLayers([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12]], 3)
#> Solution().rotateLayers([[120, 45, 300, 8, 17], [33, 900, -4, 61, 2], [75, 18, 205, 99, 640], [11, 52, 7, 83, 38]], 5)
#> Solution().rotateLayers([[10, 20, 30], [40, 50, 60], [70, 80, 90]], 8)
#> Solution().rotateLayers([[1, -1, 1, -1, 1, -1], [2, 0, 0, 0, 0, 2], [3, 0, 5, 5, 0, 3], [4, 4, 4, 4, 4, 4]], 17)
#> Solution().rotateLayers([[501, 502], [503, 504], [505, 506], [507, 508]], 2)
# %%
def ledger_by_month(entries, floor):
    totals = {}
    for month, amount in entries:
        totals.setdefault(month, []).append(amount)
    report = {}
    for month, amounts in totals.items():
        running = low = 0
        for a in amounts:
            running += a
            low = min(low, running)
        if low >= floor:
            report[month] = running
        else:
            report[month] = floor - low
    return report
#> ledger_by_month([('jan', 200), ('feb', -50), ('jan', -310), ('mar', 75), ('feb', 400), ('mar', -20), ('jan', 15), ('apr', 1)], -100)
#> ledger_by_month([('q1', -500), ('q2', 900), ('q1', 800), ('q3', -20), ('q2', -1000), ('q3', -15), ('q3', 60), ('q2', 250), ('q1', -90)], -200)
#> ledger_by_month([('x', 1), ('x', 2), ('x', 3), ('x', 4), ('x', 5), ('x', 6), ('x', 7), ('x', -30)], 0)
#> ledger_by_month([], -5)
#> ledger_by_month([('mon', 12), ('tue', -8), ('wed', 31), ('thu', -44), ('fri', 5), ('mon', -60), ('tue', 19), ('wed', -2), ('thu', 70), ('fri', -6), ('mon', 41)], -40)
# %%
from typing import List


class Solution:
    def longestZigGap(self, nums: List[int]) -> int:
        n = len(nums)
        up = [1] * n
        down = [1] * n
        for i in range(n):
            for j in range(i):
                if nums[i] - nums[j] > 10:
                    up[i] = max(up[i], down[j] + 1)
                elif nums[j] - nums[i] > 10:
                    down[i] = max(down[i], up[j] + 1)
        return max(up + down, default=0)
#> Solution().longestZigGap([40, 12, 95, 33, 8, 71])
#> Solution().longestZigGap([100, 105, 99, 130, 128, 60, 75, 71, 200])
#> Solution().longestZigGap([])
#> Solution().longestZigGap([5, 30, 5, 30, 5, 30, 5, 30])
#> Solution().longestZigGap([812, 340, -75, 600, 601, 590, 18, 25, 19, 777])
# %%
def caesar_blocks(text, keys):
    out = []
    block = 0
    for i, ch in enumerate(text):
        if ch == ' ':
            block += 1
            out.append('_')
            continue
        shift = keys[block % len(keys)]
        if ch.islower():
            out.append(chr((ord(ch) - 97 + shift) % 26 + 97))
        elif ch.isdigit():
            out.append(str((int(ch) + shift) % 10))
        else:
            out.append(ch)
    return ''.join(out)
#> caesar_blocks('the rain fell at noon', [1, 5, 12])
#> caesar_blocks('room 104 and room 209!', [3, -2])
#> caesar_blocks('zzzzzzzzzzzzzzz', [25])
#> caesar_blocks('A1 b2 C3 d4 E5 f6 G7', [9, 8, 7, 6])
#> caesar_blocks('pack my box with five dozen jugs', [13, 4])
# %%
from bisect import bisect_right
from typing import List


class Solution:
    def ticketQueue(self, budgets: List[int], prices: List[int]) -> List[int]:
        prices.sort()
        spent = []
        for b in budgets:
            total = 0
            while prices:
                i = bisect_right(prices, b)
                if i == 0:
                    break
                p = prices.pop(i - 1)
                b -= p
                total += p
            spent.append(total)
        return spent
#> Solution().ticketQueue([100, 45, 230, 12], [60, 15, 33, 41, 90, 8, 120, 27])
#> Solution().ticketQueue([5, 4, 3, 2, 1, 10, 9, 8], [11, 12, 13, 14, 15, 6, 7])
#> Solution().ticketQueue([1000, 350, 77, 640, 18, 5], [500, 499, 120, 77, 76, 18, 300, 301, 42, 2, 2, 65])
#> Solution().ticketQueue([33, 33, 33, 33], [])
#> Solution().ticketQueue([250, 40, 125, 600, 90, 31, 8], [30, 30, 30, 45, 45, 200, 5, 11, 99, 150, 72, 260, 9])
# %%
def settle_columns(board):
    height = len(board)
    width = len(board[0])
    score = 0
    for c in range(width):
        write = height - 1
        for r in range(height - 1, -1, -1):
            v = board[r][c]
            if v == 0:
                continue
            board[r][c] = 0
            if write + 1 < height and board[write + 1][c] == v:
                board[write + 1][c] = v + 1
                score += v
            else:
                board[write][c] = v
                write -= 1
    return board, score
#> settle_columns([[2, 0, 1, 3], [2, 1, 0, 3], [0, 1, 1, 4]])
#> settle_columns([[0, 0, 0], [5, 0, 5], [0, 0, 5]])
#> settle_columns([[1, 2, 3], [1, 2, 4], [2, 3, 4], [3, 1, 5]])
#> settle_columns([[0, 0, 0, 0], [0, 0, 0, 0], [0, 0, 0, 0]])
#> settle_columns([[7, 0, 2, 9, 1], [0, 7, 2, 0, 1], [6, 7, 2, 9, 2], [0, 0, 2, 8, 3]])
# %%
from typing import List


class Solution:
    def minStickers(self, need: List[int], packs: List[int]) -> List[int]:
        top = max(need)
        table = self.build(top, packs)
        ans = []
        for x in need:
            ans.append(table[x] if table[x] < 99 else -1)
        return ans

    def build(self, top: int, packs: List[int]) -> List[int]:
        dp = [0] + [99] * top
        for amount in range(1, top + 1):
            for p in packs:
                if p <= amount and dp[amount - p] + 1 < dp[amount]:
                    dp[amount] = dp[amount - p] + 1
        return dp
#> Solution().minStickers([11, 7, 14, 3, 9], [3, 5])
#> Solution().minStickers([8, 12, 5, 2, 10, 10], [4, 6])
#> Solution().minStickers([1, 1, 1, 1, 1, 1], [1, 2, 3])
#> Solution().minStickers([15, 13, 4, 6, 20], [7, 4])
#> Solution().minStickers([17, 16, 2, 19, 5, 8, 23], [2, 9, 11])
# %%
def route_trucks(orders, capacity):
    trips = []
    pending = sorted(orders.items(), key=lambda kv: (-kv[1], kv[0]))
    while pending:
        load, skipped = {}, []
        room = capacity
        for name, size in pending:
            if size <= room:
                load[name] = size
                room -= size
            else:
                skipped.append((name, size))
        if not load:
            trips.append({'stuck': len(skipped)})
            break
        trips.append(load)
        pending = skipped
    return trips
#> route_trucks({'ash': 30, 'bay': 55, 'cod': 12, 'dun': 41, 'elm': 70, 'fir': 8}, 80)
#> route_trucks({'a': 10, 'b': 10, 'c': 10, 'd': 10, 'e': 10, 'f': 10, 'g': 10}, 20)
#> route_trucks({'p': 300, 'q': 40, 'r': 25, 's': 900, 't': 65, 'u': 110}, 200)
#> route_trucks({}, 50)
#> route_trucks({'north': 64, 'south': 128, 'east': 32, 'west': 16, 'mid': 100, 'up': 8, 'down': 90, 'far': 4}, 130)
# %%
from typing import List


class Solution:
    def alternateSigns(self, nums: List[int]) -> List[int]:
        pos = [x for x in nums if x >= 0]
        neg = [x for x in nums if x < 0]
        res = []
        i = j = 0
        turn = len(pos) >= len(neg)
        while i < len(pos) or j < len(neg):
            if turn and i < len(pos):
                res.append(pos[i])
                i += 1
            elif not turn and j < len(neg):
                res.append(neg[j])
                j += 1
            else:
                res.append(0)
            turn = not turn
        return res
#> Solution().alternateSigns([14, -3, 220, -87, -5, 61, -1004, 9, -12, 35])
#> Solution().alternateSigns([1, 2, 3, 4, 5, 6, 7, 8, -1])
#> Solution().alternateSigns([-500, -41, -77, -8, -62, -9, 30, 18, -1, -2, -3])
#> Solution().alternateSigns([0, 0, 0, 0])
#> Solution().alternateSigns([731, -20, -20, 45, -318, 66, 7, 7, -90, 128, -4, 1111, -56, 3, 2, -8])
# %%
def grade_curve(scores, buckets):
    lo, hi = min(scores.values()), max(scores.values())
    width = max(1, (hi - lo + buckets) // buckets)
    hist = [0] * buckets
    grade = {}
    for name in scores:
        b = min((scores[name] - lo) // width, buckets - 1)
        hist[b] += 1
        grade[name] = b
    carry = 0
    for i in range(buckets):
        carry, hist[i] = carry + hist[i], carry
    for name, b in grade.items():
        grade[name] = hist[b]
    return grade
#> grade_curve({'ann': 71, 'bob': 40, 'cy': 95, 'dee': 71, 'eli': 58, 'flo': 88}, 4)
#> grade_curve({'a': 5, 'b': 5, 'c': 5, 'd': 5, 'e': 5}, 3)
#> grade_curve({'kim': 310, 'lou': -20, 'max': 145, 'ned': 600, 'oda': 17, 'pat': 88, 'quy': 402, 'ray': 250}, 6)
#> grade_curve({'x': 1, 'y': 1000, 'z': 500, 'w': 999, 'v': 2, 'u': 750, 't': 333, 's': 334, 'r': 10, 'q': 666}, 10)
#> grade_curve({'one': 12, 'two': 34, 'three': 56, 'four': 78, 'five': 90, 'six': 11, 'seven': 45}, 2)
# %%
from typing import List


class Solution:
    def echoScore(self, s: str) -> int:
        last = {}
        gaps = []
        for i, ch in enumerate(s):
            if ch in last:
                gaps.append(i - last[ch])
            last[ch] = i
        return self.fold(gaps)

    def fold(self, gaps: List[int]) -> int:
        total = 0
        sign = 1
        for i in range(len(gaps)):
            if i and gaps[i] < gaps[i - 1]:
                sign = -sign
            total += sign * gaps[i]
        return total
#> Solution().echoScore('abracadabraalakazam')
#> Solution().echoScore('thequickbrownfox')
#> Solution().echoScore('aaaaaaaaaaaaaaa')
#> Solution().echoScore('mississippiriverdelta')
#> Solution().echoScore('peterpiperpickedapeck')
# %%
import heapq
from typing import List


class Solution:
    def clinicDay(self, arrivals: List[List[int]], doctors: int) -> List[int]:
        free = [0] * doctors
        waits = []
        for t, need in sorted(arrivals):
            start = heapq.heappop(free)
            if start < t:
                start = t
            waits.append(start - t)
            heapq.heappush(free, start + need)
            if waits[-1] > 30:
                heapq.heappush(free, t + 30)
        waits.append(max(free))
        return waits
#> Solution().clinicDay([[0, 20], [5, 40], [12, 15], [3, 60], [30, 25], [41, 10], [22, 33], [50, 5]], 2)
#> Solution().clinicDay([[10, 50], [10, 50], [10, 50], [10, 50], [10, 50], [10, 50], [10, 50]], 1)
#> Solution().clinicDay([[300, 15], [120, 45], [90, 200], [15, 80], [240, 30], [60, 60], [130, 25], [95, 10], [180, 70], [20, 20]], 3)
#> Solution().clinicDay([], 4)
#> Solution().clinicDay([[8, 100], [1, 35], [19, 44], [27, 8], [33, 61], [2, 12], [40, 90], [52, 17], [66, 23], [71, 5], [80, 14]], 2)
# %%
def braid(a, b, pattern):
    result = []
    i = j = p = 0
    while i < len(a) and j < len(b):
        step = pattern[p % len(pattern)]
        p += 1
        if step == 'L':
            result.append(a[i])
            i += 1
        elif step == 'R':
            result.append(b[j])
            j += 1
        elif step == 'S':
            result.append(a[i] + b[j])
            i += 1
            j += 1
        else:
            a, b = b, a
            i, j = j, i
    return result + a[i:] + b[j:]
#> braid([11, 22, 33, 44, 55, 66, 77, 88], [5, 10, 15, 20, 25, 30, 35, 40], 'LRS')
#> braid([900, 800, 700, 600, 500], [1, 2, 3, 4, 5, 6, 7, 8, 9], 'LXRRX')
#> braid([], [4, 5, 6], 'S')
#> braid([-3, 14, 159, -26, 535, 89, 79], [271, 82, -81, 828, 45, 90], 'SLLXR')
#> braid([10, 20, 30, 40, 50, 60, 70, 80, 90, 100], [1, 1, 2, 3, 5, 8, 13, 21, 34, 55], 'RXLXL')
# %%
from typing import List


class Solution:
    def sumOfSpans(self, heights: List[int]) -> int:
        stack = []
        spans = [0] * len(heights)
        for i, h in enumerate(heights):
            while stack and heights[stack[-1]] < h:
                j = stack.pop()
                spans[j] = i - j
            stack.append(i)
        for j in stack:
            spans[j] = -1
        return sum(x for x in spans if x > 1) - spans.count(-1)
#> Solution().sumOfSpans([40, 12, 95, 33, 8, 71, 20, 5, 64, 18, 27, 90])
#> Solution().sumOfSpans([9, 8, 7, 6, 5, 4, 3, 2, 1])
#> Solution().sumOfSpans([100, 200, 150, 175, 300, 50, 40, 60, 55, 310, 5, 305])
#> Solution().sumOfSpans([7, 7, 7, 7, 7, 7, 7, 7, 8])
#> Solution().sumOfSpans([512, 128, 256, 64, 32, 600, 590, 580, 585, 595, 700, 10, 20, 15])
# %%
def elevator_log(calls, start):
    floor = start
    travelled = 0
    going_up = True
    pending = list(calls)
    visited = []
    while pending:
        if going_up:
            ahead = [c for c in pending if c >= floor]
            target = min(ahead) if ahead else None
        else:
            ahead = [c for c in pending if c <= floor]
            target = max(ahead) if ahead else None
        if target is None:
            going_up = not going_up
            continue
        travelled += abs(target - floor)
        floor = target
        pending.remove(target)
        visited.append(floor)
    return visited, travelled
#> elevator_log([14, 3, 27, 8, 19, 1, 22, 11], 10)
#> elevator_log([5, 5, 5, 2, 2, 9, 9], 5)
#> elevator_log([40, 12, 33, 8, 71, 20, 64, 18, 27], 30)
#> elevator_log([], 3)
#> elevator_log([100, 250, 75, 310, 42, 68, 5, 190, 133, 91], 120)
# %%
from typing import List


class Solution:
    def islandWeights(self, grid: List[List[int]], cut: int) -> List[int]:
        n, m = len(grid), len(grid[0])

        def sink(r, c):
            if r < 0 or c < 0 or r >= n or c >= m or grid[r][c] < cut:
                return 0
            w = grid[r][c]
            grid[r][c] = 0
            return w + sink(r + 1, c) + sink(r, c + 1) + sink(r - 1, c) + sink(r, c - 1)

        out = []
        for i in range(n):
            for j in range(m):
                if grid[i][j] >= cut:
                    out.append(sink(i, j))
        return sorted(out)
#> Solution().islandWeights([[12, 3, 40], [8, 2, 15], [31, 6, 17]], 7)
#> Solution().islandWeights([[50, 50, 1, 1], [1, 50, 1, 60], [70, 1, 1, 60]], 50)
#> Solution().islandWeights([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 10)
#> Solution().islandWeights([[105, 20, 33, 7], [44, 18, 90, 61], [9, 11, 92, 3]], 30)
#> Solution().islandWeights([[300, 5, 210, 8, 99], [4, 150, 6, 120, 7], [88, 3, 77, 2, 140]], 75)
# %%
def bounce_chain(nums, start):
    n = len(nums)
    visits = [0] * n
    pos = start
    path = []
    while 0 <= pos < n and visits[pos] < 2:
        visits[pos] += 1
        path.append(nums[pos])
        jump = nums[pos] % 5
        if visits[pos] == 2:
            jump = -jump
        elif jump == 0:
            jump = 1
        pos += jump if pos % 2 == 0 else -jump
    return path, visits
#> bounce_chain([14, 33, 27, 8, 19, 41, 22, 11, 6, 9], 4)
#> bounce_chain([5, 10, 15, 20, 25, 30, 35, 40], 0)
#> bounce_chain([1, 2, 3, 4, 1, 2, 3, 4, 1, 2, 3, 4], 6)
#> bounce_chain([102, 331, 204, 818, 77, 93, 64, 51, 229, 306, 44, 13, 87], 2)
#> bounce_chain([3, 1, 2, 2, 1, 3, 1, 1, 2, 4, 3, 3, 2, 1, 1], 8)
# %%
from collections import Counter
from typing import List


class Solution:
    def letterBudget(self, words: List[str], budget: str) -> List[str]:
        stock = Counter(budget)
        made = []
        for w in sorted(words, key=lambda w: (-len(w), w)):
            need = Counter(w)
            for ch in need:
                if stock[ch] < need[ch]:
                    break
            else:
                stock -= need
                made.append(w)
        made.append(''.join(sorted(stock.elements())))
        return made
#> Solution().letterBudget(['stone', 'tone', 'note', 'nest', 'ten'], 'ssttooonneeern')
#> Solution().letterBudget(['apple', 'plea', 'leap', 'pale', 'pea', 'ale'], 'aappplleeexyzz')
#> Solution().letterBudget(['zoo', 'moo', 'boom', 'doom'], 'abcdefghijklmn')
#> Solution().letterBudget(['crate', 'trace', 'react', 'cart', 'race', 'arc', 'at'], 'aaccrrtteeaaccrrtt')
#> Solution().letterBudget(['river', 'liver', 'alive', 'evil', 'vile', 'live', 'via'], 'rriivveellaaiivvqq')
# %%
def parking_fees(log, rate):
    inside = {}
    owed = {}
    for line in log.split(';'):
        time, plate, action = line.split()
        h, m = map(int, time.split(':'))
        now = h * 60 + m
        if action == 'in':
            inside[plate] = now
        elif plate in inside:
            stay = now - inside.pop(plate)
            blocks = -(-stay // 30)
            owed[plate] = owed.get(plate, 0) + blocks * rate
    for plate in inside:
        owed[plate] = owed.get(plate, 0) + 999
    return owed
#> parking_fees('08:05 K1 in;08:20 Z9 in;09:00 K1 out;10:10 Z9 out;10:30 K1 in;11:01 K1 out', 4)
#> parking_fees('00:00 A in;00:30 A out;01:00 A in;01:31 A out;02:00 A in', 10)
#> parking_fees('12:00 M out;12:05 N out;12:10 O in', 7)
#> parking_fees('06:45 T4 in;06:50 U5 in;06:55 V6 in;07:15 U5 out;07:40 T4 out;08:30 V6 out;09:00 T4 in', 3)
#> parking_fees('10:00 P in;10:01 Q in;10:02 R in;10:03 S in;10:31 P out;10:32 Q out;11:32 R out;12:02 P in;13:00 S out;14:44 P out', 5)
# %%
from typing import List


class Solution:
    def smallestCapacity(self, loads: List[int], days: int) -> int:
        lo, hi = max(loads), sum(loads)
        while lo < hi:
            mid = (lo + hi) // 2
            if self.daysFor(loads, mid) <= days:
                hi = mid
            else:
                lo = mid + 1
        return lo

    def daysFor(self, loads: List[int], cap: int) -> int:
        used, cur, last = 1, 0, -1
        for x in loads:
            if cur + x > cap or x == last:
                used += 1
                cur = 0
            cur += x
            last = x
        return used
#> Solution().smallestCapacity([14, 13, 17], 2)
#> Solution().smallestCapacity([4, 4, 2, 9], 3)
#> Solution().smallestCapacity([30, 33, 33], 2)
#> Solution().smallestCapacity([9, 1, 8, 2, 7, 3, 6, 4], 1)
#> Solution().smallestCapacity([7, 12, 5, 18, 2, 9, 16, 3, 11], 2)
# %%
def stamp_card(visits, prize_at):
    cards = []
    current = []
    prizes = 0
    for day, amount in enumerate(visits, 1):
        stamps = amount // 100
        if amount % 100 == 0 and amount:
            stamps += 1
        for _ in range(stamps):
            current.append(day)
            if len(current) == prize_at:
                cards.append(current)
                current = []
                prizes += day
    return cards, current, prizes
#> stamp_card([250, 80, 400, 120, 99, 310, 500, 20], 4)
#> stamp_card([100, 100, 100, 100, 100, 100, 100, 100, 100], 3)
#> stamp_card([15, 42, 88, 60, 71, 93, 5, 30, 12, 99], 2)
#> stamp_card([730, 205, 50, 1100, 615, 390, 200], 5)
#> stamp_card([333, 222, 111, 444, 0, 0, 555, 101, 299, 180], 6)
# %%
from typing import List


class Solution:
    def insertAndCount(self, nums: List[int]) -> List[int]:
        arr = []
        shifts = []
        for x in nums:
            j = len(arr)
            arr.append(x)
            while j > 0 and arr[j - 1] > x:
                arr[j] = arr[j - 1]
                j -= 1
            arr[j] = x
            shifts.append(len(arr) - 1 - j)
        return shifts
#> Solution().insertAndCount([340, 12, 88, 1500, 88, 7, 63, 911])
#> Solution().insertAndCount([1, 2, 3, 4, 5, 6, 7, 8, 9])
#> Solution().insertAndCount([90, 80, 70, 60, 50, 40, 30, 20, 10])
#> Solution().insertAndCount([-5, 300, -5, 18, 4000, 18, -77, 0, 256, 31])
#> Solution().insertAndCount([605, 233, 918, 42, 42, 770, 150, 9, 333, 1024, 61, 587])
# %%
def relay_baton(graph, start, hops):
    holder = start
    history = [start]
    load = {node: 0 for node in graph}
    for step in range(hops):
        load[holder] += 1
        options = graph.get(holder, [])
        if not options:
            break
        nxt = options[0]
        for cand in options[1:]:
            if load[cand] < load[nxt]:
                nxt = cand
        holder = nxt
        history.append(holder)
    return history, load
#> relay_baton({'a': ['b', 'c'], 'b': ['c', 'd'], 'c': ['a'], 'd': ['e'], 'e': ['a', 'd']}, 'a', 12)
#> relay_baton({'p': ['q'], 'q': ['r'], 'r': [], 's': ['p'], 't': ['s']}, 't', 20)
#> relay_baton({'u': ['v', 'w', 'x'], 'v': ['u'], 'w': ['u'], 'x': ['u', 'v', 'w']}, 'u', 14)
#> relay_baton({'n': ['n']}, 'n', 9)
#> relay_baton({'k': ['l', 'm', 'o'], 'l': ['m', 'k'], 'm': ['o', 'l', 'k'], 'o': ['k', 'l'], 'z': ['k']}, 'z', 16)
# %%
from typing import List


class Solution:
    def diagonalDeltas(self, mat: List[List[int]]) -> dict:
        diag = {}
        for i, row in enumerate(mat):
            for j, v in enumerate(row):
                key = i - j
                if key not in diag:
                    diag[key] = [v, v]
                else:
                    pair = diag[key]
                    pair[0] = min(pair[0], v)
                    pair[1] = max(pair[1], v)
        return {k: hi - lo for k, (lo, hi) in sorted(diag.items()) if hi > lo}
#> Solution().diagonalDeltas([[12, 7, 40, 3], [8, 90, 15, 22], [31, 6, 17, 54]])
#> Solution().diagonalDeltas([[105, -20, 33, 7], [44, 18, -7, 260], [11, 92, -15, 80], [63, 2, 900, 41]])
#> Solution().diagonalDeltas([[1, 2, 3, 4, 5, 6]])
#> Solution().diagonalDeltas([[5, 5, 5], [5, 5, 5], [5, 5, 5]])
#> Solution().diagonalDeltas([[500, 14, 220, 68], [73, 610, 44, 2], [36, 90, 701, 55], [12, 340, 66, 27], [8, 5, 130, 42]])
# %%
def vending(coins, price, wallet):
    ways = [0] * (price + 1)
    ways[0] = 1
    for c in coins:
        for amount in range(c, price + 1):
            ways[amount] += ways[amount - c]
    affordable = 0
    for w in wallet:
        if w <= price:
            affordable += ways[w]
        else:
            affordable -= 1
    return affordable, ways[price]
#> vending([2, 5, 7], 17, [4, 10, 17, 22, 20])
#> vending([1, 3], 12, [15, 14, 13, 12, 11, 10, 9])
#> vending([4, 6, 9], 19, [30, 31, 32, 5, 7, 18])
#> vending([10], 12, [10, 0, 12, 13, 14])
#> vending([3, 4, 8, 11], 30, [24, 11, 29, 30, 45, 8, 3])
# %%
from collections import deque
from typing import List


class Solution:
    def conveyor(self, items: List[int], size: int) -> List[int]:
        belt = deque()
        dropped = []
        for x in items:
            if len(belt) == size:
                head = belt.popleft()
                if head % 2:
                    belt.append(head // 2)
                else:
                    dropped.append(head)
            if len(belt) < size:
                belt.append(x)
            else:
                belt[0] += x
        return dropped + [-1] + list(belt)
#> Solution().conveyor([14, 33, 27, 8, 19, 41, 22, 11, 6, 9, 50, 73], 4)
#> Solution().conveyor([2, 4, 6, 8, 10, 12, 14, 16, 18, 20, 22, 24, 26], 3)
#> Solution().conveyor([1, 3, 5, 7, 9, 11, 13, 15, 17, 19, 21], 2)
#> Solution().conveyor([500, 401], 6)
#> Solution().conveyor([305, 812, 97, 640, 51, 233, 18, 77, 1000, 9, 44, 121, 68, 35, 506, 13, 7], 5)
# %%
def parse_inventory(text):
    items = {}
    num = ''
    name = ''
    for ch in text + ',':
        if ch.isdigit():
            num += ch
        elif ch == ',':
            if name:
                items[name] = items.get(name, 0) + int(num or 1)
            num = name = ''
        elif ch != ' ':
            name += ch
    return {k: items[k] for k in sorted(items, key=lambda k: (-items[k], k))}
#> parse_inventory('12 nails, 3 saws, 40 nails')
#> parse_inventory('apple, apple, 10 pear, kiwi')
#> parse_inventory(',,,, ,, 7, 8,')
#> parse_inventory('100 bolts, 100 nuts, 250 washers, cog, 5 cog, 15 gear')
#> parse_inventory('3 red hats,2 red hats,9 tall poles,1 box')
# %%
from typing import List


class Solution:
    def repaintFence(self, fence: List[int], strokes: List[List[int]]) -> List[int]:
        n = len(fence)
        diff = [0] * (n + 1)
        for left, right, add in strokes:
            diff[left] += add
            if right + 1 <= n:
                diff[right + 1] -= add
        run = 0
        for i in range(n):
            run += diff[i]
            fence[i] += run
            if fence[i] < 0:
                fence[i] = -fence[i]
        return fence
#> Solution().repaintFence([10, 20, 30, 40, 50, 60, 70, 80, 90, 100], [[0, 4, 5], [2, 8, -60], [6, 9, 13]])
#> Solution().repaintFence([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], [[1, 10, 3], [3, 8, 3], [5, 6, 3], [0, 11, -1]])
#> Solution().repaintFence([512, -64, 32, 900, 18, 7, 256, 44, -1, 63, 15, 301, 88, 2], [[0, 0, -600], [4, 12, 250], [7, 13, -31], [2, 5, 9]])
#> Solution().repaintFence([5, 6, 7, 8, 9], [])
#> Solution().repaintFence([33, 71, 24, 95, 18, 60, 47, 82, 11, 59, 36, 78, 3, 90, 66], [[0, 14, -50], [3, 3, 100], [8, 12, 40], [10, 14, -20], [1, 6, 7]])
# %%
def tally_matches(results):
    table = {}

    def entry(team):
        return table.setdefault(team, [0, 0, 0])

    for home, away, hg, ag in results:
        h, a = entry(home), entry(away)
        h[1] += hg - ag
        a[1] -= hg - ag
        h[2] += hg
        a[2] += ag
        if hg > ag:
            h[0] += 3
        elif hg < ag:
            a[0] += 3
        else:
            h[0] += 1
            a[0] += 1
    order = sorted(table, key=lambda t: [-v for v in table[t]])
    return [(t, table[t][0]) for t in order]
#> tally_matches([('oak', 'elm', 3, 1), ('elm', 'fir', 2, 2), ('fir', 'oak', 0, 4), ('ash', 'oak', 1, 0), ('ash', 'elm', 2, 5)])
#> tally_matches([('A', 'B', 0, 0), ('B', 'C', 0, 0), ('C', 'D', 0, 0), ('D', 'A', 0, 0)])
#> tally_matches([])
#> tally_matches([('rome', 'bari', 1, 2), ('bari', 'pisa', 3, 3), ('pisa', 'rome', 0, 1), ('como', 'rome', 2, 2), ('como', 'bari', 1, 0), ('pisa', 'como', 4, 1)])
#> tally_matches([('x', 'y', 10, 0), ('y', 'x', 9, 0), ('x', 'z', 1, 1), ('z', 'y', 5, 6), ('w', 'z', 0, 3), ('w', 'x', 7, 7), ('y', 'w', 2, 1)])
# %%
from typing import List


class Solution:
    def primeRuns(self, nums: List[int]) -> List[List[int]]:
        runs, cur = [], []
        for x in nums:
            if self.isPrime(x):
                cur.append(x)
            elif cur:
                runs.append(cur)
                cur = []
        if cur:
            runs.append(cur)
        return sorted(runs, key=lambda r: (-len(r), r[0]))

    def isPrime(self, x: int) -> bool:
        if x < 2 or (x > 2 and x % 2 == 0):
            return False
        d = 3
        while d * d <= x:
            if x % d == 0:
                return False
            d += 2
        return True
#> Solution().primeRuns([7, 13, 4, 29, 31, 37, 100, 2, 9, 211])
#> Solution().primeRuns([4, 6, 8, 9, 10, 12, 15, 21, 25, 49])
#> Solution().primeRuns([101, 103, 107, 109, 113, 121, 127])
#> Solution().primeRuns([-7, 0, 1, 2, 3, 5, 6, 997, 991, 1, 17, 19, 23, 143])
#> Solution().primeRuns([53, 59, 57, 61, 67, 69, 71, 73, 79, 77, 83, 89, 97])
