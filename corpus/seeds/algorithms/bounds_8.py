# %%
class Solution:
    def oysterKnife(self, shells, knives, dull):
        """Least starting sharpness so that knives open every shell, each use dulls."""
        def opens(sharp):
            blades = [sharp] * knives
            for s in shells:
                k = max(range(knives), key=lambda i: blades[i])
                if blades[k] < s:
                    return False
                blades[k] -= dull
            return True

        lo, hi = 0, max(shells, default=0) + dull * len(shells)
        while lo < hi:
            mid = (lo + hi) // 2
            if opens(mid):
                hi = mid
            else:
                lo = mid + 1
        return lo
#> Solution().oysterKnife([3, 5, 4], 2, 1)
#> Solution().oysterKnife([], 1, 2)
#> Solution().oysterKnife([6, 6], 1, 3)
#> Solution().oysterKnife([9, 1, 1], 3, 4)
#> Solution().oysterKnife([2, 4], 1, 5)
# %%
def gate_codes(codes):
    """Two runners: the slow by one, the fast by two, until they carry equal codes."""
    slow, fast = 0, 1
    hops = 0
    n = len(codes)
    while n > 1 and hops < 2 * n:
        if codes[slow] == codes[fast]:
            return slow, fast, hops
        slow = (slow + 1) % n
        fast = (fast + 2) % n
        if slow == fast:
            fast = (fast + 1) % n
        hops += 1
    return None
#> gate_codes([1, 2, 3, 2, 5])
#> gate_codes([])
#> gate_codes([4, 4])
#> gate_codes([1, 2, 3])
#> gate_codes([7, 3, 9, 1, 3, 7, 8])
# %%
def blend(a, b, ratio):
    """Merge by quota: ratio items of a for one of b, stopping at equal neighbours."""
    it, jt = iter(a), iter(b)
    out = []
    try:
        while True:
            for _ in range(ratio):
                out.append(next(it))
            out.append(next(jt))
            if len(out) > 1 and out[-1] == out[-2]:
                out.append('stop')
                break
    except StopIteration:
        out.extend(it)
        out.extend(jt)
    return out
#> blend([1, 2, 3, 4], [10, 20, 30], 2)
#> blend([], [], 1)
#> blend([5, 6], [5, 6], 1)
#> blend([1, 2], [2, 9], 2)
#> blend([7], [8, 9, 10], 3)
# %%
from typing import List


class Solution:
    def roofSignals(self, roofs: List[int]) -> List[int]:
        """Index of the nearest higher roof on either side, left preferred; -1 if none."""
        n = len(roofs)
        near = [-1] * n
        for order in (range(n - 1, -1, -1), range(n)):
            stack = []
            for i in order:
                while stack and roofs[stack[-1]] <= roofs[i]:
                    stack.pop()
                if stack:
                    j = stack[-1]
                    if near[i] < 0 or abs(j - i) <= abs(near[i] - i):
                        near[i] = j
                stack.append(i)
        return near
#> Solution().roofSignals([4, 2, 6])
#> Solution().roofSignals([])
#> Solution().roofSignals([3, 3])
#> Solution().roofSignals([9, 1, 5, 2])
#> Solution().roofSignals([2, 7, 4, 8, 3])
# %%
def share_cost(prefix, i, j):
    return prefix[j] - prefix[i] + (j - i) ** 2


def best_pair_cut(costs):
    """Cut the list in two so the dearer side is cheapest, by bisection on the cut."""
    prefix = [0]
    for c in costs:
        prefix.append(prefix[-1] + c)
    n = len(costs)
    lo, hi = 0, n
    while lo < hi:
        mid = (lo + hi) // 2
        if share_cost(prefix, 0, mid) < share_cost(prefix, mid, n):
            lo = mid + 1
        else:
            hi = mid
    worst = lambda k: max(share_cost(prefix, 0, k), share_cost(prefix, k, n))
    if lo and worst(lo - 1) < worst(lo):
        lo -= 1
    return lo, worst(lo)
#> best_pair_cut([3, 8, 1, 4])
#> best_pair_cut([])
#> best_pair_cut([7])
#> best_pair_cut([1, 1, 1, 1, 1, 1])
#> best_pair_cut([20, 2, 3, 9, 5])
# %%
class Solution:
    def crowdPeaks(self, ins, outs):
        events = [(t, 1) for t in ins] + [(t, -1) for t in outs]
        events.sort(key=lambda e: (e[0], e[1]))
        inside = 0
        best, spans = 0, []
        for idx, (t, d) in enumerate(events):
            inside += d
            if inside < best or inside == 0:
                continue
            end = events[idx + 1][0] if idx + 1 < len(events) else None
            if inside > best:
                best, spans = inside, []
            spans.append((t, end))
        return best, spans
#> Solution().crowdPeaks([1, 2, 6], [4, 7, 8])
#> Solution().crowdPeaks([], [])
#> Solution().crowdPeaks([5], [])
#> Solution().crowdPeaks([1, 3, 5], [2, 4, 6])
#> Solution().crowdPeaks([0, 1, 2, 9], [3, 3, 10, 12])
# %%
def sorted_squares_below(nums, cap):
    """nums sorted with negatives; squares in order, stop at cap."""
    split = 0
    while split < len(nums) and nums[split] < 0:
        split += 1
    i, j = split - 1, split
    out = []
    while i >= 0 or j < len(nums):
        if i < 0 or (j < len(nums) and nums[j] < -nums[i]):
            sq = nums[j] ** 2
            j += 1
        else:
            sq = nums[i] ** 2
            i -= 1
        if sq > cap:
            break
        out.append(sq)
    return out
#> sorted_squares_below([-7, -3, 0, 2, 5], 30)
#> sorted_squares_below([], 10)
#> sorted_squares_below([-4, -2], 100)
#> sorted_squares_below([6, 7], 20)
#> sorted_squares_below([-9, -1, 1, 4, 8, 10], 81)
# %%
class Solution:
    def sumTopAndBottom(self, nums, k):
        if k == 0 or not nums:
            return 0
        k = min(k, len(nums))
        low = self.select(nums, k)
        high = self.select([-x for x in nums], k)
        return -high - low

    def select(self, xs, k):
        pivot = xs[0]
        small = [x for x in xs if x < pivot]
        equal = xs.count(pivot)
        if k <= len(small):
            return self.select(small, k)
        if k <= len(small) + equal:
            return pivot
        return self.select([x for x in xs if x > pivot], k - len(small) - equal)
#> Solution().sumTopAndBottom([5, 1, 9, 3], 2)
#> Solution().sumTopAndBottom([], 3)
#> Solution().sumTopAndBottom([4, 4], 1)
#> Solution().sumTopAndBottom([8, 2, 6], 10)
#> Solution().sumTopAndBottom([30, 10, 50, 20, 40, 60], 3)
# %%
import heapq


def printer_room(jobs, printers):
    """Shortest job to the printer free first; returns the finishing times."""
    free = [(0, p) for p in range(printers)]
    waiting = sorted(jobs)
    finish = {}
    for pages in waiting:
        t, p = heapq.heappop(free)
        t += pages + (1 if pages > 5 else 0)
        finish.setdefault(p, []).append(t)
        heapq.heappush(free, (t, p))
    return finish
#> printer_room([4, 9, 2], 2)
#> printer_room([], 3)
#> printer_room([1], 1)
#> printer_room([5, 5, 5, 5], 3)
#> printer_room([12, 3, 7, 6, 1], 2)
# %%
def twist_point(a, b):
    """a rises, b falls: first index where a is not below b; None if never."""
    lo, hi = 0, min(len(a), len(b)) - 1
    ans = None
    while lo <= hi:
        mid = lo + (hi - lo) // 2
        if a[mid] >= b[mid]:
            ans, hi = mid, mid - 1
        else:
            lo = mid + 1
    if ans is None:
        return None
    return ans, a[ans] - b[ans]
#> twist_point([1, 4, 6, 9], [8, 7, 5, 2])
#> twist_point([], [3])
#> twist_point([1, 2, 3], [9, 8, 7])
#> twist_point([5], [5])
#> twist_point([10, 20, 30, 40, 50, 60], [99, 55, 31, 25, 3])
# %%
class Solution:
    def chainStones(self, stones: list) -> int:
        """Pop equal or doubling neighbours from a stack; score the merges."""
        stack, score = [], 0
        for s in stones:
            stack.append(s)
            while len(stack) > 1:
                a, b = stack[-2:]
                if a == b:
                    stack[-2:] = [a + 1]
                    score += 1
                elif b == 2 * a:
                    stack[-2:] = [b]
                    score += 2
                else:
                    break
        return score * 10 + len(stack)
#> Solution().chainStones([1, 1, 2, 3])
#> Solution().chainStones([])
#> Solution().chainStones([2, 4, 8])
#> Solution().chainStones([5, 3, 7])
#> Solution().chainStones([3, 1, 2, 3, 4, 4, 5])
# %%
def vowel_budget(text, k):
    """Longest piece with at most k vowels, none twice."""
    last = {}
    spots = []
    start = best = 0
    for i, c in enumerate(text):
        if c in 'aeiou':
            if c in last and last[c] >= start:
                start = last[c] + 1
            last[c] = i
            spots.append(i)
            inside = [s for s in spots if s >= start]
            if len(inside) > k:
                start = inside[-k - 1] + 1
        best = max(best, i - start + 1)
    return best
#> vowel_budget('banana split', 2)
#> vowel_budget('', 1)
#> vowel_budget('rhythm', 0)
#> vowel_budget('education', 3)
#> vowel_budget('noon', 5)
# %%
class Solution:
    def pairUp(self, people, chairs):
        """Tallest first, each the tightest chair; None marks those who stand."""
        chairs = sorted(chairs)
        seats = []
        for h in sorted(people, reverse=True):
            lo, hi = 0, len(chairs)
            while lo < hi:
                m = (lo + hi) // 2
                if chairs[m] * 4 >= h:
                    hi = m
                else:
                    lo = m + 1
            seats.append((h, chairs.pop(lo) if lo < len(chairs) else None))
        return seats
#> Solution().pairUp([160, 180, 150], [40, 45, 38])
#> Solution().pairUp([], [40])
#> Solution().pairUp([200, 190], [30])
#> Solution().pairUp([100, 100], [25, 25, 25])
#> Solution().pairUp([172, 148, 165, 190], [50, 36, 42, 44])
# %%
def count_less_sum(prefixes, limit):
    """Stretches with a sum under limit, positive numbers, via bisect on prefix sums."""
    from bisect import bisect_left
    sums = [0]
    for x in prefixes:
        sums.append(sums[-1] + x)
    total = 0
    for i, s in enumerate(sums[:-1]):
        j = bisect_left(sums, s + limit)
        total += j - i - 1
    return total
#> count_less_sum([2, 5, 1, 3], 7)
#> count_less_sum([], 5)
#> count_less_sum([9, 9], 9)
#> count_less_sum([1, 1, 1, 1], 100)
#> count_less_sum([6, 2, 4, 8, 1], 11)
# %%
def tug(rope):
    """Strong letters pull from both ends; '.' cells are lost until the sides meet."""
    i, j = 0, len(rope) - 1
    left = right = 0
    while i < j:
        if rope[i] == '.':
            i += 1
        elif rope[j] == '.':
            j -= 1
        else:
            a, b = ord(rope[i]) - 96, ord(rope[j]) - 96
            if a >= b:
                left += a - b
                j -= 1
            else:
                right += b - a
                i += 1
    return left, right
#> tug('c..ab')
#> tug('')
#> tug('....')
#> tug('aza')
#> tug('b.d.f.a.e')
# %%
class Solution:
    def lazyMailman(self, doors, bag):
        """Doors on both sides of the depot; bag letters per trip; total walk."""
        left = sorted(-d for d in doors if d < 0)
        right = sorted(d for d in doors if d > 0)
        walk = self.side(left, bag) + self.side(right, bag)
        far = max(left[-1:] + right[-1:], default=0)
        return walk - far

    def side(self, ds, bag):
        total = 0
        for i in range(len(ds) - 1, -1, -bag):
            total += 2 * ds[i]
        return total
#> Solution().lazyMailman([-3, 5, 8, -1], 2)
#> Solution().lazyMailman([], 1)
#> Solution().lazyMailman([0], 3)
#> Solution().lazyMailman([4, 6, 9, 12], 3)
#> Solution().lazyMailman([-7, -2, -9, 10, 1, 3], 1)
# %%
def insert_keep(intervals, new):
    """Insert one interval in a sorted list, glueing those that touch."""
    out = []
    lo, hi = new
    placed = False
    for a, b in intervals:
        if b < lo:
            out.append((a, b))
        elif a > hi:
            if not placed:
                out.append((lo, hi))
                placed = True
            out.append((a, b))
        else:
            lo, hi = min(lo, a), max(hi, b)
    if not placed:
        out.append((lo, hi))
    return out


def free_after(intervals, new, end):
    used = sum(b - a for a, b in insert_keep(intervals, new))
    return end - used
#> free_after([(1, 3), (6, 9)], (2, 5), 20)
#> free_after([], (0, 4), 10)
#> free_after([(5, 6)], (1, 2), 6)
#> free_after([(1, 2), (3, 4), (5, 6)], (0, 9), 9)
#> free_after([(0, 2), (10, 14), (20, 25)], (14, 20), 30)
# %%
class Solution:
    def secondLookup(self, table, keys):
        """Sorted (key, value) table; probe, remember the last hit as the next start."""
        start = 0
        got = []
        for k in keys:
            lo, hi = (start, len(table)) if start < len(table) and table[start][0] <= k else (0, start)
            while lo < hi:
                m = (lo + hi) // 2
                if table[m][0] < k:
                    lo = m + 1
                else:
                    hi = m
            if lo < len(table) and table[lo][0] == k:
                got.append(table[lo][1])
                start = lo
            else:
                got.append(None)
        return got
#> Solution().secondLookup([(2, 'b'), (5, 'e'), (9, 'i')], [5, 9, 2])
#> Solution().secondLookup([], [1])
#> Solution().secondLookup([(4, 'x')], [3, 4, 5])
#> Solution().secondLookup([(1, 10), (2, 20), (3, 30), (4, 40)], [4, 1])
#> Solution().secondLookup([(10, 'p'), (20, 'q'), (30, 'r'), (40, 's'), (50, 't')], [45, 40, 10, 50])
# %%
def hop_sum(nums, k):
    """Every k-th prefix sum, then the largest rise between kept ones."""
    kept = []
    run = 0
    for i, x in enumerate(nums, start=1):
        run += x
        if i % k == 0:
            kept.append(run)
    rises = [q - p for p, q in zip([0] + kept, kept)]
    return max(rises) if rises else run
#> hop_sum([1, 2, 3, 4, 5], 2)
#> hop_sum([], 3)
#> hop_sum([7, -7], 3)
#> hop_sum([-1, -2, -3], 1)
#> hop_sum([4, 4, -9, 8, 1, 2, 6], 3)
# %%
from collections import defaultdict


class Solution:
    def luckyTram(self, line, fare):
        """Same digit-sum tickets inside a sliding fare window of ids."""
        by_sum = defaultdict(list)
        hits = 0
        for ticket in sorted(line):
            s = sum(map(int, str(ticket)))
            group = by_sum[s]
            while group and ticket - group[0] > fare:
                group.pop(0)
            hits += len(group)
            group.append(ticket)
        return hits, len(by_sum)
#> Solution().luckyTram([12, 21, 30, 45], 10)
#> Solution().luckyTram([], 5)
#> Solution().luckyTram([100, 10, 1], 9)
#> Solution().luckyTram([5, 5, 5], 0)
#> Solution().luckyTram([18, 27, 36, 45, 99, 81], 18)
# %%
def settle(debts):
    """Biggest debtor pays the biggest lender until all are even."""
    owe = sorted((v, k) for k, v in debts.items() if v < 0)
    get = sorted(((v, k) for k, v in debts.items() if v > 0), reverse=True)
    moves = []
    while owe and get:
        d, who = owe.pop(0)
        g, whom = get.pop(0)
        pay = min(-d, g)
        moves.append(f'{who}>{whom}:{pay}')
        if d + pay < 0:
            owe.append((d + pay, who))
            owe.sort()
        if g - pay > 0:
            get.append((g - pay, whom))
            get.sort(reverse=True)
    return moves
#> settle({'ann': -5, 'bob': 8, 'cat': -3})
#> settle({})
#> settle({'x': 0, 'y': 0})
#> settle({'a': 10, 'b': -10})
#> settle({'p': -7, 'q': -2, 'r': 4, 's': 5})
# %%
def smallest_after(n, k):
    """Drop k digits for the smallest number, by windows of choice."""
    s = str(n)
    keep = len(s) - k
    start = 0
    picked = ''
    while keep > 0:
        window = s[start:len(s) - keep + 1]
        d = min(window)
        picked += d
        start += window.index(d) + 1
        keep -= 1
    return int(picked or 0)
#> smallest_after(42713, 2)
#> smallest_after(9, 1)
#> smallest_after(100200, 1)
#> smallest_after(12345, 0)
#> smallest_after(975318642, 5)
# %%
class Solution:
    def floodDays(self, banks, rain):
        """Day when each bank floods: bisect over the running rainfall."""
        fallen = []
        total = 0
        for r in rain:
            total += r
            fallen.append(total)

        def day(height):
            lo, hi = 0, len(fallen)
            while lo < hi:
                mid = (lo + hi) // 2
                if fallen[mid] > height:
                    hi = mid
                else:
                    lo = mid + 1
            return lo + 1 if lo < len(fallen) else 'dry'

        return {b: day(b) for b in banks}
#> Solution().floodDays([3, 10], [2, 2, 7])
#> Solution().floodDays([], [1, 2])
#> Solution().floodDays([5], [])
#> Solution().floodDays([0, 100], [0, 0, 1])
#> Solution().floodDays([4, 12, 9], [5, 3, 1, 4, 6])
# %%
def comb_gap(a):
    """Comb sort that records (gap, swaps) for each sweep."""
    a = list(a)
    gap = len(a)
    log = []
    while True:
        gap = max(1, gap * 10 // 13)
        swaps = 0
        for i in range(len(a) - gap):
            if a[i] > a[i + gap]:
                a[i], a[i + gap] = a[i + gap], a[i]
                swaps += 1
        log.append((gap, swaps))
        if gap == 1 and swaps == 0:
            return a, log
#> comb_gap([4, 1, 3])
#> comb_gap([])
#> comb_gap([1, 2, 3, 4])
#> comb_gap('zebra')
#> comb_gap([9, 7, 5, 3, 1])
# %%
from itertools import combinations


class Solution:
    def tentPegs(self, pegs, rope):
        """Pegs to choose so that the tightest gap is widest; brute force vs greedy."""
        pegs.sort()
        best = 0
        for trio in combinations(pegs, 3):
            if trio[2] - trio[0] > rope:
                continue
            best = max(best, min(trio[1] - trio[0], trio[2] - trio[1]))
        lo, hi = 0, rope // 2
        while lo < hi:
            mid = (lo + hi + 1) // 2
            if self.place(pegs, mid) >= 3:
                lo = mid
            else:
                hi = mid - 1
        return best, lo

    def place(self, pegs, gap):
        last, n = None, 0
        for p in pegs:
            if last is None or p - last >= gap:
                last, n = p, n + 1
        return n
#> Solution().tentPegs([1, 5, 9, 4], 8)
#> Solution().tentPegs([], 6)
#> Solution().tentPegs([3, 20], 10)
#> Solution().tentPegs([0, 2, 4], 4)
#> Solution().tentPegs([10, 0, 30, 20], 25)
# %%
def nth_uncovered(n, blocks):
    """n-th free integer (from 0) when the sorted [a, b) blocks are taken."""
    at = n
    for a, b in blocks:
        if at < a:
            break
        at += b - a
    return at


def free_list(blocks, count):
    merged = []
    for a, b in sorted(blocks):
        if merged and merged[-1][1] >= a:
            a0, b0 = merged.pop()
            merged.append((a0, max(b0, b)))
        else:
            merged.append((a, b))
    return [nth_uncovered(i, merged) for i in range(count)]
#> free_list([(2, 4), (5, 6)], 4)
#> free_list([], 3)
#> free_list([(0, 10)], 2)
#> free_list([(3, 5), (4, 8), (8, 9)], 5)
#> free_list([(1, 2)], 0)
# %%
class Solution:
    def trainMerge(self, north, south):
        """One track; north leads on ties; each train holds it 3 minutes."""
        i = j = 0
        clock = 0
        order = ''
        late = 0
        while i < len(north) or j < len(south):
            n = north[i] if i < len(north) else float('inf')
            s = south[j] if j < len(south) else float('inf')
            if max(n, clock) <= max(s, clock):
                due, i, order = n, i + 1, order + 'N'
            else:
                due, j, order = s, j + 1, order + 'S'
            clock = max(clock, due)
            late += clock - due
            clock += 3
        return order, late
#> Solution().trainMerge([0, 4, 10], [1, 5])
#> Solution().trainMerge([], [])
#> Solution().trainMerge([], [2, 2])
#> Solution().trainMerge([9], [1, 4, 20])
#> Solution().trainMerge([0, 1, 2, 30], [0, 15, 16])
# %%
def lone_in_pairs(sorted_ids):
    """All come in pairs but one; look at even places only."""
    lo, hi = 0, len(sorted_ids) - 1
    seen = []
    while lo < hi:
        mid = (lo + hi) // 2
        mid ^= mid & 1
        seen.append(mid)
        if sorted_ids[mid] == sorted_ids[mid + 1]:
            lo = mid + 2
        else:
            hi = mid
    return sorted_ids[lo], seen
#> lone_in_pairs([1, 1, 4, 4, 5, 8, 8])
#> lone_in_pairs([6])
#> lone_in_pairs([])
#> lone_in_pairs(['a', 'b', 'b'])
#> lone_in_pairs([2, 2, 3, 3, 7, 7, 9, 9, 12])
# %%
class Solution:
    def peakEnergy(self, tasks):
        """(gain, need): do them in any order, energy never under need; max done from 5."""
        energy = 5
        done = 0
        gains = sorted((t for t in tasks if t[0] >= 0), key=lambda t: t[1])
        costs = sorted((t for t in tasks if t[0] < 0), key=lambda t: t[0] + t[1], reverse=True)
        for gain, need in gains:
            if energy < need:
                break
            energy += gain
            done += 1
        for gain, need in costs:
            if energy >= need and energy + gain >= 0:
                energy += gain
                done += 1
        return done, energy
#> Solution().peakEnergy([(3, 4), (-4, 6), (1, 9)])
#> Solution().peakEnergy([])
#> Solution().peakEnergy([(-2, 3), (-2, 3), (-2, 3)])
#> Solution().peakEnergy([(2, 20)])
#> Solution().peakEnergy([(4, 5), (2, 1), (-6, 8), (-3, 5), (-1, 1)])
# %%
def overlap_len(a, b):
    """Largest k such that the last k of a equal the first k of b."""
    for k in range(min(len(a), len(b)), 0, -1):
        if a[-k:] == b[:k]:
            return k
    return 0


def glue(parts):
    parts = sorted(parts, key=len, reverse=True)
    while len(parts) > 1:
        best = (0, 0, 1)
        for i in range(len(parts)):
            for j in range(len(parts)):
                if i != j:
                    k = overlap_len(parts[i], parts[j])
                    if k > best[0]:
                        best = (k, i, j)
        k, i, j = best
        joined = parts[i] + parts[j][k:]
        parts = [p for n, p in enumerate(parts) if n not in (i, j)] + [joined]
    return parts[0] if parts else ''
#> glue(['cater', 'erase'])
#> glue([])
#> glue(['solo'])
#> glue(['ab', 'bc', 'ca'])
#> glue(['xyz', 'pq', 'zp'])
# %%
class Solution:
    def thinIce(self, ice, load):
        """Remove the thinnest edges until what is left carries the load per cell."""
        lo, hi = 0, len(ice)
        while lo < hi and sum(ice[lo:hi]) < load * (hi - lo):
            if ice[lo] <= ice[hi - 1]:
                lo += 1
            else:
                hi -= 1
        return (lo, hi) if lo < hi else None
#> Solution().thinIce([2, 6, 7, 3, 1], 5)
#> Solution().thinIce([], 2)
#> Solution().thinIce([1, 1, 1], 4)
#> Solution().thinIce([9, 9], 3)
#> Solution().thinIce([4, 8, 2, 10, 5, 3], 7)
# %%
def rank_gaps(scores):
    """Dense rank, then the binary-searched first rank with a gap above ten."""
    levels = sorted(set(scores), reverse=True)
    rank = {s: i + 1 for i, s in enumerate(levels)}
    lead = levels[0] if levels else 0
    lo, hi = 0, len(levels)
    while lo < hi:
        mid = (lo + hi) // 2
        if lead - levels[mid] > 10:
            hi = mid
        else:
            lo = mid + 1
    safe = [rank[s] for s in scores if rank[s] <= lo]
    return safe, len(scores) - len(safe)
#> rank_gaps([50, 45, 38, 50])
#> rank_gaps([])
#> rank_gaps([7])
#> rank_gaps([100, 10, 20, 30])
#> rank_gaps([88, 81, 79, 90, 60, 81])
# %%
from functools import cmp_to_key


class Solution:
    def biggestSign(self, plates, skip):
        """Join plates for the largest text, leaving out the `skip` worst."""
        def better(x, y):
            if x + y == y + x:
                return 0
            return -1 if x + y > y + x else 1

        order = sorted(map(str, plates), key=cmp_to_key(better))
        kept = order[:len(order) - skip] if skip else order
        return ''.join(kept) or '-'
#> Solution().biggestSign([3, 30, 34], 0)
#> Solution().biggestSign([], 1)
#> Solution().biggestSign([5, 5], 2)
#> Solution().biggestSign([12, 121, 9], 1)
#> Solution().biggestSign([7, 76, 767, 1], 1)
# %%
def move_line(queue, vip):
    """Stable partition by rotation: vips to the front, recursively by halves."""
    def go(q):
        if len(q) <= 1:
            return q, int(bool(q) and q[0] in vip)
        m = len(q) // 2
        (left, a), (right, b) = go(q[:m]), go(q[m:])
        return left[:a] + right[:b] + left[a:] + right[b:], a + b

    line, count = go(queue)
    return line, count
#> move_line([4, 7, 2, 9], [7, 9])
#> move_line([], [1])
#> move_line([3], [3])
#> move_line([1, 2, 3], [])
#> move_line(['d', 'a', 'c', 'b', 'e'], ['b', 'a', 'e'])
# %%
class Solution:
    def bounceCount(self, heights, drop):
        """Ball falls over rising sorted steps; each bounce reaches two thirds."""
        heights = sorted(heights)
        bounces = []
        level = drop
        while level > 0 and len(bounces) < 8:
            lo, hi = 0, len(heights)
            while lo < hi:
                mid = (lo + hi) // 2
                if heights[mid] < level:
                    lo = mid + 1
                else:
                    hi = mid
            if lo == 0:
                break
            bounces.append(lo)
            level = level * 2 // 3
        return bounces
#> Solution().bounceCount([2, 5, 9, 14], 15)
#> Solution().bounceCount([], 10)
#> Solution().bounceCount([4], 3)
#> Solution().bounceCount([1, 1, 1], 4)
#> Solution().bounceCount([30, 8, 12, 20], 40)
# %%
def widest_rise(temps, need):
    """Farthest i < j with temps[j] - temps[i] >= need, two passes of best-so-far."""
    n = len(temps)
    low, high = temps[:], temps[:]
    for i in range(1, n):
        low[i] = min(low[i], low[i - 1])
    for i in range(n - 2, -1, -1):
        high[i] = max(high[i], high[i + 1])
    i = j = best = 0
    while i < n and j < n:
        if high[j] - low[i] >= need:
            best = max(best, j - i)
            j += 1
        else:
            i += 1
    return best
#> widest_rise([5, 2, 9, 4, 6], 3)
#> widest_rise([], 1)
#> widest_rise([9, 6, 3], 1)
#> widest_rise([4, 4, 4], 0)
#> widest_rise([10, 3, 8, 1, 7, 12, 2], 5)
# %%
class Solution:
    def dock(self, ships, piers):
        """Ship (length, arrival): best-fit pier; piers lengths; who waits."""
        piers = sorted(piers)
        placed, waiting = {}, []
        for length, arrival in sorted(ships, key=lambda s: (s[1], -s[0])):
            fit = next((p for p in piers if p >= length), None)
            if fit is None:
                waiting.append(length)
            else:
                piers.remove(fit)
                placed[arrival] = placed.get(arrival, 0) + fit - length
        return placed, waiting
#> Solution().dock([(30, 1), (50, 2), (20, 1)], [40, 25, 60])
#> Solution().dock([], [10])
#> Solution().dock([(70, 5)], [60])
#> Solution().dock([(10, 0), (10, 0), (10, 0)], [10, 11])
#> Solution().dock([(35, 3), (15, 1), (45, 2), (15, 4)], [50, 20, 40])
# %%
def shave_common(a, b):
    """Cut the common head and tail of two lists; return the differing cores."""
    i = 0
    while i < len(a) and i < len(b) and a[i] == b[i]:
        i += 1
    x, y = len(a), len(b)
    while x > i and y > i and a[x - 1] == b[y - 1]:
        x -= 1
        y -= 1
    return a[i:x], b[i:y]


def change_size(a, b):
    core_a, core_b = shave_common(a, b)
    if core_a and not core_b:
        return f'-{len(core_a)}'
    if core_b and not core_a:
        return f'+{len(core_b)}'
    return f'~{max(len(core_a), len(core_b))}'
#> change_size('winter', 'wiser')
#> change_size('', '')
#> change_size('abcdef', 'abef')
#> change_size([1, 2], [1, 9, 9, 2])
#> change_size('parties', 'pastries')
# %%
class Solution:
    def minPush(self, crates, aisle):
        """Least push p so that crates moved at most p each stand at least aisle apart."""
        crates = sorted(crates)

        def ok(p):
            at = float('-inf')
            for c in crates:
                spot = max(c - p, at + aisle)
                if spot > c + p:
                    return False
                at = spot
            return True

        p = 0
        span = aisle * len(crates)
        while span:
            if not ok(p + span - 1):
                p += span
            span //= 2
        while not ok(p):
            p += 1
        return p
#> Solution().minPush([1, 2, 9], 4)
#> Solution().minPush([], 3)
#> Solution().minPush([0, 10], 5)
#> Solution().minPush([5, 5, 5], 2)
#> Solution().minPush([3, 4, 6, 20], 3)
# %%
def echo_pairs(calls, replies, low, high):
    """Each call takes the earliest unused reply that comes low..high later."""
    replies = sorted(replies)
    used = [False] * len(replies)
    start = 0
    delays = []
    for c in sorted(calls):
        while start < len(replies) and replies[start] < c + low:
            start += 1
        for k in range(start, len(replies)):
            if replies[k] > c + high:
                break
            if not used[k]:
                used[k] = True
                delays.append(replies[k] - c)
                break
    return delays, used.count(False)
#> echo_pairs([1, 4, 10], [3, 6, 7, 20], 2, 5)
#> echo_pairs([], [5, 6], 1, 2)
#> echo_pairs([2, 2, 2], [4, 4], 1, 3)
#> echo_pairs([9], [1, 2, 3], 0, 4)
#> echo_pairs([15, 3, 8], [5, 9, 11, 17, 18], 1, 9)
