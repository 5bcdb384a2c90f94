# %%
def toll(km, heavy):
    base = 2 if km < 10 else 3
    return base + (4 if heavy else 0)

def fuel(km, rate=2):
    return km * rate // 5

def haul_cost(legs, heavy_from):
    total = 0
    for i, km in enumerate(legs):
        if km <= 0:
            continue
        total += toll(km, i >= heavy_from) * 2 + fuel(km)
    return total
#> haul_cost([12, 5, 30], 1)
#> haul_cost([], 0)
#> haul_cost([4, 0, 9, 15], 3)
#> haul_cost([10], 5)
#> haul_cost([25, -3, 8, 40, 6], 0)
# %%
class Solution:
    def climbShelves(self, shelves, reach):
        self.shelves = shelves
        self.reach = reach
        return self.walk(0)

    def gain(self, i):
        return self.shelves[i] if i % 2 == 0 else self.shelves[i] // 2

    def walk(self, i):
        if i >= len(self.shelves):
            return 0
        best = self.gain(i) + self.walk(i + self.reach)
        if i + 1 < len(self.shelves):
            best = max(best, self.walk(i + 1))
        return best
#> Solution().climbShelves([4, 9, 2], 2)
#> Solution().climbShelves([], 1)
#> Solution().climbShelves([7], 3)
#> Solution().climbShelves([1, 20, 1, 6], 2)
#> Solution().climbShelves(shelves=[5, 5, 8, 3, 2], reach=3)
# %%
def parse_fields(line):
    name, _, rest = line.partition(":")
    return name.strip(), [int(p) for p in rest.split(",") if p]

def trimmed(scores):
    if len(scores) < 3:
        return scores
    return sorted(scores)[1:-1]

def fmt(name, value):
    return f"{name}={value}"

def judge_report(lines):
    out = []
    for line in lines:
        who, marks = parse_fields(line)
        kept = trimmed(marks)
        out.append(fmt(who, sum(kept) // len(kept) if kept else "none"))
    return " ".join(out)
#> judge_report(["ann:5,9,7", "bo:3"])
#> judge_report([])
#> judge_report(["kim:"])
#> judge_report(["zed: 4,8", "ula:1,1,10,6"])
#> judge_report(["a:2,4,6", "b:9,9", "c:"])
# %%
class Vault:
    def __init__(self, limit):
        self.limit = limit
        self.items = []

    def weight(self):
        return sum(self.items)

    def fits(self, w):
        return self.weight() + w <= self.limit

    def put(self, w):
        while self.items and not self.fits(w):
            self.items.pop(0)
        if self.fits(w):
            self.items.append(w)
            return True
        return False

def stow(weights, limit):
    v = Vault(limit)
    refused = 0
    for w in weights:
        if not v.put(w):
            refused += 1
    return v.items, refused
#> stow([3, 4, 2], 7)
#> stow([9, 1], 5)
#> stow([], 3)
#> stow([2, 2, 2, 2, 5], 6)
#> stow([1, 8, 3, 3], 10)
# %%
def apply_all(value, *steps):
    for step in steps:
        value = step(value)
    return value

def halve(x):
    return x // 2

def plus(n):
    def add(x):
        return x + n
    return add

def run_plan(start, plan):
    fns = []
    for token in plan:
        if token == "h":
            fns.append(halve)
        else:
            fns.append(plus(int(token)))
    return apply_all(start, *fns)
#> run_plan(10, ["h", "3", "h"])
#> run_plan(7, [])
#> run_plan(0, ["5"])
#> run_plan(100, ["h", "h", "-4", "h"])
#> run_plan(-9, ["2", "h", "8", "h", "1"])
# %%
class Solution:
    def isVowel(self, c):
        return c in "aeiou"

    def shiftVowel(self, c):
        return "aeiou"[("aeiou".index(c) + 1) % 5]

    def shiftOther(self, c):
        nxt = chr(ord(c) + 1) if c != "z" else "b"
        return self.shiftOther(nxt) if self.isVowel(nxt) else nxt

    def rotateSounds(self, word: str, turns: int) -> str:
        for _ in range(turns):
            out = ""
            for c in word:
                out += self.shiftVowel(c) if self.isVowel(c) else self.shiftOther(c)
            word = out
        return word
#> Solution().rotateSounds("cat", 1)
#> Solution().rotateSounds("zu", 2)
#> Solution().rotateSounds("", 3)
#> Solution().rotateSounds("dome", 1)
#> Solution().rotateSounds(word="hint", turns=2)
# %%
def even_steps(n, log):
    log.append(n)
    if n <= 1:
        return 0
    return 1 + (even_steps(n // 2, log) if n % 2 == 0 else odd_steps(n, log))

def odd_steps(n, log):
    log.append(-n)
    return 1 + even_steps(n - 3 if n > 3 else 1, log)

def stair_trace(n):
    log = []
    depth = even_steps(n, log)
    return depth, log
#> stair_trace(10)
#> stair_trace(1)
#> stair_trace(7)
#> stair_trace(36)
#> stair_trace(23)
# %%
class Solution:
    def priceBasket(self, items, coupons):
        handlers = {
            "half": lambda t: t - t // 2,
            "five": lambda t: max(0, t - 5),
            "bulk": self.bulk,
        }
        self.count = len(items)
        total = sum(self.lineCost(q, p) for q, p in items)
        for c in coupons:
            if c in handlers:
                total = handlers[c](total)
        return total

    def lineCost(self, qty, price):
        free = qty // 4
        return (qty - free) * price

    def bulk(self, total):
        return total - 3 * self.count if self.count >= 2 else total
#> Solution().priceBasket([(2, 10), (4, 3)], ["five"])
#> Solution().priceBasket([], ["half", "five"])
#> Solution().priceBasket([(5, 6)], ["bulk", "half"])
#> Solution().priceBasket([(1, 9), (1, 8), (3, 4)], ["bulk", "nope"])
#> Solution().priceBasket(items=[(8, 2), (1, 30)], coupons=[])
# %%
def make_meter(cap):
    used = 0

    def charge(amount):
        nonlocal used
        take = min(amount, cap - used)
        used += take
        return take

    def left():
        return cap - used

    return charge, left

def ration(cap, requests):
    charge, left = make_meter(cap)
    given = []
    for want in requests:
        if left() == 0:
            break
        given.append(charge(want))
    return given, left()
#> ration(10, [4, 4, 4, 4])
#> ration(5, [])
#> ration(3, [3, 1])
#> ration(20, [1, 2, 3])
#> ration(0, [2])
# %%
def blocks(s):
    start = 0
    for i in range(1, len(s) + 1):
        if i == len(s) or s[i] != s[start]:
            yield s[start], i - start
            start = i

def squash(pair, limit=2):
    ch, n = pair
    return ch * min(n, limit)

def polish(s, limit):
    res = ""
    for pair in blocks(s):
        if pair[0] == "-":
            res += " "
        else:
            res += squash(pair, limit=limit)
    return res
#> polish("aaab--cc", 2)
#> polish("x", 1)
#> polish("---", 3)
#> polish("heeeey-youuu", 1)
#> polish("aabb", 5)
# %%
class Solution:
    def chart(self, readings):
        marks = [self.mark(a, b) for a, b in zip(readings, readings[1:])]
        return "".join(marks) + self.verdict(marks)

    def mark(self, a, b):
        if self.close(a, b):
            return "="
        return "/" if b > a else "\\"

    def close(self, a, b, tol=1):
        return abs(a - b) <= tol

    def verdict(self, marks):
        up, down = marks.count("/"), marks.count("\\")
        if up == down:
            return "?"
        return "U" if up > down else "D"
#> Solution().chart([1, 4, 4, 9])
#> Solution().chart([5])
#> Solution().chart([9, 3, 4, 1])
#> Solution().chart([2, 8, 2, 8])
#> Solution().chart(readings=[10, 11, 12, 15, 9, 20])
# %%
class Node:
    def __init__(self, val, kids=()):
        self.val = val
        self.kids = list(kids)

    def __repr__(self):
        return f"N{self.val}" + ("" if not self.kids else str(self.kids))

def build(spec):
    if isinstance(spec, int):
        return Node(spec)
    head, *rest = spec
    return Node(head, [build(r) for r in rest])

def prune(node, floor):
    node.kids = [prune(k, floor) for k in node.kids if k.val >= floor]
    return node

def trim_tree(spec, floor):
    return repr(prune(build(spec), floor))
#> trim_tree([5, 3, [8, 1, 9]], 4)
#> trim_tree(7, 10)
#> trim_tree([1, [2, 3, 4], [6, 2]], 2)
#> trim_tree([9, 1, 1], 2)
#> trim_tree([0, [5, [5, 5]], 4], 5)
# %%
def digits(n):
    while n:
        n, d = divmod(n, 10)
        yield d

def crumble(n):
    return sum(d * d for d in digits(n)) - max(digits(n), default=0)

def first_calm(n, rounds=6):
    trail = [n]
    for _ in range(rounds):
        n = crumble(n)
        if n in trail or n <= 0:
            break
        trail.append(n)
    return trail
#> first_calm(34)
#> first_calm(5, rounds=2)
#> first_calm(10)
#> first_calm(99, 3)
#> first_calm(271)
# %%
class Solution:
    def bestRoute(self, n, extra):
        memo = {}

        def cost(a, b):
            return (b - a) ** 2 + extra

        def walk(i):
            if i == n:
                return 0
            if i not in memo:
                best = cost(i, n)
                for j in range(i + 1, n):
                    best = min(best, cost(i, j) + walk(j))
                memo[i] = best
            return memo[i]

        return walk(0)
#> Solution().bestRoute(3, 2)
#> Solution().bestRoute(1, 0)
#> Solution().bestRoute(0, 9)
#> Solution().bestRoute(4, 5)
#> Solution().bestRoute(n=3, extra=10)
# %%
def is_code(word):
    return len(word) == 3 and word[0].isalpha() and word[1:].isdigit()

def check_sum(word):
    return (ord(word[0]) - 64 + int(word[1]) * 2 + int(word[2])) % 7

def sort_codes(words):
    bins = {}
    bad = []
    for w in words:
        w = w.upper()
        if not is_code(w):
            bad.append(w)
            continue
        bins.setdefault(check_sum(w), []).append(w)
    if bad and not bins:
        return bad
    return [bins[k] for k in sorted(bins)]
#> sort_codes(["a12", "B07", "zz"])
#> sort_codes(["q", "12a"])
#> sort_codes([])
#> sort_codes(["c00", "j00", "d99", "e5"])
#> sort_codes(["h10"])
# %%
class Elevator:
    def __init__(self):
        self.floor, self.moved = 0, 0

    def step(self, d):
        self.floor += d
        self.moved += 1

    def goto(self, target):
        while self.floor != target:
            self.step(1 if target > self.floor else -1)
        return self.moved

class Solution:
    def rideLog(self, stops):
        car = Elevator()
        log = []
        for s in stops:
            if s == car.floor:
                log.append("stay")
            else:
                log.append(car.goto(s))
        return log
#> Solution().rideLog([2, 0])
#> Solution().rideLog([])
#> Solution().rideLog([0, 0, 1])
#> Solution().rideLog([-1, 3])
#> Solution().rideLog(stops=[4, 4, 5, 1])
# %%
def price(kind, n, table):
    return table.get(kind, 0) * n

def with_tax(x, pct=10):
    return x + x * pct // 100

def invoice(order, **table):
    lines = {}
    for kind, n in order:
        sub = price(kind, n, table)
        if not sub:
            return f"no price for {kind}"
        lines[kind] = lines.get(kind, 0) + with_tax(sub, 5 if n > 3 else 10)
    return lines
#> invoice([("nut", 4), ("cog", 1)], nut=10, cog=50)
#> invoice([])
#> invoice([("bolt", 2)], nut=3)
#> invoice([("nut", 1), ("nut", 5)], nut=20)
#> invoice([("a", 2), ("b", 2), ("c", 2)], a=7, b=15)
# %%
def visit(grid, r, c, seen, keep):
    if not (0 <= r < len(grid) and 0 <= c < len(grid[0])):
        return 0
    if (r, c) in seen or not keep(grid[r][c]):
        return 0
    seen.add((r, c))
    size = grid[r][c]
    for dr, dc in ((0, 1), (1, 0)):
        size += visit(grid, r + dr, c + dc, seen, keep)
    return size

def harvest(grid, low):
    return visit(grid, 0, 0, set(), lambda v: v >= low)
#> harvest([[3, 1], [2, 5]], 2)
#> harvest([[1]], 4)
#> harvest([[4, 4, 0], [0, 4, 4]], 1)
#> harvest([[2, 3, 4]], 3)
#> harvest([[5, 6], [7, 8], [1, 9]], 5)
# %%
class Solution:
    def decodeRings(self, text):
        self.s, self.pos = text, 0
        return self.sequence()

    def peek(self):
        return self.s[self.pos] if self.pos < len(self.s) else ""

    def take(self):
        ch = self.peek()
        self.pos += 1
        return ch

    def sequence(self):
        out = ""
        while self.peek() and self.peek() != ">":
            out += self.item()
        return out

    def item(self):
        ch = self.take()
        if ch != "<":
            return ch
        inner = self.sequence()
        self.take()
        return inner[::-1]
#> Solution().decodeRings("a<bc>d")
#> Solution().decodeRings("")
#> Solution().decodeRings("<ab<cd>>")
#> Solution().decodeRings("xy")
#> Solution().decodeRings("<<k>o>")
# %%
def clamp(v, lo=0, hi=9):
    return lo if v < lo else hi if v > hi else v

def blend(a, b, how):
    if how == "avg":
        return (a + b) // 2
    if how == "diff":
        return clamp(a - b)
    return clamp(a + b, hi=15)

def blend_rows(top, bottom, how="sum"):
    res = []
    for i in range(max(len(top), len(bottom))):
        a = top[i] if i < len(top) else 0
        b = bottom[i] if i < len(bottom) else 0
        res.append(blend(a, b, how))
    return res
#> blend_rows([9, 8], [9, 1])
#> blend_rows([5, 5, 5], [7], how="diff")
#> blend_rows([], [])
#> blend_rows([3, 4], [8, 2, 6], "avg")
#> blend_rows([20], [1, 1], how="diff")
# %%
class Tally:
    def __init__(self, names):
        self.points = {n: 0 for n in names}

    def win(self, n, by):
        self.points[n] += 3 if by > 2 else 2

    def draw(self, *who):
        for n in who:
            self.points[n] += 1

    def leader(self):
        return max(sorted(self.points), key=self.points.get)

def league(names, games):
    t = Tally(names)
    for a, b, diff in games:
        if diff == 0:
            t.draw(a, b)
        else:
            t.win(a if diff > 0 else b, abs(diff))
    return t.leader(), t.points
#> league(["x", "y"], [("x", "y", 1), ("y", "x", 4)])
#> league(["solo"], [])
#> league(["a", "b", "c"], [("a", "b", 0), ("c", "a", -3)])
#> league(["p", "q"], [("p", "q", 0)])
#> league(["m", "n", "o"], [("m", "n", 2), ("n", "o", 5), ("o", "m", 0)])
# %%
class Solution:
    def countPaint(self, walls: list, colors: int) -> int:
        def ways(i, last):
            if i == len(walls):
                return 1
            return sum(ways(i + 1, c) for c in range(colors) if allowed(i, last, c))

        def allowed(i, last, c):
            if c == last:
                return False
            return walls[i] != c

        return ways(0, -1)
#> Solution().countPaint([0, 1], 3)
#> Solution().countPaint([], 2)
#> Solution().countPaint([5], 2)
#> Solution().countPaint([0, 0, 1], 2)
#> Solution().countPaint(walls=[1, 1], colors=3)
# %%
def to_minutes(stamp):
    h, m = stamp.split(":")
    return int(h) * 60 + int(m)

def to_stamp(mins):
    h, m = divmod(mins % 1440, 60)
    return f"{h:02}:{m:02}"

def overlap(a, b):
    return a[0] < b[1] and b[0] < a[1]

def squeeze(bookings, length):
    taken = sorted((to_minutes(s), to_minutes(e)) for s, e in bookings)
    at = 480
    for slot in taken:
        if overlap(slot, (at, at + length)):
            at = slot[1]
    return to_stamp(at)
#> squeeze([("08:00", "09:15"), ("09:30", "10:00")], 30)
#> squeeze([], 45)
#> squeeze([("07:30", "08:20")], 10)
#> squeeze([("12:00", "13:00")], 60)
#> squeeze([("09:00", "10:00"), ("08:10", "08:40"), ("10:05", "23:50")], 20)
# %%
from functools import lru_cache

class Solution:
    def splitRope(self, length, values):
        def value_of(k):
            return values[k - 1] if k <= len(values) else k

        @lru_cache(None)
        def best(n, cuts):
            top = value_of(n)
            if cuts:
                for k in range(1, n):
                    top = max(top, value_of(k) + best(n - k, cuts - 1))
            return top

        return best(length, 1)
#> Solution().splitRope(3, [2, 5])
#> Solution().splitRope(1, [])
#> Solution().splitRope(4, [1, 5, 8, 9])
#> Solution().splitRope(2, [7, 3])
#> Solution().splitRope(length=5, values=[3, 3, 3, 3, 3])
# %%
def tokens(text):
    cur = ""
    for ch in text + " ":
        if ch.isdigit():
            cur += ch
        else:
            if cur:
                yield int(cur)
                cur = ""
            if ch in "+-!":
                yield ch

def negate(stack):
    stack[-1] = -stack[-1]

def join(stack, sign):
    b, a = stack.pop(), stack.pop()
    stack.append(a + sign * b)

def reckon(text):
    stack = []
    acts = {"!": negate, "+": lambda s: join(s, 1), "-": lambda s: join(s, -1)}
    for t in tokens(text):
        if t in acts:
            acts[t](stack)
        else:
            stack.append(t)
    return stack
#> reckon("12 4-")
#> reckon("7!")
#> reckon("1 2 3 +")
#> reckon("")
#> reckon("+ 5")
# %%
def spread(level, gap):
    return [level - gap, level + gap] if gap else [level]

def settle(level, gap, depth):
    if depth == 0 or level < 0:
        return [level]
    out = []
    for nxt in spread(level, gap):
        out += settle(nxt, gap // 2, depth - 1)
    return out

def ripples(start, gap, depth=2):
    spots = settle(start, gap, depth)
    return sorted(set(spots)), len(spots)
#> ripples(10, 4)
#> ripples(3, 8)
#> ripples(0, 0, depth=1)
#> ripples(5, 1, 3)
#> ripples(20, 6, depth=0)
# %%
class Solution:
    LIMIT = 4

    def foldLine(self, words):
        rows, row = [], []
        for w in words:
            if self.width(row + [w]) > self.LIMIT * 3:
                rows.append(self.seal(row))
                row = []
            row.append(w)
        if row:
            rows.append(self.seal(row))
        return rows

    def width(self, row):
        return sum(map(len, row)) + len(row) - 1

    def seal(self, row):
        if len(row) == 1:
            return row[0].center(self.LIMIT * 3, ".")
        gap = self.LIMIT * 3 - self.width(row)
        return row[0] + " " + "." * gap + " ".join(row[1:])
#> Solution().foldLine(["red", "green", "blue"])
#> Solution().foldLine([])
#> Solution().foldLine(["one"])
#> Solution().foldLine(["alpha", "be", "gamma", "de"])
#> Solution().foldLine(words=["a", "b", "c", "dddddddd", "e"])
# %%
def when(test, act, other=None):
    def rule(x):
        if test(x):
            return act(x)
        return other(x) if other else x
    return rule

def odd(x):
    return x % 2 == 1

def big(x):
    return x > 10

def tweak(nums):
    rule = when(odd, lambda x: x + 1, when(big, lambda x: x // 2))
    return [rule(v) for v in nums]
#> tweak([1, 2, 14])
#> tweak([])
#> tweak([11, 12])
#> tweak([8, 6, 10])
#> tweak([3, 30, 5, 50])
# %%
class Counter2:
    def __init__(self, start=0, step=1):
        self.now, self.step = start, step

    def tick(self):
        self.now += self.step
        return self.now

    def reset(self, to=0):
        old, self.now = self.now, to
        return old

class Solution:
    def number(self, marks, step):
        c = Counter2(step=step)
        out, peaks = [], []
        for m in marks:
            if m == "|":
                peaks.append(c.reset())
            else:
                out.append(f"{m}{c.tick()}")
        peaks.append(c.reset())
        return out, max(peaks)
#> Solution().number("ab|c", 1)
#> Solution().number("", 2)
#> Solution().number("||", 3)
#> Solution().number("x|yyz", 5)
#> Solution().number(marks="pqr", step=2)
# %%
def lighter(a, b):
    return (a[1], a[0]) < (b[1], b[0])

def sink(heap, i):
    child = 2 * i + 1
    if child >= len(heap):
        return
    if child + 1 < len(heap) and lighter(heap[child + 1], heap[child]):
        child += 1
    if lighter(heap[child], heap[i]):
        heap[i], heap[child] = heap[child], heap[i]
        sink(heap, child)

def queue_up(jobs):
    heap = list(jobs.items())
    for i in range(len(heap) // 2 - 1, -1, -1):
        sink(heap, i)
    return [name for name, _ in heap]
#> queue_up({"a": 5, "b": 2, "c": 3})
#> queue_up({})
#> queue_up({"z": 1})
#> queue_up({"m": 4, "n": 4, "o": 1, "p": 0})
#> queue_up({"u": 9, "v": 8, "w": 7, "x": 6, "y": 5})
# %%
class Solution:
    def scoreHand(self, hand):
        ranks = [self.rank(c) for c in hand]
        if self.allSame([c[-1] for c in hand]):
            return self.bonus(ranks) * 2
        for i, r in enumerate(ranks):
            if r in ranks[i + 1:]:
                return self.bonus(ranks) + r
        return self.bonus(ranks)

    def rank(self, card):
        face = card[:-1]
        return {"J": 11, "Q": 12, "K": 13}.get(face) or int(face)

    def allSame(self, xs):
        return len(xs) > 1 and len(set(xs)) == 1

    def bonus(self, ranks):
        return max(ranks, default=0)
#> Solution().scoreHand(["3h", "Kh"])
#> Solution().scoreHand([])
#> Solution().scoreHand(["7s", "7d", "2c"])
#> Solution().scoreHand(["Jc"])
#> Solution().scoreHand(hand=["4h", "9s", "Qd", "9h"])
# %%
def gap_filler(fill="_"):
    def pad(word, n):
        return word + fill * (n - len(word)) if len(word) < n else word[:n]
    return pad

def columns(rows, width, fill="_"):
    pad = gap_filler(fill)
    lines = []
    for row in rows:
        cells = [pad(str(c), width) for c in row]
        if all(c == pad("", width) for c in cells):
            continue
        lines.append("|".join(cells))
    return lines
#> columns([["ab", 5], ["c", 1234]], 3)
#> columns([["", ""], ["x", ""]], 2)
#> columns([], 4)
#> columns([["long", 77]], 2, fill=".")
#> columns([[1, 2, 3], ["", "", ""], [40, 50, 60]], 1)
# %%
def legal(path, nxt):
    return not path or (nxt != path[-1] and abs(nxt - path[-1]) <= 2)

def extend(path, pool, out, cap):
    if len(path) == 3:
        out.append("".join(map(str, path)))
        return
    for p in pool:
        if len(out) == cap:
            return
        if legal(path, p):
            extend(path + [p], pool, out, cap)

def dial_codes(pool, cap):
    out = []
    extend([], pool, out, cap)
    return out
#> dial_codes([1, 2], 5)
#> dial_codes([1, 9], 3)
#> dial_codes([], 2)
#> dial_codes([3, 5, 6], 2)
#> dial_codes([4, 2, 0], 4)
# %%
class Solution:
    def settleDebts(self, loans):
        net = {}
        for giver, taker, amount in loans:
            self.shift(net, giver, amount)
            self.shift(net, taker, -amount)
        plan = []
        while True:
            lo, hi = self.extremes(net)
            if lo is None or net[lo] == 0:
                return plan
            paid = min(-net[lo], net[hi])
            plan.append((lo, hi, paid))
            self.shift(net, lo, paid)
            self.shift(net, hi, -paid)

    def shift(self, net, who, by):
        net[who] = net.get(who, 0) + by

    def extremes(self, net):
        if not net:
            return None, None
        order = sorted(net, key=lambda w: (net[w], w))
        return order[0], order[-1]
#> Solution().settleDebts([("a", "b", 5)])
#> Solution().settleDebts([])
#> Solution().settleDebts([("a", "b", 4), ("b", "c", 4)])
#> Solution().settleDebts([("x", "y", 3), ("y", "x", 3)])
#> Solution().settleDebts(loans=[("p", "q", 6), ("r", "q", 2), ("p", "r", 1)])
# %%
def ratio(a, b, places=1):
    if b == 0:
        return None
    return round(a / b, places)

def density(text, letters):
    return ratio(sum(ch in letters for ch in text), len(text))

def rank_texts(texts, letters="aeiou"):
    scored = []
    for t in texts:
        d = density(t, letters)
        if d is None:
            continue
        scored.append((d, t))
    scored.sort(key=lambda p: (-p[0], p[1]))
    return [t for _, t in scored]
#> rank_texts(["sky", "audio", "tree"])
#> rank_texts(["", ""])
#> rank_texts([], letters="x")
#> rank_texts(["abc", "cab", "zzz"], letters="z")
#> rank_texts(["oboe", "", "rhythm", "banana"])
# %%
class Matrix:
    def __init__(self, rows):
        self.rows = rows

    def turn(self):
        return Matrix([list(r)[::-1] for r in zip(*self.rows)])

    def corner(self):
        return self.rows[0][0]

    def __repr__(self):
        return "/".join("".join(map(str, r)) for r in self.rows)

def smallest_corner(rows):
    m = Matrix(rows)
    best = m
    for _ in range(3):
        m = m.turn()
        if m.corner() < best.corner():
            best = m
    return repr(best)
#> smallest_corner([[3, 1], [2, 4]])
#> smallest_corner([[5]])
#> smallest_corner([[1, 1], [1, 1]])
#> smallest_corner([[9, 8, 7]])
#> smallest_corner([[4, 6], [5, 2], [3, 0]])
