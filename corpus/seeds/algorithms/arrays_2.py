# %%
def flood_levels(n, storms):
    diff = [0] * (n + 1)
    for a, b, mm in storms:
        diff[a] += mm
        diff[min(b + 1, n)] -= mm
    level, wet = 0, []
    for i in range(n):
        level += diff[i]
        if level > 0 and level % 2 == 0:
            wet.append((i, level))
    return wet
#> flood_levels(5, [(0, 2, 3), (1, 3, 1)])
#> flood_levels(0, [])
#> flood_levels(3, [(0, 2, 2)])
#> flood_levels(6, [(2, 9, 4), (0, 5, 1), (4, 4, 3)])
#> flood_levels(4, [(3, 3, 7), (0, 0, 8)])
# %%
from typing import List

class Solution:
    def balancePoints(self, nums: List[int], slack: int) -> List[int]:
        total = sum(nums)
        left = 0
        out = []
        for i, x in enumerate(nums):
            right = total - left - x
            if abs(left - right) <= slack:
                out.append(i)
            left += x
        return out
#> Solution().balancePoints([2, 9, 4, 7, 8], 0)
#> Solution().balancePoints([1, 1, 1, 1], 1)
#> Solution().balancePoints([], 3)
#> Solution().balancePoints(nums=[-4, 2, 2, 4], slack=2)
#> Solution().balancePoints(nums=[50], slack=0)
# %%
def toll_queries(fees, trips, discount):
    pre = [0]
    for f in fees:
        pre.append(pre[-1] + f)
    bills = []
    for s, t in trips:
        if s > t:
            s, t = t, s
        cost = pre[t] - pre[s]
        if t - s > 2:
            cost -= discount
        bills.append(max(cost, 0))
    return bills
#> toll_queries([2, 3, 1, 4], [(0, 4), (3, 1)], 2)
#> toll_queries([], [(0, 0)], 1)
#> toll_queries([5, 5, 5], [], 9)
#> toll_queries([1, 1, 1, 1], [(4, 0), (2, 2), (1, 3)], 10)
#> toll_queries([7, 0, 2, 6, 1], [(5, 2), (0, 1), (1, 5)], 3)
# %%
from collections import defaultdict

class Solution:
    def countRemainder(self, nums, mod, want):
        seen = defaultdict(int)
        seen[0] = 1
        run = ans = 0
        for x in nums:
            run = (run + x) % mod
            ans += seen[(run - want) % mod]
            seen[run] += 1
        return ans
#> Solution().countRemainder([1, 2, 3, 4], 3, 1)
#> Solution().countRemainder([], 5, 0)
#> Solution().countRemainder([6, 6, 6], 6, 0)
#> Solution().countRemainder(nums=[5, 1, 8, 2, 4], mod=4, want=2)
#> Solution().countRemainder(nums=[-3, 7, -1], mod=5, want=4)
# %%
class Solution:
    def zigzagTotal(self, readings):
        best = cur = 0
        start = s = 0
        end = -1
        for i, v in enumerate(readings):
            w = v if i % 2 == 0 else -v
            if cur <= 0:
                cur, s = w, i
            else:
                cur += w
            if cur > best:
                best, start, end = cur, s, i
        return best, readings[start:end + 1]
#> Solution().zigzagTotal([3, 1, 4, 10, 2])
#> Solution().zigzagTotal([])
#> Solution().zigzagTotal([-1, 2, -3, 4])
#> Solution().zigzagTotal([1, -5, 2, -2, 9, 7])
#> Solution().zigzagTotal([0, 5])
# %%
def paint_fence(length, strokes):
    marks = [0] * (length + 1)
    for start, width in strokes:
        if width <= 0 or start >= length:
            continue
        marks[start] += 1
        marks[min(length, start + width)] -= 1
    depth = 0
    pic = []
    for k in range(length):
        depth += marks[k]
        pic.append(".+#"[min(depth, 2)])
    return "".join(pic)
#> paint_fence(6, [(0, 3), (2, 2)])
#> paint_fence(3, [])
#> paint_fence(0, [(0, 1)])
#> paint_fence(5, [(4, 10), (9, 1), (1, 0)])
#> paint_fence(8, [(1, 4), (2, 4), (3, 2)])
# %%
class Solution:
    def deepestDebt(self, moves):
        balance = 0
        low, day = 0, 0
        back = None
        for d, m in enumerate(moves, 1):
            balance += m
            if balance < low:
                low, day = balance, d
                back = None
            elif back is None and balance >= 0 and low < 0:
                back = d
        return low, day, back
#> Solution().deepestDebt([5, -8, 2, 4, -1])
#> Solution().deepestDebt([])
#> Solution().deepestDebt(moves=[1, 2, 3])
#> Solution().deepestDebt([-1, 1, -2, 1, 1])
#> Solution().deepestDebt(moves=[-10, 3, 3, 3])
# %%
def equal_crowd(seats, a, b):
    first = {0: -1}
    diff = 0
    best = ""
    for i, s in enumerate(seats):
        diff += (s == a) - (s == b)
        if diff in first:
            part = seats[first[diff] + 1:i + 1]
            if len(part) > len(best) and a in part:
                best = part
        else:
            first[diff] = i
    return best
#> equal_crowd("xxyzy", "x", "y")
#> equal_crowd("zzz", "x", "y")
#> equal_crowd("", "a", "b")
#> equal_crowd("abbab", "a", "b")
#> equal_crowd("aaaab", "a", "b")
# %%
def block_sums(grid, size):
    rows, cols = len(grid), len(grid[0])
    pre = [[0] * (cols + 1) for _ in range(rows + 1)]
    for r in range(rows):
        for c in range(cols):
            pre[r + 1][c + 1] = grid[r][c] + pre[r][c + 1] + pre[r + 1][c] - pre[r][c]
    best = None
    for r in range(size, rows + 1):
        for c in range(size, cols + 1):
            s = pre[r][c] - pre[r - size][c] - pre[r][c - size] + pre[r - size][c - size]
            best = s if best is None else max(best, s)
    return best
#> block_sums([[1, 2], [3, 4]], 1)
#> block_sums([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 2)
#> block_sums([[5]], 2)
#> block_sums([[-1, -2], [-3, -4]], 2)
#> block_sums([[0, 9, 0], [9, 0, 9]], 2)
# %%
from itertools import accumulate

class Solution:
    def refill(self, flow, cap):
        level, spilled = 0, []
        for hour, f in enumerate(flow):
            level += f
            if level > cap:
                spilled.append((hour, level - cap))
                level = cap
            elif level < 0:
                level = 0
        marks = list(accumulate(s for _, s in spilled))
        return level, marks
#> Solution().refill([4, 4, -3, 6], 7)
#> Solution().refill([], 1)
#> Solution().refill([-5, 2, -9], 3)
#> Solution().refill(flow=[10, 10, 10], cap=5)
#> Solution().refill(flow=[1, 2, 3, -6, 1], cap=100)
# %%
def hush(sounds, limit):
    prefix = list(sounds)
    for i in range(1, len(prefix)):
        prefix[i] += prefix[i - 1]
    lo, hi = 0, len(prefix)
    while lo < hi:
        mid = lo + (hi - lo) // 2
        if prefix[mid] <= limit:
            lo = mid + 1
        else:
            hi = mid
    left = limit - (prefix[lo - 1] if lo else 0)
    return lo, left
#> hush([2, 3, 4, 5], 9)
#> hush([], 4)
#> hush([10], 3)
#> hush([1, 1, 1, 1, 1, 1], 4)
#> hush([3, 6, 9], 100)
# %%
class Solution:
    def longestTie(self, a, b):
        n = min(len(a), len(b))
        pos = {0: 0}
        d = res = 0
        for i in range(n):
            d += a[i] - b[i]
            if d in pos:
                res = max(res, i + 1 - pos[d])
            pos.setdefault(d, i + 1)
        return res
#> Solution().longestTie([1, 0, 1, 1], [0, 1, 1, 0])
#> Solution().longestTie([], [1])
#> Solution().longestTie(a=[5, 5, 5], b=[1, 1, 1])
#> Solution().longestTie(a=[3, 1, 4, 1, 5], b=[2, 2, 3, 2, 5])
#> Solution().longestTie([2, 2], [2, 2, 9])
# %%
def shift_letters(word, edits):
    n = len(word)
    delta = [0] * (n + 1)
    for lo, hi, step in edits:
        delta[lo] += step
        delta[hi + 1] -= step
    out, run = "", 0
    for ch, d in zip(word, delta):
        run += d
        if ch.isalpha():
            out += chr((ord(ch) - 97 + run) % 26 + 97)
        else:
            out += ch
    return out
#> shift_letters("abc", [(0, 1, 1), (1, 2, 2)])
#> shift_letters("", [])
#> shift_letters("z-a", [(0, 2, 1)])
#> shift_letters("hello", [(0, 4, 13), (2, 3, -13)])
#> shift_letters("xy", [(0, 5, 1)])
# %%
from typing import List

class Solution:
    def firstRepeatSum(self, xs: List[int]) -> List[int]:
        seen = {}
        total = 0
        for i, x in enumerate(xs):
            total += x
            key = total % 10
            if key in seen:
                j = seen[key]
                return xs[j + 1:i + 1]
            seen[key] = i
        return []
#> Solution().firstRepeatSum([3, 4, 6, 7])
#> Solution().firstRepeatSum([])
#> Solution().firstRepeatSum(xs=[1, 2, 3])
#> Solution().firstRepeatSum(xs=[5, 20, 1])
#> Solution().firstRepeatSum(xs=[9, 8, 7, 6, 5, 15])
# %%
class Solution:
    def suffixRivals(self, scores):
        n = len(scores)
        best_after = [0] * (n + 1)
        for i in reversed(range(n)):
            best_after[i] = max(best_after[i + 1], scores[i])
        before = 0
        peaks = []
        for i, s in enumerate(scores):
            if s > before and s > best_after[i + 1] // 2:
                peaks.append(s)
            before = max(before, s)
        return peaks
#> Solution().suffixRivals([3, 5, 2, 8, 6])
#> Solution().suffixRivals([])
#> Solution().suffixRivals(scores=[9, 8, 7])
#> Solution().suffixRivals(scores=[1, 2, 4, 8, 16])
#> Solution().suffixRivals([4, 5, 6, 7, 12])
# %%
from bisect import bisect_left, bisect_right

def audits(stamps, spans):
    stamps.sort()
    quiet = []
    busiest = (0, None)
    for lo, hi in spans:
        k = bisect_right(stamps, hi) - bisect_left(stamps, lo)
        if k == 0:
            quiet.append((lo, hi))
        elif k > busiest[0]:
            busiest = (k, (lo, hi))
    return quiet, busiest[1]
#> audits([5, 1, 9, 5], [(1, 5), (6, 8), (9, 9)])
#> audits([], [(0, 1)])
#> audits([3], [])
#> audits([10, 20, 30, 40], [(15, 35), (0, 9), (10, 40), (41, 50)])
#> audits([2, 2, 2], [(2, 2), (1, 3)])
# %%
from typing import List

class Solution:
    def subarraysOfGain(self, prices: List[int], gain: int) -> List[tuple]:
        n = len(prices)
        found = []
        for i in range(n):
            low = prices[i]
            for j in range(i + 1, n):
                if prices[j] < low:
                    break
                if prices[j] - low == gain:
                    found.append((i, j))
        return found
#> Solution().subarraysOfGain([1, 3, 2, 4], 2)
#> Solution().subarraysOfGain([5, 4, 3], 1)
#> Solution().subarraysOfGain([], 1)
#> Solution().subarraysOfGain([2, 2, 2], 0)
#> Solution().subarraysOfGain([1, 5, 6, 0, 5], 5)
# %%
class Solution:
    def trimMean(self, nums, cut):
        nums = sorted(nums)
        pre = [0]
        for v in nums:
            pre.append(pre[-1] + v)
        n = len(nums)
        res = []
        for k in range(cut + 1):
            if n - 2 * k <= 0:
                res.append(None)
                break
            res.append((pre[n - k] - pre[k]) // (n - 2 * k))
        return res
#> Solution().trimMean([10, 1, 5, 100], 1)
#> Solution().trimMean([7], 2)
#> Solution().trimMean([], 0)
#> Solution().trimMean(nums=[2, 4, 6, 8, 10], cut=2)
#> Solution().trimMean(nums=[-9, 9, 3, 3], cut=3)
# %%
def xorWindows(codes, key):
    pre = {0: 1}
    acc = hits = 0
    trail = []
    for c in codes:
        acc ^= c
        hits += pre.get(acc ^ key, 0)
        pre[acc] = pre.get(acc, 0) + 1
        trail.append(hits)
    return trail
#> xorWindows([4, 2, 2, 6], 6)
#> xorWindows([], 1)
#> xorWindows([5, 5, 5], 0)
#> xorWindows([1, 2, 3, 4, 5], 7)
#> xorWindows([8], 8)
# %%
def busLoad(stops, size):
    # stops: (on, off, count) with riders who cannot board left behind
    change = {}
    left = 0
    for on, off, c in sorted(stops):
        aboard = sum(v for (a, b), v in change.items() if a <= on < b)
        fit = min(c, size - aboard)
        left += c - fit
        if fit > 0:
            change[on, off] = change.get((on, off), 0) + fit
    return left, sorted(change.items())
#> busLoad([(0, 3, 2), (1, 4, 3)], 4)
#> busLoad([], 2)
#> busLoad([(2, 5, 9)], 5)
#> busLoad([(0, 1, 3), (1, 2, 3), (2, 3, 3)], 3)
#> busLoad([(1, 6, 1), (1, 6, 1), (0, 2, 1), (3, 4, 2)], 3)
# %%
class Solution:
    def splitThirds(self, nums):
        total = sum(nums)
        if total % 3:
            return None
        part = total // 3
        acc, cuts = 0, []
        for i, v in enumerate(nums[:-1]):
            acc += v
            if acc == part and len(cuts) < 2:
                cuts.append(i + 1)
                acc = 0
        if len(cuts) < 2:
            return []
        p, q = cuts
        return [nums[:p], nums[p:q], nums[q:]]
#> Solution().splitThirds([1, 2, 3, 0, 3])
#> Solution().splitThirds([1, 1])
#> Solution().splitThirds([4, 4, 1])
#> Solution().splitThirds(nums=[2, 2, 2, 2, 1, 3])
#> Solution().splitThirds([])
# %%
def heat_streaks(days, base):
    score = [d - base for d in days]
    pre = 0
    stack = [(0, 0)]
    best = 0
    for i, s in enumerate(score, 1):
        pre += s
        if pre < stack[-1][0]:
            stack.append((pre, i))
        for p, at in stack:
            if p < pre:
                best = max(best, i - at)
                break
    return best
#> heat_streaks([11, 4, 9, 3, 12, 5], 7)
#> heat_streaks([], 1)
#> heat_streaks([1, 1], 5)
#> heat_streaks([10, 12, 11], 10)
#> heat_streaks([3, 8, 2, 9, 1], 5)
# %%
class Solution:
    def sandbags(self, river, bags):
        n = len(river)
        target = max(river) if river else 0
        gaps = [target - h for h in river]
        pre = [0] * (n + 1)
        for i in range(n):
            pre[i + 1] = pre[i] + gaps[i]
        best, j = 0, 0
        for i in range(1, n + 1):
            while pre[i] - pre[j] > bags:
                j += 1
            best = max(best, i - j)
        return best
#> Solution().sandbags([3, 5, 4, 5, 2], 2)
#> Solution().sandbags([], 3)
#> Solution().sandbags(river=[1, 1, 1], bags=0)
#> Solution().sandbags(river=[9, 1, 1, 8], bags=1)
#> Solution().sandbags([2, 7, 3, 6, 6], 20)
# %%
def tag_counts(posts, n):
    cnt = {}
    for p in posts:
        for t in p.split():
            if t.startswith("#"):
                cnt[t[1:]] = cnt.get(t[1:], 0) + 1
    order = sorted(cnt, key=lambda t: (-cnt[t], t))
    return [f"{t}:{cnt[t]}" for t in order[:n]]
#> tag_counts(["#a hi #b", "#b yo", "#c"], 2)
#> tag_counts([], 3)
#> tag_counts(["no tags"], 1)
#> tag_counts(["#x #x", "#y #x", "#y", "#z"], 9)
#> tag_counts(["#q #r", "#r #q"], 1)
# %%
def ledger(entries):
    accounts = {}
    for text in entries:
        who, sign, amt = text.split()
        prev = accounts.setdefault(who, [0])
        step = int(amt) if sign == "+" else -int(amt)
        prev.append(prev[-1] + step)
    return {w: (h[-1], min(h), max(h)) for w, h in sorted(accounts.items())}
#> ledger(["bo + 5", "al - 3", "bo - 9"])
#> ledger([])
#> ledger(["zed + 1", "zed + 1", "zed - 4"])
#> ledger(["a - 2", "b - 2", "a + 7", "b + 1"])
#> ledger(["kim +"])
# %%
class Solution:
    def nearestZeroSum(self, nums, tol):
        n = len(nums)
        best = (float('inf'), 0, 0)
        for size in range(2, n + 1):
            s = sum(nums[:size])
            i = 0
            while True:
                if abs(s) < best[0]:
                    best = (abs(s), i, size)
                if i + size >= n:
                    break
                s += nums[i + size] - nums[i]
                i += 1
            if best[0] <= tol:
                return best[1:]
        return ()
#> Solution().nearestZeroSum([3, -1, 4, -3], 0)
#> Solution().nearestZeroSum([5], 1)
#> Solution().nearestZeroSum(nums=[2, -2], tol=0)
#> Solution().nearestZeroSum(nums=[8, -5, 1, -4], tol=0)
#> Solution().nearestZeroSum([1, 1, 1], 1)
# %%
def checkpoint(path, marks):
    pos = 0
    visits = {0: 1}
    for step in path:
        pos += 1 if step in "UR" else -1
        visits[pos] = visits.get(pos, 0) + 1
    res = []
    for m in marks:
        res.append(visits.get(m, 0) * (1 if m >= 0 else -1))
    return res
#> checkpoint("URDL", [0, 1, 2])
#> checkpoint("", [0, 5])
#> checkpoint("DDDUU", [-1, -2, -3])
#> checkpoint("LRLRLR", [-1, 0])
#> checkpoint("UUU", [])
# %%
def harvest(rows, k):
    row_pre = []
    for row in rows:
        acc = [0]
        for v in row:
            acc.append(acc[-1] + v)
        row_pre.append(acc)
    picks = []
    for acc in row_pre:
        width = len(acc) - 1
        if width < k:
            picks.append(acc[-1])
        else:
            picks.append(max(acc[j + k] - acc[j] for j in range(width - k + 1)))
    return picks, sum(picks)
#> harvest([[1, 2, 3], [4, 0, 4]], 2)
#> harvest([], 1)
#> harvest([[5], [], [1, 1]], 2)
#> harvest([[9, 1, 9, 1], [2, 2, 2, 2]], 3)
#> harvest([[0, -1, -2]], 1)
# %%
class Solution:
    def riskyPrefix(self, nums, k):
        heap_sum = 0
        negatives = []
        flipped = 0
        for x in nums:
            heap_sum += x
            if x < 0:
                negatives.append(x)
                negatives.sort()
            while heap_sum < 0 and negatives and flipped < k:
                worst = negatives.pop(0)
                heap_sum -= 2 * worst
                flipped += 1
        return heap_sum, flipped
#> Solution().riskyPrefix([3, -5, 1, -4], 1)
#> Solution().riskyPrefix([-1, -2, -3], 2)
#> Solution().riskyPrefix([], 1)
#> Solution().riskyPrefix(nums=[5, -1, -1], k=3)
#> Solution().riskyPrefix(nums=[-10, 4, -20, 30], k=0)
# %%
def gap_fill(known, n):
    row = [None] * n
    for i, v in known.items():
        if 0 <= i < n:
            row[i] = v
    prev = None
    for i in range(n):
        if row[i] is None:
            continue
        if prev is not None:
            step = (row[i] - row[prev]) // (i - prev)
            for j in range(prev + 1, i):
                row[j] = row[j - 1] + step
        prev = i
    return row
#> gap_fill({0: 1, 3: 10}, 5)
#> gap_fill({}, 2)
#> gap_fill({1: 4}, 3)
#> gap_fill({0: 0, 2: 5, 6: -7}, 7)
#> gap_fill({9: 1, 0: 2}, 1)
# %%
from collections import Counter

class Solution:
    def mixedPairs(self, left: list, right: list, total: int) -> int:
        lc, rc = Counter(left), Counter(right)
        ways = 0
        for v, c in lc.items():
            other = total - v
            if other == v:
                ways += min(c, rc[other])
            else:
                ways += c * rc[other]
        return ways
#> Solution().mixedPairs([1, 2, 2, 3], [3, 2, 2], 4)
#> Solution().mixedPairs([], [1], 1)
#> Solution().mixedPairs(left=[5, 5], right=[5, 5, 5], total=10)
#> Solution().mixedPairs(left=[0, 1, 2, 3], right=[3, 2, 1, 0], total=3)
#> Solution().mixedPairs([9], [9], 1)
# %%
def carry_run(bits, ranges):
    row = [int(b) for b in bits]
    flips = [0] * (len(row) + 1)
    for l, r in ranges:
        flips[l] ^= 1
        flips[r] ^= 1
    on = 0
    for i, b in enumerate(row):
        on ^= flips[i]
        row[i] = b ^ on
    return "".join(map(str, row)), sum(row)
#> carry_run("00000", [(1, 3), (2, 5)])
#> carry_run("101", [])
#> carry_run("", [(0, 0)])
#> carry_run("1111", [(0, 4), (1, 2), (1, 3)])
#> carry_run("0101", [(2, 9)])
# %%
class Solution:
    def productFence(self, nums, cap):
        best, best_len = None, 0
        for i in range(len(nums)):
            prod, j = 1, i
            while j < len(nums) and prod * nums[j] <= cap:
                prod *= nums[j]
                j += 1
            if j - i > best_len or (j - i == best_len and best is not None and prod > best):
                best, best_len = prod, j - i
        return best, best_len
#> Solution().productFence([2, 3, 4, 1], 12)
#> Solution().productFence([], 3)
#> Solution().productFence([50, 60], 10)
#> Solution().productFence(nums=[1, 1, 2, 5, 1], cap=5)
#> Solution().productFence(nums=[3, 3, 3, 2], cap=18)
# %%
def compass(moves):
    x = y = 0
    seen = {(0, 0): 0}
    loops = []
    for i, (dx, dy) in enumerate(moves, 1):
        x, y = x + dx, y + dy
        if (x, y) in seen:
            loops.append(i - seen[x, y])
        seen[(x, y)] = i
    return loops, (x, y)
#> compass([(1, 0), (0, 1), (-1, 0), (0, -1)])
#> compass([])
#> compass([(1, 1), (-1, -1), (2, 0), (-2, 0)])
#> compass([(3, 0), (0, 3)])
#> compass([(0, 0), (1, 0), (0, 0), (-1, 0), (1, 0)])
# %%
def drum(beats, k):
    diff = [0] * (len(beats) + k + 1)
    hits = run = 0
    for i, b in enumerate(beats):
        run += diff[i]
        need = b - run
        if need > 0:
            if i + k > len(beats):
                return -1
            hits += need
            run += need
            diff[i + k] -= need
    return hits
#> drum([1, 2, 2, 1], 2)
#> drum([3], 1)
#> drum([], 2)
#> drum([0, 0, 5], 2)
#> drum([2, 4, 4, 2, 1, 1], 2)
# %%
class Solution:
    def countAbove(self, nums, k):
        hits = [0]
        for v in nums:
            hits.append(hits[-1] + (v > k))
        n = len(nums)

        def majority(a, b):
            return (hits[b] - hits[a]) * 2 > b - a

        return sum(majority(a, b) for a in range(n) for b in range(a + 1, n + 1))
#> Solution().countAbove([1, 5, 6], 3)
#> Solution().countAbove([], 0)
#> Solution().countAbove([2, 2], 2)
#> Solution().countAbove(nums=[9, 0, 9], k=1)
#> Solution().countAbove(nums=[4, 5, 1, 8], k=4)
# %%
def cyclic_best(nums):
    total = hi = lo = 0
    best, worst = float('-inf'), 0
    for x in nums:
        total += x
        hi = max(hi + x, x)
        best = max(best, hi)
        lo = min(lo + x, x)
        worst = min(worst, lo)
    if not nums or best < 0:
        return 0, "none"
    wrap = total - worst - len(nums) // 2
    return (wrap, "wrap") if wrap > best else (best, "line")
#> cyclic_best([6, -4, 7])
#> cyclic_best([-4, -1, -6])
#> cyclic_best([])
#> cyclic_best([2, -5, 4, -1])
#> cyclic_best([8, -1, -20, 4, 4])
# %%
def best_relay(speeds, rest):
    # run some consecutive legs, pay rest once between two stretches
    one = two = gap = 0
    for s in speeds:
        two = max(two, gap, 0) + s if max(two, gap) > 0 else 0
        gap = max(gap, one - rest)
        one = max(one + s, 0)
        two = max(two, 0)
    return one, two, gap
#> best_relay([4, -6, 5, 2], 1)
#> best_relay([], 2)
#> best_relay([-1, -1], 0)
#> best_relay([3, 3, -9, 8], 2)
#> best_relay([10, -1, -1, 1], 5)
# %%
class Solution:
    def rangeAdds(self, nums, ops):
        for op in ops:
            kind, l, r = op[0], op[1], op[2]
            if kind == "add":
                for i in range(l, r):
                    nums[i] += op[3]
            elif kind == "rev":
                nums[l:r] = nums[l:r][::-1]
            elif kind == "max":
                m = max(nums[l:r])
                nums[l:r] = [m] * (r - l)
            else:
                return kind
        return nums
#> Solution().rangeAdds([1, 2, 3, 4], [("add", 0, 2, 5), ("rev", 0, 4)])
#> Solution().rangeAdds([], [])
#> Solution().rangeAdds([5, 1, 9], [("max", 0, 2), ("add", 1, 3, -1)])
#> Solution().rangeAdds(nums=[7, 7], ops=[("cut", 0, 1)])
#> Solution().rangeAdds(nums=[2, 4, 6, 8, 10], ops=[("rev", 1, 4), ("add", 0, 3, 1), ("max", 2, 5)])
# %%
from typing import List

class Solution:
    def tidepool(self, levels: List[int]) -> List[int]:
        n = len(levels)
        left, right = levels[:], levels[:]
        for i in range(1, n):
            left[i] = max(left[i - 1] - 1, left[i])
        for i in range(n - 2, -1, -1):
            right[i] = max(right[i + 1] - 1, right[i])
        return [max(a, b) for a, b in zip(left, right)]
#> Solution().tidepool([0, 0, 5, 0, 0])
#> Solution().tidepool([])
#> Solution().tidepool(levels=[3])
#> Solution().tidepool(levels=[7, 1, 1, 1, 7])
#> Solution().tidepool(levels=[1, 9, 2, 0, 0, 4])
