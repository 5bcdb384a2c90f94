# %%
def load(pallet):
    return sum(w for _, w in pallet)


def fragile(pallet):
    return [n for n, w in pallet if n.islower()]


def stackable(below, above):
    return load(above) < load(below) and not fragile(below)


def stack_all(pallets):
    tower = []
    for p in sorted(pallets, key=load, reverse=True):
        if not tower or stackable(tower[-1], p):
            tower.append(p)
    return [load(p) for p in tower]
#> stack_all([[('A', 5)], [('b', 3)], [('C', 1)]])
#> stack_all([])
#> stack_all([[('X', 2), ('Y', 2)], [('Z', 4)]])
#> stack_all([[('Q', 9)], [('R', 4), ('S', 1)], [('t', 2)]])
#> stack_all([[], [('M', 1)]])
# %%
class Solution:
    def metroWalk(self, lines, a, b):
        from_a, from_b = self.lines_at(lines, a), self.lines_at(lines, b)
        direct = [l for l in from_a if l in from_b]
        if direct:
            return min(self.ride(lines[l], a, b) for l in direct)
        best = -1
        for p in from_a:
            for q in from_b:
                for s in self.common(lines[p], lines[q]):
                    t = self.ride(lines[p], a, s) + 3 + self.ride(lines[q], s, b)
                    best = t if best < 0 else min(best, t)
        return best

    def lines_at(self, lines, s):
        return [i for i, l in enumerate(lines) if s in l]

    def common(self, p, q):
        return [s for s in p if s in q]

    def ride(self, line, a, b):
        return abs(line.index(a) - line.index(b))
#> Solution().metroWalk(['abcd', 'xcy'], 'a', 'y')
#> Solution().metroWalk(['abcd', 'da'], 'a', 'd')
#> Solution().metroWalk(['ab', 'cd'], 'a', 'd')
#> Solution().metroWalk(['pqr', 'rst', 'tup'], 'q', 'u')
#> Solution().metroWalk([], 'a', 'b')
# %%
def inc(reg, r):
    reg[r] += 1


def dec(reg, r):
    reg[r] -= 1


def jnz(reg, r, off):
    return off if reg[r] else 1


def step(reg, ins):
    op, r = ins[0], ins[1]
    if op == 'jnz':
        return jnz(reg, r, ins[2])
    {'inc': inc, 'dec': dec}[op](reg, r)
    return 1


def cpu(prog, a, fuel=20):
    reg, pc = {'a': a, 'b': 0}, 0
    while 0 <= pc < len(prog) and fuel > 0:
        pc += step(reg, prog[pc])
        fuel -= 1
    return reg, fuel
#> cpu([('inc', 'b'), ('dec', 'a'), ('jnz', 'a', -2)], 3)
#> cpu([], 7)
#> cpu([('jnz', 'a', 0)], 1, 5)
#> cpu([('jnz', 'b', 2), ('inc', 'a'), ('inc', 'a')], 0)
#> cpu([('dec', 'a'), ('inc', 'b'), ('inc', 'b'), ('jnz', 'a', -3)], 2)
# %%
def odd_rows(n):
    if n <= 0:
        return []
    return even_rows(n - 1) + ['*' * n]


def even_rows(n):
    if n <= 0:
        return []
    return odd_rows(n - 1) + ['-' * (n // 2)]


def fit(rows, width):
    return [r for r in rows if len(r) <= width]


def pattern(n, width):
    rows = odd_rows(n) if n % 2 else even_rows(n)
    return fit(rows, width)
#> pattern(5, 4)
#> pattern(0, 3)
#> pattern(4, 9)
#> pattern(7, 3)
#> pattern(1, 0)
# %%
class Solution:
    def ferryQueue(self, arrivals, cap, every):
        def due(t):
            return t % every == 0

        def board(queue):
            return queue[:cap], queue[cap:]

        def waits(group, t):
            return sum(t - a for a in group)

        queue, total, t = [], 0, 0
        pending = sorted(arrivals)
        while queue or pending:
            while pending and pending[0] <= t:
                queue.append(pending.pop(0))
            if due(t):
                group, queue = board(queue)
                total += waits(group, t)
            t += 1
        return total, t - 1
#> Solution().ferryQueue([0, 1, 2], 2, 3)
#> Solution().ferryQueue([], 1, 1)
#> Solution().ferryQueue([4, 4, 4], 1, 2)
#> Solution().ferryQueue([1], 5, 5)
#> Solution().ferryQueue([0, 0, 3, 7], 2, 4)
# %%
def common(a, b):
    n = 0
    for x, y in zip(a, b):
        if x != y:
            break
        n += 1
    return n


def squash(words):
    out = []
    prev = ''
    for w in words:
        k = common(prev, w)
        out.append(f'{k}{w[k:]}')
        prev = w
    return out


def expand(codes):
    prev, out = '', []
    for c in codes:
        prev = prev[:int(c[0])] + c[1:]
        out.append(prev)
    return out


def saving(words):
    codes = squash(sorted(words))
    assert expand(codes) == sorted(words)
    return codes, size(words) - size(codes)


def size(ws):
    return sum(len(w) for w in ws)
#> saving(['car', 'cart', 'care'])
#> saving([])
#> saving(['x', 'y'])
#> saving(['stone', 'stony', 'store'])
#> saving(['aa', 'aa', 'a'])
# %%
def opinion(review):
    good = sum(map(cheer, review.split()))
    return good - gripe(review)


def cheer(word):
    return {'great': 2, 'good': 1, 'fine': 1}.get(word.strip('!,.'), 0)


def gripe(review):
    return review.count('bad') + 2 * review.count('awful')


def rank_places(reviews):
    table = {place: sum(opinion(r) for r in rs) for place, rs in reviews.items()}
    return sorted(table.items(), key=lambda kv: (-kv[1], kv[0]))
#> rank_places({'cafe': ['good coffee', 'bad cake'], 'bar': ['great!']})
#> rank_places({})
#> rank_places({'inn': []})
#> rank_places({'deli': ['awful, bad'], 'grill': ['fine fine'], 'pub': ['good, great.']})
#> rank_places({'b': ['good'], 'a': ['fine']})
# %%
class Solution:
    def snowPlow(self, street, passes):
        for p in range(passes):
            street = self.plow(street) if p % 2 == 0 else self.back(self.plow(self.back(street)))
            if self.clear(street):
                return p + 1, street
        return passes, street

    def plow(self, street):
        carry = 0
        out = []
        for s in street:
            carry += s
            drop = self.spill(carry)
            out.append(drop)
            carry -= drop
        out[-1] += carry
        return out

    def spill(self, load):
        return load // 4

    def back(self, street):
        return street[::-1]

    def clear(self, street):
        return sum(1 for s in street if s) <= 1
#> Solution().snowPlow([2, 2, 2], 2)
#> Solution().snowPlow([8, 0, 0, 4], 3)
#> Solution().snowPlow([1], 1)
#> Solution().snowPlow([5, 9, 1, 0], 0)
#> Solution().snowPlow([1, 1, 1, 0], 4)
# %%
def curry(f, a):
    def g(b):
        return f(a, b)
    return g


def over(limit, x):
    return max(0, x - limit)


def under(limit, x):
    return max(0, limit - x)


def penalties(xs, lo, hi):
    too_much, too_little = curry(over, hi), curry(under, lo)
    return [too_much(x) * 2 + too_little(x) for x in xs]


def worst_day(xs, lo, hi):
    ps = penalties(xs, lo, hi)
    return ps.index(max(ps)) if any(ps) else None
#> worst_day([5, 12, 1], 3, 9)
#> worst_day([], 0, 1)
#> worst_day([4, 5], 4, 5)
#> worst_day([-9, 30, 2], 0, 20)
#> worst_day([7, 7, 7], 1, 6)
# %%
def merge_count(a, b):
    out, inv = [], 0
    i = j = 0
    while i < len(a) or j < len(b):
        if take_left(a, b, i, j):
            out.append(a[i])
            i += 1
        else:
            out.append(b[j])
            inv += len(a) - i
            j += 1
    return out, inv


def take_left(a, b, i, j):
    if i == len(a):
        return False
    return j == len(b) or a[i] <= b[j]


def sort_count(xs):
    if len(xs) < 2:
        return xs, 0
    m = len(xs) // 2
    (a, x), (b, y) = sort_count(xs[:m]), sort_count(xs[m:])
    c, z = merge_count(a, b)
    return c, x + y + z


def disorder(xs):
    n = len(xs)
    return f'{sort_count(xs)[1]}/{n * (n - 1) // 2}'
#> disorder([3, 1, 2])
#> disorder([])
#> disorder([1, 2, 3])
#> disorder([5, 4, 3, 2])
#> disorder([2, 2, 1])
# %%
class Plant:
    def __init__(self, kind):
        self.kind = kind
        self.size = 1

    def rate(self):
        return {'fern': 1, 'vine': 3}.get(self.kind, 2)

    def grow(self, sun):
        if self.happy(sun):
            self.size += self.rate()
        else:
            self.wilt()

    def happy(self, sun):
        return sun <= 5 if self.kind == 'fern' else sun >= 3

    def wilt(self):
        self.size = max(0, self.size - 1)


def greenhouse(kinds, suns):
    plants = [Plant(k) for k in kinds]
    for sun in suns:
        for p in plants:
            p.grow(sun)
    return {p.kind: p.size for p in plants}
#> greenhouse(['fern', 'vine'], [2, 4, 8])
#> greenhouse([], [1])
#> greenhouse(['rose'], [0, 0])
#> greenhouse(['vine', 'moss', 'fern'], [3])
#> greenhouse(['fern'], [9, 1, 1])
# %%
class Solution:
    def secretHandshake(self, n):
        acts = [self.wink, self.clap, self.turn, self.jump]
        seq = []
        for i, act in enumerate(acts):
            if self.bit(n, i):
                seq = act(seq)
        return seq

    def bit(self, n, i):
        return n >> i & 1

    def wink(self, seq):
        return seq + ['wink']

    def clap(self, seq):
        return seq + ['clap'] * (len(seq) + 1)

    def turn(self, seq):
        return seq[::-1] if seq else self.wink(seq)

    def jump(self, seq):
        return self.clap(seq[1:]) + ['jump']
#> Solution().secretHandshake(3)
#> Solution().secretHandshake(0)
#> Solution().secretHandshake(15)
#> Solution().secretHandshake(8)
#> Solution().secretHandshake(7)
# %%
def divisors(n):
    return [d for d in range(1, n) if n % d == 0]


def shape(n):
    s = sum(divisors(n))
    return (s > n) - (s < n)


def lonely(n):
    return len(divisors(n)) == 1


def mood(n):
    if lonely(n):
        return 'lonely'
    return {-1: 'thin', 0: 'perfect', 1: 'rich'}[shape(n)]


def changes(lo, hi):
    out = []
    for n in range(lo, hi):
        if mood(n) != mood(n + 1):
            out.append(n)
    return out
#> changes(5, 8)
#> changes(3, 3)
#> changes(10, 13)
#> changes(1, 4)
#> changes(24, 26)
# %%
def spiral(w, h):
    x = y = 0
    dx, dy = 1, 0
    seen = []
    for _ in range(w * h):
        yield x, y
        seen.append((x, y))
        if not free(x + dx, y + dy, w, h, seen):
            dx, dy = turn(dx, dy)
        x, y = x + dx, y + dy


def free(x, y, w, h, seen):
    return 0 <= x < w and 0 <= y < h and (x, y) not in seen


def turn(dx, dy):
    return -dy, dx


def read_spiral(rows):
    if not rows:
        return ''
    return ''.join(rows[y][x] for x, y in spiral(len(rows[0]), len(rows)))
#> read_spiral(['abc', 'hid', 'gfe'])
#> read_spiral([])
#> read_spiral(['xyz'])
#> read_spiral(['ab', 'dc'])
#> read_spiral(['p', 'q', 'r'])
# %%
def key_of(line):
    return line.split('=')[0].strip()


def value_of(line):
    v = line.split('=', 1)[1].strip()
    return int(v) if v.isdigit() else v


def resolve(conf, v, depth=0):
    if depth < 3 and isinstance(v, str) and v.startswith('$'):
        return resolve(conf, conf.get(v[1:], 'none'), depth + 1)
    return v


def read_conf(lines):
    conf = {}
    for line in lines:
        if '=' in line:
            conf[key_of(line)] = value_of(line)
    return {k: resolve(conf, v) for k, v in conf.items()}
#> read_conf(['a = 5', 'b=$a'])
#> read_conf([])
#> read_conf(['x=$y', 'y=$x', 'bad line'])
#> read_conf(['host = local', 'url=$host', 'link= $url', 'k=$zz'])
#> read_conf(['n=07', 'm = -3'])
# %%
class Solution:
    def starMap(self, stars, zoom):
        grid = {}
        for x, y, mag in stars:
            cell = self.cell(x, y, zoom)
            grid[cell] = self.brighter(grid.get(cell), mag)
        return {c: self.symbol(m) for c, m in sorted(grid.items())}

    def cell(self, x, y, zoom):
        return self.snap(x, zoom), self.snap(y, zoom)

    def snap(self, v, zoom):
        return v // zoom

    def brighter(self, a, b):
        return b if a is None or b < a else a

    def symbol(self, m):
        return 'O' if m < 2 else 'o' if m < 4 else '.'
#> Solution().starMap([(1, 1, 3), (2, 3, 1), (9, 9, 5)], 4)
#> Solution().starMap([], 2)
#> Solution().starMap([(-1, 0, 2)], 5)
#> Solution().starMap([(3, 3, 4), (3, 3, 4)], 1)
#> Solution().starMap([(10, 2, 6), (11, 3, 3), (0, 0, 0)], 10)
# %%
def count_if(f, xs):
    return sum(1 for x in xs if f(x))


def vowel(c):
    return c in 'aeiou'


def doubled(pair):
    return pair[0] == pair[1]


def pairs(w):
    return list(zip(w, w[1:]))


def nice(w):
    return count_if(vowel, w) >= 2 and count_if(doubled, pairs(w)) > 0


def nice_words(text):
    words = text.split()
    return count_if(nice, words), [w for w in words if not nice(w)]
#> nice_words('moon sees cat')
#> nice_words('')
#> nice_words('bb aa eee')
#> nice_words('coffee letter bring')
#> nice_words('a i u')
# %%
def make_stack():
    items = []

    def push(x):
        items.append(x)
        return len(items)

    def pop():
        return items.pop() if items else None

    def peek():
        return items[-1] if items else None

    return push, pop, peek


def collapse(nums):
    push, pop, peek = make_stack()
    deepest = 0
    for n in nums:
        while peek() is not None and peek() <= n:
            n += pop() // 2
        deepest = max(deepest, push(n))
    return peek(), deepest
#> collapse([5, 3, 4, 1])
#> collapse([])
#> collapse([1, 2, 3])
#> collapse([9, 7, 5])
#> collapse([8, 2, 2, 10])
# %%
class Solution:
    def tollRoad(self, tolls, coins):
        coins = sorted(coins)
        paid = []
        for t in tolls:
            c = self.exact(coins, t)
            if c is None:
                c = self.smallest_over(coins, t)
            if c is None:
                return paid, self.stuck(coins, t)
            coins.remove(c)
            paid.append(c)
        return paid, sum(coins)

    def exact(self, coins, t):
        return t if t in coins else None

    def smallest_over(self, coins, t):
        for c in coins:
            if c > t:
                return c
        return None

    def stuck(self, coins, t):
        return f'need {t - max(coins)} more' if coins else 'broke'
#> Solution().tollRoad([2, 5], [5, 2, 10])
#> Solution().tollRoad([], [3])
#> Solution().tollRoad([4, 4], [5, 1])
#> Solution().tollRoad([1], [])
#> Solution().tollRoad([3, 2, 6], [4, 3, 3, 7])
# %%
def both_halves(s):
    m = len(s) // 2
    return s[:m], s[m:]


def weight(s):
    return sum(1 for c in s if c == '1')


def balance(s):
    a, b = both_halves(s)
    return weight(a) - weight(b)


def settle(s, limit=6):
    steps = 0
    while balance(s) != 0 and steps < limit:
        a, b = both_halves(s)
        s = b + flip_first(a) if balance(s) > 0 else flip_first(b) + a
        steps += 1
    return s, steps


def flip_first(s):
    for i, c in enumerate(s):
        if c == '1':
            return s[:i] + '0' + s[i + 1:]
    return s
#> settle('1100')
#> settle('')
#> settle('0111')
#> settle('1')
#> settle('11111001')
# %%
def rate(level):
    return RATES[min(level, len(RATES) - 1)]


RATES = [0, 5, 12, 20]


def level_of(points):
    lvl = 0
    need = 10
    while points >= need:
        points -= need
        need += 10
        lvl += 1
    return lvl


def discount(price, points):
    return price * rate(level_of(points)) // 100


def shopping(prices, points=0):
    spent = 0
    for p in prices:
        pay = p - discount(p, points)
        spent += pay
        points += pay // 10
    return spent, level_of(points)
#> shopping([100, 200, 50])
#> shopping([])
#> shopping([10, 10], 29)
#> shopping([500, 500], 5)
#> shopping([80], points=100)
# %%
class Solution:
    def isletCount(self, grid):
        rows = [list(r) for r in grid]
        sizes = []

        def sink(r, c):
            if not land(r, c):
                return 0
            rows[r][c] = '~'
            return 1 + sum(sink(r + dr, c + dc) for dr, dc in knight())

        def land(r, c):
            return 0 <= r < len(rows) and 0 <= c < len(rows[r]) and rows[r][c] == 'o'

        def knight():
            return ((0, 2), (2, 0), (0, -2), (-2, 0), (1, 1))

        for r in range(len(rows)):
            for c in range(len(rows[r])):
                if land(r, c):
                    sizes.append(sink(r, c))
        return sizes
#> Solution().isletCount(['o~o', '~o~'])
#> Solution().isletCount([])
#> Solution().isletCount(['oo'])
#> Solution().isletCount(['~~', '~~'])
#> Solution().isletCount(['o~', '~o', 'o~'])
# %%
def minutes(t):
    return t[0] * 60 + t[1]


def length(shift):
    start, end = map(minutes, shift)
    return end - start if end >= start else end - start + 1440


def night(shift):
    return minutes(shift[1]) < minutes(shift[0])


def wage(shift, rate):
    base = length(shift) * rate // 60
    return base + base // 4 if night(shift) else base


def payroll(staff):
    return {n: sum(wage(s, rate) for s in shifts) for n, (rate, shifts) in staff.items()}
#> payroll({'ana': (12, [((9, 0), (17, 30))])})
#> payroll({})
#> payroll({'bo': (20, [((22, 0), (6, 0)), ((8, 0), (9, 15))]), 'cy': (10, [])})
#> payroll({'di': (30, [((0, 0), (0, 0))])})
#> payroll({'ed': (8, [((23, 45), (0, 15))]), 'fi': (60, [((1, 1), (2, 2))])})
# %%
from itertools import permutations


def seat_cost(order, likes):
    return sum(pair_cost(a, b, likes) for a, b in zip(order, order[1:]))


def pair_cost(a, b, likes):
    return likes.get(a + b, 0) + likes.get(b + a, 0)


def canonical(order):
    return min(order, order[::-1])


def best_row(guests, likes):
    best = max(permutations(guests), key=lambda o: (seat_cost(o, likes), canonical(o)), default=())
    return ''.join(canonical(best)), seat_cost(best, likes)
#> best_row('abc', {'ab': 3, 'ca': 2, 'bc': -5})
#> best_row('', {})
#> best_row('xy', {'yx': 4})
#> best_row('pqr', {'pq': -1, 'qr': -1, 'rp': -1})
#> best_row('z', {'zz': 9})
# %%
class Solution:
    def driftWords(self, words):
        chain = [words[0]] if words else []
        for w in words[1:]:
            if self.linked(chain[-1], w):
                chain.append(w)
            elif self.linked(w, chain[0]):
                chain.insert(0, w)
            elif len(w) > len(chain[-1]):
                chain[-1] = self.blend(chain[-1], w)
        return chain

    def linked(self, a, b):
        return self.count_shared(a[-2:], b[:2]) >= 1

    def count_shared(self, a, b):
        return sum(c in b for c in a)

    def blend(self, a, b):
        mid = len(a) // 2
        return a[:mid] + b[mid:]
#> Solution().driftWords(['stone', 'nest', 'stamp'])
#> Solution().driftWords([])
#> Solution().driftWords(['ab', 'xyz', 'zq'])
#> Solution().driftWords(['river', 'tiger', 'mango', 'fri'])
#> Solution().driftWords(['solo'])
# %%
def first_fit(slots, n):
    for i in range(len(slots) - n + 1):
        if all(empty(s) for s in slots[i:i + n]):
            return i
    return -1


def empty(s):
    return s is None


def place(slots, name, n):
    i = first_fit(slots, n)
    if i >= 0:
        slots[i:i + n] = [name] * n
    return i


def release(slots, name):
    return [None if s == name else s for s in slots]


def memory(size, ops):
    slots, fails = [None] * size, 0
    for name, n in ops:
        if n == 0:
            slots = release(slots, name)
        elif place(slots, name, n) < 0:
            fails += 1
    return ''.join(s or '.' for s in slots), fails
#> memory(6, [('a', 2), ('b', 3), ('a', 0), ('c', 3)])
#> memory(3, [])
#> memory(4, [('x', 4), ('y', 1)])
#> memory(5, [('p', 1), ('q', 2), ('p', 0), ('r', 1), ('s', 2)])
#> memory(2, [('m', 0)])
# %%
def f(n):
    return n if n < 3 else f(g(n - 1)) + 1


def g(n):
    return n // 2 if n % 2 == 0 else h(n)


def h(n):
    return max(n - 3, 1)


def table(ns):
    rows = []
    for n in ns:
        a, b, c = f(n), g(n), h(n)
        rows.append((a, b, c) if a < b else (c, b, a))
    return rows
#> table([10])
#> table([])
#> table([1, 2])
#> table([25, 16])
#> table([40, 7, 3])
# %%
class Player:
    def __init__(self, hand):
        self.hand = list(hand)

    def lowest_over(self, x):
        over = [c for c in self.hand if c > x]
        return min(over) if over else None

    def throw(self):
        return min(self.hand)

    def play(self, x):
        c = self.lowest_over(x)
        card = c if c is not None else self.throw()
        self.hand.remove(card)
        return card


def tricks(a, b):
    lead, other = Player(a), Player(b)
    won = 0
    while lead.hand and other.hand:
        x = lead.throw()
        lead.hand.remove(x)
        y = other.play(x)
        won += x > y
    return won, lead.hand, other.hand
#> tricks([5, 9], [6, 7])
#> tricks([], [1])
#> tricks([10, 11, 12], [1, 2])
#> tricks([3, 8, 4], [9, 2, 5])
#> tricks([1, 1], [1, 1])
# %%
def norm(path):
    out = []
    for part in path.split('/'):
        if part == '^':
            out = out[:-1]
        elif part not in ('', '.'):
            out.append(part)
    return out


def shared(a, b):
    k = 0
    while k < min(len(a), len(b)) and a[k] == b[k]:
        k += 1
    return k


def relative(src, dst):
    a, b = norm(src), norm(dst)
    k = shared(a, b)
    return '/'.join(up(len(a) - k) + b[k:]) or '.'


def up(n):
    return ['^'] * n
#> relative('a/b/c', 'a/d')
#> relative('', '')
#> relative('x/./y', 'x/y/z')
#> relative('p/q/^/r', 's')
#> relative('m/n', 'm')
# %%
class Solution:
    def crossSums(self, grid):
        best, where = None, None
        for r, row in enumerate(grid):
            for c in range(len(row)):
                s = self.arm(grid, r, c, 1, 0) + self.arm(grid, r, c, 0, 1)
                s += self.arm(grid, r, c, -1, 0) + self.arm(grid, r, c, 0, -1)
                if best is None or s > best:
                    best, where = s, (r, c)
        return best, where

    def arm(self, grid, r, c, dr, dc):
        total, cur = 0, grid[r][c]
        r, c = r + dr, c + dc
        while self.inside(grid, r, c) and grid[r][c] <= cur:
            total += grid[r][c]
            r, c = r + dr, c + dc
        return total

    def inside(self, grid, r, c):
        return 0 <= r < len(grid) and 0 <= c < len(grid[0])
#> Solution().crossSums([[1, 2], [3, 4]])
#> Solution().crossSums([])
#> Solution().crossSums([[5]])
#> Solution().crossSums([[1, 5, 1]])
#> Solution().crossSums([[2, 2], [2, 9]])
# %%
def shift_row(row, k):
    k %= len(row) or 1
    return row[k:] + row[:k]


def aligned(a, b):
    return sum(x == y for x, y in zip(a, b))


def best_shift(a, b):
    return max(range(len(b)), key=lambda k: aligned(a, shift_row(b, k)), default=0)


def align_all(rows):
    out = rows[:1]
    for row in rows[1:]:
        out.append(shift_row(row, best_shift(out[-1], row)))
    return out, [aligned(p, q) for p, q in zip(out, out[1:])]
#> align_all(['abc', 'cab', 'bca'])
#> align_all([])
#> align_all(['xxyy', 'yxxy'])
#> align_all(['q', 'r'])
#> align_all(['land', 'dial', 'nail'])
# %%
def ask(node, facts):
    q, yes, no = node
    branch = yes if q in facts else no
    return branch if leaf(branch) else ask(branch, facts)


def leaf(node):
    return isinstance(node, str)


def leaves(node):
    if leaf(node):
        return [node]
    return leaves(node[1]) + leaves(node[2])


def guess(node, facts):
    answer = ask(node, facts)
    others = [x for x in leaves(node) if x != answer]
    return answer, len(others)
#> guess(('wings', 'bird', 'fish'), ['wings'])
#> guess(('fur', ('barks', 'dog', 'cat'), 'frog'), ['fur'])
#> guess(('fur', ('barks', 'dog', 'cat'), 'frog'), [])
#> guess(('a', 'x', ('b', 'x', ('c', 'y', 'z'))), ['c'])
#> guess(('a', 'x', ('b', 'x', 'y')), ['a', 'b'])
# %%
class Solution:
    def echoWell(self, word, depth):
        return '|'.join(self.echoes(word, depth))

    def echoes(self, word, depth):
        level = 1
        while depth > 0 and word:
            yield self.fade(word, level)
            word = self.clip(word, level)
            depth -= level
            level += 1

    def fade(self, w, k):
        return ''.join(self.dim(c) if i % (k + 1) else c for i, c in enumerate(w))

    def dim(self, c):
        return c.lower() if c.isupper() else '.'

    def clip(self, w, k):
        return w[k:] if len(w) % 2 else w[:-k]
#> Solution().echoWell('HELLO', 4)
#> Solution().echoWell('', 3)
#> Solution().echoWell('Cave', 6)
#> Solution().echoWell('ABCDEFGH', 5)
#> Solution().echoWell('x', 0)
# %%
def heap_push(h, x):
    h.append(x)
    sift_up(h, len(h) - 1)


def sift_up(h, i):
    while i and higher(h[i], h[(i - 1) // 3]):
        h[i], h[(i - 1) // 3] = h[(i - 1) // 3], h[i]
        i = (i - 1) // 3


def higher(a, b):
    return (a % 5, a) > (b % 5, b)


def three_heap(xs):
    h = []
    for x in xs:
        heap_push(h, x)
    return h
#> three_heap([3, 7, 12])
#> three_heap([])
#> three_heap([1, 2, 3, 4, 5, 6])
#> three_heap([20, 19, 4, 9, 14])
#> three_heap([10])
# %%
def total(order, price_of):
    return sum(n * price_of(item) for item, n in order.items())


def list_price(item):
    return {'tea': 3, 'bun': 2, 'pie': 6}.get(item, 4)


def happy_hour(item):
    p = list_price(item)
    return p // 2 if p > 3 else p


def pricing(hour):
    return happy_hour if 15 <= hour < 17 else list_price


def evening(orders):
    return [total(o, pricing(h)) for h, o in orders]
#> evening([(14, {'tea': 2}), (15, {'pie': 1, 'bun': 2})])
#> evening([])
#> evening([(16, {'soup': 3})])
#> evening([(17, {'pie': 2}), (9, {})])
#> evening([(15, {'tea': 1, 'cake': 1}), (18, {'cake': 1})])
# %%
class Solution:
    def tornPages(self, pages):
        pages = sorted(set(pages))
        runs = list(self.runs(pages))
        return ','.join(map(self.show, runs)), self.missing(runs)

    def runs(self, pages):
        start = prev = None
        for p in pages:
            if start is None:
                start = p
            elif not self.next_to(prev, p):
                yield start, prev
                start = p
            prev = p
        if start is not None:
            yield start, prev

    def next_to(self, a, b):
        return b - a == 1

    def show(self, run):
        a, b = run
        return str(a) if a == b else f'{a}-{b}'

    def missing(self, runs):
        return sum(q[0] - p[1] - 1 for p, q in zip(runs, runs[1:]))
#> Solution().tornPages([1, 2, 3, 7, 9, 10])
#> Solution().tornPages([])
#> Solution().tornPages([5, 5])
#> Solution().tornPages([8, 6, 4])
#> Solution().tornPages([12, 11, 3, 2])
# %%
def good_start(s):
    return s[:1].isalpha()


def good_mid(s):
    return all(c.isalnum() or c == '_' for c in s)


def good_len(s, lo=3, hi=8):
    return lo <= len(s) <= hi


def problems(s):
    checks = [('start', good_start), ('chars', good_mid), ('length', good_len)]
    return [name for name, ok in checks if not ok(s)]


def suggest(s):
    if not problems(s):
        return s
    t = ''.join(c for c in s if good_mid(c))
    t = t if good_start(t) else 'u' + t
    return t[:8] if len(t) > 8 else t + 'x' * (3 - len(t))


def register(names):
    return [suggest(n) for n in names]
#> register(['bob', '7up', 'a'])
#> register([])
#> register(['far_too_long', 'x y z'])
#> register(['', '__init'])
#> register(['good1', '99 bottles!'])
# %%
def waterfall(n, f, g):
    trail = []
    while n > 1:
        n = f(n) if len(trail) % 2 == 0 else g(n)
        trail.append(n)
        if len(trail) == 10:
            break
    return trail


def third(n):
    return n // 3 + 2


def dec(n):
    return n - 2


def race(n):
    a, b = waterfall(n, third, dec), waterfall(n, dec, third)
    if len(a) == len(b):
        return 'tie', a, b
    return ('first', a) if len(a) < len(b) else ('second', b)
#> race(20)
#> race(1)
#> race(7)
#> race(5)
#> race(3)
# %%
class Clock:
    def __init__(self, h, m):
        self.t = (h * 60 + m) % 720

    def angle_h(self):
        return self.t // 2

    def angle_m(self):
        return self.t % 60 * 6

    def between(self):
        d = abs(self.angle_h() - self.angle_m())
        return min(d, 360 - d)

    def later(self, k):
        return Clock(0, self.t + k)


def narrowest(h, m, waits):
    c = Clock(h, m)
    return min(waits, key=lambda k: c.later(k).between(), default=None), c.between()
#> narrowest(3, 0, [5, 15, 20])
#> narrowest(12, 0, [])
#> narrowest(9, 30, [0, 10])
#> narrowest(23, 59, [1, 61])
#> narrowest(6, 15, [17, 18, 19])
# %%
class Solution:
    def ratePuzzle(self, moves, par):
        used = len(self.simplify(moves))
        if used <= par:
            return self.stars(3, par - used)
        return self.stars(2 if self.close(used, par) else 1, 0)

    def simplify(self, moves):
        out = ''
        for m in moves:
            out = out[:-1] if out and self.cancels(out[-1], m) else out + m
        return out

    def cancels(self, a, b):
        return a != b and a.lower() == b.lower()

    def close(self, used, par):
        return used - par <= max(1, par // 4)

    def stars(self, n, bonus):
        return '*' * n + '+' * min(bonus, 2)
#> Solution().ratePuzzle('lLrru', 4)
#> Solution().ratePuzzle('', 2)
#> Solution().ratePuzzle('uuuuu', 4)
#> Solution().ratePuzzle('abcABC', 3)
#> Solution().ratePuzzle('xyYXz', 0)
