# %%
from typing import List

class Solution:
    def torchBridge(self, pace: List[int], battery: int) -> int:
        # how many hikers can cross in pairs, the slower sets the time
        pace = sorted(pace)
        crossed, i = 0, 0
        while i < len(pace):
            pair = pace[i:i + 2]
            if pair[-1] > battery:
                if pair[0] <= battery:
                    crossed += 1
                break
            battery -= pair[-1]
            crossed += len(pair)
            i += 2
        return crossed
#> Solution().torchBridge([2, 5, 1, 4], 6)
#> Solution().torchBridge([], 3)
#> Solution().torchBridge([3, 3, 3], 6)
#> Solution().torchBridge(pace=[1, 2, 3, 4, 5, 6], battery=11)
#> Solution().torchBridge(pace=[8, 9], battery=8)
# %%
class Solution:
    def scenicRoute(self, view: list[list[int]], turns: int) -> int:
        m, n = len(view), len(view[0])
        memo: dict[tuple, int] = {}

        def go(i: int, j: int, d: int, k: int) -> int:
            if i >= m or j >= n or k < 0:
                return -10 ** 4
            if i == m - 1 and j == n - 1:
                return view[i][j]
            key = (i, j, d, k)
            if key not in memo:
                right = go(i, j + 1, 0, k - (d == 1))
                down = go(i + 1, j, 1, k - (d == 0))
                memo[key] = view[i][j] + max(right, down)
            return memo[key]

        return max(go(0, 0, 0, turns), go(0, 0, 1, turns))
#> Solution().scenicRoute([[1, 2], [3, 4]], 1)
#> Solution().scenicRoute([[7]], 0)
#> Solution().scenicRoute([[1, 5, 1]], 0)
#> Solution().scenicRoute(view=[[1, 9], [2, 1]], turns=2)
#> Solution().scenicRoute(view=[[3], [3], [2]], turns=1)
# %%
def minutes_to_melt(cubes, heat, drop):
    # binary search the minute when the summed ice is at most `drop`
    def ice(t):
        return sum(max(0, c - heat * t) for c in cubes)
    lo, hi = 0, 1
    while ice(hi) > drop:
        lo, hi = hi, hi * 2
    while lo < hi:
        mid = lo + (hi - lo) // 2
        if ice(mid) <= drop:
            hi = mid
        else:
            lo = mid + 1
    return lo
#> minutes_to_melt([5, 9, 2], 1, 4)
#> minutes_to_melt([], 3, 0)
#> minutes_to_melt([12], 5, 0)
#> minutes_to_melt([4, 4, 4], 2, 12)
#> minutes_to_melt([30, 8], 3, 7)
# %%
from typing import List

class Solution:
    def tuneRadio(self, chars: str, keys: List[int]) -> List[int]:
        # dp over positions: cheapest dial moves to type chars with two fingers
        pos = [ord(c) - 97 for c in chars]
        if not pos:
            return [0, len(keys)]
        dp = {keys[0]: abs(pos[0] - keys[1]), keys[1]: abs(pos[0] - keys[0])}
        for a, b in zip(pos, pos[1:]):
            nxt = {}
            for other, c in dp.items():
                nxt[other] = min(nxt.get(other, 999), c + abs(a - b))
                nxt[a] = min(nxt.get(a, 999), c + abs(other - b))
            dp = nxt
        return [min(dp.values()), len(dp)]
#> Solution().tuneRadio("ace", [0, 5])
#> Solution().tuneRadio("", [1, 2])
#> Solution().tuneRadio("azaz", [0, 25])
#> Solution().tuneRadio(chars="mm", keys=[3, 20])
#> Solution().tuneRadio(chars="bdfh", keys=[2, 2])
# %%
from itertools import groupby

class Solution:
    def honeyRuns(self, cells: list[int], full: int) -> int:
        total = 0
        for value, run in groupby(cells):
            size = len(list(run))
            if value >= full and size > 1:
                total += value * size
            elif value < full:
                total -= full - value
        return total
#> Solution().honeyRuns([3, 3, 1, 4, 4], 3)
#> Solution().honeyRuns([], 2)
#> Solution().honeyRuns([1, 1, 1], 5)
#> Solution().honeyRuns([6, 6, 6, 2, 6], 6)
#> Solution().honeyRuns(cells=[0, 7, 7, 0], full=1)
# %%
def inner_suffix(jobs):
    # best pair (i < j) maximising gain[i] + gain[j] - (j - i), by suffix table
    n = len(jobs)
    suf = [(-999, -1)] * (n + 1)
    for j in range(n - 1, -1, -1):
        suf[j] = max(suf[j + 1], (jobs[j] - j, j))
    best = None
    for i in range(n - 1):
        cand = (jobs[i] + i + suf[i + 1][0], i, suf[i + 1][1])
        if best is None or cand > best:
            best = cand
    return best
#> inner_suffix([4, 1, 6, 2])
#> inner_suffix([])
#> inner_suffix([5, 5, 5])
#> inner_suffix([9, 0, 0, 0, 8, 1])
#> inner_suffix([2])
# %%
from typing import List

class Solution:
    def moltDays(self, sizes: List[int], grow: int) -> int:
        # partition in order into fewest groups where max - min <= grow
        n = len(sizes)
        dp = [0] * (n + 1)
        for i in range(n - 1, -1, -1):
            dp[i] = dp[i + 1] + 1
            lo = hi = sizes[i]
            j = i + 1
            while j < n:
                lo, hi = min(lo, sizes[j]), max(hi, sizes[j])
                if hi - lo > grow:
                    break
                j += 1
                dp[i] = min(dp[i], dp[j] + 1)
        return dp[0]
#> Solution().moltDays([1, 2, 5, 6], 1)
#> Solution().moltDays([], 2)
#> Solution().moltDays([3, 3, 3], 0)
#> Solution().moltDays(sizes=[4, 9, 5, 8, 6], grow=3)
#> Solution().moltDays(sizes=[1, 7, 2, 8], grow=10)
# %%
class Solution:
    def bitBanquet(self, guests: list[int], seats: int) -> int:
        # count groups of exactly `seats` guests whose XOR is even
        dp = [[0, 0] for _ in range(seats + 1)]
        dp[0][0] = 1
        for g in guests:
            p = g & 1
            for k in range(seats, 0, -1):
                a, b = dp[k - 1]
                dp[k][p] += a
                dp[k][1 - p] += b
        return dp[seats][0]
#> Solution().bitBanquet([1, 2, 3], 2)
#> Solution().bitBanquet([], 0)
#> Solution().bitBanquet([5, 7, 9], 3)
#> Solution().bitBanquet(guests=[2, 4, 6, 1, 3], seats=2)
#> Solution().bitBanquet(guests=[8], seats=2)
# %%
def shift_rota(need, length):
    # greedy: start a shift of `length` hours whenever an hour is short
    n = len(need)
    ends = [0] * (n + length + 1)
    active, starts = 0, []
    for h, want in enumerate(need):
        active -= ends[h]
        while active < want:
            starts.append(h)
            active += 1
            ends[h + length] += 1
    return starts
#> shift_rota([1, 2, 1, 0], 2)
#> shift_rota([], 3)
#> shift_rota([0, 0, 2], 1)
#> shift_rota([1, 1, 1, 1, 1, 1], 4)
#> shift_rota([3, 0, 0, 1], 3)
# %%
from typing import List

class Solution:
    def loopSum(self, ring: List[int], size: int) -> int:
        n = len(ring)
        pre = [0] * (2 * n + 1)
        for i in range(2 * n):
            pre[i + 1] = pre[i] + ring[i % n]
        best = -10 ** 6
        for l in range(n):
            r = l + size - 1
            best = max(best, pre[r + 1] - pre[l])
        return best
#> Solution().loopSum([3, -1, 4, 2], 2)
#> Solution().loopSum([5], 1)
#> Solution().loopSum([1, 9, 1, 1, 9], 3)
#> Solution().loopSum(ring=[-2, -3, -1], size=3)
#> Solution().loopSum(ring=[6, 0, 0, 7], size=2)
# %%
from typing import List

class Solution:
    def pixelPlan(self, rows: List[str]) -> List[List[int]]:
        # distance to nearest '#' by two sweeps
        m, n = len(rows), len(rows[0])
        f = [[0 if c == '#' else 9 for c in row] for row in rows]
        for i in range(m):
            for j in range(n):
                if i: f[i][j] = min(f[i][j], f[i - 1][j] + 1)
                if j: f[i][j] = min(f[i][j], f[i][j - 1] + 1)
        for i in range(m - 1, -1, -1):
            for j in range(n - 1, -1, -1):
                if i + 1 < m: f[i][j] = min(f[i][j], f[i + 1][j] + 1)
                if j + 1 < n: f[i][j] = min(f[i][j], f[i][j + 1] + 1)
        return f
#> Solution().pixelPlan(["#..", "..."])
#> Solution().pixelPlan(["."])
#> Solution().pixelPlan(["..#", "#..", "..."])
#> Solution().pixelPlan(["....#"])
#> Solution().pixelPlan(rows=["..", ".#"])
# %%
def vote_blocks(votes, k):
    # how many of the k-long blocks have a strict majority letter
    cnt = [0] * 26
    wins = []
    for i, v in enumerate(votes):
        cnt[ord(v) - 65] += 1
        if i >= k:
            cnt[ord(votes[i - k]) - 65] -= 1
        if i >= k - 1:
            top = max(cnt)
            if top * 2 > k:
                wins.append(chr(cnt.index(top) + 65))
            else:
                wins.append('-')
    return "".join(wins)
#> vote_blocks("AABBA", 3)
#> vote_blocks("", 2)
#> vote_blocks("XYZXYZ", 2)
#> vote_blocks("QQQ", 3)
#> vote_blocks("ABBBAAB", 4)
# %%
class Solution:
    def fieldLease(self, offers: list[tuple[int, int, int]], last: int) -> int:
        # dp by day, offers end on day e
        by_end: dict[int, list] = {}
        for s, e, pay in offers:
            by_end.setdefault(e, []).append((s, pay))
        dp = [0] * (last + 1)
        for d in range(1, last + 1):
            dp[d] = dp[d - 1]
            for s, pay in by_end.get(d, ()):
                dp[d] = max(dp[d], dp[s - 1] + pay)
        return dp[last]
#> Solution().fieldLease([(1, 3, 5), (2, 4, 9), (4, 6, 4)], 6)
#> Solution().fieldLease([], 3)
#> Solution().fieldLease([(1, 1, 2), (2, 2, 2), (1, 2, 3)], 2)
#> Solution().fieldLease(offers=[(1, 5, 10), (1, 2, 4), (3, 5, 7)], last=5)
#> Solution().fieldLease(offers=[(3, 9, 50)], last=4)
# %%
from typing import List

class Solution:
    def armySizes(self, units: List[int]) -> int:
        # every third unit sends a single scout only
        units.sort()
        reach = 0
        for i, u in enumerate(units):
            if u > reach + 1:
                return reach + 1
            reach += u if i % 3 < 2 else 1
        return reach + 1
#> Solution().armySizes([1, 2, 4, 9])
#> Solution().armySizes([])
#> Solution().armySizes([2, 3])
#> Solution().armySizes([1, 1, 3, 5, 20, 7])
#> Solution().armySizes(units=[4, 1, 2, 3, 1])
# %%
def best_offset(a, b):
    # offset in 0..len(b)-len(a) with the least summed difference, plus table
    table = []
    for off in range(len(b) - len(a) + 1):
        cost = 0
        for i, x in enumerate(a):
            cost += abs(x - b[off + i])
        table.append(cost)
    if not table:
        return None
    low = min(table)
    return table.index(low), low, table
#> best_offset([1, 2], [5, 1, 3, 2])
#> best_offset([], [4])
#> best_offset([1, 2, 3], [1])
#> best_offset([7, 7], [6, 8, 7, 7, 9])
#> best_offset([3], [9, 4, 2, 3])
# %%
from typing import List

class Solution:
    def capsules(self, doses: List[int], minGap: int) -> int:
        # max total with indices differing by >= minGap, at most three chosen
        n = len(doses)
        prev = [0] * (n + minGap)
        for _ in range(3):
            cur = prev[:]
            best = 0
            for i in range(n - 1, -1, -1):
                best = max(best, doses[i] + prev[i + minGap] if i + minGap < len(prev) else doses[i])
                cur[i] = best
            prev = cur
        return prev[0] if n else 0
#> Solution().capsules([3, 1, 4], 2)
#> Solution().capsules([], 1)
#> Solution().capsules([5, 5, 5, 5], 1)
#> Solution().capsules(doses=[2, 9, 1, 7, 3], minGap=3)
#> Solution().capsules(doses=[6], minGap=2)
# %%
class Solution:
    def letterBoxes(self, text: str) -> int:
        # ways to split so that no letter appears on both sides
        left, right = [0] * 26, [0] * 26
        for c in text:
            right[ord(c) - 97] += 1
        ways = 0
        for c in text[:-1]:
            k = ord(c) - 97
            left[k] += 1
            right[k] -= 1
            if not any(a and b for a, b in zip(left, right)):
                ways += 1
        return ways
#> Solution().letterBoxes("ab")
#> Solution().letterBoxes("a")
#> Solution().letterBoxes("")
#> Solution().letterBoxes("aab")
#> Solution().letterBoxes(text="aba")
# %%
def fuel_stops(tank, stations, goal):
    import heapq
    heap, i, stops = [], 0, 0
    stations = sorted(stations)
    reach = tank
    while reach < goal:
        while i < len(stations) and stations[i][0] <= reach:
            heapq.heappush(heap, (-stations[i][1], stations[i][0]))
            i += 1
        if not heap:
            return stops, reach
        litres, at = heapq.heappop(heap)
        reach += -litres - (at % 2)
        stops += 1
    return stops, reach
#> fuel_stops(5, [(3, 4), (5, 6)], 12)
#> fuel_stops(10, [], 10)
#> fuel_stops(2, [(3, 9)], 8)
#> fuel_stops(4, [(1, 2), (2, 2), (4, 3), (7, 5)], 14)
#> fuel_stops(1, [(1, 3), (2, 3), (3, 3)], 5)
# %%
from typing import List

class Solution:
    def mosaic(self, width: int, mod: int) -> List[int]:
        # 2 x k strip: bars, lying pairs, and corner pieces
        full = [1, 1] + [0] * (width - 1)
        part = [0, 0] + [0] * (width - 1)
        for k in range(2, width + 1):
            part[k] = (part[k - 1] + full[k - 2]) % mod
            full[k] = (full[k - 1] + full[k - 2] + 2 * part[k - 1]) % mod
            if k % 3 == 0:
                full[k] = (full[k] - part[k]) % mod
        return full[:width + 1]
#> Solution().mosaic(4, 100)
#> Solution().mosaic(1, 5)
#> Solution().mosaic(6, 10)
#> Solution().mosaic(width=3, mod=3)
#> Solution().mosaic(width=7, mod=50)
# %%
class Solution:
    def ropeBridge(self, planks: list[int], weight: int) -> int:
        # longest stretch kept when up to two weak planks may be mended
        weak = [-1] + [i for i, p in enumerate(planks) if p < weight] + [len(planks)]
        if len(weak) <= 4:
            return len(planks)
        best = 0
        for i in range(len(weak) - 3):
            best = max(best, weak[i + 3] - weak[i] - 1)
        return best
#> Solution().ropeBridge([1, 5, 1, 1, 5, 1], 3)
#> Solution().ropeBridge([9, 9], 4)
#> Solution().ropeBridge([1, 1, 1, 1, 1], 2)
#> Solution().ropeBridge(planks=[2, 7, 2, 7, 7, 2, 2], weight=5)
#> Solution().ropeBridge(planks=[0, 3, 3, 0, 0, 3, 0], weight=1)
# %%
from bisect import bisect_left

def cheapest_mug(prices, wallets):
    # each wallet buys the dearest mug strictly below its sum; mugs vanish
    shelf = sorted(prices)
    bought = []
    for w in wallets:
        k = bisect_left(shelf, w) - 1
        if k < 0:
            bought.append(None)
        else:
            bought.append(shelf.pop(k))
    return bought, sum(shelf)
#> cheapest_mug([4, 7, 2], [5, 5, 9])
#> cheapest_mug([], [3])
#> cheapest_mug([6, 6, 6], [6, 7])
#> cheapest_mug([1, 3, 5, 7, 9], [10, 10, 2, 2])
#> cheapest_mug([8, 1], [])
# %%
from typing import List

class Solution:
    def coolKiln(self, pots: List[int], fans: int) -> int:
        # each fan lowers one pot by 3, all pots lose 1 per hour: hours until all <= 0
        lo, hi = 0, max(pots, default=0)
        while lo < hi:
            h = lo + (hi - lo) // 2
            if self.fanHours(pots, h) <= h * fans:
                hi = h
            else:
                lo = h + 1
        return lo

    def fanHours(self, pots: List[int], h: int) -> int:
        need = 0
        for p in pots:
            if p > h:
                need += (p - h + 2) // 3
        return need
#> Solution().coolKiln([5, 9, 2], 1)
#> Solution().coolKiln([], 2)
#> Solution().coolKiln([12], 1)
#> Solution().coolKiln(pots=[7, 7, 7, 7], fans=2)
#> Solution().coolKiln(pots=[3, 6], fans=0)
# %%
def grid_bills(grid, steps):
    # best sum over exactly `steps` moves down a board that wraps left-right
    n = len(grid[0])
    row = grid[0][:]
    for s in range(1, steps + 1):
        line = grid[s % len(grid)]
        row = [line[j] + max(row[j - 1], row[(j + 1) % n]) for j in range(n)]
    return row
#> grid_bills([[1, 2, 3], [4, 0, 1]], 2)
#> grid_bills([[5]], 3)
#> grid_bills([[2, 9, 4, 1]], 1)
#> grid_bills([[0, 1], [1, 0]], 4)
#> grid_bills([[3, 1, 2], [0, 0, 7], [5, 5, 5]], 0)
# %%
from typing import List

class Solution:
    def quietSeats(self, n: int, taken: List[int]) -> int:
        # farthest seat from any taken one by two passes
        gap = [n] * n
        last = -n
        for i in range(n):
            if i in taken:
                last = i
            gap[i] = i - last
        last = 2 * n
        for i in range(n - 1, -1, -1):
            if i in taken:
                last = i
            gap[i] = min(gap[i], last - i)
        return gap.index(max(gap))
#> Solution().quietSeats(5, [0, 4])
#> Solution().quietSeats(3, [])
#> Solution().quietSeats(1, [0])
#> Solution().quietSeats(n=7, taken=[1, 2])
#> Solution().quietSeats(n=6, taken=[5])
# %%
class Solution:
    def shortestCover(self, s: str, need: str) -> str:
        full = (1 << len(need)) - 1
        best = ""
        for i in range(len(s)):
            mask = 0
            for j in range(i, len(s)):
                k = need.find(s[j])
                if k >= 0:
                    if mask >> k & 1:
                        break
                    mask |= 1 << k
                if mask == full:
                    if not best or j - i + 1 < len(best):
                        best = s[i:j + 1]
                    break
        return best
#> Solution().shortestCover("axbca", "ab")
#> Solution().shortestCover("xyz", "q")
#> Solution().shortestCover("", "a")
#> Solution().shortestCover(s="abacb", need="abc")
#> Solution().shortestCover(s="ppqp", need="pq")
# %%
def save_seeds(yields, store):
    # each season eat or plant; planted stock grows by yields[i]
    states = {store: 0}
    for y in yields:
        nxt = {}
        for seeds, eaten in states.items():
            for eat in range(min(2, seeds) + 1):
                left = (seeds - eat) + (y if seeds > eat else 0)
                left = min(left, 4)
                nxt[left] = max(nxt.get(left, 0), eaten + eat)
        states = nxt
    return max(eaten + seeds for seeds, eaten in states.items())
#> save_seeds([1, 2], 2)
#> save_seeds([], 3)
#> save_seeds([0, 0], 4)
#> save_seeds([1, 1, 1], 1)
#> save_seeds([3], 0)
# %%
from typing import List

class Solution:
    def crossingLines(self, left: List[int], right: List[int]) -> int:
        # largest set of joined equal numbers, a join costs its number in thread; least thread for the most joins
        n = len(right)
        dp = [(0, 0)] * (n + 1)
        for x in left:
            new = [(0, 0)]
            for j in range(1, n + 1):
                best = max(dp[j], new[j - 1])
                if x == right[j - 1]:
                    c, t = dp[j - 1]
                    best = max(best, (c + 1, t - x))
                new.append(best)
            dp = new
        return -dp[n][1]
#> Solution().crossingLines([1, 2, 3], [2, 1, 3])
#> Solution().crossingLines([], [4])
#> Solution().crossingLines([5, 5], [5])
#> Solution().crossingLines(left=[4, 2, 4], right=[2, 4, 2])
#> Solution().crossingLines(left=[7], right=[1, 2, 3])
# %%
class Solution:
    def penalties(self, due: list[tuple[int, int]]) -> int:
        # unit tasks (deadline, fine): latest free slot for the dearest
        last = max((d for d, _ in due), default=0)
        slot = [False] * (last + 1)
        fine = 0
        for d, f in sorted(due, key=lambda t: -t[1]):
            while d > 0 and slot[d]:
                d -= 1
            if d == 0:
                fine += f
            else:
                slot[d] = True
        return fine - sum(1 for s in slot[1:] if not s)
#> Solution().penalties([(1, 5), (1, 9), (2, 3)])
#> Solution().penalties([])
#> Solution().penalties([(2, 4), (2, 4), (2, 4)])
#> Solution().penalties([(3, 1), (1, 8), (3, 7), (2, 6), (3, 5)])
#> Solution().penalties(due=[(0, 7), (1, 2)])
# %%
def count_climbs(heights, up):
    # ways[i]: rising chains ending at i with steps of at most `up`, modulo 11
    ways = []
    for i, h in enumerate(heights):
        w = 1
        for g, v in zip(heights, ways):
            if 0 < h - g <= up:
                w += v
        ways.append(w % 11)
    return sum(ways) % 11, ways
#> count_climbs([1, 2, 3], 1)
#> count_climbs([], 2)
#> count_climbs([5, 4, 3], 9)
#> count_climbs([1, 3, 2, 4, 5], 2)
#> count_climbs([2, 2, 4, 4], 2)
# %%
from typing import List

class Solution:
    def rotateDials(self, dials: List[int], goal: List[int]) -> int:
        # turning a stretch of neighbours by one counts once: greedy on differences
        diff = [g - d for d, g in zip(dials, goal)]
        turns = prev = 0
        for x in diff:
            if x > 0:
                turns += max(0, x - max(prev, 0))
            elif x < 0:
                turns += max(0, -x - max(-prev, 0))
            prev = x
        return turns
#> Solution().rotateDials([1, 1, 1], [3, 2, 4])
#> Solution().rotateDials([], [])
#> Solution().rotateDials([5, 5], [5, 5])
#> Solution().rotateDials(dials=[4, 0, 4, 0], goal=[0, 4, 0, 4])
#> Solution().rotateDials(dials=[2, 3, 1, 6, 2], goal=[4, 6, 2, 5, 0])
# %%
class Solution:
    def secretSum(self, digits: str, target: int) -> int:
        # place '+' or nothing between digits: count the sums that hit target
        n = len(digits)

        def go(i: int, total: int) -> int:
            if total > target:
                return 0
            if i == n:
                return int(total == target)
            found = 0
            for j in range(i + 1, min(n, i + 2) + 1):
                found += go(j, total + int(digits[i:j]))
            return found

        return go(0, 0)
#> Solution().secretSum("123", 15)
#> Solution().secretSum("", 0)
#> Solution().secretSum("1111", 13)
#> Solution().secretSum(digits="505", target=10)
#> Solution().secretSum(digits="99", target=20)
# %%
def quarter_hours(spans):
    # merge by marking a 12-slot timetable with a difference row
    row = [0] * 13
    for s, e in spans:
        row[s] += 1
        row[e] -= 1
    busy, cur, out = 0, 0, []
    for t, d in enumerate(row[:12]):
        was = cur
        cur += d
        if was == 0 and cur > 0:
            out.append(t)
        busy += cur > 0
    return busy, out
#> quarter_hours([(1, 4), (3, 6)])
#> quarter_hours([])
#> quarter_hours([(0, 2), (5, 7), (6, 12)])
#> quarter_hours([(2, 2)])
#> quarter_hours([(0, 1), (2, 3), (4, 5), (1, 2)])
# %%
from typing import List

class Solution:
    def goatHerd(self, goats: List[int], pens: List[int]) -> int:
        # pens in order, each takes the longest prefix of goats it can feed
        pre = [0]
        for g in goats:
            pre.append(pre[-1] + g)
        at = 0
        for cap in pens:
            lo, hi = at, len(goats)
            while lo < hi:
                mid = lo + (hi - lo + 1) // 2
                if pre[mid] - pre[at] <= cap:
                    lo = mid
                else:
                    hi = mid - 1
            at = lo
        return len(goats) - at
#> Solution().goatHerd([2, 3, 1, 4], [5, 4])
#> Solution().goatHerd([], [3])
#> Solution().goatHerd([6, 1], [5, 7])
#> Solution().goatHerd(goats=[1, 1, 1, 1, 1, 1], pens=[2, 0, 3])
#> Solution().goatHerd(goats=[4, 4, 4], pens=[])
# %%
class Solution:
    def glassTower(self, cups: int, rows: int) -> list[int]:
        # whole cups: a glass keeps 1, passes the rest, left gets the larger half
        level = [cups]
        for _ in range(rows - 1):
            nxt = [0] * (len(level) + 1)
            for i, v in enumerate(level):
                spill = max(0, v - 1)
                nxt[i] += spill - spill // 2
                nxt[i + 1] += spill // 2
            level = nxt
        return [min(v, 1) for v in level]
#> Solution().glassTower(6, 3)
#> Solution().glassTower(0, 2)
#> Solution().glassTower(1, 1)
#> Solution().glassTower(cups=9, rows=4)
#> Solution().glassTower(cups=4, rows=3)
# %%
def cut_the_log(log, marks, memo=None):
    if memo is None:
        memo = {}
    key = (log, tuple(marks))
    if not marks:
        return log
    if key in memo:
        return memo[key]
    best = 0
    for i, m in enumerate(marks):
        left = cut_the_log(m, marks[:i], memo)
        right = cut_the_log(log - m, [x - m for x in marks[i + 1:]], memo)
        best = max(best, min(left, right) + 1)
    memo[key] = best
    return best
#> cut_the_log(10, [4])
#> cut_the_log(5, [])
#> cut_the_log(9, [2, 5])
#> cut_the_log(12, [3, 6, 9])
#> cut_the_log(7, [1, 6])
# %%
from typing import List

class Solution:
    def tagTeams(self, a: List[int], b: List[int]) -> int:
        # exchange argument: order by min rule, then two-stage total time
        first = sorted((x, y) for x, y in zip(a, b) if x < y)
        second = sorted(((x, y) for x, y in zip(a, b) if x >= y), key=lambda p: -p[1])
        ta = tb = 0
        for x, y in first + second:
            ta += x
            if ta > tb and tb:
                y += 1
            tb = max(ta, tb) + y
        return tb
#> Solution().tagTeams([3, 2, 5], [4, 1, 2])
#> Solution().tagTeams([], [])
#> Solution().tagTeams([1, 1, 1], [1, 1, 1])
#> Solution().tagTeams(a=[6, 2, 4, 1], b=[3, 5, 4, 7])
#> Solution().tagTeams(a=[9], b=[2])
# %%
class Solution:
    def knightCoins(self, coins: list[int], gap: int) -> list[int]:
        # choose indices with >= gap between; rebuild the choice
        n = len(coins)
        best = [0] * (n + gap + 1)
        for i in range(n - 1, -1, -1):
            best[i] = max(best[i + 1], coins[i] + best[i + gap])
        picks, i = [], 0
        while i < n:
            if best[i] == best[i + 1]:
                i += 1
            else:
                picks.append(i)
                i += gap
        return picks
#> Solution().knightCoins([4, 9, 5, 1], 2)
#> Solution().knightCoins([], 1)
#> Solution().knightCoins([0, 0, 0], 2)
#> Solution().knightCoins(coins=[3, 8, 2, 7, 9, 1], gap=3)
#> Solution().knightCoins(coins=[2, 2, 2], gap=1)
# %%
def widest_vote(prefs):
    # longest stretch where 'a' leads: first time each deficit appears
    first, level, best = {}, 0, (0, 0)
    for i, ch in enumerate(prefs):
        level += 1 if ch == 'a' else -1
        if level > 0:
            best = (0, i + 1)
        elif level - 1 in first:
            l = first[level - 1] + 1
            if i + 1 - l > best[1] - best[0]:
                best = (l, i + 1)
        first.setdefault(level, i)
    return prefs[best[0]:best[1]]
#> widest_vote("babab")
#> widest_vote("")
#> widest_vote("bbbb")
#> widest_vote("bbaaab")
#> widest_vote("aabbb")
# %%
from typing import List

class Solution:
    def oilLamps(self, oil: List[int], nights: int) -> int:
        # k-th night uses k lamps by one unit: how many nights, greedy fullest first
        night = 0
        while night < nights:
            night += 1
            oil.sort(reverse=True)
            if night > len(oil) or oil[night - 1] == 0:
                return night - 1
            for i in range(night):
                oil[i] -= 1
        return night
#> Solution().oilLamps([2, 1, 3], 3)
#> Solution().oilLamps([], 2)
#> Solution().oilLamps([1, 1, 1], 5)
#> Solution().oilLamps(oil=[3, 3, 3, 3], nights=6)
#> Solution().oilLamps(oil=[9, 2], nights=1)
# %%
class Solution:
    def windowMedianCost(self, xs: list[int], k: int) -> int:
        # cheapest k neighbours (after sorting) to bring to one value, prefix sums
        xs = sorted(xs)
        pre = [0]
        for x in xs:
            pre.append(pre[-1] + x)
        best = -1
        for l in range(len(xs) - k + 1):
            mid = l + k // 2
            low = xs[mid] * (mid - l) - (pre[mid] - pre[l])
            high = (pre[l + k] - pre[mid]) - xs[mid] * (l + k - mid)
            if best < 0 or low + high < best:
                best = low + high
        return best
#> Solution().windowMedianCost([5, 1, 9, 4], 2)
#> Solution().windowMedianCost([3], 2)
#> Solution().windowMedianCost([7, 7, 1, 8], 3)
#> Solution().windowMedianCost(xs=[10, 2, 6, 30, 8], k=4)
#> Solution().windowMedianCost(xs=[1, 4, 20], k=3)
