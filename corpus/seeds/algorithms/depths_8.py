# %%
class Solution:
    def flagRows(self, stripes, n):
        res, path = [], []
        left = dict(stripes)

        def add():
            if len(path) == n:
                res.append(''.join(path))
                return
            for color in sorted(left):
                if left[color] == 0 or path[-1:] == [color]:
                    continue
                left[color] -= 1
                path.append(color)
                add()
                path.pop()
                left[color] += 1

        add()
        return res
#> Solution().flagRows({'r': 2, 'w': 1}, 3)
#> Solution().flagRows({'b': 1}, 2)
#> Solution().flagRows({}, 0)
#> Solution().flagRows(stripes={'a': 1, 'b': 1, 'c': 1}, n=2)
#> Solution().flagRows(stripes={'x': 1, 'y': 2}, n=2)

# %%
def ink_cost(doc, style='plain'):
    price = {'plain': 1, 'bold': 3, 'thin': 0}
    if isinstance(doc, str):
        return len(doc.replace(' ', '')) * price[style]
    total = 0
    for part in doc:
        if isinstance(part, tuple):
            kind, body = part
            total += ink_cost(body, kind)
        else:
            total += ink_cost(part, style)
    return total
#> ink_cost(['ab', ('bold', 'c d')])
#> ink_cost('')
#> ink_cost([('thin', ['xyz', ('plain', 'w')]), 'k'])
#> ink_cost([('bold', ['m', ['n', 'o']])])
#> ink_cost(['hi', 'there'], 'bold')

# %%
from functools import cache

class Solution:
    def guardShifts(self, cost: list, gap: int) -> tuple:
        n = len(cost)

        @cache
        def plan(i, since):
            if i == n:
                return 0, ''
            c, how = plan(i + 1, 0)
            best = (c + cost[i], 'G' + how)
            if since < gap:
                c, how = plan(i + 1, since + 1)
                best = min(best, (c, '-' + how))
            return best

        return plan(0, 0)
#> Solution().guardShifts([4, 1, 3], 1)
#> Solution().guardShifts([], 2)
#> Solution().guardShifts([5, 5], 0)
#> Solution().guardShifts(cost=[2, 9, 1, 7], gap=2)
#> Solution().guardShifts(cost=[3, 3, 3], gap=1)

# %%
def sum_nested_ranges(lo, hi, cut):
    if lo >= hi:
        return 0
    if hi - lo <= cut:
        return sum(range(lo, hi))
    third = (hi - lo) // 3
    outer = sum_nested_ranges(lo, lo + third, cut) + sum_nested_ranges(hi - third, hi, cut)
    return outer - sum_nested_ranges(lo + third, hi - third, cut + 1)
#> sum_nested_ranges(0, 9, 2)
#> sum_nested_ranges(5, 5, 1)
#> sum_nested_ranges(1, 4, 1)
#> sum_nested_ranges(0, 20, 3)
#> sum_nested_ranges(10, 22, 2)

# %%
class Solution:
    def mergeHouses(self, houses):
        # every house is (name, [rooms]); merge b into a by room name
        def merge(a, b):
            if not b:
                return a
            (name, rooms), rest = b[0], b[1:]
            for k in range(len(a)):
                if a[k][0] == name:
                    joined = (name, merge(a[k][1], rooms))
                    return merge(a[:k] + [joined] + a[k + 1:], rest)
            return merge(a + [(name, rooms)], rest)

        out = []
        for h in houses:
            out = merge(out, [h])
        return out
#> Solution().mergeHouses([('a', [('x', [])]), ('a', [('y', [])])])
#> Solution().mergeHouses([])
#> Solution().mergeHouses([('p', []), ('q', []), ('p', [('r', [])])])
#> Solution().mergeHouses(houses=[('m', [('n', [('o', [])])]), ('m', [('n', [('k', [])])])])
#> Solution().mergeHouses(houses=[('z', [])])

# %%
def cut_vines(parent, height, saw):
    from collections import defaultdict
    sub = defaultdict(list)
    for v, p in enumerate(parent):
        sub[p].append(v)
    fallen = []

    def climb(v, h):
        h += height[v]
        if h > saw:
            fallen.append(v)
            return 0
        return 1 + sum(climb(c, h) for c in sub[v])

    kept = sum(climb(r, 0) for r in sub[-1])
    return kept, fallen
#> cut_vines([-1, 0, 1], [1, 2, 3], 4)
#> cut_vines([], [], 9)
#> cut_vines([-1, 0, 0, 2], [2, 5, 1, 1], 4)
#> cut_vines([-1, -1, 1], [9, 1, 1], 3)
#> cut_vines([-1, 0, 0, 1], [1, 1, 1, 1], 10)

# %%
class Solution:
    def pickOdd(self, piles, me=True):
        if not piles:
            return 0
        scores = []
        for i, p in enumerate(piles):
            if p % 2 or len(piles) == 1:
                left = piles[:i] + piles[i + 1:]
                grown = [q + 1 for q in left]
                rest = self.pickOdd(grown, not me)
                scores.append(rest + p if me else rest - p)
        if not scores:
            return self.pickOdd(piles[1:], not me)
        return max(scores) if me else min(scores)
#> Solution().pickOdd([3, 2])
#> Solution().pickOdd([])
#> Solution().pickOdd([4, 6])
#> Solution().pickOdd([1, 5, 2])
#> Solution().pickOdd(piles=[7, 7, 8], me=False)

# %%
def word_break_cost(text, prices):
    memo = {len(text): (0, [])}

    def solve(i):
        if i not in memo:
            cost, words = solve(i + 1)
            best = (cost + 4, ['?'] + words)
            for w, p in prices.items():
                if text[i:i + len(w)] == w:
                    cost, words = solve(i + len(w))
                    if cost + p < best[0]:
                        best = (cost + p, [w] + words)
            memo[i] = best
        return memo[i]

    return solve(0)
#> word_break_cost('abab', {'ab': 2, 'aba': 3})
#> word_break_cost('', {'x': 1})
#> word_break_cost('qa', {'a': 1})
#> word_break_cost('noon', {'no': 5, 'on': 3, 'o': 1})
#> word_break_cost('zz', {})

# %%
class Solution:
    def knotTree(self, s):
        tree, rest = self.read(s)
        return tree, rest, self.weight(tree)

    def read(self, s):
        if not s or s[0] == ')':
            return [], s[1:]
        if s[0] == '(':
            inner, s = self.read(s[1:])
            tail, s = self.read(s)
            return [inner] + tail, s
        tail, left = self.read(s[1:])
        return [s[0]] + tail, left

    def weight(self, t, k=1):
        return k if isinstance(t, str) else sum(self.weight(x, k * 2) for x in t)
#> Solution().knotTree('a(b)c')
#> Solution().knotTree('')
#> Solution().knotTree('((x))')
#> Solution().knotTree(s='p)q')
#> Solution().knotTree(s='m(n(o))')

# %%
def fall_blocks(cols, r, c, power):
    grid = [list(x) for x in cols]

    def boom(i, j, p):
        if p <= 0 or not (0 <= i < len(grid) and 0 <= j < len(grid[0])):
            return 0
        here = grid[i][j]
        if here == '.':
            return 0
        grid[i][j] = '.'
        gain = 1
        strength = p + 1 if here == 'B' else p - 1
        for di, dj in ((-1, 0), (1, 0), (0, -1), (0, 1)):
            gain += boom(i + di, j + dj, strength)
        return gain

    hit = boom(r, c, power)
    return hit, [''.join(x) for x in grid]
#> fall_blocks(['xx', 'xx'], 0, 0, 2)
#> fall_blocks(['.'], 0, 0, 3)
#> fall_blocks(['xBx', 'x.x'], 0, 0, 2)
#> fall_blocks(['BxB'], 0, 2, 1)
#> fall_blocks(['xx'], 5, 5, 1)

# %%
class Solution:
    def closeTriples(self, nums: list, gap: int) -> list:
        nums = sorted(nums)
        found = []

        def grow(start, chosen):
            if len(chosen) == 3:
                found.append(list(chosen))
                return
            for i in range(start, len(nums)):
                if i > start and nums[i] == nums[i - 1]:
                    continue
                if chosen and nums[i] - chosen[-1] > gap:
                    return
                grow(i + 1, chosen + [nums[i]])

        grow(0, [])
        return found
#> Solution().closeTriples([5, 1, 3, 4], 2)
#> Solution().closeTriples([2, 2, 2], 0)
#> Solution().closeTriples([], 4)
#> Solution().closeTriples(nums=[1, 9, 2], gap=3)
#> Solution().closeTriples(nums=[6, 6, 7, 8], gap=1)

# %%
def orbit(n, rule, seen=None):
    seen = {} if seen is None else seen
    if n in seen:
        return n, len(seen) - seen[n]
    seen[n] = len(seen)
    a, b = divmod(n, 10)
    return orbit(rule[0] * a + rule[1] * b, rule, seen)
#> orbit(27, (1, 4))
#> orbit(0, (3, 3))
#> orbit(15, (2, 2))
#> orbit(99, (1, 1))
#> orbit(38, (2, 5))

# %%
class Solution:
    def editPlan(self, a: str, b: str) -> str:
        memo = {}

        def plan(i, j):
            if i == len(a):
                return '+' * (len(b) - j)
            if j == len(b):
                return '-' * (len(a) - i)
            if (i, j) in memo:
                return memo[i, j]
            if a[i] == b[j]:
                ans = '=' + plan(i + 1, j + 1)
            else:
                x, y = '-' + plan(i + 1, j), '+' + plan(i, j + 1)
                ans = x if x.count('=') >= y.count('=') else y
            memo[i, j] = ans
            return ans

        return plan(0, 0)
#> Solution().editPlan('cat', 'at')
#> Solution().editPlan('', 'ab')
#> Solution().editPlan('xy', 'yx')
#> Solution().editPlan(a='abc', b='abc')
#> Solution().editPlan(a='dog', b='good')

# %%
def nested_pow(spec):
    if isinstance(spec, int):
        return spec
    base, exp = (nested_pow(x) for x in spec)
    if exp < 0:
        return 0
    return base ** min(exp, 3) % 1000

def pow_list(specs):
    out = []
    for s in specs:
        v = nested_pow(s)
        if v in out:
            break
        out.append(v)
    return out
#> pow_list([(2, 3), 5, (3, (2, 1))])
#> pow_list([])
#> pow_list([(4, -1), 0, 7])
#> pow_list([((2, 2), 2), (9, 9)])
#> pow_list([6, ((1, 5), (5, 1))])

# %%
class Solution:
    def dutyRoster(self, people, days, off):
        roster = []

        def assign(d):
            if d == days:
                return True
            for p in people:
                if d in off.get(p, []) or p in roster[-2:]:
                    continue
                roster.append(p)
                if assign(d + 1):
                    return True
                roster.pop()
            return False

        return '-'.join(roster) if assign(0) else 'none'
#> Solution().dutyRoster(['a', 'b', 'c'], 3, {'a': [0]})
#> Solution().dutyRoster(['x'], 2, {})
#> Solution().dutyRoster([], 0, {})
#> Solution().dutyRoster(people=['m', 'n', 'o'], days=4, off={'n': [1], 'm': [3]})
#> Solution().dutyRoster(people=['p', 'q', 'r'], days=3, off={'r': [2], 'p': [2], 'q': [1]})

# %%
def hive(n, ring=0):
    if n <= 0:
        return []
    size = 1 if ring == 0 else 6 * ring
    cells = min(size, n)
    return [cells] + hive(n - cells, ring + 1)

def hive_report(counts):
    return [f'{len(h)}:{h[-1]}' for h in map(hive, counts) if h]
#> hive_report([1, 7, 20])
#> hive_report([0])
#> hive_report([19])
#> hive_report([8, 0, 2])
#> hive_report([40, 3])

# %%
class Solution:
    def hillGame(self, heights, k):
        def move(i, turns):
            if turns == 0:
                return [heights[i]]
            paths = []
            for j in (i - 1, i + 1):
                if 0 <= j < len(heights):
                    paths.append([heights[i]] + move(j, turns - 1))
            if not paths:
                return [heights[i]]
            pick = max if turns % 2 else min
            return pick(paths, key=lambda p: p[-1])

        return move(len(heights) // 2, k)
#> Solution().hillGame([1, 5, 3], 2)
#> Solution().hillGame([4], 3)
#> Solution().hillGame([2, 8, 6, 7], 3)
#> Solution().hillGame(heights=[9, 0, 1, 4, 3], k=3)
#> Solution().hillGame(heights=[3, 2], k=1)

# %%
def peel_digits(n):
    best = {}

    def steps(x):
        if x == 0:
            return 0
        if x in best:
            return best[x]
        digits = {int(d) for d in str(x)} - {0}
        best[x] = 1 + min(steps(x - d) for d in digits)
        return best[x]

    return steps(n), len(best)
#> peel_digits(12)
#> peel_digits(0)
#> peel_digits(9)
#> peel_digits(21)
#> peel_digits(17)

# %%
class Solution:
    def postOrder(self, pre, ino):
        if not pre:
            return ''
        root = pre[0]
        k = ino.find(root)
        if k < 0:
            return '?'
        left = self.postOrder(pre[1:k + 1], ino[:k])
        right = self.postOrder(pre[k + 1:], ino[k + 1:])
        return left + right + (root.upper() if left and right else root)
#> Solution().postOrder('abc', 'bac')
#> Solution().postOrder('', '')
#> Solution().postOrder('xyz', 'zyx')
#> Solution().postOrder(pre='pqrst', ino='rqspt')
#> Solution().postOrder(pre='mno', ino='nma')

# %%
def flip_once(s, depth):
    if depth == 0:
        return {s}
    got = set()
    for i in range(len(s) - 1):
        if s[i:i + 2] in ('01', '10'):
            got |= flip_once(s[:i] + s[i + 1] + s[i] + s[i + 2:], depth - 1)
    return got

def reach_exact(s, depth):
    return sorted(flip_once(s, depth))
#> reach_exact('011', 1)
#> reach_exact('00', 2)
#> reach_exact('10', 3)
#> reach_exact('0101', 1)
#> reach_exact('010', 2)

# %%
class Solution:
    def stackCups(self, cups):
        best = 0
        memo = {}

        def tall(i):
            if i in memo:
                return memo[i]
            w, h = cups[i]
            memo[i] = h
            top = 0
            for j, (w2, h2) in enumerate(cups):
                if w2 < w:
                    top = max(top, tall(j) - 1)
            memo[i] = h + top
            return memo[i]

        for i in range(len(cups)):
            best = max(best, tall(i))
        return best, [memo[i] for i in range(len(cups))]
#> Solution().stackCups([(3, 2), (2, 4)])
#> Solution().stackCups([])
#> Solution().stackCups([(5, 5), (5, 6)])
#> Solution().stackCups(cups=[(1, 3), (2, 3), (3, 3)])
#> Solution().stackCups(cups=[(4, 1)])

# %%
def weave(a, b, k):
    def inner(i, j, turn):
        if i >= len(a):
            return b[j:]
        if j >= len(b):
            return a[i:]
        if turn:
            return a[i:i + k] + inner(i + k, j, False)
        return b[j:j + 1] + inner(i, j + 1, True)
    return inner(0, 0, True)
#> weave('abcd', 'xyz', 2)
#> weave('', 'pq', 1)
#> weave([1, 2, 3], [7, 8, 9], 1)
#> weave('mnopq', 'ab', 1)
#> weave([5], [], 3)

# %%
class Solution:
    def xmlDepth(self, tags):
        i = 0
        paths = []

        def element(depth):
            nonlocal i
            name = tags[i]
            i += 1
            inner = 0
            while i < len(tags) and tags[i] != '/' + name:
                if tags[i].startswith('/'):
                    raise ValueError(tags[i])
                inner = max(inner, element(depth + 1))
            i += 1
            paths.append(f'{name}{depth}')
            return inner + 1

        deepest = 0
        while i < len(tags):
            deepest = max(deepest, element(0))
        return deepest, paths
#> Solution().xmlDepth(['a', 'b', '/b', '/a'])
#> Solution().xmlDepth([])
#> Solution().xmlDepth(['x', '/y'])
#> Solution().xmlDepth(tags=['p', '/p', 'q', 'r', '/r', 's', '/s', '/q'])
#> Solution().xmlDepth(tags=['m', 'n'])

# %%
def sum_free(n):
    best = []

    def extend(x, cur):
        nonlocal best
        if x > n:
            if len(cur) > len(best):
                best = cur
            return
        if len(cur) + n - x + 1 <= len(best):
            return
        if all(x - c not in cur for c in cur):
            extend(x + 1, cur + [x])
        extend(x + 1, cur)

    extend(1, [])
    return best
#> sum_free(3)
#> sum_free(1)
#> sum_free(0)
#> sum_free(4)
#> sum_free(5)

# %%
from typing import Optional

class Solution:
    def firstGap(self, a: list, lo: int = 0, hi: Optional[int] = None) -> list:
        if hi is None:
            hi = len(a) - 1
        if lo >= hi or a[hi] - a[lo] == hi - lo:
            return []
        if hi - lo == 1:
            return [(a[lo] + 1, a[hi] - 1)]
        mid = (lo + hi) >> 1
        left = self.firstGap(a, lo, mid)
        right = self.firstGap(a, mid, hi)
        return left + right
#> Solution().firstGap([1, 2, 5, 6])
#> Solution().firstGap([])
#> Solution().firstGap([3, 4, 8, 9, 15])
#> Solution().firstGap(a=[0, 4, 5, 9, 10])
#> Solution().firstGap(a=[2, 7, 8, 12], lo=1)

# %%
def monkey_math(jobs, name):
    job = jobs[name]
    if isinstance(job, int):
        return job, 1
    left, op, right = job.split()
    (a, x), (b, y) = monkey_math(jobs, left), monkey_math(jobs, right)
    if op == 'm':
        return min(a, b), x + y + 1
    return (a + b if op == '+' else a - b), x + y
#> monkey_math({'r': 'a + b', 'a': 4, 'b': 6}, 'r')
#> monkey_math({'x': 9}, 'x')
#> monkey_math({'r': 'p m q', 'p': 'q - s', 'q': 5, 's': 8}, 'r')
#> monkey_math({'k': 'l + l', 'l': 'n - n', 'n': 3}, 'k')
#> monkey_math({'z': 'y + w', 'y': 1}, 'z')

# %%
class Solution:
    def spendAll(self, shops, cash):
        routes = []

        def visit(i, money, bag):
            if money == 0:
                routes.append(bag)
                return
            if i == len(shops):
                return
            for item, price in sorted(shops[i].items(), key=lambda t: t[1]):
                if price > money:
                    break
                visit(i + 1, money - price, bag + item)
            visit(i + 1, money, bag + '_')

        visit(0, cash, '')
        return routes
#> Solution().spendAll([{'a': 2, 'b': 1}, {'c': 1}], 2)
#> Solution().spendAll([], 1)
#> Solution().spendAll([{'x': 5}], 0)
#> Solution().spendAll(shops=[{'p': 3}, {'q': 3, 'r': 1}], cash=3)
#> Solution().spendAll(shops=[{'m': 4}, {}, {'n': 2}], cash=6)

# %%
def clock_walk(pos, size, goals, limit=4):
    if not goals:
        return ''
    if limit == 0:
        return None
    options = []
    for sign, mark in ((1, 'c'), (-1, 'a')):
        nxt = (pos + sign * goals[0]) % size
        if nxt == 0:
            continue
        rest = clock_walk(nxt, size, goals[1:], limit - 1)
        if rest is not None:
            options.append(mark + rest)
    return min(options, default=None, key=lambda w: (w.count('a'), w))
#> clock_walk(1, 4, [2, 1])
#> clock_walk(0, 5, [])
#> clock_walk(2, 4, [2])
#> clock_walk(3, 6, [3, 2, 1])
#> clock_walk(1, 7, [1, 1, 1], 2)

# %%
class Solution:
    def matchPairs(self, rows, cols):
        n = len(rows)
        taken = [None] * len(cols)

        def seek(r, tried):
            for c in range(len(cols)):
                if abs(rows[r] - cols[c]) <= 1 and c not in tried:
                    tried.add(c)
                    if taken[c] is None or seek(taken[c], tried):
                        taken[c] = r
                        return True
            return False

        pairs = sum(seek(r, set()) for r in range(n))
        return pairs, taken
#> Solution().matchPairs([1, 2], [2, 3])
#> Solution().matchPairs([], [4])
#> Solution().matchPairs([5, 5, 5], [5, 6])
#> Solution().matchPairs(rows=[2, 1], cols=[2, 4])
#> Solution().matchPairs(rows=[3, 2, 1], cols=[2, 2, 4])

# %%
def bloom(seq, limit):
    stack = [(tuple(seq), 0)]
    done = []
    while stack:
        s, g = stack.pop()
        if g == limit or len(s) < 2:
            done.append(sum(s))
            continue
        m = len(s) // 2
        if s[m] % 2:
            stack.append((s[:m], g + 1))
            stack.append((s[m:], g + 1))
        else:
            stack.append((s[:m] + s[m + 1:], g + 1))
    return done
#> bloom([1, 2, 3, 4], 2)
#> bloom([], 1)
#> bloom([5, 7], 3)
#> bloom([4, 4, 4, 4], 3)
#> bloom([3, 1, 5, 9, 2], 2)

# %%
class Solution:
    def treeDiameterTwist(self, tree):
        best = (0, '')

        def deep(node):
            nonlocal best
            if node is None:
                return 0, ''
            name, left, right = node
            dl, sl = deep(left)
            dr, sr = deep(right)
            if dl + dr + 1 > best[0]:
                best = (dl + dr + 1, sl[::-1] + name + sr)
            return (dl + 1, name + sl) if dl >= dr else (dr + 1, name + sr)

        deep(tree)
        return best
#> Solution().treeDiameterTwist(('a', ('b', None, None), ('c', None, None)))
#> Solution().treeDiameterTwist(None)
#> Solution().treeDiameterTwist(('x', None, ('y', ('z', None, None), None)))
#> Solution().treeDiameterTwist(tree=('k', ('l', ('m', None, None), ('n', None, None)), None))
#> Solution().treeDiameterTwist(tree=('o', None, None))

# %%
def bounded_products(n, lo=2):
    out = []
    f = lo
    while f * f <= n:
        if n % f == 0:
            for rest in bounded_products(n // f, f):
                out.append([f] + rest)
        f += 1
    if n >= lo:
        out.append([n])
    return out

def flattest(n):
    ways = bounded_products(n)
    return min(ways, key=lambda w: (w[-1] - w[0], -len(w))) if ways else []
#> flattest(12)
#> flattest(1)
#> flattest(7)
#> flattest(16)
#> flattest(30)

# %%
class Solution:
    def spreadNews(self, parent, delay):
        kids = {}
        for v, p in enumerate(parent):
            kids.setdefault(p, []).append(v)
        return self.time(kids, delay, kids[-1][0])

    def time(self, kids, delay, v):
        below = sorted((self.time(kids, delay, c) for c in kids.get(v, [])), reverse=True)
        finish = 0
        for order, t in enumerate(below, 1):
            finish = max(finish, order * delay[v] + t)
        return finish
#> Solution().spreadNews([-1, 0, 0], [2, 1, 1])
#> Solution().spreadNews([-1], [9])
#> Solution().spreadNews([-1, 0, 1, 1], [1, 3, 0, 0])
#> Solution().spreadNews(parent=[1, -1, 1, 0, 0], delay=[2, 1, 5, 1, 1])
#> Solution().spreadNews(parent=[-1, 0, 1, 2], delay=[1, 1, 1, 1])

# %%
def rare_words(alpha, n, allowed):
    counts = {}

    def build(w):
        if len(w) == n:
            key = ''.join(sorted(w))
            counts[key] = counts.get(key, 0) + 1
            return
        for ch in alpha:
            if not w or w[-1] + ch in allowed:
                build(w + ch)

    build('')
    return counts
#> rare_words('ab', 2, ['ab', 'ba'])
#> rare_words('x', 3, ['xx'])
#> rare_words('pq', 0, [])
#> rare_words('mno', 2, ['mn', 'no', 'om'])
#> rare_words('uv', 3, ['uu', 'uv', 'vu'])

# %%
class Solution:
    def unrollLoops(self, code: str) -> str:
        out = []

        def run(i, times):
            start = i
            for _ in range(times):
                i = start
                while i < len(code) and code[i] != ']':
                    if code[i].isdigit() and code[i + 1:i + 2] == '[':
                        i = run(i + 2, int(code[i]))
                    else:
                        out.append(code[i])
                    i += 1
            return i

        run(0, 1)
        return ''.join(out)
#> Solution().unrollLoops('a2[bc]d')
#> Solution().unrollLoops('')
#> Solution().unrollLoops('3[x]')
#> Solution().unrollLoops(code='2[p2[q]]r')
#> Solution().unrollLoops(code='k1[m]4')

# %%
from functools import reduce

def fold_tree(tree, op):
    table = {'sum': lambda a, b: a + b, 'max': max, 'alt': lambda a, b: b - a}
    f = table[op]

    def fold(t):
        if not isinstance(t, list):
            return t
        return reduce(f, map(fold, t), 0)

    return fold(tree)
#> fold_tree([1, [2, 3], [4]], 'sum')
#> fold_tree([], 'max')
#> fold_tree([5, [1, 9], 3], 'alt')
#> fold_tree([[7, -2], [[-8]]], 'max')
#> fold_tree([[1, 2], [3, 4]], 'alt')
