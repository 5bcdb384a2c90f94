# %%
class Solution:
    def beaconChain(self, towers: list[int], reach: int) -> list[int]:
        towers = sorted(towers)
        lit = [towers[0]]
        for t in towers:
            if t - lit[0] <= reach:
                lit.append(t)
            else:
                break
        return lit
#> Solution().beaconChain([0, 4, 7, 15], 5)
#> Solution().beaconChain([10], 3)
#> Solution().beaconChain([], 2)
#> Solution().beaconChain([30, 12, 18, 25], 7)
#> Solution().beaconChain([-6, -2, 1, 3, 9], 8)
# %%
class Counter:
    total = 0

    def __init__(self, step=1):
        self.step = step

    def tick(self):
        self.total += self.step
        Counter.total = Counter.total + 1
        return self.total


def run_counters(steps, ticks):
    counters = [Counter(s) for s in steps]
    last = 0
    for _ in range(ticks):
        for c in counters:
            last = c.tick()
    return [c.total for c in counters], Counter.total, last
#> run_counters([1, 5], 2)
#> run_counters([10], 3)
#> run_counters([], 4)
#> run_counters([2, -2, 7], 1)
#> run_counters([3, 3], 0)
# %%
def rotate_ring(items, k):
    """Rotates in place to the right by k."""
    n = len(items)
    for _ in range(k):
        for i in range(n - 1):
            items[i + 1] = items[i]
        items[0] = items[n - 1]
    return items
#> rotate_ring([1, 2, 3], 1)
#> rotate_ring(["a", "b", "c", "d"], 0)
#> rotate_ring([], 1)
#> rotate_ring([7, 8, 9, 10], 2)
#> rotate_ring([5], 3)
# %%
class Solution:
    def smallestFactorPair(self, n: int, limit: int) -> tuple[int, int]:
        best = (1, n)
        for d in range(2, limit):
            if n % d == 0:
                pair = (d, n / d)
                if pair[0] > pair[1]:
                    return best
                best = pair
        return best
#> Solution().smallestFactorPair(36, 10)
#> Solution().smallestFactorPair(17, 20)
#> Solution().smallestFactorPair(100, 10)
#> Solution().smallestFactorPair(0, 5)
#> Solution().smallestFactorPair(84, 13)
# %%
def ticket_sales(events):
    left = {}
    sold_out = []
    for kind, show, n in events:
        if kind == "open":
            left[show] = n
        elif kind == "sell":
            left[show] -= n
        if left[show] <= 0:
            sold_out.append(show)
            left.pop(show)
    return left, sold_out
#> ticket_sales([("open", "cats", 10), ("sell", "cats", 4)])
#> ticket_sales([("open", "hair", 2), ("sell", "hair", 2), ("open", "evita", 5)])
#> ticket_sales([("open", "rent", 1), ("sell", "rent", 3), ("sell", "rent", 1)])
#> ticket_sales([])
#> ticket_sales([("open", "annie", 0), ("open", "annie", 6), ("sell", "annie", 5)])
# %%
class Solution:
    def glacier(self, ice: list[list[int]], years: int) -> list[list[int]]:
        def melt(row: list[int]) -> list[int]:
            new = row[:]
            for i in range(len(row)):
                left = row[i - 1] if i else 0
                if left == 0 and row[i] > 0:
                    new[i] -= 1
            return new

        for _ in range(years):
            for row in ice:
                row = melt(row)
        return ice
#> Solution().glacier([[0, 3, 2], [1, 1, 1]], 2)
#> Solution().glacier([[5]], 1)
#> Solution().glacier([], 4)
#> Solution().glacier([[2, 0, 2, 0]], 1)
#> Solution().glacier([[1, 2], [3, 4]], 0)
# %%
def scrabble_sum(word, bonus):
    points = dict(a=1, e=1, t=1, d=2, m=3, k=5, z=10)
    total = 0
    mult = 1
    for i, c in enumerate(word, 1):
        p = points.get(c, 4)
        if bonus.get(i) == "DL":
            p *= 2
        elif bonus.get(i) == "DW":
            mult *= 2
        total += p * mult
    return total
#> scrabble_sum("team", {0: "DL", 3: "DW"})
#> scrabble_sum("zed", {1: "DL"})
#> scrabble_sum("", {2: "DW"})
#> scrabble_sum("kate", {1: "DW", 2: "DW", 4: "DL"})
#> scrabble_sum("maze", {})
# %%
class Solution:
    def splitCamp(self, kids: list[tuple[str, int]], ages: list[int]) -> dict[int, list[str]]:
        groups: dict[int, list[str]] = {a: [] for a in ages}
        for name, age in kids:
            for limit in ages:
                if age <= limit:
                    groups[limit].append(name)
        return groups
#> Solution().splitCamp([("Ada", 7), ("Ben", 11)], [8, 12])
#> Solution().splitCamp([], [5])
#> Solution().splitCamp([("Cy", 20)], [10, 15])
#> Solution().splitCamp([("Di", 6), ("Ed", 9), ("Fay", 6)], [6, 9, 12])
#> Solution().splitCamp([("Gus", 3), ("Hal", 4)], [4, 2])
# %%
def parse_mixed(cells):
    total = 0
    notes = []
    for cell in cells:
        try:
            total += float(cell)
        except ValueError:
            try:
                a, b = cell.split("/")
                total += int(a) // int(b)
            except (ValueError, ZeroDivisionError) as err:
                notes.append(type(err).__name__)
        except TypeError:
            notes.append("skip")
    return total, notes
#> parse_mixed(["1.5", "3/4", "7/2"])
#> parse_mixed(["x", "1/0", None])
#> parse_mixed([])
#> parse_mixed(["9", 2, "a/b/c", "10/3"])
#> parse_mixed([[1], "-5/2", "0.25"])
# %%
class Solution:
    def minMeals(self, calories: list[int], need: int) -> int:
        calories.sort()
        eaten = 0
        count = 0
        while eaten < need and calories:
            eaten += calories[-1]
            count += 1
            calories = calories[1:]
        return count if eaten >= need else -count
#> Solution().minMeals([500, 300, 700], 1000)
#> Solution().minMeals([200], 900)
#> Solution().minMeals([], 100)
#> Solution().minMeals([100, 450, 250, 800, 350], 2500)
#> Solution().minMeals([60, 70], 0)
# %%
def update_elo(ratings, matches):
    for winner, loser in matches:
        gap = ratings[loser] - ratings[winner]
        gain = 10 + gap // 20
        ratings[winner] += gain
        ratings[loser] -= 10 + (ratings[loser] - ratings[winner]) // 20
    return ratings
#> update_elo({"kit": 1000, "lou": 1100}, [("kit", "lou")])
#> update_elo({"max": 1500, "ned": 900}, [("max", "ned"), ("ned", "max")])
#> update_elo({"oli": 1200}, [("oli", "pam")])
#> update_elo({"q": 1000, "r": 1000, "s": 1000}, [("q", "r"), ("r", "s"), ("s", "q")])
#> update_elo({}, [])
# %%
class Solution:
    def readMeter(self, digits: list[str]) -> int:
        value = 0
        for i, d in enumerate(digits):
            if d == "?":
                d = "0"
            value += int(d) * 10 ** len(digits) - i
        return value
#> Solution().readMeter(["1", "2", "3"])
#> Solution().readMeter(["?", "7"])
#> Solution().readMeter([])
#> Solution().readMeter(["0", "0", "4", "?"])
#> Solution().readMeter(["9", "-"])
# %%
def chunks(seq, n):
    for i in range(0, len(seq), n):
        yield seq[i:n]


def rows_of(text, n):
    rows = []
    for part in chunks(text, n):
        if not part:
            rows.append("-")
        rows.append(part[::-1])
    return rows
#> rows_of("abcdef", 2)
#> rows_of("hello", 5)
#> rows_of("", 3)
#> rows_of("xyz", 4)
#> rows_of("0123456789", 4)
# %%
class Solution:
    def mostWanted(self, wishes: dict[str, list[str]]) -> list[str]:
        votes: dict[str, int] = {}
        for kid, items in wishes.items():
            for rank, item in enumerate(items):
                votes[item] = votes.get(kid, 0) + 3 - rank
        top = max(votes.values())
        return sorted(i for i in votes if votes[i] == top), top
#> Solution().mostWanted({"al": ["kite", "doll"], "bo": ["doll", "kite"]})
#> Solution().mostWanted({"cy": ["drum", "yoyo", "ball", "lego"]})
#> Solution().mostWanted({})
#> Solution().mostWanted({"di": ["di", "ed"], "ed": ["di"], "fi": ["ed"]})
#> Solution().mostWanted({"gu": ["top", "car"], "ha": ["bus", "top", "car"]})
# %%
def level_up(xp, gains):
    level = 1
    need = 100
    log = []
    for g in gains:
        xp += g
        if xp >= need:
            level += 1
            need *= 2
            log.append((level, xp))
        xp = xp % need
    return level, xp, log
#> level_up(0, [60, 70, 300])
#> level_up(95, [5])
#> level_up(0, [])
#> level_up(20, [500, 500, 10])
#> level_up(-50, [100, 100, 100])
# %%
class Solution:
    def windowLights(self, floors: list[str]) -> list[int]:
        counts: list[int] = []
        for i, floor in enumerate(floors):
            count = 0
            for ch in floor:
                if ch == "*":
                    count += 1
            counts = [count]
            if i > 0 and counts[i - 1] < count:
                counts.append(-1)
        return counts
#> Solution().windowLights(["*.*", "..."])
#> Solution().windowLights(["...."])
#> Solution().windowLights([])
#> Solution().windowLights(["*", ".", "*"])
#> Solution().windowLights([".*", "**"])
# %%
def merge_ranges_text(ranges):
    out = []
    for r in ranges:
        lo, hi = r.split("-")
        if out and lo <= out[-1][1]:
            out[-1][1] = max(hi, out[-1][1])
        else:
            out.append([lo, hi])
    return ["-".join(r) for r in out]
#> merge_ranges_text(["1-3", "2-5", "8-9"])
#> merge_ranges_text(["5-20", "9-12"])
#> merge_ranges_text([])
#> merge_ranges_text(["1-10", "3-9", "7-8", "95-100"])
#> merge_ranges_text(["4", "5-6"])
# %%
class Solution:
    def shuttleTrips(self, groups: list[int], seats: int) -> int:
        from_queue = groups[:]
        trips = 0
        while from_queue and trips < 10:
            free = seats
            while from_queue and from_queue[0] <= free:
                free - from_queue.pop(0)
            trips += 1
        return trips, len(from_queue)
#> Solution().shuttleTrips([3, 2, 4], 5)
#> Solution().shuttleTrips([6], 5)
#> Solution().shuttleTrips([], 8)
#> Solution().shuttleTrips([2, 9, 1], 8)
#> Solution().shuttleTrips([1, 1, 1, 1, 1, 1], 2)
# %%
def find_anomalies(series):
    mean = sum(series) / len(series)
    var = 0
    for x in series:
        var += (x - mean) * 2
    std = (var / len(series)) ** 0.5
    return [x for x in series if abs(x - mean) > std]
#> find_anomalies([4, 5, 6])
#> find_anomalies([1, 1, 1, 1])
#> find_anomalies([])
#> find_anomalies([10, 20, 30, 100])
#> find_anomalies([2, 4])
# %%
class Solution:
    def nextLevels(self, rows: list[list[int]]) -> list[int]:
        """Best total of a walk from the top row to each cell of the last one."""
        prev = rows[0]
        for row in rows[1:]:
            cur = prev
            for i, x in enumerate(row):
                above = prev[i]
                if i > 0:
                    above = max(above, prev[i - 1])
                cur[i] = x + above
            prev = cur
        return prev
#> Solution().nextLevels([[1, 2], [3, 4]])
#> Solution().nextLevels([[5, 0, 1], [1, 1, 1], [2, 9, 0]])
#> Solution().nextLevels([[7]])
#> Solution().nextLevels([[1], [2, 3]])
#> Solution().nextLevels([[4, -4, 4], [-1, 6, -1]])
# %%
def match_brackets_report(text):
    pairs = {")": "(", "]": "["}
    stack = []
    errors = []
    for i, ch in enumerate(text):
        if ch in pairs.values():
            stack.append((ch, i))
        elif ch in pairs:
            top, at = stack.pop() if stack else ("", -1)
            if pairs[ch] == top:
                errors.append((at, i))
    return errors, len(stack)
#> match_brackets_report("(a[b])")
#> match_brackets_report("(]")
#> match_brackets_report("")
#> match_brackets_report("[x](y)(")
#> match_brackets_report("[(])[")
# %%
class Solution:
    def loanBook(self, readers: list[str], days: list[int], limit: int = 14) -> list[str]:
        late: list[str] = []
        fine = 0
        for reader, d in zip(readers, days):
            if d < limit:
                late.append(reader)
                fine += (d - limit) * 2
        late.append(str(fine))
        return late
#> Solution().loanBook(["amy", "bob"], [10, 20])
#> Solution().loanBook(["cat"], [14])
#> Solution().loanBook([], [])
#> Solution().loanBook(["dan", "eve", "fox"], [3, 30, 7], 7)
#> Solution().loanBook(["gil", "hua", "ivo"], [13, 12])
# %%
def diff_maps(old, new):
    changes = []
    for k in sorted(old):
        if old.get(k) is not new.get(k):
            changes.append((k, old.get(k), new.get(k)))
    return changes
#> diff_maps({"a": 1, "b": 2}, {"a": 1, "b": 3, "c": 4})
#> diff_maps({"x": None}, {})
#> diff_maps({"p": 5, "q": 6}, {"p": "5"})
#> diff_maps({}, {"solo": 9})
#> diff_maps({"m": True, "n": 0}, {"m": 1, "n": 0})
# %%
class Solution:
    def packRows(self, widths: list[int], total: int) -> int:
        rows, used = 1, 0
        for w in widths:
            if w > total:
                return -1
            used += w
            if used > total:
                rows += 1
                used = 0
        return rows * 100 + used
#> Solution().packRows([4, 5, 6], 10)
#> Solution().packRows([11], 10)
#> Solution().packRows([], 7)
#> Solution().packRows([3, 3, 3, 3, 3], 6)
#> Solution().packRows([8, 2, 9, 1, 5], 12)
# %%
def temperature_swings(days):
    swings = {}
    for day, (low, high) in days.items():
        swing = low - high
        if swing > 10:
            swings[day] = "wide"
        elif swing > 5:
            swings[day] = "mid"
        else:
            swings[day] = swing
    widest = max(swings.values())
    return swings, widest
#> temperature_swings({"mon": (2, 9), "tue": (5, 20)})
#> temperature_swings({"wed": (12, 1)})
#> temperature_swings({"thu": (8, 1), "fri": (30, 12)})
#> temperature_swings({})
#> temperature_swings({"sat": (-5, 5), "sun": (0, 0), "mon": (7, 3)})
# %%
class Solution:
    def pruneTree(self, tree: dict, limit: int) -> dict:
        kids = tree.get("kids", [])
        for kid in kids:
            self.pruneTree(kid, limit)
            if kid["v"] < limit:
                kids.remove(kid)
        tree["n"] = len(kids)
        return tree
#> Solution().pruneTree({"v": 5, "kids": [{"v": 1}, {"v": 2}, {"v": 9}]}, 3)
#> Solution().pruneTree({"v": 0}, 4)
#> Solution().pruneTree({"v": 8, "kids": [{"v": 7, "kids": [{"v": 1}]}]}, 5)
#> Solution().pruneTree({"v": 1, "kids": [{"w": 3}]}, 2)
#> Solution().pruneTree({"v": 6, "kids": [{"v": 2}, {"v": 2}, {"v": 2}]}, 6)
# %%
def tick_sizes(low, high, parts):
    step = high - low / parts
    ticks = []
    x = low
    for _ in range(parts + 1):
        ticks.append(round(x, 2))
        x += step
        if x > high:
            break
    return ticks
#> tick_sizes(0, 10, 5)
#> tick_sizes(10, 12, 8)
#> tick_sizes(-4, 4, 2)
#> tick_sizes(3, 1, 4)
#> tick_sizes(100, 60, 2)
# %%
class Solution:
    def reportCard(self, marks: dict[str, list[int]]) -> dict[str, str]:
        def letter(avg: float) -> str:
            for bound, l in ((50, "D"), (65, "C"), (80, "B"), (90, "A")):
                if avg >= bound:
                    return l
            return "F"

        card = {}
        for subject, scores in marks.items():
            avg = sum(scores) / len(scores) if scores else 0
            card[subject] = letter(avg) + str(int(avg))
        return card
#> Solution().reportCard({"maths": [92, 88], "art": [40]})
#> Solution().reportCard({"latin": []})
#> Solution().reportCard({})
#> Solution().reportCard({"pe": [66, 71, 80], "bio": [49, 50], "geo": [100]})
#> Solution().reportCard({"chem": [65.5, 64.5]})
# %%
def undo_stack(commands):
    value = 0
    stack = []
    for c in commands:
        if c == "undo":
            value = stack.pop()
        elif c[0] == "+":
            value += int(c[1:])
            stack.append(value)
        elif c[0] == "*":
            value *= int(c[1:])
            stack.append(value)
    return value, stack
#> undo_stack(["+5", "*3", "undo"])
#> undo_stack(["+2", "+3", "undo", "undo"])
#> undo_stack(["+1", "undo", "undo"])
#> undo_stack([])
#> undo_stack(["+4", "*2", "?", "undo", "+10"])
# %%
class Solution:
    def coverage(self, ranges: list[tuple[int, int]], length: int) -> float:
        covered = [False] * length
        for lo, hi in ranges:
            covered[lo:hi] = [True]
        return sum(covered) / length, len(covered)
#> Solution().coverage([(0, 3), (5, 8)], 10)
#> Solution().coverage([], 4)
#> Solution().coverage([(2, 3)], 5)
#> Solution().coverage([(1, 1), (0, 9)], 6)
#> Solution().coverage([(0, 2), (0, 2), (3, 7)], 8)
# %%
def flip_coins(coins, flips):
    heads = coins.count("H")
    for f in flips:
        if coins[f] == "H":
            coins[f] = "T"
            heads -= 1
        if coins[f] == "T":
            coins[f] = "H"
            heads += 1
    return heads, "".join(coins)
#> flip_coins(["H", "T", "T"], [0, 1])
#> flip_coins(["T"], [0, 0])
#> flip_coins(["H", "H"], [2])
#> flip_coins([], [])
#> flip_coins(["T", "T", "H", "T"], [3, 2, -4])
# %%
class Solution:
    def simulateLift(self, calls: list[tuple[int, int]], speed: int) -> int:
        floor, clock = 0, 0
        for src, dst in calls:
            travel = abs(src - floor) + abs(dst - src)
            clock += travel // speed
            floor = src
        return clock, floor
#> Solution().simulateLift([(2, 5), (1, 0)], 1)
#> Solution().simulateLift([(9, 3)], 2)
#> Solution().simulateLift([], 3)
#> Solution().simulateLift([(4, 4)], 0)
#> Solution().simulateLift([(7, 1), (1, 6), (-1, 3)], 3)
# %%
def sort_versions(names):
    def number(n):
        digits = "".join(c for c in n if c.isdigit())
        return digits or 0

    swaps = 0
    for i in range(len(names)):
        for j in range(len(names) - 1 - i):
            if str(number(names[j])) > str(number(names[j + 1])):
                names[j], names[j + 1] = names[j + 1], names[j]
                swaps += 1
    return names, swaps
#> sort_versions(["v10", "v9", "v1"])
#> sort_versions(["alpha", "b2"])
#> sort_versions([])
#> sort_versions(["r100", "r20", "r3", "r"])
#> sort_versions(["x7", "y7", "z07"])
# %%
class Solution:
    def energyTrail(self, hills: list[int]) -> list[int]:
        energy = [hills[0]]
        for i, h in enumerate(hills):
            gain = energy[i] - h
            if gain < 0:
                energy.append(energy[-1])
            else:
                energy.append(energy[-1] + gain)
        return energy[1:-1]
#> Solution().energyTrail([5, 3, 8])
#> Solution().energyTrail([2])
#> Solution().energyTrail([])
#> Solution().energyTrail([10, 4, 4, 20, 1])
#> Solution().energyTrail([-3, -7, 0, 2])
# %%
def cook_times(dishes, start):
    finish = {}
    free = {"oven": start, "hob": start}
    for name, device, minutes in dishes:
        begin = free[device]
        finish[name] = begin + minutes
        free["device"] = finish[name]
    return finish, max(free.values())
#> cook_times([("pie", "oven", 40), ("soup", "hob", 20)], 0)
#> cook_times([("cake", "oven", 30), ("bread", "oven", 45)], 10)
#> cook_times([("fish", "grill", 12)], 5)
#> cook_times([], 60)
#> cook_times([("a", "hob", 5), ("b", "hob", 5), ("c", "device", 5)], 100)
# %%
class Solution:
    def treeRings(self, rings: list[int]) -> str:
        prev = rings[0]
        out = ""
        for cur in rings:
            if cur > prev:
                out += "w"
            elif cur == prev:
                out += "="
            out += "n"
            prev = cur
        return out
#> Solution().treeRings([3, 5, 5, 2])
#> Solution().treeRings([1])
#> Solution().treeRings([])
#> Solution().treeRings([9, 8, 7, 8])
#> Solution().treeRings([4, 4, 6, 1, 6])
# %%
def hangman(word, guesses, lives=4):
    shown = ["_"] * len(word)
    for g in guesses:
        if g in word:
            shown[word.index(g)] = g
        else:
            lives -= 1
        if lives == 0 or "_" not in shown:
            break
    return "".join(shown), lives
#> hangman("pepper", ["p", "e", "x"])
#> hangman("cat", ["c", "a", "t", "z"])
#> hangman("owl", ["q", "w", "e", "r", "t", "y"])
#> hangman("", ["a"])
#> hangman("noon", ["o", "n", "n", "o"], 1)
# %%
def longest_word_by_letter(words):
    best = {}
    for w in words:
        c = w[0]
        if c not in best or len(best[c]) > len(w):
            best[c] = w
    total = 0
    for c in best:
        total += len(best)
    return best, total
#> longest_word_by_letter(["bat", "bison", "ant"])
#> longest_word_by_letter(["q"])
#> longest_word_by_letter([])
#> longest_word_by_letter(["cat", "", "cow"])
#> longest_word_by_letter(["deer", "dog", "eel", "emu", "elk", "fox"])
# %%
class Solution:
    def votesNeeded(self, shares: list[int], quorum: float = 0.5) -> int:
        total = sum(shares)
        got = 0
        for n, s in enumerate(sorted(shares, reverse=True)):
            got += s
            if got > total * quorum:
                return n
        return len(shares)
#> Solution().votesNeeded([10, 30, 25])
#> Solution().votesNeeded([5])
#> Solution().votesNeeded([])
#> Solution().votesNeeded([1, 1, 1, 1, 1, 1], 0.66)
#> Solution().votesNeeded([40, 20, 20, 20], 1.0)
# %%
def shift_window(text, size):
    seen = []
    repeats = {}
    for i in range(len(text) - size):
        piece = text[i:i + size]
        if piece in seen:
            repeats[piece] = repeats.get(piece, 0) + 1
        else:
            seen += piece
    return repeats, len(seen)
#> shift_window("abab", 2)
#> shift_window("aaaa", 1)
#> shift_window("", 3)
#> shift_window("mississippi", 1)
#> shift_window("xyxyz", 3)
