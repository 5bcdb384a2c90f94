# %%
def bus_route(stops, seats):
    """stops: list of (off, on) counts; passengers who cannot board wait for nothing."""
    aboard = 0
    stranded = []
    peak = 0
    for number, (off, on) in enumerate(stops):
        aboard -= min(off, aboard)
        room = seats - aboard
        boarding = on if on <= room else room
        aboard += boarding
        if on > boarding:
            stranded.append((number, on - boarding))
        peak = max(peak, aboard)
    return {'end': aboard, 'peak': peak, 'stranded': stranded}
#> bus_route([(0, 5), (2, 4), (1, 8)], 10)
#> bus_route([(3, 0), (0, 2)], 4)
#> bus_route([], 20)
#> bus_route([(0, 12), (4, 6), (10, 1), (0, 9), (2, 5)], 12)
#> bus_route([(0, 3)], 3)
# %%
import heapq


class Solution:
    def cheapestCrew(self, offers, days):
        """offers: (from_day, to_day, wage): hire the cheapest available one each day."""
        offers = sorted(offers)
        pool = []
        k = 0
        bill = 0
        uncovered = []
        for day in range(1, days + 1):
            while k < len(offers) and offers[k][0] <= day:
                start, end, wage = offers[k]
                heapq.heappush(pool, (wage, end))
                k += 1
            while pool and pool[0][1] < day:
                heapq.heappop(pool)
            if pool:
                bill += pool[0][0]
            else:
                uncovered.append(day)
        return bill, uncovered
#> Solution().cheapestCrew([(1, 3, 10), (2, 5, 7)], 6)
#> Solution().cheapestCrew([], 3)
#> Solution().cheapestCrew([(1, 9, 5), (3, 4, 2), (6, 6, 1)], 7)
#> Solution().cheapestCrew([(4, 4, 100), (2, 2, 50)], 5)
#> Solution().cheapestCrew([(1, 2, 8)], 0)
# %%
from functools import cmp_to_key


def compare_hands(a, b):
    if max(a) != max(b):
        return max(b) - max(a)
    if sum(a) != sum(b):
        return sum(b) - sum(a)
    return len(a) - len(b)


def best_hands(hands, top):
    ranked = sorted(hands, key=cmp_to_key(compare_hands))
    chosen = ranked[:top]
    for hand in ranked[top:]:
        if compare_hands(chosen[-1], hand) == 0:
            chosen.append(hand)
        else:
            break
    return chosen
#> best_hands([[3, 9], [9, 1, 2], [10]], 1)
#> best_hands([[5, 5], [5, 5], [4, 6]], 2)
#> best_hands([[1]], 1)
#> best_hands([[8, 2], [2, 8], [8, 1, 1], [7, 7, 7]], 1)
#> best_hands([[2, 3], [6], [6, 0], [1, 5]], 3)
# %%
class Solution:
    def roundTables(self, groups, seats):
        tables = []
        for g in sorted(groups, reverse=True):
            idx = self.findTable(tables, g)
            if idx == -1:
                tables.append(seats)
                idx = len(tables) - 1
            tables[idx] -= g
        empties = sum(tables)
        return len(tables), empties, self.perfect(tables)

    def findTable(self, tables, g):
        for i, left in enumerate(tables):
            if left >= g:
                return i
        return -1

    def perfect(self, tables):
        return sum(1 for t in tables if t == 0)
#> Solution().roundTables([3, 5, 2, 4], 8)
#> Solution().roundTables([8, 8], 8)
#> Solution().roundTables([], 6)
#> Solution().roundTables([1, 6, 3, 3, 2, 5], 7)
#> Solution().roundTables([4], 10)
# %%
def tide_gates(gates, boat_speed, start):
    """gates: (position, open_from, open_until, period)"""
    clock = start
    place = 0
    waits = 0
    for position, opens, closes, period in sorted(gates):
        clock += (position - place) / boat_speed
        place = position
        phase = clock % period
        if phase < opens:
            waits += opens - phase
            clock += opens - phase
        elif phase >= closes:
            extra = period - phase + opens
            waits += extra
            clock += extra
    return clock, waits
#> tide_gates([(10, 2, 6, 12), (20, 0, 4, 8)], 5, 0)
#> tide_gates([(4, 0, 3, 4)], 2, 1)
#> tide_gates([], 3, 7)
#> tide_gates([(12, 5, 9, 10), (6, 1, 2, 6), (30, 3, 4, 8)], 6, 2)
#> tide_gates([(8, 1, 2, 3)], 4, 0)
# %%
from typing import List


class Solution:
    def equalizeShelves(self, shelves: List[int]) -> int:
        total = sum(shelves)
        n = len(shelves)
        if n == 0 or total % n:
            return -1
        goal = total // n
        moves = carry = 0
        for s in shelves:
            carry += s - goal
            moves += abs(carry)
        return moves
#> Solution().equalizeShelves([1, 5, 3])
#> Solution().equalizeShelves([2, 3])
#> Solution().equalizeShelves([])
#> Solution().equalizeShelves([9, 0, 0, 0, 6])
#> Solution().equalizeShelves([4, 4, 4, 4])
# %%
def snake_columns(grid):
    lines = []
    for c in range(len(grid[0]) if grid else 0):
        col = [row[c] for row in grid]
        if c % 2:
            col.reverse()
        lines.extend(col)
    return lines


def snake_drop(grid, k):
    line = snake_columns(grid)
    drops = []
    for i in range(k, len(line)):
        if line[i] < line[i - k]:
            drops.append(line[i - k] - line[i])
    return max(drops, default=0), len(drops)
#> snake_drop([[1, 2], [3, 4]], 1)
#> snake_drop([[9, 1, 8], [2, 7, 3]], 2)
#> snake_drop([], 1)
#> snake_drop([[5, 4, 3], [6, 1, 2], [7, 8, 9]], 1)
#> snake_drop([[4]], 3)
# %%
from collections import deque


class Solution:
    def cardWar(self, first, second, limit):
        a, b = deque(first), deque(second)
        rounds = 0
        table = []
        while a and b and rounds < limit:
            x, y = a.popleft(), b.popleft()
            table += [x, y]
            rounds += 1
            if x == y:
                continue
            table.sort(reverse=True)
            (a if x > y else b).extend(table)
            table = []
        if len(a) == len(b):
            return 'even', rounds
        return ('first' if len(a) > len(b) else 'second'), rounds
#> Solution().cardWar([5, 2], [3, 4], 10)
#> Solution().cardWar([1, 1], [1, 1], 5)
#> Solution().cardWar([], [3], 4)
#> Solution().cardWar([6, 1, 8], [6, 7, 2], 8)
#> Solution().cardWar([9, 3, 4], [2, 5, 1], 20)
# %%
def parse_log(lines):
    for line in lines:
        stamp, user, action = line.split()
        yield int(stamp), user, action


def session_times(lines):
    opened = {}
    total = {}
    for stamp, user, action in sorted(parse_log(lines)):
        if action == 'in':
            opened.setdefault(user, stamp)
        elif user in opened:
            total[user] = total.get(user, 0) + stamp - opened.pop(user)
    ranking = sorted(total.items(), key=lambda kv: (-kv[1], kv[0]))
    return ranking, sorted(opened)
#> session_times(['1 ann in', '5 ann out', '2 bob in'])
#> session_times(['9 zed out', '3 zed in', '12 amy in', '18 amy out'])
#> session_times([])
#> session_times(['1 p in', '2 p in', '4 q in', '8 p out', '11 q out', '12 p in', '15 p out'])
#> session_times(['7 x out'])
# %%
class Solution:
    def minPlatforms(self, trains, gap):
        """Trains (arrive, depart); a platform must rest `gap` minutes between trains."""
        last = []
        used = []
        for arrive, depart in sorted(trains):
            options = [p for p, d in enumerate(last) if d + gap <= arrive]
            if options:
                p = max(options, key=lambda q: last[q])
                last[p] = depart
            else:
                p = len(last)
                last.append(depart)
            used.append(p + 1)
        return used
#> Solution().minPlatforms([(1, 4), (2, 6), (5, 8)], 1)
#> Solution().minPlatforms([(0, 3), (3, 5), (5, 9)], 0)
#> Solution().minPlatforms([], 2)
#> Solution().minPlatforms([(10, 30), (12, 18), (20, 25), (28, 40), (31, 33)], 2)
#> Solution().minPlatforms([(6, 7)], 5)
# %%
def counting_sort_by(items, key, top):
    slots = [[] for _ in range(top + 1)]
    for it in items:
        slots[key(it)].append(it)
    return [it for slot in slots for it in slot]


def sort_dates(dates):
    """dates: 'd/m/y' with two digit years, sorted by radix passes."""
    rows = [tuple(map(int, d.split('/'))) for d in dates]
    for field, top in ((0, 31), (1, 12), (2, 99)):
        rows = counting_sort_by(rows, lambda r, f=field: r[f], top)
    return ['%d/%d/%02d' % r for r in rows]
#> sort_dates(['3/4/21', '1/12/20', '2/4/21'])
#> sort_dates(['31/1/05', '31/1/04'])
#> sort_dates([])
#> sort_dates(['9/9/99', '10/9/99', '9/10/98', '1/1/00'])
#> sort_dates(['5/13/20'])
# %%
import heapq


def twin_queue(tasks, fast_limit):
    """Short tasks use the fast worker unless the slow one is free earlier."""
    fast, slow = 0, 0
    trace = ''
    heap = [(length, i) for i, length in enumerate(tasks)]
    heapq.heapify(heap)
    while heap:
        length, i = heapq.heappop(heap)
        if length <= fast_limit and fast <= slow + length:
            fast += length
            trace += f"F{i}"
        else:
            slow += length * 2
            trace += f"S{i}"
    return trace, max(fast, slow)
#> twin_queue([3, 1, 8], 4)
#> twin_queue([9, 9], 5)
#> twin_queue([], 3)
#> twin_queue([2, 2, 2, 7, 5, 1], 5)
#> twin_queue([4, 6, 10], 10)
# %%
from typing import List


class Solution:
    def mergeScores(self, a: List[int], b: List[int], keep: int) -> List[int]:
        out = []
        i, j = len(a) - 1, len(b) - 1
        while len(out) < keep and (i >= 0 or j >= 0):
            if j < 0 or (i >= 0 and a[i] >= b[j]):
                out.append(a[i])
                i -= 1
            else:
                out.append(-b[j])
                j -= 1
        return out
#> Solution().mergeScores([1, 5, 9], [2, 6, 7], 4)
#> Solution().mergeScores([], [3], 2)
#> Solution().mergeScores([4, 4], [4, 4], 3)
#> Solution().mergeScores([10, 30, 50], [20, 21, 22, 60], 10)
#> Solution().mergeScores([1], [2], 0)
# %%
def rotate_ring(grid, steps):
    n = len(grid)
    ring = grid[0][:]
    ring += [grid[r][n - 1] for r in range(1, n)]
    ring += grid[n - 1][-2::-1] if n > 1 else []
    ring += [grid[r][0] for r in range(n - 2, 0, -1)]
    k = steps % len(ring)
    ring = ring[-k:] + ring[:-k]
    out = [row[:] for row in grid]
    it = iter(ring)
    for c in range(n):
        out[0][c] = next(it)
    for r in range(1, n):
        out[r][n - 1] = next(it)
    for c in range(n - 2, -1, -1):
        out[n - 1][c] = next(it)
    for r in range(n - 2, 0, -1):
        out[r][0] = next(it)
    return out
#> rotate_ring([[1, 2], [3, 4]], 1)
#> rotate_ring([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 2)
#> rotate_ring([[7]], 3)
#> rotate_ring([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]], -1)
#> rotate_ring([[0, 1], [1, 0]], 4)
# %%
class Solution:
    def hotelRevenue(self, requests, rooms):
        """requests: (first_night, nights, price). Accept in order if rooms allow."""
        taken = {}
        revenue = 0
        declined = 0
        for first, nights, price in requests:
            span = range(first, first + nights)
            if any(taken.get(d, 0) >= rooms for d in span):
                declined += 1
                continue
            for d in span:
                taken[d] = taken.get(d, 0) + 1
            revenue += nights * price
            if nights >= 5:
                revenue -= price // 2
        full = [d for d in sorted(taken) if taken[d] == rooms]
        return revenue, declined, full
#> Solution().hotelRevenue([(1, 2, 50), (2, 2, 60), (2, 1, 40)], 2)
#> Solution().hotelRevenue([(1, 5, 30)], 1)
#> Solution().hotelRevenue([], 4)
#> Solution().hotelRevenue([(3, 3, 80), (1, 3, 70), (4, 1, 90), (6, 2, 20)], 1)
#> Solution().hotelRevenue([(1, 1, 10)], 0)
# %%
def pair_socks(socks, tolerance):
    socks = sorted(socks, key=lambda s: (s[0], s[1]))
    pairs, single = [], []
    i = 0
    while i < len(socks):
        if (i + 1 < len(socks)
                and socks[i][0] == socks[i + 1][0]
                and socks[i + 1][1] - socks[i][1] <= tolerance):
            pairs.append(socks[i][0])
            i += 2
        else:
            single.append(socks[i])
            i += 1
    return ''.join(pairs), single
#> pair_socks([('r', 40), ('b', 38), ('r', 41)], 1)
#> pair_socks([('g', 36), ('g', 40)], 2)
#> pair_socks([], 0)
#> pair_socks([('w', 39), ('k', 42), ('w', 39), ('k', 43), ('w', 41)], 1)
#> pair_socks([('y', 37)], 5)
# %%
def running_podium(scores):
    podium = []
    changes = 0
    for player, score in scores:
        before = list(podium)
        podium = [p for p in podium if p[1] != player or p[0] > score]
        if not any(p[1] == player for p in podium):
            podium.append((score, player))
        podium.sort(key=lambda p: (-p[0], p[1]))
        podium = podium[:3]
        if podium != before:
            changes += 1
    return [name for _, name in podium], changes
#> running_podium([('a', 5), ('b', 7), ('a', 9)])
#> running_podium([('x', 1), ('x', 0), ('x', 2)])
#> running_podium([])
#> running_podium([('k', 3), ('l', 8), ('m', 5), ('n', 4), ('k', 6), ('m', 1)])
#> running_podium([('p', 2), ('q', 2), ('o', 2), ('r', 2)])
# %%
from typing import List
import heapq


class Solution:
    def chargeRobots(self, levels: List[int], steps: int) -> List[int]:
        heap = [(lvl, i) for i, lvl in enumerate(levels)]
        heapq.heapify(heap)
        for step in range(steps):
            if not heap:
                break
            lvl, i = heap[0]
            heapq.heapreplace(heap, (lvl + 10 + step, i))
        final = [0] * len(levels)
        for lvl, i in heap:
            final[i] = lvl
        return final
#> Solution().chargeRobots([50, 20, 30], 3)
#> Solution().chargeRobots([5, 5], 4)
#> Solution().chargeRobots([], 2)
#> Solution().chargeRobots([90, 80, 85, 10], 6)
#> Solution().chargeRobots([1], 0)
# %%
def shuttle(people, capacity, trip):
    """people: (ready_time, group). Groups never split; the van waits until it is full
    or nobody else is ready."""
    waiting = sorted(people)
    clock = 0
    trips = []
    while waiting:
        clock = max(clock, waiting[0][0])
        load = 0
        rest = []
        for ready, group in waiting:
            if ready <= clock and load + group <= capacity:
                load += group
            else:
                rest.append((ready, group))
        if load == 0:
            return trips, len(rest)
        trips.append((clock, load))
        waiting = rest
        clock += trip
    return trips, 0
#> shuttle([(0, 2), (0, 3), (4, 1)], 4, 5)
#> shuttle([(2, 9)], 8, 3)
#> shuttle([], 4, 4)
#> shuttle([(0, 3), (1, 2), (1, 3), (9, 4), (2, 1)], 5, 4)
#> shuttle([(30, 1), (10, 1)], 2, 100)
# %%
class Solution:
    def rowColumnBalance(self, grid):
        rows = [sum(r) for r in grid]
        cols = [sum(c) for c in zip(*grid)]
        while rows and cols:
            r, c = max(rows), max(cols)
            if r == c:
                return r
            if r > c:
                rows.remove(r)
            else:
                cols.remove(c)
        return None
#> Solution().rowColumnBalance([[1, 2], [3, 4]])
#> Solution().rowColumnBalance([[5, 1, 1], [2, 2, 3], [0, 4, 1]])
#> Solution().rowColumnBalance([])
#> Solution().rowColumnBalance([[2, 0], [0, 2]])
#> Solution().rowColumnBalance([[10, 20, 30]])
# %%
def interval_votes(ranges, candidates):
    tally = {c: 0 for c in candidates}
    for lo, hi in ranges:
        if lo > hi:
            lo, hi = hi, lo
        inside = [c for c in candidates if lo <= c <= hi]
        if not inside:
            continue
        mid = (lo + hi) / 2
        favourite = min(inside, key=lambda c: (abs(c - mid), c))
        tally[favourite] += 1
    winner = max(candidates, key=lambda c: (tally[c], -c)) if candidates else None
    return winner, tally
#> interval_votes([(1, 5), (4, 9), (2, 3)], [3, 5, 8])
#> interval_votes([(9, 1)], [0, 10])
#> interval_votes([(1, 2)], [])
#> interval_votes([(0, 10), (6, 2), (7, 7), (5, 20), (11, 13)], [4, 7, 12])
#> interval_votes([], [6, 2])
# %%
from collections import defaultdict


class Solution:
    def warehouse(self, moves):
        """moves: '+name qty' or '-name qty', first in first out batches."""
        batches = defaultdict(list)
        missing = 0
        for move in moves:
            name, qty = move[1:].split()
            qty = int(qty)
            if move[0] == '+':
                batches[name].append(qty)
                continue
            missing += self.take(batches[name], qty)
        return {k: batches[k] for k in sorted(batches) if batches[k]}, missing

    def take(self, stack, qty):
        while qty and stack:
            used = min(stack[0], qty)
            stack[0] -= used
            qty -= used
            if stack[0] == 0:
                stack.pop(0)
        return qty
#> Solution().warehouse(['+nut 5', '+nut 3', '-nut 6'])
#> Solution().warehouse(['-bolt 4'])
#> Solution().warehouse([])
#> Solution().warehouse(['+pin 2', '+cog 7', '-pin 3', '+pin 4', '-cog 1', '-pin 1'])
#> Solution().warehouse(['+rod 1', '-rod 1', '+rod 9', '+axle 2'])
# %%
def quick_select(values, k):
    if len(values) == 1:
        return values[0]
    pivot = values[len(values) // 2]
    low = [v for v in values if v < pivot]
    same = [v for v in values if v == pivot]
    if k < len(low):
        return quick_select(low, k)
    if k < len(low) + len(same):
        return pivot
    high = [v for v in values if v > pivot]
    return quick_select(high, k - len(low) - len(same))


def trimmed_range(values, drop):
    n = len(values)
    if n <= 2 * drop:
        return 0
    return quick_select(values, n - 1 - drop) - quick_select(values, drop)
#> trimmed_range([9, 1, 5, 7, 3], 1)
#> trimmed_range([4, 4, 4], 0)
#> trimmed_range([], 1)
#> trimmed_range([100, 2, 8, 6, 50, 4, 7], 2)
#> trimmed_range([3, 1], 1)
# %%
def laundry(loads, washers, dryers):
    """loads: (wash, dry); each machine list holds the time it becomes free."""
    wash = [0] * washers
    dry = [0] * dryers
    done = []
    for w, d in loads:
        i = wash.index(min(wash))
        wet = wash[i] + w
        j = dry.index(min(dry))
        start = max(wet, dry[j])
        wash[i] = start
        dry[j] = start + d
        done.append(dry[j])
    return done, max(wash), max(dry)
#> laundry([(3, 4), (3, 4)], 1, 1)
#> laundry([(2, 9), (2, 9), (2, 9)], 2, 2)
#> laundry([], 1, 2)
#> laundry([(5, 1), (1, 6), (4, 4), (2, 2)], 2, 1)
#> laundry([(10, 10)], 3, 3)
# %%
class Solution:
    def sortNames(self, names):
        def last_first(name):
            parts = name.split()
            return parts[-1].lower(), parts[:-1]

        groups = {}
        for name in sorted(names, key=last_first):
            surname = name.split()[-1]
            groups.setdefault(surname.title(), []).append(name.split()[0])
        return [f"{s} ({', '.join(g)})" for s, g in groups.items()]
#> Solution().sortNames(['Ada Byron', 'Tim Lee', 'Ann lee'])
#> Solution().sortNames(['Cher'])
#> Solution().sortNames([])
#> Solution().sortNames(['Max Orr', 'Eve Orr', 'Guy de Alba', 'Liv Dahl', 'Bo Orr'])
#> Solution().sortNames(['Zoe Y', 'Zoe X'])
# %%
def sort_by_swaps(tags, cost):
    """Sort a rack by swapping each wrong tag into place; a swap costs its distance."""
    rack = list(tags)
    goal = sorted(rack)
    bill = 0
    trail = []
    for i, want in enumerate(goal):
        if rack[i] == want:
            continue
        j = len(rack) - 1
        while rack[j] != want:
            j -= 1
        rack[i], rack[j] = rack[j], rack[i]
        bill += cost * (j - i)
        trail.append((i, j))
    return bill, trail
#> sort_by_swaps([3, 1, 2], 2)
#> sort_by_swaps(['a', 'b'], 5)
#> sort_by_swaps([], 1)
#> sort_by_swaps([5, 2, 4, 1, 3, 2], 1)
#> sort_by_swaps(['d', 'a', 'c', 'a'], 3)
# %%
import heapq


def route_packets(packets, links):
    """Each link sends one packet per tick; packets (size, tag) biggest first."""
    queue = [(-size, tag) for size, tag in packets]
    heapq.heapify(queue)
    free_at = [0] * links
    trace = []
    tick = 0
    while queue:
        for link in range(links):
            if free_at[link] <= tick and queue:
                size, tag = heapq.heappop(queue)
                free_at[link] = tick - size
                trace.append((tag, link, tick))
        tick += 1
    return trace, max(free_at, default=0)
#> route_packets([(3, 'a'), (5, 'b'), (1, 'c')], 2)
#> route_packets([(2, 'x'), (2, 'y')], 1)
#> route_packets([], 2)
#> route_packets([(4, 'p'), (6, 'q'), (2, 'r'), (2, 's'), (3, 't')], 3)
#> route_packets([(1, 'z')], 4)
# %%
class Solution:
    def gardenBeds(self, lamps, length):
        """lamps: (pos, radius). Count cells lit exactly once via a difference array."""
        diff = [0] * (length + 1)
        for pos, radius in lamps:
            lo = max(0, pos - radius)
            hi = min(length - 1, pos + radius)
            if lo <= hi:
                diff[lo] += 1
                diff[hi + 1] -= 1
        once = dark = cur = 0
        for cell in range(length):
            cur += diff[cell]
            if cur == 1:
                once += 1
            elif cur == 0:
                dark += 1
        return once, dark
#> Solution().gardenBeds([(2, 1), (4, 2)], 8)
#> Solution().gardenBeds([], 5)
#> Solution().gardenBeds([(0, 10)], 4)
#> Solution().gardenBeds([(3, 1), (3, 2), (9, 0), (12, 4)], 12)
#> Solution().gardenBeds([(20, 2)], 6)
# %%
def tie_break(rows):
    """rows: (team, points, {opponent: result}); ties by head to head, then name."""
    rows = sorted(rows, key=lambda r: (-r[1], r[0]))
    changed = True
    while changed:
        changed = False
        for i in range(len(rows) - 1):
            a, b = rows[i], rows[i + 1]
            if a[1] == b[1] and b[2].get(a[0], 0) > a[2].get(b[0], 0):
                rows[i], rows[i + 1] = b, a
                changed = True
        if changed and rows[0][0] == rows[-1][0]:
            break
    return [r[0] for r in rows]
#> tie_break([('a', 6, {'b': 0}), ('b', 6, {'a': 3}), ('c', 9, {})])
#> tie_break([('x', 1, {}), ('w', 1, {})])
#> tie_break([])
#> tie_break([('k', 4, {'l': 1, 'm': 0}), ('l', 4, {'k': 1}), ('m', 4, {'k': 3}), ('n', 7, {})])
#> tie_break([('solo', 3, {'ghost': 3})])
# %%
from typing import List


class Solution:
    def postRounds(self, letters: List[int], bag: int, office: int) -> List[int]:
        """Houses 0..n-1 on a street; the bag is refilled at the office house."""
        left = bag
        at = office
        walked = refills = 0
        order = sorted(range(len(letters)), key=lambda h: (abs(h - office), h))
        for house in order:
            if letters[house] > bag:
                continue
            if letters[house] > left:
                walked += abs(at - office)
                at, left = office, bag
                refills += 1
            walked += abs(at - house)
            at = house
            left -= letters[house]
        return [walked, refills, left]
#> Solution().postRounds([2, 3, 1, 4], 5, 1)
#> Solution().postRounds([9, 1], 4, 0)
#> Solution().postRounds([], 3, 0)
#> Solution().postRounds([1, 1, 6, 2, 5, 3], 7, 3)
#> Solution().postRounds([2, 2, 2], 100, 2)
# %%
def label_shelf(prices, tiers):
    """tiers: ascending price limits; the label of a shelf is its most common tier."""
    def tier(price):
        lo, hi = 0, len(tiers)
        while lo < hi:
            mid = (lo + hi) // 2
            if price <= tiers[mid]:
                hi = mid
            else:
                lo = mid + 1
        return lo

    counts = [0] * (len(tiers) + 1)
    for p in prices:
        counts[tier(p)] += 1
    top = max(counts)
    names = 'ABCDEFG'
    return ''.join(names[i] for i, c in enumerate(counts) if c == top), counts
#> label_shelf([5, 12, 30, 8], [10, 20])
#> label_shelf([100, 200], [50, 100, 150])
#> label_shelf([], [10])
#> label_shelf([3, 7, 7, 21, 40, 41, 9, 22], [5, 10, 20, 40])
#> label_shelf([1, 2, 3], [])
# %%
class Solution:
    def dropTower(self, blocks, width):
        """blocks: (x, w, h) fall onto the skyline; returns heights."""
        top = [0] * width
        for x, w, h in blocks:
            cells = range(x, min(x + w, width))
            if not cells:
                continue
            base = max(top[c] for c in cells)
            for c in cells:
                top[c] = base + h
        return top, self.holes(top)

    def holes(self, top):
        count = 0
        for i in range(1, len(top) - 1):
            if top[i] < top[i - 1] and top[i] < top[i + 1]:
                count += 1
        return count
#> Solution().dropTower([(0, 2, 1), (1, 2, 2)], 4)
#> Solution().dropTower([(5, 2, 2)], 4)
#> Solution().dropTower([], 3)
#> Solution().dropTower([(0, 1, 4), (2, 1, 3), (4, 2, 2), (2, 3, 1)], 6)
#> Solution().dropTower([(0, 9, 1), (0, 9, 1)], 2)
# %%
def grade_curve(marks, quota):
    """quota: list of (grade, how many); equal marks share the better grade."""
    order = sorted(marks.items(), key=lambda kv: (-kv[1], kv[0]))
    result = {}
    pos = 0
    for grade, count in quota:
        given = 0
        while pos < len(order) and (given < count or order[pos][1] == order[pos - 1][1]):
            if pos == 0 and count == 0:
                break
            result[order[pos][0]] = grade
            pos += 1
            given += 1
    for name, _ in order[pos:]:
        result[name] = 'F'
    return result
#> grade_curve({'al': 90, 'bo': 80, 'cy': 80, 'di': 60}, [('A', 1), ('B', 1)])
#> grade_curve({'x': 50, 'y': 50, 'z': 50}, [('A', 1), ('B', 2)])
#> grade_curve({}, [('A', 2)])
#> grade_curve({'p': 71, 'q': 64, 'r': 88, 's': 64, 't': 59}, [('A', 1), ('B', 2), ('C', 1)])
#> grade_curve({'m': 10}, [])
# %%
from bisect import bisect_left, insort


def sliding_median_sales(sales, width):
    window = []
    out = []
    for i, s in enumerate(sales):
        insort(window, s)
        if len(window) > width:
            old = sales[i - width]
            del window[bisect_left(window, old)]
        if len(window) == width:
            mid = width // 2
            if width % 2:
                out.append(window[mid])
            else:
                out.append((window[mid - 1] + window[mid]) / 2)
    return out
#> sliding_median_sales([5, 1, 9, 3], 3)
#> sliding_median_sales([2, 4, 6, 8], 2)
#> sliding_median_sales([], 2)
#> sliding_median_sales([7, 7, 1, 10, 3, 8], 4)
#> sliding_median_sales([6, 2], 5)
# %%
class Solution:
    def splitBill(self, payments):
        share, rest = divmod(sum(payments.values()), max(1, len(payments)))
        balance = {}
        for i, name in enumerate(sorted(payments)):
            balance[name] = payments[name] - share - (1 if i < rest else 0)
        transfers = []
        while True:
            debtor = min(balance, key=lambda n: (balance[n], n), default=None)
            if debtor is None or balance[debtor] >= 0:
                return transfers
            creditor = max(balance, key=lambda n: (balance[n], n))
            amount = min(-balance[debtor], balance[creditor])
            balance[debtor] += amount
            balance[creditor] -= amount
            transfers.append(f"{debtor}->{creditor} {amount}")
#> Solution().splitBill({'ann': 30, 'bob': 0, 'cat': 0})
#> Solution().splitBill({'x': 5, 'y': 6})
#> Solution().splitBill({})
#> Solution().splitBill({'jo': 12, 'ky': 41, 'li': 7, 'mo': 20})
#> Solution().splitBill({'p': 10, 'q': 10})
# %%
def robot_vacuum(rows, start, battery):
    """Clean the dirtiest reachable cell in a row of cells, greedily; moving costs 1."""
    dirt = list(rows)
    at = start
    cleaned = 0
    path = [at]
    while battery > 0:
        best, score = None, 0
        for i, d in enumerate(dirt):
            cost = abs(i - at) + 1
            if cost <= battery and d > 0 and d / cost > score:
                best, score = i, d / cost
        if best is None:
            break
        battery -= abs(best - at) + 1
        cleaned += dirt[best]
        dirt[best] = 0
        at = best
        path.append(at)
    return cleaned, path, battery
#> robot_vacuum([1, 0, 5, 2], 0, 6)
#> robot_vacuum([0, 0, 0], 1, 5)
#> robot_vacuum([3], 0, 0)
#> robot_vacuum([4, 1, 1, 8, 0, 6], 2, 9)
#> robot_vacuum([9, 9], 1, 2)
# %%
from itertools import groupby


def compress_ranks(ranks):
    pieces = []
    for value, run in groupby(sorted(ranks)):
        pieces.append((value, len(list(run))))
    text = []
    place = 1
    for value, size in pieces:
        if size == 1:
            text.append(f"{place}:{value}")
        else:
            text.append(f"{place}-{place + size - 1}:{value}")
        place += size
    return ', '.join(text)
#> compress_ranks([3, 1, 3, 2])
#> compress_ranks([7, 7, 7])
#> compress_ranks([])
#> compress_ranks([12, 10, 15, 10, 12, 10, 9])
#> compress_ranks([4])
# %%
class Solution:
    def oneWayBridge(self, cars, cross):
        """cars: (time, side). Same side may follow; the other side waits for empty."""
        bridge_side = None
        clear_at = 0
        entered = []
        queue = sorted(cars, key=lambda c: (c[0], c[1]))
        for when, side in queue:
            if side == bridge_side:
                begin = max(when, entered[-1] + 1)
            else:
                begin = max(when, clear_at)
                bridge_side = side
            entered.append(begin)
            clear_at = begin + cross
        return entered, clear_at
#> Solution().oneWayBridge([(0, 'E'), (1, 'W'), (2, 'E')], 4)
#> Solution().oneWayBridge([(0, 'E'), (0, 'E'), (0, 'E')], 5)
#> Solution().oneWayBridge([], 3)
#> Solution().oneWayBridge([(5, 'W'), (3, 'E'), (4, 'E'), (20, 'W'), (6, 'E')], 6)
#> Solution().oneWayBridge([(9, 'W')], 0)
# %%
def triangle_rows(values):
    """Fold sorted values into rows of growing length and total each diagonal."""
    values = sorted(values, reverse=True)
    rows = []
    size = 1
    while values:
        rows.append(values[:size])
        values = values[size:]
        size += 1
    diagonals = {}
    for r, row in enumerate(rows):
        for c, v in enumerate(row):
            diagonals[r - c] = diagonals.get(r - c, 0) + v
    return [diagonals[d] for d in sorted(diagonals)]
#> triangle_rows([1, 2, 3, 4, 5, 6])
#> triangle_rows([9, 9])
#> triangle_rows([])
#> triangle_rows([4, 8, 15, 16, 23, 42, 7, 1])
#> triangle_rows([-1, -5, 3])
# %%
from typing import List


class Solution:
    def tasksByLoad(self, loads: List[int], workers: List[int]) -> int:
        loads = sorted(loads, reverse=True)
        workers = sorted(workers, reverse=True)
        done = 0
        w = 0
        for load in loads:
            if w == len(workers):
                break
            if workers[w] >= load:
                w += 1
                done += 1
            elif w + 1 < len(workers) and workers[-1] + workers[-2] >= load:
                workers.pop()
                workers.pop()
                done += 1
        return done
#> Solution().tasksByLoad([5, 3, 9], [6, 4, 4])
#> Solution().tasksByLoad([10], [4, 6])
#> Solution().tasksByLoad([], [1])
#> Solution().tasksByLoad([8, 7, 2, 2], [5, 4, 3, 8])
#> Solution().tasksByLoad([3, 3, 3], [])
