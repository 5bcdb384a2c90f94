# %%
class Solution:
    def snowDays(self, forecast, salt):
        memo = {}

        def closed(day, left):
            if day == len(forecast):
                return 0
            if (day, left) in memo:
                return memo[day, left]
            snow = forecast[day]
            res = (1 if snow > 2 else 0) + closed(day + 1, left)
            if snow <= left:
                res = min(res, closed(day + 1, left - snow))
            memo[day, left] = res
            return res

        return closed(0, salt)
#> Solution().snowDays([3, 1, 5, 4], 7)
#> Solution().snowDays([1, 2, 1], 0)
#> Solution().snowDays([], 4)
#> Solution().snowDays([9, 9], 8)
#> Solution().snowDays([4, 4, 3], 7)
# %%
class Solution:
    def brickWall(self, width: int, bricks: list) -> list:
        rows = []

        def lay(row, used):
            if used == width:
                rows.append(tuple(row))
                return
            for b in bricks:
                if used + b <= width:
                    row.append(used + b)
                    lay(row, used + b)
                    row.pop()

        lay([], 0)
        joins = [set(r[:-1]) for r in rows]
        good = 0
        for i in range(len(rows)):
            for j in range(i + 1, len(rows)):
                good += not joins[i] & joins[j]
        return [len(rows), good]
#> Solution().brickWall(4, [1, 2])
#> Solution().brickWall(5, [2, 3])
#> Solution().brickWall(0, [1])
#> Solution().brickWall(3, [2])
#> Solution().brickWall(6, [2, 4])
# %%
def coin_rows(n):
    rows = [[1]]
    for i in range(n):
        last = rows[-1]
        rows.append([1] + [a * b + 1 for a, b in zip(last, last[1:])] + [1])
    return rows[-1]
#> coin_rows(0)
#> coin_rows(1)
#> coin_rows(3)
#> coin_rows(4)
#> coin_rows(6)
# %%
from functools import cache


def theatre(seats, couples):
    @cache
    def ways(free, pairs):
        if pairs == 0:
            return 1
        if free < 2 * pairs:
            return 0
        return ways(free - 1, pairs) + pairs * ways(free - 2, pairs - 1)

    total = ways(seats, couples)
    return total * 2 ** couples
#> theatre(4, 1)
#> theatre(5, 2)
#> theatre(3, 2)
#> theatre(6, 0)
#> theatre(7, 3)
# %%
def is_ok(bag, limit):
    return sum(bag) <= limit


def pack(items, limit, bags=None):
    bags = bags or []
    if not items:
        return bags
    item, rest = items[0], items[1:]
    for i, bag in enumerate(bags):
        if is_ok(bag + [item], limit):
            return pack(rest, limit, bags[:i] + [bag + [item]] + bags[i + 1:])
    return pack(rest, limit, bags + [[item]])


def waste(items, limit):
    return [limit - sum(b) for b in pack(sorted(items, reverse=True), limit)]
#> waste([4, 2, 3], 6)
#> waste([5, 5, 5], 5)
#> waste([], 7)
#> waste([1, 1, 8, 3], 9)
#> waste([12, 1], 10)
# %%
class Solution:
    def beadString(self, s, k):
        last = {}
        dp = [1]
        for ch in s:
            total = 2 * dp[-1]
            if ch in last:
                total -= dp[last[ch]]
            last[ch] = len(dp) - 1
            dp.append(total % k)
        return dp[-1]
#> Solution().beadString('abc', 100)
#> Solution().beadString('aaa', 100)
#> Solution().beadString('', 7)
#> Solution().beadString('abab', 50)
#> Solution().beadString('letters', 64)
# %%
def reach_gate(maze, keys=0, pos=0, visited=None):
    visited = visited or []
    if pos < 0 or pos >= len(maze) or (pos, keys) in visited:
        return None
    spot = maze[pos]
    if spot == 'G':
        return 0
    if spot == 'k' and not keys:
        keys = 1
    if spot == 'D' and not keys:
        return None
    seen = visited + [(pos, keys)]
    trials = [reach_gate(maze, keys, p, seen) for p in (pos - 1, pos + 1)]
    trials = [t for t in trials if t is not None]
    return min(trials) + 1 if trials else None
#> reach_gate('..G')
#> reach_gate('.DG')
#> reach_gate('k..DG', 0, 2)
#> reach_gate('G', 0)
#> reach_gate('.D.G', 1)
# %%
class Solution:
    def chainReaction(self, levels):
        n = len(levels)
        reach = [i for i in range(n)]
        for i in range(n - 1, -1, -1):
            j = i
            while j + 1 < n and j + 1 <= i + levels[i]:
                j = reach[j + 1]
            reach[i] = j
        return [r - i + 1 for i, r in enumerate(reach)]
#> Solution().chainReaction([1, 0, 2, 0, 0])
#> Solution().chainReaction([0, 0])
#> Solution().chainReaction([])
#> Solution().chainReaction([3, 1, 1, 1])
#> Solution().chainReaction([9])
# %%
class Solution:
    def climbWithRest(self, steps, energy):
        top = len(steps)
        dp = [[None] * (energy + 1) for _ in range(top + 1)]
        dp[0][energy] = 0
        for i in range(top):
            for e in range(energy, -1, -1):
                t = dp[i][e]
                if t is None:
                    continue
                left = e - steps[i]
                if left >= 0 and (dp[i + 1][left] is None or dp[i + 1][left] > t + 1):
                    dp[i + 1][left] = t + 1
                if dp[i + 1][energy] is None or dp[i + 1][energy] > t + 3:
                    dp[i + 1][energy] = t + 3
        return min(x for x in dp[top] if x is not None)
#> Solution().climbWithRest([1, 2], 3)
#> Solution().climbWithRest([2, 2, 2], 2)
#> Solution().climbWithRest([], 4)
#> Solution().climbWithRest([5], 1)
#> Solution().climbWithRest([1, 1, 1, 3], 3)
# %%
def nest_boxes(boxes):
    if not boxes:
        return '.'
    big = max(boxes)
    i = boxes.index(big)
    left, right = boxes[:i], boxes[i + 1:]
    return f'{big}({nest_boxes(left)}{nest_boxes(right)})'
#> nest_boxes([3, 1, 2])
#> nest_boxes([5])
#> nest_boxes([])
#> nest_boxes([1, 2, 3, 4])
#> nest_boxes([7, 7, 2])
# %%
def guess_cost(lo, hi, memo):
    if lo >= hi:
        return 0
    if (lo, hi) not in memo:
        worst = 10 ** 9
        for g in range(lo, hi + 1):
            below = guess_cost(lo, g - 1, memo)
            above = guess_cost(g + 1, hi, memo)
            worst = min(worst, g + max(below, above + 1))
        memo[lo, hi] = worst
    return memo[lo, hi]


def price_of_luck(lo, hi):
    return guess_cost(lo, hi, {})
#> price_of_luck(1, 3)
#> price_of_luck(5, 5)
#> price_of_luck(2, 4)
#> price_of_luck(10, 12)
#> price_of_luck(1, 4)
# %%
from functools import lru_cache


class Solution:
    def wordBreakCost(self, text, costs):
        @lru_cache(None)
        def least(i):
            if i == len(text):
                return 0
            best = 4 + least(i + 1)
            for word, c in costs.items():
                if text.startswith(word, i):
                    best = min(best, c + least(i + len(word)))
            return best

        return least(0)
#> Solution().wordBreakCost('hotdog', {'hot': 2, 'dog': 3})
#> Solution().wordBreakCost('abc', {})
#> Solution().wordBreakCost('', {'a': 1})
#> Solution().wordBreakCost('aaaa', {'aa': 5, 'aaa': 6})
#> Solution().wordBreakCost('xnoon', {'no': 1, 'on': 1, 'noon': 3})
# %%
def collapse(stack):
    if len(stack) < 2:
        return stack
    *rest, a, b = stack
    if a == b:
        return collapse(rest + [a + b])
    return collapse(rest + [a]) + [b]
#> collapse([1, 2, 2])
#> collapse([4, 2, 1, 1])
#> collapse([])
#> collapse([3, 3, 3])
#> collapse([8, 1, 1, 2, 5])
# %%
class Solution:
    def goldPaths(self, grid):
        rows, cols = len(grid), len(grid[0])
        best = 0

        def dig(r, c):
            nonlocal best
            gold = grid[r][c]
            grid[r][c] = 0
            deeper = 0
            for nr, nc in ((r + 1, c), (r, c + 1), (r - 1, c), (r, c - 1)):
                if 0 <= nr < rows and 0 <= nc < cols and grid[nr][nc] > gold:
                    deeper = max(deeper, dig(nr, nc))
            grid[r][c] = gold
            best = max(best, gold + deeper)
            return gold + deeper

        dig(0, 0)
        dig(rows - 1, cols - 1)
        return best
#> Solution().goldPaths([[1, 2], [4, 3]])
#> Solution().goldPaths([[9]])
#> Solution().goldPaths([[1, 5, 2], [3, 4, 1]])
#> Solution().goldPaths([[2, 2], [2, 2]])
#> Solution().goldPaths([[1, 2, 3, 4]])
# %%
class Solution:
    def divideTeam(self, skill):
        n = len(skill)
        total = sum(skill)
        best = (total, 0)
        for mask in range(1 << n):
            if mask & 1 and n > 0:
                a = sum(skill[i] for i in range(n) if mask >> i & 1)
                size_gap = abs(2 * bin(mask).count('1') - n)
                if size_gap <= 1:
                    best = min(best, (abs(total - 2 * a), mask))
        return best[0], [skill[i] for i in range(n) if best[1] >> i & 1]
#> Solution().divideTeam([4, 1, 3])
#> Solution().divideTeam([5, 5])
#> Solution().divideTeam([])
#> Solution().divideTeam([8, 1, 2, 6])
#> Solution().divideTeam([7])
# %%
class Solution:
    def longestMood(self, moods):
        run, best = {}, ''
        for m in moods:
            options = [run[k] for k in sorted(run) if abs(ord(k) - ord(m)) <= 1]
            base = max(options, key=len, default='')
            if len(base) + 1 > len(run.get(m, '')):
                run[m] = base + m
            if len(run[m]) > len(best):
                best = run[m]
        return best
#> Solution().longestMood('acbd')
#> Solution().longestMood('zaz')
#> Solution().longestMood('')
#> Solution().longestMood('aabbc')
#> Solution().longestMood('mxnyol')
# %%
def spin(wheel, turns):
    def go(i, left):
        if left == 0:
            return [wheel[i]]
        step = ord(wheel[i]) - 96
        return [wheel[i]] + go((i + step) % len(wheel), left - 1)

    return ''.join(go(0, turns))
#> spin('abc', 3)
#> spin('z', 4)
#> spin('bad', 0)
#> spin('cabbage', 6)
#> spin('helm', 5)
# %%
from typing import List


class Solution:
    def maxTents(self, field: List[str]) -> int:
        width = len(field[0]) if field else 0
        prev = {0: 0}
        for row in field:
            free = sum(1 << i for i, ch in enumerate(row) if ch == '.')
            cur = {}
            for mask in range(1 << width):
                if mask & ~free or mask & (mask >> 1):
                    continue
                fit = [v for m, v in prev.items() if not m & mask]
                if fit:
                    cur[mask] = max(fit) + bin(mask).count('1')
            prev = cur
        return max(prev.values())
#> Solution().maxTents(['..', '..'])
#> Solution().maxTents(['.#.', '...'])
#> Solution().maxTents([])
#> Solution().maxTents(['##'])
#> Solution().maxTents(['...', '#.#', '...'])
# %%
def ackish(m, n):
    if m == 0:
        return n + 2
    if n == 0:
        return ackish(m - 1, 1)
    return ackish(m - 1, ackish(m, n - 1) // 2)
#> ackish(0, 5)
#> ackish(1, 3)
#> ackish(2, 2)
#> ackish(2, 0)
#> ackish(3, 1)
# %%
def share_sweets(kids, sweets):
    table = [[0] * (sweets + 1) for _ in range(kids + 1)]
    table[0][0] = 1
    for k in range(1, kids + 1):
        for s in range(sweets + 1):
            for give in range(1, min(s, k + 1) + 1):
                table[k][s] += table[k - 1][s - give]
    return table[kids][sweets]
#> share_sweets(2, 4)
#> share_sweets(3, 5)
#> share_sweets(0, 0)
#> share_sweets(1, 3)
#> share_sweets(3, 9)
# %%
class Solution:
    def unlockOrder(self, doors, keys):
        order = []

        def attempt(state, keys):
            if not state:
                return True
            for i, (need, gives) in enumerate(state):
                if need <= keys:
                    order.append(need)
                    if attempt(state[:i] + state[i + 1:], keys - need + gives):
                        return True
                    order.pop()
            return False

        return order if attempt(doors, keys) else 'stuck'
#> Solution().unlockOrder([(2, 1), (1, 3)], 1)
#> Solution().unlockOrder([(4, 9)], 3)
#> Solution().unlockOrder([], 0)
#> Solution().unlockOrder([(3, 0), (1, 1), (2, 2)], 3)
#> Solution().unlockOrder([(2, 1), (2, 1), (2, 1)], 3)
# %%
def odd_even_sort(nums):
    if len(nums) <= 1:
        return nums
    a = odd_even_sort(nums[::2])
    b = odd_even_sort(nums[1::2])
    out = []
    i = j = 0
    while i < len(a) or j < len(b):
        if j == len(b) or (i < len(a) and a[i] >= b[j]):
            out.append(a[i])
            i += 1
        else:
            out.append(b[j])
            j += 1
    return out
#> odd_even_sort([3, 1, 2])
#> odd_even_sort([])
#> odd_even_sort([5, 5, 1, 9])
#> odd_even_sort([2, 4, 6, 8, 10])
#> odd_even_sort([-1, 0])
# %%
def market(stalls, cash):
    best = {cash: 0}
    for price, resale in stalls:
        upd = {}
        for money, goods in best.items():
            for m, g in ((money, goods), (money - price, goods + 1), (money + resale, goods - 1)):
                if m >= 0 and g >= 0 and upd.get(m, -1) < g:
                    upd[m] = g
        best = upd
    rich = max(best)
    return rich, best[rich]
#> market([(3, 5), (2, 6)], 4)
#> market([(9, 1)], 5)
#> market([], 7)
#> market([(1, 1), (2, 2), (1, 9)], 3)
#> market([(5, 0), (5, 12)], 5)
# %%
from functools import cache


class Solution:
    def bestRead(self, pages, days):
        total = len(pages)

        @cache
        def heaviest(i, d):
            if d == 1:
                return max(pages[i:])
            res = float('inf')
            big = 0
            for j in range(i, total - d + 1):
                big = max(big, pages[j])
                res = min(res, big + (j - i) + heaviest(j + 1, d - 1))
            return res

        return -1 if total < days else heaviest(0, days)
#> Solution().bestRead((4, 9, 2, 3), 2)
#> Solution().bestRead((1, 1), 3)
#> Solution().bestRead((7,), 1)
#> Solution().bestRead((6, 5, 4, 3), 3)
#> Solution().bestRead((2, 8, 2, 8), 2)
# %%
def evaluate(tokens):
    def grab(i):
        tok = tokens[i]
        if tok in ('+', '*', '^'):
            left, i = grab(i + 1)
            right, i = grab(i)
            return combine(tok, left, right), i
        return int(tok), i + 1

    def combine(op, a, b):
        if op == '+':
            return a + b
        if op == '*':
            return a * b
        return max(a, b)

    value, end = grab(0)
    return value if end == len(tokens) else (value, tokens[end:])
#> evaluate(['+', '2', '*', '3', '4'])
#> evaluate(['^', '7', '9'])
#> evaluate(['5'])
#> evaluate(['*', '1', '2', '3'])
#> evaluate(['^', '+', '1', '1', '*', '2', '0'])
# %%
def stair_colour(n, colours):
    if n == 0:
        return ['']
    shorter = stair_colour(n - 1, colours)
    return [s + c for s in shorter for c in colours if not s.endswith(c)
            and (n != 3 or s[0] != c)]
#> stair_colour(2, 'ab')
#> stair_colour(3, 'abc')
#> stair_colour(0, 'x')
#> stair_colour(4, 'pqr')
#> stair_colour(3, 'mn')
# %%
class Solution:
    def tugOfWar(self, team):
        lookup = {}

        def winner(lo, hi, pull):
            if lo > hi:
                return pull
            key = (lo, hi, pull)
            if key in lookup:
                return lookup[key]
            left = winner(lo + 1, hi, -pull + team[lo])
            right = winner(lo, hi - 1, -pull + team[hi])
            lookup[key] = max(left, right) if (hi - lo) % 2 else min(left, right)
            return lookup[key]

        return winner(0, len(team) - 1, 0)
#> Solution().tugOfWar([1, 4, 2])
#> Solution().tugOfWar([6])
#> Solution().tugOfWar([])
#> Solution().tugOfWar([3, 8, 5, 1])
#> Solution().tugOfWar([2, 2, 2, 2])
# %%
def min_flips_wave(lights):
    """Make the row look like on-off-on... or off-on-off..., any flip may cover two neighbours."""
    answers = []
    for first in (0, 1):
        need = [int(x) ^ (first + i) % 2 for i, x in enumerate(lights)]
        a, b = 0, len(need)
        for bit in need:
            if bit:
                a, b = min(a, b) + 1, a
                b = min(b + 1, a)
            else:
                a, b = min(a, b), a + 2
        answers.append(min(a, b))
    return answers
#> min_flips_wave('1100')
#> min_flips_wave('1010')
#> min_flips_wave('')
#> min_flips_wave('11111')
#> min_flips_wave('0')
# %%
def trips(budget, prices, want):
    if want == 0:
        return [[]]
    found = []
    for i, p in enumerate(prices):
        if p > budget:
            continue
        for rest in trips(budget - p, prices[i:], want - 1):
            found.append([p] + rest)
    return found


def fullest_trip(budget, prices, want):
    plans = trips(budget, sorted(prices), want)
    return max(plans, key=lambda plan: (sum(plan), plan), default=None)
#> fullest_trip(9, [4, 2, 5], 2)
#> fullest_trip(3, [4], 1)
#> fullest_trip(5, [1, 3], 0)
#> fullest_trip(10, [3, 6], 3)
#> fullest_trip(6, [2, 1], 3)
# %%
class Solution:
    def hexSteps(self, n):
        memo = {}

        def back(q, r, left):
            if abs(q) + abs(r) > 2 * left:
                return 0
            if left == 0:
                return 1
            key = (q, r, left)
            if key not in memo:
                memo[key] = sum(back(q + dq, r + dr, left - 1)
                                for dq, dr in ((1, 0), (-1, 1), (0, -1)))
            return memo[key]

        return back(0, 0, n)
#> Solution().hexSteps(0)
#> Solution().hexSteps(1)
#> Solution().hexSteps(2)
#> Solution().hexSteps(3)
#> Solution().hexSteps(4)
# %%
def longest_common_tail(words):
    if not words:
        return ''
    if len(words) == 1:
        return words[0]
    mid = len(words) // 2
    a = longest_common_tail(words[:mid])
    b = longest_common_tail(words[mid:])
    k = 0
    while k < min(len(a), len(b)) and a[-1 - k] == b[-1 - k]:
        k += 1
    return a[len(a) - k:]
#> longest_common_tail(['running', 'sing', 'king'])
#> longest_common_tail(['a', 'b'])
#> longest_common_tail([])
#> longest_common_tail(['station', 'nation', 'ration', 'ion'])
#> longest_common_tail(['solo'])
# %%
def score_run(events):
    idle, fast, tired = 0, float('-inf'), float('-inf')
    for e in events:
        idle, fast, tired = (max(idle, tired),
                             max(idle, fast) + (2 * e if e > 0 else e),
                             max(fast - 1, tired))
    return max(idle, fast, tired)
#> score_run([3, -1, 4])
#> score_run([-5, -2])
#> score_run([])
#> score_run([6, -9, 5])
#> score_run([1, 1, -1, 1])
# %%
from functools import cache
from typing import List


class Solution:
    def shipCargo(self, cargo: List[int], ships: int) -> int:
        n = len(cargo)
        weight = [sum(cargo[i] for i in range(n) if m >> i & 1) for m in range(1 << n)]

        @cache
        def least(mask, left):
            if left == 1 or mask == 0:
                return weight[mask]
            best = weight[mask]
            sub = mask
            while sub:
                best = min(best, max(weight[sub], least(mask ^ sub, left - 1)))
                sub = (sub - 1) & mask
            return best

        return least((1 << n) - 1, ships)
#> Solution().shipCargo([4, 3, 5], 2)
#> Solution().shipCargo([6, 6], 3)
#> Solution().shipCargo([], 1)
#> Solution().shipCargo([9, 1, 1], 1)
#> Solution().shipCargo([2, 3, 7], 3)
# %%
class Solution:
    def mailroom(self, tree, sender, receiver):
        def route(node, name):
            boss, team = node
            if boss == name:
                return [boss]
            for t in team:
                sub = route(t, name)
                if sub:
                    return [boss] + sub
            return []

        up, down = route(tree, sender), route(tree, receiver)
        while len(up) > 1 and len(down) > 1 and up[1] == down[1]:
            up.pop(0)
            down.pop(0)
        return up[::-1] + down[1:]
#> Solution().mailroom(('A', [('B', []), ('C', [('D', [])])]), 'B', 'D')
#> Solution().mailroom(('A', []), 'A', 'A')
#> Solution().mailroom(('A', [('B', [('C', []), ('D', [])])]), 'C', 'D')
#> Solution().mailroom(('X', [('Y', [])]), 'Q', 'Y')
#> Solution().mailroom(('X', [('Y', [('Z', [])])]), 'Z', 'X')
# %%
def next_state(state, digit, mod):
    return (state * 10 + digit) % mod


def count_multiples(digits, length, mod):
    table = [0] * mod
    table[0] = 1
    for pos in range(length):
        fresh = [0] * mod
        for s, ways in enumerate(table):
            if not ways:
                continue
            for d in digits:
                if pos == 0 and d == 0:
                    continue
                fresh[next_state(s, d, mod)] += ways
        table = fresh
    return table
#> count_multiples([1, 2], 2, 3)
#> count_multiples([0, 5], 2, 5)
#> count_multiples([7], 0, 2)
#> count_multiples([1, 3, 9], 2, 4)
#> count_multiples([0], 1, 3)
# %%
class Solution:
    def spyCount(self, trust, me):
        seen = [me]
        return self.visit(trust, me, seen) - 1

    def visit(self, trust, who, seen):
        known = 1
        for other in trust[who]:
            if other in seen:
                continue
            seen.append(other)
            known += self.visit(trust, other, seen)
        return known
#> Solution().spyCount([[1], [2], [0]], 0)
#> Solution().spyCount([[]], 0)
#> Solution().spyCount([[1, 2], [3], [3], []], 0)
#> Solution().spyCount([[1], [], [0, 1]], 1)
#> Solution().spyCount([[4], [0], [1], [2], [3]], 2)
# %%
def unfold(plan, depth=0):
    lines = []
    for name, sub in plan:
        lines.append('.' * depth + name)
        if callable(getattr(sub, 'append', None)):
            lines.extend(unfold(sub, depth + 1))
        elif sub:
            lines[-1] += '!' * sub
    return lines
#> unfold([('a', [('b', 0)]), ('c', 2)])
#> unfold([])
#> unfold([('x', [('y', [('z', 1)])])])
#> unfold([('p', 0), ('q', []), ('r', 3)])
#> unfold([('m', 1)], 2)
# %%
def most_even_split(s):
    n = len(s)
    dp = [float('-inf')] * (n + 1)
    cut = [0] * (n + 1)
    dp[0] = 0
    for i in range(1, n + 1):
        for j in range(max(0, i - 3), i):
            val = int(s[j:i])
            gain = dp[j] + (1 if val % 2 == 0 else -1)
            if gain > dp[i]:
                dp[i], cut[i] = gain, j
    parts = []
    while n:
        parts.append(s[cut[n]:n])
        n = cut[n]
    return parts[::-1]
#> most_even_split('1234')
#> most_even_split('135')
#> most_even_split('')
#> most_even_split('2468')
#> most_even_split('10305')
# %%
class Solution:
    def pebbleJump(self, board: str) -> int:
        best = board.count('o')
        stack = [board]
        seen = {board: True}
        while stack:
            cur = stack.pop()
            best = min(best, cur.count('o'))
            for i in range(len(cur) - 2):
                part = cur[i:i + 3]
                if part in ('oo-', '-oo'):
                    nxt = cur[:i] + ('--o' if part == 'oo-' else 'o--') + cur[i + 3:]
                    if nxt not in seen:
                        seen[nxt] = True
                        stack.append(nxt)
        return best
#> Solution().pebbleJump('oo-')
#> Solution().pebbleJump('-oo-oo-')
#> Solution().pebbleJump('')
#> Solution().pebbleJump('o-o-o')
#> Solution().pebbleJump('ooo-')
# %%
def tax_brackets(income, brackets):
    if income <= 0 or not brackets:
        return 0
    (width, rate), *rest = brackets
    here = min(income, width)
    return here * rate // 100 + tax_brackets(income - width, rest)


def best_year_split(total, years, brackets, chunk):
    best = {0: 0}
    for _ in range(years):
        nxt = {}
        for done, paid in best.items():
            for part in range(0, total - done + 1, chunk):
                t = paid + tax_brackets(part, brackets)
                if t < nxt.get(done + part, 10 ** 9):
                    nxt[done + part] = t
        best = nxt
    return best[total]
#> best_year_split(200, 2, [(100, 10), (500, 30)], 100)
#> best_year_split(100, 1, [(50, 0), (100, 20)], 50)
#> best_year_split(0, 2, [(10, 5)], 10)
#> best_year_split(300, 2, [(300, 7)], 150)
#> best_year_split(90, 2, [(40, 0), (60, 50)], 45)
