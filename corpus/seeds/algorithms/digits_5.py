# %%
class Solution:
    def trainBoard(self, trains, now):
        def minutes(text):
            h, m = text.split(':')
            return int(h) * 60 + int(m)

        t0 = minutes(now)
        board = []
        for name, at, delay in trains:
            t = (minutes(at) + delay) % 1440
            wait = (t - t0) % 1440
            if wait <= 720:
                board.append((wait, name))
        board.sort()
        return [f'{name} in {w}' if w else f'{name} now' for w, name in board]
#> Solution().trainBoard([('R1', '10:20', 5), ('R2', '10:10', 0)], '10:10')
#> Solution().trainBoard([], '00:00')
#> Solution().trainBoard([('N9', '23:50', 20), ('N8', '12:00', 0)], '23:40')
#> Solution().trainBoard([('A', '06:00', -30)], '05:45')
#> Solution().trainBoard([('B', '08:00', 0), ('C', '07:30', 30), ('D', '21:00', 1)], '07:59')
# %%
def rev(n, base):
    out = 0
    while n:
        n, d = divmod(n, base)
        out = out * base + d
    return out


def orbit(n, base):
    a = rev(n, base)
    b = rev(a, base)
    if a == n:
        return 'fixed'
    if b == n:
        return 'pair'
    return 'decays'


def classify(nums, base):
    table = {}
    for n in nums:
        table.setdefault(orbit(n, base), []).append(n)
    return table
#> classify([12, 11, 30], 10)
#> classify([5, 6, 8], 2)
#> classify([], 3)
#> classify([0, 81, 82], 9)
#> classify([255, 256, 273], 16)
# %%
def is_prime(n, primes):
    for p in primes:
        if p * p > n:
            return True
        if n % p == 0:
            return False
    return True


def first_primes(count):
    primes = []
    n = 2
    while len(primes) < count:
        if is_prime(n, primes):
            primes.append(n)
        n += 1
    return primes


def encode_word(word):
    letters = sorted(set(ord(c) for c in word))
    table = dict(zip(letters, first_primes(len(letters))))
    code = 1
    for c in word:
        code *= table[ord(c)]
    return code
#> encode_word('abba')
#> encode_word('')
#> encode_word('zebra')
#> encode_word('mmm')
#> encode_word('level')
# %%
class Solution:
    def quarterTurns(self, grid_size, commands):
        x = y = 0
        dx, dy = 0, 1
        for ch in commands:
            if ch == 'L':
                dx, dy = -dy, dx
            elif ch == 'R':
                dx, dy = dy, -dx
            else:
                k = int(ch)
                x = (x + dx * k) % grid_size
                y = (y + dy * k) % grid_size
        facing = {(0, 1): 'N', (1, 0): 'E', (0, -1): 'S', (-1, 0): 'W'}[dx, dy]
        return x, y, facing
#> Solution().quarterTurns(5, '3R4L2')
#> Solution().quarterTurns(4, '')
#> Solution().quarterTurns(7, 'L9L9')
#> Solution().quarterTurns(3, '1R1R1R1')
#> Solution().quarterTurns(10, 'RR5x')
# %%
def add_mixed(a, b):
    w1, n1, d1 = a
    w2, n2, d2 = b
    n = n1 * d2 + n2 * d1
    d = d1 * d2
    w = w1 + w2 + n // d
    n %= d
    for k in range(min(n, d), 1, -1):
        if n % k == 0 and d % k == 0:
            n //= k
            d //= k
            break
    if n == 0:
        d = 1
    return w, n, d


def recipe(items):
    total = (0, 0, 1)
    for item in items:
        total = add_mixed(total, item)
    w, n, d = total
    if n == 0:
        return str(w)
    return f'{w} {n}/{d}' if w else f'{n}/{d}'
#> recipe([(1, 1, 2), (0, 3, 4)])
#> recipe([])
#> recipe([(0, 1, 6), (0, 1, 3)])
#> recipe([(2, 2, 3), (1, 1, 3)])
#> recipe([(0, 1, 2), (0, 1, 3), (0, 1, 12)])
# %%
class Solution:
    def flagSets(self, rules, state):
        history = []
        for need, forbid, give in rules:
            if state & need == need and not state & forbid:
                state |= give
                history.append('+')
            elif state & forbid:
                state &= ~forbid
                history.append('-')
            else:
                history.append('.')
        return ''.join(history), state
#> Solution().flagSets([(1, 2, 4), (4, 8, 2), (6, 1, 16)], 1)
#> Solution().flagSets([], 5)
#> Solution().flagSets([(3, 0, 8), (8, 1, 16)], 3)
#> Solution().flagSets([(16, 32, 1), (0, 0, 64)], 0)
#> Solution().flagSets([(2, 1, 4), (2, 1, 4), (4, 4, 0)], 3)
# %%
def nim_value(pile, moves):
    table = [0] * (pile + 1)
    for n in range(1, pile + 1):
        reach = {table[n - m] for m in moves if m <= n}
        g = 0
        while g in reach:
            g += 1
        table[n] = g
    return table[pile]


def pick_winner(piles, moves):
    total = 0
    for p in piles:
        total ^= nim_value(p, moves)
    return 'first' if total else 'second'
#> pick_winner([4, 2], [1, 3])
#> pick_winner([], [1])
#> pick_winner([5, 5], [2, 3])
#> pick_winner([7], [1, 2])
#> pick_winner([3, 6], [1, 2])
# %%
class Solution:
    def sharedFactorGraph(self, nums):
        def gcd(a, b):
            return gcd(b, a % b) if b else a

        left = list(nums)
        groups = []
        while left:
            stack = [left.pop(0)]
            group = []
            while stack:
                x = stack.pop()
                group.append(x)
                near = [y for y in left if gcd(x, y) > 1]
                for y in near:
                    left.remove(y)
                    stack.append(y)
            groups.append(sorted(group))
        return groups
#> Solution().sharedFactorGraph([4, 6, 35])
#> Solution().sharedFactorGraph([])
#> Solution().sharedFactorGraph([5, 7, 11])
#> Solution().sharedFactorGraph([10, 3, 21, 14])
#> Solution().sharedFactorGraph([9])
# %%
def salary_steps(start, percent, years):
    pay = start
    lines = []
    for y in range(1, years + 1):
        raise_cents = pay * percent
        pay += -(-raise_cents // 100)
        if y % 3 == 0:
            pay = pay // 5 * 5
        lines.append(pay)
    return lines
#> salary_steps(1000, 3, 4)
#> salary_steps(99, 10, 6)
#> salary_steps(50, 0, 2)
#> salary_steps(777, -4, 5)
#> salary_steps(1, 1, 0)
# %%
class Solution:
    def matrixFib(self, n, mod):
        def mul(x, y):
            a, b, c, d = x
            e, f, g, h = y
            return ((a * e + b * g) % mod, (a * f + b * h) % mod,
                    (c * e + d * g) % mod, (c * f + d * h) % mod)

        result = (1, 0, 0, 1)
        base = (2, 1, 1, 0)
        steps = 0
        while n:
            if n & 1:
                result = mul(result, base)
                steps += 1
            base = mul(base, base)
            steps += 1
            n >>= 1
        return result[1], steps
#> Solution().matrixFib(6, 1000)
#> Solution().matrixFib(0, 9)
#> Solution().matrixFib(25, 97)
#> Solution().matrixFib(1, 2)
#> Solution().matrixFib(100, 10)
# %%
SYMBOLS = {'o': 1, 'w': 4, 'm': 16, 'k': 64}


def spell(n):
    out = ''
    for s, v in sorted(SYMBOLS.items(), key=lambda kv: -kv[1]):
        q, n = divmod(n, v)
        if q == 3 and v < 64:
            bigger = next(k for k, x in SYMBOLS.items() if x == v * 4)
            out += s + bigger
        else:
            out += s * q
    return out


def read(text):
    total = 0
    for i, ch in enumerate(text):
        v = SYMBOLS[ch]
        if i + 1 < len(text) and SYMBOLS[text[i + 1]] > v:
            v = -v
        total += v
    return total


def round_trip(nums):
    return [(spell(n), read(spell(n)) == n) for n in nums]
#> round_trip([5, 12])
#> round_trip([])
#> round_trip([63])
#> round_trip([0, 255])
#> round_trip([30, 17])
# %%
class Solution:
    def splitDigits(self, text, target):
        results = []

        def walk(i, total, parts):
            if i == len(text):
                if total == target:
                    results.append('+'.join(parts))
                return
            for j in range(i + 1, len(text) + 1):
                piece = text[i:j]
                if len(piece) > 1 and piece[0] == '0':
                    break
                value = int(piece)
                if total + value > target:
                    break
                walk(j, total + value, parts + [piece])

        walk(0, 0, [])
        return results
#> Solution().splitDigits('1234', 46)
#> Solution().splitDigits('', 0)
#> Solution().splitDigits('105', 15)
#> Solution().splitDigits('999', 27)
#> Solution().splitDigits('111', 12)
# %%
def leap_years_between(a, b):
    def upto(y):
        return y // 4 - y // 100 + y // 400
    return upto(b) - upto(a - 1)


def birthdays_on_29(born, now):
    if now < born:
        return 0, 0
    real = leap_years_between(born + 1, now)
    return real, now - born - real
#> birthdays_on_29(1996, 2024)
#> birthdays_on_29(2000, 2000)
#> birthdays_on_29(1896, 1910)
#> birthdays_on_29(2020, 2019)
#> birthdays_on_29(1988, 2101)
# %%
class Solution:
    def toothpickStairs(self, n):
        full, used, step = 0, 0, 4
        while used + step <= n:
            used += step
            full += 1
            step += 2 + full % 3
        return full, n - used
#> Solution().toothpickStairs(50)
#> Solution().toothpickStairs(3)
#> Solution().toothpickStairs(4)
#> Solution().toothpickStairs(200)
#> Solution().toothpickStairs(999)
# %%
def crt_pair(r1, m1, r2, m2):
    x = r1
    for _ in range(m2):
        if x % m2 == r2:
            return x
        x += m1
    return None


def count_eggs(clues):
    cur, mod = 0, 1
    used = 0
    for r, m in clues:
        nxt = crt_pair(cur, mod, r, m)
        if nxt is None:
            break
        cur = nxt
        mod *= m
        used += 1
    return cur, used
#> count_eggs([(1, 2), (2, 3), (4, 5)])
#> count_eggs([])
#> count_eggs([(1, 4), (0, 2)])
#> count_eggs([(3, 7), (5, 8)])
#> count_eggs([(0, 3), (0, 5), (1, 4)])
# %%
class Solution:
    def rulerMarks(self, n):
        marks = []
        for i in range(1, n + 1):
            height = 0
            while i % 2 == 0:
                i //= 2
                height += 1
            marks.append(height)
        tallest = max(marks, default=0)
        return ''.join(str(m) for m in marks), marks.count(tallest)
#> Solution().rulerMarks(8)
#> Solution().rulerMarks(0)
#> Solution().rulerMarks(5)
#> Solution().rulerMarks(12)
#> Solution().rulerMarks(1)
# %%
def polygon_number(sides, n):
    return ((sides - 2) * n * n - (sides - 4) * n) // 2


def which_polygons(value, max_sides):
    names = []
    for s in range(3, max_sides + 1):
        n = 1
        while polygon_number(s, n) < value:
            n += 1
        if polygon_number(s, n) == value:
            names.append((s, n))
    return names
#> which_polygons(36, 5)
#> which_polygons(1, 4)
#> which_polygons(45, 6)
#> which_polygons(7, 7)
#> which_polygons(12, 2)
# %%
class Solution:
    def bitPlanes(self, pixels):
        planes = []
        top = max(pixels, default=0).bit_length()
        for b in range(top - 1, -1, -1):
            plane = 0
            for p in pixels:
                plane = (plane << 1) | (p >> b & 1)
            planes.append(plane)
        return planes
#> Solution().bitPlanes([1, 2, 3])
#> Solution().bitPlanes([])
#> Solution().bitPlanes([0, 0])
#> Solution().bitPlanes([9, 6, 12, 5])
#> Solution().bitPlanes([31, 16, 1])
# %%
def ways_to_climb(n, jumps, broken):
    ways = [0] * (n + 1)
    ways[0] = 1
    for i in range(1, n + 1):
        if i in broken:
            continue
        for j in jumps:
            if i >= j:
                ways[i] += ways[i - j]
    return ways[n]


def repair_gain(n, jumps, broken):
    base = ways_to_climb(n, jumps, broken)
    gains = {}
    for b in broken:
        others = [x for x in broken if x != b]
        gains[b] = ways_to_climb(n, jumps, others) - base
    return base, gains
#> repair_gain(4, [1, 2], [2])
#> repair_gain(3, [1], [])
#> repair_gain(5, [1, 3], [3, 4])
#> repair_gain(6, [2], [4, 5])
#> repair_gain(0, [1], [0])
# %%
class Solution:
    def sortByTail(self, nums, digits):
        mod = 10 ** digits
        tails = {}
        for n in nums:
            tails.setdefault(n % mod, []).append(n)
        out = []
        for t in sorted(tails):
            out.extend(sorted(tails[t], key=lambda n: -n))
        return out
#> Solution().sortByTail([123, 45, 223, 7], 2)
#> Solution().sortByTail([], 1)
#> Solution().sortByTail([10, 20, 30], 1)
#> Solution().sortByTail([-3, 7, 17, -13], 1)
#> Solution().sortByTail([1000, 5, 2001], 3)
# %%
def step(n, mask):
    low = n & mask
    high = n & ~mask
    return (low << 1 | high >> 1) & 255


def cycle_length(n, mask):
    seen = [n]
    cur = step(n, mask)
    while cur not in seen:
        seen.append(cur)
        cur = step(cur, mask)
    return len(seen) - seen.index(cur), seen.index(cur)


def best_mask(n, masks):
    return max((cycle_length(n, m) + (m,) for m in masks), default=None)
#> best_mask(200, [15, 51])
#> best_mask(1, [])
#> best_mask(37, [85, 170])
#> best_mask(0, [1])
#> best_mask(129, [240, 60, 7])
# %%
class Solution:
    def parkingFee(self, start, end, rate):
        if end < start:
            end += 1440
        stay = end - start
        if stay <= 15:
            return 0
        blocks = (stay + 29) // 30
        fee = 0
        t = start
        for _ in range(blocks):
            night = t % 1440 < 360 or t % 1440 >= 1320
            fee += rate // 2 if night else rate
            t += 30
        return min(fee, rate * 10)
#> Solution().parkingFee(600, 700, 5)
#> Solution().parkingFee(1300, 60, 6)
#> Solution().parkingFee(100, 110, 9)
#> Solution().parkingFee(480, 1080, 4)
#> Solution().parkingFee(330, 391, 7)
# %%
def pascal_mod(n, m):
    row = [1]
    for _ in range(n):
        row = [(a + b) % m for a, b in zip([0] + row, row + [0])]
    return row


def zero_streak(row):
    best = run = 0
    for x in row:
        run = 0 if x else run + 1
        best = max(best, run)
    return best


def emptiest_row(rows, m):
    streaks = [zero_streak(pascal_mod(r, m)) for r in rows]
    top = max(streaks)
    return rows[streaks.index(top)], top
#> emptiest_row([3, 4], 2)
#> emptiest_row([1, 2], 7)
#> emptiest_row([6, 5, 3], 3)
#> emptiest_row([0], 5)
#> emptiest_row([8], 2)
# %%
from typing import List


class Solution:
    def gardenRows(self, plants: int, widths: List[int]) -> List[int]:
        best = None
        for w in widths:
            rows, rest = divmod(plants, w)
            waste = w - rest if rest else 0
            if rest:
                rows += 1
            shape = abs(rows - w)
            if best is None or (waste, shape) < best[:2]:
                best = (waste, shape, w, rows)
        return list(best[2:]) if best else []
#> Solution().gardenRows(24, [5, 6, 7])
#> Solution().gardenRows(10, [])
#> Solution().gardenRows(17, [4, 9, 6])
#> Solution().gardenRows(36, [4, 6, 9])
#> Solution().gardenRows(0, [3])
# %%
def digit_distance(a, b):
    width = max(len(str(a)), len(str(b)))
    total = 0
    for x, y in zip(str(a).zfill(width), str(b).zfill(width)):
        d = abs(int(x) - int(y))
        total += min(d, 10 - d)
    return total


def unlock_order(codes, start=0):
    left = sorted(codes)
    order, cost = [], 0
    while left:
        nearest = min(left, key=lambda c: digit_distance(start, c))
        cost += digit_distance(start, nearest)
        left.remove(nearest)
        order.append(nearest)
        start = nearest
    return order, cost
#> unlock_order([19, 91])
#> unlock_order([])
#> unlock_order([5], 7)
#> unlock_order([100, 909], 999)
#> unlock_order([8, 2], start=55)
# %%
class Solution:
    def snailWell(self, depth, up, down, tired):
        pos, day = 0, 0
        while pos < depth:
            day += 1
            climb = max(up - (day - 1) // tired, 0)
            if climb <= down and pos + climb < depth:
                return -day
            pos += climb
            if pos < depth:
                pos -= down
        return day
#> Solution().snailWell(20, 6, 2, 3)
#> Solution().snailWell(10, 3, 2, 1)
#> Solution().snailWell(0, 1, 1, 1)
#> Solution().snailWell(50, 12, 1, 2)
#> Solution().snailWell(5, 5, 4, 9)
# %%
def convergent_sqrt(n, steps):
    a0 = 0
    while (a0 + 1) ** 2 <= n:
        a0 += 1
    if a0 * a0 == n:
        return [(a0, 1)]
    m, d, a = 0, 1, a0
    h1, h = 1, a0
    k1, k = 0, 1
    out = [(h, k)]
    for _ in range(steps):
        m = d * a - m
        d = (n - m * m) // d
        a = (a0 + m) // d
        h1, h = h, a * h + h1
        k1, k = k, a * k + k1
        out.append((h, k))
    return out
#> convergent_sqrt(2, 4)
#> convergent_sqrt(16, 5)
#> convergent_sqrt(7, 6)
#> convergent_sqrt(23, 3)
#> convergent_sqrt(13, 0)
# %%
class Solution:
    def badgeParity(self, badges):
        evens = [b for b in badges if self.weight(b) % 2 == 0]
        odds = [b for b in badges if self.weight(b) % 2]
        if len(evens) == len(odds):
            return 'balanced'
        more, less = (evens, odds) if len(evens) > len(odds) else (odds, evens)
        return more[len(less):]

    def weight(self, x):
        w = 0
        while x:
            x &= x - 1
            w += 1
        return w
#> Solution().badgeParity([1, 3, 5])
#> Solution().badgeParity([])
#> Solution().badgeParity([7, 8, 9, 11, 13])
#> Solution().badgeParity([0, 2])
#> Solution().badgeParity([15, 30, 60])
# %%
def trunc_div(a, b):
    q = abs(a) // abs(b)
    return q if (a < 0) == (b < 0) else -q


def trunc_mod(a, b):
    return a - trunc_div(a, b) * b


def disagreements(pairs):
    diff = []
    for a, b in pairs:
        try:
            c_style = (trunc_div(a, b), trunc_mod(a, b))
            py_style = divmod(a, b)
        except ZeroDivisionError:
            diff.append('zero')
            continue
        if c_style != py_style:
            diff.append((c_style, py_style))
    return diff
#> disagreements([(7, 2), (-7, 2)])
#> disagreements([])
#> disagreements([(7, -2), (-7, -2), (-8, 2)])
#> disagreements([(5, 0), (0, -3)])
#> disagreements([(-1, 10), (1, -10)])
# %%
class Solution:
    def pearlString(self, n, colors):
        total = 0
        for shift in range(n):
            a, b = n, shift
            while b:
                a, b = b, a % b
            total += colors ** a
        rotations = total // n
        odd = n % 2
        flips = colors ** ((n + 1) // 2) if odd else (colors ** (n // 2) + colors ** (n // 2 + 1)) // 2
        return rotations, (rotations + flips) // 2
#> Solution().pearlString(4, 2)
#> Solution().pearlString(1, 5)
#> Solution().pearlString(6, 2)
#> Solution().pearlString(5, 3)
#> Solution().pearlString(0, 2)
# %%
def collatz_height(n, cache):
    path = []
    while n not in cache:
        path.append(n)
        n = n // 2 if n % 2 == 0 else 3 * n + 1
    h = cache[n]
    for x in reversed(path):
        h += 1
        cache[x] = h
    return h


def tallest_tree(seeds):
    cache = {1: 0}
    heights = [collatz_height(s, cache) for s in seeds]
    return heights, len(cache)
#> tallest_tree([3, 5, 6])
#> tallest_tree([])
#> tallest_tree([1, 2, 4, 8])
#> tallest_tree([7, 11])
#> tallest_tree([12, 13])
# %%
class Solution:
    def shiftPlan(self, workers, days, off):
        plan = []
        for d in range(days):
            free = [(d * off + k) % len(workers) for k in range(off)]
            crew = [w for i, w in enumerate(workers) if i not in free]
            plan.append(''.join(crew))
        return plan
#> Solution().shiftPlan('abcd', 3, 1)
#> Solution().shiftPlan('xy', 2, 2)
#> Solution().shiftPlan('pqrst', 4, 2)
#> Solution().shiftPlan('m', 0, 1)
#> Solution().shiftPlan('klm', 5, 0)
# %%
def scaled_round(num, den, places):
    scale = 10 ** places
    sign = -1 if num * den < 0 else 1
    q, r = divmod(abs(num) * scale, abs(den))
    if 2 * r >= abs(den):
        q += 1
    return sign * q


def show(num, den, places):
    q = scaled_round(num, den, places)
    sign = '-' if q < 0 else ''
    whole, part = divmod(abs(q), 10 ** places)
    return f'{sign}{whole}.{part:0{places}d}' if places else f'{sign}{whole}'


def averages(groups, places):
    return [show(sum(g), len(g), places) if g else '?' for g in groups]
#> averages([[1, 2], [3, 3, 4]], 2)
#> averages([], 1)
#> averages([[-5, -6], []], 0)
#> averages([[2, 0, 0], [-1, 0, 0, 0, 0, 0]], 3)
#> averages([[10]], 1)
# %%
class Solution:
    def hexCount(self, rings):
        total = 1
        per = []
        for r in range(1, rings + 1):
            ring = 6 * r
            if ring % 4 == 0:
                ring -= r
            total += ring
            per.append(total)
        return per or [1]
#> Solution().hexCount(3)
#> Solution().hexCount(0)
#> Solution().hexCount(6)
#> Solution().hexCount(1)
#> Solution().hexCount(9)
# %%
def factor_pairs(n):
    pairs = []
    for a in range(1, n + 1):
        if a * a > n:
            break
        if n % a == 0:
            pairs.append((a, n // a))
    return pairs


def fence_needed(a, b, wall):
    long_side = max(a, b)
    covered = min(long_side, wall)
    return 2 * (a + b) - covered


def cheapest_yard(area, wall):
    return min((fence_needed(a, b, wall), a, b) for a, b in factor_pairs(area))
#> cheapest_yard(24, 5)
#> cheapest_yard(1, 0)
#> cheapest_yard(36, 18)
#> cheapest_yard(13, 100)
#> cheapest_yard(0, 4)
# %%
class Solution:
    def swapBits(self, n, swaps):
        for i, j in swaps:
            a, b = n >> i & 1, n >> j & 1
            if a != b:
                n ^= (1 << i) | (1 << j)
        return n, f'{n:b}'
#> Solution().swapBits(10, [(0, 1), (2, 3)])
#> Solution().swapBits(7, [])
#> Solution().swapBits(1, [(0, 6), (6, 3)])
#> Solution().swapBits(255, [(0, 7)])
#> Solution().swapBits(100, [(2, 0), (5, 4), (6, 6)])
# %%
def happy_tickets(digits, half):
    counts = {0: 1}
    for _ in range(half):
        nxt = {}
        for s, c in counts.items():
            for d in digits:
                nxt[s + d] = nxt.get(s + d, 0) + c
        counts = nxt
    return sum(c * c for c in counts.values()), max(counts)
#> happy_tickets([0, 1, 2], 2)
#> happy_tickets([5], 3)
#> happy_tickets([1, 4, 7, 9], 1)
#> happy_tickets([0, 1], 4)
#> happy_tickets([3, 6, 9], 3)
# %%
class Solution:
    def addClock(self, readings):
        total = [0, 0]
        for text in readings:
            neg = text[0] == '-'
            h, m = text.lstrip('+-').split('h')
            minutes = int(h or 0) * 60 + int(m or 0)
            total[neg] += minutes
        net = total[0] - total[1]
        h, m = divmod(abs(net), 60)
        return f"{'-' if net < 0 else ''}{h}h{m:02}"
#> Solution().addClock(['+1h30', '-0h45'])
#> Solution().addClock([])
#> Solution().addClock(['-2h', '+h20'])
#> Solution().addClock(['8h15', '7h50', '-1h05'])
#> Solution().addClock(['90'])
# %%
def split_even(n):
    return n // 2, n - n // 2


def share_tree(n, depth, least):
    if depth == 0 or n < least:
        return [n]
    a, b = split_even(n)
    return share_tree(a, depth - 1, least) + share_tree(b, depth - 1, least)
#> share_tree(13, 2, 3)
#> share_tree(5, 0, 1)
#> share_tree(1, 3, 2)
#> share_tree(100, 3, 20)
#> share_tree(-7, 1, -10)
# %%
class Solution:
    def stampYear(self, year):
        cycle = ['rat', 'ox', 'fox', 'owl', 'elk']
        metal = ['tin', 'iron', 'gold']
        age, rest = divmod(year, 15)
        animal = cycle[rest % 5]
        kind = metal[rest % 3]
        if rest == 0:
            return f'{kind} {animal}, new age {age}'
        return f'{kind} {animal} {rest} of age {age}'

    def stampRange(self, a, b):
        seen = []
        for y in range(a, b, 4):
            seen.append(self.stampYear(y))
        return seen[-1] if seen else None
#> Solution().stampRange(2000, 2020)
#> Solution().stampRange(5, 5)
#> Solution().stampRange(-10, 0)
#> Solution().stampRange(15, 16)
#> Solution().stampRange(100, 130)
