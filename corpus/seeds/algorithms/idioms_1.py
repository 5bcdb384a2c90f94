# %%
from collections import defaultdict

def shelf_plan(books):
    shelves = defaultdict(list)
    for title, width in books:
        shelves[title[0].upper()].append((width, title))
    plan = {}
    for letter in sorted(shelves):
        row = sorted(shelves[letter], reverse=True)
        plan[letter] = [t for _, t in row]
    return plan
#> shelf_plan([("oak", 3), ("ash", 2), ("Olive", 5)])
#> shelf_plan([])
#> shelf_plan([("elm", 1)])
#> shelf_plan([("fig", 4), ("fir", 4), ("fern", 9), ("birch", 2)])
#> shelf_plan([("a", 1), ("b", 1), ("A", 2), ("B", 0), ("c", 7)])

# %%
from collections import Counter

class Solution:
    def netStock(self, bought, sold):
        stock = Counter(bought)
        stock.subtract(sold)
        missing = []
        left = 0
        for item, n in sorted(stock.items()):
            if n < 0:
                missing.append(item)
            else:
                left += n
        return left, missing
#> Solution().netStock(["nut", "bolt", "nut"], ["nut"])
#> Solution().netStock([], ["pin"])
#> Solution().netStock(["a", "b", "c", "a"], ["a", "c", "c", "d"])
#> Solution().netStock(["cog"], [])
#> Solution().netStock("hammer", "harmony")

# %%
def medal_rank(scores):
    order = sorted(scores, key=lambda p: (-scores[p], p))
    places = {}
    last, place = None, 0
    for i, name in enumerate(order, 1):
        if scores[name] != last:
            place = i
            last = scores[name]
        places[name] = place
    return places
#> medal_rank({"ann": 7, "bo": 9, "cy": 7})
#> medal_rank({})
#> medal_rank({"solo": 0})
#> medal_rank({"d": 3, "c": 3, "b": 3, "a": 1, "e": 8})
#> medal_rank({"x": 1, "y": 2, "z": 3, "w": 4})

# %%
class Solution:
    def denseTiers(self, marks, names):
        levels = sorted(set(marks), reverse=True)
        tier = {m: i + 1 for i, m in enumerate(levels)}
        out = []
        for who, m in zip(names, marks):
            t = tier[m]
            out.append(who + "*" * t if t <= 3 else who)
        return out
#> Solution().denseTiers(marks=[50, 70, 50], names=["li", "mo", "ny"])
#> Solution().denseTiers(marks=[], names=[])
#> Solution().denseTiers(marks=[9, 8, 7, 6, 5], names=["a", "b", "c", "d", "e"])
#> Solution().denseTiers(marks=[4, 4, 4, 4], names=["p", "q", "r", "s"])
#> Solution().denseTiers(marks=[10, 20], names=["jo", "flo"])

# %%
def flip_owner_map(owners):
    flipped = {}
    for pet, person in owners.items():
        flipped.setdefault(person, []).append(pet)
    for pets in flipped.values():
        pets.sort(key=len)
    busiest = max(flipped, key=lambda p: (len(flipped[p]), p), default=None)
    return busiest, flipped.get(busiest, [])
#> flip_owner_map({"rex": "ida", "tom": "per", "mo": "ida"})
#> flip_owner_map({})
#> flip_owner_map({"rex": "ida"})
#> flip_owner_map({"a": "x", "bb": "y", "c": "y", "dddd": "x", "e": "z"})
#> flip_owner_map({"goldie": "u", "ox": "u", "cat": "u", "hen": "v"})

# %%
class Solution:
    def mergePrices(self, base, offers):
        merged = dict(base)
        saved = 0
        for offer in offers:
            for item, price in offer.items():
                old = merged.get(item)
                if old is None:
                    merged[item] = price
                elif price < old:
                    saved += old - price
                    merged[item] = price
        return {"prices": merged, "saved": saved}
#> Solution().mergePrices({"tea": 5, "jam": 4}, [{"tea": 3}, {"jam": 6}])
#> Solution().mergePrices({}, [{"tea": 3}, {"tea": 2}])
#> Solution().mergePrices({"egg": 2}, [])
#> Solution().mergePrices({"a": 10, "b": 20}, [{"a": 9, "b": 25}, {"a": 8, "c": 1}, {"b": 11}])
#> Solution().mergePrices({"rye": 7}, [{}, {"rye": 7}])

# %%
def path_tree(paths):
    root = {}
    for p in paths:
        node = root
        *dirs, leaf = p.split("/")
        for d in dirs:
            node = node.setdefault(d, {})
        node[leaf] = len(leaf)
    return root
#> path_tree(["a/b.txt", "a/c.md"])
#> path_tree([])
#> path_tree(["readme"])
#> path_tree(["x/y/z", "x/y/w", "x/v", "u"])
#> path_tree(["lib/io/a.py", "lib/b.py", "bin/run", "lib/io/cc.py"])

# %%
class Solution:
    def diskUsage(self, tree, limit):
        heavy = []

        def size(node, path):
            if isinstance(node, int):
                return node
            total = sum(size(child, path + "/" + name) for name, child in node.items())
            if total > limit:
                heavy.append((path or "/", total))
            return total

        size(tree, "")
        return sorted(heavy)
#> Solution().diskUsage({"a": {"x": 5, "y": 9}, "b": 3}, 10)
#> Solution().diskUsage({}, 0)
#> Solution().diskUsage({"only": 4}, 3)
#> Solution().diskUsage({"u": {"v": {"w": 20}}, "t": {"s": 1}}, 15)
#> Solution().diskUsage({"p": {"q": 2}, "r": {"q": 2}}, 4)

# %%
def common_friends(circles, a, b):
    fa = set(circles.get(a, []))
    fb = set(circles.get(b, []))
    both = sorted(fa & fb)
    either = sorted((fa | fb) - {a, b})
    if not either:
        return "strangers"
    label = ""
    for friend in either:
        label += friend.upper() if friend in both else friend[:1]
    pct = 100 * len(both) // len(either)
    return f"{pct}% {label}"
#> common_friends({"al": ["bo", "cy"], "di": ["cy", "ed"]}, "al", "di")
#> common_friends({}, "x", "y")
#> common_friends({"u": ["w"], "v": ["w"]}, "u", "v")
#> common_friends({"a": ["b"], "b": ["a"]}, "a", "b")
#> common_friends({"a": ["c", "d", "e"], "b": ["e", "c", "f", "a"]}, "a", "b")

# %%
class Solution:
    def transposeTable(self, rows, header):
        cols = list(zip(*rows))
        table = {}
        for name, col in zip(header, cols):
            lo, hi = min(col), max(col)
            table[name] = (lo, hi, hi - lo)
        widest = max(table, key=lambda c: table[c][2], default="")
        return widest, table
#> Solution().transposeTable([[1, 5], [4, 2], [3, 9]], ["x", "y"])
#> Solution().transposeTable([], ["x"])
#> Solution().transposeTable([[7, 7, 7]], ["a", "b", "c"])
#> Solution().transposeTable([[1, 2, 3], [4, 5, 6], [0, 9, 3]], ["r", "g", "b"])
#> Solution().transposeTable([[3], [-3], [8], [0]], ["only"])

# %%
def pivot_sales(records):
    table = {}
    days = []
    for shop, day, amount in records:
        if day not in days:
            days.append(day)
        row = table.setdefault(shop, {})
        row[day] = row.get(day, 0) + amount
    lines = [["shop", *days]]
    for shop in sorted(table):
        lines.append([shop] + [table[shop].get(d, 0) for d in days])
    return lines
#> pivot_sales([("n", "mon", 3), ("s", "mon", 4), ("n", "tue", 5)])
#> pivot_sales([])
#> pivot_sales([("q", "sun", 1)])
#> pivot_sales([("b", "wed", 2), ("a", "wed", 2), ("b", "wed", 8), ("a", "fri", 1)])
#> pivot_sales([("x", "d1", 1), ("y", "d2", 2), ("z", "d3", 3)])

# %%
from itertools import groupby

class Solution:
    def squeezeLog(self, events):
        parts = []
        for level, run in groupby(events, key=lambda e: e.split(":")[0]):
            msgs = [e.split(":")[1] for e in run]
            if len(msgs) == 1:
                parts.append(f"{level}={msgs[0]}")
            else:
                parts.append(f"{level}x{len(msgs)}")
        return " ".join(parts)
#> Solution().squeezeLog(["E:disk", "E:net", "W:hot"])
#> Solution().squeezeLog([])
#> Solution().squeezeLog(["I:up"])
#> Solution().squeezeLog(["W:a", "I:b", "I:c", "W:d", "W:e", "W:f"])
#> Solution().squeezeLog(["E:x", "W:y", "E:z"])

# %%
from itertools import accumulate

def tide_marks(deltas, start):
    levels = list(accumulate(deltas, initial=start))
    peaks = list(accumulate(levels, max))
    drops = []
    for lv, pk in zip(levels, peaks):
        if lv < pk:
            drops.append(pk - lv)
    return levels[-1], max(drops, default=0)
#> tide_marks([2, -3, 4], 10)
#> tide_marks([], 5)
#> tide_marks([-1, -1, -1], 0)
#> tide_marks([5, 5, -20, 3, 9], 1)
#> tide_marks([1], 1)

# %%
from bisect import bisect_right

class Solution:
    def gradeBands(self, cutoffs, letters, marks):
        report = {}
        for name, mark in marks.items():
            slot = bisect_right(cutoffs, mark)
            letter = letters[slot]
            if slot and mark == cutoffs[slot - 1]:
                letter += "-"
            report.setdefault(letter, []).append(name)
        return report
#> Solution().gradeBands([50, 70, 90], "DCBA", {"io": 70, "mia": 95})
#> Solution().gradeBands([50], "FP", {})
#> Solution().gradeBands([10, 20], "xyz", {"a": 10, "b": 20, "c": 19, "d": 3})
#> Solution().gradeBands(cutoffs=[1, 2, 3], letters="abcd", marks={"p": 0, "q": 4})
#> Solution().gradeBands(cutoffs=[60], letters="NY", marks={"u": 60, "v": 60, "w": 61})

# %%
from collections import deque

def carousel(seats, moves):
    ring = deque(seats)
    boarded = []
    for m in moves:
        ring.rotate(m)
        boarded.append(ring[0])
        if m < 0:
            ring.popleft()
        if not ring:
            break
    return boarded, list(ring)
#> carousel("abcd", [1, -1, 2])
#> carousel("x", [-1, 5])
#> carousel([1, 2, 3, 4, 5], [2, 2, 2])
#> carousel([9, 8], [])
#> carousel("pqrs", [-1, -1, -1, -1, 3])

# %%
class Solution:
    def joinOrders(self, orders, prices, discounts):
        bill = []
        for client, item, qty in orders:
            unit = prices.get(item)
            if unit is None:
                continue
            cost = unit * qty
            cost -= cost * discounts.get(client, 0) // 100
            bill.append((client, item, cost))
        return sorted(bill, key=lambda b: (b[0], -b[2]))
#> Solution().joinOrders([("kim", "pen", 3), ("abe", "cap", 1)], {"pen": 20, "cap": 90}, {"kim": 10})
#> Solution().joinOrders([], {"pen": 20}, {})
#> Solution().joinOrders([("z", "nil", 2)], {}, {"z": 50})
#> Solution().joinOrders([("a", "x", 1), ("a", "y", 2), ("a", "x", 5)], {"x": 7, "y": 9}, {"a": 0})
#> Solution().joinOrders(orders=[("b", "x", 4), ("a", "x", 4), ("b", "q", 1)], prices={"x": 5}, discounts={"b": 25})

# %%
def cart_total(cart, rules):
    total = 0
    notes = []
    for item, (price, qty) in cart.items():
        need = rules.get(item, 0)
        free = qty // need if need else 0
        total += price * (qty - free)
        if free:
            notes.append(f"{item}:-{free}")
    return total, "; ".join(notes) or "full price"
#> cart_total({"soap": (4, 3), "rope": (9, 1)}, {"soap": 3})
#> cart_total({}, {"soap": 2})
#> cart_total({"fan": (30, 2)}, {})
#> cart_total({"a": (1, 10), "b": (2, 10), "c": (3, 10)}, {"a": 5, "b": 4, "c": 11})
#> cart_total({"milk": (7, 4)}, {"milk": 2})

# %%
from collections import Counter

class Solution:
    def favouriteLetters(self, words, k):
        tally = Counter()
        for w in words:
            tally.update(sorted(set(w.lower())))
        ranked = sorted(tally.items(), key=lambda kv: (-kv[1], kv[0]))
        picks = [c for c, n in ranked if n > 1][:k]
        return "".join(picks) if picks else "none"
#> Solution().favouriteLetters(["Pear", "plum", "grape"], 2)
#> Solution().favouriteLetters([], 3)
#> Solution().favouriteLetters(words=["abc", "def"], k=1)
#> Solution().favouriteLetters(words=["aa", "ab", "bb", "cab"], k=5)
#> Solution().favouriteLetters(["tin", "nit", "TON", "nu"], 3)

# %%
def timetable(lessons):
    rooms = {}
    clashes = []
    for subject, room, start, end in sorted(lessons, key=lambda x: x[2]):
        prev = rooms.get(room)
        if prev and prev[1] > start:
            clashes.append((prev[0], subject))
            if end <= prev[1]:
                continue
        rooms[room] = (subject, end)
    return clashes
#> timetable([("art", "r1", 9, 11), ("bio", "r1", 10, 12), ("pe", "r2", 9, 10)])
#> timetable([])
#> timetable([("art", "r1", 9, 10), ("bio", "r1", 10, 11)])
#> timetable([("a", "x", 1, 9), ("b", "x", 2, 3), ("c", "x", 4, 12), ("d", "x", 11, 13)])
#> timetable([("m", "h", 5, 7), ("n", "g", 5, 7), ("o", "h", 6, 8), ("p", "g", 7, 8)])

# %%
class Solution:
    def grantedRights(self, roles, users, user):
        seen, rights = set(), set()
        todo = list(users.get(user, []))
        while todo:
            role = todo.pop()
            if role in seen:
                continue
            seen.add(role)
            for entry in roles.get(role, []):
                if entry.startswith("@"):
                    todo.append(entry[1:])
                else:
                    rights.add(entry)
        return sorted(rights)
#> Solution().grantedRights({"dev": ["push", "@read"], "read": ["pull"]}, {"uma": ["dev"]}, "uma")
#> Solution().grantedRights({"dev": ["push"]}, {}, "nobody")
#> Solution().grantedRights({"a": ["@b"], "b": ["@a", "look"]}, {"x": ["a"]}, "x")
#> Solution().grantedRights({"ops": ["halt", "boot"], "hr": ["hire"]}, {"kai": ["hr", "ops", "hr"]}, "kai")
#> Solution().grantedRights({"g": []}, {"v": ["g", "ghost"]}, "v")

# %%
def scale_recipe(recipe, guests, pantry):
    base = recipe["serves"]
    short = {}
    for part, grams in recipe["parts"].items():
        need = -(-grams * guests // base)
        have = pantry.get(part, 0)
        if have < need:
            short[part] = need - have
    return short or "ready"
#> scale_recipe({"serves": 4, "parts": {"oats": 100, "nuts": 30}}, 6, {"oats": 120, "nuts": 90})
#> scale_recipe({"serves": 2, "parts": {}}, 9, {})
#> scale_recipe({"serves": 3, "parts": {"flour": 10}}, 1, {"flour": 4})
#> scale_recipe({"serves": 1, "parts": {"egg": 2, "milk": 50, "salt": 1}}, 3, {"milk": 200})
#> scale_recipe({"serves": 5, "parts": {"rice": 400}}, 4, {"rice": 319})

# %%
def sparse_mul(a, b):
    out = {}
    for (i, k), x in a.items():
        for (p, j), y in b.items():
            if k == p:
                out[i, j] = out.get((i, j), 0) + x * y
    return {key: v for key, v in sorted(out.items()) if v}
#> sparse_mul({(0, 0): 2, (0, 1): 1}, {(0, 0): 3, (1, 0): -6})
#> sparse_mul({}, {(0, 0): 1})
#> sparse_mul(a={(0, 1): 4}, b={(1, 2): 5})
#> sparse_mul(a={(1, 0): 1, (0, 1): 1}, b={(0, 0): 7, (1, 1): 8})
#> sparse_mul({(2, 3): 9}, {(2, 3): 9})

# %%
def stair_counts(n, steps, broken):
    memo = {0: 1}

    def ways(k):
        if k < 0 or k in broken:
            return 0
        if k not in memo:
            memo[k] = sum(ways(k - s) for s in steps)
        return memo[k]

    return ways(n)
#> stair_counts(4, (1, 2), {3})
#> stair_counts(0, (1,), set())
#> stair_counts(6, (2, 3), set())
#> stair_counts(5, (1, 3), {2})
#> stair_counts(3, (2,), set())

# %%
from itertools import combinations

class Solution:
    def bestPair(self, gifts, budget):
        best, pick = -1, None
        for (a, pa), (b, pb) in combinations(sorted(gifts.items()), 2):
            cost = pa + pb
            if best < cost <= budget:
                best, pick = cost, f"{a}+{b}"
        if pick is None:
            return "walk away"
        return f"{pick}={best}"
#> Solution().bestPair({"mug": 8, "hat": 12, "pen": 3}, 16)
#> Solution().bestPair({"mug": 8}, 100)
#> Solution().bestPair(gifts={"a": 5, "b": 5, "c": 5}, budget=10)
#> Solution().bestPair(gifts={"kite": 20, "ball": 15}, budget=30)
#> Solution().bestPair({"d": 1, "c": 2, "b": 3, "a": 4}, 7)

# %%
def valid_badge(code):
    checks = [
        ("length", len(code) == 6),
        ("upper", code[:2].isupper()),
        ("digits", code[2:].isdigit()),
    ]
    failed = [name for name, ok in checks if not ok]
    if failed:
        return failed
    total = sum(int(d) * w for w, d in enumerate(code[2:], 1))
    return "ok" if total % 7 == 0 else ["checksum"]
#> valid_badge("AB1204")
#> valid_badge("")
#> valid_badge("Zx12")
#> valid_badge("QQ1111")
#> valid_badge("PW7000")

# %%
def stripes(nums, step):
    lanes = [nums[i::step] for i in range(step)]
    sums = [sum(lane) for lane in lanes]
    top = sums.index(max(sums))
    lane = lanes[top]
    if len(lane) % 2:
        return lane[::-1]
    half = len(lane) // 2
    return lane[half:] + lane[:half]
#> stripes([1, 2, 3, 4, 5, 6], 3)
#> stripes([], 2)
#> stripes([9, 1, 1, 9, 1, 1, 9], 3)
#> stripes(nums=[5, 4, 3, 2], step=1)
#> stripes(nums=[-1, -2, -3, -4], step=2)

# %%
def first_free_slot(busy, length, day=(8, 18)):
    opening, closing = day
    cursor = opening
    for s, e in sorted(busy):
        if s - cursor >= length:
            break
        cursor = max(cursor, e)
    if cursor + length > closing:
        return None
    return cursor, cursor + length
#> first_free_slot([(8, 10), (11, 14)], 2)
#> first_free_slot([], 3)
#> first_free_slot([(8, 17)], 2)
#> first_free_slot([(9, 10), (12, 13), (10, 12)], 1)
#> first_free_slot([(1, 4), (3, 9)], 2, (0, 11))

# %%
from collections import defaultdict

class Solution:
    def hashtagReach(self, posts: list, followers: dict) -> list:
        reach = defaultdict(set)
        for author, text in posts:
            for word in text.split():
                if word[0] == "#":
                    reach[word[1:]] |= set(followers.get(author, ()))
        rows = [(len(people), tag) for tag, people in reach.items()]
        rows.sort(key=lambda r: (-r[0], r[1]))
        return rows
#> Solution().hashtagReach([("ed", "hi #sun"), ("jo", "#sun #sea")], {"ed": ["a", "b"], "jo": ["b", "c"]})
#> Solution().hashtagReach([], {})
#> Solution().hashtagReach([("x", "no tags here")], {"x": ["y"]})
#> Solution().hashtagReach([("m", "#a #b #a"), ("n", "#b")], {"m": ["n"]})
#> Solution().hashtagReach(posts=[("p", "#z"), ("q", "#y"), ("p", "#y")], followers={"p": ["q", "r"], "q": ["r", "s", "t"]})

# %%
def merge_counts(*tallies):
    merged = {}
    for t in tallies:
        for key, n in t.items():
            merged[key] = merged.get(key, 0) + n
    gone = [k for k, n in merged.items() if n == 0]
    for k in gone:
        merged.pop(k)
    return merged, sorted(gone)
#> merge_counts({"a": 2}, {"a": -2, "b": 1})
#> merge_counts()
#> merge_counts({"x": 0})
#> merge_counts({"r": 1, "g": 2}, {"g": 3, "b": 4}, {"b": -4, "r": 5})
#> merge_counts({"k": 1}, {"k": 1}, {"k": -2}, {"j": 9})

# %%
class Solution:
    def busNext(self, times, now):
        upcoming = {}
        for line in sorted(times):
            nxt = next((t for t in times[line] if t >= now), None)
            if nxt is None:
                nxt = times[line][0] + 1440 if times[line] else -1
            upcoming[line] = nxt - now if nxt >= 0 else None
        return upcoming
#> Solution().busNext({"10": [480, 540], "7": [500]}, 490)
#> Solution().busNext({}, 100)
#> Solution().busNext({"n": [], "m": [600]}, 600)
#> Solution().busNext(times={"a": [10, 20, 30], "b": [5], "c": [1, 29]}, now=25)
#> Solution().busNext(times={"x": [720]}, now=721)

# %%
def crossTab(pairs):
    left = sorted({a for a, _ in pairs})
    right = sorted({b for _, b in pairs})
    grid = [[0] * len(right) for _ in left]
    for a, b in pairs:
        grid[left.index(a)][right.index(b)] += 1
    margins = [sum(row) for row in grid]
    return grid, margins
#> crossTab([("m", "x"), ("f", "y"), ("m", "y")])
#> crossTab([])
#> crossTab([(1, 1)])
#> crossTab([("a", 1), ("b", 2), ("a", 1), ("c", 1), ("b", 3)])
#> crossTab([("hot", "dry"), ("hot", "wet"), ("hot", "dry")])

# %%
from itertools import chain, islice

class Solution:
    def roundRobin(self, queues, limit):
        width = max((len(q) for q in queues), default=0)
        layers = ([q[i] for q in queues if i < len(q)] for i in range(width))
        served = list(islice(chain.from_iterable(layers), limit))
        waiting = sum(map(len, queues)) - len(served)
        return served, waiting
#> Solution().roundRobin(["ab", "c", "def"], 4)
#> Solution().roundRobin([], 2)
#> Solution().roundRobin(queues=[[1, 2, 3], [4]], limit=10)
#> Solution().roundRobin(queues=["wxyz", "", "q"], limit=3)
#> Solution().roundRobin([[5], [6], [7]], 0)

# %%
def weather_swings(temps):
    pairs = list(zip(temps, temps[1:]))
    if not pairs:
        return {}
    jumps = {i + 1: b - a for i, (a, b) in enumerate(pairs) if abs(b - a) >= 5}
    warm = sum(1 for d in jumps.values() if d > 0)
    coldest = min(range(len(temps)), key=temps.__getitem__)
    return {"jumps": jumps, "warm": warm, "coldest": coldest}
#> weather_swings([10, 16, 15, 9])
#> weather_swings([3])
#> weather_swings([1, 2, 3, 4])
#> weather_swings([0, -5, 0, -5, 12])
#> weather_swings([7, 7])

# %%
class Solution:
    def secretSanta(self, names, banned):
        from itertools import permutations
        for order in permutations(sorted(names)):
            links = list(zip(sorted(names), order))
            if all(g != r and (g, r) not in banned for g, r in links):
                return dict(links)
        return {}
#> Solution().secretSanta(["ivy", "gus", "hal"], [("gus", "hal")])
#> Solution().secretSanta(["ann"], [])
#> Solution().secretSanta(names=["b", "a"], banned=[])
#> Solution().secretSanta(names=["x", "y", "z"], banned=[("x", "y"), ("x", "z")])
#> Solution().secretSanta(names=["d", "c", "b", "a"], banned=[("a", "b"), ("b", "a")])

# %%
def ledger(entries, opening=0):
    balance = opening
    lines = []
    for i, (kind, amount) in enumerate(entries, start=1):
        sign = {"in": 1, "out": -1}.get(kind)
        if sign is None:
            lines.append(f"{i}. ?{kind}")
            continue
        balance += sign * amount
        flag = " !" if balance < 0 else ""
        lines.append(f"{i}. {balance:>4}{flag}")
    return lines
#> ledger([("in", 50), ("out", 70), ("in", 30)])
#> ledger([])
#> ledger([("fee", 3)], 10)
#> ledger([("out", 5), ("out", 5), ("hold", 1), ("in", 100)], 7)
#> ledger([("in", 999)], -999)

# %%
class Solution:
    def teamDraft(self, skills, captains):
        pool = sorted(skills, key=skills.get, reverse=True)
        teams = {c: [] for c in captains}
        order = list(captains)
        while pool:
            for cap in order:
                if not pool:
                    break
                teams[cap].append(pool.pop(0))
            order.reverse()
        return {c: sum(skills[p] for p in team) for c, team in teams.items()}
#> Solution().teamDraft({"u": 9, "v": 7, "w": 5, "x": 2}, ["A", "B"])
#> Solution().teamDraft({}, ["A"])
#> Solution().teamDraft({"p": 3}, ["K", "L", "M"])
#> Solution().teamDraft(skills={"a": 1, "b": 2, "c": 3, "d": 4, "e": 5}, captains=["N", "S"])
#> Solution().teamDraft(skills={"q": 10, "r": 10, "s": 10}, captains=["Z"])

# %%
def word_ladders(words):
    by_len = {}
    for w in words:
        by_len.setdefault(len(w), set()).add(w)
    report = []
    for size, group in sorted(by_len.items()):
        members = sorted(group)
        links = sum(sum(p != q for p, q in zip(a, b)) == 1 for a in members for b in members if a < b)
        report.append((size, len(members), links))
    return report
#> word_ladders(["cat", "cot", "at", "it"])
#> word_ladders([])
#> word_ladders(["one", "one"])
#> word_ladders(["a", "b", "c"])
#> word_ladders(["bale", "ball", "bell", "dog", "dig"])

# %%
class Solution:
    def deepGet(self, data, path, default=None):
        node = data
        for part in path.split("."):
            if isinstance(node, dict) and part in node:
                node = node[part]
            elif isinstance(node, list) and part.isdigit() and int(part) < len(node):
                node = node[int(part)]
            else:
                return default
        return node
#> Solution().deepGet({"a": {"b": [10, 20]}}, "a.b.1")
#> Solution().deepGet({}, "x", "none")
#> Solution().deepGet({"u": [1, 2]}, "u.5", -1)
#> Solution().deepGet({"m": {"n": {"o": "end"}}}, "m.n.o")
#> Solution().deepGet(data={"s": "text"}, path="s.0", default=False)

# %%
def top_per_class(rows, k):
    groups = {}
    for cls, who, pts in rows:
        groups.setdefault(cls, []).append((pts, who))
    winners = []
    for cls in sorted(groups):
        bar = sorted((p for p, _ in groups[cls]), reverse=True)[:k][-1]
        winners += [f"{cls}/{w}" for p, w in groups[cls] if p >= bar]
    return winners
#> top_per_class([("1a", "bo", 5), ("1a", "cy", 8), ("1b", "di", 2)], 1)
#> top_per_class([], 2)
#> top_per_class([("z", "x", 1), ("z", "y", 1), ("z", "w", 0)], 1)
#> top_per_class([("q", "a", 9), ("q", "b", 7), ("q", "c", 8), ("p", "d", 1)], 2)
#> top_per_class([("k", "m", 4)], 5)

# %%
class Solution:
    def keypadPlan(self, layout, text):
        keys = {}
        for number, letters in layout.items():
            for taps, ch in enumerate(letters, 1):
                keys[ch] = (number, taps)
        out, prev = [], None
        for ch in text:
            if ch not in keys:
                out.append("_")
                prev = None
                continue
            num, taps = keys[ch]
            if num == prev:
                out.append("-")
            out.append(str(num) * taps)
            prev = num
        return "".join(out)
#> Solution().keypadPlan({2: "abc", 3: "def"}, "bad")
#> Solution().keypadPlan({2: "abc"}, "")
#> Solution().keypadPlan({1: "xy"}, "x y")
#> Solution().keypadPlan(layout={7: "pq", 8: "tu"}, text="tuqpz")
#> Solution().keypadPlan(layout={}, text="hey")

# %%
def quorum(votes, weights):
    tally = {}
    for voter, choice in votes.items():
        tally[choice] = tally.get(choice, 0) + weights.get(voter, 1)
    total = sum(tally.values())
    best = max(tally.items(), key=lambda kv: (kv[1], kv[0]), default=None)
    if best is None:
        return "no votes"
    name, got = best
    return name if got * 2 > total else f"{name}? {got}/{total}"
#> quorum({"a": "yes", "b": "no", "c": "yes"}, {})
#> quorum({}, {"a": 2})
#> quorum({"a": "x", "b": "y"}, {"b": 3})
#> quorum({"p": "red", "q": "blue", "r": "green", "s": "red"}, {"q": 2})
#> quorum({"m": "l", "n": "r"}, {"m": 4, "n": 4})
