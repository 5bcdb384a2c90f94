# %%
def parse_ballot(line):
    name, _, prefs = line.partition(':')
    return name.strip(), [p for p in prefs.strip().split('>') if p]


def borda(ballots):
    points = {}
    for line in ballots:
        _, prefs = parse_ballot(line)
        for bonus, p in enumerate(reversed(prefs)):
            points[p] = points.get(p, 0) + bonus
    return points


def elect(ballots):
    points = borda(ballots)
    if not points:
        return 'nobody'
    best = max(points.values())
    winners = sorted(p for p in points if points[p] == best)
    return '='.join(winners) + f'@{best}'
#> elect(['joe: a>b>c', 'kim: b>a>c'])
#> elect([])
#> elect(['x: q'])
#> elect(['1: red>blue', '2: blue>green>red', '3: green>blue'])
#> elect(['p:', 'q: m>n', 'r: n>m'])
# %%
from collections import deque


class Solution:
    def roundRobin(self, tasks, quantum):
        q = deque(tasks)
        log = ''
        while q:
            name, left = q.popleft()
            if left > quantum:
                q.append((name, left - quantum))
                log += name
            else:
                log += name.upper()
        return log
#> Solution().roundRobin([('a', 3), ('b', 5)], 2)
#> Solution().roundRobin([('x', 1), ('y', 1), ('z', 1)], 1)
#> Solution().roundRobin([], 3)
#> Solution().roundRobin([('m', 10), ('n', 4), ('o', 7)], 3)
#> Solution().roundRobin([('solo', 9)], 4)
# %%
def heaviest_bucket(items, k):
    buckets = [0] * k
    for x in items:
        buckets[x % k] += x
    heaviest = max(buckets)
    return buckets.index(heaviest), heaviest - min(buckets)
#> heaviest_bucket([4, 9, 13, 22, 7], 5)
#> heaviest_bucket([], 3)
#> heaviest_bucket([10, 20, 30], 1)
#> heaviest_bucket([-4, -9, 3, 8], 4)
#> heaviest_bucket([101, 202, 303, 404], 7)
# %%
from typing import List


class Solution:
    def mergeThree(self, a: List[int], b: List[int], c: List[int]) -> List[int]:
        def merge(p, q):
            i = j = 0
            out = []
            while i < len(p) or j < len(q):
                if j == len(q) or (i < len(p) and p[i] <= q[j]):
                    nxt = p[i]
                    i += 1
                else:
                    nxt = q[j]
                    j += 1
                if not out or out[-1] != nxt:
                    out.append(nxt)
            return out

        return merge(merge(a, b), c)
#> Solution().mergeThree([1, 4], [2, 4], [3])
#> Solution().mergeThree([], [], [])
#> Solution().mergeThree([5, 5], [5], [])
#> Solution().mergeThree([], [0, 9], [1, 9, 12])
#> Solution().mergeThree([-3, 0, 3], [-3, 1], [2, 3])
# %%
def crown_runs(weather):
    runs = {}
    prev, length = None, 0
    for day in weather + '.':
        if day == prev:
            length += 1
            continue
        if prev is not None:
            runs.setdefault(prev, []).append(length)
        prev, length = day, 1
    return {k: (max(v), len(v)) for k, v in sorted(runs.items())}
#> crown_runs('SSRSSSR')
#> crown_runs('')
#> crown_runs('FFFF')
#> crown_runs('SRSRSR')
#> crown_runs('CCSFFFCSS')
# %%
from collections import Counter


class Solution:
    def leastChanges(self, s, k):
        counts = sorted(Counter(s).values())
        changes = 0
        while len(counts) > k:
            changes += counts.pop(0)
        return changes
#> Solution().leastChanges('aabbbc', 2)
#> Solution().leastChanges('xyz', 3)
#> Solution().leastChanges('', 1)
#> Solution().leastChanges('mississippi', 1)
#> Solution().leastChanges('qwertyq', 4)
# %%
import heapq


def running_third(stream):
    """After each reading, the third largest so far (None before there are three)."""
    top = []
    seen = []
    for x in stream:
        if len(top) < 3:
            heapq.heappush(top, x)
        elif x > top[0]:
            heapq.heapreplace(top, x)
        seen.append(top[0] if len(top) == 3 else None)
    return seen
#> running_third([5, 1, 9, 7, 2, 8])
#> running_third([4, 4])
#> running_third([])
#> running_third([1, 2, 3, 4, 5])
#> running_third([10, -1, -5, -3, 0])
# %%
class Solution:
    def mirrorPairs(self, words):
        waiting = {}
        matched = []
        for idx, w in enumerate(words):
            back = w[::-1]
            if waiting.get(back):
                matched.append((waiting[back].pop(), idx))
            else:
                waiting.setdefault(w, []).append(idx)
        alone = sum(len(v) for v in waiting.values())
        return matched, alone
#> Solution().mirrorPairs(['ab', 'ba', 'cd'])
#> Solution().mirrorPairs(['aa', 'aa', 'aa'])
#> Solution().mirrorPairs([])
#> Solution().mirrorPairs(['top', 'pot', 'top', 'pot'])
#> Solution().mirrorPairs(['x', 'yz', 'zy', 'x', 'zy'])
# %%
def histogram_bins(values, edges):
    from bisect import bisect_right
    counts = [0] * (len(edges) + 1)
    for v in values:
        counts[bisect_right(edges, v)] += 1
    peak = max(counts)
    return [c * 10 // peak if peak else 0 for c in counts]
#> histogram_bins([1, 5, 5, 9, 12], [3, 6, 10])
#> histogram_bins([], [1, 2])
#> histogram_bins([4, 4, 4], [4])
#> histogram_bins([-5, 0, 5, 10, 15, 20], [0, 10])
#> histogram_bins([7], [])
# %%
def letter_mask(word):
    mask = 0
    for ch in word:
        mask |= 1 << (ord(ch) - ord('a'))
    return mask


def biggest_family(words):
    families = {}
    for w in words:
        families.setdefault(letter_mask(w), []).append(w)
    best = []
    for members in families.values():
        if len(members) > len(best):
            best = members
    return best
#> biggest_family(['aba', 'cd', 'ab', 'bbaa'])
#> biggest_family([])
#> biggest_family(['x', 'y'])
#> biggest_family(['tea', 'eat', 'nut', 'tun', 'teat'])
#> biggest_family(['zoo', 'oz', 'lol'])
# %%
from collections import defaultdict
from typing import List


class Solution:
    def quietDays(self, logs: List[List[int]], days: int) -> List[int]:
        visits = defaultdict(int)
        for start, end in logs:
            visits[start] += 1
            visits[end + 1] -= 1
        level = 0
        quiet = []
        for d in range(days):
            level += visits[d]
            if level <= 0:
                quiet.append(d)
        return quiet
#> Solution().quietDays([[0, 2], [4, 5]], 8)
#> Solution().quietDays([], 3)
#> Solution().quietDays([[0, 9]], 5)
#> Solution().quietDays([[1, 1], [1, 3], [6, 6]], 7)
#> Solution().quietDays([[2, 2]], 0)
# %%
def cocktail(a):
    a = list(a)
    lo, hi = 0, len(a) - 1
    turns = 0
    while lo < hi:
        last = lo
        for i in range(lo, hi):
            if a[i] > a[i + 1]:
                a[i], a[i + 1] = a[i + 1], a[i]
                last = i
        hi = last
        turns += 1
        if lo >= hi:
            break
        last = hi
        for i in range(hi, lo, -1):
            if a[i - 1] > a[i]:
                a[i - 1], a[i] = a[i], a[i - 1]
                last = i
        lo = last
        turns += 1
    return ''.join(map(str, a)), turns
#> cocktail([3, 1, 2])
#> cocktail('zebra')
#> cocktail([])
#> cocktail([1, 2, 3, 4])
#> cocktail([5, 4, 3, 2, 1])
# %%
class Solution:
    def rankOf(self, deck, card):
        return sum(1 for c in deck if c < card)

    def flatten(self, deck):
        return [self.rankOf(deck, c) for c in deck]

    def sameOrder(self, a, b):
        if len(a) != len(b):
            return -1
        return sum(x == y for x, y in zip(self.flatten(a), self.flatten(b)))
#> Solution().sameOrder([10, 30, 20], [1, 3, 2])
#> Solution().sameOrder([1, 2], [1, 2, 3])
#> Solution().sameOrder([], [])
#> Solution().sameOrder([5, 5, 1], [9, 2, 2])
#> Solution().sameOrder([8, 6, 7, 5], [4, 2, 3, 9])
# %%
from operator import itemgetter
from itertools import groupby


def payroll(rows):
    rows = sorted(rows, key=itemgetter('team', 'hours'))
    out = []
    for team, members in groupby(rows, key=itemgetter('team')):
        total = 0
        for m in members:
            total += m['hours']
            last = m['name']
        out.append((team, total, last))
    return out
#> payroll([{'team': 'b', 'name': 'Ann', 'hours': 3}, {'team': 'a', 'name': 'Bo', 'hours': 9}])
#> payroll([])
#> payroll([{'team': 'x', 'name': 'P', 'hours': 2}, {'team': 'x', 'name': 'Q', 'hours': 8}, {'team': 'x', 'name': 'R', 'hours': 5}])
#> payroll([{'team': 'k', 'name': 'U', 'hours': 0}])
#> payroll([{'team': 'm', 'name': 'V', 'hours': 4}, {'team': 'n', 'name': 'W', 'hours': 4}, {'team': 'm', 'name': 'Z', 'hours': 4}])
# %%
def invert(perm):
    inv = [0] * len(perm)
    for i, p in enumerate(perm):
        inv[p] = i
    return inv


def fixed_points(perm):
    return [i for i, p in enumerate(perm) if i == p]


def compare_with_inverse(perm):
    inv = invert(perm)
    agree = [i for i in range(len(perm)) if perm[i] == inv[i]]
    return len(agree) - len(fixed_points(perm)), inv
#> compare_with_inverse([1, 0, 2])
#> compare_with_inverse([1, 2, 0])
#> compare_with_inverse([])
#> compare_with_inverse([3, 2, 1, 0, 4])
#> compare_with_inverse([2, 0, 1, 4, 3, 5])
# %%
class Solution:
    def fewestBags(self, sizes, cap):
        sizes = sorted(sizes)
        i, j = 0, len(sizes) - 1
        bags = 0
        while i <= j:
            room = cap - sizes[j]
            j -= 1
            if room < 0:
                return -1
            while i <= j and sizes[i] <= room:
                room -= sizes[i]
                i += 1
            bags += 1
        return bags
#> Solution().fewestBags([2, 3, 5, 1], 6)
#> Solution().fewestBags([7, 2], 6)
#> Solution().fewestBags([], 4)
#> Solution().fewestBags([1, 1, 1, 1, 8], 10)
#> Solution().fewestBags([4, 4, 4], 4)
# %%
from collections import Counter


def spread(nums):
    counts = Counter(nums)
    common = counts.most_common()
    hi = common[0][1]
    lo = common[-1][1]
    modes = sorted(n for n, c in common if c == hi)
    rare = sorted(n for n, c in common if c == lo)
    return modes, rare, hi - lo
#> spread([3, 3, 1, 2])
#> spread([6])
#> spread([1, 1, 2, 2, 3, 3, 3])
#> spread([-1, 5, -1, 5])
#> spread([])
# %%
def knock_out(players, strength):
    round_no = 0
    while len(players) > 1:
        round_no += 1
        winners = []
        for i in range(0, len(players) - 1, 2):
            a, b = players[i], players[i + 1]
            winners.append(a if strength[a] >= strength[b] else b)
            strength[winners[-1]] -= round_no
        if len(players) % 2:
            winners.insert(0, players[-1])
        players = winners
    return (players[0], round_no) if players else None
#> knock_out(['a', 'b', 'c', 'd'], {'a': 5, 'b': 7, 'c': 6, 'd': 1})
#> knock_out(['x'], {'x': 3})
#> knock_out([], {})
#> knock_out(['p', 'q', 'r'], {'p': 4, 'q': 4, 'r': 4})
#> knock_out(['k', 'l', 'm', 'n', 'o'], {'k': 9, 'l': 2, 'm': 8, 'n': 8, 'o': 7})
# %%
import heapq


class Solution:
    def hireCheapest(self, wages, k, reach):
        left, right = 0, len(wages) - 1
        heap = []
        for i in range(min(reach, len(wages))):
            heapq.heappush(heap, (wages[i], i))
            left = i + 1
        total = 0
        picks = []
        while k and heap:
            w, i = heapq.heappop(heap)
            total += w
            picks.append(i)
            if left <= right:
                heapq.heappush(heap, (wages[left], left))
                left += 1
            k -= 1
        return total, picks
#> Solution().hireCheapest([5, 2, 8, 1, 9], 3, 2)
#> Solution().hireCheapest([4, 4, 4], 2, 1)
#> Solution().hireCheapest([], 2, 3)
#> Solution().hireCheapest([10, 1], 5, 4)
#> Solution().hireCheapest([6, 3, 7, 2, 2, 8], 4, 3)
# %%
def sort_versions(tags):
    def key(tag):
        nums = tuple(int(p) for p in tag.lstrip('v').split('-')[0].split('.'))
        return nums, '-' not in tag, tag

    return sorted(tags, key=key, reverse=True)[:3]
#> sort_versions(['v1.2', 'v1.10', 'v1.9-rc'])
#> sort_versions([])
#> sort_versions(['2.0', '2.0-beta', '2.0-alpha', '1.9.9'])
#> sort_versions(['v3'])
#> sort_versions(['1.0.1', '1', '1.0', '0.9'])
# %%
from collections import defaultdict


class Solution:
    def commonNeighbours(self, friendships):
        friends = defaultdict(list)
        for a, b in friendships:
            friends[a].append(b)
            friends[b].append(a)
        people = sorted(friends)
        best, pair = 0, None
        for i, p in enumerate(people):
            for q in people[i + 1:]:
                shared = sum(f in friends[q] for f in friends[p])
                if shared > best:
                    best, pair = shared, (p, q)
        return pair, best
#> Solution().commonNeighbours([(1, 2), (2, 3), (3, 4)])
#> Solution().commonNeighbours([(1, 2)])
#> Solution().commonNeighbours([])
#> Solution().commonNeighbours([(5, 7), (6, 7), (5, 8), (6, 8)])
#> Solution().commonNeighbours([('a', 'b'), ('b', 'c'), ('c', 'a')])
# %%
def radix(nums, base):
    steps = 0
    place = 1
    while any(n >= place for n in nums):
        queues = [[] for _ in range(base)]
        for n in nums:
            queues[n // place % base].append(n)
        nums = [n for q in queues for n in q]
        place *= base
        steps += 1
    return nums, steps
#> radix([31, 7, 120, 5], 10)
#> radix([3, 1, 2], 4)
#> radix([], 10)
#> radix([0, 0], 5)
#> radix([64, 17, 99, 8, 42], 8)
# %%
def needs(counts, total):
    return {k: v for k, v in counts.items() if v * 3 > total}


def third_party(nums):
    pool = {}
    for x in nums:
        if x in pool or len(pool) < 2:
            pool[x] = pool.get(x, 0) + 1
        else:
            for k in list(pool):
                pool[k] -= 1
                if not pool[k]:
                    del pool[k]
    real = {k: nums.count(k) for k in pool}
    return needs(real, len(nums)) or None
#> third_party([1, 1, 2, 3, 1])
#> third_party([1, 2, 3, 4, 5, 6])
#> third_party([])
#> third_party([7, 8, 7, 8, 9])
#> third_party([2, 2, 3, 3, 4, 4, 2])
# %%
class Solution:
    def sortByBits(self, nums):
        def ones(n):
            c = 0
            while n:
                n &= n - 1
                c += 1
            return c

        table = {}
        for n in nums:
            table.setdefault(ones(n), []).append(n)
        res = []
        for c in sorted(table):
            res += sorted(table[c], reverse=c % 2 == 1)
        return res
#> Solution().sortByBits([7, 8, 3, 1, 5])
#> Solution().sortByBits([])
#> Solution().sortByBits([16, 2, 4])
#> Solution().sortByBits([0, 255, 15, 6, 12])
#> Solution().sortByBits([9, 9, 10])
# %%
def label_duplicates(files):
    used = {}
    out = []
    for f in files:
        n = used.get(f, 0)
        name = f
        while name in used:
            n += 1
            name = f'{f}~{n}'
        used[f] = n
        used.setdefault(name, 0)
        out.append(name)
    return out
#> label_duplicates(['a', 'a', 'b', 'a'])
#> label_duplicates(['x', 'x~1', 'x'])
#> label_duplicates([])
#> label_duplicates(['doc', 'doc', 'doc~1', 'doc'])
#> label_duplicates(['q', 'r'])
# %%
from typing import List


class Solution:
    def coolDown(self, tasks: str, rest: int) -> int:
        last = {}
        clock = 0
        for t in tasks:
            ready = last.get(t, -rest - 1) + rest + 1
            clock = max(clock, ready)
            last[t] = clock
            clock += 1
        return clock

    def slowestPlan(self, plans: List[str], rest: int) -> List[int]:
        costs = [self.coolDown(p, rest) for p in plans]
        worst = max(costs, default=0)
        return [i for i, c in enumerate(costs) if c == worst]
#> Solution().slowestPlan(['aab', 'abab', 'abc'], 2)
#> Solution().slowestPlan([], 1)
#> Solution().slowestPlan(['', 'x'], 0)
#> Solution().slowestPlan(['aaa', 'ababa', 'abcdefg'], 2)
#> Solution().slowestPlan(['zz', 'yy', 'xw'], 3)
# %%
def least_used_first(events, names):
    use = dict.fromkeys(names, 0)
    unknown = 0
    for e in events:
        try:
            use[e] += 1
        except KeyError:
            unknown += 1
    ranking = sorted(names, key=use.get)
    return ranking, unknown
#> least_used_first(['a', 'b', 'a', 'z'], ['a', 'b', 'c'])
#> least_used_first([], ['q', 'p'])
#> least_used_first(['x', 'y'], [])
#> least_used_first(['pen', 'ink', 'pen', 'ink', 'cap'], ['ink', 'pen', 'cap'])
#> least_used_first(['k'], ['k'])
# %%
class Solution:
    def countBeaten(self, mine, theirs):
        mine = sorted(mine)
        theirs = sorted(theirs)
        used = -1
        wins = []
        for t in theirs:
            used += 1
            while used < len(mine) and mine[used] <= t:
                used += 1
            if used >= len(mine):
                break
            wins.append(mine[used] - t)
        return len(wins), wins
#> Solution().countBeaten([3, 8, 5], [4, 4, 9])
#> Solution().countBeaten([], [1])
#> Solution().countBeaten([6, 6], [])
#> Solution().countBeaten([1, 2, 3], [3, 4, 5])
#> Solution().countBeaten([10, 20, 30, 40], [5, 15, 25, 35])
# %%
def zigzag_by_rank(nums):
    ordered = sorted(nums)
    half = (len(nums) + 1) // 2
    low, high = ordered[:half], ordered[half:]
    res = [None] * len(nums)
    res[::2] = low[::-1]
    res[1::2] = high[::-1]
    ok = all((a < b) if i % 2 == 0 else (a > b) for i, (a, b) in enumerate(zip(res, res[1:])))
    return res, ok
#> zigzag_by_rank([1, 5, 2, 4, 3])
#> zigzag_by_rank([2, 2, 2])
#> zigzag_by_rank([])
#> zigzag_by_rank([9, 1])
#> zigzag_by_rank([4, 8, 8, 1, 6, 3])
# %%
from collections import Counter


class Solution:
    def typewriter(self, text, ribbon):
        """Every key can be struck `ribbon` times; later strikes come out faint, then blank."""
        strikes = Counter()
        page = []
        for ch in text:
            strikes[ch.lower()] += 1
            used = strikes[ch.lower()]
            if ch == ' ' or used <= ribbon:
                page.append(ch)
            elif used <= 2 * ribbon:
                page.append(ch.lower() if ch.isupper() else '.')
        return ''.join(page)
#> Solution().typewriter('Banana', 1)
#> Solution().typewriter('', 2)
#> Solution().typewriter('aA aA aA', 1)
#> Solution().typewriter('see trees', 2)
#> Solution().typewriter('hush', 0)
# %%
def pancake(stack):
    stack = list(stack)
    flips = []
    for size in range(len(stack), 1, -1):
        top = max(range(size), key=lambda i: stack[i])
        if top == size - 1:
            continue
        if top:
            stack[:top + 1] = stack[top::-1]
            flips.append(top + 1)
        stack[:size] = stack[size - 1::-1]
        flips.append(size)
    return flips
#> pancake([3, 1, 2])
#> pancake([1, 2, 3])
#> pancake([])
#> pancake([2, 4, 1, 3])
#> pancake([5, 5, 1, 5])
# %%
def merge_tallies(*tallies):
    total = {}
    for t in tallies:
        for key, n in t.items():
            total[key] = total.get(key, 0) + n
            if total[key] == 0:
                del total[key]
    return total


def balance_sheet(gains, losses):
    neg = {k: -v for k, v in losses.items()}
    net = merge_tallies(gains, neg)
    debtors = [k for k in sorted(net) if net[k] < 0]
    return net, debtors
#> balance_sheet({'a': 5, 'b': 2}, {'b': 2, 'c': 1})
#> balance_sheet({}, {})
#> balance_sheet({'x': 1}, {'x': 4})
#> balance_sheet({'rent': 700, 'food': 90}, {'food': 120, 'fun': 30, 'rent': 650})
#> balance_sheet({'q': 3}, {})
# %%
class Solution:
    def crossings(self, left, right):
        spot = {v: i for i, v in enumerate(right)}
        lines = [spot[v] for v in left if v in spot]
        ans = 0
        for i in range(len(lines)):
            for j in range(i):
                if lines[j] > lines[i]:
                    ans += 1
        return ans
#> Solution().crossings('abcd', 'badc')
#> Solution().crossings([1, 2, 3], [1, 2, 3])
#> Solution().crossings('', 'xyz')
#> Solution().crossings([4, 3, 2, 1], [1, 2, 3, 4])
#> Solution().crossings('pqrs', 'sxqp')
# %%
def tournament_table(results):
    table = {}
    for home, away, hg, ag in results:
        for team, scored, lost in ((home, hg, ag), (away, ag, hg)):
            row = table.setdefault(team, [0, 0, 0])
            row[0] += 3 if scored > lost else 1 if scored == lost else 0
            row[1] += scored - lost
            row[2] += scored
    order = sorted(table.items(), key=lambda kv: ([-x for x in kv[1]], kv[0]))
    return [f"{t} {r[0]} ({r[1]:+d})" for t, r in order]
#> tournament_table([('Ajax', 'Brno', 2, 1), ('Brno', 'Cork', 0, 0)])
#> tournament_table([])
#> tournament_table([('A', 'B', 1, 1)])
#> tournament_table([('X', 'Y', 3, 0), ('Y', 'Z', 3, 0), ('Z', 'X', 3, 0)])
#> tournament_table([('P', 'Q', 0, 2), ('Q', 'P', 0, 1)])
# %%
from functools import reduce


def busiest_hour(stamps):
    hours = [int(s[:2]) for s in stamps]
    counts = reduce(lambda d, h: {**d, h: d.get(h, 0) + 1}, hours, {})
    return max(sorted(counts), key=counts.get) if counts else None
#> busiest_hour(['09:15', '10:00', '09:59'])
#> busiest_hour([])
#> busiest_hour(['23:59', '00:01'])
#> busiest_hour(['12:00', '12:30', '11:15', '11:20', '07:07'])
#> busiest_hour(['08:00'])
# %%
class Solution:
    def isHeapBroken(self, tree):
        bad = []
        for i in range(len(tree)):
            for child in (2 * i + 1, 2 * i + 2):
                if child < len(tree) and tree[child] < tree[i]:
                    bad.append((i, child))
        return bad

    def repairOnce(self, tree):
        tree = tree[:]
        rounds = 0
        while self.isHeapBroken(tree):
            i, c = self.isHeapBroken(tree)[-1]
            tree[i], tree[c] = tree[c], tree[i]
            rounds += 1
        return tree, rounds
#> Solution().repairOnce([3, 1, 2])
#> Solution().repairOnce([1, 2, 3])
#> Solution().repairOnce([])
#> Solution().repairOnce([4, 3, 2, 1])
#> Solution().repairOnce([1, 9, 0])
# %%
def sock_drawer(socks):
    single = []
    pairs = 0
    for s in sorted(socks):
        if single and single[-1] == s:
            single.pop()
            pairs += 1
        else:
            single.append(s)
    return pairs, single
#> sock_drawer([3, 1, 3, 2, 1, 1])
#> sock_drawer([])
#> sock_drawer([8, 8, 8, 8])
#> sock_drawer(['red', 'tan', 'red'])
#> sock_drawer([5, 4, 3])
# %%
from collections import Counter


class Solution:
    def magicDozen(self, dice):
        c = Counter(dice)
        score = 0
        for face, n in c.items():
            if n >= 3:
                score += face * 100 if face != 1 else 1000
                n -= 3
            if face == 1:
                score += 100 * n
            elif face == 5:
                score += 50 * n
        if len(c) == len(dice) == 6:
            score = 1500
        return score
#> Solution().magicDozen([1, 1, 1, 5, 2])
#> Solution().magicDozen([2, 3, 4, 6])
#> Solution().magicDozen([1, 2, 3, 4, 5, 6])
#> Solution().magicDozen([4, 4, 4, 4, 5, 5])
#> Solution().magicDozen([])
# %%
def spill(limits, arrivals):
    fill = {name: 0 for name in limits}
    lost = []
    for want in arrivals:
        options = [want] + sorted((n for n in fill if n != want), key=lambda n: fill[n] - limits[n])
        for n in options:
            if n in limits and fill[n] < limits[n]:
                fill[n] += 1
                break
        else:
            lost.append(want)
    return fill, lost
#> spill({'a': 1, 'b': 2}, ['a', 'a', 'b'])
#> spill({'x': 1}, ['x', 'x', 'y'])
#> spill({}, ['q'])
#> spill({'m': 2, 'n': 0}, ['n', 'n'])
#> spill({'p': 1, 'q': 3, 'r': 2}, ['r', 'r', 'r', 'p', 'p'])
# %%
def bogo_index(nums):
    """Index of the permutation pattern of nums among all patterns of that length."""
    index = 0
    n = len(nums)
    for i, x in enumerate(nums):
        smaller = 0
        for y in nums[i + 1:]:
            smaller += y < x
        index = index * (n - i) + smaller
    return index
#> bogo_index([1, 2, 3])
#> bogo_index([3, 2, 1])
#> bogo_index([])
#> bogo_index([20, 50, 10, 40])
#> bogo_index([7, 7, 1])
