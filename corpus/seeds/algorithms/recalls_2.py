# %%
class Solution:
    def kiteString(self, knots, gust):
        dp = {0: 0}
        for k in knots:
            fresh = dict(dp)
            for twist, length in dp.items():
                t = (twist + k) % gust
                fresh[t] = max(fresh.get(t, -1), length + k)
            dp = fresh
        return dp[0]
#> Solution().kiteString([3, 5, 7], 4)
#> Solution().kiteString([1, 1, 1, 1], 3)
#> Solution().kiteString([], 2)
#> Solution().kiteString([9, 4, 2], 5)
#> Solution().kiteString([6], 6)
# %%
class Solution:
    def foldPaper(self, n, folds):
        strip = list(range(1, n + 1))

        def fold(layers, remaining):
            if remaining == 0 or len(layers) == 1:
                return layers
            half = len(layers) // 2
            left = layers[:half][::-1]
            right = layers[half:]
            merged = []
            for i, r in enumerate(right):
                merged.append(r * 10 + left[i] if i < len(left) else r)
            return fold(merged, remaining - 1)

        return fold(strip, folds)
#> Solution().foldPaper(4, 1)
#> Solution().foldPaper(5, 2)
#> Solution().foldPaper(1, 3)
#> Solution().foldPaper(6, 0)
#> Solution().foldPaper(8, 3)
# %%
from functools import cache


def postcard_ways(limit, fronts):
    @cache
    def ways(money, i):
        if money < 0:
            return 0
        if i == len(fronts):
            return 1
        total = 0
        spent = 0
        while spent <= money and spent <= 2 * fronts[i]:
            total += ways(money - spent, i + 1)
            spent += fronts[i]
        return total

    return ways(limit, 0)
#> postcard_ways(5, (2, 3))
#> postcard_ways(3, (1, 1))
#> postcard_ways(0, (4,))
#> postcard_ways(10, (6, 5))
#> postcard_ways(4, ())
# %%
def is_calm(n):
    return n % 4 != 3


def steps_to_rest(n, seen):
    if n <= 1:
        return 0
    if n in seen:
        return seen[n]
    if is_calm(n):
        seen[n] = 1 + steps_to_rest(n // 2, seen)
    else:
        seen[n] = 2 + steps_to_rest(n - 3, seen)
    return seen[n]


def tired_numbers(lo, hi):
    seen = {}
    table = [(steps_to_rest(n, seen), n) for n in range(lo, hi + 1)]
    return max(table) if table else None
#> tired_numbers(1, 5)
#> tired_numbers(10, 12)
#> tired_numbers(4, 3)
#> tired_numbers(30, 32)
#> tired_numbers(7, 7)
# %%
from typing import List


class Solution:
    def minBridgeCost(self, left: List[int], right: List[int], hop: int) -> int:
        a, b = 0, hop
        for x, y in zip(left, right):
            na = min(a, b + hop) + x
            nb = min(b, a + hop) + y
            a, b = na, nb
        return min(a, b)
#> Solution().minBridgeCost([1, 9, 1], [4, 2, 8], 2)
#> Solution().minBridgeCost([5], [1], 10)
#> Solution().minBridgeCost([], [], 3)
#> Solution().minBridgeCost([1, 1, 1, 50], [9, 9, 9, 0], 4)
#> Solution().minBridgeCost([3, 3], [0, 0], 1)
# %%
def mobiles(tree):
    if isinstance(tree, int):
        return tree, True
    left, right = tree
    lw, lok = mobiles(left)
    rw, rok = mobiles(right)
    return lw + rw + 1, lok and rok and abs(lw - rw) <= 1


def hang(tree):
    weight, ok = mobiles(tree)
    if not ok:
        return -weight
    return weight
#> hang([2, 3])
#> hang([[1, 1], 3])
#> hang(7)
#> hang([[4, 1], [2, 3]])
#> hang([[[1, 1], 2], 6])
# %%
class Solution:
    def pickSongs(self, lengths, tape):
        chosen, best = [], []

        def dfs(i, left):
            nonlocal best
            if sum(chosen) > sum(best):
                best = chosen[:]
            if i >= len(lengths) or left == 0:
                return
            if lengths[i] <= left:
                chosen.append(lengths[i])
                dfs(i + 2, left - lengths[i])
                chosen.pop()
            dfs(i + 1, left)

        dfs(0, tape)
        return best
#> Solution().pickSongs([4, 5, 3], 8)
#> Solution().pickSongs([2, 2, 2, 2], 5)
#> Solution().pickSongs([], 10)
#> Solution().pickSongs([12, 11], 10)
#> Solution().pickSongs([1, 6, 3, 7], 9)
# %%
class Solution:
    def widestEcho(self, s):
        n = len(s)
        run = [[0] * (n + 1) for _ in range(n + 1)]
        best = ''
        for i in range(n - 1, -1, -1):
            for j in range(n - 1, i, -1):
                if s[i] == s[j]:
                    run[i][j] = min(run[i + 1][j + 1] + 1, j - i)
                    if run[i][j] > len(best):
                        best = s[i:i + run[i][j]]
        return best
#> Solution().widestEcho('abab')
#> Solution().widestEcho('xyz')
#> Solution().widestEcho('')
#> Solution().widestEcho('aaaaa')
#> Solution().widestEcho('catscat')
# %%
def climb(wall, grip):
    if not wall:
        return 'ground'
    strength = {0: grip}
    for h in range(1, len(wall) + 1):
        options = []
        for back in (1, 2):
            if h - back in strength:
                left = strength[h - back] - wall[h - 1] - (back - 1)
                if left >= 0:
                    options.append(left)
        if options:
            strength[h] = max(options)
    return strength.get(len(wall), 'fell')
#> climb([1, 2, 1], 6)
#> climb([5, 1, 5, 1], 5)
#> climb([], 3)
#> climb([9, 9], 8)
#> climb([2, 0, 2, 0, 2], 10)
# %%
def parts(n, biggest):
    if n == 0:
        yield []
        return
    for first in range(min(n, biggest), 0, -1):
        for rest in parts(n - first, first - 1):
            yield [first] + rest


def tidy_piles(n):
    found = [p for p in parts(n, n)]
    return ['+'.join(map(str, p)) for p in found]
#> tidy_piles(3)
#> tidy_piles(5)
#> tidy_piles(0)
#> tidy_piles(1)
#> tidy_piles(6)
# %%
from functools import lru_cache


class Solution:
    def catAndMouse(self, lane: str, cat: int, mouse: int) -> str:
        @lru_cache(None)
        def chase(c, m, turn):
            if c == m:
                return 'caught'
            if lane[m] == 'h':
                return 'home'
            if turn == 6:
                return 'tired'
            if turn % 2 == 0:
                return chase(c, min(m + 1, len(lane) - 1), turn + 1)
            step = 2 if lane[c] == '.' else 1
            return chase(min(c + step, m), m, turn + 1)

        return chase(cat, mouse, 0)
#> Solution().catAndMouse('......h', 0, 3)
#> Solution().catAndMouse('......h', 0, 4)
#> Solution().catAndMouse('mmmmmmm', 0, 2)
#> Solution().catAndMouse('h', 0, 0)
#> Solution().catAndMouse('........', 0, 2)
# %%
class Solution:
    def balanceScale(self, target, weights):
        reach = {0: ''}
        for w in weights:
            nxt = dict(reach)
            for s, path in reach.items():
                for sign, v in (('+', s + w), ('-', s - w)):
                    if v not in nxt or len(nxt[v]) > len(path) + 1 + len(str(w)):
                        nxt[v] = path + sign + str(w)
            reach = nxt
        return reach.get(target, 'no')
#> Solution().balanceScale(2, [1, 3])
#> Solution().balanceScale(4, [9, 5])
#> Solution().balanceScale(0, [])
#> Solution().balanceScale(11, [2, 4])
#> Solution().balanceScale(-3, [3, 6])
# %%
def knot(n):
    return n if n < 2 else tie(n - 1) + 1


def tie(n):
    return 2 if n < 2 else loop(n // 2) + knot(n - 2)


def loop(n):
    if n == 0:
        return 3
    return tie(n - 1)


def rope_art(a, b):
    return knot(a) * loop(b) - tie(min(a, b))
#> rope_art(3, 4)
#> rope_art(0, 0)
#> rope_art(6, 1)
#> rope_art(5, 7)
#> rope_art(1, 9)
# %%
class Solution:
    def deepestBox(self, boxes):
        boxes.sort(key=lambda b: (b[0], -b[1]))
        memo = [0] * len(boxes)

        def nest(i):
            if memo[i]:
                return memo[i]
            memo[i] = 1
            for j in range(i):
                if self.fits(boxes[j], boxes[i]):
                    memo[i] = max(memo[i], 1 + nest(j))
            return memo[i]

        return max((nest(i) for i in range(len(boxes))), default=0)

    def fits(self, small, big):
        return small[0] < big[0] and small[1] + 1 < big[1]
#> Solution().deepestBox([[2, 3], [5, 4], [3, 5]])
#> Solution().deepestBox([[1, 1], [1, 1]])
#> Solution().deepestBox([])
#> Solution().deepestBox([[4, 4], [3, 3], [2, 2]])
#> Solution().deepestBox([[6, 1], [5, 2], [7, 3]])
# %%
def gossip(start, friends, days):
    if days == 0:
        return [start]
    heard = [start]
    for f in friends.get(start, []):
        for who in gossip(f, friends, days - 1):
            if who not in heard:
                heard.append(who)
    return heard
#> gossip(1, {1: [2, 3], 2: [4]}, 2)
#> gossip(5, {}, 3)
#> gossip(1, {1: [2], 2: [1, 3], 3: [1]}, 3)
#> gossip(2, {2: [7, 8, 9]}, 1)
#> gossip(4, {4: [4]}, 0)
# %%
def min_patches(row, sizes):
    n = len(row)
    dp = [0] + [n + 1] * n
    for i in range(1, n + 1):
        if row[i - 1] == '.':
            dp[i] = dp[i - 1]
        for s in sizes:
            dp[i] = min(dp[i], dp[max(0, i - s)] + 1)
    return dp[n]
#> min_patches('..xx.x', [2])
#> min_patches('xxxxx', [1, 3])
#> min_patches('', [2])
#> min_patches('....', [4])
#> min_patches('x.x.x.x', [3])
# %%
from functools import cache


class Solution:
    def fairCut(self, cake):
        n = len(cake)

        @cache
        def best(i, pieces):
            if pieces == 1:
                return sum(cake[i:])
            top = 0
            running = 0
            for j in range(i, n - pieces + 1):
                running += cake[j]
                top = max(top, min(running, best(j + 1, pieces - 1)))
            return top

        return [best(0, k) for k in range(1, min(n, 3) + 1)]
#> Solution().fairCut((3, 1, 2, 4))
#> Solution().fairCut((5,))
#> Solution().fairCut(())
#> Solution().fairCut((1, 1, 1, 1, 1))
#> Solution().fairCut((9, 1, 8))
# %%
def mix(colour_a, colour_b):
    return 6 - colour_a - colour_b if colour_a != colour_b else colour_a


def blend(row):
    if len(row) == 1:
        return row[0]
    return blend([mix(a, b) for a, b in zip(row, row[1:])])


def wall_colour(row):
    names = {1: 'red', 2: 'green', 3: 'blue'}
    return names[blend(row)] if row else 'bare'
#> wall_colour([1, 2, 3])
#> wall_colour([1, 1, 2, 2])
#> wall_colour([])
#> wall_colour([3])
#> wall_colour([2, 3, 1, 1, 3])
# %%
def ants(n, k):
    if k == 0:
        return [[]]
    if n < k:
        return []
    without = ants(n - 1, k)
    with_n = [t + [n] for t in ants(n - 1, k - 1)]
    return without + with_n


def ant_teams(n, k, spread):
    good = 0
    for team in ants(n, k):
        if not team or team[-1] - team[0] >= spread:
            good += 1
    return good
#> ant_teams(4, 2, 2)
#> ant_teams(5, 3, 4)
#> ant_teams(3, 0, 9)
#> ant_teams(2, 3, 1)
#> ant_teams(4, 1, 0)
# %%
class Solution:
    def longestStaircase(self, nums, rise):
        end_at = {}
        for x in nums:
            end_at[x] = max(end_at.get(x, 0), end_at.get(x - rise, 0) + 1)
        if not end_at:
            return []
        top = max(end_at, key=end_at.get)
        return [top - rise * i for i in range(end_at[top])][::-1]
#> Solution().longestStaircase([1, 5, 3, 5, 7], 2)
#> Solution().longestStaircase([4, 3, 2], 1)
#> Solution().longestStaircase([], 3)
#> Solution().longestStaircase([9, 6, 7, 3, 0], -3)
#> Solution().longestStaircase([10, 20, 15, 30, 40], 10)
# %%
def pour(jugs, goal, state=None, path=None):
    state = state or (0,) * len(jugs)
    path = path or [state]
    if goal in state:
        return len(path) - 1
    best = None
    for i in range(len(jugs)):
        for level in (0, jugs[i]):
            nxt = state[:i] + (level,) + state[i + 1:]
            if nxt not in path and len(path) < 4:
                got = pour(jugs, goal, nxt, path + [nxt])
                if got is not None and (best is None or got < best):
                    best = got
    return best
#> pour([3, 5], 5)
#> pour([4], 2)
#> pour([2, 3], 0)
#> pour([7, 1], 1)
#> pour([2, 6], 4)
# %%
class Solution:
    def scoreCuts(self, word, table):
        best = {len(word): (0, [])}
        for i in range(len(word) - 1, -1, -1):
            choices = []
            for j in range(i + 1, len(word) + 1):
                piece = word[i:j]
                if piece in table and j in best:
                    pts, rest = best[j]
                    choices.append((pts + table[piece], [piece] + rest))
            if choices:
                best[i] = max(choices)
        return best.get(0)
#> Solution().scoreCuts('tea', {'t': 1, 'ea': 5, 'te': 3, 'a': 1})
#> Solution().scoreCuts('oo', {'o': 2, 'oo': 3})
#> Solution().scoreCuts('', {'x': 1})
#> Solution().scoreCuts('abc', {'ab': 4})
#> Solution().scoreCuts('rain', {'ra': 2, 'in': 2, 'rai': 9, 'n': 0})
# %%
def sift(seq):
    if len(seq) <= 1:
        return seq
    pivot = seq[len(seq) // 2]
    low = [x for x in seq if x % 10 < pivot % 10]
    same = [x for x in seq if x % 10 == pivot % 10]
    high = [x for x in seq if x % 10 > pivot % 10]
    return sift(low) + sorted(same) + sift(high)
#> sift([41, 13, 25])
#> sift([10, 20, 5, 15])
#> sift([])
#> sift([99, 98, 97, 7])
#> sift([33])
# %%
class Solution:
    def busLoads(self, groups, seats):
        self.memo = {}
        return self.plan(groups, seats, 0)

    def waste(self, seats, used):
        return (seats - used) ** 2

    def plan(self, groups, seats, i):
        if i == len(groups):
            return 0
        if i in self.memo:
            return self.memo[i]
        used, best = 0, 10 ** 9
        for j in range(i, len(groups)):
            used += groups[j]
            if used > seats:
                break
            best = min(best, self.waste(seats, used) + self.plan(groups, seats, j + 1))
        self.memo[i] = best
        return best
#> Solution().busLoads([3, 2, 4], 6)
#> Solution().busLoads([1, 1, 1, 1], 2)
#> Solution().busLoads([], 5)
#> Solution().busLoads([5, 5], 5)
#> Solution().busLoads([2, 3, 1, 4], 7)
# %%
def treasure_split(coins):
    total = sum(coins)
    if total % 3:
        return False

    def place(i, a, b, c):
        if i == len(coins):
            return a == b == c
        v = coins[i]
        return (place(i + 1, a + v, b, c)
                or (a != b and place(i + 1, a, b + v, c))
                or (b != c and place(i + 1, a, b, c + v)))

    return place(0, 0, 0, 0)
#> treasure_split([1, 2, 3, 3])
#> treasure_split([4, 4, 1])
#> treasure_split([])
#> treasure_split([5, 2, 2])
#> treasure_split([1, 1, 2, 2])
# %%
class Solution:
    def riverStones(self, stones, reach):
        jumps = [None] * len(stones)
        jumps[-1] = 0
        for i in reversed(range(len(stones) - 1)):
            cand = [jumps[j] for j in range(i + 1, len(stones))
                    if stones[j] - stones[i] <= reach and jumps[j] is not None]
            if cand:
                jumps[i] = min(cand) + 1
        return jumps
#> Solution().riverStones([0, 2, 5, 6], 3)
#> Solution().riverStones([1, 9], 4)
#> Solution().riverStones([4], 1)
#> Solution().riverStones([0, 1, 2, 3, 4], 2)
#> Solution().riverStones([0, 3, 10, 12, 13], 5)
# %%
class Solution:
    def twoRobbers(self, houses):
        if len(houses) < 3:
            return sum(houses)
        n = len(houses)
        f = [[0, 0, 0] for _ in range(n + 1)]
        for i, h in enumerate(houses, 1):
            f[i][0] = max(f[i - 1])
            f[i][1] = f[i - 1][0] + h
            f[i][2] = f[i - 1][1] + h // 2
        return max(f[n])
#> Solution().twoRobbers([4, 8, 2, 6])
#> Solution().twoRobbers([9, 1])
#> Solution().twoRobbers([1, 10, 11, 1])
#> Solution().twoRobbers([])
#> Solution().twoRobbers([5, 5, 5, 5, 5])
# %%
def bracket_shapes(pairs):
    shapes = [['']]
    for n in range(1, pairs + 1):
        row = []
        for inner in range(n):
            for a in shapes[inner]:
                for b in shapes[n - 1 - inner]:
                    row.append(('<' + a + '>' if a else '.') + b)
        shapes.append(row)
    return shapes[pairs]
#> bracket_shapes(0)
#> bracket_shapes(1)
#> bracket_shapes(2)
#> bracket_shapes(3)
#> bracket_shapes(4)
# %%
def oddly_sorted(cards):
    tails = []
    links = {}
    for c in cards:
        fit = [t for t in tails if (t + c) % 2 == 1 and t < c]
        if fit:
            t = max(fit)
            tails.remove(t)
            links[c] = t
        tails.append(c)
    longest = []
    for end in tails:
        chain = [end]
        while chain[-1] in links:
            chain.append(links[chain[-1]])
        if len(chain) > len(longest):
            longest = chain
    return longest[::-1]
#> oddly_sorted([2, 5, 4, 8, 9])
#> oddly_sorted([2, 4, 6])
#> oddly_sorted([])
#> oddly_sorted([7, 1, 2, 3, 10])
#> oddly_sorted([12, 13, 15, 14, 17])
# %%
from functools import cache
from math import inf


def delivery(points, start=0):
    n = len(points)

    def dist(a, b):
        return abs(points[a][0] - points[b][0]) + abs(points[a][1] - points[b][1])

    @cache
    def tour(at, left):
        if not left:
            return 0
        best = inf
        for k in range(n):
            if left >> k & 1:
                best = min(best, dist(at, k) + tour(k, left & ~(1 << k)))
        return best

    return tour(start, (1 << n) - 1 - (1 << start))
#> delivery([(0, 0), (3, 4), (1, 1)])
#> delivery([(2, 2)])
#> delivery([(0, 0), (5, 0), (-1, 0)])
#> delivery([(0, 0), (0, 3), (0, -2), (0, 1)], 1)
#> delivery([(1, 1), (1, 1)])
# %%
class Solution:
    def secretMessages(self, code):
        prev2, prev = 1, 1
        for i, ch in enumerate(code):
            cur = 0 if ch == '*' else prev
            if i and code[i - 1] == ch:
                cur += prev2
            prev2, prev = prev, cur
        return prev
#> Solution().secretMessages('aabb')
#> Solution().secretMessages('a*b')
#> Solution().secretMessages('')
#> Solution().secretMessages('zzzzz')
#> Solution().secretMessages('x**xx')
# %%
def evolve(rule, cells, steps):
    if steps == 0:
        return cells
    padded = '0' + cells + '0'
    nxt = ''
    for i in range(1, len(padded) - 1):
        nxt += rule.get(padded[i - 1:i + 2], '0')
    return evolve(rule, nxt, steps - 1)
#> evolve({'010': '1', '001': '1'}, '00010', 2)
#> evolve({'111': '1', '110': '1'}, '1110', 1)
#> evolve({}, '101', 3)
#> evolve({'000': '1'}, '', 2)
#> evolve({'100': '1', '011': '1', '010': '1'}, '10000', 4)
# %%
def weave(a, b):
    if not a or not b:
        return [a + b]
    return [a[0] + w for w in weave(a[1:], b)] + [b[0] + w for w in weave(a, b[1:])]


def smooth(w):
    return all(x <= y or y == 'z' for x, y in zip(w, w[1:]))


def smooth_weaves(a, b):
    out = []
    for w in weave(a, b):
        if smooth(w) and w not in out:
            out.append(w)
    return out
#> smooth_weaves('ac', 'bd')
#> smooth_weaves('az', 'b')
#> smooth_weaves('', 'ba')
#> smooth_weaves('aa', 'a')
#> smooth_weaves('mz', 'nz')
# %%
class Solution:
    def rechargePlan(self, drains, charge, cap):
        memo = {}

        def need(i, level):
            if level < 0:
                return 99
            if i == len(drains):
                return 0
            key = i, level
            if key not in memo:
                go = need(i + 1, level - drains[i])
                stop = 1 + need(i + 1, min(cap, level + charge) - drains[i])
                memo[key] = min(go, stop)
            return memo[key]

        ans = need(0, cap)
        return ans if ans < 99 else -1
#> Solution().rechargePlan([2, 3, 2], 3, 5)
#> Solution().rechargePlan([1, 1, 1], 1, 9)
#> Solution().rechargePlan([], 1, 1)
#> Solution().rechargePlan([8], 2, 5)
#> Solution().rechargePlan([3, 3, 3], 3, 4)
# %%
class Solution:
    def spreadGuard(self, n, forbidden):
        cols, plans = [], []

        def safe(c):
            r = len(cols)
            return all(c != cc and abs(c - cc) != r - rr or r - rr > 2
                       for rr, cc in enumerate(cols))

        def put():
            if len(cols) == n:
                plans.append(cols[:])
                return
            for c in range(n):
                if (len(cols), c) not in forbidden and safe(c):
                    cols.append(c)
                    put()
                    cols.pop()

        put()
        return plans
#> Solution().spreadGuard(2, [])
#> Solution().spreadGuard(3, [])
#> Solution().spreadGuard(1, [(0, 0)])
#> Solution().spreadGuard(4, [(0, 0), (0, 3)])
#> Solution().spreadGuard(3, [(0, 1), (1, 1)])
# %%
def sand_levels(heights):
    n = len(heights)
    if n < 3:
        return heights
    left = heights[:n // 2]
    right = heights[n // 2:]
    left, right = sand_levels(left), sand_levels(right)
    while left[-1] - right[0] > 1:
        left[-1] -= 1
        right[0] += 1
    while right[0] - left[-1] > 1:
        right[0] -= 1
        left[-1] += 1
    return left + right
#> sand_levels([5, 1, 4])
#> sand_levels([0, 9, 0, 9])
#> sand_levels([3])
#> sand_levels([1, 2, 3, 4, 5])
#> sand_levels([10, 10, 0, 0, 0])
# %%
def tip_jars(days, jars):
    """How many ways to drop one coin a day so no jar gets two in a row and jar 0 ends non-empty."""
    states = {(None, False): 1}
    for _ in range(days):
        new = {}
        for (last, used), ways in states.items():
            for j in range(jars):
                if j == last:
                    continue
                key = (j, used or j == 0)
                new[key] = new.get(key, 0) + ways
        states = new
    return sum(w for (_, used), w in states.items() if used)
#> tip_jars(2, 2)
#> tip_jars(3, 3)
#> tip_jars(0, 3)
#> tip_jars(1, 4)
#> tip_jars(4, 2)
# %%
class Solution:
    def smallestRing(self, beads: str, i: int = 0) -> str:
        if len(beads) < 2 or i == len(beads):
            return beads
        turned = beads[i:] + beads[:i]
        rest = self.smallestRing(beads, i + 1)
        return turned if turned < rest else rest
#> Solution().smallestRing('cab')
#> Solution().smallestRing('aaa')
#> Solution().smallestRing('')
#> Solution().smallestRing('bbaba')
#> Solution().smallestRing('zyx', 1)
# %%
def best_trade(prices, fee, max_deals):
    hold = [-10 ** 9] * (max_deals + 1)
    free = [0] * (max_deals + 1)
    for p in prices:
        for k in range(max_deals, 0, -1):
            free[k] = max(free[k], hold[k] + p)
            hold[k] = max(hold[k], free[k - 1] - p - fee * k)
    return max(free)
#> best_trade([3, 8, 2, 9], 1, 2)
#> best_trade([9, 5, 1], 0, 1)
#> best_trade([], 2, 2)
#> best_trade([1, 5, 2, 6, 3, 9], 2, 1)
#> best_trade([1, 4, 2, 5], 3, 2)
# %%
from functools import reduce


def magic_chain(words):
    def link(table, word):
        head, tail = word[0], word[-1]
        longest = table.get(head, 0) + len(word)
        if longest > table.get(tail, 0):
            return {**table, tail: longest}
        return table

    final = reduce(link, words, {})
    return sorted(final.items(), key=lambda kv: (-kv[1], kv[0]))
#> magic_chain(['ant', 'tea', 'age'])
#> magic_chain(['bob', 'bib'])
#> magic_chain([])
#> magic_chain(['pear', 'rose', 'eel', 'apple'])
#> magic_chain(['x', 'xylem', 'm'])
