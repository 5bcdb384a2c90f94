# %%
class Solution:
    def stageLights(self, cues, n):
        lamps = [0] * n
        for cue in cues:
            for i in self.which(cue, n):
                lamps[i] = self.level(lamps[i], cue)
        return self.picture(lamps)

    def which(self, cue, n):
        kind = cue[0]
        if kind == 'o':
            return range(1, n, 2)
        if kind == 'e':
            return range(0, n, 2)
        return range(n)

    def level(self, cur, cue):
        amount = int(cue[1:])
        return self.clip(cur + amount)

    def clip(self, v):
        return 0 if v < 0 else 9 if v > 9 else v

    def picture(self, lamps):
        return ''.join(map(str, lamps))
#> Solution().stageLights(['a3', 'o4', 'e-5'], 4)
#> Solution().stageLights([], 3)
#> Solution().stageLights(['o9', 'o9'], 5)
#> Solution().stageLights(['e2', 'a-1'], 2)
#> Solution().stageLights(['a7'], 0)
# %%
def cost_to(x, target):
    d = target - x
    return up_cost(d) if d > 0 else down_cost(-d)


def up_cost(d):
    return d * 2


def down_cost(d):
    return d + (1 if d > 3 else 0)


def total_cost(xs, target):
    return sum(cost_to(x, target) for x in xs)


def best_level(xs):
    if not xs:
        return None
    lo, hi = min(xs), max(xs)
    while lo < hi:
        mid = (lo + hi) // 2
        if total_cost(xs, mid) <= total_cost(xs, mid + 1):
            hi = mid
        else:
            lo = mid + 1
    return lo, total_cost(xs, lo)
#> best_level([1, 5, 9])
#> best_level([])
#> best_level([4])
#> best_level([2, 2, 10])
#> best_level([0, 7, 3])
# %%
class Solution:
    def orchardWalk(self, rows):
        basket, path = 0, []
        for r, row in enumerate(rows):
            for c in self.direction(r, len(row)):
                if self.worth(row[c], basket):
                    basket = self.drop(basket + row[c])
                    path.append(c)
        return basket, path

    def direction(self, r, n):
        return range(n) if self.even(r) else reversed(range(n))

    def even(self, r):
        return r % 2 == 0

    def worth(self, apples, basket):
        return apples > basket // 5

    def drop(self, basket):
        return basket - 3 if basket > 15 else basket
#> Solution().orchardWalk([[4, 2, 1], [5, 6, 1]])
#> Solution().orchardWalk([])
#> Solution().orchardWalk([[0, 0]])
#> Solution().orchardWalk([[9, 9], [1, 9]])
#> Solution().orchardWalk([[1], [2], [3]])
# %%
def expand(rule, depth):
    if depth == 0:
        return rule
    return ''.join(expand(GRAMMAR.get(c, c), depth - 1) for c in rule)


GRAMMAR = {'S': 'aTb', 'T': 'SS', 'U': 'u'}


def terminal(s):
    return all(c.islower() for c in s)


def strip_open(s):
    return ''.join(c for c in s if c.islower())


def derive(start, depth):
    s = expand(start, depth)
    return s if terminal(s) else strip_open(s) + '+' + str(len(s))
#> derive('S', 2)
#> derive('U', 1)
#> derive('', 3)
#> derive('xTU', 3)
#> derive('S', 0)
# %%
class Solution:
    def potluck(self, dishes, guests):
        plates = {g: [] for g in guests}
        for dish, portions in dishes:
            while portions and (g := self.hungriest(plates, dish)):
                self.serve(plates, g, dish)
                portions -= 1
        return {g: ''.join(p) for g, p in plates.items()}

    def hungriest(self, plates, dish):
        open_ = [g for g in plates if self.wants(plates[g], dish)]
        return min(open_, key=lambda g: (len(plates[g]), g)) if open_ else None

    def wants(self, plate, dish):
        return len(plate) < 3 and dish not in plate

    def serve(self, plates, g, dish):
        plates[g].append(dish)
#> Solution().potluck([('s', 2), ('p', 3)], ['al', 'bo'])
#> Solution().potluck([], ['cy'])
#> Solution().potluck([('x', 5)], [])
#> Solution().potluck([('a', 1), ('b', 1), ('c', 1), ('d', 1)], ['di'])
#> Solution().potluck([('r', 1), ('q', 2)], ['ed', 'flo'])
# %%
def counter(start=0):
    value = start

    def add(n=1):
        nonlocal value
        value += n
        return value

    def reset():
        nonlocal value
        old, value = value, start
        return old

    return add, reset


def streaks(results):
    add, reset = counter()
    best, points = 0, 0
    for r in results:
        if r == 'w':
            best = max(best, add())
        elif r == 'd':
            points += bonus(add(0))
        else:
            points += bonus(reset())
    return best, points + bonus(reset())


def bonus(n):
    return n * n if n > 1 else n
#> streaks('wwlwd')
#> streaks('')
#> streaks('lll')
#> streaks('wwwdw')
#> streaks('wlwwlwww')
# %%
class Solution:
    def snailMail(self, letters, stamps):
        spent = []
        for w in letters:
            price = self.postage(w)
            combo = self.cover(tuple(sorted(stamps)), price)
            if combo is None:
                spent.append(None)
                continue
            for s in combo:
                stamps.remove(s)
            spent.append(self.waste(combo, price))
        return spent, stamps

    def postage(self, w):
        return 5 + 2 * max(0, w - 20) // 10

    def cover(self, stamps, price):
        if price <= 0:
            return ()
        options = [self.plus(stamps[i], self.cover(stamps[i + 1:], price - stamps[i])) for i in range(len(stamps))]
        options = [o for o in options if o is not None]
        return min(options, key=lambda o: (sum(o), len(o))) if options else None

    def plus(self, s, rest):
        return None if rest is None else (s,) + rest

    def waste(self, combo, price):
        return sum(combo) - price
#> Solution().snailMail([10], [3, 4, 2])
#> Solution().snailMail([], [1])
#> Solution().snailMail([50, 20], [5, 6])
#> Solution().snailMail([35], [9])
#> Solution().snailMail([20, 20], [4, 1])
# %%
def ready(task, done):
    return all(d in done for d in task[1])


def tick(team, tasks, done):
    for w in team:
        if w['left'] > 0:
            w['left'] -= 1
            if w['left'] == 0:
                done.append(w['job'])
        if w['left'] == 0:
            assign(w, tasks, done)


def assign(w, tasks, done):
    job = next((t for t in tasks if ready(t, done)), None)
    if job:
        tasks.remove(job)
        w['job'], w['left'] = job[0], len(job[0])


def busy(team):
    return any(w['left'] for w in team)


def build(tasks, n):
    team = [{'job': None, 'left': 0} for _ in range(n)]
    done, t, tasks = [], 0, tasks[:]
    tick(team, tasks, done)
    while busy(team):
        tick(team, tasks, done)
        t += 1
    return t, done
#> build([('dig', []), ('wall', ['dig']), ('mix', [])], 2)
#> build([], 1)
#> build([('a', ['z'])], 1)
#> build([('aa', []), ('bb', []), ('c', ['aa', 'bb'])], 1)
#> build([('roof', ['x']), ('x', [])], 3)
# %%
class Solution:
    def tasteTest(self, cups):
        def total(side):
            return sum(cups[i] for i in side)

        def heavier(a, b):
            nonlocal tests
            tests += 1
            return a if total(a) > total(b) else b

        def thirds(side):
            k = (len(side) + 2) // 3
            return side[:k], side[k:2 * k], side[2 * k:]

        def hunt(side):
            if len(side) <= 1:
                return side
            a, b, c = thirds(side)
            if len(a) == len(b) and total(a) == total(b):
                return hunt(c or a[:1])
            return hunt(heavier(a, b))

        tests = 0
        return hunt(list(range(len(cups)))), tests
#> Solution().tasteTest([1, 1, 2, 1])
#> Solution().tasteTest([])
#> Solution().tasteTest([5, 5, 5, 5, 5, 6, 5, 5, 5])
#> Solution().tasteTest([3])
#> Solution().tasteTest([1, 2])
# %%
def octal(n):
    return octal(n // 8) + str(n % 8) if n > 7 else str(n)


def palin(s):
    return s == s[::-1]


def both(n):
    return palin(str(n)) and palin(octal(n))


def nearest(n, test, reach=15):
    for d in range(reach):
        if test(n - d) or test(n + d):
            return n - d if test(n - d) else n + d
    return None


def advise(ns):
    return [nearest(n, both) for n in ns]
#> advise([10])
#> advise([])
#> advise([121, 6])
#> advise([375])
#> advise([55, 60])
# %%
class Solution:
    def rumourMill(self, msgs):
        state = {}
        for m in msgs:
            who, what = m.split('>')
            self.hear(state, who, self.distort(what, len(state)))
        return state

    def hear(self, state, who, what):
        if who in state and not self.juicier(what, state[who]):
            return
        state[who] = what

    def juicier(self, a, b):
        return self.spice(a) > self.spice(b)

    def spice(self, s):
        return s.count('!') * 3 + len(s)

    def distort(self, s, k):
        return s + '!' if k % 2 else s.replace('a', 'o', 1)
#> Solution().rumourMill(['amy>cat ran', 'bob>rain'])
#> Solution().rumourMill([])
#> Solution().rumourMill(['x>banana', 'x>no', 'x>wow!!!'])
#> Solution().rumourMill(['k>tea', 'm>sale', 'k>bar', 'm>hi'])
#> Solution().rumourMill(['z>'])
# %%
def col_widths(rows):
    return [max(len(r[i]) for r in rows) for i in range(len(rows[0]))] if rows else []


def align(cell, w):
    return cell.rjust(w) if numeric(cell) else cell.ljust(w)


def numeric(cell):
    return cell.replace('.', '', 1).isdigit()


def line(row, ws):
    return '|'.join(align(c, w) for c, w in zip(row, ws))


def rule(ws):
    return '+'.join('-' * w for w in ws)


def table(rows):
    ws = col_widths(rows)
    body = [line(r, ws) for r in rows]
    return body[:1] + [rule(ws)] + body[1:] if len(body) > 1 else body
#> table([['item', 'n'], ['fig', '12'], ['pea', '3']])
#> table([])
#> table([['x']])
#> table([['a', '1.5'], ['bb', '20']])
#> table([['7', '', 'z'], ['10', 'w', '2.2.2']])
# %%
class Solution:
    def mixedQueue(self, ops):
        q = []
        out = []
        table = {'p': self.push, 'v': self.vip, 'd': self.drop}
        for op in ops:
            res = table[op[0]](q, op[1:])
            if res:
                out.append(res)
        return out, q

    def push(self, q, name):
        q.append(name)

    def vip(self, q, name):
        i = self.first_plain(q)
        q.insert(i, name.upper())

    def first_plain(self, q):
        for i, n in enumerate(q):
            if not n.isupper():
                return i
        return len(q)

    def drop(self, q, n):
        gone = ''.join(q[:int(n or 1)])
        del q[:int(n or 1)]
        return gone
#> Solution().mixedQueue(['pa', 'pb', 'vc', 'd'])
#> Solution().mixedQueue([])
#> Solution().mixedQueue(['d', 'vx', 'vy', 'd2'])
#> Solution().mixedQueue(['pk', 'd3', 'pm'])
#> Solution().mixedQueue(['va', 'pb', 'vc', 'pd', 'd3'])
# %%
def quarter(xs):
    h = (len(xs) + 1) // 2
    return [r[:h] for r in xs[:h]], [r[h:] for r in xs[:h]], [r[:h] for r in xs[h:]], [r[h:] for r in xs[h:]]


def uniform(xs):
    vals = [v for r in xs for v in r]
    return all(v == vals[0] for v in vals)


def quad(xs):
    if not xs or not xs[0]:
        return ''
    if uniform(xs):
        return leaf(xs[0][0])
    return '(' + ''.join(quad(q) for q in quarter(xs)) + ')'


def leaf(v):
    return '#' if v else '.'


def picture_code(xs):
    code = quad(xs)
    return code, code.count('(')
#> picture_code([[1, 0], [0, 0]])
#> picture_code([])
#> picture_code([[1, 1], [1, 1]])
#> picture_code([[0]])
#> picture_code([[1, 1, 0], [1, 1, 0], [0, 0, 1]])
# %%
class Solution:
    def driverShift(self, legs):
        self.tired, self.hours = 0, 0
        stops = []
        for i, km in enumerate(legs):
            if self.must_rest(km):
                stops.append(i)
                self.rest()
            self.drive(km)
        return self.hours, stops

    def duration(self, km):
        return -(-km // 60)

    def must_rest(self, km):
        return self.tired + self.duration(km) > 4 and self.tired > 0

    def rest(self):
        self.hours += 1 if self.tired < 3 else 2
        self.tired = 0

    def drive(self, km):
        t = self.duration(km)
        self.tired += t
        self.hours += t
#> Solution().driverShift([100, 130, 60])
#> Solution().driverShift([])
#> Solution().driverShift([600])
#> Solution().driverShift([59, 61, 120, 180])
#> Solution().driverShift([60, 300, 60])
# %%
def fib_word(n):
    a, b = 'b', 'a'
    for _ in range(n):
        a, b = b, b + a
    return b


def positions(s, p):
    i = s.find(p)
    while i >= 0:
        yield i
        i = s.find(p, i + 1)


def gaps(xs):
    xs = list(xs)
    return [b - a for a, b in zip(xs, xs[1:])]


def rhythm(n, p):
    g = gaps(positions(fib_word(n), p))
    return g, max(g, default=0) - min(g, default=0)
#> rhythm(4, 'a')
#> rhythm(0, 'b')
#> rhythm(5, 'ab')
#> rhythm(3, 'aba')
#> rhythm(6, 'aa')
# %%
class Solution:
    def clubRules(self, people):
        tests = [self.tall, self.paid, self.local]
        return [[p['n'] for p in people if t(p)] for t in tests] + [self.admitted(people, tests)]

    def tall(self, p):
        return p['h'] >= 150

    def paid(self, p):
        return p.get('fee', 0) >= self.due(p)

    def due(self, p):
        return 5 if self.local(p) else 10

    def local(self, p):
        return p['zip'].startswith('9')

    def admitted(self, people, tests):
        return sum(sum(t(p) for t in tests) >= 2 for p in people)
#> Solution().clubRules([{'n': 'a', 'h': 160, 'zip': '91', 'fee': 4}, {'n': 'b', 'h': 140, 'zip': '20', 'fee': 10}])
#> Solution().clubRules([])
#> Solution().clubRules([{'n': 'c', 'h': 149, 'zip': '', 'fee': 9}])
#> Solution().clubRules([{'n': 'd', 'h': 150, 'zip': '99'}, {'n': 'e', 'h': 200, 'zip': '10', 'fee': 50}])
#> Solution().clubRules([{'n': 'f', 'h': 1, 'zip': '9', 'fee': 5}])
# %%
def wrap(x, n):
    return x % n


def step(pos, d, n):
    return wrap(pos[0] + d[0], n), wrap(pos[1] + d[1], n)


def left(d):
    return -d[1], d[0]


def right(d):
    return d[1], -d[0]


def ant(n, steps):
    black, pos, d = [], (0, 0), (1, 0)
    for _ in range(steps):
        if pos in black:
            black.remove(pos)
            d = left(d)
        else:
            black.append(pos)
            d = right(d)
        pos = step(pos, d, n)
    return sorted(black), pos
#> ant(3, 5)
#> ant(1, 2)
#> ant(4, 0)
#> ant(2, 7)
#> ant(5, 10)
# %%
class Solution:
    def trailMix(self, bags, k):
        pool = self.gather(bags)
        picks = []
        for _ in range(k):
            name = self.rarest(pool)
            if name is None:
                break
            picks.append(name)
            self.remove(pool, name)
        return picks, self.left(pool)

    def gather(self, bags):
        pool = {}
        for b in bags:
            for c in b:
                pool[c] = pool.get(c, 0) + 1
        return pool

    def rarest(self, pool):
        return min(pool, key=lambda c: (pool[c], c), default=None)

    def remove(self, pool, c):
        pool[c] -= 1
        if not pool[c]:
            del pool[c]

    def left(self, pool):
        return sum(pool.values())
#> Solution().trailMix(['nnr', 'rc'], 3)
#> Solution().trailMix([], 2)
#> Solution().trailMix(['aa'], 5)
#> Solution().trailMix(['xyz', 'xy', 'x'], 4)
#> Solution().trailMix(['q', '', 'q'], 0)
# %%
def compose(f, g):
    return lambda x: f(g(x))


def power(f, n):
    if n == 0:
        return lambda x: x
    if n % 2:
        return compose(f, power(f, n - 1))
    half = power(f, n // 2)
    return compose(half, half)


def hop(x):
    return (x * 3 + 1) % 32


def jump_table(xs, n):
    far = power(hop, n)
    return [far(x) for x in xs], far(hop(0)) == hop(far(0))
#> jump_table([1, 2], 3)
#> jump_table([], 0)
#> jump_table([5], 4)
#> jump_table([31, 0], 1)
#> jump_table([7, 8, 9], 2)
# %%
class Solution:
    def paperRoute(self, houses, papers):
        done, skipped = [], []
        for h in houses:
            if self.subscribed(h) and papers >= self.copies(h):
                papers -= self.copies(h)
                done.append(self.number(h))
            elif self.subscribed(h):
                skipped.append(self.number(h))
        return done, skipped, self.verdict(papers, skipped)

    def number(self, h):
        return int(h.rstrip('*x'))

    def subscribed(self, h):
        return not h.endswith('x')

    def copies(self, h):
        return 1 + h.count('*')

    def verdict(self, papers, skipped):
        if skipped:
            return 'angry' if papers == 0 else 'awkward'
        return 'fine'
#> Solution().paperRoute(['1', '3*', '5x', '7'], 3)
#> Solution().paperRoute([], 2)
#> Solution().paperRoute(['10**', '12'], 2)
#> Solution().paperRoute(['8x'], 0)
#> Solution().paperRoute(['2*', '4*', '6'], 10)
# %%
def pairs(n):
    for a in range(1, n + 1):
        for b in range(a, n + 1):
            yield a, b


def bulk(p):
    return p[0] * p[1]


def fringe(p):
    return 2 * (p[0] + p[1])


def same(f, p, q):
    return p != q and f(p) == f(q)


def twins(n, cut):
    out = []
    ps = [p for p in pairs(n) if bulk(p) <= cut]
    for i, p in enumerate(ps):
        for q in ps[:i]:
            if same(bulk, p, q) or (same(fringe, p, q) and bulk(p) > bulk(q) + 1):
                out.append((q, p))
    return out
#> twins(4, 4)
#> twins(0, 9)
#> twins(2, 9)
#> twins(3, 9)
#> twins(4, 3)
# %%
class Solution:
    def harbourLog(self, events):
        docks, log = {}, []

        def arrive(ship):
            slot = free_slot()
            docks[slot] = ship
            log.append(f'{ship}@{slot}')

        def free_slot():
            s = 1
            while s in docks:
                s += 1
            return s

        def leave(ship):
            slot = where(ship)
            if slot:
                del docks[slot]

        def where(ship):
            for s, name in docks.items():
                if name == ship:
                    return s
            return None

        for e in events:
            leave(e[1:]) if e[0] == '-' else arrive(e)
        return log, sorted(docks)
#> Solution().harbourLog(['ada', 'bel', '-ada', 'cyn'])
#> Solution().harbourLog([])
#> Solution().harbourLog(['-x', 'x', 'x'])
#> Solution().harbourLog(['p', 'q', 'r', '-q', '-p', 's'])
#> Solution().harbourLog(['m', '-m'])
# %%
def deal(deck, n):
    return [deck[i::n] for i in range(n)]


def value(card):
    return 11 if card == 1 else min(card, 10)


def count(hand):
    s = sum(value(c) for c in hand)
    aces = hand.count(1)
    while s > 21 and aces:
        s, aces = s - 10, aces - 1
    return s


def bust(hand):
    return count(hand) > 21


def table(deck, n):
    hands = deal(deck, n)
    live = [i for i, h in enumerate(hands) if not bust(h)]
    return max(live, key=lambda i: (count(hands[i]), -i)) if live else None, list(map(count, hands))
#> table([10, 5, 1, 9], 2)
#> table([], 3)
#> table([13, 12, 11, 10, 9, 8], 2)
#> table([1, 1, 1], 1)
#> table([7, 3, 4, 8, 10, 2], 3)
# %%
class Solution:
    def windTurbine(self, speeds):
        on, energy, starts = False, 0, 0
        for i, v in enumerate(speeds):
            if on and self.stop(speeds, i):
                on = False
            elif not on and self.start(speeds, i):
                on = True
                starts += 1
            energy += self.output(v) if on else 0
        return energy, starts

    def recent(self, speeds, i):
        return speeds[max(0, i - 1):i + 1]

    def start(self, speeds, i):
        return all(4 <= v <= 20 for v in self.recent(speeds, i))

    def stop(self, speeds, i):
        return speeds[i] > 25 or max(self.recent(speeds, i)) < 3

    def output(self, v):
        return min(v, 12) ** 2 // 4
#> Solution().windTurbine([2, 5, 8, 30, 10, 10])
#> Solution().windTurbine([])
#> Solution().windTurbine([4, 2, 2, 2])
#> Solution().windTurbine([21, 22, 1])
#> Solution().windTurbine([15, 3, 1, 6, 7])
# %%
def units(s):
    n = ''
    for c in s:
        if c.isdigit():
            n += c
        else:
            yield int(n or 0), c
            n = ''


def seconds(s):
    return sum(n * scale(u) for n, u in units(s))


def scale(u):
    return {'d': 86400, 'h': 3600, 'm': 60}.get(u, 1)


def shrink(t, names='dhms'):
    out = ''
    for u in names:
        n, t = divmod(t, scale(u))
        out += f'{n}{u}' if n else ''
    return out or '0s'


def add_times(a, b):
    return shrink(seconds(a) + seconds(b))
#> add_times('1h30m', '45m')
#> add_times('', '')
#> add_times('50s', '10s')
#> add_times('23h59m', '61s')
#> add_times('2d', '5')
# %%
class Solution:
    def chessSnack(self, n, start, crumbs):
        at, eaten = start, []
        while crumbs:
            target = min(crumbs, key=lambda c: (self.kings(at, c), c))
            at = self.toward(at, target)
            if not self.inside(at, n):
                return 'fell', eaten
            if at == target:
                eaten.append(at)
                crumbs = [c for c in crumbs if c != at]
        return at, eaten

    def kings(self, a, b):
        return max(abs(a[0] - b[0]), abs(a[1] - b[1]))

    def sign(self, x):
        return (x > 0) - (x < 0)

    def toward(self, a, b):
        return a[0] + self.sign(b[0] - a[0]), a[1] + self.sign(b[1] - a[1])

    def inside(self, p, n):
        return 0 <= p[0] < n and 0 <= p[1] < n
#> Solution().chessSnack(5, (0, 0), [(2, 3), (1, 1)])
#> Solution().chessSnack(3, (1, 1), [])
#> Solution().chessSnack(3, (2, 2), [(4, 2)])
#> Solution().chessSnack(4, (3, 0), [(3, 0), (0, 0)])
#> Solution().chessSnack(8, (7, 7), [(5, 7), (7, 4)])
# %%
def tag(c):
    return 'even' if ord(c) % 2 == 0 else 'odd'


def runs(s, key):
    out = []
    for c in s:
        if out and key(out[-1][0]) == key(c):
            out[-1] += c
        else:
            out.append(c)
    return out


def ident(c):
    return c


def squeeze(s, rounds):
    for i in range(rounds):
        parts = runs(s, tag if i % 2 else ident)
        s = ''.join(keep(p) for p in parts)
    return s


def keep(part):
    return part[0] if len(part) < 3 else part[0] + part[-1]
#> squeeze('aabbbca', 1)
#> squeeze('', 2)
#> squeeze('acegbdf', 2)
#> squeeze('mississippi', 2)
#> squeeze('zzzz', 3)
# %%
class Pool:
    def __init__(self, size):
        self.free = list(range(size))
        self.used = {}

    def grab(self, who):
        if not self.free:
            self.evict()
        slot = self.free.pop(0)
        self.used[who] = slot
        return slot

    def evict(self):
        oldest = next(iter(self.used))
        self.release(oldest)

    def release(self, who):
        if who in self.used:
            self.free.append(self.used.pop(who))


def sessions(size, names):
    pool = Pool(size)
    slots = []
    for n in names:
        if n.startswith('-'):
            pool.release(n[1:])
        elif n in pool.used:
            slots.append(-1)
        else:
            slots.append(pool.grab(n))
    return slots, list(pool.used)
#> sessions(2, ['a', 'b', 'c'])
#> sessions(1, [])
#> sessions(2, ['x', '-x', 'x', 'y', 'x'])
#> sessions(1, ['m', 'n', 'm'])
#> sessions(3, ['-q', 'q', 'r', 's', 't', '-r'])
# %%
class Solution:
    def crateMaze(self, rows):
        r, c = self.find(rows, '@')
        path = ''
        while rows[r][c] != 'X' and len(path) < 10:
            for d in 'ESWN':
                nr, nc = self.move(r, c, d)
                if self.open(rows, nr, nc) and not self.back(path, d):
                    r, c, path = nr, nc, path + d
                    break
            else:
                return path + '?'
        return path

    def find(self, rows, ch):
        return next((i, row.index(ch)) for i, row in enumerate(rows) if ch in row)

    def move(self, r, c, d):
        return r + (d == 'S') - (d == 'N'), c + (d == 'E') - (d == 'W')

    def open(self, rows, r, c):
        return 0 <= r < len(rows) and 0 <= c < len(rows[r]) and rows[r][c] != '#'

    def back(self, path, d):
        return path[-1:] + d in ('EW', 'WE', 'NS', 'SN')
#> Solution().crateMaze(['@.#', '#.X'])
#> Solution().crateMaze(['@X'])
#> Solution().crateMaze(['@#X'])
#> Solution().crateMaze(['X..', '#.@'])
#> Solution().crateMaze(['@.', '..', '#X'])
# %%
def votes_for(opt, ballots, weight):
    return sum(weight(i) for i, b in enumerate(ballots) if b == opt)


def equal(i):
    return 1 if i >= 0 else 0


def senior(i):
    return 3 if i < 2 else 1


def winner(ballots, weight):
    opts = sorted(dict.fromkeys(ballots))
    return max(opts, key=lambda o: votes_for(o, ballots, weight), default='-')


def council(ballots):
    a, b = winner(ballots, equal), winner(ballots, senior)
    return a if a == b else f'{a} or {b}'
#> council(['tax', 'park', 'park', 'park'])
#> council([])
#> council(['x', 'x', 'y', 'y', 'y'])
#> council(['b', 'a'])
#> council(['mall', 'pool', 'pool'])
# %%
class Solution:
    def tileScore(self, board, word, pos):
        cells = self.cells(board, word, pos)
        if cells is None:
            return -1
        total, mult = 0, 1
        for ch, sq in cells:
            total += self.letter(ch) * (2 if sq == 'l' else 1)
            mult *= 3 if sq == 'W' else 1
        return total * mult + self.bonus(word)

    def cells(self, board, word, pos):
        strip = board[pos:pos + len(word)]
        return list(zip(word, strip)) if len(strip) == len(word) else None

    def letter(self, c):
        return 8 if c in 'jqxz' else 1 if self.vowel(c) else 3

    def vowel(self, c):
        return c in 'aeiou'

    def bonus(self, word):
        return 10 if len(word) > 5 or all(map(self.vowel, word)) else 0
#> Solution().tileScore('..lW..', 'quiz', 1)
#> Solution().tileScore('....', 'toolong', 0)
#> Solution().tileScore('lWW', 'aie', 0)
#> Solution().tileScore('.l.l.l.l', 'banana', 2)
#> Solution().tileScore('W', '', 0)
# %%
def knock(doors, i):
    return doors[i] > 0


def prize(doors, i):
    got = doors[i]
    doors[i] = 0
    return got


def advance(i, got, n):
    return (i + max(1, got)) % n


def night(doors, tries):
    doors, i, bag = doors[:], 0, []
    while tries and any(doors):
        got = prize(doors, i) if knock(doors, i) else 0
        if got:
            bag.append(got)
        i = advance(i, got, len(doors))
        tries -= 1
    return bag, sum(doors)
#> night([2, 0, 3, 1], 5)
#> night([], 3)
#> night([0, 0, 4], 2)
#> night([1, 1, 1], 9)
#> night([5, 2, 6, 1, 3], 4)
# %%
class Solution:
    def towerOfHats(self, hats):
        tower, fallen = [], []
        for h in hats:
            tower.append(h)
            while not self.stable(tower):
                fallen.append(tower.pop(self.weakest(tower)))
        return tower, fallen

    def stable(self, tower):
        return all(self.holds(tower, i) for i in range(len(tower)))

    def holds(self, tower, i):
        return self.above(tower, i) <= 2 * tower[i]

    def above(self, tower, i):
        return sum(tower[i + 1:])

    def weakest(self, tower):
        return max(range(len(tower)), key=lambda i: self.above(tower, i) - 2 * tower[i])
#> Solution().towerOfHats([3, 2, 1, 4])
#> Solution().towerOfHats([])
#> Solution().towerOfHats([1, 5])
#> Solution().towerOfHats([2, 2, 2, 2])
#> Solution().towerOfHats([6, 1, 3])
# %%
def parse_move(s):
    return s[0], int(s[1:])


def turn(d, ch):
    ring = 'NESW'
    return ring[(ring.index(d) + (1 if ch == 'R' else -1)) % 4]


def go(p, d, n):
    x, y = p
    return {'N': (x, y + n), 'S': (x, y - n), 'E': (x + n, y), 'W': (x - n, y)}[d]


def track(moves):
    p, d = (0, 0), 'N'
    yield p
    for ch, n in map(parse_move, moves):
        d = turn(d, ch)
        p = go(p, d, n)
        yield p


def box(moves):
    xs, ys = zip(*track(moves))
    return max(xs) - min(xs), max(ys) - min(ys)
#> box(['R2', 'L3'])
#> box([])
#> box(['L1', 'L1', 'L1', 'L1'])
#> box(['R5', 'R5', 'R3'])
#> box(['L10', 'R0', 'L4'])
# %%
class Solution:
    def autoFill(self, entries, typed):
        hits = sorted((self.score(e, typed), e) for e in entries if self.matches(e, typed))
        if not hits:
            return self.retry(entries, typed)
        return hits[0][1]

    def matches(self, e, typed):
        it = iter(e)
        return all(c in it for c in typed)

    def score(self, e, typed):
        return self.first(e, typed) * 2 + len(e) - len(typed)

    def first(self, e, typed):
        return e.find(typed[0]) if typed else 0

    def retry(self, entries, typed):
        return self.autoFill(entries, typed[:-1]) if len(typed) > 1 else None
#> Solution().autoFill(['garden', 'grand', 'ring'], 'gn')
#> Solution().autoFill([], 'ab')
#> Solution().autoFill(['apple', 'maple'], 'apx')
#> Solution().autoFill(['cat'], 'z')
#> Solution().autoFill(['b', 'abc'], 'b')
# %%
def low_tide(t, p):
    return t % p < p // 2


def walkable(sandbars, i, t):
    return i < 0 or i >= len(sandbars) or low_tide(t, sandbars[i])


def cross(sandbars, start):
    i, t = -1, start
    waits = 0
    while i < len(sandbars) and t < start + 20:
        if walkable(sandbars, i + 1, t + 1):
            i += 1
        else:
            waits += 1
        t += 1
    return (waits, t) if done(sandbars, i) else None


def done(sandbars, i):
    return i >= len(sandbars)


def best_start(sandbars, starts):
    trips = [(cross(sandbars, s), s) for s in starts if cross(sandbars, s)]
    return min(trips, default='stay')
#> best_start([4, 2], [0, 3])
#> best_start([], [5])
#> best_start([1], [0])
#> best_start([3, 3], [2])
#> best_start([6, 4], [1, 4])
# %%
class Solution:
    def fossilLayers(self, layers):
        era = self.era
        dated = [(self.depth(layers, i), era(l)) for i, l in enumerate(layers)]
        return [e for _, e in dated], self.disturbed(dated)

    def depth(self, layers, i):
        return sum(len(l) for l in layers[:i])

    def era(self, layer):
        marks = [self.age(c) for c in layer if c.isalpha()]
        return max(marks, default=0)

    def age(self, c):
        return (ord(c.lower()) - 96) * (2 if c.isupper() else 1)

    def disturbed(self, dated):
        return any(a[1] > b[1] for a, b in zip(dated, dated[1:])) and dated[-1][0] > 3
#> Solution().fossilLayers(['ab', 'cD', 'e.'])
#> Solution().fossilLayers([])
#> Solution().fossilLayers(['...', 'z'])
#> Solution().fossilLayers(['A', 'b', 'C', 'd'])
#> Solution().fossilLayers(['k', '-', 'k'])
# %%
def head(q):
    return q[0] if q else None


def is_double(t):
    return t[0] == t[1]


def fits(t, end):
    return end is None or end in t


def flip_to(t, end):
    return t if end is None or t[0] == end else t[::-1]


def lay(tiles, end=None):
    best = []
    for i, t in enumerate(tiles):
        if fits(t, end):
            t = flip_to(t, end)
            line = [t] + lay(tiles[:i] + tiles[i + 1:], t[1])
            if len(line) > len(best):
                best = line
    return best


def domino(tiles):
    line = lay(tiles)
    return line, head(line), sum(is_double(t) for t in line)
#> domino(['12', '23'])
#> domino([])
#> domino(['11', '41'])
#> domino(['56', '12', '36'])
#> domino(['00'])
# %%
class Solution:
    def slotMachine(self, reels, spins):
        self.purse = 5
        for s in spins:
            if not self.pay(1):
                return 'broke'
            self.purse += self.prize(self.faces(reels, s))
        return self.purse

    def pay(self, n):
        if self.purse < n:
            return False
        self.purse -= n
        return True

    def faces(self, reels, s):
        return ''.join(r[(s + i) % len(r)] for i, r in enumerate(reels))

    def prize(self, faces):
        top = max((faces.count(f) for f in faces), default=0)
        return self.jackpot(faces) if top == len(faces) else top - 1

    def jackpot(self, faces):
        return 10 if '7' in faces else 4
#> Solution().slotMachine(['7ab', 'ba7', 'a7'], [0, 2, 5])
#> Solution().slotMachine(['x', 'y'], [1, 2, 3, 4, 5, 6])
#> Solution().slotMachine(['77', '7'], [3])
#> Solution().slotMachine(['abc', 'abc'], [])
#> Solution().slotMachine(['ab', 'ba', 'ab'], [0, 1, 0])
