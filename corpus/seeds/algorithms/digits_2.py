# %%
class Solution:
    def turnstileCodes(self, lo, hi, k):
        ans = []
        for code in range(lo, hi + 1):
            if self.alternates(code) and code % k != 0:
                ans.append(code)
        return ans

    def alternates(self, code):
        prev = code % 10
        code //= 10
        while code:
            d = code % 10
            if (d + prev) % 2 == 0:
                return False
            prev = d
            code //= 10
        return True
#> Solution().turnstileCodes(10, 18, 3)
#> Solution().turnstileCodes(120, 127, 2)
#> Solution().turnstileCodes(5, 4, 1)
#> Solution().turnstileCodes(7, 12, 7)
#> Solution().turnstileCodes(985, 992, 5)
# %%
def digits_of(n, base):
    out = []
    while True:
        n, r = divmod(n, base)
        out.append(r)
        if n == 0:
            return out


def join(digits, base):
    value = 0
    for d in reversed(digits):
        value = value * base + d
    return value


def carryless_add(a, b, base):
    x, y = digits_of(a, base), digits_of(b, base)
    size = max(len(x), len(y))
    x += [0] * (size - len(x))
    y += [0] * (size - len(y))
    return join([(p + q) % base for p, q in zip(x, y)], base)


def stack_coins(coins, base):
    total = 0
    for c in coins:
        total = carryless_add(total, c, base)
    return total
#> stack_coins([12, 9], 10)
#> stack_coins([], 5)
#> stack_coins([5, 6, 7], 2)
#> stack_coins([88, 13], 3)
#> stack_coins([100], 16)
# %%
def round_half_even(n, unit):
    low = n // unit * unit
    rest = n - low
    if rest * 2 < unit:
        return low
    if rest * 2 > unit:
        return low + unit
    return low if (low // unit) % 2 == 0 else low + unit


def receipt_drift(prices, unit):
    drift = 0
    worst = 0
    for p in prices:
        drift += round_half_even(p, unit) - p
        if abs(drift) > abs(worst):
            worst = drift
    return drift, worst
#> receipt_drift([15, 25, 35, 44], 10)
#> receipt_drift([], 5)
#> receipt_drift([-15, -25, 7], 10)
#> receipt_drift([101, 99, 102, 103], 4)
#> receipt_drift([3, 6, 9], 3)
# %%
class Solution:
    def shyNumbers(self, limit):
        def proper(n):
            total = 0
            for d in range(2, n):
                if d * d > n:
                    break
                if n % d == 0:
                    total += d
                    if d * d != n:
                        total += n // d
            return total

        table = {n: proper(n) for n in range(4, limit + 1)}
        return [(a, b) for a, b in table.items() if b and a % b == 0]
#> Solution().shyNumbers(12)
#> Solution().shyNumbers(3)
#> Solution().shyNumbers(8)
#> Solution().shyNumbers(14)
#> Solution().shyNumbers(16)
# %%
def egyptian_product(a, b):
    total = 0
    rows = []
    while a > 0:
        if a % 2 == 1:
            rows.append(b)
            total += b
        a //= 2
        b += b
    return total, rows
#> egyptian_product(13, 7)
#> egyptian_product(0, 99)
#> egyptian_product(64, 3)
#> egyptian_product(37, -5)
#> egyptian_product(255, 11)
# %%
class Solution:
    def signalMerge(self, masks):
        groups = []
        for m in masks:
            keep = []
            for g in groups:
                if g & m:
                    m |= g
                else:
                    keep.append(g)
            keep.append(m)
            groups = keep
        return sorted(groups)
#> Solution().signalMerge([1, 2, 3])
#> Solution().signalMerge([8, 4, 16, 24])
#> Solution().signalMerge([])
#> Solution().signalMerge([5, 10, 32, 64, 96])
#> Solution().signalMerge([1, 2, 4, 8, 16, 17])
# %%
def continued(p, q):
    terms = []
    while q:
        terms.append(p // q)
        p, q = q, p % q
    return terms


def rebuild(terms):
    num, den = 1, 0
    for t in reversed(terms):
        num, den = t * num + den, num
    return num, den


def shorten(p, q, max_den):
    terms = continued(p, q)
    while len(terms) > 1 and rebuild(terms)[1] > max_den:
        terms.pop()
    return rebuild(terms)
#> shorten(355, 113, 10)
#> shorten(8, 4, 1)
#> shorten(-22, 7, 5)
#> shorten(1393, 985, 100)
#> shorten(17, 60, 12)
# %%
class Solution:
    def watchtowerShifts(self, guards, hours, rest):
        ready = [0] * guards
        order = []
        for t in range(hours):
            on = None
            for g in range(guards):
                k = (t + g) % guards
                if ready[k] <= t:
                    on = k
                    break
            if on is None:
                order.append('-')
            else:
                ready[on] = t + rest + 1
                order.append(str(on))
        return ''.join(order)
#> Solution().watchtowerShifts(2, 6, 1)
#> Solution().watchtowerShifts(3, 8, 4)
#> Solution().watchtowerShifts(1, 5, 2)
#> Solution().watchtowerShifts(4, 0, 3)
#> Solution().watchtowerShifts(3, 7, 0)
# %%
def is_prime(n):
    if n < 2:
        return False
    for d in range(2, int(n ** 0.5) + 1):
        if n % d == 0:
            return False
    return True


def truncation_depth(n):
    depth = 0
    while n and is_prime(n):
        depth += 1
        n //= 10
    return depth


def deepest(candidates):
    return max(candidates, key=lambda n: (truncation_depth(n), -n))
#> deepest([239, 317, 41])
#> deepest([4])
#> deepest([733, 12, 797])
#> deepest([90, 100, 6])
#> deepest([53, 59, 131])
# %%
class Solution:
    def tileDiagonal(self, w, h, tile):
        cols, rows = -(-w // tile), -(-h // tile)
        crossed = 0
        for c in range(cols):
            for r in range(rows):
                left, right = c * tile, (c + 1) * tile
                bottom, top = r * tile, (r + 1) * tile
                if left * h < top * w and right * h > bottom * w:
                    crossed += 1
        return crossed, cols * rows
#> Solution().tileDiagonal(6, 4, 2)
#> Solution().tileDiagonal(5, 5, 2)
#> Solution().tileDiagonal(10, 3, 4)
#> Solution().tileDiagonal(0, 7, 3)
#> Solution().tileDiagonal(9, 12, 3)
# %%
def mat_mul(a, b):
    return [[sum(x * y for x, y in zip(row, col)) for col in zip(*b)] for row in a]


def walk_counts(edges, n, length):
    m = [[0] * n for _ in range(n)]
    for u, v in edges:
        m[u][v] += 1
    cur = [[int(i == j) for j in range(n)] for i in range(n)]
    for _ in range(length):
        cur = mat_mul(cur, m)
    return cur[0]
#> walk_counts([(0, 1), (1, 0), (1, 2)], 3, 2)
#> walk_counts([], 2, 1)
#> walk_counts([(0, 0), (0, 1)], 2, 3)
#> walk_counts([(0, 1), (1, 2), (2, 0)], 3, 0)
#> walk_counts([(0, 1), (0, 1), (1, 1), (1, 0)], 2, 4)
# %%
class Solution:
    VALUES = {'K': 500, 'H': 100, 'L': 40, 'X': 10, 'V': 5, 'I': 1}

    def readTally(self, text):
        total = 0
        biggest = 0
        for ch in reversed(text):
            v = self.VALUES.get(ch)
            if v is None:
                return -1
            if v >= biggest:
                total += v
                biggest = v
            else:
                total -= v
        return total

    def compareTallies(self, a, b):
        x, y = self.readTally(a), self.readTally(b)
        if x == y:
            return 'same'
        return f'{a}>{b}' if x > y else f'{b}>{a}'
#> Solution().compareTallies('XIV', 'LV')
#> Solution().compareTallies('VIIII', 'IX')
#> Solution().compareTallies('', 'Z')
#> Solution().compareTallies('KHL', 'XKL')
#> Solution().compareTallies('XLVI', 'XLIV')
# %%
def split_change(amount, coins):
    plan = {}
    for c in sorted(coins, reverse=True):
        k, amount = divmod(amount, c)
        if k:
            plan[c] = k
    return plan, amount


def register(sales, coins):
    owed = {}
    unpaid = 0
    for price, paid in sales:
        if paid < price:
            unpaid += price - paid
            continue
        plan, rest = split_change(paid - price, coins)
        unpaid -= rest
        for c, k in plan.items():
            owed[c] = owed.get(c, 0) + k
    return sorted(owed.items()), unpaid
#> register([(35, 50), (12, 20)], [1, 5, 10])
#> register([], [1])
#> register([(80, 70), (13, 20)], [2, 5])
#> register([(99, 200), (1, 50), (49, 50)], [25, 10, 1])
#> register([(7, 7)], [3, 4])
# %%
class Solution:
    def hopsToZero(self, n):
        path = [n]
        while n and len(path) < 20:
            if n & 1:
                n -= 1 if n > 0 else -1
            elif n % 3 == 0:
                n //= 3
            else:
                n >>= 1
            path.append(n)
        return path
#> Solution().hopsToZero(54)
#> Solution().hopsToZero(0)
#> Solution().hopsToZero(-11)
#> Solution().hopsToZero(100)
#> Solution().hopsToZero(-96)
# %%
def digit_ladders(n):
    s = str(n)
    runs = []
    i = 0
    while i < len(s):
        j = i
        while j + 1 < len(s) and int(s[j + 1]) == int(s[j]) + 1:
            j += 1
        if j > i:
            runs.append(int(s[i:j + 1]))
        i = j + 1
    return runs
#> digit_ladders(12389)
#> digit_ladders(4)
#> digit_ladders(975310)
#> digit_ladders(4567012)
#> digit_ladders(1122334)
# %%
class Solution:
    def fairDie(self, faces, rolls):
        ways = {0: 1}
        for _ in range(rolls):
            nxt = {}
            for total, w in ways.items():
                for f in faces:
                    nxt[total + f] = nxt.get(total + f, 0) + w
            ways = nxt
        best = max(ways.values())
        return sorted(t for t, w in ways.items() if w == best), best
#> Solution().fairDie([1, 2, 3], 2)
#> Solution().fairDie([5], 4)
#> Solution().fairDie([0, 1], 4)
#> Solution().fairDie([-1, 1, 4], 3)
#> Solution().fairDie([2, 2, 6], 2)
# %%
from math import gcd


def reduce_ratio(a, b):
    g = gcd(a, b) or 1
    return a // g, b // g


def mix_colors(buckets):
    by_ratio = {}
    for name, red, blue in buckets:
        by_ratio.setdefault(reduce_ratio(red, blue), []).append(name)
    same = [names for names in by_ratio.values() if len(names) > 1]
    return same or len(by_ratio)
#> mix_colors([('a', 2, 4), ('b', 1, 2), ('c', 3, 5)])
#> mix_colors([('x', 1, 1)])
#> mix_colors([])
#> mix_colors([('m', 0, 3), ('n', 0, 7), ('o', 6, 9), ('p', 10, 15)])
#> mix_colors([('r', 4, 6), ('s', 6, 4), ('t', 5, 5)])
# %%
class Solution:
    def meetAgain(self, clocks, start):
        t = start
        for _ in range(60):
            t += 1
            if all(t % period == shift for period, shift in clocks):
                return t
        return None
#> Solution().meetAgain([(4, 1), (6, 3)], 0)
#> Solution().meetAgain([(4, 1), (6, 2)], 10)
#> Solution().meetAgain([], 7)
#> Solution().meetAgain([(7, 0)], 13)
#> Solution().meetAgain([(3, 2), (5, 4), (2, 1)], 5)
# %%
def triangle_kind(a, b, c):
    x, y, z = sorted((a, b, c))
    if x + y <= z:
        return None
    left, right = x * x + y * y, z * z
    if left == right:
        return 'right'
    return 'sharp' if left > right else 'wide'


def sort_sticks(sticks):
    tally = {'right': 0, 'sharp': 0, 'wide': 0}
    n = len(sticks)
    for i in range(n):
        for j in range(i + 1, n):
            for k in range(j + 1, n):
                kind = triangle_kind(sticks[i], sticks[j], sticks[k])
                if kind:
                    tally[kind] += 1
    return tally
#> sort_sticks([3, 4, 5, 6])
#> sort_sticks([1, 2, 3])
#> sort_sticks([7, 7])
#> sort_sticks([5, 12, 13, 9, 5])
#> sort_sticks([8, 15, 17, 10])
# %%
class Solution:
    def zigzagNumber(self, n, base):
        digits = []
        sign = 1
        while n:
            r = n % base
            n //= base
            digits.append(sign * r)
            sign = -sign
        if not digits:
            return 0, ''
        return sum(digits), ','.join(f'{d:+d}' for d in digits)
#> Solution().zigzagNumber(1234, 10)
#> Solution().zigzagNumber(0, 2)
#> Solution().zigzagNumber(100, 7)
#> Solution().zigzagNumber(255, 4)
#> Solution().zigzagNumber(99, 100)
# %%
def smallest_multiple_with(digit, n, tries):
    k = 1
    while k <= tries:
        m = n * k
        if str(digit) in str(m):
            return m
        k += 1
    return None


def multiples_row(n, tries=6):
    row = []
    for d in range(10):
        m = smallest_multiple_with(d, n, tries)
        row.append(m if m is not None else '.')
    return row
#> multiples_row(7)
#> multiples_row(10, 2)
#> multiples_row(25, 4)
#> multiples_row(123, 3)
#> multiples_row(1, 1)
# %%
class Solution:
    def parityWall(self, grid):
        rows = [0] * len(grid)
        cols = [0] * len(grid[0])
        for i, line in enumerate(grid):
            for j, bit in enumerate(line):
                rows[i] ^= bit
                cols[j] ^= bit
        bad_rows = [i for i, p in enumerate(rows) if p]
        bad_cols = [j for j, p in enumerate(cols) if p]
        if not bad_rows and not bad_cols:
            return 'clean'
        if len(bad_rows) == len(bad_cols) == 1:
            return bad_rows[0], bad_cols[0]
        return 'broken'
#> Solution().parityWall([[1, 1], [1, 1]])
#> Solution().parityWall([[1, 0, 1], [0, 1, 0], [1, 0, 1]])
#> Solution().parityWall([[1, 0], [0, 0]])
#> Solution().parityWall([[0, 1, 1, 0]])
#> Solution().parityWall([[1, 1, 0], [1, 0, 1], [0, 1, 0]])
# %%
def season_of(day_index, lengths):
    year = sum(lengths)
    day = day_index % year
    for s, length in enumerate(lengths):
        if day < length:
            return s, day
        day -= length


def harvest_report(days, lengths):
    counts = [0] * len(lengths)
    firsts = 0
    for d in days:
        s, inside = season_of(d, lengths)
        counts[s] += 1
        firsts += inside == 0
    return counts, firsts
#> harvest_report([0, 10, 25, 99], [20, 30, 10])
#> harvest_report([], [5])
#> harvest_report([-1, -60, 60], [20, 30, 10])
#> harvest_report([7, 14, 21, 28], [7, 7])
#> harvest_report([3], [0, 0])
# %%
class Solution:
    def sumOfPowers(self, n, p):
        bases = []
        b = 1
        while b ** p <= n:
            bases.append(b)
            b += 1

        def search(i, left):
            if left == 0:
                return []
            if i < 0:
                return None
            v = bases[i] ** p
            if v <= left:
                got = search(i - 1, left - v)
                if got is not None:
                    return [bases[i]] + got
            return search(i - 1, left)

        return search(len(bases) - 1, n)
#> Solution().sumOfPowers(30, 2)
#> Solution().sumOfPowers(7, 2)
#> Solution().sumOfPowers(36, 3)
#> Solution().sumOfPowers(0, 4)
#> Solution().sumOfPowers(65, 2)
# %%
def int_sqrt(n):
    if n < 2:
        return n
    x = n
    y = (x + 1) // 2
    while y < x:
        x = y
        y = (x + n // x) // 2
    return x


def square_gaps(nums):
    gaps = []
    for n in nums:
        r = int_sqrt(n)
        below, above = n - r * r, (r + 1) ** 2 - n
        gaps.append(-below if below <= above else above)
    return gaps
#> square_gaps([10, 24, 50])
#> square_gaps([0, 1, 2, 3])
#> square_gaps([])
#> square_gaps([999, 1000, 1025])
#> square_gaps([144, 72, 6, 90])
# %%
class Solution:
    def dominoTotals(self, chain):
        total = 0
        flips = 0
        prev = None
        for a, b in chain:
            if prev is not None and a != prev:
                a, b = b, a
                flips += 1
                if a != prev:
                    return total, -flips
            total += a * 7 + b
            prev = b
        return total, flips
#> Solution().dominoTotals([(1, 2), (2, 5), (3, 5)])
#> Solution().dominoTotals([])
#> Solution().dominoTotals([(6, 6), (6, 1), (4, 4)])
#> Solution().dominoTotals([(0, 3), (0, 3), (0, 1), (2, 1)])
#> Solution().dominoTotals([(5, 4)])
# %%
def gray(n):
    return n ^ (n >> 1)


def ungray(g):
    n = 0
    while g:
        n ^= g
        g >>= 1
    return n


def dial_moves(positions):
    moves = 0
    for a, b in zip(positions, positions[1:]):
        diff = gray(a) ^ gray(b)
        while diff:
            moves += diff & 1
            diff >>= 1
    return moves, [ungray(p) for p in positions]
#> dial_moves([0, 1, 2, 3])
#> dial_moves([9])
#> dial_moves([5, 12, 5])
#> dial_moves([])
#> dial_moves([31, 16, 8, 7])
# %%
class Solution:
    def checksum(self, code):
        total = 0
        weight = 2
        for ch in reversed(code):
            if not ch.isdigit():
                continue
            total += int(ch) * weight
            weight = weight + 1 if weight < 7 else 2
        r = 11 - total % 11
        return {10: 'X', 11: '0'}.get(r, str(r))

    def repairCode(self, code):
        if '?' not in code:
            return code + '-' + self.checksum(code)
        at = code.index('?')
        target = code[-1]
        for d in '0123456789':
            trial = code[:at] + d + code[at + 1:-1]
            if self.checksum(trial) == target:
                return trial + target
        return None
#> Solution().repairCode('40-217')
#> Solution().repairCode('1?35')
#> Solution().repairCode('')
#> Solution().repairCode('9?8')
#> Solution().repairCode('7?X')
# %%
def add_until_mirror(n, limit):
    count = 0
    while str(n) != str(n)[::-1]:
        if count == limit:
            return None
        back = int(str(n)[::-1])
        n = n + back if count % 2 == 0 else abs(n - back)
        count += 1
    return n, count
#> add_until_mirror(57, 10)
#> add_until_mirror(88, 1)
#> add_until_mirror(190, 8)
#> add_until_mirror(1298, 6)
#> add_until_mirror(349, 1)
# %%
from itertools import combinations


class Solution:
    def coprimeTeams(self, badges, size):
        best = -1
        team = ()
        for group in combinations(badges, size):
            if self.allCoprime(group) and sum(group) > best:
                best = sum(group)
                team = group
        return list(team)

    def allCoprime(self, group):
        for a, b in combinations(group, 2):
            if self.common(a, b) > 1:
                return False
        return True

    def common(self, a, b):
        return a if not b else self.common(b, a % b)
#> Solution().coprimeTeams([4, 9, 15, 7], 2)
#> Solution().coprimeTeams([6, 10, 15], 3)
#> Solution().coprimeTeams([8, 3, 5, 6], 3)
#> Solution().coprimeTeams([2, 4, 8], 2)
#> Solution().coprimeTeams([11, 14], 1)
# %%
def pendulum(lo, hi, start, speeds):
    pos = start
    width = hi - lo
    trail = []
    for v in speeds:
        offset = (pos - lo + v) % (2 * width)
        if offset > width:
            offset = 2 * width - offset
        pos = lo + offset
        trail.append(pos)
    return trail
#> pendulum(0, 10, 3, [4, 5, 6])
#> pendulum(-5, 5, 0, [-8, 12, 40])
#> pendulum(2, 4, 2, [])
#> pendulum(0, 7, 7, [1, -1, 14, -20])
#> pendulum(3, 3, 3, [1])
# %%
class Solution:
    def stampCard(self, visits, free_at):
        full, left = divmod(len(visits), free_at)
        groups = [visits[i:i + free_at] for i in range(0, full * free_at, free_at)]
        saved = sum(min(g) for g in groups)
        paid = sum(visits) - saved
        need = 0 if left == 0 else free_at - left
        return paid, saved, need
#> Solution().stampCard([5, 3, 8, 2, 9], 2)
#> Solution().stampCard([], 4)
#> Solution().stampCard([7, 7, 7], 3)
#> Solution().stampCard([10, 1], 5)
#> Solution().stampCard([4, 6, 2, 8, 1, 9, 3], 3)
# %%
def collapse(seq):
    while len(seq) > 1:
        seq = [abs(a - b) for a, b in zip(seq, seq[1:])]
        while seq and seq[0] == 0:
            seq.pop(0)
    return seq[0] if seq else 0


def strongest(rows):
    scores = [collapse(list(r)) for r in rows]
    top = max(scores)
    return top, scores.index(top)
#> strongest([[1, 5, 2], [9, 4]])
#> strongest([[3, 3, 3], [2]])
#> strongest([[10, 7, 1, 8], [6, 6, 1], []])
#> strongest([])
#> strongest([[1, 2, 4, 8, 16], [5, 0, 5, 0]])
# %%
class Solution:
    def rankNumber(self, n):
        digits = sorted(str(n))
        target = list(str(n))
        rank = 0
        while target:
            used = set()
            for i, d in enumerate(digits):
                if d >= target[0]:
                    break
                if int(d) not in used:
                    used.add(int(d))
                    rest = digits[:i] + digits[i + 1:]
                    rank += self.arrangements(rest)
            digits.remove(target.pop(0))
        return rank

    def arrangements(self, items):
        total = 1
        run = 0
        prev = None
        for k, d in enumerate(items, 1):
            total *= k
            run = run + 1 if d == prev else 1
            total //= run
            prev = d
        return total
#> Solution().rankNumber(312)
#> Solution().rankNumber(7)
#> Solution().rankNumber(2121)
#> Solution().rankNumber(1123)
#> Solution().rankNumber(5430)
# %%
def perimeter_twice_area(points):
    area = 0
    edge = 0
    px, py = points[-1]
    for x, y in points:
        area += px * y - x * py
        edge += abs(x - px) + abs(y - py)
        px, py = x, y
    return edge, abs(area)


def compactness(shapes):
    ranking = []
    for name, pts in shapes.items():
        edge, area2 = perimeter_twice_area(pts)
        ranking.append((area2 * 8 * 100 // (edge * edge), name))
    ranking.sort(reverse=True)
    return ranking
#> compactness({'sq': [(0, 0), (2, 0), (2, 2), (0, 2)]})
#> compactness({'bar': [(0, 0), (6, 0), (6, 1), (0, 1)], 'box': [(1, 1), (4, 1), (4, 5), (1, 5)]})
#> compactness({})
#> compactness({'tri': [(0, 0), (4, 0), (0, 3)], 'flat': [(0, 0), (5, 5)]})
#> compactness({'dot': [(3, 3)]})
# %%
class Solution:
    def countdownWords(self, seconds):
        units = [('d', 86400), ('h', 3600), ('m', 60), ('s', 1)]
        parts = []
        for label, size in units:
            amount = seconds // size
            seconds %= size
            if amount or parts:
                parts.append(f'{amount}{label}')
        while len(parts) > 1 and parts[-1].startswith('0'):
            parts.pop()
        return ' '.join(parts[:3]) or 'now'
#> Solution().countdownWords(3661)
#> Solution().countdownWords(0)
#> Solution().countdownWords(86400)
#> Solution().countdownWords(90061)
#> Solution().countdownWords(59)
# %%
def least_common(a, b):
    m = a
    while m % b:
        m += a
    return m


def bell_tower(bells, horizon):
    together = 1
    for b in bells:
        together = least_common(together, b)
        if together > horizon:
            return 'never', together
    rings = sum(horizon // b for b in bells)
    return horizon // together, rings
#> bell_tower([2, 3, 4], 60)
#> bell_tower([], 9)
#> bell_tower([7, 11, 13], 500)
#> bell_tower([6, 10], 29)
#> bell_tower([5, 5, 8], 400)
# %%
class Solution:
    def bitSwapSort(self, words, mask):
        def key(w):
            picked = 0
            m = mask
            while m:
                low = m & -m
                picked = picked * 2 + (1 if w & low else 0)
                m ^= low
            return picked

        ordered = sorted(words, key=key)
        return ordered, [key(w) for w in ordered]
#> Solution().bitSwapSort([5, 2, 7], 3)
#> Solution().bitSwapSort([], 9)
#> Solution().bitSwapSort([12, 9, 3, 6], 10)
#> Solution().bitSwapSort([1, 2, 3, 4], 0)
#> Solution().bitSwapSort([40, 20, 60, 8], 44)
# %%
def self_describing(n):
    s = str(n)
    for i, ch in enumerate(s):
        if s.count(str(i % 10)) != int(ch):
            return i
    return -1


def audit(numbers):
    good, first_errors = [], {}
    for n in numbers:
        at = self_describing(n)
        if at < 0:
            good.append(n)
        else:
            first_errors[at] = first_errors.get(at, 0) + 1
    return good, first_errors
#> audit([1210, 2020, 1300])
#> audit([])
#> audit([21200, 22100, 10])
#> audit([0, 7])
#> audit([3211000, 1201, 2002])
# %%
class Solution:
    def marbleBags(self, marbles, bagSizes):
        ways = [1] + [0] * marbles
        for size in bagSizes:
            for total in range(marbles, size - 1, -1):
                ways[total] += ways[total - size]
        reachable = [t for t, w in enumerate(ways) if w]
        return ways[marbles], reachable
#> Solution().marbleBags(7, [2, 5, 3, 4])
#> Solution().marbleBags(0, [1])
#> Solution().marbleBags(10, [3, 3, 4])
#> Solution().marbleBags(5, [6, 7])
#> Solution().marbleBags(12, [1, 2, 3, 4, 5])
