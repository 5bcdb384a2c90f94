# %%
class Pantry:
    def __init__(self, limit):
        self.limit = limit
        self.jars = {}

    def __len__(self):
        return sum(self.jars.values())

    def __repr__(self):
        return f"Pantry({self.jars})"

    def put(self, what, n=1):
        room = self.limit - len(self)
        taken = min(room, n)
        if taken > 0:
            self.jars[what] = self.jars.get(what, 0) + taken
        return n - taken

    def eat(self, what, n=1):
        have = self.jars.get(what, 0)
        if have <= n:
            self.jars.pop(what, None)
            return have
        self.jars[what] = have - n
        return n


def stock_week(limit, orders):
    pantry = Pantry(limit)
    spilled, eaten = 0, 0
    for verb, what, n in orders:
        if verb == "put":
            spilled += pantry.put(what, n)
        else:
            eaten += pantry.eat(what, n=n)
    return pantry.jars, spilled, eaten
#> stock_week(10, [("put", "jam", 4), ("put", "figs", 8), ("eat", "jam", 1)])
#> stock_week(5, [("put", "oil", 2), ("eat", "oil", 2), ("eat", "rice", 3)])
#> stock_week(30, [("put", "tea", 12), ("put", "tea", 9), ("eat", "tea", 20), ("put", "salt", 1)])
#> stock_week(0, [("put", "beans", 3), ("eat", "beans", 1)])
#> stock_week(7, [("put", "nuts", 7), ("put", "corn", 2), ("eat", "nuts", 3), ("put", "corn", 2)])
# %%
class Link:
    def __init__(self, val, after=None):
        self.val = val
        self.after = after

    def __repr__(self):
        return f"{self.val}->{self.after}"


def chain(values):
    head = None
    for v in reversed(values):
        head = Link(v, head)
    return head


def drop_valleys(values):
    """Take out every node smaller than both neighbours, once, left to right."""
    head = chain(values)
    node = head
    while node and node.after and node.after.after:
        mid = node.after
        if mid.val < node.val and mid.val < mid.after.val:
            node.after = mid.after
        else:
            node = mid
    out = []
    while head:
        out.append(head.val)
        head = head.after
    return out
#> drop_valleys([5, 2, 8, 1, 9])
#> drop_valleys([3, 3, 1])
#> drop_valleys([])
#> drop_valleys([10, -4, -2, -7, 6, 0])
#> drop_valleys([9, 1, 8, 2, 7, 3, 6])
# %%
from collections import namedtuple

Leg = namedtuple("Leg", "town km toll")


def parse_leg(text):
    town, km, *rest = text.split(":")
    return Leg(town, int(km), int(rest[0]) if rest else 0)


def cost_of(leg, per_km=2):
    return leg.km * per_km + leg.toll


def plan_trip(parts, **options):
    legs = [parse_leg(p) for p in parts]
    total = sum(cost_of(leg, **options) for leg in legs)
    dearest = max(legs, key=lambda leg: cost_of(leg, **options))
    longest = max(legs, key=lambda leg: leg.km)
    return total, dearest.town, longest._replace(toll=0)[:2]
#> plan_trip(["Ulm:30", "Graz:12:50"])
#> plan_trip(["Ulm:30", "Graz:12:50"], per_km=5)
#> plan_trip(["Oslo:100:7"], per_km=1)
#> plan_trip(["A:5:5", "B:6:4", "C:7:3"])
#> plan_trip(["Bonn:41:3", "Lyon:8:90", "Pau:40:6"], per_km=3)
# %%
def tally(start=0):
    count = start

    def bump(by=1):
        nonlocal count
        count += by
        return count

    def peek():
        return count

    return bump, peek


def score_match(text):
    home, see_home = tally()
    away, see_away = tally(start=1)
    lead = []
    for ch in text:
        if ch == "h":
            home()
        elif ch == "a":
            away()
        elif ch == "H":
            home(3)
        elif ch == "A":
            away(by=3)
        else:
            continue
        lead.append(see_home() - see_away())
    return see_home(), see_away(), lead
#> score_match("hahH")
#> score_match("AAh-h")
#> score_match("")
#> score_match("HhaA.h")
#> score_match("..a..")
# %%
class Valve:
    table = {
        ("shut", "turn"): "ajar",
        ("ajar", "turn"): "open",
        ("open", "turn"): "shut",
        ("open", "kick"): "stuck",
        ("stuck", "oil"): "ajar",
    }

    def __init__(self):
        self.state = "shut"
        self.ignored = 0

    def __repr__(self):
        return f"<{self.state} ignored={self.ignored}>"

    def feed(self, event):
        key = (self.state, event)
        if key in self.table:
            self.state = self.table[key]
        else:
            self.ignored += 1
        return self.state


def run_valve(events):
    valve = Valve()
    visited = [valve.feed(e) for e in events]
    opened = visited.count("open")
    return valve.state, opened, valve.ignored
#> run_valve(["turn", "turn", "kick", "oil"])
#> run_valve(["oil", "turn", "kick", "turn", "turn"])
#> run_valve([])
#> run_valve(["turn", "turn", "turn", "turn", "turn", "kick", "kick"])
#> run_valve(["kick", "oil", "kick"])
# %%
def pairs_until(items, stop):
    it = iter(items)
    for a in it:
        if a == stop:
            return "stopped"
        b = next(it, None)
        yield a, b
    return "ran out"


def fold_pairs(items, stop=0):
    acc = []
    gen = pairs_until(items, stop)
    while True:
        try:
            a, b = next(gen)
        except StopIteration as end:
            acc.append(end.value)
            break
        acc.append(a * 10 + b if b is not None else a)
    return acc
#> fold_pairs([1, 2, 3, 4])
#> fold_pairs([5, 6, 0, 7])
#> fold_pairs([9])
#> fold_pairs([4, 0, 3, 3, 7, 1], stop=7)
#> fold_pairs([-2, 5, 8], 8)
# %%
class Bin:
    def __init__(self, key):
        self.key = key
        self.left = self.right = None
        self.hits = 1

    def __repr__(self):
        return f"Bin({self.key}x{self.hits})"

    def add(self, key):
        if key == self.key:
            self.hits += 1
            return
        side = "left" if key < self.key else "right"
        child = getattr(self, side)
        if child is None:
            setattr(self, side, Bin(key))
        else:
            child.add(key)


def walk(node, depth=0):
    if node is None:
        return
    yield from walk(node.left, depth + 1)
    yield node.key, node.hits, depth
    yield from walk(node.right, depth + 1)


def tree_weight(keys):
    root = Bin(keys[0])
    for k in keys[1:]:
        root.add(k)
    return sum(hits * depth for _, hits, depth in walk(root)), [k for k, h, d in walk(root) if h > 1]
#> tree_weight([4, 2, 6])
#> tree_weight([1, 2, 3, 3])
#> tree_weight([5])
#> tree_weight([8, 8, 3, 3, 10])
#> tree_weight([20, -5, 40, 7])
# %%
import functools


def logged(book):
    def deco(fn):
        @functools.wraps(fn)
        def inner(*args):
            out = fn(*args)
            book.append((fn.__name__, args, out))
            return out
        return inner
    return deco


def stretch(a, b, n):
    book = []

    @logged(book)
    def grow(x):
        return x + a

    @logged(book)
    def flip(x):
        return b - x

    x = n
    while abs(x) < 20 and len(book) < 6:
        x = flip(grow(x))
    return x, [name[0] + str(out) for name, _, out in book]
#> stretch(3, 10, 1)
#> stretch(5, -4, 2)
#> stretch(0, 0, 25)
#> stretch(-7, 12, 6)
#> stretch(1, 1, 0)
# %%
class Solution:
    class Shelf:
        def __init__(self, width):
            self.width = width
            self.books = []

        @property
        def free(self):
            return self.width - sum(self.books)

        def __repr__(self):
            return f"Shelf{self.books}"

    def arrange(self, widths, shelf_width):
        shelves = []
        for w in widths:
            best = None
            for s in shelves:
                if s.free >= w and (best is None or s.free < best.free):
                    best = s
            if best is None:
                if w > shelf_width:
                    continue
                best = self.Shelf(shelf_width)
                shelves.append(best)
            best.books.append(w)
        return [s.books for s in shelves], [s.free for s in shelves]
#> Solution().arrange([4, 7, 3, 2], 10)
#> Solution().arrange([11, 5, 5, 5], 10)
#> Solution().arrange([6, 6, 4, 3], 12)
#> Solution().arrange([], 8)
#> Solution().arrange([1, 9, 2], 9)
# %%
def make_ops():
    regs = {"a": 0, "b": 0}

    def load(r, v):
        regs[r] = int(v)

    def move(src, dst):
        regs[dst] = regs[src]

    def add(r, v):
        regs[r] += regs[v] if v in regs else int(v)

    def swap():
        regs["a"], regs["b"] = regs["b"], regs["a"]

    return regs, {"load": load, "move": move, "add": add, "swap": swap}


def execute(program):
    regs, ops = make_ops()
    for line in program.split(";"):
        name, *args = line.split()
        ops[name](*args)
    return regs
#> execute("load a 5; add b a; swap")
#> execute("add a -3; move a b; add b b")
#> execute("load b 12; add a b; add a 1; swap")
#> execute("load a 7; jump a")
#> execute("swap; load b 90; move b a; add a b")
# %%
class Cap:
    def __init__(self, low, high):
        self.low, self.high = low, high

    def __call__(self, x):
        return max(self.low, min(self.high, x))

    def __and__(self, other):
        return Cap(max(self.low, other.low), min(self.high, other.high))

    def __bool__(self):
        return self.low <= self.high

    def __repr__(self):
        return f"[{self.low}..{self.high}]"


def clamp_all(values, *limits):
    cap = Cap(-100, 100)
    for low, high in limits:
        tighter = cap & Cap(low, high)
        if not tighter:
            return "empty after " + repr(cap)
        cap = tighter
    return list(map(cap, values))
#> clamp_all([5, 50, 500])
#> clamp_all([5, 50, 500], (0, 60), (10, 90))
#> clamp_all([1, 2], (3, 8), (9, 12))
#> clamp_all([-40, -8, 3], (-10, 0))
#> clamp_all([7, 11, 13], (5, 20), (-3, 12), (8, 30))
# %%
class Animal:
    legs = 4
    sound = "..."

    def __init__(self, name):
        self.name = name

    def speak(self):
        return f"{self.name}:{self.sound}"

    def __repr__(self):
        return f"{type(self).__name__}({self.name})"


class Hen(Animal):
    legs = 2
    sound = "tok"


class Bee(Animal):
    legs = 6

    def speak(self):
        return super().speak().replace(".", "z")


def farm(spec):
    kinds = {"h": Hen, "b": Bee}
    flock = []
    for name in spec.split():
        maker = kinds.get(name[0].lower(), Animal)
        flock.append(maker(name))
    legs = sum(a.legs for a in flock)
    return legs, " ".join(a.speak() for a in flock)
#> farm("Hilda Bo")
#> farm("Cow Bea Hugo")
#> farm("x")
#> farm("bob hob cob bib")
#> farm("")
# %%
def running_mean():
    total, n, mean = 0, 0, None
    while True:
        x = yield mean
        if x is None:
            return
        total += x
        n += 1
        mean = total // n


def spikes(values, factor=2):
    gen = running_mean()
    mean = next(gen)
    found = []
    for i, v in enumerate(values):
        if mean is not None and v > mean * factor:
            found.append((i, v, mean))
        mean = gen.send(v)
    gen.close()
    return found, mean
#> spikes([3, 4, 20, 5])
#> spikes([1, 1, 1, 2, 4], 1)
#> spikes([10, 9, 8])
#> spikes([2, 50, 60, 200], factor=3)
#> spikes([])
# %%
class Ring:
    def __init__(self, size):
        self.data = [None] * size
        self.pos = 0

    def push(self, x):
        old = self.data[self.pos]
        self.data[self.pos] = x
        self.pos = (self.pos + 1) % len(self.data)
        return old

    def __iter__(self):
        for k in range(len(self.data)):
            x = self.data[(self.pos + k) % len(self.data)]
            if x is not None:
                yield x

    def __repr__(self):
        return f"Ring({self.data}@{self.pos})"


def last_few(values, size):
    ring = Ring(size)
    lost = 0
    for v in values:
        old = ring.push(v)
        if old is not None:
            lost += old
    return list(ring), lost
#> last_few([4, 8, 15, 16, 23, 42], 4)
#> last_few([1, 2], 5)
#> last_few([7, 7, 7], 1)
#> last_few([-3, 9, -12, 40, 2, 6, 1], 3)
#> last_few([], 2)
# %%
from typing import NamedTuple


class Spot(NamedTuple):
    x: int
    y: int

    def moved(self, dx=0, dy=0):
        return self._replace(x=self.x + dx, y=self.y + dy)

    @property
    def far(self):
        return abs(self.x) + abs(self.y)


STEPS = {"U": {"dy": 1}, "D": {"dy": -1}, "L": {"dx": -1}, "R": {"dx": 1}}


def wander(path):
    here = Spot(0, 0)
    farthest = here
    seen = {here}
    repeats = 0
    for ch in path:
        here = here.moved(**STEPS[ch])
        if here in seen:
            repeats += 1
        seen.add(here)
        if here.far > farthest.far:
            farthest = here
    return tuple(farthest), here.far, repeats
#> wander("UURD")
#> wander("LLRR")
#> wander("RRRUULLD")
#> wander("UDUDX")
#> wander("DDLDRR")
# %%
class Wallet:
    def __init__(self, **coins):
        self.coins = coins

    def __repr__(self):
        return "Wallet" + str(self.coins)

    def __add__(self, other):
        merged = dict(self.coins)
        for unit, n in other.coins.items():
            merged[unit] = merged.get(unit, 0) + n
        return Wallet(**merged)

    def worth(self, rates, default=1):
        return sum(n * rates.get(u, default) for u, n in self.coins.items())


def pool(first, second, rates):
    a, b = Wallet(**first), Wallet(**second)
    both = a + b
    richer = "a" if a.worth(rates) > b.worth(rates) else "b"
    return both.coins, both.worth(rates), both.worth(rates, default=0), richer
#> pool({"eur": 3}, {"eur": 4, "kr": 20}, {"eur": 10})
#> pool({}, {"yen": 500}, {})
#> pool({"gold": 2, "tin": 9}, {"tin": 1}, {"gold": 50, "tin": 3})
#> pool({"a": -4}, {"a": 4}, {"a": 7})
#> pool({"usd": 12, "cad": 5}, {"gbp": 2}, {"usd": 4, "gbp": 6})
# %%
def compose(*fns):
    def run(x):
        for fn in fns:
            x = fn(x)
        return x
    return run


def digits_rev(n):
    return int(str(n)[::-1])


def halve(n):
    return n // 2


def plus(k):
    return lambda n: n + k


def pipeline(n, recipe):
    fns = []
    for ch in recipe:
        if ch.isdigit():
            fns.append(plus(int(ch)))
        else:
            fns.append({"r": digits_rev, "h": halve}[ch])
    return compose(*fns)(n), len(fns)
#> pipeline(123, "r")
#> pipeline(40, "h7r")
#> pipeline(905, "rr1")
#> pipeline(7, "")
#> pipeline(2468, "hh9rh")
# %%
class Ticket:
    counter = 0

    def __init__(self, who, urgent=False):
        Ticket.counter += 1
        self.no = Ticket.counter
        self.who = who
        self.urgent = urgent

    def __lt__(self, other):
        return (not self.urgent, self.no) < (not other.urgent, other.no)

    def __repr__(self):
        return f"#{self.no}{'!' if self.urgent else ''}{self.who}"


def serve(names, take):
    Ticket.counter = 0
    line = []
    for name in names:
        line.append(Ticket(name.strip("!"), urgent=name.endswith("!")))
    line.sort()
    served, waiting = line[:take], line[take:]
    return [t.who for t in served], sorted(t.no for t in waiting)
#> serve(["ann", "bo!", "cy"], 2)
#> serve(["x", "y", "z"], 1)
#> serve(["kim!", "lee!", "moe", "ned!"], 3)
#> serve([], 4)
#> serve(["ola", "per", "rut!", "siv", "tor!"], 4)
# %%
class Undo:
    def __init__(self, text=""):
        self.text = text
        self.past = []

    def __repr__(self):
        return f"Undo({self.text!r}, {len(self.past)})"

    def do(self, change):
        self.past.append(self.text)
        self.text = change(self.text)

    def back(self, n=1):
        while n and self.past:
            self.text = self.past.pop()
            n -= 1
        return n


def edit(commands):
    doc = Undo()
    missed = 0
    for cmd in commands:
        op, arg = cmd[0], cmd[1:]
        if op == "+":
            doc.do(lambda t: t + arg)
        elif op == "-":
            doc.do(lambda t: t[:-int(arg)])
        elif op == "^":
            doc.do(str.swapcase)
        else:
            missed += doc.back(int(arg))
    return doc.text, missed, doc.past
#> edit(["+abc", "-1", "^"])
#> edit(["+no", "+pe", "<1", "+w"])
#> edit(["+Q", "<3", "+Zed"])
#> edit(["+hello", "-3", "+lp", "^", "<2"])
#> edit(["<1", "^"])
# %%
class Scope:
    def __init__(self, names):
        self.names = names
        self.stack = []

    def __repr__(self):
        return f"Scope(depth={len(self.stack)})"

    def __enter__(self):
        self.stack.append(dict(self.names))
        return self.names

    def __exit__(self, *info):
        saved = self.stack.pop()
        self.names.clear()
        self.names.update(saved)
        return info[0] is ZeroDivisionError


def try_shares(total, groups):
    names = {"total": total, "done": 0}
    scope = Scope(names)
    results = []
    for g in groups:
        with scope as ns:
            ns["each"] = total // g
            ns["left"] = total - ns["each"] * g
            ns["done"] += 1
            results.append((ns["each"], ns["left"], ns["done"]))
    return results, names
#> try_shares(10, [3, 5])
#> try_shares(7, [2, 0, 4])
#> try_shares(100, [0])
#> try_shares(-9, [2, 3])
#> try_shares(250, [7, 0, 12, 1])
# %%
class Node:
    def __init__(self, name):
        self.name = name
        self.kids = []

    def __repr__(self):
        return self.name + (repr(self.kids) if self.kids else "")


def build(pairs):
    nodes = {}
    root = None
    for parent, child in pairs:
        p = nodes.setdefault(parent, Node(parent))
        c = nodes.setdefault(child, Node(child))
        p.kids.append(c)
        root = root or p
    return root


def height(node):
    return 1 + max((height(k) for k in node.kids), default=0)


def leaves(node):
    if not node.kids:
        yield node.name
    for kid in node.kids:
        yield from leaves(kid)


def describe(pairs):
    root = build(pairs)
    return height(root), list(leaves(root)), repr(root)
#> describe([("a", "b"), ("a", "c"), ("c", "d")])
#> describe([("x", "y")])
#> describe([("p", "q"), ("q", "r"), ("r", "s"), ("q", "t")])
#> describe([])
#> describe([("m", "k"), ("m", "l"), ("m", "n")])
# %%
def retry(times):
    def wrap(fn):
        def attempt(*args, **kw):
            last = None
            for turn in range(times):
                try:
                    return fn(*args, turn=turn, **kw)
                except ValueError as err:
                    last = str(err)
            return f"gave up: {last}"
        return attempt
    return wrap


@retry(3)
def unlock(code, turn, shift=0):
    guess = (code + shift * turn) % 10
    if guess < 7:
        raise ValueError(f"low {guess}")
    return guess, turn


def open_all(codes, shift=2):
    return [unlock(c, shift=shift) for c in codes]
#> open_all([8, 13])
#> open_all([4, 20], shift=3)
#> open_all([5])
#> open_all([99, 1, 6], -1)
#> open_all([])
# %%
class Deque2:
    """Two stacks that pretend to be one queue."""

    def __init__(self):
        self.inbox, self.outbox = [], []
        self.moves = 0

    def __repr__(self):
        return f"{self.outbox[::-1]}|{self.inbox}"

    def put(self, x):
        self.inbox.append(x)

    def get(self):
        if not self.outbox:
            while self.inbox:
                self.outbox.append(self.inbox.pop())
                self.moves += 1
        return self.outbox.pop() if self.outbox else None


def shuttle(script):
    q = Deque2()
    got = []
    for item in script:
        if item == "?":
            got.append(q.get())
        else:
            q.put(item)
    return got, q.moves, repr(q)
#> shuttle([1, 2, "?", 3, "?"])
#> shuttle(["?", 5])
#> shuttle([10, 20, 30, "?", 40, 50])
#> shuttle([7, "?", "?", 8, 9, "?"])
#> shuttle([])
# %%
class Temp:
    def __init__(self, c):
        self._c = c
        self.writes = 0

    @property
    def f(self):
        return self._c * 9 // 5 + 32

    @f.setter
    def f(self, value):
        self._c = (value - 32) * 5 // 9
        self.writes += 1

    def __repr__(self):
        return f"{self._c}C"


def thermostat(start, readings):
    room = Temp(start)
    history = [room.f]
    for r in readings:
        if abs(r - room.f) > 5:
            room.f = r
            history.append(room.f)
    return repr(room), history, room.writes
#> thermostat(20, [70, 60, 58])
#> thermostat(-10, [14, 15])
#> thermostat(0, [100, 32, 31, 212])
#> thermostat(37, [])
#> thermostat(15, [50, 65, 40])
# %%
from collections import Counter, deque


class RateGate:
    def __init__(self, window=10, most=2):
        self.window = window
        self.most = most
        self.recent = {}

    def __repr__(self):
        return f"RateGate({self.recent})"

    def allow(self, who, t):
        q = self.recent.setdefault(who, deque())
        while q and q[0] <= t - self.window:
            q.popleft()
        if len(q) >= self.most:
            return False
        q.append(t)
        return True


class Solution:
    def refused(self, calls, **settings):
        gate = RateGate(**settings)
        bad = Counter()
        for who, t in calls:
            if not gate.allow(who, t):
                bad[who] += 1
        return dict(bad), {w: list(q) for w, q in gate.recent.items()}
#> Solution().refused([("a", 1), ("a", 2), ("a", 3), ("b", 3)])
#> Solution().refused([("a", 1), ("a", 2), ("a", 12)], window=5)
#> Solution().refused([("z", 0), ("z", 4), ("z", 8)], most=1, window=4)
#> Solution().refused([], most=9)
#> Solution().refused([("p", 10), ("q", 11), ("p", 12), ("p", 19), ("q", 20), ("p", 21)])
# %%
class Matrixish:
    def __init__(self, rows):
        self.rows = [list(r) for r in rows]

    def __getitem__(self, at):
        r, c = at
        return self.rows[r][c]

    def __setitem__(self, at, value):
        r, c = at
        self.rows[r][c] = value

    def __repr__(self):
        return "/".join("".join(map(str, r)) for r in self.rows)


def swap_cells(m, p, q):
    m[p], m[q] = m[q], m[p]


def shuffle_grid(rows, swaps):
    m = Matrixish(rows)
    shots = []
    for p, q in swaps:
        if m[p] == m[q]:
            m[p] += 1
        else:
            swap_cells(m, p, q)
        shots.append(repr(m))
    return shots
#> shuffle_grid([[1, 2], [3, 4]], [((0, 0), (1, 1))])
#> shuffle_grid([[5, 5], [0, 1]], [((0, 0), (0, 1)), ((0, 0), (1, 0))])
#> shuffle_grid([[7]], [((0, 0), (0, 0)), ((0, 0), (-1, -1))])
#> shuffle_grid([[1, 2, 3], [4, 5, 6]], [((0, 2), (1, 0)), ((1, 0), (1, 1)), ((0, 0), (0, 1))])
#> shuffle_grid([[2, 4], [6, 8]], [])
# %%
class LazyLine:
    def __init__(self, start, step):
        self.start, self.step = start, step
        self.i = 0

    def __iter__(self):
        return self

    def __next__(self):
        if self.i >= 4:
            raise StopIteration
        v = self.start + self.i * self.step
        self.i += 1
        return v

    def __repr__(self):
        return f"LazyLine({self.start},{self.step};{self.i})"


def crossing(a, b):
    """zip eats one from the first line before noticing that the second is done"""
    one, two = LazyLine(*a), LazyLine(*b)
    skipped = next(two)
    gaps = [y - x for x, y in zip(one, two)]
    rest = list(one)
    return gaps, rest, skipped
#> crossing((0, 5), (3, 3))
#> crossing((10, -2), (-1, 4))
#> crossing((7, 0), (7, 1))
#> crossing((100, 25), (50, 50))
#> crossing((-6, 6), (6, -6))
# %%
def parse_tokens(text):
    word = ""
    for ch in text:
        if ch.isalnum():
            word += ch
        else:
            if word:
                yield word
            word = ""
            if not ch.isspace():
                yield ch
    if word:
        yield word


def nest(tokens):
    group = []
    for tok in tokens:
        if tok == "(":
            group.append(nest(tokens))
        elif tok == ")":
            return group
        else:
            group.append(int(tok) if tok.isdigit() else tok)
    return group


def weigh(group, depth=1):
    return sum(weigh(x, depth + 1) if isinstance(x, list) else x * depth if isinstance(x, int) else len(x) for x in group)


def nested_weight(text):
    tree = nest(parse_tokens(text))
    return tree, weigh(tree)
#> nested_weight("1 (2 (3))")
#> nested_weight("ab (c 10) 7")
#> nested_weight("5)6")
#> nested_weight("((4)(4))")
#> nested_weight("12+(30-xyz)")
# %%
class Account:
    fee = 1

    def __init__(self, owner, balance=0):
        self.owner = owner
        self.balance = balance

    def __repr__(self):
        return f"{self.owner}={self.balance}"

    def pay(self, other, amount):
        if amount + self.fee > self.balance:
            return False
        self.balance -= amount + self.fee
        other.balance += amount
        return True


class Premium(Account):
    fee = 0

    def pay(self, other, amount):
        ok = super().pay(other, amount)
        if ok and amount >= 100:
            self.balance += 2
        return ok


def settle(people, transfers):
    accounts = {}
    for name, money in people.items():
        cls = Premium if name.isupper() else Account
        accounts[name] = cls(name, money)
    failed = [t for t in transfers if not accounts[t[0]].pay(accounts[t[1]], t[2])]
    return list(map(repr, accounts.values())), failed
#> settle({"al": 50, "BEA": 20}, [("al", "BEA", 30), ("BEA", "al", 50)])
#> settle({"X": 200, "y": 0}, [("X", "y", 150), ("y", "X", 150)])
#> settle({"jo": 5}, [("jo", "jo", 4), ("jo", "jo", 4)])
#> settle({"M": 0, "n": 10}, [("M", "n", 1)])
#> settle({"u": 99, "v": 1, "W": 100}, [("u", "v", 98), ("W", "u", 100), ("u", "W", 60)])
# %%
from functools import reduce


def fold_to_chain(values):
    return reduce(lambda rest, v: (v, rest), reversed(values), None)


def unchain(link):
    while link:
        value, link = link
        yield value


def weave(a, b):
    if a is None:
        return b
    head, tail = a
    return (head, weave(b, tail))


def interlace(xs, ys):
    woven = weave(fold_to_chain(xs), fold_to_chain(ys))
    flat = list(unchain(woven))
    ups = sum(p < q for p, q in zip(flat, flat[1:]))
    return flat, ups
#> interlace([1, 2, 3], [10, 20])
#> interlace([], [4])
#> interlace([9, 8, 7, 6], [5])
#> interlace([3, 1], [4, 1, 5, 9])
#> interlace([-1, -2], [])
# %%
class Memo(dict):
    def __init__(self, fn):
        super().__init__()
        self.fn = fn
        self.misses = 0

    def __missing__(self, key):
        self.misses += 1
        self[key] = value = self.fn(key)
        return value


def steps_down(n):
    steps = 0
    while n > 9:
        n = sum(int(d) ** 2 for d in str(n))
        steps += 1
        if steps == 4:
            break
    return steps, n


def lookup_all(numbers):
    memo = Memo(steps_down)
    answers = [memo[abs(n)] for n in numbers]
    return answers, memo.misses, len(memo)
#> lookup_all([11, 7, 11])
#> lookup_all([98, -98, 100])
#> lookup_all([31, 13, 44, 31])
#> lookup_all([5])
#> lookup_all([12345, 999])
# %%
class Elevator:
    def __init__(self, floors, at=0):
        self.floors = floors
        self.at = at
        self.travel = 0
        self.stops = []

    def __repr__(self):
        return f"lift@{self.at} moved {self.travel}"

    def go(self, floor):
        if not 0 <= floor < self.floors:
            raise IndexError(floor)
        self.travel += abs(floor - self.at)
        self.at = floor
        self.stops.append(floor)


def ride(floors, wishes, *, nearest=False):
    lift = Elevator(floors)
    todo, bad = list(wishes), []
    while todo:
        pick = min(todo, key=lambda f: abs(f - lift.at)) if nearest else todo[0]
        todo.remove(pick)
        try:
            lift.go(pick)
        except IndexError as e:
            bad.append(e.args[0])
    return lift.stops, lift.travel, bad
#> ride(10, [3, 9, 1])
#> ride(10, [3, 9, 1], nearest=True)
#> ride(5, [4, 7, -1, 2])
#> ride(20, [12, 5, 13, 6], nearest=True)
#> ride(3, [])
# %%
class Bag:
    def __init__(self, items=()):
        self.items = sorted(items)

    def __contains__(self, x):
        return any(x == i for i in self.items)

    def __len__(self):
        return len(self.items)

    def __sub__(self, other):
        left = list(self.items)
        for x in other.items:
            if x in left:
                left.remove(x)
        return Bag(left)

    def __eq__(self, other):
        return self.items == other.items

    def __repr__(self):
        return "Bag" + str(self.items)


def trade(mine, yours, wanted):
    a, b = Bag(mine), Bag(yours)
    only_mine, only_yours = a - b, b - a
    if only_mine == only_yours:
        return "same bags"
    return wanted in only_yours, len(only_mine), only_yours.items
#> trade([1, 2, 2], [2, 3], 3)
#> trade([5, 4], [4, 5], 4)
#> trade([], [7, 7, 1], 9)
#> trade([10, 10, 20], [10, 30, 40], 20)
#> trade([6, 8], [], 6)
# %%
def table_of(**formats):
    def show(record):
        parts = []
        for key, fmt in formats.items():
            value = record.get(key, "?")
            if value == "?":
                parts.append(value)
            else:
                parts.append(fmt(value) if callable(fmt) else format(value, fmt))
        return "|".join(parts)
    return show


def invoice(records, short=False):
    if short:
        show = table_of(name=lambda s: s[:2].upper(), qty="d")
    else:
        show = table_of(name="<5", qty="03d", price=lambda p: f"{p / 100:.2f}")
    return [show(r) for r in records]
#> invoice([{"name": "nail", "qty": 12, "price": 5}])
#> invoice([{"name": "nail", "qty": 12, "price": 5}], short=True)
#> invoice([{"name": "saw"}, {"qty": 4, "price": 1999}])
#> invoice([{}, {"name": "hammer", "qty": 1000, "price": 123456}])
#> invoice([{"name": "axe", "qty": -2}, {"name": "q"}], True)
# %%
class Track:
    def __init__(self, cars):
        self.cars = list(cars)

    def __repr__(self):
        return "T" + str(self.cars)

    def uncouple(self, n):
        cut = self.cars[-n:] if n else []
        del self.cars[len(self.cars) - len(cut):]
        return cut

    def couple(self, cars):
        self.cars.extend(reversed(cars))


class Yard:
    def __init__(self, *loads):
        self.tracks = [Track(c) for c in loads]

    def __repr__(self):
        return f"Yard{self.tracks}"

    def shunt(self, src, dst, n=1):
        moved = self.tracks[src].uncouple(n)
        self.tracks[dst].couple(moved)
        return len(moved)


def shunting(loads, orders):
    yard = Yard(*loads)
    moved = [yard.shunt(*o) for o in orders]
    return [t.cars for t in yard.tracks], moved
#> shunting(["abc", ""], [(0, 1, 2)])
#> shunting([[1, 2, 3], [4]], [(0, 1), (1, 0, 2)])
#> shunting(["xy", "z", ""], [(0, 2, 5), (1, 2), (2, 0, 2)])
#> shunting([[9, 8]], [(0, 0, 2)])
#> shunting(["pq", "rs"], [(0, 1, 0), (1, 0, 1)])
# %%
def countdown(n, step=1):
    while n > 0:
        got = yield n
        n -= got if got else step


def jumpy(start, jumps, step=1):
    gen = countdown(start, step=step)
    path = [next(gen)]
    for j in jumps:
        try:
            path.append(gen.send(j))
        except StopIteration:
            path.append("end")
            break
    else:
        path.extend(gen)
    return path
#> jumpy(10, [3, 0])
#> jumpy(9, [4, 4, 4])
#> jumpy(20, [0, 0, 5], step=6)
#> jumpy(5, [-3, 2], step=2)
#> jumpy(3, [3])
# %%
class Solution:
    def rank_teams(self, games):
        table = {}

        def entry(team):
            return table.setdefault(team, {"pts": 0, "diff": 0})

        def record(team, scored, conceded):
            row = entry(team)
            row["diff"] += scored - conceded
            row["pts"] += self.points(scored, conceded)

        for home, away, h, a in games:
            record(home, h, a)
            record(away, a, h)
        order = sorted(table, key=lambda t: (-table[t]["pts"], -table[t]["diff"], t))
        return [(t, *table[t].values()) for t in order]

    @staticmethod
    def points(scored, conceded, *, win=3):
        if scored == conceded:
            return 1
        return win if scored > conceded else 0
#> Solution().rank_teams([("owls", "bats", 2, 1)])
#> Solution().rank_teams([("a", "b", 0, 0), ("b", "c", 3, 0), ("c", "a", 1, 2)])
#> Solution().rank_teams([("x", "y", 1, 1), ("y", "x", 2, 2)])
#> Solution().rank_teams([])
#> Solution().rank_teams([("k", "m", 5, 0), ("m", "k", 1, 0), ("n", "k", 4, 4)])
# %%
class Clock:
    def __init__(self, h=0, m=0):
        total = (h * 60 + m) % 1440
        self.h, self.m = divmod(total, 60)

    def __add__(self, minutes):
        return Clock(self.h, self.m + minutes)

    def __sub__(self, other):
        return (self.h - other.h) * 60 + self.m - other.m

    def __str__(self):
        return f"{self.h:02}:{self.m:02}"

    __repr__ = __str__

    @classmethod
    def read(cls, text):
        return cls(*map(int, text.split(":")))


def shifts(start, lengths, pause=15):
    t = first = Clock.read(start)
    log = []
    for n in lengths:
        end = t + n
        log.append(f"{t}-{end}")
        t = end + pause
    return log, t - first
#> shifts("08:30", [90, 45])
#> shifts("23:00", [50, 70], pause=5)
#> shifts("00:00", [])
#> shifts("12:59", [1, 1, 600], 0)
#> shifts("6:5", [-10, 240])
# %%
class Trie:
    def __init__(self):
        self.kids = {}
        self.count = 0

    def __repr__(self):
        return f"{self.count}{self.kids or ''}"

    def add(self, word):
        node = self
        for ch in word:
            node = node.kids.setdefault(ch, Trie())
            node.count += 1

    def shortest_unique(self, word):
        node, taken = self, ""
        for ch in word:
            node = node.kids[ch]
            taken += ch
            if node.count == 1:
                return taken
        return word + "*"


def nicknames(words):
    root = Trie()
    for w in words:
        root.add(w)
    return [root.shortest_unique(w) for w in words]
#> nicknames(["mia", "max", "leo"])
#> nicknames(["an", "ann", "anna"])
#> nicknames(["zoe"])
#> nicknames(["rob", "rob", "ron"])
#> nicknames(["tea", "ten", "toe", "in"])
# %%
def once(fn):
    results = []

    def inner(*args):
        if not results:
            results.append(fn(*args))
        return results[0]
    inner.reset = results.clear
    return inner


def price_board(asks):
    @once
    def base(x):
        return x * x - 1

    quotes = []
    for x in asks:
        if x < 0:
            base.reset()
            x = -x
        quotes.append(base(x) + x)
    return quotes
#> price_board([4, 5, 6])
#> price_board([2, -3, 10])
#> price_board([-1, -2, -3])
#> price_board([0, 7, -7, 0])
#> price_board([12, 1, -20, 5, 5])
