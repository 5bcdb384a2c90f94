# %%
class Solution:
    def ferryCapacity(self, loads, trips):
        def possible(cap):
            used, room = 1, cap
            for w in loads:
                if w > cap:
                    return False
                if w > room:
                    used += 1
                    room = cap
                room -= w
            return used <= trips

        cap = 1
        while not possible(cap):
            cap *= 2
        low = cap // 2
        while cap - low > 1:
            mid = (cap + low) // 2
            if possible(mid):
                cap = mid
            else:
                low = mid
        return cap
#> Solution().ferryCapacity([3, 6, 2, 7, 5], 3)
#> Solution().ferryCapacity([1], 1)
#> Solution().ferryCapacity([], 1)
#> Solution().ferryCapacity([9, 9, 9], 2)
#> Solution().ferryCapacity([4, 8, 1, 2], 4)
# %%
def twin_walk(path):
    west, east = 0, len(path) - 1
    steps = 0
    while west < east:
        steps += 1
        if path[west] == '#':
            west += 2
        else:
            west += 1
        if west >= east:
            break
        east -= 2 if path[east] == '#' else 1
    return west, east, steps
#> twin_walk('..#..#..')
#> twin_walk('')
#> twin_walk('####')
#> twin_walk('.........#')
#> twin_walk('#.')
# %%
def merge_counts(p, q):
    """p, q: sorted lists of (key, count)."""
    if not p:
        return q
    if not q:
        return p
    (a, x), (b, y) = p[0], q[0]
    if a < b:
        return [p[0]] + merge_counts(p[1:], q)
    if b < a:
        return [q[0]] + merge_counts(p, q[1:])
    rest = merge_counts(p[1:], q[1:])
    return [(a, x + y)] + rest if x + y else rest
#> merge_counts([('ant', 2), ('cow', 1)], [('bee', 4), ('cow', 3)])
#> merge_counts([], [('x', 1)])
#> merge_counts([('k', 5)], [('k', -5)])
#> merge_counts([('a', 1), ('b', 1), ('c', 1)], [('b', -1), ('d', 9)])
#> merge_counts([], [])
# %%
from typing import List


class Solution:
    def shadeSum(self, poles: List[int]) -> int:
        n = len(poles)
        left = [-1] * n
        right = [n] * n
        st = []
        for i in range(n):
            while st and poles[st[-1]] > poles[i]:
                right[st.pop()] = i
            if st:
                left[i] = st[-1]
            st.append(i)
        return sum(poles[i] * (i - left[i]) * (right[i] - i) for i in range(n))
#> Solution().shadeSum([3, 1, 2, 4])
#> Solution().shadeSum([])
#> Solution().shadeSum([5, 5])
#> Solution().shadeSum([6, 4, 2])
#> Solution().shadeSum([1, 7, 3, 8, 2])
# %%
def cheapest_window(prices, size, skip):
    best = None
    for start in range(0, len(prices) - size + 1, skip):
        cost = sum(prices[start:start + size])
        if best is None or cost < best[1]:
            best = start, cost
    if best is None:
        return 'none'
    start, cost = best
    return f'{start}-{start + size - 1}: {cost}'
#> cheapest_window([5, 3, 8, 1, 2], 2, 1)
#> cheapest_window([5, 3], 3, 1)
#> cheapest_window([9, 1, 9, 1, 9, 1], 2, 2)
#> cheapest_window([4, 4, 4], 1, 1)
#> cheapest_window([10, 2, 6, 4, 7, 7, 1, 3], 3, 2)
# %%
class Solution:
    def digitWindow(self, s):
        last = {}
        start = 0
        best = 0
        for i, ch in enumerate(s):
            if ch.isdigit() and last.get(ch, -1) >= start:
                start = last[ch] + 1
            last[ch] = i
            if i - start + 1 > best:
                best = i - start + 1
        return best
#> Solution().digitWindow('12a1a2')
#> Solution().digitWindow('')
#> Solution().digitWindow('777')
#> Solution().digitWindow('a-b-c')
#> Solution().digitWindow('9x8x7x9x6x8')
# %%
def prefix_ranks(votes):
    running = 0
    marks = []
    for v in votes:
        running += v
        marks.append(running)
    order = sorted(range(len(marks)), key=lambda i: (-marks[i], i))
    return order[:3]
#> prefix_ranks([3, -1, 4, -2])
#> prefix_ranks([])
#> prefix_ranks([0, 0, 0, 0])
#> prefix_ranks([-5, -1])
#> prefix_ranks([10, -20, 15, 5, -8, 9])
# %%
import heapq


def kth_in_rows(rows, k):
    heap = [(row[0], i, 0) for i, row in enumerate(rows) if row]
    heapq.heapify(heap)
    val = None
    while k and heap:
        val, i, j = heapq.heappop(heap)
        k -= 1
        if j + 1 < len(rows[i]):
            heapq.heappush(heap, (rows[i][j + 1], i, j + 1))
    return val if k == 0 else None
#> kth_in_rows([[1, 5, 9], [2, 3], [4]], 4)
#> kth_in_rows([[], []], 1)
#> kth_in_rows([[7, 8]], 3)
#> kth_in_rows([[10, 20], [10, 30], [5]], 1)
#> kth_in_rows([[-3, 0, 6], [-5, -4], [1, 2, 8]], 6)
# %%
class Solution:
    def locate(self, wheel, label):
        lo, hi = 0, len(wheel) - 1
        hops = 0
        while lo <= hi:
            mid = (lo + hi) // 2
            hops += 1
            if wheel[mid] == label:
                return (mid, hops)
            if wheel[lo] <= wheel[mid]:
                if wheel[lo] <= label < wheel[mid]:
                    hi = mid - 1
                else:
                    lo = mid + 1
            elif wheel[mid] < label <= wheel[hi]:
                lo = mid + 1
            else:
                hi = mid - 1
        return (-1, hops)
#> Solution().locate([30, 40, 50, 5, 10, 20], 10)
#> Solution().locate(['m', 'q', 'z', 'b', 'e'], 'z')
#> Solution().locate([], 4)
#> Solution().locate([8, 9, 1, 3], 2)
#> Solution().locate([100, 7, 15, 23, 44, 61, 80], 61)
# %%
def seat_late_guests(rows, guests):
    free = sorted(rows)
    seated = {}
    for name, minimum in sorted(guests, key=lambda g: -g[1]):
        i = len(free) - 1
        while i >= 0 and free[i] >= minimum:
            i -= 1
        i += 1
        if i < len(free):
            seated[name] = free.pop(i)
    return seated
#> seat_late_guests([3, 7, 12], [('ann', 5), ('bo', 2)])
#> seat_late_guests([], [('cy', 1)])
#> seat_late_guests([1, 2], [('di', 9), ('ed', 2), ('flo', 0)])
#> seat_late_guests([4, 4, 4], [('g', 4), ('h', 4)])
#> seat_late_guests([15, 6, 9, 2], [('ivy', 8), ('jo', 3), ('kim', 8), ('lu', 8)])
# %%
def ok(times, cap):
    done = 0
    for t in times:
        done += cap // t
    return done


def minutes_for(times, loaves):
    left = 0
    right = min(times) * loaves
    tried = []
    while left < right:
        mid = (left + right) // 2
        tried.append(mid)
        if ok(times, mid) >= loaves:
            right = mid
        else:
            left = mid + 1
    return left, len(tried)
#> minutes_for([3, 5], 4)
#> minutes_for([7], 3)
#> minutes_for([2, 2, 2], 7)
#> minutes_for([10, 4, 6], 0)
#> minutes_for([9, 12, 15, 20], 11)
# %%
class Solution:
    def oddFirst(self, nums):
        write = 0
        for read in range(len(nums)):
            if nums[read] % 2:
                v = nums.pop(read)
                nums.insert(write, v)
                write += 1
        return nums, write
#> Solution().oddFirst([4, 7, 2, 9, 1])
#> Solution().oddFirst([])
#> Solution().oddFirst([2, 4, 6])
#> Solution().oddFirst([-3, 8, -5, 0])
#> Solution().oddFirst([11, 13, 10])
# %%
def first_bad_page(pages, broken):
    def is_bad(i):
        calls.append(i)
        return pages[i] >= broken

    calls = []
    lo, hi = 0, len(pages)
    while lo != hi:
        mid = (lo + hi) // 2
        lo, hi = (lo, mid) if is_bad(mid) else (mid + 1, hi)
    return lo, calls
#> first_bad_page([1, 3, 4, 8, 11], 4)
#> first_bad_page([], 2)
#> first_bad_page([5, 6, 7], 100)
#> first_bad_page([5, 6, 7], 0)
#> first_bad_page([2, 2, 3, 5, 9, 9, 10, 14], 9)
# %%
from collections import deque


class Solution:
    def brightestLate(self, stars, k):
        q = deque()
        out = []
        for i, s in enumerate(stars):
            if q and q[0] <= i - k:
                q.popleft()
            while q and stars[q[-1]] < s:
                q.pop()
            q.append(i)
            out.append(stars[q[0]] - s)
        return out
#> Solution().brightestLate([4, 2, 7, 1, 3], 2)
#> Solution().brightestLate([], 3)
#> Solution().brightestLate([9, 8, 7, 6, 5], 3)
#> Solution().brightestLate([1, 2, 3], 1)
#> Solution().brightestLate([6, 6, 2, 9, 4, 4], 4)
# %%
def remainder_runs(nums, m):
    seen = {0: 1}
    total, runs = 0, 0
    for x in nums:
        total = (total + x) % m
        runs += seen.get(total, 0)
        seen[total] = seen.get(total, 0) + 1
    return runs, seen
#> remainder_runs([3, 1, 2, 6], 3)
#> remainder_runs([], 4)
#> remainder_runs([5, 5, 5], 5)
#> remainder_runs([-1, 2, -3, 4], 4)
#> remainder_runs([10, 7, 9, 3, 8], 6)
# %%
def insertion_point(cards, card, rank):
    for i in range(len(cards) - 1, -1, -1):
        if rank(cards[i]) <= rank(card):
            return i + 1
    return 0


def sort_hand(hand, trump):
    order = '23456789TJQKA'

    def rank(c):
        return order.index(c[0]) + (20 if c[1] == trump else 0)

    table = []
    for c in hand.split():
        table.insert(insertion_point(table, c, rank), c)
    return ' '.join(table)
#> sort_hand('9h 2s Kd', 's')
#> sort_hand('', 'h')
#> sort_hand('As Ah Ad', 'h')
#> sort_hand('5c 4c 3c 2c', 'd')
#> sort_hand('Tc 9d Jh 2d Qs', 'd')
# %%
class Solution:
    def minBatches(self, jobs, cool):
        jobs = sorted(jobs, reverse=True)
        batches = []
        for j in jobs:
            best = -1
            for b in range(len(batches)):
                if batches[b] + cool + j <= 20:
                    if best < 0 or batches[b] > batches[best]:
                        best = b
            if best < 0:
                batches.append(j)
            else:
                batches[best] += cool + j
        return batches
#> Solution().minBatches([8, 12, 5, 3], 1)
#> Solution().minBatches([], 2)
#> Solution().minBatches([20, 19, 18], 2)
#> Solution().minBatches([4, 4, 4, 4, 4], 0)
#> Solution().minBatches([11, 6, 9, 2], 3)
# %%
def hottest_pair(cold, hot, target):
    i, j = 0, len(hot) - 1
    best = None
    while i < len(cold) and j >= 0:
        mix = cold[i] + hot[j]
        err = abs(mix - target)
        if best is None or err < best[0]:
            best = (err, cold[i], hot[j])
        if mix == target:
            break
        elif mix < target:
            i += 1
        else:
            j -= 1
    return best[1:] if best else ()
#> hottest_pair([5, 8, 12], [40, 55, 70], 60)
#> hottest_pair([], [40], 50)
#> hottest_pair([1], [1], 100)
#> hottest_pair([3, 10, 15], [33, 45], 48)
#> hottest_pair([4, 9, 14, 20], [30, 41, 52, 66], 71)
# %%
class Solution:
    def kthMissingLocker(self, taken, k):
        lo, hi = 0, len(taken)
        while lo < hi:
            mid = (lo + hi) // 2
            if self.gaps(taken, mid) < k:
                lo = mid + 1
            else:
                hi = mid
        return lo + k

    def gaps(self, taken, i):
        return taken[i] - i - 1
#> Solution().kthMissingLocker([2, 3, 6, 8], 3)
#> Solution().kthMissingLocker([], 5)
#> Solution().kthMissingLocker([1, 2, 3], 1)
#> Solution().kthMissingLocker([10], 9)
#> Solution().kthMissingLocker([4, 5, 9, 12, 13, 20], 8)
# %%
def pop_balloons(spans):
    spans = sorted(spans, key=lambda s: s[1])
    darts = []
    for a, b in spans:
        if darts and a <= darts[-1]:
            continue
        darts.append(b)
    misses = [s for s in spans if not any(s[0] <= d <= s[1] for d in darts)]
    assert not misses
    return darts
#> pop_balloons([(1, 4), (3, 6), (8, 9)])
#> pop_balloons([])
#> pop_balloons([(5, 5), (5, 5)])
#> pop_balloons([(7, 2)])
#> pop_balloons([(0, 10), (2, 3), (5, 12), (11, 15)])
# %%
def merge_halves(a):
    if len(a) < 2:
        return a, 0
    m = len(a) // 2
    left, x = merge_halves(a[:m])
    right, y = merge_halves(a[m:])
    out, swaps = [], x + y
    while left and right:
        if left[0] <= right[0]:
            out.append(left.pop(0))
        else:
            swaps += len(left)
            out.append(right.pop(0))
    return out + left + right, swaps


def untidiness(books):
    n = len(books)
    worst = n * (n - 1) // 2
    _, got = merge_halves(books)
    return f'{got}/{worst}'
#> untidiness([3, 1, 2])
#> untidiness([])
#> untidiness([4, 3, 2, 1])
#> untidiness(['d', 'a', 'c', 'b', 'e'])
#> untidiness([5, 5, 2, 8, 1])
# %%
from typing import List


class Solution:
    def visibleLamps(self, row: List[int]) -> List[int]:
        ans = [0] * len(row)
        stack: List[int] = []
        for i in range(len(row) - 1, -1, -1):
            while stack:
                ans[i] += 1
                if row[stack[-1]] > row[i]:
                    break
                stack.pop()
            stack.append(i)
        return ans
#> Solution().visibleLamps([5, 1, 2, 3, 10])
#> Solution().visibleLamps([])
#> Solution().visibleLamps([3, 2, 1])
#> Solution().visibleLamps([4, 4])
#> Solution().visibleLamps([10, 6, 8, 5, 11, 9])
# %%
def swap_fix(a):
    """Two items of a sorted list changed places; find and repair."""
    first = second = None
    for i in range(1, len(a)):
        if a[i - 1] > a[i]:
            if first is None:
                first = i - 1
            second = i
    if first is None:
        return a, None
    a[first], a[second] = a[second], a[first]
    return a, (first, second)
#> swap_fix([1, 5, 3, 4, 2, 6])
#> swap_fix([2, 1])
#> swap_fix([1, 2, 3])
#> swap_fix([])
#> swap_fix([9, 3, 4, 5, 1])
# %%
class Solution:
    def repairKit(self, parts, budget):
        parts = sorted(parts)
        pre = [0]
        for p in parts:
            pre.append(pre[-1] + p)
        lo, hi = 0, len(parts)
        while lo < hi:
            mid = (lo + hi + 1) // 2
            fee = mid * (mid - 1) // 2
            if pre[mid] + fee <= budget:
                lo = mid
            else:
                hi = mid - 1
        return lo, parts[:lo]
#> Solution().repairKit([4, 9, 2, 7], 15)
#> Solution().repairKit([], 10)
#> Solution().repairKit([50, 60], 49)
#> Solution().repairKit([1, 1, 1, 1], 10)
#> Solution().repairKit([6, 3, 8, 5, 2, 10], 22)
# %%
def three_way(word, vowels='aeiou'):
    left, mid, right = [], [], []
    for ch in word:
        if ch in vowels:
            left.append(ch)
        elif ch.isalpha():
            right.append(ch)
        else:
            mid.append(ch)
    join = ''.join
    return join(left), join(mid), join(right[::-1])
#> three_way('trap-door 7')
#> three_way('')
#> three_way('yyy', 'y')
#> three_way('1234')
#> three_way(word='Quiet Sea!', vowels='aeiouQ')
# %%
import heapq


class Solution:
    def runRelay(self, energies, laps):
        team = [(-e, i) for i, e in enumerate(energies)]
        heapq.heapify(team)
        order = []
        for lap in range(laps):
            if not team:
                order.append(None)
                continue
            e, i = heapq.heappop(team)
            order.append(i)
            if -e - 3 > 0:
                heapq.heappush(team, (e + 3, i))
        return order
#> Solution().runRelay([5, 9, 4], 4)
#> Solution().runRelay([], 2)
#> Solution().runRelay([3, 3], 3)
#> Solution().runRelay([20, 1], 5)
#> Solution().runRelay([7, 7, 8, 2], 6)
# %%
def count_between(sorted_ids, lo, hi):
    def edge(x, strict):
        a, b = 0, len(sorted_ids)
        while a < b:
            m = (a + b) // 2
            if sorted_ids[m] < x or (strict and sorted_ids[m] == x):
                a = m + 1
            else:
                b = m
        return a
    if lo > hi:
        lo, hi = hi, lo
    return edge(hi, True) - edge(lo, False)
#> count_between([2, 4, 4, 7, 9], 4, 8)
#> count_between([2, 4, 4, 7, 9], 9, 3)
#> count_between([], 0, 1)
#> count_between([5, 5, 5], 5, 5)
#> count_between([1, 10, 100, 1000], 11, 99)
# %%
class Solution:
    def shrinkRope(self, marks, want):
        l, r = 0, len(marks) - 1
        cuts = 0
        while l <= r and marks[r] - marks[l] > want:
            left_gain = marks[l + 1] - marks[l]
            right_gain = marks[r] - marks[r - 1]
            if left_gain > right_gain:
                l += 1
            else:
                r -= 1
            cuts += 1
        return marks[l:r + 1], cuts
#> Solution().shrinkRope([0, 4, 6, 13, 15], 8)
#> Solution().shrinkRope([], 3)
#> Solution().shrinkRope([1, 2, 3], 10)
#> Solution().shrinkRope([0, 10, 20, 30], 0)
#> Solution().shrinkRope([2, 9, 11, 12, 20, 21], 9)
# %%
def chop(stock, order):
    stock.sort()
    waste = 0
    for piece in sorted(order, reverse=True):
        for i, bar in enumerate(stock):
            if bar >= piece:
                rest = bar - piece
                del stock[i]
                if rest >= 3:
                    stock.append(rest)
                    stock.sort()
                else:
                    waste += rest
                break
        else:
            raise ValueError(f'no bar for {piece}')
    return waste, stock
#> chop([10, 6], [5, 4])
#> chop([], [])
#> chop([12], [3, 3, 3])
#> chop([4, 4], [5])
#> chop([9, 15, 20], [8, 7, 6, 12])
# %%
from collections import Counter


class Solution:
    def mostlySame(self, s: str, k: int) -> str:
        count = Counter()
        left = top = 0
        best = ''
        for right, c in enumerate(s):
            count[c] += 1
            top = max(top, count[c])
            if right - left + 1 - top > k:
                count[s[left]] -= 1
                left += 1
            if right - left + 1 > len(best):
                best = s[left:right + 1]
        return best
#> Solution().mostlySame('aabbb', 1)
#> Solution().mostlySame('', 2)
#> Solution().mostlySame('abcd', 0)
#> Solution().mostlySame('xyxxyyyx', 2)
#> Solution().mostlySame('mississippi', 1)
# %%
def height_of_pile(n, lo=0, hi=None):
    """Largest h such that 1 + 2 + ... + h <= n, by recursion."""
    if hi is None:
        hi = n
    if lo >= hi:
        return lo
    mid = (lo + hi + 1) // 2
    if mid * (mid + 1) // 2 <= n:
        return height_of_pile(n, mid, hi)
    return height_of_pile(n, lo, mid - 1)


def pyramid_plan(cans):
    plan = []
    while cans:
        h = height_of_pile(cans)
        plan.append(h)
        cans -= h * (h + 1) // 2
    return plan
#> pyramid_plan(14)
#> pyramid_plan(0)
#> pyramid_plan(10)
#> pyramid_plan(2)
#> pyramid_plan(47)
# %%
class Solution:
    def zigzagPick(self, scores):
        scores = sorted(scores)
        low, high = 0, len(scores) - 1
        out = []
        take_high = True
        while low <= high:
            if take_high:
                out.append(scores[high])
                high -= 1
            else:
                out.append(scores[low])
                low += 1
            if len(out) > 1 and out[-1] == out[-2]:
                break
            take_high = not take_high
        return out
#> Solution().zigzagPick([3, 8, 1, 6])
#> Solution().zigzagPick([])
#> Solution().zigzagPick([5, 5, 5])
#> Solution().zigzagPick([2, 9, 2, 9, 4])
#> Solution().zigzagPick([10, 20, 30, 40, 50, 60, 70])
# %%
def total_cost(heights, costs, level):
    return sum(abs(h - level) * c for h, c in zip(heights, costs))


def cheapest_level(heights, costs):
    lo, hi = min(heights), max(heights)
    while lo < hi:
        mid = (lo + hi) // 2
        if total_cost(heights, costs, mid) <= total_cost(heights, costs, mid + 1):
            hi = mid
        else:
            lo = mid + 1
    return lo, total_cost(heights, costs, lo)
#> cheapest_level([1, 5, 8], [2, 1, 1])
#> cheapest_level([4], [9])
#> cheapest_level([3, 3, 3], [1, 2, 3])
#> cheapest_level([0, 10], [1, 1])
#> cheapest_level([12, 2, 7, 20], [3, 4, 1, 5])
# %%
class Solution:
    def signalGaps(self, up, down):
        ups, downs = iter(sorted(up)), iter(sorted(down))
        u, d = next(ups, None), next(downs, None)
        gaps = []
        while u is not None and d is not None:
            if d <= u:
                d = next(downs, None)
            else:
                gaps.append(d - u)
                while u is not None and u < d:
                    u = next(ups, None)
        return gaps
#> Solution().signalGaps([1, 6, 10], [4, 9, 15])
#> Solution().signalGaps([], [3])
#> Solution().signalGaps([5], [1, 2, 3])
#> Solution().signalGaps([1, 2, 3, 8], [7, 12])
#> Solution().signalGaps([20, 11, 3], [13, 5, 30, 4])
# %%
def grid_row(grid, x):
    top, bottom = 0, len(grid) - 1
    while top < bottom:
        mid = (top + bottom + 1) // 2
        if grid[mid][0] <= x:
            top = mid
        else:
            bottom = mid - 1
    return top


def grid_find(grid, x):
    r = grid_row(grid, x)
    row = grid[r]
    lo, hi = 0, len(row)
    while lo < hi:
        mid = (lo + hi) // 2
        if row[mid] == x:
            return r, mid
        if row[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return r, ~lo
#> grid_find([[1, 4, 7], [10, 12, 15], [20, 25, 31]], 12)
#> grid_find([[1, 4, 7], [10, 12, 15], [20, 25, 31]], 22)
#> grid_find([[5]], 1)
#> grid_find([[2, 3], [6, 9]], 10)
#> grid_find([[0, 2, 4, 6], [8, 10, 12, 14], [16, 18, 20, 22], [24, 26, 28, 30]], 24)
# %%
def longest_hold(prices):
    stack = []
    for i, p in enumerate(prices):
        if not stack or p < prices[stack[-1]]:
            stack.append(i)
    best = 0
    for j in reversed(range(len(prices))):
        while stack and prices[stack[-1]] < prices[j]:
            best = max(best, j - stack.pop())
    return best
#> longest_hold([6, 2, 8, 3, 1, 5])
#> longest_hold([])
#> longest_hold([9, 7, 5])
#> longest_hold([1, 2, 3, 4])
#> longest_hold([8, 4, 10, 3, 9, 2, 4])
# %%
from bisect import bisect


class Solution:
    def tollBill(self, trips, bands, fees):
        bill = []
        for km in trips:
            tier = bisect(bands, km)
            try:
                bill.append(fees[tier] * km)
            except IndexError:
                bill.append(fees[-1] * km + 10)
        return sum(bill), bill
#> Solution().tollBill([3, 12, 30], [5, 20], [4, 3, 2])
#> Solution().tollBill([], [1], [1])
#> Solution().tollBill([50, 100], [10, 60], [5, 4])
#> Solution().tollBill([5, 20], [5, 20], [1, 2, 3])
#> Solution().tollBill([7, 8, 9, 10], [8, 9], [10, 6])
# %%
def chase(a, b):
    """Count items of a beaten by a distinct item of b."""
    a = sorted(a)
    b = sorted(b)
    i = 0
    for y in b:
        if i < len(a) and y > a[i]:
            i += 1
    return i


def match_report(home, away):
    h, w = chase(away, home), chase(home, away)
    if h == w:
        return 'even'
    return 'home' if h > w else 'away'
#> match_report([3, 5, 9], [4, 4, 4])
#> match_report([], [])
#> match_report([1, 2], [3, 4])
#> match_report([8, 1, 6], [7, 2, 5])
#> match_report([10, 20, 30, 5], [25, 9, 9, 40])
# %%
class Solution:
    def weightedMiddle(self, stops):
        stops = sorted(stops)
        total = sum(w for _, w in stops)
        half = total / 2
        run = 0
        for place, w in stops:
            run += w
            if run >= half:
                break
        else:
            return None
        walk = sum(abs(place - p) * w for p, w in stops)
        return place, walk
#> Solution().weightedMiddle([(1, 2), (5, 3), (9, 1)])
#> Solution().weightedMiddle([])
#> Solution().weightedMiddle([(4, 10)])
#> Solution().weightedMiddle([(8, 1), (2, 1), (6, 1), (0, 1)])
#> Solution().weightedMiddle([(100, 7), (3, 2), (40, 4)])
# %%
def nearest_common(a, b, step):
    i, j = a, b
    tried = 0
    while i != j and tried < 30:
        if i < j:
            i += step
        else:
            j += step + 1
        tried += 1
    if i != j:
        return None
    return i
#> nearest_common(3, 9, 2)
#> nearest_common(5, 5, 1)
#> nearest_common(0, 7, 3)
#> nearest_common(10, 4, 5)
#> nearest_common(1, 4, 6)
