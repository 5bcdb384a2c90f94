# %%
class Solution:
    def fillShelf(self, widths, room):
        res = []
        path = []

        def dfs(i, left):
            if left == 0:
                res.append(path[:])
                return
            for j in range(i, len(widths)):
                if widths[j] > left:
                    continue
                path.append(widths[j])
                dfs(j + 2, left - widths[j])
                path.pop()

        dfs(0, room)
        return res
#> Solution().fillShelf([2, 3, 4, 1], 6)
#> Solution().fillShelf([1, 2, 1, 2, 1], 3)
#> Solution().fillShelf([], 4)
#> Solution().fillShelf(widths=[5, 9], room=5)
#> Solution().fillShelf(widths=[3, 1, 2, 2, 3], room=5)

# %%
def deepest_label(tree):
    best = (0, '')

    def walk(node, depth):
        nonlocal best
        name, kids = node
        if depth > best[0]:
            best = (depth, name)
        for kid in kids:
            walk(kid, depth + 1)

    walk(tree, 1)
    return best
#> deepest_label(('a', [('b', []), ('c', [('d', [])])]))
#> deepest_label(('solo', []))
#> deepest_label(('r', [('x', [('y', [('z', [])])]), ('q', [('w', [])])]))
#> deepest_label(('top', [('l', []), ('m', []), ('n', [])]))
#> deepest_label(('k', [('p', [('o', [])]), ('s', [('t', [('u', []), ('v', [])])])]))

# %%
from functools import cache

def brew_ways(grams, cap):
    @cache
    def ways(left, last):
        if left == 0:
            return 1
        total = 0
        for dose in range(1, min(left, cap) + 1):
            if dose != last:
                total += ways(left - dose, dose)
        return total
    return ways(grams, 0)
#> brew_ways(3, 2)
#> brew_ways(4, 3)
#> brew_ways(0, 5)
#> brew_ways(5, 2)
#> brew_ways(2, 1)

# %%
class Solution:
    def digitTrail(self, n: int) -> str:
        if n < 10:
            return str(n)
        head, last = divmod(n, 10)
        rest = self.digitTrail(head)
        if last % 2:
            return rest + '-' + str(last)
        return str(last) + rest
#> Solution().digitTrail(1234)
#> Solution().digitTrail(8)
#> Solution().digitTrail(97531)
#> Solution().digitTrail(2468)
#> Solution().digitTrail(907060)

# %%
def heavy_branch(parent, weight):
    from collections import defaultdict
    kids = defaultdict(list)
    root = -1
    for v, p in enumerate(parent):
        if p < 0:
            root = v
        else:
            kids[p].append(v)

    def go(v):
        total, trail = 0, []
        for c in kids[v]:
            s, t = go(c)
            if s > total:
                total, trail = s, t
        return total + weight[v], [v] + trail

    return go(root)
#> heavy_branch([-1, 0, 0, 1], [1, 2, 5, 4])
#> heavy_branch([-1], [7])
#> heavy_branch([2, 2, -1, 0, 1], [3, 3, 1, 2, 6])
#> heavy_branch([-1, 0, 1, 2], [1, 1, 1, 1])
#> heavy_branch([1, -1, 1, 0, 0, 2], [4, 1, 2, 8, 9, 30])

# %%
class Solution:
    def stonesDuel(self, piles):
        memo = {}

        def margin(l, r):
            if l > r:
                return 0
            if (l, r) in memo:
                return memo[l, r]
            take_left = piles[l] - margin(l + 1, r)
            take_both = piles[l] + piles[r] - 3 - margin(l + 1, r - 1) if l < r else -99
            memo[l, r] = max(take_left, take_both)
            return memo[l, r]

        return margin(0, len(piles) - 1)
#> Solution().stonesDuel([4, 1, 5])
#> Solution().stonesDuel([])
#> Solution().stonesDuel([2])
#> Solution().stonesDuel([1, 1, 1, 1])
#> Solution().stonesDuel([3, 9, 2, 6, 1])

# %%
def unfold(spec):
    pos = 0

    def seq():
        nonlocal pos
        out = []
        while pos < len(spec) and spec[pos] != ')':
            ch = spec[pos]
            pos += 1
            if ch == '(':
                inner = seq()
                pos += 1
                out.append(inner[::-1])
            else:
                out.append(ch)
        return ''.join(out)

    return seq()
#> unfold('ab(cd)e')
#> unfold('x(y(zw)v)')
#> unfold('')
#> unfold('(((q)r)s)')
#> unfold('k(lm)(no)p')

# %%
def ladders(n, banned, path=None):
    if path is None:
        path = [0]
    if path[-1] == n:
        yield tuple(path)
        return
    for step in (1, 2):
        nxt = path[-1] + step
        if nxt <= n and nxt not in banned:
            yield from ladders(n, banned, path + [nxt])

def safe_climbs(n, banned):
    return list(ladders(n, set(banned)))
#> safe_climbs(3, [])
#> safe_climbs(4, [2])
#> safe_climbs(5, [2, 4])
#> safe_climbs(0, [1])
#> safe_climbs(4, [1, 2])

# %%
class Solution:
    def seatGuests(self, guests, feuds):
        bad = {frozenset(p) for p in feuds}
        line, used = [], set()
        self.count = 0
        self.first = None
        self.place(guests, bad, line, used)
        return self.count, self.first

    def place(self, guests, bad, line, used):
        if len(line) == len(guests):
            self.count += 1
            if self.first is None:
                self.first = ''.join(line)
            return
        for g in guests:
            if g in used or (line and frozenset((line[-1], g)) in bad):
                continue
            used.add(g)
            line.append(g)
            self.place(guests, bad, line, used)
            line.pop()
            used.remove(g)
#> Solution().seatGuests('abc', ['ab'])
#> Solution().seatGuests('xy', ['xy'])
#> Solution().seatGuests('', [])
#> Solution().seatGuests(guests='pqr', feuds=[])
#> Solution().seatGuests(guests='mno', feuds=['mn', 'no'])

# %%
def flood_cost(grid, r, c, limit):
    rows, cols = len(grid), len(grid[0])
    seen = set()

    def spread(i, j, level):
        if not (0 <= i < rows and 0 <= j < cols):
            return 0
        if (i, j) in seen or grid[i][j] > level:
            return 0
        seen.add((i, j))
        amount = level - grid[i][j]
        for di, dj in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            amount += spread(i + di, j + dj, level)
        return amount

    return spread(r, c, limit)
#> flood_cost([[1, 5], [2, 9]], 0, 0, 4)
#> flood_cost([[3, 3, 3]], 0, 1, 3)
#> flood_cost([[9, 9], [9, 9]], 1, 1, 5)
#> flood_cost([[0, 7, 0], [1, 2, 8]], 0, 0, 3)
#> flood_cost([[2]], 0, 0, 10)

# %%
def is_calm(s):
    if not s:
        return True
    return s[0] in 'aeiou' and is_restless(s[1:]) or s[0] == '-' and is_calm(s[1:])

def is_restless(s):
    if s == '':
        return False
    if s[0] == '-':
        return is_restless(s[1:])
    return s[0] not in 'aeiou' and is_calm(s[1:])

def mood(word):
    calm, rest = is_calm(word), is_restless(word)
    if calm == rest:
        return 'odd'
    return 'calm' if calm else 'restless'
#> mood('ab-ec')
#> mood('bac')
#> mood('')
#> mood('stop')
#> mood('t-a-k')

# %%
from typing import List

class Solution:
    def splitFair(self, loads: List[int]) -> int:
        def solve(lo, hi):
            if hi - lo <= 1:
                return sum(loads[lo:hi])
            mid = (lo + hi) // 2
            left = solve(lo, mid)
            right = solve(mid, hi)
            return max(left, right) - min(left, right) // 2
        return solve(0, len(loads))
#> Solution().splitFair([8, 4, 6])
#> Solution().splitFair([5])
#> Solution().splitFair(loads=[])
#> Solution().splitFair(loads=[1, 9, 2, 8])
#> Solution().splitFair([10, 3, 7, 7, 2, 6])

# %%
def boxes_inside(box):
    total, stack = 0, [(box, 1)]
    order = []
    while stack:
        item, mult = stack.pop()
        if isinstance(item, int):
            total += item * mult
            order.append(item)
            continue
        for sub in item:
            stack.append((sub, mult + 1 if len(item) > 1 else mult))
    return total, order
#> boxes_inside([1, [2, 3]])
#> boxes_inside([[[5]]])
#> boxes_inside([])
#> boxes_inside([4, [1, [1, 1]], 2])
#> boxes_inside(7)

# %%
class Solution:
    def ropeCuts(self, length, sizes):
        from functools import lru_cache

        @lru_cache(None)
        def best(n):
            if n == 0:
                return 0, ()
            options = []
            for s in sizes:
                if s <= n:
                    cnt, cuts = best(n - s)
                    if cnt >= 0:
                        options.append((cnt + 1, cuts + (s,)))
            return max(options) if options else (-1, ())

        return best(length)
#> Solution().ropeCuts(5, [2, 3])
#> Solution().ropeCuts(1, [2])
#> Solution().ropeCuts(0, [4])
#> Solution().ropeCuts(length=6, sizes=[4, 2])
#> Solution().ropeCuts(length=7, sizes=[3, 5])

# %%
def stamp_words(letters, size):
    res = []

    def dfs(word, vowels):
        if len(word) == size:
            if vowels:
                res.append(word)
            return
        for ch in letters:
            if word and ch <= word[-1]:
                continue
            dfs(word + ch, vowels + (ch in 'aeiou'))

    dfs('', 0)
    return res
#> stamp_words('abc', 2)
#> stamp_words('bcd', 2)
#> stamp_words('eab', 1)
#> stamp_words('aeio', 3)
#> stamp_words('xy', 0)

# %%
class Solution:
    def foldTree(self, levels):
        def build(i):
            if i >= len(levels) or levels[i] is None:
                return None
            return (levels[i], build(2 * i + 1), build(2 * i + 2))

        def tilt(node):
            if node is None:
                return 0, 0
            v, l, r = node
            sl, tl = tilt(l)
            sr, tr = tilt(r)
            return sl + sr + v, max(tl, tr, sl - sr)

        return tilt(build(0))
#> Solution().foldTree([5, 3, 1])
#> Solution().foldTree([])
#> Solution().foldTree([2, None, 9])
#> Solution().foldTree([1, 8, 2, 7, None])
#> Solution().foldTree([4])

# %%
def evalPrefix(tokens):
    i = 0

    def take():
        nonlocal i
        t = tokens[i]
        i += 1
        if t == 'max':
            return max(take(), take())
        if t == 'neg':
            return -take()
        if t == 'add':
            a = take()
            b = take()
            return a + b
        return t

    v = take()
    return v, len(tokens) - i
#> evalPrefix(['add', 3, 'neg', 2])
#> evalPrefix([9])
#> evalPrefix(['max', 'add', 1, 2, 'neg', 7])
#> evalPrefix(['neg', 'neg', 4, 5])
#> evalPrefix(['add', 1])

# %%
class Solution:
    def partsWithGap(self, n, gap):
        out = []

        def grow(rest, low, chosen):
            if rest == 0:
                out.append(list(chosen))
                return
            for x in range(low, rest + 1):
                chosen.append(x)
                grow(rest - x, x + gap, chosen)
                chosen.pop()

        grow(n, 1, [])
        return out
#> Solution().partsWithGap(4, 1)
#> Solution().partsWithGap(5, 2)
#> Solution().partsWithGap(3, 0)
#> Solution().partsWithGap(0, 1)
#> Solution().partsWithGap(n=6, gap=3)

# %%
def rank_dirs(tree, prefix=''):
    out = []
    for name in sorted(tree):
        path = prefix + '/' + name
        val = tree[name]
        if isinstance(val, dict):
            inner = rank_dirs(val, path)
            out.append((path, sum(s for _, s in inner)))
            out.extend(inner)
        else:
            out.append((path, val))
    return out

def biggest_path(tree):
    rows = rank_dirs(tree)
    return max(rows, key=lambda t: (t[1], len(t[0]))) if rows else None
#> biggest_path({'a': 3, 'b': {'c': 4, 'd': 1}})
#> biggest_path({})
#> biggest_path({'x': {'y': {'z': 2}}})
#> biggest_path({'m': 9, 'n': {'o': 1}, 'p': 9})
#> biggest_path({'e': {}, 'f': 0})

# %%
class Solution:
    def hopsHome(self, jumps: list) -> int:
        memo = {}

        def far(i):
            if i < 0 or i >= len(jumps):
                return 0
            if i in memo:
                return memo[i]
            memo[i] = 50
            a = far(i + jumps[i])
            b = far(i - jumps[i])
            memo[i] = 1 + min(a, b)
            return memo[i]

        return far(len(jumps) // 2)
#> Solution().hopsHome([1, 2, 3])
#> Solution().hopsHome([1, 1, 1, 1, 1])
#> Solution().hopsHome(jumps=[0])
#> Solution().hopsHome(jumps=[])
#> Solution().hopsHome([2, 1, 1, 3, 1])

# %%
def two_bags(items, cap_a, cap_b):
    best, pick = -1, None
    plan = []

    def put(i, a, b, gain):
        nonlocal best, pick
        if i == len(items):
            if gain > best:
                best, pick = gain, ''.join(plan)
            return
        w, v = items[i]
        for bag, left in (('A', a), ('B', b), ('-', w)):
            if left < w:
                continue
            plan.append(bag)
            put(i + 1, a - w * (bag == 'A'), b - w * (bag == 'B'), gain + v * (bag != '-'))
            plan.pop()

    put(0, cap_a, cap_b, 0)
    return best, pick
#> two_bags([(2, 5), (1, 3)], 2, 1)
#> two_bags([], 3, 3)
#> two_bags([(4, 9), (3, 4)], 2, 3)
#> two_bags([(1, 1), (2, 6)], 0, 2)
#> two_bags([(3, 7)], 1, 1)

# %%
class Solution:
    def collapse(self, s: str) -> str:
        for i in range(len(s) - 1):
            if s[i] == s[i + 1]:
                merged = chr(min(ord(s[i]) + 1, ord('z')))
                return self.collapse(s[:i] + merged + s[i + 2:])
        return s
#> Solution().collapse('aabb')
#> Solution().collapse('abc')
#> Solution().collapse('')
#> Solution().collapse(s='aabcd')
#> Solution().collapse(s='zzz')

# %%
def tower_code(n, src='L', dst='R', mid='M'):
    if n == 0:
        return ''
    if n == 1:
        return src + dst
    return tower_code(n - 1, src, mid, dst) + '.' + tower_code(1, src, dst, mid) + '.' + tower_code(n - 1, mid, dst, src)

def tower_log(n, quiet):
    moves = tower_code(n).split('.') if n else []
    return [m for m in moves if m[0] not in quiet and m[1] not in quiet]
#> tower_log(2, '')
#> tower_log(3, 'M')
#> tower_log(0, 'L')
#> tower_log(1, 'R')
#> tower_log(3, '')

# %%
class Solution:
    def mergeRanks(self, nums):
        if len(nums) < 2:
            return nums, 0
        m = len(nums) // 2
        a, x = self.mergeRanks(nums[:m])
        b, y = self.mergeRanks(nums[m:])
        merged, swaps = [], x + y
        i = j = 0
        while i < len(a) and j < len(b):
            if a[i] >= b[j]:
                merged.append(a[i])
                i += 1
            else:
                merged.append(b[j])
                j += 1
                swaps += 1
        return merged + a[i:] + b[j:], swaps
#> Solution().mergeRanks([3, 1, 2])
#> Solution().mergeRanks([])
#> Solution().mergeRanks([1, 2, 3, 4])
#> Solution().mergeRanks([5, 5, 1])
#> Solution().mergeRanks(nums=[2, 9, 4, 7, 1])

# %%
def lamp_words(n, dark):
    def gen(i, run):
        if i == n:
            yield ''
            return
        if run < dark:
            for tail in gen(i + 1, run + 1):
                yield '0' + tail
        for tail in gen(i + 1, 0):
            yield '1' + tail
    return [w for w in gen(0, 0)]
#> lamp_words(2, 1)
#> lamp_words(3, 1)
#> lamp_words(0, 2)
#> lamp_words(2, 0)
#> lamp_words(3, 2)

# %%
from functools import reduce

class Solution:
    def nestFrom(self, path_list):
        def insert(tree, path):
            head, _, tail = path.partition('.')
            tree.setdefault(head, {})
            if tail:
                insert(tree[head], tail)
            return tree

        def leaves(tree):
            return 1 if not tree else sum(leaves(t) for t in tree.values())

        tree = reduce(insert, path_list, {})
        return tree, leaves(tree)
#> Solution().nestFrom(['a.b', 'a.c'])
#> Solution().nestFrom([])
#> Solution().nestFrom(['x.y.z'])
#> Solution().nestFrom(path_list=['p', 'p.q', 'r'])
#> Solution().nestFrom(['m.n', 'o.n', 'm.n'])

# %%
def cheapest_route(costs, fuel):
    n = len(costs)
    seen = {}

    def drive(i, tank):
        if i == n:
            return 0
        if (i, tank) in seen:
            return seen[i, tank]
        ans = float('inf')
        if tank > 0:
            ans = drive(i + 1, tank - 1)
        if tank < fuel:
            ans = min(ans, costs[i] + drive(i + 1, fuel - 1))
        seen[i, tank] = ans
        return ans

    return drive(0, 0)
#> cheapest_route([4, 1, 3], 2)
#> cheapest_route([], 1)
#> cheapest_route([5, 2], 1)
#> cheapest_route([3, 8, 1, 2], 3)
#> cheapest_route([6], 2)

# %%
class Solution:
    def crewTeams(self, skills, size, spread):
        skills = sorted(skills)
        teams = []

        def pick(start, team):
            if len(team) == size:
                teams.append(tuple(team))
                return
            for k in range(start, len(skills)):
                if team and skills[k] - team[0] > spread:
                    break
                team.append(skills[k])
                pick(k + 1, team)
                team.pop()

        pick(0, [])
        return teams
#> Solution().crewTeams([5, 1, 3], 2, 2)
#> Solution().crewTeams([4, 4, 9], 2, 0)
#> Solution().crewTeams([], 1, 3)
#> Solution().crewTeams(skills=[2, 8, 3, 1], size=3, spread=2)
#> Solution().crewTeams(skills=[7, 6], size=1, spread=0)

# %%
def crumble(n):
    if n <= 2:
        return [n]
    if n % 3 == 0:
        return crumble(n // 3) * 2
    half = n // 2
    return crumble(half) + [n % 2] + crumble(half - 1)

def crumble_stats(n):
    parts = crumble(n)
    return len(parts), sum(parts), parts[:4]
#> crumble_stats(9)
#> crumble_stats(1)
#> crumble_stats(14)
#> crumble_stats(23)
#> crumble_stats(10)

# %%
class Solution:
    def pathProducts(self, edges, root):
        from collections import defaultdict
        g = defaultdict(list)
        for a, b, w in edges:
            g[a].append((b, w))
            g[b].append((a, w))
        ends = {}

        def dfs(u, par, prod):
            leaf = True
            for v, w in g[u]:
                if v == par:
                    continue
                leaf = False
                dfs(v, u, prod * w)
            if leaf:
                ends[u] = prod

        dfs(root, None, 1)
        return ends
#> Solution().pathProducts([(0, 1, 2), (0, 2, 3)], 0)
#> Solution().pathProducts([(0, 1, 2), (1, 2, 5), (1, 3, 4)], 0)
#> Solution().pathProducts([], 7)
#> Solution().pathProducts(edges=[(4, 5, 9)], root=5)
#> Solution().pathProducts(edges=[(1, 2, 2), (2, 3, 2), (3, 4, 2)], root=2)

# %%
def chant(word, depth):
    if depth == 0 or len(word) < 2:
        return word
    mid = len(word) // 2
    left, right = word[:mid], word[mid:]
    if left < right:
        return chant(right, depth - 1) + chant(left, depth - 1)
    return chant(left, depth - 1).upper() + chant(right, depth - 1)
#> chant('melody', 2)
#> chant('a', 5)
#> chant('zebra', 1)
#> chant('drumbeat', 3)
#> chant('', 2)

# %%
class Solution:
    def canTile(self, row, tiles):
        failed = set()

        def fit(i):
            if i == len(row):
                return []
            if i in failed:
                return None
            for t in tiles:
                if row.startswith(t, i):
                    rest = fit(i + len(t))
                    if rest is not None:
                        return [t] + rest
            failed.add(i)
            return None

        ans = fit(0)
        return ans, sorted(failed)
#> Solution().canTile('aab', ['a', 'ab'])
#> Solution().canTile('xyx', ['xy', 'yx'])
#> Solution().canTile('', ['q'])
#> Solution().canTile(row='ppppo', tiles=['pp', 'p'])
#> Solution().canTile(row='redred', tiles=['r', 'red', 'ed'])

# %%
def ant_game(cells, turns):
    def play(pos, t, mine):
        if t == 0:
            return 0
        moves = [p for p in (pos - 1, pos + 1) if 0 <= p < len(cells)]
        if not moves:
            return 0
        scores = [play(p, t - 1, not mine) + (cells[p] if mine else -cells[p]) for p in moves]
        return max(scores) if mine else min(scores)
    return play(0, turns, True)
#> ant_game([1, 4, 2], 2)
#> ant_game([3], 4)
#> ant_game([0, 5, 9, 1], 3)
#> ant_game([2, 7], 4)
#> ant_game([6, 1, 1, 8], 4)

# %%
class Solution:
    def __init__(self):
        self.calls = 0

    def shrink(self, nums):
        self.calls += 1
        if len(nums) <= 1:
            return nums
        nxt = [abs(a - b) for a, b in zip(nums, nums[1:])]
        if nxt == nums[1:]:
            return nxt
        return self.shrink(nxt)

    def triangle(self, nums, bonus):
        tip = self.shrink(nums)
        return self.calls * bonus + sum(tip)
#> Solution().triangle([3, 8, 1], 10)
#> Solution().triangle([], 2)
#> Solution().triangle([0, 0, 0], 5)
#> Solution().triangle(nums=[9, 2, 4, 7], bonus=1)
#> Solution().triangle(nums=[6, 3, 3], bonus=100)

# %%
def bracket_sums(nums):
    def sums(lo, hi):
        if hi - lo == 1:
            return [(nums[lo], str(nums[lo]))]
        out = []
        for cut in range(lo + 1, hi):
            for a, sa in sums(lo, cut):
                for b, sb in sums(cut, hi):
                    out.append((a - b, f'({sa}-{sb})'))
        return out
    if not nums:
        return None
    return max(sums(0, len(nums)))
#> bracket_sums([5, 2, 1])
#> bracket_sums([])
#> bracket_sums([4])
#> bracket_sums([1, 2, 3, 4])
#> bracket_sums([9, 7])

# %%
def tidy(tree, drop):
    if isinstance(tree, list):
        kept = []
        for t in tree:
            t = tidy(t, drop)
            if t is not None:
                kept.append(t)
        if len(kept) == 1:
            return kept[0]
        return kept or None
    return None if tree == drop else tree
#> tidy([1, [2, 0], [0, [0]]], 0)
#> tidy([], 3)
#> tidy([[5, 5], [5]], 5)
#> tidy([[['a', 'b'], 'c'], 'b'], 'b')
#> tidy(8, 9)

# %%
class Solution:
    def bridgeSigns(self, nums, goal):
        signs = []
        found = []

        def attempt(i, acc):
            if i == len(nums):
                if acc == goal:
                    found.append(''.join(signs))
                return
            for s, op in ((1, '+'), (-1, '-')):
                if len(signs) > 0 and signs[-1] == '-' == op:
                    continue
                signs.append(op)
                attempt(i + 1, acc + s * nums[i])
                signs.pop()

        attempt(0, 0)
        return found
#> Solution().bridgeSigns([1, 2, 3], 2)
#> Solution().bridgeSigns([1, 1], 0)
#> Solution().bridgeSigns([], 0)
#> Solution().bridgeSigns(nums=[2, 2, 2], goal=2)
#> Solution().bridgeSigns(nums=[4], goal=-4)
