# %%
class Solution:
    def sortPotions(self, potions, limit):
        keep, toxic = [], 0
        for p in potions:
            power = self.power(p)
            if self.toxic(p):
                toxic += power
                if toxic > limit:
                    return "sick after " + p
            else:
                keep.append((power, p))
        return [p for _, p in sorted(keep)]

    def power(self, p):
        return sum(self.drop(c) for c in p)

    def drop(self, c):
        return 3 if c == "x" else 1

    def toxic(self, p):
        return p.count("x") * 2 > len(p)
#> Solution().sortPotions(["abx", "b", "xx"], 9)
#> Solution().sortPotions([], 1)
#> Solution().sortPotions(["x"], 2)
#> Solution().sortPotions(["ccc", "ax", "d"], 5)
#> Solution().sortPotions(potions=["x", "xxb", "q"], limit=8)
# %%
class Solution:
    def runRelay(self, teams):
        times = {t: self.teamTime(legs) for t, legs in teams.items()}
        out = []
        for t in sorted(times, key=lambda k: (times[k] is None, times[k] or 0)):
            out.append(f"{t} {self.show(times[t])}")
        return out

    def teamTime(self, legs):
        total = 0
        for i, leg in enumerate(legs):
            if leg <= 0:
                return None
            total += leg + self.handover(i)
        return total

    def handover(self, i):
        return 0 if i == 0 else 2

    def show(self, t):
        return "dnf" if t is None else f"{t // 60}:{t % 60:02}"
#> Solution().runRelay({"ox": [50, 48], "elk": [30, 30]})
#> Solution().runRelay({})
#> Solution().runRelay({"a": [0, 9], "b": [100]})
#> Solution().runRelay({"p": [20, 20, 20], "q": []})
#> Solution().runRelay(teams={"x": [61], "y": [5, -1], "z": [59]})
# %%
class Solution:
    def tileFloor(self, w, h):
        self.used = []
        self.cover(w, h)
        return self.used

    def cover(self, w, h):
        if w == 0 or h == 0:
            return
        s = self.tile(min(w, h))
        self.used.append(s)
        self.cover(w - s, s)
        self.cover(w, h - s)

    def tile(self, limit):
        for s in (4, 2, 1):
            if s <= limit:
                return s
#> Solution().tileFloor(3, 2)
#> Solution().tileFloor(0, 7)
#> Solution().tileFloor(4, 4)
#> Solution().tileFloor(5, 2)
#> Solution().tileFloor(w=2, h=6)
# %%
class Solution:
    def answer(self, facts, question):
        subject, _, prop = question.partition(" ")
        return self.holds(facts, subject, prop, 3)

    def holds(self, facts, subject, prop, depth):
        if depth == 0:
            return "unsure"
        traits = self.traits(facts, subject)
        if prop in traits:
            return "yes"
        if "not " + prop in traits:
            return "no"
        for t in traits:
            got = self.holds(facts, t, prop, depth - 1)
            if got != "unsure":
                return got
        return "unsure"

    def traits(self, facts, subject):
        return [f.split(":")[1] for f in facts if f.split(":")[0] == subject]
#> Solution().answer(["rex:dog", "dog:furry"], "rex furry")
#> Solution().answer([], "cat big")
#> Solution().answer(["tom:cat", "cat:not loud"], "tom loud")
#> Solution().answer(["a:b", "b:a"], "a c")
#> Solution().answer(facts=["x:y", "x:z", "z:red"], question="x red")
# %%
class Solution:
    def sumTable(self, expr_rows, **vars):
        out = []
        for row in expr_rows:
            out.append([self.cell(c, vars) for c in row])
            vars["prev"] = out[-1][-1] if out[-1] else 0
        return out

    def cell(self, c, vars):
        if isinstance(c, int):
            return c
        if "*" in c:
            return self.product(c.split("*"), vars)
        return vars.get(c, 0)

    def product(self, names, vars):
        p = 1
        for n in names:
            p *= int(n) if n.isdigit() else self.cell(n, vars)
        return p
#> Solution().sumTable([["a", 2], ["prev*3"]], a=5)
#> Solution().sumTable([])
#> Solution().sumTable([[], ["prev"]], z=1)
#> Solution().sumTable([["x*y"], ["prev*prev"]], x=2, y=3)
#> Solution().sumTable([[1, "q"], ["prev", 4], ["prev*2"]])
# %%
class Solution:
    def bestStop(self, lights, speed):
        best = None
        for v in range(1, speed + 1):
            s = self.stops(lights, v)
            if best is None or s < best[0]:
                best = (s, v)
            if s == 0:
                break
        return best

    def stops(self, lights, v):
        return sum(self.red(pos // v, period) for pos, period in lights)

    def red(self, t, period):
        return t // period % 2 == 1
#> Solution().bestStop([(10, 3), (20, 4)], 3)
#> Solution().bestStop([], 2)
#> Solution().bestStop([(5, 5)], 4)
#> Solution().bestStop([(6, 2), (9, 2)], 0)
#> Solution().bestStop(lights=[(8, 4), (12, 3), (30, 10)], speed=4)
# %%
class Solution:
    def nameTree(self, tree, sep="/"):
        return list(self.paths(tree, "", sep))

    def paths(self, tree, prefix, sep):
        for name, sub in self.ordered(tree):
            full = self.join(prefix, name, sep)
            if sub:
                yield from self.paths(sub, full, sep)
            else:
                yield full

    def ordered(self, tree):
        return sorted(tree.items(), key=lambda kv: (bool(kv[1]), kv[0]))

    def join(self, prefix, name, sep):
        return prefix + sep + name if prefix else name
#> Solution().nameTree({"a": {"b": {}, "c": {}}, "d": {}})
#> Solution().nameTree({})
#> Solution().nameTree({"z": {}}, sep=".")
#> Solution().nameTree({"x": {"y": {"w": {}}}}, "-")
#> Solution().nameTree(tree={"m": {"n": {}}, "k": {"o": {}}})
# %%
class Solution:
    def restock(self, shelf, sales, minimum=2):
        orders = []
        for item in sales:
            if not self.sell(shelf, item):
                orders.append("lost " + item)
            elif self.low(shelf, item, minimum):
                orders.append(self.order(shelf, item))
        return orders, shelf

    def sell(self, shelf, item):
        if shelf.get(item, 0) == 0:
            return False
        shelf[item] -= 1
        return True

    def low(self, shelf, item, minimum):
        return shelf[item] < minimum

    def order(self, shelf, item, size=3):
        shelf[item] += size
        return f"{size} {item}"
#> Solution().restock({"tea": 2}, ["tea", "tea"])
#> Solution().restock({}, ["jam"])
#> Solution().restock({"a": 9}, [], minimum=5)
#> Solution().restock({"x": 1, "y": 4}, ["x", "y", "x"], minimum=1)
#> Solution().restock(shelf={"p": 3}, sales=["p", "q", "p", "p"])
# %%
class Solution:
    def splitBill(self, names, items):
        owed = dict.fromkeys(names, 0)
        for price, eaters in items:
            group = self.present(names, eaters)
            if not group:
                continue
            for who, part in self.parts(price, group):
                owed[who] += part
        return owed

    def present(self, names, eaters):
        return [n for n in names if n in eaters] if eaters else list(names)

    def parts(self, price, group):
        share, extra = divmod(price, len(group))
        for i, who in enumerate(group):
            yield who, share + (i < extra)
#> Solution().splitBill("ab", [(7, "ab"), (3, "b")])
#> Solution().splitBill("", [(5, "")])
#> Solution().splitBill("xyz", [(10, "")])
#> Solution().splitBill("p", [(4, "q"), (2, "pq")])
#> Solution().splitBill(names="mno", items=[(8, "mo"), (9, ""), (1, "n")])
# %%
class Solution:
    def climb(self, wall, start=0):
        self.wall = wall
        return self.up(0, start, [])

    def up(self, row, col, path):
        if row == len(self.wall):
            return path
        for c in self.holds(row, col):
            done = self.up(row + 1, c, path + [c])
            if done is not None:
                return done
        return None

    def holds(self, row, col):
        line = self.wall[row]
        return [c for c in (col, col - 1, col + 1) if 0 <= c < len(line) and self.solid(line[c])]

    def solid(self, ch):
        return ch == "o"
#> Solution().climb(["o.", ".o"])
#> Solution().climb([])
#> Solution().climb(["..o"], start=0)
#> Solution().climb([".o.", "o.o", ".o."], start=1)
#> Solution().climb(wall=["oo", "..", "oo"])
# %%
class Solution:
    def gearShift(self, speeds):
        gear, shifts = 1, []
        for s in speeds:
            want = self.ideal(s)
            while gear != want:
                gear = self.toward(gear, want)
                shifts.append(gear)
                if self.grinding(shifts):
                    return shifts, "grind"
        return shifts, gear

    def ideal(self, s):
        return max(1, min(5, s // 20 + 1))

    def toward(self, g, want):
        return g + 1 if g < want else g - 1

    def grinding(self, shifts):
        return len(shifts) >= 3 and shifts[-1] == shifts[-3]
#> Solution().gearShift([10, 45, 50])
#> Solution().gearShift([])
#> Solution().gearShift([30, 5, 30])
#> Solution().gearShift([200])
#> Solution().gearShift(speeds=[15, 25, 70, 68])
# %%
class Solution:
    def sanitize(self, names):
        seen = {}
        return [self.unique(self.clean(n), seen) for n in names]

    def clean(self, n):
        out = "".join(self.safe(c) for c in n.strip())
        return out.strip("_") or "x"

    def safe(self, c):
        return c.lower() if c.isalnum() else "_"

    def unique(self, n, seen):
        k = seen.get(n, 0)
        seen[n] = k + 1
        return n if k == 0 else self.unique(f"{n}{k}", seen)
#> Solution().sanitize(["A b", "a-b"])
#> Solution().sanitize([])
#> Solution().sanitize(["", "?"])
#> Solution().sanitize(["q", "q", "q1"])
#> Solution().sanitize(names=[" Zip! "])
# %%
def discount_for(age, weekday):
    if age < 6:
        return 100
    return (50 if age < 16 else 0) + (10 if weekday else 0)

def ticket(price, pct):
    return price * (100 - pct) // 100

def family(ages, price=12, weekday=False, pass_price=30):
    total = sum(ticket(price, discount_for(a, weekday)) for a in ages)
    if len(ages) >= 3 and total > pass_price:
        return pass_price, "pass"
    return total, "single"
#> family([40, 38, 12])
#> family([])
#> family([3, 5])
#> family([70, 15], price=20, weekday=True)
#> family([30, 30, 30, 9], pass_price=100)
# %%
class Solution:
    def pathCost(self, word, layout):
        self.layout = layout
        at, cost = None, 0
        for ch in word:
            spot = self.find(ch)
            if spot is None:
                cost += self.missing(ch)
                continue
            if at is not None:
                cost += self.dist(at, spot)
            at = spot
        return cost

    def find(self, ch):
        for r, row in enumerate(self.layout):
            if ch in row:
                return r, row.index(ch)
        return None

    def dist(self, a, b):
        return max(abs(a[0] - b[0]), abs(a[1] - b[1]))

    def missing(self, ch):
        return 5 if ch.isalpha() else 1
#> Solution().pathCost("bad", ["abc", "def"])
#> Solution().pathCost("", ["q"])
#> Solution().pathCost("hi!", [])
#> Solution().pathCost("fac", ["abc", "def"])
#> Solution().pathCost(word="noon", layout=["n..", "..o"])
# %%
class Solution:
    def minRest(self, tasks, rest):
        return self.plan(tuple(tasks), "", rest)

    def plan(self, left, last, rest):
        if not left:
            return 0
        best = float("inf")
        for t in sorted(set(left)):
            gap = self.pause(last, t, rest)
            best = min(best, gap + self.plan(self.without(left, t), t, rest))
        return best

    def pause(self, last, t, rest):
        return rest if last and last[0] == t[0] else 0

    def without(self, left, t):
        i = left.index(t)
        return left[:i] + left[i + 1:]
#> Solution().minRest(["run", "row"], 3)
#> Solution().minRest([], 2)
#> Solution().minRest(["a", "a", "b"], 4)
#> Solution().minRest(["mop", "dig", "mow"], 1)
#> Solution().minRest(tasks=["x", "x", "x"], rest=2)
# %%
class Track:
    def __init__(self, length):
        self.length = length
        self.cars = {}

    def add(self, name, at=0):
        self.cars[name] = [at, 0]

    def drive(self, name, d):
        pos, laps = self.cars[name]
        pos += d
        self.cars[name] = [pos % self.length, laps + pos // self.length]

    def order(self):
        return sorted(self.cars, key=self.progress, reverse=True)

    def progress(self, name):
        pos, laps = self.cars[name]
        return laps * self.length + pos, name

def race_day(length, moves):
    t = Track(length)
    for name, d in moves:
        if name not in t.cars:
            t.add(name, at=len(t.cars))
        t.drive(name, d)
    return t.order(), t.cars
#> race_day(10, [("a", 7), ("b", 12), ("a", 8)])
#> race_day(5, [])
#> race_day(3, [("z", 9)])
#> race_day(8, [("x", 2), ("y", 1), ("w", 0)])
#> race_day(4, [("p", 5), ("q", 3), ("p", 2), ("q", 6)])
# %%
class Solution:
    def listenRadio(self, bands, dial):
        heard = []
        for step in dial:
            self.tune(step)
            name = self.station(bands)
            if name and name not in heard:
                heard.append(name)
        return heard, self.freq

    freq = 88

    def tune(self, step):
        self.freq = self.wrap(self.freq + step)

    def wrap(self, f):
        if f > 108:
            return 88 + (f - 109)
        return f if f >= 88 else 109 - (88 - f)

    def station(self, bands):
        near = [b for b in bands if abs(bands[b] - self.freq) <= 1]
        return min(near, key=lambda b: abs(bands[b] - self.freq), default=None)
#> Solution().listenRadio({"jazz": 90, "news": 101}, [2, 10])
#> Solution().listenRadio({}, [5])
#> Solution().listenRadio({"pop": 108}, [-1, -2])
#> Solution().listenRadio({"a": 95, "b": 96}, [])
#> Solution().listenRadio(bands={"x": 92, "y": 93}, dial=[4, 1, 20])
# %%
def apply_n(f, n, x):
    return x if n == 0 else apply_n(f, n - 1, f(x))

def roll_left(s):
    return s[1:] + s[:1]

def mask(s, keep):
    return "".join(c if i in keep else "*" for i, c in enumerate(s))

def peek_code(code, turns, *keep):
    turned = apply_n(roll_left, turns % len(code) if code else 0, code)
    shown = mask(turned, keep)
    return shown if "*" in shown else shown + "!"
#> peek_code("48213", 2, 0, 4)
#> peek_code("", 3)
#> peek_code("ab", 1, 0, 1)
#> peek_code("secret", 7)
#> peek_code("xyz", 4, 1)
# %%
class Solution:
    def judgeDive(self, dives):
        totals = {}
        for name, level, marks in dives:
            pts = self.points(level, marks)
            if self.failed(marks):
                pts = 0
            totals[name] = max(totals.get(name, 0), pts)
        return self.ranking(totals)

    def points(self, level, marks):
        core = self.middle(sorted(marks))
        return level * sum(core)

    def middle(self, ms):
        return ms[1:-1] if len(ms) > 2 else ms

    def failed(self, marks):
        return not marks or min(marks) == 0

    def ranking(self, totals):
        return sorted(totals.items(), key=lambda t: (-t[1], t[0]))
#> Solution().judgeDive([("ana", 2, [5, 6, 9]), ("bea", 3, [4, 4])])
#> Solution().judgeDive([])
#> Solution().judgeDive([("cal", 5, [])])
#> Solution().judgeDive([("x", 1, [7, 7, 7, 7]), ("x", 2, [0, 9, 9])])
#> Solution().judgeDive(dives=[("m", 1, [8]), ("k", 2, [4]), ("m", 2, [3, 1])])
# %%
class Solution:
    def cipherWheel(self, text, inner="xyz", outer="abc"):
        out = []
        self.shift = 0
        for ch in text:
            out.append(self.encode(ch, inner, outer))
            self.turn(ch, len(inner))
        return "".join(out)

    def encode(self, ch, inner, outer):
        i = outer.find(ch)
        if i < 0:
            return ch
        return inner[self.index(i, len(inner))]

    def index(self, i, n):
        return (i + self.shift) % n

    def turn(self, ch, n):
        if ch != " ":
            self.shift = (self.shift + 1) % n
#> Solution().cipherWheel("abc")
#> Solution().cipherWheel("")
#> Solution().cipherWheel("a a?")
#> Solution().cipherWheel("oo", inner="10", outer="ol")
#> Solution().cipherWheel(text="cab", inner="pqrs")
# %%
def hailing(n, odd_rule, even_rule, stop):
    seq = []
    while not stop(n, seq):
        seq.append(n)
        n = odd_rule(n) if n & 1 else even_rule(n)
    return seq

def seven_down(n):
    return n + 7 if n < 20 else n - 9

def settled(n, seq):
    return n in seq or n <= 0 or len(seq) == 8

def bounce_seq(n, halve=True):
    even = (lambda v: v // 2) if halve else (lambda v: v - 4)
    return hailing(n, seven_down, even, settled)
#> bounce_seq(6)
#> bounce_seq(0)
#> bounce_seq(25, halve=False)
#> bounce_seq(13)
#> bounce_seq(10, halve=False)
# %%
class Solution:
    def lightsOn(self, rooms, hour):
        return [n for n, info in rooms.items() if self.lit(info, hour)]

    def lit(self, info, hour):
        kind, *args = info
        return getattr(self, kind)(hour, *args)

    def between(self, hour, a, b):
        return a <= hour < b if a <= b else not self.between(hour, b, a)

    def every(self, hour, n, offset=0):
        return (hour - offset) % n == 0

    def either(self, hour, *infos):
        return any(self.lit(i, hour) for i in infos)

    def dark(self, hour):
        return self.between(hour, 20, 6)
#> Solution().lightsOn({"hall": ("dark",), "den": ("between", 8, 10)}, 9)
#> Solution().lightsOn({}, 3)
#> Solution().lightsOn({"attic": ("every", 4, 1)}, 5)
#> Solution().lightsOn({"bath": ("either", ("every", 7), ("dark",)), "loft": ("between", 22, 2)}, 23)
#> Solution().lightsOn(rooms={"shed": ("either",), "porch": ("dark",)}, hour=4)
# %%
class Solution:
    def trimHedge(self, hedge, blade):
        cuts = 0
        while self.peak(hedge) > blade:
            i = hedge.index(self.peak(hedge))
            self.cut(hedge, i, blade)
            cuts += 1
        return cuts, hedge

    def peak(self, hedge):
        return max(hedge, default=0)

    def cut(self, hedge, i, blade):
        lo, hi = max(0, i - 1), min(len(hedge), i + 2)
        for k in range(lo, hi):
            hedge[k] = self.lower(hedge[k], blade)

    def lower(self, h, blade):
        return h - 2 if h - 2 > blade else min(h, blade)
#> Solution().trimHedge([3, 6, 4], 3)
#> Solution().trimHedge([], 1)
#> Solution().trimHedge([2, 2], 5)
#> Solution().trimHedge([9], 2)
#> Solution().trimHedge(hedge=[5, 1, 1, 7], blade=4)
# %%
def left_of(tree):
    return tree.get("l") if tree else None

def right_of(tree):
    return tree.get("r") if tree else None

def weight(tree):
    if not tree:
        return 0
    return tree["v"] + weight(left_of(tree)) + weight(right_of(tree))

def heavy_path(tree):
    path = []
    while tree:
        path.append(tree["v"])
        l, r = left_of(tree), right_of(tree)
        tree = l if weight(l) >= weight(r) else r
    return path
#> heavy_path({"v": 4, "l": {"v": 1}, "r": {"v": 6}})
#> heavy_path(None)
#> heavy_path({"v": 9})
#> heavy_path({"v": 2, "l": {"v": 3, "r": {"v": 8}}, "r": {"v": 10}})
#> heavy_path({"v": 1, "r": {"v": 5, "l": {"v": 5}}})
# %%
class Solution:
    def bakeLayers(self, orders, tins):
        cakes = []
        for flavor, layers in orders:
            got = self.collect(tins, flavor, layers)
            cakes.append(self.label(flavor, got, layers))
        return cakes, tins

    def collect(self, tins, flavor, layers):
        got = 0
        while got < layers and self.takeOne(tins, flavor):
            got += 1
        return got

    def takeOne(self, tins, flavor):
        for f in (flavor, "plain"):
            if tins.get(f, 0) > 0:
                tins[f] -= 1
                return True
        return False

    def label(self, flavor, got, layers):
        if got == 0:
            return "none"
        return flavor + "=" * got + ("" if got == layers else "?")
#> Solution().bakeLayers([("mint", 2)], {"mint": 1, "plain": 3})
#> Solution().bakeLayers([], {"a": 1})
#> Solution().bakeLayers([("fig", 1)], {})
#> Solution().bakeLayers([("nut", 3), ("nut", 1)], {"nut": 2})
#> Solution().bakeLayers(orders=[("plain", 2), ("fig", 2)], tins={"plain": 3, "fig": 1})
# %%
class Solution:
    def beadRow(self, clicks):
        row, run = [], ""
        for c in clicks + "|":
            if run and c != run[-1]:
                self.thread(row, self.bead(run))
                run = ""
            if c != "|":
                run += c
        return "".join(row)

    def bead(self, run):
        return run[0] if len(run) % 2 else self.pair(run[0], len(run))

    def pair(self, c, n):
        return c.upper() if n == 2 else f"{c}{n // 2}"

    def thread(self, row, b):
        if row and row[-1][0].lower() == b[0].lower():
            row.pop()
        else:
            row.append(b)
#> Solution().beadRow("aabcc")
#> Solution().beadRow("")
#> Solution().beadRow("x|xx")
#> Solution().beadRow("ppppq")
#> Solution().beadRow(clicks="mm|m|n")
# %%
def span(a, b):
    return range(min(a, b), max(a, b) + 1)

def line_cells(p, q):
    if p[0] == q[0]:
        return [(p[0], c) for c in span(p[1], q[1])]
    if p[1] == q[1]:
        return [(r, p[1]) for r in span(p[0], q[0])]
    return []

def painted(lines):
    hits = {}
    for p, q in lines:
        for cell in line_cells(p, q):
            hits[cell] = hits.get(cell, 0) + 1
    return hits

def crossings(*lines):
    hits = painted(lines)
    return sorted(k for k, v in hits.items() if v > 1), len(hits)
#> crossings(((0, 0), (0, 3)), ((2, 1), (0, 1)))
#> crossings()
#> crossings(((1, 1), (2, 2)))
#> crossings(((0, 0), (0, 0)), ((0, 0), (1, 0)))
#> crossings(((3, 3), (3, 1)), ((3, 2), (3, 4)))
# %%
class Solution:
    def shareSecrets(self, talks, start, day_limit=3):
        knows = [start]
        for day in range(1, day_limit + 1):
            new = self.oneDay(talks, knows)
            if not new:
                return day - 1, knows
            knows = knows + new
        return day_limit, knows

    def oneDay(self, talks, knows):
        new = []
        for pair in talks:
            who = self.learner(pair, knows)
            if who and who not in new:
                new.append(who)
        return new

    def learner(self, pair, knows):
        a, b = pair
        if (a in knows) == (b in knows):
            return None
        return b if a in knows else a
#> Solution().shareSecrets(["ab", "bc"], "a")
#> Solution().shareSecrets([], "z")
#> Solution().shareSecrets(["xy"], "q")
#> Solution().shareSecrets(["ab", "ac", "cd"], "d", day_limit=1)
#> Solution().shareSecrets(talks=["mn", "no", "op"], start="p", day_limit=2)
# %%
def choose_op(a, b):
    if a % 2 == b % 2:
        return lambda x, y: x + y
    return lambda x, y: abs(x - y) if x > 4 else x * y

def merge_ends(xs):
    a, *mid, b = xs
    return mid + [choose_op(a, b)(a, b)]

def collapse(xs, limit=5):
    hist = []
    while len(xs) > 1 and limit:
        xs = merge_ends(xs)
        hist.append(xs[-1])
        limit -= 1
    return xs, hist
#> collapse([3, 5, 2])
#> collapse([])
#> collapse([8])
#> collapse([1, 2, 3, 4, 5])
#> collapse([9, 6, 7], limit=1)
# %%
class Solution:
    def puzzleBoxes(self, boxes, key):
        opened = []
        while True:
            nxt = self.nextBox(boxes, key, opened)
            if nxt is None:
                return opened, key
            opened.append(nxt)
            key = self.turnKey(key, boxes[nxt])

    def nextBox(self, boxes, key, opened):
        for i, b in enumerate(boxes):
            if i not in opened and self.opens(key, b):
                return i
        return None

    def opens(self, key, box):
        return key & box == box or key == box + 1

    def turnKey(self, key, box):
        return key ^ (box << 1) if box % 2 else key + 1
#> Solution().puzzleBoxes([1, 4, 3], 5)
#> Solution().puzzleBoxes([], 7)
#> Solution().puzzleBoxes([8], 3)
#> Solution().puzzleBoxes([2, 2, 2], 3)
#> Solution().puzzleBoxes(boxes=[6, 1, 5], key=7)
# %%
class Solution:
    def summarizeSurvey(self, answers):
        nums, yes, other = [], 0, []
        for a in answers:
            kind, val = self.classify(a.strip().lower())
            if kind == "num":
                nums.append(val)
            elif kind == "bool":
                yes += val
            elif val:
                other.append(val)
        return self.median(nums), yes, other

    def classify(self, a):
        if a.isdigit():
            return "num", int(a)
        if a in ("y", "yes", "n", "no"):
            return "bool", self.truth(a)
        return "text", a[:4]

    def truth(self, a):
        return 1 if a[0] == "y" else -1

    def median(self, nums):
        if not nums:
            return None
        nums = sorted(nums)
        return nums[(len(nums) - 1) // 2]
#> Solution().summarizeSurvey(["3", "Yes", " maybe "])
#> Solution().summarizeSurvey([])
#> Solution().summarizeSurvey(["9", "1", "5", "n"])
#> Solution().summarizeSurvey(["", "y", "Y", "no"])
#> Solution().summarizeSurvey(answers=["7", "4", "-2"])
# %%
def make_rng(seed, mul=5, inc=3, mod=16):
    state = seed

    def roll(sides):
        nonlocal state
        state = (state * mul + inc) % mod
        return state % sides + 1

    return roll

def fight(hero, foe, roll):
    turns = 0
    while hero > 0 and foe > 0:
        turns += 1
        foe -= roll(6)
        if foe > 0:
            hero -= roll(4)
    return turns, hero if hero > 0 else -foe

def dungeon(seed, hero, *foes):
    roll = make_rng(seed)
    for i, foe in enumerate(foes):
        turns, left = fight(hero, foe, roll)
        if left <= 0:
            return "lost", i, turns
        hero = left
    return "won", hero
#> dungeon(1, 9, 5, 4)
#> dungeon(0, 3)
#> dungeon(7, 2, 12)
#> dungeon(4, 10, 8)
#> dungeon(11, 6, 3, 3)
# %%
class Solution:
    def layBricks(self, row, patterns):
        self.patterns = patterns
        self.seen = {}
        return self.ways(row), len(self.seen)

    def ways(self, row):
        if not row:
            return 1
        if row not in self.seen:
            self.seen[row] = sum(self.ways(self.rest(row, p)) for p in self.starts(row))
        return self.seen[row]

    def starts(self, row):
        return [p for p in self.patterns if row.startswith(p)]

    def rest(self, row, p):
        tail = row[len(p):]
        return tail[1:] if tail.startswith("+") else tail
#> Solution().layBricks("abab", ["a", "b", "ab"])
#> Solution().layBricks("", ["x"])
#> Solution().layBricks("a+a", ["a"])
#> Solution().layBricks("zz", ["y"])
#> Solution().layBricks(row="aaa", patterns=["a", "aa"])
# %%
class Solution:
    def unlockHours(self, hours, staff):
        gaps = []
        for h in range(*hours):
            if not self.covered(h, staff):
                self.note(gaps, h)
        return [self.fmt(*g) for g in gaps]

    def covered(self, h, staff, need=2):
        return sum(self.onShift(h, s) for s in staff) >= need

    def onShift(self, h, shift):
        start, length = shift
        return start <= h < start + length

    def note(self, gaps, h):
        if gaps and gaps[-1][1] == h:
            gaps[-1][1] = h + 1
        else:
            gaps.append([h, h + 1])

    def fmt(self, a, b):
        return f"{a}-{b}"
#> Solution().unlockHours((8, 12), [(8, 3), (9, 3)])
#> Solution().unlockHours((5, 5), [])
#> Solution().unlockHours((1, 4), [])
#> Solution().unlockHours((9, 11), [(8, 4), (8, 4)])
#> Solution().unlockHours(hours=(10, 14), staff=[(10, 2), (12, 2), (11, 1)])
# %%
def rotate_names(names, k):
    k %= len(names)
    return names[k:] + names[:k]

def chores(names, jobs, week, swap=None):
    order = rotate_names(names, week)
    if swap:
        order = exchange(order, *swap)
    return {j: order[i % len(order)] for i, j in enumerate(jobs)}

def exchange(order, a, b):
    table = {a: b, b: a}
    return [table.get(n, n) for n in order]

def month(names, jobs, weeks, swaps):
    load = dict.fromkeys(names, 0)
    for w in range(weeks):
        for who in chores(names, jobs, w, swap=swaps.get(w)).values():
            load[who] += 1
    return load
#> month(["al", "bo"], ["dust", "cook", "iron"], 2, {})
#> month(["cy"], ["mop"], 0, {})
#> month(["x", "y", "z"], ["sweep"], 3, {1: ("y", "x")})
#> month([], ["wash"], 1, {})
#> month(["p", "q"], ["a", "b"], 2, {0: ("p", "q"), 1: ("q", "p")})
# %%
class Solution:
    def growCrystal(self, seed, rounds):
        for r in range(rounds):
            seed = self.trim(self.grow(seed, r))
        return seed, self.energy(seed)

    def grow(self, cells, r):
        out = []
        for a, b in zip(cells, cells[1:]):
            out += [a, self.between(a, b, r)]
        return out + cells[-1:]

    def between(self, a, b, r):
        return (a + b) // 2 if r % 2 == 0 else abs(a - b)

    def trim(self, cells, cap=7):
        extra = len(cells) - cap
        return cells[extra // 2:extra // 2 + cap] if extra > 0 else cells

    def energy(self, cells):
        return sum(c if i % 2 else -c for i, c in enumerate(cells))
#> Solution().growCrystal([2, 6], 2)
#> Solution().growCrystal([], 3)
#> Solution().growCrystal([5], 1)
#> Solution().growCrystal([1, 9, 3], 2)
#> Solution().growCrystal(seed=[4, 4, 0, 8], rounds=0)
