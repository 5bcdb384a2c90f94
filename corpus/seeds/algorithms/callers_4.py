# %%
def grade(mark):
    for cut, letter in ((85, 'A'), (70, 'B'), (50, 'C')):
        if mark >= cut:
            return letter
    return resit(mark)


def resit(mark):
    return grade(mark + 15).lower() if mark >= 35 else 'F'


def tally(marks):
    out = {}
    for g in map(grade, marks):
        out[g] = out.get(g, 0) + 1
    return out


def mode(marks):
    t = tally(marks)
    return max(sorted(t), key=t.get) if t else None
#> mode([90, 72, 71])
#> mode([])
#> mode([36, 44, 10])
#> mode([10, 20, 86])
#> mode([50, 69, 35, 37])
# %%
class Solution:
    def balanceBoat(self, people):
        left, right = [], []
        for i, w in enumerate(people):
            a, b = self.tilt(left + [w], right), self.tilt(left, right + [w])
            if abs(a) < abs(b) or (a == b and i % 2 == 0):
                left.append(w)
            else:
                right.append(w)
        return self.torque(left), self.torque(right)

    def torque(self, side):
        return sum(w * (k + 1) for k, w in enumerate(side))

    def tilt(self, l, r):
        return self.torque(l) - self.torque(r)
#> Solution().balanceBoat([5, 3, 4])
#> Solution().balanceBoat([])
#> Solution().balanceBoat([1, 1, 1, 1])
#> Solution().balanceBoat([9, 2, 2, 2])
#> Solution().balanceBoat([6, 6, 1, 8, 3])
# %%
def stream(a, b):
    x, y = a, b
    while True:
        yield x
        x, y = y, (x + y) % 11


def skip(gen, n):
    for _ in range(n):
        next(gen)
    return gen


def take(gen, n):
    return [next(gen) for _ in range(n)]


def sample(a, b, gaps):
    g = stream(a, b)
    out = []
    for gap in gaps:
        out += take(skip(g, gap), 2)
    return out
#> sample(1, 2, [0, 3])
#> sample(0, 0, [1])
#> sample(5, 9, [])
#> sample(3, 7, [2, 0, 1])
#> sample(10, 10, [4])
# %%
def add(st):
    b, a = st.pop(), st.pop()
    st.append(a + b)


def dup(st):
    st.append(st[-1])


def swp(st):
    st[-1], st[-2] = st[-2], st[-1]


def drop_if_neg(st):
    if st[-1] < 0:
        st.pop()


WORDS = {'+': add, 'd': dup, 's': swp, '?': drop_if_neg}


def forth(prog):
    st = []
    for w in prog.split():
        if w in WORDS:
            WORDS[w](st)
        else:
            st.append(int(w))
    return st
#> forth('3 4 +')
#> forth('')
#> forth('5 d + -9 ?')
#> forth('1 2 s d +')
#> forth('+')
# %%
class Solution:
    def wateringCans(self, plants, cap):
        can, steps, trips = cap, 0, 0
        for i, need in enumerate(plants):
            if self.short(can, need):
                steps += self.refill_walk(i)
                can = cap
                trips += 1
            steps += 1
            can = self.pour(can, need)
        return steps, trips, can

    def short(self, can, need):
        return can < need

    def refill_walk(self, i):
        return 2 * i

    def pour(self, can, need):
        return max(can - need, 0)
#> Solution().wateringCans([2, 2, 3], 5)
#> Solution().wateringCans([], 4)
#> Solution().wateringCans([9], 4)
#> Solution().wateringCans([1, 1, 1, 1], 1)
#> Solution().wateringCans([4, 3, 2, 1], 6)
# %%
def span(a, b):
    return range(min(a, b), max(a, b) + 1)


def cells(line):
    x1, y1, x2, y2 = line
    if x1 == x2:
        return [(x1, y) for y in span(y1, y2)]
    if y1 == y2:
        return [(x, y1) for x in span(x1, x2)]
    return []


def heat(lines):
    m = {}
    for line in lines:
        for p in cells(line):
            m[p] = m.get(p, 0) + 1
    return m


def crossings(lines):
    return sorted(p for p, n in heat(lines).items() if n > 1)
#> crossings([(0, 1, 3, 1), (2, 0, 2, 4)])
#> crossings([])
#> crossings([(0, 0, 3, 3), (1, 1, 1, 2)])
#> crossings([(5, 5, 2, 5), (1, 5, 3, 5)])
#> crossings([(0, 0, 0, 2), (0, 2, 0, 0), (0, 1, 1, 1)])
# %%
def hash_word(w, mod):
    h = 7
    for c in w:
        h = (h * 5 + ord(c)) % mod
    return h


def insert(table, w):
    i = hash_word(w, len(table))
    steps = 0
    while table[i] is not None:
        i = probe(i, len(table))
        steps += 1
    table[i] = w
    return steps


def probe(i, n):
    return (i + 1) % n


def fill(words, size):
    table = [None] * size
    cost = sum(insert(table, w) for w in words[:size])
    return table, cost
#> fill(['ant', 'bee', 'cat'], 5)
#> fill([], 2)
#> fill(['a', 'f', 'k'], 5)
#> fill(['x', 'y', 'z', 'w'], 3)
#> fill(['owl', 'owl', 'fox'], 4)
# %%
class Solution:
    def pruneTree(self, tree, limit):
        def total(t):
            return t[0] + sum(total(c) for c in t[1:])

        def cut(t):
            kids = [cut(c) for c in t[1:] if worth(c)]
            return [t[0]] + kids

        def worth(t):
            return total(t) >= limit

        return cut(tree), total(tree) - total(cut(tree))
#> Solution().pruneTree([5, [1], [7, [2]]], 3)
#> Solution().pruneTree([0], 9)
#> Solution().pruneTree([1, [1, [1, [1]]]], 2)
#> Solution().pruneTree([4, [4], [3]], 4)
#> Solution().pruneTree([2, [-5, [9]], [1, [1]]], 1)
# %%
def pos(s):
    return ord(s[0]) - 97, int(s[1]) - 1


def name(p):
    return chr(97 + p[0]) + str(p[1] + 1)


def on_board(p):
    return 0 <= p[0] < 5 and 0 <= p[1] < 5


def leaps(p):
    for dx, dy in ((1, 3), (3, 1), (-1, 3), (-3, 1)):
        for s in (1, -1):
            yield p[0] + dx * s, p[1] + dy * s


def camel_moves(square):
    return sorted(name(q) for q in leaps(pos(square)) if on_board(q))
#> camel_moves('a1')
#> camel_moves('c3')
#> camel_moves('e5')
#> camel_moves('b4')
#> camel_moves('d1')
# %%
def mean(xs):
    return sum(xs) // len(xs)


def dev(xs):
    m = mean(xs)
    return sum(abs(x - m) for x in xs)


def without(xs, x):
    ys = xs[:]
    ys.remove(x)
    return ys


def trim_outliers(xs, goal):
    removed = []
    while len(xs) > 2 and dev(xs) > goal:
        worst = min(xs, key=lambda x: dev(without(xs, x)))
        removed.append(worst)
        xs = without(xs, worst)
    return xs, removed
#> trim_outliers([5, 6, 30], 4)
#> trim_outliers([], 3)
#> trim_outliers([1, 9, 1], 0)
#> trim_outliers([4, 5, 6, 40], 3)
#> trim_outliers([2, 2, 2], 1)
# %%
class Cart:
    RATES = {'book': 0, 'toy': 10, 'food': 5}

    def __init__(self):
        self.lines = []

    def add(self, kind, price, n=1):
        self.lines.append((kind, price * n))

    def taxed(self, kind, amount):
        return amount + amount * self.RATES.get(kind, 20) // 100

    def total(self):
        return sum(self.taxed(k, a) for k, a in self.lines)

    def coupon(self, pct):
        return self.total() * (100 - pct) // 100


def checkout(items, pct):
    cart = Cart()
    for item in items:
        cart.add(*item)
    return cart.total(), cart.coupon(pct) if pct else cart.total()
#> checkout([('book', 30), ('toy', 50, 2)], 10)
#> checkout([], 50)
#> checkout([('food', 99)], 0)
#> checkout([('hat', 10, 3), ('food', 20)], 25)
#> checkout([('toy', 1), ('toy', 9), ('pen', 5)], 100)
# %%
class Solution:
    def zigzagParts(self, nums):
        i, res = 0, []
        while i < len(nums):
            j = self.extend(nums, i)
            res.append(self.describe(nums, i, j))
            i = j + 1
        return res

    def extend(self, nums, i):
        j = i
        while j + 1 < len(nums) and self.alternates(nums, i, j + 1):
            j += 1
        return j

    def alternates(self, nums, i, j):
        if j - i < 2:
            return nums[j] != nums[j - 1]
        return (nums[j] - nums[j - 1]) * (nums[j - 1] - nums[j - 2]) < 0

    def describe(self, nums, i, j):
        return (i, j) if i != j else nums[i]
#> Solution().zigzagParts([1, 3, 2, 4, 5])
#> Solution().zigzagParts([])
#> Solution().zigzagParts([7, 7, 7])
#> Solution().zigzagParts([1, 2, 3, 4])
#> Solution().zigzagParts([5, 1, 6, 6, 2, 9])
# %%
def even(xs):
    return xs[::2]


def odd(xs):
    return xs[1::2]


def weave(xs, depth):
    if depth == 0 or len(xs) < 3:
        return xs
    return weave(odd(xs), depth - 1) + weave(even(xs), depth - 1)


def period(xs, depth, cap=6):
    cur = weave(xs, depth)
    n = 1
    while cur != xs and n < cap:
        cur = weave(cur, depth)
        n += 1
    return n, cur
#> period([1, 2, 3, 4], 1)
#> period([], 2)
#> period([1, 2, 3, 4, 5], 1)
#> period([5, 4, 3], 0)
#> period([1, 2, 3, 4, 5, 6], 2)
# %%
def alive(pet):
    return pet['food'] > 0


def feed(pet, n):
    pet['food'] = min(9, pet['food'] + n)


def play(pet, n):
    pet['joy'] += n if alive(pet) else 0
    pet['food'] -= (n + 1) // 2


def day(pet, plan):
    acts = {'f': feed, 'p': play}
    for act, n in zip(plan[::2], plan[1::2]):
        acts[act](pet, int(n))
        if not alive(pet):
            return False
    return True


def week(plans):
    pet = {'food': 4, 'joy': 0}
    for i, plan in enumerate(plans):
        if not day(pet, plan):
            return i, pet
    return 'ok', pet
#> week(['p3f2', 'p2'])
#> week([])
#> week(['p9'])
#> week(['f9f9', 'p5p5', 'p5'])
#> week(['f1p2', 'p4f3', 'p1'])
# %%
class Solution:
    def vaultCode(self, n, k):
        return self.search('', n, k)

    def search(self, code, n, k):
        if len(code) == n:
            return code if self.total(code) == k else None
        for d in '9876543210':
            if self.allowed(code, d):
                found = self.search(code + d, n, k)
                if found:
                    return found
        return None

    def allowed(self, code, d):
        return not code or abs(int(code[-1]) - int(d)) >= 4

    def total(self, code):
        return sum(map(int, code))
#> Solution().vaultCode(2, 14)
#> Solution().vaultCode(1, 9)
#> Solution().vaultCode(1, 12)
#> Solution().vaultCode(2, 12)
#> Solution().vaultCode(3, 22)
# %%
def rot(g):
    return [''.join(r) for r in zip(*g[::-1])]


def flip(g):
    return [r[::-1] for r in g]


def versions(g):
    for _ in range(4):
        yield g
        yield flip(g)
        g = rot(g)


def canon(g):
    return min(versions(g))


def same_tile(a, b):
    return canon(a) == canon(b), canon(a)
#> same_tile(['x.', '..'], ['..', '.x'])
#> same_tile(['ab'], ['ba'])
#> same_tile(['abc'], ['acb'])
#> same_tile(['x.', 'x.', 'xx'], ['xxx', 'x..'])
#> same_tile(['q'], ['p'])
# %%
def kinder(a, b):
    return lambda x: a(x) if a(x) > b(x) else b(x)


def by_tens(x):
    return x // 10 * 10


def by_digit(x):
    return x % 10 * 7


def flat_rate(x):
    return 25 if x < 60 else 0


def payout(scores, mode):
    rule = kinder(by_tens, by_digit)
    if mode == 'safe':
        rule = kinder(rule, flat_rate)
    return [rule(s) for s in scores]
#> payout([34, 9, 50], 'plain')
#> payout([], 'safe')
#> payout([12, 3], 'safe')
#> payout([0, 88], 'safe')
#> payout([71, 17], '')
# %%
class Tape:
    def __init__(self, text):
        self.cells = list(text)
        self.head = 0

    def read(self):
        return self.cells[self.head] if self.head < len(self.cells) else '_'

    def write(self, c):
        if self.head < len(self.cells):
            self.cells[self.head] = c
        else:
            self.cells.append(c)

    def step(self, rules, state):
        state, out, move = rules[state, self.read()]
        self.write(out)
        self.head = max(0, self.head + move)
        return state


def machine(text, limit):
    rules = {('a', '0'): ('a', '1', 1), ('a', '1'): ('b', '0', 1), ('b', '0'): ('a', '0', 1),
             ('b', '1'): ('b', '1', 1), ('a', '_'): ('end', '#', 0), ('b', '_'): ('end', '!', 0)}
    tape, state = Tape(text), 'a'
    while state != 'end' and limit:
        state = tape.step(rules, state)
        limit -= 1
    return ''.join(tape.cells), state
#> machine('0110', 9)
#> machine('', 3)
#> machine('111', 2)
#> machine('01', 10)
#> machine('10', 0)
# %%
from collections import Counter


def bag(word):
    return Counter(word)


def can_make(word, tiles):
    need = bag(word)
    return all(tiles[c] >= n for c, n in need.items())


def spend(word, tiles):
    return tiles - bag(word)


def play(words, letters):
    tiles = bag(letters)
    made = []
    for w in sorted(words, key=len, reverse=True):
        if can_make(w, tiles):
            made.append(w)
            tiles = spend(w, tiles)
    return made, ''.join(sorted(tiles.elements()))
#> play(['tea', 'at', 'e'], 'ateta')
#> play([], 'xyz')
#> play(['moon', 'on'], 'mon')
#> play(['aaa', 'aa', 'a'], 'aaaa')
#> play(['pin', 'nip'], 'pinnip')
# %%
class Solution:
    def lockers(self, n, students):
        doors = [False] * (n + 1)
        for s in students:
            for i in self.visits(s, n):
                doors[i] = self.action(s)(doors[i])
        return [i for i in range(1, n + 1) if doors[i]]

    def visits(self, s, n):
        return range(s, n + 1, s)

    def action(self, s):
        if s % 3 == 0:
            return self.open
        return self.toggle if s % 2 else self.close

    def open(self, d):
        return d or True

    def close(self, d):
        return d and False

    def toggle(self, d):
        return not d
#> Solution().lockers(8, [1, 2, 3])
#> Solution().lockers(3, [])
#> Solution().lockers(10, [3, 5, 4])
#> Solution().lockers(6, [1, 1])
#> Solution().lockers(9, [6, 2, 7])
# %%
def digits(n):
    return [int(d) for d in str(abs(n))]


def persist(n, f):
    steps = 0
    while n > 9:
        n = f(digits(n))
        steps += 1
    return steps, n


def product(ds):
    p = 1
    for d in ds:
        p *= d
    return p


def stubborn(ns):
    rows = []
    for n in ns:
        s, p = persist(n, sum), persist(n, product)
        rows.append(s if s > p else p)
    return rows
#> stubborn([77, 123])
#> stubborn([])
#> stubborn([5, 10])
#> stubborn([999])
#> stubborn([39, 48, 68])
# %%
def visit(rooms, name, path):
    if name in path:
        return [path[path.index(name):]]
    loops = []
    for nxt in exits(rooms, name):
        loops += visit(rooms, nxt, path + [name])
    return loops


def exits(rooms, name):
    return rooms.get(name, '')


def shortest(loops):
    return min(loops, key=lambda l: (len(l), l)) if loops else []


def maze_loop(rooms, start):
    loops = visit(rooms, start, [])
    return len(loops), ''.join(shortest(loops))
#> maze_loop({'a': 'b', 'b': 'c', 'c': 'a'}, 'a')
#> maze_loop({}, 'z')
#> maze_loop({'a': 'bc', 'b': 'd', 'c': 'd'}, 'a')
#> maze_loop({'p': 'pq', 'q': 'p'}, 'q')
#> maze_loop({'x': 'yz', 'y': 'x', 'z': 'y'}, 'x')
# %%
class Solution:
    def chimes(self, spec):
        return ' '.join(self.ring(int(h), int(m)) for h, m in map(self.split, spec))

    def split(self, t):
        return t.split(':')

    def ring(self, h, m):
        if m == 0:
            return self.bongs(h)
        if m % 15 == 0:
            return 'ding' * (m // 15)
        return '-'

    def bongs(self, h):
        n = h % 12 or 12
        return f'B{n}' if n > 3 else 'B' * n
#> Solution().chimes(['3:00', '4:30'])
#> Solution().chimes([])
#> Solution().chimes(['0:00', '12:15', '13:00'])
#> Solution().chimes(['9:59', '10:45'])
#> Solution().chimes(['17:00'])
# %%
def ring_push(ring, at, x):
    ring.insert(at + 1, x)
    return at + 1


def ring_pop(ring, at):
    x = ring.pop(at)
    return x, at % len(ring) if ring else 0


def move(ring, at, k):
    return (at + k) % len(ring)


def marbles(n, special):
    ring, at, score = [0], 0, 0
    for m in range(1, n + 1):
        if m % special == 0 and len(ring) > 2:
            at = move(ring, at, -2)
            got, at = ring_pop(ring, at)
            score += got + m
        else:
            at = ring_push(ring, move(ring, at, 1), m)
    return score, ring
#> marbles(5, 4)
#> marbles(0, 3)
#> marbles(9, 3)
#> marbles(6, 10)
#> marbles(10, 5)
# %%
def matches(pattern, s):
    if not pattern:
        return not s
    if pattern[0] == '%':
        return skip_some(pattern[1:], s)
    return bool(s) and same(pattern[0], s[0]) and matches(pattern[1:], s[1:])


def skip_some(rest, s):
    return any(matches(rest, s[i:]) for i in range(1, len(s) + 1))


def same(p, c):
    return p == c or (p == '#' and c.isdigit())


def pick(pattern, names):
    return [n for n in names if matches(pattern, n)]
#> pick('a%', ['ab', 'a', 'ba'])
#> pick('', ['', 'x'])
#> pick('#%z', ['1z', '2yz', 'zz'])
#> pick('b#', ['b1', 'bb'])
#> pick('%%', ['q', 'qq'])
# %%
class Solution:
    def mixPaint(self, cans, target):
        best = None
        for i in range(len(cans)):
            for j in range(i, len(cans)):
                m = self.blend(cans[i], cans[j])
                if best is None or self.dist(m, target) < self.dist(best[0], target):
                    best = (m, i, j)
                if self.dist(m, target) == 0:
                    return best
        return best

    def blend(self, p, q):
        return tuple((a + b) // 2 for a, b in zip(p, q))

    def dist(self, p, q):
        return sum(self.gap(a, b) for a, b in zip(p, q))

    def gap(self, a, b):
        return abs(a - b)
#> Solution().mixPaint([(0, 0, 0), (10, 10, 10)], (5, 5, 5))
#> Solution().mixPaint([], (1, 2, 3))
#> Solution().mixPaint([(9, 0, 0), (0, 9, 0)], (8, 1, 0))
#> Solution().mixPaint([(4, 4, 4)], (0, 0, 0))
#> Solution().mixPaint([(1, 2, 3), (3, 2, 1)], (2, 2, 2))
# %%
def quick(xs, less):
    if len(xs) < 2:
        return xs
    p, rest = xs[0], xs[1:]
    before = [x for x in rest if less(x, p)]
    after = [x for x in rest if not less(x, p)]
    return quick(before, less) + [p] + quick(after, less)


def by_last_digit(a, b):
    return (a % 10, a) < (b % 10, b)


def by_ones(a, b):
    return ones(a) < ones(b)


def ones(n):
    return bin(n).count('1')


def arrange(xs, how):
    return quick(xs, by_ones if how == 'bits' else by_last_digit)
#> arrange([13, 8, 7, 21], 'bits')
#> arrange([13, 8, 21], 'last')
#> arrange([], 'bits')
#> arrange([40, 30, 20], 'last')
#> arrange([15, 1], 'bits')
# %%
def tri(a, b, c):
    return a + b > c and b + c > a and a + c > b


def kind(a, b, c):
    n = len({a, b, c})
    return ('', 'equal', 'iso', 'plain')[n]


def triples(xs):
    for i in range(len(xs)):
        for j in range(i):
            for k in range(j):
                yield xs[k], xs[j], xs[i]


def rods(xs):
    found = {}
    for t in triples(xs):
        if tri(*t):
            found.setdefault(kind(*t), []).append(t)
    return found
#> rods([3, 4, 5])
#> rods([1, 2])
#> rods([2, 2, 3, 9])
#> rods([5, 5, 5])
#> rods([1, 2, 3, 4])
# %%
class Solution:
    def inflate(self, text, rules, rounds):
        table = dict(r.split('>') for r in rules)

        def grow(c):
            return table.get(c, c)

        def step(s):
            return ''.join(grow(c) for c in s)

        def bounded(s):
            return s if len(s) <= 12 else s[-12:]

        history = [len(text)]
        for _ in range(rounds):
            text = bounded(step(text))
            history.append(len(text))
        return text, history
#> Solution().inflate('a', ['a>ab', 'b>a'], 3)
#> Solution().inflate('', ['x>y'], 1)
#> Solution().inflate('xyz', ['x>', 'y>yy'], 2)
#> Solution().inflate('k', [], 2)
#> Solution().inflate('mn', ['m>nnm', 'n>mn'], 2)
# %%
def bid_first(v, last):
    return last + 1 if last + 1 <= v else 0


def bid_bold(v, last):
    return v if v > last else 0


def bid_half(v, last):
    b = (v + last) // 2
    return b if last < b <= v else 0


BIDDERS = [bid_first, bid_bold, bid_half]


def turn(values, last, holder):
    for i, (f, v) in enumerate(zip(BIDDERS, values)):
        if i == holder:
            continue
        b = f(v, last)
        if b > last:
            return b, i
    return last, holder


def auction(values):
    last, holder = 0, None
    while True:
        now = turn(values, last, holder)
        if now == (last, holder):
            return now
        last, holder = now
#> auction([5, 3, 9])
#> auction([0, 0, 0])
#> auction([4, 8, 6])
#> auction([10, 2, 4])
#> auction([3, 3, 3])
# %%
class Solution:
    def rewind(self, ops):
        self.val, self.past, self.future = 0, [], []
        for op in ops:
            if op == 'u':
                self.undo()
            elif op == 'r':
                self.redo()
            else:
                self.apply(op)
        return self.val, len(self.past), len(self.future)

    def apply(self, op):
        self.save(self.past)
        self.future.clear()
        self.val = self.val * 2 if op == 'x' else self.val + int(op)

    def save(self, stack):
        stack.append(self.val)

    def undo(self):
        if self.past:
            self.save(self.future)
            self.val = self.past.pop()

    def redo(self):
        if self.future:
            self.save(self.past)
            self.val = self.future.pop()
#> Solution().rewind(['5', 'x', 'u', 'r'])
#> Solution().rewind([])
#> Solution().rewind(['u', '3', 'u', 'u'])
#> Solution().rewind(['1', '2', 'u', 'x', 'r'])
#> Solution().rewind(['-4', 'x', 'x', 'u', 'u', 'r'])
# %%
def shelf_len(books):
    return sum(b[1] for b in books)


def fits(books, width):
    return shelf_len(books) <= width


def tall(books):
    return max((b[0] for b in books), default=0)


def arrange(books, width):
    if not books:
        return 0
    best = 10 ** 6
    for i in range(1, len(books) + 1):
        if not fits(books[:i], width):
            break
        best = min(best, tall(books[:i]) + arrange(books[i:], width))
    return best
#> arrange([(3, 2), (5, 2), (1, 1)], 4)
#> arrange([], 3)
#> arrange([(4, 9)], 5)
#> arrange([(2, 1), (2, 1), (7, 2)], 3)
#> arrange([(6, 2), (1, 2), (6, 2)], 6)
# %%
def is_open(c):
    return c in '([{<'


def partner(c):
    return {'(': ')', '[': ']', '{': '}', '<': '>'}[c]


def cost(c):
    return 1 + ')]}>'.index(c)


def finish(s):
    stack = []
    for c in s:
        if is_open(c):
            stack.append(partner(c))
        elif not stack or stack.pop() != c:
            return None
    return ''.join(reversed(stack))


def repair_bill(lines):
    bill = []
    for line in lines:
        tail = finish(line)
        bill.append(-1 if tail is None else sum(cost(c) for c in tail))
    return bill
#> repair_bill(['([', '<>'])
#> repair_bill([])
#> repair_bill(['}', '{<(', '[)'])
#> repair_bill([''])
#> repair_bill(['((((', '<{}<'])
# %%
class Solution:
    def pickTeamLead(self, votes, vetoes):
        counts = self.count(votes)
        order = sorted(counts, key=lambda n: self.rank(counts, n))
        for name in order:
            if self.allowed(name, vetoes) and self.majority(counts, name, len(votes)):
                return name
        else:
            return self.fallback(order, vetoes)

    def count(self, votes):
        c = {}
        for v in votes:
            c[v] = c.get(v, 0) + 1
        return c

    def rank(self, c, n):
        return -c[n], n

    def allowed(self, n, vetoes):
        return vetoes.count(n) < 2

    def majority(self, c, n, total):
        return c[n] * 2 > total

    def fallback(self, order, vetoes):
        return next((n for n in order if n not in vetoes), 'nobody')
#> Solution().pickTeamLead(['al', 'bo', 'al'], [])
#> Solution().pickTeamLead([], ['al'])
#> Solution().pickTeamLead(['cy', 'cy', 'di'], ['cy', 'cy'])
#> Solution().pickTeamLead(['x', 'y'], ['x'])
#> Solution().pickTeamLead(['m', 'm', 'n'], ['m', 'n', 'm'])
# %%
def rows(text, width):
    line = ''
    for w in text.split():
        if line and len(line) + 1 + len(w) > width:
            yield line
            line = w
        else:
            line = join(line, w)
    if line:
        yield line


def join(a, b):
    return a + ' ' + b if a else b


def pad(line, width, side):
    return line.ljust(width, '.') if side == 'l' else line.rjust(width, '.')


def sides(n):
    return 'lr' * (n // 2) + 'l' * (n % 2)


def poster(text, width):
    ls = list(rows(text, width))
    return [pad(l, width, s) for l, s in zip(ls, sides(len(ls)))]
#> poster('the cat sat on a mat', 7)
#> poster('', 5)
#> poster('enormous', 4)
#> poster('a b c d e', 3)
#> poster('to be or not', 12)
# %%
def signal(xs, on_rise, on_fall):
    out = []
    for a, b in zip(xs, xs[1:]):
        if b > a:
            out.append(on_rise(a, b))
        elif b < a:
            out.append(on_fall(a, b))
    return out


def gain(a, b):
    return b - a


def loss(a, b):
    return -2 * gain(b, a)


def longest(a, b):
    return max(a, b)


def desk(xs, cautious):
    return sum(signal(xs, gain, loss if cautious else gain)), signal(xs, longest, longest)
#> desk([1, 4, 2], True)
#> desk([], False)
#> desk([5, 5, 6, 3], False)
#> desk([9, 8, 7], True)
#> desk([2], True)
# %%
class Grid:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]

    def get(self, r, c):
        if 0 <= r < len(self.rows) and 0 <= c < len(self.rows[0]):
            return self.rows[r][c]
        return '#'

    def walls(self, r, c):
        return sum(self.get(r + a, c + b) == '#' for a, b in ((0, 1), (1, 0), (0, -1), (-1, 0)))

    def dead_ends(self):
        for r, row in enumerate(self.rows):
            for c, x in enumerate(row):
                if x == '.' and self.walls(r, c) >= 3:
                    yield r, c

    def block(self, cells):
        for r, c in cells:
            self.rows[r][c] = '#'


def fill_maze(rows):
    g = Grid(rows)
    n = 0
    while ends := list(g.dead_ends()):
        g.block(ends)
        n += len(ends)
    return n, [''.join(r) for r in g.rows]
#> fill_maze(['..', '#.'])
#> fill_maze(['..', '..'])
#> fill_maze([])
#> fill_maze(['#.#'])
#> fill_maze(['..', '..', '#.'])
# %%
def safe_div(a, b, fallback):
    try:
        return a // b
    except ZeroDivisionError:
        return fallback(a)


def double(a):
    return a * 2


def negate(a):
    return -a


def chain(nums):
    acc = nums[0] if nums else 0
    for i, x in enumerate(nums[1:]):
        acc = safe_div(acc, x, double if i % 2 == 0 else negate)
    return acc


def compare(a, b):
    return chain(a) - chain(b) if len(a) != len(b) else (chain(a), chain(b))
#> compare([100, 3, 2], [7, 0])
#> compare([], [])
#> compare([9, 0, 0], [9, 0, 0, 0])
#> compare([-7, 2], [50, 7])
#> compare([4], [])
# %%
class Solution:
    def lampSwitch(self, n, presses):
        state = 0
        for p in presses:
            state = self.press(state, p, n)
        return self.show(state, n), self.lit(state)

    def press(self, state, p, n):
        return state ^ self.mask(p - 1, n) ^ self.mask(p, n) ^ self.mask(p + 1, n)

    def mask(self, i, n):
        return 1 << i if 0 <= i < n else 0

    def lit(self, state):
        return 0 if state == 0 else (state & 1) + self.lit(state >> 1)

    def show(self, state, n):
        return ''.join('*' if state & self.mask(i, n) else '.' for i in range(n))
#> Solution().lampSwitch(5, [0, 2])
#> Solution().lampSwitch(3, [])
#> Solution().lampSwitch(4, [3, 3, 1])
#> Solution().lampSwitch(1, [0])
#> Solution().lampSwitch(6, [1, 4, 2])
# %%
def bracketed(names):
    if len(names) == 1:
        return names[0]
    half = len(names) // 2
    return bout(bracketed(names[:half]), bracketed(names[half:]))


def bout(a, b):
    return a if strength(a) >= strength(b) else b


def strength(name):
    return sum(ord(c) - 96 for c in name) % 10


def cup(names, bye=None):
    if not names:
        return bye
    champ = bracketed(names)
    return bout(champ, bye) if bye else champ
#> cup(['ann', 'bob', 'cat'])
#> cup([])
#> cup(['zed'], 'yul')
#> cup(['max', 'leo', 'sam', 'tim', 'joe'])
#> cup([], bye='rex')
