# %%
from collections import Counter


def rank_flavours(votes, banned):
    tally = Counter(v for v in votes if v not in banned)
    order = sorted(tally, key=lambda f: (-tally[f], f))
    return [f"{i}.{f}({tally[f]})" for i, f in enumerate(order, 1)]
#> rank_flavours(['mint', 'fig', 'mint', 'plum'], ['plum'])
#> rank_flavours([], ['fig'])
#> rank_flavours(['oat', 'oat', 'ale', 'ale', 'zest'], [])
#> rank_flavours(['kiwi', 'kiwi'], ['kiwi'])
#> rank_flavours(['b', 'a', 'c', 'a', 'b', 'd', 'a'], ['c'])
# %%
import heapq


class Solution:
    def mergeCandles(self, heights, melt):
        heap = heights[:]
        heapq.heapify(heap)
        rounds = 0
        while len(heap) > 1:
            a = heapq.heappop(heap)
            b = heapq.heappop(heap)
            glued = a + b - melt
            if glued <= 0:
                continue
            heapq.heappush(heap, glued)
            rounds += 1
        return rounds, heap
#> Solution().mergeCandles([4, 7, 2, 9], 3)
#> Solution().mergeCandles([1, 1, 1, 1], 2)
#> Solution().mergeCandles([5], 1)
#> Solution().mergeCandles([], 4)
#> Solution().mergeCandles([12, 3, 3, 8, 6, 1], 5)
# %%
def shelf_sort(books):
    """Insertion sort by (thickness, title), counting the shoves."""
    shoves = 0
    shelf = list(books)
    for i in range(1, len(shelf)):
        held = shelf[i]
        j = i - 1
        while j >= 0 and (shelf[j][1], shelf[j][0]) > (held[1], held[0]):
            shelf[j + 1] = shelf[j]
            shoves += 1
            j -= 1
        shelf[j + 1] = held
    return [t for t, _ in shelf], shoves
#> shelf_sort([('Emma', 4), ('Ulysses', 9), ('Dune', 4)])
#> shelf_sort([('C', 3), ('B', 2), ('A', 1)])
#> shelf_sort([])
#> shelf_sort([('solo', 12)])
#> shelf_sort([('k', 5), ('j', 5), ('m', 2), ('a', 7), ('b', 2)])
# %%
from typing import List


class Solution:
    def lockerCycles(self, keys: List[int]) -> List[int]:
        n = len(keys)
        opened = [False] * n
        sizes = []
        for start in range(n):
            if opened[start]:
                continue
            cur, steps = start, 0
            while not opened[cur]:
                opened[cur] = True
                cur = keys[cur]
                steps += 1
            sizes.append(steps)
        sizes.sort(reverse=True)
        return sizes
#> Solution().lockerCycles([1, 2, 0, 3])
#> Solution().lockerCycles([0, 1, 2])
#> Solution().lockerCycles([])
#> Solution().lockerCycles([4, 3, 1, 2, 0, 5])
#> Solution().lockerCycles([1, 0, 3, 2, 5, 6, 4])
# %%
from itertools import groupby


def digest(readings, width):
    def band(x):
        return x // width

    parts = []
    for b, run in groupby(readings, key=band):
        run = list(run)
        if len(run) == 1:
            parts.append(str(run[0]))
        else:
            parts.append(f"{b * width}+x{len(run)}")
    return '/'.join(parts)
#> digest([3, 4, 11, 12, 19, 5], 10)
#> digest([7], 2)
#> digest([], 5)
#> digest([-1, -2, 0, 1, 2], 3)
#> digest([100, 101, 250, 199, 198, 197], 100)
# %%
from collections import defaultdict


class Solution:
    def signature(self, word):
        vowels = sum(c in 'aeiou' for c in word)
        return vowels, len(word) - vowels

    def twinNames(self, names):
        groups = defaultdict(list)
        for name in names:
            groups[self.signature(name)].append(name)
        pairs = 0
        for members in groups.values():
            k = len(members)
            pairs += k * (k - 1) // 2
        return pairs
#> Solution().twinNames(['anna', 'otto', 'eric'])
#> Solution().twinNames(['bo', 'al', 'ed', 'ty', 'jo'])
#> Solution().twinNames([])
#> Solution().twinNames(['mia', 'tom', 'zoe', 'leo', 'sam'])
#> Solution().twinNames(['x', 'xx', 'xxx'])
# %%
def counting_podium(scores, top):
    if not scores:
        return []
    hi = max(scores)
    bins = [0] * (hi + 1)
    for s in scores:
        bins[s] += 1
    podium = []
    place = 1
    for s in range(hi, -1, -1):
        if bins[s] == 0:
            continue
        if place > top:
            break
        podium.append((place, s, bins[s]))
        place += bins[s]
    return podium
#> counting_podium([5, 3, 5, 1, 3, 3], 3)
#> counting_podium([], 2)
#> counting_podium([2, 2, 2], 1)
#> counting_podium([0, 9, 4], 2)
#> counting_podium([7, 6, 6, 5, 5, 5, 4], 4)
# %%
def inversions_weighted(a):
    def split(lst):
        if len(lst) < 2:
            return lst, 0
        m = len(lst) // 2
        left, x = split(lst[:m])
        right, y = split(lst[m:])
        out, cost, i = [], x + y, 0
        for v in right:
            while i < len(left) and left[i] <= v:
                out.append(left[i])
                i += 1
            cost += sum(left[i:]) - v * (len(left) - i)
            out.append(v)
        return out + left[i:], cost

    return split(a)[1]
#> inversions_weighted([3, 1, 2])
#> inversions_weighted([1, 2, 3, 4])
#> inversions_weighted([])
#> inversions_weighted([9, 4, 4, 0])
#> inversions_weighted([2, -1, 5, -3])
# %%
from operator import itemgetter


class Solution:
    def bestStalls(self, stalls, budget):
        ranked = sorted(stalls, key=itemgetter(2, 1))
        bought = []
        for name, taste, price in ranked:
            if price > budget:
                break
            budget -= price
            bought.append(name)
        return bought, budget
#> Solution().bestStalls([('soup', 7, 4), ('bun', 5, 2), ('pie', 6, 6)], 9)
#> Solution().bestStalls([('tea', 1, 3)], 2)
#> Solution().bestStalls([], 10)
#> Solution().bestStalls([('a', 3, 5), ('b', 2, 5), ('c', 1, 5)], 10)
#> Solution().bestStalls([('x', 9, 1), ('y', 8, 1), ('z', 2, 30)], 33)
# %%
def ruling_colour(beads):
    holder, lead = None, 0
    changes = 0
    for b in beads:
        if lead == 0:
            if holder != b:
                changes += 1
            holder, lead = b, 1
        elif b == holder:
            lead += 1
        else:
            lead -= 1
    return (holder, changes) if beads.count(holder) * 2 > len(beads) else (None, changes)
#> ruling_colour('rgrgr')
#> ruling_colour('')
#> ruling_colour('bbggb')
#> ruling_colour('rgby')
#> ruling_colour('ygyyybg')
# %%
from collections import Counter


class Solution:
    def trimToTwice(self, nums):
        left = Counter(nums)
        out = []
        for x in reversed(nums):
            if left[x] > 2:
                left[x] -= 1
            else:
                out.append(x)
        out.reverse()
        return out
#> Solution().trimToTwice([1, 1, 1, 2, 3])
#> Solution().trimToTwice([5, 5, 5, 5, 5])
#> Solution().trimToTwice([])
#> Solution().trimToTwice([4, 7, 4, 7, 4, 7, 7])
#> Solution().trimToTwice([-1, 0, 1])
# %%
import heapq


def triage(patients, slots):
    queue = []
    for order, (name, pain) in enumerate(patients):
        heapq.heappush(queue, (-pain, order, name))
    seen, waiting = [], []
    while queue:
        neg, order, name = heapq.heappop(queue)
        if slots > 0:
            seen.append(name)
            slots -= 1
        elif neg < -3:
            waiting.append(name + '!')
        else:
            waiting.append(name)
    return seen, waiting
#> triage([('Ada', 3), ('Bo', 8), ('Cy', 5)], 1)
#> triage([('Di', 2), ('Ed', 2), ('Flo', 2)], 2)
#> triage([], 3)
#> triage([('Gus', 9)], 0)
#> triage([('Hal', 4), ('Ivy', 6), ('Jo', 1), ('Kim', 6)], 2)
# %%
from typing import List


class Solution:
    def gapSort(self, a: List[int], gaps: List[int]) -> List[int]:
        a = list(a)
        moves = []
        for gap in gaps:
            count = 0
            for i in range(gap, len(a)):
                j = i
                while j >= gap and a[j - gap] > a[j]:
                    a[j - gap], a[j] = a[j], a[j - gap]
                    j -= gap
                    count += 1
            moves.append(count)
        return a + moves
#> Solution().gapSort([5, 2, 8, 1, 9, 3], [3, 1])
#> Solution().gapSort([4, 3, 2, 1], [2, 1])
#> Solution().gapSort([], [1])
#> Solution().gapSort([6, 5, 4], [2])
#> Solution().gapSort([1, 2, 3, 4, 5], [4, 2, 1])
# %%
def bar_chart(values):
    hist = {}
    for v in values:
        hist[v] = hist.get(v, 0) + 1
    rows = []
    for level in range(max(hist.values(), default=0), 0, -1):
        rows.append(''.join('#' if hist[k] >= level else '.' for k in sorted(hist)))
    return rows
#> bar_chart([1, 2, 2, 3, 3, 3])
#> bar_chart([])
#> bar_chart([4, 4, 4, 4])
#> bar_chart([9, 7, 5, 7])
#> bar_chart([0, -2, 0, -2, 6, 0])
# %%
from collections import OrderedDict


class Solution:
    def recentTabs(self, visits, capacity):
        tabs = OrderedDict()
        closed = []
        for page in visits:
            if page in tabs:
                tabs.move_to_end(page)
                tabs[page] += 1
                continue
            if len(tabs) == capacity:
                old, times = tabs.popitem(last=False)
                closed.append(old * times)
            tabs[page] = 1
        return list(tabs.items()), closed
#> Solution().recentTabs('abcab', 3)
#> Solution().recentTabs('abacad', 2)
#> Solution().recentTabs('', 2)
#> Solution().recentTabs('xyz', 1)
#> Solution().recentTabs('ppqrpqss', 3)
# %%
def dance_pairs(heights, limit):
    left = sorted(range(len(heights)), key=lambda i: heights[i])
    pairs = []
    lo, hi = 0, len(left) - 1
    while lo < hi:
        i, j = left[lo], left[hi]
        if heights[j] - heights[i] > limit:
            hi -= 1
        else:
            pairs.append((i, j))
            lo += 1
            hi -= 1
    return pairs
#> dance_pairs([160, 172, 181, 155], 15)
#> dance_pairs([150, 190], 10)
#> dance_pairs([], 5)
#> dance_pairs([170, 170, 170, 170, 170], 0)
#> dance_pairs([142, 201, 160, 158, 177, 149], 20)
# %%
def is_neat(word):
    marks = {}
    for ch in word:
        marks[ch] = marks.get(ch, 0) ^ 1
    return sum(marks.values()) < 2


def neat_fraction(words):
    good = [w for w in words if is_neat(w)]
    if not words:
        return '0/0'
    return f'{len(good)}/{len(words)}'
#> neat_fraction(['abba', 'abc', 'aab'])
#> neat_fraction([])
#> neat_fraction(['x', 'yy', 'zzz'])
#> neat_fraction(['carrace', 'cart', 'noon'])
#> neat_fraction(['pq'])
# %%
class Solution:
    def bubbleUntilCalm(self, nums, patience):
        arr = nums[:]
        sweep = 0
        for sweep in range(1, patience + 1):
            swapped = 0
            for i in range(len(arr) - 1):
                if arr[i] > arr[i + 1]:
                    arr[i], arr[i + 1] = arr[i + 1], arr[i]
                    swapped += 1
            if swapped <= 1:
                break
        else:
            return arr, 'gave up'
        return arr, f'calm after {sweep}'
#> Solution().bubbleUntilCalm([3, 2, 1], 5)
#> Solution().bubbleUntilCalm([1, 2, 3], 2)
#> Solution().bubbleUntilCalm([5, 4, 3, 2, 1], 2)
#> Solution().bubbleUntilCalm([], 0)
#> Solution().bubbleUntilCalm([2, 9, 4, 7, 1, 8], 6)
# %%
def select_kth(items, k):
    pivot = items[len(items) // 2]
    low = [x for x in items if x < pivot]
    same = items.count(pivot)
    if k < len(low):
        return select_kth(low, k)
    if k < len(low) + same:
        return pivot
    return select_kth([x for x in items if x > pivot], k - len(low) - same)


def middle_gap(items):
    n = len(items)
    return select_kth(items, (n + n % 2) // 2) - select_kth(items, n // 4)
#> middle_gap([9, 1, 5, 7, 3])
#> middle_gap([4, 4])
#> middle_gap([10, -10, 20, -20, 0, 5, 15])
#> middle_gap([2, 8, 6, 4, 1, 9])
#> middle_gap([])
# %%
from collections import Counter


class Solution:
    def canRefill(self, stock, orders):
        shelf = Counter(stock)
        served = 0
        for order in orders:
            need = Counter(order)
            if need - shelf:
                continue
            shelf -= need
            served += len(order)
        return served, sum(shelf.values())
#> Solution().canRefill('aabbc', ['ab', 'cc', 'b'])
#> Solution().canRefill('', ['a'])
#> Solution().canRefill('xyz', [])
#> Solution().canRefill('mmmnn', ['mn', 'mn', 'mn', 'm'])
#> Solution().canRefill('tools', ['loot', 'lots', 's'])
# %%
def parity_ladder(nums):
    odds = sorted((x for x in nums if x % 2), reverse=True)
    evens = sorted(x for x in nums if x % 2 == 0)
    out = []
    for x in nums:
        source = odds if x % 2 else evens
        out.append(source.pop(0))
    return out
#> parity_ladder([5, 2, 9, 8, 1, 4])
#> parity_ladder([2, 4, 6])
#> parity_ladder([])
#> parity_ladder([1, 3, 5, 7])
#> parity_ladder([-3, 10, -5, 0, 7, -8])
# %%
from collections import defaultdict


def invoice_by_client(rows):
    totals = defaultdict(lambda: [0, 0])
    for client, amount in rows:
        entry = totals[client]
        if amount < 0:
            entry[1] -= amount
        else:
            entry[0] += amount
    report = []
    for client in sorted(totals, key=lambda c: totals[c][1] - totals[c][0]):
        paid, refunded = totals[client]
        report.append(f"{client}:{paid}-{refunded}={paid - refunded}")
    return report
#> invoice_by_client([('acme', 50), ('bolt', 20), ('acme', -15)])
#> invoice_by_client([])
#> invoice_by_client([('z', -4)])
#> invoice_by_client([('q', 10), ('r', 10), ('s', 10)])
#> invoice_by_client([('k', 5), ('m', 80), ('k', 90), ('m', -80), ('n', 1)])
# %%
from typing import List


class Solution:
    def seatingOrder(self, taller: List[int]) -> List[int]:
        # taller[v] = how many larger values must stand before value v
        row = []
        for v in range(len(taller) - 1, -1, -1):
            spot = taller[v]
            if spot > len(row):
                return []
            row.insert(spot, v)
        return row
#> Solution().seatingOrder([2, 1, 0])
#> Solution().seatingOrder([0, 0, 0, 0])
#> Solution().seatingOrder([1, 1])
#> Solution().seatingOrder([3, 0, 1, 0])
#> Solution().seatingOrder([])
# %%
def run_jobs(jobs):
    pending = sorted(jobs, key=lambda j: j[1])
    clock = 0
    done = []
    while pending:
        ready = [j for j in pending if j[1] <= clock]
        if not ready:
            clock = pending[0][1]
            continue
        job = min(ready, key=lambda j: (j[2], j[0]))
        pending.remove(job)
        clock += job[2]
        done.append((job[0], clock))
    return done
#> run_jobs([('a', 0, 4), ('b', 1, 2), ('c', 2, 1)])
#> run_jobs([('x', 5, 1), ('y', 0, 2)])
#> run_jobs([])
#> run_jobs([('p', 3, 3), ('q', 3, 3)])
#> run_jobs([('m', 0, 9), ('n', 1, 1), ('o', 2, 5), ('r', 20, 2)])
# %%
class Solution:
    def weigh(self, crate):
        return sum(crate) - max(crate)

    def lighter(self, a, b):
        return self.weigh(a) < self.weigh(b)

    def orderCrates(self, crates):
        order = []
        for i, c in enumerate(crates):
            pos = 0
            while pos < len(order) and not self.lighter(c, crates[order[pos]]):
                pos += 1
            order.insert(pos, i)
        return order
#> Solution().orderCrates([[5, 1], [2, 2], [9, 9]])
#> Solution().orderCrates([[3], [4], [1]])
#> Solution().orderCrates([])
#> Solution().orderCrates([[6, 6, 6], [1, 50], [2, 2, 3]])
#> Solution().orderCrates([[1, 2, 3, 4], [10, 0]])
# %%
def top_letters(text, k):
    freq = [0] * 26
    for ch in text.lower():
        if ch.isalpha():
            freq[ord(ch) - 97] += 1
    answer = ''
    for _ in range(k):
        at = max(range(26), key=freq.__getitem__)
        if freq[at] == 0:
            break
        answer += chr(97 + at) + str(freq[at])
        freq[at] = 0
    return answer
#> top_letters('Bananas', 2)
#> top_letters('', 3)
#> top_letters('a-b-c', 9)
#> top_letters('Mississippi river', 4)
#> top_letters('zzz', 0)
# %%
from itertools import groupby


class Solution:
    def clubByInitial(self, names):
        names = sorted(names, key=str.lower)
        clubs = {}
        for initial, members in groupby(names, key=lambda s: s[0].lower()):
            members = list(members)
            captain = max(members, key=len)
            clubs[initial] = captain + '+' + str(len(members) - 1)
        return clubs
#> Solution().clubByInitial(['bob', 'Bea', 'al'])
#> Solution().clubByInitial([])
#> Solution().clubByInitial(['Zed'])
#> Solution().clubByInitial(['tom', 'Tim', 'TABITHA', 'una', 'Ulric'])
#> Solution().clubByInitial(['q', 'Q', 'qq'])
# %%
def apply_shuffle(deck, perm, times):
    while times:
        if times & 1:
            deck = [deck[p] for p in perm]
        perm = [perm[p] for p in perm]
        times >>= 1
    return deck
#> apply_shuffle(['a', 'b', 'c'], [1, 2, 0], 2)
#> apply_shuffle([10, 20, 30, 40], [3, 2, 1, 0], 5)
#> apply_shuffle([], [], 7)
#> apply_shuffle([1, 2, 3, 4, 5], [1, 0, 3, 4, 2], 11)
#> apply_shuffle('xyz', [0, 2, 1], 0)
# %%
def first_to_reach(votes, target):
    score = {}
    for when, who in enumerate(votes, start=1):
        score[who] = score.get(who, 0) + 1
        if score[who] >= target:
            return who, when
    leader = None
    for who in score:
        if leader is None or score[who] > score[leader]:
            leader = who
    return leader, -1
#> first_to_reach(['ann', 'bob', 'ann', 'ann'], 3)
#> first_to_reach(['x', 'y', 'y', 'x'], 5)
#> first_to_reach([], 1)
#> first_to_reach(['solo'], 1)
#> first_to_reach([3, 1, 2, 3, 1, 2, 2], 3)
# %%
import heapq
from typing import List


class Solution:
    def shareSnacks(self, piles: List[int], rounds: int) -> int:
        heap = [-p for p in piles]
        heapq.heapify(heap)
        eaten = 0
        for r in range(rounds):
            if not heap:
                break
            big = -heap[0]
            bite = (big + r) // 2
            bite = min(bite, big)
            eaten += bite
            if big == bite:
                heapq.heappop(heap)
            else:
                heapq.heapreplace(heap, bite - big)
        return eaten
#> Solution().shareSnacks([10, 4, 7], 3)
#> Solution().shareSnacks([1], 4)
#> Solution().shareSnacks([], 2)
#> Solution().shareSnacks([3, 3, 3], 6)
#> Solution().shareSnacks([100, 1], 5)
# %%
def lonely_values(nums, reach):
    ordered = sorted(nums)
    lonely = []
    for i, x in enumerate(ordered):
        if i > 0 and x - ordered[i - 1] <= reach:
            continue
        if i + 1 < len(ordered) and ordered[i + 1] - x <= reach:
            continue
        lonely.append(x)
    return lonely
#> lonely_values([1, 2, 10, 20, 21], 1)
#> lonely_values([5], 3)
#> lonely_values([], 1)
#> lonely_values([4, 4, 9], 0)
#> lonely_values([30, -30, 0, 11, 19], 10)
# %%
from collections import Counter


class Solution:
    def freqOfFreq(self, s):
        inner = Counter(s)
        outer = Counter(inner.values())
        return sorted(outer.items())

    def sameShape(self, s, t):
        a, b = self.freqOfFreq(s), self.freqOfFreq(t)
        if a == b:
            return 'same'
        common = [p for p in a if p in b]
        return common or 'none'
#> Solution().sameShape('aab', 'xyy')
#> Solution().sameShape('abc', 'aabc')
#> Solution().sameShape('', 'q')
#> Solution().sameShape('aabbcd', 'wwxyz')
#> Solution().sameShape('hello', 'jelly')
# %%
def stable_partition(cards, trump):
    front, back = [], []
    for suit, rank in cards:
        (front if suit == trump else back).append((suit, rank))
    front.sort(key=lambda c: -c[1])
    back.sort()
    return front + back
#> stable_partition([('h', 4), ('s', 9), ('h', 11)], 'h')
#> stable_partition([('c', 2), ('d', 2)], 's')
#> stable_partition([], 'c')
#> stable_partition([('s', 1), ('s', 13), ('s', 5)], 's')
#> stable_partition([('d', 10), ('c', 3), ('h', 7), ('c', 12), ('d', 1)], 'd')
# %%
def min_swaps_to(order, wanted):
    where = {v: i for i, v in enumerate(order)}
    order = list(order)
    swaps = []
    for i, w in enumerate(wanted):
        j = where[w]
        if i == j:
            continue
        other = order[i]
        order[i], order[j] = w, other
        where[w], where[other] = i, j
        swaps.append((i, j))
    return swaps
#> min_swaps_to('bca', 'abc')
#> min_swaps_to([1, 2, 3], [1, 2, 3])
#> min_swaps_to([4, 3, 2, 1], [1, 2, 3, 4])
#> min_swaps_to('pqrst', 'tpqrs')
#> min_swaps_to([7], [8])
# %%
class Solution:
    def quickDepth(self, nums):
        def depth(part):
            if len(part) <= 1:
                return len(part)
            p = part[0]
            small = [x for x in part[1:] if x < p]
            large = [x for x in part[1:] if x >= p]
            return 1 + max(depth(small), depth(large))

        return depth(nums)
#> Solution().quickDepth([3, 1, 2, 5, 4])
#> Solution().quickDepth([1, 2, 3, 4, 5, 6])
#> Solution().quickDepth([])
#> Solution().quickDepth([4, 2, 6, 1, 3, 5, 7])
#> Solution().quickDepth([8, 8, 8])
# %%
from collections import Counter, defaultdict


def bucket_by_count(words):
    buckets = defaultdict(list)
    for word, c in Counter(words).items():
        buckets[c].append(word)
    lines = []
    for c in sorted(buckets, reverse=True):
        lines.append(f"{c}x {' '.join(sorted(buckets[c]))}")
    return '; '.join(lines)
#> bucket_by_count(['to', 'be', 'or', 'not', 'to', 'be'])
#> bucket_by_count([])
#> bucket_by_count(['go', 'go', 'go'])
#> bucket_by_count('a rose is a rose is a rose'.split())
#> bucket_by_count(['d', 'c', 'b', 'a'])
# %%
def rank_with_ties(times):
    uniq = sorted(set(times))
    place = {}
    taken = 1
    for t in uniq:
        place[t] = taken
        taken += times.count(t)
    labels = ['gold', 'silver', 'bronze']
    return [labels[place[t] - 1] if place[t] <= 3 else place[t] for t in times]
#> rank_with_ties([12, 10, 15, 10, 20])
#> rank_with_ties([])
#> rank_with_ties([7, 7, 7, 7])
#> rank_with_ties([5, 4, 3, 2, 1])
#> rank_with_ties([101, 99, 99, 99, 150])
# %%
from functools import cmp_to_key


class Solution:
    def queueOrder(self, tickets):
        def compare(a, b):
            if a % 10 != b % 10:
                return a % 10 - b % 10
            if a > b:
                return -1
            return int(a < b)

        return sorted(tickets, key=cmp_to_key(compare))
#> Solution().queueOrder([21, 13, 31, 3])
#> Solution().queueOrder([5])
#> Solution().queueOrder([])
#> Solution().queueOrder([40, 20, 30, 10])
#> Solution().queueOrder([19, 8, 27, 98, 27])
# %%
def next_free(taken, want):
    while want in taken:
        want += 1
    return want


def assign_seats(requests):
    taken = {}
    moved = 0
    for person, want in sorted(requests, key=lambda r: (r[1], r[0])):
        got = next_free(taken, want)
        taken[got] = person
        moved += got != want
    return [f'{s}{taken[s]}' for s in sorted(taken)], moved
#> assign_seats([('A', 1), ('B', 1), ('C', 2)])
#> assign_seats([('Z', 5)])
#> assign_seats([])
#> assign_seats([('M', 3), ('L', 3), ('K', 3), ('J', 9)])
#> assign_seats([('p', 4), ('q', 2), ('r', 3)])
# %%
class Solution:
    def selectionTrace(self, nums, k):
        nums = list(nums)
        trace = []
        for i in range(min(k, len(nums))):
            m = i
            for j in range(i + 1, len(nums)):
                if abs(nums[j]) < abs(nums[m]):
                    m = j
            if m != i:
                nums[i], nums[m] = nums[m], nums[i]
                trace.append(m - i)
        return nums, trace
#> Solution().selectionTrace([4, -1, 3], 2)
#> Solution().selectionTrace([-5, 2, 2, -2], 4)
#> Solution().selectionTrace([], 3)
#> Solution().selectionTrace([9, 8, -7, 6, 5], 1)
#> Solution().selectionTrace([1, -2, 3, -4], 4)
