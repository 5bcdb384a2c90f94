# %%
def triple_trades(cards, total):
    cards = sorted(cards)
    n = len(cards)
    deals = []
    for i in range(n - 2):
        l, r = i + 1, n - 1
        while l < r:
            s = cards[i] + cards[l] + cards[r]
            if s == total and cards[l] != cards[r]:
                deals.append((cards[i], cards[l], cards[r]))
                l += 1
                r -= 1
            elif s <= total:
                l += 1
            else:
                r -= 1
    return deals
#> triple_trades([1, 5, 2, 4, 3], 9)
#> triple_trades([], 0)
#> triple_trades([4, 4, 4, 4], 12)
#> triple_trades([7, 1, 2], 10)
#> triple_trades([-3, 0, 3, 5, -2], 0)
# %%
class Solution:
    def handshakes(self, ages, low, high):
        pairs = 0
        for i, a in enumerate(ages):
            for b in ages[i + 1:]:
                gap = a - b if a > b else b - a
                if low <= gap <= high:
                    pairs += 1
                elif gap == 0 and a % 2:
                    pairs -= 1
        return pairs
#> Solution().handshakes([20, 23, 25], 2, 4)
#> Solution().handshakes([], 1, 2)
#> Solution().handshakes(ages=[31, 31, 31], low=1, high=9)
#> Solution().handshakes(ages=[10, 40, 18, 12], low=5, high=25)
#> Solution().handshakes([8, 9], 0, 0)
# %%
def key_pairs(nums, target):
    waiting = {}
    made = []
    for x in nums:
        need = target - x
        if waiting.get(need, 0):
            waiting[need] -= 1
            made.append((need, x))
        else:
            waiting[x] = waiting.get(x, 0) + 1
    left = sorted(v for v, c in waiting.items() for _ in range(c))
    return made, left
#> key_pairs([3, 5, 7, 5, 3], 10)
#> key_pairs([], 4)
#> key_pairs([2, 2, 2], 4)
#> key_pairs([1, 9, 8, 2, 6], 10)
#> key_pairs([6, 6], 5)
# %%
from typing import List

class Solution:
    def bestGap(self, nums: List[int], k: int) -> int:
        # largest nums[j] - nums[i] with j - i >= k
        n = len(nums)
        low = float('inf')
        best = -1
        for j in range(k, n):
            low = min(low, nums[j - k])
            if nums[j] - low > best:
                best = nums[j] - low
        return best
#> Solution().bestGap([7, 1, 3, 9, 4], 2)
#> Solution().bestGap([1, 2], 5)
#> Solution().bestGap(nums=[9, 7, 5, 3], k=1)
#> Solution().bestGap(nums=[2, 8, 1, 6, 7, 12], k=3)
#> Solution().bestGap([], 0)
# %%
def mood_swings(moods):
    up = down = 0
    best = cur = 0
    for p, q in zip(moods, moods[1:]):
        d = q - p
        if d > 0:
            up += 1
            cur = cur + d if cur > 0 else d
        elif d < 0:
            down += 1
            cur = max(cur + d, 0)
        best = max(best, cur)
    return {"up": up, "down": down, "best": best}
#> mood_swings([1, 4, 2, 6])
#> mood_swings([])
#> mood_swings([9, 5, 3, 1])
#> mood_swings([5, 5, 5])
#> mood_swings([3, 8, 2, 9, 9, 10])
# %%
class Solution:
    def bestStreak(self, gains, skips):
        # best sum of a run in which up to skips losses may be left out
        best = 0
        n = len(gains)
        for i in range(n):
            total, losses = 0, []
            for j in range(i, n):
                total += gains[j]
                if gains[j] < 0:
                    losses.append(gains[j])
                    losses.sort()
                cand = total - sum(losses[:skips])
                best = max(best, cand)
        return best
#> Solution().bestStreak([3, -2, 4], 1)
#> Solution().bestStreak([], 2)
#> Solution().bestStreak([-1, -5], 1)
#> Solution().bestStreak(gains=[2, -9, 2, -9, 2], skips=2)
#> Solution().bestStreak(gains=[5, -1, -8, 6], skips=0)
# %%
from typing import List

class Solution:
    def doublesChain(self, nums: List[int]) -> List[int]:
        have = {}
        for x in nums:
            have[x] = have.get(x, 0) + 1
        longest = []
        for x in sorted(have, key=abs):
            chain = []
            while have.get(x, 0) > 0:
                have[x] -= 1
                chain.append(x)
                x *= 2
            if len(chain) > len(longest):
                longest = chain
        return longest
#> Solution().doublesChain([4, 1, 2, 3, 6])
#> Solution().doublesChain([])
#> Solution().doublesChain(nums=[5, 5, 5])
#> Solution().doublesChain(nums=[3, 12, 6, 24, 1])
#> Solution().doublesChain(nums=[-2, -4, 7, -8])
# %%
class Solution:
    def longRun(self, ids, miss):
        pool = set(ids)
        best = (0, None)
        for v in sorted(pool):
            if v - 1 in pool:
                continue
            end, gaps = v, 0
            while True:
                if end + 1 in pool:
                    end += 1
                elif gaps < miss and end + 2 in pool:
                    end += 2
                    gaps += 1
                else:
                    break
            if end - v + 1 - gaps > best[0]:
                best = (end - v + 1 - gaps, v)
        return best
#> Solution().longRun([5, 1, 2, 4, 9], 1)
#> Solution().longRun([], 0)
#> Solution().longRun(ids=[7], miss=3)
#> Solution().longRun(ids=[10, 12, 14, 16, 17], miss=2)
#> Solution().longRun([3, 3, 4, 4, 6], 0)
# %%
def find_edge(levels, mark):
    # sorted downhill; last place still at or above mark
    lo, hi = -1, len(levels)
    looked = []
    while hi - lo > 1:
        m = (lo + hi) // 2
        looked.append(m)
        if levels[m] >= mark:
            lo = m
        else:
            hi = m
    return lo, looked
#> find_edge([9, 7, 7, 4, 1], 7)
#> find_edge([], 3)
#> find_edge([5], 6)
#> find_edge([8, 6, 4, 2], 0)
#> find_edge([50, 40, 30, 20, 10, 5], 35)
# %%
class Solution:
    def slowestPace(self, legs, hours):
        def hours_at(p):
            return sum(-(-leg // p) for leg in legs)

        if len(legs) > hours:
            return -1
        lo, hi = 1, max(legs, default=1)
        while lo < hi:
            p = lo + hi >> 1
            if hours_at(p) <= hours:
                hi = p
            else:
                lo = p + 1
        return lo * 10 + hours - hours_at(lo)
#> Solution().slowestPace([4, 8, 12], 6)
#> Solution().slowestPace([5, 5], 1)
#> Solution().slowestPace(legs=[], hours=3)
#> Solution().slowestPace(legs=[30, 11, 23], hours=9)
#> Solution().slowestPace([7], 7)
# %%
def whole_root(n, power):
    lo, hi = 0, 1
    while hi ** power <= n:
        lo, hi = hi, hi * 2
    while hi - lo > 1:
        mid = (lo + hi) // 2
        if mid ** power <= n:
            lo = mid
        else:
            hi = mid
    return lo, n - lo ** power
#> whole_root(30, 2)
#> whole_root(0, 3)
#> whole_root(729, 3)
#> whole_root(1000, 2)
#> whole_root(17, 1)
# %%
class Solution:
    def placeTents(self, spots, count):
        spots.sort()

        def fits(d):
            last, used = spots[0], 1
            for s in spots[1:]:
                if s - last >= d:
                    last = s
                    used += 1
            return used >= count

        if len(spots) < count or count < 2:
            return None
        best, d = 0, 1
        while fits(d):
            best = d
            d += max(1, (spots[-1] - spots[0]) // 8)
        return best
#> Solution().placeTents([1, 9, 4, 6], 3)
#> Solution().placeTents([2], 2)
#> Solution().placeTents([], 0)
#> Solution().placeTents(spots=[0, 10, 20, 30], count=2)
#> Solution().placeTents(spots=[5, 5, 6], count=3)
# %%
import bisect

def rank_feed(scores):
    board, ranks = [], []
    for s in scores:
        at = bisect.bisect_right(board, s)
        ranks.append(len(board) - at + 1)
        board.insert(at, s)
        if len(board) > 4:
            board.pop(0)
    return ranks, board
#> rank_feed([50, 70, 60])
#> rank_feed([])
#> rank_feed([5, 5, 5])
#> rank_feed([1, 2, 3, 4, 5, 6])
#> rank_feed([90, 10, 80, 20, 70, 30])
# %%
def peak_of(hills, l=0, r=None):
    if r is None:
        r = len(hills) - 1
    if l > r:
        return "flat"
    if l == r:
        return l, hills[l]
    m = (l + r) // 2
    if hills[m] < hills[m + 1]:
        return peak_of(hills, m + 1, r)
    return peak_of(hills, l, m)
#> peak_of([1, 3, 7, 6, 2])
#> peak_of([])
#> peak_of([9, 8, 7, 6, 5, 4, 3])
#> peak_of([1, 2, 3, 4, 5, 6, 7, 8])
#> peak_of([4, 1, 6, 5, 9, 2, 3], 2, 5)
# %%
class Solution:
    def missingSeat(self, seats, step):
        lo, hi = 0, len(seats) - 1
        if hi < 0:
            return 0
        if seats[hi] == seats[0] + hi * step:
            return seats[hi] + step
        while hi - lo > 1:
            mid = (lo + hi) // 2
            if seats[mid] - seats[lo] == (mid - lo) * step:
                lo = mid
            else:
                hi = mid
        return seats[lo] + step
#> Solution().missingSeat([2, 4, 8, 10], 2)
#> Solution().missingSeat([], 3)
#> Solution().missingSeat([5, 6, 7], 1)
#> Solution().missingSeat(seats=[0, 10, 20, 30, 50, 60, 70], step=10)
#> Solution().missingSeat(seats=[1, 4, 7, 13, 16], step=3)
# %%
def guess_log(secret, low, high, lies):
    tries = []
    while low <= high:
        g = (low + high) // 2
        says = (secret > g) - (secret < g)
        if says and len(tries) + 1 in lies:
            says = -says
        tries.append((g, "lo" if says > 0 else "hi" if says < 0 else "ok"))
        if says == 0:
            break
        if says > 0:
            low = g + 1
        else:
            high = g - 1
    return tries
#> guess_log(7, 1, 10, [])
#> guess_log(7, 1, 10, [2])
#> guess_log(5, 6, 4, [])
#> guess_log(40, 1, 64, [4, 5])
#> guess_log(3, 1, 5, [1])
# %%
class Solution:
    def rowSearch(self, grid, x):
        if not grid:
            return None
        r, c = 0, len(grid[0]) - 1
        path = ""
        while r < len(grid) and c >= 0:
            v = grid[r][c]
            if v == x:
                return (r, c), path
            if v > x:
                c -= 1
                path += "<"
            else:
                r += 1
                path += "v"
        return (-1, -1), path
#> Solution().rowSearch([[1, 4, 9], [2, 6, 11], [5, 8, 14]], 8)
#> Solution().rowSearch([], 1)
#> Solution().rowSearch([[1, 2], [3, 4]], 7)
#> Solution().rowSearch(grid=[[10, 20, 30]], x=10)
#> Solution().rowSearch(grid=[[1, 5], [2, 6], [3, 7]], x=4)
# %%
def two_lists_kth(a, b, k):
    i = j = 0
    dropped = ""
    while True:
        if i == len(a):
            return b[j + k - 1], dropped
        if j == len(b):
            return a[i + k - 1], dropped
        if k == 1:
            return min(a[i], b[j]), dropped
        half = k // 2
        x = min(i + half, len(a)) - 1
        y = min(j + half, len(b)) - 1
        if a[x] <= b[y]:
            k -= x - i + 1
            dropped += f"a{x - i + 1}"
            i = x + 1
        else:
            k -= y - j + 1
            dropped += f"b{y - j + 1}"
            j = y + 1
#> two_lists_kth([1, 4, 8], [2, 3, 9], 4)
#> two_lists_kth([], [5, 6], 2)
#> two_lists_kth([1], [2], 1)
#> two_lists_kth([3, 6, 9, 12], [1, 2, 20], 6)
#> two_lists_kth([5], [7], 4)
# %%
class Solution:
    def almostTwins(self, words):
        groups = {}
        for w in words:
            key = "".join(sorted(w))
            groups.setdefault((len(w), key[0] if key else ""), []).append(w)
        pairs = []
        for members in groups.values():
            for i in range(len(members)):
                for j in range(i):
                    diff = sum(p != q for p, q in zip(members[i], members[j]))
                    if diff == 1:
                        pairs.append((members[j], members[i]))
        return pairs
#> Solution().almostTwins(["cat", "car", "rat", "at"])
#> Solution().almostTwins([])
#> Solution().almostTwins(["", "a"])
#> Solution().almostTwins(words=["bad", "bag", "dab", "gab"])
#> Solution().almostTwins(words=["on", "an", "am"])
# %%
def sums_of_four(dice, goal):
    pairs = {}
    for i in range(len(dice)):
        for j in range(i + 1, len(dice)):
            pairs.setdefault(dice[i] + dice[j], []).append((i, j))
    found = set()
    for s, left in pairs.items():
        for p in left:
            for q in pairs.get(goal - s, []):
                if not set(p) & set(q):
                    found.add(tuple(sorted(p + q)))
    return sorted(found)
#> sums_of_four([1, 2, 3, 4], 10)
#> sums_of_four([], 4)
#> sums_of_four([2, 2, 2, 2, 2], 9)
#> sums_of_four([1, 6, 3], 10)
#> sums_of_four([5, 1, 1, 3, 4], 11)
# %%
def three_beat(steps):
    # increasing triple whose middle is even
    n = len(steps)
    left_min = []
    cur = float('inf')
    for s in steps:
        left_min.append(cur)
        cur = min(cur, s)
    right = float('-inf')
    for i in range(n - 1, -1, -1):
        if steps[i] % 2 == 0 and left_min[i] < steps[i] < right:
            return left_min[i], steps[i], right
        right = max(right, steps[i])
    return ()
#> three_beat([5, 1, 4, 9])
#> three_beat([])
#> three_beat([3, 2, 1])
#> three_beat([1, 3, 5, 7])
#> three_beat([2, 8, 6, 7, 4, 3])
# %%
class Solution:
    def countArcs(self, heights):
        def visible(i, j):
            top = min(heights[i], heights[j])
            return all(h < top for h in heights[i + 1:j])

        n = len(heights)
        seen = [0] * n
        for i in range(n):
            for j in range(i + 1, n):
                if visible(i, j):
                    seen[i] += 1
                    seen[j] += 1
        return seen
#> Solution().countArcs([3, 1, 2])
#> Solution().countArcs([])
#> Solution().countArcs([4, 4, 4])
#> Solution().countArcs(heights=[5, 1, 2, 6])
#> Solution().countArcs(heights=[7])
# %%
def lucky_triples(nums):
    n = len(nums)
    smaller = [sum(nums[k] < nums[i] for k in range(i)) for i in range(n)]
    bigger = [sum(nums[k] > nums[i] for k in range(i + 1, n)) for i in range(n)]
    score = {}
    for i, (s, b) in enumerate(zip(smaller, bigger)):
        if s * b:
            score[nums[i]] = score.get(nums[i], 0) + s * b
    return score
#> lucky_triples([1, 3, 2, 4])
#> lucky_triples([])
#> lucky_triples([4, 3, 2])
#> lucky_triples([1, 2, 2, 5, 9])
#> lucky_triples([6, 1, 7, 3, 8])
# %%
class Solution:
    def mountain(self, nums):
        best, i, n = 0, 1, len(nums)
        record = None
        while i < n:
            up = down = 0
            while i < n and nums[i] > nums[i - 1]:
                up += 1
                i += 1
            while i < n and nums[i] < nums[i - 1]:
                down += 1
                i += 1
            if up and down and min(up, down) > best:
                best = min(up, down)
                record = (i - 1 - down - up, i - 1)
            if i < n and nums[i] == nums[i - 1]:
                i += 1
        return record
#> Solution().mountain([1, 3, 5, 4, 2, 6, 1])
#> Solution().mountain([])
#> Solution().mountain([2, 2, 2])
#> Solution().mountain(nums=[9, 8, 7])
#> Solution().mountain(nums=[0, 4, 1, 5, 7, 3, 2, 2])
# %%
def pair_by_digit(nums):
    best = {}
    answer = -1
    for x in nums:
        d = sum(map(int, str(x)))
        if d in best:
            answer = max(answer, abs(best[d] - x))
            if x < best[d]:
                best[d] = x
        else:
            best[d] = x
    return answer, best
#> pair_by_digit([12, 21, 30, 5])
#> pair_by_digit([])
#> pair_by_digit([7])
#> pair_by_digit([100, 10, 1, 1000])
#> pair_by_digit([45, 81, 9, 33, 60])
# %%
class Solution:
    def marathon(self, times, pace):
        best = end = 0
        slack = 0
        start, window = 0, []
        for i, t in enumerate(times):
            slack += pace - t
            window.append(t)
            if slack < 0:
                start, slack, window = i + 1, 0, []
            elif len(window) > best:
                best, end = len(window), i
        return times[end - best + 1:end + 1] if best else []
#> Solution().marathon([5, 6, 4, 9, 5, 5], 6)
#> Solution().marathon([], 3)
#> Solution().marathon([8, 9], 7)
#> Solution().marathon(times=[3, 3, 9, 3, 3, 3], pace=4)
#> Solution().marathon(times=[1, 1, 7, 1], pace=3)
# %%
def product_swing(nums):
    hi = lo = best = None
    for x in nums:
        if x == 0:
            hi = lo = None
            best = 0 if best is None else max(best, 0)
            continue
        cands = [x] + [x * v for v in (hi, lo) if v is not None]
        hi, lo = max(cands), min(cands)
        best = hi if best is None else max(best, hi)
    return best, hi, lo
#> product_swing([2, -5, -1, 3])
#> product_swing([])
#> product_swing([-7])
#> product_swing([0, -1, 0, 5, -1])
#> product_swing([3, 0, -2, -5, 0])
# %%
class Solution:
    def chestPick(self, gold):
        take, skip, last = 0, 0, ""
        trail = []
        for g in gold:
            if g % 5 == 0:
                take, skip = max(take, skip) + g, max(take, skip)
                last = "any"
            else:
                take, skip = skip + g, max(take, skip)
                last = "gap"
            trail.append((take, skip, last))
        return max(take, skip), trail[-2:]
#> Solution().chestPick([3, 5, 10, 4])
#> Solution().chestPick([])
#> Solution().chestPick([7])
#> Solution().chestPick(gold=[1, 2, 3, 4, 6])
#> Solution().chestPick(gold=[5, 5, 5])
# %%
def rumor(pairs, origin):
    know = {origin: 0}
    for hour, (a, b) in enumerate(pairs, 1):
        if a in know and b not in know:
            know[b] = hour
        elif b in know and a not in know:
            know[a] = hour
    late = max(know, key=lambda p: (know[p], p))
    return late, len(know)
#> rumor([("a", "b"), ("c", "d"), ("b", "c")], "a")
#> rumor([], "z")
#> rumor([("x", "y")], "q")
#> rumor([("d", "c"), ("c", "b"), ("b", "a")], "d")
#> rumor([("m", "n"), ("n", "o"), ("m", "p"), ("o", "p")], "n")
# %%
from collections import Counter

def shortest_hot(nums):
    freq = Counter(nums)
    if not freq:
        return []
    top = max(freq.values())
    first, last = {}, {}
    for i, v in enumerate(nums):
        first.setdefault(v, i)
        last[v] = i
    hot = [v for v in first if freq[v] == top]
    v = min(hot, key=lambda t: (last[t] - first[t], -t))
    return nums[first[v]:last[v] + 1]
#> shortest_hot([2, 7, 7, 1, 2])
#> shortest_hot([])
#> shortest_hot([4, 9, 6])
#> shortest_hot([5, 5, 3, 3, 5, 3])
#> shortest_hot([1, 2, 1, 2, 8, 8, 1])
# %%
class Solution:
    def smallestAbsent(self, codes, base):
        n = len(codes)
        i = 0
        while i < n:
            want = codes[i] - base
            if 0 <= want < n and codes[want] != codes[i]:
                codes[i], codes[want] = codes[want], codes[i]
            else:
                i += 1
        for k in range(n):
            if codes[k] != k + base:
                return k + base
        return n + base
#> Solution().smallestAbsent([12, 10, 15, 11], 10)
#> Solution().smallestAbsent([], 7)
#> Solution().smallestAbsent([3, 3, 3], 3)
#> Solution().smallestAbsent(codes=[5, 4, 6], base=4)
#> Solution().smallestAbsent(codes=[100, 2, 0, 1], base=0)
# %%
def dup_distance(xs):
    out = [0] * len(xs)
    last = {}
    for i in range(len(xs)):
        if xs[i] in last:
            out[i] = i - last[xs[i]]
        last[xs[i]] = i
    nxt = {}
    for i in reversed(range(len(xs))):
        if xs[i] in nxt:
            d = nxt[xs[i]] - i
            out[i] = min(out[i], d) if out[i] else d
        nxt[xs[i]] = i
    return out
#> dup_distance("abca")
#> dup_distance("")
#> dup_distance([1, 1, 1])
#> dup_distance("xyyzx")
#> dup_distance([4, 5, 4, 4, 5, 6])
# %%
class Solution:
    def oddOnes(self, nums):
        acc = 0
        for v in nums:
            acc ^= v
        if acc == 0:
            return []
        bit = acc & -acc
        a = b = 0
        for v in nums:
            if v & bit:
                a ^= v
            else:
                b ^= v
        return sorted([a, b])
#> Solution().oddOnes([4, 9, 4, 6])
#> Solution().oddOnes([3, 3])
#> Solution().oddOnes([])
#> Solution().oddOnes(nums=[8, 1, 1, 8, 5])
#> Solution().oddOnes(nums=[2, 7, 7, 7, 10])
# %%
def buckets_of_gap(nums, size):
    if not nums:
        return -1
    low = min(nums)
    box = {}
    for v in nums:
        k = (v - low) // size
        lo, hi = box.get(k, (v, v))
        box[k] = (min(lo, v), max(hi, v))
    prev, widest = None, 0
    for k in sorted(box):
        if prev is not None:
            widest = max(widest, box[k][0] - prev)
        prev = box[k][1]
    return widest
#> buckets_of_gap([3, 14, 7, 25], 5)
#> buckets_of_gap([], 2)
#> buckets_of_gap([6], 3)
#> buckets_of_gap([10, 11, 12, 13], 10)
#> buckets_of_gap([50, 1, 20, 22, 90], 15)
# %%
def climbers(heights, rope):
    # each climber looks back for the nearest taller one within rope
    anchors = []
    for i in range(len(heights)):
        for back in range(1, rope + 1):
            if i - back < 0:
                anchors.append(None)
                break
            if heights[i - back] > heights[i]:
                anchors.append(i - back)
                break
        else:
            anchors.append(-1)
    return anchors
#> climbers([5, 3, 4, 1], 2)
#> climbers([], 1)
#> climbers([1, 2, 3], 1)
#> climbers([9, 1, 2, 3], 3)
#> climbers([4, 4, 2, 3, 3], 2)
# %%
class Solution:
    def evenSplit(self, nums):
        total = sum(nums)
        if total % 2:
            return -1
        reach = {0: 0}
        for i, v in enumerate(nums):
            for s in list(reach):
                t = s + v
                if t <= total // 2 and t not in reach:
                    reach[t] = reach[s] | 1 << i
        mask = reach.get(total // 2, 0)
        return [v for i, v in enumerate(nums) if mask >> i & 1]
#> Solution().evenSplit([3, 1, 4, 2])
#> Solution().evenSplit([1, 2])
#> Solution().evenSplit([])
#> Solution().evenSplit(nums=[5, 5, 6])
#> Solution().evenSplit(nums=[8, 2, 9, 1])
# %%
class Solution:
    def waveCount(self, xs):
        turns = 0
        prev = 0
        peaks = []
        for i in range(1, len(xs)):
            sign = (xs[i] > xs[i - 1]) - (xs[i] < xs[i - 1])
            if sign == 0:
                continue
            if prev and sign != prev:
                turns += 1
                peaks.append(xs[i - 1] * prev)
            prev = sign
        return turns, peaks
#> Solution().waveCount([1, 5, 2, 8, 3])
#> Solution().waveCount([])
#> Solution().waveCount([2, 2, 2, 2])
#> Solution().waveCount([1, 2, 3, 3, 2, 1])
#> Solution().waveCount([9, 4, 4, 6, 1, 7])
# %%
class Solution:
    def reachEnd(self, jumps, fuel):
        pos = 0
        stops = [0]
        while pos < len(jumps) - 1:
            if fuel == 0:
                return stops, False
            far = min(pos + jumps[pos], len(jumps) - 1)
            if far == pos:
                return stops, False
            nxt = max(range(pos + 1, far + 1), key=lambda p: p + jumps[p])
            if far == len(jumps) - 1:
                nxt = far
            fuel -= 1
            pos = nxt
            stops.append(pos)
        return stops, True
#> Solution().reachEnd([2, 1, 4, 1, 1, 3], 5)
#> Solution().reachEnd([], 1)
#> Solution().reachEnd(jumps=[1, 0, 2], fuel=3)
#> Solution().reachEnd(jumps=[3, 4, 1, 0, 0, 2, 1], fuel=3)
#> Solution().reachEnd([1, 1, 1, 1, 1], 2)
# %%
def common_in_rows(rows):
    idx = [0] * len(rows)
    found = []
    while rows and all(i < len(r) for i, r in zip(idx, rows)):
        heads = [r[i] for i, r in zip(idx, rows)]
        top = max(heads)
        if min(heads) == top:
            found.append(top)
            idx = [i + 1 for i in idx]
            continue
        for k, h in enumerate(heads):
            if h < top:
                idx[k] += 1
    return found
#> common_in_rows([[1, 3, 5], [3, 4, 5], [2, 3, 5]])
#> common_in_rows([])
#> common_in_rows([[1, 2], [3]])
#> common_in_rows([[7, 7, 8], [7, 8, 8]])
#> common_in_rows([[2, 4, 6, 8]])
# %%
def sparse_dot(a, b, skip):
    i = j = total = 0
    while i < len(a) and j < len(b):
        (p, x), (q, y) = a[i], b[j]
        if p == q:
            if p % skip:
                total += x * y
            i += 1
            j += 1
        elif p < q:
            i += 1
        else:
            j += 1
    return total
#> sparse_dot([(0, 2), (3, 4)], [(1, 9), (3, 5)], 2)
#> sparse_dot([], [(1, 1)], 3)
#> sparse_dot([(2, 7), (4, 1)], [(2, 7), (4, 1)], 4)
#> sparse_dot([(1, 1), (2, 2), (5, 5)], [(1, 3), (2, 3), (5, 3)], 10)
#> sparse_dot([(6, 6)], [(6, 6)], 3)
