# %%
class Solution:
    def tuneStrings(self, notes, span):
        res = []

        def dfs(i, cur):
            if i == len(notes):
                res.append(cur[:])
                return
            for shift in (-1, 0, 1):
                v = notes[i] + shift
                if cur and abs(v - cur[-1]) > span:
                    continue
                cur.append(v)
                dfs(i + 1, cur)
                cur.pop()

        dfs(0, [])
        return len(res), res[-1] if res else None
#> Solution().tuneStrings([3, 5], 1)
#> Solution().tuneStrings([1, 9], 3)
#> Solution().tuneStrings([], 0)
#> Solution().tuneStrings(notes=[4], span=2)
#> Solution().tuneStrings(notes=[2, 4, 6], span=1)

# %%
def unpack_price(box):
    if isinstance(box, (int, float)):
        return box
    if box[0] == 'sale':
        return unpack_price(box[1]) // 2
    if box[0] == 'pair':
        a, b = unpack_price(box[1]), unpack_price(box[2])
        return a + b - min(a, b) // 4
    return sum(unpack_price(x) for x in box[1:])
#> unpack_price(['sale', ['all', 10, 7]])
#> unpack_price(12)
#> unpack_price(['pair', 8, ['sale', 30]])
#> unpack_price(['all', 1, ['all', 2, 3], ['pair', 4, 4]])
#> unpack_price(['all', ['sale', ['sale', 40]]])

# %%
class Solution:
    def campFires(self, heights):
        memo = {}

        def best(i, j):
            # best fire sum in heights[i:j]; picking k wastes neighbours
            if i >= j:
                return 0
            if (i, j) in memo:
                return memo[i, j]
            k = max(range(i, j), key=lambda t: heights[t])
            take = heights[k] + best(i, k - 1) + best(k + 2, j)
            leave = best(i, k) + best(k + 1, j)
            memo[i, j] = max(take, leave)
            return memo[i, j]

        return best(0, len(heights)), len(memo)
#> Solution().campFires([3, 5, 4])
#> Solution().campFires([])
#> Solution().campFires([6])
#> Solution().campFires([2, 9, 8, 1])
#> Solution().campFires(heights=[4, 5, 4, 1, 3])

# %%
def count_ways_home(stairs, i=None, memo=None):
    if i is None:
        i, memo = len(stairs), {}
    if i == 0:
        return 1
    if i < 0 or stairs[i - 1] == 'x':
        return 0
    if i in memo:
        return memo[i]
    jumps = (1, 3) if stairs[i - 1] == 's' else (1, 2)
    memo[i] = sum(count_ways_home(stairs, i - j, memo) for j in jumps)
    return memo[i]
#> count_ways_home('...')
#> count_ways_home('')
#> count_ways_home('.xs.')
#> count_ways_home('s.s')
#> count_ways_home('.xx.')

# %%
from collections import defaultdict
from typing import List

class Solution:
    def riverFlow(self, joins: List[List[int]], rain: List[int], sea: int) -> int:
        up = defaultdict(list)
        for src, dst in joins:
            up[dst].append(src)

        def flow(v):
            total = rain[v]
            for s in up[v]:
                total += flow(s)
            if total > 10 and v != sea:
                total -= (total - 10) // 2
            return total

        return flow(sea)
#> Solution().riverFlow([[0, 2], [1, 2]], [6, 7, 1], 2)
#> Solution().riverFlow([], [4], 0)
#> Solution().riverFlow([[0, 1], [1, 2]], [20, 3, 0], 2)
#> Solution().riverFlow(joins=[[1, 0], [2, 0], [3, 1]], rain=[1, 9, 9, 9], sea=0)
#> Solution().riverFlow(joins=[[0, 1]], rain=[30, 2], sea=0)

# %%
def spell_down(n):
    small = ['', 'one', 'two', 'six', 'ten']
    values = [0, 1, 2, 6, 10]

    def say(x, k):
        if x == 0:
            return []
        if values[k] > x:
            return say(x, k - 1)
        q, r = divmod(x, values[k])
        head = small[k] if q == 1 else '-'.join(say(q, 4) + [small[k]])
        return [head] + say(r, k - 1)

    return ' '.join(say(n, 4)) or 'nil'
#> spell_down(17)
#> spell_down(0)
#> spell_down(4)
#> spell_down(65)
#> spell_down(39)

# %%
class Solution:
    def ringNumbers(self, nums, bad):
        ring, left = [nums[0]], sorted(nums[1:])
        out = []

        def close():
            if not left:
                if ring[-1] + ring[0] != bad:
                    out.append(tuple(ring))
                return
            for i in range(len(left)):
                x = left[i]
                if ring[-1] + x == bad:
                    continue
                ring.append(left.pop(i))
                close()
                left.insert(i, ring.pop())

        close()
        return out
#> Solution().ringNumbers([1, 2, 3], 5)
#> Solution().ringNumbers([4], 8)
#> Solution().ringNumbers([2, 6, 3], 10)
#> Solution().ringNumbers(nums=[1, 4, 2, 3], bad=5)
#> Solution().ringNumbers(nums=[9, 1], bad=10)

# %%
def longest_fall(grid):
    R, C = len(grid), len(grid[0])
    memo = {}

    def fall(r, c):
        if (r, c) in memo:
            return memo[r, c]
        best = [grid[r][c]]
        for x, y in ((r + 1, c), (r, c + 1), (r, c - 1)):
            if 0 <= x < R and 0 <= y < C and grid[x][y] < grid[r][c]:
                way = fall(x, y)
                if len(way) + 1 > len(best):
                    best = [grid[r][c]] + way
        memo[r, c] = best
        return best

    return max((fall(0, c) for c in range(C)), key=len)
#> longest_fall([[5, 4], [6, 3]])
#> longest_fall([[1]])
#> longest_fall([[2, 2, 2]])
#> longest_fall([[9, 3, 7], [8, 1, 6]])
#> longest_fall([[3], [2], [4]])

# %%
class Solution:
    def vowelTrail(self, s: str):
        return ''.join(self.vow(s))

    def vow(self, s):
        if s:
            if s[0] in 'aeiou':
                yield s[0].upper()
                yield from self.con(s[1:])
            else:
                yield from self.vow(s[1:])

    def con(self, s):
        if s:
            if s[0] in 'aeiou':
                yield '~'
                yield from self.con(s[1:])
            else:
                yield s[0]
                yield from self.vow(s[1:])
#> Solution().vowelTrail('train')
#> Solution().vowelTrail('')
#> Solution().vowelTrail('xyz')
#> Solution().vowelTrail(s='queue')
#> Solution().vowelTrail(s='banana')

# %%
def min_switches(lamps, plugs):
    best = len(plugs) + 1

    def press(i, state, used):
        nonlocal best
        if used >= best:
            return
        if all(state):
            best = used
            return
        if i == len(plugs):
            return
        flipped = tuple(v ^ (k in plugs[i]) for k, v in enumerate(state))
        press(i + 1, flipped, used + 1)
        press(i + 1, state, used)

    press(0, tuple(lamps), 0)
    return best if best <= len(plugs) else -1
#> min_switches([0, 1], [[0], [0, 1]])
#> min_switches([1, 1, 1], [])
#> min_switches([0, 0], [[0], [1]])
#> min_switches([0, 1, 0], [[0, 1], [1, 2], [0, 2]])
#> min_switches([0], [])

# %%
class Solution:
    def mazeKeys(self, halls, start):
        def explore(room, bag, depth):
            bag = bag + halls[room].get('item', '')
            results = [bag]
            if depth < 3:
                for door in halls[room].get('doors', []):
                    lock = halls[door].get('lock')
                    if lock is None or lock in bag:
                        results.append(explore(door, bag, depth + 1))
            return max(results, key=lambda b: len(set(b)))

        return ''.join(sorted(set(explore(start, '', 0))))
#> Solution().mazeKeys([{'doors': [1, 2]}, {'item': 'k', 'doors': [2]}, {'lock': 'k', 'item': 'g'}], 0)
#> Solution().mazeKeys([{'item': 'z'}], 0)
#> Solution().mazeKeys([{'doors': [1]}, {'lock': 'q', 'item': 'w'}], 0)
#> Solution().mazeKeys(halls=[{'doors': [1], 'item': 'a'}, {'doors': [0], 'item': 'b'}], start=1)
#> Solution().mazeKeys(halls=[{'doors': [1]}, {'doors': [2]}, {'item': 'd'}], start=0)

# %%
def compare_nested(a, b):
    if isinstance(a, int) and isinstance(b, int):
        return (a > b) - (a < b)
    if isinstance(a, int):
        return compare_nested([a], b)
    if isinstance(b, int):
        return compare_nested(a, [b])
    for x, y in zip(a, b):
        c = compare_nested(x, y)
        if c:
            return c
    return compare_nested(len(a), len(b))

def bigger(a, b):
    return ['same', 'first', 'second'][compare_nested(a, b)]
#> bigger([1, [2]], [1, 2])
#> bigger([], [[]])
#> bigger([4, 4], [4, [5]])
#> bigger([[3], 9], [[3, 1]])
#> bigger([7, [8, 1]], [7, [8, 0]])

# %%
class Solution:
    def packSuit(self, sizes, layers):
        self.ways = 0
        self.fold(tuple(sizes), layers, ())
        return self.ways

    def fold(self, rest, layers, cur):
        if len(cur) > layers:
            return
        if not rest:
            self.ways += len(cur) == layers
            return
        x, rest = rest[0], rest[1:]
        for i in range(len(cur)):
            if cur[i] + x <= 9:
                self.fold(rest, layers, cur[:i] + (cur[i] + x,) + cur[i + 1:])
        self.fold(rest, layers, cur + (x,))
#> Solution().packSuit([3, 4, 5], 2)
#> Solution().packSuit([], 0)
#> Solution().packSuit([9, 9], 1)
#> Solution().packSuit(sizes=[1, 2, 3], layers=1)
#> Solution().packSuit(sizes=[6, 3], layers=2)

# %%
def tidal(n, depth=0):
    if n < 3:
        return [(depth, n)]
    a, b = (n - 1) // 2, n // 3
    return tidal(a, depth + 1) + ([(depth, n)] if n % 2 else []) + tidal(b, depth + 1)
#> tidal(7)
#> tidal(2)
#> tidal(10)
#> tidal(16)
#> tidal(23)

# %%
class Solution:
    def subsetChain(self, sets):
        n = len(sets)
        groups = [frozenset(s) for s in sets]
        from functools import cache

        @cache
        def longest(i):
            best = ()
            for j in range(n):
                if groups[j] < groups[i]:
                    cand = longest(j)
                    if len(cand) > len(best):
                        best = cand
            return best + (i,)

        return max((longest(i) for i in range(n)), key=len, default=())
#> Solution().subsetChain([[1], [1, 2]])
#> Solution().subsetChain([])
#> Solution().subsetChain([[3], [4]])
#> Solution().subsetChain(sets=[[1, 2, 3], [2], [2, 3]])
#> Solution().subsetChain(sets=[[], [5], [5, 5]])

# %%
def calc(tokens):
    pos = [0]

    def peek():
        return tokens[pos[0]] if pos[0] < len(tokens) else None

    def term():
        t = peek()
        pos[0] += 1
        if t == '(':
            v = expr()
            pos[0] += 1
            return v
        return t

    def expr():
        v = term()
        while peek() in ('%', '-'):
            op = peek()
            pos[0] += 1
            w = term()
            v = v % w if op == '%' else v - w
        return v

    return expr()
#> calc([9, '-', 4])
#> calc([5])
#> calc([20, '-', '(', 7, '%', 4, ')'])
#> calc(['(', 17, '%', 6, ')', '-', 1, '-', 1])
#> calc([8, '%', 0])

# %%
class Solution:
    def castVotes(self, votes, need):
        def rounds(v, out):
            if not v:
                return '', out
            tally = {}
            for pref in v:
                tally[pref[0]] = tally.get(pref[0], 0) + 1
            top = max(sorted(tally), key=tally.get)
            if tally[top] >= need or len(tally) == 1:
                return top, out
            low = min(sorted(tally), key=tally.get)
            left = [p.replace(low, '') for p in v]
            return rounds([p for p in left if p], out + low)

        return rounds(votes, '')
#> Solution().castVotes(['ab', 'ba', 'cb'], 2)
#> Solution().castVotes([], 1)
#> Solution().castVotes(['x', 'x', 'y'], 2)
#> Solution().castVotes(votes=['p', 'q', 'r'], need=3)
#> Solution().castVotes(votes=['abc', 'bca', 'cab', 'ba'], need=3)

# %%
def ferns(n, width):
    def rows(k, pad):
        if k == 0:
            return
        line = '*' * k
        yield line.rjust(pad)
        if k % 2:
            yield from rows(k - 2 if k > 1 else 0, pad - 1)
        else:
            yield from rows(k // 2, pad)
    return '|'.join(rows(n, width))
#> ferns(5, 6)
#> ferns(0, 3)
#> ferns(8, 8)
#> ferns(6, 4)
#> ferns(7, 9)

# %%
class Solution:
    def bestBridge(self, left, right, budget):
        memo = {}

        def build(i, j, cash):
            if i == len(left) or j == len(right):
                return 0
            key = i, j, cash
            if key in memo:
                return memo[key]
            best = max(build(i + 1, j, cash), build(i, j + 1, cash))
            price = abs(left[i] - right[j])
            if price <= cash:
                best = max(best, 1 + build(i + 1, j + 1, cash - price))
            memo[key] = best
            return best

        return build(0, 0, budget)
#> Solution().bestBridge([1, 5], [2, 5], 1)
#> Solution().bestBridge([], [3], 4)
#> Solution().bestBridge([9], [1], 2)
#> Solution().bestBridge(left=[4, 8], right=[6, 7], budget=3)
#> Solution().bestBridge(left=[2], right=[5, 2], budget=0)

# %%
def leaf_gaps(tree):
    leaves = []

    def walk(t, d):
        if not t:
            return
        if len(t) == 1:
            leaves.append((t[0], d))
            return
        for sub in t[1:]:
            walk(sub, d + 1)

    walk(tree, 0)
    return [(a + b, db - da) for (a, da), (b, db) in zip(leaves, leaves[1:])]
#> leaf_gaps([1, [2], [3, [4], [5]]])
#> leaf_gaps([])
#> leaf_gaps([8])
#> leaf_gaps([0, [1, [2, [3]]], [9]])
#> leaf_gaps(['r', ['a'], ['b'], [], ['c']])

# %%
class Solution:
    def tugOfWar(self, team):
        half = len(team) // 2
        total = sum(team)
        best, side = None, []

        def pick(i, chosen, weight):
            nonlocal best, side
            if len(chosen) == half:
                gap = abs(total - 2 * weight)
                if best is None or gap < best:
                    best, side = gap, chosen[:]
                return
            if len(team) - i < half - len(chosen):
                return
            chosen.append(team[i])
            pick(i + 1, chosen, weight + team[i])
            chosen.pop()
            pick(i + 1, chosen, weight)

        pick(0, [], 0)
        return best, side
#> Solution().tugOfWar([4, 9, 5])
#> Solution().tugOfWar([])
#> Solution().tugOfWar([7, 2])
#> Solution().tugOfWar(team=[1, 8, 3, 6])
#> Solution().tugOfWar(team=[5])

# %%
def shrink_word(word, rules):
    seen = {}

    def least(w):
        if w in seen:
            return seen[w]
        seen[w] = w
        best = w
        for old, new in rules:
            k = w.find(old)
            if k >= 0:
                cand = least(w[:k] + new + w[k + len(old):])
                if (len(cand), cand) < (len(best), best):
                    best = cand
        seen[w] = best
        return best

    return least(word)
#> shrink_word('abba', [('ab', 'c'), ('ba', '')])
#> shrink_word('', [('x', 'y')])
#> shrink_word('kkk', [('kk', 'k')])
#> shrink_word('aabb', [('ab', '')])
#> shrink_word('xyz', [('q', '')])

# %%
class Solution:
    def polyTree(self, coeffs, x, mod):
        def evaluate(lo, hi):
            if hi - lo == 0:
                return 0, 1
            if hi - lo == 1:
                return coeffs[lo] % mod, x % mod
            mid = (lo + hi) // 2
            a, pa = evaluate(lo, mid)
            b, pb = evaluate(mid, hi)
            return (a + b * pa) % mod, pa * pb % mod

        return evaluate(0, len(coeffs))
#> Solution().polyTree([1, 2, 3], 2, 100)
#> Solution().polyTree([], 5, 7)
#> Solution().polyTree([9], 4, 5)
#> Solution().polyTree(coeffs=[1, 0, 1, 1], x=3, mod=10)
#> Solution().polyTree(coeffs=[5, 4, 3, 2, 1], x=10, mod=97)

# %%
def rows_of_blocks(width, sizes, last=0):
    if width == 0:
        return ['']
    out = []
    for s in sizes:
        if s == last or s > width:
            continue
        out += [str(s) + r for r in rows_of_blocks(width - s, sizes, s)]
    return out
#> rows_of_blocks(4, [1, 2])
#> rows_of_blocks(3, [3])
#> rows_of_blocks(0, [2])
#> rows_of_blocks(5, [1, 3])
#> rows_of_blocks(6, [2, 1, 3])

# %%
class Solution:
    def judge(self, claims, suspects):
        # the guilty one lies, all others tell the truth
        def consistent(guilty):
            return all((acc == guilty) == (who != guilty) for who, acc in claims.items())

        def narrow(pool):
            if not pool:
                return []
            mid = len(pool) // 2
            if mid == 0:
                return pool if consistent(pool[0]) else []
            return narrow(pool[:mid]) + narrow(pool[mid:])

        return narrow(suspects)
#> Solution().judge({'ann': 'bob', 'bob': 'ann'}, ['ann', 'bob'])
#> Solution().judge({}, [])
#> Solution().judge({'cy': 'dee'}, ['cy', 'dee', 'eve'])
#> Solution().judge(claims={'x': 'z', 'y': 'z', 'z': 'z'}, suspects=['x', 'y', 'z'])
#> Solution().judge(claims={'p': 'q', 'q': 'p', 'r': 'q'}, suspects=['p', 'q', 'r'])

# %%
def dig_sum_paths(tri):
    stack = [(0, 0, 0, '')]
    best = (-1, '')
    while stack:
        r, c, total, way = stack.pop()
        if r == len(tri):
            if total > best[0] or total == best[0] and way < best[1]:
                best = (total, way)
            continue
        total += tri[r][c]
        stack.append((r + 1, c + 1, total, way + 'R'))
        stack.append((r + 1, c, total, way + 'L'))
    return best
#> dig_sum_paths([[1], [2, 3]])
#> dig_sum_paths([])
#> dig_sum_paths([[5], [9, 1], [1, 1, 8]])
#> dig_sum_paths([[4], [4, 4]])
#> dig_sum_paths([[7]])

# %%
class Solution:
    def textTree(self, lines):
        self.at = 0
        self.lines = lines
        return self.block(0)

    def block(self, depth):
        nodes = []
        while self.at < len(self.lines):
            line = self.lines[self.at]
            level = len(line) - len(line.lstrip('.'))
            if level < depth:
                break
            self.at += 1
            nodes.append([line[level:], self.block(level + 1)])
        return nodes
#> Solution().textTree(['a', '.b', '.c', 'd'])
#> Solution().textTree([])
#> Solution().textTree(['x', '.y', '..z'])
#> Solution().textTree(lines=['p', '..q', '.r'])
#> Solution().textTree(lines=['m', 'n'])

# %%
def eat_row(fruits, hunger):
    def eat(lo, hi, h):
        if h <= 0 or lo > hi:
            return 0, []
        lc, lp = eat(lo + 1, hi, h - len(fruits[lo]))
        rc, rp = eat(lo, hi - 1, h - len(fruits[hi]))
        if lc <= rc:
            return lc + 1, [fruits[lo]] + lp
        return rc + 1, [fruits[hi]] + rp
    return eat(0, len(fruits) - 1, hunger)
#> eat_row(['fig', 'pear'], 4)
#> eat_row([], 3)
#> eat_row(['kiwi'], 0)
#> eat_row(['nut', 'lime', 'mango'], 8)
#> eat_row(['a', 'bb', 'ccc'], 5)

# %%
class Solution:
    def treeToString(self, edges, root):
        from collections import defaultdict
        g = defaultdict(list)
        for a, b in edges:
            g[a].append(b)
            g[b].append(a)

        def canon(v, p):
            parts = sorted((canon(w, v) for w in g[v] if w != p), key=lambda s: (len(s), s))
            return '(' + ''.join(parts) + ')'

        code = canon(root, None)
        return code, code.count('()')
#> Solution().treeToString([(1, 2), (1, 3), (3, 4)], 1)
#> Solution().treeToString([], 5)
#> Solution().treeToString([(1, 2), (2, 3)], 2)
#> Solution().treeToString(edges=[(0, 1), (0, 2), (2, 3), (2, 4)], root=0)
#> Solution().treeToString(edges=[(7, 8)], root=8)

# %%
def shy_sum(nums):
    def up(i, carry):
        if i == len(nums):
            return carry
        return down(i + 1, carry + nums[i]) if nums[i] > 0 else up(i + 1, carry)

    def down(i, carry):
        if i == len(nums):
            return -carry
        if nums[i] < 0:
            return up(i + 1, carry - nums[i])
        return down(i + 1, max(carry, nums[i]))

    return up(0, 0)
#> shy_sum([3, -2, 4])
#> shy_sum([])
#> shy_sum([-1, -5])
#> shy_sum([6, 9, -3, 2, -2])
#> shy_sum([1, 1, 8, -1])

# %%
class Solution:
    def towerView(self, hs, lo=0, hi=None):
        hi = len(hs) if hi is None else hi
        if lo == hi:
            return []
        top = max(range(lo, hi), key=lambda i: (hs[i], -i))
        left = self.towerView(hs, lo, top)
        right = self.towerView(hs, top + 1, hi)
        return [[top, len(left), len(right)]] + left + right
#> Solution().towerView([2, 7, 4])
#> Solution().towerView([])
#> Solution().towerView([5, 5, 5])
#> Solution().towerView(hs=[1, 2, 3, 4])
#> Solution().towerView(hs=[9, 3, 6, 1])

# %%
def tile_floor(w, h):
    if w == 0 or h == 0:
        return []
    if w == h:
        return [w]
    if w < h:
        w, h = h, w
    best = None
    for s in range(h, 0, -1):
        if s == h or (s * 2 >= h and w % s == 0):
            rest = tile_floor(w - s, h) if s == h else tile_floor(w, h - s) + [s] * (w // s - 1)
            if best is None or len(rest) + 1 < len(best):
                best = [s] + rest
    return best
#> tile_floor(3, 2)
#> tile_floor(4, 4)
#> tile_floor(0, 5)
#> tile_floor(5, 2)
#> tile_floor(6, 4)

# %%
class Solution:
    def prefixVotes(self, words, depth):
        def split(group, k):
            if k == depth or len(group) <= 1:
                return len(group)
            parts = {}
            for w in group:
                parts.setdefault(w[k:k + 1], []).append(w)
            return {c: split(ws, k + 1) for c, ws in sorted(parts.items())}

        return split(words, 0)
#> Solution().prefixVotes(['ant', 'axe', 'bee'], 2)
#> Solution().prefixVotes([], 3)
#> Solution().prefixVotes(['go', 'go'], 5)
#> Solution().prefixVotes(words=['x', 'xy', 'yx'], depth=1)
#> Solution().prefixVotes(words=['tin', 'tip', 'top', 'sun'], depth=3)

# %%
def power_tower(bases, m):
    if not bases:
        return 1
    if m == 1:
        return 0
    e = power_tower(bases[1:], 20)

    def power(b, k):
        if k == 0:
            return 1
        half = power(b * b % m, k // 2)
        return half * b % m if k & 1 else half

    return power(bases[0] % m, e)
#> power_tower([2, 3], 7)
#> power_tower([], 5)
#> power_tower([3, 2, 2], 10)
#> power_tower([9], 1)
#> power_tower([7, 5], 13)

# %%
class Solution:
    def shareCake(self, pieces, people):
        parts = [[] for _ in range(people)]
        answer = []

        def serve(i):
            if i == len(pieces):
                sums = [sum(p) for p in parts]
                if len(set(sums)) == 1:
                    answer.append([p[:] for p in parts])
                    return True
                return False
            for p in parts:
                p.append(pieces[i])
                if serve(i + 1):
                    return True
                p.pop()
                if not p:
                    break
            return False

        serve(0)
        return answer
#> Solution().shareCake([3, 1, 2], 2)
#> Solution().shareCake([], 1)
#> Solution().shareCake([4, 5], 2)
#> Solution().shareCake(pieces=[2, 2, 2], people=3)
#> Solution().shareCake(pieces=[1, 2, 4], people=2)

# %%
def sort_words_deep(obj):
    if isinstance(obj, str):
        return obj
    if isinstance(obj, dict):
        return {k: sort_words_deep(obj[k]) for k in sorted(obj)}
    done = [sort_words_deep(x) for x in obj]
    plain = sorted(x for x in done if isinstance(x, str))
    return plain + [x for x in done if not isinstance(x, str)]
#> sort_words_deep(['b', ['d', 'c'], 'a'])
#> sort_words_deep('q')
#> sort_words_deep({'y': ['n', 'm'], 'x': 'o'})
#> sort_words_deep([['z', {'k': 'v'}], 'p', []])
#> sort_words_deep([{'b': ['2', '1'], 'a': ['4', '3']}, 'w'])

# %%
class Solution:
    def lastLight(self, row: str) -> int:
        memo = {}

        def turns(s):
            s = s.strip('0')
            if not s:
                return 0
            if s in memo:
                return memo[s]
            best = 99
            for i in range(len(s)):
                if s[i] == '1':
                    j = i
                    while j < len(s) and s[j] == '1':
                        j += 1
                    best = min(best, 1 + turns(s[:i] + '0' * (j - i) + s[j:].replace('1', '0', 1)))
            memo[s] = best
            return best

        return turns(row)
#> Solution().lastLight('101')
#> Solution().lastLight('000')
#> Solution().lastLight('')
#> Solution().lastLight(row='1011')
#> Solution().lastLight(row='0110')
