# %%
def parse_blocks(schedule):
    blocks = []
    for part in schedule.split(','):
        if not part:
            continue
        a, b = part.split('-')
        blocks.append((int(a), int(b)))
    return sorted(blocks)


def common_free(first, second, day_end):
    busy = sorted(parse_blocks(first) + parse_blocks(second))
    free = []
    cursor = 0
    for a, b in busy:
        if a > cursor:
            free.append(f'{cursor}-{a}')
        cursor = max(cursor, b)
    if cursor < day_end:
        free.append(f'{cursor}-{day_end}')
    return ','.join(free)
#> common_free('2-4,7-9', '3-6', 12)
#> common_free('', '', 8)
#> common_free('0-5', '5-10', 10)
#> common_free('1-2', '4-5,8-9', 9)
#> common_free('3-3', '', 5)
# %%
from collections import defaultdict


class Solution:
    def evenSteven(self, cards, red, black):
        """Longest slice with equally many of two kinds."""
        first = {0: 0}
        diff = 0
        best = (0, 0)
        for i, c in enumerate(cards, 1):
            if c == red:
                diff += 1
            elif c == black:
                diff -= 1
            if diff not in first:
                first[diff] = i
                continue
            start = first[diff]
            if i - start > best[1] - best[0]:
                best = (start, i)
        return cards[slice(*best)]
#> Solution().evenSteven('rrbxb', 'r', 'b')
#> Solution().evenSteven('rrr', 'r', 'b')
#> Solution().evenSteven('', 'a', 'b')
#> Solution().evenSteven('hhtthhh', 'h', 't')
#> Solution().evenSteven('mnop', 'm', 'p')
# %%
def feasible(houses, wells, reach):
    w = 0
    for h in houses:
        while w < len(wells) and wells[w] < h - reach:
            w += 1
        if w == len(wells) or wells[w] > h + reach:
            return False
    return True


def pipe_length(houses, wells):
    houses, wells = sorted(houses), sorted(wells)
    if not wells:
        return None
    low = 0
    high = max(abs(h - w) for h in houses + wells for w in wells)
    while low < high:
        mid = (low + high) // 2
        if feasible(houses, wells, mid):
            high = mid
        else:
            low = mid + 1
    return low
#> pipe_length([1, 5, 9], [2, 8])
#> pipe_length([4], [])
#> pipe_length([10, 20, 30], [20])
#> pipe_length([], [3, 7])
#> pipe_length([1, 2, 14], [0, 15])
# %%
class Solution:
    def stackPlates(self, plates, maxStack):
        """A plate goes on the last stack when it is smaller and there is room."""
        stacks = []
        for p in plates:
            target = self.pick(stacks, p, maxStack)
            if target is None:
                stacks.append([p])
            else:
                target.append(p)
        return stacks

    def pick(self, stacks, plate, maxStack):
        chosen = None
        for s in stacks:
            if len(s) < maxStack and s[-1] > plate:
                if chosen is None or s[-1] < chosen[-1]:
                    chosen = s
        return chosen
#> Solution().stackPlates([5, 3, 4, 1, 2], 2)
#> Solution().stackPlates([], 3)
#> Solution().stackPlates([1, 2, 3], 4)
#> Solution().stackPlates([9, 8, 7, 6, 5], 3)
#> Solution().stackPlates([4, 4, 2, 3, 1], 5)
# %%
from collections import deque


def smooth_max(heights, k):
    padded = [0] * k + heights + [0] * k
    span = 2 * k + 1
    dq = deque()
    out = []
    for i, h in enumerate(padded):
        while dq and dq[-1][1] <= h:
            dq.pop()
        dq.append((i, h))
        if dq[0][0] <= i - span:
            dq.popleft()
        if i >= span - 1:
            out.append(dq[0][1])
    return out
#> smooth_max([1, 3, 2], 1)
#> smooth_max([5], 2)
#> smooth_max([], 1)
#> smooth_max([4, 1, 1, 1, 9, 2], 1)
#> smooth_max([2, 8, 3], 0)
# %%
def bill_window(usage, free, price):
    total = 0
    cost = 0
    month = []
    for kind, amount in usage:
        if kind == 'end':
            month.append(cost)
            total = cost = 0
            continue
        before = max(0, total - free)
        total += amount
        after = max(0, total - free)
        cost += (after - before) * price
    month.append(cost)
    return month
#> bill_window([('call', 5), ('call', 8), ('end', 0), ('call', 3)], 10, 2)
#> bill_window([], 5, 1)
#> bill_window([('end', 0), ('end', 0)], 1, 1)
#> bill_window([('sms', 4), ('sms', 4), ('sms', 4)], 0, 3)
#> bill_window([('call', 20), ('end', 0), ('call', 9), ('call', 9)], 12, 5)
# %%
from typing import List


class Solution:
    def signalStrength(self, towers: List[List[int]], spots: List[int]) -> List[int]:
        edges = {}
        for center, radius, power in towers:
            a, b = center - radius, center + radius + 1
            edges[a] = edges.get(a, 0) + power
            edges[b] = edges.get(b, 0) - power
        keys = sorted(edges)
        order = sorted(range(len(spots)), key=lambda i: spots[i])
        res = [0] * len(spots)
        cur = k = 0
        for i in order:
            while k < len(keys) and keys[k] <= spots[i]:
                cur += edges[keys[k]]
                k += 1
            res[i] = cur
        return res
#> Solution().signalStrength([[5, 2, 3], [7, 3, 1]], [4, 8, 1])
#> Solution().signalStrength([], [3])
#> Solution().signalStrength([[0, 0, 9]], [0, 1, -1])
#> Solution().signalStrength([[10, 5, 2], [20, 5, 4]], [15, 30, 14, 25])
#> Solution().signalStrength([[1, 1, 1]], [])
# %%
def two_ended_queue(people, calls):
    lo, hi = 0, len(people) - 1
    served = {'front': [], 'back': []}
    for who in calls:
        if lo > hi:
            served['closed'] = who
            break
        if who == 'f':
            served['front'].append(people[lo])
            lo += 1
        else:
            served['back'].append(people[hi])
            hi -= 1
    else:
        served['left'] = hi - lo + 1
    return served
#> two_ended_queue(['ann', 'bob', 'cy', 'dee'], 'fbf')
#> two_ended_queue([], 'f')
#> two_ended_queue(['x'], '')
#> two_ended_queue(['p', 'q'], 'bbb')
#> two_ended_queue([1, 2, 3, 4, 5], 'ffbbf')
# %%
class Solution:
    def longestRally(self, shots):
        cur = 0
        best = 0
        side = None
        for s in shots:
            if s == 'x':
                best = max(best, cur)
                cur, side = 0, None
            elif s == side:
                best = max(best, cur)
                cur = 1
            else:
                cur += 1
                side = s
        return max(best, cur)
#> Solution().longestRally('LRLRxLR')
#> Solution().longestRally('LLLL')
#> Solution().longestRally('')
#> Solution().longestRally('xRLRLRLLRx')
#> Solution().longestRally('RxLxR')
# %%
def prefix_min_gap(prices):
    n = len(prices)
    left_min = prices[:]
    for i in range(1, n):
        left_min[i] = min(left_min[i], left_min[i - 1])
    right_max = prices[:]
    for i in range(n - 2, -1, -1):
        right_max[i] = max(right_max[i], right_max[i + 1])
    return left_min, right_max


def middle_days(prices):
    """Days strictly between an earlier cheaper day and a later dearer day."""
    lows, highs = prefix_min_gap(prices)
    good = []
    for i in range(1, len(prices) - 1):
        if lows[i - 1] < prices[i] < highs[i + 1]:
            good.append(i)
    return good
#> middle_days([3, 5, 4, 6])
#> middle_days([9, 8, 7])
#> middle_days([])
#> middle_days([1, 2, 3, 4, 5])
#> middle_days([4, 1, 4, 4, 2, 3])
# %%
def search_matrix_row(rows, value):
    """Rows sorted, each row's first item above the last row's end."""
    lo, hi = 0, len(rows) - 1
    while lo <= hi:
        mid = (lo + hi) // 2
        row = rows[mid]
        if value < row[0]:
            hi = mid - 1
        elif value > row[-1]:
            lo = mid + 1
        else:
            return mid
    return None


def locate_all(rows, values):
    found = []
    for v in values:
        r = search_matrix_row(rows, v)
        if r is None:
            found.append('out')
        elif v in rows[r]:
            found.append((r, rows[r].index(v)))
        else:
            found.append(f'gap{r}')
    return found
#> locate_all([[1, 3, 5], [7, 9], [12, 20]], [9, 4, 6])
#> locate_all([], [1])
#> locate_all([[5]], [5, 4, 6])
#> locate_all([[1, 2], [3, 4], [5, 6], [7, 8]], [8, 1])
#> locate_all([[10, 30], [40, 90]], [])
# %%
class Solution:
    def loadBalance(self, jobs, servers):
        limit = self.search(jobs, servers)
        loads = []
        cur = 0
        for j in jobs:
            if cur + j > limit:
                loads.append(cur)
                cur = 0
            cur += j
        loads.append(cur)
        return limit, loads

    def search(self, jobs, servers):
        lo, hi = max(jobs, default=0), sum(jobs)
        while lo < hi:
            mid = (lo + hi) // 2
            if self.needed(jobs, mid) > servers:
                lo = mid + 1
            else:
                hi = mid
        return lo

    def needed(self, jobs, limit):
        used, cur = 1, 0
        for j in jobs:
            cur += j
            if cur > limit:
                used += 1
                cur = j
        return used
#> Solution().loadBalance([3, 4, 2], 2)
#> Solution().loadBalance([], 3)
#> Solution().loadBalance([5, 5, 5], 1)
#> Solution().loadBalance([1, 8, 1, 2], 3)
#> Solution().loadBalance([2, 2], 5)
# %%
def crowded_shelf(ids, window):
    """First id that repeats within `window` places, with its two positions."""
    last = {}
    for i, x in enumerate(ids):
        j = last.get(x)
        if j is not None and i - j <= window:
            return x, j, i
        last[x] = i
    return None
#> crowded_shelf([4, 7, 4, 9], 2)
#> crowded_shelf([1, 2, 3], 5)
#> crowded_shelf([], 1)
#> crowded_shelf([5, 6, 7, 5, 6, 6], 1)
#> crowded_shelf([8, 1, 2, 8, 3, 2], 3)
# %%
from collections import Counter


class Solution:
    def anagramSteps(self, text, key):
        need = Counter(key)
        missing = len(key)
        size = len(key)
        out = []
        for i, ch in enumerate(text):
            if need[ch] > 0:
                missing -= 1
            need[ch] -= 1
            if i >= size:
                old = text[i - size]
                need[old] += 1
                if need[old] > 0:
                    missing += 1
            out.append(missing)
        return out
#> Solution().anagramSteps('abcab', 'ab')
#> Solution().anagramSteps('zzz', 'q')
#> Solution().anagramSteps('', 'abc')
#> Solution().anagramSteps('listen', 'tin')
#> Solution().anagramSteps('mamma', 'mam')
# %%
def water_meter(readings, leak):
    """Longest run in which each step grows by at most `leak`, with the total."""
    best_len = best_sum = 0
    start = 0
    for i in range(1, len(readings) + 1):
        broken = i == len(readings) or not 0 <= readings[i] - readings[i - 1] <= leak
        if broken:
            length = i - start
            grown = readings[i - 1] - readings[start]
            if (length, grown) > (best_len, best_sum):
                best_len, best_sum = length, grown
            start = i
    return best_len, best_sum
#> water_meter([10, 11, 13, 20, 21], 2)
#> water_meter([5], 1)
#> water_meter([9, 7, 5], 4)
#> water_meter([1, 1, 1, 4, 4, 9], 3)
#> water_meter([0, 50, 51, 52, 0, 1, 2], 1)
# %%
class Solution:
    def partitionKing(self, nums, pivot):
        nums = nums[:]
        lo, mid, hi = 0, 0, len(nums) - 1
        swaps = 0
        while mid <= hi:
            if nums[mid] < pivot:
                if lo != mid:
                    nums[lo], nums[mid] = nums[mid], nums[lo]
                    swaps += 1
                lo += 1
                mid += 1
            elif nums[mid] > pivot:
                nums[mid], nums[hi] = nums[hi], nums[mid]
                swaps += 1
                hi -= 1
            else:
                mid += 1
        return nums, swaps
#> Solution().partitionKing([5, 2, 8, 5, 1], 5)
#> Solution().partitionKing([], 3)
#> Solution().partitionKing([1, 2, 3], 9)
#> Solution().partitionKing([7, 7, 6, 8], 7)
#> Solution().partitionKing([9, 4, 6, 3, 10, 2], 4)
# %%
import bisect


def undo_points(saves, edits):
    """For each edit time, the distance back to the latest save."""
    saves = sorted(saves)
    lost = []
    for e in edits:
        k = bisect.bisect_right(saves, e)
        lost.append(e - saves[k - 1] if k else e)
    return lost


def worst_crash(saves, edits):
    lost = undo_points(saves, edits)
    if not lost:
        return 'nothing to lose'
    worst = max(lost)
    return edits[lost.index(worst)], worst
#> worst_crash([5, 12], [3, 11, 13])
#> worst_crash([], [4, 8])
#> worst_crash([1, 2, 3], [])
#> worst_crash([10, 0, 20], [9, 19, 29, 20])
#> worst_crash([6], [6])
# %%
class Solution:
    def tallestInLine(self, heights, k):
        """For each person, how many of the k people ahead they see over."""
        n = len(heights)
        out = []
        for i in range(n):
            ahead = heights[i + 1:i + 1 + k]
            over = 0
            for h in ahead:
                if h >= heights[i]:
                    break
                over += 1
            out.append(over)
        return out
#> Solution().tallestInLine([5, 3, 4, 6, 2], 2)
#> Solution().tallestInLine([1, 2, 3], 3)
#> Solution().tallestInLine([], 1)
#> Solution().tallestInLine([9, 1, 1, 1], 2)
#> Solution().tallestInLine([4, 4], 0)
# %%
def carry_over(tasks, capacity):
    """Work at most capacity per day; unfinished work moves to the next day."""
    left = 0
    finished = []
    for day, work in enumerate(tasks):
        left += work
        done = min(left, capacity)
        left -= done
        finished.append(done)
    day = len(tasks)
    while left > 0 and capacity > 0:
        done = min(left, capacity)
        left -= done
        finished.append(done)
        day += 1
    return day, finished
#> carry_over([5, 1, 9, 0], 4)
#> carry_over([], 3)
#> carry_over([2, 2, 2], 5)
#> carry_over([20], 6)
#> carry_over([3, 4], 0)
# %%
from functools import reduce
from math import gcd


def gcd_blocks(nums):
    """Number of slices for each gcd value, keeping only running gcds."""
    total = {}
    ending = {}
    for x in nums:
        fresh = {x: 1}
        for g, c in ending.items():
            ng = gcd(g, x)
            fresh[ng] = fresh.get(ng, 0) + c
        for g, c in fresh.items():
            total[g] = total.get(g, 0) + c
        ending = fresh
    return dict(sorted(total.items()))


def gcd_share(nums):
    blocks = gcd_blocks(nums)
    whole = reduce(gcd, nums, 0)
    return blocks.get(whole, 0), sum(blocks.values())
#> gcd_share([4, 6, 8])
#> gcd_share([])
#> gcd_share([5, 5])
#> gcd_share([12, 18, 7])
#> gcd_share([9, 3, 6])
# %%
class Solution:
    def quietSeat(self, taken, seats):
        """Seat with the largest distance to any taken seat, smallest number on ties."""
        taken = sorted(taken)
        if not taken:
            return 0
        best_gap, best_seat = taken[0], 0
        for a, b in zip(taken, taken[1:]):
            gap = (b - a) // 2
            if gap > best_gap:
                best_gap, best_seat = gap, a + gap
        if seats - 1 - taken[-1] > best_gap:
            best_seat = seats - 1
        return best_seat

    def fillSeats(self, seats, people):
        taken = []
        for _ in range(people):
            taken.append(self.quietSeat(taken, seats))
        return taken
#> Solution().fillSeats(8, 4)
#> Solution().fillSeats(5, 2)
#> Solution().fillSeats(1, 1)
#> Solution().fillSeats(10, 3)
#> Solution().fillSeats(7, 0)
# %%
def fit_caption(words, width):
    lines = []
    i = 0
    while i < len(words):
        j = i
        used = -1
        while j < len(words) and used + 1 + len(words[j]) <= width:
            used += 1 + len(words[j])
            j += 1
        if j == i:
            lines.append(words[i][:width - 1] + '~')
            i += 1
        else:
            lines.append(' '.join(words[i:j]))
            i = j
    return lines


def narrowest(words, max_lines):
    width = 2
    while len(fit_caption(words, width)) > max_lines:
        width += 3
    return width, fit_caption(words, width)
#> narrowest(['old', 'red', 'barn'], 2)
#> narrowest([], 1)
#> narrowest(['a', 'b', 'c', 'd'], 3)
#> narrowest(['lighthouse'], 1)
#> narrowest(['to', 'be', 'or', 'not'], 1)
# %%
class Solution:
    def subtractWalk(self, nums, k):
        """Make all zero from the left, each move lowers k items in a row."""
        n = len(nums)
        drop = [0] * (n + k + 1)
        cur = moves = 0
        for i in range(n):
            cur += drop[i]
            rest = nums[i] + cur
            if rest < 0 or (rest > 0 and i + k > n):
                return -1
            if rest:
                moves += rest
                cur -= rest
                drop[i + k] += rest
        return moves
#> Solution().subtractWalk([1, 2, 2, 1], 2)
#> Solution().subtractWalk([3, 3, 3], 3)
#> Solution().subtractWalk([], 2)
#> Solution().subtractWalk([2, 1, 4], 2)
#> Solution().subtractWalk([0, 5, 7, 2, 0, 1, 1], 2)
# %%
def biggest_mix(bag_a, bag_b):
    """Interleave two digit strings by always taking the larger rest."""
    i = j = 0
    out = ''
    while i < len(bag_a) and j < len(bag_b):
        if bag_a[i:] >= bag_b[j:]:
            out += bag_a[i]
            i += 1
        else:
            out += bag_b[j]
            j += 1
    return out + bag_a[i:] + bag_b[j:]


def strip_to(digits, keep):
    stack = []
    can_drop = len(digits) - keep
    for d in digits:
        while can_drop > 0 and stack and stack[-1] < d:
            stack.pop()
            can_drop -= 1
        stack.append(d)
    return ''.join(stack[:keep])


def strongest_code(a, b, keep):
    return strip_to(biggest_mix(a, b), keep)
#> strongest_code('39', '48', 3)
#> strongest_code('', '512', 2)
#> strongest_code('777', '777', 6)
#> strongest_code('192', '83', 1)
#> strongest_code('10', '', 0)
# %%
class Solution:
    def closestScore(self, teamA, teamB, target):
        teamA = sorted(teamA)
        teamB = sorted(teamB, reverse=True)
        i = j = 0
        best = None
        while i < len(teamA) and j < len(teamB):
            total = teamA[i] + teamB[j]
            off = abs(total - target)
            if best is None or off < best[0]:
                best = (off, teamA[i], teamB[j])
            if total == target:
                break
            if total < target:
                i += 1
            else:
                j += 1
        return best
#> Solution().closestScore([3, 8, 1], [5, 9, 2], 12)
#> Solution().closestScore([], [4], 3)
#> Solution().closestScore([10, 20], [30, 40], 55)
#> Solution().closestScore([7], [7], 14)
#> Solution().closestScore([-5, 0, 4], [6, -6, 1], -3)
# %%
def count_peaks(track):
    pre = [0] * (len(track) + 1)
    for i in range(1, len(track) - 1):
        pre[i + 1] = pre[i] + (track[i - 1] < track[i] > track[i + 1])
    if len(track) > 1:
        pre[len(track)] = pre[len(track) - 1]
    return pre


def peak_queries(track, spans):
    pre = count_peaks(track)
    res = []
    for a, b in spans:
        res.append(max(0, pre[b] - pre[a + 1]) if b - a >= 2 else 0)
    return res
#> peak_queries([1, 3, 2, 5, 4], [(0, 4), (1, 3)])
#> peak_queries([2, 2], [(0, 1)])
#> peak_queries([5, 1, 5], [(0, 2)])
#> peak_queries([0, 9, 0, 9, 0, 9, 0], [(0, 6), (2, 5), (3, 4)])
#> peak_queries([4, 6, 1], [])
# %%
from collections import deque


class Solution:
    def parcelBelt(self, items, lookahead):
        """Take the lightest of the next few parcels each time."""
        belt = deque(items)
        taken = []
        while belt:
            best = 0
            for k in range(1, min(lookahead, len(belt))):
                if belt[k] < belt[best]:
                    best = k
            belt.rotate(-best)
            taken.append(belt.popleft())
            belt.rotate(best)
        return taken
#> Solution().parcelBelt([5, 2, 8, 1], 2)
#> Solution().parcelBelt([3, 1, 2], 3)
#> Solution().parcelBelt([], 2)
#> Solution().parcelBelt([9, 7, 5, 3], 1)
#> Solution().parcelBelt([4, 4, 0, 6, 2], 3)
# %%
def repeat_until(pattern, goal):
    """How many full rounds plus steps until the running sum first reaches goal."""
    prefix = []
    total = 0
    high = 0
    for p in pattern:
        total += p
        prefix.append(total)
        high = max(high, total)
    if high >= goal:
        rounds = 0
    elif total <= 0:
        return None
    else:
        rounds = -(-(goal - high) // total)
    base = rounds * total
    for step, p in enumerate(prefix, 1):
        if base + p >= goal:
            return rounds, step
#> repeat_until([3, -1, 2], 10)
#> repeat_until([1, -1], 5)
#> repeat_until([4, 4], 8)
#> repeat_until([10, -9], 50)
#> repeat_until([], 1)
# %%
class Solution:
    def mostBalanced(self, s):
        """Largest slice length where every letter present appears equally often."""
        best = 0
        n = len(s)
        for i in range(n):
            cnt = {}
            for j in range(i, n):
                cnt[s[j]] = cnt.get(s[j], 0) + 1
                if self.level(cnt):
                    best = max(best, j - i + 1)
        return best

    def level(self, cnt):
        values = list(cnt.values())
        return min(values) == max(values)
#> Solution().mostBalanced('aabb')
#> Solution().mostBalanced('abca')
#> Solution().mostBalanced('')
#> Solution().mostBalanced('zzzy')
#> Solution().mostBalanced('abbba')
# %%
def tape_positions(tape, commands):
    n = len(tape)
    head = 0
    marks = [0] * (n + 1)
    for c in commands:
        target = max(0, min(n - 1, head + c))
        a, b = sorted((head, target))
        marks[a] += 1
        marks[b + 1] -= 1
        head = target
    cur = 0
    out = []
    for sym, m in zip(tape, marks):
        cur += m
        out.append(sym.upper() if cur % 2 else sym)
    return ''.join(out), head
#> tape_positions('abcde', [2, -1, 3])
#> tape_positions('xyz', [])
#> tape_positions('q', [5, -5])
#> tape_positions('hello', [4, -4])
#> tape_positions('window', [1, 1, 1, 1, 1, 1])
# %%
from typing import List


class Solution:
    def riverStones(self, stones: List[int], removable: int) -> int:
        def removals(gap: int) -> int:
            last = stones[0]
            gone = 0
            for s in stones[1:]:
                if s - last < gap:
                    gone += 1
                else:
                    last = s
            return gone

        lo, hi = 0, stones[-1] - stones[0]
        while lo < hi:
            mid = (lo + hi + 1) // 2
            if removals(mid) <= removable:
                lo = mid
            else:
                hi = mid - 1
        return lo
#> Solution().riverStones([0, 2, 5, 9], 1)
#> Solution().riverStones([4], 2)
#> Solution().riverStones([0, 1, 2, 3, 4], 2)
#> Solution().riverStones([3, 10, 11, 20], 0)
#> Solution().riverStones([0, 7, 15], 5)
# %%
def stale_entries(log, ttl):
    """log: (time, key) touches in order; return keys dropped with the time seen."""
    last = {}
    dropped = []
    for t, key in log:
        expired = [k for k, seen in last.items() if t - seen > ttl]
        for k in expired:
            dropped.append((k, t))
            del last[k]
        last.pop(key, None)
        last[key] = t
    return dropped, list(last)
#> stale_entries([(1, 'a'), (3, 'b'), (8, 'a'), (9, 'c')], 5)
#> stale_entries([], 1)
#> stale_entries([(1, 'x'), (2, 'x'), (3, 'x')], 0)
#> stale_entries([(0, 'p'), (10, 'q'), (20, 'r')], 9)
#> stale_entries([(5, 'm'), (6, 'n')], 100)
# %%
class Solution:
    def jumpReach(self, power):
        """Furthest index reachable while wind pushes one step every third jump."""
        reach = 0
        i = 0
        jumps = 0
        path = [0]
        n = len(power)
        while i < n:
            nxt = i + power[i]
            jumps += 1
            if jumps % 3 == 0:
                nxt += 1
            nxt = min(nxt, n - 1)
            if nxt == i:
                break
            i = nxt
            path.append(i)
            reach = max(reach, i)
        return reach, path
#> Solution().jumpReach([1, 2, 0, 1, 0, 3])
#> Solution().jumpReach([0, 4])
#> Solution().jumpReach([])
#> Solution().jumpReach([1, 1, 1, 1, 1, 1])
#> Solution().jumpReach([5, 0, 0])
# %%
def half_filled(tanks):
    """Index where the prefix first holds at least half of everything."""
    pre = []
    run = 0
    for t in tanks:
        run += t
        pre.append(run)
    need = (run + 1) // 2
    lo, hi = 0, len(pre) - 1
    while lo < hi:
        mid = (lo + hi) // 2
        if pre[mid] < need:
            lo = mid + 1
        else:
            hi = mid
    return lo, pre[lo] if pre else 0
#> half_filled([2, 2, 3, 9])
#> half_filled([])
#> half_filled([10])
#> half_filled([1, 1, 1, 1, 1, 1, 1])
#> half_filled([50, 3, 4, 8])
# %%
class Solution:
    def knightShift(self, weeks, quota):
        """Two pointers over two rotas: swap days until both meet the quota."""
        a, b = weeks
        a, b = list(a), list(b)
        i, j = 0, len(b) - 1
        swaps = []
        while i < len(a) and j >= 0:
            if sum(a) >= quota and sum(b) >= quota:
                return swaps
            if sum(a) < sum(b):
                while i < len(a) and j >= 0 and a[i] >= b[j]:
                    i += 1
            else:
                while i < len(a) and j >= 0 and a[i] <= b[j]:
                    j -= 1
            if i < len(a) and j >= 0:
                a[i], b[j] = b[j], a[i]
                swaps.append((i, j))
                i += 1
                j -= 1
        return swaps if min(sum(a), sum(b)) >= quota else None
#> Solution().knightShift(([1, 2, 1], [5, 4, 6]), 8)
#> Solution().knightShift(([], [3]), 2)
#> Solution().knightShift(([4, 4], [4, 4]), 8)
#> Solution().knightShift(([9, 1, 9], [1, 2, 1]), 10)
#> Solution().knightShift(([1], [1]), 5)
# %%
def hidden_values(levels):
    """Values popped by a later larger value, grouped by who removed them."""
    stack = []
    removed = {}
    for i, v in enumerate(levels):
        victims = []
        while stack and levels[stack[-1]] < v:
            victims.append(levels[stack.pop()])
        if victims:
            removed[i] = victims
        stack.append(i)
    removed['left'] = [levels[i] for i in stack]
    return removed
#> hidden_values([2, 1, 3])
#> hidden_values([])
#> hidden_values([6, 5, 5, 4])
#> hidden_values([1, 2, 3, 2, 9])
#> hidden_values([4, 1, 2, 1, 3])
# %%
def shared_prefix(a, b):
    n = 0
    for x, y in zip(a, b):
        if x != y:
            break
        n += 1
    return n


def find_prefix(words, prefix):
    """words sorted; slice of words that start with prefix, by two searches."""
    def search(cut):
        lo, hi = 0, len(words)
        while lo < hi:
            mid = (lo + hi) // 2
            if cut(words[mid][:len(prefix)]):
                hi = mid
            else:
                lo = mid + 1
        return lo

    a = search(lambda w: w >= prefix)
    b = search(lambda w: w > prefix)
    if a == b:
        return max((shared_prefix(w, prefix) for w in words), default=0)
    return words[a:b]
#> find_prefix(['apple', 'apply', 'bat', 'cat'], 'app')
#> find_prefix([], 'x')
#> find_prefix(['moon', 'moss', 'mute'], 'mop')
#> find_prefix(['a', 'b', 'c'], '')
#> find_prefix(['dew', 'dim', 'dot', 'dry'], 'd')
# %%
class Solution:
    def minuteTicks(self, beats, tolerance):
        """Longest steady beat: successive gaps within tolerance of the first gap."""
        best = []
        i = 0
        while i + 1 < len(beats):
            base = beats[i + 1] - beats[i]
            j = i + 1
            while j + 1 < len(beats) and abs(beats[j + 1] - beats[j] - base) <= tolerance:
                j += 1
            if j - i + 1 > len(best):
                best = beats[i:j + 1]
            i = j
        return best
#> Solution().minuteTicks([0, 10, 21, 30, 55, 80], 1)
#> Solution().minuteTicks([4], 2)
#> Solution().minuteTicks([], 0)
#> Solution().minuteTicks([1, 2, 4, 8, 16], 0)
#> Solution().minuteTicks([5, 9, 13, 18, 22, 40], 2)
# %%
def cold_chain(temps, limit, grace):
    """Windows above limit longer than grace spoil the load; report each window."""
    spoiled = []
    start = None
    for i, t in enumerate(temps + [limit]):
        hot = t > limit
        if hot and start is None:
            start = i
        elif not hot and start is not None:
            if i - start > grace:
                spoiled.append([start, i - 1, max(temps[start:i])])
            start = None
    return spoiled
#> cold_chain([3, 6, 7, 2, 8], 5, 1)
#> cold_chain([9, 9, 9], 4, 0)
#> cold_chain([], 0, 0)
#> cold_chain([1, 10, 1, 10, 10, 10, 1], 3, 2)
#> cold_chain([5, 5, 5], 5, 0)
# %%
class Solution:
    def shiftCover(self, need, shifts):
        """Hours in which the workers on shift fall short, as (hour, missing)."""
        staff = [0] * (len(need) + 1)
        for begin, end in shifts:
            begin = max(begin, 0)
            end = min(end, len(need))
            if begin < end:
                staff[begin] += 1
                staff[end] -= 1
        on = 0
        short = []
        for hour, wanted in enumerate(need):
            on += staff[hour]
            if on < wanted:
                short.append((hour, wanted - on))
        return short
#> Solution().shiftCover([1, 2, 2, 1], [(0, 2), (1, 3)])
#> Solution().shiftCover([], [(0, 5)])
#> Solution().shiftCover([3, 3, 3], [(-2, 9)])
#> Solution().shiftCover([0, 1, 4, 1, 0], [(1, 4), (2, 3), (7, 9)])
#> Solution().shiftCover([1, 1], [])
