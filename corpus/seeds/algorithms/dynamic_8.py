# %%
class Solution:
    def bakeryShelf(self, loaves, slots, age):
        """Sell or keep: a kept loaf loses `age` value each day, at most slots kept overnight."""
        dp = [0] + [float('-inf')] * slots
        for fresh in loaves:
            nxt = [float('-inf')] * (slots + 1)
            for kept, money in enumerate(dp):
                if money == float('-inf'):
                    continue
                aged = money - kept * age
                nxt[kept] = max(nxt[kept], aged + fresh)
                if kept < slots:
                    nxt[kept + 1] = max(nxt[kept + 1], aged)
                if kept > 0:
                    nxt[kept - 1] = max(nxt[kept - 1], aged + 2 * fresh)
            dp = nxt
        return max(dp)
#> Solution().bakeryShelf([3, 8], 1, 1)
#> Solution().bakeryShelf([5, 5, 5], 2, 4)
#> Solution().bakeryShelf([], 1, 1)
#> Solution().bakeryShelf([1, 2, 20], 2, 0)
#> Solution().bakeryShelf([7, 1, 9, 2], 1, 2)
# %%
def merge_words_min(words):
    """Concatenate words in order; a word may be reversed for 1. Fewest neighbour mismatches + flips."""
    def clash(a, b):
        return int(a[-1] != b[0]) * 2

    keep, flip = 0, 1
    for prev, cur in zip(words, words[1:]):
        rp, rc = prev[::-1], cur[::-1]
        new_keep = min(keep + clash(prev, cur), flip + clash(rp, cur))
        new_flip = 1 + min(keep + clash(prev, rc), flip + clash(rp, rc))
        keep, flip = new_keep, new_flip
    return min(keep, flip)
#> merge_words_min(['ab', 'cb'])
#> merge_words_min(['x'])
#> merge_words_min(['ab', 'ac', 'dc'])
#> merge_words_min(['on', 'no', 'on', 'no'])
#> merge_words_min(['pq', 'rs', 'tu'])
# %%
from typing import List


class Solution:
    def pickTasks(self, deadlines: List[int], rewards: List[int]) -> int:
        """One task per day, each before its deadline; knapsack over days, sorted by deadline."""
        jobs = sorted(zip(deadlines, rewards))
        last = max(deadlines, default=0)
        dp = [0] * (last + 1)
        for d, r in jobs:
            for day in range(d, 0, -1):
                if dp[day - 1] + r > dp[day]:
                    dp[day] = dp[day - 1] + r
            for day in range(d + 1, last + 1):
                dp[day] = max(dp[day], dp[day - 1])
        return dp[last]
#> Solution().pickTasks([1, 2, 2], [5, 3, 4])
#> Solution().pickTasks([1, 1], [7, 9])
#> Solution().pickTasks([], [])
#> Solution().pickTasks([3, 1, 4], [2, 6, 1])
#> Solution().pickTasks([2, 2, 2, 3], [4, 4, 4, 1])
# %%
def paths_with_keys(corridor):
    """Lowercase picks up a key, uppercase needs it; step 1 or 2 ahead. Count ways to the end."""
    n = len(corridor)
    memo = {}

    def walk(i, keys):
        if i >= n:
            return 1 if i == n else 0
        ch = corridor[i]
        if ch.isupper() and ch.lower() not in keys:
            return 0
        if ch.islower() and ch not in keys:
            keys = ''.join(sorted(keys + ch))
        if (i, keys) not in memo:
            memo[i, keys] = walk(i + 1, keys) + walk(i + 2, keys)
        return memo[i, keys]

    return walk(0, '')
#> paths_with_keys('.a.A')
#> paths_with_keys('B..')
#> paths_with_keys('')
#> paths_with_keys('.ab.B')
#> paths_with_keys('....')
# %%
class Solution:
    def longestTwoTone(self, nums):
        """Longest subsequence using only two different values, never three equal in a row."""
        values = sorted(set(nums))
        best = 0
        for i in range(len(values)):
            for j in range(i, len(values)):
                best = max(best, self.measure(nums, values[i], values[j]))
        return best

    def measure(self, nums, a, b):
        length = run = 0
        last = None
        for x in nums:
            if x != a and x != b:
                continue
            run = run + 1 if x == last else 1
            last = x
            if run <= 2:
                length += 1
        return length
#> Solution().longestTwoTone([1, 1, 1, 2])
#> Solution().longestTwoTone([3, 3, 3, 3])
#> Solution().longestTwoTone([])
#> Solution().longestTwoTone([1, 2, 3, 1, 2])
#> Solution().longestTwoTone([5, 6, 5, 5, 5, 6])
# %%
def sum_digits_ways(n, total):
    """n-digit strings with a digit sum `total` and no two neighbouring digits equal."""
    layer = {(0, -1): 1}
    for _ in range(n):
        nxt = {}
        for (s, last), ways in layer.items():
            for d in range(min(3, total - s) + 1):
                if d != last:
                    nxt[s + d, d] = nxt.get((s + d, d), 0) + ways
        layer = nxt
    return sum(w for (s, _), w in layer.items() if s == total)
#> sum_digits_ways(2, 3)
#> sum_digits_ways(3, 2)
#> sum_digits_ways(1, 5)
#> sum_digits_ways(0, 0)
#> sum_digits_ways(3, 4)
# %%
def choose_teams(strengths, size):
    """Partition players into teams of size, minimising the sum of (max - min); bitmask recursion."""
    n = len(strengths)
    full = (1 << n) - 1
    memo = {full: 0}

    def bits(mask):
        return [i for i in range(n) if not mask >> i & 1]

    def combos(pool, need):
        if need == 0:
            return [[]]
        out = []
        for k in range(len(pool) - need + 1):
            for rest in combos(pool[k + 1:], need - 1):
                out.append([pool[k]] + rest)
        return out

    def solve(mask):
        if mask in memo:
            return memo[mask]
        free = bits(mask)
        best = None
        for others in combos(free[1:], size - 1):
            team = [free[0]] + others
            power = [strengths[i] for i in team]
            new = mask
            for i in team:
                new |= 1 << i
            cost = max(power) - min(power) + solve(new)
            if best is None or cost < best:
                best = cost
        memo[mask] = best
        return best

    return solve(0) if n % size == 0 else None
#> choose_teams([3, 8, 4, 9], 2)
#> choose_teams([5, 1], 2)
#> choose_teams([], 2)
#> choose_teams([1, 2, 3], 2)
#> choose_teams([7, 2, 4], 3)
# %%
class Solution:
    def rollAndKeep(self, rolls):
        """Bank the running total or risk; a 1 wipes the unbanked part; banking skips the next roll."""
        n = len(rolls)
        best = [0] * (n + 2)
        for i in range(n - 1, -1, -1):
            best[i] = best[i + 1]
            pot = 0
            for j in range(i, n):
                if rolls[j] == 1:
                    break
                pot += rolls[j]
                best[i] = max(best[i], pot + best[min(j + 2, n)])
        return best[0]
#> Solution().rollAndKeep([4, 5, 1, 6])
#> Solution().rollAndKeep([1, 1, 1])
#> Solution().rollAndKeep([])
#> Solution().rollAndKeep([2, 3, 6, 2])
#> Solution().rollAndKeep([6, 1, 5, 1, 4])
# %%
def interval_scores(s):
    """Collapse the string: removing a block of equal neighbours of length L earns L * L."""
    memo = {}

    def clear(text):
        if not text:
            return 0
        if text in memo:
            return memo[text]
        best = 0
        i = 0
        while i < len(text):
            j = i
            while j < len(text) and text[j] == text[i]:
                j += 1
            best = max(best, (j - i) ** 2 + clear(text[:i] + text[j:]))
            i = j
        memo[text] = best
        return best

    return clear(s)
#> interval_scores('aba')
#> interval_scores('aabb')
#> interval_scores('')
#> interval_scores('abab')
#> interval_scores('xxxx')
# %%
def stair_costs_back(costs, up):
    """Steps up to `up`; returns cheapest cost and one cheapest list of steps used."""
    n = len(costs)
    total = [0] * (n + 1)
    came = [None] * (n + 1)
    for i in range(1, n + 1):
        source = min(range(max(0, i - up), i), key=lambda j: (total[j], -j))
        total[i] = total[source] + costs[i - 1]
        came[i] = source
    route = []
    at = n
    while at:
        route.append(at)
        at = came[at]
    return total[n], route[::-1]
#> stair_costs_back([3, 2, 5, 1], 2)
#> stair_costs_back([], 3)
#> stair_costs_back([4], 1)
#> stair_costs_back([1, 9, 9, 1, 9, 1], 3)
#> stair_costs_back([2, 2, 2], 1)
# %%
from functools import lru_cache


class Solution:
    def signalDecode(self, signal, codebook):
        """Shortest decoded message (ties alphabetical) for a bit signal."""
        @lru_cache(maxsize=None)
        def decode(i):
            if i == len(signal):
                return ''
            best = None
            for code, letter in codebook:
                if signal.startswith(code, i):
                    rest = decode(i + len(code))
                    if rest is None:
                        continue
                    cand = letter + rest
                    if best is None or (len(cand), cand) < (len(best), best):
                        best = cand
            return best

        return decode(0)
#> Solution().signalDecode('0101', (('0', 'a'), ('1', 'b'), ('01', 'c')))
#> Solution().signalDecode('111', (('11', 'x'),))
#> Solution().signalDecode('', (('0', 'z'),))
#> Solution().signalDecode('1010', (('10', 'q'), ('1', 'n'), ('010', 'm')))
#> Solution().signalDecode('00', (('0', 'e'), ('00', 'd')))
# %%
def water_share(jugs, cups):
    """Pour each jug fully into cups with capacities, jug by jug; is it possible? undo on failure."""
    space = cups[:]
    log = []

    def pour(j):
        if j == len(jugs):
            return True
        for c in range(len(space)):
            if space[c] < jugs[j]:
                continue
            if space[c] in [space[k] for k in range(c)]:
                continue
            space[c] -= jugs[j]
            log.append(f'{j}>{c}')
            if pour(j + 1):
                return True
            log.append(f'undo {j}')
            space[c] += jugs[j]
        return False

    ok = pour(0)
    return ok, log
#> water_share([3, 2], [3, 2])
#> water_share([2, 3], [3, 2])
#> water_share([], [1])
#> water_share([5], [4, 4])
#> water_share([1, 2, 3], [3, 3])
# %%
def dice_game_value(sides, rerolls):
    """Expected value times sides**(rerolls+1) rounding down each stage; keep or reroll."""
    value = 0
    history = []
    for _ in range(rerolls + 1):
        total = 0
        for face in range(1, sides + 1):
            total += max(face * 100, value)
        value = total // sides
        history.append(value)
    return history
#> dice_game_value(6, 1)
#> dice_game_value(4, 2)
#> dice_game_value(1, 0)
#> dice_game_value(3, 3)
#> dice_game_value(10, 0)
# %%
class Solution:
    def mirrorSplit(self, s):
        """Fewest pieces that are each a palindrome or all distinct letters."""
        n = len(s)
        best = [0] * (n + 1)
        for end in range(1, n + 1):
            best[end] = best[end - 1] + 1
            for start in range(end - 2, -1, -1):
                if self.good(s[start:end]):
                    best[end] = min(best[end], best[start] + 1)
        return best[n]

    def good(self, part):
        return part == part[::-1] or len(set(part)) == len(part)
#> Solution().mirrorSplit('abcab')
#> Solution().mirrorSplit('aaab')
#> Solution().mirrorSplit('')
#> Solution().mirrorSplit('noonx')
#> Solution().mirrorSplit('aabba')
# %%
def longest_route(edges, start):
    """Longest weighted path in a DAG given as {node: [(next, w), ...]}, memo on nodes."""
    memo = {}

    def far(node):
        if node not in memo:
            best = (0, [node])
            for nxt, w in edges.get(node, []):
                length, path = far(nxt)
                if w + length > best[0]:
                    best = (w + length, [node] + path)
            memo[node] = best
        return memo[node]

    length, path = far(start)
    return length, '-'.join(path)
#> longest_route({'a': [('b', 2), ('c', 4)], 'b': [('c', 3)]}, 'a')
#> longest_route({}, 'z')
#> longest_route({'p': [('q', 1)], 'q': [('r', -5)]}, 'p')
#> longest_route({'s': [('t', 1), ('u', 1)], 't': [('v', 7)], 'u': [('v', 9)]}, 's')
#> longest_route({'m': [('n', 0)]}, 'm')
# %%
class Solution:
    def zipTeams(self, red, blue, maxRun):
        """Line up red and blue people, no colour more than maxRun in a row; count line-ups."""
        memo = {}

        def line(r, b, last, run):
            if r == 0 and b == 0:
                return 1
            key = (r, b, last, run)
            if key in memo:
                return memo[key]
            ways = 0
            if r and not (last == 'r' and run == maxRun):
                ways += line(r - 1, b, 'r', run + 1 if last == 'r' else 1)
            if b and not (last == 'b' and run == maxRun):
                ways += line(r, b - 1, 'b', run + 1 if last == 'b' else 1)
            memo[key] = ways
            return ways

        return line(red, blue, '', 0)
#> Solution().zipTeams(2, 1, 1)
#> Solution().zipTeams(2, 2, 2)
#> Solution().zipTeams(0, 0, 1)
#> Solution().zipTeams(3, 0, 2)
#> Solution().zipTeams(3, 2, 2)
# %%
def max_discount(prices, bundles):
    """Consecutive bundles: buying k in a row gives bundles[k] percent off those k."""
    n = len(prices)
    cost = [0] * (n + 1)
    for i in range(n - 1, -1, -1):
        cost[i] = prices[i] + cost[i + 1]
        for k, percent in bundles.items():
            if i + k > n:
                continue
            pack = sum(prices[i:i + k]) * (100 - percent) // 100
            cost[i] = min(cost[i], pack + cost[i + k])
    saved = sum(prices) - cost[0]
    return cost[0], saved
#> max_discount([10, 20, 30], {2: 10})
#> max_discount([50], {2: 50})
#> max_discount([], {3: 20})
#> max_discount([10, 10, 80, 80], {2: 25, 3: 40})
#> max_discount([7, 9, 5], {1: 0, 3: 100})
# %%
def peg_jumps(pegs):
    """Row of pegs 'o' and holes '.': jump over a neighbour into a hole, removing it. Fewest left."""
    memo = {}

    def play(row):
        if row in memo:
            return memo[row]
        best = row.count('o')
        for i in range(len(row) - 2):
            window = row[i:i + 3]
            if window == 'oo.':
                best = min(best, play(row[:i] + '..o' + row[i + 3:]))
            elif window == '.oo':
                best = min(best, play(row[:i] + 'o..' + row[i + 3:]))
        memo[row] = best
        return best

    return play(pegs)
#> peg_jumps('oo.')
#> peg_jumps('o.o')
#> peg_jumps('')
#> peg_jumps('oo.oo')
#> peg_jumps('.oo.o.')
# %%
class Solution:
    def budgetColors(self, stripes, limit):
        """Each stripe offers prices for 'r','g','b'; not twice the same; total exactly limit? First plan."""
        names = 'rgb'
        plan = []

        def choose(i, left):
            if left < 0:
                return False
            if i == len(stripes):
                return left == 0
            for k, price in enumerate(stripes[i]):
                if plan and plan[-1] == names[k]:
                    continue
                plan.append(names[k])
                if choose(i + 1, left - price):
                    return True
                plan.pop()
            return False

        return ''.join(plan) if choose(0, limit) else None
#> Solution().budgetColors([(1, 2, 3), (1, 2, 3)], 4)
#> Solution().budgetColors([(5, 5, 5)], 4)
#> Solution().budgetColors([], 0)
#> Solution().budgetColors([(2, 1, 4), (3, 3, 1), (1, 6, 2)], 9)
#> Solution().budgetColors([(1, 1, 1), (2, 2, 2)], 3)
# %%
def min_ops_equal(a, b):
    """Lists a and b: drop from either end of either list until equal; fewest drops (table of runs)."""
    n, m = len(a), len(b)
    table = [[0] * (m + 1) for _ in range(n + 1)]
    longest = 0
    for i in range(n - 1, -1, -1):
        for j in range(m - 1, -1, -1):
            if a[i] == b[j]:
                table[i][j] = table[i + 1][j + 1] + 1
                longest = max(longest, table[i][j])
    return n + m - 2 * longest
#> min_ops_equal([1, 2, 3], [2, 3, 4])
#> min_ops_equal([5], [6, 7])
#> min_ops_equal([], [])
#> min_ops_equal([1, 1, 1], [1, 1])
#> min_ops_equal([4, 2, 8, 1], [2, 8, 2, 8])
# %%
def fibonacci_words(n, position):
    """Letter at a position of the word w(n) = w(n-1) + w(n-2) + 'c', without building it."""
    sizes = [1, 1]
    while len(sizes) <= n:
        sizes.append(sizes[-1] + sizes[-2] + 1)

    def letter(k, p):
        if k == 0:
            return 'a'
        if k == 1:
            return 'b'
        if p < sizes[k - 1]:
            return letter(k - 1, p)
        p -= sizes[k - 1]
        if p < sizes[k - 2]:
            return letter(k - 2, p)
        return 'c'

    if not 0 <= position < sizes[n]:
        raise IndexError(position)
    return letter(n, position)
#> fibonacci_words(2, 2)
#> fibonacci_words(5, 6)
#> fibonacci_words(0, 0)
#> fibonacci_words(3, 9)
#> fibonacci_words(6, 20)
# %%
class Solution:
    def trailMix(self, nuts, bowls):
        """Scoop from bowls; bowl i holds amounts[i] scoops of value v. Best value for exactly nuts scoops."""
        best = [0] + [None] * nuts
        for amount, value in bowls:
            for _ in range(amount):
                for k in range(nuts, 0, -1):
                    if best[k - 1] is None:
                        continue
                    cand = best[k - 1] + value
                    if best[k] is None or cand > best[k]:
                        best[k] = cand
        return best
#> Solution().trailMix(3, [(2, 5), (2, 3)])
#> Solution().trailMix(4, [(1, 9)])
#> Solution().trailMix(0, [(2, 2)])
#> Solution().trailMix(2, [])
#> Solution().trailMix(4, [(1, -2), (2, 4), (1, 7)])
# %%
def guard_shifts(hours, guards):
    """guards: (start, end, pay). Cheapest chain covering 0..hours, overlaps allowed; dict dp."""
    reach = {0: 0}
    for start, end, pay in sorted(guards):
        options = [cost for t, cost in reach.items() if start <= t < end]
        if not options:
            continue
        total = min(options) + pay
        if total < reach.get(end, float('inf')):
            reach[end] = total
    done = [cost for t, cost in reach.items() if t >= hours]
    return min(done) if done else None
#> guard_shifts(10, [(0, 5, 3), (4, 10, 6), (0, 10, 12)])
#> guard_shifts(4, [(1, 5, 2)])
#> guard_shifts(0, [])
#> guard_shifts(6, [(0, 3, 1), (3, 6, 1), (0, 7, 4)])
#> guard_shifts(9, [(0, 4, 2), (5, 9, 2)])
# %%
from itertools import product


def recolour_rows(rows):
    """Flip whole rows (R<->G) so that columns get as many majority matches as possible."""
    def flip(row):
        return row.replace('R', 'x').replace('G', 'R').replace('x', 'G')

    best, choice = -1, ()
    for picks in product((0, 1), repeat=len(rows)):
        shown = [flip(r) if p else r for r, p in zip(rows, picks)]
        score = 0
        for col in zip(*shown):
            score += max(col.count('R'), col.count('G'))
        if score > best:
            best, choice = score, picks
    return best, choice
#> recolour_rows(['RG', 'GR'])
#> recolour_rows(['RRR'])
#> recolour_rows([])
#> recolour_rows(['RG', 'RR', 'GG'])
#> recolour_rows(['RGR', 'GRG', 'GGG'])
# %%
class Solution:
    def pyramidTop(self, base, rules):
        """rules: pair of letters -> allowed letters above. All possible tops of the pyramid."""
        memo = {}

        def tops(row):
            if len(row) == 1:
                return row
            if row in memo:
                return memo[row]
            found = ''
            for upper in self.above(row, rules):
                for t in tops(upper):
                    if t not in found:
                        found += t
            memo[row] = ''.join(sorted(found))
            return memo[row]

        return tops(base)

    def above(self, row, rules):
        rows = ['']
        for i in range(len(row) - 1):
            rows = [r + c for r in rows for c in rules.get(row[i:i + 2], '')]
        return rows
#> Solution().pyramidTop('abc', {'ab': 'x', 'bc': 'yz', 'xy': 'q', 'xz': 'p'})
#> Solution().pyramidTop('aa', {'aa': 'ba'})
#> Solution().pyramidTop('k', {})
#> Solution().pyramidTop('aaa', {'aa': 'a'})
#> Solution().pyramidTop('ab', {'ba': 'c'})
# %%
def savings_growth(years, start, moves):
    """Each year one of moves (cost, yearly gain) may be bought once; best money at the end."""
    n = len(moves)

    def year(y, money, gain, bought):
        if y == years:
            return money
        best = year(y + 1, money + gain, gain, bought)
        for i in range(n):
            cost, extra = moves[i]
            if bought >> i & 1 or cost > money:
                continue
            best = max(best, year(y + 1, money - cost + gain + extra, gain + extra, bought | 1 << i))
        return best

    return year(0, start, 1, 0)
#> savings_growth(2, 3, [(2, 3)])
#> savings_growth(3, 1, [(5, 9)])
#> savings_growth(0, 7, [(1, 1)])
#> savings_growth(3, 4, [(2, 2), (4, 5)])
#> savings_growth(1, 10, [])
# %%
def split_at_peaks(nums, k):
    """dp[i][j]: best total of block maxima splitting the first i numbers into j blocks (memo dict)."""
    memo = {(0, 0): 0}

    def best(i, j):
        if i < j or (j == 0 and i > 0):
            return float('-inf')
        if (i, j) in memo:
            return memo[i, j]
        top = nums[i - 1]
        value = float('-inf')
        for s in range(i - 1, j - 2, -1):
            top = max(top, nums[s])
            value = max(value, best(s, j - 1) + top)
        memo[i, j] = value
        return value

    result = best(len(nums), k)
    return result, len(memo)
#> split_at_peaks([3, 1, 4], 2)
#> split_at_peaks([5], 1)
#> split_at_peaks([], 0)
#> split_at_peaks([2, 7, 1, 8], 3)
#> split_at_peaks([1, 2], 3)
# %%
class Solution:
    def lightSwitch(self, state, goal, maxPress):
        """Press i flips i-1, i, i+1. Smallest press count by trying each switch once, with undo."""
        cur = list(state)
        n = len(cur)
        best = [maxPress + 1]

        def press(i):
            for k in (i - 1, i, i + 1):
                if 0 <= k < n:
                    cur[k] ^= 1

        def search(i, used):
            if used >= best[0]:
                return
            if i == n:
                if cur == goal:
                    best[0] = used
                return
            search(i + 1, used)
            press(i)
            search(i + 1, used + 1)
            press(i)

        search(0, 0)
        return best[0] if best[0] <= maxPress else -1
#> Solution().lightSwitch([0, 0, 0], [1, 1, 1], 2)
#> Solution().lightSwitch([1, 0], [0, 1], 2)
#> Solution().lightSwitch([], [], 1)
#> Solution().lightSwitch([1, 0, 1], [0, 0, 0], 2)
#> Solution().lightSwitch([0, 1], [1, 0], 0)
# %%
def walk_home(blocks, dogs):
    """Moves E/S on a blocks x blocks grid; cells in dogs cost 5, others 1; also count cheapest."""
    n = blocks
    cost = {}
    count = {}
    for r in range(n):
        for c in range(n):
            here = 5 if (r, c) in dogs else 1
            before = [p for p in ((r - 1, c), (r, c - 1)) if p in cost]
            if not before:
                cost[r, c], count[r, c] = here, 1
                continue
            low = min(cost[p] for p in before)
            cost[r, c] = low + here
            count[r, c] = sum(count[p] for p in before if cost[p] == low)
    end = (n - 1, n - 1)
    return cost[end], count[end]
#> walk_home(2, [])
#> walk_home(3, [(1, 1)])
#> walk_home(1, [(0, 0)])
#> walk_home(3, [(0, 1), (1, 0)])
#> walk_home(3, [(0, 2), (1, 1), (2, 0)])
# %%
class Solution:
    def sumCombos(self, nums, target):
        """Unique combinations (numbers may repeat in input, use each once), shortest first."""
        nums = sorted(nums)
        res = []
        self.search(nums, 0, target, [], res)
        res.sort(key=len)
        return res

    def search(self, nums, start, left, path, res):
        if left == 0:
            res.append(path[:])
            return
        for i in range(start, len(nums)):
            if i > start and nums[i] == nums[i - 1]:
                continue
            if nums[i] > left:
                break
            path.append(nums[i])
            self.search(nums, i + 1, left - nums[i], path, res)
            path.pop()
#> Solution().sumCombos([1, 2, 2, 3], 5)
#> Solution().sumCombos([4, 4], 3)
#> Solution().sumCombos([], 2)
#> Solution().sumCombos([1, 1, 1], 2)
#> Solution().sumCombos([6, 1, 5, 2, 4], 7)
# %%
def robot_arm(targets, reach):
    """Two arms on a rail: each target is served by an arm within reach, moving it there. Min moves of arms."""
    INF = float('inf')
    states = {(0, reach): 0}
    for t in targets:
        nxt = {}
        for (a, b), cost in states.items():
            if abs(a - t) <= reach:
                key = (t, b)
                nxt[key] = min(nxt.get(key, INF), cost + (a != t))
            if abs(b - t) <= reach:
                key = (a, t)
                nxt[key] = min(nxt.get(key, INF), cost + (b != t))
        if not nxt:
            return f'stuck at {t}'
        states = nxt
    return min(states.values())
#> robot_arm([1, 4, 1], 3)
#> robot_arm([9], 3)
#> robot_arm([], 2)
#> robot_arm([0, 5, 0, 5], 5)
#> robot_arm([2, 4, 6, 1], 2)
# %%
def word_weights(word, limit):
    """Subsequences of word (by letters a=1...) whose weight is at most limit: count distinct ones."""
    def weight(ch):
        return ord(ch) - 96

    counts = [1] + [0] * limit
    last = {}
    for ch in word:
        w = weight(ch)
        added = [0] * (limit + 1)
        for s in range(w, limit + 1):
            added[s] = counts[s - w]
        old = last.get(ch, [0] * (limit + 1))
        counts = [c + a - o for c, a, o in zip(counts, added, old)]
        last[ch] = added
    return sum(counts)
#> word_weights('abc', 3)
#> word_weights('aaa', 2)
#> word_weights('', 4)
#> word_weights('abab', 5)
#> word_weights('zed', 9)
# %%
class Solution:
    def nightTrain(self, stops, sleep):
        """Choose stops to sleep between: a nap of at least `sleep` minutes earns its square root floor."""
        n = len(stops)
        best = [0] * n
        for i in range(1, n):
            best[i] = best[i - 1]
            for j in range(i):
                nap = stops[i] - stops[j]
                if nap < sleep:
                    break
                root = 0
                while (root + 1) ** 2 <= nap:
                    root += 1
                best[i] = max(best[i], best[j] + root)
        return best[-1] if best else 0
#> Solution().nightTrain([0, 4, 9, 20], 4)
#> Solution().nightTrain([3], 1)
#> Solution().nightTrain([], 5)
#> Solution().nightTrain([0, 1, 2, 3], 1)
#> Solution().nightTrain([0, 10, 12, 30], 9)
# %%
def unlock_sequence(locks, keys):
    """Each key opens a lock and yields new keys: dict lock -> list. Order to open all, by backtracking."""
    have = list(keys)
    order = []

    def attempt():
        if len(order) == len(locks):
            return True
        for lock in locks:
            if lock in order or lock not in have:
                continue
            gained = locks[lock]
            have.remove(lock)
            have.extend(gained)
            order.append(lock)
            if attempt():
                return True
            order.pop()
            for g in gained:
                have.remove(g)
            have.append(lock)
        return False

    return order if attempt() else 'stuck'
#> unlock_sequence({1: [2], 2: []}, [1])
#> unlock_sequence({1: [], 2: [1]}, [2])
#> unlock_sequence({}, [5])
#> unlock_sequence({3: [], 4: []}, [3])
#> unlock_sequence({1: [3], 2: [1], 3: []}, [2])
# %%
def cheapest_merge_heap(sizes, fee):
    """Merge two or three smallest at once; three cost an extra fee. Recursion over sorted tuples."""
    memo = {}

    def cost(state):
        if len(state) == 1:
            return 0
        if state in memo:
            return memo[state]
        two = sum(state[:2])
        best = two + cost(tuple(sorted(state[2:] + (two,))))
        if len(state) > 2:
            three = sum(state[:3])
            best = min(best, three + fee + cost(tuple(sorted(state[3:] + (three,)))))
        memo[state] = best
        return best

    return cost(tuple(sorted(sizes))) if sizes else 0
#> cheapest_merge_heap([4, 3, 2], 1)
#> cheapest_merge_heap([4, 3, 2], 9)
#> cheapest_merge_heap([], 2)
#> cheapest_merge_heap([6], 1)
#> cheapest_merge_heap([1, 2, 3, 4, 5], 2)
# %%
class Solution:
    def poolTable(self, pockets, shots):
        """shots: each shot may use one of two pockets; pockets have limited room. Max balls sunk."""
        room = pockets[:]

        def play(i):
            if i == len(shots):
                return 0
            best = play(i + 1)
            for p in shots[i]:
                if room[p] == 0:
                    continue
                room[p] -= 1
                best = max(best, 1 + play(i + 1))
                room[p] += 1
            return best

        return play(0)
#> Solution().poolTable([1, 1], [(0, 1), (0, 0)])
#> Solution().poolTable([0, 0], [(0, 1)])
#> Solution().poolTable([2], [])
#> Solution().poolTable([1, 2], [(0, 1), (1, 1), (0, 0)])
#> Solution().poolTable([1, 0, 1], [(0, 2), (0, 1), (1, 2)])
# %%
def mountain_rescue(levels, rope):
    """From the last ledge to the first: climb costs height difference, rope makes one drop free per use."""
    n = len(levels)
    dp = [[float('inf')] * (rope + 1) for _ in range(n)]
    dp[n - 1] = [0] * (rope + 1)
    for i in range(n - 2, -1, -1):
        for r in range(rope + 1):
            for j in range(i + 1, min(n, i + 3)):
                diff = abs(levels[i] - levels[j])
                walk = dp[j][r] + diff
                dp[i][r] = min(dp[i][r], walk)
                if r and levels[j] > levels[i]:
                    dp[i][r] = min(dp[i][r], dp[j][r - 1])
    return dp[0]
#> mountain_rescue([1, 4, 2], 1)
#> mountain_rescue([7], 2)
#> mountain_rescue([5, 5, 5], 0)
#> mountain_rescue([2, 9, 1, 8], 1)
#> mountain_rescue([9, 4, 6, 1], 1)
# %%
def balanced_tree_shapes(n):
    """Binary trees with n nodes whose sides differ by at most one node; as bracket strings."""
    if n == 0:
        return ['']
    shapes = []
    rest = n - 1
    for left in sorted({rest // 2, rest - rest // 2}):
        for a in balanced_tree_shapes(left):
            for b in balanced_tree_shapes(rest - left):
                shapes.append(f'({a}|{b})')
    return shapes
#> balanced_tree_shapes(0)
#> balanced_tree_shapes(1)
#> balanced_tree_shapes(2)
#> balanced_tree_shapes(3)
#> balanced_tree_shapes(4)
# %%
class Solution:
    def orderedCoins(self, coins, total, maxSame):
        """Ordered payments of total where no coin is used more than maxSame times in a row."""
        coins = sorted(coins)
        memo = {}

        def pay(left, last, run):
            if left == 0:
                return 1
            if (left, last, run) in memo:
                return memo[left, last, run]
            ways = 0
            for c in coins:
                if c > left:
                    break
                if c != last:
                    ways += pay(left - c, c, 1)
                elif run < maxSame:
                    ways += pay(left - c, c, run + 1)
            memo[left, last, run] = ways
            return ways

        return pay(total, 0, 0)
#> Solution().orderedCoins([1, 2], 4, 1)
#> Solution().orderedCoins([3], 9, 2)
#> Solution().orderedCoins([2, 5], 0, 1)
#> Solution().orderedCoins([1, 3], 5, 2)
#> Solution().orderedCoins([2, 3], 7, 2)
# %%
def column_text(words, columns):
    """Split words into columns keeping order; minimise the total of column widths (longest words)."""
    n = len(words)
    lengths = [len(w) for w in words]
    INF = float('inf')
    prev = [0] + [INF] * n
    for _ in range(columns):
        cur = [0] + [INF] * n
        for end in range(1, n + 1):
            width = 0
            for start in range(end - 1, -1, -1):
                width = max(width, lengths[start])
                if prev[start] + width < cur[end]:
                    cur[end] = prev[start] + width
        prev = cur
    return prev[n]
#> column_text(['a', 'bbb', 'cc'], 2)
#> column_text(['one', 'two'], 1)
#> column_text([], 2)
#> column_text(['pear', 'fig', 'kiwi'], 2)
#> column_text(['x', 'yyyyy'], 2)
