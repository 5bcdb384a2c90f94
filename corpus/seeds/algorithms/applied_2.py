# %%
def assign_shifts(people, shifts):
    load = {p: 0 for p, _ in people}
    roster = []
    for day, hours in shifts:
        free = [p for p, off in people if day not in off and load[p] + hours <= 20]
        if not free:
            roster.append((day, None))
            continue
        who = min(free, key=lambda p: (load[p], p))
        load[who] += hours
        roster.append((day, who))
    return roster, load
#> assign_shifts([("ada", ["tue"]), ("ben", [])], [("mon", 8), ("tue", 8), ("wed", 6)])
#> assign_shifts([], [("mon", 4)])
#> assign_shifts([("cal", [])], [("mon", 12), ("tue", 9), ("wed", 8)])
#> assign_shifts([("z", ["fri"]), ("y", ["fri"])], [("fri", 5), ("sat", 5)])
#> assign_shifts([("d", []), ("e", []), ("f", ["mon"])], [("mon", 5), ("mon", 4), ("mon", 3), ("tue", 2)])
# %%
class Solution:
    def boxText(self, words, cols):
        w = max((len(x) for x in words), default=0)
        cells = []
        for i, x in enumerate(words):
            gap = w - len(x)
            if i % 2 == 0:
                cells.append(x + " " * gap)
            else:
                cells.append(" " * gap + x)
        while len(cells) % cols:
            cells.append("." * w)
        return ["|".join(cells[i:i + cols]) for i in range(0, len(cells), cols)]
#> Solution().boxText(["a", "bcd", "ef"], 2)
#> Solution().boxText([], 3)
#> Solution().boxText(["one"], 1)
#> Solution().boxText(words=["x", "yy", "zzz", "w"], cols=3)
#> Solution().boxText(["tea", "milk", "jam", "rye", "fig"], 4)
# %%
def version_pick(available, rule):
    def key(v):
        return tuple(int(p) for p in v.split("."))

    op = rule[0]
    base = key(rule[1:])
    best = None
    for v in available:
        k = key(v)
        if op == "^":
            ok = k[0] == base[0] and k >= base
        elif op == "~":
            ok = k[:2] == base[:2] and k >= base
        elif op == "<":
            ok = k < base
        else:
            ok = k == base
        if ok and (best is None or k > key(best)):
            best = v
    return best
#> version_pick(["1.2.0", "1.10.1", "2.0.0"], "^1.2.0")
#> version_pick(["0.3.1", "0.3.9", "0.4.0"], "~0.3.2")
#> version_pick([], "=1.0")
#> version_pick(["3.1", "2.9", "2.10"], "<3.0")
#> version_pick(["5.0.0"], "^4.0.0")
# %%
class Solution:
    def calc(self, expr):
        prec = {"|": 1, "&": 2, "+": 3}
        vals, ops = [], []

        def reduce_top():
            b, a = vals.pop(), vals.pop()
            o = ops.pop()
            vals.append(max(a, b) if o == "|" else min(a, b) if o == "&" else a + b)

        for ch in expr:
            if ch.isdigit():
                vals.append(int(ch))
            elif ch == "(":
                ops.append(ch)
            elif ch == ")":
                while ops[-1] != "(":
                    reduce_top()
                ops.pop()
            elif ch in prec:
                while ops and ops[-1] != "(" and prec[ops[-1]] >= prec[ch]:
                    reduce_top()
                ops.append(ch)
        while ops:
            reduce_top()
        return vals[0] if vals else None
#> Solution().calc("3+4|9")
#> Solution().calc("(8|2)&5+1")
#> Solution().calc("")
#> Solution().calc("7&(1+1)|3")
#> Solution().calc(expr="9")
# %%
def parse_table(text):
    rows = [r for r in text.split("/") if r]
    if not rows:
        return []
    header = rows[0].split(",")
    out = []
    for r in rows[1:]:
        cells = r.split(",")
        rec = {}
        for i, name in enumerate(header):
            raw = cells[i].strip() if i < len(cells) else ""
            if raw == "":
                rec[name] = None
            elif raw.lstrip("-").isdigit():
                rec[name] = int(raw)
            else:
                rec[name] = raw
        if any(v is not None for v in rec.values()):
            out.append(rec)
    return out
#> parse_table("id,name/1,ann/2, bo")
#> parse_table("")
#> parse_table("a,b,c/1/,,/-4,x,")
#> parse_table("k/7/8//9")
#> parse_table("x,y")
# %%
def unpack(code):
    out = []
    i, n = 0, len(code)
    while i < n:
        if code[i] == "(":
            depth, j = 1, i + 1
            while depth:
                depth += (code[j] == "(") - (code[j] == ")")
                j += 1
            inner = unpack(code[i + 1:j - 1])
            times = int(code[j]) if j < n and code[j].isdigit() else 1
            out.append(inner * times)
            i = j + (j < n and code[j].isdigit())
        else:
            out.append(code[i])
            i += 1
    return "".join(out)
#> unpack("a(bc)2d")
#> unpack("((x)2y)2")
#> unpack("")
#> unpack("(no)(ta)1")
#> unpack("q(r)0s")
# %%
class Solution:
    def zigzagDelta(self, xs):
        codes = []
        last = 0
        for x in xs:
            d = x - last
            codes.append(d * 2 if d >= 0 else -d * 2 - 1)
            last = x
        text = ""
        for c in codes:
            while c >= 8:
                text += str(c % 8 + 8) + "."
                c //= 8
            text += str(c) + "."
        return text[:-1]
#> Solution().zigzagDelta([0, 3, 1, 1])
#> Solution().zigzagDelta([])
#> Solution().zigzagDelta([40, -40])
#> Solution().zigzagDelta([-1, -2, -3])
#> Solution().zigzagDelta(xs=[100, 101, 600])
# %%
def two_sum_check(data, mod):
    a, b = 1, 0
    history = []
    for byte in data:
        a = (a + byte) % mod
        b = (b + a) % mod
        if a == 0:
            b ^= 1
        history.append((a, b))
    folded = 0
    for a, b in history:
        folded = (folded * 3 + a * b) % 256
    return a, b, f"{folded:08b}"
#> two_sum_check([5, 9, 12], 17)
#> two_sum_check([16, 16], 17)
#> two_sum_check([0, 0, 0, 0], 5)
#> two_sum_check([200, 31, 7, 90, 2], 101)
#> two_sum_check([4], 5)
# %%
def overlap_minutes(a, b):
    def mins(s):
        h, m = s.split(":")
        return int(h) * 60 + int(m)

    def spans(text):
        lo, hi = map(mins, text.split("-"))
        return [(lo, hi)] if lo < hi else [(lo, 1440), (0, hi)]

    total = 0
    for s, e in spans(a):
        for p, q in spans(b):
            common = min(e, q) - max(s, p)
            if common > 0:
                total += common
    return f"{total // 60}h{total % 60:02d}"
#> overlap_minutes("09:00-12:30", "11:15-14:00")
#> overlap_minutes("22:00-02:00", "23:30-01:10")
#> overlap_minutes("01:00-02:00", "03:00-04:00")
#> overlap_minutes("20:00-08:00", "07:00-21:00")
#> overlap_minutes("05:05-05:05", "00:00-12:00")
# %%
class Solution:
    def weekdayCount(self, start, days, holidays):
        names = ["mo", "tu", "we", "th", "fr", "sa", "su"]
        i = names.index(start)
        tally = [0] * 7
        for d in range(days):
            w = (i + d) % 7
            if d in holidays:
                # a holiday at the weekend moves to Monday, once
                if w >= 5:
                    tally[w] += 1
                    tally[0] -= 1
                continue
            tally[w] += 1
        return {n: t for n, t in zip(names, tally) if t}
#> Solution().weekdayCount("mo", 7, [2])
#> Solution().weekdayCount("sa", 10, [0])
#> Solution().weekdayCount("we", 0, [])
#> Solution().weekdayCount(start="fr", days=12, holidays=[1, 4, 5])
#> Solution().weekdayCount("su", 3, [0, 1, 2])
# %%
from collections import deque


def convert(amount, src, dst, rules):
    # rules like "3 foot = 1 yard"
    links = {}
    for rule in rules:
        a, u, _, b, v = rule.split()
        links.setdefault(u, []).append((v, int(b), int(a)))
        links.setdefault(v, []).append((u, int(a), int(b)))
    queue = deque([(src, amount, 1)])
    seen = {src}
    while queue:
        unit, num, den = queue.popleft()
        if unit == dst:
            return (num // den, num % den, den) if num % den else (num // den,)
        for other, up, down in links.get(unit, ()):
            if other not in seen:
                seen.add(other)
                queue.append((other, num * up, den * down))
    return ()
#> convert(7, "foot", "yard", ["3 foot = 1 yard"])
#> convert(2, "mile", "inch", ["12 inch = 1 foot", "50 foot = 1 mile"])
#> convert(5, "kg", "kg", [])
#> convert(1, "x", "z", ["2 x = 3 y"])
#> convert(9, "a", "d", ["4 a = 1 b", "1 b = 6 c", "2 c = 1 d"])
# %%
def tiered_price(qty, tiers, member):
    total = 0
    left = qty
    prev = 0
    for upto, price in tiers:
        n = min(left, upto - prev)
        total += n * price
        left -= n
        prev = upto
        if not left:
            break
    else:
        total += left * (tiers[-1][1] - 1 if tiers else 10)
    if member and total >= 50:
        total -= total // 20
    return total
#> tiered_price(7, [(5, 10), (10, 8)], False)
#> tiered_price(14, [(5, 10), (10, 8)], True)
#> tiered_price(3, [], True)
#> tiered_price(0, [(2, 9)], False)
#> tiered_price(10, [(4, 20), (8, 15), (9, 10)], True)
# %%
class Solution:
    def takeStock(self, batches, orders):
        # first expiring batch goes out first; an order is all or nothing
        stock = sorted([list(b) for b in batches], key=lambda b: b[1])
        answer = []
        for day, need in orders:
            usable = [b for b in stock if b[1] >= day and b[0] > 0]
            if sum(b[0] for b in usable) < need:
                answer.append("no")
                continue
            used = []
            for b in usable:
                if need == 0:
                    break
                n = min(need, b[0])
                b[0] -= n
                need -= n
                used.append(f"{n}@{b[1]}")
            answer.append("+".join(used))
        return answer, [b[0] for b in stock]
#> Solution().takeStock([(5, 10), (3, 4)], [(1, 4), (5, 3), (9, 3)])
#> Solution().takeStock([], [(0, 1)])
#> Solution().takeStock(batches=[(2, 2), (2, 2)], orders=[(2, 4), (2, 0)])
#> Solution().takeStock([(6, 3)], [(4, 1), (3, 6)])
#> Solution().takeStock([(1, 9), (4, 7), (2, 8)], [(6, 5), (8, 2)])
# %%
def clash_seats(plan, feuds):
    seat = {}
    for r, row in enumerate(plan):
        for c, who in enumerate(row):
            if who != ".":
                seat[who] = (r, c)
    moved = []
    for pair in feuds:
        a, b = pair
        if a not in seat or b not in seat:
            continue
        (r1, c1), (r2, c2) = seat[a], seat[b]
        if abs(r1 - r2) + abs(c1 - c2) > 1:
            continue
        for r, row in enumerate(plan):
            spot = next((c for c, w in enumerate(row) if w == "." and (r, c) not in seat.values()
                         and abs(r - r1) + abs(c - c1) > 1), None)
            if spot is not None:
                seat[b] = (r, spot)
                moved.append((b, r, spot))
                break
    return moved
#> clash_seats(["ab.", "..c"], ["ab", "bc"])
#> clash_seats(["xy"], ["xy"])
#> clash_seats(["p.q", "r.."], ["pr", "pq"])
#> clash_seats([], ["ab"])
#> clash_seats(["ab", "..", "cd"], ["ab", "cd", "ac"])
# %%
def elo_table(players, games):
    rating = {p: 100 for p in players}
    streak = dict.fromkeys(players, 0)
    for win, lose in games:
        gap = rating[lose] - rating[win]
        gain = max(2, 10 + gap // 10)
        streak[win] = streak[win] + 1
        streak[lose] = 0
        if streak[win] >= 3:
            gain += 5
        rating[win] += gain
        rating[lose] -= gain
    return sorted(rating.items(), key=lambda e: (-e[1], e[0]))
#> elo_table("ab", ["ab", "ab", "ab", "ba"])
#> elo_table("xyz", [])
#> elo_table("pqr", ["pq", "qr", "rp"])
#> elo_table("mn", ["mn", "mn", "mn", "mn", "mn"])
#> elo_table("ab", ["ac"])
# %%
class Solution:
    def pointsVote(self, ballots, seats):
        pts = {}
        firsts = {}
        for names in ballots:
            n = len(names)
            for i, c in enumerate(names):
                pts[c] = pts.get(c, 0) + max(n - i - 1, 0)
            if names:
                firsts[names[0]] = firsts.get(names[0], 0) + 1
        order = sorted(pts, key=lambda c: (pts[c], firsts.get(c, 0), -ord(c)), reverse=True)
        won, rest = order[:seats], order[seats:]
        tied = [c for c in rest if won and pts[c] == pts[won[-1]]]
        return "".join(won), "".join(tied)
#> Solution().pointsVote(["abc", "bca", "acb"], 1)
#> Solution().pointsVote([], 2)
#> Solution().pointsVote(["xy", "yx"], 1)
#> Solution().pointsVote(ballots=["d", "ef", "fed"], seats=2)
#> Solution().pointsVote(["pqrs", "srqp"], seats=2)
# %%
def effective_roles(tree, grants, user):
    roles = []
    node = user
    depth = 0
    blocked = set()
    while node is not None and depth < 6:
        for g in grants.get(node, []):
            if g[0] == "!":
                blocked.add(g[1:])
            elif g not in blocked and g not in roles:
                roles.append(g)
        node = tree.get(node)
        depth += 1
    return roles if depth < 6 else ["loop"]
#> effective_roles({"ann": "dev", "dev": "all"}, {"all": ["read", "mail"], "dev": ["push", "!mail"]}, "ann")
#> effective_roles({}, {}, "bob")
#> effective_roles({"x": "y", "y": "x"}, {"x": ["r"]}, "x")
#> effective_roles({"c": "b", "b": "a"}, {"a": ["k"], "c": ["!k", "j", "j"]}, "c")
#> effective_roles({"q": "top"}, {"top": ["all", "!all"], "q": ["one"]}, "q")
# %%
class Solution:
    def buildTable(self, links, home):
        # distance-vector rounds until nothing changes
        dist = {home: (0, home)}
        rounds = 0
        changed = True
        while changed:
            changed = False
            rounds += 1
            for a, b, cost in links:
                for u, v in ((a, b), (b, a)):
                    if u in dist:
                        d = dist[u][0] + cost
                        via = v if u == home else dist[u][1]
                        if v not in dist or d < dist[v][0]:
                            dist[v] = (d, via)
                            changed = True
        return sorted((n, d, via) for n, (d, via) in dist.items() if n != home), rounds
#> Solution().buildTable([("a", "b", 2), ("b", "c", 1)], "a")
#> Solution().buildTable([], "x")
#> Solution().buildTable([("c", "d", 1), ("b", "c", 1), ("a", "b", 1)], "a")
#> Solution().buildTable(links=[("p", "q", 9), ("p", "r", 1), ("r", "q", 2)], home="p")
#> Solution().buildTable([("m", "n", 4)], "z")
# %%
def token_bucket(arrivals, size, refill):
    # refill tokens per tick; each arrival (tick, cost) may borrow one token
    tokens, last = size, 0
    served, debt = [], 0
    for tick, cost in arrivals:
        tokens = min(size, tokens + (tick - last) * refill)
        last = tick
        if debt and tokens:
            debt -= 1
            tokens -= 1
        if cost <= tokens:
            tokens -= cost
            served.append(tick)
        elif cost == tokens + 1 and not debt:
            tokens = 0
            debt = 1
            served.append(tick)
    return served, tokens, debt
#> token_bucket([(0, 3), (1, 2), (4, 5)], 5, 1)
#> token_bucket([], 2, 2)
#> token_bucket([(1, 3), (2, 2), (3, 1)], 2, 1)
#> token_bucket([(0, 9)], 4, 4)
#> token_bucket([(2, 1), (2, 1), (2, 1), (2, 1)], 3, 2)
# %%
def run_with_retries(outcomes, limits):
    report = []
    for name, seq in outcomes.items():
        kind = name.split("_")[0]
        cap = limits.get(kind, 1)
        clock = 0
        for attempt, ch in enumerate(seq[:cap], 1):
            clock += attempt
            if ch == "o":
                report.append(f"{name}:ok@{clock}")
                break
            if ch == "f":
                report.append(f"{name}:fatal@{clock}")
                break
        else:
            report.append(f"{name}:gave up")
    return report
#> run_with_retries({"db_1": "tto", "net_1": "to"}, {"db": 3})
#> run_with_retries({}, {"x": 1})
#> run_with_retries({"api_a": "tf", "api_b": "tttt"}, {"api": 4})
#> run_with_retries({"q": "o", "r": ""}, {})
#> run_with_retries({"m_1": "tttto", "m_2": "o"}, {"m": 5})
# %%
class Solution:
    def sessions(self, log, gap):
        users = {}
        for t, who in sorted(log):
            runs = users.setdefault(who, [])
            if runs and t - runs[-1][1] <= gap:
                runs[-1][1] = t
                runs[-1][2] += 1
            else:
                runs.append([t, t, 1])
        out = []
        for who in sorted(users):
            longest = max(users[who], key=lambda r: r[1] - r[0])
            out.append((who, len(users[who]), longest[1] - longest[0], longest[2]))
        return out
#> Solution().sessions([(1, "a"), (3, "a"), (9, "a"), (2, "b")], 3)
#> Solution().sessions([], 5)
#> Solution().sessions(log=[(5, "z"), (5, "z"), (6, "z")], gap=0)
#> Solution().sessions([(10, "p"), (0, "p"), (20, "p"), (13, "q"), (11, "q")], 10)
#> Solution().sessions([(4, "u")], 1)
# %%
def quantile_bins(values, parts):
    order = sorted(values)
    n = len(order)
    cuts = []
    for p in range(1, parts):
        idx = n * p // parts
        if idx < n:
            cut = order[idx]
            if not cuts or cut != cuts[-1]:
                cuts.append(cut)
    labels = []
    for v in values:
        k = 0
        for c in cuts:
            k += v >= c
        labels.append("abcdefgh"[k])
    return cuts, "".join(labels)
#> quantile_bins([9, 1, 5, 7], 2)
#> quantile_bins([3, 3, 3, 3, 8], 3)
#> quantile_bins([], 4)
#> quantile_bins([10, 40, 20, 30, 60, 50], 3)
#> quantile_bins([6], 2)
# %%
def ema_cross(prices, fast, slow):
    f = s = None
    signals = []
    above = None
    for day, p in enumerate(prices):
        p *= 100
        f = p if f is None else f + (p - f) // fast
        s = p if s is None else s + (p - s) // slow
        now = f > s
        if above is not None and now != above:
            signals.append(("buy" if now else "sell", day))
        above = now
    return signals
#> ema_cross([10, 12, 15, 9, 5, 5], 2, 4)
#> ema_cross([], 2, 3)
#> ema_cross([7, 7, 7], 2, 5)
#> ema_cross([20, 10, 10, 30, 30, 2], 2, 3)
#> ema_cross([1, 2], 1, 2)
# %%
class Solution:
    def clipSpikes(self, xs):
        ys = list(xs)
        changed = 0
        for i in range(1, len(ys) - 1):
            a, b, c = ys[i - 1], ys[i], ys[i + 1]
            if b > a and b > c and b - max(a, c) > 3:
                ys[i] = max(a, c)
                changed += 1
            elif b < a and b < c and min(a, c) - b > 3:
                ys[i] = min(a, c)
                changed += 1
        if changed > len(ys) // 3:
            mid = sorted(ys)[len(ys) // 2]
            return [mid] * len(ys)
        return ys
#> Solution().clipSpikes([1, 9, 2, 3, 2, 3, 2])
#> Solution().clipSpikes([])
#> Solution().clipSpikes([5, 0, 5, 0, 5])
#> Solution().clipSpikes(xs=[4, 4, 4, 12, 4, 4, -5, 4])
#> Solution().clipSpikes([1, 3, 1])
# %%
def reservoir_by_hash(names, k):
    # "sampling" that is the same on every machine
    def score(s):
        h = 7
        for ch in s:
            h = (h * 31 + ord(ch)) % 211
        return h

    chosen = []
    for pos, name in enumerate(names):
        entry = (score(name), pos)
        if len(chosen) < k:
            chosen.append(entry)
        elif chosen and entry > min(chosen):
            chosen[chosen.index(min(chosen))] = entry
    return [names[p] for _, p in sorted(chosen, key=lambda e: e[1])]
#> reservoir_by_hash(["ab", "c", "de", "f"], 2)
#> reservoir_by_hash([], 2)
#> reservoir_by_hash(["x", "y", "z"], 0)
#> reservoir_by_hash(["oak", "elm"], 5)
#> reservoir_by_hash(["p", "q", "p", "r", "s"], 3)
# %%
def relative(src, dst):
    a = [p for p in src.split("/") if p]
    b = [p for p in dst.split("/") if p]
    k = 0
    while k < min(len(a), len(b)) and a[k].lower() == b[k].lower():
        k += 1
    if k == 0 and a and b:
        return "//" + "/".join(b)
    steps = [".."] * (len(a) - k) + b[k:]
    res = "/".join(steps)
    for name in ("../../../", "../../"):
        res = res.replace(name, "^" * (len(name) // 3) + "/")
    return res or "."
#> relative("/a/b/c", "/a/d")
#> relative("/x/y", "/X/Y")
#> relative("/p/q/r/s", "/p/t")
#> relative("/m", "/n/o")
#> relative("", "/k/l")
# %%
class Solution:
    def expand(self, macros, text, depth):
        def go(s, d):
            if d == 0:
                return s
            out = []
            for w in s.split():
                if w.startswith("$") and w[1:] in macros:
                    out.append(go(macros[w[1:]], d - 1))
                elif w.startswith("$"):
                    out.append("?" + w[1:])
                else:
                    out.append(w)
            return " ".join(out)
        return go(text, depth)
#> Solution().expand({"a": "x $b", "b": "y"}, "$a z", 3)
#> Solution().expand({}, "$gone", 1)
#> Solution().expand({"r": "go $r"}, "$r", 3)
#> Solution().expand(macros={"k": "1 2"}, text="$k $k", depth=1)
#> Solution().expand({"m": "n"}, "$m", 0)
# %%
def txn_store(ops):
    layers = [{}]
    seen = []
    for op in ops:
        word, *args = op.split()
        if word == "begin":
            layers.append({})
        elif word == "back":
            if len(layers) > 1:
                layers.pop()
        elif word == "keep":
            if len(layers) > 1:
                top = layers.pop()
                layers[-1].update(top)
        elif word == "set":
            layers[-1][args[0]] = args[1]
        else:
            for layer in reversed(layers):
                if args[0] in layer:
                    seen.append(layer[args[0]])
                    break
            else:
                seen.append("-")
    return seen, len(layers)
#> txn_store(["set a 1", "begin", "set a 2", "get a", "back", "get a"])
#> txn_store([])
#> txn_store(["begin", "set k 5", "begin", "keep", "keep", "get k"])
#> txn_store(["back", "keep", "get z"])
#> txn_store(["set p 1", "begin", "set q 2", "begin", "get p", "get q"])
# %%
class Cache:
    def __init__(self, cap, ttl):
        self.cap, self.ttl = cap, ttl
        self.items = {}

    def get(self, key, now):
        if key in self.items and self.items[key] > now:
            self.items[key] = now + self.ttl
            return True
        self.items.pop(key, None)
        return False

    def put(self, key, now):
        if len(self.items) >= self.cap:
            dead = [k for k, t in self.items.items() if t <= now] or [min(self.items, key=self.items.get)]
            for k in dead:
                del self.items[k]
        self.items[key] = now + self.ttl


def hit_map(requests, cap, ttl):
    cache = Cache(cap, ttl)
    out = ""
    for now, key in enumerate(requests):
        if key == "_":
            continue
        if cache.get(key, now):
            out += key.upper()
        else:
            out += key
            cache.put(key, now)
    return out
#> hit_map("aba", 2, 3)
#> hit_map("a__a_a", 1, 3)
#> hit_map("", 1, 1)
#> hit_map("xyzxz", 2, 5)
#> hit_map("pq__pqp", 2, 2)
# %%
class Solution:
    def timeline(self, spans):
        marks = {}
        for lo, hi, name in spans:
            marks.setdefault(lo, []).append((1, name))
            marks.setdefault(hi, []).append((0, name))
        active, out, start = [], [], None
        for t in sorted(marks):
            if active and start != t:
                out.append((start, t, "".join(sorted(active))))
            for opening, name in sorted(marks[t]):
                if opening:
                    active.append(name)
                elif name in active:
                    active.remove(name)
            start = t
        return out
#> Solution().timeline([(0, 5, "a"), (3, 8, "b")])
#> Solution().timeline([])
#> Solution().timeline([(1, 2, "x"), (2, 3, "y"), (1, 3, "z")])
#> Solution().timeline(spans=[(0, 10, "p"), (4, 6, "q")])
#> Solution().timeline([(5, 5, "n"), (1, 3, "m")])
# %%
def ring_average(size, samples):
    ring = [0] * size
    at = 0
    total = 0
    filled = 0
    peaks = []
    for i, s in enumerate(samples):
        total += s - ring[at]
        ring[at] = s
        at += 1
        if at == size:
            at = 0
        filled = min(size, filled + 1)
        if s * filled > total * 2:
            peaks.append(i)
    return peaks, ring, total
#> ring_average(3, [1, 1, 9, 1, 1])
#> ring_average(2, [])
#> ring_average(4, [2, 2, 2, 2, 10, 3, 40])
#> ring_average(1, [5, 6])
#> ring_average(3, [0, 0, 1, -1, 4])
# %%
def flag_diff(old, new, names):
    changes = []
    diff = old ^ new
    while diff:
        low = diff & -diff
        i = low.bit_length() - 1
        label = names[i] if i < len(names) else f"bit{i}"
        changes.append(("+" if new & low else "-") + label)
        diff ^= low
    lost = bin(old & ~new).count("1")
    return changes, lost
#> flag_diff(5, 6, ["a", "b", "c"])
#> flag_diff(0, 9, ["up"])
#> flag_diff(7, 7, [])
#> flag_diff(255, 128, ["r", "w", "x", "h", "s"])
#> flag_diff(12, 3, ["n", "e", "s", "w"])
# %%
class Solution:
    def nearestName(self, rgb, palette):
        best, name = None, ""
        for label, code in palette.items():
            r, g, b = (int(code[i:i + 2], 16) for i in (0, 2, 4))
            d = 2 * abs(r - rgb[0]) + 4 * abs(g - rgb[1]) + abs(b - rgb[2])
            if best is None or d < best or d == best and label < name:
                best, name = d, label
            if d == 0:
                break
        shade = "dark " if sum(rgb) < 200 else "pale " if min(rgb) > 180 else ""
        return shade + name, best
#> Solution().nearestName((250, 10, 10), {"red": "ff0000", "blue": "0000ff"})
#> Solution().nearestName((0, 60, 0), {"green": "008000", "black": "000000"})
#> Solution().nearestName((9, 9, 9), {})
#> Solution().nearestName(rgb=(200, 200, 255), palette={"sky": "c8c8ff", "ice": "ffffff"})
#> Solution().nearestName((10, 10, 10), {"b": "000000", "a": "141414"})
# %%
def threshold_rows(img, rule):
    out = []
    for row in img:
        if rule == "mean":
            cut = sum(row) / len(row) if row else 0
        elif rule == "mid":
            cut = (max(row) + min(row)) / 2 if row else 0
        else:
            cut = int(rule)
        line = "".join("#" if v > cut else "." for v in row)
        if line and line == "#" * len(line):
            line = "=" * len(line)
        out.append(line)
    return out
#> threshold_rows([[1, 5, 9], [4, 4, 4]], "mean")
#> threshold_rows([[0, 10, 4], [7, 1, 2]], "mid")
#> threshold_rows([], "3")
#> threshold_rows([[5, 6], [], [1, 2]], "4")
#> threshold_rows([[9, 1, 1, 1]], "mean")
# %%
def transpose_tune(notes, shift):
    scale = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
    out = []
    for n in notes.split():
        if n == "-":
            out.append(n)
            continue
        name, octave = n[:-1], int(n[-1])
        if name.endswith("b"):
            pos = scale.index(name[0]) - 1
        else:
            pos = scale.index(name)
        jump, pos = divmod(pos + shift, 12)
        octave += jump
        if not 0 <= octave <= 8:
            out.append("!")
        else:
            out.append(scale[pos] + str(octave))
    return " ".join(out)
#> transpose_tune("C4 E4 G4", 2)
#> transpose_tune("B3 - Eb5", 1)
#> transpose_tune("", 5)
#> transpose_tune("C0 A8 D1", -3)
#> transpose_tune("F#7 Cb4 B8", 12)
# %%
class Solution:
    def threatCount(self, board):
        size = len(board)
        hits = {}
        for r in range(size):
            for c in range(len(board[r])):
                p = board[r][c]
                if p not in "TG":
                    continue
                dirs = [(0, 1), (0, -1), (1, 0), (-1, 0)] if p == "T" else [(1, 1), (1, -1), (-1, 1), (-1, -1)]
                for dr, dc in dirs:
                    y, x = r + dr, c + dc
                    while 0 <= y < size and 0 <= x < len(board[y]):
                        if board[y][x] != ".":
                            hits[(y, x)] = hits.get((y, x), 0) + 1
                            break
                        y, x = y + dr, x + dc
        return sorted(hits.items())
#> Solution().threatCount(["T.p", "...", "p.G"])
#> Solution().threatCount([])
#> Solution().threatCount(["p.p", ".G.", "p.T"])
#> Solution().threatCount(["TT"])
#> Solution().threatCount(board=["..", "T."])
# %%
def shopping(recipes, portions, pantry):
    need = {}
    for dish, n in portions.items():
        base, parts = recipes[dish]
        batches = -(-n // base)
        for item, q in parts.items():
            need[item] = need.get(item, 0) + q * batches
    buy = []
    for item in sorted(need):
        short = need[item] - pantry.get(item, 0)
        if short > 0:
            packs = (short + 4) // 5
            buy.append(f"{item} x{packs}")
    return buy
#> shopping({"soup": (4, {"leek": 3, "salt": 1})}, {"soup": 6}, {"salt": 2})
#> shopping({"pie": (2, {"apple": 4}), "jam": (1, {"apple": 7})}, {"pie": 3, "jam": 2}, {"apple": 1})
#> shopping({}, {}, {"egg": 2})
#> shopping({"tea": (1, {"leaf": 1, "milk": 2})}, {"tea": 8}, {"leaf": 20})
#> shopping({"a": (3, {"z": 1})}, {"b": 1}, {})
# %%
class Solution:
    def vacuum(self, room, program):
        dirt = {(r, c) for r, row in enumerate(room) for c, ch in enumerate(row) if ch == "*"}
        r = c = cleaned = 0
        battery = 12
        loc = program
        i = 0
        while i < len(loc) and battery > 0:
            op = loc[i]
            i += 1
            if op.isdigit() and i < len(loc):
                loc = loc[:i] + loc[i] * (int(op) - 1) + loc[i:]
                continue
            battery -= 1
            dr, dc = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}[op]
            r = min(max(r + dr, 0), len(room) - 1)
            c = min(max(c + dc, 0), len(room[0]) - 1)
            if (r, c) in dirt:
                dirt.discard((r, c))
                cleaned += 1
                battery -= 1
        return cleaned, sorted(dirt), battery
#> Solution().vacuum(["..*", "*.."], "RRD")
#> Solution().vacuum([".*.", "..*"], "2RD")
#> Solution().vacuum(["*"], "")
#> Solution().vacuum(["....", "*.*."], "D9RU")
#> Solution().vacuum(room=["**", "**"], program="RDLULX")
# %%
import bisect


def place_meetings(busy, requests, day_end):
    busy = sorted(busy)
    placed = []
    for need in requests:
        t = 0
        for lo, hi in busy:
            if lo - t >= need:
                break
            t = max(t, hi)
        if t + need > day_end:
            placed.append(-1)
            continue
        bisect.insort(busy, (t, t + need))
        placed.append(t)
    gaps, t = [], 0
    for lo, hi in busy:
        if lo > t:
            gaps.append((t, lo))
        t = max(t, hi)
    if t < day_end:
        gaps.append((t, day_end))
    return placed, gaps
#> place_meetings([(2, 4), (6, 9)], [2, 3, 2], 12)
#> place_meetings([], [5], 5)
#> place_meetings([(0, 3), (1, 8)], [1, 4], 10)
#> place_meetings([(4, 5)], [], 6)
#> place_meetings([(1, 2), (3, 4), (5, 6)], [1, 1, 1, 2], 7)
