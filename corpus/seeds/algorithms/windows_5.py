# %%
def count_heavier(boxes, limit):
    """boxes sorted ascending; how many weigh more than limit."""
    lo, hi = 0, len(boxes)
    while lo < hi:
        mid = (lo + hi) // 2
        if boxes[mid] > limit:
            hi = mid
        else:
            lo = mid + 1
    return len(boxes) - lo


def crane_shifts(boxes, cranes):
    """Each crane lifts what the stronger ones need not; smallest limits first."""
    boxes = sorted(boxes)
    plan = {}
    for limit in sorted(cranes):
        heavier = count_heavier(boxes, limit)
        plan[limit] = len(boxes) - heavier
        boxes = boxes[len(boxes) - heavier:]
    plan['stuck'] = len(boxes)
    return plan
#> crane_shifts([4, 9, 2, 7], [5, 8])
#> crane_shifts([], [10])
#> crane_shifts([1, 1, 1], [])
#> crane_shifts([15, 3, 8, 8, 20], [8, 8, 20])
#> crane_shifts([6, 6, 6, 7], [6])
# %%
class Solution:
    def paintRuns(self, fence, color, tins):
        """Longest stretch of one color after repainting at most `tins` planks."""
        wrong = 0
        l = 0
        best = [0, 0]
        for r in range(len(fence)):
            if fence[r] != color:
                wrong += 1
            while wrong > tins:
                if fence[l] != color:
                    wrong -= 1
                l += 1
            if r - l + 1 > best[1] - best[0]:
                best = [l, r + 1]
        a, b = best
        return fence[:a] + color * (b - a) + fence[b:]
#> Solution().paintRuns('rgrrbr', 'r', 1)
#> Solution().paintRuns('ggg', 'b', 0)
#> Solution().paintRuns('', 'r', 2)
#> Solution().paintRuns('wbwbwb', 'w', 2)
#> Solution().paintRuns('kkkk', 'k', 3)
# %%
from collections import defaultdict


def tally(visits):
    by_user = defaultdict(list)
    for user, day in visits:
        by_user[user].append(day)
    return by_user


def longest_chain(days, grace):
    days = sorted(days)
    best = run = 1
    for a, b in zip(days, days[1:]):
        if b == a:
            continue
        run = run + 1 if b - a <= grace + 1 else 1
        best = max(best, run)
    return best


def loyal_users(visits, grace, need):
    result = []
    for user, days in sorted(tally(visits).items()):
        chain = longest_chain(days, grace)
        if chain >= need:
            result.append((user, chain))
    return result
#> loyal_users([('a', 1), ('b', 1), ('a', 2), ('a', 4)], 0, 2)
#> loyal_users([], 1, 1)
#> loyal_users([('z', 9), ('z', 9), ('z', 8)], 0, 3)
#> loyal_users([('k', 1), ('k', 3), ('k', 5), ('m', 2), ('m', 6)], 1, 2)
#> loyal_users([('p', 10), ('q', 20)], 5, 1)
# %%
from typing import List


class Solution:
    def pourRate(self, barrels: List[int], glasses: int) -> int:
        if sum(barrels) < glasses:
            return 0
        lo, hi = 1, max(barrels)
        while lo <= hi:
            mid = (lo + hi) // 2
            poured = 0
            for b in barrels:
                poured += b // mid
                if poured >= glasses:
                    break
            if poured >= glasses:
                lo = mid + 1
            else:
                hi = mid - 1
        return hi
#> Solution().pourRate([12, 7, 20], 6)
#> Solution().pourRate([3], 5)
#> Solution().pourRate([9, 9, 9], 3)
#> Solution().pourRate([100, 1], 10)
#> Solution().pourRate([5, 8, 6, 4], 9)
# %%
def queue_views(heights):
    """How many people each person sees to the right until someone as tall."""
    stack = []
    views = []
    for h in reversed(heights):
        seen = 0
        while stack and stack[-1] < h:
            stack.pop()
            seen += 1
        if stack:
            seen += 1
            if stack[-1] == h:
                stack.pop()
        stack.append(h)
        views.append(seen)
    views.reverse()
    return views
#> queue_views([5, 2, 4, 3, 6])
#> queue_views([3, 3, 3])
#> queue_views([])
#> queue_views([9, 7, 5, 3, 1])
#> queue_views([10, 6, 8, 5, 11, 9])
# %%
def rolling_spread(prices, size):
    spreads = []
    for i in range(len(prices) - size + 1):
        chunk = prices[i:i + size]
        spreads.append(max(chunk) - min(chunk))
    return spreads


def volatility_label(prices, size, calm, wild):
    labels = ''
    for s in rolling_spread(prices, size):
        if s <= calm:
            labels += 'c'
        elif s >= wild:
            labels += 'W'
        else:
            labels += '-'
    return labels
#> volatility_label([10, 12, 11, 18, 17], 2, 2, 6)
#> volatility_label([5], 2, 1, 3)
#> volatility_label([1, 9, 1, 9], 3, 0, 9)
#> volatility_label([4, 4, 4, 7, 12, 3], 3, 0, 8)
#> volatility_label([], 1, 0, 1)
# %%
class Solution:
    def trailSupplies(self, huts, need):
        """Circular trail: first hut from which the stock never goes negative."""
        n = len(huts)
        start = 0
        stock = deficit = 0
        for i in range(n):
            stock += huts[i] - need[i]
            if stock < 0:
                deficit += stock
                stock = 0
                start = i + 1
        if start == n or stock + deficit < 0:
            return -1, deficit
        return start, stock + deficit
#> Solution().trailSupplies([3, 1, 4], [2, 3, 2])
#> Solution().trailSupplies([1, 1], [2, 2])
#> Solution().trailSupplies([], [])
#> Solution().trailSupplies([5, 0, 0, 2], [1, 2, 2, 1])
#> Solution().trailSupplies([0, 0, 9, 1], [3, 3, 1, 1])
# %%
def find_gap(ids):
    """First missing id in a sorted run without duplicates, by halving."""
    if not ids:
        return None
    base = ids[0]
    lo, hi = 0, len(ids)
    while lo < hi:
        mid = (lo + hi) // 2
        if ids[mid] - base == mid:
            lo = mid + 1
        else:
            hi = mid
    return base + lo


def patch_ids(ids, limit):
    ids = sorted(set(ids))
    added = []
    while len(added) < limit:
        gap = find_gap(ids)
        if gap is None or gap > ids[-1]:
            break
        added.append(gap)
        ids.append(gap)
        ids.sort()
    return added
#> patch_ids([3, 4, 6, 9], 2)
#> patch_ids([], 3)
#> patch_ids([1, 2, 3], 5)
#> patch_ids([10, 12, 12], 4)
#> patch_ids([7, 5], 0)
# %%
class Solution:
    def beadSwap(self, beads):
        """Slide window of two: merge equal neighbours into one doubled bead."""
        out = []
        merges = 0
        for b in beads:
            while out and out[-1] == b:
                out.pop()
                b *= 2
                merges += 1
            out.append(b)
        return out, merges
#> Solution().beadSwap([2, 2, 4, 8])
#> Solution().beadSwap([1, 3, 5])
#> Solution().beadSwap([])
#> Solution().beadSwap([1, 1, 1, 1, 1])
#> Solution().beadSwap([16, 8, 4, 4, 3])
# %%
from collections import Counter


def window_entropy(symbols, size):
    """Number of ordered pairs of different symbols in every window."""
    cnt = Counter()
    pairs = 0
    out = []
    for i, s in enumerate(symbols):
        filled = min(i, size)
        if i >= size:
            gone = symbols[i - size]
            cnt[gone] -= 1
            filled -= 1
            pairs -= filled - cnt[gone]
        pairs += filled - cnt[s]
        cnt[s] += 1
        if i >= size - 1:
            out.append(pairs)
    return out
#> window_entropy('aabc', 2)
#> window_entropy('zzzz', 3)
#> window_entropy('', 1)
#> window_entropy('abcabd', 3)
#> window_entropy([4, 4, 1, 1, 4], 4)
# %%
def build_waves(n, drops):
    """Each drop adds 3 2 1 to the right; done with two difference passes."""
    second = [0] * (n + 6)
    for d in drops:
        second[d] += 3
        second[d + 1] -= 4
        second[d + 4] += 1
    level = 0
    slope = 0
    out = []
    for i in range(n):
        slope += second[i]
        level += slope
        out.append(level)
    return out
#> build_waves(6, [0])
#> build_waves(5, [1, 2])
#> build_waves(3, [])
#> build_waves(8, [0, 3, 3])
#> build_waves(4, [3])
# %%
class Solution:
    def matchSocks(self, left, right, tol):
        left, right = sorted(left), sorted(right)
        used = i = j = 0
        waste = []
        while i < len(left) and j < len(right):
            d = left[i] - right[j]
            if abs(d) <= tol:
                used += 1
                i += 1
                j += 1
            elif d < 0:
                waste.append(left[i])
                i += 1
            else:
                waste.append(right[j])
                j += 1
        waste.extend(left[i:] or right[j:])
        return used, waste
#> Solution().matchSocks([38, 40, 42], [39, 43, 46], 1)
#> Solution().matchSocks([], [41], 2)
#> Solution().matchSocks([36, 36], [36], 0)
#> Solution().matchSocks([30, 35, 40], [33, 37, 50], 2)
#> Solution().matchSocks([44, 41], [], 5)
# %%
def widest_balance(s, up, down):
    """Widest slice whose walk starts and ends level and never dips below."""
    best = ''
    stack = [-1]
    for i, c in enumerate(s):
        if c == up:
            stack.append(i)
        elif c == down:
            stack.pop()
            if not stack:
                stack.append(i)
            elif i - stack[-1] > len(best):
                best = s[stack[-1] + 1:i + 1]
        else:
            stack = [i]
    return best
#> widest_balance('uduudd', 'u', 'd')
#> widest_balance('ddd', 'u', 'd')
#> widest_balance('', 'a', 'b')
#> widest_balance('+-.++--', '+', '-')
#> widest_balance('uuduud', 'u', 'd')
# %%
class Solution:
    def cheapestSpan(self, costs, least, most):
        """Cheapest total of a block whose length lies between least and most."""
        pre = [0]
        for c in costs:
            pre.append(pre[-1] + c)
        best = None
        for end in range(least, len(costs) + 1):
            for size in range(least, min(most, end) + 1):
                cost = pre[end] - pre[end - size]
                key = (cost, end - size, size)
                if best is None or key < best:
                    best = key
        return best
#> Solution().cheapestSpan([4, 2, 6, 1, 3], 2, 3)
#> Solution().cheapestSpan([5], 2, 2)
#> Solution().cheapestSpan([3, -4, 2, -1], 1, 4)
#> Solution().cheapestSpan([7, 7, 7], 1, 1)
#> Solution().cheapestSpan([9, 0, 0, 9], 2, 2)
# %%
import heapq


def top_k_recent(events, k, ttl):
    """Keep the k largest of the events not older than ttl; lazy removal."""
    heap = []
    history = []
    for t, score in events:
        heapq.heappush(heap, (-score, t))
        keep = []
        top = []
        while heap and len(top) < k:
            neg, born = heapq.heappop(heap)
            if t - born > ttl:
                continue
            top.append(-neg)
            keep.append((neg, born))
        for item in keep:
            heapq.heappush(heap, item)
        history.append(sum(top))
    return history
#> top_k_recent([(1, 5), (2, 9), (6, 3)], 2, 3)
#> top_k_recent([], 1, 1)
#> top_k_recent([(0, 10), (5, 1), (9, 2)], 1, 4)
#> top_k_recent([(1, 1), (2, 2), (3, 3), (4, 4)], 3, 10)
#> top_k_recent([(7, 8)], 0, 2)
# %%
def lantern_cover(street, lamps, radius):
    """Dark stretches of a street of given length, as half-open pairs."""
    lit = []
    for x in sorted(lamps):
        a, b = max(0, x - radius), min(street, x + radius)
        if lit and a <= lit[-1][1]:
            lit[-1][1] = max(lit[-1][1], b)
        elif a < b:
            lit.append([a, b])
    dark = []
    edge = 0
    for a, b in lit:
        if edge < a:
            dark.append((edge, a))
        edge = b
    if edge < street:
        dark.append((edge, street))
    return dark


def min_radius(street, lamps):
    r = 0
    while lantern_cover(street, lamps, r) and r < street:
        r += 1
    return r
#> min_radius(10, [2, 7])
#> min_radius(3, [])
#> min_radius(0, [0])
#> min_radius(6, [3])
#> min_radius(9, [1, 5, 8])
# %%
class Solution:
    def firstBadBatch(self, sums):
        """sums[i] should be a running total that never falls; find the first drop."""
        lo, hi = 0, len(sums) - 1
        checks = []
        while lo < hi:
            mid = (lo + hi) // 2
            checks.append(mid)
            if self.sound(sums, lo, mid):
                lo = mid + 1
            else:
                hi = mid
            if lo > 0 and sums[lo] < sums[lo - 1]:
                return lo, checks
        return None, checks

    def sound(self, sums, a, b):
        return all(sums[i] <= sums[i + 1] for i in range(a, b))
#> Solution().firstBadBatch([1, 3, 6, 5, 9])
#> Solution().firstBadBatch([2, 4, 8, 16])
#> Solution().firstBadBatch([])
#> Solution().firstBadBatch([5, 4, 6, 7, 8, 9])
#> Solution().firstBadBatch([1, 2, 3, 4, 5, 6, 7, 0])
# %%
def slow_zone(limits, positions):
    """limits: sorted (km, speed); speed in force at each position."""
    out = []
    k = 0
    current = None
    for p in sorted(positions):
        while k < len(limits) and limits[k][0] <= p:
            current = limits[k][1]
            k += 1
        out.append(current)
    return out


def trip_minutes(limits, stops):
    speeds = slow_zone(limits, stops[:-1])
    total = 0
    for a, b, v in zip(stops, stops[1:], speeds):
        total += (b - a) * 60 / (v or 30)
    return round(total, 1)
#> trip_minutes([(0, 60), (10, 120)], [0, 10, 30])
#> trip_minutes([], [5, 8])
#> trip_minutes([(4, 90)], [0, 2, 5, 14])
#> trip_minutes([(0, 50), (3, 100), (6, 50)], [0, 3, 6, 9])
#> trip_minutes([(0, 80)], [7])
# %%
class Solution:
    def uniqueCuts(self, s):
        """Cuts where both sides have equally many different letters."""
        left = self.distinctPrefix(s)
        right = self.distinctPrefix(s[::-1])[::-1]
        cuts = []
        for i in range(len(s) - 1):
            if left[i] == right[i + 1]:
                cuts.append(i + 1)
        return cuts

    def distinctPrefix(self, s):
        seen = {}
        out = []
        for c in s:
            seen[c] = True
            out.append(len(seen))
        return out
#> Solution().uniqueCuts('aacaba')
#> Solution().uniqueCuts('abcd')
#> Solution().uniqueCuts('')
#> Solution().uniqueCuts('zzzz')
#> Solution().uniqueCuts('abcabx')
# %%
def smallest_worse(limit, cost_of):
    lo, hi = 0, 1
    while cost_of(hi) <= limit:
        lo, hi = hi, hi * 2
    while hi - lo > 1:
        mid = (lo + hi) // 2
        if cost_of(mid) <= limit:
            lo = mid
        else:
            hi = mid
    return lo


def tiles_for(budget, price, waste_every):
    def cost(n):
        return (n + n // waste_every) * price

    n = smallest_worse(budget, cost)
    return n, budget - cost(n)
#> tiles_for(100, 7, 5)
#> tiles_for(5, 10, 3)
#> tiles_for(640, 8, 10)
#> tiles_for(0, 1, 1)
#> tiles_for(99, 3, 2)
# %%
from typing import List


class Solution:
    def maxOverlapCrew(self, shifts: List[List[int]]) -> List[int]:
        starts = sorted(s for s, _ in shifts)
        ends = sorted(e for _, e in shifts)
        i = j = 0
        cur = best = 0
        at = -1
        while i < len(starts):
            if starts[i] < ends[j]:
                cur += 1
                if cur > best:
                    best, at = cur, starts[i]
                i += 1
            else:
                cur -= 1
                j += 1
        return [best, at]
#> Solution().maxOverlapCrew([[1, 4], [2, 6], [5, 7]])
#> Solution().maxOverlapCrew([])
#> Solution().maxOverlapCrew([[3, 5], [5, 8], [8, 9]])
#> Solution().maxOverlapCrew([[0, 10], [1, 9], [2, 8], [3, 7]])
#> Solution().maxOverlapCrew([[20, 30], [10, 21]])
# %%
def odd_one_out(pairs):
    """Sorted list where every value comes twice but one: find it by halves."""
    lo, hi = 0, len(pairs) - 1
    while lo < hi:
        mid = (lo + hi) // 2
        if mid % 2:
            mid -= 1
        if pairs[mid] == pairs[mid + 1]:
            lo = mid + 2
        else:
            hi = mid
    return pairs[lo]


def lonely_guests(badges):
    badges = sorted(badges)
    if len(badges) % 2 == 0:
        return 'even', len(badges)
    return 'lonely', odd_one_out(badges)
#> lonely_guests([4, 2, 4])
#> lonely_guests([1, 1])
#> lonely_guests([9])
#> lonely_guests([5, 3, 8, 3, 5, 8, 1])
#> lonely_guests([7, 6, 6, 5, 5, 2, 2, 1, 1])
# %%
class Solution:
    def freezeThaw(self, temps, k):
        """Windows of k days that both freeze and thaw, merged into periods."""
        periods = []
        below = above = 0
        for i, t in enumerate(temps):
            below += t < 0
            above += t > 0
            if i >= k:
                below -= temps[i - k] < 0
                above -= temps[i - k] > 0
            if i >= k - 1 and below and above:
                a = i - k + 1
                if periods and periods[-1][1] >= a:
                    periods[-1][1] = i
                else:
                    periods.append([a, i])
        return periods
#> Solution().freezeThaw([3, -1, -2, -4, 5], 2)
#> Solution().freezeThaw([1, 2, 3], 2)
#> Solution().freezeThaw([], 1)
#> Solution().freezeThaw([-1, 0, 1, 0, -1, 2], 3)
#> Solution().freezeThaw([-5, 5, -5, 5], 4)
# %%
def compare_blocks(a, b, size):
    """Yield, block by block, which list has the larger block sum."""
    wins = [0, 0, 0]
    i = 0
    while i < len(a) or i < len(b):
        sa = sum(a[i:i + size])
        sb = sum(b[i:i + size])
        if sa > sb:
            wins[0] += 1
        elif sb > sa:
            wins[1] += 1
        else:
            wins[2] += 1
        i += size
    return tuple(wins)


def champion(players, size):
    score = {name: 0 for name in players}
    names = sorted(players)
    for i, x in enumerate(names):
        for y in names[i + 1:]:
            wx, wy, _ = compare_blocks(players[x], players[y], size)
            score[x] += wx
            score[y] += wy
    return max(names, key=lambda n: score[n]), score
#> champion({'ada': [1, 5, 2], 'bo': [4, 1, 3]}, 1)
#> champion({'solo': [1]}, 2)
#> champion({'x': [2, 2, 2, 2], 'y': [1, 3, 5, 0]}, 2)
#> champion({'p': [1, 2], 'q': [2, 1], 'r': [3]}, 1)
#> champion({'m': [], 'n': [0, 0, 1]}, 3)
# %%
class Solution:
    def minSpan(self, lists):
        """Three sorted lists, one pick of each, smallest max minus min."""
        a, b, c = lists
        i = j = k = 0
        best = None
        while i < len(a) and j < len(b) and k < len(c):
            low = min(a[i], b[j], c[k])
            high = max(a[i], b[j], c[k])
            if best is None or high - low < best[0]:
                best = (high - low, a[i], b[j], c[k])
            if low == a[i]:
                i += 1
            elif low == b[j]:
                j += 1
            else:
                k += 1
        return best
#> Solution().minSpan(([1, 10], [4, 12], [6, 11]))
#> Solution().minSpan(([], [1], [2]))
#> Solution().minSpan(([5, 5], [5], [5]))
#> Solution().minSpan(([1, 2, 3], [20, 30], [2, 25]))
#> Solution().minSpan(([-9, 0, 9], [-8, 8], [-1, 1, 7]))
# %%
def collapse_ranges(nums):
    out = []
    i = 0
    while i < len(nums):
        j = i
        step = None
        while j + 1 < len(nums):
            d = nums[j + 1] - nums[j]
            if step is None:
                step = d
            elif d != step:
                break
            j += 1
        if j - i >= 2:
            suffix = '' if step == 1 else f'/{step}'
            out.append(f'{nums[i]}..{nums[j]}{suffix}')
            i = j + 1
        else:
            out.append(str(nums[i]))
            i += 1
    return ','.join(out)
#> collapse_ranges([1, 2, 3, 7, 9, 11, 20])
#> collapse_ranges([])
#> collapse_ranges([4, 8])
#> collapse_ranges([10, 8, 6, 4, 5])
#> collapse_ranges([1, 1, 1, 2, 4, 8])
# %%
from collections import deque


class Solution:
    def bestWeightedWait(self, cost, k):
        """Reach the last step paying each step landed on; jumps of at most k."""
        n = len(cost)
        if n == 0:
            return 0
        dp = [0] * n
        dp[0] = cost[0]
        dq = deque([0])
        for i in range(1, n):
            while dq[0] < i - k:
                dq.popleft()
            dp[i] = dp[dq[0]] + cost[i]
            while dq and dp[dq[-1]] >= dp[i]:
                dq.pop()
            dq.append(i)
        return dp[-1]
#> Solution().bestWeightedWait([1, 5, 2, 8, 1], 2)
#> Solution().bestWeightedWait([], 3)
#> Solution().bestWeightedWait([7], 1)
#> Solution().bestWeightedWait([3, 3, 3, 3], 1)
#> Solution().bestWeightedWait([0, 9, 9, 1, 9, 9, 2], 3)
# %%
def pages_between(chapters, lo, hi):
    """chapters: list of page counts; which chapters touch pages lo..hi."""
    touched = []
    first = 1
    for i, pages in enumerate(chapters, 1):
        last = first + pages - 1
        if last >= lo and first <= hi:
            overlap = min(last, hi) - max(first, lo) + 1
            touched.append((i, overlap))
        elif first > hi:
            break
        first = last + 1
    return touched
#> pages_between([10, 5, 20], 8, 17)
#> pages_between([], 1, 5)
#> pages_between([3, 3, 3, 3], 4, 6)
#> pages_between([50], 60, 70)
#> pages_between([1, 2, 1, 4], 1, 100)
# %%
class Solution:
    def tokenBucket(self, packets, rate, depth):
        tokens = depth
        last = 0
        sent = []
        dropped = 0
        for t, size in packets:
            tokens = min(depth, tokens + (t - last) * rate)
            last = t
            if size <= tokens:
                tokens -= size
                sent.append(t)
            else:
                dropped += size
        return sent, dropped, tokens
#> Solution().tokenBucket([(0, 5), (1, 5), (2, 3)], 2, 8)
#> Solution().tokenBucket([], 1, 4)
#> Solution().tokenBucket([(3, 100)], 10, 20)
#> Solution().tokenBucket([(0, 4), (0, 4), (5, 4), (6, 4)], 1, 4)
#> Solution().tokenBucket([(10, 1), (11, 1), (12, 1)], 0, 2)
# %%
def longest_common_window(a, b):
    """Longest length k such that some block of a is also in b, by halving."""
    def shared(k):
        blocks = {tuple(a[i:i + k]) for i in range(len(a) - k + 1)}
        for j in range(len(b) - k + 1):
            if tuple(b[j:j + k]) in blocks:
                return j
        return -1

    lo, hi = 0, min(len(a), len(b))
    where = 0
    while lo < hi:
        mid = (lo + hi + 1) // 2
        j = shared(mid)
        if j >= 0:
            lo, where = mid, j
        else:
            hi = mid - 1
    return b[where:where + lo]
#> longest_common_window([1, 2, 3, 4], [9, 2, 3, 8])
#> longest_common_window([5], [6])
#> longest_common_window([], [1, 2])
#> longest_common_window([7, 7, 7], [7, 7])
#> longest_common_window([4, 1, 4, 2, 1], [2, 1, 4, 2])
# %%
def grow_snake(food, length):
    """Snake body window over visited cells; steps until it bites itself."""
    body = []
    x = y = 0
    turn = {'U': (0, 1), 'D': (0, -1), 'L': (-1, 0), 'R': (1, 0)}
    for step, ch in enumerate(food, 1):
        if ch == '+':
            length += 1
            continue
        dx, dy = turn[ch]
        x, y = x + dx, y + dy
        if (x, y) in body:
            return 'bite', step
        body.append((x, y))
        if len(body) > length:
            body.pop(0)
    return 'alive', (x, y)
#> grow_snake('RRUULL', 3)
#> grow_snake('RULD++RULD', 3)
#> grow_snake('', 2)
#> grow_snake('RLRL', 2)
#> grow_snake('UURDDL', 4)
# %%
class Solution:
    def seatGroups(self, row, group):
        """Every start where `group` free seats in a row are at hand."""
        free = 0
        starts = []
        for i, c in enumerate(row):
            free = free + 1 if c == '_' else 0
            if free >= group:
                starts.append(i - group + 1)
        return starts

    def seatAll(self, row, groups):
        placed = {}
        for g in sorted(groups, reverse=True):
            starts = self.seatGroups(row, g)
            if not starts:
                return None
            s = starts[0]
            row = row[:s] + '#' * g + row[s + g:]
            placed.setdefault(g, []).append(s)
        return placed
#> Solution().seatAll('__x___x_', [2, 3])
#> Solution().seatAll('xxx', [1])
#> Solution().seatAll('', [])
#> Solution().seatAll('____', [1, 2, 1])
#> Solution().seatAll('_x__x__', [2, 2, 2])
# %%
def nth_skip(n, skips):
    """n-th positive integer that is not in the sorted list skips."""
    lo, hi = 0, len(skips)
    while lo < hi:
        mid = (lo + hi) // 2
        if skips[mid] - mid <= n:
            lo = mid + 1
        else:
            hi = mid
    return n + lo


def house_numbers(count, unlucky):
    unlucky = sorted(set(unlucky))
    return [nth_skip(k, unlucky) for k in range(1, count + 1)]
#> house_numbers(5, [4, 2])
#> house_numbers(3, [])
#> house_numbers(0, [1])
#> house_numbers(4, [1, 2, 3])
#> house_numbers(6, [13, 5, 7, 5])
# %%
class Solution:
    def wallShadows(self, walls, sun):
        """Sun from the left: a wall of height h shades h * sun cells behind it."""
        shade_to = -1
        lit = []
        for i, h in enumerate(walls):
            if i > shade_to:
                lit.append(i)
            shade_to = max(shade_to, i + h * sun)
        return lit, max(0, shade_to - len(walls) + 1)
#> Solution().wallShadows([1, 0, 2, 0, 0, 0, 1], 1)
#> Solution().wallShadows([0, 0, 0], 5)
#> Solution().wallShadows([], 1)
#> Solution().wallShadows([3, 1, 1], 2)
#> Solution().wallShadows([0, 1, 0, 0, 2, 0], 1)
# %%
def median_of_running(nums):
    from bisect import insort
    kept = []
    medians = []
    for x in nums:
        insort(kept, x)
        m = len(kept)
        if m % 2:
            medians.append(kept[m // 2])
        else:
            medians.append((kept[m // 2 - 1] + kept[m // 2]) // 2)
    return medians


def steady_from(nums):
    """First index after which the running median never changes."""
    med = median_of_running(nums)
    i = len(med) - 1
    while i > 0 and med[i - 1] == med[-1]:
        i -= 1
    return i, med[-1] if med else None
#> steady_from([4, 9, 5, 5, 5])
#> steady_from([])
#> steady_from([7])
#> steady_from([1, 2, 3, 4])
#> steady_from([10, 10, 20, 0, 10])
# %%
class Solution:
    def compressTo(self, nums, target):
        """Shrink from the dearer end until the mean is at most target."""
        l, r = 0, len(nums)
        total = sum(nums)
        trail = []
        while r - l > 0 and total > target * (r - l):
            if nums[l] > nums[r - 1]:
                total -= nums[l]
                l += 1
                trail.append('l')
            else:
                r -= 1
                total -= nums[r]
                trail.append('r')
        return ''.join(trail), nums[l:r]
#> Solution().compressTo([9, 2, 3, 8], 3)
#> Solution().compressTo([1, 1], 5)
#> Solution().compressTo([], 0)
#> Solution().compressTo([6, 6, 6], 5)
#> Solution().compressTo([4, 10, 1, 2, 7, 5], 4)
# %%
def dial_moves(targets, size):
    """Sum of the shortest turns on a round dial, with prefix of turns."""
    pos = 0
    turns = [0]
    for t in targets:
        forward = (t - pos) % size
        back = (pos - t) % size
        turns.append(turns[-1] + min(forward, back))
        pos = t
    return turns


def cut_dial(targets, size, patience):
    turns = dial_moves(targets, size)
    done = 0
    while done < len(targets) and turns[done + 1] <= patience:
        done += 1
    return targets[:done], patience - turns[done]
#> cut_dial([3, 9, 1], 10, 8)
#> cut_dial([], 12, 3)
#> cut_dial([6, 6, 6], 12, 6)
#> cut_dial([5], 8, 2)
#> cut_dial([1, 2, 4, 8, 16], 20, 11)
# %%
class Solution:
    def countInversionsNear(self, nums, reach):
        """Pairs i < j with j - i <= reach and nums[i] > nums[j]; also the worst i."""
        total = 0
        blame = [0] * len(nums)
        for j, y in enumerate(nums):
            for i in range(max(0, j - reach), j):
                if nums[i] > y:
                    total += 1
                    blame[i] += 1
        worst = blame.index(max(blame)) if total else None
        return total, worst
#> Solution().countInversionsNear([5, 1, 4, 2], 2)
#> Solution().countInversionsNear([1, 2, 3], 3)
#> Solution().countInversionsNear([], 1)
#> Solution().countInversionsNear([4, 3, 2, 1], 1)
#> Solution().countInversionsNear([2, 9, 1, 8, 0], 4)
# %%
def trade_streak(days):
    """days: list of net results; best block and where it starts and ends."""
    best = cur = None
    start = 0
    span = None
    for i, d in enumerate(days):
        if cur is None or cur < 0:
            cur = d
            start = i
        else:
            cur += d
        if best is None or cur > best:
            best = cur
            span = (start, i)
    return best, span


def worst_and_best(days):
    up, a = trade_streak(days)
    down, b = trade_streak([-d for d in days])
    if up is None:
        return None
    return {'up': (up, *a), 'down': (-down, *b)}
#> worst_and_best([2, -3, 4, 1, -2])
#> worst_and_best([])
#> worst_and_best([-1, -4])
#> worst_and_best([5])
#> worst_and_best([1, -1, 1, -1, 1])
# %%
def three_stop_tour(heights, limit):
    """Triples (i<j<k) sorted by height whose total climb is below limit."""
    hs = sorted(heights)
    count = 0
    for i in range(len(hs) - 2):
        lo, hi = i + 1, len(hs) - 1
        while lo < hi:
            climb = hs[hi] - hs[i] + hs[lo]
            if climb < limit:
                count += hi - lo
                lo += 1
            else:
                hi -= 1
    return count
#> three_stop_tour([1, 2, 3, 4], 6)
#> three_stop_tour([5, 5], 100)
#> three_stop_tour([], 1)
#> three_stop_tour([10, 3, 8, 6, 1], 12)
#> three_stop_tour([0, 0, 0, 0], 1)
