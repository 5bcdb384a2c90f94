# %%
class Solution:
    def raftCrossing(self, weights, cap):
        n = len(weights)
        full = (1 << n) - 1
        memo = {full: 0}

        def trips(mask):
            if mask in memo:
                return memo[mask]
            best = 99
            for i in range(n):
                if mask >> i & 1:
                    continue
                for j in range(i, n):
                    if mask >> j & 1:
                        continue
                    load = weights[i] + (weights[j] if j != i else 0)
                    if load <= cap:
                        best = min(best, 1 + trips(mask | 1 << i | 1 << j))
                break
            memo[mask] = best
            return best

        return trips(0)
#> Solution().raftCrossing([3, 2, 1], 4)
#> Solution().raftCrossing([], 5)
#> Solution().raftCrossing([6, 1], 5)
#> Solution().raftCrossing(weights=[2, 2, 2], cap=4)
#> Solution().raftCrossing(weights=[4], cap=4)

# %%
def vine(node, hang=0):
    if node is None:
        return []
    val, left, right = node
    rows = vine(left, hang - 1)
    rows.append((hang, val))
    rows += vine(right, hang + 1)
    return rows

def column_sums(tree):
    cols = {}
    for h, v in vine(tree):
        cols[h] = cols.get(h, 0) + v
    return [cols[k] for k in sorted(cols)]
#> column_sums((4, (2, None, None), (9, None, None)))
#> column_sums(None)
#> column_sums((1, (2, None, (3, None, None)), (5, None, None)))
#> column_sums((7, None, (8, (6, None, None), None)))
#> column_sums((3, None, None))

# %%
class Solution:
    def crackSafe(self, clues, digits, size):
        answer = None

        def ok(code):
            for pos, rule, d in clues:
                if pos < len(code):
                    x = int(code[pos])
                    if rule == '<' and x >= d or rule == '>' and x <= d:
                        return False
            return True

        def guess(code):
            nonlocal answer
            if answer is not None or not ok(code):
                return
            if len(code) == size:
                answer = code
                return
            for d in digits:
                if d not in code:
                    guess(code + d)

        guess('')
        return answer
#> Solution().crackSafe([(0, '>', 1)], '123', 2)
#> Solution().crackSafe([(1, '<', 1)], '12', 2)
#> Solution().crackSafe([], '9', 0)
#> Solution().crackSafe(clues=[(1, '>', 5), (0, '<', 4)], digits='573', size=2)
#> Solution().crackSafe(clues=[(0, '<', 0)], digits='04', size=1)

# %%
def halving_record(n, log=None):
    log = [] if log is None else log
    if n in log:
        log.append(-n)
        return log
    log.append(n)
    if n % 2 == 0:
        return halving_record(n // 2, log)
    return halving_record((n * 3 - 1) % 20, log)
#> halving_record(6)
#> halving_record(1)
#> halving_record(0)
#> halving_record(13)
#> halving_record(18)

# %%
from functools import cache

class Solution:
    def petals(self, s: str, k: int) -> int:
        @cache
        def cost(i, left):
            if i >= len(s):
                return 0
            if left == 0:
                return 10 ** 3
            best = 10 ** 3
            for j in range(i + 1, len(s) + 1):
                chunk = s[i:j]
                best = min(best, len(chunk) - len(set(chunk)) + cost(j, left - 1))
            return best
        return cost(0, k)
#> Solution().petals('aab', 2)
#> Solution().petals('', 1)
#> Solution().petals('abc', 1)
#> Solution().petals(s='xxx', k=2)
#> Solution().petals(s='ab', k=0)

# %%
def toggle_paths(grid):
    rows, cols = len(grid), len(grid[0])
    found = []

    def go(r, c, word):
        if r == rows or c == cols:
            return
        word += grid[r][c]
        if r == rows - 1 and c == cols - 1:
            found.append(word)
            return
        if grid[r][c] != 'v':
            go(r, c + 1, word)
        if grid[r][c] != '>':
            go(r + 1, c, word)

    go(0, 0, '')
    return sorted(found)
#> toggle_paths(['ab', 'cd'])
#> toggle_paths(['x'])
#> toggle_paths(['a>b', 'vcd'])
#> toggle_paths(['vx', 'yz'])
#> toggle_paths(['a>', '>v'])

# %%
class Solution:
    def teamCaptain(self, edges):
        from collections import defaultdict
        adj = defaultdict(list)
        for a, b in edges:
            adj[a].append(b)
            adj[b].append(a)
        n = len(edges) + 1
        best = [n, None]

        def size(u, p):
            total, worst = 1, 0
            for v in adj[u]:
                if v != p:
                    s = size(v, u)
                    total += s
                    worst = max(worst, s)
            worst = max(worst, n - total)
            if worst < best[0]:
                best[:] = [worst, u]
            return total

        size(0, -1)
        return best
#> Solution().teamCaptain([(0, 1), (1, 2)])
#> Solution().teamCaptain([])
#> Solution().teamCaptain([(0, 1), (0, 2), (0, 3)])
#> Solution().teamCaptain(edges=[(0, 1), (1, 2), (2, 3)])
#> Solution().teamCaptain(edges=[(0, 4), (4, 1), (4, 2), (2, 3)])

# %%
def ripple(nums, i=0):
    if i >= len(nums):
        return nums
    step = nums[i]
    if step <= 0:
        return ripple(nums, i + 1)
    nums = nums[:i] + [step - 1] + nums[i + 1:]
    j = i + step
    if j < len(nums):
        nums[j] += 1
    return ripple(nums, i + 1 if step > 2 else i)
#> ripple([2, 1, 0])
#> ripple([])
#> ripple([3, 0, 1, 1])
#> ripple([-1, 2])
#> ripple([1, 1, 1, 1])

# %%
class Solution:
    def wordTrie(self, words, query):
        root = {}
        for w in words:
            self.add(root, w, 0)
        return self.find(root, query, 0)

    def add(self, node, w, i):
        if i == len(w):
            node['#'] = node.get('#', 0) + 1
            return
        self.add(node.setdefault(w[i], {}), w, i + 1)

    def find(self, node, q, i):
        if i == len(q):
            return node.get('#', 0)
        if q[i] == '?':
            return sum(self.find(node[c], q, i + 1) for c in node if c != '#')
        return self.find(node[q[i]], q, i + 1) if q[i] in node else 0
#> Solution().wordTrie(['at', 'an'], 'a?')
#> Solution().wordTrie([], 'x')
#> Solution().wordTrie(['go', 'go'], 'go')
#> Solution().wordTrie(words=['be', 'he', 'hi'], query='?e')
#> Solution().wordTrie(words=['o', ''], query='')

# %%
def trade_game(cards):
    def best(a, b, turn):
        if not a or not b:
            return sum(a) - sum(b)
        if turn == 0:
            return max(best(a[:i] + a[i + 1:], b + (a[i] - 1,), 1) for i in range(len(a)))
        return min(best(a + (b[-1],), b[:-2], 0), best(a, b[1:], 0))
    half = len(cards) // 2
    return best(tuple(cards[:half]), tuple(cards[half:]), 0)
#> trade_game([3, 4])
#> trade_game([5])
#> trade_game([])
#> trade_game([2, 6, 1, 4])
#> trade_game([8, 1, 1])

# %%
class Solution:
    def chopLog(self, length, marks):
        def chop(lo, hi):
            inner = [m for m in marks if lo < m < hi]
            if not inner:
                return 0, []
            options = []
            for m in inner:
                cl, ol = chop(lo, m)
                cr, orr = chop(m, hi)
                options.append((hi - lo + cl + cr, [m] + ol + orr))
            return min(options)

        return chop(0, length)
#> Solution().chopLog(10, [3, 7])
#> Solution().chopLog(5, [])
#> Solution().chopLog(8, [4])
#> Solution().chopLog(length=9, marks=[1, 2, 6])
#> Solution().chopLog(length=6, marks=[5, 6])

# %%
def twin_words(s, t):
    if len(s) != len(t):
        return False
    if s == t:
        return True
    if len(s) < 2 or sorted(s) != sorted(t):
        return False
    m = len(s) // 2
    if twin_words(s[:m], t[-m:]) and twin_words(s[m:], t[:-m]):
        return True
    return twin_words(s[:m], t[:m]) and twin_words(s[m:], t[m:])
#> twin_words('abcd', 'cdba')
#> twin_words('ab', 'abc')
#> twin_words('', '')
#> twin_words('xyz', 'yxz')
#> twin_words('aabb', 'abab')

# %%
class Solution:
    def gearTrain(self, links, start, speed):
        spin = {start: speed}
        clash = []

        def turn(g):
            for a, b, ratio in links:
                if g == a:
                    other, val = b, -spin[g] * ratio
                elif g == b:
                    other, val = a, -spin[g] // ratio
                else:
                    continue
                if other not in spin:
                    spin[other] = val
                    turn(other)
                elif spin[other] != val:
                    clash.append((g, other))

        turn(start)
        return spin if not clash else clash
#> Solution().gearTrain([('a', 'b', 2)], 'a', 3)
#> Solution().gearTrain([], 'z', 1)
#> Solution().gearTrain([('a', 'b', 1), ('b', 'c', 1), ('c', 'a', 1)], 'a', 4)
#> Solution().gearTrain(links=[('p', 'q', 2), ('q', 'r', 3)], start='r', speed=12)
#> Solution().gearTrain(links=[('m', 'n', 1), ('o', 'k', 5)], start='n', speed=2)

# %%
def ticket_codes(k, total):
    def codes(pos, left):
        if pos == 0:
            if left == 0:
                yield ''
            return
        for d in range(min(9, left), -1, -1):
            if left - d > 2 * (pos - 1):
                break
            for rest in codes(pos - 1, left - d):
                yield str(d) + rest
    return [*codes(k, total)]
#> ticket_codes(2, 3)
#> ticket_codes(1, 5)
#> ticket_codes(0, 0)
#> ticket_codes(3, 2)
#> ticket_codes(2, 11)

# %%
class Solution:
    def familyGold(self, parent: list, gold: list) -> int:
        kids = [[] for _ in parent]
        for v in range(1, len(parent)):
            kids[parent[v]].append(v)

        def loot(v):
            take, skip = gold[v], 0
            for c in kids[v]:
                t, s = loot(c)
                take += s - 1
                skip += max(t, s)
            return take, skip

        return max(loot(0))
#> Solution().familyGold([-1, 0, 0], [5, 2, 2])
#> Solution().familyGold([-1, 0, 0], [2, 4, 1])
#> Solution().familyGold([-1], [0])
#> Solution().familyGold(parent=[-1, 0, 1, 1], gold=[3, 9, 4, 4])
#> Solution().familyGold(parent=[-1, 0, 1, 2], gold=[1, 6, 8, 7])

# %%
def bits_tree(bits):
    def read(i):
        if i == len(bits):
            return '?', i
        if bits[i] == '0':
            return '.', i + 1
        left, i = read(i + 1)
        right, i = read(i)
        return left + right if left == right == '.' else f'[{left}{right}]', i

    shape, used = read(0)
    return shape, bits[used:]
#> bits_tree('100')
#> bits_tree('')
#> bits_tree('1100100')
#> bits_tree('0111')
#> bits_tree('1011')

# %%
class Solution:
    def spiralSum(self, grid):
        if not grid or not grid[0]:
            return []
        top, rest = grid[0], grid[1:]
        turned = [list(col) for col in zip(*rest)][::-1]
        return [sum(top)] + self.spiralSum(turned)
#> Solution().spiralSum([[1, 2], [3, 4]])
#> Solution().spiralSum([])
#> Solution().spiralSum([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> Solution().spiralSum(grid=[[5, 6, 7]])
#> Solution().spiralSum(grid=[[1], [2], [3], [4]])

# %%
def plan_shifts(hours, people):
    if not hours:
        return [] if people >= 0 else None
    if people <= 0:
        return None
    for cut in range(len(hours), 0, -1):
        if sum(hours[:cut]) <= 8:
            rest = plan_shifts(hours[cut:], people - 1)
            if rest is not None:
                return [hours[:cut]] + rest
    return None
#> plan_shifts([3, 4, 2, 5], 2)
#> plan_shifts([], 0)
#> plan_shifts([9], 3)
#> plan_shifts([8, 8, 8], 2)
#> plan_shifts([1, 2, 3, 4, 5], 3)

# %%
class Solution:
    def stackSort(self, nums):
        stack = list(nums)
        self.moves = 0

        def insert(x):
            self.moves += 1
            if not stack or stack[-1] <= x:
                stack.append(x)
                return
            top = stack.pop()
            insert(x)
            stack.append(top)

        def order():
            if stack:
                x = stack.pop()
                order()
                insert(x)

        order()
        return stack, self.moves
#> Solution().stackSort([3, 1, 2])
#> Solution().stackSort([])
#> Solution().stackSort([4, 3, 2, 1])
#> Solution().stackSort(nums=[1, 2])
#> Solution().stackSort(nums=[6, 6, 5])

# %%
def letter_cases(word, budget):
    out = []

    def flip(i, cur, left):
        if i == len(word):
            out.append(cur)
            return
        ch = word[i]
        flip(i + 1, cur + ch, left)
        if ch.isalpha() and left > 0:
            flip(i + 1, cur + ch.swapcase(), left - 1)

    flip(0, '', budget)
    return out
#> letter_cases('a1b', 1)
#> letter_cases('', 2)
#> letter_cases('xY', 2)
#> letter_cases('42', 3)
#> letter_cases('pqr', 1)

# %%
class Solution:
    def dotProductDeep(self, a, b):
        if isinstance(a, list) and isinstance(b, list):
            return sum(self.dotProductDeep(x, y) for x, y in zip(a, b))
        if isinstance(a, list):
            return self.scale(a, b)
        if isinstance(b, list):
            return self.scale(b, a)
        return a * b

    def scale(self, items, k):
        total = 0
        for it in items:
            total += self.scale(it, k) if isinstance(it, list) else it * k
        return total
#> Solution().dotProductDeep([1, [2, 3]], [4, 5])
#> Solution().dotProductDeep([], [1])
#> Solution().dotProductDeep(3, [1, [1, [1]]])
#> Solution().dotProductDeep(a=[[1, 2], [3]], b=[[5, 6], [7, 8]])
#> Solution().dotProductDeep(a=6, b=7)

# %%
def coin_rows(row):
    memo = {'': 0}

    def play(s):
        if s in memo:
            return memo[s]
        reach = set()
        for i in range(len(s)):
            if s[i] == 'H':
                flipped = s[:i].swapcase()[-1:]
                reach.add(play(s[:max(i - 1, 0)] + flipped) ^ play(s[i + 1:]))
        g = 0
        while g in reach:
            g += 1
        memo[s] = g
        return g

    return play(row)
#> coin_rows('HT')
#> coin_rows('TTT')
#> coin_rows('')
#> coin_rows('HHH')
#> coin_rows('THTH')

# %%
class Solution:
    def cipherSplits(self, code, limit):
        res, parts = [], []

        def dfs(start):
            if start == len(code):
                res.append('|'.join(parts))
                return
            for end in range(start + 1, len(code) + 1):
                piece = code[start:end]
                if int(piece) > limit or (piece[0] == '0' and len(piece) > 1):
                    break
                parts.append(piece)
                dfs(end)
                parts.pop()

        dfs(0)
        return res
#> Solution().cipherSplits('123', 25)
#> Solution().cipherSplits('100', 100)
#> Solution().cipherSplits('', 5)
#> Solution().cipherSplits(code='77', limit=6)
#> Solution().cipherSplits(code='2021', limit=30)

# %%
def run_macro(defs, name, depth):
    if depth == 0:
        return name.lower()
    body = defs.get(name)
    if body is None:
        return name
    out = ''
    for ch in body:
        out += run_macro(defs, ch, depth - 1) if ch.isupper() else ch
    return out
#> run_macro({'A': 'xBy', 'B': 'zz'}, 'A', 3)
#> run_macro({'A': 'aA'}, 'A', 4)
#> run_macro({}, 'Q', 1)
#> run_macro({'S': 'TT', 'T': '-S'}, 'S', 3)
#> run_macro({'K': ''}, 'K', 2)

# %%
class Solution:
    def balanceBeam(self, arms) -> tuple:
        # an arm is an int or [left, right]
        def weigh(arm):
            if isinstance(arm, int):
                return arm, 0
            wl, fl = weigh(arm[0])
            wr, fr = weigh(arm[1])
            fix = abs(wl - wr)
            return 2 * max(wl, wr), fl + fr + fix
        return weigh(arms)
#> Solution().balanceBeam([3, [1, 2]])
#> Solution().balanceBeam(6)
#> Solution().balanceBeam([[2, 2], 4])
#> Solution().balanceBeam(arms=[[1, [5, 4]], [7, 0]])
#> Solution().balanceBeam(arms=[0, 9])

# %%
def maze_depths(maze, r, c):
    depth = {}
    stack = [(r, c, 0)]
    while stack:
        i, j, d = stack.pop()
        if i < 0 or j < 0 or i >= len(maze) or j >= len(maze[0]) or maze[i][j] == '#':
            continue
        if depth.get((i, j), 99) <= d:
            continue
        depth[i, j] = d
        stack.append((i + 1, j, d + 1))
        stack.append((i, j + 1, d + 1))
        stack.append((i, j - 1, d + 1))
    return max(depth.values(), default=-1), len(depth)
#> maze_depths(['..', '#.'], 0, 0)
#> maze_depths(['#'], 0, 0)
#> maze_depths(['...'], 0, 1)
#> maze_depths(['..', '..'], 0, 0)
#> maze_depths(['.#.', '...'], 0, 0)

# %%
from functools import lru_cache

class Solution:
    def diceTowers(self, dice: int, faces: int, target: int) -> int:
        @lru_cache(None)
        def ways(d, need, low):
            if d == 0:
                return int(need == 0)
            if need < d * low:
                return 0
            return sum(ways(d - 1, need - f, f) for f in range(low, faces + 1))

        return ways(dice, target, 1)
#> Solution().diceTowers(2, 3, 4)
#> Solution().diceTowers(0, 6, 0)
#> Solution().diceTowers(3, 2, 5)
#> Solution().diceTowers(dice=2, faces=4, target=9)
#> Solution().diceTowers(dice=3, faces=3, target=6)

# %%
def peel(word, memo=None):
    memo = {} if memo is None else memo
    if len(word) <= 1:
        return len(word)
    if word in memo:
        return memo[word]
    if word[0] < word[-1]:
        ans = 1 + peel(word[1:], memo)
    elif word[0] > word[-1]:
        ans = 1 + peel(word[:-1], memo)
    else:
        ans = max(peel(word[1:], memo), peel(word[1:-1], memo) + 1)
    memo[word] = ans
    return ans
#> peel('level')
#> peel('')
#> peel('abc')
#> peel('aaaa')
#> peel('cabac')

# %%
class Solution:
    def nearestSum(self, nums, goal):
        best = None

        def look(i, total, used):
            nonlocal best
            gap = abs(goal - total)
            if best is None or (gap, len(used)) < (best[0], len(best[1])):
                best = (gap, tuple(used))
            if total >= goal or i == len(nums):
                return
            used.append(nums[i])
            look(i + 1, total + nums[i], used)
            used.pop()
            look(i + 1, total, used)

        look(0, 0, [])
        return best
#> Solution().nearestSum([4, 3], 5)
#> Solution().nearestSum([], 7)
#> Solution().nearestSum([2, 2, 5], 4)
#> Solution().nearestSum(nums=[10, 1], goal=0)
#> Solution().nearestSum(nums=[6, 1, 2], goal=8)

# %%
def pretty(tree, indent=0):
    lines = []
    for key, sub in tree.items():
        mark = '-' if indent % 2 else '*'
        if isinstance(sub, dict) and sub:
            lines.append('.' * indent + mark + key)
            lines.extend(pretty(sub, indent + 1))
        else:
            lines.append('.' * indent + mark + key + ('=' + str(sub) if sub else ''))
    return lines
#> pretty({'a': {'b': 1, 'c': {}}, 'd': 0})
#> pretty({})
#> pretty({'x': {'y': {'z': 3}}})
#> pretty({'p': 1, 'q': 2})
#> pretty({'m': {'n': None}, 'o': {'s': 't'}})

# %%
class Solution:
    def countBst(self, lo: int, hi: int) -> int:
        memo = {}
        return self.shapes(lo, hi, memo)

    def shapes(self, lo, hi, memo):
        if lo > hi:
            return 1
        if (lo, hi) in memo:
            return memo[lo, hi]
        total = 0
        for root in range(lo, hi + 1):
            if root % 3 == 0 and lo != hi:
                continue
            total += self.shapes(lo, root - 1, memo) * self.shapes(root + 1, hi, memo)
        memo[lo, hi] = total
        return total
#> Solution().countBst(1, 3)
#> Solution().countBst(3, 3)
#> Solution().countBst(5, 4)
#> Solution().countBst(lo=1, hi=4)
#> Solution().countBst(lo=2, hi=4)

# %%
def ruler(lo, hi, depth):
    if hi - lo < 2 or depth == 0:
        return {}
    mid = lo + (hi - lo) // 2
    marks = {mid: depth}
    marks.update(ruler(lo, mid, depth - 1))
    marks.update(ruler(mid, hi, depth - 1))
    return marks

def ruler_text(length, depth):
    m = ruler(0, length, depth)
    return ''.join(str(m.get(i, '.')) for i in range(length + 1))
#> ruler_text(8, 3)
#> ruler_text(1, 2)
#> ruler_text(6, 2)
#> ruler_text(5, 0)
#> ruler_text(10, 2)

# %%
class Solution:
    def bunkPairs(self, ages):
        best = []

        def match(left, pairs, score):
            if len(left) < 2:
                best.append((score, pairs))
                return
            a, rest = left[0], left[1:]
            for i in range(len(rest)):
                match(rest[:i] + rest[i + 1:], pairs + [(a, rest[i])], score + abs(a - rest[i]))

        match(ages, [], 0)
        return min(best)
#> Solution().bunkPairs([4, 9, 5])
#> Solution().bunkPairs([])
#> Solution().bunkPairs([7])
#> Solution().bunkPairs(ages=[1, 8, 3, 9])
#> Solution().bunkPairs(ages=[5, 5, 2, 2])

# %%
def digit_sieve(n, keep):
    if n < 0:
        return -digit_sieve(-n, keep)
    if n < 10:
        return n if keep(n) else 0
    rest = digit_sieve(n // 10, keep)
    d = n % 10
    return rest * 10 + d if keep(d) else rest

def sieve_by(n, name):
    rules = {'odd': lambda d: d % 2 == 1, 'big': lambda d: d > 4, 'not7': lambda d: d != 7}
    return digit_sieve(n, rules[name])
#> sieve_by(12345, 'odd')
#> sieve_by(-9071, 'big')
#> sieve_by(7, 'not7')
#> sieve_by(77177, 'not7')
#> sieve_by(3, 'none')

# %%
class Solution:
    def lightRooms(self, doors, keys):
        opened = set()

        def enter(room, ring):
            if room in opened:
                return ring
            opened.add(room)
            ring = ring | set(keys.get(room, ''))
            for nxt, lock in doors.get(room, []):
                if lock in ring or lock == '':
                    ring = enter(nxt, ring)
            return ring

        ring = enter(0, set())
        return sorted(opened), ''.join(sorted(ring))
#> Solution().lightRooms({0: [(1, ''), (2, 'k')]}, {1: 'k'})
#> Solution().lightRooms({}, {})
#> Solution().lightRooms({0: [(2, 'k'), (1, '')]}, {1: 'k'})
#> Solution().lightRooms(doors={0: [(1, 'a')], 1: [(3, 'b'), (2, '')]}, keys={0: 'a', 2: 'b'})
#> Solution().lightRooms(doors={0: [(1, '')], 1: [(0, '')]}, keys={0: 'zx'})

# %%
def knead(nums):
    if len(nums) <= 2:
        return nums[::-1]
    first, *mid, last = nums
    inner = knead(mid)
    if first <= last:
        return [last] + inner + [first]
    return inner + [first - last]
#> knead([1, 2, 3, 4, 5])
#> knead([])
#> knead([9, 1, 4, 2, 2, 3])
#> knead([8, 6, 7, 2, 1, 1, 0])
#> knead([3, 9, 4, 4, 1, 5])
