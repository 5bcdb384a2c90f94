# %%
class Solution:
    def museumRoute(self, rooms, crowd, minutes):
        """Visit rooms left to right, may skip; each visit takes crowd[i] minutes."""
        memo = {}

        def visit(i, left):
            if i == len(rooms):
                return 0
            state = (i, left)
            if state in memo:
                return memo[state]
            best = visit(i + 1, left)
            if crowd[i] <= left:
                best = max(best, rooms[i] + visit(i + 1, left - crowd[i]))
            memo[state] = best
            return best

        score = visit(0, minutes)
        return score, len(memo)
#> Solution().museumRoute([4, 5, 6], [2, 3, 4], 5)
#> Solution().museumRoute([], [], 9)
#> Solution().museumRoute([8, 1, 7, 3], [5, 1, 4, 2], 6)
#> Solution().museumRoute([10], [3], 2)
#> Solution().museumRoute([2, 2, 2], [1, 1, 1], 3)
# %%
def merge_potions(potions):
    """Neighbouring potions mix into (a + b) % 100 with smoke a * b; least smoke."""
    n = len(potions)
    if n == 0:
        return 0

    def colour(i, j):
        return sum(potions[i:j + 1]) % 100

    smoke = [[0] * n for _ in range(n)]
    for i in range(n - 2, -1, -1):
        for j in range(i + 1, n):
            smoke[i][j] = float('inf')
            for k in range(i, j):
                mix = colour(i, k) * colour(k + 1, j)
                total = smoke[i][k] + smoke[k + 1][j] + mix
                smoke[i][j] = min(smoke[i][j], total)
    return smoke[0][-1]
#> merge_potions([40, 60, 20])
#> merge_potions([18, 19])
#> merge_potions([])
#> merge_potions([5])
#> merge_potions([1, 2, 3, 4])
# %%
def longest_patterned(s, pattern):
    """How many times does pattern, cycled, fit into s as a subsequence prefix?"""
    k = 0
    rounds = 0
    positions = []
    for i, ch in enumerate(s):
        if pattern and ch == pattern[k]:
            positions.append(i)
            k += 1
            if k == len(pattern):
                k = 0
                rounds += 1
    return rounds, positions[:rounds * len(pattern)]
#> longest_patterned('abcabc', 'ac')
#> longest_patterned('aaaa', 'aa')
#> longest_patterned('xyz', '')
#> longest_patterned('', 'q')
#> longest_patterned('tictactoe', 'tc')
# %%
from functools import lru_cache


class Solution:
    def guardTower(self, heights: tuple, arrows: int) -> int:
        n = len(heights)

        @lru_cache(None)
        def best(i, left, last):
            if i == n or left == 0:
                return 0
            ans = best(i + 1, left, last)
            if heights[i] > last:
                ans = max(ans, heights[i] - last + best(i + 1, left - 1, heights[i]))
            return ans

        return best(0, arrows, 0)
#> Solution().guardTower((3, 5, 4), 2)
#> Solution().guardTower((1, 2, 3, 4), 1)
#> Solution().guardTower((), 3)
#> Solution().guardTower((6, 2, 7), 0)
#> Solution().guardTower((5, 5, 8), 3)
# %%
def sock_colours(drawer, draws):
    """Number of different colour sequences when drawing without putting back."""
    counts = {}
    for sock in drawer:
        counts[sock] = counts.get(sock, 0) + 1
    keys = list(counts)

    def sequences(left):
        if left == 0:
            return 1
        total = 0
        for key in keys:
            if counts[key]:
                counts[key] -= 1
                total += sequences(left - 1)
                counts[key] += 1
        return total

    return [sequences(k) for k in range(draws + 1)]
#> sock_colours('rrb', 2)
#> sock_colours('abc', 1)
#> sock_colours('', 0)
#> sock_colours('gg', 3)
#> sock_colours('rrbb', 2)
# %%
class Solution:
    def elevatorRides(self, weights, limit):
        """Bitmask dp: (rides, weight in the last ride)."""
        n = len(weights)
        best = [(n + 1, 0)] * (1 << n)
        best[0] = (1, 0)
        for mask in range(1, 1 << n):
            for i in range(n):
                if not mask >> i & 1:
                    continue
                rides, load = best[mask ^ (1 << i)]
                if load + weights[i] <= limit:
                    cand = (rides, load + weights[i])
                else:
                    cand = (rides + 1, weights[i])
                best[mask] = min(best[mask], cand)
        return best[-1]
#> Solution().elevatorRides([4, 3, 5], 7)
#> Solution().elevatorRides([2, 2], 4)
#> Solution().elevatorRides([], 5)
#> Solution().elevatorRides([6, 6, 6], 6)
#> Solution().elevatorRides([1, 8, 3], 9)
# %%
def rolling_tribes(seed, n, mod):
    """Each new value is the sum of the last len(seed) values, taken mod mod."""
    window = list(seed)
    total = sum(window)
    pos = 0
    for _ in range(n):
        new = total % mod
        total += new - window[pos]
        window[pos] = new
        pos = (pos + 1) % len(window)
    return window[pos:] + window[:pos]
#> rolling_tribes([1, 1], 5, 10)
#> rolling_tribes([1, 2, 3], 4, 7)
#> rolling_tribes([4], 3, 5)
#> rolling_tribes([0, 0, 1, 1], 9, 100)
#> rolling_tribes([9, 8], 0, 3)
# %%
def route_with_fuel(costs, free_rides):
    """Cheapest way through a list of towns using up to free_rides free towns, not two in a row."""
    best = {(free_rides, False): 0}
    for c in costs:
        step = {}
        for (left, was_free), paid in best.items():
            options = [((left, False), paid + c)]
            if left and not was_free:
                options.append(((left - 1, True), paid))
            for key, value in options:
                if key not in step or value < step[key]:
                    step[key] = value
        best = step
    return min(best.values())
#> route_with_fuel([5, 9, 4], 1)
#> route_with_fuel([3, 3, 3, 3], 2)
#> route_with_fuel([], 2)
#> route_with_fuel([8, 7], 0)
#> route_with_fuel([10, 20, 1], 2)
# %%
class Solution:
    def wordLadderScore(self, start, words):
        """Best score of a chain of words differing in exactly one place; each word once."""
        self.words = words
        self.used = [False] * len(words)
        return self.climb(start)

    def climb(self, cur):
        best = 0
        for i, w in enumerate(self.words):
            if self.used[i] or not self.close(cur, w):
                continue
            self.used[i] = True
            best = max(best, 1 + self.climb(w))
            self.used[i] = False
        return best

    def close(self, a, b):
        return len(a) == len(b) and sum(x != y for x, y in zip(a, b)) == 1
#> Solution().wordLadderScore('cat', ['bat', 'cot'])
#> Solution().wordLadderScore('dog', ['cats', 'dig'])
#> Solution().wordLadderScore('a', [])
#> Solution().wordLadderScore('on', ['an', 'at'])
#> Solution().wordLadderScore('xy', ['ab'])
# %%
def tiles_with_price(length, tiles):
    """Lowest price and number of cheapest tilings; tiles are (size, price)."""
    price = [0] + [None] * length
    count = [1] + [0] * length
    for i in range(1, length + 1):
        for size, p in tiles:
            if size > i or price[i - size] is None:
                continue
            cand = price[i - size] + p
            if price[i] is None or cand < price[i]:
                price[i] = cand
                count[i] = count[i - size]
            elif cand == price[i]:
                count[i] += count[i - size]
    return price[length], count[length]
#> tiles_with_price(4, [(1, 2), (2, 4)])
#> tiles_with_price(5, [(2, 3), (3, 4)])
#> tiles_with_price(3, [(2, 1)])
#> tiles_with_price(0, [(1, 1)])
#> tiles_with_price(6, [(1, 3), (2, 5), (4, 10)])
# %%
from typing import List, Optional


class Solution:
    def findSigns(self, nums: List[int], goal: int) -> Optional[str]:
        """Put + or - before every number to reach goal; first found with + preferred."""
        suffix = [0]
        for x in reversed(nums):
            suffix.append(suffix[-1] + abs(x))
        suffix.reverse()

        def search(i: int, left: int) -> Optional[str]:
            if i == len(nums):
                return '' if left == 0 else None
            if abs(left) > suffix[i]:
                return None
            for sign, delta in (('+', nums[i]), ('-', -nums[i])):
                tail = search(i + 1, left - delta)
                if tail is not None:
                    return sign + tail
            return None

        return search(0, goal)
#> Solution().findSigns([1, 2, 3], 0)
#> Solution().findSigns([5, 1], 5)
#> Solution().findSigns([], 0)
#> Solution().findSigns([4, 3, 2, 1], -2)
#> Solution().findSigns([7, 7, 7], 21)
# %%
def hotel_nights(prices, loyalty):
    """Every `loyalty` nights in the same hotel the next is free; hotel costs per night in rows."""
    nights = len(prices)
    hotels = len(prices[0]) if prices else 0

    def stay(night, hotel, streak):
        if night == nights:
            return 0
        best = float('inf')
        for h in range(hotels):
            if h == hotel:
                free = streak == loyalty
                cost = 0 if free else prices[night][h]
                cand = cost + stay(night + 1, h, 0 if free else streak + 1)
            else:
                cand = prices[night][h] + stay(night + 1, h, 1)
            best = min(best, cand)
        return best

    return stay(0, -1, 0)
#> hotel_nights([[5, 4], [5, 9], [5, 4]], 2)
#> hotel_nights([[3], [3]], 1)
#> hotel_nights([], 2)
#> hotel_nights([[7, 8]], 3)
#> hotel_nights([[1, 2], [9, 1]], 1)
# %%
def dyck_peaks(n, peaks):
    """Mountain outlines with n ups and n downs and exactly the given peaks, as strings."""
    out = []

    def draw(ups, downs, tops, line):
        if tops > peaks:
            return
        if ups == n and downs == n:
            if tops == peaks:
                out.append(line)
            return
        if ups < n:
            draw(ups + 1, downs, tops, line + '/')
        if downs < ups:
            draw(ups, downs + 1, tops + line.endswith('/'), line + '\\')

    draw(0, 0, 0, '')
    return out
#> dyck_peaks(2, 1)
#> dyck_peaks(2, 2)
#> dyck_peaks(3, 2)
#> dyck_peaks(0, 0)
#> dyck_peaks(1, 2)
# %%
class Solution:
    def minDeletePairs(self, s):
        """Delete letters so that no two neighbours are equal or consecutive in the alphabet."""
        keep = {}
        for ch in s:
            best = 0
            for other, length in keep.items():
                if abs(ord(ch) - ord(other)) > 1:
                    best = max(best, length)
            keep[ch] = max(keep.get(ch, 0), best + 1)
        return len(s) - max(keep.values(), default=0)
#> Solution().minDeletePairs('abcd')
#> Solution().minDeletePairs('azbz')
#> Solution().minDeletePairs('')
#> Solution().minDeletePairs('mmmm')
#> Solution().minDeletePairs('hello')
# %%
def best_cut(rod, marks):
    """Cut a rod at all marks; a cut costs the longer remaining piece."""
    points = [0] + sorted(marks) + [rod]
    memo = {}

    def cost(a, b):
        if b - a < 2:
            return 0
        if (a, b) not in memo:
            low = None
            for m in range(a + 1, b):
                left = points[m] - points[a]
                right = points[b] - points[m]
                c = max(left, right) + cost(a, m) + cost(m, b)
                if low is None or c < low:
                    low = c
            memo[a, b] = low
        return memo[a, b]

    return cost(0, len(points) - 1)
#> best_cut(10, [5])
#> best_cut(10, [2, 7])
#> best_cut(4, [])
#> best_cut(12, [3, 6, 9])
#> best_cut(20, [19, 1, 10])
# %%
def ration_days(food, people):
    """Days plan: every day either all eat (people units) or half eat; ways to finish exactly."""
    half = (people + 1) // 2
    ways = [1] + [0] * food
    for f in range(1, food + 1):
        if f >= people:
            ways[f] += ways[f - people]
        if f >= half and half != people:
            ways[f] += ways[f - half]
    leftovers = food
    while ways[leftovers] == 0:
        leftovers -= 1
    return ways[food], food - leftovers
#> ration_days(6, 2)
#> ration_days(7, 4)
#> ration_days(9, 3)
#> ration_days(0, 5)
#> ration_days(5, 1)
# %%
class Solution:
    def jugglingPatterns(self, beats, maxThrow):
        """Sequences of throws where every ball lands on a free beat; returns all of them."""
        res = []
        landing = [False] * beats

        def throw(i, seq):
            if i == beats:
                res.append(seq[:])
                return
            for h in range(maxThrow + 1):
                spot = (i + h) % beats
                if landing[spot]:
                    continue
                landing[spot] = True
                seq.append(h)
                throw(i + 1, seq)
                seq.pop()
                landing[spot] = False

        throw(0, [])
        return res
#> Solution().jugglingPatterns(1, 1)
#> Solution().jugglingPatterns(2, 1)
#> Solution().jugglingPatterns(2, 2)
#> Solution().jugglingPatterns(3, 1)
#> Solution().jugglingPatterns(0, 2)
# %%
def lis_with_budget(nums, prices, budget):
    """Longest increasing subsequence whose total price fits the budget."""
    table = []
    for x, p in zip(nums, prices):
        row = {1: p}
        for y, other in table:
            if y < x:
                for length, spent in other.items():
                    new = spent + p
                    if new < row.get(length + 1, budget + 1):
                        row[length + 1] = new
        table.append((x, row))
    best = 0
    for _, row in table:
        for length, spent in row.items():
            if spent <= budget:
                best = max(best, length)
    return best
#> lis_with_budget([1, 2, 3], [2, 2, 2], 4)
#> lis_with_budget([5, 4], [1, 1], 9)
#> lis_with_budget([], [], 3)
#> lis_with_budget([1, 3, 2, 4], [1, 9, 1, 1], 3)
#> lis_with_budget([2, 6, 7], [5, 5, 5], 4)
# %%
def card_merge(cards):
    """Play cards in pairs from the row: remove two neighbours, gain their xor. Any order."""
    memo = {}

    def play(row):
        if len(row) < 2:
            return 0
        if row in memo:
            return memo[row]
        best = 0
        for i in range(len(row) - 1):
            rest = row[:i] + row[i + 2:]
            best = max(best, (row[i] ^ row[i + 1]) + play(rest))
        memo[row] = best
        return best

    return play(tuple(cards))
#> card_merge([1, 2, 4])
#> card_merge([3, 5, 6, 9])
#> card_merge([8])
#> card_merge([])
#> card_merge([7, 7, 1, 2, 12])
# %%
class Solution:
    def countBalancedDeals(self, cards, players):
        """Ways to deal each card to a player so that all sums are equal."""
        total = sum(cards)
        if total % players:
            return 0
        share = total // players
        layer = {tuple([0] * players): 1}
        for c in cards:
            nxt = {}
            for sums, ways in layer.items():
                for p in range(players):
                    if sums[p] + c > share:
                        continue
                    new = sums[:p] + (sums[p] + c,) + sums[p + 1:]
                    nxt[new] = nxt.get(new, 0) + ways
            layer = nxt
        return sum(layer.values())
#> Solution().countBalancedDeals([1, 2, 3], 2)
#> Solution().countBalancedDeals([5, 4], 2)
#> Solution().countBalancedDeals([], 3)
#> Solution().countBalancedDeals([2, 2, 2], 3)
#> Solution().countBalancedDeals([1, 1, 2, 4], 2)
# %%
def max_square_of(grid, letter):
    """Side of the largest square filled with the letter and its bottom-right cell."""
    best = 0
    corner = None
    prev = [0] * (len(grid[0]) + 1)
    for r, line in enumerate(grid):
        cur = [0]
        for c, ch in enumerate(line):
            if ch == letter:
                side = 1 + min(prev[c], prev[c + 1], cur[c])
            else:
                side = 0
            cur.append(side)
            if side > best:
                best, corner = side, (r, c)
        prev = cur
    return best, corner
#> max_square_of(['aab', 'aab', 'bbb'], 'a')
#> max_square_of(['xyx'], 'z')
#> max_square_of(['qq', 'qq', 'qq'], 'q')
#> max_square_of(['abc', 'bbb', 'abb'], 'b')
#> max_square_of(['k'], 'k')
# %%
from functools import lru_cache


def winner(pile, last_limit):
    """Take between 1 and twice what was just taken; taking the last stone loses."""
    @lru_cache(None)
    def can_win(left, limit):
        if left == 1:
            return False
        for take in range(1, min(limit, left - 1) + 1):
            if not can_win(left - take, 2 * take):
                return True
        return False

    return 'first' if can_win(pile, last_limit) else 'second'
#> winner(1, 1)
#> winner(4, 1)
#> winner(6, 2)
#> winner(7, 3)
#> winner(9, 1)
# %%
class Solution:
    def schedulePosts(self, scores, decay, maxPosts):
        """Post on chosen days; a post right after another one loses decay points."""
        NEG = float('-inf')
        idle = [0] + [NEG] * maxPosts
        posted = [NEG] * (maxPosts + 1)
        for s in scores:
            newIdle = [max(a, b) for a, b in zip(idle, posted)]
            newPosted = [NEG] * (maxPosts + 1)
            for k in range(1, maxPosts + 1):
                newPosted[k] = max(idle[k - 1] + s, posted[k - 1] + s - decay)
            idle, posted = newIdle, newPosted
        return max(max(idle), max(posted))
#> Solution().schedulePosts([5, 6, 4], 3, 2)
#> Solution().schedulePosts([2, 2, 2], 0, 3)
#> Solution().schedulePosts([], 1, 1)
#> Solution().schedulePosts([-4, -1], 2, 2)
#> Solution().schedulePosts([9, 8, 1, 7], 5, 3)
# %%
def compress_cost(s):
    """Cheapest way to write s: letter costs 2, 'repeat previous k letters' costs 3."""
    n = len(s)
    cost = [0] * (n + 1)
    how = [''] * (n + 1)
    for i in range(1, n + 1):
        cost[i] = cost[i - 1] + 2
        how[i] = s[i - 1]
        for k in range(1, i // 2 + 1):
            if s[i - k:i] == s[i - 2 * k:i - k] and cost[i - k] + 3 < cost[i]:
                cost[i] = cost[i - k] + 3
                how[i] = f'<{k}>'
    parts = []
    while n:
        parts.append(how[n])
        n -= int(how[n][1:-1]) if len(how[n]) > 1 else 1
    return cost[-1], ''.join(reversed(parts))
#> compress_cost('abab')
#> compress_cost('aaaa')
#> compress_cost('')
#> compress_cost('xyz')
#> compress_cost('tomtom')
# %%
def grid_shuttle(grid, start):
    """Walk down one row per step, moving exactly one column left or right (wrapping)."""
    cols = len(grid[0])
    alive = {start: grid[0][start]}
    for row in grid[1:]:
        nxt = {}
        for c, total in alive.items():
            for d in (-1, 1):
                k = (c + d) % cols
                nxt[k] = max(nxt.get(k, float('-inf')), total + row[k])
        alive = nxt
    return dict(sorted(alive.items()))
#> grid_shuttle([[1, 2, 3], [4, 5, 6]], 1)
#> grid_shuttle([[7]], 0)
#> grid_shuttle([[0, 1], [2, 3], [4, 5]], 0)
#> grid_shuttle([[1, 1, 1, 1], [2, 9, 2, 9], [5, 0, 7, 0]], 2)
#> grid_shuttle([[3, -3, 2], [-1, -1, -1], [4, 0, 4]], 0)
# %%
class Solution:
    def parseCodes(self, digits, limit):
        """Number of ways to read digits as a non-decreasing list of numbers <= limit."""
        n = len(digits)

        def ways(i, last):
            if i == n:
                return 1
            if digits[i] == '0':
                return 0
            total = 0
            for j in range(i + 1, n + 1):
                value = int(digits[i:j])
                if value > limit:
                    break
                if value >= last:
                    total += ways(j, value)
            return total

        return ways(0, 0)
#> Solution().parseCodes('123', 30)
#> Solution().parseCodes('321', 99)
#> Solution().parseCodes('', 5)
#> Solution().parseCodes('1015', 20)
#> Solution().parseCodes('11111', 11)
# %%
def pay_with_stamps(amount, stamps):
    """All ways (as counts) to make the amount, each stamp kind at most three times."""
    ways = []
    counts = [0] * len(stamps)

    def choose(k, left):
        if k == len(stamps):
            if left == 0:
                ways.append(tuple(counts))
            return
        for c in range(4):
            if c * stamps[k] > left:
                break
            counts[k] = c
            choose(k + 1, left - c * stamps[k])
        counts[k] = 0

    choose(0, amount)
    return ways
#> pay_with_stamps(5, [1, 2])
#> pay_with_stamps(6, [3])
#> pay_with_stamps(0, [4, 5])
#> pay_with_stamps(7, [2, 3])
#> pay_with_stamps(9, [5, 2, 4])
# %%
def tree_of_teams(bosses, points):
    """bosses[i] is the parent of i (root -1). Best total with at most one child kept per boss."""
    n = len(bosses)
    children = [[] for _ in range(n)]
    root = None
    for i, b in enumerate(bosses):
        if b == -1:
            root = i
        else:
            children[b].append(i)

    def best(i):
        top, via = 0, None
        for c in children[i]:
            value, _ = best(c)
            if value > top:
                top, via = value, c
        return points[i] + top, via

    chain = []
    cur = root
    while cur is not None:
        chain.append(cur)
        cur = best(cur)[1]
    return best(root)[0], chain
#> tree_of_teams([-1, 0, 0], [5, 2, 3])
#> tree_of_teams([-1], [7])
#> tree_of_teams([1, -1, 1, 0], [1, 1, 2, 4])
#> tree_of_teams([-1, 0, 1, 2], [3, -1, -1, 5])
#> tree_of_teams([-1, 0, 0], [1, -2, -3])
# %%
class Solution:
    def longestBalancedMix(self, a, b):
        """Longest sequence made by taking from a and b alternately, keeping order and rising."""
        memo = {}

        def go(i, j, turn, last):
            src, k = (a, i) if turn == 0 else (b, j)
            if k == len(src):
                return 0
            key = (i, j, turn, last)
            if key not in memo:
                if turn == 0:
                    skip = go(i + 1, j, 0, last)
                    take = 1 + go(i + 1, j, 1, src[k]) if src[k] > last else 0
                else:
                    skip = go(i, j + 1, 1, last)
                    take = 1 + go(i, j + 1, 0, src[k]) if src[k] > last else 0
                memo[key] = max(skip, take)
            return memo[key]

        return max(go(0, 0, 0, -1), go(0, 0, 1, -1))
#> Solution().longestBalancedMix([1, 5], [3, 6])
#> Solution().longestBalancedMix([9], [1, 2])
#> Solution().longestBalancedMix([], [])
#> Solution().longestBalancedMix([2, 4], [3])
#> Solution().longestBalancedMix([0], [])
# %%
def make_palindrome_with(s, cost):
    """Cheapest insertions; cost maps letters to prices (default 1)."""
    def price(ch):
        return cost.get(ch, 1)

    n = len(s)
    row = [0] * (n + 1)
    for i in range(n - 1, -1, -1):
        diag = 0
        for j in range(i + 1, n):
            keep = row[j]
            if s[i] == s[j]:
                row[j] = diag
            else:
                row[j] = min(row[j] + price(s[i]), row[j - 1] + price(s[j]))
            diag = keep
        row[i] = 0
    return row[n - 1] if n else 0
#> make_palindrome_with('abca', {})
#> make_palindrome_with('abc', {'a': 5})
#> make_palindrome_with('', {'x': 2})
#> make_palindrome_with('level', {'l': 9})
#> make_palindrome_with('stops', {'t': 3, 'p': 4})
# %%
def can_balance(seesaw):
    """Split weights into left, right, or off; at most one off; which ones are off?"""
    n = len(seesaw)

    def balanced(items):
        total = sum(items)
        if total % 2:
            return False
        reach = {0}
        for x in items:
            reach |= {r + x for r in reach}
        return total // 2 in reach

    if balanced(seesaw):
        return 'all'
    good = [i for i in range(n) if balanced(seesaw[:i] + seesaw[i + 1:])]
    return good if good else 'none'
#> can_balance([1, 2, 3])
#> can_balance([1, 1, 4])
#> can_balance([])
#> can_balance([9, 2])
#> can_balance([2, 3, 5, 7])
# %%
class Solution:
    def fewestFolds(self, length, folds):
        """Fold sizes subtract from the length, doubling is allowed twice; reach 0."""
        memo = {}
        ans = self.fold(length, 2, folds, 6, memo)
        return -1 if ans > 6 else ans

    def fold(self, length, doubles, folds, depth, memo):
        if length == 0:
            return 0
        if length < 0 or depth == 0:
            return 99
        key = (length, doubles, depth)
        if key in memo:
            return memo[key]
        best = 99
        for f in folds:
            best = min(best, 1 + self.fold(length - f, doubles, folds, depth - 1, memo))
        if doubles and length < max(folds):
            best = min(best, 1 + self.fold(length * 2, doubles - 1, folds, depth - 1, memo))
        memo[key] = best
        return best
#> Solution().fewestFolds(5, [3])
#> Solution().fewestFolds(6, [3, 4])
#> Solution().fewestFolds(0, [2])
#> Solution().fewestFolds(7, [7, 5])
#> Solution().fewestFolds(2, [8])
# %%
def painted_intervals(n, brushes):
    """Fewest brush strokes (start, end) that paint cells 0..n-1 without gaps."""
    INF = n + 1
    need = [0] + [INF] * n
    for i in range(1, n + 1):
        for a, b in brushes:
            if a < i <= b + 1:
                need[i] = min(need[i], need[a] + 1)
    return need[n] if need[n] < INF else None
#> painted_intervals(4, [(0, 1), (2, 3), (1, 3)])
#> painted_intervals(3, [(0, 0), (2, 2)])
#> painted_intervals(0, [])
#> painted_intervals(5, [(0, 2), (1, 4), (3, 4)])
#> painted_intervals(6, [(0, 5)])
# %%
def count_readings(measures, beats):
    """Bars of given beats split into notes 1, 2, 4; no note may cross a bar line."""
    ways = [1]
    for i in range(1, measures * beats + 1):
        total = 0
        inside = (i - 1) % beats + 1
        for note in (1, 2, 4):
            if note <= inside:
                total += ways[i - note]
        ways.append(total)
    return ways[::beats]
#> count_readings(1, 4)
#> count_readings(2, 3)
#> count_readings(3, 2)
#> count_readings(0, 4)
#> count_readings(2, 5)
# %%
from typing import List


class Solution:
    def bestMerge(self, left: List[int], right: List[int]) -> int:
        """Interleave both lists; element at position p scores value * p. Maximise."""
        n, m = len(left), len(right)
        dp = [[0] * (m + 1) for _ in range(n + 1)]
        for i in range(n + 1):
            for j in range(m + 1):
                p = i + j
                best = 0 if p == 0 else float('-inf')
                if i:
                    best = max(best, dp[i - 1][j] + left[i - 1] * p)
                if j:
                    best = max(best, dp[i][j - 1] + right[j - 1] * p)
                dp[i][j] = best
        return dp[n][m]
#> Solution().bestMerge([1, 2], [3])
#> Solution().bestMerge([], [4, 1])
#> Solution().bestMerge([], [])
#> Solution().bestMerge([5, -1], [2, 2])
#> Solution().bestMerge([9, 1, 3], [4, 4])
# %%
def fill_crossword(slots, words):
    """slots like 'c.t'; assign every slot a different matching word, in slot order."""
    def matches(slot, word):
        if len(slot) != len(word):
            return False
        for a, b in zip(slot, word):
            if a != '.' and a != b:
                return False
        return True

    answer = []

    def fill(i):
        if i == len(slots):
            return True
        for w in words:
            if w in answer or not matches(slots[i], w):
                continue
            answer.append(w)
            if fill(i + 1):
                return True
            answer.pop()
        return False

    return answer if fill(0) else []
#> fill_crossword(['c.t', '..g'], ['dog', 'cat'])
#> fill_crossword(['...', 'c..'], ['cot', 'pen'])
#> fill_crossword(['a.'], ['be', 'to'])
#> fill_crossword([], ['x'])
#> fill_crossword(['.o.', 's..'], ['son', 'sow', 'sip'])
# %%
class Solution:
    def stretchBreak(self, work, maxRun, rest):
        """best[i]: most work done up to hour i; after a run, `rest` hours are lost."""
        n = len(work)
        best = [0] * (n + 1)
        for i in range(1, n + 1):
            best[i] = best[i - 1]
            run = 0
            for length in range(1, min(maxRun, i) + 1):
                run += work[i - length]
                before = max(0, i - length - rest)
                best[i] = max(best[i], best[before] + run)
        return best[n]
#> Solution().stretchBreak([3, 4, 5, 6], 2, 1)
#> Solution().stretchBreak([1, 1, 1], 3, 1)
#> Solution().stretchBreak([], 2, 2)
#> Solution().stretchBreak([7, 1, 8], 1, 0)
#> Solution().stretchBreak([2, 9, 2, 9, 2], 2, 2)
# %%
def sum_paths(triangle, want):
    """Which sums can a top-to-bottom path have? Count the paths with the wanted one."""
    layer = [{triangle[0][0]: 1}]
    for row in triangle[1:]:
        nxt = [{} for _ in row]
        for i, sums in enumerate(layer):
            for s, ways in sums.items():
                for j in (i, i + 1):
                    t = s + row[j]
                    nxt[j][t] = nxt[j].get(t, 0) + ways
        layer = nxt
    hits = sum(d.get(want, 0) for d in layer)
    return hits, max(max(d) for d in layer)
#> sum_paths([[1], [2, 3]], 4)
#> sum_paths([[5]], 5)
#> sum_paths([[1], [1, 1], [1, 1, 1]], 3)
#> sum_paths([[2], [3, -3], [0, 6, 1]], 5)
#> sum_paths([[4], [1, 2]], 0)
# %%
def ackley(m, n, limit=4):
    """A tamed two-argument recursion with a depth cap; returns value and deepest level."""
    deepest = 0

    def rec(a, b, depth):
        nonlocal deepest
        deepest = max(deepest, depth)
        if depth >= limit:
            return a + b
        if a == 0:
            return b + 1
        if b == 0:
            return rec(a - 1, 1, depth + 1)
        return rec(a - 1, rec(a, b - 1, depth + 1), depth + 1)

    return rec(m, n, 0), deepest
#> ackley(1, 1)
#> ackley(0, 5)
#> ackley(2, 2)
#> ackley(2, 3, limit=6)
#> ackley(3, 0, limit=1)
# %%
class Solution:
    def coverFence(self, holes, boards):
        """boards: list of (length, price); cover all hole positions cheapest."""
        holes = sorted(set(holes))

        def firstAfter(pos):
            k = 0
            while k < len(holes) and holes[k] < pos:
                k += 1
            return k

        cost = [0] * (len(holes) + 1)
        for i in reversed(range(len(holes))):
            choices = []
            for length, price in boards:
                j = firstAfter(holes[i] + length)
                choices.append(price + cost[j])
            cost[i] = min(choices)
        return cost[0]
#> Solution().coverFence([1, 2, 6], [(2, 3), (6, 7)])
#> Solution().coverFence([], [(1, 1)])
#> Solution().coverFence([5, 5, 9], [(1, 2), (5, 3)])
#> Solution().coverFence([0, 10, 20], [(3, 4)])
#> Solution().coverFence([1, 3, 4, 8], [(1, 2), (4, 5)])
