# %%
class Tally:
    def __init__(self):
        self.marks = {}

    def add(self, key, n=1):
        self.marks[key] = self.marks.get(key, 0) + n

    def top(self):
        return max(self.marks, key=lambda k: (self.marks[k], k))

    def __repr__(self):
        return f'Tally({self.marks})'


def noisy_street(events):
    t = Tally()
    for e in events:
        if e.endswith('!'):
            t.add(e[:-1], 3)
        else:
            t.add(e)
    return t.top() if t.marks else 'silence'
#> noisy_street(['horn', 'drill!', 'horn'])
#> noisy_street([])
#> noisy_street(['dog', 'cat'])
#> noisy_street(['bell', 'bell', 'bell', 'siren!'])
#> noisy_street(['x!', 'y', 'y', 'y', 'y'])
# %%
from typing import List


class Solution:
    def countReversals(self, perm: List[int]) -> int:
        perm = perm[:]
        flips = 0
        i = 0
        while i < len(perm):
            j = perm.index(min(perm[i:]))
            if j > i:
                perm[i:j + 1] = reversed(perm[i:j + 1])
                flips += 1
            i += 1
        return flips
#> Solution().countReversals([3, 2, 1])
#> Solution().countReversals([1, 2, 3])
#> Solution().countReversals([])
#> Solution().countReversals([2, 4, 1, 3])
#> Solution().countReversals([5, 1, 4, 2, 3])
# %%
def allocate(seats, votes):
    got = {p: 0 for p in votes}
    for _ in range(seats):
        winner = max(sorted(votes), key=lambda p: votes[p] / (got[p] + 1))
        got[winner] += 1
    return got
#> allocate(5, {'red': 100, 'blue': 60, 'green': 30})
#> allocate(0, {'a': 1})
#> allocate(3, {'x': 50, 'y': 50})
#> allocate(7, {'k': 340, 'l': 280, 'm': 160, 'n': 60})
#> allocate(2, {'solo': 9})
# %%
from collections import defaultdict


class Solution:
    def slowestKey(self, log):
        total = defaultdict(int)
        count = defaultdict(int)
        prev = 0
        for entry in log:
            key, t = entry[0], int(entry[1:])
            total[key] += t - prev
            count[key] += 1
            prev = t
        return sorted(total, key=lambda k: (-total[k] / count[k], k))
#> Solution().slowestKey(['a3', 'b4', 'a10'])
#> Solution().slowestKey([])
#> Solution().slowestKey(['q5', 'w10', 'e15'])
#> Solution().slowestKey(['z1', 'z2', 'y9', 'z30'])
#> Solution().slowestKey(['m100'])
# %%
def rank_pairs(nums):
    pairs = []
    for i in range(len(nums)):
        for j in range(i):
            pairs.append((nums[i] + nums[j], i, j))
    pairs.sort(key=lambda p: (p[0] % 10, -p[0]))
    return [(j, i) for _, i, j in pairs[:4]]
#> rank_pairs([5, 8, 2])
#> rank_pairs([])
#> rank_pairs([10, 20, 30, 40])
#> rank_pairs([7])
#> rank_pairs([19, 1, 33, 7, 4])
# %%
import heapq


class Solution:
    def gardenWater(self, thirst, cans):
        heap = [(-t, name) for name, t in thirst.items()]
        heapq.heapify(heap)
        log = []
        for can in cans:
            if not heap:
                break
            t, name = heapq.heappop(heap)
            t += can
            if t < 0:
                heapq.heappush(heap, (t, name))
                log.append(name)
            else:
                log.append(name + '*')
        return log, sorted(n for _, n in heap)
#> Solution().gardenWater({'oak': 5, 'ash': 9}, [4, 5, 2])
#> Solution().gardenWater({}, [1, 1])
#> Solution().gardenWater({'elm': 2}, [5, 5])
#> Solution().gardenWater({'a': 3, 'b': 3, 'c': 3}, [3, 1, 3])
#> Solution().gardenWater({'fig': 10, 'yew': 7, 'fir': 1}, [2, 2, 2, 2, 2])
# %%
def sort_mixed(tokens):
    nums = sorted(int(t) for t in tokens if t.lstrip('-').isdigit())
    words = sorted((t for t in tokens if not t.lstrip('-').isdigit()), key=lambda w: (w.lower(), w))
    out = []
    for t in tokens:
        if t.lstrip('-').isdigit():
            out.append(str(nums.pop(0)))
        else:
            out.append(words.pop(0))
    return ' '.join(out)
#> sort_mixed(['9', 'pear', '-4', 'Apple'])
#> sort_mixed([])
#> sort_mixed(['3', '2', '1'])
#> sort_mixed(['b', 'B', 'a', 'A'])
#> sort_mixed(['zoo', '100', '20', 'ant', '-5', 'Cat'])
# %%
def halves(n, memo):
    if n in memo:
        return memo[n]
    memo[n] = 1 if n < 2 else halves(n // 2, memo) + halves(n - n // 2, memo) + n % 3
    return memo[n]


def order_by_halves(nums):
    memo = {}
    ranked = sorted(nums, key=lambda n: (halves(n, memo), n))
    return ranked, len(memo)
#> order_by_halves([5, 3, 4])
#> order_by_halves([])
#> order_by_halves([10, 9, 8, 7])
#> order_by_halves([1, 0])
#> order_by_halves([13, 12])
# %%
from collections import Counter


class Solution:
    def canChainPairs(self, tiles):
        degree = Counter()
        for a, b in tiles:
            if a == b:
                degree[a] += 2
            else:
                degree.update((a, b))
        odd = [v for v in sorted(degree) if degree[v] & 1]
        if len(odd) == 2:
            return f'{odd[0]}..{odd[1]}'
        return 'ring' if not odd else f'no:{len(odd)}'
#> Solution().canChainPairs([(1, 2), (2, 3)])
#> Solution().canChainPairs([(1, 2), (2, 1)])
#> Solution().canChainPairs([])
#> Solution().canChainPairs([(1, 2), (3, 4), (5, 5)])
#> Solution().canChainPairs([(6, 6), (6, 1), (1, 0), (0, 2)])
# %%
def rotate_groups(people, size):
    groups = [people[i:i + size] for i in range(0, len(people), size)]
    met = {}
    for shift in range(size):
        for g in groups:
            k = len(g)
            for i in range(k):
                a, b = g[i], g[(i + shift) % k]
                if a < b:
                    met[a + b] = met.get(a + b, 0) + 1
    return sorted(met, key=lambda p: (-met[p], p))
#> rotate_groups('abc', 2)
#> rotate_groups('', 3)
#> rotate_groups('dcba', 3)
#> rotate_groups('pq', 4)
#> rotate_groups('xyzw', 2)
# %%
class Solution:
    def almostSorted(self, nums):
        target = sorted(nums)
        wrong = [i for i, (a, b) in enumerate(zip(nums, target)) if a != b]
        if not wrong:
            return 'sorted'
        if len(wrong) == 2:
            return f'swap {wrong[0]} {wrong[1]}'
        lo, hi = wrong[0], wrong[-1]
        if nums[lo:hi + 1][::-1] == target[lo:hi + 1]:
            return f'reverse {lo} {hi}'
        return f'{len(wrong)} wrong'
#> Solution().almostSorted([1, 4, 3, 2, 5])
#> Solution().almostSorted([1, 2, 3])
#> Solution().almostSorted([4, 3, 2, 1])
#> Solution().almostSorted([3, 1, 2])
#> Solution().almostSorted([])
# %%
def crawl(word):
    return ''.join(sorted(word, key=lambda c: (word.count(c), c)))


def crawl_until_fixed(word):
    steps = [word]
    while True:
        nxt = crawl(steps[-1][::-1])[1:]
        if not nxt:
            return steps
        steps.append(nxt)
#> crawl_until_fixed('hello')
#> crawl_until_fixed('aab')
#> crawl_until_fixed('')
#> crawl_until_fixed('zyx')
#> crawl_until_fixed('noon')
# %%
from itertools import groupby
from operator import itemgetter


def flight_board(flights):
    flights = sorted(flights, key=itemgetter(1, 2))
    board = {}
    for gate, rows in groupby(flights, itemgetter(1)):
        busy_until = 0
        late = 0
        for code, _, t, dur in rows:
            start = max(t, busy_until)
            late += start - t
            busy_until = start + dur
        board[gate] = late
    return board
#> flight_board([('KL1', 'A', 10, 30), ('BA2', 'A', 20, 10), ('AF3', 'B', 5, 5)])
#> flight_board([])
#> flight_board([('X1', 'C', 0, 5), ('X2', 'C', 5, 5), ('X3', 'C', 10, 5)])
#> flight_board([('Q', 'D', 7, 100)])
#> flight_board([('M1', 'E', 0, 9), ('M2', 'E', 1, 9), ('M3', 'E', 2, 9), ('M4', 'F', 3, 1)])
# %%
class Solution:
    def honestBaker(self, orders):
        """Largest tray size t such that at least t orders fill whole trays of t."""
        best = (0, 0)
        for t in range(1, len(orders) + 1):
            full = [o for o in orders if o and o % t == 0]
            if len(full) >= t:
                best = t, sum(full) // t
        return best
#> Solution().honestBaker([4, 0, 6, 2, 5])
#> Solution().honestBaker([])
#> Solution().honestBaker([0, 0])
#> Solution().honestBaker([9, 9, 9])
#> Solution().honestBaker([12, 24, 6, 8, 3, 1])
# %%
def cheapest_basket(prices, want):
    """prices: shop -> {item: cost}. Buy each item where cheapest; list by shop."""
    basket, total = {}, 0
    for item in want:
        offers = [(menu[item], shop) for shop, menu in prices.items() if item in menu]
        if not offers:
            return None
        cost, shop = min(offers)
        basket.setdefault(shop, []).append(item)
        total += cost
    return total, {s: basket[s] for s in sorted(basket)}
#> cheapest_basket({'lidl': {'egg': 2, 'tea': 4}, 'spar': {'egg': 3, 'tea': 3}}, ['egg', 'tea'])
#> cheapest_basket({}, ['egg'])
#> cheapest_basket({'a': {'x': 1}}, [])
#> cheapest_basket({'b': {'x': 5}, 'a': {'x': 5}}, ['x', 'x'])
#> cheapest_basket({'p': {'nut': 1, 'fig': 9}, 'q': {'fig': 4}, 'r': {'pea': 2}}, ['fig', 'pea', 'nut'])
# %%
def tie_break(a, b):
    for x, y in zip(reversed(a), reversed(b)):
        if x != y:
            return a if x > y else b
    return a if len(a) >= len(b) else b


def champion(cards):
    champ = cards[0]
    for c in cards[1:]:
        if sum(c) > sum(champ):
            champ = c
        elif sum(c) == sum(champ):
            champ = tie_break(champ, c)
    return champ
#> champion([[1, 2, 3], [3, 2, 1], [2, 2]])
#> champion([[5], [4, 1], [1, 4]])
#> champion([])
#> champion([[0, 0], [0]])
#> champion([[7, 2], [3, 3], [9], [2, 7]])
# %%
from collections import deque
from typing import List


class Solution:
    def slidingRanks(self, nums: List[int], k: int) -> List[int]:
        win = deque(maxlen=k)
        res = []
        for x in nums:
            win.append(x)
            res.append(sum(1 for y in win if y < x))
        return res
#> Solution().slidingRanks([4, 2, 5, 1, 3], 3)
#> Solution().slidingRanks([], 2)
#> Solution().slidingRanks([1, 2, 3, 4], 2)
#> Solution().slidingRanks([9, 9, 9], 3)
#> Solution().slidingRanks([3, 1, 4, 1, 5, 9, 2], 5)
# %%
def is_majority(nums, x, lo, hi):
    return sum(1 for v in nums[lo:hi] if v == x) * 2 > hi - lo


def majority_dc(nums, lo=0, hi=None):
    if hi is None:
        hi = len(nums)
    if hi - lo < 1:
        return None
    if hi - lo == 1:
        return nums[lo]
    mid = (lo + hi) // 2
    a, b = majority_dc(nums, lo, mid), majority_dc(nums, mid, hi)
    if a == b:
        return a
    for cand in (a, b):
        if cand is not None and is_majority(nums, cand, lo, hi):
            return cand
    return None
#> majority_dc([1, 2, 1])
#> majority_dc([1, 2, 3, 4])
#> majority_dc([])
#> majority_dc('aabba')
#> majority_dc([7, 7, 8, 7, 9, 9])
# %%
class Solution:
    def pickTeams(self, kids, captains):
        pool = sorted(kids, key=lambda k: (-kids[k], k))
        teams = {c: [] for c in captains}
        order = list(captains)
        while pool:
            for c in order:
                if not pool:
                    break
                teams[c].append(pool.pop(0))
            order.reverse()
        return {c: sum(kids[k] for k in t) for c, t in teams.items()}
#> Solution().pickTeams({'al': 5, 'bo': 8, 'cy': 3, 'di': 6}, ['X', 'Y'])
#> Solution().pickTeams({}, ['X'])
#> Solution().pickTeams({'e': 1, 'f': 1, 'g': 1}, ['P', 'Q'])
#> Solution().pickTeams({'h': 9, 'i': 7, 'j': 5, 'k': 3, 'l': 1}, ['M', 'N', 'O'])
#> Solution().pickTeams({'m': 2}, ['A', 'B'])
# %%
def count_inversions_mod(a, m):
    inv = 0
    buckets = [0] * m
    for x in a:
        r = x % m
        inv += sum(buckets[r + 1:])
        buckets[r] += 1
    return inv, buckets
#> count_inversions_mod([5, 3, 8, 1], 4)
#> count_inversions_mod([], 2)
#> count_inversions_mod([9, 7, 5, 3], 2)
#> count_inversions_mod([12, 11, 10, 9, 8], 5)
#> count_inversions_mod([-1, -2, -3, 0], 3)
# %%
from collections import Counter


class Solution:
    def fewestPacks(self, wanted, pack):
        need = Counter(wanted)
        has = Counter(pack)
        packs = 0
        for item, n in need.items():
            if item not in has:
                return -1
            packs = max(packs, -(-n // has[item]))
        waste = sum(has[i] * packs - need[i] for i in has)
        return packs, waste
#> Solution().fewestPacks('aabbb', 'ab')
#> Solution().fewestPacks('xyz', 'xy')
#> Solution().fewestPacks('', 'q')
#> Solution().fewestPacks('mmmmn', 'mmn')
#> Solution().fewestPacks('steeples', 'lets')
# %%
class Solution:
    def wins(self, a, b):
        sa, sb = str(a), str(b)
        return sum(x > y for x, y in zip(sa, sb)) - sum(x < y for x, y in zip(sa, sb))

    def digitDuel(self, nums):
        """Bubble a number forward while it wins more digit places than its neighbour."""
        a = list(nums)
        swaps = 0
        for end in range(len(a) - 1, 0, -1):
            for i in range(end):
                if self.wins(a[i], a[i + 1]) > 0:
                    a[i:i + 2] = a[i + 1], a[i]
                    swaps += 1
        return a, swaps
#> Solution().digitDuel([31, 30, 34])
#> Solution().digitDuel([9, 5])
#> Solution().digitDuel([])
#> Solution().digitDuel([120, 12, 121])
#> Solution().digitDuel([95, 59, 77])
# %%
def parse_result(text):
    left, right = text.split('-')
    return int(left), int(right)


def form_guide(results):
    letters = []
    points = 0
    for r in results:
        mine, theirs = parse_result(r)
        letter = 'DWL'[(mine > theirs) - (mine < theirs)]
        points += {'W': 3, 'D': 1}.get(letter, 0)
        letters.append(letter)
    streak = 0
    while streak < len(letters) and letters[-1 - streak] == letters[-1]:
        streak += 1
    return ''.join(letters), points, streak
#> form_guide(['2-1', '0-0', '3-0', '1-0'])
#> form_guide([])
#> form_guide(['0-4'])
#> form_guide(['1-1', '2-2', '0-0'])
#> form_guide(['5-0', '0-1', '0-2', '1-3'])
# %%
class Solution:
    def topKeysPerWindow(self, clicks, size):
        out = []
        count = {}
        for i, c in enumerate(clicks):
            count[c] = count.get(c, 0) + 1
            if i >= size:
                old = clicks[i - size]
                count[old] -= 1
                if not count[old]:
                    del count[old]
            if i + 1 >= size:
                out.append(min(count, key=lambda k: (-count[k], k)))
        return ''.join(out)
#> Solution().topKeysPerWindow('abbac', 3)
#> Solution().topKeysPerWindow('xyz', 1)
#> Solution().topKeysPerWindow('ab', 5)
#> Solution().topKeysPerWindow('mmnnnopp', 4)
#> Solution().topKeysPerWindow('zzyyxx', 2)
# %%
from bisect import insort


def auctioneer(bids):
    """Second-highest price after each bid, or zero."""
    ordered = []
    prices = []
    for b in bids:
        if b < 0:
            if -b in ordered:
                ordered.remove(-b)
        else:
            insort(ordered, b)
        prices.append(ordered[-2] if len(ordered) > 1 else 0)
    return prices
#> auctioneer([10, 30, 20, -30])
#> auctioneer([])
#> auctioneer([5, -5, -5])
#> auctioneer([1, 2, 3, 4])
#> auctioneer([50, 50, -50, 40, 60])
# %%
def sort_by_frequency_then_last(seq):
    freq, last = {}, {}
    for i, x in enumerate(seq):
        freq[x] = freq.get(x, 0) + 1
        last[x] = i
    return sorted(freq, key=lambda x: (freq[x], -last[x]))
#> sort_by_frequency_then_last([4, 1, 4, 2])
#> sort_by_frequency_then_last('')
#> sort_by_frequency_then_last('banana')
#> sort_by_frequency_then_last([3, 2, 1])
#> sort_by_frequency_then_last(['x', 'y', 'x', 'y', 'z', 'z'])
# %%
import heapq


class Solution:
    def mergeIntoHeap(self, orders):
        """Smallest total handling: join two cheapest, but a joined pair costs a fee of 1."""
        heap = [(c, name) for name, c in sorted(orders.items())]
        heapq.heapify(heap)
        bill = 0
        while len(heap) > 1:
            (c1, n1), (c2, n2) = heapq.heappop(heap), heapq.heappop(heap)
            bill += c1 + c2 + 1
            heapq.heappush(heap, (c1 + c2, f'({n1}{n2})'))
        return bill, heap[0][1] if heap else ''
#> Solution().mergeIntoHeap({'a': 3, 'b': 1, 'c': 2})
#> Solution().mergeIntoHeap({})
#> Solution().mergeIntoHeap({'q': 7})
#> Solution().mergeIntoHeap({'w': 5, 'x': 5, 'y': 5, 'z': 5})
#> Solution().mergeIntoHeap({'k': 10, 'l': 1, 'm': 1, 'n': 4})
# %%
def match_socks(drawer):
    drawer = list(drawer)
    pulled = []
    matches = 0
    while drawer:
        s = drawer.pop()
        for i, p in enumerate(pulled):
            if p.lower() == s.lower() and p != s:
                del pulled[i]
                matches += 1
                break
        else:
            pulled.append(s)
    return matches, ''.join(sorted(pulled, key=str.swapcase))
#> match_socks('aAbB')
#> match_socks('aabB')
#> match_socks('')
#> match_socks('xYzXyZ')
#> match_socks('qQqQqr')
# %%
from typing import List, Tuple


class Solution:
    def nestBowls(self, bowls: List[Tuple[int, str]]) -> List[str]:
        stacks = []
        for width, colour in sorted(bowls):
            home = self.findStack(stacks, width, colour)
            if home is None:
                stacks.append([(width, colour)])
            else:
                home.append((width, colour))
        return [''.join(c for _, c in s) for s in stacks]

    def findStack(self, stacks, width, colour):
        for s in stacks:
            w, c = s[-1]
            if w < width and c != colour:
                return s
        return None
#> Solution().nestBowls([(5, 'r'), (3, 'b'), (4, 'b')])
#> Solution().nestBowls([])
#> Solution().nestBowls([(2, 'g'), (2, 'r'), (2, 'b')])
#> Solution().nestBowls([(9, 'y'), (7, 'r'), (8, 'y'), (6, 'y')])
#> Solution().nestBowls([(1, 'a'), (2, 'b'), (3, 'a'), (4, 'a')])
# %%
def shares(expenses):
    names = sorted(expenses)
    total = sum(expenses.values())
    each, odd = divmod(total, len(names))
    owe = {}
    for i, n in enumerate(names):
        owe[n] = each + (i < odd) - expenses[n]
    return owe


def settle(expenses):
    owe = shares(expenses)
    moves = []
    while any(owe.values()):
        debtor = max(owe, key=owe.get)
        creditor = min(owe, key=owe.get)
        amount = min(owe[debtor], -owe[creditor])
        owe[debtor] -= amount
        owe[creditor] += amount
        moves.append((debtor, amount, creditor))
    return moves
#> settle({'ann': 30, 'bob': 0, 'cy': 0})
#> settle({'x': 5, 'y': 5})
#> settle({'p': 10, 'q': 3})
#> settle({'a': 40, 'b': 10, 'c': 25, 'd': 5})
#> settle({})
# %%
class Solution:
    def rankTransformGrid(self, grid):
        flat = sorted((v, r, c) for r, row in enumerate(grid) for c, v in enumerate(row))
        out = [[0] * len(row) for row in grid]
        rank, prev = 0, None
        for v, r, c in flat:
            if v != prev:
                rank += 1
                prev = v
            out[r][c] = rank
        return out
#> Solution().rankTransformGrid([[40, 10], [20, 30]])
#> Solution().rankTransformGrid([])
#> Solution().rankTransformGrid([[5, 5], [5, 5]])
#> Solution().rankTransformGrid([[-1, 0, 7]])
#> Solution().rankTransformGrid([[9], [3], [9], [1]])
# %%
from collections import Counter
from math import factorial


def distinct_orders(word):
    ways = factorial(len(word))
    for n in Counter(word).values():
        ways //= factorial(n)
    return ways


def more_shuffles(a, b):
    x, y = distinct_orders(a), distinct_orders(b)
    if x == y:
        return f'tie {x}'
    return f'{a if x > y else b} by {abs(x - y)}'
#> more_shuffles('aab', 'abc')
#> more_shuffles('noon', 'toot')
#> more_shuffles('', 'x')
#> more_shuffles('banana', 'hello')
#> more_shuffles('zzzz', 'zy')
# %%
def domino_sort(tiles):
    tiles = [tuple(sorted(t)) for t in tiles]
    doubles = 0
    n = len(tiles)
    gap = n // 2
    while gap:
        for i in range(gap, n):
            t = tiles[i]
            j = i
            while j >= gap and sum(tiles[j - gap]) > sum(t):
                tiles[j] = tiles[j - gap]
                j -= gap
            tiles[j] = t
        gap //= 2
    for a, b in tiles:
        doubles += a == b
    return tiles, doubles
#> domino_sort([(6, 5), (1, 0), (3, 3)])
#> domino_sort([])
#> domino_sort([(2, 2), (1, 1), (0, 0)])
#> domino_sort([(4, 0), (0, 1), (2, 6), (5, 5)])
#> domino_sort([(3, 1)])
# %%
class Solution:
    def voteWithWeights(self, votes):
        board = {}
        for v in votes:
            name, sep, w = v.partition(':')
            weight = int(w) if sep and w.isdigit() else 1
            board[name] = board.get(name, 0) + weight
        total = sum(board.values())
        over = [n for n in board if board[n] * 2 > total]
        return over[0] if over else sorted(board.items(), key=lambda b: -b[1])[:2]
#> Solution().voteWithWeights(['ann:3', 'bo', 'bo'])
#> Solution().voteWithWeights([])
#> Solution().voteWithWeights(['x:2', 'y:x', 'z'])
#> Solution().voteWithWeights(['p', 'q', 'r', 'q'])
#> Solution().voteWithWeights(['k:10', 'm:4', 'n:6'])
# %%
def cut_ribbons(lengths):
    levels = []
    left = sorted(lengths)
    while left:
        shortest = left[0]
        left = [x - shortest for x in left if x > shortest]
        levels.append((shortest, len(left)))
    return levels
#> cut_ribbons([5, 3, 8, 3])
#> cut_ribbons([])
#> cut_ribbons([4, 4, 4])
#> cut_ribbons([1, 2, 3, 4, 5])
#> cut_ribbons([100, 7])
# %%
from itertools import zip_longest


def interleave_ranked(a, b):
    a = sorted(a, reverse=True)
    b = sorted(b, reverse=True)
    out, debt = [], 0
    for x, y in zip_longest(a, b, fillvalue=0):
        first, second = (x, y) if x + debt >= y else (y, x)
        out.append(first)
        debt += second - first
    return out, debt
#> interleave_ranked([5, 9, 1], [7, 3])
#> interleave_ranked([], [])
#> interleave_ranked([2, 2], [2, 2])
#> interleave_ranked([], [6, 1])
#> interleave_ranked([10, 20, 30], [25, 15, 5])
# %%
class Solution:
    def nextInRank(self, nums):
        """For each number, the index of the next larger value in sorted order."""
        order = sorted(range(len(nums)), key=lambda i: (nums[i], i))
        nxt = [-1] * len(nums)
        for a, b in zip(order, order[1:]):
            nxt[a] = b
        start = order[0] if order else -1
        jumps = sum(abs(i - j) for i, j in enumerate(nxt) if j >= 0)
        return start, nxt, jumps
#> Solution().nextInRank([30, 10, 20])
#> Solution().nextInRank([])
#> Solution().nextInRank([5, 5])
#> Solution().nextInRank([1, 2, 3, 4])
#> Solution().nextInRank([8, 3, 9, 1, 7])
# %%
def stutter(word):
    best = {}
    run = 0
    for i, ch in enumerate(word):
        run = run + 1 if i and word[i - 1] == ch else 1
        best[ch] = max(best.get(ch, 0), run)
    return best


def stutter_rank(words):
    keyed = [(max(stutter(w).values(), default=0), w) for w in words]
    keyed.sort(key=lambda kw: kw[0], reverse=True)
    return [w for k, w in keyed if k == keyed[0][0]]
#> stutter_rank(['moon', 'brrr', 'hisss'])
#> stutter_rank([])
#> stutter_rank(['abc', 'de'])
#> stutter_rank(['', 'q'])
#> stutter_rank(['aab', 'abb', 'aba'])
# %%
def train_seats(requests, rows):
    sold = {r: [] for r in range(1, rows + 1)}
    refused = 0
    for party in requests:
        fitting = [r for r in sold if 4 - sum(sold[r]) >= party]
        if not fitting:
            refused += party
            continue
        row = min(fitting, key=lambda r: (4 - sum(sold[r]) - party, r))
        sold[row].append(party)
    return {r: s for r, s in sold.items() if s}, refused
#> train_seats([2, 3, 1, 2], 2)
#> train_seats([], 3)
#> train_seats([5, 1], 1)
#> train_seats([1, 4, 2, 3, 2], 3)
#> train_seats([4, 4, 4], 2)
# %%
from collections import defaultdict


class Solution:
    def loudestClass(self, records):
        rooms = defaultdict(dict)
        for room, kid, noise in records:
            rooms[room][kid] = rooms[room].get(kid, 0) + noise

        def loudness(room):
            return max(rooms[room].values()), -len(rooms[room])

        ranking = sorted(rooms, key=loudness, reverse=True)
        return [(r, max(rooms[r], key=rooms[r].get)) for r in ranking]
#> Solution().loudestClass([('1a', 'tim', 4), ('1b', 'zoe', 6), ('1a', 'tim', 3)])
#> Solution().loudestClass([])
#> Solution().loudestClass([('x', 'p', 5), ('y', 'q', 5), ('x', 'r', 1)])
#> Solution().loudestClass([('m', 'a', 1), ('m', 'b', 1)])
#> Solution().loudestClass([('k', 'u', 2), ('l', 'v', 9), ('m', 'w', 4), ('k', 'u', 8)])
