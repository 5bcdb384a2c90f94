# %%
class Solution:
    def quietHours(self, log, need):
        busy = sorted((s, e) for s, e in log if s < e)
        merged = []
        for s, e in busy:
            if merged and s <= merged[-1][1]:
                merged[-1][1] = max(merged[-1][1], e)
            else:
                merged.append([s, e])
        free = []
        prev = 0
        for s, e in merged + [[24, 24]]:
            if s - prev >= need:
                free.append((prev, s))
            prev = e
        return free
#> Solution().quietHours([(8, 10), (9, 12), (20, 22)], 3)
#> Solution().quietHours([], 5)
#> Solution().quietHours([(0, 24)], 1)
#> Solution().quietHours([(5, 5), (6, 7), (14, 3)], 6)
#> Solution().quietHours([(2, 4), (4, 6), (10, 11), (18, 23)], 2)
# %%
def bracket_root(coeffs, lo, hi):
    def f(x):
        total = 0
        for c in coeffs:
            total = total * x + c
        return total

    if f(lo) > 0 or f(hi) < 0:
        return None
    while hi - lo > 1:
        mid = (lo + hi) // 2
        if f(mid) <= 0:
            lo = mid
        else:
            hi = mid
    return lo, f(lo)
#> bracket_root([1, 0, -50], 0, 20)
#> bracket_root([2, -9], 0, 16)
#> bracket_root([1, 0, 5], 0, 9)
#> bracket_root([1, 2, 3, -400], 0, 10)
#> bracket_root([1], -1, 1)
# %%
def drain(queue_a, queue_b, quota):
    out = []
    i = j = 0
    streak = 0
    while i < len(queue_a) and j < len(queue_b):
        if streak < quota:
            out.append(queue_a[i])
            i += 1
            streak += 1
        else:
            out.append(queue_b[j])
            j += 1
            streak = 0
    out.extend(queue_a[i:])
    out.extend(queue_b[j:])
    return ''.join(out)
#> drain('abcdef', 'XYZ', 2)
#> drain('', 'QR', 1)
#> drain('mnop', 'WWWWWW', 1)
#> drain('aaaa', '', 3)
#> drain('abc', 'XY', 0)
# %%
from typing import List


class Solution:
    def largestPoster(self, heights: List[int]) -> List[int]:
        best = [0, 0, 0]
        stack = [-1]
        heights = heights + [0]
        for i, h in enumerate(heights):
            while stack[-1] != -1 and heights[stack[-1]] >= h:
                tall = heights[stack.pop()]
                wide = i - stack[-1] - 1
                if tall * wide > best[0]:
                    best = [tall * wide, wide, tall]
            stack.append(i)
        return best
#> Solution().largestPoster([2, 4, 3, 1])
#> Solution().largestPoster([])
#> Solution().largestPoster([5, 5, 5])
#> Solution().largestPoster([1, 2, 3, 4, 5])
#> Solution().largestPoster([6, 1, 5, 4, 5, 2])
# %%
def window_vowels(text, k):
    vowel = lambda c: c in 'aeiou'
    if len(text) < k:
        return []
    now = sum(map(vowel, text[:k]))
    top = now
    spots = [0]
    for i in range(k, len(text)):
        now += vowel(text[i]) - vowel(text[i - k])
        if now > top:
            top, spots = now, [i - k + 1]
        elif now == top:
            spots.append(i - k + 1)
    return spots
#> window_vowels('bananas', 3)
#> window_vowels('xyz', 5)
#> window_vowels('aeiou', 2)
#> window_vowels('rhythm', 2)
#> window_vowels('queueing up', 4)
# %%
from collections import defaultdict


def same_tilt(signal):
    """Pairs (i, j) where the part i..j-1 has as many 'p' as 'n' and as 'z'."""
    seen = defaultdict(list)
    p = n = z = 0
    seen[0, 0].append(0)
    pairs = []
    for j, ch in enumerate(signal, 1):
        if ch == 'p':
            p += 1
        elif ch == 'n':
            n += 1
        else:
            z += 1
        key = (p - n, p - z)
        pairs += [(i, j) for i in seen[key]]
        seen[key].append(j)
    return pairs
#> same_tilt('pnzpnz')
#> same_tilt('')
#> same_tilt('ppnn')
#> same_tilt('zznpp')
#> same_tilt('zpnnzp')
# %%
class Solution:
    def partition(self, a, lo, hi):
        pivot = a[hi]
        i = lo
        for j in range(lo, hi):
            if a[j] > pivot:
                a[i], a[j] = a[j], a[i]
                i += 1
        a[i], a[hi] = a[hi], a[i]
        return i

    def bronze(self, scores):
        if len(scores) < 3:
            return None
        lo, hi = 0, len(scores) - 1
        while True:
            p = self.partition(scores, lo, hi)
            if p == 2:
                return scores[p]
            if p < 2:
                lo = p + 1
            else:
                hi = p - 1
#> Solution().bronze([4, 9, 1, 7])
#> Solution().bronze([5, 6])
#> Solution().bronze([8, 8, 8])
#> Solution().bronze([10, 20, 30, 40, 50])
#> Solution().bronze([61, 12, 83, 45, 9, 77, 30])
# %%
def rotations_between(a, b):
    if len(a) != len(b):
        return -1
    if not a:
        return 0
    n = len(a)
    for shift in range(n):
        k = 0
        while k < n and a[(k + shift) % n] == b[k]:
            k += 1
        if k == n:
            return min(shift, n - shift)
    return -1
#> rotations_between([1, 2, 3, 4], [3, 4, 1, 2])
#> rotations_between('stone', 'onest')
#> rotations_between([], [])
#> rotations_between([1, 1, 2], [2, 2, 1])
#> rotations_between('abab', 'baba')
# %%
import heapq


class Solution:
    def gateKeeper(self, arrivals, k):
        """Keep the k latest-to-leave guests."""
        inside = []
        sent_home = []
        for name, leave in arrivals:
            heapq.heappush(inside, (leave, name))
            if len(inside) > k:
                sent_home.append(heapq.heappop(inside)[1])
        return sent_home, [n for _, n in sorted(inside)]
#> Solution().gateKeeper([('a', 5), ('b', 9), ('c', 7)], 2)
#> Solution().gateKeeper([], 3)
#> Solution().gateKeeper([('x', 1), ('y', 2)], 0)
#> Solution().gateKeeper([('p', 4), ('q', 4), ('r', 4)], 2)
#> Solution().gateKeeper([('ed', 8), ('al', 3), ('bo', 10), ('cy', 6), ('di', 1)], 3)
# %%
def bits_needed(total, parts):
    size = 1
    while (1 << size) * parts < total:
        size += 1
    return size


def smallest_block(sizes, limit):
    l, r = 1, max(sizes)
    best = r
    while l <= r:
        m = (l + r) // 2
        blocks = sum((s + m - 1) // m for s in sizes)
        if blocks <= limit:
            best = m
            r = m - 1
        else:
            l = m + 1
    return best, bits_needed(sum(sizes), best)
#> smallest_block([10, 14, 7], 6)
#> smallest_block([1], 1)
#> smallest_block([9, 9], 18)
#> smallest_block([64, 128], 5)
#> smallest_block([33, 21, 50, 8], 9)
# %%
class Solution:
    def shoeOrder(self, left, right):
        left.sort()
        right.sort()
        i = j = pairs = 0
        odd = []
        while i < len(left) and j < len(right):
            d = left[i] - right[j]
            if abs(d) <= 1:
                pairs += 1
                i, j = i + 1, j + 1
            elif d < 0:
                odd.append(left[i])
                i += 1
            else:
                odd.append(right[j])
                j += 1
        return pairs, odd + left[i:] + right[j:]
#> Solution().shoeOrder([38, 40, 42], [39, 42, 45])
#> Solution().shoeOrder([], [])
#> Solution().shoeOrder([36], [44, 30])
#> Solution().shoeOrder([41, 41, 41], [41, 42])
#> Solution().shoeOrder([47, 35, 39, 43], [35, 44, 37, 40])
# %%
def collapse(stack_text):
    out = []
    for ch in stack_text:
        n = int(ch)
        while out and out[-1] <= n:
            n = min(9, n + out.pop())
        out.append(n)
    return out
#> collapse('4213')
#> collapse('')
#> collapse('987')
#> collapse('1111')
#> collapse('73521')
# %%
def level_two_hands(items):
    a = b = 0
    i, j = 0, len(items) - 1
    left_log = []
    while i <= j:
        if a <= b:
            a += items[i]
            left_log.append(items[i])
            i += 1
        else:
            b += items[j]
            j -= 1
    return a - b, left_log
#> level_two_hands([3, 4, 5, 6])
#> level_two_hands([])
#> level_two_hands([9])
#> level_two_hands([1, 1, 1, 1, 10])
#> level_two_hands([7, 2, 8, 3, 5, 1])
# %%
class Solution:
    def fewestSprinkles(self, garden: int, taps: list) -> int:
        reach = [0] * (garden + 1)
        for pos, r in taps:
            left, right = max(0, pos - r), min(garden, pos + r)
            reach[left] = max(reach[left], right)
        used = end = far = 0
        for x in range(garden):
            far = max(far, reach[x])
            if x == end:
                if far <= x:
                    return -1
                used += 1
                end = far
        return used
#> Solution().fewestSprinkles(8, [(2, 2), (6, 2), (4, 1)])
#> Solution().fewestSprinkles(0, [])
#> Solution().fewestSprinkles(5, [(1, 1), (4, 1)])
#> Solution().fewestSprinkles(6, [(3, 10), (1, 1)])
#> Solution().fewestSprinkles(10, [(1, 2), (3, 3), (8, 2), (5, 1), (10, 0)])
# %%
def rank_of(table, value):
    lo, hi = -1, len(table)
    while hi - lo > 1:
        mid = (lo + hi) // 2
        if table[mid] <= value:
            lo = mid
        else:
            hi = mid
    return lo + 1


def compress(nums):
    table = sorted(set(nums))
    ranks = [rank_of(table, x) for x in nums]
    return ranks
#> compress([50, 10, 30, 10])
#> compress([])
#> compress([7, 7])
#> compress([-4, 100, 0])
#> compress([900, 800, 700, 600, 500])
# %%
class Solution:
    def stableSpan(self, temps):
        def spread(i, j):
            part = temps[i:j]
            return max(part) - min(part)

        n = len(temps)
        best = (0, 0)
        j = 0
        for i in range(n):
            j = max(j, i + 1)
            while j < n and spread(i, j + 1) <= j - i:
                j += 1
            if j - i > best[1] - best[0]:
                best = (i, j)
        return temps[best[0]:best[1]]
#> Solution().stableSpan([20, 21, 25, 24, 24])
#> Solution().stableSpan([])
#> Solution().stableSpan([1, 50, 1])
#> Solution().stableSpan([3, 4, 5, 6])
#> Solution().stableSpan([10, 12, 11, 13, 18, 17])
# %%
def kth_word(lengths, k):
    """Index of the word holding the k-th letter of the text (from 0)."""
    ends = []
    for n in lengths:
        ends.append(n + (ends[-1] if ends else 0))
    lo, hi = 0, len(ends) - 1
    if not ends or k >= ends[hi]:
        return None
    while lo < hi:
        mid = (lo + hi) // 2
        if ends[mid] > k:
            hi = mid
        else:
            lo = mid + 1
    return lo, k - (ends[lo] - lengths[lo])
#> kth_word([3, 5, 2], 4)
#> kth_word([], 0)
#> kth_word([1, 1, 1], 3)
#> kth_word([10], 9)
#> kth_word([4, 0, 6, 2, 7], 11)
# %%
class Solution:
    def splitSnack(self, bars, kids):
        lo, hi = 0, sum(bars) // kids
        while lo < hi:
            mid = -(-(lo + hi) // 2)
            if self.share(bars, mid) >= kids:
                lo = mid
            else:
                hi = mid - 1
        return lo

    def share(self, bars, want):
        got = cur = 0
        for b in bars:
            cur += b
            if cur >= want:
                got += 1
                cur = 0
        return got
#> Solution().splitSnack([5, 3, 8, 2, 6], 3)
#> Solution().splitSnack([], 2)
#> Solution().splitSnack([9, 9], 2)
#> Solution().splitSnack([1, 1, 1, 1, 1], 2)
#> Solution().splitSnack([12, 3, 4, 10], 4)
# %%
def sort_nearly(a, k):
    """Insertion sort that looks back at most k places."""
    a = list(a)
    moves = 0
    for i in range(1, len(a)):
        x = a[i]
        j = i
        while j > max(0, i - k) and a[j - 1] > x:
            a[j] = a[j - 1]
            j -= 1
            moves += 1
        a[j] = x
    ordered = all(p <= q for p, q in zip(a, a[1:]))
    return a, moves, ordered
#> sort_nearly([2, 1, 4, 3], 1)
#> sort_nearly([], 2)
#> sort_nearly([5, 4, 3, 2], 2)
#> sort_nearly((9, 7, 8), 2)
#> sort_nearly([3, 1, 2, 6, 4, 5], 2)
# %%
from collections import deque
from typing import List


class Solution:
    def boardBus(self, times: List[int], seats: int, wait: int) -> List[int]:
        line = deque(sorted(times))
        buses = []
        while line:
            first = line.popleft()
            leave = first
            room = seats - 1
            while line and room and line[0] - first <= wait:
                leave = line.popleft()
                room -= 1
            buses.append(leave if room == 0 else first + wait)
        return buses
#> Solution().boardBus([1, 2, 9, 3], 2, 5)
#> Solution().boardBus([], 3, 1)
#> Solution().boardBus([4, 4, 4, 4], 3, 0)
#> Solution().boardBus([10, 1], 1, 7)
#> Solution().boardBus([5, 17, 6, 8, 30, 20], 4, 10)
# %%
def paint_levels(cells):
    """Fewest strokes, each one level high over a run of cells."""
    stack, strokes = [0], 0
    for c in cells:
        while stack[-1] > c:
            stack.pop()
        if stack[-1] < c:
            strokes += c - stack[-1]
            stack.append(c)
    return strokes
#> paint_levels([1, 3, 2, 3])
#> paint_levels([])
#> paint_levels([4, 4, 4])
#> paint_levels([0, 2, 0, 2, 0])
#> paint_levels([5, 1, 4, 2, 6])
# %%
def trade_up(bids, asks):
    bids = sorted(bids, reverse=True)
    asks = sorted(asks)
    deals = []
    for b, a in zip(bids, asks):
        if b < a:
            break
        deals.append((b + a) // 2)
    if not deals:
        return 0, None
    return len(deals), deals[-1]
#> trade_up([10, 7, 9], [6, 8, 12])
#> trade_up([], [5])
#> trade_up([3, 2], [4, 4])
#> trade_up([20], [20])
#> trade_up([15, 11, 13, 8], [5, 9, 14, 10])
# %%
class Solution:
    def sieveRange(self, codes, low, high):
        codes = sorted(codes)
        i = self.find(codes, low)
        j = self.find(codes, high + 1)
        inside = codes[i:j]
        edge = [codes[i - 1]] if i else []
        if j < len(codes):
            edge.append(codes[j])
        return inside, edge

    def find(self, codes, x, start=0):
        step = 1
        i = start
        while i + step <= len(codes) and codes[i + step - 1] < x:
            i += step
            step *= 2
        while step:
            if i + step <= len(codes) and codes[i + step - 1] < x:
                i += step
            step //= 2
        return i
#> Solution().sieveRange([4, 9, 15, 22, 30], 9, 25)
#> Solution().sieveRange([], 1, 2)
#> Solution().sieveRange([5, 5, 5], 6, 10)
#> Solution().sieveRange([100, 3, 50], 0, 1000)
#> Solution().sieveRange([8, 1, 13, 21, 2, 3, 34, 5], 3, 12)
# %%
def best_swap(alice, bob):
    a, b = sum(alice), sum(bob)
    if (a - b) % 2:
        return None
    shift = (a - b) // 2
    alice, bob = sorted(alice), sorted(bob)
    i = j = 0
    while i < len(alice) and j < len(bob):
        d = alice[i] - bob[j]
        if d == shift:
            return alice[i], bob[j]
        if d < shift:
            i += 1
        else:
            j += 1
    return None
#> best_swap([1, 5, 6], [2, 4])
#> best_swap([2], [1])
#> best_swap([], [])
#> best_swap([3, 3], [9, 1])
#> best_swap([8, 10, 2, 4], [3, 7, 6])
# %%
from itertools import accumulate
from bisect import bisect_left


class Solution:
    def fuelReach(self, legs, tank, refills):
        marks = list(accumulate(legs))
        at = 0
        for _ in range(refills + 1):
            done = marks[at - 1] if at else 0
            at = bisect_left(marks, done + tank + 1)
            if at == len(marks):
                break
        return at
#> Solution().fuelReach([4, 5, 6, 3], 9, 1)
#> Solution().fuelReach([], 5, 2)
#> Solution().fuelReach([10, 10], 9, 3)
#> Solution().fuelReach([2, 2, 2, 2, 2], 4, 1)
#> Solution().fuelReach([7, 1, 8, 2, 9, 3], 10, 0)
# %%
def tag_neighbors(values, k):
    order = sorted(values)
    res = {}
    for v in values:
        lo = hi = order.index(v)
        while hi - lo < k and (lo > 0 or hi < len(order) - 1):
            if lo == 0:
                hi += 1
            elif hi == len(order) - 1 or v - order[lo - 1] <= order[hi + 1] - v:
                lo -= 1
            else:
                hi += 1
        res[v] = order[lo:hi + 1]
    return res
#> tag_neighbors([4, 1, 9], 1)
#> tag_neighbors([], 2)
#> tag_neighbors([6], 3)
#> tag_neighbors([10, 20, 31, 40], 2)
#> tag_neighbors([2, 3, 5, 8], 5)
# %%
def min_rest(days, runs):
    def ok(rest):
        need = 0
        for r in runs:
            need += r + rest
        return need - rest <= days

    if not runs:
        return days
    ans = -1
    for bit in (16, 8, 4, 2, 1):
        if ok(ans + bit):
            ans += bit
    return ans
#> min_rest(30, [4, 5, 3])
#> min_rest(10, [])
#> min_rest(5, [3, 4])
#> min_rest(20, [20])
#> min_rest(100, [10, 5, 15, 20, 7])
# %%
class Solution:
    def bothWays(self, nums):
        n = len(nums)
        up = [1] * n
        down = [1] * n
        for i in range(1, n):
            if nums[i] > nums[i - 1]:
                up[i] = up[i - 1] + 1
        for i in range(n - 2, -1, -1):
            if nums[i] > nums[i + 1]:
                down[i] = down[i + 1] + 1
        best = max((u + d - 1 for u, d in zip(up, down) if u > 1 < d), default=0)
        return best
#> Solution().bothWays([1, 3, 5, 4, 2])
#> Solution().bothWays([])
#> Solution().bothWays([1, 2, 3])
#> Solution().bothWays([2, 2, 1, 4, 0])
#> Solution().bothWays([0, 6, 3, 7, 9, 8, 5, 1])
# %%
def queue_swap(order, target):
    order, target = list(order), list(target)
    swaps = []
    for i in range(len(order)):
        if order[i] == target[i]:
            continue
        j = i + 1
        while j < len(order) and order[j] != target[i]:
            j += 1
        if j == len(order):
            return None
        while j > i:
            order[j], order[j - 1] = order[j - 1], order[j]
            swaps.append(j)
            j -= 1
    return swaps
#> queue_swap('dcba', 'abcd')
#> queue_swap('', '')
#> queue_swap('aab', 'aab')
#> queue_swap('abc', 'abd')
#> queue_swap('notes', 'onset')
# %%
class Solution:
    def coverAll(self, beads, kinds):
        from collections import Counter
        cnt = Counter()
        have = 0
        l = 0
        ans = [len(beads) + 1, None]
        for r, b in enumerate(beads):
            if b in kinds:
                cnt[b] += 1
                have += cnt[b] == 1
            while have == len(kinds) and l <= r:
                if r - l + 1 < ans[0]:
                    ans = [r - l + 1, (l, r)]
                if beads[l] in kinds:
                    cnt[beads[l]] -= 1
                    have -= cnt[beads[l]] == 0
                l += 1
        return ans[1]
#> Solution().coverAll('rgbrgg', 'gb')
#> Solution().coverAll('', 'r')
#> Solution().coverAll('rrr', 'rg')
#> Solution().coverAll('yxxyz', 'xyz')
#> Solution().coverAll('abacada', 'ad')
# %%
def top_shelf(books, width):
    books = sorted(books, key=lambda b: b[1] / b[0], reverse=True)
    value = 0
    for w, v in books:
        if width == 0:
            break
        take = min(w, width)
        value += v * take / w
        width -= take
    return round(value, 2)
#> top_shelf([(4, 10), (3, 9), (5, 5)], 6)
#> top_shelf([], 10)
#> top_shelf([(2, 7)], 1)
#> top_shelf([(1, 1), (1, 1)], 5)
#> top_shelf([(6, 13), (8, 20), (3, 4), (2, 9)], 12)
# %%
def hi_lo(xs, lo, hi):
    if lo == hi:
        return xs[lo], xs[lo]
    mid = (lo + hi) // 2
    a, b = hi_lo(xs, lo, mid)
    c, d = hi_lo(xs, mid + 1, hi)
    return max(a, c), min(b, d)


def swing(xs):
    if not xs:
        return 0
    top, bottom = hi_lo(xs, 0, len(xs) - 1)
    return top - bottom
#> swing([4, -2, 9])
#> swing([])
#> swing([6])
#> swing([1, 8, 3, 8, 2])
#> swing([-50, 12, 0, 33])
# %%
import math


class Solution:
    def ringRadius(self, area):
        """Smallest whole r with r*r*3 >= area, and how full it is."""
        r = math.isqrt(area // 3)
        while r * r * 3 < area:
            r += 1
        full = 100 * area // (r * r * 3) if r else 0
        return r, full

    def nest(self, area):
        rings = []
        while area > 2:
            r, full = self.ringRadius(area)
            rings.append((r, full))
            area //= 4
        return rings
#> Solution().nest(100)
#> Solution().nest(2)
#> Solution().nest(3)
#> Solution().nest(999)
#> Solution().nest(48)
# %%
def find_leak(flow):
    """flow falls by exactly one step somewhere; interpolation guess."""
    lo, hi = 0, len(flow) - 1
    if hi < 1 or flow[0] == flow[hi]:
        return None
    looks = 0
    while hi - lo > 1:
        mid = lo + (hi - lo) // 3 or lo + 1
        mid = max(mid, lo + 1)
        looks += 1
        if flow[mid] == flow[lo]:
            lo = mid
        else:
            hi = mid
    return hi, looks
#> find_leak([9, 9, 9, 4, 4])
#> find_leak([7, 7])
#> find_leak([5, 3])
#> find_leak([8, 8, 8, 8, 8, 8, 8, 1])
#> find_leak([6, 2, 2, 2, 2, 2])
# %%
class Solution:
    def dealCards(self, deck, players):
        hands = [[] for _ in range(players)]
        for i, card in enumerate(deck):
            hands[i % players].append(card)
        for h in hands:
            h.sort(reverse=True)
        ranking = sorted(range(players), key=lambda p: (hands[p], -p), reverse=True)
        return ranking, hands[ranking[0]]
#> Solution().dealCards([5, 9, 2, 9, 7, 1], 3)
#> Solution().dealCards([], 2)
#> Solution().dealCards([4, 4, 4, 4], 2)
#> Solution().dealCards([1, 2, 3], 1)
#> Solution().dealCards([10, 3, 8, 6, 12, 7, 1], 4)
# %%
def steepest_fall(depths, k):
    pre = [0] * (len(depths) + 1)
    for i, d in enumerate(depths):
        pre[i + 1] = pre[i] + d
    worst = None
    for i in range(k, len(depths) - k + 1):
        before = pre[i] - pre[i - k]
        after = pre[i + k] - pre[i]
        if worst is None or after - before > worst[0]:
            worst = (after - before, i)
    return worst
#> steepest_fall([1, 2, 6, 9, 4], 2)
#> steepest_fall([1], 1)
#> steepest_fall([5, 5, 5, 5], 1)
#> steepest_fall([9, 7, 5, 3, 1], 2)
#> steepest_fall([2, 8, 3, 10, 1, 12, 4], 3)
# %%
def pack_letters(stamps, weight):
    stamps = sorted(stamps)[::-1]
    used = []

    def go(i, left):
        if left <= 0:
            return True
        if i == len(stamps):
            return False
        if sum(stamps[i:]) < left:
            return False
        used.append(stamps[i])
        if stamps[i] <= left and go(i + 1, left - stamps[i]):
            return True
        used.pop()
        return go(i + 1, left)

    return used if go(0, weight) else None
#> pack_letters([5, 2, 8, 3], 10)
#> pack_letters([], 0)
#> pack_letters([7, 7], 20)
#> pack_letters([6, 4, 3], 7)
#> pack_letters([9, 5, 5, 1], 11)
# %%
from typing import List


class Solution:
    def spareDesk(self, occupied: List[int], n: int) -> int:
        occupied.sort()
        if not occupied:
            return 0
        best, seat = occupied[0], 0
        for a, b in zip(occupied, occupied[1:]):
            gap = (b - a) // 2
            if gap > best:
                best, seat = gap, a + gap
        if n - 1 - occupied[-1] > best:
            seat = n - 1
        return seat

    def fillDesks(self, n: int, people: int) -> List[int]:
        taken: List[int] = []
        while len(taken) < min(n, people):
            taken.append(self.spareDesk(taken[:], n))
        return taken
#> Solution().fillDesks(10, 4)
#> Solution().fillDesks(0, 3)
#> Solution().fillDesks(1, 1)
#> Solution().fillDesks(7, 3)
#> Solution().fillDesks(16, 5)
# %%
def scissors(cloth, marks, lo=0):
    """Cut at the mark nearest to the middle, recursively."""
    inside = [m for m in marks if lo < m < cloth]
    if not inside:
        return 0
    mid = (lo + cloth) / 2
    cut = min(inside, key=lambda m: (abs(m - mid), m))
    left = scissors(cut, inside, lo)
    right = scissors(cloth, inside, cut)
    return cloth - lo + left + right
#> scissors(10, [2, 5, 7])
#> scissors(8, [])
#> scissors(6, [6, 0])
#> scissors(20, [1, 2, 3, 18])
#> scissors(12, [4, 8], 2)
# %%
class Solution:
    def hillClimb(self, heights, start):
        i = start
        path = [i]
        while True:
            nxt = i
            if i > 0 and heights[i - 1] > heights[nxt]:
                nxt = i - 1
            if i + 1 < len(heights) and heights[i + 1] > heights[nxt]:
                nxt = i + 1
            if nxt == i:
                break
            i = nxt
            path.append(i)
        return path, heights[i] == max(heights)
#> Solution().hillClimb([1, 3, 2, 5, 7, 6], 2)
#> Solution().hillClimb([4], 0)
#> Solution().hillClimb([5, 5, 5], 1)
#> Solution().hillClimb([9, 7, 6, 2, 3], 3)
#> Solution().hillClimb([2, 4, 6, 8, 10, 1], 0)
