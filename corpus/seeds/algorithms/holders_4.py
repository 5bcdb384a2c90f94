# %%
class Ferry:
    def __init__(self, capacity):
        self.capacity = capacity
        self.deck = []
        self.trips = 0

    def __repr__(self):
        return f"Ferry({self.deck}/{self.capacity})"

    @property
    def load(self):
        return sum(self.deck)

    def try_load(self, lorry):
        if self.load + lorry > self.capacity:
            return False
        self.deck.append(lorry)
        return True

    def cross(self):
        carried, self.deck = self.deck, []
        self.trips += bool(carried)
        return carried


def ferry_day(capacity, lorries):
    f = Ferry(capacity)
    crossings = []
    for lorry in lorries:
        if f.try_load(lorry):
            continue
        crossings.append(f.cross())
        if not f.try_load(lorry):
            crossings.append(-lorry)
    crossings.append(f.cross())
    return crossings, f.trips
#> ferry_day(10, [4, 5, 6])
#> ferry_day(8, [9, 3])
#> ferry_day(20, [])
#> ferry_day(12, [6, 6, 1, 11, 2])
#> ferry_day(5, [5, 5, 7, 1])
# %%
def tagged(tag):
    def deco(fn):
        fn.tags = getattr(fn, "tags", ()) + (tag,)
        return fn
    return deco


@tagged("num")
@tagged("safe")
def halve(x):
    return x // 2


@tagged("num")
def invert(x):
    return 100 // x


@tagged("safe")
def echo(x):
    return [x, x]


def apply_tagged(x, *tags):
    done = {}
    for fn in (halve, invert, echo):
        if all(t in fn.tags for t in tags):
            try:
                done[fn.__name__] = fn(x)
            except ZeroDivisionError:
                done[fn.__name__] = "/0"
    return done
#> apply_tagged(7)
#> apply_tagged(0, "num")
#> apply_tagged(9, "safe")
#> apply_tagged(31, "safe", "num")
#> apply_tagged(-8, "num")
# %%
class Leaf:
    def __init__(self, ch, n):
        self.ch, self.n = ch, n

    def codes(self, prefix=""):
        yield self.ch, prefix or "0"

    def __repr__(self):
        return f"{self.ch}{self.n}"


class Fork:
    def __init__(self, a, b):
        self.a, self.b = a, b
        self.n = a.n + b.n

    def codes(self, prefix=""):
        yield from self.a.codes(prefix + "L")
        yield from self.b.codes(prefix + "R")

    def __repr__(self):
        return f"[{self.a} {self.b}]"


def code_words(text):
    """Joins the two rarest, ties by the order in the list."""
    parts = [Leaf(c, text.count(c)) for c in dict.fromkeys(text)]
    while len(parts) > 1:
        parts.sort(key=lambda p: p.n)
        a, b, *rest = parts
        parts = rest + [Fork(a, b)]
    return dict(parts[0].codes()) if parts else {}
#> code_words("noon")
#> code_words("zzz")
#> code_words("abracad")
#> code_words("")
#> code_words("teepee!")
# %%
class Meter:
    def __init__(self, start=0):
        self._v = start
        self._log = []

    @property
    def value(self):
        return self._v

    @value.setter
    def value(self, new):
        if new < self._v:
            raise ValueError("backwards")
        self._log.append(new - self._v)
        self._v = new

    @property
    def usage(self):
        return tuple(self._log)

    def __repr__(self):
        return f"Meter({self._v})"


def read_meter(start, readings):
    m = Meter(start)
    errors = 0
    for r in readings:
        try:
            m.value = r
        except ValueError:
            errors += 1
    peak = max(m.usage, default=0)
    return m.value, m.usage, peak, errors
#> read_meter(100, [120, 125, 180])
#> read_meter(5, [4, 3])
#> read_meter(-10, [0, -1, 12])
#> read_meter(0, [])
#> read_meter(999, [1000, 998, 1500, 1500])
# %%
from collections import ChainMap, defaultdict


def expand(template, env):
    out, i = [], 0
    while i < len(template):
        ch = template[i]
        if ch == "$" and i + 1 < len(template):
            i += 1
            out.append(str(env.get(template[i], "?")))
        else:
            out.append(ch)
        i += 1
    return "".join(out)


def render(templates, *layers, **top):
    env = ChainMap(top, *reversed(layers))
    counts = defaultdict(int)
    lines = []
    for t in templates:
        line = expand(t, env)
        counts[line.count("?")] += 1
        lines.append(line)
    return lines, dict(counts)
#> render(["hi $n", "$x-$y"], {"n": "Bo"}, x=4)
#> render(["$a$b"], {"a": 1, "b": 2}, {"b": 3})
#> render(["cost $", "$q?"], q=0)
#> render([], {"z": 9})
#> render(["$k=$v", "$v$v"], {"k": "one", "v": 10}, {"v": 20}, v=30)
# %%
class Die6:
    """Rolls over the edge of a table; knows only top, north and west."""

    def __init__(self, top=1, north=2, west=3):
        self.top, self.north, self.west = top, north, west

    def __repr__(self):
        return f"{self.top}{self.north}{self.west}"

    def roll(self, way):
        t, n, w = self.top, self.north, self.west
        if way == "N":
            self.top, self.north = 7 - n, t
        elif way == "S":
            self.top, self.north = n, 7 - t
        elif way == "W":
            self.top, self.west = 7 - w, t
        elif way == "E":
            self.top, self.west = w, 7 - t
        return self.top


def tumble(path, **start):
    die = Die6(**start)
    tops = [die.roll(c) for c in path]
    return tops, sum(tops), repr(die)
#> tumble("NNNN")
#> tumble("ESW")
#> tumble("WWNE", top=6, west=4)
#> tumble("", north=5)
#> tumble("SENW?N")
# %%
class Ant:
    def __init__(self, load=0, home=True):
        self.load, self.home = load, home

    def __repr__(self):
        return ("h" if self.home else "f") + str(self.load)


class Colony:
    def __init__(self, n, piles):
        self.ants = [Ant() for _ in range(n)]
        self.piles = list(piles)
        self.store = 0

    def __repr__(self):
        return f"{self.ants} piles={self.piles} store={self.store}"

    def step(self, carry=2):
        for ant in self.ants:
            if ant.home:
                self.store += ant.load
                ant.load, ant.home = 0, False
            elif self.piles:
                ant.load = min(carry, self.piles[-1])
                self.piles[-1] -= ant.load
                if not self.piles[-1]:
                    self.piles.pop()
                ant.home = True


def forage(n, piles, steps, **kw):
    c = Colony(n, piles)
    for _ in range(steps):
        c.step(**kw)
    return c.store, c.piles, [repr(a) for a in c.ants]
#> forage(2, [5, 3], 3)
#> forage(1, [4], 4, carry=3)
#> forage(3, [], 2)
#> forage(3, [7, 1], 5)
#> forage(2, [30, 20, 10], 4, carry=10)
# %%
def lazy_table(rows):
    """A function that computes cells; cells may be numbers or (row, col) references added up."""
    seen = {}
    depth = 0

    def cell(r, c):
        nonlocal depth
        if (r, c) not in seen:
            raw = rows[r][c]
            depth += 1
            seen[r, c] = raw if isinstance(raw, int) else sum(cell(*ref) for ref in raw)
        return seen[r, c]

    return cell, seen, lambda: depth


def spreadsheet(rows, *ask):
    cell, seen, count = lazy_table(rows)
    answers = [cell(r, c) for r, c in ask]
    return answers, count(), len(seen)
#> spreadsheet([[1, 2], [[(0, 0), (0, 1)], 5]], (1, 0))
#> spreadsheet([[7, [(0, 0), (0, 0)]]], (0, 1), (0, 0))
#> spreadsheet([[3, [(1, 1)]], [[(0, 1)], 8]], (1, 0), (0, 1), (1, 1))
#> spreadsheet([[10]])
#> spreadsheet([[1, [(0, 2), (0, 0)], [(0, 0), (0, 0)]]], (0, 1), (0, 2))
# %%
class Rabbit:
    def __init__(self, age=0):
        self.age = age

    def __repr__(self):
        return f"r{self.age}"

    def year(self):
        self.age += 1
        if self.age > 3:
            return []
        return [self] + [Rabbit() for _ in range(self.litter())]

    def litter(self):
        return 1 if self.age == 2 else 0


class WildRabbit(Rabbit):
    def litter(self):
        return self.age % 2


def warren(ages, years, wild=False):
    kind = WildRabbit if wild else Rabbit
    group = [kind(a) for a in ages]
    sizes = []
    for _ in range(years):
        group = [r for old in group for r in old.year()]
        sizes.append(len(group))
    return sizes, sorted(r.age for r in group)
#> warren([0], 4)
#> warren([1, 1], 3)
#> warren([0, 2], 3, wild=True)
#> warren([3, 5], 1)
#> warren([1, 2, 0], 2, True)
# %%
class Solution:
    def weave_streams(self, *streams, pattern="01"):
        its = [iter(s) for s in streams]
        done = [False] * len(its)
        out = []

        def pull(k):
            try:
                return next(its[k])
            except StopIteration:
                done[k] = True
                return None

        i = 0
        while not all(done) and i < 30:
            k = int(pattern[i % len(pattern)])
            x = pull(k)
            if x is not None:
                out.append(x)
            i += 1
        return out, i
#> Solution().weave_streams([1, 2], [3, 4])
#> Solution().weave_streams("abc", "xy", pattern="001")
#> Solution().weave_streams([5], [6], [7, 8, 9], pattern="210")
#> Solution().weave_streams([1], [2], pattern="0")
#> Solution().weave_streams([], [10, 20, 30])
# %%
class Lock:
    def __init__(self, *code, tries=3):
        self.code = code
        self.left = tries
        self.progress = 0

    def __repr__(self):
        return f"Lock({self.progress}/{len(self.code)}, left={self.left})"

    def press(self, n):
        if not self.left:
            return "dead"
        if n == self.code[self.progress]:
            self.progress += 1
            if self.progress == len(self.code):
                self.progress = 0
                return "open"
            return "ok"
        self.left -= 1
        self.progress = int(n == self.code[0])
        return "no"


def crack(code, presses, **options):
    lock = Lock(*code, **options)
    answers = []
    for p in presses:
        a = lock.press(p)
        answers.append(a)
        if a == "dead":
            break
    return answers, lock.left
#> crack([4, 2, 9], [4, 2, 9])
#> crack([1, 1, 2], [1, 1, 1, 1, 2])
#> crack([7, 3], [3, 3, 3, 7, 3])
#> crack([5, 6], [5, 5, 6, 8], tries=2)
#> crack([8, 0], [], tries=1)
# %%
def fold_tree(tree, leaf, node):
    if isinstance(tree, list):
        return node([fold_tree(t, leaf, node) for t in tree])
    return leaf(tree)


def longest(tree):
    return fold_tree(tree, lambda x: 0, lambda kids: 1 + max(kids, default=0))


def show(tree, left="<", right=">"):
    return fold_tree(tree, str, lambda kids: left + "".join(kids) + right)


def minimax(tree):
    def leaf(x):
        return x, -x

    def node(kids):
        best = max(b for _, b in kids)
        return -best, best
    return fold_tree(tree, leaf, node)[0]


def study(tree):
    return longest(tree), show(tree), minimax(tree)
#> study([1, 2, [3]])
#> study([[5, -4], [9]])
#> study(6)
#> study([[[8]], 7])
#> study([[3, 12], [2, 4, [6, 1]]])
# %%
class Paint:
    mixes = {("blue", "red"): "violet", ("blue", "yellow"): "green", ("red", "yellow"): "orange"}

    def __init__(self, colour, ml):
        self.colour, self.ml = colour, ml

    def __add__(self, other):
        if self.colour == other.colour:
            colour = self.colour
        else:
            colour = self.mixes.get(tuple(sorted((self.colour, other.colour))), "brown")
        return Paint(colour, self.ml + other.ml)

    def __repr__(self):
        return f"{self.ml}ml {self.colour}"


def mix_all(*pots, cap=100):
    base, *rest = [Paint(*p) for p in pots]
    poured = 0
    for pot in rest:
        if base.ml + pot.ml > cap:
            continue
        base = base + pot
        poured += 1
    return repr(base), poured
#> mix_all(("red", 10), ("blue", 30))
#> mix_all(("red", 10), ("yellow", 20), ("orange", 5))
#> mix_all(("white", 7), ("red", 1))
#> mix_all(("blue", 60), ("blue", 50), ("yellow", 40))
#> mix_all(("yellow", 15), ("red", 90), ("blue", 25), cap=40)
# %%
class Cursor:
    def __init__(self, text):
        self.text, self.i = text, 0

    def __repr__(self):
        return f"{self.text[:self.i]}^{self.text[self.i:]}"

    def peek(self):
        return self.text[self.i] if self.i < len(self.text) else ""

    def take_while(self, test):
        start = self.i
        while self.peek() and test(self.peek()):
            self.i += 1
        return self.text[start:self.i]


def read_pairs(cur):
    while cur.peek():
        key = cur.take_while(str.isalpha)
        num = cur.take_while(str.isdigit)
        junk = cur.take_while(lambda c: not c.isalnum())
        yield key or "?", int(num or 1), len(junk)


def unpack(text):
    total, parts = 0, {}
    for key, num, junk in read_pairs(Cursor(text)):
        parts[key] = parts.get(key, 0) + num
        total += junk
    return parts, total
#> unpack("H2 O")
#> unpack("C6,H12,O6")
#> unpack("  42")
#> unpack("ab3ab4-x")
#> unpack("")
# %%
class Score:
    def __init__(self, names):
        self.names = names
        self.points = [0] * len(names)
        self.turn = 0

    def __repr__(self):
        return str(dict(zip(self.names, self.points)))

    def throw(self, n):
        p = self.points[self.turn] + n
        if p > 50:
            p = 25
        self.points[self.turn] = p
        won = p == 50
        if n % 6 or won:
            self.turn = (self.turn + 1) % len(self.names)
        return won


def play_to_50(names, throws):
    s = Score(names)
    for i, n in enumerate(throws):
        if s.throw(n):
            return s.names[s.turn - 1], i, s.points
    return None, len(throws), s.points
#> play_to_50(["ann", "ben"], [20, 10, 30])
#> play_to_50(["cy"], [40, 12, 25])
#> play_to_50(["d", "e", "f"], [12, 12, 7, 9, 11])
#> play_to_50(["gus", "hal"], [45, 48, 6, 1, 25])
#> play_to_50(["ivy", "jan"], [])
# %%
def graded(*bounds, labels="FDCBA"):
    def grade(x):
        for label, bound in zip(labels, bounds):
            if x < bound:
                return label
        return labels[len(bounds)]
    return grade


def curve(scores, up=0):
    shift = lambda s: min(100, s + up)
    strict = graded(40, 55, 70, 85)
    loose = graded(30, 60, labels="nyY")
    rows = []
    for s in scores:
        t = shift(s)
        rows.append(strict(t) + loose(t))
    changed = sum(strict(s) != r[0] for s, r in zip(scores, rows))
    return rows, changed
#> curve([35, 72, 90])
#> curve([35, 72, 90], up=15)
#> curve([54, 55, 56], 1)
#> curve([100, 0], up=-5)
#> curve([])
# %%
class Marker:
    def __init__(self, line, depth, text):
        self.line, self.depth, self.text = line, depth, text
        self.kids = []

    def __repr__(self):
        return self.text + (f"{self.kids}" if self.kids else "")


def outline(lines):
    root = Marker(0, -1, "root")
    path = [root]
    for n, raw in enumerate(lines, 1):
        text = raw.lstrip("-")
        m = Marker(n, len(raw) - len(text), text)
        while path[-1].depth >= m.depth:
            path.pop()
        path[-1].kids.append(m)
        path.append(m)
    return root


def number(node, prefix=""):
    for i, kid in enumerate(node.kids, 1):
        label = f"{prefix}{i}"
        yield f"{label} {kid.text}"
        yield from number(kid, label + ".")


def contents(*lines):
    root = outline(lines)
    return list(number(root)), repr(root)
#> contents("a", "-b", "-c", "d")
#> contents("--x", "-y", "z")
#> contents("top", "-one", "--deep", "-two")
#> contents()
#> contents("p", "---q", "--r", "---s")
# %%
class Spring:
    def __init__(self, k, rest=10):
        self.k, self.rest = k, rest

    def force(self, length):
        return -self.k * (length - self.rest)

    def __repr__(self):
        return f"Spring(k={self.k})"


class Mass:
    def __init__(self, x, v=0):
        self.x, self.v = x, v

    def push(self, f, m=4):
        self.v += f // m
        self.x += self.v

    def __repr__(self):
        return f"x={self.x} v={self.v}"


def bounce(k, x, steps, floor=None):
    spring, mass = Spring(k), Mass(x)
    trace = []
    for _ in range(steps):
        mass.push(spring.force(mass.x))
        if floor is not None and mass.x < floor:
            mass.x, mass.v = floor, -mass.v
        trace.append(mass.x)
    return trace, mass.v
#> bounce(2, 16, 5)
#> bounce(1, 30, 4, floor=5)
#> bounce(3, 10, 3)
#> bounce(4, -6, 5, floor=0)
#> bounce(8, 12, 4)
# %%
from functools import partial


def tax(rate, amount, *, free=0):
    base = max(0, amount - free)
    return base * rate // 100


def brackets(*steps):
    fns = []
    for rate, free in steps:
        fns.append(partial(tax, rate, free=free))
    return lambda amount: [f(amount) for f in fns]


def payslips(gross, steps):
    calc = brackets(*steps)
    slips = []
    for g in gross:
        parts = calc(g)
        slips.append((g - sum(parts), parts))
    return slips
#> payslips([1000], [(10, 0), (20, 800)])
#> payslips([500, 2500], [(15, 1000)])
#> payslips([99, 101], [(50, 100), (33, 0)])
#> payslips([1234], [])
#> payslips([40, 80], [(5, 20), (25, 50), (40, 70)])
# %%
class Hash:
    def __init__(self, size=5):
        self.slots = [[] for _ in range(size)]
        self.clashes = 0

    def __repr__(self):
        return str(self.slots)

    def where(self, key):
        return sum(map(ord, key)) % len(self.slots)

    def put(self, key, value):
        slot = self.slots[self.where(key)]
        for pair in slot:
            if pair[0] == key:
                pair[1] = value
                return
        if slot:
            self.clashes += 1
        slot.append([key, value])

    def get(self, key, default=None):
        return next((v for k, v in self.slots[self.where(key)] if k == key), default)


def index_words(words, ask, size=5):
    h = Hash(size)
    for i, w in enumerate(words):
        h.put(w, i)
    return [h.get(a, -1) for a in ask], h.clashes, [len(s) for s in h.slots]
#> index_words(["ab", "ba", "c"], ["ba", "x"])
#> index_words(["d", "d", "d"], ["d"], 3)
#> index_words(["sun", "nus", "moon"], ["sun", "moon"], size=4)
#> index_words([], ["q"], 2)
#> index_words(["one", "two", "six", "ten"], ["ten", "six"], size=1)
# %%
class Dict2:
    """Two-way lookup: giving a taken value to another key evicts the old key."""

    def __init__(self, **pairs):
        self.fwd, self.back = {}, {}
        for k, v in pairs.items():
            self[k] = v

    def __setitem__(self, k, v):
        if v in self.back:
            del self.fwd[self.back[v]]
        if k in self.fwd:
            del self.back[self.fwd[k]]
        self.fwd[k] = v
        self.back[v] = k

    def __len__(self):
        return len(self.fwd)

    def __repr__(self):
        return f"Dict2({self.fwd})"


def assign_desks(moves, **start):
    d = Dict2(**start)
    sizes = [len(d)]
    for who, desk in moves:
        d[who] = desk
        sizes.append(len(d))
    return d.fwd, d.back, sizes
#> assign_desks([("bo", 1)], al=1)
#> assign_desks([("al", 3), ("cy", 2)], al=1, bo=2)
#> assign_desks([])
#> assign_desks([("x", 5), ("y", 6), ("x", 6)])
#> assign_desks([("ed", 9), ("di", 8), ("ed", 7)], di=7, ed=8)
# %%
class Solution:
    def __init__(self):
        self.stack = []

    def enter(self, name):
        self.stack.append([name, 0])

    def leave(self):
        name, cost = self.stack.pop()
        if self.stack:
            self.stack[-1][1] += cost
        return name, cost

    def spend(self, n):
        self.stack[-1][1] += n

    def profile(self, events):
        totals = {}
        for e in events:
            if isinstance(e, int):
                self.spend(e)
            elif e == "end":
                name, cost = self.leave()
                totals[name] = totals.get(name, 0) + cost
            else:
                self.enter(e)
        return totals, [s[0] for s in self.stack]
#> Solution().profile(["main", 3, "io", 5, "end", 1, "end"])
#> Solution().profile(["f", 2, "f", 3, "end", "end"])
#> Solution().profile(["a", "b", "c", 10])
#> Solution().profile([])
#> Solution().profile(["x", 4, "y", 6, "end", "y", 7, "end", 20, "end", "z"])
# %%
class TicketBand:
    def __init__(self, start, step):
        self.next_no, self.step, self.void = start, step, []

    def __repr__(self):
        return f"TicketBand(next={self.next_no}, void={self.void})"

    def __iter__(self):
        return self

    def __next__(self):
        if self.void:
            return self.void.pop(0)
        no, self.next_no = self.next_no, self.next_no + self.step
        return no

    def give_back(self, *numbers):
        self.void.extend(sorted(numbers))


def counter_desk(actions, start=100, step=5):
    band = TicketBand(start, step)
    held = []
    for a in actions:
        if a > 0:
            held += [next(band) for _ in range(a)]
        else:
            back, held = held[:-a], held[-a:]
            band.give_back(*back)
    return held, band.next_no, band.void
#> counter_desk([3, -1, 2])
#> counter_desk([2, -2, 1], start=7)
#> counter_desk([1, 1, 1], step=-10)
#> counter_desk([4, -3, 1, -1], start=0, step=1)
#> counter_desk([])
# %%
def parse_path(path):
    return [p for p in path.split("/") if p and p != "."]


class Disk:
    def __init__(self):
        self.root = {}

    def __repr__(self):
        return f"Disk({self.root})"

    def write(self, path, size):
        *dirs, name = parse_path(path)
        here = self.root
        for d in dirs:
            here = here.setdefault(d, {})
        here[name] = size

    def usage(self, node=None):
        node = self.root if node is None else node
        if isinstance(node, int):
            return node
        return sum(self.usage(n) for n in node.values())

    def heavy(self, limit, node=None, at=""):
        for name, n in (node or self.root).items():
            if isinstance(n, dict):
                if self.usage(n) >= limit:
                    yield f"{at}/{name}"
                yield from self.heavy(limit, n, f"{at}/{name}")


def audit(files, limit):
    disk = Disk()
    for path, size in files:
        disk.write(path, size)
    return disk.usage(), list(disk.heavy(limit))
#> audit([("/a/x", 5), ("/a/b/y", 9)], 8)
#> audit([("readme", 3)], 1)
#> audit([("./p/q", 40), ("p/q", 2), ("/r/s/t", 11)], 10)
#> audit([], 0)
#> audit([("u/v/w/1", 7), ("u/v/2", 8), ("u/3", 9)], 15)
# %%
class Door:
    def __init__(self, rooms, key=None):
        self.rooms, self.key = rooms, key

    def other(self, room):
        a, b = self.rooms
        return b if room == a else a

    def __repr__(self):
        return "-".join(self.rooms) + (f":{self.key}" if self.key else "")


def explore(doors, keys_in, start="hall"):
    doors = [Door(*d) for d in doors]
    keys, order, todo = [], [], [start]
    locked = []
    while todo:
        room = todo.pop(0)
        if room in order:
            continue
        order.append(room)
        if room in keys_in:
            keys.append(keys_in[room])
            todo += locked
            locked = []
        for d in doors:
            if room in d.rooms:
                target = todo if d.key is None or d.key in keys else locked
                target.append(d.other(room))
    return order, sorted(keys)
#> explore([(("hall", "den"),), (("den", "attic"), "red")], {"den": "red"})
#> explore([(("hall", "loo"), "blue")], {"loo": "blue"})
#> explore([], {"hall": "gold"})
#> explore([(("hall", "a"), "k1"), (("hall", "b"),), (("b", "c"),)], {"c": "k1"})
#> explore([(("pit", "hall"),), (("pit", "cave"),)], {}, start="cave")
# %%
class Base:
    registry = []

    def __init_subclass__(cls, points=1, **kw):
        super().__init_subclass__(**kw)
        cls.points = points
        Base.registry.append(cls)


class Vowels(Base):
    @staticmethod
    def count(word):
        return sum(c in "aeiou" for c in word)


class Doubles(Base, points=4):
    @staticmethod
    def count(word):
        return sum(a == b for a, b in zip(word, word[1:]))


class Length(Base, points=-1):
    @staticmethod
    def count(word):
        return max(0, len(word) - 5)


def rate(word):
    detail = {c.__name__: c.count(word) * c.points for c in Base.registry}
    return sum(detail.values()), detail
#> rate("balloon")
#> rate("sky")
#> rate("bookkeeper")
#> rate("")
#> rate("queueing")
# %%
def every(n):
    count = 0

    def ready():
        nonlocal count
        count += 1
        if count == n:
            count = 0
            return True
        return False
    return ready


def bells(days, **periods):
    clocks = {name: every(p) for name, p in periods.items()}
    rung = {}
    for day in range(1, days + 1):
        names = [n for n, ready in clocks.items() if ready()]
        if len(names) > 1:
            rung[day] = names
    return rung
#> bells(6, a=2, b=3)
#> bells(8, tower=4, dome=2, gate=1)
#> bells(5, x=6, y=5)
#> bells(12, p=4, q=3, r=6)
#> bells(0, z=1)
# %%
class Plane:
    def __init__(self, code, fuel):
        self.code, self.fuel = code, fuel

    def __lt__(self, other):
        return self.fuel < other.fuel

    def __repr__(self):
        return f"{self.code}({self.fuel})"


def burn(planes):
    for p in planes:
        p.fuel -= 1
    return [p.code for p in planes if p.fuel < 0]


def land(arrivals, low=3):
    """Low fuel lands first, otherwise first come first served."""
    waiting, landed = [], []
    queue = list(arrivals)
    while queue or waiting:
        if queue:
            waiting.append(Plane(*queue.pop(0)))
        urgent = [p for p in waiting if p.fuel < low]
        chosen = min(urgent) if urgent else waiting[0]
        waiting.remove(chosen)
        landed.append(chosen.code)
        crashed = burn(waiting)
        waiting = [p for p in waiting if p.code not in crashed]
        landed += [c.lower() for c in crashed]
    return landed
#> land([("A", 5), ("B", 1), ("C", 9)])
#> land([("X", 0), ("Y", 0)])
#> land([("K", 7)], low=9)
#> land([])
#> land([("P", 2), ("Q", 1), ("R", 8), ("S", 2)], low=2)
# %%
class Table:
    cols = ()

    def __init__(self, *cols):
        self.cols, self.rows = cols, []

    def __repr__(self):
        return f"Table{self.cols}{self.rows}"

    def __lshift__(self, row):
        missing = len(self.cols) - len(row)
        self.rows.append(tuple(row) + (0,) * missing)
        return self

    def __getattr__(self, name):
        if name in self.cols:
            k = self.cols.index(name)
            return [r[k] for r in self.rows]
        raise AttributeError(name)

    def total(self, name):
        return sum(getattr(self, name))


def stats(rows, col="b"):
    t = Table("a", "b", "c")
    for r in rows:
        t << r
    return getattr(t, col), t.total(col), t.total("c") - t.total("a")
#> stats([(1, 2, 3), (4,)])
#> stats([(5, 6), (7, 8, 9)], "c")
#> stats([], "a")
#> stats([(10, -10, 10), (0, 0, -5)], col="a")
#> stats([(1, 1, 1)], "d")
# %%
def chunk_by(total):
    """A coroutine: send numbers, get back how many closed groups there are."""
    groups, current = [], []
    while True:
        n = yield len(groups)
        if n is None:
            break
        current.append(n)
        if sum(current) >= total:
            groups.append(current)
            current = []
    yield groups, current


def pack(numbers, total=10):
    co = chunk_by(total)
    next(co)
    counts = [co.send(n) for n in numbers]
    groups, rest = co.send(None)
    return counts, groups, rest
#> pack([4, 5, 6, 7])
#> pack([10, 1, 9, 3], total=10)
#> pack([2, 2], 50)
#> pack([])
#> pack([8, -3, 5, 1, 12], total=6)
# %%
class Solution:
    def __init__(self, decimals=0):
        self.decimals = decimals

    def __repr__(self):
        return f"Solution({self.decimals})"

    def convert(self, amount, frm, to, rates):
        chain = self.path(frm, to, rates, [])
        if chain is None:
            return None
        for rate in chain:
            amount = round(amount * rate, self.decimals)
        return amount, chain

    def path(self, frm, to, rates, seen):
        if frm == to:
            return []
        for (a, b), r in rates.items():
            if a == frm and b not in seen:
                rest = self.path(b, to, rates, seen + [a])
                if rest is not None:
                    return [r] + rest
        return None
#> Solution().convert(100, "eur", "yen", {("eur", "usd"): 2, ("usd", "yen"): 90})
#> Solution().convert(7, "a", "b", {("b", "a"): 3})
#> Solution().convert(12, "x", "x", {})
#> Solution().convert(45, "p", "r", {("p", "q"): 4, ("q", "p"): 1, ("q", "s"): 5, ("p", "r"): 10})
#> Solution().convert(8, "m", "o", {("m", "n"): 0.5, ("n", "o"): 2.5})
# %%
class Orbit:
    G = 50

    def __init__(self, name, centre=None):
        self.name, self.centre = name, centre

    def __repr__(self):
        return self.name if self.centre is None else f"{self.name}>{self.centre!r}"

    @property
    def depth(self):
        return 0 if self.centre is None else self.centre.depth + 1

    def ancestors(self):
        c = self.centre
        while c is not None:
            yield c
            c = c.centre


def hops(pairs, a, b):
    bodies = {}

    def get(n):
        return bodies.setdefault(n, Orbit(n))

    for outer, inner in pairs:
        get(outer).centre = get(inner)
    x, y = get(a), get(b)
    ups = list(x.ancestors())
    meet = next((c for c in y.ancestors() if c in ups), None)
    if meet is None:
        return repr(x), repr(y), None
    return repr(meet), x.depth + y.depth - 2 * meet.depth - 2
#> hops([("earth", "sun"), ("moon", "earth"), ("mars", "sun")], "moon", "mars")
#> hops([("b", "a"), ("c", "b"), ("d", "c"), ("e", "c")], "d", "e")
#> hops([("x", "y")], "x", "z")
#> hops([("k", "j"), ("l", "j")], "k", "l")
#> hops([("q", "p"), ("r", "q"), ("s", "r"), ("t", "p")], "s", "t")
# %%
class Crate:
    def __init__(self, label, inside=()):
        self.label = label
        self.inside = list(inside)

    @classmethod
    def parse(cls, spec):
        if isinstance(spec, str):
            return cls(spec)
        label, *inner = spec
        return cls(label, map(cls.parse, inner))

    def __iter__(self):
        yield self
        for c in self.inside:
            yield from c

    def __len__(self):
        return 1 + sum(map(len, self.inside))

    def __repr__(self):
        return f"{self.label}{tuple(self.inside) or ''}"


def unpack_crate(spec, find):
    crate = Crate.parse(spec)
    labels = [c.label for c in crate]
    sizes = [len(c) for c in crate if c.label == find]
    return labels, sizes, len(crate)
#> unpack_crate(["box", "pen", ["bag", "nut"]], "bag")
#> unpack_crate("solo", "solo")
#> unpack_crate(["a", ["b", ["c", "d"]], "b"], "b")
#> unpack_crate(["x", "y", "z"], "q")
#> unpack_crate([["ch"], ["m", "n"], ["m", "o", "p"]], "m")
# %%
def ratio_guard(fn):
    calls = {"ok": 0, "zero": 0, "type": 0}

    def safe(a, b=1):
        try:
            r = fn(a, b)
        except ZeroDivisionError:
            calls["zero"] += 1
            return 0
        except TypeError:
            calls["type"] += 1
            return fn(len(str(a)), len(str(b)))
        else:
            calls["ok"] += 1
            return r
    safe.calls = calls
    return safe


def ratios(pairs):
    @ratio_guard
    def per_cent(a, b):
        return 100 * a // b

    out = [per_cent(*p) for p in pairs]
    return out, per_cent.calls
#> ratios([(3, 4), (1, 8)])
#> ratios([(5, 0), (0, 5)])
#> ratios([("abc", 12), (7,)])
#> ratios([(-2, 3), (None, 10), (9, 0)])
#> ratios([])
# %%
class Town:
    def __init__(self, name, **roads):
        self.name, self.roads = name, roads

    def __repr__(self):
        return f"{self.name}{self.roads}"


class Walker:
    def __init__(self, towns, feet=30):
        self.towns = {t.name: t for t in towns}
        self.feet = feet
        self.visited = []

    def __repr__(self):
        return f"Walker({self.visited}, {self.feet})"

    def options(self, at):
        for name, km in self.towns[at].roads.items():
            if name not in self.visited and km <= self.feet:
                yield km, name

    def go(self, at):
        self.visited.append(at)
        nxt = min(self.options(at), default=None)
        if nxt is None:
            return self
        km, name = nxt
        self.feet -= km
        return self.go(name)


def hike(roads, start, feet=30):
    w = Walker([Town(n, **r) for n, r in roads.items()], feet).go(start)
    return w.visited, w.feet
#> hike({"A": {"B": 10, "C": 5}, "B": {}, "C": {"B": 20}}, "A")
#> hike({"X": {"Y": 40}, "Y": {}}, "X")
#> hike({"P": {"Q": 3}, "Q": {"P": 1, "R": 9}, "R": {"P": 2}}, "Q", feet=11)
#> hike({"M": {}}, "M", 5)
#> hike({"D": {"E": 8, "F": 8}, "E": {"F": 30}, "F": {"E": 6}}, "D", feet=20)
# %%
class Sheet:
    def __init__(self, w, h):
        self.w, self.h = w, h

    def __repr__(self):
        return f"{self.w}x{self.h}"

    def fold(self):
        return Sheet(self.h, self.w // 2) if self.w > self.h else Sheet(self.w, self.h // 2)

    def __bool__(self):
        return self.w > 0 and self.h > 0

    def __matmul__(self, other):
        """How many of the other fit, turned or not."""
        straight = (self.w // other.w) * (self.h // other.h)
        turned = (self.w // other.h) * (self.h // other.w)
        return max(straight, turned)


def cut_plan(w, h, small, folds):
    sheet, piece = Sheet(w, h), Sheet(*small)
    fits = [sheet @ piece]
    for _ in range(folds):
        sheet = sheet.fold()
        if not sheet:
            break
        fits.append(sheet @ piece)
    return fits, repr(sheet)
#> cut_plan(20, 12, (4, 3), 2)
#> cut_plan(7, 7, (5, 2), 1)
#> cut_plan(3, 1, (1, 1), 5)
#> cut_plan(100, 70, (30, 20), 3)
#> cut_plan(9, 16, (4, 4), 0)
# %%
def diff_stream(values):
    it = iter(values)
    prev = next(it, 0)
    for v in it:
        yield v - prev
        prev = v


def repeat_apply(gen_fn, times):
    def run(values):
        for _ in range(times):
            values = list(gen_fn(values))
        return values
    return run


def predict(values, order=None):
    """Extrapolates one value by differences, as deep as needed."""
    depth = 0
    rows = [values]
    while len(set(rows[-1])) > 1 and (order is None or depth < order):
        depth += 1
        rows.append(repeat_apply(diff_stream, depth)(values))
    return sum(r[-1] for r in rows if r), depth
#> predict([1, 4, 9, 16])
#> predict([5, 5, 5])
#> predict([2, 3, 5, 9, 17], order=2)
#> predict([10, 7, 4, 1])
#> predict([8])
# %%
class Knob:
    def __init__(self, name, value, low=0, high=9):
        self.name, self.value = name, value
        self.low, self.high = low, high

    def __repr__(self):
        return f"{self.name}={self.value}"

    def turn(self, by):
        span = self.high - self.low + 1
        self.value = (self.value - self.low + by) % span + self.low
        return self


class Panel:
    def __init__(self, *knobs, linked=()):
        self.knobs = {k.name: k for k in knobs}
        self.linked = dict(linked)

    def __repr__(self):
        return f"Panel({list(self.knobs.values())})"

    def turn(self, name, by):
        self.knobs[name].turn(by)
        if name in self.linked:
            self.turn(self.linked[name], -by)


def fiddle(turns):
    p = Panel(Knob("a", 5), Knob("b", 2, low=1, high=4), Knob("c", 0, -3, 3), linked=[("a", "b"), ("b", "c")])
    for name, by in turns:
        p.turn(name, by)
    return [k.value for k in p.knobs.values()]
#> fiddle([("a", 3)])
#> fiddle([("c", 10), ("c", -1)])
#> fiddle([("b", 5), ("a", -7)])
#> fiddle([("a", 1), ("b", 1), ("c", 1)])
#> fiddle([])
# %%
class Solution:
    def rotate_shifts(self, staff, days, off=None):
        off = off or {}

        class Roster:
            def __init__(self, names):
                self.ring = list(names)
                self.worked = dict.fromkeys(names, 0)

            def __repr__(self):
                return f"Roster{self.ring}"

            def pick(self, day):
                for i, name in enumerate(self.ring):
                    if day not in off.get(name, ()):
                        self.ring.append(self.ring.pop(i))
                        self.worked[name] += 1
                        return name
                return "-"

        roster = Roster(staff)
        plan = [roster.pick(d) for d in range(days)]
        return plan, roster.worked
#> Solution().rotate_shifts(["al", "bo"], 3)
#> Solution().rotate_shifts(["al", "bo", "cy"], 4, {"al": [0, 1]})
#> Solution().rotate_shifts(["zed"], 2, off={"zed": [1]})
#> Solution().rotate_shifts([], 2)
#> Solution().rotate_shifts(["p", "q", "r"], 5, {"q": [1, 2, 3], "r": [2]})
