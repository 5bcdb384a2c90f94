# %%
def merge_shifts(shifts, slack):
    shifts = sorted(shifts)
    merged = []
    for start, end in shifts:
        if merged and start - merged[-1][1] <= slack:
            merged[-1][1] = max(merged[-1][1], end)
        else:
            merged.append([start, end])
    return merged


def longest_unstaffed(shifts, slack, opening, closing):
    blocks = merge_shifts(shifts, slack)
    cursor = opening
    worst = (0, opening)
    for start, end in blocks:
        if start > cursor and start - cursor > worst[0]:
            worst = (start - cursor, cursor)
        cursor = max(cursor, end)
    if closing - cursor > worst[0]:
        worst = (closing - cursor, cursor)
    return worst
#> longest_unstaffed([(9, 11), (14, 16), (10, 12)], 0, 8, 18)
#> longest_unstaffed([(8, 10), (11, 13), (17, 18)], 1, 8, 18)
#> longest_unstaffed([], 0, 7, 12)
#> longest_unstaffed([(6, 20)], 2, 8, 18)
#> longest_unstaffed([(12, 13), (9, 10), (15, 19), (10, 11)], 0, 6, 22)
# %%
import heapq


class Solution:
    def bakeryQueue(self, arrivals, bakeTimes, ovens):
        free = [(0, i) for i in range(ovens)]
        heapq.heapify(free)
        used = [0] * ovens
        finish = []
        for at, need in zip(arrivals, bakeTimes):
            when, oven = heapq.heappop(free)
            begin = max(when, at)
            done = begin + need
            used[oven] += need
            finish.append(done)
            heapq.heappush(free, (done, oven))
        return [max(finish, default=0), used]
#> Solution().bakeryQueue([0, 1, 2, 3], [5, 4, 3, 2], 2)
#> Solution().bakeryQueue([0, 0, 0], [7, 7, 7], 3)
#> Solution().bakeryQueue([], [], 2)
#> Solution().bakeryQueue([1, 5, 9, 10, 11], [2, 2, 10, 1, 1], 1)
#> Solution().bakeryQueue([0, 2, 4, 4, 6, 7], [10, 3, 3, 1, 8, 2], 3)
# %%
def rank_with_ties(scores):
    order = sorted(range(len(scores)), key=lambda i: -scores[i])
    ranks = [0] * len(scores)
    place = 0
    for pos, idx in enumerate(order):
        if pos == 0 or scores[idx] != scores[order[pos - 1]]:
            place = pos + 1
        ranks[idx] = place
    return ranks


def combined_podium(first, second, names):
    a = rank_with_ties(first)
    b = rank_with_ties(second)
    table = []
    for i, name in enumerate(names):
        table.append((a[i] + b[i], max(a[i], b[i]), name))
    table.sort()
    return [f"{name}:{total}" for total, _, name in table[:3]]
#> combined_podium([10, 8, 8, 5], [3, 9, 4, 9], ['ann', 'bob', 'cy', 'dee'])
#> combined_podium([1, 1, 1], [2, 2, 2], ['z', 'y', 'x'])
#> combined_podium([7], [7], ['solo'])
#> combined_podium([5, 9, 2, 9, 6], [8, 1, 8, 3, 8], ['ed', 'flo', 'gus', 'hal', 'ivy'])
#> combined_podium([], [], [])
# %%
from typing import List


class Solution:
    def liftTravel(self, start: int, calls: List[int], goingUp: bool) -> List[int]:
        above = sorted(c for c in calls if c > start)
        below = sorted((c for c in calls if c < start), reverse=True)
        path = above + below if goingUp else below + above
        travelled = 0
        cur = start
        for floor in path:
            travelled += abs(floor - cur)
            cur = floor
        return [travelled, cur]
#> Solution().liftTravel(5, [1, 9, 3, 7], True)
#> Solution().liftTravel(5, [1, 9, 3, 7], False)
#> Solution().liftTravel(2, [2, 2], True)
#> Solution().liftTravel(0, [8, 4, 6, 10, 1], True)
#> Solution().liftTravel(12, [3, 15, 11], False)
# %%
def busiest_minute(visits):
    events = []
    for enter, leave in visits:
        events.append((enter, 1))
        events.append((leave, -1))
    events.sort(key=lambda e: (e[0], e[1]))
    inside = peak = 0
    when = None
    for minute, change in events:
        inside += change
        if inside > peak:
            peak = inside
            when = minute
    return peak, when
#> busiest_minute([(1, 5), (2, 6), (4, 7)])
#> busiest_minute([(1, 3), (3, 5), (5, 7)])
#> busiest_minute([])
#> busiest_minute([(10, 20), (12, 14), (13, 19), (18, 25), (18, 21)])
#> busiest_minute([(0, 100)])
# %%
class Solution:
    def rotateRows(self, grid, shifts):
        out = []
        for row, k in zip(grid, shifts):
            k %= len(row)
            out.append(row[-k:] + row[:-k] if k else row[:])
        return self.columnSums(out), self.heaviest(out)

    def columnSums(self, grid):
        return [sum(col) for col in zip(*grid)]

    def heaviest(self, grid):
        best = -1
        for i, row in enumerate(grid):
            if best < 0 or row[0] > grid[best][0]:
                best = i
        return best
#> Solution().rotateRows([[1, 2, 3], [4, 5, 6]], [1, 2])
#> Solution().rotateRows([[1, 2], [3, 4], [5, 6]], [0, 1, 5])
#> Solution().rotateRows([[9]], [7])
#> Solution().rotateRows([], [])
#> Solution().rotateRows([[1, 0, 0, 2], [0, 7, 0, 1], [3, 3, 8, 3]], [-1, 3, 2])
# %%
def pair_dancers(leads, follows, tolerance):
    leads, follows = sorted(leads), sorted(follows)
    pairs = []
    i = j = 0
    while i < len(leads) and j < len(follows):
        gap = leads[i] - follows[j]
        if abs(gap) <= tolerance:
            pairs.append((leads[i], follows[j]))
            i += 1
            j += 1
        elif gap > 0:
            j += 1
        else:
            i += 1
    return pairs
#> pair_dancers([170, 180, 165], [160, 172, 181], 5)
#> pair_dancers([150, 151], [170, 171], 10)
#> pair_dancers([], [160], 5)
#> pair_dancers([160, 160, 175, 190], [158, 163, 174, 182], 3)
#> pair_dancers([100], [100], 0)
# %%
from collections import deque


def serve_canteen(people, portions, max_rounds):
    line = deque(enumerate(people))
    leave_order = []
    rounds = 0
    while line and rounds < max_rounds:
        who, hunger = line.popleft()
        rounds += 1
        take = min(hunger, portions)
        hunger -= take
        if hunger > 0:
            line.append((who, hunger))
        else:
            leave_order.append(who)
    still = sorted(who for who, _ in line)
    return leave_order, still
#> serve_canteen([3, 1, 5], 2, 20)
#> serve_canteen([3, 1, 5], 2, 4)
#> serve_canteen([], 3, 10)
#> serve_canteen([9, 9, 1, 4], 4, 9)
#> serve_canteen([6], 1, 3)
# %%
from typing import List


class Solution:
    def sortByDigitSum(self, nums: List[int]) -> List[int]:
        def digit_sum(x):
            total = 0
            while x:
                x, d = divmod(x, 10)
                total += d
            return total

        keyed = [(digit_sum(abs(n)), -n) for n in nums]
        keyed.sort()
        return [-neg for _, neg in keyed]
#> Solution().sortByDigitSum([21, 3, 111, 40])
#> Solution().sortByDigitSum([100, -10, 1])
#> Solution().sortByDigitSum([])
#> Solution().sortByDigitSum([99, 27, 18, 900, 5])
#> Solution().sortByDigitSum([8])
# %%
import heapq


def dispatch_repairs(jobs):
    """jobs: (arrival, urgency, length); one mechanic, most urgent first."""
    jobs = sorted((a, -u, n, i) for i, (a, u, n) in enumerate(jobs))
    clock = 0
    waiting = []
    order = []
    total_wait = 0
    pos = 0
    while pos < len(jobs) or waiting:
        while pos < len(jobs) and jobs[pos][0] <= clock:
            a, u, n, i = jobs[pos]
            heapq.heappush(waiting, (u, a, i, n))
            pos += 1
        if not waiting:
            clock = jobs[pos][0]
            continue
        u, a, i, n = heapq.heappop(waiting)
        total_wait += clock - a
        clock += n
        order.append(i)
    return order, total_wait
#> dispatch_repairs([(0, 1, 4), (1, 5, 2), (2, 9, 1)])
#> dispatch_repairs([(5, 1, 1), (0, 1, 1)])
#> dispatch_repairs([])
#> dispatch_repairs([(0, 2, 3), (0, 2, 1), (3, 7, 5), (4, 1, 1)])
#> dispatch_repairs([(10, 3, 2), (20, 3, 2), (11, 4, 6)])
# %%
class Solution:
    def shareCandles(self, boxes, kids):
        boxes = sorted(boxes, reverse=True)
        bags = [0] * kids
        for b in boxes:
            k = self.lightest(bags)
            bags[k] += b
        return self.spread(bags), bags

    def lightest(self, bags):
        best = 0
        for i in range(1, len(bags)):
            if bags[i] < bags[best]:
                best = i
        return best

    def spread(self, bags):
        return max(bags) - min(bags)
#> Solution().shareCandles([4, 7, 2, 9], 2)
#> Solution().shareCandles([5, 5, 5], 3)
#> Solution().shareCandles([], 2)
#> Solution().shareCandles([8, 1, 6, 3, 3, 2], 3)
#> Solution().shareCandles([10, 1], 4)
# %%
def free_rooms(bookings, room_count):
    rooms = [0] * room_count
    refused = []
    log = {}
    for guest, (start, end) in sorted(bookings.items(), key=lambda kv: (kv[1], kv[0])):
        for number in range(room_count):
            if rooms[number] <= start:
                rooms[number] = end
                log[guest] = number
                break
        else:
            refused.append(guest)
    return log, refused
#> free_rooms({'kim': (1, 4), 'lou': (2, 5), 'max': (3, 6)}, 2)
#> free_rooms({'a': (5, 6), 'b': (1, 5)}, 1)
#> free_rooms({}, 3)
#> free_rooms({'p': (1, 9), 'q': (1, 2), 'r': (2, 3), 's': (2, 8)}, 2)
#> free_rooms({'solo': (0, 1)}, 0)
# %%
from typing import List
import heapq


class Solution:
    def keepStrongest(self, stones: List[int], k: int) -> int:
        heap = []
        dropped = 0
        for s in stones:
            if len(heap) < k:
                heapq.heappush(heap, s)
            else:
                dropped += heapq.heappushpop(heap, s)
        return sum(heap) - dropped
#> Solution().keepStrongest([5, 1, 9, 3], 2)
#> Solution().keepStrongest([2, 2, 2, 2, 2], 3)
#> Solution().keepStrongest([], 4)
#> Solution().keepStrongest([10, -4, 7, 0, 8, 6], 3)
#> Solution().keepStrongest([1, 2], 5)
# %%
def parse_span(text):
    left, right = text.split('-')
    return to_minutes(left), to_minutes(right)


def to_minutes(clock):
    h, m = clock.split(':')
    return int(h) * 60 + int(m)


def clock_text(minutes):
    h, m = divmod(minutes, 60)
    return f"{h:02d}:{m:02d}"


def earliest_slot(busy, length):
    spans = sorted(parse_span(b) for b in busy)
    cursor = 9 * 60
    for start, end in spans:
        if start - cursor >= length:
            break
        if end > cursor:
            cursor = end
    if cursor + length > 17 * 60:
        return 'none'
    return clock_text(cursor)
#> earliest_slot(['09:00-10:30', '11:00-12:00'], 30)
#> earliest_slot(['09:00-10:30', '11:00-12:00'], 45)
#> earliest_slot([], 60)
#> earliest_slot(['13:00-16:40', '09:15-13:10'], 25)
#> earliest_slot(['08:00-12:30', '10:00-11:00', '13:00-14:00'], 30)
# %%
class Solution:
    def diagonalSort(self, grid):
        n = len(grid)
        diag = sorted(grid[i][i] for i in range(n))
        anti = sorted((grid[i][n - 1 - i] for i in range(n)), reverse=True)
        res = [row[:] for row in grid]
        for i in range(n):
            res[i][n - 1 - i] = anti[i]
        for i in range(n):
            res[i][i] = diag[i]
        return res
#> Solution().diagonalSort([[3, 1], [2, 0]])
#> Solution().diagonalSort([[9, 2, 7], [4, 5, 6], [3, 8, 1]])
#> Solution().diagonalSort([[4]])
#> Solution().diagonalSort([])
#> Solution().diagonalSort([[5, 0, 0, 8], [0, 3, 7, 0], [0, 6, 4, 0], [9, 0, 0, 1]])
# %%
def checkout_lanes(carts, lanes, speed):
    lane_items = [[] for _ in range(lanes)]
    for cart in carts:
        target = min(range(lanes), key=lambda k: (sum(lane_items[k]), k))
        lane_items[target].append(cart)
    waits = []
    for items in lane_items:
        elapsed = 0
        for cart in items:
            waits.append(elapsed)
            elapsed += -(-cart // speed)
    return max(waits, default=0), sum(waits)
#> checkout_lanes([5, 8, 3, 2], 2, 2)
#> checkout_lanes([10, 10, 10], 1, 4)
#> checkout_lanes([], 3, 1)
#> checkout_lanes([1, 9, 4, 6, 2, 7], 3, 3)
#> checkout_lanes([12], 2, 5)
# %%
def order_parcels(parcels):
    def key(parcel):
        city, weight, express = parcel
        return (not express, city, -weight)

    return [f"{c}/{w}{'!' if e else ''}" for c, w, e in sorted(parcels, key=key)]
#> order_parcels([('Oslo', 4, False), ('Bern', 9, True), ('Oslo', 7, False)])
#> order_parcels([('Rome', 1, True), ('Rome', 3, True), ('Rome', 2, True)])
#> order_parcels([])
#> order_parcels([('Kyiv', 5, False), ('Bonn', 5, False), ('Lima', 2, True), ('Bonn', 8, False)])
#> order_parcels([('Nice', 10, False)])
# %%
from typing import List


class Solution:
    def paintedLength(self, strokes: List[List[int]], fence: int) -> int:
        painted = 0
        reach = 0
        for left, right in sorted(strokes):
            left = max(left, reach)
            right = min(right, fence)
            if right > left:
                painted += right - left
                reach = right
        return painted

    def bareLength(self, strokes: List[List[int]], fence: int) -> int:
        covered = self.paintedLength(strokes, fence)
        if covered == fence:
            return -1
        return fence - covered
#> Solution().bareLength([[0, 3], [2, 5], [8, 12]], 10)
#> Solution().bareLength([[0, 10]], 10)
#> Solution().bareLength([], 4)
#> Solution().bareLength([[5, 6], [1, 2], [5, 9], [3, 3]], 15)
#> Solution().bareLength([[-4, 2], [1, 20]], 7)
# %%
import heapq


def printer_pool(pages, speeds):
    printers = []
    for ident, speed in enumerate(speeds):
        heapq.heappush(printers, (0, -speed, ident))
    assignment = []
    for count in pages:
        ready, neg_speed, ident = heapq.heappop(printers)
        duration = (count + -neg_speed - 1) // -neg_speed
        assignment.append(ident)
        heapq.heappush(printers, (ready + duration, neg_speed, ident))
    latest = max(printers)[0]
    return assignment, latest
#> printer_pool([10, 20, 5], [5, 10])
#> printer_pool([7, 7, 7, 7], [1, 3])
#> printer_pool([], [4])
#> printer_pool([30, 2, 2, 2, 14], [6, 2, 1])
#> printer_pool([1], [1, 1, 1])
# %%
class Solution:
    def seatGuests(self, parties, tables):
        remaining = sorted(tables)
        seated = {}
        for name, size in sorted(parties, key=lambda p: (-p[1], p[0])):
            spot = self.smallestFit(remaining, size)
            if spot is None:
                continue
            seated[name] = remaining.pop(spot)
        return seated

    def smallestFit(self, tables, size):
        lo, hi = 0, len(tables)
        while lo < hi:
            mid = (lo + hi) // 2
            if tables[mid] < size:
                lo = mid + 1
            else:
                hi = mid
        return lo if lo < len(tables) else None
#> Solution().seatGuests([('li', 4), ('bo', 2)], [2, 4, 6])
#> Solution().seatGuests([('x', 7)], [2, 4])
#> Solution().seatGuests([], [2])
#> Solution().seatGuests([('d', 3), ('a', 3), ('k', 5), ('m', 1)], [4, 8, 4, 2])
#> Solution().seatGuests([('p', 2), ('q', 2), ('r', 2)], [3, 3])
# %%
def medal_table(results):
    table = {}
    for podium in results:
        for place, country in enumerate(podium):
            row = table.setdefault(country, [0, 0, 0])
            row[place] += 1
    ordered = sorted(table, key=lambda c: ([-x for x in table[c]], c))
    lines = []
    for country in ordered:
        g, s, b = table[country]
        lines.append(f"{country} {g}-{s}-{b}")
    return lines
#> medal_table([['FR', 'IT', 'ES'], ['IT', 'FR', 'FR']])
#> medal_table([['A', 'B', 'C'], ['C', 'B', 'A']])
#> medal_table([])
#> medal_table([['NO', 'NO', 'SE'], ['SE', 'FI', 'NO'], ['FI', 'SE', 'DK']])
#> medal_table([['UK', 'US']])
# %%
def lift_log(requests, floors):
    """Lift sweeps up then down between 0 and the top floor; returns stop order."""
    pending = sorted(requests, key=lambda q: q[0])
    at, direction, tick = 0, 1, 0
    stops = []
    wanted = []
    while pending or wanted:
        while pending and pending[0][0] <= tick:
            wanted.append(pending.pop(0)[1])
        if at in wanted:
            wanted = [w for w in wanted if w != at]
            stops.append((tick, at))
        if at + direction not in range(floors):
            direction = -direction
        at += direction
        tick += 1
    return stops
#> lift_log([(0, 2), (1, 1)], 4)
#> lift_log([(0, 0)], 3)
#> lift_log([], 5)
#> lift_log([(0, 3), (2, 1), (3, 3)], 5)
#> lift_log([(4, 2), (0, 2), (5, 0)], 3)
# %%
from typing import List


class Solution:
    def minBuckets(self, drops: List[int], capacity: int) -> int:
        drops = sorted(drops)
        i, j = 0, len(drops) - 1
        buckets = 0
        while i <= j:
            if drops[j] > capacity:
                return -1
            if i < j and drops[i] + drops[j] <= capacity:
                i += 1
            j -= 1
            buckets += 1
        return buckets
#> Solution().minBuckets([3, 5, 2, 8], 10)
#> Solution().minBuckets([11, 2], 10)
#> Solution().minBuckets([], 10)
#> Solution().minBuckets([4, 4, 4, 4, 4], 8)
#> Solution().minBuckets([9, 8, 7, 1], 9)
# %%
from collections import defaultdict


def group_by_length(words):
    shelf = defaultdict(list)
    for w in words:
        shelf[len(w)].append(w)
    return shelf


def shelf_report(words, limit):
    shelf = group_by_length(words)
    report = []
    for size in sorted(shelf, reverse=True):
        row = sorted(shelf[size])
        extra = len(row) - limit
        if extra > 0:
            report.append(' '.join(row[:limit]) + f" +{extra}")
        else:
            report.append(' '.join(row))
    return report
#> shelf_report(['fig', 'plum', 'kiwi', 'pear', 'date'], 2)
#> shelf_report(['a', 'bb', 'ccc'], 1)
#> shelf_report([], 3)
#> shelf_report(['oak', 'elm', 'ash', 'fir', 'yew', 'cedar'], 3)
#> shelf_report(['x', 'x', 'x'], 1)
# %%
class Solution:
    def fairWages(self, skills):
        order = sorted(range(len(skills)), key=lambda i: (skills[i], i))
        wage = [0] * len(skills)
        pay = 10
        last = None
        for i in order:
            if last is not None and skills[i] > last:
                pay += 5 + (skills[i] - last)
            wage[i] = pay
            last = skills[i]
        return wage
#> Solution().fairWages([3, 1, 2])
#> Solution().fairWages([5, 5, 5])
#> Solution().fairWages([])
#> Solution().fairWages([10, 40, 20, 40, 10])
#> Solution().fairWages([7])
# %%
def overlap(a, b):
    return max(0, min(a[1], b[1]) - max(a[0], b[0]))


def worst_conflict(meetings):
    best = 0
    pair = None
    for i in range(len(meetings)):
        for j in range(i + 1, len(meetings)):
            shared = overlap(meetings[i], meetings[j])
            if shared > best:
                best, pair = shared, (i, j)
    return pair, best


def drop_until_calm(meetings, allowed):
    meetings = list(meetings)
    removed = 0
    while True:
        pair, shared = worst_conflict(meetings)
        if pair is None or shared <= allowed:
            return meetings, removed
        i, j = pair
        long_i = meetings[i][1] - meetings[i][0]
        long_j = meetings[j][1] - meetings[j][0]
        meetings.pop(i if long_i >= long_j else j)
        removed += 1
#> drop_until_calm([(0, 5), (3, 9), (8, 10)], 0)
#> drop_until_calm([(1, 4), (3, 6)], 1)
#> drop_until_calm([], 0)
#> drop_until_calm([(0, 10), (2, 4), (5, 9)], 1)
#> drop_until_calm([(2, 7), (2, 7), (6, 8)], 2)
# %%
import heapq


class Solution:
    def mergeFeeds(self, feeds, limit):
        heap = []
        for f, feed in enumerate(feeds):
            if feed:
                heap.append((feed[0], f, 0))
        heapq.heapify(heap)
        shown = []
        while heap and len(shown) < limit:
            stamp, f, k = heapq.heappop(heap)
            if not shown or shown[-1] != stamp:
                shown.append(stamp)
            if k + 1 < len(feeds[f]):
                heapq.heappush(heap, (feeds[f][k + 1], f, k + 1))
        return shown
#> Solution().mergeFeeds([[1, 4, 7], [2, 4], [3]], 5)
#> Solution().mergeFeeds([[1, 1, 1], [1, 1]], 3)
#> Solution().mergeFeeds([], 2)
#> Solution().mergeFeeds([[10, 20], [], [5, 15, 25]], 4)
#> Solution().mergeFeeds([[6, 8]], 0)
# %%
def restock_night(shelf, capacity, backroom, sales):
    """After each day's sales the emptiest shelf slots are filled from the back."""
    shelf = list(shelf)
    lost = 0
    for day in sales:
        for slot, sold in day:
            have = min(sold, shelf[slot])
            shelf[slot] -= have
            lost += sold - have
        for slot in sorted(range(len(shelf)), key=lambda s: (shelf[s], s)):
            fill = min(capacity - shelf[slot], backroom)
            shelf[slot] += fill
            backroom -= fill
            if backroom == 0:
                break
    return shelf, backroom, lost
#> restock_night([3, 2, 4], 5, 4, [[(0, 3), (1, 1)], [(2, 4)]])
#> restock_night([1], 2, 10, [[(0, 5)], [(0, 1)]])
#> restock_night([2, 2], 4, 3, [])
#> restock_night([6, 1, 0, 5], 6, 9, [[(0, 2), (3, 4)], [(1, 6), (2, 6)], [(0, 1)]])
#> restock_night([5, 5], 5, 0, [[(1, 2)]])
# %%
from typing import List


class Solution:
    def rowOrder(self, matrix: List[List[int]]) -> List[int]:
        def strength(row):
            total = 0
            for a, b in zip(row, row[1:]):
                if b > a:
                    total += b - a
            return total

        ranking = []
        for i, row in enumerate(matrix):
            ranking.append((-strength(row), len(row), i))
        ranking.sort()
        return [i for _, _, i in ranking]
#> Solution().rowOrder([[1, 2, 3], [9, 1, 5], [4, 4]])
#> Solution().rowOrder([[3, 2, 1], [1], []])
#> Solution().rowOrder([])
#> Solution().rowOrder([[0, 5, 0, 5], [0, 10], [2, 3, 4, 12], [7, 7, 7]])
#> Solution().rowOrder([[6, 1], [1, 6]])
# %%
def cpu_slices(tasks, quantum):
    remaining = dict(tasks)
    finish = {}
    clock = 0
    while remaining:
        for name in list(remaining):
            run = min(quantum, remaining[name])
            clock += run
            remaining[name] -= run
            if remaining[name] == 0:
                finish[name] = clock
                del remaining[name]
    return finish
#> cpu_slices([('a', 3), ('b', 5), ('c', 2)], 2)
#> cpu_slices([('x', 4)], 10)
#> cpu_slices([], 1)
#> cpu_slices([('p', 6), ('q', 1), ('r', 4), ('s', 9)], 3)
#> cpu_slices([('m', 2), ('n', 2)], 1)
# %%
class Solution:
    def trimTeams(self, strengths, size):
        strengths = sorted(strengths)
        best = None
        for start in range(len(strengths) - size + 1):
            group = strengths[start:start + size]
            unfair = self.unfairness(group)
            if best is None or unfair < best[0]:
                best = (unfair, group)
        if best is None:
            return []
        return best[1]

    def unfairness(self, group):
        middle = group[len(group) // 2]
        return sum(abs(x - middle) for x in group)
#> Solution().trimTeams([9, 1, 5, 6, 7], 3)
#> Solution().trimTeams([4, 4], 3)
#> Solution().trimTeams([10, 20, 30, 40], 2)
#> Solution().trimTeams([100, 3, 50, 2, 51, 49, 1], 4)
#> Solution().trimTeams([8], 1)
# %%
def stable_buckets(items, width):
    buckets = {}
    for value, tag in items:
        buckets.setdefault(value // width, []).append((value, tag))
    flat = []
    for b in sorted(buckets):
        part = buckets[b]
        part.sort(key=lambda pair: pair[1])
        flat += [tag + str(value) for value, tag in part]
    return '-'.join(flat)
#> stable_buckets([(12, 'c'), (3, 'b'), (15, 'a'), (7, 'a')], 10)
#> stable_buckets([(5, 'z'), (4, 'y')], 1)
#> stable_buckets([], 4)
#> stable_buckets([(31, 'k'), (35, 'j'), (2, 'k'), (39, 'j'), (8, 'a')], 8)
#> stable_buckets([(-3, 'm'), (3, 'n')], 5)
# %%
import heapq


def auction_house(lots, bidders):
    """Each lot goes to the richest bidder, at one more than the second purse allows."""
    purses = [(-money, name) for name, money in bidders]
    heapq.heapify(purses)
    record = []
    for lot, reserve in lots:
        if not purses:
            record.append((lot, None, 0))
            continue
        money, name = heapq.heappop(purses)
        rival = -purses[0][0] if purses else 0
        price = max(reserve, min(-money, rival + 1))
        if price > -money:
            record.append((lot, None, reserve))
            heapq.heappush(purses, (money, name))
            continue
        record.append((lot, name, price))
        if -money > price:
            heapq.heappush(purses, (money + price, name))
    return record
#> auction_house([('vase', 5), ('lamp', 8)], [('ann', 20), ('bob', 12)])
#> auction_house([('ring', 50)], [('cy', 40)])
#> auction_house([('box', 1)], [])
#> auction_house([('map', 3), ('pen', 2), ('cup', 4)], [('di', 9), ('ed', 9), ('flo', 6)])
#> auction_house([], [('gus', 4)])
# %%
class Solution:
    def campSupply(self, legs, stock, shops):
        """Buy at the shops as late as possible; shops maps leg index to amount."""
        bought = []
        skipped = []
        for i, leg in enumerate(legs):
            if i in shops:
                skipped.append((shops[i], i))
            stock -= leg
            while stock < 0 and skipped:
                skipped.sort()
                amount, where = skipped.pop()
                stock += amount
                bought.append(where)
            if stock < 0:
                return None
        return sorted(bought), stock
#> Solution().campSupply([3, 4, 5], 6, {0: 2, 1: 10})
#> Solution().campSupply([5, 5], 4, {1: 50})
#> Solution().campSupply([], 1, {})
#> Solution().campSupply([2, 2, 6, 6], 5, {0: 3, 1: 7, 3: 8})
#> Solution().campSupply([1, 1, 1], 9, {2: 4})
# %%
def spiral_sum(grid):
    total, sign = 0, 1
    rows = [list(r) for r in grid]
    while rows:
        total += sign * sum(rows.pop(0))
        sign = -sign
        rows = [list(col) for col in zip(*rows)][::-1]
    return total
#> spiral_sum([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> spiral_sum([[5]])
#> spiral_sum([])
#> spiral_sum([[1, 2, 3, 4], [5, 6, 7, 8]])
#> spiral_sum([[10], [20], [30]])
# %%
from collections import Counter


def top_sellers(sales, k):
    units = Counter()
    first_seen = {}
    for pos, (item, qty) in enumerate(sales):
        units[item] += qty
        first_seen.setdefault(item, pos)
    ranked = sorted(units, key=lambda it: (-units[it], first_seen[it]))
    cut = ranked[:k]
    while len(cut) < len(ranked) and units[ranked[len(cut)]] == units[cut[-1]]:
        cut.append(ranked[len(cut)])
    return cut
#> top_sellers([('tea', 2), ('jam', 5), ('tea', 4)], 1)
#> top_sellers([('a', 1), ('b', 1), ('c', 1)], 2)
#> top_sellers([('ink', 9)], 3)
#> top_sellers([('pen', 3), ('cap', 8), ('pen', 5), ('mug', 8), ('hat', 1)], 1)
#> top_sellers([], 0)
# %%
from typing import List


class Solution:
    def ferryTrips(self, cars: List[int], capacity: int, crossing: int) -> int:
        clock = 0
        i = 0
        n = len(cars)
        cars = sorted(cars)
        while i < n:
            if cars[i] > clock:
                clock = cars[i]
            boarded = 0
            while i < n and boarded < capacity and cars[i] <= clock:
                boarded += 1
                i += 1
            clock += 2 * crossing
        return clock - crossing if n else 0
#> Solution().ferryTrips([0, 1, 2, 3], 2, 5)
#> Solution().ferryTrips([0, 100], 4, 10)
#> Solution().ferryTrips([], 3, 8)
#> Solution().ferryTrips([12, 3, 3, 4, 30, 31], 2, 4)
#> Solution().ferryTrips([7], 1, 6)
# %%
def handicap_order(runners):
    slowest = max((t for _, t in runners), default=0)
    starts = {}
    for name, t in runners:
        starts[name] = slowest - t
    seen = []
    for name, offset in sorted(starts.items(), key=lambda p: (p[1], p[0])):
        if seen and seen[-1][0] == offset:
            seen[-1][1].append(name)
        else:
            seen.append((offset, [name]))
    return seen
#> handicap_order([('joe', 50), ('meg', 44), ('pat', 50)])
#> handicap_order([('a', 9)])
#> handicap_order([])
#> handicap_order([('sam', 61), ('tia', 58), ('uma', 70), ('vic', 58)])
#> handicap_order([('y', 3), ('x', 3)])
# %%
class Solution:
    def waterTanks(self, caps, pours):
        level = [0] * len(caps)
        spilled = 0
        for where, amount in pours:
            i = where
            while amount > 0 and i < len(caps):
                room = caps[i] - level[i]
                taken = min(room, amount)
                level[i] += taken
                amount -= taken
                i += 1
            spilled += amount
        full = [i for i, c in enumerate(caps) if level[i] == c]
        return level, full, spilled
#> Solution().waterTanks([5, 3, 4], [(0, 7), (1, 4)])
#> Solution().waterTanks([2], [(0, 1), (0, 5)])
#> Solution().waterTanks([4, 4], [])
#> Solution().waterTanks([10, 1, 1, 6], [(1, 5), (0, 12), (3, 9)])
#> Solution().waterTanks([0, 3], [(0, 2)])
# %%
def chain_of_boxes(boxes):
    boxes = sorted(boxes, key=lambda b: (min(b), max(b)))
    best = []
    for i, box in enumerate(boxes):
        longest = 0
        for j in range(i):
            if fits(boxes[j], box):
                longest = max(longest, best[j])
        best.append(longest + 1)
    return max(best) if best else 0


def fits(inner, outer):
    a, b = sorted(inner)
    c, d = sorted(outer)
    return a < c and b < d
#> chain_of_boxes([(2, 3), (5, 4), (1, 1)])
#> chain_of_boxes([(4, 4), (4, 4)])
#> chain_of_boxes([])
#> chain_of_boxes([(9, 2), (3, 8), (7, 10), (1, 6), (12, 11)])
#> chain_of_boxes([(6, 1)])
