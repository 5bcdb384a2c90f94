# %%
from typing import List

class Solution:
    def canalLocks(self, level: List[int], boat: int) -> int:
        n = len(level)
        work = 0
        cur = boat
        i = 0
        while i < n:
            if level[i] == cur:
                i += 1
                continue
            step = 1 if level[i] > cur else -1
            while cur != level[i]:
                cur += step
                work += 2 if step > 0 else 1
            i += 1
        return work
#> Solution().canalLocks([3, 1, 4], 2)
#> Solution().canalLocks([5, 5, 5], 5)
#> Solution().canalLocks([], 7)
#> Solution().canalLocks(level=[0, 6], boat=3)
#> Solution().canalLocks([2, 3, 1, 2], 0)
# %%
def mark_runs(a, b):
    n, m = len(a), len(b)
    dp = [[0] * (m + 1) for _ in range(n + 1)]
    best = 0
    ei = ej = -1
    for i in range(1, n + 1):
        for j in range(1, m + 1):
            if a[i - 1] + b[j - 1] == 10:
                dp[i][j] = dp[i - 1][j - 1] + 1
                if dp[i][j] > best:
                    best = dp[i][j]
                    ei, ej = i - best, j - best
    return best, ei, ej
#> mark_runs([1, 2, 3], [9, 8, 1])
#> mark_runs([5, 5], [5, 5, 5])
#> mark_runs([], [1])
#> mark_runs([4, 7, 2], [0, 3, 8])
#> mark_runs([1], [1])
# %%
class Solution:
    def tellTime(self, ticks: int, units: list) -> str:
        parts = [0] * (len(units) + 1)
        for i in range(len(units) - 1, -1, -1):
            parts[i + 1] = ticks % units[i]
            ticks //= units[i]
        parts[0] = ticks
        s = ''
        lead = True
        for i in range(len(parts)):
            if lead and parts[i] == 0 and i < len(parts) - 1:
                continue
            if not lead:
                s += ':'
                if parts[i] < 10:
                    s += '0'
            s += str(parts[i])
            lead = False
        return s
#> Solution().tellTime(3725, [60, 60])
#> Solution().tellTime(59, [60, 60])
#> Solution().tellTime(0, [24])
#> Solution().tellTime(ticks=500, units=[7, 12])
#> Solution().tellTime(42, [])
# %%
from typing import List

class Solution:
    def lawnStripes(self, lawn: List[List[int]], fuel: int) -> int:
        n = len(lawn)
        m = len(lawn[0]) if n else 0
        cut = 0
        for i in range(n):
            cols = range(m) if i % 2 == 0 else range(m - 1, -1, -1)
            for j in cols:
                if lawn[i][j] > fuel:
                    return -(i * m + j)
                fuel -= lawn[i][j]
                if lawn[i][j] > 0:
                    cut += 1
                lawn[i][j] = 0
        return cut
#> Solution().lawnStripes([[1, 2], [3, 0]], 10)
#> Solution().lawnStripes([[1, 2, 1], [3, 2, 4]], 7)
#> Solution().lawnStripes([], 5)
#> Solution().lawnStripes(lawn=[[0, 0], [0, 5]], fuel=5)
#> Solution().lawnStripes([[9]], 8)
# %%
def strip_nines(n):
    kept = 0
    mult = 1
    dropped = 0
    while n:
        d = n % 10
        n //= 10
        if d == 9:
            dropped += 1
            continue
        if dropped and d == dropped:
            dropped = 0
            continue
        kept += d * mult
        mult *= 10
    return kept, dropped
#> strip_nines(4919)
#> strip_nines(999)
#> strip_nines(0)
#> strip_nines(12994)
#> strip_nines(80291)
# %%
class Solution:
    def circleGaps(self, taken: list, n: int) -> list:
        mark = [False] * n
        for t in taken:
            mark[t % n] = True
        first = -1
        for i in range(n):
            if mark[i]:
                first = i
                break
        if first == -1:
            return [n]
        gaps = []
        run = 0
        for k in range(1, n + 1):
            p = (first + k) % n
            if mark[p]:
                if run:
                    gaps.append(run)
                run = 0
            else:
                run += 1
        return gaps
#> Solution().circleGaps([1, 4], 8)
#> Solution().circleGaps([], 5)
#> Solution().circleGaps([0, 1, 2], 3)
#> Solution().circleGaps(taken=[9, 3, 3], n=6)
#> Solution().circleGaps([2], 4)
# %%
from typing import List

class Solution:
    def secretSum(self, rows: List[List[int]]) -> int:
        n = len(rows)
        if n == 0:
            return 0
        dp = [0] * n
        for j in range(n):
            dp[j] = rows[n - 1][j]
        for i in range(n - 2, -1, -1):
            for j in range(i + 1):
                a, b = dp[j], dp[j + 1]
                if rows[i][j] % 2 == 0:
                    dp[j] = rows[i][j] + (a if a > b else b)
                else:
                    dp[j] = rows[i][j] + (a if a < b else b)
        return dp[0]
#> Solution().secretSum([[1], [2, 3], [4, 5, 6]])
#> Solution().secretSum([[2], [9, 1]])
#> Solution().secretSum([])
#> Solution().secretSum(rows=[[7]])
#> Solution().secretSum([[4], [3, 6], [8, 1, 5], [2, 9, 7, 0]])
# %%
def camel_pack(s):
    res = []
    i = 0
    n = len(s)
    start = 0
    while i < n:
        if i > start and ('A' <= s[i] <= 'Z') and not ('A' <= s[i - 1] <= 'Z'):
            res.append(s[start:i])
            start = i
        elif s[i] == '_':
            if i > start:
                res.append(s[start:i])
            start = i + 1
        i += 1
    if start < n:
        res.append(s[start:])
    return res
#> camel_pack("getHTTPUrl")
#> camel_pack("snake_caseMix")
#> camel_pack("")
#> camel_pack("__a__")
#> camel_pack("ABC")
# %%
class Solution:
    def quota(self, votes: list, seats: int) -> list:
        n = len(votes)
        got = [0] * n
        for _ in range(seats):
            b = 0
            for i in range(1, n):
                if votes[i] * (got[b] + 1) > votes[b] * (got[i] + 1):
                    b = i
            got[b] += 1
        return got
#> Solution().quota([10, 6, 3], 4)
#> Solution().quota([5, 5], 3)
#> Solution().quota([8], 2)
#> Solution().quota(votes=[100, 80, 30, 20], seats=5)
#> Solution().quota([1, 2], 0)
# %%
from typing import List

class Solution:
    def unitBars(self, bars: List[int]) -> int:
        n = len(bars)
        best = 0
        for i in range(n):
            low = bars[i]
            high = bars[i]
            for j in range(i, n):
                if bars[j] < low:
                    low = bars[j]
                if bars[j] > high:
                    high = bars[j]
                if low == 0:
                    break
                area = low * (j - i + 1) - (high - low)
                if area > best:
                    best = area
        return best
#> Solution().unitBars([2, 3, 2])
#> Solution().unitBars([5, 1, 5])
#> Solution().unitBars([])
#> Solution().unitBars(bars=[0, 4, 4, 0])
#> Solution().unitBars([1, 9, 8, 2])
# %%
def parity_bits(bits):
    n = len(bits)
    r = 0
    while (1 << r) < n + r + 1:
        r += 1
    code = [0] * (n + r + 1)
    k = 0
    for i in range(1, n + r + 1):
        if i & (i - 1):
            code[i] = bits[k]
            k += 1
    for p in range(r):
        b = 1 << p
        x = 0
        for i in range(b, n + r + 1):
            if i & b:
                x ^= code[i]
        code[b] = x
    return code[1:]
#> parity_bits([1, 0, 1, 1])
#> parity_bits([1])
#> parity_bits([])
#> parity_bits([0, 0, 0, 0, 1])
#> parity_bits([1, 1])
# %%
class Solution:
    def compete(self, a: str, b: str) -> str:
        i = j = 0
        res = ''
        while i < len(a) and j < len(b):
            if a[i] < b[j]:
                res += a[i]
                i += 1
            elif a[i] > b[j]:
                res += b[j]
                j += 1
            else:
                x, y = i, j
                while x < len(a) and y < len(b) and a[x] == b[y]:
                    x += 1
                    y += 1
                res += a[i].upper()
                if x < len(a) and (y == len(b) or a[x] < b[y]):
                    i += 1
                else:
                    j += 1
        return res + a[i:] + b[j:]
#> Solution().compete("ace", "bd")
#> Solution().compete("aab", "aac")
#> Solution().compete("", "zz")
#> Solution().compete(a="mno", b="mn")
#> Solution().compete("ba", "ab")
# %%
from typing import List

class Solution:
    def minRefuel(self, stations: List[int], range_: int, end: int) -> int:
        pos = 0
        stops = 0
        i = 0
        n = len(stations)
        while pos + range_ < end:
            far = -1
            while i < n and stations[i] <= pos + range_:
                far = stations[i]
                i += 1
            if far <= pos:
                return -1
            pos = far
            stops += 1
        return stops
#> Solution().minRefuel([3, 6, 8], 4, 10)
#> Solution().minRefuel([2, 9], 5, 12)
#> Solution().minRefuel([], 5, 4)
#> Solution().minRefuel(stations=[1, 2, 3, 4], range_=3, end=9)
#> Solution().minRefuel([10, 20, 30, 40], 15, 50)
# %%
def shear(grid, k):
    n = len(grid)
    width = 0
    for i in range(n):
        w = len(grid[i]) + i * k
        if w > width:
            width = w
    out = [[0] * width for _ in range(n)]
    for i in range(n):
        for j in range(len(grid[i])):
            out[i][j + i * k] = grid[i][j]
    cols = [0] * width
    for j in range(width):
        for i in range(n):
            if out[i][j]:
                cols[j] = out[i][j]
                break
    return cols
#> shear([[1, 2], [3, 4]], 1)
#> shear([[0, 5], [6], [7, 8]], 2)
#> shear([], 1)
#> shear([[9, 9, 9]], 3)
#> shear([[0], [0], [1]], 0)
# %%
class Solution:
    def nimbleCat(self, n: int, boxes: list) -> int:
        state = [1] * n
        for k in range(len(boxes)):
            state[boxes[k]] = 0
            nxt = [0] * n
            for i in range(n):
                if state[i]:
                    if i > 0:
                        nxt[i - 1] = 1
                    if i + 1 < n:
                        nxt[i + 1] = 1
            state = nxt
            if not any(state):
                return k + 1
        left = 0
        for i in range(n):
            left += state[i] << i
        return -left
#> Solution().nimbleCat(3, [1, 1])
#> Solution().nimbleCat(4, [1, 2, 2, 1])
#> Solution().nimbleCat(2, [])
#> Solution().nimbleCat(n=4, boxes=[0, 3])
#> Solution().nimbleCat(1, [0])
# %%
from typing import List

class Solution:
    def seqMerge(self, seqs: List[List[int]]) -> List[int]:
        k = len(seqs)
        ptr = [0] * k
        out = []
        last = -1
        while True:
            pick = -1
            for i in range(k):
                if ptr[i] == len(seqs[i]) or i == last:
                    continue
                if pick == -1 or seqs[i][ptr[i]] < seqs[pick][ptr[pick]]:
                    pick = i
            if pick == -1:
                if last == -1 or ptr[last] == len(seqs[last]):
                    break
                pick = last
            out.append(seqs[pick][ptr[pick]])
            ptr[pick] += 1
            last = pick
        return out
#> Solution().seqMerge([[1, 2, 3], [4, 5]])
#> Solution().seqMerge([[7, 8], [], [1]])
#> Solution().seqMerge([])
#> Solution().seqMerge(seqs=[[3, 3], [3], [2, 2]])
#> Solution().seqMerge([[5, 6, 7]])
# %%
def drop_low(scores, k):
    n = len(scores)
    gone = [False] * n
    for _ in range(min(k, n)):
        low = -1
        for i in range(n):
            if gone[i]:
                continue
            if low == -1 or scores[i] <= scores[low]:
                low = i
        gone[low] = True
    s = c = 0
    for i in range(n):
        if not gone[i]:
            s += scores[i]
            c += 1
    return s // c if c else -1
#> drop_low([70, 90, 50, 80], 1)
#> drop_low([5, 5, 9], 2)
#> drop_low([], 1)
#> drop_low([10, 20], 5)
#> drop_low([33, 12, 64, 12, 47], 2)
# %%
def dither_row(row, levels):
    err = 0
    step = 255 // (levels - 1)
    out = [0] * len(row)
    for i in range(len(row)):
        v = row[i] + err
        if v < 0:
            v = 0
        q = (v + step // 2) // step
        if q >= levels:
            q = levels - 1
        out[i] = q
        err = (v - q * step) // 2
    return out
#> dither_row([100, 100, 100, 100], 2)
#> dither_row([0, 255, 128], 3)
#> dither_row([], 2)
#> dither_row(row=[60, 70, 80, 90, 200], levels=4)
#> dither_row([250, 5], 2)
# %%
from typing import List

class Solution:
    def peakValley(self, a: List[int]) -> int:
        n = len(a)
        total = 0
        i = 0
        while i < n - 1:
            while i < n - 1 and a[i + 1] <= a[i]:
                i += 1
            v = i
            while i < n - 1 and a[i + 1] > a[i]:
                i += 1
            if i - v >= 2:
                total += (a[i] - a[v]) * 2
            else:
                total += a[i] - a[v]
        return total
#> Solution().peakValley([3, 1, 2, 4, 0, 5])
#> Solution().peakValley([9, 6, 3])
#> Solution().peakValley([])
#> Solution().peakValley(a=[1, 2, 3, 2, 3, 4])
#> Solution().peakValley([5, 5])
# %%
def int_to_marks(n):
    vals = [50, 40, 10, 9, 5, 4, 1]
    syms = ["F", "TF", "T", "oT", "V", "oV", "o"]
    out = ""
    i = 0
    while n > 0 and i < len(vals):
        if n >= vals[i]:
            n -= vals[i]
            if len(syms[i]) == 1 and out.endswith(syms[i]):
                out = out[:-1] + "(" + syms[i] * 2 + ")"
            else:
                out += syms[i]
        else:
            i += 1
    return out
#> int_to_marks(14)
#> int_to_marks(0)
#> int_to_marks(23)
#> int_to_marks(99)
#> int_to_marks(103)
# %%
class Solution:
    def lateFees(self, due: list, back: list, cap: int) -> int:
        total = 0
        streak = 0
        for i in range(len(due)):
            late = back[i] - due[i]
            if late <= 0:
                streak = 0
                continue
            streak += 1
            fee = 0
            day = 1
            while day <= late and fee < cap:
                fee += streak if day % 3 else 2 * streak
                day += 1
            total += fee if fee < cap else cap
        return total
#> Solution().lateFees([5, 5], [8, 7], 10)
#> Solution().lateFees([1, 2, 3], [1, 1, 1], 5)
#> Solution().lateFees([], [], 9)
#> Solution().lateFees(due=[0, 0, 4], back=[9, 2, 5], cap=6)
#> Solution().lateFees([10, 3, 2], [12, 3, 8], 20)
# %%
from typing import List

class Solution:
    def inverseWalk(self, p: List[int]) -> List[int]:
        n = len(p)
        inv = [-1] * n
        for i in range(n):
            inv[p[i]] = i
        fixed = 0
        swaps = 0
        for i in range(n):
            if p[i] == i:
                fixed += 1
                continue
            j = inv[i]
            p[j] = p[i]
            inv[p[i]] = j
            p[i] = i
            inv[i] = i
            swaps += 1
        return [fixed, swaps]
#> Solution().inverseWalk([1, 2, 0])
#> Solution().inverseWalk([0, 1, 2])
#> Solution().inverseWalk([])
#> Solution().inverseWalk(p=[3, 2, 1, 0])
#> Solution().inverseWalk([1, 0, 3, 4, 2])
# %%
def best_meeting_row(grid):
    n, m = len(grid), len(grid[0])
    cnt = [0] * n
    for i in range(n):
        for j in range(m):
            cnt[i] += grid[i][j]
    best = 10 ** 9
    row = -1
    for r in range(n):
        d = 0
        for i in range(n):
            d += cnt[i] * (r - i if r > i else (i - r) * 2)
            if d > best:
                break
        if d < best:
            best, row = d, r
    return row, best
#> best_meeting_row([[1, 0], [0, 1], [1, 1]])
#> best_meeting_row([[0, 0], [0, 0]])
#> best_meeting_row([[1]])
#> best_meeting_row([[1, 1, 1], [0, 0, 0], [0, 0, 0], [1, 0, 0]])
#> best_meeting_row([[0], [0], [1]])
# %%
class Solution:
    def maskPairs(self, words: list) -> int:
        n = len(words)
        masks = [0] * n
        for i in range(n):
            for ch in words[i]:
                masks[i] |= 1 << (ord(ch) - 97)
        best = 0
        for i in range(n):
            for j in range(i + 1, n):
                common = masks[i] & masks[j]
                if common and common & (common - 1) == 0:
                    s = len(words[i]) + len(words[j])
                    if s > best:
                        best = s
        return best
#> Solution().maskPairs(["abc", "cde", "efg"])
#> Solution().maskPairs(["xy", "ab"])
#> Solution().maskPairs([])
#> Solution().maskPairs(words=["aaaa", "ab", "b"])
#> Solution().maskPairs(["pot", "top", "tip"])
# %%
from typing import List

class Solution:
    def rainBarrels(self, rain: List[int], size: List[int]) -> List[int]:
        m = len(size)
        fill = [0] * m
        spill = 0
        for d in range(len(rain)):
            flow = rain[d]
            b = d % m
            for step in range(m):
                idx = (b + step) % m
                room = size[idx] - fill[idx]
                if flow <= room:
                    fill[idx] += flow
                    flow = 0
                    break
                fill[idx] = size[idx]
                flow -= room
            spill += flow
        fill.append(spill)
        return fill
#> Solution().rainBarrels([4, 3, 5], [5, 4])
#> Solution().rainBarrels([1, 1, 1], [1, 1, 1])
#> Solution().rainBarrels([], [3])
#> Solution().rainBarrels(rain=[10, 0, 2], size=[2, 3, 4])
#> Solution().rainBarrels([9, 9], [5])
# %%
def skip_bigrams(s, gap):
    table = [[0] * 3 for _ in range(3)]
    for i in range(len(s)):
        j = i + gap
        if j >= len(s):
            break
        a = ord(s[i]) % 3
        b = ord(s[j]) % 3
        table[a][b] += 1
    best = (0, 0)
    for a in range(3):
        for b in range(3):
            if table[a][b] > table[best[0]][best[1]]:
                best = (a, b)
    return best, table[best[0]][best[1]]
#> skip_bigrams("abcabc", 1)
#> skip_bigrams("aaaa", 2)
#> skip_bigrams("", 1)
#> skip_bigrams("hello you", 3)
#> skip_bigrams("zy", 5)
# %%
class Solution:
    def powerCells(self, cells: list, limit: int) -> tuple:
        n = len(cells)
        t = 0
        while t < limit:
            low = 0
            high = 0
            for i in range(1, n):
                if cells[i] < cells[low]:
                    low = i
                if cells[i] >= cells[high]:
                    high = i
            d = cells[high] - cells[low]
            if d < 2:
                break
            cells[high] -= d // 2
            cells[low] += d // 2
            t += 1
        return t, cells
#> Solution().powerCells([9, 1, 4], 5)
#> Solution().powerCells([3, 3], 2)
#> Solution().powerCells([20, 0, 0, 0], 2)
#> Solution().powerCells(cells=[7], limit=3)
#> Solution().powerCells([1, 2, 12, 5], 0)
# %%
def seat_drift(a, b):
    n = len(a)
    i = 0
    swaps = 0
    locked = [False] * n
    while i < n:
        if a[i] > b[i] and not locked[i]:
            a[i], b[i] = b[i], a[i]
            swaps += 1
            if i + 1 < n:
                locked[i + 1] = True
        if i > 0 and a[i] < a[i - 1]:
            b[i] += a[i - 1] - a[i]
            a[i] = a[i - 1]
        i += 1
    return a, b, swaps
#> seat_drift([5, 2, 7], [3, 4, 1])
#> seat_drift([1, 2], [3, 4])
#> seat_drift([], [])
#> seat_drift([9, 8, 7, 6], [1, 1, 1, 1])
#> seat_drift([4, 0, 3], [2, 0, 9])
# %%
def egyptian_parts(a, b):
    parts = []
    while a > 0 and len(parts) < 5:
        k = (b + a - 1) // a
        parts.append(k)
        a = a * k - b
        b = b * k
        x, y = a, b
        while y:
            x, y = y, x % y
        a //= x
        b //= x
    return parts, a
#> egyptian_parts(2, 3)
#> egyptian_parts(5, 6)
#> egyptian_parts(0, 4)
#> egyptian_parts(3, 7)
#> egyptian_parts(4, 13)
# %%
class Solution:
    def anchorDrift(self, s: str, a: str) -> int:
        n = len(s)
        INF = n + 5
        left = [INF] * n
        d = INF
        for i in range(n):
            d = 0 if s[i] == a else d + 1
            left[i] = d
        d = INF
        total = 0
        for i in range(n - 1, -1, -1):
            d = 0 if s[i] == a else d + 1
            if left[i] < d:
                total -= left[i]
            elif d < left[i]:
                total += d
        return total
#> Solution().anchorDrift("xaxxx", "a")
#> Solution().anchorDrift("axxa", "a")
#> Solution().anchorDrift("", "a")
#> Solution().anchorDrift(s="bcbbcb", a="c")
#> Solution().anchorDrift("zzz", "q")
# %%
from typing import List

class Solution:
    def stairQueue(self, h: List[int]) -> List[int]:
        n = len(h)
        st = [-1] * (n + 1)
        top = 0
        res = [0] * n
        for i in range(n - 1, -1, -1):
            while top > 0 and h[st[top]] < h[i]:
                res[i] += 1
                top -= 1
            if top > 0:
                res[i] += 1
                if h[st[top]] == h[i]:
                    top -= 1
            top += 1
            st[top] = i
        return res
#> Solution().stairQueue([4, 1, 3, 5])
#> Solution().stairQueue([2, 2, 2])
#> Solution().stairQueue([])
#> Solution().stairQueue(h=[9, 1, 2, 3, 8])
#> Solution().stairQueue([6])
# %%
def shell_twist(a):
    n = len(a)
    gap = n // 2
    writes = 0
    while gap > 0:
        for i in range(gap, n):
            x = a[i]
            j = i
            while j >= gap and a[j - gap] > x:
                a[j] = a[j - gap]
                j -= gap
                writes += 1
            a[j] = x
        if gap == 2:
            gap = 1
        else:
            gap = gap * 5 // 11
    return a, writes
#> shell_twist([6, 2, 5, 1, 4])
#> shell_twist([1, 2, 3, 4])
#> shell_twist([])
#> shell_twist([9, 8, 7, 6, 5, 4])
#> shell_twist([2, 1])
# %%
class Solution:
    def tokenBucket(self, reqs: list, rate: int, cap: int) -> str:
        tokens = cap
        last = 0
        out = ''
        for i in range(len(reqs)):
            t, cost = reqs[i]
            tokens = min(cap, tokens + (t - last) * rate)
            last = t
            if cost <= tokens:
                tokens -= cost
                out += 'Y'
            elif cost > cap:
                out += '!'
            else:
                out += 'n'
        return out + str(tokens)
#> Solution().tokenBucket([(0, 3), (1, 3), (4, 2)], 1, 5)
#> Solution().tokenBucket([(2, 9)], 2, 4)
#> Solution().tokenBucket([], 1, 1)
#> Solution().tokenBucket(reqs=[(0, 4), (0, 1), (1, 2)], rate=2, cap=4)
#> Solution().tokenBucket([(1, 2), (2, 2), (3, 2)], 1, 3)
# %%
from typing import List

class Solution:
    def equalSides(self, a: List[int]) -> int:
        n = len(a)
        i, j = 0, n - 1
        left = a[0] if n else 0
        right = a[-1] if n else 0
        matches = 0
        while i < j:
            if left == right:
                matches += 1
                i += 1
                j -= 1
                if i < j:
                    left += a[i]
                    right += a[j]
            elif left < right:
                i += 1
                left += a[i]
            else:
                j -= 1
                right += a[j]
        return matches
#> Solution().equalSides([1, 2, 1, 1, 3])
#> Solution().equalSides([5, 5])
#> Solution().equalSides([])
#> Solution().equalSides(a=[2, 3, 7, 4, 1])
#> Solution().equalSides([1, 1, 1, 1, 1, 1])
# %%
def unique_paths_dir(n, m, walls):
    ways = [[[0, 0] for _ in range(m)] for _ in range(n)]
    block = [[False] * m for _ in range(n)]
    for x, y in walls:
        block[x][y] = True
    ways[0][0][0] = 1
    for i in range(n):
        for j in range(m):
            if block[i][j]:
                ways[i][j] = [0, 0]
                continue
            if j > 0:
                ways[i][j][0] += ways[i][j - 1][0] + ways[i][j - 1][1]
            if i > 0:
                ways[i][j][1] += ways[i - 1][j][0]
    return sum(ways[n - 1][m - 1])
#> unique_paths_dir(2, 3, [])
#> unique_paths_dir(3, 2, [])
#> unique_paths_dir(1, 1, [])
#> unique_paths_dir(2, 2, [(0, 1), (1, 0)])
#> unique_paths_dir(3, 4, [(1, 1)])
# %%
class Solution:
    def sumOfBlocks(self, n: int, w: int) -> int:
        p = 1
        for _ in range(w):
            p *= 10
        total = 0
        sign = 1
        while n > 0:
            block = n % p
            total += sign * block
            sign = -sign
            n //= p
            if block == 0:
                sign = 1
        return total if total >= 0 else total + p
#> Solution().sumOfBlocks(123456, 2)
#> Solution().sumOfBlocks(1001, 3)
#> Solution().sumOfBlocks(0, 1)
#> Solution().sumOfBlocks(n=90817, w=1)
#> Solution().sumOfBlocks(500073, 2)
# %%
from typing import List

class Solution:
    def lastStanding(self, hp: List[int], atk: List[int]) -> int:
        n = len(hp)
        i, j = 0, 1
        while j < n:
            a, b = hp[i], hp[j]
            while a > 0 and b > 0:
                b -= atk[i]
                if b > 0:
                    a -= atk[j]
            if a > 0:
                hp[i] = a
                j += 1
            else:
                hp[j] = b
                i = j
                j += 1
        return i if n else -1
#> Solution().lastStanding([5, 4, 6], [2, 3, 1])
#> Solution().lastStanding([1, 1], [1, 1])
#> Solution().lastStanding([], [])
#> Solution().lastStanding(hp=[3, 9, 9], atk=[1, 2, 5])
#> Solution().lastStanding([7], [2])
# %%
def shrink_matrix(g):
    while len(g) > 1 and len(g[0]) > 1:
        n, m = len(g), len(g[0])
        h = [[0] * (m - 1) for _ in range(n - 1)]
        for i in range(n - 1):
            for j in range(m - 1):
                h[i][j] = (g[i][j] + g[i + 1][j + 1]) - (g[i][j + 1] + g[i + 1][j])
        g = h
    return g
#> shrink_matrix([[1, 2], [3, 5]])
#> shrink_matrix([[1, 2, 3], [4, 5, 7], [6, 8, 9]])
#> shrink_matrix([[4, 4, 4]])
#> shrink_matrix([[1, 0, 2, 5], [3, 3, 1, 0], [2, 7, 7, 1]])
#> shrink_matrix([])
# %%
def gap_fill(a):
    n = len(a)
    i = 0
    while i < n:
        if a[i] != -1:
            i += 1
            continue
        s = i - 1
        while i < n and a[i] == -1:
            i += 1
        if s < 0 and i == n:
            break
        for k in range(s + 1, i):
            if s < 0:
                a[k] = a[i]
            elif i == n:
                a[k] = a[s]
            else:
                a[k] = a[s] + (a[i] - a[s]) * (k - s) // (i - s)
    return a
#> gap_fill([1, -1, -1, 10])
#> gap_fill([-1, 4, -1])
#> gap_fill([])
#> gap_fill(a=[-1, -1])
#> gap_fill([8, -1, 3, -1, -1, -1, 11])
# %%
from typing import List

class Solution:
    def ropeKnots(self, pulls: str) -> List[int]:
        n = len(pulls)
        pos = [0] * (n + 1)
        lo = hi = 0
        for i in range(n):
            pos[i + 1] = pos[i] + (1 if pulls[i] == 'r' else -1)
            if pos[i + 1] < lo:
                lo = pos[i + 1]
            elif pos[i + 1] > hi:
                hi = pos[i + 1]
        seen = [0] * (hi - lo + 1)
        for p in pos:
            seen[p - lo] += 1
        return seen
#> Solution().ropeKnots("rrl")
#> Solution().ropeKnots("lllrr")
#> Solution().ropeKnots("")
#> Solution().ropeKnots(pulls="rlrlrl")
#> Solution().ropeKnots("lrrrl")
# %%
def carry_count(a, b, base):
    carries = 0
    chain = 0
    longest = 0
    c = 0
    while a or b:
        s = a % base + b % base + c
        c = 1 if s >= base else 0
        if c:
            carries += 1
            chain += 1
            longest = max(longest, chain)
        else:
            chain = 0
        a //= base
        b //= base
    return carries, longest
#> carry_count(555, 555, 10)
#> carry_count(123, 456, 10)
#> carry_count(0, 0, 2)
#> carry_count(13, 7, 2)
#> carry_count(9095, 1907, 10)
