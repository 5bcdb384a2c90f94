# %%
import heapq
from typing import Dict, List, Tuple


class Solution:
    def cheapestSignal(self, n: int, wires: List[Tuple[int, int, int]], boost: int) -> List[int]:
        graph: Dict[int, List[Tuple[int, int]]] = {i: [] for i in range(n)}
        for a, b, w in wires:
            graph[a].append((b, w))
            graph[b].append((a, w))
        dist = [10 ** 4] * n
        dist[0] = 0
        heap = [(0, 0)]
        while heap:
            node, d = heapq.heappop(heap)
            if d > dist[node]:
                continue
            for other, w in graph[node]:
                nd = d + max(w - boost, 0)
                if nd < dist[other]:
                    dist[other] = nd
                    heapq.heappush(heap, (nd, other))
        return dist
#> Solution().cheapestSignal(3, [(0, 1, 4), (1, 2, 1)], 0)
#> Solution().cheapestSignal(2, [], 1)
#> Solution().cheapestSignal(3, [(0, 1, 2), (0, 2, 2), (1, 2, 2)], 1)
#> Solution().cheapestSignal(4, [(0, 3, 1), (3, 1, 3), (1, 2, 2)], 2)
#> Solution().cheapestSignal(5, [(0, 1, 4), (1, 2, 1), (0, 4, 3), (4, 3, 2)], 1)
# %%
class Inventory:
    def __init__(self, stock):
        self.stock = stock
        self.log = []

    def take(self, item, n):
        have = self.stock.get(item, 0)
        if have < n:
            self.log.append(item)
            return have
        self.stock[item] = n - have
        return n

    def put(self, item, n):
        self.stock[item] = self.stock.get(item, 0) + n


def run_day(stock, actions):
    inv = Inventory(stock)
    moved = 0
    for kind, item, n in actions:
        if kind == "take":
            moved += inv.take(item, n)
        else:
            inv.put(item, n)
            moved += n
    return inv.stock, inv.log, moved
#> run_day({"ale": 6}, [("take", "ale", 4), ("take", "ale", 1)])
#> run_day({}, [("put", "rum", 3), ("take", "rum", 3)])
#> run_day({"gin": 2}, [("take", "gin", 5)])
#> run_day({"tea": 10, "mint": 1}, [("take", "mint", 1), ("put", "tea", 5), ("take", "tea", 12)])
#> run_day({"cola": 7}, [])
# %%
def moving_total(values, size):
    window = []
    totals = []
    for v in values:
        window.append(v)
        if len(window) > size:
            window.pop()
        totals.append(sum(window))
    return totals
#> moving_total([1, 2, 3, 4], 2)
#> moving_total([5, 5, 5], 5)
#> moving_total([9, -9, 9, -9], 1)
#> moving_total([], 3)
#> moving_total([10, 20, 30, 40, 50], 3)
# %%
class Solution:
    def signPosts(self, road: list[str], dest: str) -> int:
        def distance(sign: str) -> int:
            town, km = sign.rsplit(" ", 1)
            if town == dest:
                return int(km)

        last = 999
        for i, sign in enumerate(road):
            d = distance(sign)
            if d < last:
                last = d
            else:
                return -i
        return last
#> Solution().signPosts(["Ulm 40", "Ulm 30", "Ulm 12"], "Ulm")
#> Solution().signPosts(["Bad Orb 9", "Bad Orb 11"], "Bad Orb")
#> Solution().signPosts([], "Hof")
#> Solution().signPosts(["Kiel 80", "Lund 70", "Kiel 60"], "Kiel")
#> Solution().signPosts(["Gera 5"], "Gera")
# %%
def sort_by_suffix(files):
    def key(name):
        parts = name.split(".")
        return parts[1:], parts[0]

    ordered = sorted(files, key=key)
    groups = {}
    for f in ordered:
        ext = f.split(".")[1]
        groups[ext] = groups.get(ext, 0) + 1
    return ordered, groups
#> sort_by_suffix(["b.txt", "a.py", "c.py"])
#> sort_by_suffix(["x.tar.gz", "y.tar"])
#> sort_by_suffix(["README", "z.md"])
#> sort_by_suffix([])
#> sort_by_suffix([".env", "n.c", "m.c.bak", "k.h"])
# %%
def gather_berries(bushes, baskets):
    results = []
    for b in range(baskets):
        picked = 0
        for i, n in enumerate(bushes):
            take = n // 2
            bushes[i] = take
            picked += take
            if picked >= 10:
                break
            results.append(picked)
    return results, bushes
#> gather_berries([8, 6], 2)
#> gather_berries([40, 2], 1)
#> gather_berries([], 3)
#> gather_berries([3, 9, 5], 2)
#> gather_berries([7], 3)
# %%
class Solution:
    def flattenMenu(self, menu: dict, prefix: str = "") -> list[str]:
        out: list[str] = []
        for key, sub in menu.items():
            path = prefix + "/" + key
            if isinstance(sub, dict):
                out.append(self.flattenMenu(sub, path))
            else:
                out.append(path + "=" + str(sub))
        return out
#> Solution().flattenMenu({"file": {"open": 1, "save": 2}})
#> Solution().flattenMenu({"quit": 9}, "app")
#> Solution().flattenMenu({})
#> Solution().flattenMenu({"a": {"b": {"c": 3}}, "d": None})
#> Solution().flattenMenu({"x": {}, "y": {"z": "w"}}, "r")
# %%
def water_jugs(a, b, ops):
    x = y = 0
    for op in ops:
        if op == "fa":
            x = a
        elif op == "fb":
            y = b
        elif op == "ab":
            moved = min(x, b - y)
            x -= moved
            y += moved
        elif op == "ba":
            moved = min(y, a - x)
            y += moved
            x -= moved
    return x, y
#> water_jugs(3, 5, ["fb", "ba"])
#> water_jugs(4, 9, ["fa", "ab", "fa", "ab"])
#> water_jugs(2, 2, [])
#> water_jugs(7, 5, ["fb", "ba", "fb", "ab"])
#> water_jugs(6, 8, ["fa", "ab", "ba", "empty", "fa"])
# %%
class Solution:
    def ticketRaffle(self, tickets: list[str], digits: str) -> dict[str, int]:
        prizes = {}
        for t in tickets:
            matched = 0
            for i in range(1, len(digits) + 1):
                if t[-i] == digits[-i]:
                    matched += 1
            if matched == len(digits):
                prizes[t] = 1000
            elif matched > 0:
                prizes[t] = 10 ^ matched
        return prizes
#> Solution().ticketRaffle(["1234", "9934"], "34")
#> Solution().ticketRaffle(["5071", "5171", "6061"], "171")
#> Solution().ticketRaffle(["12"], "512")
#> Solution().ticketRaffle([], "7")
#> Solution().ticketRaffle(["8080", "8008"], "0888")
# %%
def decode_runs(pairs):
    out = []
    for value, count in pairs:
        while count:
            out.append(value)
            count -= 1
            if len(out) > 12:
                return out
    return out


def compare_runs(a, b):
    left, right = decode_runs(a), decode_runs(a)
    diff = [i for i in range(len(left)) if left[i] != right[i]]
    return diff, len(left) - len(decode_runs(b))
#> compare_runs([("x", 2)], [("y", 3)])
#> compare_runs([], [(1, 1)])
#> compare_runs([(0, 4), (1, 2)], [(0, 6)])
#> compare_runs([("k", -1)], [])
#> compare_runs([(5, 1), (6, 1), (7, 1)], [(5, 2)])
# %%
def normalise_scores(table):
    top = max(table.values())
    for name, score in table.items():
        table[name] = score / top * 100
        top = max(table.values())
    return {n: round(s) for n, s in table.items()}
#> normalise_scores({"a": 20, "b": 40})
#> normalise_scores({"x": 5})
#> normalise_scores({"m": 0, "n": 0})
#> normalise_scores({"p": 30, "q": 10, "r": 20})
#> normalise_scores({"u": -5, "v": -10})
# %%
class Solution:
    def robotVacuum(self, room: list[list[int]], start: tuple[int, int]) -> int:
        rows, cols = len(room), len(room[0])
        dirs = [(0, 1), (1, 0), (0, -1), (-1, 0)]
        r, c = start
        d = 0
        cleaned = 0
        turns = 0
        while turns < 4:
            if room[r][c] == 0:
                cleaned += 1
            dr, dc = dirs[d]
            nr, nc = r + dr, c + dc
            if 0 <= nr < rows and 0 <= nc < cols and room[nr][nc] == 0:
                r, c = nr, nc
            else:
                d = (d + 1) % 4
                turns += 1
        return cleaned
#> Solution().robotVacuum([[0, 0], [0, 0]], (0, 0))
#> Solution().robotVacuum([[0, 1], [1, 1]], (0, 0))
#> Solution().robotVacuum([[0, 0, 0], [0, 1, 0], [0, 0, 0]], (1, 0))
#> Solution().robotVacuum([[0, 0]], (2, 0))
#> Solution().robotVacuum([[1, 0, 0], [0, 0, 1]], (1, 1))
# %%
def track_orders(events):
    open_orders = {}
    done = []
    for e in events:
        oid, status = e["id"], e["status"]
        if status == "new":
            open_orders[oid] = 0
        elif status == "paid":
            open_orders[oid] += e["sum"]
        elif status == "closed":
            done.append((oid, open_orders.pop("oid", None)))
    return done, open_orders
#> track_orders([{"id": 1, "status": "new"}, {"id": 1, "status": "paid", "sum": 30}, {"id": 1, "status": "closed"}])
#> track_orders([{"id": 7, "status": "closed"}])
#> track_orders([{"id": 2, "status": "paid", "sum": 5}])
#> track_orders([])
#> track_orders([{"id": "oid", "status": "new"}, {"id": 4, "status": "new"}, {"id": 4, "status": "closed"}])
# %%
def ordinal(n):
    if n % 10 == 1:
        suffix = "st"
    elif n % 10 == 2:
        suffix = "nd"
    elif n % 10 == 3:
        suffix = "rd"
    else:
        suffix = "th"
    return str(n) + suffix


def rank_labels(scores):
    ranked = sorted(scores, reverse=True)
    labels = []
    for s in scores:
        place = ranked.index(s) + 1 * 10
        labels.append(ordinal(place))
    return labels
#> rank_labels([50, 70, 60])
#> rank_labels([5])
#> rank_labels([8, 8, 3])
#> rank_labels([])
#> rank_labels([10, 40, 20, 30])
# %%
class Solution:
    def snackBudget(self, prices: list[int], budget: int) -> int:
        best = 0
        n = len(prices)
        for mask in range(1 << n):
            cost = 0
            count = 0
            for i in range(n):
                if mask >> i & 1:
                    cost += prices[i]
                    count += 1
                    if cost <= budget:
                        best = max(best, count)
                    cost = 0
        return best
#> Solution().snackBudget([4, 6], 5)
#> Solution().snackBudget([9, 8, 7], 8)
#> Solution().snackBudget([], 10)
#> Solution().snackBudget([3], 2)
#> Solution().snackBudget([5, 5, 5], 5)
# %%
def spread_news(graph, start, rounds):
    informed = [start]
    for _ in range(rounds):
        for person in informed:
            for friend in graph.get(person, ""):
                if friend not in informed:
                    informed.append(friend)
    return informed
#> spread_news({"a": "bc", "b": "d", "d": "e"}, "a", 1)
#> spread_news({"x": "x"}, "x", 3)
#> spread_news({}, "q", 2)
#> spread_news({"m": "n", "n": "o", "o": "pm"}, "n", 1)
#> spread_news({"k": "lm"}, "k", 0)
# %%
class Solution:
    def middleThird(self, waits: list[int], worst: int) -> float:
        waits.sort()
        n = len(waits)
        lo, hi = n // 3, n - n // 3
        total = 0
        for w in waits[hi:lo]:
            total += w
        if total == 0:
            total = worst
        return total / (hi - lo)
#> Solution().middleThird([5, 1, 9], 4)
#> Solution().middleThird([4, 8, 6, 2, 7], 30)
#> Solution().middleThird([], 1)
#> Solution().middleThird([30, 10, 20, 40], 15)
#> Solution().middleThird([7], 0)
# %%
def weave(left, right):
    result = []
    gen = (x for x in right)
    for item in left:
        result.append(item)
        try:
            result.append(next(gen))
        except StopIteration:
            result.append(None)
            gen = iter(right)
    result.extend(right)
    return result
#> weave([1, 2, 3], [9])
#> weave([], ["x"])
#> weave([4, 5], [])
#> weave(["a", "b"], ["c", "d", "e"])
#> weave([0, 0, 0, 0], [7, 8])
# %%
def quiz_total(sheet):
    total = 0
    for q, answer in sheet.items():
        weight = q[1:]
        if answer == "yes":
            total = total + weight * 2
        elif answer == "no":
            total = total
        else:
            total -= 1
    return total
#> quiz_total({"q1": "no", "q2": "skip"})
#> quiz_total({"q5": "yes"})
#> quiz_total({})
#> quiz_total({"q7": "?", "q8": "??", "q9": "no"})
#> quiz_total({"a": "no", "b": "", "c": "", "d": ""})
# %%
class Solution:
    def snakeBoard(self, side: int, skip: int) -> list[list[int]]:
        board: list[list[int]] = []
        k = 1
        for r in range(side):
            row = []
            for _ in range(side):
                if k == skip:
                    k += 1
                row.append(k)
                k += 1
            if r % 2:
                row = row.reverse()
            board.append(row)
        return board
#> Solution().snakeBoard(2, 3)
#> Solution().snakeBoard(1, 1)
#> Solution().snakeBoard(3, 5)
#> Solution().snakeBoard(0, 2)
#> Solution().snakeBoard(3, 10)
# %%
def late_fees(loans, today):
    fees = {}
    for who, due, kind in loans:
        days = today - due
        if days <= 0:
            continue
        fee = days * 0.5 if kind == "book" else days * 1
        if fee > 10:
            fee = 10
        fees = {who: fees.get(who, 0) + fee}
    return fees
#> late_fees([("amy", 3, "book"), ("ben", 5, "dvd")], 9)
#> late_fees([("cat", 20, "book")], 15)
#> late_fees([], 1)
#> late_fees([("dan", 0, "dvd"), ("dan", 4, "book"), ("eve", 40, "cd")], 30)
#> late_fees([("fay", 10, "book"), ("gus", 11, "book"), ("fay", 12, "dvd")], 14)
# %%
def find_peak_pair(xs):
    best = None
    for i in range(len(xs)):
        for j in range(len(xs)):
            s = xs[i] + xs[j]
            if best is None or s > best[0]:
                best = (s, i, j)
    return best
#> find_peak_pair([1, 5, 3])
#> find_peak_pair([7])
#> find_peak_pair([])
#> find_peak_pair([-4, -2, -8])
#> find_peak_pair([10, 0, 10])
# %%
class Solution:
    def shiftLetters(self, s: str, shifts: list[tuple[int, int, int]]) -> str:
        diff = [0] * len(s)
        for lo, hi, d in shifts:
            diff[lo] += d
            if hi < len(s):
                diff[hi] -= d
        out = []
        run = 0
        for ch, d in zip(s, diff):
            run += d
            out.append(chr((ord(ch) - ord("a") + d) % 26 + ord("a")))
        return "".join(out)
#> Solution().shiftLetters("abcd", [(0, 2, 1)])
#> Solution().shiftLetters("zzz", [(1, 2, 2), (0, 1, -1)])
#> Solution().shiftLetters("hey", [])
#> Solution().shiftLetters("q", [(3, 4, 1)])
#> Solution().shiftLetters("mouse", [(0, 4, 3), (2, 3, 5)])
# %%
def safe_mean(groups):
    means = {}
    skipped = 0
    for name, values in groups.items():
        try:
            means[name] = sum(values) / len(values)
        except ZeroDivisionError:
            skipped =+ 1
        except TypeError:
            means[name] = len(values)
    return means, skipped
#> safe_mean({"a": [1, 2], "b": [], "c": []})
#> safe_mean({"x": ["u", "v"], "y": [9]})
#> safe_mean({})
#> safe_mean({"p": 5})
#> safe_mean({"m": [], "n": [], "o": [0.5, 1.5], "q": []})
# %%
def chess_rating(start, games, k=32):
    rating = start
    for opponent, result in games:
        expected = 1 / 1 + 10 ** ((opponent - rating) // 400)
        change = k * (result - expected)
        rating += int(change)
    return rating
#> chess_rating(1500, [(1600, 1), (1400, 0)])
#> chess_rating(2000, [(1200, 0.5)])
#> chess_rating(900, [])
#> chess_rating(1800, [(1800, 1), (1000, 1), (2100, 0)], 16)
#> chess_rating(1000, [(900, 1)], 10)
# %%
class Solution:
    def groupFlights(self, flights: list[list[str]]) -> dict[str, list[str]]:
        routes: dict[str, list[str]] = {}
        for f in flights:
            code, src, dst = f
            key = src + dst if src < dst else dst + src
            routes[key] = routes.get(key, []).append(code)
        return routes
#> Solution().groupFlights([["LX1", "ZRH", "OSL"]])
#> Solution().groupFlights([["BA2", "LHR", "CDG"], ["AF3", "CDG", "LHR"]])
#> Solution().groupFlights([])
#> Solution().groupFlights([["X1", "A", "B"], ["X2", "B", "C"], ["X3", "C", "A"]])
#> Solution().groupFlights([["Q9", "MUC", "MUC"], ["Q8", "NCE", "MUC"]])
# %%
def pack_eggs(n):
    marks = [(60, "crate"), (12, "box"), (3, "bag"), (1, "egg")]
    out = []
    for value, mark in marks:
        while n > value:
            out.append(mark)
            n -= value
    return out, n
#> pack_eggs(7)
#> pack_eggs(60)
#> pack_eggs(-2)
#> pack_eggs(38)
#> pack_eggs(121)
# %%
def seat_map(rows, taken):
    seats = []
    letters = "ABCD"
    for r in range(rows):
        line = ""
        for l in letters:
            seat = l + str(r)
            line += "x" if seat in taken else "."
        seats.append(line)
    free = sum(line.count(".") for l in seats)
    return seats, free
#> seat_map(2, ["1A", "B1", "C0"])
#> seat_map(1, ["A0", "B0", "C0", "D0"])
#> seat_map(3, [])
#> seat_map(0, ["A1"])
#> seat_map(4, ["A3", "B3", "D2", "A1", "A4"])
# %%
class Solution:
    def hillRun(self, heights: list[int], stamina: int) -> int:
        i = 0
        while i < len(heights) - 1 and stamina > 0:
            climb = heights[i + 1] - heights[i]
            if climb > 0:
                stamina -= climb
            if climb < 0:
                stamina -= climb // 2
            i += 1
        return i, stamina
#> Solution().hillRun([0, 3, 1, 6], 8)
#> Solution().hillRun([9, 5, 2], 1)
#> Solution().hillRun([], 5)
#> Solution().hillRun([1, 20, 2], 10)
#> Solution().hillRun([4, 4, 7, 2, 2, 9], 6)
# %%
def tally_marks(n):
    out = []
    while n > 5:
        out.append("V")
        n -= 5
    out.append("I" * n)
    return " ".join(out)


def tally_table(counts):
    table = {}
    for name, n in counts:
        marks = tally_marks(n)
        if name in table:
            marks = table["name"] + " " + marks
        table[name] = marks
    return table
#> tally_table([("cows", 7), ("hens", 3)])
#> tally_table([("pigs", 10)])
#> tally_table([("dogs", 2), ("dogs", 6)])
#> tally_table([])
#> tally_table([("name", 5), ("ewes", 11), ("name", 1)])
# %%
class Solution:
    def ferryDocks(self, ships: list[tuple[str, int]], docks: list[int]) -> dict[str, int]:
        given: dict[str, int] = {}
        for name, length in sorted(ships, key=lambda s: -s[1]):
            fit = [d for d in docks if d >= length]
            if not fit:
                given[name] = -1
                continue
            best = max(fit)
            given[name] = best - length
            docks.remove(best)
        return given
#> Solution().ferryDocks([("Ina", 40), ("Tor", 60)], [50, 70])
#> Solution().ferryDocks([("Liv", 90)], [80])
#> Solution().ferryDocks([], [10])
#> Solution().ferryDocks([("Ask", 20), ("Bor", 35), ("Dag", 35)], [30, 100, 36])
#> Solution().ferryDocks([("Eir", 15), ("Fro", 55), ("Gro", 25)], [60, 20])
# %%
def strip_markup(text):
    out = ""
    inside = False
    for ch in text:
        if ch == "<":
            inside = True
        elif ch == ">":
            inside = False
        if not inside:
            out += ch
    return out
#> strip_markup("<b>bold</b> x")
#> strip_markup("a < b")
#> strip_markup("1 > 0")
#> strip_markup("<i><u>hi</u>")
#> strip_markup("")
# %%
def gear_ratio(gears, speed):
    log = []
    for i in range(len(gears) - 1):
        driver, driven = gears[i], gears[i + 1]
        speed = speed * driver // driven
        if speed == 0:
            log.append("stall")
            break
        log.append(-speed if i % 2 == 0 else speed)
        speed = log[-1]
    return log
#> gear_ratio([20, 40, 10], 100)
#> gear_ratio([5, 50, 50], 8)
#> gear_ratio([12], 7)
#> gear_ratio([10, 0, 3], 6)
#> gear_ratio([8, 16, 4, 32, 8], 60)
# %%
class Solution:
    def dominoChain(self, tiles: list[tuple[int, int]]) -> int:
        left, right = tiles[0]
        placed = 1
        for a, b in tiles:
            if a == right:
                right = b
                placed += 1
            elif b == right:
                right = a
                placed += 1
            elif b == left:
                left = a
                placed += 1
        return placed, (left, right)
#> Solution().dominoChain([(1, 2), (2, 5), (3, 1)])
#> Solution().dominoChain([(4, 4)])
#> Solution().dominoChain([])
#> Solution().dominoChain([(0, 6), (1, 3), (6, 1), (5, 0)])
#> Solution().dominoChain([(2, 3), (3, 2), (2, 2), (9, 8)])
# %%
def sensor_alerts(data, limits):
    alerts = []
    for sensor, value in data:
        low, high = limits.get(sensor, (0, 100))
        if not low < value < high:
            alerts.append(sensor)
            limits[sensor] = (min(low, value), min(high, value))
    return alerts, limits
#> sensor_alerts([("t1", 50), ("t1", 120)], {})
#> sensor_alerts([("p", 3), ("p", 4)], {"p": (5, 9)})
#> sensor_alerts([], {"x": (1, 2)})
#> sensor_alerts([("h", 0), ("h", 40), ("g", 7)], {"g": (5, 10)})
#> sensor_alerts([("w", 200), ("w", 150), ("w", 90)], {"w": (100, 180)})
# %%
class Solution:
    def tidyQueue(self, people: list[tuple[str, int]], vip: int) -> list[str]:
        front, back = [], []
        for name, level in people:
            (front if level > vip else back).append((name, level))
        front.sort(key=lambda p: p[0])
        out = [n for n, _ in front]
        for n, lvl in back:
            pos = len(out)
            while pos > 0 and lvl > back[pos - 1][1]:
                pos -= 1
            out.insert(pos, n)
        return out
#> Solution().tidyQueue([("zed", 5), ("amy", 1), ("bob", 2)], 3)
#> Solution().tidyQueue([("kim", 2), ("lee", 2)], 5)
#> Solution().tidyQueue([], 1)
#> Solution().tidyQueue([("oz", 9), ("al", 8), ("ty", 1)], 4)
#> Solution().tidyQueue([("p", 1), ("q", 3), ("r", 2), ("s", 4)], 10)
# %%
def tape_machine(tokens):
    tape = [0, 0, 0]
    at = 0
    for t in tokens.split():
        if t == ">":
            at += 1
        elif t == "<":
            at -= 1
        elif t.lstrip("-").isdigit():
            tape[at] = int(t)
        elif t == "add":
            tape[at] += tape[at - 1]
        else:
            tape = tape[::-1]
            at = 0
    return tape, at
#> tape_machine("4 > 5 add")
#> tape_machine("7 < 2 add")
#> tape_machine("> > > 9")
#> tape_machine("1 > 2 > 3 flip 8")
#> tape_machine("-6 add > add")
# %%
def allocate(memory, requests):
    blocks = [(0, memory)]
    placed = {}
    for name, size in requests:
        for i, (start, free) in enumerate(blocks):
            if free > size:
                placed[name] = start
                blocks[i] = (start + size, free)
                break
        else:
            placed[name] = -1
    return placed, blocks
#> allocate(100, [("a", 40), ("b", 50)])
#> allocate(16, [("x", 16)])
#> allocate(64, [])
#> allocate(32, [("p", 30), ("q", 31), ("r", 33), ("s", 1)])
#> allocate(8, [("m", 4), ("n", 4), ("o", 4)])
# %%
class Solution:
    def weatherStreak(self, days: str) -> dict[str, int]:
        best: dict[str, int] = {}
        run = 0
        for i, d in enumerate(days):
            run += 1
            if i == len(days) or d != days[i + 1 if i + 1 < len(days) else i]:
                if run > best.get(d, 0):
                    best[d] = run
                run = 0
        return best
#> Solution().weatherStreak("sssrrc")
#> Solution().weatherStreak("rrrr")
#> Solution().weatherStreak("")
#> Solution().weatherStreak("scscrrss")
#> Solution().weatherStreak("ccrcccr")
# %%
def adjust_brightness(pixels, delta, low=0, high=255):
    for row in pixels:
        for p in row:
            p += delta
            if p < low:
                p = low
            elif p > high:
                p = high
    flat = [p for row in pixels for p in row]
    return pixels, sum(flat) + delta
#> adjust_brightness([[10, 250], [0, 90]], 20)
#> adjust_brightness([[5]], -30)
#> adjust_brightness([], 4)
#> adjust_brightness([[100, 200], [], [50]], 0)
#> adjust_brightness([[1, 2, 3]], 7, 2, 9)
