# %%
class Thermos:
    def __init__(self, temp, room=20):
        self.temp, self.room = temp, room

    def __repr__(self):
        return f"Thermos({self.temp})"

    def wait(self, hours):
        for _ in range(hours):
            gap = self.temp - self.room
            if abs(gap) < 4:
                break
            self.temp -= gap // 4
        return self.temp


def hours_until(thermos, target):
    h = 0
    while thermos.temp > target and h < 10:
        before = thermos.temp
        if thermos.wait(1) == before:
            return None
        h += 1
    return h


def picnic(temps, target=50, **kw):
    flasks = [Thermos(t, **kw) for t in temps]
    return [(hours_until(f, target), f.temp) for f in flasks]
#> picnic([90, 60])
#> picnic([80], target=21)
#> picnic([45, 100], 60, room=0)
#> picnic([], 10)
#> picnic([70, 33, 52], target=30, room=28)
# %%
from collections import namedtuple

Card = namedtuple("Card", ["suit", "rank"])


class Hand:
    order = "cdhs"

    def __init__(self, text):
        self.cards = [Card(t[-1], int(t[:-1])) for t in text.split()]

    def __repr__(self):
        return " ".join(f"{c.rank}{c.suit}" for c in self.cards)

    def by_suit(self):
        groups = {s: [] for s in self.order}
        for suit, rank in self.cards:
            groups[suit].append(rank)
        return {s: sorted(r) for s, r in groups.items() if r}

    def value(self):
        points = 0
        for ranks in self.by_suit().values():
            points += max(ranks) * len(ranks)
        return points


def best_hand(*texts):
    hands = [Hand(t) for t in texts]
    top = max(hands, key=Hand.value)
    return repr(top), top.value(), top.by_suit()
#> best_hand("3h 9h", "10c 2d")
#> best_hand("7s")
#> best_hand("2c 3c 4c", "11d", "5h 6s")
#> best_hand("8d 8h", "8s 8c", "1s 2s 3s 4s")
#> best_hand("12h 1h 4d", "13s")
# %%
def stack_machine():
    stack = []
    labels = {}

    def push(n):
        stack.append(int(n))

    def drop(n="1"):
        del stack[len(stack) - int(n):]

    def name(label):
        labels[label] = stack[-1]

    def get(label):
        stack.append(labels.get(label, 0))

    def fold(op):
        b, a = stack.pop(), stack.pop()
        stack.append({"sum": a + b, "sub": a - b, "big": max(a, b)}[op])

    return stack, labels, locals()


def interpret(*lines):
    stack, labels, ops = stack_machine()
    for line in lines:
        word, _, arg = line.partition(" ")
        ops[word](*arg.split())
    return stack, labels
#> interpret("push 4", "push 6", "fold sum")
#> interpret("push 9", "name k", "drop", "get k", "get z")
#> interpret("push 1", "push 2", "push 3", "drop 2")
#> interpret("push 5", "fold big")
#> interpret("push 30", "push 12", "fold sub", "name d", "get d", "fold big")
# %%
class Bus:
    seats = 4

    def __init__(self):
        self.riders = []
        self.fares = 0

    def __len__(self):
        return len(self.riders)

    def __repr__(self):
        return f"Bus{self.riders}"

    @property
    def full(self):
        return len(self) >= self.seats

    def board(self, stop):
        if self.full:
            return False
        self.riders.append(stop)
        return True

    def arrive(self, stop):
        off = [r for r in self.riders if r <= stop]
        self.riders = [r for r in self.riders if r > stop]
        self.fares += 2 * len(off)


def route(queues):
    bus = Bus()
    left_behind = []
    for stop, queue in enumerate(queues):
        bus.arrive(stop)
        for dest in queue:
            if dest > stop and not bus.board(dest):
                left_behind.append((stop, dest))
    return bus.riders, bus.fares, left_behind
#> route([[1, 2], [3], []])
#> route([[2, 2, 3, 3, 1], [4]])
#> route([])
#> route([[0, 5], [5, 5, 5, 5], [3], [9]])
#> route([[1, 1, 1], [2, 2], [4, 3], [7], [8]])
# %%
class Expr:
    def __init__(self, op, left, right):
        self.op, self.left, self.right = op, left, right

    def __repr__(self):
        return f"({self.left}{self.op}{self.right})"


def to_expr(parts):
    if not isinstance(parts, (list, tuple)):
        return parts
    op, l, r = parts
    return Expr(op, to_expr(l), to_expr(r))


def simplify(e):
    if not isinstance(e, Expr):
        return e
    l, r = simplify(e.left), simplify(e.right)
    if e.op == "*" and 0 in (l, r):
        return 0
    if e.op == "*" and l == 1:
        return r
    if e.op == "+" and l == 0:
        return r
    if isinstance(l, int) and isinstance(r, int):
        return l + r if e.op == "+" else l * r
    return Expr(e.op, l, r)


def tidy(parts):
    e = to_expr(parts)
    return repr(e), repr(simplify(e))
#> tidy(["+", 2, ["*", 3, 4]])
#> tidy(["*", "x", ["+", 0, 0]])
#> tidy(["+", ["*", 1, "y"], 7])
#> tidy(15)
#> tidy(["*", ["+", 0, "a"], ["*", 1, ["+", 5, -2]]])
# %%
def batches(items, sizes):
    it = iter(items)
    for n in sizes:
        chunk = [x for _, x in zip(range(n), it)]
        if not chunk:
            return
        yield chunk


def summarise(chunk, *reducers):
    return tuple(r(chunk) for r in reducers)


def shipping(weights, sizes, heavy=20):
    rows = []
    for chunk in batches(weights, sizes):
        total, top, n = summarise(chunk, sum, max, len)
        rows.append(f"{n}:{total}" + ("!" if total > heavy else ""))
        if top == total:
            rows.append("single")
    return rows
#> shipping([4, 5, 6, 7], [2, 2])
#> shipping([30, 1, 2], [1, 5])
#> shipping([3, 3, 3], [2, 2, 2], heavy=5)
#> shipping([8], [])
#> shipping([12, 9, 14, 2, 6, 1], [3, 2, 1], 25)
# %%
class Solution:
    class Bit:
        def __init__(self, n):
            self.n = n
            self.flips = 0

        def __repr__(self):
            return f"{self.n:08b}"

        def __getitem__(self, i):
            return self.n >> i & 1

        def __setitem__(self, i, v):
            if self[i] != v:
                self.n ^= 1 << i
                self.flips += 1

    def mirror_low(self, n, width=4):
        """Copies the low half of the bits, mirrored, into the high half."""
        bits = self.Bit(n)
        for i in range(width):
            bits[2 * width - 1 - i] = bits[i]
        return bits.n, repr(bits), bits.flips
#> Solution().mirror_low(5)
#> Solution().mirror_low(240)
#> Solution().mirror_low(255)
#> Solution().mirror_low(6, width=3)
#> Solution().mirror_low(1023, 2)
# %%
class Graph:
    def __init__(self):
        self.edges = {}

    def __repr__(self):
        return f"Graph({self.edges})"

    def link(self, a, b, both=True):
        self.edges.setdefault(a, []).append(b)
        self.edges.setdefault(b, [])
        if both:
            self.link(b, a, both=False)

    def reach(self, start, hops):
        level, seen = [start], [start]
        for _ in range(hops):
            level = [n for a in level for n in self.edges.get(a, ()) if n not in seen]
            level = list(dict.fromkeys(level))
            seen += level
        return seen


def gossip(pairs, start, hops):
    g = Graph()
    for p in pairs:
        a, arrow, b = p
        g.link(a, b, both=arrow == "-")
    heard = g.reach(start, hops)
    return heard, len(g.edges) - len(heard)
#> gossip(["a-b", "b-c", "c-d"], "a", 2)
#> gossip(["a>b", "c>a"], "a", 3)
#> gossip(["x-y", "x-z", "z>w", "w-y"], "y", 1)
#> gossip(["p>q", "q>r", "r>p"], "r", 2)
#> gossip(["m-n"], "m", 0)
# %%
class Slot:
    """A descriptor that keeps values in a range and counts corrections."""

    def __init__(self, low, high):
        self.low, self.high = low, high
        self.fixed = 0

    def __repr__(self):
        return f"Slot({self.low},{self.high},fixed={self.fixed})"

    def __set_name__(self, owner, name):
        self.key = f"_{name}_{owner.__name__[0]}"

    def __get__(self, obj, kind=None):
        return self if obj is None else obj.__dict__.get(self.key, kind and self.low)

    def __set__(self, obj, value):
        good = min(self.high, max(self.low, value))
        self.fixed += good != value
        obj.__dict__[self.key] = good


class Mixer:
    bass = Slot(-5, 5)
    volume = Slot(0, 10)

    def __repr__(self):
        return f"Mixer{self.__dict__}"


def tune(changes):
    m = Mixer()
    for name, delta in changes:
        setattr(m, name, getattr(m, name) + delta)
    return m.bass, m.volume, Mixer.bass.fixed, Mixer.volume.fixed
#> tune([("volume", 4), ("bass", 3)])
#> tune([("volume", 12), ("volume", -3)])
#> tune([("bass", 11), ("bass", -20), ("bass", 1)])
#> tune([])
#> tune([("bass", -2), ("volume", -1), ("volume", 6), ("volume", 6)])
# %%
def trampoline(fn, *args):
    jumps = 0
    out = fn(*args)
    while callable(out):
        jumps += 1
        out = out()
    return out, jumps


def drain(a, b, spilled=0):
    if a <= 0 or b <= 0:
        return a, b, spilled
    if a > b:
        return lambda: drain(a - b, b, spilled + 1)
    return lambda: drain(a, b - a - 1, spilled)


def barrels(pairs):
    out = []
    for a, b in pairs:
        (x, y, s), jumps = trampoline(drain, a, b)
        out.append((x + y, s, jumps))
    return out
#> barrels([(7, 3)])
#> barrels([(2, 9), (0, 5)])
#> barrels([(30, 12)])
#> barrels([(5, 5), (6, 4), (1, 1)])
#> barrels([(-3, 8), (17, 23)])
# %%
class Piece:
    def __init__(self, at):
        self.at = at

    def targets(self, size):
        r, c = self.at
        for dr, dc in self.steps:
            if 0 <= r + dr < size and 0 <= c + dc < size:
                yield r + dr, c + dc

    def __repr__(self):
        return f"{type(self).__name__}{self.at}"


class Camel(Piece):
    steps = [(3, 1), (1, 3), (-3, 1), (-1, 3), (3, -1), (1, -3), (-3, -1), (-1, -3)]


class Pawn(Piece):
    steps = [(1, -1), (1, 1)]


def attacked(size, camels, pawns):
    pieces = [Camel(p) for p in camels] + [Pawn(p) for p in pawns]
    taken = {p.at for p in pieces}
    hits = {}
    for p in pieces:
        for t in p.targets(size):
            if t in taken:
                hits.setdefault(t, []).append(repr(p))
    return hits
#> attacked(5, [(0, 0)], [(3, 1)])
#> attacked(4, [], [(0, 0), (1, 1), (1, 2)])
#> attacked(8, [(2, 2), (5, 3)], [(1, 5), (6, 6)])
#> attacked(3, [(1, 1)], [(0, 0)])
#> attacked(6, [(0, 1), (3, 0), (4, 4)], [(2, 1)])
# %%
def memo_by(key):
    def deco(fn):
        cache = {}

        def inner(x):
            k = key(x)
            if k not in cache:
                cache[k] = fn(x)
            return cache[k]
        inner.cache = cache
        return inner
    return deco


def rough_prices(weights, grid=10):
    @memo_by(lambda w: w // grid)
    def price(w):
        return w * 3 + 1

    bill = [price(w) for w in weights]
    return bill, price.cache
#> rough_prices([12, 17, 25])
#> rough_prices([5, 105, 5, 9])
#> rough_prices([-1, -12, 3], 4)
#> rough_prices([40, 30, 20, 10], grid=25)
#> rough_prices([])
# %%
class Snake:
    def __init__(self, length=3):
        self.body = [(0, i) for i in range(length)]

    @property
    def head(self):
        return self.body[-1]

    def __len__(self):
        return len(self.body)

    def __repr__(self):
        return f"Snake(head={self.head}, len={len(self)})"

    def move(self, d, grow=False):
        r, c = self.head
        dr, dc = {"u": (-1, 0), "d": (1, 0), "l": (0, -1), "r": (0, 1)}[d]
        if not grow:
            self.body.pop(0)
        nxt = (r + dr, c + dc)
        crash = nxt in self.body
        self.body.append(nxt)
        return not crash


def slither(moves, length=3):
    s = Snake(length)
    for i, m in enumerate(moves):
        ok = s.move(m.lower(), grow=m.isupper())
        if not ok:
            return "crash", i, s.head
    return len(s), s.body[0], s.head
#> slither("rdd")
#> slither("l")
#> slither("DlU")
#> slither("drUL", length=2)
#> slither("RRdDl", 1)
# %%
class Money:
    def __init__(self, cents):
        self.cents = cents

    def __repr__(self):
        sign = "-" if self.cents < 0 else ""
        whole, part = divmod(abs(self.cents), 100)
        return f"{sign}{whole}.{part:02d}"

    def __radd__(self, other):
        return Money(self.cents + (other.cents if isinstance(other, Money) else other))

    __add__ = __radd__

    def __floordiv__(self, n):
        return Money(self.cents // n)

    def split(self, n):
        each = self // n
        rest = self.cents - each.cents * n
        return [each + 1] * rest + [each] * (n - rest)


def bill(amounts, people):
    total = sum(Money(a) for a in amounts)
    if total == 0:
        return "nothing"
    shares = total.split(people)
    return repr(total), [repr(s) for s in shares]
#> bill([1000, 250], 3)
#> bill([5], 2)
#> bill([], 4)
#> bill([-700, 99], 2)
#> bill([1999, 3450, 1], 4)
# %%
class Tape:
    def __init__(self, cells="", blank="_"):
        self.cells = dict(enumerate(cells))
        self.blank = blank
        self.pos = 0

    def read(self):
        return self.cells.get(self.pos, self.blank)

    def write(self, ch):
        self.cells[self.pos] = ch

    def __repr__(self):
        return "".join(self.cells[k] for k in sorted(self.cells))


RULES = {
    ("go", "1"): ("1", 1, "go"),
    ("go", "0"): ("1", 1, "odd"),
    ("odd", "1"): ("0", 1, "go"),
    ("odd", "0"): ("0", 1, "odd"),
    ("odd", "_"): ("1", -1, "stop"),
    ("go", "_"): ("0", 1, "stop"),
}


def run_tape(cells, state="go"):
    tape = Tape(cells)
    steps = 0
    while state != "stop":
        ch, move, state = RULES[state, tape.read()]
        tape.write(ch)
        tape.pos += move
        steps += 1
    return repr(tape), tape.pos, steps
#> run_tape("110")
#> run_tape("0011", "odd")
#> run_tape("")
#> run_tape("10x")
#> run_tape("01010")
# %%
def pick(fields, *, rename=None):
    rename = rename or {}

    def stage(rows):
        for row in rows:
            yield {rename.get(f, f): row[f] for f in fields if f in row}
    return stage


def where(**conds):
    def stage(rows):
        for row in rows:
            if all(row.get(k) == v for k, v in conds.items()):
                yield row
    return stage


def query(rows, *stages):
    makers = {"pick": pick, "where": where}
    for name, args, kwargs in stages:
        rows = makers[name](*args, **kwargs)(rows)
    return list(rows)
#> query([{"a": 1, "b": 2}, {"a": 3, "b": 2}], ("where", [], {"a": 3}))
#> query([{"a": 1, "b": 2}], ("pick", [["b", "z"]], {"rename": {"b": "bee"}}))
#> query([{"k": 5}, {"k": 6}])
#> query([{"n": "x", "q": 4}, {"n": "y", "q": 4}], ("where", [], {"q": 4}), ("pick", [["n"]], {}))
#> query([{"u": 1}, {}], ("where", [], {"u": 2}), ("pick", [["u"]], {}))
# %%
class Skyline:
    def __init__(self, *heights):
        self.heights = heights

    def __reversed__(self):
        return Skyline(*self.heights[::-1])

    def __iter__(self):
        tallest = None
        for h in self.heights:
            if tallest is None or h > tallest:
                tallest = h
                yield h

    def __repr__(self):
        return f"Skyline{self.heights}"


def views(heights):
    sky = Skyline(*heights)
    west = list(sky)
    east = list(reversed(sky))
    both = [h for h in west if h in east]
    return west, east, both, sum(sky) - sum(reversed(sky))
#> views([3, 5, 4, 8, 2])
#> views([9, 1, 9])
#> views([])
#> views([2, 4, 6, 8])
#> views([15, 40, 22, 31, 7])
# %%
class Item:
    def __init__(self, name, price, qty=1):
        self.name = name
        self.price = price
        self.qty = qty

    def __repr__(self):
        return f"{self.qty}x{self.name}@{self.price}"


class Cart:
    def __init__(self):
        self.items = []
        self.rules = []

    def __repr__(self):
        return f"Cart{self.items}"

    def total(self):
        full = sum(i.price * i.qty for i in self.items)
        off = sum(rule(self) for rule in self.rules)
        return full - off


def every_third_free(cart):
    return sum(i.price * (i.qty // 3) for i in cart.items)


def big_order(limit, off):
    return lambda cart: off if sum(i.qty for i in cart.items) >= limit else 0


def checkout(lines, coupons=""):
    cart = Cart()
    cart.items = [Item(*line) for line in lines]
    if "3" in coupons:
        cart.rules.append(every_third_free)
    if "B" in coupons:
        cart.rules.append(big_order(5, off=10))
    return cart.total(), repr(cart)
#> checkout([("pen", 4, 3), ("pad", 9)])
#> checkout([("pen", 4, 3), ("pad", 9)], "3")
#> checkout([("nut", 2, 7)], coupons="3B")
#> checkout([], "B")
#> checkout([("cup", 15, 2), ("mug", 12, 2)], "B3")
# %%
class Solution:
    def flatten_playlist(self, lists, start):
        """Names of other lists inside a list are played in place, but never twice."""
        played = []

        def play(name):
            if name in played:
                return
            played.append(name)
            for entry in lists[name]:
                if entry in lists:
                    yield from play(entry)
                else:
                    yield entry

        songs = list(play(start))
        return songs, [n for n in lists if n not in played]
#> Solution().flatten_playlist({"mix": ["s1", "pop"], "pop": ["s2", "s3"]}, "mix")
#> Solution().flatten_playlist({"a": ["b", "x"], "b": ["a", "y"]}, "a")
#> Solution().flatten_playlist({"a": ["q"], "b": [], "c": ["a", "a", "z"]}, "c")
#> Solution().flatten_playlist({"solo": []}, "solo")
#> Solution().flatten_playlist({"p": ["1", "r", "2"], "r": ["3", "t"], "t": ["4"], "u": ["5"]}, "p")
# %%
class Seat:
    def __init__(self, row, no):
        self.row, self.no, self.by = row, no, None

    def __bool__(self):
        return self.by is None

    def __repr__(self):
        return f"{self.row}{self.no}" + (f"={self.by}" if self.by else "")


class Hall:
    def __init__(self, rows, width):
        self.rows = {r: [Seat(r, n + 1) for n in range(width)] for r in rows}

    def __repr__(self):
        return f"Hall({self.rows})"

    def book(self, who, n):
        for row in self.rows.values():
            for i in range(len(row) - n + 1):
                block = row[i:i + n]
                if all(block):
                    for seat in block:
                        seat.by = who
                    return f"{block[0].row}{block[0].no}"
        return None


def box_office(rows, width, *wishes):
    hall = Hall(rows, width)
    got = [hall.book(who, n) for who, n in wishes]
    free = sum(bool(s) for row in hall.rows.values() for s in row)
    return got, free
#> box_office("AB", 3, ("ed", 2), ("flo", 2))
#> box_office("A", 4, ("x", 3), ("y", 2), ("z", 1))
#> box_office("QR", 2, ("big", 3))
#> box_office("KLM", 2, ("a", 1), ("b", 2), ("c", 1), ("d", 2))
#> box_office("C", 2)
# %%
import operator


class Rule:
    ops = {"<": operator.lt, ">": operator.gt, "=": operator.eq}

    def __init__(self, text):
        test, self.result = text.split("?")
        self.field, self.op, self.value = test[0], test[1], int(test[2:])

    def __repr__(self):
        return f"{self.field}{self.op}{self.value}"

    def matches(self, part):
        return self.ops[self.op](part[self.field], self.value)


def classify(rules, default, **part):
    tried = []
    for rule in map(Rule, rules):
        tried.append(repr(rule))
        if rule.matches(part):
            return rule.result, tried
    return default, tried


def sort_parts(rules, parts):
    return [classify(rules, "bin", **p)[0] for p in parts] + classify(rules, "bin", **parts[0])[1]
#> sort_parts(["w>10?heavy", "h<3?flat"], [{"w": 4, "h": 2}, {"w": 40, "h": 1}])
#> sort_parts(["a=7?lucky"], [{"a": 8}, {"a": 7}, {"a": -7}])
#> sort_parts([], [{"x": 1}])
#> sort_parts(["b<0?neg", "b=0?nil", "b>99?big"], [{"b": 50}, {"b": -1}, {"b": 100}, {"b": 0}])
#> sort_parts(["k>5?up"], [{"k": 6}, {"m": 9}])
# %%
class Rope:
    def __init__(self, left, right=None):
        self.left, self.right = left, right
        self.weight = len(left)

    def __len__(self):
        return self.weight + (len(self.right) if self.right else 0)

    def __getitem__(self, i):
        if i < self.weight:
            return self.left[i]
        return self.right[i - self.weight]

    def __repr__(self):
        return f"<{self.left}|{self.right or ''}>"


def braid(pieces):
    rope = Rope("")
    for i, p in enumerate(pieces):
        rope = Rope(rope, Rope(p)) if i % 2 else Rope(p, rope)
    return rope


def pluck(pieces, indices):
    rope = braid(pieces)
    return len(rope), "".join(rope[i] if i < len(rope) else "." for i in indices)
#> pluck(["ab", "cd"], [0, 3])
#> pluck(["x", "yy", "zzz"], [2, 3, 5, 9])
#> pluck([], [0])
#> pluck(["hello", "!", "oh"], [0, 7, 2])
#> pluck(["1", "23", "456", "7"], [6, 0, 3])
# %%
def counter_with_reset(limit):
    state = {"n": 0, "wraps": 0}

    def tick(k=1, **opts):
        if opts.get("reset"):
            state["n"] = 0
        state["n"] += k
        while state["n"] >= limit:
            state["n"] -= limit
            state["wraps"] += 1
            if "on_wrap" in opts:
                opts["on_wrap"](state["wraps"])
        return state["n"]

    return tick


def odometer(limits, ticks):
    low = counter_with_reset(limits[0])
    high = counter_with_reset(limits[1])
    shown = []
    top = 0

    def carry(_wraps):
        nonlocal top
        top = high() + 0 * _wraps

    for t in ticks:
        shown.append((top, low(t, on_wrap=carry))[::-1])
    return shown
#> odometer((10, 10), [7, 5, 9])
#> odometer((3, 2), [1, 1, 1, 4])
#> odometer((60, 24), [150])
#> odometer((5, 4), [])
#> odometer((8, 3), [9, 9, 9])
# %%
class Village:
    total = 0

    def __init__(self, name, people):
        self.name, self.people = name, people
        type(self).total += people

    def __repr__(self):
        return f"{self.name}:{self.people}"

    def migrate(self, other, share):
        movers = self.people * share // 100
        self.people -= movers
        other.people += movers
        return movers


class Town(Village):
    total = 0

    def migrate(self, other, share):
        return super().migrate(other, share // 2)


def census(places, moves):
    Village.total = Town.total = 0
    made = {n: (Town if p >= 1000 else Village)(n, p) for n, p in places}
    moved = [made[a].migrate(made[b], s) for a, b, s in moves]
    return [repr(v) for v in made.values()], moved, (Village.total, Town.total)
#> census([("Arn", 200), ("Bek", 1500)], [("Bek", "Arn", 20)])
#> census([("C", 50), ("D", 70)], [("C", "D", 50), ("D", "C", 10)])
#> census([("Ox", 9000)], [("Ox", "Ox", 30)])
#> census([("P", 999), ("Q", 1000), ("R", 10)], [("P", "R", 33), ("Q", "R", 5), ("R", "Q", 100)])
#> census([], [])
# %%
from itertools import accumulate, groupby


class Signal:
    def __init__(self, bits):
        self.bits = bits

    @property
    def runs(self):
        return [(b, len(list(g))) for b, g in groupby(self.bits)]

    @property
    def level(self):
        return list(accumulate(1 if b == "1" else -1 for b in self.bits))

    def denoise(self, shortest=2):
        out = ""
        for b, n in self.runs:
            if n < shortest and out:
                b = out[-1]
            out += b * n
        return Signal(out)

    def __repr__(self):
        return self.bits


def clean(bits, rounds=1):
    s = Signal(bits)
    for _ in range(rounds):
        s = s.denoise()
    return repr(s), s.runs, s.level[-1:]
#> clean("1101100")
#> clean("0101")
#> clean("")
#> clean("1001011", rounds=2)
#> clean("000111010", 3)
# %%
class Heist:
    def __init__(self, plan):
        self.steps = iter(plan)
        self.alarm = 0

    def __repr__(self):
        return f"Heist(alarm={self.alarm})"

    def __next__(self):
        step = next(self.steps)
        if step < 0:
            self.alarm -= step
        if self.alarm > 5:
            raise RuntimeError(f"caught at {self.alarm}")
        return max(step, 0)

    def __iter__(self):
        return self


def loot(plans):
    log = []
    for plan in plans:
        h, bag = Heist(plan), 0
        try:
            for gain in h:
                bag += gain
        except RuntimeError as e:
            log.append((bag // 2, str(e)))
        else:
            log.append((bag, h.alarm))
    return log
#> loot([[10, -2, 20], [5, -6, 100]])
#> loot([[-1, -1, -1, 7]])
#> loot([[], [3]])
#> loot([[50, -3, 9, -3, 80], [1, 2, -5]])
#> loot([[12, 0, -6]])
# %%
def ordered_apply(*stages, start):
    value = start
    trail = []
    for stage in stages:
        fn, *args = stage if isinstance(stage, tuple) else (stage,)
        value = fn(value, *args)
        trail.append(value)
    return trail


def rotate(s, k=1):
    k %= len(s) or 1
    return s[k:] + s[:k]


def dedupe(s):
    return "".join(dict.fromkeys(s))


def mask(s, ch, with_="*"):
    return s.replace(ch, with_)


def scramble(word, secret):
    head = secret[0]
    return ordered_apply((rotate, len(secret)), (mask, head), dedupe, rotate, (mask, "*", head.upper()), start=word)
#> scramble("banana", "ax")
#> scramble("letter", "tee")
#> scramble("zz", "q")
#> scramble("mississippi", "sold")
#> scramble("go", "oooo")
# %%
class Plot:
    def __init__(self, w, h):
        self.grid = [["."] * w for _ in range(h)]

    def __str__(self):
        return "/".join("".join(r) for r in self.grid)

    __repr__ = __str__

    def inside(self, x, y):
        return 0 <= y < len(self.grid) and 0 <= x < len(self.grid[0])

    def line(self, x, y, dx, dy, n, ch="#"):
        drawn = 0
        for _ in range(n):
            if not self.inside(x, y):
                break
            if self.grid[y][x] != ".":
                ch = "+"
            self.grid[y][x] = ch
            x, y = x + dx, y + dy
            drawn += 1
        return drawn


def sketch(w, h, strokes):
    p = Plot(w, h)
    drawn = [p.line(*s) for s in strokes]
    return str(p), drawn
#> sketch(4, 3, [(0, 0, 1, 0, 4)])
#> sketch(3, 3, [(0, 0, 1, 1, 5), (0, 2, 1, -1, 3)])
#> sketch(5, 2, [(4, 1, -1, 0, 2, "o"), (9, 9, 1, 1, 3)])
#> sketch(2, 4, [(0, 0, 0, 1, 4, "|"), (1, 3, -1, 0, 2, "-")])
#> sketch(3, 1, [])
# %%
class Solution:
    def __init__(self, log=None):
        self.log = log if log is not None else []

    def _step(self, name, value):
        self.log.append(f"{name}={value}")
        return value

    def _pad(self, digits, size, fill=0):
        return [fill] * (size - len(digits)) + digits

    def add_backwards(self, a, b):
        """Adds digit lists from the left, carrying to the right."""
        size = max(len(a), len(b))
        a, b = self._pad(a, size), self._pad(b, size, fill=9)
        carry, out = 0, []
        for x, y in zip(a, b):
            carry, digit = divmod(self._step("s", x + y + carry), 10)
            out.append(digit)
        if carry:
            out.append(self._step("c", carry))
        return out, self.log[-2:]
#> Solution().add_backwards([1, 2, 3], [4, 5, 6])
#> Solution().add_backwards([9, 9], [1])
#> Solution().add_backwards([5], [7, 7, 7])
#> Solution().add_backwards([], [])
#> Solution().add_backwards([8, 0, 4, 6], [3, 9])
# %%
class Channel:
    def __init__(self, name):
        self.name, self.subs, self.sent = name, [], 0

    def __repr__(self):
        return f"{self.name}<{len(self.subs)}>"

    def subscribe(self, fn):
        self.subs.append(fn)
        return lambda: self.subs.remove(fn)

    def send(self, value):
        self.sent += 1
        return [fn(value) for fn in list(self.subs)]


def broadcast(values, leave_at=2):
    ch = Channel("news")
    kept = []
    leave = ch.subscribe(kept.append)
    ch.subscribe(lambda v: v * 2)
    answers = []
    for i, v in enumerate(values):
        if i == leave_at:
            leave()
        answers.append(ch.send(v))
    return answers, kept, ch.sent
#> broadcast([4, 5, 6])
#> broadcast([1], 0)
#> broadcast([7, 8, 9, 10], leave_at=9)
#> broadcast([])
#> broadcast(["a", "bc", "d"], leave_at=1)
# %%
def primes_like(start):
    """Keeps numbers that no earlier kept number divides."""
    kept = []
    n = start
    while True:
        if all(n % k for k in kept):
            kept.append(n)
            again = yield n
            if again:
                kept.pop()
        n += 1


def choose(start, rejects, want=4):
    gen = primes_like(start)
    got = [next(gen)]
    while len(got) < want:
        bad = got[-1] in rejects
        if bad:
            got.pop()
        got.append(gen.send(bad))
    return got
#> choose(2, [])
#> choose(4, [5])
#> choose(6, [6, 8], want=3)
#> choose(10, [11, 13], 5)
#> choose(3, [3, 4, 5], want=2)
# %%
class Diary(dict):
    def __setitem__(self, day, text):
        if day in self:
            text = self[day] + "; " + text
        super().__setitem__(day, text)

    def __missing__(self, day):
        earlier = [d for d in self if d < day]
        return f"({self[max(earlier)]})" if earlier else "-"


def write_diary(entries, ask):
    d = Diary()
    for day, text in entries:
        d[day] = text
    return [d[day] for day in ask], len(d)
#> write_diary([(1, "rain"), (3, "sun"), (3, "wind")], [1, 2, 3, 9])
#> write_diary([], [5])
#> write_diary([(10, "a"), (10, "b"), (10, "c")], [10, 11])
#> write_diary([(7, "snow"), (2, "fog")], [1, 5, 8])
#> write_diary([(4, "x")], [])
# %%
class Wheel:
    def __init__(self, letters, at=0):
        self.letters, self.at = letters, at

    def __repr__(self):
        return f"{self.letters[self.at]}@{self.at}"

    def spin(self, k):
        turns, self.at = divmod(self.at + k, len(self.letters))
        return turns

    def enc(self, ch):
        i = self.letters.find(ch)
        return ch if i < 0 else self.letters[(i + self.at) % len(self.letters)]


def cipher(text, *rings, step=1):
    wheels = [Wheel(r) for r in rings]
    out = ""
    for ch in text:
        for w in wheels:
            ch = w.enc(ch)
        out += ch
        carry = step
        for w in wheels:
            carry = w.spin(carry)
    return out, [w.at for w in wheels]
#> cipher("aaaa", "abcd")
#> cipher("cab", "abc", "cba")
#> cipher("hello", "helo", step=3)
#> cipher("dab-dad", "abd", "bad", step=2)
#> cipher("", "xyz")
# %%
class Polymer:
    def __init__(self, units):
        self.units = list(units)
        self.log = []

    def __repr__(self):
        return "".join(self.units)

    def react(self, pred):
        i = 0
        while i < len(self.units) - 1:
            a, b = self.units[i:i + 2]
            if pred(a, b):
                self.log.append(a + b)
                del self.units[i:i + 2]
                i = max(i - 1, 0)
            else:
                i += 1
        return self


def lab(text, *phases):
    preds = {
        "case": lambda a, b: a != b and a.lower() == b.lower(),
        "next": lambda a, b: ord(b) - ord(a) == 1,
        "twin": lambda a, b: a == b,
    }
    p = Polymer(text)
    sizes = [len(p.react(preds[ph]).units) for ph in phases]
    return repr(p), sizes, p.log
#> lab("aAbB", "case")
#> lab("xaBbAy", "case", "next")
#> lab("abccbd", "twin", "twin")
#> lab("dabcef", "next")
#> lab("QqRrs", "next", "case", "twin")
# %%
class Interval:
    def __init__(self, a, b):
        self.a, self.b = sorted((a, b))

    def __contains__(self, x):
        return self.a <= x <= self.b

    def __and__(self, o):
        a, b = max(self.a, o.a), min(self.b, o.b)
        return Interval(a, b) if a <= b else None

    def __len__(self):
        return self.b - self.a

    def __repr__(self):
        return f"{self.a}..{self.b}"


def busiest(spans, probe):
    ivs = [Interval(*s) for s in spans]
    common = ivs[0]
    for iv in ivs[1:]:
        common = common & iv
        if common is None:
            break
    inside = [str(iv) for iv in ivs if probe in iv]
    return common and repr(common), inside, max(map(len, ivs))
#> busiest([(1, 9), (4, 12)], 5)
#> busiest([(3, 0), (5, 8)], 0)
#> busiest([(10, 20), (12, 30), (15, 18)], 19)
#> busiest([], 4)
#> busiest([(-5, 5), (5, 50), (5, -1)], 5)
# %%
def build_heap_list(values):
    class N:
        def __init__(self, v):
            self.v, self.down, self.right = v, None, None

        def __repr__(self):
            return f"N{self.v}"

    rows = []
    while values:
        row = [N(v) for v in values]
        for a, b in zip(row, row[1:]):
            a.right = b
        for i, n in enumerate(row[::2]):
            if rows:
                n.down = rows[-1][min(2 * i, len(rows[-1]) - 1)]
        rows.append(row)
        values = values[::2] if len(values) > 2 else []
    return rows[-1][0] if rows else None


def search(values, target):
    node = build_heap_list(values)
    hops = []
    while node:
        while node.right and node.right.v <= target:
            node = node.right
            hops.append(node.v)
        node = node.down
    return hops
#> search([1, 3, 5, 7, 9], 7)
#> search([10, 20, 30], 5)
#> search([2, 4], 4)
#> search([], 1)
#> search([5, 8, 11, 14, 17, 20, 23], 22)
# %%
class Wizard:
    def __init__(self):
        self.mana, self.effects, self.said = 10, {}, []

    def __repr__(self):
        return f"Wizard({self.mana}, {self.effects})"

    def cast_shield(self, turns=2):
        self.mana -= 3
        self.effects["shield"] = turns

    def cast_drain(self):
        self.mana += 1 if "shield" in self.effects else 4

    def cast_echo(self, *words, times=1):
        self.mana -= len(words) * times
        self.said += list(words) * times

    def tick(self):
        self.effects = {k: v - 1 for k, v in self.effects.items() if v > 1}


def adventure(spells):
    w = Wizard()
    for spell in spells:
        name, *rest = spell
        args = rest[0] if rest else []
        kw = rest[1] if len(rest) > 1 else {}
        fn = getattr(w, "cast_" + name, None)
        if fn is None or w.mana <= 0:
            w.said.append("fizzle")
        else:
            fn(*args, **kw)
        w.tick()
    return w.mana, w.effects, w.said
#> adventure([("shield",), ("drain",), ("drain",)])
#> adventure([("echo", ["hi", "ho"], {"times": 2}), ("fly",)])
#> adventure([("shield", [5]), ("shield", [], {"turns": 1})])
#> adventure([])
#> adventure([("echo", list("abcdefghij")), ("drain",), ("echo", ["x"])])
# %%
class Queue:
    def __init__(self, name, speed):
        self.name, self.speed = name, speed
        self.people = []

    def __lt__(self, other):
        return self.wait() < other.wait()

    def __repr__(self):
        return f"{self.name}{self.people}"

    def wait(self):
        return sum(self.people) // self.speed

    def serve(self):
        work = self.speed
        while self.people and work > 0:
            used = min(work, self.people[0])
            self.people[0] -= used
            work -= used
            if self.people[0] == 0:
                self.people.pop(0)


def supermarket(speeds, arrivals):
    queues = [Queue(chr(97 + i), s) for i, s in enumerate(speeds)]
    joined = ""
    for basket in arrivals:
        q = min(queues)
        q.people.append(basket)
        joined += q.name
        for q in queues:
            q.serve()
    return joined, [q.people for q in queues]
#> supermarket([1, 2], [3, 4, 5])
#> supermarket([5], [9, 9])
#> supermarket([2, 2, 1], [6, 6, 6, 6])
#> supermarket([3, 1], [])
#> supermarket([1, 4], [10, 2, 8, 1, 1])
# %%
class Solution:
    @staticmethod
    def _twice(fn):
        return lambda x: fn(fn(x))

    @classmethod
    def _power(cls, fn, n):
        if n == 0:
            return lambda x: x
        half = cls._twice(cls._power(fn, n // 2)) if n > 1 else (lambda x: x)
        return (lambda x: fn(half(x))) if n % 2 else half

    def iterate(self, n, start, mul=3, add=1, mod=100):
        hits = []

        def f(x):
            hits.append(x)
            return (x * mul + add) % mod

        end = self._power(f, n)(start)
        return end, hits
#> Solution().iterate(3, 7)
#> Solution().iterate(0, 42)
#> Solution().iterate(5, 1, mul=2, add=0)
#> Solution().iterate(6, 10, mod=17)
#> Solution().iterate(4, -5, -2, 9, 31)
# %%
class Beehive:
    roles = ("nurse", "guard", "forager")

    def __init__(self, **bees):
        unknown = [k for k in bees if k not in self.roles]
        if unknown:
            raise TypeError(f"no role {unknown[0]}")
        self.bees = {r: bees.get(r, 0) for r in self.roles}
        self.honey = 0

    def __repr__(self):
        return f"Beehive({self.bees}, honey={self.honey})"

    def day(self, weather):
        out = self.bees["forager"]
        if weather == "sun":
            self.honey += out * 3
        elif weather == "rain":
            self.honey -= sum(self.bees.values())
        else:
            lost = max(0, out - self.bees["guard"])
            self.bees["forager"] -= lost
        if self.honey > 20 and self.bees["nurse"]:
            self.honey -= 10
            self.bees["forager"] += self.bees["nurse"]


def summer(days, **bees):
    hive = Beehive(**bees)
    for d in days:
        hive.day(d)
    return hive.bees, hive.honey
#> summer(["sun", "sun"], forager=4, nurse=1)
#> summer(["wasps", "rain"], forager=9, guard=2)
#> summer(["sun"], queen=1)
#> summer(["sun", "rain", "sun", "wasps"], nurse=3, forager=8, guard=5)
#> summer([], guard=7)
