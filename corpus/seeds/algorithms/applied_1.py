# %%
def plan_day(tasks, start, end):
    # tasks: (name, minutes, earliest)
    clock = start
    plan = []
    waiting = sorted(tasks, key=lambda t: (t[2], t[1]))
    while waiting and clock < end:
        picked = None
        for t in waiting:
            if t[2] <= clock and clock + t[1] <= end:
                if picked is None or t[1] < picked[1]:
                    picked = t
        if picked is None:
            later = [t[2] for t in waiting if t[2] > clock]
            if not later:
                break
            clock = min(later)
            continue
        waiting.remove(picked)
        plan.append((picked[0], clock))
        clock += picked[1]
    return plan, [t[0] for t in waiting]
#> plan_day([("mail", 10, 0), ("call", 30, 5), ("lunch", 40, 20)], 0, 100)
#> plan_day([], 0, 60)
#> plan_day([("a", 50, 0), ("b", 20, 10), ("c", 20, 0)], 0, 60)
#> plan_day([("late", 5, 90), ("early", 5, 3)], 0, 60)
#> plan_day([("x", 15, 8)], 9, 20)
# %%
class Solution:
    def wrapLines(self, text, width):
        lines = []
        cur = ""
        for word in text.split():
            while len(word) > width:
                room = width - len(cur) - (1 if cur else 0)
                if room < 2:
                    lines.append(cur)
                    cur = ""
                    continue
                piece = word[:room - 1] + "-"
                lines.append(cur + " " + piece if cur else piece)
                word = word[room - 1:]
                cur = ""
            if not cur:
                cur = word
            elif len(cur) + 1 + len(word) <= width:
                cur += " " + word
            else:
                lines.append(cur)
                cur = word
        if cur:
            lines.append(cur)
        return lines
#> Solution().wrapLines("a bee can fly", 6)
#> Solution().wrapLines("", 5)
#> Solution().wrapLines("go elephantine", 5)
#> Solution().wrapLines("one two three four five", 9)
#> Solution().wrapLines(text="abcd efghijkl m", width=4)
# %%
def list_changes(old, new):
    added, dropped, moved = [], [], []
    where = {name: i for i, name in enumerate(new)}
    prev = -1
    for i, name in enumerate(old):
        j = where.pop(name, None)
        if j is None:
            dropped.append(name)
        elif j < prev:
            moved.append((name, i, j))
        else:
            prev = j
    for name in new:
        if name in where:
            added.append(name)
    return {"+": added, "-": dropped, "~": moved}
#> list_changes(["a", "b", "c"], ["a", "c", "d"])
#> list_changes([], ["x"])
#> list_changes(["p", "q", "r", "s"], ["s", "q", "p", "r"])
#> list_changes(["k", "l"], [])
#> list_changes(["one", "two", "three"], ["three", "zero", "two"])
# %%
def merge_config(base, extra):
    out = dict(base)
    for key, val in extra.items():
        if key.startswith("-"):
            out.pop(key[1:], None)
        elif key.endswith("+"):
            name = key[:-1]
            out[name] = out.get(name, []) + val
        elif isinstance(val, dict) and isinstance(out.get(key), dict):
            out[key] = merge_config(out[key], val)
        else:
            out[key] = val
    return out
#> merge_config({"a": 1, "b": {"x": 1, "y": 2}}, {"b": {"y": 5, "-x": 0}, "a": 3})
#> merge_config({"paths": ["bin"], "v": 2}, {"paths+": ["lib"], "-v": None, "opts+": [1]})
#> merge_config({}, {"k": {"z": 0}})
#> merge_config({"deep": {"er": {"n": 1}}}, {"deep": {"er": {"m": 2, "-n": 1}, "t+": ["q"]}})
#> merge_config({"a": 1, "c": 3}, {"-a": 0, "-b": 0})
# %%
def install_order(packages, wanted):
    done, trail, order = set(), [], []

    def visit(name):
        if name in done:
            return True
        if name in trail or name not in packages:
            return False
        trail.append(name)
        ok = all(visit(dep) for dep in sorted(packages[name]))
        trail.pop()
        if ok:
            done.add(name)
            order.append(name)
        return ok

    failed = [w for w in wanted if not visit(w)]
    return order, failed
#> install_order({"web": ["net", "log"], "net": ["core"], "log": ["core"], "core": []}, ["web"])
#> install_order({"a": ["b"], "b": ["a"], "c": []}, ["a", "c"])
#> install_order({}, ["ghost"])
#> install_order({"x": ["y", "lost"], "y": []}, ["x", "y"])
#> install_order({"m": [], "n": ["m"], "o": ["n", "m"]}, ["m", "o", "n"])
# %%
class Solution:
    def tokens(self, formula):
        out = []
        i = 0
        while i < len(formula):
            ch = formula[i]
            if ch.isdigit():
                j = i
                while j < len(formula) and formula[j].isdigit():
                    j += 1
                out.append(int(formula[i:j]))
                i = j
                continue
            if ch != " ":
                out.append(ch)
            i += 1
        return out

    def evalLeft(self, formula):
        # no priorities: strictly left to right, '#' squares the value so far
        total, op = 0, "+"
        for tok in self.tokens(formula):
            if tok == "#":
                total *= total
            elif isinstance(tok, str):
                op = tok
            elif op == "+":
                total += tok
            elif op == "-":
                total -= tok
            elif op == "*":
                total *= tok
            elif op == "%":
                total %= tok
        return total
#> Solution().evalLeft("2 + 3 * 4")
#> Solution().evalLeft("7-2#")
#> Solution().evalLeft("")
#> Solution().evalLeft("15 % 4 * 12")
#> Solution().evalLeft("9%0")
# %%
def run_query(rows, query):
    kept = []
    conds = [part.split() for part in query.split(" and ")] if query else []
    for row in rows:
        for field, op, raw in conds:
            val = row.get(field, 0)
            n = int(raw)
            if op == ">" and not val > n:
                break
            if op == "<" and not val < n:
                break
            if op == "=" and val != n:
                break
            if op == "/" and val % n:
                break
        else:
            kept.append(row["id"])
    return kept
#> run_query([{"id": 1, "age": 30}, {"id": 2, "age": 12}], "age > 18")
#> run_query([{"id": 4, "a": 6, "b": 1}, {"id": 5, "a": 9, "b": 1}, {"id": 6, "a": 6}], "a / 3 and b = 1 and a < 8")
#> run_query([{"id": 9}], "")
#> run_query([], "x > 1")
#> run_query([{"id": 1, "q": 4}, {"id": 2, "q": 5}, {"id": 3}], "q < 5 and id > 1")
# %%
def split_record(line, sep):
    fields = []
    cur = []
    quoted = False
    i = 0
    while i < len(line):
        c = line[i]
        if quoted:
            if c == "'" and line[i + 1:i + 2] == "'":
                cur.append("'")
                i += 1
            elif c == "'":
                quoted = False
            else:
                cur.append(c)
        elif c == "'":
            quoted = True
        elif c == sep:
            fields.append("".join(cur))
            cur = []
        else:
            cur.append(c)
        i += 1
    if quoted:
        return None
    fields.append("".join(cur))
    return fields
#> split_record("a;b;c", ";")
#> split_record("'x,y',z", ",")
#> split_record("", ",")
#> split_record("'it''s',ok", ",")
#> split_record("7|'open|8", "|")
# %%
from itertools import groupby


class Solution:
    def shrinkRuns(self, s, shortest):
        out = []
        plain = ""
        for ch, grp in groupby(s):
            n = len(list(grp))
            if n < shortest:
                plain += ch * n
                continue
            if plain:
                out.append(plain)
                plain = ""
            out.append(f"{n}x{ch}")
        if plain:
            out.append(plain)
        return "|".join(out)
#> Solution().shrinkRuns("aaabccdddd", 3)
#> Solution().shrinkRuns("", 2)
#> Solution().shrinkRuns("abcabc", 2)
#> Solution().shrinkRuns(s="zzzzyxxw", shortest=2)
#> Solution().shrinkRuns("mmoonnn", 1)
# %%
def delta_pack(readings, cap):
    packed = []
    prev = 0
    for r in readings:
        d = r - prev
        if -cap <= d <= cap:
            packed.append(d)
        else:
            packed.extend(["abs", r])
        prev = r
    return packed


def delta_round_trip(readings, cap):
    packed = delta_pack(readings, cap)
    back, cur, it = [], 0, iter(packed)
    for item in it:
        cur = next(it) if item == "abs" else cur + item
        back.append(cur)
    return len(packed), back == readings, packed
#> delta_round_trip([1, 3, 2, 50, 49], 5)
#> delta_round_trip([], 3)
#> delta_round_trip([-4, -4, 90, -90], 10)
#> delta_round_trip([100], 7)
#> delta_round_trip([2, 4, 8, 16, 32, 64], 16)
# %%
def ticket_check(code):
    weights = (3, 1, 4, 2)
    total = 0
    for i, ch in enumerate(code):
        if ch == "-":
            continue
        v = int(ch) if ch.isdigit() else ord(ch.upper()) - 54
        w = weights[i % 4]
        total += v * w
        if total > 96:
            total -= 97
    mark = total % 23
    return code + "/" + "ABCDEFGHJKLMNPQRSTUVWXY"[mark]
#> ticket_check("12-34")
#> ticket_check("")
#> ticket_check("zz9-pq")
#> ticket_check("0000")
#> ticket_check("A1b2C3-d4")
# %%
class Solution:
    def addDays(self, date, days):
        y, m, d = date
        step = 1 if days >= 0 else -1
        left = abs(days)
        while left:
            d += step
            left -= 1
            if d > self.monthLen(y, m):
                d = 1
                m += 1
                if m > 12:
                    y, m = y + 1, 1
            elif d < 1:
                m -= 1
                if m < 1:
                    y, m = y - 1, 12
                d = self.monthLen(y, m)
        return (y, m, d)

    def monthLen(self, y, m):
        if m == 2:
            return 29 if y % 4 == 0 and (y % 100 or y % 400 == 0) else 28
        return 30 if m in (4, 6, 9, 11) else 31
#> Solution().addDays((2023, 2, 26), 4)
#> Solution().addDays((2024, 2, 28), 2)
#> Solution().addDays((2020, 1, 2), -5)
#> Solution().addDays((2019, 12, 30), 3)
#> Solution().addDays((1999, 7, 7), 0)
# %%
UNITS = {"drop": 1, "spoon": 12, "cup": 96, "jug": 480}


def to_units(text):
    total = 0
    parts = text.split()
    for amount, unit in zip(parts[::2], parts[1::2]):
        total += int(amount) * UNITS[unit.rstrip("s")]
    out = []
    for name, size in sorted(UNITS.items(), key=lambda kv: -kv[1]):
        n, total = divmod(total, size)
        if n:
            out.append(f"{n} {name}{'s' * (n > 1)}")
    return ", ".join(out) or "nothing"
#> to_units("5 cups 3 spoons")
#> to_units("500 drops")
#> to_units("")
#> to_units("7 cups 8 spoons 1 jug")
#> to_units("2 bowls")
# %%
def cart_total(items, coupons):
    total = sum(price * n for price, n in items)
    count = sum(n for _, n in items)
    used = []
    for kind, arg in coupons:
        if kind == "pct" and total >= 100:
            cut = total * arg // 100
        elif kind == "off" and total > arg:
            cut = arg
        elif kind == "bulk" and count >= arg:
            cut = min(p for p, _ in items)
        else:
            continue
        total -= cut
        used.append((kind, cut))
        if len(used) == 2:
            break
    return total, used
#> cart_total([(40, 2), (15, 3)], [("pct", 10), ("bulk", 5), ("off", 20)])
#> cart_total([(9, 1)], [("off", 9), ("pct", 50)])
#> cart_total([], [("off", 5)])
#> cart_total([(120, 1)], [("pct", 25), ("pct", 25)])
#> cart_total([(30, 1), (5, 4)], [("bulk", 6), ("bulk", 5), ("off", 7)])
# %%
import heapq


class Solution:
    def matchOrders(self, orders):
        buys, sells, trades = [], [], []
        for num, (side, price, qty) in enumerate(orders):
            own, other = (buys, sells) if side == "B" else (sells, buys)
            sign = -1 if side == "B" else 1
            while qty and other:
                rank, who, amount = other[0]
                rate = abs(rank)
                if sign * rate < sign * price and side == "S" or side == "B" and rate > price:
                    break
                heapq.heappop(other)
                n = min(qty, amount)
                trades.append((who, num, rate, n))
                qty -= n
                if amount > n:
                    heapq.heappush(other, (rank, who, amount - n))
            if qty:
                heapq.heappush(own, (sign * price, num, qty))
        return trades, len(buys), len(sells)
#> Solution().matchOrders([("S", 10, 5), ("B", 11, 3), ("B", 10, 4)])
#> Solution().matchOrders([])
#> Solution().matchOrders([("B", 7, 2), ("B", 9, 1), ("S", 8, 3), ("S", 7, 1)])
#> Solution().matchOrders([("S", 20, 1), ("B", 19, 1)])
#> Solution().matchOrders(orders=[("S", 5, 2), ("S", 4, 2), ("B", 6, 5), ("S", 6, 1)])
# %%
def seat_groups(rows, groups):
    free = [[True] * n for n in rows]
    placed = {}

    def fit(size):
        for r, row in enumerate(free):
            run = 0
            for c, ok in enumerate(row):
                run = run + 1 if ok else 0
                if run == size:
                    return r, c - size + 1
        return None

    for name, size in groups:
        spot = fit(size)
        if spot is None:
            placed[name] = None
            continue
        r, c = spot
        for k in range(c, min(c + size + 1, len(free[r]))):
            free[r][k] = False
        placed[name] = spot
    return placed
#> seat_groups([5, 4], [("ann", 2), ("bob", 2), ("cy", 3)])
#> seat_groups([3], [("trio", 3), ("solo", 1)])
#> seat_groups([], [("none", 1)])
#> seat_groups([2, 6], [("w", 4), ("x", 1), ("y", 1)])
#> seat_groups([4, 4], [("p", 5), ("q", 1), ("r", 1)])
# %%
def leaderboard(events, top):
    score, last = {}, {}
    for t, (who, pts) in enumerate(events):
        if pts == 0:
            score.pop(who, None)
            continue
        score[who] = max(0, score.get(who, 0) + pts)
        last[who] = t
    ranked = sorted(score, key=lambda w: (-score[w], last[w]))
    res, place = [], 0
    for i, who in enumerate(ranked):
        if i == 0 or score[who] != score[ranked[i - 1]]:
            place = i + 1
        if place > top:
            break
        res.append(f"{place}.{who}:{score[who]}")
    return res
#> leaderboard([("kim", 5), ("lee", 7), ("kim", 2), ("moe", 3)], 2)
#> leaderboard([], 3)
#> leaderboard([("a", 4), ("b", -3), ("a", 0), ("c", 1)], 5)
#> leaderboard([("x", 9), ("y", 9), ("z", 9), ("w", 1)], 1)
#> leaderboard([("q", 2), ("r", 8), ("q", -9), ("r", -1)], 4)
# %%
from collections import Counter


class Solution:
    def runoff(self, ballots, veto):
        out = {veto} if veto else set()
        rounds = []
        while True:
            tally = Counter()
            for b in ballots:
                for name in b:
                    if name not in out:
                        tally[name] += 1
                        break
            if not tally:
                return "", rounds
            low = min(tally.values())
            high = max(tally.values())
            rounds.append((high, low))
            if high * 2 > sum(tally.values()) or low == high:
                return min(n for n in tally if tally[n] == high), rounds
            out |= {n for n in tally if tally[n] == low}
#> Solution().runoff(["ab", "ab", "ba", "cb", "cb"], "")
#> Solution().runoff([], "x")
#> Solution().runoff(["pqr", "prq", "qrp", "rqp", "rqp"], "p")
#> Solution().runoff(ballots=["m", "n", "o"], veto="")
#> Solution().runoff(["ab", "ba", "ba", "a"], "b")
# %%
def allowed(rules, user, action, groups):
    names = [user]
    for g in names:
        for parent in groups.get(g, []):
            if parent not in names:
                names.append(parent)
    best = (-1, False)
    for who, what, grant in rules:
        if who not in names:
            continue
        if what == "*":
            weight = 0
        elif action.startswith(what):
            weight = len(what)
        else:
            continue
        weight = weight * 10 - names.index(who)
        if weight >= best[0]:
            best = (weight, grant)
    return best
#> allowed([("staff", "*", True), ("eve", "file.del", False)], "eve", "file.delete", {"eve": ["staff"]})
#> allowed([], "bob", "read", {})
#> allowed([("all", "db", True), ("all", "db.drop", False)], "tom", "db.read", {"tom": ["ops"], "ops": ["all"]})
#> allowed([("root", "*", True)], "root", "x", {"root": ["root"]})
#> allowed([("a", "net", False), ("b", "net", True)], "u", "net.up", {"u": ["b", "a"]})
# %%
def route(table, address):
    parts = address.split(".")
    best, hop = -1, "drop"
    for pattern, target in table:
        score = 0
        pp = pattern.split(".")
        if len(pp) > len(parts):
            continue
        for p, q in zip(pp, parts):
            if p == q:
                score += 2
            elif p == "*":
                score += 1
            else:
                break
        else:
            if score > best:
                best, hop = score, target
    return hop if best >= 0 else None
#> route([("10.*", "east"), ("10.4", "west")], "10.4.7")
#> route([("*", "any"), ("9.9.9", "deep")], "9.9")
#> route([], "1.2")
#> route([("5.*.1", "p"), ("5.2.*", "q"), ("5", "r")], "5.2.1")
#> route([("7", "n")], "8.7")
# %%
from collections import deque


class Solution:
    def throttle(self, times, limit, window):
        recent = deque()
        banned_until = -1
        verdict = ""
        for t in times:
            if t < banned_until:
                verdict += "b"
                continue
            while recent and recent[0] <= t - window:
                recent.popleft()
            if len(recent) >= limit:
                verdict += "x"
                banned_until = t + window // 2
            else:
                recent.append(t)
                verdict += "."
        return verdict
#> Solution().throttle([1, 2, 3, 4, 9], 2, 6)
#> Solution().throttle([], 1, 1)
#> Solution().throttle(times=[0, 0, 0, 5, 10], limit=1, window=10)
#> Solution().throttle([1, 5, 9, 13], 3, 4)
#> Solution().throttle([2, 3, 4, 5, 6, 7], limit=3, window=4)
# %%
def retry_plan(base, factor, tries, budget):
    waits = []
    wait, spent = base, 0
    for k in range(tries):
        w = min(wait, 60)
        if k % 3 == 2:
            w += 1
        if spent + w > budget:
            rest = budget - spent
            if rest >= base:
                waits.append(rest)
            break
        waits.append(w)
        spent += w
        wait *= factor
    return waits
#> retry_plan(1, 2, 6, 100)
#> retry_plan(5, 3, 5, 40)
#> retry_plan(10, 10, 4, 1000)
#> retry_plan(3, 1, 0, 9)
#> retry_plan(8, 2, 9, 5)
# %%
def summarise_log(lines):
    stats = {}
    prev = None
    for line in lines:
        level, _, msg = line.partition(":")
        if not msg:
            level, msg = "INFO", level
        bucket = stats.setdefault(level, [0, 0, ""])
        bucket[0] += 1
        if msg == prev:
            bucket[1] += 1
        if len(msg) > len(bucket[2]):
            bucket[2] = msg
        prev = msg
    return [f"{k} {n} rep={r} '{m}'" for k, (n, r, m) in sorted(stats.items(), key=lambda e: -e[1][0])]
#> summarise_log(["ERR:disk", "INFO:ok", "ERR:disk full", "ok"])
#> summarise_log([])
#> summarise_log(["hi", "hi", "WARN:hi"])
#> summarise_log(["E:a", "E:a", "E:bb", "W:bb"])
#> summarise_log(["D:start", "D:stop", "W:", "start"])
# %%
class Solution:
    def histogram(self, values, edges):
        bins = [0] * (len(edges) + 1)
        for v in values:
            lo, hi = 0, len(edges)
            while lo < hi:
                mid = (lo + hi) // 2
                if edges[mid] <= v:
                    lo = mid + 1
                else:
                    hi = mid
            bins[lo] += 1
        peak = max(bins)
        return [("#" * (b * 5 // peak) if peak else "").ljust(5, ".") for b in bins]
#> Solution().histogram([1, 4, 4, 9], [3, 6])
#> Solution().histogram([], [1])
#> Solution().histogram([5, 5, 5, 5, 6], [5, 6])
#> Solution().histogram(values=[-1, 0, 12, 30, 31], edges=[0, 10, 20, 30])
#> Solution().histogram([7], [])
# %%
def smooth(points, span):
    out = []
    total = 0
    used = 0
    for i in range(len(points)):
        if points[i] is not None:
            total += points[i]
            used += 1
        if i >= span and points[i - span] is not None:
            total -= points[i - span]
            used -= 1
        out.append(round(total / used, 1) if used else None)
    return out
#> smooth([2, 4, 6, 8], 2)
#> smooth([None, 3, None, None, 9], 2)
#> smooth([], 3)
#> smooth([5, 1, None, 4, 7, 0], 3)
#> smooth([10], 1)
# %%
def drop_outliers(data, limit):
    data = list(data)
    gone = []
    while len(data) > 2:
        mid = sorted(data)[len(data) // 2]
        far = max(data, key=lambda x: abs(x - mid))
        if abs(far - mid) <= limit:
            break
        gone.append(far)
        data.remove(far)
        limit += 1
    return data, gone
#> drop_outliers([5, 6, 90, 4, 7], 5)
#> drop_outliers([1, 100], 3)
#> drop_outliers([10, 20, 30, 40, 50], 9)
#> drop_outliers([3, 3, 3, -8, 14], 4)
#> drop_outliers([], 0)
# %%
class Solution:
    def sampleStride(self, items, want):
        n = len(items)
        if want <= 0 or n == 0:
            return []
        if want >= n:
            return items[:]
        picked = []
        err = 0
        for i, x in enumerate(items):
            err += want
            if err >= n:
                err -= n
                picked.append(x)
            elif i == 0:
                picked.append(x)
                err -= n
        return picked
#> Solution().sampleStride([1, 2, 3, 4, 5, 6, 7], 3)
#> Solution().sampleStride([4, 5], 9)
#> Solution().sampleStride([], 2)
#> Solution().sampleStride([9, 8, 7, 6, 5], 4)
#> Solution().sampleStride(items=[10, 20, 30, 40, 50, 60, 70, 80], want=2)
# %%
def tidy_path(path, home):
    parts = []
    if path.startswith("~"):
        parts = home.strip("/").split("/")
        path = path[1:]
    for seg in path.split("/"):
        if seg in ("", "."):
            continue
        dots = seg.count(".")
        if dots == len(seg):
            for _ in range(dots - 1):
                if parts:
                    parts.pop()
        elif seg.endswith("!"):
            parts = [seg[:-1]]
        else:
            parts.append(seg)
    return "/" + "/".join(parts)
#> tidy_path("~/docs/../pics", "/home/ida")
#> tidy_path("/a/b/c/.../d", "/h")
#> tidy_path("", "/root")
#> tidy_path("/x/./y//mnt!/z", "/u")
#> tidy_path("~/....", "/one/two/three")
# %%
def fill(template, values, fallback):
    out = ""
    pos = 0
    missing = []
    while True:
        a = template.find("<", pos)
        if a < 0:
            break
        b = template.find(">", a)
        if b < 0:
            break
        out += template[pos:a]
        name, _, mode = template[a + 1:b].partition(":")
        val = values.get(name)
        if val is None:
            missing.append(name)
            val = fallback
        val = str(val)
        if mode == "u":
            val = val.upper()
        elif mode.isdigit():
            val = val.rjust(int(mode), "0")
        out += val
        pos = b + 1
    return out + template[pos:], missing
#> fill("Hi <who:u>!", {"who": "sam"}, "?")
#> fill("no slots", {}, "-")
#> fill("<n:4>/<m>", {"n": 7}, "nil")
#> fill("<a><b:u><", {"a": 1, "b": "q"}, "")
#> fill("", {"z": 3}, "x")
# %%
class Store:
    def __init__(self):
        self.data = {}
        self.log = []

    def put(self, k, v):
        self.log.append((k, self.data.get(k)))
        self.data[k] = v

    def undo(self, n):
        while n and self.log:
            k, v = self.log.pop()
            if v is None:
                del self.data[k]
            else:
                self.data[k] = v
            n -= 1
        return n


class Solution:
    def replay(self, commands):
        st = Store()
        lost = 0
        for cmd in commands:
            if "=" in cmd:
                k, v = cmd.split("=")
                st.put(k, int(v))
            else:
                lost += st.undo(int(cmd))
        return st.data, lost
#> Solution().replay(["a=1", "b=2", "a=3", "1"])
#> Solution().replay([])
#> Solution().replay(["x=5", "3", "y=1"])
#> Solution().replay(["p=1", "p=2", "p=3", "2", "q=9"])
#> Solution().replay(commands=["2", "k=4", "k=4", "1"])
# %%
def cache_run(keys, size):
    # evict the least used key; ties go to the oldest entry
    uses, born = {}, {}
    hits, evicted = 0, []
    for t, key in enumerate(keys):
        if key in uses:
            uses[key] += 1
            hits += 1
            continue
        if len(uses) == size:
            victim = min(uses, key=lambda q: (uses[q], born[q]))
            evicted.append(victim)
            del uses[victim], born[victim]
        uses[key] = 1
        born[key] = t
    return hits, "".join(evicted), sorted(uses)
#> cache_run("abcab", 2)
#> cache_run("aabbc", 2)
#> cache_run("", 1)
#> cache_run("xyxzxw", 3)
#> cache_run("qqqq", 1)
# %%
def merge_events(feeds):
    heads = [0] * len(feeds)
    merged = []
    while True:
        best = -1
        for f in range(len(feeds)):
            if heads[f] < len(feeds[f]):
                if best == -1 or feeds[f][heads[f]] < feeds[best][heads[best]]:
                    best = f
        if best == -1:
            return merged
        t = feeds[best][heads[best]]
        heads[best] += 1
        if merged and t - merged[-1][0] <= 2:
            merged[-1][1].append(best)
        else:
            merged.append((t, [best]))
#> merge_events([[1, 5, 9], [2, 8]])
#> merge_events([])
#> merge_events([[4, 4, 4], [], [3]])
#> merge_events([[10], [1], [5]])
#> merge_events([[0, 20], [1, 19], [2, 21]])
# %%
class Solution:
    def ringLog(self, size, ops):
        buf = [None] * size
        head = count = 0
        dropped = []
        for op in ops:
            if op < 0:
                for _ in range(-op):
                    if not count:
                        break
                    buf[head] = None
                    head = (head + 1) % size
                    count -= 1
                continue
            tail = (head + count) % size
            if count == size:
                dropped.append(buf[head])
                head = (head + 1) % size
            else:
                count += 1
            buf[tail] = op
        return buf, head, dropped
#> Solution().ringLog(3, [1, 2, 3, 4, 5])
#> Solution().ringLog(2, [7, -1, 8, 9])
#> Solution().ringLog(1, [])
#> Solution().ringLog(size=3, ops=[5, 6, -3, 7, 8, -1])
#> Solution().ringLog(4, [-2, 1, 2, 3, 4, 5, -2, 6])
# %%
FLAGS = ["read", "write", "exec", "hide", "lock"]


def apply_flags(mask, edits):
    for e in edits.split():
        sign, name = e[0], e[1:]
        bit = 1 << FLAGS.index(name)
        if mask & 16 and name != "lock":
            continue
        if sign == "+":
            mask |= bit
        elif sign == "-":
            mask &= ~bit
        else:
            mask ^= bit
    return mask, [f for i, f in enumerate(FLAGS) if mask >> i & 1]
#> apply_flags(0, "+read +write")
#> apply_flags(7, "-exec ^read ^hide")
#> apply_flags(1, "+lock -read -lock +hide")
#> apply_flags(31, "")
#> apply_flags(5, "+fly")
# %%
def blend_hex(a, b, percent):
    def channels(h):
        h = h.lstrip("#")
        if len(h) == 3:
            h = "".join(c + c for c in h)
        return [int(h[i:i + 2], 16) for i in range(0, 6, 2)]

    out = "#"
    for x, y in zip(channels(a), channels(b)):
        v = x + (y - x) * percent // 100
        out += f"{v:02x}"
    short = all(out[i] == out[i + 1] for i in (1, 3, 5))
    return "#" + out[1::2] if short else out
#> blend_hex("#000", "#ffffff", 50)
#> blend_hex("102030", "#302010", 25)
#> blend_hex("#abc", "#abc", 77)
#> blend_hex("#ff0000", "#00f", 100)
#> blend_hex("#0a0", "#a0a", 33)
# %%
class Solution:
    def blurEdges(self, img):
        h = len(img)
        w = len(img[0]) if h else 0
        out = [row[:] for row in img]
        for y in range(h):
            for x in range(w):
                near = []
                for dy, dx in ((0, 1), (1, 0), (0, -1), (-1, 0)):
                    ny, nx = y + dy, x + dx
                    if 0 <= ny < h and 0 <= nx < w:
                        near.append(img[ny][nx])
                if near and max(near) - min(near) > 4:
                    out[y][x] = (img[y][x] + sum(near)) // (len(near) + 1)
        return out
#> Solution().blurEdges([[9, 0], [0, 9]])
#> Solution().blurEdges([])
#> Solution().blurEdges([[1, 8, 2]])
#> Solution().blurEdges([[5]])
#> Solution().blurEdges(img=[[0, 7, 0], [3, 3, 3]])
# %%
def mirror_stamp(rows, axis):
    if "v" in axis:
        rows = rows[::-1]
    if "h" in axis:
        rows = [r[::-1] for r in rows]
    if "d" in axis:
        rows = ["".join(col) for col in zip(*rows)]
    swap = {"/": "\\", "\\": "/"} if len(axis) % 2 else {}
    out = []
    for r in rows:
        line = ""
        for c in r:
            line += swap.get(c, c)
        out.append(line.rstrip("."))
    return out
#> mirror_stamp(["a.", "/b"], "h")
#> mirror_stamp(["xy.", "z.."], "vh")
#> mirror_stamp(["/\\", "ab"], "vhd")
#> mirror_stamp([], "d")
#> mirror_stamp(["1/2", "345"], "d")
# %%
class Solution:
    def beats(self, score):
        lengths = {"w": 16, "h": 8, "q": 4, "e": 2, "s": 1}
        bars, cur = [], 0
        for note in score.split():
            n = lengths[note[0]]
            for mark in note[1:]:
                if mark == ".":
                    n += n // 2
                elif mark == "3":
                    n = n * 2 // 3
            cur += n
            while cur >= 16:
                bars.append("full" if cur == 16 else "tied")
                cur -= 16
        if cur:
            bars.append(f"short {16 - cur}")
        return bars
#> Solution().beats("q q q q h h")
#> Solution().beats("")
#> Solution().beats("w. q")
#> Solution().beats("h. e e q3 q3 q3")
#> Solution().beats(score="s s e. w q")
# %%
def moves_of_archer(pos, blocked):
    # archer: two squares straight, or one diagonal step; files a-f, ranks 1-6
    col, row = ord(pos[0]) - 97, int(pos[1]) - 1
    out = []
    steps = [(dc, dr) for dc in (-2, -1, 0, 1, 2) for dr in (abs(dc) - 2, 2 - abs(dc)) if (dc, dr) != (0, 0)]
    for dc, dr in sorted(set(steps)):
        c, r = col + dc, row + dr
        if c in range(6) and r in range(6):
            name = chr(97 + c) + str(r + 1)
            if name not in blocked:
                out.append(name)
    return sorted(out)
#> moves_of_archer("a1", [])
#> moves_of_archer("c3", ["c5", "b2"])
#> moves_of_archer("f6", ["f4", "d6", "e5"])
#> moves_of_archer("d1", ["a1"])
#> moves_of_archer("b5", [])
# %%
from math import gcd


def scale_recipe(recipe, have, want):
    g = gcd(have, want)
    num, den = want // g, have // g
    out = {}
    for name, qty in recipe.items():
        whole, part = divmod(qty * num, den)
        if part == 0:
            out[name] = str(whole)
        elif name.startswith("egg"):
            out[name] = str(whole + 1)
        else:
            h = gcd(part, den)
            frac = f"{part // h}/{den // h}"
            out[name] = f"{whole} {frac}" if whole else frac
    return out
#> scale_recipe({"flour": 300, "eggs": 3}, 4, 6)
#> scale_recipe({"salt": 1, "egg": 1}, 8, 2)
#> scale_recipe({}, 2, 2)
#> scale_recipe({"milk": 5, "oil": 2, "eggs": 2}, 6, 9)
#> scale_recipe({"rice": 100}, 3, 5)
# %%
class Solution:
    def mazeRun(self, maze, cmds):
        y, x = next((r, row.index("S")) for r, row in enumerate(maze) if "S" in row)
        d = 0
        coins, bumps = set(), 0
        step = [(0, 1), (1, 0), (0, -1), (-1, 0)]
        for c in cmds:
            if c == "L":
                d = (d - 1) % 4
            elif c == "R":
                d = (d + 1) % 4
            else:
                ny, nx = y + step[d][0], x + step[d][1]
                if not (0 <= ny < len(maze) and 0 <= nx < len(maze[0])) or maze[ny][nx] == "#":
                    bumps += 1
                    d = (d + 2) % 4
                    continue
                y, x = ny, nx
                if maze[y][x] == "o":
                    coins.add((y, x))
        return (y, x), len(coins), bumps
#> Solution().mazeRun(["S.o", "#.o"], "FFRFF")
#> Solution().mazeRun(["S"], "F")
#> Solution().mazeRun(["o#", "S."], "FLFLF")
#> Solution().mazeRun(["..o", ".S.", "o.."], "")
#> Solution().mazeRun(["S#"], "FFLRF")
