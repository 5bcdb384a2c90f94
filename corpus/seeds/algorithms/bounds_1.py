# %%
def can_water(beds, rate, hours):
    need = 0
    for b in beds:
        need += -(-b // rate)
    return need <= hours


def slowest_hose(beds, hours):
    if not beds or hours < len(beds):
        return None
    lo, hi = 1, max(beds)
    while lo < hi:
        mid = (lo + hi) // 2
        if can_water(beds, mid, hours):
            hi = mid
        else:
            lo = mid + 1
    return lo
#> slowest_hose([12, 7, 9], 6)
#> slowest_hose([3, 3], 1)
#> slowest_hose([20, 5, 11, 8], 4)
#> slowest_hose([], 4)
#> slowest_hose([1, 2, 30], 9)
# %%
class Solution:
    def closestShelf(self, heights, jar):
        l, r = 0, len(heights) - 1
        best = -1
        while l <= r:
            m = (l + r) // 2
            if heights[m] >= jar:
                best = m
                r = m - 1
            else:
                l = m + 1
        if best == -1:
            return 'floor'
        return f'shelf {best} ({heights[best] - jar} spare)'
#> Solution().closestShelf([10, 14, 14, 20, 31], 14)
#> Solution().closestShelf([10, 14, 14, 20, 31], 32)
#> Solution().closestShelf([], 5)
#> Solution().closestShelf([8], 3)
#> Solution().closestShelf([5, 9, 12, 18, 25, 40], 19)
# %%
def pair_divers(weights, limit):
    weights = sorted(weights)
    i, j = 0, len(weights) - 1
    teams = []
    while i <= j:
        if i < j and weights[i] + weights[j] <= limit:
            teams.append((weights[i], weights[j]))
            i += 1
        else:
            teams.append((weights[j],))
        j -= 1
    return teams
#> pair_divers([70, 55, 90, 62], 130)
#> pair_divers([80, 80, 80], 100)
#> pair_divers([], 100)
#> pair_divers([40, 45, 50, 55, 60], 100)
#> pair_divers([99], 100)
# %%
from typing import List


class Solution:
    def mergeTimetables(self, a: List[int], b: List[int], gap: int) -> List[int]:
        res = []
        i = j = 0
        while i < len(a) or j < len(b):
            if j == len(b) or (i < len(a) and a[i] <= b[j]):
                t = a[i]
                i += 1
            else:
                t = b[j]
                j += 1
            if not res or t - res[-1] >= gap:
                res.append(t)
        return res
#> Solution().mergeTimetables([1, 5, 9], [2, 6, 14], 2)
#> Solution().mergeTimetables([], [3, 4, 10], 1)
#> Solution().mergeTimetables([10, 20], [10, 20], 1)
#> Solution().mergeTimetables([7], [], 4)
#> Solution().mergeTimetables([0, 3, 8, 15], [1, 9, 12], 5)
# %%
def next_taller_sign(signs):
    stack = []
    view = [0] * len(signs)
    for i, h in enumerate(signs):
        while stack and signs[stack[-1]] < h:
            k = stack.pop()
            view[k] = i - k
        stack.append(i)
    return view
#> next_taller_sign([3, 1, 2, 5, 4])
#> next_taller_sign([])
#> next_taller_sign([9, 7, 5, 3])
#> next_taller_sign([2, 2, 3, 3])
#> next_taller_sign([1, 4, 2, 8, 6, 7, 9])
# %%
from collections import Counter


def enough(have, need):
    return all(have[k] >= v for k, v in need.items())


def shortest_order(stream, recipe):
    need = Counter(recipe)
    have = Counter()
    left = 0
    best = ''
    for right, ch in enumerate(stream):
        have[ch] += 1
        while left <= right and enough(have, need):
            piece = stream[left:right + 1]
            if not best or len(piece) < len(best):
                best = piece
            have[stream[left]] -= 1
            left += 1
    return best
#> shortest_order('egmfeg', 'ge')
#> shortest_order('aabca', 'aac')
#> shortest_order('xyz', 'w')
#> shortest_order('mmm', 'mm')
#> shortest_order('flourmilk', 'lk')
# %%
from itertools import accumulate


class Solution:
    def fairCut(self, tiles):
        total = sum(tiles)
        best, where = total, 0
        for i, left in enumerate(accumulate(tiles), 1):
            diff = abs(total - 2 * left)
            if diff < best:
                best, where = diff, i
        return where, best
#> Solution().fairCut([4, 1, 3, 2])
#> Solution().fairCut([10])
#> Solution().fairCut([])
#> Solution().fairCut([1, 1, 1, 9])
#> Solution().fairCut([6, 2, 5, 5, 4, 3, 1])
# %%
def kth_quietest(rooms, k):
    pivot = rooms[len(rooms) // 2]
    low = [x for x in rooms if x < pivot]
    same = [x for x in rooms if x == pivot]
    if k <= len(low):
        return kth_quietest(low, k)
    if k <= len(low) + len(same):
        return pivot
    high = [x for x in rooms if x > pivot]
    return kth_quietest(high, k - len(low) - len(same))
#> kth_quietest([33, 12, 45, 7, 28], 2)
#> kth_quietest([5], 1)
#> kth_quietest([9, 9, 9, 1], 4)
#> kth_quietest([8, 6, 4, 2, 10, 12], 5)
#> kth_quietest([3, -1, 7, 0, -8, 15, 2], 1)
# %%
class Solution:
    def seam(self, ring):
        lo, hi = 0, len(ring) - 1
        while lo < hi:
            mid = lo + hi >> 1
            if ring[mid] > ring[hi]:
                lo = mid + 1
            else:
                hi = mid
        return lo

    def straighten(self, ring):
        if not ring:
            return []
        s = self.seam(ring)
        return ring[s:] + ring[:s]
#> Solution().straighten([6, 8, 1, 3, 5])
#> Solution().straighten([1, 2, 3])
#> Solution().straighten([])
#> Solution().straighten([9, 2])
#> Solution().straighten([40, 50, 60, 70, 10, 20, 30])
# %%
import heapq


def last_candle(candles, burn):
    heap = [-c for c in candles]
    heapq.heapify(heap)
    rounds = 0
    while heap and rounds < 12:
        top = -heapq.heappop(heap)
        top -= burn
        rounds += 1
        if top > 0:
            heapq.heappush(heap, -top)
    return rounds, sorted(-c for c in heap)
#> last_candle([5, 9, 4], 3)
#> last_candle([], 2)
#> last_candle([30], 2)
#> last_candle([1, 1, 1], 5)
#> last_candle([10, 7, 7, 12], 4)
# %%
class Solution:
    def longestCalm(self, waves, tol):
        from collections import deque
        hi, lo = deque(), deque()
        start = best = 0
        for i, w in enumerate(waves):
            while hi and waves[hi[-1]] <= w:
                hi.pop()
            while lo and waves[lo[-1]] >= w:
                lo.pop()
            hi.append(i)
            lo.append(i)
            while waves[hi[0]] - waves[lo[0]] > tol:
                start += 1
                if hi[0] < start:
                    hi.popleft()
                if lo[0] < start:
                    lo.popleft()
            best = max(best, i - start + 1)
        return best
#> Solution().longestCalm([3, 5, 4, 9, 8, 8], 2)
#> Solution().longestCalm([1, 10, 1, 10], 3)
#> Solution().longestCalm([], 1)
#> Solution().longestCalm([7, 7, 7], 0)
#> Solution().longestCalm([2, 4, 7, 5, 6, 1], 5)
# %%
def split_by_guard(line, guard):
    i, j, k = 0, 0, len(line) - 1
    line = line[:]
    while j <= k:
        if line[j] < guard:
            line[i], line[j] = line[j], line[i]
            i += 1
            j += 1
        elif line[j] > guard:
            line[j], line[k] = line[k], line[j]
            k -= 1
        else:
            j += 1
    return line, i, k + 1
#> split_by_guard([5, 2, 8, 5, 1, 9], 5)
#> split_by_guard([3, 3], 3)
#> split_by_guard([], 0)
#> split_by_guard([9, 8, 7], 1)
#> split_by_guard([-4, 6, 0, -1, 0, 3], 0)
# %%
def cube_floor(n):
    lo, hi = 0, n + 1
    while hi - lo > 1:
        mid = (lo + hi) // 2
        if mid ** 3 <= n:
            lo = mid
        else:
            hi = mid
    return lo


def boxes_left(n):
    out = []
    while n > 0:
        side = cube_floor(n)
        out.append(side)
        n -= side ** 3
    return out
#> boxes_left(30)
#> boxes_left(8)
#> boxes_left(0)
#> boxes_left(100)
#> boxes_left(217)
# %%
from typing import List


class Solution:
    def countBright(self, pixels: List[int], bands: List[List[int]]) -> List[int]:
        pre = [0]
        for p in pixels:
            pre.append(pre[-1] + (p > 127))
        return [pre[min(b, len(pixels))] - pre[a] for a, b in bands]
#> Solution().countBright([200, 10, 130, 128, 127], [[0, 5], [1, 3]])
#> Solution().countBright([], [])
#> Solution().countBright([255, 255, 0], [[0, 9], [2, 3], [0, 0]])
#> Solution().countBright([1, 2, 3], [[0, 3]])
#> Solution().countBright([90, 180, 150, 20, 240, 199], [[1, 4], [3, 6], [0, 6]])
# %%
from bisect import bisect_left, bisect_right


def tally(scores, lo, hi):
    return bisect_right(scores, hi) - bisect_left(scores, lo)


def grade_report(scores, edges):
    scores = sorted(scores)
    report = {}
    prev = 0
    for name, top in edges:
        report[name] = tally(scores, prev, top)
        prev = top + 1
    return report
#> grade_report([55, 72, 90, 40, 72], [('low', 54), ('mid', 79), ('high', 100)])
#> grade_report([], [('all', 10)])
#> grade_report([5, 5, 5], [('a', 4), ('b', 5)])
#> grade_report([10, 20, 30, 40], [('x', 25)])
#> grade_report([99, 1, 50, 50, 62, 33], [('F', 49), ('C', 60), ('B', 80), ('A', 100)])
# %%
class Solution:
    def squeeze(self, s):
        i, j = 0, len(s) - 1
        cost = 0
        while i < j:
            if s[i] == s[j]:
                i, j = i + 1, j - 1
                continue
            if s[i] < s[j]:
                cost += ord(s[j]) - ord(s[i])
                j -= 1
            else:
                cost += ord(s[i]) - ord(s[j])
                i += 1
        return cost
#> Solution().squeeze('abca')
#> Solution().squeeze('level')
#> Solution().squeeze('')
#> Solution().squeeze('az')
#> Solution().squeeze('planters')
# %%
def lightning_rods(towers):
    keep = []
    for name, h in towers:
        while keep and keep[-1][1] <= h:
            keep.pop()
        keep.append((name, h))
    return [name for name, _ in keep]
#> lightning_rods([('a', 5), ('b', 9), ('c', 4), ('d', 6)])
#> lightning_rods([])
#> lightning_rods([('x', 3), ('y', 3), ('z', 3)])
#> lightning_rods([('n', 9), ('e', 7), ('s', 5), ('w', 2)])
#> lightning_rods([('p', 1), ('q', 2), ('r', 8), ('s', 4), ('t', 7)])
# %%
class Solution:
    def maxTents(self, cuts, people):
        lo, hi = 0, max(cuts, default=0)
        while lo < hi:
            mid = (lo + hi + 1) // 2
            if self.pieces(cuts, mid) >= people:
                lo = mid
            else:
                hi = mid - 1
        return lo

    def pieces(self, cuts, size):
        return sum(c // size for c in cuts)
#> Solution().maxTents([8, 15, 6], 5)
#> Solution().maxTents([], 3)
#> Solution().maxTents([2, 2], 9)
#> Solution().maxTents([100], 7)
#> Solution().maxTents([13, 21, 34, 5], 10)
# %%
def almost_find(a, x):
    """Each item may stand one place off its sorted place."""
    lo, hi = 0, len(a) - 1
    while lo <= hi:
        mid = (lo + hi) // 2
        for k in (mid, mid - 1, mid + 1):
            if lo <= k <= hi and a[k] == x:
                return k
        if a[mid] > x:
            hi = mid - 2
        else:
            lo = mid + 2
    return -1
#> almost_find([2, 1, 3, 5, 4, 6], 4)
#> almost_find([2, 1, 3, 5, 4, 6], 7)
#> almost_find([], 1)
#> almost_find([10, 8], 8)
#> almost_find([5, 10, 9, 20, 30, 25, 41, 40], 5)
# %%
def take_turns(coins):
    a, b = 0, 0
    left, right = 0, len(coins)
    turn = True
    while left < right:
        if coins[left] >= coins[right - 1]:
            c = coins[left]
            left += 1
        else:
            right -= 1
            c = coins[right]
        if turn:
            a += c
        else:
            b += c
        turn = not turn
    return 'first' if a > b else 'second' if b > a else 'draw'
#> take_turns([4, 9, 2, 5])
#> take_turns([])
#> take_turns([1, 20, 1])
#> take_turns([6, 6])
#> take_turns([3, 8, 1, 7, 7, 2, 10])
# %%
from collections import defaultdict


class Solution:
    def busiestShift(self, badges, span):
        inside = defaultdict(int)
        best = 0
        for i, b in enumerate(badges):
            inside[b] += 1
            if i >= span:
                old = badges[i - span]
                inside[old] -= 1
                if inside[old] == 0:
                    del inside[old]
            best = max(best, len(inside))
        return best
#> Solution().busiestShift([1, 2, 1, 3, 4, 4], 3)
#> Solution().busiestShift([], 2)
#> Solution().busiestShift([5, 5, 5, 5], 2)
#> Solution().busiestShift([1, 2, 3, 4], 10)
#> Solution().busiestShift([7, 8, 7, 9, 7, 6, 5, 8], 4)
# %%
def zero_stretch(moves):
    first = {0: -1}
    pos = 0
    best = (0, 0)
    for i, m in enumerate(moves):
        pos += {'U': 1, 'D': -1}.get(m, 0)
        if pos in first:
            if i - first[pos] > best[1] - best[0]:
                best = (first[pos] + 1, i + 1)
        else:
            first[pos] = i
    return moves[best[0]:best[1]]
#> zero_stretch('UUDUD')
#> zero_stretch('UUU')
#> zero_stretch('')
#> zero_stretch('D.U.D')
#> zero_stretch('UUDDDDUU')
# %%
import heapq


class Solution:
    def stitch(self, threads, limit):
        heapq.heapify(threads)
        cost = 0
        while len(threads) > 1:
            a, b = heapq.heappop(threads), heapq.heappop(threads)
            if a + b > limit:
                heapq.heappush(threads, b)
                cost += a
                continue
            cost += abs(a - b)
            heapq.heappush(threads, a + b)
        return cost, threads
#> Solution().stitch([4, 3, 8, 6], 15)
#> Solution().stitch([], 5)
#> Solution().stitch([9, 9, 9], 10)
#> Solution().stitch([2, 2, 2, 2], 100)
#> Solution().stitch([1, 5, 12, 7, 3], 12)
# %%
def fits(gap, nails, pictures):
    last = nails[0]
    hung = 1
    for n in nails[1:]:
        if n - last >= gap:
            hung += 1
            last = n
    return hung >= pictures


def widest_hang(nails, pictures):
    nails.sort()
    low, high = 0, nails[-1] - nails[0]
    while low < high:
        mid = (low + high + 1) >> 1
        low, high = (mid, high) if fits(mid, nails, pictures) else (low, mid - 1)
    return low
#> widest_hang([1, 9, 4, 7], 3)
#> widest_hang([5, 6], 2)
#> widest_hang([3], 1)
#> widest_hang([2, 2, 2], 3)
#> widest_hang([10, 0, 25, 14, 31], 3)
# %%
def peak_index(a):
    lo, hi = 0, len(a) - 1
    while lo < hi:
        m = (lo + hi) // 2
        if a[m] < a[m + 1]:
            lo = m + 1
        else:
            hi = m
    return lo


def search_slope(a, lo, hi, x, up):
    while lo <= hi:
        m = (lo + hi) // 2
        if a[m] == x:
            return m
        if (a[m] < x) == up:
            lo = m + 1
        else:
            hi = m - 1
    return None


def both_sides(trail, x):
    p = peak_index(trail)
    return search_slope(trail, 0, p, x, True), search_slope(trail, p, len(trail) - 1, x, False)
#> both_sides([1, 4, 7, 9, 6, 4, 2], 4)
#> both_sides([1, 5, 3], 5)
#> both_sides([8, 6, 2], 3)
#> both_sides([2, 3, 11, 12, 20], 11)
#> both_sides([10, 30, 50, 70, 60, 40, 30, 20], 20)
# %%
class Solution:
    def interleaveCheck(self, pattern: str, left: str, right: str) -> bool:
        i = j = 0
        for ch in pattern:
            if i < len(left) and left[i] == ch:
                i += 1
            elif j < len(right) and right[j] == ch:
                j += 1
            else:
                return False
        return i == len(left) and j == len(right)
#> Solution().interleaveCheck('abxc', 'abc', 'x')
#> Solution().interleaveCheck('xx', 'x', 'y')
#> Solution().interleaveCheck('', '', '')
#> Solution().interleaveCheck('pqr', 'pr', 'qq')
#> Solution().interleaveCheck('hoteldoor', 'hotel', 'door')
# %%
def stock_gap(shelf, wanted):
    shelf, wanted = sorted(set(shelf)), sorted(set(wanted))
    missing, extra = [], []
    i = j = 0
    while i < len(shelf) and j < len(wanted):
        if shelf[i] == wanted[j]:
            i += 1
            j += 1
        elif shelf[i] < wanted[j]:
            extra.append(shelf[i])
            i += 1
        else:
            missing.append(wanted[j])
            j += 1
    extra += shelf[i:]
    missing += wanted[j:]
    return {'missing': missing, 'extra': extra}
#> stock_gap([4, 2, 9], [2, 3, 9])
#> stock_gap([], [5, 1])
#> stock_gap([7, 7, 7], [7])
#> stock_gap([10, 20, 30, 40], [])
#> stock_gap([6, 1, 8, 3], [2, 8, 4, 1, 11])
# %%
class Solution:
    def rainBarrels(self, walls):
        stack, water = [], 0
        for i, h in enumerate(walls):
            while stack and walls[stack[-1]] < h:
                floor = walls[stack.pop()]
                if not stack:
                    break
                width = i - stack[-1] - 1
                water += width * (min(h, walls[stack[-1]]) - floor)
            stack.append(i)
        if water == 0:
            return 'dry'
        barrels, rest = divmod(water, 4)
        return f'{barrels} full, {rest} over'
#> Solution().rainBarrels([3, 0, 2, 0, 4])
#> Solution().rainBarrels([1, 2, 3])
#> Solution().rainBarrels([])
#> Solution().rainBarrels([5, 1, 1, 1, 5])
#> Solution().rainBarrels([4, 2, 3, 1, 2, 6])
# %%
def median_of_five_days(temps):
    res = []
    window = []
    for i, t in enumerate(temps):
        k = len(window)
        while k > 0 and window[k - 1] > t:
            k -= 1
        window.insert(k, t)
        if len(window) > 5:
            window.remove(temps[i - 5])
        res.append(window[len(window) // 2])
    return res
#> median_of_five_days([12, 9, 15, 11, 20, 3])
#> median_of_five_days([])
#> median_of_five_days([4, 4, 4])
#> median_of_five_days([-3, -5, 0, 2, -1, 8, 7])
#> median_of_five_days([30, 25, 20])
# %%
from functools import lru_cache


class Solution:
    def splitPrize(self, nums, k):
        pre = [0]
        for x in nums:
            pre.append(pre[-1] + x)

        @lru_cache(None)
        def go(i, parts):
            if parts == 1:
                return pre[-1] - pre[i]
            best = 10 ** 9
            for j in range(i + 1, len(nums) - parts + 2):
                best = min(best, max(pre[j] - pre[i], go(j, parts - 1)))
            return best

        return go(0, k) if 0 < k <= len(nums) else -1
#> Solution().splitPrize([7, 2, 5, 10, 8], 2)
#> Solution().splitPrize([4], 2)
#> Solution().splitPrize([3, 3, 3], 3)
#> Solution().splitPrize([1, 9, 2, 6], 3)
#> Solution().splitPrize([12, 5], 1)
# %%
def guess_rounds(secret, lo, hi):
    trail = []
    while lo <= hi:
        g = (lo + hi) // 2
        trail.append(g)
        if g == secret:
            break
        if g < secret:
            lo = g + 1
        else:
            hi = g - 1
    else:
        return 'lied'
    return trail
#> guess_rounds(37, 1, 100)
#> guess_rounds(101, 1, 100)
#> guess_rounds(5, 5, 5)
#> guess_rounds(-8, -20, 20)
#> guess_rounds(1, 1, 64)
# %%
class Solution:
    def cheapestTicket(self, stops, passes):
        passes.sort(key=lambda p: (p[1], p[0]))
        need = sorted(stops)
        spent = 0
        used = []
        for s in need:
            if used and used[-1] >= s:
                continue
            for reach, price in passes:
                if price <= 10 and s + reach >= s:
                    used.append(s + reach)
                    spent += price
                    break
            else:
                return -1
        return spent
#> Solution().cheapestTicket([1, 2, 8], [[3, 4], [1, 2]])
#> Solution().cheapestTicket([5], [[2, 12]])
#> Solution().cheapestTicket([], [[1, 1]])
#> Solution().cheapestTicket([4, 9, 3, 14], [[5, 3], [9, 11]])
#> Solution().cheapestTicket([1, 2, 3], [])
# %%
def kth_pair_gap(pages, k):
    pages = sorted(pages)

    def within(d):
        left = total = 0
        for right in range(len(pages)):
            while pages[right] - pages[left] > d:
                left += 1
            total += right - left
        return total

    lo, hi = 0, pages[-1] - pages[0]
    while lo < hi:
        mid = (lo + hi) // 2
        if within(mid) < k:
            lo = mid + 1
        else:
            hi = mid
    return lo
#> kth_pair_gap([1, 6, 1], 3)
#> kth_pair_gap([4, 4], 1)
#> kth_pair_gap([9, 2, 5, 14], 2)
#> kth_pair_gap([30, 10, 20], 1)
#> kth_pair_gap([7, 3, 12, 8], 6)
# %%
from bisect import insort


class Solution:
    def rankOnArrival(self, times):
        board, ranks = [], []
        for t in times:
            insort(board, t)
            ranks.append(board.index(t) + 1)
        return ranks, board[:3]
#> Solution().rankOnArrival([52, 48, 60, 48])
#> Solution().rankOnArrival([])
#> Solution().rankOnArrival([9, 8, 7, 6, 5])
#> Solution().rankOnArrival([100, 101])
#> Solution().rankOnArrival([33, 31, 35, 32, 34, 30])
# %%
def lower(a, x):
    lo, hi = 0, len(a)
    while lo < hi:
        mid = (lo + hi) // 2
        if a[mid] < x:
            lo = mid + 1
        else:
            hi = mid
    return lo


def upper(a, x):
    return lower(a, x + 1)


def common_run(a, b):
    best = 0
    for x in a:
        best = max(best, min(upper(a, x) - lower(a, x), upper(b, x) - lower(b, x)))
    return best
#> common_run([1, 2, 2, 5], [2, 2, 2, 6])
#> common_run([], [1])
#> common_run([4], [5, 6])
#> common_run([3, 3, 3], [3])
#> common_run([7, 8, 8], [7, 7, 8, 8])
# %%
class Solution:
    def trimQueue(self, digits: str, k: int) -> str:
        out = []
        for d in digits:
            while k and out and out[-1] < d:
                out.pop()
                k -= 1
            out.append(d)
        if k:
            del out[-k:]
        return ''.join(out).lstrip('0') or '0'
#> Solution().trimQueue('143219', 3)
#> Solution().trimQueue('9871', 2)
#> Solution().trimQueue('10', 2)
#> Solution().trimQueue('0007', 1)
#> Solution().trimQueue('5629384', 4)
# %%
def balance_plates(left, right, spare):
    spare = sorted(spare, reverse=True)
    log = []
    for w in spare:
        if left <= right:
            left += w
            log.append('L')
        else:
            right += w
            log.append('R')
    return ''.join(log), left - right
#> balance_plates(10, 12, [1, 5, 3])
#> balance_plates(0, 0, [])
#> balance_plates(50, 5, [9, 9, 9])
#> balance_plates(4, 4, [7, 2, 6, 1])
#> balance_plates(1, 30, [12, 8, 15, 4, 2])
# %%
import math


def square_count(n):
    return math.isqrt(n)


def skip_count(n):
    return n - square_count(n) - n // 10


def kth_plain(k):
    lo, hi = 1, 3 * k + 10
    while lo < hi:
        mid = (lo + hi) // 2
        if skip_count(mid) >= k:
            hi = mid
        else:
            lo = mid + 1
    return lo
#> kth_plain(1)
#> kth_plain(7)
#> kth_plain(20)
#> kth_plain(99)
#> kth_plain(0)
# %%
class Solution:
    def nearestTriple(self, a, b, c):
        a, b, c = sorted(a), sorted(b), sorted(c)
        i = j = k = 0
        best = None
        while i < len(a) and j < len(b) and k < len(c):
            trio = (a[i], b[j], c[k])
            spread = max(trio) - min(trio)
            if best is None or spread < best[0]:
                best = (spread, trio)
            m = min(trio)
            if m == a[i]:
                i += 1
            elif m == b[j]:
                j += 1
            else:
                k += 1
        return best
#> Solution().nearestTriple([1, 8], [4, 9], [7, 20])
#> Solution().nearestTriple([], [1], [2])
#> Solution().nearestTriple([5], [5], [5])
#> Solution().nearestTriple([30, 10], [22, 3], [15, 28])
#> Solution().nearestTriple([2, 6, 11], [7, 14], [1, 9, 12])
# %%
def crate_day(crates, per_day, start):
    """How many crates leave before the first day the shelf is short."""
    owed = [0]
    for c in crates:
        owed.append(owed[-1] + c)
    lo, hi = 0, len(crates)
    while lo < hi:
        mid = lo + (hi - lo + 1) // 2
        if owed[mid] <= start + per_day * mid:
            lo = mid
        else:
            hi = mid - 1
    spare = start + per_day * lo - owed[lo]
    return lo, spare
#> crate_day([5, 6, 7, 8], 4, 5)
#> crate_day([], 3, 9)
#> crate_day([10, 10], 1, 2)
#> crate_day([1, 2, 3, 4, 5, 6, 7], 3, 4)
#> crate_day([9, 9, 9, 9, 9], 9, 0)
