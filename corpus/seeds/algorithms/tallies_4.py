# %%
def postage(parcels):
    zones = {'N': 3, 'S': 2, 'E': 4}
    bill = {}
    for tag in parcels:
        zone, grams = tag[0], int(tag[1:])
        if zone not in zones:
            bill['?'] = bill.get('?', 0) + 1
            continue
        fee = zones[zone] * (1 + (grams - 1) // 100)
        bill[zone] = bill.get(zone, 0) + fee
    return dict(sorted(bill.items(), key=lambda kv: kv[1], reverse=True))
#> postage(['N120', 'S80', 'N50'])
#> postage([])
#> postage(['X10', 'Y20'])
#> postage(['E100', 'E101', 'S999'])
#> postage(['S1', 'N1', 'E1', 'Z1'])
# %%
import heapq
from typing import List


class Solution:
    def dullestKnives(self, edges: List[int], hours: int) -> List[int]:
        rack = [(e, i) for i, e in enumerate(edges)]
        heapq.heapify(rack)
        for _ in range(hours):
            e, i = rack[0]
            heapq.heapreplace(rack, (e + 3, i))
        return [i for e, i in heapq.nsmallest(2, rack)]
#> Solution().dullestKnives([5, 1, 4], 2)
#> Solution().dullestKnives([2, 2], 0)
#> Solution().dullestKnives([0], 3)
#> Solution().dullestKnives([9, 8, 7, 6], 5)
#> Solution().dullestKnives([], 1)
# %%
class Solution:
    def braid(self, strands, moves):
        order = list(range(strands))
        history = {tuple(order): 0}
        for step, m in enumerate(moves, 1):
            if not 0 <= m < strands - 1:
                continue
            order[m], order[m + 1] = order[m + 1], order[m]
            key = tuple(order)
            if key in history:
                return f'loop {history[key]}-{step}'
            history[key] = step
        return ''.join(map(str, order))
#> Solution().braid(3, [0, 1, 0])
#> Solution().braid(3, [0, 0, 1])
#> Solution().braid(1, [0, 1])
#> Solution().braid(4, [0, 2, 9, 1, 0])
#> Solution().braid(3, [0, 1, 0, 1, 0, 1])
# %%
def vowels_first(words):
    def key(w):
        n = sum(map(w.count, 'aeiou'))
        return -n, len(w), w

    ranked = sorted(words, key=key)
    places = {w: i for i, w in enumerate(ranked)}
    return [places[w] for w in words]
#> vowels_first(['tree', 'sky', 'aloe'])
#> vowels_first([])
#> vowels_first(['bb', 'b', 'bbb'])
#> vowels_first(['ear', 'era', 'are', 'oar'])
#> vowels_first(['queue', 'onion', 'pi', 'x'])
# %%
def bucket_sort(xs, lo, hi, k):
    span = (hi - lo) / k
    buckets = [[] for _ in range(k)]
    for x in xs:
        b = min(k - 1, int((x - lo) / span))
        row = buckets[b]
        pos = len(row)
        while pos and row[pos - 1] > x:
            pos -= 1
        row.insert(pos, x)
    return [len(b) for b in buckets], sum(buckets, [])
#> bucket_sort([5, 12, 3, 18, 11], 0, 20, 4)
#> bucket_sort([], 0, 10, 3)
#> bucket_sort([10, 9, 8], 0, 10, 1)
#> bucket_sort([-3, 7, 2, -9, 0], -10, 10, 5)
#> bucket_sort([0.5, 0.25, 0.75, 0.5], 0, 1, 2)
# %%
from collections import Counter


class Solution:
    def scrabbleRack(self, rack, words):
        have = Counter(rack)

        def playable(w):
            need = Counter(w)
            blanks = sum((need - have).values())
            return blanks <= have['*']

        good = list(filter(playable, words))
        return sorted(good, key=lambda w: (-len(w), w))[:2]
#> Solution().scrabbleRack('tea*', ['eat', 'teat', 'meta', 'tomato'])
#> Solution().scrabbleRack('', ['a', ''])
#> Solution().scrabbleRack('xyz', ['zyx', 'xx', 'yz'])
#> Solution().scrabbleRack('**', ['at', 'cat', 'go'])
#> Solution().scrabbleRack('stone', ['tones', 'notes', 'onset', 'ten'])
# %%
def lineup_moves(line):
    moves = 0
    expected = len(line)
    for who in reversed(line):
        if who == expected:
            expected -= 1
        else:
            moves += 1
    return moves
#> lineup_moves([1, 2, 3, 4])
#> lineup_moves([4, 3, 2, 1])
#> lineup_moves([])
#> lineup_moves([2, 1, 3, 5, 4])
#> lineup_moves([3, 1, 2])
# %%
from collections import defaultdict


def reconcile(ours, theirs):
    ledger = defaultdict(list)
    for i, amount in enumerate(ours):
        ledger[amount].append(i)
    matches, strays = {}, []
    for j, amount in enumerate(theirs):
        for guess in (amount, amount - 1, amount + 1):
            if ledger[guess]:
                matches[j] = ledger[guess].pop(0)
                break
        else:
            strays.append(j)
    unmatched = sorted(i for rows in ledger.values() for i in rows)
    return matches, strays, unmatched
#> reconcile([10, 20, 30], [20, 11, 50])
#> reconcile([], [1])
#> reconcile([5, 5, 5], [5, 6, 4, 5])
#> reconcile([7, 8], [])
#> reconcile([100, 98], [99, 99])
# %%
class Solution:
    def sumAbs(self, a, b):
        return sum(abs(x - y) for x, y in zip(a, b))

    def bestPairing(self, gloves, hands):
        up = self.sumAbs(sorted(gloves), sorted(hands))
        down = self.sumAbs(sorted(gloves), sorted(hands, reverse=True))
        raw = self.sumAbs(gloves, hands)
        return up, raw - up, down - up
#> Solution().bestPairing([8, 5, 7], [6, 8, 7])
#> Solution().bestPairing([], [])
#> Solution().bestPairing([3], [9])
#> Solution().bestPairing([1, 10], [10, 1])
#> Solution().bestPairing([4, 4, 6, 9], [5, 5, 5, 5])
# %%
def top_two(d):
    first = second = None
    for k, v in d.items():
        if first is None or v > d[first]:
            first, second = k, first
        elif second is None or v > d[second]:
            second = k
    return first, second


def narrow_races(districts):
    close = []
    for name, votes in districts.items():
        a, b = top_two(votes)
        if b is not None and votes[a] - votes[b] <= 5:
            close.append((votes[a] - votes[b], name))
    return sorted(close)
#> narrow_races({'east': {'red': 40, 'blue': 38}, 'west': {'red': 10, 'blue': 90}})
#> narrow_races({})
#> narrow_races({'solo': {'red': 1}})
#> narrow_races({'a': {'x': 5, 'y': 9, 'z': 7}, 'b': {'x': 3, 'y': 3}})
#> narrow_races({'n': {'p': 20, 'q': 15, 'r': 16}, 'm': {'p': 1, 'q': 7}})
# %%
from itertools import permutations


def clumsiest_order(speeds):
    best, order = -1, None
    for p in permutations(speeds):
        cost = sum(abs(a - b) for a, b in zip(p, p[1:]))
        if cost > best:
            best, order = cost, p
    return best, order
#> clumsiest_order([1, 5, 3])
#> clumsiest_order([4])
#> clumsiest_order([])
#> clumsiest_order([2, 2, 9])
#> clumsiest_order([7, 1])
# %%
from typing import List


class Solution:
    def stepsToFlat(self, heights: List[int]) -> int:
        levels = {}
        for h in heights:
            levels[h] = levels.get(h, 0) + 1
        order = sorted(levels, reverse=True)
        steps = carried = 0
        for h in order[:-1]:
            carried += levels[h]
            steps += carried
        return steps
#> Solution().stepsToFlat([5, 1, 3])
#> Solution().stepsToFlat([1, 1, 1])
#> Solution().stepsToFlat([])
#> Solution().stepsToFlat([1, 1, 2, 2, 3])
#> Solution().stepsToFlat([9, 4, 7, 7, 1, 2])
# %%
def merge_in_place(a, m, b):
    a = a[:m] + [None] * len(b)
    write = len(a) - 1
    i, j = m - 1, len(b) - 1
    stolen = 0
    while j >= 0:
        if i >= 0 and a[i] > b[j]:
            a[write] = a[i]
            i -= 1
            stolen += j + 1
        else:
            a[write] = b[j]
            j -= 1
        write -= 1
    return a, stolen
#> merge_in_place([1, 5, 9], 3, [2, 6])
#> merge_in_place([], 0, [4])
#> merge_in_place([7, 8, 0], 2, [1, 2, 3])
#> merge_in_place([1, 2], 2, [])
#> merge_in_place([3, 3, 3], 3, [3, 4])
# %%
class Solution:
    def crowdedFloors(self, tenants, limit):
        floors = {}
        for name, floor in tenants:
            floors.setdefault(floor, []).append(name)
        moved = []
        for f in sorted(floors):
            group = floors[f]
            group.sort(key=len)
            while len(group) > limit:
                moved.append(group.pop() + str(f))
        return moved
#> Solution().crowdedFloors([('Al', 1), ('Bea', 1), ('Cyril', 1), ('Di', 2)], 2)
#> Solution().crowdedFloors([], 1)
#> Solution().crowdedFloors([('X', 3), ('Y', 3)], 0)
#> Solution().crowdedFloors([('Pam', 2), ('Quinn', 1), ('Rob', 2), ('S', 1)], 1)
#> Solution().crowdedFloors([('Tod', 5)], 4)
# %%
def dutch(letters, mid):
    a = list(letters)
    lo, i, hi = 0, 0, len(a) - 1
    while i <= hi:
        if a[i] < mid:
            a[lo], a[i] = a[i], a[lo]
            lo += 1
            i += 1
        elif a[i] > mid:
            a[hi], a[i] = a[i], a[hi]
            hi -= 1
        else:
            i += 1
    return ''.join(a[:lo]), ''.join(a[lo:hi + 1]), ''.join(a[hi + 1:])
#> dutch('hello', 'h')
#> dutch('', 'a')
#> dutch('cabbage', 'b')
#> dutch('zzz', 'a')
#> dutch('mnmnom', 'n')
# %%
from collections import OrderedDict


def play_queue(commands):
    queue = OrderedDict()
    for cmd in commands:
        op, song = cmd[0], cmd[1:]
        if op == '+':
            queue[song] = queue.get(song, 0) + 1
        elif op == '^' and song in queue:
            queue.move_to_end(song, last=False)
        elif op == '-':
            queue.pop(song, None)
        elif op == '>' and queue:
            queue.popitem(last=False)
    return [f'{s}*{n}' if n > 1 else s for s, n in queue.items()]
#> play_queue(['+abba', '+beck', '^beck', '+abba'])
#> play_queue([])
#> play_queue(['>', '-x', '^y'])
#> play_queue(['+a', '+b', '+c', '>', '-c'])
#> play_queue(['+p', '+q', '+r', '^r', '>', '+p', '^q'])
# %%
class Solution:
    def smallestMissingCount(self, nums):
        counts = sorted(nums.count(x) for x in set(nums))
        want = 1
        for c in counts:
            if c == want:
                want += 1
            elif c > want:
                break
        return want
#> Solution().smallestMissingCount([4, 4, 5])
#> Solution().smallestMissingCount([])
#> Solution().smallestMissingCount([7, 7, 7])
#> Solution().smallestMissingCount([1, 2, 2, 3, 3, 3])
#> Solution().smallestMissingCount([8, 9, 9, 6, 6, 5, 5, 5, 5])
# %%
def deal_and_sort(deck, players):
    hands = [sorted(deck[p::players]) for p in range(players)]
    tricks = [0] * players
    while all(hands):
        table = [h.pop() for h in hands]
        best = max(table)
        tricks[table.index(best)] += 1
    return tricks, [len(h) for h in hands]
#> deal_and_sort([4, 9, 2, 7, 6, 1], 2)
#> deal_and_sort([3, 3, 3], 3)
#> deal_and_sort([], 2)
#> deal_and_sort([10, 1, 8, 5, 2], 2)
#> deal_and_sort([5, 12, 7, 6, 3, 9, 1, 11], 3)
# %%
def lis_tops(nums):
    from bisect import bisect_left
    tops = []
    history = []
    for x in nums:
        i = bisect_left(tops, x)
        if i == len(tops):
            tops.append(x)
        else:
            tops[i] = x
        history.append(i + 1)
    return history


def hardest_prefix(nums):
    h = lis_tops(nums)
    return [i for i, v in enumerate(h) if v == max(h)]
#> hardest_prefix([3, 1, 4, 1, 5])
#> hardest_prefix([])
#> hardest_prefix([5, 4, 3])
#> hardest_prefix([1, 2, 3, 4])
#> hardest_prefix([2, 8, 5, 9, 6, 7])
# %%
from collections import deque
from typing import List


class Solution:
    def counterQueue(self, arrivals: List[int], service: int, seats: int) -> int:
        waiting = deque()
        turned_away = 0
        free_at = 0
        for t in sorted(arrivals):
            while waiting and waiting[0] <= t:
                waiting.popleft()
            if len(waiting) >= seats:
                turned_away += 1
                continue
            free_at = max(free_at, t) + service
            waiting.append(free_at)
        return turned_away
#> Solution().counterQueue([0, 1, 2, 3], 3, 2)
#> Solution().counterQueue([], 5, 1)
#> Solution().counterQueue([10, 0, 20], 5, 1)
#> Solution().counterQueue([1, 1, 1, 1, 1], 2, 3)
#> Solution().counterQueue([0, 4, 5, 6, 7, 30], 4, 2)
# %%
class Solution:
    def profile(self, word):
        steps = [ord(b) - ord(a) for a, b in zip(word, word[1:])]
        return tuple(sorted(abs(s) for s in steps))

    def echoGroups(self, words):
        """Group words by the multiset of their letter jumps."""
        index = {}
        for pos, w in enumerate(words):
            index.setdefault(self.profile(w.lower()), []).append(pos)
        return [ps for _, ps in sorted(index.items()) if len(ps) > 1]
#> Solution().echoGroups(['abc', 'Cba', 'ace', 'xyz'])
#> Solution().echoGroups([])
#> Solution().echoGroups(['a', 'Q', 'no'])
#> Solution().echoGroups(['one', 'two', 'three'])
#> Solution().echoGroups(['adb', 'beg', 'heg', 'bda', 'acf'])
# %%
class Solution:
    def kingOfHill(self, climbers, rounds_to_win):
        line = list(climbers)
        if len(line) < 2:
            return line
        streak = 0
        king = line.pop(0)
        fights = 0
        while streak < rounds_to_win and fights < 20:
            rival = line.pop(0)
            fights += 1
            if rival > king:
                king, rival = rival, king
                streak = 1
            else:
                streak += 1
            line.append(rival)
        return [king, fights]
#> Solution().kingOfHill([3, 5, 1, 4], 2)
#> Solution().kingOfHill([7], 3)
#> Solution().kingOfHill([1, 2, 3, 4, 5], 3)
#> Solution().kingOfHill([6, 6], 4)
#> Solution().kingOfHill([9, 2, 10, 1], 1)
# %%
def stamp_album(owned, album):
    spare = {}
    for s in owned:
        spare[s] = spare.get(s, 0) + 1
    pages = []
    for page in album:
        got = 0
        for s in page:
            if spare.get(s):
                spare[s] -= 1
                got += 1
        pages.append('full' if got == len(page) else f'{got}/{len(page)}')
    return pages, sum(spare.values())
#> stamp_album([1, 2, 2, 5], [[1, 2], [2, 3], [5]])
#> stamp_album([], [[1]])
#> stamp_album([4, 4], [])
#> stamp_album([9, 8, 7], [[7, 8, 9], [9]])
#> stamp_album([3, 3, 3], [[3], [3, 4], []])
# %%
def sort_towers(a, b, c):
    """Sort three stacks' heights with only compare-and-swap."""
    swaps = 0
    if len(a) > len(b):
        a, b = b, a
        swaps += 1
    if len(b) > len(c):
        b, c = c, b
        swaps += 1
    if len(a) > len(b):
        a, b = b, a
        swaps += 1
    return a + '<' + b + '<' + c, swaps
#> sort_towers('xxx', 'yy', 'z')
#> sort_towers('a', 'bb', 'ccc')
#> sort_towers('', '', '')
#> sort_towers('pp', 'qqq', 'r')
#> sort_towers('mm', 'n', 'oo')
# %%
from functools import lru_cache


class Solution:
    def collatzRank(self, nums):
        @lru_cache(maxsize=None)
        def length(n):
            return 1 if n == 1 else 1 + length(n // 2 if n % 2 == 0 else 3 * n + 1)

        return sorted(nums, key=lambda n: (length(n), n))
#> Solution().collatzRank([3, 1, 2])
#> Solution().collatzRank([])
#> Solution().collatzRank([8, 5, 16])
#> Solution().collatzRank([6, 10, 13])
#> Solution().collatzRank([12, 13])
# %%
def split_even(coins):
    total = sum(coins.values())
    target = total // 2
    mine = {}
    for value in sorted(coins, reverse=True):
        take = min(coins[value], target)
        if take:
            mine[value] = take
            target -= take
    rest = {v: n - mine.get(v, 0) for v, n in coins.items() if n > mine.get(v, 0)}
    return sum(v * n for v, n in mine.items()), rest
#> split_even({1: 4, 5: 2, 10: 1})
#> split_even({})
#> split_even({50: 1})
#> split_even({2: 3, 20: 3})
#> split_even({1: 10, 100: 2, 25: 1})
# %%
from itertools import accumulate


def halfway_seller(sales):
    ranked = sorted(sales.items(), key=lambda p: (-p[1], p[0]))
    running = list(accumulate(v for _, v in ranked))
    for (name, _), so_far in zip(ranked, running):
        if so_far * 2 >= running[-1]:
            return name, so_far
    return None
#> halfway_seller({'ada': 5, 'bo': 9, 'cy': 2})
#> halfway_seller({})
#> halfway_seller({'x': 1, 'y': 1, 'z': 1, 'w': 1})
#> halfway_seller({'hog': 100, 'ant': 1})
#> halfway_seller({'k': 4, 'l': 6, 'm': 5, 'n': 3, 'o': 2})
# %%
class Solution:
    def sift(self, heap, i, n):
        while True:
            child = 2 * i + 1
            if child >= n:
                return
            if child + 1 < n and heap[child + 1] > heap[child]:
                child += 1
            if heap[i] >= heap[child]:
                return
            heap[i], heap[child] = heap[child], heap[i]
            i = child

    def partialHeapSort(self, nums, k):
        heap = nums[:]
        n = len(heap)
        for i in range(n // 2 - 1, -1, -1):
            self.sift(heap, i, n)
        for end in range(n - 1, max(n - 1 - k, 0), -1):
            heap[0], heap[end] = heap[end], heap[0]
            self.sift(heap, 0, end)
        return heap
#> Solution().partialHeapSort([3, 8, 5, 1], 2)
#> Solution().partialHeapSort([], 3)
#> Solution().partialHeapSort([4, 4], 1)
#> Solution().partialHeapSort([1, 2, 3, 4, 5], 5)
#> Solution().partialHeapSort([9, 7, 8], 0)
# %%
def pick_every(names, k):
    circle = sorted(names)
    out = []
    i = 0
    while circle:
        i = (i + k - 1) % len(circle)
        out.append(circle.pop(i))
    return '-'.join(out)
#> pick_every(['d', 'b', 'a', 'c'], 2)
#> pick_every([], 3)
#> pick_every(['kim', 'lee'], 5)
#> pick_every(['q', 'w', 'e', 'r', 't', 'y'], 3)
#> pick_every(['x', 'z', 'y'], 1)
# %%
from collections import Counter


class Solution:
    def bullsHits(self, secret, guess):
        exact = [s == g for s, g in zip(secret, guess)]
        pool = Counter(s for s, e in zip(secret, exact) if not e)
        out = ''
        for g, e in zip(guess, exact):
            if e:
                out += 'X'
            elif pool[g] > 0:
                pool[g] -= 1
                out += 'o'
            else:
                out += '.'
        return out
#> Solution().bullsHits('crane', 'racer')
#> Solution().bullsHits('1122', '2211')
#> Solution().bullsHits('', '')
#> Solution().bullsHits('aaab', 'bbba')
#> Solution().bullsHits('swill', 'llama')
# %%
def rank_sum_filter(table, keep):
    cols = list(zip(*table))
    ranks = [0] * len(table)
    for col in cols:
        order = sorted(col, reverse=True)
        for i, v in enumerate(col):
            ranks[i] += order.index(v)
    best = sorted(range(len(table)), key=lambda i: ranks[i])[:keep]
    return {i: ranks[i] for i in best}
#> rank_sum_filter([[5, 1], [3, 9], [4, 4]], 2)
#> rank_sum_filter([], 1)
#> rank_sum_filter([[1, 1], [1, 1]], 1)
#> rank_sum_filter([[9, 2, 5], [7, 8, 5], [9, 9, 1]], 3)
#> rank_sum_filter([[0], [6], [3]], 0)
# %%
def mode_switch(stream):
    freq = {}
    mode, switches = None, []
    for i, x in enumerate(stream):
        freq[x] = freq.get(x, 0) + 1
        if mode is None or (freq[x] > freq[mode] and x != mode):
            mode = x
            switches.append(i)
    return mode, switches
#> mode_switch([1, 2, 2, 1, 1])
#> mode_switch([])
#> mode_switch('aabbb')
#> mode_switch([5, 5, 5])
#> mode_switch([3, 4, 4, 3, 3, 4, 4])
# %%
class Solution:
    def bestDaySum(self, events):
        events = sorted(events, key=lambda e: (e[1], -e[2]))
        chosen = []
        end = 0
        for s, e, v in events:
            if s >= end:
                chosen.append((s, e, v))
                end = e
            elif chosen and v > chosen[-1][2] * 2:
                prev_end = chosen[-2][1] if len(chosen) > 1 else 0
                if s >= prev_end:
                    chosen[-1] = (s, e, v)
                    end = e
        return sum(c[2] for c in chosen), len(chosen)
#> Solution().bestDaySum([(0, 3, 2), (2, 5, 9), (5, 6, 1)])
#> Solution().bestDaySum([])
#> Solution().bestDaySum([(1, 2, 5), (1, 2, 6)])
#> Solution().bestDaySum([(0, 2, 1), (1, 4, 2), (4, 9, 3), (3, 10, 50)])
#> Solution().bestDaySum([(0, 1, 1), (1, 2, 1), (2, 3, 1)])
# %%
def is_derangement(p):
    return all(i != x for i, x in enumerate(p))


def gift_rounds(perm):
    holder = list(range(len(perm)))
    rounds = 0
    good = 0
    while True:
        holder = [perm[h] for h in holder]
        rounds += 1
        if holder == sorted(holder):
            return rounds, good
        if is_derangement(holder):
            good += 1
#> gift_rounds([1, 0])
#> gift_rounds([1, 2, 0])
#> gift_rounds([])
#> gift_rounds([1, 0, 3, 4, 2])
#> gift_rounds([0, 2, 1])
# %%
from operator import itemgetter


def leaderboard(players, *keys):
    ordered = list(players)
    for key in reversed(keys):
        down = key.startswith('-')
        ordered.sort(key=itemgetter(key.lstrip('-')), reverse=down)
    return [p['id'] for p in ordered]
#> leaderboard([{'id': 'a', 'pts': 3, 'age': 9}, {'id': 'b', 'pts': 5, 'age': 4}], '-pts')
#> leaderboard([], 'id')
#> leaderboard([{'id': 'c', 'w': 2, 'l': 1}, {'id': 'd', 'w': 2, 'l': 0}, {'id': 'e', 'w': 1, 'l': 0}], '-w', 'l')
#> leaderboard([{'id': 'z'}, {'id': 'y'}], 'id')
#> leaderboard([{'id': 1, 'k': 7}, {'id': 2, 'k': 7}, {'id': 3, 'k': 6}], 'k', '-id')
# %%
class Solution:
    def balanceTeams(self, red, blue):
        gap = sum(red) - sum(blue)
        best = (abs(gap), None)
        for r in sorted(red):
            for b in sorted(blue):
                new = abs(gap - 2 * (r - b))
                if new < best[0]:
                    best = (new, (r, b))
        return best
#> Solution().balanceTeams([5, 9], [4, 2])
#> Solution().balanceTeams([1, 2], [2, 1])
#> Solution().balanceTeams([], [3])
#> Solution().balanceTeams([10, 20, 30], [5, 15])
#> Solution().balanceTeams([7, 7, 1], [1, 1, 2])
# %%
def bead_sort(beads):
    if not beads:
        return [], []
    poles = [0] * max(beads)
    for b in beads:
        for p in range(b):
            poles[p] += 1
    out = []
    for level in range(len(beads)):
        out.append(sum(1 for p in poles if p > level))
    return out[::-1], poles
#> bead_sort([3, 1, 2])
#> bead_sort([])
#> bead_sort([5])
#> bead_sort([2, 4, 4, 1])
#> bead_sort([0, 3, 0])
# %%
from collections import defaultdict


class Solution:
    def busFares(self, taps):
        riding = {}
        owed = defaultdict(int)
        for card, stop in taps:
            if card in riding:
                owed[card] += self.fare(riding.pop(card), stop)
            else:
                riding[card] = stop
        for card, stop in riding.items():
            owed[card] += self.fare(stop, None)
        return dict(owed)

    def fare(self, a, b):
        if b is None:
            return 9
        return 2 + abs(a - b) // 3
#> Solution().busFares([('k', 1), ('m', 2), ('k', 8)])
#> Solution().busFares([])
#> Solution().busFares([('z', 4), ('z', 4)])
#> Solution().busFares([('a', 0), ('b', 0), ('b', 12), ('b', 3)])
#> Solution().busFares([('p', 5), ('p', 1), ('p', 1), ('p', 7)])
# %%
def odd_even_sort(a):
    a = list(a)
    phase, clean = 0, 0
    while clean < 2:
        clean += 1
        for i in range(phase % 2, len(a) - 1, 2):
            if a[i] > a[i + 1]:
                a[i], a[i + 1] = a[i + 1], a[i]
                clean = 0
        phase += 1
    return a, phase
#> odd_even_sort([2, 1])
#> odd_even_sort([])
#> odd_even_sort([4, 3, 2, 1])
#> odd_even_sort('hat')
#> odd_even_sort([1, 5, 2, 6, 3])
# %%
def greedy_word(tiles, target_len):
    """Build the largest word never using a letter twice in a row."""
    counts = {}
    for t in tiles:
        counts[t] = counts.get(t, 0) + 1
    word = ''
    while len(word) < target_len:
        for t in sorted(counts, reverse=True):
            if word[-1:] != t:
                break
        else:
            break
        word += t
        counts[t] -= 1
        if counts[t] == 0:
            counts.pop(t)
    return word
#> greedy_word('zzya', 4)
#> greedy_word('', 3)
#> greedy_word('bbbb', 4)
#> greedy_word('abcabc', 5)
#> greedy_word('mmnn', 2)
