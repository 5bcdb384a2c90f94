# %%
class Solution:
    def bestParade(self, floats, colors, bonus):
        n = len(floats)
        best = [0] * (n + 1)
        lastOf = {}
        for i in range(n):
            best[i + 1] = best[i] + max(0, floats[i])
            c = colors[i]
            if c in lastOf:
                j = lastOf[c]
                linked = best[j] + floats[j] + floats[i] + bonus
                if linked > best[i + 1]:
                    best[i + 1] = linked
            lastOf[c] = i
        return best[n]
#> Solution().bestParade([2, -1, 3], 'rbr', 4)
#> Solution().bestParade([-5, -5], 'gg', 3)
#> Solution().bestParade([], '', 1)
#> Solution().bestParade([1, 2, -3, 4, -2], 'abcab', 10)
#> Solution().bestParade([6, 1, 1, 6], 'xyzx', 5)
# %%
def cut_cloth(width, height, prices):
    memo = {}

    def price(w, h):
        return prices.get((w, h), prices.get((h, w), 0))

    def best(w, h):
        if w > h:
            w, h = h, w
        if (w, h) in memo:
            return memo[(w, h)]
        top = price(w, h)
        for cut in range(1, w // 2 + 1):
            top = max(top, best(cut, h) + best(w - cut, h))
        for cut in range(1, h // 2 + 1):
            top = max(top, best(w, cut) + best(w, h - cut))
        memo[(w, h)] = top
        return top

    return best(width, height)
#> cut_cloth(2, 2, {(1, 1): 1, (1, 2): 3})
#> cut_cloth(3, 2, {(1, 1): 2, (2, 2): 9})
#> cut_cloth(1, 4, {(1, 3): 7, (2, 1): 4})
#> cut_cloth(1, 1, {})
#> cut_cloth(3, 3, {(2, 2): 5, (1, 3): 4})
# %%
from functools import lru_cache
from typing import List


class Solution:
    def minSwitches(self, tasks: str, setup: int) -> int:
        n = len(tasks)

        @lru_cache(maxsize=None)
        def run(i: int, mode: str, cooled: bool) -> int:
            if i == n:
                return 0
            if tasks[i] == '.':
                return run(i + 1, mode, True)
            if tasks[i] == mode:
                return 1 + run(i + 1, mode, False)
            price = setup if not cooled else setup // 2
            return price + 1 + run(i + 1, tasks[i], False)

        return min((run(0, m, True) for m in 'AB'), default=0)
#> Solution().minSwitches('AAB', 6)
#> Solution().minSwitches('A.B.A', 4)
#> Solution().minSwitches('', 3)
#> Solution().minSwitches('BBBB', 9)
#> Solution().minSwitches('ABAB..C', 5)
# %%
def word_tower(words):
    words = sorted(words, key=len)
    height = {}

    def drop_one(big, small):
        if len(big) != len(small) + 1:
            return False
        i = 0
        while i < len(small) and big[i] == small[i]:
            i += 1
        return big[i + 1:] == small[i:]

    for w in words:
        top = 0
        for v in height:
            if drop_one(w, v):
                top = max(top, height[v])
        height[w] = top + 1
    return max(height.values(), default=0)
#> word_tower(['a', 'at', 'cat', 'chat'])
#> word_tower(['on', 'no', 'one', 'nose'])
#> word_tower([])
#> word_tower(['xyz'])
#> word_tower(['s', 'as', 'is', 'gas', 'gals', 'gis'])
# %%
def count_locks(n, jumps):
    # number of n-digit dial codes over 0..4 where neighbours differ by at most jumps
    dp = [1] * 5
    history = [sum(dp)]
    for _ in range(n - 1):
        dp = [sum(dp[max(0, d - jumps):d + jumps + 1]) for d in range(5)]
        history.append(sum(dp))
    return history
#> count_locks(1, 1)
#> count_locks(4, 1)
#> count_locks(3, 2)
#> count_locks(5, 0)
#> count_locks(6, 4)
# %%
class Solution:
    def gardenRows(self, rows, water):
        """Each row has options (water, yield); choose exactly one per row."""
        NEG = -1
        dp = [NEG] * (water + 1)
        dp[0] = 0
        for options in rows:
            nxt = [NEG] * (water + 1)
            for used in range(water + 1):
                if dp[used] == NEG:
                    continue
                for need, gain in options:
                    total = used + need
                    if total <= water:
                        nxt[total] = max(nxt[total], dp[used] + gain)
            dp = nxt
        top = max(dp)
        if top == NEG:
            return (-1, -1)
        return (top, dp.index(top))
#> Solution().gardenRows([[(1, 3), (2, 5)], [(2, 4), (3, 9)]], 4)
#> Solution().gardenRows([[(5, 5)]], 3)
#> Solution().gardenRows([], 2)
#> Solution().gardenRows([[(0, 1), (3, 6)], [(1, 2), (2, 2)], [(1, 1), (4, 8)]], 6)
#> Solution().gardenRows([[(1, 1), (2, 1)], [(1, 4)]], 5)
# %%
def place_lamps(corridor, reach):
    # '#' blocks; cover each '.' with as few lamps as possible, backtracking
    spots = [i for i, c in enumerate(corridor) if c == '.']
    best = [len(spots) + 1, []]
    lit = [0] * len(corridor)
    chosen = []

    def span(p):
        a = b = p
        while a - 1 >= max(0, p - reach) and corridor[a - 1] == '.':
            a -= 1
        while b + 1 <= min(len(corridor) - 1, p + reach) and corridor[b + 1] == '.':
            b += 1
        return a, b

    def search():
        dark = next((s for s in spots if not lit[s]), None)
        if dark is None:
            if len(chosen) < best[0]:
                best[:] = [len(chosen), chosen[:]]
            return
        if len(chosen) + 1 >= best[0]:
            return
        far = span(dark)[1]
        a, b = span(far)
        for k in range(a, b + 1):
            lit[k] += 1
        chosen.append(far)
        search()
        chosen.pop()
        for k in range(a, b + 1):
            lit[k] -= 1

    search()
    return best[1]
#> place_lamps('...#..', 1)
#> place_lamps('##', 2)
#> place_lamps('.....', 1)
#> place_lamps('.#.#.', 3)
#> place_lamps('......', 2)
# %%
def sum_of_best(nums, k):
    # split nums into at most k blocks, every block scores its max minus its length
    n = len(nums)
    prev = [0] + [float('-inf')] * n
    answer = prev[n]
    for _ in range(k):
        cur = [float('-inf')] * (n + 1)
        for end in range(1, n + 1):
            biggest = nums[end - 1]
            for start in range(end - 1, -1, -1):
                biggest = max(biggest, nums[start])
                score = prev[start] + biggest - (end - start)
                if score > cur[end]:
                    cur[end] = score
        answer = max(answer, cur[n])
        prev = cur
    return answer
#> sum_of_best([4, 2, 7], 1)
#> sum_of_best([4, 2, 7], 2)
#> sum_of_best([1], 3)
#> sum_of_best([5, 1, 1, 5], 2)
#> sum_of_best([0, 0, 0, 0], 1)
# %%
class Solution:
    def shuffleBack(self, s, t):
        n = len(s)
        if sorted(s) != sorted(t):
            return -1
        memo = {}
        return self.minMoves(s, t, n - 1, n - 1, memo)

    def minMoves(self, s, t, i, j, memo):
        if i < 0:
            return 0
        key = (i, j)
        if key not in memo:
            skip = 1 + self.minMoves(s, t, i - 1, j, memo)
            if j >= 0 and s[i] == t[j]:
                keep = self.minMoves(s, t, i - 1, j - 1, memo)
                memo[key] = min(skip, keep)
            elif j > 0:
                memo[key] = min(skip, self.minMoves(s, t, i, j - 1, memo))
            else:
                memo[key] = skip
        return memo[key]
#> Solution().shuffleBack('abc', 'acb')
#> Solution().shuffleBack('aab', 'abb')
#> Solution().shuffleBack('', '')
#> Solution().shuffleBack('xyz', 'zyx')
#> Solution().shuffleBack('bead', 'abed')
# %%
def longest_mountain_subsequence(nums):
    n = len(nums)
    inc = [1] * n
    dec = [1] * n
    for i in range(n):
        for j in range(i):
            if nums[j] < nums[i]:
                inc[i] = max(inc[i], inc[j] + 1)
    for i in reversed(range(n)):
        for j in range(i + 1, n):
            if nums[j] < nums[i]:
                dec[i] = max(dec[i], dec[j] + 1)
    best = 0
    for up, down in zip(inc, dec):
        if up > 1 and down > 1:
            best = max(best, up + down - 1)
    return best
#> longest_mountain_subsequence([1, 3, 2])
#> longest_mountain_subsequence([1, 2, 3, 4])
#> longest_mountain_subsequence([2, 5, 1, 7, 3])
#> longest_mountain_subsequence([])
#> longest_mountain_subsequence([4, 4, 6, 5, 1])
# %%
from typing import List


class Solution:
    def balanceScale(self, weights: List[int]) -> int:
        # best height of two equal piles; some weights may stay on the floor
        best = {0: 0}
        for w in weights:
            cur = dict(best)
            for diff, tall in best.items():
                up = diff + w
                if cur.get(up, -1) < tall + w:
                    cur[up] = tall + w
                down = abs(diff - w)
                high = max(tall, tall - diff + w)
                if cur.get(down, -1) < high:
                    cur[down] = high
            best = cur
        return best[0]
#> Solution().balanceScale([1, 2, 3])
#> Solution().balanceScale([5, 7])
#> Solution().balanceScale([])
#> Solution().balanceScale([4, 4, 9])
#> Solution().balanceScale([2, 3, 5, 4])
# %%
def count_stairs_with_rest(n, max_big):
    # steps of 1 or 3; at most max_big threes
    table = [[0] * (max_big + 1) for _ in range(n + 1)]
    for b in range(max_big + 1):
        table[0][b] = 1
    for i in range(1, n + 1):
        for b in range(max_big + 1):
            table[i][b] = table[i - 1][b]
            if i >= 3 and b >= 1:
                table[i][b] += table[i - 3][b - 1]
    return table[n]
#> count_stairs_with_rest(4, 1)
#> count_stairs_with_rest(7, 2)
#> count_stairs_with_rest(0, 0)
#> count_stairs_with_rest(6, 0)
#> count_stairs_with_rest(9, 3)
# %%
def make_label(pieces, label):
    used = [False] * len(pieces)
    order = []

    def extend(pos):
        if pos == len(label):
            return True
        for i, piece in enumerate(pieces):
            if used[i] or not label.startswith(piece, pos):
                continue
            used[i] = True
            order.append(i)
            if extend(pos + len(piece)):
                return True
            order.pop()
            used[i] = False
        return False

    found = extend(0)
    return order if found else 'impossible'
#> make_label(['ab', 'a', 'bc'], 'abc')
#> make_label(['on', 'o', 'n'], 'noon')
#> make_label(['x'], '')
#> make_label(['to', 't', 'om'], 'tomt')
#> make_label(['aa', 'a'], 'aaaa')
# %%
class Solution:
    def batteryTrip(self, legs, capacity, chargeCost):
        INF = float('inf')
        dp = [INF] * (capacity + 1)
        dp[capacity] = 0
        for leg in legs:
            for level in range(1, capacity + 1):
                dp[level] = min(dp[level], dp[level - 1] + chargeCost)
            nxt = [INF] * (capacity + 1)
            for level in range(leg, capacity + 1):
                nxt[level - leg] = dp[level]
            dp = nxt
        ans = min(dp)
        return -1 if ans == INF else ans
#> Solution().batteryTrip([2, 3], 4, 5)
#> Solution().batteryTrip([1, 1, 1], 3, 2)
#> Solution().batteryTrip([5], 4, 1)
#> Solution().batteryTrip([], 2, 7)
#> Solution().batteryTrip([4, 4, 1], 4, 3)
# %%
def group_photos(times, base, per_gap):
    n = len(times)
    memo = [None] * (n + 1)
    memo[n] = (0, ())

    def album(i):
        if memo[i] is not None:
            return memo[i]
        best = None
        for j in range(i + 1, n + 1):
            rest_cost, rest_cuts = album(j)
            cost = base + per_gap * (times[j - 1] - times[i]) + rest_cost
            if best is None or cost < best[0]:
                best = (cost, (j - i,) + rest_cuts)
        memo[i] = best
        return best

    return album(0)
#> group_photos([1, 2, 9], 5, 1)
#> group_photos([0, 10, 20], 3, 2)
#> group_photos([], 4, 4)
#> group_photos([5], 6, 1)
#> group_photos([3, 4, 5, 30, 31], 8, 1)
# %%
class Solution:
    def numSignals(self, n, k):
        """binary signals of length n with exactly k switches, both ends equal"""
        same = [[0] * (k + 1) for _ in range(2)]
        same[0][0] = 1
        for _ in range(n - 1):
            nxt = [[0] * (k + 1) for _ in range(2)]
            for bit in range(2):
                for sw in range(k + 1):
                    nxt[bit][sw] += same[bit][sw]
                    if sw < k:
                        nxt[1 - bit][sw + 1] += same[bit][sw]
            same = nxt
        return 2 * same[0][k]
#> Solution().numSignals(3, 2)
#> Solution().numSignals(5, 2)
#> Solution().numSignals(4, 1)
#> Solution().numSignals(1, 0)
#> Solution().numSignals(6, 4)
# %%
def min_refuel_stops(distance, tank, pumps):
    pumps = sorted(p for p in pumps if p < distance)
    stations = [0] + pumps + [distance]
    n = len(stations)
    stops = [0] + [None] * (n - 1)
    for i in range(1, n):
        for j in range(i):
            if stops[j] is None or stations[i] - stations[j] > tank:
                continue
            if stops[i] is None or stops[j] + 1 < stops[i]:
                stops[i] = stops[j] + 1
    return None if stops[-1] is None else stops[-1] - 1
#> min_refuel_stops(10, 5, [3, 5, 8])
#> min_refuel_stops(4, 9, [])
#> min_refuel_stops(20, 6, [5, 9, 18])
#> min_refuel_stops(12, 4, [4, 8])
#> min_refuel_stops(15, 7, [2, 6, 9, 14, 30])
# %%
from itertools import accumulate


def slide_puzzle(row, k):
    # choose k disjoint adjacent pairs with maximal sum of products
    n = len(row)
    dp = [0] * (n + 1)
    log = []
    for _ in range(k):
        cur = [float('-inf')] * (n + 1)
        for i in range(2, n + 1):
            cur[i] = max(cur[i - 1], dp[i - 2] + row[i - 2] * row[i - 1])
        log.append(cur[n])
        dp = list(accumulate(cur, max))
    return log
#> slide_puzzle([1, 2, 3, 4], 1)
#> slide_puzzle([1, 2, 3, 4], 2)
#> slide_puzzle([5, -1, 2, 2, -3, -4], 2)
#> slide_puzzle([7], 1)
#> slide_puzzle([2, 2, 2], 2)
# %%
class Solution:
    def longestChainLetters(self, s, step):
        last = {}
        best = 0
        for ch in s:
            code = ord(ch) - 97
            prev = 0
            for d in range(step + 1):
                prev = max(prev, last.get(code - d, 0))
            last[code] = prev + 1
            best = max(best, last[code])
        return best
#> Solution().longestChainLetters('abcd', 1)
#> Solution().longestChainLetters('acbd', 1)
#> Solution().longestChainLetters('', 2)
#> Solution().longestChainLetters('zebra', 3)
#> Solution().longestChainLetters('aabbac', 0)
# %%
def robot_rewards(grid):
    rows = len(grid)
    cols = len(grid[0])
    best = [[0] * cols for _ in range(rows)]
    for r in range(rows):
        for c in range(cols):
            options = []
            if r:
                options.append(best[r - 1][c])
            if c:
                options.append(best[r][c - 1] - 1)
            best[r][c] = grid[r][c] + max(options, default=0)
    path = []
    r, c = rows - 1, cols - 1
    while r or c:
        if r and best[r][c] == best[r - 1][c] + grid[r][c]:
            path.append('D')
            r -= 1
        else:
            path.append('R')
            c -= 1
    return best[-1][-1], ''.join(path[::-1])
#> robot_rewards([[1, 2], [3, 4]])
#> robot_rewards([[0, 9, 0], [1, 0, 5]])
#> robot_rewards([[6]])
#> robot_rewards([[1, 1, 1]])
#> robot_rewards([[2, 0], [-5, 3], [8, 1]])
# %%
from functools import lru_cache


def last_candy(n, moves, banned):
    """Who takes the last candy? banned remainders may not be left behind."""
    blocked = tuple(banned)

    @lru_cache(None)
    def wins(left):
        for m in moves:
            rest = left - m
            if rest < 0 or rest in blocked:
                continue
            if rest == 0 or not wins(rest):
                return True
        return False

    return [k for k in range(1, n + 1) if wins(k)]
#> last_candy(6, (1, 2), ())
#> last_candy(7, (1, 3), (4,))
#> last_candy(0, (1,), ())
#> last_candy(8, (2, 5), (1, 3))
#> last_candy(5, (3, 4), (2,))
# %%
class Solution:
    def repairWall(self, bricks, options):
        # options: {length: cost}; fill every run of '.' cheapest
        runs = [len(part) for part in bricks.split('#') if part]
        return sum(self.fill(run, options) for run in runs)

    def fill(self, length, options):
        dp = [0] + [10 ** 6] * length
        for i in range(1, length + 1):
            for size, cost in options.items():
                if size <= i:
                    dp[i] = min(dp[i], dp[i - size] + cost)
        return dp[length]
#> Solution().repairWall('..#...', {1: 3, 2: 5})
#> Solution().repairWall('###', {1: 1})
#> Solution().repairWall('....', {3: 4, 1: 2})
#> Solution().repairWall('.#.#.', {2: 1})
#> Solution().repairWall('.....#..', {1: 4, 2: 6, 5: 11})
# %%
def numeral_sums(limit, parts):
    """Partitions of limit into distinct parts, largest first."""
    result = []

    def split(left, cap, chosen):
        if left == 0:
            result.append(tuple(chosen))
            return
        if len(chosen) == parts:
            return
        for p in range(min(left, cap), 0, -1):
            chosen.append(p)
            split(left - p, p - 1, chosen)
            chosen.pop()

    split(limit, limit, [])
    return result
#> numeral_sums(5, 2)
#> numeral_sums(6, 3)
#> numeral_sums(3, 1)
#> numeral_sums(0, 2)
#> numeral_sums(7, 2)
# %%
def mask_to_list(mask):
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


def best_team(skills, needed):
    dp = {0: 0}
    for i, skill in enumerate(skills):
        for have, team in list(dp.items()):
            got = have | skill
            if got == have:
                continue
            new = team | 1 << i
            if got not in dp or bin(new).count('1') < bin(dp[got]).count('1'):
                dp[got] = new
    for have in sorted(dp):
        if have & needed == needed:
            return mask_to_list(dp[have])
    return []
#> best_team([1, 2, 4], 7)
#> best_team([3, 5, 6], 7)
#> best_team([1, 1], 2)
#> best_team([], 0)
#> best_team([1, 6, 4, 9], 12)
# %%
class Solution:
    def smoothTemps(self, temps, maxStep):
        lo, hi = min(temps), max(temps)
        values = list(range(lo, hi + 1))
        cost = {v: abs(v - temps[0]) for v in values}
        for t in temps[1:]:
            nxt = {}
            for v in values:
                reach = [cost[u] for u in values if abs(u - v) <= maxStep]
                nxt[v] = min(reach) + abs(v - t)
            cost = nxt
        return min(cost.values())
#> Solution().smoothTemps([3, 6, 3], 1)
#> Solution().smoothTemps([5], 2)
#> Solution().smoothTemps([1, 4, 2], 0)
#> Solution().smoothTemps([2, 2, 5], 2)
#> Solution().smoothTemps([7, 4, 6, 5], 3)
# %%
def count_split_points(text, words):
    n = len(text)
    ways = [0] * (n + 1)
    ways[0] = 1
    for i in range(n):
        if not ways[i]:
            continue
        for w in words:
            if text[i:i + len(w)] == w:
                ways[i + len(w)] += ways[i]
    reachable = [i for i, w in enumerate(ways) if w]
    return ways[n], reachable[-1]
#> count_split_points('gogogo', ['go', 'gogo'])
#> count_split_points('abcd', ['ab', 'c'])
#> count_split_points('', ['x'])
#> count_split_points('sunset', ['sun', 'set', 'suns', 'et'])
#> count_split_points('zzz', ['a'])
# %%
class Solution:
    def auctionBids(self, bids):
        """bids are (start, end, price); accept non-touching bids for most money"""
        order = sorted(bids, key=lambda b: b[1])
        best = [0] * (len(order) + 1)
        for i, (start, end, price) in enumerate(order, 1):
            j = self.lastBefore(order, start)
            best[i] = max(best[i - 1], best[j] + price)
        return best[-1]

    def lastBefore(self, order, start):
        count = 0
        for _, end, _ in order:
            if end >= start:
                break
            count += 1
        return count
#> Solution().auctionBids([(1, 3, 5), (4, 6, 5), (2, 5, 8)])
#> Solution().auctionBids([(1, 2, 4), (2, 3, 4)])
#> Solution().auctionBids([])
#> Solution().auctionBids([(0, 9, 20), (1, 2, 7), (3, 4, 7), (5, 8, 7)])
#> Solution().auctionBids([(5, 5, 1)])
# %%
def reduce_number(n, memo=None):
    # fewest moves to 1: subtract 1, or divide by 2 or 5 when it divides evenly
    if memo is None:
        memo = {}
    if n <= 1:
        return 0
    if n in memo:
        return memo[n]
    best = n % 2 + 1 + reduce_number(n // 2, memo)
    if n % 5 == 0:
        best = min(best, 1 + reduce_number(n // 5, memo))
    elif n % 5 == 1:
        best = min(best, 2 + reduce_number(n // 5, memo))
    memo[n] = best
    return best
#> reduce_number(10)
#> reduce_number(26)
#> reduce_number(1)
#> reduce_number(77)
#> reduce_number(125)
# %%
from typing import List


class Solution:
    def stackCrates(self, crates: List[List[int]]) -> int:
        # crate = [width, strength]; total count above must not exceed strength
        crates.sort(key=lambda c: (c[0], c[1]))
        heights = [0]
        for width, strength in crates:
            for h in range(len(heights) - 1, -1, -1):
                if h > strength:
                    continue
                top = heights[h]
                if width > top:
                    if h + 1 == len(heights):
                        heights.append(width)
                    else:
                        heights[h + 1] = min(heights[h + 1], width)
        return len(heights) - 1
#> Solution().stackCrates([[2, 1], [3, 1], [1, 0]])
#> Solution().stackCrates([[1, 5], [2, 5], [3, 5], [4, 2]])
#> Solution().stackCrates([])
#> Solution().stackCrates([[4, 4], [4, 4]])
#> Solution().stackCrates([[5, 0], [6, 3], [7, 1]])
# %%
def best_alternating(nums):
    """Max of a subsequence sum where signs alternate + - + - (first is plus)."""
    plus, minus = float('-inf'), 0
    states = []
    for x in nums:
        plus, minus = max(plus, minus + x), max(minus, plus - x)
        states.append((plus, minus))
    if not states:
        return None
    return max(states[-1]), states
#> best_alternating([4, 1, 5])
#> best_alternating([1, 2, 3])
#> best_alternating([])
#> best_alternating([-3, -7])
#> best_alternating([6, 2, 8, 8, 1])
# %%
def letters_left(s, pairs):
    # remove adjacent pairs listed; can a whole interval vanish?
    n = len(s)
    gone = {}

    def vanish(i, j):
        if i == j:
            return True
        if (j - i) % 2:
            return False
        key = i, j
        if key not in gone:
            gone[key] = any(
                s[i] + s[k] in pairs and vanish(i + 1, k) and vanish(k + 1, j)
                for k in range(i + 1, j, 2)
            )
        return gone[key]

    best = [0] * (n + 1)
    for i in range(1, n + 1):
        best[i] = best[i - 1] + 1
        for j in range(i):
            if vanish(j, i):
                best[i] = min(best[i], best[j])
    return best[n]
#> letters_left('abab', ['ab'])
#> letters_left('aabb', ['ab'])
#> letters_left('xyz', ['yz', 'xy'])
#> letters_left('', ['ab'])
#> letters_left('abc', ['aa'])
# %%
class Solution:
    def rentOrBuy(self, days, rent, buy, sell):
        own, none = -buy, 0
        choice = []
        for use in days:
            if use:
                new_none = max(none - rent, own + sell)
                new_own = max(own, none - buy)
            else:
                new_none = max(none, own + sell)
                new_own = own
            choice.append('own' if new_own + sell > new_none else 'none')
            own, none = new_own, new_none
        return max(none, own + sell), choice
#> Solution().rentOrBuy([1, 1, 0, 1], 3, 8, 2)
#> Solution().rentOrBuy([1, 0, 0], 5, 6, 4)
#> Solution().rentOrBuy([], 1, 2, 1)
#> Solution().rentOrBuy([1, 1, 1, 1, 1], 2, 20, 3)
#> Solution().rentOrBuy([0, 0], 4, 9, 1)
# %%
def assign_shifts(prefs):
    """Each worker has a cost per shift; give every worker a different shift."""
    n = len(prefs)
    best = {'cost': None, 'plan': None}
    taken = [False] * n

    def go(worker, cost, plan):
        if best['cost'] is not None and cost >= best['cost']:
            return
        if worker == n:
            best['cost'], best['plan'] = cost, plan
            return
        for shift in range(n):
            if not taken[shift]:
                taken[shift] = True
                go(worker + 1, cost + prefs[worker][shift], plan + [shift])
                taken[shift] = False

    go(0, 0, [])
    return best['cost'], best['plan']
#> assign_shifts([[4, 2], [3, 5]])
#> assign_shifts([[1, 2, 3], [1, 5, 1], [2, 2, 9]])
#> assign_shifts([])
#> assign_shifts([[7]])
#> assign_shifts([[9, 9, 1], [9, 1, 9], [1, 9, 9]])
# %%
from collections import Counter


def count_tray_orders(cups):
    """Orders of cups where equal colours never stand next to each other."""
    stock = Counter(cups)
    colours = sorted(stock)

    def rec(left, last):
        if left == 0:
            return 1
        total = 0
        for c in colours:
            if c != last and stock[c] > 0:
                stock[c] -= 1
                total += rec(left - 1, c)
                stock[c] += 1
        return total

    return rec(len(cups), '')
#> count_tray_orders('aab')
#> count_tray_orders('aabb')
#> count_tray_orders('')
#> count_tray_orders('ccc')
#> count_tray_orders('abb')
# %%
class Solution:
    def widestGapCover(self, points, k):
        # cover sorted points with k rulers minimizing total length
        points = sorted(set(points))
        if not points:
            return 0
        gaps = [b - a for a, b in zip(points, points[1:])]
        n = len(gaps)
        dp = [[0] * k for _ in range(n + 1)]
        for i in range(1, n + 1):
            for j in range(k):
                dp[i][j] = dp[i - 1][j] + gaps[i - 1]
                if j:
                    dp[i][j] = min(dp[i][j], dp[i - 1][j - 1])
        return min(dp[n])
#> Solution().widestGapCover([1, 2, 10, 12], 2)
#> Solution().widestGapCover([5], 1)
#> Solution().widestGapCover([], 2)
#> Solution().widestGapCover([0, 3, 9, 4, 20], 3)
#> Solution().widestGapCover([7, 7, 1], 1)
# %%
def concert_sets(songs, length):
    """Which total minutes up to length can be played, using any song at most twice?"""
    possible = 1
    for s in songs:
        possible |= possible << s
        possible |= possible << s
    mask = (1 << (length + 1)) - 1
    possible &= mask
    minutes = []
    t = 0
    while possible:
        if possible & 1:
            minutes.append(t)
        possible >>= 1
        t += 1
    return minutes
#> concert_sets([3, 5], 10)
#> concert_sets([], 6)
#> concert_sets([4], 9)
#> concert_sets([2, 7], 20)
#> concert_sets([6, 6], 5)
# %%
def weave(a, b):
    """Shortest text containing both as subsequences, ties: letter of a first."""
    memo = {}

    def join(i, j):
        if i == len(a):
            return b[j:]
        if j == len(b):
            return a[i:]
        if (i, j) not in memo:
            if a[i] == b[j]:
                memo[i, j] = a[i] + join(i + 1, j + 1)
            else:
                one = a[i] + join(i + 1, j)
                two = b[j] + join(i, j + 1)
                memo[i, j] = one if len(one) <= len(two) else two
        return memo[i, j]

    return join(0, 0)
#> weave('cat', 'at')
#> weave('ab', 'ba')
#> weave('', 'xy')
#> weave('moon', 'on')
#> weave('rst', 'srt')
# %%
class Solution:
    def lanternLines(self, n, gap):
        # ways to hang lanterns on n hooks with at least `gap` empty hooks between
        memo = {}

        def ways(i):
            if i >= n:
                return 1
            if i in memo:
                return memo[i]
            memo[i] = ways(i + 1) + ways(i + gap + 1)
            return memo[i]

        total = ways(0)
        return total, len(memo)
#> Solution().lanternLines(4, 1)
#> Solution().lanternLines(6, 2)
#> Solution().lanternLines(0, 3)
#> Solution().lanternLines(3, 0)
#> Solution().lanternLines(9, 4)
# %%
def best_trade_days(prices, fee, cooldown):
    n = len(prices)
    cash = [0] * (n + 1)
    hold = [float('-inf')] * (n + 1)
    for i, p in enumerate(prices, start=1):
        free = cash[max(0, i - 1 - cooldown)]
        hold[i] = max(hold[i - 1], free - p)
        cash[i] = max(cash[i - 1], hold[i - 1] + p - fee)
    return cash[1:]
#> best_trade_days([1, 5, 2, 8], 1, 0)
#> best_trade_days([1, 5, 2, 8], 1, 1)
#> best_trade_days([9, 7, 3], 0, 0)
#> best_trade_days([], 2, 2)
#> best_trade_days([4, 6, 3, 9, 2, 10], 2, 1)
# %%
from typing import List


class Solution:
    def poolLanes(self, swimmers: List[int], lanes: int) -> int:
        """Put swimmers (in queue order) into lanes in blocks; smallest slowest total."""
        def blocksNeeded(limit):
            blocks, load = 1, 0
            for s in swimmers:
                if s > limit:
                    return lanes + 1
                if load + s > limit:
                    blocks += 1
                    load = 0
                load += s
            return blocks

        lo, hi = 0, sum(swimmers)
        while lo < hi:
            mid = (lo + hi) // 2
            if blocksNeeded(mid) <= lanes:
                hi = mid
            else:
                lo = mid + 1
        return lo
#> Solution().poolLanes([3, 4, 5], 2)
#> Solution().poolLanes([9], 1)
#> Solution().poolLanes([], 2)
#> Solution().poolLanes([2, 2, 2, 2], 4)
#> Solution().poolLanes([7, 1, 8, 3], 2)
