# %%
from typing import List

class Solution:
    def lampSpan(self, lamps: List[int], road: int) -> int:
        dark = [1] * road
        for i in range(len(lamps)):
            r = lamps[i]
            if r < 0:
                continue
            for p in range(i - r, i + r + 1):
                if 0 <= p < road:
                    dark[p] = 0
        best = 0
        run = 0
        for p in range(road):
            if dark[p]:
                run += 1
                if run > best:
                    best = run
            else:
                run = 0
        return best
#> Solution().lampSpan([-1, 1, -1], 8)
#> Solution().lampSpan([0, -1, 0], 4)
#> Solution().lampSpan([], 3)
#> Solution().lampSpan(lamps=[2], road=3)
#> Solution().lampSpan([-1, -1, 0, -1, 0], 6)
# %%
def interleave_back(s, t):
    i = len(s) - 1
    j = len(t) - 1
    out = ""
    turn = 0
    while i >= 0 or j >= 0:
        if turn % 3 != 2 and i >= 0:
            out = s[i] + out
            i -= 1
        elif j >= 0:
            out = t[j] + out
            j -= 1
        else:
            out = "-" + out
            i -= 1
        turn += 1
    return out
#> interleave_back("abcd", "xy")
#> interleave_back("a", "wxyz")
#> interleave_back("", "")
#> interleave_back("hello", "")
#> interleave_back("", "uv")
# %%
class Solution:
    def lockDigits(self, a: int, b: int) -> int:
        turns = 0
        while a > 0 or b > 0:
            x, y = a % 10, b % 10
            d = x - y if x > y else y - x
            if d > 5:
                d = 10 - d
            turns += d
            a //= 10
            b //= 10
        return turns
#> Solution().lockDigits(1234, 4321)
#> Solution().lockDigits(99, 10)
#> Solution().lockDigits(0, 0)
#> Solution().lockDigits(a=7, b=2050)
#> Solution().lockDigits(555, 555)
# %%
from typing import List

class Solution:
    def brickRows(self, rows: List[int], target: int) -> List[int]:
        n = len(rows)
        i = 0
        sum_ = 0
        ends = []
        start = 0
        while i < n:
            sum_ += rows[i]
            while sum_ > target and start < i:
                sum_ -= rows[start]
                start += 1
            if sum_ == target:
                ends.append(i)
                start = i + 1
                sum_ = 0
            i += 1
        return ends
#> Solution().brickRows([1, 2, 3, 3, 2, 4], 6)
#> Solution().brickRows([5, 1, 5], 5)
#> Solution().brickRows([], 2)
#> Solution().brickRows(rows=[2, 2, 2, 2], target=4)
#> Solution().brickRows([7, 8, 9], 1)
# %%
def count_turns(path):
    n = len(path)
    if n < 3:
        return 0, 0
    left = right = 0
    for i in range(2, n):
        ax = path[i - 1][0] - path[i - 2][0]
        ay = path[i - 1][1] - path[i - 2][1]
        bx = path[i][0] - path[i - 1][0]
        by = path[i][1] - path[i - 1][1]
        cr = ax * by - ay * bx
        if cr > 0:
            left += 1
        elif cr < 0:
            right += 1
    return left, right
#> count_turns([(0, 0), (1, 0), (1, 1), (0, 1)])
#> count_turns([(0, 0), (2, 2)])
#> count_turns([(0, 0), (1, 1), (2, 2), (3, 1), (4, 5)])
#> count_turns([(5, 5), (5, 6), (6, 6), (6, 7), (7, 7)])
#> count_turns([])
# %%
from typing import List

class Solution:
    def toyShelf(self, sizes: List[int]) -> List[int]:
        n = len(sizes)
        ans = [-1] * n
        stack = [0] * n
        top = 0
        for i in range(2 * n - 1, -1, -1):
            p = i % n
            while top > 0 and sizes[stack[top - 1]] <= sizes[p] + 1:
                top -= 1
            if top > 0:
                ans[p] = stack[top - 1]
            stack[top] = p
            top += 1
            if top == n:
                top -= 1
        return ans
#> Solution().toyShelf([3, 5, 4])
#> Solution().toyShelf([1, 2, 3, 9])
#> Solution().toyShelf([])
#> Solution().toyShelf(sizes=[6, 6, 6])
#> Solution().toyShelf([4, 7, 1, 3, 9])
# %%
def fill_triangle(n, op):
    t = [[0] * (i + 1) for i in range(n)]
    for i in range(n):
        t[i][0] = i + 1
        for j in range(1, i + 1):
            if op == '+':
                up = t[i - 1][j] if j < i else 0
                t[i][j] = t[i - 1][j - 1] + up
            else:
                t[i][j] = t[i][j - 1] - t[i - 1][j - 1]
    return t[n - 1] if n else []
#> fill_triangle(4, '+')
#> fill_triangle(4, '-')
#> fill_triangle(0, '+')
#> fill_triangle(5, '+')
#> fill_triangle(1, '-')
# %%
class Solution:
    def wordClock(self, s: str) -> int:
        pos = 0
        steps = 0
        for i in range(len(s)):
            t = ord(s[i]) - ord('a')
            cw = (t - pos + 26) % 26
            ccw = (pos - t + 26) % 26
            if cw <= ccw:
                steps += cw
            else:
                steps += ccw + 1
            pos = t
        return steps
#> Solution().wordClock("cab")
#> Solution().wordClock("zoo")
#> Solution().wordClock("")
#> Solution().wordClock(s="amz")
#> Solution().wordClock("nnnn")
# %%
from typing import List

class Solution:
    def pairOff(self, left: List[int], right: List[int], tol: int) -> int:
        left.sort()
        right.sort(reverse=True)
        i = 0
        j = len(right) - 1
        pairs = 0
        while i < len(left) and j >= 0:
            d = left[i] - right[j]
            if -tol <= d <= tol:
                pairs += 1
                i += 1
                j -= 1
            elif d < 0:
                i += 1
            else:
                j -= 1
        return pairs
#> Solution().pairOff([4, 1, 9], [2, 10, 6], 1)
#> Solution().pairOff([5, 5], [5], 0)
#> Solution().pairOff([], [3], 2)
#> Solution().pairOff(left=[1, 10, 20, 30], right=[13, 24, 2, 40], tol=4)
#> Solution().pairOff([100], [1, 2, 3], 50)
# %%
def bubble_until(a, budget):
    n = len(a)
    swapped = True
    rounds = 0
    while swapped and budget > 0:
        swapped = False
        rounds += 1
        for i in range(n - 1):
            if a[i] > a[i + 1]:
                if budget == 0:
                    break
                a[i], a[i + 1] = a[i + 1], a[i]
                budget -= 1
                swapped = True
        n -= 1
    return a, budget, rounds
#> bubble_until([3, 2, 1], 5)
#> bubble_until([5, 4, 3, 2], 3)
#> bubble_until([1, 2, 3], 4)
#> bubble_until([2, 1], 0)
#> bubble_until([4, 1, 5, 2, 3], 10)
# %%
from typing import List

class Solution:
    def sunHours(self, day: List[int]) -> int:
        best = -10**9
        cur = 0
        start = 0
        ans = -1
        for i in range(len(day)):
            gain = 2 if day[i] >= 5 else -1
            if cur <= 0:
                cur = gain
                start = i
            else:
                cur += gain
            if cur > best:
                best = cur
                ans = i - start + 1
        return ans
#> Solution().sunHours([6, 1, 7, 2, 2])
#> Solution().sunHours([1, 1, 1])
#> Solution().sunHours([])
#> Solution().sunHours(day=[5, 5, 0, 0, 0, 9, 9])
#> Solution().sunHours([0, 8, 0, 8, 0, 8])
# %%
def hex_nibbles(n):
    sym = "0123456789abcdef"
    out = []
    prev = -1
    while n > 0:
        nib = n & 15
        if nib != prev:
            out.append(sym[nib])
        else:
            out[-1] += '+'
        prev = nib
        n >>= 4
    i, j = 0, len(out) - 1
    while i < j:
        out[i], out[j] = out[j], out[i]
        i += 1
        j -= 1
    return ''.join(out)
#> hex_nibbles(255)
#> hex_nibbles(0)
#> hex_nibbles(4660)
#> hex_nibbles(70000)
#> hex_nibbles(69905)
# %%
from typing import List

class Solution:
    def hopPaths(self, cells: List[int], far: int) -> int:
        n = len(cells)
        if n == 0:
            return 0
        dp = [0] * n
        dp[0] = 1
        for i in range(n):
            if cells[i] < 0:
                dp[i] = 0
            if dp[i] == 0:
                continue
            reach = cells[i] if cells[i] > 0 else far
            for j in range(i + 1, min(n, i + reach + 1)):
                dp[j] += dp[i]
        return dp[n - 1]
#> Solution().hopPaths([1, 0, 2, 0], 2)
#> Solution().hopPaths([0, -1, 0], 1)
#> Solution().hopPaths([], 3)
#> Solution().hopPaths(cells=[2, 2, 2, 2, 2], far=1)
#> Solution().hopPaths([0, 0, -1, 0, 0], 3)
# %%
def peak_walk(grid, x, y):
    n, m = len(grid), len(grid[0])
    dx = (-1, 0, 1, 0)
    dy = (0, 1, 0, -1)
    steps = 0
    while True:
        bx, by = x, y
        for k in range(4):
            u, v = x + dx[k], y + dy[k]
            if u < 0 or v < 0 or u >= n or v >= m:
                continue
            if grid[u][v] > grid[bx][by]:
                bx, by = u, v
        if bx == x and by == y:
            break
        x, y = bx, by
        steps += 1
    return (x, y, steps)
#> peak_walk([[1, 2], [4, 3]], 0, 0)
#> peak_walk([[9, 1, 5]], 0, 1)
#> peak_walk([[1, 2, 3], [2, 3, 4], [1, 9, 5]], 0, 0)
#> peak_walk([[7]], 0, 0)
#> peak_walk([[5, 5], [5, 5]], 1, 1)
# %%
def carousel(lights, pulses):
    n = len(lights)
    head = 0
    for p in pulses:
        i = (head + p) % n
        while lights[i] == 1:
            lights[i] = 0
            i = (i + 1) % n
        lights[i] = 1
        head = i
    return head, lights
#> carousel([0, 0, 0, 0], [1, 0, 2])
#> carousel([1, 1, 0], [0, 1])
#> carousel([0], [])
#> carousel([1, 0, 1, 1, 0], [2, 3, 1])
#> carousel([1, 1], [5])
# %%
from typing import List

class Solution:
    def matchHeads(self, a: List[int], b: List[int]) -> List[int]:
        i, j, k = 0, 0, 0
        n, m = len(a), len(b)
        score = [0, 0]
        while i < n and j < m:
            if a[i] == b[j]:
                k += 1
                i += 1
                j += 1
                continue
            if a[i] > b[j]:
                score[0] += k + 1
                j += 1
            else:
                score[1] += k + 1
                i += 1
            k = 0
        score[0] += n - i
        score[1] += m - j
        return score
#> Solution().matchHeads([3, 5, 1], [2, 5, 4])
#> Solution().matchHeads([1, 1, 2], [1, 1, 3])
#> Solution().matchHeads([], [7, 7])
#> Solution().matchHeads(a=[9, 9], b=[1, 2, 3, 10])
#> Solution().matchHeads([4], [4])
# %%
def long_subtract(a, b):
    da = [int(c) for c in a]
    db = [int(c) for c in b]
    while len(db) < len(da):
        db.insert(0, 0)
    borrow = 0
    for i in range(len(da) - 1, -1, -1):
        v = da[i] - db[i] - borrow
        if v < 0:
            v += 10
            borrow = 1
        else:
            borrow = 0
        da[i] = v
    return ''.join(map(str, da)), borrow
#> long_subtract("502", "17")
#> long_subtract("1000", "1")
#> long_subtract("12", "30")
#> long_subtract("9", "9")
#> long_subtract("84213", "4999")
# %%
from typing import List

class Solution:
    def smallestCover(self, text: str, need: str) -> int:
        want = [0] * 26
        missing = 0
        for c in need:
            want[ord(c) - 97] += 1
            missing += 1
        l = 0
        best = 10 ** 9
        for r in range(len(text)):
            c = ord(text[r]) - 97
            if want[c] > 0:
                missing -= 1
            want[c] -= 1
            while missing == 0 and l <= r:
                if r - l + 1 < best and (r - l) % 2 == 0:
                    best = r - l + 1
                d = ord(text[l]) - 97
                want[d] += 1
                if want[d] > 0:
                    missing += 1
                l += 1
        return best if best < 10 ** 9 else -1
#> Solution().smallestCover("abcab", "ca")
#> Solution().smallestCover("aabbc", "abc")
#> Solution().smallestCover("xyz", "q")
#> Solution().smallestCover(text="bancan", need="nn")
#> Solution().smallestCover("ab", "ba")
# %%
def half_until(values, floor):
    rounds = 0
    while True:
        big = -1
        for i in range(len(values)):
            if values[i] > floor and (big < 0 or values[i] > values[big]):
                big = i
        if big < 0:
            break
        values[big] //= 2
        rounds += 1
    return rounds, values
#> half_until([8, 3], 2)
#> half_until([1, 2], 5)
#> half_until([20, 9, 14], 6)
#> half_until([], 0)
#> half_until([7], 0)
# %%
class Solution:
    def gridMedal(self, n: int, m: int, bombs: list) -> list:
        g = [[0] * m for _ in range(n)]
        for x, y in bombs:
            g[x][y] = -1
        for i in range(n):
            for j in range(m):
                if g[i][j] == -1:
                    continue
                c = 0
                if i > 0 and g[i - 1][j] == -1:
                    c += 1
                if j > 0 and g[i][j - 1] == -1:
                    c += 2
                if i + 1 < n and g[i + 1][j] == -1:
                    c += 4
                if j + 1 < m and g[i][j + 1] == -1:
                    c += 8
                g[i][j] = c
        return g
#> Solution().gridMedal(2, 2, [(0, 0)])
#> Solution().gridMedal(1, 3, [(0, 1)])
#> Solution().gridMedal(n=3, m=2, bombs=[(1, 0), (2, 1)])
#> Solution().gridMedal(0, 0, [])
#> Solution().gridMedal(2, 3, [])
# %%
from typing import List

class Solution:
    def cutRope(self, n: int, price: List[int], saw: int) -> int:
        dp = [0] * (n + 1)
        for i in range(1, n + 1):
            best = price[i - 1] if i <= len(price) else -10**9
            for cut in range(1, i // 2 + 1):
                v = dp[cut] + dp[i - cut] - saw
                if v > best:
                    best = v
            dp[i] = best
        return dp[n]
#> Solution().cutRope(4, [1, 5, 8, 9], 1)
#> Solution().cutRope(5, [3, 4], 0)
#> Solution().cutRope(0, [2], 1)
#> Solution().cutRope(n=3, price=[2, 3, 7], saw=2)
#> Solution().cutRope(6, [1, 6, 7], 2)
# %%
def hourglass(s):
    n = len(s)
    i = 0
    rows = []
    while i <= n - 1 - i:
        j = n - 1 - i
        if s[i] == s[j]:
            rows.append('.' * i + s[i])
        elif s[i] < s[j]:
            rows.append('.' * i + s[i] + '<')
        else:
            rows.append('.' * i + s[j] + '>')
        i += 1
    return rows
#> hourglass("abca")
#> hourglass("level")
#> hourglass("")
#> hourglass("zxya")
#> hourglass("q")
# %%
from typing import List

class Solution:
    def bestBench(self, seats: str) -> int:
        n = len(seats)
        dist = [n] * n
        last = -n
        for i in range(n):
            if seats[i] == 'x':
                last = i
            dist[i] = min(dist[i], i - last)
        last = 2 * n
        for i in range(n - 1, -1, -1):
            if seats[i] == 'x':
                last = i
            dist[i] = min(dist[i], last - i)
        pick = -1
        for i in range(n):
            if seats[i] == 'w' and (pick == -1 or dist[i] >= dist[pick]):
                pick = i
        return pick
#> Solution().bestBench("w.xw.w")
#> Solution().bestBench("www")
#> Solution().bestBench("")
#> Solution().bestBench(seats="x.w.w.x")
#> Solution().bestBench("x...x")
# %%
def toggle_range(n, ops):
    diff = [0] * (n + 1)
    for l, r in ops:
        diff[l] += 1
        if r + 1 <= n:
            diff[r + 1] -= 1
    bits = 0
    cur = 0
    for i in range(n):
        cur += diff[i]
        if cur & 1:
            bits |= 1 << i
    return bits
#> toggle_range(5, [(0, 2), (1, 3)])
#> toggle_range(4, [(0, 3)])
#> toggle_range(3, [])
#> toggle_range(6, [(5, 5), (0, 0), (2, 4), (3, 3)])
#> toggle_range(1, [(0, 0), (0, 0)])
# %%
def split_sum(n):
    best = 0
    p = 10
    while p <= n:
        hi = n // p
        lo = n % p
        if lo >= p // 10:
            prod = hi * lo
            if prod > best:
                best = prod
        p *= 10
    return best
#> split_sum(1234)
#> split_sum(505)
#> split_sum(7)
#> split_sum(n=90210)
#> split_sum(100)
# %%
from typing import List

class Solution:
    def mergeSlots(self, a: List[List[int]], b: List[List[int]], need: int) -> List[int]:
        i = 0
        j = 0
        while i < len(a) and j < len(b):
            lo = a[i][0] if a[i][0] > b[j][0] else b[j][0]
            hi = a[i][1] if a[i][1] < b[j][1] else b[j][1]
            if hi - lo >= need:
                return [hi - need, hi]
            if a[i][1] <= b[j][1]:
                i += 1
            else:
                j += 1
        return [-1, -1]
#> Solution().mergeSlots([[1, 4], [6, 10]], [[2, 3], [5, 9]], 2)
#> Solution().mergeSlots([[0, 5]], [[4, 8]], 3)
#> Solution().mergeSlots([], [[1, 2]], 1)
#> Solution().mergeSlots(a=[[1, 3], [4, 6], [8, 12]], b=[[2, 5], [7, 11]], need=3)
#> Solution().mergeSlots([[3, 9]], [[1, 9]], 6)
# %%
def dominoes_fall(s, power):
    n = len(s)
    force = [0] * n
    cur = 0
    for i in range(n):
        if s[i] == '>':
            cur = power
        elif s[i] == '<':
            cur = 0
        elif cur > 0:
            cur -= 1
        force[i] += cur
    cur = 0
    for i in range(n - 1, -1, -1):
        if s[i] == '<':
            cur = power
        elif s[i] == '>':
            cur = 0
        elif cur > 0:
            cur -= 1
        force[i] -= cur
    return force
#> dominoes_fall(">..<", 3)
#> dominoes_fall(".<.>..", 2)
#> dominoes_fall("", 5)
#> dominoes_fall(">.....", 4)
#> dominoes_fall("...", 1)
# %%
from typing import List

class Solution:
    def compactZeros(self, a: List[int]) -> int:
        w = 0
        zeros = 0
        for r in range(len(a)):
            if a[r] == 0:
                zeros += 1
                if zeros % 2 == 0:
                    continue
            a[w] = a[r]
            w += 1
        while w < len(a):
            a[w] = -1
            w += 1
        h = 0
        for i in range(len(a)):
            h = (h * 3 + a[i]) % 97
        return h
#> Solution().compactZeros([0, 1, 0, 2, 0])
#> Solution().compactZeros([4, 5, 6])
#> Solution().compactZeros([])
#> Solution().compactZeros(a=[0, 0, 0, 0])
#> Solution().compactZeros([9, 0, 0, 9, 0, 1])
# %%
def find_switch(a):
    lo, hi = 0, len(a) - 1
    if hi < 0 or a[lo] % 2 == a[hi] % 2:
        return -1
    while hi - lo > 1:
        mid = (lo + hi) // 2
        if a[mid] % 2 == a[lo] % 2:
            lo = mid
        else:
            hi = mid
    return hi
#> find_switch([2, 4, 6, 7, 9])
#> find_switch([1, 3, 5])
#> find_switch([])
#> find_switch([1, 2, 4, 8, 16, 32, 64])
#> find_switch([7, 5, 3, 1, 9, 2])
# %%
class Solution:
    def swapNibble(self, words: list) -> list:
        res = [0] * len(words)
        carry = 0
        for i, w in enumerate(words):
            hi = (w >> 4) & 0xF
            lo = w & 0xF
            v = (lo << 4) | hi
            v += carry
            carry = v >> 7
            res[i] = v & 0x7F
        if carry:
            res.append(carry)
        return res
#> Solution().swapNibble([18, 52])
#> Solution().swapNibble([15, 255])
#> Solution().swapNibble([])
#> Solution().swapNibble(words=[0, 8, 1])
#> Solution().swapNibble([240, 15, 9])
# %%
from typing import List

class Solution:
    def stairTiles(self, h: List[int]) -> int:
        n = len(h)
        ans = 0
        i = 0
        while i < n:
            j = i
            while j + 1 < n and h[j + 1] == h[j] + 1:
                j += 1
            length = j - i + 1
            if length >= 2:
                ans += length * (length - 1) // 2
            i = j + 1
        return ans
#> Solution().stairTiles([1, 2, 3, 5, 6])
#> Solution().stairTiles([4, 4, 4])
#> Solution().stairTiles([])
#> Solution().stairTiles(h=[7, 8, 9, 10])
#> Solution().stairTiles([3, 2, 1, 2])
# %%
def edit_walls(a, b, ins, rep):
    n, m = len(a), len(b)
    dp = [[0] * (m + 1) for _ in range(n + 1)]
    for i in range(n + 1):
        for j in range(m + 1):
            if i == 0:
                dp[i][j] = j * ins
            elif j == 0:
                dp[i][j] = i * ins
            elif a[i - 1] == b[j - 1]:
                dp[i][j] = dp[i - 1][j - 1]
            else:
                dp[i][j] = min(dp[i - 1][j] + ins, dp[i][j - 1] + ins, dp[i - 1][j - 1] + rep)
    return dp[n][m]
#> edit_walls("abc", "adc", 1, 3)
#> edit_walls("ab", "ba", 2, 1)
#> edit_walls("", "xyz", 4, 1)
#> edit_walls("tops", "pot", 1, 1)
#> edit_walls("q", "q", 5, 5)
# %%
class Solution:
    def fuelStops(self, dist: list, fuel: list, tank: int) -> int:
        n = len(dist)
        for s in range(n):
            have = 0
            ok = True
            for k in range(n):
                p = (s + k) % n
                have += fuel[p]
                if have > tank:
                    have = tank
                have -= dist[p]
                if have < 0:
                    ok = False
                    break
            if ok:
                return s
        return -1
#> Solution().fuelStops([2, 3, 4], [1, 5, 4], 6)
#> Solution().fuelStops([5], [4], 9)
#> Solution().fuelStops([], [], 2)
#> Solution().fuelStops(dist=[3, 1, 2, 2], fuel=[1, 2, 4, 3], tank=4)
#> Solution().fuelStops([1, 1, 9], [9, 1, 1], 5)
# %%
def vowel_bridge(s):
    V = "aeiou"
    last = -1
    best = 0
    where = -1
    for i in range(len(s)):
        flag = False
        for j in range(5):
            if s[i] == V[j]:
                flag = True
                break
        if not flag:
            continue
        if last >= 0 and s[last] != s[i]:
            gap = i - last - 1
            if gap > best:
                best = gap
                where = last
        last = i
    return where, best
#> vowel_bridge("astride")
#> vowel_bridge("banana")
#> vowel_bridge("")
#> vowel_bridge("ostrich egg")
#> vowel_bridge("xyz")
# %%
from typing import List

class Solution:
    def evenOddDual(self, nums: List[int]) -> List[int]:
        e, o = 0, 1
        n = len(nums)
        while e < n and o < n:
            if nums[e] % 2 == 0:
                e += 2
            elif nums[o] % 2 == 1:
                o += 2
            else:
                nums[e], nums[o] = nums[o], nums[e]
                e += 2
                o += 2
        return nums
#> Solution().evenOddDual([3, 4, 5, 6])
#> Solution().evenOddDual([2, 1, 4, 3])
#> Solution().evenOddDual([])
#> Solution().evenOddDual(nums=[1, 1, 1, 2, 2, 2])
#> Solution().evenOddDual([7])
# %%
def min_max_gap(a, k):
    n = len(a)
    if n < k:
        return None
    ans = float('inf')
    for i in range(n - k + 1):
        lo = hi = a[i]
        for j in range(i + 1, i + k):
            if a[j] < lo:
                lo = a[j]
            elif a[j] > hi:
                hi = a[j]
            if hi - lo >= ans:
                break
        else:
            ans = hi - lo
    return ans
#> min_max_gap([5, 1, 4, 4, 3], 3)
#> min_max_gap([9, 9, 9], 2)
#> min_max_gap([1, 2], 3)
#> min_max_gap([10, 20, 15, 17, 30], 2)
#> min_max_gap([6, 3], 1)
# %%
class Solution:
    def stampBook(self, pages: list) -> int:
        seen = [False] * 32
        count = 0
        for p in range(len(pages)):
            row = pages[p]
            dup = False
            for x in row:
                if seen[x]:
                    dup = True
                    break
            if dup:
                count -= p
                continue
            for x in row:
                seen[x] = True
                count += 1
        return count
#> Solution().stampBook([[1, 2], [3], [2, 4]])
#> Solution().stampBook([[], [5, 6, 7]])
#> Solution().stampBook([])
#> Solution().stampBook(pages=[[1], [1], [1]])
#> Solution().stampBook([[30, 31], [0], [9, 8, 0], [8, 9]])
# %%
from typing import List

class Solution:
    def leastLoad(self, jobs: List[int], m: int) -> List[int]:
        load = [0] * m
        who = [0] * len(jobs)
        for i in range(len(jobs)):
            k = 0
            for j in range(1, m):
                if load[j] < load[k]:
                    k = j
            load[k] += jobs[i]
            who[i] = k
        return who + [max(load) - min(load)]
#> Solution().leastLoad([4, 3, 2, 1], 2)
#> Solution().leastLoad([5, 5, 5], 3)
#> Solution().leastLoad([], 2)
#> Solution().leastLoad(jobs=[1, 9, 2, 8], m=3)
#> Solution().leastLoad([7, 7], 1)
# %%
def text_columns(s, w):
    rows = (len(s) + w - 1) // w
    g = [[' '] * w for _ in range(rows)]
    k = 0
    for c in range(w):
        for r in range(rows):
            if k >= len(s):
                break
            rr = r if c % 2 == 0 else rows - 1 - r
            g[rr][c] = s[k]
            k += 1
    return [''.join(row) for row in g]
#> text_columns("abcdef", 3)
#> text_columns("hello", 2)
#> text_columns("", 4)
#> text_columns("snakes", 4)
#> text_columns("xy", 1)
# %%
class Solution:
    def ageDigits(self, start: int, end: int) -> int:
        hits = 0
        for y in range(start, end + 1):
            mask = 0
            t = y
            ok = 1
            while t:
                b = 1 << (t % 10)
                if mask & b:
                    ok = 0
                    break
                mask |= b
                t //= 10
            if ok and mask & 1:
                hits += 1
        return hits
#> Solution().ageDigits(8, 14)
#> Solution().ageDigits(99, 103)
#> Solution().ageDigits(5, 4)
#> Solution().ageDigits(start=198, end=204)
#> Solution().ageDigits(110, 112)
