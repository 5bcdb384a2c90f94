# %%
def read_runs(rle):
    """'3a2b' to a list of (letter, count)."""
    runs = []
    num = ''
    for ch in rle:
        if ch.isdigit():
            num += ch
        else:
            runs.append((ch, int(num or 1)))
            num = ''
    return runs


def slice_rle(rle, lo, hi):
    """Slice [lo, hi) of the unpacked text without unpacking it whole."""
    out = ''
    pos = 0
    for ch, n in read_runs(rle):
        a, b = max(lo, pos), min(hi, pos + n)
        if a < b:
            out += ch * (b - a)
        pos += n
        if pos >= hi:
            break
    return out
#> slice_rle('3a2b4c', 2, 6)
#> slice_rle('', 0, 3)
#> slice_rle('ab12z', 1, 4)
#> slice_rle('5x', 4, 99)
#> slice_rle('2p3q', 3, 3)
# %%
class Solution:
    def kindestWindow(self, temps, size, ideal):
        """Window whose total distance from ideal is least, with a running total."""
        off = [abs(t - ideal) for t in temps]
        if size > len(off):
            return []
        cur = sum(off[:size])
        best, start = cur, 0
        for r in range(size, len(off)):
            cur += off[r] - off[r - size]
            if cur < best:
                best = cur
                start = r - size + 1
        return temps[start:start + size]
#> Solution().kindestWindow([18, 25, 22, 20, 31], 2, 21)
#> Solution().kindestWindow([5], 2, 5)
#> Solution().kindestWindow([1, 2, 3, 4, 5, 6], 3, 5)
#> Solution().kindestWindow([-4, 10, -10, 0], 1, 1)
#> Solution().kindestWindow([7, 7, 7, 7], 4, 0)
# %%
from collections import defaultdict


def group_positions(tags):
    where = defaultdict(list)
    for i, t in enumerate(tags):
        where[t].append(i)
    return where


def longest_after_deletes(tags, deletes):
    """Longest equal run after removing at most `deletes` other tags."""
    best = (0, '')
    for tag, spots in group_positions(tags).items():
        l = 0
        for r in range(len(spots)):
            while spots[r] - spots[l] - (r - l) > deletes:
                l += 1
            if r - l + 1 > best[0]:
                best = (r - l + 1, tag)
    return best
#> longest_after_deletes('abaab', 1)
#> longest_after_deletes('', 2)
#> longest_after_deletes('xyxyxyy', 2)
#> longest_after_deletes('qqrq', 0)
#> longest_after_deletes('mnop', 3)
# %%
from typing import List


class Solution:
    def orchardRows(self, trees: List[int], baskets: int, pickers: int) -> int:
        """Least basket size so that every picker carries at most `baskets` loads."""
        lo, hi = 1, max(trees, default=1)
        while lo < hi:
            size = (lo + hi) // 2
            loads = self.loads(trees, size)
            if loads <= baskets * pickers:
                hi = size
            else:
                lo = size + 1
        return lo

    def loads(self, trees: List[int], size: int) -> int:
        total = 0
        for fruit in trees:
            full, rest = divmod(fruit, size)
            total += full + (rest > 0)
        return total
#> Solution().orchardRows([10, 4, 7], 2, 3)
#> Solution().orchardRows([], 1, 1)
#> Solution().orchardRows([30], 5, 2)
#> Solution().orchardRows([6, 6, 6, 6], 1, 4)
#> Solution().orchardRows([1, 9, 2], 6, 2)
# %%
def crush_cans(cans):
    """A new can crushes all lighter cans behind it, losing one gram for each."""
    row = []
    for c in cans:
        while row and row[-1] < c:
            row.pop()
            c -= 1
        row.append(c)
    return row


def crush_both_ways(cans):
    a = crush_cans(cans)
    b = crush_cans(cans[::-1])
    if len(a) == len(b):
        return 'same', len(a)
    return ('right', a) if len(a) < len(b) else ('left', b)
#> crush_both_ways([3, 1, 4, 2])
#> crush_both_ways([])
#> crush_both_ways([5, 4, 3, 2])
#> crush_both_ways([1, 2, 3, 9])
#> crush_both_ways([2, 7, 7, 3, 6])
# %%
class Solution:
    def windowBitAnd(self, nums, goal):
        """Slice ending anywhere whose AND is nearest goal; keep distinct ANDs only."""
        ends = []
        best = None
        for x in nums:
            nxt = [x]
            for v in ends:
                y = v & x
                if y != nxt[-1]:
                    nxt.append(y)
            ends = nxt
            for y in ends:
                if best is None or abs(y - goal) < abs(best - goal):
                    best = y
        return best
#> Solution().windowBitAnd([12, 10, 7], 3)
#> Solution().windowBitAnd([], 5)
#> Solution().windowBitAnd([8], 1)
#> Solution().windowBitAnd([15, 14, 12, 8], 13)
#> Solution().windowBitAnd([31, 21, 10, 4], 0)
# %%
def pair_trains(arrive, depart, change):
    """For every arriving train the first departure one can still catch."""
    depart = sorted(depart)
    waits = []
    for t in arrive:
        lo, hi = 0, len(depart)
        while lo < hi:
            mid = (lo + hi) // 2
            if depart[mid] < t + change:
                lo = mid + 1
            else:
                hi = mid
        waits.append(depart[lo] - t if lo < len(depart) else None)
    return waits


def longest_wait(arrive, depart, change):
    waits = pair_trains(arrive, depart, change)
    missed = waits.count(None)
    known = [w for w in waits if w is not None]
    return max(known, default=0), missed
#> longest_wait([10, 25, 50], [20, 30, 45], 5)
#> longest_wait([], [5], 1)
#> longest_wait([7, 8], [], 2)
#> longest_wait([1, 2, 3], [3, 2, 1], 0)
#> longest_wait([100, 40], [90, 101, 130], 10)
# %%
class Solution:
    def mergeCrowds(self, crowd, target):
        """Two pointers: join the smallest with the largest until each group hits target."""
        crowd = sorted(crowd)
        l, r = 0, len(crowd) - 1
        groups = []
        while l <= r:
            total = crowd[r]
            members = [crowd[r]]
            r -= 1
            while total < target and l <= r:
                total += crowd[l]
                members.append(crowd[l])
                l += 1
            if total < target:
                return groups, members
            groups.append(members)
        return groups, []
#> Solution().mergeCrowds([2, 8, 5, 3, 1], 9)
#> Solution().mergeCrowds([], 4)
#> Solution().mergeCrowds([1, 1, 1], 10)
#> Solution().mergeCrowds([10, 20, 30], 5)
#> Solution().mergeCrowds([4, 6, 4, 6], 10)
# %%
from collections import deque


def first_unseen(stream, size):
    """After each item, the first of the last `size` items that is single there."""
    window = deque()
    cnt = {}
    out = []
    for x in stream:
        window.append(x)
        cnt[x] = cnt.get(x, 0) + 1
        if len(window) > size:
            old = window.popleft()
            cnt[old] -= 1
        for y in window:
            if cnt[y] == 1:
                out.append(y)
                break
        else:
            out.append(None)
    return out
#> first_unseen([4, 5, 4, 6], 3)
#> first_unseen([1, 1, 1], 2)
#> first_unseen([], 4)
#> first_unseen('abcab', 5)
#> first_unseen([7, 8, 8, 7, 9], 4)
# %%
def rain_plan(beds, showers):
    """showers: (from, to, litres per bed); which beds are still thirsty."""
    diff = [0] * (len(beds) + 1)
    for a, b, litres in showers:
        diff[a] += litres
        diff[b] -= litres
    got = 0
    thirsty = {}
    for i, need in enumerate(beds):
        got += diff[i]
        if got < need:
            thirsty[i] = need - got
    return thirsty


def showers_needed(beds, showers):
    for k in range(len(showers) + 1):
        if not rain_plan(beds, showers[:k]):
            return k
    return -1
#> showers_needed([2, 3, 1], [(0, 2, 2), (1, 3, 1), (0, 3, 5)])
#> showers_needed([], [])
#> showers_needed([9, 9], [(0, 1, 9)])
#> showers_needed([1, 1, 1, 1], [(0, 4, 1), (2, 3, 1)])
#> showers_needed([0, 4, 0], [(0, 3, 1), (1, 2, 2), (1, 2, 1)])
# %%
class Solution:
    def elbowRoom(self, seats, gap):
        """Most guests seated so that chosen seats lie gap apart, greedily; then spread."""
        seats = sorted(seats)
        chosen = self.choose(seats, gap)
        while gap > 0 and len(chosen) < 2 <= len(seats):
            gap -= 1
            chosen = self.choose(seats, gap)
        return gap, chosen

    def choose(self, seats, gap):
        chosen = []
        for s in seats:
            if not chosen or s - chosen[-1] >= gap:
                chosen.append(s)
        return chosen
#> Solution().elbowRoom([1, 2, 4, 7, 8], 3)
#> Solution().elbowRoom([], 2)
#> Solution().elbowRoom([3, 6], 5)
#> Solution().elbowRoom([10], 4)
#> Solution().elbowRoom([5, 5, 5], 1)
# %%
def palindrome_cost(s, weights):
    """Pairs from the outside in; pay the cheaper of the two letters to fix."""
    i, j = 0, len(s) - 1
    cost = 0
    fixed = list(s)
    while i < j:
        a, b = s[i], s[j]
        if a != b:
            wa, wb = weights.get(a, 1), weights.get(b, 1)
            if wa <= wb:
                fixed[i] = b
                cost += wa
            else:
                fixed[j] = a
                cost += wb
        i += 1
        j -= 1
    return ''.join(fixed), cost
#> palindrome_cost('abcd', {'a': 3, 'c': 2})
#> palindrome_cost('level', {})
#> palindrome_cost('', {'x': 1})
#> palindrome_cost('stop', {'s': 5, 'p': 5})
#> palindrome_cost('kayaks', {'s': 9, 'k': 4})
# %%
class Solution:
    def packetLoss(self, ids, window):
        """Missing ids inside each full window of a rising id stream."""
        report = []
        for r in range(window - 1, len(ids)):
            l = r - window + 1
            missing = ids[r] - ids[l] + 1 - window
            if missing:
                report.append((ids[l], ids[r], missing))
        return report

    def worstLoss(self, ids, window):
        report = self.packetLoss(sorted(set(ids)), window)
        if not report:
            return 'clean'
        return max(report, key=lambda row: (row[2], -row[0]))
#> Solution().worstLoss([1, 2, 5, 6, 10], 3)
#> Solution().worstLoss([4, 5, 6], 2)
#> Solution().worstLoss([], 1)
#> Solution().worstLoss([9, 1, 5, 1], 2)
#> Solution().worstLoss([100, 90, 80, 70], 4)
# %%
def step_chart(changes, days):
    """changes: {day: delta}; list the level per day, never under zero."""
    level = 0
    chart = []
    for d in range(days):
        level = max(0, level + changes.get(d, 0))
        chart.append(level)
    return chart


def longest_plateau(changes, days):
    chart = step_chart(changes, days)
    best_len, best_level = 0, None
    i = 0
    while i < len(chart):
        j = i
        while j + 1 < len(chart) and chart[j + 1] == chart[i]:
            j += 1
        if j - i + 1 > best_len:
            best_len, best_level = j - i + 1, chart[i]
        i = j + 1
    return best_level, best_len
#> longest_plateau({0: 3, 4: -1, 6: 5}, 9)
#> longest_plateau({}, 0)
#> longest_plateau({1: -4, 2: 2}, 5)
#> longest_plateau({0: 1, 1: 1, 2: 1}, 3)
#> longest_plateau({9: 7}, 4)
# %%
from bisect import bisect_right


class Solution:
    def discountSteps(self, steps, carts):
        """steps: sorted (amount, percent); price of every cart after discount."""
        amounts = [a for a, _ in steps]
        prices = []
        for cart in carts:
            total = sum(cart)
            k = bisect_right(amounts, total)
            percent = steps[k - 1][1] if k else 0
            prices.append(total - total * percent // 100)
        return prices
#> Solution().discountSteps([(50, 5), (100, 10)], [[20, 30], [99], [40, 70]])
#> Solution().discountSteps([], [[10, 10]])
#> Solution().discountSteps([(10, 50)], [])
#> Solution().discountSteps([(1, 1), (200, 20), (400, 25)], [[], [1], [199, 1], [500]])
#> Solution().discountSteps([(30, 10)], [[29], [30], [31]])
# %%
def trapped_runs(s):
    """Runs of one letter with the same other letter at both sides."""
    found = []
    i = 1
    while i < len(s) - 1:
        j = i
        while j < len(s) and s[j] == s[i]:
            j += 1
        if j < len(s) and s[i - 1] == s[j] and s[i] != s[j]:
            found.append((i, j - i))
        i = j
    return found


def swallow(s):
    rounds = 0
    while True:
        runs = trapped_runs(s)
        if not runs:
            return s, rounds
        at, size = max(runs, key=lambda r: r[1])
        s = s[:at] + s[at - 1] * size + s[at + size:]
        rounds += 1
#> swallow('abba')
#> swallow('xy')
#> swallow('')
#> swallow('oxoxxo')
#> swallow('aabcba')
# %%
class Solution:
    def bestMeeting(self, free, people, length):
        """free: rows of 0/1 per slot; first block with enough people throughout."""
        if not free:
            return None
        slots = [sum(col) for col in zip(*free)]
        run = 0
        best = max(slots)
        for i, n in enumerate(slots):
            if n >= people:
                run += 1
                if run == length:
                    return i - length + 1, min(slots[i - length + 1:i + 1])
            else:
                run = 0
        return f'at most {best}'
#> Solution().bestMeeting([[1, 1, 0, 1], [0, 1, 1, 1]], 2, 1)
#> Solution().bestMeeting([], 1, 1)
#> Solution().bestMeeting([[1, 0, 1], [0, 1, 0]], 2, 2)
#> Solution().bestMeeting([[1, 1, 1, 1, 0], [0, 1, 1, 1, 1], [1, 0, 1, 1, 1]], 2, 3)
#> Solution().bestMeeting([[0, 0]], 0, 2)
# %%
def min_removals(nums, ratio):
    """Fewest removals so that the largest is at most ratio times the smallest."""
    nums = sorted(nums)
    keep = 0
    l = 0
    for r in range(len(nums)):
        while nums[r] > ratio * nums[l]:
            l += 1
        keep = max(keep, r - l + 1)
    return len(nums) - keep


def ratio_table(nums, ratios):
    table = {}
    for q in ratios:
        gone = min_removals(nums, q)
        table[q] = gone
        if gone == 0:
            break
    return table
#> ratio_table([1, 2, 4, 9], [2, 4, 9])
#> ratio_table([], [3])
#> ratio_table([5, 5], [1, 2, 3])
#> ratio_table([3, 30, 10, 90], [1, 3])
#> ratio_table([7, 8], [])
# %%
class Solution:
    def flipWindows(self, coins, size):
        """Flip blocks of `size` from the left until all show heads; None if not possible."""
        flips = []
        active = []
        for i, c in enumerate(coins):
            while active and active[0] <= i - size:
                active.pop(0)
            heads = (c == 'H') ^ (len(active) % 2)
            if heads:
                continue
            if i + size > len(coins):
                return None
            flips.append(i)
            active.append(i)
        return flips
#> Solution().flipWindows('HTTH', 2)
#> Solution().flipWindows('HHH', 2)
#> Solution().flipWindows('', 3)
#> Solution().flipWindows('THTHT', 3)
#> Solution().flipWindows('TTHTTT', 2)
# %%
def halving_search(lo, hi, better):
    path = []
    while lo < hi:
        mid = (lo + hi) // 2
        path.append(mid)
        if better(mid):
            lo = mid + 1
        else:
            hi = mid
    return lo, path


def fence_squares(length, width):
    """Largest whole n such that n rows of side-n squares still fit the field."""
    limit, path = halving_search(1, length + 1, lambda n: n * n <= length and n <= width)
    return limit - 1, path
#> fence_squares(30, 10)
#> fence_squares(0, 5)
#> fence_squares(100, 3)
#> fence_squares(16, 16)
#> fence_squares(1, 1)
# %%
class Solution:
    def loudCorner(self, noise, r, c):
        """Sum of each quadrant around (r, c) by row prefixes; the loudest wins."""
        pre = [[0] for _ in noise]
        for i, row in enumerate(noise):
            for x in row:
                pre[i].append(pre[i][-1] + x)

        def block(r1, r2, c1, c2):
            return sum(pre[i][c2] - pre[i][c1] for i in range(r1, r2))

        h, w = len(noise), len(noise[0])
        sums = {
            'nw': block(0, r, 0, c),
            'ne': block(0, r, c, w),
            'sw': block(r, h, 0, c),
            'se': block(r, h, c, w),
        }
        return max(sums, key=sums.get), sums
#> Solution().loudCorner([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 1, 1)
#> Solution().loudCorner([[5]], 0, 0)
#> Solution().loudCorner([[9, 0], [0, 9]], 1, 1)
#> Solution().loudCorner([[3, 3, 3, 3]], 1, 2)
#> Solution().loudCorner([], 0, 0)
# %%
def sandwich_counts(nums):
    """For each item how many earlier are smaller and later are larger, multiplied."""
    res = 0
    for j, x in enumerate(nums):
        smaller = sum(1 for y in nums[:j] if y < x)
        larger = sum(1 for y in nums[j + 1:] if y > x)
        res += smaller * larger
    return res


def best_removed(nums):
    """Which single removal leaves the most rising triples."""
    top = (sandwich_counts(nums), None)
    for i in range(len(nums)):
        score = sandwich_counts(nums[:i] + nums[i + 1:])
        if score >= top[0] and top[1] is None:
            top = (score, i)
        elif score > top[0]:
            top = (score, i)
    return top
#> best_removed([1, 5, 2, 3])
#> best_removed([])
#> best_removed([3, 2, 1])
#> best_removed([1, 2, 3])
#> best_removed([2, 1, 4])
# %%
class Solution:
    def greedyPairs(self, weights, limit):
        """Close the lightest with the heaviest that still fits; singles go alone."""
        w = sorted(weights)
        pairs, alone = [], []
        while w:
            light = w.pop(0)
            lo, hi = 0, len(w)
            while lo < hi:
                mid = (lo + hi) // 2
                if w[mid] + light <= limit:
                    lo = mid + 1
                else:
                    hi = mid
            if lo:
                pairs.append((light, w.pop(lo - 1)))
            else:
                alone.append(light)
        return pairs, alone
#> Solution().greedyPairs([5, 3, 9, 4, 7], 10)
#> Solution().greedyPairs([], 6)
#> Solution().greedyPairs([8, 8], 10)
#> Solution().greedyPairs([1, 1, 1], 2)
#> Solution().greedyPairs([2, 6, 4, 3, 5, 1], 7)
# %%
def active_users(log, day):
    """log: 'u+3' joins on day 3, 'u-7' leaves on day 7."""
    deltas = {}
    for entry in log:
        sign = 1 if '+' in entry else -1
        when = int(entry.replace('-', '+').split('+')[1])
        deltas[when] = deltas.get(when, 0) + sign
    total = 0
    for when in sorted(deltas):
        if when > day:
            break
        total += deltas[when]
    return total


def busiest_day(log, horizon):
    counts = [active_users(log, d) for d in range(horizon)]
    peak = max(counts, default=0)
    return counts.index(peak) if counts else -1, peak
#> busiest_day(['a+0', 'b+1', 'a-2'], 3)
#> busiest_day([], 0)
#> busiest_day(['x+5'], 3)
#> busiest_day(['p+1', 'q+1', 'p-3', 'q-2'], 4)
#> busiest_day(['m+0', 'm-1'], 2)
# %%
class Solution:
    def repeatReader(self, text, size):
        """Chunks of the size that occur again later without overlap."""
        first = {}
        repeats = {}
        for i in range(len(text) - size + 1):
            chunk = text[i:i + size]
            if chunk not in first:
                first[chunk] = i
            elif i - first[chunk] >= size:
                repeats.setdefault(chunk, []).append(i)
                first[chunk] = i
        return repeats
#> Solution().repeatReader('abcabcab', 3)
#> Solution().repeatReader('aaaaa', 2)
#> Solution().repeatReader('', 1)
#> Solution().repeatReader('noonmoon', 2)
#> Solution().repeatReader('xyz', 1)
# %%
def spread_bikes(stations, target):
    """Move surplus bikes to the right or left neighbour: total carried by prefix."""
    carry = 0
    moves = []
    for have in stations:
        carry += have - target
        moves.append(carry)
    if carry:
        return None
    return sum(abs(m) for m in moves), moves


def best_target(stations):
    total = sum(stations)
    n = len(stations)
    if n == 0 or total % n:
        return 'uneven'
    cost, moves = spread_bikes(stations, total // n)
    busiest = max(range(n), key=lambda i: abs(moves[i]))
    return cost, busiest
#> best_target([5, 0, 1])
#> best_target([])
#> best_target([1, 2])
#> best_target([4, 4, 4, 4])
#> best_target([0, 0, 9, 3])
# %%
from typing import List


class Solution:
    def climbWindows(self, gains: List[int], k: int) -> List[List[int]]:
        """The two best windows of length k that do not overlap."""
        n = len(gains)
        sums = [sum(gains[i:i + k]) for i in range(n - k + 1)]
        best: List[List[int]] = []
        top = None
        left = 0
        for i in range(k, len(sums)):
            if sums[i - k] > sums[left]:
                left = i - k
            total = sums[left] + sums[i]
            if top is None or total > top:
                top = total
                best = [[left, sums[left]], [i, sums[i]]]
        return best
#> Solution().climbWindows([1, 4, 2, 7, 3, 5], 2)
#> Solution().climbWindows([3, 3], 2)
#> Solution().climbWindows([5, -1, 6], 1)
#> Solution().climbWindows([2, 2, 2, 2, 2, 2, 9], 3)
#> Solution().climbWindows([], 1)
# %%
def dial_code(start, turns, stops):
    """Lock dial: right and left in turn; tells which stops were passed how often."""
    pos = start
    passed = {s: 0 for s in stops}
    for k, t in enumerate(turns):
        step = 1 if k % 2 == 0 else -1
        for _ in range(t):
            pos = (pos + step) % 12
            if pos in passed:
                passed[pos] += 1
    return pos, passed
#> dial_code(0, [5, 3], [4, 2])
#> dial_code(7, [], [7])
#> dial_code(11, [2, 13], [0])
#> dial_code(3, [1, 1, 1, 1], [3, 4, 9])
#> dial_code(6, [12], [])
# %%
class Solution:
    def coldestBlock(self, temps, limit):
        """Longest block whose mean is at most limit, via decreasing suffix minima."""
        pre = [0]
        for t in temps:
            pre.append(pre[-1] + t - limit)
        stack = []
        for i, p in enumerate(pre):
            if not stack or p > pre[stack[-1]]:
                stack.append(i)
        best = (0, 0)
        for j in range(len(pre) - 1, -1, -1):
            while stack and pre[stack[-1]] >= pre[j]:
                i = stack.pop()
                if j - i > best[1] - best[0]:
                    best = (i, j)
        return best
#> Solution().coldestBlock([5, 9, 2, 8, 12], 6)
#> Solution().coldestBlock([10, 11], 3)
#> Solution().coldestBlock([], 0)
#> Solution().coldestBlock([1, 1, 1], 1)
#> Solution().coldestBlock([7, 0, 0, 9, 9, 1], 4)
# %%
def keyboard_fingers(text, reach):
    """Two hands on a row of keys: move the nearer hand, keep them apart."""
    keys = 'qwertyuiop'
    left, right = 2, 7
    travel = 0
    log = ''
    for ch in text:
        k = keys.find(ch)
        if k < 0:
            log += '?'
            continue
        dl, dr = abs(k - left), abs(k - right)
        if dl <= dr:
            travel += dl
            left = k
            log += 'l' if dl <= reach else 'L'
        else:
            travel += dr
            right = k
            log += 'r' if dr <= reach else 'R'
    return log, travel
#> keyboard_fingers('power', 2)
#> keyboard_fingers('', 1)
#> keyboard_fingers('type it', 3)
#> keyboard_fingers('qqpp', 0)
#> keyboard_fingers('abc', 5)
# %%
class Solution:
    def tapeCover(self, holes, tape, rolls):
        """Can `rolls` pieces of tape of equal length cover holes? Binary search length."""
        holes = sorted(holes)
        lo, hi = 0, (holes[-1] - holes[0]) if holes else 0
        tries = 0
        while lo < hi:
            mid = (lo + hi) // 2
            tries += 1
            if self.pieces(holes, mid) <= rolls:
                hi = mid
            else:
                lo = mid + 1
        return lo <= tape, lo, tries

    def pieces(self, holes, length):
        count = 0
        end = None
        for h in holes:
            if end is None or h > end:
                count += 1
                end = h + length
        return count
#> Solution().tapeCover([1, 4, 9, 11], 3, 2)
#> Solution().tapeCover([], 1, 1)
#> Solution().tapeCover([5, 6, 7, 8], 1, 2)
#> Solution().tapeCover([0, 100], 50, 1)
#> Solution().tapeCover([3, 3, 3], 0, 1)
# %%
def consecutive_wins(board, player):
    best = cur = 0
    for p in board:
        cur = cur + 1 if p == player else 0
        best = max(best, cur)
    return best


def columns(rows):
    return [''.join(col) for col in zip(*rows)]


def line_score(rows, player):
    """Longest line in rows and in columns, and whichever is the longer."""
    across = max((consecutive_wins(r, player) for r in rows), default=0)
    down = max((consecutive_wins(c, player) for c in columns(rows)), default=0)
    if across == down:
        return 'both', across
    return ('across', across) if across > down else ('down', down)
#> line_score(['xox', 'xxo', 'xoo'], 'x')
#> line_score([], 'o')
#> line_score(['oooo', 'xxxo'], 'o')
#> line_score(['ab', 'ba'], 'a')
#> line_score(['..', '..'], 'x')
# %%
class Solution:
    def splitRuns(self, nums, maxGap):
        """Fewest rising piles: put each item on the pile with the nearest smaller top."""
        piles = []
        for x in nums:
            best = -1
            for k, pile in enumerate(piles):
                gap = x - pile[-1]
                if 0 < gap <= maxGap and (best < 0 or gap < x - piles[best][-1]):
                    best = k
            if best < 0:
                piles.append([x])
            else:
                piles[best].append(x)
        return piles
#> Solution().splitRuns([1, 4, 2, 5, 3], 3)
#> Solution().splitRuns([], 1)
#> Solution().splitRuns([5, 4, 3], 10)
#> Solution().splitRuns([1, 10, 2, 11, 3], 2)
#> Solution().splitRuns([2, 2, 3, 3], 1)
# %%
def snack_stops(distances, hunger):
    """Prefix distances; eat at the last stop before hunger kilometres pass."""
    at = [0]
    for d in distances:
        at.append(at[-1] + d)
    eaten = 0
    stops = []
    for here, nxt in zip(at, at[1:]):
        if nxt - eaten > hunger:
            if here == eaten:
                stops.append('late')
                eaten = nxt
            else:
                stops.append(here)
                eaten = here
    return stops
#> snack_stops([3, 4, 2, 5], 8)
#> snack_stops([], 5)
#> snack_stops([10, 1, 1], 6)
#> snack_stops([2, 2, 2, 2, 2], 4)
#> snack_stops([1, 1], 50)
# %%
class Solution:
    def shortestBoast(self, text, words):
        """Smallest block of the text's words that holds every wanted word, in any order."""
        tokens = text.lower().split()
        need = {w: 1 for w in words}
        missing = len(need)
        l = 0
        best = None
        for r, tok in enumerate(tokens):
            if tok in need:
                missing -= need[tok] > 0
                need[tok] -= 1
            while missing == 0 and l <= r:
                if best is None or r - l < len(best) - 1:
                    best = tokens[l:r + 1]
                out = tokens[l]
                if out in need:
                    need[out] += 1
                    missing += need[out] > 0
                l += 1
        return ' '.join(best) if best else None
#> Solution().shortestBoast('We are big and we are bold', ['big', 'we'])
#> Solution().shortestBoast('no luck', ['yes'])
#> Solution().shortestBoast('', ['a'])
#> Solution().shortestBoast('run fast or run far', ['far', 'run'])
#> Solution().shortestBoast('One two one', ['one'])
# %%
def roll_forward(state, rule, times):
    """Three-cell window rule on a ring; rule gives the number of live cells that lives."""
    n = len(state)
    for _ in range(times):
        nxt = []
        for i in range(n):
            alive = state[i - 1] + state[i] + state[(i + 1) % n]
            nxt.append(1 if alive in rule else 0)
        if nxt == state:
            break
        state = nxt
    return ''.join('#' if c else '.' for c in state)
#> roll_forward([0, 1, 0, 0], [1], 2)
#> roll_forward([1, 1, 1], [3], 5)
#> roll_forward([], [2], 1)
#> roll_forward([1, 0, 1, 1, 0], [1, 2], 3)
#> roll_forward([0, 0, 1], [], 1)
# %%
class Solution:
    def reserveSeats(self, capacity, requests):
        """Accept a booking (a, b, n) when no leg would pass capacity; difference per leg."""
        legs = max((b for _, b, _ in requests), default=0)
        load = [0] * legs
        accepted = []
        for k, (a, b, n) in enumerate(requests):
            if self.peak(load, a, b) + n <= capacity:
                for leg in range(a, b):
                    load[leg] += n
                accepted.append(k)
        return accepted, load

    def peak(self, load, a, b):
        return max(load[a:b], default=0)
#> Solution().reserveSeats(4, [(0, 3, 2), (1, 2, 3), (2, 4, 2)])
#> Solution().reserveSeats(1, [])
#> Solution().reserveSeats(2, [(0, 1, 3)])
#> Solution().reserveSeats(5, [(0, 5, 1), (1, 4, 2), (2, 3, 2), (2, 3, 1)])
#> Solution().reserveSeats(3, [(0, 2, 3), (2, 4, 3)])
# %%
def taller_streaks(line):
    """For every person, days back until someone at least as tall, using a stack."""
    stack = []
    spans = []
    for i, h in enumerate(line):
        while stack and line[stack[-1]] < h:
            stack.pop()
        spans.append(i - stack[-1] if stack else i + 1)
        stack.append(i)
    return spans


def pay_by_span(line, rate, cap):
    pay = 0
    for span in taller_streaks(line):
        pay += min(cap, span * rate)
    return pay
#> pay_by_span([5, 3, 4, 6], 2, 6)
#> pay_by_span([], 1, 1)
#> pay_by_span([9, 9, 9], 3, 100)
#> pay_by_span([1, 2, 3, 4, 5], 1, 3)
#> pay_by_span([8, 1, 7, 2, 6], 4, 10)
# %%
class Solution:
    def fadeNotes(self, notes, life):
        """Volume at each beat when a note sounds full, then loses one per beat."""
        beats = len(notes) + life
        jump = [0] * (beats + 2)
        slope = [0] * (beats + 2)
        for i, v in enumerate(notes):
            hold = min(v, life)
            jump[i] += v
            jump[i + hold] -= v - hold
            slope[i + 1] -= 1 if hold else 0
            slope[i + hold + 1] += 1 if hold else 0
        out = []
        level = fade = 0
        for b in range(len(notes)):
            fade += slope[b]
            level += jump[b] + fade
            out.append(level)
        return out
#> Solution().fadeNotes([3, 0, 0, 2, 0], 5)
#> Solution().fadeNotes([], 2)
#> Solution().fadeNotes([5, 0, 0, 0], 2)
#> Solution().fadeNotes([1, 1, 1], 3)
#> Solution().fadeNotes([4, 4, 0, 0, 0, 1], 4)
# %%
def quiet_hours(start, end):
    """Hours from start up to end on a 24-hour clock, over midnight if need be."""
    if start <= end:
        return list(range(start, end))
    return list(range(start, 24)) + list(range(end))


def calls_in_quiet(calls, start, end, limit):
    """Callers who rang more than limit times in quiet hours, with their counts."""
    quiet = quiet_hours(start, end)
    counts = {}
    for who, hour in calls:
        if hour in quiet:
            counts[who] = counts.get(who, 0) + 1
    noisy = [(who, n) for who, n in counts.items() if n > limit]
    noisy.sort(key=lambda pair: (-pair[1], pair[0]))
    return noisy
#> calls_in_quiet([('al', 23), ('bo', 3), ('al', 1), ('cy', 12)], 22, 6, 0)
#> calls_in_quiet([], 1, 5, 1)
#> calls_in_quiet([('al', 2), ('bo', 2), ('bo', 3)], 1, 4, 1)
#> calls_in_quiet([('di', 9), ('di', 10)], 10, 10, 0)
#> calls_in_quiet([('ed', 0), ('flo', 23), ('ed', 21), ('flo', 20), ('gus', 5)], 20, 1, 1)
