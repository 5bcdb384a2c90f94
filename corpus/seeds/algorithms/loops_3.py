# %%
from typing import List

class Solution:
    def orchardPick(self, trees: List[int], basket: int) -> int:
        n = len(trees)
        trips = 0
        i = n - 1
        while i >= 0:
            if trees[i] == 0:
                i -= 1
                continue
            trips += i + 1
            room = basket
            while i >= 0 and room > 0:
                take = trees[i] if trees[i] < room else room
                trees[i] -= take
                room -= take
                if trees[i] == 0:
                    i -= 1
        return trips
#> Solution().orchardPick([3, 0, 4], 3)
#> Solution().orchardPick([1, 1, 1, 1], 2)
#> Solution().orchardPick([], 5)
#> Solution().orchardPick(trees=[0, 7], basket=2)
#> Solution().orchardPick([0, 0, 0], 1)
# %%
def zigzag_len(a):
    n = len(a)
    best = 1 if n else 0
    l = 0
    want = 0
    for r in range(1, n):
        if a[r] > a[r - 1]:
            sign = 1
        elif a[r] < a[r - 1]:
            sign = -1
        else:
            sign = 0
        if sign == 0:
            l = r
            want = 0
        elif want == 0 or sign == want:
            want = -sign
        else:
            l = r - 1
            want = -sign
        if r - l + 1 > best:
            best = r - l + 1
    return best
#> zigzag_len([1, 3, 2, 4, 4, 1])
#> zigzag_len([1, 2, 3, 4])
#> zigzag_len([])
#> zigzag_len([5, 5, 5])
#> zigzag_len([9, 1, 8, 2, 7, 3])
# %%
class Solution:
    def keypadTaps(self, word: str) -> int:
        size = [3, 3, 3, 3, 3, 4, 3, 4]
        taps = 0
        prev = -1
        for c in word:
            k = ord(c) - 97
            key = 0
            while k >= size[key]:
                k -= size[key]
                key += 1
            taps += k + 1
            if key == prev:
                taps += 1
            prev = key
        return taps
#> Solution().keypadTaps("cab")
#> Solution().keypadTaps("zoo")
#> Solution().keypadTaps("")
#> Solution().keypadTaps(word="adg")
#> Solution().keypadTaps("spq")
# %%
from typing import List

class Solution:
    def tilt(self, board: List[List[int]], side: int) -> List[List[int]]:
        n = len(board)
        m = len(board[0])
        for i in range(n):
            w = 0 if side == 0 else m - 1
            cols = range(m) if side == 0 else range(m - 1, -1, -1)
            for j in cols:
                if board[i][j] != 0:
                    v = board[i][j]
                    board[i][j] = 0
                    board[i][w] = v
                    w += 1 if side == 0 else -1
        return board
#> Solution().tilt([[0, 2, 0], [1, 0, 3]], 0)
#> Solution().tilt([[0, 2, 0], [1, 0, 3]], 1)
#> Solution().tilt([[0]], 0)
#> Solution().tilt(board=[[4, 0, 0, 5]], side=1)
#> Solution().tilt([[0, 0], [6, 6], [0, 7]], 0)
# %%
def rope_burn(lengths, rates):
    n = len(lengths)
    t = 0
    done = 0
    order = [-1] * n
    while done < n and t < 12:
        t += 1
        for i in range(n):
            if lengths[i] <= 0:
                continue
            lengths[i] -= rates[i]
            if lengths[i] <= 0:
                order[done] = i
                done += 1
    return order, t
#> rope_burn([3, 4], [1, 2])
#> rope_burn([10, 5, 6], [4, 1, 3])
#> rope_burn([], [])
#> rope_burn([8], [8])
#> rope_burn([2, 5], [1, 0])
# %%
class Solution:
    def binaryGaps(self, n: int) -> list:
        gaps = []
        last = -1
        pos = 0
        while n >> pos:
            if (n >> pos) & 1:
                if last != -1 and pos - last > 1:
                    gaps.append(pos - last - 1)
                last = pos
            pos += 1
        for i in range(1, len(gaps)):
            j = i
            while j > 0 and gaps[j - 1] < gaps[j]:
                gaps[j - 1], gaps[j] = gaps[j], gaps[j - 1]
                j -= 1
        return gaps
#> Solution().binaryGaps(0b1001010001)
#> Solution().binaryGaps(15)
#> Solution().binaryGaps(0)
#> Solution().binaryGaps(n=137)
#> Solution().binaryGaps(530)
# %%
from typing import List

class Solution:
    def threeShops(self, a: List[int], b: List[int], c: List[int]) -> List[int]:
        i = j = k = 0
        res = []
        while i < len(a) and j < len(b) and k < len(c):
            if a[i] == b[j] == c[k]:
                res.append(a[i])
                i += 1
                j += 1
                k += 1
            elif a[i] <= b[j] and a[i] <= c[k]:
                i += 1
            elif b[j] <= c[k]:
                j += 1
            else:
                k += 1
        res.append(len(a) - i + len(b) - j + len(c) - k)
        return res
#> Solution().threeShops([1, 3, 5], [3, 5, 7], [2, 3, 5])
#> Solution().threeShops([1, 2], [3], [4])
#> Solution().threeShops([], [1], [1])
#> Solution().threeShops(a=[2, 2, 4], b=[2, 4, 6], c=[2, 2, 2, 4])
#> Solution().threeShops([9], [9], [9])
# %%
def pack_boxes_down(items, caps):
    used = [0] * len(caps)
    lost = []
    j = 0
    for i in range(len(items) - 1, -1, -1):
        tries = 0
        while tries < len(caps):
            if used[j] + items[i] <= caps[j]:
                used[j] += items[i]
                break
            j = (j + 1) % len(caps)
            tries += 1
        else:
            lost.append(items[i])
    return used, lost
#> pack_boxes_down([3, 5, 2], [6, 4])
#> pack_boxes_down([9, 1, 1], [2, 2])
#> pack_boxes_down([], [5])
#> pack_boxes_down([4, 4, 4, 4], [8, 4, 3])
#> pack_boxes_down([2], [])
# %%
class Solution:
    def numberSum(self, s: str) -> int:
        total = 0
        num = 0
        sign = 1
        inNum = False
        for i in range(len(s)):
            c = s[i]
            if '0' <= c <= '9':
                num = num * 10 + ord(c) - 48
                inNum = True
            else:
                if inNum:
                    total += sign * num
                    sign = 1
                num = 0
                inNum = False
                if c == '-':
                    sign = -sign
        if inNum:
            total += sign * num
        return total
#> Solution().numberSum("ab12-3c")
#> Solution().numberSum("--5x7")
#> Solution().numberSum("")
#> Solution().numberSum(s="1-2-3")
#> Solution().numberSum("no digits")
# %%
from typing import List

class Solution:
    def bridgeLoad(self, trucks: List[int], span: int, limit: int) -> int:
        n = len(trucks)
        left = [0] * n
        i = 0
        j = 0
        time = 0
        load = 0
        while i < n:
            time += 1
            if i < j and left[i] == time:
                load -= trucks[i]
                i += 1
            if j < n and load + trucks[j] <= limit:
                load += trucks[j]
                left[j] = time + span
                j += 1
        return time
#> Solution().bridgeLoad([3, 4, 2], 2, 6)
#> Solution().bridgeLoad([1, 1, 1], 3, 10)
#> Solution().bridgeLoad([], 2, 5)
#> Solution().bridgeLoad(trucks=[5, 5], span=1, limit=5)
#> Solution().bridgeLoad([2, 6, 3, 1], 4, 7)
# %%
def lis_with_gap(a, g):
    n = len(a)
    dp = [1] * n
    par = [-1] * n
    end = -1
    for i in range(n):
        for j in range(i):
            if a[i] - a[j] >= g and dp[j] + 1 > dp[i]:
                dp[i] = dp[j] + 1
                par[i] = j
        if end == -1 or dp[i] > dp[end]:
            end = i
    out = []
    while end != -1:
        out.append(a[end])
        end = par[end]
    return out[::-1]
#> lis_with_gap([1, 2, 4, 5], 2)
#> lis_with_gap([5, 4, 3], 1)
#> lis_with_gap([], 1)
#> lis_with_gap([2, 7, 3, 6, 9], 3)
#> lis_with_gap([8], 4)
# %%
class Solution:
    def caseFlags(self, s: str) -> str:
        upper = False
        out = ''
        i = 0
        while i < len(s):
            if s[i] == '^':
                upper = not upper
            elif s[i] == '_' and i + 1 < len(s):
                i += 1
                out += s[i].lower() if upper else s[i].upper()
            elif upper:
                out += s[i].upper()
            else:
                out += s[i]
            i += 1
        return out
#> Solution().caseFlags("a^bc^d")
#> Solution().caseFlags("_hello_w")
#> Solution().caseFlags("")
#> Solution().caseFlags(s="^ab_cd")
#> Solution().caseFlags("x_")
# %%
from typing import List

class Solution:
    def rankUp(self, scores: List[int]) -> List[int]:
        n = len(scores)
        rank = [1] * n
        for i in range(n):
            for j in range(n):
                if scores[j] > scores[i]:
                    rank[i] += 1
                elif scores[j] == scores[i] and j < i:
                    rank[i] += 1
        return rank
#> Solution().rankUp([50, 70, 50])
#> Solution().rankUp([1, 2, 3])
#> Solution().rankUp([])
#> Solution().rankUp(scores=[9, 9, 9, 9])
#> Solution().rankUp([4])
# %%
def border_sum(g):
    n = len(g)
    if not n:
        return []
    m = len(g[0])
    rings = []
    t, b, l, r = 0, n - 1, 0, m - 1
    while t <= b and l <= r:
        s = 0
        for j in range(l, r + 1):
            s += g[t][j]
        for i in range(t + 1, b + 1):
            s += g[i][r]
        if t < b:
            for j in range(r - 1, l - 1, -1):
                s += g[b][j]
        if l < r:
            for i in range(b - 1, t, -1):
                s += g[i][l]
        rings.append(s)
        t += 1
        b -= 1
        l += 1
        r -= 1
    return rings
#> border_sum([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> border_sum([[1, 2, 3, 4]])
#> border_sum([])
#> border_sum([[3], [2], [1]])
#> border_sum([[1, 1, 1], [1, 1, 1]])
# %%
class Solution:
    def dayShift(self, d: int, m: int, add: int) -> tuple:
        days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        wraps = 0
        while add > 0:
            room = days[m - 1] - d
            if add <= room:
                d += add
                add = 0
            else:
                add -= room + 1
                d = 1
                m += 1
                if m > 12:
                    m = 1
                    wraps += 1
        return d, m, wraps
#> Solution().dayShift(30, 1, 5)
#> Solution().dayShift(1, 12, 40)
#> Solution().dayShift(15, 6, 0)
#> Solution().dayShift(d=28, m=2, add=1)
#> Solution().dayShift(10, 10, 100)
# %%
def min_swaps_block(bits):
    n = len(bits)
    ones = 0
    for b in bits:
        ones += b
    if ones == 0:
        return -1
    cur = 0
    for i in range(ones):
        cur += bits[i]
    best = cur
    at = 0
    for s in range(1, n):
        cur -= bits[s - 1]
        cur += bits[(s + ones - 1) % n]
        if cur > best:
            best = cur
            at = s
    return at, ones - best
#> min_swaps_block([1, 0, 1, 0, 1])
#> min_swaps_block([0, 0, 0])
#> min_swaps_block([1, 1, 0, 0, 1, 1])
#> min_swaps_block([1])
#> min_swaps_block([0, 1, 0, 0, 1, 0, 1])
# %%
from typing import List

class Solution:
    def siftRows(self, rows: List[List[int]], col: int) -> List[List[int]]:
        for i in range(1, len(rows)):
            j = i
            while j > 0:
                x, y = rows[j - 1][col], rows[j][col]
                if x < y or (x == y and len(rows[j - 1]) <= len(rows[j])):
                    break
                rows[j - 1], rows[j] = rows[j], rows[j - 1]
                j -= 1
        return rows
#> Solution().siftRows([[3, 1], [1, 2], [2, 0]], 0)
#> Solution().siftRows([[3, 1], [1, 2], [2, 0]], 1)
#> Solution().siftRows([], 0)
#> Solution().siftRows(rows=[[5, 5, 5], [5, 5], [5]], col=0)
#> Solution().siftRows([[1], [2], [0], [3]], 0)
# %%
def river_jump(stones, k):
    n = len(stones)
    ok = [[False] * (k + 1) for _ in range(n)]
    ok[0][0] = True
    far = 0
    for i in range(n):
        for s in range(k + 1):
            if not ok[i][s]:
                continue
            far = i
            for d in (s - 1, s, s + 1):
                if d <= 0 or d > k:
                    continue
                for j in range(i + 1, n):
                    if stones[j] - stones[i] == d:
                        ok[j][d] = True
                        break
    return far
#> river_jump([0, 1, 3, 5], 3)
#> river_jump([0, 2], 2)
#> river_jump([0, 1, 2], 1)
#> river_jump([0, 1, 3, 6], 2)
#> river_jump([5], 1)
# %%
class Solution:
    def firstUnique(self, s: str, k: int) -> str:
        count = [0] * 26
        order = [-1] * 26
        for i in range(len(s)):
            idx = ord(s[i]) - ord('a')
            count[idx] += 1
            if order[idx] < 0:
                order[idx] = i
        best = -1
        for c in range(26):
            if count[c] == k:
                if best == -1 or order[c] < order[best]:
                    best = c
        return chr(best + 97) if best >= 0 else '?'
#> Solution().firstUnique("banana", 2)
#> Solution().firstUnique("abcabc", 1)
#> Solution().firstUnique("", 1)
#> Solution().firstUnique(s="mississippi", k=4)
#> Solution().firstUnique("zebra", 1)
# %%
from typing import List

class Solution:
    def nightWatch(self, shifts: List[int], hours: int) -> int:
        guard = [0] * hours
        for s in shifts:
            h = s % hours
            length = s // hours + 1
            while length > 0:
                guard[h] += 1
                h = (h + 1) % hours
                length -= 1
        bare = 0
        for h in range(hours):
            if guard[h] == 0 and guard[(h + 1) % hours] != 0:
                bare += 1
        return bare
#> Solution().nightWatch([2, 9], 6)
#> Solution().nightWatch([0, 2, 4], 5)
#> Solution().nightWatch([], 4)
#> Solution().nightWatch(shifts=[13, 7], hours=8)
#> Solution().nightWatch([3], 1)
# %%
def greedy_coins(amount, coins):
    used = [0] * len(coins)
    i = len(coins) - 1
    while amount > 0 and i >= 0:
        if coins[i] <= amount:
            used[i] += 1
            amount -= coins[i]
            if used[i] == 2:
                i -= 1
        else:
            i -= 1
    return used, amount
#> greedy_coins(18, [1, 5, 10])
#> greedy_coins(3, [2, 4])
#> greedy_coins(0, [1])
#> greedy_coins(100, [1, 10, 25])
#> greedy_coins(7, [])
# %%
from typing import List

class Solution:
    def signBlocks(self, a: List[int]) -> List[int]:
        out = []
        i, n = 0, len(a)
        while i < n:
            s = a[i]
            j = i + 1
            while j < n and (a[j] >= 0) == (a[i] >= 0):
                s += a[j]
                j += 1
            out.append(s)
            i = j
        k = 1
        while k < len(out) - 1:
            if abs(out[k]) < abs(out[k - 1]) and abs(out[k]) < abs(out[k + 1]):
                out[k - 1] += out[k] + out[k + 1]
                del out[k:k + 2]
            else:
                k += 1
        return out
#> Solution().signBlocks([1, 2, -1, 4, -9])
#> Solution().signBlocks([3, 3, 3])
#> Solution().signBlocks([])
#> Solution().signBlocks(a=[-5, 1, -4, 8, -2, 7])
#> Solution().signBlocks([0, -1, 0])
# %%
def base_fold(n, b):
    steps = 0
    seen = []
    while n >= b:
        s = 0
        t = n
        while t > 0:
            s += (t % b) ** 2
            t //= b
        n = s
        steps += 1
        if n in seen:
            return -1
        seen.append(n)
    return steps * 100 + n
#> base_fold(19, 10)
#> base_fold(4, 10)
#> base_fold(3, 10)
#> base_fold(100, 7)
#> base_fold(23, 4)
# %%
class Solution:
    def holeFill(self, s: str) -> str:
        c = list(s)
        n = len(c)
        i = 0
        while i < n:
            if c[i] != '?':
                i += 1
                continue
            j = i
            while j < n and c[j] == '?':
                j += 1
            left = c[i - 1] if i > 0 else ''
            right = c[j] if j < n else ''
            while i < j:
                fill = left if left >= right else right
                c[i] = fill if fill else '*'
                i += 1
        return ''.join(c)
#> Solution().holeFill("a??b")
#> Solution().holeFill("?z?a?")
#> Solution().holeFill("")
#> Solution().holeFill(s="???")
#> Solution().holeFill("c?a?b")
# %%
from typing import List

class Solution:
    def kthMissing(self, a: List[int], k: int) -> int:
        lo, hi = 0, len(a)
        while lo < hi:
            mid = (lo + hi) // 2
            gaps = (a[mid] - 2 * (mid + 1)) // 2
            if gaps < k:
                lo = mid + 1
            else:
                hi = mid
        return 2 * (lo + k)
#> Solution().kthMissing([2, 4, 10, 12], 1)
#> Solution().kthMissing([2, 4, 10, 12], 3)
#> Solution().kthMissing([], 2)
#> Solution().kthMissing(a=[4, 8, 12, 16, 20], k=4)
#> Solution().kthMissing([6], 1)
# %%
def cross_products(m1, m2, mod):
    n, p, m = len(m1), len(m2), len(m2[0])
    res = [[0] * m for _ in range(n)]
    for i in range(n):
        for j in range(m):
            s = 0
            for k in range(p):
                if m1[i][k] == 0:
                    continue
                s += m1[i][k] * m2[k][j]
            res[i][j] = s % mod
    tr = 0
    for i in range(min(n, m)):
        tr += res[i][i]
    return res, tr
#> cross_products([[1, 2], [0, 1]], [[3, 0], [1, 4]], 5)
#> cross_products([[2]], [[7]], 10)
#> cross_products([[1, 0, 2]], [[1], [5], [9]], 7)
#> cross_products([[1], [2]], [[3, 4]], 4)
#> cross_products([[0, 0]], [[1, 1], [1, 1]], 3)
# %%
class Solution:
    def parkCars(self, cars: list, slots: int) -> list:
        lot = [-1] * slots
        fail = 0
        for i in range(len(cars)):
            p = cars[i] % slots
            step = 1
            tries = 0
            while lot[p] != -1 and tries < slots:
                p = (p + step) % slots
                step += 1
                tries += 1
            if lot[p] == -1:
                lot[p] = cars[i]
            else:
                fail += 1
        lot.append(fail)
        return lot
#> Solution().parkCars([7, 12, 2], 5)
#> Solution().parkCars([4, 8, 12], 4)
#> Solution().parkCars([], 3)
#> Solution().parkCars(cars=[1, 2, 3, 4], slots=3)
#> Solution().parkCars([10, 20, 30, 41], 5)
# %%
from typing import List

class Solution:
    def raiseFloor(self, h: List[int]) -> int:
        n = len(h)
        added = 0
        for i in range(1, n):
            if h[i] < h[i - 1] - 1:
                need = h[i - 1] - 1 - h[i]
                h[i] += need
                added += need
            elif h[i] > h[i - 1] + 1:
                k = i
                while k > 0 and h[k - 1] < h[k] - 1:
                    added += h[k] - 1 - h[k - 1]
                    h[k - 1] = h[k] - 1
                    k -= 1
        return added
#> Solution().raiseFloor([5, 1, 1])
#> Solution().raiseFloor([1, 1, 4])
#> Solution().raiseFloor([])
#> Solution().raiseFloor(h=[2, 3, 2, 1])
#> Solution().raiseFloor([0, 9, 0])
# %%
def morse_scan(s):
    table = ['e', 't', 'i', 'a', 'n', 'm']
    out = []
    idx = 0
    length = 0
    bad = False
    for ch in s + ' ':
        if ch == ' ':
            if length > 0:
                if bad or length > 2:
                    out.append('#')
                else:
                    out.append(table[idx + (0 if length == 1 else 2)])
            idx = length = 0
            bad = False
            continue
        idx <<= 1
        if ch == '-':
            idx |= 1
        elif ch != '.':
            bad = True
        length += 1
    return ''.join(out)
#> morse_scan(".- -")
#> morse_scan("-- .. .")
#> morse_scan("")
#> morse_scan("... -x .")
#> morse_scan("  -.  ")
# %%
from typing import List

class Solution:
    def closestSum(self, a: List[int], b: List[int], t: int) -> List[int]:
        i = 0
        j = len(b) - 1
        best = 10 ** 9
        ans = [-1, -1]
        while i < len(a) and j >= 0:
            s = a[i] + b[j]
            d = abs(s - t) * 2
            if s > t:
                d += 1
            if d < best:
                best = d
                ans[0], ans[1] = i, j
            if s > t:
                j -= 1
            else:
                i += 1
        return ans
#> Solution().closestSum([1, 4, 7], [2, 5, 9], 10)
#> Solution().closestSum([1, 2], [10, 20], 5)
#> Solution().closestSum([], [1], 3)
#> Solution().closestSum(a=[3, 6, 9, 12], b=[1, 1, 8], t=14)
#> Solution().closestSum([5], [5], 10)
# %%
def paint_fence(colors, k):
    n = len(colors)
    coats = 0
    i = 0
    while i < n:
        if i > 0 and colors[i] == colors[i - 1]:
            c = 0
            while c == colors[i - 1] or (i + 1 < n and c == colors[i + 1]):
                c += 1
            if c >= k:
                return -1
            colors[i] = c
            coats += 1
        i += 1
    return coats, colors
#> paint_fence([1, 1, 2, 2], 3)
#> paint_fence([0, 1, 0], 2)
#> paint_fence([], 1)
#> paint_fence([0, 0, 1], 2)
#> paint_fence([2, 2, 2, 2, 2], 4)
# %%
def keep_mask(nums, mask):
    kept = [0] * len(nums)
    w = 0
    for i in range(len(nums)):
        x = nums[i]
        if (x & mask) == mask:
            kept[w] = x ^ mask
            w += 1
        elif (x & mask) == 0:
            mask <<= 1
        else:
            kept[w] = x | mask
            w += 1
    return kept[:w] + [mask]
#> keep_mask([5, 7, 2], 1)
#> keep_mask([8, 3, 6, 12], 3)
#> keep_mask([], 4)
#> keep_mask(nums=[0, 0, 0, 8], mask=1)
#> keep_mask([31, 16, 17], 16)
# %%
from typing import List

class Solution:
    def tastingPlan(self, sweet: List[int], sour: List[int]) -> int:
        n = len(sweet)
        a = b = rest = 0
        for i in range(n):
            na = max(b, rest) + sweet[i]
            nb = max(a, rest) + sour[i]
            nr = max(a, b, rest)
            a, b, rest = na, nb, nr
        return max(a, b, rest)
#> Solution().tastingPlan([3, 2, 5], [1, 4, 1])
#> Solution().tastingPlan([-1, -2], [-3, -1])
#> Solution().tastingPlan([], [])
#> Solution().tastingPlan(sweet=[9, 9, 9, 9], sour=[0, 0, 0, 0])
#> Solution().tastingPlan([1, 1, 8, 1, 1], [2, -7, 2, 2, 2])
# %%
def odometer(wheels, limits, presses):
    n = len(wheels)
    rolls = 0
    while presses > 0:
        i = n - 1
        while i >= 0:
            wheels[i] += 1
            if wheels[i] <= limits[i]:
                break
            wheels[i] = 0
            rolls += 1
            i -= 1
        else:
            rolls += 10
        presses -= 1
    return wheels, rolls
#> odometer([0, 8], [9, 9], 3)
#> odometer([1, 1, 1], [1, 1, 1], 2)
#> odometer([], [], 2)
#> odometer([0, 2, 3], [5, 2, 4], 4)
#> odometer([7], [9], 0)
# %%
class Solution:
    def knightReach(self, n: int, x: int, y: int, k: int) -> int:
        dx = [1, 2, 2, 1, -1, -2, -2, -1]
        dy = [2, 1, -1, -2, -2, -1, 1, 2]
        visited = 1
        for step in range(k):
            best = -1
            low = 10 ** 9
            for d in range(8):
                u, v = x + dx[d], y + dy[d]
                if 0 <= u < n and 0 <= v < n and u + v < low:
                    low = u + v
                    best = d
            if best == -1:
                break
            x += dx[best]
            y += dy[best]
            visited = visited * 2 + (x + y) % 2
        return visited
#> Solution().knightReach(4, 0, 0, 2)
#> Solution().knightReach(2, 1, 1, 3)
#> Solution().knightReach(5, 4, 4, 0)
#> Solution().knightReach(n=6, x=5, y=4, k=3)
#> Solution().knightReach(3, 2, 0, 2)
# %%
from typing import List

class Solution:
    def stackRobots(self, w: List[int]) -> List[int]:
        n = len(w)
        st = [0] * n
        top = -1
        crushed = [0] * n
        for i in range(n):
            while top >= 0 and w[st[top]] < w[i]:
                crushed[i] += 1 + crushed[st[top]]
                top -= 1
            if top >= 0 and w[st[top]] == w[i]:
                crushed[st[top]] += crushed[i]
                continue
            top += 1
            st[top] = i
        return crushed
#> Solution().stackRobots([2, 1, 3])
#> Solution().stackRobots([5, 4, 3])
#> Solution().stackRobots([])
#> Solution().stackRobots(w=[1, 3, 1, 3, 9])
#> Solution().stackRobots([4, 4, 4])
# %%
def smooth(a, rounds):
    n = len(a)
    for _ in range(rounds):
        prev = a[0] if n else 0
        changed = False
        for i in range(1, n - 1):
            old = a[i]
            avg = (prev + old + a[i + 1]) // 3
            if avg != old:
                a[i] = avg
                changed = True
            prev = old
        if not changed:
            break
    return a
#> smooth([9, 0, 9, 0], 2)
#> smooth([1, 1, 1], 5)
#> smooth([], 3)
#> smooth([3, 30, 3, 60, 3], 1)
#> smooth([100, 0, 50, 7], 3)
# %%
class Solution:
    def luckyTickets(self, lo: int, hi: int) -> int:
        ans = 0
        for t in range(lo, hi + 1):
            if self.odd(t) == self.even(t):
                ans += t % 100
        return ans

    def odd(self, t: int) -> int:
        s = 0
        while t > 0:
            s += t % 10
            t //= 100
        return s

    def even(self, t: int) -> int:
        return self.odd(t // 10)
#> Solution().luckyTickets(10, 12)
#> Solution().luckyTickets(109, 112)
#> Solution().luckyTickets(5, 4)
#> Solution().luckyTickets(lo=131, hi=133)
#> Solution().luckyTickets(1099, 1101)
# %%
from typing import List

class Solution:
    def farthestTwin(self, s: str) -> List[int]:
        n = len(s)
        for length in range(n, 1, -1):
            for i in range(n - length + 1):
                j = i + length - 1
                if s[i] != s[j]:
                    continue
                inner = 0
                for k in range(i + 1, j):
                    if s[k] == s[i]:
                        inner += 1
                if inner == 0:
                    return [i, j]
        return [-1, -1]
#> Solution().farthestTwin("abcab")
#> Solution().farthestTwin("aaa")
#> Solution().farthestTwin("")
#> Solution().farthestTwin(s="xyz")
#> Solution().farthestTwin("abab")
# %%
def stock_fee_twice(p, fee):
    n = len(p)
    best_left = [0] * (n + 1)
    low = 10 ** 9
    for i in range(n):
        low = min(low, p[i])
        best_left[i + 1] = max(best_left[i], p[i] - low - fee)
    high = -10 ** 9
    right = 0
    ans = 0
    for i in range(n - 1, -1, -1):
        high = max(high, p[i])
        right = max(right, high - p[i] - fee)
        ans = max(ans, right + best_left[i])
    return ans
#> stock_fee_twice([1, 5, 2, 8], 1)
#> stock_fee_twice([9, 7, 5], 0)
#> stock_fee_twice([], 2)
#> stock_fee_twice([3, 6, 4, 9, 1, 4], 2)
#> stock_fee_twice([2, 3], 4)
