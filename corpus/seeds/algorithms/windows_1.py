# %%
def calmest_stretch(waves, hours):
    if hours > len(waves):
        return None
    total = sum(waves[:hours])
    best = total
    start = 0
    for i in range(hours, len(waves)):
        total += waves[i] - waves[i - hours]
        if total < best:
            best = total
            start = i - hours + 1
    return start, best
#> calmest_stretch([5, 3, 2, 6, 1, 1, 4], 3)
#> calmest_stretch([4, 4, 4], 1)
#> calmest_stretch([2, 9], 3)
#> calmest_stretch([9, 8, 7, 1, 2, 3, 0, 5], 2)
#> calmest_stretch([1, 5, 1, 5, 1], 4)
# %%
from typing import List


class Solution:
    def paintFence(self, planks: int, coats: List[List[int]]) -> List[int]:
        diff = [0] * (planks + 1)
        for first, last, layers in coats:
            diff[first] += layers
            diff[last + 1] -= layers
        thickness = []
        cur = 0
        for i in range(planks):
            cur += diff[i]
            thickness.append(cur)
        return self.markThin(thickness)

    def markThin(self, thickness: List[int]) -> List[int]:
        if not thickness:
            return []
        lowest = min(thickness)
        return [i for i, t in enumerate(thickness) if t == lowest]
#> Solution().paintFence(6, [[0, 3, 1], [2, 5, 2]])
#> Solution().paintFence(4, [])
#> Solution().paintFence(0, [])
#> Solution().paintFence(8, [[1, 1, 5], [0, 7, 1], [4, 6, 2], [2, 3, 1]])
#> Solution().paintFence(5, [[0, 4, 3], [1, 2, 1], [4, 4, 1]])
# %%
def can_water(gardens, tank, refills):
    used = 0
    left = tank
    for need in gardens:
        if need > tank:
            return False
        if need > left:
            used += 1
            left = tank
        left -= need
    return used <= refills


def smallest_tank(gardens, refills):
    lo, hi = 1, sum(gardens) or 1
    while lo < hi:
        mid = (lo + hi) // 2
        if can_water(gardens, mid, refills):
            hi = mid
        else:
            lo = mid + 1
    return lo
#> smallest_tank([4, 2, 7, 3], 1)
#> smallest_tank([5], 0)
#> smallest_tank([], 2)
#> smallest_tank([1, 1, 1, 1, 1, 1], 2)
#> smallest_tank([9, 3, 4], 5)
# %%
class Solution:
    def nextTallerTree(self, trees):
        stack = []
        gap = [-1] * len(trees)
        for i, h in enumerate(trees):
            while stack and trees[stack[-1]] < h:
                j = stack.pop()
                gap[j] = i - j
            stack.append(i)
        return gap
#> Solution().nextTallerTree([3, 1, 2, 4])
#> Solution().nextTallerTree([5, 4, 3])
#> Solution().nextTallerTree([])
#> Solution().nextTallerTree([2, 2, 2, 3, 1, 7])
#> Solution().nextTallerTree([10, 30, 20, 25, 5, 40, 35])
# %%
from collections import defaultdict


def longest_menu_run(dishes, limit):
    cnt = defaultdict(int)
    left = 0
    best = ''
    for right, dish in enumerate(dishes):
        cnt[dish] += 1
        while cnt[dish] > limit:
            cnt[dishes[left]] -= 1
            left += 1
        if right - left + 1 > len(best):
            best = dishes[left:right + 1]
    return best
#> longest_menu_run('pasta', 1)
#> longest_menu_run('banana', 2)
#> longest_menu_run('', 3)
#> longest_menu_run('aabbaacc', 2)
#> longest_menu_run('zzzz', 1)
# %%
def split_evenly(weights):
    """Find the first cut where the two halves differ the least."""
    total = sum(weights)
    acc = 0
    best_cut = None
    best_gap = None
    for i, w in enumerate(weights[:-1], 1):
        acc += w
        gap = abs(total - 2 * acc)
        if best_gap is None or gap < best_gap:
            best_cut, best_gap = i, gap
        if gap == 0:
            break
    return best_cut, best_gap
#> split_evenly([3, 1, 2, 2])
#> split_evenly([7])
#> split_evenly([10, 1, 1, 1, 9])
#> split_evenly([-2, 5, -3, 4, 4])
#> split_evenly([1, 2, 3, 4, 5, 6, 7])
# %%
from collections import deque


class Solution:
    def spreadAtMost(self, temps, limit):
        highs, lows = deque(), deque()
        l = 0
        ans = 0
        for r, t in enumerate(temps):
            while highs and temps[highs[-1]] <= t:
                highs.pop()
            highs.append(r)
            while lows and temps[lows[-1]] >= t:
                lows.pop()
            lows.append(r)
            while temps[highs[0]] - temps[lows[0]] > limit:
                l += 1
                if highs[0] < l:
                    highs.popleft()
                if lows[0] < l:
                    lows.popleft()
            ans += r - l + 1
        return ans
#> Solution().spreadAtMost([4, 6, 5, 9], 2)
#> Solution().spreadAtMost([1, 1, 1], 0)
#> Solution().spreadAtMost([], 3)
#> Solution().spreadAtMost([10, 1, 12, 3, 4], 5)
#> Solution().spreadAtMost([-3, 0, 2, 4, 1], 4)
# %%
import bisect


def price_tier(thresholds, amounts):
    tally = [0] * (len(thresholds) + 1)
    for a in amounts:
        tally[bisect.bisect_right(thresholds, a)] += 1
    return tally


def busiest_tier(thresholds, amounts):
    tally = price_tier(sorted(thresholds), amounts)
    top = max(tally)
    return f'tier {tally.index(top)}: {top}'
#> busiest_tier([10, 50, 100], [5, 20, 30, 70, 10])
#> busiest_tier([100, 10], [])
#> busiest_tier([], [1, 2, 3])
#> busiest_tier([5], [5, 5, 4, 6])
#> busiest_tier([30, 20, 40], [40, 41, 99, 1, 25])
# %%
def meet_in_hall(left_steps, right_steps, hall):
    i = j = 0
    pos_a, pos_b = 0, hall
    turns = 0
    while pos_a < pos_b:
        if i < len(left_steps):
            pos_a += left_steps[i]
            i += 1
        if pos_a < pos_b and j < len(right_steps):
            pos_b -= right_steps[j]
            j += 1
        turns += 1
        if i == len(left_steps) and j == len(right_steps):
            break
    return turns, pos_a, pos_b
#> meet_in_hall([2, 3, 1], [1, 4], 10)
#> meet_in_hall([], [5], 3)
#> meet_in_hall([1, 1, 1, 1], [1, 1, 1, 1], 20)
#> meet_in_hall([10], [2], 4)
#> meet_in_hall([1, 2, 3, 4, 5], [3], 12)
# %%
class Solution:
    def brightPatches(self, grid, size):
        pre = self.build(grid)
        rows, cols = len(grid), len(grid[0])
        best = (-1, -1, -1)
        for r in range(rows - size + 1):
            for c in range(cols - size + 1):
                light = self.area(pre, r, c, r + size, c + size)
                if light > best[0]:
                    best = (light, r, c)
        return best

    def build(self, grid):
        rows, cols = len(grid), len(grid[0])
        pre = [[0] * (cols + 1) for _ in range(rows + 1)]
        for r in range(rows):
            for c in range(cols):
                pre[r + 1][c + 1] = grid[r][c] + pre[r][c + 1] + pre[r + 1][c] - pre[r][c]
        return pre

    def area(self, pre, r1, c1, r2, c2):
        return pre[r2][c2] - pre[r1][c2] - pre[r2][c1] + pre[r1][c1]
#> Solution().brightPatches([[1, 2], [3, 4]], 1)
#> Solution().brightPatches([[1, 0, 2], [0, 5, 1], [3, 1, 1]], 2)
#> Solution().brightPatches([[7]], 2)
#> Solution().brightPatches([[2, 2, 2, 2], [2, 2, 2, 2]], 2)
#> Solution().brightPatches([[0, 1, 9], [1, 0, 9], [4, 4, 9]], 3)
# %%
def count_sums(nums, target):
    seen = {0: 1}
    running = 0
    hits = 0
    for x in nums:
        running += x
        hits += seen.get(running - target, 0)
        seen[running] = seen.get(running, 0) + 1
    return hits


def compare_targets(nums, a, b):
    ca, cb = count_sums(nums, a), count_sums(nums, b)
    if ca == cb:
        return 'tie at ' + str(ca)
    return f'{a} wins {ca}-{cb}' if ca > cb else f'{b} wins {cb}-{ca}'
#> compare_targets([1, 2, 3, -3, 3], 3, 6)
#> compare_targets([], 0, 1)
#> compare_targets([2, 2, 2], 4, 6)
#> compare_targets([0, 0, 5], 0, 5)
#> compare_targets([4, -4, 4, -4], 8, 4)
# %%
from typing import List


class Solution:
    def shrinkToQuota(self, parcels: List[int], quota: int) -> List[int]:
        l, r = 0, len(parcels) - 1
        total = sum(parcels)
        dropped = []
        while l <= r and total > quota:
            if parcels[l] >= parcels[r]:
                dropped.append(parcels[l])
                total -= parcels[l]
                l += 1
            else:
                dropped.append(parcels[r])
                total -= parcels[r]
                r -= 1
        return dropped
#> Solution().shrinkToQuota([5, 2, 8, 1], 9)
#> Solution().shrinkToQuota([1, 2, 3], 10)
#> Solution().shrinkToQuota([], 0)
#> Solution().shrinkToQuota([4, 4, 4, 4], 3)
#> Solution().shrinkToQuota([9, 1, 7, 2, 6, 3], 12)
# %%
def last_day_under(prices, cap):
    lo, hi = 0, len(prices) - 1
    found = -1
    while lo <= hi:
        mid = lo + (hi - lo) // 2
        if prices[mid] <= cap:
            found = mid
            lo = mid + 1
        else:
            hi = mid - 1
    return found


def shopping_days(prices, budgets):
    days = {}
    for who, cap in budgets.items():
        d = last_day_under(prices, cap)
        days[who] = 'never' if d < 0 else d + 1
    return days
#> shopping_days([2, 4, 4, 7, 9], {'ann': 4, 'bo': 1})
#> shopping_days([], {'cy': 10})
#> shopping_days([1, 2, 3, 4, 5, 6, 7], {'di': 7, 'ed': 3, 'flo': 0})
#> shopping_days([10, 20], {})
#> shopping_days([3, 3, 3], {'gus': 3, 'hal': 2})
# %%
class Solution:
    def seatHeat(self, rows, visits):
        change = [0] * (rows + 2)
        for a, b in visits:
            if a > b:
                a, b = b, a
            change[a] += 1
            change[b + 1] -= 1
        cur = 0
        hot = []
        for seat in range(1, rows + 1):
            cur += change[seat]
            if not hot or cur > hot[-1][1]:
                hot.append((seat, cur))
        return hot
#> Solution().seatHeat(5, [(1, 3), (4, 2), (3, 5)])
#> Solution().seatHeat(3, [])
#> Solution().seatHeat(1, [(1, 1), (1, 1)])
#> Solution().seatHeat(7, [(7, 5), (6, 6), (2, 6)])
#> Solution().seatHeat(0, [])
# %%
def strip_weak(signals):
    """Drop a signal whenever a stronger one arrives within the pile behind it."""
    pile = []
    removed = 0
    for s in signals:
        while pile and pile[-1] < s:
            pile.pop()
            removed += 1
        if not pile or pile[-1] != s:
            pile.append(s)
        else:
            removed += 1
    return pile, removed
#> strip_weak([3, 5, 5, 2, 4])
#> strip_weak([9, 7, 5])
#> strip_weak([])
#> strip_weak([1, 1, 1, 1])
#> strip_weak([6, 2, 4, 3, 8, 1])
# %%
from collections import Counter


def covers(need, have):
    return all(have[k] >= v for k, v in need.items())


def tightest_kit(shelf, kit):
    need = Counter(kit)
    have = Counter()
    best = None
    l = 0
    for r, item in enumerate(shelf):
        have[item] += 1
        while covers(need, have) and l <= r:
            if best is None or r - l < best[1] - best[0]:
                best = (l, r)
            have[shelf[l]] -= 1
            l += 1
    return best
#> tightest_kit('abcab', 'ca')
#> tightest_kit('hello', 'lo')
#> tightest_kit('xyz', 'q')
#> tightest_kit('aabba', 'aab')
#> tightest_kit('tackle', 'et')
# %%
def balance_point(scores, power):
    weighted = [s ** power for s in scores]
    left, right = 0, sum(weighted)
    for i, w in enumerate(weighted):
        right -= w
        if left == right:
            return i
        left += w
    return -1
#> balance_point([1, 2, 3, 3], 1)
#> balance_point([3, 4, 9, 5], 2)
#> balance_point([], 1)
#> balance_point([6], 3)
#> balance_point([2, -2, 7, 0], 1)
# %%
class Solution:
    def pairUpTeams(self, juniors, seniors, maxGap):
        juniors = sorted(juniors)
        seniors = sorted(seniors)
        i = j = 0
        pairs = []
        while i < len(juniors) and j < len(seniors):
            gap = seniors[j] - juniors[i]
            if gap < 0:
                j += 1
            elif gap > maxGap:
                i += 1
            else:
                pairs.append((juniors[i], seniors[j]))
                i += 1
                j += 1
        return pairs
#> Solution().pairUpTeams([12, 15, 11], [16, 30, 13], 4)
#> Solution().pairUpTeams([], [5], 2)
#> Solution().pairUpTeams([20, 21], [3, 4], 10)
#> Solution().pairUpTeams([1, 10, 20], [5, 14, 40], 5)
#> Solution().pairUpTeams([7, 7, 7], [7, 7], 0)
# %%
from collections import deque


def moving_median(readings, k):
    window = deque()
    out = []
    for x in readings:
        window.append(x)
        if len(window) > k:
            window.popleft()
        if len(window) == k:
            ordered = sorted(window)
            mid = k // 2
            if k % 2:
                out.append(ordered[mid])
            else:
                out.append((ordered[mid - 1] + ordered[mid]) / 2)
    return out
#> moving_median([5, 1, 4, 2], 3)
#> moving_median([1, 3, 5, 7], 2)
#> moving_median([8], 2)
#> moving_median([9, 2, 2, 7, 4, 1], 1)
#> moving_median([10, -10, 5, 0, 3], 4)
# %%
class Solution:
    def loudestSpeech(self, text, limit):
        words = text.split()
        l = 0
        used = 0
        best = []
        for r in range(len(words)):
            used += self.volume(words[r])
            while used > limit:
                used -= self.volume(words[l])
                l += 1
            if r - l + 1 > len(best):
                best = words[l:r + 1]
        return ' '.join(best)

    def volume(self, word):
        extra = word.count('!')
        base = len(word) - extra
        return base * 2 if word.isupper() else base + 3 * extra
#> Solution().loudestSpeech('go on and STOP now!', 9)
#> Solution().loudestSpeech('', 5)
#> Solution().loudestSpeech('HEY you there', 4)
#> Solution().loudestSpeech('a b c d', 3)
#> Solution().loudestSpeech('wow! NO yes! ok', 12)
# %%
def min_speed(legs, deadline):
    def hours(speed):
        return sum(-(-leg // speed) for leg in legs)

    if deadline < len(legs):
        return -1
    low, high = 1, max(legs, default=1)
    while low < high:
        mid = (low + high) >> 1
        if hours(mid) > deadline:
            low = mid + 1
        else:
            high = mid
    return low
#> min_speed([10, 25, 30], 7)
#> min_speed([4, 4, 4], 2)
#> min_speed([], 3)
#> min_speed([100], 10)
#> min_speed([7, 8, 9, 10], 4)
# %%
def visible_from_pier(boats):
    seen = []
    tallest = 0
    for name, mast in reversed(boats):
        if mast > tallest:
            seen.append(name)
            tallest = mast
    seen.reverse()
    return seen
#> visible_from_pier([('kite', 9), ('dory', 3), ('wren', 5)])
#> visible_from_pier([])
#> visible_from_pier([('a', 1), ('b', 2), ('c', 3)])
#> visible_from_pier([('a', 4), ('b', 4), ('c', 4)])
#> visible_from_pier([('elm', 8), ('oak', 12), ('fir', 7), ('ash', 7), ('yew', 2)])
# %%
from itertools import accumulate


class Solution:
    def bestBreakTime(self, minutes, maxWork):
        marks = [0] + list(accumulate(minutes))
        breaks = []
        start = 0
        for i in range(1, len(marks)):
            if marks[i] - marks[start] > maxWork:
                if i - 1 == start:
                    return []
                breaks.append(i - 1)
                start = i - 1
                if marks[i] - marks[start] > maxWork:
                    return []
        return breaks
#> Solution().bestBreakTime([30, 40, 20, 50], 80)
#> Solution().bestBreakTime([10, 90], 60)
#> Solution().bestBreakTime([], 10)
#> Solution().bestBreakTime([5, 5, 5, 5, 5, 5], 10)
#> Solution().bestBreakTime([25, 35, 15], 100)
# %%
def is_mirror(s, i, j):
    while i < j:
        if s[i] != s[j]:
            return False
        i, j = i + 1, j - 1
    return True


def fix_with_one_cut(s):
    i, j = 0, len(s) - 1
    while i < j:
        if s[i] == s[j]:
            i += 1
            j -= 1
            continue
        if is_mirror(s, i + 1, j):
            return s[:i] + s[i + 1:]
        if is_mirror(s, i, j - 1):
            return s[:j] + s[j + 1:]
        return None
    return s
#> fix_with_one_cut('racexcar')
#> fix_with_one_cut('noon')
#> fix_with_one_cut('abca')
#> fix_with_one_cut('planet')
#> fix_with_one_cut('')
# %%
class Solution:
    def busiestMinute(self, log, span):
        log = sorted(log)
        l = 0
        best, when = 0, None
        for r in range(len(log)):
            while log[r] - log[l] >= span:
                l += 1
            size = r - l + 1
            if size > best:
                best, when = size, log[l]
        return {'start': when, 'calls': best}
#> Solution().busiestMinute([3, 14, 15, 16, 40, 41], 5)
#> Solution().busiestMinute([], 10)
#> Solution().busiestMinute([100, 0, 50], 20)
#> Solution().busiestMinute([1, 1, 1, 9], 1)
#> Solution().busiestMinute([8, 6, 4, 2, 0], 7)
# %%
def range_answers(nums, questions):
    odd = [0]
    for x in nums:
        odd.append(odd[-1] + (x & 1))
    out = []
    for lo, hi in questions:
        lo = max(lo, 0)
        hi = min(hi, len(nums) - 1)
        if lo > hi:
            out.append(None)
            continue
        k = odd[hi + 1] - odd[lo]
        out.append(k if k * 2 >= hi - lo + 1 else -k)
    return out
#> range_answers([1, 2, 3, 4, 5], [(0, 4), (1, 3)])
#> range_answers([2, 4], [(0, 9), (3, 5)])
#> range_answers([], [(0, 0)])
#> range_answers([7, 7, 7, 8, 8, 8, 8], [(-2, 2), (2, 6), (3, 3)])
#> range_answers([10, 11], [])
# %%
from collections import defaultdict


class Solution:
    def sameRemainderWalk(self, steps, mod):
        first = {0: -1}
        total = 0
        longest = (0, 0)
        for i, s in enumerate(steps):
            total = (total + s) % mod
            if total in first:
                length = i - first[total]
                if length > longest[1] - longest[0]:
                    longest = (first[total] + 1, i + 1)
            else:
                first[total] = i
        return steps[longest[0]:longest[1]]
#> Solution().sameRemainderWalk([2, 3, 4, 1], 5)
#> Solution().sameRemainderWalk([1, 1, 1], 7)
#> Solution().sameRemainderWalk([], 3)
#> Solution().sameRemainderWalk([6, 6, 6, 1], 6)
#> Solution().sameRemainderWalk([5, -2, 8, 3, 1, 9], 4)
# %%
def fold_inward(cards):
    l, r = 0, len(cards) - 1
    out = []
    flip = False
    while l < r:
        a, b = cards[l], cards[r]
        out.append(a - b if flip else a + b)
        flip = not flip
        l += 1
        r -= 1
    if l == r:
        out.append(cards[l])
    return out
#> fold_inward([1, 2, 3, 4, 5])
#> fold_inward([8, 3])
#> fold_inward([])
#> fold_inward([9])
#> fold_inward([4, 0, -2, 7, 6, 10, 3, 1])
# %%
def area_under_lid(walls):
    """Largest poster that fits under the skyline, as (width, height)."""
    stack = []
    best = (0, 0)
    for i, h in enumerate(walls + [0]):
        start = i
        while stack and stack[-1][1] >= h:
            start, height = stack.pop()
            width = i - start
            if width * height > best[0] * best[1]:
                best = (width, height)
        stack.append((start, h))
    return best
#> area_under_lid([2, 4, 3])
#> area_under_lid([])
#> area_under_lid([5, 1, 5])
#> area_under_lid([3, 3, 3, 3])
#> area_under_lid([1, 6, 7, 2, 4])
# %%
class Solution:
    def packBoxes(self, books, boxes):
        lo, hi = max(books), sum(books)
        while lo < hi:
            mid = (lo + hi) // 2
            if self.countBoxes(books, mid) <= boxes:
                hi = mid
            else:
                lo = mid + 1
        return lo, self.plan(books, lo)

    def countBoxes(self, books, size):
        return len(self.plan(books, size))

    def plan(self, books, size):
        groups = [[]]
        room = size
        for b in books:
            if b > room:
                groups.append([])
                room = size
            groups[-1].append(b)
            room -= b
        return groups
#> Solution().packBoxes([3, 2, 4], 2)
#> Solution().packBoxes([7], 1)
#> Solution().packBoxes([1, 1, 1, 5], 3)
#> Solution().packBoxes([6, 2, 2, 6], 2)
#> Solution().packBoxes([], 1)
# %%
def compress_peaks(levels, tolerance):
    if not levels:
        return []
    segs = []
    lo = hi = levels[0]
    begin = 0
    for i in range(1, len(levels)):
        x = levels[i]
        new_lo, new_hi = min(lo, x), max(hi, x)
        if new_hi - new_lo > tolerance:
            segs.append((begin, i - 1, (lo + hi) // 2))
            begin = i
            lo = hi = x
        else:
            lo, hi = new_lo, new_hi
    segs.append((begin, len(levels) - 1, (lo + hi) // 2))
    return segs
#> compress_peaks([10, 12, 11, 30, 31], 3)
#> compress_peaks([], 5)
#> compress_peaks([4], 0)
#> compress_peaks([1, 5, 9, 13, 17, 21], 8)
#> compress_peaks([-5, 5, -5], 1)
# %%
from bisect import bisect_left, insort


class Solution:
    def queueJumpers(self, tickets):
        line = []
        jumps = []
        for t in tickets:
            spot = bisect_left(line, t)
            jumps.append(len(line) - spot)
            insort(line, t)
        return jumps
#> Solution().queueJumpers([3, 1, 2])
#> Solution().queueJumpers([])
#> Solution().queueJumpers([1, 2, 3, 4])
#> Solution().queueJumpers([5, 5, 5])
#> Solution().queueJumpers([40, 10, 30, 20, 50, 10])
# %%
def zebra_runs(s):
    i = 0
    runs = []
    while i < len(s):
        j = i + 1
        while j < len(s) and s[j] != s[j - 1] and (j < 2 or j - 2 < i or s[j] == s[j - 2]):
            j += 1
        if j - i >= 3:
            runs.append(s[i:j])
        i = j
    return runs
#> zebra_runs('ababa')
#> zebra_runs('aab')
#> zebra_runs('')
#> zebra_runs('xyxyzzqpqp')
#> zebra_runs('010110101')
# %%
def charge_plan(hours, plans):
    load = [0] * 25
    for start, length, watts in plans:
        load[start % 24] += watts
        end = start + length
        if end < 24:
            load[end] -= watts
    running = 0
    peak_hour = 0
    peak = 0
    for h in range(hours):
        running += load[h]
        if running > peak:
            peak, peak_hour = running, h
    return peak_hour, peak
#> charge_plan(12, [(1, 4, 50), (3, 5, 30)])
#> charge_plan(6, [(8, 2, 100)])
#> charge_plan(0, [])
#> charge_plan(24, [(20, 10, 15), (22, 1, 5), (0, 3, 19)])
#> charge_plan(10, [(2, 2, 10), (4, 2, 10), (5, 3, 1)])
# %%
class Solution:
    def tradeWindow(self, prices, hold):
        best = 0
        when = (-1, -1)
        for sell in range(1, len(prices)):
            first = max(0, sell - hold)
            chunk = prices[first:sell]
            low = min(chunk)
            gain = prices[sell] - low
            if gain > best:
                best = gain
                when = (first + chunk.index(low), sell)
        return when + (best,)
#> Solution().tradeWindow([7, 3, 5, 8, 2, 9], 2)
#> Solution().tradeWindow([5, 4, 3], 3)
#> Solution().tradeWindow([6], 1)
#> Solution().tradeWindow([1, 2, 3, 4, 100], 1)
#> Solution().tradeWindow([2, 9, 1, 7, 8, 3], 4)
# %%
def cube_floor(n):
    sign = -1 if n < 0 else 1
    n = abs(n)
    lo, hi = 0, 1
    while hi ** 3 <= n:
        hi *= 2
    while hi - lo > 1:
        mid = (lo + hi) // 2
        if mid ** 3 <= n:
            lo = mid
        else:
            hi = mid
    return sign * lo


def cube_gap(n):
    root = cube_floor(n)
    return root, n - root ** 3
#> cube_gap(30)
#> cube_gap(-1000)
#> cube_gap(0)
#> cube_gap(7)
#> cube_gap(125001)
# %%
from collections import Counter


class Solution:
    def steadyCrew(self, shifts, size, need):
        crew = Counter(shifts[:size])
        ok = []
        if size <= len(shifts) and len(crew) >= need:
            ok.append(0)
        for i in range(size, len(shifts)):
            leaving = shifts[i - size]
            crew[leaving] -= 1
            if crew[leaving] == 0:
                del crew[leaving]
            crew[shifts[i]] += 1
            if len(crew) >= need:
                ok.append(i - size + 1)
        return ok
#> Solution().steadyCrew(['amy', 'bob', 'amy', 'cal'], 3, 3)
#> Solution().steadyCrew(['amy'], 2, 1)
#> Solution().steadyCrew([], 1, 0)
#> Solution().steadyCrew(['x', 'x', 'y', 'y', 'x', 'z'], 2, 2)
#> Solution().steadyCrew(['p', 'q', 'r', 'p', 'q', 'q'], 4, 2)
# %%
def trim_both(nums, bad):
    lo, hi = 0, len(nums)
    while lo < hi and bad(nums[lo]):
        lo += 1
    while hi > lo and bad(nums[hi - 1]):
        hi -= 1
    return nums[lo:hi]


def clean_tail(nums, limit):
    core = trim_both(nums, lambda x: abs(x) < limit)
    dropped = len(nums) - len(core)
    return core, dropped
#> clean_tail([1, 0, 7, 2, 9, -1], 3)
#> clean_tail([], 4)
#> clean_tail([1, -1, 2], 5)
#> clean_tail([8, 1, 8], 2)
#> clean_tail([0, 0, 0, -6, 0], 1)
# %%
class Solution:
    def warmUpDays(self, temps, rise):
        waiting = []
        res = [0] * len(temps)
        for day, t in enumerate(temps):
            still = []
            for d in waiting:
                if t >= temps[d] + rise:
                    res[d] = day - d
                else:
                    still.append(d)
            waiting = still
            waiting.append(day)
        for d in waiting:
            res[d] = -1
        return res
#> Solution().warmUpDays([10, 12, 15, 11, 16], 4)
#> Solution().warmUpDays([5, 5, 5], 0)
#> Solution().warmUpDays([], 1)
#> Solution().warmUpDays([20, 18, 16], 1)
#> Solution().warmUpDays([3, 9, 1, 8, 2, 12], 6)
# %%
def streak_bonus(results, size):
    wins = 0
    bonus = 0
    recent = []
    for res in results:
        recent.append(res)
        if res == 'W':
            wins += 1
        if len(recent) > size:
            if recent.pop(0) == 'W':
                wins -= 1
        if len(recent) == size:
            if wins == size:
                bonus += 10
            elif wins > size // 2:
                bonus += 3
            elif wins == 0:
                bonus -= 5
    return bonus
#> streak_bonus('WWLWW', 2)
#> streak_bonus('LLL', 3)
#> streak_bonus('W', 4)
#> streak_bonus('WLWWWLLLW', 3)
#> streak_bonus('', 1)
