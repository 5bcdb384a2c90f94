# %%
class Solution:
    def mixPaint(self, tubes, goal):
        recipes, mix = [], []

        def stir(start, need):
            if need == 0:
                recipes.append('+'.join(map(str, mix)))
                return
            for i in range(start, len(tubes)):
                t = tubes[i]
                if t > need or mix.count(t) == 2:
                    continue
                mix.append(t)
                stir(i, need - t)
                mix.pop()

        stir(0, goal)
        return recipes
#> Solution().mixPaint([1, 2], 4)
#> Solution().mixPaint([3], 9)
#> Solution().mixPaint([], 1)
#> Solution().mixPaint(tubes=[4, 2, 3], goal=7)
#> Solution().mixPaint(tubes=[5], goal=10)

# %%
def lantern(n, memo={}):
    memo = dict(memo)

    def f(x):
        if x < 3:
            return x
        if x not in memo:
            memo[x] = f(x // 2) + f(x // 3) * (x % 4)
        return memo[x]

    value = f(n)
    return value, sorted(memo)
#> lantern(20)
#> lantern(2)
#> lantern(50)
#> lantern(12, {6: 100})
#> lantern(37)

# %%
class Solution:
    def oddOneOut(self, tree):
        # a tree is (value, [children])
        self.diff = []
        self.scan(tree, tree[0] % 2)
        return self.diff

    def scan(self, node, parity):
        value, kids = node
        if value % 2 != parity:
            self.diff.append(value)
            parity = 1 - parity
        for k in kids:
            self.scan(k, parity)
#> Solution().oddOneOut((2, [(4, []), (5, [(7, []), (8, [])])]))
#> Solution().oddOneOut((1, []))
#> Solution().oddOneOut((3, [(2, [(3, [(2, [])])])]))
#> Solution().oddOneOut(tree=(6, [(6, []), (6, [])]))
#> Solution().oddOneOut(tree=(0, [(1, [(1, [])]), (3, [])]))

# %%
def rod_race(a, b):
    from functools import cache

    @cache
    def win(x, y):
        if x == 0 or y == 0:
            return False
        options = [(x - 1, y), (x, y - 1), (x - 2, y - 2)]
        for p, q in options:
            if p >= 0 and q >= 0 and not win(p, q):
                return True
        return False

    return ['L', 'W'][win(a, b)]
#> rod_race(2, 2)
#> rod_race(0, 4)
#> rod_race(1, 1)
#> rod_race(3, 2)
#> rod_race(1, 4)

# %%
class Solution:
    def expandRanges(self, spec: str) -> list:
        if spec == '':
            return []
        head, _, rest = spec.partition(';')
        if '~' in head:
            a, b = map(int, head.split('~'))
            nums = list(range(a, b + 1)) or list(range(a, b - 1, -1))
        else:
            nums = [int(head)]
        tail = self.expandRanges(rest)
        return nums + [x for x in tail if x not in nums]
#> Solution().expandRanges('1~3;5')
#> Solution().expandRanges('')
#> Solution().expandRanges('4~2;3;9')
#> Solution().expandRanges(spec='7;7;7')
#> Solution().expandRanges(spec='1~4;2~6')

# %%
def drift(board, r, c, path=''):
    if not (0 <= r < len(board) and 0 <= c < len(board[r])):
        return path + '!'
    if len(path) > 7:
        return path
    cell = board[r][c]
    if cell == 'o':
        return path + 'o'
    dr, dc = {'>': (0, 1), '<': (0, -1), 'v': (1, 0), '^': (-1, 0)}[cell]
    return drift(board, r + dr, c + dc, path + cell)
#> drift(['>v', 'o<'], 0, 0)
#> drift(['<'], 0, 0)
#> drift(['><'], 0, 1)
#> drift(['vo', '>^'], 0, 0)
#> drift(['o'], 0, 0)

# %%
class Solution:
    def handshake(self, n):
        self.memo = {0: ['']}
        return self.chords(n)

    def chords(self, n):
        if n in self.memo:
            return self.memo[n]
        out = []
        if n % 2 == 0:
            for inside in range(0, n, 2):
                for a in self.chords(inside):
                    for b in self.chords(n - 2 - inside):
                        out.append('<' + a + '>' + b)
        self.memo[n] = out
        return out
#> Solution().handshake(2)
#> Solution().handshake(4)
#> Solution().handshake(3)
#> Solution().handshake(6)
#> Solution().handshake(n=0)

# %%
def auction(bids, budget, rounds):
    def play(i, cash, won):
        if i == len(bids) or won == rounds:
            return won * 10 + cash
        skip = play(i + 1, cash, won)
        if bids[i] <= cash:
            return max(skip, play(i + 1, cash - bids[i], won + 1))
        return skip
    return play(0, budget, 0)
#> auction([4, 2, 6], 7, 2)
#> auction([], 5, 1)
#> auction([9, 9], 8, 2)
#> auction([1, 1, 1], 2, 3)
#> auction([3, 12], 13, 1)

# %%
from collections import defaultdict

class Solution:
    def caveLoops(self, tunnels, small):
        g = defaultdict(list)
        for a, b in tunnels:
            g[a].append(b)
            g[b].append(a)
        routes = []

        def crawl(cave, path):
            if cave == 'E':
                routes.append(''.join(path))
                return
            for nxt in sorted(g[cave]):
                if nxt == 'S' or path.count(nxt) >= (1 if nxt in small else 2):
                    continue
                path.append(nxt)
                crawl(nxt, path)
                path.pop()

        crawl('S', ['S'])
        return routes
#> Solution().caveLoops(['Sa', 'aE'], 'a')
#> Solution().caveLoops(['Sa', 'ab', 'bE', 'aE'], 'ab')
#> Solution().caveLoops(['Sx'], 'x')
#> Solution().caveLoops(tunnels=['Sa', 'ab', 'aE'], small='b')
#> Solution().caveLoops(tunnels=[], small='')

# %%
def lex_rank(s):
    if len(s) < 2:
        return 0
    rest = s[1:]
    smaller = sum(1 for ch in rest if ch < s[0])
    total = 1
    for i in range(2, len(rest) + 1):
        total *= i
    return smaller * total + lex_rank(rest)
#> lex_rank('cab')
#> lex_rank('')
#> lex_rank('dcba')
#> lex_rank('abcd')
#> lex_rank('bdca')

# %%
class Solution:
    def cargoPlan(self, crates, trucks):
        loads = [0] * len(trucks)
        order = sorted(crates, reverse=True)
        best = None

        def put(i):
            nonlocal best
            if i == len(order):
                spare = min(t - l for t, l in zip(trucks, loads))
                if best is None or spare > best:
                    best = spare
                return
            tried = set()
            for k in range(len(trucks)):
                room = trucks[k] - loads[k]
                if room < order[i] or room in tried:
                    continue
                tried.add(room)
                loads[k] += order[i]
                put(i + 1)
                loads[k] -= order[i]

        put(0)
        return best
#> Solution().cargoPlan([3, 2], [5, 4])
#> Solution().cargoPlan([], [6])
#> Solution().cargoPlan([7], [6, 6])
#> Solution().cargoPlan(crates=[1, 2, 3], trucks=[4, 4])
#> Solution().cargoPlan(crates=[2, 2], trucks=[4, 1])

# %%
def collect_if(tree, test, acc=None):
    if acc is None:
        acc = []
    for node in tree:
        if isinstance(node, (list, tuple)):
            collect_if(node, test, acc)
        elif test(node, len(acc)):
            acc.append(node)
    return acc

def growing(tree, slope):
    return collect_if(tree, lambda x, n: x >= n * slope)
#> growing([3, [1, 5, (2, 9)]], 2)
#> growing([], 1)
#> growing([[0], [0], [0]], 0)
#> growing([7, [6, [5, [4]]]], 3)
#> growing(((1, 2), [3, 4], 5), 1)

# %%
class Solution:
    def treeGuards(self, edges, n):
        adj = [[] for _ in range(n)]
        for u, v in edges:
            adj[u].append(v)
            adj[v].append(u)
        posts = []

        def watch(u, p):
            # 0 needs cover, 1 covered, 2 has guard
            states = [watch(v, u) for v in adj[u] if v != p]
            if 0 in states:
                posts.append(u)
                return 2
            return 1 if 2 in states else 0

        if watch(0, -1) == 0:
            posts.append(0)
        return posts
#> Solution().treeGuards([(0, 1), (1, 2)], 3)
#> Solution().treeGuards([], 1)
#> Solution().treeGuards([(0, 1), (0, 2), (0, 3)], 4)
#> Solution().treeGuards(edges=[(0, 1), (1, 2), (2, 3)], n=4)
#> Solution().treeGuards(edges=[(0, 2), (2, 1), (1, 3), (3, 4)], n=5)

# %%
def minmax_list(xs):
    if len(xs) == 1:
        return xs[0], xs[0], 0
    if len(xs) == 2:
        a, b = xs
        return (a, b, 1) if a < b else (b, a, 1)
    cut = 2 if len(xs) % 4 else len(xs) // 2
    lo1, hi1, c1 = minmax_list(xs[:cut])
    lo2, hi2, c2 = minmax_list(xs[cut:])
    return min(lo1, lo2), max(hi1, hi2), c1 + c2 + 2
#> minmax_list([5, 2, 8])
#> minmax_list([4])
#> minmax_list([9, 1])
#> minmax_list([3, 7, 7, 0, 6])
#> minmax_list([1, 2, 3, 4, 5, 6, 7, 8])

# %%
class Solution:
    def sneakySum(self, s: str) -> set:
        # every way to cut s in numbers, without leading zeros, gives a sum
        def sums(i):
            if i == len(s):
                return {0}
            got = set()
            stop = i + 1 if s[i] == '0' else len(s)
            for j in range(i + 1, stop + 1):
                head = int(s[i:j])
                got |= {head + t for t in sums(j)}
            return got

        return sorted(sums(0))
#> Solution().sneakySum('12')
#> Solution().sneakySum('')
#> Solution().sneakySum('105')
#> Solution().sneakySum(s='222')
#> Solution().sneakySum(s='00')

# %%
def cook(order, pantry):
    if order in pantry:
        if pantry[order] > 0:
            pantry[order] -= 1
            return [order]
        return None
    if '+' not in order:
        return None
    left, right = order.split('+', 1)
    a = cook(left, pantry)
    b = cook(right, pantry) if a is not None else None
    return None if b is None else [a, b] if len(a) > 1 else a + b

def kitchen(orders, pantry):
    done = [o for o in orders if cook(o, pantry) is not None]
    return done, pantry
#> kitchen(['egg+ham', 'egg'], {'egg': 2, 'ham': 1})
#> kitchen([], {'tea': 1})
#> kitchen(['a+b+c', 'b'], {'a': 1, 'b': 1, 'c': 0})
#> kitchen(['x'], {'y': 3})
#> kitchen(['p+p', 'p'], {'p': 2})

# %%
class Solution:
    def latticeWalks(self, w, h, rocks):
        memo = {}
        blocked = {tuple(r) for r in rocks}

        def ways(x, y, was_up):
            if x > w or y > h or (x, y) in blocked:
                return 0
            if (x, y) == (w, h):
                return 1
            key = (x, y, was_up)
            if key not in memo:
                total = ways(x + 1, y, False)
                if not was_up:
                    total += ways(x, y + 1, True)
                memo[key] = total
            return memo[key]

        return ways(0, 0, False)
#> Solution().latticeWalks(2, 1, [])
#> Solution().latticeWalks(0, 0, [])
#> Solution().latticeWalks(2, 2, [[1, 1]])
#> Solution().latticeWalks(w=3, h=1, rocks=[[2, 0]])
#> Solution().latticeWalks(w=0, h=2, rocks=[])

# %%
def chunks_of(s):
    def gen(rest, low):
        if not rest:
            yield []
        for size in range(low, len(rest) + 1):
            for tail in gen(rest[size:], size + 1):
                yield [rest[:size]] + tail
    return list(gen(s, 1))
#> chunks_of('abc')
#> chunks_of('')
#> chunks_of('abcde')
#> chunks_of('x')
#> chunks_of('pqrs')

# %%
class Solution:
    def lazyClimber(self, hills: list, rest: int) -> int:
        from functools import lru_cache

        @lru_cache(None)
        def climb(i, tired):
            if i == len(hills) - 1:
                return 0
            up = max(0, hills[i + 1] - hills[i]) * (tired + 1)
            go = up + climb(i + 1, tired + 1 if up else tired)
            if tired:
                go = min(go, rest + climb(i, 0))
            return go

        return climb(0, 0) if hills else 0
#> Solution().lazyClimber([1, 3, 4], 1)
#> Solution().lazyClimber([], 2)
#> Solution().lazyClimber([9, 4, 2], 3)
#> Solution().lazyClimber(hills=[0, 2, 1, 5], rest=3)
#> Solution().lazyClimber(hills=[2, 3, 4, 5], rest=1)

# %%
def roll_up(rows):
    by_parent = {}
    for ident, parent, amount in rows:
        by_parent.setdefault(parent, []).append((ident, amount))

    def roll(ident, amount):
        subs = [roll(i, a) for i, a in by_parent.get(ident, [])]
        total = amount + sum(t for _, t, _ in subs)
        return ident, total, [s[0] for s in subs if s[1] > amount]

    return [roll(i, a) for i, a in by_parent.get(None, [])]
#> roll_up([('a', None, 1), ('b', 'a', 5), ('c', 'a', 0)])
#> roll_up([])
#> roll_up([('x', None, 3), ('y', None, 4)])
#> roll_up([('p', None, 2), ('q', 'p', 2), ('r', 'q', 7)])
#> roll_up([('k', 'gone', 9)])

# %%
class Solution:
    def blockades(self, grid):
        R, C = len(grid), len(grid[0])
        best = R * C + 1

        def push(r, c, broke, seen):
            nonlocal best
            if not (0 <= r < R and 0 <= c < C) or (r, c) in seen:
                return
            broke += grid[r][c]
            if broke >= best:
                return
            if (r, c) == (R - 1, C - 1):
                best = broke
                return
            nxt = seen | {(r, c)}
            for x, y in ((r + 1, c), (r, c + 1), (r - 1, c)):
                push(x, y, broke, nxt)

        push(0, 0, 0, frozenset())
        return best
#> Solution().blockades([[0, 1], [1, 0]])
#> Solution().blockades([[1]])
#> Solution().blockades([[0, 1, 0], [0, 0, 0]])
#> Solution().blockades(grid=[[1, 1, 1]])
#> Solution().blockades(grid=[[0, 0, 0], [1, 1, 0]])

# %%
def mirror_code(code):
    if code == '':
        return '', 0
    op, rest = code[0], code[1:]
    text, marks = mirror_code(rest)
    if op == 'm':
        return text[::-1], marks + 1
    if op == 'd':
        return text[:2] + text, marks
    return op + text, marks
#> mirror_code('amb')
#> mirror_code('')
#> mirror_code('dxyz')
#> mirror_code('mabmc')
#> mirror_code('dmkl')

# %%
class Solution:
    def fairDice(self, a, b):
        def battles(x, y):
            if not x or not y:
                return []
            first = (x[0] > y[0]) - (x[0] < y[0])
            if len(y) > 1:
                return [first] + battles(x[:1], y[1:]) + battles(x[1:], y)
            return [first] + battles(x[1:], y)

        marks = battles(sorted(a), sorted(b))
        return marks.count(1), marks.count(-1), len(marks)
#> Solution().fairDice([1, 4], [2, 3])
#> Solution().fairDice([], [1])
#> Solution().fairDice([5], [5, 6])
#> Solution().fairDice(a=[2, 2], b=[1, 9])
#> Solution().fairDice(a=[3, 1], b=[3])

# %%
def snowflake(n, turn=1):
    if n == 0:
        return [0]
    out = []
    for d in snowflake(n - 1, -turn):
        out.append(d)
        if d % 2 == 0:
            out.extend([(d + turn) % 4, d])
    return out

def end_point(n):
    x = y = 0
    for d in snowflake(n):
        dx, dy = ((1, 0), (0, 1), (-1, 0), (0, -1))[d]
        x, y = x + dx, y + dy
    return x, y
#> end_point(1)
#> end_point(2)
#> end_point(0)
#> end_point(3)
#> end_point(4)

# %%
class Solution:
    def tradeChain(self, offers, have, want):
        best = 0
        chain = []

        def swap(item, amount):
            nonlocal best, chain
            if item == want and amount > best:
                best, chain = amount, trail[:]
            for a, b, rate in offers:
                if a == item and b not in trail:
                    trail.append(b)
                    swap(b, amount * rate)
                    trail.pop()

        trail = [have]
        swap(have, 1)
        return best, chain
#> Solution().tradeChain([('fur', 'gem', 2), ('gem', 'ore', 3), ('fur', 'ore', 5)], 'fur', 'ore')
#> Solution().tradeChain([], 'a', 'a')
#> Solution().tradeChain([('a', 'b', 4)], 'b', 'a')
#> Solution().tradeChain(offers=[('x', 'y', 2), ('y', 'x', 9), ('y', 'z', 1)], have='x', want='z')
#> Solution().tradeChain(offers=[('p', 'q', 1), ('p', 'r', 2), ('r', 'q', 1)], have='p', want='q')

# %%
def drop_twins(s, k):
    if k <= 0:
        return s
    for i in range(1, len(s)):
        if s[i].lower() == s[i - 1].lower() and s[i] != s[i - 1]:
            return drop_twins(s[:i - 1] + s[i + 1:], k - 1)
    else:
        return s + '!' * k
#> drop_twins('aAbBc', 3)
#> drop_twins('xyzXyzZu', 2)
#> drop_twins('', 2)
#> drop_twins('abBA', 2)
#> drop_twins('pPqQrRt', 4)

# %%
class Solution:
    def splitTrees(self, parent, limit):
        n = len(parent)
        kids = [[] for _ in range(n)]
        for v in range(1, n):
            kids[parent[v]].append(v)
        cuts = []

        def size(v):
            sizes = sorted((size(c), c) for c in kids[v])
            total = 1 + sum(s for s, _ in sizes)
            while total > limit and sizes:
                s, c = sizes.pop()
                total -= s
                cuts.append((v, c))
            return total

        return size(0), cuts
#> Solution().splitTrees([-1, 0, 0, 1], 2)
#> Solution().splitTrees([-1], 1)
#> Solution().splitTrees([-1, 0, 0, 0], 10)
#> Solution().splitTrees(parent=[-1, 0, 1, 2], limit=2)
#> Solution().splitTrees(parent=[-1, 0, 0, 2, 2], limit=3)

# %%
def fraction_path(p, q, path=''):
    if p == q or p == 0 or q == 0:
        return path
    if p < q:
        return fraction_path(p, q - p, path + 'L')
    return fraction_path(p - q, q, path + 'R')

def compare_paths(a, b):
    x, y = fraction_path(*a), fraction_path(*b)
    k = 0
    while k < min(len(x), len(y)) and x[k] == y[k]:
        k += 1
    return x, y, x[:k]
#> compare_paths((2, 3), (3, 5))
#> compare_paths((1, 1), (4, 1))
#> compare_paths((0, 5), (2, 7))
#> compare_paths((7, 3), (5, 2))
#> compare_paths((6, 4), (3, 2))

# %%
class Solution:
    def quizScore(self, points, streak):
        n = len(points)
        memo = [[None] * (streak + 1) for _ in range(n)]

        def best(i, run):
            if i == n:
                return 0
            if memo[i][run] is None:
                skip = best(i + 1, 0)
                if run < streak:
                    skip = max(skip, points[i] * (run + 1) + best(i + 1, run + 1))
                memo[i][run] = skip
            return memo[i][run]

        return best(0, 0)
#> Solution().quizScore([1, 5, 2], 2)
#> Solution().quizScore([], 1)
#> Solution().quizScore([4, 4], 0)
#> Solution().quizScore(points=[3, -2, 6], streak=2)
#> Solution().quizScore(points=[2, 2, 2, 2], streak=3)

# %%
def undo_stack(script):
    def run(i, text):
        while i < len(script):
            ch = script[i]
            if ch == '{':
                i, inner = run(i + 1, text)
                text = inner if len(inner) - len(text) != 1 else text
            elif ch == '}':
                return i + 1, text
            else:
                text = text[:-1] if ch == '<' else text + ch
                i += 1
        return i, text
    return run(0, '')[1]
#> undo_stack('ab{c}d')
#> undo_stack('')
#> undo_stack('a<<b{xy}')
#> undo_stack('{p{q<}r}s')
#> undo_stack('k{mn}{o}')

# %%
class Solution:
    def compareTrees(self, a, b, path='/'):
        if type(a) != type(b):
            return [path + '#']
        if isinstance(a, dict):
            out = []
            for k in sorted(set(a) | set(b)):
                if k not in b:
                    out.append(path + '-' + k)
                elif k not in a:
                    out.append(path + '+' + k)
                else:
                    out += self.compareTrees(a[k], b[k], path + k + '/')
            return out
        return [] if a == b else [path + '!']
#> Solution().compareTrees({'x': 1, 'y': 2}, {'x': 1, 'z': 3})
#> Solution().compareTrees({}, {})
#> Solution().compareTrees(4, 5)
#> Solution().compareTrees(a={'p': {'q': 1}}, b={'p': {'q': 2, 'r': 0}})
#> Solution().compareTrees(a={'m': [1]}, b={'m': 'n'})

# %%
def egg_nest(n, k):
    calls = 0

    def nest(a, b):
        nonlocal calls
        calls += 1
        if a < b:
            return [a]
        inner = nest(a - b, b) if a % 2 else nest(a // 2, b)
        return [inner, b] if len(inner) < 2 else inner + [b]

    return nest(n, k), calls
#> egg_nest(13, 3)
#> egg_nest(1, 2)
#> egg_nest(40, 5)
#> egg_nest(27, 4)
#> egg_nest(9, 9)

# %%
class Solution:
    def busSeats(self, rows, riders):
        out = []
        self.assign(rows, riders, 0, [], out)
        return out

    def assign(self, rows, riders, i, cur, out):
        if i == len(riders):
            out.append(''.join(map(str, cur)))
            return
        for r in range(rows):
            if cur.count(r) == 2:
                continue
            if i and riders[i] == riders[i - 1] and r < cur[-1]:
                continue
            cur.append(r)
            self.assign(rows, riders, i + 1, cur, out)
            cur.pop()
#> Solution().busSeats(2, 'aab')
#> Solution().busSeats(1, 'xyz')
#> Solution().busSeats(3, '')
#> Solution().busSeats(rows=2, riders='pp')
#> Solution().busSeats(rows=2, riders='uv')

# %%
def pour_down(glass, amount):
    if glass is None or amount <= 0:
        return {}
    name, cap, left, right = glass
    keep = min(cap, amount)
    spill = amount - keep
    fill = {name: keep}
    if left and right:
        half, odd = divmod(spill, 2)
        fill.update(pour_down(left, half + odd))
        fill.update(pour_down(right, half))
    else:
        fill.update(pour_down(left or right, spill))
    return fill
#> pour_down(('a', 3, ('b', 2, None, None), ('c', 2, None, None)), 8)
#> pour_down(None, 5)
#> pour_down(('x', 4, None, ('y', 9, None, None)), 6)
#> pour_down(('m', 1, ('n', 1, ('o', 5, None, None), None), ('p', 1, None, None)), 7)
#> pour_down(('z', 10, None, None), 3)

# %%
class Solution:
    def sumDigitsGame(self, s):
        def play(t, me):
            if len(t) == 1:
                return int(t)
            results = []
            for i in range(len(t) - 1):
                merged = (int(t[i]) + int(t[i + 1])) % 10
                results.append(play(t[:i] + str(merged) + t[i + 2:], not me))
                if len(t) > 2:
                    results.append(play(t[:i] + t[i + 1:], not me))
            return max(results) if me else min(results)

        return play(s, True) if s else 0
#> Solution().sumDigitsGame('57')
#> Solution().sumDigitsGame('')
#> Solution().sumDigitsGame('9')
#> Solution().sumDigitsGame('381')
#> Solution().sumDigitsGame(s='946')

# %%
from functools import reduce

def compose(plan):
    steps = {'d': lambda x: x * 2, 'i': lambda x: x + 1, 'n': lambda x: -x}

    def build(i):
        if i == len(plan):
            return lambda x: x
        rest = build(i + 1)
        return lambda x: rest(steps[plan[i]](x))

    f = build(0)
    return reduce(lambda acc, x: acc + [f(x)], range(3), [])
#> compose('di')
#> compose('')
#> compose('nd')
#> compose('iid')
#> compose('dx')
