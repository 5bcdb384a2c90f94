# %%
import heapq


def kitchen_orders(orders, cooks):
    """orders: (time, dish, minutes). Dishes already cooked today take one minute less."""
    free = [0] * cooks
    heapq.heapify(free)
    cooked = {}
    tickets = []
    for time, dish, minutes in sorted(orders):
        if dish in cooked and minutes > 1:
            minutes -= 1
        start = max(time, heapq.heappop(free))
        heapq.heappush(free, start + minutes)
        cooked[dish] = cooked.get(dish, 0) + 1
        tickets.append(f"{dish}@{start + minutes}")
    favourite = max(cooked, key=lambda d: (cooked[d], d), default='-')
    return tickets, favourite
#> kitchen_orders([(0, 'soup', 4), (1, 'pie', 6), (2, 'soup', 4)], 1)
#> kitchen_orders([(0, 'egg', 1), (0, 'egg', 1)], 2)
#> kitchen_orders([], 3)
#> kitchen_orders([(5, 'rice', 9), (3, 'stew', 7), (5, 'rice', 9), (8, 'stew', 7), (9, 'tea', 2)], 2)
#> kitchen_orders([(7, 'bun', 3)], 1)
# %%
class Solution:
    def compactDrives(self, files, driveSize):
        drives = [[]]
        used = [0]
        for name, size in sorted(files, key=lambda f: (-f[1], f[0])):
            if size > driveSize:
                continue
            slot = self.pick(used, size, driveSize)
            if slot == len(drives):
                drives.append([])
                used.append(0)
            drives[slot].append(name)
            used[slot] += size
        return [sorted(d) for d in drives], self.waste(used, driveSize)

    def pick(self, used, size, cap):
        best = len(used)
        tightest = cap + 1
        for i, u in enumerate(used):
            left = cap - u - size
            if 0 <= left < tightest:
                best, tightest = i, left
        return best

    def waste(self, used, cap):
        return sum(cap - u for u in used)
#> Solution().compactDrives([('a', 4), ('b', 7), ('c', 3)], 10)
#> Solution().compactDrives([('big', 99)], 10)
#> Solution().compactDrives([], 5)
#> Solution().compactDrives([('m', 5), ('n', 5), ('o', 6), ('p', 2), ('q', 3)], 8)
#> Solution().compactDrives([('x', 10), ('y', 10)], 10)
# %%
def parking_fees(events, rate, cap):
    """events: (plate, minute); odd visits enter, even visits leave."""
    inside = {}
    bill = {}
    for plate, minute in sorted(events, key=lambda e: e[1]):
        if plate not in inside:
            inside[plate] = minute
            continue
        stay = minute - inside.pop(plate)
        fee = min(cap, -(-stay // 10) * rate)
        bill[plate] = bill.get(plate, 0) + fee
    for plate in sorted(inside):
        bill[plate] = bill.get(plate, 0) + cap
    return sorted(bill.items())
#> parking_fees([('AB', 0), ('CD', 5), ('AB', 25)], 3, 20)
#> parking_fees([('ZZ', 100), ('ZZ', 10)], 2, 12)
#> parking_fees([], 1, 1)
#> parking_fees([('K1', 1), ('K2', 2), ('K1', 11), ('K2', 95), ('K1', 60), ('K1', 61)], 4, 30)
#> parking_fees([('Q', 7)], 5, 50)
# %%
from typing import List


class Solution:
    def bestBench(self, seats: List[int]) -> int:
        """Seat with the largest distance to the closest taken one (1 = taken)."""
        n = len(seats)
        left = [n] * n
        last = None
        for i in range(n):
            if seats[i]:
                last = i
            if last is not None:
                left[i] = i - last
        best, where = 0, -1
        last = None
        for i in range(n - 1, -1, -1):
            if seats[i]:
                last = i
            near = left[i] if last is None else min(left[i], last - i)
            if near >= best and near > 0:
                best, where = near, i
        return where
#> Solution().bestBench([1, 0, 0, 0, 1])
#> Solution().bestBench([1, 1])
#> Solution().bestBench([])
#> Solution().bestBench([0, 0, 1, 0, 0, 0, 0, 1, 0])
#> Solution().bestBench([0, 0, 0])
# %%
def clear_queue(tickets, counters):
    """Tickets like 'B3': counter kind and minutes; each kind has its own counters."""
    lines = {kind: [0] * n for kind, n in counters.items()}
    ends = []
    for ticket in tickets:
        kind, minutes = ticket[0], int(ticket[1:])
        if kind not in lines:
            ends.append(None)
            continue
        desk = lines[kind]
        k = desk.index(min(desk))
        desk[k] += minutes
        ends.append(desk[k])
    idle = {}
    close = max((max(d) for d in lines.values()), default=0)
    for kind in sorted(lines):
        idle[kind] = sum(close - t for t in lines[kind])
    return ends, idle
#> clear_queue(['A3', 'B5', 'A2'], {'A': 1, 'B': 1})
#> clear_queue(['X9'], {'Y': 2})
#> clear_queue([], {})
#> clear_queue(['M4', 'M4', 'N10', 'M6', 'M1', 'N2'], {'M': 2, 'N': 1})
#> clear_queue(['C12', 'D1', 'C12'], {'C': 3})
# %%
class Solution:
    def rankRows(self, grid):
        n = len(grid)
        score = [0] * n
        for i in range(n):
            for j in range(i + 1, n):
                verdict = self.compare(grid[i], grid[j])
                score[i] += verdict
                score[j] -= verdict
        order = sorted(range(n), key=lambda i: (-score[i], grid[i]))
        return order, score

    def compare(self, a, b):
        wins = sum(x > y for x, y in zip(a, b))
        losses = sum(x < y for x, y in zip(a, b))
        return (wins > losses) - (wins < losses)
#> Solution().rankRows([[1, 2, 3], [3, 2, 1], [2, 2, 2]])
#> Solution().rankRows([[5, 5], [4, 4]])
#> Solution().rankRows([])
#> Solution().rankRows([[9, 0, 4], [8, 1, 3], [7, 2, 5], [9, 9, 0]])
#> Solution().rankRows([[6]])
# %%
def merge_named(spans):
    """spans: (name, lo, hi); spans of one name merge, and names are listed by total."""
    per = {}
    for name, lo, hi in spans:
        per.setdefault(name, []).append((lo, hi))
    totals = []
    for name, ranges in per.items():
        ranges.sort()
        total, end = 0, ranges[0][0]
        for lo, hi in ranges:
            if hi <= end:
                continue
            total += hi - max(lo, end)
            end = hi
        totals.append((-total, name))
    return ' '.join(f"{name}={-t}" for t, name in sorted(totals))
#> merge_named([('red', 0, 5), ('blue', 2, 3), ('red', 4, 9)])
#> merge_named([('a', 1, 2), ('b', 1, 2), ('c', 0, 1)])
#> merge_named([])
#> merge_named([('x', 10, 20), ('y', 5, 30), ('x', 0, 12), ('x', 15, 18), ('y', 31, 33)])
#> merge_named([('k', 7, 7)])
# %%
import heapq


class Solution:
    def launchQueue(self, rockets, pads):
        """rockets: (window_open, window_close, name): earliest closing window goes first."""
        rockets = sorted(rockets)
        ready = []
        hour = i = 0
        launched, missed = [], []
        while i < len(rockets) or ready:
            if not ready and rockets[i][0] > hour:
                hour = rockets[i][0]
            while i < len(rockets) and rockets[i][0] <= hour:
                opened, closes, name = rockets[i]
                heapq.heappush(ready, (closes, name))
                i += 1
            for _ in range(pads):
                while ready and ready[0][0] < hour:
                    missed.append(heapq.heappop(ready)[1])
                if ready:
                    launched.append((hour, heapq.heappop(ready)[1]))
            hour += 1
        return launched, missed
#> Solution().launchQueue([(0, 2, 'ax'), (0, 0, 'by'), (1, 1, 'cz')], 1)
#> Solution().launchQueue([(3, 3, 'p'), (3, 3, 'q'), (3, 3, 'r')], 2)
#> Solution().launchQueue([], 1)
#> Solution().launchQueue([(0, 9, 'k'), (0, 1, 'l'), (0, 1, 'm'), (0, 1, 'n'), (20, 21, 'o')], 1)
#> Solution().launchQueue([(5, 8, 's')], 3)
# %%
def greedy_teams(skills, tasks):
    """Give each task to the weakest person who still can do it."""
    people = sorted(skills.items(), key=lambda kv: (kv[1], kv[0]))
    plan = {}
    for task, need in sorted(tasks.items(), key=lambda kv: (-kv[1], kv[0])):
        for idx, (person, skill) in enumerate(people):
            if skill >= need:
                plan[task] = person
                del people[idx]
                break
        else:
            plan[task] = None
    undone = [t for t in plan if plan[t] is None]
    return plan, len(undone)
#> greedy_teams({'ann': 5, 'bob': 8}, {'dig': 4, 'weld': 7})
#> greedy_teams({'ann': 1}, {'dig': 4, 'weld': 7})
#> greedy_teams({}, {})
#> greedy_teams({'jo': 6, 'ky': 3, 'li': 9, 'mo': 6}, {'a': 6, 'b': 2, 'c': 9, 'd': 7})
#> greedy_teams({'zed': 10, 'yan': 10}, {'x': 10})
# %%
def transpose(m):
    return [list(c) for c in zip(*m)]


def flip(m):
    return [row[::-1] for row in m]


def canonical(m):
    """The smallest of the eight symmetric forms of a square."""
    best = m
    cur = m
    for turn in range(4):
        cur = flip(transpose(cur))
        for form in (cur, flip(cur)):
            if form < best:
                best = form
    return best
#> canonical([[3, 1], [2, 0]])
#> canonical([[1, 2], [3, 4]])
#> canonical([[5]])
#> canonical([[9, 8, 7], [6, 5, 4], [3, 2, 1]])
#> canonical([[0, 1, 0], [0, 0, 1], [1, 0, 0]])
# %%
from collections import deque
from typing import List


class Solution:
    def hotPotato(self, names: List[str], passes: List[int]) -> List[str]:
        circle = deque(names)
        out = []
        for p in passes:
            if len(circle) <= 1:
                break
            circle.rotate(-p)
            if p % 2:
                out.append(circle.popleft())
            else:
                out.append(circle.pop())
        return out + ['*'] + sorted(circle)
#> Solution().hotPotato(['a', 'b', 'c', 'd'], [1, 2, 3])
#> Solution().hotPotato(['x'], [5, 5])
#> Solution().hotPotato([], [1])
#> Solution().hotPotato(['kim', 'lou', 'max', 'ned', 'oli'], [7, 4])
#> Solution().hotPotato(['p', 'q', 'r'], [])
# %%
def nearest_depot(customers, depots, capacity):
    """Assign the customer depot pairs by growing distance while capacity lasts."""
    options = []
    for c, x in customers.items():
        for d, y in depots.items():
            options.append((abs(x - y), c, d))
    options.sort()
    room = {d: capacity for d in depots}
    chosen = {}
    total = 0
    for dist, c, d in options:
        if c in chosen or room[d] == 0:
            continue
        chosen[c] = d
        room[d] -= 1
        total += dist
    return total, [f"{c}{chosen[c]}" for c in sorted(chosen)]
#> nearest_depot({'a': 1, 'b': 9, 'c': 4}, {'N': 0, 'S': 10}, 2)
#> nearest_depot({'a': 5, 'b': 5, 'c': 5}, {'N': 5}, 1)
#> nearest_depot({}, {'N': 3}, 4)
#> nearest_depot({'p': 12, 'q': 14, 'r': 15, 's': 2}, {'E': 13, 'W': 0, 'X': 20}, 1)
#> nearest_depot({'u': 8, 'v': 3}, {'Y': 6, 'Z': 5}, 1)
# %%
class Solution:
    def printSchedule(self, jobs, deadline):
        """jobs: (pages, points). Take jobs by points per page until the deadline."""
        ranked = sorted(jobs, key=lambda j: (-j[1] / j[0], j[0]))
        time = points = 0
        skipped = []
        for pages, gain in ranked:
            if time + pages > deadline:
                skipped.append(pages)
                continue
            time += pages
            points += gain
        while skipped and min(skipped) <= deadline - time:
            time += skipped.pop(skipped.index(min(skipped)))
        return points, time
#> Solution().printSchedule([(5, 10), (3, 9), (4, 4)], 8)
#> Solution().printSchedule([(10, 100)], 5)
#> Solution().printSchedule([], 7)
#> Solution().printSchedule([(2, 3), (6, 30), (7, 14), (1, 1), (3, 12)], 11)
#> Solution().printSchedule([(1, 1), (1, 2)], 2)
# %%
def trace_insertions(values):
    a = list(values)
    snapshots = []
    for i in range(1, len(a)):
        x = a[i]
        j = i - 1
        while j >= 0 and (abs(a[j]), a[j]) > (abs(x), x):
            a[j + 1] = a[j]
            j -= 1
        a[j + 1] = x
        if j + 1 != i:
            snapshots.append((i, j + 1))
    return a, snapshots
#> trace_insertions([3, -1, 2])
#> trace_insertions([1, 2, 3])
#> trace_insertions([])
#> trace_insertions([-5, 5, 4, -4, 0, -1])
#> trace_insertions([7, -7])
# %%
def crane_moves(stacks, orders):
    """orders: (count, src, dst), one crate at a time unless the count is even."""
    stacks = [list(s) for s in stacks]
    for count, src, dst in orders:
        count = min(count, len(stacks[src]))
        if count == 0:
            continue
        lifted = stacks[src][-count:]
        del stacks[src][-count:]
        if count % 2:
            lifted.reverse()
        stacks[dst].extend(lifted)
    return [''.join(s) for s in stacks]
#> crane_moves(['ABC', 'D', ''], [(2, 0, 2), (1, 1, 0)])
#> crane_moves(['XYZ', ''], [(3, 0, 1)])
#> crane_moves(['', ''], [(5, 0, 1)])
#> crane_moves(['KLM', 'NO', 'PQRS'], [(3, 2, 0), (4, 0, 1), (9, 1, 2)])
#> crane_moves(['A'], [])
# %%
from typing import List


class Solution:
    def watchWindows(self, alarms: List[int], span: int) -> List[List[int]]:
        alarms = sorted(alarms)
        windows = []
        i = 0
        while i < len(alarms):
            start = alarms[i]
            j = i
            while j < len(alarms) and alarms[j] - start <= span:
                j += 1
            windows.append([start, alarms[j - 1], j - i])
            i = j
        windows.sort(key=lambda w: (-w[2], w[0]))
        return windows
#> Solution().watchWindows([1, 2, 9, 10, 11], 3)
#> Solution().watchWindows([5, 5, 5], 0)
#> Solution().watchWindows([], 4)
#> Solution().watchWindows([30, 4, 17, 8, 21, 40, 6], 5)
#> Solution().watchWindows([100], 10)
# %%
import heapq


def forest_watch(towers, budget):
    """Upgrade the lowest tower by 3 metres while money lasts; price grows with height."""
    heap = [(h, name) for name, h in towers]
    heapq.heapify(heap)
    steps = []
    while heap:
        h, name = heap[0]
        price = 2 + h // 4
        if price > budget:
            break
        budget -= price
        heapq.heapreplace(heap, (h + 3, name))
        steps.append(name)
    return ''.join(steps), budget, sorted(heap, key=lambda t: t[1])
#> forest_watch([('a', 4), ('b', 10)], 12)
#> forest_watch([('x', 40)], 5)
#> forest_watch([], 100)
#> forest_watch([('p', 1), ('q', 2), ('r', 8)], 15)
#> forest_watch([('m', 6), ('n', 6)], 10)
# %%
class Solution:
    def exchangeBooks(self, offers, wants):
        """offers and wants: person -> book. Swap pairs directly, then cycles of three."""
        people = sorted(offers)
        done = {}
        for i, a in enumerate(people):
            for b in people[i + 1:]:
                if a in done or b in done:
                    continue
                if wants[a] == offers[b] and wants[b] == offers[a]:
                    done[a], done[b] = b, a
        for a in people:
            if a in done:
                continue
            b = self.owner(offers, wants[a], done)
            c = self.owner(offers, wants[b], done) if b else None
            if c and c not in (a, b) and wants[c] == offers[a]:
                done[a], done[b], done[c] = b, c, a
        return done

    def owner(self, offers, book, done):
        for p in sorted(offers):
            if offers[p] == book and p not in done:
                return p
        return None
#> Solution().exchangeBooks({'a': 'x', 'b': 'y'}, {'a': 'y', 'b': 'x'})
#> Solution().exchangeBooks({'a': 'x', 'b': 'y', 'c': 'z'}, {'a': 'y', 'b': 'z', 'c': 'x'})
#> Solution().exchangeBooks({}, {})
#> Solution().exchangeBooks({'k': 'p', 'l': 'q', 'm': 'r'}, {'k': 'q', 'l': 'p', 'm': 's'})
#> Solution().exchangeBooks({'u': 'w'}, {'u': 'w'})
# %%
def peak_hours(tickets, top):
    hours = [0] * 24
    for text in tickets:
        hour, _, minute = text.partition(':')
        h = int(hour)
        if int(minute) >= 30:
            h = (h + 1) % 24
        hours[h] += 1
    ranked = sorted((h for h in range(24) if hours[h]), key=lambda h: (-hours[h], h))
    return [(h, hours[h]) for h in ranked[:top]]
#> peak_hours(['9:10', '8:45', '9:50'], 2)
#> peak_hours(['23:59', '0:01'], 1)
#> peak_hours([], 3)
#> peak_hours(['12:00', '12:29', '12:30', '13:15', '7:31', '8:05'], 3)
#> peak_hours(['6:30'], 5)
# %%
def sort_by_frequency(groups):
    count = {}
    for group in groups:
        for x in sorted(set(group)):
            count[x] = count.get(x, 0) + 1
    order = sorted(count, key=lambda x: (-count[x], -x))
    out = []
    for group in groups:
        out.append([x for x in order if x in group])
    return out
#> sort_by_frequency([[1, 2], [2, 3], [2]])
#> sort_by_frequency([[5, 5, 5], [6]])
#> sort_by_frequency([])
#> sort_by_frequency([[4, 1, 9], [9, 4], [1, 7], [7, 9, 1]])
#> sort_by_frequency([[], [0]])
# %%
class Solution:
    def railYard(self, cars, tracks):
        """Place each car on the track whose last car is the smallest larger one."""
        yard = [[] for _ in range(tracks)]
        for car in cars:
            choice = -1
            for t in range(tracks):
                if not yard[t]:
                    if choice == -1:
                        choice = t
                elif yard[t][-1] >= car:
                    if choice == -1 or not yard[choice] or yard[t][-1] < yard[choice][-1]:
                        choice = t
            if choice == -1:
                return yard, car
            yard[choice].append(car)
        return yard, None
#> Solution().railYard([5, 3, 4, 1], 2)
#> Solution().railYard([1, 2, 3], 2)
#> Solution().railYard([], 1)
#> Solution().railYard([8, 6, 7, 5, 3, 6, 2], 3)
#> Solution().railYard([4], 0)
# %%
from bisect import bisect_right


def weighted_job_gain(jobs):
    """jobs: (start, finish, gain), one machine that needs one tick of cleaning."""
    jobs = sorted(jobs, key=lambda j: j[1])
    ends = [j[1] for j in jobs]
    best = [0]
    for i, (start, finish, gain) in enumerate(jobs):
        k = bisect_right(ends, start - 1, 0, i)
        best.append(max(best[-1], best[k] + gain))
    return best
#> weighted_job_gain([(1, 3, 5), (3, 5, 6), (5, 8, 4)])
#> weighted_job_gain([(0, 9, 1)])
#> weighted_job_gain([])
#> weighted_job_gain([(2, 6, 10), (1, 2, 3), (3, 5, 4), (7, 9, 6), (6, 7, 5)])
#> weighted_job_gain([(1, 2, 7), (1, 2, 9)])
# %%
def dice_placing(rolls, lanes):
    """Each roll moves the last runner; ties are broken by lane number."""
    pos = [0] * lanes
    for roll in rolls:
        behind = min(range(lanes), key=lambda i: (pos[i], i))
        step = roll
        target = pos[behind] + step
        while target in pos and step:
            target += 1
            step -= 1
        pos[behind] = target
    leader = max(range(lanes), key=lambda i: pos[i])
    return pos, leader
#> dice_placing([3, 3, 3], 3)
#> dice_placing([6, 1, 1, 1], 2)
#> dice_placing([], 2)
#> dice_placing([2, 5, 2, 4, 1, 6], 3)
#> dice_placing([4], 1)
# %%
import heapq


class Solution:
    def streamTopAverage(self, stream, size):
        """After each reading, the floored mean of the `size` highest so far."""
        top = []
        total = 0
        answers = []
        for reading in stream:
            if len(top) < size:
                heapq.heappush(top, reading)
                total += reading
            elif reading > top[0]:
                total += reading - heapq.heapreplace(top, reading)
            answers.append(total // len(top))
        return answers
#> Solution().streamTopAverage([4, 8, 6, 10], 2)
#> Solution().streamTopAverage([5, 4, 3], 1)
#> Solution().streamTopAverage([], 3)
#> Solution().streamTopAverage([1, 9, 2, 8, 3, 7, 20], 3)
#> Solution().streamTopAverage([-5, -2], 4)
# %%
def border_sort(grid):
    """Sort every row by its distance from the row's median."""
    def median(row):
        ordered = sorted(row)
        return ordered[(len(ordered) - 1) // 2]

    result = []
    for row in grid:
        if not row:
            result.append([])
            continue
        m = median(row)
        result.append(sorted(row, key=lambda v: (abs(v - m), v)))
    heads = sum(r[0] for r in result if r)
    return result, heads
#> border_sort([[1, 9, 4], [7, 7, 2]])
#> border_sort([[], [3]])
#> border_sort([])
#> border_sort([[10, 2, 8, 4], [5, 1, 3, 9, 7]])
#> border_sort([[6, 6], [0, 12]])
# %%
def taxi_stand(taxis, rides):
    """rides: (from, to). The closest free taxi goes; lower index wins ties."""
    where = list(taxis)
    earned = [0] * len(where)
    for begin, end in rides:
        best = None
        for i, w in enumerate(where):
            if best is None or abs(w - begin) < abs(where[best] - begin):
                best = i
        if best is None:
            return []
        fare = 3 + 2 * abs(end - begin) - abs(where[best] - begin)
        earned[best] += max(fare, 0)
        where[best] = end
    return list(zip(where, earned))
#> taxi_stand([0, 10], [(1, 5), (9, 2), (6, 7)])
#> taxi_stand([], [(1, 2)])
#> taxi_stand([5], [])
#> taxi_stand([4, 4, 20], [(5, 15), (16, 0), (3, 3), (18, 25)])
#> taxi_stand([100], [(0, 1)])
# %%
class Solution:
    def clearSnow(self, streets, ploughs):
        """Longest street first, always to the plough that would finish it earliest."""
        finish = [0.0] * len(ploughs)
        plan = [[] for _ in ploughs]
        for name, length in self.longestFirst(streets):
            k = self.earliest(finish, ploughs, length)
            finish[k] += length / ploughs[k]
            plan[k].append(name)
        return plan, max(finish, default=0)

    def longestFirst(self, streets):
        return sorted(streets.items(), key=lambda s: (-s[1], s[0]))

    def earliest(self, finish, ploughs, length):
        return min(range(len(ploughs)), key=lambda i: (finish[i] + length / ploughs[i], i))
#> Solution().clearSnow({'elm': 4, 'oak': 8, 'ash': 2}, [2, 1])
#> Solution().clearSnow({'high': 10}, [5, 10])
#> Solution().clearSnow({}, [1])
#> Solution().clearSnow({'a': 6, 'b': 6, 'c': 3, 'd': 9, 'e': 12}, [2, 4])
#> Solution().clearSnow({'x': 1}, [])
# %%
def shelf_gaps(shelf, incoming):
    """Put incoming books in the first gap (0 run) that is wide enough."""
    shelf = list(shelf)
    rejected = []
    for mark, width in incoming:
        run = 0
        for i, cell in enumerate(shelf):
            run = run + 1 if cell == 0 else 0
            if run == width:
                for j in range(i - width + 1, i + 1):
                    shelf[j] = mark
                break
        else:
            rejected.append(mark)
    return shelf, rejected
#> shelf_gaps([0, 0, 1, 0, 0, 0], [(2, 3), (3, 2)])
#> shelf_gaps([1, 1], [(5, 1)])
#> shelf_gaps([], [])
#> shelf_gaps([0, 9, 0, 0, 9, 0, 0, 0], [(4, 2), (5, 2), (6, 2), (7, 1)])
#> shelf_gaps([0], [(8, 1), (7, 1)])
# %%
from typing import List


class Solution:
    def sumOfOverlaps(self, intervals: List[List[int]]) -> int:
        """Total length where exactly two intervals overlap."""
        events = []
        for lo, hi in intervals:
            events.append((lo, 1))
            events.append((hi, -1))
        events.sort()
        depth = res = 0
        prev = 0
        for at, step in events:
            if depth == 2:
                res += at - prev
            depth += step
            prev = at
        return res
#> Solution().sumOfOverlaps([[0, 5], [3, 8]])
#> Solution().sumOfOverlaps([[0, 5], [1, 5], [2, 5]])
#> Solution().sumOfOverlaps([])
#> Solution().sumOfOverlaps([[1, 10], [2, 4], [3, 7], [6, 12]])
#> Solution().sumOfOverlaps([[4, 6], [6, 9]])
# %%
def ballot_rounds(ballots):
    """Instant runoff: drop the candidate with the fewest first choices."""
    running = sorted({c for b in ballots for c in b})
    log = []
    while len(running) > 1:
        tally = {c: 0 for c in running}
        for b in ballots:
            for choice in b:
                if choice in tally:
                    tally[choice] += 1
                    break
        leader = max(running, key=lambda c: tally[c])
        if tally[leader] * 2 > sum(tally.values()):
            return leader, log
        loser = min(running, key=lambda c: (tally[c], c))
        log.append((loser, tally[loser]))
        running.remove(loser)
    return (running[0] if running else None), log
#> ballot_rounds([[1, 2], [2, 1], [3, 2], [2, 3]])
#> ballot_rounds([[7]])
#> ballot_rounds([])
#> ballot_rounds([[1, 3], [2, 3], [3, 1], [4, 2], [1, 4]])
#> ballot_rounds([[5, 6], [6, 5]])
# %%
class Solution:
    def factoryLine(self, parts, machines):
        """parts go through all machines in order; a machine holds one part at a time."""
        ready = [0] * len(machines)
        exits = []
        for release in sorted(parts):
            t = release
            for m, duration in enumerate(machines):
                t = max(t, ready[m]) + duration
                ready[m] = t
            exits.append(t)
        waits = [e - r - sum(machines) for e, r in zip(exits, sorted(parts))]
        return exits, waits
#> Solution().factoryLine([0, 1, 2], [2, 3])
#> Solution().factoryLine([10, 0], [4])
#> Solution().factoryLine([], [1, 1])
#> Solution().factoryLine([0, 0, 5, 6], [1, 4, 2])
#> Solution().factoryLine([3], [])
# %%
def swap_rows_to_order(grid, key_col):
    grid = [row[:] for row in grid]
    swaps = []
    for i in range(len(grid)):
        low = i
        for j in range(i + 1, len(grid)):
            if grid[j][key_col] < grid[low][key_col]:
                low = j
        if low != i:
            grid[i], grid[low] = grid[low], grid[i]
            swaps.append((i, low))
    return swaps, [row[0] for row in grid]
#> swap_rows_to_order([[1, 9], [2, 5], [3, 7]], 1)
#> swap_rows_to_order([[4, 4], [4, 4]], 0)
#> swap_rows_to_order([], 2)
#> swap_rows_to_order([[10, 3, 8], [20, 1, 6], [30, 2, 7], [40, 0, 5]], 2)
#> swap_rows_to_order([[5, 1]], 1)
# %%
import heapq
from collections import defaultdict


def course_plan(courses, per_term):
    """courses: name -> list of prerequisites; alphabetical among the available."""
    needs = {c: len(p) for c, p in courses.items()}
    unlocks = defaultdict(list)
    for c, pre in courses.items():
        for p in pre:
            unlocks[p].append(c)
    heap = [c for c in needs if needs[c] == 0]
    heapq.heapify(heap)
    terms = []
    while heap:
        term = [heapq.heappop(heap) for _ in range(min(per_term, len(heap)))]
        for c in term:
            for nxt in unlocks[c]:
                needs[nxt] -= 1
                if needs[nxt] == 0:
                    heapq.heappush(heap, nxt)
        terms.append(''.join(term))
    taken = sum(map(len, terms))
    return terms, taken == len(courses)
#> course_plan({'a': [], 'b': ['a'], 'c': ['a']}, 2)
#> course_plan({'x': ['y'], 'y': ['x']}, 1)
#> course_plan({}, 3)
#> course_plan({'m': [], 'n': [], 'o': ['m', 'n'], 'p': ['o'], 'q': []}, 2)
#> course_plan({'k': [], 'l': ['k'], 'j': ['z']}, 1)
# %%
def pair_by_remainder(nums, k):
    """Greedily pair numbers whose sum is a multiple of k, in order of appearance."""
    waiting = {}
    pairs = []
    for n in nums:
        need = -n % k
        if waiting.get(need):
            pairs.append((waiting[need].pop(0), n))
        else:
            waiting.setdefault(n % k, []).append(n)
    unpaired = sorted(x for group in waiting.values() for x in group)
    return pairs, unpaired
#> pair_by_remainder([1, 2, 3, 4], 5)
#> pair_by_remainder([6, 9, 12], 3)
#> pair_by_remainder([], 4)
#> pair_by_remainder([10, 7, 3, 15, 22, 8, 5], 10)
#> pair_by_remainder([-1, 1, -3], 4)
# %%
class Solution:
    def fileRecords(self, text):
        """Sort 'key=value' records: numeric values first by value, then words."""
        numbers, words = [], []
        for field in text.split(';'):
            if '=' not in field:
                continue
            key, value = field.split('=', 1)
            try:
                numbers.append((int(value), key.strip()))
            except ValueError:
                words.append((value.strip(), key.strip()))
        numbers.sort()
        words.sort(key=lambda w: (len(w[0]), w))
        return [k for _, k in numbers] + [k for _, k in words]
#> Solution().fileRecords('a=5;b=2;c=hi')
#> Solution().fileRecords('x=;y=10')
#> Solution().fileRecords('')
#> Solution().fileRecords('k=pear; l=-3;bad;m=fig;n=12; o=plum')
#> Solution().fileRecords('q=7;p=7')
# %%
def lantern_schedule(lanterns, night):
    """lanterns: burn times; keep two lit at once; returns the dark minutes."""
    queue = sorted(lanterns, reverse=True)
    lit = []
    minute = 0
    dim = 0
    while minute < night:
        while len(lit) < 2 and queue:
            lit.append(queue.pop(0))
        if not lit:
            return dim, night - minute
        step = min(min(lit), night - minute)
        if len(lit) == 1:
            dim += step
        lit = [t - step for t in lit if t > step]
        minute += step
    return dim, 0
#> lantern_schedule([4, 3, 2], 6)
#> lantern_schedule([10], 6)
#> lantern_schedule([], 5)
#> lantern_schedule([5, 1, 4, 2, 2], 12)
#> lantern_schedule([3, 3], 3)
# %%
from typing import List


class Solution:
    def columnShift(self, grid: List[List[int]], moves: List[int]) -> List[int]:
        cols = [list(c) for c in zip(*grid)]
        for c in moves:
            if c < 0:
                col = cols[~c]
                col.append(col.pop(0))
            else:
                col = cols[c]
                col.insert(0, col.pop())
        return [self.weigh(row) for row in zip(*cols)]

    def weigh(self, row) -> int:
        value = 0
        for x in row:
            value = value * 10 + x
        return value
#> Solution().columnShift([[1, 2], [3, 4], [5, 6]], [0, -2])
#> Solution().columnShift([[7, 8, 9]], [1, 1])
#> Solution().columnShift([[1], [2]], [])
#> Solution().columnShift([[1, 2, 3], [4, 5, 6], [7, 8, 9]], [0, 0, 2, -1, 1])
#> Solution().columnShift([[0, 1], [1, 0]], [-1])
# %%
def fill_orders(book, orders):
    """book: (price, qty) asks; orders: (limit, qty). Cheapest asks are used first."""
    asks = sorted([p, q] for p, q in book)
    receipts = []
    for limit, qty in orders:
        cost = got = 0
        while qty > got and asks and asks[0][0] <= limit:
            take = min(qty - got, asks[0][1])
            cost += take * asks[0][0]
            got += take
            asks[0][1] -= take
            if not asks[0][1]:
                asks.pop(0)
        receipts.append((got, cost))
    return receipts, asks
#> fill_orders([(10, 5), (9, 2)], [(10, 4), (12, 9)])
#> fill_orders([(50, 1)], [(40, 1)])
#> fill_orders([], [(5, 5)])
#> fill_orders([(7, 3), (8, 3), (11, 10)], [(8, 5), (7, 1), (20, 4)])
#> fill_orders([(1, 1)], [])
# %%
def bowling_order(rolls):
    players = {}
    for name, pins in rolls:
        players.setdefault(name, []).append(pins)

    def score(pins):
        total = 0
        for i, p in enumerate(pins):
            total += p
            if p == 10:
                total += sum(pins[i + 1:i + 3])
        return total

    def strikes(pins):
        return pins.count(10)

    ranking = sorted(players, key=lambda n: (-score(players[n]), -strikes(players[n]), n))
    return [(n, score(players[n])) for n in ranking]
#> bowling_order([('al', 10), ('bo', 7), ('al', 3), ('bo', 9)])
#> bowling_order([('x', 5), ('y', 5)])
#> bowling_order([])
#> bowling_order([('p', 10), ('q', 9), ('p', 10), ('q', 9), ('p', 1), ('r', 10), ('r', 8)])
#> bowling_order([('solo', 0)])
# %%
class Solution:
    def elevatorBatch(self, waiting, capacity, top):
        """waiting: (from, to). Sweep upward carrying at most capacity, then turn."""
        todo = sorted(w for w in waiting if w[0] < w[1])
        trips = 0
        carried = []
        while todo:
            trips += 1
            riders = []
            count = 0
            left = []
            for floor in range(top + 1):
                riders = [r for r in riders if r > floor]
                for a, b in todo:
                    if a == floor:
                        if len(riders) < capacity:
                            riders.append(b)
                            count += 1
                        else:
                            left.append((a, b))
            carried.append(count)
            todo = left
        return trips, carried
#> Solution().elevatorBatch([(0, 3), (1, 2), (1, 3)], 2, 3)
#> Solution().elevatorBatch([(3, 0)], 2, 4)
#> Solution().elevatorBatch([], 1, 2)
#> Solution().elevatorBatch([(0, 1), (0, 2), (0, 3), (1, 3)], 1, 3)
#> Solution().elevatorBatch([(2, 4)], 5, 4)
