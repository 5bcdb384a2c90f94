# %%
class Taxi:
    base, per_km, night = 4, 2, 3

    def __init__(self, name):
        self.name, self.at, self.cash = name, 0, 0

    def __repr__(self):
        return f"{self.name}@{self.at}:{self.cash}"

    def fare(self, a, b, late=False):
        return self.base + abs(b - a) * self.per_km + (self.night if late else 0)

    def ride(self, a, b, **kw):
        self.cash += self.fare(a, b, **kw) - abs(self.at - a)
        self.at = b


def dispatch(names, rides):
    cabs = [Taxi(n) for n in names]
    who = ""
    for a, b, *late in rides:
        cab = min(cabs, key=lambda c: abs(c.at - a))
        cab.ride(a, b, late=bool(late))
        who += cab.name
    return who, [repr(c) for c in cabs]
#> dispatch("AB", [(2, 9), (1, 3), (8, 8)])
#> dispatch("Z", [(5, 0, "late"), (10, 20)])
#> dispatch("KLM", [])
#> dispatch("PQ", [(0, 30), (25, 28), (1, 2), (27, 0, 1)])
#> dispatch("XY", [(-4, -9), (-8, 4)])
# %%
def mapper(**fns):
    def run(row):
        new = dict(row)
        for key, fn in fns.items():
            target, _, source = key.partition("__")
            value = row.get(source or target)
            new[target] = fn(value) if value is not None else None
        return new
    return run


def enrich(rows, bonus):
    step = mapper(
        name=str.title,
        net__gross=lambda g: g - g // 5,
        level__age=lambda a: "old" if a > 40 else "young",
        gross=lambda g: g + bonus,
    )
    return [step(r) for r in rows]
#> enrich([{"name": "ann lee", "gross": 100, "age": 41}], 10)
#> enrich([{"name": "bo", "age": 3}], 5)
#> enrich([{"gross": 99}, {"name": "CY"}], -9)
#> enrich([], 1)
#> enrich([{"name": "di", "gross": 0, "age": 40}], 7)
# %%
class Hash2:
    def __init__(self, size):
        self.slots = [None] * size
        self.probes = 0

    def __repr__(self):
        return " ".join("." if s is None else str(s) for s in self.slots)

    def _walk(self, key):
        i = key % len(self.slots)
        for step in range(len(self.slots)):
            yield (i + step * step) % len(self.slots)

    def add(self, key):
        for i in self._walk(key):
            self.probes += 1
            if self.slots[i] is None or self.slots[i] == key:
                self.slots[i] = key
                return i
        return -1

    def __contains__(self, key):
        return any(self.slots[i] == key for i in self._walk(key))


def quadratic(size, keys, ask):
    h = Hash2(size)
    where = [h.add(k) for k in keys]
    return where, repr(h), h.probes, [a in h for a in ask]
#> quadratic(7, [3, 10, 17], [10, 24])
#> quadratic(4, [0, 4, 8, 12], [8])
#> quadratic(5, [5, 5, 6], [6, 7])
#> quadratic(3, [], [1])
#> quadratic(8, [15, 23, 7, 31, -1], [31, 99])
# %%
class Line:
    def __init__(self, text):
        self.indent = len(text) - len(text.lstrip())
        self.text = text.strip()

    def __repr__(self):
        return f"{self.indent}:{self.text}"


def block(lines, i, indent):
    """Parses lines of at least the indent into nested lists; returns list and next index."""
    out = []
    while i < len(lines) and lines[i].indent >= indent:
        here = lines[i]
        if here.indent > indent:
            inner, i = block(lines, i, here.indent)
            out.append(inner)
        else:
            out.append(here.text)
            i += 1
    return out, i


def parse_indent(text):
    lines = [Line(t) for t in text.split("\n") if t.strip()]
    if not lines:
        return [], 0
    tree, used = block(lines, 0, lines[0].indent)
    return tree, len(lines) - used
#> parse_indent("a\n b\n b\nc")
#> parse_indent("if\n  x\n    y\n  z")
#> parse_indent("  p\nq")
#> parse_indent("")
#> parse_indent("k\n   l\n m\n\nn")
# %%
class Orchestra:
    def __init__(self):
        self.seats = {}

    def __repr__(self):
        return str(self.seats)

    def __setitem__(self, place, who):
        if who in self.seats.values():
            old = next(p for p, w in self.seats.items() if w == who)
            self.seats[old], self.seats[place] = self.seats.get(place), who
            if self.seats[old] is None:
                del self.seats[old]
        else:
            self.seats[place] = who

    def __delitem__(self, who):
        self.seats = {p: w for p, w in self.seats.items() if w != who}


def rehearse(changes):
    o = Orchestra()
    for c in changes:
        if c.startswith("-"):
            del o[c[1:]]
        else:
            who, place = c.split("@")
            o[int(place)] = who
    return o.seats
#> rehearse(["ann@1", "bob@2", "ann@2"])
#> rehearse(["ann@1", "ann@5"])
#> rehearse(["x@1", "y@1", "-x", "z@3"])
#> rehearse(["-ghost"])
#> rehearse(["p@1", "q@2", "r@3", "p@3", "-q"])
# %%
from collections import deque


def bfs_words(words, start, goal):
    def near(a, b):
        return len(a) == len(b) and sum(x != y for x, y in zip(a, b)) == 1

    def next_words(w):
        return (v for v in words if v not in came and near(w, v))

    def unwind(w):
        while w is not None:
            yield w
            w = came[w]

    came = {start: None}
    todo = deque([start])
    while todo:
        w = todo.popleft()
        if w == goal:
            return list(unwind(w))[::-1], len(came)
        for v in next_words(w):
            came[v] = w
            todo.append(v)
    return None, len(came)
#> bfs_words(["cat", "cot", "dot", "dog"], "cat", "dog")
#> bfs_words(["aa", "bb", "cc"], "aa", "bb")
#> bfs_words(["on", "in", "it", "is"], "on", "it")
#> bfs_words([], "x", "x")
#> bfs_words(["lead", "load", "goad", "gold"], "lead", "goad")
# %%
class Solution:
    def trim_garden(self, heights, rounds):
        class Plant:
            rate = 2

            def __init__(self, h):
                self.h, self.cuts = h, 0

            def grow(self, shaded):
                self.h += self.rate // 2 if shaded else self.rate

            def trim(self, limit):
                if self.h > limit:
                    self.h -= 5
                    self.cuts += 1

            def __repr__(self):
                return f"{self.h}'{self.cuts}"

        row = [Plant(h) for h in heights]
        for _ in range(rounds):
            shade = [i > 0 and row[i - 1].h > p.h for i, p in enumerate(row)]
            for p, s in zip(row, shade):
                p.grow(s)
                p.trim(limit=12)
        return [p.h for p in row], sum(p.cuts for p in row)
#> Solution().trim_garden([5, 11, 3], 2)
#> Solution().trim_garden([12], 3)
#> Solution().trim_garden([], 4)
#> Solution().trim_garden([9, 8, 7], 3)
#> Solution().trim_garden([20, 1], 2)
# %%
def mean_of(xs, *, skip=0):
    xs = sorted(xs)[skip:len(xs) - skip]
    return sum(xs) / len(xs) if xs else 0.0


def judge(scores, weights=None, **kw):
    weights = weights or [1] * len(scores)
    weighted = [s * w for s, w in zip(scores, weights)]
    return mean_of(weighted, **kw)


def contest(entries, skip=1, weights=()):
    table = {}
    for name, *scores in entries:
        table[name] = round(judge(scores, list(weights), skip=skip), 2)
    best = max(table.values(), default=None)
    return table, [n for n, v in table.items() if v == best]
#> contest([("ann", 5, 7, 9), ("bob", 8, 8, 1)])
#> contest([("x", 10, 2)], skip=0, weights=[2, 1])
#> contest([("p", 3, 4), ("q", 5, 6)])
#> contest([])
#> contest([("k", 6, 6, 9, 1), ("l", 7, 5, 5, 8)], 1, (1, 2, 1, 3))
# %%
class Fibre:
    """A lazy list: head and a function for the tail."""

    def __init__(self, head, tail=lambda: None):
        self.head, self._tail, self._done = head, tail, False

    def __repr__(self):
        return f"{self.head}:{self._rest!r}" if self._done else f"{self.head}:?"

    @property
    def tail(self):
        if not self._done:
            self._rest, self._done = self._tail(), True
        return self._rest

    def map(self, fn):
        return Fibre(fn(self.head), lambda: self.tail and self.tail.map(fn))

    def take(self, n):
        out, f = [], self
        while f and n > 0:
            out.append(f.head)
            f, n = f.tail if n > 1 else f, n - 1
        return out


def ints(n, step):
    return Fibre(n, lambda: ints(n + step, step))


def lazy_demo(start, step, n, add):
    base = ints(start, step)
    mapped = base.map(lambda x: x * x + add)
    return mapped.take(n), repr(base)
#> lazy_demo(1, 1, 3, 0)
#> lazy_demo(10, -4, 4, 5)
#> lazy_demo(0, 0, 2, 7)
#> lazy_demo(3, 2, 0, 1)
#> lazy_demo(-6, 5, 3, -10)
# %%
class Alarm:
    def __init__(self, zones):
        self.zones = dict.fromkeys(zones, False)
        self.armed, self.delay, self.ringing = False, 0, []

    def __repr__(self):
        return f"Alarm(armed={self.armed}, delay={self.delay}, ringing={self.ringing})"

    def arm(self, delay=0):
        if any(self.zones.values()):
            return "open!"
        self.armed, self.delay = True, delay
        return "armed"

    def trip(self, zone):
        self.zones[zone] = not self.zones[zone]
        if self.armed and self.zones[zone]:
            if self.delay:
                self.delay -= 1
                return "beep"
            self.ringing.append(zone)
            return "RING"
        return "-"

    def code(self, n):
        if n == 42:
            self.armed, self.ringing = False, []
            return "off"
        return "wrong"


def night(zones, events):
    a = Alarm(zones)
    said = []
    for name, *args in events:
        said.append(getattr(a, name)(*args))
    return said, a.ringing
#> night("ab", [("arm",), ("trip", "a"), ("code", 42)])
#> night("ab", [("trip", "b"), ("arm", 1), ("trip", "b"), ("arm", 1), ("trip", "a"), ("trip", "b")])
#> night("x", [("code", 7)])
#> night("", [])
#> night("pq", [("arm", 2), ("trip", "p"), ("trip", "p"), ("trip", "p"), ("trip", "q"), ("code", 1)])
# %%
def collate(*sources, key=lambda x: x):
    """Merges sorted sources by repeatedly taking the smallest head."""
    heads = [[next(it), it] for it in map(iter, sources)
             if it.__length_hint__()]
    while heads:
        best = min(range(len(heads)), key=lambda i: key(heads[i][0]))
        value, it = heads[best]
        yield value
        try:
            heads[best][0] = next(it)
        except StopIteration:
            del heads[best]


def merge_logs(*logs, by="time"):
    keys = {"time": lambda e: e[0], "size": lambda e: (len(e[1]), e[0])}
    merged = list(collate(*logs, key=keys[by]))
    return "".join(e[1] for e in merged), merged[-1:]
#> merge_logs([(1, "a"), (5, "b")], [(2, "c")])
#> merge_logs([(3, "xx"), (9, "y")], [(4, "z")], by="size")
#> merge_logs([], [(7, "q")])
#> merge_logs()
#> merge_logs([(1, "k"), (2, "l")], [(1, "m")], [(0, "n"), (8, "o")])
# %%
class Car:
    def __init__(self, plate, size=1):
        self.plate, self.size = plate, size

    def __repr__(self):
        return f"{self.plate}{'#' * self.size}"


class Level:
    def __init__(self, spots):
        self.spots = [None] * spots

    def __repr__(self):
        return "".join("_" if s is None else s.plate for s in self.spots)

    def park(self, car):
        run = 0
        for i, s in enumerate(self.spots):
            run = run + 1 if s is None else 0
            if run == car.size:
                self.spots[i - run + 1:i + 1] = [car] * car.size
                return True
        return False

    def leave(self, plate):
        self.spots = [None if s and s.plate == plate else s for s in self.spots]


def garage(levels, events):
    floors = [Level(n) for n in levels]
    turned_away = []
    for plate, size in events:
        if size == 0:
            for f in floors:
                f.leave(plate)
        elif not any(f.park(Car(plate, size)) for f in floors):
            turned_away.append(plate)
    return [repr(f) for f in floors], turned_away
#> garage([3, 2], [("a", 2), ("b", 2), ("c", 1)])
#> garage([4], [("a", 1), ("b", 2), ("a", 0), ("c", 2), ("d", 1)])
#> garage([], [("z", 1)])
#> garage([1, 1], [("p", 2), ("q", 1), ("r", 1), ("s", 1)])
#> garage([5], [("k", 3), ("k", 0), ("m", 5)])
# %%
def countdown_game(target, *numbers):
    """Greedy: the operation that comes closest is taken; every number once."""
    ops = {"+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b}

    def moves(now, n):
        for sym, fn in ops.items():
            yield abs(target - fn(now, n)), sym, fn(now, n)

    now, *rest = numbers
    text = str(now)
    for n in rest:
        dist, sym, value = min(moves(now, n))
        if dist >= abs(target - now):
            continue
        now = value
        text += f"{sym}{n}"
    return now, text, now == target
#> countdown_game(24, 4, 5, 3)
#> countdown_game(100, 75, 20, 6, 2)
#> countdown_game(7, 10, 2, 2)
#> countdown_game(0, 0, 9)
#> countdown_game(953, 30, 30, 50, 3)
# %%
class Knit:
    stitches = {"k": 1, "p": 1, "y": 2, "t": -1}

    def __init__(self, cast_on):
        self.count = cast_on
        self.rows = []

    def __repr__(self):
        return f"Knit({self.count} sts, {len(self.rows)} rows)"

    def row(self, pattern, *, repeat=True):
        used, made, i = 0, 0, 0
        while used < self.count and (repeat or i < len(pattern)):
            s = pattern[i % len(pattern)]
            need = 2 if s == "t" else 1
            if used + need > self.count:
                break
            used += need
            made += self.stitches[s] if s != "t" else 1
            i += 1
        made += self.count - used
        self.rows.append(i)
        self.count = made
        return made


def knit(cast_on, *patterns, **kw):
    k = Knit(cast_on)
    return [k.row(p, **kw) for p in patterns], k.rows
#> knit(6, "kp", "ky")
#> knit(7, "t", "kt")
#> knit(5, "ty", repeat=False)
#> knit(0, "k")
#> knit(4, "y", "kkt", "p")
# %%
class Solution:
    def __init__(self):
        self.rules = []

    def rule(self, name):
        def keep(fn):
            self.rules.append((name, fn))
            return fn
        return keep

    def audit(self, rows):
        @self.rule("dup")
        def twice(rows):
            ids = [r[0] for r in rows]
            return [i for n, i in enumerate(ids) if i in ids[:n]]

        @self.rule("neg")
        def below(rows):
            return [r[0] for r in rows if r[1] < 0]

        @self.rule("jump")
        def far(rows):
            return [b[0] for a, b in zip(rows, rows[1:]) if abs(a[1] - b[1]) > 50]

        found = {}
        for name, fn in self.rules:
            bad = fn(rows)
            if bad:
                found[name] = bad
        return found
#> Solution().audit([(1, 10), (2, 70), (1, 75)])
#> Solution().audit([(5, -3), (6, -60)])
#> Solution().audit([(7, 0)])
#> Solution().audit([(3, 3), (3, 3), (3, 3)])
#> Solution().audit([(8, 100), (9, 20), (4, -40), (9, 5)])
# %%
class Ghost:
    def __init__(self, at, speed):
        self.at, self.speed = at, speed

    def __repr__(self):
        return f"{type(self).__name__[0]}{self.at}"

    def chase(self, target):
        gap = target - self.at
        step = max(-self.speed, min(self.speed, self.aim(gap)))
        self.at += step
        return self.at == target

    def aim(self, gap):
        return gap


class Shy(Ghost):
    def aim(self, gap):
        return -gap if abs(gap) < 3 else gap


class Random(Ghost):
    def aim(self, gap):
        return 1 if (self.at + gap) % 2 else -1


def maze(kinds, path):
    make = {"g": Ghost, "s": Shy, "r": Random}
    ghosts = [make[k](at, speed) for k, at, speed in kinds]
    for t, me in enumerate(path):
        caught = [repr(g) for g in ghosts if g.chase(me)]
        if caught:
            return t, caught
    return None, [g.at for g in ghosts]
#> maze([("g", 10, 2)], [0, 1, 2, 3, 4])
#> maze([("s", 5, 1), ("r", 0, 3)], [2, 2, 2])
#> maze([("g", -6, 3), ("g", 20, 5)], [4, 4, 4])
#> maze([], [1, 2])
#> maze([("s", 8, 4), ("g", 30, 2)], [1, 9, 1, 9])
# %%
def with_default(d, **defaults):
    class View:
        def __getitem__(self, k):
            return d.get(k, defaults.get(k))

        def __repr__(self):
            return f"View({d}, {defaults})"

        def __or__(self, other):
            return with_default({**d, **other}, **defaults)
    return View()


def describe(v):
    size = v["w"] * v["h"]
    kind = "square" if v["w"] == v["h"] else "wide" if v["w"] > v["h"] else "tall"
    return f"{v['colour']} {kind} {size}"


def shapes(base, *changes):
    v = with_default(base, w=2, h=3, colour="grey")
    out = [describe(v)]
    for c in changes:
        v = v | c
        out.append(describe(v))
    return out
#> shapes({}, {"w": 3}, {"colour": "red"})
#> shapes({"h": 1}, {"h": 2, "w": 5})
#> shapes({"w": 10, "h": 10, "colour": "blue"})
#> shapes({"x": 1}, {"w": 0})
#> shapes({"colour": "pink"}, {"h": 2}, {"h": 7}, {"w": 8})
# %%
class Ledger(list):
    def __init__(self, *entries):
        super().__init__()
        self.total = 0
        for e in entries:
            self.append(e)

    def append(self, entry):
        if self and (self[-1] > 0) == (entry > 0):
            entry += self.pop()
        super().append(entry)

    def pop(self, i=-1):
        out = super().pop(i)
        self.total -= 1
        return out

    def flips(self):
        return sum((a > 0) != (b > 0) for a, b in zip(self, self[1:]))


def compress(moves, undo=0):
    led = Ledger(*moves)
    for _ in range(undo):
        if led:
            led.pop()
    return list(led), led.flips(), led.total
#> compress([5, 3, -2, -1, 4])
#> compress([1, 1, 1, 1])
#> compress([-5, 6, -7], undo=2)
#> compress([], undo=1)
#> compress([10, -10, -20, 30, 0, 5], 1)
# %%
class Knight:
    def __init__(self, name, *items):
        self.name, self.items = name, list(items)

    def __repr__(self):
        return f"{self.name}{self.items}"

    def power(self, bonus=None):
        bonus = bonus or {}
        return sum(len(i) + bonus.get(i, 0) for i in self.items)

    def rob(self, other):
        if other.items:
            best = max(other.items, key=len)
            other.items.remove(best)
            self.items.append(best)


def round_table(knights, fights, **bonus):
    table = {n: Knight(n, *items) for n, items in knights.items()}
    log = []
    for f in fights:
        a, b = (table[n] for n in f)
        pa, pb = a.power(bonus), b.power(bonus)
        if pa == pb:
            log.append("draw")
            continue
        winner, loser = (a, b) if pa > pb else (b, a)
        winner.rob(loser)
        log.append(winner.name)
    return log, [repr(k) for k in table.values()]
#> round_table({"A": ["axe"], "B": ["sword", "cap"]}, ["AB", "BA"])
#> round_table({"A": ["axe"], "B": ["sword"]}, ["AB"], axe=5)
#> round_table({"X": [], "Y": []}, ["XY"])
#> round_table({"P": ["bow"], "Q": ["net"], "R": ["spear", "horn"]}, ["PQ", "QR", "RP"], net=1)
#> round_table({"K": ["mace"]}, [])
# %%
def tag(name, **attrs):
    def wrap(*kids):
        inner = "".join(k if isinstance(k, str) else k() for k in kids)
        extra = "".join(f" {k.rstrip('_')}={v}" for k, v in attrs.items())
        return f"<{name}{extra}>{inner}" if not kids else f"<{name}{extra}>{inner}</{name}>"
    return wrap


def build(node):
    if isinstance(node, str):
        return node
    name, *rest = node
    attrs = rest.pop(0) if rest and isinstance(rest[0], dict) else {}
    return tag(name, **attrs)(*map(build, rest))


def page(node):
    html = build(node)
    return html, html.count("<"), max((len(p) for p in html.split(">")), default=0)
#> page(["p", "hi ", ["b", "you"]])
#> page(["img", {"src": "x.png"}])
#> page("text")
#> page(["ul", {"class_": "k"}, ["li", "1"], ["li", ["br"], "2"]])
#> page(["a", {"href": "/", "id": 7}, "go"])
# %%
class Oracle:
    def __init__(self, secret):
        self.secret = secret
        self.asked = 0

    def __repr__(self):
        return f"Oracle(asked={self.asked})"

    def __lt__(self, n):
        self.asked += 1
        return self.secret < n

    def __gt__(self, n):
        self.asked += 1
        return self.secret > n


def gallop(oracle, start=1):
    hi = start
    while oracle > hi:
        hi *= 3
    return hi // 3, hi


def pin_down(oracle, lo, hi):
    while lo < hi:
        mid = (lo + hi) // 2
        if oracle > mid:
            lo = mid + 1
        else:
            hi = mid
    return lo


def guess_all(secrets, start=1):
    out = []
    for s in secrets:
        o = Oracle(s)
        out.append((pin_down(o, *gallop(o, start)), o.asked))
    return out
#> guess_all([5, 30])
#> guess_all([1, 2], start=10)
#> guess_all([100])
#> guess_all([])
#> guess_all([17, 8, 26], start=4)
# %%
class Bus:
    def __init__(self, width=8):
        self.width, self.frames, self.drops = width, [], 0

    def __repr__(self):
        return f"Bus({self.frames})"

    def send(self, *fields):
        """fields are (value, bits), packed left to right"""
        word = used = 0
        for value, bits in fields:
            if value >= 1 << bits or used + bits > self.width:
                self.drops += 1
                return None
            word = word << bits | value
            used += bits
        word <<= self.width - used
        self.frames.append(word)
        return word


def unpack(word, *bits, width=8):
    out, left = [], width
    for b in bits:
        left -= b
        out.append(word >> left & (1 << b) - 1)
    return out


def can_bus(messages, bits):
    bus = Bus()
    for m in messages:
        bus.send(*zip(m, bits))
    return bus.frames, [unpack(f, *bits) for f in bus.frames], bus.drops
#> can_bus([(1, 5, 2)], (2, 3, 2))
#> can_bus([(4, 0), (3, 9)], (2, 4))
#> can_bus([], (8,))
#> can_bus([(200,), (256,)], (8,))
#> can_bus([(7, 1), (0, 31), (5, 16)], (3, 5))
# %%
def schedule(*, start=9, **lengths):
    """Named tasks in order; a name with a trailing underscore is a break."""
    t = start * 60
    for name, minutes in lengths.items():
        yield name.rstrip("_"), t, t + minutes, name.endswith("_")
        t += minutes


def clock(t):
    return f"{t // 60 % 24}:{t % 60:02d}"


def at_time(plan, t):
    return next((name for name, a, b, _ in plan if a <= t < b), None)


def workday(lengths, asks, start=9):
    plan = list(schedule(start=start, **lengths))
    busy = sum(b - a for _, a, b, pause in plan if not pause)
    end = clock(plan[-1][2]) if plan else None
    return [at_time(plan, h * 60 + m) for h, m in asks], busy, end
#> workday({"mail": 30, "tea_": 15, "code": 120}, [(9, 10), (9, 40), (11, 0)])
#> workday({"run": 45}, [(6, 44), (6, 45)], start=6)
#> workday({}, [(9, 0)])
#> workday({"nap_": 90, "read": 60}, [(0, 15)], start=23)
#> workday({"a": 10, "b_": 10, "c": 10, "d": 400}, [(9, 25), (12, 0)])
# %%
class Solution:
    class Span:
        def __init__(self, lo, hi):
            self.lo, self.hi = lo, hi

        def __repr__(self):
            return f"{self.lo}-{self.hi}"

        def touches(self, o):
            return self.lo <= o.hi + 1 and o.lo <= self.hi + 1

        def __ior__(self, o):
            self.lo, self.hi = min(self.lo, o.lo), max(self.hi, o.hi)
            return self

    def add_numbers(self, numbers):
        """Keeps the numbers seen as a list of ranges."""
        spans, sizes = [], []
        for n in numbers:
            new = self.Span(n, n)
            rest = []
            for s in spans:
                if s.touches(new):
                    new |= s
                else:
                    rest.append(s)
            spans = sorted(rest + [new], key=lambda s: s.lo)
            sizes.append(len(spans))
        return [repr(s) for s in spans], sizes
#> Solution().add_numbers([1, 3, 2])
#> Solution().add_numbers([10, 20, 30, 20])
#> Solution().add_numbers([5, 4, 8, 6, 7])
#> Solution().add_numbers([])
#> Solution().add_numbers([-1, 1, 0, 9, 8])
# %%
class Whale:
    def __init__(self, depth=0):
        self.depth = depth
        self.breath = 6

    def __repr__(self):
        return f"whale@{self.depth} breath {self.breath}"

    def swim(self, plan):
        for move in plan:
            self.depth = max(0, self.depth + move)
            self.breath = 6 if self.depth == 0 else self.breath - 1
            if self.breath == 0:
                rise = yield "air!"
                self.depth = max(0, self.depth - (rise or 1))
                self.breath = 2
            else:
                yield self.depth
        return


def dive_log(plan, rises):
    w = Whale()
    swim, rises = w.swim(plan), iter(rises)
    log = []
    try:
        msg = next(swim)
        while True:
            log.append(msg)
            msg = swim.send(next(rises, None) if msg == "air!" else None)
    except StopIteration:
        return log, w.depth, w.breath
#> dive_log([3, 2, -5, 4], [])
#> dive_log([1, 1, 1, 1, 1, 1, 1], [4])
#> dive_log([], [1])
#> dive_log([10, 5, 5, -2, -3, 1, 0, 2], [3, 9])
#> dive_log([2, 0, 0, 0, 0, 0, 0, 0], [])
# %%
def once_per(key):
    def deco(fn):
        seen = {}

        def inner(*args, **kw):
            k = key(*args, **kw)
            if k in seen:
                seen[k] += 1
                return None
            seen[k] = 1
            return fn(*args, **kw)
        inner.seen = seen
        return inner
    return deco


@once_per(lambda name, *a, **k: (name.lower(), len(a), len(k)))
def greet(name, *titles, loud=False):
    text = " ".join((*titles, name))
    return text.upper() if loud else text


def party(calls):
    said = []
    for name, titles, opts in calls:
        r = greet(name, *titles, **opts)
        if r is not None:
            said.append(r)
    return said, sorted(greet.seen.values())
#> party([("Ann", [], {}), ("ann", [], {})])
#> party([("Bo", ["Dr"], {}), ("Bo", ["Mr"], {}), ("Bo", [], {"loud": True})])
#> party([])
#> party([("cy", ["Sir", "Lord"], {"loud": False}), ("CY", ["x", "y"], {"loud": True}), ("CY", [], {})])
#> party([("Di", [], {"loud": True}), ("Ed", [], {"loud": True})])
# %%
class Island:
    def __init__(self, name, fish, people):
        self.name, self.fish, self.people = name, fish, people

    def __repr__(self):
        return f"{self.name}(f{self.fish} p{self.people})"

    def feed(self):
        eaten = min(self.fish, self.people)
        self.fish -= eaten
        hungry = self.people - eaten
        self.people -= hungry // 2
        self.fish += self.fish // 4 + 1
        return hungry


def sail(a, b, n):
    n = min(n, a.people)
    a.people -= n
    b.people += n


def archipelago(specs, years, rule="hungriest"):
    isles = [Island(*s) for s in specs]
    hunger = []
    for _ in range(years):
        h = [i.feed() for i in isles]
        hunger.append(sum(h))
        if rule == "hungriest" and sum(h):
            worst = isles[h.index(max(h))]
            best = max(isles, key=lambda i: i.fish)
            if worst is not best:
                sail(worst, best, 2)
    return hunger, [repr(i) for i in isles]
#> archipelago([("A", 10, 4), ("B", 2, 6)], 2)
#> archipelago([("A", 10, 4), ("B", 2, 6)], 2, rule="stay")
#> archipelago([("Z", 0, 5)], 3)
#> archipelago([], 1)
#> archipelago([("P", 30, 8), ("Q", 3, 3), ("R", 1, 9)], 3)
# %%
class Regex:
    """Only letters, '.' and a postfix '?'."""

    def __init__(self, pattern):
        self.parts = []
        for ch in pattern:
            if ch == "?":
                self.parts[-1] = (self.parts[-1][0], True)
            else:
                self.parts.append((ch, False))

    def __repr__(self):
        return "".join(c + "?" * o for c, o in self.parts)

    def _ends(self, text, i, p):
        if p == len(self.parts):
            yield i
            return
        ch, optional = self.parts[p]
        if i < len(text) and ch in (".", text[i]):
            yield from self._ends(text, i + 1, p + 1)
        if optional:
            yield from self._ends(text, i, p + 1)

    def find(self, text):
        for i in range(len(text) + 1):
            for end in self._ends(text, i, 0):
                return i, text[i:end]
        return None


def grep(pattern, texts):
    r = Regex(pattern)
    return [r.find(t) for t in texts], repr(r)
#> grep("colou?r", ["my color", "colour"])
#> grep("a.c", ["abd", "xadc"])
#> grep("x?y?", ["zy"])
#> grep("no", ["on", ""])
#> grep(".?a.?t", ["cart", "bat", "at"])
# %%
def make_tape(text):
    left, right = [], list(text)[::-1]

    def step(write=None, move=1):
        nonlocal left, right
        if write is not None and right:
            right[-1] = write
        if move > 0 and right:
            left.append(right.pop())
        elif move < 0 and left:
            right.append(left.pop())
        return right[-1] if right else None

    return step, lambda: "".join(left + right[::-1])


def bubble_letters(text, passes=1):
    """Carries the larger letter to the right, like a one-handed sorter."""
    step, show = make_tape(text)
    shots = []
    for _ in range(passes):
        here = step(move=0)
        while True:
            nxt = step()
            if nxt is None:
                break
            if here > nxt:
                step(here, move=-1)
                step(nxt)
            else:
                here = nxt
        shots.append(show())
        for _ in text:
            step(move=-1)
    return shots
#> bubble_letters("cab")
#> bubble_letters("dcba", 2)
#> bubble_letters("x")
#> bubble_letters("hello")
#> bubble_letters("abdc", passes=2)
# %%
class Critter:
    genes = {"b": "black", "w": "white", "r": "red"}

    def __init__(self, dna):
        self.dna = dna

    def __repr__(self):
        return self.dna

    @property
    def colour(self):
        big = [g for g in self.dna if g.isupper()]
        return self.genes[(big or self.dna)[0].lower()]

    def __matmul__(self, mate):
        return [Critter(a + b) for a in self.dna for b in mate.dna]


def breed(mum, dad, generations=1):
    a, b = Critter(mum), Critter(dad)
    for _ in range(generations):
        litter = a @ b
        a, b = litter[0], litter[-1]
    counts = {}
    for k in litter:
        counts[k.colour] = counts.get(k.colour, 0) + 1
    return [k.dna for k in litter], counts
#> breed("Bw", "Bw")
#> breed("ww", "rB")
#> breed("bW", "rr", generations=2)
#> breed("RB", "BR")
#> breed("wb", "Rw", 3)
# %%
class Solution:
    def __init__(self):
        self.scopes = [{}]

    def define(self, name, value):
        self.scopes[-1][name] = value

    def lookup(self, name):
        for depth, s in enumerate(reversed(self.scopes)):
            if name in s:
                return s[name], depth
        return None, -1

    def assign(self, name, value):
        _, depth = self.lookup(name)
        if depth >= 0:
            self.scopes[-1 - depth][name] = value

    def interpret(self, program):
        seen = []
        for word in program.split():
            if word == "{":
                self.scopes.append({})
            elif word == "}":
                self.scopes.pop()
            elif word[0] == "?":
                seen.append(self.lookup(word[1:]))
            else:
                name, op, value = word[0], word[1], int(word[2:])
                (self.define if op == ":" else self.assign)(name, value)
        return seen, self.scopes
#> Solution().interpret("a:1 { a:2 ?a } ?a")
#> Solution().interpret("x:5 { { x=9 ?x } }")
#> Solution().interpret("?q q=3 ?q")
#> Solution().interpret("")
#> Solution().interpret("n:1 { m:2 n=7 { ?m ?n")
# %%
class Track:
    def __init__(self, title, secs):
        self.title, self.secs = title, secs

    def __repr__(self):
        return f"{self.title}({self.secs})"

    def __radd__(self, n):
        return n + self.secs


class Player:
    def __init__(self, *tracks):
        self.tracks, self.i, self.pos = tracks, 0, 0

    def __repr__(self):
        return f"{self.tracks[self.i]}@{self.pos}"

    def play(self, secs):
        self.pos += secs
        while self.pos >= self.tracks[self.i].secs:
            self.pos -= self.tracks[self.i].secs
            self.i = (self.i + 1) % len(self.tracks)

    def skip(self, n=1):
        if n < 0 and self.pos > 3:
            n += 1
        self.i, self.pos = (self.i + n) % len(self.tracks), 0


def listen(tracks, actions):
    p = Player(*(Track(*t) for t in tracks))
    seen = []
    for a in actions:
        p.play(int(a)) if a.isdigit() else p.skip({">": 1, "<": -1}[a])
        seen.append((p.tracks[p.i].title, p.pos))
    return seen, sum(p.tracks)
#> listen([("a", 10), ("b", 20)], ["15", ">", "5"])
#> listen([("a", 10), ("b", 20), ("c", 7)], ["<", "6", "<", "2", "<"])
#> listen([("solo", 30)], ["95"])
#> listen([("x", 5)], [])
#> listen([("p", 12), ("q", 8)], ["40", ">", ">", "<"])
# %%
def chain_of(*handlers):
    """Middleware: each handler gets the request and the rest of the chain."""
    def call(i, request):
        if i == len(handlers):
            return f"page:{request['path']}"
        return handlers[i](request, lambda r: call(i + 1, r))
    return lambda request: call(0, request)


def auth(request, nxt):
    if request.get("user") is None and request["path"] != "/":
        return "401"
    return nxt(request)


def lower(request, nxt):
    return nxt({**request, "path": request["path"].lower()})


def cached(store):
    def handler(request, nxt):
        key = request["path"]
        if key not in store:
            store[key] = nxt(request)
            return store[key]
        return store[key] + "*"
    return handler


def serve(requests, order="lac"):
    store = {}
    table = {"l": lower, "a": auth, "c": cached(store)}
    app = chain_of(*(table[c] for c in order))
    return [app(dict(zip(("path", "user"), r))) for r in requests], list(store)
#> serve([("/A", "bo"), ("/a", "al"), ("/a",)])
#> serve([("/",), ("/X",)], order="ca")
#> serve([("/Q", "z"), ("/q", "z")], order="cl")
#> serve([], "a")
#> serve([("/m",), ("/m", "k"), ("/m",)], order="ca")
# %%
class Frame:
    def __init__(self, fn, args):
        self.fn, self.args, self.sub = fn, args, []

    def __repr__(self):
        inner = ",".join(map(repr, self.sub))
        return f"{self.fn}{self.args}" + (f"[{inner}]" if inner else "")


class Recorder:
    def __init__(self):
        self.top = Frame("top", 0)
        self.stack = [self.top]

    def __repr__(self):
        return f"Recorder(depth={len(self.stack)})"

    def wrap(self, fn):
        def inner(n):
            frame = Frame(fn.__name__, n)
            self.stack[-1].sub.append(frame)
            self.stack.append(frame)
            try:
                return fn(n)
            finally:
                self.stack.pop()
        return inner


def call_tree(n):
    rec = Recorder()

    @rec.wrap
    def a(n):
        return b(n - 2) + 1 if n > 1 else n

    @rec.wrap
    def b(n):
        if n < 0:
            raise ValueError
        return a(n) + a(n - 1) if n % 2 else a(n - 1)

    try:
        result = a(n)
    except ValueError:
        result = None
    return result, repr(rec.top.sub[0])
#> call_tree(4)
#> call_tree(1)
#> call_tree(5)
#> call_tree(7)
#> call_tree(6)
# %%
class Dough:
    def __init__(self, grams, rise=0):
        self.grams, self.rise = grams, rise

    def __repr__(self):
        return f"{self.grams}g^{self.rise}"

    def __truediv__(self, n):
        each, rest = divmod(self.grams, n)
        return [Dough(each + (i < rest), self.rise) for i in range(n)]

    def wait(self, hours, *, warm=False):
        self.rise += hours * (2 if warm else 1)
        if self.rise > 8:
            self.rise = 4   # collapsed
        return self

    @property
    def baked(self):
        return self.grams * (90 + self.rise) // 100


def bakery(grams, loaves, waits):
    batch = Dough(grams)
    batch.wait(waits[0])
    parts = batch / loaves
    for i, p in enumerate(parts):
        for w in waits[1:]:
            p.wait(w, warm=i % 2 == 1)
    return [repr(p) for p in parts], sum(p.baked for p in parts)
#> bakery(1000, 3, [2, 1])
#> bakery(500, 2, [5, 3, 2])
#> bakery(77, 4, [0])
#> bakery(900, 1, [9, 1])
#> bakery(1234, 3, [1, 2, 3])
