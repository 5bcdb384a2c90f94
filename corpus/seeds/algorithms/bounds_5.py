# %%
class Solution:
    def minTorch(self, tunnels, torches):
        """Smallest burn time so that torches light every tunnel in turn."""
        def lit(burn):
            left = torches
            for t in tunnels:
                while t > 0 and left:
                    t -= burn
                    left -= 1
                if t > 0:
                    return False
            return True

        if torches < len(tunnels):
            return -1
        lo, hi = 1, max(tunnels)
        while lo < hi:
            mid = (lo + hi) // 2
            if lit(mid):
                hi = mid
            else:
                lo = mid + 1
        return lo
#> Solution().minTorch([6, 4], 3)
#> Solution().minTorch([9, 9, 9], 2)
#> Solution().minTorch([5], 5)
#> Solution().minTorch([7, 3, 2], 5)
#> Solution().minTorch([10, 1], 2)
# %%
def squash(colors):
    out = []
    for c in colors:
        if out and out[-1][0] == c:
            out[-1][1] += 1
            if out[-1][1] == 3:
                out.pop()
        else:
            out.append([c, 1])
    return ''.join(c * n for c, n in out)
#> squash('rggbbbgr')
#> squash('')
#> squash('aaaa')
#> squash('xyzzzyyxx')
#> squash('mnm')
# %%
def mid_cut(planks, saw):
    """Cut the longest plank in two until none is above saw."""
    planks = sorted(planks)
    cuts = 0
    while planks and planks[-1] > saw:
        big = planks.pop()
        cuts += 1
        for half in (big // 2, big - big // 2):
            i = len(planks)
            while i and planks[i - 1] > half:
                i -= 1
            planks.insert(i, half)
    return cuts, planks
#> mid_cut([9, 4], 5)
#> mid_cut([], 3)
#> mid_cut([2, 3], 3)
#> mid_cut([16], 5)
#> mid_cut([13, 7, 21], 7)
# %%
class Solution:
    def mergeDesc(self, a, b):
        res = [0] * (len(a) + len(b))
        i, j = len(a) - 1, len(b) - 1
        k = 0
        while i >= 0 and j >= 0:
            if a[i] >= b[j]:
                res[k] = a[i]
                i -= 1
            else:
                res[k] = b[j]
                j -= 1
            k += 1
        rest = a[:i + 1] or b[:j + 1]
        res[k:] = rest[::-1]
        return res
#> Solution().mergeDesc([1, 3, 8], [2, 9])
#> Solution().mergeDesc([], [])
#> Solution().mergeDesc([4], [4, 5])
#> Solution().mergeDesc([10, 11, 12], [1, 2])
#> Solution().mergeDesc([-6, 0, 6], [-7, -1, 5, 50])
# %%
from functools import reduce


def window_product(nums, limit):
    """Longest stretch whose product stays below limit."""
    best = []
    left = 0
    prod = 1
    for right, x in enumerate(nums):
        prod *= x
        while left <= right and prod >= limit:
            prod //= nums[left]
            left += 1
        if right - left + 1 > len(best):
            best = nums[left:right + 1]
    check = reduce(lambda p, q: p * q, best, 1)
    return best, check
#> window_product([2, 3, 5, 1, 4], 25)
#> window_product([], 10)
#> window_product([50, 60], 40)
#> window_product([1, 1, 1], 2)
#> window_product([7, 2, 9, 3, 1, 2, 8], 60)
# %%
def tilted_pairs(left, right, ratio):
    """Count pairs with left[i] > ratio * right[j]; both get sorted."""
    left, right = sorted(left), sorted(right)
    j = 0
    total = 0
    for x in left:
        while j < len(right) and x > ratio * right[j]:
            j += 1
        total += j
    return total


def tilt(a, b, ratio=2):
    d = tilted_pairs(a, b, ratio) - tilted_pairs(b, a, ratio)
    return (d > 0) - (d < 0)
#> tilt([5, 9, 1], [2, 4])
#> tilt([], [1, 2])
#> tilt([1, 1], [7, 8, 9], 3)
#> tilt([10], [5], ratio=1)
#> tilt([6, 3, 12, 2], [4, 1, 9, 5])
# %%
class Solution:
    def sunsetViews(self, heights, direction):
        order = range(len(heights))
        if direction == 'east':
            order = reversed(order)
        tallest = 0
        seen = []
        for i in order:
            if heights[i] > tallest:
                seen.append(i)
                tallest = heights[i]
        return sorted(seen)
#> Solution().sunsetViews([3, 5, 4, 6], 'west')
#> Solution().sunsetViews([3, 5, 4, 6, 2], 'east')
#> Solution().sunsetViews([], 'east')
#> Solution().sunsetViews([7, 7, 7], 'west')
#> Solution().sunsetViews([9, 1, 8, 2, 6, 3], 'east')
# %%
def sum_upto(daily, x):
    return sum(min(d, x) for d in daily)


def ration(daily, stock):
    """Biggest per-day cap so that the stock lasts."""
    lo, hi = 0, max(daily, default=0)
    while lo < hi:
        mid = (lo + hi + 1) // 2
        lo, hi = (lo, mid - 1) if sum_upto(daily, mid) > stock else (mid, hi)
    left = stock - sum_upto(daily, lo)
    return lo, left
#> ration([3, 8, 5], 12)
#> ration([], 4)
#> ration([2, 2], 100)
#> ration([9, 9, 9], 2)
#> ration([1, 14, 6, 20, 3], 30)
# %%
from collections import Counter
import heapq


class Solution:
    def spacedTags(self, tags):
        heap = [(-n, t) for t, n in Counter(tags).items()]
        heapq.heapify(heap)
        out = ''
        hold = None
        while heap:
            n, t = heapq.heappop(heap)
            out += t
            if hold:
                heapq.heappush(heap, hold)
            hold = (n + 1, t) if n < -1 else None
        return out if hold is None else out + '!'
#> Solution().spacedTags('aabbc')
#> Solution().spacedTags('')
#> Solution().spacedTags('zzzy')
#> Solution().spacedTags('q')
#> Solution().spacedTags('mississ')
# %%
def rotate_until(seq, good):
    for shift in range(len(seq)):
        turned = seq[shift:] + seq[:shift]
        drops = sum(1 for p, q in zip(turned, turned[1:]) if p > q)
        if drops <= good:
            return shift, turned
    return None
#> rotate_until([5, 7, 1, 3], 0)
#> rotate_until([], 0)
#> rotate_until([3, 1, 2, 0], 0)
#> rotate_until([4, 2, 6, 1], 1)
#> rotate_until([9, 9, 9], 0)
# %%
class Solution:
    def guardPosts(self, houses: list, reach: int) -> list:
        houses.sort()
        posts = []
        i, n = 0, len(houses)
        while i < n:
            spot = houses[i] + reach
            while i < n and houses[i] <= spot:
                i += 1
            post = houses[i - 1]
            posts.append(post)
            while i < n and houses[i] <= post + reach:
                i += 1
        return posts
#> Solution().guardPosts([1, 2, 5, 9], 2)
#> Solution().guardPosts([], 4)
#> Solution().guardPosts([3, 3, 3], 0)
#> Solution().guardPosts([10, 1, 20, 11], 5)
#> Solution().guardPosts([7, 2, 15, 4, 8, 12, 9], 3)
# %%
def prefix_max_gain(days):
    low = None
    plan = None
    for j, price in enumerate(days):
        if low is None or price < days[low]:
            low = j
        gain = price - days[low]
        if plan is None or gain > plan[2]:
            plan = (low, j, gain)
    return plan


def two_trades(days):
    best = 0
    for cut in range(len(days) + 1):
        a, b = prefix_max_gain(days[:cut]), prefix_max_gain(days[cut:])
        best = max(best, (a[2] if a else 0) + (b[2] if b else 0))
    return best
#> two_trades([3, 1, 5])
#> two_trades([])
#> two_trades([9, 7, 4])
#> two_trades([1, 6, 2, 8])
#> two_trades([5, 5])
# %%
def locate_drop(samples, drop):
    """samples: sorted floats; first index where the step down from a linear trend appears."""
    n = len(samples)
    left, right = 0, n - 1
    while left < right:
        mid = left + (right - left) // 2
        expected = samples[0] + drop * mid
        if samples[mid] >= expected:
            left = mid + 1
        else:
            right = mid
    if n and samples[left] < samples[0] + drop * left:
        return left
    return -1
#> locate_drop([1.0, 2.0, 3.0, 3.5, 4.5], 1.0)
#> locate_drop([], 2.0)
#> locate_drop([0.5, 1.0, 1.5], 0.5)
#> locate_drop([4.0, 4.5], 1.0)
#> locate_drop([10, 12, 14, 16, 17, 19, 21], 2)
# %%
class Solution:
    def longestPlateauJump(self, nums):
        last = {}
        best = (0, None)
        for i, x in enumerate(nums):
            for key in (x - 1, x, x + 1):
                if key in last:
                    d = i - last[key]
                    if d > best[0]:
                        best = (d, (last[key], i))
            last.setdefault(x, i)
        return best
#> Solution().longestPlateauJump([4, 9, 5, 4, 20])
#> Solution().longestPlateauJump([])
#> Solution().longestPlateauJump([1, 10, 100])
#> Solution().longestPlateauJump([7, 7, 7])
#> Solution().longestPlateauJump([3, 8, 15, 2, 9, 14, 8])
# %%
def nudge(nums):
    """Least total added so that the list is strictly rising."""
    cost = 0
    floor = float('-inf')
    out = []
    for x in nums:
        new = max(x, floor + 1) if out else x
        cost += new - x
        out.append(new)
        floor = new
    return cost, out
#> nudge([1, 1, 5])
#> nudge([])
#> nudge([9, 3, 2])
#> nudge([2, 4, 6])
#> nudge([0, -5, 7, 7, 7])
# %%
from bisect import bisect_left


def piles(cards):
    tops = []
    where = []
    for c in cards:
        i = bisect_left(tops, c)
        if i == len(tops):
            tops.append(c)
        else:
            tops[i] = c
        where.append(i)
    return tops, where


def pick_longest(cards):
    tops, where = piles(cards)
    need = len(tops) - 1
    chosen = []
    for c, w in zip(reversed(cards), reversed(where)):
        if w == need and (not chosen or c < chosen[-1]):
            chosen.append(c)
            need -= 1
    return chosen[::-1]
#> pick_longest([4, 8, 5, 6, 1])
#> pick_longest([])
#> pick_longest([9, 7, 5])
#> pick_longest([2, 2, 3, 3])
#> pick_longest([10, 3, 12, 5, 8, 4, 9])
# %%
class Solution:
    def fewestDraws(self, jar, want):
        """Take from either end until the total is exactly want."""
        middle = sum(jar) - want
        if middle < 0:
            return None
        l = cur = 0
        longest = -1
        for r, x in enumerate(jar):
            cur += x
            while l <= r and cur > middle:
                cur -= jar[l]
                l += 1
            if cur == middle:
                longest = max(longest, r - l + 1)
        return None if longest < 0 else len(jar) - longest
#> Solution().fewestDraws([3, 1, 4, 2], 5)
#> Solution().fewestDraws([], 1)
#> Solution().fewestDraws([5, 5, 5], 7)
#> Solution().fewestDraws([1, 1, 1, 1], 4)
#> Solution().fewestDraws([6, 2, 9, 1, 3, 4], 13)
# %%
def deepest_dip(levels):
    stack = []
    best = 0
    for x in levels:
        lowest = x
        while stack and stack[-1][0] <= x:
            top, low = stack.pop()
            lowest = min(lowest, low)
            best = max(best, min(top, x) - lowest)
        if stack:
            top, low = stack.pop()
            stack.append((top, min(low, lowest)))
        stack.append((x, x))
    return best
#> deepest_dip([5, 2, 6])
#> deepest_dip([])
#> deepest_dip([1, 2, 3])
#> deepest_dip([8, 3, 5, 1, 7])
#> deepest_dip([4, 4, 0, 9, 2, 8])
# %%
def clamp_search(sorted_vals, target, probe):
    """Gallop from probe, then bisect."""
    n = len(sorted_vals)
    probe = max(0, min(probe, n - 1))
    lo = hi = probe
    step = 1
    while lo > 0 and sorted_vals[lo] > target:
        hi = lo
        lo = max(0, lo - step)
        step <<= 1
    step = 1
    while hi < n and sorted_vals[hi] < target:
        lo = hi
        hi = min(n, hi + step)
        step <<= 1
    while lo < hi:
        mid = (lo + hi) // 2
        if sorted_vals[mid] < target:
            lo = mid + 1
        else:
            hi = mid
    return lo if lo < n and sorted_vals[lo] == target else -1
#> clamp_search([1, 3, 6, 10, 15, 21], 15, 1)
#> clamp_search([1, 3, 6, 10, 15, 21], 1, 5)
#> clamp_search([4], 4, 9)
#> clamp_search([2, 4, 8, 16], 5, 2)
#> clamp_search([10, 20, 30, 40, 50, 60, 70, 80], 90, 0)
# %%
class Solution:
    def fairTeams(self, skills):
        s = sorted(skills, reverse=True)
        a, b = [], []
        for x in s:
            small, big = (a, b) if sum(a) <= sum(b) else (b, a)
            if len(small) > len(big):
                small = big
            small.append(x)
        return (a, b) if a >= b else (b, a)
#> Solution().fairTeams([4, 7, 1, 6])
#> Solution().fairTeams([])
#> Solution().fairTeams([3, 3, 3])
#> Solution().fairTeams([20, 1, 1, 1])
#> Solution().fairTeams([9, 8, 7, 6, 5, 4])
# %%
def smallest_missing_after(taken, start):
    taken = sorted(x for x in taken if x >= start)
    nxt = start
    for x in taken:
        if x == nxt:
            nxt += 1
        elif x > nxt:
            break
    return nxt


def hand_out(taken, requests):
    given = []
    for r in requests:
        n = smallest_missing_after(taken + given, r)
        given.append(n)
    return given
#> hand_out([3, 4, 8], [3, 3, 8])
#> hand_out([], [])
#> hand_out([], [5, 5, 5])
#> hand_out([1, 2, 3, 3], [1])
#> hand_out([10, 12], [10, 9, 12, 9])
# %%
from typing import List, Optional


class Solution:
    def cutPoint(self, nums: List[int]) -> Optional[int]:
        """Shortest left part whose max is below the min of the right part."""
        n = len(nums)
        min_right = nums[:]
        for i in range(n - 2, -1, -1):
            min_right[i] = min(min_right[i], min_right[i + 1])
        top = float('-inf')
        for i in range(1, n):
            top = max(top, nums[i - 1])
            if top < min_right[i]:
                return i
        return None
#> Solution().cutPoint([2, 1, 5, 4])
#> Solution().cutPoint([])
#> Solution().cutPoint([3, 3])
#> Solution().cutPoint([9, 1, 2])
#> Solution().cutPoint([4, 3, 1, 2, 6, 9, 7])
# %%
def peel(values, k):
    """Drop k extreme values one by one: the one furthest from the mean."""
    vals = sorted(values)
    gone = []
    for _ in range(k):
        if len(vals) <= 1:
            break
        total = sum(vals)
        n = len(vals)
        low_gap = total - vals[0] * n
        high_gap = vals[-1] * n - total
        gone.append(vals.pop(0) if low_gap > high_gap else vals.pop())
    return vals, gone
#> peel([5, 1, 6, 7], 1)
#> peel([], 2)
#> peel([4], 3)
#> peel([2, 2, 50, 3], 2)
#> peel([10, 20, 30, 40, 100], 3)
# %%
class Solution:
    def letterBand(self, text, lo, hi):
        """Windows with at least lo and at most hi different letters."""
        def at_most(k):
            cnt, l, total = {}, 0, 0
            for r, c in enumerate(text):
                cnt[c] = cnt.get(c, 0) + 1
                while len(cnt) > k:
                    d = text[l]
                    cnt[d] -= 1
                    if not cnt[d]:
                        del cnt[d]
                    l += 1
                total += r - l + 1
            return total

        return at_most(hi) - at_most(lo - 1)
#> Solution().letterBand('abac', 2, 2)
#> Solution().letterBand('', 1, 2)
#> Solution().letterBand('zzz', 1, 1)
#> Solution().letterBand('abcd', 3, 4)
#> Solution().letterBand('hello', 1, 5)
# %%
def photo_order(people):
    """(height, taller ahead) -> a line-up."""
    line = []
    for h, k in sorted(people, key=lambda p: (-p[0], p[1])):
        if k > len(line):
            return 'impossible'
        line.insert(k, h)
    return '-'.join(map(str, line))
#> photo_order([(5, 0), (7, 0), (6, 1)])
#> photo_order([])
#> photo_order([(4, 2), (5, 0)])
#> photo_order([(3, 3), (8, 0), (6, 0), (5, 1)])
#> photo_order([(170, 1), (180, 0), (165, 2)])
# %%
def solve_scale(total, weights):
    """Two pointers for a pair, else a single, nearest below total."""
    ws = sorted(weights)
    best = ()
    for w in ws:
        if w <= total and (not best or w > sum(best)):
            best = (w,)
    i, j = 0, len(ws) - 1
    while i < j:
        s = ws[i] + ws[j]
        if s > total:
            j -= 1
            continue
        if s > sum(best):
            best = (ws[i], ws[j])
        i += 1
    return best
#> solve_scale(12, [3, 5, 8, 10])
#> solve_scale(2, [4, 5])
#> solve_scale(9, [])
#> solve_scale(20, [20, 1])
#> solve_scale(31, [6, 17, 22, 13, 30])
# %%
class Solution:
    def bestRotation(self, nums):
        n = len(nums)
        best = (-1, 0)
        for k in range(n):
            score = sum(1 for i in range(n) if nums[(i + k) % n] <= i)
            if score > best[0]:
                best = (score, k)
        return best[1], nums[best[1]:] + nums[:best[1]]
#> Solution().bestRotation([2, 3, 1, 4, 0])
#> Solution().bestRotation([])
#> Solution().bestRotation([1])
#> Solution().bestRotation([0, 0, 0])
#> Solution().bestRotation([5, 1, 4, 2])
# %%
def sieve_steps(n):
    lo, hi = 1, n
    left_to_right = True
    step = 1
    rounds = 0
    while lo < hi:
        count = (hi - lo) // step + 1
        if left_to_right or count % 2:
            lo += step
        if not left_to_right or count % 2:
            hi -= step
        step *= 2
        left_to_right = not left_to_right
        rounds += 1
    return lo, rounds
#> sieve_steps(9)
#> sieve_steps(1)
#> sieve_steps(2)
#> sieve_steps(24)
#> sieve_steps(1000)
# %%
import heapq


def brew(temps, goal):
    """Mix the two coolest: the result is cool + 2 * warmer."""
    pot = list(temps)
    heapq.heapify(pot)
    mixes = 0
    while pot and pot[0] < goal:
        if len(pot) == 1:
            return -1
        cool = heapq.heappop(pot)
        heapq.heapreplace(pot, cool + 2 * pot[0])
        mixes += 1
    return mixes
#> brew([1, 2, 9], 7)
#> brew([], 5)
#> brew([1, 1], 9)
#> brew([8, 9], 8)
#> brew([1, 2, 3, 9, 10, 12], 20)
# %%
class Solution:
    def bus_ok(self, walk, stops, houses):
        i = 0
        for h in houses:
            while i < len(stops) and stops[i] + walk < h:
                i += 1
            if i == len(stops) or stops[i] - walk > h:
                return False
        return True

    def shortestWalk(self, stops, houses):
        stops.sort()
        houses.sort()
        lo, hi = 0, 64
        while lo < hi:
            mid = (lo + hi) // 2
            if self.bus_ok(mid, stops, houses):
                hi = mid
            else:
                lo = mid + 1
        return lo
#> Solution().shortestWalk([4, 12], [1, 7, 10])
#> Solution().shortestWalk([3], [])
#> Solution().shortestWalk([5, 6], [5, 6])
#> Solution().shortestWalk([0], [30, 9])
#> Solution().shortestWalk([20, 2, 9], [15, 4, 25])
# %%
def merge_logs(*logs):
    """Round of merges: two shortest first."""
    logs = [list(x) for x in logs]
    compared = 0
    while len(logs) > 1:
        logs.sort(key=len)
        a, b = logs.pop(0), logs.pop(0)
        both = []
        while a and b:
            compared += 1
            both.append((a if a[0] <= b[0] else b).pop(0))
        logs.append(both + a + b)
    return compared, logs[0] if logs else []
#> merge_logs([1, 5], [2], [3, 4, 6])
#> merge_logs()
#> merge_logs([7, 8])
#> merge_logs([1, 2], [1, 2])
#> merge_logs([9], [], [4, 10], [0])
# %%
def diag_kth(n, k):
    """k-th smallest of the n x n sums table i + 2*j (i, j from 0)."""
    def below(v):
        total = 0
        for j in range(n):
            total += max(0, min(n, v - 2 * j + 1))
        return total

    lo, hi = 0, 3 * (n - 1)
    while lo < hi:
        mid = (lo + hi) // 2
        if below(mid) >= k:
            hi = mid
        else:
            lo = mid + 1
    return lo
#> diag_kth(3, 5)
#> diag_kth(1, 1)
#> diag_kth(4, 16)
#> diag_kth(5, 3)
#> diag_kth(6, 20)
# %%
class Solution:
    def cheerOrder(self, fans: dict) -> list:
        order = sorted(fans, key=lambda name: (-fans[name], len(name), name))
        out = []
        i, j = 0, len(order) - 1
        while i < j:
            out += [order[i], order[j]]
            i, j = i + 1, j - 1
        if i == j:
            out.append(order[i])
        return out
#> Solution().cheerOrder({'ann': 4, 'bob': 9, 'cy': 4})
#> Solution().cheerOrder({})
#> Solution().cheerOrder({'solo': 1})
#> Solution().cheerOrder({'a': 1, 'b': 2, 'c': 3, 'd': 4})
#> Solution().cheerOrder({'kim': 5, 'lee': 5, 'jo': 5, 'maximilian': 7, 'al': 0})
# %%
def gap_fill(nums, k):
    """Longest run of equal numbers after raising by at most k in total."""
    nums = sorted(nums)
    best = (0, None)
    for j in range(len(nums)):
        budget = k
        i = j
        while i >= 0 and nums[j] - nums[i] <= budget:
            budget -= nums[j] - nums[i]
            i -= 1
        if j - i > best[0]:
            best = (j - i, nums[j])
    return best
#> gap_fill([1, 2, 4], 5)
#> gap_fill([], 3)
#> gap_fill([8, 8, 1], 0)
#> gap_fill([3, 9, 6], 5)
#> gap_fill([5, 1, 7, 4, 6, 2], 4)
# %%
def unfold(tape, marks):
    marks = sorted(set(marks))
    lo = 0
    pieces = []
    for m in marks:
        if not 0 < m < len(tape):
            continue
        pieces.append(tape[lo:m])
        lo = m
    pieces.append(tape[lo:])
    out = ''
    for idx, p in enumerate(pieces):
        out = out + p if idx % 2 == 0 else p[::-1] + out
    return out
#> unfold('abcdefgh', [2, 5])
#> unfold('', [1])
#> unfold('xyz', [])
#> unfold('hello', [3, 1, 3, 9])
#> unfold('mountain', [4, 2, 6])
# %%
class Solution:
    def biggestAfterSwap(self, n):
        digits = list(str(n))
        last = {d: i for i, d in enumerate(digits)}
        for i, d in enumerate(digits):
            for big in '987654321':
                if big <= d:
                    break
                j = last.get(big, -1)
                if j > i:
                    digits[i], digits[j] = digits[j], digits[i]
                    return int(''.join(digits)), (i, j)
        return n, None
#> Solution().biggestAfterSwap(2736)
#> Solution().biggestAfterSwap(9973)
#> Solution().biggestAfterSwap(0)
#> Solution().biggestAfterSwap(98368)
#> Solution().biggestAfterSwap(10010)
# %%
def moving_cut(points, size):
    """Most points covered by a strip of the given size, and its left end."""
    points = sorted(points)
    r = 0
    best, at = 0, None
    for l, p in enumerate(points):
        while r < len(points) and points[r] - p <= size:
            r += 1
        if r - l > best:
            best, at = r - l, p
        if r == len(points):
            break
    return best, at
#> moving_cut([1, 4, 5, 9, 10, 11], 2)
#> moving_cut([], 5)
#> moving_cut([3, 3, 8], 0)
#> moving_cut([10, 40, 20], 100)
#> moving_cut([2, 7, 12, 13, 17, 18, 19], 5)
# %%
class Solution:
    def reachTop(self, rungs, leg):
        added = 0
        at = 0
        for r in rungs:
            if r <= at:
                continue
            extra, over = divmod(r - at, leg)
            added += extra - (over == 0)
            at = r
        return added
#> Solution().reachTop([3, 9, 10], 3)
#> Solution().reachTop([], 2)
#> Solution().reachTop([20], 6)
#> Solution().reachTop([1, 2, 2, 3], 1)
#> Solution().reachTop([4, 4, 15, 11, 30], 5)
# %%
from itertools import groupby


def longest_even_split(bits):
    """Group runs, then shrink from both ends while the end run is odd."""
    runs = [(b, len(list(g))) for b, g in groupby(bits)]
    lo, hi = 0, len(runs) - 1
    while lo <= hi and runs[lo][1] % 2:
        lo += 1
    while hi >= lo and runs[hi][1] % 2:
        hi -= 1
    return sum(n for _, n in runs[lo:hi + 1])
#> longest_even_split('100110')
#> longest_even_split('')
#> longest_even_split('1110')
#> longest_even_split('0011')
#> longest_even_split('1001011100010')
# %%
def split_even_odd(nums):
    def part(xs, keep):
        if not xs:
            return []
        head, *tail = xs
        rest = part(tail, keep)
        return [head] + rest if keep(head) else rest

    evens = part(nums, lambda v: v % 2 == 0)
    odds = part(nums, lambda v: v % 2)
    return max(evens, default=0) - min(odds, default=0)
#> split_even_odd([4, 7, 9])
#> split_even_odd([])
#> split_even_odd([3, 5])
#> split_even_odd([8, 2, 6])
#> split_even_odd([-3, 10, -4, 1])
