# %%
def garden_rows(beds):
    rows = {}
    for plant, row, n in beds:
        rows.setdefault(row, {}).setdefault(plant, 0)
        rows[row][plant] += n
    mixed = [r for r, plants in rows.items() if len(plants) > 1]
    fullest = max(rows, key=lambda r: sum(rows[r].values()), default=None)
    return fullest, sorted(mixed)
#> garden_rows([("leek", 1, 4), ("kale", 1, 2), ("leek", 2, 9)])
#> garden_rows([])
#> garden_rows([("pea", 7, 1)])
#> garden_rows([("a", 3, 1), ("b", 2, 1), ("a", 2, 1), ("c", 3, 5)])
#> garden_rows([("x", 1, 2), ("x", 1, 2), ("y", 4, 4)])

# %%
class Solution:
    def codeReview(self, changes, owners):
        queue = {}
        for path, lines in changes.items():
            who, depth = "anyone", -1
            for prefix, owner in owners.items():
                if path.startswith(prefix) and len(prefix) > depth:
                    who, depth = owner, len(prefix)
            files, total = queue.get(who, (0, 0))
            queue[who] = (files + 1, total + lines)
        return sorted(queue.items(), key=lambda q: q[1][1], reverse=True)
#> Solution().codeReview({"ui/a.js": 10, "ui/css/b": 5, "db/x": 7}, {"ui/": "li", "ui/css": "mo"})
#> Solution().codeReview({}, {"": "all"})
#> Solution().codeReview({"readme": 1}, {"src": "x"})
#> Solution().codeReview(changes={"a/1": 3, "a/2": 3, "b/1": 9}, owners={"a": "p", "b": "p"})
#> Solution().codeReview(changes={"m/n/o": 2, "m/k": 4}, owners={"m/n/": "q", "": "r"})

# %%
from collections import Counter

def combine_baskets(first, second, mode):
    a, b = Counter(first), Counter(second)
    if mode == "all":
        c = a + b
    elif mode == "most":
        c = a | b
    elif mode == "both":
        c = a & b
    else:
        c = (a - b) + (b - a)
    text = "".join(ch * c[ch] for ch in sorted(c))
    return text, c.total()
#> combine_baskets("aab", "abc", "all")
#> combine_baskets("", "", "most")
#> combine_baskets("xxyz", "xyy", "both")
#> combine_baskets("tool", "loot", "odd")
#> combine_baskets("kmm", "mn", "odd")

# %%
class Solution:
    def ladderSwap(self, ladder, matches):
        ladder = list(ladder)
        log = []
        for win, lose in matches:
            i, j = ladder.index(win), ladder.index(lose)
            if i > j:
                ladder[i], ladder[j] = ladder[j], ladder[i]
                log.append(f"{win} up {i - j}")
            elif j - i == 1:
                log.append(f"{win} holds")
        return "".join(ladder), log
#> Solution().ladderSwap("abcd", [("c", "a"), ("a", "b")])
#> Solution().ladderSwap("", [])
#> Solution().ladderSwap("xy", [("x", "y")])
#> Solution().ladderSwap(ladder="pqrs", matches=[("s", "p"), ("p", "s"), ("q", "s")])
#> Solution().ladderSwap(ladder="kl", matches=[("m", "k")])

# %%
def drop_outliers(readings, spread):
    kept = {}
    for sensor, vals in readings.items():
        if not vals:
            continue
        mid = sorted(vals)[len(vals) // 2]
        good = [v for v in vals if abs(v - mid) <= spread]
        kept[sensor] = (mid, len(vals) - len(good))
    noisy = [s for s, (_, bad) in kept.items() if bad]
    return kept, noisy
#> drop_outliers({"t1": [20, 21, 90], "t2": [5, 5]}, 10)
#> drop_outliers({}, 3)
#> drop_outliers({"q": []}, 1)
#> drop_outliers({"a": [1, 2, 3, 4, 50], "b": [-40, 0, 1], "c": [7]}, 5)
#> drop_outliers({"u": [10, 12]}, 0)

# %%
class Solution:
    def wordChain(self, words):
        starts = {}
        for w in words:
            starts.setdefault(w[0], []).append(w)
        best = []

        def walk(chain, used):
            nonlocal best
            if len(chain) > len(best):
                best = chain[:]
            for nxt in starts.get(chain[-1][-1], []):
                if nxt not in used:
                    walk(chain + [nxt], used | {nxt})

        for w in words:
            walk([w], {w})
        return ">".join(best)
#> Solution().wordChain(["cat", "tin", "nut"])
#> Solution().wordChain([])
#> Solution().wordChain(["xx"])
#> Solution().wordChain(words=["ab", "ba", "ac"])
#> Solution().wordChain(words=["dog", "cow", "hen"])

# %%
def seat_swap(seats, swaps):
    at = {name: i for i, name in enumerate(seats)}
    for a, b in swaps:
        if a in at and b in at:
            at[a], at[b] = at[b], at[a]
    final = sorted(at, key=at.get)
    moved = [n for n, old in zip(final, seats) if n != old]
    return final, len(moved)
#> seat_swap(["u", "v", "w"], [("u", "w"), ("v", "u")])
#> seat_swap([], [("a", "b")])
#> seat_swap(["x"], [("x", "x")])
#> seat_swap(["p", "q", "r", "s"], [("p", "q"), ("r", "s"), ("q", "p")])
#> seat_swap(["k", "l"], [("k", "z")])

# %%
class Solution:
    def filterQuery(self, rows, query):
        ops = {
            ">": lambda a, b: a > b,
            "<": lambda a, b: a < b,
            "=": lambda a, b: a == b,
        }
        tests = []
        for clause in query.split(","):
            for sign in ops:
                field, found, value = clause.partition(sign)
                if found:
                    tests.append((field.strip(), ops[sign], int(value)))
                    break
        return [r["id"] for r in rows if all(f(r[k], v) for k, f, v in tests)]
#> Solution().filterQuery([{"id": 1, "age": 30}, {"id": 2, "age": 20}], "age>25")
#> Solution().filterQuery([], "x=1")
#> Solution().filterQuery([{"id": 5}], "")
#> Solution().filterQuery(rows=[{"id": 1, "a": 2, "b": 3}, {"id": 2, "a": 4, "b": 3}, {"id": 3, "a": 4, "b": 1}], query="a=4, b<3")
#> Solution().filterQuery(rows=[{"id": 7, "k": 1}, {"id": 8, "k": 2}], query="id<9,k>0")

# %%
def parade(floats, spacing):
    positions = []
    tail = 0
    for name, length in floats.items():
        start = tail + (spacing if positions else 0)
        tail = start + length
        positions.append((name, start, tail))
    middle = next((n for n, a, b in positions if a <= tail // 2 < b), None)
    return middle, tail
#> parade({"ship": 8, "swan": 5, "moon": 6}, 2)
#> parade({}, 4)
#> parade({"one": 3}, 9)
#> parade({"a": 1, "b": 1}, 10)
#> parade({"w": 2, "x": 2, "y": 20, "z": 2}, 0)

# %%
class Solution:
    def pixelCount(self, image):
        palette = {}
        for y, row in enumerate(image):
            for x, colour in enumerate(row):
                if colour != ".":
                    palette.setdefault(colour, []).append((x, y))
        boxes = {}
        for colour in sorted(palette):
            xs, ys = zip(*palette[colour])
            area = (max(xs) - min(xs) + 1) * (max(ys) - min(ys) + 1)
            boxes[colour] = (len(xs), area)
        return boxes
#> Solution().pixelCount(["r.g", "rr."])
#> Solution().pixelCount([])
#> Solution().pixelCount(["...", "..."])
#> Solution().pixelCount(image=["b..b", "....", "bk.."])
#> Solution().pixelCount(image=["w"])

# %%
def gift_rounds(wishlists, shop):
    stock = dict(shop)
    got = {}
    depth = max(map(len, wishlists.values()), default=0)
    for level in range(depth):
        for kid, wishes in wishlists.items():
            if kid in got or level >= len(wishes):
                continue
            toy = wishes[level]
            if stock.get(toy, 0) > 0:
                stock[toy] -= 1
                got[kid] = (toy, level + 1)
    return got, [k for k in wishlists if k not in got]
#> gift_rounds({"al": ["kite", "ball"], "bo": ["kite", "ball"]}, {"kite": 1, "ball": 1})
#> gift_rounds({}, {"x": 2})
#> gift_rounds({"z": []}, {"top": 1})
#> gift_rounds({"a": ["p"], "b": ["q", "p"], "c": ["p", "q"]}, {"p": 1, "q": 1})
#> gift_rounds({"m": ["n"]}, {"n": 0})

# %%
from itertools import pairwise

class Solution:
    def slopeLog(self, heights):
        moves = ["U" if b > a else "D" if b < a else "F" for a, b in pairwise(heights)]
        turns = sum(p != q for p, q in pairwise(moves))
        climb = sum(max(b - a, 0) for a, b in pairwise(heights))
        text = ""
        for m in moves:
            text += m if not text.endswith(m) else m.lower()
        return text, turns, climb
#> Solution().slopeLog([1, 3, 5, 2])
#> Solution().slopeLog([])
#> Solution().slopeLog([4])
#> Solution().slopeLog(heights=[2, 2, 2, 3, 3])
#> Solution().slopeLog(heights=[9, 7, 8, 6, 7])

# %%
def tax(income, brackets):
    owed, floor = 0, 0
    parts = []
    for limit, pct in sorted(brackets.items()):
        slab = max(min(income, limit) - floor, 0)
        if not slab:
            break
        owed += slab * pct // 100
        parts.append(slab)
        floor = limit
    over = income - sum(parts)
    return owed + over // 2, parts
#> tax(250, {100: 0, 200: 10, 400: 20})
#> tax(0, {50: 10})
#> tax(900, {500: 10})
#> tax(120, {})
#> tax(300, {300: 25, 100: 5})

# %%
class Solution:
    def voteTransfer(self, delegates, votes):
        def follow(person, seen):
            if person in votes:
                return votes[person]
            nxt = delegates.get(person)
            if nxt is None or nxt in seen:
                return "lost"
            return follow(nxt, seen | {person})

        people = sorted(set(delegates) | set(votes))
        tally = {}
        for p in people:
            choice = follow(p, {p})
            tally[choice] = tally.get(choice, 0) + 1
        return tally
#> Solution().voteTransfer({"a": "b", "b": "c"}, {"c": "yes"})
#> Solution().voteTransfer({}, {})
#> Solution().voteTransfer({"x": "y", "y": "x"}, {"z": "no"})
#> Solution().voteTransfer(delegates={"p": "q", "r": "q"}, votes={"q": "red", "s": "tan", "p": "tan"})
#> Solution().voteTransfer(delegates={"m": "gone"}, votes={})

# %%
def word_calendar(entries):
    months = {"jan": 1, "feb": 2, "mar": 3, "apr": 4}
    parsed = []
    for e in entries:
        day, _, rest = e.partition(" ")
        mon, _, what = rest.partition(" ")
        parsed.append((months.get(mon, 99), int(day), what))
    parsed.sort()
    out = {}
    for m, d, what in parsed:
        out.setdefault(m, []).append(f"{d}:{what}")
    return out
#> word_calendar(["3 feb fair", "1 jan run", "2 feb fog"])
#> word_calendar([])
#> word_calendar(["9 jul sun"])
#> word_calendar(["10 apr a", "9 apr b", "1 mar c", "30 jan d"])
#> word_calendar(["x jan oops"])

# %%
class Solution:
    def spareParts(self, robots, bins):
        built = []
        for name, parts in robots.items():
            if all(bins.get(p, 0) >= n for p, n in parts.items()):
                for p, n in parts.items():
                    bins[p] -= n
                built.append(name)
        leftovers = {p: n for p, n in bins.items() if n > 0}
        rare = min(leftovers, key=leftovers.get, default="none")
        return built, rare, leftovers
#> Solution().spareParts({"r2": {"arm": 2, "eye": 1}, "c3": {"arm": 2}}, {"arm": 3, "eye": 1})
#> Solution().spareParts({}, {"leg": 4})
#> Solution().spareParts({"x": {"core": 1}}, {})
#> Solution().spareParts(robots={"a": {"n": 1}, "b": {"n": 1, "m": 1}, "c": {"n": 1}}, bins={"n": 2, "m": 5})
#> Solution().spareParts(robots={"z": {}}, bins={"k": 0})

# %%
def zigzag_read(table):
    out = []
    for i, row in enumerate(table):
        out.extend(row if i % 2 == 0 else reversed(row))
    pairs = {}
    for a, b in zip(out, out[1:]):
        pairs[a, b] = pairs.get((a, b), 0) + 1
    return out[::-1], [p for p, n in pairs.items() if n > 1]
#> zigzag_read([[1, 2], [1, 2], [1, 2]])
#> zigzag_read([])
#> zigzag_read([[5]])
#> zigzag_read([["a", "b", "c"], ["d", "e", "c"]])
#> zigzag_read([[0, 0, 0], [0, 1, 0]])

# %%
def kitchen_tickets(orders, cooks):
    ready = {c: 0 for c in cooks}
    late, plates = [], {c: [] for c in cooks}
    for placed, dish, mins in orders:
        able = [c for c in cooks if dish in cooks[c]]
        if not able:
            late.append(dish + "?")
            continue
        c = min(able, key=lambda c: (ready[c], len(cooks[c])))
        begin = max(ready[c], placed)
        ready[c] = begin + mins
        plates[c].append(dish)
        if ready[c] - placed > 10:
            late.append(dish)
    return plates, late
#> kitchen_tickets([(0, "pie", 8), (1, "pie", 8), (2, "stew", 5)], {"al": ["pie", "stew"], "bo": ["pie"]})
#> kitchen_tickets([], {"x": ["egg"]})
#> kitchen_tickets([(3, "cake", 4)], {})
#> kitchen_tickets([(0, "a", 6), (0, "a", 6), (0, "a", 6)], {"m": ["a"]})
#> kitchen_tickets([(5, "p", 2), (6, "q", 11), (7, "p", 1)], {"u": ["p", "q"], "v": ["q", "p", "r"]})

# %%
def swap_keys(data, renames):
    out = {}
    for k, v in data.items():
        new = renames.get(k, k)
        if new is None:
            continue
        while new in out:
            new += "_"
        out[new] = v
    unused = [k for k in renames if k not in data]
    return out, unused
#> swap_keys({"a": 1, "b": 2}, {"a": "b", "z": "y"})
#> swap_keys({}, {"x": "y"})
#> swap_keys({"k": 5}, {})
#> swap_keys({"p": 1, "q": 2, "r": 3}, {"p": "s", "q": "s", "r": "s"})
#> swap_keys({"m": 1, "n": 2}, {"m": None})

# %%
class Solution:
    def chessClock(self, moves, budget, bonus):
        left = [budget, budget]
        for i, t in enumerate(moves):
            side = i % 2
            left[side] -= t
            if left[side] < 0:
                return f"{'WB'[side]} flags at move {i // 2 + 1}"
            left[side] += bonus
        w, b = left
        return w, b, "even" if w == b else "WB"[b > w]
#> Solution().chessClock([5, 3, 9, 2], 20, 1)
#> Solution().chessClock([], 10, 0)
#> Solution().chessClock([4, 11], 10, 5)
#> Solution().chessClock(moves=[2, 2, 2, 2, 2], budget=5, bonus=0)
#> Solution().chessClock(moves=[1, 3, 1, 3], budget=8, bonus=2)

# %%
def label_boxes(weights, limit):
    order = sorted(range(len(weights)), key=lambda i: weights[i])
    total, chosen = 0, set()
    for i in order:
        if total + weights[i] > limit:
            break
        total += weights[i]
        chosen.add(i)
    return "".join("Y" if i in chosen else "n" for i in range(len(weights))), total
#> label_boxes([5, 1, 9, 3], 10)
#> label_boxes([], 4)
#> label_boxes([7], 6)
#> label_boxes([2, 2, 2, 2], 5)
#> label_boxes([8, 6, 4], 100)

# %%
class Solution:
    def mapReduce(self, docs, stop):
        pairs = [(w, doc) for doc, text in docs.items() for w in text.lower().split() if w not in stop]
        index = {}
        for w, doc in sorted(set(pairs)):
            index.setdefault(w, []).append(doc)
        rare = [w for w, d in index.items() if len(d) == 1]
        everywhere = [w for w, d in index.items() if len(d) == len(docs)]
        return everywhere, len(rare)
#> Solution().mapReduce({"d1": "The red fox", "d2": "a red hen"}, ["the", "a"])
#> Solution().mapReduce({}, [])
#> Solution().mapReduce({"x": "one two one"}, ["one"])
#> Solution().mapReduce(docs={"p": "k l m", "q": "l m", "r": "m l l"}, stop=["m"])
#> Solution().mapReduce(docs={"u": "", "v": "hi"}, stop=[])

# %%
def longest_word_per_row(text):
    rows = text.split("/")
    picks = [max(r.split(), key=len, default="") for r in rows]
    widths = list(map(len, picks))
    frame = max(widths)
    boxed = []
    for w, pick in zip(widths, picks):
        pad = frame - w
        boxed.append("." * (pad // 2) + pick + "." * (pad - pad // 2))
    return boxed
#> longest_word_per_row("a big dog/the end/x")
#> longest_word_per_row("")
#> longest_word_per_row("one")
#> longest_word_per_row("sea shell/on/the shore line")
#> longest_word_per_row("//mm nn/o")

# %%
class Solution:
    def gridNeighbours(self, cells, steps):
        alive = set(cells)
        for _ in range(steps):
            near = {}
            for x, y in sorted(alive):
                for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                    spot = (x + dx, y + dy)
                    near[spot] = near.get(spot, 0) + 1
            alive = {s for s, n in near.items() if n == 2 or n == 1 and s in alive}
        return sorted(alive)
#> Solution().gridNeighbours([(0, 0), (1, 0)], 1)
#> Solution().gridNeighbours([], 3)
#> Solution().gridNeighbours([(2, 2)], 1)
#> Solution().gridNeighbours(cells=[(0, 0), (1, 1)], steps=2)
#> Solution().gridNeighbours(cells=[(0, 0), (0, 2), (5, 5)], steps=0)

# %%
def subscription_cost(plans, usage):
    bill = {}
    for user, (plan, minutes) in usage.items():
        fee, included, per = plans.get(plan, (0, 0, 9))
        extra = max(0, minutes - included)
        bill[user] = fee + extra * per
    cheaper = {}
    for user, (plan, minutes) in usage.items():
        options = {p: f + max(0, minutes - i) * x for p, (f, i, x) in plans.items()}
        best = min(options, key=options.get, default=plan)
        if best != plan and options[best] < bill[user]:
            cheaper[user] = (best, bill[user] - options[best])
    return bill, cheaper
#> subscription_cost({"s": (5, 10, 2), "l": (20, 100, 1)}, {"al": ("s", 30), "bo": ("l", 90)})
#> subscription_cost({}, {"x": ("none", 3)})
#> subscription_cost({"a": (1, 1, 1)}, {})
#> subscription_cost({"p": (0, 0, 3), "q": (9, 9, 3)}, {"k": ("p", 2), "m": ("p", 8), "n": ("q", 0)})
#> subscription_cost({"z": (7, 5, 5)}, {"u": ("y", 1), "v": ("z", 6)})

# %%
class Solution:
    def typoGroups(self, words):
        def skeleton(w):
            kept = ""
            for ch in w.lower():
                if ch in "aeiou" or kept.endswith(ch):
                    continue
                kept += ch
            return kept

        groups = {}
        for w in words:
            groups.setdefault(skeleton(w), []).append(w)
        return [g for k, g in sorted(groups.items()) if len(g) > 1]
#> Solution().typoGroups(["color", "colour", "cooler"])
#> Solution().typoGroups([])
#> Solution().typoGroups(["aei", "ou"])
#> Solution().typoGroups(["letter", "later", "lottery"])
#> Solution().typoGroups(["Bat", "boot", "tub", "tab"])

# %%
def relabel(graph):
    order = {}

    def visit(node):
        if node in order:
            return
        order[node] = len(order)
        for nxt in sorted(graph.get(node, ())):
            visit(nxt)

    for node in graph:
        visit(node)
    return {order[a]: sorted(order[b] for b in graph.get(a, ())) for a in order}
#> relabel({"x": ["z", "y"], "y": ["z"]})
#> relabel({})
#> relabel({"q": ["q"]})
#> relabel({"m": [], "n": ["m"], "o": ["n", "p"]})
#> relabel({"c": ["b"], "b": ["a"], "a": ["c"]})

# %%
class Solution:
    def bestTimeslot(self, people, slots):
        free = {}
        for slot in slots:
            free[slot] = [p for p, busy in people.items() if slot not in busy]
        best = max(free, key=lambda s: len(free[s]), default=None)
        if best is None:
            return "no slots"
        absent = [p for p in people if p not in free[best]]
        return best, absent
#> Solution().bestTimeslot({"al": ["9"], "bo": ["10"], "cy": ["9"]}, ["9", "10", "11"])
#> Solution().bestTimeslot({"x": []}, [])
#> Solution().bestTimeslot({}, ["noon"])
#> Solution().bestTimeslot(people={"p": ["a", "b"], "q": ["b"], "r": ["a"]}, slots=["a", "b"])
#> Solution().bestTimeslot(people={"m": ["k"], "n": ["k"]}, slots=["k"])

# %%
def sum_table(rows, key, *cols):
    out = {}
    for row in rows:
        acc = out.setdefault(row[key], [0] * len(cols))
        for i, c in enumerate(cols):
            acc[i] += row.get(c, 0)
    grand = [sum(v) for v in zip(*out.values())]
    return out, grand
#> sum_table([{"k": "a", "x": 1, "y": 2}, {"k": "a", "x": 5}, {"k": "b", "y": 7}], "k", "x", "y")
#> sum_table([], "k", "x")
#> sum_table([{"id": 1}], "id")
#> sum_table([{"t": "u", "n": 4}, {"t": "v", "n": 6}, {"t": "u", "n": -4}], "t", "n")
#> sum_table([{"m": 1, "p": 1, "q": 2, "r": 3}, {"m": 1, "p": 1}], "m", "r", "q", "p")

# %%
def quiet_hours(calendars, pad):
    busy = sorted((s - pad, e + pad) for spans in calendars.values() for s, e in spans)
    merged = []
    for s, e in busy:
        if merged and s <= merged[-1][1]:
            merged[-1] = (merged[-1][0], max(merged[-1][1], e))
        else:
            merged.append((s, e))
    gaps = {a[1]: b[0] - a[1] for a, b in zip(merged, merged[1:])}
    longest = max(gaps, key=gaps.get, default=None)
    return longest, len(merged), sum(gaps.values())
#> quiet_hours({"al": [(1, 3), (8, 9)], "bo": [(2, 5)]}, 1)
#> quiet_hours({}, 2)
#> quiet_hours({"x": [(4, 6)], "y": []}, 0)
#> quiet_hours({"p": [(0, 1), (20, 22)], "q": [(6, 7)], "r": [(31, 35)]}, 2)
#> quiet_hours({"m": [(1, 9), (2, 3), (10, 12)]}, 0)

# %%
def caesar_key(text, cipher):
    shifts = {}
    for a, b in zip(text, cipher):
        if a.isalpha():
            d = (ord(b) - ord(a)) % 26
            shifts[d] = shifts.get(d, 0) + 1
    if not shifts:
        return None
    (best, n), *rest = sorted(shifts.items(), key=lambda s: -s[1])
    return best if not rest else (best, n, len(rest))
#> caesar_key("abc", "def")
#> caesar_key("", "x")
#> caesar_key("a-b", "z-a")
#> caesar_key("hello", "ifmmq")
#> caesar_key("xyz", "abz")

# %%
class Solution:
    def trimLogs(self, lines, keep):
        seen, out = {}, []
        for line in reversed(lines):
            stamp, level, msg = line.split("|")
            seen[level] = seen.get(level, 0) + 1
            if seen[level] <= keep:
                out.append(f"{level[0]}{stamp} {msg}")
        dropped = {lv: n - keep for lv, n in seen.items() if n > keep}
        return out[::-1], dropped
#> Solution().trimLogs(["1|info|up", "2|warn|hot", "3|info|ok"], 1)
#> Solution().trimLogs([], 2)
#> Solution().trimLogs(["5|err|x"], 0)
#> Solution().trimLogs(lines=["1|a|p", "2|b|q", "3|a|r", "4|b|s", "5|a|t"], keep=2)
#> Solution().trimLogs(lines=["7|dbg|m", "8|dbg|n"], keep=9)

# %%
def score_words(words, bonus):
    value = {c: i % 5 + 1 for i, c in enumerate("etaoinshrdlu")}
    table = {}
    for w in words:
        base = sum(value.get(c, 6) for c in w)
        mult = 1
        for part, m in bonus.items():
            if part in w:
                mult *= m
        table[w] = base * mult
    return sorted(table, key=lambda w: (-table[w], w)), max(table.values(), default=0)
#> score_words(["tea", "heat", "oat"], {"ea": 2})
#> score_words([], {})
#> score_words(["zzz", "quiz"], {"z": 3, "q": 1})
#> score_words(["note", "tone", "onto"], {})
#> score_words(["a"], {"a": 2, "": 5})

# %%
class Solution:
    def elevatorStops(self, requests, start):
        up = sorted({r for r in requests if r >= start})
        down = sorted({r for r in requests if r < start}, reverse=True)
        near_up = up[0] - start if up else float("inf")
        near_down = start - down[0] if down else float("inf")
        route = up + down if near_up <= near_down else down + up
        travel, pos = 0, start
        for stop in route:
            travel += abs(stop - pos)
            pos = stop
        return route, travel
#> Solution().elevatorStops([5, 1, 8], 4)
#> Solution().elevatorStops([], 3)
#> Solution().elevatorStops([2, 2], 2)
#> Solution().elevatorStops(requests=[9, 3, 1], start=4)
#> Solution().elevatorStops(requests=[10, 7, 8, 7], start=0)

# %%
def pantry_swap(recipe, pantry, swaps):
    plan = []
    for need in recipe:
        options = [need, *swaps.get(need, [])]
        pick = next((o for o in options if pantry.get(o)), None)
        if pick is None:
            return f"missing {need}"
        pantry[pick] -= 1
        plan.append(pick if pick == need else f"{pick} for {need}")
    return plan
#> pantry_swap(["milk", "egg"], {"oat": 1, "egg": 2}, {"milk": ["soy", "oat"]})
#> pantry_swap([], {}, {})
#> pantry_swap(["rum"], {"tea": 1}, {"rum": ["gin"]})
#> pantry_swap(["a", "a", "a"], {"a": 1, "b": 1, "c": 1}, {"a": ["b", "c"]})
#> pantry_swap(["p", "q"], {"q": 1}, {"p": ["q"]})

# %%
def diagonals(grid):
    down, up = {}, {}
    for i, row in enumerate(grid):
        for j, v in enumerate(row):
            down[i - j] = down.get(i - j, 0) + v
            up[i + j] = up.get(i + j, 0) + v
    shared = set(down.values()) & set(up.values())
    return [down[k] for k in sorted(down)], [up[k] for k in sorted(up)], sorted(shared)
#> diagonals([[1, 2], [3, 4]])
#> diagonals([])
#> diagonals([[7, 8, 9]])
#> diagonals(grid=[[1, 0, 2], [0, 5, 0], [3, 0, 4]])
#> diagonals(grid=[[2], [4], [6]])

# %%
def first_repeat(groups):
    owner = {}
    for g, members in groups.items():
        for m in members:
            if m in owner and owner[m] != g:
                return f"{m}: {owner[m]} and {g}"
            owner[m] = g
    sizes = sorted(map(len, groups.values()))
    return sizes[::-1]
#> first_repeat({"x": [1, 2], "y": [3, 2]})
#> first_repeat({})
#> first_repeat({"k": [4, 4]})
#> first_repeat({"p": "ab", "q": "cde", "r": "f"})
#> first_repeat({"m": ["u"], "n": ["v"], "o": ["w", "u"]})

# %%
from itertools import islice, cycle

class Solution:
    def dealCards(self, deck, names, each):
        hands = {n: [] for n in names}
        dealt = islice(zip(deck, cycle(names)), each * len(names))
        for card, who in dealt:
            hands[who].append(card)
        short = [n for n, h in hands.items() if len(h) < each]
        rest = deck[each * len(names):]
        return hands, short, rest
#> Solution().dealCards([9, 4, 7, 2, 5], ["al", "bo"], 2)
#> Solution().dealCards([], ["x"], 1)
#> Solution().dealCards(deck=[1, 2, 3], names=["p", "q"], each=2)
#> Solution().dealCards(deck=[8, 6, 4, 2], names=["m"], each=3)
#> Solution().dealCards(deck=[5, 5], names=["u", "v", "w"], each=0)

# %%
def wallet(coins, spend):
    purse = sorted(coins)
    history = []
    for cost in spend:
        use = []
        while purse and sum(use) < cost:
            use.append(purse.pop())
        if sum(use) < cost:
            purse.extend(use)
            purse.sort()
            history.append(None)
            continue
        change = sum(use) - cost
        if change:
            purse.insert(0, change)
            purse.sort()
        history.append(tuple(use))
    return history, purse
#> wallet([1, 5, 2], [6, 1])
#> wallet([], [3])
#> wallet([10], [])
#> wallet([2, 2, 2], [3, 9, 3])
#> wallet([20, 5], [12, 12, 1])

# %%
class Solution:
    def monthlyPivot(self, rows):
        keys = list(dict.fromkeys(m for m, _, _ in rows))
        cats = sorted({c for _, c, _ in rows})
        table = {(m, c): 0 for m in keys for c in cats}
        for m, c, amt in rows:
            table[m, c] += amt
        out = []
        for c in cats:
            line = [table[m, c] for m in keys]
            out.append((c, line, "rise" if line == sorted(line) else "mixed"))
        return out
#> Solution().monthlyPivot([("jan", "food", 5), ("feb", "food", 9), ("jan", "rent", 20)])
#> Solution().monthlyPivot([])
#> Solution().monthlyPivot([("q1", "z", 1)])
#> Solution().monthlyPivot(rows=[("a", "x", 3), ("b", "x", 2), ("b", "y", 4), ("a", "y", 4)])
#> Solution().monthlyPivot(rows=[("m", "k", 1), ("m", "k", 1), ("n", "j", 2)])
