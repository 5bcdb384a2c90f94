# %%
def hive(cells):
    filled = [c for c in cells if c]
    most = max(filled, default=0)
    share = {i: c * 10 // most for i, c in enumerate(cells) if c}
    bars = []
    for i in share:
        bars.append("%d%s" % (i, "=" * share[i]))
    return bars
#> hive([5, 0, 10])
#> hive([])
#> hive([0, 0])
#> hive([3, 3, 1, 2])
#> hive([100, 50, 9, 0, 25])

# %%
def nicknames(accounts, short):
    box = {}
    for handle, n in accounts.items():
        stem = handle.strip("_").rstrip("0123456789").lower()
        key = short.get(stem, stem) or "anon"
        posts, forms = box.setdefault(key, [0, []])
        box[key][0] = posts + n
        forms.append(handle)
    return {k: box[k] for k in sorted(box, key=lambda k: (-box[k][0], k))}
#> nicknames({"Bob_": 2, "bob77": 3, "robert": 1}, {"bob": "robert"})
#> nicknames({}, {"a": "b"})
#> nicknames({"123": 1}, {})
#> nicknames({"zed": 1, "_amy": 1, "Amy9": 1, "kit": 3}, {"zed": "amy"})
#> nicknames({"x1": 4, "X2": 2, "y": 6}, {})

# %%
from functools import reduce

def deep_put(paths):
    tree = {}
    for path, value in paths:
        *dirs, leaf = path.split(".")
        spot = reduce(lambda node, d: node.setdefault(d, {}), dirs, tree)
        spot[leaf] = value
    return tree
#> deep_put([("a.b", 1), ("a.c.d", 2)])
#> deep_put([])
#> deep_put([("x", 0), ("y", 1), ("x", 2)])
#> deep_put([("p.q.r", "s"), ("p.q.t", "u"), ("p.v", "w")])
#> deep_put([("k", 1), ("k.m", 2)])

# %%
def fence(boards, paint):
    groups, prev = [], None
    for b in boards:
        tone = paint.get(b, "raw")
        if tone != prev:
            groups.append([tone, 0])
            prev = tone
        groups[-1][1] += 1
    longest = max(groups, key=lambda g: g[1], default=["none", 0])
    return len(groups), tuple(longest)
#> fence("aabbc", {"a": "red", "b": "red"})
#> fence("", {})
#> fence("xyx", {"y": "tan"})
#> fence(boards="pqrs", paint={"p": "blue", "s": "blue"})
#> fence(boards=[1, 2, 2, 1, 1], paint={1: "w", 2: "k"})

# %%
def zip_shift(xs, k):
    k %= len(xs) or 1
    turned = xs[k:] + xs[:k]
    match = [a for a, b in zip(xs, turned) if a == b]
    wins = 0
    for a, b in zip(xs, turned):
        wins += (a > b) - (a < b)
    return match, wins
#> zip_shift([3, 1, 3, 1], 2)
#> zip_shift([], 4)
#> zip_shift([9], 1)
#> zip_shift([1, 2, 3, 4, 5], -1)
#> zip_shift([5, 1, 1, 5, 1], 3)

# %%
class Solution:
    def guestTables(self, guests, rivals, seats):
        tables = []
        for g in guests:
            foes = {b if a == g else a for a, b in rivals if g in (a, b)}
            for t in tables:
                if len(t) < seats and foes.isdisjoint(t):
                    t.append(g)
                    break
            else:
                tables.append([g])
        return tables
#> Solution().guestTables(["al", "bo", "cy", "di"], [("al", "bo")], 2)
#> Solution().guestTables([], [], 3)
#> Solution().guestTables(["x"], [("x", "y")], 1)
#> Solution().guestTables(guests=["p", "q", "r", "s", "t"], rivals=[("p", "q"), ("q", "r")], seats=3)
#> Solution().guestTables(guests=["m", "n"], rivals=[("m", "n"), ("n", "m")], seats=8)

# %%
def top_then_rest(scores, cut):
    ranked = sorted(scores.items(), key=lambda s: s[1])[::-1]
    head, rest = ranked[:cut], ranked[cut:]
    line = ", ".join(f"{n}={s}" for n, s in head)
    if rest:
        low = min(s for _, s in rest)
        high = max(s for _, s in rest)
        line += f" (+{len(rest)}: {low}..{high})"
    return line
#> top_then_rest({"a": 5, "b": 9, "c": 2, "d": 7}, 2)
#> top_then_rest({}, 3)
#> top_then_rest({"z": 1}, 0)
#> top_then_rest({"p": 4, "q": 4, "r": 4}, 1)
#> top_then_rest({"m": 10, "n": 20}, 5)

# %%
from collections import defaultdict
from typing import Dict, List, Tuple

class Solution:
    def inboundLinks(self, pages: Dict[str, List[str]], damp: int) -> List[Tuple[int, str]]:
        score = defaultdict(int)
        for page, links in pages.items():
            score[page] += 1
            uniq = [l for l in dict.fromkeys(links) if l != page]
            for target in uniq:
                score[target] += damp // len(uniq)
        return sorted(((s, p) for p, s in score.items()), reverse=True)
#> Solution().inboundLinks({"home": ["faq", "shop"], "faq": ["home"]}, 10)
#> Solution().inboundLinks({}, 5)
#> Solution().inboundLinks({"x": ["x", "x"]}, 9)
#> Solution().inboundLinks(pages={"a": ["b", "b", "c"], "b": ["c"], "c": []}, damp=12)
#> Solution().inboundLinks(pages={"m": ["n", "o", "p"]}, damp=7)

# %%
def odd_one_out(items, traits):
    for t in traits:
        groups = {}
        for name, info in items.items():
            groups.setdefault(info.get(t), []).append(name)
        singles = [g[0] for g in groups.values() if len(g) == 1]
        if len(singles) == 1 and len(groups) == 2:
            return singles[0], t
    return None
#> odd_one_out({"bat": {"fly": 1}, "owl": {"fly": 1}, "cow": {"fly": 0}}, ["fly"])
#> odd_one_out({}, ["x"])
#> odd_one_out({"a": {"c": 1}, "b": {"c": 2}, "d": {"c": 3}}, ["c"])
#> odd_one_out({"p": {"s": 1, "t": 5}, "q": {"s": 1, "t": 6}, "r": {"s": 1, "t": 5}}, ["s", "t"])
#> odd_one_out({"m": {"k": 1}, "n": {"k": 1}, "o": {}}, ["j", "k"])

# %%
class Solution:
    def printPages(self, spec, last):
        pages = set()
        for part in spec.replace(" ", "").split(","):
            if not part:
                continue
            lo, dash, hi = part.partition("-")
            a = int(lo or 1)
            b = int(hi or last) if dash else a
            pages.update(range(a, min(b, last) + 1))
        return sorted(p for p in pages if p <= last)
#> Solution().printPages("1-3, 7", 8)
#> Solution().printPages("", 4)
#> Solution().printPages("-2,5-", 6)
#> Solution().printPages(spec="9,2,2,1-2", last=5)
#> Solution().printPages(spec="4-2,3", last=9)

# %%
def morse_mix(text, table):
    rev = {}
    for letter, code in table.items():
        rev.setdefault(code, []).append(letter)
    out = ""
    for tok in text.split():
        letters = rev.get(tok)
        if letters is None:
            out += "#"
        else:
            out += letters[0] if len(letters) == 1 else "[" + "".join(sorted(letters)) + "]"
    return out
#> morse_mix(".- -... .-", {"a": ".-", "b": "-..."})
#> morse_mix("", {"e": "."})
#> morse_mix("... ---", {})
#> morse_mix(". - .", {"e": ".", "i": ".", "t": "-"})
#> morse_mix("-- .. --", {"m": "--", "z": "--", "y": "--"})

# %%
class Solution:
    def fieldTypes(self, rows):
        kinds = {}
        for row in rows:
            for field, value in row.items():
                name = type(value).__name__
                kinds.setdefault(field, []).append(name)
        out = {}
        for field, names in kinds.items():
            uniq = sorted(set(names))
            label = "|".join(uniq)
            out[field] = label if len(names) == len(rows) else label + "?"
        return out
#> Solution().fieldTypes([{"id": 1, "n": "a"}, {"id": "2"}])
#> Solution().fieldTypes([])
#> Solution().fieldTypes([{"x": None}, {"x": [1]}])
#> Solution().fieldTypes(rows=[{"p": 1, "q": True}, {"p": 2, "q": False}])
#> Solution().fieldTypes(rows=[{"m": 1}, {}, {"m": "s", "k": {}}])

# %%
def step_ladder(nums):
    seen, out = {}, []
    for i, x in enumerate(nums):
        gap = i - seen[x] if x in seen else 0
        out.append(gap)
        seen[x] = i
    late = [x for x in seen if seen[x] == len(nums) - 1]
    return out, max(out, default=0), late
#> step_ladder([4, 7, 4, 4])
#> step_ladder([])
#> step_ladder([1])
#> step_ladder([2, 3, 5, 2, 3, 5])
#> step_ladder([9, 9, 8, 9])

# %%
class Solution:
    def auction(self, bids):
        lots = {}
        for lot, who, amount in bids:
            book = lots.setdefault(lot, {})
            book[who] = max(book.get(who, 0), amount)
        result = {}
        for lot, book in lots.items():
            (price, winner), *others = sorted(((a, w) for w, a in book.items()), reverse=True)
            pay = others[0][0] + 1 if others else 1
            result[lot] = (winner, min(pay, price))
        return result
#> Solution().auction([("vase", "al", 30), ("vase", "bo", 50), ("rug", "cy", 9)])
#> Solution().auction([])
#> Solution().auction([("x", "p", 5), ("x", "p", 8)])
#> Solution().auction(bids=[("l", "a", 7), ("l", "b", 7), ("m", "a", 1), ("m", "c", 4)])
#> Solution().auction(bids=[("k", "u", 0)])

# %%
def initials_grid(names):
    grid = {}
    for first, last in (n.split() for n in names):
        grid.setdefault(first[0], {}).setdefault(last[0], []).append(first + last[0])
    cols = sorted({c for row in grid.values() for c in row})
    return [[r] + [len(grid[r].get(c, [])) for c in cols] for r in sorted(grid)]
#> initials_grid(["Ann Bee", "Al Cox", "Bo Bix"])
#> initials_grid([])
#> initials_grid(["Zed Zoo"])
#> initials_grid(["Pat Q", "Pia R", "Pam Q", "Kit R"])
#> initials_grid(["solo"])

# %%
class Solution:
    def fuelStops(self, stations, tank, goal):
        pos, fuel, stops = 0, tank, []
        for mile in sorted(stations):
            if mile >= goal:
                break
            fuel -= mile - pos
            pos = mile
            if fuel < 0:
                return f"dry before {mile}"
            ahead = min((m for m in [*stations, goal] if m > mile), default=goal)
            if fuel < ahead - mile:
                fuel = min(tank, fuel + stations[mile])
                stops.append(mile)
        return stops if fuel >= goal - pos else f"dry before {goal}"
#> Solution().fuelStops({10: 20, 25: 10}, 15, 35)
#> Solution().fuelStops({}, 5, 4)
#> Solution().fuelStops({8: 9}, 5, 20)
#> Solution().fuelStops(stations={5: 5, 10: 5, 15: 5}, tank=10, goal=22)
#> Solution().fuelStops(stations={4: 1}, tank=6, goal=9)

# %%
def key_of_max_row(table, weights):
    totals = {}
    for key, row in table.items():
        pairs = zip(row, weights + [1] * len(row))
        totals[key] = sum(v * w for v, w in pairs)
    ranked = sorted(totals.items(), key=lambda t: (-t[1], t[0]))
    return ranked[0] if ranked else None
#> key_of_max_row({"a": [1, 2], "b": [3, 0]}, [1, 2])
#> key_of_max_row({}, [5])
#> key_of_max_row({"q": []}, [])
#> key_of_max_row({"x": [1, 1, 9], "y": [4, 4], "w": [11]}, [1])
#> key_of_max_row({"m": [2, 2], "l": [1, 3]}, [3, 3])

# %%
class Solution:
    def parseArgs(self, argv):
        flags, opts, rest = set(), {}, []
        it = iter(argv)
        for a in it:
            if a == "--":
                rest.extend(it)
            elif a.startswith("--"):
                name, eq, val = a[2:].partition("=")
                opts[name] = val if eq else next(it, None)
            elif a.startswith("-") and len(a) > 1:
                flags |= set(a[1:])
            else:
                rest.append(a)
        return "".join(sorted(flags)), opts, rest
#> Solution().parseArgs(["-vx", "--out", "f", "in"])
#> Solution().parseArgs([])
#> Solution().parseArgs(["--n=5", "--", "-q", "--z"])
#> Solution().parseArgs(argv=["-a", "-b", "-ab", "-"])
#> Solution().parseArgs(argv=["run", "--mode"])

# %%
def lineup(heights):
    from itertools import groupby
    order = sorted(heights, key=lambda n: (heights[n], n))
    rows = []
    for h, grp in groupby(order, key=heights.get):
        members = list(grp)
        rows.append(f"{h}:{'/'.join(members)}")
    return " ".join(rows)
#> lineup({"tim": 150, "ann": 140, "bob": 150})
#> lineup({})
#> lineup({"x": 1})
#> lineup({"d": 5, "c": 5, "b": 5, "a": 5})
#> lineup({"p": 3, "q": 1, "r": 2})

# %%
class Solution:
    def rumourSources(self, heard, rumour, liars):
        tellers = {}
        for person, sources in heard.items():
            tellers.setdefault(person, set()).update(sources)
        blamed, stack = set(), [rumour]
        while stack:
            for src in sorted(tellers.get(stack.pop(), ())):
                if src not in blamed:
                    blamed.add(src)
                    if src not in liars:
                        stack.append(src)
        return sorted(blamed & set(liars)) or sorted(blamed)
#> Solution().rumourSources({"me": ["al", "bo"], "al": ["cy"]}, "me", ["cy"])
#> Solution().rumourSources({}, "x", ["y"])
#> Solution().rumourSources({"a": ["b"], "b": ["a"]}, "a", [])
#> Solution().rumourSources(heard={"p": ["q", "r"], "q": ["s"], "s": ["t"], "r": ["t"]}, rumour="p", liars=["s", "t", "z"])
#> Solution().rumourSources(heard={"m": ["n"], "n": ["o"]}, rumour="m", liars=["n", "o"])

# %%
def tidy_numbers(raw):
    good, bad = [], []
    for tok in raw.split(","):
        tok = tok.strip()
        try:
            good.append(int(tok))
        except ValueError:
            bad.append(tok)
    lo, hi = (min(good), max(good)) if good else (0, 0)
    holes = [n for n in range(lo, hi) if n not in good]
    return len(good), holes[:4], bad
#> tidy_numbers("3, 5,x, 9")
#> tidy_numbers("")
#> tidy_numbers("7")
#> tidy_numbers("1,2,,4,5a,6")
#> tidy_numbers("-2,2")

# %%
class Solution:
    def knockGuests(self, log):
        inside, stays = {}, {}
        for entry in log:
            time, who = int(entry[:-1]), entry[-1]
            if who.islower():
                inside.setdefault(who, time)
            elif (came := inside.pop(who.lower(), None)) is not None:
                stays.setdefault(who, []).append(time - came)
        best = max(stays.items(), key=lambda s: sum(s[1]), default=None)
        return best, sorted(inside)
#> Solution().knockGuests(["1a", "3b", "5A", "9B"])
#> Solution().knockGuests([])
#> Solution().knockGuests(["4Z", "6q"])
#> Solution().knockGuests(log=["1x", "2X", "5x", "9X", "3y", "8Y"])
#> Solution().knockGuests(log=["10m", "12m", "15M", "20n"])

# %%
def chunk_stats(nums, size):
    chunks = [nums[i:i + size] for i in range(0, len(nums), size)]
    stats = {}
    for i, c in enumerate(chunks):
        full = len(c) == size
        stats[i] = max(c) - min(c) if full else "part"
    flat = [i for i, s in stats.items() if s == 0]
    return stats, flat
#> chunk_stats([1, 5, 2, 2, 9], 2)
#> chunk_stats([], 3)
#> chunk_stats([4], 1)
#> chunk_stats([3, 3, 3, 3, 3, 3], 3)
#> chunk_stats([10, 0, 5, 8, 1, 1, 1], 4)

# %%
class Solution:
    def emblem(self, colours, shapes, banned):
        from itertools import product
        made = []
        for c, s in product(colours, shapes):
            if c in banned.get(s, ""):
                continue
            made.append(f"{c}{s}" if len(made) % 2 else f"{s}{c}")
        uses = {c: sum(c in m for m in made) for c in colours}
        return made, [c for c, n in uses.items() if n == 0]
#> Solution().emblem("RG", "os", {"s": "R"})
#> Solution().emblem("", "x", {})
#> Solution().emblem("B", "o", {"o": "B"})
#> Solution().emblem(colours="RGB", shapes="tu", banned={"t": "GB", "u": "G"})
#> Solution().emblem(colours=["W"], shapes=["q", "r", "p"], banned={"p": []})

# %%
def ring_neighbours(names, dist):
    n = len(names)
    near = {}
    for i, who in enumerate(names):
        left = [names[(i - d) % n] for d in range(1, dist + 1)]
        right = [names[(i + d) % n] for d in range(1, dist + 1)]
        near[who] = sorted({*left, *right} - {who})
    return near
#> ring_neighbours(["a", "b", "c", "d", "e"], 1)
#> ring_neighbours([], 2)
#> ring_neighbours(["z"], 1)
#> ring_neighbours(["p", "q", "r"], 2)
#> ring_neighbours(["m", "n"], 0)

# %%
class Solution:
    def stockSpan(self, prices):
        watch = {}
        for day, quotes in enumerate(prices):
            for sym, p in quotes.items():
                lo, hi, first = watch.get(sym, (p, p, day))
                watch[sym] = (min(lo, p), max(hi, p), first)
        moved = {s: (hi - lo) * 100 // lo for s, (lo, hi, _) in watch.items() if lo}
        wild = [s for s in sorted(moved) if moved[s] >= 50]
        return moved, wild
#> Solution().stockSpan([{"ab": 10, "cd": 40}, {"ab": 15}, {"cd": 44}])
#> Solution().stockSpan([])
#> Solution().stockSpan([{"z": 0}, {"z": 3}])
#> Solution().stockSpan(prices=[{"p": 4}, {"q": 8}, {"p": 8, "q": 4}])
#> Solution().stockSpan(prices=[{"m": 100}])

# %%
def clock_words(times):
    def pretty(t):
        h, m = divmod(t, 60)
        h12 = h % 12 or 12
        return f"{h12}:{m:02}{'ap'[h >= 12]}"

    slots = {}
    for t in times:
        part = "am" if t < 720 else "pm"
        slots.setdefault(part, []).append(pretty(t))
    return {p: sorted(ts, key=lambda s: (len(s), s)) for p, ts in slots.items()}
#> clock_words([545, 0, 725])
#> clock_words([])
#> clock_words([1439])
#> clock_words([60, 660, 120])
#> clock_words([720, 780, 719, 1300])

# %%
class Solution:
    def mazeKeys(self, doors, start, keys):
        held = set(keys)
        spot, trail = start, [start]
        while True:
            options = sorted(doors.get(spot, {}).items())
            step = next((room for room, lock in options if room not in trail and (not lock or lock in held)), None)
            if step is None:
                return trail
            used = doors[spot][step]
            held.discard(used)
            trail.append(step)
            spot = step
#> Solution().mazeKeys({"hall": {"den": "", "attic": "k1"}, "den": {"yard": "k1"}}, "hall", ["k1"])
#> Solution().mazeKeys({}, "pit", [])
#> Solution().mazeKeys({"a": {"b": "x"}}, "a", ["y"])
#> Solution().mazeKeys(doors={"1": {"2": "k"}, "2": {"1": "", "3": "k", "4": ""}, "4": {"3": ""}}, start="1", keys=["k"])
#> Solution().mazeKeys(doors={"p": {"q": ""}, "q": {"p": ""}}, start="q", keys=[])

# %%
def weave(left, right):
    a, b = iter(left), iter(right)
    out = []
    turn = 0
    while (x := next(a if turn % 3 < 2 else b, None)) is not None:
        out.append(x)
        turn += 1
    rest = [*a, *b]
    return out, rest
#> weave([1, 2, 3, 4], [10, 20])
#> weave([], [5])
#> weave([7, 8], [])
#> weave("abcdef", "XYZ")
#> weave([1, 1, 1], [2, 2, 2, 2])

# %%
class Solution:
    def mostShared(self, likes):
        fans = {}
        for person, things in likes.items():
            for t in things:
                fans.setdefault(t, set()).add(person)
        pairs = {}
        for thing in sorted(fans):
            group = sorted(fans[thing])
            for i, p in enumerate(group):
                for q in group[i + 1:]:
                    pairs.setdefault((p, q), []).append(thing)
        if not pairs:
            return None
        return max(pairs.items(), key=lambda kv: len(kv[1]))
#> Solution().mostShared({"al": ["tea", "golf"], "bo": ["golf", "tea"], "cy": ["tea"]})
#> Solution().mostShared({})
#> Solution().mostShared({"x": ["a"], "y": ["b"]})
#> Solution().mostShared(likes={"p": ["k"], "q": ["k", "m"], "r": ["m", "n"]})
#> Solution().mostShared(likes={"u": ["s", "s", "t"], "v": ["t", "s"]})

# %%
def trim_dict(data, budget):
    size = sum(len(k) + len(str(v)) for k, v in data.items())
    dropped = []
    while size > budget:
        k = max(data, key=lambda k: (len(str(data[k])), k))
        v = data.pop(k)
        size -= len(k) + len(str(v))
        dropped.append(k)
    return data, dropped, size
#> trim_dict({"name": "bob", "bio": "likes tea", "id": 7}, 12)
#> trim_dict({}, 0)
#> trim_dict({"a": 1}, 5)
#> trim_dict({"p": "xx", "q": "yy", "r": "z"}, 4)
#> trim_dict({"long": 123456}, 3)

# %%
class Solution:
    def gearTeeth(self, links, start, turns):
        speed = {start: turns}
        todo = [start]
        for g in todo:
            for a, b, ratio in links:
                if a == g and b not in speed:
                    speed[b] = -speed[g] * ratio
                    todo.append(b)
        stuck = sorted({b for _, b, _ in links} - set(speed))
        return speed, stuck
#> Solution().gearTeeth([("a", "b", 2), ("b", "c", 3)], "a", 1)
#> Solution().gearTeeth([], "g", 5)
#> Solution().gearTeeth([("x", "y", 2)], "q", 1)
#> Solution().gearTeeth(links=[("m", "n", 1), ("m", "o", 4), ("o", "n", 2)], start="m", turns=-3)
#> Solution().gearTeeth(links=[("p", "q", 2), ("r", "s", 2), ("q", "p", 9)], start="p", turns=10)

# %%
def bounce_count(lists):
    where = {}
    for day, names in enumerate(lists, 1):
        for n in names:
            where.setdefault(n, []).append(day)
    back = {}
    for n, days in where.items():
        returns = sum(b - a > 1 for a, b in zip(days, days[1:]))
        if returns:
            back[n] = returns
    steady = [n for n, d in where.items() if len(d) == len(lists)]
    return back, steady
#> bounce_count([["al", "bo"], ["bo"], ["al", "bo"]])
#> bounce_count([])
#> bounce_count([["x"]])
#> bounce_count([["p"], [], ["p"], [], ["p", "q"]])
#> bounce_count([["m", "n"], ["n", "m"]])

# %%
class Solution:
    def compileScores(self, judges):
        boards = {}
        for marks in judges:
            for who, m in marks.items():
                boards.setdefault(who, []).append(m)
        final = {}
        for who, ms in boards.items():
            ms.sort()
            core = ms[1:-1] if len(ms) > 2 else ms
            final[who] = sum(core) * 10 // len(core)
        return sorted(final.items(), key=lambda f: (-f[1], f[0]))
#> Solution().compileScores([{"al": 7, "bo": 9}, {"al": 8, "bo": 2}, {"al": 9, "bo": 8}])
#> Solution().compileScores([])
#> Solution().compileScores([{"z": 5}])
#> Solution().compileScores(judges=[{"p": 1}, {"p": 10}, {"p": 4}, {"p": 5}])
#> Solution().compileScores(judges=[{"m": 6, "n": 6}, {"n": 6, "m": 6}])

# %%
def slots_by_star(stars):
    ranks = "".join(sorted(stars, key=stars.get, reverse=True))
    first, *middle, last = ranks if len(ranks) > 2 else ranks.ljust(3, "-")
    pods = {"gold": first, "wood": last}
    for i, m in enumerate(middle):
        medal = ("silver", "bronze")[i] if i < 2 else "none"
        pods[medal] = pods.get(medal, "") + m
    return pods
#> slots_by_star({"a": 3, "b": 9, "c": 5})
#> slots_by_star({})
#> slots_by_star({"x": 1})
#> slots_by_star({"p": 1, "q": 2, "r": 3, "s": 4, "t": 5, "u": 6})
#> slots_by_star({"m": 7, "n": 7, "o": 7, "l": 7})

# %%
class Solution:
    def quotaCheck(self, usage, quotas):
        over, total = [], 0
        for user, files in usage.items():
            used = sum(files.values())
            total += used
            quota = quotas.get(user, quotas.get("default", 0))
            excess = used - quota
            if excess <= 0:
                continue
            drop = []
            for f in sorted(files, key=files.get):
                if excess <= 0:
                    break
                drop.append(f)
                excess -= files[f]
            over.append((user, drop))
        return over, total
#> Solution().quotaCheck({"al": {"x": 5, "y": 9}, "bo": {"z": 2}}, {"default": 10})
#> Solution().quotaCheck({}, {})
#> Solution().quotaCheck({"q": {}}, {"q": 0})
#> Solution().quotaCheck(usage={"u": {"a": 1, "b": 2, "c": 30}}, quotas={"u": 31})
#> Solution().quotaCheck(usage={"m": {"k": 4}, "n": {"l": 4, "o": 4}}, quotas={"n": 7})

# %%
def acc_until(nums, limit):
    from itertools import accumulate, takewhile
    sums = accumulate(nums)
    kept = list(takewhile(lambda s: s <= limit, sums))
    used = len(kept)
    rest = nums[used:]
    spare = limit - (kept[-1] if kept else 0)
    fits = [x for x in rest if x <= spare]
    return used, spare, max(fits, default=None)
#> acc_until([4, 3, 9, 2], 10)
#> acc_until([], 6)
#> acc_until([8], 5)
#> acc_until([1, 1, 1, 1], 3)
#> acc_until([5, 20, 7, 4, 6], 12)

# %%
class Solution:
    def squadNumbers(self, wishes):
        given = {}
        used = set()
        for player, nums in wishes.items():
            pick = next((n for n in nums if n not in used), None)
            if pick is None:
                pick = 1
                while pick in used:
                    pick += 1
            used.add(pick)
            given[player] = pick
        happy = sum(given[p] == w[0] for p, w in wishes.items() if w)
        return sorted(given, key=given.get), happy
#> Solution().squadNumbers({"al": [7], "bo": [7, 9], "cy": [7, 9]})
#> Solution().squadNumbers({})
#> Solution().squadNumbers({"z": []})
#> Solution().squadNumbers(wishes={"p": [1, 2], "q": [1], "r": [2], "s": []})
#> Solution().squadNumbers(wishes={"m": [99], "n": [4]})

# %%
def count_signs(matrix):
    from collections import Counter
    signs = Counter()
    for row in matrix:
        signs += Counter("+" if v > 0 else "-" if v < 0 else "0" for v in row)
    (top, n), = signs.most_common(1) or [("none", 0)]
    cols = [sum(c) for c in zip(*matrix)]
    return f"{top}x{n}", cols
#> count_signs([[1, -2], [0, 5], [3, 0]])
#> count_signs([])
#> count_signs([[-1]])
#> count_signs([[0, 0, 0], [1, 2, 3], [0, -9, 0]])
#> count_signs([[4, 4], [-4, 4]])

# %%
class Solution:
    def spellBook(self, spells, mana, level):
        known = [s for s in spells if s["lvl"] <= level]
        known.sort(key=lambda s: s["dmg"] * 100 // s["cost"], reverse=True)
        cast = {}
        for s in known:
            times, mana = divmod(mana, s["cost"])
            if times:
                cast[s["name"]] = times
        return cast, mana
#> Solution().spellBook([{"name": "zap", "lvl": 1, "dmg": 5, "cost": 3}, {"name": "ice", "lvl": 2, "dmg": 9, "cost": 4}], 10, 2)
#> Solution().spellBook([], 8, 1)
#> Solution().spellBook([{"name": "sun", "lvl": 9, "dmg": 99, "cost": 1}], 5, 3)
#> Solution().spellBook([{"name": "a", "lvl": 1, "dmg": 2, "cost": 2}, {"name": "b", "lvl": 1, "dmg": 7, "cost": 5}, {"name": "c", "lvl": 1, "dmg": 1, "cost": 1}], mana=18, level=1)
#> Solution().spellBook([{"name": "mud", "lvl": 0, "dmg": 0, "cost": 7}], mana=6, level=0)
