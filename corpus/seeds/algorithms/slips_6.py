# %%
from collections import defaultdict


class Solution:
    def orchestraSeats(self, players: list[tuple[str, str]], rows: dict[str, int]) -> dict[str, list[str]]:
        sections = defaultdict(list)
        for name, instrument in players:
            sections[instrument].append(name)
        plan = {}
        overflow = 0
        for instrument, names in sections.items():
            limit = rows[instrument]
            if len(names) > limit:
                overflow += len(names) - limit
                names = names[:limit]
            plan[instrument] = names
        plan["spare"] = overflow
        return {k: sections[k] for k in plan if k != "spare"}
#> Solution().orchestraSeats([("Ola", "oboe"), ("Pam", "oboe")], {"oboe": 1})
#> Solution().orchestraSeats([("Quy", "viola")], {"viola": 3, "harp": 1})
#> Solution().orchestraSeats([("Rob", "tuba")], {"drum": 1})
#> Solution().orchestraSeats([], {})
#> Solution().orchestraSeats([("Sy", "cello"), ("Tia", "flute"), ("Una", "cello"), ("Val", "cello")], {"cello": 2, "flute": 0})
# %%
def subtract_stock(stock, order):
    remaining = stock
    for item, n in order.items():
        if remaining.get(item, 0) < n:
            return stock, False
        remaining[item] -= n
    return remaining, True
#> subtract_stock({"bun": 5, "roll": 2}, {"bun": 3, "roll": 4})
#> subtract_stock({"bun": 5}, {"bun": 5})
#> subtract_stock({"pie": 1, "tart": 8}, {"tart": 6, "cake": 1})
#> subtract_stock({}, {})
#> subtract_stock({"loaf": 9, "bap": 3}, {"loaf": 2, "bap": 1})
# %%
def mountain_peaks(h):
    peaks = []
    for i in range(len(h)):
        if h[i] > h[i - 1] and h[i] > h[(i + 1) % len(h)]:
            peaks.append(i)
    return peaks, [h[p] for p in peaks]
#> mountain_peaks([1, 3, 2, 5, 4])
#> mountain_peaks([7, 7])
#> mountain_peaks([9, 1, 2, 3])
#> mountain_peaks([])
#> mountain_peaks([4, 8, 15, 16, 23, 10])
# %%
class Solution:
    def powerGrid(self, supply: list[int], demand: list[int]) -> int:
        """Shortfall in total after moving surplus forward in time."""
        stored = short = 0
        for s, d in zip(supply, demand):
            diff = s - d
            if diff > 0:
                stored += diff
            elif stored >= diff:
                stored -= diff
            else:
                short += diff
                stored = 0
        return short * 1000 + stored
#> Solution().powerGrid([5, 1, 2], [3, 4, 2])
#> Solution().powerGrid([1, 1], [9, 9])
#> Solution().powerGrid([0, 8, 0, 0], [2, 1, 3, 6])
#> Solution().powerGrid([], [4])
#> Solution().powerGrid([10, -20], [1, 0])
# %%
def days_in_month(month, year):
    if month in (4, 6, 9, 11):
        return 30
    elif month == 2:
        if year % 4 == 0 and year % 100 != 0 or year % 400 == 0:
            return 29
        return 28


def day_of_year(text):
    day, month, year = (int(p) for p in text.split("/"))
    n = day
    for m in range(1, month):
        n += days_in_month(m, year)
    return n
#> day_of_year("14/1/2020")
#> day_of_year("3/2/2021")
#> day_of_year("1/1/1999")
#> day_of_year("31/1/2000")
#> day_of_year("28/01/1900")
# %%
class Solution:
    def bestSeatRow(self, cinema: list[str], group: int) -> int:
        def longest(row: str) -> int:
            best = run = 0
            for seat in row:
                if seat == ".":
                    run += 1
                    best = max(best, run)
            return best

        chosen = -1
        for r, row in enumerate(cinema):
            if longest(row) >= group:
                chosen = r
        return chosen
#> Solution().bestSeatRow(["..x.", "....", "x.x."], 3)
#> Solution().bestSeatRow(["...", "xxx", "x.x"], 3)
#> Solution().bestSeatRow(["xx", "x.x", ".x.", "..x."], 2)
#> Solution().bestSeatRow([], 1)
#> Solution().bestSeatRow([".x.x.", "..xx.", "x.x.x", "xx..x"], 3)
# %%
def temperature_report(readings):
    hot = cold = 0
    for r in readings:
        unit = r[-1]
        value = r[:-1]
        if unit == "F":
            value = (int(value) - 32) * 5 / 9
        if value > 25:
            hot += 1
        elif value < 5:
            cold += 1
    return hot, cold
#> temperature_report(["86F", "20F"])
#> temperature_report(["100F", "95F", "60F"])
#> temperature_report(["41F", "18C"])
#> temperature_report([])
#> temperature_report(["-4F", "77F", "78F", "40F"])
# %%
def bracket_weights(text):
    stack = [0]
    for ch in text:
        if ch == "(":
            stack.append(0)
        elif ch == ")":
            inner = stack.pop()
            stack[-1] = inner * 2 or 1
        else:
            stack[-1] += int(ch)
    return stack[0]
#> bracket_weights("(3)(4)")
#> bracket_weights("2(1(5))")
#> bracket_weights("())")
#> bracket_weights("9((2)1)3")
#> bracket_weights("()")
# %%
class Solution:
    def rowCrews(self, crews: list[int], tide: int) -> list[int]:
        finish = []
        for lane, pace in enumerate(crews):
            metres, minute = 100, 0
            while metres > 0:
                push = pace - tide if minute % 2 else pace
                metres -= max(push, 10)
                minute += 1
            finish.append(lane)
        finish.sort(key=lambda lane: minute)
        return finish, minute
#> Solution().rowCrews([30, 25], 5)
#> Solution().rowCrews([60], 0)
#> Solution().rowCrews([15, 40, 22], 12)
#> Solution().rowCrews([8, 50], -3)
#> Solution().rowCrews([], 4)
# %%
def make_matrix(rows, cols, fill=[]):
    m = []
    for r in range(rows):
        line = fill
        for c in range(cols):
            line.append(r * cols + c)
        m.append(line)
    return m
#> make_matrix(2, 2)
#> make_matrix(1, 4, [9])
#> make_matrix(3, 1)
#> make_matrix(0, 5)
#> make_matrix(2, 3, ["h"])
# %%
def normalise_name(full):
    parts = full.strip().split(" ")
    fixed = []
    for p in parts:
        if p == "von" or p == "de":
            fixed.append(p)
        p.capitalize()
        fixed.append(p)
    last = fixed.pop()
    return last + ", " + " ".join(fixed)
#> normalise_name("ANNA berg")
#> normalise_name(" karl von linde")
#> normalise_name("cher")
#> normalise_name("rosa  de luca")
#> normalise_name("")
# %%
class Solution:
    def lastVisitor(self, visits: list[tuple[int, int]], door: int) -> int:
        inside = []
        latest = 0
        for person, (t_in, t_out) in enumerate(visits):
            if t_in <= door <= t_out:
                inside.append(person)
                if t_out > latest:
                    latest = person
        return latest, inside
#> Solution().lastVisitor([(1, 5), (2, 9), (3, 7)], 4)
#> Solution().lastVisitor([(10, 20), (12, 14)], 13)
#> Solution().lastVisitor([], 0)
#> Solution().lastVisitor([(0, 1), (0, 2), (0, 3), (0, 2)], 1)
#> Solution().lastVisitor([(6, 8), (1, 4)], 5)
# %%
def spend(budget, items):
    bought = []
    for name, cost in items:
        if cost > budget:
            return bought
        budget -= cost
        bought.append(name)
    print(bought, budget)


def spend_all(budget, *carts):
    counts = []
    for cart in carts:
        got = spend(budget, cart)
        counts.append(len(got) if got is not None else -1)
    return counts
#> spend_all(10, [("pen", 4), ("pad", 7)], [("clip", 1)])
#> spend_all(5, [])
#> spend_all(20, [("hat", 25)], [("cap", 20), ("pin", 1)])
#> spend_all(0)
#> spend_all(12, [("a", 6), ("b", 6)], [("c", 6), ("d", 7)], [("e", 13)])
# %%
class Solution:
    def caveEcho(self, depths: list[int], shout: int) -> list[int]:
        echoes = []
        for i, d in enumerate(depths):
            loud = shout
            while loud > d:
                loud //= 2
                shout = loud
            echoes.append(loud)
        return echoes
#> Solution().caveEcho([10, 3, 7], 40)
#> Solution().caveEcho([100, 50], 30)
#> Solution().caveEcho([1, 9, 9], 64)
#> Solution().caveEcho([], 5)
#> Solution().caveEcho([25, 12, 30, 6], 99)
# %%
def interleave_digits(a, b):
    result = 0
    place = 1
    while a or b:
        result += (a % 10) * place
        place *= 10
        result += (b % 10) * place
        a //= 10
        b //= 10
    return result
#> interleave_digits(123, 456)
#> interleave_digits(7, 0)
#> interleave_digits(10, 99)
#> interleave_digits(0, 0)
#> interleave_digits(5, 1234)
# %%
def classify(readings, limits):
    """limits: [low, high]"""
    high, low = limits
    out = []
    for r in readings:
        if r < low:
            out.append("L")
        elif r > high:
            out.append("H")
        else:
            out.append("-")
    return "".join(out)
#> classify([3, 8, 15], [5, 10])
#> classify([1, 2], [2, 2])
#> classify([7, 7, 7], [9])
#> classify([-5, 0, 5, 10], [0, 6])
#> classify([], [1, 3])
# %%
class Solution:
    def taxiPool(self, trips: list[tuple[int, int]], cars: int) -> int:
        free = [0] * cars
        refused = 0
        for start, length in trips:
            for c in range(cars):
                if free[c] <= start:
                    free[c] = start + length
                refused += 1
        return refused, free
#> Solution().taxiPool([(0, 10), (5, 10)], 1)
#> Solution().taxiPool([(0, 10), (2, 3), (4, 9)], 2)
#> Solution().taxiPool([], 3)
#> Solution().taxiPool([(7, 1)], 0)
#> Solution().taxiPool([(1, 20), (6, 2), (8, 8), (30, 5)], 3)
# %%
def checksum(code):
    total = 0
    for i, ch in enumerate(reversed(code)):
        d = int(ch)
        if i % 2 == 0:
            d *= 2
            if d > 9:
                d = d // 10 + d % 10
        total += d
    return total % 10
#> checksum("7992739")
#> checksum("18")
#> checksum("4-5")
#> checksum("90210")
#> checksum("")
# %%
def best_streaks(players):
    best = {}
    for name, games in players.items():
        streak = 0
        for g in games:
            streak = streak + 1 if g == "W" else 0
            best[name] = max(best.get(name, 0), streak)
        if streak == best[name]:
            best[name] = -streak
    return best
#> best_streaks({"kay": "WWLW", "lee": "LWW"})
#> best_streaks({"max": ""})
#> best_streaks({})
#> best_streaks({"ned": "LLL", "oli": "W"})
#> best_streaks({"pam": "WLWLWW", "quy": "WWWWL", "ray": "LW"})
# %%
class Solution:
    def shrinkText(self, s: str) -> str:
        stack: list[str] = []
        for ch in s:
            if stack and stack[-1] == ch:
                stack.pop
            elif stack and stack[-1] == ch.swapcase():
                stack.pop()
            else:
                stack.append(ch)
        return "".join(stack)
#> Solution().shrinkText("abBAcc")
#> Solution().shrinkText("xXxX")
#> Solution().shrinkText("hello")
#> Solution().shrinkText("aaAbbB")
#> Solution().shrinkText("Q1!q")
# %%
def percent_change(old, new):
    try:
        change = (new - old) / old * 100
    except ZeroDivisionError:
        change = None
    return change


def biggest_move(table):
    best = None
    for name, (old, new) in table.items():
        c = percent_change(new, old)
        if best is None or abs(c) > abs(best[1]):
            best = (name, c)
    return best
#> biggest_move({"tea": (10, 12), "jam": (8, 4)})
#> biggest_move({"oil": (50, 25)})
#> biggest_move({"nut": (3, 4), "pea": (5, 0)})
#> biggest_move({})
#> biggest_move({"rye": (4, 5), "oat": (20, 10), "fig": (2, 8)})
# %%
class Solution:
    def cutLogs(self, logs: list[int], saw: int) -> int:
        def pieces(length: int) -> int:
            n = 0
            for log in logs:
                n += log // length
            return n

        lo, hi = 1, max(logs)
        while lo < hi:
            mid = (lo + hi) // 2
            if pieces(mid) >= saw:
                hi = mid
            else:
                lo = mid + 1
        return lo
#> Solution().cutLogs([10, 7], 3)
#> Solution().cutLogs([4, 4, 4], 20)
#> Solution().cutLogs([], 2)
#> Solution().cutLogs([9, 15, 21], 0)
#> Solution().cutLogs([30], 60)
# %%
def to_base(n, base):
    digits = "0123456789ab"
    out = ""
    while n > base:
        out += digits[n % base]
        n //= base
    out += digits[n]
    return out
#> to_base(10, 2)
#> to_base(255, 16)
#> to_base(8, 8)
#> to_base(100, 7)
#> to_base(-3, 5)
# %%
def pick_seats(free, wanted):
    picked = []
    for w in wanted:
        if w in free:
            picked += w
            free.remove(w)
    return picked, free
#> pick_seats(["A1", "A2", "B1"], ["A1", "C9"])
#> pick_seats([], ["B2"])
#> pick_seats([3, 4], [5])
#> pick_seats([3, 4], [4])
#> pick_seats(["C3", "D4", "E5"], ["E5", "C3", "E5"])
# %%
class Solution:
    def pathSum(self, tree: dict, target: int) -> list[list[int]]:
        found = []

        def walk(node: dict, path: list[int], left: int) -> None:
            path.append(node["v"])
            left -= node["v"]
            if not node.get("kids") and left == 0:
                found.append(path)
            for kid in node.get("kids", []):
                walk(kid, path, left)
            path.pop()

        walk(tree, [], target)
        return found, len(found)
#> Solution().pathSum({"v": 1, "kids": [{"v": 2}, {"v": 3}]}, 3)
#> Solution().pathSum({"v": 5}, 5)
#> Solution().pathSum({"v": 4, "kids": [{"v": 1, "kids": [{"v": 2}]}, {"v": 3}]}, 7)
#> Solution().pathSum({"v": 0, "kids": [{"x": 1}]}, 1)
#> Solution().pathSum({"v": 9, "kids": [{"v": -9}]}, 2)
# %%
def speeding(log, limit):
    fines = {}
    for plate, speed in log:
        over = speed - limit
        if over > 0:
            fine = 20
        if over > 10:
            fine = 50
        if over > 30:
            fine = 120
        fines[plate] = fines.get(plate, 0) + fine
    return fines
#> speeding([("KA1", 55), ("KA2", 45)], 50)
#> speeding([("LB7", 30)], 50)
#> speeding([("MX3", 95), ("MX3", 40), ("NT5", 62)], 60)
#> speeding([], 100)
#> speeding([("OP9", 131), ("QR2", 101), ("OP9", 112)], 100)
# %%
class Solution:
    def warmest(self, weeks: list[list[int]]) -> int:
        best, index = float("inf"), 0
        for i, week in enumerate(weeks):
            mean = sum(week) / len(week)
            if mean < best:
                index = i
            best = max(best, mean)
        return index
#> Solution().warmest([[10, 12], [20, 22], [15, 15]])
#> Solution().warmest([[3]])
#> Solution().warmest([[8, 9], [], [7]])
#> Solution().warmest([[1, 1, 1], [2], [3, 4], [5, 0, 2]])
#> Solution().warmest([])
# %%
def tidy_path(path):
    stack = []
    for part in path.split("/"):
        if part == "..":
            stack.pop()
        elif part and part != ".":
            stack.append(part)
        else:
            stack.append("/")
    return "/".join(stack)
#> tidy_path("a/./b/../c")
#> tidy_path("/usr//lib")
#> tidy_path("x/y/..")
#> tidy_path("../up")
#> tidy_path("m/n/../../o/")
# %%
def make_change(amount, coins):
    used = {}
    for coin in coins:
        used[coin] = amount / coin
        amount = amount % coin
    return {c: int(n) for c, n in used.items() if n}
#> make_change(87, [50, 20, 5, 1])
#> make_change(40, [25, 10])
#> make_change(0, [5])
#> make_change(63, [1, 50])
#> make_change(99, [30, 7, 2])
# %%
class Solution:
    def bookclub(self, ratings: dict[str, list[int]], minimum: int = 3) -> list[str]:
        keep = []
        for title in ratings:
            scores = ratings[title]
            scores.remove(min(scores))
            if len(scores) < minimum:
                continue
            avg = sum(scores) // len(scores)
            if avg > 3.5:
                keep.append(title[:4])
            keep.sort(key=len, reverse=True)
        return keep
#> Solution().bookclub({"Emma": [4, 4, 3, 4], "It": [5, 5, 5, 1]})
#> Solution().bookclub({"Dracula": [5, 5]}, 1)
#> Solution().bookclub({"Kim": [], "Ivanhoe": [4, 4]}, 0)
#> Solution().bookclub({"She": [3, 4, 4, 5, 2], "Nana": [4, 5, 5, 4]})
#> Solution().bookclub({})
# %%
def flood_level(rain, drain):
    level = 0
    peak = 0
    history = []
    for r in rain:
        level = max(0, level + r) - drain
        history.append(level)
        if level > peak:
            peek = level
    return peak, history
#> flood_level([5, 0, 9], 3)
#> flood_level([], 1)
#> flood_level([1, 1, 1, 1], 2)
#> flood_level([20, 10], 4)
#> flood_level([0, 7, 0, 0, 7], 5)
# %%
class Solution:
    def campFire(self, logs: list[int], hours: int) -> list[int]:
        heat: list[int] = []
        burning: list[int] = []
        for h in range(hours):
            if h < len(logs):
                burning.append(logs[h])
            for i, left in enumerate(burning):
                burning[i] = left - 1
                if left == 1:
                    burning.pop(i)
            heat.append(len(burning))
        return heat
#> Solution().campFire([1, 2, 3], 5)
#> Solution().campFire([4], 3)
#> Solution().campFire([], 2)
#> Solution().campFire([2, 1, 1, 5], 4)
#> Solution().campFire([3, 3, 1], 6)
# %%
def rarest_guest(visits):
    counts = []
    names = []
    for v in visits:
        if v in names:
            counts[names.index(v)] += 1
        else:
            names.append(v)
            counts.append(1)
    low = counts[0]
    who = 0
    for i in range(1, len(counts)):
        if counts[i] < low:
            low = i
            who = i
    return names[who], low
#> rarest_guest(["ox", "elk", "ox"])
#> rarest_guest(["yak"])
#> rarest_guest([])
#> rarest_guest(["emu", "emu", "owl", "owl", "emu", "cat"])
#> rarest_guest(["a", "b", "a", "a", "b", "c", "d", "d"])
# %%
def tune(settings, changes):
    undo = []
    for key, value in changes:
        undo.append(settings)
        settings[key] = value
    while undo:
        old = undo.pop()
        if old["gain"] < 0:
            settings = old
    return settings
#> tune({"gain": 3, "bass": 1}, [("gain", -2)])
#> tune({"gain": 0}, [])
#> tune({"bass": 4}, [("bass", 5)])
#> tune({"gain": 7}, [("treble", 2), ("gain", 9)])
#> tune({"gain": -1, "mid": 0}, [("mid", 3), ("mid", 6), ("gain", 1)])
# %%
class Solution:
    def pairDancers(self, left: list[int], right: list[int], tol: int) -> int:
        left.sort()
        right.sort()
        i = j = pairs = 0
        while i < len(left) and j < len(right):
            if abs(left[i] - right[j]) <= tol:
                pairs += 1
                i += 1
            elif left[i] < right[j]:
                i += 1
            else:
                j += 1
        return pairs
#> Solution().pairDancers([160, 170], [165], 6)
#> Solution().pairDancers([150, 151, 152, 153], [152], 2)
#> Solution().pairDancers([180], [], 5)
#> Solution().pairDancers([172, 155, 190], [188, 157, 170, 175], 4)
#> Solution().pairDancers([1, 50, 99], [20, 70], 3)
# %%
def build_menu(dishes, budget):
    menu = {}
    for dish in dishes:
        course, name, price = dish.split(":")
        if price > str(budget):
            continue
        menu.setdefault(course, []).append(name)
        budget -= int(price)
    menu["left"] = budget
    return menu
#> build_menu(["main:stew:12", "dessert:pie:5"], 20)
#> build_menu(["soup:pea:100"], 50)
#> build_menu(["side:rice:3", "main:duck"], 40)
#> build_menu([], 9)
#> build_menu(["main:ham:15", "main:cod:9", "side:chips:4"], 16)
# %%
def last_digit_sum(values):
    total = 0
    for v in values:
        while v >= 10:
            v = v // 10
        total += v
    return total % 10 == 0, total
#> last_digit_sum([12, 34, 7])
#> last_digit_sum([905, 111])
#> last_digit_sum([-48, 3])
#> last_digit_sum([])
#> last_digit_sum([2048, 39, 560])
# %%
class Solution:
    def islandHops(self, dist: list[list[int]], fuel: int) -> list[int]:
        n = len(dist)
        seen = [False] * n
        order = []
        here = 0
        while fuel > 0:
            seen[here] = True
            order.append(here)
            nearest = None
            for j in range(n):
                if not seen[j] and (nearest is None or dist[here][j] < dist[here][nearest]):
                    nearest = j
            fuel -= dist[here][nearest]
            here = nearest
        return order
#> Solution().islandHops([[0, 4, 9], [4, 0, 3], [9, 3, 0]], 5)
#> Solution().islandHops([[0, 7], [7, 0]], 7)
#> Solution().islandHops([[0, 1], [1, 0]], 10)
#> Solution().islandHops([[0, 5, 2, 8], [5, 0, 1, 6], [2, 1, 0, 9], [8, 6, 9, 0]], 8)
#> Solution().islandHops([[0]], -1)
# %%
def scoreboard(rounds):
    totals = [0] * len(rounds[0])
    leader = 0
    changes = 0
    for rnd in rounds:
        for i, pts in enumerate(rnd):
            totals[i] = pts
        new = totals.index(max(totals))
        if new != leader:
            changes += 1
            leader = new
    return totals, changes
#> scoreboard([[3, 5], [9, 1]])
#> scoreboard([[1, 2, 3], [3, 2, 1], [0, 9, 0]])
#> scoreboard([[4]])
#> scoreboard([[6, 6], [2, 2, 2]])
#> scoreboard([[10, 0, 5], [0, 0], [7, 8, 9]])
# %%
class Solution:
    def decodeMorse(self, code: str, book: dict[str, str]) -> str:
        out = []
        for word in code.split("  "):
            letters = ""
            for sym in word.split(" "):
                letters = book.get(sym, "?")
            out.append(letters)
        return "_".join(out)
#> Solution().decodeMorse("... --- ...", {"...": "s", "---": "o"})
#> Solution().decodeMorse(".-  -...", {".-": "a", "-...": "b"})
#> Solution().decodeMorse("", {})
#> Solution().decodeMorse("- . -  .. -", {"-": "t", ".": "e", "..": "i"})
#> Solution().decodeMorse("..-", {"-..": "d"})
