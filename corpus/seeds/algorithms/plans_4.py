# %%
from typing import List

class Solution:
    def dockOrder(self, crates: List[str], cranes: int) -> int:
        # a crane must wait one turn when the colour changes
        free = [0] * cranes
        tone = [""] * cranes
        for c in crates:
            costs = [free[k] + (1 if tone[k] in ("", c) else 2) for k in range(cranes)]
            k = costs.index(min(costs))
            free[k], tone[k] = costs[k], c
        return max(free)
#> Solution().dockOrder(["r", "g", "r", "b"], 2)
#> Solution().dockOrder([], 1)
#> Solution().dockOrder(["a", "b", "a", "b"], 1)
#> Solution().dockOrder(crates=["x", "x", "x", "y", "y"], cranes=3)
#> Solution().dockOrder(crates=["m", "n", "o", "m", "n"], cranes=2)
# %%
class Solution:
    def hotStreak(self, days: list[int], mult: int) -> int:
        # longer streaks pay more: streak of length t pays t * mult + value
        n = len(days)
        dp = [0] * (n + 1)
        for i in range(1, n + 1):
            dp[i] = dp[i - 1]
            s = 0
            for t in range(1, i + 1):
                s += days[i - t]
                before = dp[max(0, i - t - 1)]
                dp[i] = max(dp[i], before + s + t * mult)
        return dp[n]
#> Solution().hotStreak([3, -5, 4, 2], 1)
#> Solution().hotStreak([-1, -1, -1], 2)
#> Solution().hotStreak([], 4)
#> Solution().hotStreak(days=[6, -9, 1, -2, 5], mult=0)
#> Solution().hotStreak(days=[-4], mult=3)
# %%
def two_ovens(pies, gap):
    # total baking time of oven A may exceed B by at most gap; count ways
    diff = {0: 1}
    for p in pies:
        nxt = {}
        for d, w in diff.items():
            for e in (d + p, d - p):
                nxt[e] = nxt.get(e, 0) + w
        diff = nxt
    return sum(w for d, w in diff.items() if 0 <= d <= gap)
#> two_ovens([2, 3, 4], 3)
#> two_ovens([], 0)
#> two_ovens([5, 5], 0)
#> two_ovens([1, 2, 3, 4], 2)
#> two_ovens([9, 1], 4)
# %%
from typing import List

class Solution:
    def prefixBill(self, prices: List[int], visits: List[int]) -> List[int]:
        pre = [0] * (len(prices) + 1)
        for i, p in enumerate(prices):
            pre[i + 1] = pre[i] + p
        out, at = [], 0
        for v in visits:
            l, r = min(at, v), max(at, v)
            out.append(pre[r + 1] - pre[l])
            at = v
        return out
#> Solution().prefixBill([2, 4, 1, 3], [2, 0, 3])
#> Solution().prefixBill([5], [0, 0])
#> Solution().prefixBill([1, 1, 1], [])
#> Solution().prefixBill(prices=[7, 0, 2, 6, 3], visits=[4, 1, 1, 3])
#> Solution().prefixBill(prices=[9, -9, 9], visits=[1, 2, 0])
# %%
from typing import List

class Solution:
    def lowestFence(self, posts: List[int], paint: int) -> int:
        def cost(level: int) -> int:
            total = 0
            for p in posts:
                total += level - p if p < level else 2 * (p - level)
            return total

        lo, hi = min(posts), max(posts)
        while lo < hi:
            mid = lo + (hi - lo) // 2
            if cost(mid) <= cost(mid + 1):
                hi = mid
            else:
                lo = mid + 1
        return lo if cost(lo) <= paint else -1
#> Solution().lowestFence([1, 4, 6], 20)
#> Solution().lowestFence([5, 5], 0)
#> Solution().lowestFence([2, 9], 3)
#> Solution().lowestFence(posts=[3, 8, 1, 7], paint=15)
#> Solution().lowestFence(posts=[10], paint=1)
# %%
def overlap_load(jobs, start, stop):
    diff = [0] * (stop - start + 2)
    for s, e, w in jobs:
        s, e = max(s, start), min(e, stop)
        if s > e:
            continue
        diff[s - start] += w
        diff[e - start + 1] -= w
    for i in range(1, len(diff)):
        diff[i] += diff[i - 1]
    return diff[:-1]
#> overlap_load([(1, 3, 2), (2, 5, 4)], 2, 4)
#> overlap_load([], 0, 1)
#> overlap_load([(0, 9, 1), (3, 3, 5), (8, 9, 7)], 1, 5)
#> overlap_load([(6, 8, 3)], 1, 4)
#> overlap_load([(2, 2, 1), (2, 3, 1), (1, 2, 1)], 1, 3)
# %%
class Solution:
    def lastNames(self, letters: str, keep: int) -> str:
        # drop letters greedily so that `keep` stay and the text is largest
        drop = len(letters) - keep
        st = []
        for c in letters:
            while st and drop > 0 and st[-1] < c:
                st.pop()
                drop -= 1
            st.append(c)
        return "".join(st[:keep])
#> Solution().lastNames("bacda", 3)
#> Solution().lastNames("zyx", 2)
#> Solution().lastNames("", 0)
#> Solution().lastNames(letters="aabbcc", keep=2)
#> Solution().lastNames(letters="mnom", keep=4)
# %%
from typing import List

class Solution:
    def skiDays(self, snow: List[int], melt: int) -> List[int]:
        best = [0] * len(snow)
        for i in range(len(snow)):
            carry = best[i - 1] - melt if i else 0
            best[i] = snow[i] + max(0, carry)
        peak = max(best, default=0)
        i = best.index(peak) if best else -1
        j = i
        while j > 0 and best[j - 1] - melt > 0:
            j -= 1
        return [j, i, peak]
#> Solution().skiDays([3, 1, 5, 0], 2)
#> Solution().skiDays([], 1)
#> Solution().skiDays([4, 4, 4, 4], 3)
#> Solution().skiDays(snow=[1, 6, 0, 2, 7], melt=1)
#> Solution().skiDays(snow=[2, 9, 1], melt=10)
# %%
def ladder_swaps(row):
    # swap neighbours only when it lowers the weighted sum i * row[i]
    row = row[:]
    changed, rounds = True, 0
    while changed:
        changed = False
        rounds += 1
        for i in range(len(row) - 1):
            if row[i] < row[i + 1] and (row[i] + row[i + 1]) % 2:
                row[i], row[i + 1] = row[i + 1], row[i]
                changed = True
    return row, rounds
#> ladder_swaps([1, 4, 2, 3])
#> ladder_swaps([])
#> ladder_swaps([2, 4, 6])
#> ladder_swaps([1, 2, 3, 4])
#> ladder_swaps([9, 8, 7])
# %%
from typing import List

class Solution:
    def meetMiddle(self, nums: List[int], target: int) -> int:
        half = len(nums) // 2
        left = self.sums(nums[:half])
        right = self.sums(nums[half:])
        return sum(left.get(target - s, 0) * w for s, w in right.items())

    def sums(self, part):
        acc = {0: 1}
        for x in part:
            nxt = dict(acc)
            for s, w in acc.items():
                nxt[s + x] = nxt.get(s + x, 0) + w
            acc = nxt
        return acc
#> Solution().meetMiddle([1, 2, 3], 3)
#> Solution().meetMiddle([], 0)
#> Solution().meetMiddle([2, 2, 2, 2], 4)
#> Solution().meetMiddle(nums=[5, -1, 4, 1], target=4)
#> Solution().meetMiddle(nums=[7], target=3)
# %%
class Solution:
    def cookBook(self, pages: list[int], need: int) -> int:
        # shortest contiguous pages with at least `need` recipes, via prefix bisect
        from bisect import bisect_left
        pre = [0]
        for p in pages:
            pre.append(pre[-1] + p)
        best = 0
        for l in range(len(pages)):
            k = bisect_left(pre, pre[l] + need)
            if k <= len(pages) and (best == 0 or k - l < best):
                best = k - l
        return best
#> Solution().cookBook([2, 1, 4, 3], 6)
#> Solution().cookBook([1, 1], 5)
#> Solution().cookBook([], 2)
#> Solution().cookBook(pages=[5, 1, 1, 5, 2], need=7)
#> Solution().cookBook(pages=[3, 0, 0, 3], need=4)
# %%
def gravity_table(grid):
    rows, cols = len(grid), len(grid[0])
    drop = [[0] * cols for _ in range(rows)]
    for c in range(cols):
        room = 0
        for r in range(rows - 1, -1, -1):
            if grid[r][c] == '#':
                room = 0
            elif grid[r][c] == '.':
                room += 1
            else:
                drop[r][c] = room
    return drop
#> gravity_table(["o.o", "...", "#.o"])
#> gravity_table(["o"])
#> gravity_table(["oo", "o.", "..", ".#"])
#> gravity_table(["#o#", ".#.", "..."])
#> gravity_table(["....", "oooo"])
# %%
from typing import List

class Solution:
    def mixPaint(self, drops: List[int], mod: int) -> List[int]:
        # ways[r]: subsets whose sum leaves remainder r
        ways = [0] * mod
        ways[0] = 1
        for d in drops:
            new = ways[:]
            for r in range(mod):
                new[(r + d) % mod] += ways[r]
            ways = new
        return ways
#> Solution().mixPaint([1, 2, 3], 3)
#> Solution().mixPaint([], 2)
#> Solution().mixPaint([4, 4], 4)
#> Solution().mixPaint(drops=[5, 1, 7], mod=5)
#> Solution().mixPaint(drops=[2, 6, 9, 3], mod=4)
# %%
class Solution:
    def parcelRound(self, w: list[int], cap: int, limit: int) -> int:
        # most parcels with weight <= cap and at most `limit` heavy (>3) ones
        dp = [[-1] * (limit + 1) for _ in range(cap + 1)]
        dp[0][0] = 0
        for x in w:
            heavy = 1 if x > 3 else 0
            for j in range(cap, x - 1, -1):
                for k in range(limit, heavy - 1, -1):
                    if dp[j - x][k - heavy] >= 0:
                        dp[j][k] = max(dp[j][k], dp[j - x][k - heavy] + 1)
        return max(max(row) for row in dp)
#> Solution().parcelRound([4, 2, 5], 6, 1)
#> Solution().parcelRound([], 3, 0)
#> Solution().parcelRound([4, 4], 8, 1)
#> Solution().parcelRound(w=[1, 2, 3], cap=5, limit=0)
#> Solution().parcelRound(w=[6, 1], cap=4, limit=1)
# %%
def quiz_streaks(answers, bonus):
    score = streak = 0
    best_prefix = [0]
    for a in answers:
        if a == 'y':
            streak += 1
            score += 1 + (bonus if streak >= 3 else 0)
        else:
            streak = 0
            score -= 1
        best_prefix.append(max(best_prefix[-1], score))
    return score, best_prefix[-1], best_prefix.index(best_prefix[-1])
#> quiz_streaks("yyynyy", 2)
#> quiz_streaks("", 1)
#> quiz_streaks("nnn", 5)
#> quiz_streaks("ynyyyyn", 1)
#> quiz_streaks("yny", 9)
# %%
from typing import List

class Solution:
    def planetHops(self, fuel: List[int]) -> int:
        # greedy reach, refuel only when the current range ends
        hops = end = far = 0
        n = len(fuel)
        for i in range(n - 1):
            far = max(far, i + fuel[i] - (i % 2))
            if i == end:
                if far <= i:
                    return -1
                hops += 1
                end = far
                if end >= n - 1:
                    break
        return hops
#> Solution().planetHops([2, 3, 1, 1, 4])
#> Solution().planetHops([1, 1, 1])
#> Solution().planetHops([])
#> Solution().planetHops([1, 2, 1, 2, 3, 0])
#> Solution().planetHops(fuel=[3, 0, 0, 0, 1, 1])
# %%
def letter_ladder(words):
    dp = {}
    best = ""
    for w in sorted(words, key=lambda x: (len(x), x)):
        dp[w] = [w]
        for i in range(len(w)):
            p = w[:i] + w[i + 1:]
            if p in dp and len(dp[p]) + 1 > len(dp[w]):
                dp[w] = dp[p] + [w]
        if not best or len(dp[w]) > len(dp[best]):
            best = w
    return dp[best] if best else []
#> letter_ladder(["a", "ab", "cab"])
#> letter_ladder([])
#> letter_ladder(["x", "yz", "xyz"])
#> letter_ladder(["bd", "b", "bad", "d", "bard"])
#> letter_ladder(["q"])
# %%
from typing import List

class Solution:
    def truckGap(self, stops: List[int], extra: int) -> int:
        gaps = [b - a for a, b in zip(stops, stops[1:])]
        lo, hi = 1, max(gaps, default=1)
        while lo < hi:
            mid = lo + (hi - lo) // 2
            need = sum((g - 1) // mid for g in gaps if g > 2)
            if need > extra:
                lo = mid + 1
            else:
                hi = mid
        return lo
#> Solution().truckGap([0, 4, 9], 1)
#> Solution().truckGap([3], 2)
#> Solution().truckGap([1, 11], 4)
#> Solution().truckGap(stops=[0, 2, 10, 13], extra=3)
#> Solution().truckGap(stops=[5, 6, 7, 8], extra=0)
# %%
class Solution:
    def sandTimers(self, sizes: list[int], want: int) -> int:
        # exact minute by turning timers; a timer may run twice at most
        reach = {0: 0}
        for s in sizes:
            fresh = dict(reach)
            for t, used in reach.items():
                for times in (1, 2):
                    u = t + s * times
                    if u <= want and fresh.get(u, 99) > used + times:
                        fresh[u] = used + times
            reach = fresh
        return reach.get(want, -1)
#> Solution().sandTimers([3, 4], 10)
#> Solution().sandTimers([5], 15)
#> Solution().sandTimers([], 0)
#> Solution().sandTimers(sizes=[1, 2, 3], want=6)
#> Solution().sandTimers(sizes=[4, 7], want=9)
# %%
def raft_pairs(a, b):
    # pair sorted a with b so that each a beats some b; count and list
    a, b = sorted(a), sorted(b)
    i = 0
    pairs = []
    for x in a:
        if i < len(b) and x > b[i]:
            pairs.append((x, b[i]))
            i += 1
    left = b[i:]
    return pairs, left
#> raft_pairs([3, 5, 1], [2, 4, 6])
#> raft_pairs([], [1])
#> raft_pairs([9, 8, 7], [1, 2, 3])
#> raft_pairs([2, 2, 2], [2, 2])
#> raft_pairs([5, 1, 4, 4], [0, 3, 3, 9])
# %%
from typing import List, Optional

class Solution:
    def mildDay(self, temps: List[int], low: int, high: int) -> Optional[int]:
        n = len(temps)
        pre = [float('-inf')] * (n + 1)
        suf = [float('inf')] * (n + 1)
        for i in range(n):
            pre[i + 1] = max(pre[i], temps[i])
            suf[n - 1 - i] = min(suf[n - i], temps[n - 1 - i])
        for i, t in enumerate(temps):
            if low <= t <= high and pre[i] <= t <= suf[i + 1]:
                return i
        return None
#> Solution().mildDay([2, 1, 4, 6, 5], 3, 5)
#> Solution().mildDay([9, 8, 7], 0, 10)
#> Solution().mildDay([], 1, 2)
#> Solution().mildDay(temps=[1, 2, 3, 4], low=3, high=9)
#> Solution().mildDay(temps=[5], low=6, high=7)
# %%
class Solution:
    def echoCost(self, s: str, copy: int) -> int:
        # build s: type a letter for 1, or double what stands so far for `copy`
        n = len(s)
        dp = [0] * (n + 1)
        for i in range(1, n + 1):
            dp[i] = dp[i - 1] + 1
            half, odd = divmod(i, 2)
            if not odd and s[:half] == s[half:i]:
                dp[i] = min(dp[i], dp[half] + copy)
        return dp[n]
#> Solution().echoCost("abab", 1)
#> Solution().echoCost("aaaaaaaa", 1)
#> Solution().echoCost("", 2)
#> Solution().echoCost(s="xyzxyz", copy=2)
#> Solution().echoCost(s="zz", copy=5)
# %%
def cheap_arch(stones):
    # remove ends alternately by the heavier side until balanced
    l, r = 0, len(stones) - 1
    left = right = 0
    seq = []
    while l <= r:
        if left <= right:
            left += stones[l]
            seq.append(f"L{stones[l]}")
            l += 1
        else:
            right += stones[r]
            seq.append(f"R{stones[r]}")
            r -= 1
    return seq, left - right
#> cheap_arch([3, 1, 2, 4])
#> cheap_arch([])
#> cheap_arch([7])
#> cheap_arch([1, 1, 1, 1, 9])
#> cheap_arch([5, 2, 2, 6, 3, 4])
# %%
from typing import List

class Solution:
    def chainMills(self, flow: List[int], fee: List[int]) -> int:
        n = len(flow)
        f = [[0, 0] for _ in range(n + 1)]
        f[0][1] = -10 ** 4
        for i in range(n):
            off, on = f[i]
            f[i + 1][0] = max(off, on)
            f[i + 1][1] = max(off - fee[i], on) + flow[i]
        return max(f[n])
#> Solution().chainMills([4, -1, 5], [2, 2, 2])
#> Solution().chainMills([], [])
#> Solution().chainMills([1, 1, 1], [9, 9, 9])
#> Solution().chainMills(flow=[6, -5, -5, 8, 2], fee=[1, 1, 3, 4, 0])
#> Solution().chainMills(flow=[3, -2, 7, 1], fee=[0, 5, 1, 2])
# %%
from typing import List

class Solution:
    def anagramClubs(self, names: List[str], least: int) -> List[List[str]]:
        clubs = {}
        for name in names:
            key = [0] * 26
            for c in name.lower():
                key[ord(c) - 97] = min(2, key[ord(c) - 97] + 1)
            clubs.setdefault(tuple(key), []).append(name)
        return sorted(sorted(g) for g in clubs.values() if len(g) >= least)
#> Solution().anagramClubs(["ab", "ba", "c"], 2)
#> Solution().anagramClubs([], 1)
#> Solution().anagramClubs(["aaa", "aa", "a"], 2)
#> Solution().anagramClubs(names=["Pot", "top", "Opt", "pit"], least=1)
#> Solution().anagramClubs(names=["xx", "yy"], least=3)
# %%
def count_fences(n, tall, mod):
    # heights 1..tall, neighbours differ by at most one, ends are equal
    total = 0
    for first in range(tall):
        row = [0] * tall
        row[first] = 1
        for _ in range(n - 1):
            row = [sum(row[max(0, h - 1):h + 2]) % mod for h in range(tall)]
        total += row[first]
    return total % mod
#> count_fences(3, 2, 10)
#> count_fences(1, 4, 7)
#> count_fences(4, 3, 20)
#> count_fences(2, 1, 5)
#> count_fences(5, 2, 9)
# %%
class Solution:
    def rentBoat(self, stations: int, fare: list[list[int]]) -> int:
        # fare[i][j - i - 1]: from i down to j
        dp = [0] + [10 ** 5] * (stations - 1)
        for i in range(stations):
            for k, c in enumerate(fare[i]):
                j = i + 1 + k
                if dp[i] + c < dp[j]:
                    dp[j] = dp[i] + c
        return dp[stations - 1]
#> Solution().rentBoat(3, [[5, 15], [7], []])
#> Solution().rentBoat(1, [[]])
#> Solution().rentBoat(4, [[1, 9, 9], [2, 3], [4], []])
#> Solution().rentBoat(stations=3, fare=[[8, 6], [1], []])
#> Solution().rentBoat(stations=4, fare=[[2, 3, 11], [6, 9], [5], []])
# %%
from typing import List

class Solution:
    def tickets(self, want: List[int], seats: int) -> List[int]:
        # each round everyone still wanting gets one; find rounds by bisection
        def sold(r):
            return sum(min(w, r) for w in want)
        lo, hi = 0, max(want, default=0)
        while lo < hi:
            mid = lo + (hi - lo + 1) // 2
            if sold(mid) <= seats:
                lo = mid
            else:
                hi = mid - 1
        got = [min(w, lo) for w in want]
        rest = seats - sum(got)
        for i, w in enumerate(want):
            if rest and w > got[i]:
                got[i] += 1
                rest -= 1
        return got
#> Solution().tickets([3, 1, 5], 6)
#> Solution().tickets([], 4)
#> Solution().tickets([2, 2], 10)
#> Solution().tickets(want=[7, 4, 1, 6], seats=11)
#> Solution().tickets(want=[9, 9, 9], seats=2)
# %%
def bracket_budget(s, open_cost, close_cost):
    # cheapest filling of '?' by brackets that stays balanced
    INF = 999
    dp = {0: 0}
    for ch in s:
        nxt = {}
        for depth, c in dp.items():
            if ch in '(?':
                extra = open_cost if ch == '?' else 0
                nxt[depth + 1] = min(nxt.get(depth + 1, INF), c + extra)
            if ch in ')?' and depth:
                extra = close_cost if ch == '?' else 0
                nxt[depth - 1] = min(nxt.get(depth - 1, INF), c + extra)
        dp = nxt
    return dp.get(0, -1)
#> bracket_budget("(?)?", 2, 1)
#> bracket_budget("", 1, 1)
#> bracket_budget(")(", 3, 3)
#> bracket_budget("????", 1, 4)
#> bracket_budget("(??", 5, 5)
# %%
from typing import List

class Solution:
    def ridgeWalk(self, grid: List[List[int]]) -> int:
        # longest non-rising walk right or down from any cell
        m, n = len(grid), len(grid[0])
        f = [[1] * n for _ in range(m)]
        best = 1
        for i in range(m - 1, -1, -1):
            for j in range(n - 1, -1, -1):
                if i + 1 < m and grid[i + 1][j] <= grid[i][j]:
                    f[i][j] = f[i + 1][j] + 1
                if j + 1 < n and grid[i][j + 1] <= grid[i][j]:
                    f[i][j] = max(f[i][j], f[i][j + 1] + 1)
                best = max(best, f[i][j])
        return best
#> Solution().ridgeWalk([[5, 4], [3, 2]])
#> Solution().ridgeWalk([[1]])
#> Solution().ridgeWalk([[1, 2, 3], [4, 5, 6]])
#> Solution().ridgeWalk([[9, 9, 1], [8, 2, 2], [3, 7, 0]])
#> Solution().ridgeWalk(grid=[[4, 4, 4, 4]])
# %%
class Solution:
    def shrinkDuel(self, a: int, b: int) -> bool:
        memo: dict[tuple[int, int], bool] = {}

        def wins(x: int, y: int) -> bool:
            if x > y:
                x, y = y, x
            if x == 0:
                return False
            if (x, y) not in memo:
                memo[x, y] = not wins(x - 1, y) or not wins(x, y - x)
            return memo[x, y]

        return wins(a, b)
#> Solution().shrinkDuel(1, 2)
#> Solution().shrinkDuel(0, 5)
#> Solution().shrinkDuel(3, 4)
#> Solution().shrinkDuel(a=2, b=2)
#> Solution().shrinkDuel(a=4, b=6)
# %%
def night_buses(times, wait):
    # fewest buses so nobody waits longer than `wait`; last bus as late as possible
    out = []
    group = []
    for t in sorted(times):
        if group and t - group[0] > wait:
            out.append((group[0] + wait, len(group)))
            group = []
        group.append(t)
    if group:
        out.append((group[0] + wait, len(group)))
    return out
#> night_buses([5, 1, 9, 3], 4)
#> night_buses([], 2)
#> night_buses([7, 7, 7], 0)
#> night_buses([1, 2, 3, 4, 5, 6], 1)
#> night_buses([10, 30, 20], 15)
# %%
from typing import List

class Solution:
    def toggles(self, bits: List[int], width: int) -> int:
        n, flip, moves = len(bits), 0, 0
        hint = [0] * (n + 1)
        for i in range(n):
            flip ^= hint[i]
            if bits[i] ^ flip == 0:
                if i + width > n:
                    return -1
                moves += 1 + i % 2
                flip ^= 1
                hint[i + width] ^= 1
        return moves
#> Solution().toggles([0, 1, 0], 1)
#> Solution().toggles([1, 0, 0, 1], 2)
#> Solution().toggles([], 2)
#> Solution().toggles(bits=[0, 0, 0, 1, 0, 0], width=3)
#> Solution().toggles(bits=[0, 1, 1, 0], width=2)
# %%
from math import inf

def caravan(gain, stay):
    # f[i][j]: best after i days having stayed j days (j <= stay)
    n = len(gain)
    f = [[-inf] * (stay + 1) for _ in range(n + 1)]
    f[0][0] = 0
    for i in range(n):
        for j in range(stay + 1):
            if f[i][j] == -inf:
                continue
            f[i + 1][j] = max(f[i + 1][j], f[i][j] + gain[i])
            if j < stay:
                f[i + 1][j + 1] = max(f[i + 1][j + 1], f[i][j])
    return max(f[n])
#> caravan([3, -4, 2, -1], 1)
#> caravan([], 2)
#> caravan([-5, -6], 2)
#> caravan([1, 2, 3], 0)
#> caravan([4, -2, -7, 5, -3], 2)
# %%
from typing import List

class Solution:
    def evenSplit(self, s: str, parts: List[int]) -> bool:
        # can s be cut into pieces of the given lengths (reusable), each with an even vowel count?
        pre = [0]
        for c in s:
            pre.append(pre[-1] ^ (c in 'aeiou'))
        good = [True] + [False] * len(s)
        for i in range(1, len(s) + 1):
            good[i] = any(i >= p and good[i - p] and pre[i] == pre[i - p] for p in parts)
        return good[-1]
#> Solution().evenSplit("banana", [2, 3])
#> Solution().evenSplit("aabb", [2])
#> Solution().evenSplit("", [1])
#> Solution().evenSplit(s="eerie", parts=[1, 4])
#> Solution().evenSplit(s="xyz", parts=[1])
# %%
def swap_once(s):
    # best single swap to make the smallest text: suffix minimum, last place
    n = len(s)
    if n < 2:
        return s
    low = n - 1
    a = b = -1
    for i in range(n - 2, -1, -1):
        if s[i] > s[low]:
            a, b = i, low
        elif s[i] < s[low]:
            low = i
    if a < 0:
        return s
    t = list(s)
    t[a], t[b] = t[b], t[a]
    return "".join(t)
#> swap_once("cab")
#> swap_once("")
#> swap_once("abcd")
#> swap_once("bbaba")
#> swap_once("zxyx")
# %%
class Solution:
    def gearBox(self, speeds: list[int], shift: int) -> int:
        gears = (2, 4, 6)
        cost = {g: 0 for g in gears}
        for s in speeds:
            low = min(cost.values())
            cost = {g: min(c, low + shift) + abs(g - s) for g, c in cost.items()}
        return min(cost.values())
#> Solution().gearBox([2, 5, 6], 1)
#> Solution().gearBox([], 3)
#> Solution().gearBox([1, 7, 1, 7], 10)
#> Solution().gearBox([4, 4, 2, 6, 3], 0)
#> Solution().gearBox(speeds=[9], shift=2)
# %%
from typing import List

class Solution:
    def stallPairs(self, heights: List[int], lack: int) -> int:
        # sorted two-pointer count of pairs with sum < lack, each item used once at most
        heights.sort()
        l, r, pairs = 0, len(heights) - 1, 0
        while l < r:
            if heights[l] + heights[r] < lack:
                pairs += 1
                l += 1
                r -= 1
            else:
                r -= 1
        return pairs
#> Solution().stallPairs([4, 1, 3, 2], 6)
#> Solution().stallPairs([], 5)
#> Solution().stallPairs([9, 9], 10)
#> Solution().stallPairs(heights=[1, 1, 1, 1, 1], lack=3)
#> Solution().stallPairs(heights=[5, 2, 8, 1, 6, 3], lack=9)
# %%
def grow_vine(sun, shade, nights):
    best = [0, -10 ** 3]
    history = []
    for s, d in zip(sun, shade):
        best = [max(best[0] + s, best[1] + s - nights), max(best[1] + d, best[0] + d - nights)]
        history.append(tuple(best))
    return max(best), history[-1:] or None
#> grow_vine([1, 2, 3], [3, 2, 1], 1)
#> grow_vine([], [], 2)
#> grow_vine([5, 0, 0, 5], [0, 5, 5, 0], 2)
#> grow_vine([1, 1], [9, 9], 4)
#> grow_vine([2, 7, 1, 8, 2, 8], [3, 1, 4, 1, 5, 9], 0)
# %%
from typing import List

class Solution:
    def twoBaskets(self, fruit: List[int], a: int, b: int) -> int:
        # most fruit put in order into baskets with capacities a, b (or skipped)
        from functools import lru_cache

        @lru_cache(None)
        def go(i, x, y):
            if i == len(fruit):
                return 0
            f = fruit[i]
            best = go(i + 1, x, y)
            if f <= x:
                best = max(best, 1 + go(i + 1, x - f, y))
            if f <= y:
                best = max(best, 1 + go(i + 1, x, y - f))
            return best

        return go(0, a, b)
#> Solution().twoBaskets([3, 2], 3, 2)
#> Solution().twoBaskets([], 5, 5)
#> Solution().twoBaskets([4, 4, 1], 4, 3)
#> Solution().twoBaskets(fruit=[2, 2, 2], a=2, b=3)
#> Solution().twoBaskets(fruit=[7], a=6, b=1)
