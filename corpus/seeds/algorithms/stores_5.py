# %%
def snack_trades(prices, cash, allowance):
    """Each day gain the allowance, then buy as many of the cheapest snack as possible."""
    diary = []
    for day in prices:
        cash += allowance
        name = min(day, key=lambda s: (day[s], s)) if day else None
        if name is None:
            diary.append('rest')
            continue
        count, cash = divmod(cash, day[name])
        diary.append(f"{name}x{count}" if count else 'saved')
    return diary, cash
#> snack_trades([{'nut': 3, 'bar': 5}, {'bar': 2}], 1, 4)
#> snack_trades([{'pie': 50}, {'pie': 9}], 0, 5)
#> snack_trades([], 7, 2)
#> snack_trades([{'gum': 4, 'fig': 4}, {}, {'gum': 6, 'tea': 7}], 2, 3)
#> snack_trades([{'oat': 1}], 0, 0)
# %%
import heapq


class Solution:
    def patchTunnels(self, leaks, crews):
        """leaks: (hour, rate, work). Free crews take the fastest leak; water is rate*hours."""
        pending = sorted(leaks)
        active = []
        busy = []
        water = 0
        hour = 0
        i = 0
        while i < len(pending) or active or busy:
            while i < len(pending) and pending[i][0] <= hour:
                h, rate, work = pending[i]
                heapq.heappush(active, (-rate, h, work))
                i += 1
            while busy and busy[0] <= hour:
                heapq.heappop(busy)
            while active and len(busy) < crews:
                rate, h, work = heapq.heappop(active)
                water += -rate * (hour + work - h)
                heapq.heappush(busy, hour + work)
            hour += 1
        return water, hour - 1
#> Solution().patchTunnels([(0, 2, 3), (1, 5, 2)], 1)
#> Solution().patchTunnels([(0, 1, 1), (0, 4, 1), (0, 2, 1)], 1)
#> Solution().patchTunnels([], 2)
#> Solution().patchTunnels([(2, 3, 4), (3, 3, 2), (3, 8, 3), (9, 1, 1)], 2)
#> Solution().patchTunnels([(4, 10, 1)], 1)
# %%
def class_seating(pupils, columns):
    """Shortest in front; within a row alternate left and right by name."""
    ordered = sorted(pupils, key=lambda p: (p[1], p[0]))
    chart = []
    for r in range(0, len(ordered), columns):
        row = sorted(name for name, _ in ordered[r:r + columns])
        if len(chart) % 2:
            row = row[::-1]
        row += ['-'] * (columns - len(row))
        chart.append(' '.join(row))
    return chart
#> class_seating([('ann', 140), ('bob', 150), ('cy', 135)], 2)
#> class_seating([('z', 1), ('y', 1), ('x', 1), ('w', 1)], 2)
#> class_seating([], 3)
#> class_seating([('k', 151), ('l', 149), ('m', 160), ('n', 155), ('o', 149)], 3)
#> class_seating([('q', 99)], 4)
# %%
class Solution:
    def cutRibbon(self, lengths, orders):
        """Serve orders from the shortest ribbon that is long enough."""
        stock = sorted(lengths)
        served = []
        for want in sorted(orders, reverse=True):
            k = self.find(stock, want)
            if k < 0:
                continue
            rest = stock.pop(k) - want
            served.append(want)
            if rest:
                self.insert(stock, rest)
        return served, stock

    def find(self, stock, want):
        for k, length in enumerate(stock):
            if length >= want:
                return k
        return -1

    def insert(self, stock, piece):
        k = len(stock)
        while k and stock[k - 1] > piece:
            k -= 1
        stock.insert(k, piece)
#> Solution().cutRibbon([10, 4], [3, 6, 4])
#> Solution().cutRibbon([2, 2], [3])
#> Solution().cutRibbon([], [1])
#> Solution().cutRibbon([15, 8, 8], [7, 5, 9, 2, 6])
#> Solution().cutRibbon([5], [5])
# %%
from typing import List


class Solution:
    def quietHours(self, flights: List[List[int]], cap: int) -> List[int]:
        delta = [0] * 25
        for takeoff, land in flights:
            if land < takeoff:
                delta[takeoff] += 1
                delta[24] -= 1
                takeoff = 0
            delta[takeoff] += 1
            delta[land] -= 1
        level = 0
        quiet = []
        for h in range(24):
            level += delta[h]
            if level < cap:
                quiet.append(h)
        return quiet
#> Solution().quietHours([[1, 20], [3, 22]], 1)
#> Solution().quietHours([[22, 5]], 1)
#> Solution().quietHours([], 0)
#> Solution().quietHours([[0, 12], [6, 18], [12, 23], [20, 2]], 2)
#> Solution().quietHours([[8, 9]], 1)
# %%
def rank_delta(before, after):
    """Movement of every name between two ordered lists."""
    def places(order):
        return {name: i + 1 for i, name in enumerate(order)}

    old, new = places(before), places(after)
    moves = []
    for name in sorted(new, key=lambda n: new[n]):
        if name not in old:
            moves.append(name + ' new')
            continue
        change = old[name] - new[name]
        sign = '+' if change > 0 else ''
        moves.append(f"{name} {sign}{change}")
    gone = [n for n in before if n not in new]
    return moves, gone
#> rank_delta(['a', 'b', 'c'], ['c', 'a', 'd'])
#> rank_delta(['x', 'y'], ['x', 'y'])
#> rank_delta([], ['q'])
#> rank_delta(['m', 'n', 'o', 'p'], ['p', 'o', 'n', 'm'])
#> rank_delta(['z'], [])
# %%
def cascade_sort(numbers, base):
    """Least digit bucket passes until a pass changes nothing."""
    a = list(numbers)
    place = 1
    passes = 0
    while any(n >= place for n in a):
        buckets = [[] for _ in range(base)]
        for n in a:
            buckets[n // place % base].append(n)
        merged = []
        for b in buckets:
            merged.extend(b)
        passes += 1
        a = merged
        place *= base
    return passes, a
#> cascade_sort([12, 5, 30, 21], 10)
#> cascade_sort([3, 1, 2, 0], 2)
#> cascade_sort([], 4)
#> cascade_sort([64, 7, 100, 33, 8], 8)
#> cascade_sort([9], 16)
# %%
from collections import deque


class Solution:
    def printerRing(self, priorities, watch):
        """Head job prints only if no waiting job is more important."""
        line = deque((p, i) for i, p in enumerate(priorities))
        printed = 0
        spins = 0
        while line:
            p, i = line[0]
            if any(q > p for q, _ in line):
                line.rotate(-1)
                spins += 1
                continue
            line.popleft()
            printed += 1
            if i == watch:
                return printed, spins
        return -1, spins
#> Solution().printerRing([2, 1, 3], 1)
#> Solution().printerRing([1, 1, 1], 2)
#> Solution().printerRing([], 0)
#> Solution().printerRing([4, 9, 4, 6], 0)
#> Solution().printerRing([5, 3], 7)
# %%
def greenhouse(beds, sprinklers):
    """Pick sprinklers (lo, hi, cost) to cover cells 0..beds-1, cheapest per new cell."""
    dry = set(range(beds))
    chosen = []
    spent = 0
    while dry:
        best = None
        for k, (lo, hi, cost) in enumerate(sprinklers):
            gain = len(dry & set(range(lo, hi + 1)))
            if gain and (best is None or cost / gain < best[0]):
                best = (cost / gain, k)
        if best is None:
            break
        lo, hi, cost = sprinklers[best[1]]
        dry -= set(range(lo, hi + 1))
        chosen.append(best[1])
        spent += cost
    return chosen, spent, sorted(dry)
#> greenhouse(6, [(0, 2, 6), (2, 5, 8), (0, 5, 20)])
#> greenhouse(4, [(1, 2, 3)])
#> greenhouse(0, [(0, 9, 9)])
#> greenhouse(8, [(0, 3, 8), (3, 5, 3), (5, 7, 9), (6, 7, 2), (1, 2, 1)])
#> greenhouse(2, [])
# %%
class Solution:
    def juryScore(self, marks, trim):
        table = []
        for name in sorted(marks):
            kept = self.trimmed(marks[name], trim)
            table.append((self.mean(kept), name))
        table.sort(key=lambda t: -t[0])
        if not table:
            return 'nobody'
        top = table[0][0]
        winners = [name for m, name in table if m == top]
        return ' & '.join(winners) + f" {top:.2f}"

    def trimmed(self, values, trim):
        ordered = sorted(values)
        if len(ordered) > 2 * trim:
            return ordered[trim:len(ordered) - trim]
        return ordered

    def mean(self, values):
        return sum(values) / len(values) if values else 0.0
#> Solution().juryScore({'ada': [9, 8, 2], 'ben': [7, 7, 7]}, 1)
#> Solution().juryScore({'x': [5, 6], 'y': [6, 5]}, 0)
#> Solution().juryScore({}, 1)
#> Solution().juryScore({'kit': [10, 9, 9, 1, 8], 'lex': [9, 9, 10, 9, 2], 'mia': []}, 1)
#> Solution().juryScore({'solo': [4]}, 3)
# %%
def block_rotate(grid, size):
    """Rotate each size x size block clockwise."""
    n, m = len(grid), len(grid[0])
    out = [row[:] for row in grid]
    for top in range(0, n - size + 1, size):
        for left in range(0, m - size + 1, size):
            for i in range(size):
                for j in range(size):
                    out[top + j][left + size - 1 - i] = grid[top + i][left + j]
    return out
#> block_rotate([[1, 2], [3, 4]], 2)
#> block_rotate([[1, 2, 3], [4, 5, 6]], 2)
#> block_rotate([[5, 6]], 1)
#> block_rotate([[1, 2, 3, 4], [5, 6, 7, 8], [9, 10, 11, 12], [13, 14, 15, 16]], 2)
#> block_rotate([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 3)
# %%
import heapq


def lowest_free_locker(events):
    """events: +id takes the lowest free locker, -id gives it back."""
    free = []
    next_new = 1
    owner = {}
    refused = 0
    for e in events:
        who = abs(e)
        if e > 0:
            if who in owner:
                refused += 1
            elif free:
                owner[who] = heapq.heappop(free)
            else:
                owner[who] = next_new
                next_new += 1
        elif who in owner:
            heapq.heappush(free, owner.pop(who))
        else:
            refused += 1
    return owner, sorted(free), refused
#> lowest_free_locker([5, 6, -5, 7])
#> lowest_free_locker([-1, 1, 1])
#> lowest_free_locker([])
#> lowest_free_locker([11, 12, 13, -12, -11, 14, 15, 16, -13])
#> lowest_free_locker([9, -9])
# %%
def match_ages(readers, books):
    """books: (title, min_age, max_age). Youngest reader takes the soonest expiring book."""
    shelf = list(books)
    given = []
    for name, age in sorted(readers, key=lambda r: (r[1], r[0])):
        fits = [b for b in shelf if b[1] <= age <= b[2]]
        if not fits:
            given.append((name, '-'))
            continue
        best = min(fits, key=lambda b: (b[2], b[0]))
        shelf.remove(best)
        given.append((name, best[0]))
    return given, [b[0] for b in shelf]
#> match_ages([('tom', 8), ('una', 6)], [('A', 5, 9), ('B', 6, 7)])
#> match_ages([('vic', 30)], [('C', 1, 12)])
#> match_ages([], [('D', 0, 3)])
#> match_ages([('p', 10), ('q', 4), ('r', 10), ('s', 7)], [('w', 3, 10), ('x', 8, 12), ('y', 4, 5), ('z', 9, 11)])
#> match_ages([('m', 5), ('l', 5)], [('k', 5, 5)])
# %%
from typing import List


class Solution:
    def carveBudget(self, asks: List[int], budget: int) -> int:
        """Largest cap so that the sum of min(ask, cap) fits the budget."""
        asks = sorted(asks)
        left = budget
        n = len(asks)
        for i, ask in enumerate(asks):
            share = left // (n - i)
            if ask > share:
                return share
            left -= ask
        return asks[-1] if asks else budget
#> Solution().carveBudget([10, 20, 30], 45)
#> Solution().carveBudget([5, 5], 100)
#> Solution().carveBudget([], 9)
#> Solution().carveBudget([8, 3, 12, 7, 40], 33)
#> Solution().carveBudget([6], 2)
# %%
def storm_damage(houses, storms):
    """houses: list of strengths; storms: (lo, hi, force). Report fallen houses in order."""
    strength = list(houses)
    fallen = []
    for number, (lo, hi, force) in enumerate(storms, 1):
        hit = [i for i in range(lo, min(hi, len(strength) - 1) + 1) if strength[i] > 0]
        hit.sort(key=lambda i: strength[i])
        for i in hit:
            dealt = min(force, strength[i])
            strength[i] -= dealt
            force -= dealt // 2
            if strength[i] == 0:
                fallen.append((i, number))
            if force <= 0:
                break
    return fallen, strength
#> storm_damage([3, 8, 5], [(0, 2, 4), (1, 2, 6)])
#> storm_damage([10], [(0, 5, 2), (0, 5, 20)])
#> storm_damage([], [(0, 1, 9)])
#> storm_damage([4, 4, 1, 9, 2], [(1, 3, 5), (0, 4, 3), (2, 4, 8)])
#> storm_damage([7, 7], [])
# %%
class Solution:
    def zipLanes(self, left, right, limit):
        """Two lanes merge one by one; a lane with a car over the limit goes twice."""
        i = j = 0
        merged = []
        fromLeft = True
        while i < len(left) and j < len(right):
            if fromLeft:
                car = left[i]
                i += 1
            else:
                car = right[j]
                j += 1
            merged.append(car)
            if car <= limit:
                fromLeft = not fromLeft
        return merged + left[i:] + right[j:]
#> Solution().zipLanes([1, 2, 3], [10, 20], 5)
#> Solution().zipLanes([9, 9, 1], [2, 2], 4)
#> Solution().zipLanes([], [7, 8], 3)
#> Solution().zipLanes([3, 6, 2, 8], [7, 1, 9, 4], 6)
#> Solution().zipLanes([5], [], 0)
# %%
def exam_rooms(students, rooms):
    """Sort students by subject then name; fill rooms so neighbours differ in subject."""
    by_subject = {}
    for name, subject in sorted(students, key=lambda s: (s[1], s[0])):
        by_subject.setdefault(subject, []).append(name)
    seats = []
    last = None
    while by_subject:
        choices = [s for s in by_subject if s != last] or list(by_subject)
        pick = max(choices, key=lambda s: (len(by_subject[s]), s))
        seats.append(by_subject[pick].pop(0))
        if not by_subject[pick]:
            del by_subject[pick]
        last = pick
    size = -(-len(seats) // rooms)
    return [seats[k * size:(k + 1) * size] for k in range(rooms)]
#> exam_rooms([('al', 'art'), ('bo', 'bio'), ('cy', 'art')], 1)
#> exam_rooms([('p', 'x'), ('q', 'x')], 2)
#> exam_rooms([], 2)
#> exam_rooms([('m', 'eng'), ('n', 'mat'), ('o', 'mat'), ('k', 'mat'), ('l', 'eng'), ('j', 'geo')], 2)
#> exam_rooms([('z', 'law')], 3)
# %%
def burst_balloons_line(heights, darts):
    """Each dart flies at its height from the left and drops by one after each hit."""
    alive = list(heights)
    popped = []
    for dart in darts:
        level = dart
        i = 0
        count = 0
        while i < len(alive) and level > 0:
            if alive[i] == level:
                alive[i] = 0
                level -= 1
                count += 1
            i += 1
        popped.append(count)
    return popped, [h for h in alive if h]
#> burst_balloons_line([3, 2, 1], [3])
#> burst_balloons_line([5, 5, 5], [5, 5])
#> burst_balloons_line([], [1])
#> burst_balloons_line([4, 3, 6, 2, 5, 1], [4, 6, 9])
#> burst_balloons_line([1, 2], [])
# %%
from itertools import accumulate


class Solution:
    def wagonOrder(self, wagons, bridge):
        """Sort wagons heavy first and split so that no part is over the bridge limit."""
        heavy = sorted(wagons, reverse=True)
        prefix = [0] + list(accumulate(heavy))
        parts = []
        start = 0
        for end in range(1, len(heavy) + 1):
            last = end == len(heavy)
            if last or prefix[end + 1] - prefix[start] > bridge:
                parts.append(prefix[end] - prefix[start])
                start = end
        return parts
#> Solution().wagonOrder([5, 9, 2, 4], 12)
#> Solution().wagonOrder([3, 3, 3], 3)
#> Solution().wagonOrder([], 10)
#> Solution().wagonOrder([20, 1, 8, 7, 6, 2], 21)
#> Solution().wagonOrder([50], 10)
# %%
def sort_playing_cards(cards, trump):
    suits = 'CDHS'
    faces = {'J': 11, 'Q': 12, 'K': 13, 'A': 14}

    def value(card):
        head = card[:-1]
        return faces[head] if head in faces else int(head)

    def key(card):
        suit = card[-1]
        return (suit != trump, suits.index(suit), -value(card))

    hand = sorted(cards, key=key)
    points = sum(value(c) for c in hand if c[-1] == trump)
    return ' '.join(hand), points
#> sort_playing_cards(['10H', 'AS', '2C', 'KH'], 'S')
#> sort_playing_cards(['5D', 'QD', '9D'], 'D')
#> sort_playing_cards([], 'H')
#> sort_playing_cards(['3S', 'JC', '7H', 'AC', '2H', '10S'], 'H')
#> sort_playing_cards(['1X'], 'C')
# %%
import heapq


def share_bandwidth(users, total):
    """users: (demand, name). Give one unit at a time to the least served unsatisfied."""
    heap = [(0, name, demand) for demand, name in users if demand]
    heapq.heapify(heap)
    final = {name: 0 for _, name in users}
    while total and heap:
        got, name, demand = heapq.heappop(heap)
        total -= 1
        final[name] = got + 1
        if got + 1 < demand:
            heapq.heappush(heap, (got + 1, name, demand))
    return final, total
#> share_bandwidth([(3, 'a'), (1, 'b')], 3)
#> share_bandwidth([(2, 'x'), (2, 'y')], 10)
#> share_bandwidth([], 4)
#> share_bandwidth([(5, 'p'), (2, 'q'), (4, 'r')], 9)
#> share_bandwidth([(0, 'z'), (1, 'w')], 0)
# %%
class Solution:
    def bridgeTorch(self, walkers):
        """Two cross at a time, the fastest brings the torch back each time."""
        near = sorted(walkers)
        far = []
        clock = 0
        while near:
            if len(near) == 1:
                clock += near[0]
                far.append(near.pop())
                break
            slow = near.pop()
            fast = near.pop(0)
            clock += slow
            far.append(slow)
            if near:
                clock += fast
                near.insert(0, fast)
            else:
                far.append(fast)
        return clock, far
#> Solution().bridgeTorch([1, 2, 5])
#> Solution().bridgeTorch([7])
#> Solution().bridgeTorch([])
#> Solution().bridgeTorch([3, 10, 1, 6, 8])
#> Solution().bridgeTorch([4, 4])
# %%
def hamper_value(items, limit):
    """items: (name, weight, value). One of each kind, best ratio, then best swap."""
    chosen, weight = [], 0
    ranked = sorted(items, key=lambda it: (-it[2] / it[1], it[0]))
    for it in ranked:
        if weight + it[1] <= limit:
            chosen.append(it)
            weight += it[1]
    for out in list(chosen):
        for cand in ranked:
            if cand in chosen:
                continue
            if cand[2] > out[2] and weight - out[1] + cand[1] <= limit:
                chosen[chosen.index(out)] = cand
                weight += cand[1] - out[1]
                break
    return sorted(c[0] for c in chosen), sum(c[2] for c in chosen)
#> hamper_value([('ham', 4, 8), ('jam', 1, 5), ('tea', 5, 9)], 6)
#> hamper_value([('oil', 9, 1)], 3)
#> hamper_value([], 10)
#> hamper_value([('a', 2, 6), ('b', 3, 8), ('c', 6, 15), ('d', 4, 4)], 9)
#> hamper_value([('x', 1, 1), ('y', 2, 5)], 2)
# %%
from typing import List


class Solution:
    def reserveLanes(self, swimmers: List[List[int]], lanes: int) -> List[int]:
        result = [-1] * len(swimmers)
        end = [0] * lanes
        order = sorted(range(len(swimmers)), key=lambda i: tuple(swimmers[i]))
        for i in order:
            start, stop = swimmers[i]
            best = -1
            for lane in range(lanes):
                if end[lane] <= start and (best < 0 or end[lane] > end[best]):
                    best = lane
            if best >= 0:
                end[best] = stop
                result[i] = best
        return result
#> Solution().reserveLanes([[1, 3], [2, 5], [3, 6]], 2)
#> Solution().reserveLanes([[0, 9], [1, 2]], 1)
#> Solution().reserveLanes([], 3)
#> Solution().reserveLanes([[5, 8], [1, 6], [6, 7], [2, 4], [4, 9]], 2)
#> Solution().reserveLanes([[3, 4]], 0)
# %%
def mail_sort(letters, routes):
    """routes: (low, high, bag); letters have house numbers, even sides first."""
    bags = {}
    lost = []
    for house in letters:
        for low, high, bag in routes:
            if low <= house <= high:
                bags.setdefault(bag, []).append(house)
                break
        else:
            lost.append(house)
    for bag in bags.values():
        even = sorted(h for h in bag if h % 2 == 0)
        odd = sorted((h for h in bag if h % 2), reverse=True)
        bag[:] = even + odd
    return bags, lost
#> mail_sort([3, 8, 12, 5], [(1, 9, 'A'), (10, 20, 'B')])
#> mail_sort([100], [(1, 50, 'C')])
#> mail_sort([], [(1, 2, 'D')])
#> mail_sort([14, 7, 22, 9, 2, 31, 15], [(1, 10, 'x'), (5, 25, 'y')])
#> mail_sort([1, 1, 2], [(1, 1, 'k'), (2, 2, 'm')])
# %%
def longest_calm(readings, limit):
    """Longest stretch whose max minus min stays within the limit, by a sorted window."""
    from bisect import insort, bisect_left
    window = []
    left = 0
    best = (0, 0)
    for right, r in enumerate(readings):
        insort(window, r)
        while window[-1] - window[0] > limit:
            window.pop(bisect_left(window, readings[left]))
            left += 1
        if right - left + 1 > best[0]:
            best = (right - left + 1, left)
    length, start = best
    return readings[start:start + length]
#> longest_calm([3, 5, 9, 8, 7, 2], 2)
#> longest_calm([1, 1, 1], 0)
#> longest_calm([], 5)
#> longest_calm([20, 14, 16, 15, 30, 31, 29, 28], 3)
#> longest_calm([4, 10], 1)
# %%
class Solution:
    def elfShoes(self, feet, shoes):
        """Pair each foot with the closest remaining shoe, biggest foot first."""
        left = sorted(shoes)
        misfit = 0
        pairs = {}
        for foot in sorted(feet, reverse=True):
            if not left:
                break
            k = self.closest(left, foot)
            misfit += abs(left[k] - foot)
            pairs[foot] = left.pop(k)
        return misfit, pairs

    def closest(self, arr, x):
        lo, hi = 0, len(arr) - 1
        while lo < hi:
            mid = (lo + hi) // 2
            if arr[mid] < x:
                lo = mid + 1
            else:
                hi = mid
        if lo and x - arr[lo - 1] <= abs(arr[lo] - x):
            return lo - 1
        return lo
#> Solution().elfShoes([40, 42], [41, 39, 44])
#> Solution().elfShoes([36], [])
#> Solution().elfShoes([], [40])
#> Solution().elfShoes([38, 45, 41, 39], [37, 40, 46, 43])
#> Solution().elfShoes([50, 30], [31])
# %%
from collections import Counter


def bingo_rows(card, draws):
    """Find the draw that completes the first line; lines are rows and columns."""
    lines = [list(r) for r in card] + [list(c) for c in zip(*card)]
    missing = [len(line) for line in lines]
    hits = Counter()
    for turn, number in enumerate(draws, 1):
        for k, line in enumerate(lines):
            if number in line:
                missing[k] -= 1
                hits[k] += 1
                if missing[k] == 0:
                    return turn, k
    best = hits.most_common(1)
    return -1, best[0][0] if best else None
#> bingo_rows([[1, 2], [3, 4]], [1, 4, 3])
#> bingo_rows([[5, 6], [7, 8]], [9, 10])
#> bingo_rows([[1]], [2, 1])
#> bingo_rows([[4, 9, 2], [3, 5, 7], [8, 1, 6]], [9, 8, 6, 5, 2, 1, 4])
#> bingo_rows([[1, 2, 3], [4, 5, 6]], [2, 6])
# %%
def split_by_pivot(queue, pivot):
    """Stable three way split done in place with rotations of slices."""
    lows = mids = 0
    a = list(queue)
    for i in range(len(a)):
        x = a[i]
        if x < pivot:
            a[lows:i + 1] = [x] + a[lows:i]
            lows += 1
        elif x == pivot:
            start = lows + mids
            a[start:i + 1] = [x] + a[start:i]
            mids += 1
    return a, lows, mids
#> split_by_pivot([5, 2, 7, 5, 1], 5)
#> split_by_pivot([1, 2, 3], 0)
#> split_by_pivot([], 3)
#> split_by_pivot([9, 4, 6, 4, 8, 3, 6], 6)
#> split_by_pivot([2, 2], 2)
# %%
class Solution:
    def warmSeats(self, rows):
        """Total of column maxima after each row is sorted by a rule that alternates."""
        arranged = []
        for i, row in enumerate(rows):
            if i % 3 == 0:
                arranged.append(sorted(row))
            elif i % 3 == 1:
                arranged.append(sorted(row, reverse=True))
            else:
                arranged.append(row[::-1])
        width = min((len(r) for r in arranged), default=0)
        best = []
        for c in range(width):
            best.append(max(r[c] for r in arranged))
        return sum(best), best
#> Solution().warmSeats([[3, 1, 2], [4, 6, 5]])
#> Solution().warmSeats([[1, 2], [3]])
#> Solution().warmSeats([])
#> Solution().warmSeats([[7, 2, 9], [1, 8, 3], [5, 5, 0], [4, 6, 2]])
#> Solution().warmSeats([[10, -10]])
# %%
def relay_team(runners, legs):
    """runners: name -> list of leg times. Fill the hardest leg first."""
    open_legs = list(range(legs))
    free = sorted(runners)
    lineup = [None] * legs
    total = 0

    def spread(leg):
        times = sorted(runners[r][leg] for r in free)
        return times[1] - times[0] if len(times) > 1 else 0

    while open_legs and free:
        leg = max(open_legs, key=lambda l: (spread(l), -l))
        best = min(free, key=lambda r: runners[r][leg])
        lineup[leg] = best
        total += runners[best][leg]
        open_legs.remove(leg)
        free.remove(best)
    return lineup, total
#> relay_team({'a': [10, 12], 'b': [11, 20]}, 2)
#> relay_team({'solo': [5, 6]}, 2)
#> relay_team({}, 1)
#> relay_team({'p': [50, 52, 49], 'q': [51, 48, 55], 'r': [47, 60, 50], 's': [53, 53, 53]}, 3)
#> relay_team({'x': [9], 'y': [8]}, 1)
# %%
import heapq


class Solution:
    def mineCarts(self, tracks, steps):
        """Each step the cart with least load picks from its track (sum so far, index)."""
        heap = [(0, i) for i in range(len(tracks))]
        pos = [0] * len(tracks)
        history = []
        while heap and steps:
            load, i = heapq.heappop(heap)
            if pos[i] == len(tracks[i]):
                history.append(f"{i} done {load}")
                continue
            load += tracks[i][pos[i]]
            pos[i] += 1
            steps -= 1
            heapq.heappush(heap, (load, i))
        return history, sorted(heap)
#> Solution().mineCarts([[3, 3], [5], [1, 1, 1]], 5)
#> Solution().mineCarts([[], [2]], 3)
#> Solution().mineCarts([], 4)
#> Solution().mineCarts([[4, 2, 6], [7, 1], [2, 2, 9, 1]], 8)
#> Solution().mineCarts([[10]], 0)
# %%
def apply_discounts(basket, offers):
    """offers: item -> (bundle size, bundle price). Cheapest item is free over 100."""
    total = 0
    singles = []
    for item in sorted(basket):
        count, price = basket[item]
        if item in offers:
            size, bundle = offers[item]
            packs, count = divmod(count, size)
            total += packs * bundle
        singles += [price] * count
    total += sum(singles)
    if total > 100 and singles:
        total -= min(singles)
    return total, len(singles)
#> apply_discounts({'pen': (5, 10), 'cup': (1, 30)}, {'pen': (3, 25)})
#> apply_discounts({'bag': (2, 80)}, {})
#> apply_discounts({}, {'x': (1, 1)})
#> apply_discounts({'tie': (4, 20), 'hat': (3, 35), 'sock': (7, 3)}, {'sock': (3, 8), 'tie': (2, 33)})
#> apply_discounts({'key': (6, 50)}, {'key': (2, 90)})
# %%
from typing import List


class Solution:
    def mirrorRows(self, grid: List[List[int]]) -> int:
        """Minimal changes by 1 to make every row read the same both ways."""
        cost = 0
        worst = (-1, -1)
        for r, row in enumerate(grid):
            here = 0
            lo, hi = 0, len(row) - 1
            while lo < hi:
                here += abs(row[lo] - row[hi])
                lo, hi = lo + 1, hi - 1
            cost += here
            worst = max(worst, (here, r))
        return cost * 10 + worst[1] if grid else 0
#> Solution().mirrorRows([[1, 2, 1], [3, 0, 5]])
#> Solution().mirrorRows([[4, 4], [7, 7]])
#> Solution().mirrorRows([])
#> Solution().mirrorRows([[1, 5, 2, 8], [0, 0, 0, 9], [6, 1, 1, 6]])
#> Solution().mirrorRows([[10]])
# %%
def night_buses(routes, now, count):
    """routes: number -> (first, every, last). Next departures in order of time."""
    upcoming = []
    for number, (first, every, last) in routes.items():
        t = first
        if now > first:
            t += -(-(now - first) // every) * every
        while t <= last and len(upcoming) < 50:
            upcoming.append((t, number))
            t += every
    upcoming.sort()
    board = []
    for t, number in upcoming[:count]:
        wait = t - now
        board.append(f"{number}:{'due' if wait == 0 else wait}")
    return board
#> night_buses({7: (0, 20, 100), 12: (5, 30, 95)}, 20, 4)
#> night_buses({3: (10, 10, 40)}, 90, 2)
#> night_buses({}, 0, 3)
#> night_buses({1: (60, 15, 120), 2: (60, 25, 110), 9: (75, 5, 85)}, 71, 6)
#> night_buses({5: (8, 4, 8)}, 1, 3)
# %%
def rope_ladder(rungs, reach):
    """Greedy climb: from each rung go to the highest within reach; add when stuck."""
    added = []
    at = 0
    path = [0]
    todo = sorted(rungs)
    while todo:
        within = [r for r in todo if r - at <= reach]
        if within:
            at = within[-1]
            todo = [r for r in todo if r > at]
        else:
            at += reach
            added.append(at)
        path.append(at)
    return path, added
#> rope_ladder([2, 4, 5, 9], 3)
#> rope_ladder([10], 4)
#> rope_ladder([], 2)
#> rope_ladder([7, 1, 3, 20, 12, 14], 5)
#> rope_ladder([1, 1, 1], 1)
# %%
class Solution:
    def libraryFines(self, loans, today):
        """loans: (reader, due, pages). Longest overdue first; fines double after ten days."""
        fines = {}
        for reader, due, pages in loans:
            late = today - due
            if late <= 0:
                continue
            fines.setdefault(reader, []).append((late, self.fine(late, pages)))
        report = []
        for reader in sorted(fines, key=lambda r: -max(fines[r])[0]):
            report.append((reader, sum(f for _, f in fines[reader])))
        return report

    def fine(self, late, pages):
        base = late if pages < 300 else late * 2
        return base * 2 if late > 10 else base
#> Solution().libraryFines([('ann', 10, 100), ('bob', 3, 400)], 12)
#> Solution().libraryFines([('cy', 50, 10)], 20)
#> Solution().libraryFines([], 5)
#> Solution().libraryFines([('di', 1, 250), ('ed', 14, 300), ('di', 13, 800), ('flo', 9, 90)], 15)
#> Solution().libraryFines([('gus', 4, 299), ('hal', 4, 300)], 5)
# %%
def diagonal_waves(grid):
    """Sum each anti-diagonal, then list diagonal numbers by sum, ties by number."""
    sums = {}
    for r, row in enumerate(grid):
        for c, v in enumerate(row):
            sums[r + c] = sums.get(r + c, 0) + v
    order = sorted(sums, key=lambda d: (-sums[d], d))
    rises = sum(1 for a, b in zip(order, order[1:]) if b > a)
    return order, rises
#> diagonal_waves([[1, 2], [3, 4]])
#> diagonal_waves([[0, 0, 0]])
#> diagonal_waves([])
#> diagonal_waves([[5, 1, 9], [2, 8, 3], [7, 4, 6]])
#> diagonal_waves([[1], [-1], [10], [3]])
# %%
def tug_of_war(weights):
    """Captains pick in turn; the lighter side picks the heaviest remaining."""
    pool = sorted(weights)
    left, right = [], []
    log = ''
    while pool:
        if sum(left) <= sum(right):
            left.append(pool.pop())
            log += 'L'
        else:
            right.append(pool.pop())
            log += 'R'
    gap = sum(left) - sum(right)
    if gap == 0:
        return log, 'draw'
    return log, f"{'left' if gap > 0 else 'right'} by {abs(gap)}"
#> tug_of_war([70, 80, 65, 90])
#> tug_of_war([50, 50])
#> tug_of_war([])
#> tug_of_war([61, 74, 58, 92, 83, 77, 66])
#> tug_of_war([100, 1, 1, 1])
# %%
class Solution:
    def chainIntervals(self, spans):
        """Longest chain where each span starts after the last ends, and its total."""
        best = []
        spans = sorted(spans, key=lambda s: s[1])
        for i, (a, b) in enumerate(spans):
            size, length = 1, b - a
            for j in range(i):
                if spans[j][1] < a:
                    cand = (best[j][0] + 1, best[j][1] + b - a)
                    if cand > (size, length):
                        size, length = cand
            best.append((size, length))
        return max(best, default=(0, 0))
#> Solution().chainIntervals([(1, 2), (3, 6), (2, 4)])
#> Solution().chainIntervals([(0, 5), (5, 9)])
#> Solution().chainIntervals([])
#> Solution().chainIntervals([(7, 12), (1, 3), (4, 6), (2, 9), (13, 14)])
#> Solution().chainIntervals([(8, 8)])
