# %%
def precedence(op):
    return {'|': 1, '&': 2, '^': 3}[op]


def apply(vals, op):
    b = vals.pop()
    a = vals.pop()
    if op == '|':
        vals.append(a | b)
    elif op == '&':
        vals.append(a & b)
    else:
        vals.append(a ^ b)


def mask_expr(text):
    vals, ops = [], []
    for t in text.split():
        if t.isdigit():
            vals.append(int(t))
        elif t == '(':
            ops.append(t)
        elif t == ')':
            while ops[-1] != '(':
                apply(vals, ops.pop())
            ops.pop()
        else:
            while ops and ops[-1] != '(' and precedence(ops[-1]) >= precedence(t):
                apply(vals, ops.pop())
            ops.append(t)
    while ops:
        apply(vals, ops.pop())
    return vals[0]
#> mask_expr('12 & 10 | 1')
#> mask_expr('7')
#> mask_expr('( 8 | 3 ) & 9 ^ 1')
#> mask_expr('5 ^ 5 | 2 & 3')
#> mask_expr('( ( 15 ) & ( 6 | 1 ) )')
# %%
class Solution:
    def lighthouse(self, lamps, t0, t1):
        both = 0
        dark = []
        for t in range(t0, t1):
            lit = [name for name, on, off in lamps if t % (on + off) < on]
            if len(lit) > 1:
                both += 1
            elif not lit:
                dark.append(t)
        return both, dark
#> Solution().lighthouse([('n', 2, 3), ('s', 1, 1)], 0, 10)
#> Solution().lighthouse([], 3, 6)
#> Solution().lighthouse([('w', 4, 4)], 2, 12)
#> Solution().lighthouse([('a', 1, 2), ('b', 1, 3), ('c', 1, 4)], 10, 20)
#> Solution().lighthouse([('x', 5, 0)], 7, 7)
# %%
def tri_numbers(limit):
    t, k = 0, 1
    while t + k <= limit:
        t += k
        k += 1
        yield t


def as_triangles(n):
    parts = []
    while n:
        biggest = list(tri_numbers(n))[-1]
        parts.append(biggest)
        n -= biggest
    return parts
#> as_triangles(14)
#> as_triangles(0)
#> as_triangles(28)
#> as_triangles(5)
#> as_triangles(50)
# %%
class Solution:
    def stockStreaks(self, prices):
        state = 'out'
        profit = 0
        buy = 0
        ups = 0
        for prev, cur in zip(prices, prices[1:]):
            ups = ups + 1 if cur > prev else 0
            if state == 'out' and ups == 2:
                state, buy = 'in', cur
            elif state == 'in' and cur < prev:
                profit += cur - buy
                state = 'cool'
            elif state == 'cool':
                state = 'out'
        if state == 'in':
            profit += prices[-1] - buy
        return profit, state
#> Solution().stockStreaks([3, 4, 5, 9, 7, 8, 10, 12])
#> Solution().stockStreaks([5])
#> Solution().stockStreaks([9, 8, 7, 6])
#> Solution().stockStreaks([1, 2, 3, 4, 5])
#> Solution().stockStreaks([2, 3, 4, 1, 2, 3, 4, 9, 9])
# %%
def flat_pairs(d):
    return sorted((k, v) for k, v in d.items() if v)


def times(a, b):
    """Multiply numbers given as {prime: exponent}."""
    out = dict(a)
    for p, e in b.items():
        out[p] = out.get(p, 0) + e
    return out


def root(a, k):
    if any(e % k for e in a.values()):
        return None
    return {p: e // k for p, e in a.items()}


def geometric_mean(factors):
    total = {}
    for f in factors:
        total = times(total, f)
    r = root(total, len(factors)) if factors else {}
    return flat_pairs(r) if r is not None else 'irrational'
#> geometric_mean([{2: 3}, {2: 1}])
#> geometric_mean([{2: 1}, {3: 1}])
#> geometric_mean([])
#> geometric_mean([{5: 2, 2: 1}, {2: 2}, {5: 1, 7: 3}])
#> geometric_mean([{3: -1}, {3: 1}])
# %%
class Solution:
    def numberCrunch(self, n: int) -> str:
        path = str(n)
        steps = 0
        while n >= 10:
            p = 1
            for d in str(n):
                if d != '0':
                    p *= int(d)
            n = p
            steps += 1
            path += f">{n}"
        return f"{path} ({steps})"
#> Solution().numberCrunch(7)
#> Solution().numberCrunch(39)
#> Solution().numberCrunch(1000)
#> Solution().numberCrunch(8765)
#> Solution().numberCrunch(999999)
# %%
def place_orders(slots, orders):
    """Each order wants a slot; taken ones probe 1, 4, 9, ... further on."""
    table = [None] * slots
    lost = []
    probes = 0
    for o in orders:
        h = o % slots
        for k in range(slots):
            i = (h + k * k) % slots
            probes += 1
            if table[i] is None:
                table[i] = o
                break
        else:
            lost.append(o)
    return table, lost, probes
#> place_orders(5, [7, 12, 17])
#> place_orders(3, [1, 4, 7])
#> place_orders(4, [])
#> place_orders(7, [10, 3, 24, 5, 12])
#> place_orders(1, [8, 9])
# %%
class Solution:
    def escapeMinutes(self, code: str) -> int:
        t = 1
        for ch in code:
            if ch not in 'abc':
                break
            t = self.slow(t) if ch == 'a' else self.quick(t) if ch == 'b' else t + 5
        return t

    def slow(self, n):
        return n * 2 if n < 20 else n + 10

    def quick(self, n):
        return n - 1 if n % 2 else n // 2
#> Solution().escapeMinutes('aab')
#> Solution().escapeMinutes('cccaab')
#> Solution().escapeMinutes('')
#> Solution().escapeMinutes('acxa')
#> Solution().escapeMinutes('bbbbc')
# %%
def life_1d(cells, born, stay, gens):
    alive = set(cells)
    for _ in range(gens):
        counts = {}
        for c in alive:
            for d in (-2, -1, 1, 2):
                counts[c + d] = counts.get(c + d, 0) + 1
        alive = {c for c, k in counts.items() if k in (stay if c in alive else born)}
        if not alive:
            break
    return sorted(alive)
#> life_1d([0, 1, 2], [2, 3], [2, 4], 2)
#> life_1d([5], [2], [1], 3)
#> life_1d([], [1], [1], 1)
#> life_1d([0, 3], [1, 2], [2], 1)
#> life_1d([1, 2, 4, 5], [2], [1, 3], 3)
# %%
class Solution:
    def fineDays(self, due, returned, closed):
        if returned <= due:
            return 0
        fine = 0
        for day in range(due + 1, returned + 1):
            if day % 7 in closed:
                continue
            late = day - due
            fine += 10 if late <= 3 else 25
            if fine > 150:
                return 150
        return fine
#> Solution().fineDays(10, 14, [0])
#> Solution().fineDays(10, 9, [])
#> Solution().fineDays(1, 20, [5, 6])
#> Solution().fineDays(30, 37, [0, 1, 2])
#> Solution().fineDays(3, 4, [4])
# %%
def sum_range_bits(lo, hi):
    """How many numbers in lo..hi have each bit set."""
    def upto(n, b):
        full, rest = divmod(n, 1 << (b + 1))
        return full * (1 << b) + max(0, rest - (1 << b))

    out = []
    for b in range(hi.bit_length()):
        out.append(upto(hi + 1, b) - upto(lo, b))
    return out
#> sum_range_bits(0, 7)
#> sum_range_bits(5, 5)
#> sum_range_bits(0, 0)
#> sum_range_bits(10, 100)
#> sum_range_bits(3, 12)
# %%
class Solution:
    def mazeDice(self, board: str, rolls: list) -> str:
        here, skip = 0, 0
        trail = board[:1]
        for r in rolls:
            if skip:
                skip -= 1
                continue
            here = min(here + r, len(board) - 1)
            tile = board[here]
            if tile == 's':
                skip = 1
            elif tile == 'b':
                here = max(0, here - 3)
            elif tile == 'f':
                here = min(here + 2, len(board) - 1)
            trail += board[here]
            if here == len(board) - 1:
                return trail + '!'
        return trail
#> Solution().mazeDice('S..s.b.f.E', [3, 6, 2, 4])
#> Solution().mazeDice('SE', [1])
#> Solution().mazeDice('S...b..E', [])
#> Solution().mazeDice('SxybzfwqE', [3, 5, 1])
#> Solution().mazeDice('Sabsde.E', [3, 4, 1, 6])
# %%
def scaled(amount, num, den):
    q, r = divmod(amount * num, den)
    return q + (r * 2 >= den)


def exchange(amount, route, rates):
    trace = [amount]
    for a, b in zip(route, route[1:]):
        if (a, b) in rates:
            amount = scaled(amount, *rates[a, b])
        elif (b, a) in rates:
            n, d = rates[b, a]
            amount = scaled(amount, d, n)
        else:
            return trace, f"no {a}{b}"
        trace.append(amount)
    return trace, amount - trace[0] if route[0] == route[-1] else None
#> exchange(1000, 'EUE', {('E', 'U'): (11, 10)})
#> exchange(500, 'EPU', {('E', 'P'): (5, 6), ('U', 'P'): (3, 4)})
#> exchange(70, 'EX', {})
#> exchange(99, 'AABA', {('A', 'A'): (1, 1), ('A', 'B'): (2, 3)})
#> exchange(333, 'KLMK', {('K', 'L'): (7, 3), ('L', 'M'): (3, 8), ('K', 'M'): (9, 10)})
# %%
class Solution:
    def lastDigitCycle(self, base: int, mod: int) -> tuple:
        order = {}
        x, e = 1 % mod, 0
        while x not in order:
            order[x] = e
            x = x * base % mod
            e += 1
        return order[x], e - order[x]

    def hugePower(self, base, exp_text, mod):
        tail, cycle = self.lastDigitCycle(base, mod)
        exp = int(exp_text)
        if exp >= tail:
            exp = tail + (exp - tail) % cycle
        return base ** exp % mod
#> Solution().hugePower(7, '123456789012345', 10)
#> Solution().hugePower(2, '0', 9)
#> Solution().hugePower(6, '1000000', 8)
#> Solution().hugePower(3, '99', 100)
#> Solution().hugePower(10, '5', 1)
# %%
def read_gauge(s):
    total, i = 0, 0
    units = {'h': 60, 'm': 1, 'd': 1440}
    while i < len(s):
        j = i
        while j < len(s) and s[j].isdigit():
            j += 1
        if j == i or j == len(s) or s[j] not in units:
            return None
        total += int(s[i:j]) * units[s[j]]
        i = j + 1
    return total


def total_gauges(items):
    good = [g for g in map(read_gauge, items) if g is not None]
    return sum(good), len(items) - len(good)
#> total_gauges(['1h30m', '45m', '2d'])
#> total_gauges(['', 'h', '10'])
#> total_gauges([])
#> total_gauges(['5x', '12h1m', '1m1m1m'])
#> total_gauges(['0d0h7m'])
# %%
class Solution:
    def bouncyNumbers(self, lo: int, hi: int) -> list:
        return [n for n in range(lo, hi) if self.kind(n) == 'bouncy'][:4]

    def kind(self, n):
        up = down = True
        while n >= 10:
            n, last = divmod(n, 10)
            prev = n % 10
            if prev < last:
                down = False
            elif prev > last:
                up = False
            if not (up or down):
                return 'bouncy'
        return 'flat' if up and down else 'up' if up else 'down'
#> Solution().bouncyNumbers(98, 106)
#> Solution().bouncyNumbers(5, 12)
#> Solution().bouncyNumbers(10, 10)
#> Solution().bouncyNumbers(130, 142)
#> Solution().bouncyNumbers(1232, 1238)
# %%
def tank_fight(a, b):
    """Each tank is (hp, attack, reload)."""
    (hp_a, at_a, re_a), (hp_b, at_b, re_b) = a, b
    t = 0
    while True:
        t += 1
        hit_b = at_a if t % re_a == 0 else 0
        hit_a = at_b if t % re_b == 0 else 0
        hp_a -= hit_a
        hp_b -= hit_b
        if hp_a <= 0 and hp_b <= 0:
            return 'both', t
        if hp_a <= 0 or hp_b <= 0:
            return ('a' if hp_a > 0 else 'b'), t


def champion(tanks):
    best = 0
    for i in range(1, len(tanks)):
        winner, _ = tank_fight(tanks[best], tanks[i])
        if winner == 'b':
            best = i
    return best
#> champion([(10, 3, 2), (8, 4, 2)])
#> champion([(5, 1, 1), (5, 1, 1)])
#> champion([(1, 1, 1)])
#> champion([(12, 5, 3), (20, 2, 1), (6, 9, 4)])
#> champion([(9, 2, 1), (4, 8, 5), (10, 2, 1)])
# %%
class Solution:
    def dividendPlan(self, shares, price, dividends):
        cash = 0
        history = []
        for d in dividends:
            cash += shares * d
            bought = cash // price
            shares += bought
            cash -= bought * price
            price += d - 2 if price > 5 else 1
            history.append(shares)
        return history, cash, price
#> Solution().dividendPlan(10, 20, [3, 2, 4])
#> Solution().dividendPlan(1, 4, [1, 1, 1, 1, 1])
#> Solution().dividendPlan(5, 9, [])
#> Solution().dividendPlan(0, 3, [7])
#> Solution().dividendPlan(100, 50, [0, 10, 0, 1])
# %%
def utf_ish(code):
    if code < 0x80:
        return [code]
    if code < 0x800:
        return [0xC0 | code >> 6, 0x80 | code & 0x3F]
    return [0xE0 | code >> 12, 0x80 | code >> 6 & 0x3F, 0x80 | code & 0x3F]


def byte_budget(codes, budget):
    out = []
    for c in codes:
        piece = utf_ish(c)
        if len(out) + len(piece) > budget:
            break
        out += piece
    return out
#> byte_budget([65, 233, 8364], 10)
#> byte_budget([8364, 65], 2)
#> byte_budget([], 4)
#> byte_budget([127, 128, 2047, 2048], 6)
#> byte_budget([300, 97, 20000, 98], 8)
# %%
class Solution:
    def snackCounters(self, arrivals, counters):
        free = [0] * counters
        waits = []
        for t, need in arrivals:
            k = min(range(counters), key=lambda i: free[i])
            start = max(t, free[k])
            waits.append(start - t)
            free[k] = start + need
        idle = sum(max(free) - f for f in free)
        return waits, idle
#> Solution().snackCounters([(0, 4), (1, 2), (1, 3), (2, 1)], 2)
#> Solution().snackCounters([], 3)
#> Solution().snackCounters([(5, 5), (5, 5), (5, 5)], 1)
#> Solution().snackCounters([(0, 9), (1, 1), (2, 1), (3, 1)], 2)
#> Solution().snackCounters([(0, 1), (10, 2)], 4)
# %%
def sum_pyramid(nums):
    layer = nums
    height = 0
    while len(layer) > 1:
        layer = [a + b if a % 2 == b % 2 else a - b for a, b in zip(layer, layer[1:])]
        height += 1
    return (layer[0] if layer else None), height
#> sum_pyramid([1, 2, 3, 4])
#> sum_pyramid([])
#> sum_pyramid([9])
#> sum_pyramid([5, 5, 5, 5, 5])
#> sum_pyramid([10, 3, 8, 1, 6, 7])
# %%
class Solution:
    def perfectShuffleIndex(self, bits: str, ops: str) -> str:
        n = len(bits)
        v = int(bits, 2) if bits else 0
        full = (1 << n) - 1
        for op in ops:
            if op == '~':
                v = ~v & full
            elif op == '<':
                v = v << 1 & full
            elif op == '>':
                v >>= 1
            elif op == 'r' and n:
                v = v >> 1 | (v & 1) << n - 1
            elif op == '+':
                v = v + 1 & full
        return f"{v:0{n}b}" if n else ''
#> Solution().perfectShuffleIndex('1011', 'r+')
#> Solution().perfectShuffleIndex('', '~+')
#> Solution().perfectShuffleIndex('1111', '+~>')
#> Solution().perfectShuffleIndex('00101', '<<~rr')
#> Solution().perfectShuffleIndex('10', '')
# %%
def spoken(n):
    if n < 0:
        return 'minus ' + spoken(-n)
    small = 'nil un duo tri kvar kvin ses sep ok nau'.split()
    if n < 10:
        return small[n]
    for size, word in ((1000, 'mil'), (100, 'cent'), (10, 'dek')):
        if n >= size:
            head, tail = divmod(n, size)
            text = word if head == 1 else spoken(head) + word
            return text + ' ' + spoken(tail) if tail else text


def longest_spoken(nums):
    return max(map(spoken, nums), key=len, default='')
#> longest_spoken([7, 12, 30])
#> longest_spoken([999, 1000])
#> longest_spoken([])
#> longest_spoken([-45, 2024])
#> longest_spoken([123456])
# %%
class Solution:
    def dustRobot(self, floor, start):
        dust = list(floor)
        i, step, moves = start, 1, 0
        cleaned = 0
        while cleaned < sum(floor) and moves < 50:
            if dust[i]:
                dust[i] -= 1
                cleaned += 1
                step = -step
            nxt = i + step
            if nxt < 0 or nxt >= len(dust):
                step = -step
                nxt = i + step if len(dust) > 1 else i
            i = nxt
            moves += 1
        return moves, i, dust
#> Solution().dustRobot([1, 0, 2], 1)
#> Solution().dustRobot([3], 0)
#> Solution().dustRobot([0, 0], 0)
#> Solution().dustRobot([1, 1, 1, 1], 2)
#> Solution().dustRobot([0, 2, 0, 1, 0], 4)
# %%
def bit_matrix_mul(a, b):
    cols = []
    for j in range(len(b)):
        c = 0
        for i, row in enumerate(b):
            if row >> j & 1:
                c |= 1 << i
        cols.append(c)
    out = []
    for row in a:
        v = 0
        for j, c in enumerate(cols):
            if bin(row & c).count('1') % 2:
                v |= 1 << j
        out.append(v)
    return out


def matrix_order(m, cap):
    ident = [1 << i for i in range(len(m))]
    cur, k = m, 1
    while cur != ident and k < cap:
        cur = bit_matrix_mul(cur, m)
        k += 1
    return k if cur == ident else None
#> matrix_order([2, 1], 4)
#> matrix_order([1], 2)
#> matrix_order([0, 1], 3)
#> matrix_order([2, 3], 5)
#> matrix_order([3, 2], 4)
# %%
class Solution:
    def rentCar(self, days, km, age):
        weeks, rest = divmod(days, 7)
        price = weeks * 180 + min(rest * 32, 180)
        free = days * 100
        if km > free:
            price += (km - free + 9) // 10 * 2
        surcharge = 0
        if age < 25:
            surcharge = price // 5
        elif age > 75:
            surcharge = 50
        return price + surcharge
#> Solution().rentCar(3, 250, 30)
#> Solution().rentCar(9, 1000, 22)
#> Solution().rentCar(0, 0, 40)
#> Solution().rentCar(13, 900, 80)
#> Solution().rentCar(1, 555, 25)
# %%
def partitions(n, largest=None):
    if largest is None:
        largest = n
    if n == 0:
        return [[]]
    result = []
    for k in range(min(n, largest), 0, -1):
        for tail in partitions(n - k, k):
            result.append([k] + tail)
    return result


def steep(n):
    return [p for p in partitions(n) if all(a - b >= 2 for a, b in zip(p, p[1:]))]
#> steep(5)
#> steep(1)
#> steep(0)
#> steep(6)
#> steep(3)
# %%
class Solution:
    def scoreKeeper(self, rallies):
        a = b = games_a = games_b = 0
        for r in rallies:
            if r == 'a':
                a += 1
            else:
                b += 1
            if max(a, b) >= 5 and abs(a - b) >= 2:
                if a > b:
                    games_a += 1
                else:
                    games_b += 1
                a = b = 0
        return f"{games_a}:{games_b} ({a}-{b})"
#> Solution().scoreKeeper('aaaaab')
#> Solution().scoreKeeper('ababababaa')
#> Solution().scoreKeeper('')
#> Solution().scoreKeeper('bbbbbbbbbbb')
#> Solution().scoreKeeper('aabbabababab')
# %%
def integer_root(n, k):
    lo, hi = 0, 1
    while hi ** k <= n:
        hi *= 2
    while hi - lo > 1:
        mid = (lo + hi) // 2
        if mid ** k <= n:
            lo = mid
        else:
            hi = mid
    return lo


def nearest_power(n):
    best = None
    for k in range(2, 6):
        r = integer_root(n, k)
        for c in (r, r + 1):
            gap = abs(c ** k - n)
            if best is None or gap < best[0]:
                best = (gap, c, k)
    return best
#> nearest_power(30)
#> nearest_power(0)
#> nearest_power(1000)
#> nearest_power(245)
#> nearest_power(77)
# %%
class Solution:
    def mailRoom(self, boxes, letters):
        load = {b: 0 for b in boxes}
        for weight in letters:
            fits = [b for b in boxes if load[b] + weight <= boxes[b]]
            if not fits:
                heavy = max(load, key=load.get)
                load[heavy] = 0
                fits = [b for b in boxes if weight <= boxes[b] - load[b]]
                if not fits:
                    return 'stuck', weight
            pick = min(fits, key=lambda b: boxes[b] - load[b])
            load[pick] += weight
        return load
#> Solution().mailRoom({'a': 10, 'b': 6}, [4, 5, 3, 6])
#> Solution().mailRoom({'x': 3}, [4])
#> Solution().mailRoom({'k': 5}, [])
#> Solution().mailRoom({'p': 8, 'q': 8, 'r': 2}, [2, 7, 6, 1, 8])
#> Solution().mailRoom({'m': 4, 'n': 9}, [9, 4, 3])
# %%
def delta_pack(values, width):
    lo, hi = -(1 << width - 1), (1 << width - 1) - 1
    out = []
    prev = 0
    for v in values:
        d = v - prev
        if lo <= d <= hi:
            out.append(d & (1 << width) - 1)
        else:
            out.append(('full', v))
        prev = v
    return out
#> delta_pack([3, 5, 4], 4)
#> delta_pack([100, 101, 90], 5)
#> delta_pack([], 3)
#> delta_pack([-1, -2, -20], 3)
#> delta_pack([7, 7, -1], 4)
# %%
class Solution:
    def fairShift(self, hours, staff):
        """Hand out hourly loads, always to the least tired, who must then rest an hour."""
        tired = {s: 0 for s in staff}
        last = None
        roster = []
        for load in hours:
            pool = [s for s in staff if s != last] or list(staff)
            pick = min(pool, key=lambda s: (tired[s], s))
            tired[pick] += load
            roster.append(pick)
            last = pick
        return ''.join(roster), max(tired.values()) - min(tired.values())
#> Solution().fairShift([3, 1, 4, 1, 5], 'abc')
#> Solution().fairShift([2, 2], 'z')
#> Solution().fairShift([], 'kl')
#> Solution().fairShift([9, 1, 1, 1, 1, 1], 'pq')
#> Solution().fairShift([1, 1, 1, 1], 'dcba')
# %%
def hop_count(n):
    """Halve, or if odd go to the neighbour with the longer run of zeros."""
    hops = 0
    while n > 1:
        if n % 2 == 0:
            n //= 2
        elif n == 3:
            n = 2
        else:
            n += 1 if (n + 1) % 4 == 0 else -1
        hops += 1
    return hops


def hop_table(nums):
    rows = {}
    for n in nums:
        rows[n] = (hop_count(n), n.bit_length() - 1)
    return rows
#> hop_table([15, 9])
#> hop_table([1])
#> hop_table([])
#> hop_table([100, 3, 63])
#> hop_table([1000, 1023])
# %%
class Solution:
    def magicSquareFix(self, square):
        n = len(square)
        goal = n * (n * n + 1) // 2
        bad_rows = [i for i in range(n) if sum(square[i]) != goal]
        bad_cols = [j for j in range(n) if sum(r[j] for r in square) != goal]
        if not bad_rows and not bad_cols:
            diag = sum(square[i][i] for i in range(n))
            return 'magic' if diag == goal else 'semi'
        if len(bad_rows) == len(bad_cols) == 1:
            i, j = bad_rows[0], bad_cols[0]
            return i, j, square[i][j] + goal - sum(square[i])
        return bad_rows, bad_cols
#> Solution().magicSquareFix([[2, 7, 6], [9, 5, 1], [4, 3, 8]])
#> Solution().magicSquareFix([[2, 7, 6], [9, 4, 1], [4, 3, 8]])
#> Solution().magicSquareFix([[1]])
#> Solution().magicSquareFix([[1, 2], [3, 4]])
#> Solution().magicSquareFix([[7, 6, 2], [5, 1, 9], [3, 8, 4]])
# %%
def stamp_value(code):
    value = 0
    mult = 1
    for ch in reversed(code):
        if ch == '*':
            mult *= 2
        elif ch == '!':
            value = -value
        else:
            value += mult * 'abcdefghij'.index(ch)
            mult = 1
    return value


def sheet(codes):
    vals = []
    for c in codes:
        try:
            vals.append(stamp_value(c))
        except ValueError:
            vals.append(None)
    return vals
#> sheet(['b*c', 'j'])
#> sheet(['d!e', 'xyz', ''])
#> sheet([])
#> sheet(['f**', 'f*!f*'])
#> sheet(['!cab'])
# %%
class Solution:
    def phaseMoon(self, days):
        names = ['new', 'wax', 'full', 'wane']
        quarter = 7
        seq = []
        for d in days:
            k, r = divmod(d % 29, quarter)
            if r < 2 and k < 4:
                seq.append(names[k].upper())
            else:
                seq.append(names[min(k, 3)])
        changes = sum(a.lower() != b.lower() for a, b in zip(seq, seq[1:]))
        return seq, changes
#> Solution().phaseMoon([0, 8, 16, 24])
#> Solution().phaseMoon([28])
#> Solution().phaseMoon([])
#> Solution().phaseMoon([29, 30, 31, 32])
#> Solution().phaseMoon([100, 7, -1, 14])
# %%
def wrap_add(a, b, width):
    lo, span = -(1 << (width - 1)), 1 << width
    return (a + b - lo) % span + lo


def overflow_log(start, deltas, width=8):
    x = start
    overflows = []
    for i, d in enumerate(deltas):
        y = wrap_add(x, d, width)
        if y != x + d:
            overflows.append((i, x + d, y))
        x = y
    return x, overflows
#> overflow_log(100, [20, 20, -5])
#> overflow_log(0, [])
#> overflow_log(-7, [-1, -1, 15], width=4)
#> overflow_log(3, [4, 4, 4], width=3)
#> overflow_log(32767, [1, -1], width=16)
# %%
class Solution:
    def queueJump(self, line, events):
        line = list(line)
        served = ''
        for e in events:
            if e == '.':
                if line:
                    served += line.pop(0)
            elif e.isupper():
                line.insert(0, e)
            elif e in line:
                i = line.index(e)
                line[max(0, i - 1)], line[i] = line[i], line[max(0, i - 1)]
            else:
                line.append(e)
        return served, ''.join(line)
#> Solution().queueJump('abc', '.d..')
#> Solution().queueJump('', '..x.')
#> Solution().queueJump('pqr', 'Zrr..')
#> Solution().queueJump('mn', '')
#> Solution().queueJump('ab', 'aQb...')
# %%
def mixed_radix(n, radices):
    digits = []
    for r in reversed(radices):
        n, d = divmod(n, r)
        digits.append(d)
    digits.append(n)
    return digits[::-1]


def old_money(pence, other):
    """Pounds, shillings, pence, farthings."""
    diff = abs(pence - other)
    parts = mixed_radix(diff, [20, 12, 4])
    text = ' '.join(f"{v}{u}" for v, u in zip(parts, ('L', 's', 'd', 'f')) if v)
    return ('-' if other > pence else '') + (text or 'nil')
#> old_money(2000, 37)
#> old_money(5, 5)
#> old_money(0, 961)
#> old_money(48, 0)
#> old_money(123, 99999)
# %%
class Solution:
    def splitPrime(self, s: str) -> int:
        def prime(t):
            if t[0] == '0':
                return False
            n = int(t)
            return n > 1 and all(n % d for d in range(2, int(n ** 0.5) + 1))

        ways = [1] + [0] * len(s)
        for end in range(1, len(s) + 1):
            for size in (1, 2):
                if size <= end and prime(s[end - size:end]):
                    ways[end] += ways[end - size]
        return ways[-1]
#> Solution().splitPrime('237')
#> Solution().splitPrime('')
#> Solution().splitPrime('4')
#> Solution().splitPrime('1123')
#> Solution().splitPrime('20353')
