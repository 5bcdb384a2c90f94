# %%
class Solution:
    def hopFares(self, tolls, jump_fee):
        n = len(tolls)
        if n == 0:
            return 0
        paid = [0] * n
        paid[0] = tolls[0]
        for i in range(1, n):
            step = paid[i - 1] + tolls[i]
            if i >= 3:
                leap = paid[i - 3] + tolls[i] + jump_fee
                step = min(step, leap)
            paid[i] = step
        return paid[-1]
#> Solution().hopFares([2, 9, 9, 1, 4, 8, 3], 5)
#> Solution().hopFares([1, 1, 1, 1, 1], 1)
#> Solution().hopFares([], 4)
#> Solution().hopFares([7], 2)
#> Solution().hopFares([3, 20, 30, 4, 50, 1, 2], 0)
# %%
from functools import cache


class Solution:
    def lanternPatterns(self, n: int, dark: int) -> int:
        @cache
        def fill(i, run):
            if i == n:
                return 1
            ways = fill(i + 1, 0)
            if run < dark:
                ways += fill(i + 1, run + 1)
            return ways

        return fill(0, 0)
#> Solution().lanternPatterns(3, 1)
#> Solution().lanternPatterns(5, 2)
#> Solution().lanternPatterns(0, 4)
#> Solution().lanternPatterns(6, 0)
#> Solution().lanternPatterns(4, 4)
# %%
def split_rope(length, prices, cut_cost):
    memo = {0: 0}

    def earn(rest):
        if rest in memo:
            return memo[rest]
        best = prices.get(rest, 0)
        for piece, price in prices.items():
            if piece < rest:
                best = max(best, price - cut_cost + earn(rest - piece))
        memo[rest] = best
        return best

    return earn(length), len(memo)
#> split_rope(5, {1: 2, 2: 5, 3: 9}, 1)
#> split_rope(7, {3: 8, 4: 9}, 2)
#> split_rope(0, {1: 1}, 0)
#> split_rope(4, {5: 20}, 1)
#> split_rope(6, {2: 3, 6: 10}, 0)
# %%
class Solution:
    def stackCrates(self, crates, height):
        out = []
        pile = []

        def place(start, left):
            if left == 0:
                out.append(''.join(str(c) for c in pile))
                return
            for i in range(start, len(crates)):
                if crates[i] > left:
                    continue
                pile.append(crates[i])
                place(i + 1, left - crates[i])
                pile.pop()

        place(0, height)
        return out
#> Solution().stackCrates([1, 2, 3, 4], 5)
#> Solution().stackCrates([2, 2, 2], 4)
#> Solution().stackCrates([], 3)
#> Solution().stackCrates([7, 8, 9], 6)
#> Solution().stackCrates([5, 3, 2, 1], 6)
# %%
def best_of(a, b):
    return a if a >= b else b


def robot_gems(rows):
    below = [0] * (len(rows) + 1)
    for row in reversed(rows):
        nxt = []
        for j, gem in enumerate(row):
            nxt.append(gem + best_of(below[j], below[j + 1]))
        below = nxt
    return below[0]
#> robot_gems([[1], [2, 3], [4, -5, 6]])
#> robot_gems([[5]])
#> robot_gems([[0], [1, 1], [2, 2, 2], [9, 0, 0, 9]])
#> robot_gems([[-1], [-2, -3], [-1, -1, -1]])
#> robot_gems([[3], [9, 1], [0, 0, 40]])
# %%
def nim_with_tax(coins, moves, memo=None):
    if memo is None:
        memo = {}
    if coins in memo:
        return memo[coins]
    win = False
    for m in moves:
        tax = 1 if coins % 2 else 0
        rest = coins - m - tax
        if rest >= 0 and not nim_with_tax(rest, moves, memo):
            win = True
            break
    memo[coins] = win
    return win
#> nim_with_tax(5, [1, 3])
#> nim_with_tax(8, [2, 3])
#> nim_with_tax(0, [1])
#> nim_with_tax(11, [1, 4])
#> nim_with_tax(6, [1, 2])
# %%
from functools import lru_cache


class Solution:
    def paintFence(self, posts, colours, tired):
        @lru_cache(None)
        def go(i, last):
            if i == posts:
                return 0
            best = 10 ** 6
            for c in range(len(colours)):
                price = colours[c]
                if c == last:
                    price += tired
                best = min(best, price + go(i + 1, c))
            return best

        return go(0, -1)
#> Solution().paintFence(3, [2, 5], 4)
#> Solution().paintFence(4, [1, 1, 1], 1)
#> Solution().paintFence(0, [3], 2)
#> Solution().paintFence(3, [6], 10)
#> Solution().paintFence(5, [1, 7], 3)
# %%
class Solution:
    def longestZigzagBy(self, heights, step):
        up = [1] * len(heights)
        down = [1] * len(heights)
        for i in range(len(heights)):
            for j in range(i):
                diff = heights[i] - heights[j]
                if diff >= step:
                    up[i] = max(up[i], down[j] + 1)
                elif diff <= -step:
                    down[i] = max(down[i], up[j] + 1)
        return max(up + down, default=0)
#> Solution().longestZigzagBy([1, 5, 3, 8, 2], 2)
#> Solution().longestZigzagBy([4, 4, 4], 1)
#> Solution().longestZigzagBy([], 3)
#> Solution().longestZigzagBy([10, 1, 9, 2, 8], 5)
#> Solution().longestZigzagBy([1, 2, 3, 4, 5, 6], 3)
# %%
def depth_sum(tree, level=1):
    total = 0
    for item in tree:
        if isinstance(item, list):
            total += depth_sum(item, level + 1)
        else:
            total += item * level
    return total


def deepest(tree):
    inner = [deepest(x) for x in tree if isinstance(x, list)]
    return 1 + max(inner, default=0)


def score_tree(tree):
    return depth_sum(tree) - deepest(tree)
#> score_tree([1, [2, 3], 4])
#> score_tree([])
#> score_tree([[[5]]])
#> score_tree([1, [2, [3, [4]]]])
#> score_tree([[1, -2], [[], 7], 10])
# %%
class Solution:
    def assignTutors(self, costs):
        n = len(costs)
        full = (1 << n) - 1
        memo = {}

        def solve(mask):
            if mask == full:
                return 0
            if mask in memo:
                return memo[mask]
            who = bin(mask).count('1')
            best = float('inf')
            for j in range(n):
                if mask & (1 << j):
                    continue
                best = min(best, costs[who][j] + 2 * (j == who) + solve(mask | 1 << j))
            memo[mask] = best
            return best

        return solve(0)
#> Solution().assignTutors([[4, 1], [2, 9]])
#> Solution().assignTutors([[3, 8, 5], [7, 2, 9], [4, 6, 1]])
#> Solution().assignTutors([[6]])
#> Solution().assignTutors([])
#> Solution().assignTutors([[1, 1, 9], [1, 5, 9], [9, 9, 9]])
# %%
def merge_count(a):
    if len(a) < 2:
        return a, 0
    mid = len(a) // 2
    left, x = merge_count(a[:mid])
    right, y = merge_count(a[mid:])
    out, swaps = [], x + y
    while left and right:
        if left[0] <= right[0]:
            out.append(left.pop(0))
        else:
            swaps += len(left)
            out.append(right.pop(0))
    return out + left + right, swaps


def shelf_effort(books):
    ordered, swaps = merge_count(list(books))
    return ''.join(ordered) + ':' + str(swaps)
#> shelf_effort('dcba')
#> shelf_effort('abc')
#> shelf_effort('')
#> shelf_effort('hello')
#> shelf_effort('zaybx')
# %%
class Solution:
    def ticketsCover(self, days, day_price, week_price):
        last = days[-1] if days else 0
        travel = set(days)
        cost = [0] * (last + 1)
        for d in range(1, last + 1):
            if d not in travel:
                cost[d] = cost[d - 1]
                continue
            cost[d] = min(cost[d - 1] + day_price,
                          cost[max(0, d - 4)] + week_price)
        return cost[last]
#> Solution().ticketsCover([1, 2, 3, 9], 3, 7)
#> Solution().ticketsCover([], 3, 7)
#> Solution().ticketsCover([5], 2, 9)
#> Solution().ticketsCover([1, 2, 3, 4, 5, 6, 7, 8], 4, 10)
#> Solution().ticketsCover([2, 7, 12], 6, 5)
# %%
from functools import cache


@cache
def rabbit_hutches(month):
    if month < 2:
        return 1
    if month % 3 == 0:
        return rabbit_hutches(month // 3) + rabbit_hutches(month - 2)
    return rabbit_hutches(month - 1) + 1


def hutch_report(months):
    return [rabbit_hutches(m) for m in months]
#> hutch_report([1, 2, 3])
#> hutch_report([9])
#> hutch_report([])
#> hutch_report([12, 6, 5, 14])
#> hutch_report([20, 0, 20])
# %%
class Solution:
    def takeEnds(self, cards):
        n = len(cards)
        lead = cards[:]
        for span in range(2, n + 1):
            for l in range(n - span + 1):
                r = l + span - 1
                lead[l] = max(cards[l] - lead[l + 1], cards[r] - 1 - lead[l])
        if not n:
            return 'nobody'
        if lead[0] == 0:
            return 'draw'
        return f'first by {lead[0]}' if lead[0] > 0 else f'second by {-lead[0]}'
#> Solution().takeEnds([3, 9, 1, 2])
#> Solution().takeEnds([1, 20, 3])
#> Solution().takeEnds([])
#> Solution().takeEnds([5, 5])
#> Solution().takeEnds([4, 1, 7, 2, 8])
# %%
def fill_backpack(items, cap):
    best = [0] * (cap + 1)
    for weight, worth in items:
        if 2 * weight > cap:
            worth += weight
        for c in range(cap, weight - 1, -1):
            cand = best[c - weight] + worth
            if cand > best[c]:
                best[c] = cand
    top = max(best)
    return top, best.index(top)
#> fill_backpack([(2, 3), (3, 4), (4, 6)], 6)
#> fill_backpack([], 5)
#> fill_backpack([(9, 100)], 8)
#> fill_backpack([(1, 1), (1, 2), (1, 3)], 2)
#> fill_backpack([(5, 10), (4, 9), (1, 2)], 9)
# %%
def all_orders(names):
    if len(names) <= 1:
        return [names]
    res = []
    for i, first in enumerate(names):
        rest = names[:i] + names[i + 1:]
        for tail in all_orders(rest):
            if abs(ord(first) - ord(tail[0])) > 1:
                res.append(first + tail)
    return res


def seat_guests(names):
    found = all_orders(names)
    if not found:
        return 'quarrel'
    return found[0] + ' ' + str(len(found))
#> seat_guests('abc')
#> seat_guests('ace')
#> seat_guests('abcd')
#> seat_guests('q')
#> seat_guests('bxd')
# %%
from typing import List


class Solution:
    def quietNights(self, noise: List[int]) -> int:
        sleep, awake = 0, float('-inf')
        for x in noise:
            sleep, awake = max(sleep, awake), sleep - x + 4
        return max(sleep, awake)
#> Solution().quietNights([1, 2, 3, 0])
#> Solution().quietNights([9, 9])
#> Solution().quietNights([])
#> Solution().quietNights([3, 0, 3, 0, 3])
#> Solution().quietNights([-2, 5, -1])
# %%
def count_spellings(word, chunks):
    ways = [1] + [0] * len(word)
    for end in range(1, len(word) + 1):
        for c in chunks:
            begin = end - len(c)
            if begin >= 0 and word[begin:end] == c:
                ways[end] += ways[begin]
    return ways[-1]


def rank_words(words, chunks):
    scored = [(-count_spellings(w, chunks), w) for w in words]
    return [w for s, w in sorted(scored) if s]
#> rank_words(['aba', 'ab', 'bb'], ['a', 'b', 'ab'])
#> rank_words(['noon', 'on'], ['no', 'on', 'n', 'o'])
#> rank_words([], ['x'])
#> rank_words(['cat'], ['dog'])
#> rank_words(['aaa', 'aa'], ['a', 'aa'])
# %%
def wander(grid, r=0, c=0, fuel=4):
    if not (0 <= r < len(grid) and 0 <= c < len(grid[0])):
        return 0
    if grid[r][c] == '#' or fuel == 0:
        return 0
    if grid[r][c] == 'x':
        return 1
    return wander(grid, r + 1, c, fuel - 1) + wander(grid, r, c + 1, fuel - 1)
#> wander(['..', '.x'])
#> wander(['.#x', '...', '..x'])
#> wander(['#'])
#> wander(['...', '.x.', 'x..'], 0, 0, 3)
#> wander(['..x'], fuel=2)
# %%
class Solution:
    def gateCodes(self, digits, length, limit):
        self.found = []
        self.extend(digits, length, limit, [])
        return self.found

    def extend(self, digits, length, limit, code):
        if len(code) == length:
            self.found.append(int(''.join(map(str, code))))
            return
        for d in digits:
            if code and abs(code[-1] - d) > limit:
                continue
            code.append(d)
            self.extend(digits, length, limit, code)
            code.pop()
#> Solution().gateCodes([1, 2, 5], 2, 1)
#> Solution().gateCodes([3, 4], 3, 0)
#> Solution().gateCodes([7], 2, 5)
#> Solution().gateCodes([], 2, 1)
#> Solution().gateCodes([1, 9], 2, 8)
# %%
def shared_tune(first, second):
    prev = [''] * (len(second) + 1)
    for a in first:
        row = ['']
        for j, b in enumerate(second):
            if a == b and not prev[j].endswith(a):
                row.append(prev[j] + a)
            else:
                row.append(max(prev[j + 1], row[-1], key=len))
        prev = row
    return prev[-1]
#> shared_tune('dore', 'redo')
#> shared_tune('fa', 'sol')
#> shared_tune('', 'la')
#> shared_tune('abcab', 'acba')
#> shared_tune('miso', 'misso')
# %%
def crack_weight(stones):
    sums = {0}
    for s in stones:
        sums |= {x + s for x in sums}
    total = sum(stones)
    gap = total
    for x in sorted(sums):
        if abs(total - 2 * x) < gap:
            gap = abs(total - 2 * x)
    return gap
#> crack_weight([3, 1, 4])
#> crack_weight([10, 7, 6, 2])
#> crack_weight([])
#> crack_weight([8])
#> crack_weight([5, 5, 9, 2, 3])
# %%
from functools import lru_cache


def juggle(n, throws):
    @lru_cache(maxsize=None)
    def best(left, last):
        if left == 0:
            return ()
        options = []
        for t in throws:
            if t <= left and t != last:
                tail = best(left - t, t)
                if tail is not None:
                    options.append((t,) + tail)
        return min(options, key=len) if options else None

    plan = best(n, 0)
    return list(plan) if plan is not None else 'drop'
#> juggle(5, (1, 2))
#> juggle(4, (2,))
#> juggle(0, (1, 3))
#> juggle(7, (3, 1))
#> juggle(6, (1, 5))
# %%
class Solution:
    def minTrips(self, loads, limit):
        n = len(loads)
        dp = [(n + 1, 0)] * (1 << n)
        dp[0] = (1, 0)
        for mask in range(1, 1 << n):
            for i in range(n):
                if not mask >> i & 1:
                    continue
                trips, used = dp[mask ^ (1 << i)]
                if used + loads[i] <= limit:
                    cand = (trips, used + loads[i])
                else:
                    cand = (trips + 1, loads[i])
                dp[mask] = min(dp[mask], cand)
        return dp[-1][0] if n else 0
#> Solution().minTrips([4, 3, 2], 5)
#> Solution().minTrips([1, 1, 1], 3)
#> Solution().minTrips([], 4)
#> Solution().minTrips([6, 5, 4], 6)
#> Solution().minTrips([3, 3, 3, 2], 6)
# %%
def power_fold(base, exp, mod):
    if exp == 0:
        return 1 % mod
    half = power_fold(base, exp // 2, mod)
    sq = half * half % mod
    if exp & 1:
        sq = sq * base % mod
    return sq


def fingerprint(values, mod):
    acc = 0
    for i, v in enumerate(values):
        acc = (acc + power_fold(v, i + 1, mod)) % mod
    return acc
#> fingerprint([2, 3, 4], 97)
#> fingerprint([10], 7)
#> fingerprint([], 5)
#> fingerprint([5, 5, 5, 5], 13)
#> fingerprint([-1, 2, -3], 10)
# %%
class Solution:
    def drainTanks(self, levels):
        seen = {}

        def rounds(state):
            if max(state) == 0:
                return 0
            if state not in seen:
                i = state.index(max(state))
                spill = list(state)
                spill[i] //= 2
                j = (i + 1) % len(spill)
                spill[j] = max(0, spill[j] - 1)
                seen[state] = 1 + rounds(tuple(spill))
            return seen[state]

        return rounds(tuple(levels))
#> Solution().drainTanks([4, 2])
#> Solution().drainTanks([0, 0])
#> Solution().drainTanks([9])
#> Solution().drainTanks([5, 5, 5])
#> Solution().drainTanks([1, 12])
# %%
class Solution:
    def fewestStamps(self, amount, stamps):
        INF = 2 * amount + 1
        need = [0] + [INF] * amount
        pick = [0] * (amount + 1)
        for a in range(1, amount + 1):
            for s in stamps:
                if s > a:
                    continue
                extra = 2 if pick[a - s] == s else 1
                if need[a - s] + extra < need[a]:
                    need[a] = need[a - s] + extra
                    pick[a] = s
        if need[amount] == INF:
            return []
        used = []
        while amount:
            used.append(pick[amount])
            amount -= pick[amount]
        return used
#> Solution().fewestStamps(8, [1, 4, 5])
#> Solution().fewestStamps(7, [2, 4])
#> Solution().fewestStamps(0, [3])
#> Solution().fewestStamps(12, [6, 5, 1])
#> Solution().fewestStamps(9, [3, 2])
# %%
class Solution:
    def trimToMirror(self, s, keep):
        memo = {}

        def cost(l, r):
            if l >= r:
                return 0
            if (l, r) in memo:
                return memo[l, r]
            if s[l] == s[r]:
                val = cost(l + 1, r - 1)
            else:
                a = (5 if s[l] in keep else 1) + cost(l + 1, r)
                b = (5 if s[r] in keep else 1) + cost(l, r - 1)
                val = min(a, b)
            memo[l, r] = val
            return val

        return cost(0, len(s) - 1)
#> Solution().trimToMirror('abca', '')
#> Solution().trimToMirror('race', 'ac')
#> Solution().trimToMirror('', 'z')
#> Solution().trimToMirror('noon', 'n')
#> Solution().trimToMirror('xyzx', 'yz')
# %%
def tower_of_hats(n, src='A', dst='B', via='C'):
    if n == 0:
        return []
    if n == 1 and src != 'A':
        return [src.lower() + dst]
    first = tower_of_hats(n - 1, src, via, dst)
    return first + [src + dst] + tower_of_hats(n - 1, via, dst, src)
#> tower_of_hats(2)
#> tower_of_hats(3)
#> tower_of_hats(0)
#> tower_of_hats(1, 'C', 'A', 'B')
#> tower_of_hats(2, src='B', dst='C', via='A')
# %%
def dice_odds(faces, rolls, target):
    table = {0: 1}
    for _ in range(rolls):
        nxt = {}
        for total, ways in table.items():
            for f in faces:
                if total + f <= target:
                    nxt[total + f] = nxt.get(total + f, 0) + ways
        table = nxt
    hits = table.get(target, 0)
    return f'{hits}/{len(faces) ** rolls}'
#> dice_odds([1, 2, 3], 2, 4)
#> dice_odds([1, 6], 3, 8)
#> dice_odds([2, 4], 2, 5)
#> dice_odds([5], 1, 5)
#> dice_odds([0, 1], 4, 2)
# %%
def can_finish(deck, hand):
    """Play numbers up or down from hand until the deck is gone."""
    if not deck:
        return True
    for i, card in enumerate(deck):
        if abs(card - hand) <= 2 and can_finish(deck[:i] + deck[i + 1:], card):
            return True
    return False


def first_hand(deck):
    for hand in range(1, 10):
        if can_finish(deck, hand):
            return hand
    return None
#> first_hand([3, 5, 7])
#> first_hand([1, 2])
#> first_hand([])
#> first_hand([4, 9])
#> first_hand([8, 6, 9])
# %%
class Solution:
    def frogGrid(self, rows: int, cols: int, ponds) -> int:
        dp = [[0] * cols for _ in range(rows)]
        dp[0][0] = 1
        for r in range(rows):
            for c in range(cols):
                if [r, c] in ponds:
                    dp[r][c] = 0
                    continue
                if r:
                    dp[r][c] += dp[r - 1][c]
                if c >= 2:
                    dp[r][c] += dp[r][c - 2]
        return dp[-1][-1]
#> Solution().frogGrid(2, 3, [])
#> Solution().frogGrid(3, 5, [[1, 2]])
#> Solution().frogGrid(1, 1, [])
#> Solution().frogGrid(2, 2, [])
#> Solution().frogGrid(3, 3, [[0, 2], [2, 0]])
# %%
def unwrap(n, base):
    if n < base:
        return str(n)
    q, r = divmod(n, base)
    return unwrap(q, base) + str(r)


def bumpy(text):
    return sum(1 for a, b in zip(text, text[1:]) if a != b)


def roughest_base(n):
    return max(range(2, 7), key=lambda b: (bumpy(unwrap(n, b)), -b))
#> roughest_base(42)
#> roughest_base(7)
#> roughest_base(0)
#> roughest_base(100)
#> roughest_base(363)
# %%
class Solution:
    def loudestProgramme(self, acts, rest):
        acts = sorted(acts, key=lambda a: a[1])
        best = []
        for i, (start, end, cheers) in enumerate(acts):
            take = cheers
            for j in range(i - 1, -1, -1):
                if acts[j][1] + rest <= start:
                    take += best[j]
                    break
            skip = best[-1] if best else 0
            best.append(max(take, skip))
        return best[-1] if best else 0
#> Solution().loudestProgramme([(1, 3, 5), (4, 6, 6), (3, 5, 9)], 1)
#> Solution().loudestProgramme([(0, 2, 4), (2, 4, 4), (4, 6, 4)], 0)
#> Solution().loudestProgramme([], 2)
#> Solution().loudestProgramme([(0, 10, 7), (1, 2, 3), (5, 6, 3)], 2)
#> Solution().loudestProgramme([(3, 4, 1)], 9)
# %%
from functools import cache


class Solution:
    def stoneDuel(self, piles):
        piles = tuple(sorted(piles))

        @cache
        def wins(state):
            for i, p in enumerate(state):
                for take in (1, 2):
                    if take > p:
                        break
                    nxt = state[:i] + (p - take,) + state[i + 1:]
                    nxt = tuple(sorted(x for x in nxt if x))
                    if not wins(nxt):
                        return True
            return False

        return 'Ada' if wins(piles) else 'Bob'
#> Solution().stoneDuel([3])
#> Solution().stoneDuel([2, 2])
#> Solution().stoneDuel([])
#> Solution().stoneDuel([1, 2, 3])
#> Solution().stoneDuel([1, 4])
# %%
def bulb_codes(bits):
    if bits == 0:
        return ['']
    prev = bulb_codes(bits - 1)
    same = ['o' + p for p in prev]
    flip = ['x' + p for p in prev[::-1]]
    return same + flip


def nth_bulb(bits, k):
    codes = bulb_codes(bits)
    return codes[k % len(codes)]
#> nth_bulb(2, 3)
#> nth_bulb(3, 5)
#> nth_bulb(0, 9)
#> nth_bulb(4, 10)
#> nth_bulb(1, -1)
# %%
def highest_mountain(vals):
    n = len(vals)
    left, right = [1] * n, [1] * n
    for i in range(1, n):
        if vals[i] > vals[i - 1]:
            left[i] = left[i - 1] + 1
    for i in range(n - 2, -1, -1):
        if vals[i] > vals[i + 1]:
            right[i] = right[i + 1] + 1
    best = (0, None)
    for i, (a, b) in enumerate(zip(left, right)):
        if min(a, b) > 1 and a + b - 1 > best[0]:
            best = (a + b - 1, i)
    return best
#> highest_mountain([1, 3, 5, 4, 2])
#> highest_mountain([1, 2, 3])
#> highest_mountain([])
#> highest_mountain([0, 2, 0, 4, 6, 1])
#> highest_mountain([5, 5, 6, 5])
# %%
class Solution:
    def bakeOrder(self, ovens, tin):
        self.best = None

        def assign(k, loads):
            if self.best is not None and max(loads) >= self.best:
                return
            if k == len(tin):
                self.best = max(loads)
                return
            tried = []
            for i in range(ovens):
                if loads[i] in tried:
                    continue
                tried.append(loads[i])
                loads[i] += tin[k]
                assign(k + 1, loads)
                loads[i] -= tin[k]

        assign(0, [0] * ovens)
        return self.best
#> Solution().bakeOrder(2, [3, 4, 5])
#> Solution().bakeOrder(3, [6, 2, 2])
#> Solution().bakeOrder(1, [])
#> Solution().bakeOrder(2, [7, 3, 2, 2])
#> Solution().bakeOrder(1, [5, 6])
# %%
def count_tilings(n, memo={0: 1, 1: 1, 2: 3}):
    if n < 0:
        return 0
    table = dict(memo)
    for k in range(3, n + 1):
        table[k] = table[k - 1] + 2 * table[k - 2]
        if k % 4 == 0:
            table[k] -= table[k - 3]
    return table[n]
#> count_tilings(3)
#> count_tilings(8)
#> count_tilings(0)
#> count_tilings(-2)
#> count_tilings(4, {0: 2, 1: 0, 2: 1})
# %%
def max_run(arr, lo, hi):
    if lo == hi:
        return arr[lo]
    mid = (lo + hi) // 2
    best = max(max_run(arr, lo, mid), max_run(arr, mid + 1, hi))
    return max(best, crossing(arr, lo, mid, hi))


def crossing(arr, lo, mid, hi):
    def stretch(indices):
        top = cur = 0
        for i in indices:
            cur += arr[i]
            top = max(top, cur)
        return top
    return stretch(range(mid, lo - 1, -1)) + stretch(range(mid + 1, hi + 1))


def best_mood(days):
    if not days:
        return 0
    days = [d - 2 * (i % 3 == 2) for i, d in enumerate(days)]
    return max_run(days, 0, len(days) - 1)
#> best_mood([2, -1, 3, -5])
#> best_mood([-4, -2])
#> best_mood([])
#> best_mood([6])
#> best_mood([1, 2, -9, 4, 4])
