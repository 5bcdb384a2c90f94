# %%
import heapq


def harbour_cranes(containers, cranes, yard):
    """containers: (weight, truck). Heaviest first; full trucks leave after `yard` loads."""
    heap = [(-w, i) for i, (w, _) in enumerate(containers)]
    heapq.heapify(heap)
    ready = [0] * cranes
    loads = {}
    departures = []
    while heap:
        neg, i = heapq.heappop(heap)
        truck = containers[i][1]
        k = ready.index(min(ready))
        ready[k] += 1 + -neg // 10
        loads[truck] = loads.get(truck, 0) + 1
        if loads[truck] == yard:
            departures.append((truck, ready[k]))
            loads[truck] = 0
    waiting = sorted(t for t in loads if loads[t])
    return departures, waiting
#> harbour_cranes([(25, 'a'), (8, 'b'), (14, 'a')], 1, 2)
#> harbour_cranes([(5, 'x'), (5, 'y')], 2, 3)
#> harbour_cranes([], 2, 1)
#> harbour_cranes([(30, 'p'), (12, 'q'), (31, 'q'), (9, 'p'), (18, 'p')], 2, 2)
#> harbour_cranes([(99, 'z')], 1, 1)
# %%
class Solution:
    def nestedSort(self, items):
        """Sort nested lists: numbers first, then lists by their total, recursively."""
        numbers = sorted(x for x in items if not isinstance(x, list))
        lists = [self.nestedSort(x) for x in items if isinstance(x, list)]
        lists.sort(key=self.total)
        return numbers + lists

    def total(self, item):
        if isinstance(item, list):
            return sum(self.total(x) for x in item)
        return item
#> Solution().nestedSort([3, [2, 1], 1])
#> Solution().nestedSort([[5], [4, [0]], [1, 1]])
#> Solution().nestedSort([])
#> Solution().nestedSort([[9, [3, 1]], 7, [2], 4])
#> Solution().nestedSort([[[]], 0])
# %%
def gap_filler(bookings, requests, horizon):
    """Place each request (length) in the tightest gap between the bookings."""
    taken = sorted(bookings)
    starts = []
    for length in requests:
        edges = [(0, 0)] + taken + [(horizon, horizon)]
        best = None
        for (_, left), (right, _) in zip(edges, edges[1:]):
            room = right - left
            if room >= length and (best is None or room < best[0]):
                best = (room, left)
        if best is None:
            starts.append(-1)
            continue
        taken.append((best[1], best[1] + length))
        taken.sort()
        starts.append(best[1])
    return starts
#> gap_filler([(3, 5), (9, 12)], [2, 4, 3], 15)
#> gap_filler([(0, 10)], [1], 10)
#> gap_filler([], [4, 4, 4], 10)
#> gap_filler([(6, 8), (2, 3), (15, 16)], [3, 6, 2, 5], 20)
#> gap_filler([(1, 2)], [], 5)
# %%
from collections import deque


class Solution:
    def liftWithQueue(self, calls, capacity):
        """calls: (from, to) in order. The lift takes the head's call and those on the way."""
        queue = deque(calls)
        at = 0
        travelled = 0
        trips = []
        while queue:
            src, dst = queue.popleft()
            travelled += abs(at - src) + abs(src - dst)
            riders = 1
            for call in list(queue):
                if riders == capacity:
                    break
                if self.onTheWay(src, dst, call):
                    queue.remove(call)
                    riders += 1
            trips.append((src, dst, riders))
            at = dst
        return travelled, trips

    def onTheWay(self, src, dst, call):
        a, b = call
        if src < dst:
            return src <= a < b <= dst
        return src >= a > b >= dst
#> Solution().liftWithQueue([(0, 6), (2, 4), (5, 1)], 3)
#> Solution().liftWithQueue([(3, 0), (2, 1), (3, 0)], 2)
#> Solution().liftWithQueue([], 4)
#> Solution().liftWithQueue([(1, 8), (9, 2), (3, 5), (8, 4), (6, 7), (1, 2)], 3)
#> Solution().liftWithQueue([(5, 5)], 1)
# %%
def budget_sweep(projects, money):
    """projects: (needs, returns). Do every affordable project, cheapest need first."""
    todo = sorted(projects)
    done = []
    changed = True
    while changed:
        changed = False
        for p in todo[:]:
            needs, returns = p
            if needs <= money:
                money += returns
                todo.remove(p)
                done.append(needs)
                changed = True
            else:
                break
    return money, done, len(todo)
#> budget_sweep([(5, 2), (1, 3), (8, 9)], 2)
#> budget_sweep([(10, 100)], 9)
#> budget_sweep([], 4)
#> budget_sweep([(4, -3), (2, 1), (3, 4), (12, 5), (7, 0)], 3)
#> budget_sweep([(0, 0)], 0)
# %%
from typing import List


class Solution:
    def gardenRows(self, rows: List[List[int]]) -> List[int]:
        """Sort by sum then by spread, swap first and last row; give the column tops."""
        def key(row: List[int]):
            return sum(row), max(row) - min(row)

        ordered = sorted(rows, key=key)
        if len(ordered) > 1:
            ordered[0], ordered[-1] = ordered[-1], ordered[0]
        tops = []
        for col in zip(*ordered):
            best = 0
            for i in range(len(col)):
                if col[i] > col[best]:
                    best = i
            tops.append(best)
        return tops
#> Solution().gardenRows([[3, 4], [1, 9], [5, 2]])
#> Solution().gardenRows([[7, 7, 7]])
#> Solution().gardenRows([])
#> Solution().gardenRows([[2, 8, 1], [4, 3, 4], [9, 0, 3], [6, 6, 6]])
#> Solution().gardenRows([[1, 1], [1, 1]])
# %%
def post_office(customers, windows, lunch):
    """customers: (arrive, minutes). Windows close during the lunch interval."""
    lunch_from, lunch_to = lunch
    free = [0] * windows
    served = []

    def start_at(t, minutes):
        if t < lunch_to and t + minutes > lunch_from:
            return lunch_to
        return t

    for arrive, minutes in sorted(customers):
        k = min(range(windows), key=lambda i: (start_at(max(free[i], arrive), minutes), i))
        begin = start_at(max(free[k], arrive), minutes)
        free[k] = begin + minutes
        served.append((k, begin))
    return served, sum(b - a for (_, b), (a, _) in zip(served, sorted(customers)))
#> post_office([(0, 5), (1, 4), (2, 6)], 2, (8, 12))
#> post_office([(7, 3)], 1, (9, 20))
#> post_office([], 3, (0, 1))
#> post_office([(10, 8), (12, 5), (13, 1), (25, 4)], 1, (20, 30))
#> post_office([(3, 2), (3, 2), (3, 2)], 3, (50, 60))
# %%
def quicksort_log(values):
    """Quicksort with the middle pivot; logs (pivot, left size, right size)."""
    log = []

    def sort(part):
        if len(part) < 2:
            return part
        pivot = part[len(part) // 2]
        left = [x for x in part if x < pivot]
        right = [x for x in part if x > pivot]
        log.append((pivot, len(left), len(right)))
        return sort(left) + [pivot] * (len(part) - len(left) - len(right)) + sort(right)

    return sort(list(values)), log
#> quicksort_log([3, 6, 1, 8])
#> quicksort_log([5, 5, 5])
#> quicksort_log([])
#> quicksort_log([9, 2, 7, 4, 4, 1, 8])
#> quicksort_log([2])
# %%
class Solution:
    def splitOrders(self, orders, vans):
        """orders: (zone, volume). Zones stay together; the emptiest van takes the largest."""
        zones = {}
        for zone, volume in orders:
            zones[zone] = zones.get(zone, 0) + volume
        load = {v: 0 for v in sorted(vans)}
        plan = {}
        overflow = []
        for zone in sorted(zones, key=lambda z: (-zones[z], z)):
            van = min(load, key=lambda v: load[v])
            if load[van] + zones[zone] > vans[van]:
                van = self.anyRoom(load, vans, zones[zone])
            if van is None:
                overflow.append(zone)
                continue
            load[van] += zones[zone]
            plan[zone] = van
        return plan, overflow

    def anyRoom(self, load, vans, volume):
        for v in load:
            if load[v] + volume <= vans[v]:
                return v
        return None
#> Solution().splitOrders([('n', 4), ('s', 7), ('n', 5)], {'A': 10, 'B': 8})
#> Solution().splitOrders([('e', 50)], {'A': 20})
#> Solution().splitOrders([], {'A': 1})
#> Solution().splitOrders([('n', 6), ('w', 3), ('e', 9), ('w', 4), ('s', 2)], {'K': 9, 'M': 16})
#> Solution().splitOrders([('x', 1), ('y', 1)], {'P': 1, 'Q': 1})
# %%
def mark_runs(text, letters):
    """Longest runs per letter, listed by length, then by position."""
    runs = []
    i = 0
    while i < len(text):
        j = i
        while j < len(text) and text[j] == text[i]:
            j += 1
        if text[i] in letters:
            runs.append((i - j, i, text[i]))
        i = j
    best = {}
    for neg, at, ch in sorted(runs):
        best.setdefault(ch, (-neg, at))
    return [f"{ch}{n}@{at}" for ch, (n, at) in best.items()]
#> mark_runs('aabbbacc', 'ab')
#> mark_runs('xyz', 'q')
#> mark_runs('', 'a')
#> mark_runs('ttteeetttt-ee', 'te-')
#> mark_runs('zzzz', 'z')
# %%
import heapq


class Solution:
    def fireStations(self, calls, stations):
        """calls: (minute, place, duration). Nearest station with an idle crew responds."""
        crews = dict(stations)
        out = []
        response = []
        for minute, place, duration in sorted(calls):
            while out and out[0][0] <= minute:
                crews[heapq.heappop(out)[1]] += 1
            idle = [s for s in sorted(crews) if crews[s] > 0]
            if not idle:
                response.append(None)
                continue
            s = min(idle, key=lambda x: abs(x - place))
            crews[s] -= 1
            travel = abs(s - place)
            heapq.heappush(out, (minute + 2 * travel + duration, s))
            response.append((s, travel))
        return response, crews
#> Solution().fireStations([(0, 3, 5), (1, 4, 5), (30, 3, 1)], {0: 1, 10: 1})
#> Solution().fireStations([(0, 1, 1), (0, 1, 1)], {5: 1})
#> Solution().fireStations([], {2: 2})
#> Solution().fireStations([(0, 8, 4), (2, 6, 9), (3, 7, 2), (12, 9, 1)], {5: 2, 20: 1})
#> Solution().fireStations([(4, 4, 4)], {})
# %%
def border_patrol(posts, sight):
    """Choose the fewest posts so every post is seen from a chosen one."""
    posts = sorted(posts)
    chosen = []
    i = 0
    n = len(posts)
    while i < n:
        left = posts[i]
        j = i
        while j + 1 < n and posts[j + 1] <= left + sight:
            j += 1
        centre = posts[j]
        chosen.append(centre)
        while i < n and posts[i] <= centre + sight:
            i += 1
    return chosen
#> border_patrol([1, 2, 4, 7, 8], 2)
#> border_patrol([5], 0)
#> border_patrol([], 3)
#> border_patrol([20, 3, 9, 11, 15, 1, 30], 4)
#> border_patrol([0, 10, 20], 5)
# %%
class Solution:
    def orderPipeline(self, orders, steps):
        """orders: ids; steps: (name, batch). Each step waits for a full batch."""
        current = list(orders)
        stuck = {}
        for name, batch in steps:
            passed = []
            held = []
            for order in sorted(current):
                held.append(order)
                if len(held) == batch:
                    passed += held[::-1]
                    held = []
            if held:
                stuck[name] = held
            current = passed
        return current, stuck
#> Solution().orderPipeline([5, 2, 9, 1], [('cut', 2), ('sew', 3)])
#> Solution().orderPipeline([4], [('pack', 1)])
#> Solution().orderPipeline([], [('any', 2)])
#> Solution().orderPipeline([8, 3, 6, 1, 7, 2, 5], [('mix', 3), ('bake', 2), ('box', 4)])
#> Solution().orderPipeline([3, 1], [])
# %%
def climb_ranking(climbers):
    """climbers: name -> attempts per route, 0 for not topped. Tops, then attempts."""
    def tops(attempts):
        return sum(1 for a in attempts if a)

    def flashes(attempts):
        return attempts.count(1)

    rows = []
    for name, attempts in climbers.items():
        rows.append((-tops(attempts), sum(attempts), -flashes(attempts), name))
    rows.sort()
    result = []
    for i, row in enumerate(rows):
        if i and row[:3] == rows[i - 1][:3]:
            place = result[-1][0]
        else:
            place = i + 1
        result.append((place, row[3]))
    return result
#> climb_ranking({'ana': [1, 2, 0], 'bea': [1, 1, 3], 'cat': [2, 1, 0]})
#> climb_ranking({'x': [0, 0], 'y': [0, 0]})
#> climb_ranking({})
#> climb_ranking({'k': [3, 1], 'l': [2, 2], 'm': [1, 3], 'n': [1, 0]})
#> climb_ranking({'solo': [1]})
# %%
def trade_caravan(cities, gold):
    """cities: list of {good: price}. Hold one good, chosen by its gain at the next city."""
    diary = []
    for here, there in zip(cities, cities[1:]):
        best, gain = None, 0
        for good in sorted(here):
            if good in there and here[good] <= gold:
                profit = (there[good] - here[good]) * (gold // here[good])
                if profit > gain:
                    best, gain = good, profit
        if best is None:
            diary.append('rest')
        else:
            gold += gain
            diary.append(f"{best}+{gain}")
    return gold, diary
#> trade_caravan([{'silk': 5, 'salt': 2}, {'silk': 7, 'salt': 3}, {'salt': 9}], 10)
#> trade_caravan([{'tea': 50}, {'tea': 90}], 40)
#> trade_caravan([], 5)
#> trade_caravan([{'a': 3, 'b': 4}, {'a': 2, 'b': 6, 'c': 1}, {'c': 2, 'b': 5}, {'b': 9}], 9)
#> trade_caravan([{'x': 1}], 1)
# %%
from typing import List


class Solution:
    def rearrangeDesks(self, desks: List[int], k: int) -> List[int]:
        """k times: take the smallest desk after the sorted prefix and bring it forward."""
        arr = desks[:]
        done = 0
        while done < min(k, len(arr)):
            small = done
            for i in range(done + 1, len(arr)):
                if arr[i] < arr[small]:
                    small = i
            if small != done:
                arr.insert(done, arr.pop(small))
            done += 1
        return arr
#> Solution().rearrangeDesks([4, 2, 5, 1], 2)
#> Solution().rearrangeDesks([1, 2, 3], 0)
#> Solution().rearrangeDesks([], 3)
#> Solution().rearrangeDesks([9, 7, 8, 1, 5, 3], 4)
#> Solution().rearrangeDesks([2, 2], 9)
# %%
def ski_lift(groups, chair):
    """Singles fill the chairs that groups leave; groups go in order."""
    singles = sum(1 for g in groups if g == 1)
    chairs = []
    for g in groups:
        if g == 1:
            continue
        while g > chair:
            chairs.append(chair)
            g -= chair
        fill = min(chair - g, singles)
        singles -= fill
        chairs.append(g + fill)
    while singles:
        take = min(chair, singles)
        chairs.append(take)
        singles -= take
    return chairs, chairs.count(chair)
#> ski_lift([3, 1, 2, 1], 4)
#> ski_lift([9], 4)
#> ski_lift([], 2)
#> ski_lift([1, 1, 5, 1, 2, 3, 1, 1], 3)
#> ski_lift([1, 1, 1], 2)
# %%
class Solution:
    def photoWall(self, photos, width):
        """photos: (name, w, h). Shelf packing: tallest first, left to right."""
        shelves = []
        x = width
        y = 0
        tall = 0
        for name, w, h in sorted(photos, key=lambda p: (-p[2], -p[1], p[0])):
            if w > width:
                continue
            if x + w > width:
                y += tall
                x, tall = 0, h
                shelves.append('')
            shelves[-1] += name
            x += w
        return shelves, y + tall
#> Solution().photoWall([('a', 4, 3), ('b', 5, 6), ('c', 3, 2)], 9)
#> Solution().photoWall([('z', 20, 1)], 10)
#> Solution().photoWall([], 5)
#> Solution().photoWall([('p', 6, 4), ('q', 5, 4), ('r', 2, 7), ('s', 3, 1), ('t', 4, 5)], 10)
#> Solution().photoWall([('m', 5, 5), ('n', 5, 5)], 5)
# %%
import heapq


def water_plants(plants, days):
    """plants: name -> every how many days. Water one per day, most overdue first."""
    due = [(every, name) for name, every in plants.items()]
    heapq.heapify(due)
    log = []
    late = 0
    for day in range(1, days + 1):
        if not due or due[0][0] > day:
            log.append('.')
            continue
        when, name = heapq.heappop(due)
        late += day - when
        log.append(name)
        heapq.heappush(due, (day + plants[name], name))
    return ''.join(log), late
#> water_plants({'a': 2, 'b': 3}, 7)
#> water_plants({'x': 1, 'y': 1, 'z': 1}, 5)
#> water_plants({}, 3)
#> water_plants({'f': 4, 'g': 2, 'h': 2}, 9)
#> water_plants({'k': 9}, 4)
# %%
def sort_fractions(texts):
    """Sort 'a/b' texts by value without floats, ties by denominator."""
    def less(p, q):
        a, b = map(int, p.split('/'))
        c, d = map(int, q.split('/'))
        left, right = a * d, c * b
        return (left, b) < (right, d)

    out = []
    for t in texts:
        i = len(out)
        out.append(t)
        while i > 0 and less(t, out[i - 1]):
            out[i] = out[i - 1]
            i -= 1
        out[i] = t
    return ' '.join(out)
#> sort_fractions(['1/2', '1/3', '2/3'])
#> sort_fractions(['2/4', '1/2', '3/6'])
#> sort_fractions([])
#> sort_fractions(['5/8', '3/5', '-1/7', '7/4', '2/3'])
#> sort_fractions(['9/9'])
# %%
class Solution:
    def vaultShifts(self, guards, nights):
        """guards: name -> stamina. Two guards per night; those resting regain one."""
        stamina = dict(guards)
        diary = []
        for night in range(nights):
            fit = sorted((g for g in stamina if stamina[g] > 0), key=lambda g: (-stamina[g], g))
            team = fit[:2]
            if len(team) < 2:
                diary.append('alone' if team else 'empty')
            else:
                diary.append(team[0] + team[1])
            for g in stamina:
                if g in team:
                    stamina[g] -= 2
                elif stamina[g] < guards[g]:
                    stamina[g] += 1
        return diary, stamina
#> Solution().vaultShifts({'a': 3, 'b': 2, 'c': 1}, 3)
#> Solution().vaultShifts({'x': 1}, 3)
#> Solution().vaultShifts({}, 1)
#> Solution().vaultShifts({'k': 6, 'l': 4, 'm': 4, 'n': 2}, 4)
#> Solution().vaultShifts({'p': 0, 'q': 5}, 2)
# %%
def ribbon_cuts(marks, length):
    """Cut points given in any order; return pieces sorted, and the most common one."""
    points = sorted({m for m in marks if 0 < m < length} | {0, length})
    pieces = [b - a for a, b in zip(points, points[1:])]
    count = {}
    for p in pieces:
        count[p] = count.get(p, 0) + 1
    common = None
    for p in sorted(count):
        if common is None or count[p] > count[common]:
            common = p
    return sorted(pieces, reverse=True), common
#> ribbon_cuts([3, 7, 5], 10)
#> ribbon_cuts([20, -4], 8)
#> ribbon_cuts([], 0)
#> ribbon_cuts([2, 4, 9, 11, 4, 16], 20)
#> ribbon_cuts([1], 2)
# %%
from itertools import groupby
from typing import List


class Solution:
    def teamAverages(self, scores: List[str]) -> List[str]:
        """'team:score' strings; teams ordered by mean, teams of one are left out."""
        rows = []
        for text in scores:
            team, _, score = text.partition(':')
            rows.append((team, int(score)))
        rows.sort()
        table = []
        for team, group in groupby(rows, key=lambda r: r[0]):
            values = [s for _, s in group]
            if len(values) < 2:
                continue
            mean = sum(values) / len(values)
            table.append((-mean, values[-1] - values[0], team))
        table.sort()
        return [f"{team} {-mean:.1f} +-{spread}" for mean, spread, team in table]
#> Solution().teamAverages(['red:5', 'blue:8', 'red:7', 'blue:3'])
#> Solution().teamAverages(['solo:9'])
#> Solution().teamAverages([])
#> Solution().teamAverages(['a:1', 'b:4', 'c:4', 'a:9', 'b:6', 'c:6', 'd:10', 'c:5'])
#> Solution().teamAverages(['k:-2', 'k:2'])
# %%
def two_tills(baskets, express_limit):
    """Choose a till by the items already waiting; the express till takes small baskets."""
    normal, express = [], []
    clock_n = clock_e = 0
    exits = []
    for i, items in enumerate(baskets):
        small = items <= express_limit
        if small and sum(express) <= sum(normal):
            express.append(items)
            clock_e += items + 1
            exits.append((clock_e, i))
        else:
            normal.append(items)
            clock_n += items * 2
            exits.append((clock_n, i))
        if i % 3 == 2:
            if normal:
                normal.pop(0)
            if express:
                express.pop(0)
    exits.sort()
    return [i for _, i in exits], clock_n, clock_e
#> two_tills([3, 10, 2, 4], 5)
#> two_tills([8, 9, 7], 5)
#> two_tills([], 4)
#> two_tills([1, 1, 6, 2, 12, 3, 4, 2], 4)
#> two_tills([5], 5)
# %%
class Solution:
    def matchRooms(self, grid, names):
        """grid[i][j]: liking of person i for room j. Best liking first, both used once."""
        entries = []
        for i, row in enumerate(grid):
            for j, like in enumerate(row):
                entries.append((-like, i, j))
        entries.sort()
        usedRows, usedCols = set(), set()
        result = {}
        for neg, i, j in entries:
            if neg == 0:
                break
            if i in usedRows or j in usedCols:
                continue
            usedRows.add(i)
            usedCols.add(j)
            result[names[i]] = j
        return result, sum(grid[names.index(n)][j] for n, j in result.items())
#> Solution().matchRooms([[5, 3], [4, 1]], ['ann', 'bob'])
#> Solution().matchRooms([[0, 0]], ['cy'])
#> Solution().matchRooms([], [])
#> Solution().matchRooms([[2, 9, 4], [8, 9, 1], [6, 7, 3]], ['p', 'q', 'r'])
#> Solution().matchRooms([[1], [2]], ['x', 'y'])
# %%
def count_crossings(left, right):
    """Ropes join left[i] to right[i]; sort by the left end and count crossings."""
    ropes = sorted(zip(left, right))
    ends = [r for _, r in ropes]
    return merge_count(ends)[1]


def merge_count(a):
    if len(a) <= 1:
        return a, 0
    mid = len(a) // 2
    lo, x = merge_count(a[:mid])
    hi, y = merge_count(a[mid:])
    out = []
    crossings = x + y
    i = j = 0
    while i < len(lo) and j < len(hi):
        if lo[i] <= hi[j]:
            out.append(lo[i])
            i += 1
        else:
            out.append(hi[j])
            j += 1
            crossings += len(lo) - i
    return out + lo[i:] + hi[j:], crossings
#> count_crossings([1, 2, 3], [6, 5, 4])
#> count_crossings([3, 1], [30, 10])
#> count_crossings([], [])
#> count_crossings([5, 2, 8, 1], [4, 9, 3, 7])
#> count_crossings([4], [4])
# %%
import heapq


class Solution:
    def rescueBoats(self, swimmers, boats):
        """swimmers: (position, minutes left). Boats (position) go to the most urgent first."""
        urgent = [(left, pos) for pos, left in swimmers]
        heapq.heapify(urgent)
        fleet = [(0, b) for b in boats]
        saved, lost = [], []
        while urgent:
            left, pos = heapq.heappop(urgent)
            best = None
            for k, (busy, at) in enumerate(fleet):
                arrive = busy + abs(at - pos)
                if best is None or arrive < best[0]:
                    best = (arrive, k)
            if best and best[0] <= left:
                fleet[best[1]] = (best[0] + 1, pos)
                saved.append(pos)
            else:
                lost.append(pos)
        return saved, lost
#> Solution().rescueBoats([(3, 5), (9, 4), (1, 2)], [0, 10])
#> Solution().rescueBoats([(50, 10)], [0])
#> Solution().rescueBoats([(2, 2)], [])
#> Solution().rescueBoats([(4, 9), (6, 3), (12, 20), (5, 5), (20, 6)], [5, 15])
#> Solution().rescueBoats([], [7])
# %%
def staircase_merge(towers):
    """Sort towers by height; equal heights merge into one taller tower, repeatedly."""
    towers = sorted(towers)
    merges = 0
    i = 0
    while i + 1 < len(towers):
        if towers[i] == towers[i + 1]:
            grown = towers.pop(i) + 1
            towers[i] = grown
            merges += 1
            while i + 1 < len(towers) and towers[i] > towers[i + 1]:
                towers[i], towers[i + 1] = towers[i + 1], towers[i]
                i += 1
            i = 0
        else:
            i += 1
    return towers, merges
#> staircase_merge([2, 2, 3])
#> staircase_merge([1, 2, 3])
#> staircase_merge([])
#> staircase_merge([4, 1, 1, 1, 2, 4])
#> staircase_merge([5, 5, 5, 5])
# %%
class Solution:
    def eventSweep(self, events):
        """'+x' opens x, '-x' closes it; report the longest open span and most open at once."""
        opened = {}
        widest = ('', 0)
        most = 0
        for t, event in enumerate(events):
            sign, name = event[0], event[1:]
            if sign == '+':
                opened.setdefault(name, t)
                most = max(most, len(opened))
            elif name in opened:
                span = t - opened.pop(name)
                if span > widest[1]:
                    widest = (name, span)
        return widest, most, sorted(opened)
#> Solution().eventSweep(['+a', '+b', '-a', '-b'])
#> Solution().eventSweep(['-q', '+q'])
#> Solution().eventSweep([])
#> Solution().eventSweep(['+k', '+m', '+k', '-m', '+n', '-k', '+m', '-n'])
#> Solution().eventSweep(['+z', '-z'])
# %%
def plate_numbers(plates):
    """Sort plates such as 'AB-12': by number parity, then letters backwards, then number."""
    def parse(plate):
        letters, _, digits = plate.partition('-')
        return letters, int(digits)

    def key(plate):
        letters, number = parse(plate)
        return number % 2, letters[::-1], number

    ordered = sorted(plates, key=key)
    best = 0
    streak = 0
    last = None
    for p in ordered:
        letters, _ = parse(p)
        streak = streak + 1 if letters == last else 1
        last = letters
        best = max(best, streak)
    return ordered, best
#> plate_numbers(['AB-12', 'BA-7', 'AB-4'])
#> plate_numbers(['ZZ-1'])
#> plate_numbers([])
#> plate_numbers(['KL-30', 'LK-30', 'KL-31', 'KL-8', 'XA-5'])
#> plate_numbers(['AA-2', 'AA-2', 'AA-x'])
# %%
from typing import List


class Solution:
    def hireScaffolds(self, walls: List[int], stock: List[int]) -> List[int]:
        """Each wall takes the smallest scaffold that reaches, or two joined ones."""
        left = sorted(stock)
        answer = []
        for wall in sorted(walls, reverse=True):
            single = self.firstAtLeast(left, wall)
            if single >= 0:
                answer.append(left.pop(single))
                continue
            if len(left) >= 2 and left[-1] + left[0] >= wall:
                tall = left.pop()
                k = self.firstAtLeast(left, wall - tall)
                answer.append(tall + left.pop(k))
            else:
                answer.append(0)
        return answer

    def firstAtLeast(self, left: List[int], need: int) -> int:
        for i, s in enumerate(left):
            if s >= need:
                return i
        return -1
#> Solution().hireScaffolds([4, 9, 6], [5, 6, 3, 7])
#> Solution().hireScaffolds([20], [5, 5])
#> Solution().hireScaffolds([], [1])
#> Solution().hireScaffolds([8, 3, 11, 5, 2], [4, 9, 2, 6, 3])
#> Solution().hireScaffolds([7, 7], [7])
# %%
def coat_check(visits, hooks):
    """visits: (arrive, leave). Lowest hook, but never next to a taken one if avoidable."""
    taken = [0] * hooks
    given = []
    for arrive, leave in sorted(visits):
        empty = [h for h in range(hooks) if taken[h] <= arrive]
        roomy = []
        for h in empty:
            beside = [k for k in (h - 1, h + 1) if 0 <= k < hooks]
            if all(taken[k] <= arrive for k in beside):
                roomy.append(h)
        if not empty:
            given.append(None)
            continue
        hook = (roomy or empty)[0]
        taken[hook] = leave
        given.append(hook)
    return given
#> coat_check([(0, 5), (1, 6), (2, 7)], 4)
#> coat_check([(0, 9), (1, 9)], 1)
#> coat_check([], 3)
#> coat_check([(4, 8), (1, 6), (2, 3), (5, 9), (7, 8)], 3)
#> coat_check([(3, 4)], 0)
# %%
def bus_depot(departures, returns):
    """Fewest buses: a returned bus is reused for the next departure; ties reuse."""
    events = [(t, 1) for t in departures] + [(t, 0) for t in returns]
    events.sort()
    parked = owned = 0
    trace = []
    for t, leaving in events:
        if not leaving:
            parked += 1
        elif parked:
            parked -= 1
        else:
            owned += 1
            trace.append(t)
    return owned, parked, trace
#> bus_depot([1, 2, 8], [5, 9])
#> bus_depot([4, 6], [4, 6])
#> bus_depot([], [])
#> bus_depot([10, 3, 7, 12, 4], [6, 11, 9])
#> bus_depot([5], [1, 2])
# %%
class Solution:
    def beadTray(self, beads, columns):
        """Fill a tray row by row, then sort each column and read the diagonal."""
        rows = [beads[i:i + columns] for i in range(0, len(beads), columns)]
        if rows and len(rows[-1]) < columns:
            rows[-1] = rows[-1] + [0] * (columns - len(rows[-1]))
        sorted_cols = [sorted(col) for col in zip(*rows)]
        tray = [list(r) for r in zip(*sorted_cols)]
        diagonal = [tray[i][i] for i in range(min(len(tray), columns))]
        return tray, diagonal
#> Solution().beadTray([5, 1, 4, 2, 3], 2)
#> Solution().beadTray([7, 8], 3)
#> Solution().beadTray([], 2)
#> Solution().beadTray([9, 3, 6, 1, 8, 2, 7, 5, 4], 3)
#> Solution().beadTray([6], 1)
# %%
def reading_plan(chapters, days):
    """Read whole chapters each day, aiming at the mean of what remains."""
    plan = []
    i = 0
    n = len(chapters)
    for day in range(days, 0, -1):
        remaining = sum(chapters[i:])
        goal = remaining / day
        pages = 0
        first = i
        while i < n and (pages == 0 or abs(pages + chapters[i] - goal) <= abs(pages - goal)):
            pages += chapters[i]
            i += 1
        plan.append((i - first, pages))
    return plan, n - i
#> reading_plan([10, 20, 15, 5], 2)
#> reading_plan([8, 8, 8], 3)
#> reading_plan([], 2)
#> reading_plan([30, 5, 5, 12, 8, 20, 9], 3)
#> reading_plan([4, 4], 1)
# %%
import heapq
from collections import Counter


def bouquets(flowers, size):
    """Make bouquets of `size` different flowers, always from the most plentiful."""
    stock = Counter(flowers)
    heap = [(-n, f) for f, n in stock.items()]
    heapq.heapify(heap)
    made = []
    while len(heap) >= size:
        taken = [heapq.heappop(heap) for _ in range(size)]
        made.append(''.join(sorted(f for _, f in taken)))
        for n, f in taken:
            if n + 1 < 0:
                heapq.heappush(heap, (n + 1, f))
    return made, -sum(n for n, _ in heap)
#> bouquets('rrrttl', 2)
#> bouquets('aaaa', 2)
#> bouquets('', 1)
#> bouquets('rosesandlilies', 4)
#> bouquets('xyz', 3)
# %%
class Solution:
    def museumDoor(self, groups, limit):
        """groups: (arrive, size, stay). Waiting groups may be overtaken by smaller ones."""
        waiting = sorted(groups)
        inside = []
        now = 0
        entered = []
        while waiting:
            inside = [(end, size) for end, size in inside if end > now]
            count = sum(size for _, size in inside)
            here = [g for g in waiting if g[0] <= now and g[1] + count <= limit]
            if here:
                g = min(here, key=lambda x: (x[1], x[0]))
                waiting.remove(g)
                inside.append((now + g[2], g[1]))
                entered.append((now, g[1]))
                continue
            later = [end for end, _ in inside] + [g[0] for g in waiting if g[0] > now]
            if not later:
                break
            now = min(later)
        return entered, [size for _, size, _ in waiting]
#> Solution().museumDoor([(0, 3, 5), (1, 4, 2), (2, 1, 4)], 5)
#> Solution().museumDoor([(0, 9, 1)], 4)
#> Solution().museumDoor([], 10)
#> Solution().museumDoor([(3, 2, 6), (3, 5, 3), (4, 4, 2), (20, 6, 1)], 7)
#> Solution().museumDoor([(1, 1, 1), (1, 1, 1)], 1)
# %%
def shelf_swap_minimum(left, right, target):
    """Swap books between two shelves, best first, until the left total reaches target."""
    left, right = sorted(left), sorted(right, reverse=True)
    swaps = []
    k = 0
    while sum(left) < target and k < min(len(left), len(right)):
        if right[k] <= left[k]:
            break
        left[k], right[k] = right[k], left[k]
        swaps.append((right[k], left[k]))
        k += 1
    return swaps, sum(left) - target
#> shelf_swap_minimum([1, 2, 3], [9, 4, 5], 14)
#> shelf_swap_minimum([8, 9], [1, 2], 30)
#> shelf_swap_minimum([], [5], 3)
#> shelf_swap_minimum([4, 1, 6, 2], [7, 3, 5], 20)
#> shelf_swap_minimum([10], [20], 10)
# %%
class Solution:
    def tideTable(self, readings):
        """readings: (hour, level). List high and low waters, then order them by range."""
        readings = sorted(readings)
        turns = []
        for a, b, c in zip(readings, readings[1:], readings[2:]):
            if a[1] < b[1] >= c[1]:
                turns.append(('high', b))
            elif a[1] > b[1] <= c[1]:
                turns.append(('low', b))
        ranges = []
        for (k1, p), (k2, q) in zip(turns, turns[1:]):
            if k1 != k2:
                ranges.append((abs(p[1] - q[1]), p[0], q[0]))
        ranges.sort(reverse=True)
        return [k[0] + str(h) for k, (h, _) in turns], ranges[:2]
#> Solution().tideTable([(1, 2), (2, 5), (3, 1), (4, 4)])
#> Solution().tideTable([(1, 1), (2, 1), (3, 1)])
#> Solution().tideTable([])
#> Solution().tideTable([(5, 9), (1, 3), (3, 8), (2, 6), (4, 2), (6, 1), (7, 7), (8, 0)])
#> Solution().tideTable([(9, 4), (8, 6)])
# %%
def cheapest_pairs(pens, caps, offer):
    """Buy one pen and one cap each time; every `offer`-th pair is free if not the dearest."""
    pens, caps = sorted(pens), sorted(caps)
    pairs = [p + c for p, c in zip(pens, caps)]
    total = free = 0
    for n, price in enumerate(pairs, 1):
        if n % offer == 0 and n < len(pairs):
            free += price
        else:
            total += price
    left = pens[len(pairs):] or caps[len(pairs):]
    return total, free, left
#> cheapest_pairs([3, 1, 2], [4, 6, 5], 2)
#> cheapest_pairs([9], [1, 1, 1], 1)
#> cheapest_pairs([], [2], 3)
#> cheapest_pairs([5, 8, 2, 7, 4], [3, 9, 1, 6], 2)
#> cheapest_pairs([1, 1], [1, 1], 1)
