# %%
from typing import List

class Solution:
    def coinFlip(self, row: List[int]) -> int:
        n = len(row)
        ops = 0
        i = 0
        while i + 2 < n:
            if row[i] == 0:
                for k in range(3):
                    row[i + k] ^= 1
                ops += 1
            i += 1
        bad = 0
        for k in range(max(0, n - 2), n):
            if row[k] == 0:
                bad += 1
        return -bad if bad else ops
#> Solution().coinFlip([0, 0, 0, 1])
#> Solution().coinFlip([1, 0, 1])
#> Solution().coinFlip([])
#> Solution().coinFlip(row=[0, 1, 1, 0, 0])
#> Solution().coinFlip([1, 1, 1, 1, 1, 1])
# %%
def wrap_lines(words, width):
    lines = []
    cur = ''
    for i in range(len(words)):
        w = words[i]
        while len(w) > width:
            if cur != '':
                lines.append(cur)
                cur = ''
            lines.append(w[:width - 1] + '-')
            w = w[width - 1:]
        if cur == '':
            cur = w
        elif len(cur) + 1 + len(w) <= width:
            cur += ' ' + w
        else:
            lines.append(cur)
            cur = w
    if cur:
        lines.append(cur)
    return lines
#> wrap_lines(["to", "be", "or", "not"], 6)
#> wrap_lines(["enormous", "cat"], 4)
#> wrap_lines([], 5)
#> wrap_lines(["a", "abcdef", "b"], 3)
#> wrap_lines(["exact"], 5)
# %%
class Solution:
    def trickleDown(self, cap: list, pour: int) -> list:
        n = len(cap)
        glass = [[0] * (i + 1) for i in range(n)]
        if n:
            glass[0][0] = pour
        for i in range(n):
            for j in range(i + 1):
                extra = glass[i][j] - cap[i]
                if extra <= 0:
                    continue
                glass[i][j] = cap[i]
                if i + 1 < n:
                    glass[i + 1][j] += extra // 2
                    glass[i + 1][j + 1] += extra - extra // 2
        return glass
#> Solution().trickleDown([4, 2, 2], 11)
#> Solution().trickleDown([10], 3)
#> Solution().trickleDown([], 5)
#> Solution().trickleDown(cap=[1, 3], pour=10)
#> Solution().trickleDown([2, 1, 5], 9)
# %%
def fib_code(n):
    f = [0] * 20
    f[0], f[1] = 1, 2
    k = 1
    while f[k] <= n:
        f[k + 1] = f[k] + f[k - 1]
        k += 1
    out = ''
    gaps = 0
    last = -1
    for i in range(k - 1, -1, -1):
        if f[i] <= n:
            n -= f[i]
            out += '1'
            if last != -1 and last - i > 2:
                gaps += 1
            last = i
        elif out:
            out += '0'
    return out, gaps
#> fib_code(11)
#> fib_code(1)
#> fib_code(0)
#> fib_code(30)
#> fib_code(100)
# %%
def divide_long(num, d):
    q = ''
    rem = 0
    i = 0
    while i < len(num):
        rem = rem * 10 + ord(num[i]) - 48
        digit = 0
        while rem >= d:
            rem -= d
            digit += 1
        if q or digit:
            q += chr(48 + digit)
        i += 1
    return q or '0', rem
#> divide_long("145", 6)
#> divide_long("7", 9)
#> divide_long("", 3)
#> divide_long("1000", 8)
#> divide_long("98765", 12)
# %%
class Solution:
    def crabWalk(self, path: str, n: int) -> list:
        seen = [[0] * n for _ in range(n)]
        r = c = n // 2
        seen[r][c] = 1
        dr = {'U': -1, 'D': 1}
        for ch in path:
            if ch in dr:
                r = (r + dr[ch]) % n
            else:
                c = (c + (1 if ch == 'R' else -1)) % n
            seen[r][c] += 1
        res = []
        for i in range(n):
            for j in range(n):
                if seen[i][j] > 1:
                    res.append(i * n + j)
        return res
#> Solution().crabWalk("UDUD", 3)
#> Solution().crabWalk("RRR", 3)
#> Solution().crabWalk("", 2)
#> Solution().crabWalk(path="LURDL", n=2)
#> Solution().crabWalk("UULL", 4)
# %%
from typing import List

class Solution:
    def quickPart(self, a: List[int], k: int) -> int:
        lo, hi = 0, len(a) - 1
        while lo <= hi:
            p = a[hi]
            i = lo
            for j in range(lo, hi):
                if a[j] > p:
                    a[i], a[j] = a[j], a[i]
                    i += 1
            a[i], a[hi] = a[hi], a[i]
            if i == k:
                return a[i] * 10 + i
            if i < k:
                lo = i + 1
            else:
                hi = i - 1
        return -1
#> Solution().quickPart([4, 9, 1, 7], 1)
#> Solution().quickPart([5, 5, 5], 2)
#> Solution().quickPart([], 0)
#> Solution().quickPart(a=[3, 8, 6, 2, 7], k=4)
#> Solution().quickPart([2, 1], 5)
# %%
def trim_both(a, lim):
    i, j = 0, len(a) - 1
    total = 0
    for x in a:
        total += x
    cut = []
    while total > lim and i <= j:
        if a[i] >= a[j]:
            total -= a[i]
            cut.append(i)
            i += 1
        else:
            total -= a[j]
            cut.append(j)
            j -= 1
    return cut, total
#> trim_both([5, 1, 2, 7], 4)
#> trim_both([1, 1], 10)
#> trim_both([], 0)
#> trim_both([3, 9, 3, 4, 1], 8)
#> trim_both([6, 6], -1)
# %%
class Solution:
    def rankBits(self, nums: list) -> list:
        bucket = [[] for _ in range(9)]
        for x in nums:
            b = 0
            y = x
            while y:
                b += y & 1
                y >>= 1
            bucket[b].append(x)
        out = []
        for b in range(8, -1, -1):
            row = bucket[b]
            for i in range(len(row)):
                if b % 2:
                    out.append(row[len(row) - 1 - i])
                else:
                    out.append(row[i])
        return out
#> Solution().rankBits([5, 7, 1, 2])
#> Solution().rankBits([0, 255])
#> Solution().rankBits([])
#> Solution().rankBits(nums=[1, 2, 4, 3])
#> Solution().rankBits([6, 9, 10])
# %%
from typing import List

class Solution:
    def ferry(self, cars: List[int], deck: int) -> int:
        n = len(cars)
        best = 0
        seen = [False] * (deck + 1)
        seen[0] = True
        total = 0
        for i in range(n):
            total += cars[i]
            nxt = [False] * (deck + 1)
            any_ok = False
            for left in range(deck + 1):
                if not seen[left]:
                    continue
                if left + cars[i] <= deck:
                    nxt[left + cars[i]] = True
                    any_ok = True
                if total - left <= deck:
                    nxt[left] = True
                    any_ok = True
            if not any_ok:
                break
            best = i + 1
            seen = nxt
        return best
#> Solution().ferry([2, 3, 2, 2], 4)
#> Solution().ferry([5], 4)
#> Solution().ferry([], 3)
#> Solution().ferry(cars=[1, 4, 1, 3, 2], deck=5)
#> Solution().ferry([3, 3, 3], 3)
# %%
def snake_index(n, m, queries):
    out = []
    for q in queries:
        if q < 0 or q >= n * m:
            out.append((-1, -1))
            continue
        r = q // m
        c = q % m
        if r % 2 == 1:
            c = m - 1 - c
        out.append((r, c))
    moves = 0
    for i in range(1, len(out)):
        moves += abs(out[i][0] - out[i - 1][0]) + abs(out[i][1] - out[i - 1][1])
    return out, moves
#> snake_index(3, 4, [0, 5, 7])
#> snake_index(2, 2, [3, 4, -1])
#> snake_index(1, 1, [])
#> snake_index(4, 3, [3, 4, 5, 6])
#> snake_index(2, 5, [9])
# %%
class Solution:
    def pairDigits(self, n: int) -> int:
        cnt = [0] * 10
        while n > 0:
            cnt[n % 10] += 1
            n //= 10
        score = 0
        for i in range(5):
            j = 9 - i
            p = min(cnt[i], cnt[j])
            score += 9 * p
            cnt[i] -= p
            cnt[j] -= p
        for d in range(10):
            while cnt[d] >= 2:
                score += d
                cnt[d] -= 2
        return score
#> Solution().pairDigits(1845)
#> Solution().pairDigits(7733)
#> Solution().pairDigits(0)
#> Solution().pairDigits(n=99900)
#> Solution().pairDigits(123456)
# %%
from typing import List

class Solution:
    def deliver(self, houses: List[int], van: int) -> int:
        n = len(houses)
        for i in range(1, n):
            x = houses[i]
            j = i - 1
            while j >= 0 and abs(houses[j]) > abs(x):
                houses[j + 1] = houses[j]
                j -= 1
            houses[j + 1] = x
        cost = 0
        left = right = 0
        for i in range(n - 1, -1, -1):
            if houses[i] < 0:
                if left % van == 0:
                    cost -= 2 * houses[i]
                left += 1
            else:
                if right % van == 0:
                    cost += 2 * houses[i]
                right += 1
        return cost
#> Solution().deliver([3, -2, 5, -7], 2)
#> Solution().deliver([1, 2, 3], 1)
#> Solution().deliver([], 2)
#> Solution().deliver(houses=[-4, -4, 4, 4, 0], van=3)
#> Solution().deliver([10], 4)
# %%
def bracket_depths(s):
    depth = [0] * len(s)
    cur = 0
    for i in range(len(s)):
        if s[i] == '[':
            cur += 1
            depth[i] = cur
        elif s[i] == ']':
            depth[i] = cur
            cur -= 1
            if cur < 0:
                cur = 0
                depth[i] = -1
        else:
            depth[i] = cur * 10
    open_left = cur
    i = len(s) - 1
    while open_left > 0:
        if s[i] == '[':
            depth[i] = -1
            open_left -= 1
        i -= 1
    return depth
#> bracket_depths("[a[b]]")
#> bracket_depths("]x[")
#> bracket_depths("")
#> bracket_depths("[[[")
#> bracket_depths("[]][c")
# %%
class Solution:
    def windTurn(self, wind: list, drop: int) -> int:
        idx = 0
        n = len(wind)
        peak = wind[0] if n else 0
        stops = 0
        off = False
        while idx < n:
            w = wind[idx]
            if off:
                if w * 2 >= peak:
                    off = False
                    peak = w
            elif w > peak:
                peak = w
            elif peak - w >= drop:
                off = True
                stops += 1
            idx += 1
        return -stops if off else stops
#> Solution().windTurn([5, 9, 4, 8, 1], 4)
#> Solution().windTurn([3, 3, 3], 1)
#> Solution().windTurn([], 2)
#> Solution().windTurn(wind=[10, 2, 3, 6, 1, 7], drop=5)
#> Solution().windTurn([1, 2, 3, 4], 1)
# %%
from typing import List

class Solution:
    def mergeStones(self, piles: List[int]) -> int:
        n = len(piles)
        cost = 0
        while n > 1:
            k = 0
            for i in range(1, n - 1):
                if piles[i] + piles[i + 1] < piles[k] + piles[k + 1]:
                    k = i
            piles[k] += piles[k + 1]
            cost += piles[k]
            for i in range(k + 1, n - 1):
                piles[i] = piles[i + 1]
            n -= 1
        return cost
#> Solution().mergeStones([4, 1, 3])
#> Solution().mergeStones([2, 2, 2, 2])
#> Solution().mergeStones([])
#> Solution().mergeStones(piles=[9, 1, 1, 9])
#> Solution().mergeStones([7])
# %%
def atoi_base(s, base):
    digs = "0123456789abcdefghijklmnopqrstuvwxyz"
    i = 0
    n = len(s)
    while i < n and s[i] == ' ':
        i += 1
    sign = 1
    if i < n and s[i] in '+-':
        sign = -1 if s[i] == '-' else 1
        i += 1
    val = 0
    while i < n:
        d = digs.find(s[i])
        if d < 0 or d >= base:
            break
        val = val * base + d
        i += 1
    return sign * val, n - i
#> atoi_base("  -1f", 16)
#> atoi_base("1021", 2)
#> atoi_base("", 10)
#> atoi_base("+z!", 36)
#> atoi_base("777 8", 8)
# %%
def color_blocks(grid):
    n, m = len(grid), len(grid[0])
    best = 0
    dp = [[1] * m for _ in range(n)]
    for i in range(n):
        for j in range(m):
            if i and j and grid[i][j] == grid[i - 1][j] == grid[i][j - 1] == grid[i - 1][j - 1]:
                dp[i][j] = 1 + min(dp[i - 1][j], dp[i][j - 1], dp[i - 1][j - 1])
            v = dp[i][j] * dp[i][j] * (2 if grid[i][j] == '*' else 1)
            if v > best:
                best = v
    return best
#> color_blocks(["aab", "aab"])
#> color_blocks(["*"])
#> color_blocks(["abc", "def"])
#> color_blocks(grid=["xx*", "xx*", "xxx"])
#> color_blocks(["**", "**"])
# %%
from typing import List

class Solution:
    def relay(self, speed: List[int], track: int) -> List[int]:
        n = len(speed)
        laps = [0] * n
        pos = [0] * n
        t = 0
        done = False
        while not done and t < 10:
            t += 1
            for i in range(n):
                pos[i] += speed[i]
                if pos[i] >= track:
                    pos[i] -= track
                    laps[i] += 1
                    if laps[i] == 2:
                        done = True
            if n == 0:
                break
        return laps + [t]
#> Solution().relay([3, 4], 6)
#> Solution().relay([5, 5, 2], 5)
#> Solution().relay([], 3)
#> Solution().relay(speed=[1], track=7)
#> Solution().relay([2, 7, 9], 10)
# %%
def lower_hull(pts):
    st = [None] * len(pts)
    top = 0
    for p in sorted(pts):
        while top >= 2:
            a, b = st[top - 2], st[top - 1]
            if (b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0:
                break
            top -= 1
        st[top] = p
        top += 1
    return st[:top]
#> lower_hull([(0, 0), (1, 2), (2, 0), (3, 1)])
#> lower_hull([(0, 5), (1, 1), (4, 4)])
#> lower_hull([])
#> lower_hull([(2, 2), (0, 0), (1, 1)])
#> lower_hull([(0, 3), (1, 0), (2, 1), (3, -1), (4, 4)])
# %%
class Solution:
    def rollingHash(self, s: str, w: int) -> list:
        B, M = 5, 101
        high = 1
        for _ in range(w - 1):
            high = high * B % M
        h = 0
        out = []
        for i in range(len(s)):
            v = ord(s[i]) - 96
            if i >= w:
                h = (h - (ord(s[i - w]) - 96) * high) % M
            h = (h * B + v) % M
            if i >= w - 1:
                out.append(h)
        return out
#> Solution().rollingHash("abcab", 3)
#> Solution().rollingHash("zz", 1)
#> Solution().rollingHash("", 2)
#> Solution().rollingHash(s="hello", w=2)
#> Solution().rollingHash("ab", 4)
# %%
from typing import List

class Solution:
    def ridge(self, h: List[int]) -> List[int]:
        n = len(h)
        l = [0] * n
        r = [0] * n
        for i in range(n):
            k = i - 1
            while k >= 0 and h[k] < h[i]:
                k -= 1
            l[i] = i - k - 1
        for i in range(n - 1, -1, -1):
            k = i + 1
            while k < n and h[k] <= h[i]:
                k += 1
            r[i] = k - i - 1
        for i in range(n):
            l[i] = (l[i] + 1) * (r[i] + 1)
        return l
#> Solution().ridge([2, 1, 3])
#> Solution().ridge([4, 4, 4])
#> Solution().ridge([])
#> Solution().ridge(h=[5, 4, 3, 2])
#> Solution().ridge([1, 6, 2, 6])
# %%
def pour_three(cap, start, goal):
    jug = list(start)
    steps = 0
    src = 0
    while jug[2] != goal and steps < 9:
        dst = (src + 1) % 3
        q = min(jug[src], cap[dst] - jug[dst])
        if q > 0:
            jug[src] -= q
            jug[dst] += q
            steps += 1
            src = dst
        else:
            src = (src + 2) % 3
            steps += 2
    return steps, jug
#> pour_three([8, 5, 3], [8, 0, 0], 3)
#> pour_three([8, 5, 3], [8, 0, 0], 2)
#> pour_three([4, 4, 4], [1, 2, 3], 3)
#> pour_three([7, 4, 2], [5, 4, 0], 1)
#> pour_three([3, 3, 3], [0, 0, 0], 1)
# %%
class Solution:
    def stampPrice(self, s: str, price: list) -> int:
        need = [0] * 26
        for ch in s:
            if ch != ' ':
                need[ord(ch) - ord('a')] += 1
        total = 0
        for i in range(26):
            if not need[i]:
                continue
            p = price[i % len(price)]
            sets = need[i] // 3
            total += sets * 2 * p + need[i] % 3 * p
        return total
#> Solution().stampPrice("banana", [2, 3])
#> Solution().stampPrice("a a a a", [5])
#> Solution().stampPrice("", [1])
#> Solution().stampPrice(s="zzz top", price=[1, 2, 4])
#> Solution().stampPrice("xylo", [7, 1])
# %%
from typing import List

class Solution:
    def bubblePop(self, row: List[int]) -> int:
        score = 0
        combo = 0
        changed = True
        while changed:
            changed = False
            i = 0
            while i < len(row):
                j = i
                while j < len(row) and row[j] == row[i]:
                    j += 1
                if j - i >= 3:
                    combo += 1
                    score += (j - i) * combo
                    row = row[:i] + row[j:]
                    changed = True
                    break
                i = j
        return score * 10 + len(row)
#> Solution().bubblePop([1, 2, 2, 2, 1, 1])
#> Solution().bubblePop([3, 3, 4])
#> Solution().bubblePop([])
#> Solution().bubblePop(row=[5, 5, 5, 5])
#> Solution().bubblePop([1, 1, 2, 2, 2, 1, 3])
# %%
def diff_encode(a):
    n = len(a)
    out = []
    i = 0
    while i < n:
        if i + 1 == n:
            out.append((a[i], 0, 1))
            break
        d = a[i + 1] - a[i]
        j = i + 1
        while j + 1 < n and a[j + 1] - a[j] == d:
            j += 1
        out.append((a[i], d, j - i + 1))
        i = j + 1
    return out
#> diff_encode([1, 3, 5, 6, 6, 6])
#> diff_encode([10, 7, 4, 1])
#> diff_encode([])
#> diff_encode([4])
#> diff_encode([2, 4, 8, 16, 32])
# %%
class Solution:
    def oddCover(self, segs: list, n: int) -> list:
        line = [0] * n
        for a, b in segs:
            if a > b:
                a, b = b, a
            i = a
            while i <= b and i < n:
                line[i] ^= 1
                i += 1
        out = []
        i = 0
        while i < n:
            if line[i]:
                s = i
                while i < n and line[i]:
                    i += 1
                out.append((s, i - 1))
            i += 1
        return out
#> Solution().oddCover([[0, 3], [2, 5]], 7)
#> Solution().oddCover([[4, 1]], 6)
#> Solution().oddCover([], 4)
#> Solution().oddCover(segs=[[0, 9], [1, 1], [3, 4]], n=6)
#> Solution().oddCover([[2, 2], [2, 2]], 3)
# %%
from typing import List

class Solution:
    def mergeByTens(self, a: List[int]) -> List[int]:
        n = len(a)
        size = 1
        buf = [0] * n
        while size < n:
            lo = 0
            while lo < n:
                mid = min(lo + size, n)
                hi = min(lo + 2 * size, n)
                i, j = lo, mid
                for k in range(lo, hi):
                    if j >= hi or (i < mid and a[i] // 10 <= a[j] // 10):
                        buf[k] = a[i]
                        i += 1
                    else:
                        buf[k] = a[j]
                        j += 1
                lo += 2 * size
            a, buf = buf, a
            size *= 2
        return a
#> Solution().mergeByTens([35, 12, 39, 18])
#> Solution().mergeByTens([50, 40, 30])
#> Solution().mergeByTens([])
#> Solution().mergeByTens(a=[9, 8, 7, 16, 5])
#> Solution().mergeByTens([77])
# %%
def bingo(card, called):
    n = len(card)
    row = [0] * n
    col = [0] * n
    for t in range(len(called)):
        for i in range(n):
            for j in range(n):
                if card[i][j] == called[t]:
                    row[i] += 1
                    col[j] += 1
                    card[i][j] = -1
        for k in range(n):
            if row[k] == n or col[k] == n:
                return t + 1, k
    return -1, -1
#> bingo([[1, 2], [3, 4]], [1, 4, 3])
#> bingo([[1, 2], [3, 4]], [9, 8])
#> bingo([[5]], [5])
#> bingo([[7, 7], [1, 2]], [7])
#> bingo([[1, 2, 3], [4, 5, 6], [7, 8, 9]], [2, 5, 8])
# %%
def peg_shuffle(n, moves):
    pegs = [[0] * n for _ in range(3)]
    top = [n - 1, -1, -1]
    for i in range(n):
        pegs[0][i] = n - i
    bad = 0
    for a, b in moves:
        if top[a] < 0:
            bad += 1
            continue
        disk = pegs[a][top[a]]
        if top[b] >= 0 and pegs[b][top[b]] < disk:
            bad += 1
            continue
        top[a] -= 1
        top[b] += 1
        pegs[b][top[b]] = disk
    return [t + 1 for t in top], bad
#> peg_shuffle(2, [(0, 1), (0, 2), (1, 2)])
#> peg_shuffle(3, [(0, 1), (0, 1), (2, 0)])
#> peg_shuffle(1, [])
#> peg_shuffle(3, [(0, 2), (0, 1), (2, 1), (0, 2), (1, 0)])
#> peg_shuffle(0, [(0, 1)])
# %%
from typing import List

class Solution:
    def guardPost(self, wall: List[int], see: int) -> int:
        n = len(wall)
        posts = 0
        i = 0
        while i < n:
            if wall[i] == 0:
                i += 1
                continue
            best = -1
            for p in range(min(n - 1, i + see), i - 1, -1):
                if wall[p] >= wall[i]:
                    best = p
                    break
            if best == -1:
                return -1
            posts += 1
            i = best + see + 1
        return posts
#> Solution().guardPost([1, 2, 0, 1, 1], 1)
#> Solution().guardPost([0, 0, 0], 2)
#> Solution().guardPost([], 1)
#> Solution().guardPost(wall=[3, 1, 1, 1, 1, 1], see=0)
#> Solution().guardPost([2, 1, 3, 0, 0, 0, 4], 2)
# %%
def leader_changes(votes, k):
    cnt = [0] * k
    lead = -1
    hist = []
    for i in range(len(votes)):
        v = votes[i]
        cnt[v] += 1
        if lead == -1 or cnt[v] > cnt[lead]:
            if lead != v:
                hist.append((i, v))
            lead = v
    margin = 10 ** 9
    for c in range(k):
        if c != lead:
            margin = min(margin, cnt[lead] - cnt[c])
    return hist, margin
#> leader_changes([0, 1, 1, 0, 0], 2)
#> leader_changes([2, 2], 3)
#> leader_changes([], 2)
#> leader_changes([0, 1, 2, 2, 1, 1], 3)
#> leader_changes([0], 1)
# %%
class Solution:
    def foldPaper(self, a: list, folds: int) -> list:
        n = len(a)
        while folds > 0 and n > 1:
            half = n // 2
            for i in range(half):
                a[i] += a[n - 1 - i]
            n = n - half
            folds -= 1
            if n % 2 == 0 and folds > 0:
                i = 0
                while i < n - 1:
                    a[i], a[i + 1] = a[i + 1], a[i]
                    i += 2
        return a[:n]
#> Solution().foldPaper([1, 2, 3, 4, 5, 6, 7], 2)
#> Solution().foldPaper([1, 2, 3], 1)
#> Solution().foldPaper([], 3)
#> Solution().foldPaper(a=[5, 0, 5, 0, 5, 0], folds=5)
#> Solution().foldPaper([9, 9], 0)
# %%
from typing import List

class Solution:
    def robHall(self, loot: List[int], alarm: int) -> int:
        n = len(loot)
        take = [0] * (n + 1)
        skip = [0] * (n + 1)
        for i in range(1, n + 1):
            take[i] = skip[i - 1] + loot[i - 1]
            alt = take[i - 1] + loot[i - 1] - alarm
            if i > 1 and alt > take[i]:
                take[i] = alt
            skip[i] = take[i - 1] if take[i - 1] > skip[i - 1] else skip[i - 1]
        return max(take[n], skip[n])
#> Solution().robHall([5, 6, 5], 3)
#> Solution().robHall([1, 1, 1, 1], 0)
#> Solution().robHall([], 4)
#> Solution().robHall(loot=[2, 9, 8, 1], alarm=100)
#> Solution().robHall([7, 3], 2)
# %%
def diag_sorted(g):
    n, m = len(g), len(g[0])
    starts = [(i, 0) for i in range(n - 1, 0, -1)] + [(0, j) for j in range(m)]
    fixed = 0
    for r, c in starts:
        i, j = r, c
        while i + 1 < n and j + 1 < m:
            if g[i][j] > g[i + 1][j + 1]:
                g[i][j], g[i + 1][j + 1] = g[i + 1][j + 1], g[i][j]
                fixed += 1
            i += 1
            j += 1
    return g, fixed
#> diag_sorted([[5, 1], [2, 3]])
#> diag_sorted([[1, 2, 3]])
#> diag_sorted([[9, 8, 7], [6, 5, 4], [3, 2, 1]])
#> diag_sorted([[4], [3]])
#> diag_sorted([[2, 7, 1], [8, 1, 3]])
# %%
class Solution:
    def phase(self, signal: str, period: int) -> int:
        best = -1
        where = -1
        for off in range(period):
            ones = 0
            i = off
            while i < len(signal):
                if signal[i] == '1':
                    ones += 1
                else:
                    ones -= 1
                i += period
            if ones > best:
                best = ones
                where = off
        return where
#> Solution().phase("110100", 2)
#> Solution().phase("0101", 2)
#> Solution().phase("", 3)
#> Solution().phase(signal="0010010", period=3)
#> Solution().phase("000000", 1)
# %%
from typing import List

class Solution:
    def loadTruck(self, boxes: List[List[int]], cap: int) -> int:
        cnt = [0] * 11
        for num, units in boxes:
            cnt[units] += num
        got = 0
        u = 10
        while u > 0 and cap > 0:
            take = min(cnt[u], cap)
            got += take * u
            cap -= take
            cnt[u] -= take
            if cnt[u] == 0 or take == 0:
                u -= 1
        return got - cap
#> Solution().loadTruck([[2, 3], [1, 5]], 2)
#> Solution().loadTruck([[4, 10]], 6)
#> Solution().loadTruck([], 3)
#> Solution().loadTruck(boxes=[[1, 1], [1, 2], [1, 9]], cap=2)
#> Solution().loadTruck([[5, 4], [5, 8]], 7)
# %%
def sum_until_repeat(start, mul, add, mod):
    seen = [-1] * mod
    x = start % mod
    t = 0
    s = 0
    while seen[x] == -1:
        seen[x] = t
        s += x
        x = (x * mul + add) % mod
        t += 1
    return seen[x], t - seen[x], s
#> sum_until_repeat(1, 3, 1, 7)
#> sum_until_repeat(0, 2, 0, 5)
#> sum_until_repeat(12, 5, 3, 10)
#> sum_until_repeat(3, 4, 2, 12)
#> sum_until_repeat(9, 1, 1, 6)
# %%
def vowel_swap(s, t):
    a, b = list(s), list(t)
    i = j = 0
    swaps = 0
    while i < len(a) and j < len(b):
        if a[i] not in 'aeiou':
            i += 1
            continue
        if b[j] not in 'aeiou':
            j += 1
            continue
        if a[i] != b[j]:
            a[i], b[j] = b[j], a[i]
            swaps += 1
        i += 1
        j += 1
    return ''.join(a), ''.join(b), swaps
#> vowel_swap("cat", "dog")
#> vowel_swap("banana", "melon")
#> vowel_swap("", "a")
#> vowel_swap(s="xyz", t="aei")
#> vowel_swap("queue", "aide")
