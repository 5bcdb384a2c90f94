# %%
def toy_rank(sales):
    count = {}
    for toy, qty in sales:
        count[toy] = count.get(toy, 0) + qty
        if count[toy] <= 0:
            del count[toy]
    ranking, place = [], 0
    prev = None
    for i, toy in enumerate(sorted(count, key=lambda t: (-count[t], t)), 1):
        if count[toy] != prev:
            place, prev = i, count[toy]
        ranking.append((place, toy))
    return ranking
#> toy_rank([("car", 3), ("doll", 5), ("car", 2)])
#> toy_rank([])
#> toy_rank([("kite", 2), ("kite", -2)])
#> toy_rank([("a", 1), ("b", 1), ("c", 4), ("d", 1)])
#> toy_rank([("top", 9), ("ball", 9), ("yo", 3), ("top", -6)])
# %%
class Solution:
    def windowInversions(self, nums, k):
        def inv(w):
            return sum(w[i] > w[j] for i in range(len(w)) for j in range(i + 1, len(w)))

        best, at = -1, -1
        for s in range(len(nums) - k + 1):
            v = inv(nums[s:s + k])
            if v > best:
                best, at = v, s
        return best, at
#> Solution().windowInversions([1, 3, 2, 4], 3)
#> Solution().windowInversions([], 1)
#> Solution().windowInversions([5, 4], 3)
#> Solution().windowInversions(nums=[2, 1, 5, 4, 3], k=3)
#> Solution().windowInversions(nums=[1, 2, 3, 4, 5], k=2)
# %%
def rain_gaps(log, dry):
    longest = start = None
    i = 0
    while i < len(log):
        if log[i] <= dry:
            j = i
            while j < len(log) and log[j] <= dry:
                j += 1
            if longest is None or j - i > longest:
                longest, start = j - i, i
            i = j
        i += 1
    return start, longest
#> rain_gaps([0, 3, 0, 0, 5], 0)
#> rain_gaps([], 1)
#> rain_gaps([9, 9], 2)
#> rain_gaps([1, 0, 2, 1, 0, 0, 3], 1)
#> rain_gaps([4, 0], 0)
# %%
from typing import List

class Solution:
    def keepOrder(self, nums: List[int], k: int) -> List[int]:
        stack = []
        drops = k
        for x in nums:
            while stack and drops and stack[-1] < x:
                stack.pop()
                drops -= 1
            stack.append(x)
        if drops:
            stack = stack[:-drops]
        return stack or [-k]
#> Solution().keepOrder([3, 9, 1, 7], 2)
#> Solution().keepOrder([], 1)
#> Solution().keepOrder([5, 4, 3], 1)
#> Solution().keepOrder(nums=[1, 2, 3], k=3)
#> Solution().keepOrder(nums=[2, 8, 2, 9, 4, 6], k=3)
# %%
def odd_even_lock(dial, code):
    pos, turns = 0, []
    n = len(dial)
    for c in code:
        if c not in dial:
            return turns, c
        goal = dial.index(c)
        right = (goal - pos) % n
        left = n - right if right else 0
        turns.append(right if right <= left else -left)
        pos = goal
    return turns, None
#> odd_even_lock("abcdef", "cfa")
#> odd_even_lock("xy", "")
#> odd_even_lock("12345", "53z")
#> odd_even_lock("pqrst", "ppt")
#> odd_even_lock("mnop", "omnp")
# %%
class Solution:
    def bagSwap(self, a, b):
        # one swap that brings the two sums closest
        sa, sb = sum(a), sum(b)
        best = (abs(sa - sb), None)
        for x in a:
            for y in b:
                d = abs((sa - x + y) - (sb - y + x))
                if d < best[0]:
                    best = (d, (x, y))
        return best
#> Solution().bagSwap([4, 1], [2, 3])
#> Solution().bagSwap([], [5])
#> Solution().bagSwap([10, 2], [1, 3])
#> Solution().bagSwap(a=[7], b=[1, 2, 9])
#> Solution().bagSwap(a=[8, 6, 5], b=[1, 4])
# %%
from typing import List

class Solution:
    def subarrayMex(self, nums: List[int], k: int) -> List[int]:
        cnt = {}
        out = []
        for i in range(len(nums)):
            cnt[nums[i]] = cnt.get(nums[i], 0) + 1
            if i >= k:
                cnt[nums[i - k]] -= 1
            if i >= k - 1:
                m = 0
                while cnt.get(m):
                    m += 1
                out.append(m)
        return out
#> Solution().subarrayMex([0, 1, 2, 0], 2)
#> Solution().subarrayMex([], 1)
#> Solution().subarrayMex(nums=[5, 6], k=2)
#> Solution().subarrayMex(nums=[1, 0, 2, 1, 0, 3], k=3)
#> Solution().subarrayMex(nums=[0, 0], k=3)
# %%
def coin_line(coins):
    n = len(coins)
    heads = coins.count("H")
    best, where = heads, (0, 0)
    cur = start = 0
    for i, c in enumerate(coins):
        cur += 1 if c == "T" else -1
        if cur < 0:
            cur, start = 0, i + 1
        elif heads + cur > best:
            best, where = heads + cur, (start, i + 1)
    a, b = where
    turned = coins[:a] + "".join("TH"[c == "T"] for c in coins[a:b]) + coins[b:]
    return turned, best, n - best
#> coin_line("HTTHT")
#> coin_line("")
#> coin_line("HHH")
#> coin_line("TTHTTTHH")
#> coin_line("HHTHHT")
# %%
class Solution:
    def squads(self, levels, gap):
        levels = sorted(levels)
        squads, cur = [], []
        for lv in levels:
            if cur and lv - cur[0] > gap:
                squads.append(cur)
                cur = []
            cur.append(lv)
        if cur:
            squads.append(cur)
        return [(s[0], len(s)) for s in squads if len(s) > 1]
#> Solution().squads([1, 8, 2, 9, 5], 1)
#> Solution().squads([], 2)
#> Solution().squads([7], 4)
#> Solution().squads(levels=[10, 12, 14, 16, 18], gap=4)
#> Solution().squads(levels=[3, 3, 3, 20], gap=0)
# %%
def undo_log(actions):
    state, history = [], []
    for act in actions:
        if act == "undo":
            if history:
                state = history.pop()
        elif act == "rev":
            history.append(state)
            state = state[::-1]
        elif act.startswith("-"):
            history.append(state)
            state = [s for s in state if s != act[1:]]
        else:
            history.append(state)
            state = state + [act]
    return state
#> undo_log(["a", "b", "rev", "c"])
#> undo_log([])
#> undo_log(["undo", "x", "undo"])
#> undo_log(["p", "q", "p", "-p", "undo"])
#> undo_log(["m", "n", "-m", "rev", "undo", "undo"])
# %%
from functools import lru_cache

class Solution:
    def mergePiles(self, piles):
        pre = [0]
        for p in piles:
            pre.append(pre[-1] + p)

        @lru_cache(None)
        def cost(i, j):
            if j - i < 2:
                return 0
            cheapest = min(cost(i, m) + cost(m, j) for m in range(i + 1, j))
            return cheapest + (pre[j] - pre[i]) * (1 if (j - i) % 2 else 2)

        return cost(0, len(piles))
#> Solution().mergePiles([4, 2, 3])
#> Solution().mergePiles([])
#> Solution().mergePiles([9])
#> Solution().mergePiles(piles=[1, 1, 1, 1])
#> Solution().mergePiles(piles=[6, 5, 1, 2])
# %%
def first_stable(xs, k):
    for i in range(len(xs) - k + 1):
        win = xs[i:i + k]
        mid = sum(win) / k
        if all(abs(v - mid) < 1 for v in win):
            return i, win
    else:
        return -1, xs[-k:]
#> first_stable([1, 5, 5, 6, 9], 3)
#> first_stable([], 1)
#> first_stable([1, 9, 1, 9], 2)
#> first_stable([4, 4], 3)
#> first_stable([10, 12, 11, 11, 12], 2)
# %%
class Solution:
    def relay(self, sticks):
        # join neighbours whose ends match until nothing fits
        changed = True
        while changed:
            changed = False
            for i in range(len(sticks) - 1):
                if sticks[i][-1] == sticks[i + 1][0]:
                    sticks[i:i + 2] = [sticks[i] + sticks[i + 1][1:]]
                    changed = True
                    break
        return sticks
#> Solution().relay(["ab", "bc", "xy"])
#> Solution().relay(["q"])
#> Solution().relay(["no", "go", "up"])
#> Solution().relay(sticks=["ab", "ba", "ab", "cd"])
#> Solution().relay(sticks=["zz", "zz", "zy", "yz"])
# %%
def decks(cards, hand):
    cnt = {}
    for c in cards:
        cnt[c] = cnt.get(c, 0) + 1
    runs = []
    while cnt:
        c = min(cnt)
        run = []
        while len(run) < hand and c in cnt:
            run.append(c)
            cnt[c] -= 1
            if cnt[c] == 0:
                del cnt[c]
            c += 1
        runs.append(run)
    return runs
#> decks([1, 2, 3, 2, 3, 4], 3)
#> decks([], 2)
#> decks([5, 5, 5], 2)
#> decks([9, 1, 8, 2, 7], 4)
#> decks([4, 6, 5, 4], 1)
# %%
class Solution:
    def seesaw(self, kids):
        kids = sorted(kids)
        left = right = 0
        log = []
        l, r = 0, len(kids) - 1
        while l <= r:
            if left <= right:
                left += kids[r]
                r -= 1
            else:
                right += kids[l]
                l += 1
            log.append(left - right)
        return log
#> Solution().seesaw([30, 20, 25])
#> Solution().seesaw([])
#> Solution().seesaw([40])
#> Solution().seesaw(kids=[10, 10, 10, 10])
#> Solution().seesaw(kids=[5, 50, 15, 20, 10, 35])
# %%
def zero_runs(bits, flips):
    bits = list(map(int, bits))
    for _ in range(flips):
        best, at = 0, -1
        for i in range(len(bits)):
            if bits[i]:
                continue
            l, r = i, i
            while l > 0 and bits[l - 1]:
                l -= 1
            while r + 1 < len(bits) and bits[r + 1]:
                r += 1
            if r - l + 1 > best:
                best, at = r - l + 1, i
        if at < 0:
            break
        bits[at] = 1
    return "".join(map(str, bits))
#> zero_runs("11011", 1)
#> zero_runs("", 2)
#> zero_runs("111", 1)
#> zero_runs("00100", 2)
#> zero_runs("10110", 1)
# %%
def price_pairs(menu, budget):
    items = sorted(menu.items(), key=lambda kv: kv[1])
    lo, hi = 0, len(items) - 1
    best = (0, "", "")
    while lo < hi:
        (n1, p1), (n2, p2) = items[lo], items[hi]
        if p1 + p2 > budget:
            hi -= 1
            continue
        if p1 + p2 > best[0]:
            best = (p1 + p2, n1, n2)
        lo += 1
    return best
#> price_pairs({"tea": 3, "pie": 5, "jam": 4}, 8)
#> price_pairs({}, 5)
#> price_pairs({"egg": 9, "ham": 9}, 10)
#> price_pairs({"a": 1, "b": 2, "c": 7, "d": 8}, 9)
#> price_pairs({"x": 4}, 100)
# %%
class Solution:
    def patrol(self, n, orders):
        on = [False] * n
        for o in orders:
            lo, hi = (o, n) if isinstance(o, int) else o
            for i in range(lo, hi, 2):
                on[i] = not on[i]
        groups = []
        for i, lit in enumerate(on):
            if lit and (i == 0 or not on[i - 1]):
                groups.append([i, i])
            elif lit:
                groups[-1][1] = i
        return groups
#> Solution().patrol(6, [0, (1, 4)])
#> Solution().patrol(0, [])
#> Solution().patrol(n=5, orders=[(0, 5), (2, 3)])
#> Solution().patrol(n=4, orders=[(1, 9)])
#> Solution().patrol(8, [3, (2, 7), (0, 1)])
# %%
def slow_fast(links, start):
    slow = fast = start
    steps = 0
    while True:
        slow = links[slow]
        fast = links[links[fast]]
        steps += 1
        if slow == fast:
            break
    length, p = 1, links[slow]
    while p != slow:
        p = links[p]
        length += 1
    return length, steps
#> slow_fast([1, 2, 0], 0)
#> slow_fast([0], 0)
#> slow_fast([1, 2, 3, 4, 2], 0)
#> slow_fast([5, 0, 1, 2, 3, 4], 3)
#> slow_fast([1, 7], 0)
# %%
class Solution:
    def rivals(self, a, b):
        a, b = sorted(a), sorted(b)
        wins = draws = 0
        i, j = len(a) - 1, len(b) - 1
        lo = 0
        while j >= 0 and lo <= i:
            if a[i] > b[j]:
                wins += 1
                i -= 1
            elif a[lo] == b[j]:
                draws += 1
                lo += 1
            else:
                lo += 1
            j -= 1
        return wins, draws, i - lo + 1
#> Solution().rivals([3, 9, 5], [4, 8, 6])
#> Solution().rivals([], [1])
#> Solution().rivals([2, 2], [2, 2, 2])
#> Solution().rivals(a=[10, 1, 7, 7], b=[9, 8])
#> Solution().rivals(a=[1, 2, 3], b=[3, 2, 1])
# %%
def rolling_code(text, k):
    base, mod = 7, 101
    if k > len(text):
        return {}
    lead = pow(base, k - 1, mod)
    h = 0
    for ch in text[:k]:
        h = (h * base + ord(ch)) % mod
    groups = {h: [0]}
    for i in range(k, len(text)):
        h = (h - ord(text[i - k]) * lead) % mod
        h = (h * base + ord(text[i])) % mod
        groups.setdefault(h, []).append(i - k + 1)
    return {key: v for key, v in groups.items() if len(v) > 1}
#> rolling_code("abcabc", 3)
#> rolling_code("aaaa", 2)
#> rolling_code("xy", 5)
#> rolling_code("hohoho", 2)
#> rolling_code("banana", 3)
# %%
class Solution:
    def thermostat(self, temps, target):
        lo, hi = target - 2, target + 2
        heat = cool = 0
        i = 0
        while i < len(temps):
            t = temps[i]
            if lo <= t <= hi:
                i += 1
            elif t < lo:
                temps[i:i + 2] = [v + 1 for v in temps[i:i + 2]]
                heat += 1
            else:
                temps[i] -= 2
                cool += 1
        return temps, heat, cool
#> Solution().thermostat([18, 21, 25], 20)
#> Solution().thermostat([], 5)
#> Solution().thermostat([10, 10], 10)
#> Solution().thermostat(temps=[14, 20, 15], target=18)
#> Solution().thermostat(temps=[30, 29], target=25)
# %%
def best_rest(shifts, need):
    # shifts sorted by start; find earliest pause of at least need hours between them
    last = None
    pauses = []
    for s, length in shifts:
        if last is not None and (pause := s - last) >= need:
            pauses.append((last, pause))
        last = s + length if last is None else max(last, s + length)
    if not pauses:
        return last
    return min(pauses), max(pauses, key=lambda p: p[1])
#> best_rest([(0, 2), (5, 1), (10, 2)], 3)
#> best_rest([], 1)
#> best_rest([(1, 4)], 2)
#> best_rest([(0, 9), (2, 1), (10, 1), (20, 1)], 1)
#> best_rest([(0, 3), (3, 3), (6, 3)], 1)
# %%
from itertools import groupby

def chunk_scores(marks):
    total, detail = 0, []
    for key, grp in groupby(marks, key=lambda m: m // 10):
        vals = list(grp)
        gain = len(vals) * max(vals) if len(vals) > 1 else 0
        detail.append((key, gain))
        total += gain
    return total, detail
#> chunk_scores([12, 15, 31, 8, 9])
#> chunk_scores([])
#> chunk_scores([40, 41, 42])
#> chunk_scores([5, 15, 25, 35])
#> chunk_scores([70, 71, 19, 10, 75])
# %%
class Solution:
    def bookshelf(self, widths, depth):
        rows = [[]]
        used = 0
        for w in widths:
            if w > depth:
                rows.append([w])
                rows.append([])
                used = 0
                continue
            if used + w > depth:
                rows.append([])
                used = 0
            rows[-1].append(w)
            used += w
        rows = [r for r in rows if r]
        return rows, sum(depth - sum(r) for r in rows if sum(r) < depth)
#> Solution().bookshelf([3, 4, 2, 5], 7)
#> Solution().bookshelf([], 3)
#> Solution().bookshelf([9], 4)
#> Solution().bookshelf(widths=[2, 2, 8, 2, 2, 2], depth=5)
#> Solution().bookshelf(widths=[6, 1, 6, 1], depth=7)
# %%
def peel(nums):
    layers = []
    while nums:
        lo, hi = min(nums), max(nums)
        inner = [x for x in nums if lo < x < hi]
        layers.append(len(nums) - len(inner))
        if len(layers) % 2 == 0:
            inner = [x - lo for x in inner]
        nums = inner
    return layers
#> peel([3, 1, 4, 1, 5])
#> peel([])
#> peel([2, 2, 2])
#> peel([9, 8, 7, 6, 5, 4])
#> peel([10, 1, 5, 5, 7, 3])
# %%
def lift(requests, start, cap):
    floor = start
    path = [floor]
    todo = sorted(requests)
    while todo and len(path) <= cap:
        i = 0
        while i < len(todo) and todo[i] < floor:
            i += 1
        if i == len(todo):
            pick = i - 1
        elif i == 0 or todo[i] - floor <= floor - todo[i - 1]:
            pick = i
        else:
            pick = i - 1
        floor = todo.pop(pick)
        path.append(floor)
    return path
#> lift([1, 5, 9], 4, 9)
#> lift([], 3, 1)
#> lift([2, 8], 5, 1)
#> lift([7, 7, 1], 7, 5)
#> lift([10, 3, 6, 20], 8, 4)
# %%
class Solution:
    def swapToMatch(self, have, want):
        have = list(have)
        swaps = []
        if sorted(have) != sorted(want):
            return None
        for i, w in enumerate(want):
            if have[i] == w:
                continue
            spots = [j for j in range(i + 1, len(have)) if have[j] == w]
            j = next((s for s in spots if want[s] == have[i]), spots[-1])
            have[i], have[j] = have[j], have[i]
            swaps.append((i, j))
        return swaps
#> Solution().swapToMatch("abcd", "dcba")
#> Solution().swapToMatch("", "")
#> Solution().swapToMatch("ab", "ac")
#> Solution().swapToMatch(have="aabb", want="bbaa")
#> Solution().swapToMatch(have="xyzx", want="zxxy")
# %%
def count_islands_line(shore, tide):
    falls = {}
    for level in tide:
        isles = 0
        above = False
        for h in shore:
            if h > level and not above:
                isles += 1
            above = h > level
        falls[level] = isles
    return max(falls, key=lambda k: (falls[k], -k)) if falls else None
#> count_islands_line([3, 1, 4, 1, 5], [0, 2])
#> count_islands_line([], [1])
#> count_islands_line([2, 2], [])
#> count_islands_line([5, 1, 5, 1, 3], [1, 3, 4])
#> count_islands_line([9, 2, 6], [10, 5])
# %%
class Solution:
    def digitWindow(self, n: int, k: int) -> list:
        s = str(n)
        hits = []
        for i in range(len(s) - k + 1):
            part = int(s[i:i + k])
            if part and n % part == 0:
                hits.append(part)
            elif s[i] == "0":
                hits.append(-1)
        return hits
#> Solution().digitWindow(240, 1)
#> Solution().digitWindow(7, 2)
#> Solution().digitWindow(n=1205, k=2)
#> Solution().digitWindow(n=36036, k=2)
#> Solution().digitWindow(999, 3)
# %%
def mirror_merge(a, b):
    i, j = 0, len(b) - 1
    out, flags = [], 0
    while i < len(a) or j >= 0:
        take_a = j < 0 or (i < len(a) and a[i] <= b[j])
        if take_a:
            out.append(a[i])
            i += 1
        else:
            out.append(b[j])
            j -= 1
        flags = flags << 1 | take_a
    return out, bin(flags)[2:]
#> mirror_merge([1, 4, 6], [7, 3, 2])
#> mirror_merge([], [])
#> mirror_merge([5], [5])
#> mirror_merge([], [3, 2, 1])
#> mirror_merge([2, 9], [8, 8, 1, 0])
# %%
class Solution:
    def threshold(self, readings, ratio):
        vals = sorted(set(readings))
        lo, hi = 0, len(vals)
        while lo < hi:
            mid = (lo + hi) // 2
            over = sum(r >= vals[mid] for r in readings)
            if over * 100 >= ratio * len(readings):
                lo = mid + 1
            else:
                hi = mid
        return vals[lo - 1] if lo else None
#> Solution().threshold([3, 8, 5, 9], 50)
#> Solution().threshold([], 10)
#> Solution().threshold(readings=[4, 4, 4], ratio=100)
#> Solution().threshold(readings=[1, 2, 3, 4, 5, 6], ratio=34)
#> Solution().threshold([7, 2], 101)
# %%
def cheapest_cover(days, passes):
    n = len(days)
    cost = [0] * (n + 1)
    pick = [None] * (n + 1)
    for i in range(n - 1, -1, -1):
        best = float('inf')
        for span, price in passes.items():
            j = i
            while j < n and days[j] < days[i] + span:
                j += 1
            if price + cost[j] < best:
                best, pick[i] = price + cost[j], span
        cost[i] = best
    return cost[0], pick[:n]
#> cheapest_cover([1, 2, 5], {1: 2, 3: 3})
#> cheapest_cover([], {1: 1})
#> cheapest_cover([4, 9], {1: 5, 7: 8})
#> cheapest_cover([1, 2, 3, 4], {2: 3})
#> cheapest_cover([3, 4, 10], {1: 1, 5: 3})
# %%
class Node:
    def __init__(self, lo, hi):
        self.lo, self.hi = lo, hi
        self.cuts = []

    def cut(self, x):
        if self.lo < x < self.hi and x not in self.cuts:
            self.cuts.append(x)
            self.cuts.sort()

    def widest(self):
        edges = [self.lo] + self.cuts + [self.hi]
        return max(b - a for a, b in zip(edges, edges[1:]))


def slice_cake(size, cuts):
    cake = Node(0, size)
    trail = []
    for c in cuts:
        cake.cut(c)
        trail.append(cake.widest())
    return trail
#> slice_cake(10, [4, 7])
#> slice_cake(5, [])
#> slice_cake(8, [0, 8, 3, 3])
#> slice_cake(100, [50, 25, 75])
#> slice_cake(6, [9, 1])
# %%
def noisy_majority(rounds, lives):
    # the champion loses a life for each other name; at zero the challenger takes over
    champ, left = None, 0
    reign = []
    for name in rounds:
        if left == 0:
            champ, left = name, lives
            reign.append(name)
        elif name == champ:
            left = min(left + 1, lives)
        else:
            left -= 1
    return champ, left, reign
#> noisy_majority(["a", "b", "b", "a"], 2)
#> noisy_majority([], 3)
#> noisy_majority(["x", "y", "z", "y"], 1)
#> noisy_majority(["p", "p", "q", "q", "q", "q"], 3)
#> noisy_majority(["k"], 1)
# %%
class Solution:
    def alternateSort(self, nums, k):
        for lo in range(0, len(nums), k):
            chunk = sorted(nums[lo:lo + k], reverse=(lo // k) & 1)
            nums[lo:lo + k] = chunk
        breaks = [i for i in range(k, len(nums), k) if nums[i] < nums[i - 1]]
        return nums, breaks
#> Solution().alternateSort([4, 1, 3, 2, 6, 5], 2)
#> Solution().alternateSort([], 3)
#> Solution().alternateSort([9, 8, 7], 5)
#> Solution().alternateSort(nums=[5, 3, 8, 1, 9, 2, 7], k=3)
#> Solution().alternateSort(nums=[2, 1, 2, 1], k=1)
# %%
def same_shadow(words):
    def shape(w):
        seen = {}
        return tuple(seen.setdefault(c, len(seen)) for c in w)

    groups = {}
    for w in words:
        groups.setdefault(shape(w), []).append(w)
    crowd = [sorted(g) for g in groups.values() if len(g) > 1]
    return sorted(crowd, key=len, reverse=True)
#> same_shadow(["abb", "cdd", "xyx", "pqp", "mee"])
#> same_shadow([])
#> same_shadow(["a", "b", "cc"])
#> same_shadow(["one", "two", "aaa"])
#> same_shadow(["noon", "abba", "deed", "abab"])
# %%
class Solution:
    def bridges(self, banks, span, stones):
        pos, used = 0, 0
        for b in sorted(banks):
            gap = b - pos
            while gap > span:
                if used == stones:
                    return pos, used
                used += 1
                pos += span
                gap -= span
            pos = b
        return pos, used
#> Solution().bridges([3, 9, 12], 4, 2)
#> Solution().bridges([], 1, 1)
#> Solution().bridges(banks=[20], span=5, stones=2)
#> Solution().bridges(banks=[2, 4, 6], span=2, stones=0)
#> Solution().bridges([15, 7, 1], 3, 9)
# %%
def best_tower(blocks):
    blocks = sorted(blocks, key=lambda b: (-b[0], b[1]))
    tails, totals = [], []
    for w, h in blocks:
        below = [t for (pw, _), t in zip(tails, totals) if pw > w]
        totals.append(h + max(below, default=0))
        tails.append((w, h))
    return max(totals, default=0)
#> best_tower([(3, 2), (5, 1), (4, 4)])
#> best_tower([])
#> best_tower([(2, 2), (2, 5)])
#> best_tower([(1, 9), (6, 1), (3, 3), (3, 1)])
#> best_tower([(7, 7)])
# %%
def tape_edit(tape, head, program):
    cells = list(tape)
    marks = 0
    for op in program:
        if op == ">":
            head = min(head + 1, len(cells) - 1)
        elif op == "<":
            head = max(head - 1, 0)
        elif op == "x" and head < len(cells) - 1:
            cells[head], cells[head + 1] = cells[head + 1], cells[head]
        elif op == "d" and cells:
            cells.pop(head)
            head = max(0, min(head, len(cells) - 1))
        else:
            marks += 1
    return "".join(cells), head, marks
#> tape_edit("abcd", 0, ">x>d")
#> tape_edit("", 0, "d<")
#> tape_edit("hi", 1, "x<x>")
#> tape_edit("qrst", 2, "dd<x?")
#> tape_edit("lamp", 3, ">>><<d>x")
