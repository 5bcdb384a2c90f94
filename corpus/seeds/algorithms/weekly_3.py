# %%
from typing import List


class Solution:
    def brickWall(self, rows: List[List[int]]) -> int:
        edge = {}
        for row in rows:
            x = 0
            for b in row[:-1]:
                x += b
                edge[x] = edge.get(x, 0) + 1
        best = 0
        for x, c in edge.items():
            if c > 1:
                best = max(best, c * x)
        return best
#> Solution().brickWall([[1, 2, 3], [3, 3], [1, 5]])
#> Solution().brickWall([[6], [6]])
#> Solution().brickWall([])
#> Solution().brickWall([[2, 2, 2], [4, 2], [2, 4], [1, 3, 2]])
#> Solution().brickWall(rows=[[1, 1], [1, 1], [1, 1]])
# %%
class Solution:
    def sweetSpot(self, a, k):
        n = len(a)
        pre = [0]
        for v in a:
            pre.append(pre[-1] + v)
        hits = 0
        for i in range(n):
            l, r = max(0, i - k), min(n, i + k + 1)
            if a[i] * (r - l) > pre[r] - pre[l]:
                hits += 1
        return hits
#> Solution().sweetSpot([1, 5, 2, 6, 3], 1)
#> Solution().sweetSpot([], 2)
#> Solution().sweetSpot([4, 4, 4], 1)
#> Solution().sweetSpot(a=[9, 1, 1, 8, 2], k=2)
#> Solution().sweetSpot([3, -3, 3, -3], 0)
# %%
def rewrite(s, rules, limit):
    n = 0
    while n < limit:
        for old, new in rules:
            p = s.find(old)
            if p >= 0:
                s = s[:p] + new + s[p + len(old):]
                n += 1
                break
        else:
            break
    return s, n
#> rewrite("aab", [("ab", "c"), ("ac", "b")], 5)
#> rewrite("xyx", [("yx", "xy")], 9)
#> rewrite("", [("a", "b")], 3)
#> rewrite("10101", [("01", "10"), ("11", "2")], 6)
#> rewrite("q", [("q", "qq")], 3)
# %%
from typing import List


class Solution:
    def taxiTips(self, rides: List[List[int]], end: int) -> int:
        dp = [0] * (end + 1)
        by_stop = {}
        for s, t, tip in rides:
            by_stop.setdefault(t, []).append((s, tip))
        for x in range(1, end + 1):
            dp[x] = dp[x - 1]
            for s, tip in by_stop.get(x, []):
                gain = x - s + tip - (1 if dp[s] else 0)
                dp[x] = max(dp[x], dp[s] + gain)
        return dp[end]
#> Solution().taxiTips([[1, 4, 2], [4, 6, 1], [2, 6, 3]], 6)
#> Solution().taxiTips([], 3)
#> Solution().taxiTips([[0, 5, 0]], 5)
#> Solution().taxiTips([[0, 2, 1], [2, 4, 1], [4, 6, 1], [0, 6, 5]], 7)
#> Solution().taxiTips(rides=[[1, 3, 9], [2, 3, 12]], end=4)
# %%
def mono(n):
    s = str(n)
    best, i = '', 0
    while i < len(s):
        j = i + 1
        while j < len(s) and s[j] >= s[j - 1]:
            j += 1
        if j - i > len(best) or (j - i == len(best) and s[i:j] > best):
            best = s[i:j]
        i = j
    return int(best) * (j - len(best) + 1)
#> mono(12321)
#> mono(0)
#> mono(98765)
#> mono(1129034)
#> mono(5566)
# %%
class Solution:
    def laundry(self, shirts, washer):
        clean, dirty, day = len(shirts), [], 0
        for s in shirts:
            day += 1
            clean -= 1
            dirty.append(s)
            if sum(dirty) >= washer:
                clean += len(dirty)
                dirty.clear()
                day += 1
        return day, clean, len(dirty)
#> Solution().laundry([1, 2, 3, 1], 4)
#> Solution().laundry([], 5)
#> Solution().laundry([9, 9], 3)
#> Solution().laundry([1, 1, 1, 1, 1], 2)
#> Solution().laundry(shirts=[2, 5, 1], washer=100)
# %%
from typing import List


class Solution:
    def spiralSum(self, g: List[List[int]], stop: int) -> int:
        total, taken = 0, 0
        while g and taken < stop:
            for v in g.pop(0):
                if taken == stop:
                    return total
                total += v * (taken + 1)
                taken += 1
            g = [list(r) for r in zip(*g)][::-1]
        return total
#> Solution().spiralSum([[1, 2], [3, 4]], 3)
#> Solution().spiralSum([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 9)
#> Solution().spiralSum([], 2)
#> Solution().spiralSum([[5], [6], [7]], 10)
#> Solution().spiralSum(g=[[1, 0, 2, 0]], stop=0)
# %%
def weave(a, b, pattern):
    i = j = k = 0
    out = []
    while i < len(a) or j < len(b):
        p = pattern[k % len(pattern)]
        k += 1
        if (p == 'A' and i < len(a)) or j == len(b):
            out.append(a[i])
            i += 1
        else:
            out.append(-b[j])
            j += 1
    return out
#> weave([1, 2, 3], [4, 5], "AAB")
#> weave([], [7, 8], "A")
#> weave([9], [], "B")
#> weave([1, 2], [3, 4, 5], "BA")
#> weave([], [], "AB")
# %%
from typing import List


class Solution:
    def catNaps(self, sun: List[int], energy: int) -> int:
        best, i = 0, 0
        window = energy
        for j, s in enumerate(sun):
            window += s
            while window < 0:
                window -= sun[i]
                i += 1
            best = max(best, (j - i + 1) * 2 - (window > energy))
        return best
#> Solution().catNaps([1, -4, 2, -1], 3)
#> Solution().catNaps([], 1)
#> Solution().catNaps([-2, -2, -2], 4)
#> Solution().catNaps([5, -9, 1, 1, -3], 2)
#> Solution().catNaps(sun=[0, 0, 0], energy=0)
# %%
class Solution:
    def cipherWheel(self, text, gears):
        pos, out = 0, []
        for ch in text:
            if ch == ' ':
                pos = 0
                out.append('_')
                continue
            g = gears[pos]
            out.append(chr((ord(ch) - 97 + g) % 26 + 97))
            gears[pos] = (g + 1) % 26
            pos = (pos + 1) % len(gears)
        return ''.join(out)
#> Solution().cipherWheel("abc", [1, 2])
#> Solution().cipherWheel("zoo zoo", [1])
#> Solution().cipherWheel("", [3, 4])
#> Solution().cipherWheel("a b c", [0, 25])
#> Solution().cipherWheel(text="xyzxyz", gears=[5, 10, 15])
# %%
def subset_votes(weights, quota):
    n = len(weights)
    swing = [0] * n
    for mask in range(1 << n):
        s = sum(weights[i] for i in range(n) if mask >> i & 1)
        if s >= quota:
            for i in range(n):
                if mask >> i & 1 and s - weights[i] < quota:
                    swing[i] += 1
    return swing
#> subset_votes([2, 1], 2)
#> subset_votes([], 1)
#> subset_votes([3, 2, 1], 4)
#> subset_votes([1, 1, 1], 2)
#> subset_votes([5, 1, 1], 5)
# %%
from typing import List


class Solution:
    def maxPairing(self, left: List[int], right: List[int], tol: int) -> int:
        left.sort()
        right.sort()
        i = j = res = 0
        while i < len(left) and j < len(right):
            d = left[i] - right[j]
            if -tol <= d <= tol:
                res += tol - abs(d) + 1
                i += 1
                j += 1
            elif d < 0:
                i += 1
            else:
                j += 1
        return res
#> Solution().maxPairing([1, 5, 9], [2, 6, 20], 1)
#> Solution().maxPairing([], [1], 5)
#> Solution().maxPairing([3, 3], [3, 3], 0)
#> Solution().maxPairing([10, 1, 7], [4, 12, 8], 3)
#> Solution().maxPairing(left=[0, 50], right=[25, 26], tol=10)
# %%
class Solution:
    def gardenRows(self, seeds):
        grid = []
        for i, ch in enumerate(seeds):
            if ch.isdigit():
                grid.extend([ch * 1] * int(ch))
            elif grid and grid[-1] == ch:
                grid[-1] = ch.upper()
            else:
                grid.insert(i % (len(grid) + 1), ch)
        return '-'.join(grid)
#> Solution().gardenRows("ab2c")
#> Solution().gardenRows("")
#> Solution().gardenRows("xx3x")
#> Solution().gardenRows("1a1a0")
#> Solution().gardenRows(seeds="pqrs")
# %%
def balance_beam(w):
    n = len(w)
    for p in range(n):
        torque = 0
        for i in range(n):
            torque += (i - p) * w[i]
        if torque == 0:
            return p, 0
        if torque < 0:
            return p - 1, -torque
    return -1, sum(w)
#> balance_beam([1, 2, 1])
#> balance_beam([5, 0, 0, 1])
#> balance_beam([])
#> balance_beam([3])
#> balance_beam([1, 1, 1, 9])
# %%
from typing import List


class Solution:
    def treasureKeys(self, boxes: List[List[int]], start: List[int]) -> int:
        have = set(start)
        opened = [False] * len(boxes)
        gold, moved = 0, True
        while moved:
            moved = False
            for i, (key, inner, g) in enumerate(boxes):
                if not opened[i] and key in have:
                    opened[i] = moved = True
                    have.add(inner)
                    gold += g
        return gold - opened.count(False)
#> Solution().treasureKeys([[1, 2, 5], [2, 3, 7], [9, 1, 50]], [1])
#> Solution().treasureKeys([], [4])
#> Solution().treasureKeys([[3, 4, 1], [2, 3, 1], [1, 2, 1]], [1])
#> Solution().treasureKeys([[5, 5, 10]], [])
#> Solution().treasureKeys(boxes=[[1, 1, 2], [1, 6, 3], [6, 7, 4]], start=[1, 7])
# %%
class Solution:
    def oddOneOut(self, a):
        n = len(a)
        res = []
        for i in range(1, n - 1):
            x, y, z = a[i - 1], a[i], a[i + 1]
            if (x ^ y) & 1 and (y ^ z) & 1:
                res.append(y * 2)
            elif x < y > z or x > y < z:
                res.append(abs(2 * y - x - z))
        return res
#> Solution().oddOneOut([2, 3, 4, 4, 1, 4])
#> Solution().oddOneOut([1])
#> Solution().oddOneOut([1, 9, 3, 7, 5])
#> Solution().oddOneOut(a=[8, 8, 8, 8])
#> Solution().oddOneOut([0, 1, 2, 3])
# %%
def zero_moves(a):
    w = 0
    dist = 0
    for i in range(len(a)):
        if a[i]:
            if i != w:
                a[w], a[i] = a[i], 0
                dist += i - w
            w += 1
    return a, dist * (len(a) - w)
#> zero_moves([0, 3, 0, 5])
#> zero_moves([1, 2])
#> zero_moves([])
#> zero_moves([0, 0, 0, 7])
#> zero_moves([4, 0, 0, 6, 1, 0, 2])
# %%
from typing import List
import heapq


class Solution:
    def patchRoad(self, holes: List[int], crew: int) -> int:
        h = [-x for x in holes]
        heapq.heapify(h)
        day = 0
        while h:
            day += 1
            work = crew
            back = []
            while h and work > 0:
                d = -heapq.heappop(h)
                cut = (d + 1) // 2
                work -= 1
                if d - cut > 0:
                    back.append(cut - d)
            for b in back:
                heapq.heappush(h, b)
        return day
#> Solution().patchRoad([4, 1], 1)
#> Solution().patchRoad([], 3)
#> Solution().patchRoad([8], 2)
#> Solution().patchRoad([3, 3, 3], 2)
#> Solution().patchRoad(holes=[1, 1, 1, 1, 9], crew=3)
# %%
def ladder_words(w, letters):
    w = list(w)
    score = 0
    for i in range(len(w)):
        for ch in sorted(letters):
            if ch > w[i] and (i == 0 or ch != w[i - 1]):
                score += ord(ch) - ord(w[i])
                w[i] = ch
                letters = letters.replace(ch, '', 1)
                break
        else:
            score -= 1
    return ''.join(w), score, letters
#> ladder_words("cab", "bdx")
#> ladder_words("", "abc")
#> ladder_words("zzz", "abc")
#> ladder_words("aaaa", "bbcc")
#> ladder_words("mop", "nnqq")
# %%
class Solution:
    def stairPairs(self, nums):
        cnt = {}
        ans = 0
        for x in nums:
            for d in (1, 2, 4, 8):
                ans += cnt.get(x - d, 0) - cnt.get(x + d, 0)
            cnt[x] = cnt.get(x, 0) + 1
        return ans
#> Solution().stairPairs([1, 2, 3, 5])
#> Solution().stairPairs([])
#> Solution().stairPairs([9, 8, 7])
#> Solution().stairPairs([4, 4, 8, 0])
#> Solution().stairPairs(nums=[10, 2, 6, 3, 11])
# %%
from typing import List


class Solution:
    def crop(self, img: List[List[int]]) -> List[List[int]]:
        while img and not any(img[0]):
            img.pop(0)
        while img and not any(img[-1]):
            img.pop()
        if not img:
            return []
        l, r = 0, len(img[0]) - 1
        while all(row[l] == 0 for row in img):
            l += 1
        while all(row[r] == 0 for row in img):
            r -= 1
        return [row[l:r + 1] for row in img]
#> Solution().crop([[0, 0, 0], [0, 1, 0], [0, 0, 0]])
#> Solution().crop([[0, 0]])
#> Solution().crop([[1, 2], [3, 4]])
#> Solution().crop([[0, 0, 5, 0], [0, 0, 0, 0], [0, 7, 0, 0]])
#> Solution().crop(img=[])
# %%
def trains(arr, dep, tracks):
    busy = [0] * tracks
    late = 0
    for a, d in sorted(zip(arr, dep)):
        k = 0
        for t in range(1, tracks):
            if busy[t] < busy[k]:
                k = t
        wait = max(0, busy[k] - a)
        late += wait
        busy[k] = d + wait
    return late, max(busy)
#> trains([1, 2, 3], [5, 6, 7], 2)
#> trains([], [], 1)
#> trains([4], [9], 3)
#> trains([0, 0, 0], [3, 1, 2], 1)
#> trains([10, 5, 8, 6], [12, 9, 11, 7], 2)
# %%
from typing import List


class Solution:
    def flipSum(self, bits: List[int], k: int) -> int:
        n = len(bits)
        flips = val = 0
        end = [0] * (n + 1)
        cur = 0
        for i in range(n):
            cur ^= end[i]
            if bits[i] ^ cur == 0 and i + k <= n:
                flips += 1
                cur ^= 1
                end[i + k] ^= 1
            val = val * 2 + (bits[i] ^ cur)
        return val - flips
#> Solution().flipSum([0, 1, 0, 0], 2)
#> Solution().flipSum([1, 1, 1], 3)
#> Solution().flipSum([], 1)
#> Solution().flipSum([0, 0, 0, 1, 0, 1], 3)
#> Solution().flipSum(bits=[0], k=1)
# %%
class Solution:
    def alphaDebt(self, s):
        need = [0] * 26
        for i, c in enumerate(s):
            need[ord(c) - 97] += i + 1
        owed, out = 0, []
        for k in range(26):
            if need[k] % 2:
                owed += need[k]
            elif need[k]:
                out.append((chr(97 + k), need[k] - owed))
                owed = 0
        return out, owed
#> Solution().alphaDebt("abba")
#> Solution().alphaDebt("")
#> Solution().alphaDebt("zebra")
#> Solution().alphaDebt("cc")
#> Solution().alphaDebt(s="mississ")
# %%
def island_tax(grid):
    R, C = len(grid), len(grid[0])
    seen = set()

    def fill(r, c):
        if not (0 <= r < R and 0 <= c < C) or (r, c) in seen or grid[r][c] == 0:
            return 0
        seen.add((r, c))
        return grid[r][c] + fill(r, c + 1) + fill(r + 1, c) + fill(r, c - 1) + fill(r - 1, c)

    tax = 0
    for r in range(R):
        for c in range(C):
            s = fill(r, c)
            if s > 2:
                tax += s // 2
    return tax
#> island_tax([[1, 0], [3, 0]])
#> island_tax([[0]])
#> island_tax([[5, 0, 5]])
#> island_tax([[1, 1, 0], [0, 0, 2], [4, 0, 2]])
#> island_tax([[2, 2]])
# %%
from typing import List


class Solution:
    def bookStack(self, ops: List[str]) -> List[int]:
        st, out = [], []
        for op in ops:
            if op[0] == '+':
                w = int(op[1:])
                st.append((w, min(w, st[-1][1]) if st else w))
            elif op == '-':
                if st:
                    st.pop()
            elif op == 'm':
                out.append(st[-1][1] if st else 0)
            else:
                out.append(sum(w for w, _ in st))
        return out
#> Solution().bookStack(["+5", "+3", "m", "-", "m"])
#> Solution().bookStack([])
#> Solution().bookStack(["-", "m", "s"])
#> Solution().bookStack(["+2", "+9", "s", "+1", "m", "s"])
#> Solution().bookStack(ops=["+7", "-", "+8", "+8", "s"])
# %%
class Solution:
    def darts(self, throws, goal):
        left = goal
        turns = []
        for i in range(0, len(throws), 3):
            trio = throws[i:i + 3]
            s = 0
            for t in trio:
                if s + t > left:
                    s = 0
                    break
                s += t
            left -= s
            turns.append(s)
            if left == 0:
                return turns
        return turns + [-left]
#> Solution().darts([20, 5, 1, 10, 10, 4], 50)
#> Solution().darts([], 10)
#> Solution().darts([50, 1], 40)
#> Solution().darts([5, 5, 5, 9, 9, 9, 1, 2], 18)
#> Solution().darts(throws=[7, 7, 7, 3], goal=24)
# %%
def lcp_total(words):
    words = sorted(words)
    total = 0
    for a, b in zip(words, words[1:]):
        k = 0
        for x, y in zip(a, b):
            if x != y:
                break
            k += 1
        total += k * (k + 1) // 2
    return total
#> lcp_total(["car", "cat", "dog"])
#> lcp_total(["solo"])
#> lcp_total([])
#> lcp_total(["aaaa", "aaa", "aa"])
#> lcp_total(["pine", "pin", "pint", "pan"])
# %%
from typing import List


class Solution:
    def heatIndex(self, days: List[int]) -> List[int]:
        n = len(days)
        wait = [0] * n
        for i in range(n - 2, -1, -1):
            j = i + 1
            while j < n and days[j] <= days[i]:
                if wait[j] == 0:
                    j = n
                else:
                    j += wait[j]
            if j < n:
                wait[i] = j - i
        return [w * d for w, d in zip(wait, days)]
#> Solution().heatIndex([3, 1, 2, 4])
#> Solution().heatIndex([])
#> Solution().heatIndex([9, 8, 7])
#> Solution().heatIndex([5, 5, 6, 1, 7])
#> Solution().heatIndex(days=[2, 1, 1, 1, 3])
# %%
class Solution:
    def luckyPlates(self, lo, hi, step):
        good = []
        for p in range(lo, hi + 1, step):
            s = str(p)
            half = len(s) // 2
            a = sum(map(int, s[:half]))
            b = sum(map(int, s[-half:])) if half else 0
            if a == b:
                good.append(p)
        return good
#> Solution().luckyPlates(10, 50, 1)
#> Solution().luckyPlates(120, 130, 2)
#> Solution().luckyPlates(1, 5, 1)
#> Solution().luckyPlates(1000, 1040, 5)
#> Solution().luckyPlates(lo=9, hi=8, step=1)
# %%
def relay(teams):
    best = {}
    for name, leg, t in teams:
        cur = best.setdefault(name, {})
        if leg not in cur or t < cur[leg]:
            cur[leg] = t
    full = max((len(v) for v in best.values()), default=0)
    table = [(sum(v.values()), k) for k, v in best.items() if len(v) == full]
    return sorted(table)[:2]
#> relay([("x", 1, 9), ("y", 1, 8), ("x", 2, 7), ("y", 2, 9)])
#> relay([])
#> relay([("a", 1, 5), ("a", 1, 4), ("b", 1, 6)])
#> relay([("m", 1, 3), ("n", 1, 3), ("n", 2, 3), ("o", 2, 2)])
#> relay([("q", 1, 1), ("r", 1, 1), ("s", 1, 2)])
# %%
from typing import List


class Solution:
    def dpPaths(self, grid: List[List[int]], k: int) -> int:
        m, n = len(grid), len(grid[0])
        dp = [[{} for _ in range(n)] for _ in range(m)]
        dp[0][0] = {grid[0][0] % k: 1}
        for i in range(m):
            for j in range(n):
                for pi, pj in ((i - 1, j), (i, j - 1)):
                    if pi >= 0 and pj >= 0:
                        for r, w in dp[pi][pj].items():
                            q = (r + grid[i][j]) % k
                            dp[i][j][q] = dp[i][j].get(q, 0) + w
        return dp[-1][-1].get(0, 0)
#> Solution().dpPaths([[1, 2], [3, 4]], 2)
#> Solution().dpPaths([[6]], 3)
#> Solution().dpPaths([[1, 1, 1]], 3)
#> Solution().dpPaths([[2, 0], [1, 1], [0, 2]], 2)
#> Solution().dpPaths(grid=[[5, 2], [4, 3]], k=1)
# %%
class Solution:
    def nested(self, s):
        depth = area = 0
        last = {}
        for i, c in enumerate(s):
            if c == '(':
                depth += 1
                last[depth] = i
            elif c == ')':
                if not depth:
                    return -1
                area += (i - last.pop(depth)) * depth
                depth -= 1
        return area - depth
#> Solution().nested("(a(b))")
#> Solution().nested("")
#> Solution().nested("())")
#> Solution().nested("((()()")
#> Solution().nested(s="()()()")
# %%
def rotate_vault(dial, turns):
    n = len(dial)
    pos, code = 0, 0
    for side, k in turns:
        pos = (pos + (k if side == 'R' else -k)) % n
        code = code * 3 + dial[pos]
        dial[pos], dial[-1 - pos] = dial[-1 - pos], dial[pos]
    return code
#> rotate_vault([1, 2, 3, 4], [("R", 1), ("L", 2)])
#> rotate_vault([5], [("R", 9)])
#> rotate_vault([7, 8], [])
#> rotate_vault([0, 1, 2], [("L", 1), ("L", 1), ("L", 1), ("R", 4)])
#> rotate_vault([9, 4, 6, 2, 1], [("R", 3), ("R", 3), ("L", 7)])
# %%
from typing import List


class Solution:
    def deliveryZones(self, stops: List[int], depots: List[int]) -> List[int]:
        load = [0] * len(depots)
        for s in stops:
            best = 0
            for k in range(1, len(depots)):
                dk, db = abs(depots[k] - s), abs(depots[best] - s)
                if dk < db or (dk == db and load[k] < load[best]):
                    best = k
            load[best] += abs(depots[best] - s)
        return load
#> Solution().deliveryZones([1, 5, 9], [2, 8])
#> Solution().deliveryZones([], [3])
#> Solution().deliveryZones([5, 5, 5], [0, 10])
#> Solution().deliveryZones([4, 12, 7, 1], [6])
#> Solution().deliveryZones(stops=[3, 6, 9, 12], depots=[0, 6, 12])
# %%
def common_run(a, b):
    where = {}
    for i, x in enumerate(b):
        where.setdefault(x, []).append(i)
    best = 0
    run = {}
    for x in a:
        nxt = {}
        for i in where.get(x, ()):
            nxt[i] = run.get(i - 1, 0) + 1
            best = max(best, nxt[i])
        run = nxt
    return best
#> common_run([1, 2, 3], [0, 2, 3, 1])
#> common_run([], [1])
#> common_run("abcab", "cabx")
#> common_run([4, 4, 4], [4, 4])
#> common_run([7, 8, 9], [1, 2])
# %%
class Solution:
    def pressure(self, valves, leak):
        p = 0
        peak = [0, -1]
        for i in range(len(valves)):
            p += valves[i]
            p -= leak * (i % 2)
            if p < 0: p = 0
            if p > peak[0]:
                peak = [p, i]
        return peak
#> Solution().pressure([3, 4, 2], 5)
#> Solution().pressure([], 1)
#> Solution().pressure([0, 0, 0], 2)
#> Solution().pressure([9, -20, 4, 8, 1], 3)
#> Solution().pressure(valves=[1, 1, 1, 1, 1, 1], leak=0)
# %%
from typing import List, Optional


class Solution:
    def firstDuelWinner(self, power: List[int], streak: int) -> Optional[int]:
        if not power:
            return None
        champ, wins = 0, 0
        for i in range(1, len(power)):
            if power[i] > power[champ] + wins:
                champ, wins = i, 1
            else:
                wins += 1
                power[i] -= 1
            if wins == streak:
                break
        return champ
#> Solution().firstDuelWinner([4, 2, 6, 1], 2)
#> Solution().firstDuelWinner([], 1)
#> Solution().firstDuelWinner([1, 2, 4, 8], 3)
#> Solution().firstDuelWinner([5, 5, 5, 9], 5)
#> Solution().firstDuelWinner(power=[3], streak=1)
# %%
def base_mix(n, bases):
    out = []
    i = 0
    while n:
        b = bases[i % len(bases)]
        n, r = divmod(n, b)
        out.append(r)
        i += 1
    back, mul = 0, 1
    for r in out:
        back += r * mul
        mul *= 10
    return back, out[::-1]
#> base_mix(25, [2, 3])
#> base_mix(0, [5])
#> base_mix(100, [7])
#> base_mix(999, [10, 2, 4])
#> base_mix(64, [2, 8])
# %%
from typing import List


class Solution:
    def swapBudget(self, a: List[int], budget: int) -> List[int]:
        i = 0
        while i < len(a) and budget > 0:
            lim = min(len(a), i + budget + 1)
            k = i
            for j in range(i + 1, lim):
                if a[j] > a[k]:
                    k = j
            a.insert(i, a.pop(k))
            budget -= k - i
            i += 1
        return a
#> Solution().swapBudget([1, 3, 2, 5], 2)
#> Solution().swapBudget([4, 3, 2], 5)
#> Solution().swapBudget([], 3)
#> Solution().swapBudget([1, 2, 3, 4, 5], 4)
#> Solution().swapBudget(a=[2, 9, 9, 1], budget=0)
