# %%
def plants_alive(pots, water):
    alive = 0
    for thirst in pots:
        if water < thirst:
            return alive
        water -= thirst
        water += alive
        alive += 1
    return alive


def least_water(pots):
    pots = sorted(pots)
    lo, hi = 0, sum(pots)
    while lo < hi:
        mid = (lo + hi) // 2
        if plants_alive(pots, mid) == len(pots):
            hi = mid
        else:
            lo = mid + 1
    return lo
#> least_water([4, 2, 6])
#> least_water([])
#> least_water([3, 3, 3, 3])
#> least_water([11])
#> least_water([1, 9, 9, 2])
# %%
class Solution:
    def duelFromEnds(self, squad):
        i, j = 0, len(squad) - 1
        squad = list(squad)
        while i < j:
            if squad[i] == squad[j]:
                i += 1
                j -= 1
            elif squad[i] > squad[j]:
                squad[i] -= squad[j]
                j -= 1
            else:
                squad[j] -= squad[i]
                i += 1
        return squad[i] if i == j else 0
#> Solution().duelFromEnds([5, 3, 8, 4])
#> Solution().duelFromEnds([])
#> Solution().duelFromEnds((6, 6))
#> Solution().duelFromEnds([2, 9, 2])
#> Solution().duelFromEnds([10, 1, 7, 3, 3, 12])
# %%
def join_ranges(a, b):
    i = j = 0
    both = []
    while i < len(a) and j < len(b):
        lo = max(a[i][0], b[j][0])
        hi = min(a[i][1], b[j][1])
        if lo < hi:
            both.append((lo, hi))
        if a[i][1] < b[j][1]:
            i += 1
        else:
            j += 1
    return both


def shared_minutes(a, b):
    return sum(hi - lo for lo, hi in join_ranges(sorted(a), sorted(b)))
#> shared_minutes([(0, 5), (10, 15)], [(3, 12)])
#> shared_minutes([], [(1, 2)])
#> shared_minutes([(0, 1)], [(1, 2)])
#> shared_minutes([(20, 30), (0, 10)], [(5, 25), (28, 40)])
#> shared_minutes([(1, 100)], [(2, 3), (4, 5), (6, 7)])
# %%
from collections import Counter


class Solution:
    def countCalmWindows(self, s, k):
        cnt = Counter(s[:k])
        calm = 0
        for i in range(k, len(s) + 1):
            if max(cnt.values()) * 2 <= k:
                calm += 1
            if i < len(s):
                cnt[s[i]] += 1
                cnt[s[i - k]] -= 1
        return calm
#> Solution().countCalmWindows('abcabc', 3)
#> Solution().countCalmWindows('aabb', 4)
#> Solution().countCalmWindows('zz', 3)
#> Solution().countCalmWindows('aaaab', 2)
#> Solution().countCalmWindows('minimum', 4)
# %%
def next_cheaper(prices):
    n = len(prices)
    ans = prices[:]
    stack = []
    for i in range(2 * n):
        p = prices[i % n]
        while stack and prices[stack[-1]] > p:
            ans[stack.pop()] -= p
        if i < n:
            stack.append(i)
    return ans
#> next_cheaper([4, 2, 6])
#> next_cheaper([])
#> next_cheaper([5, 5])
#> next_cheaper([1, 9, 8, 7])
#> next_cheaper([10, 3, 12, 5])
# %%
class Solution:
    def rangeTotals(self, n, bookings):
        diff = [0] * (n + 1)
        for first, last, seats in bookings:
            diff[first] += seats
            diff[last + 1] -= seats
        load, peak = 0, (0, 0)
        for day in range(n):
            load += diff[day]
            if load > peak[0]:
                peak = (load, day)
        return peak
#> Solution().rangeTotals(5, [(0, 2, 3), (1, 4, 2), (2, 2, 4)])
#> Solution().rangeTotals(3, [])
#> Solution().rangeTotals(2, [(0, 5, 1)])
#> Solution().rangeTotals(6, [(3, 5, 7), (0, 1, 7)])
#> Solution().rangeTotals(8, [(0, 7, 1), (2, 5, 2), (4, 6, 3), (6, 7, 5)])
# %%
import heapq


def ladder_climb(walls, bricks, ladders):
    big = []
    for i in range(1, len(walls)):
        rise = walls[i] - walls[i - 1]
        if rise <= 0:
            continue
        heapq.heappush(big, rise)
        if len(big) > ladders:
            bricks -= heapq.heappop(big)
        if bricks < 0:
            return i - 1
    return len(walls) - 1
#> ladder_climb([1, 4, 2, 9, 3, 8], 5, 1)
#> ladder_climb([], 3, 3)
#> ladder_climb([5, 4, 3], 0, 0)
#> ladder_climb([2, 7, 9, 20], 6, 0)
#> ladder_climb([3, 5, 1, 10, 12, 11, 30], 4, 2)
# %%
def floor_and_ceil(a, x):
    lo, hi = 0, len(a) - 1
    below = above = None
    while lo <= hi:
        mid = (lo + hi) // 2
        if a[mid] <= x:
            below = a[mid]
            lo = mid + 1
        if a[mid] >= x:
            above = a[mid]
            hi = mid - 1
            if a[mid] == x:
                break
    return below, above
#> floor_and_ceil([2, 5, 9, 14], 7)
#> floor_and_ceil([2, 5, 9, 14], 9)
#> floor_and_ceil([], 3)
#> floor_and_ceil([10, 20], 5)
#> floor_and_ceil([1, 3, 5, 7, 9, 11], 40)
# %%
class Solution:
    def pancake(self, pile):
        flips = []
        for size in range(len(pile), 1, -1):
            at = max(range(size), key=pile.__getitem__)
            if at == size - 1:
                continue
            if at:
                self.flip(pile, at + 1)
                flips.append(at + 1)
            self.flip(pile, size)
            flips.append(size)
        return flips

    def flip(self, pile, k):
        i, j = 0, k - 1
        while i < j:
            pile[i], pile[j] = pile[j], pile[i]
            i += 1
            j -= 1
#> Solution().pancake([3, 1, 2])
#> Solution().pancake([])
#> Solution().pancake([1, 2, 3])
#> Solution().pancake([4, 3, 2, 1])
#> Solution().pancake([2, 5, 1, 4, 3])
# %%
def fair_pay(wages, cap):
    """Cut all wages above a common ceiling so the total fits the cap."""
    left = cap
    ws = sorted(wages)
    n = len(ws)
    for i, w in enumerate(ws):
        if w * (n - i) > left:
            return left // (n - i)
        left -= w
    return max(ws, default=None)
#> fair_pay([10, 20, 30], 50)
#> fair_pay([], 9)
#> fair_pay([5, 5, 5], 100)
#> fair_pay([40, 40], 30)
#> fair_pay([8, 15, 22, 31, 9], 70)
# %%
from bisect import bisect_right


def closest_bus(timetable, now, limit):
    i = bisect_right(timetable, now - 1)
    if i == len(timetable):
        return f'tomorrow {timetable[0]}' if timetable else 'no bus'
    wait = timetable[i] - now
    if wait > limit:
        return 'walk'
    return f'wait {wait}'


def day_plan(timetable, moments, limit=20):
    return [closest_bus(timetable, m, limit) for m in moments]
#> day_plan([10, 40, 90], [5, 41, 95])
#> day_plan([], [1, 2])
#> day_plan([7], [7, 8], limit=0)
#> day_plan([100, 200, 300], [150, 185, 300], 50)
#> day_plan([15, 30, 45, 60], [0, 14, 16, 61], 10)
# %%
class Solution:
    def kthFromBoth(self, a, b, k):
        i = j = 0
        while True:
            if i == len(a):
                return b[j + k - 1]
            if j == len(b):
                return a[i + k - 1]
            if k == 1:
                return min(a[i], b[j])
            half = k // 2
            x = min(i + half, len(a))
            y = min(j + half, len(b))
            if a[x - 1] <= b[y - 1]:
                k -= x - i
                i = x
            else:
                k -= y - j
                j = y
#> Solution().kthFromBoth([1, 4, 9], [2, 3, 10], 4)
#> Solution().kthFromBoth([], [5, 6], 2)
#> Solution().kthFromBoth([7], [7], 2)
#> Solution().kthFromBoth([1, 2], [3], 5)
#> Solution().kthFromBoth([10, 20, 30, 40, 50], [15, 25], 6)
# %%
def sink_heavy(words):
    lo = 0
    hi = len(words)
    words = list(words)
    while lo < hi:
        if len(words[lo]) > 4:
            hi -= 1
            words[lo], words[hi] = words[hi], words[lo]
        else:
            lo += 1
    return words[:lo], words[lo:]
#> sink_heavy(['apple', 'fig', 'melon', 'kiwi'])
#> sink_heavy([])
#> sink_heavy(['a', 'bb'])
#> sink_heavy(['banana', 'cherry'])
#> sink_heavy(['plum', 'orange', 'pear', 'lime', 'grape', 'date'])
# %%
def longest_with_budget(costs, budget):
    best = []
    lo = spent = 0
    for hi in range(len(costs)):
        spent += costs[hi]
        while spent > budget:
            spent -= costs[lo]
            lo += 1
        if hi - lo + 1 >= len(best):
            best = costs[lo:hi + 1]
    return best
#> longest_with_budget([3, 1, 2, 4, 1], 5)
#> longest_with_budget([], 7)
#> longest_with_budget([9, 9, 9], 8)
#> longest_with_budget([1, 1, 1, 1], 100)
#> longest_with_budget([5, 2, 6, 1, 3, 2, 7], 11)
# %%
class Solution:
    def lightCandles(self, n, order):
        """After how many lights are the lit ones exactly a prefix, each time."""
        furthest = 0
        moments = []
        for count, spot in enumerate(order, start=1):
            furthest = max(furthest, spot)
            if furthest == count:
                moments.append(count)
        return moments, len(order) == n
#> Solution().lightCandles(5, [2, 1, 3, 5, 4])
#> Solution().lightCandles(0, [])
#> Solution().lightCandles(4, [4, 3, 2, 1])
#> Solution().lightCandles(6, [1, 2, 3])
#> Solution().lightCandles(7, [3, 1, 2, 4, 7, 6, 5])
# %%
def weigh_coins(coins):
    """Find the one light coin by halves, counting weighings."""
    lo, hi = 0, len(coins)
    weighings = 0
    while hi - lo > 1:
        third = (hi - lo + 2) // 3
        a = sum(coins[lo:lo + third])
        b = sum(coins[lo + third:lo + 2 * third])
        pad = max(0, lo + 2 * third - hi)
        b += pad * max(coins)
        weighings += 1
        if a < b:
            hi = lo + third
        elif b < a:
            lo, hi = lo + third, min(hi, lo + 2 * third)
        else:
            lo += 2 * third
    return lo, weighings
#> weigh_coins([5, 5, 4, 5])
#> weigh_coins([3])
#> weigh_coins([9, 9, 9, 9, 9, 9, 9, 9, 8])
#> weigh_coins([1, 2])
#> weigh_coins([7, 7, 7, 6, 7, 7, 7])
# %%
class Solution:
    def minMaxGap(self, poles, extra):
        poles = sorted(poles)
        gaps = [b - a for a, b in zip(poles, poles[1:])]

        def need(g):
            return sum((x - 1) // g for x in gaps)

        lo, hi = 1, max(gaps, default=1)
        while lo < hi:
            mid = (lo + hi) // 2
            if need(mid) > extra:
                lo = mid + 1
            else:
                hi = mid
        return lo
#> Solution().minMaxGap([0, 10, 25], 2)
#> Solution().minMaxGap([4], 3)
#> Solution().minMaxGap([0, 7], 0)
#> Solution().minMaxGap([1, 2, 3, 4], 5)
#> Solution().minMaxGap([50, 0, 31, 12], 4)
# %%
def split_halves(text):
    vowels = 'aeiou'
    total = sum(c in vowels for c in text)
    left = 0
    cuts = []
    for i, c in enumerate(text):
        if i and left == total - left:
            cuts.append(f'{text[:i]}|{text[i:]}')
        left += c in vowels
    return cuts
#> split_halves('seaside')
#> split_halves('')
#> split_halves('banana')
#> split_halves('bcd')
#> split_halves('outer')
# %%
import heapq


class Solution:
    def runningMiddle(self, nums):
        low, high = [], []
        out = []
        for x in nums:
            if low and x < -low[0]:
                heapq.heappush(low, -x)
            else:
                heapq.heappush(high, x)
            self.rebalance(low, high)
            out.append(-low[0])
        return out

    def rebalance(self, low, high):
        while len(low) < len(high):
            heapq.heappush(low, -heapq.heappop(high))
        while len(low) > len(high) + 1:
            heapq.heappush(high, -heapq.heappop(low))
#> Solution().runningMiddle([5, 1, 4, 2])
#> Solution().runningMiddle([])
#> Solution().runningMiddle([3, 3, 3])
#> Solution().runningMiddle([-1, -5, 10])
#> Solution().runningMiddle([12, 7, 19, 3, 8, 15])
# %%
def shortest_unsorted(a):
    n = len(a)
    l = 0
    while l + 1 < n and a[l] <= a[l + 1]:
        l += 1
    if l >= n - 1:
        return None
    r = n - 1
    while a[r - 1] <= a[r]:
        r -= 1
    lo, hi = min(a[l:r + 1]), max(a[l:r + 1])
    while l > 0 and a[l - 1] > lo:
        l -= 1
    while r < n - 1 and a[r + 1] < hi:
        r += 1
    return l, r
#> shortest_unsorted([1, 4, 3, 2, 6])
#> shortest_unsorted([])
#> shortest_unsorted([2, 2, 3])
#> shortest_unsorted([5, 4])
#> shortest_unsorted([2, 6, 7, 9, 4, 8, 5, 10, 12])
# %%
def odometer_sum(n):
    s = n
    while n:
        n, d = divmod(n, 10)
        s += d
    return s


def self_made(target):
    """Find m with m + digits(m) == target, near below the target."""
    top = 9 * len(str(target))
    for m in range(max(0, target - top), target + 1):
        got = odometer_sum(m)
        if got == target:
            return m
        if got > target + 9:
            break
    return None
#> self_made(21)
#> self_made(0)
#> self_made(1)
#> self_made(20)
#> self_made(11)
# %%
class Solution:
    def trimLeader(self, scores):
        st = []
        removed = 0
        for s in scores:
            while len(st) >= 2 and st[-1] >= max(st[-2], s):
                st.pop()
                removed += 1
            st.append(s)
        return st, removed
#> Solution().trimLeader([1, 5, 2, 6, 3])
#> Solution().trimLeader([])
#> Solution().trimLeader([4, 4, 4])
#> Solution().trimLeader([9, 1, 9])
#> Solution().trimLeader([3, 8, 7, 6, 10, 2, 2])
# %%
def team_from(skills, k):
    skills = sorted(skills)
    best = None
    for i in range(len(skills) - k + 1):
        diff = skills[i + k - 1] - skills[i]
        if best is None or diff <= best[0]:
            best = diff, skills[i:i + k]
    return best


def two_teams(skills, k):
    first = team_from(skills, k)
    if first is None:
        return None
    rest = list(skills)
    for s in first[1]:
        rest.remove(s)
    return first[1], team_from(rest, k)
#> two_teams([7, 2, 9, 3, 8, 1], 2)
#> two_teams([5], 2)
#> two_teams([4, 4, 4, 4], 3)
#> two_teams([10, 30, 20, 60, 50, 40], 3)
#> two_teams([1, 100, 2, 99], 2)
# %%
from collections import deque


class Solution:
    def sprintSum(self, speeds, k):
        """Best total of chosen checkpoints, gaps at most k, ends included."""
        if not speeds:
            return 0
        best = [speeds[0]]
        q = deque([0])
        for i in range(1, len(speeds)):
            while q[0] < i - k:
                q.popleft()
            best.append(best[q[0]] + speeds[i])
            while q and best[q[-1]] <= best[i]:
                q.pop()
            q.append(i)
        return best[-1]
#> Solution().sprintSum([3, -2, -5, 4, 1], 2)
#> Solution().sprintSum([], 3)
#> Solution().sprintSum([-7], 1)
#> Solution().sprintSum([1, -9, -9, -9, 5], 3)
#> Solution().sprintSum([2, 6, -1, -3, 8, -4], 2)
# %%
def ternary_low(f_values):
    lo, hi = 0, len(f_values) - 1
    while hi - lo > 2:
        a = lo + (hi - lo) // 3
        b = hi - (hi - lo) // 3
        if f_values[a] < f_values[b]:
            hi = b
        else:
            lo = a
    return min(range(lo, hi + 1), key=lambda i: f_values[i])
#> ternary_low([9, 6, 2, 3, 5, 8])
#> ternary_low([4])
#> ternary_low([1, 2, 3, 4, 5])
#> ternary_low([50, 40, 30, 20, 10])
#> ternary_low([25, 16, 9, 4, 1, 0, 1, 4, 9])
# %%
def pair_socks(bag):
    bag = sorted(bag)
    i = 0
    pairs, lone = [], []
    while i < len(bag):
        if i + 1 < len(bag) and bag[i] == bag[i + 1]:
            pairs.append(bag[i])
            i += 2
        else:
            lone.append(bag[i])
            i += 1
    if len(lone) >= 2:
        lone[0], lone[-1] = lone[-1], lone[0]
    return pairs, lone
#> pair_socks([4, 2, 4, 7])
#> pair_socks([])
#> pair_socks(['red', 'blue', 'red', 'red'])
#> pair_socks([1, 1, 1, 1])
#> pair_socks([9, 3, 5, 3, 8, 9, 1])
# %%
class Solution:
    def parcelSplit(self, weights, vans):
        def vans_for(cap):
            count = 1
            room = cap
            for w in weights:
                if w <= room:
                    room -= w
                else:
                    count += 1
                    room = cap - w
            return count

        caps = range(max(weights), sum(weights) + 1)
        lo, hi = 0, len(caps) - 1
        while lo < hi:
            m = (lo + hi) // 2
            if vans_for(caps[m]) <= vans:
                hi = m
            else:
                lo = m + 1
        return caps[lo]
#> Solution().parcelSplit([2, 3, 4, 5], 2)
#> Solution().parcelSplit([], 1)
#> Solution().parcelSplit([6, 6, 6], 3)
#> Solution().parcelSplit([1, 8, 1, 8], 2)
#> Solution().parcelSplit([5, 9, 3, 7], 1)
# %%
def ripple(levels):
    n = len(levels)
    left = [0] * n
    for i in range(1, n):
        left[i] = max(left[i - 1], levels[i - 1])
    right_max = 0
    hidden = []
    for i in range(n - 1, -1, -1):
        if levels[i] < left[i] and levels[i] < right_max:
            hidden.append(i)
        right_max = max(right_max, levels[i])
    return hidden[::-1]
#> ripple([4, 1, 3, 2, 5])
#> ripple([])
#> ripple([1, 2, 3])
#> ripple([6, 6, 6])
#> ripple([9, 2, 8, 7, 3, 8, 1])
# %%
from typing import List


class Solution:
    def evenOut(self, jars: List[int]) -> int:
        moves = 0
        total = sum(jars)
        n = len(jars)
        if n == 0 or total % n:
            return -1
        target = total // n
        owe = 0
        for j in jars:
            owe += j - target
            moves = max(moves, abs(owe), j - target)
        return moves
#> Solution().evenOut([1, 0, 5])
#> Solution().evenOut([])
#> Solution().evenOut([2, 3])
#> Solution().evenOut([4, 4, 4])
#> Solution().evenOut([0, 12, 3, 1, 4])
# %%
def collapse_peaks(track):
    i, j = 0, len(track) - 1
    score = 0
    peak_l = peak_r = 0
    while i <= j:
        if peak_l <= peak_r:
            peak_l = max(peak_l, track[i])
            score += peak_l - track[i]
            i += 1
        else:
            peak_r = max(peak_r, track[j])
            score += peak_r - track[j]
            j -= 1
    return score
#> collapse_peaks([2, 0, 3, 1, 2])
#> collapse_peaks([])
#> collapse_peaks([5, 4, 3])
#> collapse_peaks([1, 2, 3, 4])
#> collapse_peaks([6, 1, 2, 0, 5, 3, 7])
# %%
class Node:
    def __init__(self, val, nxt=None):
        self.val = val
        self.nxt = nxt


def build(xs):
    head = None
    for x in reversed(xs):
        head = Node(x, head)
    return head


def weave(a, b):
    dummy = tail = Node(0)
    while a and b:
        if a.val > b.val:
            a, b = b, a
        tail.nxt = a
        tail, a = a, a.nxt
    tail.nxt = a or b
    return dummy.nxt


def weave_lists(xs, ys):
    node = weave(build(xs), build(ys))
    out = []
    while node:
        if not out or out[-1] != node.val:
            out.append(node.val)
        node = node.nxt
    return out
#> weave_lists([1, 4], [2, 4, 6])
#> weave_lists([], [])
#> weave_lists([3, 3], [3])
#> weave_lists([], [5, 7])
#> weave_lists([1, 9, 10], [2, 9])
# %%
def nth_code(n):
    """n-th number written with the digits 1, 3, 7 only."""
    length, count = 1, 3
    while n > count:
        n -= count
        length += 1
        count *= 3
    digits = []
    n -= 1
    for _ in range(length):
        n, d = divmod(n, 3)
        digits.append('137'[d])
    return int(''.join(reversed(digits)))


def codes_below(limit):
    lo, hi = 1, 60
    while lo < hi:
        mid = (lo + hi) // 2
        if nth_code(mid) < limit:
            lo = mid + 1
        else:
            hi = mid
    return lo - 1
#> codes_below(20)
#> codes_below(1)
#> codes_below(100)
#> codes_below(137)
#> codes_below(700)
# %%
class Solution:
    def countInside(self, nums, lower, upper):
        nums.sort()
        return self.atMost(nums, upper) - self.atMost(nums, lower - 1)

    def atMost(self, nums, bound):
        i, j, total = 0, len(nums) - 1, 0
        while i < j:
            if nums[i] + nums[j] <= bound:
                total += j - i
                i += 1
            else:
                j -= 1
        return total
#> Solution().countInside([1, 5, 3, 7], 6, 8)
#> Solution().countInside([], 0, 1)
#> Solution().countInside([2, 2, 2], 4, 4)
#> Solution().countInside([10, -10, 5], -20, 0)
#> Solution().countInside([4, 8, 1, 6, 9, 3], 9, 12)
# %%
def shelf_life(goods, today):
    goods = sorted(goods, key=lambda g: (g[1], g[0]))
    cut = 0
    while cut < len(goods) and goods[cut][1] < today:
        cut += 1
    old, ok = goods[:cut], goods[cut:]
    soon = [name for name, day in ok if day - today <= 2]
    return {'bin': len(old), 'soon': soon, 'later': len(ok) - len(soon)}
#> shelf_life([('milk', 5), ('eggs', 12), ('ham', 7)], 6)
#> shelf_life([], 1)
#> shelf_life([('tea', 99)], 3)
#> shelf_life([('b', 4), ('a', 4), ('c', 1)], 4)
#> shelf_life([('x', 10), ('y', 11), ('z', 14), ('w', 2)], 10)
# %%
def quiet_index(nums):
    total = sum(nums)
    left = 0
    best = None
    for i, x in enumerate(nums):
        right = total - left - x
        tilt = abs(left * (len(nums) - i - 1) - right * i)
        if best is None or tilt < best[0]:
            best = (tilt, i)
        left += x
    return best
#> quiet_index([3, 1, 4])
#> quiet_index([])
#> quiet_index([7])
#> quiet_index([5, 5, 5, 5, 5])
#> quiet_index([10, -3, 6, 2, 8, 1])
# %%
from heapq import heappush, heappop


class Solution:
    def meetingRooms(self, requests):
        rooms = []
        names = []
        for start, length in sorted(requests):
            if rooms and rooms[0][0] <= start:
                _, room = heappop(rooms)
            else:
                room = len(rooms)
            names.append('ABCDEFG'[room])
            heappush(rooms, (start + length, room))
        return ''.join(names)
#> Solution().meetingRooms([(9, 2), (10, 1), (11, 3)])
#> Solution().meetingRooms([])
#> Solution().meetingRooms([(1, 9), (2, 9), (3, 9)])
#> Solution().meetingRooms([(8, 1), (9, 1), (10, 1)])
#> Solution().meetingRooms([(5, 4), (1, 5), (3, 1), (6, 2), (9, 1)])
# %%
def binary_insert(path, value, descending=False):
    lo, hi = 0, len(path)
    while lo < hi:
        mid = (lo + hi) // 2
        ahead = path[mid] > value if descending else path[mid] < value
        if ahead:
            lo = mid + 1
        else:
            hi = mid
    path.insert(lo, value)
    return lo


def journal(values):
    up, down = [], []
    spots = []
    for v in values:
        spots.append((binary_insert(up, v), binary_insert(down, v, True)))
    return spots
#> journal([5, 2, 8])
#> journal([])
#> journal([4, 4])
#> journal([1, 2, 3, 4])
#> journal([30, 10, 20, 10])
# %%
class Solution:
    def hPages(self, pages):
        """Largest h: h chapters have at least h pages, and how many exactly h."""
        buckets = [0] * (len(pages) + 1)
        for p in pages:
            buckets[min(p, len(pages))] += 1
        seen = 0
        for h in range(len(pages), 0, -1):
            seen += buckets[h]
            if seen >= h:
                return h, pages.count(h)
        return 0, 0
#> Solution().hPages([3, 0, 6, 1, 5])
#> Solution().hPages([])
#> Solution().hPages([0, 0])
#> Solution().hPages([2, 2, 2])
#> Solution().hPages([10, 8, 5, 4, 4, 1])
# %%
def two_stage(readings, rough, fine):
    """Look by rough steps first, then by fine ones, for the first positive."""
    i = 0
    log = 0
    while i < len(readings) and readings[i] <= 0:
        i += rough
        log += 1
    i = max(0, i - rough)
    while i < len(readings):
        log += 1
        if readings[i] > 0:
            return i, log
        i += fine
    return None, log
#> two_stage([-5, -3, -1, 0, 2, 4], 3, 1)
#> two_stage([], 2, 1)
#> two_stage([-1, -1, -1], 2, 1)
#> two_stage([6, 7], 4, 2)
#> two_stage([-9, -8, -7, -6, -5, -4, -3, 1, 2, 3], 4, 2)
# %%
class Solution:
    def bestCrossing(self, planks: list, gap: int) -> tuple:
        planks = sorted(planks)
        n = len(planks)
        best = (None, float('inf'))
        for i in range(n - 2):
            j, k = i + 1, n - 1
            while j < k:
                total = planks[i] + planks[j] + planks[k]
                over = total - gap
                if over < 0:
                    j += 1
                    continue
                if over < best[1]:
                    best = ((planks[i], planks[j], planks[k]), over)
                k -= 1
        return best
#> Solution().bestCrossing([3, 5, 2, 8], 12)
#> Solution().bestCrossing([1, 2], 3)
#> Solution().bestCrossing([4, 4, 4], 12)
#> Solution().bestCrossing([1, 1, 1, 1], 9)
#> Solution().bestCrossing([10, 6, 7, 3, 12], 21)
