# %%
def freight(wagons):
    """Shunt wagons: smallest first, using one siding as a stack."""
    incoming = list(wagons)
    siding, out = [], []
    moves = 0
    wanted = sorted(wagons)
    for w in wanted:
        while not (siding and siding[-1] == w):
            if not incoming:
                return out, 'jam'
            siding.append(incoming.pop(0))
            moves += 1
        out.append(siding.pop())
        moves += 1
    return out, moves
#> freight([3, 1, 2])
#> freight([2, 3, 1])
#> freight([])
#> freight([4, 3, 2, 1])
#> freight([5, 1, 3, 2, 4])
# %%
from collections import Counter
from typing import List


class Solution:
    def keepFrequent(self, words: List[str], share: int) -> List[str]:
        c = Counter(words)
        need = len(words) * share
        picked = []
        for w, n in c.most_common():
            if n * 100 < need:
                break
            picked.append(w)
        return picked
#> Solution().keepFrequent(['a', 'b', 'a', 'c'], 50)
#> Solution().keepFrequent([], 10)
#> Solution().keepFrequent(['x', 'y', 'z'], 34)
#> Solution().keepFrequent(['p', 'p', 'q', 'q', 'r'], 20)
#> Solution().keepFrequent(['m', 'm', 'm', 'n'], 75)
# %%
def alternate_extremes(nums):
    nums = sorted(nums)
    out = []
    while nums:
        out.append(nums.pop(-1 if len(out) % 2 == 0 else 0))
    score = 0
    for i in range(1, len(out)):
        score += abs(out[i] - out[i - 1])
    return out, score
#> alternate_extremes([4, 1, 3, 2])
#> alternate_extremes([])
#> alternate_extremes([7])
#> alternate_extremes([5, 5, 9, 5, 1])
#> alternate_extremes([-3, 0, 3])
# %%
class Solution:
    def gossip(self, calls):
        heard = {}
        for a, b in calls:
            both = sorted(set(heard.get(a, [a]) + heard.get(b, [b])))
            heard[a] = both
            heard[b] = both
        if not heard:
            return None
        most = max(len(v) for v in heard.values())
        return most, [p for p in sorted(heard) if len(heard[p]) == most]
#> Solution().gossip([(1, 2), (2, 3)])
#> Solution().gossip([])
#> Solution().gossip([(1, 2), (3, 4), (1, 3), (2, 4)])
#> Solution().gossip([(5, 6), (5, 7), (5, 8)])
#> Solution().gossip([(9, 8), (8, 9)])
# %%
import heapq


class Solution:
    def breedFish(self, sizes, days):
        """Each day the two smallest fish school together and the largest loses a third."""
        pond = sorted(sizes)
        for _ in range(days):
            if len(pond) < 3:
                break
            school = heapq.heappop(pond) + heapq.heappop(pond)
            big = max(pond)
            pond.remove(big)
            pond += [big - big // 3, school]
            heapq.heapify(pond)
        return sorted(pond)
#> Solution().breedFish([1, 7, 4], 1)
#> Solution().breedFish([], 2)
#> Solution().breedFish([5, 5, 5, 5], 2)
#> Solution().breedFish([10, 1, 4, 30, 2], 3)
#> Solution().breedFish([3, 9], 4)
# %%
def sort_suits(hand):
    suit_order = 'SHDC'
    face = {'A': 14, 'K': 13, 'Q': 12, 'J': 11, 'T': 10}

    def value(card):
        r = card[0]
        return face.get(r) or int(r)

    by_suit = {s: [] for s in suit_order}
    for card in hand.split():
        by_suit[card[1]].append(card)
    lines = []
    for s in suit_order:
        cards = sorted(by_suit[s], key=value, reverse=True)
        lines.append(s + ''.join(c[0] for c in cards))
    return ' '.join(lines)
#> sort_suits('AS 2H KS TD')
#> sort_suits('')
#> sort_suits('9C 8C 7C')
#> sort_suits('QH JH AH 3S')
#> sort_suits('5D 4X')
# %%
class Solution:
    def beats(self, a, b):
        return (a - b) % 5 in (1, 3)

    def ladderWins(self, picks):
        wins = [0] * len(picks)
        for i, p in enumerate(picks):
            for q in picks:
                if self.beats(p, q):
                    wins[i] += 1
        return wins

    def champions(self, picks):
        wins = self.ladderWins(picks)
        top = max(wins, default=0)
        return [i for i, w in enumerate(wins) if w == top]
#> Solution().champions([0, 1, 2])
#> Solution().champions([])
#> Solution().champions([4, 4])
#> Solution().champions([0, 1, 2, 3, 4])
#> Solution().champions([3, 0, 0, 1])
# %%
from collections import defaultdict


def hourly_peaks(readings):
    hours = defaultdict(lambda: float('-inf'))
    for stamp, value in readings:
        h = stamp.split(':')[0]
        hours[h] = max(hours[h], value)
    prev = None
    rises = []
    for h in sorted(hours):
        if prev is not None and hours[h] > prev:
            rises.append(h)
        prev = hours[h]
    return rises
#> hourly_peaks([('08:10', 3), ('08:40', 7), ('09:00', 5), ('10:30', 9)])
#> hourly_peaks([])
#> hourly_peaks([('12:00', 1)])
#> hourly_peaks([('03:00', 2), ('01:00', 1), ('02:00', 3)])
#> hourly_peaks([('05:05', 4), ('06:06', 4), ('07:07', 8), ('06:59', 6)])
# %%
def inverse_histogram(spec):
    out = []
    for part in spec.split(','):
        if not part:
            continue
        value, _, n = part.partition('x')
        out.extend([int(value)] * int(n or 1))
    out.sort()
    mid = len(out) // 2
    return out, out[mid] if out else None
#> inverse_histogram('3x2,1,5x3')
#> inverse_histogram('')
#> inverse_histogram('9x0,4')
#> inverse_histogram('7,7,2x4')
#> inverse_histogram('10x1,8x2,6x3')
# %%
class Solution:
    def pairUp(self, nums, diff):
        counts = {}
        for x in nums:
            counts[x] = counts.get(x, 0) + 1
        pairs = []
        for x in sorted(counts):
            while counts[x] > 0:
                counts[x] -= 1
                if counts.get(x + diff, 0) == 0:
                    continue
                counts[x + diff] -= 1
                pairs.append((x, x + diff))
        return pairs
#> Solution().pairUp([1, 3, 5, 3], 2)
#> Solution().pairUp([4, 4, 4], 0)
#> Solution().pairUp([], 1)
#> Solution().pairUp([10, 20, 30, 40], 10)
#> Solution().pairUp([7, 1, 9], 5)
# %%
def cycle_sort_writes(a):
    a = list(a)
    writes = 0
    for start in range(len(a) - 1):
        item = a[start]
        pos = start + sum(1 for x in a[start + 1:] if x < item)
        if pos == start:
            continue
        while True:
            while item == a[pos]:
                pos += 1
            item, a[pos] = a[pos], item
            writes += 1
            if pos == start:
                break
            pos = start + sum(1 for x in a[start + 1:] if x < item)
    return a, writes
#> cycle_sort_writes([3, 1, 2])
#> cycle_sort_writes([])
#> cycle_sort_writes([1, 2, 3])
#> cycle_sort_writes([2, 2, 1, 1])
#> cycle_sort_writes([5, 4, 3, 2, 1])
# %%
from functools import cmp_to_key


class Solution:
    def sortStops(self, stops, home):
        def cmp(a, b):
            da, db = abs(a - home), abs(b - home)
            if (a < home) != (b < home):
                return 1 if a < home else -1
            return da - db

        return sorted(stops, key=cmp_to_key(cmp))
#> Solution().sortStops([3, 9, 5, 1], 4)
#> Solution().sortStops([], 0)
#> Solution().sortStops([2, 1], 10)
#> Solution().sortStops([12, 8, 10, 11, 9], 10)
#> Solution().sortStops([7], 7)
# %%
def queue_time(customers, tills):
    times = [0] * tills
    for c in customers:
        times.sort()
        times[0] += c
    return max(times)


def best_tills(customers, budget):
    best = None
    for t in range(1, budget + 1):
        cost = queue_time(customers, t) + 2 * t
        if best is None or cost < best[1]:
            best = (t, cost)
    return best
#> best_tills([4, 3, 5, 2], 3)
#> best_tills([], 2)
#> best_tills([10, 10, 10], 4)
#> best_tills([1], 1)
#> best_tills([2, 2], 0)
# %%
from typing import List


class Solution:
    def removeDuplicateScores(self, scores: List[int]) -> List[int]:
        bumped = sorted(scores)
        for i in range(1, len(bumped)):
            if bumped[i] <= bumped[i - 1]:
                bumped[i] = bumped[i - 1] + 1
        table = {}
        for s, b in zip(sorted(scores), bumped):
            table.setdefault(s, []).append(b)
        return [table[s].pop(0) for s in scores]
#> Solution().removeDuplicateScores([3, 2, 3, 3])
#> Solution().removeDuplicateScores([])
#> Solution().removeDuplicateScores([1, 2, 3])
#> Solution().removeDuplicateScores([5, 5, 6, 6])
#> Solution().removeDuplicateScores([9, 0, 9, 0])
# %%
def word_ladder_counts(text):
    lengths = {}
    for w in text.split():
        lengths.setdefault(len(w), []).append(w)
    rungs = []
    n = min(lengths, default=0)
    while n in lengths:
        rungs.append(min(lengths[n]))
        n += 1
    return rungs
#> word_ladder_counts('a to be the that')
#> word_ladder_counts('')
#> word_ladder_counts('pig ox elephant')
#> word_ladder_counts('if it is all done today')
#> word_ladder_counts('seven words eight')
# %%
class Solution:
    def selectLanes(self, swimmers):
        lanes = [4, 5, 3, 6, 2, 7, 1, 8]
        ranked = sorted(swimmers, key=lambda s: (s[1], s[0]))
        draw = {lane: name for lane, (name, _) in zip(lanes, ranked)}
        return [draw.get(lane, '-') for lane in range(1, 9)]
#> Solution().selectLanes([('ann', 52.1), ('bea', 51.9), ('cat', 53.0)])
#> Solution().selectLanes([])
#> Solution().selectLanes([('z', 1), ('y', 1), ('x', 1)])
#> Solution().selectLanes([('a', 8), ('b', 7), ('c', 6), ('d', 5), ('e', 4), ('f', 3), ('g', 2), ('h', 1), ('i', 0)])
#> Solution().selectLanes([('solo', 60)])
# %%
def nth_largest(grid, n):
    import heapq
    cells = []
    for row in grid:
        for v in row:
            if len(cells) < n:
                heapq.heappush(cells, v)
            else:
                heapq.heappushpop(cells, v)
    if not cells or len(cells) < n:
        return None
    return cells[0]
#> nth_largest([[4, 9], [7, 1]], 2)
#> nth_largest([[]], 1)
#> nth_largest([[5, 5, 5]], 3)
#> nth_largest([[1, 2, 3], [4, 5, 6]], 5)
#> nth_largest([[8], [3]], 4)
# %%
def merge_step(a, b, counter):
    out = []
    while a and b:
        counter[0] += 1
        out.append(a.pop(0) if a[0] <= b[0] else b.pop(0))
    return out + a + b


def merge_count(nums):
    counter = [0]

    def go(part):
        if len(part) < 2:
            return part
        cut = len(part) // 3 or 1
        return merge_step(go(part[:cut]), go(part[cut:]), counter)

    return go(nums), counter[0]
#> merge_count([4, 1, 3])
#> merge_count([])
#> merge_count([2, 1])
#> merge_count([1, 2, 3, 4])
#> merge_count([6, 5, 4, 3, 2])
# %%
from collections import OrderedDict


class Solution:
    def firstLonely(self, stream):
        once = OrderedDict()
        twice = {}
        out = []
        for ch in stream:
            if ch in twice:
                twice[ch] += 1
            elif ch in once:
                once.pop(ch)
                twice[ch] = 2
            else:
                once[ch] = len(out)
            out.append(next(iter(once), '.'))
        return ''.join(out), max(twice.values(), default=1)
#> Solution().firstLonely('abac')
#> Solution().firstLonely('')
#> Solution().firstLonely('zzz')
#> Solution().firstLonely('swiss miss')
#> Solution().firstLonely('abcabc')
# %%
def odd_rank_out(nums):
    order = sorted(nums, key=lambda x: (x % 2, abs(x)))
    kept = order[::2]
    dropped = order[1::2]
    return sum(kept) - sum(dropped), kept
#> odd_rank_out([5, 2, 8, 3])
#> odd_rank_out([])
#> odd_rank_out([-7, 7, -4])
#> odd_rank_out([1])
#> odd_rank_out([10, 9, 8, 7, 6])
# %%
class Solution:
    def wordBudget(self, words, budget):
        cost = {}
        for w in words:
            cost[w] = cost.get(w, len(w)) + 1
        spend = 0
        taken = []
        for w, c in sorted(cost.items(), key=lambda kv: (kv[1], kv[0])):
            if spend + c > budget:
                return taken, budget - spend
            spend += c
            taken.append(w)
        return taken, 'all'
#> Solution().wordBudget(['at', 'by', 'at', 'long'], 8)
#> Solution().wordBudget([], 3)
#> Solution().wordBudget(['hello'], 2)
#> Solution().wordBudget(['a', 'b', 'c'], 6)
#> Solution().wordBudget(['up', 'up', 'up', 'down'], 5)
# %%
def vote_rounds(ballots):
    """Instant run-off with the alphabetical last dropped on ties."""
    out = []
    live = sorted({c: 1 for b in ballots for c in b})
    while live:
        tally = {c: 0 for c in live}
        for b in ballots:
            for c in b:
                if c in tally:
                    tally[c] += 1
                    break
        top = max(live, key=lambda c: tally[c])
        if tally[top] * 2 > sum(tally.values()) or len(live) == 1:
            return top, out
        loser = min(reversed(live), key=lambda c: tally[c])
        live.remove(loser)
        out.append(loser)
    return None, out
#> vote_rounds(['ab', 'ba', 'cb'])
#> vote_rounds([])
#> vote_rounds(['x', 'x', 'y'])
#> vote_rounds(['abc', 'bca', 'cab', 'cba'])
#> vote_rounds(['p', 'q'])
# %%
from itertools import groupby


class Solution:
    def ranges(self, nums):
        nums = sorted(set(nums))
        out = []
        for _, g in groupby(enumerate(nums), key=lambda p: p[1] - p[0]):
            block = [v for _, v in g]
            out.append((len(block), block[0]))
        out.sort(reverse=True)
        return out
#> Solution().ranges([1, 2, 3, 7, 8, 20])
#> Solution().ranges([])
#> Solution().ranges([5, 5, 5])
#> Solution().ranges([10, 8, 9, 1, 0])
#> Solution().ranges([-2, -1, 1, 2])
# %%
def best_photo(heights):
    """Rows by rank: tallest at the back middle, others fanning out left and right."""
    row = []
    left = True
    for h in sorted(heights, reverse=True):
        if left:
            row = [h] + row
        else:
            row = row + [h]
        left = not left
    peak = row.index(max(row)) if row else -1
    return row, peak
#> best_photo([150, 180, 165])
#> best_photo([])
#> best_photo([170, 170])
#> best_photo([1, 2, 3, 4, 5, 6])
#> best_photo([160])
# %%
from collections import Counter


def steal_letters(target, donors):
    need = Counter(target)
    used = []
    for i, d in sorted(enumerate(donors), key=lambda p: -len(p[1])):
        before = sum(need.values())
        need -= Counter(d)
        if sum(need.values()) < before:
            used.append(i)
        if not need:
            return used
    return ''.join(sorted(need.elements()))
#> steal_letters('planet', ['ten', 'lap', 'net'])
#> steal_letters('', ['abc'])
#> steal_letters('zoo', ['oz'])
#> steal_letters('banter', ['bat', 'x', 'near', 'rent'])
#> steal_letters('aaa', ['a', 'a', 'a'])
# %%
class Solution:
    def kilnOrder(self, pots):
        """Fire pots hottest first, but a glazed pot waits until an unglazed one has cooled."""
        plain = sorted((p for p in pots if not p[2]), key=lambda p: -p[1])
        glazed = sorted((p for p in pots if p[2]), key=lambda p: -p[1])
        order = ''
        heat = 0
        while plain or glazed:
            use_glazed = glazed and (not plain or order[-1:].islower())
            name, temp, _ = (glazed if use_glazed else plain).pop(0)
            heat += max(0, temp - heat // 2)
            order += name.upper() if use_glazed else name
        return order, heat
#> Solution().kilnOrder([('a', 30, True), ('b', 70, False), ('c', 40, False)])
#> Solution().kilnOrder([])
#> Solution().kilnOrder([('x', 50, True), ('y', 50, True)])
#> Solution().kilnOrder([('p', 10, False)])
#> Solution().kilnOrder([('k', 20, False), ('l', 80, True), ('m', 10, True), ('n', 60, False)])
# %%
def collect(node, depth, table):
    if isinstance(node, list):
        for child in node:
            collect(child, depth + 1, table)
    else:
        table.setdefault(depth, []).append(node)


def depth_table(tree):
    table = {}
    collect(tree, 0, table)
    widest = max(table, key=lambda d: (len(table[d]), d), default=None)
    return {d: sorted(table[d]) for d in sorted(table)}, widest
#> depth_table([1, [2, [3, 4]], 5])
#> depth_table([])
#> depth_table(7)
#> depth_table([[9, 8], [[1]], [7]])
#> depth_table([[], [[], 3]])
# %%
from typing import List


class Solution:
    def minMovesStones(self, piles: List[int], cap: int) -> int:
        moves = 0
        piles = sorted(piles)
        lo, hi = 0, len(piles) - 1
        while lo < hi:
            over = piles[hi] - cap
            room = cap - piles[lo]
            if over <= 0:
                break
            if room <= 0:
                lo += 1
                continue
            step = min(over, room)
            piles[hi] -= step
            piles[lo] += step
            moves += step
            if piles[hi] == cap:
                hi -= 1
        return moves if all(p <= cap for p in piles) else -1
#> Solution().minMovesStones([1, 9, 2], 4)
#> Solution().minMovesStones([8, 8], 4)
#> Solution().minMovesStones([], 3)
#> Solution().minMovesStones([0, 0, 10, 6], 5)
#> Solution().minMovesStones([3, 3, 3], 3)
# %%
def relative_sort(words, alphabet):
    rank = {ch: i for i, ch in enumerate(alphabet)}
    known = [w for w in words if all(c in rank for c in w)]
    foreign = [w for w in words if w not in known]
    known.sort(key=lambda w: [rank[c] for c in w])
    return known, sorted(foreign, key=len)
#> relative_sort(['ab', 'ba', 'ca'], 'cba')
#> relative_sort([], 'xyz')
#> relative_sort(['zoo', 'q', 'oz'], 'zo')
#> relative_sort(['mn', 'm', 'nm', 'n'], 'nm')
#> relative_sort(['hello', 'hi'], '')
# %%
class Solution:
    def replaceWithTally(self, s):
        out = []
        live = {}
        for ch in s:
            live[ch] = live.get(ch, 0) + 1
            if live[ch] == 3:
                live = {k: v for k, v in live.items() if k != ch}
                out = [c for c in out if c != ch]
            else:
                out.append(ch)
        return ''.join(out), live
#> Solution().replaceWithTally('aabac')
#> Solution().replaceWithTally('')
#> Solution().replaceWithTally('xxxx')
#> Solution().replaceWithTally('mnmnmn')
#> Solution().replaceWithTally('pqr')
# %%
def deepest_inversion(nums):
    best = (0, -1, -1)
    stack = []
    for i, x in enumerate(nums):
        if not stack or x > nums[stack[-1]]:
            stack.append(i)
    for j in range(len(nums) - 1, -1, -1):
        while stack and nums[stack[-1]] > nums[j]:
            i = stack.pop()
            if j - i > best[0]:
                best = (j - i, i, j)
    return best
#> deepest_inversion([3, 5, 1, 4, 2])
#> deepest_inversion([1, 2, 3])
#> deepest_inversion([])
#> deepest_inversion([9, 8, 7, 6])
#> deepest_inversion([2, 6, 4, 8, 3, 7])
# %%
def tag_cloud(tags, levels):
    counts = {}
    for t in tags:
        counts[t] = counts.get(t, 0) + 1
    lo, hi = min(counts.values()), max(counts.values())
    cloud = {}
    for t in sorted(counts):
        if hi == lo:
            size = 1
        else:
            size = 1 + (counts[t] - lo) * (levels - 1) // (hi - lo)
        cloud[t] = '+' * size
    return cloud
#> tag_cloud(['py', 'go', 'py', 'js', 'py', 'go'], 3)
#> tag_cloud(['a', 'b'], 5)
#> tag_cloud([], 2)
#> tag_cloud(['x', 'x', 'x', 'x', 'x', 'y', 'z', 'z'], 4)
#> tag_cloud(['one'], 1)
# %%
from collections import deque


class Solution:
    def cardSharp(self, deck, rule):
        d = deque(sorted(deck))
        hand = []
        for r in rule:
            if not d:
                break
            if r == 't':
                hand.append(d.pop())
            elif r == 'b':
                hand.append(d.popleft())
            else:
                d.rotate(int(r))
        return hand, list(d)
#> Solution().cardSharp([5, 2, 9, 4], 'tb1t')
#> Solution().cardSharp([], 'tt')
#> Solution().cardSharp([3, 1, 2], '2tt')
#> Solution().cardSharp([8, 6], 'bbbb')
#> Solution().cardSharp([7, 1, 7, 3], '')
# %%
def score_word(word, freq):
    return sum(freq[c] for c in dict.fromkeys(word))


def best_opener(words):
    freq = {}
    for w in words:
        for c in dict.fromkeys(w):
            freq[c] = freq.get(c, 0) + 1
    ranked = sorted(words, key=lambda w: (-score_word(w, freq), w))
    return ranked[0] if ranked else None, max(freq, key=freq.get, default='')
#> best_opener(['crane', 'slate', 'caret'])
#> best_opener([])
#> best_opener(['aa', 'bb'])
#> best_opener(['noon', 'moon', 'node'])
#> best_opener(['xyz'])
# %%
class Solution:
    def tripleRank(self, cards):
        kinds = {}
        for c in cards:
            kinds[c] = kinds.get(c, 0) + 1
        shape = ''.join(map(str, sorted(kinds.values(), reverse=True)))
        names = {'5': 'five', '41': 'poker', '32': 'full', '311': 'three', '221': 'two pair', '2111': 'pair'}
        if shape in names:
            return names[shape]
        run = sorted(cards)
        return 'straight' if run and run[-1] - run[0] == 4 else 'high ' + str(max(cards, default=0))
#> Solution().tripleRank([3, 3, 3, 9, 9])
#> Solution().tripleRank([5, 4, 3, 2, 6])
#> Solution().tripleRank([])
#> Solution().tripleRank([2, 7, 9, 11, 13])
#> Solution().tripleRank([8, 8, 1, 1, 4])
# %%
def weighted_median(pairs):
    pairs = sorted(pairs)
    half = sum(w for _, w in pairs) / 2
    acc = 0
    for value, w in pairs:
        acc += w
        if acc >= half:
            return value, acc
    return None
#> weighted_median([(5, 1), (1, 3), (9, 2)])
#> weighted_median([])
#> weighted_median([(4, 10)])
#> weighted_median([(10, 1), (20, 1), (30, 1), (40, 5)])
#> weighted_median([(-1, 2), (3, 2)])
# %%
class Solution:
    def lo(self, bag):
        return min(bag, key=lambda k: (bag[k], k))

    def hi(self, bag):
        return max(bag, key=lambda k: (bag[k], k))

    def levelOut(self, bag, steps):
        bag = dict(bag)
        log = []
        while steps and bag[self.hi(bag)] - bag[self.lo(bag)] > 1:
            a, b = self.hi(bag), self.lo(bag)
            bag[a] -= 1
            bag[b] += 1
            log.append(a + b)
            steps -= 1
        return bag, log
#> Solution().levelOut({'x': 5, 'y': 1}, 9)
#> Solution().levelOut({'a': 2, 'b': 2, 'c': 3}, 4)
#> Solution().levelOut({}, 0)
#> Solution().levelOut({'p': 9, 'q': 0, 'r': 3}, 2)
#> Solution().levelOut({'m': 6, 'n': 2, 'o': 2}, 10)
# %%
def schedule_exams(exams):
    """exams: subject -> students; put clashing exams on different days."""
    day = {}
    for subject in sorted(exams, key=lambda s: (-len(exams[s]), s)):
        banned = []
        for other, d in day.items():
            if any(st in exams[other] for st in exams[subject]):
                banned.append(d)
        d = 1
        while d in banned:
            d += 1
        day[subject] = d
    return {s: day[s] for s in sorted(day)}
#> schedule_exams({'art': 'abc', 'bio': 'cd', 'csc': 'e'})
#> schedule_exams({})
#> schedule_exams({'x': 'k', 'y': 'k', 'z': 'k'})
#> schedule_exams({'mat': 'pqrs', 'phy': 'qr', 'geo': 'st', 'his': 'tp'})
#> schedule_exams({'one': ''})
# %%
def counting_shift(letters, k):
    counts = [0] * 26
    for ch in letters:
        counts[ord(ch) - 97] += 1
    counts = counts[-k:] + counts[:-k]
    out = []
    for i, n in enumerate(counts):
        out.append(chr(97 + i) * n)
    return ''.join(out)
#> counting_shift('cab', 1)
#> counting_shift('', 3)
#> counting_shift('zzay', 2)
#> counting_shift('hello', 13)
#> counting_shift('mno', 25)
# %%
from collections import Counter
from typing import List


class Solution:
    def smallestCommonCount(self, groups: List[List[int]]) -> int:
        if not groups:
            return -1
        common = Counter(groups[0])
        for g in groups[1:]:
            common &= Counter(g)
            if not common:
                return 0
        return self.spread(list(common.elements()))

    def spread(self, values):
        return max(values) - min(values) + len(values)
#> Solution().smallestCommonCount([[1, 2, 2, 3], [2, 2, 3], [2, 3, 3]])
#> Solution().smallestCommonCount([])
#> Solution().smallestCommonCount([[1], [2]])
#> Solution().smallestCommonCount([[4, 4, 9]])
#> Solution().smallestCommonCount([[7, 1, 7], [7, 7, 7, 1]])
