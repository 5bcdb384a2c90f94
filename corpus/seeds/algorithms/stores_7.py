# %%
import heapq


def ice_cream_van(stops, start):
    """stops: (place, crowd). Drive to the best crowd per distance until none remain."""
    heap = []
    place = start
    todo = dict(stops)
    route = []
    sold = 0
    while todo:
        heap = [(-crowd / (abs(p - place) + 1), p) for p, crowd in todo.items()]
        heapq.heapify(heap)
        score, nxt = heap[0]
        if -score < 1:
            break
        sold += todo.pop(nxt)
        todo = {p: c - 1 for p, c in todo.items() if c > 1}
        place = nxt
        route.append(nxt)
    return route, sold
#> ice_cream_van([(2, 6), (5, 9), (1, 3)], 0)
#> ice_cream_van([(50, 3)], 0)
#> ice_cream_van([], 4)
#> ice_cream_van([(10, 20), (12, 4), (3, 12), (7, 2)], 5)
#> ice_cream_van([(0, 1)], 0)
# %%
class Solution:
    def boardPlane(self, queue):
        """Seats like '12C'. A passenger is held up by anyone seated nearer the aisle."""
        seated = {}
        delays = 0
        order = sorted(queue, key=self.key)
        for seat in order:
            row, letter = self.split(seat)
            blocked = [l for l in seated.get(row, []) if l > letter]
            delays += len(blocked)
            seated.setdefault(row, []).append(letter)
        late = sum(a != b for a, b in zip(order, queue))
        return order, delays, late

    def split(self, seat):
        return int(seat[:-1]), seat[-1]

    def key(self, seat):
        row, letter = self.split(seat)
        return (-(row // 5), letter, row)
#> Solution().boardPlane(['3A', '12C', '3B'])
#> Solution().boardPlane(['1A'])
#> Solution().boardPlane([])
#> Solution().boardPlane(['7C', '6A', '21B', '7A', '20B', '2C'])
#> Solution().boardPlane(['4B', '4A', '4C'])
# %%
def tidy_intervals(spans, width):
    """Push overlapping spans right until they no longer overlap; report those cut off."""
    placed = []
    lost = []
    edge = 0
    for start, end in sorted(spans, key=lambda s: (s[0], s[1] - s[0])):
        size = end - start
        begin = max(start, edge)
        if begin + size > width:
            lost.append((start, end))
            continue
        placed.append((begin, begin + size))
        edge = begin + size
    shift = sum(p[0] for p in placed)
    return placed, lost, shift
#> tidy_intervals([(0, 3), (2, 4), (3, 8)], 10)
#> tidy_intervals([(5, 20)], 10)
#> tidy_intervals([], 4)
#> tidy_intervals([(4, 6), (1, 5), (4, 5), (9, 12), (8, 9)], 13)
#> tidy_intervals([(0, 2), (0, 1)], 3)
# %%
from typing import List


class Solution:
    def judgeOrder(self, times: List[int], faults: List[int]) -> List[int]:
        n = len(times)
        order = list(range(n))

        def better(a: int, b: int) -> bool:
            if faults[a] != faults[b]:
                return faults[a] < faults[b]
            if times[a] != times[b]:
                return times[a] < times[b]
            return a < b

        for i in range(n):
            for j in range(n - 1, i, -1):
                if better(order[j], order[j - 1]):
                    order[j], order[j - 1] = order[j - 1], order[j]
        return order
#> Solution().judgeOrder([50, 45, 60], [0, 4, 0])
#> Solution().judgeOrder([30, 30], [1, 1])
#> Solution().judgeOrder([], [])
#> Solution().judgeOrder([61, 59, 70, 59], [4, 8, 0, 4])
#> Solution().judgeOrder([10, 9, 8], [0, 0, 0])
# %%
def market_day(stalls, buyers):
    """stalls: item -> list of prices. Buyers (item, max price) take the dearest they can."""
    goods = {item: sorted(prices) for item, prices in stalls.items()}
    sales = []
    for item, budget in buyers:
        prices = goods.get(item, [])
        pick = None
        for i in range(len(prices) - 1, -1, -1):
            if prices[i] <= budget:
                pick = i
                break
        sales.append(prices.pop(pick) if pick is not None else 0)
    unsold = {item: p for item, p in goods.items() if p}
    return sales, unsold
#> market_day({'egg': [3, 5], 'ham': [9]}, [('egg', 4), ('ham', 8), ('egg', 9)])
#> market_day({}, [('tea', 5)])
#> market_day({'rug': [40, 25, 60]}, [])
#> market_day({'pot': [7, 2, 4], 'pan': [10, 12]}, [('pot', 5), ('pan', 11), ('pot', 5), ('pot', 5), ('pan', 11)])
#> market_day({'nut': [1]}, [('nut', 1)])
# %%
class Solution:
    def toggleRows(self, grid):
        """Flip rows starting with 0, then columns with more zeros; count the ones."""
        g = [row[:] for row in grid]
        flips = 0
        for row in g:
            if row and row[0] == 0:
                row[:] = [1 - v for v in row]
                flips += 1
        for c in range(len(g[0]) if g else 0):
            ones = sum(row[c] for row in g)
            if ones * 2 < len(g):
                flips += 1
                for row in g:
                    row[c] ^= 1
        return sum(map(sum, g)), flips
#> Solution().toggleRows([[0, 1], [1, 0]])
#> Solution().toggleRows([[1, 1, 1]])
#> Solution().toggleRows([])
#> Solution().toggleRows([[0, 0, 1, 1], [1, 0, 1, 0], [1, 1, 0, 0]])
#> Solution().toggleRows([[0], [0]])
# %%
def call_centre(calls, agents):
    """calls: (time, topic, minutes); agents: name -> topics. First free skilled agent."""
    free = {name: 0 for name in agents}
    log = []
    dropped = 0
    for time, topic, minutes in sorted(calls):
        able = [a for a in sorted(agents) if topic in agents[a]]
        if not able:
            dropped += 1
            continue
        agent = min(able, key=lambda a: max(free[a], time))
        begin = max(free[agent], time)
        if begin - time > 5:
            dropped += 1
            continue
        free[agent] = begin + minutes
        log.append((agent, begin))
    return log, dropped
#> call_centre([(0, 'tv', 4), (1, 'tv', 3), (2, 'pc', 2)], {'jo': ['tv'], 'al': ['tv', 'pc']})
#> call_centre([(0, 'gas', 1)], {'jo': ['tv']})
#> call_centre([], {})
#> call_centre([(0, 'a', 9), (1, 'a', 9), (2, 'a', 9), (9, 'b', 1)], {'k': ['a'], 'm': ['a', 'b']})
#> call_centre([(3, 'x', 2)], {'z': ['x'], 'y': ['x']})
# %%
def merge_by_key(left, right):
    """Merge two sorted lists of (key, value); equal keys add their values."""
    out = []
    i = j = 0
    while i < len(left) or j < len(right):
        if j == len(right) or (i < len(left) and left[i][0] < right[j][0]):
            out.append(left[i])
            i += 1
        elif i == len(left) or right[j][0] < left[i][0]:
            out.append(right[j])
            j += 1
        else:
            total = left[i][1] + right[j][1]
            if total:
                out.append((left[i][0], total))
            i += 1
            j += 1
    return out


def ledger(books):
    total = []
    for book in books:
        total = merge_by_key(total, sorted(book))
    return total
#> ledger([[(2, 5), (1, 3)], [(2, -5), (4, 1)]])
#> ledger([[(7, 7)]])
#> ledger([])
#> ledger([[(1, 2), (3, 4)], [(3, 1), (0, 9)], [(1, -2), (5, 5)]])
#> ledger([[], [(6, 1)], []])
# %%
from collections import deque


class Solution:
    def carWash(self, cars, bays, shift):
        """cars: wash minutes. Every `shift` minutes the queue's last car goes to the front."""
        queue = deque(enumerate(cars))
        working = []
        minute = 0
        finished = []
        while queue or working:
            while queue and len(working) < bays:
                i, need = queue.popleft()
                working.append([need, i])
            step = min(w[0] for w in working)
            before = minute // shift
            minute += step
            if minute // shift > before and queue:
                queue.rotate(1)
            for w in working:
                w[0] -= step
            finished += sorted(i for left, i in working if left == 0)
            working = [w for w in working if w[0]]
        return finished, minute
#> Solution().carWash([3, 5, 2, 4], 2, 4)
#> Solution().carWash([1, 1, 1], 1, 10)
#> Solution().carWash([], 2, 3)
#> Solution().carWash([6, 2, 2, 7, 3], 2, 2)
#> Solution().carWash([9], 3, 1)
# %%
def ribbon_colours(ribbons, colours):
    """Sort ribbons by how many listed colours they have, then by length and text."""
    def hits(r):
        return sum(1 for c in colours if c in r)

    def compare(a, b):
        if hits(a) != hits(b):
            return hits(a) > hits(b)
        if len(a) != len(b):
            return len(a) < len(b)
        return a < b

    done = []
    for r in ribbons:
        k = 0
        while k < len(done) and not compare(r, done[k]):
            k += 1
        done.insert(k, r)
    return done
#> ribbon_colours(['rgb', 'rr', 'gb'], 'rb')
#> ribbon_colours(['x', 'y'], '')
#> ribbon_colours([], 'abc')
#> ribbon_colours(['wk', 'wky', 'y', 'kk', 'ykw'], 'yw')
#> ribbon_colours(['b', 'a'], 'ab')
# %%
import heapq


class Solution:
    def ticketScalper(self, offers, moves):
        """moves: 'b' buys the cheapest offer, 's' sells the dearest held at +10 %."""
        stock = list(offers)
        heapq.heapify(stock)
        held = []
        cash = 0
        for m in moves:
            if m == 'b' and stock:
                price = heapq.heappop(stock)
                cash -= price
                heapq.heappush(held, -price)
            elif m == 's' and held:
                price = -heapq.heappop(held)
                cash += price + price // 10
        return cash, sorted(-h for h in held)
#> Solution().ticketScalper([50, 30, 40], 'bbs')
#> Solution().ticketScalper([20], 'sbbs')
#> Solution().ticketScalper([], 'bs')
#> Solution().ticketScalper([100, 90, 120, 80], 'bbbsxs')
#> Solution().ticketScalper([9, 9], 'b')
# %%
def crowd_flow(gates, minutes):
    """gates: (first minute, last minute, per minute). Running total and its peaks."""
    change = [0] * (minutes + 1)
    for first, last, rate in gates:
        if first >= minutes:
            continue
        change[first] += rate
        change[min(last + 1, minutes)] -= rate
    flow, inside = 0, 0
    totals = []
    for m in range(minutes):
        flow += change[m]
        inside = max(0, inside + flow)
        totals.append(inside)
    peaks = [m for m in range(1, minutes - 1) if totals[m - 1] < totals[m] > totals[m + 1]]
    return totals, peaks
#> crowd_flow([(0, 3, 5), (2, 5, -4)], 6)
#> crowd_flow([(9, 9, 9)], 4)
#> crowd_flow([], 2)
#> crowd_flow([(0, 1, 3), (3, 4, -2), (5, 6, 4), (7, 9, -9)], 9)
#> crowd_flow([(0, 0, -5), (1, 1, 2)], 3)
# %%
class Solution:
    def bestRow(self, matrix, weights):
        """Row with the largest weighted sum; rows are first rotated to start at their min."""
        best, index = None, -1
        for i, row in enumerate(matrix):
            turned = self.startAtMin(row)
            value = self.weigh(turned, weights)
            if best is None or value > best:
                best, index = value, i
        return index, best

    def startAtMin(self, row):
        k = row.index(min(row))
        return row[k:] + row[:k]

    def weigh(self, row, weights):
        return sum(v * w for v, w in zip(row, weights))
#> Solution().bestRow([[3, 1, 2], [5, 4, 0]], [1, 2, 3])
#> Solution().bestRow([[7]], [10, 20])
#> Solution().bestRow([], [1])
#> Solution().bestRow([[4, 4, 1, 9], [2, 8, 8, 2], [6, 0, 7, 7]], [0, 1, -1, 2])
#> Solution().bestRow([[1, 2], [2, 1]], [3, 1])
# %%
def pick_up_sticks(sticks):
    """sticks: (id, rests_on). Remove free sticks, smallest id first, until stuck."""
    on_top = {}
    present = {}
    for ident, below in sticks:
        present[ident] = list(below)
        for b in below:
            on_top[b] = on_top.get(b, 0) + 1
    removed = []
    while True:
        free = [s for s in present if not on_top.get(s)]
        if not free:
            break
        s = min(free)
        for b in present.pop(s):
            on_top[b] -= 1
        removed.append(s)
    return removed, sorted(present)
#> pick_up_sticks([(1, []), (2, [1]), (3, [1, 2])])
#> pick_up_sticks([(1, [2]), (2, [1])])
#> pick_up_sticks([])
#> pick_up_sticks([(5, [3]), (3, [4]), (4, []), (7, [4, 9]), (9, [8]), (8, [9])])
#> pick_up_sticks([(10, [])])
# %%
from typing import List


class Solution:
    def pairPartners(self, skill: List[int]) -> List[int]:
        """Strongest with weakest; returns pair sums in order, middle one alone."""
        skill = sorted(skill)
        sums = []
        while len(skill) > 1:
            sums.append(skill.pop() + skill.pop(0))
        return sums + [-x for x in skill]

    def unevenness(self, skill: List[int]) -> int:
        sums = self.pairPartners(skill)
        positive = [s for s in sums if s > 0]
        if not positive:
            return 0
        return max(positive) - min(positive)
#> Solution().unevenness([3, 9, 5, 1])
#> Solution().unevenness([4])
#> Solution().unevenness([])
#> Solution().unevenness([10, 2, 8, 15, 7, 6, 1])
#> Solution().unevenness([5, 5, 5, 5])
# %%
def fish_market(catches, hours):
    """catches: (landed, price). Price falls one per hour; sell the freshest two per hour."""
    stock = []
    income = 0
    by_hour = {}
    for landed, price in catches:
        by_hour.setdefault(landed, []).append(price)
    for hour in range(hours):
        for price in by_hour.get(hour, []):
            stock.append((hour, price))
        stock.sort(key=lambda f: (-f[0], -f[1]))
        for landed, price in stock[:2]:
            income += max(0, price - (hour - landed))
        stock = stock[2:]
    return income, len(stock)
#> fish_market([(0, 9), (0, 7), (0, 5), (1, 8)], 3)
#> fish_market([(5, 20)], 4)
#> fish_market([], 2)
#> fish_market([(0, 4), (0, 4), (0, 4), (1, 10), (2, 3), (2, 6)], 4)
#> fish_market([(0, 1)], 1)
# %%
class Solution:
    def sortSpiralWords(self, words):
        """Place words by length: longest in the middle, then right, left, right..."""
        byLength = sorted(words, key=lambda w: (-len(w), w))
        line = []
        right = True
        for w in byLength:
            if right:
                line.append(w)
            else:
                line = [w] + line
            right = not right
        letters = ''.join(w[0] for w in line)
        return line, letters
#> Solution().sortSpiralWords(['sun', 'moonlight', 'star'])
#> Solution().sortSpiralWords(['a'])
#> Solution().sortSpiralWords([])
#> Solution().sortSpiralWords(['hill', 'to', 'valley', 'sea', 'i', 'brook'])
#> Solution().sortSpiralWords(['bb', 'aa'])
# %%
def lease_machines(jobs, setup):
    """jobs: (start, end, kind). Reuse an idle machine of that kind, or convert one."""
    machines = []
    cost = 0
    for start, end, kind in sorted(jobs):
        idle = [m for m in machines if m['until'] <= start]
        same = [m for m in idle if m['kind'] == kind]
        if same:
            m = same[0]
        elif idle:
            m = min(idle, key=lambda x: x['until'])
            cost += setup
            m['kind'] = kind
        else:
            m = {'kind': kind}
            machines.append(m)
            cost += 3 * setup
        m['until'] = end
    return len(machines), cost, [m['kind'] for m in machines]
#> lease_machines([(0, 4, 'a'), (2, 6, 'b'), (5, 7, 'a')], 2)
#> lease_machines([(0, 1, 'x'), (1, 2, 'y')], 5)
#> lease_machines([], 1)
#> lease_machines([(3, 9, 'p'), (1, 4, 'q'), (4, 5, 'p'), (5, 8, 'q'), (9, 10, 'r')], 3)
#> lease_machines([(6, 7, 'k')], 0)
# %%
import heapq


def light_switches(lamps, budget):
    """lamps: (watts, brightness). Turn on bright ones, drop the worst ratio on overload."""
    on = []
    watts = 0
    for i, (w, bright) in enumerate(lamps):
        heapq.heappush(on, (bright / w, i))
        watts += w
        while watts > budget and on:
            _, j = heapq.heappop(on)
            watts -= lamps[j][0]
    kept = sorted(j for _, j in on)
    return kept, watts, sum(lamps[j][1] for j in kept)
#> light_switches([(10, 50), (20, 60), (5, 40)], 30)
#> light_switches([(100, 1)], 50)
#> light_switches([], 10)
#> light_switches([(8, 16), (4, 20), (6, 6), (10, 45), (3, 9)], 18)
#> light_switches([(5, 5), (5, 5)], 10)
# %%
class Solution:
    def chessClock(self, moves, start, bonus):
        """moves: seconds used, players alternate; a player out of time loses."""
        clock = [start, start]
        history = []
        for k, used in enumerate(moves):
            side = k % 2
            clock[side] -= used
            if clock[side] < 0:
                return f"{'black' if side else 'white'} flag at move {k // 2 + 1}"
            clock[side] += bonus
            history.append(clock[0] - clock[1])
        if not history:
            return 'no game'
        return f"lead {max(history, key=abs)} end {clock[0]}-{clock[1]}"
#> Solution().chessClock([5, 7, 9, 3], 30, 2)
#> Solution().chessClock([4, 6, 8], 10, 0)
#> Solution().chessClock([], 60, 5)
#> Solution().chessClock([12, 2, 15, 20, 1, 1], 25, 3)
#> Solution().chessClock([1, 9], 5, 1)
# %%
def reorder_log(lines):
    """Errors first by code, then the rest by time; malformed lines last as they came."""
    errors, normal, bad = [], [], []
    for line in lines:
        parts = line.split(' ', 2)
        if len(parts) < 3 or not parts[0].isdigit():
            bad.append(line)
        elif parts[1].startswith('E'):
            errors.append((int(parts[1][1:]), int(parts[0]), parts[2]))
        else:
            normal.append((int(parts[0]), parts[2]))
    errors.sort()
    normal.sort(key=lambda n: n[0])
    return [f"{c}:{m}" for c, _, m in errors] + [m for _, m in normal] + bad
#> reorder_log(['5 I ok', '3 E20 disk', '4 E7 net'])
#> reorder_log(['junk', '1 I hi'])
#> reorder_log([])
#> reorder_log(['9 W hot', '2 E3 b', 'x y z', '1 E3 a', '4 I go on'])
#> reorder_log(['7 E1 solo'])
# %%
def staircase_load(steps, people):
    """People stand on the least loaded step that can bear them; step k bears steps[k]."""
    load = [0] * len(steps)
    where = []
    for weight in sorted(people, reverse=True):
        options = [k for k in range(len(steps)) if load[k] + weight <= steps[k]]
        if not options:
            where.append(None)
            continue
        k = min(options, key=lambda s: (load[s], -s))
        load[k] += weight
        where.append(k)
    slack = [cap - l for cap, l in zip(steps, load)]
    return where, slack
#> staircase_load([100, 150], [70, 60, 80])
#> staircase_load([50], [60])
#> staircase_load([], [10])
#> staircase_load([90, 90, 120], [40, 85, 30, 55, 70, 20])
#> staircase_load([30, 30], [])
# %%
from typing import List


class Solution:
    def peelMatrix(self, grid: List[List[int]]) -> List[int]:
        """Remove the row or column with the smallest sum in turn; list the sums."""
        g = [row[:] for row in grid]
        sums = []
        while g and g[0]:
            rows = [sum(r) for r in g]
            cols = [sum(c) for c in zip(*g)]
            if min(rows) <= min(cols):
                k = rows.index(min(rows))
                sums.append(rows[k])
                g.pop(k)
            else:
                k = cols.index(min(cols))
                sums.append(cols[k])
                for r in g:
                    r.pop(k)
        return sums
#> Solution().peelMatrix([[1, 2], [3, 4]])
#> Solution().peelMatrix([[5]])
#> Solution().peelMatrix([])
#> Solution().peelMatrix([[9, 1, 7], [2, 0, 8], [6, 3, 5]])
#> Solution().peelMatrix([[0, 10, 0]])
# %%
def round_robin_rounds(players):
    """Circle method; an odd field gets a bye marked '-'."""
    circle = sorted(players)
    if len(circle) % 2:
        circle.append('-')
    n = len(circle)
    rounds = []
    for _ in range(n - 1):
        games = []
        for k in range(n // 2):
            a, b = circle[k], circle[n - 1 - k]
            if '-' not in (a, b):
                games.append(a + b)
        rounds.append(' '.join(games))
        circle = [circle[0], circle[-1]] + circle[1:-1]
    return rounds
#> round_robin_rounds(['a', 'b', 'c'])
#> round_robin_rounds(['x', 'y'])
#> round_robin_rounds([])
#> round_robin_rounds(['k', 'j', 'm', 'l'])
#> round_robin_rounds(['p'])
# %%
class Solution:
    def sandPiles(self, piles, rounds):
        """Each round the tallest pile gives half of its lead to the shortest."""
        piles = list(piles)
        history = []
        for _ in range(rounds):
            hi, lo = self.extremes(piles)
            moved = (piles[hi] - piles[lo]) // 2
            if moved == 0:
                break
            piles[hi] -= moved
            piles[lo] += moved
            history.append((hi, lo, moved))
        return history, piles

    def extremes(self, piles):
        hi = lo = 0
        for i, p in enumerate(piles):
            if p > piles[hi]:
                hi = i
            if p < piles[lo]:
                lo = i
        return hi, lo
#> Solution().sandPiles([10, 2, 6], 3)
#> Solution().sandPiles([4, 4], 5)
#> Solution().sandPiles([7], 2)
#> Solution().sandPiles([30, 1, 12, 5], 6)
#> Solution().sandPiles([9, 0, 0], 1)
# %%
def spare_change(wallets, price):
    """Everyone chips in the smallest coin in turn until the price is met."""
    purses = {name: sorted(coins, reverse=True) for name, coins in wallets.items()}
    paid = {name: 0 for name in wallets}
    total = 0
    while total < price:
        moved = False
        for name in sorted(purses):
            if purses[name] and total < price:
                coin = purses[name].pop()
                paid[name] += coin
                total += coin
                moved = True
        if not moved:
            return None
    return paid, total - price
#> spare_change({'al': [5, 1], 'bo': [2, 10]}, 7)
#> spare_change({'cy': [1, 1]}, 5)
#> spare_change({}, 0)
#> spare_change({'jo': [20, 5, 5], 'ky': [1, 2], 'li': [10]}, 30)
#> spare_change({'mo': [50]}, 1)
# %%
import heapq


def subway_doors(trains, platforms):
    """trains: (arrive, dwell). Platforms numbered; the lowest free one is used."""
    idle = list(range(1, platforms + 1))
    heapq.heapify(idle)
    occupied = []
    held = 0
    timetable = []
    for arrive, dwell in sorted(trains):
        while occupied and occupied[0][0] <= arrive:
            _, p = heapq.heappop(occupied)
            heapq.heappush(idle, p)
        start = arrive
        if not idle:
            start, p = heapq.heappop(occupied)
            held += start - arrive
        else:
            p = heapq.heappop(idle)
        heapq.heappush(occupied, (start + dwell, p))
        timetable.append((start, p))
    return timetable, held
#> subway_doors([(0, 3), (1, 3), (2, 3)], 2)
#> subway_doors([(0, 1), (5, 1), (9, 1)], 3)
#> subway_doors([], 1)
#> subway_doors([(4, 6), (2, 5), (3, 1), (5, 5), (6, 2)], 2)
#> subway_doors([(7, 2), (7, 2), (7, 2)], 1)
# %%
def insert_span(calendar, new):
    """Insert a span into a sorted, disjoint calendar and merge what touches."""
    before, after = [], []
    lo, hi = new
    for a, b in calendar:
        if b < lo:
            before.append((a, b))
        elif a > hi:
            after.append((a, b))
        else:
            lo, hi = min(lo, a), max(hi, b)
    return before + [(lo, hi)] + after


def build(spans):
    calendar = []
    sizes = []
    for s in spans:
        calendar = insert_span(calendar, s)
        sizes.append(len(calendar))
    return calendar, sizes
#> build([(1, 3), (7, 9), (2, 8)])
#> build([(5, 6), (5, 6)])
#> build([])
#> build([(10, 12), (1, 2), (4, 5), (13, 15), (2, 4), (12, 13)])
#> build([(0, 1), (3, 4)])
# %%
class Solution:
    def farmShare(self, crates, farms):
        """crates: kind -> count. Deal crates out like cards, rarest kind first."""
        shares = [{} for _ in range(farms)]
        turn = 0
        for kind in sorted(crates, key=lambda k: (crates[k], k)):
            for _ in range(crates[kind]):
                share = shares[turn % farms]
                share[kind] = share.get(kind, 0) + 1
                turn += 1
        richest = max(range(farms), key=lambda i: (len(shares[i]), -i))
        return shares, richest
#> Solution().farmShare({'oat': 4, 'rye': 1}, 2)
#> Solution().farmShare({'corn': 2}, 3)
#> Solution().farmShare({}, 1)
#> Solution().farmShare({'hay': 5, 'egg': 2, 'fig': 2}, 3)
#> Solution().farmShare({'bean': 1, 'apple': 1}, 1)
# %%
def rank_sums(columns):
    """Average ranks (ties share the mean) summed over all columns."""
    def ranks(col):
        ordered = sorted(col)
        table = {}
        for v in col:
            first = ordered.index(v)
            table[v] = first + 1 + (ordered.count(v) - 1) / 2
        return [table[v] for v in col]

    if not columns:
        return []
    totals = [0] * len(columns[0])
    for col in columns:
        for i, r in enumerate(ranks(col)):
            totals[i] += r
    return totals
#> rank_sums([[10, 30, 20], [1, 1, 5]])
#> rank_sums([[7, 7, 7]])
#> rank_sums([])
#> rank_sums([[4, 2, 4, 9], [0, 1, 2, 3], [5, 5, 1, 5]])
#> rank_sums([[3]])
# %%
from collections import defaultdict
from typing import List


class Solution:
    def dominoRow(self, tiles: List[List[int]], start: int) -> List[int]:
        """Greedy row: always play the lowest tile that matches the open end."""
        spare = defaultdict(list)
        for k, (a, b) in enumerate(tiles):
            spare[a].append((b, k))
            if a != b:
                spare[b].append((a, k))
        used = set()
        row = [start]
        while True:
            options = sorted((x, k) for x, k in spare[row[-1]] if k not in used)
            if not options:
                return row
            x, k = options[0]
            used.add(k)
            row.append(x)
#> Solution().dominoRow([[1, 2], [2, 3], [1, 3]], 1)
#> Solution().dominoRow([[4, 4]], 4)
#> Solution().dominoRow([], 6)
#> Solution().dominoRow([[0, 5], [5, 5], [5, 2], [2, 0], [3, 0]], 5)
#> Solution().dominoRow([[1, 1]], 2)
# %%
def heat_pumps(rooms, pump, rounds):
    """Each round, heat the coldest room by `pump`; the others lose one degree."""
    temps = dict(rooms)
    log = []
    for _ in range(rounds):
        if not temps:
            break
        cold = min(temps, key=lambda r: (temps[r], r))
        log.append(cold)
        for room in temps:
            temps[room] += pump if room == cold else -1
    spread = max(temps.values()) - min(temps.values()) if temps else 0
    return ''.join(log), temps, spread
#> heat_pumps([('a', 18), ('b', 15)], 3, 3)
#> heat_pumps([('x', 5)], 1, 4)
#> heat_pumps([], 2, 2)
#> heat_pumps([('k', 20), ('l', 12), ('m', 16)], 4, 5)
#> heat_pumps([('p', 9), ('q', 9)], 2, 0)
# %%
class Solution:
    def swapToMatch(self, have, want):
        """Column swaps that turn one header into another, as index pairs."""
        if sorted(have) != sorted(want):
            return None
        cols = list(have)
        swaps = []
        for i in range(len(cols)):
            if cols[i] != want[i]:
                j = cols.index(want[i], i + 1)
                cols[i], cols[j] = cols[j], cols[i]
                swaps.append((i, j))
        return swaps

    def applySwaps(self, rows, have, want):
        swaps = self.swapToMatch(have, want)
        if swaps is None:
            return []
        out = []
        for row in rows:
            row = list(row)
            for i, j in swaps:
                row[i], row[j] = row[j], row[i]
            out.append(''.join(row))
        return out
#> Solution().applySwaps(['123', '456'], 'abc', 'cab')
#> Solution().applySwaps(['12'], 'ab', 'ac')
#> Solution().applySwaps([], 'xy', 'yx')
#> Solution().applySwaps(['pqrs', 'wxyz'], 'name', 'mean')
#> Solution().applySwaps(['77'], 'kk', 'kk')
# %%
def candle_shop(demand, batch, storage):
    """Make a batch whenever the day's demand is not in store; overflow is thrown away."""
    store = 0
    batches = waste = 0
    for need in demand:
        while store < need:
            store += batch
            batches += 1
        store -= need
        if store > storage:
            waste += store - storage
            store = storage
    return {'batches': batches, 'waste': waste, 'left': store}
#> candle_shop([3, 5, 2], 6, 3)
#> candle_shop([20], 7, 10)
#> candle_shop([], 5, 5)
#> candle_shop([1, 1, 9, 4, 12], 8, 2)
#> candle_shop([0, 4], 4, 0)
# %%
from bisect import bisect_left


def patience_piles(cards):
    """Deal cards to piles by the patience rule; then collect the tops in order."""
    tops = []
    piles = []
    for card in cards:
        k = bisect_left(tops, card)
        if k == len(tops):
            tops.append(card)
            piles.append([card])
        else:
            tops[k] = card
            piles[k].append(card)
    taken = []
    while piles:
        k = min(range(len(piles)), key=lambda i: piles[i][-1])
        taken.append(piles[k].pop())
        if not piles[k]:
            piles.pop(k)
    return len(tops), taken
#> patience_piles([3, 1, 2])
#> patience_piles([4, 4, 4])
#> patience_piles([])
#> patience_piles([6, 3, 5, 10, 11, 2, 9])
#> patience_piles([1, 2, 3])
# %%
class Solution:
    def towerOfShirts(self, shirts):
        """shirts: 'sizeColour' such as 'XLred'. Fold by size, then by colour groups."""
        sizes = ['S', 'M', 'L', 'XL']
        stacks = {s: {} for s in sizes}
        for shirt in shirts:
            size = self.sizeOf(shirt)
            colour = shirt[len(size):]
            stacks[size][colour] = stacks[size].get(colour, 0) + 1
        out = []
        for s in sizes:
            for colour, n in sorted(stacks[s].items(), key=lambda kv: (-kv[1], kv[0])):
                out.append(f"{n}{s}{colour}")
        return out

    def sizeOf(self, shirt):
        return shirt[:2] if shirt.startswith('XL') else shirt[0]
#> Solution().towerOfShirts(['Mred', 'XLred', 'Mred', 'Sblue'])
#> Solution().towerOfShirts(['Lgrey'])
#> Solution().towerOfShirts([])
#> Solution().towerOfShirts(['Spink', 'Sblack', 'Sblack', 'Ltan', 'XLtan', 'Laqua'])
#> Solution().towerOfShirts(['Qodd'])
# %%
def rebalance_lines(lines, limit):
    """Move the last person from the longest line to the shortest until within limit."""
    lines = [list(l) for l in lines]
    moves = 0
    while lines:
        long = max(lines, key=len)
        short = min(lines, key=len)
        if len(long) - len(short) <= limit:
            break
        short.append(long.pop())
        moves += 1
    return moves, [''.join(l) for l in lines]
#> rebalance_lines(['abcde', 'f', ''], 1)
#> rebalance_lines(['xy', 'zw'], 0)
#> rebalance_lines([], 1)
#> rebalance_lines(['klmnopq', 'r', 'st', ''], 2)
#> rebalance_lines(['abc', ''], 1)
# %%
def auction_rounds(bids):
    """bids: (round, bidder, amount). A bid must beat the best by 5 percent to count."""
    best = 0
    leader = None
    counted = {}
    for rnd, bidder, amount in sorted(bids):
        if bidder == leader:
            continue
        if amount * 100 >= best * 105 and amount > 0:
            best, leader = amount, bidder
            counted[bidder] = counted.get(bidder, 0) + 1
    eager = max(counted, key=lambda b: (counted[b], b), default=None)
    return leader, best, eager
#> auction_rounds([(1, 'ann', 100), (2, 'bob', 104), (3, 'cy', 105)])
#> auction_rounds([(1, 'x', 50), (2, 'x', 90)])
#> auction_rounds([])
#> auction_rounds([(3, 'p', 130), (1, 'p', 80), (2, 'q', 100), (4, 'q', 140), (5, 'r', 146)])
#> auction_rounds([(1, 'z', 0)])
# %%
class Solution:
    def bakeOrder(self, cakes):
        """cakes: (prep, bake). One baker preps, any number bake; latest finish per rule."""
        longBake = sorted(cakes, key=lambda c: -c[1])
        shortPrep = sorted(cakes)
        return [self.finish(longBake), self.finish(shortPrep), self.finish(cakes)]

    def finish(self, order):
        clock = last = 0
        for prep, bake in order:
            clock += prep
            last = max(last, clock + bake)
        return last
#> Solution().bakeOrder([(2, 9), (3, 1), (1, 4)])
#> Solution().bakeOrder([(5, 5)])
#> Solution().bakeOrder([])
#> Solution().bakeOrder([(4, 10), (1, 2), (6, 12), (2, 7)])
#> Solution().bakeOrder([(1, 1), (1, 1), (1, 1)])
# %%
def drop_lowest(grades, weights):
    """Drop the grade whose removal helps the weighted mean the most."""
    def mean(pairs):
        total = sum(w for _, w in pairs)
        return sum(g * w for g, w in pairs) / total if total else 0

    pairs = list(zip(grades, weights))
    best, dropped = mean(pairs), None
    for i in range(len(pairs)):
        rest = pairs[:i] + pairs[i + 1:]
        if rest and mean(rest) > best:
            best, dropped = mean(rest), i
    return round(best, 2), dropped
#> drop_lowest([80, 60, 90], [1, 2, 1])
#> drop_lowest([70], [5])
#> drop_lowest([], [])
#> drop_lowest([55, 92, 40, 78], [3, 1, 1, 2])
#> drop_lowest([88, 88], [1, 4])
