# %%
def best_orchard_pick(trees, rest):
    n = len(trees)
    dp = [0] * (n + 1)
    for i in range(1, n + 1):
        take = trees[i - 1]
        prev = i - 1 - rest
        if prev > 0:
            take += dp[prev]
        dp[i] = max(dp[i - 1], take)
    return dp[n]
#> best_orchard_pick([4, 9, 3, 7, 8, 2], 1)
#> best_orchard_pick([5, 1, 1, 6, 2, 9, 3], 2)
#> best_orchard_pick([], 1)
#> best_orchard_pick([12], 3)
#> best_orchard_pick([3, 3, 3, 3, 3, 3, 3, 3], 0)
# %%
from functools import lru_cache


class Solution:
    def ticketStrips(self, total, strips):
        @lru_cache(maxsize=None)
        def fewest(left):
            if left == 0:
                return 0
            best = -1
            for s in strips:
                if s > left:
                    continue
                sub = fewest(left - s)
                if sub >= 0 and (best < 0 or sub + 1 < best):
                    best = sub + 1
            return best

        return fewest(total)
#> Solution().ticketStrips(7, (3, 4))
#> Solution().ticketStrips(9, (4, 6))
#> Solution().ticketStrips(0, (5,))
#> Solution().ticketStrips(11, (2, 5))
#> Solution().ticketStrips(10, (1, 4, 7))
# %%
def ladder_ways(rungs, broken):
    bad = set(broken)
    a, b = 0, 1
    for step in range(1, rungs + 1):
        cur = 0 if step in bad else a + b
        a, b = b, cur
    return b
#> ladder_ways(5, [])
#> ladder_ways(7, [3])
#> ladder_ways(8, [2, 5])
#> ladder_ways(6, [3, 4])
#> ladder_ways(0, [1])
# %%
from typing import List


class Solution:
    def paintFence(self, costs: List[List[int]], fee: int) -> int:
        if not costs:
            return 0
        colours = len(costs[0])
        dp = costs[0][:]
        for row in costs[1:]:
            low = min(dp)
            nxt = []
            for c in range(colours):
                stay = dp[c]
                switch = low + fee
                nxt.append(row[c] + min(stay, switch))
            dp = nxt
        return min(dp)
#> Solution().paintFence([[3, 5], [6, 1], [4, 4]], 2)
#> Solution().paintFence([[1, 2, 9], [8, 7, 1], [2, 9, 9], [5, 1, 1]], 3)
#> Solution().paintFence([], 4)
#> Solution().paintFence([[7, 3, 5]], 1)
#> Solution().paintFence([[1, 10], [10, 1], [1, 10], [10, 1], [1, 10]], 20)
# %%
def split_bill(prices):
    total = sum(prices)
    reach = [False] * (total + 1)
    reach[0] = True
    for p in prices:
        for s in range(total, p - 1, -1):
            if reach[s - p]:
                reach[s] = True
    half = total // 2
    while not reach[half]:
        half -= 1
    return half, total - half
#> split_bill([3, 1, 4])
#> split_bill([5, 5])
#> split_bill([])
#> split_bill([9, 2, 2])
#> split_bill([2, 3, 4, 6])
# %%
class Solution:
    def foldRibbon(self, marks):
        memo = {}

        def cost(i, j):
            return abs(marks[i] - marks[j])

        def solve(i, j):
            if i >= j:
                return 0
            if (i, j) in memo:
                return memo[i, j]
            both = solve(i + 1, j - 1) + cost(i, j)
            left = solve(i + 1, j) + marks[i]
            right = solve(i, j - 1) + marks[j]
            memo[i, j] = min(both, left, right)
            return memo[i, j]

        return solve(0, len(marks) - 1)
#> Solution().foldRibbon([3, 1, 4])
#> Solution().foldRibbon([2, 7, 7, 2])
#> Solution().foldRibbon([5])
#> Solution().foldRibbon([1, 9, 2, 8])
#> Solution().foldRibbon([4, 6, 1, 6, 5])
# %%
def spell_routes(grid, word):
    rows, cols = len(grid), len(grid[0])

    def walk(r, c, k):
        if r >= rows or c >= cols or grid[r][c] != word[k]:
            return 0
        if k == len(word) - 1:
            return 1
        return walk(r + 1, c, k + 1) + walk(r, c + 1, k + 1)

    total = 0
    for r in range(rows):
        for c in range(cols):
            total += walk(r, c, 0)
    return total
#> spell_routes(['abc', 'bcd', 'cde'], 'abc')
#> spell_routes(['aa', 'aa'], 'aa')
#> spell_routes(['xyz'], 'yz')
#> spell_routes(['tot', 'oto'], 'tot')
#> spell_routes(['q'], 'z')
# %%
from typing import List


class Solution:
    def maxHikeScore(self, views: List[int], climbs: List[int], energy: int) -> int:
        dp = [0] * (energy + 1)
        for view, climb in zip(views, climbs):
            for e in range(energy, climb - 1, -1):
                cand = dp[e - climb] + view
                if cand > dp[e]:
                    dp[e] = cand
        return dp[energy]
#> Solution().maxHikeScore([6, 10, 12], [1, 2, 3], 5)
#> Solution().maxHikeScore([4, 7], [5, 6], 3)
#> Solution().maxHikeScore([8, 3, 9, 5], [4, 1, 5, 2], 7)
#> Solution().maxHikeScore([], [], 4)
#> Solution().maxHikeScore([20, 5, 5, 5], [6, 2, 2, 2], 6)
# %%
def longest_relay(runners):
    # a runner (in, out) can follow one whose out equals its in or is one less
    best = {}
    top = 0
    for start, end in runners:
        prev = max(best.get(start, 0), best.get(start - 1, 0))
        length = prev + 1
        if length > best.get(end, 0):
            best[end] = length
        top = max(top, length)
    return top
#> longest_relay([(1, 3), (3, 5), (6, 8), (2, 3)])
#> longest_relay([(5, 1), (1, 2), (3, 7), (8, 9), (9, 9)])
#> longest_relay([])
#> longest_relay([(4, 4), (4, 4), (4, 4)])
#> longest_relay([(9, 1), (5, 7), (3, 2)])
# %%
def subsets_with_gap(nums, gap):
    out = []
    path = []

    def dfs(i):
        if i == len(nums):
            if len(path) > 1:
                out.append(path[:])
            return
        if not path or abs(nums[i] - path[-1]) >= gap:
            path.append(nums[i])
            dfs(i + 1)
            path.pop()
        dfs(i + 1)

    dfs(0)
    return out
#> subsets_with_gap([1, 4, 6], 2)
#> subsets_with_gap([5, 5, 5], 1)
#> subsets_with_gap([2, 9, 3, 8], 5)
#> subsets_with_gap([], 3)
#> subsets_with_gap([1, 2, 3, 4], 2)
# %%
class Solution:
    def mergeBarrels(self, sizes):
        n = len(sizes)
        prefix = [0]
        for s in sizes:
            prefix.append(prefix[-1] + s)
        dp = [[0] * n for _ in range(n)]
        for span in range(2, n + 1):
            for i in range(n - span + 1):
                j = i + span - 1
                whole = prefix[j + 1] - prefix[i]
                best = min(dp[i][k] + dp[k + 1][j] for k in range(i, j))
                dp[i][j] = best + (whole if whole % 2 else whole // 2)
        return dp[0][n - 1] if n else 0
#> Solution().mergeBarrels([3, 4, 5])
#> Solution().mergeBarrels([2, 2, 6, 8])
#> Solution().mergeBarrels([])
#> Solution().mergeBarrels([7])
#> Solution().mergeBarrels([1, 3, 2, 5])
# %%
from functools import lru_cache


@lru_cache(None)
def stack_count(height, last):
    if height == 0:
        return 1
    ways = 0
    for block in (1, 2, 3):
        if block != last and block <= height:
            ways += stack_count(height - block, block)
    return ways


def towers(height, first=0):
    stack_count.cache_clear()
    return stack_count(height, first)
#> towers(3)
#> towers(6)
#> towers(5, 2)
#> towers(0, 1)
#> towers(8, 3)
# %%
class Solution:
    def matchBadges(self, a, b):
        n, m = len(a), len(b)
        dp = [[0] * (m + 1) for _ in range(n + 1)]
        for i in range(1, n + 1):
            for j in range(1, m + 1):
                dp[i][j] = max(dp[i - 1][j], dp[i][j - 1])
                gain = self.score(a[i - 1], b[j - 1])
                if gain:
                    dp[i][j] = max(dp[i][j], dp[i - 1][j - 1] + gain)
        return dp[n][m]

    def score(self, x, y):
        if x == y:
            return 3
        if x.lower() == y.lower():
            return 1
        return 0
#> Solution().matchBadges('aB', 'ab')
#> Solution().matchBadges('xyz', 'XzY')
#> Solution().matchBadges('', 'abc')
#> Solution().matchBadges('noN', 'NON')
#> Solution().matchBadges('pq', 'rs')
# %%
def vending_change(amount, coins, limit):
    ways = [[0] * (amount + 1) for _ in range(limit + 1)]
    ways[0][0] = 1
    for coin in coins:
        for used in range(1, limit + 1):
            for a in range(coin, amount + 1):
                ways[used][a] += ways[used - 1][a - coin]
    return sum(row[amount] for row in ways)
#> vending_change(5, [1, 2], 3)
#> vending_change(6, [2, 3, 4], 2)
#> vending_change(4, [5], 2)
#> vending_change(0, [1], 2)
#> vending_change(7, [1, 3, 5], 3)
# %%
def partition_scores(digits, parts):
    def best(start, left):
        if left == 1:
            return int(digits[start:])
        top = -1
        for end in range(start + 1, len(digits) - left + 2):
            head = int(digits[start:end])
            tail = best(end, left - 1)
            top = max(top, head * tail)
        return top

    if parts > len(digits):
        return None
    return best(0, parts)
#> partition_scores('1234', 2)
#> partition_scores('907', 3)
#> partition_scores('55', 3)
#> partition_scores('8', 1)
#> partition_scores('31415', 3)
# %%
from typing import List


class Solution:
    def quietRoute(self, noise: List[List[int]]) -> int:
        n = len(noise)
        m = len(noise[0])
        row = [0] * m
        for i in range(n):
            for j in range(m):
                if i == 0 and j == 0:
                    row[j] = noise[0][0]
                elif i == 0:
                    row[j] = max(row[j - 1], noise[i][j])
                elif j == 0:
                    row[j] = max(row[j], noise[i][j])
                else:
                    row[j] = max(min(row[j], row[j - 1]), noise[i][j])
        return row[-1]
#> Solution().quietRoute([[1, 5, 2], [2, 8, 1], [3, 3, 4]])
#> Solution().quietRoute([[9]])
#> Solution().quietRoute([[1, 2, 3, 4]])
#> Solution().quietRoute([[0, 7], [6, 0]])
#> Solution().quietRoute([[2, 1, 9, 1], [9, 1, 9, 1], [9, 1, 1, 3]])
# %%
def seat_groups(groups, tables):
    seats = list(tables)
    plan = []

    def place(k):
        if k == len(groups):
            return True
        for t in range(len(seats)):
            if seats[t] >= groups[k]:
                seats[t] -= groups[k]
                plan.append(t)
                if place(k + 1):
                    return True
                plan.pop()
                seats[t] += groups[k]
        return False

    return plan if place(0) else None
#> seat_groups([3, 4, 2], [5, 4])
#> seat_groups([2, 3, 3], [5, 3])
#> seat_groups([], [4])
#> seat_groups([4, 4], [7])
#> seat_groups([2, 2, 4, 1], [5, 4])
# %%
class Solution:
    def calmDays(self, n, hot):
        # count day plans of 'c' and 'h' with no run of h longer than hot
        dp = [0] * (hot + 1)
        dp[0] = 1
        for _ in range(n):
            total = sum(dp)
            for run in range(hot, 0, -1):
                dp[run] = dp[run - 1]
            dp[0] = total
        return sum(dp)
#> Solution().calmDays(3, 1)
#> Solution().calmDays(5, 2)
#> Solution().calmDays(0, 2)
#> Solution().calmDays(6, 0)
#> Solution().calmDays(9, 3)
# %%
def decode_knocks(knocks):
    table = {'1': 'a', '2': 'e', '12': 'k', '21': 'm', '22': 's'}
    memo = {len(knocks): ['']}

    def spell(i):
        if i in memo:
            return memo[i]
        words = []
        for size in (1, 2):
            piece = knocks[i:i + size]
            if len(piece) == size and piece in table:
                for rest in spell(i + size):
                    words.append(table[piece] + rest)
        memo[i] = words
        return words

    return spell(0)
#> decode_knocks('121')
#> decode_knocks('2')
#> decode_knocks('')
#> decode_knocks('1221')
#> decode_knocks('213')
# %%
def longest_echo(s):
    n = len(s)
    best = 0
    end = 0
    prev = [0] * (n + 1)
    for i in range(n - 1, -1, -1):
        cur = [0] * (n + 1)
        for j in range(n - 1, i, -1):
            if s[i] == s[j]:
                cur[j] = min(prev[j + 1] + 1 if j + 1 <= n else 1, j - i)
                if cur[j] > best:
                    best, end = cur[j], i + cur[j]
        prev = cur
    return s[end - best:end]
#> longest_echo('abcab')
#> longest_echo('aaaa')
#> longest_echo('xyz')
#> longest_echo('')
#> longest_echo('nanobano')
# %%
class Solution:
    def trainRest(self, effort, maxStreak):
        best = [0] * (maxStreak + 1)
        for k in range(1, maxStreak + 1):
            best[k] = float('-inf')
        for e in effort:
            nxt = [max(best)]
            for k in range(1, maxStreak + 1):
                nxt.append(best[k - 1] + e * k)
            best = nxt
        return max(best)
#> Solution().trainRest([2, 3, 1], 2)
#> Solution().trainRest([5, -2, 4, 4], 3)
#> Solution().trainRest([], 2)
#> Solution().trainRest([-1, -4], 1)
#> Solution().trainRest([1, 1, 6, 1, 7], 2)
# %%
from functools import cache


def pebble_duel(piles):
    @cache
    def lead(i, j):
        if i > j:
            return 0
        left = piles[i] - lead(i + 1, j)
        right = piles[j] - lead(i, j - 1)
        middle = (i + j) // 2
        if middle not in (i, j):
            return max(left, right, 0)
        return max(left, right)

    d = lead(0, len(piles) - 1)
    if d == 0:
        return 'draw'
    return f'first by {d}' if d > 0 else f'second by {-d}'
#> pebble_duel((3, 9, 1))
#> pebble_duel((4, 4))
#> pebble_duel((2, 7, 3, 5))
#> pebble_duel(())
#> pebble_duel((1, 20, 1, 2))
# %%
def max_toll_discount(tolls, coupons):
    # each coupon halves one toll (rounding up) and can't be used twice in a row
    INF = 10 ** 9
    free = [0] + [INF] * coupons
    used = [INF] * (coupons + 1)
    for t in tolls:
        nf = [min(free[c], used[c]) + t for c in range(coupons + 1)]
        nu = [INF] * (coupons + 1)
        for c in range(1, coupons + 1):
            nu[c] = free[c - 1] + (t + 1) // 2
        free, used = nf, nu
    return min(min(free), min(used))
#> max_toll_discount([8, 10, 4], 1)
#> max_toll_discount([6, 6, 6, 6], 2)
#> max_toll_discount([], 1)
#> max_toll_discount([9], 0)
#> max_toll_discount([20, 20, 1, 3], 2)
# %%
class Solution:
    def colorBeads(self, n, colors, forbidden):
        banned = {(a, b) for a, b in forbidden}
        ways = [1] * colors
        for _ in range(n - 1):
            nxt = [0] * colors
            for a in range(colors):
                for b in range(colors):
                    if (a, b) not in banned:
                        nxt[b] += ways[a]
            ways = nxt
        return sum(ways)
#> Solution().colorBeads(3, 2, [(0, 0)])
#> Solution().colorBeads(4, 3, [(0, 1), (1, 2), (2, 0)])
#> Solution().colorBeads(1, 5, [])
#> Solution().colorBeads(5, 2, [(0, 1), (1, 0)])
#> Solution().colorBeads(4, 2, [(0, 0), (1, 1), (0, 1)])
# %%
def can_pack(boxes, widths):
    full = (1 << len(boxes)) - 1
    seen = {}

    def fits(mask, shelf, room):
        if mask == full:
            return True
        key = (mask, shelf, room)
        if key in seen:
            return seen[key]
        ok = False
        for i, b in enumerate(boxes):
            if not mask >> i & 1 and b <= room and fits(mask | 1 << i, shelf, room - b):
                ok = True
                break
        if not ok and shelf + 1 < len(widths):
            ok = fits(mask, shelf + 1, widths[shelf + 1])
        seen[key] = ok
        return ok

    return fits(0, 0, widths[0])
#> can_pack([3, 2], [3, 2])
#> can_pack([4, 3], [5, 2])
#> can_pack([], [1])
#> can_pack([2, 2, 3], [4, 3])
#> can_pack([5, 1], [4, 6])
# %%
from typing import List


class Solution:
    def steadyClimb(self, heights: List[int], jump: int) -> int:
        n = len(heights)
        length = [1] * n
        for i in range(n):
            for j in range(i):
                diff = heights[i] - heights[j]
                if 0 < diff <= jump and length[j] + 1 > length[i]:
                    length[i] = length[j] + 1
        return max(length, default=0)
#> Solution().steadyClimb([1, 3, 2, 5, 4, 9], 2)
#> Solution().steadyClimb([10, 8, 6], 5)
#> Solution().steadyClimb([], 1)
#> Solution().steadyClimb([4, 5, 6, 7], 1)
#> Solution().steadyClimb([1, 10, 3, 12, 6], 3)
# %%
def hop_energy(pads):
    n = len(pads)
    dp = [None] * n
    dp[0] = 0
    for i in range(n):
        if dp[i] is None:
            continue
        for hop in range(1, 4):
            j = i + hop
            if j >= n or pads[j] < 0:
                continue
            cost = dp[i] + hop * hop + pads[j]
            if dp[j] is None or cost < dp[j]:
                dp[j] = cost
    return dp
#> hop_energy([0, 2, 1, 4])
#> hop_energy([0, -1, -1, -1, 3])
#> hop_energy([5])
#> hop_energy([0, -1, 6, 2, -1, 1])
#> hop_energy([1, 10, 10, 1])
# %%
class Solution:
    def braidCount(self, a, b, target):
        memo = {}

        def go(i, j):
            k = i + j
            if k == len(target):
                return 1 if i == len(a) and j == len(b) else 0
            if (i, j) in memo:
                return memo[(i, j)]
            ways = 0
            if i < len(a) and a[i] == target[k]:
                ways += go(i + 1, j)
            if j < len(b) and b[j] == target[k]:
                ways += go(i, j + 1)
            memo[(i, j)] = ways
            return ways

        return go(0, 0)
#> Solution().braidCount('ab', 'ac', 'aabc')
#> Solution().braidCount('xx', 'x', 'xxx')
#> Solution().braidCount('', '', '')
#> Solution().braidCount('abc', 'de', 'adbec')
#> Solution().braidCount('ab', 'b', 'bba')
# %%
def odd_sum_subsets(nums):
    even, odd = 1, 0
    for x in nums:
        if x & 1:
            even, odd = even + odd, odd + even
        else:
            even *= 2
            odd *= 2
    return even, odd
#> odd_sum_subsets([1, 2, 3])
#> odd_sum_subsets([4, 6])
#> odd_sum_subsets([])
#> odd_sum_subsets([7, 7, 7, 2, 5])
#> odd_sum_subsets([-3, 0])
# %%
def cheapest_week(days, day_pass, three_pass):
    travel = sorted(set(days))
    memo = {}

    def skip(i, until):
        while i < len(travel) and travel[i] < until:
            i += 1
        return i

    def pay(i):
        if i >= len(travel):
            return 0
        if i not in memo:
            single = day_pass + pay(i + 1)
            triple = three_pass + pay(skip(i, travel[i] + 3))
            memo[i] = min(single, triple)
        return memo[i]

    return pay(0)
#> cheapest_week([1, 2, 3, 7], 4, 9)
#> cheapest_week([1, 5, 9], 4, 9)
#> cheapest_week([], 3, 5)
#> cheapest_week([2, 3, 4, 5, 6, 7], 2, 3)
#> cheapest_week([10, 10, 11], 5, 9)
# %%
class Solution:
    def bracketScores(self, nums, ops):
        def apply(x, op, y):
            if op == '+':
                return x + y
            if op == '-':
                return x - y
            return x * y

        def values(i, j):
            if i == j:
                return [nums[i]]
            found = []
            for k in range(i, j):
                for x in values(i, k):
                    for y in values(k + 1, j):
                        found.append(apply(x, ops[k], y))
            return found

        res = values(0, len(nums) - 1)
        return [min(res), max(res)]
#> Solution().bracketScores([2, 3, 4], '-*')
#> Solution().bracketScores([5], '')
#> Solution().bracketScores([1, 2], '+')
#> Solution().bracketScores([6, 1, 2], '--')
#> Solution().bracketScores([2, 1, 1, 3], '-+*')
# %%
def longest_zigzag(nums):
    if not nums:
        return 0, []
    up = down = 1
    trace = []
    for prev, cur in zip(nums, nums[1:]):
        if cur > prev:
            up = down + 1
            trace.append('U')
        elif cur < prev:
            down = up + 1
            trace.append('D')
        else:
            trace.append('=')
    return max(up, down), ''.join(trace)
#> longest_zigzag([1, 7, 4, 9, 2, 5])
#> longest_zigzag([3, 3, 3])
#> longest_zigzag([])
#> longest_zigzag([1, 2, 3, 2, 2, 8])
#> longest_zigzag([9, 5, 4])
# %%
def tile_patterns(n):
    # tiles: r (1 wide), G (2 wide), B (3 wide); no two B in a row
    res = []

    def build(left, text):
        if left == 0:
            res.append(text)
            return
        build(left - 1, text + 'r')
        if left >= 2:
            build(left - 2, text + 'G')
        if left >= 3 and not text.endswith('B'):
            build(left - 3, text + 'B')

    build(n, '')
    return len(res), res[-1]
#> tile_patterns(1)
#> tile_patterns(2)
#> tile_patterns(3)
#> tile_patterns(0)
#> tile_patterns(5)
# %%
from typing import List


class Solution:
    def shareRooms(self, ages: List[int], limit: int) -> int:
        ages = sorted(ages)
        n = len(ages)
        dp = [0] * (n + 1)
        for i in range(1, n + 1):
            dp[i] = float('inf')
            for size in (1, 2, 3):
                j = i - size
                if j < 0:
                    break
                spread = ages[i - 1] - ages[j]
                if spread <= limit:
                    dp[i] = min(dp[i], dp[j] + 4 + spread)
        return dp[n]
#> Solution().shareRooms([10, 12, 15, 30], 5)
#> Solution().shareRooms([7, 7, 7, 7], 0)
#> Solution().shareRooms([], 3)
#> Solution().shareRooms([1, 20, 40], 10)
#> Solution().shareRooms([33, 31, 30, 36, 38], 6)
# %%
def count_paths_with_turns(h, w, turns):
    # moves right or down; at most `turns` changes of direction
    def ways(r, c, d, left):
        if left < 0 or r >= h or c >= w:
            return 0
        if r == h - 1 and c == w - 1:
            return 1
        right = ways(r, c + 1, 'R', left - (d == 'D'))
        down = ways(r + 1, c, 'D', left - (d == 'R'))
        return right + down

    return ways(0, 0, '', turns)
#> count_paths_with_turns(2, 2, 1)
#> count_paths_with_turns(3, 3, 2)
#> count_paths_with_turns(1, 4, 0)
#> count_paths_with_turns(2, 3, 0)
#> count_paths_with_turns(3, 2, 3)
# %%
class Solution:
    def splitSyllables(self, word, vowels='aeiou'):
        n = len(word)
        cost = [0] + [99] * n
        back = [0] * (n + 1)
        for i in range(1, n + 1):
            for j in range(max(0, i - 3), i):
                c = cost[j] + self.penalty(word[j:i], vowels)
                if c < cost[i]:
                    cost[i], back[i] = c, j
        parts = []
        while n > 0:
            parts.append(word[back[n]:n])
            n = back[n]
        return '-'.join(reversed(parts))

    def penalty(self, part, vowels):
        count = sum(ch in vowels for ch in part)
        return abs(count - 1) * 2 + (len(part) == 1)
#> Solution().splitSyllables('banana')
#> Solution().splitSyllables('')
#> Solution().splitSyllables('ox')
#> Solution().splitSyllables('rhythm', vowels='y')
#> Solution().splitSyllables('oasis')
# %%
def exact_weighings(weights, target):
    chosen = []

    def search(i, left):
        if left == 0:
            return True
        if i == len(weights) or left < 0:
            return False
        chosen.append(weights[i])
        if search(i + 1, left - weights[i]):
            return True
        chosen.pop()
        return search(i + 1, left)

    if search(0, target):
        return chosen
    raise ValueError(f'no way to reach {target}')
#> exact_weighings([5, 3, 8], 11)
#> exact_weighings([1, 2, 4, 8], 13)
#> exact_weighings([6, 6], 7)
#> exact_weighings([9], 0)
#> exact_weighings([7, 5, 4, 3, 2], 9)
# %%
from collections import defaultdict


def dice_totals(sides, target):
    counts = {0: 1}
    for s in sides:
        nxt = defaultdict(int)
        for total, ways in counts.items():
            for face in range(1, s + 1):
                nxt[total + face] += ways
        counts = nxt
    hit = counts.get(target, 0)
    above = sum(w for t, w in counts.items() if t > target)
    return hit, above
#> dice_totals([4, 4], 5)
#> dice_totals([6], 3)
#> dice_totals([], 0)
#> dice_totals([2, 3, 4], 6)
#> dice_totals([2, 2, 2], 9)
# %%
class Solution:
    def maxBridge(self, left, right):
        pairs = sorted(zip(left, right), key=lambda p: (p[0], -p[1]))
        best = []
        for a, b in pairs:
            top = 0
            for x, y, val in best:
                if x < a and y < b:
                    top = max(top, val)
            best.append((a, b, top + abs(a - b)))
        return max((v for _, _, v in best), default=0)
#> Solution().maxBridge([1, 4, 3], [2, 9, 5])
#> Solution().maxBridge([5, 1], [1, 5])
#> Solution().maxBridge([], [])
#> Solution().maxBridge([2, 2, 7, 9], [3, 8, 4, 10])
#> Solution().maxBridge([6, 6], [6, 6])
# %%
def plan_naps(hours, need):
    # value of hour awake is hours[i], a nap takes two hours, at least `need` naps
    n = len(hours)
    NEG = float('-inf')
    table = [[NEG] * (need + 1) for _ in range(n + 3)]
    table[n] = [0] + [NEG] * need
    for i in range(n - 1, -1, -1):
        for k in range(need + 1):
            stay = table[i + 1][k] + hours[i]
            nap = table[i + 2][max(0, k - 1)]
            table[i][k] = max(stay, nap)
    best = table[0][need]
    return None if best == NEG else best
#> plan_naps([3, 1, 1, 5], 1)
#> plan_naps([4, -2, -6, 3, 2], 0)
#> plan_naps([7], 1)
#> plan_naps([2, 2, 2, 2, 9], 2)
#> plan_naps([], 0)
