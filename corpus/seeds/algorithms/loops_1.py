# %%
from typing import List

class Solution:
    def shelfSwaps(self, boxes: List[int], gap: int) -> List[int]:
        n = len(boxes)
        i, j = 0, n - 1
        while i < j:
            if boxes[i] - boxes[j] >= gap:
                boxes[i], boxes[j] = boxes[j], boxes[i]
            i += 1
            j -= 1
        return boxes
#> Solution().shelfSwaps([9, 2, 7, 1, 3], 2)
#> Solution().shelfSwaps([5, 4, 3, 2], 2)
#> Solution().shelfSwaps([], 1)
#> Solution().shelfSwaps(boxes=[8, 8, 1, 8, 1, 2, 0], gap=6)
#> Solution().shelfSwaps([1, 9], 3)
# %%
def drain_tanks(level, pipe):
    n = len(level)
    lost = 0
    for i in range(n - 1, -1, -1):
        if i + 1 < n and level[i] > level[i + 1]:
            move = min(pipe, (level[i] - level[i + 1]) // 2)
            level[i] -= move
            level[i + 1] += move
        elif i + 1 == n:
            out = level[i] % pipe
            level[i] -= out
            lost += out
    return level, lost
#> drain_tanks([9, 4, 7], 3)
#> drain_tanks([1, 2, 3, 4], 2)
#> drain_tanks([20, 0, 10, 0, 5], 4)
#> drain_tanks([], 5)
#> drain_tanks([13], 5)
# %%
from typing import List

class Solution:
    def letterTally(self, word: str, other: str) -> int:
        cnt = [0] * 26
        for c in word:
            cnt[ord(c) - ord('a')] += 1
        for c in other:
            cnt[ord(c) - ord('a')] -= 2
        best = 0
        run = 0
        for k in range(26):
            if cnt[k] == 0:
                continue
            run = run + cnt[k] if cnt[k] > 0 else 0
            if run > best:
                best = run
        return best
#> Solution().letterTally("banana", "bn")
#> Solution().letterTally("aabbcc", "d")
#> Solution().letterTally("", "xyz")
#> Solution().letterTally(word="zebra", other="b")
#> Solution().letterTally("hello", "hello")
# %%
def digit_mirror(x):
    neg = False
    if x < 0:
        neg = True
        x = -x
    out = 0
    place = 1
    while x > 0:
        d = x % 10
        x //= 10
        if d & 1:
            d = 9 - d
        out += d * place
        place *= 10
    return -out if neg else out
#> digit_mirror(1234)
#> digit_mirror(-97)
#> digit_mirror(0)
#> digit_mirror(246802)
#> digit_mirror(x=10305)
# %%
def robot_sweep(grid, moves):
    dx = [0, 1, 0, -1]
    dy = [1, 0, -1, 0]
    n = len(grid)
    m = len(grid[0])
    x = y = d = 0
    got = 0
    for c in moves:
        if c == 'R':
            d = (d + 1) % 4
        elif c == 'L':
            d = (d + 3) % 4
        else:
            nx = x + dx[d]
            ny = y + dy[d]
            if nx < 0 or nx >= n or ny < 0 or ny >= m:
                d = (d + 2) % 4
                continue
            x, y = nx, ny
            got += grid[x][y]
            grid[x][y] = 0
    return got, x, y
#> robot_sweep([[1, 2, 3], [4, 5, 6]], "FFRF")
#> robot_sweep([[1, 2], [3, 4]], "LFRRFF")
#> robot_sweep([[7]], "FFL")
#> robot_sweep([[0, 1, 0], [2, 0, 3], [0, 4, 0]], "RFLFFRF")
#> robot_sweep([[5, 5, 5, 5]], "FFFFF")
# %%
from typing import List

class Solution:
    def firstDip(self, heights: List[int], depth: int) -> int:
        n = len(heights)
        if n < 3:
            return -1
        top = heights[0]
        low = -1
        for i in range(1, n):
            if heights[i] >= top:
                if low != -1 and top - heights[low] >= depth:
                    return low
                top = heights[i]
                low = -1
            elif low == -1 or heights[i] < heights[low]:
                low = i
        return -1
#> Solution().firstDip([5, 3, 4, 6, 1], 2)
#> Solution().firstDip([5, 4, 5, 2, 5], 2)
#> Solution().firstDip([1, 2], 1)
#> Solution().firstDip(heights=[9, 8, 7, 6], depth=1)
#> Solution().firstDip([3, 3, 1, 0, 2, 3, 8], 3)
# %%
def add_base(a, b, base):
    i = len(a) - 1
    j = len(b) - 1
    carry = 0
    res = [0] * (max(len(a), len(b)) + 1)
    k = len(res) - 1
    while k >= 0:
        s = carry
        if i >= 0:
            s += a[i]
            i -= 1
        if j >= 0:
            s += b[j]
            j -= 1
        res[k] = s % base
        carry = s // base
        k -= 1
    start = 0
    while start < len(res) - 1 and res[start] == 0:
        start += 1
    return res[start:]
#> add_base([1, 2], [2, 2], 3)
#> add_base([7, 7, 7], [1], 8)
#> add_base([], [0], 2)
#> add_base([1, 0, 1, 1], [1, 1], 2)
#> add_base([11, 4], [9, 12], 13)
# %%
from typing import List

class Solution:
    def ringTurns(self, seats: List[str], k: int) -> List[str]:
        n = len(seats)
        res = [''] * n
        pos = 0
        for i in range(n):
            while res[pos] != '':
                pos = (pos + 1) % n
            res[pos] = seats[i]
            pos = (pos + k) % n
        return res
#> Solution().ringTurns(["a", "b", "c", "d"], 2)
#> Solution().ringTurns(["x", "y", "z"], 3)
#> Solution().ringTurns([], 4)
#> Solution().ringTurns(seats=["p", "q", "r", "s", "t"], k=3)
#> Solution().ringTurns(["m"], 7)
# %%
def cheapest_lift(cost, n):
    INF = 10 ** 9
    dp = [INF] * (n + 1)
    prev = [-1] * (n + 1)
    dp[0] = 0
    for i in range(1, n + 1):
        for step in range(1, len(cost) + 1):
            if step > i:
                break
            c = dp[i - step] + cost[step - 1]
            if c < dp[i]:
                dp[i] = c
                prev[i] = step
    path = []
    while n > 0:
        path.append(prev[n])
        n -= prev[n]
    return dp[-1], path
#> cheapest_lift([3, 5, 6], 4)
#> cheapest_lift([2], 3)
#> cheapest_lift([4, 3, 10], 5)
#> cheapest_lift([1, 1, 1], 0)
#> cheapest_lift([5, 7, 7, 9], 6)
# %%
class Solution:
    def bitZones(self, mask: int, width: int) -> list:
        zones = []
        start = -1
        for b in range(width):
            on = (mask >> b) & 1
            if on and start == -1:
                start = b
            elif not on and start != -1:
                zones.append([start, b - 1])
                start = -1
        if start != -1:
            zones.append([start, width - 1])
        return zones
#> Solution().bitZones(0b1101100, 8)
#> Solution().bitZones(255, 4)
#> Solution().bitZones(0, 5)
#> Solution().bitZones(mask=0b10101, width=5)
#> Solution().bitZones(9, 0)
# %%
from typing import List

class Solution:
    def queueMerge(self, fast: List[int], slow: List[int]) -> List[int]:
        n, m = len(fast), len(slow)
        i = j = k = 0
        out = [0] * (n + m)
        streak = 0
        while i < n and j < m:
            if fast[i] <= slow[j] and streak < 2:
                out[k] = fast[i]
                i += 1
                streak += 1
            else:
                out[k] = slow[j]
                j += 1
                streak = 0
            k += 1
        while i < n:
            out[k] = fast[i]
            i += 1
            k += 1
        while j < m:
            out[k] = slow[j]
            j += 1
            k += 1
        return out
#> Solution().queueMerge([1, 2, 3, 4], [5, 6])
#> Solution().queueMerge([7, 8], [1, 9])
#> Solution().queueMerge([], [4, 4])
#> Solution().queueMerge(fast=[1, 1, 1, 1, 1], slow=[2, 2])
#> Solution().queueMerge([3], [])
# %%
def squeeze(s, limit):
    n = len(s)
    if n == 0:
        return ""
    out = s[0]
    run = 1
    for i in range(1, n):
        if s[i] != s[i - 1]:
            if run > limit:
                out += str(run - limit)
            out += s[i]
            run = 1
        else:
            run += 1
            if run <= limit:
                out += s[i]
    if run > limit:
        out += str(run - limit)
    return out
#> squeeze("aaabccdddd", 2)
#> squeeze("abc", 1)
#> squeeze("", 3)
#> squeeze("zzzzzzz", 1)
#> squeeze("aabbaa", 2)
# %%
from typing import List

class Solution:
    def fenceWaste(self, posts: List[int]) -> int:
        n = len(posts)
        left = [0] * n
        right = [0] * n
        cur = 0
        for i in range(n):
            cur = max(cur - 1, posts[i])
            left[i] = cur
        cur = 0
        for i in range(n - 1, -1, -1):
            cur = max(cur - 1, posts[i])
            right[i] = cur
        waste = 0
        for i in range(n):
            waste += max(left[i], right[i]) - posts[i]
        return waste
#> Solution().fenceWaste([3, 0, 0, 4])
#> Solution().fenceWaste([1, 1, 1])
#> Solution().fenceWaste([])
#> Solution().fenceWaste([0, 5, 0, 0, 2, 0])
#> Solution().fenceWaste(posts=[7])
# %%
def locate_mark(marks, target):
    lo = 0
    hi = len(marks) - 1
    trail = []
    while lo <= hi:
        mid = lo + ((hi - lo) >> 1)
        trail.append(mid)
        if marks[mid] == target:
            return trail, mid
        if marks[mid] > target:
            lo = mid + 1
        else:
            hi = mid - 1
    return trail, ~lo
#> locate_mark([90, 70, 50, 30, 10], 30)
#> locate_mark([90, 70, 50, 30, 10], 60)
#> locate_mark([], 4)
#> locate_mark([8, 7, 6, 5, 4, 3, 2, 1], 8)
#> locate_mark([5], 9)
# %%
from typing import List

class Solution:
    def plantSort(self, plants: List[int], lazy: int) -> int:
        moves = 0
        for i in range(1, len(plants)):
            key = plants[i]
            j = i - 1
            while j >= 0 and plants[j] > key + lazy:
                plants[j + 1] = plants[j]
                j -= 1
                moves += 1
            plants[j + 1] = key
        bad = 0
        for i in range(1, len(plants)):
            if plants[i] < plants[i - 1]:
                bad += 1
        return moves * 10 + bad
#> Solution().plantSort([4, 3, 9, 1], 0)
#> Solution().plantSort([4, 3, 9, 1], 2)
#> Solution().plantSort([], 1)
#> Solution().plantSort(plants=[6, 5, 4, 3], lazy=1)
#> Solution().plantSort([1, 2, 3, 10, 9], 5)
# %%
def diag_zig(mat):
    n = len(mat)
    if n == 0:
        return []
    m = len(mat[0])
    out = []
    for s in range(n + m - 1):
        best = -10 ** 9
        for i in range(n):
            j = s - i
            if j < 0 or j >= m:
                continue
            if mat[i][j] > best:
                best = mat[i][j]
        if s % 2 == 1:
            best = -best
        out.append(best)
    return out
#> diag_zig([[1, 2], [3, 4]])
#> diag_zig([])
#> diag_zig([[5, 6, 7]])
#> diag_zig([[1, 9], [2, 8], [3, 7]])
#> diag_zig([[4]])
# %%
class Solution:
    def stackHeights(self, ops: str, cap: int) -> int:
        stack = [0] * cap
        top = -1
        time = 0
        peak = 0
        for c in ops:
            time += 1
            if c == '(':
                if top + 1 == cap:
                    continue
                top += 1
                stack[top] = time
            elif c == ')':
                if top < 0:
                    return -time
                span = time - stack[top]
                top -= 1
                if span > peak:
                    peak = span
        return peak
#> Solution().stackHeights("(()())", 3)
#> Solution().stackHeights("((.).)", 1)
#> Solution().stackHeights("())", 4)
#> Solution().stackHeights(ops="", cap=2)
#> Solution().stackHeights("(..(...)..)", 2)
# %%
def min_gap_pair(a, b):
    a.sort()
    b.sort()
    i = 0
    j = 0
    best = float('inf')
    pair = (-1, -1)
    while i < len(a) and j < len(b):
        d = a[i] - b[j]
        if d < 0:
            d = -d
        if d < best and d != 0:
            best = d
            pair = (a[i], b[j])
        if a[i] < b[j]:
            i += 1
        else:
            j += 1
    return pair
#> min_gap_pair([10, 3, 7], [5, 12])
#> min_gap_pair([4], [4, 9])
#> min_gap_pair([], [1, 2])
#> min_gap_pair([1, 20, 40], [41, 22, 3, 60])
#> min_gap_pair([5, 5], [5])
# %%
from typing import List

class Solution:
    def parcelPrefix(self, weights: List[int], limit: int) -> List[int]:
        n = len(weights)
        pre = [0] * (n + 1)
        for i in range(n):
            pre[i + 1] = pre[i] + weights[i]
        ans = [-1, -1]
        size = 0
        for i in range(n):
            for j in range(n, i, -1):
                if j - i <= size:
                    break
                if pre[j] - pre[i] == limit or (pre[j] - pre[i]) % limit == 1:
                    size = j - i
                    ans[0] = i
                    ans[1] = j - 1
                    break
        return ans
#> Solution().parcelPrefix([2, 3, 1, 4], 5)
#> Solution().parcelPrefix([6, 6, 6], 6)
#> Solution().parcelPrefix([], 3)
#> Solution().parcelPrefix(weights=[1, 2, 3, 4, 5], limit=7)
#> Solution().parcelPrefix([8, 8], 4)
# %%
def count_sort_mod(vals, m):
    cnt = [0] * m
    for v in vals:
        cnt[v % m] += 1
    for r in range(1, m):
        cnt[r] += cnt[r - 1]
    out = [0] * len(vals)
    for i in range(len(vals) - 1, -1, -1):
        r = vals[i] % m
        cnt[r] -= 1
        out[cnt[r]] = vals[i]
    return out
#> count_sort_mod([10, 7, 4, 9, 3], 3)
#> count_sort_mod([5, 1, 8], 2)
#> count_sort_mod([], 4)
#> count_sort_mod([14, 22, 31, 45, 53, 60], 5)
#> count_sort_mod([6, 2, 9], 1)
# %%
def thaw(cells, heat):
    n = len(cells)
    pool = 0
    day = 0
    while pool < heat and day < 12:
        day += 1
        for i in range(n):
            if cells[i] == 0:
                continue
            melt = 1 + (i > 0 and cells[i - 1] == 0) + (i < n - 1 and cells[i + 1] == 0)
            if melt > cells[i]:
                melt = cells[i]
            cells[i] -= melt
            pool += melt
    return day, pool
#> thaw([2, 0, 3], 4)
#> thaw([5, 5], 3)
#> thaw([], 0)
#> thaw([1, 4, 1, 4], 8)
#> thaw([9], 2)
# %%
from typing import List

class Solution:
    def splitThree(self, a: List[int], p: int, q: int) -> List[int]:
        lo, mid, hi = 0, 0, len(a) - 1
        while mid <= hi:
            if a[mid] % p == 0:
                a[lo], a[mid] = a[mid], a[lo]
                lo += 1
                mid += 1
            elif a[mid] % q == 0:
                a[mid], a[hi] = a[hi], a[mid]
                hi -= 1
            else:
                mid += 1
        return a + [lo, hi]
#> Solution().splitThree([1, 6, 5, 9, 10], 3, 5)
#> Solution().splitThree([2, 4, 6], 2, 3)
#> Solution().splitThree([], 2, 3)
#> Solution().splitThree(a=[7, 14, 22, 11, 5, 33], p=7, q=11)
#> Solution().splitThree([1, 1, 1], 4, 5)
# %%
def crossing_count(top, bottom):
    n = len(top)
    where = [0] * n
    for i in range(n):
        for j in range(n):
            if bottom[j] == top[i]:
                where[i] = j
                break
        else:
            where[i] = -1
    cross = 0
    for i in range(n):
        if where[i] < 0:
            continue
        for j in range(i + 1, n):
            if where[j] >= 0 and where[j] < where[i]:
                cross += 1
    return cross, where
#> crossing_count("abc", "cab")
#> crossing_count("abcd", "dcba")
#> crossing_count("", "")
#> crossing_count("abx", "bay")
#> crossing_count("pqr", "pqr")
# %%
from typing import List

class Solution:
    def tramFare(self, stops: List[int], passLen: int, ticket: int, passCost: int) -> int:
        n = len(stops)
        dp = [0] * (n + 1)
        for i in range(n - 1, -1, -1):
            single = dp[i + 1] + ticket
            j = i
            while j < n and stops[j] < stops[i] + passLen:
                j += 1
            multi = dp[j] + passCost
            dp[i] = single if single <= multi else multi
        return dp[0]
#> Solution().tramFare([1, 2, 3, 10], 3, 4, 9)
#> Solution().tramFare([1, 5, 9], 2, 3, 5)
#> Solution().tramFare([], 7, 1, 2)
#> Solution().tramFare(stops=[2, 4, 6, 8, 20, 21], passLen=7, ticket=5, passCost=11)
#> Solution().tramFare([4], 2, 9, 6)
# %%
def spiral_out(n, start):
    g = [[0] * n for _ in range(n)]
    dx, dy = [0, 1, 0, -1], [1, 0, -1, 0]
    x = y = d = 0
    for step in range(n * n):
        g[x][y] = start
        start += 2 if d % 2 == 0 else 1
        nx, ny = x + dx[d], y + dy[d]
        if not (0 <= nx < n and 0 <= ny < n) or g[nx][ny] != 0:
            d = (d + 1) % 4
            nx, ny = x + dx[d], y + dy[d]
        x, y = nx, ny
    return g
#> spiral_out(3, 1)
#> spiral_out(1, 5)
#> spiral_out(2, 10)
#> spiral_out(0, 3)
#> spiral_out(4, 2)
# %%
def stepping_digits(n, turn):
    digits = [0] * 8
    size = 0
    while n > 0:
        digits[size] = n % 10
        size += 1
        n //= 10
    p = 0
    out = 0
    for _ in range(size):
        out = out * 10 + digits[p]
        digits[p] = (digits[p] + turn) % 10
        p = (p + digits[p]) % size
    return out
#> stepping_digits(352, 1)
#> stepping_digits(7000, 3)
#> stepping_digits(0, 2)
#> stepping_digits(91827, 5)
#> stepping_digits(44, 0)
# %%
def sum_strided(a, b, k):
    n = len(a)
    m = len(b)
    for i in range(n):
        for j in range(m):
            p = i + j * k
            if p >= n:
                break
            if p == i:
                a[p] += b[j]
            else:
                a[p] -= 1
    return a
#> sum_strided([1, 2, 3, 4], [5, 6], 2)
#> sum_strided([0, 0, 0], [1], 1)
#> sum_strided([], [1, 2], 1)
#> sum_strided([10, 10, 10, 10, 10], [3, 0, 0], 1)
#> sum_strided([7, 8], [2, 2], 5)
# %%
from typing import List

class Solution:
    def dockWait(self, arrive: List[int], unload: List[int]) -> int:
        free = 0
        worst = 0
        who = -1
        for i in range(len(arrive)):
            wait = 0
            if arrive[i] < free:
                wait = free - arrive[i]
            if wait > worst:
                worst = wait
                who = i
            begin = free if free > arrive[i] else arrive[i]
            free = begin + unload[i]
        return who
#> Solution().dockWait([0, 1, 2], [5, 1, 1])
#> Solution().dockWait([0, 10, 20], [3, 3, 3])
#> Solution().dockWait([], [])
#> Solution().dockWait(arrive=[2, 3, 5, 30], unload=[9, 9, 9, 1])
#> Solution().dockWait([4, 4, 4, 4], [1, 2, 3, 4])
# %%
def hill_pairs(a):
    n = len(a)
    up = [1] * n
    down = [1] * n
    for i in range(1, n):
        if a[i] > a[i - 1]:
            up[i] = up[i - 1] + 1
    for i in range(n - 2, -1, -1):
        if a[i] > a[i + 1]:
            down[i] = down[i + 1] + 1
    best = 0
    at = -1
    for i in range(n):
        v = up[i] * down[i]
        if v > best:
            best, at = v, i
    return at, best
#> hill_pairs([1, 3, 5, 4, 2])
#> hill_pairs([5, 4, 3])
#> hill_pairs([])
#> hill_pairs([2, 2, 2])
#> hill_pairs([1, 4, 2, 6, 7, 3, 1, 0])
# %%
class Solution:
    def caesarChain(self, s: str, k: int) -> str:
        res = [''] * len(s)
        shift = k
        for i in range(len(s)):
            c = ord(s[i])
            if 97 <= c <= 122:
                c = (c - 97 + shift) % 26 + 97
                shift = (shift + 1) % 26
            elif 48 <= c <= 57:
                shift = c - 48
            res[i] = chr(c)
        return ''.join(res)
#> Solution().caesarChain("abc", 1)
#> Solution().caesarChain("xyz3aa", 2)
#> Solution().caesarChain("", 5)
#> Solution().caesarChain(s="a-b 0c", k=25)
#> Solution().caesarChain("9zz", 0)
# %%
from typing import List

class Solution:
    def waterLine(self, grid: List[List[int]]) -> int:
        n = len(grid)
        m = len(grid[0]) if n else 0
        total = 0
        for j in range(m):
            hit = False
            for i in range(n - 1, -1, -1):
                if grid[i][j] == 0:
                    if hit:
                        break
                    continue
                hit = True
                total += grid[i][j] * (n - i)
        return total
#> Solution().waterLine([[0, 1], [2, 3]])
#> Solution().waterLine([[5, 0], [0, 4], [1, 0]])
#> Solution().waterLine([])
#> Solution().waterLine(grid=[[0, 0, 0], [1, 2, 3]])
#> Solution().waterLine([[9]])
# %%
def pow_ladder(base, exp, mod):
    res = 1
    log = []
    base %= mod
    while exp:
        if exp & 1:
            res = res * base % mod
            log.append(res)
        else:
            log.append(-base)
        base = base * base % mod
        exp >>= 1
    return res, log
#> pow_ladder(3, 5, 7)
#> pow_ladder(2, 10, 100)
#> pow_ladder(5, 0, 9)
#> pow_ladder(12, 13, 11)
#> pow_ladder(7, 8, 50)
# %%
from typing import List

class Solution:
    def selectTwist(self, nums: List[int]) -> List[int]:
        n = len(nums)
        takeMin = True
        for i in range(n - 1):
            pick = i
            for j in range(i + 1, n):
                if takeMin and nums[j] < nums[pick]:
                    pick = j
                elif not takeMin and nums[j] > nums[pick]:
                    pick = j
            if pick != i:
                nums[i], nums[pick] = nums[pick], nums[i]
            takeMin = not takeMin
        return nums
#> Solution().selectTwist([3, 1, 2])
#> Solution().selectTwist([5, 4, 3, 2, 1])
#> Solution().selectTwist([])
#> Solution().selectTwist(nums=[8, 8, 1, 9])
#> Solution().selectTwist([4])
# %%
def longest_balanced_letters(s):
    n = len(s)
    best = 0
    for i in range(n):
        cnt = [0] * 26
        kinds = 0
        top = 0
        for j in range(i, n):
            c = ord(s[j]) - 97
            if cnt[c] == 0:
                kinds += 1
            cnt[c] += 1
            if cnt[c] > top:
                top = cnt[c]
            if top == kinds and j - i + 1 > best:
                best = j - i + 1
    return best
#> longest_balanced_letters("aab")
#> longest_balanced_letters("abab")
#> longest_balanced_letters("")
#> longest_balanced_letters("zzz")
#> longest_balanced_letters("abcca")
# %%
class Solution:
    def ticketGap(self, n: int, bad: int) -> list:
        res = []
        x = 1
        while len(res) < n:
            y = x
            ok = True
            s = 0
            while y > 0:
                if y % 10 == bad:
                    ok = False
                    break
                s += y % 10
                y //= 10
            if ok and s % 3 != 0:
                res.append(x)
            x += 1
        return res
#> Solution().ticketGap(4, 5)
#> Solution().ticketGap(0, 1)
#> Solution().ticketGap(n=5, bad=1)
#> Solution().ticketGap(6, 2)
#> Solution().ticketGap(3, 9)
# %%
def lane_change(lanes):
    n = len(lanes[0])
    INF = 10 ** 9
    cost = [1, 0, 1]
    for i in range(n):
        nxt = [INF] * 3
        for l in range(3):
            if lanes[l][i] == '#':
                continue
            for p in range(3):
                c = cost[p] + abs(l - p)
                if c < nxt[l]:
                    nxt[l] = c
        cost = nxt
    best = min(cost)
    return best if best < INF else -1
#> lane_change(["..", "#.", "..",])
#> lane_change(["#", "#", "#"])
#> lane_change(["", "", ""])
#> lane_change(["#.#", "..#", "#.."])
#> lane_change(["..", ".#", "#."])
# %%
from typing import List

class Solution:
    def rotateBand(self, a: List[int], l: int, r: int, k: int) -> List[int]:
        self.rev(a, l, r)
        size = r - l + 1
        k %= size
        self.rev(a, l, l + k - 1)
        self.rev(a, l + k, r)
        return a

    def rev(self, a: List[int], i: int, j: int) -> None:
        while i < j:
            t = a[i]
            a[i] = a[j]
            a[j] = t
            i += 1
            j -= 1
#> Solution().rotateBand([1, 2, 3, 4, 5], 1, 3, 1)
#> Solution().rotateBand([1, 2, 3], 0, 2, 5)
#> Solution().rotateBand(a=[9, 8, 7, 6, 5, 4], l=0, r=3, k=2)
#> Solution().rotateBand([4, 5], 1, 1, 8)
#> Solution().rotateBand([], 0, -1, 2)
# %%
def gray_steps(codes):
    total = 0
    i = 1
    while i < len(codes):
        x = codes[i] ^ codes[i - 1]
        bits = 0
        while x:
            x &= x - 1
            bits += 1
        if bits == 0:
            total -= 1
        elif bits > 1:
            total += bits * bits
        i += 1
    return total
#> gray_steps([0, 1, 3, 2])
#> gray_steps([7, 0, 7])
#> gray_steps([])
#> gray_steps([5, 5, 5, 4])
#> gray_steps([1, 2, 4, 8])
# %%
from typing import List

class Solution:
    def maxLeadTime(self, a: List[int]) -> int:
        n = len(a)
        suf = [0] * n
        for i in range(n - 1, -1, -1):
            suf[i] = a[i] if i == n - 1 else max(a[i], suf[i + 1])
        i = j = 0
        best = 0
        low = float('inf')
        while i < n and j < n:
            low = min(low, a[i])
            if suf[j] >= low * 2:
                best = max(best, j - i)
                j += 1
            else:
                i += 1
        return best
#> Solution().maxLeadTime([3, 5, 1, 2])
#> Solution().maxLeadTime([9, 8, 7])
#> Solution().maxLeadTime([])
#> Solution().maxLeadTime(a=[4, 1, 8, 2, 3, 1])
#> Solution().maxLeadTime([2, 4, 6, 8])
# %%
def card_rounds(deck, k):
    n = len(deck)
    alive = [True] * n
    left = n
    pos = -1
    order = []
    while left > 1:
        step = 0
        while step < k:
            pos = (pos + 1) % n
            if alive[pos]:
                step += 1
        alive[pos] = False
        left -= 1
        order.append(deck[pos])
        k = deck[pos] % 3 + 1
    return order
#> card_rounds([4, 7, 2, 9], 2)
#> card_rounds([1, 2, 3], 1)
#> card_rounds([], 3)
#> card_rounds([6, 5, 4, 3, 2], 3)
#> card_rounds([8], 2)
