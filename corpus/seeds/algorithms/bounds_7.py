# %%
def parade_fits(floats, gap, street):
    used = 0
    for i, f in enumerate(floats):
        used += f
        if i:
            used += gap
    return used <= street


def widest_gap(floats, street):
    if not parade_fits(floats, 0, street):
        return None
    g = 0
    step = 16
    while step:
        while g + step <= street and parade_fits(floats, g + step, street):
            g += step
        step //= 4
    return g
#> widest_gap([4, 5, 3], 30)
#> widest_gap([20, 20], 35)
#> widest_gap([6, 6], 12)
#> widest_gap([10, 2, 8, 5], 61)
#> widest_gap([3], 9)
# %%
class Solution:
    def lampSpan(self, lamps, broken):
        """Longest lit stretch when at most `broken` dark lamps are replaced."""
        dark = [-1] + [i for i, c in enumerate(lamps) if c == '0'] + [len(lamps)]
        if len(dark) - 2 <= broken:
            return len(lamps)
        best = 0
        for a, b in zip(dark, dark[broken + 1:]):
            best = max(best, b - a - 1)
        return best
#> Solution().lampSpan('1101110', 1)
#> Solution().lampSpan('', 2)
#> Solution().lampSpan('0000', 2)
#> Solution().lampSpan('111', 0)
#> Solution().lampSpan('10110011101', 2)
# %%
def herd_sort(animals):
    """Dutch-flag by species weight: light, middle, heavy."""
    band = lambda w: 0 if w < 50 else 1 if w < 200 else 2
    lows, highs = 0, len(animals)
    i = 0
    swaps = 0
    animals = animals[:]
    while i < highs:
        b = band(animals[i])
        if b == 1:
            i += 1
            continue
        if b == 0:
            animals[lows], animals[i] = animals[i], animals[lows]
            lows += 1
            i += 1
        else:
            highs -= 1
            animals[highs], animals[i] = animals[i], animals[highs]
        swaps += 1
    return animals, swaps
#> herd_sort([300, 20, 120, 45])
#> herd_sort([])
#> herd_sort([60, 70])
#> herd_sort([500, 400, 10])
#> herd_sort([49, 200, 199, 50, 1000, 3])
# %%
class Solution:
    def priceIsRight(self, prices, guesses):
        prices.sort()
        total = 0
        log = []
        for g in guesses:
            i = self.under(prices, g)
            if i < 0:
                log.append('x')
                continue
            total += prices.pop(i)
            log.append(str(g - total))
        return total, '/'.join(log)

    def under(self, prices, g):
        for i in range(len(prices) - 1, -1, -1):
            if prices[i] <= g:
                return i
        return -1
#> Solution().priceIsRight([12, 30, 7], [15, 29, 40])
#> Solution().priceIsRight([], [3])
#> Solution().priceIsRight([50], [10, 20])
#> Solution().priceIsRight([5, 5, 5], [5, 5])
#> Solution().priceIsRight([9, 18, 27, 36], [30, 30, 30])
# %%
def prefix_parity(bits):
    """Number of stretches with an even count of ones and an odd length."""
    state = (0, 0)
    seen = {state: 1}
    total = 0
    for b in bits:
        state = (state[0] ^ int(b), state[1] ^ 1)
        total += seen.get((state[0], 1 - state[1]), 0)
        seen[state] = seen.get(state, 0) + 1
    return total
#> prefix_parity('1010')
#> prefix_parity('')
#> prefix_parity('1')
#> prefix_parity('0000')
#> prefix_parity('110100111')
# %%
from heapq import heappush, heappop


def elevator(calls, top):
    """Serve calls upward, then downward, with two heaps."""
    up, down = [], []
    floor = 0
    for c in calls:
        if 0 <= c <= top:
            heappush(up, c)
    path = []
    for when, c in enumerate(calls):
        if when % 2 and c > top:
            heappush(down, -top)
    while up:
        nxt = heappop(up)
        if not path or path[-1] != nxt:
            path.append(nxt)
            floor = nxt
    while down:
        floor = -heappop(down)
        path.append(-floor)
    return path, floor
#> elevator([3, 1, 7, 3], 5)
#> elevator([], 4)
#> elevator([9, 9], 8)
#> elevator([2, 12, 6, 4], 10)
#> elevator([-1, 0, 5, 11, 5], 6)
# %%
class Solution:
    def findStepRow(self, stairs, x):
        """stairs[i] has i+1 rising items, rows too; binary search rows then scan."""
        lo, hi = 0, len(stairs)
        while lo < hi:
            mid = (lo + hi) // 2
            if stairs[mid][-1] < x:
                lo = mid + 1
            else:
                hi = mid
        if lo == len(stairs):
            return None
        for col, v in enumerate(stairs[lo]):
            if v >= x:
                return (lo, col, v == x)
#> Solution().findStepRow([[1], [3, 5], [6, 8, 9]], 8)
#> Solution().findStepRow([[1], [3, 5], [6, 8, 9]], 4)
#> Solution().findStepRow([], 2)
#> Solution().findStepRow([[10]], 11)
#> Solution().findStepRow([[2], [4, 6], [8, 10, 12], [14, 16, 18, 20]], 13)
# %%
def pour_sorted(bottles, cup):
    """Pour from the fullest into the emptiest until they differ by at most cup."""
    b = sorted(bottles)
    turns = 0
    while len(b) > 1 and b[-1] - b[0] > cup:
        give = min(cup, (b[-1] - b[0]) // 2)
        if give == 0:
            break
        b[0] += give
        b[-1] -= give
        b.sort()
        turns += 1
    return turns, b
#> pour_sorted([1, 9, 4], 3)
#> pour_sorted([], 2)
#> pour_sorted([5, 5, 6], 2)
#> pour_sorted([0, 20], 4)
#> pour_sorted([2, 14, 8, 11], 1)
# %%
def rises(a):
    return [i for i in range(1, len(a)) if a[i] > a[i - 1]]


def falls(a):
    return [i for i in range(1, len(a)) if a[i] < a[i - 1]]


def zig_gap(a):
    """Merge rises and falls, longest quiet distance between changes."""
    up, down = rises(a), falls(a)
    marks = []
    while up or down:
        src = up if not down or (up and up[0] < down[0]) else down
        marks.append(src.pop(0))
    best = 0
    for p, q in zip(marks, marks[1:]):
        best = max(best, q - p)
    return best, len(marks)
#> zig_gap([1, 3, 3, 3, 2, 2, 5])
#> zig_gap([])
#> zig_gap([4, 4])
#> zig_gap([1, 2, 3])
#> zig_gap([9, 9, 9, 5, 5, 8, 8, 8, 8, 1])
# %%
from typing import List


class Solution:
    def mergeRanks(self, a: List[str], b: List[str]) -> List[str]:
        """Two rankings; merge by position, first list wins ties, no repeats."""
        out: List[str] = []
        i = j = 0
        while i < len(a) or j < len(b):
            pick_a = i < len(a) and (i <= j or j >= len(b))
            name = a[i] if pick_a else b[j]
            if pick_a:
                i += 1
            else:
                j += 1
            if name not in out:
                out.append(name)
        return out
#> Solution().mergeRanks(['x', 'y'], ['y', 'z'])
#> Solution().mergeRanks([], [])
#> Solution().mergeRanks([], ['q', 'q'])
#> Solution().mergeRanks(['a', 'b', 'c'], ['c', 'b', 'a'])
#> Solution().mergeRanks(['m'], ['n', 'o', 'm', 'p'])
# %%
def first_at_least(arr, need, key):
    lo, hi = 0, len(arr)
    while lo < hi:
        mid = (lo + hi) // 2
        if key(arr[mid]) < need:
            lo = mid + 1
        else:
            hi = mid
    return lo


def cheapest_upgrade(models, ram, disk):
    by_ram = sorted(models, key=lambda m: m[1])
    i = first_at_least(by_ram, ram, lambda m: m[1])
    good = sorted(by_ram[i:], key=lambda m: m[2])
    j = first_at_least(good, disk, lambda m: m[2])
    return min(good[j:], key=lambda m: (m[3], m[0]), default=None)
#> cheapest_upgrade([('a', 8, 256, 500), ('b', 16, 128, 450), ('c', 16, 512, 700)], 8, 200)
#> cheapest_upgrade([('a', 8, 256, 500), ('b', 16, 128, 450)], 32, 100)
#> cheapest_upgrade([], 1, 1)
#> cheapest_upgrade([('z', 4, 64, 99), ('y', 4, 64, 99)], 4, 64)
#> cheapest_upgrade([('p', 8, 512, 640), ('q', 16, 256, 610), ('r', 32, 1000, 900), ('s', 16, 500, 605)], 16, 300)
# %%
class Solution:
    def dropLowest(self, scores, k):
        """Remove k scores, leaving the best rising average of neighbours."""
        scores = list(scores)
        while k and len(scores) > 2:
            cheap = 0
            for i in range(1, len(scores)):
                if self.weight(scores, i) < self.weight(scores, cheap):
                    cheap = i
            scores.pop(cheap)
            k -= 1
        return scores

    def weight(self, s, i):
        left = s[i - 1] if i else s[i]
        right = s[i + 1] if i + 1 < len(s) else s[i]
        return left + 2 * s[i] + right
#> Solution().dropLowest([5, 1, 8, 7], 1)
#> Solution().dropLowest([], 3)
#> Solution().dropLowest([3, 4], 2)
#> Solution().dropLowest((6, 6, 6), 1)
#> Solution().dropLowest([9, 2, 4, 3], 2)
# %%
def pigeon_pairs(rows, cols):
    """Pair holes so that the largest distance is least: sort both, slide the offset."""
    small, big = sorted((sorted(rows), sorted(cols)), key=len)
    best = None
    for off in range(len(big) - len(small) + 1):
        worst = max((abs(s - big[off + i]) for i, s in enumerate(small)), default=0)
        if best is None or worst < best[0]:
            best = (worst, off)
    return best
#> pigeon_pairs([4, 9], [1, 5, 10])
#> pigeon_pairs([], [3])
#> pigeon_pairs([7], [7])
#> pigeon_pairs([20, 1, 12], [30, 2])
#> pigeon_pairs([3, 8, 15], [40, 6, 11, 18, 25])
# %%
class Solution:
    def nthMarked(self, a, b, n):
        """n-th number divisible by exactly one of a and b."""
        def lcm(x, y):
            p, q = x, y
            while q:
                p, q = q, p % q
            return x * y // p

        both = lcm(a, b)
        lo, hi = 1, max(a, b) * n * 2
        while lo < hi:
            mid = (lo + hi) // 2
            count = mid // a + mid // b - 2 * (mid // both)
            if count < n:
                lo = mid + 1
            else:
                hi = mid
        return lo
#> Solution().nthMarked(2, 3, 5)
#> Solution().nthMarked(4, 6, 1)
#> Solution().nthMarked(7, 10, 12)
#> Solution().nthMarked(5, 9, 3)
#> Solution().nthMarked(3, 8, 30)
# %%
def undo_stack(ops):
    """Keep a rising record of levels; 'u' undoes the last push that stayed."""
    levels = []
    undone = 0
    for op in ops:
        if op == 'u':
            if levels:
                levels.pop()
                undone += 1
        else:
            while levels and levels[-1] >= op:
                levels.pop()
            levels.append(op)
    return levels, undone
#> undo_stack([3, 5, 'u', 4, 6])
#> undo_stack([])
#> undo_stack(['u', 'u'])
#> undo_stack([9, 8, 7])
#> undo_stack([1, 2, 3, 'u', 2, 'u', 5, 5])
# %%
from collections import Counter, deque


def hire_window(applicants, size):
    """Sliding window: times when exactly one skill is the most common."""
    window = deque()
    cnt = Counter()
    moments = []
    for t, skill in enumerate(applicants):
        window.append(skill)
        cnt[skill] += 1
        if len(window) > size:
            cnt[window.popleft()] -= 1
        if len(window) < size:
            continue
        (a, x), *rest = cnt.most_common(2)
        if not rest or rest[0][1] < x:
            moments.append((t, a))
    return moments
#> hire_window('aabba', 3)
#> hire_window('', 2)
#> hire_window('xy', 2)
#> hire_window('mmm', 1)
#> hire_window('cabbacc', 4)
# %%
class Solution:
    def shrinkWrap(self, boxes):
        """Sort by width, keep those not covered by a wider and taller one."""
        boxes = sorted(boxes, key=lambda b: (b[0], b[1]))
        tall = 0
        keep = []
        for w, h in reversed(boxes):
            if h > tall:
                keep.append((w, h))
                tall = h
        return keep[::-1]
#> Solution().shrinkWrap([(3, 4), (5, 2), (2, 6)])
#> Solution().shrinkWrap([])
#> Solution().shrinkWrap([(1, 1), (2, 2), (3, 3)])
#> Solution().shrinkWrap([(4, 4), (4, 4)])
#> Solution().shrinkWrap([(9, 1), (7, 3), (8, 2), (6, 3), (1, 10)])
# %%
def ant_meet(sticks, length):
    """Ants at sorted places, facing by sign; last one falls when?"""
    last = 0
    who = None
    for pos in sticks:
        t = length - pos if pos > 0 else -pos
        if t > last:
            last, who = t, pos
    lefts = sorted(-p for p in sticks if p < 0)
    rights = sorted(p for p in sticks if p >= 0)
    meets = i = 0
    for r in rights:
        while i < len(lefts) and lefts[i] <= r:
            i += 1
        meets += len(lefts) - i
    return last, who, meets
#> ant_meet([2, -6, 4], 10)
#> ant_meet([], 5)
#> ant_meet([-3, -4], 8)
#> ant_meet([1, 2, 3], 9)
#> ant_meet([5, -9, 1, -3, 7], 12)
# %%
class Solution:
    def sameSumSplit(self, a, b):
        """Cut both lists so that the parts have equal sums, as many as possible."""
        i = j = 0
        sa = sb = parts = 0
        while i < len(a) or j < len(b):
            if sa <= sb and i < len(a):
                sa += a[i]
                i += 1
            elif j < len(b):
                sb += b[j]
                j += 1
            else:
                return -1
            if sa == sb:
                parts += 1
                sa = sb = 0
        return parts if sa == sb else -1
#> Solution().sameSumSplit([1, 4, 3], [5, 2, 1])
#> Solution().sameSumSplit([], [])
#> Solution().sameSumSplit([2], [3])
#> Solution().sameSumSplit([6, 6], [1, 2, 3, 6])
#> Solution().sameSumSplit([2, 3, 1, 11, 4], [2, 4, 4, 11])
# %%
def cutoff(marks, seats):
    """Lowest mark that gets in, and whether the last mark is shared over the border."""
    counts = [0] * 11
    for m in marks:
        counts[m] += 1
    left = seats
    for mark in range(10, -1, -1):
        if counts[mark] >= left:
            return mark, counts[mark] > left
        left -= counts[mark]
    return 0, False
#> cutoff([7, 9, 9, 4, 10], 3)
#> cutoff([7, 7, 7], 2)
#> cutoff([], 4)
#> cutoff([1, 2], 5)
#> cutoff([10, 8, 6, 8, 3, 6, 6], 4)
# %%
def safe_window(readings, low, high):
    """Number of stretches whose max is in [low, high]."""
    last_bad = last_good = -1
    total = 0
    for i, x in enumerate(readings):
        if x > high:
            last_bad = i
        if x >= low:
            last_good = i
        total += last_good - last_bad if last_good > last_bad else 0
    return total
#> safe_window([2, 9, 2, 5, 6], 2, 8)
#> safe_window([], 1, 2)
#> safe_window([1, 1, 1], 2, 3)
#> safe_window([7, 8, 9], 1, 5)
#> safe_window([3, 6, 4, 1, 5, 2], 4, 6)
# %%
class Solution:
    def jumpBack(self, nums, x):
        """Jump search on a sorted list: blocks, then a walk back."""
        n = len(nums)
        block = 1
        while block * block < n:
            block += 1
        i = 0
        looks = 0
        while i < n and nums[i] < x:
            i += block
            looks += 1
        i = min(i, n - 1)
        while i >= 0 and nums[i] > x:
            i -= 1
            looks += 1
        return (i if i >= 0 and nums[i] == x else None), looks
#> Solution().jumpBack([1, 4, 6, 9, 13, 17, 20], 9)
#> Solution().jumpBack([], 3)
#> Solution().jumpBack([5], 5)
#> Solution().jumpBack([2, 4, 6, 8], 1)
#> Solution().jumpBack([3, 5, 8, 12, 17, 23, 30, 38, 47, 57], 40)
# %%
def median_street(houses, school):
    xs = sorted(x for x, _ in houses)
    ys = sorted(y for _, y in houses)
    if not xs:
        return school, 0
    k = len(xs) // 2
    spot = xs[k], ys[k]

    def walk(p):
        return sum(abs(x - p[0]) + abs(y - p[1]) for x, y in houses)

    return (spot, walk(spot)) if walk(spot) < walk(school) else (school, walk(school))
#> median_street([(0, 0), (4, 1), (5, 9)], (9, 9))
#> median_street([], (1, 1))
#> median_street([(2, 2)], (2, 2))
#> median_street([(0, 0), (10, 0), (0, 10), (10, 10)], (5, 5))
#> median_street([(1, 7), (3, 3), (8, 2), (6, 6), (9, 1)], (0, 0))
# %%
class Solution:
    def rotateFind(self, words, w):
        """words: sorted then rotated; recursion on halves."""
        def go(lo, hi):
            if lo > hi:
                return -1
            mid = (lo + hi) // 2
            if words[mid] == w:
                return mid
            if words[lo] <= words[mid]:
                inside = words[lo] <= w < words[mid]
                return go(lo, mid - 1) if inside else go(mid + 1, hi)
            inside = words[mid] < w <= words[hi]
            return go(mid + 1, hi) if inside else go(lo, mid - 1)

        return go(0, len(words) - 1)
#> Solution().rotateFind(['oak', 'yew', 'ash', 'elm', 'fir'], 'elm')
#> Solution().rotateFind(['oak', 'yew', 'ash', 'elm', 'fir'], 'fig')
#> Solution().rotateFind([], 'x')
#> Solution().rotateFind(['b', 'a'], 'a')
#> Solution().rotateFind(['kiwi', 'lime', 'pear', 'plum', 'apple', 'date'], 'kiwi')
# %%
def greedy_colors(spans):
    """Give each span the smallest number free at its start."""
    import heapq
    free, busy = [], []
    used = 0
    got = {}
    for s, e in sorted(spans):
        while busy and busy[0][0] <= s:
            heapq.heappush(free, heapq.heappop(busy)[1])
        if free:
            c = heapq.heappop(free)
        else:
            used += 1
            c = used
        got[(s, e)] = c
        heapq.heappush(busy, (e, c))
    return got
#> greedy_colors([(1, 4), (2, 3), (3, 6)])
#> greedy_colors([])
#> greedy_colors([(0, 9), (1, 9), (2, 9)])
#> greedy_colors([(5, 6), (6, 7), (7, 8)])
#> greedy_colors([(4, 8), (1, 5), (2, 3), (5, 9), (8, 10)])
# %%
def double_or_half(nums, k):
    """k times: halve the largest, double the smallest."""
    nums = sorted(nums)
    for _ in range(k):
        if len(nums) < 2:
            break
        small, *mid, big = nums
        nums = sorted([small * 2, big // 2] + mid)
        if nums[0] == nums[-1]:
            break
    return nums, sum(nums)
#> double_or_half([3, 10, 6], 2)
#> double_or_half([], 4)
#> double_or_half([8], 1)
#> double_or_half([4, 8], 3)
#> double_or_half([1, 64, 5, 7], 5)
# %%
class Solution:
    def taxiMerge(self, calls, cabs, wait):
        """Match each call to the first cab that comes not before it, at most wait later."""
        served, lost, j = [], 0, 0
        cabs = sorted(cabs)
        for c in sorted(calls):
            while j < len(cabs) and cabs[j] < c:
                j += 1
            if j == len(cabs) or cabs[j] - c > wait:
                lost += 1
                continue
            served.append((c, cabs[j]))
            j += 1
        return served, lost
#> Solution().taxiMerge([1, 5, 6], [2, 7, 9], 3)
#> Solution().taxiMerge([], [4], 1)
#> Solution().taxiMerge([10, 11], [5, 6], 9)
#> Solution().taxiMerge([3, 3, 3], [3, 4, 5], 1)
#> Solution().taxiMerge([20, 2, 14, 8], [9, 30, 2, 16], 6)
# %%
def balanced_cut(string):
    """Shortest piece to rewrite so that each of w, x, y, z appears equally."""
    n = len(string)
    if n % 4:
        return None
    cnt = {c: string.count(c) for c in 'wxyz'}
    if all(v == n // 4 for v in cnt.values()):
        return 0
    best, l = n, 0
    for r, c in enumerate(string):
        cnt[c] -= 1
        while l <= r and max(cnt.values()) <= n // 4:
            best = min(best, r - l + 1)
            cnt[string[l]] += 1
            l += 1
    return best
#> balanced_cut('wwxy')
#> balanced_cut('wxyz')
#> balanced_cut('')
#> balanced_cut('wx')
#> balanced_cut('wwwwzzxy')
# %%
def quick_halves(points, budget):
    """Split at a pivot; follow the cheap half while the budget covers it."""
    points = list(points)
    taken = 0
    while points and budget > 0:
        pivot = points[0]
        cheap = [p for p in points if p < pivot]
        dear = [p for p in points[1:] if p >= pivot]
        cost = sum(cheap) + pivot
        if cost <= budget:
            budget -= cost
            taken += len(cheap) + 1
            points = dear
        elif cheap:
            points = cheap
        else:
            break
    return taken, budget
#> quick_halves([5, 2, 9, 1], 10)
#> quick_halves([], 6)
#> quick_halves([8, 9], 3)
#> quick_halves((4, 4, 4), 12)
#> quick_halves([7, 12, 3, 6, 1, 15], 11)
# %%
class Solution:
    def nearestZeroSum(self, nums):
        """Stretch with the sum nearest to zero, via sorted prefix sums."""
        pre = [(0, 0)]
        for i, x in enumerate(nums, 1):
            pre.append((pre[-1][0] + x, i))
        pre.sort()
        best = None
        for (s, i), (t, j) in zip(pre, pre[1:]):
            if best is None or t - s < best[0]:
                best = (t - s, min(i, j), max(i, j))
        if best is None:
            return None
        return sum(nums[best[1]:best[2]]), nums[best[1]:best[2]]
#> Solution().nearestZeroSum([4, -1, -2, 6])
#> Solution().nearestZeroSum([])
#> Solution().nearestZeroSum([5])
#> Solution().nearestZeroSum([3, -3, 10])
#> Solution().nearestZeroSum([-8, 5, 9, -12, 7])
# %%
def bits_bound(n):
    lo, hi = 0, 64
    while lo < hi:
        mid = (lo + hi) // 2
        if n >> mid:
            lo = mid + 1
        else:
            hi = mid
    return lo


def trim_pow(nums):
    out = []
    for n in nums:
        b = bits_bound(n)
        low, high = (1 << b) >> 1, 1 << b
        out.append(low if n - low <= high - n else high)
    return out
#> trim_pow([5, 12, 100])
#> trim_pow([])
#> trim_pow([0, 1])
#> trim_pow([48])
#> trim_pow([1000, 7, 64])
# %%
class Solution:
    def raceOrder(self, speeds, gaps):
        """Cars from front to back; a faster car catches the group ahead. Group sizes."""
        position = 0
        cars = []
        for s, g in zip(speeds, gaps):
            position -= g
            cars.append((position, s))
        groups = []
        for pos, s in cars:
            t = (100 - pos) / s
            if groups and t <= groups[-1][0]:
                groups[-1][1] += 1
            else:
                groups.append([t, 1])
        return [n for _, n in groups]
#> Solution().raceOrder([5, 10, 4], [0, 20, 5])
#> Solution().raceOrder([], [])
#> Solution().raceOrder([1, 2, 3], [0, 1, 1])
#> Solution().raceOrder([9, 8, 7], [0, 2, 2])
#> Solution().raceOrder([10, 20, 10, 11, 30], [0, 100, 0, 50, 9])
# %%
def kth_lex(n, k):
    """k-th of 1..n in dictionary order."""
    def size(prefix):
        a, b, total = prefix, prefix + 1, 0
        while a <= n:
            total += min(b, n + 1) - a
            a, b = a * 10, b * 10
        return total

    cur = 1
    k -= 1
    while k > 0:
        s = size(cur)
        if s <= k:
            cur += 1
            k -= s
        else:
            cur *= 10
            k -= 1
    return cur
#> kth_lex(13, 2)
#> kth_lex(5, 5)
#> kth_lex(100, 10)
#> kth_lex(250, 30)
#> kth_lex(1, 1)
# %%
from operator import itemgetter


def top_by(rows, field, k, floor=0):
    ranked = sorted((r for r in rows if r[field] >= floor), key=itemgetter(field), reverse=True)
    head = ranked[:k]
    if not head:
        return [], None
    edge = head[-1][field]
    ties = sum(1 for r in ranked[k:] if r[field] == edge)
    return [r['id'] for r in head], ties
#> top_by([{'id': 1, 'v': 5}, {'id': 2, 'v': 9}, {'id': 3, 'v': 5}], 'v', 2)
#> top_by([], 'v', 3)
#> top_by([{'id': 7, 'v': 1}], 'v', 1, floor=2)
#> top_by([{'id': 4, 'x': 3}, {'id': 5, 'x': 3}, {'id': 6, 'x': 3}], 'x', 1)
#> top_by([{'id': 8, 'x': 3, 'y': 1}, {'id': 9, 'x': 2, 'y': 7}], field='y', k=5)
# %%
class Solution:
    def bestBreak(self, words, width):
        """Balance lines: narrowest width that still needs the fewest lines."""
        least = self.lines(words, width)
        if least is None:
            return None
        lo, hi = 1, width
        while lo < hi:
            mid = (lo + hi) // 2
            n = self.lines(words, mid)
            if n is not None and n <= least:
                hi = mid
            else:
                lo = mid + 1
        return lo, least

    def lines(self, words, width):
        count, left = 1, width
        for w in words:
            if len(w) > width:
                return None
            if len(w) > left:
                count += 1
                left = width
            left -= len(w) + 1
        return count
#> Solution().bestBreak(['to', 'be', 'or', 'not'], 9)
#> Solution().bestBreak(['elephant'], 5)
#> Solution().bestBreak([], 4)
#> Solution().bestBreak(['aa', 'bb', 'cc'], 8)
#> Solution().bestBreak(['the', 'old', 'cat', 'sat'], 12)
# %%
def inch_forward(marks, stride):
    """Fewest hops along the marks, over a next-index table."""
    n = len(marks)
    nxt = []
    j = 0
    for i in range(n):
        while j < n and marks[j] - marks[i] <= stride:
            j += 1
        nxt.append(max(i, j - 1))
    hops, at = 0, 0
    while n and at < n - 1:
        if nxt[at] == at:
            return None
        at = nxt[at]
        hops += 1
    return hops
#> inch_forward([0, 2, 5, 6, 9], 4)
#> inch_forward([], 3)
#> inch_forward([7], 1)
#> inch_forward([0, 10], 5)
#> inch_forward([1, 2, 3, 4, 5, 6], 2)
# %%
class Solution:
    def leastEffort(self, a, b):
        """Remove items from the ends of a until it fits inside b's range."""
        if not b:
            return len(a), []
        lo, hi = min(b), max(b)
        i, j = 0, len(a)
        while i < j and not lo <= a[i] <= hi:
            i += 1
        while i < j and not lo <= a[j - 1] <= hi:
            j -= 1
        middle = a[i:j]
        bad = [x for x in middle if x < lo or x > hi]
        return len(a) - len(middle), bad
#> Solution().leastEffort([1, 5, 9, 6, 2], [4, 7])
#> Solution().leastEffort([3, 3], [])
#> Solution().leastEffort([], [1])
#> Solution().leastEffort([10, 20], [1, 2])
#> Solution().leastEffort([0, 4, 12, 5, 6, 30], [6, 3, 4])
# %%
def stamp_order(nums):
    """Insert each number by binary search, half the time from the other order."""
    asc, moved = [], 0
    for turn, x in enumerate(nums):
        lo, hi = 0, len(asc)
        while lo < hi:
            mid = (lo + hi) // 2
            smaller = asc[mid] <= x if turn % 2 else asc[mid] < x
            if smaller:
                lo = mid + 1
            else:
                hi = mid
        moved += min(lo, len(asc) - lo)
        asc[lo:lo] = [x]
    return asc, moved
#> stamp_order([4, 2, 6])
#> stamp_order([])
#> stamp_order([5, 5, 5])
#> stamp_order([1, 2, 3, 4])
#> stamp_order([8, 3, 9, 1, 5])
# %%
class Solution:
    def catchUp(self, hare, turtle, lead):
        """Prefix totals of two walkers; first moment the hare is ahead, by two pointers."""
        h = t = 0
        moment = 0
        ahead = []
        for a, b in zip(hare, turtle):
            h += a
            t += b
            moment += 1
            if h > t + lead:
                ahead.append(moment)
                lead += 1
        return ahead or h - t
#> Solution().catchUp([3, 3, 3], [1, 1, 1], 3)
#> Solution().catchUp([], [], 1)
#> Solution().catchUp([1, 1], [2, 2], 0)
#> Solution().catchUp([0, 9, 0, 0], [1, 1, 1, 1], 2)
#> Solution().catchUp([5, 5, 5, 5, 5], [4, 4, 4, 4, 4], 0)
# %%
def order_by_moves(nums):
    """Selection from both ends; list the (min, max) placed at each round."""
    a = list(nums)
    rounds = []
    l, r = 0, len(a) - 1
    while l < r:
        lo = a.index(min(a[l:r + 1]), l)
        a[l], a[lo] = a[lo], a[l]
        hi = a.index(max(a[l:r + 1]), l)
        a[r], a[hi] = a[hi], a[r]
        rounds.append((a[l], a[r]))
        l += 1
        r -= 1
    return rounds
#> order_by_moves([4, 1, 3, 2])
#> order_by_moves([])
#> order_by_moves('cab')
#> order_by_moves([5, 5])
#> order_by_moves([10, -1, 7, 3, 20, 6])
