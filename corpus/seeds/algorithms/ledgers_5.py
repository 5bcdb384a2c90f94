# %%
def parse(src, i=0):
    """S-expression of digits and the heads a(dd), m(ul), n(eg)."""
    if src[i].isdigit():
        j = i
        while j < len(src) and src[j].isdigit():
            j += 1
        return int(src[i:j]), j
    head = src[i + 1]
    i += 2
    args = []
    while src[i] != ')':
        if src[i] == ' ':
            i += 1
            continue
        v, i = parse(src, i)
        args.append(v)
    return fold(head, args), i + 1


def fold(head, args):
    if head == 'n':
        return -args[0]
    acc = 0 if head == 'a' else 1
    for a in args:
        acc = acc + a if head == 'a' else acc * a
    return acc


def evaluate(src):
    return parse(src)[0]
#> evaluate('(a 1 2 3)')
#> evaluate('(m 4 (n 5))')
#> evaluate('42')
#> evaluate('(a)')
#> evaluate('(a (m 2 3) (n (m 10 10)) 7)')
# %%
class Solution:
    def pawnRace(self, white, black, size):
        turn = 'w'
        moves = 0
        while True:
            if white >= size:
                return 'w', moves
            if black < 1:
                return 'b', moves
            if turn == 'w':
                white += 2 if white == 1 else 1
            else:
                black -= 2 if black == size - 1 else 1
            moves += 1
            turn = 'b' if turn == 'w' else 'w'
            if white == black:
                return 'draw', moves
#> Solution().pawnRace(1, 7, 8)
#> Solution().pawnRace(3, 4, 6)
#> Solution().pawnRace(5, 2, 5)
#> Solution().pawnRace(2, 1, 9)
#> Solution().pawnRace(1, 3, 4)
# %%
def sum_digits_sq(n):
    return sum(int(c) ** 2 for c in str(n))


def fate(n):
    while n not in (1, 4, 0):
        n = sum_digits_sq(n)
    return 'happy' if n == 1 else 'sad'


def party(guests):
    moods = list(map(fate, guests))
    return moods.count('happy') > len(moods) / 2, moods
#> party([7, 10, 4])
#> party([19, 2])
#> party([])
#> party([0, 100, 13])
#> party([86, 23, 1, 44])
# %%
from typing import List


class Solution:
    def mergeLedgers(self, a: List[List[int]], b: List[List[int]]) -> List[List[int]]:
        i = j = 0
        merged = []
        while i < len(a) or j < len(b):
            if j == len(b) or (i < len(a) and a[i][0] <= b[j][0]):
                day, amt = a[i]
                i += 1
            else:
                day, amt = b[j]
                amt = -amt
                j += 1
            if merged and merged[-1][0] == day:
                merged[-1][1] += amt
                if merged[-1][1] == 0:
                    merged.pop()
            else:
                merged.append([day, amt])
        return merged
#> Solution().mergeLedgers([[1, 10], [3, 5]], [[1, 4], [2, 7]])
#> Solution().mergeLedgers([], [])
#> Solution().mergeLedgers([[2, 6]], [[2, 6]])
#> Solution().mergeLedgers([[1, 1], [1, 2], [9, 3]], [[4, 4]])
#> Solution().mergeLedgers([], [[5, 8], [5, 2]])
# %%
def sleepy_alarm(bedtime, snoozes):
    h, m = divmod(bedtime, 100)
    wake = (h * 60 + m + 450) % 1440
    for i, s in enumerate(snoozes, start=1):
        wake += s // i
        if wake % 60 == 0:
            break
    h, m = divmod(wake % 1440, 60)
    return h * 100 + m
#> sleepy_alarm(2230, [9, 9, 9])
#> sleepy_alarm(2330, [])
#> sleepy_alarm(15, [15, 10, 30])
#> sleepy_alarm(1200, [30, 20, 10])
#> sleepy_alarm(2359, [1, 2, 3, 4])
# %%
class Solution:
    def balancedCuts(self, s: str) -> list:
        total = sum(map(int, s))
        left = 0
        cuts = []
        for i, c in enumerate(s[:-1]):
            left += int(c)
            if (left - (total - left)) % 3 == 0:
                cuts.append((s[:i + 1], s[i + 1:]))
        return cuts
#> Solution().balancedCuts('1234')
#> Solution().balancedCuts('9')
#> Solution().balancedCuts('300303')
#> Solution().balancedCuts('')
#> Solution().balancedCuts('271828')
# %%
def mint(value, coins):
    best = [0] + [None] * value
    for v in range(1, value + 1):
        for c in coins:
            if c <= v and best[v - c] is not None:
                cand = best[v - c] + 1
                if best[v] is None or cand < best[v]:
                    best[v] = cand
    return best[value]


def poor_values(limit, coins):
    counts = {v: mint(v, coins) for v in range(1, limit + 1, 4)}
    return counts
#> poor_values(9, [1, 4])
#> poor_values(5, [3])
#> poor_values(0, [1])
#> poor_values(10, [2, 7])
#> poor_values(6, [5, 6])
# %%
class Solution:
    def signalLamp(self, code):
        timeline = []
        for n, ch in self.pairs(code):
            timeline += [ch == '+'] * n
        switches = 0
        for a, b in zip(timeline, timeline[1:]):
            switches += a != b
        return sum(timeline), switches

    def pairs(self, code):
        num = 0
        for ch in code:
            if ch.isdigit():
                num = 10 * num + int(ch)
            else:
                yield num or 1, ch
                num = 0
#> Solution().signalLamp('3+2-4+')
#> Solution().signalLamp('+-+-')
#> Solution().signalLamp('')
#> Solution().signalLamp('12-')
#> Solution().signalLamp('2+2+10-+')
# %%
def chinese_pair(a, n, b, m):
    x = a % n
    tried = 0
    while x % m != b % m:
        x += n
        tried += 1
        if tried > m:
            return None
    return x


def solve_all(system):
    x, step = 0, 1
    for r, m in system:
        x = chinese_pair(x, step, r, m)
        if x is None:
            return 'none'
        step *= m
    return x, step
#> solve_all([(2, 3), (3, 5), (2, 7)])
#> solve_all([])
#> solve_all([(1, 4), (2, 6)])
#> solve_all([(0, 2), (1, 9)])
#> solve_all([(10, 11), (12, 13)])
# %%
class Solution:
    def heatLoss(self, temps: list, limit: int) -> int:
        n = len(temps)
        minutes = 0
        while max(temps) - min(temps) > limit:
            new = temps[:]
            for i in range(n):
                left = temps[i - 1]
                right = temps[(i + 1) % n]
                new[i] = (left + 2 * temps[i] + right) // 4
            if new == temps:
                return -1
            temps = new
            minutes += 1
        return minutes
#> Solution().heatLoss([20, 10, 10, 10], 4)
#> Solution().heatLoss([5, 5], 0)
#> Solution().heatLoss([40, 0, 0], 6)
#> Solution().heatLoss([1, 0, 0, 0], 0)
#> Solution().heatLoss([-8, 16, 0, 4], 10)
# %%
def bijective26(n):
    s = ''
    while n > 0:
        n, r = divmod(n - 1, 26)
        s = chr(65 + r) + s
    return s


def column_no(s):
    v = 0
    for c in s:
        v = v * 26 + ord(c) - 64
    return v


def shift_cells(cells, by):
    out = []
    for cell in cells:
        letters = cell.rstrip('0123456789')
        row = cell[len(letters):]
        out.append(bijective26(column_no(letters) + by) + row)
    return out
#> shift_cells(['A1', 'Z9'], 1)
#> shift_cells(['AA10'], -1)
#> shift_cells([], 3)
#> shift_cells(['B2', 'ZZ7', 'AZ3'], 26)
#> shift_cells(['C4'], -5)
# %%
class Solution:
    def marbleRun(self, gates: str, marbles: int) -> dict:
        state = list(gates)
        ends = {}
        for _ in range(marbles):
            i = 0
            while i < len(state):
                if state[i] == '/':
                    state[i] = '\\'
                    i += 1
                else:
                    state[i] = '/'
                    i += 2
            ends[i] = ends.get(i, 0) + 1
        return ends
#> Solution().marbleRun('///', 4)
#> Solution().marbleRun('', 2)
#> Solution().marbleRun('\\/\\', 5)
#> Solution().marbleRun('/\\/\\', 3)
#> Solution().marbleRun('//', 0)
# %%
def vote_rounds(ballots):
    out = []
    while True:
        tally = {}
        for b in ballots:
            for c in b:
                if c not in out:
                    tally[c] = tally.get(c, 0) + 1
                    break
        if not tally:
            return None, out
        leader = max(sorted(tally), key=tally.get)
        if tally[leader] * 2 > sum(tally.values()):
            return leader, out
        loser = min(sorted(tally), key=tally.get)
        out.append(loser)
#> vote_rounds(['abc', 'bca', 'bac'])
#> vote_rounds(['ab', 'ba', 'ca'])
#> vote_rounds([])
#> vote_rounds(['xyz', 'yzx', 'zxy', 'xzy'])
#> vote_rounds(['p', 'q'])
# %%
class Solution:
    def threadCounter(self, programs):
        regs = [0] * len(programs)
        pcs = [0] * len(programs)
        shared = 0
        ticks = 0
        while any(pc < len(p) for pc, p in zip(pcs, programs)):
            for i, prog in enumerate(programs):
                if pcs[i] >= len(prog):
                    continue
                op = prog[pcs[i]]
                if op == 'L':
                    regs[i] = shared
                elif op == 'I':
                    regs[i] += 1
                else:
                    shared = regs[i]
                pcs[i] += 1
            ticks += 1
        return shared, ticks
#> Solution().threadCounter(['LIS', 'LIS'])
#> Solution().threadCounter([])
#> Solution().threadCounter(['LISLIS', 'LIS'])
#> Solution().threadCounter(['LIIS', '', 'LS'])
#> Solution().threadCounter(['LISLISLIS'])
# %%
def decimal_expand(a, b, limit=12):
    whole, r = divmod(a, b)
    seen, digits = {}, ''
    while r and r not in seen and len(digits) < limit:
        seen[r] = len(digits)
        r *= 10
        digits += str(r // b)
        r %= b
    if r == 0:
        return f"{whole}.{digits or 0}"
    if r in seen:
        k = seen[r]
        return f"{whole}.{digits[:k]}[{digits[k:]}]"
    return f"{whole}.{digits}..."
#> decimal_expand(1, 8)
#> decimal_expand(22, 7)
#> decimal_expand(5, 6)
#> decimal_expand(9, 3)
#> decimal_expand(1, 17, limit=10)
# %%
class Solution:
    def treasureScale(self, bags):
        known = bags[:1]
        weighings = 0
        for b in bags[1:]:
            lo, hi = 0, len(known)
            while lo < hi:
                mid = (lo + hi) >> 1
                weighings += 1
                if known[mid] == b:
                    lo = hi = mid
                elif known[mid] < b:
                    lo = mid + 1
                else:
                    hi = mid
            known.insert(lo, b)
        return known, weighings
#> Solution().treasureScale([5, 2, 9, 2])
#> Solution().treasureScale([])
#> Solution().treasureScale([1, 2, 3, 4, 5])
#> Solution().treasureScale([7, 7, 7])
#> Solution().treasureScale([30, 10, 20, 40, 25])
# %%
def caesar_sum(text, key):
    shifted = []
    total = 0
    for i, ch in enumerate(text):
        if ch.isalpha():
            base = 65 if ch.isupper() else 97
            k = (ord(ch) - base + key * (i + 1)) % 26
            ch = chr(base + k)
            total += k
        elif ch.isdigit():
            ch = str((int(ch) + key) % 10)
            total += int(ch)
        shifted.append(ch)
    return ''.join(shifted), total
#> caesar_sum('Abz9', 1)
#> caesar_sum('', 4)
#> caesar_sum('Pay 25!', 3)
#> caesar_sum('zZ', -1)
#> caesar_sum('1999', 26)
# %%
class Solution:
    def coinRow(self, row: str) -> int:
        """Flip a run of equal coins each move until all show heads; least moves by greed."""
        moves = 0
        row = list(row)
        while 'T' in row:
            i = row.index('T')
            j = i
            while j < len(row) and row[j] == 'T':
                row[j] = 'H'
                j += 1
            moves += j - i if j - i < 3 else 3
        return moves
#> Solution().coinRow('HTTHT')
#> Solution().coinRow('HHH')
#> Solution().coinRow('TTTTTTH')
#> Solution().coinRow('')
#> Solution().coinRow('THTTHTTTHTTTT')
# %%
def weekday(y, m, d):
    if m < 3:
        y -= 1
        m += 12
    return (d + 13 * (m + 1) // 5 + y + y // 4 - y // 100 + y // 400) % 7


def unlucky(y, day=13, wd=6):
    return [m for m in range(1, 13) if weekday(y, m, day) == wd]


def worst_year(a, b):
    return max(range(a, b + 1), key=lambda y: (len(unlucky(y)), -y))
#> worst_year(2023, 2024)
#> worst_year(2000, 2000)
#> worst_year(2015, 2016)
#> worst_year(2025, 2026)
#> worst_year(1900, 1901)
# %%
class Solution:
    def stackCalc(self, script):
        stack, regs = [], {}
        for tok in script.split():
            if tok.lstrip('-').isdigit():
                stack.append(int(tok))
            elif tok.startswith('>'):
                regs[tok[1:]] = stack.pop()
            elif tok in regs:
                stack.append(regs[tok])
            elif tok == 'swap':
                stack[-1], stack[-2] = stack[-2], stack[-1]
            elif tok == 'divmod':
                b, a = stack.pop(), stack.pop()
                stack.extend(divmod(a, b))
            else:
                b, a = stack.pop(), stack.pop()
                stack.append(a + b if tok == '+' else a * b)
        return stack, regs
#> Solution().stackCalc('17 5 divmod')
#> Solution().stackCalc('3 >x x x * 1 +')
#> Solution().stackCalc('')
#> Solution().stackCalc('-8 3 swap divmod >r >q r q')
#> Solution().stackCalc('+')
# %%
def fence_paint(n, buckets):
    colors = [''] * n
    used = 0
    for name, start, step in buckets:
        for i in range(start, n, step):
            if not colors[i]:
                colors[i] = name
                used += 1
            elif colors[i] != name:
                colors[i] = '*'
        if used == n:
            break
    return ''.join(c or '_' for c in colors)
#> fence_paint(8, [('r', 0, 2), ('g', 1, 3)])
#> fence_paint(5, [('a', 0, 1), ('b', 0, 1)])
#> fence_paint(0, [('x', 0, 1)])
#> fence_paint(9, [('y', 2, 3), ('z', 0, 4), ('y', 1, 1)])
#> fence_paint(4, [])
# %%
class Solution:
    def sumToTarget(self, digits: str, target: int) -> list:
        found = []

        def go(i, total, text):
            if i == len(digits):
                if total == target:
                    found.append(text)
                return
            d = int(digits[i])
            go(i + 1, total + d, text + '+' + digits[i])
            if i:
                go(i + 1, total - d, text + '-' + digits[i])

        go(0, 0, '')
        return found
#> Solution().sumToTarget('123', 0)
#> Solution().sumToTarget('5', 5)
#> Solution().sumToTarget('', 0)
#> Solution().sumToTarget('999', 9)
#> Solution().sumToTarget('4213', 2)
# %%
def round_to(n, step, mode):
    if mode == 'down':
        return n - n % step
    if mode == 'up':
        return n + -n % step
    low = n - n % step
    return low if n - low < step - (n - low) else low + step


def rounding_gap(prices, step):
    gap = 0
    for p in prices:
        gap += round_to(p, step, 'up') - round_to(p, step, 'near')
        gap -= round_to(p, step, 'near') - round_to(p, step, 'down')
    return gap
#> rounding_gap([13, 17, 20], 5)
#> rounding_gap([], 3)
#> rounding_gap([-4, 4], 10)
#> rounding_gap([99, 101, 149], 50)
#> rounding_gap([7], 1)
# %%
class Solution:
    def deliveryDrone(self, battery, stops):
        here = 0
        delivered = []
        for at, weight in stops:
            out = abs(at - here) * (1 + weight)
            back = abs(at)
            if out + back > battery:
                recharge = abs(here)
                battery = 100 if recharge <= battery else 0
                here = 0
                out = abs(at) * (1 + weight)
                if out + back > battery:
                    continue
            battery -= out
            here = at
            delivered.append(at)
        return delivered, battery
#> Solution().deliveryDrone(50, [(5, 1), (9, 2)])
#> Solution().deliveryDrone(20, [(10, 3), (-4, 1)])
#> Solution().deliveryDrone(7, [])
#> Solution().deliveryDrone(100, [(30, 1), (-20, 2), (40, 3)])
#> Solution().deliveryDrone(0, [(0, 5), (1, 0)])
# %%
def parity_grid(rows):
    width = len(rows[0])
    row_par = [sum(r) & 1 for r in rows]
    col_par = [sum(r[c] for r in rows) & 1 for c in range(width)]
    return row_par, col_par


def find_flip(rows, row_par, col_par):
    got_r, got_c = parity_grid(rows)
    bad_r = [i for i, (a, b) in enumerate(zip(got_r, row_par)) if a != b]
    bad_c = [i for i, (a, b) in enumerate(zip(got_c, col_par)) if a != b]
    if not bad_r and not bad_c:
        return 'clean'
    if len(bad_r) == len(bad_c) == 1:
        return bad_r[0], bad_c[0]
    return 'lost'
#> find_flip([[1, 0], [1, 1]], [1, 0], [0, 1])
#> find_flip([[1, 1], [1, 1]], [1, 0], [1, 0])
#> find_flip([[0]], [1], [1])
#> find_flip([[1, 0, 1], [0, 0, 1]], [1, 0], [1, 0, 1])
#> find_flip([[0, 1, 1], [1, 0, 0], [0, 0, 0]], [0, 1, 1], [1, 1, 0])
# %%
class Solution:
    def growthPlan(self, coins, machines, days):
        best = coins
        for d in range(days):
            coins += machines
            price = 4 + 2 * machines
            remaining = days - d - 1
            if coins >= price and remaining > price // 2:
                coins -= price
                machines += 1
            best = max(best, coins)
        return coins, machines, best
#> Solution().growthPlan(5, 1, 10)
#> Solution().growthPlan(0, 0, 5)
#> Solution().growthPlan(30, 2, 12)
#> Solution().growthPlan(9, 3, 0)
#> Solution().growthPlan(4, 0, 8)
# %%
def sparse_add(a, b):
    """Numbers kept as {exponent: bit}; add with carry."""
    out = dict(a)
    for e in sorted(b):
        while e in out:
            del out[e]
            e += 1
        out[e] = 1
    return out


def from_int(n):
    return {i: 1 for i, c in enumerate(bin(n)[:1:-1]) if c == '1'}


def sparse_sum(nums):
    acc = {}
    for n in nums:
        acc = sparse_add(acc, from_int(n))
    return sorted(acc)
#> sparse_sum([5, 3])
#> sparse_sum([0])
#> sparse_sum([])
#> sparse_sum([7, 1, 8])
#> sparse_sum([100, 28, 5])
# %%
class Solution:
    def floorIsLava(self, heights, lava, rise):
        pos = 0
        jumps = 0
        while heights[pos] > lava:
            if pos == len(heights) - 1:
                return 'safe', jumps
            options = [j for j in (1, 2) if pos + j < len(heights)]
            step = max(options, key=lambda j: (heights[pos + j], j))
            pos += step
            jumps += 1
            lava += rise
        return 'burnt', pos
#> Solution().floorIsLava([5, 3, 6, 2, 8], 0, 1)
#> Solution().floorIsLava([1, 1, 1], 1, 0)
#> Solution().floorIsLava([9], 2, 2)
#> Solution().floorIsLava([4, 5, 5, 6, 3, 7], 1, 1)
#> Solution().floorIsLava([10, 9, 8, 7, 6], 0, 3)
# %%
def totient(n):
    result, p = n, 2
    m = n
    while p * p <= m:
        if m % p == 0:
            while m % p == 0:
                m //= p
            result -= result // p
        p += 1
    if m > 1:
        result -= result // m
    return result


def chain_length(n):
    steps = 0
    while n > 1:
        n = totient(n)
        steps += 1
    return steps


def longest_chain(nums):
    return max(((chain_length(n), n) for n in nums), default=(0, 0))
#> longest_chain([9, 10, 11])
#> longest_chain([1])
#> longest_chain([])
#> longest_chain([36, 17, 25])
#> longest_chain([30, 31])
# %%
class Solution:
    def zipCode(self, nums):
        out = []
        i = 0
        while i < len(nums):
            j = i
            while j + 1 < len(nums) and nums[j + 1] - nums[j] == 1:
                j += 1
            if j - i >= 2:
                out.append(f"{nums[i]}..{nums[j]}")
                i = j + 1
            else:
                out.append(str(nums[i]))
                i += 1
        return ','.join(out)
#> Solution().zipCode([1, 2, 3, 5, 6, 9])
#> Solution().zipCode([])
#> Solution().zipCode([-2, -1, 0, 1])
#> Solution().zipCode([4, 4, 5, 6])
#> Solution().zipCode([10])
# %%
def make_meter(price, block):
    used = 0

    def meter(units):
        nonlocal used
        cost = 0
        for _ in range(units):
            tier = used // block
            cost += price + tier
            used += 1
        return cost

    return meter


def invoice(orders, price, block):
    meter = make_meter(price, block)
    return [meter(o) for o in orders]
#> invoice([3, 4], 2, 5)
#> invoice([], 1, 1)
#> invoice([0, 6, 0], 10, 2)
#> invoice([1, 1, 1, 1], 5, 1)
#> invoice([9], 1, 4)
# %%
class Solution:
    def rockTour(self, players, rounds):
        beats = {'r': 's', 's': 'p', 'p': 'r'}
        score = [0] * len(players)
        for t in range(rounds):
            throws = [p[t % len(p)] for p in players]
            for i, a in enumerate(throws):
                for j, b in enumerate(throws):
                    if i != j and beats[a] == b:
                        score[i] += 1
                        score[j] -= 1
        return score
#> Solution().rockTour(['rp', 's'], 4)
#> Solution().rockTour(['r', 'p', 's'], 2)
#> Solution().rockTour([], 3)
#> Solution().rockTour(['rrp', 'sp', 'p'], 3)
#> Solution().rockTour(['s'], 5)
# %%
def numeral(n, signs):
    """signs: list of (letter, value), each at most three times in a row, else next-down subtracts."""
    out = ''
    for k, (s, v) in enumerate(signs):
        while n >= v:
            out += s
            n -= v
        for t, w in signs[k + 1:]:
            if w * 2 < v and n >= v - w:
                out += t + s
                n -= v - w
                break
    return out, n
#> numeral(14, [('A', 10), ('B', 5), ('C', 1)])
#> numeral(9, [('A', 10), ('B', 5), ('C', 1)])
#> numeral(0, [('Z', 3)])
#> numeral(47, [('X', 20), ('Y', 7), ('Z', 2)])
#> numeral(99, [('M', 50), ('D', 12), ('I', 1)])
# %%
class Solution:
    def multiElevator(self, cars, calls):
        trips = [0] * len(cars)
        for floor in calls:
            dists = [abs(c - floor) for c in cars]
            k = dists.index(min(dists))
            trips[k] += dists[k]
            cars[k] = floor
            idle = len(cars) - 1 - k
            if cars[idle] > 0 and idle != k:
                cars[idle] -= 1
                trips[idle] += 1
        return cars, trips
#> Solution().multiElevator([0, 10], [3, 8, 1])
#> Solution().multiElevator([4], [4, 0, 9])
#> Solution().multiElevator([1, 5, 9], [5, 6, 2, 2])
#> Solution().multiElevator([0, 0], [])
#> Solution().multiElevator([7, 2, 2, 6], [0, 9])
# %%
def drop_bits(mask, order):
    history = []
    for b in order:
        if mask & (1 << b):
            mask ^= 1 << b
            history.append(mask)
        if mask and mask & (mask - 1) == 0:
            return history, mask.bit_length() - 1
    return history, None
#> drop_bits(13, [0, 2, 3])
#> drop_bits(0, [1, 2])
#> drop_bits(255, [7, 0, 7])
#> drop_bits(6, [])
#> drop_bits(40, [5, 5, 3])
# %%
class Solution:
    def festivalDays(self, start, end, every):
        def ordinal(m, d):
            cum = [0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334]
            return cum[m - 1] + d

        s, e = ordinal(*start), ordinal(*end)
        if e < s:
            e += 365
        count = 0
        weekend = 0
        for day in range(s, e + 1, every):
            count += 1
            if day % 7 in (0, 6):
                weekend += 1
        return count, weekend
#> Solution().festivalDays((1, 1), (2, 1), 7)
#> Solution().festivalDays((12, 20), (1, 10), 3)
#> Solution().festivalDays((6, 6), (6, 6), 5)
#> Solution().festivalDays((3, 1), (4, 15), 10)
#> Solution().festivalDays((7, 1), (7, 30), 4)
# %%
def burn(queue, fuel):
    used = {}
    while queue and fuel > 0:
        name, need = queue[0]
        if need <= fuel:
            queue = queue[1:]
            used[name] = used.get(name, 0) + need
            fuel -= need
        elif need > 1:
            queue = [(name, need // 2), (name, need - need // 2)] + queue[1:]
        else:
            break
    return used, fuel, len(queue)
#> burn([('a', 4), ('b', 10)], 9)
#> burn([], 5)
#> burn([('x', 7)], 3)
#> burn([('p', 2), ('q', 2), ('p', 3)], 20)
#> burn([('big', 16), ('z', 1)], 5)
# %%
class Solution:
    def goldbachGap(self, n: int) -> tuple:
        lo, hi = n // 2, n - n // 2
        while lo > 1:
            if self.prime(lo) and self.prime(hi):
                return lo, hi, hi - lo
            lo -= 1
            hi += 1
        return None

    def prime(self, k: int) -> bool:
        if k % 2 == 0:
            return k == 2
        d = 3
        while d * d <= k:
            if k % d == 0:
                return False
            d += 2
        return k > 1
#> Solution().goldbachGap(28)
#> Solution().goldbachGap(4)
#> Solution().goldbachGap(3)
#> Solution().goldbachGap(64)
#> Solution().goldbachGap(27)
# %%
def auction(bids, reserve):
    high = second = 0
    who = None
    for name, amount in bids:
        if name == who:
            high = max(high, amount)
        elif amount > high:
            second, high, who = high, amount, name
        elif amount > second:
            second = amount
    if high < reserve:
        return 'unsold'
    price = max(second, reserve)
    return who, price, high - price
#> auction([('ann', 50), ('bob', 70), ('ann', 65)], 40)
#> auction([('cy', 10)], 20)
#> auction([], 0)
#> auction([('dee', 30), ('dee', 90), ('eve', 80)], 10)
#> auction([('fox', 100), ('gnu', 20)], 60)
# %%
class Solution:
    def ternaryCounter(self, ticks, weights):
        wheels = [0] * len(weights)
        energy = 0
        for _ in range(ticks):
            i = 0
            while i < len(wheels) and wheels[i] == 2:
                wheels[i] = 0
                energy += weights[i]
                i += 1
            if i == len(wheels):
                return wheels, energy, 'overflow'
            wheels[i] += 1
            energy += weights[i]
        return wheels, energy, 'ok'
#> Solution().ternaryCounter(5, [1, 2, 3])
#> Solution().ternaryCounter(9, [1, 5])
#> Solution().ternaryCounter(1, [])
#> Solution().ternaryCounter(0, [4, 4])
#> Solution().ternaryCounter(14, [1, 10, 100, 1000])
