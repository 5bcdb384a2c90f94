# %%
def to_seconds(stamp):
    total = 0
    for part in stamp.split(':'):
        total = total * 60 + int(part)
    return total


def fmt(sec):
    h, sec = divmod(sec, 3600)
    m, s = divmod(sec, 60)
    return f"{h}:{m:02}:{s:02}" if h else f"{m}:{s:02}"


def relay(laps, penalty):
    clock = 0
    slowest = 0
    for lap in laps:
        t = to_seconds(lap)
        if slowest and t > slowest:
            clock += penalty
        slowest = max(slowest, t)
        clock += t
    return fmt(clock)
#> relay(['1:10', '1:05', '1:20'], 15)
#> relay(['59', '58'], 5)
#> relay([], 10)
#> relay(['40:00', '41:30', '39:59'], 60)
#> relay(['1:00:00', '0:10'], 1)
# %%
class Solution:
    def bouncingLaser(self, width, height, moves):
        x = y = 0
        dx = dy = 1
        bounces = 0
        for _ in range(moves):
            if not 0 <= x + dx < width:
                dx = -dx
                bounces += 1
            if not 0 <= y + dy < height:
                dy = -dy
                bounces += 1
            x, y = x + dx, y + dy
        return (x, y), bounces
#> Solution().bouncingLaser(4, 3, 6)
#> Solution().bouncingLaser(5, 5, 12)
#> Solution().bouncingLaser(2, 7, 9)
#> Solution().bouncingLaser(3, 3, 0)
#> Solution().bouncingLaser(6, 2, 7)
# %%
def balanced_ternary(n):
    if n == 0:
        return '0'
    out = ''
    while n:
        r = n % 3
        n //= 3
        if r == 2:
            n += 1
            out = '-' + out
        else:
            out = '0+'[r] + out
    return out


def weigh(masses):
    return {m: balanced_ternary(m).count('-') for m in masses}
#> weigh([5, 8, 13])
#> weigh([0])
#> weigh([-4, 100])
#> weigh([])
#> weigh([26, 27, 28, 41])
# %%
from typing import List


class Solution:
    def dripTanks(self, tanks: List[int], ticks: int) -> List[int]:
        cur = tanks[:]
        for _ in range(ticks):
            flow = [0] * len(cur)
            for i in range(len(cur) - 1):
                if cur[i] > cur[i + 1]:
                    d = (cur[i] - cur[i + 1]) // 2
                    flow[i] -= d
                    flow[i + 1] += d
            if not any(flow):
                break
            cur = [a + b for a, b in zip(cur, flow)]
        return cur
#> Solution().dripTanks([9, 1, 1], 3)
#> Solution().dripTanks([1, 2, 3], 5)
#> Solution().dripTanks([], 2)
#> Solution().dripTanks([20, 0, 0, 0], 2)
#> Solution().dripTanks([8, 8, 0, 12, 3], 1)
# %%
def digit_root(n, base=10):
    while n >= base:
        s = 0
        while n:
            s += n % base
            n //= base
        n = s
    return n


def root_groups(lo, hi, base):
    groups = {}
    for n in range(lo, hi, 3):
        groups.setdefault(digit_root(n, base), []).append(n)
    return sorted(groups.items())
#> root_groups(10, 30, 10)
#> root_groups(5, 5, 10)
#> root_groups(7, 20, 8)
#> root_groups(100, 115, 16)
#> root_groups(1, 12, 2)
# %%
class Solution:
    def mixedChecksum(self, data: str) -> str:
        a, b = 1, 0
        for ch in data:
            a = (a + ord(ch)) % 251
            b = (b + a) % 251
        return f"{b:02x}{a:02x}"

    def tamperedAt(self, original: str, copy: str) -> int:
        lo, hi = 0, min(len(original), len(copy))
        while lo < hi:
            mid = (lo + hi) // 2
            if self.mixedChecksum(original[:mid + 1]) == self.mixedChecksum(copy[:mid + 1]):
                lo = mid + 1
            else:
                hi = mid
        return lo
#> Solution().tamperedAt('ledger', 'lodger')
#> Solution().tamperedAt('abc', 'abc')
#> Solution().tamperedAt('', 'x')
#> Solution().tamperedAt('balance', 'balanse')
#> Solution().tamperedAt('pay 100', 'pay 900')
# %%
def loan(principal, monthly, permille):
    months = 0
    interest_paid = 0
    while principal > 0:
        interest = -(-principal * permille // 1000)
        if interest >= monthly:
            return None
        principal += interest
        pay = min(monthly, principal)
        principal -= pay
        interest_paid += interest
        months += 1
    return months, interest_paid
#> loan(1000, 300, 10)
#> loan(5000, 40, 12)
#> loan(0, 10, 5)
#> loan(1200, 150, 20)
#> loan(99, 100, 3)
# %%
class Solution:
    def pileGame(self, piles):
        turn = 0
        log = []
        while any(piles):
            x = 0
            for p in piles:
                x ^= p
            i = max(range(len(piles)), key=lambda k: piles[k])
            if x:
                for j, p in enumerate(piles):
                    if p ^ x < p:
                        i = j
                        break
                take = piles[i] - (piles[i] ^ x)
            else:
                take = 1
            piles[i] -= take
            log.append((turn, i, take))
            turn = 1 - turn
        return 1 - turn, log
#> Solution().pileGame([1, 2])
#> Solution().pileGame([3, 4, 5])
#> Solution().pileGame([])
#> Solution().pileGame([2, 2])
#> Solution().pileGame([0, 6, 1])
# %%
def spell(n):
    ones = 'zero one two three four five six seven eight nine'.split()
    return '-'.join(ones[int(d)] for d in str(n))


def letters_chain(n):
    chain = [n]
    while True:
        n = len(spell(n))
        if n in chain:
            return chain, chain.index(n)
        chain.append(n)
#> letters_chain(7)
#> letters_chain(4)
#> letters_chain(123456)
#> letters_chain(11)
#> letters_chain(80000)
# %%
class Solution:
    def evalLeftToRight(self, expr: str) -> int:
        acc = 0
        op = '+'
        num = ''
        for ch in expr + '=':
            if ch.isdigit():
                num += ch
                continue
            if ch == ' ':
                continue
            acc = self.apply(acc, op, int(num or 0))
            op, num = ch, ''
        return acc

    def apply(self, a, op, b):
        if op == '+':
            return a + b
        if op == '-':
            return a - b
        return a * b
#> Solution().evalLeftToRight('2 + 3 * 4')
#> Solution().evalLeftToRight('10-3-3*2')
#> Solution().evalLeftToRight('')
#> Solution().evalLeftToRight('-5+20')
#> Solution().evalLeftToRight('100 * 0 + 7')
# %%
def pack_flags(flags, names):
    value = 0
    for bit, name in enumerate(names):
        if name in flags:
            value |= 1 << bit
    return value


def unpack_flags(value, names):
    return [name for bit, name in enumerate(names) if value & (1 << bit)]


def revoke(flags, removed, names):
    have = pack_flags(flags, names)
    have &= ~pack_flags(removed, names)
    return have, unpack_flags(have, names)
#> revoke(['read', 'write'], ['write'], ['read', 'write', 'exec'])
#> revoke([], ['x'], ['x'])
#> revoke(['a', 'c', 'd'], ['b'], ['a', 'b', 'c', 'd'])
#> revoke(['root'], [], ['user', 'root'])
#> revoke(['p', 'q', 'zzz'], ['p', 'q'], ['p', 'q'])
# %%
class Solution:
    def elevatorQueue(self, requests, start, cap):
        floor = start
        moved = 0
        riding = []
        for src, dst in requests:
            moved += abs(floor - src)
            floor = src
            riding.append(dst)
            if len(riding) == cap:
                floor, moved = self.unload(riding, floor, moved)
        return self.unload(riding, floor, moved)

    def unload(self, riding, floor, moved):
        while riding:
            nearest = min(riding, key=lambda f: (abs(f - floor), f))
            moved += abs(nearest - floor)
            floor = nearest
            riding.remove(nearest)
        return floor, moved
#> Solution().elevatorQueue([(0, 5), (1, 3)], 0, 2)
#> Solution().elevatorQueue([], 4, 1)
#> Solution().elevatorQueue([(2, 9), (3, 1), (7, 7)], 5, 1)
#> Solution().elevatorQueue([(0, 4), (0, 8), (6, 2)], 3, 2)
#> Solution().elevatorQueue([(1, 2), (2, 3), (3, 4)], 1, 9)
# %%
def mean_frac(pairs):
    from math import gcd
    num, den = 0, 1
    for a, b in pairs:
        if b == 0:
            raise ValueError('zero denominator')
        num, den = num * b + a * den, den * b
        g = gcd(num, den)
        num //= g
        den //= g
    den *= max(1, len(pairs))
    g = gcd(num, den)
    return f"{num // g}/{den // g}"
#> mean_frac([(1, 2), (1, 3)])
#> mean_frac([])
#> mean_frac([(3, 4), (1, 0)])
#> mean_frac([(-1, 6), (1, 6), (2, 1)])
#> mean_frac([(5, 10), (2, 4), (7, 14), (1, 8)])
# %%
class Solution:
    def ruleBand(self, cells: str, rule: int, steps: int) -> str:
        table = {f"{i:03b}": str(rule >> i & 1) for i in range(8)}
        for _ in range(steps):
            ring = cells[-1] + cells + cells[0]
            cells = ''.join(table[ring[i:i + 3]] for i in range(len(cells)))
        return cells
#> Solution().ruleBand('0001000', 30, 2)
#> Solution().ruleBand('1', 90, 3)
#> Solution().ruleBand('0110', 184, 4)
#> Solution().ruleBand('10101', 255, 1)
#> Solution().ruleBand('110010', 110, 0)
# %%
def snail_tax(income, bands):
    due = 0
    prev = 0
    for upper, pct in bands:
        if income <= prev:
            break
        part = min(income, upper) - prev
        due += part * pct
        prev = upper
    else:
        if income > prev:
            due += (income - prev) * 50
    return due // 100, due % 100
#> snail_tax(1500, [(1000, 10), (2000, 20)])
#> snail_tax(5000, [(1000, 10), (2000, 20)])
#> snail_tax(0, [(100, 5)])
#> snail_tax(77, [])
#> snail_tax(333, [(100, 3), (200, 7), (300, 11), (900, 13)])
# %%
class Solution:
    def alternatingBase(self, n: int) -> list:
        bases = (2, 5)
        digits = []
        i = 0
        while n > 0:
            n, d = divmod(n, bases[i % 2])
            digits.append(d)
            i += 1
        return digits[::-1]

    def smallestSameLength(self, n: int) -> int:
        size = len(self.alternatingBase(n))
        while n > 1 and len(self.alternatingBase(n - 1)) == size:
            n -= 1
        return n
#> Solution().smallestSameLength(12)
#> Solution().smallestSameLength(1)
#> Solution().smallestSameLength(21)
#> Solution().smallestSameLength(9)
#> Solution().smallestSameLength(103)
# %%
from collections import Counter


def dice_hand(dice):
    counts = Counter(dice)
    score = 0
    for face, k in sorted(counts.items()):
        if k >= 3:
            score += face * 100 * (1 << (k - 3))
            k = 0
        if face == 1:
            score += 100 * k
        elif face == 5:
            score += 50 * k
    straight = sorted(counts) in ([1, 2, 3, 4, 5], [2, 3, 4, 5, 6])
    return score + 250 * straight
#> dice_hand([1, 1, 1, 5, 2])
#> dice_hand([2, 3, 4, 6, 2])
#> dice_hand([5, 4, 3, 2, 1])
#> dice_hand([6, 6, 6, 6, 6])
#> dice_hand([])
# %%
class Solution:
    def tollRoad(self, gates, wallet):
        paid, passed, debt = 0, 0, 0
        for km, price in gates:
            price += debt // 10
            if wallet >= price:
                wallet -= price
                paid += price
            elif debt < 50:
                debt += price - wallet
                paid += wallet
                wallet = 0
            else:
                return f"stopped at {km}"
            passed += 1
        return paid, passed, debt
#> Solution().tollRoad([(3, 10), (9, 20)], 100)
#> Solution().tollRoad([(1, 30), (2, 40), (3, 60), (4, 5)], 35)
#> Solution().tollRoad([], 5)
#> Solution().tollRoad([(2, 15), (5, 15), (8, 15)], 40)
#> Solution().tollRoad([(7, 90), (8, 1)], 0)
# %%
def lucky_filter(n):
    tickets = list(range(1, n + 1))
    k = 2
    dropped = 0
    while k <= len(tickets):
        dropped += sum(tickets[k - 1::k])
        del tickets[k - 1::k]
        k += 1
    return tickets, dropped
#> lucky_filter(10)
#> lucky_filter(1)
#> lucky_filter(0)
#> lucky_filter(25)
#> lucky_filter(4)
# %%
class Solution:
    def clockAngles(self, times):
        def angle(h, m):
            hour = (h % 12) * 60 + m
            minute = m * 12
            d = abs(hour - minute)
            return min(d, 720 - d)

        best = None
        for t in times:
            h, m = map(int, t.split('.'))
            a = angle(h, m)
            if best is None or a < best[0]:
                best = (a, t)
        return best
#> Solution().clockAngles(['3.15', '9.00', '12.30'])
#> Solution().clockAngles([])
#> Solution().clockAngles(['0.00', '6.00'])
#> Solution().clockAngles(['18.33', '6.32'])
#> Solution().clockAngles(['11.11', '23.59', '1.05', '10.54'])
# %%
def factor(n):
    out = {}
    p = 2
    while n > 1:
        while n % p == 0:
            out[p] = out.get(p, 0) + 1
            n //= p
        p += 1 if p == 2 else 2
        if p * p > n > 1:
            out[n] = out.get(n, 0) + 1
            break
    return out


def square_up(n):
    mult = 1
    for p, e in factor(n).items():
        if e & 1:
            mult *= p
    return mult, n * mult
#> square_up(12)
#> square_up(1)
#> square_up(97)
#> square_up(360)
#> square_up(1024)
# %%
class Solution:
    def zigzagMoney(self, deposits):
        balance = 0
        lowest, lowest_day = 0, 0
        streak = best = 0
        for day, amt in enumerate(deposits, 1):
            balance += amt if day % 2 else -amt
            if balance < lowest:
                lowest, lowest_day = balance, day
            streak = streak + 1 if balance > 0 else 0
            best = max(best, streak)
        return {'end': balance, 'low': (lowest, lowest_day), 'streak': best}
#> Solution().zigzagMoney([10, 3, 4, 20, 5])
#> Solution().zigzagMoney([])
#> Solution().zigzagMoney([1, 2, 3, 4, 5, 6])
#> Solution().zigzagMoney([-8, -9])
#> Solution().zigzagMoney([50, 10, 10, 10, 10, 45, 0])
# %%
def nibble_swap(byte):
    return (byte & 0x0F) << 4 | byte >> 4


def whiten(data, key):
    out = []
    for b in data:
        b = nibble_swap(b ^ key)
        key = (key * 5 + 3) & 255
        out.append(b)
    return out


def hexdump(data, key):
    return ' '.join('%02x' % b for b in whiten(data, key))
#> hexdump([1, 2, 3], 7)
#> hexdump([], 99)
#> hexdump([255, 255, 255, 255], 255)
#> hexdump([72, 105], 0)
#> hexdump([16, 32, 64, 128, 0], 129)
# %%
class Solution:
    def lightsOut(self, n, presses):
        state = (1 << n) - 1
        for i in presses:
            mask = 1 << i
            if i > 0:
                mask |= 1 << (i - 1)
            if i < n - 1:
                mask |= 1 << (i + 1)
            state ^= mask
        lit = [i for i in range(n) if state >> i & 1]
        return lit or 'dark'
#> Solution().lightsOut(3, [1])
#> Solution().lightsOut(5, [0, 3])
#> Solution().lightsOut(4, [])
#> Solution().lightsOut(1, [0, 0])
#> Solution().lightsOut(6, [1, 4, 2])
# %%
def bank_day(accounts, transfers):
    rejected = []
    for idx, (src, dst, amount) in enumerate(transfers):
        try:
            if accounts[src] < amount or amount <= 0:
                rejected.append(idx)
                continue
            accounts[dst] += amount
            accounts[src] -= amount
        except KeyError as e:
            rejected.append((idx, e.args[0]))
    richest = max(accounts, key=accounts.get)
    return richest, accounts, rejected
#> bank_day({'a': 10, 'b': 5}, [('a', 'b', 7), ('b', 'a', 20)])
#> bank_day({'x': 1}, [('x', 'y', 1), ('q', 'x', 1)])
#> bank_day({'m': 3, 'n': 3}, [])
#> bank_day({'p': 0, 'q': 9, 'r': 4}, [('q', 'p', 9), ('p', 'r', 5), ('r', 'q', -2)])
#> bank_day({}, [])
# %%
class Solution:
    def repunitDivider(self, d: int) -> int:
        if d % 2 == 0 or d % 5 == 0:
            return -1
        rem, length = 1 % d, 1
        while rem:
            rem = (rem * 10 + 1) % d
            length += 1
        return length

    def shortestAmong(self, ds):
        pairs = [(self.repunitDivider(d), d) for d in ds]
        return min((p for p in pairs if p[0] > 0), default=None)
#> Solution().shortestAmong([7, 13, 11])
#> Solution().shortestAmong([4, 15])
#> Solution().shortestAmong([1])
#> Solution().shortestAmong([17, 21, 8])
#> Solution().shortestAmong([27, 37, 9])
# %%
def seat_orbit(perm, start):
    orbit = [start]
    nxt = perm[start]
    while nxt != start:
        orbit.append(nxt)
        nxt = perm[nxt]
    return orbit


def rounds_home(perm):
    from math import gcd
    seen = [False] * len(perm)
    rounds = 1
    for i in range(len(perm)):
        if seen[i]:
            continue
        orbit = seat_orbit(perm, i)
        for j in orbit:
            seen[j] = True
        rounds = rounds * len(orbit) // gcd(rounds, len(orbit))
    return rounds
#> rounds_home([1, 0, 3, 4, 2])
#> rounds_home([])
#> rounds_home([0, 1, 2])
#> rounds_home([2, 3, 0, 1, 5, 4])
#> rounds_home([1, 2, 3, 0, 6, 4, 5])
# %%
class Solution:
    def pricePretty(self, cents: int, style: str) -> str:
        sign = '-' if cents < 0 else ''
        units, rest = divmod(abs(cents), 100)
        groups = []
        while units >= 1000:
            units, g = divmod(units, 1000)
            groups.append(f"{g:03d}")
        groups.append(str(units))
        sep, dot = (',', '.') if style == 'us' else ('.', ',')
        text = sep.join(reversed(groups)) + f"{dot}{rest:02d}"
        return sign + text if style == 'us' else text + sign
#> Solution().pricePretty(123456789, 'us')
#> Solution().pricePretty(-5, 'us')
#> Solution().pricePretty(100000, 'eu')
#> Solution().pricePretty(-98765432, 'eu')
#> Solution().pricePretty(0, 'eu')
# %%
def tug(line, pulls):
    pos = len(line) // 2
    for team, strength in pulls:
        step = strength if team == 'R' else -strength
        pos += step
        if pos < 0:
            return 'L wins', 0
        if pos >= len(line):
            return 'R wins', 0
        if line[pos] == '#':
            pos -= step // 2
    return line[pos], pos
#> tug('...#...#..', [('R', 2), ('L', 4)])
#> tug('.....', [('L', 9)])
#> tug('abcdef', [('R', 1), ('R', 1), ('R', 1)])
#> tug('xyz', [])
#> tug('.#.#.#.', [('R', 2), ('L', 2), ('R', 3)])
# %%
class Solution:
    def carryCount(self, a: int, b: int, base: int = 10) -> int:
        carry = carries = 0
        while a or b or carry:
            s = a % base + b % base + carry
            carry = 1 if s >= base else 0
            carries += carry
            a //= base
            b //= base
        return carries

    def hardestSum(self, nums):
        best = (0, 0, 0)
        for i in range(len(nums)):
            for j in range(i):
                c = self.carryCount(nums[i], nums[j])
                if c > best[0]:
                    best = (c, nums[j], nums[i])
        return best
#> Solution().hardestSum([99, 1, 55])
#> Solution().hardestSum([10, 20])
#> Solution().hardestSum([])
#> Solution().hardestSum([999, 1, 808])
#> Solution().hardestSum([47, 58, 3])
# %%
def rotate_left(x, k, width):
    k %= width
    mask = (1 << width) - 1
    return ((x << k) | (x >> (width - k))) & mask


def necklace(x, width):
    return min(rotate_left(x, k, width) for k in range(width))


def same_necklace(codes, width):
    table = {}
    for c in codes:
        key = necklace(c, width)
        table.setdefault(key, []).append(c)
    return [g for g in table.values() if len(g) > 1]
#> same_necklace([3, 6, 5], 3)
#> same_necklace([1, 2, 4, 8, 5], 4)
#> same_necklace([], 5)
#> same_necklace([7], 4)
#> same_necklace([11, 13, 9, 10], 4)
# %%
class Solution:
    def magicScale(self, values, target):
        ops = []
        while target > 0 and len(ops) < 25:
            usable = [v for v in values if v <= target]
            if not usable:
                break
            v = max(usable)
            k = target // v
            ops.append(f"{k}x{v}")
            target -= k * v
        return ' + '.join(ops), target
#> Solution().magicScale([7, 3, 1], 26)
#> Solution().magicScale([5], 3)
#> Solution().magicScale([9, 4], 30)
#> Solution().magicScale([2, 6, 15, 40], 0)
#> Solution().magicScale([2, 6, 15, 40], 119)
# %%
def roman_mod(text):
    vals = dict(zip('IVXLCDM', (1, 5, 10, 50, 100, 500, 1000)))
    total, prev = 0, 0
    for ch in reversed(text):
        v = vals.get(ch, 0)
        if v < prev:
            total -= v
        else:
            total += v
            prev = v
    return total


def order_kings(kings):
    def key(k):
        name, _, num = k.partition(' ')
        return name, roman_mod(num)
    return sorted(kings, key=key)
#> order_kings(['Olaf IX', 'Olaf V', 'Erik XIV'])
#> order_kings(['Karl XL', 'Karl L', 'Karl'])
#> order_kings([])
#> order_kings(['Leo MMXXIV', 'Leo CDXLIV', 'Leo D'])
#> order_kings(['Ivan IV', 'Ivan III', 'Ivan VI'])
# %%
class Solution:
    def moonCalendar(self, day: int) -> str:
        moons = [('frost', 30), ('sap', 29), ('rain', 30), ('fire', 28)]
        year = 1
        total = sum(n for _, n in moons)
        while day > total + (year % 3 == 0):
            day -= total + (year % 3 == 0)
            year += 1
        for name, length in moons:
            if day <= length:
                return f"{name} {day}, year {year}"
            day -= length
        return f"blank day, year {year}"
#> Solution().moonCalendar(1)
#> Solution().moonCalendar(118)
#> Solution().moonCalendar(352)
#> Solution().moonCalendar(200)
#> Solution().moonCalendar(1000)
# %%
def conveyor(items, belt):
    slots = [None] * belt
    done = []
    tick = 0
    fed = 0
    pending = len(items)
    while pending:
        tick += 1
        last = slots.pop()
        if last is not None:
            done.append((last, tick))
            pending -= 1
        if tick % 2 and fed < len(items):
            slots.insert(0, items[fed])
            fed += 1
        else:
            slots.insert(0, None)
    return tick, done
#> conveyor(['a', 'b', 'c'], 2)
#> conveyor([], 4)
#> conveyor(['box'], 5)
#> conveyor([1, 2, 3, 4], 1)
#> conveyor(['p', 'q'], 3)
# %%
class Solution:
    def lazyCaterer(self, guests):
        cuts = 0
        pieces = 1
        history = [pieces]
        while pieces < guests:
            cuts += 1
            pieces += cuts
            history.append(pieces)
        waste = pieces - guests
        return cuts, waste, history if waste else 'exact'
#> Solution().lazyCaterer(12)
#> Solution().lazyCaterer(1)
#> Solution().lazyCaterer(16)
#> Solution().lazyCaterer(0)
#> Solution().lazyCaterer(50)
# %%
def inverse(a, m):
    old_r, r = a % m, m
    old_s, s = 1, 0
    while r:
        q = old_r // r
        old_r, r = r, old_r - q * r
        old_s, s = s, old_s - q * s
    return old_s % m if old_r == 1 else None


def undo_affine(codes, a, b, m):
    inv = inverse(a, m)
    if inv is None:
        return 'no key'
    return [(c - b) * inv % m for c in codes]
#> undo_affine([3, 11, 20], 5, 8, 26)
#> undo_affine([1, 2], 4, 0, 26)
#> undo_affine([], 3, 1, 10)
#> undo_affine([0, 9, 8], 7, 2, 10)
#> undo_affine([100, 50], 35, 17, 101)
# %%
class Solution:
    def thueBits(self, n):
        return ''.join(str(bin(i).count('1') & 1) for i in range(n))

    def fairTurns(self, prizes):
        turns = self.thueBits(len(prizes))
        a = sum(p for p, t in zip(prizes, turns) if t == '0')
        b = sum(p for p, t in zip(prizes, turns) if t == '1')
        return turns, a - b
#> Solution().fairTurns([9, 8, 7, 6])
#> Solution().fairTurns([])
#> Solution().fairTurns([5])
#> Solution().fairTurns([10, 9, 7, 4, 3, 3, 1, 0])
#> Solution().fairTurns([2, 2, 2])
# %%
def overtime(shifts):
    pay = 0
    worked = 0
    for start, end in shifts:
        hours = (end - start) % 24
        night = sum(1 for h in range(hours) if (start + h) % 24 < 6)
        regular = max(0, min(hours, 20 - worked))
        extra = hours - regular
        pay += regular * 12 + extra * 18 + night * 4
        worked += hours
    return worked, pay
#> overtime([(9, 17), (9, 17), (9, 17)])
#> overtime([(22, 4)])
#> overtime([])
#> overtime([(20, 8), (20, 8)])
#> overtime([(5, 7), (0, 3), (13, 13)])
# %%
class Solution:
    def snakePath(self, n: int, jumps: dict, rolls: list) -> tuple:
        pos = 0
        used = 0
        for roll in rolls:
            used += 1
            if pos + roll > n:
                pos = n - (pos + roll - n)
            else:
                pos += roll
            while pos in jumps:
                pos = jumps[pos]
            if pos == n:
                return 'home', used
        return pos, used
#> Solution().snakePath(12, {3: 8, 10: 1}, [3, 2, 4, 6, 1])
#> Solution().snakePath(5, {}, [4, 3, 2])
#> Solution().snakePath(9, {2: 9}, [2, 5])
#> Solution().snakePath(20, {6: 14, 14: 4}, [6, 2, 5, 5])
#> Solution().snakePath(7, {1: 2}, [])
