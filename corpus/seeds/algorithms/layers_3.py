# %%
def ripe(day, kind):
    return day >= {"fig": 3, "pear": 5, "plum": 2}.get(kind, 4)

def value(kind, day):
    return len(kind) * 2 - (day > 6)

def pick_fruit(basket, day):
    got, later = 0, []
    for kind in basket:
        if ripe(day, kind):
            got += value(kind, day)
        else:
            later.append(kind)
    return got if not later else (got, pick_fruit(later, day + 1))
#> pick_fruit(["fig", "plum"], 3)
#> pick_fruit([], 0)
#> pick_fruit(["pear"], 4)
#> pick_fruit(["kiwi", "fig", "pear"], 2)
#> pick_fruit(["plum", "plum"], 9)
# %%
class Solution:
    def nested(self, depth, base):
        def outer(k):
            def inner(x):
                return x * k + base
            if k == 0:
                return base
            return inner(outer(k - 1))
        return [outer(d) for d in range(depth)]
#> Solution().nested(3, 2)
#> Solution().nested(0, 5)
#> Solution().nested(1, 7)
#> Solution().nested(4, -1)
#> Solution().nested(depth=5, base=1)
# %%
class Temp:
    def __init__(self, deg, unit="C"):
        self.deg, self.unit = deg, unit

    def to_c(self):
        if self.unit == "C":
            return self.deg
        return (self.deg - 32) * 5 // 9

    def warmer(self, other):
        return self.to_c() > other.to_c()

    def __repr__(self):
        return f"{self.deg}{self.unit}"

def parse_temp(s):
    return Temp(int(s[:-1]), s[-1])

def hottest(readings):
    best = None
    for s in readings:
        t = parse_temp(s)
        if best is None or t.warmer(best):
            best = t
    return str(best)
#> hottest(["20C", "70F"])
#> hottest([])
#> hottest(["50F", "50C", "100F"])
#> hottest(["-5C", "10F"])
#> hottest(["0C", "32F", "33F", "40F"])
# %%
def expand(token, macros, depth=0):
    if depth > 4:
        return ["?"]
    if token not in macros:
        return [token]
    out = []
    for t in macros[token].split():
        out.extend(expand(t, macros, depth + 1))
    return out

def run_macro(line, **macros):
    res = []
    for tok in line.split():
        res += expand(tok, macros)
    return " ".join(res)
#> run_macro("go A", A="left B", B="up up")
#> run_macro("")
#> run_macro("X", X="X")
#> run_macro("a b", b="c")
#> run_macro("P P", P="Q x", Q="y")
# %%
class Solution:
    def gradeEssays(self, essays, keywords):
        results = [(self.score(e.split(), keywords), i) for i, e in enumerate(essays)]
        return [self.letter(s) + str(i) for s, i in sorted(results, reverse=True)]

    def score(self, words, keywords):
        pts = 0
        for w in words:
            pts += self.weight(w, w in keywords)
        return pts

    def weight(self, word, key):
        return len(word) if key else 1

    def letter(self, s):
        for bar, ch in ((10, "A"), (6, "B"), (3, "C")):
            if s >= bar:
                return ch
        return "F"
#> Solution().gradeEssays(["the river bends", "a hill"], ["river"])
#> Solution().gradeEssays([], ["x"])
#> Solution().gradeEssays([""], [])
#> Solution().gradeEssays(["storm storm", "wind", "sun and storm now"], ["storm", "wind"])
#> Solution().gradeEssays(essays=["ab cd ef", "gh"], keywords=["gh"])
# %%
def outer_sum(matrix, reduce_row=sum, reduce_all=max):
    return reduce_all([reduce_row(r) for r in matrix]) if matrix else 0

def swing(row):
    return sum(abs(a - b) for a, b in zip(row, row[1:]))

def alternating(row):
    s = 1
    total = 0
    for v in row:
        total += s * v
        s = -s
    return total

def compare(matrix):
    a = outer_sum(matrix)
    b = outer_sum(matrix, swing, min)
    c = outer_sum(matrix, reduce_row=alternating)
    return a, b, c
#> compare([[1, 5, 2], [4, 4, 4]])
#> compare([])
#> compare([[7]])
#> compare([[0, 9], [9, 0], [3, 3]])
#> compare([[2, 2, 8, 1], [6]])
# %%
def ask(beliefs, who, claim, asked):
    if who in asked:
        return None
    asked.append(who)
    known = beliefs[who]
    if claim in known:
        return known[claim]
    friend = known.get("friend")
    if friend is None:
        return None
    answer = ask(beliefs, friend, claim, asked)
    return answer if answer is None or known.get("trusts", True) else not answer

def rumor(beliefs, start, claim):
    asked = []
    got = ask(beliefs, start, claim, asked)
    return {True: "yes", False: "no"}.get(got, "unknown"), len(asked)
#> rumor({"a": {"friend": "b"}, "b": {"rain": True}}, "a", "rain")
#> rumor({"a": {}}, "a", "snow")
#> rumor({"a": {"friend": "b", "trusts": False}, "b": {"snow": True}}, "a", "snow")
#> rumor({"x": {"friend": "y"}, "y": {"friend": "x"}}, "y", "fog")
#> rumor({"p": {"sun": False, "friend": "q"}, "q": {"sun": True}}, "p", "sun")
# %%
class Solution:
    def roundRobin(self, tasks, slice_):
        self.clock = 0
        queue = [[n, t] for n, t in tasks]
        done = []
        while queue:
            job = queue.pop(0)
            if self.work(job, slice_):
                done.append(self.stamp(job))
            else:
                queue.append(job)
        return done

    def work(self, job, slice_):
        used = min(job[1], slice_)
        self.clock += used
        job[1] -= used
        return job[1] == 0

    def stamp(self, job):
        return f"{job[0]}@{self.clock}"
#> Solution().roundRobin([("a", 3), ("b", 1)], 2)
#> Solution().roundRobin([], 4)
#> Solution().roundRobin([("x", 5)], 2)
#> Solution().roundRobin([("p", 2), ("q", 4), ("r", 3)], 3)
#> Solution().roundRobin(tasks=[("m", 1), ("n", 1)], slice_=1)
# %%
def count_up(f, lo, hi):
    return sum(1 for v in range(lo, hi) if f(v))

def mid_digit(n):
    s = str(n)
    return int(s[len(s) // 2])

def quirky(n, d):
    return n % (mid_digit(n) or 7) == 0 and mid_digit(n) != d

def quirk_range(lo, hi, d=1):
    if lo > hi:
        lo, hi = hi, lo
    return count_up(lambda v: quirky(v, d), lo, hi)
#> quirk_range(10, 18)
#> quirk_range(5, 5)
#> quirk_range(107, 100)
#> quirk_range(20, 26, d=0)
#> quirk_range(44, 50, 4)
# %%
class Shelf:
    def __init__(self, cap):
        self.cap = cap
        self.slots = {}

    def free(self):
        return self.cap - sum(self.slots.values())

    def add(self, name, n=1):
        if n > self.free():
            n = self.free()
        if n:
            self.slots[name] = self.slots.get(name, 0) + n
        return n

    def sell(self, name):
        if self.slots.get(name, 0) > 1:
            self.slots[name] -= 1
        else:
            self.slots.pop(name, None)

def shop_day(cap, events):
    s = Shelf(cap)
    for e in events:
        if e.startswith("-"):
            s.sell(e[1:])
        else:
            s.add(e.strip("*"), 1 + e.count("*"))
    return s.slots, s.free()
#> shop_day(5, ["jam*", "tea", "-jam"])
#> shop_day(2, ["oil***", "-oil", "-oil"])
#> shop_day(0, ["x"])
#> shop_day(3, [])
#> shop_day(4, ["a", "b*", "c*", "-z"])
# %%
class Solution:
    def isNice(self, s):
        return self.half(s, 0, len(s) - 1, skips=1)

    def half(self, s, i, j, skips):
        while i < j:
            if not self.alike(s[i], s[j]):
                if not skips:
                    return False
                return self.half(s, i + 1, j, skips - 1) or self.half(s, i, j - 1, skips - 1)
            i, j = i + 1, j - 1
        return True

    def alike(self, a, b):
        pairs = {"o": "0", "l": "1"}
        return pairs.get(a, a) == pairs.get(b, b)
#> Solution().isNice("l0o1")
#> Solution().isNice("")
#> Solution().isNice("abcda")
#> Solution().isNice("abca")
#> Solution().isNice(s="kolx01ok")
# %%
def bake(recipe, stock, n=1):
    need = {k: v * n for k, v in recipe.items()}
    if short := missing(need, stock):
        return short
    for k, v in need.items():
        stock[k] -= v
    return None

def missing(need, stock):
    return sorted(k for k, v in need.items() if stock.get(k, 0) < v)

def bakery(stock, orders):
    recipes = {"bun": {"flour": 2, "egg": 1}, "pie": {"flour": 3, "plum": 4}}
    notes = []
    for name, n in orders:
        lack = bake(recipes[name], stock, n)
        notes.append("ok" if lack is None else "/".join(lack))
    return notes, stock
#> bakery({"flour": 5, "egg": 1}, [("bun", 1), ("bun", 1)])
#> bakery({}, [("pie", 1)])
#> bakery({"flour": 9, "plum": 8}, [("pie", 2), ("pie", 1)])
#> bakery({"egg": 3}, [])
#> bakery({"flour": 8, "egg": 4, "plum": 1}, [("bun", 3), ("pie", 0)])
# %%
def mul(a, b, mod):
    return a * b % mod

def power(a, e, mod):
    if e == 0:
        return 1 % mod
    half = power(mul(a, a, mod), e // 2, mod)
    return mul(half, a, mod) if e % 2 else half

def key_stream(seed, mod, n):
    out = []
    for i in range(n):
        seed = power(seed, i + 2, mod) or 3
        out.append(seed)
    return out
#> key_stream(3, 11, 3)
#> key_stream(5, 1, 2)
#> key_stream(10, 7, 0)
#> key_stream(6, 9, 2)
#> key_stream(2, 50, 3)
# %%
class Solution:
    def longestChain(self, words):
        self.words = words
        best = []
        for w in words:
            chain = self.follow(w, [])
            if len(chain) > len(best):
                best = chain
        return best

    def follow(self, w, used):
        used = used + [w]
        best = used
        for nxt in self.options(w, used):
            cand = self.follow(nxt, used)
            if len(cand) > len(best):
                best = cand
        return best

    def options(self, w, used):
        return [v for v in self.words if v not in used and v[0] == w[-1]]
#> Solution().longestChain(["ant", "top", "pen"])
#> Solution().longestChain([])
#> Solution().longestChain(["aa"])
#> Solution().longestChain(["egg", "bat", "tub"])
#> Solution().longestChain(words=["go", "on", "no", "og"])
# %%
def limit_calls(fn, times):
    left = times

    def guarded(x):
        nonlocal left
        if left == 0:
            return x
        left -= 1
        return fn(x)

    return guarded

def triple(x):
    return 3 * x

def neg(x):
    return -x

def limited(nums, n):
    t, m = limit_calls(triple, n), limit_calls(neg, n + 1)
    return [m(t(v)) if v % 2 else t(v) for v in nums]
#> limited([1, 2, 3], 1)
#> limited([], 2)
#> limited([5, 5], 0)
#> limited([2, 4, 6, 8], 3)
#> limited([7, 8, 9, 11], 2)
# %%
def depth_of(tree, name, level=0):
    for k, sub in tree.items():
        if k == name:
            return level
        d = depth_of(sub, name, level + 1)
        if d >= 0:
            return d
    return -1

def size(tree):
    return sum(1 + size(s) for s in tree.values())

def profile(tree, *names):
    total = size(tree)
    rows = []
    for n in names:
        d = depth_of(tree, n)
        rows.append((n, d if d >= 0 else None))
    return total, rows
#> profile({"a": {"b": {}, "c": {"d": {}}}}, "d", "b")
#> profile({}, "x")
#> profile({"r": {}})
#> profile({"m": {"n": {}}, "o": {}}, "o", "q")
#> profile({"p": {"q": {"r": {}}}, "s": {"q": {}}}, "q", "r", "p")
# %%
class Solution:
    def drawFence(self, posts, style="plain"):
        art = {"plain": self.plain, "peaked": self.peaked}[style]
        rows = []
        for level in range(max(posts, default=0), 0, -1):
            rows.append("".join(art(h, level) for h in posts))
        return rows

    def plain(self, h, level):
        return "#" if h >= level else " "

    def peaked(self, h, level):
        return "^" if h == level else self.plain(h, level)
#> Solution().drawFence([1, 2])
#> Solution().drawFence([])
#> Solution().drawFence([2, 1, 3], style="peaked")
#> Solution().drawFence([0, 1], "peaked")
#> Solution().drawFence(posts=[3, 3], style="plain")
# %%
def chunks(xs, n):
    for i in range(0, len(xs), n):
        yield xs[i:i + n]

def signed(chunk, i):
    return sum(chunk) if i % 2 == 0 else -max(chunk)

def trimmed(totals, cap):
    return [min(t, cap) if t > 0 else max(t, -cap) for t in totals]

def balance(xs, n, cap=10):
    totals = [signed(c, i) for i, c in enumerate(chunks(xs, n))]
    return sum(trimmed(totals, cap)), totals
#> balance([4, 5, 6, 7], 2)
#> balance([], 3)
#> balance([20, 30, 1], 1, cap=15)
#> balance([1, 2, 3], 5)
#> balance([9, 9, 9, 9, 9], 2, cap=12)
# %%
class Gear:
    def __init__(self, teeth):
        self.teeth = teeth
        self.next = None
        self.angle = 0

    def link(self, other):
        self.next = other
        return other

    def turn(self, n):
        self.angle = (self.angle + n) % self.teeth
        if self.next:
            self.next.turn(-n if n > 0 else abs(n) - 1)

class Solution:
    def gearBox(self, sizes, turns):
        head = last = Gear(sizes[0])
        gears = [head]
        for s in sizes[1:]:
            last = last.link(Gear(s))
            gears.append(last)
        for t in turns:
            head.turn(t)
        return [g.angle for g in gears]
#> Solution().gearBox([8, 5], [3])
#> Solution().gearBox([4], [1, 2])
#> Solution().gearBox([6, 6, 6], [2, -3])
#> Solution().gearBox([], [1])
#> Solution().gearBox(sizes=[10, 3, 7], turns=[])
# %%
def is_header(line):
    return line.startswith("[") and line.endswith("]")

def cast(text):
    if text in ("yes", "no"):
        return text == "yes"
    return int(text) if text.lstrip("-").isdigit() else text

def read_config(lines):
    conf, section = {}, "main"
    for line in lines:
        if not line or line[0] == ";":
            continue
        if is_header(line):
            section = line[1:-1]
            continue
        key, _, val = line.partition("=")
        conf.setdefault(section, {})[key] = cast(val)
    return conf
#> read_config(["a=1", "[net]", "on=yes"])
#> read_config([])
#> read_config(["; note", "", "x=-4"])
#> read_config(["[p]", "q=up", "[r]", "s=no", "[p]", "t=8"])
#> read_config(["flag"])
# %%
class Solution:
    def collectStamps(self, pages, want):
        have = set()
        for n, page in enumerate(pages, 1):
            for s in page:
                if self.useful(s, have, want):
                    have.add(s)
                    if self.complete(have, want):
                        return n
        return self.penalty(have, want)

    def useful(self, s, have, want):
        return s in want and s not in have

    def complete(self, have, want):
        return len(have) == len(set(want))

    def penalty(self, have, want):
        return -sum(1 for w in set(want) if w not in have)
#> Solution().collectStamps(["ab", "cd"], "ac")
#> Solution().collectStamps([], "xyz")
#> Solution().collectStamps(["q", "qq"], "qr")
#> Solution().collectStamps(["mn", "op", "m"], "pnm")
#> Solution().collectStamps(pages=["a"], want="")
# %%
def bounce(pos, vel, wall):
    pos += vel
    if pos > wall:
        return 2 * wall - pos, -vel
    if pos < 0:
        return -pos, -vel
    return pos, vel

def meet(a, b):
    return a[0] == b[0]

def collide(a, b, wall, limit=12):
    t = 0
    while t < limit:
        a, b = bounce(*a, wall), bounce(*b, wall)
        t += 1
        if meet(a, b):
            return t, a[0]
    return None
#> collide((0, 1), (4, -1), 5)
#> collide((0, 2), (1, 2), 6, limit=3)
#> collide((3, 1), (3, -1), 4)
#> collide((0, 3), (5, 0), 7, limit=8)
#> collide((2, 0), (2, 0), 2)
# %%
def read_size(label):
    w, _, h = label.partition("by")
    return int(w), int(h)

def frame_cost(w, h, thick=1):
    return 2 * thick * (w + h + 2 * thick)

def hang_order(label, gallery):
    w, h = read_size(label)
    if w > gallery and h > gallery:
        return None
    if w > gallery:
        w, h = h, w
    return w, frame_cost(w, h, 2 if h > w else 1)

def gallery_plan(labels, gallery):
    used = spent = 0
    for label in labels:
        got = hang_order(label, gallery - used)
        if got is None:
            break
        used += got[0]
        spent += got[1]
    return used, spent
#> gallery_plan(["2by3", "4by4"], 8)
#> gallery_plan([], 5)
#> gallery_plan(["9by9"], 6)
#> gallery_plan(["7by2", "3by1", "5by6"], 6)
#> gallery_plan(["1by1", "2by5", "6by1"], 4)
# %%
class Solution:
    def vote(self, ballots):
        out = set()
        rounds = 0
        while True:
            rounds += 1
            tally = self.count(ballots, out)
            if not tally:
                return None
            lead = max(sorted(tally), key=lambda c: tally[c])
            if tally[lead] * 2 > sum(tally.values()):
                return lead, rounds
            out.add(self.weakest(tally))

    def count(self, ballots, out):
        tally = {}
        for b in ballots:
            c = self.top(b, out)
            if c:
                tally[c] = tally.get(c, 0) + 1
        return tally

    def top(self, ballot, out):
        return next((c for c in ballot if c not in out), None)

    def weakest(self, tally):
        return min(tally, key=lambda c: (tally[c], c))
#> Solution().vote(["ab", "ba", "bc"])
#> Solution().vote([])
#> Solution().vote(["x"])
#> Solution().vote(["ab", "ba"])
#> Solution().vote(ballots=["ab", "bc", "cb", "c"])
# %%
def scale(vec, k):
    return [k * v for v in vec]

def add(u, v):
    return [a + b for a, b in zip(u, v)]

def dot(u, v):
    return sum(a * b for a, b in zip(u, v))

def reflect(points, axis):
    norm = dot(axis, axis)
    if norm == 0:
        return None
    res = []
    for p in points:
        k = 2 * dot(p, axis) // norm
        res.append(add(scale(axis, k), scale(p, -1)))
    return res
#> reflect([[1, 2], [3, 0]], [1, 1])
#> reflect([[4, 4]], [0, 0])
#> reflect([], [1, 0])
#> reflect([[5, -1], [2, 7], [0, 0]], [0, 2])
#> reflect([[1, 2, 3]], [1, 0, 1])
# %%
class Pet:
    def __init__(self, name, mood=5):
        self.name, self.mood = name, mood

    def feel(self, d):
        self.mood = max(0, min(9, self.mood + d))
        return self

    def sound(self):
        return "..." if self.mood < 3 else "purr" if self.mood > 6 else "mew"

class Cat(Pet):
    def feel(self, d):
        return super().feel(d // 2 if d > 0 else d)

def day_care(names, moves):
    pets = [Cat(n) if n[0] == "c" else Pet(n) for n in names]
    for m in moves:
        for p in pets:
            p.feel(m)
    return {p.name: p.sound() for p in pets}
#> day_care(["cleo", "rex"], [3])
#> day_care([], [1, 2])
#> day_care(["coco"], [-2, -1])
#> day_care(["bo", "cy"], [9, -3])
#> day_care(["max"], [])
# %%
class Solution:
    def followNotes(self, notes, start=0):
        self.notes = notes
        self.order = []
        self.read(start, 1)
        return self.order, self.skipped()

    def fresh(self, i):
        return 0 <= i < len(self.notes) and i not in self.order

    def read(self, i, step):
        if not self.fresh(i):
            return
        self.order.append(i)
        for ch in self.notes[i]:
            self.act(ch, i, step)

    def act(self, ch, i, step):
        if ch == "r":
            self.read(i - step, -step)
        elif ch == "f":
            self.read(i + step, step)
        elif ch.isdigit():
            self.read(int(ch), 1)

    def skipped(self):
        return [i for i in range(len(self.notes)) if i not in self.order]
#> Solution().followNotes(["f", "2", "r"])
#> Solution().followNotes([])
#> Solution().followNotes(["", "r"], start=1)
#> Solution().followNotes(["3f", "?", "f", "r"])
#> Solution().followNotes(notes=["ff", "0", "9"], start=2)
# %%
def lesson_hours(name):
    return 1 + len(name) % 3

def timetable(lessons, per_day=4):
    week, today, used = [], [], 0

    def close():
        nonlocal today, used
        week.append(today)
        today, used = [], 0

    for name in lessons:
        h = lesson_hours(name)
        if used + h > per_day:
            close()
        today.append(name)
        used += h
    if today:
        close()
    return week
#> timetable(["art", "math", "music"])
#> timetable([])
#> timetable(["pe"], per_day=1)
#> timetable(["bio", "chem", "latin", "gym"], per_day=5)
#> timetable(["a", "b", "c"], per_day=2)
# %%
class Solution:
    def toMixed(self, num: int, den: int) -> str:
        if den == 0:
            return "undefined"
        sign = "-" if num * den < 0 else ""
        num, den = self.reduce(abs(num), abs(den))
        whole, num = divmod(num, den)
        return sign + self.show(whole, num, den)

    def gcd(self, a, b):
        return a if b == 0 else self.gcd(b, a % b)

    def reduce(self, a, b):
        g = self.gcd(a, b)
        return a // g, b // g

    def show(self, whole, num, den):
        if num == 0:
            return str(whole)
        frac = f"{num}/{den}"
        return f"{whole} {frac}" if whole else frac
#> Solution().toMixed(22, 8)
#> Solution().toMixed(1, 0)
#> Solution().toMixed(-9, 3)
#> Solution().toMixed(0, 5)
#> Solution().toMixed(num=14, den=-35)
# %%
def best_pair(items, score, ok):
    top = None
    for i, a in enumerate(items):
        for b in items[i + 1:]:
            if ok(a, b):
                s = score(a, b)
                if top is None or s > top[0]:
                    top = (s, a, b)
    return top

def dance(heights, mode):
    if mode == "near":
        return best_pair(heights, lambda a, b: -abs(a - b), lambda a, b: a != b)
    if mode == "tall":
        return best_pair(heights, lambda a, b: a + b, lambda a, b: (a + b) % 2 == 0)
    return None
#> dance([3, 8, 5], "near")
#> dance([3, 8, 5], "tall")
#> dance([], "tall")
#> dance([4, 4], "near")
#> dance([1, 6, 2, 9], "slow")
# %%
def step_world(cells, rule):
    n = len(cells)
    return [rule(cells[i - 1], cells[i], cells[(i + 1) % n]) for i in range(n)]

def mood(l, c, r):
    if l == r:
        return c
    return max(l, r) if c else 0

def settle(cells, limit=5):
    for t in range(limit):
        nxt = step_world(cells, mood)
        if nxt == cells:
            return t, cells
        cells = nxt
    return limit, cells
#> settle([1, 0, 2])
#> settle([3])
#> settle([1, 1, 0, 1])
#> settle([2, 3, 2, 3], limit=2)
#> settle([0, 5, 1, 0], limit=3)
# %%
class Solution:
    def ticketLines(self, people, desks):
        loads = [0] * desks
        where = []
        for p in people:
            d = self.pick(loads, self.patience(p))
            if d < 0:
                where.append("left")
                continue
            loads[d] += self.time(p)
            where.append(d)
        return where, loads

    def patience(self, p):
        return 4 if p.isupper() else 8

    def time(self, p):
        return 2 + len(p)

    def pick(self, loads, limit):
        best = min(range(len(loads)), key=lambda i: loads[i])
        return best if loads[best] <= limit else -1
#> Solution().ticketLines(["bo", "AL", "kim"], 2)
#> Solution().ticketLines([], 1)
#> Solution().ticketLines(["a", "B", "C", "d"], 1)
#> Solution().ticketLines(["long name", "X", "Y"], 1)
#> Solution().ticketLines(people=["q", "r", "s"], desks=3)
# %%
def unwrap(x):
    while isinstance(x, (list, tuple)) and len(x) == 1:
        x = x[0]
    return x

def flatten(x, keep):
    x = unwrap(x)
    if not isinstance(x, (list, tuple)):
        return [x] if keep(x) else []
    return [y for part in x for y in flatten(part, keep)]

def numbers_in(data, low=0):
    nums = flatten(data, lambda v: isinstance(v, int) and v >= low)
    return nums, sum(nums)
#> numbers_in([1, [2, "x"], [[[3]]]])
#> numbers_in([])
#> numbers_in((((7,),),), low=8)
#> numbers_in([["a", [-1, 4]], 9], low=-5)
#> numbers_in(6)
# %%
class Mixer:
    base = {"r": (9, 0, 0), "g": (0, 9, 0), "b": (0, 0, 9), "w": (9, 9, 9)}

    def __init__(self):
        self.drops = []

    def drop(self, name):
        if name in self.base:
            self.drops.append(self.base[name])

    def channel(self, i):
        return sum(d[i] for d in self.drops) // max(1, len(self.drops))

    def color(self):
        return "".join(str(self.channel(i)) for i in range(3))

def mix(recipe):
    m = Mixer()
    seen = []
    for ch in recipe:
        m.drop(ch)
        c = m.color()
        if c not in seen:
            seen.append(c)
    return seen
#> mix("rg")
#> mix("")
#> mix("xx")
#> mix("wbb")
#> mix("rrr")
# %%
class Solution:
    def minSwapsish(self, seats):
        swaps = 0
        target = self.plan(seats)
        for i in range(len(seats)):
            if seats[i] == target[i]:
                continue
            j = self.locate(seats, target[i], i + 1)
            self.swap(seats, i, j)
            swaps += 1
        return swaps, seats

    def plan(self, seats):
        evens = [s for s in seats if s % 2 == 0]
        odds = [s for s in seats if s % 2]
        return sorted(evens) + sorted(odds, reverse=True)

    def locate(self, seats, v, start):
        return seats.index(v, start)

    def swap(self, seats, i, j):
        seats[i], seats[j] = seats[j], seats[i]
#> Solution().minSwapsish([3, 2, 1])
#> Solution().minSwapsish([])
#> Solution().minSwapsish([2, 4, 5])
#> Solution().minSwapsish([1, 3, 5, 8])
#> Solution().minSwapsish(seats=[7, 6, 2, 2, 9])
# %%
def caesar(ch, k):
    if not ch.isalpha():
        return ch
    base = 65 if ch.isupper() else 97
    return chr((ord(ch) - base + k) % 26 + base)

def key_shift(key):
    i = 0
    while True:
        yield ord(key[i % len(key)]) - 97
        i += 1

def seal(text, key="b"):
    shifts = key_shift(key)
    out = []
    for ch in text:
        out.append(caesar(ch, next(shifts)) if ch != "_" else " ")
    return "".join(out)
#> seal("Hi_zed")
#> seal("")
#> seal("abc", key="bd")
#> seal("x_y_z", "c")
#> seal("Go2", key="za")
