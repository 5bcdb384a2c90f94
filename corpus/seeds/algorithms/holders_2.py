# %%
class Tank:
    def __init__(self, name, cap, level=0):
        self.name, self.cap, self.level = name, cap, level

    def __repr__(self):
        return f"{self.name}:{self.level}/{self.cap}"

    def fill(self, amount):
        self.level += amount
        over = max(0, self.level - self.cap)
        self.level -= over
        return over


def cascade(caps, pours):
    """Whatever one tank cannot hold runs into the next."""
    tanks = [Tank(chr(65 + i), c) for i, c in enumerate(caps)]
    lost = 0
    for amount in pours:
        for tank in tanks:
            amount = tank.fill(amount)
            if not amount:
                break
        lost += amount
    return [t.level for t in tanks], lost
#> cascade([5, 10], [3, 4, 6])
#> cascade([2, 2, 2], [9])
#> cascade([100], [30, 30])
#> cascade([], [4, 5])
#> cascade([7, 3, 12], [6, 6, 6, 6])
# %%
from itertools import islice


def zigzag(low, high):
    x, d = low, 1
    while True:
        yield x
        if x == high:
            d = -1
        elif x == low:
            d = 1
        x += d


def deal(cards, players, rounds=None):
    hands = [[] for _ in range(players)]
    seats = zigzag(0, players - 1)
    limit = len(cards) if rounds is None else rounds * players
    for seat, card in zip(islice(seats, limit), cards):
        hands[seat].append(card)
    return hands
#> deal([1, 2, 3, 4, 5, 6], 3)
#> deal("AKQJT9", 2)
#> deal([10, 20, 30, 40, 50, 60, 70], 4, rounds=1)
#> deal([8, 6, 4], 5)
#> deal("xyzwvu", 3, 2)
# %%
class Fraction3:
    def __init__(self, num, den=1):
        a, b = abs(num), abs(den)
        while b:
            a, b = b, a % b
        sign = -1 if den < 0 else 1
        self.num, self.den = sign * num // a, sign * den // a

    def __repr__(self):
        return f"{self.num}/{self.den}"

    def __add__(self, o):
        return Fraction3(self.num * o.den + o.num * self.den, self.den * o.den)

    def __mul__(self, o):
        return Fraction3(self.num * o.num, self.den * o.den)


def blend(parts):
    total = Fraction3(0)
    product = Fraction3(1)
    for n, d in parts:
        f = Fraction3(n, d)
        total += f
        product *= f
    return repr(total), repr(product)
#> blend([(1, 2), (1, 3)])
#> blend([(6, 4)])
#> blend([(3, -5), (2, 5)])
#> blend([(7, 10), (-7, 10)])
#> blend([])
# %%
class Lamp:
    def __init__(self, on=False):
        self.on = on
        self.watchers = []

    def __repr__(self):
        return "*" if self.on else "."

    def toggle(self):
        self.on = not self.on
        for watcher in self.watchers:
            watcher(self)


def light_show(n, presses):
    lamps = [Lamp(i % 2 == 0) for i in range(n)]
    changes = {"on": 0, "off": 0}

    def note(lamp):
        changes["on" if lamp.on else "off"] += 1

    for lamp in lamps:
        lamp.watchers.append(note)
    for p in presses:
        for i in (p - 1, p, p + 1):
            if 0 <= i < n:
                lamps[i].toggle()
    return "".join(map(repr, lamps)), changes
#> light_show(4, [1])
#> light_show(5, [0, 4])
#> light_show(3, [1, 1, 2])
#> light_show(1, [0, 0, 0])
#> light_show(6, [9, 3, 5])
# %%
class Stackish(list):
    def pop2(self):
        b = self.pop()
        a = self.pop()
        return a, b


OPS = {
    "+": lambda a, b: a + b,
    "-": lambda a, b: a - b,
    "m": max,
    "|": lambda a, b: int(f"{abs(a)}{abs(b)}"),
}


def calc(tokens):
    st = Stackish()
    deepest = 0
    for tok in tokens.split():
        if tok in OPS:
            st.append(OPS[tok](*st.pop2()))
        elif tok == "dup":
            st.append(st[-1])
        else:
            st.append(int(tok))
        deepest = max(deepest, len(st))
    return list(st), deepest
#> calc("3 4 + 5 -")
#> calc("12 7 | dup m")
#> calc("-8 2 m 9")
#> calc("6 +")
#> calc("1 2 3 - - dup |")
# %%
from collections import OrderedDict


class SmallCache:
    def __init__(self, size):
        self.size = size
        self.store = OrderedDict()
        self.hits = 0

    def __repr__(self):
        return f"SmallCache({dict(self.store)}, hits={self.hits})"

    def fetch(self, key, maker):
        if key in self.store:
            self.hits += 1
            self.store.move_to_end(key)
        else:
            if len(self.store) == self.size:
                self.store.popitem(last=False)
            self.store[key] = maker(key)
        return self.store[key]


def page_reads(pages, size=2, scale=11):
    cache = SmallCache(size)
    values = [cache.fetch(p, lambda k: k * scale) for p in pages]
    return sum(values), cache.hits, list(cache.store)
#> page_reads([1, 2, 1, 3, 2])
#> page_reads([5, 5, 5])
#> page_reads([4, 3, 2, 1, 4, 3], size=4)
#> page_reads([7, 8, 9, 7], size=3, scale=-1)
#> page_reads([])
# %%
class Polynomial:
    def __init__(self, *coeffs):
        self.c = list(coeffs)
        while self.c and self.c[-1] == 0:
            self.c.pop()

    def __call__(self, x):
        acc = 0
        for k in reversed(self.c):
            acc = acc * x + k
        return acc

    def slope(self):
        return Polynomial(*(i * k for i, k in enumerate(self.c) if i))

    def __repr__(self):
        return f"P{self.c}"


def turning(coeffs, xs):
    p = Polynomial(*coeffs)
    dp = p.slope()
    signs = ""
    for x in xs:
        s = dp(x)
        signs += "/" if s > 0 else "\\" if s < 0 else "-"
    return [p(x) for x in xs], signs, dp.c
#> turning([1, 2, 3], [0, 1, -1])
#> turning([5], [4, 9])
#> turning([0, -6, 1], [0, 3, 6])
#> turning([2, 0, 0, 1, 0], [-2, 2])
#> turning([], [1])
# %%
class Guest:
    def __init__(self, name, party=1, *, vip=False):
        self.name, self.party, self.vip = name, party, vip

    def __repr__(self):
        return self.name + ("*" if self.vip else "") + str(self.party)


def seat(tables, guests):
    free = sorted(tables)
    seated, away = {}, []
    order = [g for g in guests if g.vip] + [g for g in guests if not g.vip]
    for g in order:
        fit = next((t for t in free if t >= g.party), None)
        if fit is None:
            away.append(repr(g))
        else:
            free.remove(fit)
            seated[g.name] = fit
    return seated, away, free


def evening(tables, *bookings, vips=()):
    guests = [Guest(n, p, vip=n in vips) for n, p in bookings]
    return seat(tables, guests)
#> evening([2, 4], ("ida", 3), ("ole", 2))
#> evening([2, 4], ("ida", 3), ("ole", 4), vips=("ole",))
#> evening([6], ("a", 1), ("b", 1), ("c", 7))
#> evening([2, 2, 8], ("kai", 5), ("lin", 2), ("mo", 3), vips=["mo", "lin"])
#> evening([3, 1])
# %%
class Solution:
    class Cell:
        def __init__(self, v):
            self.v, self.prev, self.next = v, None, None

        def __repr__(self):
            return f"<{self.v}>"

    def ring_of(self, values):
        cells = [self.Cell(v) for v in values]
        for a, b in zip(cells, cells[1:] + cells[:1]):
            a.next, b.prev = b, a
        return cells[0]

    def knock_out(self, values, keep=1):
        cell = self.ring_of(values)
        size = len(values)
        gone = []
        while size > keep:
            for _ in range(cell.v % 3):
                cell = cell.next
            cell.prev.next, cell.next.prev = cell.next, cell.prev
            gone.append(cell.v)
            cell = cell.next
            size -= 1
        return gone, cell.v
#> Solution().knock_out([3, 4, 5])
#> Solution().knock_out([1, 1, 1, 1])
#> Solution().knock_out([8, 2, 6, 4, 9], keep=2)
#> Solution().knock_out([7])
#> Solution().knock_out([12, 25, 31, 44, 50, 62], keep=3)
# %%
def curry(fn, n):
    def step(*got):
        if len(got) >= n:
            return fn(*got)
        return lambda x: step(*got, x)
    return step


def volume(a, b, c):
    return a * b - c


def feed_slowly(values):
    """Hands the numbers over one at a time, starting anew whenever a result comes out."""
    f = curry(volume, 3)()
    results, pending = [], 0
    for v in values:
        out = f(v)
        if callable(out):
            f = out
            pending += 1
        else:
            results.append(out)
            f, pending = curry(volume, 3)(), 0
    return results, pending
#> feed_slowly([2, 3, 4])
#> feed_slowly([5, 5])
#> feed_slowly([1, 9, 2, 7, 0, 3, 8])
#> feed_slowly([-4, 6, -10, 11])
#> feed_slowly([])
# %%
class Vec:
    __slots__ = ("x", "y")

    def __init__(self, x, y):
        self.x = x
        self.y = y

    def __iter__(self):
        yield self.x
        yield self.y

    def __neg__(self):
        return Vec(-self.x, -self.y)

    def __add__(self, other):
        return Vec(*(a + b for a, b in zip(self, other)))

    def __sub__(self, other):
        return self + -other

    def cross(self, other):
        return self.x * other.y - self.y * other.x

    def __repr__(self):
        return f"({self.x}, {self.y})"


def turns(points):
    vs = [Vec(*p) for p in points]
    out = ""
    for a, b, c in zip(vs, vs[1:], vs[2:]):
        k = (b - a).cross(c - b)
        out += "L" if k > 0 else "R" if k < 0 else "S"
    return out
#> turns([(0, 0), (1, 0), (1, 1)])
#> turns([(0, 0), (2, 2), (4, 4), (5, 3)])
#> turns([(3, 1), (0, 1)])
#> turns([(0, 0), (0, 5), (5, 5), (5, 0)])
#> turns([(-2, 3), (4, -1), (6, 6), (-1, 7), (0, 0)])
# %%
class Register:
    handlers = {}

    @classmethod
    def on(cls, word):
        def save(fn):
            cls.handlers[word] = fn
            return fn
        return save

    def __init__(self, value):
        self.value = value

    def __repr__(self):
        return f"Register({self.value})"


@Register.on("dbl")
def double(reg, times=1):
    reg.value *= 2 ** times


@Register.on("neg")
def negate(reg):
    reg.value = -reg.value


@Register.on("mod")
def modulo(reg, by=10):
    reg.value %= by


def drive(start, lines):
    reg = Register(start)
    trail = [start]
    for line in lines:
        word, *nums = line.split()
        Register.handlers[word](reg, *map(int, nums))
        trail.append(reg.value)
    return trail
#> drive(7, ["dbl", "neg", "mod"])
#> drive(-3, ["dbl 3", "mod 7"])
#> drive(100, ["mod 30", "mod", "neg"])
#> drive(1, [])
#> drive(55, ["neg", "neg", "dbl 2", "mod 13", "dbl"])
# %%
def tree_from(values):
    """Level order list, None for holes, to nested dicts."""
    def make(i):
        if i >= len(values) or values[i] is None:
            return None
        return {"v": values[i], "l": make(2 * i + 1), "r": make(2 * i + 2)}
    return make(0)


def tilt(t):
    if t is None:
        return 0, 0
    ls, lt = tilt(t["l"])
    rs, rt = tilt(t["r"])
    return t["v"] + ls + rs, lt + rt + abs(ls - rs)


def mobile(values):
    total, imbalance = tilt(tree_from(values))
    state = "steady" if imbalance == 0 else "tilted"
    return total, imbalance, state
#> mobile([1, 2, 2])
#> mobile([5, 3, None, 1])
#> mobile([4, 6, 9, 1, 1, None, 2])
#> mobile([])
#> mobile([-7, 10, -20])
# %%
class Parcel:
    rate = 3

    def __init__(self, kg):
        self.kg = kg

    @property
    def price(self):
        return self.kg * self.rate

    def __repr__(self):
        return f"{self.__class__.__name__}({self.kg})"


class Express(Parcel):
    rate = 5

    @property
    def price(self):
        return super().price + 4


class Bulky(Parcel):
    @property
    def price(self):
        base = super().price
        return base if self.kg < 10 else base - base // 10


def ship(codes):
    kinds = dict(p=Parcel, e=Express, b=Bulky)
    parcels = [kinds[c[0]](int(c[1:])) for c in codes]
    dearest = max(parcels, key=lambda p: p.price, default=None)
    return [p.price for p in parcels], repr(dearest)
#> ship(["p4", "e2"])
#> ship(["b9", "b10", "b25"])
#> ship(["e0", "p5", "b5"])
#> ship([])
#> ship(["p100", "e58", "b111"])
# %%
class Tee:
    def __init__(self, source):
        self.source = iter(source)
        self.held = []

    def __repr__(self):
        return f"Tee(held={self.held})"

    def peek(self):
        if not self.held:
            try:
                self.held.append(next(self.source))
            except StopIteration:
                return None
        return self.held[0]

    def take(self):
        x = self.peek()
        self.held.clear()
        return x


def merge_runs(a, b):
    p, q = Tee(a), Tee(b)
    out = []
    while (x := p.peek()) is not None and (y := q.peek()) is not None:
        if x == y:
            out.append(p.take() + q.take())
        else:
            out.append(p.take() if x < y else q.take())
    for t in (p, q):
        while t.peek() is not None:
            out.append(t.take())
    return out
#> merge_runs([1, 4, 6], [2, 4])
#> merge_runs([], [3, 5])
#> merge_runs([10, 20], [10, 20])
#> merge_runs([5, 1], [3, 9, 12])
#> merge_runs([-8, 0, 7, 7], [0])
# %%
def limits(low=None, high=None):
    def check(fn):
        def guarded(n, *more):
            if low is not None and n < low:
                return low
            r = fn(n, *more)
            return high if high is not None and r > high else r
        return guarded
    return check


@limits(low=0, high=50)
def cube_sum(n, *more):
    return n ** 3 + sum(more)


@limits(high=9)
def last(n, *more):
    return more[-1] if more else n


def report(rows):
    return {i: (cube_sum(*row), last(*row)) for i, row in enumerate(rows)}
#> report([(2, 1), (3,)])
#> report([(-1, 4)])
#> report([(4, 0, 12), (1, 2, 3), (0,)])
#> report([(3, 22, 7), (10,)])
#> report([])
# %%
class Garden:
    def __init__(self):
        self.beds = {}

    def __repr__(self):
        return f"Garden({self.beds})"

    def plant(self, bed, days):
        self.beds.setdefault(bed, []).append(days)

    def pass_days(self, n):
        ripe = 0
        for bed, plants in self.beds.items():
            left = [d - n for d in plants]
            ripe += sum(d <= 0 for d in left)
            self.beds[bed] = [d for d in left if d > 0]
        return ripe

    def clear_empty(self):
        for bed in [b for b, p in self.beds.items() if not p]:
            del self.beds[bed]


def season(events):
    g = Garden()
    harvest = []
    for e in events:
        if isinstance(e, int):
            harvest.append(g.pass_days(e))
        else:
            g.plant(*e)
    g.clear_empty()
    return harvest, g.beds
#> season([("n", 5), ("s", 8), 5, 2])
#> season([("n", 3), ("n", 10), 4, ("e", 1), 1])
#> season([7])
#> season([("w", 20), ("w", 21), ("w", 60), 20, 1, 1])
#> season([("a", 2), ("b", 2), 2, ("a", 9)])
# %%
class Pixel:
    def __init__(self, r, g, b):
        self.rgb = r, g, b

    @classmethod
    def from_hex(cls, text):
        return cls(*(int(text[i:i + 2], 16) for i in (0, 2, 4)))

    def mix(self, other, share=50):
        return Pixel(*((a * (100 - share) + b * share) // 100 for a, b in zip(self.rgb, other.rgb)))

    @property
    def grey(self):
        r, g, b = self.rgb
        return (3 * r + 6 * g + b) // 10

    def __repr__(self):
        return "%02x%02x%02x" % self.rgb


def fade(first, second, *shares):
    a, b = map(Pixel.from_hex, (first, second))
    steps = [a.mix(b, s) for s in shares] or [a.mix(b)]
    return [repr(p) for p in steps], [p.grey for p in steps]
#> fade("000000", "ffffff")
#> fade("ff0000", "0000ff", 25, 75)
#> fade("102030", "102030", 10)
#> fade("0a0b0c", "c8c8c8", 0, 50, 100)
#> fade("80ff00", "0080ff", 33)
# %%
class Ledger:
    def __init__(self):
        self.rows = []
        self.open = False

    def __repr__(self):
        return f"Ledger({self.rows}, open={self.open})"

    def __enter__(self):
        self.open = True
        self.mark = len(self.rows)
        return self

    def __exit__(self, kind, *rest):
        self.open = False
        if kind is not None and rest:
            del self.rows[self.mark:]
        return True

    def post(self, n):
        if n == 0:
            raise ValueError("nothing to post")
        self.rows.append(n)


def book(batches):
    ledger = Ledger()
    sizes = []
    for batch in batches:
        with ledger as page:
            for n in batch:
                page.post(n)
        sizes.append(len(ledger.rows))
    return ledger.rows, sizes
#> book([[5, 6], [7]])
#> book([[1], [2, 0, 3], [4]])
#> book([[0]])
#> book([[-9, 9], [], [8, 0]])
#> book([[30, 10], [0, 20], [25, 15]])
# %%
def visit(obj, path=""):
    if isinstance(obj, dict):
        for k in sorted(obj):
            yield from visit(obj[k], f"{path}.{k}" if path else k)
    elif isinstance(obj, (list, tuple)):
        for i, x in enumerate(obj):
            yield from visit(x, f"{path}[{i}]")
    else:
        yield path, obj


def find_paths(data, test):
    tests = {"big": lambda v: isinstance(v, int) and v > 9, "text": lambda v: isinstance(v, str), "none": lambda v: v is None}
    keep = tests[test]
    return [p for p, v in visit(data) if keep(v)]
#> find_paths({"a": 12, "b": {"c": 5, "d": 40}}, "big")
#> find_paths([1, ["x", {"y": "z"}]], "text")
#> find_paths({"k": [None, 0, (None,)]}, "none")
#> find_paths(77, "big")
#> find_paths({"n": [10, 9, [11]], "m": {}}, "big")
# %%
class Player:
    def __init__(self, name, hp=10, **skills):
        self.name = name
        self.hp = hp
        self.skills = skills

    def __repr__(self):
        return f"{self.name}({self.hp})"

    @property
    def alive(self):
        return self.hp > 0

    def hit(self, foe):
        power = self.skills.get("power", 2)
        armor = foe.skills.get("armor", 0)
        foe.hp -= max(1, power - armor)


def duel(a_skills, b_skills):
    a, b = Player("A", **a_skills), Player("B", **b_skills)
    rounds = 0
    while a.alive and b.alive and rounds < 12:
        rounds += 1
        a.hit(b)
        if b.alive:
            b.hit(a)
    winner = a if a.alive and not b.alive else b if b.alive and not a.alive else None
    return winner and repr(winner), rounds
#> duel({"power": 5}, {})
#> duel({}, {"armor": 4, "power": 3})
#> duel({"hp": 30}, {"hp": 30, "power": 1})
#> duel({"hp": 4, "power": 6}, {"hp": 13, "power": 4})
#> duel({"armor": 1}, {"armor": 1, "power": 4, "hp": 7})
# %%
from functools import total_ordering


@total_ordering
class Version:
    def __init__(self, text):
        self.parts = tuple(int(p) for p in text.split("."))

    def _padded(self, n):
        return self.parts + (0,) * (n - len(self.parts))

    def __eq__(self, other):
        n = max(len(self.parts), len(other.parts))
        return self._padded(n) == other._padded(n)

    def __lt__(self, other):
        n = max(len(self.parts), len(other.parts))
        return self._padded(n) < other._padded(n)

    def __repr__(self):
        return "v" + ".".join(map(str, self.parts))


def upgrades(have, offers):
    mine = Version(have)
    offers = [Version(o) for o in offers]
    newer = [o for o in offers if o > mine]
    same = sum(o == mine for o in offers)
    return sorted(map(repr, newer)), same, repr(max(offers + [mine]))
#> upgrades("1.2", ["1.2.0", "1.10", "1.3"])
#> upgrades("2", ["1.9.9", "2.0"])
#> upgrades("0.0.1", ["0", "0.0.1", "0.0.1.1"])
#> upgrades("3.1", [])
#> upgrades("10.4", ["9.99", "10.5", "10.40", "10"])
# %%
def bank(opening):
    balance = opening
    history = []

    def apply(kind, amount=0, *, note=None):
        nonlocal balance
        if kind == "in":
            balance += amount
        elif kind == "out" and amount <= balance:
            balance -= amount
        elif kind == "rate":
            balance += balance * amount // 100
        else:
            note = "refused"
        if note:
            history.append(f"{note}@{balance}")
        return balance

    apply.history = history
    return apply


def year(opening, *moves):
    act = bank(opening)
    seen = []
    for m in moves:
        *args, last = m
        if isinstance(last, str) and args:
            seen.append(act(*args, note=last))
        else:
            seen.append(act(*m))
    return seen, act.history
#> year(100, ("in", 50), ("out", 30))
#> year(10, ("out", 11), ("rate", 50, "bonus"))
#> year(999, ("rate", 7), ("out", 1000, "car"), ("out", 69))
#> year(0, ("close",))
#> year(40, ("in", 5, "gift"), ("out", 45, "rent"), ("rate", 3))
# %%
class Chain:
    def __init__(self):
        self.head = None
        self.size = 0

    def __len__(self):
        return self.size

    def __iter__(self):
        cell = self.head
        while cell is not None:
            yield cell[0]
            cell = cell[1]

    def __repr__(self):
        return ">".join(map(str, self))

    def insert_sorted(self, x):
        self.size += 1
        if self.head is None or self.head[0] >= x:
            self.head = [x, self.head]
            return 0
        cell, at = self.head, 1
        while cell[1] is not None and cell[1][0] < x:
            cell = cell[1]
            at += 1
        cell[1] = [x, cell[1]]
        return at


def where_in(values):
    c = Chain()
    spots = [c.insert_sorted(v) for v in values]
    return repr(c), spots, len(c)
#> where_in([5, 3, 8])
#> where_in([1, 2, 3, 4])
#> where_in([])
#> where_in([9, 9, 4, 9])
#> where_in([20, -1, 15, 7, 30])
# %%
class Robot:
    turns = "NESW"
    moves = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}

    def __init__(self, x=0, y=0, face="N"):
        self.x, self.y, self.face = x, y, face
        self.battery = 12

    def __repr__(self):
        return f"{self.x},{self.y},{self.face}"

    def turn(self, by):
        i = self.turns.index(self.face)
        self.face = self.turns[(i + by) % 4]
        self.battery -= 1

    def walk(self, n):
        n = min(n, self.battery)
        dx, dy = self.moves[self.face]
        self.x += dx * n
        self.y += dy * n
        self.battery -= n


class Solution:
    def steer(self, script, **start):
        bot = Robot(**start)
        for ch in script:
            if bot.battery <= 0:
                break
            if ch in "<>":
                bot.turn(1 if ch == ">" else -1)
            else:
                bot.walk(int(ch))
        return repr(bot), bot.battery
#> Solution().steer("3>2")
#> Solution().steer("<4<4", x=5, y=5)
#> Solution().steer(">>9", face="E")
#> Solution().steer("9>9>9", y=-2)
#> Solution().steer("", x=7, face="S")
# %%
def group_runs(items, same):
    run = []
    for x in items:
        if run and not same(run[-1], x):
            yield run
            run = []
        run.append(x)
    if run:
        yield run


def summarize(items, mode="near", gap=2):
    rules = {
        "near": lambda a, b: abs(a - b) <= gap,
        "parity": lambda a, b: a % 2 == b % 2,
        "rise": lambda a, b: b > a,
    }
    return [(r[0], r[-1], len(r)) for r in group_runs(items, rules[mode])]
#> summarize([1, 2, 4, 9, 10])
#> summarize([1, 2, 4, 9, 10], gap=5)
#> summarize([3, 7, 2, 8, 5], "parity")
#> summarize([4, 6, 6, 12, -1, 0], mode="rise")
#> summarize([])
# %%
class Sensor:
    def __init__(self, name, *readings):
        self.name = name
        self._r = list(readings)

    def __len__(self):
        return len(self._r)

    def __getitem__(self, i):
        return self._r[i]

    def __repr__(self):
        return f"{self.name}{self._r}"

    def smooth(self, width=3):
        out = []
        for i in range(len(self)):
            part = self[max(0, i - width + 1):i + 1]
            out.append(sum(part) // len(part))
        return Sensor(self.name + "~", *out)


def compare_sensors(data, width=3):
    sensors = [Sensor(n, *vals) for n, vals in data.items()]
    smooth = [s.smooth(width) for s in sensors]
    rough = {s.name: max((abs(a - b) for a, b in zip(s, t)), default=0) for s, t in zip(sensors, smooth)}
    return rough, repr(smooth[-1])
#> compare_sensors({"t": [1, 5, 9, 4]})
#> compare_sensors({"a": [10, 10, 40], "b": [7, 3]}, width=2)
#> compare_sensors({"q": []})
#> compare_sensors({"hum": [55, 60, 20, 90]}, 4)
#> compare_sensors({"x": [-5, 5, -5], "y": [100, 0, 0, 0]}, width=1)
# %%
class Heaplet:
    def __init__(self, key=lambda x: x):
        self.key, self.data = key, []

    def __repr__(self):
        return f"Heaplet({self.data})"

    def push(self, x):
        d = self.data
        d.append(x)
        i = len(d) - 1
        while i and self.key(d[i]) < self.key(d[(i - 1) // 2]):
            up = (i - 1) // 2
            d[i], d[up] = d[up], d[i]
            i = up
        return i


def heap_positions(words, by="len"):
    keys = {"len": len, "last": lambda w: w[-1], "a": lambda w: -w.count("a")}
    heap = Heaplet(keys[by])
    landed = [heap.push(w) for w in words]
    return heap.data, landed
#> heap_positions(["pear", "fig", "kiwi", "o"])
#> heap_positions(["pear", "fig", "kiwi", "oat"], by="last")
#> heap_positions(["banana", "papaya", "alabama"], "a")
#> heap_positions([])
#> heap_positions(["dddd", "ccc", "bb", "a", "eeeee"])
# %%
def evolve(state, rule, pad="."):
    padded = pad + state + pad
    return "".join(rule(padded[i:i + 3]) for i in range(len(state)))


def make_rule(births, deaths):
    def rule(trio):
        left, mid, right = trio
        alive = (left == "#") + (right == "#")
        if mid == "#":
            return "." if alive in deaths else "#"
        return "#" if alive in births else "."
    return rule


def colony(state, births, deaths, limit=5):
    rule = make_rule(births, deaths)
    seen = [state]
    while len(seen) <= limit:
        state = evolve(state, rule)
        if state in seen:
            return state, len(seen), seen.index(state)
        seen.append(state)
    return state, len(seen), None
#> colony("..#..", [1], [0])
#> colony("##.##", [2], [2])
#> colony("#...#.#", [1, 2], [1])
#> colony("#.", [0], [0, 1])
#> colony(".#.##.", [1], [0, 2], limit=2)
# %%
class Menu:
    def __init__(self, title, price=0):
        self.title, self.price, self.sub = title, price, []

    def add(self, *subs):
        self.sub.extend(subs)
        return self

    def total(self):
        return self.price + sum(s.total() for s in self.sub)

    def find(self, title):
        if self.title == title:
            return [self.title]
        for s in self.sub:
            got = s.find(title)
            if got:
                return [self.title] + got
        return []

    def __repr__(self):
        return f"{self.title}:{self.price}{self.sub or ''}"


def order(drinks, foods, wanted):
    def branch(title, items):
        return Menu(title).add(*(Menu(t, p) for t, p in items))

    card = Menu("card", 1).add(branch("drinks", drinks), branch("foods", foods))
    return card.total(), "/".join(card.find(wanted))
#> order([("tea", 3)], [("pie", 6), ("soup", 5)], "soup")
#> order([("milk", 2), ("rum", 9)], [], "gin")
#> order([], [], "foods")
#> order([("cola", 4)], [("cola", 40)], "cola")
#> order([("ale", 7), ("mead", 8)], [("ham", 12)], "mead")
# %%
import heapq


class Job:
    def __init__(self, name, cost, after=()):
        self.name, self.cost, self.after = name, cost, list(after)

    def __lt__(self, other):
        return (self.cost, self.name) < (other.cost, other.name)

    def __repr__(self):
        return f"{self.name}({self.cost})"


def schedule(specs):
    jobs = [Job(*s) for s in specs]
    ready = [j for j in jobs if not j.after]
    blocked = [j for j in jobs if j.after]
    heapq.heapify(ready)
    clock, done = 0, []
    while ready:
        job = heapq.heappop(ready)
        clock += job.cost
        done.append((job.name, clock))
        for b in blocked[:]:
            if job.name in b.after:
                b.after.remove(job.name)
            if not b.after:
                blocked.remove(b)
                heapq.heappush(ready, b)
    return done, len(blocked)
#> schedule([("wash", 3), ("dry", 5, ["wash"]), ("cook", 4)])
#> schedule([("a", 1, ["b"]), ("b", 1, ["a"]), ("c", 2)])
#> schedule([("x", 9), ("y", 2), ("z", 1, ["y"]), ("w", 1, ["y", "x"])])
#> schedule([])
#> schedule([("dig", 8), ("pour", 6, ["dig"]), ("wall", 7, ["pour"])])
# %%
def partial_right(fn, *tail):
    def call(*head):
        return fn(*head, *tail)
    return call


def slope(x1, y1, x2, y2):
    if x1 == x2:
        return None
    return (y2 - y1) // (x2 - x1)


def look_from(target, points):
    to_target = partial_right(slope, *target)
    answer = {}
    for p in points:
        s = to_target(*p)
        answer.setdefault(s, []).append(p[0])
    blocked = sum(len(v) - 1 for v in answer.values())
    return answer, blocked
#> look_from((0, 0), [(1, 1), (2, 2), (3, 0)])
#> look_from((5, 5), [(5, 9), (5, 1)])
#> look_from((10, 20), [(0, 0), (4, 8), (20, 0), (9, 25)])
#> look_from((-3, 2), [])
#> look_from((2, 7), [(1, 3), (4, 1)])
# %%
class Die:
    def __init__(self, faces, start=1):
        self.faces = faces
        self.top = start
        self.rolls = 0

    def __repr__(self):
        return f"d{self.faces}={self.top}"

    def roll(self):
        self.rolls += 1
        self.top = (self.top * 7 + self.rolls) % self.faces + 1
        return self.top


class LoadedDie(Die):
    def roll(self):
        first = super().roll()
        if first <= self.faces // 2:
            return super().roll()
        return first


def race(faces, goal):
    fair, loaded = Die(faces), LoadedDie(faces)
    a = b = turns = 0
    while a < goal and b < goal:
        a += fair.roll()
        b += loaded.roll()
        turns += 1
    return a, b, turns, fair.rolls, loaded.rolls
#> race(6, 10)
#> race(20, 30)
#> race(4, 9)
#> race(6, 0)
#> race(100, 120)
# %%
class Text:
    def __init__(self, s):
        self.s = s

    def __getattr__(self, name):
        if not name.startswith("only_"):
            raise AttributeError(name)
        test = getattr(str, "is" + name[5:])
        return "".join(c for c in self.s if test(c))

    def __repr__(self):
        return f"Text({self.s!r})"


def sieve_text(s, kinds):
    t = Text(s)
    got = {}
    for k in kinds:
        try:
            got[k] = getattr(t, "only_" + k)
        except AttributeError:
            got[k] = None
    rest = len(s) - sum(len(v) for v in got.values() if v)
    return got, rest
#> sieve_text("Ab3 x9", ["digit", "upper"])
#> sieve_text("no way", ["space", "funny"])
#> sieve_text("", ["alpha"])
#> sieve_text("R2-D2 & C3PO", ["alpha", "digit", "space"])
#> sieve_text("tea4Two", ["lower", "title", "upper"])
# %%
class Solution:
    def __init__(self):
        self.memo = {}
        self.calls = 0

    def split_cost(self, n):
        self.calls += 1
        if n <= 2:
            return n
        if n not in self.memo:
            a = n // 3
            b = n - a
            self.memo[n] = min(self.split_cost(a), self.split_cost(b)) + n % 5
        return self.memo[n]

    def cheapest(self, numbers):
        costs = [self.split_cost(n) for n in numbers]
        best = min(costs)
        return numbers[costs.index(best)], best, self.calls
#> Solution().cheapest([9, 14])
#> Solution().cheapest([3])
#> Solution().cheapest([20, 13, 8])
#> Solution().cheapest([1, 2, 7])
#> Solution().cheapest([31, 24])
# %%
class Mailbox:
    def __init__(self, owner):
        self.owner = owner
        self.unread, self.read = [], []

    def __len__(self):
        return len(self.unread)

    def __repr__(self):
        return f"{self.owner}({len(self)} new)"

    def open_one(self, newest=True):
        if not self.unread:
            return None
        letter = self.unread.pop(-1 if newest else 0)
        self.read.append(letter)
        return letter


class Post:
    def __init__(self):
        self.boxes = {}

    def __repr__(self):
        return f"Post{list(self.boxes.values())}"

    def __getitem__(self, who):
        if who not in self.boxes:
            self.boxes[who] = Mailbox(who)
        return self.boxes[who]


def deliver(letters, visits):
    post = Post()
    for i, who in enumerate(letters):
        post[who].unread.append(i)
    opened = [post[who].open_one(newest=who.islower()) for who in visits]
    return opened, {b.owner: len(b) for b in post.boxes.values()}
#> deliver(["jo", "jo", "Al"], ["jo", "Al"])
#> deliver(["Cy", "Cy", "Cy"], ["Cy", "Cy"])
#> deliver([], ["eve"])
#> deliver(["max", "Ute", "max", "Ute", "max"], ["Ute", "max", "max", "Ute", "Ute"])
#> deliver(["b", "a", "b"], [])
# %%
def tree_insert(tree, key):
    if not tree:
        return (key, (), ())
    k, left, right = tree
    if key < k:
        return (k, tree_insert(left, key), right)
    return (k, left, tree_insert(right, key))


def spine(tree, side):
    while tree:
        yield tree[0]
        tree = tree[side]


def silhouettes(keys):
    tree = ()
    for key in keys:
        tree = tree_insert(tree, key)
    left = list(spine(tree, 1))
    right = list(spine(tree, 2))
    return left[::-1] + right[1:], len(keys) - len(left) - len(right) + bool(keys)
#> silhouettes([5, 3, 8])
#> silhouettes([5, 2, 4, 1, 9])
#> silhouettes([])
#> silhouettes([7, 7, 7])
#> silhouettes([50, 20, 80, 30, 60, 10])
# %%
class Budget:
    def __init__(self, **limits):
        self.limits = limits
        self.spent = dict.fromkeys(limits, 0)

    def __repr__(self):
        return str({k: f"{self.spent[k]}/{v}" for k, v in self.limits.items()})

    def __getitem__(self, k):
        return self.limits[k] - self.spent[k]

    def __isub__(self, item):
        kind, amount = item
        take = min(amount, self[kind])
        self.spent[kind] += take
        rest = amount - take
        for other in self.limits:
            if rest and other != kind:
                extra = min(rest, self[other])
                self.spent[other] += extra
                rest -= extra
        return self


def month(limits, bills):
    b = Budget(**limits)
    for bill in bills:
        b -= bill
    return b.spent, {k: b[k] for k in limits}
#> month({"food": 30, "fun": 10}, [("food", 25), ("fun", 12)])
#> month({"a": 5}, [("a", 9), ("a", 1)])
#> month({"rent": 100, "car": 50, "misc": 20}, [("car", 60), ("misc", 30)])
#> month({"x": 7, "y": 7}, [])
#> month({"p": 1, "q": 2, "r": 3}, [("r", 4), ("p", 1)])
# %%
def windowed(seq, n, step=1):
    for i in range(0, len(seq) - n + 1, step):
        yield seq[i:i + n]


def score_window(win, *, weights=(1, 2, 1)):
    return sum(w * x for w, x in zip(weights, win))


def peak_window(seq, **kw):
    step = kw.pop("step", 1)
    best = None
    for win in windowed(seq, 3, step=step):
        s = score_window(win, **kw)
        if best is None or s > best[0]:
            best = (s, win)
    return best
#> peak_window([1, 5, 2, 8, 3])
#> peak_window([1, 5, 2, 8, 3], step=2)
#> peak_window([4, 4], step=5)
#> peak_window([9, 1, 9, 1, 7], weights=(1, -1, 1))
#> peak_window([-3, -9, 0, 12, 6, 6], weights=(0, 0, 5), step=3)
# %%
class Spool:
    made = []

    def __new__(cls, colour, length):
        for old in cls.made:
            if old.colour == colour:
                old.length += length
                return old
        new = super().__new__(cls)
        new.colour, new.length = colour, length
        cls.made.append(new)
        return new

    def __repr__(self):
        return f"{self.colour}{self.length}"

    def cut(self, n):
        got = min(n, self.length)
        self.length -= got
        return got


def sew(purchases, cuts):
    Spool.made = []
    for colour, length in purchases:
        Spool(colour, length)
    got = [Spool(colour, 0).cut(n) for colour, n in cuts]
    return got, [repr(s) for s in Spool.made]
#> sew([("red", 10), ("blue", 4), ("red", 5)], [("red", 12), ("red", 12)])
#> sew([("grey", 3)], [("pink", 1)])
#> sew([], [("tan", 2), ("tan", 3)])
#> sew([("ash", 40), ("ash", 2)], [("ash", 41)])
#> sew([("jet", 6), ("sky", 9)], [("sky", 4), ("jet", 7), ("sky", 4)])
