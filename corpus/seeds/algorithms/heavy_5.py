# %%
from typing import List


class Solution:
    def glacierCracks(self, ice: List[List[int]], strain: int) -> List[int]:
        rows, cols = len(ice), len(ice[0])
        self.par = list(range(rows * cols))
        joined = 0
        for r in range(rows):
            for c in range(cols):
                here = r * cols + c
                if c + 1 < cols and self.holds(ice[r][c], ice[r][c + 1], strain):
                    joined += self.union(here, here + 1)
                if r + 1 < rows and self.holds(ice[r][c], ice[r + 1][c], strain):
                    joined += self.union(here, here + cols)
        return [rows * cols - joined, self.find(rows * cols - 1)]

    def holds(self, a, b, strain):
        return abs(a - b) <= strain

    def find(self, x):
        while self.par[x] != x:
            x = self.par[x]
        return x

    def union(self, a, b):
        a, b = self.find(a), self.find(b)
        if a == b:
            return 0
        self.par[max(a, b)] = min(a, b)
        return 1
#> Solution().glacierCracks([[10, 12], [30, 11]], 3)
#> Solution().glacierCracks([[5, 5, 5], [5, 5, 5]], 0)
#> Solution().glacierCracks([[77]], 1)
#> Solution().glacierCracks([[40, 60], [41, 62], [90, 63]], 5)
#> Solution().glacierCracks([[100, 200, 300]], 50)
# %%
import heapq


class Solution:
    def forestFire(self, fuel, spark, wind):
        n = len(fuel)
        lit = [None] * n
        heap = [(0, s) for s in spark]
        heapq.heapify(heap)
        ash = 0
        while heap:
            t, i = heapq.heappop(heap)
            if lit[i] is not None:
                continue
            lit[i] = t
            ash += fuel[i]
            for j in self.adjacent(i, n):
                if lit[j] is None and fuel[j] > 0:
                    heapq.heappush(heap, (t + self.delay(fuel[j], j - i, wind), j))
        return lit, ash

    def adjacent(self, i, n):
        return [j for j in (i - 1, i + 1) if 0 <= j < n]

    def delay(self, amount, step, wind):
        base = 60 // amount
        if step * wind > 0:
            return max(1, base // 2)
        return base + abs(wind) if step * wind < 0 else base
#> Solution().forestFire([10, 5, 20, 3, 12], [2], 1)
#> Solution().forestFire([6, 0, 6, 6], [0], 0)
#> Solution().forestFire([4, 4], [], 5)
#> Solution().forestFire([15, 30, 7, 60, 2, 9, 10], [0, 6], -4)
#> Solution().forestFire([1], [0, 0], 9)
# %%
from typing import List


class Solution:
    def longestGraded(self, grades: List[int], slips: int) -> int:
        left = 0
        used = 0
        best = 0
        marks: List[int] = []
        for right in range(1, len(grades)):
            if self.slip(grades[right - 1], grades[right]):
                used += 1
                marks.append(right)
            while used > slips:
                left = marks.pop(0)
                used -= 1
            best = max(best, self.weigh(grades, left, right))
        return best

    def slip(self, before: int, after: int) -> bool:
        return after < before - 5

    def weigh(self, grades: List[int], lo: int, hi: int) -> int:
        bonus = 10 if grades[hi] > grades[lo] else 0
        return (hi - lo + 1) * 10 + bonus
#> Solution().longestGraded([70, 72, 60, 81, 90, 55, 58], 1)
#> Solution().longestGraded([100, 80, 60, 40, 20], 0)
#> Solution().longestGraded([], 2)
#> Solution().longestGraded([45, 50, 44, 41, 35, 90, 12, 15, 16, 18], 1)
#> Solution().longestGraded([88], 0)
# %%
def letter_bank(pages, words):
    counts = [count_letters(p) for p in pages]
    total = [sum(col) for col in zip(*counts)] if pages else [0] * 26
    made = []
    for w in sorted(words, key=lambda w: (-value(w), w)):
        need = count_letters(w)
        if can_spend(total, need):
            total = [t - n for t, n in zip(total, need)]
            made.append(w)
        if len(made) == 2:
            break
    return made, sum(total)


def count_letters(text):
    row = [0] * 26
    for ch in text:
        if ch.isalpha():
            row[ord(ch.lower()) - 97] += 1
    return row


def can_spend(have, need):
    return all(h >= n for h, n in zip(have, need))


def value(word):
    return sum(3 if ch in 'jqxz' else 1 for ch in word)
#> letter_bank(['Cold tea', 'Red fox'], ['code', 'fox', 'tax'])
#> letter_bank(['aaa'], ['b', 'c'])
#> letter_bank([], ['hi'])
#> letter_bank(['quiz', 'jam'], ['quiz', 'jaq'])
#> letter_bank(['noon', 'O-O'], ['no', 'on', 'moo'])
# %%
class Solution:
    def bridgeNight(self, walkers, torch):
        walkers = sorted(walkers)
        far = []
        clock = 0
        log = []
        while len(walkers) > 3:
            a, b = self.planA(walkers), self.planB(walkers)
            if a <= b:
                clock += a
                log.append('escort')
            else:
                clock += b
                log.append('twins')
            far += walkers[-2:]
            del walkers[-2:]
            if clock > torch:
                return log, -len(walkers)
        clock += self.rest(walkers)
        return log, clock if clock <= torch else -1

    def planA(self, w):
        return 2 * w[0] + w[-1] + w[-2]

    def planB(self, w):
        return w[0] + 2 * w[1] + w[-1]

    def rest(self, w):
        if len(w) == 3:
            return sum(w)
        return w[-1] if w else 0
#> Solution().bridgeNight([10, 20, 50, 100], 200)
#> Solution().bridgeNight([30, 5, 60, 7, 45, 90], 250)
#> Solution().bridgeNight([], 10)
#> Solution().bridgeNight([40, 41, 42, 43, 44], 150)
#> Solution().bridgeNight([12, 99, 15], 100)
# %%
from collections import deque
from typing import List


class Solution:
    def loadBalancer(self, requests: List[int], slots: int, ttl: int) -> List[int]:
        active = deque()
        rejected = []
        peak = 0
        for t in requests:
            self.evict(active, t, ttl)
            if len(active) >= slots:
                t2 = self.delay(active, t, ttl)
                if t2 - t > ttl // 2:
                    rejected.append(t)
                    continue
                self.evict(active, t2, ttl)
                t = t2
            active.append(t)
            peak = max(peak, len(active))
        return rejected + [-peak]

    def evict(self, active: deque, now: int, ttl: int) -> None:
        while active and active[0] + ttl <= now:
            active.popleft()

    def delay(self, active: deque, now: int, ttl: int) -> int:
        return max(now, active[0] + ttl)
#> Solution().loadBalancer([0, 3, 5, 6, 12, 13, 14], 2, 8)
#> Solution().loadBalancer([10, 10, 10, 10], 1, 100)
#> Solution().loadBalancer([], 3, 5)
#> Solution().loadBalancer([100, 120, 130, 135, 150, 160, 190, 400], 3, 50)
#> Solution().loadBalancer([1, 2, 3, 4, 5, 6, 7, 8], 8, 4)
# %%
class Solution:
    def parseRatio(self, text):
        self.tokens = self.lex(text)
        self.at = 0
        num, den = self.expr()
        if self.at != len(self.tokens):
            return 'junk ' + self.tokens[self.at]
        return f'{num}/{den}' if den != 1 else str(num)

    def lex(self, text):
        return text.replace('+', ' + ').replace('-', ' - ').replace(':', ' : ').split()

    def expr(self):
        n, d = self.ratio()
        while self.at < len(self.tokens) and self.tokens[self.at] in '+-':
            sign = 1 if self.tokens[self.at] == '+' else -1
            self.at += 1
            n2, d2 = self.ratio()
            n, d = self.reduce(n * d2 + sign * n2 * d, d * d2)
        return n, d

    def ratio(self):
        n, d = int(self.tokens[self.at]), 1
        self.at += 1
        if self.at < len(self.tokens) and self.tokens[self.at] == ':':
            d = int(self.tokens[self.at + 1])
            self.at += 2
        return self.reduce(n, d)

    def reduce(self, n, d):
        a, b = abs(n), d
        while b:
            a, b = b, a % b
        return n // a, d // a
#> Solution().parseRatio('3:4 + 5:6')
#> Solution().parseRatio('10:4 - 1:2 - 2')
#> Solution().parseRatio('7 8')
#> Solution().parseRatio('120:48+33:44')
#> Solution().parseRatio('5')
# %%
def reservoir_levels(caps, flows, storms):
    n = len(caps)
    water = [0] * n

    def pour(i, amount):
        lost = 0
        while amount > 0:
            room = caps[i] - water[i]
            take = min(room, amount)
            water[i] += take
            amount -= take
            if flows[i] < 0:
                return amount + lost
            lost += amount // 10
            amount -= amount // 10
            i = flows[i]
        return lost

    def full():
        return [i for i in range(n) if water[i] == caps[i]]

    wasted = 0
    timeline = []
    for spot, amount in storms:
        wasted += pour(spot, amount)
        timeline.append(len(full()))
    return water, wasted, timeline
#> reservoir_levels([50, 30, 100], [1, 2, -1], [[0, 60], [1, 45], [0, 200]])
#> reservoir_levels([10, 10], [-1, -1], [[0, 25], [1, 5]])
#> reservoir_levels([500], [-1], [])
#> reservoir_levels([20, 40, 15, 80], [3, 3, 1, -1], [[2, 100], [0, 33], [1, 7]])
#> reservoir_levels([8, 8, 8, 8], [1, 2, 3, -1], [[0, 40]])
# %%
from functools import lru_cache
from typing import List


class Solution:
    def paintedFloors(self, floors: int, bans: List[List[int]]) -> int:
        banned = {tuple(b) for b in bans}

        @lru_cache(None)
        def ways(floor: int, prev: int, streak: int) -> int:
            if floor == floors:
                return 1
            total = 0
            for color in range(3):
                if not allowed(prev, color):
                    continue
                run = streak + 1 if color == prev else 1
                if run <= 2:
                    total += ways(floor + 1, color, run)
            return total

        def allowed(prev: int, color: int) -> bool:
            return (prev, color) not in banned

        return ways(0, -1, 0)
#> Solution().paintedFloors(2, [[0, 1], [1, 0]])
#> Solution().paintedFloors(3, [[0, 0], [1, 1], [2, 2]])
#> Solution().paintedFloors(0, [])
#> Solution().paintedFloors(3, [[0, 1], [0, 2], [1, 2]])
#> Solution().paintedFloors(2, [])
# %%
class Solution:
    def satelliteWindows(self, passes, gap, minLen):
        events = []
        for name, s, e in passes:
            events.append((s, 1, name))
            events.append((e, -1, name))
        events.sort(key=lambda e: (e[0], -e[1]))
        active = {}
        windows = []
        begin = None
        for t, kind, name in events:
            if kind == 1:
                active[name] = active.get(name, 0) + 1
                if len(active) == 2 and begin is None:
                    begin = t
            else:
                self.leave(active, name)
                if len(active) < 2 and begin is not None:
                    self.record(windows, begin, t, gap)
                    begin = None
        return [w for w in windows if w[1] - w[0] >= minLen]

    def leave(self, active, name):
        active[name] -= 1
        if active[name] == 0:
            del active[name]

    def record(self, windows, s, e, gap):
        if windows and s - windows[-1][1] <= gap:
            windows[-1] = (windows[-1][0], e)
        else:
            windows.append((s, e))
#> Solution().satelliteWindows([['A', 0, 30], ['B', 20, 50], ['C', 45, 80]], 0, 5)
#> Solution().satelliteWindows([['A', 0, 30], ['B', 20, 50], ['C', 45, 80]], 20, 5)
#> Solution().satelliteWindows([['X', 5, 9], ['X', 6, 12]], 1, 1)
#> Solution().satelliteWindows([['P', 100, 200], ['Q', 110, 115], ['R', 150, 190], ['S', 170, 260]], 3, 20)
#> Solution().satelliteWindows([], 1, 0)
# %%
from typing import List


class Solution:
    def kthToll(self, a: List[int], b: List[int], k: int) -> int:
        if k > len(a) + len(b):
            return -1
        return self.pick(a, 0, b, 0, k)

    def pick(self, a, i, b, j, k):
        if i == len(a):
            return b[j + k - 1]
        if j == len(b):
            return a[i + k - 1]
        if k == 1:
            return min(a[i], b[j])
        half = k // 2
        x = self.probe(a, i, half)
        y = self.probe(b, j, half)
        if x < y:
            return self.pick(a, i + half, b, j, k - half)
        return self.pick(a, i, b, j + half, k - half)

    def probe(self, xs, start, step):
        at = start + step - 1
        return xs[at] if at < len(xs) else float('inf')
#> Solution().kthToll([5, 18, 30, 44, 90], [7, 8, 50, 61], 6)
#> Solution().kthToll([100, 200, 300], [1, 2, 3, 4, 5, 6, 7], 9)
#> Solution().kthToll([], [15, 25], 2)
#> Solution().kthToll([-90, -10, 0], [-50, -40, 20, 35], 4)
#> Solution().kthToll([12], [13], 3)
# %%
def mailroom(rules, letters):
    compiled = [compile_rule(r) for r in rules]
    bins = {}
    for letter in letters:
        for test, target in compiled:
            if test(letter):
                break
        else:
            target = 'misc'
        bins.setdefault(target, []).append(letter)
    return {k: weigh(v) for k, v in sorted(bins.items())}


def compile_rule(rule):
    cond, target = rule.split('=>')
    op, arg = cond[0], cond[1:]
    if op == '>':
        return (lambda s: len(s) > int(arg)), target
    if op == '^':
        return (lambda s: s.startswith(arg)), target
    if op == '~':
        return (lambda s: arg in s), target
    return (lambda s: s == arg), target


def weigh(items):
    return len(items), max(len(i) for i in items)
#> mailroom(['>8=>big', '^re=>replies', '~!=>urgent'], ['reply', 'now!', 'invitation', 'hi'])
#> mailroom([], ['a', 'bb'])
#> mailroom(['xhi=>hello'], [])
#> mailroom(['~ab=>one', '~bc=>two'], ['abc', 'xbc', 'bca', 'cab'])
#> mailroom(['=sos=>help', '>2=>long'], ['sos', 'so', 'help me'])
# %%
class Solution:
    def stockyard(self, pens, moves):
        self.size = 1
        while self.size < len(pens):
            self.size <<= 1
        self.mx = [-1] * (2 * self.size)
        for i, p in enumerate(pens):
            self.mx[self.size + i] = p
        for i in range(self.size - 1, 0, -1):
            self.pull(i)
        out = []
        for a, b, n in moves:
            self.update(a, -n)
            self.update(b, n)
            out.append(self.mx[1])
        return out, self.where(max(out, default=-1))

    def pull(self, i):
        self.mx[i] = max(self.mx[2 * i], self.mx[2 * i + 1])

    def update(self, i, delta):
        i += self.size
        self.mx[i] += delta
        i >>= 1
        while i:
            self.pull(i)
            i >>= 1

    def where(self, value):
        leaves = self.mx[self.size:]
        return leaves.index(value) if value in leaves else None
#> Solution().stockyard([20, 35, 10, 5], [[1, 2, 15], [0, 3, 20]])
#> Solution().stockyard([8, 8, 8], [[0, 1, 8], [1, 2, 16], [2, 0, 24]])
#> Solution().stockyard([50], [])
#> Solution().stockyard([120, 44, 61, 90, 15], [[0, 4, 60], [3, 1, 45]])
#> Solution().stockyard([1, 2], [[1, 0, 2]])
# %%
from typing import List


class Solution:
    def orbitRings(self, seats: List[int], rules: List[str]) -> List[int]:
        ring = seats[:]
        for rule in rules:
            op, arg = rule[0], int(rule[1:] or 0)
            if op == 'r':
                ring = self.rotate(ring, arg)
            elif op == 'f':
                ring[:arg] = ring[:arg][::-1]
            elif op == 'x':
                ring = self.josephus(ring, arg)
            elif op == 's':
                ring = self.shuffle(ring)
            if len(ring) <= 1:
                break
        return ring

    def rotate(self, ring, k):
        k %= len(ring)
        return ring[k:] + ring[:k]

    def josephus(self, ring, k):
        at = (k - 1) % len(ring)
        return ring[:at] + ring[at + 1:]

    def shuffle(self, ring):
        half = (len(ring) + 1) // 2
        out = []
        for i in range(half):
            out.append(ring[i])
            if half + i < len(ring):
                out.append(ring[half + i])
        return out
#> Solution().orbitRings([11, 22, 33, 44, 55, 66], ['r2', 'x3', 's', 'f4'])
#> Solution().orbitRings([5, 6], ['x9', 'r1'])
#> Solution().orbitRings([100, 200, 300], [])
#> Solution().orbitRings([1, 2, 3, 4, 5, 6, 7, 8, 9], ['s', 's', 'x100', 'f3', 'r-1'])
#> Solution().orbitRings([70, 80, 90, 60], ['q', 'f2', 'f0'])
# %%
def min_gap_schedule(tasks, cool):
    counts = {}
    for t in tasks:
        counts[t] = counts.get(t, 0) + 1
    line = []
    ready_at = {t: 0 for t in counts}

    def choose(now):
        best = None
        for t in sorted(counts):
            if counts[t] and ready_at[t] <= now:
                if best is None or counts[t] > counts[best]:
                    best = t
        return best

    while any(counts.values()):
        t = choose(len(line))
        if t is None:
            line.append('_')
            continue
        counts[t] -= 1
        ready_at[t] = len(line) + cool + 1
        line.append(t)
    return ''.join(line), line.count('_')
#> min_gap_schedule('aabbc', 2)
#> min_gap_schedule('zzz', 1)
#> min_gap_schedule('', 4)
#> min_gap_schedule('abcd', 3)
#> min_gap_schedule('aaab', 1)
# %%
from typing import List


class Solution:
    def canoePath(self, river: List[str]) -> int:
        rows, cols = len(river), len(river[0])
        best = [-1] * cols
        for c in range(cols):
            if river[0][c] != '#':
                best[c] = self.gain(river[0][c])
        for r in range(1, rows):
            nxt = [-1] * cols
            for c in range(cols):
                if river[r][c] == '#':
                    continue
                came = self.upstream(best, c)
                if came >= 0:
                    nxt[c] = max(0, came + self.gain(river[r][c]))
            best = nxt
        return max(best)

    def upstream(self, best: List[int], c: int) -> int:
        lo, hi = max(0, c - 1), min(len(best), c + 2)
        return max(best[lo:hi])

    def gain(self, tile: str) -> int:
        if tile.isdigit():
            return int(tile)
        return -2 if tile == '~' else 0
#> Solution().canoePath(['3.#', '~51', '#.9'])
#> Solution().canoePath(['##', '99'])
#> Solution().canoePath(['7'])
#> Solution().canoePath(['.4~2', '#1##', '8~.6'])
#> Solution().canoePath(['~~~', '2#2', '~~~', '#3#'])
# %%
class Solution:
    def codeBreaker(self, guesses, length, symbols):
        self.guesses = guesses
        self.length = length
        self.symbols = symbols
        self.tried = 0
        code = self.extend('')
        return code, self.tried

    def extend(self, prefix):
        if len(prefix) == self.length:
            self.tried += 1
            return prefix if self.consistent(prefix) else None
        for s in self.symbols:
            if self.possible(prefix + s):
                found = self.extend(prefix + s)
                if found:
                    return found
        return None

    def possible(self, prefix):
        for guess, exact in self.guesses:
            same = sum(a == b for a, b in zip(prefix, guess))
            if same > exact or same + self.length - len(prefix) < exact:
                return False
        return True

    def consistent(self, code):
        return all(sum(a == b for a, b in zip(code, g)) == k for g, k in self.guesses)
#> Solution().codeBreaker([['abc', 1], ['aab', 2]], 3, 'abc')
#> Solution().codeBreaker([['xx', 0]], 2, 'x')
#> Solution().codeBreaker([], 2, 'pq')
#> Solution().codeBreaker([['rgbr', 2], ['gggg', 1]], 4, 'rgb')
#> Solution().codeBreaker([['12', 1], ['21', 1]], 2, '12')
# %%
from bisect import bisect_right
from typing import List


class Solution:
    def coldestRefill(self, stops: List[int], fuel: List[int], tank: int, goal: int) -> List[int]:
        here, gas, spent = 0, tank, 0
        plan = []
        while here + gas < goal:
            reach = bisect_right(stops, here + gas) - 1
            first = bisect_right(stops, here)
            if reach < first:
                return [-1] + plan
            k = self.cheapest(fuel, first, reach)
            gas -= stops[k] - here
            here = stops[k]
            need = self.needed(here, tank, goal) - gas
            if need > 0:
                spent += need * fuel[k]
                gas += need
            plan.append(k)
        return [spent] + plan

    def cheapest(self, fuel, lo, hi):
        best = lo
        for k in range(lo, hi + 1):
            if fuel[k] <= fuel[best]:
                best = k
        return best

    def needed(self, here, tank, goal):
        return min(tank, goal - here)
#> Solution().coldestRefill([10, 25, 40, 70], [9, 4, 7, 2], 40, 100)
#> Solution().coldestRefill([50, 60], [3, 3], 30, 100)
#> Solution().coldestRefill([], [], 20, 15)
#> Solution().coldestRefill([15, 30, 45, 60, 75, 90], [8, 8, 5, 9, 6, 1], 35, 110)
#> Solution().coldestRefill([100], [12], 100, 180)
# %%
def subtree_quotas(edges, quota, root):
    tree = {}
    for a, b in edges:
        tree.setdefault(a, []).append(b)
        tree.setdefault(b, []).append(a)
    report = {}

    def visit(v, parent):
        kids = [u for u in tree.get(v, []) if u != parent]
        size, height = 1, 0
        for u in kids:
            s, h = visit(u, v)
            size += s
            height = max(height, h + 1)
        report[v] = verdict(size, height, v)
        return size, height

    def verdict(size, height, v):
        want = quota[v] if v < len(quota) else 0
        if size < want:
            return 'short'
        return 'tall' if height > want else 'ok'

    visit(root, None)
    return [v for v in sorted(report) if report[v] != 'ok'], report[root]
#> subtree_quotas([[0, 1], [0, 2], [1, 3], [1, 4]], [5, 4, 0, 1, 1], 0)
#> subtree_quotas([[0, 1], [1, 2], [2, 3]], [2, 2, 2, 2], 0)
#> subtree_quotas([], [1], 0)
#> subtree_quotas([[5, 0], [5, 1], [1, 2], [2, 3], [3, 4]], [1, 1, 1, 1, 1], 5)
#> subtree_quotas([[2, 1], [1, 0]], [3, 2, 1], 2)
# %%
from typing import List
import heapq


class Solution:
    def rollingAuction(self, bids: List[int], window: int) -> List[int]:
        heap: List[tuple] = []
        sold: List[int] = []
        expired = 0
        for i, b in enumerate(bids):
            heapq.heappush(heap, (-b, i))
            expired += self.prune(heap, i - window)
            if self.shouldSell(i, bids):
                price = -heapq.heappop(heap)[0]
                sold.append(price if not heap else self.second(price, -heap[0][0]))
        return sold + [expired]

    def prune(self, heap: List[tuple], oldest: int) -> int:
        dropped = 0
        while heap and heap[0][1] <= oldest:
            heapq.heappop(heap)
            dropped += 1
        return dropped

    def shouldSell(self, i: int, bids: List[int]) -> bool:
        return i % 3 == 2 or bids[i] >= 500

    def second(self, top: int, runner: int) -> int:
        return min(top, runner + 10)
#> Solution().rollingAuction([120, 90, 300, 45, 80, 60, 510, 20], 3)
#> Solution().rollingAuction([10, 20], 5)
#> Solution().rollingAuction([600, 700, 800], 1)
#> Solution().rollingAuction([99, 98, 97, 96, 95, 94, 93, 92, 91], 2)
#> Solution().rollingAuction([], 4)
# %%
class Solution:
    def wordChain(self, words, maxGap):
        words = sorted(words, key=len)
        best = {}
        prev = {}
        for w in words:
            best[w] = 1
            for k in range(len(w)):
                shorter = w[:k] + w[k + 1:]
                if shorter in best and self.close(w, k, maxGap):
                    if best[shorter] + 1 > best[w]:
                        best[w] = best[shorter] + 1
                        prev[w] = shorter
        if not words:
            return []
        end = max(words, key=lambda w: best[w])
        return self.unroll(end, prev)

    def close(self, w, k, maxGap):
        if k == 0 or k == len(w) - 1:
            return True
        return abs(ord(w[k]) - ord(w[k - 1])) <= maxGap

    def unroll(self, w, prev):
        chain = [w]
        while w in prev:
            w = prev[w]
            chain.append(w)
        return chain[::-1]
#> Solution().wordChain(['a', 'at', 'cat', 'cart', 'carts'], 20)
#> Solution().wordChain(['sting', 'sing', 'sin', 'in'], 1)
#> Solution().wordChain([], 3)
#> Solution().wordChain(['xyz', 'abc', 'ab', 'xz'], 2)
#> Solution().wordChain(['o', 'on', 'one', 'tone', 'stone', 'no'], 5)
# %%
from typing import List


class Solution:
    def wellDepth(self, layers: List[List[int]], drills: int, hours: int) -> int:
        def time(depth: int) -> int:
            total, left = 0, depth
            for thick, hard in layers:
                cut = min(thick, left)
                total += cut * hard
                left -= cut
                if left == 0:
                    break
            return total

        def reachable(depth: int) -> bool:
            return time(depth) + changes(depth) <= hours * drills

        def changes(depth: int) -> int:
            return depth // 10 * 2

        lo, hi = 0, sum(t for t, _ in layers)
        while lo < hi:
            mid = (lo + hi + 1) // 2
            if reachable(mid):
                lo = mid
            else:
                hi = mid - 1
        return lo
#> Solution().wellDepth([[10, 2], [20, 5], [15, 1]], 2, 40)
#> Solution().wellDepth([[100, 1]], 1, 500)
#> Solution().wellDepth([], 3, 3)
#> Solution().wellDepth([[5, 30], [40, 3]], 1, 149)
#> Solution().wellDepth([[12, 4], [12, 6], [12, 9]], 3, 55)
# %%
def ant_trail(grid, start, steps):
    dirs = 'NESW'
    move = {'N': (-1, 0), 'E': (0, 1), 'S': (1, 0), 'W': (0, -1)}
    cells = [list(row) for row in grid]
    r, c, facing = start

    def turn(tile, facing):
        k = dirs.index(facing)
        if tile == 'L':
            k -= 1
        elif tile == 'R':
            k += 1
        return dirs[k % 4]

    def flip(tile):
        return {'L': 'R', 'R': '.', '.': 'L'}[tile]

    for n in range(steps):
        facing = turn(cells[r][c], facing)
        cells[r][c] = flip(cells[r][c])
        dr, dc = move[facing]
        if not (0 <= r + dr < len(cells) and 0 <= c + dc < len(cells[0])):
            return 'off', n, (r, c)
        r, c = r + dr, c + dc
    return [''.join(row) for row in cells], (r, c), facing
#> ant_trail(['R..', '.L.', '..R'], [1, 1, 'N'], 8)
#> ant_trail(['.....', '.....', '.....'], [1, 2, 'E'], 6)
#> ant_trail(['L'], [0, 0, 'S'], 3)
#> ant_trail(['RR', 'RR'], [0, 0, 'N'], 7)
#> ant_trail(['.L.'], [0, 0, 'E'], 0)
# %%
class Solution:
    def bundleDeals(self, prices, bundles, cart):
        full = 0
        for item in cart:
            full |= 1 << item
        best = {0: 0}
        for mask in range(full + 1):
            if mask & ~full or mask not in best:
                continue
            for gained, cost in self.offers(prices, bundles, mask, full):
                new = mask | gained
                if best[mask] + cost < best.get(new, 10 ** 6):
                    best[new] = best[mask] + cost
        return best[full]

    def offers(self, prices, bundles, mask, full):
        missing = full & ~mask
        low = missing & -missing
        if not low:
            return []
        out = [(low, prices[low.bit_length() - 1])]
        for items, cost in bundles:
            bits = self.pack(items) & full
            if bits & low:
                out.append((bits, cost))
        return out

    def pack(self, items):
        return sum(1 << i for i in items)
#> Solution().bundleDeals([30, 45, 20], [[[0, 1], 60], [[1, 2], 50]], [0, 1, 2])
#> Solution().bundleDeals([10, 10, 10, 10], [[[0, 3], 25]], [0, 3])
#> Solution().bundleDeals([5], [], [])
#> Solution().bundleDeals([99, 80, 15, 60], [[[0, 1, 3], 150], [[0, 2], 90]], [0, 1, 2])
#> Solution().bundleDeals([7, 8], [[[0, 1], 9]], [1])
# %%
from typing import List


class Solution:
    def mountainCable(self, peaks: List[int], slack: int) -> int:
        hull = []
        for x, y in enumerate(peaks):
            while len(hull) > 1 and self.below(hull[-2], hull[-1], (x, y)):
                hull.pop()
            hull.append((x, y))
        return self.cable(hull) + slack * len(hull)

    def below(self, a, b, c):
        cross = (b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0])
        return cross >= 0

    def cable(self, hull):
        total = 0
        for (x1, y1), (x2, y2) in zip(hull, hull[1:]):
            total += max(abs(y2 - y1), (x2 - x1) * 10)
        return total
#> Solution().mountainCable([10, 40, 25, 60, 30, 35], 2)
#> Solution().mountainCable([100, 90, 80, 70], 5)
#> Solution().mountainCable([], 3)
#> Solution().mountainCable([5, 80, 20, 15, 90, 10, 85, 40], 1)
#> Solution().mountainCable([33], 7)
# %%
def shuffle_tracks(tracks, rules):
    after = {t: [] for t in tracks}
    before = {t: 0 for t in tracks}
    for rule in rules:
        a, b = rule.split('<')
        after[a].append(b)
        before[b] += 1

    def candidates(last):
        ok = [t for t in tracks if before[t] == 0]
        calm = [t for t in ok if not last or t[0] != last[0]]
        return calm or ok

    def play(t):
        before[t] = -1
        for u in after[t]:
            before[u] -= 1

    order = []
    while len(order) < len(tracks):
        picks = candidates(order[-1] if order else '')
        if not picks:
            return order, 'stuck'
        t = min(picks, key=lambda s: (len(s), s))
        play(t)
        order.append(t)
    return order, 'done'
#> shuffle_tracks(['rain', 'river', 'moon', 'tide'], ['moon<rain'])
#> shuffle_tracks(['x', 'y'], ['x<y', 'y<x'])
#> shuffle_tracks([], [])
#> shuffle_tracks(['aa', 'ab', 'ba', 'bb', 'c'], ['c<aa', 'ba<ab'])
#> shuffle_tracks(['solo', 'duet', 'trio'], ['trio<duet', 'duet<solo'])
# %%
class Solution:
    def compareBuilds(self, versions, pins):
        ordered = self.sortDesc(versions)
        chosen = {}
        for pin in pins:
            op, want = (pin[:2], pin[2:]) if pin[1] == '=' else (pin[0], pin[1:])
            for v in ordered:
                if self.allows(op, self.cmp(v, want)):
                    chosen[pin] = v
                    break
            else:
                chosen[pin] = None
        return chosen

    def sortDesc(self, versions):
        out = []
        for v in versions:
            k = 0
            while k < len(out) and self.cmp(out[k], v) > 0:
                k += 1
            out.insert(k, v)
        return out

    def cmp(self, a, b):
        x = [int(p) for p in a.split('.')]
        y = [int(p) for p in b.split('.')]
        while len(x) < len(y):
            x.append(0)
        while len(y) < len(x):
            y.append(0)
        return (x > y) - (x < y)

    def allows(self, op, c):
        return {'<': c < 0, '>': c > 0, '<=': c <= 0, '>=': c >= 0}.get(op, c == 0)
#> Solution().compareBuilds(['1.2', '1.10'], ['<1.10', '>=1.2'])
#> Solution().compareBuilds(['2.0.1'], ['=2.0.1', '>3'])
#> Solution().compareBuilds([], ['>1'])
#> Solution().compareBuilds(['0.9', '0.9.0', '1'], ['<=0.9'])
#> Solution().compareBuilds(['3.1', '3.0.7', '2.99'], [])
# %%
from typing import List


class Solution:
    def pumpNetwork(self, cap: List[List[int]], s: int, t: int) -> int:
        n = len(cap)
        flow = 0
        while True:
            prev = self.bfs(cap, s, t)
            if prev[t] is None:
                return flow
            push = self.bottleneck(cap, prev, s, t)
            v = t
            while v != s:
                u = prev[v]
                cap[u][v] -= push
                cap[v][u] += push
                v = u
            flow += push

    def bfs(self, cap, s, t):
        prev = [None] * len(cap)
        prev[s] = s
        line = [s]
        for u in line:
            for v, room in enumerate(cap[u]):
                if room > 0 and prev[v] is None:
                    prev[v] = u
                    line.append(v)
            if prev[t] is not None:
                break
        return prev

    def bottleneck(self, cap, prev, s, t):
        best = 10 ** 6
        while t != s:
            best = min(best, cap[prev[t]][t])
            t = prev[t]
        return best
#> Solution().pumpNetwork([[0, 20, 15, 0], [0, 0, 5, 12], [0, 0, 0, 30], [0, 0, 0, 0]], 0, 3)
#> Solution().pumpNetwork([[0, 0], [9, 0]], 0, 1)
#> Solution().pumpNetwork([[0, 7, 0], [0, 0, 11], [0, 0, 0]], 0, 2)
#> Solution().pumpNetwork([[0, 50, 0], [0, 0, 0], [0, 8, 0]], 2, 1)
#> Solution().pumpNetwork([[0, 6, 6, 0], [0, 0, 0, 6], [0, 0, 0, 2], [0, 0, 0, 0]], 0, 3)
# %%
def night_watch(posts, alarms, pace):
    posts = sorted(posts)
    guard = {p: p for p in posts}
    log = []

    def respond(spot):
        best = min(guard, key=lambda g: (abs(guard[g] - spot), g))
        return best, abs(guard[best] - spot)

    def drift(skip):
        for g in guard:
            if g == skip:
                continue
            gap = g - guard[g]
            step = min(abs(gap), pace)
            guard[g] += step if gap > 0 else -step

    for spot in alarms:
        if not guard:
            break
        who, dist = respond(spot)
        guard[who] = spot
        log.append((who, dist))
        drift(who)
    return log, [guard[p] for p in posts]
#> night_watch([10, 50, 90], [40, 60, 15, 95], 8)
#> night_watch([0], [100, -100], 5)
#> night_watch([], [10], 3)
#> night_watch([20, 21], [22, 20, 300, 0], 50)
#> night_watch([5, 500], [], 1)
# %%
class Solution:
    def mosaicSplit(self, tiles, colors):
        need = {c: tiles.count(c) for c in colors}
        n = len(tiles)
        best = n + 1
        cuts = []
        for i in range(n):
            width = self.shortest(tiles, i, need)
            if width is None:
                break
            if width < best:
                best, cuts = width, [i]
            elif width == best:
                cuts.append(i)
        return best if cuts else 0, cuts

    def shortest(self, tiles, i, need):
        have = {}
        for j in range(i, len(tiles)):
            t = tiles[j]
            if t in need:
                have[t] = have.get(t, 0) + 1
                if self.half(have, need):
                    return j - i + 1
        return None

    def half(self, have, need):
        return all(2 * have.get(c, 0) >= k for c, k in need.items())
#> Solution().mosaicSplit('abcabc', 'ab')
#> Solution().mosaicSplit('rrggbbrgb', 'g')
#> Solution().mosaicSplit('', 'x')
#> Solution().mosaicSplit('xyxxy', 'xy')
#> Solution().mosaicSplit('qqqwq', 'z')
# %%
from typing import List


class Solution:
    def ticketMachine(self, coins: List[int], stock: List[int], fares: List[int]) -> List[int]:
        pairs = sorted(zip(coins, stock), reverse=True)
        coins = [c for c, _ in pairs]
        stock = [s for _, s in pairs]
        result = []
        for fare in fares:
            note = self.noteFor(fare)
            used = self.change(coins, stock, note - fare)
            if used is None:
                result.append(-1)
                continue
            for k, u in enumerate(used):
                stock[k] -= u
            result.append(sum(used))
        return result + [sum(c * s for c, s in zip(coins, stock))]

    def noteFor(self, fare):
        return -(-fare // 100) * 100

    def change(self, coins, stock, amount):
        used = []
        for c, s in zip(coins, stock):
            k = min(s, amount // c)
            used.append(k)
            amount -= k * c
        return used if amount == 0 else None
#> Solution().ticketMachine([50, 20, 10], [1, 3, 2], [70, 140, 190])
#> Solution().ticketMachine([5], [4], [85, 95, 99])
#> Solution().ticketMachine([], [], [100])
#> Solution().ticketMachine([10, 25, 50], [3, 1, 2], [25, 15, 60, 10])
#> Solution().ticketMachine([1, 2], [10, 10], [])
# %%
def stretch_goals(pledges, goals):
    goals = sorted(goals)
    total = 0
    reached = []
    backers = {}
    k = 0

    def credit(name, amount):
        backers[name] = backers.get(name, 0) + amount
        return max(backers, key=lambda b: (backers[b], b))

    def matching(total, amount):
        return amount // 2 if total % 100 < 20 else 0

    leader = None
    changes = 0
    for day, entry in enumerate(pledges):
        name, amount = entry.split('=')
        amount = int(amount)
        top = credit(name, amount)
        if top != leader:
            leader = top
            changes += 1
        total += amount + matching(total, amount)
        while k < len(goals) and total >= goals[k]:
            reached.append((goals[k], day))
            k += 1
    return total, reached, leader, changes
#> stretch_goals(['amy=60', 'ben=45', 'amy=10', 'cat=120'], [100, 50, 250])
#> stretch_goals(['zed=1000'], [200, 400, 600])
#> stretch_goals([], [10])
#> stretch_goals(['lu=19', 'mo=19', 'lu=62', 'mo=70', 'ned=5'], [20, 120, 999])
#> stretch_goals(['pat=-50', 'quo=25'], [0])
# %%
from math import isqrt
from typing import List


class Solution:
    def blockSums(self, vals: List[int], ops: List[List[int]]) -> List[int]:
        self.vals = vals
        self.size = max(1, isqrt(len(vals)))
        self.blocks = []
        for i in range(0, len(vals), self.size):
            self.blocks.append(sum(vals[i:i + self.size]))
        out = []
        for kind, x, y in ops:
            if kind == 'q':
                out.append(self.query(x, y))
            else:
                self.assign(x, y)
        return out

    def assign(self, i, v):
        self.blocks[i // self.size] += v - self.vals[i]
        self.vals[i] = v

    def query(self, l, r):
        total = 0
        while l <= r:
            if l % self.size == 0 and l + self.size - 1 <= r:
                total += self.blocks[l // self.size]
                l += self.size
            else:
                total += self.vals[l]
                l += 1
        return total
#> Solution().blockSums([12, 40, 7, 33, 25, 18, 60, 9, 14], [['q', 1, 7], ['s', 4, 100], ['q', 3, 5]])
#> Solution().blockSums([500, -200], [['q', 0, 1], ['s', 0, 0], ['q', 0, 0]])
#> Solution().blockSums([], [])
#> Solution().blockSums([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], [['q', 0, 11], ['q', 2, 8]])
#> Solution().blockSums([-15, 30, -45, 60], [['s', 2, 45], ['s', 1, -30], ['q', 1, 3]])
# %%
class Solution:
    def cargoRoute(self, legs, start, days):
        table = {}
        for a, b, profit in legs:
            table.setdefault(a, []).append((b, profit))
        frontier = {start: (0, start)}
        for _ in range(days):
            frontier = self.sail(frontier, table)
            if not frontier:
                return 'stranded'
        port = max(frontier, key=lambda p: (frontier[p][0], p))
        return f'{frontier[port][1]}={frontier[port][0]}'

    def sail(self, frontier, table):
        nxt = {}
        for port, (gold, log) in frontier.items():
            for to, profit in table.get(port, []):
                earned = gold + self.net(profit, log)
                if to not in nxt or earned > nxt[to][0]:
                    nxt[to] = (earned, log + to)
        return nxt

    def net(self, profit, log):
        return profit - 5 * (len(log) - 1)
#> Solution().cargoRoute([['A', 'B', 40], ['B', 'C', 25], ['C', 'A', 60], ['B', 'A', 30]], 'A', 3)
#> Solution().cargoRoute([['X', 'Y', 10]], 'X', 2)
#> Solution().cargoRoute([], 'Q', 0)
#> Solution().cargoRoute([['P', 'Q', 12], ['P', 'R', 50], ['Q', 'S', 90], ['R', 'S', 8], ['S', 'P', 1]], 'P', 3)
#> Solution().cargoRoute([['M', 'M', 7]], 'M', 4)
# %%
from typing import List


class Solution:
    def sparseDuel(self, a: List[List[int]], b: List[List[int]]) -> List[int]:
        i = j = 0
        dot = 0
        only = [0, 0]
        while i < len(a) and j < len(b):
            (ka, va), (kb, vb) = a[i], b[j]
            if ka == kb:
                dot += self.fight(va, vb)
                i += 1
                j += 1
            elif ka < kb:
                only[0] += va
                i += 1
            else:
                only[1] += vb
                j += 1
        only[0] += self.tail(a, i)
        only[1] += self.tail(b, j)
        return [dot] + only

    def fight(self, x: int, y: int) -> int:
        if x * y < 0:
            return -max(abs(x), abs(y))
        return x * y if abs(x - y) < 10 else x + y

    def tail(self, v: List[List[int]], start: int) -> int:
        return sum(val for _, val in v[start:])
#> Solution().sparseDuel([[1, 12], [4, 5], [9, -30]], [[1, 8], [5, 40], [9, 6]])
#> Solution().sparseDuel([], [[3, 7], [10, 70]])
#> Solution().sparseDuel([[2, 100]], [[2, 50]])
#> Solution().sparseDuel([[0, 1], [1, 2], [2, 3], [3, 4], [8, 15]], [[1, 11], [3, -4], [6, 9]])
#> Solution().sparseDuel([], [])
# %%
def key_cabinet(hooks, requests):
    missing = {}
    log = []

    def parse(req):
        who, action = req.split()
        return who, action[0], int(action[1:])

    def take(who, k):
        if not 0 <= k < len(hooks):
            return 'no hook'
        if hooks[k] is None:
            return f'with {missing[k]}'
        missing[k] = who
        hooks[k] = None
        return 'ok'

    def give(who, k):
        if missing.get(k) != who:
            return 'wrong'
        hooks[k] = who[0]
        del missing[k]
        return 'ok'

    for req in requests:
        try:
            who, op, k = parse(req)
        except ValueError:
            log.append('bad')
            continue
        log.append(take(who, k) if op == '-' else give(who, k))
    return log, hooks
#> key_cabinet(['a', 'b', 'c'], ['sam -1', 'kim -1', 'sam +1', 'kim -1'])
#> key_cabinet(['x'], ['joe -7', 'joe', 'joe +0'])
#> key_cabinet([], [])
#> key_cabinet(['p', 'q'], ['al -0', 'bo -1', 'al +1', 'bo +1', 'cy -x'])
#> key_cabinet(['m'], ['dee -0', 'dee +0', 'dee -0', 'eli +0'])
# %%
from itertools import groupby


class Solution:
    def telegraph(self, bits, unit):
        runs = [(k, len(list(g))) for k, g in groupby(bits)]
        symbols = []
        for k, n in runs:
            symbols.append(self.classify(k, n, unit))
        letters = ''.join(symbols).strip('/ ').split(' ')
        return self.decode(letters)

    def classify(self, bit, n, unit):
        if bit == '1':
            return '-' if n > 2 * unit else '.'
        if n > 5 * unit:
            return ' / '
        return ' ' if n > 2 * unit else ''

    def decode(self, letters):
        book = {'.-': 'A', '-...': 'B', '.': 'E', '..': 'I', '-': 'T', '---': 'O', '...': 'S', '-.': 'N', '/': '_'}
        out = []
        for code in letters:
            if code:
                out.append(book.get(code, '?'))
        return ''.join(out)
#> Solution().telegraph('1010100011101110111000101010', 1)
#> Solution().telegraph('11001111110000001100', 2)
#> Solution().telegraph('', 1)
#> Solution().telegraph('10000000111000101', 1)
#> Solution().telegraph('1110111010111', 1)
# %%
from typing import List


class Solution:
    def plowOrder(self, snow: List[int], trucks: int, rate: int) -> List[int]:
        remaining = snow[:]
        finished = [0] * len(snow)
        assigned = [-1] * trucks
        hour = 0
        while any(remaining) and hour < 12:
            hour += 1
            for k in range(trucks):
                if assigned[k] < 0 or remaining[assigned[k]] == 0:
                    assigned[k] = self.worst(remaining, assigned, k)
                road = assigned[k]
                if road < 0:
                    continue
                remaining[road] = max(0, remaining[road] - rate)
                if remaining[road] == 0:
                    finished[road] = hour
        return finished + [sum(remaining)]

    def worst(self, remaining, assigned, k):
        others = assigned[:k] + assigned[k + 1:]
        best = -1
        for i, s in enumerate(remaining):
            if s and i not in others and (best < 0 or s > remaining[best]):
                best = i
        return best
#> Solution().plowOrder([30, 12, 45], 2, 15)
#> Solution().plowOrder([100], 3, 60)
#> Solution().plowOrder([], 1, 5)
#> Solution().plowOrder([20, 20, 20, 5], 1, 20)
#> Solution().plowOrder([0, 14, 0, 9], 2, 7)
# %%
from typing import List


class Solution:
    def cableCars(self, cabins: List[int], riders: List[int], stops: int) -> List[int]:
        n = len(cabins)
        waiting = riders[:]
        place = [i * stops // n for i in range(n)]
        carried = [0] * n
        tick = 0
        while any(waiting) and tick < 15:
            for i in range(n):
                spot = place[i]
                if spot == 0:
                    carried[i] = 0
                elif spot < len(waiting):
                    self.board(i, spot, cabins, carried, waiting)
                place[i] = (spot + 1) % stops
            tick += 1
        return carried + [tick, sum(waiting)]

    def board(self, i, spot, cabins, carried, waiting):
        room = cabins[i] - carried[i]
        going = min(room, waiting[spot])
        carried[i] += going
        waiting[spot] -= going
#> Solution().cableCars([10, 6], [0, 12, 5], 4)
#> Solution().cableCars([3], [0, 4], 3)
#> Solution().cableCars([20, 20], [], 5)
#> Solution().cableCars([8, 4, 15], [0, 30, 2, 11], 4)
#> Solution().cableCars([50], [7, 0], 2)
# %%
def split_inheritance(chests, heirs):
    order = sorted(range(len(chests)), key=lambda i: -chests[i])
    share = sum(chests) / heirs if heirs else 0
    piles = [[] for _ in range(heirs)]

    def total(p):
        return sum(chests[i] for i in p)

    def neediest():
        k = 0
        for j in range(1, heirs):
            if total(piles[j]) < total(piles[k]):
                k = j
        return k

    def improve(hi, lo):
        gap = total(piles[hi]) - total(piles[lo])
        for a in piles[hi]:
            for b in piles[lo]:
                if 0 < chests[a] - chests[b] < gap:
                    piles[hi].remove(a)
                    piles[lo].remove(b)
                    piles[hi].append(b)
                    piles[lo].append(a)
                    return True
        return False

    for i in order:
        piles[neediest()].append(i)
    piles.sort(key=total)
    swapped = improve(-1, 0) if heirs > 1 else False
    return [total(p) for p in piles], round(share, 1), swapped
#> split_inheritance([50, 40, 30, 30, 20], 2)
#> split_inheritance([100, 1, 1], 3)
#> split_inheritance([], 1)
#> split_inheritance([33, 33, 20, 20, 20], 2)
#> split_inheritance([75, 60, 45, 12], 3)
