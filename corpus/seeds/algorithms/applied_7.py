# %%
def deadline_plan(tasks):
    # each task takes one day; fines for lateness; choose days backwards
    days = {}
    fine = 0
    for name, due, cost in sorted(tasks, key=lambda t: -t[2]):
        d = due
        while d > 0 and d in days:
            d -= 1
        if d:
            days[d] = name
        else:
            fine += cost
    line = [days.get(d, "-") for d in range(1, max(days, default=0) + 1)]
    return line, fine
#> deadline_plan([("a", 2, 30), ("b", 1, 10), ("c", 2, 20)])
#> deadline_plan([])
#> deadline_plan([("x", 4, 5)])
#> deadline_plan([("p", 1, 9), ("q", 1, 8), ("r", 1, 7), ("s", 3, 1)])
#> deadline_plan([("m", 3, 4), ("n", 3, 4), ("o", 3, 4)])
# %%
class Solution:
    def ragged(self, words, width):
        # least sum of squared slack; last line is free
        n = len(words)
        INF = float("inf")
        best = [INF] * n + [0]
        cut = [n] * n
        for i in range(n - 1, -1, -1):
            length = -1
            for j in range(i, n):
                length += len(words[j]) + 1
                if length > width:
                    break
                cost = 0 if j == n - 1 else (width - length) ** 2
                if cost + best[j + 1] < best[i]:
                    best[i] = cost + best[j + 1]
                    cut[i] = j + 1
        if best[0] == INF:
            return None
        lines, i = [], 0
        while i < n:
            lines.append(" ".join(words[i:cut[i]]))
            i = cut[i]
        return lines
#> Solution().ragged(["aa", "b", "ccc", "d"], 5)
#> Solution().ragged([], 3)
#> Solution().ragged(["toolong"], 4)
#> Solution().ragged(words=["x", "y", "zzzz"], width=4)
#> Solution().ragged(["ab", "cd", "ef", "gh"], 8)
# %%
def highlight(old, new):
    # mark the changed middle of a line
    i = 0
    while i < min(len(old), len(new)) and old[i] == new[i]:
        i += 1
    j = 0
    while j < min(len(old), len(new)) - i and old[-1 - j] == new[-1 - j]:
        j += 1
    a, b = old[i:len(old) - j], new[i:len(new) - j]
    if not a and not b:
        return old
    tail = old[len(old) - j:]
    return old[:i] + (f"[-{a}-]" if a else "") + (f"[+{b}+]" if b else "") + tail
#> highlight("colour", "color")
#> highlight("same", "same")
#> highlight("", "new")
#> highlight("abcdef", "abXYef")
#> highlight("aaa", "aa")
# %%
def env_config(defaults, env, prefix):
    out = {}
    problems = []
    for key, val in defaults.items():
        name = prefix + key.upper()
        if name not in env:
            out[key] = val
            continue
        raw = env[name]
        if isinstance(val, bool):
            out[key] = raw.lower() in ("1", "yes", "on")
        elif isinstance(val, int):
            try:
                out[key] = int(raw)
            except ValueError:
                problems.append(name)
                out[key] = val
        elif isinstance(val, list):
            out[key] = val + raw[1:].split(":") if raw.startswith("+") else raw.split(":")
        else:
            out[key] = raw
    return out, problems
#> env_config({"port": 80, "debug": False}, {"X_PORT": "8080", "X_DEBUG": "on"}, "X_")
#> env_config({"path": ["bin"], "name": "a"}, {"PATH": "+lib:opt"}, "")
#> env_config({}, {"Z": "1"}, "Q_")
#> env_config({"n": 5, "t": True}, {"A_N": "five", "A_T": "off"}, "A_")
#> env_config({"l": [], "s": ""}, {"L": "x:y", "S": "z", "K": "w"}, "")
# %%
class Solution:
    def makeTargets(self, rules, stamps, goal):
        # rebuild what is older than its sources
        built = []

        def fresh(t):
            newest = 0
            for dep in rules.get(t, []):
                newest = max(newest, fresh(dep))
            if t not in stamps and t not in rules:
                raise KeyError(t)
            if t in rules and (t not in stamps or stamps[t] < newest):
                built.append(t)
                stamps[t] = 100 + len(built)
            return stamps[t]

        fresh(goal)
        return built
#> Solution().makeTargets({"app": ["a.o", "b.o"], "a.o": ["a.c"], "b.o": ["b.c"]}, {"a.c": 5, "a.o": 3, "b.c": 1, "b.o": 2, "app": 4}, "app")
#> Solution().makeTargets({}, {"src": 1}, "src")
#> Solution().makeTargets({"t": ["s"]}, {"s": 2, "t": 9}, "t")
#> Solution().makeTargets({"t": ["lost"]}, {}, "t")
#> Solution().makeTargets(rules={"z": ["y", "x"], "y": ["x"], "x": []}, stamps={"z": 3}, goal="z")
# %%
def interval_formula(text, env):
    # + adds, | joins two ranges into their hull, & cuts them
    acc = None
    op = None
    for tok in text.split():
        if tok in "+|&":
            op = tok
            continue
        lo, hi = env[tok] if tok in env else (int(tok), int(tok))
        if acc is None:
            acc = (lo, hi)
        elif op == "+":
            acc = (acc[0] + lo, acc[1] + hi)
        elif op == "|":
            acc = (min(acc[0], lo), max(acc[1], hi))
        else:
            acc = (max(acc[0], lo), min(acc[1], hi))
            if acc[0] > acc[1]:
                return "empty"
    return acc
#> interval_formula("a + 3", {"a": (1, 4)})
#> interval_formula("a | b & c", {"a": (0, 2), "b": (5, 9), "c": (1, 6)})
#> interval_formula("", {})
#> interval_formula("p & q", {"p": (1, 2), "q": (3, 4)})
#> interval_formula("7 + 7 | 2", {"z": (0, 0)})
# %%
class Solution:
    def facets(self, items, chosen):
        # counts per tag among items that match; within a facet the chosen tags are alternatives
        def ok(item, skip=None):
            for facet, vals in chosen.items():
                if facet != skip and item.get(facet) not in vals:
                    return False
            return True

        hits = [it["id"] for it in items if ok(it)]
        counts = {}
        for facet in sorted({f for it in items for f in it if f != "id"}):
            for it in items:
                if facet in it and ok(it, facet):
                    key = f"{facet}={it[facet]}"
                    counts[key] = counts.get(key, 0) + 1
        return hits, counts
#> Solution().facets([{"id": 1, "c": "red"}, {"id": 2, "c": "blue"}], {"c": ["red"]})
#> Solution().facets([], {"c": ["red"]})
#> Solution().facets([{"id": 1, "s": "L", "c": "r"}, {"id": 2, "s": "M", "c": "r"}], {"s": ["L", "M"]})
#> Solution().facets(items=[{"id": 7, "k": "a"}, {"id": 8}], chosen={})
#> Solution().facets([{"id": 3, "a": "x", "b": "y"}], {"a": ["z"]})
# %%
def guess_sep(lines):
    best, score = None, 0
    for sep in ",;|\t":
        counts = [ln.count(sep) for ln in lines]
        if not counts or counts[0] == 0:
            continue
        same = sum(c == counts[0] for c in counts)
        s = same * 10 + counts[0]
        if s > score:
            best, score = sep, s
    if best is None:
        return None
    rows = [ln.split(best) for ln in lines]
    widths = [max(len(r[i]) for r in rows if i < len(r)) for i in range(len(rows[0]))]
    return best, widths
#> guess_sep(["a,b;c", "d,e", "f,g;h"])
#> guess_sep(["x|y|zz", "1|22|3"])
#> guess_sep([])
#> guess_sep(["plain", "a,b"])
#> guess_sep(["p;q", "long;r;s", "t,u"])
# %%
class Solution:
    def eliasGamma(self, nums):
        bits = ""
        for n in nums:
            b = format(n + 1, "b")
            bits += "0" * (len(b) - 1) + b
        # read it back
        back, i = [], 0
        while i < len(bits):
            z = 0
            while bits[i] == "0":
                z += 1
                i += 1
            back.append(int(bits[i:i + z + 1], 2) - 1)
            i += z + 1
        return bits, back == nums, len(bits) - 4 * len(nums)
#> Solution().eliasGamma([0, 1, 5])
#> Solution().eliasGamma([])
#> Solution().eliasGamma([9, 0])
#> Solution().eliasGamma(nums=[2, 2, 2])
#> Solution().eliasGamma([30])
# %%
def date_code(y, m, d):
    # packs a date into three signs and unpacks it again
    alphabet = "0123456789ABCDEFGHJKLMNPQRSTUVWXYZ"
    n = ((y - 2000) * 12 + m - 1) * 31 + d - 1
    if not 0 <= n < len(alphabet) ** 3:
        return None
    code = ""
    v = n
    for _ in range(3):
        v, r = divmod(v, len(alphabet))
        code = alphabet[r] + code
    back = 0
    for ch in code:
        back = back * len(alphabet) + alphabet.index(ch)
    rest, dd = divmod(back, 31)
    yy, mm = divmod(rest, 12)
    return code, (yy + 2000, mm + 1, dd + 1)
#> date_code(2024, 5, 17)
#> date_code(2000, 1, 1)
#> date_code(1999, 12, 31)
#> date_code(2099, 12, 31)
#> date_code(2107, 1, 1)
# %%
class Solution:
    def recurring(self, start, rule, count):
        # days are plain numbers, day 0 is a Monday
        kind, n = rule[0], int(rule[1:])
        out = []
        d = start
        while len(out) < count:
            if kind == "e":
                out.append(d)
                d += n
            elif kind == "w":
                # n working days later
                out.append(d)
                left = n
                while left:
                    d += 1
                    if d % 7 < 5:
                        left -= 1
            else:
                # only the given weekday
                if d % 7 == n:
                    out.append(d)
                d += 1
        return out
#> Solution().recurring(3, "e4", 3)
#> Solution().recurring(0, "w3", 4)
#> Solution().recurring(5, "d2", 2)
#> Solution().recurring(start=1, rule="e7", count=0)
#> Solution().recurring(4, rule="w1", count=3)
# %%
def sleep_report(nights):
    total, short, drift = 0, [], []
    for i, (bed, wake) in enumerate(nights):
        bed_m = (bed // 100) * 60 + bed % 100
        wake_m = (wake // 100) * 60 + wake % 100
        dur = (wake_m - bed_m) % 1440
        total += dur
        if dur < 420:
            short.append(i)
        mid = (bed_m + dur // 2) % 1440
        if mid > 720:
            mid -= 1440
        drift.append(mid)
    swing = max(drift) - min(drift) if drift else 0
    avg = total // len(nights) if nights else 0
    return f"{avg // 60}h{avg % 60:02}", short, swing
#> sleep_report([(2300, 700), (30, 600)])
#> sleep_report([])
#> sleep_report([(2200, 500), (2130, 530), (2345, 815)])
#> sleep_report([(1300, 1430)])
#> sleep_report([(0, 0), (100, 900)])
# %%
def price_rounds(prices, style):
    out = []
    for cents in prices:
        if style == "charm":
            p = (cents + 99) // 100 * 100 - 1
        elif style == "five":
            low = cents % 5
            p = cents - low if low < 3 else cents + 5 - low
        elif style == "even":
            p, half = cents // 100 * 100, cents % 100
            if half > 50 or half == 50 and p // 100 % 2:
                p += 100
        else:
            p = cents
        out.append(f"{p // 100}.{p % 100:02}")
    gain = sum(int(o.replace(".", "")) for o in out) - sum(prices)
    return out, gain
#> price_rounds([1234, 500], "charm")
#> price_rounds([12, 13, 99], "five")
#> price_rounds([], "even")
#> price_rounds([150, 250, 251, 349], "even")
#> price_rounds([7], "none")
# %%
class Solution:
    def loyalty(self, events):
        # points expire 30 days after earning, oldest are spent first
        lots, spent, lapsed = [], 0, 0
        for day, change in events:
            while lots and lots[0][0] + 30 <= day:
                lapsed += lots.pop(0)[1]
            if change >= 0:
                lots.append([day, change])
                continue
            need = -change
            if sum(n for _, n in lots) < need:
                continue
            spent += need
            while need:
                take = min(need, lots[0][1])
                lots[0][1] -= take
                need -= take
                if not lots[0][1]:
                    lots.pop(0)
        return lots, spent, lapsed
#> Solution().loyalty([(1, 10), (5, 20), (9, -15)])
#> Solution().loyalty([])
#> Solution().loyalty([(0, 5), (31, 5), (32, -6), (33, -5)])
#> Solution().loyalty(events=[(2, 8), (3, 8), (40, 1)])
#> Solution().loyalty([(1, -4), (2, 4), (2, -4)])
# %%
def split_bill(items, people, tip):
    owed = dict.fromkeys(people, 0)
    for price, who in items:
        sharers = [p for p in people if p in who] or list(people)
        each, rest = divmod(price, len(sharers))
        for i, p in enumerate(sharers):
            owed[p] += each + (i < rest)
    total = sum(owed.values())
    for p in owed:
        owed[p] += owed[p] * tip // 100
    owed[people[0]] += total * tip // 100 - (sum(owed.values()) - total)
    return owed
#> split_bill([(10, "ab"), (7, "c")], "abc", 10)
#> split_bill([(100, "")], "xyz", 0)
#> split_bill([], "q", 15)
#> split_bill([(33, "mn"), (9, "n"), (5, "m")], "mn", 20)
#> split_bill([(1, "p"), (1, "p"), (2, "o")], "op", 50)
# %%
class Solution:
    def kitMaker(self, stock, kits, wishes):
        made = []
        for kit in wishes:
            parts = kits.get(kit)
            if parts is None:
                made.append("?")
                continue
            short = {p: parts.count(p) - stock.get(p, 0) for p in dict.fromkeys(parts)}
            short = {p: n for p, n in short.items() if n > 0}
            if short:
                worst = min(short, key=lambda p: (-short[p], p))
                made.append(f"{kit} lacks {worst}x{short[worst]}")
                continue
            for p in parts:
                stock[p] -= 1
            made.append(kit)
        return made, stock
#> Solution().kitMaker({"a": 2, "b": 1}, {"K": "aab", "J": "ab"}, ["J", "K"])
#> Solution().kitMaker({}, {}, ["Z"])
#> Solution().kitMaker({"x": 5}, {"P": "xx"}, ["P", "P", "P"])
#> Solution().kitMaker(stock={"m": 1, "n": 1}, kits={"Q": "mmnn"}, wishes=["Q"])
#> Solution().kitMaker({"r": 3}, {"R": ""}, ["R"])
# %%
def pair_up(guests, dislikes):
    # greedy pairs in order, repair the last pair by a swap if needed
    bad = {frozenset(d) for d in dislikes}
    free = list(guests)
    pairs = []
    while len(free) > 1:
        a = free.pop(0)
        mate = next((b for b in free if frozenset(a + b) not in bad), None)
        if mate is None:
            b = free.pop(0)
            for i, (x, y) in enumerate(pairs):
                if frozenset(a + x) not in bad and frozenset(b + y) not in bad:
                    pairs[i] = (a, x)
                    pairs.append((b, y))
                    break
            else:
                pairs.append((a, "-"))
                pairs.append((b, "-"))
            continue
        free.remove(mate)
        pairs.append((a, mate))
    return pairs + [(g, "-") for g in free]
#> pair_up("abcd", ["ab"])
#> pair_up("abcd", ["cd"])
#> pair_up("", ["xy"])
#> pair_up("pq", ["qp"])
#> pair_up("vwxyz", ["vw", "vx", "vy"])
# %%
class Solution:
    def tournament(self, names, power):
        # byes for the strongest; loser list by round
        order = sorted(names, key=lambda n: -power[n])
        out = []
        while len(order) > 1:
            nxt = []
            if len(order) % 2:
                nxt.append(order.pop(0))
            lost = ""
            while order:
                a, b = order.pop(0), order.pop()
                win, lose = (a, b) if power[a] >= power[b] else (b, a)
                power[win] -= power[lose] // 2
                nxt.append(win)
                lost += lose
            out.append(lost)
            order = nxt
        return (order[0] if order else None), out
#> Solution().tournament("abcd", {"a": 9, "b": 8, "c": 5, "d": 4})
#> Solution().tournament("", {})
#> Solution().tournament("xyz", {"x": 10, "y": 9, "z": 1})
#> Solution().tournament(names="pqrst", power={"p": 3, "q": 3, "r": 3, "s": 3, "t": 3})
#> Solution().tournament("m", {"m": 0})
# %%
def jury(scores, scale):
    # median grade per entry, ties by how many are above it
    res = []
    for name, grades in scores.items():
        idx = sorted(scale.index(g) for g in grades)
        if not idx:
            continue
        med = idx[(len(idx) - 1) // 2]
        above = sum(i > med for i in idx)
        below = sum(i < med for i in idx)
        res.append((med, above - below, name))
    res.sort(key=lambda r: (-r[0], -r[1], r[2]))
    return [f"{n}:{scale[m]}{'+' if d > 0 else '-' if d < 0 else ''}" for m, d, n in res]
#> jury({"cake": "BAB", "pie": "CAA"}, "CBA")
#> jury({}, "XY")
#> jury({"one": "BB", "two": "AC", "three": ""}, "CBA")
#> jury({"p": "CCBA", "q": "CCCA", "r": "A"}, "CBA")
#> jury({"z": "Q"}, "AB")
# %%
from functools import reduce


class Solution:
    def scopes(self, roles, table, deny):
        def grant(role, seen):
            if role in seen:
                return 0
            own, parents = table.get(role, (0, []))
            return reduce(lambda acc, p: acc | grant(p, seen | {role}), parents, own)

        mask = 0
        for r in roles:
            mask |= grant(r, set())
        mask &= ~deny
        letters = ""
        for i in range(mask.bit_length()):
            if mask & 1 << i:
                letters = "crudx"[i % 5] + letters
        return mask, letters
#> Solution().scopes(["edit"], {"edit": (4, ["view"]), "view": (2, [])}, 0)
#> Solution().scopes([], {"a": (1, [])}, 0)
#> Solution().scopes(["p", "q"], {"p": (8, ["q"]), "q": (1, ["p"])}, 1)
#> Solution().scopes(roles=["root"], table={"root": (31, [])}, deny=10)
#> Solution().scopes(["ghost", "k"], {"k": (16, ["ghost"])}, 0)
# %%
def path_vector(adverts, me):
    # adverts: (destination, path, preference); no loops, best preference, then shortest, then smallest next hop
    best = {}
    rejected = []
    for dest, path, pref in adverts:
        if me in path or len(set(path)) < len(path):
            rejected.append(path)
            continue
        key = (-pref, len(path), path)
        if dest not in best or key < best[dest]:
            best[dest] = key
    table = {d: me + k[2] for d, k in sorted(best.items())}
    return table, rejected
#> path_vector([("n1", "bc", 5), ("n1", "d", 5), ("n2", "bad", 1)], "a")
#> path_vector([], "x")
#> path_vector([("z", "pq", 1), ("z", "r", 9), ("z", "s", 9)], "o")
#> path_vector([("k", "bb", 3), ("k", "ab", 3)], "a")
#> path_vector([("m", "", 0)], "q")
# %%
class Solution:
    def poll(self, sensors, until):
        # an unchanged reading doubles the interval (at most 8), a change resets it to 1
        reads, log = 0, []
        for name, series in sorted(sensors.items()):
            t, gap, last = 0, 1, None
            while t < min(until, len(series)):
                v = series[t]
                reads += 1
                if v == last:
                    gap = min(8, gap * 2)
                else:
                    log.append(f"{name}@{t}={v}")
                    gap = 1
                last = v
                t += gap
        return log, reads
#> Solution().poll({"a": [1, 1, 1, 2, 2, 2]}, 6)
#> Solution().poll({}, 3)
#> Solution().poll({"x": [5, 6], "w": [0, 0, 0, 0, 0, 0, 0]}, 5)
#> Solution().poll(sensors={"p": []}, until=9)
#> Solution().poll({"q": "zzzzzzzy"}, until=8)
# %%
def drain_queue(batches, workers, fail_every):
    # every fail_every-th job fails once and goes to the back
    queue = []
    done = n = 0
    lengths = []
    for b in batches:
        queue += [1] * b
        for _ in range(workers):
            if not queue:
                break
            tries = queue.pop(0)
            n += 1
            if n % fail_every == 0 and tries == 1:
                queue.append(2)
            else:
                done += 1
        lengths.append(len(queue))
    return done, lengths
#> drain_queue([3, 2, 0], 2, 3)
#> drain_queue([], 1, 1)
#> drain_queue([4], 2, 1)
#> drain_queue([1, 1, 1, 1], 3, 2)
#> drain_queue([0, 5, 0, 0], 2, 4)
# %%
def blame(history):
    # history: list of edits (author, start, removed, added lines)
    owners = []
    for who, at, gone, added in history:
        owners[at:at + gone] = [who] * added
    runs = []
    for o in owners:
        if runs and runs[-1][0] == o:
            runs[-1][1] += 1
        else:
            runs.append([o, 1])
    share = {}
    for o, n in runs:
        share[o] = share.get(o, 0) + n
    top = max(share, key=lambda o: (share[o], o), default=None)
    return [f"{o}{n}" for o, n in runs], top
#> blame([("a", 0, 0, 4), ("b", 1, 2, 1)])
#> blame([])
#> blame([("x", 0, 0, 2), ("y", 2, 0, 2), ("x", 4, 0, 1)])
#> blame([("p", 0, 0, 3), ("q", 0, 3, 0)])
#> blame([("m", 0, 0, 1), ("n", 0, 0, 1), ("o", 1, 0, 1), ("n", 1, 1, 2)])
# %%
class Solution:
    def percentiles(self, data, asks):
        xs = sorted(data)
        out = {}
        for p in asks:
            if not xs:
                out[p] = None
                continue
            pos = p * (len(xs) - 1)
            i, frac = divmod(pos, 100)
            if frac == 0:
                out[p] = xs[i]
            else:
                out[p] = xs[i] + (xs[i + 1] - xs[i]) * frac // 100
        return out
#> Solution().percentiles([10, 30, 20, 40], [50, 100])
#> Solution().percentiles([], [50])
#> Solution().percentiles([5], [0, 25, 75])
#> Solution().percentiles(data=[1, 100, 50, 7, 3], asks=[10, 90, 50])
#> Solution().percentiles([2, 4], asks=[150])
# %%
def double_smooth(xs, a, b):
    # level and trend in whole tenths; a and b in percent
    if not xs:
        return []
    level, trend = xs[0] * 10, 0
    forecast = []
    for x in xs[1:]:
        guess = level + trend
        forecast.append(guess)
        new = guess + (x * 10 - guess) * a // 100
        trend += (new - level - trend) * b // 100
        level = new
    return forecast + [level + trend]
#> double_smooth([10, 12, 14, 16], 50, 50)
#> double_smooth([], 10, 10)
#> double_smooth([5], 30, 30)
#> double_smooth([8, 8, 20, 8], 80, 20)
#> double_smooth([3, 1, 4, 1, 5], 100, 0)
# %%
class Solution:
    def sigmaDrop(self, xs):
        # drop values further than twice the mean absolute deviation, repeat until stable
        xs = list(xs)
        dropped = []
        while xs:
            mean = sum(xs) // len(xs)
            mad = sum(abs(x - mean) for x in xs) // len(xs)
            keep = [x for x in xs if abs(x - mean) <= 2 * mad]
            if len(keep) == len(xs):
                return keep, dropped, mean
            dropped.append([x for x in xs if x not in keep])
            xs = keep
        return [], dropped, None
#> Solution().sigmaDrop([5, 6, 7, 60])
#> Solution().sigmaDrop([])
#> Solution().sigmaDrop([1, 1, 1, 2])
#> Solution().sigmaDrop(xs=[10, 11, 12, 13, 40, 200])
#> Solution().sigmaDrop([9, 9])
# %%
def thumbnails(frames, want):
    # pick frames with the largest scene change, at least 2 apart, in order
    change = []
    for i in range(1, len(frames)):
        d = sum(abs(a - b) for a, b in zip(frames[i - 1], frames[i]))
        change.append((d, -i))
    picked = [0] if frames and want else []
    for d, neg in sorted(change, reverse=True):
        if len(picked) >= want or d == 0:
            break
        if all(abs(-neg - p) >= 2 for p in picked):
            picked.append(-neg)
    return sorted(picked)
#> thumbnails([[1, 1], [1, 9], [1, 9], [7, 9]], 2)
#> thumbnails([], 3)
#> thumbnails([[0], [5], [0], [9], [0]], 3)
#> thumbnails([[4], [4], [4]], 2)
#> thumbnails([[1, 2, 3], [3, 2, 1], [1, 2, 3], [9, 9, 9]], 1)
# %%
class Solution:
    def mountLookup(self, mounts, path):
        hops = 0
        trail = []
        while hops < 5:
            best = ""
            for m in mounts:
                if (path == m or path.startswith(m.rstrip("/") + "/")) and len(m) > len(best):
                    best = m
            if not best:
                return "nowhere", trail
            target = mounts[best]
            trail.append(best)
            rest = path[len(best):].lstrip("/")
            if not target.startswith("/"):
                return f"{target}:{rest}", trail
            path = target.rstrip("/") + "/" + rest if rest else target
            hops += 1
        return "loop", trail[:2]
#> Solution().mountLookup({"/": "disk0", "/home": "disk1"}, "/home/ann/x")
#> Solution().mountLookup({"/a": "/b", "/b": "usb"}, "/a/f")
#> Solution().mountLookup({}, "/q")
#> Solution().mountLookup(mounts={"/p": "/q", "/q": "/p"}, path="/p")
#> Solution().mountLookup({"/": "d", "/ho": "e"}, "/home")
# %%
def csv_template(header, formats, row):
    out = []
    for name in header:
        fmt = formats.get(name, "s")
        val = row.get(name)
        if val is None:
            cell = ""
        elif fmt == "s":
            cell = str(val)
        elif fmt[0] == "m":
            whole, part = divmod(abs(val), 100)
            digits = str(whole)
            groups = []
            while digits:
                groups.insert(0, digits[-3:])
                digits = digits[:-3]
            cell = "-" * (val < 0) + "'".join(groups) + f".{part:02}"
        else:
            cell = str(val)[:int(fmt)]
        out.append('"' + cell + '"' if "," in cell else cell)
    return ",".join(out)
#> csv_template(["id", "sum"], {"sum": "m"}, {"id": 4, "sum": 123456789})
#> csv_template(["a", "b"], {}, {"b": "x,y"})
#> csv_template([], {"q": "2"}, {"q": 1})
#> csv_template(["note", "m"], {"note": "4", "m": "m"}, {"note": "abcdef", "m": -5})
#> csv_template(["n"], {"n": "m"}, {"n": 100000})
# %%
def alias_store(ops):
    vals, alias = {}, {}

    def root(k):
        hops = 0
        while k in alias and hops < 10:
            k = alias[k]
            hops += 1
        return k

    out = []
    for op in ops:
        if "->" in op:
            a, b = op.split("->")
            if root(b) == a:
                out.append("cycle")
            else:
                alias[a] = b
        elif "=" in op:
            k, v = op.split("=")
            vals[root(k)] = v
        elif op.startswith("!"):
            alias.pop(op[1:], None)
        else:
            out.append(vals.get(root(op), "-"))
    return out
#> alias_store(["a=1", "b->a", "b", "b=2", "a"])
#> alias_store([])
#> alias_store(["x->y", "y->x", "x=5", "y"])
#> alias_store(["p->q", "q->r", "p=7", "!q", "p", "r"])
#> alias_store(["k", "k->m", "m=3", "k", "!k", "k"])
# %%
class Solution:
    def segmentedCache(self, keys, cold, hot):
        # new keys go to cold (fifo); a second hit moves them to hot (lru), hot spills back to cold
        c, h = [], []
        log = ""
        for k in keys:
            if k in h:
                h.remove(k)
                h.append(k)
                log += "H"
            elif k in c:
                c.remove(k)
                h.append(k)
                log += "C"
                if len(h) > hot:
                    c.append(h.pop(0))
            else:
                c.append(k)
                log += "."
            if len(c) > cold:
                c.pop(0)
        return log, c, h
#> Solution().segmentedCache("aabcab", 2, 1)
#> Solution().segmentedCache("", 1, 1)
#> Solution().segmentedCache("xyzxyz", 2, 2)
#> Solution().segmentedCache(keys="ppqqrrp", cold=2, hot=2)
#> Solution().segmentedCache("mm", cold=1, hot=0)
# %%
def chat_merge(streams, idle):
    # streams: per user list of (time, text); join texts of one speaker until another speaks or the pause is long
    flat = sorted((t, u, s) for u, msgs in streams.items() for t, s in msgs)
    talk = []
    for t, u, s in flat:
        if talk and talk[-1][0] == u and t - talk[-1][2] <= idle:
            talk[-1][1] += "/" + s
            talk[-1][2] = t
        else:
            talk.append([u, s, t])
    return [f"{u}: {s}" for u, s, _ in talk]
#> chat_merge({"al": [(1, "hi"), (2, "yo"), (20, "bye")], "bo": [(15, "hm")]}, 5)
#> chat_merge({}, 3)
#> chat_merge({"x": [(0, "a"), (10, "b"), (12, "c")]}, 4)
#> chat_merge({"p": [(1, "1"), (3, "3")], "q": [(2, "2"), (4, "4")]}, 9)
#> chat_merge({"m": [], "n": [(5, "k")]}, 1)
# %%
class Ring:
    def __init__(self, n):
        self.slots = [[] for _ in range(n)]
        self.at = 0

    def add(self, name, delay):
        n = len(self.slots)
        self.slots[(self.at + delay) % n].append((name, (delay - 1) // n))

    def tick(self):
        self.at = (self.at + 1) % len(self.slots)
        due = [n for n, r in self.slots[self.at] if r == 0]
        self.slots[self.at] = [(n, r - 1) for n, r in self.slots[self.at] if r]
        return due


def timer_wheel(size, timers, ticks):
    wheel = Ring(size)
    for name, delay in timers:
        wheel.add(name, delay)
    fired = []
    for t in range(1, ticks + 1):
        for name in wheel.tick():
            fired.append((t, name))
    return fired
#> timer_wheel(4, [("a", 2), ("b", 5)], 6)
#> timer_wheel(3, [], 2)
#> timer_wheel(2, [("x", 2), ("y", 4), ("z", 1)], 4)
#> timer_wheel(5, [("late", 11)], 10)
#> timer_wheel(3, [("p", 3), ("q", 3)], 3)
# %%
class Solution:
    def ledRow(self, text, width):
        glyph = {"1": 0b010, "0": 0b101, "-": 0b000, "+": 0b111}
        frame = 0
        shown = []
        for ch in text:
            g = glyph.get(ch, 0b001)
            frame = (frame << 3 | g) & (1 << width) - 1
            pic = ""
            for i in range(width - 1, -1, -1):
                pic += "#" if frame >> i & 1 else "."
            shown.append(pic)
        return shown
#> Solution().ledRow("10", 6)
#> Solution().ledRow("", 4)
#> Solution().ledRow("+-?", 5)
#> Solution().ledRow(text="0", width=2)
#> Solution().ledRow("111", width=7)
# %%
def readable(fg, bg):
    def lum(h):
        r, g, b = (int(c * 2, 16) for c in h)
        return (r * 3 + g * 6 + b) // 10

    a, b = sorted((lum(fg), lum(bg)))
    ratio = (b + 13) * 10 // (a + 13)
    if ratio >= 70:
        grade = "AAA"
    elif ratio >= 45:
        grade = "AA"
    elif ratio >= 30:
        grade = "large only"
    else:
        grade = "fail"
    return f"{ratio // 10}.{ratio % 10} {grade}"
#> readable("000", "fff")
#> readable("777", "fff")
#> readable("abc", "abc")
#> readable("f00", "00f")
#> readable("ff0", "333")
# %%
class Solution:
    def pixelSort(self, img, cut):
        # in each row, sort runs of pixels brighter than cut; odd rows downwards
        out = []
        for y, row in enumerate(img):
            line, run = [], []
            for v in row + [None]:
                if v is not None and v > cut:
                    run.append(v)
                    continue
                run.sort(reverse=bool(y % 2))
                line += run
                run = []
                if v is not None:
                    line.append(v)
            out.append(line)
        return out
#> Solution().pixelSort([[9, 7, 1, 8, 6]], 5)
#> Solution().pixelSort([], 0)
#> Solution().pixelSort([[1, 2], [3, 4]], 0)
#> Solution().pixelSort(img=[[5, 4, 3], [5, 9, 7]], cut=9)
#> Solution().pixelSort([[8, 2, 7, 6], [6, 7, 2, 8]], cut=2)
# %%
def guitar_tab(chords, strings):
    base = {"E": 4, "A": 9, "D": 2, "G": 7, "B": 11}
    names = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
    out = []
    for shape in chords:
        notes = []
        for s, fret in zip(strings, shape):
            if fret == "x":
                continue
            n = names[(base[s] + int(fret)) % 12]
            if n not in notes:
                notes.append(n)
        muted = shape.count("x")
        out.append("-".join(notes) + ("" if not muted else f"({muted} mute)"))
    return out
#> guitar_tab(["022", "x02"], "EAD")
#> guitar_tab([], "E")
#> guitar_tab(["3203"], "GBEA")
#> guitar_tab(["xx", "05"], "EA")
#> guitar_tab(["999", "123"], "DGB")
# %%
class Solution:
    def peg(self, board, moves):
        # moves "b2>" : the peg at b2 jumps right over a neighbour into an empty hole two away
        cells = {(r, c): ch for r, row in enumerate(board) for c, ch in enumerate(row)}
        way = {">": (0, 1), "<": (0, -1), "v": (1, 0), "^": (-1, 0)}
        for k, m in enumerate(moves):
            c, r = ord(m[0]) - 97, int(m[1]) - 1
            dr, dc = way[m[2]]
            over, to = (r + dr, c + dc), (r + 2 * dr, c + 2 * dc)
            if cells.get((r, c)) != "o" or cells.get(over) != "o" or cells.get(to) != ".":
                return f"illegal move {k}"
            cells[r, c] = cells[over] = "."
            cells[to] = "o"
        return ["".join(cells[r, c] for c in range(len(row))) for r, row in enumerate(board)]
#> Solution().peg(["oo.", "..o"], ["a1>"])
#> Solution().peg(["o"], [])
#> Solution().peg(["oo.", "..o"], ["a1>", "a1>"])
#> Solution().peg(board=["oo.o."], moves=["a1>", "c1>"])
#> Solution().peg([".", "o", "o"], ["a3^"])
# %%
def meal_plan(dishes, days, budget):
    # cheapest dish that was not cooked in the last two days; treat yourself when money is left
    plan = []
    for d in range(days):
        left_days = days - d
        options = [x for x in dishes if x not in plan[-2:]]
        if not options:
            plan.append("toast")
            continue
        rich = budget // left_days
        fits = [x for x in options if dishes[x] <= rich]
        pick = max(fits, key=lambda x: (dishes[x], x)) if fits else min(options, key=lambda x: (dishes[x], x))
        if dishes[pick] > budget:
            plan.append("toast")
            continue
        budget -= dishes[pick]
        plan.append(pick)
    return plan, budget
#> meal_plan({"rice": 3, "stew": 6, "fish": 9}, 4, 24)
#> meal_plan({}, 2, 10)
#> meal_plan({"soup": 2}, 3, 9)
#> meal_plan({"a": 5, "b": 5, "c": 20}, 3, 12)
#> meal_plan({"p": 1, "q": 2}, 0, 5)
# %%
class Solution:
    def mineCart(self, track, steps):
        # a cart on a one-line track: <> set the direction, digits are springs, # turns it round
        pos, d, cells = 0, 1, list(track)
        seen = []
        for _ in range(steps):
            if not 0 <= pos < len(cells):
                return "off", seen
            seen.append(pos)
            ch = cells[pos]
            if ch == ">":
                d = 1
            elif ch == "<":
                d = -1
            elif ch == "#":
                d = -d
                cells[pos] = "."
            elif ch.isdigit():
                pos += d * int(ch)
                cells[pos if 0 <= pos < len(cells) else 0] = "."
            pos += d
        return pos, seen
#> Solution().mineCart("..#..", 6)
#> Solution().mineCart("", 1)
#> Solution().mineCart(".2..<", 7)
#> Solution().mineCart(track=">.<", steps=5)
#> Solution().mineCart("9", steps=3)
