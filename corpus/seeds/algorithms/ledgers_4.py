# %%
def coupon(basket, code):
    total = sum(q * p for q, p in basket)
    if code.startswith('HALF'):
        cap = int(code[4:])
        return total - min(total // 2, cap)
    if code.startswith('MINUS'):
        return max(0, total - int(code[5:]))
    if code == 'CHEAPFREE' and basket:
        return total - min(p for _, p in basket)
    return total
#> coupon([(2, 50), (1, 30)], 'HALF40')
#> coupon([(1, 20)], 'MINUS25')
#> coupon([(3, 9), (1, 4)], 'CHEAPFREE')
#> coupon([], 'CHEAPFREE')
#> coupon([(5, 5)], 'XYZ')
# %%
class Solution:
    def beetleRace(self, speeds, rest, length):
        dist = [0] * len(speeds)
        t = 0
        while max(dist) < length:
            t += 1
            for i, (v, r) in enumerate(zip(speeds, rest)):
                if t % r != 0:
                    dist[i] += v
        lead = max(dist)
        winners = [i for i, d in enumerate(dist) if d == lead]
        return t, winners, dist
#> Solution().beetleRace([3, 2], [2, 5], 10)
#> Solution().beetleRace([4], [3], 20)
#> Solution().beetleRace([1, 1, 1], [9, 9, 9], 3)
#> Solution().beetleRace([5, 7, 2], [4, 2, 100], 21)
#> Solution().beetleRace([6, 6], [2, 3], 0)
# %%
def bits_needed(n):
    k = 0
    while n >> k:
        k += 1
    return max(k, 1)


def elias_gamma(n):
    b = f"{n:b}"
    return '0' * (len(b) - 1) + b


def cheaper_code(nums):
    fixed = bits_needed(max(nums)) * len(nums)
    gamma = ''.join(elias_gamma(n + 1) for n in nums)
    if len(gamma) < fixed:
        return 'gamma', gamma
    return 'fixed', fixed
#> cheaper_code([0, 1, 0, 9])
#> cheaper_code([5, 6, 7])
#> cheaper_code([0])
#> cheaper_code([100, 0, 0, 0, 1])
#> cheaper_code([3, 3, 3, 3])
# %%
class Solution:
    def fillBuckets(self, a, b, goal):
        x = y = steps = 0
        while goal not in (x, y) and steps < 30:
            if x == 0:
                x = a
            elif y == b:
                y = 0
            else:
                pour = min(x, b - y)
                x, y = x - pour, y + pour
            steps += 1
        return steps if goal in (x, y) else -1
#> Solution().fillBuckets(3, 5, 4)
#> Solution().fillBuckets(5, 3, 4)
#> Solution().fillBuckets(4, 6, 5)
#> Solution().fillBuckets(7, 11, 0)
#> Solution().fillBuckets(2, 9, 7)
# %%
def kaprekar_like(n, width):
    seen = []
    while n not in seen:
        seen.append(n)
        ds = sorted(f"{n:0{width}d}")
        small = int(''.join(ds))
        large = int(''.join(reversed(ds)))
        n = large - small
    loop = seen[seen.index(n):]
    return len(seen) - len(loop), min(loop)
#> kaprekar_like(3524, 4)
#> kaprekar_like(21, 2)
#> kaprekar_like(111, 3)
#> kaprekar_like(7, 4)
#> kaprekar_like(96, 2)
# %%
class Solution:
    def spinLock(self, clicks, secret):
        pos = 0
        hits = []
        for c in clicks:
            direction, amount = c[0], int(c[1:])
            pos = (pos + amount if direction == 'R' else pos - amount) % 40
            if len(hits) < len(secret) and pos == secret[len(hits)]:
                hits.append(pos)
            elif hits and direction == 'R' and amount >= 40:
                hits.clear()
        return 'open' if len(hits) == len(secret) else (pos, hits)
#> Solution().spinLock(['R10', 'L20', 'R5'], [10, 30, 35])
#> Solution().spinLock(['R10', 'R40', 'R1'], [10, 11])
#> Solution().spinLock([], [3])
#> Solution().spinLock(['L1', 'L1', 'L1'], [39, 37])
#> Solution().spinLock(['R7', 'R80', 'L7', 'L0'], [7, 0])
# %%
def polynomial(coeffs, x, mod=None):
    acc = 0
    for c in coeffs:
        acc = acc * x + c
        if mod:
            acc %= mod
    return acc


def sign_changes(coeffs, xs):
    vals = [polynomial(coeffs, x) for x in xs]
    changes = 0
    last = 0
    for v in vals:
        s = (v > 0) - (v < 0)
        if s and last and s != last:
            changes += 1
        last = s or last
    return vals, changes
#> sign_changes([1, 0, -4], [-3, -1, 0, 1, 3])
#> sign_changes([], [1, 2])
#> sign_changes([2, -3], [])
#> sign_changes([1, -6, 11, -6], [0, 1, 2, 3, 4])
#> sign_changes([-1, 5], [4, 5, 6, 7])
# %%
class Solution:
    def ticketMachine(self, zones, card):
        rides = []
        day_total = 0
        for a, b in zones:
            fare = 2 + abs(a - b)
            if day_total + fare > 12:
                fare = 12 - day_total
            if fare > card:
                rides.append('walk')
                continue
            card -= fare
            day_total += fare
            rides.append(fare)
        return rides, card
#> Solution().ticketMachine([(1, 2), (2, 1), (1, 4)], 20)
#> Solution().ticketMachine([(1, 6), (6, 1), (3, 3)], 50)
#> Solution().ticketMachine([(1, 1)], 1)
#> Solution().ticketMachine([], 9)
#> Solution().ticketMachine([(2, 5), (1, 1), (4, 1)], 8)
# %%
def mirror(n):
    sign = -1 if n < 0 else 1
    n, r = abs(n), 0
    while n:
        r = r * 10 + n % 10
        n //= 10
    return sign * r


def mirror_walk(start, steps):
    here = start
    trail = []
    for i in range(steps):
        here = mirror(here) + (i if i % 2 else -i)
        trail.append(here)
    return trail
#> mirror_walk(12, 5)
#> mirror_walk(-340, 3)
#> mirror_walk(0, 4)
#> mirror_walk(1001, 2)
#> mirror_walk(95, 0)
# %%
from typing import List


class Solution:
    def maxAfterFlips(self, grid: List[List[int]]) -> int:
        n = len(grid[0])
        full = (1 << n) - 1
        rows = [self.pack(r) for r in grid]
        rows = [r if r >> (n - 1) else r ^ full for r in rows]
        total = 0
        for bit in range(n):
            ones = sum(r >> bit & 1 for r in rows)
            total += max(ones, len(rows) - ones) << bit
        return total

    def pack(self, row: List[int]) -> int:
        v = 0
        for x in row:
            v = v << 1 | x
        return v
#> Solution().maxAfterFlips([[0, 1], [1, 0]])
#> Solution().maxAfterFlips([[0]])
#> Solution().maxAfterFlips([[1, 0, 1], [0, 0, 1], [1, 1, 0]])
#> Solution().maxAfterFlips([[0, 0, 0, 1]])
#> Solution().maxAfterFlips([[1, 1], [1, 1], [0, 1]])
# %%
def tide_table(first_high, days):
    """High tides come every 745 minutes; list those between 8:00 and 18:00."""
    t = first_high
    good = []
    while t < days * 1440:
        day, minute = divmod(t, 1440)
        if 480 <= minute <= 1080:
            good.append(f"d{day} {minute // 60}:{minute % 60:02d}")
        t += 745
    return good
#> tide_table(100, 2)
#> tide_table(600, 1)
#> tide_table(0, 0)
#> tide_table(1079, 4)
#> tide_table(745, 3)
# %%
class Solution:
    def poisonRounds(self, hp, effects):
        stack = []
        turn = 0
        while hp > 0 and (effects or stack):
            if effects:
                stack.append(list(effects.pop(0)))
            for e in stack:
                hp -= e[0]
                e[1] -= 1
            stack = [e for e in stack if e[1] > 0]
            turn += 1
        return turn, hp, len(stack)
#> Solution().poisonRounds(20, [(2, 3), (1, 5)])
#> Solution().poisonRounds(5, [(3, 9)])
#> Solution().poisonRounds(10, [])
#> Solution().poisonRounds(30, [(4, 1), (4, 2), (4, 3), (-6, 2)])
#> Solution().poisonRounds(0, [(1, 1)])
# %%
def gcd3(a, b, c):
    def g(x, y):
        return g(y, x % y) if y else x
    return g(g(a, b), c)


def prime_boxes(limit):
    boxes = []
    for a in range(1, limit):
        for b in range(a, limit):
            c = limit - a - b
            if c < b:
                break
            if gcd3(a, b, c) == 1 and (a * b * c) % 4 == 0:
                boxes.append((a, b, c))
    return boxes
#> prime_boxes(7)
#> prime_boxes(9)
#> prime_boxes(2)
#> prime_boxes(10)
#> prime_boxes(6)
# %%
class Solution:
    def shopClock(self, schedule, visits):
        hours = {}
        for line in schedule:
            days, span = line.split(' ')
            lo, hi = map(int, span.split('-'))
            for d in days:
                hours[d] = (lo, hi)
        ok = 0
        for day, h in visits:
            lo, hi = hours.get(day, (0, 0))
            if lo <= h < hi or (hi < lo and (h >= lo or h < hi)):
                ok += 1
        return ok, len(hours)
#> Solution().shopClock(['MTW 9-17', 'F 20-2'], [('M', 9), ('W', 17), ('F', 1)])
#> Solution().shopClock([], [('M', 3)])
#> Solution().shopClock(['S 0-24'], [('S', 0), ('S', 23), ('T', 5)])
#> Solution().shopClock(['MF 8-12', 'F 22-6'], [('F', 9), ('M', 9), ('F', 5), ('F', 21)])
#> Solution().shopClock(['T 10-11'], [])
# %%
def josephus_dual(n, k):
    safe = 0
    for size in range(2, n + 1):
        safe = (safe + k) % size
    return safe


def best_seat(n, max_k):
    wins = [0] * n
    for k in range(1, max_k + 1):
        wins[josephus_dual(n, k)] += 1
    top = max(wins)
    return [i for i, w in enumerate(wins) if w == top], top
#> best_seat(5, 6)
#> best_seat(1, 3)
#> best_seat(7, 4)
#> best_seat(4, 9)
#> best_seat(6, 1)
# %%
class Solution:
    def rpnToInfix(self, src):
        stack = []
        for t in src.split():
            if t in '+-*/':
                (rv, rt), (lv, lt) = stack.pop(), stack.pop()
                if t == '+':
                    v = lv + rv
                elif t == '-':
                    v = lv - rv
                elif t == '*':
                    v = lv * rv
                else:
                    v = lv // rv
                stack.append((v, f"({lt}{t}{rt})"))
            else:
                stack.append((int(t), t))
        value, text = stack.pop()
        return f"{text}={value}"
#> Solution().rpnToInfix('3 4 +')
#> Solution().rpnToInfix('7')
#> Solution().rpnToInfix('2 3 4 * - 5 /')
#> Solution().rpnToInfix('9 0 /')
#> Solution().rpnToInfix('1 2 3 4 + + +')
# %%
def moving_round(values, window):
    out = []
    run = 0
    for i, v in enumerate(values):
        run += v
        if i >= window:
            run -= values[i - window]
        size = min(i + 1, window)
        out.append((2 * run + size) // (2 * size))
    return out
#> moving_round([1, 2, 4, 8, 16], 2)
#> moving_round([10, -10, 5], 3)
#> moving_round([], 4)
#> moving_round([7, 7, 8], 1)
#> moving_round([3, 1, 4, 1, 5, 9, 2, 6], 4)
# %%
class Solution:
    def bitLadder(self, a: int, b: int) -> list:
        path = [a]
        diff = a ^ b
        while diff:
            low = diff & -diff
            a ^= low
            path.append(a)
            diff &= diff - 1
        return path

    def ladderScore(self, nums):
        score = 0
        for x, y in zip(nums, nums[1:]):
            rungs = self.bitLadder(x, y)
            score += max(rungs) - min(rungs)
        return score
#> Solution().ladderScore([5, 10])
#> Solution().ladderScore([1, 1, 1])
#> Solution().ladderScore([])
#> Solution().ladderScore([0, 7, 8, 15])
#> Solution().ladderScore([100, 27, 63])
# %%
def triangle_report(n):
    rows = [[1]]
    while len(rows) < n:
        prev = rows[-1]
        mid = [(a + b) % 5 for a, b in zip(prev, prev[1:])]
        rows.append([1] + mid + [1])
    zeros = sum(r.count(0) for r in rows)
    return ''.join(map(str, rows[-1])), zeros
#> triangle_report(4)
#> triangle_report(1)
#> triangle_report(7)
#> triangle_report(0)
#> triangle_report(11)
# %%
class Solution:
    def giftCircle(self, gifts, passes):
        n = len(gifts)
        for p in passes:
            moved = [0] * n
            for i, g in enumerate(gifts):
                keep = g // 2 if p else g
                moved[i] += keep
                moved[(i + p) % n] += g - keep
            gifts = moved
        spread = max(gifts) - min(gifts)
        return gifts, spread
#> Solution().giftCircle([4, 0, 8], [1])
#> Solution().giftCircle([5, 5], [0, 1, 0])
#> Solution().giftCircle([9], [1, 2])
#> Solution().giftCircle([1, 2, 3, 4], [-1, 2])
#> Solution().giftCircle([16, 0, 0, 0], [1, 1, 1])
# %%
def factorial_base(n):
    digits, radix = [], 1
    while n:
        n, d = divmod(n, radix)
        digits.append(d)
        radix += 1
    return digits[::-1] or [0]


def nth_arrangement(items, n):
    items = sorted(items)
    code = factorial_base(n)
    if len(code) > len(items):
        return None
    code = [0] * (len(items) - len(code)) + code
    return ''.join(items.pop(d) for d in code)
#> nth_arrangement('cab', 3)
#> nth_arrangement('abcd', 23)
#> nth_arrangement('xy', 2)
#> nth_arrangement('q', 0)
#> nth_arrangement('lever', 57)
# %%
class Solution:
    def subscription(self, events):
        plan, since, bill = None, 0, 0
        price = {'basic': 2, 'pro': 5, 'team': 9}
        for day, action in events:
            if plan:
                days = day - since
                bill += days * price[plan]
                if days >= 30:
                    bill -= 10
            since = day
            plan = None if action == 'stop' else action
        return bill, plan
#> Solution().subscription([(0, 'basic'), (10, 'pro'), (20, 'stop')])
#> Solution().subscription([(5, 'team'), (40, 'basic')])
#> Solution().subscription([])
#> Solution().subscription([(1, 'stop'), (2, 'pro')])
#> Solution().subscription([(0, 'pro'), (30, 'stop'), (60, 'basic'), (61, 'stop')])
# %%
def digit_knapsack(text, k):
    """Drop k digits so that the rest is as small as it can be, keep order."""
    stack = []
    for d in text:
        while k and stack and stack[-1] > d:
            stack.pop()
            k -= 1
        stack.append(d)
    if k:
        del stack[-k:]
    return int(''.join(stack) or 0)


def squeeze(a, b, k):
    return digit_knapsack(a, k) - digit_knapsack(b, k)
#> squeeze('4321', '1234', 2)
#> squeeze('100', '9', 1)
#> squeeze('', '', 0)
#> squeeze('7070', '6161', 1)
#> squeeze('55555', '98127', 3)
# %%
class Solution:
    def candleNights(self, candles, per_night, stubs_per_candle):
        nights, stubs = 0, 0
        while candles >= per_night:
            candles -= per_night
            stubs += per_night
            nights += 1
            new, stubs = divmod(stubs, stubs_per_candle)
            candles += new
        return nights, candles, stubs
#> Solution().candleNights(10, 2, 3)
#> Solution().candleNights(1, 2, 3)
#> Solution().candleNights(20, 3, 4)
#> Solution().candleNights(7, 1, 7)
#> Solution().candleNights(0, 1, 2)
# %%
from collections import deque


def printer(jobs, toner):
    q = deque(enumerate(jobs))
    finished = []
    stalls = 0
    while q and stalls <= len(q):
        i, pages = q.popleft()
        if pages > toner:
            q.append((i, pages))
            stalls += 1
            continue
        stalls = 0
        chunk = min(pages, 5)
        toner -= chunk
        if pages > chunk:
            q.append((i, pages - chunk))
        else:
            finished.append(i)
    return finished, toner, [i for i, _ in q]
#> printer([3, 8, 2], 20)
#> printer([30], 10)
#> printer([], 5)
#> printer([6, 6, 6], 13)
#> printer([5, 1, 10, 4], 18)
# %%
class Solution:
    def magicDates(self, year):
        short = year % 100
        out = []
        for month in range(1, 13):
            day, rem = divmod(short, month)
            if rem == 0 and 1 <= day <= (28 if month == 2 else 30):
                out.append(f"{day}.{month}.")
        return out
#> Solution().magicDates(2024)
#> Solution().magicDates(1900)
#> Solution().magicDates(2097)
#> Solution().magicDates(2060)
#> Solution().magicDates(2007)
# %%
def crc4(bits, poly='10011'):
    work = [int(b) for b in bits] + [0] * (len(poly) - 1)
    for i in range(len(bits)):
        if work[i]:
            for j, p in enumerate(poly):
                work[i + j] ^= int(p)
    return ''.join(map(str, work[len(bits):]))


def verify(message, tail):
    expect = crc4(message)
    wrong = sum(a != b for a, b in zip(expect, tail))
    return expect == tail, wrong
#> verify('1101', '0100')
#> verify('0', '0000')
#> verify('10110', '1111')
#> verify('', '0000')
#> verify('111000', '0101')
# %%
class Solution:
    def swimLanes(self, swimmers, length):
        laps = []
        for name, speed, tire in swimmers:
            t = 0
            left = length
            v = speed
            while left > 0:
                left -= v
                t += 1
                v = max(1, v - tire)
            laps.append((t, name))
        laps.sort()
        return [n for _, n in laps], laps[0][0] if laps else None
#> Solution().swimLanes([('eel', 5, 1), ('cod', 3, 0)], 12)
#> Solution().swimLanes([], 10)
#> Solution().swimLanes([('ray', 9, 4)], 20)
#> Solution().swimLanes([('b', 2, 0), ('a', 2, 0), ('c', 4, 3)], 6)
#> Solution().swimLanes([('x', 1, 1), ('y', 10, 10)], 0)
# %%
def wheel_days(year_len, week_len, start, marks):
    hits = []
    for m in marks:
        if m > year_len:
            continue
        wd = (start + m - 1) % week_len
        if wd == 0:
            hits.append(m)
    shift = year_len % week_len
    return hits, (start + shift) % week_len
#> wheel_days(365, 7, 3, [5, 12, 100, 366])
#> wheel_days(20, 5, 0, [1, 6, 11, 20])
#> wheel_days(1, 1, 0, [1, 2])
#> wheel_days(400, 8, 6, [])
#> wheel_days(97, 10, 9, [2, 12, 22, 33])
# %%
class Solution:
    def smithish(self, n: int) -> tuple:
        factors = self.primeFactors(n)
        a = self.digitSum(n)
        b = sum(self.digitSum(p) for p in factors)
        return a, b, a == b and len(factors) > 1

    def primeFactors(self, n):
        res, p = [], 2
        while n > 1:
            if n % p:
                p += 1
            else:
                res.append(p)
                n //= p
        return res

    def digitSum(self, n):
        return sum(map(int, str(n)))
#> Solution().smithish(22)
#> Solution().smithish(13)
#> Solution().smithish(1)
#> Solution().smithish(85)
#> Solution().smithish(728)
# %%
def cash_flow(start, flows, floor=0):
    balance = start
    warnings = []
    loan = 0
    for label, delta in flows:
        balance += delta
        if balance < floor:
            need = floor - balance
            loan += need
            balance += need
            warnings.append(f"{label}:{need}")
        elif loan and delta > 0:
            repay = min(loan, balance - floor)
            loan -= repay
            balance -= repay
    return balance, loan, warnings
#> cash_flow(100, [('rent', -80), ('food', -40), ('pay', 50)])
#> cash_flow(0, [])
#> cash_flow(10, [('a', -30), ('b', 5), ('c', 100)], floor=5)
#> cash_flow(500, [('x', -100), ('y', -100)], floor=400)
#> cash_flow(-5, [('gift', 3), ('fine', -3)])
# %%
class Solution:
    def loShuffle(self, n: int) -> int:
        deck = list(range(n))
        start = deck[:]
        shuffles = 0
        while True:
            half = (n + 1) // 2
            top, bottom = deck[:half], deck[half:]
            deck = []
            for i in range(half):
                if i < len(bottom):
                    deck.append(bottom[i])
                deck.append(top[i])
            shuffles += 1
            if deck == start:
                return shuffles
#> Solution().loShuffle(4)
#> Solution().loShuffle(2)
#> Solution().loShuffle(1)
#> Solution().loShuffle(6)
#> Solution().loShuffle(7)
# %%
def ascii_thermo(readings, step):
    lo = min(readings) // step * step
    lines = []
    for r in readings:
        bars, rest = divmod(r - lo, step)
        lines.append('=' * bars + ('>' if rest * 2 >= step else '|'))
    return lines
#> ascii_thermo([12, 18, 25], 5)
#> ascii_thermo([0], 3)
#> ascii_thermo([-7, -2, 4], 4)
#> ascii_thermo([100, 101, 102, 103], 2)
#> ascii_thermo([], 2)
# %%
class Solution:
    def wolfSheep(self, sheep, wolves, years):
        log = []
        for _ in range(years):
            eaten = min(sheep, wolves * 2)
            sheep -= eaten
            starved = max(0, wolves - eaten)
            wolves = wolves - starved + eaten // 4
            sheep += sheep // 2
            log.append((sheep, wolves))
            if sheep == 0 or wolves == 0:
                break
        return log
#> Solution().wolfSheep(20, 2, 4)
#> Solution().wolfSheep(5, 10, 3)
#> Solution().wolfSheep(100, 0, 2)
#> Solution().wolfSheep(8, 1, 0)
#> Solution().wolfSheep(60, 6, 6)
# %%
def lcm(*nums):
    out = 1
    for n in nums:
        a, b = out, n
        while b:
            a, b = b, a % b
        out = out // a * n
    return out


def gear_train(teeth, marked):
    full = lcm(*teeth)
    turns = [full // t for t in teeth]
    pairs = [(i, j) for i in range(len(teeth)) for j in range(i) if turns[i] == turns[j]]
    return turns[marked], pairs
#> gear_train([12, 18, 12], 1)
#> gear_train([7], 0)
#> gear_train([10, 4, 25], 2)
#> gear_train([3, 5], 4)
#> gear_train([8, 8, 8, 6], 3)
# %%
class Solution:
    def letterPrice(self, grams: int, express: bool = False) -> int:
        steps = [(20, 85), (50, 100), (500, 160), (1000, 275)]
        for limit, price in steps:
            if grams <= limit:
                break
        else:
            price = 275 + -(-(grams - 1000) // 250) * 60
        if express:
            price = price * 3 // 2
        return price

    def postage(self, letters):
        total = 0
        for item in letters:
            total += self.letterPrice(*item)
        return f"{total // 100}.{total % 100:02}"
#> Solution().postage([(15,), (60, True)])
#> Solution().postage([])
#> Solution().postage([(1000,), (1001,), (1300, True)])
#> Solution().postage([(20, True), (50, False)])
#> Solution().postage([(5000,)])
# %%
def ant_trail(rule, size, steps):
    cells = [0] * size
    pos, heading = size // 2, 1
    for _ in range(steps):
        turn = rule[cells[pos]]
        cells[pos] = (cells[pos] + 1) % len(rule)
        if turn == 'T':
            heading = -heading
        elif turn == 'J':
            pos += heading
        pos = (pos + heading) % size
    return ''.join(map(str, cells)), pos
#> ant_trail('FT', 7, 10)
#> ant_trail('F', 3, 4)
#> ant_trail('FTJ', 9, 14)
#> ant_trail('TF', 1, 5)
#> ant_trail('JT', 6, 0)
# %%
class Solution:
    def hexWords(self, text: str) -> list:
        swap = str.maketrans('oilsg', '01159')
        out = []
        for w in text.lower().split():
            w = w.translate(swap)
            try:
                out.append(int(w, 16))
            except ValueError:
                out.append(-1)
        return out
#> Solution().hexWords('Cafe Face bold')
#> Solution().hexWords('')
#> Solution().hexWords('silo gold zebra')
#> Solution().hexWords('dead beef  10')
#> Solution().hexWords('Fed Bag hi')
# %%
def subsets_xor(nums, target):
    basis = []
    for x in nums:
        for b in basis:
            x = min(x, x ^ b)
        if x:
            basis.append(x)
    for b in sorted(basis, reverse=True):
        target = min(target, target ^ b)
    return target == 0, len(basis)
#> subsets_xor([3, 5, 6], 6)
#> subsets_xor([8, 1], 2)
#> subsets_xor([], 0)
#> subsets_xor([7, 14, 9, 21], 28)
#> subsets_xor([4, 4], 4)
# %%
class Solution:
    def quizShow(self, answers, ladder):
        level = won = 0
        joker = True
        for a in answers:
            if a == 'quit':
                return won, level
            if a == 'right':
                won = ladder[level]
                level += 1
                if level == len(ladder):
                    return won, 'top'
            elif joker:
                joker = False
            else:
                return (ladder[level // 2 - 1] if level > 1 else 0), 'out'
        return won, level
#> Solution().quizShow(['right', 'right', 'quit'], [10, 50, 100])
#> Solution().quizShow(['right', 'wrong', 'right', 'right', 'right', 'wrong'], [1, 2, 4, 8, 16])
#> Solution().quizShow([], [5])
#> Solution().quizShow(['wrong', 'wrong'], [5, 9])
#> Solution().quizShow(['right', 'right'], [7, 70])
