# %%
from collections import defaultdict

class Solution:
    def parkingFees(self, log, rate):
        arrived = {}
        owed = defaultdict(int)
        for plate, minute, action in log:
            if action == "in":
                arrived[plate] = minute
            elif plate in arrived:
                stay = minute - arrived.pop(plate)
                owed[plate] += (stay + 29) // 30 * rate
        return sorted(owed.items()), sorted(arrived)
#> Solution().parkingFees([("AA", 0, "in"), ("AA", 45, "out"), ("BB", 50, "in")], 3)
#> Solution().parkingFees([], 5)
#> Solution().parkingFees([("X", 5, "out")], 1)
#> Solution().parkingFees(log=[("P", 0, "in"), ("P", 30, "out"), ("P", 40, "in"), ("P", 101, "out")], rate=2)
#> Solution().parkingFees(log=[("C", 1, "in"), ("B", 2, "in"), ("A", 3, "in"), ("B", 4, "out")], rate=10)

# %%
def vowel_shelves(words, spare):
    shelves = {}
    for w in words:
        key = tuple(c for c in w if c in "aeiou")
        if len(shelves.get(key, ())) == spare:
            key += ("full",)
        shelves.setdefault(key, []).append(w)
    big = [ws for ws in shelves.values() if len(ws) > 1]
    return ["=".join(ws) for ws in sorted(big, key=len)], len(shelves)
#> vowel_shelves(["bean", "meal", "tan", "cat"], 3)
#> vowel_shelves([], 1)
#> vowel_shelves(["aa", "aa", "baa"], 2)
#> vowel_shelves(["on", "no", "stop", "pots", "spot", "cat"], 2)
#> vowel_shelves(["ab", "cd", "ba", "dc"], 9)

# %%
class Solution:
    def rotateShifts(self, crew, weeks):
        table = {}
        line = crew[:]
        for w in range(1, weeks + 1):
            early, *late = line
            table[w] = f"{early}|{'+'.join(late)}"
            line = late + [early]
        return table
#> Solution().rotateShifts(["al", "bo", "cy"], 3)
#> Solution().rotateShifts(["al"], 2)
#> Solution().rotateShifts(["p", "q", "r", "s"], 5)
#> Solution().rotateShifts(crew=["x", "y"], weeks=0)
#> Solution().rotateShifts(crew=["m", "n"], weeks=4)

# %%
def split_head_tail(rows):
    seen = []
    for row in rows:
        if not row:
            seen.append("-")
            continue
        first, *mid, last = row if len(row) > 1 else row * 2
        weight = sum(mid)
        seen.append((first, weight, last))
    return seen
#> split_head_tail([[1, 2, 3], [4, 5]])
#> split_head_tail([])
#> split_head_tail([[7], []])
#> split_head_tail([[1, 1, 1, 1, 1], [9, 8, 7]])
#> split_head_tail([[0, 0], [5], [], [2, 4, 6, 8]])

# %%
from collections import Counter
from typing import List

class Solution:
    def sockDrawer(self, socks: List[str], lost: List[str]) -> dict:
        have = Counter(socks) - Counter(lost)
        pairs, odd = {}, []
        for colour in sorted(have):
            p, rest = divmod(have[colour], 2)
            if p:
                pairs[colour] = p
            if rest:
                odd.append(colour)
        return {"pairs": pairs, "odd": odd}
#> Solution().sockDrawer(["red", "red", "tan", "red"], ["red"])
#> Solution().sockDrawer([], ["blue"])
#> Solution().sockDrawer(socks=["g"], lost=[])
#> Solution().sockDrawer(socks=["b", "b", "w", "w", "w", "k"], lost=["w", "k", "k"])
#> Solution().sockDrawer(["u", "v", "w"], ["u", "v", "w"])

# %%
def natural(names):
    def key(name):
        head = name.rstrip("0123456789")
        tail = name[len(head):]
        return head, int(tail) if tail else -1

    ranked = sorted(names, key=key)
    gaps = 0
    for a, b in zip(ranked, ranked[1:]):
        (ha, na), (hb, nb) = key(a), key(b)
        if ha == hb and nb - na > 1:
            gaps += 1
    return ranked, gaps
#> natural(["pic10", "pic2", "pic1"])
#> natural([])
#> natural(["solo"])
#> natural(["b3", "a", "a1", "b12", "a0"])
#> natural(["x7", "x07"])

# %%
class Solution:
    def lendingDesk(self, books, requests):
        shelf = set(books)
        holder = {}
        refused = []
        for who, title in requests:
            if holder.get(title) == who:
                del holder[title]
                shelf.add(title)
            elif title in shelf:
                shelf.discard(title)
                holder[title] = who
            else:
                refused.append(f"{who}:{title}")
        return sorted(shelf), holder, refused
#> Solution().lendingDesk(["dune", "emma"], [("jo", "dune"), ("al", "dune"), ("jo", "dune")])
#> Solution().lendingDesk([], [("x", "none")])
#> Solution().lendingDesk(["a"], [])
#> Solution().lendingDesk(["a", "b", "c"], [("p", "a"), ("p", "b"), ("q", "b"), ("q", "c")])
#> Solution().lendingDesk(["k"], [("u", "k"), ("u", "k"), ("v", "k"), ("u", "k")])

# %%
def symmetric_friends(lists):
    one_way = []
    mutual = set()
    for me, friends in lists.items():
        for f in friends:
            if me in lists.get(f, ()):
                mutual.add(tuple(sorted((me, f))))
            else:
                one_way.append(f"{me}->{f}")
    return sorted(mutual), one_way
#> symmetric_friends({"ab": ["cd"], "cd": ["ab", "ef"]})
#> symmetric_friends({})
#> symmetric_friends({"n": ["n"]})
#> symmetric_friends({"a": ["b", "c"], "b": ["a"], "c": ["a", "b"]})
#> symmetric_friends({"x": ["q"], "y": [], "z": ["x", "y"]})

# %%
from itertools import groupby

class Solution:
    def streakBoard(self, results):
        best = {}
        for player, marks in results.items():
            runs = [(len(list(g)), k) for k, g in groupby(marks)]
            wins = [n for n, k in runs if k == "W"]
            best[player] = max(wins, default=0)
        order = sorted(best, key=lambda p: (-best[p], p))
        return [(p, best[p]) for p in order]
#> Solution().streakBoard({"ona": "WWLW", "ned": "WLWWW"})
#> Solution().streakBoard({})
#> Solution().streakBoard({"q": "LLL", "p": ""})
#> Solution().streakBoard(results={"c": "WW", "b": "WW", "a": "W"})
#> Solution().streakBoard(results={"m": "WDWWDWWWL"})

# %%
def price_bands(items, edges):
    bands = {e: [] for e in edges}
    bands["more"] = []
    for name, price in items:
        label = next((e for e in edges if price <= e), "more")
        bands[label].append(name)
    return {k: v for k, v in bands.items() if v}
#> price_bands([("mop", 7), ("tv", 300), ("pan", 25)], [10, 50])
#> price_bands([], [1])
#> price_bands([("a", 5)], [])
#> price_bands([("x", 10), ("y", 11), ("z", 20), ("w", 21)], [10, 20, 30])
#> price_bands([("p", 1), ("q", 1)], [5, 3])

# %%
class Solution:
    def mergeSettings(self, base, override):
        out = {}
        for key in sorted(base.keys() | override.keys()):
            a, b = base.get(key), override.get(key)
            if isinstance(a, dict) and isinstance(b, dict):
                out[key] = self.mergeSettings(a, b)
            elif b is None:
                out[key] = a
            else:
                out[key] = b
        return out
#> Solution().mergeSettings({"ui": {"dark": 0, "font": 9}}, {"ui": {"dark": 1}})
#> Solution().mergeSettings({}, {})
#> Solution().mergeSettings({"a": 1, "b": 2}, {"b": None, "c": 3})
#> Solution().mergeSettings({"n": {"m": {"k": 1}}}, {"n": {"m": {"j": 2}}, "z": 0})
#> Solution().mergeSettings({"x": {"y": 1}}, {"x": 5})

# %%
def running_lead(rounds):
    totals = {}
    leaders = []
    for rnd in rounds:
        for who, pts in rnd.items():
            totals[who] = totals.get(who, 0) + pts
        top = max(totals.values(), default=0)
        leaders.append([w for w in totals if totals[w] == top])
    changes = sum(a != b for a, b in zip(leaders, leaders[1:]))
    return leaders, changes
#> running_lead([{"a": 3, "b": 2}, {"b": 4}])
#> running_lead([])
#> running_lead([{}])
#> running_lead([{"x": 1}, {"y": 1}, {"z": 1}, {"y": 1}])
#> running_lead([{"p": 5, "q": 5}, {"p": 5, "q": 5}, {"p": -1}])

# %%
from bisect import insort, bisect_left

class Solution:
    def arrivalPositions(self, times):
        line, notes = [], []
        for t in times:
            pos = bisect_left(line, t)
            same = pos < len(line) and line[pos] == t
            if same:
                notes.append("dup")
            else:
                insort(line, t)
                notes.append(len(line) - 1 - pos)
        return notes, line
#> Solution().arrivalPositions([5, 2, 8, 5])
#> Solution().arrivalPositions([])
#> Solution().arrivalPositions([1, 1, 1])
#> Solution().arrivalPositions(times=[9, 7, 5, 3, 1])
#> Solution().arrivalPositions(times=[10, 30, 20, 40, 30, 25])

# %%
def menu_combos(starters, mains, budget):
    from itertools import product
    found = []
    for (s, ps), (m, pm) in product(starters.items(), mains.items()):
        spare = budget - ps - pm
        if spare < 0:
            continue
        found.append((spare, f"{s} & {m}"))
    found.sort()
    return [name for _, name in found]
#> menu_combos({"soup": 4, "egg": 3}, {"pie": 9, "fish": 12}, 14)
#> menu_combos({}, {"pie": 9}, 20)
#> menu_combos({"dip": 5}, {"stew": 5}, 9)
#> menu_combos({"a": 1, "b": 2, "c": 3}, {"x": 1, "y": 2}, 4)
#> menu_combos({"roll": 2}, {"rice": 8, "ramen": 10, "tofu": 8}, 12)

# %%
class Solution:
    def pathSums(self, files):
        totals = {}
        for path, size in files.items():
            parts = path.strip("/").split("/")[:-1]
            for depth in range(len(parts) + 1):
                folder = "/" + "/".join(parts[:depth])
                totals[folder] = totals.get(folder, 0) + size
        return dict(sorted(totals.items(), key=lambda kv: (-kv[1], kv[0])))
#> Solution().pathSums({"/a/b/x": 5, "/a/y": 2})
#> Solution().pathSums({})
#> Solution().pathSums({"/top": 9})
#> Solution().pathSums(files={"/m/1": 1, "/n/2": 4, "/m/o/3": 2})
#> Solution().pathSums(files={"/p/q/r/s": 10, "/p/t": 10})

# %%
def lookup_chain(aliases, name):
    trail = [name]
    while (nxt := aliases.get(trail[-1])) is not None:
        if nxt in trail:
            return "loop: " + ">".join(trail[trail.index(nxt):])
        trail.append(nxt)
    return trail[-1] if len(trail) > 1 else f"{name} (plain)"
#> lookup_chain({"ll": "ls -l", "l": "ll"}, "l")
#> lookup_chain({}, "cd")
#> lookup_chain({"a": "b", "b": "c", "c": "a"}, "a")
#> lookup_chain({"x": "y", "y": "z", "z": "w", "w": "v"}, "x")
#> lookup_chain({"p": "q", "q": "r", "r": "q"}, "p")

# %%
class Solution:
    def zipGaps(self, planned, actual):
        late, early = [], []
        for i, (p, a) in enumerate(zip(planned, actual)):
            if a > p:
                late.append((i, a - p))
            elif a < p:
                early.append((i, p - a))
        worst = max(late, key=lambda x: x[1], default=None)
        skipped = len(planned) - len(actual)
        return {"worst": worst, "early": len(early), "skipped": max(skipped, 0)}
#> Solution().zipGaps([10, 20, 30], [12, 20, 29])
#> Solution().zipGaps([], [])
#> Solution().zipGaps([5, 6, 7], [5])
#> Solution().zipGaps(planned=[1, 2, 3, 4], actual=[9, 9, 9, 9])
#> Solution().zipGaps(planned=[8, 8], actual=[7, 6])

# %%
def bingo(card, called):
    size = len(card)
    hit = [[n in called for n in row] for row in card]
    lines = hit + [list(col) for col in zip(*hit)]
    lines.append([hit[i][i] for i in range(size)])
    lines.append([hit[i][size - 1 - i] for i in range(size)])
    done = sum(all(line) for line in lines)
    near = sum(1 for line in lines if line.count(False) == 1)
    return done, near
#> bingo([[1, 2], [3, 4]], [1, 2])
#> bingo([[5]], [])
#> bingo([[1, 2, 3], [4, 5, 6], [7, 8, 9]], [1, 5, 9, 3])
#> bingo([[9, 8], [7, 6]], [9, 8, 7, 6])
#> bingo([[1, 2, 3], [4, 5, 6], [7, 8, 9]], [10, 11])

# %%
from functools import reduce

class Solution:
    def applyPatches(self, doc, patches):
        def step(state, patch):
            op, key, *rest = patch
            fresh = dict(state)
            if op == "set":
                fresh[key] = rest[0]
            elif op == "del":
                fresh.pop(key, None)
            elif op == "ren" and key in fresh:
                fresh[rest[0]] = fresh.pop(key)
            return fresh

        return reduce(step, patches, doc)
#> Solution().applyPatches({"a": 1}, [("set", "b", 2), ("del", "a")])
#> Solution().applyPatches({"k": 0}, [])
#> Solution().applyPatches({}, [("del", "x"), ("ren", "x", "y")])
#> Solution().applyPatches(doc={"m": 1, "n": 2}, patches=[("ren", "m", "o"), ("set", "n", 5), ("hop", "n")])
#> Solution().applyPatches(doc={"p": 3}, patches=[("set", "p", 4), ("ren", "p", "q"), ("set", "p", 5), ("del", "q")])

# %%
def diff_versions(old, new):
    added = sorted(new.keys() - old.keys())
    removed = sorted(old.keys() - new.keys())
    changed = [k for k in old if k in new and old[k] != new[k]]
    out = []
    for sign, group in (("+", added), ("-", removed), ("~", changed)):
        for k in group:
            out.append(sign + k)
    return " ".join(out) if out else "same"
#> diff_versions({"a": 1, "b": 2}, {"b": 3, "c": 4})
#> diff_versions({}, {})
#> diff_versions({"x": 1}, {"x": 1})
#> diff_versions({}, {"q": 1, "p": 2})
#> diff_versions({"m": 0, "n": 1, "o": 2}, {"o": 9})

# %%
class Solution:
    def chorePairs(self, people, chores):
        plan = {p: [] for p in people}
        load = {p: 0 for p in people}
        for chore, mins in sorted(chores.items(), key=lambda c: -c[1]):
            who = min(people, key=lambda p: (load[p], p))
            plan[who].append(chore)
            load[who] += mins
        spread = max(load.values()) - min(load.values())
        return plan, spread
#> Solution().chorePairs(["ty", "mo"], {"mop": 30, "cook": 45, "dust": 10})
#> Solution().chorePairs(["z"], {})
#> Solution().chorePairs([], {})
#> Solution().chorePairs(people=["c", "b", "a"], chores={"k": 5, "l": 5, "m": 5, "n": 5})
#> Solution().chorePairs(people=["x", "y"], chores={"w": 60, "v": 20, "u": 20, "t": 20})

# %%
def window_words(text, size):
    words = text.split()
    grams = {}
    for i in range(len(words) - size + 1):
        gram = " ".join(words[i:i + size])
        grams.setdefault(gram, []).append(i)
    repeated = {g: pos for g, pos in grams.items() if len(pos) > 1}
    return repeated or len(grams)
#> window_words("to be or not to be", 2)
#> window_words("", 1)
#> window_words("go go go", 2)
#> window_words("a b c d", 3)
#> window_words("hey you hey me", 1)

# %%
class Solution:
    def seatMap(self, bookings, rows, cols):
        grid = [["."] * cols for _ in range(rows)]
        clash = []
        for name, spots in bookings.items():
            for code in spots:
                r, c = int(code[1:]) - 1, ord(code[0]) - 65
                if not (0 <= r < rows and 0 <= c < cols) or grid[r][c] != ".":
                    clash.append(name + "@" + code)
                else:
                    grid[r][c] = name[0]
        return ["".join(g) for g in grid], clash
#> Solution().seatMap({"kay": ["A1", "B1"], "lou": ["B1"]}, 2, 2)
#> Solution().seatMap({}, 1, 3)
#> Solution().seatMap({"m": ["D1"]}, 1, 2)
#> Solution().seatMap(bookings={"p": ["A1"], "q": ["C2", "A2"], "r": ["B3"]}, rows=2, cols=3)
#> Solution().seatMap(bookings={"x": ["A3", "A2", "A1"]}, rows=3, cols=1)

# %%
def stock_alerts(levels, moves):
    alerts = []
    for sku, delta in moves:
        before = levels.setdefault(sku, 0)
        levels[sku] += delta
        if before >= 5 > levels[sku]:
            alerts.append(("low", sku))
        elif before < 5 <= levels[sku]:
            alerts.append(("ok", sku))
    return alerts, levels
#> stock_alerts({"nail": 6}, [("nail", -2), ("nail", 3)])
#> stock_alerts({}, [("glue", 5)])
#> stock_alerts({"tape": 1}, [])
#> stock_alerts({"a": 5, "b": 4}, [("a", -1), ("b", 1), ("a", -4), ("c", 2)])
#> stock_alerts({"z": 10}, [("z", -1), ("z", -1), ("z", -4)])

# %%
class Solution:
    def playlistOrder(self, songs, skip):
        keep = [s for s in songs if s["artist"] not in skip]
        keep.sort(key=lambda s: (s["year"], s["title"].lower()))
        total = sum(s["secs"] for s in keep)
        m, s = divmod(total, 60)
        titles = [x["title"] for x in keep]
        for i in range(1, len(keep)):
            if keep[i]["artist"] == keep[i - 1]["artist"]:
                titles[i] = "~" + titles[i]
        return titles, f"{m}:{s:02d}"
#> Solution().playlistOrder([{"title": "Rain", "artist": "Oz", "year": 99, "secs": 200}, {"title": "dew", "artist": "Oz", "year": 99, "secs": 45}], [])
#> Solution().playlistOrder([], ["Oz"])
#> Solution().playlistOrder([{"title": "A", "artist": "B", "year": 1, "secs": 9}], {"B"})
#> Solution().playlistOrder([{"title": "x", "artist": "P", "year": 5, "secs": 60}, {"title": "y", "artist": "Q", "year": 4, "secs": 61}, {"title": "z", "artist": "R", "year": 3, "secs": 62}], skip=["Q"])
#> Solution().playlistOrder([{"title": "hum", "artist": "M", "year": 10, "secs": 119}, {"title": "Bee", "artist": "N", "year": 10, "secs": 2}], skip=[])

# %%
def char_index(text):
    index = {}
    for i, ch in enumerate(text):
        if ch.isalpha():
            index.setdefault(ch, []).append(i)
    spans = {ch: p[-1] - p[0] for ch, p in index.items() if len(p) > 1}
    if not spans:
        return None
    widest = max(spans, key=spans.get)
    return widest, index[widest]
#> char_index("banana")
#> char_index("")
#> char_index("abc-123")
#> char_index("x1y1x")
#> char_index("level up")

# %%
class Solution:
    def courseReady(self, needs, done):
        finished = set(done)
        terms = []
        while True:
            ready = sorted(c for c, pre in needs.items() if c not in finished and finished.issuperset(pre))
            if not ready:
                break
            terms.append(ready)
            finished.update(ready)
        stuck = [c for c in needs if c not in finished]
        return terms, stuck
#> Solution().courseReady({"b": ["a"], "a": [], "c": ["b"]}, [])
#> Solution().courseReady({}, ["x"])
#> Solution().courseReady({"p": ["q"], "q": ["p"]}, [])
#> Solution().courseReady(needs={"m2": ["m1"], "m3": ["m1"], "m4": ["m2", "m3"]}, done=["m1"])
#> Solution().courseReady(needs={"k": ["z"], "j": []}, done=[])

# %%
def histogram(values, width):
    buckets = {}
    for v in values:
        low = v // width * width
        buckets[low] = buckets.get(low, 0) + 1
    lines = []
    if buckets:
        for low in range(min(buckets), max(buckets) + 1, width):
            lines.append(f"{low:>3}|" + "#" * buckets.get(low, 0))
    return "\n".join(lines)
#> histogram([3, 12, 14, 31], 10)
#> histogram([], 5)
#> histogram([7], 3)
#> histogram([-4, 0, 4, 4], 4)
#> histogram([1, 2, 3, 4, 5, 6], 2)

# %%
class Solution:
    def ticketMatch(self, tickets, drawn):
        pool = set(drawn)
        prizes = {}
        for owner, numbers in tickets.items():
            hits = pool & set(numbers)
            if len(hits) >= 2:
                prizes.setdefault(len(hits), []).append((owner, sum(hits)))
        for group in prizes.values():
            group.sort(key=lambda g: -g[1])
        return [(k, prizes[k]) for k in sorted(prizes, reverse=True)]
#> Solution().ticketMatch({"ed": [1, 2, 3], "fy": [2, 3, 9]}, [2, 3, 4, 1])
#> Solution().ticketMatch({}, [1])
#> Solution().ticketMatch({"a": [7]}, [7])
#> Solution().ticketMatch(tickets={"u": [5, 6], "v": [6, 7], "w": [5, 7]}, drawn=[5, 6, 7])
#> Solution().ticketMatch(tickets={"p": [1, 2, 3, 4], "q": [3, 4]}, drawn=[4, 3, 2])

# %%
def nest(pairs):
    kids = {}
    parents = set()
    for child, parent in pairs:
        kids.setdefault(parent, []).append(child)
        parents.add(child)

    def show(node):
        below = kids.get(node, [])
        return node if not below else f"{node}({','.join(map(show, sorted(below)))})"

    roots = [p for p in kids if p not in parents]
    return [show(r) for r in roots]
#> nest([("b", "a"), ("c", "a"), ("d", "b")])
#> nest([])
#> nest([("y", "x")])
#> nest([("m", "z"), ("n", "w"), ("k", "m"), ("j", "m")])
#> nest([("2", "1"), ("3", "2"), ("4", "3")])

# %%
class Solution:
    def votesByRound(self, ballots):
        alive = sorted({c for b in ballots for c in b})
        dropped = []
        while len(alive) > 1:
            tally = dict.fromkeys(alive, 0)
            for b in ballots:
                top = next((c for c in b if c in tally), None)
                if top is not None:
                    tally[top] += 1
            loser = min(alive, key=lambda c: (tally[c], c))
            alive.remove(loser)
            dropped.append(loser)
        return alive, dropped
#> Solution().votesByRound(["ab", "ba", "ca"])
#> Solution().votesByRound([])
#> Solution().votesByRound(["x", "x"])
#> Solution().votesByRound(ballots=["pq", "qp", "q", "rp", "rp"])
#> Solution().votesByRound(ballots=["mn", "nm"])

# %%
def minmax_rows(grid):
    tops = [max(row) for row in grid]
    lows = [min(col) for col in zip(*grid)]
    marks = []
    for i, row in enumerate(grid):
        for j, v in enumerate(row):
            if v == tops[i] and v == lows[j]:
                marks.append((i, j))
    return marks if marks else (max(tops, default=0), min(lows, default=0))
#> minmax_rows([[3, 1], [4, 2]])
#> minmax_rows([])
#> minmax_rows([[5]])
#> minmax_rows([[1, 9, 2], [8, 3, 7]])
#> minmax_rows([[2, 2], [2, 2]])

# %%
class Solution:
    def nameTags(self, people):
        used = {}
        tags = []
        for full in people:
            first, *_, last = full.split() + [""] if " " not in full else full.split()
            tag = first.title()
            n = used.get(tag, 0)
            used[tag] = n + 1
            if n:
                tag += f" {last[:n]}." if len(last) >= n else f" {n + 1}"
            tags.append(tag)
        return tags
#> Solution().nameTags(["ann lee", "ann moss", "bo"])
#> Solution().nameTags([])
#> Solution().nameTags(["kim", "kim", "kim"])
#> Solution().nameTags(people=["al b cy", "AL d ed", "al x fox"])
#> Solution().nameTags(people=["zoe", "max q"])

# %%
def overlap_matrix(groups):
    names = sorted(groups)
    shared = {}
    for i, a in enumerate(names):
        for b in names[i + 1:]:
            common = set(groups[a]) & set(groups[b])
            if common:
                shared[a, b] = sorted(common)
    isolated = [n for n in names if not any(n in pair for pair in shared)]
    return shared, isolated
#> overlap_matrix({"x": [1, 2], "y": [2, 3], "z": [9]})
#> overlap_matrix({})
#> overlap_matrix({"q": [1]})
#> overlap_matrix({"a": "tin", "b": "nit", "c": "pot"})
#> overlap_matrix({"m": [], "n": []})

# %%
def rent_shares(lamps, months):
    split = {}
    for who, (joined, left) in lamps.items():
        for m in range(joined, left + 1):
            split.setdefault(m, []).append(who)
    due = dict.fromkeys(sorted(lamps), 0)
    for m, cost in months.items():
        present = split.get(m, [])
        for who in present:
            due[who] += cost // len(present)
    return due
#> rent_shares({"ab": (1, 3), "cd": (2, 4)}, {1: 90, 2: 100, 4: 80})
#> rent_shares({}, {1: 5})
#> rent_shares({"q": (2, 1)}, {1: 60, 2: 60})
#> rent_shares({"x": (1, 2), "y": (1, 2), "z": (2, 2)}, months={1: 11, 2: 11})
#> rent_shares({"solo": (5, 6)}, months={6: 70, 7: 70})

# %%
from collections import deque

def recent_unique(items, size):
    window = deque(maxlen=size)
    peaks = []
    for x in items:
        if x in window:
            window.remove(x)
        window.append(x)
        peaks.append(window[0])
    return peaks, list(window)
#> recent_unique("abcab", 2)
#> recent_unique("", 3)
#> recent_unique([1, 1, 1], 2)
#> recent_unique("hello", 3)
#> recent_unique([4, 5, 6, 4, 7, 5], 3)

# %%
class Solution:
    def decodeTable(self, pairs, message):
        table = {code: ch for ch, code in pairs}
        longest = max(map(len, table), default=0)
        out, i = "", 0
        while i < len(message):
            for size in range(longest, 0, -1):
                piece = message[i:i + size]
                if piece in table:
                    out += table[piece]
                    i += len(piece)
                    break
            else:
                out += "?"
                i += 1
        return out
#> Solution().decodeTable([("e", "0"), ("t", "10"), ("a", "110")], "010110")
#> Solution().decodeTable([], "01")
#> Solution().decodeTable([("x", "1")], "")
#> Solution().decodeTable(pairs=[("a", "1"), ("k", "11"), ("z", "2")], message="1112")
#> Solution().decodeTable(pairs=[("m", "00"), ("n", "01")], message="00010")

# %%
def ticket_blocks(ids, price):
    spans = []
    for x in sorted(set(ids)):
        if spans and x - spans[-1][1] <= 2:
            spans[-1][1] = x
            spans[-1][2] += 1
        else:
            spans.append([x, x, 1])
    costs = {f"{a}..{b}": n * price - (n > 3) * price for a, b, n in spans}
    return costs, sum(costs.values())
#> ticket_blocks([3, 1, 2, 7], 5)
#> ticket_blocks([], 9)
#> ticket_blocks([5, 5], 4)
#> ticket_blocks([10, 12, 11, 20, 22, 21, 15, 14], 3)
#> ticket_blocks([0, 2, 4, 6], 10)

# %%
class Solution:
    def quizSheet(self, key, answers):
        marks = {}
        hard = [0] * len(key)
        for name, sheet in answers.items():
            score = 0
            for q, (good, given) in enumerate(zip(key, sheet)):
                if given == good:
                    score += 4
                elif given != "-":
                    score -= 1
                    hard[q] += 1
            marks[name] = score
        worst = max(hard, default=0)
        return marks, [q for q, w in enumerate(hard) if w == worst and w]
#> Solution().quizSheet("abca", {"ty": "abcc", "wu": "ab-b"})
#> Solution().quizSheet("", {"x": ""})
#> Solution().quizSheet("dd", {})
#> Solution().quizSheet(key="abc", answers={"p": "bca", "q": "abc"})
#> Solution().quizSheet(key="cab", answers={"m": "---", "n": "cac", "o": "cbb"})

# %%
def stable_bubble(rows, *columns):
    out = list(rows)
    for col in reversed(columns):
        name, down = (col[1:], True) if col.startswith("-") else (col, False)
        out.sort(key=lambda r: r.get(name, 0), reverse=down)
    return [r["id"] for r in out]
#> stable_bubble([{"id": 1, "a": 2, "b": 5}, {"id": 2, "a": 1, "b": 5}], "b", "a")
#> stable_bubble([], "a", "b", "c")
#> stable_bubble([{"id": 1, "x": 3}, {"id": 2, "x": 9}, {"id": 3}], "-x")
#> stable_bubble([{"id": 1, "p": 1, "q": 1}, {"id": 2, "p": 1, "q": 2}, {"id": 3, "p": 0, "q": 3}], "-p", "-q")
#> stable_bubble([{"id": 7}, {"id": 5}], "id", "z")
