# %%
class Sock:
    def __init__(self, colour, size):
        self.colour, self.size = colour, size

    def __repr__(self):
        return f"{self.colour}{self.size}"

    def fits(self, other):
        return self.colour == other.colour and abs(self.size - other.size) <= 1


class Drawer:
    def __init__(self):
        self.single, self.pairs = [], []

    def __repr__(self):
        return f"Drawer(single={self.single}, pairs={self.pairs})"

    def toss(self, sock):
        for s in self.single:
            if s.fits(sock):
                self.single.remove(s)
                self.pairs.append((s, sock))
                return True
        self.single.append(sock)
        return False


def laundry(text):
    d = Drawer()
    matched = [d.toss(Sock(t[0], int(t[1:]))) for t in text.split()]
    return matched.count(True), str(d.single), str(d.pairs)
#> laundry("r40 b41 r41 b39")
#> laundry("g38 g38 g38")
#> laundry("")
#> laundry("w36 w38 w37 w39")
#> laundry("k44 y12 k45 k43 y13")
# %%
def split_money(amount, *shares, **fixed):
    left = amount
    paid = {}
    for name, sum_ in fixed.items():
        paid[name] = min(sum_, left)
        left -= paid[name]
    return paid, spread(left, *shares)


def spread(left, *shares):
    whole = sum(shares)
    out = []
    for s in shares:
        part = left * s // whole
        out.append(part)
        left -= part
        whole -= s
    return out


def payday(amount, shares, bills):
    paid, parts = split_money(amount, *shares, **bills)
    short = {k: bills[k] - v for k, v in paid.items() if v < bills[k]}
    return paid, parts, short
#> payday(1000, [1, 1, 2], {"rent": 600})
#> payday(100, [3, 7], {"gas": 70, "web": 45})
#> payday(77, [1, 1, 1], {})
#> payday(50, [], {"tax": 20})
#> payday(1001, [5, 3, 2], {"a": 1, "b": 99})
# %%
class Bird:
    def __init__(self, name, note):
        self.name, self.note = name, note
        self.heard = 0

    def __repr__(self):
        return f"{self.name}({self.heard})"

    def sing(self):
        while True:
            got = yield self.note * (1 + self.heard % 3)
            if got and got != self.note:
                self.heard += 1


def dawn(birds, rounds):
    flock = [Bird(*b) for b in birds]
    songs = [b.sing() for b in flock]
    heard = [next(s) for s in songs]
    score = ["".join(heard)]
    for _ in range(rounds):
        last = heard[-1:] + heard[:-1]
        heard = [s.send(n) for s, n in zip(songs, last)]
        score.append("".join(heard))
    return score, [b.heard for b in flock]
#> dawn([("wren", "a"), ("owl", "u")], 2)
#> dawn([("tit", "i")], 3)
#> dawn([("x", "o"), ("y", "o")], 2)
#> dawn([], 1)
#> dawn([("p", "k"), ("q", "l"), ("r", "m")], 3)
# %%
from typing import NamedTuple


class Box(NamedTuple):
    w: int
    h: int
    d: int = 1

    @property
    def volume(self):
        return self.w * self.h * self.d

    def turned(self):
        return Box(*sorted(self, reverse=True))

    def holds(self, other):
        return all(a > b for a, b in zip(self.turned(), other.turned()))


def nest_boxes(sizes):
    boxes = sorted((Box(*s) for s in sizes), key=lambda b: -b.volume)
    nest, outside = [], []
    for b in boxes:
        if not nest or nest[-1].holds(b):
            nest.append(b)
        else:
            outside.append(b)
    return [b.volume for b in nest], [tuple(b) for b in outside]
#> nest_boxes([(5, 5, 5), (3, 4, 2), (1, 1)])
#> nest_boxes([(9, 1, 9), (2, 2, 2)])
#> nest_boxes([])
#> nest_boxes([(4, 6, 8), (7, 3, 5), (5, 5, 5)])
#> nest_boxes([(10, 10), (2, 3), (12, 7, 3)])
# %%
class Flight:
    def __init__(self, seats):
        self.rows = [["_"] * 2 for _ in range(seats // 2)]

    def __repr__(self):
        return " ".join("".join(r) for r in self.rows)

    def place(self, tag, group):
        """Groups want a free row per two; singles fill the gaps."""
        placed = 0
        for row in self.rows:
            if group - placed >= 2 and row == ["_", "_"]:
                row[:] = [tag, tag]
                placed += 2
        for row in self.rows:
            for i, s in enumerate(row):
                if s == "_" and placed < group:
                    row[i] = tag
                    placed += 1
        return group - placed


def boarding(seats, *groups):
    plane = Flight(seats)
    left = {}
    for tag, n in zip("abcdef", groups):
        rest = plane.place(tag, n)
        if rest:
            left[tag] = rest
    return repr(plane), left
#> boarding(6, 3, 2)
#> boarding(4, 1, 1, 2)
#> boarding(8, 2, 1, 4, 3)
#> boarding(0, 2)
#> boarding(10, 5, 5)
# %%
def validator(*checks):
    def run(value):
        return [name for name, ok in checks if not ok(value)]
    return run


def between(a, b):
    return f"{a}..{b}", lambda v: a <= len(v) <= b


def has(kind):
    return f"has {kind}", lambda v: any(getattr(c, f"is{kind}")() for c in v)


def no_repeat(n=2):
    def ok(v):
        return all(len(set(v[i:i + n])) > 1 for i in range(len(v) - n + 1))
    return f"repeat{n}", ok


def check_codes(codes, strict=False):
    rules = [between(4, 8), has("digit")]
    if strict:
        rules += [has("upper"), no_repeat()]
    check = validator(*rules)
    return {c: check(c) for c in codes}
#> check_codes(["abc1", "toolongcode"])
#> check_codes(["abc1", "AA11x"], strict=True)
#> check_codes(["", "Zebra7"], True)
#> check_codes([])
#> check_codes(["x9", "nine", "No1Here"], strict=True)
# %%
class Pot:
    def __init__(self, stakes):
        self.chips = dict(stakes)
        self.pot = 0
        self.bets = {}

    def __repr__(self):
        return f"Pot({self.pot}, {self.bets})"

    def bet(self, who, n):
        n = min(n, self.chips[who])
        self.chips[who] -= n
        self.bets[who] = self.bets.get(who, 0) + n
        self.pot += n
        return n

    def win(self, who):
        """A winner takes from each no more than its own bet."""
        cap = self.bets.get(who, 0)
        for name, n in self.bets.items():
            take = min(n, cap)
            self.chips[who] += take
            self.chips[name] += n - take
        self.pot, self.bets = 0, {}


def poker(stakes, bets, winner):
    p = Pot(stakes)
    real = [p.bet(*b) for b in bets]
    size = p.pot
    p.win(winner)
    return real, size, p.chips
#> poker({"al": 50, "bo": 20}, [("al", 30), ("bo", 30)], "bo")
#> poker({"al": 50, "bo": 20}, [("al", 30), ("bo", 30)], "al")
#> poker({"x": 10, "y": 10, "z": 10}, [("x", 5), ("y", 5)], "z")
#> poker({"p": 100}, [("p", 40), ("p", 90)], "p")
#> poker({"m": 8, "n": 60, "o": 30}, [("n", 25), ("m", 25), ("o", 40)], "m")
# %%
class Solution:
    def simulate_lights(self, plan, seconds):
        class Light:
            order = ["red", "green", "amber"]

            def __init__(self, times, offset=0):
                self.times = times
                self.t = offset

            def __repr__(self):
                return f"{self.colour}@{self.t}"

            @property
            def colour(self):
                t = self.t % sum(self.times)
                for name, length in zip(self.order, self.times):
                    if t < length:
                        return name
                    t -= length

        lights = [Light(*p) for p in plan]
        all_green = 0
        for _ in range(seconds):
            all_green += all(l.colour == "green" for l in lights)
            for l in lights:
                l.t += 1
        return all_green, [repr(l) for l in lights]
#> Solution().simulate_lights([((2, 3, 1),)], 6)
#> Solution().simulate_lights([((1, 2, 1), 1), ((2, 2, 1),)], 5)
#> Solution().simulate_lights([((4, 4, 2), 5)], 3)
#> Solution().simulate_lights([], 2)
#> Solution().simulate_lights([((1, 1, 1),), ((1, 1, 1), 1)], 4)
# %%
class Graph:
    def __init__(self, text):
        self.out = {}
        for edge in text.split():
            a, b = edge[0], edge[-1]
            w = int(edge[1:-1] or 1)
            self.out.setdefault(a, {})[b] = w
            self.out.setdefault(b, {})

    def __repr__(self):
        return str(self.out)

    def paths(self, a, b, budget, trail=""):
        trail += a
        if a == b:
            yield trail, budget
            return
        for n, w in self.out[a].items():
            if n not in trail and w <= budget:
                yield from self.paths(n, b, budget - w, trail)


def routes(text, ends, budget):
    g = Graph(text)
    found = list(g.paths(*ends, budget))
    best = max(found, key=lambda f: f[1], default=None)
    return len(found), best
#> routes("a3b b2c a6c", "ac", 10)
#> routes("a3b b2c a6c", "ac", 5)
#> routes("xy yz zx", "xz", 1)
#> routes("p1q p1r q1s r1s q1r", "ps", 4)
#> routes("m9n", "mn", 8)
# %%
def accumulate_until(limit):
    total, used = 0, []

    def add(x):
        nonlocal total
        if total + x > limit:
            return False
        total += x
        used.append(x)
        return True

    def undo():
        nonlocal total
        if used:
            total -= used.pop()
        return total

    return add, undo, used


def backpack(limit, stones):
    add, undo, used = accumulate_until(limit)
    refused = []
    for s in stones:
        if not add(s):
            if used and used[-1] > s:
                refused.append(used[-1])
                undo()
                add(s)
            else:
                refused.append(s)
    return used, refused, sum(used)
#> backpack(10, [4, 5, 3])
#> backpack(6, [7, 8])
#> backpack(20, [9, 8, 7, 2, 1])
#> backpack(0, [])
#> backpack(15, [15, 1, 14, 30])
# %%
class Page:
    def __init__(self, url, *links):
        self.url, self.links, self.rank = url, links, 100

    def __repr__(self):
        return f"{self.url}:{self.rank}"


class Web:
    def __init__(self, **pages):
        self.pages = {u: Page(u, *ls) for u, ls in pages.items()}

    def __repr__(self):
        return str(list(self.pages.values()))

    def step(self, keep=20):
        incoming = dict.fromkeys(self.pages, keep)
        for p in self.pages.values():
            good = [l for l in p.links if l in incoming]
            for l in good:
                incoming[l] += p.rank * 8 // (10 * len(good))
        for u, r in incoming.items():
            self.pages[u].rank = r


def pagerank(pages, rounds=2, **kw):
    web = Web(**pages)
    for _ in range(rounds):
        web.step(**kw)
    order = sorted(web.pages.values(), key=lambda p: (-p.rank, p.url))
    return [repr(p) for p in order]
#> pagerank({"a": "b", "b": "a", "c": "a"})
#> pagerank({"x": "yz", "y": "", "z": "x"}, rounds=3)
#> pagerank({"k": "q"}, 1)
#> pagerank({"m": "n", "n": "m"}, keep=0)
#> pagerank({})
# %%
class Editor:
    def __init__(self):
        self.lines = [""]
        self.row = self.col = 0

    def __repr__(self):
        return f"{self.lines}@{self.row},{self.col}"

    def type(self, ch):
        line = self.lines[self.row]
        self.lines[self.row] = line[:self.col] + ch + line[self.col:]
        self.col += 1

    def enter(self):
        line = self.lines[self.row]
        self.lines[self.row:self.row + 1] = [line[:self.col], line[self.col:]]
        self.row, self.col = self.row + 1, 0

    def back(self):
        if self.col:
            self.col -= 1
            line = self.lines[self.row]
            self.lines[self.row] = line[:self.col] + line[self.col + 1:]
        elif self.row:
            tail = self.lines.pop(self.row)
            self.row -= 1
            self.col = len(self.lines[self.row])
            self.lines[self.row] += tail

    def left(self):
        self.col = max(0, self.col - 1)


def keyboard(keys):
    ed = Editor()
    special = {"/": ed.enter, "<": ed.back, "{": ed.left}
    for k in keys:
        special[k]() if k in special else ed.type(k)
    return ed.lines, (ed.row, ed.col)
#> keyboard("ab/c")
#> keyboard("xy{z<")
#> keyboard("<<q/<r")
#> keyboard("")
#> keyboard("one{{/{!")
# %%
def histogram(values, width, *, label=None):
    label = label or (lambda lo, hi: f"{lo}-{hi}")
    bins = {}
    for v in values:
        lo = v // width * width
        bins[lo] = bins.get(lo, 0) + 1
    return {label(lo, lo + width - 1): n for lo, n in sorted(bins.items())}


def short_label(lo, hi):
    return f"{lo}+" if lo >= 0 else f"<{hi + 1}"


def compare(a, b, width=10, short=False):
    opts = {"label": short_label} if short else {}
    ha, hb = (histogram(x, width, **opts) for x in (a, b))
    keys = list(ha) + [k for k in hb if k not in ha]
    return {k: ha.get(k, 0) - hb.get(k, 0) for k in keys}
#> compare([1, 5, 12], [3, 25])
#> compare([-5, 5], [-1, 15], short=True)
#> compare([], [7, 8], 5)
#> compare([100, 250, 275], [260], width=50)
#> compare([33, 34, 35], [33, 34, 35], short=True)
# %%
class Phone:
    keys = {"2": "abc", "3": "def", "4": "ghi", "5": "jkl", "6": "mno", "7": "pqrs", "8": "tuv", "9": "wxyz"}

    def __init__(self):
        self.out, self.run = "", ""

    def __repr__(self):
        return f"Phone({self.out!r}, {self.run!r})"

    def flush(self):
        if self.run:
            letters = self.keys[self.run[0]]
            self.out += letters[(len(self.run) - 1) % len(letters)]
            self.run = ""

    def press(self, k):
        if k in self.keys:
            if self.run and self.run[0] != k:
                self.flush()
            self.run += k
        else:
            self.flush()
            if k == "0":
                self.out += " "
            elif k == "*":
                self.out = self.out[:-1]


def multi_tap(presses):
    p = Phone()
    for k in presses:
        p.press(k)
    pending = len(p.run)
    p.flush()
    return p.out, pending
#> multi_tap("44 33")
#> multi_tap("2222 7777")
#> multi_tap("55566*0")
#> multi_tap("*1")
#> multi_tap("8442690")
# %%
class Solution:
    def __init__(self):
        self.events = []

    def at(self, time, name, fn):
        self.events.append((time, len(self.events), name, fn))
        self.events.sort(key=lambda e: e[:2])

    def run_sim(self, arrivals, service=3, limit=8):
        busy_until, waits = 0, []

        def arrive(now):
            nonlocal busy_until
            start = max(now, busy_until)
            waits.append(start - now)
            busy_until = start + service
            self.at(busy_until, "leave", leave)

        def leave(now):
            log.append(now)

        log = []
        for t in arrivals:
            self.at(t, "arrive", arrive)
        while self.events and limit:
            time, _, _, fn = self.events.pop(0)
            fn(time)
            limit -= 1
        return waits, log, [e[2] for e in self.events]
#> Solution().run_sim([0, 1, 2])
#> Solution().run_sim([5, 10], service=2)
#> Solution().run_sim([0, 0, 0], service=4, limit=4)
#> Solution().run_sim([])
#> Solution().run_sim([3, 1, 7, 2], 1)
# %%
def encode(msg, *, key, alphabet="abcdefgh"):
    out = []
    for ch, shift in zip(msg, cycle_key(key)):
        if ch not in alphabet:
            out.append(ch)
            continue
        out.append(alphabet[(alphabet.index(ch) + shift) % len(alphabet)])
    return "".join(out)


def cycle_key(key):
    while True:
        for ch in key:
            yield int(ch) if ch.isdigit() else -1
        key = key[1:] + key[:1]


def decode(msg, key, **kw):
    flipped = kw.get("alphabet", "abcdefgh")[::-1]
    return encode(msg, key=key, alphabet=flipped)


def secret(msg, key):
    coded = encode(msg, key=key)
    return coded, decode(coded, key) == msg, decode(msg, key)
#> secret("badge", "13")
#> secret("face", "x")
#> secret("a big cafe", "207")
#> secret("", "5")
#> secret("hedge-bag", "9x1")
# %%
class Card:
    def __init__(self, n):
        self.n = n
        self.up = False

    def flip(self):
        self.up = not self.up
        return self.n

    def __repr__(self):
        return str(self.n) if self.up else "?"


class Memory:
    def __init__(self, values):
        self.cards = [Card(v) for v in values]
        self.gone = 0

    def __repr__(self):
        return "".join(map(repr, self.cards))

    def turn(self, i, j):
        a, b = self.cards[i], self.cards[j]
        if a is b or a.up or b.up:
            return "skip"
        if a.flip() == b.flip():
            self.gone += 2
            return "pair"
        view = repr(self)
        a.flip()
        b.flip()
        return view


def concentration(values, turns):
    game = Memory(values)
    return [game.turn(*t) for t in turns], repr(game), game.gone == len(values)
#> concentration([1, 2, 1, 2], [(0, 1), (0, 2), (1, 3)])
#> concentration([5, 5], [(0, 0), (0, 1), (0, 1)])
#> concentration([3, 4, 4, 3], [(0, 2), (1, 2)])
#> concentration([], [])
#> concentration([7, 8, 9], [(2, 1), (0, 2)])
# %%
def tree(spec):
    """'5L2R9' : every letter goes from the node just made to a child; '^' goes up."""
    root = cur = None
    side, num = "", ""
    stack = []
    for ch in spec + " ":
        if ch.isdigit():
            num += ch
            continue
        if num:
            node = {"n": int(num)}
            if cur is None:
                root = node
            else:
                cur[side] = node
                stack.append(cur)
            cur, num = node, ""
        if ch == "^":
            cur = stack.pop()
        elif ch in "LR":
            side = ch
    return root


def sums(node, acc=0):
    acc += node["n"]
    kids = [node[s] for s in "LR" if s in node]
    if not kids:
        yield acc
    for k in kids:
        yield from sums(k, acc)


def leaf_sums(spec):
    root = tree(spec)
    found = list(sums(root))
    return found, max(found) - min(found)
#> leaf_sums("5L2^R9")
#> leaf_sums("7")
#> leaf_sums("1L2L3^R4^^R5")
#> leaf_sums("10R20R30")
#> leaf_sums("3L8^R1L6^R40")
# %%
class Auction:
    def __init__(self, reserve, step=5):
        self.reserve, self.step = reserve, step
        self.price, self.leader = 0, None
        self.proxy = {}

    def __repr__(self):
        return f"{self.leader}@{self.price}"

    def bid(self, who, most):
        self.proxy[who] = max(most, self.proxy.get(who, 0))
        ranked = sorted(self.proxy.items(), key=lambda p: -p[1])
        top, top_bid = ranked[0]
        second = ranked[1][1] if len(ranked) > 1 else 0
        self.leader = top
        self.price = min(top_bid, max(self.price, second + self.step if second else self.step))
        return repr(self)

    @property
    def sold(self):
        return self.price >= self.reserve


def auction(bids, reserve=0, **kw):
    a = Auction(reserve, **kw)
    trail = [a.bid(*b) for b in bids]
    return trail, a.sold
#> auction([("al", 50), ("bo", 30)])
#> auction([("al", 50), ("bo", 70), ("al", 72)], reserve=80)
#> auction([("x", 10)], 5, step=2)
#> auction([])
#> auction([("p", 20), ("q", 20), ("r", 19)], reserve=20, step=1)
# %%
class Cup:
    def __init__(self, cap, now=0):
        self.cap, self.now = cap, now

    def __repr__(self):
        return f"{self.now}of{self.cap}"

    def __rshift__(self, other):
        n = min(self.now, other.cap - other.now)
        self.now -= n
        other.now += n
        return other

    def __bool__(self):
        return self.now > 0


def pour(caps, start, moves):
    cups = [Cup(c) for c in caps]
    cups[0].now = start
    states = []
    for m in moves:
        a, *rest = (cups[int(i)] for i in m)
        for b in rest:
            a = a >> b
        states.append("".join(str(c.now) for c in cups))
    return states, sum(map(bool, cups))
#> pour([8, 5, 3], 8, ["01", "12", "20"])
#> pour([4, 9], 4, ["01", "10"])
#> pour([6, 2, 2], 5, ["012", "02"])
#> pour([3], 3, [])
#> pour([9, 4, 7], 9, ["01", "02", "12", "210"])
# %%
def log_calls(target):
    names = [n for n in vars(target) if n.startswith("do_")]
    for n in names:
        fn = getattr(target, n)

        def wrapped(self, *a, _fn=fn, _n=n):
            out = _fn(self, *a)
            self.log.append(_n[3:] + "".join(map(str, a)))
            return out
        setattr(target, n, wrapped)
    return target


@log_calls
class Calc:
    def __init__(self, x):
        self.x, self.log = x, []

    def __repr__(self):
        return f"Calc({self.x})"

    def do_add(self, n):
        self.x += n
        return self

    def do_neg(self):
        self.x = -self.x
        return self

    def do_mul(self, n):
        self.x *= n
        return self.do_add(1) if n < 0 else self


def fluent(x, *steps):
    c = Calc(x)
    for name, *args in steps:
        c = getattr(c, "do_" + name)(*args)
    return c.x, c.log
#> fluent(5, ("add", 3), ("neg",))
#> fluent(2, ("mul", -4), ("mul", 3))
#> fluent(9)
#> fluent(-1, ("neg",), ("neg",), ("add", -6))
#> fluent(10, ("mul", 0), ("add", 12), ("mul", -1))
# %%
class Ship:
    def __init__(self, *cells):
        self.cells = list(cells)
        self.hits = []

    def __repr__(self):
        return "".join("x" if c in self.hits else "o" for c in self.cells)

    @classmethod
    def across(cls, r, c, n):
        return cls(*((r, c + i) for i in range(n)))

    @classmethod
    def down(cls, r, c, n):
        return cls(*((r + i, c) for i in range(n)))

    def shot(self, at):
        if at in self.cells and at not in self.hits:
            self.hits.append(at)
            return "sunk" if len(self.hits) == len(self.cells) else "hit"


def battle(ships, shots):
    fleet = [getattr(Ship, way)(*where) for way, *where in ships]
    answers = []
    for s in shots:
        got = [r for r in (ship.shot(s) for ship in fleet) if r]
        answers.append(got[0] if got else "miss")
    return answers, [repr(s) for s in fleet]
#> battle([("across", 0, 0, 2)], [(0, 0), (0, 1), (1, 1)])
#> battle([("down", 2, 3, 3), ("across", 0, 0, 1)], [(4, 3), (4, 3), (0, 0)])
#> battle([], [(5, 5)])
#> battle([("down", 0, 0, 2), ("across", 0, 0, 2)], [(0, 0), (1, 0)])
#> battle([("across", 3, 3, 4)], [(3, 6), (3, 2), (3, 4)])
# %%
def solve_maze(rows):
    class Walker:
        dirs = ((0, 1), (1, 0), (0, -1), (-1, 0))

        def __init__(self, r, c):
            self.r, self.c, self.d, self.steps = r, c, 0, 0

        def __repr__(self):
            return f"({self.r},{self.c}) facing {'ESWN'[self.d]}"

        def free(self, d):
            dr, dc = self.dirs[d % 4]
            r, c = self.r + dr, self.c + dc
            return 0 <= r < len(rows) and 0 <= c < len(rows[0]) and rows[r][c] != "#"

        def step(self):
            for turn in (1, 0, -1, 2):      # right hand on the wall
                if self.free(self.d + turn):
                    self.d = (self.d + turn) % 4
                    break
            else:
                return False
            dr, dc = self.dirs[self.d]
            self.r, self.c, self.steps = self.r + dr, self.c + dc, self.steps + 1
            return True

    w = Walker(0, 0)
    while w.steps < 15 and rows[w.r][w.c] != "E" and w.step():
        pass
    return repr(w), w.steps, rows[w.r][w.c] == "E"
#> solve_maze(["..#", "#.E"])
#> solve_maze([".#", "#E"])
#> solve_maze(["...", ".#.", "..E"])
#> solve_maze(["E"])
#> solve_maze([".#E", "..."])
# %%
class Wallet:
    def __init__(self, **cur):
        self.cur = {k: v for k, v in cur.items() if v}

    def __repr__(self):
        return "+".join(f"{v}{k}" for k, v in sorted(self.cur.items())) or "0"

    def __eq__(self, other):
        return self.cur == other.cur

    def _zip(self, other, op):
        keys = list(self.cur) + [k for k in other.cur if k not in self.cur]
        return Wallet(**{k: op(self.cur.get(k, 0), other.cur.get(k, 0)) for k in keys})

    def __add__(self, other):
        return self._zip(other, lambda a, b: a + b)

    def __sub__(self, other):
        return self._zip(other, lambda a, b: a - b)


def trade_day(start, trades):
    w = first = Wallet(**start)
    for give, get in trades:
        after = w - Wallet(**give) + Wallet(**get)
        if min(after.cur.values(), default=0) >= 0:
            w = after
    return repr(w), w == first, repr(w - first)
#> trade_day({"e": 10}, [({"e": 4}, {"d": 5})])
#> trade_day({"e": 1}, [({"e": 2}, {"d": 9})])
#> trade_day({"a": 3, "b": 3}, [({"a": 3}, {"b": 1}), ({"b": 4}, {"a": 7})])
#> trade_day({}, [({}, {"gift": 1})])
#> trade_day({"x": 5}, [({"x": 5}, {"y": 5}), ({"y": 5}, {"x": 5})])
# %%
class Zipper:
    def __init__(self, *its, fill="-"):
        self.its = [iter(i) for i in its]
        self.fill = fill
        self.rows = 0

    def __repr__(self):
        return f"Zipper(rows={self.rows})"

    def __iter__(self):
        while True:
            row, live = [], 0
            for it in self.its:
                try:
                    row.append(next(it))
                    live += 1
                except StopIteration:
                    row.append(self.fill)
            if not live:
                return
            self.rows += 1
            yield row


def columns(*words, fill="-"):
    z = Zipper(*words, fill=fill)
    text = ["".join(map(str, row)) for row in z]
    return text, z.rows, sum(t.count(fill) for t in text)
#> columns("abc", "de")
#> columns([1, 2], "x", "yyy", fill="0")
#> columns()
#> columns("", "q")
#> columns("long", "er", "word", fill=".")
# %%
class Solution:
    def __init__(self):
        self.stack = [[]]

    def do_open(self, _tok):
        self.stack.append([_tok] if _tok == "[" else [])

    def do_close(self, _tok):
        group = self.stack.pop()
        if not self.stack:
            self.stack = [[]]
        value = max(group, default=0) if _tok == "}" else sum(g for g in group if g != "[")
        self.stack[-1].append(value)

    def do_num(self, tok):
        self.stack[-1].append(int(tok))

    def evaluate(self, text):
        """[..] adds up, {..} takes the largest, digits stand for themselves."""
        dispatch = {"[": self.do_open, "{": self.do_open, "]": self.do_close, "}": self.do_close}
        for tok in text:
            dispatch.get(tok, self.do_num)(tok)
        return self.stack[-1], len(self.stack)
#> Solution().evaluate("[12{34}]")
#> Solution().evaluate("{[99]5}")
#> Solution().evaluate("7{}8")
#> Solution().evaluate("[1[2")
#> Solution().evaluate("{[1{29}]4[5]}")
# %%
def plural(n, word, *, irregular=None):
    forms = {"mouse": "mice", **(irregular or {})}
    if n == 1:
        return f"1 {word}"
    return f"{n} {forms.get(word, add_s(word))}"


def add_s(word):
    if word.endswith("y") and word[-2] not in "aeiou":
        return word[:-1] + "ies"
    if word.endswith(("s", "x", "ch")):
        return word + "es"
    return word + "s"


def join_nice(parts, last="and"):
    *head, tail = parts
    return f"{', '.join(head)} {last} {tail}" if head else tail


def sentence(counts, **kw):
    parts = [plural(n, w, irregular=kw) for w, n in counts.items() if n]
    return join_nice(parts) if parts else "nothing"
#> sentence({"cat": 2, "fly": 1})
#> sentence({"box": 3, "boy": 0, "lady": 4})
#> sentence({"mouse": 5, "goose": 2, "fish": 9}, goose="geese", fish="fish")
#> sentence({})
#> sentence({"bus": 1})
# %%
class Tile:
    def __init__(self, n):
        self.n, self.merged = n, False

    def __repr__(self):
        return f"{self.n}{'*' if self.merged else ''}"


def push_row(row):
    """Slides tiles left; equal neighbours melt once."""
    out, gained = [], 0
    for n in row:
        if n == 0:
            continue
        if out and out[-1].n == n and not out[-1].merged:
            out[-1].n *= 2
            out[-1].merged = True
            gained += out[-1].n
        else:
            out.append(Tile(n))
    return [t.n for t in out] + [0] * (len(row) - len(out)), gained


def play(rows, way):
    flip = way == "right"
    score, new = 0, []
    for row in rows:
        r, g = push_row(row[::-1] if flip else row)
        new.append(r[::-1] if flip else r)
        score += g
    return new, score, sum(r.count(0) for r in new)
#> play([[2, 0, 2, 4]], "left")
#> play([[2, 2, 2], [0, 4, 4]], "right")
#> play([[8, 8, 16, 16]], "left")
#> play([[0, 0], [1, 2]], "right")
#> play([], "left")
# %%
class Vault:
    def __init__(self, pin, tries=2):
        self.__pin = pin
        self._tries = tries
        self.opened = 0

    def __repr__(self):
        return f"Vault(tries={self._tries}, opened={self.opened})"

    def unlock(self, pin):
        if self._tries == 0:
            raise PermissionError("blocked")
        if pin != self.__pin:
            self._tries -= 1
            return False
        self._tries = 2
        self.opened += 1
        self.__pin = self._next(pin)
        return True

    @staticmethod
    def _next(pin):
        return (pin * 3 + 11) % 100


def burgle(pin, guesses):
    v, log = Vault(pin), []
    try:
        for g in guesses:
            log.append(v.unlock(g))
    except PermissionError as e:
        log.append(str(e))
    return log, v.opened, v._Vault__pin
#> burgle(10, [10, 41])
#> burgle(55, [1, 55, 2, 3, 76])
#> burgle(99, [0, 0])
#> burgle(7, [])
#> burgle(20, [20, 71, 24, 83])
# %%
def rank_by(*keys):
    def compare_all(a, b):
        for key, sign in keys:
            x, y = key(a), key(b)
            if x != y:
                return sign if x > y else -sign
        return 0
    return compare_all


def insertion(items, cmp):
    out = []
    swaps = 0
    for it in items:
        i = len(out)
        while i > 0 and cmp(out[i - 1], it) > 0:
            i -= 1
            swaps += 1
        out.insert(i, it)
    return out, swaps


def sort_words(words, order):
    table = {"l": (len, 1), "L": (len, -1), "a": (str, 1), "A": (str, -1), "v": (lambda w: sum(c in "aeiou" for c in w), 1)}
    return insertion(words, rank_by(*(table[c] for c in order)))
#> sort_words(["fig", "apple", "kiwi"], "l")
#> sort_words(["bb", "aa", "c"], "LA")
#> sort_words(["eye", "sky", "oak", "ion"], "va")
#> sort_words([], "a")
#> sort_words(["x", "y", "x"], "")
# %%
class Reel:
    symbols = "ABC7"

    def __init__(self, start):
        self.i = start

    def __repr__(self):
        return self.symbols[self.i % len(self.symbols)]

    def __iadd__(self, n):
        self.i += n
        return self


class Slot:
    pays = {"7": 50, "A": 10}

    def __init__(self, *starts):
        self.reels = [Reel(s) for s in starts]

    def __repr__(self):
        return "".join(map(repr, self.reels))

    def pull(self, force):
        for k, r in enumerate(self.reels, 1):
            r += force * k
        shown = repr(self)
        if len(set(shown)) == 1:
            return self.pays.get(shown[0], 5)
        return 1 if shown[0] == shown[-1] else 0


def casino(starts, forces, coins=3):
    slot, shown = Slot(*starts), []
    for f in forces:
        if not coins:
            break
        coins += slot.pull(f) - 1
        shown.append(repr(slot))
    return coins, shown
#> casino([0, 0, 0], [4, 1])
#> casino([1, 2, 3], [1, 2, 3, 5])
#> casino([3, 3], [8], coins=1)
#> casino([2, 0, 1], [1, 1, 1, 1], coins=2)
#> casino([0], [])
# %%
class Solution:
    def chain_calls(self, text):
        fn = self.parse(text)
        return [fn(x) for x in (1, 4, -3)]

    def parse(self, text):
        """'+3*2|n' : left to right; '|' starts an alternative that is used for negatives"""
        main, _, other = text.partition("|")
        pos, neg = self.compile(main), self.compile(other)
        return lambda x: neg(x) if x < 0 else pos(x)

    def compile(self, text):
        steps = []
        for i in range(0, len(text) - 1, 2):
            steps.append(self.step(text[i], int(text[i + 1])))

        def run(x):
            for s in steps:
                x = s(x)
            return x
        return run

    def step(self, op, n):
        return {"+": lambda x: x + n, "*": lambda x: x * n, "-": lambda x: x - n, "^": lambda x: x ** n}[op]
#> Solution().chain_calls("+3*2")
#> Solution().chain_calls("^2|*5")
#> Solution().chain_calls("")
#> Solution().chain_calls("-4*3+1|^3")
#> Solution().chain_calls("*9-9|+7-2")
# %%
class Comet:
    def __init__(self, name, period, first):
        self.name, self.period, self.first = name, period, first

    def __repr__(self):
        return f"{self.name}/{self.period}"

    def visits(self):
        year = self.first
        while True:
            yield year
            year += self.period

    def next_after(self, year):
        for v in self.visits():
            if v > year:
                return v


def sky_calendar(comets, year, n=3):
    cs = [Comet(*c) for c in comets]
    out = []
    for _ in range(n):
        upcoming = [(c.next_after(year), c.name) for c in cs]
        if not upcoming:
            break
        year = min(upcoming)[0]
        out.append((year, [name for y, name in upcoming if y == year]))
    return out
#> sky_calendar([("H", 76, 1910), ("E", 3, 2000)], 2001)
#> sky_calendar([("a", 5, 0), ("b", 10, 0)], 7, n=2)
#> sky_calendar([], 1999)
#> sky_calendar([("z", 7, 100)], 50)
#> sky_calendar([("p", 4, 1), ("q", 6, 3), ("r", 2, 5)], 8, n=4)
# %%
def kinds(*values):
    handlers = []

    def when(kind, *, test=None):
        def deco(fn):
            handlers.append((kind, test or (lambda v: True if v is not None else False), fn))
            return fn
        return deco

    @when(bool)
    def flag(v):
        return "yes" if v else "no"

    @when(int, test=lambda v: v > 99)
    def big(v):
        return f"~{v // 100}h"

    @when((int, float))
    def number(v):
        return f"{v:.1f}"

    @when(list)
    def many(v):
        return "+".join(kinds(*v))

    out = []
    for v in values:
        fn = next((f for k, t, f in handlers if isinstance(v, k) and t(v)), repr)
        out.append(fn(v))
    return out
#> kinds(5, 250)
#> kinds(True, "s", 1.25)
#> kinds([1, [2, 300]], None)
#> kinds()
#> kinds(-7, 99, 100, False)
# %%
class Herd:
    def __init__(self, sheep):
        self.sheep = list(sheep)

    def __repr__(self):
        return f"Herd{self.sheep}"

    def __iter__(self):
        return iter(self.sheep)

    def __mod__(self, n):
        return Herd(s for s in self if s % n == 0)

    def __pow__(self, n):
        return Herd(s for s in self for _ in range(n))

    def __xor__(self, other):
        only = [s for s in self if s not in other.sheep]
        return Herd(only + [s for s in other if s not in self.sheep])

    def __lshift__(self, n):
        return Herd(self.sheep[n:] + self.sheep[:n])


def shepherd(sheep, script):
    h = Herd(sheep)
    for op, n in zip(script[::2], script[1::2]):
        n = int(n)
        if op == "%":
            h = h % n
        elif op == "^":
            h = h ^ Herd(range(n))
        elif op == "<":
            h = h << n
        else:
            h = h ** n
    return h.sheep
#> shepherd([1, 2, 3, 4], "%2*2")
#> shepherd([5, 6, 7], "<1^6")
#> shepherd([], "^3")
#> shepherd([10, 15, 20], "%5<2*1")
#> shepherd([0, 3, 9, 8], "^4%4")
# %%
class Diver:
    def __init__(self, air=20):
        self.air, self.depth, self.log = air, 0, []

    def __repr__(self):
        return f"Diver(air={self.air}, depth={self.depth})"

    def __enter__(self):
        self.depth += 10
        self.breathe(self.depth // 10)
        return self.depth

    def __exit__(self, kind, err, tb):
        self.depth -= 10
        self.log.append((self.depth, kind.__name__ if kind else "ok"))
        return self.depth == 0 and tb is not None and err is not None

    def breathe(self, n):
        self.air -= n
        if self.air < 0:
            raise OverflowError("out of air")


def dive(levels, stay, **kw):
    d = Diver(**kw)

    def deeper(left):
        if left:
            with d as depth:
                d.breathe(stay * depth // 10)
                deeper(left - 1)

    deeper(levels)
    return d.air, d.depth, d.log
#> dive(2, 1)
#> dive(3, 4)
#> dive(0, 9)
#> dive(3, 2, air=50)
#> dive(2, 5, air=7)
# %%
class Clause:
    def __init__(self, text):
        self.lits = [(t.lstrip("!"), not t.startswith("!")) for t in text.split("|")]

    def __repr__(self):
        return "|".join(n if pos else "!" + n for n, pos in self.lits)

    def state(self, env):
        """True, False, or the only free literal, or None"""
        free = []
        for name, pos in self.lits:
            if name not in env:
                free.append((name, pos))
            elif env[name] == pos:
                return True
        if not free:
            return False
        return free[0] if len(free) == 1 else None


def propagate(texts, **env):
    clauses = [Clause(t) for t in texts]
    order = []
    changed = True
    while changed:
        changed = False
        for c in clauses:
            s = c.state(env)
            if s is False:
                return "conflict", repr(c), order
            if isinstance(s, tuple):
                env[s[0]] = s[1]
                order.append(s[0])
                changed = True
    return env, order
#> propagate(["a", "!a|b", "!b|c"])
#> propagate(["x|y", "!y"], x=False)
#> propagate(["p|q", "!p|q"])
#> propagate([], k=True)
#> propagate(["!m|n", "!n|o|r", "!o"], m=True)
