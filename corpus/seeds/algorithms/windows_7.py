# %%
def split_log(log):
    rows = []
    for line in log.split(' '):
        if '=' not in line:
            continue
        t, v = line.split('=')
        rows.append((int(t), int(v)))
    return rows


def average_over(log, span):
    """Average of values in the trailing span at each logged time."""
    rows = split_log(log)
    l = 0
    total = 0
    out = []
    for r, (t, v) in enumerate(rows):
        total += v
        while rows[l][0] <= t - span:
            total -= rows[l][1]
            l += 1
        out.append(total // (r - l + 1))
    return out
#> average_over('1=10 2=20 5=30', 3)
#> average_over('', 4)
#> average_over('7=9', 1)
#> average_over('1=4 junk 2=8 3=12 9=1', 2)
#> average_over('0=5 10=15 20=25', 100)
# %%
from typing import List


class Solution:
    def thinIce(self, ice: List[int], loads: List[int]) -> List[int]:
        """Each skater goes on until the ice is thinner than the load."""
        weakest = []
        low = 10 ** 9
        for x in ice:
            low = min(low, x)
            weakest.append(low)
        return [self.walk(weakest, load) for load in loads]

    def walk(self, weakest: List[int], load: int) -> int:
        lo, hi = 0, len(weakest)
        while lo < hi:
            mid = (lo + hi) // 2
            if weakest[mid] >= load:
                lo = mid + 1
            else:
                hi = mid
        return lo
#> Solution().thinIce([9, 7, 8, 4, 6], [5, 8, 3])
#> Solution().thinIce([], [1])
#> Solution().thinIce([5], [5, 6])
#> Solution().thinIce([3, 3, 2, 2, 1, 1], [2])
#> Solution().thinIce([10, 20, 30], [])
# %%
def trim_queue(queue, patience):
    """People leave when more than patience people in a row ahead are slower."""
    kept = []
    left = []
    for name, speed in queue:
        slower = 0
        k = len(kept) - 1
        while k >= 0 and kept[k][1] > speed:
            slower += 1
            k -= 1
        if slower > patience:
            left.append(name)
        else:
            kept.append((name, speed))
    return [n for n, _ in kept], left
#> trim_queue([('a', 5), ('b', 4), ('c', 3), ('d', 9)], 1)
#> trim_queue([], 2)
#> trim_queue([('x', 1), ('y', 2)], 0)
#> trim_queue([('p', 9), ('q', 8), ('r', 1), ('s', 7)], 0)
#> trim_queue([('k', 6), ('m', 6), ('n', 5), ('o', 1)], 2)
# %%
class Solution:
    def missionFuel(self, legs, spare):
        """Smallest start fuel so that fuel never falls below spare; legs may refuel."""
        def survives(start):
            fuel = start
            for leg in legs:
                fuel -= leg
                if fuel < spare:
                    return False
            return True

        lo, hi = 0, spare + sum(x for x in legs if x > 0)
        while lo < hi:
            mid = lo + (hi - lo) // 2
            if survives(mid):
                hi = mid
            else:
                lo = mid + 1
        return lo
#> Solution().missionFuel([4, -2, 5, 3], 1)
#> Solution().missionFuel([], 7)
#> Solution().missionFuel([-5, -5], 2)
#> Solution().missionFuel([10, -10, 10, -10], 0)
#> Solution().missionFuel([1, 2, 3, -9, 12], 3)
# %%
from collections import Counter


def leaves_window(bag, items, i, size):
    if i < size:
        return
    old = items[i - size]
    bag[old] -= 1
    if bag[old] == 0:
        del bag[old]


def novelty(items, size):
    """1 for an item not among the last `size` items, else 0; plus widest variety."""
    bag = Counter()
    marks = []
    widest = 0
    for i, item in enumerate(items):
        leaves_window(bag, items, i, size)
        marks.append(0 if item in bag else 1)
        bag[item] += 1
        widest = max(widest, len(bag))
    return marks, widest
#> novelty([1, 2, 1, 3, 2], 3)
#> novelty('aaaa', 2)
#> novelty([], 1)
#> novelty('abcabc', 2)
#> novelty([5, 6, 7, 5, 6, 7], 4)
# %%
def raise_lowest(levels, budget):
    """Pour budget evenly on the lowest levels; highest level all can reach."""
    levels = sorted(levels)
    if not levels:
        return 0
    floor = levels[0]
    for i in range(1, len(levels)):
        need = (levels[i] - floor) * i
        if need > budget:
            return floor + budget // i
        budget -= need
        floor = levels[i]
    return floor + budget // len(levels)
#> raise_lowest([2, 5, 9], 4)
#> raise_lowest([], 10)
#> raise_lowest([3, 3, 3], 7)
#> raise_lowest([1, 100], 50)
#> raise_lowest([8, 4, 6, 2], 12)
# %%
class Solution:
    def chatBursts(self, times, gap, least):
        bursts = []
        l = 0
        for r in range(1, len(times) + 1):
            if r < len(times) and times[r] - times[r - 1] <= gap:
                continue
            if r - l >= least:
                bursts.append(self.describe(times[l:r]))
            l = r
        return bursts

    def describe(self, part):
        length = part[-1] - part[0]
        rate = len(part) / length if length else float(len(part))
        return (part[0], len(part), round(rate, 2))
#> Solution().chatBursts([1, 2, 3, 20, 21, 40], 2, 2)
#> Solution().chatBursts([], 1, 1)
#> Solution().chatBursts([5, 5, 5], 0, 3)
#> Solution().chatBursts([10, 30, 50], 5, 1)
#> Solution().chatBursts([0, 4, 8, 11, 30, 33], 4, 3)
# %%
def shade_score(trees, rows):
    """Monotonic stack per row: sum of gaps between a tree and the next taller."""
    total = 0
    for row in range(rows):
        line = trees[row::rows]
        stack = []
        for i, h in enumerate(line):
            while stack and line[stack[-1]] < h:
                total += i - stack.pop()
            stack.append(i)
    return total
#> shade_score([1, 5, 2, 4, 3, 6], 2)
#> shade_score([3, 2, 1], 1)
#> shade_score([], 3)
#> shade_score([1, 2, 3, 4], 1)
#> shade_score([7, 1, 7, 2, 9, 0, 8, 5], 3)
# %%
class Solution:
    def oreVeins(self, field, size, least):
        """Square pits of a size with enough ore, read from a string map."""
        rows = field.split('/')
        pre = self.prefix(rows)
        h, w = len(rows), len(rows[0])
        pits = []
        for r in range(h - size + 1):
            for c in range(w - size + 1):
                ore = (pre[r + size][c + size] - pre[r][c + size]
                       - pre[r + size][c] + pre[r][c])
                if ore >= least:
                    pits.append((r, c, ore))
        return pits

    def prefix(self, rows):
        pre = [[0] * (len(rows[0]) + 1)]
        for row in rows:
            line = [0]
            run = 0
            for j, ch in enumerate(row, 1):
                run += ch == '*'
                line.append(pre[-1][j] + run)
            pre.append(line)
        return pre
#> Solution().oreVeins('*.*/.**/...', 2, 2)
#> Solution().oreVeins('..', 1, 1)
#> Solution().oreVeins('*', 1, 1)
#> Solution().oreVeins('****/****', 2, 4)
#> Solution().oreVeins('', 1, 0)
# %%
def longest_trip(steps, energy):
    """Uphill costs its height, downhill gives back half; longest affordable slice."""
    best = (0, 0)
    for i in range(len(steps)):
        left = energy
        j = i
        while j < len(steps):
            s = steps[j]
            left -= s if s > 0 else s // 2
            if left < 0:
                break
            j += 1
        if j - i > best[1] - best[0]:
            best = (i, j)
        if j == len(steps):
            break
    return steps[best[0]:best[1]]
#> longest_trip([3, -2, 4, 1], 5)
#> longest_trip([9, 9], 4)
#> longest_trip([], 3)
#> longest_trip([1, 1, 1, 1, 1], 3)
#> longest_trip([5, -6, 5, -6, 8], 6)
# %%
class Solution:
    def overlapDays(self, a, b):
        """Two calendars of closed ranges; total shared days and the longest share."""
        i = j = 0
        shared = 0
        longest = None
        while i < len(a) and j < len(b):
            lo = max(a[i][0], b[j][0])
            hi = min(a[i][1], b[j][1])
            if lo <= hi:
                days = hi - lo + 1
                shared += days
                if longest is None or days > longest[1] - longest[0] + 1:
                    longest = (lo, hi)
            if a[i][1] < b[j][1]:
                i += 1
            else:
                j += 1
        return shared, longest
#> Solution().overlapDays([(1, 5), (8, 12)], [(4, 9)])
#> Solution().overlapDays([], [(1, 2)])
#> Solution().overlapDays([(1, 2), (3, 4)], [(5, 6)])
#> Solution().overlapDays([(0, 10)], [(1, 1), (3, 5), (9, 20)])
#> Solution().overlapDays([(2, 4), (6, 8), (10, 14)], [(4, 6), (7, 11)])
# %%
def next_signal(sorted_signals, now):
    lo, hi = -1, len(sorted_signals)
    while hi - lo > 1:
        mid = (lo + hi) // 2
        if sorted_signals[mid] > now:
            hi = mid
        else:
            lo = mid
    return hi


def walk_through(signals, walk):
    """Wait at each light until its next green, then walk on."""
    now = 0
    waited = 0
    for greens in signals:
        now += walk
        if now in greens:
            continue
        k = next_signal(greens, now)
        if k == len(greens):
            return 'stuck', now
        waited += greens[k] - now
        now = greens[k]
    return now, waited
#> walk_through([[3, 6, 9], [8, 12]], 4)
#> walk_through([], 5)
#> walk_through([[1, 2]], 3)
#> walk_through([[2, 4], [4, 9], [10, 20]], 2)
#> walk_through([[10], [20], [30]], 1)
# %%
class Solution:
    def lineBreaks(self, lengths, width):
        """Minimum raggedness of greedy lines, trying each narrower width too."""
        best = None
        for w in range(max(lengths, default=0), width + 1):
            cost = self.ragged(lengths, w)
            if best is None or cost < best[0]:
                best = (cost, w)
        return best

    def ragged(self, lengths, w):
        cost = 0
        room = w
        for x in lengths:
            if x > room:
                cost += room * room
                room = w
            room -= x
        return cost
#> Solution().lineBreaks([3, 2, 4], 6)
#> Solution().lineBreaks([], 2)
#> Solution().lineBreaks([5], 3)
#> Solution().lineBreaks([2, 2, 2, 2], 5)
#> Solution().lineBreaks([4, 3, 1, 5], 8)
# %%
def heavy_prefix(coins, share):
    """Fewest largest coins worth more than share percent of all."""
    coins = sorted(coins, reverse=True)
    total = sum(coins)
    run = 0
    for k, c in enumerate(coins, 1):
        run += c
        if run * 100 > total * share:
            return k, run
    return None
#> heavy_prefix([50, 20, 10, 5], 60)
#> heavy_prefix([], 10)
#> heavy_prefix([1, 1, 1, 1], 50)
#> heavy_prefix([9], 100)
#> heavy_prefix([2, 7, 4, 4, 3], 75)
# %%
from collections import deque


class Solution:
    def hotPotato(self, players, passes):
        """A window of passes removes who holds it; the order rotates."""
        ring = deque(players)
        out = []
        for p in passes:
            if len(ring) == 1:
                break
            ring.rotate(-p)
            loser = ring.popleft()
            out.append(loser)
        return out, list(ring)
#> Solution().hotPotato(['a', 'b', 'c', 'd'], [2, 1, 3])
#> Solution().hotPotato(['z'], [4])
#> Solution().hotPotato([], [])
#> Solution().hotPotato([1, 2, 3, 4, 5], [0, 0, -1])
#> Solution().hotPotato(['p', 'q', 'r'], [7])
# %%
def cumulative(values):
    out = []
    s = 0
    for v in values:
        s += v
        out.append(s)
    return out


def draw(weights, marks):
    """Which item a mark falls on when items take space by weight."""
    edges = cumulative(weights)
    names = []
    for m in marks:
        m %= edges[-1]
        lo, hi = 0, len(edges) - 1
        while lo < hi:
            mid = (lo + hi) // 2
            if m < edges[mid]:
                hi = mid
            else:
                lo = mid + 1
        names.append(chr(65 + lo))
    return ''.join(names)
#> draw([3, 1, 6], [0, 3, 4, 9])
#> draw([5], [12, 100])
#> draw([1, 1, 1, 1], [2])
#> draw([0, 2, 0, 3], [0, 2, 4])
#> draw([10, 20, 30], [])
# %%
class Solution:
    def stableGroups(self, nums, spread):
        """Fewest groups of sorted numbers with a bounded spread, then their sizes."""
        nums = sorted(nums)
        sizes = []
        i = 0
        while i < len(nums):
            top = nums[i] + spread
            lo, hi = i, len(nums)
            while lo < hi:
                mid = (lo + hi) // 2
                if nums[mid] <= top:
                    lo = mid + 1
                else:
                    hi = mid
            sizes.append(lo - i)
            i = lo
        return sizes
#> Solution().stableGroups([4, 1, 9, 3, 8], 3)
#> Solution().stableGroups([], 2)
#> Solution().stableGroups([7, 7, 7], 0)
#> Solution().stableGroups([1, 2, 3, 4, 5, 6], 1)
#> Solution().stableGroups([100, 50, 0], 50)
# %%
def cooldown_order(jobs, gap):
    """Time at which each job runs when equal jobs must lie gap apart."""
    ready = {}
    t = 0
    out = []
    for j in jobs:
        t = max(t, ready.get(j, 0))
        out.append(t)
        ready[j] = t + gap + 1
        t += 1
    return out


def idle_time(jobs, gap):
    slots = cooldown_order(jobs, gap)
    if not slots:
        return 0, ''
    line = ['.'] * (slots[-1] + 1)
    for j, s in zip(jobs, slots):
        line[s] = j
    return line.count('.'), ''.join(line)
#> idle_time('aab', 2)
#> idle_time('', 3)
#> idle_time('abcabc', 2)
#> idle_time('xxx', 1)
#> idle_time('pqpp', 3)
# %%
class Solution:
    def maxRiver(self, left, right):
        """Longest stretch where both banks stay at least one apart and do not cross."""
        best = cur = 0
        sign = 0
        for a, b in zip(left, right):
            d = a - b
            s = (d > 0) - (d < 0)
            if s == 0:
                cur = 0
            elif s == sign:
                cur += 1
            else:
                cur = 1
            sign = s
            best = max(best, cur)
        return best
#> Solution().maxRiver([1, 2, 3, 9], [2, 3, 4, 5])
#> Solution().maxRiver([], [])
#> Solution().maxRiver([4, 4], [4, 4])
#> Solution().maxRiver([9, 8, 1, 7, 6, 5], [1, 1, 1, 1, 1, 1])
#> Solution().maxRiver([1, 5, 1, 5], [3, 3, 3, 3])
# %%
def longest_suffix_stack(s):
    """Keep the smallest letters last: stack that drops larger letters seen again."""
    last = {c: i for i, c in enumerate(s)}
    stack = []
    for i, c in enumerate(s):
        if c in stack:
            continue
        while stack and stack[-1] > c and last[stack[-1]] > i:
            stack.pop()
        stack.append(c)
    return ''.join(stack)


def shortest_alias(names):
    out = []
    for n in names:
        alias = longest_suffix_stack(n)
        while alias in out:
            alias += '_'
        out.append(alias)
    return out
#> shortest_alias(['banana', 'cab'])
#> shortest_alias([])
#> shortest_alias(['aa', 'a', 'aaa'])
#> shortest_alias(['cbacd', 'dcab'])
#> shortest_alias(['', 'x'])
# %%
class Solution:
    def fleaMarket(self, prices, purse):
        """Buy a block of stalls in order; most stalls, then cheapest."""
        l = cost = 0
        best = (0, 0, 0)
        for r, p in enumerate(prices):
            cost += p
            while cost > purse:
                cost -= prices[l]
                l += 1
            n = r - l + 1
            if n > best[0] or (n == best[0] and n and cost < best[1]):
                best = (n, cost, l)
        return best
#> Solution().fleaMarket([4, 3, 2, 2, 5, 1], 8)
#> Solution().fleaMarket([], 10)
#> Solution().fleaMarket([9, 12], 5)
#> Solution().fleaMarket([3, 3, 1, 3, 1], 4)
#> Solution().fleaMarket([1, 1, 1], 100)
# %%
def drone_battery(wind, full, swap):
    """Fly leg by leg; a battery swap costs `swap` minutes, a leg costs one."""
    battery = full
    clock = 0
    flights = [0]
    for w in wind:
        cost = 2 + max(0, w)
        if cost > full:
            return None
        if cost > battery:
            battery = full
            clock += swap
            flights.append(0)
        battery -= cost
        clock += 1
        flights[-1] += 1
    return flights, clock
#> drone_battery([1, 0, 3, 2, 0], 9, 4)
#> drone_battery([], 5, 1)
#> drone_battery([0, 9], 6, 2)
#> drone_battery([0, 0, 0, 0, 0, 0], 6, 1)
#> drone_battery([-4, 2, 5, 1], 8, 10)
# %%
class Solution:
    def sumPairsBelow(self, nums, limit):
        """Pairs with sum below limit and the number of pointer moves."""
        nums = sorted(nums)
        i, j = 0, len(nums) - 1
        pairs = moves = 0
        while i < j:
            moves += 1
            if nums[i] + nums[j] < limit:
                pairs += j - i
                i += 1
            else:
                j -= 1
        return pairs, moves

    def tightestLimit(self, nums, wanted):
        lo, hi = 0, 2 * max(nums, default=0) + 1
        while lo < hi:
            mid = (lo + hi) // 2
            if self.sumPairsBelow(nums, mid)[0] >= wanted:
                hi = mid
            else:
                lo = mid + 1
        return lo
#> Solution().tightestLimit([3, 1, 5], 2)
#> Solution().tightestLimit([], 1)
#> Solution().tightestLimit([4, 4], 1)
#> Solution().tightestLimit([2, 6, 3], 9)
#> Solution().tightestLimit([1, 7], 0)
# %%
def hedge_trim(plants, cuts):
    """Each cut (lo, hi, height) clips a range; report plants clipped at all."""
    heights = plants[:]
    touched = [0] * (len(plants) + 1)
    for lo, hi, h in cuts:
        for i in range(lo, min(hi, len(heights))):
            if heights[i] > h:
                heights[i] = h
                touched[i] += 1
    once = sum(1 for t in touched if t == 1)
    more = sum(t > 1 for t in touched)
    return heights, once, more
#> hedge_trim([5, 7, 6, 8], [(0, 3, 6), (1, 4, 5)])
#> hedge_trim([], [(0, 2, 1)])
#> hedge_trim([3, 3], [])
#> hedge_trim([9, 9, 9], [(0, 9, 8), (1, 2, 8), (1, 2, 4)])
#> hedge_trim([2, 4, 6], [(2, 3, 7), (0, 1, 1)])
# %%
from collections import defaultdict


class Solution:
    def echoes(self, notes, delay):
        """Pairs of equal notes at most delay apart, counted while moving a window."""
        cnt = defaultdict(int)
        total = 0
        by_note = {}
        for i, n in enumerate(notes):
            if i > delay:
                cnt[notes[i - delay - 1]] -= 1
            if cnt[n]:
                total += cnt[n]
                by_note[n] = by_note.get(n, 0) + cnt[n]
            cnt[n] += 1
        return total, by_note
#> Solution().echoes('CDCCE', 2)
#> Solution().echoes('', 3)
#> Solution().echoes('ABCD', 3)
#> Solution().echoes('GGGG', 1)
#> Solution().echoes('FAFAFA', 4)
# %%
def ship_capacity(cargo, days, may_split):
    def fits(cap):
        used, room = 1, cap
        for c in cargo:
            if may_split:
                while c > room:
                    c -= room
                    used += 1
                    room = cap
                room -= c
            elif c > cap:
                return False
            else:
                if c > room:
                    used += 1
                    room = cap
                room -= c
        return used <= days

    cap = 1
    while not fits(cap):
        cap += max(1, cap // 2)
    while cap > 1 and fits(cap - 1):
        cap -= 1
    return cap
#> ship_capacity([4, 2, 3], 2, False)
#> ship_capacity([4, 2, 3], 2, True)
#> ship_capacity([], 1, False)
#> ship_capacity([6], 3, True)
#> ship_capacity([1, 1, 1, 1], 4, False)
# %%
class Solution:
    def parityRuns(self, nums):
        """Longest alternating odd/even slice, then its range sum by prefix."""
        pre = [0]
        for x in nums:
            pre.append(pre[-1] + x)
        best = (0, 0)
        l = 0
        for r in range(1, len(nums) + 1):
            if r == len(nums) or (nums[r] - nums[r - 1]) % 2 == 0:
                if r - l > best[1] - best[0]:
                    best = (l, r)
                l = r
        a, b = best
        return b - a, pre[b] - pre[a]
#> Solution().parityRuns([1, 2, 3, 5, 6])
#> Solution().parityRuns([2, 4, 6])
#> Solution().parityRuns([])
#> Solution().parityRuns([7, 10, 13, 20])
#> Solution().parityRuns([3, 3, 4, 5, 6, 6, 1])
# %%
def search_rotor(code, find):
    """Binary search over a string of sorted groups separated by dashes."""
    groups = [g for g in code.split('-') if g]
    lo, hi = 0, len(groups) - 1
    probes = []
    while lo <= hi:
        mid = (lo + hi) // 2
        g = groups[mid]
        probes.append(g)
        if g[0] <= find <= g[-1]:
            return (mid, g.find(find)), probes
        if find < g[0]:
            hi = mid - 1
        else:
            lo = mid + 1
    return None, probes
#> search_rotor('abc-dfg-hkm-pqz', 'f')
#> search_rotor('', 'a')
#> search_rotor('abd-efg', 'c')
#> search_rotor('bcd--xyz', 'm')
#> search_rotor('a-b-c-d-e', 'e')
# %%
class Solution:
    def flattenHills(self, h, maxStep):
        """Two sweeps so that neighbours differ by at most maxStep, only cutting."""
        out = h[:]
        for i in range(1, len(out)):
            out[i] = min(out[i], out[i - 1] + maxStep)
        for i in range(len(out) - 2, -1, -1):
            out[i] = min(out[i], out[i + 1] + maxStep)
        cut = sum(a - b for a, b in zip(h, out))
        return out, cut
#> Solution().flattenHills([1, 5, 2], 1)
#> Solution().flattenHills([4], 2)
#> Solution().flattenHills([], 1)
#> Solution().flattenHills([9, 0, 9, 9], 3)
#> Solution().flattenHills([2, 3, 4, 5], 1)
# %%
def window_votes(ballots, size, keep):
    """Each full window elects its most frequent entries; count times elected."""
    elected = {}
    for end in range(size, len(ballots) + 1):
        cnt = {}
        for b in ballots[end - size:end]:
            cnt[b] = cnt.get(b, 0) + 1
        ranking = sorted(cnt, key=lambda b: (-cnt[b], b))
        for b in ranking[:keep]:
            elected[b] = elected.get(b, 0) + 1
    return elected
#> window_votes('abacc', 3, 1)
#> window_votes('', 2, 1)
#> window_votes('xyz', 4, 2)
#> window_votes([3, 3, 1, 2], 2, 1)
#> window_votes('mmno', 4, 2)
# %%
class Solution:
    def escapeTide(self, beach, rise):
        """Walk right; the water rises each step; how far before wet feet."""
        water = 0
        pos = 0
        dry = []
        while pos < len(beach):
            if beach[pos] < water:
                back = pos
                while back >= 0 and beach[back] < water:
                    back -= 1
                return dry, back
            dry.append(beach[pos] - water)
            water += rise
            pos += 1
        return dry, pos
#> Solution().escapeTide([3, 4, 2, 6, 1], 1)
#> Solution().escapeTide([5, 5, 5], 0)
#> Solution().escapeTide([], 2)
#> Solution().escapeTide([10, 3, 3, 5], 2)
#> Solution().escapeTide([1, 2, 1], 3)
# %%
def quick_rank(nums, k):
    """k-th smallest by partitioning around the middle item, counting rounds."""
    rounds = 0
    pool = nums
    while True:
        if not pool:
            return None, rounds
        rounds += 1
        pivot = pool[len(pool) // 2]
        low = [x for x in pool if x < pivot]
        same = pool.count(pivot)
        if k < len(low):
            pool = low
        elif k < len(low) + same:
            return pivot, rounds
        else:
            k -= len(low) + same
            pool = [x for x in pool if x > pivot]


def mid_spread(nums):
    n = len(nums)
    a, ra = quick_rank(nums, n // 4)
    b, rb = quick_rank(nums, 3 * n // 4)
    return (b - a if n else 0), ra + rb
#> mid_spread([7, 1, 9, 3])
#> mid_spread([])
#> mid_spread([5])
#> mid_spread([2, 2, 2, 8, 8, 8])
#> mid_spread([10, 40, 20, 30, 50, 0, 60, 70])
# %%
class Solution:
    def shrinkWindow(self, s):
        """Cut equal letters from both ends while the ends match, whole runs at a time."""
        l, r = 0, len(s) - 1
        steps = []
        while l < r and s[l] == s[r]:
            ch = s[l]
            gone = 0
            while l <= r and s[l] == ch:
                l += 1
                gone += 1
            while r >= l and s[r] == ch:
                r -= 1
                gone += 1
            steps.append(f'{ch}{gone}')
        return s[l:r + 1], steps
#> Solution().shrinkWindow('aabcbaa')
#> Solution().shrinkWindow('xy')
#> Solution().shrinkWindow('')
#> Solution().shrinkWindow('zzzz')
#> Solution().shrinkWindow('cabbbac')
# %%
def planned_stock(stock, orders, lead):
    """Order arrives `lead` days later; reorder 10 when the stock goes under 5."""
    arriving = [0] * (len(orders) + lead + 1)
    pending = 0
    levels = []
    for day, sold in enumerate(orders):
        stock += arriving[day]
        pending -= arriving[day]
        stock -= min(stock, sold)
        if stock + pending < 5:
            arriving[day + lead] += 10
            pending += 10
        levels.append(stock)
    return levels
#> planned_stock(8, [3, 2, 4, 1, 5], 2)
#> planned_stock(0, [], 1)
#> planned_stock(20, [1, 1, 1], 3)
#> planned_stock(4, [5, 5, 5, 5], 1)
#> planned_stock(6, [0, 0, 9, 0, 0, 0], 2)
# %%
class Solution:
    def nearestSum(self, nums, goal):
        """Slice whose sum comes nearest goal, via sorted prefixes and bisect."""
        from bisect import bisect_left, insort
        seen = [0]
        total = 0
        best = None
        for x in nums:
            total += x
            k = bisect_left(seen, total - goal)
            for cand in seen[max(0, k - 1):k + 1]:
                got = total - cand
                if best is None or abs(got - goal) < abs(best - goal):
                    best = got
            insort(seen, total)
        return best
#> Solution().nearestSum([4, -2, 7, 1], 6)
#> Solution().nearestSum([], 3)
#> Solution().nearestSum([10], 2)
#> Solution().nearestSum([3, 3, 3], 7)
#> Solution().nearestSum([-5, 8, -1, 2], 100)
# %%
def reading_pace(pages, minutes_per_page, sittings):
    """Advance a bookmark by sittings; pages may be longer near pictures."""
    mark = 0
    spare = 0
    history = []
    for minutes in sittings:
        spare += minutes
        while mark < len(pages) and spare >= pages[mark] * minutes_per_page:
            spare -= pages[mark] * minutes_per_page
            mark += 1
        history.append(mark)
        if mark == len(pages):
            break
        spare = 0
    return history, spare
#> reading_pace([1, 2, 1, 3], 2, [5, 7, 6])
#> reading_pace([], 1, [3])
#> reading_pace([5], 5, [10, 20])
#> reading_pace([1, 1, 1, 1, 1], 3, [4, 6, 9])
#> reading_pace([2, 2], 1, [])
# %%
class Solution:
    def bridges(self, islands, span, planks):
        """Sorted island positions; longest chain using bridges of at most span,
        with a few planks that stretch one bridge by one each."""
        best = (0, None)
        for i in range(len(islands)):
            left = planks
            j = i
            while j + 1 < len(islands):
                extra = max(0, islands[j + 1] - islands[j] - span)
                if extra > left:
                    break
                left -= extra
                j += 1
            if j - i + 1 > best[0]:
                best = (j - i + 1, (islands[i], islands[j]))
        return best
#> Solution().bridges([1, 3, 7, 9, 15], 2, 2)
#> Solution().bridges([], 1, 1)
#> Solution().bridges([0, 10, 20], 5, 4)
#> Solution().bridges([2, 4, 6, 8], 2, 0)
#> Solution().bridges([1, 5, 6, 12, 13, 14], 3, 3)
# %%
def tidy_intervals(spans, merge_gap):
    spans = sorted(spans)
    out = []
    for a, b in spans:
        if out and a - out[-1][1] <= merge_gap:
            out[-1] = (out[-1][0], max(out[-1][1], b))
        else:
            out.append((a, b))
    return out


def gap_for(spans, pieces):
    """Smallest merge gap that leaves at most `pieces` spans."""
    gap = 0
    merged = tidy_intervals(spans, gap)
    while len(merged) > pieces:
        gaps = [b[0] - a[1] for a, b in zip(merged, merged[1:])]
        gap = min(gaps)
        merged = tidy_intervals(spans, gap)
    return gap, merged
#> gap_for([(1, 2), (5, 6), (9, 12)], 2)
#> gap_for([], 1)
#> gap_for([(0, 5), (3, 8)], 1)
#> gap_for([(1, 1), (3, 3), (6, 6), (10, 10)], 1)
#> gap_for([(20, 30), (2, 4)], 5)
# %%
class Solution:
    def seesawCut(self, nums):
        """Index where prefix max minus suffix min is smallest, with that value."""
        n = len(nums)
        if n < 2:
            return None
        suffix = [0] * n
        suffix[-1] = nums[-1]
        for i in range(n - 2, -1, -1):
            suffix[i] = min(nums[i], suffix[i + 1])
        best = None
        high = nums[0]
        for i in range(n - 1):
            high = max(high, nums[i])
            diff = high - suffix[i + 1]
            if best is None or diff < best[1]:
                best = (i, diff)
        return best
#> Solution().seesawCut([5, 0, 3, 8, 6])
#> Solution().seesawCut([1])
#> Solution().seesawCut([2, 2])
#> Solution().seesawCut([1, 2, 9, 10])
#> Solution().seesawCut([9, 7, 5, 3])
# %%
def match_prefix_sums(a, b):
    """Positions at which both lists have the same running total, by two pointers."""
    i = j = 0
    sa = sb = 0
    meets = []
    while i < len(a) and j < len(b):
        if sa <= sb:
            sa += a[i]
            i += 1
        else:
            sb += b[j]
            j += 1
        if sa == sb and i and j:
            meets.append((i, j, sa))
    return meets
#> match_prefix_sums([2, 3, 4], [5, 1, 3])
#> match_prefix_sums([], [1])
#> match_prefix_sums([1, 1, 1, 1], [2, 2])
#> match_prefix_sums([10], [3, 3, 3])
#> match_prefix_sums([4, 4, 2, 6], [1, 3, 6, 6])
