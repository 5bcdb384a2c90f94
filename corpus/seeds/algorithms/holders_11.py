# %%
class Candle:
    def __init__(self, height, rate=1):
        self.height, self.rate, self.lit = height, rate, False

    def __repr__(self):
        return f"{self.height}{'*' if self.lit else ''}"

    def burn(self, hours):
        if not self.lit:
            return
        self.height = max(0, self.height - hours * self.rate)
        if self.height == 0:
            self.lit = False


def vigil(heights, events):
    candles = [Candle(h, rate=1 + i % 2) for i, h in enumerate(heights)]
    for e in events:
        if e < 0:
            for c in candles:
                c.burn(-e)
        else:
            candles[e].lit = not candles[e].lit
    return [repr(c) for c in candles], sum(c.lit for c in candles)
#> vigil([5, 6], [0, 1, -2])
#> vigil([3, 3, 3], [1, -2, 0, -1])
#> vigil([10], [0, -4, 0, -4])
#> vigil([], [-3])
#> vigil([8, 9, 7], [0, 1, 2, -3, 1, -9])
# %%
def total_of(order, *, menu, tip=0):
    base = sum(menu.get(i, 0) * n for i, n in order.items())
    return base + base * tip // 100


def best_split(total, people):
    share, rest = divmod(total, people)
    return [share + 1] * rest + [share] * (people - rest)


def settle(orders, people, **menu):
    tip = menu.pop("tip", 0)
    totals = []
    for o in orders:
        totals.append(total_of(o, menu=menu, tip=tip))
    return totals, best_split(sum(totals), people)
#> settle([{"tea": 2}, {"pie": 1, "tea": 1}], 3, tea=3, pie=7)
#> settle([{"ale": 4}], 2, ale=5, tip=10)
#> settle([], 4, tea=1)
#> settle([{"wine": 1}], 3)
#> settle([{"a": 9}, {"b": 3}], 5, a=11, b=22, tip=15)
# %%
class Seq:
    def __init__(self, it):
        self._it = it

    def __iter__(self):
        return iter(self._it)

    def __repr__(self):
        return f"Seq({type(self._it).__name__})"

    def map(self, fn):
        return Seq(fn(x) for x in self)

    def keep(self, fn):
        return Seq(x for x in self if fn(x))

    def pairs(self):
        def gen():
            prev = None
            for x in self:
                if prev is not None:
                    yield prev, x
                prev = x
        return Seq(gen())

    def fold(self, fn, start=0):
        for x in self:
            start = fn(start, x)
        return start


def zig(values, low):
    s = Seq(values).keep(lambda v: v >= low)
    return s.pairs().map(lambda p: abs(p[0] - p[1])).fold(lambda a, d: a * 2 + d)
#> zig([3, 8, 1, 9], 2)
#> zig([10, 20, 15], 0)
#> zig([1, 2, 3], 9)
#> zig([-5, 5, -5, 5], -9)
#> zig([40, 7, 33, 12, 60], 10)
# %%
class Patient:
    order = {"red": 0, "amber": 1, "green": 2}

    def __init__(self, name, colour):
        self.name, self.colour, self.waited = name, colour, 0

    def __repr__(self):
        return f"{self.name}/{self.colour[0]}{self.waited}"

    @property
    def key(self):
        return self.order[self.colour], -self.waited

    def wait(self):
        self.waited += 1
        if self.waited == 2 and self.colour != "red":
            names = list(self.order)
            self.colour = names[self.order[self.colour] - 1]


def triage(arrivals):
    """One patient is seen per tick; those who wait two ticks move up a colour."""
    room, seen = [], []
    pending = list(arrivals)
    while pending or room:
        if pending:
            room.append(Patient(*pending.pop(0)))
        room.sort(key=lambda p: p.key)
        if len(room) > 1 or not pending:
            seen.append(room.pop(0).name)
        for p in room:
            p.wait()
    return seen
#> triage([("al", "green"), ("bo", "red"), ("cy", "amber")])
#> triage([("x", "green"), ("y", "green")])
#> triage([])
#> triage([("p", "amber"), ("q", "green"), ("r", "amber"), ("s", "red")])
#> triage([("k", "green"), ("l", "amber"), ("m", "red"), ("n", "red")])
# %%
class Rect:
    def __init__(self, x, y, w, h):
        self.x, self.y, self.w, self.h = x, y, w, h

    def __repr__(self):
        return f"Rect({self.x},{self.y} {self.w}x{self.h})"

    def split(self):
        if self.w >= self.h:
            half = self.w // 2
            return Rect(self.x, self.y, half, self.h), Rect(self.x + half, self.y, self.w - half, self.h)
        half = self.h // 2
        return Rect(self.x, self.y, self.w, half), Rect(self.x, self.y + half, self.w, self.h - half)


def divide(rect, least):
    if rect.w * rect.h <= least:
        yield rect
    else:
        for part in rect.split():
            yield from divide(part, least)


def plots(w, h, least):
    parts = list(divide(Rect(0, 0, w, h), least))
    return len(parts), max(p.w * p.h for p in parts), repr(parts[-1])
#> plots(4, 3, 4)
#> plots(10, 2, 5)
#> plots(1, 1, 1)
#> plots(7, 5, 12)
#> plots(3, 8, 6)
# %%
def outcome(fn, *args, **kw):
    try:
        return "ok", fn(*args, **kw)
    except (ValueError, KeyError, IndexError) as e:
        return type(e).__name__[:3], e.args[0]


def pick(data, path):
    for p in path:
        data = data[p]
    return data


def to_number(text, *, base=10):
    if not text:
        raise ValueError("empty")
    n = 0
    for ch in text:
        d = "0123456789abcdef".index(ch) if ch in "0123456789abcdef" else base
        if d >= base:
            raise ValueError(ch)
        n = n * base + d
    return n


def probe(data, path, base=10):
    kind, value = outcome(pick, data, path)
    if kind != "ok" or not isinstance(value, str):
        return kind, value
    return outcome(to_number, value, base=base)
#> probe({"a": ["12", "ff"]}, ["a", 0])
#> probe({"a": ["12", "ff"]}, ["a", 1], base=16)
#> probe({"a": ["12", "129"]}, ["a", 1], base=8)
#> probe({"b": ""}, "b")
#> probe({"c": [1]}, ["c", 4])
# %%
class Ink:
    def __init__(self, **levels):
        self.levels = levels

    def __repr__(self):
        return str(self.levels)

    def use(self, **amounts):
        short = {c: n for c, n in amounts.items() if self.levels.get(c, 0) < n}
        if short:
            raise LookupError(min(short))
        for c, n in amounts.items():
            self.levels[c] -= n


class Printer:
    recipes = {"photo": dict(c=3, m=3, y=2), "text": dict(k=2), "chart": dict(c=1, k=1)}

    def __init__(self, ink, queue):
        self.ink, self.queue, self.done = ink, list(queue), []

    def __repr__(self):
        return f"Printer({self.queue})"

    def __iter__(self):
        while self.queue:
            job = self.queue.pop(0)
            try:
                self.ink.use(**self.recipes[job])
            except LookupError as e:
                yield f"{job}: no {e.args[0]}"
            else:
                self.done.append(job)


def print_all(queue, **levels):
    p = Printer(Ink(**levels), queue)
    return list(p), p.done, p.ink.levels
#> print_all(["text", "photo"], c=5, m=5, y=5, k=5)
#> print_all(["chart", "chart", "text"], c=1, k=4)
#> print_all(["photo"], c=9)
#> print_all([], k=1)
#> print_all(["text", "text", "text", "poster"], k=5)
# %%
class Solution:
    def mirror_tree(self, values, depth):
        """Swaps children on all levels deeper than `depth`."""
        class T:
            def __init__(self, v):
                self.v, self.l, self.r = v, None, None

            def __repr__(self):
                kids = f"({self.l or '-'}{self.r or '-'})" if self.l or self.r else ""
                return f"{self.v}{kids}"

        def build(i):
            if i >= len(values) or values[i] is None:
                return None
            t = T(values[i])
            t.l, t.r = build(2 * i + 1), build(2 * i + 2)
            return t

        def swap(t, d):
            if t is None:
                return 0
            n = swap(t.l, d + 1) + swap(t.r, d + 1)
            if d >= depth and (t.l or t.r):
                t.l, t.r = t.r, t.l
                n += 1
            return n

        root = build(0)
        return swap(root, 0), repr(root)
#> Solution().mirror_tree([1, 2, 3], 0)
#> Solution().mirror_tree([1, 2, 3, 4, 5, None, 6], 1)
#> Solution().mirror_tree([9], 0)
#> Solution().mirror_tree([], 2)
#> Solution().mirror_tree([7, 8, None, 5], 0)
# %%
class Oven:
    def __init__(self):
        self.temp = 20
        self.door = False
        self.watch = []

    def __repr__(self):
        return f"Oven({self.temp}, door={self.door})"

    def when(self, cond, do):
        self.watch.append((cond, do))

    def tick(self, heat):
        self.temp += heat if not self.door else -15
        for cond, do in self.watch:
            if cond(self):
                do(self)


def baking(heats, limit=100):
    log = []

    def open_door(o):
        o.door = True
        log.append(f"open{o.temp}")

    def close_door(o):
        o.door = False
        log.append(f"shut{o.temp}")

    oven = Oven()
    oven.when(lambda o: o.temp > limit and not o.door, open_door)
    oven.when(lambda o: o.temp < limit - 20 and o.door, close_door)
    temps = []
    for h in heats:
        oven.tick(h)
        temps.append(oven.temp)
    return temps, log
#> baking([50, 40, 30, 30])
#> baking([10, 10], limit=25)
#> baking([90, 0, 0, 0, 25])
#> baking([])
#> baking([-30, 60, 60], limit=60)
# %%
from functools import lru_cache


def climb_cost(heights, jump):
    calls = []

    @lru_cache(maxsize=None)
    def best(i):
        calls.append(i)
        if i == 0:
            return 0, (0,)
        options = []
        for back in range(1, min(jump, i) + 1):
            cost, path = best(i - back)
            options.append((cost + abs(heights[i] - heights[i - back]), path + (i,)))
        return min(options)

    cost, path = best(len(heights) - 1)
    info = best.cache_info()
    return cost, path, (info.hits, info.misses, len(calls))
#> climb_cost([1, 5, 2], 2)
#> climb_cost([10, 30, 20, 50], 1)
#> climb_cost([4, 9, 9, 4, 1], 3)
#> climb_cost([7], 2)
#> climb_cost([3, 3, 8, 2, 6], 2)
# %%
class Token:
    def __init__(self, kind, text):
        self.kind, self.text = kind, text

    def __repr__(self):
        return f"{self.kind}:{self.text}"

    def __eq__(self, other):
        return self.kind == other.kind and (self.text == other.text or "_" in (self.text, other.text))


def lex(text):
    for part in text.split():
        kind = "N" if part.lstrip("-").isdigit() else "W" if part.isalpha() or part == "_" else "P"
        yield Token(kind, part)


def matches(pattern, text):
    pat, toks = list(lex(pattern)), list(lex(text))
    if len(pat) != len(toks):
        return None
    holes = []
    for p, t in zip(pat, toks):
        if p != t:
            return False
        if p.text == "_":
            holes.append(t.text)
    return holes


def route(text, *patterns):
    for i, p in enumerate(patterns):
        got = matches(p, text)
        if got is not None and got is not False:
            return i, got
    return -1, []
#> route("go north", "go _", "take _")
#> route("take 5 nails", "go _", "take 5 _")
#> route("sit", "_")
#> route("look !", "look ?", "look _")
#> route("", "a")
# %%
class Pile:
    def __init__(self, n):
        self.n = n

    def __repr__(self):
        return "o" * self.n

    def __sub__(self, k):
        if not 0 < k <= self.n:
            raise ValueError(f"{k} of {self.n}")
        return Pile(self.n - k)


def clever(piles):
    x = 0
    for p in piles:
        x ^= p.n
    for i, p in enumerate(piles):
        if p.n ^ x < p.n:
            return i, p.n - (p.n ^ x)
    i = max(range(len(piles)), key=lambda i: piles[i].n)
    return i, 1


def greedy(piles):
    i = max(range(len(piles)), key=lambda i: piles[i].n)
    return i, piles[i].n


def nim(sizes, first="clever"):
    players = [clever, greedy] if first == "clever" else [greedy, clever]
    piles, moves = [Pile(s) for s in sizes], []
    while any(p.n for p in piles):
        player = players[len(moves) % 2]
        i, k = player(piles)
        piles[i] = piles[i] - k
        moves.append((i, k))
    return player.__name__ if moves else None, moves
#> nim([3, 4])
#> nim([3, 4], first="greedy")
#> nim([1, 2, 3])
#> nim([])
#> nim([5, 1, 2], "greedy")
# %%
class Reader:
    def __init__(self, lines):
        self._lines = iter(lines)
        self._back = []
        self.no = 0

    def __repr__(self):
        return f"Reader(line {self.no})"

    def __iter__(self):
        return self

    def __next__(self):
        line = self._back.pop() if self._back else next(self._lines)
        self.no += 1
        return line

    def unread(self, line):
        self._back.append(line)
        self.no -= 1


def read_section(reader):
    body = []
    for line in reader:
        if line.startswith("["):
            reader.unread(line)
            break
        k, _, v = line.partition("=")
        body.append((k, v or None))
    return dict(body)


def read_ini(*lines):
    reader, out = Reader(lines), {}
    for line in reader:
        if line.startswith("["):
            out[line.strip("[]")] = read_section(reader)
        else:
            out.setdefault("", []).append(line)
    return out, reader.no
#> read_ini("[a]", "x=1", "[b]", "y=2")
#> read_ini("junk", "[k]", "flag")
#> read_ini()
#> read_ini("[p]", "[q]", "m=1", "m=2")
#> read_ini("u", "v", "w")
# %%
def knead(n, recipe):
    steps = {
        "d": lambda x: x * 2,
        "r": lambda x: int(str(x)[::-1]) if x >= 0 else x,
        "s": lambda x: sum(map(int, str(abs(x)))),
        "m": lambda x: x - 100,
    }

    def chunks():
        num = ""
        for ch in recipe:
            if ch.isdigit():
                num += ch
            else:
                yield int(num or 1), steps[ch]
                num = ""

    trace = [n]
    for times, fn in chunks():
        for _ in range(times):
            trace.append(fn(trace[-1]))
    return trace
#> knead(7, "3dr")
#> knead(120, "2mr")
#> knead(98, "rd2s")
#> knead(5, "")
#> knead(-42, "sdrm")
# %%
class Zoo:
    def __init__(self, *pens):
        self.pens = [set() for _ in pens]
        self.caps = pens

    def __repr__(self):
        return str([sorted(p) for p in self.pens])

    def can_live(self, pen, age):
        return all(abs(age - a) != 1 for a in self.pens[pen]) and len(self.pens[pen]) < self.caps[pen]

    def place(self, ages):
        """Backtracking: animals whose ages differ by one fight."""
        if not ages:
            return True
        age, *rest = ages
        for i in range(len(self.pens)):
            if age not in self.pens[i] and self.can_live(i, age):
                self.pens[i].add(age)
                if self.place(rest):
                    return True
                self.pens[i].remove(age)
        return False


def keepers(ages, *pens):
    z = Zoo(*pens)
    ok = z.place(list(ages))
    return ok, repr(z)
#> keepers([1, 2, 3], 2, 1)
#> keepers([5, 6, 7], 3)
#> keepers([4, 4], 1, 1)
#> keepers([], 2)
#> keepers([8, 1, 9, 2], 1, 3)
# %%
class Currency:
    _known = {}

    def __class_getitem__(cls, code):
        if code not in cls._known:
            cls._known[code] = type(code, (Currency,), {"code": code, "rate": len(cls._known) + 1})
        return cls._known[code]

    def __init__(self, n):
        self.n = n

    def __repr__(self):
        return f"{self.n}{self.code}"

    def to(self, other):
        return other(self.n * self.rate // other.rate)


def exchange(n, *codes):
    Currency._known = {}
    first, *rest = codes
    money = Currency[first](n)
    seen = [repr(money)]
    for c in rest:
        money = money.to(Currency[c])
        seen.append(repr(money))
    return seen, {c: k.rate for c, k in Currency._known.items()}
#> exchange(100, "E", "D", "E")
#> exchange(7, "A", "B", "C")
#> exchange(1, "Z")
#> exchange(-50, "X", "Y", "X", "Y")
#> exchange(999, "P", "Q", "R", "P")
# %%
class Solution:
    def lru_words(self, text, size):
        """Most recently used list, move to front, the tail falls off."""
        front, evicted = [], []

        def use(word):
            if word in front:
                front.remove(word)
                hit[0] += 1
            front.insert(0, word)
            if len(front) > size:
                evicted.append(front.pop())

        hit = [0]
        for w in text.split():
            if w == "!":
                if front:
                    evicted.append(front.pop(0))
                continue
            use(w)
        return front, evicted, hit[0]
#> Solution().lru_words("a b a c", 2)
#> Solution().lru_words("x x x", 1)
#> Solution().lru_words("! p q ! r", 3)
#> Solution().lru_words("", 4)
#> Solution().lru_words("to be or not to be", 3)
# %%
class Dial:
    def __init__(self, *stops):
        self.stops, self.i = stops, 0

    def __index__(self):
        return self.i

    def __repr__(self):
        return str(self.stops[self.i])

    def turn(self, n):
        self.i = max(0, min(len(self.stops) - 1, self.i + n))
        return self


def radio(stations, volumes, turns):
    tune, vol = Dial(*stations), Dial(*volumes)
    log = []
    for t in turns:
        if t % 2:
            tune.turn(t)
        else:
            vol.turn(t // 2)
        log.append(f"{tune}:{vol}")
    return log, stations[tune], volumes[vol]
#> radio(["jazz", "news", "pop"], [0, 5, 10], [1, 2, 1])
#> radio(["x"], [3, 4], [7, 8, -2])
#> radio(["a", "b"], [1], [])
#> radio(["fm1", "fm2", "fm3", "fm4"], [2, 4, 6, 8], [3, 4, -1, -6, 6])
#> radio("pqr", [9, 8], [-3, 5, 2])
# %%
def branch(text):
    """'ab(cd|e)f' : all words, by recursion over closures."""
    def words(s):
        if not s:
            return [""]
        if s[0] != "(":
            return [s[0] + w for w in words(s[1:])]
        end = close(s)
        heads = [h for alt in split(s[1:end]) for h in words(alt)]
        return [h + t for h in heads for t in words(s[end + 1:])]

    def close(s):
        depth = 0
        for i, ch in enumerate(s):
            depth += (ch == "(") - (ch == ")")
            if depth == 0:
                return i

    def split(s):
        parts, depth = [""], 0
        for ch in s:
            depth += (ch == "(") - (ch == ")")
            if ch == "|" and depth == 0:
                parts.append("")
            else:
                parts[-1] += ch
        return parts

    found = words(text)
    return found, max(map(len, found))
#> branch("a(b|c)")
#> branch("(x|y)(1|2)")
#> branch("hi")
#> branch("")
#> branch("p(q(r|s)|)t")
# %%
class Flock:
    def __init__(self, *birds):
        self.birds = list(birds)

    def __repr__(self):
        return f"Flock{self.birds}"

    @property
    def centre(self):
        return sum(self.birds) // len(self.birds)

    def step(self, food=None):
        goal = self.centre if food is None else food
        moved = []
        for b in self.birds:
            d = (goal > b) - (goal < b)
            if b + d in moved:
                d = 0
            moved.append(b + d)
        self.birds = moved
        return max(moved) - min(moved)


def migrate(birds, foods):
    f = Flock(*birds)
    spread = [f.step(food=x) for x in foods]
    return f.birds, spread
#> migrate([0, 10, 4], [None, None])
#> migrate([1, 2, 3], [9, 9, 9])
#> migrate([5], [5, 0])
#> migrate([-8, 8], [None, 20, None])
#> migrate([7, 7, 1, 30], [12, None, 0])
# %%
class Undo:
    def __init__(self):
        self.value, self.done, self.undone = 0, [], []

    def __repr__(self):
        return f"Undo({self.value}, {len(self.done)}/{len(self.undone)})"

    def do(self, forward, backward):
        self.value = forward(self.value)
        self.done.append((forward, backward))
        self.undone.clear()

    def undo(self):
        if self.done:
            pair = self.done.pop()
            self.value = pair[1](self.value)
            self.undone.append(pair)

    def redo(self):
        if self.undone:
            pair = self.undone.pop()
            self.value = pair[0](self.value)
            self.done.append(pair)


def add(n):
    return lambda v: v + n, lambda v: v - n


def times(n):
    return lambda v: v * n, lambda v: v // n


def history(script):
    u, trail = Undo(), []
    for word in script.split():
        if word in ("u", "r"):
            (u.undo if word == "u" else u.redo)()
        else:
            u.do(*{"+": add, "*": times}[word[0]](int(word[1:])))
        trail.append(u.value)
    return trail, len(u.undone)
#> history("+5 *3 u")
#> history("+2 u u r r")
#> history("+10 *2 u +1 r")
#> history("")
#> history("+7 *-3 +4 u u r")
# %%
def measure_all(values, *names, **named):
    known = {"low": min, "high": max, "span": lambda v: max(v) - min(v), "n": len}
    picked = {n: known[n] for n in names}
    picked.update(named_fns(named))
    return {k: f(values) for k, f in picked.items()}


def named_fns(named):
    for label, spec in named.items():
        if isinstance(spec, int):
            yield label, count_over(spec)
        else:
            yield label, at_positions(*spec)


def count_over(limit):
    return lambda v: sum(x > limit for x in v)


def at_positions(*where):
    return lambda v: [v[i % len(v)] for i in where]


def survey(values, ends=True):
    extra = {"ends": (0, -1)} if ends else {}
    return measure_all(values, "span", "n", hot=20, **extra)
#> survey([5, 25, 40])
#> survey([21, 19], ends=False)
#> survey([-3])
#> survey([8, 30, 8, 60, 2])
#> survey([20, 20, 20, 21], False)
# %%
class Solution:
    class Tape(list):
        def __getitem__(self, i):
            while i >= len(self):
                self.append(0)
            return super().__getitem__(i)

        def bump(self, i, by):
            self[i] = (self[i] + by) % 10

    def tiny_lang(self, code, steps=40):
        """> < + - as usual, '@' jumps back to the start while the cell is not zero."""
        tape, p, pc = self.Tape(), 0, 0
        ops = {"+": lambda: tape.bump(p, 1), "-": lambda: tape.bump(p, -1)}
        while pc < len(code) and steps:
            steps -= 1
            ch = code[pc]
            pc += 1
            if ch in ops:
                ops[ch]()
            elif ch in "<>":
                p = max(0, p + (1 if ch == ">" else -1))
            elif ch == "@" and tape[p]:
                pc = 0
        return list(tape), p, steps
#> Solution().tiny_lang("+++>--")
#> Solution().tiny_lang("--->+<@")
#> Solution().tiny_lang("<>>+")
#> Solution().tiny_lang("")
#> Solution().tiny_lang("++>-@", steps=23)
# %%
class Sieve:
    def __init__(self, mesh, below=None):
        self.mesh, self.below, self.kept = mesh, below, []

    def __repr__(self):
        return f"{self.mesh}:{self.kept}" + (f" / {self.below!r}" if self.below else "")

    def drop(self, grain):
        if grain > self.mesh:
            self.kept.append(grain)
            return self.mesh
        return self.below.drop(grain) if self.below else 0

    def shake(self):
        """Worn grains lose one; those now small enough fall on."""
        worn = [g - 1 for g in self.kept]
        self.kept = [g for g in worn if g > self.mesh]
        for g in worn:
            if g <= self.mesh and self.below:
                self.below.drop(g)
        if self.below:
            self.below.shake()


def grade(grains, meshes, shakes=0):
    top = None
    for m in sorted(meshes):
        top = Sieve(m, top)
    if top is None:
        return [], None
    where = [top.drop(g) for g in grains]
    for _ in range(shakes):
        top.shake()
    return where, repr(top)
#> grade([5, 12, 2], [4, 10])
#> grade([11, 5], [4, 10], shakes=1)
#> grade([7, 7], [])
#> grade([30, 20, 10], [25, 15, 5], 2)
#> grade([1, 2, 3], [3])
# %%
def team_up(people, size, score):
    """Greedy teams: the first left picks whom it likes best."""
    left = list(people)
    while left:
        leader = left.pop(0)
        mates = sorted(left, key=lambda p: -score(leader, p))[:size - 1]
        for m in mates:
            left.remove(m)
        yield [leader, *mates]


SCORES = {
    "letters": lambda a, b: len([c for c in a if c in b]),
    "length": lambda a, b: -abs(len(a) - len(b)),
}


def teams(people, size=2, by="letters"):
    made = list(team_up(people, size, SCORES[by]))
    totals = [sum(SCORES[by](t[0], m) for m in t[1:]) for t in made]
    return made, totals
#> teams(["anna", "bob", "hanna", "rob"])
#> teams(["al", "beatrix", "cy", "dominic"], by="length")
#> teams(["x", "y", "z"], size=3)
#> teams([])
#> teams(["kim", "mick", "tim", "nick", "jo"], 2, "length")
# %%
class Port:
    def __init__(self, cranes):
        self.cranes = [0] * cranes
        self.log = []

    def __repr__(self):
        return f"Port({self.cranes})"

    def dock(self, ship, arrive, boxes):
        k = min(range(len(self.cranes)), key=self.cranes.__getitem__)
        start = max(arrive, self.cranes[k])
        self.cranes[k] = start + boxes
        self.log.append(f"{ship}>{k}")
        return start - arrive


def harbour(cranes, ships):
    p = Port(cranes)
    delays = {}
    for ship in sorted(ships, key=lambda s: (s[1], s[0])):
        d = p.dock(*ship)
        if d:
            delays[ship[0]] = d
    return p.log, delays, max(p.cranes)
#> harbour(1, [("A", 0, 5), ("B", 2, 4)])
#> harbour(2, [("A", 0, 5), ("B", 2, 4), ("C", 3, 1)])
#> harbour(3, [])
#> harbour(2, [("z", 10, 10), ("y", 0, 30), ("x", 12, 5), ("w", 12, 2)])
#> harbour(1, [("k", 7, 0), ("j", 7, 3)])
# %%
class Scale:
    notes = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
    steps = {"major": "2212221", "minor": "2122122", "five": "22323"}

    def __init__(self, root, kind="major"):
        self.root, self.kind = root, kind

    def __repr__(self):
        return f"{self.root} {self.kind}"

    def __iter__(self):
        i = self.notes.index(self.root)
        for s in self.steps[self.kind]:
            yield self.notes[i % 12]
            i += int(s)

    def __and__(self, other):
        theirs = list(other)
        return [n for n in self if n in theirs]


def shared(first, second):
    a, b = (Scale(*s.split()) for s in (first, second))
    common = a & b
    return common, len(list(a)) - len(common), repr(b)
#> shared("C", "G")
#> shared("A minor", "C")
#> shared("D five", "F# five")
#> shared("C five", "C minor")
#> shared("B", "H")
# %%
def make_bot(name, *, mood=5, **replies):
    heard = []

    def hear(text):
        nonlocal mood
        heard.append(text)
        mood += text.count("please") - text.count("!")
        if mood <= 0:
            return f"{name}: ..."
        key = next((k for k in replies if k in text), None)
        if key is None:
            return f"{name}: {text[:3]}?" if heard.count(text) < 2 else f"{name}: again {text[:3]}?"
        return f"{name}: {replies[key]}"

    return hear, lambda: mood


def chat(lines, mood=5, **replies):
    hear, feeling = make_bot("Z", mood=mood, **replies)
    return [hear(l) for l in lines], feeling()
#> chat(["hello", "time please"], hello="hi", time="noon")
#> chat(["now!", "now!!"], mood=2, now="later")
#> chat(["abc", "abc", "abc"])
#> chat([], mood=0)
#> chat(["no!", "please please", "yes"], mood=1, yes="good")
# %%
class Fence:
    def __init__(self, posts):
        self.posts = list(posts)

    def __repr__(self):
        return "|".join(map(str, self.posts))

    def level(self):
        """One pass of evening out neighbours, counted."""
        changed = 0
        for i in range(len(self.posts) - 1):
            a, b = self.posts[i:i + 2]
            if abs(a - b) > 1:
                shift = (a - b) // 2
                self.posts[i] -= shift
                self.posts[i + 1] += shift
                changed += 1
        return changed


def repair(posts, most=4):
    f = Fence(posts)
    counts = []
    while len(counts) < most and (n := f.level()):
        counts.append(n)
    return f.posts, counts
#> repair([1, 9, 3])
#> repair([5, 5, 6])
#> repair([10, 0, 10, 0], most=2)
#> repair([])
#> repair([-4, 12, 7, 1])
# %%
class Mask:
    def __init__(self, keep):
        self.keep = keep

    def __ror__(self, text):
        return "".join(c if c in self.keep else "_" for c in text)

    def __repr__(self):
        return f"Mask({self.keep})"


class Squash:
    def __ror__(self, text):
        out = ""
        for c in text:
            if not out.endswith(c):
                out += c
        return out

    def __repr__(self):
        return "Squash()"


class Count:
    def __init__(self, ch="_"):
        self.ch = ch

    def __ror__(self, text):
        return f"{text}:{text.count(self.ch)}"

    def __repr__(self):
        return f"Count({self.ch})"


def shell(text, *cmds):
    kinds = {"mask": Mask, "squash": Squash, "count": Count}
    for name, *args in cmds:
        text = text | kinds[name](*args)
    return text, len(text)
#> shell("hello", ("mask", "lo"), ("squash",))
#> shell("banana", ("count", "a"))
#> shell("aabbcc", ("squash",), ("mask", "b"), ("count",))
#> shell("plain")
#> shell("mississippi", ("mask", "is"), ("count",), ("squash",))
# %%
class Solution:
    def best_shift(self, readings, *, window=3):
        """A monotone queue of a small class; returns maxima per window and the moves made."""
        class Mono:
            def __init__(self):
                self.q, self.pops = [], 0

            def __repr__(self):
                return f"Mono{self.q}"

            def push(self, i, v):
                while self.q and self.q[-1][1] <= v:
                    self.q.pop()
                    self.pops += 1
                self.q.append((i, v))

            def expire(self, i):
                if self.q and self.q[0][0] <= i:
                    self.q.pop(0)

        m, out = Mono(), []
        for i, v in enumerate(readings):
            m.push(i, v)
            m.expire(i - window)
            if i >= window - 1:
                out.append(m.q[0][1] - v)
        return out, m.pops
#> Solution().best_shift([4, 2, 12, 3, 8])
#> Solution().best_shift([9, 7, 5, 3], window=2)
#> Solution().best_shift([1, 2], window=5)
#> Solution().best_shift([6, 6, 6, 6])
#> Solution().best_shift([-3, 10, -8, 4, 0, 11], window=4)
# %%
class Lighthouse:
    def __init__(self, name, pattern):
        self.name, self.pattern = name, pattern

    def __repr__(self):
        return f"{self.name}:{self.pattern}"

    def __getitem__(self, t):
        return self.pattern[t % len(self.pattern)] == "#"


def night_watch(lights, minutes):
    houses = [Lighthouse(*l.split(":")) for l in lights]
    dark, both = [], 0
    for t in range(minutes):
        on = [h.name for h in houses if h[t]]
        if not on:
            dark.append(t)
        both += len(on) > 1
    return dark, both
#> night_watch(["a:#.", "b:#..."], 4)
#> night_watch(["x:..#"], 7)
#> night_watch(["p:##.", "q:.#", "r:#"], 5)
#> night_watch([], 2)
#> night_watch(["m:#..", "n:.#.", "o:#.."], 6)
# %%
def memo_grid(rows):
    seen = {}

    def best(r, c):
        if r == len(rows):
            return 0, ""
        if (r, c) not in seen:
            options = []
            for d, mark in ((-1, "/"), (0, "|"), (1, "\\")):
                if 0 <= c + d < len(rows[0]):
                    gain, path = best(r + 1, c + d)
                    options.append((gain, mark + path))
            gain, path = max(options)
            seen[r, c] = rows[r][c] + gain, path
        return seen[r, c]

    return best, seen


def slide(rows, start=0):
    best, seen = memo_grid(rows)
    total, path = best(0, start)
    return total, path, len(seen)
#> slide([[1, 2], [3, 4]])
#> slide([[5, 1, 9], [2, 8, 3], [7, 0, 6]], 1)
#> slide([[4]], 0)
#> slide([], 2)
#> slide([[0, 0, 0], [-5, 10, -5], [20, -9, 30]], start=2)
# %%
class Soldier:
    def __init__(self, name, *orders):
        self.name, self.orders = name, list(orders)

    def __repr__(self):
        return f"{self.name}{self.orders}"

    def obey(self, army):
        for o in self.orders:
            yield o
            if o.startswith("pass"):
                army[o[4:]].orders.append(f"done{self.name}")


def drill(**orders):
    army = {n: Soldier(n, *o) for n, o in orders.items()}
    active = [(n, s.obey(army)) for n, s in army.items()]
    log = []
    while active and len(log) < 12:
        n, gen = active.pop(0)
        order = next(gen, None)
        if order is not None:
            log.append(f"{n}-{order}")
            active.append((n, gen))
    return log, [len(s.orders) for s in army.values()]
#> drill(a=["run", "stop"], b=["sit"])
#> drill(x=["passy"], y=["run", "run", "run"])
#> drill()
#> drill(p=["passp"])
#> drill(k=["passl", "up"], l=["passk"])
# %%
class Solution:
    def stack_pancakes(self, sizes):
        """Flips the pile so that the largest goes below, and counts the flips."""
        pile = list(sizes)
        flips = []

        def flip(n):
            pile[:n] = reversed(pile[:n])
            flips.append(n)

        def biggest(n):
            return max(range(n), key=lambda i: (pile[i], i))

        for n in range(len(pile), 1, -1):
            i = biggest(n)
            if i == n - 1:
                continue
            if i:
                flip(i + 1)
            flip(n)
        return pile, flips
#> Solution().stack_pancakes([3, 1, 2])
#> Solution().stack_pancakes([1, 2, 3, 4])
#> Solution().stack_pancakes([9, 9, 1])
#> Solution().stack_pancakes([])
#> Solution().stack_pancakes([5, 12, 7, 30, 2])
# %%
class Crop:
    prices = {"oat": 3, "rye": 4}

    def __init__(self, kind, age=0):
        self.kind, self.age = kind, age

    def __repr__(self):
        return f"{self.kind}{self.age}"

    @property
    def ripe(self):
        return self.age >= self.prices[self.kind]


class Field:
    def __init__(self, n):
        self.rows, self.money = [None] * n, 6

    def __repr__(self):
        return f"Field({self.rows}, {self.money})"

    def sow(self, kind):
        for i, r in enumerate(self.rows):
            if r is None and self.money >= 2:
                self.rows[i] = Crop(kind)
                self.money -= 2

    def day(self, rain):
        for i, r in enumerate(self.rows):
            if r is None:
                continue
            r.age += 1 + rain
            if r.ripe:
                self.money += Crop.prices[r.kind] * 2 - r.age
                self.rows[i] = None


def farm_year(n, weather, kinds=("oat", "rye")):
    f, purse = Field(n), []
    for d, w in enumerate(weather):
        f.sow(kinds[d % len(kinds)])
        f.day(w == "r")
        purse.append(f.money)
    return purse, repr(f.rows)
#> farm_year(2, "srs")
#> farm_year(4, "rr", ["rye"])
#> farm_year(0, "ss")
#> farm_year(3, "ssss")
#> farm_year(1, "rsr", kinds=("rye", "oat", "oat"))
