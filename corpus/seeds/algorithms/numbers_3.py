# %%
def lucky_locker(n, fav):
    door = [False] * (n + 1)
    for step in range(1, n + 1):
        if step % fav == 0:
            continue
        for k in range(step, n + 1, step):
            door[k] = not door[k]
    return [i for i, is_open in enumerate(door) if is_open]
#> lucky_locker(6, 2)
#> lucky_locker(0, 1)
#> lucky_locker(9, 3)
#> lucky_locker(5, 1)
#> lucky_locker(12, 5)

# %%
class Solution:
    def pinwheel(self, n: int, turns: int) -> int:
        digits = list(map(int, str(n)))
        for t in range(turns):
            head = digits.pop(0)
            digits.append((head + t) % 10)
            if digits[0] == digits[-1]:
                digits.reverse()
        val = 0
        for d in digits:
            val = 10 * val + d
        return val
#> Solution().pinwheel(1234, 3)
#> Solution().pinwheel(n=5, turns=4)
#> Solution().pinwheel(n=80, turns=0)
#> Solution().pinwheel(22122, 5)
#> Solution().pinwheel(987, 7)

# %%
def from_letters(word, base):
    n = 0
    for ch in word.lower():
        v = ord(ch) - ord('a')
        if not 0 <= v < base:
            raise ValueError(ch)
        n = n * base + v
    out = ''
    while n:
        n, r = divmod(n, base - 1)
        out = chr(ord('a') + r) + out
    return out or 'a'
#> from_letters('bad', 5)
#> from_letters('', 3)
#> from_letters('Cabbage', 8)
#> from_letters('dz', 10)
#> from_letters('aab', 3)

# %%
class Solution:
    def primeBuckets(self, nums, k):
        buckets = [[] for _ in range(k)]
        for x in nums:
            if x > 1 and all(x % d for d in range(2, int(x ** 0.5) + 1)):
                buckets[x % k].append(x)
        sizes = [len(b) for b in buckets]
        fullest = sizes.index(max(sizes))
        return sorted(buckets[fullest]), fullest
#> Solution().primeBuckets([2, 3, 5, 7, 11], 4)
#> Solution().primeBuckets(nums=[], k=3)
#> Solution().primeBuckets(nums=[13, 4, 23, 17, 33], k=10)
#> Solution().primeBuckets([1, 9, 15], 2)
#> Solution().primeBuckets([29, 31, 37, 41, 43, 47], 6)

# %%
def smallestFactorSieve(n):
    spf = list(range(n + 1))
    i = 2
    while i * i <= n:
        if spf[i] == i:
            j = i * i
            while j <= n:
                if spf[j] == j:
                    spf[j] = i
                j += i
        i += 1
    groups = {}
    for x in range(2, n + 1):
        groups.setdefault(spf[x], []).append(x)
    return {p: g for p, g in groups.items() if len(g) > 1}
#> smallestFactorSieve(10)
#> smallestFactorSieve(1)
#> smallestFactorSieve(16)
#> smallestFactorSieve(4)
#> smallestFactorSieve(27)

# %%
class Solution:
    def divisorWalk(self, n, hops):
        path = [n]
        for _ in range(hops):
            x = path[-1]
            divs = [d for d in range(2, x) if x % d == 0]
            if divs:
                path.append(divs[len(divs) // 2])
            else:
                path.append(x + 1)
        return path
#> Solution().divisorWalk(24, 3)
#> Solution().divisorWalk(n=7, hops=4)
#> Solution().divisorWalk(1, 2)
#> Solution().divisorWalk(n=60, hops=5)
#> Solution().divisorWalk(36, 0)

# %%
class Solution:
    def tilesNeeded(self, width, height):
        counts = []
        a, b = max(width, height), min(width, height)
        while b > 0:
            q, r = divmod(a, b)
            counts.append((b, q))
            a, b = b, r
        big = sum(q for s, q in counts if s > 1)
        return big, counts[-1] if counts else None
#> Solution().tilesNeeded(13, 5)
#> Solution().tilesNeeded(width=0, height=9)
#> Solution().tilesNeeded(width=60, height=36)
#> Solution().tilesNeeded(7, 7)
#> Solution().tilesNeeded(55, 34)

# %%
import math

def lcm_windows(xs, size):
    res = []
    for i in range(len(xs) - size + 1):
        l = 1
        for x in xs[i:i + size]:
            l = l // math.gcd(l, x) * x
        res.append(l)
    drops = sum(1 for p, q in zip(res, res[1:]) if q < p)
    return res, drops
#> lcm_windows([2, 3, 4, 6], 2)
#> lcm_windows([5], 2)
#> lcm_windows([9, 6, 15, 10, 4], 3)
#> lcm_windows([7, 1, 7], 1)
#> lcm_windows([8, 12, 18, 27, 2, 5], 2)

# %%
def crt_by_search(rules):
    x, step = 0, 1
    for mod, rem in rules:
        tries = 0
        while x % mod != rem:
            x += step
            tries += 1
            if tries > mod:
                return -1
        step *= mod
    return x
#> crt_by_search([(3, 2), (5, 3), (7, 2)])
#> crt_by_search([])
#> crt_by_search([(4, 1), (6, 2)])
#> crt_by_search([(2, 1), (9, 4), (5, 0)])
#> crt_by_search([(11, 10)])

# %%
class Solution:
    def residueRace(self, a: int, b: int, m: int) -> str:
        x = y = 1
        seen_x, seen_y = set(), set()
        t = 0
        while True:
            x, y = x * a % m, y * b % m
            t += 1
            if x in seen_x and y in seen_y:
                return f'tie {t}'
            if x in seen_x:
                return f'a {t}'
            if y in seen_y:
                return f'b {t}'
            seen_x.add(x)
            seen_y.add(y)
#> Solution().residueRace(2, 3, 7)
#> Solution().residueRace(a=4, b=6, m=10)
#> Solution().residueRace(a=1, b=5, m=6)
#> Solution().residueRace(3, 2, 16)
#> Solution().residueRace(10, 10, 13)

# %%
def fastSum(base, terms):
    # 1 + base + ... + base**(terms-1) by halves
    def go(k):
        if k == 0:
            return 0, 1
        if k % 2:
            s, p = go(k - 1)
            return s + p, p * base
        s, p = go(k // 2)
        return s + s * p, p * p

    s, p = go(terms)
    return s, len(str(p))
#> fastSum(2, 5)
#> fastSum(3, 0)
#> fastSum(10, 8)
#> fastSum(1, 13)
#> fastSum(7, 6)

# %%
def lookback(n):
    a = [1, 2]
    for i in range(2, n):
        back = a[-1] % i
        a.append(a[i - 1 - back] + 1 if back < i - 1 else a[0] + i)
    return a[:n]
#> lookback(2)
#> lookback(5)
#> lookback(8)
#> lookback(12)
#> lookback(0)

# %%
class Solution:
    def seatings(self, guests: int, grumpy: int) -> int:
        # grumpy guests never sit side by side in a row
        ways = 0
        total = 1 << guests
        for mask in range(total):
            if bin(mask).count('1') != grumpy:
                continue
            if mask & mask << 1:
                continue
            ways += 1
        fact = 1
        for f in range(2, grumpy + 1):
            fact *= f
        return ways * fact
#> Solution().seatings(4, 2)
#> Solution().seatings(guests=3, grumpy=0)
#> Solution().seatings(guests=5, grumpy=3)
#> Solution().seatings(2, 2)
#> Solution().seatings(5, 1)

# %%
def delannoyish(rows, cols, holes):
    grid = [[0] * cols for _ in range(rows)]
    for i in range(rows):
        for j in range(cols):
            if (i, j) in holes:
                continue
            if i == j == 0:
                grid[i][j] = 1
                continue
            v = 0
            if i: v += grid[i - 1][j]
            if j: v += grid[i][j - 1]
            if i and j and (i + j) % 2 == 0: v += grid[i - 1][j - 1]
            grid[i][j] = v
    return grid[-1]
#> delannoyish(2, 2, [])
#> delannoyish(3, 3, [(1, 1)])
#> delannoyish(1, 4, [(0, 2)])
#> delannoyish(3, 4, [])
#> delannoyish(2, 5, [(0, 0)])

# %%
class Solution:
    def signature(self, rows):
        row = [1, 1]
        marks = []
        while rows > 0:
            marks.append(''.join('#' if v % 2 else '.' for v in row))
            row = [row[0] + 1] + [abs(a - b) + 1 for a, b in zip(row, row[1:])] + [row[-1] + 1]
            rows -= 1
        return marks
#> Solution().signature(3)
#> Solution().signature(rows=0)
#> Solution().signature(rows=5)
#> Solution().signature(1)
#> Solution().signature(7)

# %%
def loyalty(n):
    # sum of squares of unitary divisors against n squared
    acc = 0
    for d in range(1, n + 1):
        if n % d:
            continue
        e = n // d
        a, b = d, e
        while b:
            a, b = b, a % b
        if a == 1:
            acc += d * d
    return acc - n * n
#> loyalty(6)
#> loyalty(1)
#> loyalty(12)
#> loyalty(9)
#> loyalty(20)

# %%
def toggle_report(start, masks):
    state = start
    seen = [state]
    for m in masks:
        state ^= m
        if state in seen:
            break
        seen.append(state)
    else:
        return 'fresh', state, len(seen)
    return 'repeat', state, seen.index(state)
#> toggle_report(0, [1, 2, 1])
#> toggle_report(5, [1, 1])
#> toggle_report(9, [])
#> toggle_report(12, [3, 5, 6, 8])
#> toggle_report(7, [2, 4, 8, 14])

# %%
class Solution:
    def bitBudget(self, limit: int, budget: int) -> int:
        spent = 0
        n = 0
        while n < limit:
            cost = bin(n + 1).count('1')
            if spent + cost > budget:
                break
            n += 1
            spent += cost
        return n
#> Solution().bitBudget(10, 7)
#> Solution().bitBudget(limit=4, budget=100)
#> Solution().bitBudget(limit=9, budget=0)
#> Solution().bitBudget(30, 25)
#> Solution().bitBudget(16, 17)

# %%
def subset_signs(nums, goal):
    n = len(nums)
    found = []
    for mask in range(2 ** n):
        total = 0
        for i in range(n):
            total += nums[i] if mask & (1 << i) else -nums[i]
        if total == goal:
            found.append(mask)
    return found
#> subset_signs([1, 2, 3], 0)
#> subset_signs([], 0)
#> subset_signs([4, 2, 2], 4)
#> subset_signs([5, 3], 9)
#> subset_signs([1, 1, 1, 1], 2)

# %%
def gray_rank(code):
    value = 0
    bit = 0
    for ch in code:
        bit ^= ch == '1'
        value = value * 2 + bit
    neighbours = []
    for i in range(len(code)):
        flipped = code[:i] + ('0' if code[i] == '1' else '1') + code[i + 1:]
        b = v = 0
        for ch in flipped:
            b ^= int(ch)
            v = v << 1 | b
        neighbours.append(v - value)
    return value, neighbours
#> gray_rank('101')
#> gray_rank('')
#> gray_rank('1')
#> gray_rank('11010')
#> gray_rank('0000')

# %%
class Solution:
    def fewestBoxes(self, weights, trips):
        lo, hi = max(weights), sum(weights)
        while lo < hi:
            mid = lo + hi >> 1
            used, load = 1, 0
            for w in weights:
                if load + w > mid or (load and load == w):
                    used += 1
                    load = 0
                load += w
            if used > trips:
                lo = mid + 1
            else:
                hi = mid
        return lo
#> Solution().fewestBoxes([3, 2, 5, 4], 2)
#> Solution().fewestBoxes(weights=[7], trips=1)
#> Solution().fewestBoxes(weights=[1, 2, 3, 4, 5], trips=3)
#> Solution().fewestBoxes([], 2)
#> Solution().fewestBoxes([9, 1, 9, 1], 2)

# %%
def cube_floor(n, trace):
    sign = -1 if n < 0 else 1
    n = abs(n)
    r = 0
    bit = 1
    while bit ** 3 <= n:
        bit <<= 1
    seen = []
    while bit:
        if (r | bit) ** 3 <= n:
            r |= bit
            seen.append(r)
        bit >>= 1
    return (sign * r, seen) if trace else sign * r
#> cube_floor(30, True)
#> cube_floor(0, True)
#> cube_floor(-125, False)
#> cube_floor(999, True)
#> cube_floor(343, False)

# %%
from typing import List

class Solution:
    def steepest(self, heights: List[int]) -> List[int]:
        def slope(i):
            return heights[i + 1] - heights[i]

        l, r = 0, len(heights) - 2
        if r < 0:
            return []
        while l < r:
            m = (l + r) // 2
            if slope(m) < slope(m + 1):
                l = m + 1
            else:
                r = m
        return [l, slope(l)]
#> Solution().steepest([0, 1, 4, 9, 11, 12])
#> Solution().steepest(heights=[5])
#> Solution().steepest([10, 8, 7, 7])
#> Solution().steepest(heights=[0, 20, 30, 35, 37, 38])
#> Solution().steepest([3, 4])

# %%
class Solution:
    def kiteTypes(self, points):
        ds = []
        n = len(points)
        for i in range(n):
            for j in range(i):
                dx = points[i][0] - points[j][0]
                dy = points[i][1] - points[j][1]
                ds.append(dx * dx + dy * dy)
        ds.sort()
        groups = []
        for d in ds:
            if groups and groups[-1][0] == d:
                groups[-1][1] += 1
            else:
                groups.append([d, 1])
        return groups
#> Solution().kiteTypes([(0, 0), (1, 0), (1, 1), (0, 1)])
#> Solution().kiteTypes([(4, 4)])
#> Solution().kiteTypes([(0, 0), (3, 4), (6, 0)])
#> Solution().kiteTypes([(0, 0), (2, 0), (4, 0), (6, 0)])
#> Solution().kiteTypes([(0, 1), (1, 3), (2, 1), (1, 0)])

# %%
class Solution:
    def hullHeight(self, pts):
        pts = sorted(set(pts))
        upper = []
        for p in pts:
            while len(upper) >= 2:
                (ax, ay), (bx, by) = upper[-2], upper[-1]
                if (bx - ax) * (p[1] - ay) - (by - ay) * (p[0] - ax) >= 0:
                    upper.pop()
                else:
                    break
            upper.append(p)
        return upper, max((y for _, y in upper), default=0)
#> Solution().hullHeight([(0, 0), (2, 3), (4, 0), (2, 1)])
#> Solution().hullHeight(pts=[])
#> Solution().hullHeight([(0, 0), (1, 1), (2, 2), (3, 3)])
#> Solution().hullHeight(pts=[(5, 1), (0, 4), (3, 5), (6, 6), (1, 0)])
#> Solution().hullHeight([(1, 9), (1, 2), (3, 3)])

# %%
def window_share(screen, windows):
    w, h = screen
    visible = 0
    for x, y, ww, hh in windows:
        left, right = max(0, x), min(w, x + ww)
        top, bottom = max(0, y), min(h, y + hh)
        if left >= right or top >= bottom:
            continue
        visible += (right - left) * (bottom - top)
    return visible * 100 // (w * h)
#> window_share((10, 10), [(0, 0, 5, 5), (8, 8, 5, 5)])
#> window_share((4, 3), [])
#> window_share((20, 5), [(-3, -3, 6, 6), (30, 1, 2, 2), (10, 2, 5, 9)])
#> window_share((0, 5), [(1, 1, 2, 2)])
#> window_share((8, 8), [(1, 1, 6, 6), (0, 0, 9, 9), (7, 0, 4, 8)])

# %%
def taxi_ring(center, r, grid_size):
    cx, cy = center
    ring = []
    for dx in range(-r, r + 1):
        dy = r - abs(dx)
        for y in sorted({cy + dy, cy - dy}):
            if 0 <= cx + dx < grid_size and 0 <= y < grid_size:
                ring.append((cx + dx, y))
    return sorted(ring)
#> taxi_ring((1, 1), 1, 3)
#> taxi_ring((0, 0), 0, 5)
#> taxi_ring((0, 0), 3, 4)
#> taxi_ring((2, 2), 2, 4)
#> taxi_ring((5, 5), 4, 5)

# %%
class Solution:
    def clockAngles(self, times):
        best = None
        for t in times:
            h, m = t.split(':')
            hour = (int(h) % 12) * 60 + int(m)
            minute = int(m) * 12
            diff = abs(hour - minute) % 720
            diff = min(diff, 720 - diff)
            if best is None or diff > best[0]:
                best = (diff, t)
        return best
#> Solution().clockAngles(['03:00', '06:00', '9:15'])
#> Solution().clockAngles(times=[])
#> Solution().clockAngles(['12:00', '00:30'])
#> Solution().clockAngles(times=['1:05', '2:10', '3:16', '4:21'])
#> Solution().clockAngles(['17:45', '18:10', '11:59'])

# %%
def rent_due(start_day, months, leap):
    lengths = [31, 29 if leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    due = []
    weekday = start_day
    for k in range(months):
        if weekday >= 5:
            due.append((k + 1, 1 + 7 - weekday))
        else:
            due.append((k + 1, 1))
        weekday = (weekday + lengths[k % 12]) % 7
    return due
#> rent_due(0, 4, False)
#> rent_due(5, 3, True)
#> rent_due(6, 0, False)
#> rent_due(2, 7, True)
#> rent_due(3, 14, False)

# %%
class Solution:
    def vending(self, price, paid, stock):
        change = paid - price
        if change < 0:
            return 'insufficient'
        back = []
        for i in range(len(stock)):
            face, cnt = stock[i]
            take = min(cnt, change // face)
            change -= take * face
            back.extend([face] * take)
        return back if change == 0 else f'owe {change}'
#> Solution().vending(35, 50, [(10, 1), (5, 3)])
#> Solution().vending(price=80, paid=50, stock=[])
#> Solution().vending(price=12, paid=20, stock=[(5, 1), (2, 1), (1, 0)])
#> Solution().vending(9, 9, [(1, 4)])
#> Solution().vending(43, 100, [(50, 0), (20, 2), (10, 1), (5, 1), (1, 9)])

# %%
def roundHalfAway(pairs):
    res = []
    for num, den in pairs:
        if den == 0:
            res.append(None)
            continue
        neg = (num < 0) != (den < 0)
        a, b = abs(num), abs(den)
        q = (2 * a + b) // (2 * b)
        res.append(-q if neg else q)
    return res
#> roundHalfAway([(7, 2), (-7, 2), (5, 3)])
#> roundHalfAway([])
#> roundHalfAway([(1, 0), (9, -6)])
#> roundHalfAway([(-10, -4), (10, 4), (-1, 3), (0, -5)])
#> roundHalfAway([(99, 10), (95, 10), (94, 10)])

# %%
def grade_curve(marks, full):
    best = max(marks)
    boost = full - best
    grades = []
    for m in marks:
        m = min(full, m + boost if m * 2 >= best else m + boost // 2)
        for letter, part in zip('ABCD', (9, 7, 5, 4)):
            if m * 10 >= part * full:
                grades.append(letter)
                break
        else:
            grades.append('F')
    return ''.join(grades)
#> grade_curve([40, 70, 85], 100)
#> grade_curve([], 10)
#> grade_curve([10, 3, 6, 8], 10)
#> grade_curve([0], 50)
#> grade_curve([22, 11, 5, 19, 15], 30)

# %%
class Solution:
    def quartiles(self, data: list) -> tuple:
        data = sorted(data)

        def med(part):
            k = len(part)
            if not k:
                return None
            if k & 1:
                return part[k // 2]
            return (part[k // 2 - 1] + part[k // 2]) / 2

        h = len(data) // 2
        low, high = data[:h], data[-h:] if h else []
        return med(low), med(data), med(high)
#> Solution().quartiles([7, 1, 3, 9, 5])
#> Solution().quartiles(data=[])
#> Solution().quartiles(data=[4])
#> Solution().quartiles([10, 20, 30, 40])
#> Solution().quartiles([6, 6, 1, 8, 2, 12, 15])

# %%
def bestTicket(digits, removable):
    keep = len(digits) - removable
    stack = []
    for i, d in enumerate(digits):
        while stack and stack[-1] < d and len(stack) + len(digits) - i > keep and d % 2 == stack[-1] % 2:
            stack.pop()
        stack.append(d)
    return stack[:keep]
#> bestTicket([1, 3, 2, 4], 2)
#> bestTicket([5, 4, 3], 1)
#> bestTicket([2, 4, 6, 8, 1], 3)
#> bestTicket([], 0)
#> bestTicket([1, 9, 8, 2, 6, 7], 2)

# %%
class Solution:
    def longSubtract(self, a, b):
        if len(a) < len(b) or (len(a) == len(b) and a < b):
            return '-' + self.longSubtract(b, a)
        b = b.rjust(len(a), '0')
        borrow, out = 0, []
        for x, y in zip(a[::-1], b[::-1]):
            d = int(x) - int(y) - borrow
            borrow = 1 if d < 0 else 0
            out.append(str(d + 10 * borrow))
        return ''.join(out)[::-1].lstrip('0') or '0'
#> Solution().longSubtract('1000', '1')
#> Solution().longSubtract(a='25', b='301')
#> Solution().longSubtract('777', '777')
#> Solution().longSubtract(a='', b='')
#> Solution().longSubtract('52013', '4987')

# %%
def seesaw(matrix):
    n = len(matrix)
    left = right = mid = 0
    for i in range(n):
        for j in range(n):
            if j < i:
                left += matrix[i][j]
            elif j > i:
                right += matrix[i][j]
            else:
                mid += matrix[i][j]
    if left == right:
        return ('level', mid)
    return ('left', left - right) if left > right else ('right', right - left)
#> seesaw([[1, 2], [3, 4]])
#> seesaw([])
#> seesaw([[5, 1, 1], [1, 5, 1], [1, 1, 5]])
#> seesaw([[0, 9, 2], [4, 1, 3], [0, 0, 7]])
#> seesaw([[8]])

# %%
from functools import cache

class Solution:
    def coinHop(self, target: int) -> int:
        @cache
        def cost(n):
            if n <= 1:
                return n
            options = [1 + cost(n - 1)]
            if n % 2 == 0:
                options.append(2 + cost(n // 2))
            if n % 3 == 0:
                options.append(2 + cost(n // 3))
            return min(options)

        return cost(target)
#> Solution().coinHop(9)
#> Solution().coinHop(target=0)
#> Solution().coinHop(target=14)
#> Solution().coinHop(5)
#> Solution().coinHop(22)

# %%
def divisor_game(n, depth):
    def best(x, d, me):
        moves = [k for k in range(1, x) if x % k == 0]
        if d == 0 or not moves:
            return x
        scores = [best(x - k, d - 1, not me) for k in moves]
        return max(scores) if me else min(scores)

    return best(n, depth, True)
#> divisor_game(6, 2)
#> divisor_game(1, 4)
#> divisor_game(12, 2)
#> divisor_game(7, 3)
#> divisor_game(10, 0)

# %%
def zeckendorf_text(n):
    fib = [1, 2]
    while fib[-1] <= n:
        fib.append(fib[-1] + fib[-2])
    bits = ''
    for f in reversed(fib[:-1]):
        if f <= n:
            n -= f
            bits += '1'
        elif bits:
            bits += '0'
    runs = [len(r) for r in bits.split('1') if r]
    return bits or '0', max(runs, default=0)
#> zeckendorf_text(10)
#> zeckendorf_text(0)
#> zeckendorf_text(33)
#> zeckendorf_text(100)
#> zeckendorf_text(1)

# %%
class Solution:
    def shrinkSum(self, nums, times):
        for t in range(times):
            if len(nums) < 2:
                break
            i = nums.index(min(nums))
            small = nums.pop(i)
            j = i % len(nums)
            nums[j] += small + t
        return nums
#> Solution().shrinkSum([4, 1, 7], 2)
#> Solution().shrinkSum(nums=[], times=3)
#> Solution().shrinkSum(nums=[9, 9, 9, 2], times=3)
#> Solution().shrinkSum([5], 1)
#> Solution().shrinkSum([3, 8, 2, 6, 1], 4)
