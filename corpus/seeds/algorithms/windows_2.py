# %%
from typing import List


class Solution:
    def ferryTrips(self, queue: List[int], maxLoad: int, maxCars: int) -> List[List[int]]:
        trips = []
        i = 0
        while i < len(queue):
            j = i
            load = 0
            while j < len(queue) and j - i < maxCars and load + queue[j] <= maxLoad:
                load += queue[j]
                j += 1
            if j == i:
                trips.append([])
                i += 1
            else:
                trips.append(queue[i:j])
                i = j
        return trips
#> Solution().ferryTrips([4, 3, 5, 2, 2, 1], 8, 3)
#> Solution().ferryTrips([], 5, 2)
#> Solution().ferryTrips([9, 1, 1], 5, 4)
#> Solution().ferryTrips([1, 1, 1, 1, 1], 100, 2)
#> Solution().ferryTrips([6, 6, 6], 6, 1)
# %%
def prefix_table(text, letters):
    table = {c: [0] for c in letters}
    for ch in text:
        for c in letters:
            table[c].append(table[c][-1] + (ch == c))
    return table


def dominant(table, lo, hi):
    best, name = 0, '-'
    for c, row in table.items():
        k = row[hi] - row[lo]
        if k > best:
            best, name = k, c
    return name


def dominance_report(text, letters, cuts):
    table = prefix_table(text, letters)
    edges = [0] + cuts + [len(text)]
    return ''.join(dominant(table, a, b) for a, b in zip(edges, edges[1:]))
#> dominance_report('aabbbc', 'ab', [3])
#> dominance_report('xyz', 'x', [1, 2])
#> dominance_report('', 'q', [])
#> dominance_report('ssmmssm', 'ms', [2, 4])
#> dominance_report('kkk', 'z', [1])
# %%
class Solution:
    def dryestRoute(self, depths, maxWet):
        wet = 0
        l = 0
        best = 0
        for r, d in enumerate(depths):
            if d > 0:
                wet += d
            while wet > maxWet:
                if depths[l] > 0:
                    wet -= depths[l]
                l += 1
            best = max(best, r - l + 1)
        return best
#> Solution().dryestRoute([0, 2, -1, 3, 0, 0, 1], 4)
#> Solution().dryestRoute([5, 6, 7], 3)
#> Solution().dryestRoute([], 2)
#> Solution().dryestRoute([-1, -2, 0], 0)
#> Solution().dryestRoute([1, 1, 1, 1, 1, 1], 3)
# %%
from collections import deque


def recent_max(stream, k):
    dq = deque()
    out = []
    for i, x in enumerate(stream):
        if dq and dq[0] <= i - k:
            dq.popleft()
        while dq and stream[dq[-1]] <= x:
            dq.pop()
        dq.append(i)
        out.append(stream[dq[0]])
    return out


def drawdowns(stream, k):
    tops = recent_max(stream, k)
    worst = 0
    for top, x in zip(tops, stream):
        worst = max(worst, top - x)
    return worst
#> drawdowns([5, 9, 4, 7, 2], 3)
#> drawdowns([1, 2, 3], 2)
#> drawdowns([], 1)
#> drawdowns([10, 0, 0, 0, 8, 1], 2)
#> drawdowns([3, 8, 8, 6, 5, 4], 6)
# %%
def count_below(sorted_ages, limit):
    lo, hi = 0, len(sorted_ages)
    while lo < hi:
        mid = (lo + hi) // 2
        if sorted_ages[mid] < limit:
            lo = mid + 1
        else:
            hi = mid
    return lo


def age_bands(ages, bands):
    ages = sorted(ages)
    report = {}
    for label, (low, high) in bands.items():
        n = count_below(ages, high + 1) - count_below(ages, low)
        if n:
            report[label] = n
    return report
#> age_bands([33, 7, 18, 65, 21], {'kid': (0, 12), 'adult': (18, 64)})
#> age_bands([], {'any': (0, 120)})
#> age_bands([5, 5, 5], {'five': (5, 5), 'six': (6, 6)})
#> age_bands([40, 41, 42, 43], {'low': (0, 41), 'top': (42, 99), 'old': (100, 130)})
#> age_bands([70], {})
# %%
class Solution:
    def stackSums(self, nums):
        """Replace each item by the sum of the run it dominates to its left."""
        stack = []
        out = []
        for x in nums:
            total = x
            while stack and stack[-1][0] <= x:
                total += stack.pop()[1]
            stack.append((x, total))
            out.append(total)
        return out
#> Solution().stackSums([1, 2, 3])
#> Solution().stackSums([3, 2, 1])
#> Solution().stackSums([])
#> Solution().stackSums([4, 1, 1, 5, 2])
#> Solution().stackSums([-3, -1, -2, 0, 6])
# %%
def merge_timetables(a, b, wait):
    i = j = 0
    merged = []
    while i < len(a) or j < len(b):
        if j == len(b) or (i < len(a) and a[i] <= b[j]):
            t, line = a[i], 'A'
            i += 1
        else:
            t, line = b[j], 'B'
            j += 1
        if merged and t - merged[-1][0] < wait:
            t = merged[-1][0] + wait
        merged.append((t, line))
    return merged
#> merge_timetables([1, 10], [2, 20], 3)
#> merge_timetables([], [], 5)
#> merge_timetables([5, 5, 5], [], 2)
#> merge_timetables([0, 30, 60], [15, 30, 45], 10)
#> merge_timetables([100], [1, 2, 3], 1)
# %%
class Solution:
    def fewestGardeners(self, beds, span):
        beds = sorted(set(beds))
        count = 0
        i = 0
        n = len(beds)
        while i < n:
            count += 1
            spot = self.furthest(beds, i, span)
            i = self.furthest(beds, spot, span) + 1
        return count

    def furthest(self, beds, i, span):
        j = i
        while j + 1 < len(beds) and beds[j + 1] - beds[i] <= span:
            j += 1
        return j
#> Solution().fewestGardeners([1, 2, 3, 9, 10], 1)
#> Solution().fewestGardeners([], 4)
#> Solution().fewestGardeners([7, 7, 7], 0)
#> Solution().fewestGardeners([20, 4, 12, 8, 16], 4)
#> Solution().fewestGardeners([1, 100, 50], 10)
# %%
from collections import defaultdict


def at_most(kinds, k):
    cnt = defaultdict(int)
    l = total = 0
    distinct = 0
    for r, x in enumerate(kinds):
        if cnt[x] == 0:
            distinct += 1
        cnt[x] += 1
        while distinct > k:
            cnt[kinds[l]] -= 1
            if cnt[kinds[l]] == 0:
                distinct -= 1
            l += 1
        total += r - l + 1
    return total


def mixed_trays(kinds, low, high):
    return at_most(kinds, high) - at_most(kinds, low - 1)
#> mixed_trays([1, 2, 1], 2, 2)
#> mixed_trays([5, 5], 1, 1)
#> mixed_trays([], 1, 3)
#> mixed_trays([1, 2, 3, 1], 2, 3)
#> mixed_trays([4, 4, 6, 6, 4], 1, 2)
# %%
def tallest_ladder(rungs, gap):
    rungs = sorted(rungs)
    best = cur = rungs[:1]
    for prev, nxt in zip(rungs, rungs[1:]):
        if nxt == prev:
            continue
        if nxt - prev <= gap:
            cur = cur + [nxt]
        else:
            cur = [nxt]
        if len(cur) > len(best):
            best = cur
    return best
#> tallest_ladder([1, 9, 2, 4, 10], 2)
#> tallest_ladder([], 3)
#> tallest_ladder([5, 5], 1)
#> tallest_ladder([30, 10, 20], 5)
#> tallest_ladder([8, 6, 7, 5, 3, 0, 9], 1)
# %%
class Solution:
    def rotateFind(self, dial, label):
        """dial is a sorted list that was rotated; give (index, probes)."""
        lo, hi = 0, len(dial) - 1
        probes = 0
        while lo <= hi:
            mid = (lo + hi) // 2
            probes += 1
            if dial[mid] == label:
                return mid, probes
            if dial[lo] <= dial[mid]:
                if dial[lo] <= label < dial[mid]:
                    hi = mid - 1
                else:
                    lo = mid + 1
            elif dial[mid] < label <= dial[hi]:
                lo = mid + 1
            else:
                hi = mid - 1
        return -1, probes
#> Solution().rotateFind([40, 50, 60, 10, 20, 30], 20)
#> Solution().rotateFind([1, 2, 3, 4, 5], 1)
#> Solution().rotateFind([], 8)
#> Solution().rotateFind([9, 2, 4, 6], 7)
#> Solution().rotateFind([22, 31, 44, 3, 8, 13, 19], 44)
# %%
def rainfall_alerts(mm, window, limit):
    alerts = []
    total = 0
    active = False
    for i, x in enumerate(mm):
        total += x
        if i >= window:
            total -= mm[i - window]
        if total >= limit and not active:
            active = True
            alerts.append(f'on@{i}')
        elif total < limit and active:
            active = False
            alerts.append(f'off@{i}')
    if active:
        alerts.append('open')
    return alerts
#> rainfall_alerts([0, 5, 9, 1, 0, 0], 2, 10)
#> rainfall_alerts([20, 20], 3, 30)
#> rainfall_alerts([], 2, 1)
#> rainfall_alerts([4, 0, 4, 0, 4, 0], 1, 3)
#> rainfall_alerts([1, 2, 3], 3, 99)
# %%
def apply_edits(length, edits):
    delta = [0] * (length + 1)
    for lo, hi, step in edits:
        delta[lo] += step
        delta[hi] -= step
    shift = 0
    shifts = []
    for d in delta[:length]:
        shift += d
        shifts.append(shift)
    return shifts


def shift_letters(word, edits):
    out = ''
    for ch, s in zip(word, apply_edits(len(word), edits)):
        out += chr((ord(ch) - 97 + s) % 26 + 97)
    return out
#> shift_letters('abc', [(0, 2, 1), (1, 3, 3)])
#> shift_letters('zoo', [(0, 3, 1)])
#> shift_letters('', [])
#> shift_letters('hello', [(1, 4, -2), (2, 3, 30)])
#> shift_letters('same', [(0, 4, 5), (0, 4, -5)])
# %%
from typing import List


class Solution:
    def widestValley(self, heights: List[int]) -> List[int]:
        best = [0, 0]
        n = len(heights)
        i = 0
        while i < n - 1:
            j = i
            while j + 1 < n and heights[j + 1] < heights[j]:
                j += 1
            bottom = j
            while j + 1 < n and heights[j + 1] > heights[j]:
                j += 1
            if i < bottom < j and j - i > best[1] - best[0]:
                best = [i, j]
            i = j if j > i else i + 1
        return best
#> Solution().widestValley([5, 3, 1, 2, 4, 3, 6])
#> Solution().widestValley([1, 2, 3])
#> Solution().widestValley([])
#> Solution().widestValley([4, 4, 2, 2, 3])
#> Solution().widestValley([9, 1, 9, 8, 7, 6, 10])
# %%
def days_needed(orders, rate, boost):
    day = 0
    done = 0
    while done < orders:
        day += 1
        done += rate + (boost if day % 5 == 0 else 0)
    return day


def slowest_rate(orders, boost, deadline):
    lo, hi = 1, max(orders, 1)
    while lo < hi:
        mid = (lo + hi) // 2
        if days_needed(orders, mid, boost) <= deadline:
            hi = mid
        else:
            lo = mid + 1
    return lo
#> slowest_rate(30, 5, 8)
#> slowest_rate(1, 0, 1)
#> slowest_rate(12, 20, 5)
#> slowest_rate(40, 2, 10)
#> slowest_rate(0, 1, 3)
# %%
class Solution:
    def pairDistance(self, marks, minGap):
        marks.sort()
        l = 0
        count = 0
        for r in range(len(marks)):
            while l < r and marks[r] - marks[l] >= minGap:
                l += 1
            count += l
        return count
#> Solution().pairDistance([1, 5, 9, 2], 4)
#> Solution().pairDistance([3, 3, 3], 1)
#> Solution().pairDistance([], 2)
#> Solution().pairDistance([10, 0, 20, 30], 10)
#> Solution().pairDistance([-4, 7, 1, 1, 3, 12], 6)
# %%
def mirror_score(a):
    i, j, score = 0, len(a) - 1, 0
    while i < j:
        if a[i] == a[j]:
            score += 2
            i += 1
            j -= 1
        elif a[i] < a[j]:
            score -= 1
            i += 1
        else:
            score -= 1
            j -= 1
    return score


def best_rotation(a):
    top = None
    for k in range(len(a)):
        s = mirror_score(a[k:] + a[:k])
        if top is None or s > top[0]:
            top = (s, k)
    return top
#> best_rotation([1, 2, 2, 1])
#> best_rotation([])
#> best_rotation([3, 1, 3])
#> best_rotation([4, 5])
#> best_rotation([2, 7, 1])
# %%
from itertools import accumulate


def zero_crossings(moves):
    path = list(accumulate(moves, initial=0))
    crosses = []
    last_sign = 0
    for i, p in enumerate(path):
        sign = (p > 0) - (p < 0)
        if sign and last_sign and sign != last_sign:
            crosses.append(i)
        if sign:
            last_sign = sign
    return crosses
#> zero_crossings([3, -5, 4, -1])
#> zero_crossings([1, 1, 1])
#> zero_crossings([])
#> zero_crossings([2, -2, -1, 1, 2])
#> zero_crossings([-1, 5, -9, 10, -20])
# %%
class Solution:
    def longestPolite(self, chat, rude, allowed):
        lines = chat.split(';')
        marks = [sum(line.count(w) for w in rude) for line in lines]
        total = 0
        l = 0
        best = (0, 0)
        for r, m in enumerate(marks):
            total += m
            while total > allowed:
                total -= marks[l]
                l += 1
            if r + 1 - l > best[1] - best[0]:
                best = (l, r + 1)
        return lines[best[0]:best[1]]
#> Solution().longestPolite('hi;shut up;ok;bye', ['shut'], 0)
#> Solution().longestPolite('bah;bah;bah', ['bah'], 2)
#> Solution().longestPolite('', ['x'], 1)
#> Solution().longestPolite('you fool;dolt;fine;good;fool dolt', ['fool', 'dolt'], 1)
#> Solution().longestPolite('grr', ['r'], 1)
# %%
def nearest_smaller(vals):
    left = []
    stack = []
    for i, v in enumerate(vals):
        while stack and vals[stack[-1]] >= v:
            stack.pop()
        left.append(stack[-1] if stack else -1)
        stack.append(i)
    return left


def reach_of_each(vals):
    n = len(vals)
    left = nearest_smaller(vals)
    right = [n - 1 - p for p in reversed(nearest_smaller(vals[::-1]))]
    return [r - l - 1 for l, r in zip(left, right)]
#> reach_of_each([2, 1, 3])
#> reach_of_each([5])
#> reach_of_each([])
#> reach_of_each([4, 4, 4])
#> reach_of_each([3, 6, 2, 8, 7])
# %%
from collections import Counter


def steady_majority(votes, size):
    out = []
    cnt = Counter()
    for i, v in enumerate(votes):
        cnt[v] += 1
        if i >= size:
            old = votes[i - size]
            cnt[old] -= 1
            if not cnt[old]:
                cnt.pop(old)
        if i >= size - 1:
            name, k = max(cnt.items(), key=lambda kv: (kv[1], kv[0]))
            out.append(name if 2 * k > size else None)
    return out
#> steady_majority([1, 1, 2, 2, 2], 3)
#> steady_majority([7, 8], 3)
#> steady_majority([], 2)
#> steady_majority([4, 5, 4, 5], 2)
#> steady_majority([3, 3, 9, 9, 9, 3], 5)
# %%
class Solution:
    def firstLate(self, arrivals, schedule):
        def slack(i):
            return schedule[i] - arrivals[i]

        lo, hi = 0, len(arrivals)
        while lo < hi:
            mid = (lo + hi) // 2
            if slack(mid) >= 0:
                lo = mid + 1
            else:
                hi = mid
        if lo == len(arrivals):
            return 'all on time'
        return f'stop {lo} late by {-slack(lo)}'
#> Solution().firstLate([5, 11, 22, 34], [5, 12, 20, 30])
#> Solution().firstLate([1, 2], [3, 4])
#> Solution().firstLate([], [])
#> Solution().firstLate([9], [8])
#> Solution().firstLate([10, 20, 30, 40, 51], [10, 20, 30, 40, 50])
# %%
def window_products(nums, k):
    prod = 1
    zeros = 0
    out = []
    for i, x in enumerate(nums):
        if x == 0:
            zeros += 1
        else:
            prod *= x
        if i >= k:
            y = nums[i - k]
            if y == 0:
                zeros -= 1
            else:
                prod //= y
        if i >= k - 1:
            out.append(0 if zeros else prod)
    return out
#> window_products([2, 3, 0, 4, 5], 2)
#> window_products([1, 2, 3, 4], 4)
#> window_products([], 1)
#> window_products([-1, 7, -2, 0, 0, 3, 3], 3)
#> window_products([5, 6], 3)
# %%
class Solution:
    def splitRope(self, knots, pieces):
        lo, hi = 1, knots[-1] - knots[0]
        ans = 0
        while lo <= hi:
            mid = (lo + hi) // 2
            if self.cuts(knots, mid) >= pieces:
                ans = mid
                lo = mid + 1
            else:
                hi = mid - 1
        return ans

    def cuts(self, knots, minimum):
        got = 0
        last = knots[0]
        for k in knots[1:]:
            if k - last >= minimum:
                got += 1
                last = k
        return got
#> Solution().splitRope([0, 3, 5, 9, 14], 3)
#> Solution().splitRope([2, 4], 1)
#> Solution().splitRope([0, 1, 2, 3], 4)
#> Solution().splitRope([0, 10, 20, 30, 40], 2)
#> Solution().splitRope([1, 2, 8, 12, 17], 2)
# %%
def tide_pools(sand):
    left, right = 0, len(sand) - 1
    lmax = rmax = 0
    deepest = (0, -1)
    while left <= right:
        if lmax <= rmax:
            lmax = max(lmax, sand[left])
            depth, at = lmax - sand[left], left
            left += 1
        else:
            rmax = max(rmax, sand[right])
            depth, at = rmax - sand[right], right
            right -= 1
        if depth > deepest[0]:
            deepest = (depth, at)
    return deepest
#> tide_pools([3, 0, 2, 1, 4])
#> tide_pools([1, 2, 3])
#> tide_pools([])
#> tide_pools([5, 1, 1, 5])
#> tide_pools([2, 6, 3, 1, 5, 0, 4])
# %%
def group_by_gap(times, gap):
    groups = []
    for t in times:
        if groups and t - groups[-1][-1] <= gap:
            groups[-1].append(t)
        else:
            groups.append([t])
    return groups


def session_lengths(times, gap, pad):
    spans = []
    for g in group_by_gap(sorted(times), gap):
        spans.append(g[-1] - g[0] + pad)
    return max(spans, default=0), sum(spans)
#> session_lengths([1, 3, 20, 22, 23], 5, 2)
#> session_lengths([], 3, 1)
#> session_lengths([50, 10, 30], 10, 4)
#> session_lengths([9, 8, 7, 6], 1, 0)
#> session_lengths([0, 15, 29, 61, 75], 15, 5)
# %%
class Solution:
    def collectCoins(self, street, reach):
        n = len(street)
        pre = [0] * (n + 1)
        for i in range(n):
            pre[i + 1] = pre[i] + street[i]
        best = [0, 0]
        for stand in range(n):
            a = max(0, stand - reach)
            b = min(n, stand + reach + 1)
            got = pre[b] - pre[a]
            if got > best[1]:
                best = [stand, got]
        return best
#> Solution().collectCoins([1, 4, 2, 8, 3], 1)
#> Solution().collectCoins([], 2)
#> Solution().collectCoins([5, 5, 5], 0)
#> Solution().collectCoins([0, 0, 9, 0, 0, 9], 2)
#> Solution().collectCoins([-3, 2, -1, 6], 1)
# %%
from collections import deque


def rate_limit(requests, limit, span):
    recent = {}
    verdicts = ''
    for user, t in requests:
        q = recent.setdefault(user, deque())
        while q and t - q[0] >= span:
            q.popleft()
        if len(q) < limit:
            q.append(t)
            verdicts += '+'
        else:
            verdicts += '-'
    return verdicts
#> rate_limit([('a', 1), ('a', 2), ('a', 3), ('b', 3)], 2, 5)
#> rate_limit([], 1, 1)
#> rate_limit([('z', 0), ('z', 10), ('z', 20)], 1, 10)
#> rate_limit([('a', 1), ('b', 1), ('a', 4), ('b', 9), ('b', 10)], 1, 8)
#> rate_limit([('q', 5), ('q', 5), ('q', 5)], 0, 3)
# %%
def lopsided(text, left_ch, right_ch):
    total = text.count(right_ch)
    seen_left = 0
    scores = []
    for ch in text:
        if ch == right_ch:
            total -= 1
        scores.append(seen_left + total)
        if ch == left_ch:
            seen_left += 1
    return scores.index(max(scores)) if scores else -1
#> lopsided('abba', 'a', 'b')
#> lopsided('', 'x', 'y')
#> lopsided('((()))', '(', ')')
#> lopsided('<><<>', '<', '>')
#> lopsided('nnnn', 'm', 'n')
# %%
class Solution:
    def smallestDistinctCover(self, aisle):
        need = len(set(aisle))
        cnt = {}
        l = 0
        best = (0, len(aisle))
        for r, item in enumerate(aisle):
            cnt[item] = cnt.get(item, 0) + 1
            while cnt[aisle[l]] > 1:
                cnt[aisle[l]] -= 1
                l += 1
            if len(cnt) == need and r + 1 - l < best[1] - best[0]:
                best = (l, r + 1)
        return aisle[best[0]:best[1]]
#> Solution().smallestDistinctCover([1, 2, 2, 3, 1])
#> Solution().smallestDistinctCover([4, 4, 4])
#> Solution().smallestDistinctCover([])
#> Solution().smallestDistinctCover([5, 6, 5, 5, 7, 6, 8])
#> Solution().smallestDistinctCover([9, 1, 9, 1, 9])
# %%
def climb_stats(track):
    """Longest stretch without descending more than once in a row."""
    best = start = 0
    drops = 0
    for i in range(1, len(track)):
        if track[i] < track[i - 1]:
            drops += 1
        else:
            drops = 0
        if drops > 1:
            start = i - 1
            drops = 1
        best = max(best, i - start)
    return best
#> climb_stats([1, 3, 2, 4, 3, 2, 5])
#> climb_stats([5, 4, 3, 2])
#> climb_stats([])
#> climb_stats([2, 2, 2])
#> climb_stats([7, 8, 6, 9, 9, 1, 0, 3, 4])
# %%
import heapq


class Solution:
    def topOfWindow(self, bids, k, size):
        out = []
        for end in range(size, len(bids) + 1):
            window = bids[end - size:end]
            out.append(sum(self.best(window, k)))
        return out

    def best(self, window, k):
        heap = []
        for x in window:
            if len(heap) < k:
                heapq.heappush(heap, x)
            elif x > heap[0]:
                heapq.heapreplace(heap, x)
        return heap
#> Solution().topOfWindow([5, 1, 4, 7], 2, 3)
#> Solution().topOfWindow([3, 3], 1, 4)
#> Solution().topOfWindow([], 1, 1)
#> Solution().topOfWindow([9, 8, 7, 6, 5], 1, 2)
#> Solution().topOfWindow([-1, -5, -3, -2], 3, 4)
# %%
def squeeze(balls, pushes):
    left, right = 0, len(balls)
    log = []
    for p in pushes:
        if left >= right:
            break
        if p == 'L':
            log.append(balls[left])
            left += 1
        elif p == 'R':
            right -= 1
            log.append(balls[right])
        else:
            mid = (left + right) // 2
            left, right = max(left, mid - 1), min(right, mid + 1)
    return log, balls[left:right]
#> squeeze([1, 2, 3, 4, 5], 'LRL')
#> squeeze([], 'LL')
#> squeeze([7, 8, 9, 10, 11, 12], 'M')
#> squeeze([4, 6], 'RRRR')
#> squeeze([9, 3, 5, 1, 7], 'LMR')
# %%
def first_true(lo, hi, test):
    while lo < hi:
        mid = (lo + hi) // 2
        if test(mid):
            hi = mid
        else:
            lo = mid + 1
    return lo


def candles_until(rows, target):
    def total(n):
        return n * (n + 1) // 2 * rows

    n = first_true(0, target, lambda n: total(n) >= target)
    return n, total(n) - target
#> candles_until(1, 15)
#> candles_until(3, 100)
#> candles_until(2, 0)
#> candles_until(5, 4)
#> candles_until(10, 999)
# %%
class Solution:
    def unfairSeesaw(self, left, right):
        i, j = 0, 0
        tilt = 0
        history = []
        while i < len(left) or j < len(right):
            if (tilt <= 0 and i < len(left)) or j == len(right):
                tilt += left[i]
                i += 1
            else:
                tilt -= right[j]
                j += 1
            history.append(tilt)
        return history
#> Solution().unfairSeesaw([3, 2, 2], [4, 1])
#> Solution().unfairSeesaw([], [1, 2])
#> Solution().unfairSeesaw([], [])
#> Solution().unfairSeesaw([10], [3, 3, 3, 3])
#> Solution().unfairSeesaw([1, 1, 1, 1], [1, 1])
# %%
def hire_range(skills, queries):
    order = sorted(range(len(skills)), key=lambda i: skills[i])
    keys = [skills[i] for i in order]

    def lower(x):
        lo, hi = 0, len(keys)
        while lo < hi:
            mid = (lo + hi) >> 1
            lo, hi = (mid + 1, hi) if keys[mid] < x else (lo, mid)
        return lo

    return [sorted(order[lower(a):lower(b + 1)]) for a, b in queries]
#> hire_range([5, 2, 8, 5], [(2, 5)])
#> hire_range([], [(1, 9)])
#> hire_range([1, 2, 3], [(4, 6), (0, 3)])
#> hire_range([7, 7], [(7, 7), (8, 8), (6, 7)])
#> hire_range([40, 10, 30], [])
# %%
from typing import List


class Solution:
    def noisyNights(self, db: List[int], quiet: int, window: int) -> int:
        nights = 0
        loud = 0
        i = 0
        while i < len(db):
            if db[i] > quiet:
                loud += 1
            if i >= window and db[i - window] > quiet:
                loud -= 1
            if loud == window:
                nights += 1
                loud = 0
                i += window
                continue
            i += 1
        return nights
#> Solution().noisyNights([50, 60, 61, 40, 70, 72], 55, 2)
#> Solution().noisyNights([30, 30], 40, 1)
#> Solution().noisyNights([], 10, 3)
#> Solution().noisyNights([80, 80, 80, 80, 80, 80, 80], 50, 3)
#> Solution().noisyNights([65, 40, 65, 40], 60, 1)
# %%
def price_ladder(bids, asks):
    bids = sorted(bids, reverse=True)
    asks = sorted(asks)
    i = j = volume = spent = 0
    bid_left = bids[0][1] if bids else 0
    ask_left = asks[0][1] if asks else 0
    while i < len(bids) and j < len(asks) and bids[i][0] >= asks[j][0]:
        q = min(bid_left, ask_left)
        volume += q
        spent += q * asks[j][0]
        bid_left -= q
        ask_left -= q
        if bid_left == 0:
            i += 1
            bid_left = bids[i][1] if i < len(bids) else 0
        if ask_left == 0:
            j += 1
            ask_left = asks[j][1] if j < len(asks) else 0
    return volume, spent
#> price_ladder([(10, 5), (9, 5)], [(8, 3), (9, 4)])
#> price_ladder([], [(1, 1)])
#> price_ladder([(5, 10)], [(6, 10)])
#> price_ladder([(20, 1), (20, 1), (20, 1)], [(1, 2), (2, 2)])
#> price_ladder([(7, 4), (12, 6)], [(12, 1), (3, 2), (5, 9)])
# %%
class Solution:
    def oddWindows(self, s, size):
        mask = 0
        good = []
        for i, ch in enumerate(s):
            mask ^= 1 << (ord(ch) - 97)
            if i >= size:
                mask ^= 1 << (ord(s[i - size]) - 97)
            if i + 1 >= size and self.single(mask):
                good.append(i + 1 - size)
        return good

    def single(self, mask):
        return mask & (mask - 1) == 0
#> Solution().oddWindows('abacab', 3)
#> Solution().oddWindows('xyz', 2)
#> Solution().oddWindows('', 1)
#> Solution().oddWindows('aabb', 4)
#> Solution().oddWindows('level', 1)
# %%
def tower_swaps(blocks):
    """Pop and hold blocks so that the tower only narrows; count holds."""
    tower, aside = [], []
    holds = 0
    for b in blocks:
        while tower and tower[-1] < b:
            aside.append(tower.pop())
            holds += 1
        tower.append(b)
        while aside and aside[-1] <= tower[-1]:
            tower.append(aside.pop())
    return tower, holds
#> tower_swaps([3, 1, 2])
#> tower_swaps([5, 4, 3])
#> tower_swaps([])
#> tower_swaps([1, 2, 3, 4])
#> tower_swaps([2, 7, 7, 1, 5])
