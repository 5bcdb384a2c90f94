# %%
def locker_codes(kids):
    codes = {}
    for i, kid in enumerate(sorted(kids, key=lambda k: (len(k), k))):
        codes[kid] = i * 7 % 10 * 10 + len(kid)
    by_code = {v: k for k, v in codes.items()}
    clashes = len(codes) - len(by_code)
    return [by_code[c] for c in sorted(by_code)], clashes
#> locker_codes(["ida", "bo", "sam"])
#> locker_codes([])
#> locker_codes(["max"])
#> locker_codes(["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k"])
#> locker_codes(["four", "five", "one", "seven"])

# %%
class Solution:
    def pollTrend(self, polls):
        if len(polls) < 2:
            return {}
        first, *_, last = polls
        trend = {}
        for party in sorted(set(first) | set(last)):
            change = last.get(party, 0) - first.get(party, 0)
            trend[party] = "up" if change > 0 else "down" if change < 0 else "flat"
        return trend
#> Solution().pollTrend([{"red": 30, "tan": 20}, {"red": 31}, {"red": 35, "tan": 18}])
#> Solution().pollTrend([{"x": 1}])
#> Solution().pollTrend([{"a": 5}, {"b": 5}])
#> Solution().pollTrend(polls=[{"p": 10, "q": 10}, {"p": 10, "q": 10}])
#> Solution().pollTrend(polls=[{}, {"m": 4}, {"m": 0, "n": 3}])

# %%
from itertools import groupby

def shop_receipt(scans):
    lines = []
    total = 0
    for (name, price), run in groupby(sorted(scans)):
        n = sum(1 for _ in run)
        cost = price * n
        total += cost
        lines.append(f"{name} {n}x{price}={cost}" if n > 1 else f"{name} {cost}")
    lines.append(f"TOTAL {total}")
    return lines
#> shop_receipt([("jam", 4), ("ale", 3), ("jam", 4)])
#> shop_receipt([])
#> shop_receipt([("bun", 2)])
#> shop_receipt([("x", 1), ("x", 2), ("x", 1)])
#> shop_receipt([("p", 10), ("o", 20), ("n", 30), ("p", 10), ("p", 10)])

# %%
class Solution:
    def safestRoute(self, risks, routes):
        def danger(route):
            return sum(risks.get("".join(sorted(leg)), 5) for leg in zip(route, route[1:]))

        scored = {r: danger(r) for r in routes}
        low = min(scored.values(), default=None)
        winners = [r for r in routes if scored[r] == low]
        return low, min(winners, key=len, default="")
#> Solution().safestRoute({"ab": 1, "bc": 2}, ["abc", "ac"])
#> Solution().safestRoute({}, [])
#> Solution().safestRoute({}, ["x", "xyz"])
#> Solution().safestRoute({"pq": 9}, ["qp", "qrp", "pq"])
#> Solution().safestRoute({"mn": 0}, ["mnmn", "mn", "mo"])

# %%
def clean_tags(raw):
    seen = {}
    for tag in raw:
        norm = "-".join(tag.lower().split())
        if not norm:
            continue
        seen[norm] = seen.get(norm, 0) + 1
    plural = [t for t in seen if t.endswith("s") and t[:-1] in seen]
    for t in plural:
        seen[t[:-1]] += seen.pop(t)
    return seen
#> clean_tags(["Red Fox", "red  fox", "Cat"])
#> clean_tags([])
#> clean_tags([" ", ""])
#> clean_tags(["cats", "cat", "CATS", "dogs"])
#> clean_tags(["pass", "pas", "as"])

# %%
from collections import defaultdict

class Solution:
    def roomGuests(self, moves):
        where = {}
        rooms = defaultdict(set)
        crowd = (0, "")
        for guest, room in moves:
            old = where.get(guest)
            if old:
                rooms[old].discard(guest)
            where[guest] = room
            rooms[room].add(guest)
            crowd = max(crowd, (len(rooms[room]), room))
        return crowd, {r: sorted(g) for r, g in rooms.items() if g}
#> Solution().roomGuests([("al", "hall"), ("bo", "hall"), ("al", "den")])
#> Solution().roomGuests([])
#> Solution().roomGuests([("z", "attic"), ("z", "attic")])
#> Solution().roomGuests(moves=[("a", "x"), ("b", "y"), ("a", "y"), ("c", "y"), ("b", "x")])
#> Solution().roomGuests(moves=[("m", "k1"), ("n", "k2"), ("m", "k2"), ("n", "k1")])

# %%
def best_of_each(*boards):
    best = {}
    for no, board in enumerate(boards, 1):
        for name, pts in board.items():
            if pts > best.get(name, (-1, 0))[0]:
                best[name] = (pts, no)
    return sorted(best.items(), key=lambda e: e[1], reverse=True)
#> best_of_each({"ann": 5, "ben": 7}, {"ann": 9})
#> best_of_each()
#> best_of_each({}, {"x": 0})
#> best_of_each({"p": 4}, {"p": 4}, {"p": 3, "q": 4})
#> best_of_each({"m": 1, "n": 2, "o": 3}, {"m": 3, "n": 2, "o": 1})

# %%
class Solution:
    def matchBrands(self, inventory, query):
        wanted = set(query.lower().split())
        hits = []
        for sku, title in inventory.items():
            words = set(title.lower().split())
            score = len(words & wanted)
            if wanted <= words:
                score += 10
            if score:
                hits.append((-score, len(words), sku))
        return [sku for *_, sku in sorted(hits)]
#> Solution().matchBrands({"s1": "Red Wool Hat", "s2": "Red Cap", "s3": "Wool Scarf"}, "red wool")
#> Solution().matchBrands({}, "any")
#> Solution().matchBrands({"k": "blue jar"}, "green")
#> Solution().matchBrands(inventory={"a": "big blue mug", "b": "mug", "c": "Blue Mug"}, query="MUG blue")
#> Solution().matchBrands(inventory={"p": "tin", "q": "tin tin box"}, query="tin")

# %%
def ferry_loads(cars, deck):
    trips = [[]]
    for length, plate in sorted(((l, p) for p, l in cars.items()), reverse=True):
        for trip in trips:
            if sum(l for l, _ in trip) + length <= deck:
                trip.append((length, plate))
                break
        else:
            trips.append([(length, plate)])
    return ["".join(p for _, p in t) for t in trips]
#> ferry_loads({"A": 4, "B": 5, "C": 6}, 10)
#> ferry_loads({}, 9)
#> ferry_loads({"Z": 3}, 3)
#> ferry_loads({"p": 7, "q": 7, "r": 3, "s": 3, "t": 1}, 11)
#> ferry_loads({"m": 12, "n": 2}, 10)

# %%
class Solution:
    def commonPrefixFolders(self, paths):
        split = [p.split("/") for p in paths]
        shared = []
        for layer in zip(*split):
            if len(set(layer)) > 1:
                break
            shared.append(layer[0])
        rest = ["/".join(s[len(shared):]) or "." for s in split]
        return "/".join(shared), rest
#> Solution().commonPrefixFolders(["home/al/x", "home/al/y/z", "home/al"])
#> Solution().commonPrefixFolders([])
#> Solution().commonPrefixFolders(["one/two"])
#> Solution().commonPrefixFolders(paths=["a/b", "c/b"])
#> Solution().commonPrefixFolders(paths=["u/v/w", "u/v/w", "u/x/w"])

# %%
def budget_split(budget, wants):
    asked = sum(wants.values())
    if asked <= budget:
        return dict(wants)
    shares = {k: v * budget // asked for k, v in wants.items()}
    spare = budget - sum(shares.values())
    for k in sorted(wants, key=wants.get, reverse=True):
        if spare == 0:
            break
        shares[k] += 1
        spare -= 1
    return shares
#> budget_split(10, {"art": 7, "gym": 7, "lab": 7})
#> budget_split(50, {"x": 20})
#> budget_split(0, {"a": 1, "b": 2})
#> budget_split(100, {"p": 90, "q": 45, "r": 15})
#> budget_split(5, {})

# %%
class Solution:
    def shelfLife(self, goods, today):
        groups = {"gone": [], "soon": [], "fine": []}
        for name, (made, lasts) in goods.items():
            left = made + lasts - today
            bucket = "gone" if left < 0 else "soon" if left < 3 else "fine"
            groups[bucket].append((left, name))
        return {b: [n for _, n in sorted(g)] for b, g in groups.items() if g}
#> Solution().shelfLife({"milk": (1, 5), "rice": (1, 99), "ham": (2, 1)}, 4)
#> Solution().shelfLife({}, 1)
#> Solution().shelfLife({"egg": (10, 0)}, 10)
#> Solution().shelfLife(goods={"a": (1, 4), "b": (1, 3), "c": (1, 2)}, today=2)
#> Solution().shelfLife(goods={"fig": (3, 3), "kale": (5, 4), "beef": (1, 1)}, today=7)

# %%
from itertools import zip_longest

def compare_docs(left, right):
    diff = []
    for no, (a, b) in enumerate(zip_longest(left, right), 1):
        if a == b:
            continue
        if a is None:
            diff.append(f"{no}+{b}")
        elif b is None:
            diff.append(f"{no}-{a}")
        else:
            same = sum(x == y for x, y in zip(a, b))
            diff.append(f"{no}~{same}")
    return diff
#> compare_docs(["hello", "sun"], ["hallo", "sun", "sea"])
#> compare_docs([], [])
#> compare_docs(["x"], [])
#> compare_docs(["abc", "def", "ghi"], ["abd", "xyz", "ghi"])
#> compare_docs(["one"], ["one", "two", "three"])

# %%
class Solution:
    def marathonSplits(self, splits):
        board = {}
        for runner, marks in splits.items():
            legs = [b - a for a, b in zip([0] + marks, marks)]
            faster = sum(q < p for p, q in zip(legs, legs[1:]))
            board[runner] = (legs, faster)
        steady = min(board, key=lambda r: (max(board[r][0]) - min(board[r][0]), r), default=None)
        return steady, {r: f for r, (_, f) in board.items()}
#> Solution().marathonSplits({"io": [10, 19, 30], "jan": [9, 20, 28]})
#> Solution().marathonSplits({})
#> Solution().marathonSplits({"k": [5]})
#> Solution().marathonSplits(splits={"b": [4, 8, 12], "a": [3, 6, 9], "c": [1, 9, 10]})
#> Solution().marathonSplits(splits={"q": []})

# %%
def spell_fix(words, known):
    lookup = {}
    for k in known:
        for i in range(len(k)):
            lookup.setdefault(k[:i] + k[i + 1:], k)
    fixed = []
    for w in words:
        if w in known:
            fixed.append(w)
        else:
            fixed.append(lookup.get(w, "<" + w + ">"))
    return " ".join(fixed)
#> spell_fix(["te", "cat", "sa"], ["the", "cat", "sat"])
#> spell_fix([], ["a"])
#> spell_fix(["dgo"], ["dog"])
#> spell_fix(["ik", "nk", "in"], ["ink", "oink"])
#> spell_fix(["", "b"], ["a", "b"])

# %%
class Solution:
    def pairDistances(self, towns):
        from itertools import combinations
        table = {}
        for (a, (xa, ya)), (b, (xb, yb)) in combinations(towns.items(), 2):
            table[a + b] = abs(xa - xb) + abs(ya - yb)
        if not table:
            return None
        near = min(table, key=table.get)
        far = max(table, key=table.get)
        return near, far, sum(table.values())
#> Solution().pairDistances({"A": (0, 0), "B": (3, 4), "C": (1, 1)})
#> Solution().pairDistances({"A": (2, 2)})
#> Solution().pairDistances({"P": (1, 5), "Q": (1, 5)})
#> Solution().pairDistances({"W": (0, 0), "X": (0, 9), "Y": (9, 0), "Z": (9, 9)})
#> Solution().pairDistances({"m": (-3, 2), "n": (4, -1), "o": (0, 0)})

# %%
def queue_tokens(tokens):
    urgent, normal = [], []
    served = []
    for t in tokens:
        if t.isdigit():
            for _ in range(int(t)):
                if urgent:
                    served.append(urgent.pop(0))
                elif normal:
                    served.append(normal.pop(0).lower())
        elif t.endswith("!"):
            urgent.append(t[:-1])
        else:
            normal.append(t)
    return served, len(urgent) + len(normal)
#> queue_tokens(["Ann", "Bo!", "1", "Cy", "2"])
#> queue_tokens([])
#> queue_tokens(["3"])
#> queue_tokens(["A!", "B!", "C", "D", "3"])
#> queue_tokens(["X", "1", "Y!", "Z"])

# %%
class Solution:
    def shareDiary(self, visible, viewer, posts):
        def can_see(post):
            if post["by"] == viewer or post["to"] == "all":
                return True
            circle = visible.get(post["by"], {}).get(post["to"], [])
            return viewer in circle

        shown = [p for p in posts if can_see(p)]
        return [f"{p['by']}:{p['text']}" for p in shown]
#> Solution().shareDiary({"al": {"fam": ["bo"]}}, "bo", [{"by": "al", "to": "fam", "text": "hi"}, {"by": "cy", "to": "fam", "text": "no"}])
#> Solution().shareDiary({}, "x", [])
#> Solution().shareDiary({}, "me", [{"by": "me", "to": "none", "text": "note"}, {"by": "you", "to": "all", "text": "news"}])
#> Solution().shareDiary(visible={"p": {"club": ["q", "r"]}}, viewer="r", posts=[{"by": "p", "to": "club", "text": "1"}, {"by": "p", "to": "kin", "text": "2"}])
#> Solution().shareDiary(visible={"p": {"club": []}}, viewer="q", posts=[{"by": "p", "to": "club", "text": "1"}])

# %%
def quiet_median(xs, w):
    from bisect import insort
    window, calm = [], {}
    for i, x in enumerate(xs):
        insort(window, x)
        if len(window) > w:
            window.remove(xs[i - w])
        if len(window) == w and window[-1] - window[0] < 10:
            calm.setdefault(window[w // 2], []).append(i)
    return calm
#> quiet_median([5, 1, 9, 3, 7], 3)
#> quiet_median([], 2)
#> quiet_median([4, 4], 3)
#> quiet_median([2, 18, 16, 4], 1)
#> quiet_median([10, 20, 15, 15, 25, 30], 2)

# %%
class Solution:
    def loanStatus(self, borrowers, fines):
        report = {}
        for name in sorted(borrowers):
            days = [max(0, d - 14) for d in borrowers[name]]
            owed = sum(days) * fines.get(name, fines["*"])
            if not owed:
                report[name] = "clear"
            else:
                report[name] = "blocked" if owed > 20 else owed
        return report
#> Solution().loanStatus({"bo": [10, 16], "al": [30]}, {"*": 2})
#> Solution().loanStatus({}, {"*": 1})
#> Solution().loanStatus({"z": []}, {"*": 5, "z": 9})
#> Solution().loanStatus(borrowers={"p": [15], "q": [15], "r": [14]}, fines={"*": 3, "q": 50})
#> Solution().loanStatus(borrowers={"m": [20]}, fines={"m": 0, "*": 4})

# %%
def matrix_ops(ops, size):
    m = {(i, j): int(i == j) for i in range(size) for j in range(size)}
    for op in ops:
        if op == "T":
            m = {(j, i): v for (i, j), v in m.items()}
        elif op == "R":
            m = {(j, size - 1 - i): v for (i, j), v in m.items()}
        else:
            m[0, 0] += int(op)
    return [[m[i, j] for j in range(size)] for i in range(size)]
#> matrix_ops(["5", "R"], 2)
#> matrix_ops([], 1)
#> matrix_ops(["R", "3", "T"], 3)
#> matrix_ops(["1", "R", "1", "R", "1"], 2)
#> matrix_ops(["T", "T"], 2)

# %%
class Solution:
    def cheapestShops(self, offers):
        best = {}
        for shop, wares in offers.items():
            for ware, price in wares.items():
                cur = best.get(ware)
                if cur is None or (price, shop) < cur:
                    best[ware] = (price, shop)
        visits = {}
        for ware, (price, shop) in sorted(best.items()):
            visits.setdefault(shop, []).append(ware)
        return visits, sum(p for p, _ in best.values())
#> Solution().cheapestShops({"east": {"oil": 5, "rye": 3}, "west": {"oil": 4}})
#> Solution().cheapestShops({})
#> Solution().cheapestShops({"b": {"x": 1}, "a": {"x": 1}})
#> Solution().cheapestShops({"p": {"i": 9, "j": 2, "k": 5}, "q": {"i": 8, "j": 3, "k": 5}})
#> Solution().cheapestShops({"m": {}, "n": {"z": 7}})

# %%
def wave_sort(nums):
    hi = sorted(nums)
    out = []
    take_big = True
    while hi:
        out.append(hi.pop() if take_big else hi.pop(0))
        take_big = not take_big
    swings = [abs(a - b) for a, b in zip(out, out[1:])]
    return out, swings
#> wave_sort([4, 1, 3, 2])
#> wave_sort([])
#> wave_sort([8])
#> wave_sort([5, 5, 5])
#> wave_sort([10, -10, 0, 7, 3])

# %%
class Solution:
    def prefixVotes(self, names, typed):
        counts = {}
        for name in names:
            for i in range(1, len(name) + 1):
                counts[name[:i]] = counts.get(name[:i], 0) + 1
        result = {}
        for t in typed:
            cut = next((t[:i] for i in range(len(t), 0, -1) if t[:i] in counts), "")
            result[t] = (cut, counts.get(cut, 0))
        return result
#> Solution().prefixVotes(["mark", "mary"], ["mars", "bob"])
#> Solution().prefixVotes([], ["a"])
#> Solution().prefixVotes(["x"], [])
#> Solution().prefixVotes(names=["tea", "ten", "to"], typed=["t", "tent", "toe"])
#> Solution().prefixVotes(names=["aa", "aaa"], typed=["aaaa", "aa"])

# %%
def day_planner(tasks, hours):
    order = sorted(tasks, key=lambda t: (t["due"], -t["worth"]))
    clock, done, missed = 0, [], []
    for t in order:
        finish = clock + t["len"]
        if finish <= min(t["due"], hours):
            clock = finish
            done.append(t["id"])
        else:
            missed.append(t["id"])
    return {"done": done, "missed": missed, "idle": hours - clock}
#> day_planner([{"id": "a", "due": 4, "len": 2, "worth": 1}, {"id": "b", "due": 3, "len": 3, "worth": 5}], 8)
#> day_planner([], 6)
#> day_planner([{"id": "x", "due": 9, "len": 9, "worth": 1}], 5)
#> day_planner([{"id": 1, "due": 2, "len": 1, "worth": 3}, {"id": 2, "due": 2, "len": 1, "worth": 9}, {"id": 3, "due": 2, "len": 1, "worth": 6}], 3)
#> day_planner([{"id": "p", "due": 5, "len": 0, "worth": 0}, {"id": "q", "due": 5, "len": 5, "worth": 2}], 5)

# %%
class Solution:
    def acronyms(self, phrases):
        taken = {}
        for phrase in phrases:
            words = [w for w in phrase.split() if w not in ("of", "the", "and")]
            short = "".join(w[0].upper() for w in words)
            k = 1
            while short in taken and words and k < len(words[-1]):
                short += words[-1][k]
                k += 1
            taken.setdefault(short, phrase)
        return list(taken)
#> Solution().acronyms(["bank of ice", "big inn", "bar"])
#> Solution().acronyms([])
#> Solution().acronyms(["the", "of"])
#> Solution().acronyms(phrases=["hot tea", "high tea", "half tone", "hot tea"])
#> Solution().acronyms(phrases=["salt and oil", "a b c d"])

# %%
def secret_words(grid, words):
    lines = [*grid, *("".join(c) for c in zip(*grid))]
    found = {}
    for w in words:
        for n, line in enumerate(lines):
            if w in line:
                found[w] = (n, line.index(w))
                break
            if w[::-1] in line:
                found[w] = (n, -line.index(w[::-1]) - 1)
                break
    return found
#> secret_words(["cat", "oxo", "wny"], ["cow", "cat", "ox"])
#> secret_words([], ["a"])
#> secret_words(["q"], ["q", "z"])
#> secret_words(["tac", "xyz"], ["cat", "tx", "zy"])
#> secret_words(["abcd", "efgh"], ["gf", "dh", "bf", "ae"])

# %%
class Solution:
    def bracketRound(self, seeds, upsets):
        players = list(seeds)
        rounds = 0
        while len(players) > 1:
            rounds += 1
            nxt = []
            for a, b in zip(players[::2], players[1::2]):
                win, lose = (a, b) if seeds[a] < seeds[b] else (b, a)
                nxt.append(lose if (lose, win) in upsets else win)
            if len(players) % 2:
                nxt.append(players[-1])
            players = nxt
        return players, rounds
#> Solution().bracketRound({"a": 1, "b": 4, "c": 2, "d": 3}, [])
#> Solution().bracketRound({}, [])
#> Solution().bracketRound({"x": 9}, [])
#> Solution().bracketRound(seeds={"p": 1, "q": 2, "r": 3}, upsets=[("r", "p")])
#> Solution().bracketRound(seeds={"j": 5, "k": 1, "l": 4, "m": 2}, upsets=[("j", "k"), ("l", "m")])

# %%
def rle_dict(text):
    runs, prev = {}, ""
    length = 0
    for ch in text + "\0":
        if ch == prev:
            length += 1
            continue
        if prev and length > runs.get(prev, 0):
            runs[prev] = length
        prev, length = ch, 1
    return "".join(f"{c}{n}" for c, n in sorted(runs.items(), key=lambda r: (-r[1], r[0])))
#> rle_dict("aabbba")
#> rle_dict("")
#> rle_dict("z")
#> rle_dict("xxyxxxzz")
#> rle_dict("mississippi")

# %%
class Solution:
    def inboxRules(self, rules, mails):
        boxes = {}
        for sender, subject in mails:
            for field, needle, box in rules:
                text = sender if field == "from" else subject
                if needle in text.lower():
                    break
            else:
                box = "inbox"
            boxes.setdefault(box, []).append(subject)
        return {b: len(m) if len(m) > 1 else m[0] for b, m in boxes.items()}
#> Solution().inboxRules([("from", "boss", "work"), ("subj", "sale", "junk")], [("Boss", "Plan"), ("shop", "SALE now")])
#> Solution().inboxRules([], [("a", "b"), ("c", "d")])
#> Solution().inboxRules([("from", "x", "y")], [])
#> Solution().inboxRules(rules=[("subj", "re:", "replies")], mails=[("p", "Re: hi"), ("q", "Fwd"), ("r", "re: yo")])
#> Solution().inboxRules(rules=[("from", "", "all"), ("subj", "k", "never")], mails=[("m", "kkk")])

# %%
def second_best(scores):
    ranked = {}
    for subject, marks in scores.items():
        tops = sorted(set(marks.values()), reverse=True)
        if len(tops) < 2:
            continue
        ranked[subject] = sorted(n for n, m in marks.items() if m == tops[1])
    return ranked
#> second_best({"art": {"al": 9, "bo": 7, "cy": 7}, "pe": {"al": 3}})
#> second_best({})
#> second_best({"x": {}})
#> second_best({"p": {"a": 1, "b": 2}, "q": {"a": 5, "b": 5}, "r": {"a": 2, "b": 0, "c": 1}})
#> second_best({"k": {"u": 4, "v": 4, "w": 8}})

# %%
class Solution:
    def diceTable(self, dice, target):
        ways = {0: 1}
        for faces in dice:
            nxt = {}
            for total, n in ways.items():
                for f in faces:
                    nxt[total + f] = nxt.get(total + f, 0) + n
            ways = nxt
        hit = sum(n for t, n in ways.items() if t >= target)
        return hit, sum(ways.values()), max(ways, key=lambda t: (ways[t], t))
#> Solution().diceTable([[1, 2, 3], [1, 2, 3]], 5)
#> Solution().diceTable([], 0)
#> Solution().diceTable([[6]], 7)
#> Solution().diceTable(dice=[[0, 1], [0, 1], [0, 1]], target=2)
#> Solution().diceTable(dice=[[1, 5], [2, 2, 9]], target=7)

# %%
def spin_text(text, spins):
    from collections import deque
    words = deque(text.split())
    for spin in spins:
        if spin == "r":
            words.reverse()
        elif spin > 0:
            words.rotate(1)
            words[0] = words[0].upper()
        else:
            words.rotate(-1)
            words[-1] = words[-1].lower()
    return " ".join(words)
#> spin_text("go to Bed", [1, "r"])
#> spin_text("one", [])
#> spin_text("a b c d", [1, 1, -1])
#> spin_text("X Y", [-1, -1, "r", 5])
#> spin_text("", [1])

# %%
class Solution:
    def weekGrid(self, shifts):
        days = ["mo", "tu", "we"]
        table = {d: {"am": "-", "pm": "-"} for d in days}
        bad = 0
        for code, who in shifts:
            day, half = code[:2], code[2:]
            if day in table and table[day].get(half) == "-":
                table[day][half] = who
            else:
                bad += 1
        return [f"{d} {v['am']}/{v['pm']}" for d, v in table.items()], bad
#> Solution().weekGrid([("moam", "al"), ("wepm", "bo"), ("moam", "cy")])
#> Solution().weekGrid([])
#> Solution().weekGrid([("suam", "x"), ("tuxx", "y")])
#> Solution().weekGrid(shifts=[("tuam", "k"), ("tupm", "k"), ("weam", "m"), ("wepm", "m")])
#> Solution().weekGrid(shifts=[("mopm", "p"), ("mopm", "-"), ("mo", "q")])

# %%
def nearest_price(catalog, ask):
    from bisect import bisect_left
    prices = sorted(catalog.values())
    owner = {}
    for item, p in sorted(catalog.items()):
        owner.setdefault(p, item)
    picks = []
    for a in ask:
        i = bisect_left(prices, a)
        near = prices[max(i - 1, 0):i + 1]
        picks.append(owner[min(near, key=lambda p: abs(p - a))] if near else None)
    return picks
#> nearest_price({"a": 10, "b": 20, "c": 30}, [14, 26, 99])
#> nearest_price({}, [5])
#> nearest_price({"k": 7}, [])
#> nearest_price({"y": 50, "x": 50}, [1, 50])
#> nearest_price({"m": 4, "n": 8, "o": 15}, [6, 12, 4])

# %%
class Solution:
    def clubMembers(self, joins, leaves):
        total = set()
        for names in joins.values():
            total.update(names)
        summary = {}
        for club, names in joins.items():
            current = set(names) - set(leaves.get(club, []))
            only = current.difference(*(joins[c] for c in joins if c != club))
            summary[club] = (len(current), sorted(only))
        return summary, len(total)
#> Solution().clubMembers({"chess": ["al", "bo"], "golf": ["bo", "cy"]}, {"golf": ["cy"]})
#> Solution().clubMembers({}, {})
#> Solution().clubMembers({"solo": ["z"]}, {})
#> Solution().clubMembers(joins={"a": ["p", "q"], "b": ["q", "r"], "c": ["r", "p"]}, leaves={"a": ["p"]})
#> Solution().clubMembers(joins={"m": ["x"], "n": []}, leaves={"m": ["x"], "k": ["y"]})

# %%
def number_words(n):
    names = {90: "ninety", 40: "forty", 20: "twenty", 11: "eleven", 7: "seven", 3: "three", 1: "one"}
    parts = []
    for value, word in names.items():
        times, n = divmod(n, value)
        if times == 1:
            parts.append(word)
        elif times:
            parts.append(f"{times} {word}s")
    return " and ".join(parts) or "nothing"
#> number_words(65)
#> number_words(0)
#> number_words(190)
#> number_words(18)
#> number_words(89)

# %%
def snug_row(rows, party):
    fits = {}
    for label, seats in rows.items():
        free = max(map(len, seats.split("x")))
        if free >= party:
            fits.setdefault(free - party, []).append(label)
    if not fits:
        return "no row"
    snug = min(fits)
    return f"{min(fits[snug])} ({snug} spare)"
#> snug_row({"A": "..x...", "B": "x..x"}, 2)
#> snug_row({}, 1)
#> snug_row({"C": "xxx"}, 1)
#> snug_row(rows={"D": "....", "E": "...x", "F": "x..."}, party=3)
#> snug_row(rows={"G": ".....", "H": "......."}, party=4)

# %%
def dict_queue(capacity, ops):
    cache, misses = {}, []
    for key in ops:
        if key in cache:
            cache[key] = cache.pop(key) + 1
        else:
            misses.append(key)
            if len(cache) == capacity:
                oldest = next(iter(cache))
                del cache[oldest]
            cache[key] = 1
    return cache, "".join(misses)
#> dict_queue(2, "abacb")
#> dict_queue(3, "")
#> dict_queue(1, "xxyx")
#> dict_queue(2, "pqpqpq")
#> dict_queue(3, "klmnkl")

# %%
def tallyMarks(counts, order):
    rows = []
    for key in order:
        n = counts.pop(key, 0)
        fives, ones = divmod(n, 5)
        marks = " ".join(["HHH"] * fives + (["|" * ones] if ones else []))
        rows.append(f"{key}: {marks or '-'}")
    if counts:
        rows.append("other: " + str(sum(counts.values())))
    return rows
#> tallyMarks({"owl": 7, "jay": 2, "kite": 1}, ["jay", "owl"])
#> tallyMarks({}, ["x"])
#> tallyMarks({"a": 5}, [])
#> tallyMarks(counts={"p": 10, "q": 4, "r": 0}, order=["r", "q", "p"])
#> tallyMarks(counts={"m": 3}, order=["m", "m", "n"])
