# %%
def harvest(log):
    crop = {}
    for token in log.split():
        sign = -1 if token[0] == '-' else 1
        name = token.lstrip('-')
        if '*' in name:
            name, times = name.split('*')
            sign *= int(times)
        crop[name] = crop.get(name, 0) + sign
    surplus = [(n, k) for k, n in crop.items() if n > 0]
    surplus.sort(reverse=True)
    return surplus
#> harvest('corn*3 rye -corn oat')
#> harvest('')
#> harvest('-pea -pea*2')
#> harvest('beet*10 leek*10 -beet*4 kale')
#> harvest('fig fig fig -fig')
# %%
from typing import List
import heapq


class Solution:
    def elevatorLoads(self, calls: List[List[int]], lifts: int) -> List[int]:
        free = [(0, i) for i in range(lifts)]
        served = [0] * lifts
        for at, ride in sorted(calls):
            ready, lift = heapq.heappop(free)
            served[lift] += 1
            heapq.heappush(free, (max(at, ready) + ride, lift))
        return served
#> Solution().elevatorLoads([[0, 5], [1, 1], [2, 2]], 2)
#> Solution().elevatorLoads([], 3)
#> Solution().elevatorLoads([[4, 1], [0, 9], [3, 3], [2, 2]], 3)
#> Solution().elevatorLoads([[0, 1], [5, 1], [10, 1]], 1)
#> Solution().elevatorLoads([[0, 2], [0, 4], [1, 6], [1, 1], [2, 2]], 2)
# %%
def gnome(flowers):
    pots = list(flowers)
    pos = steps = 0
    while pos < len(pots):
        steps += 1
        if pos == 0 or len(pots[pos - 1]) <= len(pots[pos]):
            pos += 1
        else:
            pots[pos], pots[pos - 1] = pots[pos - 1], pots[pos]
            pos -= 1
    return pots, steps
#> gnome(['rose', 'ivy', 'lily'])
#> gnome([])
#> gnome(['a', 'bb', 'ccc'])
#> gnome(['peony', 'iris', 'yew', 'fo'])
#> gnome(['daisy', 'tulip', 'aster'])
# %%
from collections import Counter, defaultdict


class Solution:
    def shape(self, word):
        ids = {}
        return tuple(ids.setdefault(c, len(ids)) for c in word)

    def largestShape(self, words):
        groups = defaultdict(list)
        for w in words:
            groups[self.shape(w)].append(w)
        if not groups:
            return None
        key = max(groups, key=lambda s: (len(groups[s]), s))
        return key, groups[key]
#> Solution().largestShape(['noon', 'abba', 'cat', 'dog', 'egg'])
#> Solution().largestShape([])
#> Solution().largestShape(['aa', 'bb', 'cd', 'ee'])
#> Solution().largestShape(['xyx', 'pop', 'dad', 'cow'])
#> Solution().largestShape(['q', 'rs', 'tuv'])
# %%
def fair_split(stones):
    a, b = [], []
    for s in sorted(stones, key=lambda x: -x):
        target = a if sum(a) <= sum(b) else b
        target.append(s)
    return sum(a) - sum(b), a, b
#> fair_split([8, 6, 5, 4])
#> fair_split([])
#> fair_split([10])
#> fair_split([3, 3, 2, 2, 2])
#> fair_split([1, 20, 7, 9, 5, 2])
# %%
def pop_smallest(piles):
    best = None
    for i, p in enumerate(piles):
        if p and (best is None or p[-1] < piles[best][-1]):
            best = i
    return None if best is None else piles[best].pop()


def patience(nums):
    piles = []
    for x in nums:
        for p in piles:
            if p[-1] >= x:
                p.append(x)
                break
        else:
            piles.append([x])
    height = len(piles)
    out = []
    x = pop_smallest(piles)
    while x is not None:
        out.append(x)
        x = pop_smallest(piles)
    return out, height
#> patience([4, 2, 7, 1])
#> patience([])
#> patience([1, 2, 3])
#> patience([5, 5, 4])
#> patience([0, -2, 6, 3])
# %%
class Solution:
    def oddOnesOut(self, s):
        state = {}
        for ch in s:
            if ch in state:
                state.pop(ch)
            else:
                state[ch] = True
        return ''.join(state)
#> Solution().oddOnesOut('abcab')
#> Solution().oddOnesOut('')
#> Solution().oddOnesOut('aabb')
#> Solution().oddOnesOut('level up')
#> Solution().oddOnesOut('zyxzyz')
# %%
from itertools import combinations


def closest_team(skills, size):
    best = None
    for team in combinations(sorted(skills), size):
        gap = team[-1] - team[0]
        if best is None or gap < best[0]:
            best = (gap, team)
    return best
#> closest_team([5, 1, 9, 7], 2)
#> closest_team([3, 3, 10], 2)
#> closest_team([1, 2], 3)
#> closest_team([20, 14, 2, 11, 8], 3)
#> closest_team([6, 0, 13], 1)
# %%
from collections import deque


class Solution:
    def bakeryTickets(self, crowd, patience):
        line = deque(crowd)
        served, left = [], []
        minute = 0
        while line:
            name = line.popleft()
            served.append(name)
            minute += len(name)
            for _ in range(len(line)):
                person = line.popleft()
                if patience.get(person, 10) < minute:
                    left.append(person)
                else:
                    line.append(person)
        return served, left
#> Solution().bakeryTickets(['bo', 'ann', 'cy'], {'cy': 3})
#> Solution().bakeryTickets([], {'x': 1})
#> Solution().bakeryTickets(['oliver', 'max', 'eve'], {})
#> Solution().bakeryTickets(['p', 'q', 'r'], {'q': 0, 'r': 0})
#> Solution().bakeryTickets(['dan', 'ed', 'fay', 'gus'], {'fay': 5, 'gus': 4})
# %%
class Solution:
    def countsBefore(self, nums):
        from bisect import insort, bisect_left
        seen = []
        out = []
        for x in nums:
            at = bisect_left(seen, x)
            out.append((at, len(seen) - at))
            insort(seen, x)
        return out
#> Solution().countsBefore([5, 2, 9, 5])
#> Solution().countsBefore([])
#> Solution().countsBefore([1, 2, 3])
#> Solution().countsBefore([3, 2, 1, 0])
#> Solution().countsBefore([7, 7, 7])
# %%
from typing import Dict, List


class Solution:
    def refine(self, board: Dict[str, int], cut: int) -> List[str]:
        keep = {k: v for k, v in board.items() if v >= cut}
        while len(keep) > 3:
            worst = min(keep, key=lambda k: (keep[k], k))
            keep.pop(worst)
        return sorted(keep, key=keep.get, reverse=True)
#> Solution().refine({'a': 4, 'b': 9, 'c': 1}, 2)
#> Solution().refine({}, 0)
#> Solution().refine({'p': 5, 'q': 5, 'r': 5, 's': 5, 't': 6}, 5)
#> Solution().refine({'x': 1}, 10)
#> Solution().refine({'k': 70, 'l': 20, 'm': 90, 'n': 30}, 0)
# %%
def caravan(camels, loads):
    by_strength = sorted(camels, key=lambda c: c[1], reverse=True)
    by_weight = sorted(loads, reverse=True)
    plan = {}
    ci = 0
    for w in by_weight:
        if ci == len(by_strength):
            plan['left'] = plan.get('left', 0) + w
            continue
        name, power = by_strength[ci]
        if power >= w:
            plan[name] = w
            ci += 1
        else:
            plan['left'] = plan.get('left', 0) + w
    return plan
#> caravan([('Humpy', 50), ('Spit', 80)], [60, 90, 40])
#> caravan([], [5, 5])
#> caravan([('Solo', 10)], [])
#> caravan([('A', 3), ('B', 2), ('C', 1)], [1, 1, 1, 1])
#> caravan([('X', 100), ('Y', 20)], [100, 21, 19, 3])
# %%
from collections import Counter


def dominant_per_column(rows):
    result = ''
    for col in zip(*rows):
        (ch, n), *rest = Counter(col).most_common()
        if rest and rest[0][1] == n:
            result += '?'
        elif n * 2 > len(col):
            result += ch.upper()
        else:
            result += ch
    return result
#> dominant_per_column(['abc', 'abd', 'axe'])
#> dominant_per_column([])
#> dominant_per_column(['ab', 'cd'])
#> dominant_per_column(['seal', 'seat', 'sent', 'bent', 'bolt'])
#> dominant_per_column(['mm', 'mn', 'on', 'pq', 'mq'])
# %%
class Solution:
    def partition(self, a, lo, hi):
        pivot = a[hi]
        wall = lo
        for i in range(lo, hi):
            if a[i] > pivot:
                a[i], a[wall] = a[wall], a[i]
                wall += 1
        a[wall], a[hi] = a[hi], a[wall]
        return wall

    def topThree(self, scores):
        a = scores[:]
        lo, hi = 0, len(a) - 1
        while lo < hi:
            w = self.partition(a, lo, hi)
            if w == 2:
                break
            if w < 2:
                lo = w + 1
            else:
                hi = w - 1
        return sorted(a[:3], reverse=True)
#> Solution().topThree([4, 8, 1, 9, 3, 7])
#> Solution().topThree([2, 1])
#> Solution().topThree([])
#> Solution().topThree([1, 2, 3, 4, 5])
#> Solution().topThree([6, 6, 6, 6])
# %%
def chain_reaction(dominoes):
    followers = {}
    for a, b in dominoes:
        followers.setdefault(a, []).append(b)
    for tail in followers.values():
        tail.sort()
    chain = []
    cur = min(followers, default=None)
    while cur in followers and followers[cur]:
        nxt = followers[cur].pop(0)
        chain.append((cur, nxt))
        cur = nxt
    return chain
#> chain_reaction([(1, 2), (2, 3), (1, 3), (3, 1)])
#> chain_reaction([])
#> chain_reaction([(5, 5), (5, 6)])
#> chain_reaction([(4, 1), (9, 4)])
#> chain_reaction([(2, 7), (7, 2), (2, 8), (8, 2)])
# %%
def score_hand(cards):
    counts = {}
    for c in cards:
        counts[c] = counts.get(c, 0) + 1
    return sorted(((n, c) for c, n in counts.items()), reverse=True)


def duel(hand_a, hand_b):
    a, b = score_hand(hand_a), score_hand(hand_b)
    for i, (x, y) in enumerate(zip(a, b)):
        if x > y:
            return 'A', i
        if x < y:
            return 'B', i
    return 'tie', min(len(a), len(b))
#> duel([3, 3, 5], [4, 4, 2])
#> duel([9, 8, 7], [9, 8, 6])
#> duel([], [1])
#> duel([2, 2, 6], [6, 2, 2])
#> duel([10, 10, 10, 4], [11, 11, 3, 3])
# %%
from operator import itemgetter


class Solution:
    def assignShifts(self, people, shifts):
        rota = {}
        load = {p: 0 for p, _ in people}
        for name, hours in sorted(shifts.items(), key=itemgetter(1), reverse=True):
            able = [(load[p], p) for p, cap in people if load[p] + hours <= cap]
            if not able:
                rota[name] = None
                continue
            _, chosen = min(able)
            load[chosen] += hours
            rota[name] = chosen
        return rota, max(load.values(), default=0)
#> Solution().assignShifts([('Ann', 8), ('Bob', 6)], {'am': 4, 'pm': 5, 'eve': 3})
#> Solution().assignShifts([], {'day': 1})
#> Solution().assignShifts([('Cy', 10)], {})
#> Solution().assignShifts([('D', 2), ('E', 2)], {'x': 2, 'y': 2, 'z': 1})
#> Solution().assignShifts([('F', 12), ('G', 3)], {'long': 9, 'mid': 3, 'short': 2, 'tiny': 1})
# %%
def sum_ranks(nums, groups):
    order = sorted(range(len(nums)), key=nums.__getitem__)
    totals = {}
    for rank, i in enumerate(order, 1):
        g = groups[i]
        totals[g] = totals.get(g, 0) + rank
    return totals
#> sum_ranks([3.5, 1.0, 2.2, 9.1], 'abab')
#> sum_ranks([], '')
#> sum_ranks([7, 7, 7], 'xyx')
#> sum_ranks([10, 40, 20, 30, 50], 'ppqqq')
#> sum_ranks([-1, -5, 0], ['n', 'm', 'n'])
# %%
class Solution:
    def countGoodTriples(self, s):
        total = len(s)
        freq = {}
        for c in s:
            freq[c] = freq.get(c, 0) + 1
        done = ans = 0
        for c in freq:
            rest = total - done - freq[c]
            ans += done * freq[c] * rest
            done += freq[c]
        return ans
#> Solution().countGoodTriples('aabbc')
#> Solution().countGoodTriples('abcd')
#> Solution().countGoodTriples('')
#> Solution().countGoodTriples('xxyy')
#> Solution().countGoodTriples('mississippi')
# %%
def comb_sort(words, shrink):
    words = words.split()
    gap = len(words)
    passes = 0
    swapped = True
    while gap > 1 or swapped:
        gap = max(1, int(gap / shrink))
        swapped = False
        passes += 1
        for i in range(len(words) - gap):
            if words[i][::-1] > words[i + gap][::-1]:
                words[i], words[i + gap] = words[i + gap], words[i]
                swapped = True
    return ' '.join(words), passes
#> comb_sort('pear plum apple', 1.3)
#> comb_sort('', 2)
#> comb_sort('one two three four five', 2)
#> comb_sort('zz', 1.5)
#> comb_sort('cab abc bca', 3)
# %%
import heapq


def merge_feeds(*feeds):
    heap = []
    for f, feed in enumerate(feeds):
        if feed:
            heap.append((feed[0], f, 0))
    heapq.heapify(heap)
    path = ''
    while heap:
        _, f, i = heapq.heappop(heap)
        path += chr(65 + f)
        if i + 1 < len(feeds[f]):
            heapq.heappush(heap, (feeds[f][i + 1], f, i + 1))
    return path
#> merge_feeds([1, 4], [2, 3])
#> merge_feeds([])
#> merge_feeds([5, 5], [5], [5, 5])
#> merge_feeds([10, 20, 30], [], [15, 16, 40])
#> merge_feeds([7], [6], [8], [1])
# %%
def tally_marks(n):
    fives, ones = divmod(n, 5)
    return 'V' * fives + 'i' * ones


def scoreboard(rounds):
    totals = {}
    for rnd in rounds:
        ranked = sorted(rnd, key=rnd.get, reverse=True)
        for pts, who in zip((4, 2, 1), ranked):
            totals[who] = totals.get(who, 0) + pts
    return {who: tally_marks(totals[who]) for who in sorted(totals)}
#> scoreboard([{'ann': 9, 'bob': 7}, {'ann': 1, 'bob': 3}])
#> scoreboard([])
#> scoreboard([{'x': 1, 'y': 2, 'z': 3, 'w': 0}])
#> scoreboard([{'k': 5}, {'k': 5}, {'k': 5, 'm': 8}])
#> scoreboard([{'p': 2, 'q': 2}, {'q': 2, 'p': 2}])
# %%
from collections import defaultdict


class Solution:
    def diagonalSort(self, grid):
        diag = defaultdict(list)
        for r, row in enumerate(grid):
            for c, v in enumerate(row):
                diag[r - c].append(v)
        for key in diag:
            diag[key].sort(reverse=key >= 0)
        return [[diag[r - c].pop(0) for c in range(len(row))] for r, row in enumerate(grid)]
#> Solution().diagonalSort([[3, 1], [2, 4]])
#> Solution().diagonalSort([[9]])
#> Solution().diagonalSort([])
#> Solution().diagonalSort([[1, 8, 3], [4, 5, 2]])
#> Solution().diagonalSort([[6, 2], [7, 1], [5, 9]])
# %%
def wins_needed(series):
    best_of = len(series)
    need = best_of // 2 + 1
    tally = {'H': 0, 'A': 0}
    for played, g in enumerate(series, 1):
        tally[g] += 1
        lead = max(tally, key=tally.get)
        if tally[lead] == need:
            return f"{lead} {tally['H']}-{tally['A']} after {played}"
    return 'undecided'
#> wins_needed('HHAHA')
#> wins_needed('AAAHHHH')
#> wins_needed('')
#> wins_needed('HA')
#> wins_needed('HAX')
# %%
def sorted_except(nums, pinned):
    loose = sorted(x for i, x in enumerate(nums) if i not in pinned)
    result = []
    for i, x in enumerate(nums):
        if i in pinned:
            result.append(x)
        else:
            result.append(loose.pop(0))
    return result
#> sorted_except([9, 3, 7, 1], [0])
#> sorted_except([4, 3, 2, 1], [1, 2])
#> sorted_except([], [])
#> sorted_except([8, 6, 7], [])
#> sorted_except([5, 0, 5, -5, 2], [4, 0])
# %%
from collections import Counter
from typing import List


class Solution:
    def isSpread(self, word: str, gap: int) -> bool:
        last = {}
        for i, c in enumerate(word):
            if c in last and i - last[c] < gap:
                return False
            last[c] = i
        return True

    def spreadOut(self, letters: str) -> List[str]:
        out = []
        pool = Counter(letters)
        prev = ''
        while sum(pool.values()):
            options = [c for c in sorted(pool) if pool[c] and c != prev]
            if not options:
                return out + ['stuck']
            prev = max(options, key=lambda c: pool[c])
            pool[prev] -= 1
            out.append(prev)
        return out if self.isSpread(''.join(out), 2) else []
#> Solution().spreadOut('aab')
#> Solution().spreadOut('aaab')
#> Solution().spreadOut('')
#> Solution().spreadOut('mmnnoo')
#> Solution().spreadOut('zzzxyx')
# %%
def split_by_median(nums):
    s = sorted(nums)
    mid = len(s) // 2
    med = s[mid] if len(s) % 2 else (s[mid - 1] + s[mid]) / 2
    above = [x for x in nums if x > med]
    below = [x for x in nums if x < med]
    return med, len(above) - len(below), above[:2] + below[-2:]
#> split_by_median([4, 9, 1, 7, 5])
#> split_by_median([2, 8])
#> split_by_median([6])
#> split_by_median([3, 3, 3, 8, 1, 0])
#> split_by_median([])
# %%
class Solution:
    def parityOfPermutation(self, perm):
        seen = 0
        swaps = 0
        for i in range(len(perm)):
            if seen >> i & 1:
                continue
            j = i
            while not seen >> j & 1:
                seen |= 1 << j
                j = perm[j]
                swaps += 1
            swaps -= 1
        return 'odd' if swaps & 1 else 'even', swaps
#> Solution().parityOfPermutation([1, 0])
#> Solution().parityOfPermutation([0, 1, 2])
#> Solution().parityOfPermutation([2, 0, 1])
#> Solution().parityOfPermutation([])
#> Solution().parityOfPermutation([5, 4, 3, 2, 1, 0])
# %%
def inventory(ops):
    stock, errors = {}, []
    for step, (verb, item, qty) in enumerate(ops):
        have = stock.get(item, 0)
        if verb == 'in':
            stock[item] = have + qty
        elif verb == 'out' and have >= qty:
            stock[item] = have - qty
            if stock[item] == 0:
                stock.pop(item)
        else:
            errors.append(step)
    return sorted(stock.items(), key=lambda p: (p[1], p[0])), errors
#> inventory([('in', 'nut', 5), ('out', 'nut', 2), ('in', 'bolt', 3)])
#> inventory([('out', 'cog', 1)])
#> inventory([])
#> inventory([('in', 'a', 2), ('out', 'a', 2), ('toss', 'a', 0)])
#> inventory([('in', 'z', 9), ('in', 'y', 1), ('in', 'x', 9), ('out', 'y', 5)])
# %%
from functools import cmp_to_key


def beats(a, b):
    rules = {'r': 's', 's': 'p', 'p': 'r'}
    return sum((rules[x] == y) - (rules[y] == x) for x, y in zip(a, b))


def seed_players(players):
    def cmp(p, q):
        diff = beats(players[q], players[p])
        return diff if diff else (p > q) - (p < q)

    return sorted(players, key=cmp_to_key(cmp))
#> seed_players({'ann': 'rrp', 'bob': 'ssp'})
#> seed_players({})
#> seed_players({'z': 'rps', 'y': 'rps', 'x': 'rps'})
#> seed_players({'one': 'pp', 'two': 'rr', 'ten': 'rp'})
#> seed_players({'k': 's', 'l': 'p', 'm': 's'})
# %%
class Solution:
    def firstRepeatLevel(self, nums):
        best = {}
        for x in nums:
            level = best.get(x - 1, 0) + 1
            if level > best.get(x, 0):
                best[x] = level
        top = max(best.values(), default=0)
        return top, [x for x in sorted(best) if best[x] == top]
#> Solution().firstRepeatLevel([1, 2, 5, 3, 6])
#> Solution().firstRepeatLevel([])
#> Solution().firstRepeatLevel([4, 3, 2])
#> Solution().firstRepeatLevel([7, 8, 7, 9, 10, 8])
#> Solution().firstRepeatLevel([0, 0, 1, 1])
# %%
def shrink_ranks(values):
    rank = {v: r for r, v in enumerate(sorted(set(values)))}
    return [rank[v] for v in values]


def same_terrain(a, b):
    ra, rb = shrink_ranks(a), shrink_ranks(b)
    if ra == rb:
        return 'same'
    if ra == rb[::-1]:
        return 'mirrored'
    top = max(rb, default=0)
    return 'flipped' if ra == [top - r for r in rb] else 'different'
#> same_terrain([10, 50, 20], [1, 9, 3])
#> same_terrain([1, 2, 3], [30, 20, 10])
#> same_terrain([1, 3, 2], [5, 1, 3])
#> same_terrain([], [])
#> same_terrain([1, 1, 2], [1, 2, 2])
# %%
from itertools import groupby


class Solution:
    def compressSorted(self, letters):
        chunks = []
        for ch, grp in groupby(sorted(letters)):
            n = len(list(grp))
            chunks.append((n, ch))
        chunks.sort(key=lambda t: (-t[0], t[1]))
        return ''.join(ch if n == 1 else f'{ch}{n}' for n, ch in chunks)
#> Solution().compressSorted('banana')
#> Solution().compressSorted('')
#> Solution().compressSorted('cab')
#> Solution().compressSorted('zzyyxx')
#> Solution().compressSorted('bookkeeper')
# %%
def award(scores, budget):
    rates = []
    for name, s in scores:
        grade = 'A' if s >= 90 else 'B' if s >= 70 else 'C'
        rates.append((grade, -s, name))
    rates.sort()
    prizes = {'A': 50, 'B': 20, 'C': 0}
    given = []
    for grade, neg, name in rates:
        cost = prizes[grade]
        if cost == 0 or cost > budget:
            break
        budget -= cost
        given.append(f'{name}:{-neg}')
    return given, budget
#> award([('ann', 95), ('bo', 72), ('cy', 40)], 80)
#> award([], 10)
#> award([('dee', 91), ('eve', 99)], 60)
#> award([('fay', 50)], 100)
#> award([('gil', 70), ('hal', 89), ('ian', 90), ('jo', 71)], 100)
# %%
from typing import List


class Solution:
    def rotateToSort(self, nums: List[int]) -> int:
        n = len(nums)
        drops = [i for i in range(n) if nums[i] > nums[(i + 1) % n]]
        if not drops:
            return 0
        if len(drops) > 1:
            return -1
        return (drops[0] + 1) % n
#> Solution().rotateToSort([4, 5, 1, 2])
#> Solution().rotateToSort([1, 2, 3])
#> Solution().rotateToSort([2, 2])
#> Solution().rotateToSort([3, 1, 2, 0])
#> Solution().rotateToSort([])
# %%
def rare_letters(words, limit):
    index = {}
    for i, w in enumerate(words):
        for ch in sorted(set(w)):
            index.setdefault(ch, []).append(i)
    rare = {}
    for ch in sorted(index):
        where = index[ch]
        if len(where) <= limit:
            rare[ch] = where
    return rare
#> rare_letters(['tea', 'ten', 'net'], 1)
#> rare_letters([], 2)
#> rare_letters(['aaa'], 1)
#> rare_letters(['sun', 'moon', 'mars'], 1)
#> rare_letters(['ab', 'bc', 'ca'], 2)
# %%
class Solution:
    def digitSum(self, n):
        return sum(map(int, str(n)))

    def largestLotteryGroup(self, lo, hi):
        groups = {}
        for n in range(lo, hi + 1):
            d = self.digitSum(n)
            groups[d] = groups.get(d, 0) + 1
        best = max(groups.values())
        return [d for d in groups if groups[d] == best]
#> Solution().largestLotteryGroup(1, 12)
#> Solution().largestLotteryGroup(5, 5)
#> Solution().largestLotteryGroup(95, 105)
#> Solution().largestLotteryGroup(8, 3)
#> Solution().largestLotteryGroup(28, 41)
# %%
def cyclic_place(arr):
    """Put each value 1..n in its own slot; leave strangers where they fall."""
    arr = list(arr)
    i = writes = 0
    n = len(arr)
    while i < n:
        home = arr[i] - 1
        if 0 <= home < n and arr[home] != arr[i]:
            arr[home], arr[i] = arr[i], arr[home]
            writes += 1
        else:
            i += 1
    strangers = [x for k, x in enumerate(arr, 1) if x != k]
    return writes, strangers
#> cyclic_place([3, 1, 2])
#> cyclic_place([1, 1, 2, 9])
#> cyclic_place([])
#> cyclic_place([0, -4, 2])
#> cyclic_place([5, 4, 3, 2, 1])
# %%
def dedupe_best(entries):
    best = {}
    for name, lap in entries:
        if name not in best or lap < best[name]:
            best[name] = lap
    return best


def grid_positions(entries, rows):
    best = dedupe_best(entries)
    names = sorted(best, key=lambda n: (best[n], n))
    grid = [names[i:i + rows] for i in range(0, len(names), rows)]
    return [' '.join(g) for g in grid]
#> grid_positions([('ham', 71), ('ver', 70), ('ham', 69), ('lec', 70)], 2)
#> grid_positions([], 3)
#> grid_positions([('nor', 80)], 1)
#> grid_positions([('a', 5), ('b', 4), ('c', 3), ('d', 2), ('a', 1)], 3)
#> grid_positions([('x', 9), ('y', 9), ('x', 10)], 1)
# %%
from collections import Counter


def swap_to_match(a, b):
    ca, cb = Counter(a), Counter(b)
    extra = list((ca - cb).elements())
    need = list((cb - ca).elements())
    if len(extra) != len(need):
        return None
    return [f'{x}>{y}' for x, y in zip(sorted(extra), sorted(need))]
#> swap_to_match('stone', 'notes')
#> swap_to_match('table', 'cable')
#> swap_to_match('abc', 'ab')
#> swap_to_match('', '')
#> swap_to_match('planet', 'plenty')
