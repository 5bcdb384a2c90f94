# %%
def lamp_groups(n, k):
    """Ways to put n numbered lamps into k unnamed boxes, no box empty; the whole table row."""
    row = [1] + [0] * k
    for i in range(1, n + 1):
        for j in range(k, 0, -1):
            row[j] = row[j - 1] + j * row[j]
        row[0] = 0
    return row
#> lamp_groups(3, 2)
#> lamp_groups(4, 4)
#> lamp_groups(0, 1)
#> lamp_groups(5, 3)
#> lamp_groups(6, 2)
# %%
class Solution:
    def chessClock(self, moves, budget):
        """Each move has (fast, slow) times and risks (rf, rs). Least risk within the budget."""
        INF = float('inf')
        risk = [0] * (budget + 1)
        for fast, slow, rf, rs in moves:
            cur = [INF] * (budget + 1)
            for t in range(budget + 1):
                if t >= fast:
                    cur[t] = risk[t - fast] + rf
                if t >= slow:
                    cur[t] = min(cur[t], risk[t - slow] + rs)
            risk = cur
        return risk[budget] if risk[budget] < INF else 'flag'
#> Solution().chessClock([(1, 3, 5, 1), (1, 2, 4, 2)], 4)
#> Solution().chessClock([(3, 4, 1, 0)], 2)
#> Solution().chessClock([], 3)
#> Solution().chessClock([(1, 2, 9, 1), (1, 2, 9, 1), (1, 2, 9, 1)], 5)
#> Solution().chessClock([(2, 5, 3, 0)], 8)
# %%
def best_fence_colors(posts, palette):
    """Paint posts so equal neighbours are avoided; palette: {colour: (price, stock)}."""
    names = list(palette)
    stock = {c: palette[c][1] for c in names}
    best = [None]

    def paint(i, last, spent):
        if best[0] is not None and spent >= best[0]:
            return
        if i == posts:
            best[0] = spent
            return
        for c in names:
            if c == last or stock[c] == 0:
                continue
            stock[c] -= 1
            paint(i + 1, c, spent + palette[c][0])
            stock[c] += 1

    paint(0, None, 0)
    return best[0]
#> best_fence_colors(2, {'red': (3, 2), 'tan': (1, 2)})
#> best_fence_colors(3, {'red': (3, 2), 'tan': (1, 1)})
#> best_fence_colors(2, {'blue': (4, 5)})
#> best_fence_colors(0, {})
#> best_fence_colors(3, {'a': (5, 1), 'b': (2, 1), 'c': (1, 2)})
# %%
from functools import lru_cache
from typing import List


class Solution:
    def longestCalm(self, readings: List[int], drift: int) -> int:
        """Remove readings so that neighbours differ at most drift; keep as many as possible."""
        @lru_cache(maxsize=None)
        def keep(i: int) -> int:
            best = 0
            for j in range(i + 1, len(readings)):
                if abs(readings[j] - readings[i]) <= drift:
                    best = max(best, keep(j))
            return best + 1

        return max((keep(i) for i in range(len(readings))), default=0)
#> Solution().longestCalm([1, 5, 2, 6], 1)
#> Solution().longestCalm([10, 20, 30], 5)
#> Solution().longestCalm([], 3)
#> Solution().longestCalm([4, 4, 9, 5, 6], 1)
#> Solution().longestCalm([3, 8, 5, 1, 7], 3)
# %%
def slot_machine(reels, target):
    """reels: strings of symbols; spins giving exactly `target` distinct symbols in total."""
    symbols = sorted(set(''.join(reels)))
    bit = {s: 1 << i for i, s in enumerate(symbols)}
    counts = {0: 1}
    for reel in reels:
        nxt = {}
        for mask, ways in counts.items():
            for s in reel:
                m = mask | bit[s]
                nxt[m] = nxt.get(m, 0) + ways
        counts = nxt
    return sum(w for m, w in counts.items() if bin(m).count('1') == target)
#> slot_machine(['ab', 'ab'], 1)
#> slot_machine(['abc', 'abc'], 2)
#> slot_machine([], 0)
#> slot_machine(['aab', 'bc', 'c'], 2)
#> slot_machine(['xy', 'z'], 1)
# %%
class Solution:
    def minStamina(self, dungeon):
        """Least starting stamina so it never drops below 1 on the way right/down."""
        rows, cols = len(dungeon), len(dungeon[0])
        need = [float('inf')] * (cols + 1)
        for r in range(rows - 1, -1, -1):
            for c in range(cols - 1, -1, -1):
                if r == rows - 1 and c == cols - 1:
                    after = 1
                else:
                    after = min(need[c], need[c + 1])
                need[c] = max(1, after - dungeon[r][c])
        return need[:cols]
#> Solution().minStamina([[-2, 3], [1, -4]])
#> Solution().minStamina([[5]])
#> Solution().minStamina([[-7, 1, 1]])
#> Solution().minStamina([[0, -1], [-3, 2], [-1, 0]])
#> Solution().minStamina([[1, -9, 1], [1, 1, 1]])
# %%
def count_regex(pattern, length):
    """pattern of 'a', 'b', '?' with '*' after a letter (zero or more). Matching strings count by NFA sets."""
    items = []
    for ch in pattern:
        if ch == '*':
            items[-1] = (items[-1][0], True)
        else:
            items.append((ch, False))

    def closure(states):
        out = set(states)
        for s in range(len(items)):
            if s in out and items[s][1]:
                out.add(s + 1)
        return frozenset(out)

    def step(states, ch):
        nxt = set()
        for s in states:
            if s < len(items) and items[s][0] in (ch, '?'):
                nxt.add(s if items[s][1] else s + 1)
        return closure(nxt)

    layer = {closure({0}): 1}
    for _ in range(length):
        new = {}
        for states, ways in layer.items():
            for ch in 'ab':
                t = step(states, ch)
                new[t] = new.get(t, 0) + ways
        layer = new
    return sum(w for t, w in layer.items() if len(items) in t)
#> count_regex('a?', 2)
#> count_regex('a*b', 2)
#> count_regex('', 0)
#> count_regex('b', 2)
#> count_regex('?*', 2)
# %%
def pocket_money(weeks, save_goal):
    """Number of spend/save plans (save 0, 1 or 2 a week) never saving 0 twice in a row."""
    plans = []

    def plan(week, saved, text):
        if saved > save_goal:
            return
        if week == weeks:
            if saved == save_goal:
                plans.append(text)
            return
        for amount in (0, 1, 2):
            if amount == 0 and text[-1:] == '0':
                continue
            plan(week + 1, saved + amount, text + str(amount))

    plan(0, 0, '')
    return plans
#> pocket_money(2, 2)
#> pocket_money(3, 5)
#> pocket_money(0, 0)
#> pocket_money(2, 5)
#> pocket_money(3, 2)
# %%
class Solution:
    def sortedColumns(self, rows):
        """Fewest columns to delete so that every row is non-decreasing."""
        if not rows:
            return 0
        m = len(rows[0])
        keep = [1] * m
        for j in range(m):
            for i in range(j):
                if self.fits(rows, i, j):
                    keep[j] = max(keep[j], keep[i] + 1)
        return m - max(keep)

    def fits(self, rows, i, j):
        for row in rows:
            if row[i] > row[j]:
                return False
        return True
#> Solution().sortedColumns(['acb', 'xyz'])
#> Solution().sortedColumns(['dcba'])
#> Solution().sortedColumns([])
#> Solution().sortedColumns(['aaa', 'bbb'])
#> Solution().sortedColumns(['adbc', 'efgh', 'zabc'])
# %%
def gift_exchange(costs):
    """No one may gift themselves; cheapest full exchange with mask dp over receivers."""
    n = len(costs)
    memo = {}

    def give(mask):
        giver = bin(mask).count('1')
        if giver == n:
            return 0
        if mask in memo:
            return memo[mask]
        best = float('inf')
        for r in range(n):
            if r == giver or mask & (1 << r):
                continue
            best = min(best, costs[giver][r] + give(mask | 1 << r))
        memo[mask] = best
        return best

    answer = give(0)
    return None if answer == float('inf') else answer
#> gift_exchange([[0, 4], [3, 0]])
#> gift_exchange([[9]])
#> gift_exchange([])
#> gift_exchange([[0, 1, 5], [2, 0, 1], [1, 9, 0]])
#> gift_exchange([[1, 2, 2], [8, 1, 8], [3, 1, 1]])
# %%
def cycle_memo(start, rule, mod):
    """Follow x -> (rule[0] * x + rule[1]) % mod and memoise steps until a value repeats."""
    steps_left = {}

    def follow(x, trail):
        if x in steps_left:
            return steps_left[x]
        if x in trail:
            return 0
        nxt = (rule[0] * x + rule[1]) % mod
        value = follow(nxt, trail + [x]) + 1
        steps_left[x] = value
        return value

    longest = follow(start, [])
    return longest, steps_left
#> cycle_memo(1, (2, 0), 7)
#> cycle_memo(0, (3, 1), 5)
#> cycle_memo(4, (1, 0), 9)
#> cycle_memo(3, (2, 1), 8)
#> cycle_memo(2, (0, 6), 10)
# %%
class Solution:
    def radioTowers(self, villages, ranges):
        """Villages on a line; tower with range r costs r + 3 and covers r to each side. dp by prefix."""
        villages = sorted(villages)
        n = len(villages)
        cost = [0] + [float('inf')] * n
        for i in range(n):
            for r in ranges:
                end = villages[i] + 2 * r
                j = i
                while j < n and villages[j] <= end:
                    j += 1
                cost[j] = min(cost[j], cost[i] + r + 3)
            cost[i + 1] = min(cost[i + 1], cost[i] + min(ranges) + 3)
        return cost[n]
#> Solution().radioTowers([1, 3, 9], [1, 4])
#> Solution().radioTowers([], [2])
#> Solution().radioTowers([5], [0, 1])
#> Solution().radioTowers([0, 10, 20], [1, 10])
#> Solution().radioTowers([7, 2, 4, 8], [1, 2])
# %%
def balanced_split_text(s):
    """Maximum number of pieces where each piece has as many vowels as consonants."""
    vowels = 'aeiou'
    height = 0
    first = {0: 0}
    pieces = [0]
    for i, ch in enumerate(s, 1):
        height += 1 if ch in vowels else -1
        if height == 0:
            pieces.append(pieces[-1] + 1)
        else:
            pieces.append(pieces[-1])
        first.setdefault(height, i)
    longest = 0
    height = 0
    for i, ch in enumerate(s, 1):
        height += 1 if ch in vowels else -1
        longest = max(longest, i - first[height])
    return pieces[-1], longest
#> balanced_split_text('banana')
#> balanced_split_text('aeio')
#> balanced_split_text('')
#> balanced_split_text('tree')
#> balanced_split_text('scooter')
# %%
def knapsack_items(items, capacity):
    """0/1 knapsack with the chosen names; items are (name, weight, value)."""
    rows = [[0] * (capacity + 1)]
    for _, w, v in items:
        prev = rows[-1]
        row = prev[:]
        for c in range(w, capacity + 1):
            row[c] = max(prev[c], prev[c - w] + v)
        rows.append(row)
    names = []
    c = capacity
    for k in range(len(items), 0, -1):
        if rows[k][c] != rows[k - 1][c]:
            name, w, _ = items[k - 1]
            names.append(name)
            c -= w
    return rows[-1][capacity], sorted(names), c
#> knapsack_items([('rope', 2, 3), ('axe', 3, 5)], 4)
#> knapsack_items([('tent', 6, 9)], 5)
#> knapsack_items([], 3)
#> knapsack_items([('pan', 1, 1), ('cup', 2, 4), ('map', 1, 3)], 3)
#> knapsack_items([('a', 2, 2), ('b', 2, 2), ('c', 4, 5)], 6)
# %%
class Solution:
    def oddEvenTurns(self, nums):
        """Two players take the first or the last; only even numbers score for A, odd for B."""
        memo = {}

        def best(i, j, turn):
            if i > j:
                return 0
            key = (i, j, turn)
            if key in memo:
                return memo[key]
            first = self.worth(nums[i]) + best(i + 1, j, 1 - turn)
            last = self.worth(nums[j]) + best(i, j - 1, 1 - turn)
            memo[key] = max(first, last) if turn == 0 else min(first, last)
            return memo[key]

        return best(0, len(nums) - 1, 0)

    def worth(self, x):
        return x if x % 2 == 0 else -x
#> Solution().oddEvenTurns([2, 3])
#> Solution().oddEvenTurns([5])
#> Solution().oddEvenTurns([])
#> Solution().oddEvenTurns([4, 7, 2])
#> Solution().oddEvenTurns([1, 8, 3, 6])
# %%
def subtract_and_halve(n):
    """Sequence of sums over all subsets partitions n = a + b with a = 2b or a = b + 1, memoised."""
    cache = {}

    def f(k):
        if k <= 2:
            return 1
        if k in cache:
            return cache[k]
        total = 0
        if k % 3 == 0:
            total += f(k // 3) * f(2 * k // 3)
        if k % 2 == 1:
            total += f(k // 2) * f(k // 2 + 1)
        cache[k] = total or f(k - 1)
        return cache[k]

    return f(n), sorted(cache)
#> subtract_and_halve(9)
#> subtract_and_halve(2)
#> subtract_and_halve(16)
#> subtract_and_halve(27)
#> subtract_and_halve(45)
# %%
def carry_boxes(boxes):
    """Carry sorted boxes alone (weight), in pairs (heavier + 1) or in threes (heaviest * 2)."""
    boxes = sorted(boxes)

    def effort(k):
        if k <= 0:
            return 0
        heavy = boxes[k - 1]
        best = heavy + effort(k - 1)
        if k >= 2:
            best = min(best, heavy + 1 + effort(k - 2))
        if k >= 3 and heavy % 2 == 0:
            best = min(best, heavy * 2 + effort(k - 3))
        return best

    return effort(len(boxes))
#> carry_boxes([1, 2, 5])
#> carry_boxes([7])
#> carry_boxes([])
#> carry_boxes([3, 4, 4, 6])
#> carry_boxes([9, 1, 8, 2])
# %%
from typing import List


class Solution:
    def planMeals(self, week: str, fridge: int) -> int:
        """'c' cook (adds 2 meals), 'o' optional: cook or eat, 'e' must eat. Count valid plans."""
        n = len(week)
        dp = [0] * (fridge + 1)
        dp[0] = 1
        for day in week:
            nxt = [0] * (fridge + 1)
            for stock, ways in enumerate(dp):
                if ways == 0:
                    continue
                if day in 'co' and stock + 2 <= fridge:
                    nxt[stock + 2] += ways
                if day in 'eo' and stock >= 1:
                    nxt[stock - 1] += ways
            dp = nxt
        return sum(dp) if n else 1
#> Solution().planMeals('ceo', 3)
#> Solution().planMeals('e', 4)
#> Solution().planMeals('', 2)
#> Solution().planMeals('coooo', 4)
#> Solution().planMeals('ccc', 6)
# %%
def domino_chain(dominoes, start):
    """Longest chain of dominoes (a, b), may be turned, each used once; returns the chain."""
    used = [False] * len(dominoes)

    def longest(end):
        best = []
        for i, (a, b) in enumerate(dominoes):
            if used[i]:
                continue
            for x, y in ((a, b), (b, a)):
                if x == end:
                    used[i] = True
                    tail = longest(y)
                    used[i] = False
                    if len(tail) + 1 > len(best):
                        best = [(x, y)] + tail
        return best

    return longest(start)
#> domino_chain([(1, 2), (2, 3)], 1)
#> domino_chain([(4, 5)], 1)
#> domino_chain([], 0)
#> domino_chain([(3, 1), (1, 6), (6, 3)], 3)
#> domino_chain([(2, 5), (5, 7), (2, 9)], 2)
# %%
class Solution:
    def wateredRows(self, n, dry):
        """Strings of W and D of length n with at most `dry` D's in any three neighbours."""
        counts = {'': 1}
        for _ in range(n):
            nxt = {}
            for tail, ways in counts.items():
                for ch in 'WD':
                    window = tail + ch
                    if window.count('D') > dry:
                        continue
                    key = window[-2:]
                    nxt[key] = nxt.get(key, 0) + ways
            counts = nxt
        return sum(counts.values())
#> Solution().wateredRows(3, 1)
#> Solution().wateredRows(4, 2)
#> Solution().wateredRows(0, 1)
#> Solution().wateredRows(5, 0)
#> Solution().wateredRows(6, 1)
# %%
def text_distance_limited(a, b, limit):
    """Fewest inserts+deletes between a and b, giving up beyond limit (banded memo)."""
    memo = {}

    def dist(i, j):
        if abs((len(a) - i) - (len(b) - j)) > limit:
            return limit + 1
        if i == len(a) or j == len(b):
            return len(a) - i + len(b) - j
        if (i, j) not in memo:
            if a[i] == b[j]:
                memo[i, j] = dist(i + 1, j + 1)
            else:
                memo[i, j] = 1 + min(dist(i + 1, j), dist(i, j + 1))
        return memo[i, j]

    d = dist(0, 0)
    return d if d <= limit else f'>{limit}'
#> text_distance_limited('plan', 'plane', 2)
#> text_distance_limited('abc', 'xyz', 3)
#> text_distance_limited('', '', 0)
#> text_distance_limited('stone', 'tones', 2)
#> text_distance_limited('a', 'abcdef', 4)
# %%
def peel_onion(rings):
    """Remove rings from outside or inside; k-th removal earns k * size. Iterative interval dp."""
    n = len(rings)
    dp = [[0] * (n + 1) for _ in range(n + 1)]
    for length in range(1, n + 1):
        turn = n - length + 1
        for i in range(n - length + 1):
            j = i + length
            outer = turn * rings[i] + dp[i + 1][j]
            inner = turn * rings[j - 1] + dp[i][j - 1]
            dp[i][j] = outer if outer > inner else inner
    return dp[0][n]
#> peel_onion([3, 1, 2])
#> peel_onion([8])
#> peel_onion([])
#> peel_onion([5, 4, 3, 2, 1])
#> peel_onion([1, 9, 9, 1])
# %%
class Solution:
    def groupAnswer(self, answers, sizes):
        """Partition answers (sorted) into consecutive groups whose sizes are allowed; fewest groups then smallest spread."""
        answers = sorted(answers)
        n = len(answers)
        best = [None] * (n + 1)
        best[0] = (0, 0)
        for i in range(1, n + 1):
            for s in sizes:
                if s > i or best[i - s] is None:
                    continue
                groups, spread = best[i - s]
                width = answers[i - 1] - answers[i - s]
                cand = (groups + 1, max(spread, width))
                if best[i] is None or cand < best[i]:
                    best[i] = cand
        return best[n]
#> Solution().groupAnswer([4, 1, 9, 8, 2], [2, 3])
#> Solution().groupAnswer([5], [2])
#> Solution().groupAnswer([], [1])
#> Solution().groupAnswer([1, 1, 5, 5], [1, 2])
#> Solution().groupAnswer([3, 7, 20, 21, 22, 4], [3, 2, 1])
# %%
def trie_cuts(text, words):
    """Build a trie, then fewest leftover letters when cutting words out of text."""
    trie = {}
    for w in words:
        node = trie
        for ch in w:
            node = node.setdefault(ch, {})
        node['$'] = True

    n = len(text)
    waste = [0] * (n + 1)
    for i in range(n - 1, -1, -1):
        waste[i] = waste[i + 1] + 1
        node = trie
        j = i
        while j < n and text[j] in node:
            node = node[text[j]]
            j += 1
            if '$' in node:
                waste[i] = min(waste[i], waste[j])
    return waste[0]
#> trie_cuts('thecat', ['the', 'cat'])
#> trie_cuts('xhex', ['he', 'hex'])
#> trie_cuts('', ['a'])
#> trie_cuts('zzz', [])
#> trie_cuts('aabaab', ['aab', 'ab', 'ba'])
# %%
class Solution:
    def shipFuel(self, legs, ports):
        """Fuel left after each leg; buying at port i costs ports[i] per unit; tank of 3."""
        cost = {0: 0}
        for need, price in zip(legs, ports):
            offers = {}
            for fuel, paid in cost.items():
                for level in range(fuel, 4):
                    total = paid + (level - fuel) * price
                    if total < offers.get(level, 10 ** 9):
                        offers[level] = total
            cost = {f - need: p for f, p in offers.items() if f >= need}
            if not cost:
                return -1
        return min(cost.values())
#> Solution().shipFuel([2, 2], [1, 5])
#> Solution().shipFuel([4], [1])
#> Solution().shipFuel([], [])
#> Solution().shipFuel([1, 1, 1], [9, 2, 1])
#> Solution().shipFuel([3, 1], [2, 2])
# %%
def circular_cuts(beads, k):
    """Cut a ring of beads into k arcs; minimise the largest arc sum. Try each start, recurse."""
    n = len(beads)

    def best(line, parts):
        if parts == 1:
            return sum(line)
        low = float('inf')
        head = 0
        for i in range(1, len(line) - parts + 2):
            head += line[i - 1]
            if head >= low:
                break
            low = min(low, max(head, best(line[i:], parts - 1)))
        return low

    return min(best(beads[s:] + beads[:s], k) for s in range(n))
#> circular_cuts([1, 5, 2], 2)
#> circular_cuts([4, 4], 2)
#> circular_cuts([7], 1)
#> circular_cuts([3, 1, 4, 1], 2)
#> circular_cuts([2, 9, 2, 9], 3)
# %%
def fair_cake(weights):
    """Which splits into two non-empty index groups are closest? Return groups with the smallest gap."""
    n = len(weights)
    total = sum(weights)
    best_gap, best_group = None, None

    def choose(i, group, s):
        nonlocal best_gap, best_group
        if i == n:
            if 0 < len(group) < n:
                gap = abs(total - 2 * s)
                if best_gap is None or gap < best_gap:
                    best_gap, best_group = gap, group
            return
        choose(i + 1, group + (i,), s + weights[i])
        choose(i + 1, group, s)

    choose(0, (), 0)
    return best_gap, best_group
#> fair_cake([3, 1, 2])
#> fair_cake([5, 5])
#> fair_cake([9])
#> fair_cake([])
#> fair_cake([8, 3, 4, 2])
# %%
class Solution:
    def mixColors(self, recipe, have):
        """recipe maps a colour to two parents; can each wanted colour be mixed? memo + cycle guard."""
        state = {c: True for c in have}

        def possible(c):
            if c in state:
                return state[c]
            if c not in recipe:
                state[c] = False
                return False
            state[c] = False
            a, b = recipe[c]
            state[c] = possible(a) and possible(b)
            return state[c]

        return [c for c in recipe if possible(c)]
#> Solution().mixColors({'green': ('blue', 'yellow'), 'lime': ('green', 'yellow')}, ['blue', 'yellow'])
#> Solution().mixColors({'x': ('y', 'y'), 'y': ('x', 'x')}, [])
#> Solution().mixColors({}, ['red'])
#> Solution().mixColors({'pink': ('red', 'white')}, ['red'])
#> Solution().mixColors({'a': ('b', 'c'), 'b': ('d', 'd'), 'c': ('b', 'd')}, ['d'])
# %%
def best_window_sum(nums, windows, size):
    """Pick `windows` disjoint windows of a size with the largest total, return their starts."""
    sums = [sum(nums[i:i + size]) for i in range(len(nums) - size + 1)]
    memo = {}

    def pick(i, left):
        if left == 0:
            return 0, ()
        if i >= len(sums):
            return float('-inf'), ()
        if (i, left) not in memo:
            skip = pick(i + 1, left)
            score, starts = pick(i + size, left - 1)
            take = (score + sums[i], (i,) + starts)
            memo[i, left] = take if take[0] >= skip[0] else skip
        return memo[i, left]

    score, starts = pick(0, windows)
    return None if score == float('-inf') else (score, starts)
#> best_window_sum([1, 2, 1, 2, 6], 2, 2)
#> best_window_sum([4, 4, 4], 1, 3)
#> best_window_sum([1], 1, 2)
#> best_window_sum([5, -1, 5, -1, 5], 3, 1)
#> best_window_sum([3, 3, 3, 3], 2, 3)
# %%
def add_operators(digits, target):
    """Insert + or - between digits; expressions that reach the target."""
    out = []

    def go(i, value, expr):
        if i == len(digits):
            if value == target:
                out.append(expr)
            return
        for j in range(i + 1, len(digits) + 1):
            if digits[i] == '0' and j > i + 1:
                break
            num = int(digits[i:j])
            if i == 0:
                go(j, num, str(num))
            else:
                go(j, value + num, f'{expr}+{num}')
                go(j, value - num, f'{expr}-{num}')

    go(0, 0, '')
    return out
#> add_operators('123', 6)
#> add_operators('105', 5)
#> add_operators('11', 0)
#> add_operators('7', 8)
#> add_operators('202', 4)
# %%
class Solution:
    def maxEnvelopeWeight(self, sheets):
        """Stack sheets (w, h), each must fit on the one below even when turned; most sheets."""
        norm = sorted((max(s), min(s)) for s in sheets)
        norm.reverse()
        count = []
        for i, (w, h) in enumerate(norm):
            best = 1
            for j in range(i):
                W, H = norm[j]
                if w < W and h < H:
                    best = max(best, count[j] + 1)
            count.append(best)
        return max(count) if count else 0
#> Solution().maxEnvelopeWeight([(2, 3), (5, 4), (1, 1)])
#> Solution().maxEnvelopeWeight([(3, 3), (3, 3)])
#> Solution().maxEnvelopeWeight([])
#> Solution().maxEnvelopeWeight([(9, 1), (2, 8), (7, 1), (6, 1)])
#> Solution().maxEnvelopeWeight([(4, 6), (5, 7), (8, 6), (2, 5)])
# %%
def vacation_heat(days, plan):
    """plan: (beach, hike) joy per day; after two equal activities in a row a rest day is forced."""
    def joy(day, last, run):
        if day >= len(plan) or day >= days:
            return 0
        if run == 2:
            return joy(day + 1, None, 0)
        best = joy(day + 1, None, 0)
        for act in (0, 1):
            streak = run + 1 if act == last else 1
            best = max(best, plan[day][act] + joy(day + 1, act, streak))
        return best

    return joy(0, None, 0)
#> vacation_heat(2, [(3, 1), (4, 2)])
#> vacation_heat(3, [(5, 0), (5, 0), (5, 4)])
#> vacation_heat(0, [(9, 9)])
#> vacation_heat(3, [(1, 6), (2, 6)])
#> vacation_heat(3, [(-1, -2), (-3, -1), (2, 0)])
# %%
def bell_triangle_words(items):
    """All ways to split items into groups (set partitions), shown as joined strings."""
    if not items:
        return [[]]
    head, rest = items[0], items[1:]
    result = []
    for partition in bell_triangle_words(rest):
        result.append([head] + partition)
        for i, block in enumerate(partition):
            result.append(partition[:i] + [head + block] + partition[i + 1:])
    return result
#> bell_triangle_words('ab')
#> bell_triangle_words('xyz')
#> bell_triangle_words('')
#> bell_triangle_words('q')
#> bell_triangle_words('aab')
# %%
class Solution:
    def cheapestString(self, length, costs, banned):
        """Cheapest string over the letters of costs avoiding banned two-letter pairs."""
        letters = sorted(costs)
        best = {c: (costs[c], c) for c in letters}
        for _ in range(length - 1):
            nxt = {}
            for c in letters:
                options = [
                    (price + costs[c], text + c)
                    for last, (price, text) in best.items()
                    if last + c not in banned
                ]
                if options:
                    nxt[c] = min(options)
            best = nxt
        return min(best.values(), default=None)
#> Solution().cheapestString(3, {'a': 1, 'b': 2}, ['aa'])
#> Solution().cheapestString(2, {'x': 5}, ['xx'])
#> Solution().cheapestString(1, {'p': 4, 'q': 3}, [])
#> Solution().cheapestString(4, {'a': 1, 'b': 3, 'c': 2}, ['aa', 'ac', 'cc'])
#> Solution().cheapestString(3, {'m': 2, 'n': 2}, ['mn', 'nm'])
# %%
def spiral_sum_dp(grid, k):
    """Best sum of a path right/down that picks exactly k cells (others are walked for free)."""
    rows, cols = len(grid), len(grid[0])
    NEG = float('-inf')
    best = [[None] * cols for _ in range(rows)]
    for r in range(rows):
        for c in range(cols):
            if r == c == 0:
                base = [0] + [NEG] * k
            else:
                base = [NEG] * (k + 1)
                if r:
                    base = [max(a, b) for a, b in zip(base, best[r - 1][c])]
                if c:
                    base = [max(a, b) for a, b in zip(base, best[r][c - 1])]
            best[r][c] = [base[0]] + [max(base[i], base[i - 1] + grid[r][c]) for i in range(1, k + 1)]
    top = best[-1][-1][k]
    return None if top == NEG else top
#> spiral_sum_dp([[1, 2], [3, 4]], 2)
#> spiral_sum_dp([[5]], 2)
#> spiral_sum_dp([[7, -1, 3]], 2)
#> spiral_sum_dp([[0, 9], [1, 1], [8, 2]], 3)
#> spiral_sum_dp([[4, 4], [4, 4]], 0)
# %%
def longest_valid_melody(notes, leaps):
    """Longest contiguous-or-skipped melody: an interval in leaps extends, one skip in all allowed."""
    n = len(notes)
    clean = [1] * n
    skipped = [0] * n
    for i in range(1, n):
        if abs(notes[i] - notes[i - 1]) in leaps:
            clean[i] = clean[i - 1] + 1
            if skipped[i - 1]:
                skipped[i] = skipped[i - 1] + 1
        if i > 1 and abs(notes[i] - notes[i - 2]) in leaps:
            skipped[i] = max(skipped[i], clean[i - 2] + 1)
    return max(clean + skipped, default=0)
#> longest_valid_melody([60, 62, 71, 64, 65], [1, 2])
#> longest_valid_melody([60, 67], [5])
#> longest_valid_melody([], [1])
#> longest_valid_melody([1, 3, 5, 7, 9], [2])
#> longest_valid_melody([4, 9, 4, 9, 5, 4], [0, 1])
# %%
class Solution:
    def teleports(self, n, pads, energy):
        """From 0 to n by steps of cost 2 or pads (a, b, cost), forward or backward; relaxed rounds."""
        INF = 10 ** 6
        dist = [INF] * (n + 1)
        dist[0] = 0
        changed = True
        rounds = 0
        while changed:
            changed = False
            rounds += 1
            for i in range(n):
                if dist[i] + 2 < dist[i + 1]:
                    dist[i + 1] = dist[i] + 2
                    changed = True
            for a, b, cost in pads:
                if dist[a] + cost < dist[b]:
                    dist[b] = dist[a] + cost
                    changed = True
        return dist[n] <= energy, dist, rounds
#> Solution().teleports(3, [(0, 3, 4)], 5)
#> Solution().teleports(2, [], 3)
#> Solution().teleports(0, [], 0)
#> Solution().teleports(4, [(0, 4, 3), (4, 2, 0)], 3)
#> Solution().teleports(5, [(1, 4, 1), (0, 1, 9)], 6)
# %%
def count_handshakes(n):
    """Non-crossing pairings of n people at a round table where neighbours 1 and n may not pair."""
    memo = {0: 1}

    def pairings(k):
        if k % 2:
            return 0
        if k not in memo:
            total = 0
            for partner in range(2, k + 1, 2):
                total += pairings(partner - 2) * pairings(k - partner)
            memo[k] = total
        return memo[k]

    if n < 2:
        return 1 if n == 0 else 0
    return pairings(n) - pairings(n - 2)
#> count_handshakes(0)
#> count_handshakes(2)
#> count_handshakes(5)
#> count_handshakes(6)
#> count_handshakes(8)
# %%
def split_weights(nums, bins):
    """Fill bins of exact equal sums by backtracking on the current bin; returns groups or []."""
    total = sum(nums)
    if bins == 0 or total % bins:
        return []
    goal = total // bins
    nums = sorted(nums, reverse=True)
    groups = [[] for _ in range(bins)]

    def put(i):
        if i == len(nums):
            return all(sum(g) == goal for g in groups)
        for g in groups:
            if sum(g) + nums[i] <= goal:
                g.append(nums[i])
                if put(i + 1):
                    return True
                g.pop()
            if not g:
                break
        return False

    return groups if put(0) else []
#> split_weights([1, 2, 3], 2)
#> split_weights([5, 1], 2)
#> split_weights([], 1)
#> split_weights([4, 3, 2, 1, 2], 3)
#> split_weights([6, 2, 2], 2)
# %%
class Solution:
    def tapeMusic(self, songs, side):
        """Two tape sides, songs stay in order; can stop early. Most songs recorded."""
        best = 0
        layer = {(side, side)}
        for length in songs:
            nxt = set()
            for a, b in layer:
                if length <= a:
                    nxt.add((a - length, b))
                if length <= b:
                    nxt.add((a, b - length))
            if not nxt:
                break
            best += 1
            layer = nxt
        return best, max(a + b for a, b in layer)
#> Solution().tapeMusic([3, 4, 2], 5)
#> Solution().tapeMusic([9], 5)
#> Solution().tapeMusic([], 6)
#> Solution().tapeMusic([2, 2, 3, 3, 1], 6)
#> Solution().tapeMusic([4, 4, 4], 7)
