# %%
class Solution:
    def pebbleGame(self, piles):
        turn, log = 0, []
        while any(piles):
            i = self.target(piles, turn)
            k = self.amount(piles[i], turn)
            piles[i] -= k
            log.append((i, k))
            turn = self.other(turn)
        return 'AB'[self.other(turn)], log

    def target(self, piles, turn):
        f = max if turn == 0 else min
        live = [i for i, p in enumerate(piles) if p]
        return f(live, key=lambda i: (piles[i], -i))

    def amount(self, pile, turn):
        return (pile + 1) // 2 if turn == 0 else min(2, pile)

    def other(self, turn):
        return 1 - turn
#> Solution().pebbleGame([3, 4])
#> Solution().pebbleGame([])
#> Solution().pebbleGame([1, 1, 1])
#> Solution().pebbleGame([7])
#> Solution().pebbleGame([2, 0, 5])
# %%
def inner_sum(p, q):
    return sum(a * b for a, b in zip(p, q))


def minus(p, q):
    return [a - b for a, b in zip(p, q)]


def sq_len(p):
    return inner_sum(p, p)


def acute(a, b, c):
    return inner_sum(minus(a, b), minus(c, b)) > 0


def walk_shape(points):
    out = []
    for a, b, c in zip(points, points[1:], points[2:]):
        out.append('sharp' if acute(a, b, c) else 'wide')
    return out, max((sq_len(minus(p, q)) for p, q in zip(points, points[1:])), default=0)
#> walk_shape([(0, 0), (4, 0), (1, 1)])
#> walk_shape([])
#> walk_shape([(1, 1), (2, 2), (3, 3), (3, 0)])
#> walk_shape([(5, 5), (5, 6)])
#> walk_shape([(0, 0), (0, 3), (3, 3), (2, 2)])
# %%
class Solution:
    def bookClub(self, books, members):
        scores = [(self.appeal(b, members), b['t']) for b in books]
        good = [s for s in scores if s[0] > 0]
        return max(good)[1] if good else self.fallback(books)

    def appeal(self, book, members):
        return sum(self.likes(m, book) - self.hates(m, book) for m in members)

    def likes(self, m, book):
        return len([g for g in m[0] if g in book['g']])

    def hates(self, m, book):
        return 2 * any(g in book['g'] for g in m[1])

    def fallback(self, books):
        return min((b['t'] for b in books), key=len, default='poetry')
#> Solution().bookClub([{'t': 'Reef', 'g': 'sm'}, {'t': 'Owl', 'g': 'h'}], [('s', 'h'), ('hm', '')])
#> Solution().bookClub([], [('a', 'b')])
#> Solution().bookClub([{'t': 'Night', 'g': 'x'}, {'t': 'Day', 'g': 'x'}], [('', 'x')])
#> Solution().bookClub([{'t': 'A', 'g': 'pq'}, {'t': 'B', 'g': 'pq'}], [('pq', '')])
#> Solution().bookClub([{'t': 'Solo', 'g': ''}], [])
# %%
def ups(n, log):
    log.append(('u', n))
    return downs(n - 3, log) if n > 5 else n


def downs(n, log):
    log.append(('d', n))
    if n % 4 == 0:
        return n
    return ups(n + 1, log) if n % 2 else sideways(n, log)


def sideways(n, log):
    log.append(('s', n))
    return downs(n // 2, log) if n > 2 else ups(n, log)


def wander(starts):
    total, log = 0, []
    for s in starts:
        total += ups(s, log)
    return total, len(log), log[-1] if log else None
#> wander([10])
#> wander([])
#> wander([17, 4])
#> wander([25, 13, 9])
#> wander([1, 2])
# %%
class Solution:
    def runCalc(self, lines):
        env = {}
        for line in lines:
            name, expr = line.split(':')
            env[name] = self.evaluate(expr.split(), env)
        return env

    def evaluate(self, toks, env):
        val = self.atom(toks[0], env)
        for op, tok in zip(toks[1::2], toks[2::2]):
            val = self.apply(op, val, self.atom(tok, env))
        return val

    def atom(self, tok, env):
        return env.get(tok, 0) if tok.isalpha() else int(tok)

    def apply(self, op, a, b):
        ops = {'+': lambda: a + b, '-': lambda: a - b, 'max': lambda: max(a, b)}
        return ops[op]()
#> Solution().runCalc(['x:3 + 4', 'y:x - 10'])
#> Solution().runCalc([])
#> Solution().runCalc(['a:5', 'a:a + a', 'b:a max 7'])
#> Solution().runCalc(['k:z + 1'])
#> Solution().runCalc(['p:2 max 9 - 4', 'q:p + p - 1', 'p:q'])
# %%
def slices(s, k):
    return [s[i:i + k] for i in range(0, len(s), k)]


def column(parts, i):
    return ''.join(p[i] for p in parts if i < len(p))


def unfold(s, k):
    parts = slices(s, k)
    return ''.join(column(parts, i) for i in range(k))


def order_of(s, k):
    t, n = unfold(s, k), 1
    while t != s and n < 8:
        t = unfold(t, k)
        n += 1
    return n


def easiest_key(s, keys):
    return max(keys, key=lambda k: (order_of(s, k), -k))
#> easiest_key('abcdef', [2, 3])
#> easiest_key('aaaa', [1, 2])
#> easiest_key('abcde', [2, 4])
#> easiest_key('', [3, 5])
#> easiest_key('abc', [1, 2, 3])
# %%
class Solution:
    def squadPath(self, grid):
        best = {}

        def score(r, c):
            if (r, c) not in best:
                best[r, c] = grid[r][c] + top(r, c)
            return best[r, c]

        def top(r, c):
            prev = list(parents(r, c))
            return max(score(*p) for p in prev) if prev else 0

        def parents(r, c):
            if r:
                yield r - 1, c
            if c and grid[r][c - 1] != 0:
                yield r, c - 1

        if not grid:
            return 0
        return score(len(grid) - 1, len(grid[0]) - 1)
#> Solution().squadPath([[1, 2], [3, 4]])
#> Solution().squadPath([])
#> Solution().squadPath([[5, 0, 9]])
#> Solution().squadPath([[1], [2], [3]])
#> Solution().squadPath([[1, 0], [9, -2]])
# %%
def pin(word, i):
    return word[:i] + word[i].upper() + word[i + 1:]


def lows(word):
    return [i for i, c in enumerate(word) if c.islower()]


def pin_best(word, rank):
    i = min(lows(word), key=lambda j: (rank(word[j]), j))
    return pin(word, i)


def vowel_first(c):
    return 'aeiou'.find(c) % 6


def alphabet(c):
    return ord(c)


def pin_k(word, k, mode):
    rank = {'v': vowel_first, 'a': alphabet}[mode]
    while k > 0 and lows(word):
        word = pin_best(word, rank)
        k -= 1
    return word
#> pin_k('banana', 2, 'a')
#> pin_k('queue', 2, 'v')
#> pin_k('', 3, 'a')
#> pin_k('XYz', 4, 'v')
#> pin_k('trick', 1, 'v')
# %%
class Solution:
    def hotelKeys(self, guests, rooms):
        given = {}
        for name, floor, quiet in guests:
            room = self.find(rooms, given, floor, quiet) or self.find(rooms, given, None, False)
            if room:
                given[room] = name
        return given

    def find(self, rooms, given, floor, quiet):
        for r in rooms:
            if r not in given and self.on_floor(r, floor) and (not quiet or self.is_quiet(r)):
                return r
        return None

    def on_floor(self, r, floor):
        return floor is None or r // 100 == floor

    def is_quiet(self, r):
        return r % 10 not in (0, 1)
#> Solution().hotelKeys([('ann', 1, True), ('bob', 1, False)], [101, 102, 201])
#> Solution().hotelKeys([], [101])
#> Solution().hotelKeys([('cy', 3, False), ('di', 3, True)], [110, 301])
#> Solution().hotelKeys([('ed', 2, True)], [])
#> Solution().hotelKeys([('fi', 2, True), ('gu', 2, True), ('ha', 1, False)], [200, 205, 104])
# %%
def lo_half(t):
    return t[0], (t[0] + t[1]) // 2


def hi_half(t):
    return (t[0] + t[1]) // 2 + 1, t[1]


def width(t):
    return t[1] - t[0] + 1


def seat(code, t):
    for c in code:
        if width(t) == 1:
            break
        t = lo_half(t) if c in 'FL' else hi_half(t)
    return t


def ticket(code, rows, cols):
    k = code.find('|')
    r, c = seat(code[:k], (0, rows - 1)), seat(code[k + 1:], (0, cols - 1))
    return r[0] * 8 + c[0] if width(r) == width(c) == 1 else (r, c)
#> ticket('FBF|LR', 8, 4)
#> ticket('BBBB|RR', 16, 4)
#> ticket('F|R', 4, 2)
#> ticket('|', 3, 3)
#> ticket('BFBFBF|LLL', 6, 5)
# %%
class Solution:
    def compostHeap(self, bins, days):
        for d in range(days):
            bins = [self.rot(b) for b in bins]
            if self.full(bins):
                bins = self.empty(bins)
            self.top_up(bins, d)
        return bins

    def rot(self, b):
        return b - b // 4

    def full(self, bins):
        return sum(bins) > self.limit(bins)

    def limit(self, bins):
        return 12 * len(bins)

    def empty(self, bins):
        worst = max(bins)
        return [0 if b == worst else b for b in bins]

    def top_up(self, bins, d):
        if bins:
            bins[d % len(bins)] += 6
#> Solution().compostHeap([10, 3], 3)
#> Solution().compostHeap([], 2)
#> Solution().compostHeap([40, 40], 1)
#> Solution().compostHeap([5], 4)
#> Solution().compostHeap([20, 1, 30], 2)
# %%
def sieve(gen, p):
    for x in gen:
        if keeps(x, p):
            yield x


def keeps(x, p):
    return x % p != 1


def numbers(n):
    yield from range(2, n + 1)


def survivors(n, ps):
    g = numbers(n)
    for p in ps:
        g = sieve(g, p)
    return g


def report(n, ps):
    left = list(survivors(n, ps))
    return left, sum(left) - sum(survivors(n, ps[::-1]))
#> report(10, [2])
#> report(1, [3])
#> report(12, [3, 4])
#> report(7, [])
#> report(9, [5, 2])
# %%
class Solution:
    def crossBeads(self, a, b):
        i, j, out = 0, 0, ''
        while i < len(a) or j < len(b):
            if self.left_first(a, b, i, j):
                out, i = self.add(out, a[i]), i + 1
            else:
                out, j = self.add(out, b[j]), j + 1
        return out

    def left_first(self, a, b, i, j):
        if i >= len(a) or j >= len(b):
            return i < len(a)
        return self.shade(a[i]) <= self.shade(b[j])

    def shade(self, c):
        return ord(c.lower()) * 2 + c.isupper()

    def add(self, out, c):
        return out[:-1] + '*' if out and self.shade(out[-1]) == self.shade(c) else out + c
#> Solution().crossBeads('ace', 'bdf')
#> Solution().crossBeads('', '')
#> Solution().crossBeads('aab', 'ab')
#> Solution().crossBeads('Zz', 'q')
#> Solution().crossBeads('mno', '')
# %%
def tick_all(timers):
    return {k: v - 1 for k, v in timers.items() if v > 0}


def rung(timers):
    return sorted(k for k, v in timers.items() if v == 0)


def snooze(timers, names, mins):
    for n in names:
        timers[n] = mins
    return timers


def morning(timers, lazy, until):
    events = []
    for t in range(until):
        names = rung(timers)
        if names:
            events.append((t, ''.join(names)))
        timers = tick_all(snooze(timers, [n for n in names if n in lazy], 3))
    return events
#> morning({'a': 1, 'b': 2}, 'a', 6)
#> morning({}, 'z', 3)
#> morning({'x': 0}, 'x', 5)
#> morning({'p': 2, 'q': 2}, '', 4)
#> morning({'m': 9}, 'm', 2)
# %%
class Solution:
    def smartQuotes(self, text):
        parts = self.pieces(text)
        return ''.join(self.style(p, k) for k, p in enumerate(parts))

    def pieces(self, text):
        parts, cur = [], ''
        for c in text:
            if c == '"':
                parts.append(cur)
                cur = ''
            else:
                cur += c
        return parts + [cur]

    def style(self, p, k):
        return self.quoted(p) if k % 2 else p

    def quoted(self, p):
        if not p:
            return '<>'
        return '<' + self.inner(p) + '>'

    def inner(self, p):
        return p.replace("'", '^').strip()
#> Solution().smartQuotes('he said "go" now')
#> Solution().smartQuotes('')
#> Solution().smartQuotes('""')
#> Solution().smartQuotes('"it\'s" and "open')
#> Solution().smartQuotes("don't")
# %%
def rate_hand(hand, scorer):
    return scorer(sorted(hand))


def runs(hand):
    best = cur = 1 if hand else 0
    for a, b in zip(hand, hand[1:]):
        cur = cur + 1 if b == a + 1 else 1
        best = max(best, cur)
    return best


def groups(hand):
    return max((hand.count(x) for x in hand), default=0)


def choose_rule(a, b):
    rules = [runs, groups]
    return max(rules, key=lambda f: rate_hand(a, f) - rate_hand(b, f))


def verdict(a, b):
    rule = choose_rule(a, b)
    return rule.__name__, rate_hand(a, rule), rate_hand(b, rule)
#> verdict([1, 2, 3], [5, 5, 9])
#> verdict([], [])
#> verdict([4, 4, 4], [1, 3, 2])
#> verdict([7], [8, 8])
#> verdict([2, 9, 9, 3], [6, 1, 1, 1])
# %%
class Solution:
    def jugglerShow(self, acts, minutes):
        show, used = [], 0
        pool = acts[:]
        while pool:
            act = self.next_act(pool, show)
            pool.remove(act)
            if used + self.length(act) <= minutes:
                show.append(act)
                used += self.length(act)
        return show, self.mood(show)

    def next_act(self, pool, show):
        fresh = [a for a in pool if not show or self.kind(a) != self.kind(show[-1])]
        return min(fresh or pool, key=self.length)

    def kind(self, act):
        return act[0]

    def length(self, act):
        return int(act[1:])

    def mood(self, show):
        return ''.join(self.kind(a) for a in show)
#> Solution().jugglerShow(['f5', 'f3', 'k4'], 10)
#> Solution().jugglerShow([], 5)
#> Solution().jugglerShow(['z30'], 20)
#> Solution().jugglerShow(['a1', 'a2', 'a3'], 6)
#> Solution().jugglerShow(['b7', 'c2', 'b1', 'c9'], 12)
# %%
def first_col(rows):
    return [r[0] for r in rows]


def group(rows, key):
    out = {}
    for r in rows:
        out.setdefault(key(r), []).append(r)
    return out


def decade(row):
    return row[1] // 10 * 10


def youngest(rows):
    return min(rows, key=lambda r: (r[1], r[0]))


def summary(rows, small=2):
    res = {}
    for dec, members in group(rows, decade).items():
        res[dec] = first_col(members) if len(members) <= small else youngest(members)[0]
    return res
#> summary([('ann', 31), ('bob', 35), ('cy', 22)])
#> summary([])
#> summary([('d', 40), ('e', 41), ('f', 42)])
#> summary([('g', 9), ('h', 9)], small=1)
#> summary([('k', 55), ('l', 51), ('m', 51), ('n', 60)], 0)
# %%
class Solution:
    def gardenHose(self, length, bends):
        pressure, at = 100, 0
        for b in sorted(bends):
            pressure = self.loss(pressure, b - at)
            pressure = self.kink(pressure)
            at = b
            if self.dry(pressure):
                return f'dry at {at}'
        return self.loss(pressure, length - at)

    def loss(self, p, dist):
        return p - self.per_metre(p) * dist

    def per_metre(self, p):
        return 3 if p > 60 else 1

    def kink(self, p):
        return p * 4 // 5

    def dry(self, p):
        return p < 20
#> Solution().gardenHose(10, [4, 7])
#> Solution().gardenHose(5, [])
#> Solution().gardenHose(30, [20, 1])
#> Solution().gardenHose(20, [5, 5, 5, 5])
#> Solution().gardenHose(50, [25])
# %%
def parse_list(s, i=0):
    out = []
    while i < len(s) and s[i] != ')':
        item, i = parse_item(s, i)
        out.append(item)
    return out, i + 1


def parse_item(s, i):
    if s[i] == '(':
        return parse_list(s, i + 1)
    return s[i], i + 1


def show(t):
    return t if isinstance(t, str) else '<' + ','.join(show(x) for x in rev(t)) + '>'


def rev(t):
    return t[::-1]


def mirror(s):
    t, _ = parse_list(s)
    return show(t)
#> mirror('a(bc)')
#> mirror('')
#> mirror('((x))')
#> mirror('p(q(r)s)t')
#> mirror('ab')
# %%
class Solution:
    def coldChain(self, boxes, route):
        temp = 4
        spoiled = []

        def drive(kind, hours):
            nonlocal temp
            for _ in range(hours):
                temp += heat(kind)
                check()

        def heat(kind):
            return {'sun': 2, 'shade': 1}.get(kind, -1)

        def check():
            for name, lim in boxes:
                if temp > lim and name not in spoiled:
                    spoiled.append(name)

        for kind, hours in route:
            drive(kind, hours)
        return temp, spoiled
#> Solution().coldChain([('milk', 7), ('fish', 5)], [('sun', 1), ('shade', 2)])
#> Solution().coldChain([], [('sun', 3)])
#> Solution().coldChain([('ice', 0)], [])
#> Solution().coldChain([('jam', 20), ('egg', 9)], [('sun', 3), ('night', 4)])
#> Solution().coldChain([('veg', 3)], [('night', 2), ('shade', 1)])
# %%
def valid_move(a, b):
    return a != b and (a ^ b) & (a ^ b) - 1 == 0


def bit_of(a, b):
    return (a ^ b).bit_length() - 1


def trail(codes):
    return [bit_of(a, b) if valid_move(a, b) else None for a, b in zip(codes, codes[1:])]


def first_break(codes):
    t = trail(codes)
    return t.index(None) + 1 if None in t else len(codes)


def longest_walk(lists):
    return max(lists, key=lambda c: (first_break(c), len(trail(c))), default=[])
#> longest_walk([[0, 1, 3], [4, 5]])
#> longest_walk([])
#> longest_walk([[7, 7], [8, 0, 2, 6]])
#> longest_walk([[], [3]])
#> longest_walk([[1, 2, 3], [5, 4, 3], [9, 1, 2]])
# %%
class Solution:
    def wallPattern(self, w, h, tile):
        rows = [self.row(w, r, tile) for r in range(h)]
        return rows, self.joints(rows)

    def row(self, w, r, tile):
        start = self.offset(r, tile)
        return ''.join(self.brick(start + c, tile) for c in range(w))

    def offset(self, r, tile):
        return tile // 2 if r % 2 else 0

    def brick(self, i, tile):
        return '|' if i % tile == 0 else '_'

    def joints(self, rows):
        return sum(self.stacked(a, b) for a, b in zip(rows, rows[1:]))

    def stacked(self, a, b):
        return sum(x == y == '|' for x, y in zip(a, b))
#> Solution().wallPattern(6, 2, 3)
#> Solution().wallPattern(4, 3, 1)
#> Solution().wallPattern(0, 2, 2)
#> Solution().wallPattern(5, 0, 4)
#> Solution().wallPattern(7, 2, 4)
# %%
def guard(f, default):
    def wrapped(*args):
        try:
            return f(*args)
        except (ValueError, IndexError):
            return default
    return wrapped


def nth_word(s, n):
    return s.split()[n]


def to_int(s):
    return int(s)


def table_sum(lines, col):
    word, num = guard(nth_word, ''), guard(to_int, 0)
    total, bad = 0, 0
    for line in lines:
        w = word(line, col)
        total += num(w)
        bad += num(w) == 0
    return total, bad
#> table_sum(['a 5', 'b 7', 'c x'], 1)
#> table_sum([], 0)
#> table_sum(['1', '', '3 4'], 0)
#> table_sum(['9 8 7', '6 5'], 2)
#> table_sum(['0 zero', '-4 minus'], 0)
# %%
class Solution:
    def cableCar(self, riders, seats):
        up, down = self.split(riders)
        trips = 0
        moved = []
        while up or down:
            a, up = self.load(up, seats)
            b, down = self.load(down, seats)
            moved.append(self.weight(a) - self.weight(b))
            trips += 1
        return trips, moved

    def split(self, riders):
        return [r for r in riders if self.going_up(r)], [r for r in riders if not self.going_up(r)]

    def going_up(self, r):
        return r > 0

    def load(self, queue, seats):
        return queue[:seats], queue[seats:]

    def weight(self, group):
        return sum(map(abs, group))
#> Solution().cableCar([70, -60, 80, 50], 2)
#> Solution().cableCar([], 3)
#> Solution().cableCar([-40, -50, -60], 1)
#> Solution().cableCar([10, 20, -30], 5)
#> Solution().cableCar([90, 91, -1, -2, 92], 2)
# %%
class Vec:
    def __init__(self, x, y):
        self.x, self.y = x, y

    def __add__(self, o):
        return Vec(self.x + o.x, self.y + o.y)

    def scale(self, k):
        return Vec(self.x * k, self.y * k)

    def pair(self):
        return self.x, self.y


def steer(pos, vel, wind):
    return pos + vel + wind.scale(2)


def sail(vel, winds):
    pos, v = Vec(0, 0), Vec(*vel)
    path = []
    for w in winds:
        pos = steer(pos, v, Vec(*w))
        path.append(pos.pair())
    return path
#> sail((1, 0), [(0, 1), (0, -1)])
#> sail((5, 5), [])
#> sail((0, 0), [(2, 3)])
#> sail((-1, 2), [(1, 0), (1, 0), (0, 0)])
#> sail((3, -3), [(-1, 1), (-2, 2)])
# %%
class Solution:
    def choirOrder(self, voices):
        order = []
        rest = dict(voices)
        while rest:
            name = self.next(order, rest, voices)
            order.append(name)
            del rest[name]
        return order, self.tension(order, voices)

    def next(self, order, rest, voices):
        if not order:
            return min(rest, key=lambda n: (rest[n], n))
        last = voices[order[-1]]
        return min(rest, key=lambda n: (self.clash(rest[n], last), n))

    def clash(self, a, b):
        d = abs(a - b)
        return d + 5 if self.sour(d) else d

    def sour(self, d):
        return d % 12 in (1, 6)

    def tension(self, order, voices):
        return sum(self.clash(voices[a], voices[b]) for a, b in zip(order, order[1:]))
#> Solution().choirOrder({'sue': 60, 'tom': 61, 'una': 64})
#> Solution().choirOrder({})
#> Solution().choirOrder({'a': 50, 'b': 56, 'c': 58, 'd': 51})
#> Solution().choirOrder({'solo': 70})
#> Solution().choirOrder({'x': 40, 'y': 40, 'z': 39})
# %%
def swap_case_at(s, i):
    return s[:i] + s[i].swapcase() + s[i + 1:]


def variants(s, start=0):
    yield s
    for i in range(start, len(s)):
        if s[i].isalpha():
            yield from variants(swap_case_at(s, i), i + 1)


def ups(s):
    return sum(c.isupper() for c in s)


def pick(s, want):
    return [v for v in variants(s) if ups(v) == want]


def count_by_case(s):
    return [len(pick(s, k)) for k in range(len(s) + 1)]
#> count_by_case('a1')
#> count_by_case('')
#> count_by_case('7')
#> count_by_case('bC')
#> count_by_case('X-y')
# %%
class Solution:
    def bakeBatch(self, recipe, pantry, want):
        made = 0
        while made < want and self.enough(recipe, pantry):
            pantry = self.use(recipe, pantry)
            made += 1
        return made, self.shopping(recipe, pantry, want - made)

    def enough(self, recipe, pantry):
        return all(self.have(pantry, k) >= n for k, n in recipe.items())

    def have(self, pantry, k):
        return pantry.get(k, 0)

    def use(self, recipe, pantry):
        return {k: n - recipe.get(k, 0) for k, n in pantry.items()}

    def shopping(self, recipe, pantry, more):
        need = {k: n * more - self.have(pantry, k) for k, n in recipe.items()}
        return {k: n for k, n in need.items() if n > 0}
#> Solution().bakeBatch({'egg': 2, 'oat': 3}, {'egg': 5, 'oat': 7}, 4)
#> Solution().bakeBatch({'egg': 1}, {}, 2)
#> Solution().bakeBatch({'oat': 2}, {'oat': 9, 'jam': 1}, 3)
#> Solution().bakeBatch({'fig': 4, 'nut': 1}, {'fig': 4, 'nut': 9}, 3)
#> Solution().bakeBatch({'sugar': 5}, {'sugar': 50}, 0)
# %%
def neighbours(i, n):
    return (i - 1) % n, (i + 1) % n


def trade(coins, i):
    a, b = neighbours(i, len(coins))
    poor = a if coins[a] <= coins[b] else b
    if coins[i] > coins[poor] + 1:
        coins[i] -= 1
        coins[poor] += 1
        return True
    return False


def sweep(coins):
    return sum(trade(coins, i) for i in range(len(coins)))


def level_out(coins, cap=5):
    coins = list(coins)
    rounds = [sweep(coins)]
    while rounds[-1] and len(rounds) < cap:
        rounds.append(sweep(coins))
    return coins, rounds
#> level_out([5, 0, 1])
#> level_out([])
#> level_out([2, 2, 2, 2])
#> level_out([9, 0])
#> level_out([0, 6, 0, 6], 3)
# %%
class Solution:
    def signPost(self, cities, here):
        lines = []
        for name, pos in self.by_distance(cities, here):
            if self.far(pos, here):
                lines.append('...')
                break
            lines.append(self.arrow(pos, here) + name + str(self.dist(pos, here)))
        return lines

    def by_distance(self, cities, here):
        return sorted(cities.items(), key=lambda kv: self.dist(kv[1], here))

    def dist(self, a, b):
        return abs(a - b)

    def far(self, a, b):
        return self.dist(a, b) > 50

    def arrow(self, a, b):
        return '>' if a > b else '<' if a < b else '='
#> Solution().signPost({'Oak': 10, 'Elm': 30, 'Bay': 99}, 20)
#> Solution().signPost({}, 5)
#> Solution().signPost({'Pine': 7}, 7)
#> Solution().signPost({'Far': 500, 'Off': -500}, 0)
#> Solution().signPost({'A': 1, 'B': 2, 'C': 3}, 2)
# %%
def dot(c):
    return '.' if c else '-'


def pattern(n):
    return ''.join(dot(n >> k & 1) for k in range(length(n)))


def length(n):
    return max(1, n.bit_length())


def duration(p):
    return sum(1 if c == '.' else 3 for c in p) + len(p) - 1


def quickest(ns):
    table = sorted((duration(pattern(n)), n) for n in ns)
    return [(n, pattern(n)) for d, n in table if d <= 6]
#> quickest([1, 2, 5, 7])
#> quickest([])
#> quickest([0, 3])
#> quickest([8, 16])
#> quickest([6, 4, 15])
# %%
class Solution:
    def cipherWheel(self, text, inner, outer):
        wheel = dict(zip(outer, inner))
        out = []
        for i, c in enumerate(text):
            out.append(self.sub(c, wheel))
            if self.click(i, c):
                wheel = self.rotate(wheel)
        return ''.join(out)

    def sub(self, c, wheel):
        return wheel.get(c, self.default(c))

    def default(self, c):
        return '_' if c == ' ' else c

    def click(self, i, c):
        return i % 3 == 2 or c == 'a'

    def rotate(self, wheel):
        ks, vs = list(wheel), list(wheel.values())
        return dict(zip(ks, vs[1:] + vs[:1]))
#> Solution().cipherWheel('abc cab', 'xyz', 'abc')
#> Solution().cipherWheel('', 'x', 'a')
#> Solution().cipherWheel('aaaa', 'pq', 'ab')
#> Solution().cipherWheel('none', 'zzz', 'bcd')
#> Solution().cipherWheel('dad bed', 'mnop', 'abde')
# %%
def can_reach(fuel, stations, goal):
    return furthest(fuel, stations) >= goal


def furthest(fuel, stations):
    reach = fuel
    for at, gas in sorted(stations):
        if at > reach:
            break
        reach += gas
    return reach


def need(stations, goal, lo=0, hi=100):
    if lo == hi:
        return lo
    mid = (lo + hi) // 2
    if can_reach(mid, stations, goal):
        return need(stations, goal, lo, mid)
    return need(stations, goal, mid + 1, hi)


def trip(stations, goals):
    return {g: need(stations, g) for g in goals}
#> trip([(10, 5), (20, 30)], [40])
#> trip([], [7])
#> trip([(3, 3), (1, 1)], [])
#> trip([(50, 60)], [80, 10])
#> trip([(5, 5), (9, 2)], [200])
# %%
class Solution:
    def treeHouse(self, parents):
        kids = self.children(parents)
        roots = [i for i, p in enumerate(parents) if p < 0]
        return [self.fold(kids, r) for r in roots]

    def children(self, parents):
        kids = [[] for _ in parents]
        for i, p in enumerate(parents):
            if p >= 0:
                kids[p].append(i)
        return kids

    def fold(self, kids, v):
        subs = sorted((self.fold(kids, k) for k in kids[v]), reverse=True)
        return self.join(subs)

    def join(self, subs):
        return sum(s - self.discount(i) for i, s in enumerate(subs)) + 2

    def discount(self, i):
        return 1 if i else 0
#> Solution().treeHouse([-1, 0, 0, 1])
#> Solution().treeHouse([])
#> Solution().treeHouse([-1, -1])
#> Solution().treeHouse([1, 2, 3, -1])
#> Solution().treeHouse([-1, 0, 0, 0, 2, -1, 5])
# %%
def sort_pass(xs, swap_if):
    n = 0
    for i in range(len(xs) - 1):
        if swap_if(xs[i], xs[i + 1]):
            xs[i], xs[i + 1] = xs[i + 1], xs[i]
            n += 1
    return n


def bigger(a, b):
    return a > b


def shorter(a, b):
    return digits(a) < digits(b)


def digits(n):
    return len(str(abs(n)))


def shake(xs, passes):
    xs = xs[:]
    swaps = [sort_pass(xs, (bigger, shorter)[p % 2]) for p in range(passes)]
    return xs, swaps
#> shake([12, 5, 300], 2)
#> shake([], 1)
#> shake([9, 8, 7], 1)
#> shake([1, 22, 333], 2)
#> shake([40, 4, 400, -4], 3)
# %%
class Solution:
    def loanTable(self, debt, pay, months):
        rows = []
        m = 0
        while debt > 0 and m < months:
            debt = self.charge(debt, m)
            paid = self.payment(debt, pay, m)
            debt -= paid
            rows.append((paid, debt))
            m += 1
        return rows[-3:], self.total(rows)

    def charge(self, debt, m):
        return debt + debt * self.rate(m) // 100

    def rate(self, m):
        return 1 if m < 3 else 3

    def payment(self, debt, pay, m):
        return min(debt, pay * 2 if self.holiday(m) else pay)

    def holiday(self, m):
        return m % 12 == 11

    def total(self, rows):
        return sum(p for p, _ in rows)
#> Solution().loanTable(300, 100, 12)
#> Solution().loanTable(0, 50, 3)
#> Solution().loanTable(1000, 90, 5)
#> Solution().loanTable(200, 500, 1)
#> Solution().loanTable(640, 200, 8)
# %%
def shout(c):
    return c * 2


def hush(c):
    return '' if c.isalpha() else '_'


def keep(c):
    return c


def chooser(rules, default):
    def choose(c):
        for chars, f in rules:
            if c in chars:
                return f
        return default
    return choose


def rewrite(text, loud, silent):
    choose = chooser([(loud, shout), (silent, hush)], keep)
    return ''.join(choose(c)(c) for c in text)
#> rewrite('hello', 'e', 'l')
#> rewrite('', 'a', 'b')
#> rewrite('aXbX', 'X', 'X')
#> rewrite('quiet', '', 'quiet')
#> rewrite('dr-um', 'dr', 'm-')
# %%
def level(c):
    return {'low': 1, 'mid': 2, 'high': 3}.get(c, 0)


def escalate(name):
    return {'low': 'mid', 'mid': 'high'}.get(name, name)


def stale(ticket, now):
    return now - ticket['t'] > 2 * level(ticket['p']) + 1


def refresh(tickets, now):
    for t in tickets:
        if stale(t, now):
            t['p'], t['t'] = escalate(t['p']), now
            yield t['id']


def helpdesk(tickets, times):
    log = []
    for now in times:
        log.append(list(refresh(tickets, now)))
    return log, sum(level(t['p']) for t in tickets)
#> helpdesk([{'id': 1, 'p': 'low', 't': 0}, {'id': 2, 'p': 'mid', 't': 1}], [3, 5, 8])
#> helpdesk([], [1])
#> helpdesk([{'id': 7, 'p': 'odd', 't': 0}], [1, 2, 3])
#> helpdesk([{'id': 3, 'p': 'high', 't': 2}], [])
#> helpdesk([{'id': 4, 'p': 'low', 't': 0}, {'id': 5, 'p': 'low', 't': 6}], [4, 10])
# %%
class Solution:
    def kennelRows(self, dogs, width):
        rows = [[]]
        for d in sorted(dogs, key=self.bulk, reverse=True):
            for row in rows:
                if self.room(row, width) >= self.bulk(d) and self.friendly(row, d):
                    row.append(d)
                    break
            else:
                rows.append([d])
        return rows

    def bulk(self, d):
        return d[0]

    def room(self, row, width):
        return width - sum(self.bulk(d) for d in row)

    def friendly(self, row, d):
        return not row or d[1] or row[-1][1]
#> Solution().kennelRows([(3, True), (4, False), (2, False)], 8)
#> Solution().kennelRows([], 5)
#> Solution().kennelRows([(9, True)], 4)
#> Solution().kennelRows([(2, False), (2, False), (2, True)], 6)
#> Solution().kennelRows([(5, True), (5, True), (1, False)], 10)
