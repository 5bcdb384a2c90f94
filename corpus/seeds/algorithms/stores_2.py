# %%
import heapq


def flood_order(heights, sources):
    heap = [(heights[s], s) for s in sources]
    heapq.heapify(heap)
    wet = [False] * len(heights)
    level = 0
    log = []
    while heap:
        h, i = heapq.heappop(heap)
        if wet[i]:
            continue
        wet[i] = True
        level = max(level, h)
        log.append((i, level))
        for j in (i - 1, i + 1):
            if 0 <= j < len(heights) and not wet[j]:
                heapq.heappush(heap, (heights[j], j))
    return log
#> flood_order([3, 1, 4, 1, 5], [1])
#> flood_order([2, 2, 2], [0, 2])
#> flood_order([7], [0])
#> flood_order([9, 3, 6, 2, 8, 1], [3, 0])
#> flood_order([4, 4], [])
# %%
class Solution:
    def calendarGaps(self, people, dayEnd):
        busy = [False] * dayEnd
        for plan in people:
            self.mark(busy, plan)
        return self.runs(busy)

    def mark(self, busy, plan):
        for start, end in plan:
            for hour in range(start, min(end, len(busy))):
                busy[hour] = True

    def runs(self, busy):
        out = []
        start = None
        for hour, taken in enumerate(busy + [True]):
            if not taken and start is None:
                start = hour
            elif taken and start is not None:
                out.append((start, hour))
                start = None
        return out
#> Solution().calendarGaps([[(1, 3), (5, 6)], [(2, 4)]], 8)
#> Solution().calendarGaps([[(0, 10)]], 6)
#> Solution().calendarGaps([], 5)
#> Solution().calendarGaps([[(3, 4)], [(6, 9)], [(0, 1), (4, 5)]], 10)
#> Solution().calendarGaps([[], [(2, 2)]], 3)
# %%
def pack_albums(tracks, side_length):
    tracks = sorted(tracks, key=lambda t: (-t[1], t[0]))
    sides = []
    for title, length in tracks:
        choice = None
        for side in sides:
            if side['left'] >= length and (choice is None or side['left'] < choice['left']):
                choice = side
        if choice is None:
            choice = {'left': side_length, 'titles': []}
            sides.append(choice)
        choice['left'] -= length
        choice['titles'].append(title)
    return [(''.join(s['titles']), s['left']) for s in sides]
#> pack_albums([('a', 4), ('b', 6), ('c', 3)], 10)
#> pack_albums([('x', 5), ('y', 5), ('z', 5)], 5)
#> pack_albums([], 20)
#> pack_albums([('p', 7), ('q', 2), ('r', 8), ('s', 3), ('t', 5)], 10)
#> pack_albums([('m', 12), ('n', 1)], 10)
# %%
from typing import List


class Solution:
    def quietRank(self, scores: List[int], bonus: List[int]) -> List[str]:
        total = [s + b for s, b in zip(scores, bonus)]
        levels = sorted(set(total), reverse=True)
        place = {value: i + 1 for i, value in enumerate(levels)}
        out = []
        for t in total:
            p = place[t]
            shared = total.count(t) > 1
            out.append(f"{'=' if shared else ''}{p}")
        return out
#> Solution().quietRank([5, 3, 4], [0, 2, 0])
#> Solution().quietRank([1, 2, 3], [0, 0, 0])
#> Solution().quietRank([], [])
#> Solution().quietRank([10, 20, 10, 5, 15], [10, 0, 0, 5, 0])
#> Solution().quietRank([8, 8], [1, 1])
# %%
def sort_columns(grid):
    return [list(r) for r in zip(*map(sorted, zip(*grid)))]


def sort_rows(grid):
    return [sorted(row) for row in grid]


def settle(grid):
    steps = 0
    while True:
        after = sort_columns(sort_rows(grid))
        if after == grid:
            return steps, grid
        grid = after
        steps += 1
#> settle([[3, 1], [2, 4]])
#> settle([[1, 2], [3, 4]])
#> settle([[9, 8, 7], [6, 5, 4], [3, 2, 1]])
#> settle([[5, 1, 4]])
#> settle([[2], [7], [0]])
# %%
from collections import deque


class Solution:
    def barberShop(self, arrivals, chairs, cut):
        queue = deque()
        free_at = 0
        turned_away = 0
        finish_times = []
        for t in arrivals:
            while queue and free_at <= t:
                begin = max(free_at, queue.popleft())
                free_at = begin + cut
                finish_times.append(free_at)
            if free_at <= t:
                free_at = t + cut
                finish_times.append(free_at)
            elif len(queue) < chairs:
                queue.append(t)
            else:
                turned_away += 1
        while queue:
            free_at = max(free_at, queue.popleft()) + cut
            finish_times.append(free_at)
        return turned_away, finish_times
#> Solution().barberShop([0, 1, 2, 3], 1, 5)
#> Solution().barberShop([0, 10, 20], 2, 5)
#> Solution().barberShop([], 2, 4)
#> Solution().barberShop([1, 2, 3, 8, 9, 30], 2, 6)
#> Solution().barberShop([4, 4, 4], 0, 2)
# %%
def assign_mentors(mentors, students):
    """Each mentor has a capacity; each student a list of preferences."""
    left = dict(mentors)
    placed = {}
    for student, wishes in sorted(students, key=lambda s: (len(s[1]), s[0])):
        for wish in wishes:
            if left.get(wish, 0) > 0:
                left[wish] -= 1
                placed[student] = wish
                break
        else:
            spare = [m for m in sorted(left) if left[m] > 0]
            if spare:
                left[spare[0]] -= 1
                placed[student] = spare[0] + '?'
    return placed
#> assign_mentors([('kay', 1), ('lee', 1)], [('ann', ['kay']), ('bob', ['kay', 'lee'])])
#> assign_mentors([('kay', 1)], [('ann', ['lee']), ('bob', ['kay'])])
#> assign_mentors([], [('ann', ['kay'])])
#> assign_mentors([('v', 2), ('u', 1)], [('p', ['u', 'v']), ('q', ['u']), ('r', ['u', 'w']), ('s', ['v'])])
#> assign_mentors([('z', 3)], [])
# %%
import heapq


class Solution:
    def mergeCheapest(self, piles, limit):
        heap = [(size, str(i)) for i, size in enumerate(piles)]
        heapq.heapify(heap)
        cost = 0
        while len(heap) > 1:
            a, na = heapq.heappop(heap)
            b, nb = heapq.heappop(heap)
            if a + b > limit:
                heapq.heappush(heap, (a, na))
                heapq.heappush(heap, (b, nb))
                break
            cost += a + b
            heapq.heappush(heap, (a + b, na + nb))
        return cost, sorted(heap)
#> Solution().mergeCheapest([4, 1, 3], 100)
#> Solution().mergeCheapest([6, 6, 6], 10)
#> Solution().mergeCheapest([], 5)
#> Solution().mergeCheapest([2, 9, 4, 7, 1], 12)
#> Solution().mergeCheapest([8], 1)
# %%
def sweep_temperature(changes, horizon):
    """changes: (start, stop, degrees); returns hottest stretch."""
    points = []
    for start, stop, deg in changes:
        points.append((start, deg))
        points.append((stop, -deg))
    points.sort()
    now = 0
    prev = 0
    best = (0, 0, 0)
    for at, delta in points:
        at = min(at, horizon)
        if at > prev and now > best[0]:
            best = (now, prev, at)
        now += delta
        prev = max(prev, at)
    return best
#> sweep_temperature([(0, 4, 2), (2, 6, 3)], 10)
#> sweep_temperature([(1, 3, -5)], 10)
#> sweep_temperature([], 5)
#> sweep_temperature([(0, 9, 1), (3, 5, 4), (5, 8, 4), (7, 12, 2)], 11)
#> sweep_temperature([(6, 9, 7), (2, 3, 1)], 5)
# %%
class Solution:
    def wiggleShelf(self, books):
        books = sorted(books)
        half = (len(books) + 1) // 2
        low, high = books[:half], books[half:]
        shelf = []
        while low or high:
            if low:
                shelf.append(low.pop())
            if high:
                shelf.append(high.pop())
        return shelf if self.isWiggly(shelf) else []

    def isWiggly(self, shelf):
        for i in range(1, len(shelf)):
            if i % 2 and shelf[i] <= shelf[i - 1]:
                return False
            if i % 2 == 0 and shelf[i] >= shelf[i - 1]:
                return False
        return True
#> Solution().wiggleShelf([1, 5, 1, 6, 4, 2])
#> Solution().wiggleShelf([3, 3, 3])
#> Solution().wiggleShelf([])
#> Solution().wiggleShelf([9, 2, 7, 4, 1])
#> Solution().wiggleShelf([10, 20])
# %%
def redistribute(stalls, need):
    surplus = sorted(((s - need, i) for i, s in enumerate(stalls) if s > need), reverse=True)
    lacking = sorted((need - s, i) for i, s in enumerate(stalls) if s < need)
    moves = []
    while surplus and lacking:
        have, src = surplus.pop(0)
        want, dst = lacking.pop(0)
        amount = min(have, want)
        moves.append((src, dst, amount))
        if have > amount:
            surplus.insert(0, (have - amount, src))
        if want > amount:
            lacking.insert(0, (want - amount, dst))
    short = sum(w for w, _ in lacking)
    return moves, short
#> redistribute([5, 1, 3], 3)
#> redistribute([0, 0, 4], 3)
#> redistribute([], 2)
#> redistribute([9, 2, 7, 1, 0, 6], 4)
#> redistribute([3, 3], 3)
# %%
from typing import List


class Solution:
    def lastCookie(self, jars: List[int]) -> int:
        jars = list(jars)
        turn = 0
        while sum(jars) > 1:
            big = jars.index(max(jars))
            small = self.smallestNonEmpty(jars)
            if turn % 2 == 0:
                jars[big] -= 1
            else:
                jars[small] -= 1
            turn += 1
        return jars.index(1) if 1 in jars else -1

    def smallestNonEmpty(self, jars: List[int]) -> int:
        pick = -1
        for i, j in enumerate(jars):
            if j and (pick == -1 or j <= jars[pick]):
                pick = i
        return pick
#> Solution().lastCookie([3, 2])
#> Solution().lastCookie([0, 0])
#> Solution().lastCookie([1, 2, 3])
#> Solution().lastCookie([1])
#> Solution().lastCookie([2, 4, 1, 2])
# %%
def toll_queue(trucks):
    def priority(truck):
        kind, axles, at = truck
        base = {'fire': 0, 'bus': 1}.get(kind, 2)
        return base, at, -axles

    line = []
    for t in trucks:
        pos = len(line)
        while pos > 0 and priority(line[pos - 1]) > priority(t):
            pos -= 1
        line.insert(pos, t)
    return [f"{k[0]}{a}@{at}" for k, a, at in line]
#> toll_queue([('car', 2, 1), ('bus', 3, 2), ('fire', 4, 3)])
#> toll_queue([('car', 2, 5), ('car', 3, 5)])
#> toll_queue([])
#> toll_queue([('van', 2, 9), ('bus', 2, 4), ('car', 2, 1), ('bus', 3, 1), ('fire', 2, 8)])
#> toll_queue([('fire', 6, 0)])
# %%
def split_shifts(hours, longest):
    pieces = []
    for start, end in hours:
        while end - start > longest:
            pieces.append((start, start + longest))
            start += longest
        if end > start:
            pieces.append((start, end))
    return pieces


def staff_needed(hours, longest, rest):
    ready = []
    for start, end in sorted(split_shifts(hours, longest)):
        for k, free in enumerate(ready):
            if free <= start:
                ready[k] = end + rest
                break
        else:
            ready.append(end + rest)
    return len(ready)
#> staff_needed([(8, 20)], 4, 4)
#> staff_needed([(0, 5), (5, 9), (9, 12)], 6, 0)
#> staff_needed([], 3, 1)
#> staff_needed([(6, 18), (10, 14), (12, 22)], 5, 2)
#> staff_needed([(1, 2)], 8, 8)
# %%
class Solution:
    def photoRows(self, heights, perRow):
        ordered = sorted(heights, reverse=True)
        rows = [ordered[i:i + perRow] for i in range(0, len(ordered), perRow)]
        return [self.centre(row) for row in rows]

    def centre(self, row):
        out = []
        for i, h in enumerate(row):
            if i % 2:
                out.insert(0, h)
            else:
                out.append(h)
        return out
#> Solution().photoRows([150, 170, 160, 180], 2)
#> Solution().photoRows([1, 2, 3, 4, 5], 5)
#> Solution().photoRows([], 3)
#> Solution().photoRows([155, 162, 149, 171, 168, 160, 158], 3)
#> Solution().photoRows([140], 4)
# %%
import heapq


def spread_letters(text, gap):
    counts = {}
    for ch in text:
        counts[ch] = counts.get(ch, 0) + 1
    heap = [(-c, ch) for ch, c in counts.items()]
    heapq.heapify(heap)
    cooling = []
    out = ''
    while heap or cooling:
        while cooling and cooling[0][0] <= len(out):
            _, c, ch = cooling.pop(0)
            heapq.heappush(heap, (c, ch))
        if not heap:
            out += '.'
            continue
        c, ch = heapq.heappop(heap)
        out += ch
        if c + 1:
            cooling.append((len(out) + gap, c + 1, ch))
    return out
#> spread_letters('aab', 1)
#> spread_letters('aaa', 2)
#> spread_letters('', 3)
#> spread_letters('mississippi', 1)
#> spread_letters('abc', 0)
# %%
from typing import List


class Solution:
    def bestRotation(self, wheel: List[int], target: List[int]) -> int:
        n = len(wheel)
        best, shift = -1, 0
        for k in range(n):
            hits = self.matches(wheel, target, k)
            if hits > best:
                best, shift = hits, k
        return shift * 100 + best if n else -1

    def matches(self, wheel, target, k):
        hits = 0
        for i, want in enumerate(target):
            if wheel[(i + k) % len(wheel)] == want:
                hits += 1
        return hits
#> Solution().bestRotation([1, 2, 3], [2, 3, 1])
#> Solution().bestRotation([4, 4, 5], [5, 4])
#> Solution().bestRotation([], [])
#> Solution().bestRotation([7, 8, 9, 7], [9, 7, 7, 8])
#> Solution().bestRotation([1, 1], [0, 0])
# %%
def league_table(matches):
    rows = {}

    def row(team):
        return rows.setdefault(team, {'pts': 0, 'diff': 0, 'goals': 0})

    for home, hg, ag, away in matches:
        h, a = row(home), row(away)
        h['goals'] += hg
        a['goals'] += ag
        h['diff'] += hg - ag
        a['diff'] += ag - hg
        if hg > ag:
            h['pts'] += 3
        elif hg < ag:
            a['pts'] += 3
        else:
            h['pts'] += 1
            a['pts'] += 1
    return sorted(rows, key=lambda t: (-rows[t]['pts'], -rows[t]['diff'], -rows[t]['goals'], t))
#> league_table([('ajax', 2, 1, 'bari'), ('bari', 3, 0, 'cork')])
#> league_table([('x', 0, 0, 'y')])
#> league_table([])
#> league_table([('d', 1, 1, 'e'), ('e', 2, 2, 'f'), ('f', 0, 4, 'd'), ('g', 1, 0, 'e')])
#> league_table([('q', 1, 2, 'p'), ('p', 0, 1, 'q')])
# %%
def truck_loads(crates, limit, max_items):
    loads = []
    current, weight = [], 0
    for crate in crates:
        if current and (weight + crate > limit or len(current) == max_items):
            loads.append((weight, len(current)))
            current, weight = [], 0
        current.append(crate)
        weight += crate
    if current:
        loads.append((weight, len(current)))
    loads.sort(key=lambda x: (-x[1], x[0]))
    return loads
#> truck_loads([3, 4, 5, 2], 8, 3)
#> truck_loads([1, 1, 1, 1, 1], 100, 2)
#> truck_loads([], 5, 5)
#> truck_loads([9, 2, 2, 2, 6, 1, 8], 9, 3)
#> truck_loads([20], 10, 1)
# %%
class Solution:
    def nightWatch(self, guards, length):
        guards = sorted(guards, key=lambda g: (g[0], -g[1]))
        chosen = []
        covered = 0
        i = 0
        while covered < length:
            reach = covered
            pick = None
            while i < len(guards) and guards[i][0] <= covered:
                if guards[i][1] > reach:
                    reach = guards[i][1]
                    pick = guards[i]
                i += 1
            if pick is None:
                return chosen, covered
            chosen.append(pick)
            covered = reach
        return chosen, length
#> Solution().nightWatch([(0, 3), (2, 6), (1, 4), (5, 8)], 8)
#> Solution().nightWatch([(0, 2), (4, 6)], 6)
#> Solution().nightWatch([], 3)
#> Solution().nightWatch([(0, 1), (0, 5), (3, 7), (6, 12), (4, 9)], 10)
#> Solution().nightWatch([(1, 9)], 0)
# %%
def sort_versions(versions):
    def parts(v):
        core, _, tag = v.partition('-')
        nums = [int(x) for x in core.split('.')]
        while nums and nums[-1] == 0:
            nums.pop()
        return nums, tag == '', tag

    return sorted(versions, key=parts)
#> sort_versions(['1.2', '1.10', '1.2-rc'])
#> sort_versions(['2.0.0', '2', '1.9.9'])
#> sort_versions([])
#> sort_versions(['0.4', '0.4.1-beta', '0.4.1', '0.4.1-alpha', '0.3.9'])
#> sort_versions(['7.x', '7.1'])
# %%
from collections import defaultdict


def delivery_days(orders, per_day):
    """orders: (deadline, value). Keep the best value per day, latest day first."""
    by_day = defaultdict(list)
    for deadline, value in orders:
        by_day[deadline].append(value)
    last = max(by_day, default=0)
    pool = []
    plan = {}
    for day in range(last, 0, -1):
        pool += by_day.get(day, [])
        pool.sort()
        todays = []
        while pool and len(todays) < per_day:
            todays.append(pool.pop())
        if todays:
            plan[day] = todays
    return plan, sum(map(sum, plan.values()))
#> delivery_days([(1, 10), (1, 20), (2, 5)], 1)
#> delivery_days([(3, 7), (3, 7), (3, 7)], 2)
#> delivery_days([], 3)
#> delivery_days([(2, 40), (1, 15), (4, 30), (2, 25), (4, 5)], 1)
#> delivery_days([(1, 1), (1, 2), (1, 3)], 5)
# %%
class Solution:
    def antsOnRod(self, length, lefts, rights):
        exits = [(p, 'L') for p in lefts]
        exits += [(length - p, 'R') for p in rights]
        exits.sort()
        order = sorted(lefts + rights)
        lo, hi = 0, len(order) - 1
        story = []
        for when, side in exits:
            if side == 'L':
                story.append((order[lo], when))
                lo += 1
            else:
                story.append((order[hi], when))
                hi -= 1
        return story
#> Solution().antsOnRod(10, [4, 7], [2])
#> Solution().antsOnRod(5, [], [1, 3])
#> Solution().antsOnRod(8, [], [])
#> Solution().antsOnRod(20, [15, 9, 18], [3, 12])
#> Solution().antsOnRod(6, [6], [0])
# %%
import heapq


def running_budget(requests, budget):
    granted = []
    spent = 0
    swaps = 0
    for amount in requests:
        heapq.heappush(granted, -amount)
        spent += amount
        if spent > budget:
            biggest = -heapq.heappop(granted)
            spent -= biggest
            if biggest != amount:
                swaps += 1
    return len(granted), spent, swaps
#> running_budget([5, 4, 3, 2], 9)
#> running_budget([20, 30], 10)
#> running_budget([], 50)
#> running_budget([8, 8, 1, 2, 7, 3], 15)
#> running_budget([1, 1, 1], 3)
# %%
from typing import List


class Solution:
    def columnChampions(self, grid: List[List[int]]) -> List[int]:
        if not grid:
            return []
        wins = [0] * len(grid)
        for col in zip(*grid):
            top = max(col)
            winners = [i for i, v in enumerate(col) if v == top]
            if len(winners) == 1:
                wins[winners[0]] += 2
            else:
                for w in winners:
                    wins[w] += 1
        return wins
#> Solution().columnChampions([[1, 9, 3], [4, 2, 3]])
#> Solution().columnChampions([[5, 5], [5, 5], [5, 5]])
#> Solution().columnChampions([])
#> Solution().columnChampions([[7, 0, 2, 8], [7, 1, 2, 3], [6, 1, 5, 8]])
#> Solution().columnChampions([[3]])
# %%
def bell_times(periods, start, breaks):
    clock = start
    bells = [clock]
    for number, length in enumerate(periods, 1):
        clock += length
        bells.append(clock)
        pause = breaks.get(number, 0)
        if pause:
            clock += pause
            bells.append(clock)
    return bells


def show(bells):
    return ' '.join('%d:%02d' % divmod(b, 60) for b in bells)


def school_day(periods, start, breaks):
    bells = bell_times(periods, start, breaks)
    if bells[-1] > 900:
        return 'too long: ' + show(bells[-1:])
    return show(bells)
#> school_day([45, 45, 45], 480, {2: 15})
#> school_day([90, 90, 90, 90, 90], 500, {2: 30, 4: 10})
#> school_day([], 510, {})
#> school_day([60, 30, 60, 30], 540, {1: 5, 3: 20})
#> school_day([50], 600, {1: 10})
# %%
class Solution:
    def tournament(self, players):
        """Seeded bracket: strongest meets weakest; the closer rating sum loses stamina."""
        rounds = []
        field = sorted(players, key=lambda p: -p[1])
        while len(field) > 1:
            nxt = []
            if len(field) % 2:
                nxt.append(field.pop(0))
            while field:
                nxt.append(self.duel(field.pop(0), field.pop()))
            rounds.append([name for name, _ in nxt])
            field = sorted(nxt, key=lambda p: -p[1])
        return rounds

    def duel(self, a, b):
        if b[1] * 10 >= a[1] * 9:
            return b[0], b[1] - 1
        return a[0], a[1] - b[1] // 4
#> Solution().tournament([('a', 100), ('b', 80), ('c', 60), ('d', 95)])
#> Solution().tournament([('x', 10), ('y', 10)])
#> Solution().tournament([('solo', 5)])
#> Solution().tournament([('k', 70), ('l', 68), ('m', 30), ('n', 64), ('o', 50)])
#> Solution().tournament([('p', 40), ('q', 20), ('r', 10)])
# %%
def nearest_pairs(values):
    values = sorted(values)
    gaps = sorted((b - a, i) for i, (a, b) in enumerate(zip(values, values[1:])))
    used = [False] * len(values)
    pairs = []
    for gap, i in gaps:
        if used[i] or used[i + 1]:
            continue
        used[i] = used[i + 1] = True
        pairs.append((values[i], values[i + 1]))
    lonely = [v for v, u in zip(values, used) if not u]
    return pairs, lonely
#> nearest_pairs([10, 1, 4, 9])
#> nearest_pairs([5, 5, 5])
#> nearest_pairs([])
#> nearest_pairs([30, 2, 17, 21, 8, 40, 19])
#> nearest_pairs([6])
# %%
from collections import deque


def conveyor(boxes, belt, drop_every):
    line = deque(maxlen=belt)
    fallen = []
    for tick, box in enumerate(boxes, 1):
        if len(line) == belt:
            fallen.append(line[0])
        line.append(box)
        if tick % drop_every == 0:
            line.rotate(1)
    return list(line), fallen
#> conveyor([1, 2, 3, 4, 5], 3, 2)
#> conveyor([7, 8], 4, 1)
#> conveyor([], 2, 2)
#> conveyor([5, 1, 9, 2, 8, 3, 7], 4, 3)
#> conveyor([6, 6, 6], 1, 1)
# %%
import heapq


class Solution:
    def clinicOrder(self, patients, doctors):
        """patients: (arrive, severity, minutes)"""
        events = sorted((a, i) for i, (a, _, _) in enumerate(patients))
        busy = []
        waiting = []
        start = [-1] * len(patients)
        clock = 0
        k = 0
        while k < len(events) or waiting:
            if not waiting:
                clock = max(clock, events[k][0])
            while k < len(events) and events[k][0] <= clock:
                i = events[k][1]
                heapq.heappush(waiting, (-patients[i][1], events[k][0], i))
                k += 1
            while busy and busy[0] <= clock:
                heapq.heappop(busy)
            if len(busy) < doctors:
                _, _, i = heapq.heappop(waiting)
                start[i] = clock
                heapq.heappush(busy, clock + patients[i][2])
            else:
                clock = busy[0]
        return start
#> Solution().clinicOrder([(0, 1, 5), (1, 3, 2), (2, 9, 4)], 1)
#> Solution().clinicOrder([(0, 2, 10), (0, 2, 10), (0, 5, 3)], 2)
#> Solution().clinicOrder([], 1)
#> Solution().clinicOrder([(3, 1, 4), (4, 1, 4), (5, 6, 1), (20, 2, 2)], 1)
#> Solution().clinicOrder([(7, 7, 7)], 3)
# %%
def harvest(plots, days, growth):
    plots = list(plots)
    taken = []
    for day in range(days):
        best = max(range(len(plots)), key=lambda i: plots[i], default=None)
        if best is None:
            break
        taken.append(plots[best])
        plots[best] = 0
        for i in range(len(plots)):
            if i != best:
                plots[i] += growth[i]
    return sum(taken), plots
#> harvest([3, 5, 2], 2, [1, 1, 4])
#> harvest([], 3, [])
#> harvest([10], 3, [2])
#> harvest([1, 1, 1, 1], 5, [0, 2, 3, 1])
#> harvest([4, 9], 0, [1, 1])
# %%
class Solution:
    def arrangeFlags(self, flags):
        return ' '.join(sorted(flags, key=self.sortKey))

    def sortKey(self, flag):
        vowels = sum(flag.count(v) for v in 'aeiou')
        return (-vowels, len(flag), flag[::-1])
#> Solution().arrangeFlags(['peru', 'iran', 'chad', 'cuba'])
#> Solution().arrangeFlags(['b', 'a'])
#> Solution().arrangeFlags([])
#> Solution().arrangeFlags(['gabon', 'ghana', 'kenya', 'egypt', 'togo', 'mali'])
#> Solution().arrangeFlags(['oman', 'oman'])
# %%
def subtract_spans(base, cuts):
    pieces = [base]
    for c0, c1 in cuts:
        nxt = []
        for a, b in pieces:
            if c1 <= a or c0 >= b:
                nxt.append((a, b))
                continue
            if a < c0:
                nxt.append((a, c0))
            if c1 < b:
                nxt.append((c1, b))
        pieces = nxt
    return pieces


def largest_left(base, cuts):
    pieces = subtract_spans(base, cuts)
    if not pieces:
        return None
    return max(pieces, key=lambda p: (p[1] - p[0], -p[0]))
#> largest_left((0, 20), [(3, 5), (10, 12)])
#> largest_left((0, 4), [(0, 2), (1, 9)])
#> largest_left((5, 8), [])
#> largest_left((0, 30), [(25, 40), (4, 6), (12, 16), (6, 8)])
#> largest_left((2, 10), [(5, 7)])
# %%
def bubble_report(values):
    a = list(values)
    passes = []
    n = len(a)
    while True:
        swaps = 0
        for i in range(1, n):
            if a[i - 1] > a[i]:
                a[i - 1], a[i] = a[i], a[i - 1]
                swaps += 1
        if swaps == 0:
            break
        passes.append(swaps)
        n -= 1
    return a, passes
#> bubble_report([4, 3, 2, 1])
#> bubble_report([1, 2, 3])
#> bubble_report([])
#> bubble_report([5, 1, 4, 2, 3])
#> bubble_report([2, 2, 1, 1])
# %%
from typing import List


class Solution:
    def plantTrees(self, spots: List[int], trees: int) -> int:
        def can(gap):
            planted, last = 1, spots[0]
            for s in spots[1:]:
                if s - last >= gap:
                    planted += 1
                    last = s
            return planted >= trees

        spots = sorted(spots)
        if trees > len(spots) or trees < 2:
            return 0
        lo, hi = 0, spots[-1] - spots[0]
        while lo < hi:
            mid = (lo + hi + 1) // 2
            if can(mid):
                lo = mid
            else:
                hi = mid - 1
        return lo
#> Solution().plantTrees([1, 8, 4, 9, 2], 3)
#> Solution().plantTrees([3, 3, 3], 2)
#> Solution().plantTrees([1], 2)
#> Solution().plantTrees([0, 5, 11, 16, 30], 4)
#> Solution().plantTrees([10, 40], 2)
# %%
def vending(stock, prices, purchases):
    till = 0
    failures = []
    for slot, coins in purchases:
        paid = sum(coins)
        if stock.get(slot, 0) == 0:
            failures.append(slot + ' empty')
        elif paid < prices[slot]:
            failures.append(f"{slot} short {prices[slot] - paid}")
        else:
            stock[slot] -= 1
            till += prices[slot]
    left = sorted(s for s in stock if stock[s])
    return till, failures, left
#> vending({'A1': 1, 'B2': 2}, {'A1': 50, 'B2': 80}, [('A1', [50]), ('A1', [20, 20, 10])])
#> vending({'A1': 3}, {'A1': 100}, [('A1', [50, 20]), ('A1', [100])])
#> vending({}, {}, [])
#> vending({'C': 1, 'D': 1}, {'C': 30, 'D': 45}, [('D', [50]), ('E', [5]), ('C', [10, 20]), ('C', [30])])
#> vending({'Z': 0}, {'Z': 1}, [('Z', [1])])
# %%
class Solution:
    def skyline(self, posters):
        """posters: (left, right, layer): width seen of each layer from above."""
        cuts = sorted({x for l, r, _ in posters for x in (l, r)})
        seen = {}
        for a, b in zip(cuts, cuts[1:]):
            top = self.topLayer(posters, a, b)
            if top is not None:
                seen[top] = seen.get(top, 0) + b - a
        return sorted(seen.items(), key=lambda p: (-p[1], p[0]))

    def topLayer(self, posters, a, b):
        layers = [z for l, r, z in posters if l <= a and b <= r]
        return max(layers) if layers else None
#> Solution().skyline([(0, 5, 1), (3, 8, 2)])
#> Solution().skyline([(0, 2, 1), (4, 6, 1)])
#> Solution().skyline([])
#> Solution().skyline([(0, 10, 1), (2, 4, 3), (3, 7, 2)])
#> Solution().skyline([(1, 9, 5), (2, 3, 4)])
# %%
def insertion_cost(cards):
    hand = []
    total = 0
    for card in cards:
        lo, hi = 0, len(hand)
        while lo < hi:
            mid = (lo + hi) >> 1
            if hand[mid] <= card:
                lo = mid + 1
            else:
                hi = mid
        total += len(hand) - lo
        hand.insert(lo, card)
    return total, hand
#> insertion_cost([3, 1, 2])
#> insertion_cost([5, 5, 5])
#> insertion_cost([])
#> insertion_cost([9, 7, 8, 2, 4, 1])
#> insertion_cost([1, 2, 3, 4])
# %%
def cool_down(tasks, wait):
    ready_at = {}
    clock = 0
    idle = 0
    for t in tasks:
        earliest = ready_at.get(t, 0)
        if earliest > clock:
            idle += earliest - clock
            clock = earliest
        clock += 1
        ready_at[t] = clock + wait
    return clock, idle
#> cool_down('AABB', 2)
#> cool_down('ABCABC', 1)
#> cool_down('', 4)
#> cool_down('AAAA', 3)
#> cool_down('XYXZYX', 2)
# %%
class Solution:
    def cinemaLine(self, line, friends):
        """A newcomer joins behind the last friend already in the line."""
        out = []
        for person in line:
            known = friends.get(person, [])
            spot = len(out)
            for i in range(len(out) - 1, -1, -1):
                if out[i] in known:
                    spot = i + 1
                    break
            out.insert(spot, person)
        moved = sum(a != b for a, b in zip(out, line))
        return ''.join(out), moved
#> Solution().cinemaLine(['a', 'b', 'c'], {'c': ['a']})
#> Solution().cinemaLine(['k', 'l'], {})
#> Solution().cinemaLine([], {'x': ['y']})
#> Solution().cinemaLine(['p', 'q', 'r', 's', 't'], {'s': ['p'], 't': ['p', 's'], 'r': ['z']})
#> Solution().cinemaLine(['m', 'n', 'o', 'w'], {'n': ['o'], 'o': ['m'], 'w': ['m', 'n']})
