# %%
def ferris_wheel(groups, cabins, turns):
    """One cabin boards per turn; groups of up to four; riders stay a full circle."""
    wheel = [0] * cabins
    line = list(groups)
    ridden = 0
    for turn in range(turns):
        cabin = turn % cabins
        ridden += wheel[cabin]
        wheel[cabin] = 0
        while line and wheel[cabin] + line[0] <= 4:
            wheel[cabin] += line.pop(0)
    return ridden, wheel, len(line)
#> ferris_wheel([2, 2, 3, 1, 4], 2, 4)
#> ferris_wheel([5], 3, 6)
#> ferris_wheel([], 1, 2)
#> ferris_wheel([1, 1, 1, 1, 1, 3, 2, 4], 3, 7)
#> ferris_wheel([4, 4], 5, 1)
# %%
import heapq


class Solution:
    def shipBerths(self, ships, berths):
        """ships: (arrival, length, hours). Smallest berth that fits and is free; else wait."""
        free = sorted(berths)
        leaving = []
        log = []
        for arrival, length, hours in sorted(ships):
            now = arrival
            while leaving and leaving[0][0] <= now:
                free.append(heapq.heappop(leaving)[1])
            spot = self.fit(free, length)
            while spot is None and leaving:
                now, berth = heapq.heappop(leaving)
                free.append(berth)
                spot = self.fit(free, length)
            if spot is None:
                log.append((length, 'sent away'))
                continue
            free.remove(spot)
            heapq.heappush(leaving, (now + hours, spot))
            log.append((length, now))
        return log

    def fit(self, free, length):
        good = [b for b in free if b >= length]
        return min(good) if good else None
#> Solution().shipBerths([(0, 50, 4), (1, 40, 2), (2, 80, 1)], [60, 90])
#> Solution().shipBerths([(0, 100, 5)], [60])
#> Solution().shipBerths([], [10])
#> Solution().shipBerths([(3, 30, 6), (1, 30, 6), (4, 30, 1), (20, 55, 2)], [35, 55])
#> Solution().shipBerths([(5, 10, 1)], [])
# %%
def count_runs(a):
    runs = 0
    for i, x in enumerate(a):
        if i == 0 or x < a[i - 1]:
            runs += 1
    return runs


def merge(a, b):
    out = []
    while a and b:
        out.append(a.pop(0) if a[0] <= b[0] else b.pop(0))
    return out + a + b


def natural_merge(values):
    runs = []
    for x in values:
        if runs and runs[-1][-1] <= x:
            runs[-1].append(x)
        else:
            runs.append([x])
    rounds = 0
    while len(runs) > 1:
        runs = [merge(runs[i], runs[i + 1] if i + 1 < len(runs) else []) for i in range(0, len(runs), 2)]
        rounds += 1
    return rounds, count_runs(values), runs[0] if runs else []
#> natural_merge([1, 3, 2, 5, 4])
#> natural_merge([1, 2, 3])
#> natural_merge([])
#> natural_merge([9, 7, 8, 1, 6, 2])
#> natural_merge([4, 4, 1])
# %%
class Solution:
    def leagueTies(self, points):
        names = sorted(points, key=lambda n: (-points[n], n))
        i = 0
        lines = []
        while i < len(names):
            j = i
            while j + 1 < len(names) and points[names[j + 1]] == points[names[i]]:
                j += 1
            label = str(i + 1) if i == j else f"{i + 1}={j - i + 1}"
            for name in names[i:j + 1]:
                lines.append(label + name)
            i = j + 1
        return lines
#> Solution().leagueTies({'a': 3, 'b': 5, 'c': 3})
#> Solution().leagueTies({'x': 0})
#> Solution().leagueTies({})
#> Solution().leagueTies({'k': 9, 'l': 9, 'm': 4, 'n': 9, 'o': 4, 'p': 1})
#> Solution().leagueTies({'q': 2, 'r': 1})
# %%
def cover_points(points, tape):
    """Fewest tapes of given length; each tape is centred on its group of points."""
    points = sorted(points)
    tapes = []
    i = 0
    while i < len(points):
        first = points[i]
        last = first
        while i < len(points) and points[i] <= first + tape:
            last = points[i]
            i += 1
        tapes.append((first + last) / 2)
    return tapes
#> cover_points([1, 2, 5, 6], 2)
#> cover_points([10, 10], 0)
#> cover_points([], 3)
#> cover_points([7, 1, 15, 4, 22, 9, 3], 5)
#> cover_points([8], 1)
# %%
from typing import List


class Solution:
    def trolleyLoad(self, weights: List[int], shelves: int) -> List[int]:
        """Heaviest at the bottom; never put more than what lies directly below."""
        piles = [[] for _ in range(shelves)]
        ground = 0
        for w in sorted(weights, reverse=True):
            target = None
            for pile in piles:
                if not pile or sum(pile[1:]) + w <= pile[0]:
                    if target is None or sum(pile) < sum(target):
                        target = pile
            if target is None:
                ground += w
            else:
                target.append(w)
        return [sum(p) for p in piles] + [ground]
#> Solution().trolleyLoad([5, 3, 2, 4], 2)
#> Solution().trolleyLoad([6, 6, 6], 1)
#> Solution().trolleyLoad([], 2)
#> Solution().trolleyLoad([9, 1, 7, 3, 3, 8, 2], 2)
#> Solution().trolleyLoad([4, 2], 0)
# %%
def timeline(entries):
    """entries: 'start+length label'. Returns the labels active at each change."""
    changes = {}
    for entry in entries:
        when, label = entry.split(' ', 1)
        start, length = map(int, when.split('+'))
        changes.setdefault(start, []).append((1, label))
        changes.setdefault(start + length, []).append((0, label))
    active = []
    story = []
    for t in sorted(changes):
        for kind, label in sorted(changes[t]):
            if kind:
                active.append(label)
            elif label in active:
                active.remove(label)
        story.append(f"{t}:{'/'.join(sorted(active)) or '-'}")
    return story
#> timeline(['0+5 tea', '3+4 nap'])
#> timeline(['2+0 blip'])
#> timeline([])
#> timeline(['1+3 dig', '4+2 rake', '0+10 sun', '4+1 rest'])
#> timeline(['5+5 a', '5+5 a'])
# %%
from collections import deque


class Solution:
    def passengers(self, arrivals, busTimes, seats, patience):
        """People leave the stop after `patience` minutes; returns boarded per bus."""
        stop = deque()
        boarded = []
        gave_up = 0
        i = 0
        arrivals = sorted(arrivals)
        for bus in sorted(busTimes):
            while i < len(arrivals) and arrivals[i] <= bus:
                stop.append(arrivals[i])
                i += 1
            while stop and bus - stop[0] > patience:
                stop.popleft()
                gave_up += 1
            count = min(seats, len(stop))
            for _ in range(count):
                stop.popleft()
            boarded.append(count)
        return boarded, gave_up, len(stop) + len(arrivals) - i
#> Solution().passengers([1, 2, 3, 8], [5, 10], 2, 4)
#> Solution().passengers([1], [100], 5, 10)
#> Solution().passengers([], [5], 3, 3)
#> Solution().passengers([4, 1, 9, 12, 12, 15, 20], [6, 13, 18], 2, 7)
#> Solution().passengers([3, 3], [], 1, 1)
# %%
def sort_words_by_shape(words):
    def shape(word):
        first = {}
        for ch in word:
            first.setdefault(ch, len(first))
        return [first[ch] for ch in word]

    groups = {}
    for w in words:
        groups.setdefault(tuple(shape(w)), []).append(w)
    return [sorted(groups[k]) for k in sorted(groups, key=lambda k: (-len(groups[k]), k))]
#> sort_words_by_shape(['noon', 'abba', 'cat', 'dog'])
#> sort_words_by_shape(['aa', 'b'])
#> sort_words_by_shape([])
#> sort_words_by_shape(['sees', 'egg', 'add', 'off', 'deed', 'ink'])
#> sort_words_by_shape(['zzz', 'yyy', 'zzz'])
# %%
class Solution:
    def dutyRoster(self, staff, days):
        """staff: name -> blocked weekdays. The least used available person is chosen."""
        worked = {name: 0 for name in staff}
        last = None
        roster = []
        for day in range(days):
            pick = self.choose(staff, worked, day % 7, last)
            if pick:
                worked[pick] += 1
            roster.append(pick or '?')
            last = pick
        return ''.join(roster), worked

    def choose(self, staff, worked, weekday, last):
        able = [n for n in staff if weekday not in staff[n] and n != last]
        if not able:
            return None
        return min(able, key=lambda n: (worked[n], n))
#> Solution().dutyRoster({'a': [0], 'b': [], 'c': [2, 3]}, 6)
#> Solution().dutyRoster({'z': []}, 4)
#> Solution().dutyRoster({}, 2)
#> Solution().dutyRoster({'k': [5, 6], 'm': [0, 1], 'l': []}, 9)
#> Solution().dutyRoster({'p': [0, 1, 2, 3], 'q': [3]}, 5)
# %%
import heapq


def fuse_crystals(energies, floor):
    """Fuse the two strongest: the result is their difference plus one, if above floor."""
    heap = [-e for e in energies]
    heapq.heapify(heap)
    fusions = 0
    waste = 0
    while len(heap) >= 2:
        a = -heapq.heappop(heap)
        b = -heapq.heappop(heap)
        fusions += 1
        made = a - b + 1
        if made >= floor:
            heapq.heappush(heap, -made)
        else:
            waste += made
    return fusions, waste, [-h for h in heap]
#> fuse_crystals([5, 9, 4], 2)
#> fuse_crystals([3, 3, 3, 3], 2)
#> fuse_crystals([], 1)
#> fuse_crystals([20, 1, 13, 7, 6], 4)
#> fuse_crystals([8], 9)
# %%
def column_profile(table):
    """For each column: minimum row, maximum row and whether it is sorted."""
    report = []
    for col in zip(*table):
        lo = min(range(len(col)), key=col.__getitem__)
        hi = max(range(len(col)), key=col.__getitem__)
        ups = all(a <= b for a, b in zip(col, col[1:]))
        downs = all(a >= b for a, b in zip(col, col[1:]))
        mood = 'flat' if ups and downs else 'up' if ups else 'down' if downs else 'mixed'
        report.append((lo, hi, mood))
    return report
#> column_profile([[1, 9, 4], [2, 8, 4], [3, 7, 4]])
#> column_profile([[5, 5]])
#> column_profile([])
#> column_profile([[3, 1], [1, 6], [2, 6]])
#> column_profile([[0, 2], [0, 1]])
# %%
from typing import List


class Solution:
    def rentBikes(self, trips: List[List[int]], bikes: int, charge: int) -> int:
        """A returned bike must charge before the next trip; how many trips happen?"""
        ready = [0] * bikes
        happened = 0
        for start, end in sorted(trips):
            idx = -1
            for i in range(bikes):
                if ready[i] <= start:
                    if idx == -1 or ready[i] > ready[idx]:
                        idx = i
            if idx == -1:
                continue
            ready[idx] = end + charge
            happened += 1
        return happened
#> Solution().rentBikes([[1, 4], [2, 3], [5, 7]], 1, 1)
#> Solution().rentBikes([[0, 1], [1, 2], [2, 3]], 2, 5)
#> Solution().rentBikes([], 3, 2)
#> Solution().rentBikes([[8, 9], [1, 6], [3, 5], [7, 12], [6, 8]], 2, 1)
#> Solution().rentBikes([[4, 5]], 0, 0)
# %%
def museum_tour(rooms, closing):
    """rooms: (name, minutes, stars). Best stars first, walk of 2 minutes between rooms."""
    clock = 0
    seen = []
    stars = 0
    pending = sorted(rooms, key=lambda r: (-r[2], r[1], r[0]))
    while pending:
        for i, (name, minutes, value) in enumerate(pending):
            walk = 2 if seen else 0
            if clock + walk + minutes <= closing:
                clock += walk + minutes
                stars += value
                seen.append(name)
                pending.pop(i)
                break
        else:
            break
    return seen, stars, closing - clock
#> museum_tour([('egypt', 30, 5), ('coins', 10, 2), ('art', 25, 4)], 60)
#> museum_tour([('hall', 90, 5)], 45)
#> museum_tour([], 20)
#> museum_tour([('a', 12, 3), ('b', 40, 5), ('c', 8, 3), ('d', 15, 1)], 68)
#> museum_tour([('x', 5, 1), ('y', 5, 1)], 12)
# %%
class Solution:
    def rangeMerge(self, text):
        """Merge '3-5,8,6' into '3-6,8'."""
        spans = []
        for part in text.split(','):
            if not part:
                continue
            lo, _, hi = part.partition('-')
            spans.append([int(lo), int(hi or lo)])
        spans.sort()
        out = []
        for lo, hi in spans:
            if out and lo <= out[-1][1] + 1:
                out[-1][1] = max(hi, out[-1][1])
            else:
                out.append([lo, hi])
        return ','.join(str(a) if a == b else f"{a}-{b}" for a, b in out)
#> Solution().rangeMerge('3-5,8,6')
#> Solution().rangeMerge('1,2,3,4')
#> Solution().rangeMerge('')
#> Solution().rangeMerge('20-25,1-3,10,22-30,4,12')
#> Solution().rangeMerge('7')
# %%
def priority_toggle(tasks, switch_every):
    """Alternate between the oldest task and the most urgent one."""
    waiting = list(tasks)
    order = []
    clock = 0
    by_age = True
    turns = 0
    while waiting:
        if by_age:
            pick = 0
        else:
            pick = max(range(len(waiting)), key=lambda i: (waiting[i][1], -i))
        name, urgency, length = waiting.pop(pick)
        clock += length
        order.append(f"{name}{clock}")
        turns += 1
        if turns % switch_every == 0:
            by_age = not by_age
    return order
#> priority_toggle([('a', 1, 3), ('b', 2, 1), ('c', 9, 2)], 1)
#> priority_toggle([('x', 5, 5)], 2)
#> priority_toggle([], 1)
#> priority_toggle([('k', 3, 2), ('l', 1, 4), ('m', 7, 1), ('n', 7, 3), ('o', 2, 2)], 2)
#> priority_toggle([('p', 1, 1), ('q', 1, 1), ('r', 1, 1)], 5)
# %%
def allocate_seats(votes, seats):
    """Highest averages: each seat to the party with most votes per (seats + 1)."""
    won = {p: 0 for p in votes}
    order = ''
    for _ in range(seats):
        if not votes:
            break
        best = max(votes, key=lambda p: (votes[p] / (won[p] + 1), votes[p], p))
        won[best] += 1
        order += best
    return won, order
#> allocate_seats({'A': 100, 'B': 80, 'C': 30}, 5)
#> allocate_seats({'X': 50, 'Y': 50}, 3)
#> allocate_seats({}, 4)
#> allocate_seats({'P': 340, 'Q': 280, 'R': 160, 'S': 60}, 7)
#> allocate_seats({'Z': 1}, 0)
# %%
import heapq


class Solution:
    def taskRunner(self, deps, times, workers):
        """deps: task -> tasks that must finish first. Ready tasks longest first."""
        left = {t: len(d) for t, d in deps.items()}
        ready = [(-times[t], t) for t in deps if left[t] == 0]
        heapq.heapify(ready)
        running = []
        clock = 0
        order = []
        while ready or running:
            while ready and len(running) < workers:
                neg, t = heapq.heappop(ready)
                heapq.heappush(running, (clock - neg, t))
                order.append(t)
            clock, done = heapq.heappop(running)
            for t in sorted(deps):
                if done in deps[t]:
                    left[t] -= 1
                    if left[t] == 0:
                        heapq.heappush(ready, (-times[t], t))
        return clock, ''.join(order)
#> Solution().taskRunner({'a': [], 'b': ['a'], 'c': []}, {'a': 3, 'b': 2, 'c': 4}, 2)
#> Solution().taskRunner({'x': ['x']}, {'x': 1}, 1)
#> Solution().taskRunner({}, {}, 1)
#> Solution().taskRunner({'p': [], 'q': [], 'r': ['p', 'q'], 's': ['q']}, {'p': 5, 'q': 2, 'r': 1, 's': 6}, 2)
#> Solution().taskRunner({'m': [], 'n': ['m'], 'o': ['n']}, {'m': 1, 'n': 1, 'o': 1}, 3)
# %%
def windows_sorted(values, k):
    """Sort every k-th window in place, left to right, and count inversions removed."""
    a = list(values)
    fixed = 0

    def inversions(part):
        return sum(part[i] > part[j] for i in range(len(part)) for j in range(i + 1, len(part)))

    for start in range(0, len(a) - k + 1, max(1, k // 2)):
        part = a[start:start + k]
        fixed += inversions(part)
        a[start:start + k] = sorted(part)
    return a, fixed, inversions(a)
#> windows_sorted([4, 3, 2, 1], 2)
#> windows_sorted([1, 2, 3], 3)
#> windows_sorted([], 2)
#> windows_sorted([9, 1, 8, 2, 7, 3], 4)
#> windows_sorted([5, 4], 3)
# %%
class Solution:
    def festivalStages(self, bands, stages, changeover):
        """bands: (name, start, end, fans). Popular bands choose a stage first."""
        plan = [[] for _ in range(stages)]
        cut = []
        for band in sorted(bands, key=lambda b: (-b[3], b[0])):
            for stage in plan:
                if self.fits(stage, band, changeover):
                    stage.append(band)
                    break
            else:
                cut.append(band[0])
        shown = []
        for stage in plan:
            stage.sort(key=lambda b: b[1])
            shown.append('>'.join(b[0] for b in stage))
        return shown, cut

    def fits(self, stage, band, gap):
        return all(band[2] + gap <= b[1] or b[2] + gap <= band[1] for b in stage)
#> Solution().festivalStages([('owl', 1, 3, 50), ('fox', 2, 4, 90), ('elk', 5, 6, 10)], 1, 1)
#> Solution().festivalStages([('a', 0, 2, 5), ('b', 2, 4, 5)], 1, 0)
#> Solution().festivalStages([], 2, 1)
#> Solution().festivalStages([('p', 10, 12, 70), ('q', 11, 13, 80), ('r', 12, 14, 60), ('s', 15, 16, 90)], 2, 1)
#> Solution().festivalStages([('z', 1, 2, 3)], 0, 0)
# %%
def sell_stock_lots(buys, sells, method):
    """Profit with 'first', 'last' or 'dear' lots sold first."""
    lots = [list(b) for b in buys]
    profit = 0
    for price, qty in sells:
        while qty and lots:
            if method == 'first':
                k = 0
            elif method == 'last':
                k = -1
            else:
                k = max(range(len(lots)), key=lambda i: lots[i][0])
            sold = min(qty, lots[k][1])
            profit += sold * (price - lots[k][0])
            qty -= sold
            lots[k][1] -= sold
            if lots[k][1] == 0:
                lots.pop(k)
    return profit, lots
#> sell_stock_lots([(10, 5), (12, 5)], [(15, 6)], 'first')
#> sell_stock_lots([(10, 5), (12, 5)], [(15, 6)], 'last')
#> sell_stock_lots([(3, 1)], [], 'dear')
#> sell_stock_lots([(20, 4), (25, 2), (18, 6)], [(22, 3), (30, 5)], 'dear')
#> sell_stock_lots([(7, 2)], [(5, 9)], 'first')
# %%
from functools import reduce


def overlap_all(spans):
    def cut(a, b):
        if a is None or b is None:
            return None
        lo, hi = max(a[0], b[0]), min(a[1], b[1])
        return (lo, hi) if lo < hi else None

    return reduce(cut, spans) if spans else None


def best_leave_one_out(spans):
    best = overlap_all(spans)
    width = best[1] - best[0] if best else 0
    out = -1
    for i in range(len(spans)):
        common = overlap_all(spans[:i] + spans[i + 1:])
        if common and common[1] - common[0] > width:
            width = common[1] - common[0]
            out = i
    return out, width
#> best_leave_one_out([(0, 10), (5, 20), (8, 30)])
#> best_leave_one_out([(0, 1), (5, 6)])
#> best_leave_one_out([])
#> best_leave_one_out([(1, 9), (2, 8), (7, 12), (0, 10)])
#> best_leave_one_out([(4, 4), (1, 7)])
# %%
class Solution:
    def mazeRows(self, rows, rule):
        """Sort rows of letters; rule is a permuted alphabet for the comparison."""
        rank = {ch: i for i, ch in enumerate(rule)}
        arr = list(rows)
        gap = len(arr) // 2
        moves = 0
        while gap:
            for i in range(gap, len(arr)):
                row, j = arr[i], i
                while j >= gap and self.before(row, arr[j - gap], rank):
                    arr[j] = arr[j - gap]
                    j -= gap
                    moves += 1
                arr[j] = row
            gap //= 2
        return arr, moves

    def before(self, a, b, rank):
        return [rank[c] for c in a] < [rank[c] for c in b]
#> Solution().mazeRows(['ab', 'ba', 'cc'], 'cba')
#> Solution().mazeRows(['x'], 'xyz')
#> Solution().mazeRows([], 'ab')
#> Solution().mazeRows(['pq', 'qp', 'rr', 'p', 'rq'], 'qrp')
#> Solution().mazeRows(['aa', 'ab', 'b'], 'ab')
# %%
def bucket_brigade(buckets, people, fire):
    """Each tick full buckets move one person on; a bucket leaks 1 per tick."""
    line = [0] * people
    queue = list(buckets)
    tick = 0
    while fire > 0 and (queue or any(line)):
        tick += 1
        fire -= line[-1]
        line = [queue.pop(0) if queue else 0] + [max(0, b - 1) for b in line[:-1]]
    return ('out' if fire <= 0 else 'burning'), tick, fire
#> bucket_brigade([5, 5, 5], 2, 7)
#> bucket_brigade([1, 1], 3, 1)
#> bucket_brigade([], 2, 4)
#> bucket_brigade([6, 3, 9, 4, 8], 3, 15)
#> bucket_brigade([10], 1, 0)
# %%
from collections import defaultdict


def class_trip(choices, capacity):
    """choices: pupil -> ordered trips; rounds of choices, alphabetical within a round."""
    free = dict(capacity)
    placed = {}
    by_trip = defaultdict(list)
    depth = max((len(c) for c in choices.values()), default=0)
    for rnd in range(depth):
        for pupil in sorted(choices):
            if pupil in placed or rnd >= len(choices[pupil]):
                continue
            trip = choices[pupil][rnd]
            if free.get(trip, 0):
                free[trip] -= 1
                placed[pupil] = rnd
                by_trip[trip].append(pupil)
    unhappy = sum(placed.get(p, depth) for p in choices)
    return dict(by_trip), unhappy
#> class_trip({'amy': ['zoo', 'sea'], 'ben': ['zoo'], 'cal': ['zoo', 'sea']}, {'zoo': 1, 'sea': 1})
#> class_trip({'dan': ['ski']}, {})
#> class_trip({}, {'zoo': 3})
#> class_trip({'k': ['x', 'y'], 'l': ['y', 'x'], 'm': ['x', 'y'], 'n': ['x', 'z', 'y']}, {'x': 2, 'y': 1, 'z': 1})
#> class_trip({'q': ['w'], 'p': ['w']}, {'w': 2})
# %%
class Solution:
    def gridGravity(self, grid):
        """Let positive numbers fall in each column; equal neighbours merge once."""
        cols = []
        for col in zip(*grid):
            stack = []
            merged = False
            for v in reversed(col):
                if v == 0:
                    continue
                if stack and stack[-1] == v and not merged:
                    stack[-1] *= 2
                    merged = True
                else:
                    stack.append(v)
                    merged = False
            cols.append([0] * (len(col) - len(stack)) + stack[::-1])
        return [list(r) for r in zip(*cols)]
#> Solution().gridGravity([[2, 0], [2, 4], [0, 4]])
#> Solution().gridGravity([[1, 2, 3]])
#> Solution().gridGravity([])
#> Solution().gridGravity([[2, 0, 8], [2, 8, 0], [2, 0, 4], [2, 8, 4]])
#> Solution().gridGravity([[5], [0]])
# %%
def fastest_checkout(carts, lanes):
    """lanes: list of (seconds per item, seconds to pay); each cart picks the best lane."""
    busy = [0] * len(lanes)
    picks = []
    for items in carts:
        finish = []
        for k, (per, pay) in enumerate(lanes):
            finish.append((busy[k] + items * per + pay, k))
        when, k = min(finish)
        busy[k] = when
        picks.append(k)
    regret = 0
    for k in range(len(lanes)):
        if k not in picks:
            regret += 1
    return picks, busy, regret
#> fastest_checkout([10, 3, 5], [(2, 10), (3, 5)])
#> fastest_checkout([1, 1, 1], [(1, 0)])
#> fastest_checkout([], [(1, 1), (2, 2)])
#> fastest_checkout([20, 4, 8, 15, 2], [(1, 20), (2, 8), (4, 1)])
#> fastest_checkout([7], [(5, 5), (5, 4)])
# %%
import heapq


def night_market(stalls, shoppers):
    """stalls: lists of prices. Each shopper buys the cheapest next item of any stall."""
    heap = []
    for s, prices in enumerate(stalls):
        if prices:
            heapq.heappush(heap, (prices[0], s, 0))
    income = [0] * len(stalls)
    left_out = 0
    for purse in shoppers:
        if not heap or heap[0][0] > purse:
            left_out += 1
            continue
        while heap and heap[0][0] <= purse:
            price, s, k = heapq.heappop(heap)
            purse -= price
            income[s] += price
            if k + 1 < len(stalls[s]):
                heapq.heappush(heap, (stalls[s][k + 1], s, k + 1))
    return income, left_out, len(heap)
#> night_market([[4, 2], [3, 9]], [8, 5])
#> night_market([[50]], [10, 20])
#> night_market([], [5])
#> night_market([[1, 6, 2], [], [5, 5], [3]], [7, 2, 12])
#> night_market([[2, 2, 2]], [])
# %%
class Solution:
    def alternatePicks(self, fruits):
        """Two friends pick: one by weight, the other by name; weight ties by name."""
        basket = dict(fruits)
        first, second = [], []
        while basket:
            heavy = max(sorted(basket), key=lambda f: basket[f])
            first.append(heavy)
            del basket[heavy]
            if basket:
                early = min(basket)
                second.append(early)
                basket.pop(early)
        total = sum(w for f, w in fruits if f in first)
        return first, second, total
#> Solution().alternatePicks([('fig', 2), ('pear', 5), ('apple', 4)])
#> Solution().alternatePicks([('kiwi', 3)])
#> Solution().alternatePicks([])
#> Solution().alternatePicks([('plum', 6), ('date', 6), ('lime', 3), ('melon', 30), ('nut', 1)])
#> Solution().alternatePicks([('b', 1), ('a', 1)])
# %%
def cyclic_ranges(spans, size):
    """Spans on a clock face may wrap; returns hours covered the most."""
    cover = [0] * size
    for start, length in spans:
        for k in range(min(length, size)):
            cover[(start + k) % size] += 1
    top = max(cover)
    if top == 0:
        return []
    hours = [h for h in range(size) if cover[h] == top]
    groups = []
    for h in hours:
        if groups and groups[-1][1] == h - 1:
            groups[-1][1] = h
        else:
            groups.append([h, h])
    if len(groups) > 1 and groups[0][0] == 0 and groups[-1][1] == size - 1:
        groups[0][0] = groups.pop()[0]
    return groups
#> cyclic_ranges([(10, 4), (0, 3)], 12)
#> cyclic_ranges([(3, 2)], 6)
#> cyclic_ranges([], 4)
#> cyclic_ranges([(6, 5), (7, 3), (1, 2), (0, 9)], 8)
#> cyclic_ranges([(5, 4), (1, 1)], 7)
# %%
from typing import List


class Solution:
    def stackCups(self, cups: List[int]) -> List[List[int]]:
        """Nest each cup on the tallest tower whose top is larger; else a new tower."""
        towers: List[List[int]] = []
        for cup in cups:
            tall = None
            for tower in towers:
                if tower[-1] > cup and (tall is None or len(tower) > len(tall)):
                    tall = tower
            if tall is None:
                towers.append([cup])
            else:
                tall.append(cup)
        return sorted(towers, key=lambda t: (-len(t), t))
#> Solution().stackCups([5, 3, 4, 1])
#> Solution().stackCups([1, 2, 3])
#> Solution().stackCups([])
#> Solution().stackCups([9, 8, 3, 5, 7, 2, 6])
#> Solution().stackCups([4, 4])
# %%
def toll_change(paid, price, drawer):
    """drawer: coin -> count. Give change greedily, biggest coins first."""
    rest = paid - price
    given = []
    if rest < 0:
        return 'pay more'
    for coin in sorted(drawer, reverse=True):
        use = min(rest // coin, drawer[coin])
        if use:
            given.append((coin, use))
            rest -= coin * use
    return given if rest == 0 else f"short {rest}"


def toll_day(cars, price, drawer):
    drawer = dict(drawer)
    results = []
    for paid in cars:
        outcome = toll_change(paid, price, drawer)
        if isinstance(outcome, list):
            for coin, n in outcome:
                drawer[coin] -= n
            drawer[paid] = drawer.get(paid, 0) + 1
            results.append(sum(n for _, n in outcome))
        else:
            results.append(outcome)
    return results
#> toll_day([10, 5, 20], 5, {5: 1, 1: 3})
#> toll_day([3, 50], 4, {10: 2})
#> toll_day([], 2, {})
#> toll_day([10, 10, 10], 7, {1: 4, 2: 2})
#> toll_day([100], 37, {20: 2, 10: 5, 1: 9, 2: 1})
# %%
class Solution:
    def compareSorts(self, values):
        """How many comparisons do selection and gnome sort need?"""
        return self.selection(list(values)), self.gnome(list(values))

    def selection(self, a):
        looks = 0
        for end in range(len(a) - 1, 0, -1):
            big = 0
            for i in range(1, end + 1):
                looks += 1
                if a[i] >= a[big]:
                    big = i
            a[big], a[end] = a[end], a[big]
        return looks

    def gnome(self, a):
        looks = i = 0
        while i < len(a):
            looks += i > 0
            if i == 0 or a[i - 1] <= a[i]:
                i += 1
            else:
                a[i - 1], a[i] = a[i], a[i - 1]
                i -= 1
        return looks
#> Solution().compareSorts([3, 1, 2])
#> Solution().compareSorts([1, 2, 3, 4])
#> Solution().compareSorts([])
#> Solution().compareSorts([5, 4, 3, 2])
#> Solution().compareSorts([2, 7, 1, 8, 2])
# %%
def shop_hours(visits, open_at, close_at):
    """visits: (arrive, minutes). Late visitors are cut at closing time; per-hour load."""
    load = {}
    for arrive, minutes in visits:
        start = max(arrive, open_at)
        end = min(arrive + minutes, close_at)
        hour = start // 60
        while hour * 60 < end and start < end:
            upto = min(end, (hour + 1) * 60)
            load[hour] = load.get(hour, 0) + upto - start
            start = upto
            hour += 1
    best = max(load, key=lambda h: (load[h], -h), default=None)
    return best, [load[h] for h in sorted(load)]
#> shop_hours([(550, 30), (590, 40)], 540, 1020)
#> shop_hours([(100, 20)], 540, 1020)
#> shop_hours([], 0, 10)
#> shop_hours([(500, 100), (610, 130), (1000, 90), (725, 5)], 540, 1050)
#> shop_hours([(540, 60)], 540, 600)
# %%
def snake_draft(teams, players):
    """players: name -> value. Teams draft in snake order; ties by name."""
    pool = sorted(players, key=lambda p: (-players[p], p))
    rosters = {t: [] for t in teams}
    order = list(teams)
    while pool and order:
        for team in order:
            if not pool:
                break
            rosters[team].append(pool.pop(0))
        order.reverse()
    strength = {t: sum(players[p] for p in r) for t, r in rosters.items()}
    return rosters, strength
#> snake_draft(['X', 'Y'], {'a': 9, 'b': 7, 'c': 8, 'd': 1})
#> snake_draft(['X'], {'k': 3, 'j': 3})
#> snake_draft([], {'k': 1})
#> snake_draft(['R', 'S', 'T'], {'m': 50, 'n': 40, 'o': 40, 'p': 30, 'q': 20})
#> snake_draft(['U', 'V'], {})
# %%
import heapq


class Solution:
    def hospitalBeds(self, patients, beds):
        """patients: (day, stay). A patient waits for the first bed; report longest wait."""
        in_use = []
        longest = 0
        waits = []
        for day, stay in sorted(patients):
            while in_use and in_use[0] <= day:
                heapq.heappop(in_use)
            begin = day
            if len(in_use) >= beds:
                begin = heapq.heappop(in_use)
            heapq.heappush(in_use, begin + stay)
            waits.append(begin - day)
            longest = max(longest, begin - day)
        return longest, waits
#> Solution().hospitalBeds([(1, 4), (2, 2), (3, 5)], 2)
#> Solution().hospitalBeds([(0, 10), (1, 1), (2, 1)], 1)
#> Solution().hospitalBeds([], 3)
#> Solution().hospitalBeds([(5, 3), (1, 6), (2, 2), (4, 4), (6, 1), (6, 2)], 2)
#> Solution().hospitalBeds([(9, 9)], 1)
# %%
def align_columns(rows):
    """Format rows with columns as wide as their widest cell; sort by the last cell."""
    rows = sorted(rows, key=lambda r: (str(r[-1]), len(r)))
    width = []
    for row in rows:
        for c, cell in enumerate(row):
            size = len(str(cell))
            if c == len(width):
                width.append(size)
            elif size > width[c]:
                width[c] = size
    lines = []
    for row in rows:
        cells = [str(cell).rjust(w, '.') for cell, w in zip(row, width)]
        lines.append('|'.join(cells))
    return lines
#> align_columns([['ab', 5], ['c', 120]])
#> align_columns([['x']])
#> align_columns([])
#> align_columns([[1, 'fig', 30], [22, 'plum', 4], [333, 'nut', 4]])
#> align_columns([['a', 'b'], ['ccc']])
# %%
class Solution:
    def wolfPack(self, speeds, distance):
        """Each hunt the slowest rests; the pack runs at its slowest member's speed."""
        pack = sorted(speeds)
        hours = 0
        rested = []
        while distance > 0 and pack:
            pace = pack[0]
            if pace <= 0:
                rested.append(pack.pop(0))
                continue
            distance -= pace
            hours += 1
            if hours % 2 == 0 and len(pack) > 1:
                rested.append(pack.pop(0))
        return hours, rested, max(distance, 0)
#> Solution().wolfPack([4, 7, 5], 20)
#> Solution().wolfPack([0, 0], 5)
#> Solution().wolfPack([], 3)
#> Solution().wolfPack([3, 9, 0, 6, 2], 40)
#> Solution().wolfPack([10], 30)
# %%
def heat_rows(grid, limit):
    """Cool the hottest row by halving its hottest cell until every row is in the limit."""
    rows = [sorted(r) for r in grid]
    steps = []

    def hottest():
        return max(range(len(rows)), key=lambda i: sum(rows[i]), default=None)

    k = hottest()
    while k is not None and sum(rows[k]) > limit:
        cell = rows[k].pop()
        rows[k].append(cell // 2)
        rows[k].sort()
        steps.append(k)
        if cell == 0:
            break
        k = hottest()
    return steps, [sum(r) for r in rows]
#> heat_rows([[5, 9], [3, 4]], 8)
#> heat_rows([[1, 1]], 10)
#> heat_rows([], 3)
#> heat_rows([[20, 2], [7, 7, 7], [11, 1]], 12)
#> heat_rows([[4], [4]], 3)
# %%
class Solution:
    def pitStops(self, laps, fuel, tank, rivals):
        """Stop as late as possible; a stop costs 4, and rivals pass when slower."""
        clock = stops = 0
        level = tank
        for lap, seconds in enumerate(laps, 1):
            if level < fuel:
                clock += 4
                stops += 1
                level = tank
            clock += seconds + level // 10
            level -= fuel
        place = 1 + sum(1 for r in rivals if r < clock)
        level_with = rivals.count(clock)
        return clock, stops, f"{place}{'=' if level_with else ''}"
#> Solution().pitStops([10, 10, 10], 8, 20, [33, 36, 40])
#> Solution().pitStops([7, 8], 30, 30, [15])
#> Solution().pitStops([], 5, 10, [0, 1])
#> Solution().pitStops([12, 11, 13, 12, 15], 25, 60, [80, 81, 90, 78])
#> Solution().pitStops([20], 1, 50, [25, 25])
