# %%
def run_program(lines, limit=40):
    acc, x, pc, steps = 0, 0, 0, 0
    while 0 <= pc < len(lines) and steps < limit:
        op, _, arg = lines[pc].partition(' ')
        n = int(arg or 0)
        if op == 'add':
            acc += n
        elif op == 'set':
            x = n
        elif op == 'dec':
            x -= n
        elif op == 'jnz' and x:
            pc += n
            steps += 1
            continue
        pc += 1
        steps += 1
    return acc, x, steps
#> run_program(['set 3', 'add 5', 'dec 1', 'jnz -2'])
#> run_program([])
#> run_program(['add 2', 'jnz 5', 'add 2'])
#> run_program(['set 1', 'add 1', 'jnz -1'], limit=15)
#> run_program(['set 2', 'jnz 2', 'add 100', 'add 1'])
# %%
class Solution:
    def sharePizza(self, slices, eaters):
        order = sorted(eaters, key=lambda e: (-e[1], e[0]))
        eaten = {name: 0 for name, _ in order}
        left = slices
        while left:
            moved = False
            for name, hunger in order:
                if left and eaten[name] < hunger:
                    eaten[name] += 1
                    left -= 1
                    moved = True
            if not moved:
                break
        return eaten, left
#> Solution().sharePizza(8, [('al', 3), ('bo', 5)])
#> Solution().sharePizza(10, [('x', 1), ('y', 2)])
#> Solution().sharePizza(3, [])
#> Solution().sharePizza(0, [('q', 4)])
#> Solution().sharePizza(7, [('c', 2), ('a', 2), ('b', 6)])
# %%
def continued(a, b):
    terms = []
    while b:
        q = a // b
        terms.append(q)
        a, b = b, a - q * b
    return terms


def convergent(terms):
    num, den = 1, 0
    for t in reversed(terms):
        num, den = t * num + den, num
    return num, den


def simplify_ratio(a, b, keep):
    short = continued(a, b)[:keep]
    return convergent(short), short
#> simplify_ratio(355, 113, 2)
#> simplify_ratio(649, 200, 3)
#> simplify_ratio(8, 4, 5)
#> simplify_ratio(3, 10, 1)
#> simplify_ratio(1414, 1000, 4)
# %%
class Solution:
    def alarmBits(self, days: str, shift: int) -> str:
        order = 'MTWRFSU'
        mask = 0
        for d in days:
            mask |= 1 << order.index(d)
        shift %= 7
        mask = (mask << shift | mask >> (7 - shift)) & 127
        return ''.join(d if mask >> i & 1 else '-' for i, d in enumerate(order))
#> Solution().alarmBits('MTW', 1)
#> Solution().alarmBits('SU', 2)
#> Solution().alarmBits('', 5)
#> Solution().alarmBits('MTWRFSU', 3)
#> Solution().alarmBits('FM', -1)
# %%
def amicable_step(n):
    total = 1 if n > 1 else 0
    for d in range(2, int(n ** 0.5) + 1):
        q, r = divmod(n, d)
        if not r:
            total += d + (q if q != d else 0)
    return total


def aliquot(n, cap=7):
    path = [n]
    for _ in range(cap):
        n = amicable_step(n)
        if n in path:
            return path, 'loop at %d' % n
        path.append(n)
        if n == 0:
            return path, 'dies'
    return path, 'open'
#> aliquot(12)
#> aliquot(6)
#> aliquot(0)
#> aliquot(220)
#> aliquot(30, cap=4)
# %%
from typing import List


class Solution:
    def loadTrucks(self, crates: List[int], cap: int) -> int:
        lo, hi = 0, len(crates)
        while lo < hi:
            mid = (lo + hi + 1) // 2
            if self.trips(crates[:mid], cap) <= 2:
                lo = mid
            else:
                hi = mid - 1
        return lo

    def trips(self, crates: List[int], cap: int) -> int:
        count, room = 0, 0
        for c in crates:
            if c > cap:
                return 99
            if c > room:
                count += 1
                room = cap
            room -= c
        return count
#> Solution().loadTrucks([3, 4, 5, 2, 6], 8)
#> Solution().loadTrucks([], 5)
#> Solution().loadTrucks([9, 1], 8)
#> Solution().loadTrucks([1, 1, 1, 1, 1, 1, 1], 3)
#> Solution().loadTrucks([5, 5, 5], 20)
# %%
def escape(s):
    out = []
    for ch in s:
        if ch.isalnum():
            out.append(ch)
        else:
            out.append('=%02X' % ord(ch))
    return ''.join(out)


def unescape(s):
    parts = s.split('=')
    out = parts[0]
    for p in parts[1:]:
        out += chr(int(p[:2], 16)) + p[2:]
    return out


def round_trip(s, times):
    sizes = []
    cur = s
    for _ in range(times):
        cur = escape(cur)
        sizes.append(len(cur))
    for _ in range(times):
        cur = unescape(cur)
    return cur == s, sizes
#> round_trip('a b', 2)
#> round_trip('', 1)
#> round_trip('x=1', 2)
#> round_trip('hello', 1)
#> round_trip('$5', 3)
# %%
class Solution:
    def heapTax(self, piles, rounds):
        import heapq
        h = [-p for p in piles]
        heapq.heapify(h)
        taken = 0
        for _ in range(rounds):
            if not h:
                break
            top = -heapq.heappop(h)
            tax = (top + 2) // 3
            taken += tax
            if top > tax:
                heapq.heappush(h, tax - top)
        return taken, sorted(-x for x in h)
#> Solution().heapTax([9, 4, 7], 3)
#> Solution().heapTax([1, 1], 5)
#> Solution().heapTax([], 2)
#> Solution().heapTax([100], 4)
#> Solution().heapTax([6, 6, 6], 2)
# %%
def time_diff(a, b):
    return (b - a) % 720


def watch_drift(checks, gain):
    """Watch gains `gain` seconds an hour; how far off it shows at each check (minutes)."""
    shown = []
    elapsed = 0
    prev = checks[0] if checks else 0
    for c in checks:
        elapsed += time_diff(prev, c)
        prev = c
        off = elapsed * gain // 3600
        shown.append((c + off) % 720)
    return shown
#> watch_drift([0, 300, 700], 120)
#> watch_drift([], 5)
#> watch_drift([600, 100], -600)
#> watch_drift([719], 9)
#> watch_drift([60, 60, 59], 30)
# %%
class Solution:
    def tugOfPrimes(self, nums: list) -> dict:
        self.cache = {}
        score = {'prime': 0, 'composite': 0, 'unit': 0}
        for n in nums:
            score[self.classify(n)] += n
        score['cached'] = len(self.cache)
        return score

    def classify(self, n):
        if n in self.cache:
            return self.cache[n]
        if n < 2:
            kind = 'unit'
        else:
            kind = 'prime'
            for d in range(2, n):
                if d * d > n:
                    break
                if n % d == 0:
                    kind = 'composite'
                    break
        self.cache[n] = kind
        return kind
#> Solution().tugOfPrimes([7, 9, 7, 1])
#> Solution().tugOfPrimes([])
#> Solution().tugOfPrimes([49, 47, 2, 4])
#> Solution().tugOfPrimes([-3, 0, 1])
#> Solution().tugOfPrimes([91, 97, 91])
# %%
def vigesimal(n):
    """Dots and bars, levels from the top, 0 is a shell."""
    if n == 0:
        return '@'
    levels = []
    while n:
        n, d = divmod(n, 20)
        bars, dots = divmod(d, 5)
        levels.append('.' * dots + '-' * bars or '@')
    return ' / '.join(levels[::-1])
#> vigesimal(13)
#> vigesimal(0)
#> vigesimal(400)
#> vigesimal(819)
#> vigesimal(98765)
# %%
class Solution:
    def countdownGame(self, n, moves):
        win = [False] * (n + 1)
        for k in range(1, n + 1):
            for m in moves:
                if m <= k and not win[k - m]:
                    win[k] = True
                    break
        losing = [k for k in range(n + 1) if not win[k]]
        return win[n], losing
#> Solution().countdownGame(10, [1, 3, 4])
#> Solution().countdownGame(0, [1])
#> Solution().countdownGame(6, [])
#> Solution().countdownGame(9, [2, 5])
#> Solution().countdownGame(12, [1, 2])
# %%
def split_even(amount, weights):
    """Share cents by weights; no cent is lost (error carried on)."""
    total = sum(weights)
    shares, carried = [], 0
    for w in weights:
        carried += amount * w
        whole = carried // total
        shares.append(whole)
        carried -= whole * total
    return shares


def payroll(months, weights):
    sums = [0] * len(weights)
    for m in months:
        for i, s in enumerate(split_even(m, weights)):
            sums[i] += s
    return sums
#> payroll([100, 101], [1, 1, 1])
#> payroll([], [2, 3])
#> payroll([50], [0, 0])
#> payroll([999, 1, 10], [5, 3, 2])
#> payroll([7], [1, 0, 4, 4])
# %%
class Solution:
    def lampCode(self, presses: str) -> list:
        keys = {'2': 'abc', '3': 'def', '4': 'ghi', '5': 'jkl', '7': 'pqrs', '9': 'wxyz'}
        words = ['']
        i = 0
        while i < len(presses):
            ch = presses[i]
            if ch == '0':
                words.append('')
                i += 1
                continue
            k = 1
            while i + k < len(presses) and presses[i + k] == ch:
                k += 1
            if ch in keys:
                words[-1] += keys[ch][(k - 1) % len(keys[ch])]
            i += k
        return words
#> Solution().lampCode('44 33')
#> Solution().lampCode('222022')
#> Solution().lampCode('')
#> Solution().lampCode('7777-9999')
#> Solution().lampCode('5550055533')
# %%
def frac_cmp(a, b):
    d = a[0] * b[1] - b[0] * a[1]
    return (d > 0) - (d < 0)


def mediant_search(target, steps):
    lo, hi = (0, 1), (1, 1)
    for _ in range(steps):
        mid = (lo[0] + hi[0], lo[1] + hi[1])
        c = frac_cmp(mid, target)
        if c == 0:
            return mid, 'hit'
        if c < 0:
            lo = mid
        else:
            hi = mid
    return lo, hi
#> mediant_search((2, 5), 6)
#> mediant_search((7, 22), 4)
#> mediant_search((1, 2), 0)
#> mediant_search((99, 100), 5)
#> mediant_search((6, 9), 9)
# %%
class Solution:
    def busStops(self, capacity, stops):
        on = 0
        left_behind = 0
        takings = 0
        for off, waiting in stops:
            on -= min(off, on)
            board = min(waiting, capacity - on)
            left_behind += waiting - board
            takings += board * 3
            on += board
            if on == capacity:
                takings += 1
        return on, left_behind, takings
#> Solution().busStops(10, [(0, 6), (2, 8), (5, 1)])
#> Solution().busStops(0, [(0, 2)])
#> Solution().busStops(4, [])
#> Solution().busStops(3, [(9, 1), (1, 5), (0, 1)])
#> Solution().busStops(50, [(0, 50), (50, 50), (25, 0)])
# %%
def lfsr(seed, taps, n):
    state = seed
    out = ''
    for _ in range(n):
        out += str(state & 1)
        bit = 0
        for t in taps:
            bit ^= state >> t
        state = state >> 1 | (bit & 1) << 3
    return out, state


def period(seed, taps):
    _, s = lfsr(seed, taps, 1)
    k = 1
    while s != seed and k < 16:
        _, s = lfsr(s, taps, 1)
        k += 1
    return k
#> period(9, [0, 3])
#> period(0, [0, 1])
#> period(5, [0, 2])
#> period(15, [])
#> period(6, [0])
# %%
class Solution:
    def poolParty(self, level, taps, drain, hours):
        hit_top = None
        for h in range(1, hours + 1):
            inflow = sum(rate for rate, start, stop in taps if start <= h < stop)
            outflow = drain if level >= drain else level
            level += inflow - outflow
            if level >= 100:
                level = 100
                if hit_top is None:
                    hit_top = h
        return level, hit_top
#> Solution().poolParty(20, [(15, 1, 5), (10, 3, 8)], 4, 8)
#> Solution().poolParty(3, [], 2, 4)
#> Solution().poolParty(90, [(20, 1, 9)], 5, 3)
#> Solution().poolParty(50, [(1, 0, 100)], 1, 0)
#> Solution().poolParty(0, [(30, 2, 4), (60, 4, 5)], 7, 6)
# %%
def odd_divisor_sum(n):
    while n and n % 2 == 0:
        n >>= 1
    return sum(d for d in range(1, n + 1, 2) if n % d == 0)


def rank_by_odd(nums):
    ranked = sorted(nums, key=odd_divisor_sum, reverse=True)
    if len(ranked) < 2:
        return ranked
    first, second, *_ = ranked
    return [first, second, odd_divisor_sum(first) - odd_divisor_sum(second)]
#> rank_by_odd([6, 15, 16])
#> rank_by_odd([8])
#> rank_by_odd([])
#> rank_by_odd([14, 28, 7, 3])
#> rank_by_odd([20, 18, 0])
# %%
class Solution:
    def simon(self, show: str, inputs: list) -> tuple:
        level, strikes = 1, 0
        for attempt in inputs:
            goal = show[:level]
            if attempt == goal:
                level += 1
                if level > len(show):
                    return 'won', strikes
            else:
                good = 0
                for a, b in zip(attempt, goal):
                    if a != b:
                        break
                    good += 1
                strikes += len(goal) - good
                level = max(1, good)
        return level, strikes
#> Solution().simon('rgb', ['r', 'rg', 'rgb'])
#> Solution().simon('rgby', ['r', 'rb', 'r', 'rg'])
#> Solution().simon('g', [])
#> Solution().simon('yyb', ['y', 'yy', 'byy', 'y'])
#> Solution().simon('rb', ['', 'r', 'b'])
# %%
def checksum_words(words):
    table = {}
    for w in words:
        h = 7
        for c in w:
            h = (h * 31 + ord(c)) & 0xFF
        table.setdefault(h % 8, []).append(w)
    worst = max((len(v) for v in table.values()), default=0)
    return worst, {k: table[k] for k in sorted(table)}
#> checksum_words(['cat', 'dog', 'emu'])
#> checksum_words([])
#> checksum_words(['a', 'i', 'q', 'b'])
#> checksum_words(['ledger', 'cash', 'debt', 'loan', 'bill'])
#> checksum_words(['', ''])
# %%
class Solution:
    def leftovers(self, n: int, bowls: int) -> list:
        """n beans, bowl i takes a share of 1/(i+2) of what is left, rounded up on even bowls."""
        taken = []
        for i in range(bowls):
            d = i + 2
            part = -(-n // d) if i % 2 == 0 else n // d
            if part == 0:
                break
            taken.append(part)
            n -= part
        taken.append(n)
        return taken
#> Solution().leftovers(100, 4)
#> Solution().leftovers(1, 3)
#> Solution().leftovers(0, 2)
#> Solution().leftovers(37, 6)
#> Solution().leftovers(12, 0)
# %%
def gridlock(cars, length):
    """Cars on a ring road: each moves one on if the place ahead was free."""
    road = [i in cars for i in range(length)]
    for tick in range(1, 9):
        moved = [i for i in range(length) if road[i] and not road[(i + 1) % length]]
        if not moved:
            return 'jam', tick
        for i in moved:
            road[i] = False
            road[(i + 1) % length] = True
        if len(moved) == sum(road):
            return 'flow', tick
    return 'mixed', ''.join('#' if c else '.' for c in road)
#> gridlock([0, 1, 2], 6)
#> gridlock([0, 1], 2)
#> gridlock([3], 5)
#> gridlock([0, 1, 2, 3], 5)
#> gridlock([], 4)
# %%
class Solution:
    def interestTable(self, deposit, rates):
        rows = []
        simple = compound = deposit * 100
        for year, r in enumerate(rates, 1):
            simple += deposit * r
            compound += compound * r // 100
            if compound - simple > 100:
                rows.append((year, (compound - simple) // 100))
        return rows, simple // 100, compound // 100
#> Solution().interestTable(1000, [5, 5, 5])
#> Solution().interestTable(10, [1, 1])
#> Solution().interestTable(500, [])
#> Solution().interestTable(250, [50, 20, 100])
#> Solution().interestTable(800, [10, -10, 10, -10])
# %%
def anagram_number(a, b):
    return sorted(str(a)) == sorted(str(b))


def multiples_alike(n, top):
    hits = []
    k = 2
    while k <= top:
        m = n * k
        if len(str(m)) > len(str(n)):
            break
        if anagram_number(n, m):
            hits.append(k)
        k += 1
    return hits
#> multiples_alike(142857, 6)
#> multiples_alike(1035, 9)
#> multiples_alike(5, 4)
#> multiples_alike(1089, 9)
#> multiples_alike(125, 1)
# %%
class Solution:
    def sieveWindow(self, lo: int, hi: int) -> tuple:
        marks = [0] * (hi - lo + 1)
        p = 2
        while p * p <= hi:
            first = max(p * p, (lo + p - 1) // p * p)
            for m in range(first, hi + 1, p):
                marks[m - lo] = marks[m - lo] or p
            p += 1
        primes = [lo + i for i, f in enumerate(marks) if f == 0 and lo + i > 1]
        return primes, max(marks)
#> Solution().sieveWindow(10, 20)
#> Solution().sieveWindow(1, 5)
#> Solution().sieveWindow(90, 97)
#> Solution().sieveWindow(24, 28)
#> Solution().sieveWindow(0, 0)
# %%
def infer_type(s):
    if s in ('yes', 'no'):
        return s == 'yes'
    for base in (10, 16):
        try:
            return int(s, base)
        except ValueError:
            pass
    if s.endswith('%') and s[:-1].isdigit():
        return int(s[:-1]) / 100
    return s


def read_row(line, sep=';'):
    row = [infer_type(c.strip()) for c in line.split(sep)]
    nums = [v for v in row if isinstance(v, (int, float)) and not isinstance(v, bool)]
    return row, sum(nums)
#> read_row('12; ff; yes')
#> read_row('50%; hello')
#> read_row('')
#> read_row('-3, 25%, no, 0x10', sep=',')
#> read_row('zz;%;7 ')
# %%
class Solution:
    def oddOneOut(self, codes):
        ones = twos = 0
        for c in codes:
            ones, twos = (ones ^ c) & ~twos, (twos ^ c) & ~((ones ^ c) & ~twos)
        return ones, twos

    def audit(self, codes):
        ones, twos = self.oddOneOut(codes)
        if ones == 0 and twos == 0:
            return 'complete'
        return f"{ones:b}/{twos:b}"
#> Solution().audit([5, 5, 5, 9])
#> Solution().audit([])
#> Solution().audit([3, 3, 3])
#> Solution().audit([6, 1, 6])
#> Solution().audit([12, 12, 7, 7, 7, 12, 2, 2])
# %%
def walk(cmds):
    x = y = 0
    heading = 0
    dirs = ((0, 1), (1, 0), (0, -1), (-1, 0))
    marks = {(0, 0): 0}
    for t, c in enumerate(cmds, 1):
        if c in 'LR':
            heading = (heading + (1 if c == 'R' else 3)) % 4
            continue
        dx, dy = dirs[heading]
        for _ in range(int(c)):
            x, y = x + dx, y + dy
            if (x, y) in marks:
                return (x, y), t - marks[x, y]
            marks[x, y] = t
    return None, abs(x) + abs(y)
#> walk('2R2R1R3')
#> walk('')
#> walk('9')
#> walk('1L1L1L1')
#> walk('3RR3')
# %%
class Solution:
    def cookTimer(self, dishes):
        """Start times so that all dishes are ready at once; one oven for 'bake'."""
        total = max(t for _, t, _ in dishes)
        bake = sum(t for _, t, k in dishes if k == 'bake')
        end = max(total, bake)
        plan = {}
        oven = end
        for name, t, kind in sorted(dishes, key=lambda d: d[1]):
            if kind == 'bake':
                oven -= t
                plan[name] = oven
            else:
                plan[name] = end - t
        return plan
#> Solution().cookTimer([('pie', 30, 'bake'), ('soup', 50, 'boil')])
#> Solution().cookTimer([('pie', 30, 'bake'), ('bun', 25, 'bake'), ('egg', 6, 'boil')])
#> Solution().cookTimer([('tea', 3, 'boil')])
#> Solution().cookTimer([])
#> Solution().cookTimer([('a', 10, 'bake'), ('b', 10, 'bake'), ('c', 10, 'bake'), ('d', 31, 'fry')])
# %%
def pisano(m):
    a, b = 0, 1 % m
    for i in range(1, 6 * m + 1):
        a, b = b, (a + b) % m
        if a == 0 and b == 1 % m:
            return i
    return None


def fib_mod(n, m):
    n %= pisano(m)
    a, b = 0, 1
    while n:
        a, b = b, a + b
        n -= 1
    return a % m
#> fib_mod(1000, 7)
#> fib_mod(0, 3)
#> fib_mod(123456, 10)
#> fib_mod(59, 4)
#> fib_mod(77, 1)
# %%
class Solution:
    def paintBudget(self, walls, budget):
        litre, price = 10, 7
        cans = leftover = cost = 0
        painted = []
        for w, h in walls:
            area = w * h
            if area > leftover:
                need = -(-(area - leftover) // litre)
                if cost + need * price > budget:
                    break
                cans += need
                cost += need * price
                leftover += need * litre
            leftover -= area
            painted.append(area)
            if cans >= 5:
                price = 6
        return painted, cost, leftover
#> Solution().paintBudget([(3, 4), (2, 5), (6, 6)], 60)
#> Solution().paintBudget([(10, 10)], 50)
#> Solution().paintBudget([], 10)
#> Solution().paintBudget([(5, 10), (5, 10), (1, 9)], 100)
#> Solution().paintBudget([(1, 1), (1, 8), (1, 2)], 7)
# %%
def swar_count(x):
    x = x - ((x >> 1) & 0x5555)
    x = (x & 0x3333) + ((x >> 2) & 0x3333)
    x = (x + (x >> 4)) & 0x0F0F
    return (x + (x >> 8)) & 0x1F


def dense_runs(nums, k):
    runs, cur = [], []
    for n in nums:
        if swar_count(n & 0xFFFF) >= k:
            cur.append(n)
        elif cur:
            runs.append(cur)
            cur = []
    return runs + [cur] if cur else runs
#> dense_runs([7, 15, 8, 255], 3)
#> dense_runs([0, 1], 2)
#> dense_runs([], 1)
#> dense_runs([65535, 65536, 21845], 8)
#> dense_runs([12, 10, 9], 2)
# %%
class Solution:
    def turnTimer(self, players, budget, spends):
        clock = {p: budget for p in players}
        order = list(players)
        i = 0
        for s in spends:
            if len(order) == 1:
                break
            p = order[i]
            clock[p] -= s
            if clock[p] < 0:
                order.pop(i)
                i %= len(order)
            else:
                clock[p] += 2
                i = (i + 1) % len(order)
        return order, clock
#> Solution().turnTimer('ab', 10, [3, 4, 9, 9])
#> Solution().turnTimer('xyz', 5, [6, 6, 1])
#> Solution().turnTimer('q', 1, [5])
#> Solution().turnTimer('mno', 4, [])
#> Solution().turnTimer('abc', 8, [1, 9, 2, 3, 12])
# %%
def look_back(n, rule):
    """Sequence where each term sums the terms the rule points back to."""
    seq = [1]
    while len(seq) < n:
        i = len(seq)
        total = 0
        for back in rule:
            if back <= i:
                total += seq[i - back]
        seq.append(total % 100)
    return seq[:n]
#> look_back(7, [1, 2])
#> look_back(0, [1])
#> look_back(6, [2, 3])
#> look_back(5, [])
#> look_back(9, [1, 1, 3])
# %%
class Solution:
    def tallySticks(self, s: str) -> int:
        """'|' is 1, 'X' crosses out the last stick and makes the bundle five."""
        total = bundle = 0
        for c in s:
            if c == '|':
                bundle += 1
                if bundle == 5:
                    return -1
            elif c == 'X':
                if bundle != 4:
                    return -1
                total += 5
                bundle = 0
            elif c == ' ':
                total += bundle
                bundle = 0
        return total + bundle
#> Solution().tallySticks('||||X||')
#> Solution().tallySticks('|| |||')
#> Solution().tallySticks('')
#> Solution().tallySticks('|||X')
#> Solution().tallySticks('||||X||||X |')
# %%
def ladder(a, b, ops):
    """Breadth-first: least ops from a to b staying under 200."""
    layer, seen, depth = [a], {a}, 0
    while layer:
        if b in layer:
            return depth
        nxt = []
        for v in layer:
            for op, k in ops:
                w = v + k if op == '+' else v * k if op == '*' else v - k
                if 0 <= w < 200 and w not in seen:
                    seen.add(w)
                    nxt.append(w)
        layer = nxt
        depth += 1
        if depth > 6:
            break
    return None
#> ladder(2, 9, [('+', 1), ('*', 2)])
#> ladder(5, 5, [('-', 1)])
#> ladder(10, 3, [('-', 4), ('+', 1)])
#> ladder(3, 100, [('*', 10)])
#> ladder(1, 50, [])
# %%
class Solution:
    def sumOfBaseDigits(self, n: int, b: int) -> int:
        return 0 if n == 0 else n % b + self.sumOfBaseDigits(n // b, b)

    def harshadBases(self, n: int, top: int) -> list:
        return [b for b in range(2, top + 1) if n % self.sumOfBaseDigits(n, b) == 0]
#> Solution().harshadBases(12, 6)
#> Solution().harshadBases(11, 7)
#> Solution().harshadBases(1, 3)
#> Solution().harshadBases(100, 10)
#> Solution().harshadBases(35, 2)
# %%
def cheque(text):
    """'12.5', '.05', '7' to cents; raises on nonsense."""
    whole, dot, frac = text.partition('.')
    if not (whole or frac) or (whole + frac).strip('0123456789'):
        raise ValueError(text)
    if len(frac) > 2:
        frac, rest = frac[:2], frac[2:]
        bump = 1 if rest[0] >= '5' else 0
    else:
        bump = 0
    return int(whole or 0) * 100 + int(frac.ljust(2, '0')) + bump


def cash_desk(lines):
    total, bad = 0, []
    for ln in lines:
        try:
            total += cheque(ln)
        except ValueError as err:
            bad.append(str(err))
    return total, bad
#> cash_desk(['12.5', '.05', '7'])
#> cash_desk(['1.999', 'x', '3.141'])
#> cash_desk([])
#> cash_desk(['.', '-2', '0.005'])
#> cash_desk(['1.2.3', '10.'])
# %%
class Solution:
    def relayBatons(self, runners, laps):
        import math
        period = math.lcm(*runners) if runners else 0
        total = 0
        handoffs = []
        t = 0
        for lap in range(laps):
            t += runners[lap % len(runners)]
            if t % period == 0:
                total += 1
            elif t * 2 % period == 0:
                handoffs.append(lap)
        return total, handoffs, t
#> Solution().relayBatons([2, 3], 6)
#> Solution().relayBatons([4], 3)
#> Solution().relayBatons([3, 9, 6], 7)
#> Solution().relayBatons([], 0)
#> Solution().relayBatons([1, 2, 3, 4], 9)
