# %%
class Solution:
    def owlPatrol(self, mice, rest):
        best = [0, 0]
        for i, m in enumerate(mice):
            start = max(0, i - rest)
            best.append(max(best[-1], best[start] + m))
        return best[-1]
#> Solution().owlPatrol([2, 7, 3, 1], 1)
#> Solution().owlPatrol([5], 3)
#> Solution().owlPatrol([], 2)
#> Solution().owlPatrol([4, 4, 4, 4, 4], 2)
#> Solution().owlPatrol([1, 0, 9, 0, 1, 8], 0)
# %%
from functools import cache


def lock_turns(start, goal, blocked):
    @cache
    def dist(a, b):
        d = abs(a - b)
        return min(d, 10 - d)

    @cache
    def cost(i, carry):
        if i < 0:
            return carry
        a, b = int(start[i]), int(goal[i])
        plain = dist(a, b) + cost(i - 1, 0)
        if b in blocked:
            plain += 2
        return min(plain, dist((a + 1) % 10, b) + 1 + cost(i - 1, 1))

    return cost(len(start) - 1, 0)
#> lock_turns('129', '138', (3,))
#> lock_turns('00', '99', ())
#> lock_turns('', '', (1,))
#> lock_turns('5', '0', (0,))
#> lock_turns('7777', '2707', (0, 2))
# %%
def hourglass(n):
    if n <= 0:
        return ['v']
    inner = hourglass(n - 2)
    edge = 'x' * (n + 1)
    return [edge] + [' ' + s for s in inner] + [edge]
#> hourglass(0)
#> hourglass(1)
#> hourglass(2)
#> hourglass(3)
#> hourglass(5)
# %%
class Solution:
    def waysHome(self, street, taxi):
        n = len(street)
        walk, ride = [0] * (n + 1), [0] * (n + 1)
        walk[n] = ride[n] = 1
        for i in reversed(range(n)):
            if street[i] == 'w':
                walk[i] = walk[i + 1]
            elif street[i] == 't':
                ride[i] = ride[min(n, i + taxi)]
            else:
                walk[i] = walk[i + 1] + ride[i + 1]
                ride[i] = walk[i + 1]
        return walk[0] + ride[0]
#> Solution().waysHome('wbtb', 2)
#> Solution().waysHome('bbb', 1)
#> Solution().waysHome('', 3)
#> Solution().waysHome('tw', 1)
#> Solution().waysHome('bwbtbb', 3)
# %%
class Solution:
    def placeFlags(self, grid):
        self.grid = [list(r) for r in grid]
        self.count = 0
        self.place(0)
        return self.count

    def place(self, row):
        if row == len(self.grid):
            self.count += 1
            return
        for col, cell in enumerate(self.grid[row]):
            if cell == '.' and self.alone(row, col):
                self.grid[row][col] = 'F'
                self.place(row + 1)
                self.grid[row][col] = '.'

    def alone(self, row, col):
        return all(self.grid[r][col] != 'F' for r in range(row))
#> Solution().placeFlags(['..', '..'])
#> Solution().placeFlags(['.#.', '#..', '..#'])
#> Solution().placeFlags([])
#> Solution().placeFlags(['##', '..'])
#> Solution().placeFlags(['...', '...'])
# %%
def bead_game(row):
    memo = {}

    def score(t):
        if t not in memo:
            best = 0
            i = 0
            while i < len(t):
                j = i
                while j < len(t) and t[j] == t[i]:
                    j += 1
                best = max(best, (j - i) ** 2 + score(t[:i] + t[j:]))
                i = j
            memo[t] = best
        return memo[t]

    return score(row)
#> bead_game('abba')
#> bead_game('xyx')
#> bead_game('')
#> bead_game('rrr')
#> bead_game('aabb')
# %%
def spread_sum(lo, hi, level=0):
    if hi - lo < 2:
        return level * lo
    third = (hi - lo) // 3 or 1
    a, b = lo + third, hi - third
    return spread_sum(lo, a, level + 1) - spread_sum(a, b, level + 2) + spread_sum(b, hi, level + 1)
#> spread_sum(0, 1)
#> spread_sum(1, 3)
#> spread_sum(0, 6)
#> spread_sum(2, 9, 1)
#> spread_sum(5, 5, 3)
# %%
from typing import List


class Solution:
    def hireBand(self, players: List[int], fees: List[int], budget: int) -> int:
        best = [-1] * (budget + 1)
        best[0] = 0
        for p, f in zip(players, fees):
            for b in range(budget, f - 1, -1):
                if best[b - f] >= 0:
                    best[b] = max(best[b], best[b - f] + p)
        for b in range(budget, -1, -1):
            if best[b] == max(best):
                answer = b
        return answer
#> Solution().hireBand([5, 4, 3], [4, 3, 2], 6)
#> Solution().hireBand([1], [9], 4)
#> Solution().hireBand([], [], 2)
#> Solution().hireBand([2, 2, 2], [1, 1, 1], 3)
#> Solution().hireBand([7, 1, 6], [3, 1, 2], 5)
# %%
def fewest_words(goal, stems, suffixes):
    def builds(rest, used):
        if not rest:
            return used
        tries = []
        for s in stems:
            if rest.startswith(s):
                after = rest[len(s):]
                tries.append(builds(after, used + 1))
                for x in suffixes:
                    if after.startswith(x):
                        tries.append(builds(after[len(x):], used + 1))
        return min((t for t in tries if t), default=0)

    return builds(goal, 0)
#> fewest_words('playsing', ['play', 'sing', 'p'], ['s', 'ing'])
#> fewest_words('runrun', ['run'], [])
#> fewest_words('', ['a'], ['b'])
#> fewest_words('baking', ['bak', 'king', 'ba'], ['ing'])
#> fewest_words('zzz', ['y'], ['z'])
# %%
class Solution:
    def clockGame(self, hours, moves):
        """State 0 is a loss for the one to move; decide every hour by walking backwards."""
        verdict = ['?'] * hours
        verdict[0] = 'L'
        changed = True
        while changed:
            changed = False
            for h in range(1, hours):
                if verdict[h] != '?':
                    continue
                nxt = [verdict[(h + m) % hours] for m in moves]
                if 'L' in nxt:
                    verdict[h] = 'W'
                    changed = True
                elif all(v == 'W' for v in nxt):
                    verdict[h] = 'L'
                    changed = True
        return ''.join(verdict)
#> Solution().clockGame(5, [1, 2])
#> Solution().clockGame(4, [2])
#> Solution().clockGame(1, [3])
#> Solution().clockGame(7, [1, 3])
#> Solution().clockGame(6, [1])
# %%
class Solution:
    def smallestStack(self, nums):
        n = len(nums)

        def solve(i, stack):
            if i == n:
                return len(stack)
            x = nums[i]
            push = solve(i + 1, stack + (x,))
            if stack and (stack[-1] + x) % 5 == 0:
                return min(push, solve(i + 1, stack[:-1]))
            return push

        return solve(0, ())
#> Solution().smallestStack([2, 3, 1])
#> Solution().smallestStack([1, 4, 4, 1])
#> Solution().smallestStack([])
#> Solution().smallestStack([5, 5, 5])
#> Solution().smallestStack([1, 2, 3])
# %%
def lattice_sum(grid):
    pre = [[0] * (len(grid[0]) + 1)]
    for row in grid:
        line = [0]
        for j, v in enumerate(row):
            line.append(v + line[j] + pre[-1][j + 1] - pre[-1][j])
        pre.append(line)
    return pre


def quiet_square(grid, k):
    pre = lattice_sum(grid)
    best = None
    for r in range(len(grid) - k + 1):
        for c in range(len(grid[0]) - k + 1):
            s = pre[r + k][c + k] - pre[r][c + k] - pre[r + k][c] + pre[r][c]
            if best is None or s < best[0]:
                best = (s, r, c)
    return best
#> quiet_square([[1, 2], [3, 4]], 1)
#> quiet_square([[5, 1, 1], [5, 1, 1], [9, 9, 9]], 2)
#> quiet_square([[7]], 2)
#> quiet_square([[0, -1, 2], [3, -4, 5]], 2)
#> quiet_square([[2, 2, 2]], 1)
# %%
def fib_words(n, a, b):
    if n == 0:
        return a
    if n == 1:
        return b
    return fib_words(n - 1, a, b) + fib_words(n - 2, a, b)


def letter_at(n, a, b, i):
    word = fib_words(n, a, b)
    return word[i] if i < len(word) else '-'
#> letter_at(4, 'x', 'yz', 3)
#> letter_at(0, 'abc', 'd', 2)
#> letter_at(1, 'a', 'b', 1)
#> letter_at(5, 'p', 'q', 6)
#> letter_at(3, '', 'mn', 3)
# %%
from functools import lru_cache


class Solution:
    def saveWater(self, plants, can):
        @lru_cache(maxsize=None)
        def steps(i, water):
            if i == len(plants):
                return 0
            if plants[i] > can:
                return 1000
            refill = 2 * i + 1 + steps(i + 1, can - plants[i])
            if plants[i] > water:
                return refill
            return min(refill, 1 + steps(i + 1, water - plants[i]))

        total = steps(0, can)
        return total if total < 1000 else -1
#> Solution().saveWater([2, 2, 3], 5)
#> Solution().saveWater([1, 1, 1], 1)
#> Solution().saveWater([], 3)
#> Solution().saveWater([2, 9], 4)
#> Solution().saveWater([3, 1, 4, 1], 6)
# %%
def remove_to_rise(nums):
    best = []

    def rec(i, kept):
        nonlocal best
        if len(kept) + len(nums) - i <= len(best):
            return
        if i == len(nums):
            best = kept
            return
        if not kept or nums[i] >= kept[-1] * 2:
            rec(i + 1, kept + [nums[i]])
        rec(i + 1, kept)

    rec(0, [])
    return best
#> remove_to_rise([1, 2, 3, 5])
#> remove_to_rise([6, 3, 1])
#> remove_to_rise([])
#> remove_to_rise([1, 2, 4, 8])
#> remove_to_rise([4, 1, 9, 2, 5])
# %%
def deal_ways(counts):
    """Ways to hand out the counted cards so that no kind comes twice in a row."""
    kinds = sorted(counts)

    def rec(left, last):
        if not any(left):
            return 1
        total = 0
        for i, n in enumerate(left):
            if n and i != last:
                total += rec(left[:i] + (n - 1,) + left[i + 1:], i)
        return total

    return rec(tuple(counts[k] for k in kinds), -1)
#> deal_ways({'a': 2, 'b': 1})
#> deal_ways({'x': 3})
#> deal_ways({})
#> deal_ways({'p': 1, 'q': 1, 'r': 1})
#> deal_ways({'m': 2, 'n': 2})
# %%
class Solution:
    def fixRoads(self, roads, crews):
        n = len(roads)
        if n == 0:
            return []
        dp = [0] * n
        order = []
        for i in range(n):
            free = dp[i - crews] if i >= crews else 0
            before = dp[i - 1] if i else 0
            dp[i] = max(free, before) + roads[i] if roads[i] > 3 else free + roads[i]
            order.append((dp[i], i))
        order.sort()
        return [i for _, i in order]
#> Solution().fixRoads([2, 5, 1], 2)
#> Solution().fixRoads([], 1)
#> Solution().fixRoads([4, 4], 1)
#> Solution().fixRoads([1, 1, 9, 1, 1], 3)
#> Solution().fixRoads([8, 2, 2, 2], 2)
# %%
def closest_pair(points):
    pts = sorted(points)

    def solve(ps):
        if len(ps) < 2:
            return None
        if len(ps) == 2:
            return gap(*ps)
        m = len(ps) // 2
        sides = [d for d in (solve(ps[:m]), solve(ps[m:])) if d is not None]
        best = min(sides)
        strip = [p for p in ps if abs(p[0] - ps[m][0]) <= best]
        for i, p in enumerate(strip):
            for q in strip[i + 1:]:
                best = min(best, gap(p, q))
        return best

    def gap(p, q):
        return max(abs(p[0] - q[0]), 2 * abs(p[1] - q[1]))

    return solve(pts)
#> closest_pair([(0, 0), (5, 5), (6, 4)])
#> closest_pair([(1, 1)])
#> closest_pair([])
#> closest_pair([(0, 9), (1, 0), (2, 9), (9, 9)])
#> closest_pair([(3, 3), (3, 3), (8, 1)])
# %%
class Solution:
    def liftPlan(self, people, cap):
        n = len(people)
        dp = [(0, 0)] + [(n + 1, 0)] * ((1 << n) - 1)
        for mask in range(1 << n):
            rides, room = dp[mask]
            for i, w in enumerate(people):
                if mask >> i & 1:
                    continue
                nxt = mask | 1 << i
                cand = (rides, room - w) if room >= w else (rides + 1, cap - w)
                if (cand[0], -cand[1]) < (dp[nxt][0], -dp[nxt][1]):
                    dp[nxt] = cand
        return dp[-1]
#> Solution().liftPlan([3, 4, 2], 6)
#> Solution().liftPlan([5, 5], 5)
#> Solution().liftPlan([], 9)
#> Solution().liftPlan([1, 1, 1], 2)
#> Solution().liftPlan([7], 8)
# %%
class Solution:
    def palWays(self, s):
        def mirrored(t):
            return t == t[::-1]

        ways = {'': [[]]}

        def split(t):
            if t not in ways:
                ways[t] = []
                for k in range(1, len(t) + 1):
                    if mirrored(t[:k]) and (k > 1 or len(t) % 2):
                        for rest in split(t[k:]):
                            ways[t].append([t[:k]] + rest)
            return ways[t]

        return split(s)
#> Solution().palWays('aab')
#> Solution().palWays('noon')
#> Solution().palWays('')
#> Solution().palWays('xyz')
#> Solution().palWays('aaaa')
# %%
def balloon_lift(baskets, memo=None):
    memo = {} if memo is None else memo
    baskets = tuple(b for b in baskets if b)
    if not baskets:
        return 0
    if baskets not in memo:
        shifted = tuple(b - 1 for b in baskets)
        first_only = (baskets[0] // 2,) + baskets[1:]
        memo[baskets] = 1 + min(balloon_lift(shifted, memo), balloon_lift(first_only, memo))
    return memo[baskets]
#> balloon_lift([3, 1])
#> balloon_lift([0, 0])
#> balloon_lift([8])
#> balloon_lift([5, 5])
#> balloon_lift([1, 4])
# %%
def min_stops(route, tank):
    """route: list of (distance to next, fuel price here)"""
    INF = float('inf')
    dp = [INF] * (tank + 1)
    dp[0] = 0
    for dist, price in route:
        for f in range(1, tank + 1):
            dp[f] = min(dp[f], dp[f - 1] + price)
        dp = [dp[f + dist] if f + dist <= tank else INF for f in range(tank + 1)]
    best = min(dp)
    return None if best == INF else best
#> min_stops([(2, 3), (2, 1)], 3)
#> min_stops([(5, 1)], 4)
#> min_stops([], 2)
#> min_stops([(1, 2), (1, 9), (1, 9)], 3)
#> min_stops([(2, 5), (3, 4)], 4)
# %%
class Solution:
    def genealogist(self, parents, a, b):
        line = self.ancestors(parents, a, {})
        other = self.ancestors(parents, b, {})
        shared = [(line[p] + other[p], p) for p in line if p in other]
        return min(shared) if shared else None

    def ancestors(self, parents, who, found, depth=0):
        if who in found and found[who] <= depth:
            return found
        found[who] = depth
        for p in parents.get(who, ()):
            self.ancestors(parents, p, found, depth + 1)
        return found
#> Solution().genealogist({'x': ('m', 'f'), 'y': ('m', 'g')}, 'x', 'y')
#> Solution().genealogist({}, 'a', 'b')
#> Solution().genealogist({'c': ('p',)}, 'c', 'c')
#> Solution().genealogist({'d': ('c',), 'c': ('b',), 'b': ('a',)}, 'd', 'b')
#> Solution().genealogist({'k': ('l', 'm'), 'l': ('m',)}, 'k', 'm')
# %%
def bit_mazes(n):
    if n == 1:
        return [[0, 1], [1, 0]]
    small = bit_mazes(n - 1)
    size = len(small)
    big = []
    for r in range(2 * size):
        row = small[r % size]
        if r < size:
            big.append(row + [1 - x for x in row])
        else:
            big.append(row[::-1] + row)
    return big


def maze_rows(n, skip):
    return [int(''.join(map(str, row)), 2) for row in bit_mazes(n)[::skip]]
#> maze_rows(1, 1)
#> maze_rows(2, 1)
#> maze_rows(3, 3)
#> maze_rows(3, -1)
#> maze_rows(n=4, skip=5)
# %%
from functools import cache


def tea_order(guests, cups):
    @cache
    def serve(i, black, green):
        if black < 0 or green < 0:
            return -1
        if i == len(guests):
            return 0
        g = guests[i]
        options = [serve(i + 1, black, green)]
        if g in 'be':
            r = serve(i + 1, black - 1, green)
            options.append(r + 2 if r >= 0 else -1)
        if g in 'ge':
            r = serve(i + 1, black, green - 1)
            options.append(r + 3 if r >= 0 else -1)
        return max(options)

    return serve(0, *cups)
#> tea_order('beg', (1, 1))
#> tea_order('eee', (2, 0))
#> tea_order('', (3, 3))
#> tea_order('bbg', (0, 5))
#> tea_order('gxb', (0, 0))
# %%
def stair_split(nums):
    if len(nums) <= 1:
        return [nums] if nums else []
    for i in range(len(nums) - 1):
        if nums[i] > nums[i + 1]:
            return [nums[:i + 1]] + stair_split(nums[i + 1:])
    return [nums]


def longest_stair(nums):
    parts = stair_split(nums)
    return max(parts, key=len) if parts else None
#> longest_stair([1, 2, 1, 5, 9])
#> longest_stair([3, 2, 1])
#> longest_stair([])
#> longest_stair([4, 4, 4])
#> longest_stair([10, 20, 5, 6, 0])
# %%
class Solution:
    def countRhythms(self, beats: int, notes: list, maxSame: int) -> int:
        # state: (beats used, last note, streak)
        layer = {(0, 0, 0): 1}
        done = 0
        while layer:
            nxt = {}
            for (used, last, streak), ways in layer.items():
                if used == beats:
                    done += ways
                    continue
                for note in notes:
                    run = streak + 1 if note == last else 1
                    if used + note <= beats and run <= maxSame:
                        key = (used + note, note, run)
                        nxt[key] = nxt.get(key, 0) + ways
            layer = nxt
        return done
#> Solution().countRhythms(4, [1, 2], 2)
#> Solution().countRhythms(3, [1], 2)
#> Solution().countRhythms(0, [1, 2], 1)
#> Solution().countRhythms(5, [1, 2, 4], 1)
#> Solution().countRhythms(6, [2, 3], 3)
# %%
def fair_teams(skills):
    half = len(skills) // 2
    best = [sum(skills), []]

    def choose(i, team):
        if len(team) == half:
            gap = abs(sum(skills) - 2 * sum(team))
            if gap < best[0]:
                best[0], best[1] = gap, team[:]
            return
        if i == len(skills):
            return
        team.append(skills[i])
        choose(i + 1, team)
        team.pop()
        choose(i + 1, team)

    choose(0, [])
    return best
#> fair_teams([3, 1, 4, 2])
#> fair_teams([9, 1])
#> fair_teams([])
#> fair_teams([6, 6, 6])
#> fair_teams([10, 2, 3, 5])
# %%
def dye_vats(steps, start):
    history = {}
    vats, t = tuple(start), 0
    while vats not in history and t < 30:
        history[vats] = t
        for src, dst in steps:
            level = list(vats)
            if level[src] > 0:
                level[src] -= 1
                level[dst] = (level[dst] + 1) % 4
            vats = tuple(level)
        t += 1
    return t - history.get(vats, t), vats
#> dye_vats([(0, 1)], [2, 0])
#> dye_vats([(0, 1), (1, 0)], [1, 1])
#> dye_vats([], [3, 3])
#> dye_vats([(0, 1), (1, 2), (2, 0)], [2, 1, 0])
#> dye_vats([(1, 0)], [3, 2])
# %%
class Solution:
    def longestBalanced(self, s: str) -> int:
        memo = {}

        def close(i):
            """Length of the longest closed group starting at i."""
            if i >= len(s) or s[i] != '{':
                return 0
            if i in memo:
                return memo[i]
            j = i + 1
            while j < len(s) and s[j] == '{':
                step = close(j)
                if not step:
                    break
                j += step
            memo[i] = j - i + 1 if j < len(s) and s[j] == '}' else 0
            return memo[i]

        return max((close(i) for i in range(len(s))), default=-1)
#> Solution().longestBalanced('{}{')
#> Solution().longestBalanced('{{}{}}')
#> Solution().longestBalanced('')
#> Solution().longestBalanced('}}{')
#> Solution().longestBalanced('{{{}}')
# %%
def egg_rooms(eggs, floors):
    tries = 0
    reach = [0] * (eggs + 1)
    while reach[eggs] < floors:
        tries += 1
        for e in range(eggs, 0, -1):
            reach[e] += reach[e - 1] + 1
        if tries % 4 == 0:
            reach[1] -= 1
    return tries, reach
#> egg_rooms(2, 10)
#> egg_rooms(1, 3)
#> egg_rooms(3, 0)
#> egg_rooms(2, 25)
#> egg_rooms(3, 14)
# %%
class Solution:
    def fenceArea(self, heights):
        def solve(lo, hi):
            if lo > hi:
                return 0
            low = min(range(lo, hi + 1), key=heights.__getitem__)
            whole = heights[low] * (hi - lo)
            return max(whole, solve(lo, low - 1), solve(low + 1, hi))

        return solve(0, len(heights) - 1)
#> Solution().fenceArea([2, 4, 3])
#> Solution().fenceArea([1, 1, 1, 1])
#> Solution().fenceArea([])
#> Solution().fenceArea([5, 0, 5, 5])
#> Solution().fenceArea([9])
# %%
from functools import reduce


class Solution:
    def mixPotions(self, potions):
        def blend(table, potion):
            strength, colour = potion
            out = dict(table)
            for c, s in table.items():
                key = c ^ colour
                out[key] = max(out.get(key, 0), s + strength)
            return out

        table = reduce(blend, potions, {0: 0})
        return [table.get(c, -1) for c in range(4)]
#> Solution().mixPotions([(5, 1), (3, 2)])
#> Solution().mixPotions([(2, 3), (2, 3)])
#> Solution().mixPotions([])
#> Solution().mixPotions([(1, 1), (4, 1), (6, 3)])
#> Solution().mixPotions([(9, 0)])
# %%
def walk_tree(tree, at, budget):
    kids = tree.get(at, [])
    best = [0] * (budget + 1)
    for kid, apples, dist in kids:
        sub = walk_tree(tree, kid, budget)
        for b in range(budget, -1, -1):
            for give in range(0, b - 2 * dist + 1):
                best[b] = max(best[b], best[b - 2 * dist - give] + apples + sub[give])
    return best


def orchard(tree, budget):
    return walk_tree(tree, 0, budget)[budget]
#> orchard({0: [(1, 5, 1), (2, 3, 2)]}, 4)
#> orchard({0: [(1, 4, 1)], 1: [(2, 9, 1)]}, 3)
#> orchard({}, 2)
#> orchard({0: [(1, 1, 1), (2, 7, 1)]}, 2)
#> orchard({0: [(5, 6, 3)]}, 5)
# %%
class Solution:
    def phoneTree(self, calls, n):
        told = {0: 0}

        def ring(who, minute):
            for k, friend in enumerate(calls.get(who, []), 1):
                when = minute + k
                if friend not in told or told[friend] > when:
                    told[friend] = when
                    ring(friend, when)

        ring(0, 0)
        missed = [p for p in range(n) if p not in told]
        return max(told.values()), missed
#> Solution().phoneTree({0: [1, 2], 1: [3]}, 4)
#> Solution().phoneTree({}, 1)
#> Solution().phoneTree({0: [1, 2], 2: [1, 3], 1: [3]}, 5)
#> Solution().phoneTree({1: [0]}, 2)
#> Solution().phoneTree({0: [3, 2, 1], 3: [1]}, 4)
# %%
class Solution:
    def busSeat(self, n):
        if n == 1:
            return [1]
        prev = self.busSeat(n - 1)
        k = sum(prev) % n
        return prev[:k] + [n] + prev[k:]
#> Solution().busSeat(1)
#> Solution().busSeat(3)
#> Solution().busSeat(5)
#> Solution().busSeat(6)
#> Solution().busSeat(9)
# %%
def count_matches(pattern, text):
    m, n = len(pattern), len(text)
    ways = [[0] * (n + 1) for _ in range(m + 1)]
    ways[0] = [1] * (n + 1)
    for i in range(1, m + 1):
        for j in range(1, n + 1):
            ways[i][j] = ways[i][j - 1]
            if pattern[i - 1] in (text[j - 1], '.'):
                ways[i][j] += ways[i - 1][j - 1]
    return ways[m][n]
#> count_matches('ab', 'aabb')
#> count_matches('a.', 'abc')
#> count_matches('', 'xyz')
#> count_matches('..', 'wxyz')
#> count_matches('zz', 'z')
# %%
def stamp_reach(limit, kinds):
    least = [0]
    while True:
        n = len(least)
        options = [least[n - k] + 1 for k in kinds if k <= n]
        if not options or min(options) > limit:
            return n - 1, max(least)
        least.append(min(options))
        if n == 25:
            return 'far'
#> stamp_reach(2, [1, 3])
#> stamp_reach(3, [1, 4])
#> stamp_reach(1, [2])
#> stamp_reach(9, [1, 5])
#> stamp_reach(4, [1, 2])
# %%
class Solution:
    def treasureHunt(self, caves, torches):
        self.memo = {}
        self.caves = caves
        return self.enter(0, torches)

    def enter(self, cave, torches):
        if torches <= 0:
            return 0
        key = cave * 100 + torches
        if key in self.memo:
            return self.memo[key]
        gold, doors = self.caves[cave]
        best = 0
        for d in doors:
            best = max(best, self.enter(d, torches - 1))
        self.memo[key] = gold + best
        return gold + best
#> Solution().treasureHunt([(1, [1, 2]), (5, []), (3, [0])], 3)
#> Solution().treasureHunt([(4, [0])], 3)
#> Solution().treasureHunt([(2, [1]), (9, [])], 0)
#> Solution().treasureHunt([(0, [1, 2]), (2, [2]), (3, [1])], 5)
#> Solution().treasureHunt([(7, [])], 4)
# %%
def knead(dough, times):
    if times == 0:
        return dough
    half = len(dough) // 2
    top, bottom = dough[:half], dough[half:]
    if times % 2:
        mixed = ''.join(a + b for a, b in zip(bottom, top)) + bottom[len(top):]
    else:
        mixed = bottom[::-1] + top
    return knead(mixed, times - 1)


def knead_cycle(dough):
    cur, n = knead(dough, 1), 1
    while cur != dough and n < 12:
        cur = knead(cur, 1)
        n += 1
    return n, knead(dough, 3)
#> knead_cycle('abcd')
#> knead_cycle('aa')
#> knead_cycle('')
#> knead_cycle('vwxyz')
#> knead_cycle('ab')
