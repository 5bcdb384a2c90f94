# %%
class Solution:
    def parcelLanes(self, parcels):
        lanes = {'heavy': [], 'long': [], 'plain': []}
        for p in parcels:
            lanes[self.lane(p)].append(self.tag(p))
        return {k: v for k, v in lanes.items() if v}

    def lane(self, p):
        w, l = p
        if self.heavy(w) and not self.long(l):
            return 'heavy'
        return 'long' if self.long(l) else 'plain'

    def heavy(self, w):
        return w > 20

    def long(self, l):
        return l >= 100

    def tag(self, p):
        return p[0] * 1000 + p[1]
#> Solution().parcelLanes([(25, 10), (5, 120), (3, 30)])
#> Solution().parcelLanes([])
#> Solution().parcelLanes([(20, 99)])
#> Solution().parcelLanes([(30, 150), (21, 1)])
#> Solution().parcelLanes([(1, 1), (2, 2), (50, 99), (4, 100)])
# %%
def is_up(w):
    return all(a <= b for a, b in zip(w, w[1:]))


def is_down(w):
    return is_up(w[::-1])


def cut(s):
    for k in range(len(s), 0, -1):
        if is_up(s[:k]) or is_down(s[:k]):
            return s[:k], s[k:]
    return '', ''


def monotone_parts(s):
    parts = []
    while s:
        head, s = cut(s)
        parts.append(head)
    return parts
#> monotone_parts('abcbad')
#> monotone_parts('')
#> monotone_parts('zzz')
#> monotone_parts('azbyc')
#> monotone_parts('hello')
# %%
class Solution:
    def busStops(self, requests):
        state = {'pos': 0, 'dir': 1, 'log': []}
        while requests:
            nxt = self.choose(requests, state)
            self.go(state, nxt)
            requests = [r for r in requests if r != nxt]
        return state['log']

    def choose(self, requests, state):
        ahead = [r for r in requests if self.ahead(r, state)]
        if not ahead:
            state['dir'] *= -1
            return self.choose(requests, state)
        return min(ahead, key=lambda r: self.dist(r, state))

    def ahead(self, r, state):
        return (r - state['pos']) * state['dir'] >= 0

    def dist(self, r, state):
        return abs(r - state['pos'])

    def go(self, state, stop):
        state['log'].append((stop, self.dist(stop, state)))
        state['pos'] = stop
#> Solution().busStops([4, -2, 7])
#> Solution().busStops([])
#> Solution().busStops([-5, -1])
#> Solution().busStops([3, 3, 0])
#> Solution().busStops([9, -9, 1, -1])
# %%
def zero():
    return 0


def succ(f):
    return lambda: f() + 1


def times(f, k):
    return lambda: f() * k


def build(spec):
    f = zero
    for c in spec:
        if c == 's':
            f = succ(f)
        else:
            f = times(f, int(c))
    return f


def evaluate(specs):
    return [build(s)() for s in specs]
#> evaluate(['ss3'])
#> evaluate([])
#> evaluate(['', '9'])
#> evaluate(['s2s2s', 'sss'])
#> evaluate(['s5s0s'])
# %%
class Solution:
    def ropeBridge(self, planks, weights):
        crossed = 0
        planks = planks[:]

        def crosses(w):
            return all(survives(p, w) for p in planks)

        def survives(p, w):
            return p > 0 and p * 10 >= w

        def wear(w):
            for i, p in enumerate(planks):
                planks[i] = max(0, p - cost(w))

        def cost(w):
            return 1 if w < 50 else 2

        for w in weights:
            if crosses(w):
                crossed += 1
                wear(w)
        return crossed, planks
#> Solution().ropeBridge([9, 8], [40, 70, 60])
#> Solution().ropeBridge([], [10])
#> Solution().ropeBridge([2, 5], [15, 15, 5, 5])
#> Solution().ropeBridge([7], [])
#> Solution().ropeBridge([6, 6, 6], [61, 59, 20])
# %%
def partitions(n, cap):
    if n == 0:
        yield []
    for k in range(min(n, cap), 0, -1):
        for rest in partitions(n - k, k):
            yield [k] + rest


def distinct(p):
    return len(set(p)) == len(p)


def odd_only(p):
    return all(x % 2 for x in p)


def census(n):
    ps = list(partitions(n, n))
    return len(ps), sum(map(distinct, ps)), [p for p in ps if odd_only(p)]
#> census(4)
#> census(0)
#> census(1)
#> census(3)
#> census(5)
# %%
class Solution:
    def steamPipes(self, pipes, start):
        seen = {}
        self.flow(pipes, start, 16, seen)
        return sorted(seen.items())

    def flow(self, pipes, node, p, seen):
        if self.weak(p) or seen.get(node, 0) >= p:
            return
        seen[node] = p
        outs = self.outs(pipes, node)
        for nxt in outs:
            self.flow(pipes, nxt, self.share(p, len(outs)), seen)

    def weak(self, p):
        return p < 2

    def outs(self, pipes, node):
        return [b for a, b in pipes if a == node]

    def share(self, p, n):
        return p // n - 1
#> Solution().steamPipes([(0, 1), (0, 2), (1, 3)], 0)
#> Solution().steamPipes([], 5)
#> Solution().steamPipes([(1, 2), (2, 1)], 1)
#> Solution().steamPipes([(0, 1), (0, 2), (0, 3), (0, 4)], 0)
#> Solution().steamPipes([(3, 4), (4, 5), (3, 5)], 3)
# %%
def rows_of(n):
    r = 1
    while n > 0:
        yield min(r, n)
        n -= r
        r += 1


def centred(k, width):
    return ('^' * k).center(width, '.')


def widest(ks):
    return max(ks, default=0)


def tree(n):
    ks = list(rows_of(n))
    w = widest(ks) | 1
    return [centred(k, w) for k in ks]
#> tree(6)
#> tree(0)
#> tree(4)
#> tree(1)
#> tree(9)
# %%
class Solution:
    def juryScore(self, cards):
        return {name: self.final(marks) for name, marks in cards.items() if self.counted(marks)}

    def counted(self, marks):
        return len(marks) >= 3 and self.spread(marks) < 6

    def spread(self, marks):
        return max(marks) - min(marks)

    def final(self, marks):
        kept = self.trim(sorted(marks))
        return sum(kept) * 10 // len(kept)

    def trim(self, marks):
        return marks[1:-1]
#> Solution().juryScore({'kay': [7, 8, 9], 'lou': [1, 9, 9]})
#> Solution().juryScore({})
#> Solution().juryScore({'mo': [5, 5]})
#> Solution().juryScore({'nia': [6, 7, 10, 8], 'oz': [3, 3, 3, 3, 4]})
#> Solution().juryScore({'pip': [2, 7, 4], 'quy': [0, 6, 3]})
# %%
def even_half(n):
    return n // 2, 'h'


def odd_up(n):
    return n * 3 + 1, 'u'


def mult5(n):
    return n // 5, 'f'


def pick(n, fives):
    if fives and n % 5 == 0:
        return mult5
    return (even_half, odd_up)[n % 2]


def letters(n, fives, cap=12):
    out = ''
    while n != 1 and len(out) < cap:
        n, c = pick(n, fives)(n)
        out += c
    return out


def compare(n):
    a, b = letters(n, True), letters(n, False)
    return a if len(a) < len(b) else b
#> compare(10)
#> compare(1)
#> compare(7)
#> compare(75)
#> compare(64)
# %%
class Solution:
    def wordGarden(self, word):
        seeds = self.seeds(word)
        grown = [self.grow(s) for s in seeds]
        return self.tallest(grown), len(seeds)

    def seeds(self, word):
        return [word[i:j] for i in range(len(word)) for j in range(i + 1, min(i + 3, len(word)) + 1)
                if self.fertile(word[i:j])]

    def fertile(self, s):
        return s[0] in 'aeiou' and s[-1] not in 'aeiou'

    def grow(self, s):
        return s + s[::-1][1:]

    def tallest(self, plants):
        return max(plants, key=len, default='')
#> Solution().wordGarden('orange')
#> Solution().wordGarden('')
#> Solution().wordGarden('sky')
#> Solution().wordGarden('umbrella')
#> Solution().wordGarden('ab')
# %%
def encode_row(row):
    out = []
    for v in row:
        if out and mergeable(out[-1], v):
            out[-1][1] += 1
        else:
            out.append([v, 1])
    return out


def mergeable(run, v):
    return run[0] == v and run[1] < 4


def cost(runs):
    return sum(1 + digits(n) for _, n in runs)


def digits(n):
    return 0 if n == 1 else 1


def better_axis(grid):
    cols = list(zip(*grid))
    a, b = sum(cost(encode_row(r)) for r in grid), sum(cost(encode_row(c)) for c in cols)
    return ('rows', a) if a <= b else ('cols', b)
#> better_axis([[1, 1, 1], [2, 2, 2]])
#> better_axis([])
#> better_axis([[1, 2], [1, 2], [1, 2]])
#> better_axis([[0, 0, 0, 0, 0, 0]])
#> better_axis([[3]])
# %%
class Solution:
    def lakeIce(self, temps, skaters):
        ice, out = 0, []
        for day, t in enumerate(temps):
            ice = self.freeze(ice, t) if t < 0 else self.melt(ice, t)
            who = [s for s in skaters if self.safe(ice, s)]
            if who:
                out.append((day, self.boldest(who)))
        return out

    def freeze(self, ice, t):
        return ice + self.cap(-t)

    def melt(self, ice, t):
        return max(0, ice - 2 * self.cap(t))

    def cap(self, x):
        return min(x, 5)

    def safe(self, ice, s):
        return ice * 10 >= s

    def boldest(self, who):
        return max(who)
#> Solution().lakeIce([-3, -4, 2, -9], [50, 80])
#> Solution().lakeIce([], [40])
#> Solution().lakeIce([-1, -1, -1], [20, 30, 100])
#> Solution().lakeIce([5, -20, 0, 7], [45])
#> Solution().lakeIce([-5, -5], [])
# %%
def words_of(n):
    if n < 20:
        return small(n)
    tens, ones = divmod(n, 10)
    return decade(tens) + (' ' + small(ones) if ones else '')


def small(n):
    names = 'zero one two three four five six seven eight nine ten'.split()
    return names[n] if n <= 10 else names[n % 10] + 'teen'


def decade(t):
    return small(t) + 'ty'


def shortest_name(ns):
    names = {n: words_of(n) for n in ns}
    return min(names.values(), key=lambda w: (letters(w), w), default='')


def letters(w):
    return len(w.replace(' ', ''))
#> shortest_name([7, 12, 40])
#> shortest_name([])
#> shortest_name([99, 81])
#> shortest_name([10, 2, 6])
#> shortest_name([33, 20, 17])
# %%
class Solution:
    def mineCart(self, track, speed):
        pos = 0
        trace = []
        while self.on(track, pos) and speed > 0 and len(trace) < 15:
            act = {'/': self.climb, '\\': self.drop, '_': self.coast}[track[pos]]
            speed = act(speed)
            trace.append(speed)
            pos += self.stride(speed)
        return pos, trace

    def on(self, track, pos):
        return pos < len(track)

    def climb(self, v):
        return v - 2

    def drop(self, v):
        return v + 3

    def coast(self, v):
        return self.climb(v) + 1 if v > 4 else v

    def stride(self, v):
        return 2 if v > 6 else 1
#> Solution().mineCart('__/\\_', 3)
#> Solution().mineCart('', 1)
#> Solution().mineCart('///', 3)
#> Solution().mineCart('\\\\\\__//', 2)
#> Solution().mineCart('____', 9)
# %%
def pull(q):
    return q.pop(0) if q else None


def feeder(q):
    while (x := pull(q)) is not None:
        yield x


def pairs_to(total, xs):
    seen = []
    for x in feeder(xs):
        if mate(total, x) in seen:
            seen.remove(mate(total, x))
            yield mate(total, x), x
        else:
            seen.append(x)


def mate(total, x):
    return total - x


def match_socks(total, xs):
    ps = list(pairs_to(total, xs[:]))
    return ps, len(xs) - 2 * len(ps)
#> match_socks(10, [3, 7, 5, 5])
#> match_socks(4, [])
#> match_socks(6, [1, 2, 3])
#> match_socks(0, [4, -4, 4, 0])
#> match_socks(9, [4, 5, 5, 4, 8])
# %%
class Solution:
    def gearTrain(self, teeth, turns):
        spins = [turns]
        for a, b in self.links(teeth):
            spins.append(self.turn(spins[-1], a, b))
            if self.stalled(spins[-1]):
                break
        return [self.describe(s) for s in spins]

    def links(self, teeth):
        return zip(teeth, teeth[1:])

    def turn(self, n, a, b):
        return -self.trunc(n * a, b)

    def trunc(self, x, y):
        return abs(x) // y * (1 if x >= 0 else -1)

    def stalled(self, n):
        return n == 0

    def describe(self, n):
        return f"{abs(n)}{'cw' if n > 0 else 'ccw' if n < 0 else ''}"
#> Solution().gearTrain([10, 20, 5], 8)
#> Solution().gearTrain([], 3)
#> Solution().gearTrain([6, 50, 2], 5)
#> Solution().gearTrain([12, 4, 3, 9], -2)
#> Solution().gearTrain([7, 7], 0)
# %%
def compress(s):
    return best(s, len(s))


def best(s, n):
    for k in range(1, n // 2 + 1):
        if n % k == 0 and s == s[:k] * (n // k):
            return f'{n // k}[{compress(s[:k])}]'
    return split(s)


def split(s):
    if len(s) < 4:
        return s
    options = [s]
    for i in range(1, len(s)):
        if periodic(s[:i]):
            options.append(compress(s[:i]) + split(s[i:]))
    return min(options, key=len)


def periodic(s):
    return len(s) > 1 and s in (s + s)[1:-1]
#> compress('ababab')
#> compress('')
#> compress('aaaaaaxyz')
#> compress('abc')
#> compress('zzzzzkk')
# %%
class Solution:
    def ticketLadder(self, prices, rule):
        rules = {'cheap': self.cheap, 'odd': self.odd, 'round': self.rounded}
        pick = rules.get(rule, self.cheap)
        chain = []
        for p in prices:
            if pick(p, chain):
                chain.append(p)
        return chain

    def last(self, chain):
        return chain[-1] if chain else 0

    def cheap(self, p, chain):
        return not chain or p < self.last(chain)

    def odd(self, p, chain):
        return (p + self.last(chain)) % 2 == 1

    def rounded(self, p, chain):
        return p % 10 == 0 or self.cheap(p, chain)
#> Solution().ticketLadder([8, 5, 9, 3], 'cheap')
#> Solution().ticketLadder([3, 4, 6, 7], 'odd')
#> Solution().ticketLadder([], 'round')
#> Solution().ticketLadder([15, 20, 25, 4], 'round')
#> Solution().ticketLadder([2, 2, 1], 'what')
# %%
def lend(lib, who, book):
    if lib.get(book) is None:
        lib[book] = who
        return True
    return False


def give_back(lib, who, book):
    if lib.get(book) == who:
        lib[book] = None
        return True
    return False


def owned(lib, who):
    return sorted(b for b, w in lib.items() if w == who)


def busiest(lib):
    people = sorted(w for w in lib.values() if w)
    return max(people, key=lambda w: len(owned(lib, w)), default=None)


def library(events):
    lib, errors = {}, 0
    for e in events:
        who, sign, book = e[0], e[1], e[2:]
        ok = (lend if sign == '+' else give_back)(lib, who, book)
        errors += not ok
    top = busiest(lib)
    return errors, top, owned(lib, top) if top else []
#> library(['a+x1', 'b+x1', 'b+y2'])
#> library([])
#> library(['a+p', 'a-p', 'c-p'])
#> library(['k+m', 'k+n', 'j+o', 'j-m'])
#> library(['z+1', 'z-1', 'y+1', 'y+2'])
# %%
class Solution:
    def mapLegend(self, rows):
        legend = {}
        for r in rows:
            for c in r:
                if self.symbol(c):
                    legend[c] = legend.get(c, 0) + self.weight(c)
        return self.order(legend)

    def symbol(self, c):
        return not (c.isspace() or c == '.')

    def weight(self, c):
        return 2 if self.big(c) else 1

    def big(self, c):
        return c.isupper() or c in '#@'

    def order(self, legend):
        return ' '.join(f'{c}{n}' for c, n in sorted(legend.items(), key=self.rank))

    def rank(self, kv):
        return -kv[1], kv[0]
#> Solution().mapLegend(['a.T', '#T '])
#> Solution().mapLegend([])
#> Solution().mapLegend(['...', '   '])
#> Solution().mapLegend(['bbB', 'aA@'])
#> Solution().mapLegend(['~~~~', '~#~~'])
# %%
def poly(cs, x):
    v = 0
    for c in cs:
        v = v * x + c
    return v


def slope(cs):
    n = len(cs) - 1
    return [c * (n - i) for i, c in enumerate(cs[:-1])]


def sign(v):
    return (v > 0) - (v < 0)


def turning(cs, lo, hi):
    d = slope(cs)
    return [x for x in range(lo, hi) if sign(poly(d, x)) != sign(poly(d, x + 1))]
#> turning([1, -6, 5], 0, 5)
#> turning([4], -1, 2)
#> turning([1, 0, -12, 0], -3, 3)
#> turning([2, 3], 0, 4)
#> turning([-1, 1, 0], -2, 2)
# %%
class Solution:
    def roverBattery(self, plan, charge):
        self.charge, self.done = charge, []
        for task in plan:
            if not (self.affordable(task) or self.nap(task)):
                break
            self.perform(task)
        return ''.join(self.done), self.charge

    def price(self, task):
        return {'d': 3, 'p': 1, 's': 5}.get(task, 2)

    def affordable(self, task):
        return self.charge >= self.price(task)

    def nap(self, task):
        self.charge += 2
        self.done.append('z')
        return self.affordable(task)

    def perform(self, task):
        self.charge -= self.price(task)
        self.done.append(task)
#> Solution().roverBattery('dps', 9)
#> Solution().roverBattery('', 2)
#> Solution().roverBattery('sss', 8)
#> Solution().roverBattery('pdpd', 4)
#> Solution().roverBattery('qqd', 3)
# %%
def vote_first(ballot, out):
    return next((c for c in ballot if c not in out), None)


def round_counts(ballots, out):
    counts = {}
    for b in ballots:
        c = vote_first(b, out)
        if c:
            counts[c] = counts.get(c, 0) + 1
    return counts


def loser(counts):
    return min(counts, key=lambda c: (counts[c], c))


def leader(counts):
    c = max(sorted(counts), key=counts.get)
    return c, counts[c] * 2 > sum(counts.values())


def runoff(ballots):
    out = []
    while counts := round_counts(ballots, out):
        name, majority = leader(counts)
        if majority:
            return name, out
        out.append(loser(counts))
    return None, out
#> runoff(['abc', 'bca', 'acb'])
#> runoff([])
#> runoff(['ab', 'ba'])
#> runoff(['abc', 'bca', 'cab', 'cba', 'bac'])
#> runoff(['x'])
# %%
class Solution:
    def stoneRings(self, n, jumps):
        def land(p, j):
            return (p + j) % n

        def mark(p):
            visits[p] += 1
            return visits[p]

        def sinks(p):
            return visits[p] >= 3

        visits = [0] * n
        p = 0
        for t, j in enumerate(jumps):
            p = land(p, j)
            if mark(p) > 1 and sinks(p):
                return 'sunk', t
        return 'safe', visits
#> Solution().stoneRings(4, [1, 4, 4, 2])
#> Solution().stoneRings(3, [])
#> Solution().stoneRings(5, [2, 2, 2, 2])
#> Solution().stoneRings(1, [7, 8])
#> Solution().stoneRings(6, [-1, 6, -3, 3])
# %%
def sub_range(xs, lo, hi):
    return [x for x in xs if lo <= x < hi]


def bars(xs, step):
    top = max(xs) if xs else 0
    for lo in range(0, top + 1, step):
        yield lo, len(sub_range(xs, lo, lo + step))


def tallest(xs, step):
    return max(bars(xs, step), key=lambda b: b[1])


def best_step(xs, steps):
    scores = [(tallest(xs, s)[1], -s) for s in steps]
    n, s = max(scores)
    return -s, n
#> best_step([1, 2, 3, 9], [2, 4])
#> best_step([], [1, 3])
#> best_step([5, 5, 6], [1, 2, 3])
#> best_step([10, 20], [10, 5])
#> best_step([0, 7, 8, 14], [7])
# %%
class Solution:
    def parseSize(self, s):
        num, unit = self.split(s)
        return self.pretty(num * self.factor(unit))

    def split(self, s):
        i = 0
        while i < len(s) and s[i].isdigit():
            i += 1
        return int(s[:i] or 1), s[i:].strip().lower()

    def factor(self, unit):
        return {'k': 1024, 'm': 1024 ** 2, 'doz': 12}.get(unit, 1)

    def pretty(self, n, units='BKM'):
        if n < 1024 or len(units) == 1:
            return f'{n}{units[0]}'
        return self.pretty(n // 1024, units[1:])
#> Solution().parseSize('500')
#> Solution().parseSize('3 k')
#> Solution().parseSize('2048K')
#> Solution().parseSize('m')
#> Solution().parseSize('9000000doz')
# %%
def spread_fire(trees, lit, wind):
    nxt = []
    for i in lit:
        for j in reach(i, wind):
            if 0 <= j < len(trees) and catches(trees[j], abs(i - j)):
                nxt.append(j)
    return sorted(set(nxt))


def reach(i, wind):
    return [i + 1, i + 2] if wind > 0 else [i - 1, i - 2] if wind < 0 else [i - 1, i + 1]


def catches(dry, far):
    return dry > far


def burn(trees, start, winds):
    trees, lit = trees[:], [start]
    for w in winds:
        for i in lit:
            trees[i] = 0
        lit = spread_fire(trees, lit, w)
    return trees, lit
#> burn([3, 2, 3, 1], 0, [1, 1])
#> burn([5], 0, [0])
#> burn([2, 2, 2, 2, 2], 2, [0, 0])
#> burn([1, 4, 9, 1], 3, [-1, -1])
#> burn([9, 9], 1, [])
# %%
class Solution:
    def bestPlot(self, heights, k):
        spans = list(self.windows(heights, k))
        if not spans:
            return None
        i = min(range(len(spans)), key=lambda j: (self.work(spans[j]), j))
        return i, self.goal(spans[i]), self.work(spans[i])

    def windows(self, xs, k):
        for i in range(len(xs) - k + 1):
            yield xs[i:i + k]

    def goal(self, xs):
        return sorted(xs)[len(xs) // 2]

    def work(self, xs):
        g = self.goal(xs)
        return sum(self.dig(x, g) for x in xs)

    def dig(self, x, g):
        return x - g if x > g else 2 * (g - x)
#> Solution().bestPlot([1, 5, 2, 3], 2)
#> Solution().bestPlot([4], 2)
#> Solution().bestPlot([7, 7, 1], 3)
#> Solution().bestPlot([9, 1, 8, 2], 3)
#> Solution().bestPlot([3, 6, 9], 1)
# %%
def opposite(d):
    return {'N': 'S', 'S': 'N', 'E': 'W', 'W': 'E'}[d]


def cancel(path):
    out = []
    for d in path:
        if out and out[-1] == opposite(d):
            out.pop()
        else:
            out.append(d)
    return ''.join(out)


def home(path):
    return ''.join(opposite(d) for d in reversed(path))


def round_trip(path, detour):
    short = cancel(path)
    back = cancel(home(short) + detour)
    return short, back, len(short) + len(back)
#> round_trip('NNES', 'W')
#> round_trip('', '')
#> round_trip('NS', 'EE')
#> round_trip('EEN', 'WS')
#> round_trip('NEWS', 'NNS')
# %%
class Solution:
    def dyeRecipe(self, start, goal, limit):
        return self.search(start, goal, limit, '')

    def search(self, x, goal, left, path):
        if x == goal:
            return path or 'none'
        if left == 0 or self.hopeless(x, goal, left):
            return None
        tries = [self.search(f(x), goal, left - 1, path + c) for c, f in self.ops()]
        found = [t for t in tries if t]
        return min(found) if found else None

    def ops(self):
        return [('d', self.double), ('m', self.minus)]

    def double(self, x):
        return x * 2

    def minus(self, x):
        return x - 3

    def hopeless(self, x, goal, left):
        return x <= 0 or x * 2 ** left < goal
#> Solution().dyeRecipe(4, 5, 2)
#> Solution().dyeRecipe(3, 3, 0)
#> Solution().dyeRecipe(2, 50, 3)
#> Solution().dyeRecipe(7, 11, 3)
#> Solution().dyeRecipe(5, 1, 3)
# %%
def once(f):
    done = []

    def g(x):
        if x in done:
            return 0
        done.append(x)
        return f(x)
    return g


def value(shell):
    return shell * 2 if lucky(shell) else shell


def lucky(n):
    return n % 7 == 0 or '7' in str(n)


def beach(walks):
    seen_value = once(value)
    totals = []
    for walk in walks:
        totals.append(sum(seen_value(s) for s in walk))
    return totals
#> beach([[7, 3], [3, 7, 4]])
#> beach([])
#> beach([[5, 5, 5]])
#> beach([[17], [70, 14], [1, 2, 17]])
#> beach([[], [0]])
# %%
class Solution:
    def photoRow(self, people):
        row = []
        for name, h in sorted(people, key=lambda p: (-p[1], p[0])):
            row = self.place(row, name)
        return self.caption(row, self.middle(row))

    def place(self, row, name):
        return [name] + row if self.left_turn(row) else row + [name]

    def left_turn(self, row):
        return len(row) % 2 == 1

    def middle(self, row):
        return row[len(row) // 2] if row else '?'

    def caption(self, row, star):
        return ' '.join(n.upper() if n == star else n for n in row)
#> Solution().photoRow([('al', 170), ('bo', 180), ('cy', 165)])
#> Solution().photoRow([])
#> Solution().photoRow([('x', 150), ('y', 150)])
#> Solution().photoRow([('di', 191), ('ed', 188), ('fay', 160), ('gus', 175)])
#> Solution().photoRow([('solo', 99)])
# %%
def fade_in(n):
    for i in range(1, n + 1):
        yield i


def fade_out(n):
    for i in range(n, 0, -1):
        yield i


def loop(n, times):
    for t in range(times):
        yield from (fade_in(n) if t % 2 == 0 else fade_out(n))


def loudness(n, times, gain):
    level, clipped = 0, 0
    for v in loop(n, times):
        level, over = limit(level + v - gain)
        clipped += over
    return level, clipped


def limit(x):
    return (9, x - 9) if x > 9 else (max(x, 0), 0)
#> loudness(3, 2, 1)
#> loudness(0, 4, 2)
#> loudness(5, 3, 1)
#> loudness(2, 1, 5)
#> loudness(4, 4, 2)
# %%
class Solution:
    def twinPeaks(self, nums):
        a = self.best(nums, self.rising)
        b = self.best(nums, self.falling)
        return (a, b) if self.total(nums, a) >= self.total(nums, b) else (b, a)

    def best(self, nums, ok):
        best = (0, 0)
        i = 0
        while i < len(nums):
            j = i + 1
            while j < len(nums) and ok(nums[j - 1], nums[j]):
                j += 1
            if j - i > best[1] - best[0]:
                best = (i, j)
            i = j
        return best

    def rising(self, a, b):
        return a < b

    def falling(self, a, b):
        return self.rising(b, a)

    def total(self, nums, span):
        return sum(nums[span[0]:span[1]])
#> Solution().twinPeaks([1, 2, 9, 4, 3])
#> Solution().twinPeaks([])
#> Solution().twinPeaks([5, 5])
#> Solution().twinPeaks([9, 8, 7, 1, 2])
#> Solution().twinPeaks([-1, -5, 0, 3])
# %%
def nest(xs):
    return [nest(xs[1:])] + [xs[0]] if len(xs) > 1 else xs


def unnest(t):
    flat = []
    for x in t:
        flat += unnest(x) if isinstance(x, list) else [x]
    return flat


def depth(t):
    return 1 + max((depth(x) for x in t if isinstance(x, list)), default=0)


def roundtrip(xs):
    t = nest(xs)
    return unnest(t), depth(t), unnest(t) == xs[::-1]
#> roundtrip([1, 2, 3])
#> roundtrip([])
#> roundtrip([5])
#> roundtrip([4, 4, 4, 4])
#> roundtrip([9, 7])
# %%
class Solution:
    def nightWatch(self, guards, hours):
        roster = []
        for h in range(hours):
            free = [g for g in guards if self.rested(roster, g, h)]
            roster.append(self.pick(free, roster))
        return roster

    def rested(self, roster, g, h):
        return g not in roster[max(0, h - 2):h]

    def pick(self, free, roster):
        if not free:
            return '-'
        return min(free, key=lambda g: (self.shifts(roster, g), g))

    def shifts(self, roster, g):
        return roster.count(g)
#> Solution().nightWatch(['ann', 'bob', 'cat'], 4)
#> Solution().nightWatch([], 2)
#> Solution().nightWatch(['zed'], 4)
#> Solution().nightWatch(['y', 'x'], 5)
#> Solution().nightWatch(['p', 'q', 'r', 's'], 0)
# %%
def taxi(a, b):
    return abs(a[0] - b[0]) + abs(a[1] - b[1])


def fare(d, night=False):
    base = 4 + d * 2
    return base * 3 // 2 if night else base


def closest(cabs, p):
    return min(range(len(cabs)), key=lambda i: taxi(cabs[i], p))


def dispatch(cabs, calls):
    cabs, earned = cabs[:], [0] * len(cabs)
    for src, dst, hour in calls:
        i = closest(cabs, src)
        earned[i] += fare(taxi(src, dst), hour >= 22 or hour < 5) - taxi(cabs[i], src)
        cabs[i] = dst
    return earned, cabs
#> dispatch([(0, 0), (9, 9)], [((1, 1), (4, 5), 12), ((8, 8), (1, 1), 23)])
#> dispatch([], [])
#> dispatch([(5, 5)], [((5, 5), (5, 5), 3)])
#> dispatch([(0, 0), (2, 0)], [((1, 0), (0, 1), 9)])
#> dispatch([(3, 3)], [((3, 0), (0, 0), 4), ((0, 2), (2, 2), 22)])
# %%
class Solution:
    def dealPiles(self, cards, n):
        piles = [[] for _ in range(n)]
        for c in cards:
            i = self.choose(piles, c)
            if i is None:
                self.sweep(piles)
                i = 0
            piles[i].append(c)
        return piles

    def choose(self, piles, c):
        fits = [i for i, p in enumerate(piles) if self.fits(p, c)]
        return min(fits, key=lambda i: self.gap(piles[i], c)) if fits else None

    def fits(self, pile, c):
        return not pile or pile[-1] > c

    def gap(self, pile, c):
        return pile[-1] - c if pile else 99

    def sweep(self, piles):
        piles.sort(key=len)
        piles[0].clear()
#> Solution().dealPiles([5, 3, 4, 8], 2)
#> Solution().dealPiles([], 1)
#> Solution().dealPiles([1, 2, 3], 1)
#> Solution().dealPiles([9, 7, 8, 6, 10], 2)
#> Solution().dealPiles([4, 4, 4], 3)
# %%
class Ledger:
    def __init__(self):
        self.rows = {}

    def owe(self, a, b, n):
        self.bump(a, -n)
        self.bump(b, n)

    def bump(self, who, n):
        self.rows[who] = self.rows.get(who, 0) + n

    def extremes(self):
        return min(self.rows, key=self.rows.get), max(self.rows, key=self.rows.get)

    def settled(self):
        return not any(self.rows.values())


def payments(debts):
    book, out = Ledger(), []
    for a, b, n in debts:
        book.owe(a, b, n)
    while not book.settled():
        lo, hi = book.extremes()
        n = min(-book.rows[lo], book.rows[hi])
        book.owe(hi, lo, n)
        out.append((lo, hi, n))
    return out
#> payments([('a', 'b', 5), ('b', 'c', 5)])
#> payments([])
#> payments([('x', 'y', 3), ('y', 'x', 3)])
#> payments([('p', 'q', 10), ('p', 'r', 4), ('r', 'q', 1)])
#> payments([('m', 'm', 8)])
