# %%
def toll(axles):
    return 3 if axles <= 2 else 3 + 2 * (axles - 2)


def rebate(count):
    if count > 4:
        return 5
    return 0


def day_total(trucks):
    return sum(toll(t) for t in trucks)


def weekly_bill(days):
    total = 0
    for trucks in days:
        total += day_total(trucks) - rebate(len(trucks))
    return max(total, 0)
#> weekly_bill([[2, 3], [4], [2, 2, 2, 2, 2]])
#> weekly_bill([])
#> weekly_bill([[5, 6, 2]])
#> weekly_bill([[2, 2, 2, 2, 2, 2], [], [3]])
#> weekly_bill([[1]])
# %%
class Solution:
    def gardenScore(self, beds):
        best = 0
        for i in range(len(beds)):
            left, right = self.reach(beds, i, -1), self.reach(beds, i, 1)
            best = max(best, self.value(left, right))
        return best

    def reach(self, beds, i, step):
        j = i
        while self.inside(beds, j + step) and beds[j + step] < beds[j]:
            j += step
        return abs(j - i)

    def inside(self, beds, j):
        return 0 <= j < len(beds)

    def value(self, a, b):
        return a * b if a and b else a + b
#> Solution().gardenScore([1, 3, 5, 4, 2])
#> Solution().gardenScore([])
#> Solution().gardenScore([5, 4, 3])
#> Solution().gardenScore([2, 2, 2])
#> Solution().gardenScore([1, 2, 3, 1, 4, 0])
# %%
def is_even_depth(tree):
    if not tree:
        return True
    return any(is_odd_depth(t) for t in tree)


def is_odd_depth(tree):
    if not tree:
        return False
    return any(is_even_depth(t) for t in tree)


def label(tree):
    a, b = is_even_depth(tree), is_odd_depth(tree)
    if a and b:
        return 'both'
    return 'even' if a else 'odd'
#> label([])
#> label([[]])
#> label([[], [[]]])
#> label([[[], []]])
#> label([[[[]]], [[], []]])
# %%
def halve(x):
    return x // 2


def bump(x):
    return x + 3


def flip(x):
    return -x


def run_tape(tape, x):
    ops = {'h': halve, 'b': bump, 'f': flip}
    skipped = 0
    for c in tape:
        fn = ops.get(c)
        if fn is None:
            skipped += 1
            continue
        x = fn(x)
    return x, skipped
#> run_tape('hbf', 20)
#> run_tape('', 4)
#> run_tape('xxhh', 9)
#> run_tape('fhbfhb', 15)
#> run_tape('bbbb?f', -2)
# %%
class Solution:
    def mergeTickets(self, a, b):
        def digits(n):
            while n:
                n, d = divmod(n, 10)
                yield d

        def weight(n):
            return sum(d * i for i, d in enumerate(digits(n), 1))

        def heavier(x, y):
            return x if weight(x) >= weight(y) else y

        res = []
        for x, y in zip(a, b):
            res.append(heavier(x, y))
        return res
#> Solution().mergeTickets([12, 45], [21, 54])
#> Solution().mergeTickets([100], [99])
#> Solution().mergeTickets([], [4])
#> Solution().mergeTickets([7, 8, 305], [70, 8, 53])
#> Solution().mergeTickets([1111, 0], [222, 10])
# %%
def near(p, q, lim):
    return abs(p[0] - q[0]) + abs(p[1] - q[1]) <= lim


def awake(p):
    return p[2] > 0


def drain(p):
    return (p[0], p[1], p[2] - 1)


def beacon_rounds(points, lim):
    rounds = 0
    while True:
        hit = []
        for i, p in enumerate(points):
            for q in points[i + 1:]:
                if awake(p) and awake(q) and near(p, q, lim):
                    hit.append(i)
                    break
        if not hit:
            return rounds
        points = [drain(p) if i in hit else p for i, p in enumerate(points)]
        rounds += 1
#> beacon_rounds([(0, 0, 2), (1, 1, 1), (5, 5, 3)], 2)
#> beacon_rounds([], 3)
#> beacon_rounds([(0, 0, 1), (9, 9, 1)], 4)
#> beacon_rounds([(0, 0, 3), (2, 0, 2), (4, 0, 1)], 2)
#> beacon_rounds([(1, 1, 0), (1, 1, 5)], 0)
# %%
def make_meter(limit):
    used = 0

    def take(n):
        nonlocal used
        if used + n > limit:
            return False
        used += n
        return True

    def left():
        return limit - used

    return take, left


def pour_all(jugs, limit):
    take, left = make_meter(limit)
    kept = [j for j in jugs if take(j)]
    return kept, left()
#> pour_all([3, 4, 5, 1], 9)
#> pour_all([], 5)
#> pour_all([10, 11], 9)
#> pour_all([2, 2, 2, 2], 8)
#> pour_all([5, 6, 1, 3, 2], 12)
# %%
class Shelf:
    def __init__(self, cap):
        self.cap = cap
        self.items = []

    def weight(self):
        return sum(self.items)

    def fits(self, w):
        return self.weight() + w <= self.cap

    def put(self, w):
        if not self.fits(w):
            return False
        self.items.append(w)
        return True


def stack_boxes(boxes, cap):
    shelves = [Shelf(cap)]
    for w in boxes:
        if not shelves[-1].put(w):
            shelves.append(Shelf(cap))
            shelves[-1].put(w)
    return [s.weight() for s in shelves]
#> stack_boxes([3, 4, 5], 7)
#> stack_boxes([], 4)
#> stack_boxes([9, 1], 5)
#> stack_boxes([2, 2, 2, 2, 2], 4)
#> stack_boxes([1, 6, 3, 3, 4], 10)
# %%
from typing import List


class Solution:
    def quietHours(self, logs: List[str]) -> int:
        times = sorted(self.parse(s) for s in logs)
        best = 0
        for a, b in zip(times, times[1:]):
            best = max(best, self.gap(a, b))
        return best

    def parse(self, s: str) -> int:
        h, m = s.split(':')
        return self.minutes(int(h), int(m))

    def minutes(self, h: int, m: int) -> int:
        return h * 60 + m

    def gap(self, a: int, b: int) -> int:
        return b - a if b - a > 15 else 0
#> Solution().quietHours(['08:30', '09:15', '08:40'])
#> Solution().quietHours([])
#> Solution().quietHours(['00:00', '00:10'])
#> Solution().quietHours(['23:59', '12:00', '01:30'])
#> Solution().quietHours(['7:05', '7:21', '7:30'])
# %%
def twice(f, x):
    return f(f(x))


def rotate(s):
    return s[1:] + s[:1]


def mirror(s):
    return s + s[::-1] if len(s) < 4 else s[::-1]


def spell(s, mode):
    if mode == 'r':
        return twice(rotate, s)
    if mode == 'm':
        return twice(mirror, s)
    return twice(lambda t: mirror(rotate(t)), s)
#> spell('abc', 'r')
#> spell('abc', 'm')
#> spell('lantern', 'x')
#> spell('', 'r')
#> spell('ok', 'both')
# %%
def countdown(n, step):
    while n > 0:
        yield n
        n -= step


def pairs(it):
    prev = None
    for x in it:
        if prev is not None:
            yield prev, x
        prev = x


def mix(n, step):
    return [a * b for a, b in pairs(countdown(n, step))]


def total_mix(n, steps):
    return sum(sum(mix(n, s)) for s in steps)
#> total_mix(7, [2, 3])
#> total_mix(0, [1])
#> total_mix(10, [5, 9, 4])
#> total_mix(3, [1])
#> total_mix(12, [])
# %%
class Solution:
    def bridgePlan(self, planks, gap):
        memo = {}

        def ok(left):
            return left == 0

        def try_from(left):
            if ok(left):
                return []
            if left in memo:
                return memo[left]
            best = None
            for p in planks:
                if p <= left:
                    rest = try_from(left - p)
                    if rest is not None and better([p] + rest, best):
                        best = [p] + rest
            memo[left] = best
            return best

        def better(a, b):
            return b is None or len(a) < len(b)

        return try_from(gap)
#> Solution().bridgePlan([2, 3], 6)
#> Solution().bridgePlan([4], 6)
#> Solution().bridgePlan([5, 2], 7)
#> Solution().bridgePlan([], 0)
#> Solution().bridgePlan([6, 4], 9)
# %%
def clean(word):
    return word.strip('.,!').lower()


def vowels(word):
    return sum(c in 'aeiou' for c in word)


def rank(word):
    return (-vowels(word), len(word), word)


def singing_words(text, k):
    words = [clean(w) for w in text.split()]
    words = [w for w in words if w and vowels(w) > 0]
    return sorted(words, key=rank)[:k]
#> singing_words('Oh, the blue canoe!', 2)
#> singing_words('', 3)
#> singing_words('hmm shh ... a', 5)
#> singing_words('Queue up, all you eager people.', 3)
#> singing_words('tea eat ate', 2)
# %%
def pay(balance, cost):
    if cost > balance:
        raise ValueError('short')
    return balance - cost


def refund(balance, cost):
    return balance + cost // 2


def attempt(balance, item):
    name, cost = item
    try:
        return pay(balance, cost), name
    except ValueError:
        return refund(balance, cost // 4), None


def shop(balance, items):
    bag = []
    for item in items:
        balance, got = attempt(balance, item)
        if got:
            bag.append(got)
    return bag, balance
#> shop(10, [('pen', 4), ('ink', 8), ('cap', 5)])
#> shop(0, [('a', 16)])
#> shop(7, [])
#> shop(3, [('rope', 40), ('nail', 2), ('lamp', 6)])
#> shop(20, [('x', 20), ('y', 1), ('z', 8)])
# %%
class Solution:
    def lanternCode(self, n):
        return self.pack(self.ones(n), self.runs(n))

    def ones(self, n):
        c = 0
        while n:
            c += n & 1
            n >>= 1
        return c

    def runs(self, n):
        return self.ones(n ^ (n >> 1))

    def pack(self, a, b):
        if a > b:
            return (a << 3) | b
        return (b << 3) | a
#> Solution().lanternCode(13)
#> Solution().lanternCode(0)
#> Solution().lanternCode(255)
#> Solution().lanternCode(170)
#> Solution().lanternCode(1000)
# %%
def peak(xs):
    return max(xs, default=0)


def dip(xs):
    return min(xs, default=0)


def swing(xs):
    return peak(xs) - dip(xs)


def split_best(xs):
    best, where = -1, 0
    for i in range(1, len(xs)):
        s = swing(xs[:i]) + swing(xs[i:])
        if s > best:
            best, where = s, i
    return where, best
#> split_best([3, 9, 1, 8, 2])
#> split_best([5])
#> split_best([1, 2, 3, 4])
#> split_best([7, 7, 7])
#> split_best([-4, 6, 0, 12, -1, 3])
# %%
def parse_term(s, i):
    val, i = parse_num(s, i)
    while i < len(s) and s[i] == '~':
        rhs, i = parse_num(s, i + 1)
        val = abs(val - rhs)
    return val, i


def parse_num(s, i):
    if s[i] == '[':
        val, i = parse_sum(s, i + 1)
        return val, i + 1
    j = i
    while j < len(s) and s[j].isdigit():
        j += 1
    return int(s[i:j]), j


def parse_sum(s, i):
    val, i = parse_term(s, i)
    while i < len(s) and s[i] == '&':
        rhs, i = parse_term(s, i + 1)
        val += rhs
    return val, i


def compute(s):
    return parse_sum(s, 0)[0]
#> compute('3&4~6')
#> compute('12')
#> compute('[1&2]~9')
#> compute('8~3~10&1')
#> compute('[5~[2&2]]&7')
# %%
class Solution:
    def paintWall(self, wall, moves):
        acts = {'L': self.left, 'R': self.right, 'P': self.paint}
        self.wall, self.pos, self.used = list(wall), 0, 0
        for m in moves:
            acts[m]()
        return ''.join(self.wall), self.used

    def left(self):
        self.pos = max(0, self.pos - 1)

    def right(self):
        self.pos = min(len(self.wall) - 1, self.pos + 1)

    def paint(self):
        if self.wall[self.pos] == '.':
            self.wall[self.pos] = '#'
            self.used += 1
        else:
            self.right()
#> Solution().paintWall('....', 'PRRP')
#> Solution().paintWall('.#.', 'LPPPP')
#> Solution().paintWall('.', '')
#> Solution().paintWall('..#..', 'RPPPLP')
#> Solution().paintWall('##', 'PP')
# %%
def grow(cells):
    return [(a + b) % 5 for a, b in zip(cells, cells[1:] + cells[:1])]


def prune(cells):
    return [c for c in cells if c != 0]


def stable(cells):
    return len(cells) < 2 or len(set(cells)) == 1


def season(cells, limit):
    year = 0
    while year < limit and not stable(cells):
        cells = prune(grow(cells))
        year += 1
    return year, cells
#> season([1, 2, 3], 6)
#> season([4, 4], 5)
#> season([], 3)
#> season([1, 4, 1, 4], 4)
#> season([2, 0, 3, 1, 1], 5)
# %%
def compose(*fns):
    def inner(x):
        for fn in fns:
            x = fn(x)
        return x
    return inner


def dbl(x):
    return 2 * x


def trim(x):
    return x % 17


def pipeline(nums, n):
    f = compose(dbl, trim)
    g = compose(*[f] * n)
    return [g(x) + f(x) for x in nums]
#> pipeline([5, 9], 2)
#> pipeline([], 3)
#> pipeline([16, 1, 20], 1)
#> pipeline([8], 0)
#> pipeline([100, 3], 3)
# %%
class Solution:
    def fareZones(self, trips):
        total = 0
        for start, end in trips:
            total += self.fare(self.zone(start), self.zone(end))
        return self.cap(total)

    def zone(self, x):
        if x < 10:
            return 1
        elif x < 25:
            return 2
        return 3

    def fare(self, a, b):
        if a > b:
            return self.fare(b, a)
        return 2 + 3 * (b - a)

    def cap(self, t):
        return t if t <= 12 else 12
#> Solution().fareZones([(3, 12), (30, 4)])
#> Solution().fareZones([])
#> Solution().fareZones([(1, 2)])
#> Solution().fareZones([(40, 1), (2, 26), (11, 12)])
#> Solution().fareZones([(24, 25), (9, 9)])
# %%
from collections import deque


def neighbours(r, c, rows, cols):
    for dr, dc in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        if 0 <= r + dr < rows and 0 <= c + dc < cols:
            yield r + dr, c + dc


def climbable(a, b):
    return b - a <= 1


def hike(grid):
    rows, cols = len(grid), len(grid[0])
    dist = {(0, 0): 0}
    q = deque([(0, 0)])
    while q:
        r, c = q.popleft()
        for nr, nc in neighbours(r, c, rows, cols):
            if (nr, nc) not in dist and climbable(grid[r][c], grid[nr][nc]):
                dist[nr, nc] = dist[r, c] + 1
                q.append((nr, nc))
    return dist


def summit_steps(grid):
    dist = hike(grid)
    top = max(dist, key=lambda p: (grid[p[0]][p[1]], -dist[p]))
    return top, dist[top]
#> summit_steps([[0, 1], [3, 2]])
#> summit_steps([[5]])
#> summit_steps([[0, 2, 3], [1, 5, 4]])
#> summit_steps([[0, 9], [9, 9]])
#> summit_steps([[1, 1, 1], [2, 3, 1]])
# %%
def wins(a, b):
    return (a - b) % 3 == 1


def duel(p, q):
    if wins(p, q):
        return 1
    return -1 if wins(q, p) else 0


def match(xs, ys):
    return sum(duel(x, y) for x, y in zip(xs, ys))


def league(teams):
    table = [0] * len(teams)
    for i in range(len(teams)):
        for j in range(i):
            m = match(teams[i], teams[j])
            if m > 0:
                table[i] += 3
            elif m < 0:
                table[j] += 3
            else:
                table[i] += 1
                table[j] += 1
    return table
#> league([[0, 1], [1, 2]])
#> league([[0, 1, 2], [2, 2, 2], [1, 1, 0]])
#> league([])
#> league([[0], [1], [2]])
#> league([[1, 0], [0, 1]])
# %%
class Solution:
    def crateTower(self, crates):
        order = sorted(crates, key=self.key)
        tower = []
        for c in order:
            while tower and not self.holds(tower, c):
                tower.pop(0)
            tower.append(c)
        return self.height(tower), len(tower)

    def key(self, c):
        return (-c[1], c[0])

    def height(self, tower):
        return sum(h for h, _ in tower)

    def holds(self, tower, c):
        return self.height(tower[1:]) + c[0] <= tower[0][1]
#> Solution().crateTower([(2, 5), (3, 4), (4, 9)])
#> Solution().crateTower([])
#> Solution().crateTower([(1, 1), (1, 1), (1, 1)])
#> Solution().crateTower([(5, 2), (6, 3)])
#> Solution().crateTower([(2, 10), (3, 8), (1, 6), (4, 2)])
# %%
def first_gap(nums):
    want = 0
    for x in sorted(set(nums)):
        if x != want:
            break
        want += 1
    return want


def piles_after(p):
    return [(p - k, k - 1) for k in range(1, p + 1) if p - k >= k - 1]


def grundy(p, memo):
    if p not in memo:
        memo[p] = first_gap([grundy(a, memo) ^ grundy(b, memo) for a, b in piles_after(p)])
    return memo[p]


def who_wins(piles):
    memo = {0: 0}
    x = 0
    for p in piles:
        x ^= grundy(p, memo)
    return 'first' if x else 'second'
#> who_wins([3])
#> who_wins([2, 2])
#> who_wins([])
#> who_wins([4, 1])
#> who_wins([1, 1, 5])
# %%
def ask(table, key, fallback):
    return table[key] if key in table else fallback(key)


def guess_len(key):
    return len(key)


def guess_sum(key):
    return sum(map(ord, key)) % 10


def quote(table, keys):
    out = []
    for i, k in enumerate(keys):
        fb = guess_len if i % 2 else guess_sum
        out.append(ask(table, k, fb))
    return out
#> quote({'tin': 4}, ['tin', 'zinc'])
#> quote({}, ['a', 'b', 'ccc'])
#> quote({'x': 1}, [])
#> quote({'iron': 9, 'lead': 7}, ['gold', 'lead', 'iron', 'silver'])
#> quote({'': 5}, ['', 'mud'])
# %%
class Solution:
    def nestShift(self, s):
        depth = 0
        out = []

        def enter():
            nonlocal depth
            depth += 1

        def leave():
            nonlocal depth
            depth = max(depth - 1, 0)

        def emit(ch):
            out.append(shift(ch, depth))

        def shift(ch, k):
            return chr((ord(ch) - 97 + k) % 26 + 97)

        for ch in s:
            if ch == '<':
                enter()
            elif ch == '>':
                leave()
            else:
                emit(ch)
        return ''.join(out)
#> Solution().nestShift('a<b<c>d>e')
#> Solution().nestShift('')
#> Solution().nestShift('>>xyz')
#> Solution().nestShift('<<<zz')
#> Solution().nestShift('no<pe>')
# %%
def collatz_like(n):
    return n // 3 if n % 3 == 0 else n + 2 if n % 3 == 1 else 2 * n - 1


def orbit(n, limit):
    seen = []
    while n not in seen and len(seen) < limit:
        seen.append(n)
        n = collatz_like(n)
    return seen


def loudest(ns, limit=8):
    return max(ns, key=lambda n: (max(orbit(n, limit)), -n))


def compare(a, b):
    x, y = loudest(a), loudest(b)
    if len(orbit(x, 8)) > len(orbit(y, 8)):
        return 'a', x
    return 'b', y
#> compare([4, 5], [6])
#> compare([1], [1])
#> compare([9, 27], [2])
#> compare([11, 3], [7, 8])
#> compare([20], [81, 1])
# %%
def chunk(xs, n):
    return [xs[i:i + n] for i in range(0, len(xs), n)]


def score(c):
    s = 0
    for i, x in enumerate(c):
        s += x if i % 2 == 0 else -x
    return s


def best_chunk(xs, n):
    return max(chunk(xs, n), key=score)


def compare_sizes(xs, a, b):
    p, q = best_chunk(xs, a), best_chunk(xs, b)
    return p if score(p) >= score(q) else q
#> compare_sizes([5, 1, 9, 2, 8, 7], 2, 3)
#> compare_sizes([4], 1, 2)
#> compare_sizes([1, 6, 2, 7], 4, 2)
#> compare_sizes([], 2, 3)
#> compare_sizes([3, -3, 3, -3, 9], 5, 1)
# %%
class Solution:
    def robotChase(self, a, b, turns):
        for t in range(turns):
            if self.caught(a, b):
                return t
            a = self.step(a, b)
            b = self.flee(a, b, t)
        return -1

    def caught(self, p, q):
        return abs(p - q) <= 1

    def sign(self, x):
        return (x > 0) - (x < 0)

    def step(self, p, q):
        return p + 3 * self.sign(q - p)

    def flee(self, p, q, t):
        return q + self.sign(q - p) * (1 if t % 2 else 2)
#> Solution().robotChase(0, 10, 12)
#> Solution().robotChase(5, 5, 3)
#> Solution().robotChase(0, 40, 4)
#> Solution().robotChase(9, 2, 8)
#> Solution().robotChase(-3, 3, 10)
# %%
def area(rect):
    return max(0, rect[2] - rect[0]) * max(0, rect[3] - rect[1])


def meet(p, q):
    return (max(p[0], q[0]), max(p[1], q[1]), min(p[2], q[2]), min(p[3], q[3]))


def covered(p, q):
    return area(p) + area(q) - area(meet(p, q))


def worst_pair(rects):
    ans = None
    for i in range(len(rects)):
        for j in range(i + 1, len(rects)):
            a = area(meet(rects[i], rects[j])) * 100 // covered(rects[i], rects[j])
            if ans is None or a > ans[0]:
                ans = (a, i, j)
    return ans
#> worst_pair([(0, 0, 4, 4), (2, 2, 6, 6)])
#> worst_pair([(0, 0, 1, 1)])
#> worst_pair([(0, 0, 2, 2), (3, 3, 5, 5), (0, 1, 2, 3)])
#> worst_pair([(1, 1, 3, 3), (1, 1, 3, 3)])
#> worst_pair([(0, 0, 10, 1), (0, 0, 1, 10), (0, 0, 5, 5)])
# %%
def tokens(line):
    for part in line.replace(',', ' ').split():
        yield part


def is_num(tok):
    return tok.lstrip('-').isdigit()


def reading(tok, last):
    if is_num(tok):
        return int(tok)
    if tok == 'same':
        return last
    return default(last)


def default(last):
    return last // 2 if last > 0 else 0


def readings(line):
    last = 0
    res = []
    for tok in tokens(line):
        last = reading(tok, last)
        res.append(last)
    return res
#> readings('12, same, 7 ?')
#> readings('')
#> readings('err err 9 err err')
#> readings('-4,?,same')
#> readings('100 same ? ? same')
# %%
class Account:
    def __init__(self, name, cents):
        self.name = name
        self.cents = cents

    def can(self, n):
        return self.cents >= n

    def move(self, other, n):
        if self.can(n):
            self.cents -= n
            other.receive(n)
            return True
        return False

    def receive(self, n):
        self.cents += n - fee(n)


def fee(n):
    return n // 20


def settle(start, moves):
    acc = [Account(f'p{i}', c) for i, c in enumerate(start)]
    failed = 0
    for a, b, n in moves:
        if not acc[a].move(acc[b], n):
            failed += 1
    return [x.cents for x in acc], failed
#> settle([100, 50], [(0, 1, 40), (1, 0, 100)])
#> settle([10], [])
#> settle([200, 0, 0], [(0, 1, 100), (1, 2, 60), (2, 0, 57)])
#> settle([5, 5], [(0, 1, 6), (1, 0, 6)])
#> settle([30, 30], [(0, 0, 20), (0, 1, 29)])
# %%
class Solution:
    def scaleWords(self, words, limit):
        costs = [self.cost(w) for w in words]
        i = j = 0
        best = (0, 0)
        cur = 0
        while j < len(words):
            cur += costs[j]
            j += 1
            while cur > limit:
                cur -= costs[i]
                i += 1
            best = self.pick(best, (i, j))
        return words[best[0]:best[1]]

    def cost(self, w):
        return len(w) + 2 * self.doubles(w)

    def doubles(self, w):
        return sum(1 for a, b in zip(w, w[1:]) if a == b)

    def pick(self, p, q):
        return q if q[1] - q[0] > p[1] - p[0] else p
#> Solution().scaleWords(['book', 'tea', 'ox', 'moss'], 9)
#> Solution().scaleWords([], 4)
#> Solution().scaleWords(['aaaa', 'bb'], 3)
#> Solution().scaleWords(['a', 'b', 'c', 'd'], 3)
#> Solution().scaleWords(['hill', 'up', 'to', 'sea'], 8)
# %%
def up(x, floor):
    if x >= 60:
        return [x]
    return [x] + down(x * 3, floor)


def down(x, floor):
    if x <= floor:
        return [x]
    return [x] + up(x - 7, floor)


def ride(x, floor):
    path = up(x, floor)
    return len(path), path[-1]
#> ride(4, 2)
#> ride(1, 5)
#> ride(70, 0)
#> ride(3, 1)
#> ride(6, 20)
# %%
def keep_if(pred, xs):
    return [x for x in xs if pred(x)]


def both(p, q):
    return lambda x: p(x) and q(x)


def neither(p, q):
    return lambda x: not p(x) and not q(x)


def square_like(x):
    return int(x ** 0.5) ** 2 == x


def spread_out(x):
    return x % 10 != x // 10 % 10


def sort_rooms(xs):
    return keep_if(both(square_like, spread_out), xs), keep_if(neither(square_like, spread_out), xs)
#> sort_rooms([16, 22, 100, 7])
#> sort_rooms([])
#> sort_rooms([11, 33, 144])
#> sort_rooms([25, 36, 49])
#> sort_rooms([0, 1, 55, 81, 200])
# %%
class Solution:
    def slopeSignature(self, heights):
        sig = ''
        for a, b in self.pairs(heights):
            sig += self.mark(b - a)
        return self.squeeze(sig)

    def pairs(self, xs):
        for i in range(len(xs) - 1):
            yield xs[i], xs[i + 1]

    def mark(self, d):
        if d == 0:
            return '='
        if abs(d) > 3:
            return 'U' if d > 0 else 'D'
        return 'u' if d > 0 else 'd'

    def squeeze(self, sig):
        if len(sig) < 2:
            return sig
        if sig[0] == sig[1]:
            return self.squeeze(sig[1:])
        return sig[0] + self.squeeze(sig[1:])
#> Solution().slopeSignature([1, 2, 3, 9, 9])
#> Solution().slopeSignature([4])
#> Solution().slopeSignature([9, 1, 0, 0, 0, 5])
#> Solution().slopeSignature([1, 3, 1, 3])
#> Solution().slopeSignature([10, 20, 30, 29])
# %%
import heapq


def urgency(job, now):
    name, due, size = job
    return due - now - size


def push_all(heap, jobs, now):
    for job in jobs:
        heapq.heappush(heap, (urgency(job, now), job[0], job))


def work(job, now):
    return now + job[2]


def late(job, now):
    return now > job[1]


def dispatch(jobs):
    heap, now, missed = [], 0, []
    push_all(heap, jobs, now)
    while heap:
        _, name, job = heapq.heappop(heap)
        now = work(job, now)
        if late(job, now):
            missed.append(name)
    return missed, now
#> dispatch([('a', 5, 3), ('b', 4, 3)])
#> dispatch([])
#> dispatch([('x', 10, 2), ('y', 3, 3), ('z', 6, 4)])
#> dispatch([('p', 1, 2)])
#> dispatch([('m', 9, 4), ('k', 9, 4), ('l', 9, 4)])
# %%
def shade(level):
    marks = '.:*#'
    return marks[clamp(level // 3, 0, len(marks) - 1)]


def clamp(x, lo, hi):
    return lo if x < lo else hi if x > hi else x


def row(values):
    return ''.join(shade(v) for v in values)


def darkest(rows):
    return max(range(len(rows)), key=lambda i: rows[i].count('#'))


def render(grid):
    rows = [row(r) for r in grid]
    return rows, darkest(rows) if rows else None
#> render([[0, 4, 9], [12, 7, 30]])
#> render([])
#> render([[-5, 3]])
#> render([[9, 9], [10, 1], [9, 11]])
#> render([[6], [5], [2]])
# %%
class Solution:
    def unlockDial(self, code, target):
        moves = 0
        for c, t in zip(code, target):
            if self.cheap(c, t) or self.locked(c):
                moves += self.turn(c, t)
            else:
                moves += 1 + min(self.turn(5, t), self.turn(0, t))
        return moves

    def cheap(self, c, t):
        return self.turn(c, t) < 3

    def locked(self, c):
        return c in (0, 5)

    def turn(self, c, t):
        d = abs(c - t)
        return min(d, 10 - d)
#> Solution().unlockDial([1, 2, 3], [9, 6, 3])
#> Solution().unlockDial([], [])
#> Solution().unlockDial([0, 5], [5, 0])
#> Solution().unlockDial([7, 8, 4], [2, 2, 9])
#> Solution().unlockDial([9], [1])
