# %%
from collections import Counter
from typing import List


class Solution:
    def letterMarket(self, offers: List[str], want: str) -> int:
        need = Counter(want)
        bought = 0
        for offer in offers:
            have = Counter(offer)
            useful = need - have
            if sum(useful.values()) < sum(need.values()):
                need = useful
            bought += 1
            if not need:
                break
        return bought, dict(sorted(need.items()))
#> Solution().letterMarket(["abc", "xyz", "tt"], "cat")
#> Solution().letterMarket(["qq"], "a")
#> Solution().letterMarket([], "hi")
#> Solution().letterMarket(["lo", "el", "he", "zz"], "hello")
#> Solution().letterMarket(["on", "no", "on"], "noon")
# %%
class Solution:
    def foldReceipt(self, lines: list[tuple[str, int]]) -> list[str]:
        out: list[str] = []
        prev, qty = None, 0
        for name, n in lines:
            if name == prev:
                qty += n
                continue
            if prev is not None:
                out.append(f"{qty}x{name}")
            prev, qty = name, n
        out.append(f"{qty}x{prev}")
        return out
#> Solution().foldReceipt([("egg", 2), ("egg", 1), ("ham", 4)])
#> Solution().foldReceipt([("tea", 1)])
#> Solution().foldReceipt([])
#> Solution().foldReceipt([("a", 1), ("b", 2), ("a", 3), ("a", 4)])
#> Solution().foldReceipt([("nut", 5), ("oil", 1), ("oil", -1), ("pie", 2)])
# %%
def count_steps_home(x, y):
    steps = 0
    while x != 0 or y != 0:
        if x > 0:
            x -= 1
        elif x < 0:
            x += 1
        elif y > 0:
            y -= 2
        else:
            y += 1
        steps += 1
    return steps
#> count_steps_home(3, 2)
#> count_steps_home(0, 7)
#> count_steps_home(-4, -3)
#> count_steps_home(2, 9)
#> count_steps_home(0, 0)
# %%
class Solution:
    def hikeSegments(self, track: list[int]) -> dict[str, int]:
        totals = {"up": 0, "down": 0, "flat": 0}
        i = 0
        while i < len(track) - 1:
            step = track[i + 1] - track[i]
            if step > 0:
                totals["up"] += step
            if step < 0:
                totals["down"] += step
            else:
                totals["flat"] += 1
            i += 1
        return totals
#> Solution().hikeSegments([100, 120, 110, 110])
#> Solution().hikeSegments([5])
#> Solution().hikeSegments([9, 8, 7, 6])
#> Solution().hikeSegments([0, 0, 50, 0, 50])
#> Solution().hikeSegments([-10, 20, -5, 30, 30, 31])
# %%
def allocate_budget(total, weights):
    shares = {}
    left = total
    for dept in weights:
        share = left * weights[dept] // sum(weights.values())
        shares[dept] = share
        left -= share
    shares[dept] += left
    return shares
#> allocate_budget(1000, {"hr": 1, "it": 3})
#> allocate_budget(99, {"ops": 5})
#> allocate_budget(600, {"a": 2, "b": 2, "c": 2})
#> allocate_budget(50, {})
#> allocate_budget(-80, {"x": 1, "y": 7})
# %%
class Solution:
    def beadPattern(self, s: str, maxlen: int) -> str:
        def period(p: int) -> bool:
            for i in range(p, len(s)):
                if s[i] != s[i - p]:
                    return False
                return True

        for p in range(1, maxlen + 1):
            if period(p):
                return s[:p]
        return s + "!"
#> Solution().beadPattern("rgrgrb", 3)
#> Solution().beadPattern("abcabd", 4)
#> Solution().beadPattern("xxxy", 2)
#> Solution().beadPattern("pq", 5)
#> Solution().beadPattern("mnomno", 2)
# %%
def blend(a, b, steps):
    out = []
    for i in range(steps):
        t = i // (steps - 1)
        out.append(tuple(x + (y - x) * t for x, y in zip(a, b)))
    return out
#> blend((0, 0), (10, 20), 3)
#> blend((5,), (1,), 2)
#> blend((7, 7, 7), (7, 8, 9), 1)
#> blend((100, 50), (0, 0), 5)
#> blend((1, 2), (3, 4), 0)
# %%
class Solution:
    def studyPlan(self, topics: dict[str, int], days: int) -> list[list[str]]:
        plan: list[list[str]] = [[] for _ in range(days)]
        load = [0] * days
        for topic, hours in sorted(topics.items(), key=lambda kv: kv[1], reverse=True):
            d = load.index(min(load))
            plan[d].append(topic)
            load[d] = hours
        return plan
#> Solution().studyPlan({"algebra": 5, "biology": 3, "civics": 1}, 2)
#> Solution().studyPlan({"dance": 2}, 3)
#> Solution().studyPlan({}, 2)
#> Solution().studyPlan({"a": 4, "b": 4, "c": 4, "d": 1, "e": 2}, 2)
#> Solution().studyPlan({"art": 6}, 0)
# %%
def clean_phone_book(entries):
    book = {}
    clashes = []
    for name, number in entries:
        number = number.replace(" ", "").replace("-", "")
        if name in book and book[name] != number:
            clashes.append(name)
            book[name] = [book[name], number]
        elif name not in book:
            book[name] = number
    return {n: len(v) for n, v in book.items()}, clashes
#> clean_phone_book([("ann", "12-34"), ("ann", "1234"), ("bob", "55 66 77")])
#> clean_phone_book([("cy", "999"), ("cy", "111"), ("cy", "222")])
#> clean_phone_book([])
#> clean_phone_book([("di", "0"), ("ed", "0 0"), ("di", "1-2-3")])
#> clean_phone_book([("flo", 42)])
# %%
class Solution:
    def snowPlough(self, snow: list[int], power: int) -> list[int]:
        pushed = 0
        for i in range(len(snow)):
            load = snow[i] + pushed
            if load > power:
                snow[i] = load - power
                pushed = power
            else:
                snow[i] = 0
        return snow, pushed
#> Solution().snowPlough([3, 4, 2], 6)
#> Solution().snowPlough([10, 10], 5)
#> Solution().snowPlough([1, 1, 1, 1], 9)
#> Solution().snowPlough([], 2)
#> Solution().snowPlough([8, 0, 0, 7], 4)
# %%
def word_distance(text, a, b):
    pos_a = pos_b = -1
    best = 100
    for i, w in enumerate(text.split()):
        if w == a:
            pos_a = i
        if w == b:
            pos_b = i
        best = min(best, abs(pos_a - pos_b))
    return best
#> word_distance("the cat saw the dog", "cat", "dog")
#> word_distance("a b c d", "a", "d")
#> word_distance("", "x", "y")
#> word_distance("red fish blue fish", "fish", "red")
#> word_distance("up up and away", "and", "and")
# %%
class Solution:
    def taskCooldown(self, tasks: str, gap: int) -> int:
        last: dict[str, int] = {}
        time = 0
        for t in tasks:
            if t in last:
                ready = last[t] + gap
                time = max(time, ready)
                last[t] = time
            else:
                last[t] = 0
            time += 1
        return time
#> Solution().taskCooldown("aab", 3)
#> Solution().taskCooldown("abcabc", 2)
#> Solution().taskCooldown("", 5)
#> Solution().taskCooldown("zzzz", 4)
#> Solution().taskCooldown("xyxxyy", 3)
# %%
def score_darts(throws, start=101):
    left = start
    used = 0
    for t in throws:
        kind, n = t[0], t[1:]
        mult = {"S": 1, "D": 2, "T": 3}[kind]
        hit = mult * n
        used += 1
        if left - int(hit) < 0:
            continue
        left -= int(hit)
        if left == 0:
            break
    return left, used
#> score_darts(["S20", "S5"])
#> score_darts(["D7", "T3"])
#> score_darts(["S60", "S40", "S1", "S9"])
#> score_darts(["B25"])
#> score_darts(["D1", "D2", "T1"], 40)
# %%
class Solution:
    def uniqueTrail(self, moves: str) -> int:
        x = y = 0
        seen = set()
        for m in moves:
            dx, dy = {"N": (0, 1), "S": (0, -1), "E": (1, 0), "W": (-1, 0)}[m]
            x, y = x + dx, y + dy
            seen.add((x, x))
        return len(seen)
#> Solution().uniqueTrail("NNEE")
#> Solution().uniqueTrail("EWEW")
#> Solution().uniqueTrail("")
#> Solution().uniqueTrail("EESWWWN")
#> Solution().uniqueTrail("NEUS")
# %%
def tree_heights(tree, node="root"):
    """tree: node -> list of children"""
    best = 0
    for child in tree.get(node, []):
        best = 1 + tree_heights(tree, child)
    return best


def tallest(trees):
    heights = [tree_heights(t) for t in trees]
    return heights, max(heights)
#> tallest([{"root": ["a", "b"], "a": ["c"]}])
#> tallest([{"root": []}, {"root": ["x"], "x": ["y"]}])
#> tallest([{"root": ["p", "q", "r"], "q": ["s"], "s": ["t"]}, {}])
#> tallest([])
#> tallest([{"root": ["k", "l"], "l": ["m", "n"], "n": ["o"], "k": []}])
# %%
class Solution:
    def goldFlakes(self, pans: list[float], price: float) -> float:
        earned = 0
        for grams in pans:
            if grams < 0.5:
                continue
            elif grams < 2:
                earned += grams * price
            else:
                earned += 2 * price + (grams - 2) * price / 2
                return round(earned, 1)
#> Solution().goldFlakes([0.2, 1.5, 3.0], 40)
#> Solution().goldFlakes([2.0, 9.0], 10)
#> Solution().goldFlakes([0.1, 1.0], 50)
#> Solution().goldFlakes([1.25, 0.75, 4.5, 1.0], 20)
#> Solution().goldFlakes([0.5, 6], 33.3)
# %%
def expire(cache, now, ttl):
    removed = []
    keys = cache.keys()
    for k in list(keys):
        if now - cache[k] > ttl:
            removed.append(k)
            del cache[k]
        else:
            cache[k] = now
    return removed, len(keys)
#> expire({"a": 10, "b": 50}, 60, 20)
#> expire({}, 5, 1)
#> expire({"x": 100}, 90, 5)
#> expire({"p": 0, "q": 1, "r": 2}, 10, 8)
#> expire({"u": None}, 3, 3)
# %%
class Solution:
    def paintMix(self, cans: list[tuple[str, float]], litres: float) -> dict[str, float]:
        total = sum(v for _, v in cans)
        mix = {}
        for colour, volume in cans:
            mix[colour] = round(volume / total * litres, 2)
            litres -= mix[colour]
        return mix
#> Solution().paintMix([("red", 1), ("white", 3)], 8)
#> Solution().paintMix([("blue", 2.5)], 4)
#> Solution().paintMix([], 3)
#> Solution().paintMix([("a", 1), ("b", 1), ("a", 2)], 10)
#> Solution().paintMix([("lime", 5), ("navy", 4), ("teal", 1)], 1.5)
# %%
def reorder(items, order):
    result = [None] * len(items)
    for i in range(len(order)):
        result[i] = items[order[i]]
        items[i] = result[i]
    return result
#> reorder(["a", "b", "c"], [2, 0, 1])
#> reorder([10, 20], [1, 0])
#> reorder([5, 6, 7, 8], [3, 2, 1, 0])
#> reorder([], [])
#> reorder(["x", "y"], [0, 2])
# %%
class Solution:
    def frogRace(self, frogs: dict[str, tuple[int, int]], seconds: int) -> list[str]:
        """frogs: name -> (jump, rest); a frog jumps and then rests."""
        dist = {}
        for name, (jump, rest) in frogs.items():
            cycle = jump + rest
            full = seconds // cycle
            left = seconds % cycle
            dist[name] = full * jump + left
        best = max(dist.values())
        return [n for n, d in dist.items() if d == best]
#> Solution().frogRace({"hop": (3, 1), "leap": (5, 5)}, 12)
#> Solution().frogRace({"tad": (1, 0)}, 7)
#> Solution().frogRace({"p": (2, 2), "q": (2, 3), "r": (2, 4)}, 9)
#> Solution().frogRace({"x": (0, 0)}, 5)
#> Solution().frogRace({"a": (4, 2), "b": (6, 6), "c": (1, 1)}, 20)
# %%
def nearest_even(values):
    out = []
    for v in values:
        if v % 2 == 0:
            out.append(v)
            continue
        up, down = v + 1, v - 1
        if up % 4 == 0:
            out.append(up)
        elif down % 4 != 0:
            out.append(down)
    return out, len(out) == len(values)
#> nearest_even([1, 2, 3])
#> nearest_even([7, 11])
#> nearest_even([-1, -3, 4])
#> nearest_even([])
#> nearest_even([9, 10, 13, 15, 22])
# %%
class Solution:
    def hideWords(self, text: str, banned: list[str]) -> str:
        words = text.split()
        i = 0
        for w in words:
            for b in banned:
                if w.strip(".,") in b:
                    words[i] = "*" * len(w)
            i += 1
        return " ".join(words)
#> Solution().hideWords("the darn cat ran", ["darned", "rant"])
#> Solution().hideWords("oh heck, no.", ["heck"])
#> Solution().hideWords("", ["x"])
#> Solution().hideWords("a bad dad", ["bad"])
#> Solution().hideWords("all fine here", [])
# %%
def step_counter(days, goal):
    hits = 0
    streak = best = 0
    for d in days:
        if d >= goal:
            hits = +1
            streak += 1
        else:
            streak = 0
        if streak > best:
            best = streak
    return {"hits": hits, "best": best, "avg": sum(days) // len(days)}
#> step_counter([8000, 12000, 10500], 10000)
#> step_counter([300], 500)
#> step_counter([], 1000)
#> step_counter([9, 9, 2, 9, 9, 9], 5)
#> step_counter([7000, 6999, 7001, 7500], 7000)
# %%
class Solution:
    def decodeBlocks(self, s: str) -> list[str]:
        blocks = []
        i = 0
        while i < len(s):
            n = int(s[i])
            blocks.append(s[i + 1:i + n])
            i += n + 1
        return blocks
#> Solution().decodeBlocks("3abc2de")
#> Solution().decodeBlocks("1x1y1z")
#> Solution().decodeBlocks("4ab")
#> Solution().decodeBlocks("")
#> Solution().decodeBlocks("5hello12")
# %%
def find_cheapest(shops, basket):
    best_shop = None
    best_total = 0
    for shop, prices in shops.items():
        total = 0
        for item, n in basket.items():
            if item not in prices:
                break
            total += prices[item] * n
        if best_shop is None or total < best_total:
            best_shop, best_total = shop, total
    return best_shop, best_total
#> find_cheapest({"aldo": {"egg": 2, "ham": 5}, "bert": {"egg": 3, "ham": 3}}, {"egg": 2, "ham": 4})
#> find_cheapest({"cora": {"tea": 4}, "dora": {"jam": 9}}, {"tea": 2, "jam": 1})
#> find_cheapest({}, {"x": 1})
#> find_cheapest({"emil": {"oil": 7}}, {})
#> find_cheapest({"finn": {"a": 1, "b": 1}, "gina": {"a": 2, "c": 1}}, {"a": 10, "b": 10})
# %%
class Solution:
    def kingOfHill(self, claims: list[tuple[int, str]], end: int) -> dict[str, int]:
        held: dict[str, int] = {}
        king = None
        since = 0
        for t, who in claims:
            if king:
                held[who] = held.get(who, 0) + t - since
            king, since = who, t
        held[king] = held.get(king, 0) + end - since
        return held
#> Solution().kingOfHill([(0, "ann"), (5, "bob")], 12)
#> Solution().kingOfHill([(3, "cy")], 10)
#> Solution().kingOfHill([], 8)
#> Solution().kingOfHill([(1, "a"), (2, "b"), (4, "a"), (9, "c")], 10)
#> Solution().kingOfHill([(10, "x"), (10, "y"), (20, "x")], 15)
# %%
def subtract_lists(a, b):
    for x in b:
        while x in a:
            a.remove(x)
    return a


def unique_to_each(left, right):
    only_left = subtract_lists(left, right)
    only_right = subtract_lists(right, left)
    return only_left, only_right
#> unique_to_each([1, 2, 3], [2, 3, 4])
#> unique_to_each([], [5])
#> unique_to_each([6, 6], [6])
#> unique_to_each(["a", "b", "a"], ["c"])
#> unique_to_each([9, 8, 7, 9], [7, 7, 1])
# %%
class Solution:
    def orbitDays(self, periods: list[int], offset: int) -> int:
        """First day on which every planet is back at its place."""
        day = offset
        while day < 60:
            day += 1
            aligned = False
            for p in periods:
                aligned = day % p == 0
            if aligned:
                return day
        return -1
#> Solution().orbitDays([2, 3], 0)
#> Solution().orbitDays([5, 7], 10)
#> Solution().orbitDays([4, 9], 50)
#> Solution().orbitDays([], 55)
#> Solution().orbitDays([3, 11], 12)
# %%
def bucket_sort_ish(values, size):
    top = max(values)
    buckets = [[] for _ in range(top // size + 1)]
    for v in values:
        buckets[v // size].append(v)
    out = []
    for b in buckets:
        b.sort
        out += b
    return out, len(buckets)
#> bucket_sort_ish([3, 12, 7, 25, -1], 10)
#> bucket_sort_ish([40, 8, 31, 6, 19], 16)
#> bucket_sort_ish([0, 0], 1)
#> bucket_sort_ish([], 4)
#> bucket_sort_ish([9, 4, 2, 8], 5)
# %%
class Solution:
    def rankWords(self, words: list[str]) -> dict[str, int]:
        ranks = {}
        for w in words:
            score = 0
            for i, c in enumerate(w):
                score += (i + 1) * (ord(c) - ord("a"))
            ranks[score] = w
        order = sorted(ranks)
        return {ranks[s]: order.index(s) for s in order}
#> Solution().rankWords(["bad", "cab", "dab"])
#> Solution().rankWords(["a", "aa", "aaa"])
#> Solution().rankWords([])
#> Solution().rankWords(["ox", "emu", "yak", "cow"])
#> Solution().rankWords(["ac", "eaa", "Zb"])
# %%
def group_shifts(hours):
    shifts = []
    start = prev = hours[0]
    for h in hours[1:]:
        if h == prev + 1:
            prev = h
        else:
            shifts.append((start, prev))
            start = h
    shifts.append((start, prev))
    return shifts
#> group_shifts([1, 2, 3, 7, 8])
#> group_shifts([4])
#> group_shifts([])
#> group_shifts([9, 11, 13])
#> group_shifts([5, 6, 10, 7, 8])
# %%
class Solution:
    def lendBooks(self, shelf: list[str], asks: list[str]) -> list[str]:
        log = []
        for ask in asks:
            try:
                shelf.remove(ask)
            except ValueError:
                if ask.startswith("-"):
                    shelf.append(ask[0])
                    log.append("back")
                else:
                    log.append("no " + ask)
            else:
                log.append("ok")
        return log + shelf
#> Solution().lendBooks(["emma", "kim"], ["kim", "kim", "-kim"])
#> Solution().lendBooks([], ["-dune", "dune"])
#> Solution().lendBooks(["it"], [])
#> Solution().lendBooks(["a", "b", "a"], ["a", "c", "-c", "-", "b"])
#> Solution().lendBooks(["she"], ["-she", "she", "she"])
# %%
def pay_rise(staff, pct, cap):
    raised = []
    for person in staff:
        new = person["pay"] * (1 + pct / 100)
        if new > cap:
            new = cap
            raised.append(person["name"])
        person["Pay"] = round(new)
    return [p["pay"] for p in staff], raised
#> pay_rise([{"name": "Al", "pay": 1000}, {"name": "Bo", "pay": 2000}], 10, 2100)
#> pay_rise([{"name": "Cy", "pay": 50}], -20, 100)
#> pay_rise([], 5, 10)
#> pay_rise([{"name": "Di", "Pay": 70}], 1, 80)
#> pay_rise([{"name": "Ed", "pay": 900}, {"name": "Fi", "pay": 950}, {"name": "Gu", "pay": 800}], 15, 1000)
# %%
class Solution:
    def kebabCount(self, recipe: str, stock: dict[str, int]) -> int:
        per = {}
        for piece in recipe:
            per[piece] = per.get(piece, 0) + 1
        count = 0
        for piece, n in per.items():
            possible = stock.get(piece, 0) // n
            count = min(count, possible)
        return count, per
#> Solution().kebabCount("mpmo", {"m": 6, "p": 5, "o": 9})
#> Solution().kebabCount("", {"m": 1})
#> Solution().kebabCount("xx", {})
#> Solution().kebabCount("abc", {"a": -3, "b": 2, "c": 2})
#> Solution().kebabCount("tot", {"t": 10, "o": 10})
# %%
def find_range(data, lo, hi):
    first = last = None
    for i, d in enumerate(data):
        if lo <= d <= hi:
            if not first:
                first = i
            last = i
    return data[first:last]
#> find_range([1, 5, 7, 12], 4, 10)
#> find_range([3, 4, 5], 3, 5)
#> find_range([8, 9], 1, 2)
#> find_range([], 0, 1)
#> find_range([6, 20, 6, 6, 30, 7], 5, 8)
# %%
class Solution:
    def trafficJam(self, cars: str) -> int:
        """Each tick a '>' moves into a '.' on its right; ticks until nothing moves."""
        ticks = 0
        road = list(cars)
        while ticks < 8:
            moved = False
            for i in range(len(road) - 1):
                if road[i] == ">" and road[i + 1] == ".":
                    road[i], road[i + 1] = ".", ">"
                    moved = True
            if not moved:
                break
            ticks += 1
        return ticks, "".join(road)
#> Solution().trafficJam(">..>.")
#> Solution().trafficJam(">>>")
#> Solution().trafficJam("")
#> Solution().trafficJam(">>..")
#> Solution().trafficJam(".>.>.>x.")
# %%
def summarize_sales(rows):
    by_region = {}
    for region, units, price in rows:
        entry = by_region.get(region, {"units": 0, "value": 0})
        entry["units"] += units
        entry["value"] += units * price
    best = max(by_region, key=lambda r: by_region[r]["value"], default=None)
    return best, entry
#> summarize_sales([("north", 3, 10), ("south", 1, 99)])
#> summarize_sales([("east", 0, 5)])
#> summarize_sales([])
#> summarize_sales([("west", 2, 7), ("west", 4, 7)])
#> summarize_sales([("a", 1, 1), ("b", 2, 2), ("c", 3, -3)])
# %%
class Solution:
    def bestSplit(self, nums: list[int]) -> int:
        pre = [0]
        for n in nums:
            pre.append(pre[-1] + n)
        best = abs(pre[-1])
        at = 0
        for i in range(len(nums)):
            left = pre[i]
            right = pre[len(nums)] - pre[i + 1]
            if abs(left - right) < best:
                best = abs(left - right)
                at = i
        return at, best
#> Solution().bestSplit([1, 2, 3, 4])
#> Solution().bestSplit([5, 5])
#> Solution().bestSplit([])
#> Solution().bestSplit([10, -3, 2, 8, 1])
#> Solution().bestSplit([-6, 6, -6, 9])
# %%
def count_words(lines):
    counts = {}
    for line in lines:
        for word in line.split(" "):
            word = word.lower().strip(",.")
            counts[word] = counts.setdefault(word, 1) + 1
    common = [w for w in counts if counts[w] > 2]
    return len(counts), sorted(common)
#> count_words(["The cat, the dog.", "a cat"])
#> count_words([""])
#> count_words([])
#> count_words(["go go  go", "stop, go"])
#> count_words(["one two", "three four", "two. one"])
# %%
class Solution:
    def signalGaps(self, signal: list[int], threshold: int) -> list[int]:
        gaps: list[int] = []
        last = None
        for i, v in enumerate(signal):
            if v > threshold:
                if last:
                    gaps.append(i - last)
                last = v
        return gaps
#> Solution().signalGaps([1, 9, 2, 8, 9], 5)
#> Solution().signalGaps([3, 3, 3], 4)
#> Solution().signalGaps([], 1)
#> Solution().signalGaps([20, 0, 0, 15, 0, 30], 10)
#> Solution().signalGaps([0, -1, 0, 2, 0], -1)
