# %%
class Solution:
    def beadStrings(self, colors, n):
        res = []

        def dfs(cur):
            if len(cur) == n:
                if n < 2 or cur[0] != cur[-1]:
                    res.append(''.join(cur))
                return
            for c in colors:
                if cur and cur[-1] == c:
                    continue
                cur.append(c)
                dfs(cur)
                cur.pop()

        dfs([])
        return res
#> Solution().beadStrings('rg', 2)
#> Solution().beadStrings('rgb', 2)
#> Solution().beadStrings('x', 3)
#> Solution().beadStrings(colors='ab', n=4)
#> Solution().beadStrings(colors='', n=0)

# %%
def pay_tolls(gates, coins):
    memo = {}

    def pay(i, left):
        if i == len(gates):
            return left
        key = (i, left)
        if key not in memo:
            best = -1
            if left >= gates[i]:
                best = pay(i + 1, left - gates[i])
            if i + 1 < len(gates) and left >= 1:
                best = max(best, pay(i + 2, left - 1))
            memo[key] = best
        return memo[key]

    return pay(0, coins), len(memo)
#> pay_tolls([3, 1, 2], 4)
#> pay_tolls([], 5)
#> pay_tolls([9], 2)
#> pay_tolls([2, 2, 2, 2], 4)
#> pay_tolls([5, 5, 1], 1)

# %%
class Solution:
    def mirrorTree(self, tree, depth=0):
        if not isinstance(tree, tuple):
            return tree if depth % 2 else -tree
        left, right = tree
        return (self.mirrorTree(right, depth + 1), self.mirrorTree(left, depth + 1))

    def unwrap(self, tree):
        m = self.mirrorTree(tree)
        flat = []
        todo = [m]
        while todo:
            x = todo.pop()
            if isinstance(x, tuple):
                todo.extend(x)
            else:
                flat.append(x)
        return m, flat
#> Solution().unwrap((1, (2, 3)))
#> Solution().unwrap(5)
#> Solution().unwrap(tree=((1, 2), (3, 4)))
#> Solution().unwrap(tree=(((7, 8), 9), 6))
#> Solution().unwrap((0, 1))

# %%
def mix_digits(a, b):
    if a == 0 and b == 0:
        return 0
    qa, ra = divmod(a, 10)
    qb, rb = divmod(b, 10)
    rest = mix_digits(qa, qb)
    return rest * 10 + (max(ra, rb) if (qa + qb) % 2 == 0 else min(ra, rb))
#> mix_digits(123, 456)
#> mix_digits(0, 0)
#> mix_digits(9, 1000)
#> mix_digits(88, 91)
#> mix_digits(50505, 4040)

# %%
from collections import defaultdict

class Solution:
    def busLines(self, pairs, start):
        roads = defaultdict(list)
        for a, b in pairs:
            roads[a].append(b)
        trips = []

        def ride(stop, trail):
            if stop in trail:
                trips.append('-'.join(trail) + '*')
                return
            trail = trail + [stop]
            if not roads[stop]:
                trips.append('-'.join(trail))
            for nxt in roads[stop]:
                ride(nxt, trail)

        ride(start, [])
        return trips
#> Solution().busLines(['ab', 'bc', 'ac'], 'a')
#> Solution().busLines(['xy', 'yx'], 'x')
#> Solution().busLines([], 'q')
#> Solution().busLines(pairs=['mn', 'no', 'nm'], start='m')
#> Solution().busLines(pairs=['ab', 'bc', 'cd', 'bd'], start='b')

# %%
def peak_window(vals):
    def solve(lo, hi):
        if lo == hi:
            return vals[lo], vals[lo], lo
        mid = (lo + hi) // 2
        mn1, mx1, p1 = solve(lo, mid)
        mn2, mx2, p2 = solve(mid + 1, hi)
        if mx2 > mx1:
            return min(mn1, mn2), mx2, p2
        return min(mn1, mn2), mx1, p1

    if not vals:
        return 'none'
    low, high, where = solve(0, len(vals) - 1)
    return f'{high - low}@{where}'
#> peak_window([4, 9, 1])
#> peak_window([])
#> peak_window([7])
#> peak_window([2, 5, 5, 0, 3])
#> peak_window([-3, -8])

# %%
class Solution:
    def orderChores(self, chores, before):
        done, todo = [], list(chores)
        count = 0

        def go():
            nonlocal count
            if not todo:
                count += 1
                return
            for i in range(len(todo)):
                c = todo[i]
                if any(b in todo for a, b in before if a == c):
                    continue
                done.append(todo.pop(i))
                go()
                todo.insert(i, done.pop())

        go()
        return count
#> Solution().orderChores('abc', [('c', 'a')])
#> Solution().orderChores('', [])
#> Solution().orderChores('xy', [('x', 'y'), ('y', 'x')])
#> Solution().orderChores(chores='mop', before=[('m', 'o'), ('o', 'p')])
#> Solution().orderChores('jk', [])

# %%
def parse_shop(s):
    i = 0

    def number():
        nonlocal i
        v = 0
        while i < len(s) and s[i].isdigit():
            v = v * 10 + int(s[i])
            i += 1
        return v

    def group():
        nonlocal i
        total = 0
        while i < len(s) and s[i] != ']':
            k = number()
            if i < len(s) and s[i] == '[':
                i += 1
                total += max(k, 1) * group()
                i += 1
            else:
                total += k
                if i < len(s) and s[i] == ',':
                    i += 1
        return total

    return group()
#> parse_shop('2[3,4]')
#> parse_shop('')
#> parse_shop('12,8')
#> parse_shop('[5]3[1,2[2]]')
#> parse_shop('10')

# %%
class Solution:
    def bestPairing(self, cost):
        n = len(cost)
        from functools import lru_cache

        @lru_cache(maxsize=None)
        def go(mask):
            i = 0
            while i < n and mask >> i & 1:
                i += 1
            if i >= n:
                return 0
            best = cost[i][i] + go(mask | 1 << i)
            for j in range(i + 1, n):
                if not mask >> j & 1:
                    best = min(best, cost[i][j] + go(mask | 1 << i | 1 << j))
            return best

        return go(0)
#> Solution().bestPairing([[5, 3], [3, 4]])
#> Solution().bestPairing([])
#> Solution().bestPairing([[7]])
#> Solution().bestPairing([[1, 9, 2], [9, 6, 4], [2, 4, 3]])
#> Solution().bestPairing(cost=[[2, 1, 1], [1, 2, 8], [1, 8, 0]])

# %%
def whisper(chain, seen=None):
    if seen is None:
        seen = []
    if not chain:
        return seen
    head, *rest = chain
    if head in seen:
        seen.remove(head)
        return whisper(rest, seen)
    return whisper(rest, [head] + seen)
#> whisper([1, 2, 1, 3])
#> whisper([])
#> whisper(['a', 'a', 'a'])
#> whisper([4, 5, 6, 5, 4])
#> whisper([9, 8])

# %%
class Solution:
    def gardenBeds(self, plot):
        rows, cols = len(plot), len(plot[0])
        marks = [list(r) for r in plot]
        sizes = {}

        def dig(r, c, kind):
            if r < 0 or c < 0 or r >= rows or c >= cols:
                return 0
            if marks[r][c] != kind:
                return 0
            marks[r][c] = '.'
            return 1 + dig(r + 1, c, kind) + dig(r, c + 1, kind) + dig(r - 1, c, kind) + dig(r, c - 1, kind)

        for r in range(rows):
            for c in range(cols):
                k = marks[r][c]
                if k != '.':
                    sizes.setdefault(k, []).append(dig(r, c, k))
        return sizes
#> Solution().gardenBeds(['aab', 'abb'])
#> Solution().gardenBeds(['..', '..'])
#> Solution().gardenBeds(['xyx'])
#> Solution().gardenBeds(plot=['q.q', 'qqq'])
#> Solution().gardenBeds(plot=['m', 'n', 'm'])

# %%
def nim_like(pile, moves):
    wins = {}

    def first(p):
        if p not in wins:
            wins[p] = any(not second(p - m) for m in moves if m <= p)
        return wins[p]

    def second(p):
        return p % 5 == 0 and p > 0 or first(p)

    return first(pile), sorted(p for p in wins if not wins[p])
#> nim_like(4, [1, 2])
#> nim_like(0, [1])
#> nim_like(6, [2, 3])
#> nim_like(5, [1, 4])
#> nim_like(7, [3])

# %%
class Solution:
    def compress(self, text: str) -> str:
        if len(text) < 2:
            return text
        half = len(text) // 2
        a, b = text[:half], text[half:]
        if a == b:
            return '2(' + self.compress(a) + ')'
        if a == b[::-1]:
            return '~(' + self.compress(a) + ')'
        if len(text) % 2:
            return text[0] + self.compress(text[1:])
        return self.compress(a) + self.compress(b)
#> Solution().compress('abab')
#> Solution().compress('abcba')
#> Solution().compress('')
#> Solution().compress(text='xyyxxyyx')
#> Solution().compress(text='kkkkm')

# %%
def all_makings(target, pieces):
    def make(rest, idx):
        if rest == 0:
            yield {}
        elif idx < len(pieces):
            p = pieces[idx]
            for k in range(rest // p + 1):
                for sub in make(rest - k * p, idx + 1):
                    if k:
                        sub = {p: k, **sub}
                    yield sub
    return list(make(target, 0))
#> all_makings(4, [2, 1])
#> all_makings(3, [2])
#> all_makings(0, [5])
#> all_makings(6, [3, 2])
#> all_makings(5, [4, 1])

# %%
class Solution:
    def lowestBoss(self, parent, a, b):
        def chain(v, acc=None):
            acc = acc if acc is not None else []
            acc.append(v)
            if parent[v] != v:
                chain(parent[v], acc)
            return acc

        pa, pb = chain(a), chain(b)
        common = None
        while pa and pb and pa[-1] == pb[-1]:
            common = pa.pop()
            pb.pop()
        return common, len(pa) + len(pb)
#> Solution().lowestBoss([0, 0, 0, 1], 3, 2)
#> Solution().lowestBoss([0, 0, 1, 2], 3, 3)
#> Solution().lowestBoss([0, 1], 0, 1)
#> Solution().lowestBoss(parent=[0, 0, 1, 1, 3], a=2, b=4)
#> Solution().lowestBoss(parent=[4, 4, 0, 0, 4], a=2, b=3)

# %%
from functools import lru_cache

def worm(s):
    @lru_cache(None)
    def score(i, j):
        if i > j:
            return 0
        if i == j:
            return 1
        if s[i] == s[j]:
            return 3 + score(i + 1, j - 1)
        return max(score(i + 1, j), score(i, j - 1))
    return score(0, len(s) - 1)
#> worm('abca')
#> worm('')
#> worm('z')
#> worm('noon')
#> worm('abc')

# %%
class Solution:
    def exprSigns(self, digits, goal):
        res = []

        def build(i, expr, total, last):
            if i == len(digits):
                if total == goal:
                    res.append(expr)
                return
            for j in range(i + 1, min(i + 2, len(digits)) + 1):
                num = int(digits[i:j])
                if i == 0:
                    build(j, str(num), num, num)
                else:
                    build(j, f'{expr}+{num}', total + num, num)
                    if num < last:
                        build(j, f'{expr}-{num}', total - num, num)

        build(0, '', 0, 0)
        return res
#> Solution().exprSigns('123', 6)
#> Solution().exprSigns('321', 0)
#> Solution().exprSigns('', 0)
#> Solution().exprSigns(digits='52', goal=3)
#> Solution().exprSigns(digits='711', goal=72)

# %%
def even_tail(nums):
    if not nums:
        return []
    return odd_tail(nums[1:]) + [nums[0]] if nums[0] % 2 == 0 else [nums[0]] + even_tail(nums[1:])

def odd_tail(nums):
    if len(nums) == 0:
        return [0]
    if nums[-1] % 2:
        return odd_tail(nums[:-1])
    return even_tail(nums[:-1]) + [nums[-1] // 2]
#> even_tail([1, 2, 3, 4])
#> even_tail([])
#> even_tail([6, 8])
#> even_tail([5, 3, 7])
#> even_tail([2, 9, 4, 1, 10])

# %%
class Solution:
    def weighNested(self, bag) -> int:
        return self._weigh(bag, 1)

    def _weigh(self, bag, depth):
        if isinstance(bag, int):
            return bag * depth
        if isinstance(bag, str):
            return len(bag)
        if isinstance(bag, dict):
            return sum(self._weigh(v, depth + len(k)) for k, v in bag.items())
        best = 0
        for b in bag:
            best = max(best, self._weigh(b, depth + 1))
        return best
#> Solution().weighNested([3, 'abc', [2]])
#> Solution().weighNested({'x': 4, 'yy': [1, 5]})
#> Solution().weighNested([])
#> Solution().weighNested('tin')
#> Solution().weighNested(bag=[[6], {'q': [1]}, 'long word'])

# %%
def knight_tour(rows, cols, need):
    seen = [[0] * cols for _ in range(rows)]
    jumps = [(1, 2), (2, 1), (-1, 2), (2, -1), (1, -2), (-2, 1), (-1, -2), (-2, -1)]

    def go(r, c, t):
        seen[r][c] = t
        if t == need:
            return True
        for dr, dc in jumps:
            x, y = r + dr, c + dc
            if 0 <= x < rows and 0 <= y < cols and seen[x][y] == 0:
                if go(x, y, t + 1):
                    return True
        seen[r][c] = 0
        return False

    return seen if go(0, 0, 1) else None
#> knight_tour(2, 3, 2)
#> knight_tour(3, 3, 4)
#> knight_tour(1, 1, 1)
#> knight_tour(2, 3, 3)
#> knight_tour(3, 2, 2)

# %%
class Solution:
    def splitVoyage(self, days, legs):
        memo = {}

        def f(i, k):
            if k == 1:
                return sum(days[i:])
            if (i, k) in memo:
                return memo[(i, k)]
            best, run = float('inf'), 0
            for j in range(i, len(days) - k + 1):
                run += days[j]
                best = min(best, max(run, f(j + 1, k - 1)))
            memo[(i, k)] = best
            return best

        return f(0, legs)
#> Solution().splitVoyage([4, 2, 3], 2)
#> Solution().splitVoyage([7], 1)
#> Solution().splitVoyage([1, 5], 2)
#> Solution().splitVoyage(days=[3, 3, 3, 3], legs=3)
#> Solution().splitVoyage(days=[9, 1, 1, 6], legs=2)

# %%
def shuffle_back(a, b):
    if not a or not b:
        return [a + b]
    with_a = [a[0] + w for w in shuffle_back(a[1:], b)]
    with_b = [b[0] + w for w in shuffle_back(a, b[1:]) if b[0] + w not in with_a]
    return with_a + with_b
#> shuffle_back('ab', 'c')
#> shuffle_back('', 'xyz')
#> shuffle_back('aa', 'a')
#> shuffle_back('pq', 'rs')
#> shuffle_back('k', 'k')

# %%
class Solution:
    def longestClimb(self, levels):
        self.best = 0

        def up(i):
            if i >= len(levels) or levels[i] is None:
                return 0
            l, r = up(2 * i + 1), up(2 * i + 2)
            span = 1
            for child, length in ((2 * i + 1, l), (2 * i + 2, r)):
                if length and levels[child] > levels[i]:
                    span = max(span, length + 1)
            self.best = max(self.best, span)
            return span

        up(0)
        return self.best
#> Solution().longestClimb([1, 2, 3])
#> Solution().longestClimb([])
#> Solution().longestClimb([5, 3, None, 4])
#> Solution().longestClimb([2, 6, 1, 7, 8])
#> Solution().longestClimb(levels=[9, 8, 7])

# %%
def count_down(n, k):
    stack = [(n, k, ())]
    out = []
    while stack:
        left, parts, got = stack.pop()
        if parts == 0:
            if left == 0:
                out.append(got)
            continue
        top = got[-1] if got else left
        for p in range(1, min(top, left) + 1):
            stack.append((left - p, parts - 1, got + (p,)))
    return out
#> count_down(4, 2)
#> count_down(5, 3)
#> count_down(0, 0)
#> count_down(2, 3)
#> count_down(6, 2)

# %%
from functools import cache

class Solution:
    def paintFence(self, need, brush):
        @cache
        def paint(lo, hi, base):
            if lo >= hi:
                return 0
            low = min(need[lo:hi])
            cost = brush * (low - base)
            start = lo
            for i in range(lo, hi + 1):
                if i == hi or need[i] == low:
                    cost += paint(start, i, low)
                    start = i + 1
            return min(cost, hi - lo)

        return paint(0, len(need), 0)
#> Solution().paintFence((1, 2, 1), 1)
#> Solution().paintFence((), 3)
#> Solution().paintFence((4, 4), 1)
#> Solution().paintFence(need=(2, 1, 2, 3), brush=1)
#> Solution().paintFence(need=(5,), brush=2)

# %%
def josie(circle, k):
    if len(circle) == 1:
        return circle[0], ''
    i = (k - 1) % len(circle)
    out = circle[i]
    winner, rest = josie(circle[i + 1:] + circle[:i], k + 1)
    return winner, out + rest
#> josie('abcd', 2)
#> josie('x', 5)
#> josie('pqrst', 1)
#> josie('mno', 3)
#> josie('', 1)

# %%
class Solution:
    def gates(self, expr):
        idx = [0]

        def read():
            op = expr[idx[0]]
            idx[0] += 1
            if op in '01':
                return int(op)
            if op == '!':
                return 1 - read()
            a = read()
            b = read()
            return {'&': a & b, '|': a | b, '^': a ^ b}[op]

        bits = []
        while idx[0] < len(expr):
            bits.append(read())
        return bits
#> Solution().gates('&10|01')
#> Solution().gates('')
#> Solution().gates('!^1&11')
#> Solution().gates(expr='1!0^01')
#> Solution().gates(expr='|!0?')

# %%
def widest_level(tree):
    widths = []

    def visit(node, d):
        if d == len(widths):
            widths.append(0)
        widths[d] += 1
        for sub in node.get('kids', ()):
            visit(sub, d + 1)

    visit(tree, 0)
    m = max(widths)
    return widths.index(m), widths
#> widest_level({'kids': [{}, {'kids': [{}]}]})
#> widest_level({})
#> widest_level({'kids': [{'kids': [{}, {}]}, {'kids': [{}]}]})
#> widest_level({'kids': [{'kids': [{'kids': []}]}]})
#> widest_level({'kids': [{}, {}, {}]})

# %%
class Solution:
    def quadCode(self, grid):
        def code(r, c, size):
            first = grid[r][c]
            same = all(grid[x][y] == first for x in range(r, r + size) for y in range(c, c + size))
            if same:
                return str(first)
            h = size // 2
            parts = [code(r, c, h), code(r, c + h, h), code(r + h, c, h), code(r + h, c + h, h)]
            return '<' + ''.join(parts) + '>'
        if not grid:
            return ''
        return code(0, 0, len(grid))
#> Solution().quadCode([[1, 0], [1, 1]])
#> Solution().quadCode([])
#> Solution().quadCode([[3, 3], [3, 3]])
#> Solution().quadCode(grid=[[1, 1, 0, 0], [1, 1, 0, 0], [1, 0, 1, 1], [0, 1, 1, 1]])
#> Solution().quadCode(grid=[[7]])

# %%
def squad_power(limit, powers):
    best = []

    def add(i, chosen, total):
        nonlocal best
        if total > sum(best):
            best = chosen[:]
        if i == len(powers):
            return
        if total + powers[i] <= limit and all(abs(powers[i] - p) > 1 for p in chosen):
            chosen.append(powers[i])
            add(i + 1, chosen, total + powers[i])
            chosen.pop()
        add(i + 1, chosen, total)

    add(0, [], 0)
    return best
#> squad_power(8, [3, 4, 5])
#> squad_power(5, [])
#> squad_power(2, [6, 7])
#> squad_power(10, [1, 3, 6])
#> squad_power(9, [4, 4, 2])

# %%
from typing import Dict, List

class Solution:
    def recipeCost(self, needs: Dict[str, List[str]], price: Dict[str, int], dish: str) -> int:
        cache: Dict[str, int] = {}

        def cost(x: str) -> int:
            if x in cache:
                return cache[x]
            buy = price.get(x, 999)
            if x in needs:
                make = 1 + sum(cost(y) for y in needs[x])
                buy = min(buy, make)
            cache[x] = buy
            return buy

        return cost(dish)
#> Solution().recipeCost({'pie': ['egg', 'dough'], 'dough': ['egg']}, {'egg': 2, 'dough': 9}, 'pie')
#> Solution().recipeCost({}, {'tea': 3}, 'tea')
#> Solution().recipeCost({'jam': ['fig']}, {'jam': 4, 'fig': 6}, 'jam')
#> Solution().recipeCost(needs={'a': ['b', 'b']}, price={'b': 5}, dish='a')
#> Solution().recipeCost(needs={'x': ['y']}, price={}, dish='x')

# %%
def zigzag_perms(items):
    out, used = [], [False] * len(items)

    def extend(seq):
        if len(seq) == len(items):
            out.append(tuple(seq))
            return
        for i, x in enumerate(items):
            if used[i]:
                continue
            if seq and (x > seq[-1]) != (len(seq) % 2 == 1):
                continue
            used[i] = True
            extend(seq + [x])
            used[i] = False

    extend([])
    return out
#> zigzag_perms([1, 2, 3])
#> zigzag_perms([])
#> zigzag_perms([5])
#> zigzag_perms([2, 2, 1])
#> zigzag_perms([9, 4])

# %%
class Solution:
    def ackLite(self, m: int, n: int, cap: int) -> int:
        self.depth = 0
        return self.run(m, n, cap), self.depth

    def run(self, m, n, cap):
        self.depth += 1
        if self.depth > cap:
            return -1
        if m == 0:
            return n + 1
        if n == 0:
            return self.run(m - 1, 1, cap)
        inner = self.run(m, n - 1, cap)
        return inner if inner < 0 else self.run(m - 1, inner, cap)
#> Solution().ackLite(1, 2, 20)
#> Solution().ackLite(0, 5, 3)
#> Solution().ackLite(2, 1, 30)
#> Solution().ackLite(m=2, n=2, cap=9)
#> Solution().ackLite(m=1, n=0, cap=2)

# %%
def melt(wax, n):
    if n == 0:
        return wax
    if isinstance(wax, list):
        out = []
        for w in wax:
            if isinstance(w, list):
                out += melt(w, n - 1)
            else:
                out.append(w)
        return out
    return [wax] * n
#> melt([1, [2, [3, [4]]]], 2)
#> melt([[5]], 0)
#> melt([[3, [4]], [5, [6]]], 3)
#> melt([[[6], 7], 8], 5)
#> melt([], 1)

# %%
class Solution:
    def minMerge(self, piles):
        def best(ps):
            if len(ps) == 1:
                return 0, ''
            options = []
            for i in range(len(ps) - 1):
                joined = ps[i] + ps[i + 1]
                c, how = best(ps[:i] + (joined,) + ps[i + 2:])
                options.append((c + joined, str(i) + how))
            return min(options)

        return best(tuple(piles)) if piles else None
#> Solution().minMerge([2, 1, 4])
#> Solution().minMerge([])
#> Solution().minMerge([9])
#> Solution().minMerge(piles=[3, 1, 1, 3])
#> Solution().minMerge(piles=[5, 6])

# %%
def lucky_numbers(limit, digits):
    res = []

    def grow(x):
        if x > limit:
            return
        if x:
            res.append(x)
        for d in digits:
            if x * 10 + d and x % 10 != d:
                grow(x * 10 + d)

    grow(0)
    return sorted(res)
#> lucky_numbers(80, [4, 7])
#> lucky_numbers(3, [5])
#> lucky_numbers(150, [1, 2])
#> lucky_numbers(99, [0, 9])
#> lucky_numbers(30, [1, 2, 3])
