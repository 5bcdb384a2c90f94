# %%
def three_bins(parcels, light, heavy):
    lo, mid, hi = 0, 0, len(parcels) - 1
    moves = 0
    while mid <= hi:
        if parcels[mid] < light:
            parcels[lo], parcels[mid] = parcels[mid], parcels[lo]
            moves += lo != mid
            lo += 1
            mid += 1
        elif parcels[mid] > heavy:
            parcels[hi], parcels[mid] = parcels[mid], parcels[hi]
            moves += 1
            hi -= 1
        else:
            mid += 1
    return parcels, moves
#> three_bins([5, 1, 9, 3, 7], 3, 6)
#> three_bins([], 1, 2)
#> three_bins([4, 4, 4], 4, 4)
#> three_bins([9, 8, 1, 2], 5, 5)
#> three_bins([6, 2, 10, 4, 8, 1], 4, 8)
# %%
class Solution:
    def spinBlocks(self, nums, size, turn):
        for i in range(0, len(nums), size):
            block = nums[i:i + size]
            k = turn % len(block)
            nums[i:i + size] = block[k:] + block[:k]
            turn = -turn
        return nums
#> Solution().spinBlocks([1, 2, 3, 4, 5, 6], 3, 1)
#> Solution().spinBlocks([], 2, 1)
#> Solution().spinBlocks([7, 8], 5, 3)
#> Solution().spinBlocks(nums=[1, 2, 3, 4, 5, 6, 7, 8], size=2, turn=1)
#> Solution().spinBlocks(nums=[9, 8, 7, 6, 5, 4, 3], size=3, turn=2)
# %%
def cycle_home(seats):
    # seats hold 0..n-1; swap each guest home and record the cycles
    cycles = []
    for i in range(len(seats)):
        ring = []
        while seats[i] != i:
            j = seats[i]
            ring.append(j)
            seats[i], seats[j] = seats[j], seats[i]
        if ring:
            cycles.append(ring)
    return cycles
#> cycle_home([2, 0, 1])
#> cycle_home([])
#> cycle_home([0, 1, 2])
#> cycle_home([1, 0, 3, 2])
#> cycle_home([4, 2, 1, 0, 3, 5])
# %%
from typing import List

class Solution:
    def partitionByPivot(self, nums: List[int], p: int) -> List[List[int]]:
        small, same, large = [], [], []
        for x in nums:
            (small if x < p else large if x > p else same).append(x)
        small.reverse()
        if len(small) > len(large):
            small, large = large, small
        return [small, same, large]
#> Solution().partitionByPivot([4, 1, 7, 4, 2], 4)
#> Solution().partitionByPivot([], 0)
#> Solution().partitionByPivot([9, 8], 1)
#> Solution().partitionByPivot(nums=[1, 2, 3, 4, 5, 6], p=5)
#> Solution().partitionByPivot(nums=[3, 3, 3], p=3)
# %%
def loudest(tokens):
    # a token must outnumber the rest together; ties cancel
    cand, weight = None, 0
    for name, w in tokens:
        if weight == 0:
            cand, weight = name, w
        elif name == cand:
            weight += w
        elif w > weight:
            cand, weight = name, w - weight
        else:
            weight -= w
    total = sum(w for _, w in tokens)
    own = sum(w for n, w in tokens if n == cand)
    return cand if own * 2 > total else "nobody"
#> loudest([("a", 3), ("b", 2), ("a", 1)])
#> loudest([])
#> loudest([("x", 1), ("y", 1), ("z", 1)])
#> loudest([("p", 2), ("q", 9), ("p", 3), ("p", 3)])
#> loudest([("m", 4), ("n", 4), ("m", 1)])
# %%
class Solution:
    def rightShift(self, row, k):
        n = len(row)
        if n == 0:
            return row
        k %= n

        def flip(a, b):
            while a < b:
                row[a], row[b] = row[b], row[a]
                a += 1
                b -= 1

        if row[0] > row[-1]:
            k = n - k
        flip(0, n - 1)
        flip(0, k - 1)
        flip(k, n - 1)
        return row
#> Solution().rightShift([1, 2, 3, 4, 5], 2)
#> Solution().rightShift([], 3)
#> Solution().rightShift([5, 4, 3, 2], 1)
#> Solution().rightShift(row=[8], k=100)
#> Solution().rightShift(row=[2, 9, 4, 1], k=6)
# %%
def stable_pairs(xs):
    odd = 1
    for even in range(0, len(xs), 2):
        if xs[even] % 2 == 0:
            continue
        while odd < len(xs) and xs[odd] % 2 == 1:
            odd += 2
        if odd >= len(xs):
            return xs, even
        xs[even], xs[odd] = xs[odd], xs[even]
    return xs, -1
#> stable_pairs([4, 1, 3, 2])
#> stable_pairs([])
#> stable_pairs([1, 2, 3, 4, 6])
#> stable_pairs([3, 3, 3])
#> stable_pairs([5, 8, 7, 6, 2, 1])
# %%
def sandwich(nums):
    nums.sort()
    half = (len(nums) + 1) // 2
    low, high = nums[:half][::-1], nums[half:][::-1]
    for i in range(len(low)):
        nums[2 * i] = low[i]
    for i in range(len(high)):
        nums[2 * i + 1] = high[i]
    waves = sum(nums[i] < nums[i + 1] for i in range(0, len(nums) - 1, 2))
    return nums, waves
#> sandwich([3, 1, 2, 4])
#> sandwich([])
#> sandwich([7])
#> sandwich([5, 5, 5, 1, 9])
#> sandwich([2, 8, 6, 4, 1, 3])
# %%
class Solution:
    def bubbleBudget(self, nums, swaps):
        i = 0
        while i < len(nums) and swaps > 0:
            m = i
            for j in range(i + 1, min(len(nums), i + swaps + 1)):
                if nums[j] < nums[m]:
                    m = j
            for j in range(m, i, -1):
                nums[j - 1], nums[j] = nums[j], nums[j - 1]
            swaps -= m - i
            i += 1
        return nums, swaps
#> Solution().bubbleBudget([4, 3, 2, 1], 3)
#> Solution().bubbleBudget([], 2)
#> Solution().bubbleBudget([1, 2, 3], 5)
#> Solution().bubbleBudget(nums=[5, 1, 4], swaps=0)
#> Solution().bubbleBudget(nums=[9, 7, 8, 3, 1], swaps=4)
# %%
def dutch_text(s, order):
    rank = {c: i for i, c in enumerate(order)}
    buckets = [[] for _ in range(len(order) + 1)]
    for ch in s:
        buckets[rank.get(ch, -1)].append(ch)
    return "|".join("".join(b) for b in buckets)
#> dutch_text("banana", "nab")
#> dutch_text("", "xy")
#> dutch_text("hello", "")
#> dutch_text("cabbage", "gec")
#> dutch_text("zzz", "z")
# %%
def drop_and_close(nums, target):
    w = 0
    dropped = 0
    for r in range(len(nums)):
        if nums[r] == target and (r == 0 or nums[r - 1] != target):
            dropped += 1
            continue
        nums[w] = nums[r]
        w += 1
    while len(nums) > w:
        nums.pop()
    return nums, dropped
#> drop_and_close([3, 1, 3, 3, 2], 3)
#> drop_and_close([], 1)
#> drop_and_close([5, 5, 5], 5)
#> drop_and_close([1, 2, 4], 9)
#> drop_and_close([8, 0, 8, 0, 8, 8], 8)
# %%
class Solution:
    def pivotWalk(self, nums, target):
        n = len(nums)
        lo, hi = 0, n - 1
        probes = []
        while lo <= hi:
            mid = (lo + hi) // 2
            probes.append(nums[mid])
            if nums[mid] == target:
                return mid, probes
            if nums[lo] <= nums[mid]:
                if nums[lo] <= target < nums[mid]:
                    hi = mid - 1
                else:
                    lo = mid + 1
            elif nums[mid] < target <= nums[hi]:
                lo = mid + 1
            else:
                hi = mid - 1
        return ~lo, probes
#> Solution().pivotWalk([6, 8, 11, 1, 3, 5], 3)
#> Solution().pivotWalk([], 1)
#> Solution().pivotWalk(nums=[10, 20, 30, 40], target=25)
#> Solution().pivotWalk(nums=[9, 2, 4], target=9)
#> Solution().pivotWalk([31, 44, 58, 60, 2, 9, 17], 12)
# %%
def conveyor(items, pushes):
    belt = items[:]
    fallen = []
    for value, n in pushes:
        for _ in range(n):
            belt.insert(0, value)
            if len(belt) > len(items):
                fallen.append(belt.pop())
    return belt, fallen
#> conveyor([1, 2, 3], [(9, 1), (8, 2)])
#> conveyor([], [(1, 1)])
#> conveyor([4, 5], [])
#> conveyor([1, 2, 3, 4], [(0, 3), (7, 0), (6, 2)])
#> conveyor(["a"], [("b", 1), ("c", 1)])
# %%
class Solution:
    def hiddenLeader(self, votes):
        first = second = None
        a = b = 0
        for v in votes:
            if v == first:
                a += 1
            elif v == second:
                b += 1
            elif a == 0:
                first, a = v, 1
            elif b == 0:
                second, b = v, 1
            else:
                a -= 1
                b -= 1
        strong = [c for c in (first, second) if c is not None and 4 * votes.count(c) > len(votes)]
        return sorted(strong)
#> Solution().hiddenLeader("abcab")
#> Solution().hiddenLeader("")
#> Solution().hiddenLeader("zzyyx")
#> Solution().hiddenLeader(votes="abcdef")
#> Solution().hiddenLeader(votes="qqqwwq")
# %%
def shuffle_back(deck, times):
    n = len(deck)
    count = 0
    cur = deck
    while count < times:
        half = n // 2
        nxt = []
        for p, q in zip(cur[half:], cur[:half]):
            nxt += [p, q]
        if n % 2:
            nxt.append(cur[-1])
        cur = nxt
        count += 1
        if cur == deck:
            break
    return cur, count
#> shuffle_back([1, 2, 3, 4], 2)
#> shuffle_back([], 3)
#> shuffle_back(["k", "q", "j"], 5)
#> shuffle_back([1, 2, 3, 4, 5, 6], 9)
#> shuffle_back([7], 1)
# %%
def spiral_swap(grid):
    n = len(grid)
    for layer in range(n // 2):
        last = n - 1 - layer
        for k in range(layer, last):
            off = k - layer
            top = grid[layer][k]
            grid[layer][k] = grid[last - off][layer]
            grid[last - off][layer] = top + 1
            grid[k][last] -= 1
    return grid
#> spiral_swap([[1, 2], [3, 4]])
#> spiral_swap([])
#> spiral_swap([[9]])
#> spiral_swap([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> spiral_swap([[0, 0, 0], [0, 5, 0], [1, 1, 1]])
# %%
class Solution:
    def nextHigher(self, digits):
        i = len(digits) - 2
        while i >= 0 and digits[i] >= digits[i + 1]:
            i -= 1
        if i < 0:
            digits.sort()
            return [0] + digits
        j = len(digits) - 1
        while digits[j] <= digits[i]:
            j -= 1
        digits[i], digits[j] = digits[j], digits[i]
        digits[i + 1:] = sorted(digits[i + 1:], reverse=digits[i] % 2 == 1)
        return digits
#> Solution().nextHigher([1, 4, 2, 3])
#> Solution().nextHigher([3, 2, 1])
#> Solution().nextHigher([])
#> Solution().nextHigher(digits=[2, 4, 5, 4, 1])
#> Solution().nextHigher(digits=[6, 1, 3, 3])
# %%
def even_odd_walk(nums):
    i, j = 0, len(nums) - 1
    while True:
        while i < j and nums[i] % 2 == 0:
            i += 1
        while i < j and nums[j] % 2:
            j -= 1
        if i >= j:
            break
        nums[i], nums[j] = nums[j] // 2, nums[i] * 2
        i += 1
        j -= 1
    return nums
#> even_odd_walk([3, 2, 5, 8])
#> even_odd_walk([])
#> even_odd_walk([2, 4, 1])
#> even_odd_walk([1, 3, 5, 7, 6])
#> even_odd_walk([9, 9, 4, 1, 12, 10])
# %%
from typing import List

class Solution:
    def quickNth(self, scores: List[int], n: int) -> tuple:
        pile = list(scores)
        steps = []
        while pile:
            p = pile[len(pile) // 2]
            above = [s for s in pile if s > p]
            ties = pile.count(p)
            steps.append(p)
            if n <= len(above):
                pile = above
            elif n <= len(above) + ties:
                return p, steps
            else:
                n -= len(above) + ties
                pile = [s for s in pile if s < p]
        return None, steps
#> Solution().quickNth([7, 3, 9, 1, 5], 2)
#> Solution().quickNth([], 1)
#> Solution().quickNth(scores=[4, 4, 4], n=3)
#> Solution().quickNth(scores=[10, 20], n=5)
#> Solution().quickNth(scores=[6, 2, 8, 2, 9, 1, 7], n=6)
# %%
class Solution:
    def bringTogether(self, row, mark):
        spots = [i for i, c in enumerate(row) if c == mark]
        if not spots:
            return 0, row
        mid = spots[len(spots) // 2]
        base = mid - len(spots) // 2
        cost = sum(abs(p - (base + k)) for k, p in enumerate(spots))
        rest = [c for c in row if c != mark]
        joined = rest[:base] + [mark] * len(spots) + rest[base:]
        return cost, "".join(joined)
#> Solution().bringTogether("x..x.x", "x")
#> Solution().bringTogether("", "a")
#> Solution().bringTogether("abc", "z")
#> Solution().bringTogether(row="o----oo", mark="o")
#> Solution().bringTogether(row="aabaa", mark="a")
# %%
def musical_chairs(players, steps):
    pos = 0
    out = []
    while len(players) > 1 and steps:
        s = steps[len(out) % len(steps)]
        pos = (pos + s) % len(players)
        out.append(players.pop(pos))
        if pos == len(players):
            pos = 0
    return out, players
#> musical_chairs(["a", "b", "c", "d"], [1, 2])
#> musical_chairs([], [1])
#> musical_chairs(["z", "y", "x"], [5, 0])
#> musical_chairs([1, 2, 3, 4, 5], [3])
#> musical_chairs([1, 2], [])
# %%
def insertion_cost(nums):
    total = 0
    costs = []
    for i in range(1, len(nums)):
        x, j = nums[i], i
        while j and nums[j - 1] > x:
            nums[j] = nums[j - 1]
            j -= 1
        nums[j] = x
        if i != j:
            total += i - j
            costs.append((x, i - j))
    return total, costs
#> insertion_cost([3, 1, 2])
#> insertion_cost([])
#> insertion_cost([1, 2, 3, 4])
#> insertion_cost([5, 4, 3, 2])
#> insertion_cost([2, 9, 1, 7, 3])
# %%
class Solution:
    def headTail(self, nums, n):
        ans = []
        while nums:
            if len(nums) <= n:
                ans.append(tuple(nums))
                nums = []
            else:
                ans.append((nums[0], nums[-1]))
                nums = nums[n:-1] if sum(ans[-1]) % 2 else nums[1:-n]
        return ans
#> Solution().headTail([1, 2, 3, 4, 5], 2)
#> Solution().headTail([], 1)
#> Solution().headTail([8, 8, 8], 3)
#> Solution().headTail(nums=[4, 7, 1, 3, 9, 6, 2], n=1)
#> Solution().headTail(nums=[1, 3, 5, 7, 9, 11], n=2)
# %%
def fair_rotation(queue, score):
    best_k, best = 0, None
    for k in range(len(queue)):
        turned = queue[k:] + queue[:k]
        value = sum(i * score.get(x, 0) for i, x in enumerate(turned))
        if best is None or value > best:
            best_k, best = k, value
    return best_k, best
#> fair_rotation(["a", "b", "c"], {"a": 3, "c": 1})
#> fair_rotation([], {})
#> fair_rotation(["x"], {"x": 5})
#> fair_rotation(["p", "q", "p", "r"], {"p": 2, "q": -1, "r": 4})
#> fair_rotation([1, 2, 3, 4, 5], {1: 10, 5: 9, 3: -3})
# %%
class Solution:
    def isTurned(self, a: str, b: str) -> int:
        if len(a) != len(b):
            return -2
        for k in range(len(a)):
            misses = 0
            for i in range(len(a)):
                if a[(i + k) % len(a)] != b[i]:
                    misses += 1
                    if misses > 1:
                        break
            else:
                return k
        return -1 if a else 0
#> Solution().isTurned("abcd", "cdab")
#> Solution().isTurned("abcd", "cdxb")
#> Solution().isTurned("", "")
#> Solution().isTurned(a="aab", b="xyz")
#> Solution().isTurned(a="ab", b="abc")
# %%
def sink_zeros(row, gravity):
    cells = [c for c in row if c]
    zeros = len(row) - len(cells)
    if gravity == "left":
        out = cells + [0] * zeros
    elif gravity == "right":
        out = [0] * zeros + cells
    else:
        left = zeros // 2
        out = [0] * left + cells + [0] * (zeros - left)
    moved = sum(1 for a, b in zip(row, out) if a != b)
    return out, moved
#> sink_zeros([0, 1, 0, 2], "left")
#> sink_zeros([], "right")
#> sink_zeros([3, 0, 0, 4, 0], "right")
#> sink_zeros([5, 0, 0, 0, 6], "mid")
#> sink_zeros([1, 2], "left")
# %%
def merge_tiles(row, cap):
    out = []
    score = 0
    for v in row:
        if v == 0:
            continue
        out.append(v)
        while len(out) > 1 and out[-1] == out[-2] and out[-1] < cap:
            out.pop()
            out[-1] *= 2
            score += out[-1]
    return out + [0] * (len(row) - len(out)), score
#> merge_tiles([2, 2, 4, 0, 8], 64)
#> merge_tiles([], 4)
#> merge_tiles([2, 2, 2, 2], 4)
#> merge_tiles([0, 0, 16], 32)
#> merge_tiles([8, 4, 2, 2, 0, 2], 8)
# %%
class Solution:
    def dominoes(self, tops, bottoms):
        best = None
        for target in sorted({*tops[:1], *bottoms[:1]}):
            flips = 0
            for t, b in zip(tops, bottoms):
                if target not in (t, b):
                    break
                if t == target and b == target:
                    continue
                flips += t != target
            else:
                cand = (min(flips, len(tops) - flips), target)
                best = cand if best is None else min(best, cand)
        return best
#> Solution().dominoes([2, 1, 2], [5, 2, 2])
#> Solution().dominoes([], [])
#> Solution().dominoes(tops=[1, 2, 3], bottoms=[4, 5, 6])
#> Solution().dominoes(tops=[3, 6, 3, 6], bottoms=[6, 3, 6, 3])
#> Solution().dominoes([4], [4])
# %%
def swap_rows(grid, plan):
    for step in plan:
        kind, a, b = step[0], int(step[1]), int(step[2])
        if kind == "r":
            grid[a], grid[b] = grid[b], grid[a]
        else:
            for row in grid:
                row[a], row[b] = row[b], row[a]
    return ["".join(r) for r in grid]
#> swap_rows([["a", "b"], ["c", "d"]], ["r01", "c01"])
#> swap_rows([["x"]], [])
#> swap_rows([["1", "2", "3"], ["4", "5", "6"]], ["c02", "c12"])
#> swap_rows([["p"], ["q"], ["r"]], ["r02", "r01"])
#> swap_rows([["m", "n"]], ["r09"])
# %%
from collections import deque

class Solution:
    def rotateUntil(self, nums, goal):
        d = deque(nums)
        n = len(nums)
        for turn in range(n):
            head = d[0] + (d[1] if n > 1 else 0)
            if head >= goal:
                return turn, list(d)
            d.rotate(-1 if nums[turn] % 2 else 1)
        return None
#> Solution().rotateUntil([1, 2, 3, 4], 7)
#> Solution().rotateUntil([], 0)
#> Solution().rotateUntil([5], 6)
#> Solution().rotateUntil(nums=[3, 1, 9, 9], goal=18)
#> Solution().rotateUntil(nums=[2, 6, 4, 8, 1], goal=9)
# %%
def lane_swap(cars, limit):
    # an impatient car may overtake at most limit others
    line = []
    for name, speed in cars:
        line.append((name, speed))
        passed = 0
        k = len(line) - 1
        while k > 0 and passed < limit and line[k - 1][1] < speed:
            line[k - 1], line[k] = line[k], line[k - 1]
            k -= 1
            passed += 1
    return "".join(n for n, _ in line)
#> lane_swap([("a", 1), ("b", 2), ("c", 3)], 1)
#> lane_swap([], 4)
#> lane_swap([("x", 5), ("y", 5)], 2)
#> lane_swap([("p", 1), ("q", 1), ("r", 1), ("s", 9)], 2)
#> lane_swap([("k", 4), ("l", 9), ("m", 6), ("n", 7)], 9)
# %%
class Solution:
    def cocktail(self, nums, passes):
        lo, hi = 0, len(nums) - 1
        swaps = []
        for p in range(passes):
            moved = False
            span = range(lo, hi) if p % 2 == 0 else range(hi - 1, lo - 1, -1)
            for i in span:
                if nums[i] > nums[i + 1]:
                    nums[i], nums[i + 1] = nums[i + 1], nums[i]
                    swaps.append(i)
                    moved = True
            if not moved:
                break
            if p % 2 == 0:
                hi -= 1
            else:
                lo += 1
        return nums, swaps
#> Solution().cocktail([3, 2, 1], 2)
#> Solution().cocktail([], 1)
#> Solution().cocktail([1, 2, 3, 4], 3)
#> Solution().cocktail(nums=[5, 1, 4, 2], passes=1)
#> Solution().cocktail(nums=[2, 6, 3, 1, 5], passes=9)
# %%
def teams_by_snake(skills, teams):
    skills = sorted(skills, reverse=True)
    sides = [[] for _ in range(teams)]
    t, step = 0, 1
    for s in skills:
        sides[t].append(s)
        t += step
        if t in (-1, teams):
            step = -step
            t += step
    return sides, max(map(sum, sides)) - min(map(sum, sides))
#> teams_by_snake([9, 1, 5, 7], 2)
#> teams_by_snake([], 1)
#> teams_by_snake([4, 4, 4], 3)
#> teams_by_snake([10, 8, 6, 5, 3, 2, 1], 3)
#> teams_by_snake([2, 3], 4)
# %%
class Solution:
    def fewestFlips(self, cups):
        # after flipping, all of U must stand before all of D
        downs = 0
        flips = 0
        hist = []
        for c in cups:
            if c == "D":
                downs += 1
            elif downs:
                flips = min(flips + 1, downs)
            hist.append(flips)
        return flips, hist
#> Solution().fewestFlips("UDUD")
#> Solution().fewestFlips("")
#> Solution().fewestFlips("UUUU")
#> Solution().fewestFlips("DDUUUUD")
#> Solution().fewestFlips("DUDUDU")
# %%
class Solution:
    def reversePrefix(self, pancakes):
        flips = []
        for size in range(len(pancakes), 1, -1):
            big = pancakes.index(min(pancakes[:size]))
            if big == size - 1:
                continue
            if big:
                self.flip(pancakes, big)
                flips.append(sum(pancakes[:big + 1]))
            self.flip(pancakes, size - 1)
            flips.append(sum(pancakes[:size]))
        return flips, sum(flips)

    def flip(self, stack, k):
        stack[:k + 1] = stack[k::-1]
#> Solution().reversePrefix([3, 1, 2])
#> Solution().reversePrefix([])
#> Solution().reversePrefix([1, 2, 3])
#> Solution().reversePrefix(pancakes=[4, 2, 5, 1])
#> Solution().reversePrefix(pancakes=[6, 9, 7, 5, 8])
# %%
def median_guard(nums, low, high):
    nums = [min(max(x, low), high) for x in nums]
    n = len(nums)
    for i in range(1, n - 1):
        a, b, c = nums[i - 1:i + 2]
        if a > b:
            a, b = b, a
        if b > c:
            b, c = c, b
        nums[i] = max(a, b)
    return nums
#> median_guard([1, 9, 2, 8, 3], 0, 10)
#> median_guard([], 1, 2)
#> median_guard([50, -50], -5, 5)
#> median_guard([3, 7, 1, 9, 9, 2], 2, 8)
#> median_guard([4, 4, 4], 5, 6)
# %%
def pack_groups(text):
    i = 0
    chars = list(text)
    w = 0
    while i < len(chars):
        j = i
        while j < len(chars) and chars[j] == chars[i]:
            j += 1
        n = j - i
        if n % 2:
            chars[w] = chars[i]
            w += 1
        if n > 2:
            chars[w:w + 1] = [str(n // 2)]
            w += 1
        i = j
    return "".join(chars[:w])
#> pack_groups("aaabbc")
#> pack_groups("")
#> pack_groups("xyz")
#> pack_groups("kkkkkkj")
#> pack_groups("ppqqqrrrr")
# %%
class Solution:
    def separateTwins(self, beads):
        beads = list(beads)
        n = len(beads)
        swaps = 0
        for i in range(1, n):
            if beads[i] != beads[i - 1]:
                continue
            j = i + 1
            while j < n and beads[j] == beads[i]:
                j += 1
            if j == n:
                return "".join(beads[:i]), swaps
            beads[i], beads[j] = beads[j], beads[i]
            swaps += 1
        return "".join(beads), swaps
#> Solution().separateTwins("aabb")
#> Solution().separateTwins("")
#> Solution().separateTwins("zzz")
#> Solution().separateTwins(beads="xxyyxz")
#> Solution().separateTwins(beads="abcabc")
# %%
def absorb_neighbors(fish):
    fish = fish[:]
    eaten = 0
    i = 0
    while i < len(fish):
        if i + 1 < len(fish) and fish[i] > fish[i + 1]:
            fish[i] += fish.pop(i + 1) % 2
            eaten += 1
        elif i > 0 and fish[i] > fish[i - 1]:
            fish[i] += 1
            del fish[i - 1]
            eaten += 1
            i -= 1
        else:
            i += 1
    return fish, eaten
#> absorb_neighbors([3, 1, 2])
#> absorb_neighbors([])
#> absorb_neighbors([5, 5, 5])
#> absorb_neighbors([1, 2, 3, 4])
#> absorb_neighbors([7, 6, 9, 2, 8])
# %%
class Solution:
    def kthRemoved(self, letters, k, start):
        ring = list(letters)
        order = ""
        i = start % max(1, len(ring))
        while ring:
            i = (i + k - 1) % len(ring)
            order += ring.pop(i)
            if order[-1] in "aeiou":
                k += 1
        return order
#> Solution().kthRemoved("abcde", 2, 0)
#> Solution().kthRemoved("", 3, 1)
#> Solution().kthRemoved(letters="xyz", k=1, start=2)
#> Solution().kthRemoved(letters="aeiou", k=1, start=0)
#> Solution().kthRemoved("planet", 3, 4)
