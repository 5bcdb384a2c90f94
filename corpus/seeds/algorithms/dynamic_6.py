# %%
class Solution:
    def snackShop(self, money, snacks):
        """Most snacks for the money, then the least change; each snack once."""
        best = [(0, 0)] * (money + 1)
        for price in snacks:
            for m in range(money, price - 1, -1):
                count, spent = best[m - price]
                cand = (count + 1, spent + price)
                if cand > best[m]:
                    best[m] = cand
        count, spent = best[money]
        return {'count': count, 'change': money - spent}
#> Solution().snackShop(7, [3, 4, 5])
#> Solution().snackShop(4, [6, 9])
#> Solution().snackShop(0, [1])
#> Solution().snackShop(9, [2, 3, 4, 8])
#> Solution().snackShop(6, [])
# %%
def typing_fingers(text, left_keys):
    """Two fingers; moving a finger costs the letter distance, first use is free."""
    memo = {}

    def dist(a, b):
        return 0 if a is None else abs(ord(a) - ord(b))

    def type_from(i, lf, rf):
        if i == len(text):
            return 0
        key = (i, lf, rf)
        if key in memo:
            return memo[key]
        ch = text[i]
        if ch in left_keys:
            cost = dist(lf, ch) + type_from(i + 1, ch, rf)
        else:
            with_left = dist(lf, ch) + 1 + type_from(i + 1, ch, rf)
            with_right = dist(rf, ch) + type_from(i + 1, lf, ch)
            cost = min(with_left, with_right)
        memo[key] = cost
        return cost

    return type_from(0, None, None)
#> typing_fingers('abz', 'ab')
#> typing_fingers('xaxa', 'a')
#> typing_fingers('', 'qwe')
#> typing_fingers('hgf', '')
#> typing_fingers('face', 'fe')
# %%
def merge_intervals_best(intervals, gap_cost):
    """Join sorted intervals into trips; a trip costs 10 plus gap_cost per idle minute inside."""
    intervals = sorted(intervals)
    dp = [0]
    for i in range(len(intervals)):
        best = float('inf')
        idle = 0
        j = i
        while j >= 0:
            if j < i:
                idle += max(0, intervals[j + 1][0] - intervals[j][1])
            best = min(best, dp[j] + 10 + gap_cost * idle)
            j -= 1
        dp.append(best)
    return dp[-1]
#> merge_intervals_best([(0, 2), (3, 5), (20, 22)], 2)
#> merge_intervals_best([], 1)
#> merge_intervals_best([(4, 9)], 5)
#> merge_intervals_best([(0, 5), (3, 8), (9, 10)], 4)
#> merge_intervals_best([(1, 2), (8, 9), (15, 16), (16, 18)], 3)
# %%
from typing import List


class Solution:
    def distinctStaircases(self, bricks: int) -> List[List[int]]:
        """Staircases: strictly falling column heights, at least two columns."""
        found = []

        def build(left: int, limit: int, cols: List[int]) -> None:
            if left == 0 and len(cols) > 1:
                found.append(cols[:])
                return
            for h in range(min(left, limit), 0, -1):
                if h * (h + 1) // 2 < left:
                    break
                cols.append(h)
                build(left - h, h - 1, cols)
                cols.pop()

        build(bricks, bricks, [])
        return found
#> Solution().distinctStaircases(3)
#> Solution().distinctStaircases(6)
#> Solution().distinctStaircases(1)
#> Solution().distinctStaircases(0)
#> Solution().distinctStaircases(8)
# %%
def elevator_plan(calls, start):
    """Serve calls in order with two elevators (both at start); least total travel."""
    states = {(start, start): 0}
    for floor in calls:
        nxt = {}
        for (a, b), cost in states.items():
            for moved, other in ((a, b), (b, a)):
                key = (min(floor, other), max(floor, other))
                total = cost + abs(moved - floor)
                if total < nxt.get(key, float('inf')):
                    nxt[key] = total
        states = nxt
    return min(states.values())
#> elevator_plan([5, 1, 5], 1)
#> elevator_plan([], 3)
#> elevator_plan([9, 2, 8, 3], 5)
#> elevator_plan([4, 4, 4], 0)
#> elevator_plan([1, 10, 2, 9], 1)
# %%
class Solution:
    def brickWall(self, width, sizes, rows):
        """Count walls where cracks of neighbouring rows never line up."""
        layouts = []
        self.layoutRows(width, sizes, 0, [], layouts)
        fits = [[not (set(a) & set(b)) for b in layouts] for a in layouts]
        ways = [1] * len(layouts)
        for _ in range(rows - 1):
            ways = [
                sum(w for w, ok in zip(ways, row) if ok)
                for row in fits
            ]
        return sum(ways)

    def layoutRows(self, width, sizes, at, cracks, layouts):
        for s in sizes:
            end = at + s
            if end == width:
                layouts.append(tuple(cracks))
            elif end < width:
                self.layoutRows(width, sizes, end, cracks + [end], layouts)
#> Solution().brickWall(3, [1, 2], 2)
#> Solution().brickWall(4, [2, 3], 2)
#> Solution().brickWall(5, [2, 3], 3)
#> Solution().brickWall(2, [2], 4)
#> Solution().brickWall(1, [2], 1)
# %%
def best_reading_list(books, pages):
    """books: (pages, joy, needs) where needs is an index that must be taken too, or None."""
    n = len(books)
    top = (0, 0)
    for mask in range(1 << n):
        total = joy = 0
        for i, (size, fun, needs) in enumerate(books):
            if not mask & (1 << i):
                continue
            if needs is not None and not mask & (1 << needs):
                break
            total += size
            joy += fun
        else:
            if total <= pages and joy > top[0]:
                top = (joy, mask)
    return top[0], [i for i in range(n) if top[1] >> i & 1]
#> best_reading_list([(3, 4, None), (2, 5, 0)], 5)
#> best_reading_list([(3, 4, None), (2, 5, 0)], 4)
#> best_reading_list([], 9)
#> best_reading_list([(1, 1, 1), (1, 1, 0), (1, 1, None)], 2)
#> best_reading_list([(5, 1, None), (1, 3, None), (2, 9, 0)], 7)
# %%
def string_splits_equal(s):
    """Minimum number of pieces such that each piece starts and ends with the same letter."""
    n = len(s)
    dp = [0] * (n + 1)
    cut = [0] * (n + 1)
    for i in range(1, n + 1):
        dp[i] = n + 1
        for j in range(i):
            if s[j] == s[i - 1] and dp[j] + 1 < dp[i]:
                dp[i] = dp[j] + 1
                cut[i] = j
    pieces = []
    while n:
        pieces.insert(0, s[cut[n]:n])
        n = cut[n]
    return pieces
#> string_splits_equal('abab')
#> string_splits_equal('level')
#> string_splits_equal('')
#> string_splits_equal('abc')
#> string_splits_equal('banana')
# %%
class Solution:
    def cargoDrone(self, cells, battery):
        """dp[b] = most parcels collected with b units of battery used moving right over cells."""
        dp = [-1] * (battery + 1)
        dp[0] = 0
        for kind in cells:
            nxt = [-1] * (battery + 1)
            for b, got in enumerate(dp):
                if got < 0:
                    continue
                if kind == 'p':
                    if b + 2 <= battery:
                        nxt[b + 2] = max(nxt[b + 2], got + 1)
                elif kind == 'c' and b > 0:
                    nxt[b - 1] = max(nxt[b - 1], got)
                if b + 1 <= battery:
                    nxt[b + 1] = max(nxt[b + 1], got)
            dp = nxt
        return max(dp)
#> Solution().cargoDrone('p.p', 4)
#> Solution().cargoDrone('pcp', 3)
#> Solution().cargoDrone('', 2)
#> Solution().cargoDrone('....', 3)
#> Solution().cargoDrone('ppcc', 5)
# %%
def combine_all(nums, target):
    """Use every number once with + - * in any order; can target be reached? Recursion on lists."""
    if len(nums) == 1:
        return nums[0] == target
    for i in range(len(nums)):
        for j in range(len(nums)):
            if i == j:
                continue
            rest = [nums[k] for k in range(len(nums)) if k not in (i, j)]
            a, b = nums[i], nums[j]
            results = [a - b]
            if i < j:
                results += [a + b, a * b]
            for r in results:
                if combine_all(rest + [r], target):
                    return True
    return False
#> combine_all([2, 3, 4], 14)
#> combine_all([5, 5], 0)
#> combine_all([7], 8)
#> combine_all([1, 2], 4)
#> combine_all([3, 3, 1], 8)
# %%
def tournament_rank(skills):
    """Recursive halving: winners advance, ties go to the left; rounds won by each player."""
    wins = [0] * len(skills)

    def winner(lo, hi):
        if hi - lo == 1:
            return lo
        mid = (lo + hi) // 2
        a = winner(lo, mid)
        b = winner(mid, hi)
        best = a if skills[a] >= skills[b] else b
        wins[best] += 1
        return best

    if not skills:
        return None
    champ = winner(0, len(skills))
    return champ, wins
#> tournament_rank([3, 9, 5, 7])
#> tournament_rank([4, 4, 4])
#> tournament_rank([])
#> tournament_rank([6])
#> tournament_rank([1, 2, 3, 4, 5, 6])
# %%
from functools import lru_cache


class Solution:
    def maxGuests(self, tables, friends):
        """Seat friends (sizes, order fixed) at tables; may leave a group out. Most people."""
        tables = tuple(sorted(tables))

        @lru_cache(maxsize=None)
        def seat(i, room):
            if i == len(friends):
                return 0
            best = seat(i + 1, room)
            tried = -1
            for k, seats in enumerate(room):
                if seats < friends[i] or seats == tried:
                    continue
                tried = seats
                after = room[:k] + (seats - friends[i],) + room[k + 1:]
                best = max(best, friends[i] + seat(i + 1, tuple(sorted(after))))
            return best

        return seat(0, tables)
#> Solution().maxGuests([4, 3], (3, 2, 2))
#> Solution().maxGuests([2], (3,))
#> Solution().maxGuests([], (1, 1))
#> Solution().maxGuests([5, 5], (4, 3, 2))
#> Solution().maxGuests([6], (4, 3, 3))
# %%
def stock_shelves(widths, shelf):
    """Books stay in order; shelf height is the tallest; books are (width, height)."""
    n = len(widths)
    INF = float('inf')
    height = [0] + [INF] * n
    for i in range(1, n + 1):
        room, tall = shelf, 0
        for j in range(i, 0, -1):
            w, h = widths[j - 1]
            room -= w
            if room < 0:
                break
            tall = max(tall, h)
            height[i] = min(height[i], height[j - 1] + tall)
    return height
#> stock_shelves([(2, 3), (2, 5), (1, 1)], 4)
#> stock_shelves([(5, 2)], 4)
#> stock_shelves([], 3)
#> stock_shelves([(1, 4), (1, 4), (1, 9), (1, 2)], 3)
#> stock_shelves([(3, 1), (3, 7), (3, 2)], 6)
# %%
def code_breaker(guesses, length):
    """guesses: (code, exact). All codes over '12' with the stated exact matches."""
    out = []

    def matches(prefix, code):
        return sum(a == b for a, b in zip(prefix, code))

    def possible(prefix):
        left = length - len(prefix)
        for code, exact in guesses:
            hit = matches(prefix, code)
            if not hit <= exact <= hit + left:
                return False
        return True

    def grow(prefix):
        if not possible(prefix):
            return
        if len(prefix) == length:
            out.append(prefix)
            return
        for d in '12':
            grow(prefix + d)

    grow('')
    return out
#> code_breaker([('11', 1)], 2)
#> code_breaker([('12', 2)], 2)
#> code_breaker([], 1)
#> code_breaker([('111', 2), ('122', 3)], 3)
#> code_breaker([('11', 0), ('22', 0)], 2)
# %%
class Solution:
    def fillContainer(self, pours, size):
        """Set of reachable levels when each pour is either added or removed (within 0..size)."""
        levels = {0}
        history = []
        for p in pours:
            nxt = set()
            for level in levels:
                if level + p <= size:
                    nxt.add(level + p)
                if level - p >= 0:
                    nxt.add(level - p)
            if not nxt:
                return history + [None]
            levels = nxt
            history.append(max(levels))
        return history
#> Solution().fillContainer([3, 2, 4], 6)
#> Solution().fillContainer([9], 5)
#> Solution().fillContainer([], 4)
#> Solution().fillContainer([1, 1, 1, 1], 2)
#> Solution().fillContainer([4, 3, 6], 8)
# %%
def longest_word_chain_cost(words, budget):
    """Pick words in order, next must start with last letter of previous; cost is length."""
    best = {}
    for w in words:
        options = {len(w): 1}
        for cost, count in best.get(w[0], {}).items():
            new = cost + len(w)
            options[new] = max(options.get(new, 0), count + 1)
        bucket = best.setdefault(w[-1], {})
        for cost, count in options.items():
            if cost <= budget:
                bucket[cost] = max(bucket.get(cost, 0), count)
    counts = [c for bucket in best.values() for c in bucket.values()]
    return max(counts, default=0)
#> longest_word_chain_cost(['sun', 'nap', 'pet'], 9)
#> longest_word_chain_cost(['sun', 'nap', 'pet'], 6)
#> longest_word_chain_cost([], 5)
#> longest_word_chain_cost(['elephant'], 3)
#> longest_word_chain_cost(['ab', 'bc', 'ba', 'ab', 'bb'], 8)
# %%
def power_grid(n):
    """Number of ways to fill a 2 x n strip with dominoes and at most one 2x2 block."""
    plain = [1, 1]
    block = [0, 0]
    for i in range(2, n + 1):
        plain.append(plain[i - 1] + plain[i - 2])
        block.append(block[i - 1] + block[i - 2] + plain[i - 2])
    return plain[n] + block[n]
#> power_grid(0)
#> power_grid(1)
#> power_grid(4)
#> power_grid(7)
#> power_grid(10)
# %%
class Solution:
    def editPrice(self, src, dst, prices):
        """Turn src into dst with priced adds, drops and swaps of neighbours."""
        add, drop, swap = prices
        n, m = len(src), len(dst)
        dp = [[0] * (m + 1) for _ in range(n + 1)]
        for i in range(1, n + 1):
            dp[i][0] = i * drop
        for j in range(1, m + 1):
            dp[0][j] = j * add
        for i in range(1, n + 1):
            for j in range(1, m + 1):
                best = min(dp[i - 1][j] + drop, dp[i][j - 1] + add)
                if src[i - 1] == dst[j - 1]:
                    best = min(best, dp[i - 1][j - 1])
                if i > 1 and j > 1 and src[i - 2:i] == dst[j - 2:j][::-1]:
                    best = min(best, dp[i - 2][j - 2] + swap)
                dp[i][j] = best
        return dp[n][m]
#> Solution().editPrice('ab', 'ba', (2, 2, 1))
#> Solution().editPrice('', 'xyz', (3, 1, 1))
#> Solution().editPrice('cart', 'cat', (5, 2, 9))
#> Solution().editPrice('on', 'no', (1, 1, 9))
#> Solution().editPrice('same', 'same', (1, 1, 1))
# %%
def max_jump_score(nums, k):
    """Reach the end jumping 1..k, landing scores; keep a monotone deque of best scores."""
    from collections import deque
    window = deque([(0, nums[0])])
    score = nums[0]
    for i in range(1, len(nums)):
        while window[0][0] < i - k:
            window.popleft()
        score = window[0][1] + nums[i]
        while window and window[-1][1] <= score:
            window.pop()
        window.append((i, score))
    return score
#> max_jump_score([1, -5, -2, 4], 2)
#> max_jump_score([3], 1)
#> max_jump_score([2, -1, -1, -1, 10], 3)
#> max_jump_score([0, -4, 6, -8, -8, 5], 1)
#> max_jump_score([-1, -2, -3, -4, -5], 2)
# %%
def flatten_pairs(pairs):
    """pairs: nested 2-lists of ints; value of a pair is 3*left + 2*right. Returns value, depth."""
    def measure(x):
        if isinstance(x, int):
            return x, 0
        left, right = x
        lv, ld = measure(left)
        rv, rd = measure(right)
        return 3 * lv + 2 * rv, max(ld, rd) + 1

    return measure(pairs)
#> flatten_pairs([9, 1])
#> flatten_pairs([[1, 2], [3, 4]])
#> flatten_pairs(5)
#> flatten_pairs([[[0, 1], 2], 3])
#> flatten_pairs([7, [6, [5, 4]]])
# %%
class Solution:
    def examPrep(self, days, topics):
        """topics: list of gain tables (gain for 0,1,2.. days). Spread days for the best gain."""
        best = [0] * (days + 1)
        choice = []
        for gains in topics:
            nxt = [0] * (days + 1)
            pick = [0] * (days + 1)
            for d in range(days + 1):
                for use in range(min(d, len(gains) - 1) + 1):
                    value = best[d - use] + gains[use]
                    if value > nxt[d]:
                        nxt[d], pick[d] = value, use
            best = nxt
            choice.append(pick)
        plan = []
        left = days
        for pick in reversed(choice):
            plan.append(pick[left])
            left -= pick[left]
        return best[days], plan[::-1]
#> Solution().examPrep(2, [[0, 3, 4], [0, 2, 5]])
#> Solution().examPrep(0, [[1, 9]])
#> Solution().examPrep(3, [])
#> Solution().examPrep(3, [[0, 1], [0, 5, 6], [2, 3]])
#> Solution().examPrep(4, [[0, 1, 8, 9], [0, 4, 4, 4]])
# %%
def parity_paths(grid):
    """Paths right/down with even and with odd sums, per end cell."""
    rows, cols = len(grid), len(grid[0])
    ways = {(0, 0): [1, 0] if grid[0][0] % 2 == 0 else [0, 1]}
    for r in range(rows):
        for c in range(cols):
            if r == c == 0:
                continue
            even = odd = 0
            for prev in ((r - 1, c), (r, c - 1)):
                if prev in ways:
                    even += ways[prev][0]
                    odd += ways[prev][1]
            if grid[r][c] % 2:
                even, odd = odd, even
            ways[r, c] = [even, odd]
    return ways[rows - 1, cols - 1]
#> parity_paths([[1, 2], [3, 4]])
#> parity_paths([[2]])
#> parity_paths([[1, 1, 1], [1, 0, 1], [1, 1, 1]])
#> parity_paths([[0, 5, 0]])
#> parity_paths([[3, 2, 8], [1, 1, 4]])
# %%
def sudoku_row(row, groups):
    """Fill zeros of a row with 1..n, no repeats; groups are index tuples that must rise."""
    n = len(row)
    cells = row[:]

    def rising():
        for g in groups:
            known = [cells[i] for i in g if cells[i]]
            if known != sorted(known):
                return False
        return True

    def fill():
        if 0 not in cells:
            return 1
        i = cells.index(0)
        total = 0
        for v in range(1, n + 1):
            if v in cells:
                continue
            cells[i] = v
            if rising():
                total += fill()
            cells[i] = 0
        return total

    return fill()
#> sudoku_row([0, 2, 0], [])
#> sudoku_row([0, 2, 0], [(0, 1)])
#> sudoku_row([1, 2], [(1, 0)])
#> sudoku_row([0, 0, 0], [(0, 2)])
#> sudoku_row([3, 0, 0], [(0, 1)])
# %%
class Solution:
    def minHops(self, stones):
        """Like a frog, but a hop may only change in size by one from the hop before."""
        where = {s: i for i, s in enumerate(stones)}
        goal = stones[-1]
        memo = {}

        def hop(pos, last):
            if pos == goal:
                return 0
            if (pos, last) in memo:
                return memo[pos, last]
            best = float('inf')
            for size in (last - 1, last, last + 1):
                if size > 0 and pos + size in where:
                    best = min(best, 1 + hop(pos + size, size))
            memo[pos, last] = best
            return best

        ans = hop(stones[0], 1)
        return ans if ans < len(stones) else -1
#> Solution().minHops([0, 1, 3, 6])
#> Solution().minHops([0, 4])
#> Solution().minHops([5])
#> Solution().minHops([0, 1, 2, 3, 5, 6])
#> Solution().minHops([0, 2, 3, 5, 8, 9])
# %%
def choose_committee(members, rivals, size):
    """All committees of a size without rivals, pruning early; members are single letters."""
    conflict = {m: '' for m in members}
    for a, b in rivals:
        conflict[a] += b
        conflict[b] += a
    res = []

    def extend(start, team):
        if len(team) == size:
            res.append(team)
            return
        if len(members) - start < size - len(team):
            return
        for i in range(start, len(members)):
            m = members[i]
            if any(t in conflict[m] for t in team):
                continue
            extend(i + 1, team + m)

    extend(0, '')
    return res
#> choose_committee('abc', ['ab'], 2)
#> choose_committee('abcd', ['ab', 'cd'], 3)
#> choose_committee('xy', [], 0)
#> choose_committee('pqrs', ['pq', 'qr'], 2)
#> choose_committee('', [], 1)
# %%
def run_encoding_best(bits, flips):
    """Fewest runs in bits after flipping at most `flips` bits; dp over (last bit, flips used)."""
    INF = len(bits) + 1
    dp = {}
    for b in bits:
        nxt = {}
        for want in '01':
            cost = int(want != b)
            if not dp:
                if cost <= flips:
                    nxt[want, cost] = 1
                continue
            for (last, used), runs in dp.items():
                total = used + cost
                if total > flips:
                    continue
                value = runs + (last != want)
                if value < nxt.get((want, total), INF):
                    nxt[want, total] = value
        dp = nxt
    return min(dp.values(), default=0)
#> run_encoding_best('0101', 1)
#> run_encoding_best('000', 0)
#> run_encoding_best('', 2)
#> run_encoding_best('01100', 2)
#> run_encoding_best('10101', 2)
# %%
from typing import List


class Solution:
    def maxTreeGain(self, parent: List[int], gain: List[int], budget: int) -> int:
        """Pick a connected part containing root 0 with at most budget nodes."""
        n = len(parent)
        kids = [[] for _ in range(n)]
        for i in range(1, n):
            kids[parent[i]].append(i)

        def solve(u: int) -> List[int]:
            best = [0, gain[u]]
            for v in kids[u]:
                sub = solve(v)
                merged = best + [float('-inf')] * (len(sub) - 1)
                for a in range(1, len(best)):
                    for b in range(1, len(sub)):
                        merged[a + b] = max(merged[a + b], best[a] + sub[b])
                best = merged
            return best

        return max(solve(0)[1:budget + 1])
#> Solution().maxTreeGain([-1, 0, 0], [1, 5, 3], 2)
#> Solution().maxTreeGain([-1], [4], 3)
#> Solution().maxTreeGain([-1, 0, 1, 2], [2, -1, -1, 9], 3)
#> Solution().maxTreeGain([-1, 0, 0, 1], [0, 1, 2, 3], 3)
#> Solution().maxTreeGain([-1, 0, 1], [-2, -3, 10], 3)
# %%
def stamp_sheet(n):
    """Ways to fold a strip of n stamps when only halving or tearing one off is allowed."""
    memo = {1: 1}

    def ways(k):
        if k in memo:
            return memo[k]
        total = ways(k - 1)
        if k % 2 == 0:
            total += 2 * ways(k // 2)
        if k % 3 == 0:
            total += ways(k // 3)
        memo[k] = total
        return total

    return ways(n), sum(memo.values())
#> stamp_sheet(1)
#> stamp_sheet(4)
#> stamp_sheet(6)
#> stamp_sheet(9)
#> stamp_sheet(12)
# %%
class Solution:
    def bestSandwich(self, layers):
        """Longest subsequence reading the same from both ends with layer sums as the weight."""
        n = len(layers)
        dp = [[0] * n for _ in range(n)]
        for i in reversed(range(n)):
            dp[i][i] = layers[i]
            for j in range(i + 1, n):
                if layers[i] == layers[j]:
                    inner = dp[i + 1][j - 1] if j - i > 1 else 0
                    dp[i][j] = inner + 2 * layers[i]
                dp[i][j] = max(dp[i][j], dp[i + 1][j], dp[i][j - 1])
        return dp[0][-1] if n else 0
#> Solution().bestSandwich([1, 3, 1])
#> Solution().bestSandwich([2, 2, 9])
#> Solution().bestSandwich([])
#> Solution().bestSandwich([4, 1, 5, 4])
#> Solution().bestSandwich([1, 2, 3, 2, 1])
# %%
def min_platform_moves(target):
    """Build the target number from 0 with 'add 1', 'double', 'append digit 5'."""
    best = [0] * (target + 1)
    last = [''] * (target + 1)
    for t in range(1, target + 1):
        options = [(best[t - 1] + 1, '+1')]
        if t % 2 == 0:
            options.append((best[t // 2] + 1, 'x2'))
        if t % 10 == 5:
            options.append((best[t // 10] + 1, '.5'))
        best[t], last[t] = min(options)
    steps = []
    while target:
        steps.append(last[target])
        if last[target] == '+1':
            target -= 1
        elif last[target] == 'x2':
            target //= 2
        else:
            target //= 10
    return steps[::-1]
#> min_platform_moves(5)
#> min_platform_moves(0)
#> min_platform_moves(12)
#> min_platform_moves(16)
#> min_platform_moves(15)
# %%
def queue_swaps(order, limit):
    """Permutations where nobody is more than limit places from their index in order."""
    n = len(order)
    taken = [False] * n
    lines = []
    cur = []

    def place(i):
        if i == n:
            lines.append(''.join(cur))
            return
        for j in range(max(0, i - limit), min(n, i + limit + 1)):
            if taken[j]:
                continue
            taken[j] = True
            cur.append(order[j])
            place(i + 1)
            cur.pop()
            taken[j] = False

    place(0)
    return lines
#> queue_swaps('abc', 1)
#> queue_swaps('ab', 0)
#> queue_swaps('', 2)
#> queue_swaps('wxyz', 1)
#> queue_swaps('pqr', 2)
# %%
class Solution:
    def theaterSeats(self, row, people):
        """Ways to seat people on free seats '_' with an empty seat or wall between any two."""
        n = len(row)
        memo = {}

        def seat(i, left):
            if left == 0:
                return 1
            if i >= n:
                return 0
            if (i, left) not in memo:
                ways = seat(i + 1, left)
                if row[i] == '_' and self.free(row, i - 1) and self.free(row, i + 1):
                    ways += seat(i + 2, left - 1)
                memo[i, left] = ways
            return memo[i, left]

        return seat(0, people)

    def free(self, row, i):
        return i < 0 or i >= len(row) or row[i] != 'x'
#> Solution().theaterSeats('____', 2)
#> Solution().theaterSeats('_x__', 1)
#> Solution().theaterSeats('', 0)
#> Solution().theaterSeats('xxx', 1)
#> Solution().theaterSeats('___x__', 2)
# %%
def longest_sum_zero_pick(nums):
    """Largest number of elements (any positions) that add up to zero."""
    best = {0: 0}
    for x in nums:
        update = {}
        for s, c in best.items():
            if c + 1 > max(best.get(s + x, 0), update.get(s + x, 0)):
                update[s + x] = c + 1
        best.update(update)
    return best[0], len(best)
#> longest_sum_zero_pick([1, -1, 2])
#> longest_sum_zero_pick([3, 4])
#> longest_sum_zero_pick([])
#> longest_sum_zero_pick([0, 0])
#> longest_sum_zero_pick([2, -3, 1, 5])
# %%
def river_stones(stones, rest):
    """Cheapest crossing when stepping on two stones in a row tires you (+rest)."""
    n = len(stones)
    dry = 0
    tired = [float('inf')] * 2
    for i in range(n):
        step_after_step = min(tired) + stones[i] + rest
        step_after_skip = dry + stones[i]
        dry, tired = min(tired), [step_after_step, step_after_skip]
    return min(dry, *tired)
#> river_stones([3, 1, 4], 2)
#> river_stones([5], 9)
#> river_stones([1, 1, 1, 1], 0)
#> river_stones([7, 2, 9, 2, 7], 10)
#> river_stones([6, 6], 1)
# %%
class Solution:
    def expandFormula(self, formula, depth):
        """formula maps a symbol to its replacement; length after depth rounds by memo."""
        memo = {}

        def length(sym, d):
            if d == 0 or sym not in formula:
                return 1
            if (sym, d) not in memo:
                memo[sym, d] = sum(length(s, d - 1) for s in formula[sym])
            return memo[sym, d]

        return {sym: length(sym, depth) for sym in formula}
#> Solution().expandFormula({'A': 'AB', 'B': 'A'}, 3)
#> Solution().expandFormula({'X': 'XX'}, 4)
#> Solution().expandFormula({}, 2)
#> Solution().expandFormula({'F': 'F+G', 'G': ''}, 2)
#> Solution().expandFormula({'p': 'qq', 'q': 'pr'}, 0)
# %%
def best_split_product(nums):
    """Split the list into blocks; each block's value is its sum; maximise product of values."""
    n = len(nums)
    hi = [1] + [None] * n
    lo = [1] + [None] * n
    for i in range(1, n + 1):
        total = 0
        options = []
        for j in range(i - 1, -1, -1):
            total += nums[j]
            options.append(total * hi[j])
            options.append(total * lo[j])
        hi[i] = max(options)
        lo[i] = min(options)
    return hi[n]
#> best_split_product([1, 2, 3])
#> best_split_product([-2, -3])
#> best_split_product([])
#> best_split_product([1, 1, 1, 1, 1])
#> best_split_product([4, -1, 0, 5])
# %%
def cheapest_route_flips(signs, flip_cost):
    """Corridor of one-way signs '<' '>' ; cost to walk each direction with a dp per position."""
    right = [0]
    left = [0]
    for s in signs:
        right.append(right[-1] + (flip_cost if s == '<' else 1))
    for s in reversed(signs):
        left.append(left[-1] + (flip_cost if s == '>' else 1))
    left.reverse()
    meeting = [r + l for r, l in zip(right, left)]
    spot = meeting.index(min(meeting))
    return right[-1], left[0], spot
#> cheapest_route_flips('>><', 3)
#> cheapest_route_flips('', 2)
#> cheapest_route_flips('<<<', 5)
#> cheapest_route_flips('><><', 1)
#> cheapest_route_flips('<>>', 4)
# %%
class Solution:
    def gradeCurve(self, marks, steps):
        """Apply exactly steps operations: raise the minimum by 2 or lower the maximum by 1; best sum-range."""
        def score(m):
            return sum(m) - 3 * (max(m) - min(m))

        def play(m, left):
            if left == 0:
                return score(m)
            low = m.index(min(m))
            high = m.index(max(m))
            m[low] += 2
            a = play(m, left - 1)
            m[low] -= 2
            m[high] -= 1
            b = play(m, left - 1)
            m[high] += 1
            return max(a, b)

        return play(list(marks), steps)
#> Solution().gradeCurve([3, 7], 1)
#> Solution().gradeCurve([5, 5], 2)
#> Solution().gradeCurve([4], 0)
#> Solution().gradeCurve([1, 9, 5], 2)
#> Solution().gradeCurve([10, 2, 2], 3)
# %%
def ways_to_climb_with_gear(n, gear):
    """gear: dict step -> uses left. Count climbs that respect every limit."""
    kinds = sorted(gear)

    def climb(left, uses):
        if left == 0:
            return 1
        total = 0
        for i, k in enumerate(kinds):
            if k <= left and uses[i] > 0:
                total += climb(left - k, uses[:i] + (uses[i] - 1,) + uses[i + 1:])
        return total

    return climb(n, tuple(gear[k] for k in kinds))
#> ways_to_climb_with_gear(3, {1: 3, 2: 1})
#> ways_to_climb_with_gear(4, {2: 1})
#> ways_to_climb_with_gear(0, {5: 5})
#> ways_to_climb_with_gear(5, {1: 2, 3: 1})
#> ways_to_climb_with_gear(6, {2: 3, 3: 2})
# %%
def bead_swaps(necklace, wanted):
    """Fewest beads to replace so that `wanted` appears on the ring, and the best offset."""
    n = len(necklace)
    if len(wanted) > n:
        return None

    def mismatch(start, k):
        if k == len(wanted):
            return 0
        here = necklace[(start + k) % n] != wanted[k]
        return here + mismatch(start, k + 1)

    best, at = len(wanted) + 1, -1
    for start in range(n):
        cost = mismatch(start, 0)
        if cost < best:
            best, at = cost, start
    return best, at
#> bead_swaps('rgbr', 'rr')
#> bead_swaps('abc', 'xyz')
#> bead_swaps('ab', 'abc')
#> bead_swaps('ggggb', 'bgb')
#> bead_swaps('k', '')
