# %%
from typing import List

class Solution:
    def icePath(self, grid: List[str], r: int, c: int) -> List[int]:
        dr = [0, 0, 1, -1]
        dc = [1, -1, 0, 0]
        n, m = len(grid), len(grid[0])
        out = [0] * 4
        for d in range(4):
            i, j = r, c
            while True:
                ni, nj = i + dr[d], j + dc[d]
                if ni < 0 or nj < 0 or ni == n or nj == m:
                    break
                if grid[ni][nj] == '#':
                    break
                i, j = ni, nj
                out[d] += 1
                if grid[i][j] == '~':
                    out[d] = -out[d]
                    break
        return out
#> Solution().icePath(["...", ".#.", "..."], 0, 0)
#> Solution().icePath([".~.", "...", "#.."], 2, 1)
#> Solution().icePath(["."], 0, 0)
#> Solution().icePath(grid=["....~"], r=0, c=1)
#> Solution().icePath(["..", "..", "~.", ".."], 0, 0)
# %%
def unzip_numbers(n):
    odd = even = 0
    po = pe = 1
    while n:
        n, d = divmod(n, 10)
        if d % 2:
            odd += d * po
            po *= 10
        else:
            even += d * pe
            pe *= 10
    return odd - even
#> unzip_numbers(1234)
#> unzip_numbers(2468)
#> unzip_numbers(0)
#> unzip_numbers(13579)
#> unzip_numbers(905172)
# %%
from typing import List

class Solution:
    def warehouse(self, stock: List[int], orders: List[int]) -> List[int]:
        n = len(stock)
        p = 0
        served = [0] * len(orders)
        for i in range(len(orders)):
            need = orders[i]
            looked = 0
            while need > 0 and looked < n:
                g = min(need, stock[p])
                need -= g
                stock[p] -= g
                served[i] += g
                if stock[p] == 0:
                    p = (p + 1) % n
                    looked += 1
        return served
#> Solution().warehouse([4, 2, 3], [3, 3, 5])
#> Solution().warehouse([1, 1], [5])
#> Solution().warehouse([2], [])
#> Solution().warehouse(stock=[0, 0, 6], orders=[2, 2, 2, 2])
#> Solution().warehouse([], [3])
# %%
def common_prefix_rows(words):
    if not words:
        return "", 0
    k = 0
    looks = 0
    stop = False
    while not stop:
        if k >= len(words[0]):
            break
        for i in range(1, len(words)):
            looks += 1
            if k >= len(words[i]) or words[i][k] != words[0][k]:
                stop = True
                break
        else:
            k += 1
    return words[0][:k], looks
#> common_prefix_rows(["stone", "stove", "stop"])
#> common_prefix_rows(["a", "b"])
#> common_prefix_rows([])
#> common_prefix_rows(["river"])
#> common_prefix_rows(["car", "cart", "carbon"])
# %%
class Solution:
    def sandTimer(self, top: int, rate: int, flips: list) -> list:
        bottom = 0
        now = 0
        log = []
        for f in flips:
            while now < f:
                flow = rate if top >= rate else top
                top -= flow
                bottom += flow
                now += 1
                if top == 0:
                    now = f
            top, bottom = bottom, top
            log.append(top)
        return log
#> Solution().sandTimer(10, 3, [2, 5])
#> Solution().sandTimer(4, 4, [1, 2, 3])
#> Solution().sandTimer(7, 1, [])
#> Solution().sandTimer(top=9, rate=2, flips=[3, 3, 7])
#> Solution().sandTimer(0, 5, [4])
# %%
from typing import List

class Solution:
    def subBoard(self, g: List[List[int]], t: int) -> int:
        n = len(g)
        m = len(g[0]) if n else 0
        p = [[0] * (m + 1) for _ in range(n + 1)]
        for i in range(n):
            for j in range(m):
                p[i + 1][j + 1] = p[i][j + 1] + p[i + 1][j] - p[i][j] + g[i][j]
        cnt = 0
        for i in range(2, n + 1):
            for j in range(2, m + 1):
                s = p[i][j] - p[i - 2][j] - p[i][j - 2] + p[i - 2][j - 2]
                if s >= t:
                    cnt += 1
        return cnt
#> Solution().subBoard([[1, 2], [3, 4]], 10)
#> Solution().subBoard([[1, 0, 1], [0, 1, 0], [1, 0, 1]], 2)
#> Solution().subBoard([], 1)
#> Solution().subBoard(g=[[5, 5, 5], [1, 1, 9]], t=13)
#> Solution().subBoard([[7, 7]], 3)
# %%
def two_stack_queue(ops):
    a = [0] * 16
    b = [0] * 16
    ta = tb = 0
    moved = 0
    out = []
    for v in ops:
        if v > 0:
            a[ta] = v
            ta += 1
            continue
        if tb == 0:
            while ta > 0:
                ta -= 1
                b[tb] = a[ta]
                tb += 1
                moved += 1
        if tb:
            tb -= 1
            out.append(b[tb])
        else:
            out.append(-1)
    return out, moved
#> two_stack_queue([1, 2, 0, 3, 0, 0])
#> two_stack_queue([0, 5, 0])
#> two_stack_queue([])
#> two_stack_queue([4, 4, 4])
#> two_stack_queue([7, 0, 8, 9, 0, 0, 0])
# %%
class Solution:
    def skipBeat(self, beats: str) -> int:
        run = 0
        prev = ''
        total = 0
        rests = 0
        for i in range(len(beats)):
            c = beats[i]
            if c == '-':
                rests += 1
                if rests == 2:
                    run = 0
                    rests = 0
                continue
            rests = 0
            if c == prev:
                run += 1
            else:
                run = 1
            prev = c
            total += run
        return total
#> Solution().skipBeat("aa-a")
#> Solution().skipBeat("ab--b")
#> Solution().skipBeat("")
#> Solution().skipBeat(beats="x-x--xx")
#> Solution().skipBeat("----")
# %%
from typing import List

class Solution:
    def evictSmall(self, nums: List[int], k: int) -> List[int]:
        top = [-10**9] * k
        for x in nums:
            if x <= top[k - 1]:
                continue
            i = k - 1
            dup = False
            for y in top:
                if y == x:
                    dup = True
            if dup:
                continue
            while i > 0 and top[i - 1] < x:
                top[i] = top[i - 1]
                i -= 1
            top[i] = x
        return [x for x in top if x > -10**9]
#> Solution().evictSmall([5, 1, 9, 5], 2)
#> Solution().evictSmall([3, 2, 1], 3)
#> Solution().evictSmall([], 2)
#> Solution().evictSmall(nums=[7, 7, 8, 2, 10], k=3)
#> Solution().evictSmall([4, 6], 1)
# %%
def weave_matrix(a, k):
    n, m = len(a), len(a[0])
    for i in range(n):
        s = (i * k) % m
        row = [0] * m
        for j in range(m):
            row[(j + s) % m] = a[i][j]
        for j in range(m):
            a[i][j] = row[j]
    down = [0] * m
    for j in range(m):
        for i in range(n):
            down[j] += a[i][j]
    return down
#> weave_matrix([[1, 2], [3, 4]], 1)
#> weave_matrix([[1, 2, 3]], 2)
#> weave_matrix([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 2)
#> weave_matrix([[5], [6]], 3)
#> weave_matrix([[0, 1, 0, 1], [2, 0, 2, 0]], 3)
# %%
def triple_step(n, broken):
    a, b, c = 1, 0, 0
    for i in range(1, n + 1):
        t = a + b + c
        if (broken >> i) & 1:
            t = 0
        a, b, c = t, a, b
    return a
#> triple_step(4, 0)
#> triple_step(5, 0b1000)
#> triple_step(0, 3)
#> triple_step(n=7, broken=36)
#> triple_step(6, 28)
# %%
from typing import List

class Solution:
    def roadSigns(self, signs: List[str], start: int) -> int:
        n = len(signs)
        seen = [0] * n
        p = start
        steps = 0
        while 0 <= p < n:
            if seen[p] == 2:
                return -steps
            seen[p] += 1
            if signs[p] == '>':
                p += seen[p]
            elif signs[p] == '<':
                p -= seen[p]
            else:
                p = n - 1 - p if seen[p] == 1 else p + 1
            steps += 1
        return steps
#> Solution().roadSigns([">", "<", ">"], 0)
#> Solution().roadSigns([">", ">", ">"], 1)
#> Solution().roadSigns([], 0)
#> Solution().roadSigns(signs=["x", ">", "<", "<"], start=0)
#> Solution().roadSigns([">", "x", "<"], 2)
# %%
def min_cut_even(s):
    n = len(s)
    INF = 10 ** 9
    dp = [INF] * (n + 1)
    dp[0] = 0
    for i in range(1, n + 1):
        mask = 0
        for j in range(i - 1, -1, -1):
            mask ^= 1 << (ord(s[j]) - 97)
            if mask & (mask - 1) == 0 and dp[j] + 1 < dp[i]:
                dp[i] = dp[j] + 1
    return dp[n]
#> min_cut_even("abba")
#> min_cut_even("abc")
#> min_cut_even("")
#> min_cut_even("aabcb")
#> min_cut_even("xyxzz")
# %%
class Solution:
    def balanceScale(self, w: list) -> list:
        left, right = 0, 0
        i, j = 0, len(w) - 1
        log = []
        while i <= j:
            if left <= right:
                left += w[i]
                i += 1
            else:
                right += w[j]
                j -= 1
            log.append(left - right)
        return log
#> Solution().balanceScale([3, 1, 2, 5])
#> Solution().balanceScale([1, 1, 1, 1])
#> Solution().balanceScale([])
#> Solution().balanceScale(w=[9, 2, 2, 2, 2])
#> Solution().balanceScale([6])
# %%
from typing import List

class Solution:
    def quarantine(self, grid: List[List[int]], days: int) -> int:
        n, m = len(grid), len(grid[0])
        for _ in range(days):
            new = []
            for i in range(n):
                for j in range(m):
                    if grid[i][j] != 0:
                        continue
                    near = 0
                    if i > 0: near += grid[i - 1][j]
                    if i < n - 1: near += grid[i + 1][j]
                    if j > 0: near += grid[i][j - 1]
                    if j < m - 1: near += grid[i][j + 1]
                    if near >= 2:
                        new.append((i, j))
            if not new:
                break
            for i, j in new:
                grid[i][j] = 1
        return sum(map(sum, grid))
#> Solution().quarantine([[1, 0], [0, 1]], 1)
#> Solution().quarantine([[1, 0, 1]], 3)
#> Solution().quarantine([[0, 0], [0, 0]], 2)
#> Solution().quarantine(grid=[[1, 0, 0], [0, 1, 0], [0, 0, 0]], days=2)
#> Solution().quarantine([[1]], 0)
# %%
def binary_add_text(a, b):
    i, j, carry = len(a) - 1, len(b) - 1, 0
    out = ''
    flips = 0
    while i >= 0 or j >= 0 or carry:
        s = carry
        if i >= 0 and a[i] == '1':
            s += 1
        if j >= 0 and b[j] == '1':
            s += 1
        out = ('1' if s & 1 else '0') + out
        if s >> 1 != carry:
            flips += 1
        carry = s >> 1
        i -= 1
        j -= 1
    return out, flips
#> binary_add_text("101", "11")
#> binary_add_text("1", "1111")
#> binary_add_text("", "")
#> binary_add_text("1001", "1001")
#> binary_add_text("10", "0")
# %%
class Solution:
    def longestPlateau(self, a: list, slack: int) -> tuple:
        n = len(a)
        best_len, best_at = 0, -1
        i = 0
        while i < n:
            j = i
            lo = hi = a[i]
            while j + 1 < n:
                x = a[j + 1]
                if max(hi, x) - min(lo, x) > slack:
                    break
                lo, hi = min(lo, x), max(hi, x)
                j += 1
            if j - i + 1 > best_len:
                best_len, best_at = j - i + 1, i
            i = j + 1
        return best_at, best_len
#> Solution().longestPlateau([1, 2, 2, 5, 6, 5, 5], 1)
#> Solution().longestPlateau([3, 9], 2)
#> Solution().longestPlateau([], 1)
#> Solution().longestPlateau(a=[4, 4, 4, 4], slack=0)
#> Solution().longestPlateau([10, 13, 11, 16, 15, 14], 3)
# %%
from typing import List

class Solution:
    def mixTanks(self, vol: List[int], pumps: List[List[int]]) -> List[int]:
        for src, dst, amt in pumps:
            if src == dst:
                vol[src] -= 1
                continue
            q = amt
            if vol[src] < q:
                q = vol[src]
            vol[src] -= q
            vol[dst] += q - q // 4
        last = 0
        for i in range(1, len(vol)):
            if vol[i] >= vol[last]:
                last = i
        return vol + [last]
#> Solution().mixTanks([10, 0], [[0, 1, 8]])
#> Solution().mixTanks([5, 5, 5], [[0, 2, 9], [2, 1, 3], [1, 1, 0]])
#> Solution().mixTanks([7], [])
#> Solution().mixTanks(vol=[0, 4, 12], pumps=[[1, 0, 4], [2, 0, 6]])
#> Solution().mixTanks([1, 2], [[0, 0, 1], [1, 0, 2]])
# %%
def digits_to_words(n):
    names = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"]
    if n == 0:
        return names[0]
    parts = []
    prev = -1
    rep = 0
    while n > 0:
        d = n % 10
        n //= 10
        if d == prev:
            rep += 1
            parts[-1] = names[d] + "*" + str(rep)
        else:
            rep = 1
            parts.append(names[d])
        prev = d
    return ' '.join(reversed(parts))
#> digits_to_words(305)
#> digits_to_words(7779)
#> digits_to_words(0)
#> digits_to_words(1001)
#> digits_to_words(88)
# %%
class Solution:
    def choirOrder(self, h: list) -> list:
        n = len(h)
        for i in range(n - 1):
            for j in range(n - 1 - i):
                if h[j] > h[j + 1]:
                    h[j], h[j + 1] = h[j + 1], h[j]
        res = [0] * n
        l, r = 0, n - 1
        for i in range(n):
            if i & 1:
                res[r] = h[i]
                r -= 1
            else:
                res[l] = h[i]
                l += 1
        return res
#> Solution().choirOrder([4, 2, 3, 1])
#> Solution().choirOrder([5, 5, 1])
#> Solution().choirOrder([])
#> Solution().choirOrder(h=[9, 7, 8, 6, 5])
#> Solution().choirOrder([2])
# %%
from typing import List

class Solution:
    def countdown(self, start: int, steps: List[int]) -> int:
        i = 0
        used = 0
        n = len(steps)
        while start > 0 and n > 0 and used < 20:
            s = steps[i]
            if s <= start:
                start -= s
            elif i == 0:
                return start
            else:
                steps[i] //= 2
            i = i + 1 if i + 1 < n else 0
            used += 1
        return -used
#> Solution().countdown(10, [2, 3])
#> Solution().countdown(7, [4, 5])
#> Solution().countdown(5, [])
#> Solution().countdown(start=30, steps=[1, 16, 8])
#> Solution().countdown(0, [1])
# %%
def anagram_shift(s, t):
    if len(s) != len(t):
        return -1
    d = [0] * 26
    for i in range(len(s)):
        d[ord(s[i]) - 97] += 1
        d[ord(t[i]) - 97] -= 1
    cost = 0
    carry = 0
    for k in range(26):
        carry += d[k]
        cost += carry if carry > 0 else -carry
    return cost
#> anagram_shift("abc", "bcd")
#> anagram_shift("listen", "silent")
#> anagram_shift("a", "ab")
#> anagram_shift("zz", "aa")
#> anagram_shift("", "")
# %%
class Solution:
    def arrowVolley(self, walls: list, arrows: list) -> list:
        n = len(walls)
        hit = [0] * n
        for a in arrows:
            power = a
            for i in range(n):
                if walls[i] <= 0:
                    continue
                if power < walls[i]:
                    walls[i] -= 1
                    hit[i] += 1
                    break
                power -= walls[i]
                walls[i] = 0
                hit[i] += 1
        return [walls, hit]
#> Solution().arrowVolley([2, 5, 3], [4, 3])
#> Solution().arrowVolley([1, 1, 1], [3])
#> Solution().arrowVolley([], [9])
#> Solution().arrowVolley(walls=[6, 2], arrows=[1, 1, 7])
#> Solution().arrowVolley([4], [])
# %%
from typing import List

class Solution:
    def pickPivot(self, a: List[int]) -> int:
        total = 0
        for x in a:
            total += x
        left = 0
        best = float('inf')
        idx = -1
        for i in range(len(a)):
            right = total - left - a[i]
            d = abs(left - right)
            if d < best or (d == best and a[i] > a[idx]):
                best = d
                idx = i
            left += a[i]
        return idx
#> Solution().pickPivot([1, 7, 3, 6])
#> Solution().pickPivot([2, 2, 2, 2])
#> Solution().pickPivot([])
#> Solution().pickPivot(a=[10, -10, 4, 4])
#> Solution().pickPivot([1, 2, 30])
# %%
def pascal_mod(rows, m):
    cur = [0] * (rows + 1)
    cur[0] = 1
    zeros = 0
    for r in range(1, rows + 1):
        for j in range(r, 0, -1):
            cur[j] = (cur[j] + cur[j - 1]) % m
            if cur[j] == 0:
                zeros += 1
    return cur, zeros
#> pascal_mod(4, 2)
#> pascal_mod(3, 10)
#> pascal_mod(0, 5)
#> pascal_mod(6, 3)
#> pascal_mod(5, 5)
# %%
class Solution:
    def nestedTags(self, s: str) -> int:
        stack = [''] * 20
        top = 0
        errors = 0
        i = 0
        while i < len(s):
            c = s[i]
            if c == '/':
                i += 1
                name = s[i]
                k = top - 1
                while k >= 0 and stack[k] != name:
                    k -= 1
                if k < 0:
                    errors += 1
                else:
                    errors += top - 1 - k
                    top = k
            else:
                stack[top] = c
                top += 1
            i += 1
        return errors * 10 + top
#> Solution().nestedTags("ab/b/a")
#> Solution().nestedTags("ab/a")
#> Solution().nestedTags("")
#> Solution().nestedTags(s="/x")
#> Solution().nestedTags("abc/a/b")
# %%
def marble_tracks(gates, marbles):
    pos = [0] * len(gates)
    out = []
    for m in range(marbles):
        g = 0
        hops = 0
        while g < len(gates) and hops < 6:
            step = gates[g]
            pos[g] += 1
            if pos[g] % 2 == 0:
                step += 1
            g += step
            hops += 1
        out.append(hops)
    return out, pos
#> marble_tracks([1, 2, 1, 1], 3)
#> marble_tracks([3, 1], 2)
#> marble_tracks([], 1)
#> marble_tracks([1, 1, 1, 1, 1], 2)
#> marble_tracks([0, 1], 1)
# %%
def isqrt_twist(n, d):
    lo, hi = 0, n + 1
    while hi - lo > 1:
        mid = (lo + hi) >> 1
        if mid * (mid + d) <= n:
            lo = mid
        else:
            hi = mid
    return lo, n - lo * (lo + d)
#> isqrt_twist(50, 0)
#> isqrt_twist(30, 1)
#> isqrt_twist(0, 3)
#> isqrt_twist(999, 10)
#> isqrt_twist(7, 20)
# %%
class Solution:
    def flagRace(self, a: str, b: str) -> str:
        pa = pb = 0
        i = 0
        lead = ''
        changes = 0
        while i < len(a) or i < len(b):
            if i < len(a):
                pa += int(a[i])
            if i < len(b):
                pb += int(b[i])
            now = lead
            if pa > pb:
                now = 'A'
            elif pb > pa:
                now = 'B'
            if now != lead:
                changes += 1
                lead = now
            i += 1
        return lead + str(changes)
#> Solution().flagRace("132", "214")
#> Solution().flagRace("111", "111")
#> Solution().flagRace("", "")
#> Solution().flagRace(a="9", b="0123456")
#> Solution().flagRace("5005", "0909")
# %%
from typing import List

class Solution:
    def dealSeats(self, groups: List[int], rows: int, cols: int) -> List[List[int]]:
        seat = [[0] * cols for _ in range(rows)]
        r = c = 0
        gid = 0
        for g in groups:
            gid += 1
            if g > cols - c:
                r += 1
                c = 0
            if r >= rows or g > cols:
                break
            for _ in range(g):
                seat[r][c] = gid
                c += 1
        return seat
#> Solution().dealSeats([2, 1, 2], 2, 3)
#> Solution().dealSeats([3, 3], 1, 4)
#> Solution().dealSeats([], 1, 2)
#> Solution().dealSeats(groups=[1, 1, 1, 4], rows=2, cols=2)
#> Solution().dealSeats([2, 2, 2], 3, 2)
# %%
def first_bigger_sum(a, x):
    n = len(a)
    l = 0
    s = 0
    best = n + 1
    start = -1
    for r in range(n):
        s += a[r] * (2 if r % 2 else 1)
        while s > x:
            if r - l + 1 < best:
                best = r - l + 1
                start = l
            s -= a[l] * (2 if l % 2 else 1)
            l += 1
    return start, 0 if best > n else best
#> first_bigger_sum([1, 2, 3, 1], 6)
#> first_bigger_sum([1, 1, 1], 50)
#> first_bigger_sum([], 0)
#> first_bigger_sum([5, 1, 5, 4, 2], 9)
#> first_bigger_sum([7], 3)
# %%
def palin_steps(n):
    steps = 0
    while steps < 6:
        rev = 0
        t = n
        while t > 0:
            rev = rev * 10 + t % 10
            t //= 10
        if rev == n:
            return steps
        n = n - rev if n > rev else rev - n
        steps += 1
    return -n
#> palin_steps(123)
#> palin_steps(44)
#> palin_steps(n=10)
#> palin_steps(2178)
#> palin_steps(517)
# %%
from typing import List

class Solution:
    def chainReact(self, bombs: List[int]) -> List[int]:
        n = len(bombs)
        hitL = [0] * n
        for i in range(n):
            reach = i
            j = i
            while j <= reach:
                if j + bombs[j] > reach:
                    reach = min(n - 1, j + bombs[j])
                j += 1
            hitL[i] = reach - i + 1
        return hitL
#> Solution().chainReact([1, 0, 2, 0])
#> Solution().chainReact([1, 1, 1, 0, 0])
#> Solution().chainReact([])
#> Solution().chainReact(bombs=[0, 0, 0])
#> Solution().chainReact([9, 2, 1])
# %%
def format_table(rows, sep):
    if not rows:
        return []
    m = len(rows[0])
    width = [0] * m
    for r in rows:
        for j in range(m):
            if len(r[j]) > width[j]:
                width[j] = len(r[j])
    out = []
    for r in rows:
        line = ''
        for j in range(m):
            if j > 0:
                line += sep
            line += r[j] + ' ' * (width[j] - len(r[j]))
        out.append(line)
    return out
#> format_table([["a", "bb"], ["ccc", "d"]], "|")
#> format_table([["x"]], ",")
#> format_table([], "-")
#> format_table([["id", "n"], ["7", "Ann"]], " ")
#> format_table([["", "q"], ["w", ""]], "::")
# %%
class Solution:
    def heatWave(self, t: list, k: int) -> int:
        n = len(t)
        cnt = 0
        bestStart = -1
        best = 0
        for i in range(n + 1):
            if i < n and (i == 0 or t[i] >= t[i - 1] - k):
                cnt += 1
            else:
                if cnt > best:
                    best = cnt
                    bestStart = i - cnt
                cnt = 1
        return bestStart * 100 + best
#> Solution().heatWave([20, 22, 21, 15, 16, 17, 16], 1)
#> Solution().heatWave([9, 5, 1], 2)
#> Solution().heatWave([], 3)
#> Solution().heatWave(t=[30, 30, 30], k=0)
#> Solution().heatWave([5, 1, 2, 3, 0, 1], 0)
# %%
from typing import List

class Solution:
    def restoreOrder(self, larger: List[int]) -> List[int]:
        n = len(larger)
        used = [False] * n
        res = [0] * n
        for i in range(n - 1, -1, -1):
            skip = larger[i]
            v = n - 1
            while v >= 0:
                if not used[v]:
                    if skip == 0:
                        break
                    skip -= 1
                v -= 1
            if v < 0:
                return []
            used[v] = True
            res[i] = v + 1
        return res
#> Solution().restoreOrder([0, 1, 0])
#> Solution().restoreOrder([0, 1, 2, 3])
#> Solution().restoreOrder([])
#> Solution().restoreOrder(larger=[0, 2])
#> Solution().restoreOrder([0, 0, 1, 1])
# %%
def xor_runs(a, target):
    n = len(a)
    pre = [0] * (n + 1)
    for i in range(n):
        pre[i + 1] = pre[i] ^ a[i]
    count = 0
    longest = 0
    for i in range(n + 1):
        for j in range(i + 1, n + 1):
            if pre[i] ^ pre[j] == target:
                count += 1
                if j - i > longest:
                    longest = j - i
    return count, longest
#> xor_runs([1, 2, 3], 0)
#> xor_runs([4, 4, 4], 4)
#> xor_runs([], 1)
#> xor_runs([5, 1, 4, 6], 2)
#> xor_runs([7], 7)
# %%
class Solution:
    def mazeKey(self, s: str) -> str:
        c = list(s)
        i, j = 0, len(c) - 1
        while i < j:
            if not c[i].isalpha():
                i += 1
            elif not c[j].isalpha():
                j -= 1
            else:
                if c[i] != c[j]:
                    c[i], c[j] = c[j], c[i]
                else:
                    c[i] = c[j] = '*'
                i += 1
                j -= 1
        return ''.join(c)
#> Solution().mazeKey("a-bc!d")
#> Solution().mazeKey("xy1yx")
#> Solution().mazeKey("")
#> Solution().mazeKey(s="12ab34")
#> Solution().mazeKey("...")
# %%
from typing import List

class Solution:
    def splitBill(self, bill: int, people: List[int]) -> List[int]:
        n = len(people)
        pay = [0] * n
        i = 0
        while bill > 0:
            broke = 0
            share = max(1, bill // n)
            for i in range(n):
                give = min(share, people[i] - pay[i], bill)
                if give == 0:
                    broke += 1
                pay[i] += give
                bill -= give
            if broke == n:
                break
        return pay + [bill]
#> Solution().splitBill(10, [5, 5, 5])
#> Solution().splitBill(20, [3, 2])
#> Solution().splitBill(0, [1])
#> Solution().splitBill(bill=9, people=[1, 9, 0, 4])
#> Solution().splitBill(7, [])
# %%
def rotate_ring(g, k):
    n = len(g)
    pos = []
    for j in range(n):
        pos.append((0, j))
    for i in range(1, n):
        pos.append((i, n - 1))
    for j in range(n - 2, -1, -1):
        pos.append((n - 1, j))
    for i in range(n - 2, 0, -1):
        pos.append((i, 0))
    L = len(pos)
    vals = [g[x][y] for x, y in pos]
    for t in range(L):
        x, y = pos[(t + k) % L]
        g[x][y] = vals[t]
    return g
#> rotate_ring([[1, 2], [3, 4]], 1)
#> rotate_ring([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 2)
#> rotate_ring([[5]], 3)
#> rotate_ring([[1, 2], [3, 4]], -1)
#> rotate_ring([[0, 1, 0], [0, 9, 0], [0, 0, 2]], 5)
