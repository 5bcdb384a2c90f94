# %%
from collections import defaultdict


class Solution:
    def freshPlaylist(self, songs, genres, maxSame):
        cnt = defaultdict(int)
        l = 0
        best = (0, 0)
        for r, song in enumerate(songs):
            g = genres.get(song, 'misc')
            cnt[g] += 1
            while cnt[g] > maxSame:
                out = genres.get(songs[l], 'misc')
                cnt[out] -= 1
                l += 1
            if r - l + 1 > best[1] - best[0]:
                best = (l, r + 1)
        return songs[best[0]:best[1]]
#> Solution().freshPlaylist(['a', 'b', 'c', 'd'], {'a': 'pop', 'b': 'pop', 'c': 'jazz'}, 1)
#> Solution().freshPlaylist([], {'a': 'pop'}, 2)
#> Solution().freshPlaylist(['x', 'y', 'z'], {}, 2)
#> Solution().freshPlaylist(['k', 'k', 'm', 'k', 'n'], {'k': 'rock', 'm': 'folk', 'n': 'folk'}, 2)
#> Solution().freshPlaylist(['p'], {'p': 'soul'}, 1)
# %%
def lane_changes(cars, radars):
    """cars: sorted positions; each radar (pos, reach) counts what it sees."""
    def at_or_after(x):
        lo, hi = 0, len(cars)
        while lo < hi:
            mid = (lo + hi) // 2
            if cars[mid] >= x:
                hi = mid
            else:
                lo = mid + 1
        return lo

    seen = []
    for pos, reach in radars:
        first = at_or_after(pos - reach)
        last = at_or_after(pos + reach + 1)
        seen.append(last - first)
    return seen
#> lane_changes([2, 5, 9, 14], [(5, 3), (12, 2)])
#> lane_changes([], [(1, 1)])
#> lane_changes([4, 4, 4], [(4, 0)])
#> lane_changes([1, 10, 100, 1000], [(50, 50), (500, 499), (0, 0)])
#> lane_changes([7], [])
# %%
class Solution:
    def mowLawn(self, strips, fuel):
        order = sorted(range(len(strips)), key=lambda i: -strips[i])
        i, j = 0, len(order) - 1
        days = []
        while i <= j:
            tank = fuel - strips[order[i]]
            today = [order[i]]
            i += 1
            while i <= j and strips[order[j]] <= tank:
                tank -= strips[order[j]]
                today.append(order[j])
                j -= 1
            days.append(today)
        return days
#> Solution().mowLawn([4, 2, 6, 1], 8)
#> Solution().mowLawn([], 5)
#> Solution().mowLawn([3, 3, 3, 3], 6)
#> Solution().mowLawn([9, 9], 5)
#> Solution().mowLawn([1, 2, 3, 4, 5], 15)
# %%
def skyline_events(towers):
    points = sorted({x for a, b, _ in towers for x in (a, b)})
    heights = [0] * len(points)
    for a, b, h in towers:
        i = points.index(a)
        while points[i] < b:
            heights[i] = max(heights[i], h)
            i += 1
    outline = []
    for x, h in zip(points, heights):
        if not outline or outline[-1][1] != h:
            outline.append((x, h))
    return outline
#> skyline_events([(1, 5, 3), (2, 4, 6)])
#> skyline_events([])
#> skyline_events([(0, 2, 4), (2, 6, 4)])
#> skyline_events([(1, 3, 2), (5, 9, 2)])
#> skyline_events([(0, 10, 1), (1, 9, 2), (2, 8, 3)])
# %%
def measure(gaps, bridge):
    return sum(max(0, g - bridge) for g in gaps)


def shortest_bridge(gaps, rope):
    lo, hi = 0, max(gaps, default=0)
    steps = 0
    while lo < hi:
        steps += 1
        mid = (lo + hi) // 2
        if measure(gaps, mid) <= rope:
            hi = mid
        else:
            lo = mid + 1
    return lo, measure(gaps, lo), steps
#> shortest_bridge([4, 9, 3], 5)
#> shortest_bridge([], 10)
#> shortest_bridge([6, 6, 6], 0)
#> shortest_bridge([20, 1, 15], 100)
#> shortest_bridge([8, 12, 7, 10], 9)
# %%
from typing import List


class Solution:
    def deliveryWaves(self, orders: List[List[int]], horizon: int) -> str:
        diff = [0] * (horizon + 1)
        for start, end in orders:
            if start >= horizon:
                continue
            diff[start] += 1
            diff[min(end, horizon)] -= 1
        chart = ''
        running = 0
        for t in range(horizon):
            running += diff[t]
            chart += self.symbol(running)
        return chart

    def symbol(self, n: int) -> str:
        if n == 0:
            return '.'
        return str(n) if n < 10 else '#'
#> Solution().deliveryWaves([[0, 3], [2, 5]], 6)
#> Solution().deliveryWaves([], 4)
#> Solution().deliveryWaves([[1, 100]], 5)
#> Solution().deliveryWaves([[8, 9], [0, 1]], 8)
#> Solution().deliveryWaves([[0, 2], [0, 4], [1, 3], [3, 7]], 7)
# %%
def next_worse(grades):
    n = len(grades)
    res = ['none'] * n
    stack = []
    for i in range(n - 1, -1, -1):
        while stack and stack[-1] <= grades[i]:
            stack.pop()
        if stack:
            res[i] = stack[-1]
        stack.append(grades[i])
    return res


def slide_report(grades):
    worse = next_worse(grades)
    parts = []
    for g, w in zip(grades, worse):
        parts.append(f'{g}>{w}' if w != 'none' else g)
    return ' '.join(parts)
#> slide_report(['B', 'A', 'C', 'B'])
#> slide_report(['A'])
#> slide_report([])
#> slide_report(['C', 'C', 'D', 'A', 'E'])
#> slide_report(['F', 'D', 'B', 'A'])
# %%
class Solution:
    def countCalmPairs(self, a, b, limit):
        a.sort()
        b.sort()
        total = 0
        lo = hi = 0
        for x in a:
            while lo < len(b) and b[lo] < x - limit:
                lo += 1
            while hi < len(b) and b[hi] <= x + limit:
                hi += 1
            total += hi - lo
        return total
#> Solution().countCalmPairs([1, 5, 9], [2, 6, 7], 1)
#> Solution().countCalmPairs([], [4, 5], 3)
#> Solution().countCalmPairs([10, 10], [10, 10], 0)
#> Solution().countCalmPairs([3, 8, 1, 20], [30, 2, 9, 4], 5)
#> Solution().countCalmPairs([-5, 0], [100], 4)
# %%
def streaks(flags):
    out = []
    i = 0
    while i < len(flags):
        j = i
        while j < len(flags) and flags[j] == flags[i]:
            j += 1
        out.append((flags[i], j - i))
        i = j
    return out


def best_with_one_patch(flags):
    runs = streaks(flags)
    best = 0
    for k, (value, size) in enumerate(runs):
        if value:
            best = max(best, size)
        elif size == 1:
            before = runs[k - 1][1] if k > 0 else 0
            after = runs[k + 1][1] if k + 1 < len(runs) else 0
            best = max(best, before + 1 + after)
        else:
            edge = max(runs[k - 1][1] if k else 0, runs[k + 1][1] if k + 1 < len(runs) else 0)
            best = max(best, edge + 1)
    return best
#> best_with_one_patch([1, 1, 0, 1])
#> best_with_one_patch([0, 0, 0])
#> best_with_one_patch([])
#> best_with_one_patch([1, 0, 0, 1, 1, 0])
#> best_with_one_patch([1, 1, 1])
# %%
class Solution:
    def tastingOrder(self, sweetness, jump):
        n = len(sweetness)
        lo, hi = 0, n - 1
        order = []
        last = None
        while lo <= hi:
            if last is None or abs(sweetness[lo] - last) <= jump:
                last = sweetness[lo]
                lo += 1
            elif abs(sweetness[hi] - last) <= jump:
                last = sweetness[hi]
                hi -= 1
            else:
                order.append(None)
                last = None
                continue
            order.append(last)
        return order
#> Solution().tastingOrder([3, 4, 9, 5], 2)
#> Solution().tastingOrder([1, 10], 3)
#> Solution().tastingOrder([], 1)
#> Solution().tastingOrder([7, 7, 7], 0)
#> Solution().tastingOrder([2, 8, 5, 11, 4], 3)
# %%
from collections import deque


def warm_spell(temps, days, base):
    window = deque(maxlen=days)
    spells = []
    for i, t in enumerate(temps):
        window.append(t)
        if len(window) < days:
            continue
        mean = sum(window) / days
        if mean > base:
            if spells and spells[-1][1] >= i - days:
                spells[-1] = (spells[-1][0], i)
            else:
                spells.append((i - days + 1, i))
    return spells
#> warm_spell([10, 14, 15, 9, 8, 20, 21], 2, 13)
#> warm_spell([5, 5], 3, 1)
#> warm_spell([], 1, 0)
#> warm_spell([30, 30, 30, 0, 0, 0, 30, 30], 2, 20)
#> warm_spell([1, 2, 3, 4, 5, 6], 3, 3.5)
# %%
def kth_smallest_gap(posts, k):
    posts = sorted(posts)

    def pairs_within(d):
        count = left = 0
        for right in range(len(posts)):
            while posts[right] - posts[left] > d:
                left += 1
            count += right - left
        return count

    lo, hi = 0, posts[-1] - posts[0]
    while lo < hi:
        mid = (lo + hi) // 2
        if pairs_within(mid) >= k:
            hi = mid
        else:
            lo = mid + 1
    return lo
#> kth_smallest_gap([1, 4, 9], 2)
#> kth_smallest_gap([5, 5], 1)
#> kth_smallest_gap([], 1)
#> kth_smallest_gap([12, 3, 7, 1], 4)
#> kth_smallest_gap([2, 20, 10], 3)
# %%
class Solution:
    def clipBudget(self, spends, cap):
        """Lower the largest spends to one ceiling so that the sum fits."""
        if sum(spends) <= cap:
            return max(spends, default=0)
        lo, hi = 0, max(spends)
        while lo < hi:
            mid = (lo + hi + 1) // 2
            if sum(min(s, mid) for s in spends) <= cap:
                lo = mid
            else:
                hi = mid - 1
        return lo
#> Solution().clipBudget([10, 20, 30], 45)
#> Solution().clipBudget([1, 2], 50)
#> Solution().clipBudget([], 0)
#> Solution().clipBudget([7, 7, 7], 3)
#> Solution().clipBudget([100, 1, 1, 50], 60)
# %%
def build_index(notes):
    places = {}
    for i, n in enumerate(notes):
        places.setdefault(n, []).append(i)
    return places


def next_place(places, note, after):
    spots = places.get(note, [])
    lo, hi = 0, len(spots)
    while lo < hi:
        mid = (lo + hi) // 2
        if spots[mid] <= after:
            lo = mid + 1
        else:
            hi = mid
    return spots[lo] if lo < len(spots) else -1


def plays_inside(tune, motif):
    places = build_index(tune)
    at = -1
    path = []
    for note in motif:
        at = next_place(places, note, at)
        if at < 0:
            return path, False
        path.append(at)
    return path, True
#> plays_inside('CDECG', 'CEG')
#> plays_inside('AAB', 'BA')
#> plays_inside('', 'C')
#> plays_inside('GFGFGA', 'GGA')
#> plays_inside('DE', '')
# %%
class Solution:
    def trimNoise(self, values, lowPct, highPct):
        ordered = sorted(values)
        n = len(ordered)
        if n == 0:
            return []
        a = ordered[n * lowPct // 100]
        b = ordered[min(n - 1, n * highPct // 100)]
        l, r = 0, n - 1
        while l <= r and not a <= values[l] <= b:
            l += 1
        while r >= l and not a <= values[r] <= b:
            r -= 1
        return values[l:r + 1]
#> Solution().trimNoise([50, 3, 4, 5, 90], 20, 60)
#> Solution().trimNoise([], 10, 90)
#> Solution().trimNoise([1, 2, 3, 4], 50, 50)
#> Solution().trimNoise([9, 1, 9, 1, 9], 0, 30)
#> Solution().trimNoise([6], 99, 99)
# %%
def moving_change(coins, price):
    """Fewest consecutive coins (on the table order) that pay at least price."""
    l = 0
    cur = 0
    best = None
    for r in range(len(coins)):
        cur += coins[r]
        while cur - coins[l] >= price and l < r:
            cur -= coins[l]
            l += 1
        if cur >= price:
            cand = (r - l + 1, cur - price)
            if best is None or cand < best:
                best = cand
    return best
#> moving_change([2, 5, 1, 10, 2], 11)
#> moving_change([1, 1, 1], 5)
#> moving_change([], 1)
#> moving_change([5, 5, 5, 5], 10)
#> moving_change([1, 2, 20, 50, 1], 21)
# %%
from itertools import accumulate


class Solution:
    def fairestFence(self, crops):
        pre = [0, *accumulate(crops)]
        n = len(crops)
        best = None
        for i in range(1, n - 1):
            for j in range(i + 1, n):
                parts = (pre[i], pre[j] - pre[i], pre[n] - pre[j])
                spread = max(parts) - min(parts)
                if best is None or spread < best[0]:
                    best = (spread, i, j)
        return best
#> Solution().fairestFence([1, 2, 3, 3])
#> Solution().fairestFence([4, 4])
#> Solution().fairestFence([5, 1, 1, 1, 5])
#> Solution().fairestFence([2, 2, 2])
#> Solution().fairestFence([9, 0, 0, 1, 3, 2])
# %%
def elevator_rank(weights, limit):
    weights = sorted(weights)
    light, heavy = 0, len(weights) - 1
    rides = []
    while light <= heavy:
        ride = [weights[heavy]]
        room = limit - weights[heavy]
        heavy -= 1
        seats = 2
        while seats and light <= heavy and weights[light] <= room:
            room -= weights[light]
            ride.append(weights[light])
            light += 1
            seats -= 1
        rides.append(ride)
    return rides
#> elevator_rank([50, 70, 90, 40], 130)
#> elevator_rank([], 100)
#> elevator_rank([10, 10, 10, 10, 10], 100)
#> elevator_rank([80, 85], 90)
#> elevator_rank([30, 60, 20, 100, 45, 35], 150)
# %%
class Solution:
    def longestBlend(self, colors):
        """Longest block in which no color fills more than half."""
        n = len(colors)
        for size in range(n, 1, -1):
            cnt = {}
            for i, c in enumerate(colors):
                cnt[c] = cnt.get(c, 0) + 1
                if i >= size:
                    cnt[colors[i - size]] -= 1
                if i >= size - 1 and max(cnt.values()) * 2 <= size:
                    return colors[i - size + 1:i + 1]
        return ''
#> Solution().longestBlend('rrgb')
#> Solution().longestBlend('aaaa')
#> Solution().longestBlend('')
#> Solution().longestBlend('rrrgr')
#> Solution().longestBlend('xyxxxy')
# %%
def signal_fill(samples, gap):
    """Fill runs of None no longer than gap with the value before them."""
    out = samples[:]
    i = 0
    while i < len(out):
        if out[i] is not None:
            i += 1
            continue
        j = i
        while j < len(out) and out[j] is None:
            j += 1
        if i > 0 and j - i <= gap:
            for k in range(i, j):
                out[k] = out[i - 1]
        i = j
    return out
#> signal_fill([1, None, 3, None, None], 1)
#> signal_fill([None, 2], 4)
#> signal_fill([], 1)
#> signal_fill([5, None, None, 6, None, 7], 2)
#> signal_fill([None, None], 2)
# %%
def pooled(stack):
    total = 0
    for height, width in stack:
        total += height * width
    return total


def sum_of_window_minima(nums):
    stack = []
    acc = 0
    for x in nums:
        width = 1
        while stack and stack[-1][0] >= x:
            width += stack.pop()[1]
        stack.append((x, width))
        acc += pooled(stack)
    return acc
#> sum_of_window_minima([3, 1, 2])
#> sum_of_window_minima([4])
#> sum_of_window_minima([])
#> sum_of_window_minima([2, 2, 2, 2])
#> sum_of_window_minima([5, 4, 6, 1])
# %%
class Solution:
    def nextOpening(self, booked, length, close):
        """First minute with `length` free minutes before closing."""
        free_from = 0
        for start, end in sorted(booked):
            if start - free_from >= length:
                return free_from
            free_from = max(free_from, end)
        return free_from if close - free_from >= length else -1

    def allOpenings(self, booked, length, close):
        found = []
        booked = list(booked)
        t = self.nextOpening(booked, length, close)
        while t >= 0:
            found.append(t)
            booked.append((t, t + length))
            t = self.nextOpening(booked, length, close)
        return found
#> Solution().allOpenings([(3, 5), (9, 10)], 2, 14)
#> Solution().allOpenings([], 5, 4)
#> Solution().allOpenings([(0, 8)], 3, 12)
#> Solution().allOpenings([(2, 4), (1, 3)], 1, 6)
#> Solution().allOpenings([(5, 6)], 5, 6)
# %%
def longest_even_tail(nums):
    suffix = 0
    first = {0: len(nums)}
    best = ()
    for i in range(len(nums) - 1, -1, -1):
        suffix ^= nums[i]
        if suffix in first:
            if first[suffix] - i > (best[1] - best[0] if best else 0):
                best = (i, first[suffix])
        else:
            first[suffix] = i
    return best
#> longest_even_tail([1, 2, 3])
#> longest_even_tail([4, 5])
#> longest_even_tail([])
#> longest_even_tail([7, 7, 0, 1, 1, 6])
#> longest_even_tail([5, 1, 4, 8, 8, 2])
# %%
from typing import List


class Solution:
    def rankClimbers(self, board: List[int], attempts: List[int]) -> List[int]:
        ranks = sorted(set(board), reverse=True)
        out = []
        for score in attempts:
            out.append(self.place(ranks, score))
        return out

    def place(self, ranks: List[int], score: int) -> int:
        lo, hi = 0, len(ranks)
        while lo < hi:
            mid = (lo + hi) // 2
            if ranks[mid] > score:
                lo = mid + 1
            else:
                hi = mid
        return lo + 1
#> Solution().rankClimbers([100, 90, 90, 80], [70, 90, 105])
#> Solution().rankClimbers([], [5])
#> Solution().rankClimbers([50], [])
#> Solution().rankClimbers([10, 20, 30, 40, 50], [25, 10, 50])
#> Solution().rankClimbers([7, 7, 7], [7, 6])
# %%
def window_vowels(text, size):
    is_vowel = [c in 'aeiou' for c in text.lower()]
    cur = sum(is_vowel[:size])
    counts = [cur]
    for gone, new in zip(is_vowel, is_vowel[size:]):
        cur += new - gone
        counts.append(cur)
    return counts


def richest_word(text, size):
    counts = window_vowels(text, size)
    top = max(counts)
    i = counts.index(top)
    return text[i:i + size] + '/' + str(top)
#> richest_word('queueing', 4)
#> richest_word('rhythm', 2)
#> richest_word('', 3)
#> richest_word('Onomatopoeia', 5)
#> richest_word('AbEbI', 1)
# %%
class Solution:
    def tugOfWar(self, left, right):
        left, right = sorted(left), sorted(right)
        points = 0
        a, b = 0, len(left) - 1
        c, d = 0, len(right) - 1
        while a <= b and c <= d:
            if left[b] > right[d]:
                points += 1
                b, d = b - 1, d - 1
            elif left[a] > right[c]:
                points += 1
                a, c = a + 1, c + 1
            else:
                points -= left[a] < right[d]
                a, d = a + 1, d - 1
        return points
#> Solution().tugOfWar([5, 8, 3], [4, 7, 6])
#> Solution().tugOfWar([], [])
#> Solution().tugOfWar([1, 1], [9, 9])
#> Solution().tugOfWar([6, 6, 6], [6, 6, 6])
#> Solution().tugOfWar([2, 9, 4, 7], [3, 5, 8, 10])
# %%
def cheapest_week(fares, stay):
    """fares: list of (day, price); pick out and back with back - out >= stay."""
    fares = sorted(fares)
    best_out = None
    answer = None
    j = 0
    for day, price in fares:
        while j < len(fares) and fares[j][0] <= day - stay:
            if best_out is None or fares[j][1] < best_out[1]:
                best_out = fares[j]
            j += 1
        if best_out is None:
            continue
        total = best_out[1] + price
        if answer is None or total < answer[0]:
            answer = (total, best_out[0], day)
    return answer
#> cheapest_week([(1, 50), (3, 20), (8, 40), (12, 30)], 5)
#> cheapest_week([(1, 10), (2, 10)], 4)
#> cheapest_week([], 1)
#> cheapest_week([(10, 5), (1, 90), (5, 60), (20, 70)], 10)
#> cheapest_week([(2, 9), (2, 4), (2, 6)], 0)
# %%
def strips(grid):
    out = []
    for row in grid:
        pre = [0]
        for x in row:
            pre.append(pre[-1] + x)
        out.append(pre)
    return out


def brightest_row(grid, a, b):
    best_row, best_sum = -1, None
    for r, pre in enumerate(strips(grid)):
        s = pre[min(b, len(pre) - 1)] - pre[min(a, len(pre) - 1)]
        if best_sum is None or s > best_sum:
            best_row, best_sum = r, s
    return best_row, best_sum
#> brightest_row([[1, 2, 3], [4, 0, 1]], 1, 3)
#> brightest_row([], 0, 1)
#> brightest_row([[5], [6, 7], []], 0, 2)
#> brightest_row([[-1, -2], [-3, 4]], 0, 1)
#> brightest_row([[2, 2, 2, 2], [1, 3, 1, 3]], 3, 4)
# %%
class Solution:
    def maskedSearch(self, code, limit):
        """Longest slice of distinct bit masks whose OR stays within limit bits."""
        best = 0
        for l in range(len(code)):
            mask = 0
            r = l
            while r < len(code):
                grown = mask | code[r]
                if bin(grown).count('1') > limit or grown == mask:
                    break
                mask = grown
                r += 1
            best = max(best, r - l)
        return best
#> Solution().maskedSearch([1, 2, 4, 8], 3)
#> Solution().maskedSearch([7, 1, 8], 4)
#> Solution().maskedSearch([], 2)
#> Solution().maskedSearch([3, 3, 3], 2)
#> Solution().maskedSearch([1, 3, 6, 12, 24], 4)
# %%
import bisect


def best_combo(deals):
    """deals: (start, end, gain), non-overlapping choice with the most gain."""
    deals = sorted(deals, key=lambda d: d[1])
    ends = [d[1] for d in deals]
    best = [0]
    for k, (start, end, gain) in enumerate(deals):
        fits = bisect.bisect_right(ends, start, 0, k)
        best.append(max(best[-1], best[fits] + gain))
    return best[1:]
#> best_combo([(1, 3, 5), (2, 5, 6), (4, 6, 5)])
#> best_combo([])
#> best_combo([(0, 10, 7), (1, 2, 1)])
#> best_combo([(1, 2, 3), (2, 3, 4), (3, 4, 5), (1, 4, 11)])
#> best_combo([(5, 5, 2), (5, 8, 2), (1, 6, 9)])
# %%
class Solution:
    def shelfWear(self, n, pulls):
        wear = [0] * (n + 1)
        for pos, push in pulls:
            a = max(0, pos - push)
            b = min(n - 1, pos + push)
            wear[a] += 1
            wear[b + 1] -= 1
        for i in range(1, n + 1):
            wear[i] += wear[i - 1]
        return self.runsOf(wear[:n])

    def runsOf(self, levels):
        runs = []
        for lv in levels:
            if runs and runs[-1][0] == lv:
                runs[-1][1] += 1
            else:
                runs.append([lv, 1])
        return runs
#> Solution().shelfWear(6, [(1, 1), (4, 2)])
#> Solution().shelfWear(3, [])
#> Solution().shelfWear(4, [(0, 9), (3, 0)])
#> Solution().shelfWear(8, [(2, 1), (3, 1), (7, 1)])
#> Solution().shelfWear(1, [(0, 0), (0, 3)])
# %%
def longest_slope(nums, slack):
    """Longest slice where each item is at least the running max minus slack."""
    best = [0, 0]
    l = 0
    while l < len(nums):
        top = nums[l]
        r = l + 1
        while r < len(nums) and nums[r] >= top - slack:
            top = max(top, nums[r])
            r += 1
        if r - l > best[1] - best[0]:
            best = [l, r]
        if r == len(nums):
            break
        l += 1
    return nums[best[0]:best[1]]
#> longest_slope([1, 4, 3, 6, 2, 7], 1)
#> longest_slope([9, 5, 1], 2)
#> longest_slope([], 0)
#> longest_slope([2, 2, 2, 5], 0)
#> longest_slope([10, 8, 11, 9, 6, 7], 3)
# %%
class Solution:
    def evenCandles(self, s):
        def expand(l, r):
            while l >= 0 and r < len(s) and s[l] != s[r]:
                l -= 1
                r += 1
            return r - l - 1

        best = (0, 0)
        for mid in range(len(s) - 1):
            size = expand(mid, mid + 1)
            if size > best[0]:
                best = (size, mid - size // 2 + 1)
        size, start = best
        return s[start:start + size]
#> Solution().evenCandles('001011')
#> Solution().evenCandles('aaaa')
#> Solution().evenCandles('')
#> Solution().evenCandles('xxyy')
#> Solution().evenCandles('abcba')
# %%
def refuel(stations, tank, distance):
    """Greedy with a pointer: positions of stops, or None if stuck."""
    here = 0
    i = 0
    stops = []
    while here + tank < distance:
        reach = -1
        while i < len(stations) and stations[i] <= here + tank:
            reach = stations[i]
            i += 1
        if reach <= here:
            return None
        stops.append(reach)
        here = reach
    return stops
#> refuel([3, 7, 11, 15], 8, 20)
#> refuel([5], 4, 10)
#> refuel([], 10, 9)
#> refuel([2, 4, 6, 8], 3, 10)
#> refuel([10, 20, 30, 40], 10, 50)
# %%
from collections import Counter


class Solution:
    def swapToGroup(self, s, ch):
        k = s.count(ch)
        if k == 0:
            return 0
        inside = Counter(s[:k])[ch]
        most = inside
        for i in range(k, len(s)):
            inside += (s[i] == ch) - (s[i - k] == ch)
            most = max(most, inside)
        return k - most
#> Solution().swapToGroup('xoxox', 'x')
#> Solution().swapToGroup('aaa', 'b')
#> Solution().swapToGroup('', 'z')
#> Solution().swapToGroup('pqqppqqq', 'q')
#> Solution().swapToGroup('ttabt', 't')
# %%
def sparse_dot(a, b):
    """a and b: sorted lists of (index, value)."""
    i = j = 0
    total = 0
    matches = 0
    while i < len(a) and j < len(b):
        (ka, va), (kb, vb) = a[i], b[j]
        if ka == kb:
            total += va * vb
            matches += 1
            i += 1
            j += 1
        elif ka < kb:
            i += 1
        else:
            j += 1
    return total, matches


def more_alike(base, x, y):
    return 'x' if sparse_dot(base, x) > sparse_dot(base, y) else 'y'
#> more_alike([(0, 2), (3, 1)], [(0, 1), (3, 5)], [(0, 3)])
#> more_alike([], [(1, 1)], [(2, 2)])
#> more_alike([(5, -1)], [(5, 4)], [(5, -4)])
#> more_alike([(1, 1), (2, 2), (4, 4)], [(2, 3), (4, 1)], [(1, 9), (3, 9)])
#> more_alike([(7, 3)], [(7, 2)], [(6, 10), (8, 1)])
# %%
class Solution:
    def guessWeight(self, low, high, scale):
        """scale lists the hidden answers for '<' or '>' or '='."""
        guesses = []
        for sign in scale:
            if low > high:
                raise ValueError('no weight left')
            mid = (low + high) // 2
            guesses.append(mid)
            if sign == '=':
                break
            if sign == '<':
                high = mid - 1
            else:
                low = mid + 1
        return guesses
#> Solution().guessWeight(1, 100, '<<>=')
#> Solution().guessWeight(5, 5, '=')
#> Solution().guessWeight(1, 3, '<<<')
#> Solution().guessWeight(0, 64, '>>>')
#> Solution().guessWeight(10, 20, '><><')
# %%
def rolling_code(digits, size, mod):
    if len(digits) < size:
        return {}
    base = pow(10, size - 1, mod)
    code = 0
    for d in digits[:size]:
        code = (code * 10 + int(d)) % mod
    groups = {code: [0]}
    for i in range(size, len(digits)):
        code = (code - int(digits[i - size]) * base) % mod
        code = (code * 10 + int(digits[i])) % mod
        groups.setdefault(code, []).append(i - size + 1)
    return groups
#> rolling_code('12312', 2, 97)
#> rolling_code('7', 2, 10)
#> rolling_code('4444', 3, 5)
#> rolling_code('90210', 2, 7)
#> rolling_code('13579', 1, 2)
# %%
def hill_sizes(profile):
    n = len(profile)
    up = [1] * n
    down = [1] * n
    for i in range(1, n):
        if profile[i] > profile[i - 1]:
            up[i] = up[i - 1] + 1
    for i in range(n - 2, -1, -1):
        if profile[i] > profile[i + 1]:
            down[i] = down[i + 1] + 1
    return [u + d - 1 for u, d in zip(up, down)]


def biggest_hill(profile):
    sizes = hill_sizes(profile)
    if not sizes:
        return None
    at = max(range(len(sizes)), key=sizes.__getitem__)
    return profile[at], sizes[at]
#> biggest_hill([1, 3, 2, 1, 4])
#> biggest_hill([])
#> biggest_hill([6])
#> biggest_hill([5, 4, 3, 4, 5, 6])
#> biggest_hill([2, 2, 2])
# %%
class Solution:
    def crowdWatch(self, events, cap):
        inside = 0
        alarms = []
        since = None
        for t, change in sorted(events):
            inside += change
            if inside > cap and since is None:
                since = t
            elif inside <= cap and since is not None:
                alarms.append((since, t))
                since = None
        if since is not None:
            alarms.append((since, None))
        return alarms
#> Solution().crowdWatch([(1, 5), (3, 4), (6, -6), (8, 9)], 7)
#> Solution().crowdWatch([], 1)
#> Solution().crowdWatch([(4, -1), (2, 1)], 0)
#> Solution().crowdWatch([(1, 1), (2, 1), (3, 1)], 5)
#> Solution().crowdWatch([(10, 3), (10, -3), (12, 4), (15, -4)], 2)
