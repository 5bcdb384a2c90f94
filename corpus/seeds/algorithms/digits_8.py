# %%
class Solution:
    def relayTimes(self, legs, baton):
        def parse(text):
            if ':' in text:
                m, s = text.split(':')
                return int(m) * 60 + int(s)
            return int(text)

        total = 0
        fastest = None
        for i, leg in enumerate(legs):
            t = parse(leg)
            if i:
                total += baton
            total += t
            if fastest is None or t < fastest[0]:
                fastest = (t, i)
        m, s = divmod(total, 60)
        return f'{m}:{s:02d}', fastest
#> Solution().relayTimes(['1:02', '58', '1:10'], 2)
#> Solution().relayTimes([], 3)
#> Solution().relayTimes(['45'], 9)
#> Solution().relayTimes(['2:00', '120', '1:60'], 0)
#> Solution().relayTimes(['30', '29', '28', '29'], 1)
# %%
def alternating_sum(n):
    total, sign = 0, 1
    while n:
        total += sign * (n % 10)
        sign = -sign
        n //= 10
    return total


def repair_to_eleven(n):
    if alternating_sum(n) % 11 == 0:
        return n
    s = str(n)
    for i in range(len(s) - 1, -1, -1):
        for d in range(10):
            if i == 0 and d == 0:
                continue
            trial = int(s[:i] + str(d) + s[i + 1:])
            if alternating_sum(trial) % 11 == 0:
                return trial
    return None
#> repair_to_eleven(121)
#> repair_to_eleven(52)
#> repair_to_eleven(7)
#> repair_to_eleven(1309)
#> repair_to_eleven(90)
# %%
def sieve_spf(n):
    spf = list(range(n + 1))
    for p in range(2, n + 1):
        if spf[p] != p:
            continue
        for q in range(p * p, n + 1, p):
            if spf[q] == q:
                spf[q] = p
    return spf


def signature(n, spf):
    word = []
    while n > 1:
        p = spf[n]
        k = 0
        while n % p == 0:
            n //= p
            k += 1
        word.append(f'{p}' if k == 1 else f'{p}^{k}')
    return '.'.join(word) or 'unit'


def label_crates(crates):
    spf = sieve_spf(max(crates))
    return [signature(c, spf) for c in crates]
#> label_crates([12, 7])
#> label_crates([1])
#> label_crates([18, 20, 15])
#> label_crates([])
#> label_crates([16, 24])
# %%
class Solution:
    def weatherWheel(self, start, rules, days):
        sky = start
        counts = [0, 0, 0]
        for day in range(days):
            counts[sky] += 1
            a, b = rules[sky]
            sky = (a * day + b) % 3
        best = max(range(3), key=lambda i: counts[i])
        return counts, 'sun rain fog'.split()[best]
#> Solution().weatherWheel(0, [(1, 1), (2, 0), (1, 2)], 7)
#> Solution().weatherWheel(2, [(0, 1), (0, 1), (0, 1)], 4)
#> Solution().weatherWheel(1, [(1, 0), (1, 1), (0, 0)], 0)
#> Solution().weatherWheel(0, [(2, 2), (1, 1), (2, 1)], 10)
#> Solution().weatherWheel(1, [(0, 2), (0, 2), (5, 4)], 9)
# %%
def mat_vec(m, v):
    return tuple(sum(a * b for a, b in zip(row, v)) for row in m)


def clamp(v, lo, hi):
    return tuple(min(max(x, lo), hi) for x in v)


def settle(m, v, lo, hi):
    steps = 0
    while steps < 8:
        nxt = clamp(mat_vec(m, v), lo, hi)
        steps += 1
        if nxt == v:
            return v, steps
        v = nxt
    return v, -1
#> settle([[1, 1], [0, 1]], (1, 2), 0, 9)
#> settle([[0, -1], [1, 0]], (3, 4), -5, 5)
#> settle([[1, 0], [0, 1]], (7, 7), 0, 10)
#> settle([[2]], (1,), 0, 100)
#> settle([[1, -1, 0], [0, 1, 0], [0, 0, 3]], (5, 2, 1), 0, 8)
# %%
class Solution:
    def numberChain(self, n):
        chain = [n]
        while True:
            if n % 4 == 0:
                n //= 4
            elif n % 3 == 0:
                n = n // 3 + 1
            elif n > 20:
                n -= sum(int(d) for d in str(n))
            else:
                n += 3
            if n in chain:
                break
            chain.append(n)
        return chain, n
#> Solution().numberChain(50)
#> Solution().numberChain(0)
#> Solution().numberChain(7)
#> Solution().numberChain(144)
#> Solution().numberChain(997)
# %%
def as_minutes(clock):
    h, m = clock
    return h * 60 + m


def overlap(a, b):
    lo = max(as_minutes(a[0]), as_minutes(b[0]))
    hi = min(as_minutes(a[1]), as_minutes(b[1]))
    return max(0, hi - lo)


def best_pairing(shifts):
    best = (0, None)
    names = sorted(shifts)
    for i, x in enumerate(names):
        for y in names[i + 1:]:
            minutes = overlap(shifts[x], shifts[y])
            if minutes > best[0]:
                best = (minutes, x + '-' + y)
    return best
#> best_pairing({'amy': ((8, 0), (12, 0)), 'ben': ((11, 15), (14, 0))})
#> best_pairing({})
#> best_pairing({'x': ((1, 0), (2, 0)), 'y': ((2, 0), (3, 0))})
#> best_pairing({'c': ((9, 0), (17, 0)), 'a': ((10, 30), (12, 0)), 'b': ((11, 0), (19, 0))})
#> best_pairing({'solo': ((0, 0), (23, 59))})
# %%
class Solution:
    def subsetAnds(self, nums):
        seen = []
        for x in nums:
            fresh = [x]
            for s in seen:
                if s & x not in fresh:
                    fresh.append(s & x)
            for f in fresh:
                if f not in seen:
                    seen.append(f)
        zero = 0 in seen
        return sorted(seen, reverse=True), zero
#> Solution().subsetAnds([12, 10])
#> Solution().subsetAnds([])
#> Solution().subsetAnds([7, 14, 28])
#> Solution().subsetAnds([5, 5, 5])
#> Solution().subsetAnds([1, 2, 4, 8])
# %%
def farey_next(a, b, n):
    (p, q), (r, s) = a, b
    k = (n + q) // s
    return k * r - p, k * s - q


def fractions_between(n, lo, hi):
    a, b = (0, 1), (1, n)
    inside = []
    while b[0] <= b[1]:
        if lo[0] * b[1] < b[0] * lo[1] and b[0] * hi[1] < hi[0] * b[1]:
            inside.append(b)
        if b == (1, 1):
            break
        a, b = b, farey_next(a, b, n)
    return inside
#> fractions_between(5, (1, 3), (2, 3))
#> fractions_between(1, (0, 1), (1, 1))
#> fractions_between(4, (1, 2), (1, 1))
#> fractions_between(6, (0, 1), (1, 4))
#> fractions_between(7, (2, 5), (1, 2))
# %%
class Solution:
    def invoiceRounding(self, lines, mode):
        total = 0
        exact = 0
        for qty, price in lines:
            exact += qty * price
            amount = qty * price
            if mode == 'up':
                amount = -(-amount // 10)
            elif mode == 'down':
                amount //= 10
            else:
                amount = (amount + 5) // 10
            total += amount
        return total * 10 - exact
#> Solution().invoiceRounding([(3, 17), (2, 9)], 'up')
#> Solution().invoiceRounding([(3, 17), (2, 9)], 'down')
#> Solution().invoiceRounding([(-1, 25), (1, 25)], 'near')
#> Solution().invoiceRounding([], 'up')
#> Solution().invoiceRounding([(7, 3), (4, 11), (1, 99)], 'near')
# %%
def derangements(n):
    a, b = 1, 0
    for k in range(2, n + 1):
        a, b = b, (k - 1) * (a + b)
    return a if n == 0 else b


def choose(n, k):
    top = bottom = 1
    for i in range(k):
        top *= n - i
        bottom *= i + 1
    return top // bottom


def hat_mixups(guests):
    rows = []
    for right in range(guests + 1):
        rows.append(choose(guests, right) * derangements(guests - right))
    return rows, rows.index(max(rows))
#> hat_mixups(3)
#> hat_mixups(0)
#> hat_mixups(4)
#> hat_mixups(1)
#> hat_mixups(6)
# %%
class Solution:
    def bitTrain(self, n, width, moves):
        mask = (1 << width) - 1
        for m in moves:
            if m == '<':
                n = (n << 1 | n >> (width - 1)) & mask
            elif m == '>':
                n = n >> 1 | (n & 1) << (width - 1)
            elif m == '~':
                n = ~n & mask
            elif m == '=':
                back = 0
                for i in range(width):
                    back = back << 1 | (n >> i & 1)
                n = back
        return f'{n:0{width}b}'
#> Solution().bitTrain(5, 4, '<<~')
#> Solution().bitTrain(1, 3, '')
#> Solution().bitTrain(11, 5, '=>')
#> Solution().bitTrain(200, 8, '<=<?')
#> Solution().bitTrain(0, 2, '~')
# %%
def point_in(poly, x, y):
    inside = False
    j = len(poly) - 1
    for i in range(len(poly)):
        xi, yi = poly[i]
        xj, yj = poly[j]
        if (yi > y) != (yj > y):
            left = (x - xi) * (yj - yi)
            right = (xj - xi) * (y - yi)
            if (left < right) == (yj > yi):
                inside = not inside
        j = i
    return inside


def stars_over(poly, stars):
    return [i for i, (x, y) in enumerate(stars) if point_in(poly, x, y)]
#> stars_over([(0, 0), (6, 0), (6, 6), (0, 6)], [(3, 3), (7, 1), (1, 5)])
#> stars_over([(0, 0), (8, 0), (4, 8)], [(4, 2), (0, 7)])
#> stars_over([], [(1, 1)])
#> stars_over([(0, 0), (5, 0), (5, 5), (3, 2)], [(4, 3), (2, 3), (4, 1)])
#> stars_over([(1, 1), (9, 1), (9, 4), (1, 4)], [])
# %%
class Solution:
    def padlock(self, wheels, target):
        presses = 0
        states = list(wheels)
        order = []
        for i in range(len(states)):
            forward = (target[i] - states[i]) % 10
            backward = 10 - forward if forward else 0
            step, turn = (1, forward) if forward <= backward else (-1, backward)
            presses += turn
            order.append(step * turn)
            if i + 1 < len(states):
                states[i + 1] = (states[i + 1] + step * turn) % 10
        return presses, order
#> Solution().padlock([1, 9, 5], [4, 2, 5])
#> Solution().padlock([], [])
#> Solution().padlock([0, 0, 0, 0], [9, 9, 9, 9])
#> Solution().padlock([7], [2])
#> Solution().padlock([3, 8, 1], [3, 8])
# %%
def is_cyclic_prime(n):
    s = str(n)
    for _ in s:
        m = int(s)
        if m < 2:
            return False
        d = 2
        while d * d <= m:
            if m % d == 0:
                return False
            d += 1
        s = s[1:] + s[0]
    return True


def pick_cyclic(nums):
    good = []
    bad = 0
    for n in nums:
        if is_cyclic_prime(n):
            good.append(n)
        else:
            bad += 1
    return good, bad
#> pick_cyclic([13, 19, 37])
#> pick_cyclic([])
#> pick_cyclic([197, 4])
#> pick_cyclic([11, 23, 79])
#> pick_cyclic([1, 101])
# %%
class Solution:
    def ribbonCuts(self, ribbons, pieces):
        lo, hi = 0, max(ribbons, default=0)
        probes = []
        while lo < hi:
            mid = (lo + hi + 1) // 2
            probes.append(mid)
            if self.count(ribbons, mid) >= pieces:
                lo = mid
            else:
                hi = mid - 1
        waste = sum(r % lo for r in ribbons) if lo else sum(ribbons)
        return lo, waste, probes

    def count(self, ribbons, size):
        return sum(r // size for r in ribbons)
#> Solution().ribbonCuts([9, 7, 5], 4)
#> Solution().ribbonCuts([], 2)
#> Solution().ribbonCuts([2, 3], 20)
#> Solution().ribbonCuts([100, 55, 31], 7)
#> Solution().ribbonCuts([8], 1)
# %%
def egg_words(n):
    if n < 0:
        return 'minus ' + egg_words(-n)
    ones = 'nil un du tri kva kvin ses sep ok nau'.split()
    if n < 10:
        return ones[n]
    for size, name in ((1000, 'mil'), (100, 'cent'), (10, 'dek')):
        if n >= size:
            q, r = divmod(n, size)
            head = name if q == 1 else egg_words(q) + name
            return head if r == 0 else head + ' ' + egg_words(r)
#> egg_words(7)
#> egg_words(215)
#> egg_words(-40)
#> egg_words(10110)
#> egg_words(999)
# %%
class Solution:
    def magnetLine(self, poles):
        total = 0
        signs = []
        for i, p in enumerate(poles):
            pull = 0
            for j, q in enumerate(poles):
                if i == j:
                    continue
                force = p * q // (i - j) ** 2
                pull += force if j > i else -force
            signs.append((pull > 0) - (pull < 0))
            total += abs(pull)
        return total, signs
#> Solution().magnetLine([4, -6, 8])
#> Solution().magnetLine([])
#> Solution().magnetLine([5])
#> Solution().magnetLine([-3, -3])
#> Solution().magnetLine([9, 0, -9, 7])
# %%
def ulam_like(a, b, count):
    seq = [a, b]
    cand = b + 1
    while len(seq) < count:
        ways = 0
        for i in range(len(seq)):
            rest = cand - seq[i]
            if rest > seq[i] and rest in seq:
                ways += 1
                if ways > 1:
                    break
        if ways == 1:
            seq.append(cand)
        cand += 1
    return seq
#> ulam_like(1, 3, 4)
#> ulam_like(2, 3, 5)
#> ulam_like(4, 5, 2)
#> ulam_like(1, 2, 6)
#> ulam_like(2, 5, 4)
# %%
class Solution:
    def moonCalendar(self, days):
        year, month = 1, 1
        while True:
            size = 30 if month % 2 else 29
            if month == 12 and year % 3 == 0:
                size += 1
            if days <= size:
                return year, month, days
            days -= size
            month += 1
            if month == 13:
                month = 1
                year += 1
#> Solution().moonCalendar(100)
#> Solution().moonCalendar(1)
#> Solution().moonCalendar(354)
#> Solution().moonCalendar(500)
#> Solution().moonCalendar(59)
# %%
from math import isqrt


def near_square_sides(n):
    a = isqrt(n)
    while n % a:
        a -= 1
    return a, n // a


def arrange_photos(counts, max_ratio):
    layout = []
    for n in counts:
        blanks = 0
        a, b = near_square_sides(n)
        while b > a * max_ratio:
            blanks += 1
            a, b = near_square_sides(n + blanks)
        layout.append(f'{a}x{b}' + '*' * blanks)
    return layout
#> arrange_photos([12, 7, 30], 2)
#> arrange_photos([], 3)
#> arrange_photos([1, 13], 1)
#> arrange_photos([97], 2)
#> arrange_photos([50, 22], 3)
# %%
class Solution:
    def multiplyLattice(self, a, b):
        x, y = str(a)[::-1], str(b)[::-1]
        cells = [0] * (len(x) + len(y))
        for i, p in enumerate(x):
            for j, q in enumerate(y):
                cells[i + j] += int(p) * int(q)
        busiest = max(cells)
        for k in range(len(cells) - 1):
            cells[k + 1] += cells[k] // 10
            cells[k] %= 10
        text = ''.join(map(str, reversed(cells))).lstrip('0')
        return text or '0', busiest
#> Solution().multiplyLattice(23, 45)
#> Solution().multiplyLattice(0, 9)
#> Solution().multiplyLattice(999, 99)
#> Solution().multiplyLattice(7, 8)
#> Solution().multiplyLattice(1001, 203)
# %%
def zeckendorf(n):
    fibs = [1, 2]
    while fibs[-1] + fibs[-2] <= n:
        fibs.append(fibs[-1] + fibs[-2])
    parts = []
    for f in reversed(fibs):
        if f <= n:
            parts.append(f)
            n -= f
    return parts


def miles_to_km(miles):
    table = {1: 2, 2: 3}
    a, b = 2, 3
    while b < miles * 2:
        a, b = b, a + b
        table[a] = b
    return sum(table[p] for p in zeckendorf(miles)) if miles else 0


def trip_km(stops):
    legs = [abs(b - a) for a, b in zip(stops, stops[1:])]
    return [miles_to_km(leg) for leg in legs]
#> trip_km([0, 10, 27])
#> trip_km([5])
#> trip_km([100, 0])
#> trip_km([3, 3, 4])
#> trip_km([12, 50, 1])
# %%
class Solution:
    def hourglasses(self, a, b, target):
        ta, tb, t = a, b, 0
        flips = []
        while t < target and len(flips) < 12:
            step = min(x for x in (ta, tb, target - t) if x > 0)
            t += step
            ta, tb = max(ta - step, 0), max(tb - step, 0)
            if ta == 0:
                ta = a
                flips.append(f'a{t}')
            if tb == 0:
                tb = b
                flips.append(f'b{t}')
        return t == target and bool(flips) and flips[-1].endswith(str(target)), flips
#> Solution().hourglasses(4, 7, 12)
#> Solution().hourglasses(3, 5, 10)
#> Solution().hourglasses(6, 9, 4)
#> Solution().hourglasses(2, 2, 6)
#> Solution().hourglasses(5, 8, 31)
# %%
def weight(n):
    return bin(n).count('1')


def evil(n):
    return weight(n) % 2 == 0


def sort_sides(nums):
    good, bad = 0, 0
    for n in nums:
        if evil(n):
            bad ^= n
        else:
            good ^= n
    if evil(good) and not evil(bad):
        good, bad = bad, good
    return good, bad, weight(good | bad)
#> sort_sides([3, 4, 7, 9])
#> sort_sides([])
#> sort_sides([1, 2, 3])
#> sort_sides([15, 16, 17])
#> sort_sides([21, 22, 25, 28, 11])
# %%
class Solution:
    def solveRow(self, a, b, c, limit):
        g, x, y = self.ext(a, b)
        if c % g:
            return []
        x *= c // g
        y *= c // g
        step = b // g
        shift = x // step
        x -= shift * step
        y += shift * (a // g)
        found = []
        while y >= 0 and len(found) < limit:
            found.append((x, y))
            x += step
            y -= a // g
        return found

    def ext(self, a, b):
        if b == 0:
            return a, 1, 0
        g, x, y = self.ext(b, a % b)
        return g, y, x - a // b * y
#> Solution().solveRow(3, 5, 31, 4)
#> Solution().solveRow(4, 6, 9, 2)
#> Solution().solveRow(7, 2, 40, 5)
#> Solution().solveRow(10, 15, 5, 3)
#> Solution().solveRow(12, 18, 90, 1)
# %%
def grade_curve(marks, target):
    if not marks:
        return []
    mean2 = 2 * sum(marks) // len(marks)
    bump = (2 * target - mean2) // 2
    curved = []
    for m in marks:
        new = m + bump
        if new > 100:
            new = 100 - (new - 100) // 4
        elif new < 0:
            new = 0
        curved.append(new)
    return curved
#> grade_curve([60, 75, 90], 80)
#> grade_curve([], 50)
#> grade_curve([98, 40, 97], 90)
#> grade_curve([5, 10, 30], 0)
#> grade_curve([71], 71)
# %%
class Solution:
    def pascalPath(self, moves):
        row, col = 0, 0
        total = 1
        visited = [1]
        for m in moves:
            row += 1
            if m == 'R':
                col += 1
            value = 1
            for i in range(col):
                value = value * (row - i) // (i + 1)
            visited.append(value)
            total += value if m == 'R' else -value
        return total, visited
#> Solution().pascalPath('RLRL')
#> Solution().pascalPath('')
#> Solution().pascalPath('LLLL')
#> Solution().pascalPath('RRLLRR')
#> Solution().pascalPath('LRLRLR')
# %%
def split_number(text):
    text = text.strip()
    sign = -1 if text.startswith('-') else 1
    whole, _, frac = text.lstrip('+-').partition('.')
    return sign, whole or '0', frac


def add_decimal(a, b):
    s1, w1, f1 = split_number(a)
    s2, w2, f2 = split_number(b)
    places = max(len(f1), len(f2))
    x = s1 * int(w1 + f1.ljust(places, '0'))
    y = s2 * int(w2 + f2.ljust(places, '0'))
    total = x + y
    digits = str(abs(total)).rjust(places + 1, '0')
    sign = '-' if total < 0 else ''
    if places == 0:
        return sign + digits
    return f'{sign}{digits[:-places]}.{digits[-places:]}'


def ledger(entries):
    balance = '0'
    for e in entries:
        balance = add_decimal(balance, e)
    return balance
#> ledger(['1.5', '-0.25', '10'])
#> ledger([])
#> ledger(['-.5', '.05'])
#> ledger(['99.99', '0.01'])
#> ledger(['7', 'x'])
# %%
from typing import List


class Solution:
    def trafficLights(self, lights: List[List[int]], gap: int) -> List[int]:
        t = 0
        waits = []
        for green, red, offset in lights:
            t += gap
            phase = (t + offset) % (green + red)
            if phase >= green:
                wait = green + red - phase
                t += wait
                waits.append(wait)
            else:
                waits.append(0)
        return [t] + waits
#> Solution().trafficLights([[10, 5, 0], [8, 8, 3], [4, 12, 1]], 12)
#> Solution().trafficLights([], 5)
#> Solution().trafficLights([[1, 9, 0]], 10)
#> Solution().trafficLights([[3, 3, 0], [3, 3, 0], [3, 3, 0], [3, 3, 0]], 4)
#> Solution().trafficLights([[20, 1, -5], [6, 30, -7]], 25)
# %%
def arithmetic_derivative(n):
    if n < 2:
        return 0
    total = 0
    m, p = n, 2
    while m > 1:
        while m % p == 0:
            total += n // p
            m //= p
        p += 1
    return total


def derivative_trail(n, limit):
    trail = [n]
    while len(trail) < limit and trail[-1] > 1:
        nxt = arithmetic_derivative(trail[-1])
        if nxt >= 500 or nxt == trail[-1]:
            trail.append('stop')
            break
        trail.append(nxt)
    return trail
#> derivative_trail(6, 5)
#> derivative_trail(1, 3)
#> derivative_trail(4, 9)
#> derivative_trail(15, 4)
#> derivative_trail(18, 3)
# %%
class Solution:
    def gridCode(self, text, cols):
        if not text.isdigit():
            raise ValueError(text)
        rows = [text[i:i + cols] for i in range(0, len(text), cols)]
        rows[-1] = rows[-1].ljust(cols, '0')
        check = ''
        for c in range(cols):
            col = sum(int(r[c]) * (i + 1) for i, r in enumerate(rows))
            check += str(-col % 10)
        return '-'.join(rows + [check])
#> Solution().gridCode('31415926', 3)
#> Solution().gridCode('7', 2)
#> Solution().gridCode('12a', 2)
#> Solution().gridCode('0000', 4)
#> Solution().gridCode('9876543', 2)
# %%
def next_pow2(n):
    p = 1
    while p < n:
        p <<= 1
    return p


def buddy_alloc(size, requests):
    free = [(0, size)]
    placed = []
    for r in requests:
        need = next_pow2(r)
        fits = [b for b in free if b[1] >= need]
        if not fits:
            placed.append(None)
            continue
        start, length = min(fits, key=lambda b: (b[1], b[0]))
        free.remove((start, length))
        while length > need:
            length //= 2
            free.append((start + length, length))
        placed.append(start)
    return placed, sorted(free)
#> buddy_alloc(32, [5, 3, 9])
#> buddy_alloc(8, [])
#> buddy_alloc(16, [16, 1])
#> buddy_alloc(64, [10, 20, 7, 30])
#> buddy_alloc(4, [1, 1, 1, 1, 1])
# %%
class Solution:
    def splitBill(self, people, extras, tip):
        total = sum(extras.values())
        owed = {p: 0 for p in people}
        for p, amount in extras.items():
            if p in owed:
                owed[p] += amount
            else:
                share, rest = divmod(amount, len(people))
                for i, q in enumerate(people):
                    owed[q] += share + (i < rest)
        for p in people:
            owed[p] += (owed[p] * tip + 99) // 100
        return owed, sum(owed.values()) - total
#> Solution().splitBill(['al', 'bo'], {'al': 30, 'wine': 25}, 10)
#> Solution().splitBill(['x'], {}, 20)
#> Solution().splitBill(['p', 'q', 'r'], {'soup': 10, 'q': 7}, 0)
#> Solution().splitBill([], {'tea': 4}, 5)
#> Solution().splitBill(['m', 'n'], {'m': 99, 'n': 1, 'z': 1}, 15)
# %%
def hex_step(pos, d):
    moves = [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]
    dq, dr = moves[d % 6]
    return pos[0] + dq, pos[1] + dr


def hex_dist(a, b):
    dq, dr = a[0] - b[0], a[1] - b[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


def bee_trip(path):
    pos = (0, 0)
    face = 0
    farthest = 0
    for ch in path:
        if ch in '<>':
            face += 1 if ch == '>' else -1
        else:
            for _ in range(int(ch)):
                pos = hex_step(pos, face)
            farthest = max(farthest, hex_dist(pos, (0, 0)))
    return pos, hex_dist(pos, (0, 0)), farthest
#> bee_trip('2>1>3')
#> bee_trip('')
#> bee_trip('<<4>>>2')
#> bee_trip('1>1>1>1>1>1')
#> bee_trip('3>>>3')
# %%
class Solution:
    def tripleDraw(self, limit):
        found = []
        for m in range(2, limit):
            for n in range(1, m):
                if (m - n) % 2 == 0 or not self.coprime(m, n):
                    continue
                a, b, c = m * m - n * n, 2 * m * n, m * m + n * n
                if a > b:
                    a, b = b, a
                found.append((c - b, a, b, c))
        found.sort()
        return [t[1:] for t in found[:4]]

    def coprime(self, a, b):
        while b:
            a, b = b, a % b
        return a == 1
#> Solution().tripleDraw(4)
#> Solution().tripleDraw(2)
#> Solution().tripleDraw(5)
#> Solution().tripleDraw(3)
#> Solution().tripleDraw(6)
# %%
def bracket_of(n, edges):
    for i, e in enumerate(edges):
        if n < e:
            return i
    return len(edges)


def histogram(nums, edges):
    bars = [0] * (len(edges) + 1)
    for n in nums:
        bars[bracket_of(n, edges)] += 1
    top = max(bars)
    if top == 0:
        return ''
    return '/'.join('#' * -(-b * 5 // top) for b in bars)
#> histogram([1, 5, 12, 7, 30], [5, 10])
#> histogram([], [1])
#> histogram([-3, -2, 9], [0])
#> histogram([4, 4, 4], [])
#> histogram([10, 20, 21, 35, 22, 50], [15, 25, 40])
# %%
class Solution:
    def stepCipher(self, text, mult, add):
        def inverse(a, m):
            for x in range(m):
                if a * x % m == 1:
                    return x
            return 0

        inv = inverse(mult % 10, 10)
        if not inv:
            return 'bad key'
        out = ''
        for ch in text:
            out += str((int(ch) - add) * inv % 10)
        back = ''.join(str((int(c) * mult + add) % 10) for c in out)
        return out if back == text else out + '?'
#> Solution().stepCipher('2024', 3, 4)
#> Solution().stepCipher('55', 5, 1)
#> Solution().stepCipher('', 7, 0)
#> Solution().stepCipher('90817', 9, -3)
#> Solution().stepCipher('123', 11, 10)
# %%
def distribute(total, caps):
    given = [0] * len(caps)
    i = 0
    size = 1
    while total > 0 and any(g < c for g, c in zip(given, caps)):
        room = caps[i] - given[i]
        if room > 0:
            take = min(size, room, total)
            given[i] += take
            total -= take
            size += 1
        i = (i + 1) % len(caps)
    return given, total
#> distribute(20, [5, 9, 4])
#> distribute(7, [])
#> distribute(3, [10, 10])
#> distribute(50, [6, 0, 8, 3])
#> distribute(0, [1])
# %%
class Solution:
    def shadowSum(self, towers, sun):
        lit = 0
        shadow_end = 0
        for x, h in sorted(towers):
            if x >= shadow_end:
                lit += h
            else:
                covered = min(h, (shadow_end - x) // sun)
                lit += h - covered
            shadow_end = max(shadow_end, x + h * sun)
        return lit, shadow_end
#> Solution().shadowSum([(0, 3), (2, 4), (9, 1)], 2)
#> Solution().shadowSum([], 1)
#> Solution().shadowSum([(5, 2), (1, 10)], 1)
#> Solution().shadowSum([(0, 1), (1, 1), (2, 1)], 3)
#> Solution().shadowSum([(-4, 6)], 2)
