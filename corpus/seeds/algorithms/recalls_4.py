# %%
class Solution:
    def paradeFloats(self, widths, street, gap):
        fits = [False] * (street + 1)
        fits[0] = True
        for w in widths:
            for s in range(street, w + gap - 1, -1):
                fits[s] = fits[s] or fits[s - w - gap]
        longest = street
        while not fits[longest]:
            longest -= 1
        return longest
#> Solution().paradeFloats([3, 2], 8, 1)
#> Solution().paradeFloats([4, 4], 7, 0)
#> Solution().paradeFloats([], 6, 2)
#> Solution().paradeFloats([1, 2, 3], 5, 0)
#> Solution().paradeFloats([9], 4, 1)
# %%
class Solution:
    def pigeonPaths(self, roofs, wind):
        n = len(roofs)
        memo = {}

        def fly(i):
            if i == n - 1:
                return 1
            if i >= n:
                return 0
            if i not in memo:
                memo[i] = 0
                for d in range(1, roofs[i] + 1):
                    memo[i] += fly(i + d)
                if i == wind:
                    memo[i] += fly(i + 2 * roofs[i])
            return memo[i]

        return fly(0)
#> Solution().pigeonPaths([2, 1, 1, 3], 0)
#> Solution().pigeonPaths([1, 0, 4], 5)
#> Solution().pigeonPaths([7], 0)
#> Solution().pigeonPaths([3, 3, 2, 1, 1], 1)
#> Solution().pigeonPaths([2, 2, 2, 2], 9)
# %%
from functools import cache


@cache
def steps(n):
    if n < 3:
        return n
    if n % 3 == 0:
        return 1 + steps(n // 3)
    return 1 + min(steps(n - 1), steps(n // 2))


def slowest(nums):
    return max(nums, key=lambda n: (steps(n), n), default=None)
#> slowest([5, 7, 9])
#> slowest([2, 1])
#> slowest([])
#> slowest([14, 22, 27])
#> slowest([40, 41])
# %%
def expand(pattern):
    if '?' not in pattern:
        return [pattern]
    i = pattern.index('?')
    res = []
    for bit in '01':
        if i and pattern[i - 1] == bit == '1':
            continue
        res += expand(pattern[:i] + bit + pattern[i + 1:])
    return res


def ones(p):
    return p.count('1')


def densest(pattern):
    options = expand(pattern)
    return max(options, key=ones), len(options)
#> densest('1?0')
#> densest('???')
#> densest('')
#> densest('?1?')
#> densest('0?0?')
# %%
class Solution:
    def picnicRoute(self, fun, walk):
        best = [fun[0]]
        came = [-1]
        for i in range(1, len(fun)):
            top, src = fun[i], -1
            for j in range(i):
                v = best[j] + fun[i] - walk * (i - j)
                if v > top:
                    top, src = v, j
            best.append(top)
            came.append(src)
        at = best.index(max(best))
        route = []
        while at != -1:
            route.append(at)
            at = came[at]
        return route[::-1]
#> Solution().picnicRoute([4, 1, 7, 2], 2)
#> Solution().picnicRoute([5], 1)
#> Solution().picnicRoute([3, 3, 3], 3)
#> Solution().picnicRoute([10, 0, 0, 12, 6], 3)
#> Solution().picnicRoute([-1, -2, 8], 1)
# %%
def sum_digits_until(n, rounds=0):
    if n < 10:
        return n, rounds
    return sum_digits_until(sum(int(d) ** 2 for d in str(n)) if rounds % 2 else
                            sum(int(d) for d in str(n)), rounds + 1)
#> sum_digits_until(8)
#> sum_digits_until(99)
#> sum_digits_until(987654)
#> sum_digits_until(1999)
#> sum_digits_until(78, 1)
# %%
def rooms(plan):
    cells = [list(row) for row in plan]

    def flood(r, c):
        if r < 0 or c < 0 or r >= len(cells) or c >= len(cells[r]):
            return 0
        if cells[r][c] != '.':
            return 0
        cells[r][c] = '~'
        return 1 + sum(flood(r + dr, c + dc) for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)))

    sizes = []
    for r in range(len(cells)):
        for c in range(len(cells[r])):
            size = flood(r, c)
            if size:
                sizes.append(size)
    return sorted(sizes)
#> rooms(['..#', '##.'])
#> rooms(['#'])
#> rooms([])
#> rooms(['.#.', '.#.'])
#> rooms(['...'])
# %%
from typing import List


class Solution:
    def coolDown(self, jobs: List[int], rest: int) -> int:
        n = len(jobs)
        dp = [0] * (n + rest + 2)
        for i in range(n - 1, -1, -1):
            single = jobs[i] + dp[i + 1 + rest]
            dp[i] = max(dp[i + 1], single)
        return dp[0]
#> Solution().coolDown([5, 1, 2, 9], 1)
#> Solution().coolDown([4, 4, 4], 0)
#> Solution().coolDown([], 2)
#> Solution().coolDown([8, 7, 6, 5, 4, 9], 2)
#> Solution().coolDown([3, 10], 5)
# %%
class Solution:
    def unscramble(self, letters, words):
        pool = sorted(letters)

        def use(word, pool):
            pool = pool[:]
            for ch in word:
                if ch not in pool:
                    return None
                pool.remove(ch)
            return pool

        def solve(pool, start):
            if not pool:
                return []
            for i in range(start, len(words)):
                left = use(words[i], pool)
                if left is not None:
                    rest = solve(left, i)
                    if rest is not None:
                        return [words[i]] + rest
            return None

        return solve(pool, 0)
#> Solution().unscramble('tacgo', ['cat', 'go'])
#> Solution().unscramble('aab', ['ab', 'a'])
#> Solution().unscramble('', ['x'])
#> Solution().unscramble('zoo', ['zo', 'z'])
#> Solution().unscramble('ononno', ['noo', 'no'])
# %%
def bracelet(n, k):
    same, diff = k, 0
    for i in range(2, n + 1):
        same, diff = diff, same * (k - 1) + diff * (k - 2)
    return diff if n > 1 else same
#> bracelet(1, 3)
#> bracelet(4, 2)
#> bracelet(5, 3)
#> bracelet(3, 2)
#> bracelet(6, 4)
# %%
class Solution:
    def bestGuard(self, towers):
        return self.cover(towers, 0, False)

    def cover(self, towers, i, lit):
        if i >= len(towers):
            return 0
        if not lit:
            here = towers[i] + self.cover(towers, i + 1, True)
            if i + 1 < len(towers):
                nxt = towers[i + 1] + self.cover(towers, i + 2, True)
                return min(here, nxt)
            return here
        stay = self.cover(towers, i + 1, False)
        again = towers[i] + self.cover(towers, i + 1, True)
        return min(stay, again)
#> Solution().bestGuard([3, 1, 4])
#> Solution().bestGuard([2])
#> Solution().bestGuard([])
#> Solution().bestGuard([9, 2, 9, 2])
#> Solution().bestGuard([1, 5, 5])
# %%
class Solution:
    def sumOfThree(self, nums, target):
        ways = [[0] * (target + 1) for _ in range(4)]
        ways[0][0] = 1
        for x in nums:
            for k in (3, 2, 1):
                for t in range(target, x - 1, -1):
                    ways[k][t] += ways[k - 1][t - x]
        return [row[target] for row in ways[1:]]
#> Solution().sumOfThree([1, 2, 3], 6)
#> Solution().sumOfThree([2, 2, 2], 4)
#> Solution().sumOfThree([], 3)
#> Solution().sumOfThree([5, 1, 4, 2], 7)
#> Solution().sumOfThree([6], 6)
# %%
def cascade(levels, pour):
    cups = [[0.0] * (i + 1) for i in range(levels + 1)]
    cups[0][0] = pour
    for i in range(levels):
        for j in range(i + 1):
            extra = cups[i][j] - 1
            if extra > 0:
                cups[i][j] = 1.0
                cups[i + 1][j] += extra / 4
                cups[i + 1][j + 1] += extra * 3 / 4
    return cups[levels - 1], sum(cups[levels])
#> cascade(2, 2)
#> cascade(1, 5)
#> cascade(3, 4)
#> cascade(3, 9)
#> cascade(2, 0)
# %%
from functools import lru_cache


class Solution:
    def splitShare(self, gifts):
        gifts = tuple(gifts)

        @lru_cache(None)
        def diff(i, gap):
            if i == len(gifts):
                return abs(gap)
            return min(diff(i + 1, gap + gifts[i]), diff(i + 1, gap - gifts[i]))

        if not gifts:
            return 0
        return diff(1, gifts[0])
#> Solution().splitShare([4, 3, 2])
#> Solution().splitShare([10])
#> Solution().splitShare([])
#> Solution().splitShare([1, 5, 5, 1])
#> Solution().splitShare([8, 3, 3])
# %%
def signs(nums, goal, path=''):
    if not nums:
        return [path] if goal == 0 else []
    head, tail = nums[0], nums[1:]
    out = signs(tail, goal - head, path + '+')
    if head:
        out += signs(tail, goal + head, path + '-')
    return out
#> signs([1, 2, 3], 0)
#> signs([1, 1, 1], 1)
#> signs([], 0)
#> signs([4], 5)
#> signs([0, 2, 2], 0)
# %%
def jam_jars(fruit, recipes):
    memo = {}

    def jars(stock):
        if stock in memo:
            return memo[stock]
        best = 0
        for need in recipes:
            left = tuple(s - n for s, n in zip(stock, need))
            if min(left) >= 0:
                best = max(best, 1 + jars(left))
        memo[stock] = best
        return best

    return jars(tuple(fruit)), len(memo)
#> jam_jars([4, 3], [(2, 1), (1, 1)])
#> jam_jars([0, 5], [(1, 0)])
#> jam_jars([3], [(2,), (3,)])
#> jam_jars([2, 2], [(1, 2), (2, 1)])
#> jam_jars([5, 4], [(2, 2)])
# %%
class Solution:
    def threeColour(self, n, edges):
        colour = [0] * n
        nbrs = [[] for _ in range(n)]
        for a, b in edges:
            nbrs[a].append(b)
            nbrs[b].append(a)

        def paint(v):
            if v == n:
                return True
            for c in (1, 2, 3):
                if any(colour[u] == c for u in nbrs[v]):
                    continue
                colour[v] = c
                if paint(v + 1):
                    return True
                colour[v] = 0
            return False

        return colour if paint(0) else []
#> Solution().threeColour(3, [(0, 1), (1, 2), (0, 2)])
#> Solution().threeColour(2, [])
#> Solution().threeColour(0, [])
#> Solution().threeColour(4, [(0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3)])
#> Solution().threeColour(4, [(0, 3), (1, 3), (2, 3), (0, 1)])
# %%
def alternate_product(seq):
    hi = lo = best = seq[0]
    for x in seq[1:]:
        a, b = hi * x, lo * x
        hi = max(x, a, b)
        lo = min(x, a, b)
        if hi > best:
            best = hi
    return best - lo
#> alternate_product([2, -3, 4])
#> alternate_product([5])
#> alternate_product([-2, -3])
#> alternate_product([0, -1, 0, 6])
#> alternate_product([1, 2, -1, -4, 3])
# %%
def explore(tree, path, visit):
    if not path:
        return visit(tree)
    step, *rest = path
    if isinstance(tree, dict) and step in tree:
        return explore(tree[step], rest, visit)
    return None


def weigh(node):
    if isinstance(node, dict):
        return sum(weigh(child) for child in node.values())
    return node


def branch_weight(tree, path):
    got = explore(tree, path.split('/') if path else [], weigh)
    return got if got is not None else f'no {path}'
#> branch_weight({'a': {'b': 2, 'c': 3}, 'd': 4}, 'a')
#> branch_weight({'a': {'b': 2}}, 'a/b')
#> branch_weight({}, '')
#> branch_weight({'x': 1}, 'x/y')
#> branch_weight({'p': {'q': {'r': 7}}, 's': 1}, '')
# %%
class Solution:
    def fewestBuses(self, stop_a, stop_b, lines):
        def ride(at, used, trips):
            if at == stop_b:
                return trips
            best = 99
            for i, line in enumerate(lines):
                if used >> i & 1 or at not in line:
                    continue
                for stop in line:
                    if stop != at:
                        best = min(best, ride(stop, used | 1 << i, trips + 1))
            return best

        ans = ride(stop_a, 0, 0)
        return None if ans == 99 else ans
#> Solution().fewestBuses(1, 5, [[1, 2], [2, 5]])
#> Solution().fewestBuses(3, 3, [[3, 4]])
#> Solution().fewestBuses(1, 9, [[1, 2, 3], [4, 9]])
#> Solution().fewestBuses(1, 7, [[1, 4], [4, 6, 7], [1, 6]])
#> Solution().fewestBuses(2, 3, [])
# %%
def gray_steps(n):
    order = [0]
    for bit in range(n):
        order += [x | 1 << bit for x in reversed(order)]
    changes = []
    for a, b in zip(order, order[1:]):
        changes.append((a ^ b).bit_length())
    return changes
#> gray_steps(0)
#> gray_steps(1)
#> gray_steps(2)
#> gray_steps(3)
#> gray_steps(4)
# %%
def race_sum(n, lane):
    if n <= 0:
        return lane
    if lane == 0:
        return race_sum(n - 1, 1) + race_sum(n - 2, 0)
    if lane == 1:
        return race_sum(n - 2, 2) + 1
    return race_sum(n - 3, 0)
#> race_sum(0, 2)
#> race_sum(4, 0)
#> race_sum(5, 1)
#> race_sum(7, 2)
#> race_sum(8, 0)
# %%
from itertools import accumulate
from functools import cache


class Solution:
    def pizzaDuel(self, slices):
        n = len(slices)
        tail = list(accumulate(slices[::-1]))[::-1] + [0]

        @cache
        def grab(i, most):
            if i >= n:
                return 0
            best = 0
            for take in range(1, most + 1):
                if i + take > n:
                    break
                other = grab(i + take, max(1, 4 - take))
                best = max(best, tail[i] - other)
            return best

        return grab(0, 2)
#> Solution().pizzaDuel([3, 1, 8])
#> Solution().pizzaDuel([5])
#> Solution().pizzaDuel([])
#> Solution().pizzaDuel([1, 9, 1, 9])
#> Solution().pizzaDuel([6, 2, 7, 1, 3])
# %%
def trail_length(heights, i, seen):
    if i in seen:
        return 0
    seen.add(i)
    best = 0
    for j in (i - 2, i - 1, i + 1, i + 2):
        if 0 <= j < len(heights) and heights[j] < heights[i]:
            best = max(best, trail_length(heights, j, seen))
    seen.discard(i)
    return best + 1


def longest_descent(heights):
    lengths = [trail_length(heights, i, set()) for i in range(len(heights))]
    return lengths
#> longest_descent([5, 3, 1])
#> longest_descent([2, 2, 2])
#> longest_descent([])
#> longest_descent([1, 6, 3, 4])
#> longest_descent([9, 1, 8])
# %%
def tile_row(row, pieces, i=0):
    while i < len(row) and row[i] != '_':
        i += 1
    if i == len(row):
        return 1
    count = 0
    for size in pieces:
        if row[i:i + size] == '_' * size:
            filled = row[:i] + 'T' * size + row[i + size:]
            count += tile_row(filled, pieces, i + size)
    return count
#> tile_row('___', [1, 2])
#> tile_row('_#__', [1, 2])
#> tile_row('', [3])
#> tile_row('__#_', [2])
#> tile_row('_____', [2, 3])
# %%
class Solution:
    def weirdFib(self, n, skip):
        table = [1, 1]
        k = 2
        while len(table) <= n:
            if k in skip:
                table.append(table[-1])
            else:
                table.append(table[-1] + table[-2])
            k += 1
        return table[n]
#> Solution().weirdFib(5, [3])
#> Solution().weirdFib(1, [])
#> Solution().weirdFib(8, [2, 4, 6])
#> Solution().weirdFib(10, [])
#> Solution().weirdFib(6, [2, 3, 4, 5, 6])
# %%
def best_pairing(people, score):
    if len(people) < 2:
        return 0, []
    first = people[0]
    best, plan = best_pairing(people[1:], score)
    for i in range(1, len(people)):
        rest = people[1:i] + people[i + 1:]
        sub, pairs = best_pairing(rest, score)
        total = sub + score.get(first + people[i], 0)
        if total > best:
            best, plan = total, [first + people[i]] + pairs
    return best, plan
#> best_pairing('abc', {'ab': 3, 'bc': 5})
#> best_pairing('abcd', {'ac': 2, 'bd': 2, 'ab': 3})
#> best_pairing('z', {})
#> best_pairing('xyz', {})
#> best_pairing('pq', {'pq': 7, 'qp': 9})
# %%
class Solution:
    def cutLog(self, log, marks):
        marks = sorted(marks)
        points = [0] + marks + [log]
        m = len(points)
        cost = [[0] * m for _ in range(m)]
        for width in range(2, m):
            for l in range(m - width):
                r = l + width
                best = None
                for k in range(l + 1, r):
                    heavy = max(points[k] - points[l], points[r] - points[k])
                    c = cost[l][k] + cost[k][r] + heavy
                    best = c if best is None else min(best, c)
                cost[l][r] = best
        return cost[0][-1]
#> Solution().cutLog(10, [4])
#> Solution().cutLog(7, [1, 3, 4])
#> Solution().cutLog(5, [])
#> Solution().cutLog(12, [6, 3, 9])
#> Solution().cutLog(20, [1, 19])
# %%
class Solution:
    def wordSnake(self, words: list) -> str:
        self.words = words
        self.best = ''
        for i in range(len(words)):
            self.grow(1 << i, words[i])
        return self.best

    def grow(self, used, snake):
        if len(snake) > len(self.best):
            self.best = snake
        for j, w in enumerate(self.words):
            if used & 1 << j or w[0] != snake[-1]:
                continue
            self.grow(used | 1 << j, snake + w[1:])
#> Solution().wordSnake(['ab', 'bc', 'ca'])
#> Solution().wordSnake(['cat', 'dog'])
#> Solution().wordSnake([])
#> Solution().wordSnake(['eve', 'era', 'ace'])
#> Solution().wordSnake(['x', 'xx', 'xyz'])
# %%
def hut_painter(costs):
    prev = {}
    for row in costs:
        cur = {}
        for colour, price in row.items():
            others = [v for c, v in prev.items() if c != colour]
            if prev and not others:
                continue
            cur[colour] = price + (min(others) if others else 0)
        prev = cur
    if not prev:
        return 'none'
    winner = min(prev, key=lambda c: (prev[c], c))
    return f'{winner}={prev[winner]}'
#> hut_painter([{'r': 2, 'g': 5}, {'r': 1, 'g': 4}])
#> hut_painter([{'b': 3}])
#> hut_painter([])
#> hut_painter([{'r': 1}, {'r': 2, 'b': 9}, {'r': 4, 'b': 1}])
#> hut_painter([{'y': 6, 'x': 6}, {'x': 1, 'y': 1}])
# %%
def quick_pick(nums, k):
    pivot = nums[0]
    less = [x for x in nums if x < pivot]
    equal = nums.count(pivot)
    if k < len(less):
        return quick_pick(less, k)
    k -= len(less)
    if k < equal:
        return pivot
    return quick_pick([x for x in nums if x > pivot], k - equal)


def middle_spread(nums):
    n = len(nums)
    if n < 4:
        return None
    return quick_pick(nums, 3 * n // 4) - quick_pick(nums, n // 4)
#> middle_spread([7, 1, 5, 9])
#> middle_spread([1, 2])
#> middle_spread([4, 4, 4, 4, 4])
#> middle_spread([10, -3, 8, 2, 6, 0])
#> middle_spread([3, 2, 1, 0, 9, 8, 7, 6])
# %%
from functools import cache


class Solution:
    def passwordCount(self, length, vowels, consonants):
        @cache
        def count(n, last_vowel):
            if n == 0:
                return 1
            total = vowels * count(n - 1, True)
            if last_vowel:
                total += consonants * count(n - 1, False)
            return total % 1009

        return count(length, True)
#> Solution().passwordCount(2, 5, 21)
#> Solution().passwordCount(0, 1, 1)
#> Solution().passwordCount(4, 1, 1)
#> Solution().passwordCount(6, 3, 10)
#> Solution().passwordCount(3, 0, 4)
# %%
def ladder(words, start, goal):
    def near(a, b):
        return len(a) == len(b) and sum(x != y for x, y in zip(a, b)) == 1

    best = [None]

    def go(word, path):
        if best[0] and len(path) >= len(best[0]):
            return
        if word == goal:
            best[0] = path
            return
        for w in words:
            if w not in path and near(word, w):
                go(w, path + [w])

    go(start, [start])
    return best[0]
#> ladder(['cot', 'cog', 'dog'], 'cat', 'dog')
#> ladder(['aa', 'bb'], 'aa', 'bb')
#> ladder([], 'x', 'x')
#> ladder(['hip', 'hop', 'top', 'tip'], 'hip', 'top')
#> ladder(['ab', 'abc'], 'ab', 'abc')
# %%
def paint_by_halves(picture):
    n = len(picture)
    if n == 0:
        return ''
    first = picture[0]
    if all(row == first for row in picture) and set(first) == {first[0]}:
        return first[0]
    if n == 1:
        return '!'
    h = n // 2
    quads = []
    for rows in (picture[:h], picture[h:]):
        quads.append([r[:h] for r in rows])
        quads.append([r[h:] for r in rows])
    return '(' + ''.join(paint_by_halves(q) for q in quads) + ')'
#> paint_by_halves(['11', '11'])
#> paint_by_halves(['10', '11'])
#> paint_by_halves([])
#> paint_by_halves(['1100', '1100', '0001', '0011'])
#> paint_by_halves(['0'])
# %%
class Solution:
    def luckyStrings(self, n, k):
        # dp[j]: strings whose current streak of sevens is j
        dp = [1] + [0] * k
        for _ in range(n):
            total_free = sum(dp[:k]) * 9
            dp = [total_free] + dp[:k - 1] + [dp[k - 1] + dp[k] * 10]
        return dp[k]
#> Solution().luckyStrings(1, 1)
#> Solution().luckyStrings(2, 2)
#> Solution().luckyStrings(0, 1)
#> Solution().luckyStrings(5, 3)
#> Solution().luckyStrings(4, 2)
# %%
def shrink(nums):
    """Replace neighbours by their difference until one value is left; try every spot."""
    memo = {}

    def outcomes(t):
        if len(t) == 1:
            return {t[0]}
        if t not in memo:
            got = set()
            for i in range(len(t) - 1):
                got |= outcomes(t[:i] + (abs(t[i] - t[i + 1]),) + t[i + 2:])
            memo[t] = got
        return memo[t]

    return sorted(outcomes(tuple(nums)))
#> shrink([5, 1, 3])
#> shrink([4])
#> shrink([2, 2, 2])
#> shrink([9, 4, 1, 6])
#> shrink([10, 1])
# %%
class Solution:
    def cheapestPassword(self, changes, word):
        memo = {}

        def convert(ch, target, budget):
            if ch == target:
                return 0
            if budget == 0:
                return 100
            key = (ch, target, budget)
            if key not in memo:
                memo[key] = min((c + convert(to, target, budget - 1)
                                 for frm, to, c in changes if frm == ch), default=100)
            return memo[key]

        return [convert(a, b, 3) for a, b in zip(word, word[1:])]
#> Solution().cheapestPassword([('a', 'b', 2), ('b', 'c', 1)], 'abc')
#> Solution().cheapestPassword([('x', 'y', 5), ('y', 'x', 1)], 'xyx')
#> Solution().cheapestPassword([], 'aab')
#> Solution().cheapestPassword([('a', 'b', 1), ('b', 'c', 1), ('a', 'c', 5)], 'ac')
#> Solution().cheapestPassword([('p', 'q', 4)], 'p')
# %%
class Solution:
    def rotateGame(self, dial, target, moves):
        if dial == target:
            return ''
        if moves == 0:
            return None
        left = self.rotateGame(dial[1:] + dial[:1], target, moves - 1)
        if left is not None:
            return 'L' + left
        swapped = self.rotateGame(dial[1::-1] + dial[2:], target, moves - 1)
        return None if swapped is None else 'S' + swapped
#> Solution().rotateGame('abc', 'bca', 2)
#> Solution().rotateGame('abc', 'bac', 1)
#> Solution().rotateGame('ab', 'ab', 0)
#> Solution().rotateGame('abcd', 'dcba', 2)
#> Solution().rotateGame('xyz', 'zyx', 3)
# %%
def score_hand(cards, limit):
    totals = [(0, 0)]
    for c in cards:
        values = (1, 11) if c == 'A' else (10, ) if c in 'JQK' else (int(c), )
        nxt = []
        for total, high in totals:
            for v in values:
                state = (total + v, high + (v == 11))
                if state not in nxt:
                    nxt.append(state)
        totals = nxt
    ok = [t for t in totals if t[0] <= limit]
    return max(ok) if ok else min(totals)
#> score_hand(['A', '9'], 21)
#> score_hand(['K', 'Q', '5'], 21)
#> score_hand([], 21)
#> score_hand(['A', 'A', 'A'], 21)
#> score_hand(['A', '4', 'J'], 30)
# %%
def rumble(n):
    if n == 0:
        return []
    inner = rumble(n - 1)
    shifted = [x + len(inner) // 2 for x in inner]
    return inner + [n] + shifted[::2]


def rumble_peak(n, m):
    a, b = rumble(n), rumble(m)
    common = [x for x in a if x in b]
    return max(common, default=0), len(a) - len(b)
#> rumble_peak(3, 2)
#> rumble_peak(0, 4)
#> rumble_peak(5, 3)
#> rumble_peak(1, 1)
#> rumble_peak(2, 6)
