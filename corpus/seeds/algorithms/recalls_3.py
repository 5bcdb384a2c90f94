# %%
class Solution:
    def signalWays(self, n):
        short, long, gap = 0, 0, 1
        for _ in range(n):
            short, long, gap = gap, short + gap, short + long
        return short + long + gap
#> Solution().signalWays(0)
#> Solution().signalWays(2)
#> Solution().signalWays(5)
#> Solution().signalWays(9)
#> Solution().signalWays(14)
# %%
class Solution:
    def splitLetters(self, s, banned):
        out = []

        def walk(i, parts):
            if i == len(s):
                out.append('-'.join(parts))
                return
            for size in (1, 2, 3):
                piece = s[i:i + size]
                if len(piece) < size or piece in banned:
                    continue
                walk(i + size, parts + [piece])

        walk(0, [])
        return out
#> Solution().splitLetters('abc', ['b'])
#> Solution().splitLetters('xyz', [])
#> Solution().splitLetters('', ['q'])
#> Solution().splitLetters('aab', ['a', 'b'])
#> Solution().splitLetters('noon', ['o', 'oo', 'no'])
# %%
from functools import cache


class Solution:
    def bellRingers(self, pattern, ringers):
        @cache
        def least(i, rested):
            if i == len(pattern):
                return 0
            if pattern[i] == '-':
                return least(i + 1, min(ringers, rested + 1))
            if rested == 0:
                return 1 + least(i + 1, 0)
            return least(i + 1, rested - 1)

        return least(0, ringers)
#> Solution().bellRingers('dd-d', 2)
#> Solution().bellRingers('dddd', 1)
#> Solution().bellRingers('', 3)
#> Solution().bellRingers('--d-dd', 0)
#> Solution().bellRingers('ddd--ddd', 2)
# %%
def cook(recipes, dish, pantry):
    if pantry.get(dish, 0) > 0:
        pantry[dish] -= 1
        return 0
    if dish not in recipes:
        raise KeyError(dish)
    minutes, needs = recipes[dish]
    return minutes + sum(cook(recipes, n, pantry) for n in needs)


def kitchen(recipes, dish, pantry):
    try:
        return cook(recipes, dish, dict(pantry))
    except KeyError as err:
        return f'missing {err.args[0]}'
#> kitchen({'pie': (30, ['dough', 'fruit']), 'dough': (10, ['flour'])}, 'pie', {'flour': 1, 'fruit': 1})
#> kitchen({'soup': (20, ['stock', 'salt'])}, 'soup', {'salt': 4})
#> kitchen({}, 'egg', {'egg': 1})
#> kitchen({'tea': (3, ['water', 'water'])}, 'tea', {'water': 1})
#> kitchen({'bun': (5, ['dough', 'dough']), 'dough': (8, [])}, 'bun', {'dough': 1})
# %%
class Solution:
    def skiPasses(self, slopes, start):
        h, w = len(slopes), len(slopes[0])
        cur = [None] * w
        cur[start] = slopes[0][start]
        for r in range(1, h):
            nxt = [None] * w
            for c in range(w):
                above = [v for v in cur[max(0, c - 1):c + 2] if v is not None]
                if above and slopes[r][c] >= 0:
                    nxt[c] = max(above) + slopes[r][c]
            cur = nxt
        return max((v for v in cur if v is not None), default=-1)
#> Solution().skiPasses([[1, 2], [3, 4], [5, 0]], 0)
#> Solution().skiPasses([[0, 0, 7], [-1, -1, -1]], 2)
#> Solution().skiPasses([[4]], 0)
#> Solution().skiPasses([[1, 1, 1], [9, -1, 3], [0, 2, 8]], 1)
#> Solution().skiPasses([[2, 5, 1], [6, 1, -1]], 2)
# %%
def mirror_sum(n):
    if n < 10:
        return n
    first = n // 10 ** (len(str(n)) - 1)
    last = n % 10
    middle = str(n)[1:-1]
    inner = mirror_sum(int(middle)) if middle else 0
    return abs(first - last) + inner
#> mirror_sum(7)
#> mirror_sum(92)
#> mirror_sum(1331)
#> mirror_sum(90817)
#> mirror_sum(500003)
# %%
def choose_snacks(snacks, budget):
    n = len(snacks)
    best = [[0] * (budget + 1) for _ in range(n + 1)]
    for i, (name, cost, joy) in enumerate(snacks, 1):
        for b in range(budget + 1):
            best[i][b] = best[i - 1][b]
            if cost <= b and best[i - 1][b - cost] + joy > best[i][b]:
                best[i][b] = best[i - 1][b - cost] + joy
    picked, b = [], budget
    for i in range(n, 0, -1):
        if best[i][b] != best[i - 1][b]:
            picked.append(snacks[i - 1][0])
            b -= snacks[i - 1][1]
    return picked
#> choose_snacks([('nut', 1, 2), ('bar', 3, 7), ('tea', 2, 3)], 4)
#> choose_snacks([('cake', 9, 50)], 5)
#> choose_snacks([], 3)
#> choose_snacks([('a', 2, 2), ('b', 2, 3), ('c', 2, 4)], 4)
#> choose_snacks([('fig', 1, 1), ('date', 1, 1)], 6)
# %%
def subtract_game(a, b):
    @lambda f: f
    def play(x, y, turn):
        if x == 0 or y == 0:
            return turn
        if x < y:
            x, y = y, x
        if x // y >= 2:
            return 1 - turn
        return play(y, x - y, 1 - turn)

    return 'AB'[play(a, b, 1)]
#> subtract_game(5, 3)
#> subtract_game(8, 5)
#> subtract_game(7, 0)
#> subtract_game(12, 4)
#> subtract_game(13, 8)
# %%
from functools import lru_cache


class Solution:
    def poetryLines(self, words, width):
        sizes = [len(w) for w in words]

        @lru_cache(None)
        def best(i):
            if i == len(words):
                return 0, ()
            options = []
            used = -1
            for j in range(i, len(words)):
                used += sizes[j] + 1
                if used > width:
                    break
                cost, rest = best(j + 1)
                options.append((cost + (width - used) ** 2, (j - i + 1,) + rest))
            return min(options)

        return best(0)
#> Solution().poetryLines(['to', 'be', 'or', 'not'], 5)
#> Solution().poetryLines(['a', 'bb', 'ccc'], 6)
#> Solution().poetryLines([], 4)
#> Solution().poetryLines(['toolong'], 3)
#> Solution().poetryLines(['sun', 'is', 'up'], 9)
# %%
def count_hills(n, peak, memo):
    if n == 1:
        return 1
    key = (n, peak)
    if key in memo:
        return memo[key]
    total = 0
    for h in range(1, peak + 1):
        total += count_hills(n - 1, h, memo) if h % 2 == n % 2 else 1
    memo[key] = total
    return total


def hills(n, peak):
    memo = {}
    res = count_hills(n, peak, memo)
    return res, sorted(memo)[:3]
#> hills(3, 3)
#> hills(1, 5)
#> hills(4, 2)
#> hills(2, 6)
#> hills(5, 4)
# %%
def flip_tree(node):
    if node is None:
        return None
    val, left, right = node
    if val < 0:
        return (-val, flip_tree(right), flip_tree(left))
    return (val, flip_tree(left), flip_tree(right))


def inorder(node):
    if not node:
        return []
    return inorder(node[1]) + [node[0]] + inorder(node[2])


def read_flipped(node):
    return inorder(flip_tree(node))
#> read_flipped((1, (2, None, None), (3, None, None)))
#> read_flipped((-1, (2, None, None), (3, None, None)))
#> read_flipped(None)
#> read_flipped((4, (-5, (6, None, None), None), None))
#> read_flipped((-7, (-8, None, (9, None, None)), (1, None, None)))
# %%
class Solution:
    def ferryQueue(self, cars, deck):
        left_sums = {0}
        total = 0
        for count, car in enumerate(cars):
            total += car
            nxt = set()
            for s in left_sums:
                if s + car <= deck:
                    nxt.add(s + car)
                if total - s <= deck:
                    nxt.add(s)
            if not nxt:
                return count
            left_sums = nxt
        return len(cars)
#> Solution().ferryQueue([3, 4, 5, 2], 7)
#> Solution().ferryQueue([6, 6, 6], 6)
#> Solution().ferryQueue([], 9)
#> Solution().ferryQueue([8], 5)
#> Solution().ferryQueue([1, 2, 3, 4], 5)
# %%
def squeeze(s):
    for i in range(len(s) - 1):
        if s[i] == s[i + 1]:
            return squeeze(s[:i] + s[i + 2:])
    return s
#> squeeze('abba')
#> squeeze('aab')
#> squeeze('')
#> squeeze('mississippi')
#> squeeze('xyzzyw')
# %%
def lazy_cater(cuts):
    pieces = [1]
    for c in range(1, cuts + 1):
        gained = sum(1 for p in pieces if p % 2) + c // 2
        pieces.append(pieces[-1] + gained)
    return pieces
#> lazy_cater(0)
#> lazy_cater(3)
#> lazy_cater(5)
#> lazy_cater(1)
#> lazy_cater(8)
# %%
from typing import List


class Solution:
    def teamNoise(self, noise: List[int], k: int) -> List[List[int]]:
        res = []

        def build(start, path, total):
            if len(path) == k:
                if total % 2 == 0:
                    res.append(path[:])
                return
            for i in range(start, len(noise)):
                if i > start and noise[i] == noise[i - 1]:
                    continue
                path.append(noise[i])
                build(i + 1, path, total + noise[i])
                path.pop()

        noise.sort()
        build(0, [], 0)
        return res
#> Solution().teamNoise([3, 1, 2, 2], 2)
#> Solution().teamNoise([1, 1, 1], 2)
#> Solution().teamNoise([], 1)
#> Solution().teamNoise([5, 4], 0)
#> Solution().teamNoise([1, 2, 3, 4], 3)
# %%
class Solution:
    def riverGame(self, n, k):
        lose = [True] * (n + 1)
        for pos in range(1, n + 1):
            for step in range(1, k + 1):
                target = pos - step
                if target >= 0 and lose[target] and (pos % 3 or step != 1):
                    lose[pos] = False
                    break
        return [p for p in range(n + 1) if lose[p]]
#> Solution().riverGame(6, 2)
#> Solution().riverGame(0, 3)
#> Solution().riverGame(9, 3)
#> Solution().riverGame(5, 1)
#> Solution().riverGame(10, 2)
# %%
def cheapest_merge(piles):
    n = len(piles)
    acc = [0]
    for p in piles:
        acc.append(acc[-1] + p)
    cost = {}

    def merge(l, r):
        if r - l <= 1:
            return 0
        if (l, r) not in cost:
            cost[l, r] = acc[r] - acc[l] + (r - l) % 2 + min(
                merge(l, m) + merge(m, r) for m in range(l + 1, r))
        return cost[l, r]

    return merge(0, n)
#> cheapest_merge([4, 1, 2])
#> cheapest_merge([5])
#> cheapest_merge([])
#> cheapest_merge([3, 3, 3, 3])
#> cheapest_merge([10, 1, 1, 10])
# %%
class Solution:
    def dressUp(self, outfits, weather):
        colds = [0, None]
        for w, (coat, shirt) in zip(weather, outfits):
            with_coat = coat + (3 if w > 20 else 0)
            no_coat = shirt + (7 if w < 5 else 0)
            a, b = colds
            keep = a + no_coat if b is None else min(a, b + 1) + no_coat
            wear = a + 1 + with_coat if b is None else min(a + 1, b) + with_coat
            colds = [keep, wear]
        return colds
#> Solution().dressUp([(2, 1), (2, 1)], [10, 2])
#> Solution().dressUp([(1, 5)], [25])
#> Solution().dressUp([], [])
#> Solution().dressUp([(3, 3), (1, 4), (2, 2)], [4, 3, 30])
#> Solution().dressUp([(0, 9), (0, 9)], [0, 0])
# %%
def gcd_chain(nums):
    def gcd(a, b):
        return a if not b else gcd(b, a % b)

    best = {}
    for x in nums:
        fresh = {x: 1}
        for g, length in best.items():
            d = gcd(g, x)
            if d > 1:
                fresh[d] = max(fresh.get(d, 0), length + 1)
        best = fresh
    return max(best.values(), default=0)
#> gcd_chain([4, 6, 9])
#> gcd_chain([5, 7])
#> gcd_chain([])
#> gcd_chain([12, 18, 30, 35])
#> gcd_chain([8, 8, 3, 6])
# %%
def sketch(depth, mark='*'):
    if depth == 0:
        return [mark]
    inner = sketch(depth - 1, mark)
    width = len(inner[-1])
    top = [' ' * depth + line for line in inner]
    bottom = ['=' * (width + depth)]
    return top + bottom
#> sketch(0)
#> sketch(1)
#> sketch(2, '@')
#> sketch(3)
#> sketch(2, 'ab')
# %%
from functools import cache


class Solution:
    def chargeRobots(self, slots, robots):
        slots = tuple(slots)

        @cache
        def fit(i, mask):
            if i == len(robots):
                return 1
            total = 0
            for j, s in enumerate(slots):
                if not mask & 1 << j and robots[i] <= s:
                    total += fit(i + 1, mask | 1 << j)
            return total

        return fit(0, 0)
#> Solution().chargeRobots([3, 5, 2], [2, 4])
#> Solution().chargeRobots([1, 1], [2])
#> Solution().chargeRobots([4], [])
#> Solution().chargeRobots([2, 2, 2], [1, 2, 2])
#> Solution().chargeRobots([9, 6], [3, 7])
# %%
def hailstorm(n, cache):
    path = []
    while n != 1 and n not in cache:
        path.append(n)
        n = n // 2 if n % 2 == 0 else n + 1
    length = cache.get(n, 1)
    for p in reversed(path):
        length += 1
        cache[p] = length
    return length


def storm_table(starts):
    cache = {}
    rows = [hailstorm(s, cache) for s in starts]
    return rows, len(cache)
#> storm_table([3, 6])
#> storm_table([1])
#> storm_table([])
#> storm_table([12, 5, 13])
#> storm_table([8, 10, 20])
# %%
def sum_path(tree, goal):
    if tree is None:
        return []
    value, *kids = tree
    if value == goal and not kids:
        return [[value]]
    found = []
    for k in kids:
        for p in sum_path(k, goal - value):
            found.append([value] + p)
    return found
#> sum_path([1, [2], [3, [0]]], 3)
#> sum_path([5, [4, [1]], [5]], 10)
#> sum_path(None, 3)
#> sum_path([7], 7)
#> sum_path([2, [2, [2]], [4], [1, [3]]], 6)
# %%
class Solution:
    def evenRuns(self, s):
        n = len(s)
        dp = [0] * (n + 1)
        for i in range(1, n + 1):
            dp[i] = dp[i - 1] + 1
            j = i
            while j > 0 and s[j - 1] == s[i - 1]:
                j -= 1
                if (i - j) % 2 == 0:
                    dp[i] = min(dp[i], dp[j])
        return dp[n]
#> Solution().evenRuns('aabbb')
#> Solution().evenRuns('abc')
#> Solution().evenRuns('')
#> Solution().evenRuns('zzzz')
#> Solution().evenRuns('aaabbaa')
# %%
def marble_turns(bag, who=0, scores=None):
    scores = scores or [0, 0]
    if not bag:
        return scores
    if who == 0:
        pick = max(range(len(bag)), key=lambda i: bag[i])
    else:
        pick = 0 if bag[0] >= bag[-1] else len(bag) - 1
    gained = bag[pick]
    rest = bag[:pick] + bag[pick + 1:]
    scores[who] += gained
    if gained % 2 == 0:
        return marble_turns(rest, who, scores)
    return marble_turns(rest, 1 - who, scores)
#> marble_turns([3, 8, 5, 1])
#> marble_turns([2, 4, 6])
#> marble_turns([])
#> marble_turns([7, 1, 9, 9, 2], 1)
#> marble_turns([1, 1, 1], 0, [5, 5])
# %%
def inventory(sizes, target):
    combos = [[] for _ in range(target + 1)]
    combos[0] = [()]
    for s in sizes:
        for t in range(s, target + 1):
            for c in combos[t - s]:
                if c.count(s) < 2:
                    combos[t].append(c + (s,))
    return combos[target]
#> inventory([1, 2], 4)
#> inventory([3, 5], 8)
#> inventory([2], 0)
#> inventory([4], 6)
#> inventory([2, 3, 6], 6)
# %%
class Solution:
    def lightsOff(self, lamps: str) -> int:
        start = int(lamps or '0', 2)
        n = len(lamps)
        memo = {0: 0}
        level = [0]
        dist = 0
        while level and start not in memo:
            dist += 1
            nxt = []
            for state in level:
                for i in range(n):
                    new = state ^ (0b11 << i) & ((1 << n) - 1)
                    if new not in memo:
                        memo[new] = dist
                        nxt.append(new)
            level = nxt
        return memo.get(start, -1)
#> Solution().lightsOff('11')
#> Solution().lightsOff('101')
#> Solution().lightsOff('')
#> Solution().lightsOff('1001')
#> Solution().lightsOff('0000')
# %%
def rank_of(perm):
    if len(perm) <= 1:
        return 0
    smaller = sum(1 for x in perm[1:] if x < perm[0])
    return smaller * fact(len(perm) - 1) + rank_of(perm[1:])


def fact(n):
    return 1 if n == 0 else n * fact(n - 1)


def distance_between(p, q):
    return rank_of(q) - rank_of(p)
#> distance_between([1, 2, 3], [3, 2, 1])
#> distance_between([2, 1], [1, 2])
#> distance_between([], [5])
#> distance_between([4, 1, 3, 2], [2, 4, 1, 3])
#> distance_between([1, 3, 2], [1, 3, 2])
# %%
def merge_sorted(a, b, key):
    if not a:
        return b
    if not b:
        return a
    if key(a[0]) <= key(b[0]):
        return a[:1] + merge_sorted(a[1:], b, key)
    return b[:1] + merge_sorted(a, b[1:], key)


def digit_sort(nums):
    if len(nums) < 2:
        return nums
    m = len(nums) // 2
    return merge_sorted(digit_sort(nums[:m]), digit_sort(nums[m:]), lambda x: sum(map(int, str(x))))
#> digit_sort([31, 5, 100])
#> digit_sort([99, 12])
#> digit_sort([])
#> digit_sort([7, 70, 16, 2])
#> digit_sort([58, 49, 3, 11, 20])
# %%
class Solution:
    def rainWalk(self, blocks, umbrella):
        INF = 10 ** 5
        state = [0] + [INF] * umbrella
        for rain in blocks:
            new = [INF] * (umbrella + 1)
            for used, wet in enumerate(state):
                if wet == INF:
                    continue
                new[used] = min(new[used], wet + rain)
                if used < umbrella:
                    new[used + 1] = min(new[used + 1], wet)
            state = new
        return state
#> Solution().rainWalk([3, 1, 5], 1)
#> Solution().rainWalk([2, 2], 3)
#> Solution().rainWalk([], 2)
#> Solution().rainWalk([4, 6, 1, 9], 2)
#> Solution().rainWalk([7, 7, 7], 0)
# %%
from functools import cache


def code_lock(target, dials):
    @cache
    def reach(value, used):
        if value == target:
            return used
        if value > target or used == 5:
            return None
        results = [reach(value + d, used + 1) for d in dials]
        results.append(reach(value * 2, used + 1) if value else None)
        good = [r for r in results if r is not None]
        return min(good) if good else None

    return reach(0, 0)
#> code_lock(8, (1, 3))
#> code_lock(0, (2,))
#> code_lock(7, (4,))
#> code_lock(10, (5, 3))
#> code_lock(9, (1,))
# %%
class Solution:
    def dominoLines(self, tiles):
        best = []

        def extend(line, rest):
            nonlocal best
            if len(line) > len(best):
                best = line
            for i, (a, b) in enumerate(rest):
                others = rest[:i] + rest[i + 1:]
                if not line or line[-1][1] == a:
                    extend(line + [(a, b)], others)
                if line and a != b and line[-1][1] == b:
                    extend(line + [(b, a)], others)

        extend([], tiles)
        return best
#> Solution().dominoLines([(1, 2), (3, 2)])
#> Solution().dominoLines([(4, 4), (5, 6)])
#> Solution().dominoLines([])
#> Solution().dominoLines([(1, 3), (2, 1), (5, 5)])
#> Solution().dominoLines([(6, 1), (1, 2), (2, 2)])
# %%
class Solution:
    def oddSubarrays(self, nums):
        even, odd = 0, 0
        ans = 0
        for x in nums:
            if x % 3 == 1:
                even, odd = odd, even + 1
            else:
                even, odd = even + 1, odd
            ans += odd
        return ans
#> Solution().oddSubarrays([1, 2, 3])
#> Solution().oddSubarrays([2, 4])
#> Solution().oddSubarrays([])
#> Solution().oddSubarrays([1, 1, 1, 1])
#> Solution().oddSubarrays([0, 5, 0, 0, 7])
# %%
class Solution:
    def nestedTotal(self, expr):
        pos = 0

        def parse():
            nonlocal pos
            total, sign = 0, 1
            while pos < len(expr):
                ch = expr[pos]
                pos += 1
                if ch == '[':
                    total += sign * 2 * parse()
                    sign = 1
                elif ch == ']':
                    break
                elif ch == '~':
                    sign = -sign
                else:
                    total += sign * int(ch)
                    sign = 1
            return total

        return parse()
#> Solution().nestedTotal('12[3]')
#> Solution().nestedTotal('[[4]~1]')
#> Solution().nestedTotal('')
#> Solution().nestedTotal('~[5~2]9')
#> Solution().nestedTotal('7~~3')
# %%
def garden_rows(rows, kinds):
    """Count plantings where no kind follows itself and kind 0 never sits at an end."""
    if rows == 0:
        return 1
    ways = [0] + [1] * (kinds - 1)
    for i in range(1, rows):
        total = sum(ways)
        ways = [total - w for w in ways]
    ways[0] = 0
    return sum(ways)
#> garden_rows(1, 3)
#> garden_rows(3, 3)
#> garden_rows(0, 2)
#> garden_rows(5, 2)
#> garden_rows(4, 4)
# %%
from functools import lru_cache


class Solution:
    def mineCarts(self, track, brakes):
        end = len(track)

        @lru_cache(None)
        def fastest(pos, speed, left):
            if pos >= end:
                return 0
            if track[pos] == '/' and speed > 1:
                if left == 0:
                    return 50
                return 1 + fastest(pos + 1, 1, left - 1)
            return 1 + fastest(pos + speed, min(3, speed + 1), left)

        return fastest(0, 1, brakes)
#> Solution().mineCarts('------', 0)
#> Solution().mineCarts('-/--/-', 2)
#> Solution().mineCarts('', 1)
#> Solution().mineCarts('-/-/', 1)
#> Solution().mineCarts('-----/----', 1)
# %%
def widest_gap_tree(values):
    def build(vals):
        if not vals:
            return None
        m = len(vals) // 2
        return {'v': vals[m], 'l': build(vals[:m]), 'r': build(vals[m + 1:])}

    def gap(node, parent):
        if node is None:
            return 0
        here = abs(node['v'] - parent)
        return max(here, gap(node['l'], node['v']), gap(node['r'], node['v']))

    root = build(sorted(values))
    return gap(root, root['v']) if root else -1
#> widest_gap_tree([5, 1, 9])
#> widest_gap_tree([4])
#> widest_gap_tree([])
#> widest_gap_tree([20, 3, 8, 1])
#> widest_gap_tree([2, 2, 2, 30, 2])
# %%
def vote_ways(votes, lead):
    rows = {(0, 0): 1}
    a_total, b_total = votes
    for a in range(a_total + 1):
        for b in range(b_total + 1):
            if (a, b) == (0, 0):
                continue
            if a - b < lead:
                rows[a, b] = 0
            else:
                rows[a, b] = rows.get((a - 1, b), 0) + rows.get((a, b - 1), 0)
    return rows[votes]
#> vote_ways((2, 1), 0)
#> vote_ways((3, 2), 1)
#> vote_ways((0, 0), 5)
#> vote_ways((3, 3), -1)
#> vote_ways((1, 2), 0)
# %%
class Solution:
    def tallestPile(self, blocks):
        self.blocks = sorted(blocks, reverse=True)
        return self.pile(0, 10 ** 6)

    def pile(self, i, top):
        if i == len(self.blocks):
            return 0
        width, height = self.blocks[i]
        skip = self.pile(i + 1, top)
        if height > top:
            return skip
        return max(skip, height + self.pile(i + 1, height))
#> Solution().tallestPile([(3, 2), (5, 4)])
#> Solution().tallestPile([(1, 9), (2, 3), (3, 4)])
#> Solution().tallestPile([])
#> Solution().tallestPile([(4, 4), (4, 4)])
#> Solution().tallestPile([(6, 1), (5, 7), (2, 6)])
# %%
def cheapest_string(target, key_cost, paste_cost):
    cost = [0]
    for i in range(1, len(target) + 1):
        typed = cost[i - 1] + key_cost
        best = typed
        for size in range(2, i // 2 + 1):
            if target[i - size:i] in target[:i - size]:
                best = min(best, cost[i - size] + paste_cost)
        cost.append(best)
    return cost[-1]
#> cheapest_string('abab', 2, 1)
#> cheapest_string('abcabc', 1, 2)
#> cheapest_string('', 5, 5)
#> cheapest_string('aaaaaa', 3, 3)
#> cheapest_string('hohoho', 2, 1)
