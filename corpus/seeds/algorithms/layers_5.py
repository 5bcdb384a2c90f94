# %%
class Solution:
    def pilgrimage(self, stages, strength):
        day, done = 1, 0
        while done < len(stages):
            n = self.stagesToday(stages, done, strength)
            if n == 0:
                return f"stuck at {done}"
            done += n
            strength = self.tired(strength, day)
            day += 1
        return day - 1

    def stagesToday(self, stages, start, strength):
        n = 0
        for s in stages[start:]:
            if self.effort(s) > strength:
                break
            strength -= self.effort(s)
            n += 1
        return n

    def effort(self, s):
        return s if s < 5 else s + 1

    def tired(self, strength, day):
        return strength - 1 if day % 2 == 0 else strength
#> Solution().pilgrimage([3, 4, 5], 8)
#> Solution().pilgrimage([], 1)
#> Solution().pilgrimage([2, 9], 7)
#> Solution().pilgrimage([4, 4, 4, 4], 4)
#> Solution().pilgrimage(stages=[1, 1, 6, 1], strength=7)
# %%
def letters(word):
    return sorted(set(word))

def shared(a, b):
    return [c for c in letters(a) if c in letters(b)]

def link_score(a, b, bonus=2):
    s = len(shared(a, b))
    return s + bonus if a[-1] == b[0] else s

def caravan(words):
    total, weakest = 0, None
    for a, b in zip(words, words[1:]):
        sc = link_score(a, b)
        total += sc
        if weakest is None or sc < weakest[0]:
            weakest = (sc, a + "-" + b)
    return total, weakest
#> caravan(["sand", "dune", "oasis"])
#> caravan(["one"])
#> caravan(["abc", "xyz"])
#> caravan([])
#> caravan(["camel", "lemon", "nomad", "moon"])
# %%
def make_dispenser(stock):
    def take(name, n=1):
        have = stock.get(name, 0)
        if have < n:
            raise ValueError(name)
        stock[name] = have - n
        return n

    def try_take(name, n):
        try:
            return take(name, n)
        except ValueError:
            return substitute(name, n)

    def substitute(name, n):
        for other in sorted(stock):
            if other != name and stock[other] >= n:
                return take(other, n)
        return 0

    return try_take

def vend(stock, wants):
    get = make_dispenser(stock)
    got = [get(name, n) for name, n in wants]
    return got, stock
#> vend({"tea": 2, "soup": 1}, [("tea", 2), ("tea", 1)])
#> vend({}, [("tea", 1)])
#> vend({"cola": 5}, [])
#> vend({"a": 1, "b": 3}, [("a", 2), ("b", 2)])
#> vend({"x": 4, "y": 1}, [("y", 1), ("y", 1), ("x", 3)])
# %%
class Solution:
    def countValidPlans(self, n, k):
        self.k = k
        return self.build("", n)

    def build(self, plan, left):
        if left == 0:
            return 1 if self.rested(plan) else 0
        total = 0
        for act in "WR":
            if self.allowed(plan, act):
                total += self.build(plan + act, left - 1)
        return total

    def allowed(self, plan, act):
        return act == "R" or not plan.endswith("W" * self.k)

    def rested(self, plan):
        return "RR" not in plan
#> Solution().countValidPlans(2, 1)
#> Solution().countValidPlans(0, 1)
#> Solution().countValidPlans(3, 2)
#> Solution().countValidPlans(3, 1)
#> Solution().countValidPlans(n=1, k=5)
# %%
class Polygon:
    def __init__(self, *pts):
        self.pts = pts

    def edges(self):
        for i in range(len(self.pts)):
            yield self.pts[i - 1], self.pts[i]

    def area2(self):
        return abs(sum(a[0] * b[1] - b[0] * a[1] for a, b in self.edges()))

    def taxi(self):
        return sum(abs(a[0] - b[0]) + abs(a[1] - b[1]) for a, b in self.edges())

def plots(shapes):
    rows = []
    for s in shapes:
        p = Polygon(*s)
        rows.append((p.area2() / 2, p.taxi()))
    return max(rows, default=None)
#> plots([[(0, 0), (2, 0), (2, 2)], [(0, 0), (3, 0), (3, 1), (0, 1)]])
#> plots([])
#> plots([[(1, 1)]])
#> plots([[(0, 0), (4, 0), (0, 3)]])
#> plots([[(0, 0), (1, 0), (1, 1), (0, 1)], [(0, 0), (0, 2), (1, 2), (1, 0)]])
# %%
def weight_of(bag, rules, memo):
    if bag in memo:
        return memo[bag]
    total = 1
    for inner, n in rules.get(bag, {}).items():
        total += n * weight_of(inner, rules, memo)
    memo[bag] = total
    return total

def heaviest(rules, limit):
    memo = {}
    fine = [b for b in sorted(rules) if weight_of(b, rules, memo) <= limit]
    if not fine:
        return None
    return max(fine, key=lambda b: memo[b]), len(memo)
#> heaviest({"sack": {"box": 2}, "box": {"pin": 3}}, 10)
#> heaviest({}, 4)
#> heaviest({"a": {}}, 0)
#> heaviest({"x": {"y": 1}, "y": {"z": 1}, "z": {}}, 2)
#> heaviest({"m": {"n": 5}, "n": {}}, 20)
# %%
def every(n, fn):
    calls = 0

    def maybe(x):
        nonlocal calls
        calls += 1
        if calls % n == 0:
            return fn(x)
        return x

    return maybe

def shout(w):
    return w.upper() + "!"

def hush(w):
    return w[:2] + "."

def chant(words, a=2, b=3):
    f, g = every(a, shout), every(b, hush)
    return [g(f(w)) for w in words]
#> chant(["row", "boat", "down", "river"])
#> chant([])
#> chant(["oh"], a=1)
#> chant(["one", "two", "three"], a=3, b=1)
#> chant(["hey", "ho", "lets", "go", "now", "then"], b=2)
# %%
class Solution:
    def swapRound(self, cards, rounds):
        hands = self.deal(cards)
        for r in range(rounds):
            i, j = self.extremes(hands, r)
            if i == j:
                break
            self.swap(hands, i, j)
        return [sum(h) for h in hands]

    def deal(self, cards, players=3):
        return [cards[p::players] for p in range(players)]

    def extremes(self, hands, r):
        idx = sorted(range(len(hands)), key=lambda k: (sum(hands[k]), k))
        return (idx[0], idx[-1]) if r % 2 == 0 else (idx[0], idx[1])

    def swap(self, hands, i, j):
        if not hands[i] or not hands[j]:
            return
        hands[i][0], hands[j][-1] = hands[j][-1], hands[i][0]
#> Solution().swapRound([5, 1, 9, 2], 1)
#> Solution().swapRound([], 2)
#> Solution().swapRound([3, 3, 3], 1)
#> Solution().swapRound([1, 2, 3, 4, 5, 6], 2)
#> Solution().swapRound(cards=[8, 0, 4], rounds=0)
# %%
def normalize(path):
    out = []
    for part in path.split("/"):
        if part == "..":
            if out:
                out.pop()
        elif part and part != ".":
            out.append(part)
    return out

def common(a, b):
    n = 0
    while n < min(len(a), len(b)) and a[n] == b[n]:
        n += 1
    return n

def relative(src, dst):
    a, b = normalize(src), normalize(dst)
    k = common(a, b)
    ups = [".."] * (len(a) - k)
    return "/".join(ups + b[k:]) or "."
#> relative("/a/b", "/a/c/d")
#> relative("/", "/")
#> relative("x/./y", "x/y")
#> relative("/p/q/r", "/p")
#> relative("m/../n", "/n/o/../k")
# %%
def can_sit(a, b, feuds):
    return (a, b) not in feuds and (b, a) not in feuds

def seat(order, rest, feuds):
    if not rest:
        return order if can_sit(order[0], order[-1], feuds) or len(order) < 3 else None
    for g in rest:
        if not order or can_sit(order[-1], g, feuds):
            found = seat(order + g, rest.replace(g, "", 1), feuds)
            if found:
                return found
    return None

def round_table(guests, feuds):
    if not guests:
        return ""
    return seat(guests[0], guests[1:], set(feuds)) or "impossible"
#> round_table("abcd", [("a", "b")])
#> round_table("", [])
#> round_table("abc", [("a", "c")])
#> round_table("xy", [])
#> round_table("pqrs", [("p", "q"), ("r", "s")])
# %%
class Solution:
    def pickTeam(self, players, size):
        pool = [self.parse(p) for p in players]
        team = []
        while pool and len(team) < size:
            best = max(pool, key=lambda p: self.worth(p, team))
            pool.remove(best)
            team.append(best)
        return [n for n, _, _ in team]

    def parse(self, text):
        name, role, skill = text.split("/")
        return name, role, int(skill)

    def worth(self, player, team):
        _, role, skill = player
        return skill - 3 * self.crowding(role, team)

    def crowding(self, role, team):
        return sum(r == role for _, r, _ in team)
#> Solution().pickTeam(["al/d/7", "bo/d/6", "cy/f/5"], 2)
#> Solution().pickTeam([], 3)
#> Solution().pickTeam(["x/g/1"], 0)
#> Solution().pickTeam(["p/f/9", "q/f/8", "r/d/4"], 3)
#> Solution().pickTeam(players=["m/a/2", "n/b/2"], size=1)
# %%
def bracket(names, winner):
    rounds = 0
    while len(names) > 1:
        rounds += 1
        nxt = [winner(a, b) for a, b in zip(names[::2], names[1::2])]
        if len(names) % 2:
            nxt.append(names[-1])
        names = nxt
    return (names[0] if names else None), rounds

def strength(name):
    return sum(map(ord, name)) % 10

def duel(a, b):
    if strength(a) == strength(b):
        return min(a, b)
    return a if strength(a) > strength(b) else b

def cup(*names):
    return bracket(list(names), duel)
#> cup("rook", "king", "pawn")
#> cup()
#> cup("ace")
#> cup("ab", "ba")
#> cup("red", "blue", "teal", "grey", "pink")
# %%
class Tape:
    def __init__(self, text, blank="_"):
        self.cells = dict(enumerate(text))
        self.blank, self.pos = blank, 0

    def read(self):
        return self.cells.get(self.pos, self.blank)

    def write(self, ch):
        self.cells[self.pos] = ch

    def move(self, d):
        self.pos += 1 if d == ">" else -1

    def __repr__(self):
        return "".join(self.cells[k] for k in sorted(self.cells))

def run_tape(text, rules, limit=10):
    tape = Tape(text)
    for _ in range(limit):
        rule = rules.get(tape.read())
        if rule is None:
            break
        tape.write(rule[0])
        tape.move(rule[1])
    return repr(tape), tape.pos
#> run_tape("aab", {"a": "b>"})
#> run_tape("", {})
#> run_tape("xyx", {"x": "y>", "y": "x>"}, limit=2)
#> run_tape("1", {"1": "0<", "_": "1<"}, limit=3)
#> run_tape("pq", {"p": "q>", "q": "p<"}, limit=6)
# %%
class Solution:
    def bestBand(self, songs, minutes):
        best = (0, [])
        for plan in self.plans(songs):
            t = self.total(plan)
            if t <= minutes and self.varied(plan):
                best = max(best, (t, plan))
        return best

    def plans(self, songs):
        if not songs:
            yield []
            return
        for rest in self.plans(songs[1:]):
            yield rest
            yield [songs[0]] + rest

    def total(self, plan):
        return sum(plan)

    def varied(self, plan):
        return all(abs(a - b) != 1 for a, b in zip(plan, plan[1:]))
#> Solution().bestBand([3, 4, 6], 9)
#> Solution().bestBand([], 5)
#> Solution().bestBand([7], 6)
#> Solution().bestBand([2, 3], 10)
#> Solution().bestBand(songs=[5, 1, 2], minutes=7)
# %%
def zone(temp, *bounds):
    for i, b in enumerate(bounds):
        if temp < b:
            return i
    return len(bounds)

def smooth(zs):
    out = list(zs)
    for i in range(1, len(zs) - 1):
        if zs[i - 1] == zs[i + 1] != zs[i]:
            out[i] = zs[i - 1]
    return out

def weather_code(temps, bounds=(5, 15, 25)):
    zs = [zone(t, *bounds) for t in temps]
    names = "icwh"
    return "".join(names[z] for z in smooth(zs))
#> weather_code([3, 20, 4])
#> weather_code([])
#> weather_code([30, 10], bounds=(12, 20))
#> weather_code([5, 14, 15, 25])
#> weather_code([9, 9, 40, 9, 9])
# %%
def lcm(a, b):
    return a * b // gcd(a, b)

def gcd(a, b):
    while b:
        a, b = b, a % b
    return a

def blink_together(periods, horizon=60):
    cur, hits = 1, []
    for p in periods:
        cur = lcm(cur, p)
        if cur > horizon:
            return hits, "beyond"
        hits.append(cur)
    return hits, horizon // cur
#> blink_together([4, 6, 10])
#> blink_together([])
#> blink_together([7, 9])
#> blink_together([2, 3, 5, 8], horizon=40)
#> blink_together([5, 5, 15], horizon=100)
# %%
class Solution:
    def runScript(self, script):
        self.vars = {}
        self.out = []
        for stmt in script.split(";"):
            parts = stmt.split()
            if not parts:
                continue
            handler = getattr(self, "op_" + parts[0], None)
            if handler is None:
                self.out.append("bad " + parts[0])
            else:
                handler(*parts[1:])
        return self.out

    def value(self, tok):
        return self.vars.get(tok, 0) if tok.isalpha() else int(tok)

    def op_let(self, name, tok):
        self.vars[name] = self.value(tok)

    def op_add(self, name, *toks):
        self.vars[name] = self.value(name) + sum(self.value(t) for t in toks)

    def op_say(self, *names):
        self.out += [self.value(n) for n in names]
#> Solution().runScript("let x 5; add x 2 x; say x")
#> Solution().runScript("")
#> Solution().runScript("jump 3; say y")
#> Solution().runScript("let a 1; let b a; say a b 9")
#> Solution().runScript(script="add k 4;add k k k;say k")
# %%
def fee(days, member=False):
    if days <= 0:
        return 0
    base = min(days, 7) * 2 + max(0, days - 7) * 3
    return base // 2 if member else base

def late(due, back):
    return back - due

def library_bill(loans, members=(), cap=25):
    bills = {}
    for who, due, back in loans:
        owed = fee(late(due, back), member=who in members)
        if not owed:
            continue
        bills[who] = min(cap, bills.get(who, 0) + owed)
    return bills
#> library_bill([("ida", 5, 8), ("jon", 3, 3)])
#> library_bill([])
#> library_bill([("kai", 1, 12)], members=("kai",))
#> library_bill([("lu", 0, 9), ("lu", 2, 6)], cap=20)
#> library_bill([("a", 4, 1), ("b", 1, 2), ("b", 1, 3)], members=["a"])
# %%
class Solution:
    def rotateCode(self, code: str, plan: str) -> str:
        moves = {"l": self.left, "r": self.right, "s": self.swapEnds, "u": lambda c: c.upper()}
        for p in plan:
            if p.isdigit():
                code = self.repeat(self.left, code, int(p))
            elif p in moves:
                code = moves[p](code)
        return code

    def left(self, c):
        return c[1:] + c[:1]

    def right(self, c):
        return c[-1:] + c[:-1]

    def swapEnds(self, c):
        return c if len(c) < 2 else c[-1] + c[1:-1] + c[0]

    def repeat(self, f, c, n):
        for _ in range(n):
            c = f(c)
        return c
#> Solution().rotateCode("abcd", "ls")
#> Solution().rotateCode("", "lr3")
#> Solution().rotateCode("pq", "2x")
#> Solution().rotateCode("hello", "3ru")
#> Solution().rotateCode(code="z", plan="s")
# %%
def swings(xs):
    return [b - a for a, b in zip(xs, xs[1:])]

def streaks(flags):
    run = 0
    for f in flags:
        run = run + 1 if f else 0
        yield run

def longest(flags):
    return max(streaks(flags), default=0)

def market(xs, eps=0):
    d = swings(xs)
    up, down = longest(v > eps for v in d), longest(v < -eps for v in d)
    if up == down:
        return "flat", up
    return ("bull", up) if up > down else ("bear", down)
#> market([1, 3, 4, 2])
#> market([5])
#> market([9, 8, 7, 8])
#> market([4, 5, 4, 5], eps=1)
#> market([10, 20, 5, 1, 0], eps=3)
# %%
class Plant:
    def __init__(self, kind):
        self.kind, self.height, self.thirst = kind, 1, 0

    def rate(self):
        return {"ivy": 3, "oak": 1}.get(self.kind, 2)

    def water(self):
        self.thirst = 0

    def day(self):
        self.thirst += 1
        if self.thirst <= 2:
            self.height += self.rate()
        return self.height

    def __repr__(self):
        return f"{self.kind}({self.height})"

def garden(kinds, schedule):
    plants = [Plant(k) for k in kinds]
    for can in schedule:
        for i, p in enumerate(plants):
            if can == i:
                p.water()
            p.day()
    return [str(p) for p in plants]
#> garden(["ivy", "oak"], [0, 1, 0])
#> garden([], [0])
#> garden(["fern"], [])
#> garden(["oak"], [9, 9, 9, 0])
#> garden(["ivy", "moss"], [1, 1, 1])
# %%
class Solution:
    def parseList(self, text):
        self.t = text.replace(" ", "")
        val, i = self.value(0)
        return val if i == len(self.t) else ("junk", i)

    def value(self, i):
        if i < len(self.t) and self.t[i] == "(":
            return self.group(i + 1)
        return self.number(i)

    def number(self, i):
        j = i
        while j < len(self.t) and self.t[j].isdigit():
            j += 1
        return int(self.t[i:j] or 0), j

    def group(self, i):
        items = []
        while i < len(self.t) and self.t[i] != ")":
            v, i = self.value(i)
            items.append(v)
            if i < len(self.t) and self.t[i] == ",":
                i += 1
        return items, i + 1
#> Solution().parseList("(1, 2)")
#> Solution().parseList("42")
#> Solution().parseList("(3,(4),())")
#> Solution().parseList("")
#> Solution().parseList(text="7)")
# %%
def best_cut(xs, gain):
    best, at = None, -1
    for i in range(1, len(xs)):
        g = gain(xs[:i], xs[i:])
        if best is None or g > best:
            best, at = g, i
    return at, best

def spread(xs):
    return max(xs) - min(xs)

def calm_gain(left, right):
    return -(spread(left) + spread(right))

def split_rows(rows):
    out = []
    for r in rows:
        at, g = best_cut(r, calm_gain)
        out.append(r if at < 0 else [r[:at], r[at:], -g])
    return out
#> split_rows([[1, 2, 8, 9]])
#> split_rows([])
#> split_rows([[5], []])
#> split_rows([[3, 3], [1, 7, 2]])
#> split_rows([[4, 9, 4, 9]])
# %%
def in_word(word, i):
    return word[i] if 0 <= i < len(word) else None

def peak_at(word, i):
    left, mid, right = (in_word(word, k) for k in (i - 1, i, i + 1))
    return (left is None or left < mid) and (right is None or right < mid)

def peaks(word):
    for i in range(len(word)):
        if peak_at(word, i):
            yield i, word[i]

def skyline(words):
    res = {}
    for w in words:
        found = list(peaks(w))
        if len(found) > 1:
            res[w] = "".join(c for _, c in found)
        elif found:
            res[w] = found[0][0]
    return res
#> skyline(["banjo", "abc"])
#> skyline([])
#> skyline(["aa", "z"])
#> skyline(["zaza"])
#> skyline(["tip", "", "oboe"])
# %%
class Solution:
    def planRoute(self, towns, roads, budget):
        self.roads = roads
        reachable = {t: self.trip(towns[0], t, budget, []) for t in towns}
        return {t: p for t, p in reachable.items() if p is not None}

    def trip(self, a, b, budget, path):
        if a == b:
            return "".join(path + [a])
        for nxt, cost in self.exits(a):
            if cost <= budget and nxt not in path:
                found = self.trip(nxt, b, budget - cost, path + [a])
                if found:
                    return found
        return None

    def exits(self, a):
        for road in self.roads:
            if a in road[:2]:
                yield (road[1] if road[0] == a else road[0]), int(road[2:])
#> Solution().planRoute("abc", ["ab2", "bc3"], 4)
#> Solution().planRoute("x", [], 0)
#> Solution().planRoute("pq", ["pq9"], 5)
#> Solution().planRoute("abc", ["ac5", "ab1", "bc1"], 5)
#> Solution().planRoute(towns="mno", roads=["mn2", "mo2"], budget=2)
# %%
def ranks(xs):
    order = sorted(set(xs), reverse=True)
    return {v: i + 1 for i, v in enumerate(order)}

def medal(rank, names=("gold", "silver", "bronze")):
    return names[rank - 1] if rank <= len(names) else f"#{rank}"

def podium(scores, **bonus):
    full = {n: s + bonus.get(n, 0) for n, s in scores.items()}
    table = ranks(full.values())
    return [f"{n} {medal(table[s])}" for n, s in full.items()]
#> podium({"ann": 5, "bob": 7}, ann=3)
#> podium({})
#> podium({"x": 1, "y": 1})
#> podium({"a": 4, "b": 3, "c": 2, "d": 1})
#> podium({"p": 10, "q": 12, "r": 10}, q=-2, r=1)
# %%
class Solution:
    def compressLog(self, events):
        out = []
        for kind, group in self.runs(events):
            n = len(group)
            if self.boring(kind):
                continue
            out.append(self.render(kind, n, *self.ends(group)))
        return out

    def runs(self, events):
        group = []
        for e in events:
            if group and e[0] != group[-1][0]:
                yield group[-1][0], group
                group = []
            group.append(e)
        if group:
            yield group[-1][0], group

    def boring(self, kind):
        return kind.startswith("_")

    def ends(self, group):
        return group[0][1], group[-1][1]

    def render(self, kind, n, first, last):
        return f"{kind}@{first}" if n == 1 else f"{kind}x{n}@{first}-{last}"
#> Solution().compressLog([("in", 1), ("in", 3), ("out", 4)])
#> Solution().compressLog([])
#> Solution().compressLog([("_dbg", 2), ("_dbg", 5)])
#> Solution().compressLog([("a", 0), ("b", 1), ("a", 2)])
#> Solution().compressLog(events=[("err", 7), ("_t", 8), ("err", 9), ("err", 10)])
# %%
def cells_of(shape):
    return {(r, c) for r, line in enumerate(shape) for c, ch in enumerate(line) if ch == "#"}

def move(cells, dr, dc):
    return {(r + dr, c + dc) for r, c in cells}

def fits(cells, size, taken):
    return all(0 <= r < size and 0 <= c < size for r, c in cells) and not cells & taken

def stamp_all(shapes, size):
    taken, spots = set(), []
    for shape in shapes:
        base = cells_of(shape)
        tries = [(r, c) for r in range(size) for c in range(size)]
        spot = next((t for t in tries if fits(move(base, *t), size, taken)), None)
        spots.append(spot)
        if spot:
            taken |= move(base, *spot)
    return spots, len(taken)
#> stamp_all([["##"], ["#"]], 2)
#> stamp_all([], 3)
#> stamp_all([["###"]], 2)
#> stamp_all([["#", "#"], ["#", "#"]], 2)
#> stamp_all([["#"], ["##", "#."]], 3)
# %%
def echo(word, n):
    if n == 0 or not word:
        return word
    return word + "-" + echo(soften(word), n - 1)

def soften(word):
    return word[1:] if loud(word[0]) else word.lower()[:-1]

def loud(ch):
    return ch.isupper() or ch in "!?"

def canyon(words, n=2):
    return " ".join(echo(w, n if len(w) > 3 else 1) for w in words)
#> canyon(["HEllo", "yo"])
#> canyon([])
#> canyon(["Hi"], n=5)
#> canyon(["!wow", "cave"], n=3)
#> canyon(["ab", "ABCD"])
# %%
class Solution:
    def dripBuckets(self, caps, drops):
        self.caps = caps
        self.level = [0] * len(caps)
        lost = 0
        for i, amount in drops:
            lost += self.fill(i, amount)
        return self.level, lost

    def fill(self, i, amount):
        if i >= len(self.caps):
            return amount
        room = self.room(i)
        used = min(room, amount)
        self.level[i] += used
        spill = amount - used
        return self.fill(i + 1, spill - 1) + 1 if spill > 1 else spill

    def room(self, i):
        return self.caps[i] - self.level[i]
#> Solution().dripBuckets([4, 3], [(0, 6), (1, 2)])
#> Solution().dripBuckets([], [(0, 3)])
#> Solution().dripBuckets([5], [(0, 5), (0, 1)])
#> Solution().dripBuckets([2, 2, 2], [(0, 9)])
#> Solution().dripBuckets(caps=[10, 1], drops=[(1, 4), (0, 3)])
# %%
def poly_eval(coeffs, x):
    acc = 0
    for c in reversed(coeffs):
        acc = acc * x + c
    return acc

def derive(coeffs):
    return [i * c for i, c in enumerate(coeffs)][1:]

def sign_changes(coeffs, xs):
    vals = [poly_eval(coeffs, x) for x in xs]
    return [(a, b) for a, b, u, v in zip(xs, xs[1:], vals, vals[1:]) if u * v < 0]

def inspect(coeffs, lo, hi):
    xs = list(range(lo, hi + 1))
    return sign_changes(coeffs, xs), sign_changes(derive(coeffs), xs)
#> inspect([-2, 0, 1], -2, 2)
#> inspect([], 0, 2)
#> inspect([1, -3, 1], 0, 3)
#> inspect([5], 1, 3)
#> inspect([1, 1], -3, -1)
# %%
class Sorter:
    def __init__(self, key=None):
        self.key = key or (lambda v: v)
        self.moves = 0

    def less(self, a, b):
        return self.key(a) < self.key(b)

    def insert(self, xs, v):
        i = len(xs)
        while i > 0 and self.less(v, xs[i - 1]):
            i -= 1
            self.moves += 1
        xs.insert(i, v)

    def sort(self, xs):
        out = []
        for v in xs:
            self.insert(out, v)
        return out

class Solution:
    def arrange(self, items, by):
        keys = {"size": len, "tail": lambda s: s[-1]}
        s = Sorter(keys.get(by))
        return s.sort(items), s.moves
#> Solution().arrange(["ccc", "a", "bb"], "size")
#> Solution().arrange([], "tail")
#> Solution().arrange(["za", "ab"], "tail")
#> Solution().arrange(["q", "p"], "name")
#> Solution().arrange(items=["dog", "ape", "ox"], by="size")
# %%
def until(pred, fn, x, cap=8):
    n = 0
    while not pred(x) and n < cap:
        x = fn(x)
        n += 1
    return x, n

def small(text):
    return len(text) <= 3

def drop_widest(text):
    top = max(text)
    i = text.index(top)
    return text[:i] + text[i + 1:]

def reduce_names(names):
    out = []
    for n in names:
        short, steps = until(small, drop_widest, n)
        out.append(short + "'" * steps)
    return out
#> reduce_names(["peter", "amy"])
#> reduce_names([])
#> reduce_names(["zzzz"])
#> reduce_names(["ludwig"])
#> reduce_names(["bo", "nora", "clara"])
# %%
class Solution:
    def mirrorScore(self, n):
        digits = self.split(n)
        return self.pairScore(digits, 0, len(digits) - 1)

    def split(self, n):
        if n < 10:
            return [n]
        return self.split(n // 10) + [n % 10]

    def pairScore(self, d, i, j):
        if i > j:
            return 0
        if i == j:
            return d[i]
        return self.match(d[i], d[j]) + self.pairScore(d, i + 1, j - 1)

    def match(self, a, b):
        return 2 * a if a == b else -abs(a - b)
#> Solution().mirrorScore(1221)
#> Solution().mirrorScore(7)
#> Solution().mirrorScore(905)
#> Solution().mirrorScore(48132)
#> Solution().mirrorScore(n=30)
# %%
def visit_cost(a, b, toll=0):
    return abs(a - b) + toll

def order_visits(start, places, toll):
    left, at, total, seq = list(places), start, 0, []
    while left:
        nxt = min(left, key=lambda p: (visit_cost(at, p), p))
        total += visit_cost(at, nxt, toll if nxt < at else 0)
        left.remove(nxt)
        seq.append(nxt)
        at = nxt
    return total, seq

def compare_starts(starts, places, toll=3):
    best = None
    for s in starts:
        t, seq = order_visits(s, places, toll)
        if best is None or t < best[1]:
            best = (s, t, seq)
    return best
#> compare_starts([0, 5], [3, 8])
#> compare_starts([], [1])
#> compare_starts([4], [])
#> compare_starts([2, 9], [1, 6, 9], toll=0)
#> compare_starts([7], [6, 5, 10])
# %%
class Solution:
    def tideMarks(self, waves, wall):
        marks, wet = [], 0
        for h in waves:
            top = self.reach(h, wet)
            if self.over(top, wall):
                marks.append(self.mark(top - wall))
                wet = 0
            else:
                wet = self.soak(wet, top)
        return "".join(marks) or "dry", wet

    def reach(self, h, wet):
        return h + wet // 2

    def over(self, top, wall):
        return top > wall

    def mark(self, by):
        return "!" * min(by, 3)

    def soak(self, wet, top):
        return wet + 1 if top > 2 else max(0, wet - 1)
#> Solution().tideMarks([3, 4, 6], 5)
#> Solution().tideMarks([], 2)
#> Solution().tideMarks([1, 2, 1], 4)
#> Solution().tideMarks([9, 3, 3, 5], 4)
#> Solution().tideMarks(waves=[4, 4, 4, 4], wall=4)
