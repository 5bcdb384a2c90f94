# %%
class Solution:
    def tentRows(self, n, wind):
        rows, place = [], []

        def pitch(r):
            if r == n:
                rows.append(place.copy())
                return
            for c in range(n):
                if c in place or c == wind[r]:
                    continue
                if place and abs(place[-1] - c) == 1:
                    continue
                place.append(c)
                pitch(r + 1)
                place.pop()

        pitch(0)
        return rows
#> Solution().tentRows(3, [1, 1, 1])
#> Solution().tentRows(1, [5])
#> Solution().tentRows(0, [])
#> Solution().tentRows(n=4, wind=[0, 1, 2, 3])
#> Solution().tentRows(n=2, wind=[1, 0])

# %%
def snack_plan(stock, days):
    def plan(i, left):
        if i == days:
            return 0
        best = -5 + plan(i + 1, left)
        for k, (name, qty) in enumerate(left):
            if qty:
                nxt = left[:k] + ((name, qty - 1),) + left[k + 1:]
                best = max(best, len(name) + plan(i + 1, nxt))
        return best
    return plan(0, tuple(stock))
#> snack_plan([('nut', 1), ('fig', 1)], 2)
#> snack_plan([], 2)
#> snack_plan([('apple', 2)], 3)
#> snack_plan([('pie', 1), ('oat', 0)], 2)
#> snack_plan([('tea', 4)], 0)

# %%
from collections import defaultdict

class Solution:
    def signalDelay(self, wires, source):
        net = defaultdict(list)
        for a, b, t in wires:
            net[a].append((b, t))
        worst = 0
        order = []

        def send(u, clock):
            nonlocal worst
            order.append(u)
            worst = max(worst, clock)
            for v, t in sorted(net[u], key=lambda x: x[1]):
                send(v, clock + t)

        send(source, 0)
        return worst, ''.join(order)
#> Solution().signalDelay([('a', 'b', 4), ('a', 'c', 1)], 'a')
#> Solution().signalDelay([], 's')
#> Solution().signalDelay([('x', 'y', 2), ('y', 'z', 2), ('x', 'w', 3)], 'x')
#> Solution().signalDelay(wires=[('p', 'q', 1), ('r', 's', 9)], source='r')
#> Solution().signalDelay(wires=[('k', 'l', 5), ('k', 'm', 5), ('m', 'n', 1)], source='k')

# %%
def grow_fern(n, seed='F', rule='F[F]'):
    if n == 0:
        return seed
    nxt = ''
    for ch in seed:
        nxt += rule if ch == 'F' else ch
    return grow_fern(n - 1, nxt, rule)

def fern_depth(n, rule):
    text = grow_fern(n, rule=rule)
    depth = best = 0
    for ch in text:
        depth += (ch == '[') - (ch == ']')
        best = max(best, depth)
    return len(text), best
#> fern_depth(1, 'F[F]')
#> fern_depth(2, '[F]')
#> fern_depth(0, 'FF')
#> fern_depth(2, 'FF')
#> fern_depth(3, '[F]x')

# %%
class Solution:
    def evalTree(self, tree, env):
        kind = tree[0]
        if kind == 'num':
            return tree[1]
        if kind == 'var':
            return env.get(tree[1], 0)
        if kind == 'let':
            _, name, value, body = tree
            inner = {**env, name: self.evalTree(value, env)}
            return self.evalTree(body, inner)
        left, right = (self.evalTree(t, env) for t in tree[1:])
        return left * right if kind == 'mul' else left - right
#> Solution().evalTree(('mul', ('num', 3), ('var', 'x')), {'x': 5})
#> Solution().evalTree(('num', 8), {})
#> Solution().evalTree(('let', 'y', ('num', 4), ('sub', ('var', 'y'), ('num', 1))), {})
#> Solution().evalTree(tree=('let', 'a', ('var', 'b'), ('mul', ('var', 'a'), ('var', 'a'))), env={'b': 6, 'a': 1})
#> Solution().evalTree(tree=('sub', ('var', 'q'), ('mul', ('num', 2), ('num', 7))), env={})

# %%
def power_sum(n, p, base=1):
    cur = base ** p
    if cur > n:
        return []
    if cur == n:
        return [[base]]
    with_it = [[base] + rest for rest in power_sum(n - cur, p, base + 1)]
    return with_it + power_sum(n, p, base + 1)
#> power_sum(5, 2)
#> power_sum(10, 2)
#> power_sum(6, 1)
#> power_sum(3, 3)
#> power_sum(9, 3)

# %%
class Solution:
    def ghostLetters(self, words, maxlen):
        def spell(prefix, turn):
            alive = [w for w in words if w.startswith(prefix)]
            if prefix in words or len(prefix) == maxlen:
                return 1 - turn
            moves = sorted({w[len(prefix)] for w in alive if len(w) > len(prefix)})
            if not moves:
                return turn
            for m in moves:
                if spell(prefix + m, 1 - turn) == turn:
                    return turn
            return 1 - turn
        return spell('', 0)
#> Solution().ghostLetters(['ab', 'b'], 4)
#> Solution().ghostLetters([], 3)
#> Solution().ghostLetters(['cat', 'cow'], 3)
#> Solution().ghostLetters(words=['to', 'tea', 'a'], maxlen=3)
#> Solution().ghostLetters(words=['hi', 'ho', 'lo'], maxlen=2)

# %%
def closest_crumbs(points):
    pts = sorted(points)

    def near(l, r):
        if r - l < 2:
            return float('inf')
        if r - l == 2:
            return pts[l + 1] - pts[l]
        m = (l + r) // 2
        return min(near(l, m), near(m, r), pts[m] - pts[m - 1])

    d = near(0, len(pts))
    return None if d == float('inf') else d
#> closest_crumbs([9, 1, 4])
#> closest_crumbs([])
#> closest_crumbs([5])
#> closest_crumbs([20, 3, 11, 17, 8])
#> closest_crumbs([6, 14, 30, 21])

# %%
class Solution:
    def jugStates(self, a, b, want):
        visited = set()
        trail = []

        def pour(x, y):
            if (x, y) in visited:
                return False
            visited.add((x, y))
            trail.append((x, y))
            if want in (x, y):
                return True
            t = min(x, b - y)
            u = min(y, a - x)
            for nx, ny in ((a, y), (x - t, y + t), (x, 0), (x, b), (x + u, y - u), (0, y)):
                if pour(nx, ny):
                    return True
            trail.pop()
            return False

        return trail if pour(0, 0) else len(visited)
#> Solution().jugStates(3, 2, 1)
#> Solution().jugStates(2, 2, 1)
#> Solution().jugStates(4, 1, 0)
#> Solution().jugStates(a=2, b=3, want=3)
#> Solution().jugStates(a=1, b=2, want=2)

# %%
def count_islets(rows):
    grid = [list(r) for r in rows]

    def sink(i, j):
        if 0 <= i < len(grid) and 0 <= j < len(grid[i]) and grid[i][j] == '1':
            grid[i][j] = '0'
            edge = i in (0, len(grid) - 1)
            for x, y in ((i - 1, j), (i, j - 1), (i + 1, j), (i, j + 1)):
                edge = sink(x, y) or edge
            return edge
        return False

    return [(i, j) for i in range(len(grid)) for j in range(len(grid[i])) if grid[i][j] == '1' and not sink(i, j)]
#> count_islets(['000', '010', '000'])
#> count_islets(['11', '01'])
#> count_islets([])
#> count_islets(['00', '11', '00'])
#> count_islets(['010', '101', '000'])

# %%
class Solution:
    def romanish(self, n: int) -> str:
        self.units = [(50, 'L'), (10, 'X'), (5, 'V'), (1, 'I')]
        return self.write(n, 0)

    def write(self, n, k):
        if n == 0:
            return ''
        value, mark = self.units[k]
        if n >= value:
            return mark + self.write(n - value, k)
        if k + 1 < len(self.units) and n == value - 1:
            return 'I' + mark
        return self.write(n, k + 1)
#> Solution().romanish(7)
#> Solution().romanish(0)
#> Solution().romanish(49)
#> Solution().romanish(n=28)
#> Solution().romanish(n=63)

# %%
def subset_xor(nums, want):
    hits = []
    stack = [(0, 0, [])]
    while stack:
        i, x, got = stack.pop()
        if i == len(nums):
            if x == want and got:
                hits.append(got)
            continue
        stack.append((i + 1, x, got))
        stack.append((i + 1, x ^ nums[i], got + [nums[i]]))
    return hits
#> subset_xor([1, 2, 3], 0)
#> subset_xor([5, 6], 3)
#> subset_xor([], 0)
#> subset_xor([7, 7, 1], 1)
#> subset_xor([4], 2)

# %%
from functools import cache

class Solution:
    def robotWalk(self, program: str, size: int) -> int:
        @cache
        def ends(i, pos):
            if i == len(program):
                return frozenset([pos])
            step = {'L': (-1,), 'R': (1,), '?': (-1, 1)}[program[i]]
            got = frozenset()
            for s in step:
                if 0 <= pos + s < size:
                    got |= ends(i + 1, pos + s)
            return got
        return sorted(ends(0, size // 2))
#> Solution().robotWalk('L?', 3)
#> Solution().robotWalk('', 4)
#> Solution().robotWalk('RR', 2)
#> Solution().robotWalk(program='??R', size=4)
#> Solution().robotWalk(program='?L?', size=5)

# %%
def bill_split(items, a, b):
    if not items:
        return (abs(a - b), '')
    head, tail = items[0], items[1:]
    d1, s1 = bill_split(tail, a + head, b)
    d2, s2 = bill_split(tail, a, b + head)
    if d1 <= d2:
        return d1, '<' + s1
    return d2, '>' + s2
#> bill_split([4, 7, 3], 0, 0)
#> bill_split([], 5, 2)
#> bill_split([6], 1, 8)
#> bill_split([2, 2, 9], 0, 5)
#> bill_split([1, 5, 10, 4], 3, 0)

# %%
class Solution:
    def listDepthMap(self, data):
        depths = {}

        def rec(x, d=0):
            if type(x) is list:
                if not x:
                    depths.setdefault(d, []).append('e')
                for y in x:
                    rec(y, d + 1)
            else:
                depths.setdefault(d, []).append(x)

        rec(data)
        return [depths[k] for k in sorted(depths)]
#> Solution().listDepthMap([1, [2, [3]], 4])
#> Solution().listDepthMap([])
#> Solution().listDepthMap(5)
#> Solution().listDepthMap(data=[[[]], 'a', ['b', []]])
#> Solution().listDepthMap(data=[[6, 7], [8, [9]]])

# %%
def garland(n):
    def open_(k, depth):
        if k == 0:
            return [close(depth)]
        return ['(' + w for w in mid(k - 1, depth + 1)]

    def close(depth):
        return ')' * depth

    def mid(k, depth):
        out = open_(k, depth)
        if k and depth:
            out += [')' + w for w in mid(k, depth - 1)]
        return out

    return open_(n, 0)
#> garland(1)
#> garland(2)
#> garland(0)
#> garland(3)
#> garland(4)

# %%
class Solution:
    def subtreeColors(self, parent, color):
        n = len(parent)
        kids = {v: [] for v in range(n)}
        for v in range(1, n):
            kids[parent[v]].append(v)
        ans = [0] * n

        def paint(v):
            have = {color[v]}
            for c in kids[v]:
                have |= paint(c)
            ans[v] = len(have)
            return have if color[v] != '*' else {'*'}

        if n:
            paint(0)
        return ans
#> Solution().subtreeColors([-1, 0, 0], 'rgb')
#> Solution().subtreeColors([], '')
#> Solution().subtreeColors([-1, 0, 1, 1], 'ra*a')
#> Solution().subtreeColors(parent=[-1, 0, 1, 2], color='xyxy')
#> Solution().subtreeColors(parent=[-1, 0, 0, 2, 2], color='bb*cd')

# %%
def binary_guess(secret, lo, hi, tries=()):
    if lo > hi:
        return list(tries) + ['lost']
    g = lo + (hi - lo) // 3
    if g == secret:
        return list(tries) + [g]
    if g < secret:
        return binary_guess(secret, g + 1, hi, tries + (g,))
    return binary_guess(secret, lo, g - 1, tries + (-g,))
#> binary_guess(7, 1, 10)
#> binary_guess(1, 1, 9)
#> binary_guess(30, 0, 20)
#> binary_guess(5, 5, 5)
#> binary_guess(13, 3, 40)

# %%
class Solution:
    def stackBlocks(self, blocks, base):
        best = []

        def pile(tower, rest):
            nonlocal best
            if len(tower) > len(best):
                best = tower
            top_w, top_h = tower[-1] if tower else (base, base)
            for i, (w, h) in enumerate(rest):
                for x, y in {(w, h), (h, w)}:
                    if x < top_w and y <= top_h:
                        pile(tower + [(x, y)], rest[:i] + rest[i + 1:])

        pile([], blocks)
        return len(best)
#> Solution().stackBlocks([(2, 3), (1, 1)], 5)
#> Solution().stackBlocks([], 3)
#> Solution().stackBlocks([(4, 4), (3, 4)], 4)
#> Solution().stackBlocks(blocks=[(2, 2), (1, 2), (3, 1)], base=4)
#> Solution().stackBlocks(blocks=[(6, 1)], base=5)

# %%
def steps_to_palin(s):
    from functools import lru_cache

    @lru_cache(None)
    def fix(i, j):
        if i >= j:
            return 0, s[i:j + 1]
        if s[i] == s[j]:
            k, mid = fix(i + 1, j - 1)
            return k, s[i] + mid + s[j]
        k1, a = fix(i + 1, j)
        k2, b = fix(i, j - 1)
        if k1 <= k2:
            return k1 + 1, s[i] + a + s[i]
        return k2 + 1, s[j] + b + s[j]

    return fix(0, len(s) - 1)
#> steps_to_palin('abc')
#> steps_to_palin('')
#> steps_to_palin('noon')
#> steps_to_palin('abca')
#> steps_to_palin('xz')

# %%
class Solution:
    def parseList(self, text):
        self.i = 0
        self.text = text
        return self.value()

    def value(self):
        if self.text[self.i] != '[':
            start = self.i
            while self.i < len(self.text) and self.text[self.i] not in ',]':
                self.i += 1
            return self.text[start:self.i]
        self.i += 1
        items = []
        while self.text[self.i] != ']':
            items.append(self.value())
            if self.text[self.i] == ',':
                self.i += 1
        self.i += 1
        return items
#> Solution().parseList('[a,bc]')
#> Solution().parseList('xyz')
#> Solution().parseList('[]')
#> Solution().parseList(text='[p,[q,r]]')
#> Solution().parseList(text='[m,[')

# %%
def mole_hops(holes, energy):
    best = {}

    def hop(i, e):
        if e < 0:
            return
        if i in best and best[i] >= e:
            return
        best[i] = e
        for j in range(len(holes)):
            if j != i and abs(j - i) <= 2:
                hop(j, e - abs(holes[i] - holes[j]))

    hop(0, energy)
    return sorted(best.items())
#> mole_hops([1, 3, 9], 4)
#> mole_hops([5], 0)
#> mole_hops([2, 2, 2], 0)
#> mole_hops([4, 1, 7], 2)
#> mole_hops([0, 1, 2], 2)

# %%
class Solution:
    def lateFees(self, tasks):
        from functools import lru_cache
        n = len(tasks)

        @lru_cache(maxsize=None)
        def fee(done, day):
            if done == (1 << n) - 1:
                return 0
            best = None
            for i in range(n):
                if done >> i & 1:
                    continue
                length, due = tasks[i]
                end = day + length
                cost = max(0, end - due) + fee(done | (1 << i), end)
                if best is None or cost < best:
                    best = cost
            return best

        return fee(0, 0)
#> Solution().lateFees([(2, 2), (1, 1)])
#> Solution().lateFees([])
#> Solution().lateFees([(5, 3)])
#> Solution().lateFees(tasks=[(1, 1), (2, 5), (3, 4)])
#> Solution().lateFees(tasks=[(2, 1), (2, 1)])

# %%
def sand_split(nums, depth=0):
    if len(nums) < 2 or depth > 2:
        return list(nums)
    pivot = nums[depth % len(nums)]
    low = [x for x in nums if x < pivot]
    same = [x for x in nums if x == pivot]
    high = [x for x in nums if x > pivot]
    return sand_split(high, depth + 1) + same + sand_split(low, depth + 1)
#> sand_split([4, 1, 9, 6])
#> sand_split([])
#> sand_split([3, 3, 3])
#> sand_split([5, 2, 8, 1, 7, 3])
#> sand_split([1, 2, 3, 4, 5, 6])

# %%
from functools import reduce

class Solution:
    def walkPath(self, tree, paths):
        def step(node, key):
            if isinstance(node, dict):
                return node.get(key)
            if isinstance(node, list) and key.isdigit() and int(key) < len(node):
                return node[int(key)]
            return None

        out = []
        for p in paths:
            keys = p.split('/') if p else []
            out.append(reduce(step, keys, tree))
        return out
#> Solution().walkPath({'a': [5, {'b': 6}]}, ['a/0', 'a/1/b'])
#> Solution().walkPath([1, 2], ['', '7'])
#> Solution().walkPath({}, ['x/y'])
#> Solution().walkPath(tree={'m': {'n': 'o'}}, paths=['m', 'm/n', 'm/n/o'])
#> Solution().walkPath(tree=[], paths=[])

# %%
def perfect_shares(total, kids, floor=0):
    if kids == 1:
        if total >= floor:
            yield (total,)
        return
    part = floor
    while part * kids <= total:
        for rest in perfect_shares(total - part, kids - 1, part + 1):
            yield (part,) + rest
        part += 1

def count_shares(total, kids):
    got = list(perfect_shares(total, kids))
    return len(got), got[-1] if got else ()
#> count_shares(5, 2)
#> count_shares(6, 3)
#> count_shares(0, 1)
#> count_shares(1, 3)
#> count_shares(8, 3)

# %%
class Solution:
    def turnTiles(self, tiles):
        # dominoes: lay all in a chain, turning allowed
        def lay(end, left):
            if not left:
                return ''
            for i, (a, b) in enumerate(left):
                rest = left[:i] + left[i + 1:]
                for x, y in ((a, b), (b, a)):
                    if end is None or x == end:
                        tail = lay(y, rest)
                        if tail is not None:
                            return f'{x}{y} {tail}'
            return None

        return lay(None, tiles)
#> Solution().turnTiles([(1, 2), (3, 2)])
#> Solution().turnTiles([])
#> Solution().turnTiles([(1, 1), (4, 5)])
#> Solution().turnTiles(tiles=[(6, 3), (5, 6), (3, 1)])
#> Solution().turnTiles(tiles=[(2, 2), (2, 0)])

# %%
def hanoi_like(disks, pegs):
    def lift(stack, to):
        if not stack:
            return []
        if len(stack) == 1:
            return [f'{stack[0]}{pegs[to]}']
        small, big = stack[:-1], stack[-1]
        side = (to + 1) % len(pegs)
        return lift(small, side) + lift([big], to) + (lift(small, to) if side != to else [])
    return lift(disks, 0)
#> hanoi_like([1, 2], 'xy')
#> hanoi_like([], 'ab')
#> hanoi_like([1, 2, 3], 'pq')
#> hanoi_like([4, 7, 9], 'z')
#> hanoi_like([1, 2, 3], 'klm')

# %%
class Solution:
    def rumor(self, friends, start, days):
        heard = {}

        def tell(p, day):
            if day > days or heard.get(p, days + 1) <= day:
                return
            heard[p] = day
            for i, f in enumerate(friends.get(p, [])):
                tell(f, day + 1 + i)

        tell(start, 0)
        return dict(sorted(heard.items()))
#> Solution().rumor({'a': ['b', 'c'], 'b': ['c']}, 'a', 3)
#> Solution().rumor({}, 'z', 1)
#> Solution().rumor({'a': ['b'], 'b': ['a']}, 'b', 5)
#> Solution().rumor(friends={'p': ['q', 'r', 's'], 's': ['t']}, start='p', days=2)
#> Solution().rumor(friends={'x': ['w', 'y'], 'w': ['v', 'y']}, start='x', days=3)

# %%
def best_chunk(nums):
    def solve(seg):
        if len(seg) == 1:
            v = seg[0]
            return v, v, v, v
        m = len(seg) // 2
        t1, p1, s1, b1 = solve(seg[:m])
        t2, p2, s2, b2 = solve(seg[m:])
        return t1 + t2, max(p1, t1 + p2), max(s2, t2 + s1), max(b1, b2, s1 + p2)
    return solve(nums) if nums else ()
#> best_chunk([2, -3, 4])
#> best_chunk([])
#> best_chunk([-5])
#> best_chunk([1, 2, -9, 8])
#> best_chunk([-1, 4, -2, 3, -6])

# %%
class Solution:
    def nextShelf(self, n, used=None, order=None):
        used = set() if used is None else used
        order = [] if order is None else order
        if len(order) == n:
            return order
        last = order[-1] if order else 0
        for x in range(n, 0, -1):
            if x not in used and (last + x) % 3 != 0:
                got = self.nextShelf(n, used | {x}, order + [x])
                if got:
                    return got
        return []
#> Solution().nextShelf(3)
#> Solution().nextShelf(1)
#> Solution().nextShelf(n=4)
#> Solution().nextShelf(2)
#> Solution().nextShelf(n=5)

# %%
def deal(deck, hands):
    if not deck:
        return hands
    weakest = min(range(len(hands)), key=lambda i: (sum(hands[i]), -i))
    fresh = [h + [deck[0]] if i == weakest else h for i, h in enumerate(hands)]
    if len(deck) > 1 and deck[0] == deck[1]:
        return deal(deck[2:], fresh)
    return deal(deck[1:], fresh)
#> deal([5, 3, 3, 2], [[], []])
#> deal([], [[1]])
#> deal([4, 4, 4], [[], [2]])
#> deal([1, 2, 3], [[], [], []])
#> deal([7, 1, 1, 6], [[3], []])

# %%
class Solution:
    def wildMatch(self, name, mask):
        memo = {}

        def ok(i, j):
            if j == len(mask):
                return i == len(name)
            if (i, j) not in memo:
                m = mask[j]
                if m == '+':
                    memo[i, j] = i < len(name) and (ok(i + 1, j) or ok(i + 1, j + 1))
                elif m == '!':
                    memo[i, j] = i < len(name) and name[i] not in mask and ok(i + 1, j + 1)
                else:
                    memo[i, j] = name[i:i + 1] == m and ok(i + 1, j + 1)
            return memo[i, j]

        return ok(0, 0), len(memo)
#> Solution().wildMatch('abcd', 'a+d')
#> Solution().wildMatch('', '')
#> Solution().wildMatch('xy', 'x!')
#> Solution().wildMatch(name='aab', mask='+a')
#> Solution().wildMatch(name='moon', mask='m++n')

# %%
def nested_change(amount, coins):
    if amount == 0:
        return ()
    for k, c in enumerate(coins):
        if c <= amount:
            rest = nested_change(amount - c, coins[k:])
            if rest is not None:
                return (c, rest)
    return None
#> nested_change(7, [5, 2])
#> nested_change(6, [5, 3])
#> nested_change(0, [1])
#> nested_change(3, [])
#> nested_change(11, [4, 3, 1])

# %%
class Solution:
    def minTurns(self, a: int, b: int) -> int:
        seen = {}

        def go(x, fuel):
            if x == b:
                return 0
            if fuel == 0 or x > 2 * b or x < 0:
                return 50
            if (x, fuel) in seen:
                return seen[x, fuel]
            r = 1 + min(go(x * 2, fuel - 1), go(x - 3, fuel - 1))
            seen[x, fuel] = r
            return r

        best = go(a, 5)
        return best if best < 50 else -1
#> Solution().minTurns(4, 5)
#> Solution().minTurns(3, 3)
#> Solution().minTurns(1, 8)
#> Solution().minTurns(a=6, b=1)
#> Solution().minTurns(a=5, b=9)

# %%
def crosscut(words):
    pairs = []

    def go(chain, left):
        if not left:
            pairs.append('>'.join(chain))
            return 1
        n = 0
        for w in left:
            if not chain or set(chain[-1]) & set(w):
                n += go(chain + [w], [x for x in left if x != w])
        return n

    total = go([], words)
    return total, pairs[:1]
#> crosscut(['ab', 'bc', 'cd'])
#> crosscut([])
#> crosscut(['x', 'y'])
#> crosscut(['one', 'ten'])
#> crosscut(['pq', 'rs', 'qr'])
