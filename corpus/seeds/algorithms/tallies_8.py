# %%
def read_rule(rule):
    field, _, direction = rule.partition(' ')
    return field, direction == 'desc'


def query(rows, order, limit):
    for rule in reversed(order):
        field, down = read_rule(rule)
        rows = sorted(rows, key=lambda r: r.get(field, 0), reverse=down)
    return [r['n'] for r in rows[:limit]]
#> query([{'n': 'a', 'x': 2}, {'n': 'b', 'x': 5}, {'n': 'c'}], ['x desc'], 2)
#> query([], ['x'], 5)
#> query([{'n': 1, 'p': 3, 'q': 1}, {'n': 2, 'p': 3, 'q': 0}, {'n': 3, 'p': 1, 'q': 9}], ['p', 'q'], 3)
#> query([{'n': 'k'}, {'n': 'j'}], [], 1)
#> query([{'n': 'm', 'a': 1}, {'n': 'l', 'a': 1}, {'n': 'o', 'a': 0}], ['a desc', 'n'], 9)
# %%
import heapq


class Solution:
    def airport(self, planes, runways):
        """planes: (fuel, name). Least fuel lands first, `runways` per tick."""
        sky = [list(p) for p in sorted(planes)]
        heapq.heapify(sky)
        tick, landed, lost = 0, [], []
        while sky:
            for _ in range(runways):
                if sky:
                    fuel, name = heapq.heappop(sky)
                    (landed if fuel >= tick else lost).append(name)
            tick += 1
        return landed, lost
#> Solution().airport([(3, 'A'), (0, 'B'), (1, 'C')], 1)
#> Solution().airport([], 2)
#> Solution().airport([(0, 'X'), (0, 'Y'), (0, 'Z')], 2)
#> Solution().airport([(5, 'K'), (1, 'L'), (1, 'M'), (2, 'N')], 1)
#> Solution().airport([(0, 'P'), (1, 'Q'), (0, 'R'), (0, 'S'), (2, 'T')], 2)
# %%
def tally_string(n):
    groups = []
    while n > 0:
        groups.append('|' * min(4, n) + '/' * (n >= 5))
        n -= 5
    return ' '.join(groups)


def tally_sheet(votes):
    sheet = {}
    for v in votes:
        sheet[v] = sheet.get(v, 0) + 1
    return [f'{k} {tally_string(sheet[k])}' for k in sorted(sheet, key=sheet.get)]
#> tally_sheet('aababaaab')
#> tally_sheet('')
#> tally_sheet('zzzzzz')
#> tally_sheet([3, 1, 3, 2])
#> tally_sheet('nnyynyyn')
# %%
from typing import List


class Solution:
    def minFlagMoves(self, flags: str) -> int:
        order = 'RWB'
        want = sorted(flags, key=order.index)
        swap = {}
        for have, need in zip(flags, want):
            if have != need:
                swap[have + need] = swap.get(have + need, 0) + 1
        moves = 0
        for a, b in ('RW', 'RB', 'WB'):
            both = min(swap.get(a + b, 0), swap.get(b + a, 0))
            moves += both
            for key in (a + b, b + a):
                if key in swap:
                    swap[key] -= both
        return moves + sum(swap.values()) // 3 * 2
#> Solution().minFlagMoves('BWR')
#> Solution().minFlagMoves('RRWB')
#> Solution().minFlagMoves('')
#> Solution().minFlagMoves('WBRWBR')
#> Solution().minFlagMoves('BBRRW')
# %%
def stooge(a, lo, hi):
    if a[lo] > a[hi]:
        a[lo], a[hi] = a[hi], a[lo]
    if hi - lo < 2:
        return 1
    t = (hi - lo + 1) // 3
    return stooge(a, lo, hi - t) + stooge(a, lo + t, hi) + stooge(a, lo, hi - t)


def slow_sorted(nums):
    a = list(nums)
    calls = stooge(a, 0, len(a) - 1) if a else 0
    return a, calls
#> slow_sorted([3, 1, 2])
#> slow_sorted([])
#> slow_sorted([2, 1])
#> slow_sorted([4, 3, 2, 1])
#> slow_sorted('cab')
# %%
from collections import Counter


def wardrobe(outfits, days):
    clean = Counter(outfits)
    dirty = Counter()
    worn = []
    for d in range(days):
        if not +clean:
            clean, dirty = dirty, Counter()
            worn.append('wash')
            continue
        pick = max(sorted(clean), key=lambda k: clean[k])
        clean[pick] -= 1
        dirty[pick] += 1
        worn.append(f'{pick}{d}')
    return worn
#> wardrobe(['tee', 'tee', 'suit'], 5)
#> wardrobe([], 2)
#> wardrobe(['gown'], 4)
#> wardrobe(['a', 'b', 'c'], 2)
#> wardrobe(['x', 'y', 'x', 'y'], 6)
# %%
class Solution:
    def lockerNumber(self, taken, wish):
        """Nearest free locker to the wish, lower one on ties, never below 1."""
        busy = dict.fromkeys(sorted(taken), True)
        step = 0
        while True:
            for cand in (wish - step, wish + step):
                if cand >= 1 and cand not in busy:
                    return cand, step
            step += 1
#> Solution().lockerNumber([4, 5, 6], 5)
#> Solution().lockerNumber([], 9)
#> Solution().lockerNumber([1, 2, 3], 1)
#> Solution().lockerNumber([10, 12, 11], 11)
#> Solution().lockerNumber([7, 9, 8, 6], 8)
# %%
from collections import defaultdict


def colour_bins(pixels, bits):
    shift = 8 - bits
    bins = defaultdict(list)
    for i, (r, g, b) in enumerate(pixels):
        code = (r >> shift) << 2 * bits | (g >> shift) << bits | b >> shift
        bins[code].append(i)
    return sorted(bins.items(), key=lambda kv: (-len(kv[1]), kv[0]))
#> colour_bins([(255, 0, 0), (250, 3, 9), (0, 0, 255)], 1)
#> colour_bins([], 2)
#> colour_bins([(128, 128, 128), (64, 64, 64), (130, 140, 150)], 2)
#> colour_bins([(1, 2, 3)], 8)
#> colour_bins([(200, 10, 10), (10, 200, 10), (201, 11, 12), (9, 199, 8)], 3)
# %%
def bring_back(history):
    """Undo moves: each entry swaps two slots; find who ends where."""
    n = 1 + max((max(p) for p in history), default=-1)
    at = list(range(n))
    for a, b in history:
        at[a], at[b] = at[b], at[a]
    undo = []
    for i in range(n):
        while at[i] != i:
            j = at[i]
            at[i], at[j] = at[j], at[i]
            undo.append((i, j))
    return undo
#> bring_back([(0, 1), (1, 2)])
#> bring_back([])
#> bring_back([(0, 3), (0, 3)])
#> bring_back([(0, 2), (1, 3), (0, 1)])
#> bring_back([(4, 0), (3, 1), (2, 0), (1, 4)])
# %%
class Solution:
    def isPriority(self, task):
        return task.endswith('!')

    def rank(self, task):
        return (0 if self.isPriority(task) else 1, len(task))

    def planDay(self, tasks, hours):
        plan = []
        for task in sorted(tasks, key=self.rank):
            need = 1 + task.count('+')
            if need > hours:
                if self.isPriority(task):
                    plan.append('overtime ' + task)
                continue
            hours -= need
            plan.append(task)
        return plan, hours
#> Solution().planDay(['mail', 'tax++!', 'gym+'], 4)
#> Solution().planDay([], 8)
#> Solution().planDay(['a+++!', 'b'], 2)
#> Solution().planDay(['nap', 'eat', 'run+', 'ski++'], 5)
#> Solution().planDay(['x!', 'yy!', 'z'], 1)
# %%
from operator import itemgetter, mul
from itertools import groupby


def sales_by_region(lines):
    rows = []
    for line in lines:
        region, qty, price = line.split(',')
        rows.append((region, mul(int(qty), int(price))))
    rows.sort(key=itemgetter(0))
    totals = [(k, sum(map(itemgetter(1), g))) for k, g in groupby(rows, itemgetter(0))]
    return max(totals, key=itemgetter(1), default=('none', 0))
#> sales_by_region(['north,2,30', 'south,1,50', 'north,1,5'])
#> sales_by_region([])
#> sales_by_region(['a,0,9'])
#> sales_by_region(['east,10,3', 'west,5,6'])
#> sales_by_region(['p,3,3', 'q,2,2', 'q,3,2', 'p,0,1'])
# %%
def circle_sort(a):
    a = list(a)

    def once(lo, hi):
        if lo >= hi:
            return 0
        l, r, swaps = lo, hi, 0
        while l < r:
            if a[l] > a[r]:
                a[l], a[r] = a[r], a[l]
                swaps += 1
            l += 1
            r -= 1
        mid = (lo + hi) // 2
        return swaps + once(lo, mid) + once(mid + 1, hi)

    rounds = 0
    while once(0, len(a) - 1):
        rounds += 1
    return a, rounds
#> circle_sort([2, 1])
#> circle_sort([])
#> circle_sort([3, 1, 2])
#> circle_sort([1, 2, 3])
#> circle_sort([4, 1, 3, 2])
# %%
from typing import Dict, List


class Solution:
    def rosterGaps(self, shifts: Dict[str, List[int]], needed: int) -> List[int]:
        cover = [0] * 24
        for start, end in shifts.values():
            h = start
            while h != end:
                cover[h] += 1
                h = (h + 1) % 24
        short = [h for h, c in enumerate(cover) if c < needed]
        return short if len(short) < 12 else [len(short)]
#> Solution().rosterGaps({'ann': [8, 16], 'bob': [16, 2]}, 1)
#> Solution().rosterGaps({}, 1)
#> Solution().rosterGaps({'x': [22, 6], 'y': [6, 22]}, 1)
#> Solution().rosterGaps({'p': [0, 12]}, 0)
#> Solution().rosterGaps({'k': [1, 20], 'm': [5, 23]}, 2)
# %%
def tower_of_words(words):
    stacks = []
    for w in sorted(words, key=len, reverse=True):
        for s in stacks:
            if len(s[-1]) > len(w):
                s.append(w)
                break
        else:
            stacks.append([w])
    return max(map(len, stacks), default=0), [s[-1] for s in stacks]
#> tower_of_words(['house', 'cat', 'dog', 'at'])
#> tower_of_words([])
#> tower_of_words(['aa', 'bb', 'cc'])
#> tower_of_words(['a', 'bb', 'ccc', 'dddd'])
#> tower_of_words(['tree', 'leaf', 'bud', 'sap', 'rot', 'ox'])
# %%
class Solution:
    def foldTape(self, tape):
        """Fold the tape in half; equal marks cancel, others are tallied by the larger one."""
        tally = {}
        cancelled = 0
        while len(tape) > 1:
            half = len(tape) // 2
            near, far = tape[:half], tape[::-1][:half]
            kept = ''
            for a, b in zip(near, far):
                if a == b:
                    cancelled += 1
                else:
                    big = max(a, b)
                    tally[big] = tally.get(big, 0) + 1
                    kept += min(a, b)
            tape = kept
        return tally, cancelled, tape
#> Solution().foldTape('abca')
#> Solution().foldTape('')
#> Solution().foldTape('noon')
#> Solution().foldTape('planets')
#> Solution().foldTape('zyxwvuts')
# %%
def plough(fields, fuel):
    order = sorted(fields, key=lambda f: f[1] / f[0], reverse=True)
    done, crop = [], 0.0
    for size, yield_ in order:
        part = min(1, fuel / size)
        if part <= 0:
            break
        crop += yield_ * part
        fuel -= size * part
        done.append(round(part, 2))
    return round(crop, 1), done
#> plough([(4, 20), (5, 10), (2, 9)], 8)
#> plough([], 3)
#> plough([(10, 1)], 5)
#> plough([(1, 1), (2, 2), (3, 3)], 6)
#> plough([(8, 40), (4, 30)], 0)
# %%
def sign(x):
    return (x > 0) - (x < 0)


def agreement(judge_a, judge_b):
    """Kendall-like score: concordant minus discordant pairs."""
    score = ties = 0
    names = sorted(judge_a)
    for i, p in enumerate(names):
        for q in names[:i]:
            s = sign(judge_a[p] - judge_a[q]) * sign(judge_b[p] - judge_b[q])
            if s:
                score += s
            else:
                ties += 1
    return score, ties
#> agreement({'x': 1, 'y': 2, 'z': 3}, {'x': 1, 'y': 3, 'z': 2})
#> agreement({}, {})
#> agreement({'a': 5, 'b': 5}, {'a': 1, 'b': 2})
#> agreement({'k': 1, 'l': 2, 'm': 3, 'n': 4}, {'k': 4, 'l': 3, 'm': 2, 'n': 1})
#> agreement({'p': 9, 'q': 3}, {'p': 7, 'q': 2})
# %%
from collections import Counter


class Solution:
    def loneSum(self, *hands):
        seen = Counter(c for h in hands for c in dict.fromkeys(h))
        scores = []
        for h in hands:
            scores.append(sum(c for c in h if seen[c] == 1))
        if not scores:
            return None
        winner = max(range(len(scores)), key=scores.__getitem__)
        return winner, scores
#> Solution().loneSum([1, 2, 3], [3, 4])
#> Solution().loneSum()
#> Solution().loneSum([5, 5], [5])
#> Solution().loneSum([10, 1], [1, 9], [9, 2, 2])
#> Solution().loneSum([], [7], [8])
# %%
def quick_three(a, depth=0):
    if len(a) < 2:
        return a, depth
    p = sorted((a[0], a[len(a) // 2], a[-1]))[1]
    parts = [], [], []
    for x in a:
        parts[(x > p) - (x < p) + 1].append(x)
    left, d1 = quick_three(parts[0], depth + 1)
    right, d2 = quick_three(parts[2], depth + 1)
    return left + parts[1] + right, max(d1, d2)
#> quick_three([3, 1, 2])
#> quick_three([])
#> quick_three([5, 5, 5, 5])
#> quick_three([9, 7, 8, 1, 2])
#> quick_three([4, -4, 0, 2])
# %%
class Solution:
    def restack(self, plates, picks):
        stack = list(plates)
        depth_sum = 0
        for p in picks:
            if p in stack:
                at = stack.index(p)
                depth_sum += at
                stack.insert(0, stack.pop(at))
            else:
                stack.insert(0, p)
                stack.pop()
        return stack, depth_sum
#> Solution().restack([1, 2, 3, 4], [3, 3, 1])
#> Solution().restack([7], [8, 7])
#> Solution().restack([], [])
#> Solution().restack(['a', 'b', 'c'], ['c', 'z', 'b'])
#> Solution().restack([5, 6, 7], [])
# %%
import heapq
from collections import Counter


def reorganise_shelf(books, k):
    """Take genres by remaining count; a genre must rest k turns."""
    heap = [(-n, g) for g, n in Counter(books).items()]
    heapq.heapify(heap)
    rest = []
    line = []
    while heap:
        n, g = heapq.heappop(heap)
        line.append(g)
        rest.append((n + 1, g))
        if len(rest) > k:
            back = rest.pop(0)
            if back[0] < 0:
                heapq.heappush(heap, back)
    left = -sum(n for n, _ in rest)
    return ''.join(line), left
#> reorganise_shelf('aaabb', 1)
#> reorganise_shelf('', 2)
#> reorganise_shelf('aaaa', 1)
#> reorganise_shelf('abcabc', 2)
#> reorganise_shelf('xxyyz', 0)
# %%
def compress_ranks(scores, curve):
    """Give the best share `curve` percent an A, the next as many a B, the others C."""
    order = sorted(scores, key=lambda n: (-scores[n], n))
    cut = max(1, len(order) * curve // 100)
    grades = {}
    for i, n in enumerate(order):
        same = i > 0 and scores[n] == scores[order[i - 1]]
        if same:
            grades[n] = grades[order[i - 1]]
        else:
            grades[n] = 'A' if i < cut else 'B' if i < 2 * cut else 'C'
    return grades
#> compress_ranks({'ann': 90, 'bo': 70, 'cy': 80, 'di': 60}, 25)
#> compress_ranks({}, 10)
#> compress_ranks({'x': 5, 'y': 5, 'z': 5}, 30)
#> compress_ranks({'k': 1, 'l': 2}, 50)
#> compress_ranks({'p': 9, 'q': 9, 'r': 8, 's': 7, 't': 6}, 40)
# %%
class Solution:
    def longestBalanced(self, s):
        first = {(0, 0): -1}
        a = b = 0
        best = ''
        for i, ch in enumerate(s):
            a += (ch == 'x') - (ch == 'y')
            b += (ch == 'y') - (ch == 'z')
            start = first.setdefault((a, b), i)
            if i - start > len(best):
                best = s[start + 1:i + 1]
        return best
#> Solution().longestBalanced('xxyzzy')
#> Solution().longestBalanced('')
#> Solution().longestBalanced('xxx')
#> Solution().longestBalanced('zxyxyz')
#> Solution().longestBalanced('yyxzaz')
# %%
def best_split_by_parity(nums):
    evens = odds = 0
    right = {0: 0, 1: 0}
    for x in nums:
        right[x % 2] += 1
    best = (None, -1)
    for i, x in enumerate(nums):
        if x % 2:
            odds += 1
        else:
            evens += 1
        right[x % 2] -= 1
        score = evens + right[1]
        if score > best[1]:
            best = (i + 1, score)
    return best
#> best_split_by_parity([2, 4, 1, 3])
#> best_split_by_parity([])
#> best_split_by_parity([1, 3, 2])
#> best_split_by_parity([6, 1, 8, 3, 5])
#> best_split_by_parity([7])
# %%
from itertools import islice, cycle


def serve_round(guests, dishes):
    plates = {g: [] for g in guests}
    for guest, dish in zip(cycle(guests), dishes):
        plates[guest].append(dish)
    fullest = sorted(plates, key=lambda g: len(plates[g]), reverse=True)
    return [(g, ''.join(plates[g])) for g in islice(fullest, 2)]
#> serve_round(['ann', 'bo', 'cy'], 'spdt')
#> serve_round([], 'xyz')
#> serve_round(['solo'], 'abc')
#> serve_round(['p', 'q'], '')
#> serve_round(['u', 'v', 'w'], 'mnopqrst')
# %%
class Node:
    def __init__(self, val):
        self.val, self.left, self.right, self.count = val, None, None, 1

    def __repr__(self):
        return f'Node({self.val})'


class Solution:
    def put(self, node, v):
        if node is None:
            return Node(v)
        if v == node.val:
            node.count += 1
        elif v < node.val:
            node.left = self.put(node.left, v)
        else:
            node.right = self.put(node.right, v)
        return node

    def walk(self, node):
        if node is None:
            return []
        return self.walk(node.left) + [(node.val, node.count)] + self.walk(node.right)

    def treeTally(self, nums):
        root = None
        for v in nums:
            root = self.put(root, v)
        return self.walk(root)
#> Solution().treeTally([3, 1, 3])
#> Solution().treeTally([])
#> Solution().treeTally([1, 2, 3])
#> Solution().treeTally([5, 5, 5])
#> Solution().treeTally([4, 2, 6, 4])
# %%
def overtakes(start, finish):
    """How many passes each car made, from starting grid to finishing order."""
    made = {}
    for car in finish:
        ahead_then = start[:start.index(car)]
        behind_now = finish[finish.index(car) + 1:]
        made[car] = sum(1 for c in ahead_then if c in behind_now)
    best = max(made.values(), default=0)
    return made, [c for c in made if made[c] == best]
#> overtakes('abcd', 'dabc')
#> overtakes('xyz', 'xyz')
#> overtakes('', '')
#> overtakes('pqrs', 'srqp')
#> overtakes('mn', 'nmo')
# %%
from collections import deque


class Solution:
    def hotPotato(self, kids, songs):
        ring = deque(sorted(kids))
        order = []
        for beats in songs:
            if len(ring) == 1:
                break
            ring.rotate(-beats)
            order.append(ring.popleft())
        return order, ''.join(ring)
#> Solution().hotPotato('dcba', [1, 2])
#> Solution().hotPotato('xyz', [5, 5, 5, 5])
#> Solution().hotPotato('q', [3])
#> Solution().hotPotato('mnop', [])
#> Solution().hotPotato('hello', [2, 0, 7])
# %%
def paint_jobs(requests, ovens):
    batches = []
    for colour, n in sorted(requests.items(), key=lambda r: (-r[1], r[0])):
        while n > 0:
            take = min(n, ovens)
            if batches and batches[-1][1] + take <= ovens:
                name, used = batches[-1]
                batches[-1] = (name + '+' + colour, used + take)
            else:
                batches.append((colour, take))
            n -= take
    return batches
#> paint_jobs({'red': 5, 'tan': 2}, 4)
#> paint_jobs({}, 3)
#> paint_jobs({'a': 1, 'b': 1, 'c': 1}, 2)
#> paint_jobs({'sky': 9}, 3)
#> paint_jobs({'k': 4, 'm': 3, 'n': 3}, 6)
# %%
def borrow_ranks(library):
    ranks = {}
    for title, (copies, loans) in library.items():
        if copies == 0:
            ratio = float('inf') if loans else 0
        else:
            ratio = loans / copies
        ranks[title] = ratio
    ordered = sorted(ranks, key=lambda t: (-ranks[t], t))
    buy = [t for t in ordered if ranks[t] > 3]
    sell = [t for t in ordered if ranks[t] < 1]
    return buy[:2], sell[-2:]
#> borrow_ranks({'Dune': (2, 9), 'Emma': (3, 1), 'Ivanhoe': (1, 2)})
#> borrow_ranks({})
#> borrow_ranks({'Lost': (0, 4), 'Void': (0, 0)})
#> borrow_ranks({'A': (1, 4), 'B': (1, 8), 'C': (1, 6), 'D': (1, 3)})
#> borrow_ranks({'X': (5, 4), 'Y': (5, 1), 'Z': (9, 0)})
# %%
from typing import List


class Solution:
    def sortByPattern(self, nums: List[int], pattern: str) -> List[int]:
        pool = sorted(nums)
        out = []
        for i in range(len(nums)):
            p = pattern[i % len(pattern)]
            if p == '<':
                out.append(pool.pop(0))
            elif p == '>':
                out.append(pool.pop())
            else:
                out.append(pool.pop(len(pool) // 2))
        return out
#> Solution().sortByPattern([4, 1, 3, 2], '<>')
#> Solution().sortByPattern([], '<')
#> Solution().sortByPattern([9, 8, 7, 6, 5], '=')
#> Solution().sortByPattern([3, 3, 1], '>=<')
#> Solution().sortByPattern([1, 2], '')
# %%
def best_shift(a, b):
    """Rotate b to agree with a in as many places as possible."""
    votes = {}
    where = {}
    for j, y in enumerate(b):
        where.setdefault(y, []).append(j)
    for i, x in enumerate(a):
        for j in where.get(x, ()):
            s = (j - i) % len(b)
            votes[s] = votes.get(s, 0) + 1
    if not votes:
        return 0, 0
    s = min(votes, key=lambda k: (-votes[k], k))
    return s, votes[s]
#> best_shift([1, 2, 3, 4], [4, 1, 2, 3])
#> best_shift('abc', 'xyz')
#> best_shift([], [])
#> best_shift('aab', 'aba')
#> best_shift([5, 1, 5, 2], [2, 5, 1, 7])
# %%
class Solution:
    def sumTop(self, d, k):
        return sum(sorted(d.values(), reverse=True)[:k])

    def compareTeams(self, home, away):
        verdicts = []
        for k in range(1, max(len(home), len(away)) + 1):
            h, a = self.sumTop(home, k), self.sumTop(away, k)
            verdicts.append('H' if h > a else 'A' if a > h else '=')
        return ''.join(verdicts)
#> Solution().compareTeams({'a': 9, 'b': 1}, {'x': 6, 'y': 5})
#> Solution().compareTeams({}, {})
#> Solution().compareTeams({'p': 3}, {'q': 2, 'r': 1, 's': 1})
#> Solution().compareTeams({'k': 4, 'l': 4}, {'m': 4, 'n': 4})
#> Solution().compareTeams({'u': 1, 'v': 7, 'w': 5}, {'z': 10})
# %%
def is_stack_sortable(perm):
    stack, out = [], []
    for x in perm:
        while stack and stack[-1] < x:
            out.append(stack.pop())
        stack.append(x)
    while stack:
        out.append(stack.pop())
    return out


def passes_to_sort(perm):
    passes = 0
    while perm != sorted(perm):
        perm = is_stack_sortable(perm)
        passes += 1
    return passes
#> passes_to_sort([2, 1, 3])
#> passes_to_sort([2, 3, 1])
#> passes_to_sort([])
#> passes_to_sort([2, 3, 4, 1])
#> passes_to_sort([4, 3, 2, 1])
# %%
from collections import defaultdict


class Solution:
    def crossTab(self, people):
        table = defaultdict(lambda: defaultdict(int))
        for town, job in people:
            table[town][job] += 1
        jobs = sorted({job: 0 for _, job in people})
        rows = []
        for town in sorted(table):
            rows.append([town] + [table[town][j] for j in jobs])
        return rows
#> Solution().crossTab([('Bonn', 'vet'), ('Ulm', 'chef'), ('Bonn', 'vet')])
#> Solution().crossTab([])
#> Solution().crossTab([('X', 'a'), ('Y', 'b'), ('Z', 'c')])
#> Solution().crossTab([('Q', 'j')])
#> Solution().crossTab([('M', 'p'), ('M', 'q'), ('N', 'q'), ('M', 'q')])
# %%
def sort_dates(dates):
    def key(d):
        day, month, year = d.split('.')
        year = int(year)
        return (year + 1900 if year > 50 else year + 2000), int(month), int(day)

    ordered = sorted(dates, key=key)
    same_month = 0
    for a, b in zip(ordered, ordered[1:]):
        if key(a)[:2] == key(b)[:2]:
            same_month += 1
    return ordered, same_month
#> sort_dates(['1.2.20', '3.12.99', '15.2.20'])
#> sort_dates([])
#> sort_dates(['9.9.9'])
#> sort_dates(['1.1.51', '1.1.50'])
#> sort_dates(['5.6.7', '4.6.7', '6.6.7', '1.7.7'])
# %%
class Solution:
    def evictScore(self, requests, size):
        cache = {}
        misses = 0
        for t, r in enumerate(requests):
            if r in cache:
                hits, _ = cache[r]
                cache[r] = (hits + 1, t)
                continue
            misses += 1
            if len(cache) == size:
                victim = min(cache, key=cache.get)
                del cache[victim]
            cache[r] = (1, t)
        return misses, sorted(cache)
#> Solution().evictScore('abacb', 2)
#> Solution().evictScore('', 3)
#> Solution().evictScore('zzzz', 1)
#> Solution().evictScore([1, 2, 3, 1, 4, 1, 2], 3)
#> Solution().evictScore('pqpqrs', 2)
# %%
def majority_rows(grid):
    winners = []
    for row in grid:
        cand, n = None, 0
        for x in row:
            if n == 0:
                cand = x
            n += 1 if x == cand else -1
        winners.append(cand if row.count(cand) > len(row) // 2 else 0)
    agreed = winners and all(w == winners[0] for w in winners)
    return winners, bool(agreed)
#> majority_rows([[1, 1, 2], [3, 1, 1]])
#> majority_rows([])
#> majority_rows([[4, 5, 4, 5]])
#> majority_rows([[7], [7, 7], [8, 7, 8]])
#> majority_rows([[2, 2], [2, 3, 2, 2], []])
# %%
def bitonic_merge(a, up):
    if len(a) == 1:
        return a
    h = len(a) // 2
    for i in range(h):
        if (a[i] > a[i + h]) == up:
            a[i], a[i + h] = a[i + h], a[i]
    return bitonic_merge(a[:h], up) + bitonic_merge(a[h:], up)


def bitonic_sort(a, up=True):
    if len(a) <= 1:
        return a
    h = len(a) // 2
    half = bitonic_sort(a[:h], True) + bitonic_sort(a[h:], False)
    return bitonic_merge(half, up)
#> bitonic_sort([3, 1])
#> bitonic_sort([4, 2, 1, 3])
#> bitonic_sort([])
#> bitonic_sort([5, 8, 6, 7], up=False)
#> bitonic_sort([9, 9, 2, 2], True)
# %%
from math import gcd


class Solution:
    def tickets(self, holders):
        """Group ratios like 2:4 and 1:2, then give the size of each group by first use."""
        groups = {}
        for label in holders:
            p, q = map(int, label.split(':'))
            g = gcd(p, q) or 1
            key = p // g, q // g
            groups.setdefault(key, []).append(label)
        order = sorted(groups, key=lambda k: (-len(groups[k]), k))
        return [f'{p}/{q}x{len(groups[p, q])}' for p, q in order]
#> Solution().tickets(['2:4', '1:2', '3:5'])
#> Solution().tickets([])
#> Solution().tickets(['0:0', '0:7', '0:1'])
#> Solution().tickets(['10:15', '4:6', '6:4', '9:6'])
#> Solution().tickets(['8:8'])
