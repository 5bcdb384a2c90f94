# %%
class Solution:
    def museumRush(self, visitors, minutes, cap):
        """Admit visitors while the last `minutes` entries stay within cap."""
        entered = []
        start = 0
        refused = 0
        for t in visitors:
            while start < len(entered) and entered[start] <= t - minutes:
                start += 1
            if len(entered) - start < cap:
                entered.append(t)
            else:
                refused += 1
        return entered, refused
#> Solution().museumRush([1, 2, 3, 9, 10], 5, 2)
#> Solution().museumRush([], 3, 1)
#> Solution().museumRush([4, 4, 4], 1, 1)
#> Solution().museumRush([0, 5, 10, 15], 5, 1)
#> Solution().museumRush([7, 8], 10, 0)
# %%
def ordered_insert(shelf, book):
    lo, hi = 0, len(shelf)
    while lo < hi:
        mid = (lo + hi) // 2
        if shelf[mid] < book:
            lo = mid + 1
        else:
            hi = mid
    shelf.insert(lo, book)
    return len(shelf) - 1 - lo


def shelving_cost(books, limit):
    shelf = []
    cost = 0
    for b in books:
        cost += ordered_insert(shelf, b)
        if len(shelf) > limit:
            shelf.pop(0)
            cost += 1
    return shelf, cost
#> shelving_cost([5, 2, 9, 1], 3)
#> shelving_cost([], 2)
#> shelving_cost([1, 2, 3], 5)
#> shelving_cost([8, 8, 8, 8], 2)
#> shelving_cost([30, 10, 20, 5, 25], 4)
# %%
from collections import Counter


class Solution:
    def bracelet(self, beads, wish):
        """Shortest arc of a round bracelet that holds all wished beads."""
        need = Counter(wish)
        lacking = len(need)
        n = len(beads)
        have = Counter()
        best = None
        l = 0
        for r in range(2 * n):
            b = beads[r % n]
            have[b] += 1
            if b in need and have[b] == need[b]:
                lacking -= 1
            while lacking == 0:
                if r - l + 1 <= n and (best is None or r - l + 1 < best[0]):
                    best = (r - l + 1, l % n)
                gone = beads[l % n]
                if gone in need and have[gone] == need[gone]:
                    lacking += 1
                have[gone] -= 1
                l += 1
        return best
#> Solution().bracelet('abcd', 'da')
#> Solution().bracelet('aab', 'bb')
#> Solution().bracelet('', 'x')
#> Solution().bracelet('rgbgr', 'rr')
#> Solution().bracelet('xyzzy', 'yx')
# %%
def time_for(trucks, pallets, hours):
    moved = 0
    for load, trip in trucks:
        moved += load * (hours // trip)
    return moved >= pallets


def haul_time(trucks, pallets):
    if not trucks:
        return -1
    hi = 1
    while not time_for(trucks, pallets, hi):
        hi *= 2
    lo = hi // 2
    while lo < hi:
        mid = (lo + hi) // 2
        if time_for(trucks, pallets, mid):
            hi = mid
        else:
            lo = mid + 1
    return lo
#> haul_time([(4, 3), (2, 1)], 20)
#> haul_time([], 5)
#> haul_time([(10, 7)], 1)
#> haul_time([(1, 2), (1, 3), (1, 5)], 10)
#> haul_time([(6, 4)], 0)
# %%
def rain_buckets(forecast, bucket):
    """Fill buckets in turn; give for each bucket the days that fed it."""
    feeds = []
    days = []
    room = bucket
    for day, mm in enumerate(forecast):
        while mm > 0:
            used = min(mm, room)
            mm -= used
            room -= used
            if not days or days[-1] != day:
                days.append(day)
            if room == 0:
                feeds.append(days)
                days = []
                room = bucket
    return feeds, bucket - room
#> rain_buckets([3, 4, 0, 5], 5)
#> rain_buckets([], 2)
#> rain_buckets([0, 0], 3)
#> rain_buckets([10], 4)
#> rain_buckets([1, 1, 1, 1, 1, 1], 3)
# %%
class Solution:
    def narrowPass(self, widths, cargo):
        """Push boxes into a tunnel; each stops before the first narrower spot."""
        lim = []
        cur = float('inf')
        for w in widths:
            cur = min(cur, w)
            lim.append(cur)
        depth = len(lim)
        placed = []
        for c in cargo:
            spot = self.deepest(lim, depth, c)
            if spot < 0:
                placed.append(None)
                continue
            placed.append(spot)
            depth = spot
        return placed

    def deepest(self, lim, depth, c):
        lo, hi = 0, depth
        while lo < hi:
            mid = (lo + hi) // 2
            if lim[mid] >= c:
                lo = mid + 1
            else:
                hi = mid
        return lo - 1
#> Solution().narrowPass([5, 4, 6, 3, 2], [3, 4, 1])
#> Solution().narrowPass([], [1])
#> Solution().narrowPass([2, 2], [3, 2, 2, 2])
#> Solution().narrowPass([9, 8, 7], [])
#> Solution().narrowPass([10, 5, 8, 5, 1], [6, 5, 10])
# %%
def smoothed(track, k):
    pre = [0]
    for x in track:
        pre.append(pre[-1] + x)
    n = len(track)
    out = []
    for i in range(n):
        a, b = max(0, i - k), min(n, i + k + 1)
        out.append((pre[b] - pre[a]) // (b - a))
    return out


def roughness(track):
    return sum(abs(a - b) for a, b in zip(track, track[1:]))


def smooth_until(track, k, goal):
    rounds = 0
    while roughness(track) > goal and rounds < 4:
        track = smoothed(track, k)
        rounds += 1
    return rounds, track
#> smooth_until([9, 1, 9, 1], 1, 4)
#> smooth_until([], 2, 0)
#> smooth_until([5, 6, 7], 1, 10)
#> smooth_until([0, 100, 0], 1, 5)
#> smooth_until([3, 8], 0, 1)
# %%
from typing import List


class Solution:
    def hideTallest(self, skyline: List[int]) -> List[int]:
        """For each roof, the nearest taller roof on either side, else -1."""
        n = len(skyline)
        left = self.scan(skyline, range(n))
        right = self.scan(skyline, range(n - 1, -1, -1))
        out = []
        for i in range(n):
            options = [j for j in (left[i], right[i]) if j >= 0]
            out.append(min(options, key=lambda j: abs(i - j)) if options else -1)
        return out

    def scan(self, skyline: List[int], order) -> List[int]:
        res = [-1] * len(skyline)
        stack = []
        for i in order:
            while stack and skyline[stack[-1]] <= skyline[i]:
                stack.pop()
            if stack:
                res[i] = stack[-1]
            stack.append(i)
        return res
#> Solution().hideTallest([3, 1, 4])
#> Solution().hideTallest([2])
#> Solution().hideTallest([])
#> Solution().hideTallest([5, 2, 1, 6, 3])
#> Solution().hideTallest([4, 4, 4])
# %%
def alternate_pick(cards):
    """Two players take from the ends; A takes the larger, B the smaller end."""
    l, r = 0, len(cards) - 1
    score = {'A': 0, 'B': 0}
    turn = 'A'
    while l <= r:
        left_bigger = cards[l] >= cards[r]
        if left_bigger == (turn == 'A'):
            score[turn] += cards[l]
            l += 1
        else:
            score[turn] += cards[r]
            r -= 1
        turn = 'B' if turn == 'A' else 'A'
    return score['A'] - score['B']
#> alternate_pick([4, 9, 2, 7])
#> alternate_pick([5])
#> alternate_pick([])
#> alternate_pick([1, 1, 1, 1])
#> alternate_pick([-3, 8, 6, -1, 10])
# %%
class Solution:
    def hourGlass(self, flow, turns):
        """Prefix of sand fallen; each turn flips what is up and what is down."""
        up, down = 60, 0
        log = []
        last = 0
        for t in turns:
            fell = min(up, (t - last) * flow)
            up -= fell
            down += fell
            log.append((up, down))
            up, down = down, up
            last = t
        return log
#> Solution().hourGlass(5, [4, 10])
#> Solution().hourGlass(1, [])
#> Solution().hourGlass(20, [1, 2, 3, 4])
#> Solution().hourGlass(7, [30])
#> Solution().hourGlass(0, [5, 6])
# %%
def zone_counts(points, zones):
    xs = sorted(p for p in points)
    counts = []
    for lo, hi in zones:
        i = 0
        while i < len(xs) and xs[i] < lo:
            i += 1
        j = i
        while j < len(xs) and xs[j] < hi:
            j += 1
        counts.append(j - i)
    return counts


def fair_zones(points, zones):
    counts = zone_counts(points, zones)
    if not counts:
        return True
    return max(counts) - min(counts) <= 1 and sum(counts) == len(points)
#> fair_zones([1, 4, 6, 9], [(0, 5), (5, 10)])
#> fair_zones([], [])
#> fair_zones([2, 3, 4, 15], [(0, 10), (10, 20)])
#> fair_zones([7, 8], [(0, 8)])
#> fair_zones([5, 1, 3], [(0, 2), (2, 4), (4, 6)])
# %%
from collections import deque


class Solution:
    def conveyorMin(self, parts, span, floor):
        """Count stops: the belt stops when the weakest of the last span is under floor."""
        dq = deque()
        stops = 0
        stopped_at = []
        for i, p in enumerate(parts):
            while dq and parts[dq[-1]] > p:
                dq.pop()
            dq.append(i)
            while dq[0] <= i - span:
                dq.popleft()
            if parts[dq[0]] < floor:
                stops += 1
                stopped_at.append(i)
                dq.popleft()
                if not dq:
                    dq.append(i)
        return stops, stopped_at
#> Solution().conveyorMin([5, 2, 7, 6, 1], 3, 3)
#> Solution().conveyorMin([9, 9], 1, 4)
#> Solution().conveyorMin([], 2, 1)
#> Solution().conveyorMin([1, 1, 1], 2, 2)
#> Solution().conveyorMin([8, 3, 4, 2, 9, 9, 9], 2, 4)
# %%
def strange_sqrt(n, digits):
    """Integer square root scaled by powers of ten, as a decimal string."""
    scale = 10 ** digits
    target = n * scale * scale
    lo, hi = 0, 1
    while hi * hi <= target:
        hi <<= 1
    while lo + 1 < hi:
        mid = (lo + hi) // 2
        if mid * mid <= target:
            lo = mid
        else:
            hi = mid
    whole, part = divmod(lo, scale)
    return f'{whole}.{part:0{digits}d}' if digits else str(whole)
#> strange_sqrt(2, 3)
#> strange_sqrt(49, 0)
#> strange_sqrt(0, 2)
#> strange_sqrt(1000, 1)
#> strange_sqrt(10, 4)
# %%
def charge_windows(prices, hours, need):
    """Cheapest block of `hours` ending before `need`; ties go to the later start."""
    best_start = None
    best_cost = 0
    window = 0
    for i in range(min(need, len(prices))):
        window += prices[i]
        if i >= hours:
            window -= prices[i - hours]
        if i >= hours - 1:
            if best_start is None or window <= best_cost:
                best_start, best_cost = i - hours + 1, window
    return best_start, best_cost


def night_plan(prices, cars):
    plan = {}
    for name, hours, need in cars:
        start, cost = charge_windows(prices, hours, need)
        plan[name] = 'no' if start is None else f'{start}+{hours}={cost}'
    return plan
#> night_plan([5, 3, 2, 2, 4, 6], [('leaf', 2, 6), ('van', 3, 4)])
#> night_plan([1], [('zoe', 2, 5)])
#> night_plan([], [])
#> night_plan([4, 4, 4, 4], [('m', 1, 4), ('n', 4, 9)])
#> night_plan([9, 1, 9, 1], [('k', 2, 3)])
# %%
class Solution:
    def markedText(self, text, marks):
        """marks: (start, end, letter); letters open before and close after."""
        opens = {}
        closes = {}
        for a, b, m in marks:
            opens.setdefault(a, []).append(m)
            closes.setdefault(b, []).append(m)
        out = ''
        depth = deepest = 0
        for i in range(len(text) + 1):
            for m in reversed(closes.get(i, [])):
                out += f'/{m}'
                depth -= 1
            for m in opens.get(i, []):
                out += f'{m}:'
                depth += 1
            deepest = max(deepest, depth)
            out += text[i:i + 1]
        return out, deepest
#> Solution().markedText('hello', [(0, 2, 'b'), (1, 4, 'i')])
#> Solution().markedText('', [])
#> Solution().markedText('abc', [(0, 3, 'x'), (0, 3, 'y')])
#> Solution().markedText('no', [])
#> Solution().markedText('tree', [(2, 2, 'q'), (3, 4, 'u')])
# %%
def race_positions(a_laps, b_laps):
    """Lap numbers at which the leader (by total time) changes."""
    ta = tb = 0
    leader = None
    changes = []
    for lap, (a, b) in enumerate(zip(a_laps, b_laps), 1):
        ta += a
        tb += b
        if ta == tb:
            continue
        now = 'a' if ta < tb else 'b'
        if leader and now != leader:
            changes.append((lap, now))
        leader = now
    return changes
#> race_positions([60, 61, 70, 60], [62, 62, 60, 60])
#> race_positions([], [])
#> race_positions([50, 50], [50, 50])
#> race_positions([10, 12, 10, 12], [11, 10, 12, 9])
#> race_positions([5, 9, 1], [6, 6, 6, 6])
# %%
class Solution:
    def treasureProbe(self, depths, drill):
        """Ternary-style search for the deepest spot of a single-dip profile."""
        lo, hi = 0, len(depths) - 1
        used = []
        while hi - lo >= 3 and len(used) < drill:
            a = lo + (hi - lo) // 3
            b = hi - (hi - lo) // 3
            used += [a, b]
            if depths[a] < depths[b]:
                lo = a + 1
            else:
                hi = b - 1 if depths[a] > depths[b] else b
        rest = depths[lo:hi + 1]
        return max(rest, default=None), sorted(set(used))
#> Solution().treasureProbe([1, 3, 6, 9, 7, 4, 2], 6)
#> Solution().treasureProbe([5, 4], 3)
#> Solution().treasureProbe([], 1)
#> Solution().treasureProbe([1, 2, 3, 4, 5, 6, 7, 8, 9], 2)
#> Solution().treasureProbe([9, 8, 7, 6, 5, 4], 10)
# %%
def bus_occupancy(stops, capacity):
    """stops: (on, off); who cannot board waits for nothing and is counted."""
    aboard = 0
    left_behind = 0
    peak = 0
    for on, off in stops:
        aboard = max(0, aboard - off)
        room = capacity - aboard
        boarded = min(on, room)
        left_behind += on - boarded
        aboard += boarded
        peak = max(peak, aboard)
    return peak, left_behind, aboard


def smallest_bus(stops, tolerated):
    lo, hi = 1, sum(on for on, _ in stops) + 1
    while lo < hi:
        mid = (lo + hi) // 2
        if bus_occupancy(stops, mid)[1] <= tolerated:
            hi = mid
        else:
            lo = mid + 1
    return lo
#> smallest_bus([(5, 0), (4, 3), (2, 6)], 0)
#> smallest_bus([], 0)
#> smallest_bus([(10, 0)], 4)
#> smallest_bus([(3, 0), (3, 3), (3, 3)], 1)
#> smallest_bus([(8, 0), (0, 8), (9, 0)], 2)
# %%
class Solution:
    def sumInBand(self, nums, low, high):
        """Slices with sum in [low, high] for non-negative numbers."""
        return self.upTo(nums, high) - self.upTo(nums, low - 1)

    def upTo(self, nums, limit):
        if limit < 0:
            return 0
        total = l = count = 0
        for r, x in enumerate(nums):
            total += x
            while total > limit:
                total -= nums[l]
                l += 1
            count += r - l + 1
        return count
#> Solution().sumInBand([2, 1, 3], 3, 4)
#> Solution().sumInBand([], 0, 5)
#> Solution().sumInBand([0, 0], 0, 0)
#> Solution().sumInBand([5, 5, 5, 5], 6, 15)
#> Solution().sumInBand([9, 1, 4, 7], 100, 200)
# %%
def scoreboard(rounds):
    """Prefix leader after each round; keeps the earlier leader on ties."""
    totals = {}
    leader = None
    leaders = []
    for results in rounds:
        for name, pts in results.items():
            totals[name] = totals.get(name, 0) + pts
        for name, total in totals.items():
            if leader is None or total > totals[leader]:
                leader = name
        leaders.append(leader)
    return leaders


def longest_reign(rounds):
    leaders = scoreboard(rounds)
    best = ('', 0)
    i = 0
    while i < len(leaders):
        j = i
        while j < len(leaders) and leaders[j] == leaders[i]:
            j += 1
        if j - i > best[1]:
            best = (leaders[i], j - i)
        i = j
    return best
#> longest_reign([{'a': 3, 'b': 1}, {'b': 5}, {'a': 1}])
#> longest_reign([])
#> longest_reign([{'x': 1, 'y': 1}, {'y': 0}])
#> longest_reign([{'k': 2}, {'m': 9}, {'k': 9}, {'n': 1}])
#> longest_reign([{}, {'q': 4}])
# %%
class Solution:
    def removeRuns(self, s, k):
        """Remove every run that reaches k equal letters, as often as it happens."""
        stack = []
        removed = 0
        for ch in s:
            if stack and stack[-1][0] == ch:
                stack[-1][1] += 1
            else:
                stack.append([ch, 1])
            if stack[-1][1] == k:
                stack.pop()
                removed += 1
        rest = ''.join(c * n for c, n in stack)
        return rest, removed
#> Solution().removeRuns('abbbacc', 3)
#> Solution().removeRuns('aabb', 2)
#> Solution().removeRuns('', 4)
#> Solution().removeRuns('xyyxxz', 2)
#> Solution().removeRuns('kkkk', 5)
# %%
def night_watch(guards, night):
    """Greedy cover of [0, night) with as few guards as can be."""
    guards = sorted(guards)
    i = 0
    end = 0
    chosen = []
    while end < night:
        best = None
        while i < len(guards) and guards[i][0] <= end:
            if best is None or guards[i][1] > best[1]:
                best = guards[i]
            i += 1
        if best is None or best[1] <= end:
            return f'gap at {end}'
        chosen.append(best)
        end = best[1]
    return chosen
#> night_watch([(0, 4), (2, 6), (3, 9), (5, 10)], 10)
#> night_watch([], 5)
#> night_watch([(0, 3), (4, 8)], 8)
#> night_watch([(0, 12), (1, 2)], 12)
#> night_watch([(1, 5)], 0)
# %%
from bisect import bisect_left, bisect_right


class Solution:
    def letterSpan(self, words, low, high):
        """How many positions fall between low and high for each first letter."""
        where = {}
        for i, w in enumerate(words):
            where.setdefault(w[:1], []).append(i)
        out = {}
        for ch in sorted(where):
            spots = where[ch]
            a = bisect_left(spots, low)
            b = bisect_right(spots, high)
            if b > a:
                out[ch] = b - a
        return out
#> Solution().letterSpan(['ant', 'bee', 'ape', 'cat'], 1, 3)
#> Solution().letterSpan([], 0, 5)
#> Solution().letterSpan(['x', 'x', 'x'], 0, 1)
#> Solution().letterSpan(['dog', 'eel', 'doe', 'elk', 'dab'], 2, 2)
#> Solution().letterSpan(['q'], 3, 4)
# %%
def gap_fill(levels):
    """Raise each dip to the lower of the two rims; return raised list and sum."""
    n = len(levels)
    left = levels[:]
    for i in range(1, n):
        left[i] = max(left[i - 1], levels[i])
    out = levels[:]
    rim = 0
    added = 0
    for i in range(n - 1, -1, -1):
        rim = max(rim, levels[i])
        level = min(rim, left[i])
        added += level - levels[i]
        out[i] = level
    return out, added
#> gap_fill([3, 1, 2])
#> gap_fill([1, 2, 3])
#> gap_fill([])
#> gap_fill([5, 0, 0, 4, 1, 6])
#> gap_fill([2, 0, 2, 0, 2])
# %%
class Solution:
    def stairParty(self, stairs, guests):
        """Each guest climbs from one side; they alternate sides and stop at equal height."""
        i, j = -1, len(stairs)
        log = []
        for g, stamina in enumerate(guests):
            if g % 2 == 0:
                while i + 1 < j and stamina >= stairs[i + 1]:
                    i += 1
                    stamina -= stairs[i]
                log.append(i)
            else:
                while j - 1 > i and stamina >= stairs[j - 1]:
                    j -= 1
                    stamina -= stairs[j]
                log.append(j)
        return log
#> Solution().stairParty([2, 3, 1, 4, 2], [5, 3])
#> Solution().stairParty([], [4])
#> Solution().stairParty([1, 1, 1], [2, 2, 2])
#> Solution().stairParty([9], [3, 8, 9])
#> Solution().stairParty([3, 1, 4, 1, 5], [4, 6, 4])
# %%
def ticket_total(tickets, day_cap, week_cap):
    """tickets: (day, fare); pay per day at most day_cap, per 7-day block week_cap."""
    paid = 0
    i = 0
    week_paid = {}
    while i < len(tickets):
        day = tickets[i][0]
        fares = 0
        while i < len(tickets) and tickets[i][0] == day:
            fares += tickets[i][1]
            i += 1
        due = min(fares, day_cap)
        week = day // 7
        room = week_cap - week_paid.get(week, 0)
        due = min(due, room)
        week_paid[week] = week_paid.get(week, 0) + due
        paid += due
    return paid, week_paid
#> ticket_total([(0, 3), (0, 3), (1, 4), (8, 2)], 5, 8)
#> ticket_total([], 5, 10)
#> ticket_total([(2, 50)], 100, 20)
#> ticket_total([(6, 4), (7, 4), (7, 4), (13, 9)], 6, 30)
#> ticket_total([(1, 1), (2, 1), (3, 1), (4, 1)], 1, 3)
# %%
class Solution:
    def ratioSlices(self, bits, num, den):
        """Slices in which ones : zeros is exactly num : den, counted by a balance."""
        seen = {0: 1}
        bal = 0
        ans = 0
        for b in bits:
            bal += den if b == '1' else -num
            ans += seen.get(bal, 0)
            seen[bal] = seen.get(bal, 0) + 1
        return ans
#> Solution().ratioSlices('110110', 2, 1)
#> Solution().ratioSlices('0000', 1, 1)
#> Solution().ratioSlices('', 1, 2)
#> Solution().ratioSlices('010101', 1, 1)
#> Solution().ratioSlices('10011', 3, 2)
# %%
def merge_sorted_runs(nums):
    """Split into rising runs, then merge the two shortest until one is left."""
    runs = []
    for x in nums:
        if runs and runs[-1][-1] <= x:
            runs[-1].append(x)
        else:
            runs.append([x])
    steps = []
    while len(runs) > 1:
        runs.sort(key=len)
        a, b = runs.pop(0), runs.pop(0)
        steps.append(len(a) + len(b))
        runs.append(zip_runs(a, b))
    return runs[0] if runs else [], steps


def zip_runs(a, b):
    out = []
    i = j = 0
    while i < len(a) and j < len(b):
        if a[i] <= b[j]:
            out.append(a[i])
            i += 1
        else:
            out.append(b[j])
            j += 1
    return out + a[i:] + b[j:]
#> merge_sorted_runs([3, 5, 1, 4, 2])
#> merge_sorted_runs([])
#> merge_sorted_runs([1, 2, 3])
#> merge_sorted_runs([9, 7, 5])
#> merge_sorted_runs([2, 2, 1, 1])
# %%
class Solution:
    def pickMirror(self, tiles):
        """Outer pairs that add up to the same sum as the middle pair or tile."""
        n = len(tiles)
        if n == 0:
            return []
        lo, hi = (n - 1) // 2, n // 2
        goal = tiles[lo] + tiles[hi]
        matches = []
        while lo >= 0:
            if tiles[lo] + tiles[hi] == goal:
                matches.append((lo, hi))
            lo -= 1
            hi += 1
        return matches
#> Solution().pickMirror([1, 2, 3, 4, 5])
#> Solution().pickMirror([4, 4])
#> Solution().pickMirror([])
#> Solution().pickMirror([6, 1, 2, 5, 1, 0])
#> Solution().pickMirror([0, 9, 3, 9, 6])
# %%
def count_rising(seq, span):
    """How many windows of the span are strictly rising, using run lengths."""
    run = 1
    count = 0
    for i in range(len(seq)):
        if i and seq[i] > seq[i - 1]:
            run += 1
        else:
            run = 1
        if run >= span:
            count += 1
    return count


def rising_profile(seq):
    profile = []
    span = 1
    while True:
        c = count_rising(seq, span)
        if c == 0:
            return profile
        profile.append(c)
        span += 1
#> rising_profile([1, 3, 2, 5])
#> rising_profile([])
#> rising_profile([4, 4, 4])
#> rising_profile([1, 2, 3])
#> rising_profile([2, 5, 1, 6, 0])
# %%
class Solution:
    def walletSplit(self, notes, friends):
        """Largest least share when the notes stay in order."""
        lo, hi = 0, sum(notes) // max(1, friends)
        while lo < hi:
            mid = (lo + hi + 1) // 2
            groups = got = 0
            for n in notes:
                got += n
                if got >= mid:
                    groups += 1
                    got = 0
            if groups >= friends:
                lo = mid
            else:
                hi = mid - 1
        return lo
#> Solution().walletSplit([5, 10, 5, 20], 2)
#> Solution().walletSplit([], 3)
#> Solution().walletSplit([1, 2, 3, 4, 5], 3)
#> Solution().walletSplit([50], 2)
#> Solution().walletSplit([7, 7, 7, 7], 4)
# %%
def pressure_drops(readings, window, drop):
    """Times when the value fell by `drop` from the best of the last window hours."""
    best = []
    alerts = []
    for t, p in enumerate(readings):
        best = [(bt, bp) for bt, bp in best if t - bt <= window and bp > p]
        if best and best[0][1] - p >= drop:
            alerts.append((t, best[0][1] - p))
        best.append((t, p))
    return alerts
#> pressure_drops([1012, 1010, 1005, 1008, 1001], 3, 6)
#> pressure_drops([1000, 1001, 1002], 2, 1)
#> pressure_drops([], 1, 1)
#> pressure_drops([990, 980, 970, 960], 1, 10)
#> pressure_drops([5, 4, 3, 2, 1], 10, 3)
# %%
class Solution:
    def wordRange(self, pages, word, span):
        """First block of `span` pages where the word appears most often."""
        counts = [p.split().count(word) for p in pages]
        best = cur = sum(counts[:span])
        at = 0
        i = span
        while i < len(counts):
            cur = cur + counts[i] - counts[i - span]
            if cur > best:
                best, at = cur, i - span + 1
            i += 1
        return (at, best) if best else None
#> Solution().wordRange(['a b a', 'c', 'a', 'a a a'], 'a', 2)
#> Solution().wordRange(['x y', 'z'], 'q', 1)
#> Solution().wordRange([], 'a', 2)
#> Solution().wordRange(['sea', 'sea sea', 'land', 'sea'], 'sea', 1)
#> Solution().wordRange(['to be', 'or not', 'to be', 'that is'], 'be', 3)
# %%
def first_fit(slots, size):
    for i, s in enumerate(slots):
        if s >= size:
            return i
    return -1


def next_fit(slots, size, start):
    n = len(slots)
    for step in range(n):
        k = (start + step) % n
        if slots[k] >= size:
            return k
    return -1


def compare_fits(slots, sizes):
    a, b = slots[:], slots[:]
    cursor = 0
    placed = [[], []]
    for s in sizes:
        i = first_fit(a, s)
        j = next_fit(b, s, cursor)
        placed[0].append(i)
        placed[1].append(j)
        if i >= 0:
            a[i] -= s
        if j >= 0:
            b[j] -= s
            cursor = j
    return placed
#> compare_fits([5, 3, 8], [3, 4, 2])
#> compare_fits([], [])
#> compare_fits([2, 2], [3])
#> compare_fits([10, 10], [4, 7, 4, 5])
#> compare_fits([6, 1, 6], [6, 1, 5, 1])
# %%
from itertools import accumulate


class Solution:
    def rowColumnHits(self, rows, cols, strikes):
        """Rectangles struck on a board; answer the most struck cell."""
        diff = [[0] * (cols + 1) for _ in range(rows + 1)]
        for r1, c1, r2, c2 in strikes:
            diff[r1][c1] += 1
            diff[r1][c2 + 1] -= 1
            diff[r2 + 1][c1] -= 1
            diff[r2 + 1][c2 + 1] += 1
        above = [0] * cols
        best = (0, None)
        for r in range(rows):
            row = list(accumulate(diff[r][:cols]))
            above = [a + b for a, b in zip(above, row)]
            top = max(above)
            if top > best[0]:
                best = (top, (r, above.index(top)))
        return best
#> Solution().rowColumnHits(3, 3, [(0, 0, 1, 1), (1, 1, 2, 2)])
#> Solution().rowColumnHits(2, 2, [])
#> Solution().rowColumnHits(1, 5, [(0, 1, 0, 3), (0, 3, 0, 4), (0, 3, 0, 3)])
#> Solution().rowColumnHits(4, 2, [(0, 0, 3, 0), (2, 0, 3, 1), (3, 0, 3, 1)])
#> Solution().rowColumnHits(2, 3, [(1, 2, 1, 2)])
# %%
def swap_to_front(nums, want):
    """Move items passing `want` to the front in place, keeping their order."""
    write = 0
    for read in range(len(nums)):
        if want(nums[read]):
            x = nums.pop(read)
            nums.insert(write, x)
            write += 1
    return write


def layered(nums, divisors):
    nums = nums[:]
    sizes = []
    for d in divisors:
        sizes.append(swap_to_front(nums, lambda x: x % d == 0))
    return nums, sizes
#> layered([1, 2, 3, 4, 6], [2, 3])
#> layered([], [5])
#> layered([7, 11], [2])
#> layered([10, 15, 20, 25, 30], [10])
#> layered([9, 8, 7, 6], [])
# %%
class Solution:
    def scanBarcode(self, bars, width):
        """Bars seen through a moving slit: longest black part inside each view."""
        views = []
        for i in range(0, len(bars) - width + 1):
            longest = cur = 0
            for b in bars[i:i + width]:
                if b == '|':
                    cur += 1
                    longest = max(longest, cur)
                else:
                    cur = 0
            views.append(longest)
        return views
#> Solution().scanBarcode('||.|', 2)
#> Solution().scanBarcode('...', 3)
#> Solution().scanBarcode('', 1)
#> Solution().scanBarcode('|.|||.||', 4)
#> Solution().scanBarcode('||', 5)
# %%
def close_pairs(times_a, times_b, delay):
    """For each time in a the first unused time in b that follows within delay."""
    j = 0
    pairs = []
    missed = []
    for t in sorted(times_a):
        while j < len(times_b) and times_b[j] < t:
            j += 1
        if j < len(times_b) and times_b[j] - t <= delay:
            pairs.append((t, times_b[j]))
            j += 1
        else:
            missed.append(t)
    return pairs, missed


def mean_delay(times_a, times_b, delay):
    pairs, missed = close_pairs(times_a, sorted(times_b), delay)
    try:
        mean = sum(b - a for a, b in pairs) / len(pairs)
    except ZeroDivisionError:
        mean = None
    return mean, missed
#> mean_delay([1, 5, 9], [2, 7, 20], 3)
#> mean_delay([], [1, 2], 1)
#> mean_delay([10], [9, 8], 5)
#> mean_delay([3, 1, 2], [6, 4, 5], 10)
#> mean_delay([0, 0, 0], [0, 1], 1)
# %%
class Solution:
    def heatIndex(self, week, base):
        """Stack of hot streaks: a colder day cools the streaks before it."""
        stack = []
        for t in week:
            heat = t - base
            if heat > 0:
                stack.append(heat)
                continue
            cool = -heat
            while stack and cool > 0:
                taken = min(stack[-1], cool)
                stack[-1] -= taken
                cool -= taken
                if stack[-1] == 0:
                    stack.pop()
        return stack
#> Solution().heatIndex([25, 28, 18, 24], 20)
#> Solution().heatIndex([10, 10], 15)
#> Solution().heatIndex([], 20)
#> Solution().heatIndex([30, 31, 5, 22], 20)
#> Solution().heatIndex([21, 22, 23, 19, 19], 20)
# %%
def dense_prefix(words, limit):
    """Longest prefix of words whose different letters do not pass limit."""
    letters = []
    for k, w in enumerate(words):
        fresh = [c for i, c in enumerate(w) if c not in letters and c not in w[:i]]
        if len(letters) + len(fresh) > limit:
            return words[:k], ''.join(sorted(letters))
        letters.extend(fresh)
    return words, ''.join(sorted(letters))
#> dense_prefix(['tea', 'eat', 'ten', 'zoo'], 4)
#> dense_prefix([], 3)
#> dense_prefix(['long'], 2)
#> dense_prefix(['aa', 'ab', 'bb'], 2)
#> dense_prefix(['go', 'dog', 'gold'], 26)
