# %%
class Solution:
    def paintDoors(self, n):
        doors = ['.'] * n
        step = 2
        mark = ord('a')
        while step <= n:
            for i in range(step - 1, n, step):
                if doors[i] == '.':
                    doors[i] = chr(mark)
            step += 1
            while step <= n and doors[step - 1] != '.':
                step += 1
            mark += 1
        return ''.join(doors)
#> Solution().paintDoors(10)
#> Solution().paintDoors(1)
#> Solution().paintDoors(16)
#> Solution().paintDoors(3)
#> Solution().paintDoors(25)
# %%
def score_guess(secret, guess):
    exact = 0
    left_s, left_g = [0] * 10, [0] * 10
    while secret or guess:
        secret, a = divmod(secret, 10)
        guess, b = divmod(guess, 10)
        if a == b:
            exact += 1
        else:
            left_s[a] += 1
            left_g[b] += 1
    near = sum(min(x, y) for x, y in zip(left_s, left_g))
    return exact, near


def consistent(history, candidate):
    return all(score_guess(candidate, g) == tuple(s) for g, s in history)


def survivors(history, candidates):
    return [c for c in candidates if consistent(history, c)]
#> survivors([(123, (1, 1))], [132, 153, 321])
#> survivors([], [10, 20])
#> survivors([(45, (0, 0)), (17, (1, 0))], [12, 87, 71, 47])
#> survivors([(999, (3, 0))], [999, 99])
#> survivors([(6, (0, 1))], [])
# %%
def bankers(cents):
    q, r = divmod(cents, 5)
    if r >= 3:
        q += 1
    return q * 5


def cash_or_card(bills):
    best_way = []
    for b in bills:
        cash = bankers(b)
        if cash < b:
            best_way.append('cash')
        elif cash > b:
            best_way.append('card')
        else:
            best_way.append('same')
    saved = sum(max(0, b - bankers(b)) for b in bills)
    return best_way, saved
#> cash_or_card([101, 103, 105])
#> cash_or_card([])
#> cash_or_card([-2, -3, 7])
#> cash_or_card([999])
#> cash_or_card([12, 11, 14, 16, 18])
# %%
class Solution:
    def orderOf(self, a, n):
        x, k = a % n, 1
        while x != 1:
            x = x * a % n
            k += 1
            if k > n:
                return 0
        return k

    def shuffleRounds(self, decks, factor):
        longest = (0, None)
        for d in decks:
            k = self.orderOf(factor, d)
            if k > longest[0]:
                longest = (k, d)
        return longest
#> Solution().shuffleRounds([5, 7], 2)
#> Solution().shuffleRounds([], 3)
#> Solution().shuffleRounds([6, 9], 2)
#> Solution().shuffleRounds([4, 8, 11], 3)
#> Solution().shuffleRounds([10], 7)
# %%
def merge_intervals_of_bits(n):
    runs = []
    pos = 0
    while n:
        if n & 1:
            start = pos
            while n & 1:
                n >>= 1
                pos += 1
            runs.append((start, pos - 1))
        else:
            n >>= 1
            pos += 1
    return runs


def free_slots(busy, hours):
    full = (1 << hours) - 1
    mask = 0
    for a, b in busy:
        for h in range(a, b):
            mask |= 1 << h
    return merge_intervals_of_bits(full & ~mask)
#> free_slots([(1, 3), (5, 6)], 8)
#> free_slots([], 4)
#> free_slots([(0, 6)], 6)
#> free_slots([(2, 4), (3, 5), (9, 12)], 10)
#> free_slots([(0, 1), (2, 3), (4, 5)], 6)
# %%
class Solution:
    def fractionRace(self, runners, rounds):
        pos = [(0, 1)] * len(runners)
        leads = []
        for t in range(rounds):
            for i, (p, q) in enumerate(runners):
                a, b = pos[i]
                pos[i] = (a * q + p * b, b * q)
            leader = 0
            for i in range(1, len(pos)):
                if pos[i][0] * pos[leader][1] > pos[leader][0] * pos[i][1]:
                    leader = i
            leads.append(leader)
            a, b = pos[leader]
            pos[leader] = (a - b, b) if a > b else (0, 1)
        return leads
#> Solution().fractionRace([(1, 2), (2, 3)], 4)
#> Solution().fractionRace([(3, 4)], 2)
#> Solution().fractionRace([(1, 3), (1, 3), (1, 2)], 3)
#> Solution().fractionRace([(5, 4), (4, 3)], 5)
#> Solution().fractionRace([(1, 9)], 0)
# %%
def digital_clock_sum(h, m):
    return sum(divmod(h, 10)) + sum(divmod(m, 10))


def lucky_minutes(start, length, target):
    h, m = start
    lucky = []
    for _ in range(length):
        if digital_clock_sum(h, m) == target:
            lucky.append(f'{h:02d}:{m:02d}')
        m += 1
        if m == 60:
            m = 0
            h = (h + 1) % 24
    return lucky
#> lucky_minutes((9, 55), 10, 10)
#> lucky_minutes((23, 58), 5, 1)
#> lucky_minutes((0, 0), 0, 0)
#> lucky_minutes((12, 30), 12, 9)
#> lucky_minutes((19, 56), 8, 24)
# %%
from typing import List


class Solution:
    def sumOfBlocks(self, grid: List[List[int]], k: int) -> List[List[int]]:
        n, m = len(grid), len(grid[0])
        out = [[0] * (-(-m // k)) for _ in range(-(-n // k))]
        for i in range(n):
            for j in range(m):
                out[i // k][j // k] += grid[i][j] * (1 if (i + j) % 2 == 0 else -1)
        return out
#> Solution().sumOfBlocks([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 2)
#> Solution().sumOfBlocks([[5]], 3)
#> Solution().sumOfBlocks([[1, 1, 1, 1], [2, 2, 2, 2]], 2)
#> Solution().sumOfBlocks([[3, -1], [0, 4], [9, 9]], 1)
#> Solution().sumOfBlocks([], 2)
# %%
def make_counter(base):
    digits = [0]

    def tick():
        i = 0
        while i < len(digits) and digits[i] == base - 1:
            digits[i] = 0
            i += 1
        if i == len(digits):
            digits.append(1)
        else:
            digits[i] += 1
        return i

    return tick, digits


def odometer_flips(base, ticks):
    tick, digits = make_counter(base)
    flips = 0
    for _ in range(ticks):
        flips += tick()
    return flips, digits[::-1]
#> odometer_flips(2, 9)
#> odometer_flips(10, 12)
#> odometer_flips(3, 0)
#> odometer_flips(4, 7)
#> odometer_flips(3, 14)
# %%
class Solution:
    def primeGapsWord(self, lo, hi):
        def prime(n):
            if n < 4:
                return n > 1
            if n % 2 == 0 or n % 3 == 0:
                return False
            k = 5
            while k * k <= n:
                if n % k == 0 or n % (k + 2) == 0:
                    return False
                k += 6
            return True

        last = None
        word = ''
        for n in range(lo, hi + 1):
            if prime(n):
                if last is not None:
                    word += chr(96 + n - last)
                last = n
        return word
#> Solution().primeGapsWord(2, 14)
#> Solution().primeGapsWord(24, 28)
#> Solution().primeGapsWord(40, 54)
#> Solution().primeGapsWord(89, 98)
#> Solution().primeGapsWord(100, 110)
# %%
def pay_slabs(income, slabs):
    tax = 0
    prev = 0
    for limit, rate in slabs:
        if income <= prev:
            break
        part = (income if limit is None else min(income, limit)) - prev
        tax += part * rate
        if limit is None:
            break
        prev = limit
    whole, rest = divmod(tax, 100)
    return whole + (rest >= 50)
#> pay_slabs(950, [(100, 0), (500, 10), (None, 25)])
#> pay_slabs(0, [(100, 5)])
#> pay_slabs(1234, [(1000, 7), (1200, 19)])
#> pay_slabs(100, [(100, 0), (None, 50)])
#> pay_slabs(333, [(50, 1), (150, 3), (300, 9), (None, 27)])
# %%
class Solution:
    def knightSums(self, board, moves):
        r = c = 0
        n = len(board)
        total = board[0][0]
        jumps = [(1, 2), (2, 1), (-1, 2), (2, -1)]
        for m in moves:
            dr, dc = jumps[m % 4]
            r, c = (r + dr) % n, (c + dc) % n
            total += board[r][c]
            board[r][c] = 0
        return total, (r, c)
#> Solution().knightSums([[1, 2, 3], [4, 5, 6], [7, 8, 9]], [0, 1, 2])
#> Solution().knightSums([[5]], [3, 3])
#> Solution().knightSums([[1, 2], [3, 4]], [])
#> Solution().knightSums([[9, 8, 7, 6], [1, 2, 3, 4], [0, 0, 5, 5], [2, 2, 1, 1]], [3, 7, 2, 0])
#> Solution().knightSums([[1, 0, 1], [0, 1, 0], [1, 0, 1]], [-1, -2, -3, -4])
# %%
def factorial_digits(n):
    digits = []
    k = 2
    while n:
        n, r = divmod(n, k)
        digits.append(r)
        k += 1
    return digits


def pick_order(names, n):
    code = factorial_digits(n)
    code = code[:len(names) - 1]
    code += [0] * (len(names) - 1 - len(code))
    pool = list(names)
    order = []
    for d in reversed(code):
        order.append(pool.pop(d))
    return ''.join(order + pool)
#> pick_order('abcd', 9)
#> pick_order('xyz', 0)
#> pick_order('q', 3)
#> pick_order('lemon', 77)
#> pick_order('ab', 1)
# %%
class Solution:
    def tugOfBits(self, a, b):
        rounds = 0
        while a != b and rounds < 15:
            if bin(a).count('1') >= bin(b).count('1'):
                a ^= a & -a
                b += 1
            else:
                b ^= b & -b
                a += 1
            rounds += 1
        return rounds, a, b
#> Solution().tugOfBits(7, 8)
#> Solution().tugOfBits(5, 5)
#> Solution().tugOfBits(0, 3)
#> Solution().tugOfBits(63, 10)
#> Solution().tugOfBits(12, 9)
# %%
def egyptian_parts(p, q):
    parts = []
    while p > 0:
        d = (q + p - 1) // p
        parts.append(d)
        p, q = p * d - q, q * d
    return parts


def bread_cuts(loaves, people):
    whole, left = divmod(loaves, people)
    if left == 0:
        return f'{whole} each'
    parts = egyptian_parts(left, people)
    text = ' + '.join(f'1/{d}' for d in parts)
    return f'{whole} + {text}' if whole else text
#> bread_cuts(5, 8)
#> bread_cuts(6, 3)
#> bread_cuts(9, 4)
#> bread_cuts(4, 13)
#> bread_cuts(1, 7)
# %%
from collections import Counter


class Solution:
    def diceHand(self, dice):
        cnt = Counter(dice)
        groups = sorted(cnt.values(), reverse=True)
        distinct = sorted(cnt)
        if not dice:
            return ('none', 0)
        if groups[0] == len(dice):
            return ('all', dice[0] * 10)
        if len(distinct) == len(dice) and distinct[-1] - distinct[0] == len(dice) - 1:
            return ('run', sum(dice) + 15)
        if groups[0] >= 2:
            value = max(d for d in cnt if cnt[d] == groups[0])
            return ('group', value * groups[0])
        return ('loose', max(dice))
#> Solution().diceHand([3, 3, 3, 3])
#> Solution().diceHand([5, 2, 4, 3])
#> Solution().diceHand([])
#> Solution().diceHand([6, 1, 6, 1, 2])
#> Solution().diceHand([1, 6, 4])
# %%
def last_digit_cycle(base):
    cycle = []
    x = base % 10
    while x not in cycle:
        cycle.append(x)
        x = x * base % 10
    return cycle


def tower_digit(a, b, c):
    cycle = last_digit_cycle(a)
    k = len(cycle)
    exponent = 1
    for _ in range(c):
        exponent = exponent * b % k
    return cycle[(exponent - 1) % k]


def tower_row(bases, b, c):
    return [tower_digit(a, b, c) for a in bases]
#> tower_row([2, 3, 4], 3, 2)
#> tower_row([], 1, 1)
#> tower_row([7, 10, 12], 5, 0)
#> tower_row([8], 9, 4)
#> tower_row([13, 19, 25, 6], 2, 3)
# %%
class Solution:
    def archery(self, shots, rings):
        total, streak, best = 0, 0, 0
        for x, y in shots:
            d2 = x * x + y * y
            for points, radius in enumerate(rings):
                if d2 <= radius * radius:
                    gained = len(rings) - points
                    break
            else:
                gained = 0
            streak = streak + 1 if gained else 0
            best = max(best, streak)
            total += gained
        return total, best
#> Solution().archery([(0, 1), (3, 4), (6, 0)], [1, 3, 5])
#> Solution().archery([], [2])
#> Solution().archery([(-2, 2), (9, 9), (1, 1), (0, 0)], [2, 4])
#> Solution().archery([(5, 12), (8, 6)], [10, 13, 20])
#> Solution().archery([(7, 7)], [])
# %%
def pisano_like(a, b, m, limit=40):
    start = (a % m, b % m)
    cur = start
    for steps in range(1, limit + 1):
        cur = (cur[1], (cur[0] + cur[1]) % m)
        if cur == start:
            return steps
    return None
#> pisano_like(0, 1, 3)
#> pisano_like(2, 1, 5)
#> pisano_like(0, 0, 7)
#> pisano_like(1, 3, 10, 12)
#> pisano_like(4, 9, 11)
# %%
class Solution:
    def rentMonths(self, start, end):
        y1, m1, d1 = start
        y2, m2, d2 = end
        months = (y2 - y1) * 12 + m2 - m1
        if d2 < d1:
            months -= 1
        if months < 0:
            return 'invalid'
        years, rest = divmod(months, 12)
        words = []
        if years:
            words.append(f"{years} year{'s' if years > 1 else ''}")
        if rest or not years:
            words.append(f"{rest} month{'s' if rest != 1 else ''}")
        return ' and '.join(words)
#> Solution().rentMonths((2020, 5, 10), (2022, 7, 9))
#> Solution().rentMonths((2021, 1, 1), (2021, 1, 31))
#> Solution().rentMonths((2019, 3, 3), (2018, 9, 3))
#> Solution().rentMonths((2000, 2, 29), (2001, 2, 29))
#> Solution().rentMonths((2010, 12, 15), (2011, 1, 20))
# %%
def spread(n, parts):
    q, r = divmod(n, parts)
    return [q + 1] * r + [q] * (parts - r)


def product(nums):
    out = 1
    for x in nums:
        out *= x
    return out


def best_split(n):
    best, plan = n, [n]
    for parts in range(2, n + 1):
        pieces = spread(n, parts)
        p = product(pieces)
        if p > best:
            best, plan = p, pieces
    return best, plan
#> best_split(7)
#> best_split(1)
#> best_split(4)
#> best_split(8)
#> best_split(5)
# %%
class Solution:
    def hiddenTotal(self, text):
        total = 0
        cur = ''
        base = 10
        for ch in text + ' ':
            if ch in '01234567' or (base == 10 and ch in '89'):
                cur += ch
            else:
                if cur:
                    total += int(cur, base)
                cur = ''
                base = 8 if ch == 'o' else 2 if ch == 'b' else 10
                if base == 2:
                    base = 8
        return total
#> Solution().hiddenTotal('12 o17 9')
#> Solution().hiddenTotal('')
#> Solution().hiddenTotal('x10b10o10')
#> Solution().hiddenTotal('o789')
#> Solution().hiddenTotal('8-8+o20')
# %%
def sum_digits(n, base):
    total = 0
    while n > 0:
        total += n % base
        n //= base
    return total


def kaprekar_walk(n, width, steps):
    path = [n]
    for _ in range(steps):
        digits = sorted(f'{n:0{width}d}')
        small, big = int(''.join(digits)), int(''.join(digits[::-1]))
        n = big - small
        if n in path:
            break
        path.append(n)
    return path, sum_digits(path[-1], 10)
#> kaprekar_walk(352, 3, 8)
#> kaprekar_walk(11, 2, 4)
#> kaprekar_walk(2024, 4, 6)
#> kaprekar_walk(5, 2, 7)
#> kaprekar_walk(10, 3, 0)
# %%
class Solution:
    def lampSchedule(self, periods, t):
        on = 0
        for i, (up, down) in enumerate(periods):
            if t % (up + down) < up:
                on |= 1 << i
        return on

    def bestMoment(self, periods, horizon):
        best_t, best_mask = 0, 0
        for t in range(horizon):
            mask = self.lampSchedule(periods, t)
            if bin(mask).count('1') > bin(best_mask).count('1'):
                best_t, best_mask = t, mask
        return best_t, best_mask
#> Solution().bestMoment([(1, 2), (2, 1)], 4)
#> Solution().bestMoment([], 3)
#> Solution().bestMoment([(0, 3), (1, 1), (2, 2)], 6)
#> Solution().bestMoment([(5, 5)], 0)
#> Solution().bestMoment([(0, 2), (0, 1)], 4)
# %%
def collinear(a, b, c):
    return (b[0] - a[0]) * (c[1] - a[1]) == (b[1] - a[1]) * (c[0] - a[0])


def longest_row(stakes):
    n = len(stakes)
    if n <= 2:
        return n
    best = 2
    for i in range(n):
        for j in range(i + 1, n):
            count = 2
            for k in range(j + 1, n):
                if collinear(stakes[i], stakes[j], stakes[k]):
                    count += 1
            best = max(best, count)
    return best
#> longest_row([(0, 0), (1, 1), (2, 2), (3, 1)])
#> longest_row([(4, 4)])
#> longest_row([(0, 0), (1, 2), (2, 1)])
#> longest_row([(0, 3), (1, 3), (5, 3), (9, 3)])
#> longest_row([(0, 0), (2, 4), (1, 2), (3, 3), (-1, -2)])
# %%
class Solution:
    def bottleCaps(self, money, price, swap):
        bottles, money = divmod(money, price)
        caps = bottles
        log = [bottles]
        while caps >= swap:
            fresh, caps = divmod(caps, swap)
            bottles += fresh
            caps += fresh
            log.append(fresh)
        return bottles, caps, money, log
#> Solution().bottleCaps(30, 2, 3)
#> Solution().bottleCaps(5, 7, 2)
#> Solution().bottleCaps(100, 9, 4)
#> Solution().bottleCaps(64, 1, 2)
#> Solution().bottleCaps(12, 3, 5)
# %%
def stern_path(p, q):
    path = ''
    while p != q:
        if p > q:
            k = (p - 1) // q
            path += f'R{k}'
            p -= q * k
        else:
            k = (q - 1) // p
            path += f'L{k}'
            q -= p * k
        if len(path) > 30:
            return path + '...'
    return path or 'root'
#> stern_path(5, 7)
#> stern_path(1, 1)
#> stern_path(19, 4)
#> stern_path(55, 34)
#> stern_path(3, 100)
# %%
class Solution:
    def choirRows(self, heights, modulus):
        rows = [[] for _ in range(modulus)]
        for h in heights:
            rows[h % modulus].append(h // modulus)
        return [max(row) - min(row) if row else -1 for row in rows]
#> Solution().choirRows([10, 13, 22, 31], 3)
#> Solution().choirRows([], 2)
#> Solution().choirRows([-4, 4, -9, 9], 5)
#> Solution().choirRows([100, 200, 300], 7)
#> Solution().choirRows([8], 1)
# %%
def merge_roman(a, b):
    values = dict(zip('IVXLC', (1, 5, 10, 50, 100)))
    letters = sorted(a + b, key=values.get, reverse=True)
    out = []
    rules = [('IIIII', 'V'), ('VV', 'X'), ('XXXXX', 'L'), ('LL', 'C')]
    word = ''.join(letters)
    for many, one in rules:
        while many in word:
            word = word.replace(many, one, 1)
            word = ''.join(sorted(word, key=values.get, reverse=True))
            out.append(one)
    return word, ''.join(out)
#> merge_roman('VIII', 'VII')
#> merge_roman('', 'X')
#> merge_roman('XXXX', 'XVVI')
#> merge_roman('LXII', 'LXXXXIII')
#> merge_roman('I', 'C')
# %%
class Solution:
    def elevatorLoad(self, floors, calls, energy):
        at = 0
        visited = []
        for target in calls:
            if not 0 <= target < floors:
                continue
            cost = 2 * (target - at) if target > at else at - target
            if cost > energy:
                break
            energy -= cost
            at = target
            visited.append(at)
        return visited, energy
#> Solution().elevatorLoad(10, [3, 7, 2, 9], 30)
#> Solution().elevatorLoad(5, [4, 8, -1, 0], 12)
#> Solution().elevatorLoad(3, [], 5)
#> Solution().elevatorLoad(20, [15, 1], 29)
#> Solution().elevatorLoad(6, [5, 0, 5, 0, 5], 27)
# %%
def multiplicative_inverse(a, m):
    old_r, r = a % m, m
    old_s, s = 1, 0
    while r:
        q = old_r // r
        old_r, r = r, old_r - q * r
        old_s, s = s, old_s - q * s
    if old_r != 1:
        return None
    return old_s % m


def mod_divide(pairs, m):
    answers = []
    for a, b in pairs:
        inv = multiplicative_inverse(b, m)
        answers.append('x' if inv is None else a * inv % m)
    return answers
#> mod_divide([(6, 4), (1, 3)], 7)
#> mod_divide([(5, 2), (5, 3)], 10)
#> mod_divide([], 9)
#> mod_divide([(-8, 5), (7, 13)], 12)
#> mod_divide([(1, 0)], 11)
# %%
class Solution:
    def tallyBoxes(self, n):
        out, box = [], 0
        while n:
            take = min(n, 5 + box)
            out.append('#' if take == 5 + box else '|' * take)
            n -= take
            box += 1
        return ' '.join(out)
#> Solution().tallyBoxes(14)
#> Solution().tallyBoxes(0)
#> Solution().tallyBoxes(3)
#> Solution().tallyBoxes(26)
#> Solution().tallyBoxes(41)
# %%
def next_same_weight(n):
    low = n & -n
    ripple = n + low
    ones = n ^ ripple
    ones = (ones >> 2) // low
    return ripple | ones


def same_weight_between(start, stop):
    found = []
    n = start
    while n <= stop:
        found.append(n)
        n = next_same_weight(n)
    return found, bin(start).count('1')
#> same_weight_between(3, 20)
#> same_weight_between(8, 7)
#> same_weight_between(1, 64)
#> same_weight_between(14, 50)
#> same_weight_between(0, 5)
# %%
class Solution:
    def bouncePath(self, width, height, dx, dy):
        x = y = 0
        walls = []
        while len(walls) < 4:
            nx, ny = x + dx, y + dy
            hit = ''
            if not 0 <= nx <= width:
                dx = -dx
                hit += 'v'
            if not 0 <= ny <= height:
                dy = -dy
                hit += 'h'
            if hit:
                walls.append(hit + str(x))
            x, y = x + dx, y + dy
            if (x, y) == (0, 0):
                break
        return walls
#> Solution().bouncePath(4, 3, 1, 1)
#> Solution().bouncePath(2, 2, 1, 1)
#> Solution().bouncePath(6, 4, 2, 1)
#> Solution().bouncePath(5, 1, 1, 1)
#> Solution().bouncePath(9, 9, 3, 2)
# %%
def divisors(n):
    return [d for d in range(1, n + 1) if n % d == 0]


def shared_divisors(a, b):
    db = divisors(b)
    return [d for d in divisors(a) if d in db]


def pack_grid(apples, pears):
    plans = []
    for boxes in reversed(shared_divisors(apples, pears)):
        per = (apples // boxes, pears // boxes)
        if sum(per) <= 12:
            plans.append((boxes, per))
    return plans[:3]
#> pack_grid(12, 18)
#> pack_grid(7, 5)
#> pack_grid(24, 36)
#> pack_grid(13, 26)
#> pack_grid(8, 9)
# %%
class Solution:
    def twistSequence(self, n):
        seq = [1]
        while len(seq) < n:
            k = len(seq)
            if k % 2:
                seq.append(seq[k // 2] + seq[-1])
            else:
                seq.append(abs(seq[-1] - seq[k // 2]) + 1)
        return seq[:n]
#> Solution().twistSequence(8)
#> Solution().twistSequence(1)
#> Solution().twistSequence(0)
#> Solution().twistSequence(13)
#> Solution().twistSequence(20)
# %%
def parse_angle(text):
    sign = -1 if text.startswith('-') else 1
    deg, _, minutes = text.lstrip('-').partition(':')
    return sign * (int(deg) * 60 + int(minutes or 0))


def show_angle(total):
    total %= 360 * 60
    return f'{total // 60}:{total % 60:02d}'


def compass(turns):
    heading = 0
    smallest = None
    for t in turns:
        heading += parse_angle(t)
        if smallest is None or heading < smallest:
            smallest = heading
    return show_angle(heading), smallest
#> compass(['90', '-45:30', '10:15'])
#> compass([])
#> compass(['-0:30', '-359:30'])
#> compass(['270', '180:45'])
#> compass(['1:05', 'x'])
# %%
from math import comb


class Solution:
    def lotteryTable(self, total, drawn, picked):
        table = {}
        for hits in range(picked + 1):
            ways = comb(drawn, hits) * comb(total - drawn, picked - hits)
            if ways:
                table[hits] = ways
        everything = sum(table.values())
        likely = max(table, key=table.get)
        return likely, table[likely] * 100 // everything
#> Solution().lotteryTable(10, 3, 3)
#> Solution().lotteryTable(6, 6, 2)
#> Solution().lotteryTable(20, 5, 4)
#> Solution().lotteryTable(8, 0, 1)
#> Solution().lotteryTable(49, 6, 6)
# %%
def subtract_borrow(a, b, base):
    result = []
    borrows = 0
    borrow = 0
    for i in range(len(a)):
        top = a[-1 - i] - borrow
        bottom = b[-1 - i] if i < len(b) else 0
        borrow = 0
        if top < bottom:
            top += base
            borrow = 1
            borrows += 1
        result.insert(0, top - bottom)
    while len(result) > 1 and result[0] == 0:
        del result[0]
    return (result, borrows) if not borrow else (None, borrows)
#> subtract_borrow([1, 0, 0, 2], [9, 9], 10)
#> subtract_borrow([5], [5], 6)
#> subtract_borrow([3, 1], [3, 2], 4)
#> subtract_borrow([], [], 10)
#> subtract_borrow([1, 1, 0, 0, 1], [1, 1, 0], 2)
# %%
class Solution:
    def candleNumber(self, age, stock):
        digits = [int(d) for d in str(age)]
        left = stock[:]
        swaps = 0
        for d in digits:
            if left[d]:
                left[d] -= 1
                continue
            other = {6: 9, 9: 6}.get(d)
            if other is None or not left[other]:
                return -1
            left[other] -= 1
            swaps += 1
        return swaps
#> Solution().candleNumber(69, [0, 0, 0, 0, 0, 0, 2, 0, 0, 0])
#> Solution().candleNumber(7, [1, 1, 1, 1, 1, 1, 1, 0, 1, 1])
#> Solution().candleNumber(100, [2, 1, 0, 0, 0, 0, 0, 0, 0, 0])
#> Solution().candleNumber(99, [0, 0, 0, 0, 0, 0, 2, 0, 0, 0])
#> Solution().candleNumber(966, [0, 0, 0, 0, 0, 0, 1, 0, 0, 2])
