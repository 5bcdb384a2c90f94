# %%
import heapq

def loudest_k(stream, k, fade):
    heap = []
    for i, v in enumerate(stream):
        score = v + i * fade
        if len(heap) < k:
            heapq.heappush(heap, (score, i))
        elif heap and score > heap[0][0]:
            heapq.heapreplace(heap, (score, i))
    return sorted(stream[i] for _, i in heap)
#> loudest_k([5, 1, 9, 3], 2, 1)
#> loudest_k([], 3, 2)
#> loudest_k([4, 4, 4], 1, 0)
#> loudest_k([10, 8, 6, 4, 2], 3, 3)
#> loudest_k([7, 2], 0, 1)
# %%
import heapq

class Solution:
    def mergeDiaries(self, diaries):
        heap = []
        for who, pages in enumerate(diaries):
            if pages:
                heap.append((pages[0], who, 0))
        heapq.heapify(heap)
        out, last = [], None
        while heap:
            day, who, idx = heapq.heappop(heap)
            if day != last:
                out.append([day, 0])
                last = day
            out[-1][1] += 1
            if idx + 1 < len(diaries[who]):
                heapq.heappush(heap, (diaries[who][idx + 1], who, idx + 1))
        return out
#> Solution().mergeDiaries([[1, 4], [1, 2], [4]])
#> Solution().mergeDiaries([])
#> Solution().mergeDiaries(diaries=[[], [3, 3, 3]])
#> Solution().mergeDiaries(diaries=[[5], [5], [5]])
#> Solution().mergeDiaries([[1, 3, 5], [2, 4], [], [5, 6]])
# %%
from heapq import heappush, heappop

def middle_price(bids):
    low, high = [], []
    trace = []
    for b in bids:
        if low and b < -low[0]:
            heappush(low, -b)
        else:
            heappush(high, b)
        if len(low) > len(high):
            heappush(high, -heappop(low))
        elif len(high) > len(low) + 1:
            heappush(low, -heappop(high))
        trace.append(high[0])
    return trace
#> middle_price([5, 2, 8, 1])
#> middle_price([])
#> middle_price([3])
#> middle_price([1, 2, 3, 4, 5])
#> middle_price([9, 9, 1, 9, 1, 1])
# %%
import heapq
from typing import List

class Solution:
    def chargePhones(self, levels: List[int], minutes: int, gain: int) -> List[int]:
        heap = [(lv, i) for i, lv in enumerate(levels)]
        heapq.heapify(heap)
        for _ in range(minutes):
            if not heap:
                break
            lv, i = heapq.heappop(heap)
            lv = min(100, lv + gain)
            levels[i] = lv
            if lv < 100:
                heapq.heappush(heap, (lv, i))
        return levels
#> Solution().chargePhones([20, 50, 35], 4, 20)
#> Solution().chargePhones([], 3, 10)
#> Solution().chargePhones(levels=[95], minutes=2, gain=10)
#> Solution().chargePhones(levels=[10, 10], minutes=3, gain=15)
#> Solution().chargePhones([80, 5, 60, 40], 6, 30)
# %%
def boat_pairs(weights, cap):
    weights = sorted(weights)
    i, j = 0, len(weights) - 1
    boats = []
    while i <= j:
        heavy = weights[j]
        j -= 1
        crew = [heavy]
        while i <= j and len(crew) < 3 and sum(crew) + weights[i] <= cap:
            crew.append(weights[i])
            i += 1
        boats.append(crew)
    return boats
#> boat_pairs([50, 70, 20, 30], 100)
#> boat_pairs([], 80)
#> boat_pairs([90], 90)
#> boat_pairs([10, 10, 10, 10, 10, 60], 85)
#> boat_pairs([40, 40, 45, 45], 85)
# %%
class Solution:
    def talkHall(self, talks, gap):
        talks.sort(key=lambda t: (t[1], t[0]))
        chosen = []
        end = -gap
        for start, stop in talks:
            if start >= end + gap:
                chosen.append((start, stop))
                end = stop
        idle = sum(b[0] - a[1] for a, b in zip(chosen, chosen[1:]))
        return len(chosen), idle
#> Solution().talkHall([[1, 3], [2, 5], [4, 6], [7, 8]], 1)
#> Solution().talkHall([], 2)
#> Solution().talkHall(talks=[[0, 10], [1, 2], [3, 4]], gap=0)
#> Solution().talkHall(talks=[[5, 9]], gap=3)
#> Solution().talkHall([[1, 2], [2, 3], [3, 4], [5, 6]], 2)
# %%
import heapq

def print_shop(jobs, quiet):
    jobs = sorted((at, -rank, pages) for at, rank, pages in jobs)
    pool, order = [], []
    now = i = 0
    while i < len(jobs) or pool:
        if not pool and jobs[i][0] > now:
            now = jobs[i][0]
        while i < len(jobs) and jobs[i][0] <= now:
            at, neg, pages = jobs[i]
            heapq.heappush(pool, (neg, at, pages))
            i += 1
        neg, at, pages = heapq.heappop(pool)
        if pages > quiet:
            heapq.heappush(pool, (neg, at, pages - quiet))
            now += quiet
        else:
            now += pages
            order.append((-neg, now))
    return order
#> print_shop([(0, 1, 5), (1, 3, 2), (2, 2, 4)], 3)
#> print_shop([], 1)
#> print_shop([(4, 1, 2)], 9)
#> print_shop([(0, 2, 6), (1, 5, 1)], 2)
#> print_shop([(0, 1, 1), (10, 1, 3), (10, 2, 3)], 5)
# %%
class Solution:
    def giveSeats(self, groups, rows):
        left = list(rows)
        plan = {}
        for name, size in sorted(groups.items(), key=lambda g: (-g[1], g[0])):
            best = -1
            for r, free in enumerate(left):
                if free >= size and (best < 0 or free < left[best]):
                    best = r
            if best >= 0:
                left[best] -= size
                plan[name] = best
        return plan, left
#> Solution().giveSeats({"ann": 3, "bo": 2, "cy": 4}, [5, 4])
#> Solution().giveSeats({}, [3])
#> Solution().giveSeats(groups={"x": 9}, rows=[4, 4])
#> Solution().giveSeats(groups={"p": 1, "q": 1, "r": 1}, rows=[2, 1])
#> Solution().giveSeats({"k": 5, "l": 5, "m": 2, "n": 3}, [7, 8, 2])
# %%
def sweep_lights(spans, dim):
    events = []
    for lo, hi, power in spans:
        events.append((lo, power))
        events.append((hi, -power))
    events.sort()
    total, since, bright = 0, None, []
    for x, p in events:
        before = total
        total += p
        if before < dim <= total:
            since = x
        elif total < dim <= before and x > since:
            bright.append((since, x))
    return bright
#> sweep_lights([(0, 5, 2), (3, 8, 2)], 3)
#> sweep_lights([], 1)
#> sweep_lights([(1, 4, 5), (6, 9, 5)], 5)
#> sweep_lights([(0, 10, 1), (2, 6, 1), (4, 8, 1)], 2)
#> sweep_lights([(0, 3, 1)], 2)
# %%
import heapq

class Solution:
    def cleverSnack(self, tasty, energy, days):
        bag = [(-t, e) for t, e in zip(tasty, energy)]
        heapq.heapify(bag)
        joy = power = 0
        for d in range(days):
            if not bag:
                power -= 1
                continue
            t, e = heapq.heappop(bag)
            joy -= t
            power += e
            if -t // 2 > 0:
                heapq.heappush(bag, (-(-t // 2), e - 1))
        return joy, power
#> Solution().cleverSnack([4, 9], [2, 3], 3)
#> Solution().cleverSnack([], [], 2)
#> Solution().cleverSnack(tasty=[1], energy=[5], days=3)
#> Solution().cleverSnack(tasty=[8, 8], energy=[1, 2], days=4)
#> Solution().cleverSnack([3, 10, 6], [4, 0, 1], 5)
# %%
def fewest_stops(stations, tank, goal):
    import heapq
    fuel, stops = tank, []
    seen = []
    stations = sorted(stations)
    i = 0
    while fuel < goal:
        while i < len(stations) and stations[i][0] <= fuel:
            pos, amt = stations[i]
            heapq.heappush(seen, (-amt, pos))
            i += 1
        if not seen:
            return None
        amt, pos = heapq.heappop(seen)
        fuel += -amt - 1      # a stop costs one unit
        stops.append(pos)
    return sorted(stops)
#> fewest_stops([(5, 4), (8, 6), (12, 3)], 10, 16)
#> fewest_stops([], 5, 3)
#> fewest_stops([(20, 10)], 8, 25)
#> fewest_stops([(1, 2), (2, 2), (3, 9)], 3, 11)
#> fewest_stops([(4, 5), (6, 5), (9, 5), (11, 7)], 6, 20)
# %%
class Solution:
    def pairGloves(self, left, right, slack):
        left.sort()
        right.sort()
        i = j = 0
        pairs = []
        while i < len(left) and j < len(right):
            d = right[j] - left[i]
            if abs(d) <= slack:
                pairs.append((left[i], right[j]))
                i, j = i + 1, j + 1
            elif d < 0:
                j += 1
            else:
                i += 1
        return pairs
#> Solution().pairGloves([7, 9, 8], [8, 10, 6], 1)
#> Solution().pairGloves([], [5], 2)
#> Solution().pairGloves(left=[1, 2, 3], right=[10, 11], slack=4)
#> Solution().pairGloves(left=[5, 5], right=[5, 5], slack=0)
#> Solution().pairGloves([2, 4, 6, 12], [5, 5, 6, 11], 2)
# %%
def lazy_heap(ops):
    import heapq
    heap, dead, out = [], {}, []
    def clean():
        while heap and dead.get(heap[0], 0):
            dead[heap[0]] -= 1
            heapq.heappop(heap)
    for kind, x in ops:
        if kind == 'add':
            heapq.heappush(heap, x)
        elif kind == 'del':
            dead[x] = dead.get(x, 0) + 1
        else:
            clean()
            out.append(heap[0] * x if heap else None)
    return out
#> lazy_heap([('add', 4), ('add', 2), ('min', 1), ('del', 2), ('min', 10)])
#> lazy_heap([])
#> lazy_heap([('min', 3), ('add', 7), ('min', 3)])
#> lazy_heap([('add', 1), ('add', 1), ('del', 1), ('min', 5)])
#> lazy_heap([('add', 6), ('add', 3), ('del', 3), ('del', 6), ('min', 2)])
# %%
from collections import Counter
import heapq

class Solution:
    def paintFence(self, colors: str, rest: int) -> str:
        pool = [(-c, ch) for ch, c in sorted(Counter(colors).items())]
        heapq.heapify(pool)
        cooling, out = [], ''
        while pool or cooling:
            if cooling and len(out) - cooling[0][0] > rest:
                _, c, ch = cooling.pop(0)
                heapq.heappush(pool, (c, ch))
            if pool:
                c, ch = heapq.heappop(pool)
                if c < -1:
                    cooling.append((len(out), c + 1, ch))
                out += ch
            else:
                out += '_'
        return out
#> Solution().paintFence("aabb", 1)
#> Solution().paintFence("", 2)
#> Solution().paintFence(colors="aaa", rest=2)
#> Solution().paintFence(colors="abcabc", rest=2)
#> Solution().paintFence("xxxyz", 1)
# %%
def elevator_scan(floor, calls):
    up = sorted(c for c in calls if c > floor)
    down = sorted((c for c in calls if c < floor), reverse=True)
    here = [c for c in calls if c == floor]
    first, second = (up, down) if len(up) >= len(down) else (down, up)
    visited = here[:1] + first + second
    dist, at = 0, floor
    for v in visited:
        dist += abs(v - at)
        at = v
    return visited, dist
#> elevator_scan(3, [5, 1, 4])
#> elevator_scan(2, [])
#> elevator_scan(7, [7, 7, 2])
#> elevator_scan(5, [1, 2, 3, 9])
#> elevator_scan(0, [3, 6, -1, -2])
# %%
class Solution:
    def assignDesks(self, arrivals, departures, desks):
        import heapq
        free = list(range(desks))
        busy = []
        where = []
        for a, d in zip(arrivals, departures):
            while busy and busy[0][0] <= a:
                _, k = heapq.heappop(busy)
                heapq.heappush(free, k)
            if free:
                k = heapq.heappop(free)
                heapq.heappush(busy, (d, k))
                where.append(k)
            else:
                where.append(-1)
        return where
#> Solution().assignDesks([1, 2, 3, 5], [4, 6, 5, 7], 2)
#> Solution().assignDesks([], [], 1)
#> Solution().assignDesks(arrivals=[0, 1], departures=[9, 9], desks=0)
#> Solution().assignDesks(arrivals=[1, 3, 5], departures=[3, 5, 7], desks=1)
#> Solution().assignDesks([0, 0, 0, 2, 4], [10, 1, 3, 5, 6], 3)
# %%
def change_greedy(till, price, paid):
    due = paid - price
    if due < 0:
        return 'short', till
    given = []
    for coin in sorted(till, reverse=True):
        take = min(due // coin, till[coin])
        if take:
            given.append((coin, take))
            due -= coin * take
            till[coin] -= take
    if due:
        for coin, take in given:
            till[coin] += take
        return 'sorry', till
    return given, till
#> change_greedy({1: 3, 5: 1, 10: 2}, 13, 30)
#> change_greedy({}, 4, 4)
#> change_greedy({10: 1}, 9, 5)
#> change_greedy({5: 2, 2: 1}, 1, 10)
#> change_greedy({1: 10, 3: 1}, 2, 9)
# %%
import heapq

class Solution:
    def forestFire(self, grid, start):
        R, C = len(grid), len(grid[0])
        burn = {}
        heap = [(0, start[0], start[1])]
        while heap:
            t, r, c = heapq.heappop(heap)
            if (r, c) in burn:
                continue
            burn[(r, c)] = t
            for nr, nc in ((r + 1, c), (r - 1, c), (r, c + 1), (r, c - 1)):
                if 0 <= nr < R and 0 <= nc < C and grid[nr][nc] and (nr, nc) not in burn:
                    heapq.heappush(heap, (t + grid[nr][nc], nr, nc))
        return max(burn.values()), len(burn)
#> Solution().forestFire([[1, 2], [3, 1]], (0, 0))
#> Solution().forestFire([[4]], (0, 0))
#> Solution().forestFire(grid=[[1, 0, 1]], start=(0, 0))
#> Solution().forestFire(grid=[[2, 5], [1, 1]], start=(1, 1))
#> Solution().forestFire([[1, 9, 1], [1, 1, 1]], (0, 2))
# %%
def tidy_meetings(meetings):
    meetings = sorted(meetings, key=lambda m: (m[0], -m[2]))
    kept = []
    for s, e, rank in meetings:
        while kept and kept[-1][1] > s and kept[-1][2] < rank:
            ps, pe, pr = kept.pop()
            if ps < s:
                kept.append((ps, s, pr))
                break
        if kept and kept[-1][1] > s:
            s = kept[-1][1]
        if s < e:
            kept.append((s, e, rank))
    return kept
#> tidy_meetings([(1, 5, 1), (3, 7, 2)])
#> tidy_meetings([])
#> tidy_meetings([(0, 4, 3), (1, 3, 1), (2, 6, 1)])
#> tidy_meetings([(0, 2, 1), (0, 5, 9), (4, 6, 10)])
#> tidy_meetings([(5, 6, 1), (1, 2, 1), (2, 5, 4)])
# %%
class Solution:
    def rankRacers(self, times, penalties):
        def key(name):
            return (times[name] + 5 * penalties.count(name), penalties.count(name), name)
        order = sorted(times, key=key)
        board, prev, place = [], None, 0
        for i, name in enumerate(order, 1):
            k = key(name)[:2]
            if k != prev:
                place = i
            board.append(f'{place}.{name}')
            prev = k
        return board
#> Solution().rankRacers({"a": 20, "b": 15, "c": 20}, ["b"])
#> Solution().rankRacers({}, ["z"])
#> Solution().rankRacers(times={"x": 9, "y": 9}, penalties=[])
#> Solution().rankRacers(times={"p": 10, "q": 5, "r": 0}, penalties=["q", "r", "r"])
#> Solution().rankRacers({"ann": 31, "bob": 30, "cid": 26}, ["cid", "ann"])
# %%
def glue_ropes(ropes, k):
    import heapq
    q = ropes[:]
    heapq.heapify(q)
    cost = 0
    while len(q) > 1:
        batch = [heapq.heappop(q) for _ in range(min(k, len(q)))]
        s = sum(batch)
        cost += s - batch[0]
        heapq.heappush(q, s)
    return cost, q[0] if q else 0
#> glue_ropes([2, 3, 4], 2)
#> glue_ropes([], 2)
#> glue_ropes([9], 3)
#> glue_ropes([1, 1, 1, 1, 1], 3)
#> glue_ropes([8, 2, 6, 4, 1, 3], 2)
# %%
class Solution:
    def dailyQuota(self, tasks, perDay):
        tasks = sorted(tasks)
        day = done = 0
        late = []
        i = 0
        while i < len(tasks):
            day += 1
            for due, name in tasks[i:i + perDay]:
                if due < day:
                    late.append(name)
                else:
                    done += 1
            i += perDay
        return day, done, late
#> Solution().dailyQuota([(1, 'wash'), (1, 'cook'), (2, 'read')], 1)
#> Solution().dailyQuota([], 2)
#> Solution().dailyQuota(tasks=[(3, 'a'), (3, 'b')], perDay=2)
#> Solution().dailyQuota(tasks=[(0, 'x')], perDay=5)
#> Solution().dailyQuota([(1, 'p'), (2, 'q'), (1, 'r'), (2, 's'), (2, 't')], 2)
# %%
import heapq

def bid_war(bids):
    best = []
    sold = []
    for step, (who, price, item) in enumerate(bids):
        if price == 0:
            mine = [b for b in best if b[3] == item]
            if mine:
                top = min(mine)
                sold.append((item, top[2], -top[0]))
                best = [b for b in best if b[3] != item]
                heapq.heapify(best)
        else:
            heapq.heappush(best, (-price, step, who, item))
    return sold, [b[2] for b in sorted(best)]
#> bid_war([('ann', 5, 'cup'), ('bob', 7, 'cup'), ('', 0, 'cup')])
#> bid_war([])
#> bid_war([('', 0, 'hat'), ('z', 2, 'hat')])
#> bid_war([('a', 3, 'x'), ('b', 3, 'x'), ('c', 1, 'y'), ('', 0, 'x')])
#> bid_war([('p', 9, 'u'), ('q', 4, 'v'), ('', 0, 'u'), ('', 0, 'v'), ('r', 1, 'u')])
# %%
class Solution:
    def plantRow(self, sizes, sun):
        sizes = sorted(sizes)
        row = [0] * len(sun)
        order = sorted(range(len(sun)), key=lambda i: (-sun[i], i))
        for spot, size in zip(order, reversed(sizes)):
            row[spot] = size
        return row, sum(a * b for a, b in zip(row, sun))
#> Solution().plantRow([1, 5, 3], [2, 9, 4])
#> Solution().plantRow([], [])
#> Solution().plantRow(sizes=[7], sun=[3, 8])
#> Solution().plantRow(sizes=[2, 2, 2], sun=[1, 1, 1])
#> Solution().plantRow([4, 8, 6, 1], [5, 5, 0])
# %%
def cooling_furnace(orders, heat_step):
    pos = 0
    fuel = 0
    todo = sorted(set(orders))
    done = []
    while todo:
        near = min(todo, key=lambda t: (abs(t - pos), t))
        gap = near - pos
        fuel += gap * heat_step if gap > 0 else -gap
        pos = near
        todo.remove(near)
        done.append(near)
    return done, fuel
#> cooling_furnace([3, 10, 6], 2)
#> cooling_furnace([], 4)
#> cooling_furnace([5, 5], 1)
#> cooling_furnace([-2, 4, 1, -7], 3)
#> cooling_furnace([8, 2, 9, 3], 5)
# %%
from heapq import *

class Solution:
    def squadPower(self, power, speed, size):
        pairs = sorted(zip(speed, power), reverse=True)
        team, total, best = [], 0, 0
        for s, p in pairs:
            heappush(team, p)
            total += p
            if len(team) > size:
                total -= heappop(team)
            best = max(best, total + s * len(team))
        return best
#> Solution().squadPower([3, 6, 2], [5, 1, 4], 2)
#> Solution().squadPower([], [], 3)
#> Solution().squadPower(power=[10], speed=[7], size=4)
#> Solution().squadPower(power=[1, 2, 3, 4], speed=[4, 3, 2, 1], size=3)
#> Solution().squadPower([9, 1, 8, 2], [1, 9, 3, 6], 2)
# %%
def cover_road(lamps, length):
    lamps = sorted((c - r, c + r) for c, r in lamps)
    reach, i, used = 0, 0, []
    while reach < length:
        far = reach
        pick = None
        while i < len(lamps) and lamps[i][0] <= reach:
            if lamps[i][1] > far:
                far, pick = lamps[i][1], lamps[i]
            i += 1
        if pick is None:
            return used, reach
        used.append(pick)
        reach = far
    return used, length
#> cover_road([(2, 2), (5, 2), (9, 3)], 11)
#> cover_road([], 4)
#> cover_road([(5, 10)], 8)
#> cover_road([(1, 1), (6, 1)], 7)
#> cover_road([(1, 2), (2, 3), (4, 1), (7, 3)], 9)
# %%
class Solution:
    def siftSteps(self, heap, x):
        h = heap + [x]
        i = len(h) - 1
        path = [i]
        while i > 0 and h[i] < h[(i - 1) // 2]:
            p = (i - 1) // 2
            h[i], h[p] = h[p], h[i]
            i = p
            path.append(i)
        return h, path

    def pour(self, xs):
        h, swaps = [], 0
        for x in xs:
            h, path = self.siftSteps(h, x)
            swaps += len(path) - 1
        return h, swaps
#> Solution().pour([5, 3, 8, 1])
#> Solution().pour([])
#> Solution().pour(xs=[1, 2, 3])
#> Solution().pour(xs=[4, 3, 2, 1, 0])
#> Solution().siftSteps([1, 4, 2, 6], 0)
# %%
def shrink_heap(h):
    # remove the root of a max heap, ternary
    if not h:
        return None, h
    top = h[0]
    last = h.pop()
    if h:
        h[0] = last
        i = 0
        while 3 * i + 1 < len(h):
            kids = range(3 * i + 1, min(3 * i + 4, len(h)))
            big = max(kids, key=h.__getitem__)
            if h[big] <= h[i]:
                break
            h[i], h[big] = h[big], h[i]
            i = big
    return top, h

def drain(xs, k):
    h = sorted(xs, reverse=True)
    out = []
    for _ in range(k):
        t, h = shrink_heap(h)
        out.append(t)
    return out, h
#> drain([4, 7, 1, 9, 3], 2)
#> drain([], 2)
#> drain([5], 1)
#> drain([2, 2, 8, 6, 6, 1], 3)
#> drain([3, 1], 3)
# %%
class Solution:
    def trainPlatforms(self, trains, turnaround):
        marks = []
        for arr, dep in trains:
            marks.append((arr, 1))
            marks.append((dep + turnaround, 0))
        need = cur = 0
        peak = None
        for t, kind in sorted(marks):
            if kind:
                cur += 1
                if cur > need:
                    need, peak = cur, t
            else:
                cur -= 1
        return need, peak
#> Solution().trainPlatforms([(1, 3), (2, 5), (4, 6)], 1)
#> Solution().trainPlatforms([], 2)
#> Solution().trainPlatforms(trains=[(0, 0), (0, 0)], turnaround=0)
#> Solution().trainPlatforms(trains=[(5, 9), (1, 4)], turnaround=2)
#> Solution().trainPlatforms([(1, 10), (2, 3), (4, 8), (7, 9)], 0)
# %%
def deadline_profit(jobs):
    jobs.sort(key=lambda j: -j[1])
    last = max((d for d, _ in jobs), default=0)
    slot = [None] * (last + 1)
    total = 0
    for d, gain in jobs:
        t = d
        while t > 0 and slot[t] is not None:
            t -= 1
        if t:
            slot[t] = gain
            total += gain - (d - t)
    return total, slot[1:]
#> deadline_profit([(2, 10), (1, 8), (2, 6)])
#> deadline_profit([])
#> deadline_profit([(3, 4)])
#> deadline_profit([(1, 5), (1, 9), (1, 7)])
#> deadline_profit([(4, 20), (4, 15), (2, 12), (2, 3), (1, 1)])
# %%
import heapq

class Solution:
    def crowdFlow(self, gates, people):
        q = [(g, i) for i, g in enumerate(gates)]
        heapq.heapify(q)
        used = [0] * len(gates)
        clock = 0
        for _ in range(people):
            clock, i = q[0]
            used[i] += 1
            heapq.heapreplace(q, (clock + gates[i] + used[i] // 3, i))
        return clock, used
#> Solution().crowdFlow([2, 3], 5)
#> Solution().crowdFlow([1], 0)
#> Solution().crowdFlow(gates=[1], people=6)
#> Solution().crowdFlow(gates=[4, 4, 4], people=4)
#> Solution().crowdFlow([1, 5, 2], 8)
# %%
def gift_split(gifts, kids):
    import heapq
    piles = [(0, k, []) for k in kids]
    heapq.heapify(piles)
    for g in sorted(gifts, reverse=True):
        worth, k, got = heapq.heappop(piles)
        heapq.heappush(piles, (worth + g, k, got + [g]))
    worths = [p[0] for p in piles]
    return max(worths) - min(worths), {k: got for _, k, got in sorted(piles, key=lambda p: p[1])}
#> gift_split([7, 3, 5, 2], ['al', 'bo'])
#> gift_split([], ['zed'])
#> gift_split([10], ['x', 'y', 'z'])
#> gift_split([4, 4, 4, 4], ['p', 'q'])
#> gift_split([9, 8, 7, 6, 5, 1], ['c', 'a', 'b'])
# %%
class Solution:
    def pourCups(self, cups, jug):
        order = sorted(range(len(cups)), key=lambda i: (cups[i][1] - cups[i][0], i))
        state = [have for have, _ in cups]
        full = []
        for i in order:
            lack = cups[i][1] - state[i]
            if lack > jug:
                state[i] += jug
                jug = 0
                break
            jug -= lack
            state[i] = cups[i][1]
            full.append(i)
        else:
            full.append('all')
        return state, jug, full
#> Solution().pourCups([(1, 4), (2, 3), (0, 5)], 6)
#> Solution().pourCups([], 3)
#> Solution().pourCups(cups=[(2, 2), (3, 5)], jug=2)
#> Solution().pourCups(cups=[(0, 9)], jug=4)
#> Solution().pourCups([(5, 8), (1, 2), (6, 6), (0, 4)], 20)
# %%
def kth_sum(a, b, k):
    import heapq
    a, b = sorted(a), sorted(b)
    if not a or not b:
        return None
    heap = [(a[0] + b[0], 0, 0)]
    seen = {(0, 0)}
    val = None
    for _ in range(k):
        if not heap:
            return val
        val, i, j = heapq.heappop(heap)
        for x, y in ((i + 1, j), (i, j + 1)):
            if x < len(a) and y < len(b) and (x, y) not in seen:
                seen.add((x, y))
                heapq.heappush(heap, (a[x] + b[y], x, y))
    return val
#> kth_sum([1, 4], [2, 5, 9], 3)
#> kth_sum([], [1], 1)
#> kth_sum([3], [3], 5)
#> kth_sum([1, 2, 3], [10, 20], 4)
#> kth_sum([7, 0, 3], [6, 1], 2)
# %%
class Solution:
    def queueJump(self, people):
        ranks = {'vip': 0, 'pass': 1}
        lanes = {}
        for pos, entry in enumerate(people):
            name, _, kind = entry.partition(':')
            lanes.setdefault(ranks.get(kind, 2), []).append((name, pos))
        order = []
        for r in sorted(lanes):
            order += lanes[r]
        shift = {name: pos - i for i, (name, pos) in enumerate(order)}
        return [n for n, _ in order], max(shift.values(), default=0)
#> Solution().queueJump(["ann", "bob:vip", "cy:pass"])
#> Solution().queueJump([])
#> Solution().queueJump(people=["a:vip", "b:vip"])
#> Solution().queueJump(people=["m:pass", "n", "o:odd", "p:pass"])
#> Solution().queueJump(["q", "r", "s", "t:vip", "u:pass"])
# %%
def stack_boxes(boxes):
    boxes = sorted((tuple(sorted(b)) for b in boxes), reverse=True)
    piles = []
    for b in boxes:
        for pile in piles:
            if all(x < y for x, y in zip(b, pile[-1])):
                pile.append(b)
                break
        else:
            piles.append([b])
    return [len(p) for p in piles], piles[0] if piles else []
#> stack_boxes([(3, 2), (1, 1), (5, 4)])
#> stack_boxes([])
#> stack_boxes([(2, 2), (2, 2)])
#> stack_boxes([(9, 1), (8, 2), (7, 3)])
#> stack_boxes([(4, 6), (3, 3), (5, 5), (2, 1), (1, 4)])
# %%
import heapq

class Solution:
    def serverLoad(self, weights, requests):
        heap = [(0, i) for i in range(len(weights))]
        hist = []
        for r in requests:
            aside = []
            while heap and heap[0][0] + r > weights[heap[0][1]]:
                aside.append(heapq.heappop(heap))
            if heap:
                load, i = heapq.heappop(heap)
                hist.append(i)
                heapq.heappush(heap, (load + r, i))
            else:
                hist.append(None)
            for s in aside:
                heapq.heappush(heap, s)
        return hist
#> Solution().serverLoad([5, 8], [3, 4, 4, 2])
#> Solution().serverLoad([], [1])
#> Solution().serverLoad(weights=[10], requests=[])
#> Solution().serverLoad(weights=[2, 2, 6], requests=[3, 1, 1, 3])
#> Solution().serverLoad([4, 4], [4, 4, 1, 1])
# %%
def hydrate(walks, bottle, sip):
    level, refills, thirsty = bottle, 0, []
    for i, dist in enumerate(walks):
        need = -(-dist // sip)
        if need > bottle:
            thirsty.append(i)
            continue
        if need > level:
            level = bottle
            refills += 1
        level -= need
    return refills, level, thirsty
#> hydrate([10, 20, 15], 4, 10)
#> hydrate([], 3, 5)
#> hydrate([100], 2, 10)
#> hydrate([5, 5, 5, 5], 2, 5)
#> hydrate([31, 7, 60, 12, 25], 5, 10)
# %%
class Solution:
    def wardrobe(self, prices, budget, limit):
        from itertools import groupby
        items = sorted(prices, key=lambda p: (p[0], p[1]))
        best = [next(g) for _, g in groupby(items, key=lambda p: p[0])]
        best.sort(key=lambda p: p[1])
        bought, spent = [], 0
        for kind, cost in best:
            if len(bought) >= limit or spent + cost > budget:
                break
            bought.append(kind)
            spent += cost
        return bought, budget - spent
#> Solution().wardrobe([("hat", 9), ("hat", 5), ("shoe", 20), ("belt", 7)], 30, 2)
#> Solution().wardrobe([], 10, 3)
#> Solution().wardrobe(prices=[("coat", 50)], budget=40, limit=1)
#> Solution().wardrobe(prices=[("a", 1), ("b", 2), ("c", 3)], budget=6, limit=9)
#> Solution().wardrobe([("sock", 2), ("tie", 8), ("sock", 1), ("tie", 6), ("cap", 3)], 9, 3)
