# %%
class Solution:
    def paintFence(self, boards: list[str], spare: int) -> list[str]:
        def needs_paint(i: int) -> bool:
            return boards[i] == boards[i - 1]

        colours = "rgb"
        for i in range(len(boards)):
            if needs_paint(i) and spare:
                boards[i] = colours[(colours.index(boards[i]) + 1) % 3]
        return boards
#> Solution().paintFence(["r", "r", "g"], 2)
#> Solution().paintFence(["b"], 1)
#> Solution().paintFence(["g", "g", "g", "b", "g"], 0)
#> Solution().paintFence(["b", "r", "r", "r", "b"], 3)
#> Solution().paintFence(["g", "g", "b", "b"], 1)
# %%
def last_seen(events):
    """Time since each badge was used, newest event first."""
    seen = {}
    for when, badge in events:
        if badge in seen:
            continue
        seen[badge] = when
    now = events[-1][0]
    return {b: now - t for b, t in seen.items()}
#> last_seen([(5, "k1"), (9, "k2"), (12, "k1")])
#> last_seen([(100, "z")])
#> last_seen([(3, "m"), (4, "m"), (8, "n"), (20, "m")])
#> last_seen([(40, "a"), (30, "b"), (10, "c")])
#> last_seen([(0, "p"), (15, "q"), (15, "p"), (16, "r")])
# %%
def drain(tank, leak, hours):
    log = []
    for h in range(hours):
        tank -= leak
        if tank < 0:
            tank = 0
        leak = leak + tank // 10
    log.append((h, tank, leak))
    return log
#> drain(100, 7, 3)
#> drain(20, 30, 2)
#> drain(55, 0, 5)
#> drain(500, -10, 4)
#> drain(10, 1, 0)
# %%
class Solution:
    def matchPlates(self, plates: list[str], pattern: str) -> list[str]:
        found = []
        for plate in plates:
            for i in range(len(pattern)):
                if pattern[i] == "?":
                    continue
                if plate[i] != pattern[i]:
                    break
                found.append(plate)
        return found
#> Solution().matchPlates(["KA12", "KB13", "MA12"], "K?1?")
#> Solution().matchPlates(["X9", "X8"], "??")
#> Solution().matchPlates(["A1", "ABC"], "A?C")
#> Solution().matchPlates(["ZZ7", "ZY7"], "ZZ7")
#> Solution().matchPlates(["Q4R", "P4R", "Q5R"], "?4R")
# %%
def letter_histogram(word):
    bars = {}
    for c in word:
        bars[c] = bars.get(word, 0) + 1
    longest = max(bars.values())
    return {c: "#" * n for c, n in sorted(bars.items())}, longest
#> letter_histogram("banana")
#> letter_histogram("aa")
#> letter_histogram("zigzag")
#> letter_histogram("x")
#> letter_histogram("noon moon")
# %%
def change_rooms(bookings, old, new):
    moved = 0
    for b in bookings:
        if b["room"] == old:
            b = {"room": new, "guest": b["guest"]}
            moved += 1
    return moved, [b["room"] for b in bookings]
#> change_rooms([{"room": 4, "guest": "Hu"}, {"room": 5, "guest": "Li"}], 4, 7)
#> change_rooms([{"room": 1, "guest": "Oz"}, {"room": 1, "guest": "Di"}], 1, 2)
#> change_rooms([{"room": 3}], 3, 8)
#> change_rooms([], 1, 9)
#> change_rooms([{"room": 6, "guest": "Ty"}, {"room": 2, "guest": "Al"}, {"room": 6, "guest": "Bo"}], 2, 6)
# %%
from typing import List


class Solution:
    def bestWindow(self, xs: List[int], k: int) -> int:
        total = sum(xs[:k])
        best = total
        for i in range(k, len(xs)):
            total += xs[i]
            total -= xs[i - k + 1]
            best = max(best, total)
        return best
#> Solution().bestWindow([1, 2, 3, 4], 2)
#> Solution().bestWindow([5, -1, 7, 2, -6, 9], 3)
#> Solution().bestWindow([8, 3], 4)
#> Solution().bestWindow([-4, -2, -9, -1], 1)
#> Solution().bestWindow([10, 20, 5, 40, 15], 2)
# %%
def bill_of_rows(rows):
    total = 0
    for row in rows:
        qty, unit = row[0], row[1]
        if len(row) > 2:
            tax = row[2]
        total += qty * unit * (100 + tax) // 100
    return total
#> bill_of_rows([(2, 50, 10), (1, 30)])
#> bill_of_rows([(3, 9), (1, 1, 5)])
#> bill_of_rows([(4, 25, 20), (10, 3, 0), (2, 7)])
#> bill_of_rows([])
#> bill_of_rows([(1, 999, 19)])
# %%
def clamp(low, value, high):
    if value < low:
        return low
    if value > high:
        return high
    return value


def smooth(readings, low, high):
    prev = readings[0]
    out = []
    for r in readings:
        r = clamp(r, low, high)
        out.append((prev + r) // 2)
        prev = r
    return out
#> smooth([4, 12, 30, 7], 5, 20)
#> smooth([50, 60], 10, 40)
#> smooth([-8, -3, 0, 3], -5, 5)
#> smooth([1], 2, 3)
#> smooth([9, 9, 99, 9, 9], 0, 10)
# %%
class Solution:
    def pickCourses(self, hours: list[int], budget: int) -> list[int]:
        chosen: list[int] = []

        def take(i: int, left: int) -> bool:
            if left == 0:
                return True
            if i == len(hours):
                return False
            if hours[i] <= left:
                chosen.append(hours[i])
                if take(i + 1, left - hours[i]):
                    return True
            return take(i + 1, left)

        take(0, budget)
        return chosen
#> Solution().pickCourses([3, 5, 2], 5)
#> Solution().pickCourses([4, 4, 4], 6)
#> Solution().pickCourses([7, 1, 6], 7)
#> Solution().pickCourses([2, 9, 3, 6], 9)
#> Solution().pickCourses([], 1)
# %%
def read_config(lines):
    conf = {}
    errors = []
    for n, line in enumerate(lines):
        try:
            key, value = line.split("=")
            conf[key] = int(value)
        except ValueError:
            errors.append(n)
        else:
            conf[key] = value
        finally:
            conf["lines"] = n
    return conf, errors
#> read_config(["a=1", "b=two", "c"])
#> read_config(["x=10"])
#> read_config(["k=v=w", "lines=7"])
#> read_config([])
#> read_config(["port=8080", "port=80", "host="])
# %%
def zigzag_sum(grid):
    total = 0
    for r, row in enumerate(grid):
        if r % 2:
            row.reverse()
        for c in range(0, len(row), 2):
            total += row[r]
    return total
#> zigzag_sum([[1, 2, 3], [4, 5, 6]])
#> zigzag_sum([[7, 8], [9, 10], [11, 12]])
#> zigzag_sum([[5]])
#> zigzag_sum([[2, 0, 1, 4], [3, 3, 6, 1], [9, 9, 2, 8]])
#> zigzag_sum([])
# %%
class Solution:
    def firstRepeatIndex(self, items: list[str]) -> int:
        seen = {}
        for i, item in enumerate(items):
            if seen.get(item):
                return i
            seen[item] = i
        return -1
#> Solution().firstRepeatIndex(["a", "b", "a", "c"])
#> Solution().firstRepeatIndex(["x", "y", "z", "y"])
#> Solution().firstRepeatIndex(["q", "q", "q"])
#> Solution().firstRepeatIndex([])
#> Solution().firstRepeatIndex(["m", "n", "m", "o", "p", "n"])
# %%
def elevator(floor, requests):
    moves = 0
    for r in requests:
        if r > floor:
            moves += r - floor
        if r < floor:
            moves += floor - r
            floor = r
    return moves, floor
#> elevator(0, [3, 1, 5])
#> elevator(9, [2, 8, 4])
#> elevator(4, [4, 4])
#> elevator(2, [7, 0, -1, 6])
#> elevator(5, [])
# %%
def scale_recipe(recipe, servings):
    base = recipe.pop("serves")
    factor = servings // base
    scaled = {}
    for ingredient, amount in recipe.items():
        scaled[ingredient] = amount * factor
    scaled["serves"] = base * factor
    return scaled
#> scale_recipe({"serves": 4, "flour": 300, "eggs": 2}, 6)
#> scale_recipe({"serves": 2, "rice": 150}, 8)
#> scale_recipe({"serves": 5, "milk": 1.5, "sugar": 40}, 3)
#> scale_recipe({"flour": 100}, 2)
#> scale_recipe({"serves": 3, "beans": 90, "corn": 60, "lime": 1}, 10)
# %%
class Solution:
    def maskNumber(self, number: str, keep: int) -> str:
        digits = [c for c in number if c.isdigit()]
        hide = len(digits) - keep
        out = ""
        seen = 0
        for c in number:
            if c.isdigit:
                seen += 1
                out += "*" if seen <= hide else c
            else:
                out += c
        return out
#> Solution().maskNumber("12-34-56", 2)
#> Solution().maskNumber("555 1234", 4)
#> Solution().maskNumber("007", 5)
#> Solution().maskNumber("", 1)
#> Solution().maskNumber("(9)87-6", 1)
# %%
def pair_up(players):
    pairs = []
    while len(players) > 1:
        a = players.pop(0)
        b = players.pop()
        if a["lvl"] > b["lvl"]:
            a, b = b, a
        pairs.append((a["id"], b["lvl"] - a["lvl"]))
    if players:
        pairs.append((players["id"], 0))
    return pairs
#> pair_up([{"id": 1, "lvl": 5}, {"id": 2, "lvl": 9}])
#> pair_up([{"id": 3, "lvl": 4}, {"id": 4, "lvl": 1}, {"id": 5, "lvl": 8}])
#> pair_up([])
#> pair_up([{"id": 6, "lvl": 7}, {"id": 7, "lvl": 2}, {"id": 8, "lvl": 2}, {"id": 9, "lvl": 3}])
#> pair_up([{"id": 0, "lvl": -1}, {"id": 1, "lvl": 1}])
# %%
def count_weekends(start, days):
    names = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]
    i = names.index(start)
    weekends = 0
    for d in range(days):
        day = names[(i + d) % 7]
        if day == "Sat" or "Sun":
            weekends += 1
    return day, weekends
#> count_weekends("Fri", 4)
#> count_weekends("Mon", 5)
#> count_weekends("Sun", 1)
#> count_weekends("Wed", 9)
#> count_weekends("Sat", 0)
# %%
class Solution:
    def growTree(self, parent: list[int]) -> list[int]:
        n = len(parent)
        kids = [[]] * n
        for child, p in enumerate(parent):
            if p >= 0:
                kids[p].append(child)
        depth = [0] * n
        for node in range(n):
            for k in kids[node]:
                depth[k] = depth[node] + 1
        return depth
#> Solution().growTree([-1, 0, 0])
#> Solution().growTree([-1, 0, 1, 2])
#> Solution().growTree([1, -1])
#> Solution().growTree([-1, -1, 1])
#> Solution().growTree([])
# %%
def wallet(ops):
    balance = 0
    history = []
    for op in ops:
        kind = op[0]
        amount = op[1:]
        if kind == "+":
            balance += int(amount)
        elif kind == "-":
            balance -= int(amount)
            if balance < 0:
                raise ValueError("overdrawn")
        history.append(balance)
    return history
#> wallet(["+50", "-20", "-5"])
#> wallet(["+5", "-9"])
#> wallet(["*3", "+7"])
#> wallet(["+1", "+10", "+100", "-111"])
#> wallet(["+-4", "--6"])
# %%
def overlap_minutes(meetings):
    meetings.sort()
    clash = 0
    end = meetings[0][1]
    for s, e in meetings[1:]:
        if s < end:
            clash += end - s
        end = e
    return clash
#> overlap_minutes([(0, 30), (20, 50)])
#> overlap_minutes([(0, 100), (10, 20), (30, 40)])
#> overlap_minutes([(60, 90)])
#> overlap_minutes([(5, 15), (15, 25), (24, 60), (50, 55)])
#> overlap_minutes([(200, 260), (100, 230), (90, 95)])
# %%
class Solution:
    def ladder(self, words: list[str]) -> int:
        def differ(a: str, b: str) -> int:
            n = 0
            for x, y in zip(a, b):
                if x != y:
                    n += 1
                return n

        steps = 0
        for i in range(len(words) - 1):
            if differ(words[i], words[i + 1]) == 1:
                steps += 1
        return steps
#> Solution().ladder(["cold", "bold", "bald"])
#> Solution().ladder(["ape", "apt", "opt", "oft"])
#> Solution().ladder(["a"])
#> Solution().ladder(["red", "bed", "fed", "led", "let"])
#> Solution().ladder(["go", "", "no"])
# %%
def rank_teams(table):
    order = sorted(table, key=lambda t: table[t])
    ranks = {}
    place = 1
    for i, t in enumerate(order):
        if i and table[t] != table[order[i - 1]]:
            place = i
        ranks[t] = place
    return ranks
#> rank_teams({"ox": 9, "yak": 4, "elk": 9})
#> rank_teams({"solo": 3})
#> rank_teams({"a": 1, "b": 2, "c": 3, "d": 4})
#> rank_teams({"p": 5, "q": 5, "r": 2})
#> rank_teams({})
# %%
def alternate(a, b):
    out = []
    for i in range(max(len(a), len(b))):
        out.append(a[i])
        if i < len(b):
            out.append(b[i])
    return out
#> alternate([1, 2, 3], [9, 8])
#> alternate([4], [5, 6])
#> alternate("hey", "yo")
#> alternate([], [])
#> alternate((0, -1, -2, -3), "z")
# %%
class Solution:
    def robotPath(self, cmds: str) -> tuple[int, int]:
        x, y = 0, 0
        dx, dy = 0, 1
        for c in cmds:
            if c == "L":
                dx = -dy
                dy = dx
            elif c == "R":
                dx, dy = dy, -dx
            else:
                x += dx * int(c)
                y += dy * int(c)
        return x, y
#> Solution().robotPath("3L2")
#> Solution().robotPath("1R4R2")
#> Solution().robotPath("LL5")
#> Solution().robotPath("2R3X1")
#> Solution().robotPath("9L1L1R6")
# %%
def chunk_sums(data, size):
    sums = []
    for i in range(0, len(data) - size, size):
        chunk = data[i:i + size]
        sums.append(sum(chunk))
    return sums
#> chunk_sums([1, 2, 3, 4, 5, 6], 2)
#> chunk_sums([10, 20, 30], 3)
#> chunk_sums([4, -4, 8, -8, 16], 1)
#> chunk_sums([9, 9], 0)
#> chunk_sums([7, 1, 7, 1, 7, 1, 7], 3)
# %%
def parse_pairs(text):
    pairs = {}
    for part in text.split(";"):
        if ":" not in part:
            continue
        k, v = part.split(":", 1)
        pairs[k.strip] = v
    keys = [k() for k in pairs]
    return keys, list(pairs.values())
#> parse_pairs("a:1; b:2")
#> parse_pairs("x : y:z;;")
#> parse_pairs("none")
#> parse_pairs("up:down;up:left")
#> parse_pairs(" t:0 ;u;v:  9")
# %%
class Solution:
    def nightShift(self, start: int, length: int, wage: int) -> float:
        pay = 0
        hour = start
        for _ in range(length):
            if hour > 22 and hour < 6:
                pay += wage * 3 / 2
            else:
                pay += wage
            hour += 1
        return pay, hour
#> Solution().nightShift(20, 8, 10)
#> Solution().nightShift(5, 3, 7)
#> Solution().nightShift(23, 0, 12)
#> Solution().nightShift(0, 6, 15)
#> Solution().nightShift(13, 4, -2)
# %%
def flatten_once(items):
    flat = []
    for it in items:
        if type(it) == "list":
            flat.extend(it)
        else:
            flat.append(it)
    return flat, len(flat)
#> flatten_once([1, [2, 3], 4])
#> flatten_once([[], []])
#> flatten_once(["ab", ["cd"]])
#> flatten_once([])
#> flatten_once([[0, [1]], 5, (6, 7)])
# %%
def two_smallest(values):
    a = values[0]
    b = values[1]
    for v in values:
        if v < a:
            b = a
            a = v
        elif v < b:
            b = v
    return a, b
#> two_smallest([4, 7, 2, 9])
#> two_smallest([1, 8, 6, 3])
#> two_smallest([5])
#> two_smallest([10, 3, 3, 12])
#> two_smallest([-2, -9, 0, -4, -11])
# %%
class Solution:
    def lights(self, n: int, toggles: list[tuple[int, int]]) -> str:
        state = [False] * n
        for lo, hi in toggles:
            for i in range(lo, hi + 1):
                state[i] = not state[i]
        on = 0
        for s in state:
            on += s
        return f"{on}/{n}:" + "".join("01"[s] for s in state)
#> Solution().lights(5, [(0, 2), (2, 4)])
#> Solution().lights(4, [(1, 4)])
#> Solution().lights(3, [])
#> Solution().lights(6, [(0, 5), (1, 3), (3, 3)])
#> Solution().lights(8, [(-2, 1), (4, 6)])
# %%
def commission(sales, target):
    bonus = 0
    for s in sales:
        rate = 5
        if s > target:
            rate = 8
        if s > target * 2:
            rate = 12
        else:
            rate = 5
        bonus += s * rate // 100
    return bonus
#> commission([100, 450, 900], 400)
#> commission([2500], 1000)
#> commission([60, 70], 50)
#> commission([], 10)
#> commission([1201, 599, -40, 3000], 600)
# %%
def build_index(docs):
    index = dict.fromkeys("abc", [])
    for n, doc in enumerate(docs):
        for ch in doc:
            if ch in index and n not in index[ch]:
                index[ch].append(n)
    return index
#> build_index(["ab", "cc", "a"])
#> build_index(["xyz"])
#> build_index(["b", "b", "b"])
#> build_index(["", "cab", "d", "back"])
#> build_index(["zig", "zag", "zoo"])
# %%
class Solution:
    def sumBetween(self, nums: list[int], lo: int, hi: int) -> int:
        total = 0
        inside = False
        for n in nums:
            if n == lo:
                inside = True
            elif n == hi:
                inside == False
            elif inside:
                total += n
        return total
#> Solution().sumBetween([1, 5, 7, 9, 2, 4], 5, 2)
#> Solution().sumBetween([3, 3, 8, 1], 3, 1)
#> Solution().sumBetween([6, 0, 10, 0, 20], 0, 0)
#> Solution().sumBetween([4, 2, 7], 9, 7)
#> Solution().sumBetween([-1, 12, -6, 30, 8], -1, 30)
# %%
def longest_name(rows, field):
    best = ""
    for row in rows:
        name = row.get(field)
        if len(name) > len(best):
            best = name
    return best, len(best)
#> longest_name([{"city": "Oslo"}, {"city": "Bergen"}], "city")
#> longest_name([{"n": "abc"}, {"m": "de"}], "n")
#> longest_name([{"q": [1, 2]}, {"q": [3]}], "q")
#> longest_name([], "city")
#> longest_name([{"t": "aa", "u": "b"}, {"t": "cc", "u": "dd"}], "t")
# %%
def evaporate(litres, rates):
    left = litres
    for r in rates:
        left = litres - litres * r / 100
        if left < 1:
            break
    return round(left, 3)
#> evaporate(200, [10, 20, 5])
#> evaporate(50, [])
#> evaporate(80, [100, 50])
#> evaporate(9, [33, 1])
#> evaporate(1000, [99.95, 10, 12.5])
# %%
class Solution:
    def assignDesks(self, people: list[str], blocked: set[int]) -> dict[str, int]:
        desk = 0
        desks = {}
        for p in people:
            if desk in blocked:
                desk += 1
            desks[p] = desk
            desk += 1
        return desks
#> Solution().assignDesks(["Jo", "Vi", "Al"], {1})
#> Solution().assignDesks(["Ed", "Bo"], {0, 1, 2})
#> Solution().assignDesks([], {4})
#> Solution().assignDesks(["Cy", "Di", "El", "Fi"], {2, 3, 5})
#> Solution().assignDesks(["Gus", "Hap"], {-1, 7})
# %%
def retry_divide(pairs):
    results = []
    for a, b in pairs:
        try:
            q = a / b
        except ZeroDivisionError:
            q = 0
        except TypeError:
            return results
        finally:
            results.append(q)
    return results
#> retry_divide([(6, 3), (1, 0), (5, 2)])
#> retry_divide([(9, 3), ("8", 2), (7, 7)])
#> retry_divide([("4", 1)])
#> retry_divide([(0, 5), (-3, 4), (2, 0), (1, 8)])
#> retry_divide([])
# %%
def make_counters(starts):
    counters = []
    for s in starts:
        counters.append(lambda step: s + step)
    return counters


def use_counters(starts, step):
    results = []
    for c in make_counters(starts):
        step += 1
        results.append(c(step))
    return results
#> use_counters([10, 20, 30], 0)
#> use_counters([5], 5)
#> use_counters([], 1)
#> use_counters([7, -7], 2)
#> use_counters([100, 0, 50, 1], -3)
# %%
class Solution:
    def stretch(self, s: str, times: list[int]) -> str:
        res = ""
        t = 0
        for ch in s:
            n = times[t]
            if ch in "aeiou":
                res += ch * n
                t += 1
            else:
                res += ch
        return res[:: -1] if t > len(times) else res
#> Solution().stretch("rain", [2, 3])
#> Solution().stretch("audio", [1, 2, 3, 4])
#> Solution().stretch("sky", [5])
#> Solution().stretch("emu", [3, 0])
#> Solution().stretch("bead", [2, 4, 1])
