# %%
def tide(hour):
    return [0, 1, 2, 3, 2, 1][hour % 6]

def passable(draft, hour):
    return tide(hour) + 2 >= draft

def wait_for(draft, hour, limit=6):
    for h in range(hour, hour + limit):
        if passable(draft, h):
            return h
    return -1

def harbor(ships, hour=0):
    log = []
    for name, draft in ships:
        h = wait_for(draft, hour)
        if h < 0:
            log.append(name + " stuck")
            continue
        log.append(f"{name} {h % 24}")
        hour = h + 1
    return log
#> harbor([("Ida", 4), ("Leo", 2)])
#> harbor([])
#> harbor([("Max", 9), ("Pam", 5)])
#> harbor([("A", 3), ("B", 3), ("C", 3)], hour=4)
#> harbor([("Z", 5), ("Y", 5)], 3)
# %%
class Solution:
    def assemble(self, parts):
        self.made = {}
        self.parts = parts
        return {p: self.price(p) for p in sorted(parts)}

    def price(self, name):
        if name in self.made:
            return self.made[name]
        base, *subs = self.parts.get(name, [1])
        total = base + sum(self.price(s) for s in subs)
        self.made[name] = total - self.discount(subs)
        return self.made[name]

    def discount(self, subs):
        return len(subs) - len(set(subs))
#> Solution().assemble({"bike": [5, "wheel", "wheel"], "wheel": [3, "rim"]})
#> Solution().assemble({})
#> Solution().assemble({"pin": [2]})
#> Solution().assemble({"a": [1, "b", "c"], "b": [1, "c"], "c": [4]})
#> Solution().assemble(parts={"x": [0, "y", "y", "y"]})
# %%
def make_filter(spec):
    op, num = spec[0], int(spec[1:])
    if op == ">":
        return lambda x: x > num
    if op == "<":
        return lambda x: x < num
    return lambda x: x % num == 0

def sieve(xs, filters):
    for f in filters:
        xs = [x for x in xs if f(x)]
        if not xs:
            break
    return xs

def query(xs, *specs):
    return sieve(xs, [make_filter(s) for s in specs])
#> query([4, 9, 12, 15], ">5", "%3")
#> query([], "<4")
#> query([1, 2, 3])
#> query([7, 8], ">10", "%2")
#> query([10, 20, 30, 35], "<33", "%10", ">15")
# %%
class Hill:
    def __init__(self, heights):
        self.h = heights

    def slope(self, i):
        return self.h[i + 1] - self.h[i] if 0 <= i < len(self.h) - 1 else 0

    def roll(self, i, energy):
        while energy > 0:
            s = self.slope(i)
            if s == 0:
                return i, energy
            if s > 0 and s > energy:
                return i, 0
            energy -= max(s, 1)
            i += 1
        return i, 0

def marbles(heights, drops):
    hill = Hill(heights)
    return [hill.roll(i, e) for i, e in drops]
#> marbles([5, 3, 1, 2], [(0, 4), (2, 1)])
#> marbles([4], [(0, 3)])
#> marbles([1, 9], [(0, 5)])
#> marbles([2, 2, 1], [])
#> marbles([9, 7, 6, 8, 3], [(0, 9), (1, 2), (3, 5)])
# %%
def parse_time(s):
    parts = s.split(":")
    secs = 0
    for p in parts:
        secs = secs * 60 + int(p)
    return secs

def show_time(secs):
    m, s = divmod(secs, 60)
    return f"{m}m{s:02d}s" if m else f"{s}s"

def splits(stamps):
    prev = 0
    for st in stamps:
        now = parse_time(st)
        yield now - prev
        prev = now

def lap_report(stamps):
    laps = list(splits(stamps))
    if not laps:
        return "no laps"
    fast = min(laps)
    return [show_time(l) + ("*" if l == fast else "") for l in laps]
#> lap_report(["1:05", "2:00", "3:10"])
#> lap_report([])
#> lap_report(["45"])
#> lap_report(["30", "1:00", "1:30"])
#> lap_report(["1:00:00", "1:01:01"])
# %%
class Solution:
    def lastCandle(self, n, puffs):
        lit = list(range(1, n + 1))
        i = 0
        for p in puffs:
            if self.done(lit):
                break
            i = self.advance(i, p, len(lit))
            self.blow(lit, i)
            i = i % len(lit) if lit else 0
        return lit

    def advance(self, i, p, n):
        return (i + p) % n

    def blow(self, lit, i):
        if lit[i] % 5 == 0:
            return
        lit.pop(i)

    def done(self, lit):
        return len(lit) <= 1
#> Solution().lastCandle(4, [1, 1])
#> Solution().lastCandle(0, [3])
#> Solution().lastCandle(6, [4, 2, 2])
#> Solution().lastCandle(3, [1, 2, 3, 4])
#> Solution().lastCandle(n=5, puffs=[])
# %%
def ping(n, log):
    if n <= 0:
        return log
    log.append("i" * (n % 3 + 1))
    return pong(n - 2, log)

def pong(n, log):
    if n <= 0:
        log.append("!")
        return log
    if n % 2:
        return ping(n, log + ["o"])
    return ping(n - 1, log)

def rally(n, starter="ping"):
    start = {"ping": ping, "pong": pong}.get(starter)
    return "-".join(start(n, [])) if start else ""
#> rally(6)
#> rally(0)
#> rally(5, starter="pong")
#> rally(9)
#> rally(3, "pang")
# %%
class Solution:
    def readSensor(self, raw, scale=1, offset=0):
        clean = [self.fix(r) for r in raw]
        known = [c for c in clean if c is not None]
        if not known:
            return []
        return [self.adjust(c if c is not None else known[0], scale, offset) for c in clean]

    def fix(self, r):
        if isinstance(r, int):
            return r
        r = r.strip()
        return int(r) if self.numeric(r) else None

    def numeric(self, r):
        return r.isdigit() or (r[:1] == "-" and r[1:].isdigit())

    def adjust(self, v, scale, offset):
        return v * scale + offset
#> Solution().readSensor([4, " 7", "x"])
#> Solution().readSensor(["?", ""])
#> Solution().readSensor(["-3", 5], scale=2)
#> Solution().readSensor([], offset=9)
#> Solution().readSensor(raw=["8", "err", "1"], scale=10, offset=-5)
# %%
def once(fn):
    memo = {}

    def wrapped(*key):
        if key not in memo:
            memo[key] = fn(*key)
        return memo[key]

    wrapped.size = lambda: len(memo)
    return wrapped

@once
def paths(r, c):
    if r == 0 and c == 0:
        return 1
    total = 0
    if r:
        total += paths(r - 1, c)
    if c and (r + c) % 3:
        total += paths(r, c - 1)
    return total

def garden(r, c):
    return paths(r, c), paths.size()
#> garden(1, 1)
#> garden(0, 0)
#> garden(2, 2)
#> garden(0, 3)
#> garden(3, 1)
# %%
def overlap(a, b):
    for k in range(min(len(a), len(b)), 0, -1):
        if a.endswith(b[:k]):
            return k
    return 0

def glue(a, b):
    return a + b[overlap(a, b):]

def greedy_join(words):
    if not words:
        return ""
    text, rest = words[0], list(words[1:])
    while rest:
        nxt = max(rest, key=lambda w: overlap(text, w))
        rest.remove(nxt)
        text = glue(text, nxt)
    return text
#> greedy_join(["sea", "eat", "ate"])
#> greedy_join([])
#> greedy_join(["solo"])
#> greedy_join(["ab", "cd", "bc"])
#> greedy_join(["aa", "aa", "ab"])
# %%
class Thermostat:
    def __init__(self, target, slack=1):
        self.target, self.slack, self.on = target, slack, False
        self.switches = 0

    def flip(self, state):
        if state != self.on:
            self.on = state
            self.switches += 1

    def read(self, t):
        if t < self.target - self.slack:
            self.flip(True)
        elif t > self.target + self.slack:
            self.flip(False)
        return self.on

class Solution:
    def heatDay(self, temps, target):
        th = Thermostat(target, slack=2)
        pattern = "".join("#" if th.read(t) else "." for t in temps)
        return pattern, th.switches
#> Solution().heatDay([15, 18, 23, 19], 20)
#> Solution().heatDay([], 10)
#> Solution().heatDay([5], 9)
#> Solution().heatDay([30, 29, 31], 20)
#> Solution().heatDay(temps=[1, 9, 1, 9], target=5)
# %%
def digit_map(n, f):
    return int("".join(str(f(int(d)) % 10) for d in str(n)))

def orbit(n, f, cap):
    seen = [n]
    while len(seen) < cap:
        n = digit_map(n, f)
        if n in seen:
            return seen, seen.index(n)
        seen.append(n)
    return seen, None

def spin(n, kind, cap=6):
    rules = {"tri": lambda d: d * 3, "sq": lambda d: d * d, "inv": lambda d: 9 - d}
    return orbit(n, rules[kind], cap)
#> spin(17, "tri")
#> spin(205, "inv")
#> spin(38, "sq", cap=4)
#> spin(0, "sq")
#> spin(6, "cube")
# %%
class Solution:
    def matchPairs(self, left, right):
        table = {}
        for r in right:
            table.setdefault(self.code(r), []).append(r)
        out = []
        for l in left:
            pool = table.get(self.code(l))
            if pool:
                out.append(self.pair(l, pool.pop(0)))
            else:
                out.append(self.pair(l))
        return out

    def code(self, word):
        return word[:1].lower() + str(sum(self.vowel(c) for c in word))

    def vowel(self, c):
        return c.lower() in "aeiou"

    def pair(self, a, b="nobody"):
        return f"{a}&{b}"
#> Solution().matchPairs(["Ann", "Bob"], ["ash", "bill"])
#> Solution().matchPairs([], ["x"])
#> Solution().matchPairs(["Lea"], [])
#> Solution().matchPairs(["mia", "moe"], ["max", "mei"])
#> Solution().matchPairs(left=["Tom", "Tim"], right=["ted"])
# %%
def burn(fuel, speed):
    return max(1, speed // 3) if fuel > 5 else 1

def boost(speed, fuel):
    return speed + 2 if fuel > 5 else speed - 1

def flight(fuel, speed=3, goal=20):
    dist = t = 0
    while fuel > 0 and dist < goal:
        fuel -= burn(fuel, speed)
        speed = boost(speed, fuel)
        if speed <= 0:
            return "stall", t
        dist += speed
        t += 1
    return ("there" if dist >= goal else "short"), t, dist
#> flight(10)
#> flight(0)
#> flight(4, speed=2)
#> flight(7, goal=9)
#> flight(20, speed=6, goal=50)
# %%
class Cell:
    def __init__(self, text):
        self.text = text

    def eval(self, sheet, busy=()):
        if self.text.lstrip("-").isdigit():
            return int(self.text)
        total = 0
        for ref in self.text.split("+"):
            total += self.lookup(ref, sheet, busy)
        return total

    def lookup(self, ref, sheet, busy):
        if ref in busy:
            return 0
        if ref.isdigit():
            return int(ref)
        return sheet[ref].eval(sheet, busy + (ref,)) if ref in sheet else 0

def spreadsheet(**texts):
    sheet = {k: Cell(v) for k, v in texts.items()}
    return {k: c.eval(sheet, (k,)) for k, c in sheet.items()}
#> spreadsheet(a="5", b="a+2")
#> spreadsheet()
#> spreadsheet(x="y", y="x+1")
#> spreadsheet(p="-4", q="p+p+r")
#> spreadsheet(a="b+c", b="c+1", c="3")
# %%
class Solution:
    def cheapestTrip(self, days, single, weekly):
        def end_of_week(i):
            j = i
            while j < len(days) and days[j] < days[i] + 4:
                j += 1
            return j

        def go(i):
            if i >= len(days):
                return 0
            return min(single(days[i]) + go(i + 1), weekly + go(end_of_week(i)))

        return go(0)

    def trip(self, days, weekly):
        return self.cheapestTrip(days, lambda d: 3 if d % 2 else 2, weekly)
#> Solution().trip([1, 2, 3], 6)
#> Solution().trip([], 5)
#> Solution().trip([4, 9], 10)
#> Solution().trip([1, 2, 3, 4], 5)
#> Solution().trip(days=[2, 6, 7], weekly=4)
# %%
def shrink(word):
    out = word[0]
    for ch in word[1:]:
        if ch not in "aeiou" and ch != out[-1]:
            out += ch
    return out

def unique(code, used):
    n, cand = 2, code
    while cand in used:
        cand = f"{code}{n}"
        n += 1
    return cand

def short_names(words, limit=4):
    used = {}
    for w in words:
        if not w:
            continue
        code = unique(shrink(w)[:limit], used)
        used[code] = w
    return used
#> short_names(["bottle", "battle"])
#> short_names([])
#> short_names(["", "a"])
#> short_names(["moon", "man", "mean"], limit=1)
#> short_names(["window", "hill", "wonder"], limit=3)
# %%
class Solution:
    def foldPaper(self, strip, folds):
        layers = [[c] for c in strip]
        for f in folds:
            if not self.legal(layers, f):
                return self.top(layers) + "!"
            layers = self.fold(layers, f)
        return self.top(layers), max(map(len, layers))

    def legal(self, layers, f):
        return 0 < f < len(layers)

    def fold(self, layers, f):
        left, right = layers[:f][::-1], layers[f:]
        n = max(len(left), len(right))
        return [self.at(right, i) + self.at(left, i) for i in range(n)]

    def at(self, side, i):
        return side[i] if i < len(side) else []

    def top(self, layers):
        return "".join(l[-1] for l in layers)
#> Solution().foldPaper("abcd", [2])
#> Solution().foldPaper("xy", [2])
#> Solution().foldPaper("pqrst", [1, 2])
#> Solution().foldPaper("k", [])
#> Solution().foldPaper(strip="mnop", folds=[3, 1])
# %%
def accumulator(start=0):
    state = {"sum": start, "n": 0}

    def add(x, weight=1):
        state["sum"] += x * weight
        state["n"] += weight
        return state["sum"]

    def avg():
        return state["sum"] / state["n"] if state["n"] else None

    add.avg = avg
    return add

def grades(marks, final=None):
    acc = accumulator()
    for m in marks:
        if m < 0:
            break
        acc(m)
    if final is not None:
        acc(final, weight=2)
    return acc.avg()
#> grades([4, 6])
#> grades([])
#> grades([8, -1, 9])
#> grades([5, 7], final=9)
#> grades([], final=3)
# %%
def neighbors(pos, size):
    r, c = pos
    for dr, dc in ((-1, 0), (0, 1), (1, 0), (0, -1)):
        if 0 <= r + dr < size and 0 <= c + dc < size:
            yield r + dr, c + dc

def moisture(pos, wells):
    return max((5 - abs(pos[0] - r) - abs(pos[1] - c) for r, c in wells), default=0)

def root_path(size, wells, start=(0, 0)):
    pos, path = start, [start]
    while True:
        nxt = max(neighbors(pos, size), key=lambda p: moisture(p, wells), default=pos)
        if moisture(nxt, wells) <= moisture(pos, wells):
            return path
        pos = nxt
        path.append(pos)
#> root_path(2, [(1, 1)])
#> root_path(1, [(0, 0)])
#> root_path(2, [])
#> root_path(3, [(0, 2)], start=(1, 1))
#> root_path(2, [(0, 1), (1, 0)])
# %%
class Solution:
    def simplify(self, expr):
        if isinstance(expr, (int, str)):
            return expr
        op, a, b = expr
        a, b = self.simplify(a), self.simplify(b)
        if self.const(a) and self.const(b):
            return a + b if op == "+" else a * b
        return getattr(self, "plus" if op == "+" else "times")(a, b)

    def const(self, e):
        return isinstance(e, int)

    def plus(self, a, b):
        if a == 0:
            return b
        return a if b == 0 else ("+", a, b)

    def times(self, a, b):
        if 0 in (a, b):
            return 0
        if a == 1:
            return b
        return a if b == 1 else ("*", a, b)
#> Solution().simplify(("+", ("*", 0, "x"), "y"))
#> Solution().simplify(7)
#> Solution().simplify(("*", ("+", 2, 3), 4))
#> Solution().simplify(("+", "a", ("*", 1, "b")))
#> Solution().simplify(expr=("*", ("+", 0, 1), ("+", "z", 0)))
# %%
def reach(bulbs, i, power):
    lit = set()
    for j in (i - power, i, i + power):
        if 0 <= j < len(bulbs):
            lit.add(j)
    return lit

def toggle(bulbs, spots):
    return [b ^ 1 if i in spots else b for i, b in enumerate(bulbs)]

def brightness(bulbs):
    return sum((i + 1) * b for i, b in enumerate(bulbs))

def best_press(bulbs, power=1):
    top, choice = brightness(bulbs), None
    for i in range(len(bulbs)):
        b = brightness(toggle(bulbs, reach(bulbs, i, power)))
        if b > top:
            top, choice = b, i
    return choice, top
#> best_press([0, 1, 0])
#> best_press([])
#> best_press([1, 1], power=2)
#> best_press([0, 0, 0, 0], 2)
#> best_press([1, 0, 1, 0])
# %%
class Solution:
    def tourCost(self, stops, prices):
        self.prices = prices
        return self.leg(list(stops), "home", 0)

    def leg(self, rest, at, spent, cap=99):
        if not rest:
            return spent + self.fare(at, "home")
        best = cap
        for i, s in enumerate(rest):
            c = self.fare(at, s)
            if spent + c < best:
                best = min(best, self.leg(rest[:i] + rest[i + 1:], s, spent + c, best))
        return best

    def fare(self, a, b):
        key = "".join(sorted([a[0], b[0]]))
        return self.prices.get(key, 10)
#> Solution().tourCost(["x", "y"], {"hx": 2, "xy": 3, "hy": 4})
#> Solution().tourCost([], {})
#> Solution().tourCost(["m"], {"hm": 7})
#> Solution().tourCost(["a", "b"], {"ab": 1})
#> Solution().tourCost(stops=["p", "q", "r"], prices={"hp": 1, "pq": 1, "qr": 1, "hr": 1})
# %%
def split_lines(text, sep=";"):
    return [p.strip() for p in text.split(sep) if p.strip()]

def parse_gift(part):
    who, *words = part.split()
    n = int(words.pop(0)) if words and words[0].isdigit() else 1
    return who, n, " ".join(words) or "card"

def gift_list(text):
    bags = {}
    for part in split_lines(text):
        who, n, what = parse_gift(part)
        bag = bags.setdefault(who, {})
        bag[what] = bag.get(what, 0) + n
    return [f"{w}: {sum(b.values())} in {len(b)}" for w, b in sorted(bags.items())]
#> gift_list("ann 2 red pens; bob")
#> gift_list(" ; ;")
#> gift_list("zoe cup; zoe 3 cup; zoe 4")
#> gift_list("")
#> gift_list("b 1 x; a 2 y; b 5 z")
# %%
def neat(n):
    return all(int(a) <= int(b) for a, b in zip(str(n), str(n)[1:]))

def up(n, limit=15):
    while limit and not neat(n):
        n += 1
        limit -= 1
    return n if neat(n) else None

def down(n):
    while not neat(n):
        n -= 1
    return n

def nearest_neat(n):
    lo, hi = down(n), up(n)
    if hi is None or n - lo <= hi - n:
        return lo
    return hi
#> nearest_neat(21)
#> nearest_neat(7)
#> nearest_neat(130)
#> nearest_neat(54)
#> nearest_neat(320)
# %%
class Train:
    def __init__(self, *cars):
        self.cars = list(cars)

    def weight(self):
        return sum(self.cars)

    def detach(self, n):
        tail = self.cars[len(self.cars) - n:]
        del self.cars[len(self.cars) - n:]
        return Train(*tail)

    def couple(self, other):
        self.cars += other.cars
        other.cars = []

    def __repr__(self):
        return "-".join(map(str, self.cars)) or "empty"

def even_out(a, b):
    s, t = Train(*a), Train(*b)
    moves = 0
    while s.weight() - t.weight() > 2 and moves < 4:
        t.couple(s.detach(1))
        moves += 1
    return repr(s), repr(t), moves
#> even_out([5, 4, 3], [1])
#> even_out([], [2])
#> even_out([8], [])
#> even_out([2, 2, 2, 2], [2])
#> even_out([9, 1, 1, 1], [3, 3])
# %%
class Solution:
    def countIslets(self, row: str) -> dict:
        sizes = {}
        i = 0
        while i < len(row):
            if self.land(row, i):
                j = self.shore(row, i)
                self.note(sizes, self.kind(row[i:j]))
                i = j
            else:
                i += 1
        return sizes

    def land(self, row, i):
        return row[i] != "~"

    def shore(self, row, i):
        while i < len(row) and self.land(row, i):
            i += 1
        return i

    def kind(self, bit):
        return "peak" if "A" in bit else "flat" if len(bit) > 1 else "rock"

    def note(self, sizes, kind, by=1):
        sizes[kind] = sizes.get(kind, 0) + by
#> Solution().countIslets("~.A~.~")
#> Solution().countIslets("")
#> Solution().countIslets("~~~")
#> Solution().countIslets(".~..~A")
#> Solution().countIslets(row="..A..")
# %%
from functools import reduce

def lift(pair, coin):
    have, count = pair
    n = have // coin
    return have - n * coin, count + n

def change(amount, coins):
    left, used = reduce(lift, sorted(coins, reverse=True), (amount, 0))
    return None if left else used

def compare_systems(amount, systems):
    results = {}
    for name, coins in systems.items():
        n = change(amount, coins)
        if n is not None:
            results[name] = n
    return min(results, key=results.get, default="none"), results
#> compare_systems(17, {"a": [1, 5], "b": [2, 7]})
#> compare_systems(4, {})
#> compare_systems(9, {"x": [4], "y": [6, 3]})
#> compare_systems(0, {"z": [3]})
#> compare_systems(30, {"p": [25, 10, 1], "q": [10, 1], "r": [7]})
# %%
def trapdoor(board, i):
    return board[i] == "v"

def slide(board, i):
    while i > 0 and not board[i].isalpha():
        i -= 1
    return i

def play(board, rolls):
    i, turn = 0, 0
    for r in rolls:
        turn += 1
        if i + r >= len(board):
            return "home", turn
        i += r
        if trapdoor(board, i):
            i = slide(board, i - 1)
        elif board[i] == ">":
            i += 1 if i + 1 < len(board) else 0
    return board[i], i
#> play("s.a.v.b", [2, 2, 2])
#> play("s", [1])
#> play("s.>.v", [2, 1])
#> play("sxy", [])
#> play("s..v>..", [3, 4, 1])
# %%
class Solution:
    def mergeIntervalsBy(self, spans, joiner="touch"):
        near = {"touch": self.touch, "close": self.close}[joiner]
        res = []
        for s in sorted(spans):
            if res and near(res[-1], s):
                res[-1] = self.union(res[-1], s)
            else:
                res.append(s)
        return res, sum(map(self.length, res))

    def touch(self, a, b):
        return b[0] <= a[1]

    def close(self, a, b):
        return b[0] - a[1] <= self.length(a)

    def union(self, a, b):
        return (a[0], max(a[1], b[1]))

    def length(self, a):
        return a[1] - a[0]
#> Solution().mergeIntervalsBy([(5, 6), (1, 3), (3, 4)])
#> Solution().mergeIntervalsBy([])
#> Solution().mergeIntervalsBy([(0, 4), (7, 8)], joiner="close")
#> Solution().mergeIntervalsBy([(2, 2), (3, 3)], "close")
#> Solution().mergeIntervalsBy(spans=[(1, 9), (2, 3), (10, 12)])
# %%
def odd_one(group, key):
    seen = {}
    for g in group:
        seen.setdefault(key(g), []).append(g)
    lonely = [v[0] for v in seen.values() if len(v) == 1]
    return lonely[0] if len(lonely) == 1 else None

def shape(word):
    return "".join("v" if c in "aeiou" else "c" for c in word)

def find_spy(names):
    for key in (len, shape, lambda w: w[0]):
        spy = odd_one(names, key)
        if spy:
            return spy
    return "nobody"
#> find_spy(["tom", "tim", "anna"])
#> find_spy([])
#> find_spy(["bat", "cot", "ape"])
#> find_spy(["kim", "kat", "ron"])
#> find_spy(["ab", "cde"])
# %%
class Solution:
    def growVine(self, seed, days):
        for d in range(days):
            seed = self.bloom(self.sprout(seed), d)
            if self.tooLong(seed):
                return self.cutBack(seed)
        return seed

    def sprout(self, s):
        return s.replace("b", "bl", 1) if "b" in s else s + "b"

    def bloom(self, s, d):
        return s.replace("l", "*", 1) if d % 2 else s

    def tooLong(self, s, limit=7):
        return len(s) > limit

    def cutBack(self, s):
        return s[:3] + "~" + s[-2:]
#> Solution().growVine("s", 3)
#> Solution().growVine("", 1)
#> Solution().growVine("bbbbb", 6)
#> Solution().growVine("stem", 0)
#> Solution().growVine(seed="root", days=4)
# %%
def swap_case_at(word, spots):
    chars = list(word)
    for i in spots:
        if -len(chars) <= i < len(chars):
            chars[i] = chars[i].swapcase()
    return "".join(chars)

def spots_of(word, want):
    return [i for i, c in enumerate(word) if want(c)]

def stylize(word, style):
    styles = {
        "ends": lambda w: [0, -1],
        "vowels": lambda w: spots_of(w, lambda c: c in "aeiou"),
        "late": lambda w: spots_of(w, lambda c: c > "m"),
    }
    pick = styles.get(style)
    if pick is None:
        return word
    return swap_case_at(word, pick(word))
#> stylize("orange", "vowels")
#> stylize("", "ends")
#> stylize("zinc", "late")
#> stylize("a", "ends")
#> stylize("teal", "bold")
# %%
class Warehouse:
    def __init__(self):
        self.levels = [[], [], []]

    def level_for(self, w):
        return 0 if w >= 7 else 1 if w >= 3 else 2

    def store(self, w):
        lv = self.level_for(w)
        while lv < 2 and len(self.levels[lv]) == 2:
            lv += 1
        self.levels[lv].append(w)

    def fetch(self, w):
        for lv, items in enumerate(self.levels):
            if w in items:
                items.remove(w)
                return lv
        return -1

class Solution:
    def operate(self, tasks):
        wh, steps = Warehouse(), 0
        for t in tasks:
            if t > 0:
                wh.store(t)
            else:
                lv = wh.fetch(-t)
                steps += lv + 1 if lv >= 0 else 5
        return wh.levels, steps
#> Solution().operate([8, 4, 1, -4])
#> Solution().operate([])
#> Solution().operate([-2])
#> Solution().operate([9, 9, 9, -9])
#> Solution().operate(tasks=[3, 5, 6, 2, -6, -3])
# %%
def triangle(rows):
    row = [1]
    for _ in range(rows):
        yield row
        row = grow(row)

def grow(row):
    mid = [max(a, b) + (a == b) for a, b in zip(row, row[1:])]
    return [row[0] + 1] + mid + [row[-1]]

def peak_sum(rows, pick=max):
    total = 0
    for row in triangle(rows):
        total += pick(row)
    return total

def both(rows):
    return peak_sum(rows), peak_sum(rows, pick=min)
#> both(3)
#> both(0)
#> both(1)
#> both(5)
#> both(4)
# %%
class Solution:
    def scoreWords(self, board, words):
        return {w: self.points(w) for w in words if self.spell(board, w)}

    def spell(self, board, word):
        left = list(board)
        for ch in word:
            if not self.use(left, ch):
                return False
        return True

    def use(self, left, ch):
        for c in (ch, "?"):
            if c in left:
                left.remove(c)
                return True
        return False

    def points(self, word):
        return sum(3 if c in "jqxz" else 1 for c in word) + (len(word) > 3)
#> Solution().scoreWords("tacz", ["cat", "zoo"])
#> Solution().scoreWords("", ["a"])
#> Solution().scoreWords("ab??", ["jab", "quiz"])
#> Solution().scoreWords("door", [])
#> Solution().scoreWords(board="lion?", words=["loin", "zion"])
