# %%
def to_base(n, b):
    if n == 0:
        return [0]
    out = []
    while n:
        n, r = divmod(n, b)
        out.append(r)
    return out[::-1]


def is_mirror(digits):
    return digits == digits[::-1]


def mirror_bases(n, top):
    found = []
    for b in range(2, top + 1):
        if is_mirror(to_base(n, b)):
            found.append(b)
    return found
#> mirror_bases(21, 6)
#> mirror_bases(0, 3)
#> mirror_bases(100, 9)
#> mirror_bases(585, 10)
#> mirror_bases(7, 1)
# %%
class Solution:
    def lockerTurns(self, n: int, visitors: int) -> list:
        state = [False] * (n + 1)
        for v in range(1, visitors + 1):
            for k in range(v, n + 1, v):
                state[k] = not state[k]
        return [i for i, s in enumerate(state) if s]
#> Solution().lockerTurns(10, 10)
#> Solution().lockerTurns(8, 3)
#> Solution().lockerTurns(5, 0)
#> Solution().lockerTurns(1, 4)
#> Solution().lockerTurns(14, 5)
# %%
def gcd(a, b):
    while b:
        a, b = b, a % b
    return a


def add_fractions(p, q):
    num = p[0] * q[1] + q[0] * p[1]
    den = p[1] * q[1]
    g = gcd(abs(num), den)
    return num // g, den // g


def pour_all(cups):
    total = (0, 1)
    spills = 0
    for cup in cups:
        total = add_fractions(total, cup)
        if total[0] >= total[1]:
            total = (total[0] - total[1], total[1])
            spills += 1
    return spills, total
#> pour_all([(1, 2), (1, 3), (1, 4)])
#> pour_all([])
#> pour_all([(2, 3), (2, 3), (2, 3), (1, 5)])
#> pour_all([(5, 6), (1, 6)])
#> pour_all([(3, 8), (1, 8), (7, 12), (1, 2), (1, 24)])
# %%
class Solution:
    def ticketStreak(self, start, steps):
        seen = {}
        cur = start
        for i in range(steps):
            if cur in seen:
                return [seen[cur], i - seen[cur]]
            seen[cur] = i
            cur = self.scramble(cur)
        return [-1, len(seen)]

    def scramble(self, x):
        total = 0
        while x > 0:
            d = x % 10
            total += d * d + 1 if d % 2 else d * 3
            x //= 10
        return total
#> Solution().ticketStreak(47, 12)
#> Solution().ticketStreak(0, 5)
#> Solution().ticketStreak(908, 10)
#> Solution().ticketStreak(5, 2)
#> Solution().ticketStreak(36, 15)
# %%
def clock_hands_overlap(h, m, tolerance):
    hour_angle = (h % 12) * 30 * 2 + m
    minute_angle = m * 6 * 2
    diff = abs(hour_angle - minute_angle)
    if diff > 360:
        diff = 720 - diff
    return diff <= 2 * tolerance, diff / 2
#> clock_hands_overlap(3, 15, 10)
#> clock_hands_overlap(0, 0, 0)
#> clock_hands_overlap(23, 5, 30)
#> clock_hands_overlap(6, 30, 14)
#> clock_hands_overlap(1, 59, 90)
# %%
class Solution:
    def heaviestMask(self, weights, forbidden, limit):
        n = len(weights)
        best, best_mask = 0, 0
        for mask in range(1 << n):
            if any(mask & f == f for f in forbidden):
                continue
            w = 0
            for i in range(n):
                if mask >> i & 1:
                    w += weights[i]
            if best < w <= limit:
                best, best_mask = w, mask
        return best, bin(best_mask)[2:].zfill(n)
#> Solution().heaviestMask([4, 7, 2], [3], 10)
#> Solution().heaviestMask([5], [], 3)
#> Solution().heaviestMask([3, 3, 6], [5, 6], 9)
#> Solution().heaviestMask([8, 1, 4], [2], 20)
#> Solution().heaviestMask([2, 9, 5], [], 11)
# %%
MARKS = [(60, 'Q'), (20, 'T'), (12, 'D'), (5, 'F'), (1, 'i')]


def carve(n):
    if n == 0:
        return '-'
    out = ''
    for value, mark in MARKS:
        times, n = divmod(n, value)
        out += mark * times
    return out


def uncarve(text):
    table = {mark: value for value, mark in MARKS}
    return sum(table.get(ch, 0) for ch in text)


def longest_carving(numbers):
    best = ''
    for n in numbers:
        word = carve(n)
        if len(word) > len(best):
            best = word
    return best, uncarve(best)
#> longest_carving([4, 19, 60])
#> longest_carving([0])
#> longest_carving([])
#> longest_carving([99, 38, 77, 100])
#> longest_carving([59, 11, 24])
# %%
class Solution:
    def leakyFloor(self, nums, k):
        quotients, remainders = [], []
        for x in nums:
            q = x // k
            r = x - q * k
            if x < 0 and r:
                q += 1
                r -= k
            quotients.append(q)
            remainders.append(r)
        return sum(quotients), sum(remainders)
#> Solution().leakyFloor([7, -7, 15, -16], 4)
#> Solution().leakyFloor([], 3)
#> Solution().leakyFloor([-1, -2, -3], 5)
#> Solution().leakyFloor([10, 20, -30], 10)
#> Solution().leakyFloor([99, -100, 13], 7)
# %%
def smallest_factor(n):
    d = 2
    while d * d <= n:
        if n % d == 0:
            return d
        d += 1
    return n


def peel(n):
    layers = []
    while n > 1:
        p = smallest_factor(n)
        count = 0
        while n % p == 0:
            n //= p
            count += 1
        layers.append((p, count))
    return layers


def onion_score(n):
    score = 0
    for depth, (p, count) in enumerate(peel(n), start=1):
        score += depth * p * count
    return score
#> onion_score(360)
#> onion_score(1)
#> onion_score(97)
#> onion_score(1024)
#> onion_score(2310)
# %%
class Solution:
    def growHedge(self, rows, bush):
        cur = [bush]
        for _ in range(rows - 1):
            nxt = [cur[0]]
            for a, b in zip(cur, cur[1:]):
                nxt.append((a ^ b) + 1)
            nxt.append(cur[-1])
            cur = nxt
        return cur
#> Solution().growHedge(4, 1)
#> Solution().growHedge(1, 9)
#> Solution().growHedge(6, 3)
#> Solution().growHedge(5, 0)
#> Solution().growHedge(7, 10)
# %%
DAYS = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]


def leap(y):
    return y % 4 == 0 and (y % 100 != 0 or y % 400 == 0)


def day_number(y, m, d):
    n = d
    for i in range(m - 1):
        n += DAYS[i]
    if m > 2 and leap(y):
        n += 1
    return n


def watering_days(y, start, end, every):
    a, b = day_number(y, *start), day_number(y, *end)
    if b < a:
        a, b = b, a
    return (b - a) // every + 1
#> watering_days(2024, (1, 10), (3, 5), 4)
#> watering_days(2023, (6, 1), (6, 1), 7)
#> watering_days(1900, (2, 20), (3, 10), 3)
#> watering_days(2000, (12, 31), (1, 1), 10)
#> watering_days(2021, (7, 15), (9, 2), 1)
# %%
from math import gcd


class Solution:
    def gearMeetings(self, teeth):
        if len(teeth) < 2:
            return []
        ans = []
        for i in range(len(teeth) - 1):
            a, b = teeth[i], teeth[i + 1]
            l = a * b // gcd(a, b)
            ans.append((l // a, l // b))
        return ans
#> Solution().gearMeetings([12, 18, 30])
#> Solution().gearMeetings([7])
#> Solution().gearMeetings([5, 5, 10, 4])
#> Solution().gearMeetings([9, 8])
#> Solution().gearMeetings([24, 36, 16, 40, 100])
# %%
def mul(a, b, mod):
    n, m, p = len(a), len(b), len(b[0])
    c = [[0] * p for _ in range(n)]
    for i in range(n):
        for j in range(p):
            for k in range(m):
                c[i][j] += a[i][k] * b[k][j]
            c[i][j] %= mod
    return c


def rabbit_yards(young, old, months, mod):
    step = [[0, 2], [1, 1]]
    state = [[young], [old]]
    for _ in range(months):
        state = mul(step, state, mod)
    return [row[0] for row in state]
#> rabbit_yards(1, 0, 3, 100)
#> rabbit_yards(4, 5, 0, 7)
#> rabbit_yards(2, 2, 5, 1000)
#> rabbit_yards(0, 0, 2, 10)
#> rabbit_yards(3, 1, 6, 13)
# %%
class Solution:
    def roundShares(self, total, weights):
        s = sum(weights)
        if s == 0:
            return [0] * len(weights)
        base = [total * w // s for w in weights]
        rem = [(total * w % s, -i) for i, w in enumerate(weights)]
        left = total - sum(base)
        for _, neg in sorted(rem, reverse=True)[:left]:
            base[-neg] += 1
        return base
#> Solution().roundShares(10, [1, 1, 1])
#> Solution().roundShares(7, [3, 2, 2, 5])
#> Solution().roundShares(5, [0, 0])
#> Solution().roundShares(100, [33, 33, 34])
#> Solution().roundShares(13, [1, 4, 6, 2, 8])
# %%
def count_steps_to_single(n):
    steps = 0
    while n > 9:
        product = 1
        for ch in str(n):
            if ch != '0':
                product *= int(ch)
        n = product
        steps += 1
    return steps, n


def laziest(lo, hi):
    best = None
    for n in range(lo, hi + 1):
        steps, end = count_steps_to_single(n)
        if best is None or steps > best[0]:
            best = (steps, n, end)
    return best
#> laziest(25, 28)
#> laziest(9, 8)
#> laziest(97, 98)
#> laziest(4, 7)
#> laziest(386, 387)
# %%
from typing import List


class Solution:
    def fenceCorners(self, posts: List[List[int]]) -> List[int]:
        turns = [0, 0, 0]
        n = len(posts)
        for i in range(n):
            a, b, c = posts[i - 2], posts[i - 1], posts[i]
            side = self.cross(a, b, c)
            if side > 0:
                turns[0] += 1
            elif side < 0:
                turns[1] += 1
            else:
                turns[2] += 1
        return turns

    def cross(self, a, b, c):
        return (b[0] - a[0]) * (c[1] - b[1]) - (b[1] - a[1]) * (c[0] - b[0])
#> Solution().fenceCorners([[0, 0], [4, 0], [4, 4], [0, 4]])
#> Solution().fenceCorners([[0, 0], [2, 0], [4, 0], [2, -3]])
#> Solution().fenceCorners([])
#> Solution().fenceCorners([[0, 0], [5, 0], [5, 5], [3, 1], [0, 5]])
#> Solution().fenceCorners([[1, 1], [2, 2], [3, 3]])
# %%
def power_mod(base, exp, mod):
    result = 1 % mod
    base %= mod
    while exp:
        if exp & 1:
            result = result * base % mod
        base = base * base % mod
        exp >>= 1
    return result


def last_digits_match(a, b, exp):
    width = 0
    mod = 10
    while width < 5:
        if power_mod(a, exp, mod) != power_mod(b, exp, mod):
            break
        width += 1
        mod *= 10
    return width
#> last_digits_match(3, 13, 5)
#> last_digits_match(2, 2, 9)
#> last_digits_match(7, 107, 10)
#> last_digits_match(4, 5, 1)
#> last_digits_match(25, 75, 2)
# %%
class Solution:
    def stampWays(self, target, stamps, maxCount):
        count = 0

        def go(i, left, used):
            nonlocal count
            if left == 0:
                count += 1
                return
            if i == len(stamps) or used == maxCount:
                return
            k = 0
            while k * stamps[i] <= left and used + k <= maxCount:
                go(i + 1, left - k * stamps[i], used + k)
                k += 1

        go(0, target, 0)
        return count
#> Solution().stampWays(7, [5, 2, 1], 3)
#> Solution().stampWays(0, [4], 2)
#> Solution().stampWays(9, [4], 5)
#> Solution().stampWays(8, [5, 3], 4)
#> Solution().stampWays(6, [3, 2], 1)
# %%
def digit_seesaw(n):
    s = str(n)
    total = [int(c) for c in s]
    for pivot in range(len(s)):
        left = sum((pivot - i) * total[i] for i in range(pivot))
        right = sum((i - pivot) * total[i] for i in range(pivot + 1, len(s)))
        if left == right:
            return pivot
    return -1
#> digit_seesaw(1311)
#> digit_seesaw(7)
#> digit_seesaw(48021)
#> digit_seesaw(121)
#> digit_seesaw(900004)
# %%
class Solution:
    def nextSparse(self, n, gap):
        while True:
            n += 1
            if self.ok(n, gap):
                return n

    def ok(self, n, gap):
        last = -gap - 1
        pos = 0
        while n:
            if n & 1:
                if pos - last <= gap:
                    return False
                last = pos
            n >>= 1
            pos += 1
        return True
#> Solution().nextSparse(5, 1)
#> Solution().nextSparse(9, 2)
#> Solution().nextSparse(0, 3)
#> Solution().nextSparse(18, 1)
#> Solution().nextSparse(33, 2)
# %%
def hms(seconds):
    sign = '-' if seconds < 0 else ''
    m, s = divmod(abs(seconds), 60)
    h, m = divmod(m, 60)
    return f'{sign}{h}:{m:02d}:{s:02d}'


def lap_table(stamps):
    if len(stamps) < 2:
        return 'no laps'
    laps = [b - a for a, b in zip(stamps, stamps[1:])]
    avg = sum(laps) // len(laps)
    return ' '.join(hms(lap - avg) for lap in laps)
#> lap_table([0, 61, 130, 185])
#> lap_table([5])
#> lap_table([100, 4000, 9000])
#> lap_table([0, 60, 120])
#> lap_table([30, 20, 7300, 7301])
# %%
class Solution:
    def harvestDivisors(self, n):
        small, large = [], []
        d = 1
        while d * d <= n:
            if n % d == 0:
                small.append(d)
                if d != n // d:
                    large.append(n // d)
            d += 1
        row = small + large[::-1]
        gaps = [b - a for a, b in zip(row, row[1:])]
        return max(gaps, default=0), gaps.count(min(gaps, default=0))
#> Solution().harvestDivisors(36)
#> Solution().harvestDivisors(1)
#> Solution().harvestDivisors(60)
#> Solution().harvestDivisors(101)
#> Solution().harvestDivisors(210)
# %%
def balanced_ternary(n):
    if n == 0:
        return '0'
    out = []
    while n != 0:
        r = n % 3
        n //= 3
        if r == 2:
            r = -1
            n += 1
        out.append('-0+'[r + 1])
    return ''.join(reversed(out))


def weigh(loads):
    left = right = 0
    for load in loads:
        plan = balanced_ternary(load)
        left += plan.count('-')
        right += plan.count('+')
    return left, right
#> weigh([5, 14, 40])
#> weigh([])
#> weigh([-7, 7])
#> weigh([100, 0, 27])
#> weigh([2, 3, 8, 11])
# %%
from collections import Counter


class Solution:
    def primeSignature(self, nums):
        def factor(x):
            c = Counter()
            p = 2
            while x > 1:
                if x % p == 0:
                    c[p] += 1
                    x //= p
                else:
                    p += 1
            return c

        groups = {}
        for x in nums:
            key = tuple(sorted(factor(x).values(), reverse=True))
            groups.setdefault(key, []).append(x)
        return sorted(groups.values(), key=lambda g: (-len(g), g[0]))
#> Solution().primeSignature([12, 18, 7, 11])
#> Solution().primeSignature([])
#> Solution().primeSignature([8, 27, 6, 10, 1])
#> Solution().primeSignature([4, 9, 25])
#> Solution().primeSignature([30, 16, 20, 28, 2])
# %%
def rule_sequence(a, b, n):
    seq = [a, b]
    while len(seq) < n:
        x, y = seq[-2], seq[-1]
        if x > y:
            seq.append(x - y)
        elif (x + y) % 3 == 0:
            seq.append((x + y) // 3)
        else:
            seq.append(x + y)
    return seq[:n]
#> rule_sequence(1, 2, 10)
#> rule_sequence(9, 4, 8)
#> rule_sequence(5, 5, 1)
#> rule_sequence(0, 7, 12)
#> rule_sequence(10, 3, 15)
# %%
class Solution:
    def bitLanterns(self, rows, width):
        full = (1 << width) - 1
        lit = 0
        dark = full
        for r in rows:
            r &= full
            lit |= r
            dark &= ~r & full
        flips = 0
        while dark:
            dark &= dark - 1
            flips += 1
        return flips, f'{lit:0{width}b}'
#> Solution().bitLanterns([1, 4, 8], 5)
#> Solution().bitLanterns([], 3)
#> Solution().bitLanterns([255, 2], 4)
#> Solution().bitLanterns([16, 32, 33], 7)
#> Solution().bitLanterns([0, 0, 6], 6)
# %%
def choose(n, k):
    if k < 0 or k > n:
        return 0
    out = 1
    for i in range(min(k, n - k)):
        out = out * (n - i) // (i + 1)
    return out


def team_count(seniors, juniors, size, min_senior):
    ways = 0
    for s in range(min_senior, size + 1):
        ways += choose(seniors, s) * choose(juniors, size - s)
    return ways


def compare_rules(seniors, juniors, size):
    counts = [team_count(seniors, juniors, size, m) for m in range(3)]
    drops = [counts[0] - c for c in counts]
    return counts, drops
#> compare_rules(4, 5, 3)
#> compare_rules(0, 6, 2)
#> compare_rules(3, 3, 4)
#> compare_rules(6, 1, 1)
#> compare_rules(2, 8, 0)
# %%
class Solution:
    def stairLandings(self, steps, pattern):
        pos, i = 0, 0
        landed = []
        while pos < steps:
            pos += pattern[i % len(pattern)]
            i += 1
            if pos > steps:
                pos = 2 * steps - pos
                landed.append(-pos)
                break
            landed.append(pos)
        return landed
#> Solution().stairLandings(10, [3, 1])
#> Solution().stairLandings(7, [4])
#> Solution().stairLandings(0, [1, 2])
#> Solution().stairLandings(20, [1, 2, 3])
#> Solution().stairLandings(9, [5, 1, 7])
# %%
def lattice_hits(x1, y1, x2, y2):
    def gcd(a, b):
        return a if b == 0 else gcd(b, a % b)

    dx, dy = x2 - x1, y2 - y1
    g = gcd(abs(dx), abs(dy))
    if g == 0:
        return [(x1, y1)]
    sx, sy = dx // g, dy // g
    return [(x1 + sx * t, y1 + sy * t) for t in range(g + 1)]
#> lattice_hits(0, 0, 6, 9)
#> lattice_hits(2, 2, 2, 2)
#> lattice_hits(5, -1, 1, 7)
#> lattice_hits(-3, 4, 4, -1)
#> lattice_hits(8, 0, 0, 12)
# %%
class Solution:
    def dosePlan(self, start, gaps, cap):
        h, m = map(int, start.split(':'))
        t = h * 60 + m
        day = 0
        plan = [start]
        for g in gaps:
            t += g
            while t >= 1440:
                t -= 1440
                day += 1
            if day >= cap:
                break
            plan.append(f'{t // 60:02}:{t % 60:02}' + '+' * day)
        return plan
#> Solution().dosePlan('08:00', [480, 480, 480, 480], 2)
#> Solution().dosePlan('23:30', [45, 10, 1440], 3)
#> Solution().dosePlan('06:15', [], 1)
#> Solution().dosePlan('12:00', [720, 5], 1)
#> Solution().dosePlan('00:05', [55, 3000, 100, 7], 4)
# %%
def sieve(n):
    flags = [True] * (n + 1)
    flags[0:2] = [False, False]
    for p in range(2, int(n ** 0.5) + 1):
        if flags[p]:
            for q in range(p * p, n + 1, p):
                flags[q] = False
    return flags


def prime_islands(lo, hi):
    flags = sieve(hi + 1)
    islands = []
    for n in range(lo, hi + 1):
        if flags[n] and not any(flags[n + d] for d in (-2, -1, 1) if n + d >= 0):
            islands.append(n)
    return islands
#> prime_islands(5, 20)
#> prime_islands(20, 30)
#> prime_islands(8, 10)
#> prime_islands(30, 40)
#> prime_islands(2, 11)
# %%
from functools import reduce


class Solution:
    def foldDigits(self, number, ops):
        digits = [int(d) for d in str(abs(number))]
        table = {
            '+': lambda a, b: a + b,
            '*': lambda a, b: a * b,
            '^': lambda a, b: a ^ b,
            '>': max,
        }
        out = []
        for op in ops:
            if op not in table:
                out.append(None)
                continue
            out.append(reduce(table[op], digits))
        return out
#> Solution().foldDigits(3582, '+*')
#> Solution().foldDigits(-407, '>^+')
#> Solution().foldDigits(9, '')
#> Solution().foldDigits(1234, '?*')
#> Solution().foldDigits(77777, '^*>+')
# %%
def halves(price, times):
    steps = []
    for _ in range(times):
        whole, odd = divmod(price, 2)
        if odd and whole % 2:
            whole += 1
        price = whole
        steps.append(price)
        if price == 0:
            break
    return steps
#> halves(99, 4)
#> halves(7, 3)
#> halves(1, 5)
#> halves(-13, 4)
#> halves(640, 8)
# %%
class Solution:
    def spiralSum(self, n):
        total, cur, step = 1, 1, 0
        corners = [1]
        while len(corners) < n:
            step += 2
            for _ in range(4):
                cur += step
                if len(corners) < n:
                    corners.append(cur)
                    total += cur
        return total, corners[-1]
#> Solution().spiralSum(5)
#> Solution().spiralSum(1)
#> Solution().spiralSum(9)
#> Solution().spiralSum(12)
#> Solution().spiralSum(18)
# %%
def parse_fraction(text):
    whole = 0
    if ' ' in text:
        w, text = text.split(' ')
        whole = int(w)
    if '/' not in text:
        return int(text), 1
    a, b = text.split('/')
    a, b = int(a), int(b)
    return whole * b + a, b


def bigger(s, t):
    a, b = parse_fraction(s)
    c, d = parse_fraction(t)
    return a * d > c * b


def tallest(measures):
    best = measures[0]
    moves = 0
    for m in measures[1:]:
        if bigger(m, best):
            best = m
            moves += 1
    return f'{best} ({moves})'
#> tallest(['1/2', '2/3', '1 1/8'])
#> tallest(['3'])
#> tallest(['7/4', '1 3/4', '2', '15/8'])
#> tallest(['5/6', '4/5', '3/4'])
#> tallest([])
# %%
class Solution:
    def oddBitsOut(self, nums):
        ans = []
        for x in nums:
            kept, place = 0, 0
            i = 0
            while x >> i:
                if i % 2 == 0:
                    kept |= (x >> i & 1) << place
                    place += 1
                i += 1
            ans.append(kept)
        return ans
#> Solution().oddBitsOut([21, 42, 7])
#> Solution().oddBitsOut([])
#> Solution().oddBitsOut([0, 1, 2])
#> Solution().oddBitsOut([255, 170, 100])
#> Solution().oddBitsOut([1000, 13])
# %%
def digit_sum(n):
    return n if n < 10 else n % 10 + digit_sum(n // 10)


def is_generous(n):
    s = digit_sum(n)
    return s > 0 and n % s == 0


def generous_run(start, limit):
    best_len, best_at = 0, None
    length = 0
    for n in range(start, limit + 1):
        if is_generous(n):
            length += 1
            if length > best_len:
                best_len, best_at = length, n - length + 1
        else:
            length = 0
    return best_at, best_len
#> generous_run(18, 24)
#> generous_run(13, 17)
#> generous_run(110, 114)
#> generous_run(0, 5)
#> generous_run(198, 204)
# %%
class Solution:
    def weekdayShift(self, day, offsets):
        names = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
        try:
            at = names.index(day)
        except ValueError:
            return 'unknown day'
        path = []
        for off in offsets:
            at = (at + off) % 7
            while at >= 5:
                at = (at + (1 if off >= 0 else -1)) % 7
            path.append(names[at])
        return '>'.join(path)
#> Solution().weekdayShift('Mon', [3, 2, -4])
#> Solution().weekdayShift('Fri', [1, -1, 10])
#> Solution().weekdayShift('Day', [1])
#> Solution().weekdayShift('Wed', [])
#> Solution().weekdayShift('Sun', [-1, -8, 6, 30])
# %%
def chinese_clock(hours, mods):
    guess, step = hours[0] % mods[0], mods[0]
    for h, m in zip(hours[1:], mods[1:]):
        tries = 0
        while guess % m != h % m:
            guess += step
            tries += 1
            if tries > m:
                return -1
        a, b = step, m
        while b:
            a, b = b, a % b
        step = step // a * m
    return guess
#> chinese_clock([2, 3, 1], [5, 7, 4])
#> chinese_clock([4], [9])
#> chinese_clock([1, 2], [4, 6])
#> chinese_clock([0, 5, 8], [2, 9, 11])
#> chinese_clock([3, 9, 13], [6, 12, 15])
# %%
class Solution:
    def squareCuts(self, w, h):
        cuts = []
        while w and h:
            if w < h:
                w, h = h, w
            k = w // h
            cuts.append((h, k))
            w -= k * h
        return cuts, sum(k for _, k in cuts)
#> Solution().squareCuts(13, 8)
#> Solution().squareCuts(6, 6)
#> Solution().squareCuts(0, 5)
#> Solution().squareCuts(100, 37)
#> Solution().squareCuts(9, 240)
