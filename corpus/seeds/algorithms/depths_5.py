# %%
class Solution:
    def kiteTails(self, ribbons, length):
        res = []

        def dfs(i, cur, left):
            if left < 0:
                return
            if left == 0:
                res.append(cur)
            if i == len(ribbons):
                return
            color, size = ribbons[i]
            dfs(i + 1, cur + color, left - size)
            dfs(i + 1, cur, left)

        dfs(0, '', length)
        return sorted(set(res))
#> Solution().kiteTails([('r', 2), ('g', 1)], 3)
#> Solution().kiteTails([], 0)
#> Solution().kiteTails([('b', 4)], 3)
#> Solution().kiteTails(ribbons=[('a', 1), ('b', 2), ('c', 1)], length=2)
#> Solution().kiteTails(ribbons=[('x', 1), ('x', 1)], length=1)

# %%
def gossip_size(tree, name):
    label, *subs = tree
    if label == name:
        return count_nodes(tree)
    for s in subs:
        n = gossip_size(s, name)
        if n:
            return n
    return 0

def count_nodes(tree):
    return 1 + sum(map(count_nodes, tree[1:]))
#> gossip_size(('a', ('b', ('c',)), ('d',)), 'b')
#> gossip_size(('q',), 'q')
#> gossip_size(('q', ('r',)), 'z')
#> gossip_size(('m', ('n',), ('o', ('p',), ('s', ('t',)))), 'o')
#> gossip_size(('x', ('y',), ('y', ('w',))), 'x')

# %%
from functools import lru_cache

class Solution:
    def elevator(self, start: int, goal: int, top: int) -> int:
        @lru_cache(None)
        def ride(floor, presses):
            if floor == goal:
                return presses
            if presses == 4 or not 0 <= floor <= top:
                return 99
            return min(ride(floor + 3, presses + 1), ride(floor - 2, presses + 1))

        ans = ride(start, 0)
        return -1 if ans == 99 else ans
#> Solution().elevator(0, 4, 6)
#> Solution().elevator(2, 2, 5)
#> Solution().elevator(1, 8, 7)
#> Solution().elevator(start=3, goal=1, top=4)
#> Solution().elevator(start=0, goal=1, top=3)

# %%
def reverse_groups(s, k):
    if len(s) <= k:
        return s
    chunk, rest = s[:k], s[k:]
    done = reverse_groups(rest, k + 1)
    return done + chunk[::-1] if chunk[0] > chunk[-1] else chunk + done
#> reverse_groups('treehouse', 2)
#> reverse_groups('', 3)
#> reverse_groups('zebra', 1)
#> reverse_groups('cabinet', 2)
#> reverse_groups('longertextab', 3)

# %%
class Solution:
    def mobileCost(self, edges, root):
        from collections import defaultdict
        below = defaultdict(list)
        for up, down, length in edges:
            below[up].append((down, length))

        def hang(node):
            kids = below.get(node)
            if not kids:
                return 1, 0
            weight = cost = 0
            for child, length in kids:
                w, c = hang(child)
                weight += w
                cost += c + w * length
            return weight, cost

        return hang(root)
#> Solution().mobileCost([('a', 'b', 2), ('a', 'c', 3)], 'a')
#> Solution().mobileCost([], 'x')
#> Solution().mobileCost([('a', 'b', 1), ('b', 'c', 1), ('b', 'd', 4)], 'a')
#> Solution().mobileCost(edges=[('p', 'q', 5)], root='p')
#> Solution().mobileCost(edges=[('r', 's', 2), ('r', 't', 1), ('t', 'u', 3)], root='r')

# %%
def take_turns(cards):
    n = len(cards)
    best = {}

    def play(mask, prev):
        if (mask, prev) in best:
            return best[mask, prev]
        out = 0
        for i in range(n):
            if mask >> i & 1 and (prev == 0 or cards[i] % prev == 0 or prev % cards[i] == 0):
                out = max(out, cards[i] - play(mask & ~(1 << i), cards[i]))
        best[mask, prev] = out
        return out

    return play((1 << n) - 1, 0)
#> take_turns([2, 4, 3])
#> take_turns([])
#> take_turns([5, 7])
#> take_turns([1, 6, 3])
#> take_turns([8])

# %%
class Solution:
    def sumTokens(self, tokens):
        it = iter(tokens)
        return self.block(it, 0)

    def block(self, it, level):
        acc = []
        for t in it:
            if t == '{':
                acc.append(self.block(it, level + 1))
            elif t == '}':
                break
            else:
                acc.append(t)
        return sum(acc) if level % 2 == 0 else max(acc, default=0)
#> Solution().sumTokens([1, '{', 2, 3, '}', 4])
#> Solution().sumTokens([])
#> Solution().sumTokens(['{', '{', 5, 6, '}', 9, '}'])
#> Solution().sumTokens(tokens=['{', '}', 8])
#> Solution().sumTokens(tokens=[2, '{', 1, '{', 7, 7, '}', 3])

# %%
def all_trees(n):
    if n == 0:
        return ['']
    if n == 1:
        return ['o']
    out = []
    for left in range(n):
        right = n - 1 - left
        if abs(left - right) > 1:
            continue
        for a in all_trees(left):
            for b in all_trees(right):
                out.append(f'({a}.{b})')
    return out
#> all_trees(2)
#> all_trees(3)
#> all_trees(0)
#> all_trees(4)
#> all_trees(1)

# %%
class Solution:
    def colorMap(self, borders, colors):
        regions = sorted({r for pair in borders for r in pair})
        used = {}
        self.tries = 0

        def fill(i):
            if i == len(regions):
                return True
            r = regions[i]
            for c in colors:
                self.tries += 1
                if any(used.get(o) == c for a, b in borders for o in (a, b) if r in (a, b)):
                    continue
                used[r] = c
                if fill(i + 1):
                    return True
                del used[r]
            return False

        return (used, self.tries) if fill(0) else (None, self.tries)
#> Solution().colorMap(['ab', 'bc'], 'RG')
#> Solution().colorMap([], 'R')
#> Solution().colorMap(['ab', 'bc', 'ca'], 'RG')
#> Solution().colorMap(borders=['xy'], colors='B')
#> Solution().colorMap(borders=['mn', 'no'], colors='YB')

# %%
def wave(n, up=True):
    if n <= 0:
        return ''
    if up:
        return '/' + wave(n - 2, False) + ('/' if n % 3 == 0 else '')
    return '\\' + wave(n - 1, n % 2 == 0)
#> wave(6)
#> wave(0)
#> wave(9)
#> wave(5, False)
#> wave(12)

# %%
class Solution:
    def bestFlights(self, fares, hops):
        memo = {}

        def fly(city, left):
            if city == 'Z':
                return 0
            if left == 0:
                return float('inf')
            if (city, left) not in memo:
                costs = [c + fly(to, left - 1) for to, c in fares.get(city, {}).items()]
                memo[city, left] = min(costs, default=float('inf'))
            return memo[city, left]

        total = fly('A', hops)
        return total if total < float('inf') else None
#> Solution().bestFlights({'A': {'B': 2, 'Z': 9}, 'B': {'Z': 3}}, 2)
#> Solution().bestFlights({'A': {'B': 2, 'Z': 9}, 'B': {'Z': 3}}, 1)
#> Solution().bestFlights({}, 3)
#> Solution().bestFlights(fares={'A': {'C': 1}, 'C': {'A': 1}}, hops=3)
#> Solution().bestFlights(fares={'A': {'B': 4, 'C': 1}, 'B': {'Z': 1}, 'C': {'B': 1, 'Z': 8}}, hops=3)

# %%
def fuse(items):
    def run(seg):
        if len(seg) < 2:
            return seg
        m = len(seg) // 2
        left, right = run(seg[:m]), run(seg[m:])
        while left and right and left[-1] + right[0] <= 10:
            joined = left[-1] + right[0]
            left, right = left[:-1], [joined] + right[1:]
        return left + right
    return run(items)
#> fuse([4, 3, 9, 2])
#> fuse([])
#> fuse([10])
#> fuse([1, 1, 1, 1, 1])
#> fuse([8, 5, 5, 6, 1])

# %%
class Solution:
    def hiddenPaths(self, grid, word):
        rows, cols = len(grid), len(grid[0])
        hits = []
        path = []

        def trace(r, c, k):
            if k == len(word):
                hits.append(path[:])
                return
            if not (0 <= r < rows and 0 <= c < cols):
                return
            if grid[r][c] != word[k] or (r, c) in path:
                return
            path.append((r, c))
            trace(r, c + 1, k + 1)
            if k + 1 < len(word):
                trace(r + 1, c, k + 1)
                trace(r - 1, c, k + 1)
            path.pop()

        for i in range(rows):
            trace(i, 0, 0)
        return hits
#> Solution().hiddenPaths(['ab', 'ba'], 'ab')
#> Solution().hiddenPaths(['aa', 'aa'], 'aa')
#> Solution().hiddenPaths(['x'], 'y')
#> Solution().hiddenPaths(grid=['cat', 'ogs'], word='cog')
#> Solution().hiddenPaths(grid=['to', 'to'], word='tt')

# %%
def sum_of_squares_tree(n, seen=()):
    if n in seen:
        return (n, 'loop')
    if n < 2:
        return (n, 'end')
    nxt = sum(int(d) ** 2 for d in str(n)) % 50
    value, kind = sum_of_squares_tree(nxt, seen + (n,))
    return value + 1, kind
#> sum_of_squares_tree(7)
#> sum_of_squares_tree(1)
#> sum_of_squares_tree(12)
#> sum_of_squares_tree(88)
#> sum_of_squares_tree(55)

# %%
class Solution:
    def minPatch(self, road: str, patches: list) -> int:
        n = len(road)

        def fix(i):
            while i < n and road[i] == '=':
                i += 1
            if i == n:
                return 0
            return min(cost + fix(min(n, i + size)) for size, cost in patches)

        return fix(0) if patches else -1
#> Solution().minPatch('=..=.', [(1, 2), (3, 5)])
#> Solution().minPatch('====', [(2, 2)])
#> Solution().minPatch('', [(1, 1)])
#> Solution().minPatch(road='...', patches=[(2, 3), (1, 1)])
#> Solution().minPatch(road='.', patches=[])

# %%
def interleave_deep(a, b):
    if not a:
        return b
    if not b:
        return a
    (x, *xs), (y, *ys) = a, b
    if isinstance(x, list) and isinstance(y, list):
        return [interleave_deep(x, y)] + interleave_deep(xs, ys)
    if isinstance(x, list):
        return interleave_deep(x + xs, b)
    return [x] + interleave_deep(b, xs)
#> interleave_deep([1, 3], [2, 4])
#> interleave_deep([], [5])
#> interleave_deep([[1, 2], 3], [[4], 5])
#> interleave_deep([[6, 7]], [8])
#> interleave_deep([1, [2]], [9, [3, 4]])

# %%
class Solution:
    def ranksBelow(self, bosses):
        team = {}
        for emp, boss in bosses.items():
            team.setdefault(boss, []).append(emp)
        sizes = {}

        def size(p):
            n = sum(1 + size(q) for q in team.get(p, []))
            if n:
                sizes[p] = n
            return n

        for top in team.get('', []):
            size(top)
        return sorted(sizes.items(), key=lambda t: (-t[1], t[0]))
#> Solution().ranksBelow({'ann': '', 'bob': 'ann', 'cy': 'bob'})
#> Solution().ranksBelow({})
#> Solution().ranksBelow({'x': ''})
#> Solution().ranksBelow(bosses={'a': '', 'b': 'a', 'c': 'a', 'd': 'c'})
#> Solution().ranksBelow(bosses={'p': '', 'q': '', 'r': 'q', 's': 'q'})

# %%
def number_chain(start, goal, ops):
    best = None

    def search(x, used):
        nonlocal best
        if x == goal:
            if best is None or len(used) < len(best):
                best = used
            return
        if len(used) == len(ops):
            return
        for i, (op, k) in enumerate(ops):
            if i in used:
                continue
            y = x + k if op == '+' else x * k
            if y <= 2 * goal:
                search(y, used + [i])

    search(start, [])
    return best
#> number_chain(2, 7, [('+', 3), ('*', 2)])
#> number_chain(5, 5, [('+', 1)])
#> number_chain(1, 9, [])
#> number_chain(3, 8, [('*', 2), ('+', 2), ('+', 1)])
#> number_chain(4, 6, [('*', 9), ('+', 2)])

# %%
class Solution:
    def pairUp(self, s):
        return self.open(s, 0, '')

    def open(self, s, i, held):
        if i >= len(s):
            return held
        if s[i].isupper():
            return self.close(s, i + 1, held + s[i])
        return self.open(s, i + 1, held)

    def close(self, s, i, held):
        if i >= len(s):
            return held + '?'
        if s[i] == held[-1].lower():
            return self.open(s, i + 1, held[:-1] + '.')
        if s[i].isupper():
            return self.close(s, i + 1, held[:-1] + s[i])
        return self.close(s, i + 1, held)
#> Solution().pairUp('AxaBb')
#> Solution().pairUp('')
#> Solution().pairUp('abc')
#> Solution().pairUp(s='QRqr')
#> Solution().pairUp(s='MnomKz')

# %%
def deepest_common(paths):
    if not paths:
        return []
    heads = {p[0] if p else None for p in paths}
    if len(heads) != 1 or None in heads:
        return []
    return [paths[0][0]] + deepest_common([p[1:] for p in paths])

def shared_root(names):
    parts = [n.split('/') for n in names]
    common = deepest_common(parts)
    return '/'.join(common) or '-', sum(len(p) - len(common) for p in parts)
#> shared_root(['a/b/c', 'a/b/d'])
#> shared_root([])
#> shared_root(['x', 'y'])
#> shared_root(['m/n', 'm/n', 'm'])
#> shared_root(['solo/one'])

# %%
class Solution:
    def bestCut(self, pizza, guests):
        memo = {}

        def cut(i, g):
            if g == 0:
                return min(pizza[i:], default=99)
            if len(pizza) - i < g:
                return -99
            if (i, g) in memo:
                return memo[i, g]
            best = -99
            run = 0
            for j in range(i, len(pizza) - g + 1):
                run += pizza[j]
                best = max(best, min(run, cut(j + 1, g - 1)))
            memo[i, g] = best
            return best

        return cut(0, guests)
#> Solution().bestCut([3, 1, 4], 1)
#> Solution().bestCut([2, 2, 2, 2], 2)
#> Solution().bestCut([], 0)
#> Solution().bestCut(pizza=[5], guests=2)
#> Solution().bestCut(pizza=[1, 6, 2], guests=2)

# %%
def gray(n, last=None):
    if n == 0:
        return ['']
    inner = gray(n - 1)
    words = ['0' + w for w in inner] + ['1' + w for w in reversed(inner)]
    if last is not None and last in words:
        k = words.index(last) + 1
        words = words[k:] + words[:k]
    return words
#> gray(2)
#> gray(3, '010')
#> gray(0)
#> gray(1, '0')
#> gray(2, '111')

# %%
class Solution:
    def zoneVisit(self, board, power):
        H, W = len(board), len(board[0])
        self.most = 0

        def roam(r, c, left, seen):
            if not (0 <= r < H and 0 <= c < W) or (r, c) in seen:
                return
            left -= board[r][c]
            if left < 0:
                return
            seen.append((r, c))
            self.most = max(self.most, len(seen))
            for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                roam(r + dr, c + dc, left, seen)
            seen.pop()

        roam(0, 0, power, [])
        return self.most
#> Solution().zoneVisit([[1, 1], [2, 9]], 3)
#> Solution().zoneVisit([[5]], 4)
#> Solution().zoneVisit([[0, 3], [0, 3]], 2)
#> Solution().zoneVisit(board=[[1, 2, 1]], power=4)
#> Solution().zoneVisit(board=[[2, 1], [1, 1]], power=4)

# %%
def bounded_bits(n, ones, max_run):
    def count(i, left, run):
        if left < 0 or run > max_run:
            return 0
        if i == n:
            return 1 if left == 0 else 0
        return count(i + 1, left, 0) + count(i + 1, left - 1, run + 1)
    return count(0, ones, 0)
#> bounded_bits(3, 2, 1)
#> bounded_bits(3, 1, 2)
#> bounded_bits(0, 0, 1)
#> bounded_bits(4, 2, 1)
#> bounded_bits(2, 2, 2)

# %%
class Solution:
    def flattenMenu(self, menu, path=None):
        path = path or []
        rows = []
        for item in menu:
            if isinstance(item, tuple):
                title, sub = item
                path.append(title)
                rows.extend(self.flattenMenu(sub, path))
                path.pop()
            else:
                rows.append(':'.join(path + [item]))
        return rows
#> Solution().flattenMenu([('file', ['open', 'save']), 'help'])
#> Solution().flattenMenu([])
#> Solution().flattenMenu([('a', [('b', ['c'])])])
#> Solution().flattenMenu(menu=['x', ('y', []), 'z'])
#> Solution().flattenMenu(menu=[('m', ['n', ('o', ['p', 'q'])])])

# %%
def prime_paths(n):
    if n == 1:
        return [[]]
    out = []
    d = 2
    while d <= n:
        if n % d == 0 and all(d % q for q in range(2, d)):
            for rest in prime_paths(n // d):
                if not rest or rest[0] != d:
                    out.append([d] + rest)
        d += 1
    return out
#> prime_paths(6)
#> prime_paths(4)
#> prime_paths(1)
#> prime_paths(7)
#> prime_paths(10)

# %%
from typing import List, Optional

class Solution:
    def trimLevels(self, vals: List[Optional[int]], lo: int, hi: int) -> List[int]:
        def keep(i):
            if i >= len(vals) or vals[i] is None:
                return []
            left = keep(2 * i + 1)
            right = keep(2 * i + 2)
            if vals[i] < lo:
                return right
            if vals[i] > hi:
                return left
            return left + [vals[i]] + right
        return keep(0)
#> Solution().trimLevels([5, 2, 8], 3, 9)
#> Solution().trimLevels([], 0, 1)
#> Solution().trimLevels([5, 2, 8, 1, 3], 2, 5)
#> Solution().trimLevels(vals=[4, None, 7], lo=0, hi=6)
#> Solution().trimLevels(vals=[6, 3, 9, None, 4], lo=4, hi=8)

# %%
def magic_lines(total, digits=(1, 2, 3, 4, 5)):
    lines = []

    def put(row, rest):
        if len(row) == 3:
            if sum(row) == total and row[0] < row[2]:
                lines.append(row)
            return
        for i, d in enumerate(rest):
            if sum(row) + d > total:
                break
            put(row + (d,), rest[:i] + rest[i + 1:])

    put((), digits)
    return lines
#> magic_lines(6)
#> magic_lines(20, (9, 8))
#> magic_lines(7)
#> magic_lines(3, (0, 1, 2))
#> magic_lines(9, (2, 3, 4))

# %%
class Solution:
    def stringWar(self, a: str, b: str) -> str:
        def clash(x, y, rounds):
            if not x or not y or rounds == 0:
                return x, y
            if x[0] > y[0]:
                return clash(x[1:] + y[0], y[1:], rounds - 1)
            if x[0] < y[0]:
                return clash(x[1:], y[1:] + x[0], rounds - 1)
            u, v = clash(x[1:], y[1:], rounds - 1)
            return (u + x[0], v) if len(u) >= len(v) else (u, v + y[0])

        left, right = clash(a, b, 8)
        return left + '|' + right
#> Solution().stringWar('cat', 'bed')
#> Solution().stringWar('', 'q')
#> Solution().stringWar('aa', 'aa')
#> Solution().stringWar(a='zebra', b='yak')
#> Solution().stringWar(a='mno', b='mpa')

# %%
def seat_rows(n, groups):
    plans = []

    def seat(pos, left, plan):
        if not left:
            plans.append(plan + '.' * (n - len(plan)))
            return
        g = left[0]
        for start in range(pos, n - g + 1):
            row = plan + '.' * (start - len(plan)) + str(g) * g
            seat(start + g + 1, left[1:], row)

    seat(0, groups, '')
    return plans
#> seat_rows(4, [1, 1])
#> seat_rows(3, [])
#> seat_rows(5, [2, 1])
#> seat_rows(2, [3])
#> seat_rows(6, [2, 2])

# %%
class Solution:
    def chainRules(self, rules, start):
        memo = {}

        def length(sym, trail):
            if sym in trail:
                return -1
            if sym in memo:
                return memo[sym]
            total = 0
            for part in rules.get(sym, ''):
                if part.islower():
                    total += 1
                    continue
                sub = length(part, trail + sym)
                if sub < 0:
                    return -1
                total += sub
            memo[sym] = total
            return total

        return length(start, '')
#> Solution().chainRules({'S': 'aTb', 'T': 'cc'}, 'S')
#> Solution().chainRules({'S': 'aS'}, 'S')
#> Solution().chainRules({}, 'Q')
#> Solution().chainRules(rules={'X': 'YY', 'Y': 'Zz', 'Z': 'q'}, start='X')
#> Solution().chainRules(rules={'A': 'bB', 'B': 'cC', 'C': 'A'}, start='A')

# %%
def slide_home(row):
    goal = ''.join(sorted(row))
    frontier, seen = [(row, 0)], {row: 0}
    while frontier:
        s, d = frontier.pop()
        if d > seen[s]:
            continue
        for i in range(len(s) - 1):
            t = s[:i] + s[i + 1] + s[i] + s[i + 2:]
            if d + 1 < seen.get(t, 9):
                seen[t] = d + 1
                frontier.append((t, d + 1))
    return seen[goal], len(seen)
#> slide_home('ba')
#> slide_home('')
#> slide_home('aba')
#> slide_home('cb')
#> slide_home('aab')

# %%
class Solution:
    def wellFormed(self, seq):
        def check(i, close):
            count = 0
            while i < len(seq):
                ch = seq[i]
                if ch == close:
                    return i, count
                if ch in '([':
                    j, inner = check(i + 1, ')' if ch == '(' else ']')
                    if j < 0:
                        return -1, count + inner
                    count += inner + 1
                    i = j
                elif ch in ')]':
                    return -1, count
                i += 1
            return (i, count) if close == '' else (-1, count)

        end, pairs = check(0, '')
        return pairs if end >= 0 else ~pairs
#> Solution().wellFormed('(a[b])')
#> Solution().wellFormed('')
#> Solution().wellFormed('([)]')
#> Solution().wellFormed(seq='()[]x(')
#> Solution().wellFormed(seq='[[]()]')

# %%
def thirds(nums, target):
    def find(lo, hi):
        if hi - lo < 3:
            return [i for i in range(lo, hi) if nums[i] == target]
        step = (hi - lo) // 3
        a, b = lo + step, hi - step
        hits = []
        if nums[lo] <= target <= nums[a]:
            hits += find(lo, a + 1) if a + 1 < hi else []
        if nums[a + 1] <= target:
            hits += find(a + 1, hi)
        return hits
    return find(0, len(nums))
#> thirds([1, 3, 5, 7, 9], 7)
#> thirds([], 4)
#> thirds([2, 2, 2, 2], 2)
#> thirds([1, 4, 6, 8, 10, 13], 5)
#> thirds([5, 6], 6)

# %%
class Solution:
    def paperFold(self, n: int) -> str:
        if n == 0:
            return ''
        prev = self.paperFold(n - 1)
        return prev + 'V' + self.flip(prev)

    def flip(self, s):
        if not s:
            return ''
        return ('^' if s[-1] == 'V' else 'V') + self.flip(s[:-1])
#> Solution().paperFold(1)
#> Solution().paperFold(2)
#> Solution().paperFold(3)
#> Solution().paperFold(0)
#> Solution().paperFold(n=4)

# %%
def budget_tree(node, budget):
    cost, gain, kids = node
    if cost > budget:
        return 0
    table = [0] * (budget - cost + 1)
    for kid in kids:
        fresh = table[:]
        for b in range(1, len(table)):
            g = budget_tree(kid, b)
            for rest in range(len(table) - b):
                fresh[b + rest] = max(fresh[b + rest], table[rest] + g)
        table = fresh
    return gain + table[-1]
#> budget_tree((1, 5, [(1, 2, []), (2, 4, [])]), 3)
#> budget_tree((4, 9, []), 3)
#> budget_tree((0, 1, []), 0)
#> budget_tree((1, 1, [(1, 3, [(1, 9, [])])]), 3)
#> budget_tree((1, 2, [(1, 6, []), (1, 7, [])]), 2)
