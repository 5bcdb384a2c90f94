# %%
from functools import cache


class Solution:
    def gardenGnomes(self, plots, gnomes):
        @cache
        def happy(i, left, prev):
            if left == 0 or i == len(plots):
                return 0
            skip = happy(i + 1, left, 0)
            bonus = 2 if prev else 0
            return max(skip, plots[i] + bonus + happy(i + 1, left - 1, 1))

        return happy(0, gnomes, 0)
#> Solution().gardenGnomes((3, 1, 4), 2)
#> Solution().gardenGnomes((5, 5, 1, 1), 1)
#> Solution().gardenGnomes((), 3)
#> Solution().gardenGnomes((2, 2, 2, 2), 4)
#> Solution().gardenGnomes((-3, -1), 1)
# %%
def train_split(cars, lengths):
    possible = [[] for _ in range(len(cars) + 1)]
    possible[0] = [0]
    for i in range(1, len(cars) + 1):
        for L in lengths:
            if L > i:
                continue
            group = cars[i - L:i]
            if group == group[0] * L:
                possible[i].extend(c + 1 for c in possible[i - L])
    return sorted(possible[-1])
#> train_split('aabb', [1, 2])
#> train_split('abc', [2])
#> train_split('', [1])
#> train_split('zzzz', [1, 3])
#> train_split('aaab', [1, 2, 3])
# %%
def pyramid_peak(n, memo=None):
    if memo is None:
        memo = {1: 1}
    if n in memo:
        return memo[n]
    lower = pyramid_peak(n - 1, memo)
    memo[n] = lower + n if lower % 2 else lower * 2 - n
    return memo[n]


def peaks_between(a, b):
    shared = {1: 1}
    return [pyramid_peak(i, shared) for i in range(a, b + 1)]
#> peaks_between(1, 3)
#> peaks_between(4, 4)
#> peaks_between(5, 2)
#> peaks_between(6, 8)
#> peaks_between(2, 7)
# %%
class Solution:
    def collectStars(self, lanes: list, width: int) -> int:
        best = {1: 0}
        for lane in lanes:
            nxt = {}
            for pos, stars in best.items():
                for move in (-1, 0, 1):
                    p = pos + move
                    if p < 0 or p >= width or lane[p] == '#':
                        continue
                    gain = stars + (lane[p] == '*')
                    if gain > nxt.get(p, -1):
                        nxt[p] = gain
            if not nxt:
                return -1
            best = nxt
        return max(best.values())
#> Solution().collectStars(['*..', '.*#', '..*'], 3)
#> Solution().collectStars(['###'], 3)
#> Solution().collectStars([], 2)
#> Solution().collectStars(['*.*', '*#*', '..*'], 3)
#> Solution().collectStars(['.#', '*.'], 2)
# %%
class Solution:
    def boxesInBoxes(self, sizes):
        """Put each box in a bigger one, one inside one; fewest boxes left visible."""
        tops = []

        def nest(i):
            if i == len(order):
                return len(tops)
            best = 99
            for k in range(len(tops)):
                if tops[k] > order[i]:
                    old = tops[k]
                    tops[k] = order[i]
                    best = min(best, nest(i + 1))
                    tops[k] = old
            tops.append(order[i])
            best = min(best, nest(i + 1))
            tops.pop()
            return best

        order = sorted(sizes, reverse=True)
        return nest(0)
#> Solution().boxesInBoxes([3, 1, 2])
#> Solution().boxesInBoxes([4, 4])
#> Solution().boxesInBoxes([])
#> Solution().boxesInBoxes([5, 5, 2])
#> Solution().boxesInBoxes([7, 7, 7])
# %%
def digits_down(n):
    if n < 10:
        return [n]
    product = 1
    for d in str(n):
        product *= int(d) or 1
    return [n] + digits_down(product)


def same_end(a, b):
    x, y = digits_down(a), digits_down(b)
    return x[-1] == y[-1] and len(x) != len(y), x, y
#> same_end(39, 4)
#> same_end(7, 7)
#> same_end(101, 999)
#> same_end(25, 10)
#> same_end(68, 84)
# %%
class Solution:
    def minRefuels(self, distances, tank):
        n = len(distances)
        if max(distances, default=0) > tank:
            return None
        dp = [n] * (n + 1)
        dp[0] = 0
        for i in range(n):
            total, j = 0, i
            while j < n and total + distances[j] <= tank:
                total += distances[j]
                j += 1
                dp[j] = min(dp[j], dp[i] + 1)
        return dp[n]
#> Solution().minRefuels([3, 2, 4, 1], 5)
#> Solution().minRefuels([6], 5)
#> Solution().minRefuels([], 4)
#> Solution().minRefuels([1, 1, 1, 1], 3)
#> Solution().minRefuels([5, 5, 5], 5)
# %%
class Solution:
    def sayWays(self, digits):
        words = {'1': ['one', 'uno'], '2': ['two'], '12': ['dozen'], '0': []}

        def speak(rest):
            if not rest:
                return ['']
            out = []
            for size in (1, 2):
                chunk = rest[:size]
                if len(chunk) == size and chunk in words:
                    for w in words[chunk]:
                        out += [(w + ' ' + tail).strip() for tail in speak(rest[size:])]
            return out

        return speak(digits)
#> Solution().sayWays('12')
#> Solution().sayWays('22')
#> Solution().sayWays('')
#> Solution().sayWays('102')
#> Solution().sayWays('212')
# %%
def team_relay(times, runners):
    # times[i][j]: runner i on leg j
    legs = len(times[0])
    best = [float('inf')] * (1 << runners)
    best[0] = 0
    answer = float('inf')
    for mask in range(1 << runners):
        leg = bin(mask).count('1')
        if leg == legs:
            answer = min(answer, best[mask])
            continue
        if best[mask] == float('inf'):
            continue
        for i in range(runners):
            bit = 1 << i
            if not mask & bit:
                best[mask | bit] = min(best[mask | bit], best[mask] + times[i][leg])
    return answer
#> team_relay([[3, 5], [4, 2]], 2)
#> team_relay([[9], [7], [8]], 3)
#> team_relay([[1, 1, 1]], 1)
#> team_relay([[5, 6], [6, 5], [1, 9]], 3)
#> team_relay([[2, 2, 3], [2, 1, 2], [3, 3, 3]], 3)
# %%
class Solution:
    def goatStones(self, river, hop):
        last = len(river) - 1

        def cross(pos, tired):
            if pos == last:
                return [pos]
            far = hop - 1 if tired else hop
            for nxt in range(min(last, pos + far), pos, -1):
                if river[nxt] == '~':
                    continue
                path = cross(nxt, nxt - pos == hop)
                if path:
                    return [pos] + path
            return []

        return cross(0, False)
#> Solution().goatStones('o~o~oo', 2)
#> Solution().goatStones('oo~oo', 3)
#> Solution().goatStones('o', 1)
#> Solution().goatStones('o~~o', 2)
#> Solution().goatStones('oo~ooo~o', 3)
# %%
def tally(expr):
    """Every value the expression may take over all ways to bracket it."""
    if expr.isdigit():
        return {int(expr)}
    values = set()
    for i, ch in enumerate(expr):
        if ch in '+-x':
            for a in tally(expr[:i]):
                for b in tally(expr[i + 1:]):
                    values.add(a + b if ch == '+' else a - b if ch == '-' else a * b)
    return values


def spread_of(expr):
    vals = tally(expr)
    return min(vals), max(vals), len(vals)
#> spread_of('7')
#> spread_of('5-2-1')
#> spread_of('2x3+4')
#> spread_of('1+1')
#> spread_of('9-3x2')
# %%
def ticket_swap(have, offers, want):
    seen = [have]
    queue = [(have, 0)]
    for state, swaps in queue:
        if all(state[k] >= v for k, v in want.items()):
            return swaps
        for give, get in offers:
            if state.get(give, 0) > 0 and swaps < 3:
                new = dict(state)
                new[give] -= 1
                new[get] = new.get(get, 0) + 1
                if new not in seen:
                    seen.append(new)
                    queue.append((new, swaps + 1))
    return None
#> ticket_swap({'a': 2, 'b': 0}, [('a', 'b')], {'b': 1})
#> ticket_swap({'x': 1}, [], {'x': 1})
#> ticket_swap({'a': 1, 'b': 0, 'c': 0}, [('a', 'b'), ('b', 'c')], {'c': 1})
#> ticket_swap({'p': 1, 'q': 0}, [('q', 'p')], {'q': 1})
#> ticket_swap({'m': 3, 'n': 0}, [('m', 'n'), ('n', 'm')], {'n': 2, 'm': 1})
# %%
from typing import List


class Solution:
    def lazyMail(self, houses: List[int], boxes: int) -> int:
        houses.sort()
        n = len(houses)
        cost = [[0] * n for _ in range(n)]
        for i in range(n - 2, -1, -1):
            for j in range(i + 1, n):
                inner = cost[i + 1][j - 1] if j - i > 1 else 0
                cost[i][j] = inner + houses[j] - houses[i]
        dp = cost[0][:] if n else [0]
        for _ in range(boxes - 1):
            dp = [min([dp[j]] + [dp[k] + cost[k + 1][j] + 1 for k in range(j)]) for j in range(n)]
        return dp[-1]
#> Solution().lazyMail([1, 4, 8, 10], 2)
#> Solution().lazyMail([7], 1)
#> Solution().lazyMail([3, 1, 2], 1)
#> Solution().lazyMail([1, 2, 20, 21], 2)
#> Solution().lazyMail([5, 5, 9], 3)
# %%
def collatz_tree(root, depth):
    if depth == 0:
        return [root]
    leaves = collatz_tree(root * 2, depth - 1)
    if (root - 1) % 3 == 0 and (root - 1) // 3 > 1:
        leaves = collatz_tree((root - 1) // 3, depth - 1) + leaves
    return leaves
#> collatz_tree(1, 3)
#> collatz_tree(10, 2)
#> collatz_tree(7, 0)
#> collatz_tree(4, 5)
#> collatz_tree(16, 4)
# %%
def clean_rooms(dirt, k):
    """Skip at most k rooms, never two in a row; return the least work."""
    INF = 10 ** 9
    did = [0] + [INF] * k
    skipped = [INF] * (k + 1)
    for d in dirt:
        new_did, new_skip = [], [INF]
        for j in range(k + 1):
            new_did.append(min(did[j], skipped[j]) + d)
            if j:
                new_skip.append(did[j - 1])
        did, skipped = new_did, new_skip
    return min(did + skipped)
#> clean_rooms([4, 9, 8, 2], 1)
#> clean_rooms([5, 5, 5], 2)
#> clean_rooms([], 1)
#> clean_rooms([3, 1], 0)
#> clean_rooms([6, 7, 6, 7, 1], 2)
# %%
class Solution:
    def dragonEggs(self, nests, moves):
        memo = {}

        def top(state, left):
            if left == 0:
                return max(state)
            key = (state, left)
            if key in memo:
                return memo[key]
            best = max(state)
            for i in range(len(state) - 1):
                merged = self.merge(state, i)
                best = max(best, top(merged, left - 1))
            memo[key] = best
            return best

        return top(tuple(nests), moves)

    def merge(self, state, i):
        a, b = state[i], state[i + 1]
        new = a + b if (a + b) % 3 else (a + b) // 3
        return state[:i] + (new,) + state[i + 2:]
#> Solution().dragonEggs([2, 5, 1], 2)
#> Solution().dragonEggs([4], 3)
#> Solution().dragonEggs([1, 2, 3, 4], 1)
#> Solution().dragonEggs([6, 6], 0)
#> Solution().dragonEggs([3, 3, 3], 2)
# %%
class Solution:
    def inverseSteps(self, target, ops):
        """Shortest text of presses from 1 to target, found by recursion with a depth limit."""
        def search(value, limit):
            if value == target:
                return ''
            if limit == 0 or value > target:
                return None
            for name, (mul, add) in ops.items():
                tail = search(value * mul + add, limit - 1)
                if tail is not None:
                    return name + tail
            return None

        for depth in range(6):
            found = search(1, depth)
            if found is not None:
                return found
        return 'none'
#> Solution().inverseSteps(7, {'d': (2, 0), 'i': (1, 1)})
#> Solution().inverseSteps(1, {'t': (3, 0)})
#> Solution().inverseSteps(8, {'t': (3, 0)})
#> Solution().inverseSteps(13, {'t': (3, 1), 'i': (1, 1)})
#> Solution().inverseSteps(10, {'d': (2, 1), 'i': (1, 3)})
# %%
def slope_paths(n, up, down):
    levels = {0: 1}
    for _ in range(n):
        nxt = {}
        for h, w in sorted(levels.items()):
            for step in (up, -down):
                if h + step >= 0:
                    nxt[h + step] = nxt.get(h + step, 0) + w
        levels = nxt
    return levels
#> slope_paths(2, 1, 1)
#> slope_paths(4, 2, 1)
#> slope_paths(0, 3, 1)
#> slope_paths(3, 1, 3)
#> slope_paths(5, 1, 1)
# %%
class Solution:
    def oddOneOut(self, coins):
        return self.weigh(coins, 0, len(coins), 0)

    def weigh(self, coins, lo, hi, count):
        size = hi - lo
        if size == 1:
            return lo, count
        third = (size + 2) // 3
        a = sum(coins[lo:lo + third])
        b = sum(coins[lo + third:lo + 2 * third])
        if size == 2 or lo + 2 * third <= hi:
            if a < b:
                return self.weigh(coins, lo, lo + third, count + 1)
            if b < a:
                return self.weigh(coins, lo + third, min(hi, lo + 2 * third), count + 1)
            return self.weigh(coins, lo + 2 * third, hi, count + 1)
        return lo, -1
#> Solution().oddOneOut([5, 5, 4])
#> Solution().oddOneOut([3])
#> Solution().oddOneOut([9, 9, 9, 8, 9, 9, 9, 9, 9])
#> Solution().oddOneOut([2, 1])
#> Solution().oddOneOut([7, 7, 7, 7, 7, 6])
# %%
def longest_pair_chain(pairs):
    if not pairs:
        return []
    pairs = sorted(pairs)
    chains = [[p] for p in pairs]
    for i in range(len(pairs) - 2, -1, -1):
        for j in range(i + 1, len(pairs)):
            if 1 <= pairs[j][0] - pairs[i][1] <= 2 and len(chains[j]) + 1 > len(chains[i]):
                chains[i] = [pairs[i]] + chains[j]
    return max(chains, key=len)
#> longest_pair_chain([(1, 2), (3, 4), (2, 3)])
#> longest_pair_chain([(5, 9), (1, 8)])
#> longest_pair_chain([])
#> longest_pair_chain([(0, 1), (2, 2), (3, 9), (4, 5), (6, 7)])
#> longest_pair_chain([(4, 4)])
# %%
from functools import lru_cache


def picture_frames(height, frames):
    @lru_cache(None)
    def hang(left, biggest):
        if left == 0:
            return 1
        ways = 0
        for i, f in enumerate(frames):
            if f <= min(left, biggest):
                ways += hang(left - f, f) if i % 2 == 0 else hang(left - f, f - 1)
        return ways

    result = hang(height, height)
    return result, hang.cache_info().misses
#> picture_frames(4, (1, 2))
#> picture_frames(5, (2, 3, 1))
#> picture_frames(0, (4,))
#> picture_frames(3, (2,))
#> picture_frames(6, (3, 2, 1))
# %%
class Solution:
    def sudokuRow(self, row, sums):
        row = list(row)

        def check(i):
            for start, length, want in sums:
                if start + length - 1 == i:
                    if sum(row[start:i + 1]) != want:
                        return False
            return True

        def fill(i):
            if i == len(row):
                return True
            if row[i]:
                return check(i) and fill(i + 1)
            for d in range(1, len(row) + 1):
                if d not in row:
                    row[i] = d
                    if check(i) and fill(i + 1):
                        return True
                    row[i] = 0
            return False

        return row if fill(0) else None
#> Solution().sudokuRow([0, 0, 3], [(0, 2, 3)])
#> Solution().sudokuRow([0, 2], [(0, 2, 4)])
#> Solution().sudokuRow([], [])
#> Solution().sudokuRow([0, 0, 0, 1], [(0, 2, 6), (1, 2, 5)])
#> Solution().sudokuRow([1, 2], [])
# %%
def cheap_trees(leaves):
    """Join all leaves in pairs in any order; cost is the larger of the two; result is the sum mod 9."""
    if len(leaves) < 2:
        return 0
    best = None
    for i in range(len(leaves)):
        for j in range(i + 1, len(leaves)):
            rest = leaves[:i] + leaves[i + 1:j] + leaves[j + 1:]
            a, b = leaves[i], leaves[j]
            cost = max(a, b) + cheap_trees(rest + [(a + b) % 9])
            if best is None or cost < best:
                best = cost
    return best
#> cheap_trees([4, 5, 2])
#> cheap_trees([8])
#> cheap_trees([])
#> cheap_trees([3, 6])
#> cheap_trees([1, 8, 7])
# %%
def crossing_guard(cars, gap):
    waits = [0] * len(cars)
    for i in range(1, len(cars)):
        needed = cars[i - 1] + waits[i - 1] + gap
        waits[i] = max(0, needed - cars[i])
    worst = max(waits, default=0)
    return waits, waits.index(worst) if waits else None
#> crossing_guard([0, 1, 2, 9], 3)
#> crossing_guard([5, 10], 2)
#> crossing_guard([], 1)
#> crossing_guard([0, 0, 0, 0], 4)
#> crossing_guard([3, 4, 20, 21], 2)
# %%
class Solution:
    def patternLock(self, n: int, dots: dict) -> int:
        def draw(at, seen, left):
            if left == 0:
                return 1
            total = 0
            for nxt in dots[at]:
                if not seen >> nxt & 1:
                    total += draw(nxt, seen | 1 << nxt, left - 1)
            return total

        return sum(draw(d, 1 << d, n - 1) for d in dots)
#> Solution().patternLock(2, {0: [1], 1: [0, 2], 2: [1]})
#> Solution().patternLock(3, {0: [1, 2], 1: [0, 2], 2: [0, 1]})
#> Solution().patternLock(1, {4: []})
#> Solution().patternLock(4, {0: [1], 1: [2], 2: [3], 3: [0]})
#> Solution().patternLock(2, {})
# %%
class Solution:
    def shuffleBack(self, deck, times):
        n = len(deck)
        if n % 2:
            return deck

        def once(i):
            return i // 2 if i % 2 == 0 else n // 2 + i // 2

        def source(i, t):
            return i if t == 0 else source(once(i), t - 1)

        return ''.join(deck[source(i, times)] for i in range(n))
#> Solution().shuffleBack('abcd', 1)
#> Solution().shuffleBack('abcdef', 2)
#> Solution().shuffleBack('', 3)
#> Solution().shuffleBack('odd', 1)
#> Solution().shuffleBack('12', 4)
# %%
def guards_needed(tree, root):
    """0: child needs a guard, 1: has a guard, 2: watched."""
    guards = 0

    def visit(node):
        nonlocal guards
        states = [visit(k) for k in tree.get(node, [])]
        if 0 in states or len(states) > 2:
            guards += 1
            return 1
        return 2 if 1 in states else 0

    if visit(root) == 0:
        guards += 1
    return guards
#> guards_needed({'r': ['a', 'b']}, 'r')
#> guards_needed({}, 'x')
#> guards_needed({'a': ['b'], 'b': ['c'], 'c': ['d']}, 'a')
#> guards_needed({'p': ['q', 's'], 'q': ['t'], 's': ['u', 'v']}, 'p')
#> guards_needed({'m': ['n'], 'n': ['o']}, 'm')
# %%
class Solution:
    def autumnLeaves(self, tree, wind):
        fallen = []

        def shake(node, force):
            name, grip, *kids = node
            if force > grip:
                fallen.append(name)
                return 1
            held = 0
            for k in kids:
                held += shake(k, force + 1)
            if held == len(kids) and kids:
                fallen.append(name.lower())
            return held

        dropped = shake(tree, wind)
        return dropped, ''.join(fallen)
#> Solution().autumnLeaves(['A', 5, ['B', 1], ['C', 4]], 2)
#> Solution().autumnLeaves(['A', 0], 3)
#> Solution().autumnLeaves(['X', 9, ['Y', 3, ['Z', 2]]], 1)
#> Solution().autumnLeaves(['R', 4, ['S', 1], ['T', 0]], 1)
#> Solution().autumnLeaves(['M', 7], 0)
# %%
class Solution:
    def abLadder(self, rungs, a_reach, b_reach):
        """Two climbers alternate placing a foot; whoever lands on the top rung wins."""
        top = len(rungs) - 1
        outcome = {}

        def best(pos, who):
            if (pos, who) in outcome:
                return outcome[pos, who]
            reach = (a_reach, b_reach)[who]
            res = 1 - who
            for nxt in range(pos + 1, min(top, pos + reach) + 1):
                if rungs[nxt] == 'x':
                    continue
                if nxt == top or best(nxt, 1 - who) == who:
                    res = who
                    break
            outcome[pos, who] = res
            return res

        return 'AB'[best(0, 0)]
#> Solution().abLadder('.....', 2, 2)
#> Solution().abLadder('..x.', 1, 2)
#> Solution().abLadder('.', 1, 1)
#> Solution().abLadder('...x...', 3, 2)
#> Solution().abLadder('......', 1, 3)
# %%
def bit_reverse_sum(nums):
    def order(seq):
        if len(seq) <= 1:
            return seq
        return order(seq[::2]) + order(seq[1::2])

    total, sign = 0, 1
    for x in order(nums):
        total += sign * x
        sign = -sign
    return total
#> bit_reverse_sum([1, 2, 3, 4])
#> bit_reverse_sum([9])
#> bit_reverse_sum([])
#> bit_reverse_sum([5, 1, 5, 1, 5])
#> bit_reverse_sum([10, 20, 30, 40, 50, 60, 70])
# %%
class Solution:
    def dicePath(self, board, faces):
        n = len(board)
        turns = [None] * n
        turns[0] = 0
        frontier = [0]
        while frontier:
            ahead = []
            for p in frontier:
                for f in faces:
                    q = p + f
                    if q >= n:
                        continue
                    q += board[q]
                    if 0 <= q < n and turns[q] is None:
                        turns[q] = turns[p] + 1
                        ahead.append(q)
            frontier = ahead
        return turns
#> Solution().dicePath([0, 0, 2, 0, -3, 0], [1, 2])
#> Solution().dicePath([0], [1])
#> Solution().dicePath([0, 1, -2, 0], [1])
#> Solution().dicePath([0, 0, 0, -1, 0, 0], [3])
#> Solution().dicePath([0, 5, 0, 0, 0, 0, 0], [1, 4])
# %%
def crate_codes(total, parts, low=1):
    if parts == 1:
        return [str(total)] if total >= low else []
    codes = []
    x = low
    while x * parts <= total:
        codes += [f'{x}.{rest}' for rest in crate_codes(total - x, parts - 1, x)]
        x += 1
    return codes
#> crate_codes(6, 3)
#> crate_codes(5, 1)
#> crate_codes(2, 4)
#> crate_codes(9, 2, 2)
#> crate_codes(total=8, parts=3, low=2)
# %%
def smart_snail(wall, start):
    memo = {}

    def day(height, n):
        if height >= wall:
            return n
        if n > 15 or height < 0:
            return 'never'
        if height not in memo:
            memo[height] = n
            climb = 3 if n % 2 else 5
            return day(height + climb - slip(height), n + 1)
        return f'loops at {height}'

    def slip(h):
        return 4 if h > wall // 2 else 1

    return day(start, 0)
#> smart_snail(10, 0)
#> smart_snail(4, 4)
#> smart_snail(20, 3)
#> smart_snail(6, -1)
#> smart_snail(7, 1)
# %%
class Solution:
    def longestDouble(self, nums):
        index = {}
        best_len, best_end = 0, None
        for x in nums:
            half = index.get(x // 2, 0) if x % 2 == 0 and x else 0
            less = index.get(x - 1, 0)
            index[x] = max(half, less) + 1
            if index[x] > best_len:
                best_len, best_end = index[x], x
        return [best_len, best_end]
#> Solution().longestDouble([1, 2, 4, 5])
#> Solution().longestDouble([9, 7, 5])
#> Solution().longestDouble([])
#> Solution().longestDouble([3, 6, 4, 12, 7, 14])
#> Solution().longestDouble([0, 0, 1])
# %%
def knap_two(items, bag_a, bag_b):
    from_left = {(bag_a, bag_b): 0}
    for w, v in items:
        nxt = dict(from_left)
        for (a, b), val in from_left.items():
            for key in ((a - w, b), (a, b - w)):
                if min(key) >= 0:
                    nxt[key] = max(nxt.get(key, 0), val + v)
        from_left = nxt
    return max(from_left.values())
#> knap_two([(2, 3), (3, 4), (2, 2)], 3, 2)
#> knap_two([(5, 9)], 4, 4)
#> knap_two([], 1, 1)
#> knap_two([(1, 1), (1, 5), (1, 3)], 1, 1)
#> knap_two([(4, 7), (2, 2), (3, 6)], 4, 5)
# %%
def ring_fold(ring):
    if len(ring) <= 2:
        return sum(ring)
    i = ring.index(min(ring))
    left, right = ring[i - 1], ring[(i + 1) % len(ring)]
    bonus = ring[i] if left == right else 0
    return bonus + ring_fold(ring[:i] + ring[i + 1:])


def best_rotation(ring):
    if not ring:
        return None
    scores = [ring_fold(ring[k:] + ring[:k]) for k in range(len(ring))]
    return max(scores), scores.index(max(scores))
#> best_rotation([4, 1, 4])
#> best_rotation([])
#> best_rotation([2, 2, 1, 1])
#> best_rotation([3, 9])
#> best_rotation([5, 2, 6, 2])
# %%
class Solution:
    def bridgeNight(self, times):
        times = sorted(times)
        memo = {}

        def least(n):
            if n <= 2:
                return times[n - 1] if n else 0
            if n == 3:
                return sum(times[:3])
            if n not in memo:
                quick = 2 * times[1] + times[0] + times[n - 1] + 1
                shuttle = 2 * times[0] + times[n - 1] + times[n - 2]
                memo[n] = least(n - 2) + min(quick, shuttle)
            return memo[n]

        return least(len(times)), memo
#> Solution().bridgeNight([1, 2, 5, 10])
#> Solution().bridgeNight([7])
#> Solution().bridgeNight([])
#> Solution().bridgeNight([4, 5, 6, 7, 8, 9])
#> Solution().bridgeNight([3, 1, 2])
# %%
def stutter(text, rules, depth):
    def grow(s, d):
        if d == 0 or len(s) > 20:
            return s
        return grow(''.join(rules.get(c, c) for c in s), d - 1)

    def squash(s):
        if not s:
            return ''
        k = 1
        while k < len(s) and s[k] == s[0]:
            k += 1
        return s[0] + (str(k) if k > 1 else '') + squash(s[k:])

    return squash(grow(text, depth))
#> stutter('ab', {'a': 'aa'}, 2)
#> stutter('xy', {'x': 'xy', 'y': 'y'}, 3)
#> stutter('', {'q': 'z'}, 1)
#> stutter('hello', {}, 0)
#> stutter('f', {'f': 'fgf'}, 4)
# %%
class Solution:
    def rentBikes(self, hours, fees):
        # fees: block length -> price; blocks may overrun the end
        need = [0] * (len(hours) + 1)
        for i in range(len(hours) - 1, -1, -1):
            if hours[i] == 0:
                need[i] = need[i + 1]
            else:
                need[i] = min(price + need[min(len(hours), i + block)]
                              for block, price in fees.items())
        return need[0]
#> Solution().rentBikes([1, 0, 1, 1], {1: 3, 2: 5})
#> Solution().rentBikes([0, 0], {1: 2})
#> Solution().rentBikes([], {4: 4})
#> Solution().rentBikes([1, 1, 1, 1, 1], {1: 2, 3: 4})
#> Solution().rentBikes([1, 0, 0, 1], {5: 6, 1: 4})
# %%
def twin_walk(a, b, memo=None):
    """Both numbers walk to zero; a step may halve one or lower both."""
    if memo is None:
        memo = {}
    if a == 0 and b == 0:
        return 0
    key = (min(a, b), max(a, b))
    if key in memo:
        return memo[key]
    lo, hi = key
    options = [twin_walk(lo, hi // 2, memo)]
    if lo > 0:
        options.append(twin_walk(lo - 1, hi - 1, memo))
    if lo and lo % 2 == 0:
        options.append(twin_walk(lo // 2, hi, memo))
    memo[key] = 1 + min(options)
    return memo[key]
#> twin_walk(2, 5)
#> twin_walk(0, 0)
#> twin_walk(3, 3)
#> twin_walk(0, 9)
#> twin_walk(4, 6)
