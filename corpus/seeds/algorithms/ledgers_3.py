# %%
def tokens(expr):
    out, num = [], ''
    for ch in expr:
        if ch.isdigit():
            num += ch
        else:
            if num:
                out.append(int(num))
                num = ''
            if ch != ' ':
                out.append(ch)
    if num:
        out.append(int(num))
    return out


def reach(expr):
    """a~b is the distance of a and b, a^b the larger; ^ binds tighter."""
    total = None
    cur = None
    op = None
    for t in tokens(expr):
        if isinstance(t, int):
            cur = max(cur, t) if op == '^' else t
        else:
            if t == '~':
                total = cur if total is None else abs(total - cur)
            op = t
    return cur if total is None else abs(total - cur)
#> reach('3 ~ 10')
#> reach('4^9~2')
#> reach('100')
#> reach('8 ~ 1^2^12 ~ 5')
#> reach('20~7~3^30')
# %%
class Solution:
    def chargeTwoPhones(self, a, b, minutes):
        wasted = 0
        for _ in range(minutes):
            if a < b and a < 100:
                a += 3
                b -= 1
            elif b < 100:
                b += 2
                a -= 1
            else:
                wasted += 1
            a, b = min(a, 100), min(b, 100)
            if a <= 0 or b <= 0:
                return 'off', a, b
        return wasted, a, b
#> Solution().chargeTwoPhones(10, 50, 10)
#> Solution().chargeTwoPhones(1, 0, 5)
#> Solution().chargeTwoPhones(100, 97, 6)
#> Solution().chargeTwoPhones(40, 41, 0)
#> Solution().chargeTwoPhones(98, 99, 9)
# %%
def ones_position(n):
    i = 0
    while n:
        if n & 1:
            yield i
        n >>= 1
        i += 1


def spread(n):
    gaps = []
    prev = None
    for p in ones_position(n):
        if prev is not None:
            gaps.append(p - prev)
        prev = p
    return max(gaps, default=0)


def widest(nums):
    return sorted(nums, key=lambda n: (-spread(n), n))[:2]
#> widest([5, 9, 17, 3])
#> widest([0, 1, 2])
#> widest([])
#> widest([1025, 513, 85])
#> widest([44, 36])
# %%
class Solution:
    def splitBill(self, items, people):
        owed = {p: 0 for p in people}
        leftover = 0
        for price, sharers in items:
            who = sharers or people
            share, rem = divmod(price, len(who))
            for p in who:
                owed[p] += share
            leftover += rem
        for p in sorted(people, key=lambda q: -owed[q]):
            if leftover == 0:
                break
            owed[p] += 1
            leftover -= 1
        return owed, leftover
#> Solution().splitBill([(100, []), (35, ['bo', 'cy'])], ['al', 'bo', 'cy'])
#> Solution().splitBill([], ['x'])
#> Solution().splitBill([(7, ['u', 'v']), (9, ['u', 'v']), (5, ['v', 'w'])], ['u', 'v', 'w'])
#> Solution().splitBill([(10, []), (20, []), (31, [])], ['p', 'q', 'r', 's'])
#> Solution().splitBill([(12, [])], [])
# %%
def grow(seed, steps):
    rules = {'A': 'AB', 'B': 'C', 'C': 'A'}
    for _ in range(steps):
        seed = ''.join(rules.get(c, c) for c in seed)
    return seed


def census(seed, steps):
    final = grow(seed, steps)
    value = 0
    for c in final:
        value = (value * 3 + 'ABC'.find(c)) % 1009
    return len(final), value
#> census('A', 4)
#> census('', 5)
#> census('CAB', 2)
#> census('x-B', 3)
#> census('BBBB', 0)
# %%
class Solution:
    def abacus(self, moves: str, rods: int) -> int:
        rod = rods - 1
        beads = [0] * rods
        for ch in moves:
            if ch == '<':
                rod = max(0, rod - 1)
            elif ch == '>':
                rod = min(rods - 1, rod + 1)
            else:
                self.push(beads, rod, 1 if ch == '+' else -1)
        return int(''.join(map(str, beads)))

    def push(self, beads, i, by):
        while i >= 0:
            beads[i] += by
            if 0 <= beads[i] <= 9:
                return
            beads[i] %= 10
            i -= 1
#> Solution().abacus('+++<++', 3)
#> Solution().abacus('-', 2)
#> Solution().abacus('<+>-', 4)
#> Solution().abacus('++++++++++++', 2)
#> Solution().abacus('<<<<+>>>>---+', 3)
# %%
from math import isqrt


def sum_of_two_squares(n):
    for a in range(isqrt(n // 2) + 1):
        b = isqrt(n - a * a)
        if a * a + b * b == n:
            return a, b
    return None


def tile_order(sizes):
    plan, bad = [], 0
    for s in sizes:
        pair = sum_of_two_squares(s)
        if pair:
            plan.append(pair)
        else:
            bad += 1
    return plan, bad
#> tile_order([25, 50, 7])
#> tile_order([0, 1, 2, 3])
#> tile_order([])
#> tile_order([325, 99, 100])
#> tile_order([21, 22, 23])
# %%
class Solution:
    def trafficLight(self, cars, green, red):
        t = 0
        crossed = []
        for arrive in cars:
            t = max(t, arrive)
            phase = t % (green + red)
            if phase >= green:
                t += green + red - phase
            crossed.append(t)
            t += 2
        waits = [c - a for c, a in zip(crossed, cars)]
        return crossed, max(waits) if waits else 0
#> Solution().trafficLight([0, 1, 1, 5], 4, 6)
#> Solution().trafficLight([], 3, 3)
#> Solution().trafficLight([7], 5, 5)
#> Solution().trafficLight([2, 2, 2, 2, 2], 3, 2)
#> Solution().trafficLight([0, 30, 31], 10, 20)
# %%
def isbn_like(text):
    digits = [c for c in text if c not in '- ']
    total = 0
    for weight, c in zip(range(len(digits), 0, -1), digits):
        d = 10 if c in 'xX' else int(c)
        total += weight * d
    return total % 11


def repair(text):
    """'?' stands for one lost digit."""
    if '?' not in text:
        return text if isbn_like(text) == 0 else None
    fits = []
    for c in '0123456789':
        if isbn_like(text.replace('?', c)) == 0:
            fits.append(c)
    return fits
#> repair('12-?')
#> repair('123')
#> repair('?')
#> repair('0-19-8')
#> repair('4?X')
# %%
class Solution:
    def egyptianGreedy(self, num, den):
        parts = []
        while num and len(parts) < 6:
            unit = -(-den // num)
            parts.append(unit)
            num, den = num * unit - den, den * unit
            g = self.gcd(num, den)
            num, den = num // g, den // g
        return parts

    def gcd(self, a, b):
        return a if b == 0 else self.gcd(b, a % b)
#> Solution().egyptianGreedy(3, 4)
#> Solution().egyptianGreedy(1, 9)
#> Solution().egyptianGreedy(5, 7)
#> Solution().egyptianGreedy(0, 3)
#> Solution().egyptianGreedy(7, 15)
# %%
def market(orders):
    bids, asks, trades = [], [], []
    for side, price, qty in orders:
        book, other = (bids, asks) if side == 'buy' else (asks, bids)
        while qty and other:
            best = other[0]
            if (side == 'buy' and best[0] > price) or (side == 'sell' and best[0] < price):
                break
            k = min(qty, best[1])
            trades.append((best[0], k))
            qty -= k
            best[1] -= k
            if best[1] == 0:
                other.pop(0)
        if qty:
            book.append([price, qty])
            book.sort(reverse=(side == 'buy'))
    return trades, bids, asks
#> market([('buy', 10, 5), ('sell', 9, 3)])
#> market([('sell', 12, 2), ('sell', 11, 2), ('buy', 12, 3)])
#> market([])
#> market([('buy', 5, 1), ('buy', 6, 1), ('sell', 7, 4)])
#> market([('buy', 8, 2), ('buy', 9, 2), ('sell', 8, 5), ('buy', 8, 1)])
# %%
class Solution:
    def digitElevator(self, n: int, floors: int) -> list:
        at = 0
        visited = [at]
        up = True
        for d in map(int, str(n)):
            at = at + d if up else at - d
            if at > floors:
                at, up = floors, False
            elif at < 0:
                at, up = 0, True
            if visited[-1] != at:
                visited.append(at)
        return visited
#> Solution().digitElevator(3719, 9)
#> Solution().digitElevator(0, 4)
#> Solution().digitElevator(99999, 5)
#> Solution().digitElevator(5040302, 20)
#> Solution().digitElevator(123456789, 11)
# %%
def zeckendorf(n):
    fibs = [1, 2]
    while fibs[-1] <= n:
        fibs.append(fibs[-1] + fibs[-2])
    used = []
    for f in reversed(fibs):
        if f <= n:
            used.append(f)
            n -= f
    return used


def rabbit_code(nums):
    code = []
    for n in nums:
        parts = zeckendorf(n)
        code.append(len(parts) * (1 if 1 in parts else -1))
    return code
#> rabbit_code([4, 7, 12])
#> rabbit_code([0])
#> rabbit_code([100, 54])
#> rabbit_code([])
#> rabbit_code([1, 2, 3, 5, 8])
# %%
class Solution:
    def waterBill(self, readings, last=0):
        bill = []
        for r in readings:
            used = r - last
            if used < 0:
                used += 10000
            cost = used * 3
            if used > 50:
                cost += (used - 50) * 2
            if bill and used > 2 * bill[-1][0] > 0:
                cost += 25
            bill.append((used, cost))
            last = r
        return bill, sum(c for _, c in bill)
#> Solution().waterBill([40, 95, 100])
#> Solution().waterBill([9990, 20], last=9980)
#> Solution().waterBill([])
#> Solution().waterBill([10, 35, 120], last=5)
#> Solution().waterBill([0, 0, 60])
# %%
def hanoi_state(n, move_count):
    pegs = [list(range(n, 0, -1)), [], []]

    def move(k, src, dst, via, left):
        if k == 0 or left == 0:
            return left
        left = move(k - 1, src, via, dst, left)
        if left == 0:
            return 0
        pegs[dst].append(pegs[src].pop())
        left -= 1
        return move(k - 1, via, dst, src, left)

    unused = move(n, 0, 2, 1, move_count)
    return pegs, unused
#> hanoi_state(3, 4)
#> hanoi_state(2, 10)
#> hanoi_state(0, 1)
#> hanoi_state(4, 5)
#> hanoi_state(1, 1)
# %%
class Solution:
    def sumOfPowersGame(self, nums, m):
        def power(b, e):
            if e == 0:
                return 1 % m
            half = power(b, e // 2)
            half = half * half % m
            return half * b % m if e % 2 else half

        score = 0
        for i, x in enumerate(nums):
            score += power(x, i + 1) - power(i + 1, x)
        return score
#> Solution().sumOfPowersGame([2, 3, 4], 7)
#> Solution().sumOfPowersGame([], 5)
#> Solution().sumOfPowersGame([9, 1], 10)
#> Solution().sumOfPowersGame([1, 2, 3], 100)
#> Solution().sumOfPowersGame([20, 0, 5], 13)
# %%
def morse_time(word):
    table = {'e': '.', 't': '-', 'a': '.-', 'n': '-.', 's': '...', 'o': '---', 'i': '..', 'm': '--'}
    units = 0
    for k, ch in enumerate(word):
        if ch == ' ':
            units += 7
            continue
        code = table.get(ch)
        if code is None:
            return ch
        units += sum(1 if c == '.' else 3 for c in code) + len(code) - 1
        if k + 1 < len(word) and word[k + 1] != ' ':
            units += 3
    return units
#> morse_time('sos')
#> morse_time('tea time')
#> morse_time('')
#> morse_time('no')
#> morse_time('man on six')
# %%
class Solution:
    def robotTug(self, n, robots):
        pos = {name: i for i, (name, _) in enumerate(robots)}
        steps = dict(robots)
        bumps = 0
        for _ in range(n):
            for name in pos:
                want = pos[name] + steps[name]
                if want in pos.values():
                    bumps += 1
                    steps[name] = -steps[name]
                else:
                    pos[name] = want
        return pos, bumps
#> Solution().robotTug(3, [('a', 1), ('b', -1)])
#> Solution().robotTug(2, [('x', 2), ('y', 0), ('z', -2)])
#> Solution().robotTug(0, [('solo', 5)])
#> Solution().robotTug(4, [('solo', -3)])
#> Solution().robotTug(3, [('p', 1), ('q', 1), ('r', -1)])
# %%
def as_time(minutes):
    minutes %= 1440
    return f"{minutes // 60:02}:{minutes % 60:02}"


def bus_after(first, interval, last, now):
    if now <= first:
        return as_time(first), first - now
    k = -(-(now - first) // interval)
    t = first + k * interval
    if t > last:
        return as_time(first), first + 1440 - now
    return as_time(t), t - now


def catch_two(now, ride, line1, line2):
    when, wait = bus_after(*line1, now)
    arrive = now + wait + ride
    when2, wait2 = bus_after(*line2, arrive % 1440)
    return when, when2, wait + wait2
#> catch_two(500, 25, (360, 20, 1320), (375, 30, 1300))
#> catch_two(1430, 30, (300, 15, 1400), (330, 60, 1380))
#> catch_two(0, 5, (0, 10, 100), (0, 10, 100))
#> catch_two(1300, 45, (360, 100, 1390), (400, 45, 1340))
#> catch_two(719, 1, (0, 720, 1439), (1, 1, 1439))
# %%
class Solution:
    def xorLedger(self, entries):
        seal = 0
        sealed = []
        for kind, value in entries:
            if kind == 'add':
                seal ^= value
            elif kind == 'shift':
                seal = (seal << value) & 0xFFFF
            elif kind == 'check':
                if seal != value:
                    return sealed, f"broken: {seal:#06x}"
                sealed.append(seal)
        return sealed, 'ok'
#> Solution().xorLedger([('add', 5), ('add', 3), ('check', 6)])
#> Solution().xorLedger([('add', 255), ('shift', 10), ('check', 0)])
#> Solution().xorLedger([])
#> Solution().xorLedger([('check', 0), ('add', 1), ('shift', 15), ('shift', 1), ('check', 0)])
#> Solution().xorLedger([('add', 9), ('check', 9), ('add', 9), ('check', 1)])
# %%
def self_describing(n):
    s = str(n)
    return ''.join(f"{s.count(d)}{d}" for d in sorted(dict.fromkeys(s), reverse=True))


def settle(n, max_rounds=12):
    seen = {}
    cur = str(n)
    i = 0
    while cur not in seen and i < max_rounds:
        seen[cur] = i
        cur = self_describing(cur)
        i += 1
    return cur, i - seen.get(cur, 0)
#> settle(1)
#> settle(22)
#> settle(40, max_rounds=5)
#> settle(123)
#> settle(9990, 3)
# %%
class Solution:
    def pocketMoney(self, weeks, chores):
        balance = savings = 0
        for w in range(1, weeks + 1):
            earned = 10
            earned += sum(value for every, value in chores if w % every == 0)
            half, odd = divmod(earned, 2)
            savings += half
            balance += half + odd
            if balance >= 30:
                balance -= 25
            if w % 4 == 0:
                savings += savings // 10
        return balance, savings
#> Solution().pocketMoney(4, [(2, 3)])
#> Solution().pocketMoney(0, [(1, 1)])
#> Solution().pocketMoney(9, [(3, 7), (4, 2)])
#> Solution().pocketMoney(5, [])
#> Solution().pocketMoney(12, [(1, 15)])
# %%
def hailstorm(width, drops):
    ice = [0] * width
    for at in drops:
        ice[at] += 1
        while ice[at] > 1:
            ice[at] -= 2
            spilled = False
            for nb in (at - 1, at + 1):
                if 0 <= nb < width:
                    ice[nb] += 1
                    spilled = True
            if not spilled:
                break
            over = [i for i, v in enumerate(ice) if v > 1]
            if not over:
                break
            at = over[0]
    return ice
#> hailstorm(5, [2, 2])
#> hailstorm(3, [0, 0, 1])
#> hailstorm(1, [0, 0])
#> hailstorm(6, [])
#> hailstorm(7, [3, 3, 3, 3, 2])
# %%
class Solution:
    def perfectKind(self, n: int) -> str:
        s = 1 if n > 1 else 0
        d = 2
        while d * d <= n:
            if n % d == 0:
                s += d
                if d != n // d:
                    s += n // d
            d += 1
        if s == n:
            return 'perfect'
        return 'rich' if s > n else 'poor'

    def kinds(self, nums):
        tally = {}
        for n in nums:
            k = self.perfectKind(n)
            tally[k] = tally.get(k, 0) + 1
        return tally
#> Solution().kinds([6, 12, 7])
#> Solution().kinds([28, 30, 1])
#> Solution().kinds([])
#> Solution().kinds([36, 35, 37])
#> Solution().kinds([496])
# %%
def odometer(start, km, broken):
    """The odometer skips every reading that holds the broken digit."""
    shown = start
    for _ in range(km):
        shown += 1
        while str(broken) in str(shown):
            s = str(shown)
            at = s.index(str(broken))
            shown = int(s[:at] + str(broken + 1) + '0' * (len(s) - at - 1))
    return shown
#> odometer(12, 5, 4)
#> odometer(395, 6, 4)
#> odometer(0, 0, 7)
#> odometer(8, 12, 1)
#> odometer(77, 10, 8)
# %%
class Solution:
    def maskChain(self, words):
        def bits(w):
            m = 0
            for c in w:
                m |= 1 << (ord(c) - 97)
            return m

        masks = [bits(w) for w in words]
        chain = [words[0]] if words else []
        last = masks[0] if masks else 0
        for w, m in zip(words[1:], masks[1:]):
            if last & m == 0:
                chain.append(w)
                last = m
        return chain
#> Solution().maskChain(['cat', 'dog', 'tin', 'bus'])
#> Solution().maskChain([])
#> Solution().maskChain(['aa', 'ab', 'ba'])
#> Solution().maskChain(['owl', 'hen', 'owl', 'elk', 'ram'])
#> Solution().maskChain(['z'])
# %%
def percent_split(votes, seats):
    total = sum(votes.values())
    if total == 0:
        return {}
    given = {}
    rest = []
    for party, v in votes.items():
        q, r = divmod(v * seats, total)
        given[party] = q
        rest.append((-r, party))
    missing = seats - sum(given.values())
    for _, party in sorted(rest)[:missing]:
        given[party] += 1
    return given
#> percent_split({'red': 47, 'blue': 33, 'gold': 20}, 7)
#> percent_split({'a': 1, 'b': 1, 'c': 1}, 4)
#> percent_split({}, 3)
#> percent_split({'solo': 12}, 5)
#> percent_split({'m': 100, 'n': 260, 'o': 0, 'p': 41}, 10)
# %%
class Solution:
    def clockPuzzle(self, marks, start=0):
        n = len(marks)
        alive = [True] * n
        pos = start
        order = []
        while True:
            order.append(pos)
            alive[pos] = False
            nxt = [(pos + s * marks[pos]) % n for s in (1, -1)]
            options = [p for p in nxt if alive[p]]
            if not options:
                break
            pos = options[0]
        return order, all(not a for a in alive)
#> Solution().clockPuzzle([1, 2, 1, 3])
#> Solution().clockPuzzle([2, 2, 2, 2, 2], start=3)
#> Solution().clockPuzzle([5])
#> Solution().clockPuzzle([3, 1, 4, 1, 5, 2])
#> Solution().clockPuzzle([2, 4, 2, 4], start=1)
# %%
def varint(n):
    out = []
    while n >= 128:
        out.append(n & 127 | 128)
        n >>= 7
    out.append(n)
    return out


def encode(nums):
    data, prev = [], 0
    for x in nums:
        delta = x - prev
        zig = delta * 2 if delta >= 0 else -delta * 2 - 1
        data += varint(zig)
        prev = x
    return data
#> encode([3, 5, 4])
#> encode([1000, 1000])
#> encode([])
#> encode([-200, 70000])
#> encode([64, 0, 63])
# %%
class Solution:
    def shadowDigits(self, n: int) -> bool:
        flip = {'0': '0', '1': '1', '6': '9', '8': '8', '9': '6'}
        s = str(n)
        return all(c in flip for c in s) and n != int(''.join(flip[c] for c in s[::-1]))

    def countShadow(self, lo, hi):
        found = []
        for n in range(lo, hi + 1):
            if self.shadowDigits(n):
                found.append(n)
        return found[:3], len(found)
#> Solution().countShadow(1, 20)
#> Solution().countShadow(60, 70)
#> Solution().countShadow(5, 4)
#> Solution().countShadow(88, 99)
#> Solution().countShadow(605, 619)
# %%
def rational_steps(x, y):
    """Walk of left/right turns that leads to x/y in the tree of fractions."""
    path = ''
    while x != y:
        if x < y:
            path += 'L'
            y -= x
        else:
            path += 'R'
            x -= y
    return path if x == 1 else path + f"({x})"
#> rational_steps(3, 7)
#> rational_steps(1, 1)
#> rational_steps(6, 4)
#> rational_steps(13, 2)
#> rational_steps(21, 34)
# %%
class Solution:
    def bakery(self, customers, rate, oven):
        ready = oven
        unhappy = []
        baked = oven
        for minute, (name, wants) in enumerate(customers):
            if minute and minute % 3 == 0:
                ready += rate
                baked += rate
            if wants <= ready:
                ready -= wants
            else:
                unhappy.append(name)
                ready = max(0, ready - 1)
        return unhappy, ready, baked
#> Solution().bakery([('a', 3), ('b', 4), ('c', 2)], 5, 6)
#> Solution().bakery([], 2, 2)
#> Solution().bakery([('k', 1), ('l', 1), ('m', 1), ('n', 9), ('o', 4)], 10, 3)
#> Solution().bakery([('z', 100)], 1, 0)
#> Solution().bakery([('q', 2), ('r', 2), ('s', 2), ('t', 2), ('u', 2), ('v', 2), ('w', 2)], 4, 5)
# %%
def add_strings(a, b):
    res = []
    i, j, carry = len(a) - 1, len(b) - 1, 0
    while i >= 0 or j >= 0 or carry:
        if i >= 0:
            carry += ord(a[i]) - 48
            i -= 1
        if j >= 0:
            carry += ord(b[j]) - 48
            j -= 1
        res.append(chr(carry % 10 + 48))
        carry //= 10
    return ''.join(reversed(res))


def fib_string(a, b, n):
    for _ in range(n):
        a, b = b, add_strings(a, b)
    return b
#> fib_string('0', '1', 6)
#> fib_string('99', '1', 2)
#> fib_string('5', '', 0)
#> fib_string('', '', 2)
#> fib_string('1000', '999', 3)
# %%
class Solution:
    def bowlingLite(self, rolls):
        score, i = 0, 0
        for frame in range(3):
            if i >= len(rolls):
                break
            if rolls[i] == 10:
                score += 10 + sum(rolls[i + 1:i + 3])
                i += 1
            else:
                pair = sum(rolls[i:i + 2])
                score += pair
                if pair == 10 and i + 2 < len(rolls):
                    score += rolls[i + 2]
                i += 2
        return score, len(rolls) - i
#> Solution().bowlingLite([10, 3, 4, 5, 5, 9])
#> Solution().bowlingLite([2, 8, 10, 10, 10, 1])
#> Solution().bowlingLite([])
#> Solution().bowlingLite([0, 0, 1])
#> Solution().bowlingLite([4, 6, 4, 6, 4, 6, 4])
# %%
def bcd(n):
    out, shift = 0, 0
    while n:
        n, d = divmod(n, 10)
        out |= d << shift
        shift += 4
    return out


def from_bcd(b):
    value, place = 0, 1
    while b:
        d = b & 15
        if d > 9:
            return None
        value += d * place
        place *= 10
        b >>= 4
    return value


def bcd_report(n):
    return bcd(n), from_bcd(n)
#> bcd_report(123)
#> bcd_report(0)
#> bcd_report(4096)
#> bcd_report(255)
#> bcd_report(38505)
# %%
class Solution:
    def candyMachine(self, coins: str) -> str:
        state = 0
        out = []
        for c in coins:
            if c == 'n':
                state += 5
            elif c == 'd':
                state += 10
            elif c == 'q':
                state += 25
            else:
                out.append('?')
                continue
            if state >= 25:
                out.append('C')
                state -= 25
                if state >= 10:
                    out.append('r' + str(state))
                    state = 0
        return '-'.join(out) + f"|{state}"
#> Solution().candyMachine('ddn')
#> Solution().candyMachine('qndq')
#> Solution().candyMachine('')
#> Solution().candyMachine('dxdd')
#> Solution().candyMachine('nnnnqnd')
# %%
def mulberry(n, memo=None):
    memo = {} if memo is None else memo
    if n < 3:
        return n
    if n not in memo:
        a = mulberry(n // 2, memo)
        b = mulberry(n // 3, memo)
        memo[n] = a + b if n & 1 else a * 2 - b
    return memo[n]


def harvest(rows):
    memo = {}
    return [mulberry(r, memo) for r in rows], sorted(memo)
#> harvest([10, 20])
#> harvest([1])
#> harvest([])
#> harvest([99, 33, 11])
#> harvest([64, 63])
# %%
class Solution:
    def dayOfPlan(self, plan, today):
        d, m = today
        best = None
        for label, (dd, mm) in plan.items():
            delta = (mm - m) * 30 + dd - d
            if delta < 0:
                delta += 360
            if best is None or delta < best[1]:
                best = label, delta
            elif delta == best[1] and label < best[0]:
                best = label, delta
        return best
#> Solution().dayOfPlan({'fair': (3, 5), 'rain': (28, 4)}, (25, 4))
#> Solution().dayOfPlan({'past': (1, 1), 'later': (30, 12)}, (2, 1))
#> Solution().dayOfPlan({}, (1, 1))
#> Solution().dayOfPlan({'zoo': (7, 7), 'art': (7, 7), 'pie': (8, 7)}, (7, 7))
#> Solution().dayOfPlan({'only': (15, 6)}, (16, 6))
# %%
def flood_clock(hours, leaks, pump):
    level = 0
    active = []
    alarms = 0
    for h in range(hours):
        active += [rate for at, rate in leaks if at == h]
        level += sum(active)
        level -= pump if level > 5 else 0
        level = max(level, 0)
        if level > 20:
            alarms += 1
            if active:
                active.remove(max(active))
    return level, alarms, active
#> flood_clock(6, [(0, 3), (2, 4)], 5)
#> flood_clock(4, [], 2)
#> flood_clock(8, [(1, 9), (1, 9)], 3)
#> flood_clock(0, [(0, 1)], 1)
#> flood_clock(5, [(0, 30), (3, 2)], 10)
# %%
class Solution:
    def base62(self, n: int) -> str:
        from string import ascii_letters, digits
        alphabet = digits + ascii_letters
        if n < 62:
            return alphabet[n]
        return self.base62(n // 62) + alphabet[n % 62]

    def shorten(self, ids, seen=()):
        links = []
        for i in ids:
            link = self.base62(i)
            while link in links or link in seen:
                link += '~'
            links.append(link)
        return links
#> Solution().shorten([7, 61, 62, 7])
#> Solution().shorten([])
#> Solution().shorten([3844, 238327], seen=('100',))
#> Solution().shorten([5, 5, 5], seen=('5', '5~'))
#> Solution().shorten([123456789])
