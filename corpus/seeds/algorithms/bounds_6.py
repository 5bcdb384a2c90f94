# %%
def finishes(gulls, fish, rate):
    hour = 0
    for g in gulls:
        hour += g // rate + (g % rate > 0)
        if hour > fish:
            return False
    return True


class Solution:
    def calmestRate(self, gulls, fish):
        rates = list(range(1, max(gulls) + 1))
        left, right = 0, len(rates)
        while left < right:
            m = left + (right - left) // 2
            if finishes(gulls, fish, rates[m]):
                right = m
            else:
                left = m + 1
        return rates[left] if left < len(rates) else 'never'
#> Solution().calmestRate([4, 11, 6], 8)
#> Solution().calmestRate([5, 5, 5], 2)
#> Solution().calmestRate([9], 9)
#> Solution().calmestRate([7, 7], 4)
#> Solution().calmestRate([], 3)
# %%
def meet_in_lane(lane):
    """'>' and '<' runners of sizes; the bigger survives, equal both stop."""
    alive = []
    for size, way in lane:
        while size and way == '<' and alive and alive[-1][1] == '>':
            other = alive[-1][0]
            if other > size:
                size = 0
            else:
                alive.pop()
                if other == size:
                    size = 0
        if size:
            alive.append((size, way))
    return alive
#> meet_in_lane([(3, '>'), (5, '<'), (2, '>')])
#> meet_in_lane([])
#> meet_in_lane([(4, '>'), (4, '<')])
#> meet_in_lane([(1, '<'), (9, '>'), (2, '<'), (8, '<')])
#> meet_in_lane([(2, '>'), (3, '>'), (1, '<'), (3, '<'), (6, '<')])
# %%
class Solution:
    def shelveByHalf(self, books, width):
        books = sorted(books)
        shelves = []
        while books:
            row = [books.pop()]
            room = width - row[0]
            i = len(books) - 1
            while i >= 0 and room > 0:
                if books[i] <= room:
                    room -= books[i]
                    row.append(books.pop(i))
                i -= 1
            shelves.append(row)
        return shelves
#> Solution().shelveByHalf([4, 7, 3, 6], 10)
#> Solution().shelveByHalf([], 5)
#> Solution().shelveByHalf([5, 5, 5], 5)
#> Solution().shelveByHalf([1, 2, 3, 4, 5, 6], 9)
#> Solution().shelveByHalf([12, 2], 10)
# %%
def first_repeat_gap(codes, width):
    """Leftmost pair of equal codes not further than width apart."""
    window = {}
    for i, c in enumerate(codes):
        if i > width:
            old = codes[i - width - 1]
            if window.get(old) == i - width - 1:
                del window[old]
        if c in window:
            return window[c], i
        window[c] = i
    return None
#> first_repeat_gap([4, 7, 4, 7], 1)
#> first_repeat_gap([4, 7, 4, 7], 2)
#> first_repeat_gap([], 3)
#> first_repeat_gap(['k', 'k'], 1)
#> first_repeat_gap([1, 2, 3, 4, 1, 5, 3, 6, 6], 3)
# %%
class Solution:
    def gridBelow(self, grid, x):
        """Rows and columns rise; count the cells below x by a staircase walk."""
        if not grid:
            return 0
        r, c = len(grid) - 1, 0
        total = 0
        path = []
        while r >= 0 and c < len(grid[0]):
            path.append((r, c))
            if grid[r][c] < x:
                total += r + 1
                c += 1
            else:
                r -= 1
        return total, len(path)
#> Solution().gridBelow([[1, 4], [3, 6]], 4)
#> Solution().gridBelow([], 5)
#> Solution().gridBelow([[2, 5, 8], [3, 7, 9], [6, 10, 12]], 8)
#> Solution().gridBelow([[1]], 0)
#> Solution().gridBelow([[1, 2, 3, 4]], 100)
# %%
def hold_breath(dives, lung):
    """Max number of dives in one go, where each costs depth and gives back a rest."""
    dives = sorted(dives, key=lambda d: d[0] - d[1])
    air, done = lung, []
    for depth, rest in dives:
        if depth > air:
            continue
        air += rest - depth
        done.append(depth)
        air = min(air, lung)
    return done, air
#> hold_breath([(4, 1), (3, 3), (6, 2)], 8)
#> hold_breath([], 5)
#> hold_breath([(9, 0)], 8)
#> hold_breath([(2, 0), (2, 0), (2, 0)], 5)
#> hold_breath([(5, 4), (7, 1), (1, 2), (3, 0)], 7)
# %%
from bisect import bisect_left, insort


class Solution:
    def smallerSoFar(self, arrivals: list) -> list:
        line = []
        res = []
        for a in arrivals:
            pos = bisect_left(line, a)
            behind = len(line) - pos
            res.append(pos if pos < behind else -behind)
            insort(line, a)
        return res
#> Solution().smallerSoFar([5, 3, 8, 4])
#> Solution().smallerSoFar([])
#> Solution().smallerSoFar([2, 2, 2])
#> Solution().smallerSoFar([9, 8, 7, 6])
#> Solution().smallerSoFar([1, 10, 5, 7, 2])
# %%
def hat_thief(hats, k):
    """From k ends (left or right) take the best total, and say how many left."""
    k = min(k, len(hats))
    total = sum(hats[:k])
    best, lefts = total, k
    for i in range(k):
        total += hats[-1 - i] - hats[k - 1 - i]
        if total > best:
            best, lefts = total, k - 1 - i
    return best, lefts
#> hat_thief([1, 9, 2, 8], 2)
#> hat_thief([], 4)
#> hat_thief([5, 5], 7)
#> hat_thief([10, 1, 1, 1], 1)
#> hat_thief([3, 7, 2, 6, 4, 9], 3)
# %%
def edge_search(data, want, side):
    lo, hi, found = 0, len(data) - 1, None
    while lo <= hi:
        mid = (lo + hi) >> 1
        if data[mid] == want:
            found = mid
            if side == 'first':
                hi = mid - 1
            else:
                lo = mid + 1
        elif data[mid] < want:
            lo = mid + 1
        else:
            hi = mid - 1
    return found


def block_of(text, ch):
    text = ''.join(sorted(text))
    a = edge_search(text, ch, 'first')
    if a is None:
        return ''
    b = edge_search(text, ch, 'last')
    return f'{ch}x{b - a + 1}@{a}'
#> block_of('banana', 'a')
#> block_of('banana', 'z')
#> block_of('', 'q')
#> block_of('mississippi', 's')
#> block_of('kk', 'k')
# %%
class Solution:
    def tidyTrain(self, wagons):
        """Bubble from both ends until no swap; count passes."""
        w = list(wagons)
        lo, hi = 0, len(w) - 1
        passes = 0
        while lo < hi:
            swapped = False
            passes += 1
            for i in range(lo, hi):
                if w[i] > w[i + 1]:
                    w[i], w[i + 1] = w[i + 1], w[i]
                    swapped = True
            hi -= 1
            for i in range(hi, lo, -1):
                if w[i - 1] > w[i]:
                    w[i - 1], w[i] = w[i], w[i - 1]
                    swapped = True
            lo += 1
            if not swapped:
                break
        return ''.join(w), passes
#> Solution().tidyTrain('dbca')
#> Solution().tidyTrain('')
#> Solution().tidyTrain('abc')
#> Solution().tidyTrain('ba')
#> Solution().tidyTrain('fedcba')
# %%
def sunny_streak(hours, need):
    """Longest stretch with more sunny (> need) than dull days."""
    score = 0
    first = {}
    best = 0
    for i, h in enumerate(hours):
        score += 1 if h > need else -1
        if score > 0:
            best = i + 1
        else:
            first.setdefault(score, i)
            if score - 1 in first:
                best = max(best, i - first[score - 1])
    return best
#> sunny_streak([9, 2, 8, 1, 1], 6)
#> sunny_streak([], 3)
#> sunny_streak([1, 1, 1], 4)
#> sunny_streak([5, 6, 7], 4)
#> sunny_streak([0, 0, 9, 0, 9, 9, 0], 5)
# %%
class Solution:
    def sharePizza(self, slices):
        a, b = [], []
        heap = sorted(slices, reverse=True)
        while heap:
            a.append(heap.pop(0))
            if heap:
                b.append(heap.pop(-1 if len(heap) > 3 else 0))
        diff = sum(a) - sum(b)
        if diff > 5 and a:
            gift = min(a, key=lambda s: abs(diff - 2 * s))
            a.remove(gift)
            b.append(gift)
        return sum(a), sum(b)
#> Solution().sharePizza([3, 8, 5, 2])
#> Solution().sharePizza([])
#> Solution().sharePizza([10])
#> Solution().sharePizza([4, 4, 4, 4])
#> Solution().sharePizza([9, 1, 7, 3, 5, 2, 8])
# %%
def water_rise(cells, start):
    """Lowest level at which one walks from start to the last cell."""
    def reach(level):
        i = start
        while i < len(cells) - 1:
            if cells[i + 1] <= level:
                i += 1
            elif i + 2 < len(cells) and cells[i + 2] <= level:
                i += 2
            else:
                return False
        return True

    choices = sorted(set(cells[start:]))
    lo, hi = 0, len(choices) - 1
    while lo < hi:
        mid = (lo + hi) // 2
        if reach(choices[mid]):
            hi = mid
        else:
            lo = mid + 1
    return choices[lo] if choices else None
#> water_rise([1, 9, 2, 3, 8, 4], 0)
#> water_rise([5], 0)
#> water_rise([3, 7, 7, 1], 0)
#> water_rise([], 0)
#> water_rise([4, 2, 6, 1, 9, 5, 3], 2)
# %%
from heapq import nlargest, nsmallest


class Solution:
    def trimMean(self, marks, cut):
        if len(marks) <= 2 * cut:
            return None
        off = nlargest(cut, marks) + nsmallest(cut, marks)
        total = sum(marks) - sum(off)
        return round(total / (len(marks) - len(off)), 1)

    def compare(self, ours, theirs, cut=1):
        a, b = self.trimMean(ours, cut), self.trimMean(theirs, cut)
        if a is None or b is None:
            return 'unknown'
        return f'{a} vs {b}' if a != b else 'tie'
#> Solution().compare([5, 9, 7], [6, 6, 10, 1])
#> Solution().compare([4, 4, 4], [1, 4, 9])
#> Solution().compare([], [3])
#> Solution().compare([10, 20, 30, 40, 50], [1, 2, 3, 4, 5], cut=2)
#> Solution().compare([3, 8], [4, 7], cut=0)
# %%
def zip_walk(a, b):
    """Walk two sorted paths, switching at common points for the greater sum."""
    i = j = 0
    sa = sb = best = 0
    while i < len(a) or j < len(b):
        if j == len(b) or (i < len(a) and a[i] < b[j]):
            sa += a[i]
            i += 1
        elif i == len(a) or b[j] < a[i]:
            sb += b[j]
            j += 1
        else:
            best += max(sa, sb) + a[i]
            sa = sb = 0
            i += 1
            j += 1
    return best + max(sa, sb)
#> zip_walk([2, 4, 8, 10], [4, 6, 8, 9])
#> zip_walk([], [])
#> zip_walk([1, 3], [2, 9])
#> zip_walk([5, 6], [5, 6])
#> zip_walk([1, 4, 5, 8, 9, 19], [2, 3, 4, 11, 12])
# %%
class Solution:
    def maxGapAfter(self, stones, drop):
        """Widest step after leaving out up to `drop` inner stones, widest first."""
        stones = sorted(stones)
        for _ in range(drop):
            if len(stones) < 3:
                break
            k = max(range(1, len(stones) - 1), key=lambda i: stones[i + 1] - stones[i - 1])
            stones.pop(k)
        steps = [b - a for a, b in zip(stones, stones[1:])]
        return max(steps, default=0)
#> Solution().maxGapAfter([0, 3, 4, 9], 1)
#> Solution().maxGapAfter([], 2)
#> Solution().maxGapAfter([5, 8], 4)
#> Solution().maxGapAfter([1, 2, 3, 4, 5, 6], 2)
#> Solution().maxGapAfter([10, 0, 22, 35, 31], 0)
# %%
def find_ticket(tickets, key):
    """Sorted tickets with None holes."""
    lo, hi = 0, len(tickets) - 1
    while lo <= hi:
        mid = (lo + hi) // 2
        if tickets[mid] is None:
            l, r = mid - 1, mid + 1
            while True:
                if l < lo and r > hi:
                    return -1
                if r <= hi and tickets[r] is not None:
                    mid = r
                    break
                if l >= lo and tickets[l] is not None:
                    mid = l
                    break
                l, r = l - 1, r + 1
        if tickets[mid] == key:
            return mid
        if tickets[mid] < key:
            lo = mid + 1
        else:
            hi = mid - 1
    return -1
#> find_ticket([3, None, None, 8, None, 12], 8)
#> find_ticket([None, None], 4)
#> find_ticket([], 1)
#> find_ticket(['ab', None, None, None, None, 'zz'], 'ab')
#> find_ticket([1, None, 5, None, None, 9, 11], 10)
# %%
from collections import deque


def conveyor(parts, cap):
    belt, done, load = deque(), [], 0
    for p in parts:
        belt.append(p)
        load += p
        while load > cap:
            out = belt.popleft() if belt[0] >= belt[-1] else belt.pop()
            load -= out
            done.append(out)
    return list(belt), done
#> conveyor([4, 5, 3, 6], 10)
#> conveyor([], 3)
#> conveyor([20], 10)
#> conveyor([1, 1, 1], 50)
#> conveyor([8, 2, 7, 3, 9, 1], 15)
# %%
class Solution:
    def nextPalin(self, n: int) -> int:
        s = str(n)
        half = s[:(len(s) + 1) // 2]

        def mirror(h):
            return int(h + h[::-1][len(s) % 2:])

        cand = mirror(half)
        if cand > n:
            return cand
        up = str(int(half) + 1)
        if len(up) > len(half):
            return 10 ** len(s) + 1
        return mirror(up)
#> Solution().nextPalin(123)
#> Solution().nextPalin(999)
#> Solution().nextPalin(0)
#> Solution().nextPalin(1881)
#> Solution().nextPalin(45300)
# %%
def taller_between(row):
    """For each pair of neighbours in the stack: how many hidden between them."""
    hidden = {}
    stack = []
    for i, h in enumerate(row):
        while stack and row[stack[-1]] < h:
            stack.pop()
        if stack:
            gap = i - stack[-1] - 1
            hidden[gap] = hidden.get(gap, 0) + 1
        stack.append(i)
    return sorted(hidden.items())
#> taller_between([6, 2, 5, 3, 4])
#> taller_between([])
#> taller_between([1, 2, 3])
#> taller_between([4, 3, 2, 1])
#> taller_between([9, 1, 2, 8, 3, 3, 7])
# %%
def water_tanks(tanks, pour):
    """Raise the lowest tanks together with the given water; the level reached."""
    tanks = sorted(tanks)
    used = 0
    for i in range(len(tanks)):
        width = i + 1
        nxt = tanks[i + 1] if width < len(tanks) else None
        if nxt is None or (nxt - tanks[i]) * width > pour - used:
            level, spare = divmod(pour - used, width)
            return tanks[i] + level, spare
        used += (nxt - tanks[i]) * width
    return 0, pour
#> water_tanks([3, 6, 1], 4)
#> water_tanks([], 7)
#> water_tanks([5], 3)
#> water_tanks([2, 2, 2], 8)
#> water_tanks([10, 4, 7, 1], 15)
# %%
class Solution:
    def splitWord(self, word, vocab):
        """Greedy longest word from a sorted vocab, with bisect by hand."""
        vocab = sorted(vocab)
        parts = []
        i = 0
        while i < len(word):
            for j in range(len(word), i, -1):
                if self.has(vocab, word[i:j]):
                    parts.append(word[i:j])
                    i = j
                    break
            else:
                parts.append('?')
                i += 1
        return parts

    def has(self, vocab, w):
        lo, hi = 0, len(vocab)
        while lo < hi:
            mid = (lo + hi) // 2
            if vocab[mid] < w:
                lo = mid + 1
            else:
                hi = mid
        return lo < len(vocab) and vocab[lo] == w
#> Solution().splitWord('sunset', ['sun', 'set', 'suns'])
#> Solution().splitWord('', ['a'])
#> Solution().splitWord('xx', ['y'])
#> Solution().splitWord('teapot', ['tea', 'pot'])
#> Solution().splitWord('aab', ['a', 'ab'])
# %%
def choose_days(temps, want):
    """Indices of the `want` days nearest to the middle temperature."""
    if not temps:
        return []
    order = sorted(temps)
    mid = order[(len(order) - 1) // 2]
    lo = 0
    hi = len(order) - 1
    while hi - lo + 1 > want:
        if mid - order[lo] > order[hi] - mid:
            lo += 1
        else:
            hi -= 1
    low, high = (order[lo], order[hi]) if want else (1, 0)
    return [i for i, t in enumerate(temps) if low <= t <= high][:want]
#> choose_days([20, 25, 18, 30, 22], 3)
#> choose_days([], 2)
#> choose_days([5, 5, 5], 2)
#> choose_days([1, 100], 9)
#> choose_days([14, 9, 11, 20, 17, 13], 1)
# %%
def sells(stock, floor):
    return sum(max(0, s - floor) for s in stock)


def takings(stock, orders):
    """Sell always from the highest pile, price = its size."""
    lo, hi = 0, max(stock)
    while lo < hi:
        mid = (lo + hi) // 2
        if sells(stock, mid) > orders:
            lo = mid + 1
        else:
            hi = mid
    money = 0
    for s in stock:
        if s > lo:
            money += (s + lo + 1) * (s - lo) // 2
    return money + lo * (orders - sells(stock, lo))
#> takings([2, 5], 4)
#> takings([3], 3)
#> takings([4, 4, 4], 1)
#> takings([6, 1, 8], 9)
#> takings([10, 7, 3, 9], 12)
# %%
class Solution:
    def isKSorted(self, arr, k):
        order = sorted(range(len(arr)), key=lambda i: arr[i])
        worst = 0
        for place, origin in enumerate(order):
            if abs(place - origin) > k:
                return False, abs(place - origin)
            worst = max(worst, abs(place - origin))
        return True, worst
#> Solution().isKSorted([2, 1, 3, 5, 4], 1)
#> Solution().isKSorted([], 0)
#> Solution().isKSorted([9, 1, 2, 3], 2)
#> Solution().isKSorted([4, 4, 4], 0)
#> Solution().isKSorted([3, 1, 2, 6, 5, 4], 2)
# %%
def alternate_pick(evens, odds):
    """Longest chain that alternates between two sorted lists, rising."""
    best = []
    for turn in (0, 1):
        pools = (evens, odds)
        pos = [0, 0]
        chain = []
        who = turn
        while True:
            pool = pools[who]
            while pos[who] < len(pool) and chain and pool[pos[who]] <= chain[-1]:
                pos[who] += 1
            if pos[who] == len(pool):
                break
            chain.append(pool[pos[who]])
            who = 1 - who
        if len(chain) > len(best):
            best = chain
    return best
#> alternate_pick([2, 4, 8], [1, 5, 9])
#> alternate_pick([], [3])
#> alternate_pick([10, 12], [1, 3])
#> alternate_pick([], [])
#> alternate_pick([2, 6, 6, 14], [3, 7, 11, 15])
# %%
from itertools import accumulate
from typing import List


class Solution:
    def balancePoint(self, left: List[int], right: List[int]) -> int:
        """First i where what left gave up to i passes what right keeps from i on."""
        gave = list(accumulate(left, initial=0))
        keeps = list(accumulate(reversed(right), initial=0))[::-1]
        lo, hi = 0, min(len(gave), len(keeps)) - 1
        while lo < hi:
            mid = (lo + hi) // 2
            if gave[mid] >= keeps[mid]:
                hi = mid
            else:
                lo = mid + 1
        return lo
#> Solution().balancePoint([1, 2, 3, 4], [4, 3, 2, 1])
#> Solution().balancePoint([], [])
#> Solution().balancePoint([10], [1])
#> Solution().balancePoint([1, 1, 1], [9, 9, 9])
#> Solution().balancePoint([2, 5, 0, 3, 7], [6, 0, 4, 4, 1])
# %%
def last_standing(nums, rule):
    """Repeatedly compare both ends; rule 'min' drops the smaller, 'max' the larger."""
    keep = max if rule == 'min' else min
    left, right = 0, len(nums) - 1
    history = ''
    while left < right:
        if keep(nums[left], nums[right]) == nums[left]:
            right -= 1
            history += 'R'
        else:
            left += 1
            history += 'L'
    return history, left
#> last_standing([4, 8, 2, 6], 'min')
#> last_standing([4, 8, 2, 6], 'max')
#> last_standing([], 'min')
#> last_standing([3, 3, 3], 'max')
#> last_standing([7, 1, 9, 5, 10, 2], 'min')
# %%
import heapq


class Solution:
    def smallestSpan(self, lists):
        """Narrowest range with one number from each list."""
        heap = []
        top = float('-inf')
        for i, xs in enumerate(lists):
            if not xs:
                return None
            heap.append((xs[0], i, 0))
            top = max(top, xs[0])
        heapq.heapify(heap)
        best = None
        while heap:
            low, i, k = heap[0]
            if best is None or top - low < best[1] - best[0]:
                best = (low, top)
            if k + 1 == len(lists[i]):
                break
            nxt = lists[i][k + 1]
            top = max(top, nxt)
            heapq.heapreplace(heap, (nxt, i, k + 1))
        return best
#> Solution().smallestSpan([[1, 7], [4, 9], [6]])
#> Solution().smallestSpan([])
#> Solution().smallestSpan([[3], []])
#> Solution().smallestSpan([[5, 5]])
#> Solution().smallestSpan([[2, 10, 15], [1, 12], [6, 11, 20]])
# %%
def gcd_window(nums, goal):
    def gcd(a, b):
        while b:
            a, b = b, a % b
        return a

    short = None
    for i in range(len(nums)):
        g = 0
        for j in range(i, len(nums)):
            g = gcd(g, nums[j])
            if g == goal:
                if short is None or j - i < short[1] - short[0]:
                    short = (i, j)
                break
            if g % goal:
                break
    return short
#> gcd_window([12, 18, 4], 6)
#> gcd_window([], 2)
#> gcd_window([5, 10], 5)
#> gcd_window([8, 16, 24], 3)
#> gcd_window([30, 42, 70], 2)
# %%
class Solution:
    def nightShifts(self, guards, hours):
        """Hours in order; each guard stays while his load stays under the limit found."""
        limit = max(hours, default=0)
        steps = 0
        while self.shifts(hours, limit) > guards:
            limit += 1
            steps += 1
        return limit, steps

    def shifts(self, hours, limit):
        count, load = 1, 0
        for h in hours:
            load += h
            if load > limit:
                count += 1
                load = h
        return count
#> Solution().nightShifts(2, [3, 4, 2])
#> Solution().nightShifts(1, [])
#> Solution().nightShifts(3, [5, 5, 5])
#> Solution().nightShifts(2, [1, 6, 3, 2])
#> Solution().nightShifts(4, [8, 2])
# %%
def count_squares_between(a, b):
    def root(n):
        x = n
        while x * x > n:
            x = (x + n // x) // 2
        return x

    if a > b:
        a, b = b, a
    low = root(a)
    if low * low < a:
        low += 1
    return root(b) - low + 1
#> count_squares_between(10, 100)
#> count_squares_between(50, 17)
#> count_squares_between(4, 4)
#> count_squares_between(1, 1)
#> count_squares_between(500, 900)
# %%
def magnet(line):
    """Iron bits 'i' slide toward the nearest 'M'; count the moved distance."""
    n = len(line)
    far = n + 1
    left = [far] * n
    last = -far
    for k, c in enumerate(line):
        if c == 'M':
            last = k
        left[k] = min(far, k - last)
    total, last = 0, 2 * far
    for k in range(n - 1, -1, -1):
        if line[k] == 'M':
            last = k
        elif line[k] == 'i':
            d = min(left[k], last - k)
            total += d - 1 if d < far else 0
    return total
#> magnet('i..M.i')
#> magnet('')
#> magnet('iii')
#> magnet('MiM')
#> magnet('i.i..M...iM.')
# %%
class Solution:
    def sortByParityDistance(self, nums, x):
        a, b = [], []
        for n in nums:
            (a if (n - x) % 2 == 0 else b).append(abs(n - x))
        a.sort()
        b.sort(reverse=True)
        out = []
        while a and b:
            out.append(a.pop(0) if a[0] < b[-1] else b.pop())
        return out + a + b[::-1]
#> Solution().sortByParityDistance([4, 9, 1, 6], 5)
#> Solution().sortByParityDistance([], 0)
#> Solution().sortByParityDistance([2, 4, 6], 4)
#> Solution().sortByParityDistance([-3, 3, 0], 0)
#> Solution().sortByParityDistance([12, 7, 15, 10, 3], 8)
# %%
def slots_needed(visits):
    starts = sorted(a for a, _ in visits)
    ends = sorted(b for _, b in visits)
    i = j = now = most = 0
    while i < len(starts):
        if starts[i] < ends[j]:
            now += 1
            i += 1
            if now > most:
                most, when = now, starts[i - 1]
        else:
            now -= 1
            j += 1
    return (most, when) if most else None
#> slots_needed([(1, 5), (2, 6), (5, 8)])
#> slots_needed([])
#> slots_needed([(3, 4)])
#> slots_needed([(0, 10), (1, 9), (2, 8), (3, 7)])
#> slots_needed([(6, 9), (1, 3), (2, 4), (8, 12), (7, 11)])
# %%
def exact_change(coins, amount):
    """Greedy with a fallback: drop the biggest coin when stuck."""
    coins = sorted(set(coins), reverse=True)
    for skip in range(len(coins)):
        left, used = amount, []
        for c in coins[skip:]:
            n, left = divmod(left, c)
            used += [c] * n
        if left == 0:
            return used
    return None
#> exact_change([5, 2], 9)
#> exact_change([5, 2], 6)
#> exact_change([], 4)
#> exact_change([10, 7, 3], 14)
#> exact_change([4, 6], 13)
# %%
class Solution:
    def countTurns(self, seq):
        """Find the rotation point and count how many searches of each key it costs."""
        n = len(seq)
        pivot = next((i for i in range(1, n) if seq[i] < seq[i - 1]), 0)
        costs = {}
        for key in seq:
            lo, hi, c = 0, n - 1, 0
            while lo <= hi:
                mid = (lo + hi) // 2
                c += 1
                v = seq[(mid + pivot) % n]
                if v == key:
                    break
                lo, hi = (mid + 1, hi) if v < key else (lo, mid - 1)
            costs[key] = c
        return pivot, costs
#> Solution().countTurns([7, 9, 2, 4])
#> Solution().countTurns([])
#> Solution().countTurns([5])
#> Solution().countTurns([1, 2, 3])
#> Solution().countTurns([6, 1, 3])
# %%
def snake_split(row, limit):
    """Cut the row into the fewest parts with spread at most limit."""
    parts = []
    cur = []
    for x in row:
        trial = cur + [x]
        if max(trial) - min(trial) <= limit:
            cur = trial
        else:
            parts.append(cur)
            cur = [x]
    return parts + [cur] if cur else parts
#> snake_split([4, 6, 9, 8, 2], 3)
#> snake_split([], 1)
#> snake_split([5, 5, 5], 0)
#> snake_split([1, 10, 1], 2)
#> snake_split([3, 4, 5, 6, 7, 8], 2)
# %%
class Solution:
    def minSeats(self, rows: list, party: int) -> list:
        rows = sorted((free, i) for i, free in enumerate(rows))
        lo, hi = 0, len(rows)
        while lo < hi:
            mid = (lo + hi) // 2
            if rows[mid][0] >= party:
                hi = mid
            else:
                lo = mid + 1
        if lo < len(rows):
            return [rows[lo][1]]
        used = []
        while rows and party > 0:
            free, i = rows.pop()
            party -= free
            used.append(i)
        return used if party <= 0 else []
#> Solution().minSeats([3, 8, 5], 4)
#> Solution().minSeats([], 2)
#> Solution().minSeats([3, 2, 4], 6)
#> Solution().minSeats([1, 1], 9)
#> Solution().minSeats([6, 6, 2, 7], 6)
# %%
def spiral_median(nums):
    """Order from the median outwards, right then left."""
    s = sorted(nums)
    if not s:
        return []
    i = j = len(s) // 2
    out = [s[i]]
    while len(out) < len(s):
        j += 1
        if j < len(s):
            out.append(s[j])
        i -= 1
        if i >= 0:
            out.append(s[i])
    return out
#> spiral_median([4, 1, 3])
#> spiral_median([])
#> spiral_median([7, 2])
#> spiral_median([5, 5, 1, 9])
#> spiral_median([60, 10, 40, 20, 50, 30])
