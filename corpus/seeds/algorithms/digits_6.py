# %%
class Solution:
    def meterReadings(self, readings, wrap):
        total = 0
        resets = 0
        faults = []
        prev = None
        for i, r in enumerate(readings):
            if not 0 <= r < wrap:
                faults.append(i)
                continue
            if prev is not None:
                used = r - prev
                if used < 0:
                    used += wrap
                    resets += 1
                total += used
            prev = r
        return total, resets, faults
#> Solution().meterReadings([90, 95, 3, 20], 100)
#> Solution().meterReadings([], 10)
#> Solution().meterReadings([5, 12, 7, 1], 10)
#> Solution().meterReadings([999, 0, 999], 1000)
#> Solution().meterReadings([-1, 50], 60)
# %%
def digits(n):
    return [int(c) for c in str(n)]


def climbs(n):
    ds = digits(n)
    return sum(1 for a, b in zip(ds, ds[1:]) if b > a)


def falls(n):
    ds = digits(n)
    return sum(b < a for a, b in zip(ds, ds[1:]))


def mood(n):
    up, down = climbs(n), falls(n)
    if up == down:
        return 'flat' if up == 0 else 'mixed'
    return 'rising' if up > down else 'sinking'


def mood_change(nums):
    moods = [mood(n) for n in nums]
    changes = 0
    for a, b in zip(moods, moods[1:]):
        if a != b:
            changes += 1
    return changes, moods[-1] if moods else ''
#> mood_change([123, 321, 111])
#> mood_change([])
#> mood_change([1212, 121, 12])
#> mood_change([9876])
#> mood_change([55, 7, 808, 1029])
# %%
def modpow(b, e, m):
    if e == 0:
        return 1 % m
    half = modpow(b, e // 2, m)
    sq = half * half % m
    return sq * b % m if e % 2 else sq


def liars(n, bases):
    fooled = []
    for b in bases:
        if modpow(b, n - 1, n) == 1:
            fooled.append(b)
    return fooled, len(fooled) == len(bases)
#> liars(15, [2, 4, 11])
#> liars(7, [2, 3])
#> liars(91, [3])
#> liars(1, [5])
#> liars(9, [])
# %%
class Solution:
    def cargoBlocks(self, boxes, w, h):
        grid = [0] * h
        full = (1 << w) - 1
        placed = 0
        for bw, bh in boxes:
            spot = None
            for top in range(h - bh + 1):
                for left in range(w - bw + 1):
                    shape = ((1 << bw) - 1) << left
                    if all(not grid[top + i] & shape for i in range(bh)):
                        spot = top, shape
                        break
                if spot:
                    break
            if spot is None:
                continue
            for i in range(bh):
                grid[spot[0] + i] |= spot[1]
            placed += 1
        return placed, sum(row == full for row in grid)
#> Solution().cargoBlocks([(2, 1), (1, 2)], 3, 2)
#> Solution().cargoBlocks([], 2, 2)
#> Solution().cargoBlocks([(3, 3), (2, 2)], 2, 3)
#> Solution().cargoBlocks([(1, 1), (2, 1), (3, 1)], 3, 2)
#> Solution().cargoBlocks([(2, 2), (1, 1)], 2, 2)
# %%
def proportion(a, b, c):
    num = b * c
    if a == 0:
        return None
    if num % a == 0:
        return num // a
    x, y = num, a
    while y:
        x, y = y, x % y
    return num // x, a // x


def fill_missing(rows):
    filled = []
    for a, b, c, d in rows:
        if d is None:
            filled.append(proportion(a, b, c))
        elif c is None:
            filled.append(proportion(b, a, d))
        else:
            filled.append(a * d == b * c)
    return filled
#> fill_missing([(2, 3, 4, None), (5, 2, None, 6)])
#> fill_missing([])
#> fill_missing([(3, 4, 5, None), (1, 2, 3, 6)])
#> fill_missing([(0, 1, 1, None)])
#> fill_missing([(9, 6, None, 4), (8, 12, 10, None), (2, 2, 3, 4)])
# %%
class Solution:
    def tournamentByes(self, players):
        rounds, byes, games = 0, 0, 0
        while players > 1:
            rounds += 1
            if players % 2:
                byes += 1
            games += players // 2
            players = (players + 1) // 2
        return {'rounds': rounds, 'byes': byes, 'games': games}
#> Solution().tournamentByes(8)
#> Solution().tournamentByes(1)
#> Solution().tournamentByes(13)
#> Solution().tournamentByes(100)
#> Solution().tournamentByes(33)
# %%
def day_of_year_to_date(day, leap):
    lengths = [31, 29 if leap else 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    month = 0
    while month < 12 and day > lengths[month]:
        day -= lengths[month]
        month += 1
    if month == 12:
        return None
    return month + 1, day


def payday_list(first, every, leap):
    names = []
    day = first
    while True:
        date = day_of_year_to_date(day, leap)
        if date is None:
            break
        names.append(f'{date[0]}/{date[1]}')
        day += every
    return names
#> payday_list(30, 100, True)
#> payday_list(365, 30, False)
#> payday_list(60, 150, False)
#> payday_list(60, 306, True)
#> payday_list(400, 1, True)
# %%
class Solution:
    def vectorSpin(self, v, times):
        x, y = v
        visited = [(x, y)]
        for t in range(times):
            if t % 2 == 0:
                x, y = -y, x
            else:
                x, y = x + y, y
            if (x, y) in visited:
                return 'loop', len(visited)
            visited.append((x, y))
        return (x, y), len(visited)
#> Solution().vectorSpin((1, 2), 5)
#> Solution().vectorSpin((0, 0), 3)
#> Solution().vectorSpin((3, -1), 8)
#> Solution().vectorSpin((5, 5), 0)
#> Solution().vectorSpin((1, 0), 10)
# %%
def is_lucky(n):
    return all(ch in '47' for ch in str(n))


def nearest_lucky(n):
    step = 0
    while step < 40:
        for cand in (n - step, n + step):
            if cand > 0 and is_lucky(cand):
                return cand
        step += 1
    return None


def total_shift(nums):
    shift, failed = 0, 0
    for n in nums:
        near = nearest_lucky(n)
        if near is None:
            failed += 1
        else:
            shift += abs(near - n)
    return shift, failed
#> total_shift([5, 45])
#> total_shift([])
#> total_shift([50, 71])
#> total_shift([474, 1])
#> total_shift([77, 44, 10])
# %%
from collections import deque


class Solution:
    def reachNumber(self, start, goal, limit):
        queue = deque([(start, '')])
        seen = {start}
        while queue:
            n, path = queue.popleft()
            if n == goal:
                return path or 'here'
            for op, m in (('d', n * 2), ('t', n // 3), ('i', n + 1)):
                if 0 <= m <= limit and m not in seen:
                    seen.add(m)
                    queue.append((m, path + op))
        return None
#> Solution().reachNumber(4, 3, 10)
#> Solution().reachNumber(5, 5, 9)
#> Solution().reachNumber(7, 9, 12)
#> Solution().reachNumber(1, 20, 4)
#> Solution().reachNumber(2, 11, 15)
# %%
def multiply_poly(p, q):
    out = [0] * (len(p) + len(q) - 1)
    for i, a in enumerate(p):
        for j, b in enumerate(q):
            out[i + j] += a * b
    return out


def evaluate(p, x):
    total = 0
    for c in reversed(p):
        total = total * x + c
    return total


def from_roots(roots):
    poly = [1]
    for r in roots:
        poly = multiply_poly(poly, [-r, 1])
    return poly


def check_points(roots, xs):
    p = from_roots(roots)
    return p, [evaluate(p, x) for x in xs]
#> check_points([1, 2], [0, 3])
#> check_points([], [7])
#> check_points([-1, 1, 4], [2])
#> check_points([5], [])
#> check_points([0, 0, 3], [3, -1])
# %%
class Solution:
    def digitAuction(self, bids):
        best, winner = -1, None
        for name, amount in bids:
            score = 0
            for i, ch in enumerate(str(amount), start=1):
                score += int(ch) * i
            if amount % 10 == 0:
                score //= 2
            if score > best:
                best, winner = score, name
        return winner, best
#> Solution().digitAuction([('ann', 120), ('bob', 99), ('cid', 45)])
#> Solution().digitAuction([])
#> Solution().digitAuction([('x', 500), ('y', 5)])
#> Solution().digitAuction([('m', 1111), ('n', 32), ('o', 202)])
#> Solution().digitAuction([('z', 0)])
# %%
def ones_complement_sum(words, bits):
    mask = (1 << bits) - 1
    total = 0
    for w in words:
        total += w & mask
        while total > mask:
            total = (total & mask) + (total >> bits)
    return ~total & mask


def verify(words, bits, stated):
    actual = ones_complement_sum(words, bits)
    if actual == stated:
        return 'ok'
    wrong = actual ^ stated
    return [i for i in range(bits) if wrong >> i & 1]
#> verify([9, 12, 3], 4, 5)
#> verify([], 3, 7)
#> verify([200, 100, 50], 8, 160)
#> verify([15, 15], 4, 0)
#> verify([1, 2, 4], 5, 0)
# %%
class Solution:
    def sumRanges(self, n):
        ways = []
        length = 2
        while length * (length + 1) // 2 <= n:
            rest = n - length * (length - 1) // 2
            if rest % length == 0:
                first = rest // length
                ways.append(f'{first}..{first + length - 1}')
            length += 1
        return ways
#> Solution().sumRanges(15)
#> Solution().sumRanges(2)
#> Solution().sumRanges(45)
#> Solution().sumRanges(64)
#> Solution().sumRanges(105)
# %%
def gear_ratio(teeth):
    num, den = 1, 1
    for a, b in teeth:
        num *= a
        den *= b
    for p in (2, 3, 5, 7):
        while num % p == 0 and den % p == 0:
            num //= p
            den //= p
    return num, den


def turns_out(teeth, turns):
    n, d = gear_ratio(teeth)
    whole, rest = divmod(turns * n, d)
    degrees = rest * 360 // d
    direction = 'same' if len(teeth) % 2 == 0 else 'opposite'
    return whole, degrees, direction
#> turns_out([(20, 40)], 5)
#> turns_out([], 3)
#> turns_out([(30, 18), (14, 35)], 4)
#> turns_out([(11, 13)], 1)
#> turns_out([(6, 9), (10, 15), (12, 8)], -2)
# %%
class Solution:
    def cutCake(self, angles):
        marks = sorted({a % 360 for a in angles})
        if len(marks) < 2:
            return [360]
        pieces = [b - a for a, b in zip(marks, marks[1:])]
        pieces.append(360 - marks[-1] + marks[0])
        smallest = min(pieces)
        while pieces[0] != smallest:
            pieces.append(pieces.pop(0))
        return pieces
#> Solution().cutCake([0, 90, 200])
#> Solution().cutCake([45, 405])
#> Solution().cutCake([-30, 30, 100, 170])
#> Solution().cutCake([])
#> Solution().cutCake([10, 190, 370, 280, 20])
# %%
def hamming_like(limit, primes):
    found = [1]
    i = 0
    while i < len(found):
        for p in primes:
            v = found[i] * p
            if v <= limit and v not in found:
                found.append(v)
        i += 1
    return sorted(found)


def biggest_gap(limit, primes):
    nums = hamming_like(limit, primes)
    gaps = [(b - a, a) for a, b in zip(nums, nums[1:])]
    return max(gaps, default=(0, 1)), len(nums)
#> biggest_gap(20, [2, 3])
#> biggest_gap(1, [2])
#> biggest_gap(50, [5, 7])
#> biggest_gap(30, [3])
#> biggest_gap(12, [2, 5, 11])
# %%
class Solution:
    def cardRows(self, total, start):
        row, used, rows = start, 0, []
        while used + row <= total:
            used += row
            rows.append(row)
            row = row * 2 if row < 5 else row - 3
            if row <= 0:
                break
        return rows, total - used
#> Solution().cardRows(20, 1)
#> Solution().cardRows(3, 4)
#> Solution().cardRows(52, 7)
#> Solution().cardRows(0, 1)
#> Solution().cardRows(40, 9)
# %%
def digit_at(n, i):
    return n // 10 ** i % 10


def set_digit(n, i, d):
    return n + (d - digit_at(n, i)) * 10 ** i


def rotate_digit_positions(n, width):
    first = digit_at(n, 0)
    for i in range(width - 1):
        n = set_digit(n, i, digit_at(n, i + 1))
    return set_digit(n, width - 1, first)


def largest_rotation(n):
    width = len(str(n))
    best = cur = n
    for _ in range(width - 1):
        cur = rotate_digit_positions(cur, width)
        best = max(best, cur)
    return best
#> largest_rotation(1729)
#> largest_rotation(5)
#> largest_rotation(907)
#> largest_rotation(111)
#> largest_rotation(40)
# %%
class Solution:
    def modularMaze(self, size, moves):
        pos, seen = 0, [0]
        for m in moves:
            if m == 'd':
                pos = pos * 2 % size
            elif m == 'n':
                pos = -pos % size
            elif m == 'h':
                pos = pos // 2 if pos % 2 == 0 else (pos + size) // 2
            else:
                pos = (pos + int(m)) % size
            seen.append(pos)
        return seen, len(set(seen))
#> Solution().modularMaze(7, '3dn')
#> Solution().modularMaze(10, '')
#> Solution().modularMaze(9, '5hh1d')
#> Solution().modularMaze(12, '7n7n9d')
#> Solution().modularMaze(5, '4x')
# %%
def ceil_log(n, base):
    k, v = 0, 1
    while v < n:
        v *= base
        k += 1
    return k


def cheapest_labels(items, options):
    best = None
    for name, base, price in options:
        width = ceil_log(items, base)
        cost = width * price * items
        if best is None or cost < best[1]:
            best = (name, cost, width)
    return best
#> cheapest_labels(30, [('bin', 2, 1), ('dec', 10, 3)])
#> cheapest_labels(1, [('hex', 16, 4)])
#> cheapest_labels(5, [])
#> cheapest_labels(1000, [('bin', 2, 2), ('oct', 8, 5), ('dec', 10, 7)])
#> cheapest_labels(81, [('tri', 3, 2), ('non', 9, 4)])
# %%
class Solution:
    def candleClock(self, lengths, burn):
        t = 0
        events = []
        alive = list(enumerate(lengths))
        while alive:
            t += 1
            nxt = []
            for i, left in alive:
                left -= burn[i % len(burn)]
                if left <= 0:
                    events.append((t, i))
                else:
                    nxt.append((i, left))
            alive = nxt
        return events
#> Solution().candleClock([6, 4, 5], [2, 1])
#> Solution().candleClock([], [1])
#> Solution().candleClock([3, 3, 3], [3])
#> Solution().candleClock([10, 2, 7, 1], [4, 1, 3])
#> Solution().candleClock([5], [2, 9])
# %%
def bits_needed(values):
    biased = [v * 2 if v >= 0 else -v * 2 - 1 for v in values]
    return max(biased, default=0).bit_length()


def pack(values):
    width = bits_needed(values)
    packed = 0
    for v in reversed(values):
        code = v * 2 if v >= 0 else -v * 2 - 1
        packed = packed << width | code
    return packed, width


def unpack(packed, width, count):
    out = []
    mask = (1 << width) - 1
    for _ in range(count):
        code = packed & mask
        out.append(code // 2 if code % 2 == 0 else -(code + 1) // 2)
        packed >>= width
    return out


def round_trip(values):
    packed, width = pack(values)
    return packed, unpack(packed, width, len(values)) == values
#> round_trip([1, -1, 3])
#> round_trip([])
#> round_trip([0, 0])
#> round_trip([-8, 7, 2, -5])
#> round_trip([100])
# %%
class Solution:
    def fairSplit(self, coins):
        total = sum(coins)
        if total % 3:
            return f'{total % 3} left over'
        share = total // 3
        n = len(coins)
        for mask in range(1, 1 << n):
            if self.pick(coins, mask) != share:
                continue
            rest = ((1 << n) - 1) ^ mask
            sub = rest
            while sub:
                if self.pick(coins, sub) == share:
                    return mask, sub
                sub = (sub - 1) & rest
        return 'no way'

    def pick(self, coins, mask):
        return sum(c for i, c in enumerate(coins) if mask >> i & 1)
#> Solution().fairSplit([1, 2, 3, 3])
#> Solution().fairSplit([5, 5])
#> Solution().fairSplit([6, 2, 1])
#> Solution().fairSplit([4, 4, 4])
#> Solution().fairSplit([1, 5, 2, 4, 6])
# %%
def inclusive_count(n, divs):
    total = 0
    k = len(divs)
    for mask in range(1, 1 << k):
        l, sign = 1, -1
        for i in range(k):
            if mask & (1 << i):
                a, b = l, divs[i]
                while b:
                    a, b = b, a % b
                l = l // a * divs[i]
                sign = -sign
        total += sign * (n // l)
    return total


def busy_days(first, last, divs):
    return inclusive_count(last, divs) - inclusive_count(first - 1, divs)
#> busy_days(1, 20, [2, 3])
#> busy_days(5, 9, [])
#> busy_days(10, 99, [4, 6])
#> busy_days(7, 7, [7])
#> busy_days(100, 200, [9])
# %%
class Solution:
    def stackDiscs(self, moves):
        pegs = [[4, 3, 2, 1], [], []]
        illegal = 0
        for a, b in moves:
            if not pegs[a]:
                illegal += 1
            elif pegs[b] and (pegs[b][-1] - pegs[a][-1]) % 2 == 0:
                illegal += 1
            else:
                pegs[b].append(pegs[a].pop())
        value = 0
        for peg in pegs:
            for d in peg:
                value = value * 5 + d
        return value, illegal
#> Solution().stackDiscs([(0, 1), (0, 2), (1, 2)])
#> Solution().stackDiscs([])
#> Solution().stackDiscs([(1, 0), (0, 1), (0, 2), (0, 1)])
#> Solution().stackDiscs([(0, 2), (0, 2), (0, 2), (0, 2)])
#> Solution().stackDiscs([(0, 1), (0, 1), (1, 2), (1, 2), (2, 0)])
# %%
def area2(tri):
    (ax, ay), (bx, by), (cx, cy) = tri
    return abs((bx - ax) * (cy - ay) - (cx - ax) * (by - ay))


def boundary(tri):
    total = 0
    for i in range(3):
        (x1, y1), (x2, y2) = tri[i - 1], tri[i]
        a, b = abs(x1 - x2), abs(y1 - y2)
        while b:
            a, b = b, a % b
        total += a
    return total


def seeds_inside(tri):
    doubled = area2(tri)
    if doubled == 0:
        return 0
    return (doubled - boundary(tri) + 2) // 2
#> seeds_inside([(0, 0), (6, 0), (0, 6)])
#> seeds_inside([(1, 1), (2, 2), (5, 5)])
#> seeds_inside([(0, 0), (7, 3), (2, 9)])
#> seeds_inside([(-4, 0), (4, 0), (0, 3)])
#> seeds_inside([(0, 0), (1, 0), (0, 1)])
# %%
class Solution:
    def bumpRound(self, x, steps):
        for s in steps:
            if s > 0:
                x = -(-x // s) * s
            elif s < 0:
                x = x // -s * -s
            else:
                x = int(x / 10) * 10
        return x
#> Solution().bumpRound(37, [5, -4])
#> Solution().bumpRound(-37, [5, -4, 0])
#> Solution().bumpRound(100, [])
#> Solution().bumpRound(-95, [0, 7])
#> Solution().bumpRound(1, [-2, 3, -5, 8])
# %%
def spoken_time(h, m):
    words = ['twelve', 'one', 'two', 'three', 'four', 'five', 'six',
             'seven', 'eight', 'nine', 'ten', 'eleven']
    near = (m + 2) // 5 * 5
    if near > 30:
        h += 1
        near = 60 - near
        link = 'to'
    else:
        link = 'past'
    hour = words[h % 12]
    if near == 0:
        return f"{hour} o'clock"
    if near == 15:
        return f'quarter {link} {hour}'
    return f'half past {hour}' if near == 30 else f'{near} {link} {hour}'
#> spoken_time(3, 14)
#> spoken_time(11, 58)
#> spoken_time(0, 31)
#> spoken_time(22, 38)
#> spoken_time(7, 8)
# %%
from functools import lru_cache


class Solution:
    def tileWays(self, n, banned):
        @lru_cache(maxsize=None)
        def ways(left, last):
            if left == 0:
                return 1
            total = 0
            for size in (1, 2, 3):
                if size <= left and (last, size) not in pairs:
                    total += ways(left - size, size)
            return total

        pairs = [tuple(p) for p in banned]
        return ways(n, 0)
#> Solution().tileWays(4, [(1, 1)])
#> Solution().tileWays(0, [])
#> Solution().tileWays(5, [(2, 2), (3, 1)])
#> Solution().tileWays(3, [(0, 3), (0, 2), (0, 1)])
#> Solution().tileWays(4, [])
# %%
def power_of_two_parts(n):
    parts = []
    while n:
        p = 1
        while p * 2 <= n:
            p *= 2
        parts.append(p)
        n -= p
    return parts


def mail_bundles(letters):
    bundles = {}
    for count in letters:
        for p in power_of_two_parts(count):
            bundles[p] = bundles.get(p, 0) + 1
    return sorted(bundles.items(), reverse=True)
#> mail_bundles([5, 9])
#> mail_bundles([])
#> mail_bundles([7, 7, 1])
#> mail_bundles([64, 0])
#> mail_bundles([23, 12])
# %%
class Solution:
    def decimalPeriod(self, p, q):
        digits = []
        places = {}
        r = p % q
        while r and r not in places:
            places[r] = len(digits)
            r *= 10
            digits.append(r // q)
            r %= q
        if r == 0:
            return len(digits), 0
        return places[r], len(digits) - places[r]

    def longestPeriod(self, fractions):
        return max(fractions, key=lambda f: self.decimalPeriod(*f)[1], default=None)
#> Solution().longestPeriod([(1, 3), (1, 7)])
#> Solution().longestPeriod([])
#> Solution().longestPeriod([(1, 4), (5, 6), (2, 11)])
#> Solution().longestPeriod([(3, 3)])
#> Solution().longestPeriod([(1, 12), (1, 13)])
# %%
def sand_topple(cells, limit):
    cells = cells[:]
    lost = 0
    topples = 0
    i = 0
    while i < len(cells):
        if cells[i] >= limit:
            half = cells[i] // 2
            cells[i] -= half * 2
            for j in (i - 1, i + 1):
                if 0 <= j < len(cells):
                    cells[j] += half
                else:
                    lost += half
            topples += 1
            i = max(i - 1, 0)
        else:
            i += 1
    return cells, lost, topples
#> sand_topple([0, 5, 1], 3)
#> sand_topple([], 2)
#> sand_topple([9], 4)
#> sand_topple([2, 2, 2], 3)
#> sand_topple([1, 6, 3, 0], 4)
# %%
class Solution:
    def keypadCost(self, numbers):
        place = {1: (0, 0), 2: (0, 1), 3: (0, 2), 4: (1, 0), 5: (1, 1),
                 6: (1, 2), 7: (2, 0), 8: (2, 1), 9: (2, 2), 0: (3, 1)}
        costs = []
        for n in numbers:
            at = place[5]
            cost = 0
            for ch in str(n):
                nxt = place[int(ch)]
                cost += abs(at[0] - nxt[0]) + abs(at[1] - nxt[1]) + 1
                at = nxt
            costs.append(cost)
        return costs
#> Solution().keypadCost([159, 20])
#> Solution().keypadCost([])
#> Solution().keypadCost([5555])
#> Solution().keypadCost([1902, 777])
#> Solution().keypadCost([-3])
# %%
def merge_periods(a, b):
    x, y = a, b
    while x != y:
        if x < y:
            x += a
        else:
            y += b
    return x


def next_joint_visit(visits, today):
    period = 1
    for v in visits:
        period = merge_periods(period, v)
    wait = -today % period
    return wait or period
#> next_joint_visit([4, 6], 10)
#> next_joint_visit([], 5)
#> next_joint_visit([3, 5, 2], 31)
#> next_joint_visit([7], 49)
#> next_joint_visit([8, 12, 9], 100)
# %%
class Solution:
    def lastStanding(self, nums):
        rounds = 0
        while len(nums) > 1:
            rounds += 1
            if rounds % 2:
                nums = [max(p) - min(p) for p in zip(nums[::2], nums[1::2])] + (nums[-1:] if len(nums) % 2 else [])
            else:
                nums = [a + b for a, b in zip(nums, nums[1:])]
        return nums, rounds
#> Solution().lastStanding([5, 1, 9, 4])
#> Solution().lastStanding([])
#> Solution().lastStanding([8])
#> Solution().lastStanding([3, 3, 7])
#> Solution().lastStanding([10, 2, 6, 6, 1, 15, 4])
# %%
def interest(balance, rate_bp, months, fee):
    history = []
    for month in range(1, months + 1):
        gain = (balance * rate_bp + 5000) // 10000
        balance += gain
        if month % 3 == 0:
            balance -= fee
        if balance <= 0:
            history.append(0)
            break
        history.append(balance)
    return history
#> interest(10000, 50, 4, 30)
#> interest(100, 0, 6, 60)
#> interest(5, 999, 2, 1)
#> interest(0, 100, 3, 0)
#> interest(2500, 125, 7, 10)
# %%
class Solution:
    def maskedRange(self, pattern):
        lo = hi = 0
        for ch in pattern:
            lo *= 2
            hi *= 2
            if ch == '1':
                lo += 1
                hi += 1
            elif ch == '*':
                hi += 1
        free = pattern.count('*')
        return lo, hi, 1 << free, hi - lo + 1 == 1 << free
#> Solution().maskedRange('10**')
#> Solution().maskedRange('')
#> Solution().maskedRange('*0*1')
#> Solution().maskedRange('1111')
#> Solution().maskedRange('**0**')
# %%
def stirling_row(n):
    row = [1]
    for k in range(1, n + 1):
        nxt = [0] * (k + 1)
        for j in range(1, k + 1):
            same = j * row[j] if j < len(row) else 0
            nxt[j] = row[j - 1] + same
        row = nxt
    return row


def seating_options(guests, min_tables, max_tables):
    row = stirling_row(guests)
    chosen = row[min_tables:max_tables + 1]
    return sum(chosen), max(chosen, default=0)
#> seating_options(4, 2, 3)
#> seating_options(0, 0, 0)
#> seating_options(5, 1, 5)
#> seating_options(3, 4, 6)
#> seating_options(6, 3, 3)
# %%
class Solution:
    def skipCount(self, lo, hi, bad):
        said, claps = [], 0
        n = lo
        while n <= hi:
            if n % bad == 0 or str(bad) in str(n):
                claps += 1
                n += 1 if claps % 2 else 2
                continue
            said.append(n)
            n += 1
        return said, claps
#> Solution().skipCount(1, 15, 7)
#> Solution().skipCount(30, 40, 3)
#> Solution().skipCount(5, 4, 2)
#> Solution().skipCount(8, 22, 4)
#> Solution().skipCount(95, 104, 9)
