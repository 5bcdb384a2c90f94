# %%
class Mod:
    def __init__(self, n, m):
        self.m = m
        self.n = n % m

    def __repr__(self):
        return f"{self.n}%{self.m}"

    def __add__(self, k):
        return Mod(self.n + int(k), self.m)

    def __mul__(self, k):
        return Mod(self.n * int(k), self.m)

    def __int__(self):
        return self.n

    def __eq__(self, other):
        return self.n == int(other) % self.m


def lap(start, mul, add, m):
    x = first = Mod(start, m)
    steps = 0
    values = []
    while steps < 10:
        x = x * mul + add
        steps += 1
        values.append(int(x))
        if x == first:
            return steps, values
    return None, values
#> lap(3, 2, 1, 7)
#> lap(5, 1, 4, 12)
#> lap(1, 10, 0, 13)
#> lap(0, 2, 3, 8)
#> lap(99, -1, 5, 10)
# %%
from functools import singledispatch


@singledispatch
def shrink(x, by=1):
    return x if by else None


@shrink.register
def _(x: int, by=1):
    return x - by if x > 0 else x + by


@shrink.register
def _(x: str, by=1):
    return x[by:] if len(x) > by else x


@shrink.register
def _(x: list, by=1):
    return [shrink(i, by) for i in x[:-1]]


def shrink_twice(*things, by=1):
    once = [shrink(t, by=by) for t in things]
    return once, [shrink(t, by=by) for t in once]
#> shrink_twice(5, "hello", [1, 2, 3])
#> shrink_twice(-4, "ab", by=2)
#> shrink_twice(None, 2.5)
#> shrink_twice([["xyz", 8, 0], 7, "q"])
#> shrink_twice(1, 0, "", by=3)
# %%
class Vending:
    def __init__(self, **prices):
        self.prices = prices
        self.credit = 0
        self.state = "idle"

    def __repr__(self):
        return f"Vending({self.state}, {self.credit})"

    def on_coin(self, n):
        self.credit += n
        self.state = "paid"

    def on_pick(self, what):
        cost = self.prices.get(what)
        if cost is None or self.credit < cost:
            return None
        self.credit -= cost
        self.state = "paid" if self.credit else "idle"
        return what

    def on_refund(self, *_unused):
        back, self.credit, self.state = self.credit, 0, "idle"
        return back + len(_unused)


def operate(prices, events):
    v = Vending(**prices)
    out = []
    for e in events:
        name, *args = e
        got = getattr(v, f"on_{name}")(*args)
        if got is not None:
            out.append(got)
    return out, v.state, v.credit
#> operate({"gum": 3}, [("coin", 5), ("pick", "gum")])
#> operate({"gum": 3, "bar": 8}, [("coin", 5), ("pick", "bar"), ("coin", 5), ("pick", "bar"), ("refund",)])
#> operate({}, [("pick", "air")])
#> operate({"cola": 10}, [("coin", 10), ("pick", "cola"), ("pick", "cola")])
#> operate({"tea": 4}, [("coin", 2), ("coin", 20), ("pick", "tea"), ("pick", "tea"), ("pick", "milk")])
# %%
def step_through(cmds):
    x = y = 0
    pen = True
    drawn = []
    for cmd in cmds:
        match cmd:
            case ["go", int(n)] if n < 0:
                x += n
            case ["go", int(n)]:
                y += n
            case ["pen", "up" | "down" as pos]:
                pen = pos == "down"
            case ["jump", (a, b)]:
                x, y = a, b
            case {"repeat": int(k), "do": inner}:
                for _ in range(k):
                    dx, dy, more = step_through(inner)
                    x, y = x + dx, y + dy
                    drawn += more
            case _:
                drawn.append("?")
        if pen:
            drawn.append((x, y))
    return x, y, drawn
#> step_through([["go", 3], ["go", -2]])
#> step_through([["pen", "up"], ["jump", (4, 5)], ["pen", "down"]])
#> step_through([{"repeat": 2, "do": [["go", 1]]}])
#> step_through([["fly"], ["pen", "side"]])
#> step_through([["jump", [7, 7]], ["pen", "up"], {"repeat": 3, "do": [["go", -1], ["go", 2]]}])
# %%
class Indent:
    def __init__(self, width=2):
        self.width, self.level, self.lines = width, 0, []

    def __enter__(self):
        self.level += 1
        return self

    def __exit__(self, *exc):
        self.level -= 1
        return bool(exc[0]) and issubclass(exc[0], KeyError)

    def __repr__(self):
        return f"Indent(level={self.level}, {len(self.lines)} lines)"

    def write(self, text):
        self.lines.append("." * (self.width * self.level) + text)


def emit(tree, out):
    for name in tree["order"]:
        out.write(name)
        with out:
            emit(tree[name], out)


def listing(tree, width=2):
    out = Indent(width)
    with out:
        emit(tree, out)
    return out.lines, out.level
#> listing({"order": ["a", "b"], "a": {"order": []}, "b": {"order": ["c"], "c": {"order": []}}})
#> listing({"order": ["x", "y"], "x": {}, "y": {"order": []}})
#> listing({}, 3)
#> listing({"order": ["p", "q"], "p": {"order": []}}, width=1)
#> listing({"order": ["m"], "m": {"order": ["n"], "n": {"order": ["o"], "o": {}}}}, width=1)
# %%
class Elem:
    def __init__(self, v, prev=None):
        self.v = v
        self.prev, self.next = prev, None
        if prev:
            prev.next = self

    def __repr__(self):
        return f"{self.v}~" + (repr(self.next) if self.next else "")


def to_chain(vs):
    head = tail = None
    for v in vs:
        tail = Elem(v, tail)
        head = head or tail
    return head, tail


def squeeze(vs, target):
    """Walks from both ends, adding pairs; stops when they meet or the sum is reached."""
    left, right = to_chain(vs)
    total, pairs = 0, []
    while left is not right and left and right.next is not left:
        s = left.v + right.v
        total += s
        pairs.append(s)
        if total >= target:
            return pairs, total, left.v
        left, right = left.next, right.prev
    return pairs, total, left.v if left is right and left else None
#> squeeze([1, 2, 3, 4, 5], 100)
#> squeeze([10, 20, 30, 40], 60)
#> squeeze([7], 5)
#> squeeze([], 1)
#> squeeze([5, -9, 3, 8], 8)
# %%
class Observer:
    def __init__(self, name, limit):
        self.name, self.limit, self.seen = name, limit, []

    def __repr__(self):
        return f"{self.name}{self.seen}"

    def __call__(self, price):
        if not self.seen or abs(price - self.seen[-1]) >= self.limit:
            self.seen.append(price)
            return True
        return False


class Stock:
    def __init__(self, price, *watchers):
        self._price, self.watchers, self.alerts = price, watchers, 0

    def __repr__(self):
        return f"Stock({self._price})"

    price = property(lambda self: self._price)

    @price.setter
    def price(self, new):
        self._price = new
        self.alerts += sum(w(new) for w in self.watchers)


def market(start, moves, **limits):
    watchers = [Observer(n, l) for n, l in limits.items()]
    s = Stock(start, *watchers)
    for m in moves:
        s.price += m
    return s.price, s.alerts, {w.name: w.seen for w in watchers}
#> market(100, [1, 2, 3], calm=5, jumpy=1)
#> market(50, [-10, 10, -10], a=15)
#> market(7, [], z=1)
#> market(20, [4, -4, 9, 2], p=3, q=8)
#> market(0, [5, 5, 5])
# %%
def throttle(every):
    def deco(fn):
        state = {"n": -1, "last": None}

        def inner(*args, **kw):
            state["n"] += 1
            if state["n"] % every == 0:
                state["last"] = fn(*args, **kw)
            return state["last"]
        return inner
    return deco


def sample(values, every, scale=10):
    calls = []

    @throttle(every)
    def measure(v, unit="mm"):
        calls.append(v)
        return f"{v * scale}{unit}"

    out = []
    for i, v in enumerate(values):
        out.append(measure(v, unit="cm") if i > 2 else measure(v))
    return out, calls
#> sample([1, 2, 3, 4], 2)
#> sample([5, 6], 1, scale=3)
#> sample([9, 8, 7, 6, 5], 3)
#> sample([], 4)
#> sample([12, 0, -4, 31, 2], 1, 100)
# %%
from functools import cached_property


class Text:
    def __init__(self, raw):
        self.raw = raw
        self.work = 0

    @cached_property
    def words(self):
        self.work += 1
        return self.raw.lower().split()

    @cached_property
    def longest(self):
        self.work += 1
        return max(self.words, key=len, default="")

    @property
    def starts(self):
        self.work += 1
        return "".join(w[0] for w in self.words)

    def __repr__(self):
        return f"Text({self.raw!r}, work={self.work})"


def analyse(raw, asks):
    t = Text(raw)
    answers = [getattr(t, a) for a in asks]
    return answers, t.work, [k for k in vars(t) if k not in ("raw", "work")]
#> analyse("The big Cat", ["words", "longest", "longest"])
#> analyse("a b c", ["starts", "starts", "words"])
#> analyse("", ["longest"])
#> analyse("Hi there you", [])
#> analyse("One more Time", ["longest", "starts", "words", "starts"])
# %%
class Solution:
    def bowl(self, rolls):
        frames = list(self.frames(rolls))
        running, total = [], 0
        for pins, bonus in frames:
            total += pins + bonus
            running.append(total)
        return running, sum(b for _, b in frames)

    def frames(self, rolls):
        """Five frames only; a strike earns the next roll, a spare nothing but a point."""
        i = 0
        for _ in range(5):
            if i >= len(rolls):
                return
            first = rolls[i]
            if first == 10:
                yield 10, self.at(rolls, i + 1)
                i += 1
            else:
                pins = first + self.at(rolls, i + 1)
                yield pins, int(pins == 10)
                i += 2

    @staticmethod
    def at(rolls, i, default=0):
        return rolls[i] if i < len(rolls) else default
#> Solution().bowl([3, 4, 10, 5, 5])
#> Solution().bowl([10, 10, 10, 10, 10])
#> Solution().bowl([])
#> Solution().bowl([1, 2, 3, 4, 5, 5, 7, 0, 9, 1, 8])
#> Solution().bowl([10, 9])
# %%
class Memory:
    def __init__(self, size):
        self.size = size
        self.blocks = []

    def __repr__(self):
        return f"Memory({self.blocks})"

    def gaps(self):
        at = 0
        for start, end, _ in sorted(self.blocks):
            if start > at:
                yield at, start
            at = end
        if at < self.size:
            yield at, self.size

    def alloc(self, name, n):
        for a, b in self.gaps():
            if b - a >= n:
                self.blocks.append((a, a + n, name))
                return a
        return -1

    def free(self, name):
        self.blocks = [b for b in self.blocks if b[2] != name]


def allocate(size, script):
    mem = Memory(size)
    got = []
    for word in script.split():
        if word[0] == "-":
            mem.free(word[1:])
        else:
            got.append(mem.alloc(word[0], int(word[1:])))
    return got, list(mem.gaps())
#> allocate(10, "a3 b4 -a c2 d3")
#> allocate(5, "x5 y1 -x y2")
#> allocate(20, "p8 q8 r8 -q r6 s2")
#> allocate(4, "-z")
#> allocate(12, "k4 l4 m4 -k -m n5 o4")
# %%
class Chess:
    def __init__(self, white, black, bonus=0):
        self.left = {"w": white, "b": black}
        self.bonus = bonus
        self.turn = "w"

    def __repr__(self):
        return f"{self.turn}:{self.left}"

    @property
    def idle(self):
        return "b" if self.turn == "w" else "w"

    def press(self, spent):
        self.left[self.turn] -= spent
        if self.left[self.turn] <= 0:
            return f"{self.idle} wins"
        self.left[self.turn] += self.bonus
        self.turn = self.idle


def clock_game(times, *minutes, **kw):
    clock = Chess(*times, **kw)
    for i, m in enumerate(minutes, 1):
        result = clock.press(m)
        if result:
            return result, i, clock.left
    return "running", len(minutes), clock.left
#> clock_game((10, 10), 3, 4, 5)
#> clock_game((5, 9), 2, 8, 3, 1)
#> clock_game((5, 9), 2, 8, 3, 1, bonus=2)
#> clock_game((1, 1))
#> clock_game((60, 45), 20, 50, 1, bonus=-5)
# %%
def take(n, it):
    return [x for _, x in zip(range(n), it)]


def scan(fn, it, start):
    acc = start
    yield acc
    for x in it:
        acc = fn(acc, x)
        yield acc


def sawtooth(width):
    while True:
        yield from range(width)
        width += 1


def mountain(width, n, mode="sum"):
    fns = {"sum": lambda a, x: a + x, "alt": lambda a, x: x - a, "cat": lambda a, x: (a * 10 + x) % 1000}
    return take(n, scan(fns[mode], sawtooth(width), 0))
#> mountain(2, 6)
#> mountain(3, 7, "alt")
#> mountain(4, 8, mode="cat")
#> mountain(1, 4)
#> mountain(5, 3, "cat")
# %%
class Segment:
    def __init__(self, lo, hi, vals):
        self.lo, self.hi = lo, hi
        if hi - lo == 1:
            self.best, self.kids = vals[lo], ()
        else:
            mid = (lo + hi) // 2
            self.kids = Segment(lo, mid, vals), Segment(mid, hi, vals)
            self.best = max(k.best for k in self.kids)

    def __repr__(self):
        return f"[{self.lo},{self.hi})={self.best}"

    def query(self, a, b):
        if b <= self.lo or self.hi <= a:
            return None, 1
        if a <= self.lo and self.hi <= b:
            return self.best, 1
        parts = [k.query(a, b) for k in self.kids]
        found = [v for v, _ in parts if v is not None]
        return max(found, default=None), 1 + sum(n for _, n in parts)


def range_tops(vals, *ranges):
    root = Segment(0, len(vals), vals)
    return repr(root), [root.query(*r) for r in ranges]
#> range_tops([4, 9, 2, 7], (0, 2), (2, 4))
#> range_tops([5], (0, 1))
#> range_tops([3, 1, 4], (1, 2), (3, 9))
#> range_tops([-2, -8, -5, -1], (1, 3))
#> range_tops([10, 40, 30, 20, 50], (2, 4), (0, 5))
# %%
class Recipe:
    def __init__(self, serves, **parts):
        self.serves, self.parts = serves, parts

    def __repr__(self):
        return f"Recipe({self.serves}, {self.parts})"

    def __truediv__(self, k):
        return Recipe(self.serves / k, **{n: a / k for n, a in self.parts.items()})

    def for_people(self, n):
        one = self / self.serves
        return {name: round(amount * n) for name, amount in one.parts.items()}


def shopping(serves, people, have, **parts):
    need = Recipe(serves, **parts).for_people(people)
    buy = {}
    for name, n in need.items():
        missing = n - have.get(name, 0)
        if missing > 0:
            buy[name] = missing
    return need, buy
#> shopping(4, 6, {}, eggs=2, flour=300)
#> shopping(2, 1, {"milk": 500}, milk=600, oats=80)
#> shopping(3, 3, {"rice": 200}, rice=150)
#> shopping(5, 8, {"nuts": 10})
#> shopping(4, 10, {"figs": 9, "ham": 100}, figs=6, ham=90, salt=2)
# %%
def zipper(items):
    left, right = [], list(reversed(items))

    def move(n):
        src, dst = (right, left) if n > 0 else (left, right)
        for _ in range(abs(n)):
            if not src:
                return False
            dst.append(src.pop())
        return True

    def put(x):
        left.append(x)

    def cut():
        return right.pop() if right else None

    def show():
        return left + ["^"] + right[::-1]

    return move, put, cut, show


def edit_list(items, script):
    move, put, cut, show = zipper(items)
    taken, fails = [], 0
    for op in script:
        if op == "x":
            taken.append(cut())
        elif isinstance(op, int):
            fails += not move(op)
        else:
            put(op)
    return show(), taken, fails
#> edit_list([1, 2, 3], [2, "x", "new"])
#> edit_list(["a", "b"], [-1, 1, "x", "x"])
#> edit_list([], ["p", "q", -1, "x"])
#> edit_list([10, 20, 30, 40], [9, -2, "x", "in", 1])
#> edit_list([5], [])
# %%
class Countdown:
    def __init__(self, n):
        self.n = n

    def __iter__(self):
        n = self.n
        while n > 0:
            yield n
            n -= 1

    def __len__(self):
        return self.n

    def __getitem__(self, i):
        if isinstance(i, slice):
            return [self[k] for k in range(*i.indices(len(self)))]
        if i < 0:
            i += self.n
        if not 0 <= i < self.n:
            raise IndexError(i)
        return self.n - i

    def __repr__(self):
        return f"Countdown({self.n})"


def launch(n, index, start, stop, step=1):
    c = Countdown(n)
    try:
        one = c[index]
    except IndexError as e:
        one = f"no {e}"
    return one, c[start:stop:step], sum(c)
#> launch(5, 0, 1, 4)
#> launch(6, -2, 0, 6, 2)
#> launch(3, 7, -2, None)
#> launch(0, 0, 0, 9)
#> launch(9, 4, 8, 2, -3)
# %%
class Monster:
    def __init__(self, hp, *, armor=0, regen=0):
        self.hp = self.full = hp
        self.armor, self.regen = armor, regen

    def __repr__(self):
        return f"{self.hp}/{self.full}"

    def hurt(self, n):
        self.hp -= max(0, n - self.armor)
        if self.hp > 0:
            self.hp = min(self.full, self.hp + self.regen)
        return self.hp <= 0


class Slime(Monster):
    def split(self):
        return [Slime(self.full // 2), Slime(self.full // 2)] if self.full >= 8 else []


class Ghost(Monster):
    def hurt(self, n):
        return super().hurt(n // 2)


def dungeon(foes, hits):
    kinds = {"M": Monster, "S": Slime, "G": Ghost}
    room = [kinds[k](hp, **opt) for k, hp, opt in foes]
    kills = 0
    for h in hits:
        if room and room[0].hurt(h):
            dead = room.pop(0)
            kills += 1
            if isinstance(dead, Slime):
                room += dead.split()
    return kills, [repr(m) for m in room]
#> dungeon([("M", 10, {"armor": 2})], [5, 5, 9])
#> dungeon([("S", 9, {})], [9, 4, 1])
#> dungeon([("G", 6, {"regen": 1}), ("M", 1, {})], [7, 9, 2])
#> dungeon([], [3])
#> dungeon([("S", 16, {"armor": 1}), ("G", 3, {})], [17, 6, 8, 8, 4])
# %%
def partition(pred, items):
    yes, no = [], []
    for it in items:
        (yes if pred(it) else no).append(it)
    return yes, no


def negate(pred):
    return lambda *a: not pred(*a)


def both(*preds):
    return lambda x: all(p(x) for p in preds)


def sift_numbers(items, low, div):
    is_big = lambda x: x >= low
    divides = lambda x: x % div == 0
    big_odd, rest = partition(both(is_big, negate(divides)), items)
    small, other = partition(negate(is_big), rest)
    return {"pick": big_odd, "small": small, "other": other}
#> sift_numbers([1, 5, 8, 12], 5, 4)
#> sift_numbers([9, 9, 10], 0, 3)
#> sift_numbers([-6, -5, 0, 7], -5, 2)
#> sift_numbers([], 3, 3)
#> sift_numbers([100, 55, 41, 73, 20], 50, 5)
# %%
class Solution:
    def __init__(self):
        self.ops = {
            "set": self.do_set,
            "jnz": self.do_jump,
            "dec": lambda r, n="1": self.change(r, -int(n)),
            "inc": lambda r, n="1": self.change(r, int(n)),
        }
        self.regs = {}

    def value(self, text):
        return self.regs.get(text, 0) if text.isalpha() else int(text)

    def change(self, reg, n):
        self.regs[reg] = self.regs.get(reg, 0) + n

    def do_set(self, reg, src):
        self.regs[reg] = self.value(src)

    def do_jump(self, reg, off):
        return int(off) if self.value(reg) else 1

    def cpu(self, code, fuel=25):
        i = 0
        lines = [c.split() for c in code]
        while 0 <= i < len(lines) and fuel:
            op, *args = lines[i]
            i += self.ops[op](*args) or 1
            fuel -= 1
        return self.regs, fuel
#> Solution().cpu(["set a 3", "inc b 2", "dec a", "jnz a -2"])
#> Solution().cpu(["jnz x 2", "inc x", "jnz x -1"], fuel=10)
#> Solution().cpu(["set p 7", "set q p", "dec q 4"])
#> Solution().cpu([])
#> Solution().cpu(["inc n 2", "jnz n 2", "set n 50", "inc m 5", "dec n", "jnz n -2"])
# %%
class Tower:
    def __init__(self, name, discs=()):
        self.name, self.discs = name, list(discs)

    def __repr__(self):
        return f"{self.name}{self.discs}"

    @property
    def top(self):
        return self.discs[-1] if self.discs else float("inf")

    def __rshift__(self, other):
        if not self.discs or self.top > other.top:
            return False
        other.discs.append(self.discs.pop())
        return True


def move_discs(n, moves):
    towers = {"a": Tower("a", range(n, 0, -1)), "b": Tower("b"), "c": Tower("c")}
    illegal = []
    for m in moves.split():
        src, dst = m
        if not towers[src] >> towers[dst]:
            illegal.append(m)
    return [t.discs for t in towers.values()], illegal
#> move_discs(3, "ab ac bc")
#> move_discs(2, "ab ab")
#> move_discs(1, "ca ac cb")
#> move_discs(4, "ac ab cb ac ba bc ac")
#> move_discs(0, "ab")
# %%
class Cell:
    def __init__(self, fn=None, *deps, value=None):
        self.fn, self.deps, self.cache = fn, deps, value
        self.users, self.runs = [], 0
        for d in deps:
            d.users.append(self)

    def __repr__(self):
        return f"Cell({self.cache}, runs={self.runs})"

    def get(self):
        if self.cache is None:
            self.runs += 1
            self.cache = self.fn(*(d.get() for d in self.deps))
        return self.cache

    def put(self, value):
        self.cache = value
        self.dirty()

    def dirty(self):
        for u in self.users:
            u.cache = None
            u.dirty()


def reactive(x, y, updates):
    a, b = Cell(value=x), Cell(value=y)
    total = Cell(lambda p, q: p + q, a, b)
    twice = Cell(lambda t: t * 2, total)
    seen = [twice.get()]
    for name, v in updates:
        (a if name == "a" else b).put(v)
        if v % 2:
            seen.append(twice.get())
    return seen, total.runs, twice.runs
#> reactive(1, 2, [("a", 5)])
#> reactive(10, 20, [("a", 4), ("b", 6), ("b", 7)])
#> reactive(3, 3, [])
#> reactive(0, -9, [("b", 1), ("a", 1), ("a", 3)])
#> reactive(8, 8, [("a", 2)])
# %%
def make_parser(text):
    pos = 0

    def peek():
        return text[pos] if pos < len(text) else ""

    def eat():
        nonlocal pos
        ch = peek()
        pos += 1
        return ch

    def number():
        digits = ""
        while peek().isdigit():
            digits += eat()
        return int(digits or 0)

    def term():
        value = number()
        while peek() in ("@", "&") and peek():
            value = value * number_after() if eat() == "&" else value + 10 * number_after()
        return value

    def number_after():
        return number()

    def total():
        result = term()
        while peek() == ",":
            eat()
            result -= term()
        return result, text[pos:]

    return total


def odd_calc(text):
    return make_parser(text)()
#> odd_calc("3&4")
#> odd_calc("5@2,7")
#> odd_calc("100,20,3")
#> odd_calc("6&x")
#> odd_calc("2&3@1,4&5")
# %%
class Hotel:
    def __init__(self, rooms):
        self.rooms = {r: None for r in rooms}
        self.wait = []

    def __len__(self):
        return sum(g is not None for g in self.rooms.values())

    def __repr__(self):
        return f"Hotel({self.rooms}, wait={self.wait})"

    def __iadd__(self, guest):
        for r, g in self.rooms.items():
            if g is None:
                self.rooms[r] = guest
                break
        else:
            self.wait.append(guest)
        return self

    def __isub__(self, guest):
        for r, g in self.rooms.items():
            if g == guest:
                self.rooms[r] = self.wait.pop(0) if self.wait else None
        return self


def front_desk(rooms, log):
    h = Hotel(rooms)
    counts = []
    for entry in log:
        if entry.startswith("-"):
            h -= entry[1:]
        else:
            h += entry
        counts.append(len(h))
    return h.rooms, h.wait, counts
#> front_desk([1, 2], ["ann", "bob", "cat"])
#> front_desk([1, 2], ["ann", "bob", "cat", "-ann"])
#> front_desk([7], ["-zed", "kim", "-kim"])
#> front_desk([], ["al"])
#> front_desk([4, 5, 6], ["p", "q", "-p", "r", "s", "t", "-r"])
# %%
from collections import Counter, namedtuple

Move = namedtuple("Move", "src dst n", defaults=[1])


def balance_after(moves, start):
    bal = Counter(start)
    for m in moves:
        bal[m.src] -= m.n
        bal[m.dst] += m.n
    return bal


def minus_holders(bal):
    return sorted(k for k, v in bal.items() if v < 0)


def ledger(start, *moves):
    moves = [Move(*m) for m in moves]
    bal = balance_after(moves, start)
    biggest = max(moves, key=lambda m: m.n, default=Move("-", "-", 0))
    return dict(bal), minus_holders(bal), biggest._asdict()
#> ledger({"a": 5}, ("a", "b", 3), ("b", "c"))
#> ledger({}, ("x", "y", 10))
#> ledger({"k": 1})
#> ledger({"p": 2, "q": 2}, ("p", "q"), ("p", "q"), ("p", "q"))
#> ledger({"m": 40, "n": -5}, ("m", "n", 15), ("n", "o", 12))
# %%
class Shape:
    def describe(self):
        return [type(self).__name__]


class Coloured:
    colour = "grey"

    def describe(self):
        return [self.colour] + super().describe()


class Sized:
    def __init__(self, size=1, **kw):
        super().__init__(**kw)
        self.size = size

    def describe(self):
        return [f"{self.size}cm"] + super().describe()

    def __repr__(self):
        return " ".join(self.describe())


class Disc(Sized, Coloured, Shape):
    pass


class Gem(Coloured, Sized, Shape):
    colour = "red"


def catalogue(*items, painted=None):
    made = []
    for kind, size in items:
        obj = (Disc if kind == "d" else Gem)(size=size)
        if painted and size > 5:
            obj.colour = painted
        made.append(obj)
    return [repr(m) for m in made], sum(m.size for m in made)
#> catalogue(("d", 3), ("g", 4))
#> catalogue(("g", 9), ("d", 5), painted="gold")
#> catalogue(painted="blue")
#> catalogue(("d", 6), painted="teal")
#> catalogue(("g", 1), ("g", 12))
# %%
class Tally:
    def __init__(self):
        self._d = {}

    def __getitem__(self, k):
        return self._d.get(k, 0)

    def __setitem__(self, k, v):
        if v:
            self._d[k] = v
        else:
            self._d.pop(k, None)

    def __iter__(self):
        return iter(sorted(self._d, key=lambda k: (-self._d[k], k)))

    def __repr__(self):
        return f"Tally({self._d})"


def letter_war(mine, yours):
    t = Tally()
    for ch in mine:
        t[ch] += 1
    for ch in yours:
        t[ch] -= 1
    return [(ch, t[ch]) for ch in t], t["!"]
#> letter_war("banana", "nab")
#> letter_war("abc", "cba")
#> letter_war("", "hey!")
#> letter_war("mississippi", "simple")
#> letter_war("zoo!!", "ooz")
# %%
def spell(n, names=("zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")):
    if n < 0:
        return "minus " + spell(-n)
    return "-".join(names[int(d)] for d in str(n))


def weight(text):
    return sum(len(part) for part in text.replace("-", " ").split())


def walk(n, visit, most=8):
    path = [n]
    while len(path) < most:
        n = visit(n)
        if n in path:
            return path, n
        path.append(n)
    return path, None


def letters_walk(n, offset=0):
    return walk(n, lambda k: weight(spell(k)) + offset)
#> letters_walk(12)
#> letters_walk(4)
#> letters_walk(777, offset=20)
#> letters_walk(-35, -9)
#> letters_walk(90210, offset=3)
# %%
class Shop:
    def __init__(self, cash=0):
        self.cash = cash
        self.stock = {}

    def __repr__(self):
        return f"Shop({self.cash}, {self.stock})"

    def buy(self, what, n, each):
        cost = n * each
        if cost > self.cash:
            n = self.cash // each
            cost = n * each
        self.cash -= cost
        old_n, old_each = self.stock.get(what, (0, 0))
        total = old_n + n
        if total:
            self.stock[what] = (total, (old_n * old_each + cost) // total)
        return n

    def sell(self, what, n, each):
        have, cost = self.stock.get(what, (0, 0))
        n = min(n, have)
        self.stock[what] = (have - n, cost)
        self.cash += n * each
        return n * (each - cost)


def trading(cash, deals):
    s = Shop(cash)
    results = [getattr(s, verb)(*rest) for verb, *rest in deals]
    return results, s.cash, s.stock
#> trading(100, [("buy", "hat", 5, 10), ("sell", "hat", 2, 15)])
#> trading(20, [("buy", "cap", 9, 7)])
#> trading(500, [("buy", "tie", 10, 20), ("buy", "tie", 10, 30), ("sell", "tie", 25, 26)])
#> trading(0, [("sell", "sock", 1, 4)])
#> trading(60, [("buy", "a", 1, 50), ("buy", "b", 2, 5), ("sell", "a", 1, 45)])
# %%
class Word:
    def __init__(self, text):
        self.text = text

    def __repr__(self):
        return self.text

    def __format__(self, spec):
        if spec == "title":
            return self.text.title()
        if spec.startswith("mask"):
            n = int(spec[4:] or 1)
            return self.text[:n] + "*" * (len(self.text) - n)
        return format(self.text, spec)


def letter(name, town, n=2):
    name, town = Word(name), Word(town)
    line = f"{name:title}|{town:>6}|{name:mask}"
    short = "{0:mask%d}/{1:.3}" % n
    return line, short.format(name, town)
#> letter("olga", "rome")
#> letter("ed", "kathmandu", n=1)
#> letter("maria jose", "x", 5)
#> letter("", "oslo")
#> letter("ng", "bern", 4)
# %%
class Solution:
    def spread_rumour(self, knows, start, days):
        class Person:
            def __init__(self, name):
                self.name, self.friends, self.day = name, [], None

            def __repr__(self):
                return f"{self.name}@{self.day}"

            def tell(self, day):
                fresh = [f for f in self.friends if f.day is None]
                for f in fresh[:2]:      # no more than two a day
                    f.day = day
                return len(fresh[:2])

        people = {}
        for a, b in knows:
            for n in (a, b):
                people.setdefault(n, Person(n))
            people[a].friends.append(people[b])
            people[b].friends.append(people[a])
        people[start].day = 0
        told = []
        for day in range(1, days + 1):
            informed = [p for p in people.values() if p.day is not None]
            told.append(sum(p.tell(day) for p in informed))
        return told, list(map(repr, people.values()))
#> Solution().spread_rumour([("a", "b"), ("a", "c"), ("a", "d")], "a", 2)
#> Solution().spread_rumour([("x", "y")], "z", 1)
#> Solution().spread_rumour([("p", "q"), ("q", "r"), ("r", "s")], "s", 2)
#> Solution().spread_rumour([("m", "n")], "n", 0)
#> Solution().spread_rumour([("u", "v"), ("v", "w"), ("x", "y")], "v", 2)
# %%
def pipeline(*stages):
    def run(source):
        stream = source
        for stage in stages:
            stream = stage(stream)
        return list(stream)
    return run


def dedupe(stream):
    seen = set()
    for x in stream:
        if x not in seen:
            seen.add(x)
            yield x


def pairwise_max(stream):
    it = iter(stream)
    for a in it:
        yield max(a, next(it, a))


def stop_at(limit):
    def stage(stream):
        for x in stream:
            if x > limit:
                return
            yield x
    return stage


def refine(numbers, limit, order="dps"):
    table = {"d": dedupe, "p": pairwise_max, "s": stop_at(limit)}
    return pipeline(*(table[c] for c in order))(numbers)
#> refine([3, 3, 8, 1, 20, 5], 10)
#> refine([3, 3, 8, 1, 20, 5], 10, order="sp")
#> refine([7, 7, 7], 7, "pd")
#> refine([], 5)
#> refine([4, 9, 9, 4, 2, 6, 1], 8, "pds")
# %%
class Weather:
    kinds = ["sun", "cloud", "rain"]

    def __init__(self, seed):
        self.x = seed

    def __iter__(self):
        return self

    def __next__(self):
        self.x = (self.x * 13 + 7) % 31
        return self.kinds[self.x % 3]

    def __repr__(self):
        return f"Weather({self.x})"


class Umbrella:
    def __init__(self, at="home"):
        self.at = at

    def __repr__(self):
        return f"umbrella at {self.at}"


def commute(seed, days):
    weather, u, wet = Weather(seed), Umbrella(), 0
    where = "home"
    for _ in range(days * 2):
        target = "work" if where == "home" else "home"
        if next(weather) == "rain":
            if u.at == where:
                u.at = target
            else:
                wet += 1
        where = target
    return wet, u.at, weather.x
#> commute(1, 3)
#> commute(5, 4)
#> commute(30, 2)
#> commute(12, 0)
#> commute(8, 5)
# %%
class Poly(tuple):
    def __new__(cls, *c):
        while c and c[-1] == 0:
            c = c[:-1]
        return super().__new__(cls, c)

    def __mul__(self, other):
        out = [0] * (len(self) + len(other))
        for i, a in enumerate(self):
            for j, b in enumerate(other):
                out[i + j] += a * b
        return Poly(*out)

    def __str__(self):
        return " ".join(f"{c:+d}x{i}" for i, c in enumerate(self) if c) or "0"


def from_roots(*roots):
    p = Poly(1)
    for r in roots:
        p = p * Poly(-r, 1)
    return str(p), len(p) - 1, sum(p)
#> from_roots(2, 3)
#> from_roots(1, -1)
#> from_roots()
#> from_roots(0, 0, 5)
#> from_roots(-2, 4, 7)
# %%
def lend(books, readers, *, limit=2, first=None):
    def order():
        if first in readers:
            yield first
        yield from (r for r in readers if r != first)

    def share(reader):
        wanted = [b for b in readers[reader] if b in shelf]
        got = wanted[:limit]
        for b in got:
            shelf.remove(b)
        return got

    shelf = list(books)
    given = {r: share(r) for r in order()}
    return given, shelf
#> lend(["a", "b", "c"], {"jo": ["a", "c", "b"], "al": ["b"]})
#> lend(["a", "b"], {"jo": ["a"], "al": ["a", "b"]}, first="al")
#> lend(["x"], {"p": ["x"], "q": ["x"]}, first="z")
#> lend(["k", "k", "l"], {"m": ["k", "k", "l"], "n": ["l"]}, limit=3)
#> lend([], {"s": ["t"]}, limit=1)
# %%
class Battery:
    def __init__(self, cap, level=None):
        self.cap = cap
        self.level = cap if level is None else level

    def __repr__(self):
        return f"{self.level}/{self.cap}"

    def draw(self, n):
        got = min(n, self.level)
        self.level -= got
        return got

    def charge(self, n):
        used = min(n, self.cap - self.level)
        self.level += used
        return used


class Bank:
    def __init__(self, *caps):
        self.cells = [Battery(c) for c in caps]

    def __repr__(self):
        return f"Bank{self.cells}"

    def _spread(self, n, method):
        for cell in self.cells:
            n -= method(cell, n)
        return n

    def apply(self, n):
        return self._spread(abs(n), Battery.charge if n > 0 else Battery.draw)


def solar(caps, flows):
    bank = Bank(*caps)
    rest = [bank.apply(f) for f in flows]
    return rest, [c.level for c in bank.cells]
#> solar([10, 5], [-12, 4])
#> solar([3], [-5, -5, 9])
#> solar([6, 6, 6], [-7, -8, 20])
#> solar([], [3, -4])
#> solar([50, 20], [-10, 5, -60])
# %%
import bisect


class Ranking:
    def __init__(self):
        self.scores, self.names = [], []

    def __repr__(self):
        return str(list(zip(self.names, self.scores)))

    def add(self, name, score):
        if name in self.names:
            i = self.names.index(name)
            if self.scores[i] >= score:
                return i
            del self.names[i], self.scores[i]
        i = bisect.bisect(self.scores, score)
        self.scores.insert(i, score)
        self.names.insert(i, name)
        return i

    def top(self, k=3):
        return self.names[::-1][:k]


def high_scores(entries, **kw):
    r = Ranking()
    places = [r.add(*e) for e in entries]
    return places, r.top(**kw), r.scores
#> high_scores([("al", 30), ("bo", 10), ("cy", 20)])
#> high_scores([("al", 5), ("al", 9), ("bo", 7), ("al", 6)], k=1)
#> high_scores([])
#> high_scores([("x", 4), ("y", 4), ("z", 4), ("x", 5)])
#> high_scores([("p", 100), ("q", -3), ("r", 55), ("q", 101)], k=2)
# %%
class Step:
    def __init__(self, label, *after):
        self.label, self.after, self.mark = label, after, 0

    def __repr__(self):
        return self.label + "." * self.mark


class Loop(Exception):
    pass


def visit(step, steps, out):
    if step.mark == 2:
        return
    if step.mark == 1:
        raise Loop(step.label)
    step.mark = 1
    for name in step.after:
        visit(steps[name], steps, out)
    step.mark = 2
    out.append(step.label)


def order_steps(rules):
    steps = {}
    for rule in rules:
        label, _, after = rule.partition("<")
        steps[label] = Step(label, *after)
    out = []
    try:
        for s in steps.values():
            visit(s, steps, out)
    except Loop as e:
        return out, f"loop at {e}"
    return out, "fine"
#> order_steps(["a<b", "b", "c<ab"])
#> order_steps(["x<y", "y<x"])
#> order_steps([])
#> order_steps(["p<q", "q<rs", "r", "s<r"])
#> order_steps(["k", "l<m", "m<n", "n<lk"])
# %%
class Solution:
    """Counts how the calls of helpers go."""

    def __init__(self):
        self.calls = {}

    def _note(self, name):
        self.calls[name] = self.calls.get(name, 0) + 1

    def odd(self, n):
        self._note("odd")
        return self.even(n * 3 + 1)

    def even(self, n):
        self._note("even")
        return self.route(n // 2)

    def route(self, n):
        self._note("route")
        if n < 5:
            return n
        return (self.odd if n % 2 else self.even)(n)

    def bounce(self, *numbers):
        ends = [self.route(n) for n in numbers]
        return ends, self.calls
#> Solution().bounce(12)
#> Solution().bounce(7)
#> Solution().bounce(3, -2)
#> Solution().bounce(20, 10, 5)
#> Solution().bounce(48, 6)
