# %%
class Solution:
    def brewTea(self, orders, kettle):
        self.water = kettle
        self.refills = 0
        served = []
        for size in orders:
            if not self.pour(self.cupSize(size)):
                served.append(f"skip {size}")
        return served, self.refills, self.water

    def cupSize(self, name):
        return {"s": 2, "m": 3, "l": 5}.get(name, 1)

    def pour(self, amount, tries=1):
        if amount <= self.water:
            self.water -= amount
            return True
        if tries == 0:
            return False
        self.refill()
        return self.pour(amount, tries - 1)

    def refill(self):
        self.refills += 1
        self.water += 2
#> Solution().brewTea(["s", "m", "l"], 5)
#> Solution().brewTea([], 3)
#> Solution().brewTea(["l", "l"], 0)
#> Solution().brewTea(["x", "s", "s", "m"], 4)
#> Solution().brewTea(orders="ml", kettle=10)
# %%
def sign(x):
    return (x > 0) - (x < 0)

def turns(p, q, r):
    return sign((q[0] - p[0]) * (r[1] - q[1]) - (q[1] - p[1]) * (r[0] - q[0]))

def describe(path):
    names = {1: "left", -1: "right", 0: "straight"}
    out = []
    for i in range(len(path) - 2):
        word = names[turns(path[i], path[i + 1], path[i + 2])]
        if out and out[-1][0] == word:
            out[-1][1] += 1
        else:
            out.append([word, 1])
    return out
#> describe([(0, 0), (1, 0), (1, 1), (0, 1)])
#> describe([(0, 0)])
#> describe([(0, 0), (1, 1), (2, 2), (3, 0)])
#> describe([])
#> describe([(0, 0), (0, 2), (2, 2), (2, 0), (0, 0)])
# %%
def compose(f, g):
    return lambda x: g(f(x))

def pipeline(names, library):
    fn = lambda x: x
    for name in names:
        if name not in library:
            return None
        fn = compose(fn, library[name])
    return fn

def strip_ends(s):
    return s[1:-1]

def double_first(s):
    return s[:1] + s

def rework(word, names):
    fn = pipeline(names, {"strip": strip_ends, "dbl": double_first, "flip": lambda s: s[::-1]})
    return fn(word) if fn else "unknown step"
#> rework("castle", ["strip", "flip"])
#> rework("oak", [])
#> rework("fern", ["dbl", "melt"])
#> rework("", ["dbl", "strip"])
#> rework("moss", ["flip", "dbl", "dbl", "strip"])
# %%
class Lock:
    def __init__(self, code):
        self.code = code
        self.fails = 0

    @property
    def jammed(self):
        return self.fails >= 3

    def attempt(self, guess):
        if self.jammed:
            return "jam"
        if self.matches(guess):
            self.fails = 0
            return "open"
        self.fails += 1
        return self.hint(guess)

    def matches(self, guess):
        return guess == self.code

    def hint(self, guess):
        hits = sum(a == b for a, b in zip(guess, self.code))
        return f"{hits} ok"

def try_all(code, guesses):
    lock = Lock(code)
    return [lock.attempt(g) for g in guesses]
#> try_all("482", ["400", "482"])
#> try_all("11", ["12", "21", "22", "11"])
#> try_all("7", [])
#> try_all("abc", ["abc", "abd", "abc"])
#> try_all("90", ["9", "0", "99", "00", "90"])
# %%
class Solution:
    def mergeShelves(self, a, b):
        if not a or not b:
            return self.tag(a or b, "rest")
        if self.key(a[0]) <= self.key(b[0]):
            return self.tag(a[:1], "A") + self.mergeShelves(a[1:], b)
        return self.tag(b[:1], "B") + self.mergeShelves(a, b[1:])

    def key(self, title):
        return (len(title), title)

    def tag(self, titles, mark):
        return [f"{t}/{mark}" for t in titles]
#> Solution().mergeShelves(["ox", "deer"], ["cat"])
#> Solution().mergeShelves([], [])
#> Solution().mergeShelves(["a", "b"], ["aa", "bb"])
#> Solution().mergeShelves(["tiger"], ["elk", "lynx"])
#> Solution().mergeShelves(a=["m"], b=[])
# %%
def primes_of(n):
    p = 2
    while p * p <= n:
        while n % p == 0:
            yield p
            n //= p
        p += 1
    if n > 1:
        yield n

def strength(n):
    total = 0
    for p in primes_of(n):
        total += p if p > 2 else 1
    return total

def duel(a, b, rounds=2):
    for r in range(rounds):
        x, y = strength(a + r), strength(b + r)
        if x != y:
            return ("first" if x > y else "second"), r
    return "tie", rounds
#> duel(12, 35)
#> duel(8, 8)
#> duel(6, 4, rounds=3)
#> duel(2, 8, 1)
#> duel(45, 22)
# %%
def valid(pos, size):
    return all(0 <= p < size for p in pos)

def hop(pos, move):
    r, c = pos
    return r + move[0], c + move[1]

def frog_walk(size, plan):
    moves = dict(N=(-2, 1), E=(1, 2), S=(2, -1), W=(-1, -2))
    pos, seen = (0, 0), {(0, 0)}
    for step, letter in enumerate(plan):
        nxt = hop(pos, moves[letter])
        if valid(nxt, size) and nxt not in seen:
            pos = nxt
            seen.add(pos)
        elif not valid(nxt, size):
            return f"splash at {step}", pos
    return "dry", pos
#> frog_walk(5, "ES")
#> frog_walk(3, "N")
#> frog_walk(4, "")
#> frog_walk(6, "ESNW")
#> frog_walk(5, "EWE")
# %%
class Solution:
    def evalTree(self, node):
        if not isinstance(node, tuple):
            return self.leaf(node)
        op, *args = node
        vals = [self.evalTree(a) for a in args]
        return getattr(self, "do_" + op)(*vals)

    def leaf(self, x):
        return len(x) if isinstance(x, str) else x

    def do_sum(self, *xs):
        return sum(xs)

    def do_spread(self, *xs):
        return max(xs) - min(xs)

    def do_pick(self, i, *xs):
        return xs[i % len(xs)]
#> Solution().evalTree(("sum", 3, "four", ("spread", 9, 2)))
#> Solution().evalTree("hello")
#> Solution().evalTree(("pick", 4, 10, 20, 30))
#> Solution().evalTree(("spread", ("sum", 1, 1), ("sum",)))
#> Solution().evalTree(node=("pick", ("sum", 1, 1), 7, "abc"))
# %%
def make_history(limit=3):
    past = []

    def push(x):
        past.append(x)
        if len(past) > limit:
            return drop()
        return None

    def drop():
        return past.pop(0)

    def mean():
        return sum(past) // len(past) if past else 0

    return push, mean

def smooth(xs, limit):
    push, mean = make_history(limit)
    out = []
    for x in xs:
        gone = push(x)
        out.append(mean() if gone is None else mean() - gone)
    return out
#> smooth([4, 8, 12], 2)
#> smooth([], 1)
#> smooth([5], 3)
#> smooth([10, 20, 30, 40], 3)
#> smooth([7, 1, 7], 1)
# %%
from collections import defaultdict

class Bus:
    def __init__(self):
        self.subs = defaultdict(list)
        self.sent = 0

    def on(self, topic, fn):
        self.subs[topic].append(fn)

    def emit(self, topic, value):
        self.sent += 1
        return [fn(value) for fn in self.subs.get(topic, [])]

def broadcast(events, rate):
    bus, heard = Bus(), []
    bus.on("heat", lambda v: v * rate)
    bus.on("heat", lambda v: -v)
    bus.on("rain", heard.append)
    for topic, v in events:
        heard += [r for r in bus.emit(topic, v) if r is not None]
    return heard, bus.sent
#> broadcast([("heat", 3), ("rain", 8)], 2)
#> broadcast([], 1)
#> broadcast([("wind", 5)], 4)
#> broadcast([("rain", 1), ("rain", 2), ("heat", 0)], 3)
#> broadcast([("heat", 7), ("fog", 1), ("heat", -2)], 10)
# %%
class Solution:
    def smallestShift(self, word: str, banned: str) -> int:
        for k in range(26):
            if self.clean(self.rotate(word, k), banned):
                return k
        return -1

    def rotate(self, word, k):
        return "".join(self.turn(c, k) for c in word)

    def turn(self, c, k):
        return chr((ord(c) - 97 + k) % 26 + 97)

    def clean(self, word, banned):
        for b in banned:
            if b in word:
                return False
        return True
#> Solution().smallestShift("abc", "bd")
#> Solution().smallestShift("", "xyz")
#> Solution().smallestShift("zz", "z")
#> Solution().smallestShift("ace", "abcde")
#> Solution().smallestShift(word="mop", banned="")
# %%
def weigh(piece):
    if isinstance(piece, list):
        return hang(piece)
    return piece

def hang(parts):
    left, right = parts
    a, b = weigh(left), weigh(right)
    if a < 0 or b < 0:
        return -1
    return a + b + 1 if abs(a - b) <= 2 else -1

def mobiles(items):
    stable = [i for i, it in enumerate(items) if weigh(it) >= 0]
    return stable, sum(weigh(items[i]) for i in stable)
#> mobiles([[1, 2], [5, 1]])
#> mobiles([])
#> mobiles([4, [[1, 1], 3]])
#> mobiles([[[0, 0], [9, 0]]])
#> mobiles([[3, 3], 2, [[2, 2], 6]])
# %%
class Solution:
    def auditCodes(self, codes):
        checks = [self.shortEnough, self.noRepeat, self.balanced]
        report = {}
        for code in codes:
            for n, check in enumerate(checks, 1):
                if not check(code):
                    report[code] = n
                    break
            else:
                report[code] = 0
        return report

    def shortEnough(self, code):
        return 0 < len(code) <= 6

    def noRepeat(self, code):
        return all(a != b for a, b in zip(code, code[1:]))

    def balanced(self, code):
        letters = sum(map(str.isalpha, code))
        return abs(2 * letters - len(code)) <= 1
#> Solution().auditCodes(["a1b2", "aa1"])
#> Solution().auditCodes([])
#> Solution().auditCodes([""])
#> Solution().auditCodes(["abcdefg", "abc", "x9x"])
#> Solution().auditCodes(codes=["12", "1a", "p"])
# %%
def cost(a, b):
    return abs(ord(a) - ord(b))

def rate(i):
    return 2 if i % 3 == 0 else 1

def typing_effort(word, start="m"):
    total, at = 0, start
    for i, ch in enumerate(word):
        if ch == at:
            continue
        total += cost(at, ch) * rate(i)
        at = ch
    return total

def easiest(words):
    best = None
    for w in words:
        e = typing_effort(w)
        if best is None or e < best[0]:
            best = (e, w)
    return best
#> easiest(["mop", "lid"])
#> easiest([])
#> easiest(["mm"])
#> easiest(["zed", "nil", "kit"])
#> easiest(["abc", "cba"])
# %%
class Stack:
    def __init__(self):
        self._data = []

    def push(self, *xs):
        for x in xs:
            self._data.append(x)
        return self

    def pop(self, default=0):
        return self._data.pop() if self._data else default

    def __len__(self):
        return len(self._data)

    def __repr__(self):
        return "[" + ">".join(map(str, self._data)) + "]"

class Solution:
    def crunch(self, cells):
        st = Stack()
        for c in cells:
            if c < 0:
                st.push(st.pop() + st.pop(default=c))
            elif c == 0 and len(st):
                top = st.pop()
                st.push(top, top)
            else:
                st.push(c)
        return repr(st)
#> Solution().crunch([3, 4, -1])
#> Solution().crunch([])
#> Solution().crunch([0, 5, 0])
#> Solution().crunch([-2, 6])
#> Solution().crunch(cells=[1, 0, 0, -1, 9])
# %%
def decorate(fn, log):
    def inner(*args):
        res = fn(*args)
        log.append((args, res))
        return res
    return inner

def bump(x):
    return x + 4

def shave(x, y):
    return x - y if x > y else y

def traced(values):
    log = []
    b, s = decorate(bump, log), decorate(shave, log)
    acc = 0
    for v in values:
        acc = s(b(acc), v) if v > 0 else b(v)
    return acc, len(log), log[-1:]
#> traced([1, 3])
#> traced([])
#> traced([-5, 9])
#> traced([10, 0, 2])
#> traced([2, 2, 2, 2])
# %%
class Solution:
    def packRow(self, tiles, width):
        self.width = width
        return self.place(tuple(tiles), 0, "")

    def place(self, tiles, used, picture):
        if used == self.width:
            return picture
        for i, t in enumerate(tiles):
            if self.fits(used, t):
                found = self.place(tiles[:i] + tiles[i + 1:], used + t, picture + self.draw(t))
                if found:
                    return found
        return ""

    def fits(self, used, t):
        return used + t <= self.width

    def draw(self, t):
        return "[" + "=" * (t - 2) + "]" if t > 1 else "#"
#> Solution().packRow([3, 2, 4], 6)
#> Solution().packRow([5], 4)
#> Solution().packRow([1, 1, 2], 3)
#> Solution().packRow([], 0)
#> Solution().packRow(tiles=[4, 3, 3], width=6)
# %%
def roman_digit(d, one, five, ten):
    if d == 9:
        return one + ten
    if d == 4:
        return one + five
    return (five if d >= 5 else "") + one * (d % 5)

def clock_face(hour):
    tens, ones = divmod(hour, 10)
    return roman_digit(tens, "X", "L", "C") + roman_digit(ones, "I", "V", "X")

def longest_label(hours):
    best = ""
    for h in hours:
        label = clock_face(h)
        if len(label) > len(best):
            best = label
    return best or None
#> longest_label([4, 8, 11])
#> longest_label([])
#> longest_label([9])
#> longest_label([1, 5, 10, 20])
#> longest_label([40, 14, 18, 23])
# %%
class Account:
    def __init__(self, owner, cash=0):
        self.owner, self.cash = owner, cash

    def can(self, amt):
        return amt <= self.cash + 10

    def move(self, other, amt):
        if not self.can(amt):
            return False
        self.cash -= amt
        other.cash += amt
        return True

    def __repr__(self):
        return f"{self.owner}:{self.cash}"

def bank_day(opening, transfers):
    accs = {n: Account(n, c) for n, c in opening.items()}
    failed = 0
    for src, dst, amt in transfers:
        if src == dst or not accs[src].move(accs[dst], amt):
            failed += 1
    return [repr(a) for a in accs.values()], failed
#> bank_day({"al": 20, "bo": 0}, [("al", "bo", 25), ("bo", "al", 40)])
#> bank_day({}, [])
#> bank_day({"x": 5}, [("x", "x", 1)])
#> bank_day({"p": 1, "q": 2, "r": 3}, [("r", "p", 13), ("p", "q", 14)])
#> bank_day({"m": 50}, [("m", "z", 5)])
# %%
class Solution:
    def stackSigns(self, signs):
        pole, fallen = [], []
        for s in sorted(signs, key=self.area):
            while pole and not self.steady(pole, s):
                fallen.append(self.name(pole.pop()))
            pole.append(s)
        return [self.name(s) for s in pole], fallen

    def area(self, sign):
        return sign[0] * sign[1]

    def steady(self, pole, s):
        return self.wind(pole) + s[1] <= 3 * s[0] or len(pole) == 1

    def wind(self, pole):
        return sum(h for _, h in pole)

    def name(self, s):
        return f"{s[0]}x{s[1]}"
#> Solution().stackSigns([(1, 1), (2, 2)])
#> Solution().stackSigns([])
#> Solution().stackSigns([(5, 1)])
#> Solution().stackSigns([(1, 4), (2, 4), (1, 9)])
#> Solution().stackSigns(signs=[(4, 4), (1, 1), (2, 3), (1, 8)])
# %%
def windows(seq, size):
    for i in range(len(seq) - size + 1):
        yield seq[i:i + size]

def flat(win, slack):
    return max(win) - min(win) <= slack

def longest_calm(seq, slack=1):
    for size in range(len(seq), 1, -1):
        for win in windows(seq, size):
            if flat(win, slack):
                return win
    return seq[:1]
#> longest_calm([1, 2, 2, 5])
#> longest_calm([])
#> longest_calm([9, 4], slack=2)
#> longest_calm([3, 6, 5, 7], slack=2)
#> longest_calm([8, 8, 8])
# %%
def parse_rule(text):
    left, right = text.split(">")
    return left, right

def rewrite(word, rules):
    for left, right in rules:
        if left in word:
            return word.replace(left, right, 1)
    return word

def until_stable(word, texts, cap=6):
    rules = [parse_rule(t) for t in texts]
    for n in range(cap):
        nxt = rewrite(word, rules)
        if nxt == word:
            return word, n
        word = nxt
    return word, cap
#> until_stable("abba", ["bb>c", "ac>d"])
#> until_stable("xyz", [])
#> until_stable("aa", ["a>aa"], cap=3)
#> until_stable("pqpq", ["pq>r", "rr>"])
#> until_stable("10", ["1>0", "00>1"])
# %%
class Solution:
    def busiest(self, visits, start=9, end=12):
        load = {h: 0 for h in range(start, end)}
        for v in visits:
            self.mark(load, *self.span(v))
        if not any(load.values()):
            return None
        return self.peak(load)

    def span(self, v):
        a, _, b = v.partition("-")
        return int(a), int(b or a) + 1

    def mark(self, load, a, b):
        for h in range(a, b):
            if h in load:
                load[h] += 1

    def peak(self, load):
        top = max(load.values())
        return [h for h in load if load[h] == top], top
#> Solution().busiest(["9-10", "10"])
#> Solution().busiest([])
#> Solution().busiest(["3-8", "20"])
#> Solution().busiest(["11-14", "12-13", "9"], end=15)
#> Solution().busiest(visits=["9-11", "8-9", "11"], start=8)
# %%
def fold(f, xs, acc):
    for x in xs:
        acc = f(acc, x)
    return acc

def merge_counts(acc, word):
    for ch in word:
        acc[ch] = acc.get(ch, 0) + 1
    return acc

def rarest(acc, item):
    ch, n = item
    if acc is None or n < acc[1]:
        return item
    return (min(acc[0], ch), n) if n == acc[1] else acc

def rare_letter(words):
    counts = fold(merge_counts, words, {})
    return fold(rarest, sorted(counts.items(), reverse=True), None)
#> rare_letter(["aab", "bc"])
#> rare_letter([])
#> rare_letter(["zz"])
#> rare_letter(["pop", "op"])
#> rare_letter(["q", "w", "e"])
# %%
def seat_ok(row, i, shy):
    if row[i] != ".":
        return False
    if shy:
        return (i == 0 or row[i - 1] == ".") and (i == len(row) - 1 or row[i + 1] == ".")
    return True

def choose(row, shy):
    order = range(len(row)) if shy else range(len(row) - 1, -1, -1)
    for i in order:
        if seat_ok(row, i, shy):
            return i
    return -1

def fill_row(n, guests):
    row = ["."] * n
    for g in guests:
        i = choose(row, g.islower())
        if i < 0:
            return "".join(row) + "!" + g
        row[i] = g
    return "".join(row)
#> fill_row(5, "aBc")
#> fill_row(2, "ab")
#> fill_row(0, "")
#> fill_row(4, "XYZ")
#> fill_row(6, "pQrS")
# %%
class Solution:
    def firstWin(self, piles, limit):
        for take in self.moves(piles, limit):
            if not self.wins(piles - take, limit, {}):
                return take
        return 0

    def moves(self, n, limit):
        return [t for t in range(1, limit + 1) if t <= n and n % (t + 1) != 1]

    def wins(self, n, limit, memo):
        if n not in memo:
            memo[n] = any(not self.wins(n - t, limit, memo) for t in self.moves(n, limit))
        return memo[n]
#> Solution().firstWin(4, 2)
#> Solution().firstWin(0, 3)
#> Solution().firstWin(5, 3)
#> Solution().firstWin(6, 2)
#> Solution().firstWin(piles=7, limit=1)
# %%
def bits(n):
    return bin(n)[2:]

def mirror(n, width):
    return int(bits(n).zfill(width)[::-1], 2)

def twin_pairs(nums):
    width = max((len(bits(n)) for n in nums), default=0)
    pairs, waiting = [], {}
    for n in nums:
        m = mirror(n, width)
        if m in waiting:
            pairs.append((waiting.pop(m), n))
        else:
            waiting[n] = n
    return pairs, sorted(waiting)
#> twin_pairs([1, 4, 6])
#> twin_pairs([])
#> twin_pairs([0, 0])
#> twin_pairs([3, 6, 5, 5])
#> twin_pairs([8, 1, 2, 7, 4])
# %%
class Robot:
    turns = {"L": -1, "R": 1}

    def __init__(self, size):
        self.size, self.x, self.y, self.d = size, 0, 0, 0

    def ahead(self):
        dx, dy = [(0, 1), (1, 0), (0, -1), (-1, 0)][self.d]
        return self.x + dx, self.y + dy

    def blocked(self):
        return not all(0 <= v < self.size for v in self.ahead())

    def do(self, c):
        if c in self.turns:
            self.d = (self.d + self.turns[c]) % 4
        elif self.blocked():
            self.do("R")
        else:
            self.x, self.y = self.ahead()

def sweep(size, program):
    bot = Robot(size)
    for c in program:
        bot.do(c)
    return bot.x, bot.y, "NESW"[bot.d]
#> sweep(3, "FFRF")
#> sweep(1, "FF")
#> sweep(2, "")
#> sweep(4, "RFFLF")
#> sweep(2, "FFFF")
# %%
class Solution:
    def groupHikers(self, speeds, gap):
        groups = []
        for s in sorted(speeds):
            target = self.find(groups, s, gap)
            if target is None:
                groups.append([s])
            else:
                target.append(s)
        return self.summary(groups)

    def find(self, groups, s, gap):
        for g in groups:
            if s - g[0] <= gap and len(g) < 3:
                return g
        return None

    def summary(self, groups):
        return {self.label(g): len(g) for g in groups}

    def label(self, g):
        return f"{g[0]}..{g[-1]}" if len(g) > 1 else f"{g[0]}"
#> Solution().groupHikers([4, 5, 9], 2)
#> Solution().groupHikers([], 1)
#> Solution().groupHikers([3, 3, 3, 3], 0)
#> Solution().groupHikers([10, 1, 6], 4)
#> Solution().groupHikers(speeds=[8, 2, 7, 3, 6], gap=1)
# %%
def cut(text, at):
    return text[:at], text[at:]

def weave(a, b):
    if not a:
        return b
    return a[0] + weave(b, a[1:])

def shuffle_text(text, times=1, skew=0):
    for _ in range(times):
        a, b = cut(text, len(text) // 2 + skew)
        text = weave(a, b)
    return text
#> shuffle_text("abcdef")
#> shuffle_text("")
#> shuffle_text("stone", times=2)
#> shuffle_text("river", skew=1)
#> shuffle_text("ab", 3, -1)
# %%
def find_root(links, x):
    while links[x] != x:
        x = links[x]
    return x

def unite(links, a, b):
    ra, rb = find_root(links, a), find_root(links, b)
    if ra == rb:
        return False
    links[max(ra, rb)] = min(ra, rb)
    return True

def wiring(n, cables, price):
    links = list(range(n))
    spent = wasted = 0
    for a, b in cables:
        if unite(links, a, b):
            spent += price(a, b)
        else:
            wasted += 1
    return spent, wasted, [find_root(links, i) for i in range(n)]

def wire_up(n, cables):
    return wiring(n, cables, lambda a, b: abs(a - b) + 1)
#> wire_up(3, [(0, 1), (1, 2), (0, 2)])
#> wire_up(1, [])
#> wire_up(4, [(3, 1), (2, 3)])
#> wire_up(2, [(0, 1), (1, 0)])
#> wire_up(5, [(4, 0), (2, 1), (1, 4)])
# %%
class Solution:
    def spellPrice(self, euros: int) -> str:
        if euros < 0:
            return "owe " + self.spellPrice(-euros)
        if euros == 0:
            return "free"
        hundreds, rest = divmod(euros, 100)
        parts = []
        if hundreds:
            parts.append(self.under20(hundreds) + " hundred")
        if rest:
            parts.append(self.under100(rest))
        return " ".join(parts)

    def under20(self, n):
        words = "one two three four five six seven eight nine ten eleven twelve".split()
        return words[n - 1] if n <= 12 else f"{n}"

    def under100(self, n):
        if n < 20:
            return self.under20(n)
        tens = {2: "twenty", 3: "thirty", 5: "fifty"}.get(n // 10, f"{n // 10}ty")
        return tens + ("-" + self.under20(n % 10) if n % 10 else "")
#> Solution().spellPrice(321)
#> Solution().spellPrice(0)
#> Solution().spellPrice(-50)
#> Solution().spellPrice(1215)
#> Solution().spellPrice(euros=68)
# %%
def gen_steps(n, rule):
    while n > 0:
        yield n
        n = rule(n)

def by_half(n):
    return n // 2

def by_digit(n):
    return n - max(1, n % 10)

def race(n, m):
    a, b = gen_steps(n, by_half), gen_steps(m, by_digit)
    laps = 0
    for x, y in zip(a, b):
        laps += 1
        if x == y and laps > 1:
            return "meet", x
    return "apart", laps
#> race(20, 12)
#> race(1, 1)
#> race(0, 5)
#> race(40, 25)
#> race(16, 19)
# %%
class Solution:
    def ladder(self, nums):
        self.calls = 0
        res = self.lift(nums)
        return res, self.calls

    def lift(self, nums):
        self.calls += 1
        if len(nums) <= 1:
            return nums
        if self.steep(nums):
            mid = len(nums) // 2
            return self.lift(nums[:mid]) + self.lift(nums[mid:])
        return [self.flatten(nums)]

    def steep(self, nums):
        return any(abs(a - b) > 3 for a, b in zip(nums, nums[1:]))

    def flatten(self, nums):
        return sum(nums) // len(nums)
#> Solution().ladder([1, 2, 9, 10])
#> Solution().ladder([])
#> Solution().ladder([5, 5, 6])
#> Solution().ladder([0, 8, 0, 8, 0])
#> Solution().ladder(nums=[3, 4, 5, 20, 21, 30])
# %%
def is_open(door, day, closed):
    return (door + day) % 3 != 0 and door not in closed

def next_door(door, day, doors, closed):
    for k in range(1, len(doors) + 1):
        cand = doors[(door + k) % len(doors)]
        if is_open(cand, day, closed):
            return cand
    return None

def guard_round(count, days, *closed):
    doors = list(range(count))
    at, trail = 0, []
    for day in range(days):
        nxt = next_door(at, day, doors, closed)
        if nxt is None:
            trail.append("-")
            continue
        at = nxt
        trail.append(str(at))
    return "".join(trail)
#> guard_round(4, 3)
#> guard_round(3, 2, 1)
#> guard_round(1, 3)
#> guard_round(5, 4, 2, 4)
#> guard_round(2, 2, 0, 1)
# %%
class Ledger:
    def __init__(self, **start):
        self.book = dict(start)
        self.undo = []

    def set(self, key, val):
        self.undo.append((key, self.book.get(key)))
        self.book[key] = val

    def back(self):
        if not self.undo:
            return
        key, old = self.undo.pop()
        if old is None:
            self.book.pop(key)
        else:
            self.book[key] = old

class Solution:
    def replay(self, edits):
        led = Ledger(a=1)
        for e in edits:
            if e == "<":
                led.back()
            else:
                self.edit(led, e)
        return led.book

    def edit(self, led, e):
        key, val = e[0], int(e[1:] or 0)
        led.set(key, val)
#> Solution().replay(["a5", "b2", "<"])
#> Solution().replay([])
#> Solution().replay(["<", "c"])
#> Solution().replay(["b1", "b2", "<", "<"])
#> Solution().replay(edits=["a9", "a8", "z3", "<", "<"])
