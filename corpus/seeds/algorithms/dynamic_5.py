# %%
def count_lucky_upto(n):
    """Numbers from 0 to n without digit 4 and with an even number of 7s."""
    digits = [int(c) for c in str(n)]
    memo = {}

    def walk(i, odd, tight):
        if i == len(digits):
            return 0 if odd else 1
        if not tight and (i, odd) in memo:
            return memo[i, odd]
        top = digits[i] if tight else 9
        total = 0
        for d in range(top + 1):
            if d == 4:
                continue
            total += walk(i + 1, odd ^ (d == 7), tight and d == top)
        if not tight:
            memo[i, odd] = total
        return total

    return walk(0, False, True)
#> count_lucky_upto(5)
#> count_lucky_upto(0)
#> count_lucky_upto(17)
#> count_lucky_upto(77)
#> count_lucky_upto(130)
# %%
class Solution:
    def nestDepths(self, data, weight):
        """Sum of numbers in nested lists, each times weight ** depth; empty lists cost 1."""
        def total(item, depth):
            if isinstance(item, int):
                return item * weight ** depth
            if not item:
                return -1
            return sum(total(x, depth + 1) for x in item)

        return total(data, 0)
#> Solution().nestDepths([1, [2, [3]]], 2)
#> Solution().nestDepths([], 5)
#> Solution().nestDepths([[], [[]]], 3)
#> Solution().nestDepths(7, 10)
#> Solution().nestDepths([4, [4, 4], [[-1], 2]], 1)
# %%
def knight_hops(size, start, hops):
    """How many ways to be on each cell of a 1-D board jumping +-1 or +-3."""
    board = [0] * size
    board[start] = 1
    for _ in range(hops):
        nxt = [0] * size
        for cell, ways in enumerate(board):
            if ways == 0:
                continue
            for d in (-3, -1, 1, 3):
                if 0 <= cell + d < size:
                    nxt[cell + d] += ways
        board = nxt
    return board
#> knight_hops(4, 0, 1)
#> knight_hops(5, 2, 2)
#> knight_hops(1, 0, 3)
#> knight_hops(6, 5, 0)
#> knight_hops(4, 1, 3)
# %%
from typing import Dict, List


class Solution:
    def __init__(self):
        self.memo: Dict[int, int] = {}

    def teamChain(self, mentors: List[int]) -> List[int]:
        """mentors[i] is the mentor of i or -1; how long is the chain above each?"""
        self.mentors = mentors
        return [self.level(i) for i in range(len(mentors))]

    def level(self, i: int) -> int:
        if i == -1:
            return -1
        if i not in self.memo:
            self.memo[i] = self.level(self.mentors[i]) + 1
        return self.memo[i]
#> Solution().teamChain([-1, 0, 1])
#> Solution().teamChain([2, 2, -1, 0])
#> Solution().teamChain([])
#> Solution().teamChain([-1, -1, -1])
#> Solution().teamChain([1, 2, 3, 4, -1])
# %%
def best_quest_order(quests, hero):
    """quests: (needed level, gained levels). Do each once at most; highest level by search."""
    done = [False] * len(quests)
    best = [hero, []]
    path = []

    def explore(level):
        if level > best[0]:
            best[0] = level
            best[1] = list(path)
        for i, (need, gain) in enumerate(quests):
            if not done[i] and level >= need:
                done[i] = True
                path.append(i)
                explore(level + gain)
                path.pop()
                done[i] = False

    explore(hero)
    return best
#> best_quest_order([(1, 2), (3, 1)], 1)
#> best_quest_order([(5, 9)], 2)
#> best_quest_order([], 4)
#> best_quest_order([(2, -1), (2, 3)], 2)
#> best_quest_order([(1, 1), (2, 2), (9, 50)], 1)
# %%
def rank_arrangement(word):
    """Position (from 0) of the word among all arrangements of its letters, no repeats."""
    def fact(k):
        return 1 if k < 2 else k * fact(k - 1)

    if not word:
        return 0
    first, rest = word[0], word[1:]
    smaller = sum(1 for ch in rest if ch < first)
    return smaller * fact(len(rest)) + rank_arrangement(rest)
#> rank_arrangement('abc')
#> rank_arrangement('cba')
#> rank_arrangement('')
#> rank_arrangement('bdac')
#> rank_arrangement('q')
# %%
class Solution:
    def dripIrrigation(self, slopes, taps):
        """Water flows right while the slope is not up; minimal taps cost covering all."""
        n = len(taps)
        dp = [float('inf')] * (n + 1)
        dp[0] = 0
        for i in range(n):
            reach = i
            while reach < n - 1 and slopes[reach] <= 0:
                reach += 1
            for j in range(i + 1, reach + 2):
                dp[j] = min(dp[j], dp[i] + taps[i])
        return dp[n]
#> Solution().dripIrrigation([0, 1, -1], [4, 2, 6, 1])
#> Solution().dripIrrigation([], [5])
#> Solution().dripIrrigation([1, 1], [1, 2, 3])
#> Solution().dripIrrigation([-1, -1, -1], [9, 1, 1, 1])
#> Solution().dripIrrigation([], [])
# %%
def hanoi_with_rule(n, src, dst):
    """Three pegs in a row 0-1-2, only neighbouring moves allowed; count and first moves."""
    moves = []

    def go(k, a, b):
        if k == 0:
            return
        if abs(a - b) == 1:
            c = 3 - a - b
            go(k - 1, a, c)
            moves.append((a, b))
            go(k - 1, c, b)
        else:
            go(k, a, 1)
            go(k, 1, b)

    go(n, src, dst)
    return len(moves), moves[:4]
#> hanoi_with_rule(1, 0, 2)
#> hanoi_with_rule(2, 0, 1)
#> hanoi_with_rule(0, 0, 2)
#> hanoi_with_rule(2, 0, 2)
#> hanoi_with_rule(3, 1, 2)
# %%
def weighted_parse(s, table):
    """Split s into known chunks, maximise the product of weights; None when impossible."""
    longest = max(map(len, table))
    best = {0: (1, [])}
    for end in range(1, len(s) + 1):
        for start in range(max(0, end - longest), end):
            chunk = s[start:end]
            if start not in best or chunk not in table:
                continue
            score, parts = best[start]
            score *= table[chunk]
            if end not in best or score > best[end][0]:
                best[end] = (score, parts + [chunk])
    return best.get(len(s))
#> weighted_parse('abab', {'a': 2, 'b': 3, 'ab': 5})
#> weighted_parse('xyz', {'x': 1, 'yz': 4, 'xy': 2})
#> weighted_parse('', {'q': 9})
#> weighted_parse('aab', {'a': 1, 'aa': 3})
#> weighted_parse('noon', {'no': 2, 'on': 3, 'n': 1, 'oo': 9})
# %%
class Solution:
    def kitchenOrders(self, orders, cooks):
        """Give each order (in sequence) to a cook; waiting = cook's current load. Min total wait."""
        memo = {}

        def assign(i, loads):
            if i == len(orders):
                return 0
            key = (i, loads)
            if key in memo:
                return memo[key]
            best = float('inf')
            for k in range(cooks):
                if k and loads[k] == loads[k - 1]:
                    continue
                nxt = list(loads)
                nxt[k] += orders[i]
                wait = loads[k] + assign(i + 1, tuple(sorted(nxt)))
                best = min(best, wait)
            memo[key] = best
            return best

        return assign(0, (0,) * cooks)
#> Solution().kitchenOrders([3, 2, 1], 2)
#> Solution().kitchenOrders([4, 4], 1)
#> Solution().kitchenOrders([], 2)
#> Solution().kitchenOrders([1, 5, 1, 1], 2)
#> Solution().kitchenOrders([2, 2, 2], 3)
# %%
def bounce_total(height, ratio_num, ratio_den):
    if height <= 0:
        return 0
    up = height * ratio_num // ratio_den
    if up >= height:
        raise ValueError('ball never stops')
    return height + up + bounce_total(up, ratio_num, ratio_den)
#> bounce_total(100, 1, 2)
#> bounce_total(81, 2, 3)
#> bounce_total(0, 5, 4)
#> bounce_total(10, 3, 3)
#> bounce_total(7, 1, 10)
# %%
def longest_shared_trail(routes):
    """Longest common subsequence of three routes, table kept in a dictionary."""
    a, b, c = routes
    table = {}
    for i in range(len(a)):
        for j in range(len(b)):
            if a[i] != b[j]:
                continue
            for k in range(len(c)):
                if a[i] == c[k]:
                    best = 0
                    for (x, y, z), v in table.items():
                        if x < i and y < j and z < k:
                            best = max(best, v)
                    table[i, j, k] = best + 1
    return max(table.values(), default=0)
#> longest_shared_trail(['abc', 'bac', 'acb'])
#> longest_shared_trail(['xy', 'yx', 'z'])
#> longest_shared_trail(['', 'a', 'b'])
#> longest_shared_trail(['tea', 'eat', 'ate'])
#> longest_shared_trail(['abcd', 'abcd', 'abcd'])
# %%
from functools import lru_cache


class Solution:
    def sockDrying(self, lines, socks):
        """Arrange socks on lines, each line may hold 0..cap; count distinct arrangements."""
        @lru_cache(maxsize=None)
        def ways(i, left):
            if left < 0:
                return 0
            if i == len(lines):
                return int(left == 0)
            return sum(ways(i + 1, left - k) for k in range(lines[i] + 1))

        return ways(0, socks)
#> Solution().sockDrying([1, 2], 2)
#> Solution().sockDrying([3], 5)
#> Solution().sockDrying([], 0)
#> Solution().sockDrying([2, 2, 2], 3)
#> Solution().sockDrying([1, 1, 1], 2)
# %%
def maze_gold(maze):
    """Most gold on a simple path from the top-left cell ('#' walls, digits gold)."""
    rows, cols = len(maze), len(maze[0])
    visited = [[False] * cols for _ in range(rows)]

    def dig(r, c):
        if not (0 <= r < rows and 0 <= c < cols):
            return 0
        if visited[r][c] or maze[r][c] == '#':
            return 0
        visited[r][c] = True
        best = 0
        for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0)):
            best = max(best, dig(r + dr, c + dc))
        visited[r][c] = False
        return best + int(maze[r][c])

    return dig(0, 0)
#> maze_gold(['12', '#3'])
#> maze_gold(['#1'])
#> maze_gold(['5'])
#> maze_gold(['19', '24'])
#> maze_gold(['1#', '20', '#7'])
# %%
class Solution:
    def subsetNearest(self, nums, target):
        """Non-empty subset sum nearest to target (ties: smaller), meet in the middle."""
        half = len(nums) // 2
        left = self.sums(nums[:half])
        right = sorted(self.sums(nums[half:]))
        best = None
        for a in left:
            for b in right:
                s = a + b
                if best is None or (abs(s - target), s) < (abs(best - target), best):
                    best = s
                if s > target:
                    break
        return best

    def sums(self, part):
        res = [0]
        for x in part:
            res += [x + r for r in res]
        return res
#> Solution().subsetNearest([3, 5, 9], 11)
#> Solution().subsetNearest([4], 1)
#> Solution().subsetNearest([], 7)
#> Solution().subsetNearest([2, 2, 6, 7], 9)
#> Solution().subsetNearest([10, 20], 16)
# %%
def min_lantern_moves(row):
    """Lights 'o' and 'x': press i toggles i and i+1. Fewest presses to get all 'x' (greedy memo)."""
    memo = {}

    def press(state):
        if 'o' not in state:
            return 0
        if state in memo:
            return memo[state]
        i = state.index('o')
        if i == len(state) - 1:
            memo[state] = None
            return None
        flipped = 'o' if state[i + 1] == 'x' else 'x'
        after = state[:i] + 'x' + flipped + state[i + 2:]
        rest = press(after)
        memo[state] = None if rest is None else rest + 1
        return memo[state]

    return press(row), len(memo)
#> min_lantern_moves('oxo')
#> min_lantern_moves('xox')
#> min_lantern_moves('')
#> min_lantern_moves('oooo')
#> min_lantern_moves('xoxxo')
# %%
def strategy_points(rounds):
    """Each round (attack, defend, heal): no move may be used twice in a row; returns path."""
    names = 'ADH'
    score = list(rounds[0])
    parents = []
    for values in rounds[1:]:
        nxt, par = [], []
        for m in range(3):
            others = [k for k in range(3) if k != m]
            p = max(others, key=lambda k: score[k])
            nxt.append(score[p] + values[m])
            par.append(p)
        score = nxt
        parents.append(par)
    m = max(range(3), key=lambda k: score[k])
    top = score[m]
    moves = names[m]
    for par in reversed(parents):
        m = par[m]
        moves = names[m] + moves
    return top, moves
#> strategy_points([(3, 1, 1), (5, 2, 2)])
#> strategy_points([(1, 2, 3)])
#> strategy_points([(4, 4, 4), (4, 4, 4), (4, 4, 4)])
#> strategy_points([(9, 0, 0), (9, 1, 0), (9, 0, 5)])
#> strategy_points([(-1, -2, -3), (0, 6, 6), (2, 7, 1), (3, 3, 8)])
# %%
class Solution:
    def waysToShare(self, apples, kids, most):
        # f[k][a] with prefix sums
        f = [1] + [0] * apples
        for _ in range(kids):
            prefix = [0]
            for v in f:
                prefix.append(prefix[-1] + v)
            f = [prefix[a + 1] - prefix[max(0, a - most)] for a in range(apples + 1)]
        return f[apples]
#> Solution().waysToShare(4, 2, 3)
#> Solution().waysToShare(6, 3, 2)
#> Solution().waysToShare(0, 4, 1)
#> Solution().waysToShare(5, 1, 4)
#> Solution().waysToShare(7, 4, 3)
# %%
def prune_tree(tree, limit):
    """tree = (name, size, children). Drop subtrees so that no node's total exceeds limit."""
    name, size, children = tree
    kept = []
    total = size
    for child in children:
        pruned = prune_tree(child, limit)
        if pruned is None:
            continue
        child_total = pruned[1]
        if total + child_total <= limit:
            total += child_total
            kept.append(pruned[0])
    if total > limit:
        return None
    label = name if not kept else f"{name}({','.join(kept)})"
    return label, total
#> prune_tree(('a', 2, [('b', 3, []), ('c', 4, [])]), 6)
#> prune_tree(('root', 9, []), 5)
#> prune_tree(('x', 1, [('y', 1, [('z', 1, [])])]), 3)
#> prune_tree(('x', 1, [('y', 8, []), ('w', 2, [('v', 2, [])])]), 5)
#> prune_tree(('q', 0, []), 0)
# %%
from collections import defaultdict


def dancing_pairs(moves, length):
    """moves maps a step to allowed next steps; number of dances of each length."""
    ways = {step: 1 for step in moves}
    totals = [len(moves)]
    for _ in range(length - 1):
        nxt = defaultdict(int)
        for step, w in ways.items():
            for after in moves[step]:
                nxt[after] += w
        ways = dict(nxt)
        totals.append(sum(ways.values()))
    return totals, max(ways, key=lambda s: (ways[s], s), default=None)
#> dancing_pairs({'hop': ['hop', 'spin'], 'spin': ['hop']}, 4)
#> dancing_pairs({'a': []}, 2)
#> dancing_pairs({}, 1)
#> dancing_pairs({'l': 'r', 'r': 'lc', 'c': 'l'}, 3)
#> dancing_pairs({'x': 'xyz', 'y': 'x', 'z': ''}, 3)
# %%
class Solution:
    def burstRow(self, bubbles):
        """Popping a bubble gives left + right neighbours (0 outside). Pop all, maximise."""
        n = len(bubbles)
        vals = [0] + bubbles + [0]
        dp = [[0] * (n + 2) for _ in range(n + 2)]
        for length in range(2, n + 2):
            for a in range(n + 2 - length):
                b = a + length
                edge = vals[a] + vals[b]
                dp[a][b] = edge + max(dp[a][k] + dp[k][b] for k in range(a + 1, b))
        return dp[0][n + 1]
#> Solution().burstRow([3, 1, 2])
#> Solution().burstRow([5])
#> Solution().burstRow([])
#> Solution().burstRow([4, 9, 4])
#> Solution().burstRow([1, 6, 2, 8])
# %%
def longest_even_gap(nums):
    """Longest subsequence whose neighbouring differences are even and not zero."""
    tails = {0: {}, 1: {}}
    best = 0
    for x in nums:
        group = tails[x % 2]
        length = 1
        for y, l in group.items():
            if y != x and l + 1 > length:
                length = l + 1
        group[x] = max(group.get(x, 0), length)
        best = max(best, group[x])
    return best
#> longest_even_gap([1, 3, 2, 5])
#> longest_even_gap([2, 2, 2])
#> longest_even_gap([])
#> longest_even_gap([4, 6, 4, 1, 8])
#> longest_even_gap([-3, 7, -3, 0, 9])
# %%
def generate_ids(template, letters):
    """'*' any of letters, '=' same as the previous char, '!' any but the previous char."""
    def expand(i, built):
        if i == len(template):
            yield built
            return
        t = template[i]
        if t == '*':
            options = letters
        elif t == '=':
            options = built[-1:]
        elif t == '!':
            options = [c for c in letters if c != built[-1:]]
        else:
            options = t
        for c in options:
            yield from expand(i + 1, built + c)

    return list(expand(0, ''))
#> generate_ids('*=', 'ab')
#> generate_ids('x!', 'xyz')
#> generate_ids('', 'ab')
#> generate_ids('*!=', 'pq')
#> generate_ids('k-*', 'mn')
# %%
class Solution:
    def longestPlayable(self, tracks, skipCost, budget):
        """Longest run of tracks rated >= 3 when bad ones can be skipped within a budget."""
        states = {0: 0}
        best = 0
        for rating in tracks:
            nxt = {0: 0}
            for spent, length in states.items():
                if rating >= 3:
                    nxt[spent] = max(nxt.get(spent, 0), length + 1)
                elif spent + skipCost <= budget and length:
                    key = spent + skipCost
                    nxt[key] = max(nxt.get(key, 0), length)
            states = nxt
            best = max(best, max(states.values()))
        return best
#> Solution().longestPlayable([4, 5, 1, 3], 2, 2)
#> Solution().longestPlayable([1, 2, 1], 1, 9)
#> Solution().longestPlayable([], 1, 1)
#> Solution().longestPlayable([3, 1, 3, 2, 3, 5], 3, 5)
#> Solution().longestPlayable([5, 5, 0, 5, 0, 5], 1, 2)
# %%
def place_flags(n, blocked):
    """One flag per row; flags in neighbouring rows differ by at least 2 columns. Count + example."""
    example = []
    total = 0

    def row(r, cols):
        nonlocal total, example
        if r == n:
            total += 1
            if not example:
                example = cols[:]
            return
        for c in range(n):
            if (r, c) in blocked:
                continue
            if cols and abs(cols[-1] - c) < 2:
                continue
            cols.append(c)
            row(r + 1, cols)
            cols.pop()

    row(0, [])
    return total, example
#> place_flags(3, [])
#> place_flags(2, [])
#> place_flags(1, [(0, 0)])
#> place_flags(3, [(0, 0), (2, 2)])
#> place_flags(4, [(0, 1), (1, 3), (2, 0), (3, 3), (0, 2), (0, 3)])
# %%
def min_tax(incomes, years):
    """Spread consecutive incomes over `years` blocks; tax of a block is (sum // 10) ** 2."""
    def tax(block):
        return (sum(block) // 10) ** 2

    n = len(incomes)
    best = [tax(incomes[:i]) for i in range(n + 1)]
    for _ in range(years - 1):
        best = [
            min(best[j] + tax(incomes[j:i]) for j in range(i + 1))
            for i in range(n + 1)
        ]
    return best[n]
#> min_tax([10, 20, 10], 1)
#> min_tax([10, 20, 10], 2)
#> min_tax([], 1)
#> min_tax([9, 9], 2)
#> min_tax([25, 14], 2)
# %%
from typing import List


class Solution:
    def rainGauge(self, forecast: List[int], capacity: int) -> int:
        """Empty the gauge on some days (cost 1); overflow costs the overflow squared."""
        INF = float('inf')
        cost = [INF] * (capacity + 1)
        cost[0] = 0
        for rain in forecast:
            nxt = [INF] * (capacity + 1)
            for level in range(capacity + 1):
                if cost[level] == INF:
                    continue
                for start, fee in ((level, 0), (0, 1)):
                    full = start + rain
                    over = max(0, full - capacity)
                    end = min(full, capacity)
                    nxt[end] = min(nxt[end], cost[level] + fee + over * over)
            cost = nxt
        return min(cost)
#> Solution().rainGauge([2, 2], 3)
#> Solution().rainGauge([5], 3)
#> Solution().rainGauge([], 2)
#> Solution().rainGauge([1, 1, 1], 2)
#> Solution().rainGauge([3, 0, 4], 4)
# %%
def gray_path(bits, start):
    """Walk through all bit strings changing one bit per step, from start, by backtracking."""
    total = 1 << bits
    path = [start]
    seen = {start}

    def extend():
        if len(path) == total:
            return True
        for b in range(bits):
            nxt = path[-1] ^ (1 << b)
            if nxt not in seen:
                seen.add(nxt)
                path.append(nxt)
                if extend():
                    return True
                path.pop()
                seen.remove(nxt)
        return False

    extend()
    return [format(x, f'0{bits}b') for x in path]
#> gray_path(2, 0)
#> gray_path(3, 0)
#> gray_path(1, 1)
#> gray_path(2, 3)
#> gray_path(3, 5)
# %%
def josephus_trace(n, k):
    """Recursive survivor with the list of intermediate answers."""
    trace = []

    def survivor(m):
        if m == 1:
            trace.append(0)
            return 0
        pos = (survivor(m - 1) + k) % m
        trace.append(pos)
        return pos

    last = survivor(n)
    return last + 1, trace
#> josephus_trace(5, 2)
#> josephus_trace(1, 7)
#> josephus_trace(6, 3)
#> josephus_trace(4, 4)
#> josephus_trace(7, 1)
# %%
class Solution:
    def paintRooms(self, corridors, rooms, shades):
        """Colour rooms 0..rooms-1 with as few shades as possible (up to shades)."""
        near = [[] for _ in range(rooms)]
        for a, b in corridors:
            near[a].append(b)
            near[b].append(a)
        for k in range(1, shades + 1):
            colour = [0] * rooms
            if self.paint(0, k, near, colour):
                return colour
        return []

    def paint(self, room, k, near, colour):
        if room == len(near):
            return True
        for c in range(1, k + 1):
            if all(colour[x] != c for x in near[room]):
                colour[room] = c
                if self.paint(room + 1, k, near, colour):
                    return True
                colour[room] = 0
        return False
#> Solution().paintRooms([(0, 1), (1, 2)], 3, 3)
#> Solution().paintRooms([(0, 1), (1, 2), (0, 2)], 3, 2)
#> Solution().paintRooms([], 2, 1)
#> Solution().paintRooms([(0, 1), (1, 2), (2, 0), (2, 3)], 4, 3)
#> Solution().paintRooms([(0, 3), (1, 3)], 4, 2)
# %%
def min_swaps_to_group(s):
    """Fewest letters to change so that s is a's, then b's, then c's."""
    cost = [0, 0, 0]
    for ch in s:
        best = cost[0]
        nxt = []
        for k, want in enumerate('abc'):
            best = min(best, cost[k])
            nxt.append(best + (ch != want))
        cost = nxt
    return min(cost), cost
#> min_swaps_to_group('abc')
#> min_swaps_to_group('cba')
#> min_swaps_to_group('')
#> min_swaps_to_group('aabcab')
#> min_swaps_to_group('ccacc')
# %%
def relay_teams(speeds, team_size):
    """Form consecutive teams of sorted speeds, leftovers allowed; minimise total spread."""
    speeds = sorted(speeds)
    n = len(speeds)
    teams = n // team_size
    memo = {}

    def spread(i, left):
        if left == 0:
            return 0
        if n - i < left * team_size:
            return float('inf')
        if (i, left) not in memo:
            here = speeds[i + team_size - 1] - speeds[i]
            use = here + spread(i + team_size, left - 1)
            skip = spread(i + 1, left)
            memo[i, left] = min(use, skip)
        return memo[i, left]

    return spread(0, teams), teams
#> relay_teams([5, 1, 6, 2, 9], 2)
#> relay_teams([4, 4, 4], 3)
#> relay_teams([], 2)
#> relay_teams([10, 1, 12, 30, 11, 31, 2], 3)
#> relay_teams([8], 2)
# %%
class Solution:
    def bestBid(self, chances, values):
        """chances in percent; try offers in any chosen order-preserving subset, stop at success."""
        n = len(chances)
        expect = 0
        picked = []
        for i in range(n - 1, -1, -1):
            attempt = (chances[i] * values[i] + (100 - chances[i]) * expect) // 100
            if attempt > expect:
                expect = attempt
                picked.append(i)
        return expect, picked[::-1]
#> Solution().bestBid([50, 50], [10, 20])
#> Solution().bestBid([100, 10], [5, 90])
#> Solution().bestBid([], [])
#> Solution().bestBid([0, 20, 70], [99, 40, 30])
#> Solution().bestBid([90, 60, 30], [10, 50, 100])
# %%
def coin_flip_states(n, heads_run):
    """Sequences of n flips that contain a run of heads_run heads, by states 0..heads_run."""
    states = [0] * (heads_run + 1)
    states[0] = 1
    for _ in range(n):
        done = states[heads_run]
        nxt = [sum(states[:heads_run])] + states[:heads_run]
        nxt[heads_run] += 2 * done
        states = nxt
    return states[heads_run], 2 ** n
#> coin_flip_states(3, 2)
#> coin_flip_states(5, 3)
#> coin_flip_states(0, 1)
#> coin_flip_states(4, 1)
#> coin_flip_states(8, 4)
# %%
from functools import lru_cache


def vote_orders(votes):
    """Orders of counting votes in which the first candidate is never behind anyone."""
    @lru_cache(None)
    def orders(state):
        if sum(state) == 0:
            return 1
        total = 0
        for i, v in enumerate(state):
            if v == 0:
                continue
            nxt = state[:i] + (v - 1,) + state[i + 1:]
            if i == 0 and any(nxt[0] < x for x in nxt[1:]):
                continue
            total += orders(nxt)
        return total

    if any(votes[0] < x for x in votes[1:]):
        return 0
    return orders(tuple(votes))
#> vote_orders([2, 1])
#> vote_orders([1, 1, 1])
#> vote_orders([0])
#> vote_orders([1, 2])
#> vote_orders([3, 2])
# %%
def split_evenly(s, k):
    """Cut s into k pieces with the fewest changes that make each piece one letter only."""
    def changes(part):
        return len(part) - max(part.count(c) for c in part)

    n = len(s)
    if k > n:
        return None
    INF = n + 1
    dp = [[INF] * (k + 1) for _ in range(n + 1)]
    dp[0][0] = 0
    for i in range(1, n + 1):
        for p in range(1, min(i, k) + 1):
            dp[i][p] = min(dp[j][p - 1] + changes(s[j:i]) for j in range(p - 1, i))
    return dp[n][k]
#> split_evenly('aabb', 2)
#> split_evenly('abab', 2)
#> split_evenly('xy', 3)
#> split_evenly('z', 1)
#> split_evenly('abcc', 3)
# %%
class Solution:
    def luggage(self, bags, trunk, roof):
        """Two knapsacks at once: each bag goes to the trunk, the roof, or stays."""
        memo = {}

        def pack(i, t, r):
            if i == len(bags):
                return 0
            key = (i, t, r)
            if key in memo:
                return memo[key]
            size, worth = bags[i]
            best = pack(i + 1, t, r)
            if size <= t:
                best = max(best, worth + pack(i + 1, t - size, r))
            if size <= r:
                best = max(best, worth - 1 + pack(i + 1, t, r - size))
            memo[key] = best
            return best

        return pack(0, trunk, roof)
#> Solution().luggage([(2, 3), (3, 5)], 3, 2)
#> Solution().luggage([(4, 9)], 3, 3)
#> Solution().luggage([], 5, 5)
#> Solution().luggage([(1, 2), (2, 4), (3, 7)], 3, 2)
#> Solution().luggage([(2, 1), (2, 2)], 0, 4)
# %%
def max_nonadjacent_ring(nums):
    """Circle version with wrap handled by two passes and a path rebuilt for each."""
    def line(values):
        take, skip = (0, []), (0, [])
        for i, v in enumerate(values):
            new_take = (skip[0] + v, skip[1] + [i])
            skip = max(take, skip, key=lambda p: p[0])
            take = new_take
        return max(take, skip, key=lambda p: p[0])

    if len(nums) < 2:
        return sum(nums), list(range(len(nums)))
    without_last = line(nums[:-1])
    total, path = line(nums[1:])
    if without_last[0] >= total:
        return without_last
    return total, [i + 1 for i in path]
#> max_nonadjacent_ring([2, 3, 2])
#> max_nonadjacent_ring([1, 2, 3, 1])
#> max_nonadjacent_ring([])
#> max_nonadjacent_ring([8])
#> max_nonadjacent_ring([4, 1, 1, 9, 1, 5])
# %%
class Solution:
    def sumOfUnique(self, nums):
        """Every way to drop one number and recurse; best sum of maxima of what remains."""
        memo = {}
        return self.drop(tuple(sorted(nums)), 0, memo)

    def drop(self, rest, turn, memo):
        if not rest:
            return 0
        if rest in memo:
            return memo[rest]
        gain = rest[-1] if turn % 2 == 0 else -rest[0]
        best = None
        for i in range(len(rest)):
            if i and rest[i] == rest[i - 1]:
                continue
            val = gain + self.drop(rest[:i] + rest[i + 1:], turn + 1, memo)
            if best is None or val > best:
                best = val
        memo[rest] = best
        return best
#> Solution().sumOfUnique([1, 2, 3])
#> Solution().sumOfUnique([5, 5])
#> Solution().sumOfUnique([])
#> Solution().sumOfUnique([7])
#> Solution().sumOfUnique([4, 4, 1])
# %%
def wall_views(heights, gap):
    """memo[i]: highest wall visible to the right of i within jumps of gap, via recursion."""
    memo = [None] * len(heights)

    def look(i):
        if memo[i] is None:
            best = heights[i]
            for j in range(i + 1, min(len(heights), i + gap + 1)):
                if heights[j] >= heights[i]:
                    best = max(best, look(j))
            memo[i] = best
        return memo[i]

    return [look(i) for i in range(len(heights))]
#> wall_views([1, 3, 2, 5], 1)
#> wall_views([1, 3, 2, 5], 2)
#> wall_views([], 3)
#> wall_views([9, 8, 7], 2)
#> wall_views([2, 1, 2, 1, 3], 2)
