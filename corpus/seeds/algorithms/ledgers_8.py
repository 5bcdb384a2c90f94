# %%
def number(text, i):
    start = i
    while i < len(text) and text[i].isdigit():
        i += 1
    return int(text[start:i] or 0), i


def roll_term(text, i):
    """Twice the mean of a term such as 3d6 or 4, and where it ends."""
    count, i = number(text, i)
    if text[i:i + 1] != 'd':
        return 2 * count, i
    sides, i = number(text, i + 1)
    return (count or 1) * (sides + 1), i


def mean_roll(text):
    text = text.replace(' ', '')
    total, i = roll_term(text, 0)
    while i < len(text):
        sign = -1 if text[i] == '-' else 1
        part, i = roll_term(text, i + 1)
        total += sign * part
    return f"{total // 2}.{total % 2 * 5}"
#> mean_roll('2d6')
#> mean_roll('1d8 + 3')
#> mean_roll('')
#> mean_roll('3d4 - d6 + 2')
#> mean_roll('10')
# %%
class Solution:
    def sumCarry(self, rows: list) -> str:
        width = max(map(len, rows), default=0)
        padded = [r.rjust(width, '0') for r in rows]
        carry, out = 0, ''
        for col in zip(*(reversed(p) for p in padded)):
            carry += sum(map(int, col))
            out = str(carry % 10) + out
            carry //= 10
        return (str(carry) if carry else '') + out
#> Solution().sumCarry(['99', '1', '5'])
#> Solution().sumCarry([])
#> Solution().sumCarry(['12345', '67890'])
#> Solution().sumCarry(['999', '999', '999', '999', '999', '999', '999', '999', '999', '999', '999'])
#> Solution().sumCarry(['007'])
# %%
def flip_run(cells, i):
    c = cells[i]
    l = r = i
    while l > 0 and cells[l - 1] == c:
        l -= 1
    while r + 1 < len(cells) and cells[r + 1] == c:
        r += 1
    return cells[:l] + ('1' if c == '0' else '0') * (r - l + 1) + cells[r + 1:]


def flip_game(cells, picks):
    for p in picks:
        cells = flip_run(cells, p % len(cells))
        if len(set(map(int, cells))) == 1:
            return cells, 'uniform'
    return cells, cells.count('1')
#> flip_game('00110', [2])
#> flip_game('10101', [1, 3])
#> flip_game('0', [])
#> flip_game('110100', [0, 7, 3])
#> flip_game('1001', [5])
# %%
class Solution:
    def clockDuel(self, a: tuple, b: tuple, start: str) -> str:
        h, m = (int(p) for p in start.split(':'))
        t = h * 60 + m
        for _ in range(30):
            t += 1
            if self.beeps(t, a) and self.beeps(t, b):
                return f"{t // 60 % 24:02d}:{t % 60:02d}"
        return 'never'

    def beeps(self, t, watch):
        offset, period = watch
        return (t + offset) % period == 0
#> Solution().clockDuel((0, 3), (1, 4), '10:00')
#> Solution().clockDuel((0, 2), (1, 2), '00:00')
#> Solution().clockDuel((5, 7), (2, 3), '23:50')
#> Solution().clockDuel((0, 1), (0, 1), '9:59')
#> Solution().clockDuel((1, 5), (3, 6), '7:07')
# %%
def fold_digits(n, width):
    s = str(n)
    chunks = []
    while s:
        chunks.append(int(s[-width:]))
        s = s[:-width]
    return chunks


def divisible_by_999(n):
    while n > 999:
        n = sum(fold_digits(n, 3))
    return n in (0, 999)


def alternating_test(n):
    return sum(c if i % 2 == 0 else -c for i, c in enumerate(fold_digits(n, 3)))


def factor_hints(n):
    hints = []
    alt = alternating_test(n)
    for p in (7, 11, 13):
        if alt % p == 0:
            hints.append(p)
    if divisible_by_999(n):
        hints += [27, 37]
    return hints
#> factor_hints(1001)
#> factor_hints(5)
#> factor_hints(0)
#> factor_hints(12345654321)
#> factor_hints(1998)
# %%
class Solution:
    def gardenWater(self, beds, can):
        walked = 0
        full = can
        refills = 0
        for i, need in enumerate(beds, 1):
            while need:
                if full == 0:
                    walked += 2 * i
                    refills += 1
                    full = can
                pour = min(full, need)
                full -= pour
                need -= pour
        return walked + len(beds), refills, full
#> Solution().gardenWater([2, 3, 4], 5)
#> Solution().gardenWater([], 3)
#> Solution().gardenWater([7], 2)
#> Solution().gardenWater([0, 0, 5, 1], 6)
#> Solution().gardenWater([1, 1, 1, 1, 1], 2)
# %%
from collections import Counter


def letter_numbers(word):
    total = Counter()
    for i, ch in enumerate(word.lower()):
        if not ch.isalpha():
            continue
        total[ch] += (ord(ch) - 96) * (-1) ** i
    return total


def word_duel(a, b):
    diff = letter_numbers(a)
    diff.subtract(letter_numbers(b))
    return sorted((k, v) for k, v in diff.items() if v)
#> word_duel('bad', 'dab')
#> word_duel('noon', 'noon')
#> word_duel('', 'ace')
#> word_duel('A-b', 'ab')
#> word_duel('level', 'bevel')
# %%
class Solution:
    def batterySwap(self, batteries, trips):
        slots = sorted(batteries, reverse=True)
        swaps = 0
        for i, t in enumerate(trips):
            if slots[0] < t:
                best = max(slots)
                k = slots.index(best)
                slots[0], slots[k] = slots[k], slots[0]
                swaps += k != 0
                if best < t:
                    return i, swaps, slots
            slots[0] -= t
            slots[1:] = [min(100, s + 5) for s in slots[1:]]
        return len(trips), swaps, slots
#> Solution().batterySwap([50, 80], [30, 40, 60])
#> Solution().batterySwap([10], [4, 4, 4])
#> Solution().batterySwap([99, 98], [])
#> Solution().batterySwap([20, 60, 40], [50, 30, 30, 45])
#> Solution().batterySwap([5, 5], [6])
# %%
def nines_complement(s):
    return ''.join(str(9 - int(c)) for c in s)


def sub_by_adding(a, b):
    width = max(len(a), len(b))
    a, b = a.zfill(width), b.zfill(width)
    raw = int(a) + int(nines_complement(b))
    if raw >= 10 ** width:
        return raw - 10 ** width + 1
    return -int(nines_complement(str(raw).zfill(width)))


def differences(pairs):
    return [sub_by_adding(*p) for p in pairs]
#> differences([('512', '88'), ('88', '512')])
#> differences([('7', '7')])
#> differences([])
#> differences([('1000', '1'), ('0', '9'), ('45', '54')])
#> differences([('', '')])
# %%
class Solution:
    def spiralValue(self, n: int) -> tuple:
        x = y = 0
        dx, dy = 1, 0
        run = 1
        left = n
        turns = 0
        while left:
            step = min(run, left)
            x += dx * step
            y += dy * step
            left -= step
            dx, dy = -dy, dx
            turns += 1
            if turns % 2 == 0:
                run += 1
        return x, y
#> Solution().spiralValue(0)
#> Solution().spiralValue(7)
#> Solution().spiralValue(12)
#> Solution().spiralValue(50)
#> Solution().spiralValue(100)
# %%
def kind_of_leap(y, rules):
    """rules: (divisor, verdict) pairs, the last that fits decides."""
    verdict = False
    for d, v in rules:
        if y % d == 0:
            verdict = v
    return verdict


def days_between(y1, y2, rules, base=365):
    if y1 > y2:
        return -days_between(y2, y1, rules, base)
    return sum(base + kind_of_leap(y, rules) for y in range(y1, y2))
#> days_between(2000, 2004, [(4, True), (100, False), (400, True)])
#> days_between(5, 5, [(1, True)])
#> days_between(12, 8, [(2, True), (6, False)])
#> days_between(1, 4, [], base=300)
#> days_between(1898, 1903, [(4, 1), (100, 0)])
# %%
class Solution:
    def coinStackGame(self, stack: list) -> tuple:
        a = b = 0
        turn = True
        while stack:
            take_front = stack[0] % 2 == 0 or len(stack) == 1 or stack[0] >= stack[-1]
            coin = stack.pop(0) if take_front else stack.pop()
            if turn:
                a += coin
            else:
                b += coin
            if coin % 5 == 0:
                continue
            turn = not turn
        return a, b, 'a' if a > b else 'b' if b > a else '='
#> Solution().coinStackGame([3, 9, 4, 7])
#> Solution().coinStackGame([])
#> Solution().coinStackGame([5, 10, 1])
#> Solution().coinStackGame([2, 2])
#> Solution().coinStackGame([1, 15, 8, 20, 3, 6])
# %%
def ror(x, k, w=8):
    return (x >> k | x << (w - k)) & ((1 << w) - 1)


def mix(state, byte):
    state ^= byte
    state = ror(state, 3)
    return (state * 5 + 1) & 255


def fingerprint(rows):
    marks = []
    for row in rows:
        s = 0
        for v in row:
            s = mix(s, v & 255)
        marks.append(s)
    final = 0
    for m in marks:
        final = mix(final, m)
    return marks, final
#> fingerprint([[1, 2], [2, 1]])
#> fingerprint([])
#> fingerprint([[], [0], [0, 0]])
#> fingerprint([[255, -1, 256]])
#> fingerprint([[10, 20, 30], [30, 20, 10], [40]])
# %%
class Solution:
    def payDebts(self, debts):
        net = {}
        for frm, to, amt in debts:
            net[frm] = net.get(frm, 0) - amt
            net[to] = net.get(to, 0) + amt
        payments = []
        while any(net.values()):
            giver = min(net, key=lambda p: (net[p], p))
            taker = max(net, key=lambda p: (net[p], p))
            amt = min(-net[giver], net[taker])
            net[giver] += amt
            net[taker] -= amt
            payments.append(f"{giver}->{taker}:{amt}")
        return payments
#> Solution().payDebts([('a', 'b', 10), ('b', 'c', 10)])
#> Solution().payDebts([])
#> Solution().payDebts([('x', 'y', 5), ('y', 'x', 5)])
#> Solution().payDebts([('a', 'd', 7), ('b', 'd', 4), ('c', 'a', 9)])
#> Solution().payDebts([('m', 'n', 1), ('o', 'p', 2)])
# %%
def step(row, rule):
    n = len(row)
    return [rule(row[(i - 1) % n], row[i], row[(i + 1) % n]) for i in range(n)]


def majority(a, b, c):
    return int(a + b + c >= 2)


def parity(a, b, c):
    return (a + b + c) % 2


def evolve(row, script):
    for s in script:
        row = step(row, majority if s == 'm' else parity)
        if sum(row) in (0, len(row)):
            break
    return row
#> evolve([1, 0, 1, 1, 0], 'mm')
#> evolve([1, 0, 0], 'p')
#> evolve([0, 1, 0, 0], 'mpp')
#> evolve([1, 1, 0, 1], '')
#> evolve([1, 0, 0, 0, 1, 1], 'pm')
# %%
class Solution:
    def readingPlan(self, pages, per_day, boost):
        day = read = 0
        log = []
        while read < pages:
            day += 1
            today = per_day + boost * (day % 7 in (6, 0))
            today = min(today, pages - read)
            read += today
            log.append(today)
            if day % 3 == 0:
                per_day -= 1
            if per_day <= 0:
                return 'gave up', day, pages - read
        return day, log[-1] if log else 0
#> Solution().readingPlan(50, 10, 5)
#> Solution().readingPlan(0, 5, 1)
#> Solution().readingPlan(100, 3, 2)
#> Solution().readingPlan(77, 12, 0)
#> Solution().readingPlan(90, 8, 30)
# %%
def common_digits(a, b):
    count = 0
    while a and b:
        count += a % 10 == b % 10
        a //= 10
        b //= 10
    return count


def closest_pair(nums):
    best = None
    for i, a in enumerate(nums):
        for b in nums[:i]:
            c = common_digits(a, b)
            if best is None or (c, -abs(a - b)) > best[:2]:
                best = (c, -abs(a - b), b, a)
    return best and best[2:]
#> closest_pair([123, 523, 129])
#> closest_pair([7])
#> closest_pair([45, 54, 55, 44])
#> closest_pair([1000, 2000])
#> closest_pair([31, 4131, 531, 90])
# %%
class Solution:
    def tideBoxes(self, boxes: list, waves: list) -> list:
        """A wave of height w shifts each box lower than w one place right if free."""
        shore = boxes[:]
        for w in waves:
            for i in range(len(shore) - 2, -1, -1):
                if shore[i] is not None and shore[i] < w and shore[i + 1] is None:
                    shore[i + 1], shore[i] = shore[i], None
        return shore
#> Solution().tideBoxes([3, None, 1, None], [2, 4])
#> Solution().tideBoxes([], [1])
#> Solution().tideBoxes([5, 5, None, None], [6, 6])
#> Solution().tideBoxes([9, None], [9])
#> Solution().tideBoxes([1, None, None, 7, None], [3, 8, 2])
# %%
def as_time12(minute):
    h, m = divmod(minute % 1440, 60)
    suffix = 'am' if h < 12 else 'pm'
    return f"{h % 12 or 12}:{m:02d}{suffix}"


def from_time12(s):
    h, m = map(int, s[:-2].split(':'))
    h %= 12
    if s.endswith('pm'):
        h += 12
    return h * 60 + m


def meeting_end(start, talks, pause):
    t = from_time12(start)
    for k, length in enumerate(talks):
        if k:
            t += pause
        t += length
    return as_time12(t)
#> meeting_end('9:30am', [20, 45, 30], 10)
#> meeting_end('11:50pm', [15], 5)
#> meeting_end('12:00am', [], 3)
#> meeting_end('12:15pm', [60, 60, 60, 60], 15)
#> meeting_end('1:05am', [700, 50], 0)
# %%
class Solution:
    def powersBag(self, n, k):
        """Write n as a sum of exactly k powers of two, or []."""
        parts = [1 << i for i in range(n.bit_length()) if n >> i & 1]
        if not len(parts) <= k <= n:
            return []
        while len(parts) < k:
            parts.sort()
            big = parts.pop()
            half = big // 2
            parts += [half, half]
        return sorted(parts)
#> Solution().powersBag(9, 4)
#> Solution().powersBag(7, 2)
#> Solution().powersBag(5, 5)
#> Solution().powersBag(0, 0)
#> Solution().powersBag(100, 6)
# %%
def play(hand_a, hand_b, trump):
    def power(card):
        suit, rank = card[0], int(card[1:])
        return (suit == trump, rank)

    tricks = [0, 0]
    for i, (a, b) in enumerate(zip(hand_a, hand_b)):
        lead, other = (a, b) if i % 2 == 0 else (b, a)
        follower_wins = power(other) > power(lead) and (other[0] in (lead[0], trump))
        winner = (i % 2) ^ follower_wins
        tricks[winner] += 1
    return tricks
#> play(['h5', 's9'], ['h8', 'd2'], 'd')
#> play(['c10'], ['h12'], 's')
#> play([], [], 'h')
#> play(['h2', 'c3', 's4'], ['c9', 'c4', 's3'], 'c')
#> play(['d7', 'd8'], ['s1', 's2'], 's')
# %%
class Solution:
    def cubeDigits(self, n: int) -> list:
        seen = []
        while n not in seen:
            seen.append(n)
            n = self.step(n)
        return seen[seen.index(n):]

    def step(self, n: int) -> int:
        total = 0
        while n:
            total += (n % 10) ** 3
            n //= 10
        return total
#> Solution().cubeDigits(12)
#> Solution().cubeDigits(0)
#> Solution().cubeDigits(370)
#> Solution().cubeDigits(55)
#> Solution().cubeDigits(4)
# %%
def burrow(text):
    """Sorted-rotation transform with an end mark, then counts of runs."""
    t = text + '$'
    rows = sorted(t[i:] + t[:i] for i in range(len(t)))
    last = ''.join(r[-1] for r in rows)
    runs = 1
    for a, b in zip(last, last[1:]):
        runs += a != b
    return last, runs
#> burrow('banana')
#> burrow('')
#> burrow('abcabc')
#> burrow('zzz')
#> burrow('tell tall')
# %%
class Solution:
    def wageSlip(self, hours, rate, deductions):
        gross = sum(h * rate if h <= 8 else 8 * rate + (h - 8) * rate * 3 // 2 for h in hours)
        net = gross
        lines = [('gross', gross)]
        for name, kind, value in deductions:
            cut = gross * value // 100 if kind == '%' else value
            cut = min(cut, net)
            net -= cut
            lines.append((name, -cut))
            if net == 0:
                break
        lines.append(('net', net))
        return lines
#> Solution().wageSlip([8, 9, 4], 10, [('tax', '%', 20), ('fee', '$', 5)])
#> Solution().wageSlip([], 10, [('tax', '%', 50)])
#> Solution().wageSlip([12], 7, [])
#> Solution().wageSlip([5], 4, [('fine', '$', 100), ('tax', '%', 10)])
#> Solution().wageSlip([8, 8, 8, 10], 15, [('a', '%', 33), ('b', '%', 33), ('c', '%', 40)])
# %%
def xor_path(grid):
    """All xor values reachable along down/right paths."""
    h, w = len(grid), len(grid[0])
    reach = [[[] for _ in range(w)] for _ in range(h)]
    for i in range(h):
        for j in range(w):
            before = []
            if i:
                before += reach[i - 1][j]
            if j:
                before += reach[i][j - 1]
            if not i and not j:
                before = [0]
            reach[i][j] = sorted({b ^ grid[i][j] for b in before})
    return reach[-1][-1]
#> xor_path([[1, 2], [3, 4]])
#> xor_path([[7]])
#> xor_path([[5, 1, 6]])
#> xor_path([[0, 8], [8, 0], [3, 3]])
#> xor_path([[1, 1, 2], [4, 2, 1]])
# %%
class Solution:
    def oddEvenSort(self, nums: list) -> tuple:
        a = nums[:]
        swaps = passes = 0
        done = False
        while not done:
            done = True
            for start in (1, 0):
                for i in range(start, len(a) - 1, 2):
                    if a[i] > a[i + 1]:
                        a[i], a[i + 1] = a[i + 1], a[i]
                        swaps += 1
                        done = False
            passes += 1
        return a, swaps, passes
#> Solution().oddEvenSort([3, 1, 2])
#> Solution().oddEvenSort([])
#> Solution().oddEvenSort([5, 4, 3, 2, 1])
#> Solution().oddEvenSort([1, 2, 3])
#> Solution().oddEvenSort([2, 2, 0, 9, -1])
# %%
def horner_digits(ds, base):
    v = 0
    for d in ds:
        if not 0 <= d < base:
            raise ValueError(f"digit {d} in base {base}")
        v = v * base + d
    return v


def rebase(ds, src, dst):
    n = horner_digits(ds, src)
    out = []
    while n:
        out.insert(0, n % dst)
        n //= dst
    return out
#> rebase([1, 0, 1, 1], 2, 10)
#> rebase([15, 15], 16, 7)
#> rebase([], 3, 5)
#> rebase([2, 9], 8, 2)
#> rebase([4, 2, 0], 60, 100)
# %%
class Solution:
    def signalFloors(self, signal: str) -> dict:
        floor = 0
        stats = {'top': 0, 'bottom': 0, 'ground': 0}
        for i, c in enumerate(signal):
            before = floor
            if c == '(':
                floor += 1
            elif c == ')':
                floor -= 1
            elif c == '0':
                floor = 0
            if before and not floor:
                stats['ground'] += 1
            stats['top'] = max(stats['top'], floor)
            stats['bottom'] = min(stats['bottom'], floor)
            if floor == -3:
                stats['basement'] = i
                break
        return stats
#> Solution().signalFloors('(()0)')
#> Solution().signalFloors('))))')
#> Solution().signalFloors('')
#> Solution().signalFloors('()()((')
#> Solution().signalFloors(')(0x((0')
# %%
def bezout(a, b):
    if b == 0:
        return a, 1, 0
    g, x, y = bezout(b, a % b)
    return g, y, x - (a // b) * y


def two_stamps(a, b, total):
    """Non-negative counts of stamps a and b that make total, with few of a."""
    g, x, _ = bezout(a, b)
    if total % g:
        return None
    x = x * (total // g) % (b // g)
    rest = total - a * x
    return (x, rest // b) if rest >= 0 else None
#> two_stamps(5, 8, 41)
#> two_stamps(6, 9, 20)
#> two_stamps(7, 3, 0)
#> two_stamps(10, 14, 22)
#> two_stamps(13, 21, 500)
# %%
class Solution:
    def hamsterWheel(self, speeds: list, limit: int) -> tuple:
        energy, tired, laps = 10, 0, 0
        i = 0
        while i < limit and energy > 0:
            s = speeds[i % len(speeds)]
            if tired >= 6:
                tired -= 4
                energy += 1
            else:
                laps += s
                tired += s
                energy -= 1 + s // 3
            i += 1
        return laps, energy, i
#> Solution().hamsterWheel([2, 4], 8)
#> Solution().hamsterWheel([9], 20)
#> Solution().hamsterWheel([1], 0)
#> Solution().hamsterWheel([0, 3, 1], 12)
#> Solution().hamsterWheel([1, 1, 6, 2], 15)
# %%
def expand_ranges(spec):
    days = []
    for part in spec.split(','):
        lo, dash, hi = part.partition('-')
        if dash:
            step = 1
            if '/' in hi:
                hi, st = hi.split('/')
                step = int(st)
            days.extend(range(int(lo), int(hi) + 1, step))
        elif part:
            days.append(int(lo))
    return days


def overlap(a, b):
    other = expand_ranges(b)
    return [d for d in expand_ranges(a) if d in other]
#> overlap('1-5,9', '4-10')
#> overlap('', '1-3')
#> overlap('1-20/4', '5,9,10')
#> overlap('7', '7')
#> overlap('10-1', '1-10/3')
# %%
class Solution:
    def poweredBits(self, n, k):
        """Toggle the k-th set bit from the right and the k-th zero bit too."""
        ones = zeros = 0
        pos = 0
        out = n
        while ones < k or zeros < k:
            if n >> pos & 1:
                ones += 1
                if ones == k:
                    out ^= 1 << pos
            else:
                zeros += 1
                if zeros == k:
                    out |= 1 << pos
            pos += 1
            if pos > n.bit_length() + k:
                break
        return out, bin(out ^ n)
#> Solution().poweredBits(22, 1)
#> Solution().poweredBits(7, 2)
#> Solution().poweredBits(0, 2)
#> Solution().poweredBits(85, 3)
#> Solution().poweredBits(12, 0)
# %%
def dutch_clock(price, drop, buyers):
    """Price falls until someone's limit is met; the limit grows with patience."""
    sold = []
    waiting = dict(buyers)
    tick = 0
    while waiting and price > 0:
        takers = [b for b in waiting if waiting[b] + tick // 3 >= price]
        for b in sorted(takers):
            sold.append((b, price))
            del waiting[b]
        if not takers:
            price -= drop
        else:
            price += 2
        tick += 1
    return sold, tick
#> dutch_clock(30, 5, [('a', 18), ('b', 25)])
#> dutch_clock(10, 3, [])
#> dutch_clock(12, 4, [('x', 0)])
#> dutch_clock(20, 6, [('m', 9), ('k', 9), ('p', 30)])
#> dutch_clock(8, 1, [('q', 6)])
# %%
class Solution:
    def numberTrain(self, nums: list) -> list:
        """Couple wagons whose last digit equals the next one's first digit."""
        trains = []
        for n in nums:
            head, tail = str(n)[0], n % 10
            for t in trains:
                if int(head) == t[-1] % 10:
                    t.append(n)
                    break
                if tail == int(str(t[0])[0]):
                    t.insert(0, n)
                    break
            else:
                trains.append([n])
        return sorted(trains, key=len, reverse=True)
#> Solution().numberTrain([12, 25, 51, 90])
#> Solution().numberTrain([])
#> Solution().numberTrain([33, 33, 3])
#> Solution().numberTrain([47, 84, 70, 19])
#> Solution().numberTrain([5, 6, 7])
# %%
def ewma(values, num, den):
    """Smoothing in integers, kept scaled by 1000."""
    acc = None
    out = []
    for v in values:
        v *= 1000
        acc = v if acc is None else acc + (v - acc) * num // den
        out.append(acc // 1000)
    return out


def alarms(values, limit):
    smooth = ewma(values, 1, 3)
    return [i for i, (v, s) in enumerate(zip(values, smooth)) if abs(v - s) > limit], smooth
#> alarms([10, 10, 40, 10], 5)
#> alarms([], 1)
#> alarms([7], 0)
#> alarms([1, 2, 4, 8, 16, 32], 3)
#> alarms([-5, 5, -5, 5], 4)
# %%
class Solution:
    def vowelBase(self, word: str) -> int:
        order = 'aeiou'
        value = 0
        for c in word:
            d = order.find(c)
            if d >= 0:
                value = value * 5 + d
            else:
                value ^= ord(c) & 7
        return value

    def rank(self, words: list) -> list:
        scored = [(self.vowelBase(w), w) for w in words]
        scored.sort(key=lambda p: (p[0], -len(p[1])))
        return scored
#> Solution().rank(['audio', 'piano', 'tree'])
#> Solution().rank([])
#> Solution().rank(['a', 'aa', ''])
#> Solution().rank(['queue', 'rhythm'])
#> Solution().rank(['bed', 'dab', 'cub', 'ice'])
# %%
def sandglass(glasses, target):
    """Flip each as it runs out; is a moment with `target` minutes marked by an end?"""
    left = list(glasses)
    t = 0
    marks = []
    while t < target:
        dt = min(left)
        t += dt
        ended = [i for i, x in enumerate(left) if x == dt]
        left = [x - dt for x in left]
        for i in ended:
            left[i] = glasses[i]
        marks.append((t, len(ended)))
    return t == target, marks[-2:]
#> sandglass([3, 5], 9)
#> sandglass([4], 6)
#> sandglass([2, 7], 0)
#> sandglass([4, 6, 9], 18)
#> sandglass([5, 7], 11)
# %%
class Solution:
    def dealCards(self, n, players, hand):
        deck = [(s, r) for r in range(1, n + 1) for s in 'ab']
        hands = [[] for _ in range(players)]
        for k in range(hand * players):
            if not deck:
                break
            at = (k * k + 1) % len(deck)
            hands[k % players].append(deck.pop(at))
        points = []
        for h in hands:
            ranks = [r for _, r in h]
            points.append(sum(ranks) + 10 * (len(ranks) - len(set(ranks))))
        return points, len(deck)
#> Solution().dealCards(4, 2, 3)
#> Solution().dealCards(1, 3, 2)
#> Solution().dealCards(6, 1, 5)
#> Solution().dealCards(0, 2, 1)
#> Solution().dealCards(5, 4, 2)
# %%
def quarter_code(x, y, bits):
    """Interleave the bits of x and y, then write it in base 4."""
    z = 0
    for i in range(bits):
        z |= (x >> i & 1) << 2 * i
        z |= (y >> i & 1) << 2 * i + 1
    out = ''
    for i in reversed(range(bits)):
        out += str(z >> 2 * i & 3)
    return out


def shared_cell(points, bits):
    codes = [quarter_code(x, y, bits) for x, y in points]
    common = ''
    for column in zip(*codes):
        if any(c != column[0] for c in column):
            break
        common += column[0]
    return common, sorted(codes)
#> shared_cell([(1, 2), (1, 3)], 2)
#> shared_cell([], 3)
#> shared_cell([(5, 5)], 3)
#> shared_cell([(0, 0), (7, 7)], 3)
#> shared_cell([(8, 1), (9, 0), (10, 3)], 4)
# %%
class Solution:
    def loyalty(self, purchases):
        points, tier = 0, 'tin'
        steps = {'tin': (100, 'silver'), 'silver': (300, 'gold')}
        factor = {'tin': 1, 'silver': 2, 'gold': 3}
        for cents in purchases:
            if cents < 0:
                points = max(0, points + cents // 100)
                continue
            points += cents // 100 * factor[tier]
            while tier in steps and points >= steps[tier][0]:
                points += 5
                tier = steps[tier][1]
        return tier, points
#> Solution().loyalty([5000, 6000, 1000])
#> Solution().loyalty([])
#> Solution().loyalty([40000])
#> Solution().loyalty([99, -500, 2500])
#> Solution().loyalty([12000, -3050, 9900, 10000])
