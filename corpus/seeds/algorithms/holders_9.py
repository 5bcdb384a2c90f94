# %%
class Stamp:
    def __init__(self, value, country):
        self.value = value
        self.country = country

    def __repr__(self):
        return f"{self.country}{self.value}"

    def __eq__(self, other):
        return (self.value, self.country) == (other.value, other.country)


class Album:
    def __init__(self):
        self.pages = {}
        self.doubles = []

    def __repr__(self):
        return f"Album({self.pages}, doubles={self.doubles})"

    def stick(self, stamp):
        page = self.pages.setdefault(stamp.country, [])
        if stamp in page:
            self.doubles.append(stamp)
            return False
        page.append(stamp)
        page.sort(key=lambda s: s.value)
        return True


def collect(codes):
    album = Album()
    for c in codes:
        album.stick(Stamp(int(c[2:]), c[:2]))
    return {k: [s.value for s in v] for k, v in album.pages.items()}, str(album.doubles)
#> collect(["de50", "fr20", "de10"])
#> collect(["it5", "it5", "it5"])
#> collect([])
#> collect(["us90", "ca90", "us15", "ca90", "us33"])
#> collect(["jp7", "jp70", "jp7"])
# %%
def make_queue(capacity):
    items = []

    def offer(x, *, force=False):
        if len(items) < capacity:
            items.append(x)
            return None
        if force:
            thrown = items.pop(0)
            items.append(x)
            return thrown
        return x

    def poll(default="-"):
        return items.pop(0) if items else default

    return {"offer": offer, "poll": poll, "size": lambda: len(items)}


def traffic(capacity, events):
    q = make_queue(capacity)
    lost, out, sizes = [], [], []
    for e in events:
        if e == 0:
            out.append(q["poll"]())
        else:
            r = q["offer"](abs(e), force=e < 0)
            if r is not None:
                lost.append(r)
        sizes.append(q["size"]())
    return out, lost, sizes
#> traffic(2, [5, 6, 7, 0])
#> traffic(1, [3, -4, 0, 0])
#> traffic(3, [0, 9, -8, 0, 7])
#> traffic(0, [1, 2])
#> traffic(2, [-1, -2, -3, -4, 5])
# %%
class Musician:
    tempo = 4

    def __init__(self, notes):
        self.notes = notes

    def play(self, beats):
        return "".join(self.notes[i % len(self.notes)] for i in range(beats))

    def __repr__(self):
        return f"{type(self).__name__}({self.notes})"


class Drummer(Musician):
    def play(self, beats):
        return super().play(beats).replace("x", "X", 1)


class Lazy(Musician):
    tempo = 2

    def play(self, beats):
        return super().play(beats // 2).ljust(beats, ".")


class LazyDrummer(Lazy, Drummer):
    pass


def band(parts, bars=1):
    kinds = {"m": Musician, "d": Drummer, "l": Lazy, "ld": LazyDrummer}
    lines = []
    for kind, notes in parts:
        p = kinds[kind](notes)
        lines.append(p.play(p.tempo * bars))
    return lines, [c.__name__ for c in LazyDrummer.__mro__[1:3]]
#> band([("m", "ab"), ("d", "ox")])
#> band([("l", "xyz")], bars=4)
#> band([("ld", "xo"), ("d", "x")], 2)
#> band([])
#> band([("m", "c"), ("l", "de"), ("ld", "fx")], bars=3)
# %%
class Sponge:
    def __init__(self, cells):
        self.cells = cells

    def __repr__(self):
        return "~".join(map(str, self.cells))

    def soak(self, i, n):
        while n > 0 and 0 <= i < len(self.cells):
            take = min(n, 9 - self.cells[i])
            self.cells[i] += take
            n -= take
            i += 1
        return n

    def squeeze(self):
        got = sum(c // 2 for c in self.cells)
        self.cells = [c - c // 2 for c in self.cells]
        return got


def cleaning(cells, actions):
    s = Sponge(list(cells))
    floor = bucket = 0
    for a in actions:
        if a is None:
            bucket += s.squeeze()
        else:
            floor += s.soak(*a)
    return s.cells, bucket, floor
#> cleaning([0, 0, 0], [(0, 12), None])
#> cleaning([5, 9], [(1, 3), (0, 4)])
#> cleaning([8, 8, 8], [None, None, None])
#> cleaning([], [(0, 5)])
#> cleaning([1, 2, 3, 4], [(2, 15), None, (3, 2)])
# %%
from itertools import count, takewhile


def ids(prefix, start=1):
    for n in count(start):
        yield f"{prefix}{n}"


class Factory:
    def __init__(self, **starts):
        self.gens = {p: ids(p, s) for p, s in starts.items()}
        self.made = []

    def __repr__(self):
        return f"Factory({self.made})"

    def make(self, prefix):
        gen = self.gens.get(prefix)
        if gen is None:
            gen = self.gens[prefix] = ids(prefix)
        new = next(gen)
        self.made.append(new)
        return new


def label_parts(parts, stop="X", **starts):
    f = Factory(**starts)
    labels = [f.make(p) for p in takewhile(lambda p: p != stop, parts)]
    longest = max(labels, key=len, default="")
    return labels, longest, list(f.gens)
#> label_parts("aab")
#> label_parts("abXba", a=9)
#> label_parts(["bolt", "nut", "bolt"], nut=100)
#> label_parts("X", q=5)
#> label_parts("zyzzy", stop="y", z=98)
# %%
class Beam:
    """Light through a row of mirrors; each hit mirror turns over."""

    def __init__(self, mirrors):
        self.m = list(mirrors)

    def __repr__(self):
        return "".join(self.m)

    def shoot(self, i=0, d=1, power=10):
        path = []
        while 0 <= i < len(self.m) and power:
            power -= 1
            path.append(i)
            if self.m[i] == "|":
                d = -d
                self.m[i] = "-"
            elif self.m[i] == "-":
                self.m[i] = "|"
            i += d
        return ("right" if i >= len(self.m) else "left" if i < 0 else "inside"), path


def laser(mirrors, shots):
    b = Beam(mirrors)
    log = []
    for s in shots:
        where, path = b.shoot(**s)
        log.append((where, len(path)))
    return log, repr(b)
#> laser(".-.", [{}])
#> laser("-|-", [{}, {"i": 2, "d": -1}])
#> laser("||", [{"i": 1}, {"power": 1}])
#> laser("", [{}])
#> laser("-.|.-", [{"i": 1}, {}, {"i": 4, "d": -1}])
# %%
def grow_tree(n, rule):
    """Nested tuples: rule(n) gives the sizes of the children."""
    return (n, *(grow_tree(k, rule) for k in rule(n)))


def size(t):
    return 1 + sum(map(size, t[1:]))


def deepest(t):
    best = max((deepest(k) for k in t[1:]), key=len, default=[])
    return [t[0]] + best


def prune(t, keep):
    return (t[0], *(prune(k, keep) for k in t[1:] if keep(k)))


def forest(n, mode, least=2):
    rules = {
        "half": lambda k: [k // 2, k - k // 2] if k > 3 else [],
        "down": lambda k: [k - 2] if k > 2 else [],
        "fan": lambda k: range(1, k - 1),
    }
    t = grow_tree(n, rules[mode])
    p = prune(t, lambda k: k[0] >= least)
    return size(t), deepest(t), size(p)
#> forest(7, "half")
#> forest(9, "down", least=4)
#> forest(5, "fan")
#> forest(2, "half")
#> forest(11, "half", 3)
# %%
class Clerk:
    def __init__(self, name, skills):
        self.name, self.skills, self.load = name, skills, 0

    def __repr__(self):
        return f"{self.name}[{self.load}]"

    def can(self, kind):
        return kind in self.skills

    def __lt__(self, other):
        return self.load < other.load


class Office:
    def __init__(self, staff):
        self.staff = [Clerk(n, s) for n, s in staff.items()]

    def __repr__(self):
        return f"Office{self.staff}"

    def assign(self, kind, effort=1):
        able = [c for c in self.staff if c.can(kind)]
        if not able:
            return "-"
        c = min(able)
        c.load += effort
        return c.name


def inbox(staff, jobs):
    office = Office(staff)
    who = [office.assign(*j) for j in jobs]
    return who, {c.name: c.load for c in office.staff}
#> inbox({"al": "xy", "bo": "y"}, [("y", 3), ("y",), ("x", 2)])
#> inbox({"cy": "a"}, [("b",), ("a", 5)])
#> inbox({"p": "qr", "s": "qr", "t": "r"}, [("q", 2), ("q", 1), ("r", 4), ("r", 1), ("q", 2)])
#> inbox({}, [("z",)])
#> inbox({"u": "m", "v": "m"}, [])
# %%
class Poem:
    def __init__(self, *lines):
        self.lines = list(lines)

    def __getitem__(self, i):
        return self.lines[i].split()

    def __len__(self):
        return len(self.lines)

    def __repr__(self):
        return " / ".join(self.lines)

    def rhymes(self, i, j, n=2):
        return self[i][-1][-n:] == self[j][-1][-n:]

    def scheme(self, **kw):
        letters, out = {}, ""
        for i in range(len(self)):
            for j in letters:
                if self.rhymes(i, j, **kw):
                    out += letters[j]
                    break
            else:
                letters[i] = chr(ord("a") + len(letters))
                out += letters[i]
        return out


def study_poem(lines, n=2):
    p = Poem(*lines)
    return p.scheme(n=n), [len(words) for words in p]
#> study_poem(["the cat", "a dog", "a hat", "some fog"])
#> study_poem(["one", "bone", "tin"], n=3)
#> study_poem(["I see", "a tree", "you be", "me"], 1)
#> study_poem([])
#> study_poem(["red light", "my bed", "in the night", "he said"])
# %%
class Solution:
    def __init__(self):
        self.heap = []

    def _up(self, i):
        while i and self.heap[i] > self.heap[(i - 1) // 3]:
            j = (i - 1) // 3
            self.heap[i], self.heap[j] = self.heap[j], self.heap[i]
            i = j

    def _down(self, i):
        while True:
            kids = range(3 * i + 1, min(3 * i + 4, len(self.heap)))
            best = max(kids, key=self.heap.__getitem__, default=i)
            if self.heap[best] <= self.heap[i]:
                return
            self.heap[i], self.heap[best] = self.heap[best], self.heap[i]
            i = best

    def halve_biggest(self, nums, times):
        """Ternary max-heap: the biggest is halved again and again."""
        for n in nums:
            self.heap.append(n)
            self._up(len(self.heap) - 1)
        for _ in range(times):
            self.heap[0] //= 2
            self._down(0)
        return self.heap, sum(self.heap)
#> Solution().halve_biggest([4, 9, 2, 7], 2)
#> Solution().halve_biggest([100], 3)
#> Solution().halve_biggest([5, 5, 5, 5, 5], 1)
#> Solution().halve_biggest([1, 2, 3], 0)
#> Solution().halve_biggest([30, 8, 64, 21, 50], 4)
# %%
def make_vote():
    ballots = []

    def cast(*prefs, weight=1):
        ballots.append((list(prefs), weight))

    def tally(out=()):
        counts = {}
        for prefs, w in ballots:
            left = [p for p in prefs if p not in out]
            if left:
                counts[left[0]] = counts.get(left[0], 0) + w
        return counts

    return cast, tally


def runoff(*ballots):
    cast, tally = make_vote()
    for b in ballots:
        *prefs, w = b if isinstance(b, tuple) else (b, 1)
        cast(*prefs[0], weight=w)
    out = []
    while True:
        counts = tally(out)
        if not counts:
            return None, out
        best = max(sorted(counts), key=counts.get)
        if counts[best] * 2 > sum(counts.values()):
            return best, counts, out
        out.append(min(sorted(counts), key=counts.get))
#> runoff("abc", "bca", "bac")
#> runoff("ab", "ba", "cb", "ca", "ac")
#> runoff(("x", 3), ("yx", 2), ("zy", 2))
#> runoff()
#> runoff("pq", "q", ("rq", 2))
# %%
class Wire:
    def __init__(self, name):
        self.name, self.level, self.ends = name, 0, []

    def __repr__(self):
        return f"{self.name}{self.level}"

    def set(self, level, depth=0):
        if level == self.level or depth > 6:
            return 0
        self.level = level
        return 1 + sum(end(level, depth + 1) for end in self.ends)


def inverter(target):
    return lambda level, depth: target.set(1 - level, depth)


def follower(target):
    return lambda level, depth: target.set(level, depth)


def circuit(links, pulses):
    wires = {}
    for link in links:
        src, kind, dst = link
        a, b = (wires.setdefault(n, Wire(n)) for n in (src, dst))
        a.ends.append((inverter if kind == "!" else follower)(b))
    changes = [wires[n].set(1 - wires[n].level) for n in pulses]
    return changes, {n: w.level for n, w in wires.items()}
#> circuit(["a>b", "b!c"], "aa")
#> circuit(["a!b", "b!a"], "ab")
#> circuit(["x>y", "x>z", "z!y"], "xzx")
#> circuit([], "")
#> circuit(["p!p"], "ppp")
# %%
class Ruler:
    unit = 1

    def __init__(self, n):
        self.n = n

    @property
    def base(self):
        return self.n * self.unit

    def to(self, kind):
        whole, rest = divmod(self.base, kind.unit)
        return kind(whole), rest

    def __repr__(self):
        return f"{self.n}{type(self).__name__.lower()}"


class Inch(Ruler):
    pass


class Foot(Ruler):
    unit = 12


class Yard(Foot):
    unit = Foot.unit * 3


def measure(*lengths):
    kinds = {"i": Inch, "f": Foot, "y": Yard}
    total = Inch(sum(kinds[t[-1]](int(t[:-1])).base for t in lengths))
    parts = []
    rest = total
    for k in (Yard, Foot, Inch):
        got, left = rest.to(k)
        parts.append(repr(got))
        rest = Inch(left)
    return repr(total), parts
#> measure("2f", "7i")
#> measure("1y", "3f", "40i")
#> measure()
#> measure("100i")
#> measure("5y", "2f", "11i", "1i")
# %%
def parse_kv(text):
    out = {}
    for part in text.split(";"):
        k, eq, v = part.partition("=")
        if eq:
            out[k.strip()] = convert(v.strip())
    return out


def convert(v):
    for kind in (int, float):
        try:
            return kind(v)
        except ValueError:
            pass
    return {"yes": True, "no": False}.get(v, v)


def draw(ch="*", n=3, *, wide=False, **unknown):
    line = ch * n if not wide else " ".join(ch * n)
    return line, sorted(unknown)


def run_config(text):
    opts = parse_kv(text)
    try:
        return draw(**opts)
    except TypeError as e:
        return type(e).__name__, opts
#> run_config("ch=#; n=5")
#> run_config("wide=yes; n=2")
#> run_config("n=2.5")
#> run_config("colour=red; ch=ab; size=9; junk")
#> run_config("")
# %%
class Marble:
    def __init__(self, n):
        self.n = n
        self.left = self.right = self

    def __repr__(self):
        return f"({self.n})"

    def insert_after(self, other):
        other.left, other.right = self, self.right
        self.right.left = other
        self.right = other
        return other

    def drop(self):
        self.left.right, self.right.left = self.right, self.left
        return self.right


def marble_game(players, last):
    """Every fifth marble is not placed: it scores, with the one three to the left."""
    scores = [0] * players
    cur = zero = Marble(0)
    for n in range(1, last + 1):
        if n % 5 == 0:
            gone = cur.left.left.left
            scores[n % players] += n + gone.n
            if gone is zero:
                zero = gone.right
            cur = gone.drop()
        else:
            cur = cur.right.insert_after(Marble(n))
    out, m = [zero.n], zero.right
    while m is not zero:
        out.append(m.n)
        m = m.right
    return scores, out
#> marble_game(2, 4)
#> marble_game(3, 7)
#> marble_game(2, 11)
#> marble_game(1, 0)
#> marble_game(4, 10)
# %%
class Mood:
    def __init__(self, level=5):
        self.level = level

    def __getattr__(self, word):
        """m.happy3 / m.sad2 and so on return a changed copy"""
        name, digit = word[:-1], word[-1]
        if not digit.isdigit() or name not in ("happy", "sad"):
            raise AttributeError(word)
        step = int(digit) if name == "happy" else -int(digit)
        return Mood(max(0, min(10, self.level + step)))

    def __str__(self):
        return ":(" if self.level < 4 else ":)" if self.level > 6 else ":|"

    def __repr__(self):
        return f"Mood({self.level})"


def diary(words, **kw):
    m = Mood(**kw)
    faces = str(m)
    unknown = 0
    for w in words:
        m2 = getattr(m, w, None)
        if m2 is None:
            unknown += 1
            continue
        m = m2
        faces += " " + str(m)
    return faces, m.level, unknown
#> diary(["happy3", "sad9"])
#> diary(["sad1", "angry2", "sad4"], level=6)
#> diary([], level=0)
#> diary(["happy9", "sad1", "sad1", "sad2"])
#> diary(["level", "happyx"])
# %%
def tokenize(s):
    kinds = [("num", str.isdigit), ("word", str.isalpha), ("gap", str.isspace)]

    def kind(ch):
        return next((name for name, test in kinds if test(ch)), "op")

    i = 0
    while i < len(s):
        k, j = kind(s[i]), i + 1
        while j < len(s) and k != "op" and kind(s[j]) == k:
            j += 1
        if k != "gap":
            yield k, s[i:j]
        i = j


def assign_all(text):
    env, last = {}, None
    for stmt in text.split(";"):
        toks = list(tokenize(stmt))
        if not toks:
            continue
        (_, name), _, *expr = toks
        total, sign = 0, 1
        for k, t in expr:
            if k == "op":
                sign = -1 if t == "-" else 1
            else:
                total += sign * (int(t) if k == "num" else env.get(t, 0))
        env[name] = last = total
    return env, last
#> assign_all("a=5;b=a+12")
#> assign_all("x=10-3;x=x+x;")
#> assign_all("")
#> assign_all("n=40-9")
#> assign_all("p=q-4;q=p-1;")
# %%
class Rule:
    def __init__(self, pattern, gives):
        self.pattern, self.gives, self.used = pattern, gives, 0

    def __repr__(self):
        return f"{self.pattern}>{self.gives}x{self.used}"

    def apply(self, text):
        i = text.find(self.pattern)
        if i < 0:
            return None
        self.used += 1
        return text[:i] + self.gives + text[i + len(self.pattern):]


def markov(rules, text, limit=8):
    rules = [Rule(*r.split(">")) for r in rules]
    for step in range(limit):
        for rule in rules:
            new = rule.apply(text)
            if new is not None:
                text = new
                break
        else:
            return text, step, [r.used for r in rules]
    return text, limit, [r.used for r in rules]
#> markov(["ab>ba"], "aabb")
#> markov(["1+1>2", "2+1>3"], "1+1+1")
#> markov(["x>xx"], "x", limit=4)
#> markov([], "still")
#> markov(["oo>o", "lo>ol"], "looool")
# %%
class Trail:
    def __init__(self, *heights):
        self.h = heights

    def __repr__(self):
        return f"Trail{self.h}"

    def __add__(self, other):
        shift = self.h[-1] - other.h[0] if self.h and other.h else 0
        return Trail(*self.h, *(x + shift for x in other.h[1:]))

    def __reversed__(self):
        return Trail(*self.h[::-1])

    @property
    def climb(self):
        return sum(max(0, b - a) for a, b in zip(self.h, self.h[1:]))


def tour(*parts, back=False):
    trail = Trail(*parts[0])
    for p in parts[1:]:
        trail = trail + Trail(*p)
    if back:
        trail = trail + reversed(trail)
    return trail.h, trail.climb, reversed(trail).climb
#> tour([1, 5, 3], [10, 12])
#> tour([0, 4, 2], back=True)
#> tour([7])
#> tour([100, 80], [80, 95, 60], [0, 5])
#> tour([3, 3, 8], [1, -6], back=True)
# %%
class Solution:
    def assign_gates(self, flights, gates):
        """flights: (code, lands, leaves); a gate needs a pause of one."""
        class Gate:
            def __init__(self, no):
                self.no, self.free_at, self.used = no, 0, []

            def __repr__(self):
                return f"G{self.no}{self.used}"

            def __le__(self, t):
                return self.free_at <= t

            def park(self, code, leaves):
                self.used.append(code)
                self.free_at = leaves + 1

        pool = [Gate(i + 1) for i in range(gates)]
        remote = []
        for code, lands, leaves in sorted(flights, key=lambda f: f[1]):
            open_gates = [g for g in pool if g <= lands]
            if open_gates:
                best = max(open_gates, key=lambda g: g.free_at)
                best.park(code, leaves)
            else:
                remote.append(code)
        return {g.no: g.used for g in pool}, remote
#> Solution().assign_gates([("A", 1, 4), ("B", 2, 6), ("C", 5, 9)], 2)
#> Solution().assign_gates([("A", 1, 4), ("B", 2, 6), ("C", 4, 9)], 1)
#> Solution().assign_gates([], 2)
#> Solution().assign_gates([("Q", 9, 12), ("P", 0, 8), ("R", 3, 5), ("S", 10, 11)], 2)
#> Solution().assign_gates([("Z", 5, 6)], 0)
# %%
def memo_chain(fn):
    seen = []

    def inner(x):
        for old, out in seen:
            if old == x:
                return out, True
        out = fn(x)
        seen.append((x, out))
        if len(seen) > 3:
            seen.pop(0)
        return out, False
    inner.seen = seen
    return inner


def digit_mix(n):
    s = sorted(str(abs(n)))
    return int("".join(s[::-1])) - int("".join(s))


def kaprekar_like(starts):
    f = memo_chain(digit_mix)
    hits = 0
    ends = []
    for n in starts:
        for _ in range(3):
            n, known = f(n)
            hits += known
        ends.append(n)
    return ends, hits, [x for x, _ in f.seen]
#> kaprekar_like([32])
#> kaprekar_like([495, 594])
#> kaprekar_like([7, -100])
#> kaprekar_like([])
#> kaprekar_like([3087, 81, 18])
# %%
class Volume:
    def __init__(self, start=5):
        self._level = start
        self.muted = False
        self.clips = 0

    def __repr__(self):
        return f"Volume({self.level})"

    @property
    def level(self):
        return 0 if self.muted else self._level

    @level.setter
    def level(self, v):
        good = min(10, max(0, v))
        self.clips += good != v
        self._level = good
        self.muted = False

    @level.deleter
    def level(self):
        self.muted = True


def remote(keys, start=5):
    v = Volume(start)
    shown = []
    for k in keys:
        if k == "m":
            del v.level
        elif k in "+-":
            v.level += 3 if k == "+" else -3
        else:
            v.level = int(k)
        shown.append(v.level)
    return shown, v.clips
#> remote("++-")
#> remote("m+m-")
#> remote("92+")
#> remote("", 8)
#> remote("--m7m", start=1)
# %%
def zip_trees(a, b):
    """Trees are (value, left, right) or None; where both have a node, values add."""
    if a is None or b is None:
        return a or b
    return (a[0] + b[0], zip_trees(a[1], b[1]), zip_trees(a[2], b[2]))


def from_sorted(xs):
    if not xs:
        return None
    m = len(xs) // 2
    return (xs[m], from_sorted(xs[:m]), from_sorted(xs[m + 1:]))


def inorder(t):
    if t:
        v, l, r = t
        yield from inorder(l)
        yield v
        yield from inorder(r)


def overlay(xs, ys):
    t = zip_trees(from_sorted(xs), from_sorted(ys))
    flat = list(inorder(t))
    return t[0] if t else None, flat, flat == sorted(flat)
#> overlay([1, 2, 3], [10, 20, 30])
#> overlay([5], [1, 2, 3, 4])
#> overlay([], [])
#> overlay([1, 9], [100, 101, 102])
#> overlay([-4, 0, 6, 8], [])
# %%
class Worker:
    raises = {"junior": 5, "senior": 3}

    def __init__(self, name, pay, grade="junior"):
        self.name, self.pay, self.grade = name, pay, grade
        self.years = 0

    def __repr__(self):
        return f"{self.name}:{self.grade[0]}{self.pay}"

    def year(self):
        self.years += 1
        self.pay += self.pay * self.raises[self.grade] // 100
        if self.years == 2 and self.grade == "junior":
            self.promote()

    def promote(self):
        self.grade = "senior"
        self.pay += 50


class Manager(Worker):
    def __init__(self, name, pay, *team):
        super().__init__(name, pay, grade="senior")
        self.team = team

    def year(self):
        super().year()
        self.pay += 10 * len(self.team)


def company(pays, boss_pay, years):
    team = [Worker(f"w{i}", p) for i, p in enumerate(pays)]
    staff = team + [Manager("boss", boss_pay, *team)]
    for _ in range(years):
        for s in staff:
            s.year()
    return [repr(s) for s in staff], sum(s.pay for s in staff)
#> company([100, 200], 500, 1)
#> company([1000], 2000, 3)
#> company([], 100, 2)
#> company([40, 60, 80], 90, 2)
#> company([333], 444, 0)
# %%
def bracket(op, cl):
    def wrap(s):
        return op + s + cl
    wrap.width = len(op + cl)
    return wrap


STYLES = {"b": bracket("<", ">"), "s": bracket("[[", "]]"), "q": bracket("'", "'")}


def fit(text, width, style):
    room = width - style.width
    if room < 1:
        return ""
    if len(text) > room:
        text = text[:room - 1] + "~"
    return style(text.center(room))


def labels(texts, width, codes):
    out = []
    for i, t in enumerate(texts):
        style = STYLES[codes[i % len(codes)]]
        out.append(fit(t, width, style))
    return out
#> labels(["cat", "hippo"], 7, "b")
#> labels(["a", "bb", "ccc"], 6, "sq")
#> labels(["overlong text"], 8, "q")
#> labels(["x", "y"], 4, "bs")
#> labels([], 5, "b")
# %%
class Quilt:
    def __init__(self, *rows):
        self.rows = rows

    def __repr__(self):
        return "/".join(self.rows)

    def turn(self):
        return Quilt(*("".join(c) for c in zip(*self.rows[::-1])))

    def __or__(self, o):
        return Quilt(*(a + b for a, b in zip(self.rows, o.rows)))

    def __floordiv__(self, o):
        return Quilt(*self.rows, *o.rows)

    @property
    def seams(self):
        across = sum(a != b for r in self.rows for a, b in zip(r, r[1:]))
        down = sum(a != b for r, s in zip(self.rows, self.rows[1:]) for a, b in zip(r, s))
        return across + down


def sew_quilt(patch, plan):
    p = Quilt(*patch)
    q = p
    for ch in plan:
        if ch == "t":
            p = p.turn()
        elif ch == "r":
            q = q | p
        elif ch == "d":
            q = q // p
    return repr(q), q.seams
#> sew_quilt(["ab", "cd"], "r")
#> sew_quilt(["ab", "aa"], "trtd")
#> sew_quilt(["xyz"], "tt")
#> sew_quilt(["xx", "yx"], "ttd")
#> sew_quilt(["o."], "dd")
# %%
def supervisor(*workers, budget=10):
    """Round robin over generators until the budget is spent."""
    ring = list(workers)
    log = []
    while ring and budget > 0:
        w = ring.pop(0)
        try:
            cost = next(w)
        except StopIteration as e:
            log.append(f"done:{e.value}")
            continue
        budget -= cost
        log.append(cost)
        ring.append(w)
    return log, len(ring), budget


def digger(depth):
    dug = 0
    while dug < depth:
        yield 2
        dug += 3
    return f"dug{dug}"


def painter(*walls):
    for w in walls:
        yield from [1] * w
    return f"painted{len(walls)}"


def site(depths, walls, **kw):
    crew = [digger(d) for d in depths]
    crew.append(painter(*walls))
    return supervisor(*crew, **kw)
#> site([3], [1, 1])
#> site([5, 9], [], budget=7)
#> site([], [2, 3], budget=4)
#> site([1, 1], [2], budget=30)
#> site([20], [5], budget=0)
# %%
class Solution:
    def nearest_store(self, streets, stock, start, want):
        """Walks outward street by street; ties by name."""
        near = self.make_map(streets)
        ring, seen, dist = [start], {start: 0}, 0
        while ring:
            found = sorted(p for p in ring if want in stock.get(p, ()))
            if found:
                return found[0], dist, len(seen)
            dist += 1
            ring = self.outward(ring, near, seen, dist)
        return None, dist, len(seen)

    def make_map(self, streets):
        near = {}
        for a, b in streets:
            near.setdefault(a, []).append(b)
            near.setdefault(b, []).append(a)
        return near

    def outward(self, ring, near, seen, dist):
        fresh = []
        for p in ring:
            for q in near.get(p, []):
                if q not in seen:
                    seen[q] = dist
                    fresh.append(q)
        return fresh
#> Solution().nearest_store(["ab", "bc", "bd"], {"d": ["milk"], "c": ["milk"]}, "a", "milk")
#> Solution().nearest_store(["ab"], {"a": ["tea"]}, "a", "tea")
#> Solution().nearest_store(["xy", "yz"], {"w": ["nut"]}, "x", "nut")
#> Solution().nearest_store([], {}, "q", "pin")
#> Solution().nearest_store(["mn", "no", "op", "mp"], {"o": ["rice"], "p": ["jam"]}, "m", "rice")
# %%
class Timer:
    now = 0

    @classmethod
    def sleep(cls, n):
        cls.now += n

    def __init__(self, name, book):
        self.name, self.book = name, book

    def __repr__(self):
        return f"Timer({self.name})"

    def __enter__(self):
        self.t0 = Timer.now
        return self

    def __exit__(self, *exc):
        spent = Timer.now - self.t0
        self.book[self.name] = self.book.get(self.name, 0) + spent
        return exc[0] is TimeoutError


def work(jobs, limit=10):
    Timer.now = 0
    book = {}
    for name, cost in jobs:
        with Timer("all", book), Timer(name, book):
            Timer.sleep(min(cost, limit))
            if cost > limit:
                raise TimeoutError(name)
            Timer.sleep(1)
    return book, Timer.now
#> work([("a", 3), ("b", 4)])
#> work([("a", 30), ("a", 2)])
#> work([("x", 5), ("y", 6)], limit=5)
#> work([])
#> work([("p", 10), ("q", 11), ("p", 0)])
# %%
class Morph:
    def __init__(self, form="egg", energy=0):
        self.form, self.energy = form, energy

    def __repr__(self):
        return f"{self.form}{self.energy}"

    def egg(self, food):
        self.energy += 1
        return "larva" if self.energy + len(food) > 6 else "egg"

    def larva(self, food):
        self.energy += 2 * len(food)
        return "pupa" if self.energy >= 15 else "larva"

    def pupa(self, food):
        self.energy -= 3
        return "moth" if not food else "pupa" if self.energy > 0 else "egg"

    def moth(self, food):
        self.energy = max(0, self.energy - 5 + len(food))
        return "moth" if self.energy else "egg"

    def eat(self, food):
        self.form = getattr(self, self.form)(food)
        return self.form[0]


def raise_bug(foods):
    bug = Morph()
    return "".join(bug.eat(f) for f in foods), repr(bug)
#> raise_bug(["leaf", "leaf", "leaf"])
#> raise_bug(["lettuce", "lettuce", "moss", ""])
#> raise_bug([])
#> raise_bug(["", "", "nectar", "oakleaf", "", "", "sap", ""])
#> raise_bug(["cabbage", "cabbages", "x", "x", "x", "x", "x", "x"])
# %%
def checked(**types):
    def deco(fn):
        names = fn.__code__.co_varnames[:fn.__code__.co_argcount]

        def inner(*args, **kw):
            bound = {**dict(zip(names, args)), **kw}
            for name, kind in types.items():
                if name in bound and not isinstance(bound[name], kind):
                    bound[name] = kind(bound[name])
            return fn(**bound)
        return inner
    return deco


@checked(width=int, label=str)
def pad(label, width=6, fill="."):
    return label.rjust(width, fill)


def columns(rows):
    return [pad(*r[0], **r[1]) for r in rows]
#> columns([(["ab"], {}), ([12, "4"], {})])
#> columns([([], {"label": 3.5, "fill": "0"})])
#> columns([(["x", 3, "-"], {}), ([None], {"width": "7"})])
#> columns([])
#> columns([(["long word", 4], {}), ([True, 5.9], {"fill": "*"})])
# %%
class Inbox:
    def __init__(self, *rules):
        self.rules = rules
        self.folders = {"in": []}

    def __repr__(self):
        return str(self.folders)

    def receive(self, mail):
        for test, folder in self.rules:
            if test(mail):
                break
        else:
            folder = "in"
        self.folders.setdefault(folder, []).append(mail["id"])
        return folder


def from_(who):
    return lambda m: m["from"] == who


def contains(*words):
    return lambda m: any(w in m["text"] for w in words)


def sort_mail(mails, boss="ceo"):
    box = Inbox((from_(boss), "top"), (contains("win", "free"), "spam"), (contains("?"), "ask"))
    for i, (who, text) in enumerate(mails):
        box.receive({"id": i, "from": who, "text": text})
    return box.folders
#> sort_mail([("ann", "hi"), ("ceo", "free?"), ("bob", "you win")])
#> sort_mail([("eve", "lunch?"), ("eve", "freedom")], boss="eve")
#> sort_mail([])
#> sort_mail([("x", "window?"), ("y", "why?"), ("z", "ok")])
#> sort_mail([("kim", "a"), ("lee", "b"), ("kim", "c?")], "kim")
# %%
class Plot3:
    """Sparse line of heights; reading between two posts interpolates."""

    def __init__(self, **posts):
        self.posts = {int(k[1:]): v for k, v in posts.items()}

    def __repr__(self):
        return f"Plot3({self.posts})"

    def around(self, x):
        below = [k for k in self.posts if k <= x]
        above = [k for k in self.posts if k >= x]
        return max(below, default=None), min(above, default=None)

    def __call__(self, x):
        a, b = self.around(x)
        if a is None or b is None:
            return self.posts[b if a is None else a]
        if a == b:
            return self.posts[a]
        ya, yb = self.posts[a], self.posts[b]
        return ya + (yb - ya) * (x - a) // (b - a)


def profile(xs, **posts):
    p = Plot3(**posts)
    heights = [p(x) for x in xs]
    return heights, max(heights) - min(heights)
#> profile([0, 5, 10], x0=0, x10=100)
#> profile([-3, 4, 99], x2=7, x6=1)
#> profile([1, 2, 3], x1=10, x2=-10, x4=30)
#> profile([8], x8=8)
#> profile([3, 7, 12], x0=50, x9=5, x15=20)
# %%
def sequence(*parts):
    """Tiny pattern matcher: every part is a function (text, i) -> new i or None."""
    def match(text, i=0):
        for p in parts:
            i = p(text, i)
            if i is None:
                return None
        return i
    return match


def lit(s):
    return lambda text, i: i + len(s) if text.startswith(s, i) else None


def many(test, least=1):
    def match(text, i):
        j = i
        while j < len(text) and test(text[j]):
            j += 1
        return j if j - i >= least else None
    return match


def maybe(p):
    def match(text, i):
        j = p(text, i)
        return i if j is None else j
    return match


def scan_prices(texts):
    price = sequence(maybe(lit("-")), many(str.isdigit), maybe(sequence(lit("."), many(str.isdigit, 2))))
    return {t: price(t) for t in texts}
#> scan_prices(["12.50", "-3"])
#> scan_prices(["7.5x", "x7"])
#> scan_prices(["-", "--1", "100.999"])
#> scan_prices([])
#> scan_prices(["42km", "0.07-"])
# %%
class Solution:
    class Gear:
        def __init__(self, teeth):
            self.teeth, self.turned, self.next = teeth, 0, None

        def __repr__(self):
            return f"gear{self.teeth}@{self.turned}"

        def turn(self, teeth):
            self.turned += teeth
            if self.next:
                self.next.turn(-teeth)

        @property
        def mark(self):
            return self.turned % self.teeth

    def gear_train(self, sizes, turns):
        gears = [self.Gear(s) for s in sizes]
        for a, b in zip(gears, gears[1:]):
            a.next = b
        for i, n in turns:
            gears[i].turn(n)
        full = [abs(g.turned) // g.teeth for g in gears]
        return [g.mark for g in gears], full
#> Solution().gear_train([8, 12], [(0, 20)])
#> Solution().gear_train([5, 7, 9], [(0, 10), (1, 3)])
#> Solution().gear_train([10], [(0, -25)])
#> Solution().gear_train([6, 6, 6, 6], [(2, 13), (0, 1)])
#> Solution().gear_train([], [])
# %%
class Tournament:
    def __init__(self, **elo):
        self.elo = elo
        self.log = []

    def __repr__(self):
        return str(self.elo)

    def __call__(self, a, b, result=1):
        gap = self.elo[a] - self.elo[b]
        stake = 16 - max(-12, min(12, gap // 20))
        delta = stake * result if result >= 0 else -(32 - stake)
        if result == 0:
            delta = -(gap // 40)
        self.elo[a] += delta
        self.elo[b] -= delta
        self.log.append(delta)
        return self


def season(elo, games):
    t = Tournament(**elo)
    for g in games:
        t(*g)
    ranking = sorted(t.elo, key=t.elo.get, reverse=True)
    return ranking, t.elo, t.log
#> season({"ann": 1500, "bob": 1500}, [("ann", "bob")])
#> season({"ann": 1500, "bob": 1300}, [("ann", "bob", -1), ("bob", "ann", 0)])
#> season({"x": 1000, "y": 2000}, [("x", "y", 1)])
#> season({"k": 1200}, [])
#> season({"p": 1410, "q": 1390, "r": 1600}, [("p", "q", 0), ("q", "r"), ("r", "p", -1)])
