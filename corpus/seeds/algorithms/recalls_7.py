# %%
def fireflies(night, pause):
    glow = {}
    for t in sorted(night):
        before = [g for s, g in glow.items() if t - s >= pause]
        glow[t] = night[t] + max(before, default=0)
    return max(glow.values(), default=0)
#> fireflies({1: 3, 2: 5, 4: 4}, 2)
#> fireflies({7: 1}, 3)
#> fireflies({}, 1)
#> fireflies({0: 2, 1: 2, 2: 2, 3: 2}, 1)
#> fireflies({10: 9, 12: 1, 15: 6, 11: 8}, 4)
# %%
class Solution:
    def ribbonCuts(self, n: int, a: int, b: int, c: int) -> int:
        cuts = [0] + [-1] * n
        for i in range(1, n + 1):
            for size in (a, b, c):
                if i >= size and cuts[i - size] != -1:
                    cuts[i] = max(cuts[i], cuts[i - size] + 1 + (size == c))
        return max(cuts[n], 0)
#> Solution().ribbonCuts(5, 2, 3, 5)
#> Solution().ribbonCuts(7, 5, 5, 2)
#> Solution().ribbonCuts(0, 1, 2, 3)
#> Solution().ribbonCuts(4, 3, 5, 6)
#> Solution().ribbonCuts(10, 4, 3, 9)
# %%
from functools import cache


def duel_of_sums(nums, goal):
    """Players alternately strike a number; who pushes the total to goal loses."""
    n = len(nums)

    @cache
    def safe(mask, total):
        for i in range(n):
            if mask & (1 << i):
                continue
            t = total + nums[i]
            if t < goal and not safe(mask | (1 << i), t):
                return True
        return False

    return 'first' if safe(0, 0) else 'second'
#> duel_of_sums((1, 2, 3), 4)
#> duel_of_sums((5, 6), 3)
#> duel_of_sums((), 1)
#> duel_of_sums((2, 2, 4), 9)
#> duel_of_sums((1, 4, 2), 6)
# %%
def peel(layers):
    if isinstance(layers, str):
        return layers.upper()
    out = []
    for x in layers:
        got = peel(x)
        if isinstance(got, list):
            out.append(len(got))
        else:
            out.append(got)
    return out
#> peel(['a', ['b', 'c'], 'd'])
#> peel('onion')
#> peel([])
#> peel([[['x']], 'y', []])
#> peel([['p', 'q', 'r'], ['s']])
# %%
class Solution:
    def loanPlan(self, debts, monthly):
        debts = sorted(debts, reverse=True)

        def months(state, count):
            alive = [d for d in state if d > 0]
            if not alive or count >= 12:
                return count, alive
            money = monthly
            nxt = []
            for d in alive:
                pay = min(money, d)
                money -= pay
                nxt.append(d - pay)
            grown = [d + d // 10 for d in nxt]
            return months(sorted(grown, reverse=True), count + 1)

        return months(debts, 0)
#> Solution().loanPlan([30, 20], 25)
#> Solution().loanPlan([], 5)
#> Solution().loanPlan([10], 3)
#> Solution().loanPlan([100], 5)
#> Solution().loanPlan([8, 7, 6], 7)
# %%
class Solution:
    def zipWords(self, a, b, c):
        if len(a) + len(b) != len(c):
            return ''

        def step(i, j):
            if i == len(a) and j == len(b):
                return ''
            if i < len(a) and a[i] == c[i + j]:
                rest = step(i + 1, j)
                if rest is not None:
                    return '1' + rest
            if j < len(b) and b[j] == c[i + j]:
                rest = step(i, j + 1)
                if rest is not None:
                    return '2' + rest
            return None

        return step(0, 0)
#> Solution().zipWords('abc', 'ad', 'abadc')
#> Solution().zipWords('x', 'y', 'xz')
#> Solution().zipWords('', '', '')
#> Solution().zipWords('ab', 'c', 'ab')
#> Solution().zipWords('aab', 'aac', 'aaaabc')
# %%
class Solution:
    def cheapestView(self, prices, pack, pack_price):
        n = len(prices)
        cost = [0] * (n + 1)
        how = [''] * (n + 1)
        for i in range(1, n + 1):
            single = cost[i - 1] + prices[i - 1]
            bundle = cost[max(0, i - pack)] + pack_price
            if single <= bundle:
                cost[i], how[i] = single, how[i - 1] + 's'
            else:
                cost[i], how[i] = bundle, how[max(0, i - pack)] + 'P'
        return cost[n], how[n]
#> Solution().cheapestView([3, 4, 5, 1], 2, 6)
#> Solution().cheapestView([1, 1, 1], 3, 9)
#> Solution().cheapestView([], 2, 2)
#> Solution().cheapestView([9, 9, 9, 9, 9], 3, 10)
#> Solution().cheapestView([5, 5], 5, 7)
# %%
class Solution:
    def tumble(self, grid, col):
        def drop(r, c):
            if r == len(grid):
                return c
            cell = grid[r][c]
            step = 1 if cell == '\\' else -1 if cell == '/' else 0
            if step == 0:
                return drop(r + 1, c)
            nc = c + step
            if nc < 0 or nc >= len(grid[r]) or grid[r][nc] not in (cell, '.'):
                return f'stuck {r}'
            return drop(r + 1, nc)

        return drop(0, col)
#> Solution().tumble(['\\\\.', '..\\', './/'], 0)
#> Solution().tumble(['/..'], 0)
#> Solution().tumble([], 4)
#> Solution().tumble(['\\/'], 0)
#> Solution().tumble(['...', './/', '/..'], 2)
# %%
from typing import List


class Solution:
    def circleRob(self, lamps: List[int]) -> int:
        if len(lamps) == 1:
            return lamps[0]
        return max(self.line(lamps[1:]), self.line(lamps[:-1]))

    def line(self, row: List[int]) -> int:
        lit = dark = 0
        for v in row:
            lit, dark = max(dark + v, lit + v // 3), max(lit, dark)
        return max(lit, dark)
#> Solution().circleRob([3, 9, 4])
#> Solution().circleRob([8])
#> Solution().circleRob([])
#> Solution().circleRob([1, 2, 3, 1])
#> Solution().circleRob([7, 0, 0, 7, 6])
# %%
def teams_of(people, size):
    if not people:
        return 1
    if len(people) < size:
        return 0
    total = 0
    leader, others = people[0], people[1:]
    for i, mate in enumerate(others):
        if abs(leader - mate) <= 3:
            rest = others[:i] + others[i + 1:]
            total += teams_of(rest[size - 2:], size)
    return total
#> teams_of([1, 2, 3, 4], 2)
#> teams_of([5, 9], 2)
#> teams_of([], 3)
#> teams_of([1, 2, 3, 4, 5, 6], 3)
#> teams_of([4], 2)
# %%
def melt(ice):
    days = 0
    memory = []
    while ice and ice not in memory:
        memory.append(ice)
        ice = [max(0, x - 1 - (i == 0) - (i == len(ice) - 1)) for i, x in enumerate(ice)]
        while ice and ice[0] == 0:
            ice = ice[1:]
        while ice and ice[-1] == 0:
            ice.pop()
        days += 1
    return days, len(max(memory, key=sum, default=[]))
#> melt([3, 5, 2])
#> melt([1])
#> melt([])
#> melt([9, 1, 1, 9])
#> melt([4, 4, 4, 4])
# %%
class Solution:
    def kthLullaby(self, n, k):
        def length(i):
            return 1 if i == 0 else 2 * length(i - 1) + i

        def find(i, k):
            if i == 0:
                return 'z'
            half = length(i - 1)
            if k < half:
                return find(i - 1, k)
            if k < half + i:
                return 'm'
            return find(i - 1, k - half - i)

        return find(n, k) if k < length(n) else '?'
#> Solution().kthLullaby(2, 3)
#> Solution().kthLullaby(0, 0)
#> Solution().kthLullaby(1, 9)
#> Solution().kthLullaby(3, 12)
#> Solution().kthLullaby(4, 20)
# %%
def count_stairs_binary(n):
    """Binary strings of length n where each run of ones is longer than the one before."""
    memo = {}

    def fill(left, prev):
        if left <= 0:
            return 1
        if (left, prev) in memo:
            return memo[left, prev]
        total = fill(left - 1, prev)
        run = prev + 1
        while run <= left:
            total += fill(left - run - 1, run)
            run += 1
        memo[left, prev] = total
        return total

    return fill(n, 0)
#> count_stairs_binary(0)
#> count_stairs_binary(2)
#> count_stairs_binary(3)
#> count_stairs_binary(5)
#> count_stairs_binary(7)
# %%
def sweep(nums):
    if len(nums) == 1:
        return nums[0]
    mid = (len(nums) + 1) // 2
    folded = []
    for i in range(mid):
        j = len(nums) - 1 - i
        folded.append(nums[i] if i == j else nums[i] - nums[j])
    return sweep(folded)
#> sweep([4])
#> sweep([1, 2, 3])
#> sweep([9, 5, 5, 1])
#> sweep([2, 7, 1, 8, 2, 8])
#> sweep([-3, 3])
# %%
from functools import lru_cache


class Solution:
    def kiosk(self, demand, store, order_fee):
        @lru_cache(None)
        def run(day, stock):
            if day == len(demand):
                return 0
            best = 10 ** 6
            for buy in range(0, store - stock + 1):
                have = stock + buy
                if have < demand[day]:
                    continue
                left = have - demand[day]
                fee = order_fee if buy else 0
                best = min(best, fee + left + run(day + 1, left))
            return best

        ans = run(0, 0)
        return ans if ans < 10 ** 6 else 'closed'
#> Solution().kiosk((1, 2), 3, 4)
#> Solution().kiosk((2, 1, 1), 3, 1)
#> Solution().kiosk((), 2, 5)
#> Solution().kiosk((5,), 4, 1)
#> Solution().kiosk((1, 1, 1), 2, 6)
# %%
def stepping(n):
    """All numbers up to n whose neighbouring digits differ by one."""
    out = []

    def grow(x):
        if x > n:
            return
        out.append(x)
        d = x % 10
        if d > 0:
            grow(x * 10 + d - 1)
        if d < 9:
            grow(x * 10 + d + 1)

    for first in range(1, 10):
        grow(first)
    return len(out), max(out, default=0)
#> stepping(9)
#> stepping(0)
#> stepping(35)
#> stepping(100)
#> stepping(12)
# %%
def gap_fill(row):
    n = len(row)
    if '?' not in row:
        return row
    a = row.index('?')
    b = a
    while b < n and row[b] == '?':
        b += 1
    left = row[a - 1] if a else None
    right = row[b] if b < n else None
    if left is None and right is None:
        return 'x' * n
    mid = (a + b + 1) // 2
    if left is None:
        mid = a
    elif right is None:
        mid = b
    filled = row[:a] + (left or '') * (mid - a) + (right or '') * (b - mid) + row[b:]
    return gap_fill(filled)
#> gap_fill('a??b')
#> gap_fill('??c?')
#> gap_fill('???')
#> gap_fill('hello')
#> gap_fill('a???b?c??')
# %%
class Solution:
    def mapColours(self, rows):
        h, w = len(rows), len(rows[0])
        side = [[1] * w for _ in range(h)]
        best = (1, 0, 0)
        for r in range(1, h):
            for c in range(1, w):
                around = {rows[r][c], rows[r - 1][c], rows[r][c - 1], rows[r - 1][c - 1]}
                if len(around) == 1:
                    side[r][c] = 1 + min(side[r - 1][c], side[r][c - 1], side[r - 1][c - 1])
                    best = max(best, (side[r][c], r, c))
        return best
#> Solution().mapColours(['aab', 'aab', 'bbb'])
#> Solution().mapColours(['ab'])
#> Solution().mapColours(['xxx', 'xxx', 'xxx'])
#> Solution().mapColours(['qqr', 'rqq', 'rqq'])
#> Solution().mapColours(['..', '..', '..'])
# %%
def debt_settle(balances):
    owed = [b for b in balances if b]

    def settle(i):
        while i < len(owed) and owed[i] == 0:
            i += 1
        if i == len(owed):
            return 0
        best = 99
        for j in range(i + 1, len(owed)):
            if owed[i] * owed[j] < 0:
                owed[j] += owed[i]
                best = min(best, 1 + abs(owed[i]) // 5 + settle(i + 1))
                owed[j] -= owed[i]
        return best

    return settle(0)
#> debt_settle([5, -5, 3, -3])
#> debt_settle([4, -1, -3])
#> debt_settle([0, 0])
#> debt_settle([7, 2])
#> debt_settle([6, -2, -2, -2])
# %%
def multiply_peasant(a, b):
    if a == 0:
        return 0, 0
    half, adds = multiply_peasant(a >> 1, b << 1)
    if a & 1:
        return half + b, adds + 1
    return half, adds


def cheaper_way(a, b):
    p, x = multiply_peasant(a, b)
    q, y = multiply_peasant(b, a)
    assert p == q
    return (p, x, 'ab') if x <= y else (q, y, 'ba')
#> cheaper_way(5, 3)
#> cheaper_way(0, 8)
#> cheaper_way(15, 16)
#> cheaper_way(1, 1)
#> cheaper_way(31, 21)
# %%
class Solution:
    def bestBreaks(self, shifts, maxRun):
        n = len(shifts)
        dp = [0] * (n + 2)
        for i in range(n - 1, -1, -1):
            dp[i] = dp[i + 1]
            pay = 0
            for run in range(1, maxRun + 1):
                if i + run > n:
                    break
                pay += shifts[i + run - 1]
                dp[i] = max(dp[i], pay + dp[min(n + 1, i + run + 1)])
        return dp[:n]
#> Solution().bestBreaks([5, 2, 6], 2)
#> Solution().bestBreaks([1, 1, 1, 1], 1)
#> Solution().bestBreaks([], 3)
#> Solution().bestBreaks([4, -9, 4], 3)
#> Solution().bestBreaks([3, 8, 1, 7, 9], 2)
# %%
class Solution:
    def toggles(self, n, presses):
        state = 0
        trail = {state: 0}
        for i, p in enumerate(presses, 1):
            for lamp in range(p - 1, n, p):
                state ^= 1 << lamp
            if state in trail:
                return f'repeat {trail[state]}-{i}'
            trail[state] = i
        return format(state, 'b').zfill(n)[::-1]
#> Solution().toggles(4, [1, 2])
#> Solution().toggles(3, [2, 2])
#> Solution().toggles(5, [])
#> Solution().toggles(6, [3, 1, 2])
#> Solution().toggles(2, [5])
# %%
from functools import cache


@cache
def motzkin_like(n):
    if n <= 1:
        return 1
    total = motzkin_like(n - 1)
    for k in range(0, n - 1, 2):
        total += motzkin_like(k) * motzkin_like(n - 2 - k)
    return total


def handshake_table(sizes):
    return {s: motzkin_like(s) for s in sizes}
#> handshake_table([2])
#> handshake_table([3, 1])
#> handshake_table([])
#> handshake_table([4, 5])
#> handshake_table([6])
# %%
def word_value(word):
    return sum(ord(c) - 96 for c in word)


def lightest_cover(text, words):
    n = len(text)
    best = [None] * (n + 1)
    best[0] = 0
    for i in range(n):
        if best[i] is None:
            continue
        for w in words:
            j = i + len(w)
            if text[i:j] == w:
                v = best[i] + word_value(w) % 7
                if best[j] is None or v < best[j]:
                    best[j] = v
    return best[n]
#> lightest_cover('abab', ['a', 'b', 'ab'])
#> lightest_cover('zig', ['zi', 'ig'])
#> lightest_cover('', ['q'])
#> lightest_cover('oooo', ['o', 'oo', 'ooo'])
#> lightest_cover('tango', ['tan', 'go', 't', 'ango'])
# %%
class Solution:
    def splitHeap(self, n: int) -> int:
        grundy = {}

        def g(k):
            if k in grundy:
                return grundy[k]
            reach = set()
            for a in range(1, k // 2 + 1):
                b = k - a
                if a != b:
                    reach.add(g(a) ^ g(b))
            val = 0
            while val in reach:
                val += 1
            grundy[k] = val
            return val

        return g(n)
#> Solution().splitHeap(3)
#> Solution().splitHeap(1)
#> Solution().splitHeap(5)
#> Solution().splitHeap(7)
#> Solution().splitHeap(8)
# %%
def fair_path(grid):
    h, w = len(grid), len(grid[0])
    sums = [[[] for _ in range(w)] for _ in range(h)]
    for r in range(h):
        for c in range(w):
            if r == c == 0:
                sums[r][c] = [grid[0][0]]
                continue
            into = (sums[r - 1][c] if r else []) + (sums[r][c - 1] if c else [])
            sums[r][c] = sorted({s + grid[r][c] for s in into})
    return sums[-1][-1]
#> fair_path([[1, -1], [2, 0]])
#> fair_path([[5]])
#> fair_path([[1, 2, 3], [4, 5, 6]])
#> fair_path([[0, 0], [0, 0], [0, 0]])
#> fair_path([[1, -1, 1], [-1, 1, -1]])
# %%
def braid(strands, depth):
    if depth == 0:
        return strands
    left, *mid, right = strands
    return braid(mid + [right, left] if depth % 2 else [right] + [left] + mid, depth - 1)


def braid_period(strands, depth):
    cur, n = braid(strands, depth), 1
    while cur != strands:
        cur = braid(cur, depth)
        n += 1
    return n
#> braid_period([1, 2, 3], 1)
#> braid_period([1, 2, 3], 2)
#> braid_period([1, 2], 3)
#> braid_period([1, 2, 3, 4], 3)
#> braid_period([5, 5, 5], 4)
# %%
class Solution:
    def paintRoof(self, slats, brushes):
        brushes = sorted(set(brushes))
        memo = {0: (0, [])}
        for i in range(1, slats + 1):
            picks = []
            for b in brushes:
                if b <= i and i - b in memo:
                    n, used = memo[i - b]
                    if not used or used[-1] != b:
                        picks.append((n + 1, used + [b]))
            if picks:
                memo[i] = min(picks)
        return memo.get(slats, (-1, []))[1]
#> Solution().paintRoof(5, [1, 2])
#> Solution().paintRoof(6, [3])
#> Solution().paintRoof(0, [2])
#> Solution().paintRoof(9, [2, 3, 5])
#> Solution().paintRoof(7, [4, 1, 1])
# %%
def radio_range(towers, power):
    towers = sorted(towers)
    n = len(towers)

    def least(i):
        """Fewest boosters to link towers i.. in a chain."""
        if i >= n - 1:
            return 0
        hop = towers[i + 1] - towers[i]
        need = -(-hop // power) - 1
        if i + 2 < n and towers[i + 2] - towers[i] <= power:
            return min(need + least(i + 1), least(i + 2))
        return need + least(i + 1)

    return least(0)
#> radio_range([1, 4, 10], 3)
#> radio_range([5], 2)
#> radio_range([], 1)
#> radio_range([0, 1, 2, 3], 2)
#> radio_range([20, 0, 7], 4)
# %%
def drop_letters(word, dictionary):
    """Longest chain made by removing one letter at a time, each stage in the dictionary."""
    if word not in dictionary:
        return []
    best = []
    for i in range(len(word)):
        shorter = word[:i] + word[i + 1:]
        chain = drop_letters(shorter, dictionary)
        if len(chain) > len(best):
            best = chain
    return [word] + best
#> drop_letters('stare', ['stare', 'tare', 'are', 'tar', 'a'])
#> drop_letters('cat', ['at', 'a'])
#> drop_letters('', [])
#> drop_letters('coats', ['coats', 'coat', 'cats', 'cat', 'at', 'oats'])
#> drop_letters('pin', ['pin', 'in', 'i'])
# %%
from math import inf


class Solution:
    def bakeryRoute(self, dist):
        n = len(dist)
        table = [[inf] * n for _ in range(1 << n)]
        table[1][0] = 0
        for mask in range(1, 1 << n):
            for u in range(n):
                d = table[mask][u]
                if d == inf:
                    continue
                for v in range(n):
                    if not mask >> v & 1:
                        m = mask | 1 << v
                        table[m][v] = min(table[m][v], d + dist[u][v])
        return min(table[-1])
#> Solution().bakeryRoute([[0, 2], [3, 0]])
#> Solution().bakeryRoute([[0, 1, 9], [4, 0, 2], [3, 8, 0]])
#> Solution().bakeryRoute([[0]])
#> Solution().bakeryRoute([[0, 5, 5], [5, 0, 1], [5, 2, 0]])
#> Solution().bakeryRoute([[0, 7], [0, 0]])
# %%
def mountain_view(h):
    if len(h) < 2:
        return h[:]
    mid = len(h) // 2
    left, right = mountain_view(h[:mid]), mountain_view(h[mid:])
    tallest = max(right)
    return [x for x in left if x > tallest] + right
#> mountain_view([3, 1, 2])
#> mountain_view([1, 2, 3, 4])
#> mountain_view([])
#> mountain_view([9, 7, 8, 3, 3])
#> mountain_view([6])
# %%
class Solution:
    def ratePath(self, rates, start, goal, hops):
        best = {start: 1.0}
        for _ in range(hops):
            nxt = dict(best)
            for (a, b), r in rates.items():
                if a in best:
                    nxt[b] = max(nxt.get(b, 0.0), best[a] * r)
            if nxt == best:
                break
            best = nxt
        return round(best.get(goal, 0.0), 3)
#> Solution().ratePath({('a', 'b'): 2.0, ('b', 'c'): 0.5}, 'a', 'c', 2)
#> Solution().ratePath({('x', 'y'): 1.5}, 'y', 'x', 3)
#> Solution().ratePath({}, 'p', 'p', 1)
#> Solution().ratePath({('a', 'b'): 0.9, ('b', 'a'): 1.2}, 'a', 'a', 4)
#> Solution().ratePath({('m', 'n'): 3.0, ('n', 'o'): 2.0, ('m', 'o'): 5.0}, 'm', 'o', 1)
# %%
class Solution:
    def sumTree(self, levels: int, seed: int):
        tree = self.build(levels, seed)
        return self.score(tree), tree

    def build(self, levels, seed):
        if levels == 0 or seed % 5 == 0:
            return seed
        return [self.build(levels - 1, seed + 1), self.build(levels - 1, seed * 2)]

    def score(self, node):
        if isinstance(node, int):
            return node
        left, right = map(self.score, node)
        return max(left, right) - min(left, right) // 2
#> Solution().sumTree(1, 3)
#> Solution().sumTree(2, 4)
#> Solution().sumTree(0, 7)
#> Solution().sumTree(3, 10)
#> Solution().sumTree(3, 1)
# %%
def wires(left, right):
    """Most straight wires without crossing between equal labels, no two from neighbouring pins."""
    memo = {}

    def f(i, j):
        if i >= len(left) or j >= len(right):
            return 0
        if (i, j) not in memo:
            skip = max(f(i + 1, j), f(i, j + 1))
            if left[i] == right[j]:
                skip = max(skip, 1 + f(i + 2, j + 2))
            memo[i, j] = skip
        return memo[i, j]

    return f(0, 0)
#> wires('abc', 'abc')
#> wires('aa', 'a')
#> wires('', 'xyz')
#> wires('pqr', 'rqp')
#> wires('abca', 'cab')
# %%
def alarm(times, snooze):
    if not times:
        return []
    first, *rest = times
    if rest and rest[0] - first <= snooze:
        return alarm([first + (rest[0] - first) // 2] + rest[1:], snooze)
    return [first] + alarm(rest, snooze)
#> alarm([10, 14, 30], 5)
#> alarm([1, 2, 3, 4], 1)
#> alarm([], 9)
#> alarm([7], 0)
#> alarm([0, 10, 20, 21], 10)
# %%
class Solution:
    def badgeSets(self, badges, need):
        full = (1 << need) - 1
        best = {0: ()}
        for name in sorted(badges):
            bits = 0
            for b in badges[name]:
                bits |= 1 << b
            for have, used in list(best.items()):
                got = have | bits
                if got not in best or len(best[got]) > len(used) + 1:
                    best[got] = used + (name,)
        return best.get(full)
#> Solution().badgeSets({'a': [0], 'b': [1, 2], 'c': [0, 2]}, 3)
#> Solution().badgeSets({'x': [0]}, 2)
#> Solution().badgeSets({}, 0)
#> Solution().badgeSets({'p': [0, 1], 'q': [1], 'r': [0]}, 2)
#> Solution().badgeSets({'k': [1], 'l': [0]}, 2)
# %%
def cup_shuffle(n, swaps):
    def where(pos, i):
        if i == len(swaps):
            return pos
        a, b = swaps[i]
        if pos == a:
            pos = b
        elif pos == b:
            pos = a
        return where(pos, i + 1)

    ends = [where(p, 0) for p in range(n)]
    cycles, left = 0, set(range(n))
    while left:
        p = min(left)
        while p in left:
            left.remove(p)
            p = ends[p]
        cycles += 1
    return ends, cycles
#> cup_shuffle(3, [(0, 1), (1, 2)])
#> cup_shuffle(2, [])
#> cup_shuffle(0, [])
#> cup_shuffle(4, [(0, 3), (1, 2)])
#> cup_shuffle(3, [(0, 2), (0, 2)])
# %%
def laser(mirrors, n):
    seen = {}

    def beam(r, c, dr, dc, steps):
        if not (0 <= r < n and 0 <= c < n):
            return steps, r, c
        if seen.get((r, c, dr, dc)):
            return 'loop'
        seen[r, c, dr, dc] = True
        turn = mirrors.get((r, c))
        if turn == '/':
            dr, dc = -dc, -dr
        elif turn == '\\':
            dr, dc = dc, dr
        return beam(r + dr, c + dc, dr, dc, steps + 1)

    return beam(0, 0, 0, 1, 0)
#> laser({}, 3)
#> laser({(0, 1): '\\'}, 3)
#> laser({(0, 0): '/'}, 2)
#> laser({(0, 2): '\\', (2, 2): '/', (2, 0): '\\', (0, 0): '/'}, 3)
#> laser({(0, 1): '\\', (1, 1): '/', (1, 0): '\\'}, 2)
# %%
class Solution:
    def spellCount(self, mana, spells):
        def cast(m, last, depth):
            if depth == 4:
                return 1
            total = 1
            for name, cost in spells.items():
                if cost <= m and name != last:
                    total += cast(m - cost, name, depth + 1)
            return total

        return cast(mana, None, 0)
#> Solution().spellCount(5, {'ice': 2, 'fire': 3})
#> Solution().spellCount(1, {'hex': 2})
#> Solution().spellCount(0, {})
#> Solution().spellCount(4, {'a': 1, 'b': 1})
#> Solution().spellCount(6, {'x': 2, 'y': 2, 'z': 6})
