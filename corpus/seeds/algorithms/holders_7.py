# %%
class Lift:
    """A dumb lift: it only knows its next stop in the direction it goes."""

    def __init__(self, top):
        self.top, self.floor, self.up = top, 0, True
        self.buttons = set()

    def __repr__(self):
        return f"Lift({self.floor}{'^' if self.up else 'v'} {sorted(self.buttons)})"

    def tick(self):
        if not self.buttons:
            return None
        ahead = [b for b in self.buttons if (b > self.floor) == self.up and b != self.floor]
        if not ahead and self.floor not in self.buttons:
            self.up = not self.up
            return "turn"
        if self.floor in self.buttons:
            self.buttons.remove(self.floor)
            return f"stop{self.floor}"
        self.floor += 1 if self.up else -1
        return None


def ride_log(top, pushes, ticks):
    lift = Lift(top)
    log = []
    for t in range(ticks):
        if t in pushes:
            lift.buttons.add(min(top, pushes[t]))
        event = lift.tick()
        if event:
            log.append((t, event))
    return log, lift.floor
#> ride_log(5, {0: 2}, 4)
#> ride_log(4, {0: 3, 2: 1}, 9)
#> ride_log(2, {1: 9}, 5)
#> ride_log(3, {}, 3)
#> ride_log(6, {0: 4, 1: 2, 3: 0}, 12)
# %%
def make_node(value, *children):
    return {"value": value, "children": list(children)}


def grow(spec, i=0):
    """'a(b c(d))' style text to nodes; returns node and next index"""
    node = make_node(spec[i])
    i += 1
    if i < len(spec) and spec[i] == "(":
        i += 1
        while spec[i] != ")":
            child, i = grow(spec, i)
            node["children"].append(child)
        i += 1
    return node, i


def widths(node, level=0, table=None):
    table = [] if table is None else table
    if len(table) == level:
        table.append("")
    table[level] += node["value"]
    for c in node["children"]:
        widths(c, level + 1, table)
    return table


def levels(spec):
    node, used = grow(spec)
    table = widths(node)
    return table, max(map(len, table)), used == len(spec)
#> levels("a(bc)")
#> levels("r(s(t)u(vw))")
#> levels("x")
#> levels("p(q)z")
#> levels("a(b(c(d))e")
# %%
class Kitchen:
    def __init__(self, burners):
        self.pots = [None] * burners
        self.served = []
        self.clock = 0

    def __repr__(self):
        return f"t{self.clock}:{self.pots}"

    def start(self, dish, minutes):
        if None not in self.pots:
            self.wait(min(p[1] for p in self.pots))
        slot = self.pots.index(None)
        self.pots[slot] = [dish, minutes]
        return slot

    def wait(self, minutes):
        self.clock += minutes
        for i, pot in enumerate(self.pots):
            if pot:
                pot[1] -= minutes
                if pot[1] <= 0:
                    self.served.append(pot[0])
                    self.pots[i] = None

    def finish(self):
        left = [p[1] for p in self.pots if p]
        while left:
            self.wait(min(left))
            left = [p[1] for p in self.pots if p]
        return self.clock


def cook(burners, dishes):
    k = Kitchen(burners)
    slots = [k.start(*d) for d in dishes]
    return slots, k.finish(), k.served
#> cook(2, [("soup", 10), ("rice", 4), ("egg", 3)])
#> cook(1, [("a", 5), ("b", 5)])
#> cook(3, [])
#> cook(2, [("x", 7), ("y", 7), ("z", 1), ("w", 9)])
#> cook(4, [("pie", 30), ("tea", 2)])
# %%
def vary(**ranges):
    """All combinations as dicts, last name fastest."""
    def rec(names):
        if not names:
            yield {}
            return
        head, *tail = names
        for v in ranges[head]:
            for rest in rec(tail):
                yield {head: v, **rest}
    return rec(list(ranges))


def cost(x, y=1, z=0):
    return x * 3 - y * y + z


def cheapest(limit=None, **ranges):
    best = None
    tried = 0
    for kw in vary(**ranges):
        c = cost(**kw)
        tried += 1
        if limit is not None and c < limit:
            continue
        if best is None or c < best[0]:
            best = (c, kw)
    return best, tried
#> cheapest(x=[1, 2], y=[0, 3])
#> cheapest(limit=0, x=[1, 2], y=[0, 3])
#> cheapest(x=[5])
#> cheapest(limit=50, x=[1, 4], z=[10, -10])
#> cheapest(x=(2, 1), y=(2,), z=(7, 4))
# %%
class Shelf:
    def __init__(self):
        self.first = None

    def add(self, title):
        self.first = [title, self.first]

    def touch(self, title):
        """Moves a title to the front; returns how deep it was."""
        prev, cell, depth = None, self.first, 0
        while cell and cell[0] != title:
            prev, cell, depth = cell, cell[1], depth + 1
        if cell is None:
            return -1
        if prev:
            prev[1] = cell[1]
            cell[1] = self.first
            self.first = cell
        return depth

    def __iter__(self):
        cell = self.first
        while cell:
            yield cell[0]
            cell = cell[1]

    def __repr__(self):
        return "Shelf:" + "<".join(self)


def use_shelf(titles, touches):
    s = Shelf()
    for t in titles:
        s.add(t)
    depths = [s.touch(t) for t in touches]
    return list(s), depths
#> use_shelf("abcd", "ab")
#> use_shelf("xyz", "zq")
#> use_shelf("", "k")
#> use_shelf(["one", "two"], ["one", "one", "two"])
#> use_shelf("pqrst", "ptrp")
# %%
class Tracer:
    def __init__(self):
        self.depth = 0
        self.deepest = 0
        self.lines = []

    def __repr__(self):
        return f"Tracer(depth={self.depth}, deepest={self.deepest})"

    def __call__(self, fn):
        def inner(*args):
            self.depth += 1
            self.deepest = max(self.deepest, self.depth)
            out = fn(*args)
            self.lines.append("." * self.depth + f"{args}={out}")
            self.depth -= 1
            return out
        return inner


def trace_split(n, base=3):
    tracer = Tracer()

    @tracer
    def split(k):
        if k <= base:
            return k
        return split(k // 2) + split(k // 3)

    total = split(n)
    return total, tracer.deepest, tracer.lines[:3], len(tracer.lines)
#> trace_split(10)
#> trace_split(3)
#> trace_split(25)
#> trace_split(12, base=1)
#> trace_split(40, 9)
# %%
class Passenger:
    def __init__(self, name, frm, to):
        self.name, self.frm, self.to = name, frm, to

    def __repr__(self):
        return f"{self.name}:{self.frm}>{self.to}"

    def overlaps(self, other):
        return self.frm < other.to and other.frm < self.to


class Coach:
    def __init__(self, seats):
        self.seats = {s: [] for s in seats}

    def __repr__(self):
        return f"Coach({self.seats})"

    def book(self, p):
        for seat, taken in self.seats.items():
            if not any(p.overlaps(q) for q in taken):
                taken.append(p)
                return seat
        return "stand"


def seat_all(seats, trips):
    coach = Coach(seats)
    where = {}
    for name, frm, to in trips:
        where[name] = coach.book(Passenger(name, frm, to))
    return where, [len(t) for t in coach.seats.values()]
#> seat_all("12", [("al", 0, 5), ("bo", 2, 4), ("cy", 5, 9)])
#> seat_all("1", [("al", 0, 5), ("bo", 4, 6)])
#> seat_all("AB", [("p", 3, 8), ("q", 0, 3), ("r", 2, 4), ("s", 1, 9)])
#> seat_all("", [("z", 1, 2)])
#> seat_all("XYZ", [])
# %%
def dsl():
    rules = []

    def rule(pattern, priority=0):
        def keep(fn):
            rules.append((priority, pattern, fn))
            rules.sort(key=lambda r: -r[0])
            return fn
        return keep

    def rewrite(text):
        for _, pattern, fn in rules:
            if pattern in text:
                return fn(text, pattern), pattern
        return text, None

    return rule, rewrite


def simplify_signs(text):
    rule, rewrite = dsl()

    @rule("--", priority=2)
    def plus(t, p):
        return t.replace(p, "+", 1)

    @rule("+-", priority=5)
    @rule("-+")
    def minus(t, p):
        return t.replace(p, "-", 1)

    rule("++")(lambda t, p: t.replace(p, "+"))
    used = []
    while True:
        text, p = rewrite(text)
        if p is None:
            return text, used
        used.append(p)
#> simplify_signs("a--b")
#> simplify_signs("+-+-x")
#> simplify_signs("3+4")
#> simplify_signs("---y")
#> simplify_signs("1++-2-+3")
# %%
class Plan:
    def __init__(self, name, base, **rates):
        self.name, self.base, self.rates = name, base, rates

    def __repr__(self):
        return f"Plan({self.name})"

    def bill(self, **used):
        total = self.base
        for what, n in used.items():
            free, each = self.rates.get(what, (0, 10))
            total += max(0, n - free) * each
        return total


def choose_plan(calls=0, sms=0, **extra):
    plans = [
        Plan("mini", 5, calls=(10, 2), sms=(0, 1)),
        Plan("midi", 20, calls=(50, 1), sms=(50, 1), data=(2, 3)),
        Plan("maxi", 45, calls=(500, 1), sms=(500, 1), data=(20, 1)),
    ]
    bills = {p.name: p.bill(calls=calls, sms=sms, **extra) for p in plans}
    best = min(bills, key=bills.get)
    return best, bills
#> choose_plan(12, 3)
#> choose_plan(calls=60, sms=20)
#> choose_plan(data=8, calls=5)
#> choose_plan()
#> choose_plan(30, 80, data=4, roaming=1)
# %%
class Solution:
    def count_leaps(self, stones):
        class Frog:
            def __init__(self, at, power=1):
                self.at, self.power = at, power

            def options(self):
                for p in (self.power - 1, self.power, self.power + 1):
                    if p > 0 and self.at + p in spots:
                        yield Frog(self.at + p, p)

            def __repr__(self):
                return f"{self.at}p{self.power}"

        spots = set(stones)
        goal = max(stones)
        frontier, best = [Frog(0)], 0
        seen = []
        while frontier:
            frog = frontier.pop()
            best = max(best, frog.at)
            for nxt in frog.options():
                if repr(nxt) not in seen:
                    seen.append(repr(nxt))
                    frontier.append(nxt)
        return best == goal, best, len(seen)
#> Solution().count_leaps([0, 1, 3, 6])
#> Solution().count_leaps([0, 2, 5])
#> Solution().count_leaps([1, 2, 3, 9])
#> Solution().count_leaps([0, 1, 2, 4])
#> Solution().count_leaps([2, 4, 7, 11])
# %%
def once_each(*makers):
    for make in makers:
        yield make()


def counter_from(start, step=1):
    return lambda: start + step * len(str(start))


def shout(word, *, times=2):
    return lambda: "!".join([word.upper()] * times)


def assemble(specs):
    makers = []
    for s in specs:
        if isinstance(s, dict):
            makers.append(shout(**s))
        elif isinstance(s, tuple):
            makers.append(counter_from(*s))
        else:
            makers.append(lambda s=s: [s])
    return list(once_each(*makers))
#> assemble([(10,), {"word": "hey"}])
#> assemble([5, (100, -3), 6])
#> assemble([{"word": "no", "times": 3}, {"word": "go", "times": 1}])
#> assemble([])
#> assemble([(-7, 2), "x", {"word": ""}])
# %%
class Path:
    def __init__(self, *parts):
        self.parts = parts

    def __truediv__(self, other):
        if other == "..":
            return Path(*self.parts[:-1])
        if other.startswith("/"):
            return Path(*filter(None, other.split("/")))
        return Path(*self.parts, *filter(None, other.split("/")))

    def __str__(self):
        return "/" + "/".join(self.parts)

    __repr__ = __str__

    def relative(self, to):
        common = 0
        for a, b in zip(self.parts, to.parts):
            if a != b:
                break
            common += 1
        return "../" * (len(to.parts) - common) + "/".join(self.parts[common:])


def travel(steps, home="/home/me"):
    start = here = Path() / home
    trail = []
    for s in steps:
        here = here / s
        trail.append(str(here))
    return trail, here.relative(start)
#> travel(["docs", "..", "pics/cats"])
#> travel(["/etc", "conf"])
#> travel(["..", "..", ".."])
#> travel([], home="/")
#> travel(["a/b", "/x/y", ".."], home="x/y/z")
# %%
def watch(fn):
    stats = {"calls": 0, "min": None, "max": None}

    def inner(*args, **kwargs):
        r = fn(*args, **kwargs)
        stats["calls"] += 1
        stats["min"] = r if stats["min"] is None else min(r, stats["min"])
        stats["max"] = r if stats["max"] is None else max(r, stats["max"])
        return r
    return inner, stats


def survey(rows, scale=1):
    area, a_stats = watch(lambda w, h=2: w * h * scale)
    edge, e_stats = watch(lambda w, h=2: 2 * (w + h))
    kept = []
    for row in rows:
        if area(*row) > edge(*row):
            kept.append(row)
    return kept, a_stats, e_stats
#> survey([(3, 4), (1, 9)])
#> survey([(5,), (12,)], scale=2)
#> survey([])
#> survey([(6, 6), (2, 2), (10, 1)])
#> survey([(-3, 4), (0,)], scale=-5)
# %%
class Baton:
    def __init__(self, runners):
        self.runners = runners
        self.total = 0

    def __repr__(self):
        return f"Baton({self.total})"

    def run(self, metres):
        team = self.legs()
        name, speed = next(team)
        log = []
        while metres > 0:
            metres -= speed
            self.total += 1
            if self.total % 3 == 0:
                log.append(name)
                name, speed = team.send(metres)
        return log, name

    def legs(self):
        i = 0
        while True:
            left = yield self.runners[i]
            i = (i + 1) % len(self.runners)
            if left is not None and left < 20:
                i = 0


def relay(metres, *runners):
    b = Baton(runners)
    log, last = b.run(metres)
    return log, last, b.total
#> relay(50, ("amy", 5), ("bea", 7))
#> relay(9, ("zip", 10))
#> relay(100, ("ox", 3), ("elk", 12), ("cat", 8))
#> relay(0, ("nil", 1))
#> relay(64, ("p", 6), ("q", 9))
# %%
class Soup:
    def __init__(self, letters):
        self.letters = list(letters)

    def __contains__(self, word):
        left = self.letters[:]
        for ch in word:
            if ch not in left:
                return False
            left.remove(ch)
        return True

    def __delitem__(self, word):
        for ch in word:
            self.letters.remove(ch)

    def __len__(self):
        return len(self.letters)

    def __repr__(self):
        return "Soup(" + "".join(self.letters) + ")"


def eat_words(letters, words):
    soup = Soup(letters)
    eaten = []
    for w in sorted(words, key=lambda w: (-len(w), w)):
        while w in soup and w:
            del soup[w]
            eaten.append(w)
    return eaten, len(soup), repr(soup)
#> eat_words("alphabet", ["bat", "pal", "tea"])
#> eat_words("aabbaabb", ["ab", "aab"])
#> eat_words("xyz", ["zyx", "q"])
#> eat_words("", ["a"])
#> eat_words("noonmoon", ["no", "moon", "on"])
# %%
class Expr:
    def __init__(self, text, fn):
        self.text, self.fn = text, fn

    def __repr__(self):
        return self.text

    def __call__(self, **env):
        return self.fn(env)

    def _bin(self, other, sym, op):
        o = other if isinstance(other, Expr) else const(other)
        return Expr(f"({self}{sym}{o})", lambda env: op(self.fn(env), o.fn(env)))

    def __add__(self, o):
        return self._bin(o, "+", lambda a, b: a + b)

    def __mul__(self, o):
        return self._bin(o, "*", lambda a, b: a * b)


def const(n):
    return Expr(str(n), lambda env: n if env is not None else 0)


def var(name):
    return Expr(name, lambda env: env.get(name, 1))


def formula(a, b, points):
    x, y = var("x"), var("y")
    e = x * a + y * (x + b)
    return repr(e), [e(**p) for p in points]
#> formula(2, 3, [{"x": 1, "y": 2}])
#> formula(0, -1, [{"x": 5}, {"y": 4}])
#> formula(10, 10, [])
#> formula(-3, 7, [{"x": 2, "y": 2}, {}])
#> formula(1, 0, [{"x": 12, "y": -1}])
# %%
def subscribe(topics, *names, to="all"):
    picked = topics if to == "all" else {to: topics.setdefault(to, [])}
    for t in picked.values():
        t.extend(n for n in names if n not in t)
    return topics


def publish(topics, topic, text, inbox):
    for name in topics.get(topic, ()):
        inbox.setdefault(name, []).append(f"{topic[0]}:{text}")


def newsroom(topics, joins, posts):
    topics = {t: [] for t in topics}
    inbox = {}
    for names, to in joins:
        if to is None:
            subscribe(topics, *names)
        else:
            subscribe(topics, *names, to=to)
    for topic, text in posts:
        publish(topics, topic, text, inbox)
    return inbox, sorted(topics)
#> newsroom(["sport", "art"], [(["al"], None), (["bo"], "art")], [("art", "x"), ("sport", "y")])
#> newsroom([], [(["cy"], "food")], [("food", "pie"), ("tech", "ai")])
#> newsroom(["a"], [(["p", "q"], "a"), (["q"], None)], [("a", "1"), ("a", "2")])
#> newsroom(["k"], [], [("k", "z")])
#> newsroom(["m", "n"], [(["u"], "m"), (["u", "v"], "n")], [("n", "hi"), ("m", "yo")])
# %%
class Grid:
    def __init__(self, w, h, fill=0):
        self.w, self.h = w, h
        self.cells = [fill] * (w * h)

    def _at(self, pos):
        x, y = pos
        return (y % self.h) * self.w + x % self.w   # wraps around

    def __getitem__(self, pos):
        return self.cells[self._at(pos)]

    def __setitem__(self, pos, v):
        self.cells[self._at(pos)] = v

    def __repr__(self):
        return "|".join("".join(map(str, self.cells[r:r + self.w])) for r in range(0, len(self.cells), self.w))


def langton(w, h, start, steps):
    g = Grid(w, h)
    x, y = start
    dx, dy = 0, -1
    for _ in range(steps):
        dx, dy = (-dy, dx) if g[x, y] == 0 else (dy, -dx)
        g[x, y] = 1 - g[x, y]
        x, y = x + dx, y + dy
    return repr(g), (x, y), sum(g.cells)
#> langton(3, 3, (1, 1), 4)
#> langton(4, 2, (0, 0), 5)
#> langton(1, 1, (0, 0), 3)
#> langton(5, 3, (4, 2), 8)
#> langton(2, 2, (0, 1), 0)
# %%
from functools import reduce
from operator import itemgetter, mul


def field(name, default=None):
    return lambda row: row.get(name, default)


def total(fn):
    return lambda rows: sum(map(fn, rows))


def product(fn):
    return lambda rows: reduce(mul, map(fn, rows), 1)


def report(rows, **columns):
    makers = {"sum": total, "mul": product, "max": lambda fn: lambda rows: max(map(fn, rows), default=None)}
    out = {}
    for title, (how, name) in columns.items():
        out[title] = makers[how](field(name, 0))(rows)
    return sorted(out.items(), key=itemgetter(0))
#> report([{"n": 2}, {"n": 5}], t=("sum", "n"), p=("mul", "n"))
#> report([{"a": 3, "b": 4}, {"a": -1}], z=("mul", "b"), y=("max", "a"))
#> report([], top=("max", "q"), none=("mul", "q"))
#> report([{"x": 7}])
#> report([{"k": 10}, {"k": 20}, {"k": 15}], b=("max", "k"), a=("sum", "k"), c=("sum", "j"))
# %%
class Solution:
    def __init__(self, sep="-"):
        self.sep = sep
        self.known = {}

    def slug(self, title):
        base = self._clean(title)
        n = self.known.get(base, 0)
        self.known[base] = n + 1
        return base if n == 0 else f"{base}{self.sep}{n + 1}"

    def _clean(self, title):
        words = []
        for raw in title.split():
            w = "".join(c for c in raw.lower() if c.isalnum())
            if w:
                words.append(w)
        return self.sep.join(words[:3]) or "untitled"

    def slugs(self, titles):
        made = [self.slug(t) for t in titles]
        return made, max(self.known.values(), default=0)
#> Solution().slugs(["Hello, World", "hello world!"])
#> Solution().slugs(["A b C d E", "a B c", "a b c"])
#> Solution().slugs(["???", ""])
#> Solution().slugs([])
#> Solution().slugs(["Tea & Cake", "7 Up", "tea cake"])
# %%
class Spice:
    all = {}

    def __init__(self, name, heat=0):
        self.name, self.heat = name, heat
        Spice.all[name] = self

    def __repr__(self):
        return f"{self.name}~{self.heat}"

    def __hash__(self):
        return len(self.name)

    def __eq__(self, other):
        return self.name == other.name and self.heat == other.heat


def curry(list_a, list_b):
    Spice.all = {}
    a = {Spice(n, h) for n, h in list_a}
    b = {Spice(n, h) for n, h in list_b}
    same = sorted(s.name for s in a & b)
    changed = sorted(s.name for s in a - b if any(t.name == s.name for t in b))
    return same, changed, sum(s.heat for s in Spice.all.values())
#> curry([("salt", 0), ("chili", 5)], [("chili", 5), ("mint", 1)])
#> curry([("dill", 1)], [("dill", 2)])
#> curry([], [("cumin", 3)])
#> curry([("a", 1), ("a", 1), ("b", 2)], [("b", 2), ("a", 9)])
#> curry([("pepper", 4), ("clove", 2)], [])
# %%
def to_rings(values, size):
    """Splits into rings, each ring a closure that turns itself."""
    rings = []
    for i in range(0, len(values), size):
        rings.append(ring(values[i:i + size]))
    return rings


def ring(part):
    part = list(part)

    def turn(n=0):
        nonlocal part
        n %= len(part)
        part = part[n:] + part[:n]
        return part[0]
    return turn


def combination(values, size, turns):
    rings = to_rings(values, size)
    heads = [r() for r in rings]
    for i, n in turns:
        heads[i] = rings[i](n)
    return heads, sum(heads)
#> combination([1, 2, 3, 4, 5, 6], 3, [(0, 1), (1, 2)])
#> combination([9, 8, 7, 6], 2, [(1, 1), (1, 1), (0, -1)])
#> combination([5], 4, [(0, 7)])
#> combination([], 2, [])
#> combination([10, 20, 30, 40, 50], 2, [(2, 3), (0, 5), (1, 0)])
# %%
class Fuel:
    price = 2

    def __init__(self, litres):
        self.litres = litres

    def __repr__(self):
        return f"{self.litres}l"

    def __sub__(self, n):
        return Fuel(self.litres - n)

    def __ge__(self, n):
        return self.litres >= n


class Car:
    per_km = 2

    def __init__(self, tank, fuel=None):
        self.tank = tank
        self.fuel = fuel or Fuel(tank)
        self.km = self.spent = 0

    def __repr__(self):
        return f"Car({self.fuel}, {self.km}km)"

    def drive(self, km):
        need = km * self.per_km
        if not self.fuel >= need:
            missing = self.tank - self.fuel.litres
            self.spent += missing * Fuel.price
            self.fuel = Fuel(self.tank)
            if not self.fuel >= need:
                return False
        self.fuel = self.fuel - need
        self.km += km
        return True


def road_trip(tank, legs, start=None):
    car = Car(tank, Fuel(start) if start is not None else None)
    done = [car.drive(km) for km in legs]
    return done, repr(car), car.spent
#> road_trip(40, [10, 5, 8])
#> road_trip(10, [6, 2], start=3)
#> road_trip(50, [])
#> road_trip(30, [15, 15, 15], start=0)
#> road_trip(12, [1, 2, 3, 4])
# %%
def spans(text, marks="*_"):
    """Yields (style, piece); styles toggle at marks."""
    on = {m: False for m in marks}
    piece = ""
    for ch in text:
        if ch in on:
            if piece:
                yield style(on), piece
                piece = ""
            on[ch] = not on[ch]
        else:
            piece += ch
    if piece:
        yield style(on), piece


def style(on):
    return "".join(m for m, active in on.items() if active) or "plain"


def markup(text, **names):
    tally = {}
    for st, piece in spans(text, marks=names.pop("marks", "*_")):
        label = names.get(st, st)
        tally.setdefault(label, []).append(piece)
    return tally
#> markup("a *b* c")
#> markup("_x*y_z*", plain="p")
#> markup("no marks")
#> markup("~hi~ *yo*", marks="~")
#> markup("", plain="none")
# %%
class Room:
    def __init__(self, name, heat=15):
        self.name, self.heat, self.near = name, heat, []

    def __repr__(self):
        return f"{self.name}={self.heat}"

    def next_heat(self, heater):
        if self.name == heater:
            return self.heat + 4
        if not self.near:
            return self.heat - 1
        mean = sum(r.heat for r in self.near) // len(self.near)
        return (self.heat + mean) // 2


def warm_house(doors, heater, rounds):
    rooms = {}
    for door in doors:
        a, b = (rooms.setdefault(n, Room(n)) for n in door.split("-"))
        a.near.append(b)
        b.near.append(a)
    rooms.setdefault("cellar", Room("cellar", heat=8))
    for _ in range(rounds):
        new = {n: r.next_heat(heater) for n, r in rooms.items()}
        for n, h in new.items():
            rooms[n].heat = h
    return {n: r.heat for n, r in rooms.items()}
#> warm_house(["hall-bath", "hall-bed"], "hall", 2)
#> warm_house([], "cellar", 3)
#> warm_house(["a-b", "b-c"], "a", 4)
#> warm_house(["x-cellar"], "none", 2)
#> warm_house(["k-l", "l-k"], "l", 1)
# %%
class Range2:
    def __init__(self, *args):
        start, stop, step = 0, 0, 1
        if len(args) == 1:
            stop, = args
        elif len(args) == 2:
            start, stop = args
        else:
            start, stop, step = args
        self.start, self.stop, self.step = start, stop, step

    def __iter__(self):
        x, step = self.start, self.step
        while x < self.stop:
            yield x
            x += step
            step += 1

    def __contains__(self, x):
        for y in self:
            if y >= x:
                return y == x
        return False

    def __repr__(self):
        return f"Range2({self.start}, {self.stop}, {self.step})"


def widening(args, probes):
    r = Range2(*args)
    return list(r), [p for p in probes if p in r], repr(r)
#> widening([12], [3, 4, 6])
#> widening([5, 20], [5, 8, 12])
#> widening([0, 40, 5], [11, 18, 26])
#> widening([3, 3], [3])
#> widening([-10, 10, 2], [-8, -5, 0, 9])
# %%
class Solution:
    def shorten(self, text, **short):
        longest_first = sorted(short, key=len, reverse=True)

        def tokens():
            i = 0
            while i < len(text):
                for s in longest_first:
                    if text.startswith(s, i):
                        yield short[s], len(s)
                        i += len(s)
                        break
                else:
                    yield text[i], 0
                    i += 1

        out, saved = "", 0
        for tok, n in tokens():
            out += tok
            saved += max(0, n - len(tok))
        return out, saved
#> Solution().shorten("see you later", you="u", see="c", later="l8r")
#> Solution().shorten("banana", an="@", ana="#")
#> Solution().shorten("plain")
#> Solution().shorten("ok", ok="okay")
#> Solution().shorten("to be or not to be", to="2", be="b", not_="!")
# %%
class Rate:
    def __init__(self, name):
        self.name, self.values = name, []

    def __call__(self, v):
        self.values.append(v)
        return self

    def __pos__(self):
        return max(self.values)

    def __neg__(self):
        return min(self.values)

    def __invert__(self):
        return sorted(self.values)[len(self.values) // 2]

    def __repr__(self):
        return f"{self.name}{self.values}"


def signs(data, cut):
    r = Rate("r")
    for d in data:
        r(d)
        if +r - -r > cut:
            r.values.remove(~r)
    return (-r, ~r, +r) if r.values else None, r.values
#> signs([5, 9, 1], 6)
#> signs([3, 4, 5], 10)
#> signs([], 1)
#> signs([10, 50, 20, 40, 30], 15)
#> signs([-6, 6, 0, 12], 11)
# %%
def make_shop():
    stock = {"apple": 3, "pear": 2}
    prices = {"apple": 4, "pear": 6}

    def sell(item, n=1, *, coupon=0):
        if stock.get(item, 0) < n:
            raise LookupError(item)
        stock[item] -= n
        return prices[item] * n - coupon

    def refill(item, n):
        stock[item] = stock.get(item, 0) + n
        prices.setdefault(item, 10)

    return sell, refill, stock


def day(orders):
    sell, refill, stock = make_shop()
    earned, failed = 0, []
    for o in orders:
        kw = o[-1] if isinstance(o[-1], dict) else {}
        args = [a for a in o if not isinstance(a, dict)]
        try:
            earned += sell(*args, **kw)
        except LookupError as e:
            failed.append(str(e))
            refill(args[0], 1)
    return earned, failed, stock
#> day([("apple", 2), ("pear",)])
#> day([("apple", 5), ("apple", 4), ("apple", 4, {"coupon": 3})])
#> day([("kiwi",), ("kiwi",)])
#> day([])
#> day([("pear", 3), ("pear", 3, {"coupon": 5}), ("plum", 2)])
# %%
class Layer:
    def __init__(self, name, parent=None, **vals):
        self.name, self.parent, self.vals = name, parent, vals

    def __repr__(self):
        return f"{self.name}{self.vals}" + (f"<{self.parent!r}" if self.parent else "")

    def lookup(self, key, hops=0):
        if key in self.vals:
            v = self.vals[key]
            if isinstance(v, str) and v.startswith("@"):
                return self.lookup(v[1:], hops + 1) if v[1:] != key else (None, hops)
            return v, hops
        if self.parent is None:
            return None, hops
        return self.parent.lookup(key, hops + 1)


def settings(layers, keys):
    top = None
    for i, vals in enumerate(layers):
        top = Layer(f"L{i}", top, **vals)
    return [top.lookup(k) for k in keys]
#> settings([{"a": 1, "b": 2}, {"b": 3}], ["a", "b", "c"])
#> settings([{"x": 10}, {"y": "@x"}], ["y"])
#> settings([{"p": "@p", "q": "@p"}], ["p", "q"])
#> settings([{"k": 5}, {}, {}], ["k"])
#> settings([{"m": 1, "n": "@m"}, {"m": 2}], ["n", "m"])
# %%
class Turnstile:
    def __init__(self, price):
        self.price, self.paid, self.count = price, 0, 0

    def __repr__(self):
        return f"Turnstile(paid={self.paid}, count={self.count})"

    def run(self):
        msg = "ready"
        while True:
            event = yield msg
            if event == "push":
                if self.paid >= self.price:
                    self.paid -= self.price
                    self.count += 1
                    msg = "go"
                else:
                    msg = f"need {self.price - self.paid}"
            elif isinstance(event, int):
                self.paid += event
                msg = f"has {self.paid}"
            else:
                return


def crowd(price, events):
    t = Turnstile(price)
    gate = t.run()
    said = [next(gate)]
    for e in events:
        try:
            said.append(gate.send(e))
        except StopIteration:
            said.append("closed")
            break
    return said[1:], t.count, t.paid
#> crowd(3, [2, "push", 1, "push"])
#> crowd(5, [20, "push", "push", "push"])
#> crowd(1, ["push", "kick", 1])
#> crowd(2, [])
#> crowd(4, [4, "push", "push", 3])
# %%
class Molecule:
    masses = {"H": 1, "C": 12, "O": 16, "N": 14}

    def __init__(self, formula):
        self.atoms = {}
        sym = ""
        num = ""
        for ch in formula + "$":
            if ch.isdigit():
                num += ch
                continue
            if sym:
                self.atoms[sym] = self.atoms.get(sym, 0) + int(num or 1)
            sym, num = ch, ""

    @property
    def mass(self):
        return sum(self.masses[a] * n for a, n in self.atoms.items())

    def __add__(self, other):
        text = "".join(f"{a}{n}" for m in (self, other) for a, n in m.atoms.items())
        return Molecule(text)

    def __repr__(self):
        return "".join(a + (str(n) if n > 1 else "") for a, n in sorted(self.atoms.items()))


def react(*formulas):
    total = Molecule("")
    for f in formulas:
        total += Molecule(f)
    return repr(total), total.mass
#> react("H2O", "CO2")
#> react("C6H12O6")
#> react("NH3", "NH3", "O2")
#> react()
#> react("CHO", "XO")
# %%
def fuse(*dicts, clash=max, **extra):
    out = {}
    for d in (*dicts, extra):
        for k, v in d.items():
            out[k] = clash(out[k], v) if k in out else v
    return out


def keep_first(a, b):
    return a if b is not None else b


def fuse_all(dicts, modes):
    picks = {"max": max, "min": min, "first": keep_first, "add": lambda a, b: a + b}
    results = []
    for m in modes:
        results.append(fuse(*dicts, clash=picks[m], total=len(dicts)))
    return results
#> fuse_all([{"a": 1, "b": 5}, {"a": 3}], ["max", "min"])
#> fuse_all([{"x": 2}, {"x": None}, {"x": 7}], ["first"])
#> fuse_all([{"total": 10}, {"k": 1}], ["add"])
#> fuse_all([], ["max"])
#> fuse_all([{"p": "u"}, {"p": "v", "total": 9}], ["add", "min"][:1] + ["max"])
# %%
class Arena:
    def __init__(self, *names):
        self.alive = list(names)
        self.score = dict.fromkeys(names, 0)

    def __repr__(self):
        return f"Arena({self.alive}, {self.score})"

    def challenge(self, a, b, *, judge):
        if a not in self.alive or b not in self.alive:
            return None
        winner = judge(a, b)
        loser = b if winner == a else a
        self.alive.remove(loser)
        self.score[winner] += 1 + self.score[loser]
        return winner


def longest_name(a, b):
    return a if len(a) >= len(b) else b


def last_letter(a, b):
    return max(a, b, key=lambda s: s[-1])


def games(names, fights):
    arena = Arena(*names)
    judges = [longest_name, last_letter]
    won = [arena.challenge(a, b, judge=judges[i % 2]) for i, (a, b) in enumerate(fights)]
    return won, arena.alive, arena.score
#> games(["max", "otto", "liz"], [("max", "otto"), ("otto", "liz")])
#> games(["a", "b"], [("a", "b"), ("b", "a")])
#> games(["kim", "tom", "sue"], [("kim", "tom"), ("sue", "kim")])
#> games(["x"], [])
#> games(["ann", "bert", "cy", "dora"], [("cy", "ann"), ("bert", "dora"), ("ann", "bert")])
# %%
class Solution:
    def __init__(self):
        self.cache = {}
        self.hits = self.misses = 0

    def ways(self, n, parts):
        """Number of ways to walk n with the given strides, never the same stride twice running."""
        return self._walk(n, tuple(parts), None), self.hits, self.misses

    def _walk(self, n, parts, last):
        if n == 0:
            return 1
        key = n, last
        if key in self.cache:
            self.hits += 1
            return self.cache[key]
        self.misses += 1
        total = 0
        for p in parts:
            if p != last and p <= n:
                total += self._walk(n - p, parts, p)
        self.cache[key] = total
        return total
#> Solution().ways(4, [1, 2])
#> Solution().ways(6, [1, 2, 3])
#> Solution().ways(0, [5])
#> Solution().ways(5, [2, 4])
#> Solution().ways(8, [3, 2, 1])
# %%
class Blocks:
    def __init__(self, n):
        self.piles = [[i] for i in range(n)]

    def __repr__(self):
        return str(self.piles)

    def find(self, b):
        return next(p for p in self.piles if b in p)

    def clear(self, b):
        pile = self.find(b)
        while pile[-1] != b:
            x = pile.pop()
            self.piles[x].append(x)

    def move_onto(self, a, b):
        if self.find(a) is self.find(b):
            return False
        self.clear(a)
        self.clear(b)
        self.find(b).append(self.find(a).pop())
        return True

    def pile_over(self, a, b):
        src, dst = self.find(a), self.find(b)
        if src is dst:
            return False
        i = src.index(a)
        dst += src[i:]
        del src[i:]
        return True


def robot_arm(n, orders):
    w = Blocks(n)
    ok = ""
    for o in orders:
        a, verb, b = o
        fn = {">": w.move_onto, "^": w.pile_over}[verb]
        ok += "y" if fn(int(a), int(b)) else "n"
    return w.piles, ok
#> robot_arm(4, ["1>2", "3^1"])
#> robot_arm(3, ["0^1", "1^2", "0>2"])
#> robot_arm(2, ["0>0"])
#> robot_arm(5, ["4^3", "3^2", "2^0", "3>1"])
#> robot_arm(3, [])
# %%
def signup(users, name, /, age, *tags, admin=False, **info):
    key = name.lower()
    if key in users:
        users[key]["tags"] += [t for t in tags if t not in users[key]["tags"]]
        users[key].update(info)
        return "merged"
    users[key] = {"age": age, "tags": list(tags), **info}
    if admin and age >= 18:
        users[key]["admin"] = True
    return "new"


def register(*calls):
    users = {}
    said = []
    for args, kwargs in calls:
        try:
            said.append(signup(users, *args, **kwargs))
        except TypeError:
            said.append("bad")
    return said, users
#> register((["Al", 20, "x"], {"admin": True}))
#> register((["Bo", 9], {"admin": True}), (["BO", 10, "y"], {"city": "Ulm"}))
#> register((["Cy"], {}), (["Cy"], {"age": 3}))
#> register()
#> register((["Di", 44, "a", "b"], {"name": "Diana"}), (["di", 0, "b", "c"], {}))
# %%
class Hydra:
    def __init__(self, heads):
        self.heads = heads
        self.cuts = 0

    def __repr__(self):
        return f"Hydra({self.heads})"

    def __iter__(self):
        return self

    def __next__(self):
        if self.heads <= 0 or self.cuts >= 8:
            raise StopIteration
        self.cuts += 1
        self.heads -= 2
        if self.heads > 0 and self.heads % 3 == 0:
            self.heads += 1
        return self.heads


def heroes(hydras):
    beasts = [Hydra(h) for h in hydras]
    story = [list(b) for b in beasts]
    slain = [i for i, b in enumerate(beasts) if b.heads <= 0]
    return story, slain, sum(b.cuts for b in beasts)
#> heroes([5, 8])
#> heroes([1])
#> heroes([20, 3])
#> heroes([])
#> heroes([11, 0, -4])
# %%
class Quiz:
    def __init__(self, **answers):
        self.answers = answers
        self.points = 0
        self.streak = 0

    def __repr__(self):
        return f"Quiz(points={self.points}, streak={self.streak})"

    def answer(self, q, a):
        right = self.answers.get(q)
        if right is None:
            raise KeyError(q)
        if a == right:
            self.streak += 1
            self.points += self.streak
        else:
            self.streak = 0
            self.points -= 1
        return a == right


def take_quiz(answers, given):
    quiz = Quiz(**answers)
    marks = ""
    for q, a in given:
        try:
            marks += "+" if quiz.answer(q, a) else "-"
        except KeyError:
            marks += "?"
        finally:
            if len(marks) == 5:
                marks += "|"
    return marks, quiz.points, quiz.streak
#> take_quiz({"a": 1, "b": 2}, [("a", 1), ("b", 2), ("a", 1)])
#> take_quiz({"a": 1}, [("a", 2), ("z", 1), ("a", 1)])
#> take_quiz({}, [("q", 0)])
#> take_quiz({"x": "u", "y": "v"}, [("x", "u"), ("y", "v"), ("x", "v"), ("x", "u"), ("y", "v"), ("y", "v")])
#> take_quiz({"k": 3}, [])
