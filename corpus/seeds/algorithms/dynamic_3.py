# %%
def drain_tanks(tanks, bucket):
    """Remove from either end in chunks of at most bucket; fewest trips."""
    from_left = []
    trips = 0
    load = 0
    for t in tanks:
        full, rest = divmod(t, bucket)
        trips += full
        load += rest
        if load >= bucket:
            trips += 1
            load -= bucket
        from_left.append(trips + (load > 0))
    return from_left
#> drain_tanks([3, 5, 2], 4)
#> drain_tanks([1, 1, 1, 1, 1], 2)
#> drain_tanks([], 3)
#> drain_tanks([10], 5)
#> drain_tanks([7, 0, 6, 9], 10)
# %%
class Solution:
    def minInkCost(self, word, inks):
        self.word = word
        self.inks = inks
        self.cache = {}
        return min(self.write(0, k) for k in range(len(inks)))

    def write(self, i, ink):
        if i == len(self.word):
            return 0
        key = (i, ink)
        if key in self.cache:
            return self.cache[key]
        here = self.charge(self.word[i], ink)
        keep = self.write(i + 1, ink)
        swap = 2 + self.write(i + 1, (ink + 1) % len(self.inks))
        self.cache[key] = here + min(keep, swap)
        return self.cache[key]

    def charge(self, ch, ink):
        return 1 if ch in self.inks[ink] else 4
#> Solution().minInkCost('abc', ['ab', 'c'])
#> Solution().minInkCost('', ['x'])
#> Solution().minInkCost('aabb', ['a', 'b'])
#> Solution().minInkCost('xyxy', ['x', 'y', 'z'])
#> Solution().minInkCost('qqq', ['abc'])
# %%
def max_meal(calories, dishes):
    """Unbounded: a dish may be eaten again, its taste dropping by one each time."""
    items = []
    for cal, taste in dishes:
        while taste > 0:
            items.append((cal, taste))
            taste -= 1
    best = [0] * (calories + 1)
    for cal, taste in items:
        for c in range(calories, cal - 1, -1):
            best[c] = max(best[c], best[c - cal] + taste)
    return best[-1]
#> max_meal(6, [(2, 3), (3, 4)])
#> max_meal(5, [(4, 2)])
#> max_meal(3, [])
#> max_meal(7, [(1, 2), (5, 3)])
#> max_meal(0, [(1, 1)])
# %%
from typing import List


class Solution:
    def floodFences(self, heights: List[int], raiseCost: int, lowerCost: int) -> int:
        # cheapest way to make heights non-decreasing
        levels = sorted(set(heights))
        dp = [0] * len(levels)
        for h in heights:
            best = float('inf')
            for k, level in enumerate(levels):
                best = min(best, dp[k])
                move = (level - h) * raiseCost if level > h else (h - level) * lowerCost
                dp[k] = best + move
        return min(dp) if dp else 0
#> Solution().floodFences([3, 1, 2], 1, 1)
#> Solution().floodFences([5, 4, 3], 2, 1)
#> Solution().floodFences([], 1, 1)
#> Solution().floodFences([1, 2, 2, 9], 3, 3)
#> Solution().floodFences([4, 1, 6, 2], 5, 1)
# %%
def longest_common_run(a, b, slack):
    """Longest aligned run where numbers differ by at most slack."""
    prev = [0] * (len(b) + 1)
    best = (0, -1, -1)
    for i, x in enumerate(a):
        cur = [0]
        for j, y in enumerate(b):
            if abs(x - y) <= slack:
                cur.append(prev[j] + 1)
                if cur[-1] > best[0]:
                    size = cur[-1]
                    best = (size, i - size + 1, j - size + 1)
            else:
                cur.append(0)
        prev = cur
    return best
#> longest_common_run([1, 2, 3], [2, 3, 9], 0)
#> longest_common_run([5, 6, 7], [5, 8, 6], 1)
#> longest_common_run([], [1], 2)
#> longest_common_run([4, 4], [9, 9, 9], 3)
#> longest_common_run([1, 5, 2, 8], [0, 6, 3, 7], 1)
# %%
def robot_codes(n):
    """Codes of n moves F, L, R with no three in a row equal and at most one L."""
    memo = {}

    def count(left, last, run, used_l):
        if left == 0:
            return 1
        key = (left, last, run, used_l)
        if key in memo:
            return memo[key]
        total = 0
        for move in 'FLR':
            if move == 'L' and used_l:
                continue
            streak = run + 1 if move == last else 1
            if streak < 3:
                total += count(left - 1, move, streak, used_l or move == 'L')
        memo[key] = total
        return total

    return count(n, '', 0, False)
#> robot_codes(0)
#> robot_codes(1)
#> robot_codes(2)
#> robot_codes(3)
#> robot_codes(4)
# %%
class Solution:
    def shrinkList(self, nums):
        """Repeatedly merge neighbours with equal parity into their sum; fewest left."""
        n = len(nums)
        prefix = [0]
        for x in nums:
            prefix.append(prefix[-1] + x)

        def single(i, j):
            if j - i == 1:
                return True
            for k in range(i + 1, j):
                left = prefix[k] - prefix[i]
                right = prefix[j] - prefix[k]
                if (left - right) % 2 == 0 and single(i, k) and single(k, j):
                    return True
            return False

        dp = [0] + [n] * n
        for j in range(1, n + 1):
            for i in range(j):
                if dp[i] + 1 < dp[j] and single(i, j):
                    dp[j] = dp[i] + 1
        return dp[n]
#> Solution().shrinkList([1, 3, 2])
#> Solution().shrinkList([1, 2])
#> Solution().shrinkList([])
#> Solution().shrinkList([2, 4, 1, 6])
#> Solution().shrinkList([5, 4, 7])
# %%
def pick_lecture_plan(lectures):
    # lectures as (day, length, points); finished before the next starts
    lectures = sorted(lectures)
    n = len(lectures)
    points = [0] * (n + 1)
    nxt = [n] * n
    for i in range(n):
        day, length, _ = lectures[i]
        for j in range(i + 1, n):
            if lectures[j][0] >= day + length:
                nxt[i] = j
                break
    for i in range(n - 1, -1, -1):
        take = lectures[i][2] + points[nxt[i]]
        points[i] = max(points[i + 1], take)
    plan = []
    i = 0
    while i < n:
        if points[i] != points[i + 1]:
            plan.append(lectures[i][0])
            i = nxt[i]
        else:
            i += 1
    return points[0], plan
#> pick_lecture_plan([(1, 2, 5), (2, 1, 4), (3, 2, 6)])
#> pick_lecture_plan([(1, 5, 9), (2, 1, 3), (4, 1, 3)])
#> pick_lecture_plan([])
#> pick_lecture_plan([(3, 1, 2), (1, 1, 2)])
#> pick_lecture_plan([(0, 4, 8), (1, 1, 5), (2, 2, 4), (4, 3, 1)])
# %%
def magic_squares_row(size, total, low, high):
    """Rows of `size` non-decreasing numbers between low and high adding to total."""
    if size == 0:
        return [[]] if total == 0 else []
    rows = []
    for first in range(low, high + 1):
        if first * size > total:
            break
        for rest in magic_squares_row(size - 1, total - first, first, high):
            rows.append([first] + rest)
    return rows
#> magic_squares_row(2, 7, 1, 5)
#> magic_squares_row(3, 6, 1, 3)
#> magic_squares_row(0, 0, 1, 1)
#> magic_squares_row(1, 9, 2, 6)
#> magic_squares_row(3, 9, 2, 4)
# %%
class Solution:
    def cheapestAlarm(self, noise, mute, fix):
        quiet, muted = 0, mute
        for x in noise:
            stay = quiet + x
            silence = muted + 1
            quiet = min(stay, silence + fix)
            muted = min(silence, stay + mute)
        return min(quiet, muted)
#> Solution().cheapestAlarm([5, 5, 0], 3, 2)
#> Solution().cheapestAlarm([], 4, 4)
#> Solution().cheapestAlarm([0, 0, 9, 0], 2, 1)
#> Solution().cheapestAlarm([1, 1, 1, 1], 10, 10)
#> Solution().cheapestAlarm([8, 0, 8, 0, 8], 1, 6)
# %%
from functools import lru_cache


class Solution:
    def dropEggsNoisy(self, floors, eggs):
        """Worst-case tests when a broken egg also costs one extra move."""
        @lru_cache(maxsize=None)
        def worst(f, e):
            if f == 0:
                return 0
            if e == 1:
                return f + 1
            best = f + 1
            for x in range(1, f + 1):
                broke = 2 + worst(x - 1, e - 1)
                whole = 1 + worst(f - x, e)
                best = min(best, max(broke, whole))
            return best

        return worst(floors, eggs)
#> Solution().dropEggsNoisy(1, 1)
#> Solution().dropEggsNoisy(3, 2)
#> Solution().dropEggsNoisy(5, 2)
#> Solution().dropEggsNoisy(0, 2)
#> Solution().dropEggsNoisy(4, 3)
# %%
def count_flags(stripes, colours):
    """Flags with no equal neighbours and top colour different from the bottom one."""
    if stripes == 1:
        return colours
    closed = 0
    opened = colours
    for _ in range(2, stripes + 1):
        closed, opened = opened, opened * (colours - 2) + closed * (colours - 1)
    return opened
#> count_flags(1, 4)
#> count_flags(3, 3)
#> count_flags(4, 2)
#> count_flags(5, 3)
#> count_flags(3, 1)
# %%
def solve_mini_kenken(size, cages):
    # cages: list of (cells, total); fill a latin square so that each cage sums right
    grid = [[0] * size for _ in range(size)]

    def ok(r, c, v):
        if v in grid[r]:
            return False
        return all(grid[i][c] != v for i in range(size))

    def cages_fine():
        for cells, total in cages:
            values = [grid[r][c] for r, c in cells]
            if 0 not in values and sum(values) != total:
                return False
        return True

    def fill(k):
        if k == size * size:
            return True
        r, c = divmod(k, size)
        for v in range(1, size + 1):
            if ok(r, c, v):
                grid[r][c] = v
                if cages_fine() and fill(k + 1):
                    return True
                grid[r][c] = 0
        return False

    return grid if fill(0) else None
#> solve_mini_kenken(2, [([(0, 0)], 2)])
#> solve_mini_kenken(2, [])
#> solve_mini_kenken(1, [([(0, 0)], 3)])
#> solve_mini_kenken(2, [([(0, 0), (1, 1)], 4)])
#> solve_mini_kenken(2, [([(0, 0), (0, 1)], 4)])
# %%
def text_width_plan(words, width):
    """Break words into lines, sum of squared blanks minimal (last line is free)."""
    n = len(words)
    INF = float('inf')
    cost = [INF] * n + [0]
    cut = [n] * n
    for i in range(n - 1, -1, -1):
        length = -1
        for j in range(i, n):
            length += len(words[j]) + 1
            if length > width:
                break
            blanks = 0 if j == n - 1 else (width - length) ** 2
            if blanks + cost[j + 1] < cost[i]:
                cost[i] = blanks + cost[j + 1]
                cut[i] = j + 1
    lines, i = [], 0
    while i < n:
        lines.append(' '.join(words[i:cut[i]]))
        i = cut[i]
    return lines
#> text_width_plan(['a', 'bb', 'ccc', 'd'], 5)
#> text_width_plan(['one', 'to', 'three'], 6)
#> text_width_plan([], 4)
#> text_width_plan(['hello'], 9)
#> text_width_plan(['to', 'be', 'or', 'not', 'to', 'be'], 8)
# %%
class Solution:
    def longestBitChain(self, nums):
        best = [0] * 8
        for x in nums:
            bits = [b for b in range(8) if x >> b & 1]
            cur = 1 + max((best[b] for b in bits), default=0)
            for b in bits:
                best[b] = max(best[b], cur)
        return max(best)
#> Solution().longestBitChain([1, 3, 2, 4])
#> Solution().longestBitChain([8, 4, 2, 1])
#> Solution().longestBitChain([])
#> Solution().longestBitChain([5, 6, 10, 40, 16])
#> Solution().longestBitChain([0, 0, 7])
# %%
def pump_schedule(prices, demand, tank):
    """Buy water per hour (at most 2 units), keep up to tank units, serve demand each hour."""
    dp = {0: 0}
    for price, need in zip(prices, demand):
        nxt = {}
        for stored, paid in dp.items():
            for buy in range(3):
                level = stored + buy - need
                if not 0 <= level <= tank:
                    continue
                cost = paid + buy * price
                if level not in nxt or cost < nxt[level]:
                    nxt[level] = cost
        dp = nxt
    return min(dp.values()) if dp else -1
#> pump_schedule([1, 9, 9], [1, 1, 1], 2)
#> pump_schedule([4, 2], [3, 0], 1)
#> pump_schedule([], [], 3)
#> pump_schedule([5, 1, 6], [0, 2, 1], 1)
#> pump_schedule([2, 2, 2], [2, 2, 2], 0)
# %%
class Solution:
    def sumTree(self, tree):
        """tree: nested tuples (value, left, right) or None; no parent with its child."""
        take, skip = self.visit(tree)
        return max(take, skip)

    def visit(self, node):
        if node is None:
            return 0, 0
        value, left, right = node
        lt, ls = self.visit(left)
        rt, rs = self.visit(right)
        take = value + ls + rs
        skip = max(lt, ls) + max(rt, rs)
        return take, skip
#> Solution().sumTree((5, (8, None, None), (1, None, (9, None, None))))
#> Solution().sumTree(None)
#> Solution().sumTree((4, None, None))
#> Solution().sumTree((2, (3, (10, None, None), None), (4, None, None)))
#> Solution().sumTree((-1, (-2, None, None), (-3, None, None)))
# %%
def longest_fair_word(s):
    """Longest prefix split into blocks, each block having equally many of its letters."""
    def fair(block):
        counts = {}
        for ch in block:
            counts[ch] = counts.get(ch, 0) + 1
        return len(set(counts.values())) == 1 and len(counts) > 1

    good = [True]
    for i in range(1, len(s) + 1):
        good.append(any(good[j] and fair(s[j:i]) for j in range(i)))
    last = max(i for i, g in enumerate(good) if g)
    return s[:last]
#> longest_fair_word('abba')
#> longest_fair_word('aab')
#> longest_fair_word('')
#> longest_fair_word('xyx')
#> longest_fair_word('zz')
# %%
def catch_fruit(drops):
    """drops[t] is a dict position -> value; move at most one step per tick, start at 0."""
    state = {0: 0}
    for fruit in drops:
        nxt = {}
        for pos, got in state.items():
            for to in (pos - 1, pos, pos + 1):
                value = got + fruit.get(to, 0)
                if nxt.get(to, -1) < value:
                    nxt[to] = value
        state = nxt
    top = max(state.values())
    return top, min(p for p in state if state[p] == top)
#> catch_fruit([{0: 1}, {1: 4, -1: 2}])
#> catch_fruit([{3: 10}, {2: 5}, {3: 1}])
#> catch_fruit([])
#> catch_fruit([{1: 2, -1: 2}, {2: 3, -2: 3}])
#> catch_fruit([{}, {}, {-3: 7, 0: 6}])
# %%
from typing import List


class Solution:
    def countSteadySubsets(self, nums: List[int], limit: int) -> int:
        nums.sort()

        def count(i: int, smallest: int) -> int:
            if i == len(nums):
                return 1
            ways = count(i + 1, smallest)
            low = smallest if smallest is not None else nums[i]
            if nums[i] - low <= limit:
                ways += count(i + 1, low)
            return ways

        return count(0, None) - 1
#> Solution().countSteadySubsets([1, 3, 6], 2)
#> Solution().countSteadySubsets([4, 4, 4], 0)
#> Solution().countSteadySubsets([], 5)
#> Solution().countSteadySubsets([9, 1], 3)
#> Solution().countSteadySubsets([2, 5, 3, 8], 3)
# %%
def bus_lines(stops, fares):
    # fares[k] = price of riding k+1 stops in one go
    memo = {}

    def ride(frm):
        if frm == stops:
            return 0, []
        if frm in memo:
            return memo[frm]
        best = None
        for k, fare in enumerate(fares, 1):
            if frm + k > stops:
                break
            rest, legs = ride(frm + k)
            if best is None or fare + rest < best[0]:
                best = (fare + rest, [k] + legs)
        memo[frm] = best
        return best

    return ride(0)
#> bus_lines(3, [2, 3])
#> bus_lines(5, [3, 5, 6])
#> bus_lines(0, [1])
#> bus_lines(4, [1, 9, 9])
#> bus_lines(6, [5, 6, 9, 9])
# %%
class Solution:
    def maskedPatterns(self, pattern, text):
        """'?' is any one letter, '+' repeats the letter before it one or more times."""
        n, m = len(pattern), len(text)
        memo = {}

        def same(p, ch):
            return p == '?' or p == ch

        def match(i, j):
            if i == n:
                return j == m
            if (i, j) in memo:
                return memo[i, j]
            first = j < m and same(pattern[i], text[j])
            if i + 1 < n and pattern[i + 1] == '+':
                res = first and (match(i, j + 1) or match(i + 2, j + 1))
            else:
                res = first and match(i + 1, j + 1)
            memo[i, j] = res
            return res

        return match(0, 0)
#> Solution().maskedPatterns('a+b', 'aaab')
#> Solution().maskedPatterns('?+x', 'abcx')
#> Solution().maskedPatterns('', '')
#> Solution().maskedPatterns('ab+', 'a')
#> Solution().maskedPatterns('c?t', 'coat')
# %%
def coin_rows(rows):
    """Take a prefix of each row; exactly `sum of lengths // 2` coins in all."""
    quota = sum(len(r) for r in rows) // 2
    dp = [0] + [None] * quota
    for row in rows:
        prefix = [0]
        for c in row:
            prefix.append(prefix[-1] + c)
        for q in range(quota, 0, -1):
            best = dp[q]
            for take in range(1, min(q, len(row)) + 1):
                if dp[q - take] is not None:
                    cand = dp[q - take] + prefix[take]
                    if best is None or cand > best:
                        best = cand
            dp[q] = best
    return dp[quota]
#> coin_rows([[1, 9], [5, 2]])
#> coin_rows([[3], [8]])
#> coin_rows([])
#> coin_rows([[2, 2, 20], [4, 1], [6]])
#> coin_rows([[-4, 3], [-1, -1]])
# %%
def snake_game(length, width):
    """Self-avoiding walks of given length in a strip of given width, going right/up/down."""
    def walks(row, steps, came):
        if steps == 0:
            return 1
        total = walks(row, steps - 1, 'R')
        if came != 'D' and row > 0:
            total += walks(row - 1, steps - 1, 'U')
        if came != 'U' and row < width - 1:
            total += walks(row + 1, steps - 1, 'D')
        return total

    return [walks(r, length, 'R') for r in range(width)]
#> snake_game(1, 2)
#> snake_game(2, 3)
#> snake_game(0, 4)
#> snake_game(5, 1)
#> snake_game(3, 2)
# %%
class Solution:
    def wateringCan(self, beds, can):
        """Water beds in order, may walk back (cost = distance) to refill at 0."""
        n = len(beds)
        INF = float('inf')
        steps = [INF] * (n + 1)
        steps[0] = 0
        for i in range(n):
            used = 0
            j = i
            while j < n and used + beds[j] <= can:
                used += beds[j]
                j += 1
                trip = 2 * j
                steps[j] = min(steps[j], steps[i] + trip)
        return -1 if steps[n] == INF else steps[n]
#> Solution().wateringCan([2, 2, 3], 5)
#> Solution().wateringCan([6], 5)
#> Solution().wateringCan([], 1)
#> Solution().wateringCan([1, 1, 1, 1], 2)
#> Solution().wateringCan([4, 1, 3, 2, 1], 6)
# %%
def spiral_memo(n):
    # f(n) = f(n/3) + f(n/4) if divisible, else f(n-1) + 1
    known = {0: 1, 1: 1}
    calls = [0]

    def f(k):
        calls[0] += 1
        if k in known:
            return known[k]
        if k % 12 == 0:
            v = f(k // 3) + f(k // 4)
        elif k % 3 == 0:
            v = 2 * f(k // 3)
        else:
            v = f(k - 1) + 1
        known[k] = v
        return v

    return f(n), calls[0], sorted(known)
#> spiral_memo(12)
#> spiral_memo(1)
#> spiral_memo(26)
#> spiral_memo(144)
#> spiral_memo(81)
# %%
def cheapest_cover(n, offers):
    """offers: list of (price, numbers); cheapest set of offers covering 1..n."""
    need = (1 << n) - 1

    def as_mask(numbers):
        m = 0
        for x in numbers:
            m |= 1 << (x - 1)
        return m

    dp = [None] * (need + 1)
    dp[0] = 0
    for price, numbers in offers:
        m = as_mask(numbers)
        for state in range(need, -1, -1):
            if dp[state] is None:
                continue
            to = state | m
            if dp[to] is None or dp[state] + price < dp[to]:
                dp[to] = dp[state] + price
    return dp[need]
#> cheapest_cover(3, [(4, [1, 2]), (3, [3]), (6, [1, 2, 3])])
#> cheapest_cover(2, [(5, [1])])
#> cheapest_cover(0, [])
#> cheapest_cover(3, [(2, [1]), (2, [2]), (2, [3]), (9, [1, 3])])
#> cheapest_cover(2, [(1, [2]), (7, [1, 2]), (5, [1])])
# %%
class Solution:
    def pairUp(self, levels):
        """Tie every player to a neighbour in level; cheapest total rope."""
        levels = sorted(levels)
        n = len(levels)
        if n < 2:
            return 0
        tied = levels[1] - levels[0]
        loose = float('inf')
        for i in range(2, n):
            gap = levels[i] - levels[i - 1]
            tied, loose = min(tied, loose) + gap, tied
        return tied
#> Solution().pairUp([4, 1, 9])
#> Solution().pairUp([7])
#> Solution().pairUp([2, 2])
#> Solution().pairUp([10, 3, 6, 4, 11])
#> Solution().pairUp([1, 100, 50, 49])
# %%
def max_overlap_chain(words):
    """Order all words so that the total overlap of neighbours is the largest."""
    n = len(words)

    def overlap(a, b):
        for size in range(min(len(a), len(b)), 0, -1):
            if a.endswith(b[:size]):
                return size
        return 0

    def search(last, left):
        if not left:
            return 0
        best = 0
        for i in left:
            rest = tuple(k for k in left if k != i)
            gain = overlap(words[last], words[i]) if last is not None else 0
            best = max(best, gain + search(i, rest))
        return best

    return search(None, tuple(range(n)))
#> max_overlap_chain(['abc', 'bcd'])
#> max_overlap_chain(['one', 'nest', 'stone'])
#> max_overlap_chain([])
#> max_overlap_chain(['xx', 'yy'])
#> max_overlap_chain(['ta', 'at', 'tat'])
# %%
def quiet_hours(events, penalty):
    """dp over hours: cancel an event (pay its price) or keep it (penalty for adjacency)."""
    NONE, KEPT = 0, 1
    dp = [0, None]
    for price in events:
        cancelled = min(v for v in dp if v is not None) + price
        kept = dp[NONE]
        if dp[KEPT] is not None:
            kept = min(kept, dp[KEPT] + penalty)
        dp = [cancelled, kept]
    return min(v for v in dp if v is not None)
#> quiet_hours([3, 5, 2], 4)
#> quiet_hours([], 1)
#> quiet_hours([1, 1, 1, 1], 10)
#> quiet_hours([9, 9, 9], 2)
#> quiet_hours([6, 1, 6, 7], 3)
# %%
class Solution:
    def numBraids(self, strands, crossings, target):
        """Count sequences of adjacent swaps that bring the identity to target."""
        start = tuple(range(strands))
        layer = {start: 1}
        for _ in range(crossings):
            nxt = {}
            for perm, ways in layer.items():
                for other in self.neighbours(perm):
                    nxt[other] = nxt.get(other, 0) + ways
            layer = nxt
        return layer.get(tuple(target), 0)

    def neighbours(self, perm):
        res = []
        for i in range(len(perm) - 1):
            p = list(perm)
            p[i], p[i + 1] = p[i + 1], p[i]
            res.append(tuple(p))
        return res
#> Solution().numBraids(2, 3, [1, 0])
#> Solution().numBraids(3, 2, [0, 1, 2])
#> Solution().numBraids(3, 3, [2, 1, 0])
#> Solution().numBraids(1, 0, [0])
#> Solution().numBraids(2, 2, [1, 0])
# %%
def split_chores(minutes, people):
    """Assign chores one by one; smallest possible maximum load by pruned search."""
    minutes = sorted(minutes, reverse=True)
    loads = [0] * people
    best = sum(minutes)

    def assign(k):
        nonlocal best
        if k == len(minutes):
            best = min(best, max(loads))
            return
        tried = []
        for p in range(people):
            if loads[p] in tried or loads[p] + minutes[k] >= best:
                continue
            tried.append(loads[p])
            loads[p] += minutes[k]
            assign(k + 1)
            loads[p] -= minutes[k]

    assign(0)
    return best
#> split_chores([4, 3, 3], 2)
#> split_chores([5], 3)
#> split_chores([], 2)
#> split_chores([2, 2, 2, 6], 2)
#> split_chores([7, 5, 4, 3], 3)
# %%
def ratio_chain(nums):
    """Longest subsequence where each number is a multiple of the one before, rebuilt."""
    n = len(nums)
    best = [1] * n
    parent = [-1] * n
    for i in range(n):
        for j in range(i):
            if nums[j] != 0 and nums[i] % nums[j] == 0 and best[j] >= best[i]:
                best[i] = best[j] + 1
                parent[i] = j
    if not nums:
        return []
    at = best.index(max(best))
    chain = []
    while at != -1:
        chain.append(nums[at])
        at = parent[at]
    return chain[::-1]
#> ratio_chain([2, 3, 4, 12])
#> ratio_chain([7, 5, 3])
#> ratio_chain([])
#> ratio_chain([1, 6, 2, 0, 18])
#> ratio_chain([10, 5, 20, 15, 60])
# %%
class Solution:
    def bestToss(self, board, darts, target):
        """Fewest darts on board values that sum to target, last dart must be even."""
        evens = [b for b in board if b % 2 == 0]
        reach = {0}
        for used in range(darts):
            for e in evens:
                if target - e in reach:
                    return used + 1
            reach = {r + b for r in reach for b in board if r + b < target}
            if not reach:
                break
        return 0
#> Solution().bestToss([3, 4], 3, 7)
#> Solution().bestToss([5], 2, 10)
#> Solution().bestToss([1, 6, 10], 3, 17)
#> Solution().bestToss([2], 4, 2)
#> Solution().bestToss([7, 20, 3], 3, 41)
# %%
def ladder_and_slides(size, jumps, roll):
    """Expected-free version: number of ways to land exactly on the end per roll count."""
    ways = [0] * (size + 1)
    ways[0] = 1
    report = []
    for _ in range(3):
        nxt = [0] * (size + 1)
        for pos, w in enumerate(ways[:-1]):
            if not w:
                continue
            for step in range(1, roll + 1):
                to = pos + step
                if to > size:
                    break
                nxt[jumps.get(to, to)] += w
        report.append(nxt[size])
        ways = nxt
    return report
#> ladder_and_slides(3, {}, 2)
#> ladder_and_slides(4, {2: 4}, 3)
#> ladder_and_slides(5, {4: 1, 3: 0}, 3)
#> ladder_and_slides(1, {}, 1)
#> ladder_and_slides(6, {1: 5}, 2)
# %%
from typing import List


class Solution:
    def maxSavings(self, goods: List[int], coupons: List[int]) -> int:
        """Match coupons to goods in order; a coupon saves min(good, coupon)."""
        n, m = len(goods), len(coupons)
        prev = [0] * (m + 1)
        for g in goods:
            cur = prev[:]
            for j in range(1, m + 1):
                use = prev[j - 1] + min(g, coupons[j - 1])
                cur[j] = max(prev[j], cur[j - 1], use)
            prev = cur
        return prev[m]
#> Solution().maxSavings([5, 2, 8], [4, 6])
#> Solution().maxSavings([], [3])
#> Solution().maxSavings([1, 10], [10, 1])
#> Solution().maxSavings([3, 3, 3], [2, 2, 2, 2])
#> Solution().maxSavings([9], [4, 12, 7])
# %%
def grow_tree_counts(nodes):
    """Shapes of trees where each node has 0 children, or 1, or exactly 2 of equal size."""
    shapes = [0, 1]

    def compute(k):
        single = shapes[k - 1]
        double = 0
        if k % 2 == 1 and k > 1:
            half = shapes[(k - 1) // 2]
            double = half * half
        return single + double

    while len(shapes) <= nodes:
        shapes.append(compute(len(shapes)))
    return shapes[nodes]
#> grow_tree_counts(1)
#> grow_tree_counts(3)
#> grow_tree_counts(7)
#> grow_tree_counts(0)
#> grow_tree_counts(11)
# %%
def unlock(state, goal, depth):
    """Depth-limited search: rotate left, or flip the first digit (0<->1)."""
    def flip(s):
        return ('1' if s[0] == '0' else '0') + s[1:]

    def rotate(s):
        return s[1:] + s[0]

    def dfs(s, left):
        if s == goal:
            return ''
        if left == 0:
            return None
        for name, move in (('f', flip), ('r', rotate)):
            rest = dfs(move(s), left - 1)
            if rest is not None:
                return name + rest
        return None

    for limit in range(depth + 1):
        plan = dfs(state, limit)
        if plan is not None:
            return plan
    return 'locked'
#> unlock('00', '10', 2)
#> unlock('010', '010', 3)
#> unlock('100', '001', 2)
#> unlock('00', '11', 2)
#> unlock('01', '00', 3)
# %%
class Solution:
    def tipSplit(self, tips):
        """Ways to cut the tips into consecutive shares with growing sums."""
        n = len(tips)
        memo = {}

        def shares(i, last):
            if i == n:
                return 1
            if (i, last) in memo:
                return memo[(i, last)]
            total = ways = 0
            for j in range(i, n):
                total += tips[j]
                if total > last:
                    ways += shares(j + 1, total)
            memo[(i, last)] = ways
            return ways

        return shares(0, 0)
#> Solution().tipSplit([1, 2, 3])
#> Solution().tipSplit([3, 1, 1])
#> Solution().tipSplit([])
#> Solution().tipSplit([1, 1, 2, 4])
#> Solution().tipSplit([0, 0])
# %%
def bake_order(ovens, pies):
    """Pies in fixed order; each goes to one oven, an oven needs to cool after 2 pies."""
    INF = float('inf')
    dp = {(0, 0): 0}
    for pie in pies:
        nxt = {}
        for (oven, used), spent in dp.items():
            for target in range(len(ovens)):
                count = used + 1 if target == oven else 1
                extra = 0
                if count > 2:
                    extra, count = ovens[target], 1
                cost = spent + extra + pie * (target + 1)
                key = (target, count)
                if cost < nxt.get(key, INF):
                    nxt[key] = cost
        dp = nxt
    return min(dp.values())
#> bake_order([5], [1, 1, 1])
#> bake_order([4, 2], [3, 2, 1])
#> bake_order([1, 1], [])
#> bake_order([9, 9], [1, 5, 2, 1])
#> bake_order([0, 3, 3], [6, 6])
