# %%
def busiest_hours(log, k=2):
    hours = [line.split()[0][:2] for line in log]
    counts = {}
    for h in hours:
        counts[h] = counts.get(h, 0) + 1
    top = sorted(counts.items(), key=lambda kv: kv[0])
    top.sort(key=lambda kv: kv[1], reverse=True)
    return [f"{h}h:{n}" for h, n in top[:k]]
#> busiest_hours(["09:10 a", "09:40 b", "11:00 c"])
#> busiest_hours([])
#> busiest_hours(["00:01 x"], 5)
#> busiest_hours(["12:00 a", "08:00 b", "12:30 c", "08:15 d", "17:00 e"], k=3)
#> busiest_hours(["23:59 q", "01:00 r"], 1)

# %%
class Solution:
    def chainedDiscounts(self, price, coupons):
        best = price
        for first in coupons:
            for second in coupons:
                if first == second:
                    continue
                p = self.apply(self.apply(price, coupons[first]), coupons[second])
                best = min(best, p)
        return best

    def apply(self, price, rule):
        kind, amount = rule
        if kind == "pct":
            return price - price * amount // 100
        return max(price - amount, 0)
#> Solution().chainedDiscounts(200, {"A": ("pct", 50), "B": ("off", 30)})
#> Solution().chainedDiscounts(90, {})
#> Solution().chainedDiscounts(10, {"Z": ("off", 4)})
#> Solution().chainedDiscounts(price=75, coupons={"A": ("off", 50), "B": ("off", 40), "C": ("pct", 10)})
#> Solution().chainedDiscounts(price=99, coupons={"P": ("pct", 33), "Q": ("pct", 67)})

# %%
from itertools import accumulate
from operator import mul

def dose_table(start, factors, cap):
    doses = list(accumulate([start, *factors], mul))
    capped = [min(d, cap) for d in doses]
    over = next((i for i, d in enumerate(doses) if d > cap), -1)
    if over < 0:
        return capped, "safe"
    return capped, f"cap at step {over}"
#> dose_table(2, [3, 1, 2], 10)
#> dose_table(5, [], 9)
#> dose_table(7, [2], 3)
#> dose_table(1, [2, 2, 2, 2, 2], 20)
#> dose_table(0, [9, 9, 9], 5)

# %%
class Solution:
    def mirrorRows(self, grid):
        flipped = []
        for r, row in enumerate(grid):
            flipped.append(row[::-1] if r % 2 else row[:])
        columns = ["".join(c) for c in zip(*flipped)]
        pal = [c for c in columns if c == c[::-1]]
        return columns, len(pal)
#> Solution().mirrorRows(["abc", "abc", "xyz"])
#> Solution().mirrorRows([])
#> Solution().mirrorRows(["q"])
#> Solution().mirrorRows(grid=["ab", "ba", "ab"])
#> Solution().mirrorRows(grid=["stone", "notes"])

# %%
def allergens(dishes, guests):
    safe = {}
    for dish, parts in dishes.items():
        blocked = {g for g, bad in guests.items() if not set(bad).isdisjoint(parts)}
        if not blocked:
            safe[dish] = "all"
        elif len(blocked) < len(guests):
            safe[dish] = sorted(set(guests) - blocked)
    return safe
#> allergens({"pie": ["egg", "nut"], "salad": ["leaf"]}, {"ro": ["nut"], "su": ["milk"]})
#> allergens({}, {"x": ["y"]})
#> allergens({"bread": ["wheat"]}, {})
#> allergens({"stew": ["beef", "salt"], "curd": ["milk"]}, {"a": ["milk"], "b": ["milk", "salt"]})
#> allergens({"cake": ["egg"], "tart": ["egg", "milk"]}, {"z": ["egg"]})

# %%
from collections import Counter

class Solution:
    def tileRack(self, rack, words):
        have = Counter(rack)
        blanks = have.pop("?", 0)
        values = []
        for w in words:
            lacking = Counter(w) - have
            short = sum(lacking.values())
            if short <= blanks:
                values.append((len(w) * 2 - short, w))
        return max(values)[1] if values else ""
#> Solution().tileRack("cat?s", ["cast", "taste", "act"])
#> Solution().tileRack("", ["a"])
#> Solution().tileRack("??", ["go", "a"])
#> Solution().tileRack(rack="nnoo", words=["noon", "moon", "no"])
#> Solution().tileRack(rack="xyz", words=[])

# %%
def rank_avg(scores):
    places = {}
    for pos, s in enumerate(sorted(scores, reverse=True), 1):
        places.setdefault(s, []).append(pos)
    doubled = {s: 2 * sum(ps) // len(ps) for s, ps in places.items()}
    out = []
    for s in scores:
        whole, half = divmod(doubled[s], 2)
        out.append(f"{whole}.5" if half else str(whole))
    return out
#> rank_avg([10, 30, 30, 20])
#> rank_avg([])
#> rank_avg([4])
#> rank_avg([5, 5, 5, 5])
#> rank_avg([1, 2, 2, 2, 9])

# %%
class Solution:
    def inviteWaves(self, friends, host):
        invited = {host}
        wave, waves = [host], []
        while wave:
            fresh = sorted({f for p in wave for f in friends.get(p, [])} - invited)
            if fresh:
                waves.append(fresh)
            invited |= set(fresh)
            wave = fresh
        return waves
#> Solution().inviteWaves({"jo": ["al", "bo"], "al": ["cy"], "bo": ["cy", "jo"]}, "jo")
#> Solution().inviteWaves({}, "me")
#> Solution().inviteWaves({"a": ["a"]}, "a")
#> Solution().inviteWaves(friends={"1": ["2"], "2": ["3"], "3": ["4"], "4": ["1"]}, host="2")
#> Solution().inviteWaves(friends={"x": ["y"], "z": ["w"]}, host="z")

# %%
def pluck(records, *fields, **where):
    rows = []
    for rec in records:
        if any(rec.get(k) != v for k, v in where.items()):
            continue
        rows.append(tuple(rec.get(f, "?") for f in fields))
    rows.sort()
    return rows
#> pluck([{"n": "b", "t": 1}, {"n": "a", "t": 2}], "n", "t")
#> pluck([], "x", y=1)
#> pluck([{"n": "k", "t": 1}, {"n": "j", "t": 1}, {"n": "i", "t": 0}], "n", t=1)
#> pluck([{"a": "1"}, {"b": "2"}], "a", "b")
#> pluck([{"u": 5, "v": 6}, {"u": 5, "v": 7}], "v", u=5, v=7)

# %%
class Solution:
    def shiftCipherTable(self, key, text):
        alphabet = "abcdefgh"
        order = list(dict.fromkeys(key))
        order += [c for c in alphabet if c not in order]
        enc = dict(zip(alphabet, order))
        dec = {v: k for k, v in enc.items()}
        hidden = "".join(enc.get(c, c) for c in text)
        fixed = [c for c in alphabet if dec[c] == c]
        return hidden, "".join(fixed)
#> Solution().shiftCipherTable("head", "bag")
#> Solution().shiftCipherTable("", "cafe")
#> Solution().shiftCipherTable("bbaa", "abba")
#> Solution().shiftCipherTable(key="hgfedcba", text="deaf!")
#> Solution().shiftCipherTable(key="cab", text="")

# %%
def split_bills(meals):
    paid, share = {}, {}
    for payer, cost, eaters in meals:
        paid[payer] = paid.get(payer, 0) + cost
        each, extra = divmod(cost, len(eaters))
        for i, e in enumerate(sorted(eaters)):
            share[e] = share.get(e, 0) + each + (i < extra)
    people = sorted(paid.keys() | share.keys())
    return {p: paid.get(p, 0) - share.get(p, 0) for p in people}
#> split_bills([("al", 30, ["al", "bo", "cy"])])
#> split_bills([])
#> split_bills([("x", 10, ["y", "x", "z"]), ("y", 5, ["z"])])
#> split_bills([("p", 9, ["q"]), ("q", 9, ["p"])])
#> split_bills([("m", 7, ["m", "n"]), ("n", 1, ["m", "n"]), ("o", 2, ["o"])])

# %%
class Solution:
    def lexTable(self, lines, sep):
        rows = [line.split(sep) for line in lines if line.strip()]
        if not rows:
            return []
        head, *body = rows
        head = [h.strip() for h in head]
        table = []
        for cells in body:
            cells += [""] * (len(head) - len(cells))
            table.append({h: c.strip() or None for h, c in zip(head, cells)})
        return table
#> Solution().lexTable(["a;b", "1;2", "3"], ";")
#> Solution().lexTable(["", "  "], ",")
#> Solution().lexTable(["x"], "|")
#> Solution().lexTable(lines=["id, qty", "7, 3", "", "8,"], sep=",")
#> Solution().lexTable(lines=["k:v", "m:n:o"], sep=":")

# %%
def tallest_neighbours(heights):
    best = {}
    for name, h in heights.items():
        best.setdefault(h // 10, []).append(name)
    lines = []
    for dec in sorted(best, reverse=True):
        names = " ".join(sorted(best[dec]))
        lines.append(f"{dec}0s {names}")
    return lines
#> tallest_neighbours({"ty": 171, "mo": 165, "jan": 178})
#> tallest_neighbours({})
#> tallest_neighbours({"z": 9})
#> tallest_neighbours({"a": 150, "b": 160, "c": 170})
#> tallest_neighbours({"d": 181, "c": 182, "b": 183, "a": 99})

# %%
from itertools import product

class Solution:
    def lockGuesses(self, hints, total):
        options = [sorted(set(h)) if h != "*" else list("123") for h in hints]
        hits = []
        for combo in product(*options):
            if sum(map(int, combo)) == total:
                hits.append("".join(combo))
        return hits
#> Solution().lockGuesses(["12", "*"], 3)
#> Solution().lockGuesses([], 0)
#> Solution().lockGuesses(["5"], 4)
#> Solution().lockGuesses(hints=["09", "90", "1"], total=10)
#> Solution().lockGuesses(hints=["*", "7"], total=9)

# %%
def undo_stack(actions):
    state, history, future = {}, [], []
    for act in actions:
        if act == "undo":
            if history:
                key, old, new = history.pop()
                future.append((key, old, new))
                state[key] = old
        elif act == "redo":
            if future:
                key, old, new = future.pop()
                history.append((key, old, new))
                state[key] = new
        else:
            key, new = act.split("=")
            history.append((key, state.get(key), new))
            state[key] = new
            future.clear()
    return {k: v for k, v in state.items() if v is not None}
#> undo_stack(["a=1", "a=2", "undo"])
#> undo_stack([])
#> undo_stack(["undo", "redo"])
#> undo_stack(["x=5", "y=6", "undo", "undo", "redo"])
#> undo_stack(["p=1", "undo", "p=2", "redo", "q=3"])

# %%
class Solution:
    def twinKeys(self, data):
        twins = {}
        for k, v in data.items():
            frozen = tuple(sorted(v)) if isinstance(v, list) else v
            twins.setdefault(frozen, []).append(k)
        return sorted((ks for ks in twins.values() if len(ks) > 1), key=lambda ks: (-len(ks), ks))
#> Solution().twinKeys({"a": 1, "b": 2, "c": 1})
#> Solution().twinKeys({})
#> Solution().twinKeys({"p": [1, 2], "q": [2, 1], "r": (1, 2)})
#> Solution().twinKeys({"x": 0, "y": False, "z": "0"})
#> Solution().twinKeys({"u": "k", "v": "m", "w": "k", "t": "m", "s": "m"})

# %%
def water_plants(plants, days):
    last = dict.fromkeys(plants, 0)
    diary = {}
    for day in range(1, days + 1):
        thirsty = [p for p, gap in plants.items() if day - last[p] >= gap]
        for p in thirsty:
            last[p] = day
        if thirsty:
            diary[day] = thirsty
    return diary
#> water_plants({"fern": 2, "aloe": 5}, 6)
#> water_plants({}, 3)
#> water_plants({"moss": 1}, 2)
#> water_plants({"ivy": 3, "fig": 3, "rue": 4}, 8)
#> water_plants({"cactus": 9}, 5)

# %%
class Solution:
    def bestWindowMean(self, samples: dict, span: int):
        hours = sorted(samples)
        best = None
        for i, start in enumerate(hours):
            chunk = [samples[h] for h in hours[i:] if h < start + span]
            if len(chunk) < 2:
                continue
            mean = sum(chunk) // len(chunk)
            if best is None or mean > best[1]:
                best = (start, mean, len(chunk))
        return best
#> Solution().bestWindowMean({1: 10, 2: 30, 5: 50, 6: 20}, 3)
#> Solution().bestWindowMean({}, 2)
#> Solution().bestWindowMean({4: 7}, 10)
#> Solution().bestWindowMean(samples={0: 5, 1: 5, 2: 5}, span=2)
#> Solution().bestWindowMean(samples={1: 1, 10: 9, 20: 8}, span=5)

# %%
def group_pairs(items, rule):
    key = {"len": len, "first": lambda s: s[0], "last": lambda s: s[-1]}[rule]
    groups = {}
    for it in items:
        groups.setdefault(key(it), []).append(it)
    ordered = sorted(groups.items())
    return [(k, *v) for k, v in ordered]
#> group_pairs(["pear", "fig", "plum"], "len")
#> group_pairs([], "first")
#> group_pairs(["ant", "ape", "bee", "cat"], "first")
#> group_pairs(["so", "no", "is", "as"], "last")
#> group_pairs(["x"], "size")

# %%
from collections import deque

class Solution:
    def hotPotato(self, players, tosses):
        circle = deque(players)
        out = []
        for t in tosses:
            if len(circle) == 1:
                break
            circle.rotate(-(t % len(circle)))
            out.append(circle.popleft())
        return "".join(out) + "|" + "".join(circle)
#> Solution().hotPotato("abcde", [2, 3, 1])
#> Solution().hotPotato("z", [4, 4])
#> Solution().hotPotato(players="pqr", tosses=[])
#> Solution().hotPotato(players="mnop", tosses=[0, 0, 0, 0])
#> Solution().hotPotato("tuv", [7, 7, 7])

# %%
def missing_fields(forms, required):
    complaints = {}
    for i, form in enumerate(forms):
        lacking = [f for f in required if not form.get(f)]
        extra = sorted(form.keys() - set(required))
        if lacking or extra:
            complaints[i] = {"lacks": lacking, "extra": extra}
    ok = len(forms) - len(complaints)
    return ok, complaints
#> missing_fields([{"name": "a", "age": 3}, {"name": ""}], ["name", "age"])
#> missing_fields([], ["x"])
#> missing_fields([{"q": 1}], [])
#> missing_fields([{"u": 1, "v": 2}, {"v": 1, "u": 2}], ["u", "v"])
#> missing_fields([{"id": 0}, {"id": 5, "tag": "t"}, {}], ["id"])

# %%
class Solution:
    def coinsForTill(self, till, amount):
        given = {}
        for coin in sorted(till, reverse=True):
            n = min(till[coin], amount // coin)
            if n:
                given[coin] = n
                amount -= n * coin
        if amount:
            return None
        rest = {c: k - given.get(c, 0) for c, k in till.items()}
        return given, {c: k for c, k in rest.items() if k}
#> Solution().coinsForTill({10: 2, 5: 1, 1: 4}, 27)
#> Solution().coinsForTill({}, 0)
#> Solution().coinsForTill({20: 1}, 15)
#> Solution().coinsForTill(till={50: 1, 20: 3, 5: 2}, amount=70)
#> Solution().coinsForTill(till={2: 5, 1: 1}, amount=11)

# %%
def interleave_lists(*lists):
    out = []
    longest = max(map(len, lists), default=0)
    for i in range(longest):
        for k, lst in enumerate(lists):
            out.append(lst[i] if i < len(lst) else -k)
    return out
#> interleave_lists([1, 2], [3, 4])
#> interleave_lists()
#> interleave_lists([5], [6, 7, 8])
#> interleave_lists([9, 9, 9], [], [8])
#> interleave_lists([1, 3, 5, 7])

# %%
class Solution:
    def shortUrl(self, urls):
        code_of, url_of = {}, {}
        for url in urls:
            if url in code_of:
                continue
            seed = "".join(w[0] for w in url.split("/") if w)
            code, n = seed, 1
            while code in url_of:
                n += 1
                code = f"{seed}{n}"
            code_of[url] = code
            url_of[code] = url
        return list(url_of.items())
#> Solution().shortUrl(["a/bee", "ant/bat", "a/bee"])
#> Solution().shortUrl([])
#> Solution().shortUrl(["//"])
#> Solution().shortUrl(urls=["x/y", "x1/y1", "xx/yy", "y/x"])
#> Solution().shortUrl(urls=["p2/q", "p/q2", "news"])

# %%
def vote_margin(polls):
    margins = []
    for town, votes in polls.items():
        ranked = sorted(votes.values(), reverse=True)
        first, second, *_ = ranked + [0, 0]
        margins.append((first - second, town))
    margins.sort()
    tight = [t for m, t in margins if m <= 2]
    safe = [t for m, t in margins[::-1] if m > 2]
    return {"tight": tight, "safe": safe}
#> vote_margin({"ely": {"a": 9, "b": 8}, "rye": {"a": 2, "b": 9}})
#> vote_margin({})
#> vote_margin({"ham": {}})
#> vote_margin({"p": {"x": 5}, "q": {"x": 3, "y": 3, "z": 3}, "r": {"x": 30, "y": 1}})
#> vote_margin({"m": {"k": 1}, "n": {"k": 4, "l": 1}})

# %%
class Solution:
    def alignColumns(self, rows):
        cells = [[str(c) for c in row] for row in rows]
        widths = [max(map(len, col)) for col in zip(*cells)]
        lines = []
        for raw, row in zip(rows, cells):
            padded = []
            for value, text, w in zip(raw, row, widths):
                padded.append(text.rjust(w) if isinstance(value, int) else text.ljust(w))
            lines.append(" ".join(padded).rstrip())
        return lines
#> Solution().alignColumns([["ham", 5], ["eggs", 12]])
#> Solution().alignColumns([])
#> Solution().alignColumns([["solo"]])
#> Solution().alignColumns([["a", 100, "x"], ["bbb", 7, "yy"]])
#> Solution().alignColumns([[1], [22], [333]])

# %%
def toll_walk(rows, cols, tolls):
    memo = {}

    def cheapest(r, c):
        if r >= rows or c >= cols:
            return None
        if (r, c) in memo:
            return memo[r, c]
        here = tolls.get((r, c), 1)
        options = [x for x in (cheapest(r + 1, c), cheapest(r, c + 2)) if x is not None]
        memo[r, c] = here + min(options, default=0)
        return memo[r, c]

    return cheapest(0, 0), len(memo)
#> toll_walk(2, 3, {(0, 0): 4})
#> toll_walk(1, 1, {})
#> toll_walk(3, 3, {(1, 0): 9, (0, 2): 2})
#> toll_walk(0, 2, {(0, 0): 1})
#> toll_walk(1, 4, {(0, 2): 7})

# %%
class Solution:
    def topicGraph(self, articles):
        links = {}
        for tags in articles:
            uniq = sorted(set(tags))
            for i in range(len(uniq)):
                for j in range(i):
                    pair = uniq[j] + "-" + uniq[i]
                    links[pair] = links.get(pair, 0) + 1
        strong = max(links.values(), default=0)
        return [p for p in links if links[p] == strong], strong
#> Solution().topicGraph([["art", "war"], ["war", "art", "sea"]])
#> Solution().topicGraph([])
#> Solution().topicGraph([["lone"]])
#> Solution().topicGraph(articles=[["b", "a"], ["c", "b"], ["a", "c"]])
#> Solution().topicGraph(articles=[["x", "x", "y"], ["y"], ["y", "x"]])

# %%
def flatten(config, prefix=""):
    flat = {}
    for key, value in config.items():
        full = prefix + key
        if isinstance(value, dict) and value:
            flat.update(flatten(value, full + "."))
        elif isinstance(value, list):
            flat.update({f"{full}[{i}]": v for i, v in enumerate(value)})
        else:
            flat[full] = value
    return flat
#> flatten({"db": {"host": "h", "port": 1}})
#> flatten({})
#> flatten({"a": {}, "b": [7, 8]})
#> flatten({"x": {"y": {"z": [1]}}, "w": 0})
#> flatten({"k": 5, "m": []}, "top:")

# %%
class Solution:
    def relayOrder(self, laps, team_size):
        fastest = {}
        for runner, secs in laps:
            if runner not in fastest or secs < fastest[runner]:
                fastest[runner] = secs
        chosen = sorted(fastest, key=lambda r: (fastest[r], r))[:team_size]
        if len(chosen) < team_size:
            return f"need {team_size - len(chosen)} more"
        anchor, *others = chosen
        return others[::-1] + [anchor]
#> Solution().relayOrder([("io", 60), ("bo", 58), ("io", 55), ("cy", 70)], 3)
#> Solution().relayOrder([], 2)
#> Solution().relayOrder([("a", 50)], 1)
#> Solution().relayOrder(laps=[("d", 40), ("c", 40), ("b", 40), ("a", 41)], team_size=2)
#> Solution().relayOrder(laps=[("x", 9), ("x", 8), ("x", 7)], team_size=4)

# %%
def pair_up(mentors, pupils):
    free = {m: n for m, n in mentors.items() if n > 0}
    matched, waiting = [], []
    for p, wishes in pupils.items():
        pick = next((w for w in wishes if w in free), None)
        if pick is None:
            waiting.append(p)
            continue
        matched.append((p, pick))
        free[pick] -= 1
        if not free[pick]:
            del free[pick]
    return matched, waiting, sum(free.values())
#> pair_up({"M": 1, "N": 2}, {"a": ["M"], "b": ["M", "N"], "c": ["M"]})
#> pair_up({}, {"z": ["Q"]})
#> pair_up({"K": 3}, {})
#> pair_up({"U": 1, "V": 0}, {"p": ["V", "U"], "q": ["V"]})
#> pair_up({"A": 2, "B": 2}, {"i": ["B", "A"], "j": ["B", "A"], "k": ["B", "A"]})

# %%
class Solution:
    def sumByPrefix(self, codes, depth):
        sums = {}
        for code, n in codes.items():
            parts = tuple(code.split("-"))
            for d in range(1, min(depth, len(parts)) + 1):
                sums[parts[:d]] = sums.get(parts[:d], 0) + n
        return {"-".join(k): v for k, v in sorted(sums.items())}
#> Solution().sumByPrefix({"a-b-c": 1, "a-b-d": 2, "a-e": 4}, 2)
#> Solution().sumByPrefix({}, 3)
#> Solution().sumByPrefix({"k": 9}, 5)
#> Solution().sumByPrefix(codes={"x-1": 5, "y-1": 6, "x-2": 7}, depth=1)
#> Solution().sumByPrefix(codes={"m-n": 3}, depth=0)

# %%
def trade_log(trades):
    lots = {}
    profit = 0
    for side, sym, qty, price in trades:
        queue = lots.setdefault(sym, [])
        if side == "B":
            queue.append([qty, price])
            continue
        while qty and queue:
            used = min(qty, queue[0][0])
            profit += used * (price - queue[0][1])
            queue[0][0] -= used
            qty -= used
            if not queue[0][0]:
                queue.pop(0)
    return profit, {s: q for s, q in lots.items() if q}
#> trade_log([("B", "tin", 5, 10), ("S", "tin", 3, 12)])
#> trade_log([])
#> trade_log([("S", "zinc", 2, 5)])
#> trade_log([("B", "a", 2, 1), ("B", "a", 2, 5), ("S", "a", 3, 4)])
#> trade_log([("B", "x", 1, 9), ("B", "y", 1, 8), ("S", "x", 1, 3), ("S", "y", 4, 9)])

# %%
class Solution:
    def wordBoard(self, words):
        board = {}
        for w in words:
            board.setdefault(len(w), {}).setdefault(w[0], []).append(w)
        lines = []
        for size, rows in sorted(board.items(), reverse=True):
            inner = ", ".join(f"{k}:{len(v)}" for k, v in sorted(rows.items()))
            lines.append(f"[{size}] {inner}")
        return lines
#> Solution().wordBoard(["oak", "elm", "olm", "pine"])
#> Solution().wordBoard([])
#> Solution().wordBoard(["a", "a"])
#> Solution().wordBoard(words=["bat", "cat", "be", "by", "me"])
#> Solution().wordBoard(words=["zebra", "zoo", "zip"])

# %%
def toggle_set(commands):
    on = set()
    peak = []
    for cmd in commands:
        sign, names = cmd[0], set(cmd[1:])
        if sign == "+":
            on |= names
        elif sign == "-":
            on -= names
        elif sign == "^":
            on ^= names
        else:
            on &= names
        if len(on) > len(peak):
            peak = sorted(on)
    return "".join(sorted(on)), "".join(peak)
#> toggle_set(["+abc", "-b", "^cd"])
#> toggle_set([])
#> toggle_set(["-x"])
#> toggle_set(["+pqrs", "&qrt", "^q"])
#> toggle_set(["^ab", "^bc", "^ca"])

# %%
def every_nth(text, n):
    lanes = {}
    for start in range(n):
        lane = text[start::n]
        vowels = sum(c in "aeiou" for c in lane)
        lanes[lane] = vowels
    best = max(lanes, key=lambda s: (lanes[s], len(s), s))
    return best, lanes[best]
#> every_nth("education", 3)
#> every_nth("xyz", 1)
#> every_nth("", 2)
#> every_nth(text="queueing", n=4)
#> every_nth(text="banana", n=2)

# %%
def sensor_merge(streams):
    merged = sorted((t, name, v) for name, s in streams.items() for t, v in s)
    latest, timeline = {}, []
    for t, name, v in merged:
        latest[name] = v
        if len(latest) == len(streams):
            timeline.append((t, sum(latest.values())))
    return timeline
#> sensor_merge({"a": [(1, 5), (4, 7)], "b": [(2, 1)]})
#> sensor_merge({})
#> sensor_merge({"x": [(3, 3)]})
#> sensor_merge({"p": [(1, 1), (2, 2), (3, 3)], "q": [(2, 10), (5, 0)]})
#> sensor_merge({"m": [(1, 1)], "n": []})

# %%
class Solution:
    def partsNeeded(self, bom, product, count):
        need = {}

        def explode(item, qty):
            parts = bom.get(item)
            if not parts:
                need[item] = need.get(item, 0) + qty
                return
            for part, per in parts.items():
                explode(part, qty * per)

        explode(product, count)
        return dict(sorted(need.items()))
#> Solution().partsNeeded({"bike": {"wheel": 2, "frame": 1}, "wheel": {"spoke": 20}}, "bike", 2)
#> Solution().partsNeeded({}, "bolt", 7)
#> Solution().partsNeeded({"kit": {}}, "kit", 1)
#> Solution().partsNeeded(bom={"a": {"b": 2, "c": 3}, "c": {"b": 1}}, product="a", count=5)
#> Solution().partsNeeded(bom={"x": {"y": 4}, "y": {"z": 4}}, product="x", count=0)

# %%
def rolling_top(stream, k):
    board, shots = [], []
    for name, score in stream:
        board = [(s, n) for s, n in board if n != name]
        board.append((score, name))
        board.sort(key=lambda e: (-e[0], e[1]))
        del board[k:]
        shots.append("".join(n for _, n in board))
    return shots
#> rolling_top([("a", 3), ("b", 5), ("c", 4)], 2)
#> rolling_top([], 1)
#> rolling_top([("x", 1), ("x", 9), ("x", 4)], 3)
#> rolling_top([("p", 2), ("q", 2), ("r", 2), ("o", 2)], 3)
#> rolling_top([("m", 7), ("n", 8)], 0)

# %%
class Solution:
    def checkLines(self, lines):
        errors = []
        names = set()
        for no, line in enumerate(lines, 1):
            name, eq, value = line.partition("=")
            if not eq:
                errors.append((no, "no ="))
            elif not name.isidentifier():
                errors.append((no, "bad name"))
            elif name in names:
                errors.append((no, "again"))
            elif not value:
                errors.append((no, "empty"))
            names.add(name)
        return errors or len(names)
#> Solution().checkLines(["a=1", "b=", "a=2"])
#> Solution().checkLines([])
#> Solution().checkLines(["x=5", "y=6"])
#> Solution().checkLines(lines=["9z=1", "loose", "ok=1", "ok"])
#> Solution().checkLines(lines=["k=v=w"])
