# %%
def ripe(fruit):
    return fruit[1] >= 5


def price(fruit):
    name, age = fruit
    return len(name) * 2 - spoil(age)


def spoil(age):
    return 0 if age < 8 else age - 7


def stall(fruits):
    gain = 0
    waste = []
    for f in fruits:
        if ripe(f) and price(f) > 0:
            gain += price(f)
        elif ripe(f):
            waste.append(f[0])
    return gain, waste
#> stall([('fig', 6), ('apple', 9), ('kiwi', 2)])
#> stall([])
#> stall([('fig', 14), ('pear', 20)])
#> stall([('plum', 1), ('lime', 4)])
#> stall([('melon', 5), ('date', 8), ('kaki', 30)])
# %%
class Solution:
    def foldStrip(self, strip, folds):
        for at in folds:
            if not self.valid(strip, at):
                break
            strip = self.fold(strip, at)
        return strip

    def valid(self, strip, at):
        return 0 < at < len(strip)

    def fold(self, strip, at):
        left, right = strip[:at][::-1], strip[at:]
        return self.overlay(left, right)

    def overlay(self, a, b):
        if len(a) < len(b):
            a, b = b, a
        return [x + (b[i] if i < len(b) else 0) for i, x in enumerate(a)]
#> Solution().foldStrip([1, 2, 3, 4], [2])
#> Solution().foldStrip([1, 2, 3, 4, 5], [1, 2, 1])
#> Solution().foldStrip([], [1])
#> Solution().foldStrip([7, 8], [2, 1])
#> Solution().foldStrip([9, 0, 9, 0, 9, 0], [3, 1])
# %%
def walk(tree):
    name, kids = tree
    yield name
    for kid in kids:
        yield from walk(kid)


def initials(names):
    return ''.join(n[0] for n in names)


def size(tree):
    return sum(1 for _ in walk(tree))


def describe(tree):
    kids = tree[1]
    if not kids:
        return tree[0]
    biggest = max(kids, key=size)
    return f'{initials(walk(tree))}:{size(biggest)}:{describe(biggest)}'
#> describe(('ann', [('bob', []), ('cy', [('dee', [])])]))
#> describe(('solo', []))
#> describe(('r', [('s', []), ('t', [])]))
#> describe(('a', [('b', [('c', [('d', [])])])]))
#> describe(('x', [('y', [('p', []), ('q', [])]), ('z', [])]))
# %%
def make_counter(step):
    n = 0

    def nxt():
        nonlocal n
        n += step
        return n

    return nxt


def number_rows(rows, step):
    nxt = make_counter(step)
    return [(nxt(), r) if keep(r) else (0, r) for r in rows]


def keep(r):
    return len(r) > 2 or r.isupper()


def last_number(rows, step):
    nums = [n for n, _ in number_rows(rows, step)]
    return max(nums, default=-1)
#> last_number(['abc', 'x', 'AB', 'long'], 10)
#> last_number([], 5)
#> last_number(['a', 'b'], 3)
#> last_number(['HI', 'YO'], -2)
#> last_number(['one', 'two', 'three', 'of', 'IV'], 7)
# %%
def f_wet(t):
    return t + 2


def f_dry(t):
    return t * 2 - 5


def f_cold(t):
    return min(t, 10)


STEPS = {'wet': f_wet, 'dry': f_dry, 'cold': f_cold}


def forecast(t, days):
    for d in days:
        t = STEPS[d](t)
    return t


def warmest(t, plans):
    return max(range(len(plans)), key=lambda i: forecast(t, plans[i]))
#> warmest(4, [['wet'], ['dry']])
#> warmest(9, [['dry', 'cold'], ['cold', 'dry'], ['wet']])
#> warmest(0, [[]])
#> warmest(20, [['cold', 'wet'], ['dry'], []])
#> warmest(5, [['wet', 'wet'], ['dry', 'dry'], ['wet', 'dry']])
# %%
class Solution:
    def wordLadders(self, words):
        n = len(words)
        best = [1] * n
        for i in range(n):
            for j in range(i):
                if self.follows(words[j], words[i]):
                    best[i] = max(best[i], best[j] + 1)
        return max(best) if best else 0

    def follows(self, a, b):
        return self.tail(a) == self.head(b) and len(b) >= len(a)

    def head(self, w):
        return w[0]

    def tail(self, w):
        return w[-1]
#> Solution().wordLadders(['at', 'to', 'ox', 'tea'])
#> Solution().wordLadders([])
#> Solution().wordLadders(['aa', 'aa', 'aa'])
#> Solution().wordLadders(['long', 'go'])
#> Solution().wordLadders(['sun', 'net', 'nut', 'tent', 'toast'])
# %%
def hours(n):
    return n // 60


def rest(n):
    return n % 60


def fmt(n):
    return f'{hours(n)}h{rest(n):02d}' if hours(n) else f'{rest(n)}m'


def plan(lengths, pause):
    t = 0
    out = []
    for i, n in enumerate(lengths):
        if i:
            t += pause
        out.append(fmt(t))
        t += n
    out.append(fmt(t))
    return out
#> plan([30, 45, 50], 10)
#> plan([], 5)
#> plan([61], 0)
#> plan([5, 5, 5, 5], 15)
#> plan([120, 1], 59)
# %%
def solve(board, r):
    if r == len(board):
        return 0
    return max((board[r][c] + solve(mark(board, r, c), r + 1) for c in options(board, r)), default=-99)


def options(board, r):
    return [c for c in range(len(board[r])) if board[r][c] is not None]


def mark(board, r, c):
    new = [row[:] for row in board]
    for i in range(r + 1, len(new)):
        new[i][c] = None
    return new


def best_columns(board):
    score = solve(board, 0)
    return score if score > 0 else 'none'
#> best_columns([[1, 5], [4, 9]])
#> best_columns([[3]])
#> best_columns([[2], [2]])
#> best_columns([[7, 1], [7, 1]])
#> best_columns([])
# %%
class Solution:
    def tideGate(self, levels, low, high):
        opened = False
        count = 0

        def should_open(x):
            return not opened and x < low

        def should_close(x):
            return opened and x > high

        def toggle():
            nonlocal opened, count
            opened = not opened
            count += 1

        for x in levels:
            if should_open(x) or should_close(x):
                toggle()
        return count, opened
#> Solution().tideGate([5, 2, 6, 9, 1], 3, 8)
#> Solution().tideGate([], 1, 2)
#> Solution().tideGate([4, 5, 6], 2, 9)
#> Solution().tideGate([0, 0, 10, 10, 0], 1, 5)
#> Solution().tideGate([-3], 0, 4)
# %%
def gcd(a, b):
    return a if b == 0 else gcd(b, a % b)


def lcm(a, b):
    return a * b // gcd(a, b)


def meet_time(periods):
    t = 1
    for p in periods:
        t = lcm(t, p)
    return t


def bells(a, b):
    x, y = meet_time(a), meet_time(b)
    return lcm(x, y) // gcd(x, y)
#> bells([2, 3], [4])
#> bells([], [])
#> bells([6, 10], [15])
#> bells([7], [7])
#> bells([12, 8, 9], [5, 10])
# %%
def tag(s):
    return s[0] + str(len(s)) + s[-1] if len(s) > 3 else s


def untie(s, sep):
    i = s.find(sep)
    if i < 0:
        return [s]
    return [s[:i]] + untie(s[i + len(sep):], sep)


def label(s, seps):
    if not seps:
        return tag(s)
    parts = [label(p, seps[1:]) for p in untie(s, seps[0])]
    return seps[0].join(join_ok(parts))


def join_ok(parts):
    return [p for p in parts if p]
#> label('kubernetes-cluster', ['-'])
#> label('', ['/'])
#> label('local/share//fonts', ['/'])
#> label('a_b/longer_name', ['/', '_'])
#> label('internationalisation', [])
# %%
class Queue2:
    def __init__(self):
        self.a = []
        self.b = []

    def push(self, x):
        self.a.append(x)

    def shift(self):
        while self.a:
            self.b.append(self.a.pop())

    def pop(self):
        if not self.b:
            self.shift()
        return self.b.pop() if self.b else None


def serve(script):
    q = Queue2()
    out = []
    for c in script:
        if c == '-':
            out.append(q.pop())
        else:
            q.push(c)
    return out, len(q.a), len(q.b)
#> serve('ab-c--')
#> serve('')
#> serve('--x')
#> serve('wxyz-')
#> serve('p-q-rs-t')
# %%
def is_peak(xs, i):
    return left_ok(xs, i) and right_ok(xs, i)


def left_ok(xs, i):
    return i == 0 or xs[i - 1] < xs[i]


def right_ok(xs, i):
    return i == len(xs) - 1 or xs[i + 1] < xs[i]


def flatten_peaks(xs):
    steps = 0
    xs = xs[:]
    while len(xs) > 1:
        peaks = [i for i in range(len(xs)) if is_peak(xs, i)]
        if not peaks:
            break
        for i in reversed(peaks):
            del xs[i]
        steps += 1
    return steps, xs
#> flatten_peaks([1, 5, 2, 6, 3])
#> flatten_peaks([])
#> flatten_peaks([4, 4, 4])
#> flatten_peaks([1, 2, 3])
#> flatten_peaks([9, 1, 8, 2, 7, 7])
# %%
class Solution:
    def mosaicCost(self, w, h):
        self.calls = 0
        return self.cut(w, h), self.calls

    def cut(self, w, h):
        self.calls += 1
        if self.done(w, h):
            return 0
        if w == h:
            return self.tile(w)
        if w > h:
            return self.tile(h) + self.cut(w - h, h)
        return self.tile(w) + self.cut(w, h - w)

    def done(self, w, h):
        return w == 0 or h == 0

    def tile(self, s):
        return s * s - s + 1
#> Solution().mosaicCost(5, 3)
#> Solution().mosaicCost(0, 7)
#> Solution().mosaicCost(4, 4)
#> Solution().mosaicCost(13, 2)
#> Solution().mosaicCost(8, 5)
# %%
def evens():
    n = 0
    while True:
        yield n
        n += 2


def take_until(gen, stop):
    res = []
    for x in gen:
        if stop(x):
            return res
        res.append(x)


def too_big(limit):
    def check(x):
        return x * x > limit
    return check


def squares_sum(limit):
    xs = take_until(evens(), too_big(limit))
    return sum(x * x for x in xs), len(xs)
#> squares_sum(50)
#> squares_sum(0)
#> squares_sum(150)
#> squares_sum(4)
#> squares_sum(333)
# %%
def bits(n, width):
    return [n >> i & 1 for i in range(width)]


def quiet(bs):
    return all(not (a and b) for a, b in zip(bs, bs[1:]))


def worth(bs, vals):
    return sum(v for b, v in zip(bs, vals) if b)


def best_seats(vals):
    n = len(vals)
    best, who = 0, []
    for m in range(1 << n):
        bs = bits(m, n)
        if quiet(bs) and worth(bs, vals) > best:
            best, who = worth(bs, vals), bs
    return best, who
#> best_seats([4, 5, 3])
#> best_seats([])
#> best_seats([-1, -2])
#> best_seats([6, 1])
#> best_seats([2, 9, 9, 3])
# %%
class Solution:
    def gossip(self, edges, start, days):
        know = [start]
        for d in range(days):
            fresh = self.spread(edges, know, d)
            if not fresh:
                return d, sorted(know)
            know += fresh
        return days, sorted(know)

    def spread(self, edges, know, day):
        out = []
        for a, b in edges:
            x = self.other(a, b, know)
            if x is not None and x not in out and self.listens(x, day):
                out.append(x)
        return out

    def other(self, a, b, know):
        if (a in know) == (b in know):
            return None
        return b if a in know else a

    def listens(self, x, day):
        return (x + day) % 4 != 3
#> Solution().gossip([(0, 1), (1, 2), (2, 3)], 0, 5)
#> Solution().gossip([], 4, 3)
#> Solution().gossip([(1, 2), (3, 1), (3, 5)], 5, 4)
#> Solution().gossip([(0, 1)], 1, 1)
#> Solution().gossip([(6, 2), (2, 4), (4, 8), (6, 7)], 6, 2)
# %%
def strip_zeros(ds):
    while len(ds) > 1 and ds[-1] == 0:
        ds.pop()
    return ds


def to_digits(n, base):
    ds = []
    while n >= base:
        n, d = divmod(n, base)
        ds.append(d)
    return strip_zeros(ds + [n])


def from_digits(ds, base):
    return base * from_digits(ds[1:], base) + ds[0] if ds else 0


def swap_ends(n, base):
    ds = to_digits(n, base)
    ds[0], ds[-1] = ds[-1], ds[0]
    return from_digits(strip_zeros(ds), base)
#> swap_ends(1234, 10)
#> swap_ends(7, 2)
#> swap_ends(100, 10)
#> swap_ends(255, 16)
#> swap_ends(46, 3)
# %%
def cheaper(a, b):
    return a if cost(a) <= cost(b) else b


def cost(route):
    return sum(hop(x, y) for x, y in zip(route, route[1:]))


def hop(x, y):
    return abs(x - y) if x % 2 == y % 2 else abs(x - y) + 4


def improve(route):
    best = route
    for i in range(1, len(route) - 2):
        alt = route[:i] + [route[i + 1], route[i]] + route[i + 2:]
        best = cheaper(best, alt)
    return best, cost(best)
#> improve([1, 4, 3, 8])
#> improve([])
#> improve([2, 4, 6, 8])
#> improve([0, 9, 2, 5, 10])
#> improve([7, 1])
# %%
class Solution:
    def snackSwap(self, a, b):
        def surplus(x):
            return [v for v in x if x.count(v) > 1]

        def lacks(x, v):
            return v not in x

        def trade(x, y):
            for v in surplus(x):
                if lacks(y, v):
                    return v
            return None

        swaps = 0
        while True:
            p, q = trade(a, b), trade(b, a)
            if p is None or q is None:
                return swaps, a, b
            a.remove(p)
            b.remove(q)
            a.append(q)
            b.append(p)
            swaps += 1
#> Solution().snackSwap([1, 1, 2], [3, 3])
#> Solution().snackSwap([], [1])
#> Solution().snackSwap([1, 1, 2, 2], [3, 3, 4, 4])
#> Solution().snackSwap([5, 5], [5, 6, 6])
#> Solution().snackSwap([7, 7, 7], [8, 8, 8])
# %%
def decode_pair(a, b):
    return value(a) * 6 + value(b)


def value(c):
    return 'qwerty'.index(c)


def checksum(nums):
    s = 0
    for n in nums:
        s = (s * 3 + n) % 36
    return s


def encode(n):
    hi, lo = divmod(n, 6)
    return 'qwerty'[hi] + 'qwerty'[lo]


def sign(msg):
    nums = [decode_pair(msg[i], msg[i + 1]) for i in range(0, len(msg) - 1, 2)]
    return msg + encode(checksum(nums))
#> sign('qwer')
#> sign('')
#> sign('ytrewq')
#> sign('ttttt')
#> sign('wya')
# %%
from functools import reduce


def merge(a, b):
    if not a or not b:
        return a or b
    x, y = (a, b) if a[0] <= b[0] else (b, a)
    return [x[0]] + merge(x[1:], y)


def merge_all(lists):
    return reduce(merge, lists, [])


def middle(xs):
    return xs[len(xs) // 2] if xs else None


def middles(lists):
    return middle(merge_all(lists)), [middle(l) for l in lists]
#> middles([[1, 4], [2, 3]])
#> middles([])
#> middles([[], [5]])
#> middles([[9], [8], [7]])
#> middles([[1, 1, 1], [0, 2], [3]])
# %%
class Solution:
    def trainBoard(self, trains, now):
        rows = [self.line(t, now) for t in trains if self.visible(t, now)]
        return rows or ['no trains']

    def visible(self, t, now):
        return 0 <= self.eta(t) - now < 60

    def eta(self, t):
        return t['at'] + t.get('late', 0)

    def line(self, t, now):
        mins = self.eta(t) - now
        return f"{t['to'][:5]} {'due' if mins < 2 else mins}{self.flag(t)}"

    def flag(self, t):
        return '*' if t.get('late', 0) > 4 else ''
#> Solution().trainBoard([{'to': 'Harbour', 'at': 10}, {'to': 'Mill', 'at': 3, 'late': 6}], 8)
#> Solution().trainBoard([], 0)
#> Solution().trainBoard([{'to': 'Oak', 'at': 100}], 20)
#> Solution().trainBoard([{'to': 'Junction', 'at': 50, 'late': 3}, {'to': 'Ash', 'at': 49}], 50)
#> Solution().trainBoard([{'to': 'Elm', 'at': 61, 'late': 5}, {'to': 'Fir', 'at': 30}], 30)
# %%
def win(n, moves):
    return n > 0 and any(lose(n - m, moves) for m in moves if m <= n)


def lose(n, moves):
    return all(win(n - m, moves) for m in moves if m <= n)


def first_safe(n, moves):
    for m in moves:
        if m <= n and lose(n - m, moves):
            return m
    return None


def advice(ns, moves):
    return [first_safe(n, moves) if win(n, moves) else 'resign' for n in ns]
#> advice([3, 4], [1, 2])
#> advice([], [1])
#> advice([5, 2], [3, 4])
#> advice([0, 1, 6], [2, 5])
#> advice([4, 3], [1, 3])
# %%
def transpose(g):
    return [list(c) for c in zip(*g)]


def slide(row):
    kept = [x for x in row if x]
    return kept + [0] * (len(row) - len(kept))


def fuse(row):
    row = row[:]
    for i in range(len(row) - 1):
        if row[i] and row[i] == row[i + 1]:
            row[i], row[i + 1] = row[i] + 1, 0
    return row


def push_left(g):
    return [slide(fuse(slide(r))) for r in g]


def push(g, side):
    if side == 'up':
        return transpose(push_left(transpose(g)))
    return push_left(g)
#> push([[1, 1, 2], [0, 3, 3]], 'left')
#> push([[1, 0], [1, 2]], 'up')
#> push([[0, 0]], 'left')
#> push([[5, 5, 5, 5]], 'left')
#> push([[2], [0], [2]], 'up')
# %%
class Light:
    def __init__(self, name, period):
        self.name, self.period = name, period

    def on(self, t):
        return t // self.period % 2 == 0

    def changed(self, t):
        return t > 0 and self.on(t) != self.on(t - 1)


def all_on(lights, t):
    return all(l.on(t) for l in lights)


def watch(periods, until):
    lights = [Light(chr(97 + i), p) for i, p in enumerate(periods)]
    flips, together = 0, []
    for t in range(until):
        flips += sum(l.changed(t) for l in lights)
        if all_on(lights, t):
            together.append(t)
    return flips, together
#> watch([1, 2], 5)
#> watch([], 2)
#> watch([3], 4)
#> watch([2, 3], 6)
#> watch([1], 0)
# %%
def outer(xs, ys, f):
    return [[f(x, y) for y in ys] for x in xs]


def damage(att, armour):
    return max(1, att - armour)


def rounds(att_hp):
    att, hp = att_hp
    return -(-hp // att)


def versus(heroes, foes):
    table = outer(heroes, foes, lambda h, f: rounds((damage(h, f[0]), f[1])))
    return [row.index(min(row)) for row in table]
#> versus([5, 9], [(3, 10), (8, 4)])
#> versus([], [(1, 1)])
#> versus([2], [(0, 9), (1, 4), (5, 3)])
#> versus([10, 1], [(9, 5), (2, 30)])
#> versus([7, 7], [(1, 12), (6, 2)])
# %%
class Solution:
    def secretRoute(self, steps):
        x = y = 0
        trail = [(0, 0)]
        for s in self.expand(steps):
            dx, dy = self.delta(s)
            x, y = x + dx, y + dy
            if (x, y) in trail:
                trail = trail[:trail.index((x, y)) + 1]
            else:
                trail.append((x, y))
        return trail

    def expand(self, steps):
        n = ''
        for c in steps:
            if c.isdigit():
                n += c
            else:
                yield from self.repeat(c, n)
                n = ''

    def repeat(self, c, n):
        return c * int(n or 1)

    def delta(self, c):
        return {'N': (0, 1), 'S': (0, -1), 'E': (1, 0), 'W': (-1, 0)}[c]
#> Solution().secretRoute('2NE')
#> Solution().secretRoute('')
#> Solution().secretRoute('NESW3S')
#> Solution().secretRoute('3E2W')
#> Solution().secretRoute('4')
# %%
def odd_one(xs):
    x = 0
    for v in xs:
        x ^= v
    return x


def low_bit(x):
    return x & -x


def part(xs, bit):
    return [v for v in xs if v & bit], [v for v in xs if not v & bit]


def lonely_pair(xs):
    both = odd_one(xs)
    if both == 0:
        return None
    a, b = part(xs, low_bit(both))
    return tuple(sorted((odd_one(a), odd_one(b))))
#> lonely_pair([4, 7, 4, 9])
#> lonely_pair([])
#> lonely_pair([3, 3])
#> lonely_pair([12, 5, 8, 12, 5, 1])
#> lonely_pair([6])
# %%
def greet(name, lookup):
    return lookup(name) or formal(name)


def formal(name):
    return 'Dear ' + name.title()


def nick(table):
    def find(name):
        for k, v in table:
            if name.startswith(k):
                return v
        return ''
    return find


def letters(names, table):
    lookup = nick(table)
    return [shorten(greet(n, lookup)) for n in names]


def shorten(s, width=9):
    return s if len(s) <= width else s[:width - 1] + '~'
#> letters(['rob', 'kim'], [('ro', 'Hey Rob')])
#> letters([], [])
#> letters(['alexandria'], [])
#> letters(['maria', 'mark'], [('mark', 'Yo'), ('mar', 'Hello there')])
#> letters(['x'], [('x', '')])
# %%
class Solution:
    def cookieTin(self, sizes, kids):
        lo, hi = 0, max(sizes, default=0)
        while lo < hi:
            mid = (lo + hi + 1) // 2
            if self.enough(sizes, mid, kids):
                lo = mid
            else:
                hi = mid - 1
        return lo, self.crumbs(sizes, lo)

    def pieces(self, size, each):
        return size // each if each else 0

    def enough(self, sizes, each, kids):
        return sum(self.pieces(s, each) for s in sizes) >= kids

    def crumbs(self, sizes, each):
        return sum(s - self.pieces(s, each) * each for s in sizes)
#> Solution().cookieTin([7, 9], 3)
#> Solution().cookieTin([], 2)
#> Solution().cookieTin([2], 5)
#> Solution().cookieTin([10, 10, 10], 3)
#> Solution().cookieTin([25, 4, 13], 6)
# %%
def shout(w):
    return w.upper() + '!'


def whisper(w):
    return w.lower()


def stutter(w):
    return w[0] + '-' + w


def voice_for(w):
    if len(w) > 5:
        return whisper
    if w[0] in 'aeiou':
        return stutter
    return shout


def perform(text, encore=False):
    said = [voice_for(w)(w) for w in text.split()]
    if encore and said:
        last = said[-1]
        said.append(voice_for(last)(last))
    return ' '.join(said)
#> perform('Go on Charlie')
#> perform('')
#> perform('apple owl', True)
#> perform('RUNNING fast', encore=True)
#> perform('up up and away', False)
# %%
def build(spec):
    stack = [[]]
    for c in spec:
        if c == '{':
            stack.append([])
        elif c == '}':
            done = stack.pop()
            stack[-1].append(done)
        else:
            stack[-1].append(int(c))
    return stack[0]


def depth_sum(node, d=1):
    if isinstance(node, int):
        return node * d
    return sum(depth_sum(x, d + 1) for x in node)


def widest(node):
    if isinstance(node, int):
        return 0
    return max([len(node)] + [widest(x) for x in node])


def weigh(spec):
    t = build(spec)
    return depth_sum(t), widest(t)
#> weigh('1{23}')
#> weigh('')
#> weigh('{{{9}}}')
#> weigh('{1}{2}{345}')
#> weigh('7')
# %%
class Thermostat:
    def __init__(self, goal):
        self.goal = goal
        self.heat = False

    def sense(self, t):
        if self.cold(t):
            self.heat = True
        elif self.hot(t):
            self.heat = False
        return self.effect()

    def cold(self, t):
        return t < self.goal - 1

    def hot(self, t):
        return t > self.goal + 1

    def effect(self):
        return 2 if self.heat else -1


def room(start, goal, steps):
    th, t, trace = Thermostat(goal), start, []
    for _ in range(steps):
        t += th.sense(t)
        trace.append(t)
    return trace
#> room(15, 18, 6)
#> room(20, 20, 3)
#> room(30, 10, 2)
#> room(5, 6, 5)
#> room(0, 0, 0)
# %%
def window(xs, k):
    for i in range(len(xs) - k + 1):
        yield xs[i:i + k]


def flat(w):
    return max(w) - min(w) <= 2


def rising(w):
    return all(a < b for a, b in zip(w, w[1:]))


def report(xs, k):
    out = {'flat': 0, 'rising': 0, 'other': 0}
    for w in window(xs, k):
        if flat(w):
            out['flat'] += 1
        if rising(w):
            out['rising'] += 1
        if not (flat(w) or rising(w)):
            out['other'] += 1
    return out
#> report([1, 2, 3, 8, 5], 2)
#> report([], 1)
#> report([4, 4, 9, 1], 3)
#> report([1, 3, 6, 7, 8], 3)
#> report([2], 4)
# %%
class Solution:
    def ropeMarks(self, n, marks):
        cuts = sorted(m for m in marks if self.legal(m, n))
        parts = self.diffs([0] + cuts + [n])
        return parts if self.fair(parts) else self.diffs([0, self.centre(n, cuts), n])

    def legal(self, m, n):
        return 0 < m < n

    def diffs(self, xs):
        return [b - a for a, b in zip(xs, xs[1:]) if b > a]

    def fair(self, parts):
        return max(parts) <= 2 * min(parts)

    def centre(self, n, cuts):
        return min(cuts, key=lambda c: abs(2 * c - n))
#> Solution().ropeMarks(10, [3, 6])
#> Solution().ropeMarks(8, [])
#> Solution().ropeMarks(20, [1, 9, 15])
#> Solution().ropeMarks(6, [9, -1, 3])
#> Solution().ropeMarks(12, [2, 4, 10])
# %%
def score_char(c):
    if c in 'aeiou':
        return 1
    return 2 if c.isalpha() else 0


def score_word(w):
    return sum(map(score_char, w)) * bonus(w)


def bonus(w):
    return 2 if w == w[::-1] and len(w) > 1 else 1


def top(words, n=1):
    ranked = sorted(words, key=score_word, reverse=True)
    return ranked[:n]


def faceoff(a, b):
    x, y = top(a), top(b)
    if not x or not y:
        return x or y
    gap = score_word(x[0]) - score_word(y[0])
    return top(x + y, 1 if gap else 2)
#> faceoff(['level', 'tower'], ['crane'])
#> faceoff([], ['one', 'three'])
#> faceoff(['ab'], ['ba'])
#> faceoff(['noon', 'x'], ['a1b2', 'strength'])
#> faceoff([], [])
# %%
def prime(n):
    return n > 1 and all(n % d for d in range(2, int(n ** 0.5) + 1))


def next_prime(n):
    n += 1
    while not prime(n):
        n += 1
    return n


def prev_prime(n):
    n -= 1
    while n > 1 and not prime(n):
        n -= 1
    return n


def between(n):
    lo, hi = prev_prime(n), next_prime(n)
    return 'balanced' if n - lo == hi - n else ('low' if n - lo < hi - n else 'high')


def survey(ns):
    return {n: between(n) for n in ns}
#> survey([4, 5, 9])
#> survey([])
#> survey([2])
#> survey([12, 26])
#> survey([30, 21, 8])
# %%
class Solution:
    def juggle(self, pattern, beats):
        air = []
        caught = []

        def throw(t, h):
            if h:
                air.append(t + h)

        def landing(t):
            return [a for a in air if a == t]

        def catch(t):
            for a in landing(t):
                air.remove(a)
                caught.append(a)

        for t in range(beats):
            catch(t)
            throw(t, pattern[t % len(pattern)])
        return caught, sorted(air)
#> Solution().juggle([3, 1], 6)
#> Solution().juggle([0], 3)
#> Solution().juggle([4, 4, 1], 7)
#> Solution().juggle([2, 3, 1], 5)
#> Solution().juggle([5], 0)
# %%
def apply_all(fs, x):
    return {name: f(x) for name, f in fs.items()}


def longest_run(bits):
    best = cur = 0
    for b in bits:
        cur = cur + 1 if b == '1' else 0
        best = max(best, cur)
    return best


def flips(bits):
    return sum(1 for i in range(1, len(bits)) if bits[i] != bits[i - 1])


def ends(bits):
    return bits[:1] == bits[-1:] == '1'


def profile(n):
    return apply_all({'run': longest_run, 'flips': flips, 'ends': ends}, bin(n)[2:])
#> profile(13)
#> profile(0)
#> profile(119)
#> profile(512)
#> profile(85)
