# %%
def odometer_skips(start, end, bad):
    shown = start
    for real in range(start, end):
        shown += 1
        text = str(shown)
        pos = text.find(str(bad))
        if pos >= 0:
            tail = len(text) - pos - 1
            shown = (int(text[:pos + 1]) + 1) * 10 ** tail
    return shown
#> odometer_skips(1, 6, 4)
#> odometer_skips(38, 41, 4)
#> odometer_skips(5, 5, 0)
#> odometer_skips(95, 110, 7)
#> odometer_skips(28, 36, 3)

# %%
class Solution:
    def hotelKeys(self, lo: int, hi: int) -> int:
        count = 0
        for key in range(lo, hi + 1):
            if self.digitSum(key) == self.bitSum(key):
                count += 1
        return count

    def digitSum(self, x):
        return sum(int(c) for c in str(x))

    def bitSum(self, x):
        t = 0
        while x:
            x &= x - 1
            t += 1
        return t
#> Solution().hotelKeys(0, 0)
#> Solution().hotelKeys(lo=20, hi=25)
#> Solution().hotelKeys(lo=119, hi=123)
#> Solution().hotelKeys(9, 3)
#> Solution().hotelKeys(0, 21)

# %%
class Solution:
    def mixedRadix(self, seconds, units):
        parts = []
        for name, size in units:
            seconds, r = divmod(seconds, size)
            if r:
                parts.append(f"{r}{name}")
        if seconds:
            parts.append(str(seconds))
        return ' '.join(parts[::-1]) if parts else 'none'
#> Solution().mixedRadix(3725, [('s', 60), ('m', 60), ('h', 24)])
#> Solution().mixedRadix(seconds=0, units=[('s', 60)])
#> Solution().mixedRadix(1000, [('a', 7), ('b', 5), ('c', 3)])
#> Solution().mixedRadix(seconds=600, units=[('s', 60), ('m', 60)])
#> Solution().mixedRadix(17, [])

# %%
def count_carries(p, q, base):
    carries = carry = longest = run = 0
    while p or q:
        carry = (p % base + q % base + carry) // base
        if carry:
            carries += 1
            run += 1
            longest = max(longest, run)
        else:
            run = 0
        p //= base
        q //= base
    return carries, longest
#> count_carries(999, 1, 10)
#> count_carries(123, 456, 10)
#> count_carries(0, 0, 10)
#> count_carries(27, 45, 2)
#> count_carries(5808, 9292, 10)

# %%
from typing import List

class Solution:
    def addDigitLists(self, a: List[int], b: List[int], bonus: int) -> List[int]:
        if len(a) < len(b):
            a, b = b, a
        res = a[:]
        carry = bonus
        for k in range(1, len(res) + 1):
            s = res[-k] + carry + (b[-k] if k <= len(b) else 0)
            res[-k] = s % 10
            carry = s // 10
        while carry:
            res.insert(0, carry % 10)
            carry //= 10
        return res
#> Solution().addDigitLists([1, 2, 3], [9, 9], 0)
#> Solution().addDigitLists(a=[], b=[], bonus=25)
#> Solution().addDigitLists(a=[9, 9, 9], b=[1], bonus=1)
#> Solution().addDigitLists([5], [4, 4], 0)
#> Solution().addDigitLists([8, 0, 7, 5], [1, 9, 2, 5], 100)

# %%
def primeLadder(n):
    steps = []
    while n > 1:
        p = 2
        while n % p:
            p += 1
        steps.append(p)
        n = n // p + (1 if p > 3 else 0)
        if len(steps) >= 8:
            break
    return steps
#> primeLadder(12)
#> primeLadder(35)
#> primeLadder(1)
#> primeLadder(49)
#> primeLadder(210)

# %%
class Solution:
    def busyDivisors(self, nums):
        hits = {}
        for x in nums:
            for d in range(2, x + 1):
                if x % d == 0:
                    hits[d] = hits.get(d, 0) + 1
        if not hits:
            return 1
        top = max(hits.values())
        return max(d for d in hits if hits[d] == top)
#> Solution().busyDivisors([6, 9, 15])
#> Solution().busyDivisors(nums=[4, 8, 12])
#> Solution().busyDivisors([])
#> Solution().busyDivisors(nums=[1, 1])
#> Solution().busyDivisors([5, 7, 10, 14])

# %%
from math import gcd

def reduce_pairs(fractions):
    top, bottom = 0, 1
    trail = []
    for a, b in fractions:
        top = top * b + a * bottom
        bottom *= b
        g = gcd(top, bottom)
        if g > 1:
            top //= g
            bottom //= g
        trail.append(f'{top}/{bottom}')
    return trail
#> reduce_pairs([(1, 2), (1, 3), (1, 6)])
#> reduce_pairs([])
#> reduce_pairs([(2, 5), (-2, 5), (3, 4)])
#> reduce_pairs([(1, 1), (1, 2), (1, 4), (1, 8)])
#> reduce_pairs([(7, 0)])

# %%
def clock_hops(size, jump, start=0):
    seen = {}
    pos, t = start % size, 0
    while pos not in seen:
        seen[pos] = t
        pos = (pos + jump + t % 2) % size
        t += 1
    return {'tail': seen[pos], 'loop': t - seen[pos]}
#> clock_hops(12, 5)
#> clock_hops(7, 0, 3)
#> clock_hops(1, 4)
#> clock_hops(10, 9, 25)
#> clock_hops(16, 6, 2)

# %%
class Solution:
    def powerTower(self, bases: list, cap: int) -> int:
        return self.climb(bases, 0, cap)

    def climb(self, bases, i, cap):
        if i == len(bases):
            return 1
        exp = self.climb(bases, i + 1, cap)
        val = 1
        for _ in range(exp):
            val *= bases[i]
            if val >= cap:
                return cap
        return val
#> Solution().powerTower([2, 3], 100)
#> Solution().powerTower([3, 2, 2], 50)
#> Solution().powerTower(bases=[], cap=9)
#> Solution().powerTower(bases=[1, 5, 2], cap=40)
#> Solution().powerTower([2, 2, 2, 2], 30)

# %%
def gap_sequence(n):
    seq = [1]
    omitted = 2
    for _ in range(n - 1):
        nxt = seq[-1] + omitted
        omitted += 1
        while omitted == nxt or omitted in seq:
            omitted += 1
        seq.append(nxt)
    return seq, omitted
#> gap_sequence(1)
#> gap_sequence(4)
#> gap_sequence(7)
#> gap_sequence(10)
#> gap_sequence(2)

# %%
class Solution:
    def committees(self, members, size, rivals):
        def build(i, chosen):
            if len(chosen) == size:
                return 1
            if i == len(members):
                return 0
            total = build(i + 1, chosen)
            m = members[i]
            if all((c, m) not in rivals and (m, c) not in rivals for c in chosen):
                total += build(i + 1, chosen + [m])
            return total

        return build(0, [])
#> Solution().committees('abc', 2, {('a', 'b')})
#> Solution().committees(members='abcd', size=2, rivals=[('b', 'd'), ('c', 'a')])
#> Solution().committees('', 1, [])
#> Solution().committees(members='xyz', size=3, rivals=[])
#> Solution().committees('pqrs', 3, [('q', 'r')])

# %%
def triangle_path(n, skip):
    row = [1]
    history = [sum(row)]
    for level in range(1, n + 1):
        padded = [0] + row + [0]
        row = [padded[i] + padded[i + 1] for i in range(len(padded) - 1)]
        if level % skip == 0:
            row[len(row) // 2] = 0
        history.append(sum(row))
    return row, history
#> triangle_path(4, 2)
#> triangle_path(0, 1)
#> triangle_path(5, 3)
#> triangle_path(6, 10)
#> triangle_path(3, 1)

# %%
def semi_perfect_kind(n, forbid):
    divs = [d for d in range(1, n // 2 + 1) if n % d == 0 and d != forbid]
    reachable = {0}
    for d in divs:
        reachable |= {r + d for r in reachable if r + d <= n}
    if n in reachable:
        return 'exact'
    return 'short by %d' % (n - max(reachable))
#> semi_perfect_kind(12, 6)
#> semi_perfect_kind(20, 1)
#> semi_perfect_kind(7, 0)
#> semi_perfect_kind(36, 18)
#> semi_perfect_kind(24, 12)

# %%
class Solution:
    def xorChain(self, arr, k):
        prefix = [0]
        for v in arr:
            prefix.append(prefix[-1] ^ v)
        best = None
        for i in range(len(prefix)):
            for j in range(i + k, len(prefix)):
                x = prefix[i] ^ prefix[j]
                if best is None or x < best[0]:
                    best = (x, i, j)
        return best
#> Solution().xorChain([5, 1, 4, 2], 2)
#> Solution().xorChain(arr=[7], k=2)
#> Solution().xorChain([3, 3, 6, 5], 2)
#> Solution().xorChain(arr=[8, 1, 9], k=1)
#> Solution().xorChain([12, 7, 3, 10, 2], 4)

# %%
def blink(bits, rounds):
    n = len(bits)
    mask = (1 << n) - 1
    x = int(bits, 2) if bits else 0
    for r in range(1, rounds + 1):
        if r % 3 == 0:
            x = ~x & mask
        else:
            x = (x ^ (x << 1)) & mask
    return f'{x:0{n}b}' if n else ''
#> blink('1001', 2)
#> blink('', 3)
#> blink('10110', 6)
#> blink('0000', 4)
#> blink('1', 8)

# %%
class Solution:
    def lampCodes(self, n: int, gap: int) -> list:
        out = []
        for code in range(1 << n):
            last, ok = -gap, True
            for i in range(n):
                if code >> i & 1:
                    if i - last < gap:
                        ok = False
                        break
                    last = i
            if ok:
                out.append(code)
        return out
#> Solution().lampCodes(3, 2)
#> Solution().lampCodes(n=0, gap=1)
#> Solution().lampCodes(n=4, gap=3)
#> Solution().lampCodes(2, 1)
#> Solution().lampCodes(3, 5)

# %%
def next_same_weight(x, limit):
    want = bin(x).count('1')
    lowest = x & -x
    if lowest == 0:
        return None
    ripple = x + lowest
    ones = ((x ^ ripple) >> 2) // lowest
    y = ripple | ones
    assert bin(y).count('1') == want
    return y if y <= limit else x
#> next_same_weight(6, 100)
#> next_same_weight(0, 5)
#> next_same_weight(23, 30)
#> next_same_weight(1, 2)
#> next_same_weight(88, 90)

# %%
def ropeLength(ropes, pieces):
    def enough(size):
        got = 0
        for r in ropes:
            got += r // size
            if got >= pieces:
                return True
        return False

    if sum(ropes) < pieces:
        return 0
    lo, hi = 1, max(ropes)
    while lo < hi:
        mid = lo + (hi - lo + 1) // 2
        if enough(mid):
            lo = mid
        else:
            hi = mid - 1
    return lo
#> ropeLength([8, 5, 9], 4)
#> ropeLength([2, 1], 6)
#> ropeLength([30], 4)
#> ropeLength([12, 7, 7, 3], 5)
#> ropeLength([1, 1, 1], 3)

# %%
class Solution:
    def squareStaircase(self, n):
        a, steps = n, []
        while a > 0:
            r = 0
            while (r + 1) ** 2 <= a:
                r += 1
            steps.append(r)
            a -= r * r
        return steps
#> Solution().squareStaircase(30)
#> Solution().squareStaircase(n=0)
#> Solution().squareStaircase(n=64)
#> Solution().squareStaircase(23)
#> Solution().squareStaircase(119)

# %%
def bestAngle(f_coeffs, lo, hi):
    a, b, c = f_coeffs
    f = lambda x: a * x * x + b * x + c
    while hi - lo > 3:
        m1 = lo + (hi - lo) // 3
        m2 = hi - (hi - lo) // 3
        if f(m1) < f(m2):
            lo = m1 + 1
        else:
            hi = m2
    return max((f(x), -x) for x in range(lo, hi + 1))
#> bestAngle((-1, 10, 0), 0, 20)
#> bestAngle((0, 2, 1), 0, 9)
#> bestAngle((-2, 3, 4), -5, 5)
#> bestAngle((-1, 0, 0), 4, 4)
#> bestAngle((-1, 30, 7), 0, 40)

# %%
class Solution:
    def fenceNails(self, corners):
        from math import gcd
        nails = 0
        for (x1, y1), (x2, y2) in zip(corners, corners[1:] + corners[:1]):
            dx, dy = abs(x2 - x1), abs(y2 - y1)
            g = gcd(dx, dy)
            nails += g
            if dx and dy and g == 1:
                nails += 1
        return nails
#> Solution().fenceNails([(0, 0), (4, 0), (4, 4), (0, 4)])
#> Solution().fenceNails(corners=[])
#> Solution().fenceNails([(0, 0), (3, 5), (6, 0)])
#> Solution().fenceNails(corners=[(2, 2)])
#> Solution().fenceNails([(0, 0), (6, 3), (7, 9), (1, 6)])

# %%
def inside_count(poly, pts):
    def side(p, q, r):
        return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])

    n = len(poly)
    inside = edge = 0
    for pt in pts:
        s = [side(poly[i], poly[(i + 1) % n], pt) for i in range(n)]
        if all(v > 0 for v in s):
            inside += 1
        elif all(v >= 0 for v in s):
            edge += 1
    return {'in': inside, 'on': edge, 'out': len(pts) - inside - edge}
#> inside_count([(0, 0), (4, 0), (4, 4), (0, 4)], [(2, 2), (4, 1), (5, 5)])
#> inside_count([(0, 0), (5, 0), (0, 5)], [(1, 1), (3, 3)])
#> inside_count([(0, 0), (2, 0), (1, 2)], [])
#> inside_count([(0, 0), (6, 0), (8, 3), (3, 6)], [(0, 0), (3, 3), (7, 3)])
#> inside_count([(0, 0), (1, 0), (0, 1)], [(9, 9), (0, 1), (-1, 0), (1, 1)])

# %%
from collections import Counter

class Solution:
    def stackedSheets(self, sheets, depth):
        cells = Counter()
        for x, y, w, h in sheets:
            for i in range(x, x + w):
                for j in range(y, y + h):
                    cells[i, j] += 1
        return sum(v >= depth for v in cells.values())
#> Solution().stackedSheets([(0, 0, 2, 2), (1, 1, 2, 2)], 2)
#> Solution().stackedSheets(sheets=[], depth=1)
#> Solution().stackedSheets([(0, 0, 3, 1), (2, 0, 1, 3)], 1)
#> Solution().stackedSheets(sheets=[(0, 0, 4, 2), (1, 0, 2, 3), (2, 1, 3, 1)], depth=3)
#> Solution().stackedSheets([(5, 5, 1, 1), (5, 5, 1, 1)], 2)

# %%
def meeting_corner(people):
    xs = sorted(p[0] for p in people)
    ys = sorted(p[1] for p in people)
    mid = len(people) // 2
    spot = (xs[mid], ys[mid])
    walk = [abs(x - spot[0]) + abs(y - spot[1]) for x, y in people]
    slowest = max(walk)
    late = [i for i, w in enumerate(walk) if w == slowest]
    return spot, sum(walk), late
#> meeting_corner([(0, 0), (4, 4), (1, 7)])
#> meeting_corner([(3, 3)])
#> meeting_corner([])
#> meeting_corner([(0, 5), (5, 0), (9, 9), (2, 2)])
#> meeting_corner([(1, 1), (1, 1), (8, 0), (0, 8), (4, 4)])

# %%
def shifts_to_minutes(shifts, pause_after):
    total = 0
    for span in shifts:
        a, b = span.split('-')
        ha, ma = int(a[:2]), int(a[3:])
        hb, mb = int(b[:2]), int(b[3:])
        length = (hb - ha) * 60 + mb - ma
        if length <= 0:
            length += 24 * 60
        if length > pause_after:
            length -= 30
        total += length
    return f'{total // 60}h{total % 60:02}'
#> shifts_to_minutes(['08:00-12:30', '13:15-17:00'], 360)
#> shifts_to_minutes([], 60)
#> shifts_to_minutes(['22:00-06:15'], 300)
#> shifts_to_minutes(['09:00-09:00'], 1000)
#> shifts_to_minutes(['07:05-07:50', '23:59-00:01', '10:00-16:01'], 45)

# %%
class Solution:
    def weekdayCount(self, first, days, wanted):
        names = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']
        k = names.index(first)
        tally = {w: 0 for w in wanted}
        for _ in range(days):
            today = names[k]
            if today in tally:
                tally[today] += 1
            k = (k + 1) % 7
        return tally
#> Solution().weekdayCount('mo', 10, ['mo', 'su'])
#> Solution().weekdayCount(first='sa', days=0, wanted=['sa'])
#> Solution().weekdayCount(first='fr', days=17, wanted=['fr', 'we'])
#> Solution().weekdayCount('xx', 3, ['mo'])
#> Solution().weekdayCount('su', 8, [])

# %%
class Solution:
    def exactFare(self, fare, tokens):
        ways = {0: []}
        for t in tokens:
            fresh = {}
            for s, used in ways.items():
                v = s + t
                if v <= fare and v not in ways and v not in fresh:
                    fresh[v] = used + [t]
            ways.update(fresh)
            if fare in ways:
                break
        return ways.get(fare, min(fare - s for s in ways))
#> Solution().exactFare(11, [5, 3, 6, 2])
#> Solution().exactFare(0, [4])
#> Solution().exactFare(14, [9, 4, 4])
#> Solution().exactFare(7, [])
#> Solution().exactFare(20, [12, 7, 8, 1])

# %%
class Solution:
    def piggyBank(self, deposits, fee, goal):
        money, day = 0, 0
        for day, d in enumerate(deposits, start=1):
            money += d
            if day % 3 == 0:
                money -= min(fee, money)
            if money >= goal:
                break
        else:
            return (None, money)
        return (day, money)
#> Solution().piggyBank([5, 5, 5, 5], 3, 12)
#> Solution().piggyBank(deposits=[], fee=1, goal=4)
#> Solution().piggyBank(deposits=[1, 1, 1, 9, 2, 2], fee=10, goal=13)
#> Solution().piggyBank([20], 0, 20)
#> Solution().piggyBank([4, 3, 6, 2, 8, 1, 7], 2, 25)

# %%
def bankersRound(values, unit):
    res = []
    for v in values:
        q, r = divmod(v, unit)
        if 2 * r > unit or (2 * r == unit and q % 2 == 1):
            q += 1
        res.append(q * unit)
    return res, sum(values) - sum(res)
#> bankersRound([15, 25, 35], 10)
#> bankersRound([], 4)
#> bankersRound([7, 8, 9, -7], 5)
#> bankersRound([2, 6, 10, 14], 4)
#> bankersRound([3, 1, 4, 1, 5], 1)

# %%
def spread_report(data):
    n = len(data)
    if n < 2:
        return None
    total = sum(data)
    above = [x for x in data if x * n > total]
    below = [x for x in data if x * n < total]
    equal = n - len(above) - len(below)
    deviation = sum(abs(x * n - total) for x in data)
    return {'hi': len(above), 'lo': len(below), 'eq': equal, 'dev': deviation // n}
#> spread_report([1, 2, 3])
#> spread_report([4])
#> spread_report([10, 10, 10, 50])
#> spread_report([7, 7])
#> spread_report([0, 100, 40, 60, 25, 75])

# %%
class Solution:
    def modeWithMemory(self, rolls: list, fade: int) -> list:
        cnt = {}
        leaders = []
        for i, r in enumerate(rolls):
            cnt[r] = cnt.get(r, 0) + 1
            if i >= fade:
                cnt[rolls[i - fade]] -= 1
            lead = max(cnt, key=lambda k: (cnt[k], -k))
            leaders.append(lead)
        return leaders
#> Solution().modeWithMemory([2, 2, 5, 5, 5], 3)
#> Solution().modeWithMemory(rolls=[], fade=2)
#> Solution().modeWithMemory(rolls=[6, 1, 6, 1, 1, 4], fade=4)
#> Solution().modeWithMemory([3], 1)
#> Solution().modeWithMemory([9, 8, 7, 7, 9, 9], 2)

# %%
def greedy_smallest(digits, modulus):
    digits = sorted(digits)
    num = 0
    skipped = []
    for d in digits:
        if num == 0 and d == 0:
            skipped.append(d)
            continue
        num = num * 10 + d
        while skipped and num:
            num = num * 10 + skipped.pop()
    while num and num % modulus:
        num //= 10
    return num
#> greedy_smallest([3, 0, 1], 2)
#> greedy_smallest([], 5)
#> greedy_smallest([0, 0, 4, 2], 3)
#> greedy_smallest([9, 7, 5, 1], 4)
#> greedy_smallest([8, 6, 6, 2], 7)

# %%
class Solution:
    def multiplyByDigit(self, number: str, digit: int) -> str:
        if digit == 0:
            return '0'
        carry = 0
        out = ''
        for ch in reversed(number):
            t = (ord(ch) - ord('0')) * digit + carry
            out = chr(ord('0') + t % 10) + out
            carry = t // 10
        return (str(carry) if carry else '') + out
#> Solution().multiplyByDigit('1234', 5)
#> Solution().multiplyByDigit(number='', digit=3)
#> Solution().multiplyByDigit(number='99999', digit=9)
#> Solution().multiplyByDigit('77', 0)
#> Solution().multiplyByDigit('10305', 7)

# %%
def matrix_orbit(m, v, mod, steps):
    seen = [tuple(v)]
    for _ in range(steps):
        v = [sum(a * b for a, b in zip(row, v)) % mod for row in m]
        t = tuple(v)
        if t in seen:
            return len(seen), seen.index(t)
        seen.append(t)
    return len(seen), None
#> matrix_orbit([[1, 1], [1, 0]], [1, 0], 4, 10)
#> matrix_orbit([[2, 0], [0, 2]], [0, 0], 5, 3)
#> matrix_orbit([[0, 1], [1, 0]], [3, 7], 10, 8)
#> matrix_orbit([[1, 2], [3, 4]], [1, 1], 7, 0)
#> matrix_orbit([[1, 1, 0], [0, 1, 1], [0, 0, 1]], [1, 1, 1], 3, 12)

# %%
from functools import lru_cache

class Solution:
    def pickEnds(self, cards, tax):
        @lru_cache(None)
        def lead(l, r):
            if l > r:
                return 0
            left = cards[l] - tax * (r - l) - lead(l + 1, r)
            right = cards[r] - lead(l, r - 1)
            return max(left, right)

        return lead(0, len(cards) - 1)
#> Solution().pickEnds((4, 9, 1), 0)
#> Solution().pickEnds(cards=(), tax=2)
#> Solution().pickEnds(cards=(6, 2, 8, 3), tax=1)
#> Solution().pickEnds((5,), 4)
#> Solution().pickEnds((10, 1, 1, 10), 3)

# %%
def countdown_game(total, history):
    turn = 0
    last = 0
    for move in history:
        if move == last or not 1 <= move <= 5 or move > total:
            return 'AB'[turn] + ' fouls'
        total -= move
        last = move
        if total == 0:
            return 'AB'[turn] + ' wins'
        turn ^= 1
    options = [m for m in range(1, 6) if m != last and m <= total]
    return options if options else 'AB'[turn ^ 1] + ' traps'
#> countdown_game(10, [5, 4, 1])
#> countdown_game(12, [3, 3])
#> countdown_game(6, [1, 2])
#> countdown_game(1, [])
#> countdown_game(9, [4, 3, 1])

# %%
def collapse(nums):
    stack = []
    for x in nums:
        while stack:
            a, b = stack[-1], x
            while b:
                a, b = b, a % b
            if a == 1:
                break
            x = x * stack.pop() // a
        stack.append(x)
    return stack
#> collapse([6, 4, 9])
#> collapse([])
#> collapse([5, 7, 3])
#> collapse([8, 12, 5, 10, 3])
#> collapse([2, 3, 6, 5])

# %%
class Solution:
    def evenSplit(self, k: int) -> int:
        n = k
        while True:
            s = str(n)
            evens = sum(c in '02468' for c in s)
            if evens * 2 == len(s):
                return n
            n += k
#> Solution().evenSplit(7)
#> Solution().evenSplit(k=1)
#> Solution().evenSplit(13)
#> Solution().evenSplit(k=100)
#> Solution().evenSplit(111)

# %%
def spiral_number(x, y):
    ring = max(abs(x), abs(y))
    if ring == 0:
        return 0
    start = (2 * ring - 1) ** 2
    i, j = ring, -ring + 1
    dx, dy = 0, 1
    n = start
    while (i, j) != (x, y):
        if abs(i + dx) > ring or abs(j + dy) > ring:
            dx, dy = -dy, dx
        i += dx
        j += dy
        n += 1
    return n
#> spiral_number(0, 0)
#> spiral_number(1, 0)
#> spiral_number(-1, 1)
#> spiral_number(2, -2)
#> spiral_number(-2, 0)
