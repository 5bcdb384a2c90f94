# %%
from typing import List, Optional


class ListNode:
    def __init__(self, val: int, nxt: Optional["ListNode"] = None):
        self.val = val
        self.next = nxt

    def __repr__(self) -> str:
        return f"{self.val},{self.next!r}" if self.next else str(self.val)


class Solution:
    def fold_over(self, nums: List[int], k: int) -> List[int]:
        """Adds the first k nodes onto the following ones."""
        head = None
        for n in nums[::-1]:
            head = ListNode(n, head)
        slow = fast = head
        for _ in range(k):
            if fast is None:
                return []
            fast = fast.next
        kept = fast
        for _ in range(k):
            if fast is None:
                break
            fast.val += slow.val
            slow, fast = slow.next, fast.next
        out = []
        while kept:
            out.append(kept.val)
            kept = kept.next
        return out
#> Solution().fold_over([1, 2, 3, 4, 5], 2)
#> Solution().fold_over([10, 20, 30], 2)
#> Solution().fold_over([7, 8], 0)
#> Solution().fold_over([4], 3)
#> Solution().fold_over([-5, 6, -7, 8], 1)
# %%
def add_tax(price, rate=8):
    return price + price * rate // 100

def apply_discount(price, percent):
    return price - price * percent // 100

def round_up(price, unit=5):
    rest = price % unit
    if rest == 0:
        return price
    return price + unit - rest

def final_price(price, percent=0, *, unit=5, **extra):
    cheaper = apply_discount(price, percent)
    taxed = add_tax(cheaper, **extra)
    return round_up(taxed, unit)

def price_list(prices, percent):
    result = []
    for i in range(len(prices)):
        if i % 2 == 0:
            result.append(final_price(prices[i], percent))
        else:
            result.append(final_price(prices[i], unit=10, rate=20))
    return result
#> price_list([100, 250], 10)
#> price_list([99], 50)
#> price_list([12, 13, 14, 15], 0)
#> price_list([], 5)
#> price_list([1999, 1, 640], 33)
# %%
class Stack:
    def __init__(self):
        self.items = []
        self.mins = []

    def push(self, x):
        self.items.append(x)
        if not self.mins or x <= self.mins[-1]:
            self.mins.append(x)

    def pop(self):
        x = self.items.pop()
        if x == self.mins[-1]:
            self.mins.pop()
        return x

    def __repr__(self):
        return f"Stack({self.items}, mins={self.mins})"


def low_marks(ops):
    s = Stack()
    report = []
    for op in ops:
        if op is None:
            if s.items:
                report.append(-s.pop())
        else:
            s.push(op)
        report.append(s.mins[-1] if s.mins else "empty")
    return report
#> low_marks([5, 3, 7, None, None])
#> low_marks([2, 2, None])
#> low_marks([None, 9])
#> low_marks([-1, -8, None, -4, 6])
#> low_marks([40, 30, 20, None, 35])
# %%
class Temperature(int):
    def __new__(cls, value):
        return super().__new__(cls, max(-273, value))

    def __add__(self, other):
        return Temperature(int(self) + other)

    def __repr__(self):
        return f"{int(self)}K" if self > 200 else f"{int(self)}C"


def cool(start, *drops):
    t = Temperature(start)
    seen = [repr(t)]
    for d in drops:
        t = t + -d
        seen.append(repr(t))
    return seen, t == -273
#> cool(20, 30, 40)
#> cool(500, 250, 250)
#> cool(-200, 100)
#> cool(0)
#> cool(201, 1, -50, 600, -3)
# %%
def take_turns(*names):
    i = 0
    skip = []
    while len(skip) < len(names):
        name = names[i % len(names)]
        i += 1
        if name in skip:
            continue
        quits = yield name
        if quits:
            skip.append(name)


def musical_chairs(names, stops):
    game = take_turns(*names)
    current = next(game)
    log = ""
    for n, stop in enumerate(stops):
        log += current[0]
        try:
            current = game.send(stop)
        except StopIteration:
            return log, "over", n
    return log, current, len(stops)
#> musical_chairs(["ann", "bob", "cat"], [0, 1, 0, 0])
#> musical_chairs(["x", "y"], [1, 1])
#> musical_chairs(["kim"], [False, False])
#> musical_chairs(["p", "q", "r", "s"], [1, 0, 1, 0, 1, 0])
#> musical_chairs(["u", "v"], [])
# %%
class Shape:
    def __init__(self, *dims):
        self.dims = dims

    def area(self):
        raise NotImplementedError(type(self).__name__)

    def __lt__(self, other):
        return self.area() < other.area()

    def __repr__(self):
        return f"{type(self).__name__}{self.dims}"


class Rect(Shape):
    def area(self):
        w, h = self.dims
        return w * h


class Square(Rect):
    def __init__(self, side):
        super().__init__(side, side)


class Tri(Shape):
    def area(self):
        b, h = self.dims
        return b * h / 2


def order_shapes(specs):
    kinds = {c.__name__.lower(): c for c in (Shape, Rect, Square, Tri)}
    shapes = sorted(kinds[k](*d) for k, *d in specs)
    return [repr(s) for s in shapes], sum(s.area() for s in shapes)
#> order_shapes([("rect", 3, 4), ("square", 3), ("tri", 5, 5)])
#> order_shapes([("square", 10), ("rect", 1, 99)])
#> order_shapes([("tri", 6, 4), ("rect", 2, 6)])
#> order_shapes([("shape", 1), ("square", 1)])
#> order_shapes([])
# %%
class Buffer:
    def __init__(self, size, sink):
        self.size, self.sink, self.data = size, sink, []

    def __repr__(self):
        return f"Buffer({self.data})"

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        if not any(exc):
            self.flush()

    def flush(self):
        if self.data:
            self.sink.append(tuple(self.data))
            self.data.clear()

    def write(self, *xs):
        for x in xs:
            self.data.append(x)
            if len(self.data) == self.size:
                self.flush()


def buffered(writes, size=3):
    sink = []
    try:
        with Buffer(size, sink) as b:
            for w in writes:
                b.write(*w)
    except TypeError:
        sink.append("broken")
    return sink
#> buffered([[1, 2], [3, 4]])
#> buffered([[5], [6], [7]], size=1)
#> buffered([[8, 9], 10])
#> buffered([])
#> buffered(["abcd", [0]], 2)
# %%
def bucketize(items, key):
    buckets = {}
    for it in items:
        buckets.setdefault(key(it), []).append(it)
    return buckets


def biggest(buckets, measure=len):
    return max(sorted(buckets), key=lambda k: measure(buckets[k]))


KEYS = {
    "first": lambda w: w[0],
    "size": len,
    "ends": lambda w: w[0] == w[-1],
}


def crowd(words, key, by_chars=False):
    buckets = bucketize(words, KEYS[key])
    measure = (lambda ws: sum(map(len, ws))) if by_chars else len
    top = biggest(buckets, measure=measure)
    return top, buckets[top], len(buckets)
#> crowd(["ant", "ape", "bee"], "first")
#> crowd(["ant", "ape", "butterfly"], "first", by_chars=True)
#> crowd(["a", "bb", "cc", "d", "eee"], "size")
#> crowd(["noon", "dad", "cat", "tart"], "ends")
#> crowd(["xyz", "abcabc", "q"], "size", True)
# %%
class Node:
    __slots__ = "data", "kids"

    def __init__(self, data):
        self.data = data
        self.kids = [None, None]

    def __repr__(self):
        l, r = self.kids
        return f"({l or '.'} {self.data} {r or '.'})"


def add(root, x):
    if root is None:
        return Node(x)
    side = x > root.data
    root.kids[side] = add(root.kids[side], x)
    return root


def rotate(root, side):
    up = root.kids[1 - side]
    if up is None:
        return root
    root.kids[1 - side], up.kids[side] = up.kids[side], root
    return up


def spin_tree(values, spins):
    root = None
    for v in values:
        root = add(root, v)
    tops = []
    for s in spins:
        root = rotate(root, s)
        tops.append(root.data)
    return tops, repr(root)
#> spin_tree([4, 2, 6], [1])
#> spin_tree([4, 2, 6], [0, 0])
#> spin_tree([9, 5, 3, 7], [1, 1, 0])
#> spin_tree([1], [0, 1])
#> spin_tree([10, 30, 20, 40], [0, 1])
# %%
def outer(n):
    fns = []
    for i in range(n):
        fns.append(lambda x: x * i)      # late binding: all see the last i
        fns.append(lambda x, i=i: x * i)  # early binding
    return fns


def binding(n, x):
    fns = outer(n)
    late = [f(x) for f in fns[::2]]
    early = [f(x) for f in fns[1::2]]
    same = [k for k, (a, b) in enumerate(zip(late, early)) if a == b]
    return late, early, same
#> binding(3, 5)
#> binding(1, 9)
#> binding(4, 0)
#> binding(0, 7)
#> binding(5, -2)
# %%
class Inventory:
    def __init__(self, stock):
        self.stock = dict(stock)
        self.reserved = {}

    def __repr__(self):
        return f"stock={self.stock} reserved={self.reserved}"

    def free(self, sku):
        held = sum(r.get(sku, 0) for r in self.reserved.values())
        return self.stock.get(sku, 0) - held

    def reserve(self, order, **lines):
        if any(self.free(sku) < n for sku, n in lines.items()):
            return False
        self.reserved[order] = lines
        return True

    def ship(self, order):
        for sku, n in self.reserved.pop(order, {}).items():
            self.stock[sku] -= n


def warehouse(stock, events):
    inv = Inventory(stock)
    answers = []
    for kind, order, lines in events:
        if kind == "reserve":
            answers.append(inv.reserve(order, **lines))
        elif kind == "ship":
            inv.ship(order)
        else:
            inv.reserved.pop(order, None)
    return answers, inv.stock, {s: inv.free(s) for s in stock}
#> warehouse({"nut": 5}, [("reserve", 1, {"nut": 3}), ("reserve", 2, {"nut": 3})])
#> warehouse({"nut": 5, "bolt": 2}, [("reserve", 1, {"nut": 2, "bolt": 2}), ("ship", 1, None)])
#> warehouse({"cog": 4}, [("reserve", 7, {"cog": 4}), ("cancel", 7, {}), ("reserve", 8, {"cog": 1})])
#> warehouse({"a": 1}, [("ship", 3, {}), ("reserve", 4, {"b": 1})])
#> warehouse({"x": 10, "y": 10}, [("reserve", 1, {"x": 6}), ("reserve", 2, {"y": 9, "x": 4}), ("ship", 2, {})])
# %%
class Beat:
    def __init__(self, pattern):
        self.pattern = pattern

    def __mul__(self, n):
        return Beat(self.pattern * n)

    def __or__(self, other):
        size = max(len(self.pattern), len(other.pattern))
        a = self.pattern.ljust(size, "-")
        b = other.pattern.ljust(size, "-")
        return Beat("".join("X" if p == q == "x" else max(p, q) for p, q in zip(a, b)))

    def __invert__(self):
        swap = {"x": "-", "-": "x"}
        return Beat("".join(swap.get(c, c) for c in self.pattern))

    def __repr__(self):
        return self.pattern


def drum(first, second, times):
    a, b = Beat(first) * times, Beat(second)
    both = a | b
    return repr(both), repr(~both), both.pattern.count("X")
#> drum("x--", "x-x-", 2)
#> drum("-", "xx", 3)
#> drum("xx-x", "", 1)
#> drum("x-", "-x", 2)
#> drum("x-x", "xxx-x", 0)
# %%
def flip_pairs(s):
    return "".join(s[i:i + 2][::-1] for i in range(0, len(s), 2))


def drop_first(s, ch):
    i = s.find(ch)
    return s if i < 0 else s[:i] + s[i + 1:]


def until_stable(fn, x, limit=6):
    for n in range(limit):
        y = fn(x)
        if y == x:
            return x, n
        x = y
    return x, limit


class Solution:
    def wear_down(self, text, ch):
        return until_stable(lambda s: drop_first(flip_pairs(s), ch), text)
#> Solution().wear_down("abcd", "a")
#> Solution().wear_down("aaaa", "a")
#> Solution().wear_down("zz", "q")
#> Solution().wear_down("hello", "l")
#> Solution().wear_down("x", "x")
# %%
from collections import deque


class Elf:
    def __init__(self, name, presents=1):
        self.name, self.presents = name, presents

    def __repr__(self):
        return f"{self.name}{self.presents}"


def circle_game(names, steal_every=2):
    ring = deque(Elf(n) for n in names)
    out = []
    while len(ring) > 1:
        thief = ring[0]
        ring.rotate(-(steal_every - 1))
        victim = ring[0] if ring[0] is not thief else ring[1]
        thief.presents += victim.presents
        ring.remove(victim)
        out.append(victim.name)
        while ring[-1] is not thief:
            ring.rotate(-1)
    return repr(ring[0]), "".join(out)
#> circle_game("abc")
#> circle_game("wxyz", 3)
#> circle_game("k")
#> circle_game("abcde", steal_every=4)
#> circle_game("pq")
# %%
class Policy:
    def __init__(self, *allow, deny=()):
        self.allow, self.deny = allow, deny

    def __repr__(self):
        return f"+{self.allow}-{self.deny}"

    def check(self, path):
        good = [p for p in self.allow if path.startswith(p)]
        bad = [p for p in self.deny if path.startswith(p)]
        if not good:
            return "none"
        longest_bad = max(map(len, bad), default=-1)
        return "yes" if max(map(len, good)) > longest_bad else "denied"

    def __add__(self, other):
        return Policy(*self.allow, *other.allow, deny=self.deny + other.deny)


def access(rules, paths):
    total = Policy()
    for r in rules:
        pol = Policy(r[1:]) if r[0] == "+" else Policy(deny=(r[1:],))
        total += pol
    return [total.check(p) for p in paths], len(total.allow)
#> access(["+/a", "-/a/b"], ["/a/x", "/a/b/c", "/z"])
#> access(["-/"], ["/home"])
#> access(["+/", "-/etc", "+/etc/pub"], ["/etc/pub/k", "/etc/pw", "/usr"])
#> access([], ["/q"])
#> access(["+/m", "-/m"], ["/m", "/n"])
# %%
class Sky:
    def __init__(self):
        self.balloons = []

    def __repr__(self):
        return f"Sky{self.balloons}"

    def release(self, name, speed=1, **when):
        self.balloons.append([name, speed, when.get("at", 0)])

    def heights(self, t):
        for name, speed, at in self.balloons:
            if t >= at:
                yield name, (t - at) * speed

    def top(self, t):
        return max(self.heights(t), key=lambda p: p[1], default=("none", 0))


def watch(times, *balloons):
    sky = Sky()
    for name, opts in balloons:
        sky.release(name, **opts)
    tops = [sky.top(t) for t in times]
    changes = sum(a[0] != b[0] for a, b in zip(tops, tops[1:]))
    return tops, changes
#> watch([1, 5, 10], ("red", {}), ("blue", {"speed": 3, "at": 4}))
#> watch([0, 2], ("a", {"at": 1}))
#> watch([3, 6, 9], ("x", {"speed": 2}), ("y", {"speed": 4, "at": 3}), ("z", {"speed": 20, "at": 8}))
#> watch([], ("q", {}))
#> watch([7, 8], ("m", {"at": 2, "speed": -1}), ("n", {"at": 7}))
# %%
def make_counter(names):
    counts = dict.fromkeys(names, 0)

    def count(name, n=1):
        if name not in counts:
            raise KeyError(name)
        counts[name] += n

    def merge(other):
        for k, v in other.items():
            try:
                count(k, v)
            except KeyError:
                count(names[-1], v)

    return counts, count, merge


def election(candidates, votes, postal):
    counts, count, merge = make_counter(candidates)
    for v in votes:
        count(candidates[v % len(candidates)])
    merge(postal)
    best = max(counts.values())
    winners = [c for c in candidates if counts[c] == best]
    return counts, winners
#> election(["ada", "bo"], [0, 1, 2, 4], {"bo": 3})
#> election(["x", "y", "none"], [0, 1], {"zed": 1})
#> election(["solo"], [5, 6, 7], {})
#> election(["p", "q", "r"], [], {"p": 4, "q": 4, "s": 3})
#> election(["k", "l"], [1, 3, -1], {"m": 10, "k": 15})
# %%
class Piggy:
    coins = (50, 20, 10, 5, 1)

    def __init__(self, **have):
        self.have = {c: have.get(f"c{c}", 0) for c in self.coins}

    def __repr__(self):
        return "Piggy" + str({c: n for c, n in self.have.items() if n})

    def __int__(self):
        return sum(c * n for c, n in self.have.items())

    def shake_out(self, amount):
        """Biggest coins first, only what is inside."""
        got = []
        for c in self.coins:
            while self.have[c] and c <= amount:
                self.have[c] -= 1
                amount -= c
                got.append(c)
        return got, amount


def raid(asks, **have):
    p = Piggy(**have)
    before = int(p)
    results = [p.shake_out(a) for a in asks]
    return results, before, int(p)
#> raid([30], c20=2, c10=1)
#> raid([60, 60], c50=1, c20=3)
#> raid([7], c5=3)
#> raid([18, 3], c10=1, c5=1, c1=4)
#> raid([])
# %%
class Filter:
    def __init__(self, test, nxt=None):
        self.test, self.nxt, self.stopped = test, nxt, []

    def __repr__(self):
        return f"Filter(stopped={self.stopped}) > {self.nxt}"

    def __call__(self, x):
        if not self.test(x):
            self.stopped.append(x)
            return False
        return self.nxt(x) if self.nxt else True


def chain_filters(*tests):
    first = None
    for t in reversed(tests):
        first = Filter(t, first)
    return first


def screening(numbers, low, high):
    gate = chain_filters(lambda n: n >= low, lambda n: n <= high, lambda n: n % 10 != 3)
    passed = [n for n in numbers if gate(n)]
    caught, f = [], gate
    while f:
        caught.append(f.stopped)
        f = f.nxt
    return passed, caught
#> screening([5, 13, 20, 2, 99], 4, 50)
#> screening([3, 33, 333], 0, 100)
#> screening([], 1, 2)
#> screening([-7, -13, 8], -10, 10)
#> screening([450, 500, 503, 612], 500, 600)
# %%
class Solution:
    class Ball:
        def __init__(self, x, v):
            self.x, self.v = x, v

        def __repr__(self):
            return f"{self.x}{'+' if self.v > 0 else '-'}"

    def marbles(self, balls, length, steps):
        """Marbles in a groove; two on one place swap directions."""
        balls = [self.Ball(*b) for b in balls]
        bumps = 0
        for _ in range(steps):
            for b in balls:
                b.x += b.v
                if not 0 < b.x < length:
                    b.v = -b.v
            for i, a in enumerate(balls):
                for b in balls[i + 1:]:
                    if a.x == b.x:
                        a.v, b.v = b.v, a.v
                        bumps += 1
        return [repr(b) for b in balls], bumps
#> Solution().marbles([(0, 1), (4, -1)], 6, 3)
#> Solution().marbles([(5, 1)], 6, 4)
#> Solution().marbles([(1, 1), (3, -1), (5, -1)], 8, 4)
#> Solution().marbles([], 3, 2)
#> Solution().marbles([(2, 2), (6, -2)], 8, 3)
# %%
def parse_args(argv, spec):
    """--name value, -f flag, the rest positional"""
    opts, rest = dict(spec), []
    it = iter(argv)
    for word in it:
        if word.startswith("--"):
            name, eq, value = word[2:].partition("=")
            opts[name] = cast(value if eq else next(it, ""), spec.get(name))
        elif word.startswith("-"):
            for ch in word[1:]:
                opts[ch] = True
        else:
            rest.append(word)
    return opts, rest


def cast(text, like):
    if isinstance(like, bool):
        return text in ("1", "yes")
    if isinstance(like, int):
        return int(text)
    return text


def cli(line, **spec):
    opts, rest = parse_args(line.split(), spec)
    return {k: v for k, v in opts.items() if spec.get(k) != v}, rest
#> cli("run --size 12 -v", size=10)
#> cli("--name=bob in out", name="", size=1)
#> cli("-xyz --deep yes", deep=False, x=True)
#> cli("")
#> cli("a --n 5 b --n=7 c --t", n=7, t="t")
# %%
class Bracket:
    def __init__(self, *players):
        self.players = list(players)
        self.history = []

    def __repr__(self):
        return f"Bracket({self.players})"

    def __bool__(self):
        return len(self.players) > 1

    def round(self, beats):
        nxt = []
        ps = self.players
        for a, b in zip(ps[::2], ps[1::2]):
            nxt.append(a if beats(a, b) else b)
        if len(ps) % 2:
            nxt.insert(0, ps[-1])
        self.history.append(len(nxt))
        self.players = nxt


def tournament(skills, upset=0):
    def beats(a, b):
        return skills[a] + upset >= skills[b]

    br = Bracket(*skills)
    while br:
        br.round(beats)
    return br.players, br.history
#> tournament({"a": 5, "b": 9, "c": 7})
#> tournament({"a": 5, "b": 9, "c": 7}, upset=4)
#> tournament({"p": 1, "q": 1, "r": 2, "s": 8, "t": 3})
#> tournament({})
#> tournament({"u": 40, "v": 30, "w": 45, "x": 50}, 6)
# %%
class Cal:
    days = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

    def __init__(self, month, day):
        self.month, self.day = month, day

    def __repr__(self):
        return f"{self.day}.{self.month}."

    @property
    def ordinal(self):
        return sum(self.days[:self.month - 1]) + self.day

    @classmethod
    def from_ordinal(cls, n):
        n = (n - 1) % 365 + 1
        for m, length in enumerate(cls.days, 1):
            if n <= length:
                return cls(m, n)
            n -= length

    def __add__(self, n):
        return Cal.from_ordinal(self.ordinal + n)


def reminders(first, gap, times):
    d = Cal(*first)
    out = [repr(d)]
    for _ in range(times):
        d = d + gap
        out.append(repr(d))
        gap += 1
    return out, d.ordinal
#> reminders((1, 30), 3, 2)
#> reminders((12, 25), 7, 2)
#> reminders((2, 28), 1, 3)
#> reminders((6, 15), 100, 1)
#> reminders((3, 1), -10, 2)
# %%
def pretty(value, depth=0, limit=2):
    show = SHOW.get(type(value), repr)
    return show(value) if show is repr else show(value, depth, limit)


def show_list(xs, depth, limit):
    if depth >= limit:
        return f"[{len(xs)}]"
    return "[" + " ".join(pretty(x, depth + 1, limit) for x in xs) + "]"


def show_dict(d, depth, limit):
    if depth >= limit:
        return "{..}"
    return "{" + " ".join(f"{k}:{pretty(v, depth + 1, limit)}" for k, v in d.items()) + "}"


def show_int(n, *_depth):
    return str(n) if len(_depth) < 2 or abs(n) < 1000 else f"{n // 1000}k"


SHOW = {list: show_list, dict: show_dict, int: show_int}


def dump(value, limit=2):
    text = pretty(value, limit=limit)
    return text, len(text)
#> dump([1, [2, [3, 4]]])
#> dump({"a": 12345, "b": [1.5, None]})
#> dump([[[[]]]], limit=3)
#> dump(-2500)
#> dump({"x": {"y": {"z": 1}}, "w": [[7], {}]}, 1)
# %%
class Pool:
    def __init__(self, n):
        self.free = list(range(n, 0, -1))
        self.used = {}

    def __repr__(self):
        return f"Pool(free={self.free}, used={self.used})"

    def lease(self, who):
        outer = self

        class Lease:
            def __enter__(self):
                outer.used[who] = outer.free.pop()
                return outer.used[who]

            def __exit__(self, *exc):
                outer.free.append(outer.used.pop(who))
                return exc[0] is IndexError

            def __repr__(self):
                return f"Lease({who})"
        return Lease()


def nested_leases(n, names):
    pool = Pool(n)
    log = []

    def hold(rest):
        if not rest:
            log.append(dict(pool.used))
            return 0
        with pool.lease(rest[0]) as no:
            return no + hold(rest[1:])

    try:
        total = hold(names)
    except IndexError:
        total = -1
    return total, log, pool.free
#> nested_leases(3, ["a", "b"])
#> nested_leases(1, ["x"])
#> nested_leases(1, ["x", "y"])
#> nested_leases(2, [])
#> nested_leases(4, ["p", "q", "r", "s"])
# %%
class Train:
    def __init__(self, line):
        self.line, self.at, self.dir = line, 0, 1

    def __iter__(self):
        while True:
            yield self.line[self.at]
            if not 0 <= self.at + self.dir < len(self.line):
                self.dir = -self.dir
            self.at += self.dir

    def __repr__(self):
        return f"Train@{self.line[self.at]}{self.dir:+d}"


def meet(line_a, line_b, limit=12):
    a, b = Train(line_a), Train(line_b)
    for t, (x, y) in enumerate(zip(a, b)):
        if x == y:
            return x, t
        if t == limit:
            break
    return None, repr(a), repr(b)
#> meet("abcd", "xcb")
#> meet("pq", "qp")
#> meet("mno", "zzm")
#> meet("abc", "defc")
#> meet(["N", "S", "E"], ["W", "E", "S", "N"], limit=5)
# %%
class Growable:
    grow_by = 2

    def __init__(self):
        self.cells = [None]
        self.n = 0
        self.copies = 0

    def __repr__(self):
        return str(self.cells)

    def append(self, x):
        if self.n == len(self.cells):
            bigger = [None] * (len(self.cells) * self.grow_by)
            for i, c in enumerate(self.cells):
                bigger[i] = c
                self.copies += 1
            self.cells = bigger
        self.cells[self.n] = x
        self.n += 1


class Fast(Growable):
    grow_by = 4


def compare_growth(values):
    slow, fast = Growable(), Fast()
    for v in values:
        for g in (slow, fast):
            g.append(v)
    return slow.copies, fast.copies, slow.cells.count(None), fast.cells.count(None)
#> compare_growth([1, 2, 3])
#> compare_growth([9])
#> compare_growth([4, 4, 4, 4, 4])
#> compare_growth([])
#> compare_growth("growing")
# %%
from itertools import chain, repeat


def run_lengths(text):
    prev, n = None, 0
    for ch in chain(text, [None]):
        if ch == prev:
            n += 1
            continue
        if prev is not None:
            yield prev, n
        prev, n = ch, 1


def clip(pairs, most):
    for ch, n in pairs:
        yield from repeat(ch, min(n, most))


def stutter_free(text, most=2):
    fixed = "".join(clip(run_lengths(text), most))
    cuts = {ch: n - most for ch, n in run_lengths(text) if n > most}
    return fixed, cuts
#> stutter_free("heeeello")
#> stutter_free("aaabbbccc", most=1)
#> stutter_free("xyz")
#> stutter_free("noooo waaay", 3)
#> stutter_free("")
# %%
class Mask:
    def __init__(self, *names):
        self.bit = {n: 1 << i for i, n in enumerate(names)}

    def __repr__(self):
        return f"Mask({self.bit})"

    def pack(self, **on):
        value = 0
        for name, flag in on.items():
            if flag:
                value |= self.bit[name]
        return value

    def names(self, value):
        return [n for n, b in self.bit.items() if value & b]


def permissions(grants, revoke):
    m = Mask("read", "write", "run", "own")
    total = 0
    for g in grants:
        total |= m.pack(**dict.fromkeys(g, True))
    after = total & ~m.pack(**dict.fromkeys(revoke, True))
    return total, after, m.names(after), m.names(total ^ after)
#> permissions([["read"], ["write", "run"]], ["run"])
#> permissions([["own"]], ["read", "own"])
#> permissions([], ["write"])
#> permissions([["read", "own"], ["read"]], [])
#> permissions([["fly"]], [])
# %%
def with_history(fn):
    past = []

    def wrapper(x):
        result = fn(x, past)
        past.append(result)
        return result
    wrapper.past = past
    return wrapper


@with_history
def drift(x, past):
    if not past:
        return x
    pull = (past[-1] - x) // 2
    return x + pull


@with_history
def record(x, past):
    return x if all(x > p for p in past) else 0


def weather(values):
    smooth = [drift(v) for v in values]
    highs = [record(v) for v in values]
    return smooth, highs, len(drift.past)
#> weather([10, 20, 14])
#> weather([5, 5, 5])
#> weather([-4, 8, 3, 9])
#> weather([100])
#> weather([31, 17, 48, 2, 60])
# %%
class Deck:
    def __init__(self, n):
        self.cards = list(range(1, n + 1))

    def __len__(self):
        return len(self.cards)

    def __repr__(self):
        return f"Deck{self.cards}"

    def cut(self, k):
        self.cards = self.cards[k:] + self.cards[:k]

    def riffle(self, out=True):
        half = (len(self) + out) // 2
        a, b = self.cards[:half], self.cards[half:]
        mixed = [c for pair in zip(a, b) for c in (pair if out else pair[::-1])]
        self.cards = mixed + a[len(b):] + b[len(a):]

    def deal(self, k=1):
        dealt, self.cards = self.cards[:k], self.cards[k:]
        return dealt


def magic(n, script):
    d, out = Deck(n), []
    acts = {"o": lambda: d.riffle(), "i": lambda: d.riffle(out=False), "c": lambda: d.cut(2), "d": lambda: out.extend(d.deal())}
    for ch in script:
        acts[ch]()
    return d.cards, out
#> magic(6, "o")
#> magic(7, "ioc")
#> magic(4, "dcd")
#> magic(1, "ocid")
#> magic(8, "iid")
# %%
class Solution:
    def label_regions(self, rows):
        class Sets:
            def __init__(self):
                self.up = {}

            def __repr__(self):
                return f"Sets({self.up})"

            def root(self, x):
                self.up.setdefault(x, x)
                while self.up[x] != x:
                    x = self.up[x]
                return x

            def join(self, a, b):
                a, b = sorted((self.root(a), self.root(b)))
                self.up[b] = a

        sets = Sets()
        for r, row in enumerate(rows):
            for c, ch in enumerate(row):
                sets.join((r, c), (r, c))
                if c and row[c - 1] == ch:
                    sets.join((r, c), (r, c - 1))
                if r and rows[r - 1][c] == ch:
                    sets.join((r, c), (r - 1, c))
        sizes = {}
        for cell in list(sets.up):
            k = sets.root(cell)
            sizes[k] = sizes.get(k, 0) + 1
        return [rows[r][c] + str(n) for (r, c), n in sorted(sizes.items())]
#> Solution().label_regions(["aab", "abb"])
#> Solution().label_regions(["x"])
#> Solution().label_regions(["pq", "qp"])
#> Solution().label_regions([])
#> Solution().label_regions(["aba", "aaa"])
# %%
class Vote:
    weights = {"mayor": 3, "council": 2}

    def __init__(self, who, yes, role="citizen"):
        self.who, self.yes, self.role = who, yes, role

    @property
    def weight(self):
        return self.weights.get(self.role, 1) * (1 if self.yes else -1)

    def __repr__(self):
        return f"{self.who}{self.weight:+d}"


def motion(votes, veto=None):
    cast = {}
    for v in votes:
        vote = Vote(*v)
        cast[vote.who] = vote
    if veto in cast and not cast[veto].yes:
        return "vetoed", list(map(repr, cast.values()))
    total = sum(v.weight for v in cast.values())
    return ("passed" if total > 0 else "failed"), total
#> motion([("al", True), ("bo", False, "council")])
#> motion([("al", True, "mayor"), ("bo", False), ("al", False)])
#> motion([("cy", False), ("di", True, "mayor")], veto="cy")
#> motion([("ed", True), ("fi", True, "council")], "ed")
#> motion([])
# %%
def rpn_to_tree(tokens):
    stack = []
    for t in tokens:
        if t.isalpha() or t.isdigit():
            stack.append(t)
        else:
            right = stack.pop()
            left = stack.pop()
            stack.append((t, left, right))
    return stack[-1]


def infix(tree, parent=0, rank={"+": 1, "-": 1, "*": 2, "/": 2}):
    if isinstance(tree, str):
        return tree
    op, l, r = tree
    mine = rank[op]
    text = infix(l, mine) + op + infix(r, mine + (op in "-/"))
    return f"({text})" if mine < parent else text


def leaves(tree):
    if isinstance(tree, str):
        yield tree
    else:
        for kid in tree[1:]:
            yield from leaves(kid)


def to_infix(rpn):
    tree = rpn_to_tree(rpn.split())
    return infix(tree), sorted(set(leaves(tree)))
#> to_infix("a b + c *")
#> to_infix("a b c - -")
#> to_infix("x 2 * y /")
#> to_infix("7")
#> to_infix("p q / r s / / p +")
# %%
class Gate:
    def __init__(self, kind, *ins):
        self.kind, self.ins = kind, ins

    def __repr__(self):
        return f"{self.kind}{self.ins}"

    def __call__(self, values):
        bits = [values[i] for i in self.ins]
        fn = {"and": all, "or": any, "not": lambda b: not b[0], "xor": lambda b: sum(b) % 2}[self.kind]
        return int(fn(bits))


def simulate(wires, **inputs):
    gates = {}
    for wire in wires:
        left, name = wire.split("->")
        gates[name] = Gate(*left.split())
    values, rounds = dict(inputs), 0
    while len(values) < len(inputs) + len(gates) and rounds < 5:
        rounds += 1
        for name, g in gates.items():
            if name not in values and all(i in values for i in g.ins):
                values[name] = g(values)
    return values, rounds
#> simulate(["and a b->c"], a=1, b=1)
#> simulate(["not d->e", "or a b->d"], a=0, b=0)
#> simulate(["xor x y->s", "and x y->k", "xor s z->t"], x=1, y=0, z=1)
#> simulate(["and p q->r"], p=1)
#> simulate([], m=0)
# %%
class Library:
    loan_days = 14

    def __init__(self, **copies):
        self.copies = copies
        self.loans = []
        self.fines = {}

    def __repr__(self):
        return f"Library({self.copies}, loans={self.loans})"

    def lend(self, who, book, day):
        if not self.copies.get(book):
            return
        self.copies[book] -= 1
        self.loans.append((who, book, day + self.loan_days))

    def take_back(self, who, book, day):
        for loan in self.loans:
            if loan[:2] == (who, book):
                self.loans.remove(loan)
                self.copies[book] += 1
                late = day - loan[2]
                if late > 0:
                    self.fines[who] = self.fines.get(who, 0) + late
                break


def year_of_loans(copies, events):
    lib = Library(**copies)
    acts = {"L": lib.lend, "R": lib.take_back}
    for kind, *rest in events:
        acts[kind](*rest)
    return lib.copies, lib.loans, lib.fines
#> year_of_loans({"emma": 1}, [("L", "jo", "emma", 1), ("L", "al", "emma", 2)])
#> year_of_loans({"emma": 1}, [("L", "jo", "emma", 1), ("R", "jo", "emma", 20)])
#> year_of_loans({"dune": 2}, [("R", "cy", "dune", 3)])
#> year_of_loans({}, [("L", "x", "y", 0)])
#> year_of_loans({"a": 2, "b": 1}, [("L", "p", "a", 0), ("L", "q", "a", 5), ("R", "q", "a", 30), ("L", "p", "b", 31), ("R", "p", "a", 16)])
# %%
def average(xs):
    return sum(xs) // len(xs)


def spread(xs, centre=average):
    c = centre(xs)
    return [abs(x - c) for x in xs]


def outliers(xs, k=2, **kw):
    gaps = spread(xs, **kw)
    typical = average(gaps) or 1
    return [x for x, g in zip(xs, gaps) if g > k * typical]


def clean_data(xs, mode="mean"):
    centres = {"mean": average, "mid": lambda v: sorted(v)[len(v) // 2], "first": lambda v: v[0]}
    bad = outliers(xs, centre=centres[mode])
    kept = [x for x in xs if x not in bad]
    return kept, bad, average(kept)
#> clean_data([5, 6, 7, 90])
#> clean_data([5, 6, 7, 8, 90], "mid")
#> clean_data([10, 10, 10])
#> clean_data([1, 2, 2, 40, 3, 2], mode="first")
#> clean_data([-50, 3, 4, 5, 4, 3], mode="mid")
# %%
class Bubble:
    def __init__(self, size):
        self.size = size

    def __repr__(self):
        return f"o{self.size}"

    def merge(self, other):
        self.size += other.size
        return self

    @property
    def unstable(self):
        return self.size >= 10


def foam(sizes):
    """Neighbours of equal parity merge; bubbles of ten and more burst."""
    bubbles = [Bubble(s) for s in sizes]
    popped = []
    i = 0
    while i + 1 < len(bubbles):
        a, b = bubbles[i], bubbles[i + 1]
        if (a.size - b.size) % 2 == 0:
            a.merge(bubbles.pop(i + 1))
            if a.unstable:
                popped.append(bubbles.pop(i).size)
            i = max(0, i - 1)
        else:
            i += 1
    return [b.size for b in bubbles], popped
#> foam([1, 3, 5, 2])
#> foam([6, 8, 1])
#> foam([7])
#> foam([2, 1, 1, 4, 3, 3])
#> foam([9, 4, 5, 5, 2, 2])
# %%
class Solution:
    def __init__(self):
        self.trail = []

    def _left(self, lo, mid):
        self.trail.append("L")
        return lo, mid - 1

    def _right(self, mid, hi):
        self.trail.append("R")
        return mid + 1, hi

    def guess(self, secret, lo=1, hi=100, *, lies=()):
        """The answers number in `lies` are the wrong way round."""
        n = 0
        while lo <= hi:
            mid = (lo + hi) // 2
            if mid == secret:
                break
            lower = secret < mid
            if n in lies:
                lower = not lower
            lo, hi = self._left(lo, mid) if lower else self._right(mid, hi)
            n += 1
        return "".join(self.trail), lo <= hi, (lo, hi)
#> Solution().guess(37)
#> Solution().guess(6, 1, 8)
#> Solution().guess(90, lies=[2])
#> Solution().guess(50)
#> Solution().guess(-3, lo=-20, hi=20, lies=(4,))
