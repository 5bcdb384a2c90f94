# %%
def is_square(n):
    if n < 0:
        return False
    r = int(n ** 0.5)
    while r * r > n:
        r -= 1
    while (r + 1) * (r + 1) <= n:
        r += 1
    return r * r == n


def square_chain(nums):
    best = 1 if nums else 0
    run = 1
    for prev, cur in zip(nums, nums[1:]):
        run = run + 1 if is_square(prev + cur) else 1
        best = max(best, run)
    return best
#> square_chain([8, 1, 15, 10, 6, 3])
#> square_chain([])
#> square_chain([2, 2, 2, 7])
#> square_chain([-5, 5, 20, 4])
#> square_chain([11, 12, 14])
# %%
class Solution:
    def vaultDial(self, dial, turns):
        pos = 0
        zeros = 0
        for turn in turns:
            step = 1 if turn > 0 else -1
            for _ in range(abs(turn)):
                pos = (pos + step) % dial
                if pos == 0:
                    zeros += 1
        return pos, zeros
#> Solution().vaultDial(5, [3, -4, 6])
#> Solution().vaultDial(10, [])
#> Solution().vaultDial(4, [-8, 1, 1])
#> Solution().vaultDial(12, [5, -5, 13])
#> Solution().vaultDial(3, [0, 2, -7])
# %%
def negabinary(n):
    if n == 0:
        return '0'
    bits = ''
    while n:
        n, r = divmod(n, -2)
        if r < 0:
            n += 1
            r += 2
        bits = str(r) + bits
    return bits


def evaluate(bits):
    value = 0
    for b in bits:
        value = value * -2 + int(b)
    return value


def cheapest_writing(nums):
    shortest = min(nums, key=lambda n: (negabinary(n).count('1'), n))
    text = negabinary(shortest)
    assert evaluate(text) == shortest
    return shortest, text
#> cheapest_writing([7, -3, 10])
#> cheapest_writing([0])
#> cheapest_writing([-8, 16, 5])
#> cheapest_writing([])
#> cheapest_writing([99, 21, 85, -41])
# %%
class Solution:
    def busStops(self, routes, start, end):
        arrivals = []
        for name, first, every in routes:
            if first >= start:
                t = first
            else:
                t = first + -(-(start - first) // every) * every
            while t <= end:
                arrivals.append((t, name))
                t += every
        arrivals.sort()
        return ' '.join(f'{name}{t}' for t, name in arrivals)
#> Solution().busStops([('A', 5, 10), ('B', 0, 7)], 12, 30)
#> Solution().busStops([], 0, 100)
#> Solution().busStops([('X', 50, 5)], 10, 60)
#> Solution().busStops([('N', 3, 4), ('M', 3, 8)], 3, 15)
#> Solution().busStops([('Q', 90, 1)], 20, 60)
# %%
def prime_factors(n):
    out = []
    d = 2
    while n > 1:
        while n % d == 0:
            out.append(d)
            n //= d
        d += 1 if d == 2 else 2
        if d * d > n > 1:
            out.append(n)
            break
    return out


def digit_total(n):
    return sum(map(int, str(n)))


def is_smithy(n):
    parts = prime_factors(n)
    return len(parts) > 1 and digit_total(n) == sum(digit_total(p) for p in parts)


def first_smithy(candidates):
    for i, n in enumerate(candidates):
        if is_smithy(n):
            return i, n
    return -1, len(candidates)
#> first_smithy([12, 22, 27])
#> first_smithy([])
#> first_smithy([13, 25, 49])
#> first_smithy([84, 58, 4])
#> first_smithy([85])
# %%
class Solution:
    def xorTriangle(self, row):
        if not row:
            return []
        edge = [row[0]]
        while len(row) > 1:
            row = [row[i] ^ row[i + 1] for i in range(len(row) - 1)]
            edge.append(row[0])
        return edge
#> Solution().xorTriangle([1, 2, 3, 4])
#> Solution().xorTriangle([])
#> Solution().xorTriangle([9])
#> Solution().xorTriangle([7, 7, 7, 1, 1])
#> Solution().xorTriangle([12, 10, 8, 6, 4, 2])
# %%
def weekday(y, m, d):
    shifts = [0, 3, 2, 5, 0, 3, 5, 1, 4, 6, 2, 4]
    if m < 3:
        y -= 1
    return (y + y // 4 - y // 100 + y // 400 + shifts[m - 1] + d) % 7


def market_days(y, want):
    months = []
    for m in range(1, 13):
        if weekday(y, m, 1) == want:
            months.append(m)
    return months


def compare_years(a, b, want):
    x, y = market_days(a, want), market_days(b, want)
    shared = [m for m in x if m in y]
    return len(x), len(y), shared
#> compare_years(2023, 2024, 0)
#> compare_years(2000, 2000, 3)
#> compare_years(1999, 2010, 5)
#> compare_years(2021, 2027, 1)
#> compare_years(1900, 1906, 6)
# %%
class Solution:
    def ladderPower(self, base, exponent, cap):
        rungs = []
        value = 1
        for bit in bin(exponent)[2:]:
            value *= value
            if bit == '1':
                value *= base
            if value > cap:
                value %= cap
                rungs.append(-value)
            else:
                rungs.append(value)
        return rungs
#> Solution().ladderPower(3, 13, 100)
#> Solution().ladderPower(2, 0, 5)
#> Solution().ladderPower(5, 21, 1000)
#> Solution().ladderPower(1, 6, 50)
#> Solution().ladderPower(7, 255, 60)
# %%
def rect_overlap(a, b):
    w = min(a[2], b[2]) - max(a[0], b[0])
    h = min(a[3], b[3]) - max(a[1], b[1])
    return w * h if w > 0 and h > 0 else 0


def area(r):
    return (r[2] - r[0]) * (r[3] - r[1])


def most_covered(rugs):
    worst, at = -1, None
    for i, rug in enumerate(rugs):
        hidden = sum(rect_overlap(rug, other) for other in rugs[i + 1:])
        percent = hidden * 100 // area(rug)
        if percent > worst:
            worst, at = percent, i
    return at, worst
#> most_covered([(0, 0, 4, 4), (2, 2, 6, 6), (3, 0, 5, 3)])
#> most_covered([])
#> most_covered([(0, 0, 1, 1), (1, 1, 2, 2)])
#> most_covered([(0, 0, 10, 2), (-1, -1, 11, 3)])
#> most_covered([(0, 0, 0, 5)])
# %%
class Solution:
    def spendDown(self, start, rule):
        n, trail = start, []
        ops = {'h': lambda x: x // 2, 't': lambda x: x - x // 3, 'd': lambda x: x - 10}
        i = 0
        while n > 0 and len(trail) < 10:
            n = ops[rule[i % len(rule)]](n)
            trail.append(n)
            i += 1
        return trail
#> Solution().spendDown(100, 'ht')
#> Solution().spendDown(0, 'd')
#> Solution().spendDown(57, 'dth')
#> Solution().spendDown(2, 't')
#> Solution().spendDown(35, 'dd')
# %%
def catalan_row(n):
    row = [1]
    for i in range(n):
        total = 0
        for j in range(i + 1):
            total += row[j] * row[i - j]
        row.append(total)
    return row


def bracket_budget(limit):
    n = 0
    while catalan_row(n)[-1] <= limit:
        n += 1
    return n - 1, catalan_row(n)[-1] - limit
#> bracket_budget(5)
#> bracket_budget(1)
#> bracket_budget(13)
#> bracket_budget(14)
#> bracket_budget(0)
# %%
class Solution:
    def foldStrip(self, strip):
        folds = 0
        while len(strip) > 1:
            half = (len(strip) + 1) // 2
            left = strip[:half]
            right = strip[half:][::-1]
            if len(right) < len(left):
                right = right + [0]
            strip = [a * 2 - b for a, b in zip(left, right)]
            folds += 1
        return strip, folds
#> Solution().foldStrip([1, 2, 3, 4])
#> Solution().foldStrip([])
#> Solution().foldStrip([5, 1, 5])
#> Solution().foldStrip([9])
#> Solution().foldStrip([2, 0, -1, 7, 3, 3, 8])
# %%
def lcm_all(nums):
    out = 1
    for n in nums:
        a, b = out, n
        while b:
            a, b = b, a % b
        out = out // a * n
    return out


def common_denominator(fracs):
    den = lcm_all([q for _, q in fracs])
    nums = [p * den // q for p, q in fracs]
    order = sorted(range(len(fracs)), key=lambda i: nums[i])
    return den, nums, order
#> common_denominator([(1, 2), (2, 3), (3, 8)])
#> common_denominator([])
#> common_denominator([(-1, 4), (1, 6), (0, 5)])
#> common_denominator([(7, 10)])
#> common_denominator([(3, 9), (2, 6), (1, 3)])
# %%
class Solution:
    def secretShift(self, digits, key):
        out = []
        carry = 0
        for i, ch in enumerate(digits):
            k = int(key[i % len(key)])
            total = int(ch) + k + carry
            carry = 1 if total >= 10 else 0
            out.append(str(total % 10))
        if carry:
            out.append('!')
        return ''.join(out)
#> Solution().secretShift('90817', '35')
#> Solution().secretShift('', '1')
#> Solution().secretShift('999', '9')
#> Solution().secretShift('12345', '0')
#> Solution().secretShift('5050505', '678')
# %%
def transpose(m):
    return [list(col) for col in zip(*m)]


def rotate(m):
    return [row[::-1] for row in transpose(m)]


def trace(m):
    return sum(m[i][i] for i in range(min(len(m), len(m[0]))))


def best_turn(m):
    best, at = trace(m), 0
    cur = m
    for turn in range(1, 4):
        cur = rotate(cur)
        t = trace(cur)
        if t > best:
            best, at = t, turn
    return best, at * 90
#> best_turn([[1, 9], [8, 2]])
#> best_turn([[4]])
#> best_turn([[1, 2, 3], [6, 5, 4]])
#> best_turn([[0, 0, 7], [0, 5, 0], [6, 0, 1]])
#> best_turn([])
# %%
class Solution:
    def countHoles(self, lo, hi):
        holes = {'0': 1, '4': 1, '6': 1, '8': 2, '9': 1}

        def holesIn(n):
            return sum(holes.get(ch, 0) for ch in str(n))

        best = lo
        total = 0
        for n in range(lo, hi):
            h = holesIn(n)
            total += h
            if h > holesIn(best):
                best = n
        return total, best
#> Solution().countHoles(5, 12)
#> Solution().countHoles(3, 3)
#> Solution().countHoles(86, 91)
#> Solution().countHoles(998, 1003)
#> Solution().countHoles(111, 113)
# %%
def split_seconds(times, penalty):
    finish = []
    for name, text, faults in times:
        m, s = text.split('.')
        total = int(m) * 60 + int(s) + faults * penalty
        finish.append((total, faults, name))
    finish.sort()
    lead = finish[0][0] if finish else 0
    return [(name, f'+{(t - lead) // 60}.{(t - lead) % 60:02}') for t, _, name in finish]
#> split_seconds([('Ada', '1.30', 0), ('Bo', '1.20', 2)], 10)
#> split_seconds([], 5)
#> split_seconds([('Cy', '2.05', 1), ('Di', '0.59', 0), ('Ed', '2.10', 0)], 5)
#> split_seconds([('Fay', '9.99', 0)], 1)
#> split_seconds([('Gil', '3.00', 1), ('Hal', '3.30', 0)], 30)
# %%
class Solution:
    def stonePiles(self, piles, k):
        moves = []
        while True:
            top = max(piles)
            if top < k:
                break
            i = piles.index(top)
            give, keep = divmod(top, k)
            piles[i] = keep
            piles[(i + 1) % len(piles)] += give
            moves.append(i)
            if len(moves) == 12:
                break
        return moves, piles
#> Solution().stonePiles([7, 2, 5], 3)
#> Solution().stonePiles([1, 1], 4)
#> Solution().stonePiles([20, 0, 0, 3], 2)
#> Solution().stonePiles([9], 2)
#> Solution().stonePiles([], 2)
# %%
def digit_product(n):
    p = 1
    for ch in str(n):
        p *= int(ch)
    return p


def next_term(n):
    p = digit_product(n)
    return n + p if p else n // 10 + 1


def sprint(start, goal):
    laps = 0
    highest = start
    while laps < 15:
        if start >= goal:
            return laps, start
        start = next_term(start)
        highest = max(highest, start)
        laps += 1
    return laps, -highest
#> sprint(12, 30)
#> sprint(5, 5)
#> sprint(100, 150)
#> sprint(47, 400)
#> sprint(9, 25)
# %%
class Solution:
    def permissionReport(self, modes):
        names = 'rwx'
        lines = []
        for mode in modes:
            text = ''
            for shift in (6, 3, 0):
                part = mode >> shift & 7
                for bit in range(3):
                    text += names[bit] if part & (4 >> bit) else '-'
            lines.append(text)
        return lines
#> Solution().permissionReport([420, 493])
#> Solution().permissionReport([])
#> Solution().permissionReport([0])
#> Solution().permissionReport([511, 73])
#> Solution().permissionReport([1000])
# %%
def partitions(n, largest):
    if n == 0:
        return [[]]
    out = []
    for first in range(min(n, largest), 0, -1):
        for rest in partitions(n - first, first):
            out.append([first] + rest)
    return out


def odd_only(n):
    good = [p for p in partitions(n, n) if all(x % 2 for x in p)]
    return len(good), good[0] if good else []
#> odd_only(4)
#> odd_only(0)
#> odd_only(3)
#> odd_only(5)
#> odd_only(1)
# %%
from typing import List


class Solution:
    def levelWater(self, tanks: List[int], pour: int) -> List[int]:
        tanks = sorted(tanks)
        i = 0
        while i + 1 < len(tanks):
            need = (tanks[i + 1] - tanks[i]) * (i + 1)
            if need > pour:
                break
            pour -= need
            i += 1
        add, extra = divmod(pour, i + 1)
        level = tanks[i] + add
        return [level + (1 if k < extra else 0) for k in range(i + 1)] + tanks[i + 1:]
#> Solution().levelWater([1, 5, 9], 6)
#> Solution().levelWater([3], 4)
#> Solution().levelWater([2, 2, 8], 20)
#> Solution().levelWater([7, 0, 4, 1], 3)
#> Solution().levelWater([], 5)
# %%
def totient(n):
    result = n
    p = 2
    while p * p <= n:
        if n % p == 0:
            while n % p == 0:
                n //= p
            result -= result // p
        p += 1
    if n > 1:
        result -= result // n
    return result


def totient_ladder(n):
    ladder = [n]
    while ladder[-1] > 1:
        ladder.append(totient(ladder[-1]))
    total = sum(ladder[1:])
    return ladder, 'perfect' if total == n else 'short' if total < n else 'over'
#> totient_ladder(9)
#> totient_ladder(1)
#> totient_ladder(20)
#> totient_ladder(17)
#> totient_ladder(100)
# %%
class Solution:
    def roundTable(self, seats, jump, removed):
        people = list(range(1, seats + 1))
        at = 0
        gone = []
        while people and len(gone) < removed:
            at = (at + jump) % len(people)
            gone.append(people.pop(at))
            if gone[-1] % 2 == 0:
                jump += 1
        return gone, len(people)
#> Solution().roundTable(7, 2, 4)
#> Solution().roundTable(1, 5, 3)
#> Solution().roundTable(10, 3, 6)
#> Solution().roundTable(5, -1, 5)
#> Solution().roundTable(0, 1, 1)
# %%
def weigh_digit(d):
    segments = [6, 2, 5, 5, 4, 5, 6, 3, 7, 6]
    return segments[d]


def matchsticks(n):
    total = 1 if n < 0 else 0
    for ch in str(abs(n)):
        total += weigh_digit(int(ch))
    return total


def cheapest_equation(target, options):
    best = None
    for a in options:
        b = target - a
        cost = matchsticks(a) + matchsticks(b) + 2
        if best is None or cost < best[0]:
            best = (cost, f'{a}+{b}')
    return best
#> cheapest_equation(20, [1, 7, 10])
#> cheapest_equation(5, [])
#> cheapest_equation(0, [4, -11, 77])
#> cheapest_equation(118, [111, 114])
#> cheapest_equation(88, [8, 44, 77, 17])
# %%
class Solution:
    def seriesUntil(self, num, den, target):
        a, b = 0, 1
        steps = 0
        while a * 1 < target * b and steps < 12:
            a, b = a * den + num * b, b * den
            g = self.g(a, b)
            a, b = a // g, b // g
            den += 1
            steps += 1
        return steps, (a, b)

    def g(self, x, y):
        while y:
            x, y = y, x % y
        return x
#> Solution().seriesUntil(1, 1, 2)
#> Solution().seriesUntil(1, 2, 1)
#> Solution().seriesUntil(3, 4, 0)
#> Solution().seriesUntil(5, 3, 3)
#> Solution().seriesUntil(2, 7, 1)
# %%
def hex_color(text):
    text = text.lstrip('#')
    if len(text) == 3:
        text = ''.join(c * 2 for c in text)
    n = int(text, 16)
    return n >> 16, n >> 8 & 255, n & 255


def blend(a, b):
    mixed = 0
    for x, y in zip(hex_color(a), hex_color(b)):
        mixed = mixed << 8 | (x + y + 1) // 2
    return f'#{mixed:06x}'
#> blend('#fff', '#000')
#> blend('#102030', '#0f1f2f')
#> blend('abc', '#abcdef')
#> blend('#00zz00', '#fff')
#> blend('7f7f7f', '808080')
# %%
class Solution:
    def cookieGrid(self, rows, cols, bites):
        left = [(1 << cols) - 1] * rows
        for r, c in bites:
            keep = (1 << c) - 1
            for i in range(r, rows):
                left[i] &= keep
        return sum(bin(x).count('1') for x in left), left
#> Solution().cookieGrid(3, 4, [(1, 2)])
#> Solution().cookieGrid(2, 2, [])
#> Solution().cookieGrid(4, 3, [(2, 1), (0, 2)])
#> Solution().cookieGrid(3, 3, [(0, 0)])
#> Solution().cookieGrid(5, 6, [(4, 0), (3, 3), (1, 5)])
# %%
def nearest_multiple(n, k):
    down = n // k * k
    up = down + k
    return down if n - down <= up - n else up


def snap(points, k):
    snapped = []
    moved = 0
    for x, y in points:
        p = (nearest_multiple(x, k), nearest_multiple(y, k))
        moved += abs(p[0] - x) + abs(p[1] - y)
        if p not in snapped:
            snapped.append(p)
    return snapped, moved
#> snap([(3, 7), (-4, 11)], 5)
#> snap([], 2)
#> snap([(10, 10), (9, 11), (12, 8)], 10)
#> snap([(-1, -2), (-3, -4)], 4)
#> snap([(6, 6)], 1)
# %%
class Solution:
    def ageRiddle(self, diff, ratio, limit):
        ans = []
        for young in range(1, limit + 1):
            old = young + diff
            if old % young:
                continue
            if old // young == ratio:
                ans.append((young, old, 'now'))
            elif old // young > ratio and (diff % (ratio - 1) == 0 if ratio > 1 else False):
                wait = diff // (ratio - 1) - young
                if wait > 0:
                    ans.append((young, old, wait))
        return ans
#> Solution().ageRiddle(24, 3, 8)
#> Solution().ageRiddle(7, 1, 7)
#> Solution().ageRiddle(10, 2, 12)
#> Solution().ageRiddle(30, 4, 6)
#> Solution().ageRiddle(0, 1, 2)
# %%
def recaman_like(n, seed):
    seen = {seed}
    seq = [seed]
    for step in range(1, n):
        back = seq[-1] - step * 2
        if back > 0 and back not in seen:
            nxt = back
        else:
            nxt = seq[-1] + step
        seen.add(nxt)
        seq.append(nxt)
    return seq, n - len(seen)
#> recaman_like(8, 0)
#> recaman_like(1, 5)
#> recaman_like(10, 20)
#> recaman_like(6, 3)
#> recaman_like(13, 7)
# %%
class Solution:
    def voteSeats(self, votes, seats):
        won = {p: 0 for p in votes}
        order = []
        for _ in range(seats):
            best = None
            for party, v in votes.items():
                if best is None or v * (2 * won[best] + 1) > votes[best] * (2 * won[party] + 1):
                    best = party
            won[best] += 1
            order.append(best)
        return ''.join(order), won
#> Solution().voteSeats({'A': 53, 'B': 24, 'C': 23}, 4)
#> Solution().voteSeats({'X': 1}, 2)
#> Solution().voteSeats({'P': 10, 'Q': 10}, 3)
#> Solution().voteSeats({'M': 100, 'N': 34, 'O': 6}, 6)
#> Solution().voteSeats({'S': 8}, 0)
# %%
def to_fact_base(seconds):
    units = (7, 24, 60, 60)
    parts = []
    for u in reversed(units):
        seconds, r = divmod(seconds, u)
        parts.append(r)
    parts.append(seconds)
    return tuple(reversed(parts))


def add_durations(a, b):
    units = (None, 7, 24, 60, 60)
    out = []
    carry = 0
    for x, y, u in zip(reversed(a), reversed(b), reversed(units)):
        total = x + y + carry
        if u is None:
            out.append(total)
        else:
            carry, r = divmod(total, u)
            out.append(r)
    return tuple(reversed(out))


def trip(legs):
    total = (0, 0, 0, 0, 0)
    for leg in legs:
        total = add_durations(total, to_fact_base(leg))
    return total
#> trip([3600, 5400])
#> trip([])
#> trip([604799, 1])
#> trip([86399, 61, 100000])
#> trip([-30])
# %%
class Solution:
    def evenOddDance(self, nums):
        steps = 0
        while len(set(nums)) > 1 and steps < 8:
            nums = [x // 2 if x % 2 == 0 else x + 1 for x in nums]
            steps += 1
        return steps, nums
#> Solution().evenOddDance([8, 5, 3])
#> Solution().evenOddDance([4, 4])
#> Solution().evenOddDance([])
#> Solution().evenOddDance([100, 1])
#> Solution().evenOddDance([-7, 6, 0])
# %%
def strip_powers(n, p):
    k = 0
    while n % p == 0:
        n //= p
        k += 1
    return n, k


def trailing_zeros(lo, hi, base_primes):
    counts = dict.fromkeys(base_primes, 0)
    for n in range(lo, hi + 1):
        for p in base_primes:
            _, k = strip_powers(n, p)
            counts[p] += k
    if not counts:
        return None
    return min(counts.values()), counts
#> trailing_zeros(8, 12, [2, 5])
#> trailing_zeros(1, 6, [3])
#> trailing_zeros(4, 3, [7])
#> trailing_zeros(24, 27, [2, 3])
#> trailing_zeros(5, 9, [])
# %%
class Solution:
    def runCode(self, n):
        parts = []
        last, count = None, 0
        while True:
            bit = n & 1
            if bit == last:
                count += 1
            else:
                if last is not None:
                    parts.append(f'{last}x{count}')
                last, count = bit, 1
            n >>= 1
            if n == 0:
                break
        parts.append(f'{last}x{count}')
        return '|'.join(parts[::-1])
#> Solution().runCode(156)
#> Solution().runCode(0)
#> Solution().runCode(255)
#> Solution().runCode(42)
#> Solution().runCode(1025)
# %%
def dist2(p, q):
    return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2


def inside(circle, p):
    x, y, r = circle
    return dist2((x, y), p) <= r * r


def touching(a, b):
    d = dist2(a[:2], b[:2])
    if d > (a[2] + b[2]) ** 2:
        return 'apart'
    if d < (a[2] - b[2]) ** 2:
        return 'nested'
    return 'cross'


def pond_report(ponds, frogs):
    wet = [sum(inside(c, f) for c in ponds) for f in frogs]
    pairs = [touching(ponds[i], ponds[i + 1]) for i in range(len(ponds) - 1)]
    return wet, pairs
#> pond_report([(0, 0, 3), (4, 0, 2)], [(2, 1), (9, 9)])
#> pond_report([], [(1, 1)])
#> pond_report([(0, 0, 5), (1, 0, 2), (20, 0, 1)], [(1, 1)])
#> pond_report([(2, 2, 0)], [(2, 2), (2, 3)])
#> pond_report([(0, 0, 1), (2, 0, 1)], [])
# %%
class Solution:
    def fillJugs(self, small, big, target):
        a = b = 0
        log = []
        while b != target and a != target:
            if len(log) >= 14:
                return 'no'
            if a == 0:
                a = small
                log.append('f')
            elif b == big:
                b = 0
                log.append('e')
            else:
                move = min(a, big - b)
                a, b = a - move, b + move
                log.append('p')
        return ''.join(log)
#> Solution().fillJugs(3, 5, 4)
#> Solution().fillJugs(2, 6, 5)
#> Solution().fillJugs(4, 7, 0)
#> Solution().fillJugs(3, 8, 1)
#> Solution().fillJugs(5, 9, 5)
# %%
def percent_table(counts):
    total = sum(counts.values())
    rows = []
    shown = 0
    for label in sorted(counts, key=lambda k: (-counts[k], k)):
        pct = (counts[label] * 1000 // total + 5) // 10
        shown += pct
        rows.append(f'{label}:{pct}%')
    if shown != 100:
        rows.append(f'off by {100 - shown}')
    return rows
#> percent_table({'a': 1, 'b': 1, 'c': 1})
#> percent_table({'yes': 30, 'no': 10})
#> percent_table({})
#> percent_table({'x': 5, 'y': 6, 'z': 7, 'w': 2})
#> percent_table({'only': 9})
# %%
class Solution:
    def magicRows(self, square):
        n = len(square)
        want = n * (n * n + 1) // 2
        bad = []
        for i in range(n):
            if sum(square[i]) != want:
                bad.append(f'r{i}')
            if sum(row[i] for row in square) != want:
                bad.append(f'c{i}')
        if sum(square[i][i] for i in range(n)) != want:
            bad.append('d')
        if sum(square[i][n - 1 - i] for i in range(n)) != want:
            bad.append('a')
        return bad
#> Solution().magicRows([[2, 7, 6], [9, 5, 1], [4, 3, 8]])
#> Solution().magicRows([[1]])
#> Solution().magicRows([[2, 7, 6], [9, 1, 5], [4, 3, 8]])
#> Solution().magicRows([[1, 2], [3, 4]])
#> Solution().magicRows([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
