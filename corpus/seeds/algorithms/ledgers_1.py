# %%
def digits_of(n, base):
    out = []
    while n:
        n, r = divmod(n, base)
        out.append(r)
    return out[::-1] or [0]


def humble_bases(n, limit):
    good = []
    for b in range(2, limit + 1):
        ds = digits_of(n, b)
        if ds[0] == ds[-1] and len(ds) > 1:
            good.append(b)
    return good
#> humble_bases(26, 8)
#> humble_bases(0, 5)
#> humble_bases(45, 6)
#> humble_bases(100, 9)
#> humble_bases(7, 10)
# %%
class Solution:
    def parkingFee(self, enter: str, leave: str) -> int:
        start, end = self.minutes(enter), self.minutes(leave)
        if end < start:
            end += 24 * 60
        stay = end - start
        if stay <= 15:
            return 0
        fee = 200
        stay -= 60
        while stay > 0:
            fee += 75
            stay -= 30
        return min(fee, 1400)

    def minutes(self, clock: str) -> int:
        h, m = clock.split(':')
        return int(h) * 60 + int(m)
#> Solution().parkingFee('09:05', '09:20')
#> Solution().parkingFee('09:05', '11:50')
#> Solution().parkingFee('22:10', '01:00')
#> Solution().parkingFee('00:00', '23:59')
#> Solution().parkingFee('7:30', '8:15')
# %%
def gcd(a, b):
    while b:
        a, b = b, a % b
    return a


def add_frac(p, q):
    n = p[0] * q[1] + q[0] * p[1]
    d = p[1] * q[1]
    g = gcd(abs(n), d) or 1
    return n // g, d // g


def recipe_total(cups):
    total = (0, 1)
    for cup in cups:
        total = add_frac(total, cup)
    whole, rest = divmod(total[0], total[1])
    if rest == 0:
        return str(whole)
    return f"{whole} {rest}/{total[1]}" if whole else f"{rest}/{total[1]}"
#> recipe_total([(1, 2), (3, 4), (2, 3)])
#> recipe_total([(1, 4), (1, 4)])
#> recipe_total([])
#> recipe_total([(2, 3), (1, 3), (5, 5)])
#> recipe_total([(7, 8), (5, 6), (1, 12), (3, 2)])
# %%
class Solution:
    def lampsAfterRounds(self, lamps: str, rounds: int) -> str:
        row = [c == '*' for c in lamps]
        n = len(row)
        for _ in range(rounds):
            nxt = []
            for i in range(n):
                left = row[i - 1] if i else False
                right = row[i + 1] if i + 1 < n else False
                nxt.append(left != right)
            if nxt == row:
                break
            row = nxt
        return ''.join('*' if x else '.' for x in row)
#> Solution().lampsAfterRounds('..*..', 2)
#> Solution().lampsAfterRounds('*', 3)
#> Solution().lampsAfterRounds('**.*', 3)
#> Solution().lampsAfterRounds('......', 5)
#> Solution().lampsAfterRounds('*.*.*', 0)
# %%
def popcount(x):
    c = 0
    while x:
        x &= x - 1
        c += 1
    return c


def twin_weight(nums):
    best = (-1, None)
    for i, a in enumerate(nums):
        for b in nums[i + 1:]:
            w = popcount(a ^ b) - popcount(a & b)
            if w > best[0]:
                best = (w, (a, b))
    return best
#> twin_weight([5, 2, 8])
#> twin_weight([7, 7, 7])
#> twin_weight([12])
#> twin_weight([255, 256, 15])
#> twin_weight([3, 12, 6, 9])
# %%
class Solution:
    def bambooNumeral(self, n):
        marks = [(50, 'W'), (20, 'T'), (10, 'H'), (4, 'Y'), (1, 'i')]
        out = ''
        for value, sign in marks:
            k, n = divmod(n, value)
            if k == 3:
                out += sign + '3'
            else:
                out += sign * k
        return out or 'o'
#> Solution().bambooNumeral(0)
#> Solution().bambooNumeral(63)
#> Solution().bambooNumeral(187)
#> Solution().bambooNumeral(49)
#> Solution().bambooNumeral(3)
# %%
def battery_log(events, capacity):
    level = capacity
    cycles = 0
    charged = 0
    for kind, amount in events:
        if kind == 'use':
            if amount > level:
                return f"dead after {cycles} cycles"
            level -= amount
        else:
            gain = min(amount, capacity - level)
            level += gain
            charged += gain
            while charged >= capacity:
                charged -= capacity
                cycles += 1
                capacity -= 1
                level = min(level, capacity)
    return level, cycles, capacity
#> battery_log([('use', 4), ('plug', 10), ('use', 3)], 10)
#> battery_log([('use', 8), ('plug', 8), ('use', 5), ('plug', 9)], 8)
#> battery_log([('use', 6), ('use', 6)], 10)
#> battery_log([], 5)
#> battery_log([('use', 3), ('plug', 3), ('use', 2), ('plug', 5), ('use', 2), ('use', 1)], 4)
# %%
from typing import List


class Solution:
    def liftTrips(self, floors: List[int], cap: int) -> int:
        floors = sorted(floors, reverse=True)
        travelled = 0
        i = 0
        while i < len(floors):
            top = floors[i]
            if top == 0:
                break
            travelled += 2 * top
            i += cap
        return travelled
#> Solution().liftTrips([3, 5, 2, 5, 1], 2)
#> Solution().liftTrips([], 4)
#> Solution().liftTrips([0, 0, 7], 1)
#> Solution().liftTrips([9, 8, 1, 1, 1, 2, 2], 3)
#> Solution().liftTrips([4, 4, 4], 10)
# %%
def is_prime(n):
    if n < 2:
        return False
    d = 2
    while d * d <= n:
        if n % d == 0:
            return False
        d += 1
    return True


def next_prime(n):
    n += 1
    while not is_prime(n):
        n += 1
    return n


def prime_hops(start, hops):
    pos, path = start, []
    for h in range(hops):
        pos = next_prime(pos + h)
        path.append(pos)
    return path
#> prime_hops(1, 4)
#> prime_hops(20, 3)
#> prime_hops(0, 0)
#> prime_hops(-5, 2)
#> prime_hops(89, 3)
# %%
class Solution:
    def foldSum(self, s: str) -> str:
        while len(s) > 2:
            out = []
            l, r = 0, len(s) - 1
            while l < r:
                out.append(str((int(s[l]) + int(s[r])) % 10))
                l += 1
                r -= 1
            if l == r:
                out.append(s[l])
            s = ''.join(out)
        return s
#> Solution().foldSum('12345678')
#> Solution().foldSum('90')
#> Solution().foldSum('777')
#> Solution().foldSum('31415926535')
#> Solution().foldSum('5')
# %%
OPS = {
    '+': lambda a, b: a + b,
    '-': lambda a, b: a - b,
    '*': lambda a, b: a * b,
    '%': lambda a, b: a % b if b else 0,
}


def run_tape(tape):
    stack = []
    for tok in tape.split():
        if tok in OPS:
            if len(stack) < 2:
                return 'short'
            b = stack.pop()
            a = stack.pop()
            stack.append(OPS[tok](a, b))
        elif tok == 'dup':
            stack.append(stack[-1])
        elif tok == 'neg':
            stack[-1] = -stack[-1]
        else:
            stack.append(int(tok))
    return stack
#> run_tape('3 4 + dup *')
#> run_tape('10 neg 3 %')
#> run_tape('5 *')
#> run_tape('')
#> run_tape('8 0 % 7 2 - 1 neg *')
# %%
class Solution:
    def compoundUntil(self, cents, rate, goal):
        years = 0
        while cents < goal:
            bonus = cents * rate // 100
            if bonus == 0:
                return -1
            cents += bonus
            years += 1
            if years % 5 == 0:
                cents -= 50
        return years
#> Solution().compoundUntil(1000, 10, 2000)
#> Solution().compoundUntil(5, 3, 100)
#> Solution().compoundUntil(500, 20, 400)
#> Solution().compoundUntil(12000, 4, 16000)
#> Solution().compoundUntil(99, 50, 5000)
# %%
def squash(text):
    out = []
    i = 0
    while i < len(text):
        j = i
        while j < len(text) and text[j] == text[i] and j - i < 9:
            j += 1
        run = j - i
        out.append(text[i] if run == 1 else f"{run}{text[i]}")
        i = j
    return ''.join(out)


def saved(text):
    packed = squash(text)
    return packed, len(text) - len(packed)
#> saved('aaabccdddd')
#> saved('')
#> saved('xyz')
#> saved('zzzzzzzzzzzzz')
#> saved('   --  ')
# %%
from collections import deque


class Solution:
    def lastAtCounter(self, queue, patience):
        q = deque((name, p) for name, p in zip(queue, patience))
        clock = 0
        served = None
        while q:
            name, p = q.popleft()
            if p < clock:
                continue
            served = name
            clock += len(name)
        return served, clock
#> Solution().lastAtCounter(['ann', 'bo', 'cy'], [0, 2, 9])
#> Solution().lastAtCounter([], [])
#> Solution().lastAtCounter(['x', 'yy', 'zzz', 'w'], [1, 1, 2, 3])
#> Solution().lastAtCounter(['olivia', 'max'], [5, 5])
#> Solution().lastAtCounter(['tim', 'tam', 'tom', 'tum'], [3, 3, 3, 6])
# %%
def luhnish(code):
    total = 0
    for i, ch in enumerate(reversed(code)):
        d = int(ch)
        if i % 3 == 1:
            d *= 3
            while d > 9:
                d = d // 10 + d % 10
        total += d
    return total % 10


def complete(code):
    for d in '0123456789':
        if luhnish(code + d) == 0:
            return code + d
#> complete('8')
#> complete('')
#> complete('99')
#> complete('70417')
#> complete('5')
# %%
class Solution:
    def robotOnRing(self, size, program):
        pos, step, seen = 0, 1, {0}
        for cmd in program:
            if cmd == 'F':
                pos = (pos + step) % size
            elif cmd == 'R':
                step = -step
            elif cmd == 'D':
                step *= 2
            elif cmd == 'H' and abs(step) > 1:
                step = step // 2 if step > 0 else -(-step // 2)
            seen.add(pos)
        return pos, step, len(seen)
#> Solution().robotOnRing(7, 'FFDF')
#> Solution().robotOnRing(5, 'FRFFDDFH')
#> Solution().robotOnRing(1, 'FFF')
#> Solution().robotOnRing(12, '')
#> Solution().robotOnRing(10, 'DDRFHFHFHF')
# %%
def trade(prices, cash):
    shares = 0
    bought_at = 0
    log = ''
    for p in prices:
        if shares == 0 and cash >= p:
            shares, cash = cash // p, cash % p
            bought_at = p
            log += 'B'
        elif shares and (p >= bought_at * 2 or p * 2 <= bought_at):
            cash += shares * p
            shares = 0
            log += 'S'
        else:
            log += '.'
    return log, cash + shares * (prices[-1] if prices else 0)
#> trade([10, 12, 20, 9, 30], 105)
#> trade([50, 60, 25, 24], 100)
#> trade([], 77)
#> trade([200, 300], 90)
#> trade([5, 7, 11, 2, 1, 3], 23)
# %%
class Solution:
    def leapGap(self, year: int, days: int) -> str:
        lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

        def leap(y):
            return y % 4 == 0 and (y % 100 != 0 or y % 400 == 0)

        month, day = 0, 1
        while days:
            size = lengths[month] + (1 if month == 1 and leap(year) else 0)
            room = size - day
            if days <= room:
                day += days
                days = 0
            else:
                days -= room + 1
                day = 1
                month += 1
                if month == 12:
                    month = 0
                    year += 1
        return f"{year}-{month + 1:02d}-{day:02d}"
#> Solution().leapGap(2023, 59)
#> Solution().leapGap(2024, 59)
#> Solution().leapGap(1900, 0)
#> Solution().leapGap(1999, 400)
#> Solution().leapGap(2000, 365)
# %%
def power_mod(b, e, m):
    r = 1 % m
    b %= m
    while e:
        if e & 1:
            r = r * b % m
        b = b * b % m
        e >>= 1
    return r


def secret_wheel(letters, e, m):
    out = []
    for ch in letters:
        k = ord(ch) - 96
        out.append(power_mod(k, e, m))
    return out
#> secret_wheel('abc', 5, 26)
#> secret_wheel('zoo', 3, 33)
#> secret_wheel('', 9, 10)
#> secret_wheel('hi', 0, 1)
#> secret_wheel('map', 17, 101)
# %%
class Solution:
    def change(self, price, paid, till):
        due = paid - price
        if due < 0:
            return None
        given = {}
        for coin in sorted(till, reverse=True):
            k = min(due // coin, till[coin])
            if k:
                given[coin] = k
                due -= k * coin
        return given if due == 0 else None
#> Solution().change(137, 200, {50: 1, 10: 3, 5: 2, 1: 4})
#> Solution().change(5, 5, {1: 1})
#> Solution().change(80, 50, {10: 9})
#> Solution().change(130, 200, {20: 2, 10: 1, 5: 3})
#> Solution().change(1, 100, {50: 2, 20: 2, 5: 1, 2: 2})
# %%
def bit_reverse(x, width):
    r = 0
    for _ in range(width):
        r = (r << 1) | (x & 1)
        x >>= 1
    return r


def shuffle_table(width):
    return [bit_reverse(i, width) for i in range(1 << width)]


def unmoved(width, skip):
    return [i for i, j in enumerate(shuffle_table(width)) if i == j and i % skip]
#> unmoved(3, 2)
#> unmoved(0, 1)
#> unmoved(2, 5)
#> unmoved(4, 3)
#> unmoved(1, 4)
# %%
class Solution:
    def hotPotato(self, names, beats):
        ring = list(names)
        i = 0
        order = []
        while len(ring) > 1:
            beat = beats[len(order) % len(beats)]
            i = (i + beat) % len(ring)
            order.append(ring.pop(i))
            if i == len(ring):
                i = 0
        return ''.join(order) + '!' + ''.join(ring)
#> Solution().hotPotato('abcde', [2])
#> Solution().hotPotato('q', [3, 1])
#> Solution().hotPotato('abcdef', [1, 4])
#> Solution().hotPotato('', [1])
#> Solution().hotPotato('wxyz', [0, 3, 7])
# %%
def round_half_even(n, unit):
    q, r = divmod(n, unit)
    if 2 * r > unit or (2 * r == unit and q % 2):
        q += 1
    return q * unit


def drift(amounts, unit):
    err = 0
    worst = 0
    for a in amounts:
        err += round_half_even(a, unit) - a
        if abs(err) > abs(worst):
            worst = err
    return err, worst
#> drift([5, 15, 25, 35], 10)
#> drift([12, 17, -3], 5)
#> drift([], 4)
#> drift([2, 6, 10, 14], 4)
#> drift([101, 149, 151], 100)
# %%
from functools import reduce
from math import gcd


class Solution:
    def bellsTogether(self, periods, horizon):
        lcm = reduce(lambda a, b: a * b // gcd(a, b), periods, 1)
        times = list(range(lcm, horizon + 1, lcm))
        lonely = 0
        for t in range(1, horizon + 1):
            if sum(t % p == 0 for p in periods) == 1:
                lonely += 1
        return times, lonely
#> Solution().bellsTogether([2, 3], 13)
#> Solution().bellsTogether([], 3)
#> Solution().bellsTogether([4, 6, 10], 9)
#> Solution().bellsTogether([5], 16)
#> Solution().bellsTogether([2, 4, 8], 16)
# %%
def stairs_total(n):
    """Sum of n with its ever shorter prefixes, signs alternating."""
    sign, total = 1, 0
    while n > 0:
        total += sign * n
        n //= 10
        sign = -sign
    return total
#> stairs_total(4821)
#> stairs_total(7)
#> stairs_total(0)
#> stairs_total(1000000)
#> stairs_total(9876543210)
# %%
class Solution:
    def vending(self, stock, prices, actions):
        credit = 0
        sold = []
        for act in actions:
            if act.isdigit():
                credit += int(act)
            elif act == 'refund':
                credit = 0
            elif stock.get(act, 0) == 0:
                sold.append('-')
            elif credit >= prices[act]:
                credit -= prices[act]
                stock[act] -= 1
                sold.append(act)
        return sold, credit, stock
#> Solution().vending({'cola': 1}, {'cola': 30}, ['20', 'cola', '20', 'cola', 'cola'])
#> Solution().vending({}, {}, ['5', 'gum'])
#> Solution().vending({'tea': 2, 'gum': 0}, {'tea': 5, 'gum': 1}, ['10', 'tea', 'gum', 'tea', 'tea'])
#> Solution().vending({'bar': 3}, {'bar': 8}, ['50', 'refund', 'bar'])
#> Solution().vending({'a': 1, 'b': 1}, {'a': 3, 'b': 4}, ['1', '2', 'a', '4', 'b', 'a'])
# %%
def gray(n):
    return n ^ (n >> 1)


def ungray(g):
    n = 0
    while g:
        n ^= g
        g >>= 1
    return n


def dial_turns(codes):
    turns = 0
    for a, b in zip(codes, codes[1:]):
        turns += abs(ungray(a) - ungray(b))
    return turns, [gray(c) for c in codes]
#> dial_turns([0, 1, 3, 2])
#> dial_turns([6])
#> dial_turns([12, 5, 10])
#> dial_turns([])
#> dial_turns([100, 1, 77])
# %%
class Solution:
    def tallyWord(self, n: int) -> str:
        if n < 0:
            return 'less ' + self.tallyWord(-n)
        if n < 5:
            return ['no', 'one', 'two', 'three', 'four'][n]
        hands, rest = divmod(n, 5)
        word = 'hand' if hands == 1 else self.tallyWord(hands) + '-hands'
        if rest:
            word += ' and ' + self.tallyWord(rest)
        return word
#> Solution().tallyWord(3)
#> Solution().tallyWord(7)
#> Solution().tallyWord(68)
#> Solution().tallyWord(-25)
#> Solution().tallyWord(-631)
# %%
def war(a, b, limit=30):
    a, b = list(a), list(b)
    turns = 0
    pot = []
    while a and b and turns < limit:
        x, y = a.pop(0), b.pop(0)
        pot += [x, y]
        turns += 1
        if x == y:
            continue
        winner = a if x > y else b
        winner.extend(sorted(pot))
        pot.clear()
    return turns, len(a), len(b), len(pot)
#> war([3, 1], [2, 4])
#> war([5, 5, 9], [5, 5, 1])
#> war([], [1])
#> war([7, 2, 6], [1, 2, 3])
#> war([1, 2, 3], [3, 1, 2], limit=8)
# %%
class Solution:
    def fizzLedger(self, n, rules):
        score = 0
        silent = []
        for i in range(1, n + 1):
            said = [word for k, word in rules if i % k == 0 or str(k) in str(i)]
            if said:
                score += len(''.join(said))
            else:
                silent.append(i)
        return score, silent
#> Solution().fizzLedger(12, [(3, 'fizz'), (5, 'buzz')])
#> Solution().fizzLedger(0, [(2, 'pop')])
#> Solution().fizzLedger(7, [])
#> Solution().fizzLedger(15, [(2, 'hop'), (7, 'skip')])
#> Solution().fizzLedger(10, [(1, 'a'), (4, 'bb')])
# %%
def parse_int(s):
    s = s.strip()
    sign = 1
    if s[:1] in ('+', '-'):
        sign = -1 if s[0] == '-' else 1
        s = s[1:]
    value = 0
    for ch in s:
        if ch == '_':
            continue
        if not ch.isdigit():
            break
        value = value * 10 + ord(ch) - 48
    return sign * value


def clamp_all(texts, lo, hi):
    return [max(lo, min(hi, parse_int(t))) for t in texts]
#> clamp_all([' 42', '-7x', '1_000'], -5, 500)
#> clamp_all([], 0, 1)
#> clamp_all(['', '+', 'abc'], 1, 2)
#> clamp_all(['+12 34', '--3'], -100, 100)
#> clamp_all(['007', '-0', '9' * 4], 0, 5000)
# %%
class Solution:
    def thermostat(self, temps, target):
        on = False
        energy = 0
        current = temps[0]
        for outside in temps:
            if current < target - 1:
                on = True
            elif current > target + 1:
                on = False
            if on:
                current += 2
                energy += 1
            if outside < current:
                current -= 1
            elif outside > current:
                current += 1
        return current, energy
#> Solution().thermostat([10, 10, 10, 10, 10], 14)
#> Solution().thermostat([25, 25, 24], 20)
#> Solution().thermostat([18], 18)
#> Solution().thermostat([15, 12, 9, 6, 3, 0], 16)
#> Solution().thermostat([-3, 0, 4, 30, 30, 2], 8)
# %%
def egypt(a, b):
    rows = []
    while a:
        rows.append((a & 1, b))
        a >>= 1
        b <<= 1
    return rows


def multiply(a, b):
    if a < 0:
        return -multiply(-a, b)
    return sum(v for bit, v in egypt(a, b) if bit)


def area_list(rects):
    areas = []
    for w, h in rects:
        areas.append(multiply(w, h))
    return max(areas, default=0), areas
#> area_list([(3, 5), (6, 7)])
#> area_list([(-4, 9), (0, 100)])
#> area_list([])
#> area_list([(13, 11), (12, 12), (1, 143)])
#> area_list([(100, 25)])
# %%
class Solution:
    def weekdayDuty(self, people, start, days_off):
        week = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun']
        day = week.index(start)
        duty = {}
        for p in people:
            while week[day % 7] in days_off:
                day += 1
            duty[p] = week[day % 7] + str(day // 7)
            day += 1
        return duty
#> Solution().weekdayDuty(['ida', 'jon', 'kim'], 'thu', ['sat', 'sun'])
#> Solution().weekdayDuty([], 'mon', [])
#> Solution().weekdayDuty(['a', 'b', 'c', 'd'], 'sun', ['tue', 'wed', 'thu', 'fri', 'sat'])
#> Solution().weekdayDuty(['lou', 'max'], 'sat', ['sun', 'mon'])
#> Solution().weekdayDuty(['zed'], 'week', [])
# %%
def collatz_like(n, odd_step):
    steps = 0
    peak = n
    while n > 1 and steps < 40:
        if n % 2 == 0:
            n //= 2
        else:
            n = odd_step(n)
        peak = max(peak, n)
        steps += 1
    return steps, peak, n


def compare_rules(n):
    a = collatz_like(n, lambda k: k + 3)
    b = collatz_like(n, lambda k: k - 1)
    return {'plus': a, 'minus': b, 'same': a[0] == b[0]}
#> compare_rules(1)
#> compare_rules(16)
#> compare_rules(7)
#> compare_rules(100)
#> compare_rules(37)
# %%
class Solution:
    def unpack(self, code: str) -> str:
        out = []
        num = 0
        for ch in code:
            if ch.isdigit():
                num = num * 10 + int(ch)
            elif ch == '<':
                k = min(num or 1, len(out))
                del out[len(out) - k:]
                num = 0
            else:
                out.extend(ch * (num or 1))
                num = 0
        return ''.join(out)
#> Solution().unpack('3ab2c')
#> Solution().unpack('12x5<y')
#> Solution().unpack('')
#> Solution().unpack('ab<<<<cd')
#> Solution().unpack('2h2e<2l9')
# %%
def sieve(n):
    flags = [True] * (n + 1)
    for p in range(2, int(n ** 0.5) + 1):
        if flags[p]:
            for q in range(p * p, n + 1, p):
                flags[q] = False
    return [i for i in range(2, n + 1) if flags[i]]


def prime_gaps(n):
    ps = sieve(n)
    gaps = [b - a for a, b in zip(ps, ps[1:])]
    return max(gaps) if gaps else 0, gaps.count(2)
#> prime_gaps(30)
#> prime_gaps(2)
#> prime_gaps(11)
#> prime_gaps(3)
#> prime_gaps(20)
# %%
class Solution:
    def maskedSum(self, nums, mask):
        total = 0
        for i, x in enumerate(nums):
            if mask >> i & 1:
                total += x
        return total

    def bestMask(self, nums, limit):
        best, arg = 0, 0
        for mask in range(1 << len(nums)):
            s = self.maskedSum(nums, mask)
            if best < s <= limit:
                best, arg = s, mask
        return best, bin(arg)
#> Solution().bestMask([5, 9, 4], 12)
#> Solution().bestMask([], 3)
#> Solution().bestMask([10, 20], 9)
#> Solution().bestMask([3, 3, 7], 100)
#> Solution().bestMask([6, 8, 11, 2], 17)
# %%
def installments(total, parts, fee=0):
    base, extra = divmod(total, parts)
    plan = []
    for i in range(parts):
        amount = base + (i < extra)
        if i == 0:
            amount += fee
        plan.append(amount)
    assert sum(plan) == total + fee
    return plan
#> installments(1000, 3)
#> installments(7, 10)
#> installments(99, 4, fee=15)
#> installments(50, 0)
#> installments(12345, 7, fee=1)
# %%
class Solution:
    def frogWell(self, depth, up, down, rest_every):
        pos, day = 0, 0
        history = []
        while day < 20:
            day += 1
            if day % rest_every:
                pos += up
            if pos >= depth:
                return day, history
            pos = max(0, pos - down)
            history.append(pos)
        return None, history[-3:]
#> Solution().frogWell(10, 4, 1, 3)
#> Solution().frogWell(5, 6, 2, 2)
#> Solution().frogWell(9, 2, 2, 4)
#> Solution().frogWell(12, 5, 3, 5)
#> Solution().frogWell(3, 1, 0, 1)
