# %%
class Solution:
    def cutGem(self, gem, tools):
        steps = 0
        for t in tools:
            new = self.use(t, gem)
            if self.shinier(new, gem):
                gem = new
                steps += 1
        return gem, steps

    def use(self, tool, gem):
        a, b, c = gem
        if tool == "saw":
            return (a, b // 2, c + 2)
        if tool == "file":
            return tuple(sorted(gem))
        return (c, a, b)

    def shinier(self, new, old):
        return self.shine(new) > self.shine(old)

    def shine(self, g):
        return g[0] + 2 * g[1] + 3 * g[2]
#> Solution().cutGem((3, 2, 1), ["file", "saw"])
#> Solution().cutGem((0, 0, 0), [])
#> Solution().cutGem((1, 9, 1), ["saw", "roll", "file"])
#> Solution().cutGem((5, 5, 5), ["roll"])
#> Solution().cutGem(gem=(4, 6, 2), tools=["roll", "roll", "saw"])
# %%
class Solution:
    def readMorseish(self, signal):
        words = []
        for chunk in signal.split("/"):
            words.append("".join(self.letter(s) for s in chunk.split()))
        return [w for w in words if w]

    def letter(self, s):
        if not self.proper(s):
            return "?"
        n = self.number(s)
        return chr(97 + n) if n < 26 else "#"

    def proper(self, s):
        return set(s) <= set(".-")

    def number(self, s):
        n = 0
        for ch in s:
            n = n * 2 + (ch == "-")
        return n
#> Solution().readMorseish("-. .-/--")
#> Solution().readMorseish("")
#> Solution().readMorseish("x ..")
#> Solution().readMorseish("-----/-..-")
#> Solution().readMorseish(signal="/. - /")
# %%
class Solution:
    def wateringTrips(self, beds, can, tap=0):
        left, at, walked = can, tap, 0
        for pos, need in beds:
            if need > can:
                return -1
            if need > left:
                walked += self.walk(at, tap) + self.walk(tap, pos)
                left = can
            else:
                walked += self.walk(at, pos)
            left -= need
            at = pos
        return walked + self.walk(at, tap)

    def walk(self, a, b):
        return abs(a - b)
#> Solution().wateringTrips([(1, 2), (3, 2)], 3)
#> Solution().wateringTrips([], 5)
#> Solution().wateringTrips([(4, 9)], 5)
#> Solution().wateringTrips([(1, 1), (2, 1), (3, 1)], 3, tap=2)
#> Solution().wateringTrips(beds=[(6, 4), (2, 4), (8, 1)], can=5)
# %%
class Solution:
    def mostCommonShape(self, words):
        shapes = {}
        for w in words:
            shapes.setdefault(self.shape(w), []).append(w)
        return self.winner(shapes)

    def shape(self, word):
        ids = {}
        return tuple(self.idOf(ids, c) for c in word)

    def idOf(self, ids, c):
        if c not in ids:
            ids[c] = len(ids)
        return ids[c]

    def winner(self, shapes):
        best = None
        for shape, ws in shapes.items():
            if best is None or self.better(ws, shapes[best]):
                best = shape
        return best, shapes.get(best, [])

    def better(self, a, b):
        return (len(a), len(a[0])) > (len(b), len(b[0]))
#> Solution().mostCommonShape(["abb", "xyy", "aba"])
#> Solution().mostCommonShape([])
#> Solution().mostCommonShape(["oo"])
#> Solution().mostCommonShape(["ab", "aab"])
#> Solution().mostCommonShape(words=["moo", "zee", "pop", "dad"])
# %%
def bounded(lo, hi):
    def check(fn):
        def inner(*a):
            r = fn(*a)
            return lo if r < lo else min(r, hi)
        return inner
    return check

@bounded(0, 20)
def heal(hp, n):
    return hp + n * 3

@bounded(0, 20)
def hurt(hp, n, armor=0):
    return hp - max(0, n - armor)

def battle(hp, events, armor=1):
    for e in events:
        hp = heal(hp, e) if e > 0 else hurt(hp, -e, armor)
        if hp == 0:
            return "fallen"
    return hp
#> battle(10, [-4, 2])
#> battle(5, [])
#> battle(3, [-9, 4])
#> battle(18, [3, -1, -2], armor=0)
#> battle(7, [-1, -3, 1], armor=2)
# %%
class Solution:
    def stampRoute(self, grid):
        r = c = 0
        path = ""
        while not self.atEnd(grid, r, c):
            step = self.choose(grid, r, c)
            path += step
            r, c = self.go(r, c, step)
        return path, self.total(grid, path)

    def atEnd(self, grid, r, c):
        return not grid or (r == len(grid) - 1 and c == len(grid[0]) - 1)

    def choose(self, grid, r, c):
        if r == len(grid) - 1:
            return "R"
        if c == len(grid[0]) - 1:
            return "D"
        return "R" if grid[r][c + 1] >= grid[r + 1][c] else "D"

    def go(self, r, c, step):
        return (r, c + 1) if step == "R" else (r + 1, c)

    def total(self, grid, path):
        if not grid:
            return 0
        r = c = 0
        s = grid[0][0]
        for p in path:
            r, c = self.go(r, c, p)
            s += grid[r][c]
        return s
#> Solution().stampRoute([[1, 2], [3, 4]])
#> Solution().stampRoute([])
#> Solution().stampRoute([[7]])
#> Solution().stampRoute([[1, 5, 1], [2, 2, 9]])
#> Solution().stampRoute(grid=[[4], [5], [6]])
# %%
class Solution:
    def allocate(self, rooms, groups):
        free = sorted(rooms)
        plan = {}
        for name, n in sorted(groups.items(), key=lambda g: -g[1]):
            picked = self.pick(free, n)
            if not picked:
                plan[name] = None
                continue
            for p in picked:
                free.remove(p)
            plan[name] = picked
        return plan

    def pick(self, free, n):
        single = self.snug(free, n)
        if single is not None:
            return [single]
        return self.twoRooms(free, n)

    def snug(self, free, n):
        return next((f for f in free if f >= n), None)

    def twoRooms(self, free, n):
        for i in range(len(free)):
            for j in range(i + 1, len(free)):
                if free[i] + free[j] >= n:
                    return [free[i], free[j]]
        return []
#> Solution().allocate([2, 4], {"a": 3, "b": 2})
#> Solution().allocate([], {"x": 1})
#> Solution().allocate([3, 3], {"big": 5})
#> Solution().allocate([5], {})
#> Solution().allocate(rooms=[1, 2, 6], groups={"p": 7, "q": 2})
# %%
class Solution:
    def zigAdd(self, a: str, b: str) -> str:
        n = max(len(a), len(b))
        return self.rec(a.zfill(n), b.zfill(n), 0, n - 1)

    def rec(self, a, b, carry, i):
        if i < 0:
            return str(carry) if carry else ""
        carry, d = divmod(self.digit(a, i) + self.digit(b, i) + carry, self.base(i))
        return self.rec(a, b, carry, i - 1) + str(d)

    def digit(self, s, i):
        return int(s[i])

    def base(self, i):
        return 10 if i % 2 == 0 else 6
#> Solution().zigAdd("45", "32")
#> Solution().zigAdd("", "")
#> Solution().zigAdd("9", "9")
#> Solution().zigAdd("1", "505")
#> Solution().zigAdd(a="255", b="145")
# %%
class Solution:
    def repairSteps(self, pipes, target):
        self.cache = {}
        best = self.fix(tuple(pipes), target)
        return best if best < 9 else -1

    def fix(self, pipes, target):
        if sum(pipes) == target:
            return 0
        if not pipes:
            return 9
        if pipes not in self.cache:
            self.cache[pipes] = min(self.dropFirst(pipes, target), self.dropLast(pipes, target))
        return self.cache[pipes]

    def dropFirst(self, pipes, target):
        return 1 + self.fix(pipes[1:], target)

    def dropLast(self, pipes, target):
        return 2 + self.fix(pipes[:-1], target)
#> Solution().repairSteps([3, 1, 4], 5)
#> Solution().repairSteps([], 0)
#> Solution().repairSteps([2, 2], 3)
#> Solution().repairSteps([5, 1], 5)
#> Solution().repairSteps(pipes=[1, 2, 3], target=2)
# %%
def tick(state, rules):
    out = {}
    for k, v in state.items():
        fn = rules.get(k)
        out[k] = fn(state) if fn else v
    return out

def rabbits(s):
    return max(0, s["rab"] * 2 - s["fox"])

def foxes(s):
    return s["fox"] + 1 if s["rab"] > 3 * s["fox"] else s["fox"] - 1

def meadow(rab, fox, years):
    s = {"rab": rab, "fox": fox, "oak": 1}
    for y in range(years):
        s = tick(s, {"rab": rabbits, "fox": foxes})
        if s["rab"] == 0 or s["fox"] <= 0:
            return y + 1, s
    return years, s
#> meadow(5, 2, 3)
#> meadow(1, 1, 2)
#> meadow(0, 4, 5)
#> meadow(10, 1, 0)
#> meadow(6, 7, 4)
# %%
class Solution:
    def orderSnacks(self, wishes, money):
        chosen = []
        for w in wishes:
            item = self.menu(w)
            if item and self.affordable(chosen + [item], money):
                chosen.append(item)
        return self.receipt(chosen, money)

    def menu(self, w):
        prices = {"nuts": 4, "soda": 3, "gum": 1}
        return (w, prices[w]) if w in prices else None

    def affordable(self, items, money):
        return self.total(items) <= money

    def total(self, items):
        t = sum(p for _, p in items)
        return t - 1 if len(items) >= 3 else t

    def receipt(self, items, money):
        names = "+".join(n for n, _ in items) or "nothing"
        return names, money - self.total(items)
#> Solution().orderSnacks(["nuts", "soda", "gum"], 7)
#> Solution().orderSnacks([], 5)
#> Solution().orderSnacks(["pie", "gum"], 1)
#> Solution().orderSnacks(["soda", "soda", "soda"], 6)
#> Solution().orderSnacks(wishes=["nuts"], money=2)
# %%
class Solution:
    def spiralWalk(self, n, turnEvery):
        x = y = d = 0
        seen = {(0, 0)}
        revisits = 0
        for i in range(1, n + 1):
            x, y = self.step(x, y, d)
            if (x, y) in seen:
                revisits += 1
            seen.add((x, y))
            if self.turnNow(i, turnEvery):
                d = self.right(d)
        return (x, y), revisits

    def step(self, x, y, d):
        return x + (1, 0, -1, 0)[d], y + (0, 1, 0, -1)[d]

    def turnNow(self, i, every):
        return i % every == 0

    def right(self, d):
        return (d + 1) % 4
#> Solution().spiralWalk(4, 1)
#> Solution().spiralWalk(0, 2)
#> Solution().spiralWalk(5, 2)
#> Solution().spiralWalk(8, 1)
#> Solution().spiralWalk(n=3, turnEvery=5)
# %%
class Solution:
    def inflate(self, code):
        out, i = "", 0
        while i < len(code):
            piece, i = self.piece(code, i)
            out += piece
        return out

    def piece(self, code, i):
        if code[i] == "^":
            return self.capital(code, i + 1)
        if code[i].isdigit():
            return self.many(code, i)
        return code[i], i + 1

    def capital(self, code, i):
        if i >= len(code):
            return "", i
        p, j = self.piece(code, i)
        return p.upper(), j

    def many(self, code, i):
        n = int(code[i])
        if i + 1 >= len(code):
            return str(n), i + 1
        p, j = self.piece(code, i + 1)
        return p * n, j
#> Solution().inflate("a3b^c")
#> Solution().inflate("")
#> Solution().inflate("2^x")
#> Solution().inflate("^2yz9")
#> Solution().inflate(code="22k^")
# %%
class Deck:
    def __init__(self, n):
        self.cards = list(range(1, n + 1))

    def cut(self, k):
        k %= len(self.cards) or 1
        self.cards = self.cards[k:] + self.cards[:k]
        return self

    def deal(self):
        piles = [self.cards[::2], self.cards[1::2]]
        self.cards = piles[1] + piles[0]
        return self

    def flip(self):
        self.cards.reverse()
        return self

class Solution:
    def shuffleDeck(self, n, plan):
        deck = Deck(n)
        for p in plan:
            self.apply(deck, p)
        return deck.cards, self.fixed(deck.cards)

    def apply(self, deck, p):
        if p.isdigit():
            return deck.cut(int(p))
        return deck.deal() if p == "d" else deck.flip()

    def fixed(self, cards):
        return [c for i, c in enumerate(cards, 1) if i == c]
#> Solution().shuffleDeck(5, "2d")
#> Solution().shuffleDeck(0, "3f")
#> Solution().shuffleDeck(4, "f1")
#> Solution().shuffleDeck(3, "")
#> Solution().shuffleDeck(n=6, plan="dd4f")
# %%
def height(node):
    return 0 if node is None else 1 + max(height(node[1]), height(node[2]))

def insert(node, v):
    if node is None:
        return (v, None, None)
    key, l, r = node
    if v == key:
        return node
    return (key, insert(l, v), r) if v < key else (key, l, insert(r, v))

def lean(node):
    return height(node[1]) - height(node[2]) if node else 0

def plant(values):
    root = None
    leans = []
    for v in values:
        root = insert(root, v)
        leans.append(lean(root))
    return leans
#> plant([5, 2, 8])
#> plant([])
#> plant([1, 2, 3])
#> plant([4, 4])
#> plant([6, 3, 1, 9])
# %%
class Solution:
    def fixSpacing(self, text, rules=None):
        rules = rules or {",": self.after, ".": self.after, "(": self.before}
        out = ""
        for i, ch in enumerate(text):
            fn = rules.get(ch)
            out += fn(ch, text, i) if fn else ch
        return self.squeeze(out)

    def after(self, ch, text, i):
        last = i == len(text) - 1
        return ch if last or text[i + 1] == " " else ch + " "

    def before(self, ch, text, i):
        return ch if i == 0 or text[i - 1] == " " else " " + ch

    def squeeze(self, s):
        while "  " in s:
            s = s.replace("  ", " ")
        return s
#> Solution().fixSpacing("a,b")
#> Solution().fixSpacing("")
#> Solution().fixSpacing("hi(yo).ok")
#> Solution().fixSpacing("x  , y.")
#> Solution().fixSpacing(text="(p)q,,")
# %%
class Solution:
    def pickNumbers(self, spec, top):
        out = set()
        for part in spec.split(","):
            out |= self.expand(part.strip(), top)
        return sorted(out)

    def expand(self, part, top):
        if not part:
            return set()
        if part[0] == "!":
            return self.everything(top) - self.expand(part[1:], top)
        if "-" in part:
            return self.span(*part.split("-"), top)
        return {int(part)} & self.everything(top)

    def span(self, a, b, top):
        lo, hi = int(a or 1), int(b or top)
        return set(range(lo, min(hi, top) + 1))

    def everything(self, top):
        return set(range(1, top + 1))
#> Solution().pickNumbers("1-3, 5", 6)
#> Solution().pickNumbers("", 4)
#> Solution().pickNumbers("!2", 3)
#> Solution().pickNumbers("-2,5-", 7)
#> Solution().pickNumbers(spec="!1-4,9", top=5)
# %%
def gossip(n, told, spread, limit=6):
    knows = {0}
    for day in range(1, limit + 1):
        fresh = {t for k in sorted(knows) for t in spread(k, n)} - knows
        if not fresh:
            return day, sorted(knows)
        told(day, len(fresh))
        knows |= fresh
    return limit, sorted(knows)

def village(n, kind):
    notes = []
    spreads = {
        "double": lambda k, n: [(2 * k + 1) % n],
        "next": lambda k, n: [k + 1] if k + 1 < n else [],
        "shy": lambda k, n: [k + 2] if k == 0 and n > 2 else [],
    }
    res = gossip(n, lambda d, c: notes.append(f"{d}:{c}"), spreads[kind])
    return res, notes
#> village(3, "next")
#> village(1, "next")
#> village(5, "double")
#> village(4, "shy")
#> village(2, "shy")
# %%
class Solution:
    def deliver(self, parcels, vans):
        loads = {v: [] for v in vans}
        for p in parcels:
            van = self.bestVan(loads, vans, p)
            if van is None:
                return f"left {p}"
            loads[van].append(p)
        return {v: self.load(ps) for v, ps in loads.items()}

    def bestVan(self, loads, vans, p):
        best = None
        for v in sorted(vans):
            room = self.room(vans[v], loads[v])
            if room >= p and (best is None or room < self.room(vans[best], loads[best])):
                best = v
        return best

    def room(self, cap, ps):
        return cap - self.load(ps)

    def load(self, ps):
        return sum(ps) + len(ps) // 2
#> Solution().deliver([3, 4], {"x": 5, "y": 4})
#> Solution().deliver([], {"v": 3})
#> Solution().deliver([9], {"v": 3})
#> Solution().deliver([2, 2, 2], {"a": 6, "b": 3})
#> Solution().deliver(parcels=[1, 1, 5], vans={"m": 8})
# %%
class Solution:
    def secretSum(self, msg):
        total, key = 0, 1
        for a, b in self.pairs(msg):
            total += self.pos(a) * key - self.pos(b)
            key = self.nextKey(key, a == b)
        return total

    def pairs(self, msg):
        if len(msg) % 2:
            msg += "a"
        for i in range(0, len(msg), 2):
            yield msg[i], msg[i + 1]

    def pos(self, ch):
        return ord(ch.lower()) - 96 if ch.isalpha() else 0

    def nextKey(self, key, same):
        return key * 2 if same else key + 1
#> Solution().secretSum("abba")
#> Solution().secretSum("")
#> Solution().secretSum("zz9")
#> Solution().secretSum("Code")
#> Solution().secretSum(msg="aabbcc")
# %%
def trace(f):
    depth = [0]
    lines = []

    def inner(n):
        lines.append("." * depth[0] + str(n))
        depth[0] += 1
        r = f(inner, n)
        depth[0] -= 1
        return r

    inner.lines = lines
    return inner

def split_half(self, n):
    if n < 2:
        return n
    return self(n // 2) * 2 + self(n // 3)

def explain(n):
    t = trace(split_half)
    return t(n), t.lines
#> explain(5)
#> explain(0)
#> explain(2)
#> explain(8)
#> explain(11)
# %%
class Solution:
    def queueJump(self, line, vips):
        res = []
        for person in line:
            self.join(res, person, vips)
        return "".join(res), self.annoyed(line, res)

    def join(self, res, person, vips):
        i = len(res)
        while i > 0 and self.outranks(person, res[i - 1], vips):
            i -= 1
        res.insert(i, person)

    def outranks(self, a, b, vips):
        return self.level(a, vips) > self.level(b, vips)

    def level(self, p, vips):
        return len(vips) - vips.index(p) if p in vips else 0

    def annoyed(self, line, res):
        return sum(res.index(p) > i for i, p in enumerate(line))
#> Solution().queueJump("abc", "c")
#> Solution().queueJump("", "x")
#> Solution().queueJump("pqr", "")
#> Solution().queueJump("mnk", "kn")
#> Solution().queueJump(line="wxyz", vips="zw")
# %%
class Solution:
    def mealPlan(self, meals, days, rule="calm"):
        test = self.calm if rule == "calm" else self.wild
        plan = []
        for d in range(days):
            choice = self.firstFit(meals, plan, test)
            if choice is None:
                return plan, d
            plan.append(choice)
        return plan, days

    def firstFit(self, meals, plan, test):
        for m in meals:
            if test(m, plan):
                return m
        return None

    def calm(self, m, plan):
        return m not in plan[-2:]

    def wild(self, m, plan):
        return not plan or (m[0] != plan[-1][0] and plan.count(m) < 2)
#> Solution().mealPlan(["rice", "soup", "stew"], 4)
#> Solution().mealPlan([], 2)
#> Solution().mealPlan(["pie"], 2)
#> Solution().mealPlan(["soup", "stew"], 3, rule="wild")
#> Solution().mealPlan(meals=["ham", "egg"], days=5, rule="wild")
# %%
def take_while(xs, pred):
    for x in xs:
        if not pred(x):
            return
        yield x

def naturals(start=1, step=1):
    n = start
    while True:
        yield n
        n += step

def digit_sum(n):
    return n if n < 10 else n % 10 + digit_sum(n // 10)

def walk_until(step, limit):
    run = take_while(naturals(step, step), lambda n: digit_sum(n) < limit)
    return list(run)
#> walk_until(4, 8)
#> walk_until(9, 9)
#> walk_until(7, 13)
#> walk_until(25, 11)
#> walk_until(1, 5)
# %%
class Solution:
    def buildWall(self, heights, bricks):
        for i in range(len(heights)):
            need = self.shortfall(heights, i)
            if need > bricks:
                return self.report(heights, bricks, i)
            bricks -= need
            heights[i] += need
        return self.report(heights, bricks)

    def shortfall(self, heights, i):
        want = self.target(heights, i)
        return max(0, want - heights[i])

    def target(self, heights, i):
        left = heights[i - 1] if i else 0
        right = heights[i + 1] if i + 1 < len(heights) else 0
        return min(left, right)

    def report(self, heights, bricks, stop=None):
        return ("done" if stop is None else f"stop {stop}"), bricks, heights
#> Solution().buildWall([3, 1, 2], 2)
#> Solution().buildWall([], 4)
#> Solution().buildWall([5, 0, 5], 3)
#> Solution().buildWall([4, 2, 4, 1, 6], 9)
#> Solution().buildWall(heights=[2], bricks=0)
# %%
class Solution:
    def toBase(self, n, base, digits="0123456789abcdef"):
        if not 2 <= base <= len(digits):
            return "bad base"
        if n < 0:
            return "-" + self.toBase(-n, base, digits)
        head = "" if n < base else self.toBase(n // base, base, digits)
        return head + digits[n % base]

    def spaced(self, n, base, group=2):
        s = self.toBase(n, base)
        return "_".join(self.groups(s, group))

    def groups(self, s, g):
        first = len(s) % g
        return ([s[:first]] if first else []) + [s[i:i + g] for i in range(first, len(s), g)]
#> Solution().spaced(45, 2)
#> Solution().spaced(0, 10)
#> Solution().spaced(-31, 16)
#> Solution().spaced(9, 1, group=4)
#> Solution().spaced(n=200, base=3, group=3)
# %%
class Solution:
    def partyPairs(self, ages, gap=3):
        used = [False] * len(ages)
        pairs = []
        for i in self.oldestFirst(ages):
            if used[i]:
                continue
            j = self.partner(ages, used, i, gap)
            if j is None:
                continue
            used[i] = used[j] = True
            pairs.append((ages[i], ages[j]))
        return pairs, self.alone(ages, used)

    def oldestFirst(self, ages):
        return sorted(range(len(ages)), key=lambda k: -ages[k])

    def partner(self, ages, used, i, gap):
        cands = [j for j in range(len(ages)) if j != i and not used[j] and abs(ages[i] - ages[j]) <= gap]
        return min(cands, key=lambda j: ages[j], default=None)

    def alone(self, ages, used):
        return [a for a, u in zip(ages, used) if not u]
#> Solution().partyPairs([10, 12, 7])
#> Solution().partyPairs([])
#> Solution().partyPairs([5], gap=10)
#> Solution().partyPairs([20, 21, 22, 23], gap=1)
#> Solution().partyPairs(ages=[8, 30, 9, 29])
# %%
def moves(pegs):
    for i in range(3):
        for j in range(3):
            if i != j and pegs[i] and (not pegs[j] or pegs[j][-1] > pegs[i][-1]):
                yield i, j

def apply(pegs, move):
    i, j = move
    pegs = [list(p) for p in pegs]
    pegs[j].append(pegs[i].pop())
    return pegs

def disk_sum(pegs):
    return [sum(p) for p in pegs]

def greedy_move(pegs, steps, last=None):
    if steps == 0:
        return disk_sum(pegs)
    options = [m for m in moves(pegs) if last is None or m != last[::-1]]
    if not options:
        return "stuck"
    m = max(options, key=lambda t: (pegs[t[0]][-1], t[1]))
    return greedy_move(apply(pegs, m), steps - 1, m)
#> greedy_move([[3, 2, 1], [], []], 2)
#> greedy_move([[], [], []], 1)
#> greedy_move([[1], [2], [3]], 1)
#> greedy_move([[2, 1], [], []], 3)
#> greedy_move([[5], [], [4]], 0)
# %%
class Solution:
    def scanTickets(self, tickets, day):
        ok, reasons = 0, {}
        for t in tickets:
            why = self.reject(t, day)
            if why:
                reasons[why] = reasons.get(why, 0) + 1
            else:
                ok += 1
        return ok, reasons

    def reject(self, t, day):
        if not self.wellFormed(t):
            return "form"
        if self.expiry(t) < day:
            return "late"
        if self.check(t[:-1]) != int(t[-1]):
            return "check"
        return None

    def wellFormed(self, t):
        return len(t) == 5 and t[0] in "ABC" and t[1:].isdigit()

    def expiry(self, t):
        return int(t[1:3])

    def check(self, body):
        return sum(int(c) for c in body[1:]) % 10
#> Solution().scanTickets(["A1236", "B0506"], 10)
#> Solution().scanTickets([], 1)
#> Solution().scanTickets(["Z1111", "C99"], 3)
#> Solution().scanTickets(["C2002", "C3014", "A3015"], 20)
#> Solution().scanTickets(tickets=["B1124"], day=11)
# %%
class Solution:
    def longestRise(self, words):
        if not words:
            return 0
        return max(self.riseFrom(words, i, {}) for i in range(len(words)))

    def riseFrom(self, words, i, memo):
        if i not in memo:
            memo[i] = 1 + max((self.riseFrom(words, j, memo) for j in self.later(words, i)), default=0)
        return memo[i]

    def later(self, words, i):
        return [j for j in range(i + 1, len(words)) if self.above(words[j], words[i])]

    def above(self, a, b):
        return len(a) > len(b) and a[0] >= b[0]
#> Solution().longestRise(["a", "bb", "abc"])
#> Solution().longestRise([])
#> Solution().longestRise(["zz", "yyy"])
#> Solution().longestRise(["k"])
#> Solution().longestRise(words=["m", "no", "aaa", "pqr"])
# %%
def step_limit(cost):
    return 6 if cost > 10 else 12

def walk(prices, i, budget, taken=0):
    if i == len(prices) or taken == 3:
        return taken, budget
    skip = walk(prices, i + 1, budget, taken)
    if prices[i] <= budget and prices[i] <= step_limit(budget):
        return max(skip, walk(prices, i + 1, budget - prices[i], taken + 1))
    return skip

def souvenir(prices, *budgets):
    return {b: walk(prices, 0, b) for b in budgets}
#> souvenir([3, 5], 6, 9)
#> souvenir([], 4)
#> souvenir([7, 2], 12)
#> souvenir([1, 1, 1], 2)
#> souvenir([20], 25, 5)
# %%
class Solution:
    def ferryLoads(self, cars, length):
        lanes = ([], [])
        for c in cars:
            lane = self.choose(lanes, c, length)
            if lane is None:
                break
            lane.append(c)
        return self.used(lanes[0]), self.used(lanes[1]), sum(map(len, lanes))

    def choose(self, lanes, c, length):
        a, b = sorted(lanes, key=self.used)
        for lane in (b, a):
            if self.used(lane + [c]) <= length:
                return lane
        return None

    def used(self, lane):
        return sum(lane) + max(0, len(lane) - 1)
#> Solution().ferryLoads([3, 4, 2], 6)
#> Solution().ferryLoads([], 10)
#> Solution().ferryLoads([9], 5)
#> Solution().ferryLoads([2, 2, 2, 2], 5)
#> Solution().ferryLoads(cars=[4, 1, 6, 1], length=7)
# %%
class Clock:
    def __init__(self, h=0, m=0):
        self.t = h * 60 + m

    def __add__(self, mins):
        return Clock(0, (self.t + mins) % 720)

    def hands(self):
        return self.t % 720 / 2, self.t % 60 * 6

    def angle(self):
        a, b = self.hands()
        d = abs(a - b)
        return min(d, 360 - d)

    def __repr__(self):
        return f"{self.t // 60}:{self.t % 60:02}"

def widest(h, m, steps):
    c = best = Clock(h, m)
    for s in steps:
        c = c + s
        if c.angle() > best.angle():
            best = c
    return str(best), best.angle()
#> widest(3, 0, [30, 30])
#> widest(0, 0, [])
#> widest(11, 50, [20])
#> widest(6, 0, [60, 60])
#> widest(1, 5, [10, 600])
# %%
class Solution:
    def simulateVotes(self, seats, parties):
        got = {p: 0 for p in parties}
        for _ in range(seats):
            w = self.next(parties, got)
            if w is None:
                break
            got[w] += 1
        return got, self.majority(got, seats)

    def next(self, parties, got):
        if not parties:
            return None
        return max(sorted(parties), key=lambda p: self.quotient(parties[p], got[p]))

    def quotient(self, votes, seats):
        return votes / (2 * seats + 1)

    def majority(self, got, seats):
        for p, n in got.items():
            if 2 * n > seats:
                return p
        return None
#> Solution().simulateVotes(3, {"red": 60, "blue": 45})
#> Solution().simulateVotes(0, {"x": 5})
#> Solution().simulateVotes(2, {})
#> Solution().simulateVotes(4, {"a": 10, "b": 10})
#> Solution().simulateVotes(seats=2, parties={"p": 90, "q": 20, "r": 10})
# %%
class Solution:
    def encodeKnots(self, nums):
        return "|".join(self.cord(n) for n in nums)

    def decodeKnots(self, text):
        return [self.uncord(c) for c in text.split("|")]

    def cord(self, n):
        return "-".join("o" * int(d) or "_" for d in str(n))

    def uncord(self, c):
        v = 0
        for part in c.split("-"):
            v = v * 10 + part.count("o")
        return v

    def roundTrip(self, nums, extra=0):
        text = self.encodeKnots([n + extra for n in nums])
        return text, self.decodeKnots(text)
#> Solution().roundTrip([12, 3])
#> Solution().roundTrip([])
#> Solution().roundTrip([0, 10])
#> Solution().roundTrip([4], extra=7)
#> Solution().roundTrip(nums=[1, 1, 1], extra=1)
# %%
def pad_rows(rows):
    w = max(map(len, rows), default=0)
    return [list(r) + [0] * (w - len(r)) for r in rows]

def col(rows, j):
    return [r[j] for r in rows]

def score_col(vals, rule):
    return rule(vals) - vals.count(0)

def audit(rows, rule=sum, floor=0):
    rows = pad_rows(rows)
    if not rows:
        return []
    scores = [score_col(col(rows, j), rule) for j in range(len(rows[0]))]
    return [s for s in scores if s >= floor]

def full_audit(rows):
    return audit(rows), audit(rows, rule=max), audit(rows, min, floor=1)
#> full_audit([[1, 2], [3]])
#> full_audit([])
#> full_audit([[], [4]])
#> full_audit([[5, 5, 5]])
#> full_audit([[2, 0], [7, 1], [0, 3]])
