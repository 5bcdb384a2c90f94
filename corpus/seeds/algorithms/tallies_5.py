# %%
def bird_count(sightings):
    """Each sighting is 'place/bird/number'; report the richest place."""
    places = {}
    for s in sightings:
        place, bird, number = s.split('/')
        birds = places.setdefault(place, {})
        birds[bird] = max(birds.get(bird, 0), int(number))
    best_name, best_key = '', (0, 0)
    for name in sorted(places):
        birds = places[name]
        key = len(birds), sum(birds.values())
        if key > best_key:
            best_name, best_key = name, key
    return best_name, best_key
#> bird_count(['pond/heron/2', 'wood/owl/1', 'pond/duck/9'])
#> bird_count([])
#> bird_count(['a/x/1', 'b/x/1'])
#> bird_count(['hill/kite/3', 'hill/kite/2', 'bay/gull/40'])
#> bird_count(['m/tit/5', 'n/tit/5', 'n/jay/1', 'm/jay/2', 'm/wren/0'])
# %%
import heapq


class Solution:
    def ferryCrew(self, trips, crew):
        """Each trip hires the best rested hands; hands come back more tired by its length."""
        hands = [(0, name) for name in sorted(crew)]
        log = []
        for need, length in trips:
            if need > len(hands):
                log.append('skip')
                continue
            team = [heapq.heappop(hands) for _ in range(need)]
            for tired, name in team:
                heapq.heappush(hands, (tired + length, name))
            log.append(''.join(name for _, name in team))
        return log, max(hands, default=None)
#> Solution().ferryCrew([(1, 5), (2, 3), (1, 1)], 'abc')
#> Solution().ferryCrew([], 'x')
#> Solution().ferryCrew([(3, 1), (1, 2)], 'pq')
#> Solution().ferryCrew([(1, 1), (1, 1), (1, 1), (1, 1)], 'mn')
#> Solution().ferryCrew([(1, 4)], '')
# %%
from typing import List


class Solution:
    def kSortedWindows(self, nums: List[int], k: int) -> List[int]:
        window = []
        medians = []
        for i, x in enumerate(nums):
            pos = 0
            while pos < len(window) and window[pos] < x:
                pos += 1
            window.insert(pos, x)
            if len(window) > k:
                window.remove(nums[i - k])
            if len(window) == k:
                medians.append(window[k // 2])
        return medians
#> Solution().kSortedWindows([5, 1, 4, 2, 8], 3)
#> Solution().kSortedWindows([1, 2], 3)
#> Solution().kSortedWindows([7, 7, 7, 1], 2)
#> Solution().kSortedWindows([9, 3, 6], 1)
#> Solution().kSortedWindows([10, -1, 5, 0, 3, 8], 4)
# %%
def tidy_drawer(items, sizes):
    drawers = [dict() for _ in sizes]
    on_floor = []
    for item, n in sorted(items.items(), key=lambda p: p[1], reverse=True):
        for d, size in zip(drawers, sizes):
            used = sum(d.values())
            if used + n <= size:
                d[item] = n
                break
        else:
            on_floor.append(item)
    return drawers, on_floor
#> tidy_drawer({'fork': 4, 'spoon': 6, 'knife': 3}, [7, 6])
#> tidy_drawer({}, [3])
#> tidy_drawer({'pan': 9}, [5, 8])
#> tidy_drawer({'a': 2, 'b': 2, 'c': 2, 'd': 2}, [4, 3])
#> tidy_drawer({'x': 1, 'y': 5, 'z': 4}, [10])
# %%
from collections import Counter


def hot_and_cold(draws, pool):
    seen = Counter()
    for d in draws:
        seen.update(d)
    numbers = range(1, pool + 1)
    hot = max(numbers, key=lambda n: seen[n])
    cold = min(numbers, key=lambda n: (seen[n], -n))
    never = [n for n in numbers if n not in seen]
    return hot, cold, never
#> hot_and_cold([[1, 3], [3, 5]], 6)
#> hot_and_cold([], 2)
#> hot_and_cold([[2, 2, 2]], 3)
#> hot_and_cold([[1, 2, 3], [2, 3, 4], [3, 4, 1], [4, 1, 2]], 4)
#> hot_and_cold([[9]], 4)
# %%
def slot_of(order, x):
    lo, hi = 0, len(order)
    while lo < hi:
        mid = (lo + hi) >> 1
        if order[mid] <= x:
            lo = mid + 1
        else:
            hi = mid
    return lo


def binary_insertion(nums):
    order = []
    slots = []
    for x in nums:
        s = slot_of(order, x)
        slots.append(s)
        order = order[:s] + [x] + order[s:]
    return order, slots
#> binary_insertion([5, 2, 8, 2])
#> binary_insertion([])
#> binary_insertion([1, 2, 3, 4])
#> binary_insertion([9, 7, 5, 3, 1])
#> binary_insertion([0, 0, 0])
# %%
class Solution:
    def ropeLadder(self, ropes):
        ropes = sorted(ropes)
        rungs = []
        while len(ropes) >= 2:
            b = ropes.pop()
            a = ropes.pop()
            if b - a <= 1:
                rungs.append(min(a, b))
            else:
                ropes.append(a)
        if len(rungs) % 2:
            rungs.pop()
        return sum(x * y for x, y in zip(rungs[::2], rungs[1::2]))
#> Solution().ropeLadder([5, 5, 3, 3])
#> Solution().ropeLadder([9, 2])
#> Solution().ropeLadder([])
#> Solution().ropeLadder([8, 7, 7, 4, 4, 1])
#> Solution().ropeLadder([6, 6, 5, 5, 2, 1, 1, 1])
# %%
from itertools import groupby


def longest_identical(text):
    runs = [(ch, sum(1 for _ in g)) for ch, g in groupby(text)]
    by_char = {}
    for ch, n in runs:
        by_char[ch] = max(n, by_char.get(ch, 0))
    return sorted(by_char.items(), key=lambda p: (-p[1], p[0]))[:3]
#> longest_identical('aabbbaaaac')
#> longest_identical('')
#> longest_identical('abcd')
#> longest_identical('zzzzzz')
#> longest_identical('mmommmoonnn')
# %%
from collections import defaultdict


class Solution:
    def groupByGap(self, times, gap):
        clusters = []
        for t in sorted(times):
            if clusters and t - clusters[-1][-1] <= gap:
                clusters[-1].append(t)
            else:
                clusters.append([t])
        by_size = defaultdict(int)
        for c in clusters:
            by_size[len(c)] += c[-1] - c[0]
        return dict(by_size)
#> Solution().groupByGap([1, 2, 10, 11, 12, 30], 2)
#> Solution().groupByGap([], 1)
#> Solution().groupByGap([5, 5, 5], 0)
#> Solution().groupByGap([40, 10, 20, 30], 10)
#> Solution().groupByGap([3, 9, 100, 104, 250], 5)
# %%
def conveyor(boxes, arms):
    done = [0] * arms
    who = []
    for b in boxes:
        arm = done.index(min(done))
        done[arm] += b
        who.append(arm)
    return who, max(done) - min(done)
#> conveyor([3, 2, 2, 4], 2)
#> conveyor([], 3)
#> conveyor([5, 5, 5, 5, 5], 1)
#> conveyor([9, 1, 1, 1, 1, 1], 3)
#> conveyor([4], 4)
# %%
class Solution:
    def sortPeople(self, people):
        def closer(p, q):
            (n1, x1, y1), (n2, x2, y2) = p, q
            d1, d2 = x1 * x1 + y1 * y1, x2 * x2 + y2 * y2
            if d1 != d2:
                return d1 < d2
            return n1 < n2

        people = people[:]
        for i in range(len(people)):
            best = i
            for j in range(i + 1, len(people)):
                if closer(people[j], people[best]):
                    best = j
            people[i], people[best] = people[best], people[i]
        return [p[0] for p in people]
#> Solution().sortPeople([('a', 3, 4), ('b', 0, 1), ('c', -5, 0)])
#> Solution().sortPeople([])
#> Solution().sortPeople([('z', 1, 1), ('y', -1, 1), ('x', 1, -1)])
#> Solution().sortPeople([('m', 0, 0)])
#> Solution().sortPeople([('p', 9, 9), ('q', 8, 0), ('r', 0, 7), ('s', 2, 2)])
# %%
def count_sort_names(names, length):
    names = list(names)
    for pos in range(length - 1, -1, -1):
        slots = {}
        for n in names:
            ch = n[pos] if pos < len(n) else ''
            slots.setdefault(ch, []).append(n)
        names = [n for ch in sorted(slots) for n in slots[ch]]
    return names
#> count_sort_names(['cab', 'abc', 'bca', 'aab'], 3)
#> count_sort_names([], 2)
#> count_sort_names(['b', 'ab', 'a'], 2)
#> count_sort_names(['tom', 'tim', 'tam'], 1)
#> count_sort_names(['zz', 'zy', 'yz', 'yy'], 2)
# %%
def heavier(scale, a, b):
    scale['uses'] += 1
    return a > b


def find_heaviest_two(coins):
    scale = {'uses': 0}
    if len(coins) < 2:
        return coins, 0
    first, second = coins[0], coins[1]
    if heavier(scale, second, first):
        first, second = second, first
    for c in coins[2:]:
        if heavier(scale, c, second):
            if heavier(scale, c, first):
                first, second = c, first
            else:
                second = c
    return [first, second], scale['uses']
#> find_heaviest_two([3, 9, 4, 7])
#> find_heaviest_two([5])
#> find_heaviest_two([8, 2, 1, 1])
#> find_heaviest_two([1, 2, 3, 4, 5])
#> find_heaviest_two([6, 6])
# %%
from typing import List


class Solution:
    def lastSurvivorIndex(self, weights: List[int]) -> int:
        alive = list(range(len(weights)))
        while len(alive) > 1:
            alive.sort(key=lambda i: weights[i])
            b, a = alive.pop(), alive.pop()
            left = weights[b] - weights[a]
            if left:
                weights = weights[:b] + [left] + weights[b + 1:]
                alive.append(b)
        return alive[0] if alive else -1
#> Solution().lastSurvivorIndex([2, 7, 4, 1])
#> Solution().lastSurvivorIndex([3, 3])
#> Solution().lastSurvivorIndex([])
#> Solution().lastSurvivorIndex([10, 1, 1])
#> Solution().lastSurvivorIndex([5, 8, 5, 9, 2])
# %%
def mirror_counts(text):
    """Letters that occur as often as their alphabet mirror (a-z, b-y, ...)."""
    from string import ascii_lowercase as abc
    tally = dict.fromkeys(abc, 0)
    for ch in text:
        if ch in tally:
            tally[ch] += 1
    pairs = zip(abc[:13], abc[::-1])
    return ''.join(a + b for a, b in pairs if tally[a] == tally[b] > 0)
#> mirror_counts('azure')
#> mirror_counts('by zip')
#> mirror_counts('')
#> mirror_counts('wizard')
#> mirror_counts('love and hatred')
# %%
class Solution:
    def tradeStickers(self, wants, owns):
        """Repeat: the first two kids (by name) who can swap one sticker do so."""
        swaps = []
        kids = sorted(owns)
        changed = True
        while changed:
            changed = False
            for i, a in enumerate(kids):
                for b in kids[i + 1:]:
                    if wants[a] in owns[b] and wants[b] in owns[a]:
                        owns[a] = owns[a].replace(wants[b], wants[a], 1)
                        owns[b] = owns[b].replace(wants[a], wants[b], 1)
                        swaps.append(a + b)
                        wants[a] = wants[b] = '?'
                        changed = True
        return swaps, owns
#> Solution().tradeStickers({'a': 'x', 'b': 'y'}, {'a': 'yy', 'b': 'xz'})
#> Solution().tradeStickers({}, {})
#> Solution().tradeStickers({'k': 'm', 'l': 'm'}, {'k': 'n', 'l': 'm'})
#> Solution().tradeStickers({'p': '1', 'q': '2', 'r': '2'}, {'p': '2', 'q': '3', 'r': '1'})
#> Solution().tradeStickers({'s': 'a', 't': 'b', 'u': 'c', 'v': 'd'}, {'s': 'b', 't': 'a', 'u': 'd', 'v': 'c'})
# %%
def minority_report(opinions):
    counts = {}
    for o in opinions:
        counts.setdefault(o, 0)
        counts[o] += 1
    if len(counts) < 2:
        return None
    (few, a), (next_few, b) = sorted(counts.items(), key=lambda kv: (kv[1], kv[0]))[:2]
    return few if a < b else f'{few}|{next_few}'
#> minority_report(['yes', 'no', 'yes'])
#> minority_report(['yes', 'yes'])
#> minority_report(['b', 'a', 'c', 'c'])
#> minority_report([])
#> minority_report(['x', 'y', 'z', 'y', 'x', 'y', 'x'])
# %%
import heapq


def frost_order(plants):
    heap = []
    for name, need, hardy in plants:
        heapq.heappush(heap, (need - hardy, name))
    night = 0
    saved = []
    while heap:
        slack, name = heapq.heappop(heap)
        if slack + night > 6:
            break
        saved.append(name)
        night += 1
    return saved, night, len(heap)
#> frost_order([('fern', 5, 1), ('rose', 7, 5), ('moss', 1, 9)])
#> frost_order([])
#> frost_order([('cactus', 20, 0)])
#> frost_order([('a', 6, 1), ('b', 6, 1), ('c', 6, 1)])
#> frost_order([('ivy', 0, 3), ('fig', 9, 3), ('yew', 4, 4), ('oak', 2, 0)])
# %%
class Solution:
    def wiggleCost(self, nums):
        cost = {False: 0, True: 0}
        for up in (False, True):
            want_up = up
            prev = None
            for x in nums:
                if prev is not None:
                    ok = x > prev if want_up else x < prev
                    if not ok:
                        x = prev + 1 if want_up else prev - 1
                        cost[up] += 1
                    want_up = not want_up
                prev = x
        return min(cost.values()), cost[True] <= cost[False]
#> Solution().wiggleCost([1, 3, 2, 4])
#> Solution().wiggleCost([5, 5, 5])
#> Solution().wiggleCost([])
#> Solution().wiggleCost([9, 1, 8, 2])
#> Solution().wiggleCost([1, 2, 3, 4, 5])
# %%
def balance_letters(s):
    from collections import Counter
    c = Counter(s)
    quota, extra = divmod(len(s), len(c)) if c else (0, 0)
    surplus = {}
    for ch in sorted(c, key=lambda k: -c[k]):
        allowed = quota + (extra > 0)
        extra -= 1
        if c[ch] > allowed:
            surplus[ch] = c[ch] - allowed
    return surplus
#> balance_letters('aaab')
#> balance_letters('abc')
#> balance_letters('')
#> balance_letters('aaaaabbc')
#> balance_letters('xxyyzzz')
# %%
def merge_runs(nums):
    runs = []
    for x in nums:
        if runs and runs[-1][-1] <= x:
            runs[-1].append(x)
        else:
            runs.append([x])
    passes = 0
    while len(runs) > 1:
        nxt = []
        for i in range(0, len(runs), 2):
            pair = runs[i:i + 2]
            nxt.append(sorted(sum(pair, [])))
        runs = nxt
        passes += 1
    return (runs[0] if runs else []), passes
#> merge_runs([3, 5, 1, 2, 9, 4])
#> merge_runs([])
#> merge_runs([1, 2, 3])
#> merge_runs([5, 4, 3, 2, 1])
#> merge_runs([7, 7, 6, 6, 8])
# %%
from typing import List


class Solution:
    def winnersOfAuction(self, bids: List[List[int]], lots: int) -> int:
        best = {}
        for who, amount in bids:
            best[who] = max(amount, best.get(who, 0))
        ranked = sorted(best.items(), key=lambda kv: (-kv[1], kv[0]))
        winners, losers = ranked[:lots], ranked[lots:]
        price = losers[0][1] if losers else 1
        return price * len(winners)
#> Solution().winnersOfAuction([[1, 50], [2, 40], [3, 60], [1, 70]], 2)
#> Solution().winnersOfAuction([], 3)
#> Solution().winnersOfAuction([[4, 9]], 2)
#> Solution().winnersOfAuction([[1, 5], [2, 5], [3, 5]], 1)
#> Solution().winnersOfAuction([[8, 100], [9, 90], [7, 80], [9, 120]], 0)
# %%
def prefix_tally(words):
    tree = {}
    for w in words:
        for end in range(1, len(w) + 1):
            p = w[:end]
            tree[p] = tree.get(p, 0) + 1
    shared = [p for p in tree if tree[p] > 1]
    return max(shared, key=lambda p: (len(p), tree[p]), default='')
#> prefix_tally(['car', 'cart', 'dog'])
#> prefix_tally([])
#> prefix_tally(['sun', 'sum', 'sup', 'moon', 'moor'])
#> prefix_tally(['a', 'b', 'c'])
#> prefix_tally(['tea', 'tea'])
# %%
class Solution:
    def __init__(self):
        self.moves = 0

    def hoist(self, row, i):
        while i > 0 and row[i - 1] < row[i]:
            row[i - 1], row[i] = row[i], row[i - 1]
            i -= 1
            self.moves += 1
        return i

    def hoistAll(self, row):
        row = list(row)
        stops = [self.hoist(row, i) for i in range(len(row))]
        return row, stops, self.moves
#> Solution().hoistAll([1, 3, 2])
#> Solution().hoistAll([])
#> Solution().hoistAll([9, 8, 7])
#> Solution().hoistAll([1, 2, 3, 4])
#> Solution().hoistAll('bad')
# %%
def count_rank_gaps(results):
    gaps = []
    prev = None
    for time in sorted(results.values()):
        if prev is not None:
            gaps.append(time - prev)
        prev = time
    widest = max(gaps, default=0)
    leaders = [n for n in sorted(results) if results[n] == min(results.values())]
    return leaders, widest, gaps.count(0)
#> count_rank_gaps({'ann': 61, 'bo': 59, 'cy': 70})
#> count_rank_gaps({})
#> count_rank_gaps({'d': 5, 'e': 5, 'f': 5})
#> count_rank_gaps({'z': 10})
#> count_rank_gaps({'k': 12, 'l': 30, 'm': 12, 'n': 31})
# %%
from collections import Counter, deque


class Solution:
    def antiCluster(self, s, k):
        ready = Counter(s)
        resting = deque()
        out = []
        idle = 0
        while sum(ready.values()) or any(n for _, n in resting):
            if len(resting) > k:
                ch, n = resting.popleft()
                ready[ch] += n
            live = [c for c in sorted(ready) if ready[c] > 0]
            if not live:
                out.append('_')
                idle += 1
                resting.append(('_', 0))
                continue
            ch = max(live, key=lambda c: ready[c])
            resting.append((ch, ready.pop(ch) - 1))
            out.append(ch)
        return ''.join(out), idle
#> Solution().antiCluster('aab', 1)
#> Solution().antiCluster('aaa', 2)
#> Solution().antiCluster('', 3)
#> Solution().antiCluster('abcabc', 2)
#> Solution().antiCluster('zzzyx', 1)
# %%
def best_menu(dishes):
    """dishes: name -> (course, score). One per course, ties to the shorter name."""
    menu = {}
    for name, (course, score) in dishes.items():
        rival = menu.get(course)
        if rival is None:
            menu[course] = name
            continue
        key, old = (-score, len(name)), (-dishes[rival][1], len(rival))
        if key < old:
            menu[course] = name
    return [menu[c] for c in sorted(menu)]
#> best_menu({'soup': ('a', 3), 'salad': ('a', 5), 'steak': ('b', 4)})
#> best_menu({})
#> best_menu({'pie': ('z', 2), 'cake': ('z', 2), 'fig': ('z', 2)})
#> best_menu({'tea': ('d', 1)})
#> best_menu({'stew': ('m', 7), 'pasta': ('m', 7), 'flan': ('p', 2), 'ice': ('p', 3)})
# %%
def swap_distance(a, b):
    a = list(a)
    total = 0
    for i, want in enumerate(b):
        try:
            j = a.index(want, i)
        except ValueError:
            return -1
        total += j - i
        a.insert(i, a.pop(j))
    return total
#> swap_distance('abc', 'cab')
#> swap_distance('abc', 'abd')
#> swap_distance('', '')
#> swap_distance([1, 2, 2, 3], [2, 3, 1, 2])
#> swap_distance('stressed', 'desserts')
# %%
class Solution:
    def classify(self, n):
        if n % 6 == 0:
            return 'both'
        if n % 2 == 0:
            return 'even'
        return 'triple' if n % 3 == 0 else 'none'

    def shelves(self, nums):
        shelf = {'both': [], 'even': [], 'triple': []}
        for n in nums:
            try:
                shelf[self.classify(n)].append(n)
            except KeyError:
                pass
        order = sorted(shelf, key=lambda k: len(shelf[k]), reverse=True)
        return [(k, sum(shelf[k])) for k in order if shelf[k]]
#> Solution().shelves([6, 4, 9, 8, 5])
#> Solution().shelves([])
#> Solution().shelves([1, 7, 11])
#> Solution().shelves([3, 9, 12, 18, 24])
#> Solution().shelves([0, 2, 3])
# %%
def auction_rounds(bids):
    """Drop the lowest bidder each round; the others raise by one."""
    bids = dict(bids)
    out = []
    while len(bids) > 2:
        low = min(bids, key=lambda b: (bids[b], b))
        del bids[low]
        out.append(low)
        for b in bids:
            if bids[b] < 10:
                bids[b] += 1
    return out, bids
#> auction_rounds({'x': 4, 'y': 7, 'z': 2})
#> auction_rounds({'a': 1, 'b': 2})
#> auction_rounds({})
#> auction_rounds({'p': 9, 'q': 9, 'r': 9, 's': 12})
#> auction_rounds({'k': 3, 'l': 1, 'm': 8, 'n': 5, 'o': 5})
# %%
from functools import reduce


def gather(acc, pair):
    key, val = pair
    acc.setdefault(key, []).append(val)
    return acc


def nested_top(pairs, n):
    grouped = reduce(gather, pairs, {})
    return {k: sorted(v, reverse=True)[:n] for k, v in grouped.items() if len(v) >= n}
#> nested_top([('a', 3), ('b', 5), ('a', 9), ('a', 1)], 2)
#> nested_top([], 1)
#> nested_top([('x', 1), ('y', 2)], 2)
#> nested_top([('k', 4), ('k', 4), ('m', 8), ('k', 0), ('m', 7)], 1)
#> nested_top([('q', 2)], 0)
# %%
class Solution:
    def strandSort(self, nums):
        pool = list(nums)
        result = []
        strands = 0
        while pool:
            strand = [pool.pop(0)]
            rest = []
            for x in pool:
                if x >= strand[-1]:
                    strand.append(x)
                else:
                    rest.append(x)
            pool = rest
            strands += 1
            merged = []
            while strand and result:
                src = strand if strand[0] <= result[0] else result
                merged.append(src.pop(0))
            result = merged + strand + result
        return result, strands
#> Solution().strandSort([3, 1, 4, 1, 5])
#> Solution().strandSort([])
#> Solution().strandSort([1, 2, 3])
#> Solution().strandSort([4, 3, 2, 1])
#> Solution().strandSort([10, 5, 30, 40, 2, 4, 9])
# %%
def time_slots(bookings):
    edges = []
    for a, b in bookings:
        edges.append((a, 1))
        edges.append((b, -1))
    depth = best = 0
    at = None
    for t, d in sorted(edges):
        depth += d
        if depth > best:
            best, at = depth, t
    return best, at
#> time_slots([(1, 5), (2, 6), (4, 8)])
#> time_slots([])
#> time_slots([(0, 3), (3, 6)])
#> time_slots([(9, 10), (1, 2), (9, 12)])
#> time_slots([(1, 9), (2, 3), (4, 5), (4, 7)])
# %%
def initials(name):
    return ''.join(p[0] for p in name.split())


def clash_report(names):
    seen = {}
    report = []
    for n in names:
        key = initials(n)
        if key in seen and seen[key] != n:
            report.append(f'{key}: {seen[key]} / {n}')
        seen[key] = n
    return report
#> clash_report(['Ann Lee', 'Al Low', 'Bo Ray'])
#> clash_report([])
#> clash_report(['Joe', 'Joe', 'Jim'])
#> clash_report(['Cat Ash Poe', 'Cy Ali Pan', 'C P'])
#> clash_report(['Max Orr'])
# %%
from collections import Counter


class Solution:
    def equalizeCounts(self, s):
        freq = Counter(s)
        best = None
        for target in range(0, max(freq.values(), default=0) + 1):
            cost = 0
            for c in freq.values():
                cost += min(c, abs(c - target))
            if best is None or cost < best[0]:
                best = cost, target
        return best
#> Solution().equalizeCounts('aabbbc')
#> Solution().equalizeCounts('')
#> Solution().equalizeCounts('abab')
#> Solution().equalizeCounts('aaaab')
#> Solution().equalizeCounts('mississippi')
# %%
def gale(seats, guests):
    """Guests prefer low seats; each seat keeps its tallest guest."""
    seated = [None] * seats
    waiting = guests[::-1]
    pleas = 0
    while waiting:
        g = waiting.pop()
        for s in range(seats):
            pleas += 1
            if seated[s] is None:
                seated[s] = g
                break
            if g > seated[s]:
                waiting.append(seated[s])
                seated[s] = g
                break
    return seated, pleas
#> gale(2, [5, 7, 6])
#> gale(3, [])
#> gale(1, [1, 2, 3])
#> gale(4, [8, 3])
#> gale(3, [4, 4, 9, 1, 6])
# %%
import heapq
from typing import List


class Solution:
    def balanceStream(self, nums: List[int]) -> List[int]:
        low, high = [], []
        out = []
        for x in nums:
            if low and x < -low[0]:
                heapq.heappush(low, -x)
            else:
                heapq.heappush(high, x)
            if len(low) > len(high):
                heapq.heappush(high, -heapq.heappop(low))
            elif len(high) > len(low) + 1:
                heapq.heappush(low, -heapq.heappop(high))
            out.append(high[0])
        return out
#> Solution().balanceStream([5, 2, 8, 1])
#> Solution().balanceStream([])
#> Solution().balanceStream([1, 2, 3, 4, 5])
#> Solution().balanceStream([6, 6, 6])
#> Solution().balanceStream([9, -3, 4, 0, 7])
# %%
def shuffle_order(n, step):
    """Faro-like dealing: the order in which cards leave, and its cycle leader list."""
    deck = list(range(n))
    out = []
    while deck:
        out += deck[::step]
        del deck[::step]
    leaders = []
    for i in range(n):
        j = out[i]
        while j > i:
            j = out[j]
        if j == i:
            leaders.append(i)
    return out, leaders
#> shuffle_order(6, 2)
#> shuffle_order(0, 3)
#> shuffle_order(5, 1)
#> shuffle_order(7, 3)
#> shuffle_order(4, 9)
# %%
class Solution:
    def ladderGame(self, width, rungs):
        lanes = [chr(97 + i) for i in range(width)]
        for level in sorted(rungs):
            for x in rungs[level]:
                lanes[x], lanes[x + 1] = lanes[x + 1], lanes[x]
        crossings = 0
        for i, a in enumerate(lanes):
            crossings += sum(b < a for b in lanes[i:])
        return ''.join(lanes), crossings
#> Solution().ladderGame(3, {1: [0], 2: [1]})
#> Solution().ladderGame(2, {})
#> Solution().ladderGame(4, {5: [0, 2], 1: [1]})
#> Solution().ladderGame(2, {1: [0], 2: [0]})
#> Solution().ladderGame(3, {1: [2]})
# %%
def podium_string(scores):
    seen = []
    out = []
    for s in scores:
        if s not in seen:
            seen.append(s)
            seen.sort(reverse=True)
        place = seen.index(s) + 1
        out.append('*' * (4 - place) if place < 4 else '-')
    return ' '.join(out)
#> podium_string([10, 30, 20, 5])
#> podium_string([])
#> podium_string([7, 7, 7])
#> podium_string([1, 2, 3, 4, 1])
#> podium_string([9, 8, 7, 6, 5])
