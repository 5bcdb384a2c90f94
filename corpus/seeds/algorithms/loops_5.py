# %%
from typing import List

class Solution:
    def trainCouple(self, cars: List[int], gap: int) -> List[List[int]]:
        n = len(cars)
        res = []
        i = 0
        while i < n:
            j = i + 1
            while j < n and 0 <= cars[j] - cars[j - 1] <= gap:
                j += 1
            if j - i > 1:
                res.append([i, j - 1, cars[j - 1] - cars[i]])
            i = j
        return res
#> Solution().trainCouple([1, 2, 4, 9, 10], 2)
#> Solution().trainCouple([5, 3, 1], 1)
#> Solution().trainCouple([], 3)
#> Solution().trainCouple(cars=[2, 2, 2, 8, 9, 30], gap=1)
#> Solution().trainCouple([0, 100], 100)
# %%
def gnome(a):
    i = 0
    back = 0
    while i < len(a):
        if i == 0 or (a[i - 1] % 10, a[i - 1]) <= (a[i] % 10, a[i]):
            i += 1
        else:
            a[i - 1], a[i] = a[i], a[i - 1]
            i -= 1
            back += 1
    return a, back
#> gnome([21, 30, 12])
#> gnome([5, 15, 25])
#> gnome([])
#> gnome([44, 3, 72, 61])
#> gnome([19, 8])
# %%
class Solution:
    def fuseDigits(self, n: int, k: int) -> int:
        res = 0
        mul = 1
        while n >= 10:
            a = n % 10
            b = n // 10 % 10
            if a + b == k:
                res += k * mul
                mul *= 100 if k >= 10 else 10
                n //= 100
            else:
                res += a * mul
                mul *= 10
                n //= 10
        if n > 0:
            res += n * mul
        return res
#> Solution().fuseDigits(2345, 9)
#> Solution().fuseDigits(111, 2)
#> Solution().fuseDigits(5, 5)
#> Solution().fuseDigits(n=8264, k=10)
#> Solution().fuseDigits(97531, 4)
# %%
from typing import List

class Solution:
    def cornerCount(self, grid: List[str]) -> int:
        n = len(grid)
        m = len(grid[0]) if n else 0
        corners = 0
        for i in range(n - 1):
            for j in range(m - 1):
                c = 0
                for di in range(2):
                    for dj in range(2):
                        if grid[i + di][j + dj] == '#':
                            c += 1
                if c == 1 or c == 3:
                    corners += 1
                elif c == 2 and grid[i][j] == grid[i + 1][j + 1]:
                    corners += 2
        return corners
#> Solution().cornerCount(["...", ".#.", "..."])
#> Solution().cornerCount(["#.", ".#"])
#> Solution().cornerCount([])
#> Solution().cornerCount(grid=["##", "##"])
#> Solution().cornerCount(["#..", "##."])
# %%
def josephus_skip(names, skips):
    n = len(names)
    nxt = [(i + 1) % n for i in range(n)]
    cur = n - 1
    out = []
    for s in skips:
        if len(out) == n:
            break
        for _ in range(s):
            cur = nxt[cur]
        gone = nxt[cur]
        out.append(names[gone])
        nxt[cur] = nxt[gone]
    return out
#> josephus_skip("abcd", [1, 2, 0])
#> josephus_skip("xyz", [0, 0, 0, 0])
#> josephus_skip("q", [])
#> josephus_skip("abcdef", [2, 2, 2])
#> josephus_skip("mn", [5])
# %%
def paper_rolls(rolls, slack):
    lo, hi = 1, 1
    for r in rolls:
        hi = r if r > hi else hi
    trail = []
    while lo < hi:
        mid = (lo + hi + 1) >> 1
        waste = 0
        for r in rolls:
            waste += r % mid
        trail.append((mid, waste))
        if waste <= slack:
            lo = mid
        else:
            hi = mid - 1
    return lo, trail
#> paper_rolls([9, 6, 12], 3)
#> paper_rolls([7, 7], 0)
#> paper_rolls([], 2)
#> paper_rolls([10, 15, 4], 5)
#> paper_rolls([16], 1)
# %%
def run_tape(tape, prog, limit):
    p = 0
    ip = 0
    steps = 0
    while ip < len(prog) and steps < limit:
        c = prog[ip]
        if c == '+':
            tape[p] = (tape[p] + 1) % 8
        elif c == '-':
            tape[p] = (tape[p] - 1) % 8
        elif c == '>':
            p = (p + 1) % len(tape)
        elif c == '<':
            p = (p - 1) % len(tape)
        elif c == '@' and tape[p] != 0:
            ip = -1
        ip += 1
        steps += 1
    return tape, p
#> run_tape([2, 0, 0], "->+<@", 40)
#> run_tape([0, 7], "+>+", 10)
#> run_tape([1], "", 5)
#> run_tape([3, 1], "<-@", 12)
#> run_tape([0, 0, 0, 0], ">>--<+", 6)
# %%
class Solution:
    def altSum(self, nums: list, k: int) -> int:
        n = len(nums)
        plus = [-10**9] * (n + 1)
        minus = [-10**9] * (n + 1)
        best = 0
        for i in range(n):
            plus[i + 1] = nums[i]
            if i >= k and minus[i + 1 - k] + nums[i] > plus[i + 1]:
                plus[i + 1] = minus[i + 1 - k] + nums[i]
            if i >= k:
                minus[i + 1] = plus[i + 1 - k] - nums[i]
            if plus[i + 1] > best:
                best = plus[i + 1]
        return best
#> Solution().altSum([5, 1, 6, 2], 1)
#> Solution().altSum([5, 1, 6, 2, 8], 2)
#> Solution().altSum([], 1)
#> Solution().altSum(nums=[-3, -2], k=1)
#> Solution().altSum([4, 9, 1, 1, 7], 1)
# %%
from typing import List

class Solution:
    def lowestRow(self, mat: List[List[int]]) -> int:
        n = len(mat)
        best = -1
        bestSum = float('inf')
        for i in range(n):
            s = 0
            skip = False
            for j in range(len(mat[i])):
                if mat[i][j] < 0:
                    skip = True
                    break
                s += mat[i][j]
                if s >= bestSum:
                    skip = True
                    break
            if not skip:
                best, bestSum = i, s
        return best
#> Solution().lowestRow([[4, 4], [1, 9], [3, 2]])
#> Solution().lowestRow([[-1], [5]])
#> Solution().lowestRow([])
#> Solution().lowestRow(mat=[[1, 1, 1], [1, 1, -1], []])
#> Solution().lowestRow([[2, -2], [-3, 1]])
# %%
def run_length_merge(a, b):
    i = j = 0
    res = []
    ca = a[0][1] if a else 0
    cb = b[0][1] if b else 0
    while i < len(a) and j < len(b):
        t = min(ca, cb)
        v = a[i][0] * b[j][0]
        if res and res[-1][0] == v:
            res[-1][1] += t
        else:
            res.append([v, t])
        ca -= t
        cb -= t
        if ca == 0:
            i += 1
            if i < len(a):
                ca = a[i][1]
        if cb == 0:
            j += 1
            if j < len(b):
                cb = b[j][1]
    return res
#> run_length_merge([[2, 3], [1, 2]], [[5, 5]])
#> run_length_merge([[1, 2], [2, 2]], [[4, 2], [2, 2]])
#> run_length_merge([], [[1, 1]])
#> run_length_merge([[3, 1], [0, 4]], [[7, 2], [9, 1], [1, 1]])
#> run_length_merge([[6, 1]], [[6, 1]])
# %%
def string_stairs(s):
    level = 0
    low = 0
    high = 0
    prev = ''
    for i in range(len(s)):
        c = s[i]
        if prev == '':
            pass
        elif c > prev:
            level += ord(c) - ord(prev)
        elif c < prev:
            level -= 1
        else:
            level = 0
        if level > high: high = level
        if level < low: low = level
        prev = c
    return high - low
#> string_stairs("abdc")
#> string_stairs("zyx")
#> string_stairs("")
#> string_stairs(s="aeeb")
#> string_stairs("mamma")
# %%
def tug(teams):
    l, r = 0, len(teams) - 1
    rope = 0
    log = [0] * len(teams)
    k = 0
    while l <= r:
        if rope <= 0:
            rope += teams[l]
            log[k] = l
            l += 1
        else:
            rope -= teams[r] * 2
            log[k] = r
            r -= 1
        k += 1
        if rope > 9 or rope < -9:
            break
    return rope, log[:k]
#> tug([3, 1, 4, 2])
#> tug([9, 9, 9])
#> tug([])
#> tug([1, 1, 1, 6, 5])
#> tug([10, 2])
# %%
def rotate_read(s, k):
    n = len(s)
    out = [''] * n
    p = 0
    start = 0
    cnt = 0
    while cnt < n:
        out[cnt] = s[p]
        cnt += 1
        p = (p + k) % n
        if p == start:
            start += 1
            p = start
    return ''.join(out)
#> rotate_read("abcdef", 2)
#> rotate_read("abcde", 3)
#> rotate_read("", 4)
#> rotate_read("abcdefgh", 4)
#> rotate_read("xyz", 0)
# %%
class Solution:
    def taxBands(self, income: int, bands: list, rates: list) -> int:
        tax = 0
        prev = 0
        for i in range(len(bands)):
            if income <= prev:
                break
            top = bands[i] if income > bands[i] else income
            tax += (top - prev) * rates[i]
            prev = bands[i]
        if income > prev:
            tax += (income - prev) * rates[-1]
        return tax // 100
#> Solution().taxBands(500, [100, 300], [0, 10, 20])
#> Solution().taxBands(80, [100, 300], [5, 10, 20])
#> Solution().taxBands(0, [50], [10, 20])
#> Solution().taxBands(income=950, bands=[200, 400, 800], rates=[1, 5, 12, 40])
#> Solution().taxBands(300, [], [15])
# %%
from typing import List

class Solution:
    def mirrorSwap(self, g: List[List[int]]) -> int:
        n = len(g)
        swaps = 0
        for i in range(n):
            for j in range(i + 1, n):
                if g[i][j] > g[j][i]:
                    g[i][j], g[j][i] = g[j][i], g[i][j]
                    swaps += 1
        s = 0
        for i in range(n):
            for j in range(i, n):
                s += g[i][j]
        return s * 10 + swaps
#> Solution().mirrorSwap([[1, 5], [2, 3]])
#> Solution().mirrorSwap([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> Solution().mirrorSwap([])
#> Solution().mirrorSwap(g=[[0, 9, 8], [1, 0, 7], [2, 3, 0]])
#> Solution().mirrorSwap([[4]])
# %%
def bit_permute(x, order):
    y = 0
    for i in range(len(order)):
        b = (x >> order[i]) & 1
        y |= b << i
    cycles = 0
    z = y
    while z != x and cycles < 8:
        t = 0
        for i in range(len(order)):
            if z & (1 << order[i]):
                t |= 1 << i
        z = t
        cycles += 1
    return y, cycles
#> bit_permute(5, [2, 0, 1])
#> bit_permute(6, [0, 1, 2])
#> bit_permute(1, [1, 2, 3, 0])
#> bit_permute(0, [])
#> bit_permute(11, [3, 1, 2, 0])
# %%
class Solution:
    def petrolLine(self, need: list, pumps: int) -> int:
        busy = [0] * pumps
        i = 0
        t = 0
        n = len(need)
        while i < n or any(b > 0 for b in busy):
            for p in range(pumps):
                if busy[p] == 0 and i < n:
                    busy[p] = need[i]
                    i += 1
            t += 1
            for p in range(pumps):
                if busy[p] > 0:
                    busy[p] -= 1
        return t
#> Solution().petrolLine([3, 1, 2], 2)
#> Solution().petrolLine([1, 1, 1, 1], 4)
#> Solution().petrolLine([], 2)
#> Solution().petrolLine(need=[4, 2], pumps=1)
#> Solution().petrolLine([2, 5, 1, 3], 3)
# %%
from typing import List

class Solution:
    def suffixBuy(self, prices: List[int], coupon: int) -> List[int]:
        n = len(prices)
        best = [0] * (n + 1)
        best[n] = 10 ** 9
        for i in range(n - 1, -1, -1):
            best[i] = min(best[i + 1], prices[i])
        cost = [0] * n
        for i in range(n):
            if best[i + 1] < prices[i]:
                cost[i] = prices[i] - min(coupon, prices[i] - best[i + 1])
            else:
                cost[i] = prices[i]
        return cost
#> Solution().suffixBuy([9, 4, 6, 5], 2)
#> Solution().suffixBuy([1, 2, 3], 5)
#> Solution().suffixBuy([], 1)
#> Solution().suffixBuy(prices=[10, 1], coupon=100)
#> Solution().suffixBuy([7, 7, 7], 3)
# %%
def soft_match(text, pat, miss):
    n, m = len(text), len(pat)
    hits = []
    i = 0
    while i + m <= n:
        bad = 0
        j = 0
        while j < m:
            if text[i + j] != pat[j]:
                bad += 1
                if bad > miss:
                    break
            j += 1
        if bad <= miss:
            hits.append(i)
            i += m if m else 1
        else:
            i += 1
    return hits
#> soft_match("abcabd", "abc", 1)
#> soft_match("xxxx", "xy", 0)
#> soft_match("ab", "", 0)
#> soft_match("banana", "ana", 1)
#> soft_match("hi", "hello", 2)
# %%
class Solution:
    def elevatorLog(self, calls: list, top: int) -> tuple:
        at = 0
        up = True
        moved = 0
        wanted = [False] * (top + 1)
        for c in calls:
            wanted[c] = True
        left = 0
        for f in wanted:
            left += f
        while left > 0:
            if wanted[at]:
                wanted[at] = False
                left -= 1
                if left == 0:
                    break
            if up and at == top:
                up = False
            at += 1 if up else -1
            moved += 1
            if up and moved % 4 == 0 and not any(wanted[at:]):
                up = False
        return at, moved
#> Solution().elevatorLog([3, 1], 4)
#> Solution().elevatorLog([0], 2)
#> Solution().elevatorLog([], 5)
#> Solution().elevatorLog(calls=[5, 2, 5], top=5)
#> Solution().elevatorLog([4, 0, 3], 6)
# %%
from typing import List

class Solution:
    def nearZero(self, a: List[int]) -> List[int]:
        n = len(a)
        r = 0
        while r < n and a[r] < 0:
            r += 1
        l = r - 1
        out = [0] * n
        k = 0
        while l >= 0 or r < n:
            if r == n or (l >= 0 and -a[l] < a[r]):
                out[k] = a[l]
                l -= 1
            else:
                out[k] = a[r]
                r += 1
            k += 1
        return out
#> Solution().nearZero([-7, -3, 2, 3, 11])
#> Solution().nearZero([1, 2, 3])
#> Solution().nearZero([])
#> Solution().nearZero(a=[-9, -5, -1])
#> Solution().nearZero([-4, 0, 4])
# %%
def vending(coins, price):
    slots = [0] * 4
    face = [1, 2, 5, 10]
    paid = 0
    sold = 0
    for c in coins:
        for k in range(4):
            if face[k] == c:
                slots[k] += 1
                paid += c
                break
        if paid < price:
            continue
        back = paid - price
        for k in range(3, -1, -1):
            while back >= face[k] and slots[k] > 0:
                back -= face[k]
                slots[k] -= 1
        sold += 1
        paid = back
    return sold, paid, slots
#> vending([5, 2, 10], 6)
#> vending([1, 1, 1], 4)
#> vending([], 3)
#> vending([10, 10, 5, 5], 9)
#> vending([3, 2, 2, 1, 2], 3)
# %%
class Solution:
    def noteDur(self, s: str) -> int:
        total = 0
        i = 0
        n = len(s)
        while i < n:
            dur = 8
            i += 1
            while i < n and s[i] in "./_":
                if s[i] == '.':
                    dur += dur // 2
                elif s[i] == '/':
                    dur >>= 1
                else:
                    dur <<= 1
                i += 1
            total += dur
        return total
#> Solution().noteDur("c.d/e_")
#> Solution().noteDur("ab")
#> Solution().noteDur("")
#> Solution().noteDur(s="g//.a..")
#> Solution().noteDur("f____")
# %%
from typing import List

class Solution:
    def pushBlocks(self, row: List[int], at: int, dist: int) -> List[int]:
        n = len(row)
        p = at
        for _ in range(dist):
            q = p + 1
            while q < n and row[q] == 1:
                q += 1
            if q >= n or row[q] == 2:
                break
            if q != p + 1:
                row[q] = 1
                row[p + 1] = 0
            p += 1
        row[p] = 9
        return row
#> Solution().pushBlocks([0, 1, 0, 0], 0, 2)
#> Solution().pushBlocks([0, 0, 2], 0, 5)
#> Solution().pushBlocks([0], 0, 1)
#> Solution().pushBlocks(row=[0, 1, 1, 0, 2], at=0, dist=3)
#> Solution().pushBlocks([1, 0, 0, 1, 0, 0], 1, 3)
# %%
def gcd_fold(a):
    n = len(a)
    i = 0
    while i < n - 1:
        x, y = a[i], a[i + 1]
        while y:
            x, y = y, x % y
        if x > 1:
            a[i] = a[i] * a[i + 1] // x
            for k in range(i + 1, n - 1):
                a[k] = a[k + 1]
            n -= 1
            if i > 0:
                i -= 1
        else:
            i += 1
    return a[:n]
#> gcd_fold([6, 4, 3])
#> gcd_fold([2, 3, 5])
#> gcd_fold([])
#> gcd_fold([4, 9, 6, 35])
#> gcd_fold([8, 8, 8])
# %%
class Solution:
    def ladderScore(self, moves: list, n: int, jumps: list) -> tuple:
        to = [-1] * (n + 1)
        for a, b in jumps:
            to[a] = b
        p = 0
        turns = 0
        for m in moves:
            turns += 1
            if p + m > n:
                p = n - (p + m - n)
            else:
                p += m
            while to[p] != -1:
                q = to[p]
                to[p] = -1
                p = q
            if p == n:
                break
        return p, turns
#> Solution().ladderScore([3, 4, 2], 10, [[3, 7]])
#> Solution().ladderScore([6, 6], 10, [])
#> Solution().ladderScore([], 5, [[1, 2]])
#> Solution().ladderScore(moves=[1, 1, 1, 5], n=8, jumps=[[1, 4], [4, 2], [5, 0]])
#> Solution().ladderScore([2, 3, 6, 1], 5, [[4, 1]])
# %%
from typing import List

class Solution:
    def busiest(self, start: List[int], end: List[int]) -> List[int]:
        start.sort()
        end.sort()
        i = j = 0
        now = peak = 0
        when = -1
        while i < len(start):
            if start[i] < end[j]:
                now += 1
                if now > peak:
                    peak = now
                    when = start[i]
                i += 1
            else:
                now -= 1
                j += 1
        return [peak, when]
#> Solution().busiest([1, 2, 4], [3, 5, 6])
#> Solution().busiest([1, 3, 5], [2, 4, 6])
#> Solution().busiest([], [])
#> Solution().busiest(start=[5, 1, 2, 3], end=[9, 8, 7, 4])
#> Solution().busiest([0, 0], [1, 1])
# %%
def sieve_marks(n, base):
    mark = [0] * (n + 1)
    i = 2
    while i <= n:
        if mark[i] == 0 and i >= base:
            j = i + i
            while j <= n:
                mark[j] += 1
                j += i
        i += 1
    out = []
    for k in range(n + 1):
        if mark[k] == 2:
            out.append(k)
    return out
#> sieve_marks(12, 2)
#> sieve_marks(15, 3)
#> sieve_marks(0, 2)
#> sieve_marks(20, 4)
#> sieve_marks(6, 2)
# %%
class Solution:
    def crossOut(self, s: str, order: str) -> str:
        alive = [1] * len(s)
        for c in order:
            i = 0
            while i < len(s):
                if alive[i] and s[i] == c:
                    alive[i] = 0
                    k = i + 1
                    while k < len(s) and not alive[k]:
                        k += 1
                    if k < len(s):
                        alive[k] = 2
                    break
                i += 1
        res = ''
        for i in range(len(s)):
            if alive[i] == 2:
                res += s[i].upper()
            elif alive[i]:
                res += s[i]
        return res
#> Solution().crossOut("banana", "an")
#> Solution().crossOut("hello", "xyz")
#> Solution().crossOut("", "a")
#> Solution().crossOut(s="aabb", order="aab")
#> Solution().crossOut("loop", "pool")
# %%
def two_belts(items, cap):
    best = [0] * (cap + 1)
    for size, val in items:
        for c in range(cap, size - 1, -1):
            bonus = 1 if c == size else 0
            t = best[c - size] + val + bonus
            if t > best[c]:
                best[c] = t
    c = 1
    drops = 0
    while c <= cap:
        if best[c] < best[c - 1]:
            drops += 1
        c += 1
    return best, drops
#> two_belts([(2, 3), (1, 2)], 4)
#> two_belts([(5, 9)], 4)
#> two_belts([], 3)
#> two_belts([(1, 1), (2, 1), (3, 4)], 5)
#> two_belts([(3, 0)], 3)
# %%
def middle_out(a):
    n = len(a)
    l = (n - 1) // 2
    r = l + 1
    acc = 0
    trail = []
    while l >= 0 or r < n:
        if l >= 0:
            acc += a[l]
            l -= 1
        if r < n:
            acc -= a[r]
            r += 1
        trail.append(acc)
        if acc < 0:
            acc = -acc
    return trail
#> middle_out([1, 2, 3, 4])
#> middle_out([5, 1, 9])
#> middle_out([])
#> middle_out([2, 8, 3, 7, 4, 6])
#> middle_out([7])
# %%
def short_route(grid):
    n = len(grid)
    m = len(grid[0])
    INF = 10 ** 9
    d = [[INF] * m for _ in range(n)]
    d[0][0] = grid[0][0]
    changed = True
    while changed:
        changed = False
        for i in range(n):
            for j in range(m):
                for di, dj in ((1, 0), (0, 1), (-1, 0)):
                    x, y = i - di, j - dj
                    if 0 <= x < n and 0 <= y < m and d[x][y] + grid[i][j] < d[i][j]:
                        d[i][j] = d[x][y] + grid[i][j]
                        changed = True
    return d[n - 1][m - 1]
#> short_route([[1, 9], [1, 1]])
#> short_route([[4]])
#> short_route([[1, 2, 3]])
#> short_route(grid=[[1, 9, 1], [1, 1, 1]])
#> short_route([[2], [2], [5]])
# %%
from typing import List

class Solution:
    def bookRotate(self, shelf: List[int], asks: List[int]) -> int:
        cost = 0
        for a in asks:
            p = -1
            for i in range(len(shelf)):
                if shelf[i] == a:
                    p = i
                    break
            if p == -1:
                cost += len(shelf)
                continue
            cost += p
            t = shelf[p]
            q = p // 2
            for i in range(p, q, -1):
                shelf[i] = shelf[i - 1]
            shelf[q] = t
        return cost
#> Solution().bookRotate([4, 7, 1, 9], [9, 9, 4])
#> Solution().bookRotate([1, 2], [3])
#> Solution().bookRotate([], [5, 5])
#> Solution().bookRotate(shelf=[3, 6, 8, 2, 5], asks=[5, 2, 5])
#> Solution().bookRotate([1, 2, 3], [])
# %%
def clock_angles(times):
    best = 361
    pick = None
    for i in range(len(times)):
        t = times[i]
        h = int(t[0]) * 10 + int(t[1])
        m = int(t[3]) * 10 + int(t[4])
        a = (h % 12) * 60 + m - 12 * m
        if a < 0:
            a = -a
        a //= 2
        if a > 180:
            a = 360 - a
        if a < best:
            best = a
            pick = t
    return pick, best
#> clock_angles(["03:00", "12:30"])
#> clock_angles(["06:00"])
#> clock_angles([])
#> clock_angles(["09:15", "01:05", "23:55"])
#> clock_angles(["00:00", "12:00"])
# %%
class Solution:
    def splitEven(self, a: list) -> list:
        ev = [0] * len(a)
        od = [0] * len(a)
        e = o = 0
        for x in a:
            if x & 1:
                od[o] = x
                o += 1
            else:
                ev[e] = x
                e += 1
        res = []
        i = j = 0
        while i < e and j < o:
            res.append(ev[i])
            res.append(od[j])
            i += 1
            j += 1
        return res + ev[i:e] + od[j:o]
#> Solution().splitEven([1, 2, 3, 4])
#> Solution().splitEven([2, 4, 6, 1])
#> Solution().splitEven([])
#> Solution().splitEven(a=[9, 9, 8, 7])
#> Solution().splitEven([5])
# %%
from typing import List

class Solution:
    def wiggleCost(self, a: List[int]) -> int:
        even = odd = 0
        n = len(a)
        for i in range(n):
            left = a[i - 1] if i > 0 else 10**9
            right = a[i + 1] if i + 1 < n else 10**9
            low = min(left, right)
            need = max(0, a[i] - low + 1)
            if i % 2:
                odd += need
            else:
                even += need
        return even if even < odd else odd
#> Solution().wiggleCost([5, 2, 6, 3])
#> Solution().wiggleCost([1, 1, 1])
#> Solution().wiggleCost([])
#> Solution().wiggleCost(a=[9, 6, 1, 6, 2])
#> Solution().wiggleCost([4, 8, 8, 8])
# %%
def encode_gray_path(n):
    path = [0]
    for b in range(n):
        for i in range(len(path) - 1, -1, -1):
            path.append(path[i] | (1 << b))
    turn = 0
    for i in range(1, len(path)):
        if path[i] > path[i - 1]:
            turn += path[i] - path[i - 1]
    return path, turn
#> encode_gray_path(2)
#> encode_gray_path(0)
#> encode_gray_path(3)
#> encode_gray_path(1)
#> encode_gray_path(4)
# %%
class Solution:
    def dropSort(self, a: list) -> list:
        w = 0
        dropped = 0
        for i in range(len(a)):
            if w == 0 or a[i] >= a[w - 1]:
                a[w] = a[i]
                w += 1
            elif w >= 2 and a[i] >= a[w - 2]:
                a[w - 1] = a[i]
                dropped += 1
            else:
                dropped += 1
        return a[:w] + [-dropped]
#> Solution().dropSort([1, 5, 3, 4])
#> Solution().dropSort([9, 1, 1])
#> Solution().dropSort([])
#> Solution().dropSort(a=[2, 4, 3, 3, 9, 5])
#> Solution().dropSort([1, 2, 3])
# %%
from typing import List

class Solution:
    def skyline(self, blocks: List[List[int]], width: int) -> List[int]:
        h = [0] * width
        for x, w, t in blocks:
            base = 0
            for i in range(x, min(x + w, width)):
                if h[i] > base:
                    base = h[i]
            for i in range(x, min(x + w, width)):
                h[i] = base + t
        return h
#> Solution().skyline([[0, 2, 1], [1, 2, 3]], 4)
#> Solution().skyline([[2, 5, 1]], 4)
#> Solution().skyline([], 3)
#> Solution().skyline(blocks=[[0, 1, 2], [1, 1, 4], [0, 3, 1]], width=3)
#> Solution().skyline([[5, 1, 1]], 2)
# %%
def span_scores(s):
    n = len(s)
    best = 0
    for c in range(2 * n - 1):
        l = c // 2
        r = l + c % 2
        score = 0
        while l >= 0 and r < n:
            if s[l] == s[r]:
                score += 2
            elif abs(ord(s[l]) - ord(s[r])) == 1:
                score += 1
            else:
                break
            l -= 1
            r += 1
        if score > best:
            best = score
    return best
#> span_scores("abcb")
#> span_scores("xaz")
#> span_scores("")
#> span_scores("aabba")
#> span_scores("q")
