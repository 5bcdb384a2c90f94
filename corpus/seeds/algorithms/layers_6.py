# %%
class Solution:
    def feedSheep(self, flock, hay):
        fed = []
        for name in self.order(flock):
            portion = self.need(flock[name])
            if portion > hay:
                break
            hay -= portion
            fed.append(name)
        return fed, hay

    def order(self, flock):
        return sorted(flock, key=lambda n: (-self.need(flock[n]), n))

    def need(self, kilos):
        return 1 + kilos // 20
#> Solution().feedSheep({"dot": 45, "mo": 20}, 5)
#> Solution().feedSheep({}, 9)
#> Solution().feedSheep({"big": 100}, 3)
#> Solution().feedSheep({"a": 10, "b": 10, "c": 60}, 5)
#> Solution().feedSheep(flock={"x": 19, "y": 39}, hay=10)
# %%
class Solution:
    def knot(self, rope, depth=0):
        if depth == 3 or len(rope) < 2:
            return self.tip(rope, depth)
        a, b = self.halves(rope)
        return self.knot(b, depth + 1) + self.knot(a, depth + 1)

    def halves(self, rope):
        m = (len(rope) + 1) // 2
        return rope[:m], rope[m:]

    def tip(self, rope, depth):
        return rope.upper() if depth % 2 else rope
#> Solution().knot("abcdef")
#> Solution().knot("")
#> Solution().knot("xy")
#> Solution().knot("pqr", depth=2)
#> Solution().knot(rope="hemp")
# %%
class Solution:
    def payroll(self, hours: dict, rate: int = 10) -> dict:
        pay = {}
        for who, h in hours.items():
            regular, extra = self.split(h)
            gross = self.wage(regular, rate) + self.wage(extra, rate, factor=2)
            pay[who] = gross - self.tax(gross)
        return pay

    def split(self, h, limit=8):
        return (h, 0) if h <= limit else (limit, h - limit)

    def wage(self, h, rate, factor=1):
        return h * rate * factor

    def tax(self, gross):
        if gross < 50:
            return 0
        return gross // 10 + (gross - 100) // 10 if gross > 100 else gross // 10
#> Solution().payroll({"ann": 8, "bo": 10})
#> Solution().payroll({})
#> Solution().payroll({"cy": 0, "di": 4})
#> Solution().payroll({"ed": 12}, rate=5)
#> Solution().payroll(hours={"flo": 9, "gus": 3}, rate=20)
# %%
class Solution:
    def solveQueue(self, text):
        self.q = text.split()
        return self.nextValue(), self.q

    def nextValue(self):
        if not self.q:
            return 0
        tok = self.q.pop(0)
        if tok in ("max", "sub", "rep"):
            return self.combine(tok)
        return int(tok)

    def combine(self, op):
        a = self.nextValue()
        b = self.nextValue()
        if op == "max":
            return max(a, b)
        if op == "sub":
            return a - b
        return self.repeat(a, b)

    def repeat(self, a, b):
        return 0 if b <= 0 else a + self.repeat(a, b - 1)
#> Solution().solveQueue("max 3 sub 9 2")
#> Solution().solveQueue("")
#> Solution().solveQueue("5 6")
#> Solution().solveQueue("rep max 1 4 3")
#> Solution().solveQueue(text="sub rep 2 2")
# %%
class Solution:
    def hideWord(self, word, grid):
        for r in range(len(grid)):
            for c in range(len(grid[r])):
                for d in "ES":
                    if self.matches(grid, r, c, d, word):
                        return self.mark(r, c, d)
        return None

    def matches(self, grid, r, c, d, word):
        for k, ch in enumerate(word):
            if self.letter(grid, r + k * (d == "S"), c + k * (d == "E")) != ch:
                return False
        return True

    def letter(self, grid, r, c):
        return grid[r][c] if r < len(grid) and c < len(grid[r]) else "."

    def mark(self, r, c, d):
        return f"{r}{c}{d}"
#> Solution().hideWord("at", ["ca", "bt"])
#> Solution().hideWord("x", [])
#> Solution().hideWord("cab", ["cab"])
#> Solution().hideWord("zz", ["z.", ".z"])
#> Solution().hideWord(word="no", grid=["on", "no"])
# %%
class Solution:
    def tuneChoir(self, voices, notes):
        self.cost = {}
        total = 0
        for n in notes:
            i = self.closest(voices, n)
            if i is None:
                return -1
            total += self.strain(voices[i], n)
            voices[i] = self.drift(voices[i], n)
        return total, voices

    def closest(self, voices, n):
        best = None
        for i, v in enumerate(voices):
            if best is None or self.strain(v, n) < self.strain(voices[best], n):
                best = i
        return best

    def strain(self, v, n):
        if (v, n) not in self.cost:
            self.cost[v, n] = n - v if n >= v else 2 * (v - n)
        return self.cost[v, n]

    def drift(self, v, n):
        return v + (n > v) - (n < v)
#> Solution().tuneChoir([5, 9], [7, 10])
#> Solution().tuneChoir([], [4])
#> Solution().tuneChoir([3], [])
#> Solution().tuneChoir([6, 6], [2, 6])
#> Solution().tuneChoir(voices=[1, 4, 8], notes=[5, 5])
# %%
class Solution:
    def rateRecipe(self, steps):
        total = 0
        for verb, *args in steps:
            fn = self.table().get(verb, self.unknown)
            total += fn(*args)
        return total

    def table(self):
        return {"chop": self.chop, "boil": self.boil, "rest": lambda m=5: m}

    def chop(self, *items):
        return 2 * len(items)

    def boil(self, minutes, lid=False):
        return minutes - 2 if lid and minutes > 4 else minutes

    def unknown(self, *args):
        return -len(args)
#> Solution().rateRecipe([("chop", "leek", "kale"), ("boil", 9, True)])
#> Solution().rateRecipe([])
#> Solution().rateRecipe([("rest",), ("rest", 20)])
#> Solution().rateRecipe([("grill", 1, 2), ("boil", 3, True)])
#> Solution().rateRecipe(steps=[("chop",), ("boil", 6), ("stir",)])
# %%
class Solution:
    def stairsUp(self, levels, jump):
        self.memo = {}
        return self.least(levels, jump, len(levels) - 1)

    def least(self, levels, jump, i):
        if i <= 0:
            return 0
        if i not in self.memo:
            options = [self.least(levels, jump, j) + self.effort(levels[j], levels[i], i - j)
                       for j in range(max(0, i - jump), i)]
            self.memo[i] = min(options)
        return self.memo[i]

    def effort(self, a, b, span):
        climb = max(0, b - a)
        return climb * span + 1
#> Solution().stairsUp([1, 4, 2], 2)
#> Solution().stairsUp([], 1)
#> Solution().stairsUp([5], 3)
#> Solution().stairsUp([0, 3, 1, 6], 2)
#> Solution().stairsUp(levels=[9, 5, 1], jump=1)
# %%
class Solution:
    def describeHand(self, dice):
        for name, test in self.rules():
            if test(dice):
                return name, self.pips(dice)
        return "none", self.pips(dice) // 2

    def rules(self):
        yield "all", lambda d: len(d) > 1 and len(set(d)) == 1
        yield "run", self.isRun
        yield "pair", self.hasPair

    def isRun(self, d):
        s = sorted(d)
        return len(s) > 2 and all(b - a == 1 for a, b in zip(s, s[1:]))

    def hasPair(self, d):
        return any(d.count(x) == 2 for x in d)

    def pips(self, d):
        return sum(d)
#> Solution().describeHand([3, 1, 2])
#> Solution().describeHand([])
#> Solution().describeHand([6, 6, 6])
#> Solution().describeHand([2, 5, 2, 4])
#> Solution().describeHand(dice=[1, 3, 6])
# %%
class Solution:
    def leapYearsOnMars(self, start, end):
        days = 0
        for y in range(start, end):
            days += self.length(y)
        return days, [y for y in range(start, end) if self.leap(y)]

    def leap(self, y):
        if y % 10 == 0:
            return not self.century(y)
        return y % 2 == 1

    def century(self, y):
        return y % 100 == 0 and y % 500 != 0

    def length(self, y, base=668):
        return base + 1 if self.leap(y) else base
#> Solution().leapYearsOnMars(8, 12)
#> Solution().leapYearsOnMars(5, 5)
#> Solution().leapYearsOnMars(99, 102)
#> Solution().leapYearsOnMars(500, 501)
#> Solution().leapYearsOnMars(start=20, end=24)
# %%
class Solution:
    def tagText(self, text, tags):
        return "".join(self.emit(part, tags) for part in self.scan(text))

    def scan(self, text):
        buf = ""
        for ch in text:
            if ch in "*_":
                yield buf
                yield ch
                buf = ""
            else:
                buf += ch
        yield buf

    def emit(self, part, tags):
        if part in ("*", "_") and part in tags:
            return self.toggle(part, tags)
        return part

    def toggle(self, mark, tags):
        name = tags[mark]
        if name.startswith("/"):
            tags[mark] = name[1:]
        else:
            tags[mark] = "/" + name
        return f"<{name}>"
#> Solution().tagText("a *b* c", {"*": "b"})
#> Solution().tagText("", {})
#> Solution().tagText("_x_*", {"_": "i"})
#> Solution().tagText("plain", {"*": "b"})
#> Solution().tagText(text="*_k*", tags={"*": "u", "_": "i"})
# %%
class Solution:
    def guessRange(self, lo, hi, secret):
        self.tries = []
        found = self.search(lo, hi, lambda g: self.compare(g, secret))
        return found, self.tries

    def search(self, lo, hi, ask):
        if lo > hi:
            return None
        g = self.pick(lo, hi)
        verdict = ask(g)
        if verdict == "hit":
            return g
        return self.search(g + 1, hi, ask) if verdict == "low" else self.search(lo, g - 1, ask)

    def pick(self, lo, hi):
        return lo + (hi - lo) // 3

    def compare(self, g, secret):
        self.tries.append(g)
        return "hit" if g == secret else "low" if g < secret else "high"
#> Solution().guessRange(1, 9, 6)
#> Solution().guessRange(5, 4, 5)
#> Solution().guessRange(0, 3, 7)
#> Solution().guessRange(1, 20, 2)
#> Solution().guessRange(lo=10, hi=30, secret=30)
# %%
def make_pool(size):
    free = list(range(size))
    owner = {}

    def acquire(who):
        if not free:
            return None
        slot = free.pop(0)
        owner[slot] = who
        return slot

    def release(who):
        mine = [s for s, w in owner.items() if w == who]
        for s in mine:
            del owner[s]
            free.append(s)
        return len(mine)

    return acquire, release

def lockers(size, actions):
    acquire, release = make_pool(size)
    res = []
    for a in actions:
        res.append(release(a[1:]) if a[0] == "-" else acquire(a))
    return res
#> lockers(2, ["ann", "bob", "cy"])
#> lockers(0, ["x"])
#> lockers(1, ["x", "-x", "y"])
#> lockers(3, ["a", "a", "-a", "b", "-q"])
#> lockers(2, [])
# %%
class Solution:
    def paintFence(self, boards, cans):
        open_can, coats = 0, []
        for b in boards:
            need = self.paint(b, coats[-1] if coats else "")
            while open_can < need and cans:
                open_can = self.opened(open_can, cans)
            if open_can < need:
                coats.append("x")
                continue
            open_can -= need
            coats.append(b[0])
        return "".join(coats), open_can, len(cans)

    def paint(self, board, last):
        return len(board) + (0 if self.same(board, last) else 1)

    def same(self, board, last):
        return board[0] == last

    def opened(self, left, cans):
        return cans.pop() + left // 2
#> Solution().paintFence(["rr", "r", "gg"], [4, 5])
#> Solution().paintFence([], [3])
#> Solution().paintFence(["b"], [])
#> Solution().paintFence(["yyy", "y", "y"], [2, 2, 3])
#> Solution().paintFence(boards=["k", "wwww", "k"], cans=[3])
# %%
def rotate(pts, turns):
    for _ in range(turns % 4):
        pts = [(y, -x) for x, y in pts]
    return pts

def settle(pts):
    mx = min(x for x, _ in pts)
    my = min(y for _, y in pts)
    return sorted((x - mx, y - my) for x, y in pts)

def same_piece(a, b):
    if len(a) != len(b) or not a:
        return None
    for t in range(4):
        if settle(rotate(a, t)) == settle(b):
            return t
    return -1
#> same_piece([(0, 0), (1, 0), (1, 1)], [(0, 0), (0, 1), (1, 0)])
#> same_piece([], [])
#> same_piece([(0, 0), (1, 0)], [(4, 4), (4, 5)])
#> same_piece([(0, 0), (2, 0)], [(0, 0), (1, 1)])
#> same_piece([(5, 5)], [(0, 0)])
# %%
class Solution:
    def plantRows(self, seeds, width):
        rows = [self.row(s, i, width) for i, s in enumerate(seeds)]
        while rows and self.bare(rows[-1]):
            rows.pop()
        return rows

    def row(self, s, i, width):
        if not s:
            return "." * width
        pad = self.offset(i)
        return ("." * pad + self.fill(s, width - pad))[:width]

    def offset(self, i):
        return i % 2

    def fill(self, s, n):
        out = ""
        while len(out) < n:
            out += s
        return out

    def bare(self, row):
        return set(row) <= {"."}
#> Solution().plantRows(["ab", "c"], 4)
#> Solution().plantRows([], 3)
#> Solution().plantRows(["", "x", ""], 2)
#> Solution().plantRows(["pea", "pea"], 5)
#> Solution().plantRows(seeds=["z", ""], width=3)
# %%
class Solution:
    def rankVideos(self, videos, watched=()):
        ranked = sorted(videos, key=self.keyFor(watched))
        return [self.title(v) for v in ranked]

    def keyFor(self, watched):
        def key(v):
            penalty = 5 if self.title(v) in watched else 0
            return penalty - self.likes(v), self.title(v)
        return key

    def title(self, v):
        return v.split("|")[0]

    def likes(self, v):
        n = v.split("|")[1]
        return int(n[:-1]) * 10 if n.endswith("k") else int(n)
#> Solution().rankVideos(["cat|7", "dog|1k"])
#> Solution().rankVideos([])
#> Solution().rankVideos(["a|9", "b|6"], watched=["a"])
#> Solution().rankVideos(["x|3", "w|3"])
#> Solution().rankVideos(videos=["p|2k", "q|18", "r|0"], watched=("p", "r"))
# %%
def sift(items, *tests, mode=all):
    return [x for x in items if mode(t(x) for t in tests)]

def has_digit(s):
    return any(c.isdigit() for c in s)

def longer(n):
    return lambda s: len(s) > n

def strong(words, n, strict=True):
    picked = sift(words, has_digit, longer(n), mode=all if strict else any)
    return picked or ["none of " + str(len(words))]
#> strong(["abc1", "a1", "abcd"], 3)
#> strong(["abc1", "a1", "abcd", "b"], 3, strict=False)
#> strong([], 2)
#> strong(["x9"], 5)
#> strong(["pass", "word7", "77"], 1, strict=True)
# %%
class Solution:
    def foldSum(self, nums):
        rounds = 0
        while len(nums) > 1:
            nums = self.halve(nums)
            rounds += 1
        return (nums[0] if nums else 0), rounds

    def halve(self, nums):
        n = len(nums)
        out = [self.mix(nums[i], nums[n - 1 - i]) for i in range(n // 2)]
        if n % 2:
            out.append(self.mix(nums[n // 2]))
        return out

    def mix(self, a, b=None):
        if b is None:
            return -a
        return a + b if a < b else a - b
#> Solution().foldSum([1, 2, 3, 4])
#> Solution().foldSum([])
#> Solution().foldSum([6])
#> Solution().foldSum([5, 9, 2])
#> Solution().foldSum(nums=[8, 1, 1, 8, 3, 3, 7])
# %%
class Solution:
    def nextShow(self, shows, now):
        best = None
        for s in shows:
            start = self.at(s)
            wait = self.gap(now, start)
            if best is None or wait < best[0]:
                best = (wait, s)
        return self.phrase(best)

    def at(self, show):
        clock = show.rsplit("@", 1)[1]
        h = int(clock[:-2]) % 12
        return h + 12 if clock.endswith("pm") else h

    def gap(self, now, start):
        return (start - now) % 24

    def phrase(self, best):
        if best is None:
            return "closed"
        wait, s = best
        name = s.split("@")[0]
        return f"{name} now" if wait == 0 else f"{name} in {wait}h"
#> Solution().nextShow(["jazz@9pm", "mime@11am"], 12)
#> Solution().nextShow([], 5)
#> Solution().nextShow(["news@12am"], 0)
#> Solution().nextShow(["a@1am", "b@2am"], 23)
#> Solution().nextShow(shows=["film@12pm", "talk@3pm"], now=13)
# %%
def cascade(n, *fns):
    trail = [n]
    for f in fns:
        r = f(trail[-1])
        if r is None:
            trail.append("stop")
            break
        trail.append(r)
    return trail

def root(n):
    r = 0
    while (r + 1) ** 2 <= n:
        r += 1
    return r if r * r == n else None

def third(n):
    return n // 3 if n % 3 == 0 else None

def grind(nums):
    return [cascade(n, third, root, lambda v: v + 1) for n in nums]
#> grind([12, 27])
#> grind([])
#> grind([0])
#> grind([5, 48])
#> grind([3, 9, 10])
# %%
class Solution:
    def trackMoods(self, diary):
        mood, log = 0, []
        for word in diary.split():
            d = self.delta(word)
            if d == 0:
                continue
            mood = self.clip(mood + d)
            log.append(mood)
        return self.face(mood), log

    def delta(self, word):
        sign = -1 if word.startswith("un") else 1
        core = word[2:] if sign < 0 else word
        return sign * {"happy": 2, "well": 1, "sad": -2}.get(core, 0)

    def clip(self, m, lim=3):
        return max(-lim, min(lim, m))

    def face(self, m):
        return ":)" if m > 0 else ":(" if m < 0 else ":|"
#> Solution().trackMoods("happy day then unwell")
#> Solution().trackMoods("")
#> Solution().trackMoods("sad sad sad")
#> Solution().trackMoods("unsad unhappy")
#> Solution().trackMoods(diary="well well happy unwell")
# %%
def rows_of(text, width):
    return [text[i:i + width] for i in range(0, len(text), width)]

def read_down(rows):
    out = ""
    for c in range(max(map(len, rows), default=0)):
        for r in rows:
            if c < len(r):
                out += r[c]
    return out

def scramble(text, widths):
    for w in widths:
        if w < 2:
            continue
        text = read_down(rows_of(text, w))
    return text
#> scramble("abcdef", [2])
#> scramble("", [3])
#> scramble("hello", [1, 3])
#> scramble("xyz", [5])
#> scramble("abcd", [2, 2])
# %%
class Solution:
    def divideLand(self, w, h, min_side):
        if self.tooThin(w, h, min_side):
            return 0
        if w == h:
            return self.square(w)
        if w > h:
            w, h = h, w
        return self.square(w) + self.divideLand(w, h - w, min_side)

    def tooThin(self, w, h, m):
        return w < m or h < m

    def square(self, s):
        return s * s if s % 2 else s
#> Solution().divideLand(4, 10, 1)
#> Solution().divideLand(0, 5, 1)
#> Solution().divideLand(3, 3, 2)
#> Solution().divideLand(9, 4, 2)
#> Solution().divideLand(w=5, h=13, min_side=1)
# %%
class Solution:
    def findLeader(self, trust):
        scores = [self.influence(trust, i, set()) for i in range(len(trust))]
        if not scores:
            return None
        top = max(scores)
        return self.only(scores, top), scores

    def influence(self, trust, i, seen):
        seen.add(i)
        total = 0
        for j in self.fans(trust, i):
            if j not in seen:
                total += 1 + self.influence(trust, j, seen)
        return total

    def fans(self, trust, i):
        return [j for j, t in enumerate(trust) if t == i and j != i]

    def only(self, scores, top):
        return scores.index(top) if scores.count(top) == 1 else -1
#> Solution().findLeader([1, 1, 1])
#> Solution().findLeader([])
#> Solution().findLeader([0])
#> Solution().findLeader([1, 0, 3, 2])
#> Solution().findLeader(trust=[2, 0, 2, 0])
# %%
class Token:
    def __init__(self, kind, text):
        self.kind, self.text = kind, text

    def __repr__(self):
        return f"{self.kind}:{self.text}"

class Solution:
    def lex(self, src):
        out, i = [], 0
        while i < len(src):
            if src[i].isspace():
                i += 1
                continue
            j = self.scan(src, i)
            out.append(Token(self.kind(src[i]), src[i:j]))
            i = j
        return [repr(t) for t in out]

    def kind(self, ch):
        return "num" if ch.isdigit() else "id" if ch.isalpha() else "op"

    def scan(self, src, i):
        k, j = self.kind(src[i]), i + 1
        while j < len(src) and k != "op" and self.kind(src[j]) == k:
            j += 1
        return j
#> Solution().lex("x1 + 22")
#> Solution().lex("")
#> Solution().lex("  ab")
#> Solution().lex("a=b*3")
#> Solution().lex(src="7 up")
# %%
class Solution:
    def hangLaundry(self, items, pegs):
        self.pegs = pegs
        lines, minutes = 0, 0
        batch = []
        for it in items:
            if self.pegsFor(batch + [it]) > pegs:
                minutes = max(minutes, self.drying(batch))
                lines, batch = lines + 1, []
            batch.append(it)
        if batch:
            minutes = max(minutes, self.drying(batch))
            lines += 1
        return lines, minutes

    def pegsFor(self, batch):
        return 1 + sum(self.size(b) for b in batch)

    def size(self, item):
        return 2 if item.isupper() else 1

    def drying(self, batch):
        if not batch:
            return 0
        return 10 * max(map(self.size, batch)) + len(batch)
#> Solution().hangLaundry(["sock", "SHEET", "hat"], 4)
#> Solution().hangLaundry([], 5)
#> Solution().hangLaundry(["TOWEL"], 2)
#> Solution().hangLaundry(["a", "b", "c"], 9)
#> Solution().hangLaundry(items=["X", "Y", "z", "w"], pegs=3)
# %%
def count_by(xs, f):
    d = {}
    for x in xs:
        k = f(x)
        d[k] = d.get(k, 0) + 1
    return d

def season(month):
    return ["win", "spr", "sum", "aut"][month % 12 // 3]

def month_of(date):
    return int(date.split("-")[1])

def busiest_season(dates):
    tally = count_by(dates, lambda d: season(month_of(d)))
    if not tally:
        return None
    top = max(tally.values())
    return sorted(k for k, v in tally.items() if v == top), tally
#> busiest_season(["1-3", "2-4", "9-12"])
#> busiest_season([])
#> busiest_season(["30-6", "1-1"])
#> busiest_season(["5-11", "6-10", "7-9", "8-8"])
#> busiest_season(["5-2"])
# %%
class Solution:
    def chargePhone(self, battery, day):
        warnings = []
        for hour, act in enumerate(day):
            battery = self.level(battery - self.drain(act) if act != "p" else self.plug(battery))
            if self.low(battery):
                warnings.append(hour)
            if battery == 0:
                return "off", warnings
        return battery, warnings

    def drain(self, act):
        return {"v": 30, "c": 15, ".": 5}.get(act, 10)

    def plug(self, b):
        return b + (40 if b < 50 else 20)

    def level(self, b):
        return max(0, min(100, b))

    def low(self, b):
        return b <= 20
#> Solution().chargePhone(60, "vcp")
#> Solution().chargePhone(100, "")
#> Solution().chargePhone(30, "vv")
#> Solution().chargePhone(90, "p..")
#> Solution().chargePhone(battery=45, day="vx.p")
# %%
class Solution:
    def compareBids(self, bids):
        best, second = self.firstTwo(bids)
        if best is None:
            return "no sale"
        return f"{best[0]} pays {self.price(best, second)}"

    def firstTwo(self, bids):
        first = second = None
        for b in bids:
            if self.beats(b, first):
                first, second = b, first
            elif self.beats(b, second):
                second = b
        return first, second

    def beats(self, a, b):
        return b is None or a[1] > b[1]

    def price(self, best, second, fee=2):
        base = second[1] if second else best[1] // 2
        return min(best[1], base + fee)
#> Solution().compareBids([("al", 9), ("bo", 12), ("cy", 7)])
#> Solution().compareBids([])
#> Solution().compareBids([("di", 20)])
#> Solution().compareBids([("x", 5), ("y", 5)])
#> Solution().compareBids(bids=[("p", 3), ("q", 8), ("r", 7)])
# %%
class Solution:
    def nestDolls(self, dolls):
        stacks = []
        for d in sorted(dolls, reverse=True):
            host = self.host(stacks, d)
            if host is None:
                stacks.append([d])
            else:
                host.append(d)
        return [self.show(s) for s in stacks]

    def host(self, stacks, d):
        fits = [s for s in stacks if self.inside(d, s[-1])]
        return min(fits, key=len) if fits else None

    def inside(self, small, big):
        return small <= big - 2

    def show(self, s):
        if len(s) == 1:
            return str(s[0])
        return f"{s[0]}({self.show(s[1:])})"
#> Solution().nestDolls([5, 3, 1])
#> Solution().nestDolls([])
#> Solution().nestDolls([4, 4, 2])
#> Solution().nestDolls([6, 5])
#> Solution().nestDolls(dolls=[9, 8, 7, 6])
# %%
def score(p, target):
    return sum((a - b) ** 2 for a, b in zip(p, target))

def nudges(p):
    for i in range(len(p)):
        for d in (-1, 1):
            yield p[:i] + (p[i] + d,) + p[i + 1:]

def descend(p, target, limit=6):
    for step in range(limit):
        best = min(nudges(p), key=lambda q: score(q, target), default=p)
        if score(best, target) >= score(p, target):
            return p, step
        p = best
    return p, limit
#> descend((0,), (2,))
#> descend((), ())
#> descend((3,), (3,), limit=2)
#> descend((1, 1), (0, 2))
#> descend((5,), (-5,), limit=1)
# %%
class Solution:
    def evenWalk(self, tree, want=0):
        self.hits = []
        self.go(tree, 0, want)
        return self.hits

    def go(self, tree, level, want):
        if tree is None:
            return 0
        left, val, right = tree
        a = self.go(left, level + 1, want)
        b = self.go(right, level + 1, want)
        if self.keep(level, want):
            self.hits.append(self.mix(val, a, b))
        return val

    def keep(self, level, want):
        return level % 2 == want

    def mix(self, val, a, b):
        return val + a - b
#> Solution().evenWalk(((None, 3, None), 5, (None, 8, None)))
#> Solution().evenWalk(None)
#> Solution().evenWalk((None, 2, None), want=1)
#> Solution().evenWalk(((None, 1, (None, 4, None)), 6, None))
#> Solution().evenWalk(tree=(None, 7, (None, 9, None)), want=1)
# %%
class Solution:
    def balanceBooks(self, entries):
        books = {}
        for e in entries:
            src, dst, amt = self.read(e)
            if not self.valid(src, dst, amt):
                return f"bad: {e}"
            self.post(books, src, -amt)
            self.post(books, dst, amt)
        return {k: v for k, v in books.items() if v}

    def read(self, e):
        arrow, _, amt = e.partition(":")
        src, _, dst = arrow.partition(">")
        return src, dst, int(amt or 0)

    def valid(self, src, dst, amt):
        return bool(src and dst) and src != dst and amt > 0

    def post(self, books, name, amt):
        books[name] = books.get(name, 0) + amt
#> Solution().balanceBooks(["cash>rent:50", "sales>cash:80"])
#> Solution().balanceBooks([])
#> Solution().balanceBooks(["a>b:5", "c:1"])
#> Solution().balanceBooks(["x>y:4", "y>x:4"])
#> Solution().balanceBooks(entries=["p>p:3"])
# %%
class Solution:
    def countSigns(self, word, marks):
        def outer(i):
            if i == len(word):
                return 0
            def inner(ch):
                return marks.find(ch) + 1
            here = inner(word[i])
            return max(here + outer(i + 2) if i + 1 < len(word) else here, outer(i + 1))
        return outer(0)
#> Solution().countSigns("abca", "abc")
#> Solution().countSigns("", "x")
#> Solution().countSigns("zzz", "z")
#> Solution().countSigns("cab", "")
#> Solution().countSigns(word="bead", marks="adeb")
# %%
def shorten(name, keep=1):
    return name[:keep] + "."

def initials(full, style="short"):
    *first, last = full.split()
    makers = {"short": lambda: "".join(shorten(f) for f in first) + last,
              "mono": lambda: "".join(p[0] for p in first + [last]).lower(),
              "file": lambda: last + "_" + "-".join(shorten(f, keep=2) for f in first)}
    return makers[style]()

def badges(people, style="short"):
    out = {}
    for p in people:
        if not p.strip():
            continue
        tag = initials(p, style)
        while tag in out:
            tag += "+"
        out[tag] = len(p)
    return out
#> badges(["Ada May King", "Bo Lee"])
#> badges([" ", ""])
#> badges(["Al Poe", "Abe Poe"])
#> badges(["Kim", "Jo Ann Fox"], style="mono")
#> badges(["Ed Roy", "Edd Roy"], style="file")
