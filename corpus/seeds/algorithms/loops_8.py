# %%
from typing import List

class Solution:
    def pipeLeak(self, pressure: List[int], tol: int) -> int:
        n = len(pressure)
        lo, hi = 0, n - 1
        while hi - lo > 1:
            mid = lo + (hi - lo) // 2
            left = abs(pressure[mid] - pressure[lo])
            right = abs(pressure[hi] - pressure[mid])
            if left <= tol and right <= tol:
                return -1
            if left > right:
                hi = mid
            else:
                lo = mid
        return hi
#> Solution().pipeLeak([50, 50, 49, 20, 20], 2)
#> Solution().pipeLeak([9, 9, 9, 9], 1)
#> Solution().pipeLeak([], 1)
#> Solution().pipeLeak(pressure=[80, 30, 30, 30, 30, 29, 28], tol=3)
#> Solution().pipeLeak([4, 1], 0)
# %%
def split_camels(weights, a, b):
    n = len(weights)
    i, j = 0, n - 1
    la = lb = 0
    while i <= j:
        progressed = False
        if la + weights[i] <= a:
            la += weights[i]
            i += 1
            progressed = True
        if i <= j and lb + weights[j] <= b:
            lb += weights[j]
            j -= 1
            progressed = True
        if not progressed:
            break
    return weights[i:j + 1], a - la, b - lb
#> split_camels([3, 4, 2, 5, 1], 7, 6)
#> split_camels([9, 9], 5, 5)
#> split_camels([], 1, 2)
#> split_camels([1, 2, 3, 4, 5], 3, 100)
#> split_camels([6], 6, 6)
# %%
class Solution:
    def hexWalk(self, path: str) -> int:
        dx = [1, 1, 0, -1, -1, 0]
        dy = [0, -1, -1, 0, 1, 1]
        x = y = 0
        far = 0
        d = 0
        for c in path:
            if c == '+':
                d = (d + 1) % 6
            elif c == '-':
                d = (d + 5) % 6
            else:
                x += dx[d]
                y += dy[d]
                z = -x - y
                dist = (abs(x) + abs(y) + abs(z)) // 2
                if dist > far:
                    far = dist
        return far * 10 + (abs(x) + abs(y) + abs(-x - y)) // 2
#> Solution().hexWalk("ff+f")
#> Solution().hexWalk("f+++f")
#> Solution().hexWalk("")
#> Solution().hexWalk(path="f+f+f+f+f+f")
#> Solution().hexWalk("--ff-f")
# %%
def torch_relay(times, oil):
    front, back = 0, len(times) - 1
    done = 0
    side = 0
    while front <= back:
        if side == 0:
            burn = times[front]
            front += 1
        else:
            burn = times[back] // 2
            back -= 1
        if burn > oil:
            oil -= 1
            if oil <= 0:
                break
            side = 1 - side
            continue
        oil -= burn
        done += 1
        side ^= 1
    return done, oil
#> torch_relay([3, 2, 8, 4], 12)
#> torch_relay([9, 9], 3)
#> torch_relay([], 5)
#> torch_relay([1, 2, 3, 4, 5, 6], 10)
#> torch_relay([5], 5)
# %%
def stretch(s, marks):
    out = [''] * (len(s) * 2)
    k = 0
    m = 0
    for i in range(len(s)):
        while m < len(marks) and marks[m] < i:
            m += 1
        if m < len(marks) and marks[m] == i:
            out[k] = s[i - 1] if i > 0 else '#'
            k += 1
        out[k] = s[i]
        k += 1
    res = ''
    for t in range(k - 1, -1, -1):
        res = out[t] + res
    return res
#> stretch("abcd", [1, 3])
#> stretch("xy", [0])
#> stretch("", [2])
#> stretch("hello", [2, 2, 4])
#> stretch("pq", [])
# %%
class Solution:
    def treasure(self, grid: list) -> list:
        n, m = len(grid), len(grid[0])
        dp = [[-1] * m for _ in range(n)]
        dp[n - 1][m - 1] = grid[n - 1][m - 1]
        for i in range(n - 1, -1, -1):
            for j in range(m - 1, -1, -1):
                if grid[i][j] < 0:
                    dp[i][j] = -1
                    continue
                best = dp[i][j]
                if i + 1 < n and dp[i + 1][j] >= 0:
                    best = max(best, dp[i + 1][j] + grid[i][j])
                if j + 1 < m and dp[i][j + 1] >= 0:
                    best = max(best, dp[i][j + 1] + grid[i][j])
                dp[i][j] = best
        return dp[0]
#> Solution().treasure([[1, 3], [2, 4]])
#> Solution().treasure([[0, -1], [5, 0]])
#> Solution().treasure([[7]])
#> Solution().treasure(grid=[[1, 2, 3], [4, -1, 5]])
#> Solution().treasure([[1, -1, 9], [-1, 2, 2]])
# %%
from typing import List

class Solution:
    def rotFind(self, a: List[int], x: int) -> int:
        n = len(a)
        start = 0
        for i in range(1, n):
            if a[i] < a[i - 1]:
                start = i
                break
        lo, hi = 0, n
        while lo < hi:
            mid = (lo + hi) // 2
            if a[(start + mid) % n] < x:
                lo = mid + 1
            else:
                hi = mid
        if lo == n:
            return -n
        p = (start + lo) % n
        return p if a[p] == x else -p - 100
#> Solution().rotFind([7, 9, 1, 3, 5], 3)
#> Solution().rotFind([7, 9, 1, 3, 5], 8)
#> Solution().rotFind([], 4)
#> Solution().rotFind(a=[2, 4, 6], x=9)
#> Solution().rotFind([5, 1], 5)
# %%
def weigh_rounds(coins):
    n = len(coins)
    lo, hi = 0, n
    rounds = 0
    while hi - lo > 1:
        third = (hi - lo + 2) // 3
        a = b = 0
        for k in range(third):
            a += coins[lo + k]
        for k in range(third, min(2 * third, hi - lo)):
            b += coins[lo + k]
        rounds += 1
        if a < b:
            hi = lo + third
        elif a > b:
            lo, hi = lo + third, min(lo + 2 * third, hi)
        else:
            lo += 2 * third
    return lo, rounds
#> weigh_rounds([5, 5, 4])
#> weigh_rounds([5, 5, 5, 5, 5, 5, 5, 4, 5])
#> weigh_rounds([3])
#> weigh_rounds([2, 3, 3, 3, 3, 3])
#> weigh_rounds([7, 7, 7, 7, 7, 6])
# %%
class Solution:
    def lcsSkip(self, s: str, t: str) -> int:
        n, m = len(s), len(t)
        prev = [0] * (m + 1)
        for i in range(n):
            cur = [0] * (m + 1)
            for j in range(m):
                if s[i] == t[j]:
                    w = 2 if s[i] in 'aeiou' else 1
                    cur[j + 1] = prev[j] + w
                else:
                    cur[j + 1] = max(prev[j + 1], cur[j])
            prev = cur
        return prev[m]
#> Solution().lcsSkip("tea", "eat")
#> Solution().lcsSkip("abc", "xyz")
#> Solution().lcsSkip("", "aaa")
#> Solution().lcsSkip(s="radio", t="audio")
#> Solution().lcsSkip("mmm", "m")
# %%
def count_coves(coast):
    n = len(coast)
    coves = 0
    deepest = 0
    i = 1
    while i < n - 1:
        if coast[i] < coast[i - 1]:
            j = i
            while j < n - 1 and coast[j + 1] == coast[i]:
                j += 1
            if j < n - 1 and coast[j + 1] > coast[i]:
                coves += 1
                rim = min(coast[i - 1], coast[j + 1])
                if rim - coast[i] > deepest:
                    deepest = rim - coast[i]
            i = j + 1
        else:
            i += 1
    return coves, deepest
#> count_coves([4, 1, 1, 3, 0, 5])
#> count_coves([1, 2, 3])
#> count_coves([])
#> count_coves([7, 3, 3, 3])
#> count_coves([5, 2, 4, 2, 2, 6, 1])
# %%
def cocktail(a):
    l, r = 0, len(a) - 1
    passes = 0
    while l < r:
        last = l
        for i in range(l, r):
            if a[i] > a[i + 1]:
                a[i], a[i + 1] = a[i + 1], a[i]
                last = i
        r = last
        passes += 1
        first = r
        for i in range(r, l, -1):
            if a[i] < a[i - 1]:
                a[i], a[i - 1] = a[i - 1], a[i]
                first = i
        l = first
        passes += 1
    return a, passes
#> cocktail([4, 1, 3, 2])
#> cocktail([1, 2, 3])
#> cocktail([])
#> cocktail([5, 4, 3, 2, 1])
#> cocktail([2, 3, 4, 1])
# %%
class Solution:
    def signalHold(self, s: str, hold: int) -> str:
        out = ['0'] * len(s)
        timer = 0
        for i in range(len(s)):
            if s[i] == '1':
                if timer == 0:
                    out[i] = '^'
                else:
                    out[i] = '1'
                timer = hold
            elif timer > 0:
                timer -= 1
                out[i] = 'v' if timer == 0 else '1'
        return ''.join(out)
#> Solution().signalHold("0100010", 2)
#> Solution().signalHold("1111", 1)
#> Solution().signalHold("", 3)
#> Solution().signalHold(s="10001000", hold=3)
#> Solution().signalHold("0001", 0)
# %%
from typing import List

class Solution:
    def matchSocks(self, left: List[int], right: List[int]) -> int:
        n, m = len(left), len(right)
        used = [False] * m
        waste = 0
        for i in range(n):
            pick = -1
            for j in range(m):
                if used[j] or right[j] < left[i]:
                    continue
                if pick < 0 or right[j] < right[pick]:
                    pick = j
                    if right[j] == left[i]:
                        break
            if pick < 0:
                waste += 10
            else:
                used[pick] = True
                waste += right[pick] - left[i]
        return waste
#> Solution().matchSocks([3, 5], [6, 4])
#> Solution().matchSocks([9, 1], [1, 2, 8])
#> Solution().matchSocks([], [4])
#> Solution().matchSocks(left=[2, 2, 2], right=[2, 3])
#> Solution().matchSocks([7], [])
# %%
def slide_sums(a, k):
    n = len(a)
    if k > n:
        return []
    out = [0] * (n - k + 1)
    s = 0
    neg = 0
    for i in range(n):
        s += a[i]
        if a[i] < 0:
            neg += 1
        if i >= k:
            s -= a[i - k]
            if a[i - k] < 0:
                neg -= 1
        if i >= k - 1:
            out[i - k + 1] = s if neg % 2 == 0 else -s
    return out
#> slide_sums([1, -2, 3, 4, -5], 2)
#> slide_sums([5, 5], 3)
#> slide_sums([-1, -1, -1], 3)
#> slide_sums([2, 4, 6, 8], 1)
#> slide_sums([0, -7, 3, -2, 9, 1], 4)
# %%
class Solution:
    def factorTree(self, n: int) -> list:
        out = []
        p = 2
        depth = 0
        while n > 1:
            if p * p > n:
                p = n
            e = 0
            while n % p == 0:
                n //= p
                e += 1
            if e > 0:
                depth += 1
                out.append(p * 10 * depth + e)
            p += 1 if p == 2 else 2
        return out
#> Solution().factorTree(60)
#> Solution().factorTree(1)
#> Solution().factorTree(97)
#> Solution().factorTree(n=729)
#> Solution().factorTree(308)
# %%
from typing import List

class Solution:
    def choosePair(self, a: List[int], k: int) -> List[int]:
        n = len(a)
        res = [-1, -1]
        best = -float('inf')
        back = -1
        for i in range(k, n):
            j = i - k
            if back == -1 or a[j] + j > a[back] + back:
                back = j
            v = a[i] - i + a[back] + back
            if v > best:
                best = v
                res[0], res[1] = back, i
        return res
#> Solution().choosePair([8, 1, 5, 2, 6], 1)
#> Solution().choosePair([3, 3, 3], 2)
#> Solution().choosePair([], 1)
#> Solution().choosePair(a=[1, 9, 2, 9, 1, 9], k=2)
#> Solution().choosePair([4, 7], 3)
# %%
def tower_levels(rows):
    n = len(rows)
    width = 0
    for r in rows:
        if len(r) > width:
            width = len(r)
    drop = [0] * width
    for j in range(width):
        i = n - 1
        while i >= 0:
            if j >= len(rows[i]) or rows[i][j] == ' ':
                break
            drop[j] += 1
            i -= 1
    steep = 0
    for j in range(1, width):
        d = drop[j] - drop[j - 1]
        steep = max(steep, d if d > 0 else -d)
    return drop, steep
#> tower_levels(["x", "xx", "xxx"])
#> tower_levels([" x ", "xxx"])
#> tower_levels([])
#> tower_levels(["xxxx", "x  x"])
#> tower_levels(["", "ab", "a"])
# %%
def undo_log(ops):
    vals = [0] * 10
    top = -1
    cur = 0
    undone = 0
    for op in ops:
        if op == 0:
            if top >= 0:
                cur = vals[top]
                top -= 1
                undone += 1
            else:
                cur = -1
                break
        else:
            if top == 9:
                for k in range(9):
                    vals[k] = vals[k + 1]
                top -= 1
            top += 1
            vals[top] = cur
            cur = cur * 2 + op
    return [cur, top + 1, undone]
#> undo_log([1, 2, 0, 3])
#> undo_log([0, 1])
#> undo_log([])
#> undo_log(ops=[5, 0, 5, 0, 7])
#> undo_log([1, 1, 1, 1, 0, 0])
# %%
from typing import List

class Solution:
    def maxChunks(self, a: List[int]) -> int:
        n = len(a)
        suf = [10 ** 9] * (n + 1)
        for i in range(n - 1, -1, -1):
            suf[i] = a[i] if a[i] < suf[i + 1] else suf[i + 1]
        chunks = 0
        top = -1
        size = 0
        odd = 0
        for i in range(n):
            size += 1
            if a[i] > top:
                top = a[i]
            if top <= suf[i + 1]:
                chunks += 1
                odd += size & 1
                size = 0
        return chunks * 10 + odd
#> Solution().maxChunks([2, 1, 3, 4])
#> Solution().maxChunks([5, 4, 3])
#> Solution().maxChunks([])
#> Solution().maxChunks(a=[1, 1, 0, 7, 6, 9])
#> Solution().maxChunks([0, 1, 2, 3])
# %%
def bounce(n, x, v, t):
    hits = 0
    path = []
    while t > 0:
        x += v
        while x < 0 or x >= n:
            if x < 0:
                x = -x
            else:
                x = 2 * (n - 1) - x
            v = -v
            hits += 1
        path.append(x)
        t -= 1
    return path, hits
#> bounce(5, 1, 2, 4)
#> bounce(4, 0, -3, 3)
#> bounce(10, 5, 1, 0)
#> bounce(3, 2, 5, 2)
#> bounce(6, 3, 4, 5)
# %%
def dice_strip(strip, roll):
    n = len(strip)
    ways = [0] * (n + 1)
    ways[0] = 1
    for i in range(1, n + 1):
        if strip[i - 1] == 'x':
            continue
        for d in range(1, roll + 1):
            j = i - d
            if j < 0:
                break
            if strip[i - 1] == 'e' and d % 2 == 1:
                continue
            ways[i] += ways[j]
    return ways
#> dice_strip("..e.", 2)
#> dice_strip(".x.", 2)
#> dice_strip("", 3)
#> dice_strip("e.e..", 3)
#> dice_strip("xx.", 2)
# %%
from typing import List

class Solution:
    def gossip(self, meet: List[List[int]], n: int) -> List[int]:
        knows = [0] * n
        for i in range(n):
            knows[i] = 1 << i
        full = (1 << n) - 1
        when = [-1] * n
        for t in range(len(meet)):
            a, b = meet[t]
            both = knows[a] | knows[b]
            knows[a] = both
            knows[b] = both
            if both == full:
                if when[a] < 0:
                    when[a] = t
                if when[b] < 0:
                    when[b] = t
        return when
#> Solution().gossip([[0, 1], [1, 2], [0, 2]], 3)
#> Solution().gossip([[0, 1]], 4)
#> Solution().gossip([], 2)
#> Solution().gossip(meet=[[0, 1], [2, 3], [0, 2], [1, 3]], n=4)
#> Solution().gossip([[1, 0], [0, 1]], 2)
# %%
def parse_moves(s):
    x = y = 0
    i = 0
    while i < len(s):
        c = s[i]
        i += 1
        num = 0
        has = False
        while i < len(s) and s[i].isdigit():
            num = num * 10 + int(s[i])
            has = True
            i += 1
        if not has:
            num = 1
        if c == 'n':
            y += num
        elif c == 's':
            y -= num
        elif c == 'e':
            x += num
        elif c == 'w':
            x -= num
        else:
            return None
    return x, y
#> parse_moves("n3e12s")
#> parse_moves("wwn")
#> parse_moves("")
#> parse_moves("e5q2")
#> parse_moves("s10w0n4")
# %%
def ladder_pegs(pegs, arm):
    n = len(pegs)
    hold = 0
    rests = 0
    path = [0]
    while hold < n - 1:
        nxt = -1
        for j in range(n - 1, hold, -1):
            reach = arm - rests if pegs[j] >= pegs[hold] else arm + 1
            if j - hold <= reach:
                nxt = j
                break
        if nxt == -1:
            if rests == 0:
                return path
            rests = 0
            continue
        rests += 1
        hold = nxt
        path.append(hold)
    return path
#> ladder_pegs([1, 3, 2, 5, 4], 2)
#> ladder_pegs([5, 4, 3, 2], 1)
#> ladder_pegs([], 3)
#> ladder_pegs([2, 2, 2, 2, 2, 2], 3)
#> ladder_pegs([1, 2], 0)
# %%
from typing import List

class Solution:
    def laserRows(self, rows: List[str]) -> int:
        prev = 0
        total = 0
        gap = 0
        for r in range(len(rows)):
            dev = 0
            for c in range(len(rows[r])):
                if rows[r][c] == '1':
                    dev += 1
            if dev == 0:
                gap += 1
                if gap == 2:
                    prev = 0
                continue
            total += prev * dev
            prev = dev
            gap = 0
        return total
#> Solution().laserRows(["11", "01", "00", "11"])
#> Solution().laserRows(["1", "0", "0", "1"])
#> Solution().laserRows([])
#> Solution().laserRows(rows=["101", "111", "000"])
#> Solution().laserRows(["0", "0"])
# %%
def reverse_groups(a, sizes):
    i = 0
    g = 0
    n = len(a)
    while i < n:
        k = sizes[g % len(sizes)]
        j = min(i + k, n) - 1
        nxt = i + k
        if g % 2 == 0:
            l, r = i, j
            while l < r:
                a[l], a[r] = a[r], a[l]
                l += 1
                r -= 1
        i = nxt
        g += 1
    return a
#> reverse_groups([1, 2, 3, 4, 5, 6], [2])
#> reverse_groups([1, 2, 3, 4, 5, 6, 7], [3, 1])
#> reverse_groups([], [4])
#> reverse_groups([9, 8, 7], [5])
#> reverse_groups([1, 2, 3, 4, 5], [1, 1, 2])
# %%
class Solution:
    def clampDigits(self, n: int, lo: int, hi: int) -> int:
        out = 0
        place = 1
        carry = 0
        while n > 0 or carry > 0:
            d = n % 10 + carry
            carry = 0
            if d > hi:
                carry = d - hi
                d = hi
            elif d < lo:
                d = lo
            out += d * place
            place *= 10
            n //= 10
        return out
#> Solution().clampDigits(7182, 2, 6)
#> Solution().clampDigits(555, 0, 9)
#> Solution().clampDigits(0, 3, 5)
#> Solution().clampDigits(n=99, lo=1, hi=7)
#> Solution().clampDigits(10203, 1, 4)
# %%
from typing import List

class Solution:
    def packBits(self, vals: List[int], w: int) -> List[int]:
        out = []
        acc = 0
        used = 0
        for v in vals:
            acc |= (v & ((1 << w) - 1)) << used
            used += w
            while used >= 8:
                out.append(acc & 255)
                acc >>= 8
                used -= 8
        if used > 0:
            out.append(acc)
        return out
#> Solution().packBits([1, 2, 3], 4)
#> Solution().packBits([7, 0, 7, 1], 3)
#> Solution().packBits([], 5)
#> Solution().packBits(vals=[300, 200], w=9)
#> Solution().packBits([31, 1, 33], 5)
# %%
def cool_down(tasks, k):
    ready = [0] * 26
    t = 0
    idle = 0
    line = []
    for i in range(len(tasks)):
        c = ord(tasks[i]) - ord('A')
        while t < ready[c]:
            t += 1
            idle += 1
            line.append('.')
        line.append(tasks[i])
        t += 1
        ready[c] = t + (k if c % 2 == 0 else k // 2)
    return ''.join(line), idle
#> cool_down("AAB", 2)
#> cool_down("BBB", 2)
#> cool_down("", 4)
#> cool_down("ABCA", 1)
#> cool_down("CDCD", 3)
# %%
class Solution:
    def fenceHeights(self, h: list, boards: int) -> int:
        n = len(h)
        if n == 0:
            return 0
        lo, hi = min(h), max(h) + boards
        while lo < hi:
            mid = (lo + hi + 1) // 2
            need = 0
            run = 0
            for i in range(n):
                if h[i] < mid:
                    need += mid - h[i] + (1 if run == 0 else 0)
                    run += 1
                else:
                    run = 0
            if need <= boards:
                lo = mid
            else:
                hi = mid - 1
        return lo
#> Solution().fenceHeights([2, 4, 3], 4)
#> Solution().fenceHeights([5], 3)
#> Solution().fenceHeights([], 2)
#> Solution().fenceHeights(h=[1, 6, 1], boards=6)
#> Solution().fenceHeights([3, 3, 3], 0)
# %%
from typing import List

class Solution:
    def alternate(self, s: str) -> List[int]:
        last = -1
        ends = []
        up = True
        for i in range(len(s)):
            if s[i] == ' ':
                continue
            if last >= 0:
                if up and s[i] <= s[last]:
                    ends.append(last)
                    up = False
                elif not up and s[i] >= s[last]:
                    ends.append(last)
                    up = True
            last = i
        ends.append(last)
        return ends
#> Solution().alternate("abdca")
#> Solution().alternate("aaaa")
#> Solution().alternate("")
#> Solution().alternate(s="a c b d")
#> Solution().alternate("zyxw")
# %%
def harvest(field, r, c):
    n, m = len(field), len(field[0])
    dx = [-1, -1, -1, 0, 0, 1, 1, 1]
    dy = [-1, 0, 1, -1, 1, -1, 0, 1]
    total = 0
    while field[r][c] > 0:
        total += field[r][c]
        field[r][c] = 0
        best = -1
        for k in range(8):
            x, y = r + dx[k], c + dy[k]
            if 0 <= x < n and 0 <= y < m and field[x][y] > 0:
                if best < 0 or field[x][y] < field[r + dx[best]][c + dy[best]]:
                    best = k
        if best < 0:
            break
        r += dx[best]
        c += dy[best]
    return total, r, c
#> harvest([[1, 2], [3, 4]], 0, 0)
#> harvest([[0, 5]], 0, 0)
#> harvest([[9]], 0, 0)
#> harvest([[3, 0, 1], [0, 2, 0]], 0, 0)
#> harvest([[5, 0, 6]], 0, 2)
# %%
class Solution:
    def spendPoints(self, tiers: list, pts: int) -> list:
        n = len(tiers)
        bought = [0] * n
        i = n - 1
        debt = 0
        while i >= 0 and pts > 0:
            q, r = pts // tiers[i], pts % tiers[i]
            if q > 3:
                q, r = 3, pts - 3 * tiers[i]
            bought[i] = q
            pts = r
            if q == 0 and tiers[i] - pts == 1:
                bought[i] = 1
                debt += 1
                pts = 0
            i -= 1
        return bought + [pts, debt]
#> Solution().spendPoints([2, 5, 12], 31)
#> Solution().spendPoints([4, 10], 9)
#> Solution().spendPoints([], 6)
#> Solution().spendPoints(tiers=[1, 3], pts=50)
#> Solution().spendPoints([7, 8, 9], 8)
# %%
from typing import List

class Solution:
    def arcCover(self, arcs: List[List[int]], n: int) -> int:
        diff = [0] * (n + 1)
        for s, length in arcs:
            e = s + length
            diff[s] += 1
            if e <= n:
                diff[e] -= 1
            else:
                diff[n] -= 1
                diff[0] += 1
                diff[e - n] -= 1
        cur = 0
        best = 0
        at = -1
        for i in range(n):
            cur += diff[i]
            if cur > best:
                best = cur
                at = i
        return at
#> Solution().arcCover([[4, 4], [0, 3]], 6)
#> Solution().arcCover([[1, 2], [2, 2]], 5)
#> Solution().arcCover([], 4)
#> Solution().arcCover(arcs=[[3, 3], [2, 1], [3, 2]], n=4)
#> Solution().arcCover([[0, 8]], 8)
# %%
def sum_pairs_twist(a, t):
    n = len(a)
    idx = [0] * n
    for i in range(n):
        idx[i] = i
    for i in range(1, n):
        k = idx[i]
        j = i
        while j > 0 and a[idx[j - 1]] > a[k]:
            idx[j] = idx[j - 1]
            j -= 1
        idx[j] = k
    l, r = 0, n - 1
    out = []
    while l < r:
        s = a[idx[l]] + a[idx[r]]
        if s == t:
            out.append((min(idx[l], idx[r]), max(idx[l], idx[r])))
            l += 1
            r -= 1
        elif s < t:
            l += 1
        else:
            r -= 1
    return out
#> sum_pairs_twist([8, 3, 5, 2], 10)
#> sum_pairs_twist([1, 1, 1], 3)
#> sum_pairs_twist([], 0)
#> sum_pairs_twist([6, 1, 4, 9, 3, 6], 10)
#> sum_pairs_twist([5], 5)
# %%
class Solution:
    def wrapText(self, s: str, key: str) -> str:
        k = 0
        out = ''
        for i in range(len(s)):
            c = ord(s[i]) - 97
            if c < 0 or c > 25:
                out += s[i]
                k = 0
                continue
            shift = ord(key[k]) - 97
            v = c - shift if i % 2 else c + shift
            out += chr((v + 26) % 26 + 97)
            k = k + 1 if k + 1 < len(key) else 0
        return out
#> Solution().wrapText("hello", "ab")
#> Solution().wrapText("a b c", "z")
#> Solution().wrapText("", "k")
#> Solution().wrapText(s="xyzabc", key="cab")
#> Solution().wrapText("aaaa", "bcd")
# %%
from typing import List

class Solution:
    def timberCut(self, logs: List[int], saw: int) -> int:
        n = len(logs)
        best = 0
        state = [0] * 3
        for i in range(n):
            keep = state[0]
            prep = state[1]
            done = state[2]
            state[0] = max(keep, done)
            state[1] = max(prep, keep - saw)
            state[2] = max(0, prep) + logs[i] if i > 0 else logs[i] - saw
            if state[2] > best:
                best = state[2]
        return best
#> Solution().timberCut([4, 6, 2, 7], 3)
#> Solution().timberCut([1, 1, 1], 5)
#> Solution().timberCut([], 2)
#> Solution().timberCut(logs=[9], saw=4)
#> Solution().timberCut([3, 8, 5, 8, 2], 1)
# %%
def row_col_zero(g):
    n, m = len(g), len(g[0])
    rows = cols = 0
    for i in range(n):
        for j in range(m):
            if g[i][j] == 0:
                rows |= 1 << i
                cols |= 1 << j
    left = 0
    for i in range(n):
        if rows >> i & 1:
            continue
        for j in range(m):
            if cols >> j & 1:
                g[i][j] = -g[i][j]
            else:
                left += g[i][j]
    return g, left
#> row_col_zero([[1, 0], [3, 4]])
#> row_col_zero([[1, 2], [3, 4]])
#> row_col_zero([[0]])
#> row_col_zero([[1, 2, 3], [4, 0, 6], [7, 8, 9]])
#> row_col_zero([[5, 0, 0, 6]])
# %%
def sand_balance(plates):
    n = len(plates)
    spilled = 0
    for i in range(n):
        while plates[i] > 3:
            plates[i] -= 2
            if i > 0:
                plates[i - 1] += 1
            else:
                spilled += 1
            if i + 1 < n:
                plates[i + 1] += 1
            else:
                spilled += 1
    unstable = 0
    for p in plates:
        if p > 3:
            unstable += 1
    return plates, spilled, unstable
#> sand_balance([5, 0, 4])
#> sand_balance([3, 3, 3])
#> sand_balance([])
#> sand_balance([0, 9, 1, 0])
#> sand_balance([8])
# %%
from typing import List

class Solution:
    def shipLog(self, log: List[int], gap: int) -> List[int]:
        n = len(log)
        nxt = [-1] * n
        for i in range(n - 2, -1, -1):
            j = i + 1
            while j != -1 and log[j] - log[i] < gap:
                if log[j] > log[i]:
                    j += 1
                    if j == n:
                        j = -1
                else:
                    j = nxt[j]
            nxt[i] = j
        return nxt
#> Solution().shipLog([1, 4, 2, 8], 3)
#> Solution().shipLog([9, 7, 5], 1)
#> Solution().shipLog([], 2)
#> Solution().shipLog(log=[2, 3, 1, 5, 6], gap=2)
#> Solution().shipLog([4, 4, 6], 2)
