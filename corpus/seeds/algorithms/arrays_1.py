# %%
def ferry_trips(weights, limit, gap):
    # two riders share a boat only if their weights differ by at least gap
    weights = sorted(weights)
    lo, hi = 0, len(weights) - 1
    trips = 0
    alone = []
    while lo <= hi:
        if lo < hi and weights[lo] + weights[hi] <= limit and weights[hi] - weights[lo] >= gap:
            lo += 1
        else:
            alone.append(weights[hi])
        hi -= 1
        trips += 1
    return trips, alone
#> ferry_trips([5, 2, 8, 3], 10, 2)
#> ferry_trips([], 10, 1)
#> ferry_trips([4], 4, 0)
#> ferry_trips([4, 4, 4, 4], 8, 1)
#> ferry_trips([1, 9, 2, 7, 6, 3], 9, 3)
# %%
class Solution:
    def calmStretch(self, winds, limit):
        best = start = 0
        span = (0, 0)
        for i in range(1, len(winds)):
            if abs(winds[i] - winds[i - 1]) > limit:
                start = i
            if i - start + 1 > best:
                best = i - start + 1
                span = (start, i)
        return span
#> Solution().calmStretch([3, 4, 5, 9, 9, 8, 9], 1)
#> Solution().calmStretch([], 2)
#> Solution().calmStretch([7], 0)
#> Solution().calmStretch(winds=[1, 10, 20, 30], limit=5)
#> Solution().calmStretch(winds=[2, 2, 2, 6, 6, 6, 6, 1], limit=0)
# %%
from collections import Counter

def spice_windows(jars, k, kinds):
    cnt = Counter(jars[:k])
    hits = []
    for i in range(len(jars) - k + 1):
        if len(cnt) == kinds:
            hits.append(i)
        cnt[jars[i]] -= 1
        if cnt[jars[i]] == 0:
            del cnt[jars[i]]
        if i + k < len(jars):
            cnt[jars[i + k]] += 1
    return hits
#> spice_windows("abcaab", 3, 2)
#> spice_windows("aaaa", 2, 1)
#> spice_windows("xyz", 4, 2)
#> spice_windows("", 1, 1)
#> spice_windows("pqpqrrp", 4, 3)
# %%
from typing import List

class Solution:
    def shelfTrim(self, heights: List[int], cap: int) -> List[int]:
        l, r = 0, len(heights) - 1
        total = sum(heights)
        removed = []
        while l <= r and total > cap:
            if heights[l] >= heights[r]:
                total -= heights[l]
                removed.append(heights[l])
                l += 1
            else:
                total -= heights[r]
                removed.append(-heights[r])
                r -= 1
        return removed
#> Solution().shelfTrim([4, 2, 7, 1, 6], 10)
#> Solution().shelfTrim([1, 1, 1], 5)
#> Solution().shelfTrim([], 0)
#> Solution().shelfTrim(heights=[9, 9, 9, 9], cap=9)
#> Solution().shelfTrim(heights=[3, 5, 8, 2, 4, 10], cap=6)
# %%
class Solution:
    def mirrorCost(self, tiles):
        i, j = 0, len(tiles) - 1
        cost = 0
        swaps = []
        while i < j:
            a, b = tiles[i], tiles[j]
            if a != b:
                cost += abs(a - b)
                swaps.append((i, j))
                tiles[i] = tiles[j] = min(a, b)
            i, j = i + 1, j - 1
        return cost, swaps, tiles
#> Solution().mirrorCost([1, 2, 3, 2, 4])
#> Solution().mirrorCost([5])
#> Solution().mirrorCost(tiles=[])
#> Solution().mirrorCost(tiles=[7, 1, 1, 7])
#> Solution().mirrorCost(tiles=[10, 3, 8, 2, 9, 1])
# %%
from collections import deque

def lanterns(levels, k):
    dq = deque()
    dim = 0
    for i, v in enumerate(levels):
        while dq and levels[dq[-1]] >= v:
            dq.pop()
        dq.append(i)
        if dq[0] <= i - k:
            dq.popleft()
        if i >= k - 1 and levels[dq[0]] * 2 < v:
            dim += 1
    return dim
#> lanterns([5, 2, 8, 6, 1, 9], 3)
#> lanterns([1, 1, 1], 2)
#> lanterns([], 1)
#> lanterns([9, 4], 3)
#> lanterns([1, 3, 7, 15, 31, 63], 2)
# %%
class Solution:
    def longestBudgetWalk(self, tolls, purse, free):
        left = spent = used = best = 0
        for right, t in enumerate(tolls):
            if t == 0:
                used += 1
            spent += t
            while spent > purse or used > free:
                if tolls[left] == 0:
                    used -= 1
                spent -= tolls[left]
                left += 1
            best = max(best, right - left + 1)
        return best
#> Solution().longestBudgetWalk([2, 0, 3, 0, 1, 0, 4], 6, 2)
#> Solution().longestBudgetWalk([], 5, 1)
#> Solution().longestBudgetWalk(tolls=[0, 0, 0], purse=1, free=1)
#> Solution().longestBudgetWalk(tolls=[9, 9], purse=3, free=2)
#> Solution().longestBudgetWalk(tolls=[1, 1, 1, 1, 1, 1], purse=4, free=0)
# %%
def pairRopes(a, b, waste):
    a.sort()
    b.sort()
    pairs = []
    i = j = 0
    while i < len(a) and j < len(b):
        d = a[i] - b[j]
        if d < 0:
            i += 1
        elif d <= waste:
            pairs.append((a[i], b[j]))
            i += 1
            j += 1
        else:
            j += 1
    return pairs
#> pairRopes([5, 9, 3], [4, 8, 1], 1)
#> pairRopes([], [1], 3)
#> pairRopes([2, 2, 2], [2, 2], 0)
#> pairRopes([10, 20, 30], [1, 2, 3], 2)
#> pairRopes([7, 3, 12, 6], [5, 11, 2, 6, 1], 2)
# %%
def window_medley(xs, k):
    if k <= 0 or k > len(xs):
        return None
    best = None
    for s in range(len(xs) - k + 1):
        win = xs[s:s + k]
        score = max(win) - min(win) + (win[0] == win[-1])
        if best is None or score > best[0]:
            best = (score, s)
    return best
#> window_medley([3, 1, 4, 1, 5, 9, 2], 3)
#> window_medley([1, 2], 5)
#> window_medley([6, 6, 6, 6], 2)
#> window_medley([8], 1)
#> window_medley([2, 7, 2, 8, 1, 8, 2], 4)
# %%
class Solution:
    def dropFence(self, posts, maxGap):
        keep = 0
        for post in posts:
            if keep == 0 or post - posts[keep - 1] > maxGap:
                posts[keep] = post
                keep += 1
            elif keep >= 2 and posts[keep - 1] - posts[keep - 2] == maxGap + 1:
                posts[keep - 1] = post
        del posts[keep:]
        return posts
#> Solution().dropFence([1, 2, 4, 7, 8, 12], 2)
#> Solution().dropFence([], 3)
#> Solution().dropFence(posts=[5], maxGap=1)
#> Solution().dropFence(posts=[1, 3, 4, 5, 8, 10], maxGap=1)
#> Solution().dropFence([10, 20, 21, 22, 40], 15)
# %%
def squeeze(word, rounds):
    chars = list(word)
    for _ in range(rounds):
        i = write = 0
        changed = False
        while i < len(chars):
            j = i
            while j < len(chars) and chars[j] == chars[i]:
                j += 1
            if j - i >= 2:
                changed = True
            else:
                chars[write] = chars[i]
                write += 1
            i = j
        chars = chars[:write]
        if not changed:
            break
    return "".join(chars)
#> squeeze("abba", 3)
#> squeeze("xyz", 2)
#> squeeze("", 1)
#> squeeze("aabccb", 1)
#> squeeze("pqqpprr", 4)
# %%
def signal_pairs(times, low, high):
    times = sorted(set(times))
    count = 0
    a = b = 0
    for i, t in enumerate(times):
        a = max(a, i + 1)
        while a < len(times) and times[a] - t < low:
            a += 1
        b = max(a, b)
        while b < len(times) and times[b] - t <= high:
            b += 1
        count += b - a
    return count
#> signal_pairs([1, 4, 6, 9], 2, 5)
#> signal_pairs([], 1, 2)
#> signal_pairs([5, 5, 5], 0, 3)
#> signal_pairs([10, 1, 7, 3], 3, 3)
#> signal_pairs([2, 4, 8, 16, 32], 4, 14)
# %%
class Solution:
    def bestTwoStalls(self, gains, width):
        n = len(gains)
        if n < 2 * width:
            return -1
        sums = [sum(gains[i:i + width]) for i in range(n - width + 1)]
        top = ans = sums[0] + sums[width]
        lead = sums[0]
        for j in range(width, len(sums)):
            lead = max(lead, sums[j - width])
            if lead + sums[j] > ans:
                ans = lead + sums[j]
        return ans * 10 if ans > top else ans
#> Solution().bestTwoStalls([1, 2, 3, 4, 5], 2)
#> Solution().bestTwoStalls([4, 1], 2)
#> Solution().bestTwoStalls(gains=[9, 1, 1, 1, 9], width=1)
#> Solution().bestTwoStalls(gains=[5, 5, 5, 5], width=2)
#> Solution().bestTwoStalls([-1, -2, -3, -4, -1, 0], 2)
# %%
def smallest_cover(tags, wanted):
    need = {w: wanted.count(w) for w in wanted}
    missing = len(wanted)
    left, best = 0, ""
    for right in range(len(tags)):
        ch = tags[right]
        if ch in need:
            missing -= need[ch] > 0
            need[ch] -= 1
        while not missing:
            part = tags[left:right + 1]
            if not best or (len(part), part) < (len(best), best):
                best = part
            out = tags[left]
            left += 1
            if out in need:
                need[out] += 1
                missing += need[out] > 0
    return best
#> smallest_cover("cabxabc", "ab")
#> smallest_cover("zzz", "y")
#> smallest_cover("bacab", "ab")
#> smallest_cover("aabb", "aa")
#> smallest_cover("", "q")
# %%
from typing import List

class Solution:
    def danceRows(self, people: List[int], shift: int) -> List[int]:
        n = len(people)
        row = people[:]
        i = 0
        while i + shift < n:
            if row[i] > row[i + shift]:
                row[i], row[i + shift] = row[i + shift], row[i]
                i = max(i - 1, 0) if shift == 1 else i + 1
            else:
                i += 1
        return row
#> Solution().danceRows([4, 3, 2, 1], 2)
#> Solution().danceRows([3, 1, 2], 1)
#> Solution().danceRows([], 1)
#> Solution().danceRows([9, 5], 4)
#> Solution().danceRows([6, 2, 9, 1, 5, 3], 3)
# %%
from typing import List

class Solution:
    def evenWindows(self, nums: List[int], k: int) -> List[int]:
        out = []
        odd = 0
        for i, x in enumerate(nums):
            odd += x & 1
            if i >= k:
                odd -= nums[i - k] & 1
            if i >= k - 1:
                out.append(-1 if odd * 2 == k else odd)
        return out
#> Solution().evenWindows([1, 2, 3, 4, 5], 2)
#> Solution().evenWindows([2, 4, 6], 3)
#> Solution().evenWindows([], 2)
#> Solution().evenWindows([7, 7, 8, 1, 2, 4, 9], 4)
#> Solution().evenWindows(nums=[5], k=1)
# %%
class Solution:
    def meetInMiddle(self, trail):
        # both hikers eat what lies on their spot; the one who ate less moves
        l, r = 0, len(trail) - 1
        a = b = 0
        log = ""
        while l <= r:
            if a <= b:
                a += trail[l]
                l += 1
                log += "L"
            else:
                b += trail[r]
                r -= 1
                log += "R"
        return a, b, log
#> Solution().meetInMiddle([3, 1, 4, 1, 5])
#> Solution().meetInMiddle([])
#> Solution().meetInMiddle(trail=[10])
#> Solution().meetInMiddle(trail=[2, 2, 2, 2, 2, 2])
#> Solution().meetInMiddle(trail=[100, 1, 2, 3, 4])
# %%
class Solution:
    def quietest(self, noise, k, skip):
        best = float('inf')
        where = -1
        for i in range(0, len(noise) - k + 1, skip):
            s = 0
            for j in range(i, i + k):
                s += noise[j]
                if s >= best:
                    break
            else:
                best, where = s, i
        return where
#> Solution().quietest([5, 3, 1, 2, 6, 1], 2, 1)
#> Solution().quietest([5, 3, 1, 2, 6, 1], 2, 2)
#> Solution().quietest([1], 2, 1)
#> Solution().quietest(noise=[4, 4, 4, 0], k=3, skip=1)
#> Solution().quietest(noise=[8, 8, 7, 7, 6, 6, 5], k=3, skip=3)
# %%
def count_balanced(s, most):
    def at_most(k):
        seen = {}
        lo = total = 0
        for hi, ch in enumerate(s):
            seen[ch] = seen.get(ch, 0) + 1
            while seen[ch] > k:
                seen[s[lo]] -= 1
                lo += 1
            total += hi - lo + 1
        return total
    return at_most(most) - at_most(most - 1)
#> count_balanced("aab", 1)
#> count_balanced("abab", 2)
#> count_balanced("", 1)
#> count_balanced("zzzz", 3)
#> count_balanced("xyx", 1)
# %%
def tidy(queue, vip):
    slow = 0
    for fast in range(len(queue)):
        if queue[fast] in vip:
            k = fast
            while k > slow:
                queue[k], queue[k - 1] = queue[k - 1], queue[k]
                k -= 1
            slow += 1
    return queue, slow
#> tidy(["a", "b", "c", "d"], ["c", "d"])
#> tidy([], ["x"])
#> tidy(["m", "n"], [])
#> tidy(["k", "v", "k", "v", "v"], ["v"])
#> tidy([1, 2, 3, 4, 5], [5, 1])
# %%
class Solution:
    def zebraRun(self, bits):
        n = len(bits)
        runs = []
        i = 0
        while i < n:
            j = i + 1
            while j < n and bits[j] != bits[j - 1]:
                j += 1
            runs.append(j - i)
            i = j
        longest = max(runs, default=0)
        return [longest, runs.count(longest)] if runs else []
#> Solution().zebraRun("0101101")
#> Solution().zebraRun("")
#> Solution().zebraRun("1111")
#> Solution().zebraRun(bits="10010110")
#> Solution().zebraRun(bits="0")
# %%
class Solution:
    def closestScale(self, left, right, target):
        left, right = sorted(left), sorted(right, reverse=True)
        i = j = 0
        best = None
        while i < len(left) and j < len(right):
            s = left[i] + right[j]
            if best is None or abs(s - target) < abs(sum(best) - target):
                best = [left[i], right[j]]
            if s == target:
                return best
            if s < target:
                i += 1
            else:
                j += 1
        return best
#> Solution().closestScale([1, 5, 8], [2, 4, 9], 11)
#> Solution().closestScale([], [1], 0)
#> Solution().closestScale([3], [3], 6)
#> Solution().closestScale([10, 20, 30], [1, 2, 3], 25)
#> Solution().closestScale([-5, 0, 5, 12], [7, -3, 2], 3)
# %%
def streak_bonus(sales, goal):
    bonus, streak = 0, 0
    for day, amount in enumerate(sales, start=1):
        streak = streak + 1 if amount >= goal else 0
        if streak and streak % 3 == 0:
            bonus += sum(sales[day - 3:day])
        elif streak > 3:
            bonus += 1
    return bonus
#> streak_bonus([5, 6, 7, 8, 2, 9], 5)
#> streak_bonus([], 1)
#> streak_bonus([1, 2, 3], 4)
#> streak_bonus([9, 9, 9, 9, 9, 9, 9], 9)
#> streak_bonus([4, 4, 1, 4, 4, 4], 4)
# %%
class Solution:
    def pickOuter(self, cards, turns):
        lo, hi = 0, len(cards) - 1
        hand = [0, 0]
        for t in range(turns):
            if lo > hi:
                break
            if cards[lo] > cards[hi] or (cards[lo] == cards[hi] and t % 2 == 0):
                hand[t % 2] += cards[lo]
                lo += 1
            else:
                hand[t % 2] += cards[hi]
                hi -= 1
        return hand + cards[lo:hi + 1]
#> Solution().pickOuter([3, 9, 1, 2], 2)
#> Solution().pickOuter([5, 5, 5, 5], 4)
#> Solution().pickOuter([], 3)
#> Solution().pickOuter(cards=[7, 1, 8, 2, 6], turns=9)
#> Solution().pickOuter(cards=[1, 2, 3, 4, 5, 6], turns=3)
# %%
from collections import defaultdict

def twin_lamps(colors, reach):
    where = defaultdict(list)
    for idx, c in enumerate(colors):
        where[c].append(idx)
    out = {}
    for c, spots in where.items():
        near = 0
        for p, q in zip(spots, spots[1:]):
            near += q - p <= reach
        if near:
            out[c] = near
    return out
#> twin_lamps("rgbrgr", 3)
#> twin_lamps("abc", 2)
#> twin_lamps("", 1)
#> twin_lamps("xxxyx", 1)
#> twin_lamps("mnmnmnnm", 2)
# %%
class Solution:
    def uniqueTail(self, seq, k):
        last = {}
        start = 0
        found = []
        for i, x in enumerate(seq):
            if x in last and last[x] >= start:
                start = last[x] + 1
            last[x] = i
            if i - start + 1 >= k:
                found.append(seq[i - k + 1:i + 1])
                start = i + 1
        return found
#> Solution().uniqueTail([1, 2, 1, 3, 4, 4, 5], 3)
#> Solution().uniqueTail([1, 1, 1], 2)
#> Solution().uniqueTail(seq=[], k=1)
#> Solution().uniqueTail(seq=[7, 8, 9, 10], k=2)
#> Solution().uniqueTail(seq="abacabad", k=3)
# %%
class Solution:
    def siftWater(self, walls):
        l, r = 0, len(walls) - 1
        best, pos = 0, None
        while l < r:
            low = min(walls[l], walls[r])
            room = low * (r - l - 1)
            if room > best:
                best, pos = room, (l, r)
            while l < r and walls[l] <= low:
                l += 1
            while l < r and walls[r] <= low:
                r -= 1
        return pos, best
#> Solution().siftWater([2, 9, 4, 3, 7])
#> Solution().siftWater([3, 3])
#> Solution().siftWater([])
#> Solution().siftWater([2, 1, 2, 1, 9, 9])
#> Solution().siftWater(walls=[4, 3, 2, 1, 4])
# %%
def lag_score(a, b, lag):
    score = 0
    for x, y in zip(a, b[lag:]):
        if x < y:
            score += y - x
        elif x > y:
            score -= 1
        else:
            score *= 2
    return score
#> lag_score([1, 5, 3], [2, 4, 3, 9], 1)
#> lag_score([], [1], 0)
#> lag_score([1, 2, 3, 4], [1, 2, 3, 4], 0)
#> lag_score([9, 8, 7, 6, 5], [1, 9, 9, 9, 1, 5], 2)
#> lag_score([3, 3, 3], [5, 3, 1], 0)
# %%
from functools import reduce

def gentle_windows(temps, k, tol):
    def mild(win):
        hi = reduce(lambda p, q: q if q > p else p, win)
        lo = reduce(lambda p, q: q if q < p else p, win)
        return hi - lo <= tol

    flags = ""
    i = 0
    while i + k <= len(temps):
        if mild(temps[i:i + k]):
            flags += "#" * k
            i += k
        else:
            flags += "."
            i += 1
    return flags + "." * (len(temps) - i)
#> gentle_windows([1, 2, 9, 9, 8, 3], 2, 1)
#> gentle_windows([], 2, 0)
#> gentle_windows([5, 1], 3, 9)
#> gentle_windows([4, 4, 4, 9], 3, 0)
#> gentle_windows([10, 12, 11, 30, 31, 29, 50], 3, 2)
# %%
class Solution:
    def stitch(self, left, right):
        best = 0
        for size in range(1, min(len(left), len(right)) + 1):
            if self.fits(left, right, size):
                best = size
        return left + right[best:]

    def fits(self, left, right, size):
        off = len(left) - size
        for i in range(size):
            if left[off + i] != right[i]:
                return False
        return True
#> Solution().stitch([1, 2, 3], [2, 3, 4])
#> Solution().stitch([], [1])
#> Solution().stitch([1, 1, 1], [1, 1])
#> Solution().stitch([4, 5], [6, 7])
#> Solution().stitch(left=[1, 2, 1, 2], right=[1, 2, 1, 3])
# %%
def escalators(speeds, budget):
    # raise the slowest ones evenly until the budget is gone
    s = sorted(speeds)
    i = 0
    while i < len(s) - 1 and budget > 0:
        need = (s[i + 1] - s[i]) * (i + 1)
        if need > budget:
            break
        budget -= need
        for j in range(i + 1):
            s[j] = s[i + 1]
        i += 1
    return s, budget
#> escalators([3, 1, 2], 4)
#> escalators([], 5)
#> escalators([8, 8, 8], 2)
#> escalators([10, 1, 5, 5], 9)
#> escalators([1, 4, 9, 16], 3)
# %%
def weave(evens, odds):
    res = []
    i = j = 0
    turn = 0
    while i < len(evens) or j < len(odds):
        if j == len(odds) or (turn == 0 and i < len(evens)):
            res.append(evens[i])
            i += 1
        else:
            res.append(odds[j])
            j += 1
        if len(res) > 1 and res[-1] > res[-2]:
            turn = 1 - turn
    return res
#> weave([2, 4, 6], [1, 3, 5])
#> weave([], [7, 9])
#> weave([8], [])
#> weave([10, 2], [5, 5, 5])
#> weave([0, 6, 2, 8], [9, 1])
# %%
class Solution:
    def lastRun(self, s: str, k: int) -> str:
        j = len(s)
        while j > 0:
            i = j - 1
            while i > 0 and ord(s[i]) - ord(s[i - 1]) == 1:
                i -= 1
            if j - i >= k:
                return s[i:j]
            j = i
        return "-"
#> Solution().lastRun("abcxyzq", 3)
#> Solution().lastRun("", 1)
#> Solution().lastRun("zyx", 2)
#> Solution().lastRun(s="hijab", k=2)
#> Solution().lastRun(s="defgabc", k=4)
# %%
def cargoSplit(boxes, trucks):
    def need(cap):
        used, load = 1, 0
        for b in boxes:
            if load + b > cap:
                used += 1
                load = 0
            load += b
        return used

    lo, hi = max(boxes, default=0), sum(boxes)
    while lo < hi:
        mid = (lo + hi) // 2
        if need(mid) <= trucks:
            hi = mid
        else:
            lo = mid + 1
    return lo, lo * trucks - sum(boxes)
#> cargoSplit([3, 2, 5], 2)
#> cargoSplit([], 2)
#> cargoSplit([7], 3)
#> cargoSplit([1, 1, 1, 1], 2)
#> cargoSplit([4, 8, 2], 3)
# %%
def ripple(pond, drop, force):
    left = right = drop
    while force > 0 and (left >= 0 or right < len(pond)):
        if left >= 0:
            pond[left] += force
        if right < len(pond) and right != left:
            pond[right] += force
        left -= 1
        right += 1
        force //= 2
    return pond
#> ripple([0, 0, 0, 0, 0], 2, 8)
#> ripple([1, 1], 0, 3)
#> ripple([], 0, 5)
#> ripple([5, 5, 5], 1, 0)
#> ripple([0, 1, 2, 3, 4, 5], 5, 9)
# %%
class Solution:
    def replaceBlock(self, digits, size):
        best = None
        n = len(digits)
        for i in range(n - size + 1):
            block = digits[i:i + size]
            if block != block[::-1]:
                flipped = digits[:i] + block[::-1] + digits[i + size:]
                if best is None or flipped < best:
                    best = flipped
        return best if best is not None and best < digits else digits
#> Solution().replaceBlock("3214", 2)
#> Solution().replaceBlock("1234", 3)
#> Solution().replaceBlock("", 1)
#> Solution().replaceBlock(digits="99199", size=3)
#> Solution().replaceBlock(digits="5500", size=4)
# %%
def tug(team_a, team_b):
    i = j = pull = 0
    history = []
    while i < len(team_a) and j < len(team_b) and abs(pull) < 10:
        if pull <= 0:
            pull += team_a[i]; i += 1
        else:
            pull -= team_b[j]; j += 1
        history.append(pull)
    verdict = "A" if pull > 0 else "B" if pull < 0 else "draw"
    return verdict, history
#> tug([3, 4, 2], [5, 5, 1])
#> tug([], [1])
#> tug([12], [3])
#> tug([2, 2, 2], [2, 2, 2])
#> tug([1, 6, 3, 3], [8, 4, 9])
# %%
import bisect

def nearest_kiosk(kiosks, walkers):
    kiosks.sort()
    crowd = [0] * len(kiosks)
    for w in walkers:
        p = bisect.bisect_left(kiosks, w)
        if p == len(kiosks) or (p > 0 and w - kiosks[p - 1] <= kiosks[p] - w):
            p -= 1
        crowd[p] += 1
    return dict(zip(kiosks, crowd))
#> nearest_kiosk([10, 2, 6], [1, 4, 9, 7])
#> nearest_kiosk([5], [1, 9, 5])
#> nearest_kiosk([3, 8], [])
#> nearest_kiosk([], [4])
#> nearest_kiosk([20, 0, 40], [10, 30, 31, 50, -5, 11])
# %%
class Solution:
    def spread(self, row, gap):
        last = {}
        worst = []
        for i, plant in enumerate(row):
            if plant in last and i - last[plant] <= gap:
                worst.append((plant, i - last[plant]))
                continue
            last[plant] = i
        worst.sort(key=lambda t: (t[1], t[0]))
        return worst[:3]
#> Solution().spread(["fig", "oak", "fig", "fig"], 2)
#> Solution().spread([], 1)
#> Solution().spread(row=["ash"], gap=4)
#> Solution().spread(row=["a", "b", "b", "a", "a", "b", "b"], gap=3)
#> Solution().spread(["p", "q", "r", "p"], 2)
# %%
def windowed_vote(votes, k):
    tally = {}
    winners = []
    for i, v in enumerate(votes):
        tally[v] = tally.get(v, 0) + 1
        if i >= k:
            old = votes[i - k]
            tally[old] -= 1
            if not tally[old]:
                tally.pop(old)
        if i >= k - 1:
            top = max(sorted(tally), key=tally.get)
            winners.append(top if tally[top] * 2 > k else "?")
    return winners
#> windowed_vote(["x", "y", "x", "x", "z"], 3)
#> windowed_vote([], 2)
#> windowed_vote(["a", "b"], 1)
#> windowed_vote(["q", "w", "q", "w", "w", "w"], 4)
#> windowed_vote(["m"], 2)
