# %%
class Solution:
    def harborLocks(self, ships, lock_len):
        batches = []
        cur, room = [], lock_len
        for i, s in enumerate(ships):
            need = s + (1 if cur else 0)
            if need > room:
                batches.append((cur, room))
                cur, room = [], lock_len
                need = s
            if s > lock_len:
                return 'ship %d too long' % i
            cur.append(i)
            room -= need
        if cur:
            batches.append((cur, room))
        waste = sum(r for _, r in batches)
        return len(batches), waste * 100 // (len(batches) * lock_len or 1)
#> Solution().harborLocks([30, 40, 25, 60], 100)
#> Solution().harborLocks([], 10)
#> Solution().harborLocks([5, 50], 20)
#> Solution().harborLocks([9, 9, 9], 19)
#> Solution().harborLocks([3, 4, 2, 1, 6], 8)
# %%
def count_primes_dividing(n):
    count, p = 0, 2
    while n > 1:
        if n % p == 0:
            count += 1
            while n % p == 0:
                n //= p
        p += 1
    return count


def tower_heights(blocks):
    towers = []
    for b in blocks:
        k = count_primes_dividing(b)
        for t in towers:
            if t[-1][1] > k:
                t.append((b, k))
                break
        else:
            towers.append([(b, k)])
    return [[b for b, _ in t] for t in towers]
#> tower_heights([30, 6, 8])
#> tower_heights([])
#> tower_heights([7, 12, 4, 1])
#> tower_heights([9, 10, 1])
#> tower_heights([42, 15, 5, 20, 16])
# %%
def to_digits(n, base, width):
    out = [0] * width
    for i in range(width - 1, -1, -1):
        n, out[i] = divmod(n, base)
    return out


def matches(code, hint):
    return all(h is None or h == d for d, h in zip(code, hint))


def list_codes(base, hint, parity):
    width = len(hint)
    codes = []
    for n in range(base ** width):
        code = to_digits(n, base, width)
        if matches(code, hint) and sum(code) % 2 == parity:
            codes.append(''.join(map(str, code)))
    return codes
#> list_codes(2, [None, 1], 0)
#> list_codes(3, [2], 1)
#> list_codes(2, [1, None, None], 1)
#> list_codes(3, [0, 0], 0)
#> list_codes(5, [], 0)
# %%
class Solution:
    def dustStorm(self, cells, gens):
        rule = 0b01101110
        for _ in range(gens):
            nxt = 0
            size = cells.bit_length() + 1
            for i in range(size):
                left = cells >> (i + 1) & 1
                mid = cells >> i & 1
                right = cells >> (i - 1) & 1 if i else 0
                if rule >> (left * 4 + mid * 2 + right) & 1:
                    nxt |= 1 << i
            cells = nxt
        return bin(cells)[2:]
#> Solution().dustStorm(1, 3)
#> Solution().dustStorm(0, 2)
#> Solution().dustStorm(5, 2)
#> Solution().dustStorm(9, 0)
#> Solution().dustStorm(6, 3)
# %%
def ratio_cmp(a, b):
    left = a[0] * b[1]
    right = b[0] * a[1]
    return (left > right) - (left < right)


def insertion_by(items, cmp):
    out = []
    swaps = 0
    for item in items:
        i = len(out)
        while i > 0 and cmp(item, out[i - 1]) < 0:
            i -= 1
            swaps += 1
        out.insert(i, item)
    return out, swaps


def rank_batters(stats):
    ordered, swaps = insertion_by(list(stats.values()), ratio_cmp)
    names = []
    for name, st in stats.items():
        names.append((ordered.index(st), name))
    return [n for _, n in sorted(names, reverse=True)], swaps
#> rank_batters({'al': (3, 10), 'bo': (1, 3), 'cy': (2, 9)})
#> rank_batters({})
#> rank_batters({'x': (1, 2), 'y': (2, 4)})
#> rank_batters({'m': (9, 10), 'n': (7, 8), 'o': (5, 6), 'p': (3, 4)})
#> rank_batters({'solo': (0, 5)})
# %%
class Solution:
    def sliceSums(self, n):
        s = str(n)
        best = None
        for cut in range(1, len(s)):
            a, b = int(s[:cut]), int(s[cut:])
            value = a * b + (a ^ b)
            if best is None or value > best[0]:
                best = (value, a, b)
        return best
#> Solution().sliceSums(1234)
#> Solution().sliceSums(7)
#> Solution().sliceSums(5005)
#> Solution().sliceSums(91827)
#> Solution().sliceSums(60)
# %%
def month_grid(start, days):
    weeks = []
    week = [0] * start
    for d in range(1, days + 1):
        week.append(d)
        if len(week) == 7:
            weeks.append(week)
            week = []
    if week:
        weeks.append(week + [0] * (7 - len(week)))
    return weeks


def column_sums(weeks):
    return [sum(col) for col in zip(*weeks)]


def heaviest_weekday(start, days):
    sums = column_sums(month_grid(start, days))
    if not sums:
        return None
    return 'MTWTFSS'[sums.index(max(sums))], max(sums) - min(sums)
#> heaviest_weekday(2, 30)
#> heaviest_weekday(0, 28)
#> heaviest_weekday(6, 31)
#> heaviest_weekday(0, 0)
#> heaviest_weekday(3, 10)
# %%
class Solution:
    def gearTrain(self, teeth, turns):
        out = [turns]
        for i in range(1, len(teeth)):
            moved = out[-1] * teeth[i - 1]
            q, r = divmod(abs(moved), teeth[i])
            if r * 2 > teeth[i]:
                q += 1
            out.append(-q if moved > 0 else q)
        return out
#> Solution().gearTrain([10, 20, 5], 6)
#> Solution().gearTrain([8], 3)
#> Solution().gearTrain([7, 3, 9, 4], -5)
#> Solution().gearTrain([12, 12, 12], 0)
#> Solution().gearTrain([30, 8, 14], 11)
# %%
def look_and_fold(word, rounds):
    for _ in range(rounds):
        out = []
        i = 0
        while i < len(word):
            j = i
            while j < len(word) and word[j] == word[i]:
                j += 1
            value = (j - i) * int(word[i])
            out.append(str(value % 10))
            if value >= 10:
                out.append(str(value // 10))
            i = j
        word = ''.join(out)
    return word
#> look_and_fold('1122', 2)
#> look_and_fold('', 3)
#> look_and_fold('9999', 1)
#> look_and_fold('505055', 3)
#> look_and_fold('7', 0)
# %%
class Solution:
    def bestBase(self, n):
        scores = {}
        for b in range(2, 11):
            digits = []
            m = n
            while m:
                digits.append(m % b)
                m //= b
            scores[b] = len(digits) * b + (len(digits) - len(set(digits)))
        low = min(scores.values())
        return [b for b, s in scores.items() if s == low], low
#> Solution().bestBase(26)
#> Solution().bestBase(0)
#> Solution().bestBase(255)
#> Solution().bestBase(1)
#> Solution().bestBase(81)
# %%
def gcd_steps(a, b):
    steps = 0
    while b:
        a, b = b, a % b
        steps += 1
    return a, steps


def slow_gcd_steps(a, b):
    steps = 0
    while a and b and a != b:
        if a > b:
            a -= b
        else:
            b -= a
        steps += 1
    return max(a, b) if not (a and b) else a, steps


def savings(pairs):
    return [slow_gcd_steps(a, b)[1] - gcd_steps(a, b)[1] for a, b in pairs]
#> savings([(12, 18), (5, 13)])
#> savings([])
#> savings([(20, 1)])
#> savings([(8, 8), (0, 4), (9, 6)])
#> savings([(21, 13), (30, 7)])
# %%
from typing import List


class Solution:
    def lampGrid(self, grid: List[str], presses: List[List[int]]) -> List[int]:
        rows = [int(line.replace('#', '1').replace('.', '0'), 2) for line in grid]
        w = len(grid[0])
        for r, c in presses:
            bit = 1 << (w - 1 - c)
            cross = bit | bit << 1 | bit >> 1
            rows[r] ^= cross & ((1 << w) - 1)
            if r > 0:
                rows[r - 1] ^= bit
            if r + 1 < len(rows):
                rows[r + 1] ^= bit
        return rows
#> Solution().lampGrid(['.#.', '###', '.#.'], [[1, 1]])
#> Solution().lampGrid(['....'], [[0, 0], [0, 3]])
#> Solution().lampGrid(['#.', '.#'], [])
#> Solution().lampGrid(['...', '...'], [[0, 1], [1, 2], [0, 1]])
#> Solution().lampGrid(['##', '##', '##'], [[2, 0]])
# %%
def stepping_sum(n):
    total = 0
    sign = 1
    for k in range(1, n + 1):
        total += sign * k * k
        if k % 3 == 0:
            sign = -sign
    return total


def sign_changes(limit):
    changes = []
    prev = 0
    for n in range(1, limit + 1):
        cur = stepping_sum(n)
        if prev * cur < 0:
            changes.append((n, cur))
        if cur:
            prev = cur
    return changes
#> sign_changes(5)
#> sign_changes(0)
#> sign_changes(7)
#> sign_changes(8)
#> sign_changes(2)
# %%
class Solution:
    def primeRoute(self, start, goal):
        def prime(n):
            return n > 1 and all(n % d for d in range(2, int(n ** 0.5) + 1))

        path = [start]
        cur = start
        while cur != goal and len(path) < 12:
            step = 1 if goal > cur else -1
            cur += step
            while cur != goal and not prime(cur):
                cur += step
            path.append(cur)
        return path
#> Solution().primeRoute(10, 24)
#> Solution().primeRoute(7, 7)
#> Solution().primeRoute(30, 18)
#> Solution().primeRoute(0, 3)
#> Solution().primeRoute(90, 100)
# %%
ORDER = 'zyxw'
WORTH = (27, 9, 3, 1)


def valid(text):
    spots = [ORDER.find(c) for c in text]
    if -1 in spots or spots != sorted(spots):
        return False
    return all(text.count(c) < 3 for c in ORDER[1:])


def amount(text):
    return sum(WORTH[ORDER.index(c)] for c in text)


def total_of_valid(entries):
    good = list(filter(valid, entries))
    return sum(map(amount, good)), len(entries) - len(good)
#> total_of_valid(['zyx', 'ww', 'wx'])
#> total_of_valid([])
#> total_of_valid(['www', 'zzzz', 'q'])
#> total_of_valid(['', 'yyxxww'])
#> total_of_valid(['zzw', 'xyz', 'xw'])
# %%
class Solution:
    def powerGrid(self, base, rows, cols, mod):
        grid = []
        value = 1
        for r in range(rows):
            line = []
            for c in range(cols):
                line.append(value)
                value = value * base % mod
            grid.append(line if r % 2 == 0 else line[::-1])
        return grid, value
#> Solution().powerGrid(2, 2, 3, 11)
#> Solution().powerGrid(3, 0, 4, 5)
#> Solution().powerGrid(5, 3, 2, 13)
#> Solution().powerGrid(7, 1, 5, 10)
#> Solution().powerGrid(4, 4, 3, 9)
# %%
def minutes_awake(log):
    asleep_at = None
    awake = 0
    last = 0
    for t, what in log:
        if what == 'sleep' and asleep_at is None:
            awake += t - last
            asleep_at = t
        elif what == 'wake' and asleep_at is not None:
            asleep_at = None
            last = t
    if asleep_at is None:
        awake += 1440 - last
    return awake


def rest_score(logs):
    scores = []
    for log in logs:
        slept = 1440 - minutes_awake(log)
        hours, extra = divmod(slept, 60)
        scores.append(hours + (extra >= 30))
    return scores
#> rest_score([[(0, 'sleep'), (420, 'wake')], [(60, 'sleep'), (500, 'wake'), (1380, 'sleep')]])
#> rest_score([])
#> rest_score([[]])
#> rest_score([[(100, 'wake'), (200, 'sleep'), (300, 'sleep'), (405, 'wake')]])
#> rest_score([[(1400, 'sleep')], [(0, 'sleep')]])
# %%
class Solution:
    def triSplit(self, n):
        tri = []
        k = 1
        while k * (k + 1) // 2 <= n:
            tri.append(k * (k + 1) // 2)
            k += 1
        for i in range(len(tri) - 1, -1, -1):
            rest = n - tri[i]
            if rest == 0:
                return [tri[i]]
            for b in tri[:i + 1]:
                if b > rest:
                    break
                if rest - b in tri or rest == b:
                    return sorted([x for x in (tri[i], b, rest - b) if x])
        return []
#> Solution().triSplit(20)
#> Solution().triSplit(0)
#> Solution().triSplit(28)
#> Solution().triSplit(33)
#> Solution().triSplit(7)
# %%
def choose_table(n):
    table = [[1]]
    for i in range(1, n + 1):
        prev = table[-1]
        table.append([1] + [prev[j - 1] + prev[j] for j in range(1, i)] + [1])
    return table


def kth_subset(n, size, k):
    table = choose_table(n)
    chosen = []
    item = 0
    while size > 0 and item < n:
        left = n - item - 1
        with_item = table[left][size - 1] if size - 1 <= left else 0
        if k < with_item:
            chosen.append(item)
            size -= 1
        else:
            k -= with_item
        item += 1
    return chosen
#> kth_subset(5, 3, 4)
#> kth_subset(3, 0, 0)
#> kth_subset(4, 2, 5)
#> kth_subset(6, 2, 0)
#> kth_subset(4, 4, 3)
# %%
class Solution:
    def foldBits(self, n, width):
        rounds = []
        while width > 1:
            half = width // 2
            hi = n >> half
            lo = n & ((1 << half) - 1)
            n = hi ^ lo
            width -= half
            rounds.append(n)
        return rounds
#> Solution().foldBits(202, 8)
#> Solution().foldBits(1, 1)
#> Solution().foldBits(1000, 10)
#> Solution().foldBits(0, 4)
#> Solution().foldBits(27, 5)
# %%
def normalize(p, q):
    if q < 0:
        p, q = -p, -q
    a, b = abs(p), q
    while b:
        a, b = b, a % b
    return (p // a, q // a) if a else (0, 1)


def apply(token, x):
    p, q = x
    if token == 'flip':
        return normalize(q, p) if p else x
    if token == 'neg':
        return normalize(-p, q)
    n, d = map(int, token.split('/'))
    return normalize(p * d + n * q, q * d)


def run_tokens(tokens, start=(1, 1)):
    x = start
    for t in tokens:
        x = apply(t, x)
    return x
#> run_tokens(['1/2', 'flip', '1/3'])
#> run_tokens([])
#> run_tokens(['neg', '1/1', 'flip'], (1, 1))
#> run_tokens(['-3/4', 'flip', 'neg'], start=(1, 6))
#> run_tokens(['2'])
# %%
class Solution:
    def roomNumbers(self, floors, perFloor, unlucky):
        signs = {}
        for f in range(1, floors + 1):
            if f == unlucky:
                continue
            for r in range(1, perFloor + 1):
                number = f * 100 + r
                for d in str(number):
                    signs[d] = signs.get(d, 0) + 1
        most = max(signs, key=lambda d: (signs[d], d), default='')
        return most, sum(signs.values())
#> Solution().roomNumbers(2, 3, 13)
#> Solution().roomNumbers(1, 4, 1)
#> Solution().roomNumbers(3, 2, 2)
#> Solution().roomNumbers(0, 5, 0)
#> Solution().roomNumbers(2, 4, 4)
# %%
def excess(n):
    total = -n
    for d in range(1, n):
        if n % d == 0:
            total += d
    return total


def label(n):
    e = excess(n)
    if e == 0:
        return 'exact'
    return 'rich' if e > 0 else 'poor'


def trade(a, b):
    gap = excess(a) - excess(b)
    return label(a), label(b), gap
#> trade(12, 10)
#> trade(6, 7)
#> trade(1, 1)
#> trade(18, 20)
#> trade(28, 24)
# %%
class Solution:
    def pixelCircle(self, radius):
        rows = []
        r2 = radius * radius + radius
        for y in range(-radius, radius + 1):
            x = 0
            while x * x + y * y <= r2:
                x += 1
            rows.append(2 * x - 1)
        return rows, sum(rows)
#> Solution().pixelCircle(2)
#> Solution().pixelCircle(0)
#> Solution().pixelCircle(3)
#> Solution().pixelCircle(1)
#> Solution().pixelCircle(5)
# %%
def vote_round(scores, keep):
    order = sorted(scores.items(), key=lambda kv: (-kv[1], kv[0]))
    winners = order[:keep]
    pool = sum(v for _, v in order[keep:])
    base, extra = divmod(pool, len(winners))
    return {name: v + base + (1 if i < extra else 0) for i, (name, v) in enumerate(winners)}


def knockout(scores):
    rounds = 0
    while len(scores) > 1:
        scores = vote_round(scores, (len(scores) + 1) // 2)
        rounds += 1
    return scores, rounds
#> knockout({'a': 5, 'b': 9, 'c': 2})
#> knockout({'x': 1})
#> knockout({})
#> knockout({'p': 4, 'q': 4, 'r': 4, 's': 4})
#> knockout({'j': 10, 'k': 7, 'l': 7, 'm': 1, 'n': 0})
# %%
class Solution:
    def sumTwoDiffs(self, nums, base):
        codes = []
        for a in nums:
            code = 0
            for b in nums:
                code = (code * base + abs(a - b)) % 1009
            codes.append(code)
        return codes.index(min(codes)) if codes else -1, codes
#> Solution().sumTwoDiffs([3, 8, 5], 10)
#> Solution().sumTwoDiffs([], 2)
#> Solution().sumTwoDiffs([7], 31)
#> Solution().sumTwoDiffs([1, 1, 4], 7)
#> Solution().sumTwoDiffs([20, -5, 11, 0], 16)
# %%
def int_root(n, k):
    lo, hi = 0, n + 1
    while hi - lo > 1:
        mid = (lo + hi) // 2
        if mid ** k <= n:
            lo = mid
        else:
            hi = mid
    return lo


def perfect_power(n):
    for k in range(n.bit_length(), 1, -1):
        r = int_root(n, k)
        if r ** k == n:
            return r, k
    return n, 1


def tidy(nums):
    shown = []
    for n in nums:
        b, k = perfect_power(n)
        shown.append(f'{b}^{k}' if k > 1 else str(b))
    return ' '.join(shown)
#> tidy([8, 10])
#> tidy([])
#> tidy([2])
#> tidy([36])
#> tidy([27, 5])
# %%
class Solution:
    def wallClockError(self, drift, hours):
        shown = 0
        late = []
        for h in range(1, hours + 1):
            shown += 60 + drift
            if h % 6 == 0:
                fix = (h * 60 - shown) // 2
                shown += fix
            if abs(h * 60 - shown) > 10:
                late.append(h)
        return shown // 60, shown % 60, late
#> Solution().wallClockError(3, 8)
#> Solution().wallClockError(-4, 10)
#> Solution().wallClockError(0, 5)
#> Solution().wallClockError(1, 0)
#> Solution().wallClockError(-15, 7)
# %%
def crosses(a, b):
    (x1, y1, x2, y2), (u1, v1, u2, v2) = a, b
    if x1 == x2 and v1 == v2:
        return (x1, v1) if min(u1, u2) <= x1 <= max(u1, u2) and min(y1, y2) <= v1 <= max(y1, y2) else None
    if y1 == y2 and u1 == u2:
        return crosses(b, a)
    return None


def crossing_points(paths):
    points = []
    for i, a in enumerate(paths):
        for b in paths[i + 1:]:
            p = crosses(a, b)
            if p and p not in points:
                points.append(p)
    return sorted(points, key=lambda p: abs(p[0]) + abs(p[1]))
#> crossing_points([(0, 2, 6, 2), (3, 0, 3, 5), (5, 5, 5, 3)])
#> crossing_points([])
#> crossing_points([(0, 0, 0, 9), (1, 0, 1, 9)])
#> crossing_points([(-2, 4, 8, 4), (-1, 0, -1, 4), (7, 1, 7, 9), (-2, 2, 9, 2)])
#> crossing_points([(4, 0, 4, 4), (9, 4, 4, 4)])
# %%
class Solution:
    def digitSwapMax(self, n, swaps):
        ds = list(str(n))
        used = 0
        for i in range(len(ds)):
            if used == swaps:
                break
            best = i
            for j in range(i + 1, len(ds)):
                if ds[j] > ds[best] or (ds[j] == ds[best] and best != i):
                    best = j
            if best != i:
                ds[i], ds[best] = ds[best], ds[i]
                used += 1
        return int(''.join(ds)), used
#> Solution().digitSwapMax(1993, 1)
#> Solution().digitSwapMax(5, 3)
#> Solution().digitSwapMax(13254, 2)
#> Solution().digitSwapMax(9871, 4)
#> Solution().digitSwapMax(1020, 0)
# %%
def mobius(n):
    sign = 1
    p = 2
    while p * p <= n:
        if n % p == 0:
            n //= p
            if n % p == 0:
                return 0
            sign = -sign
        p += 1
    return -sign if n > 1 else sign


def walk(start, steps):
    pos, low, high = 0, 0, 0
    for n in range(start, start + steps):
        pos += mobius(n)
        low, high = min(low, pos), max(high, pos)
    return pos, low, high
#> walk(1, 10)
#> walk(30, 4)
#> walk(2, 0)
#> walk(48, 3)
#> walk(100, 6)
# %%
class Solution:
    def matrixMood(self, m):
        det = m[0][0] * m[1][1] - m[0][1] * m[1][0]
        tr = m[0][0] + m[1][1]
        disc = tr * tr - 4 * det
        if disc < 0:
            return 'spins', disc
        r = 0
        while (r + 1) ** 2 <= disc:
            r += 1
        if r * r == disc and (tr + r) % 2 == 0:
            return 'whole', ((tr - r) // 2, (tr + r) // 2)
        return 'rough', r
#> Solution().matrixMood([[2, 0], [0, 5]])
#> Solution().matrixMood([[0, -1], [1, 0]])
#> Solution().matrixMood([[1, 1], [1, 0]])
#> Solution().matrixMood([[4, 2], [3, -1]])
#> Solution().matrixMood([[0, 0], [0, 0]])
# %%
def shuffle_index(i, n):
    half = (n + 1) // 2
    return 2 * i if i < half else 2 * (i - half) + 1


def riffle(cards):
    out = [None] * len(cards)
    for i, c in enumerate(cards):
        out[shuffle_index(i, len(cards))] = c
    return ''.join(out)


def riffle_until(cards, limit):
    cur = cards
    for t in range(1, limit + 1):
        cur = riffle(cur)
        if cur == cards:
            return t, cur
    return 0, cur
#> riffle_until('abcd', 5)
#> riffle_until('', 2)
#> riffle_until('abcdef', 3)
#> riffle_until('xyz', 0)
#> riffle_until('mnopq', 4)
# %%
class Solution:
    def priceTags(self, cents, currency):
        tags = []
        for c in cents:
            sign = '-' * (c < 0)
            whole, part = divmod(abs(c), 100)
            text = str(whole)
            groups = []
            while len(text) > 3:
                groups.insert(0, text[-3:])
                text = text[:-3]
            groups.insert(0, text)
            tag = sign + currency + ' '.join(groups)
            tags.append(tag if part == 0 else f'{tag}.{part:02d}')
        return tags
#> Solution().priceTags([123456789, 500], '$')
#> Solution().priceTags([], 'E')
#> Solution().priceTags([-1, 99, -100000], 'kr')
#> Solution().priceTags([100000000], '')
#> Solution().priceTags([0], 'P')
# %%
def count_carries(a, b, base=10):
    carries = carry = 0
    while a or b or carry:
        total = a % base + b % base + carry
        carry = total // base
        carries += carry
        a //= base
        b //= base
    return carries


def easiest_partner(n, options):
    ranked = sorted(options, key=lambda m: (count_carries(n, m), -m))
    return ranked[0], count_carries(n, ranked[0])
#> easiest_partner(58, [42, 31, 99])
#> easiest_partner(7, [3])
#> easiest_partner(999, [1, 111, 1000])
#> easiest_partner(250, [])
#> easiest_partner(646, [353, 404, 200, 31])
# %%
class Solution:
    def tankCycle(self, cap, inflow, outflow, hours):
        level, spilled, dry = 0, 0, 0
        for h in range(hours):
            level += inflow[h % len(inflow)]
            if level > cap:
                spilled += level - cap
                level = cap
            level -= outflow[h % len(outflow)]
            if level < 0:
                dry += 1
                level = 0
        return level, spilled, dry
#> Solution().tankCycle(10, [6, 3], [4], 6)
#> Solution().tankCycle(5, [1], [2, 0], 4)
#> Solution().tankCycle(20, [9, 9, 0], [3, 1], 7)
#> Solution().tankCycle(0, [5], [5], 2)
#> Solution().tankCycle(8, [2], [2], 0)
# %%
def split_at_bit(n, k):
    return n >> k, n & ((1 << k) - 1)


def interleave(x, y):
    out, shift = 0, 0
    while x or y:
        out |= (x & 1) << shift
        out |= (y & 1) << (shift + 1)
        x >>= 1
        y >>= 1
        shift += 2
    return out


def order_points(points):
    return sorted(points, key=lambda p: interleave(*p))


def quadrant_jumps(points, k):
    codes = [interleave(x, y) for x, y in order_points(points)]
    cells = [split_at_bit(c, k)[0] for c in codes]
    return codes, sum(a != b for a, b in zip(cells, cells[1:]))
#> quadrant_jumps([(1, 2), (3, 0)], 2)
#> quadrant_jumps([], 1)
#> quadrant_jumps([(0, 0), (0, 1), (1, 0)], 0)
#> quadrant_jumps([(2, 2)], 4)
#> quadrant_jumps([(3, 3), (1, 1)], 2)
# %%
class Solution:
    def lazyCounter(self, commands):
        n, stack = 0, []
        for c in commands.split():
            if c == 'push':
                stack.append(n)
            elif c == 'pop':
                n = n - stack.pop() if stack else -1
            elif c == 'neg':
                n = ~n
            elif c.startswith('/'):
                n //= int(c[1:])
            elif c.startswith('%'):
                n %= int(c[1:])
            else:
                n += int(c)
        return n, stack
#> Solution().lazyCounter('17 push neg /4')
#> Solution().lazyCounter('')
#> Solution().lazyCounter('-9 %5 push 20 pop')
#> Solution().lazyCounter('pop neg pop')
#> Solution().lazyCounter('5 /0')
# %%
def multiset_sum_ways(values, picks, target):
    def go(start, left, need):
        if left == 0:
            return 1 if need == 0 else 0
        total = 0
        for i in range(start, len(values)):
            if values[i] * left > need:
                break
            total += go(i, left - 1, need - values[i])
        return total

    values = sorted(values)
    return go(0, picks, target)
#> multiset_sum_ways([1, 2, 5], 3, 8)
#> multiset_sum_ways([], 0, 0)
#> multiset_sum_ways([2, 3, 4], 2, 6)
#> multiset_sum_ways([7], 2, 10)
#> multiset_sum_ways([3, 1, 2], 3, 6)
# %%
class Solution:
    def rangeAnd(self, lo, hi):
        shift = 0
        while lo < hi:
            lo >>= 1
            hi >>= 1
            shift += 1
        return lo << shift

    def commonPrefix(self, ranges):
        out = []
        for lo, hi in ranges:
            both = self.rangeAnd(lo, hi)
            out.append((both, both == lo))
        keep = [b for b, same in out if same]
        return keep, len(out) - len(keep)
#> Solution().commonPrefix([(12, 15), (5, 7)])
#> Solution().commonPrefix([])
#> Solution().commonPrefix([(8, 8), (9, 30)])
#> Solution().commonPrefix([(100, 103), (96, 127), (0, 1)])
#> Solution().commonPrefix([(3, 2)])
