# %%
from typing import List


class Solution:
    def harvest(self, rows: List[List[int]], ripe: int) -> List[int]:
        picked: List[int] = []

        def pick(row: List[int]) -> int:
            got = 0
            for plant in row:
                if plant >= ripe:
                    got += plant
                    row.remove(plant)
            return got

        for row in rows:
            picked.append(pick(row))
            picked.append(len(row))
        return picked
#> Solution().harvest([[5, 6, 1], [7]], 5)
#> Solution().harvest([[9, 9, 9, 9]], 3)
#> Solution().harvest([], 1)
#> Solution().harvest([[2, 8, 2, 8], [8, 2, 8]], 4)
#> Solution().harvest([[1, 2, 3], [], [4, 5, 6]], 4)
# %%
def tax_due(income):
    brackets = [(10000, 0), (20000, 20), (50000, 40)]
    tax = 0
    lower = 0
    for upper, rate in brackets:
        if income > lower:
            taxed = min(income, upper) - lower
            tax += taxed * rate // 100
    lower = upper
    return tax, lower
#> tax_due(8000)
#> tax_due(15000)
#> tax_due(-400)
#> tax_due(62500)
#> tax_due(20001)
# %%
class Solution:
    def sumOfTwins(self, nums: list[int]) -> int:
        seen: dict[int, int] = {}
        total = 0
        for n in nums:
            if n in seen:
                total += n * seen[n]
                seen[n] += 1
            else:
                seen[n] = 0
        return total
#> Solution().sumOfTwins([4, 4, 7])
#> Solution().sumOfTwins([3, 3, 3, 3])
#> Solution().sumOfTwins([-2, 5, -2, 5, -2])
#> Solution().sumOfTwins([])
#> Solution().sumOfTwins([8, 1, 8, 1, 8, 6])
# %%
def bounce(height, ratio, floor):
    """Heights after each bounce until they fall under the floor."""
    heights = []
    while height > floor:
        height = height * ratio // 100
        heights.append(height)
        if len(heights) >= 8:
            break
    return heights
#> bounce(100, 50, 10)
#> bounce(64, 75, 20)
#> bounce(5, 100, 1)
#> bounce(3, 10, 5)
#> bounce(-9, 50, -12)
# %%
class Solution:
    def robotDelivery(self, grid: list[str]) -> int:
        n, m = len(grid), len(grid[0])

        def walk(r: int, c: int, seen: set) -> int:
            if r < 0 or c < 0 or r > n or c > m:
                return 0
            if grid[r][c] == "#" or (r, c) in seen:
                return 0
            seen.add((r, c))
            return 1 + walk(r + 1, c, seen) + walk(r, c + 1, seen)

        return walk(0, 0, set())
#> Solution().robotDelivery(["..#", ".##", "###"])
#> Solution().robotDelivery(["#"])
#> Solution().robotDelivery(["..", ".."])
#> Solution().robotDelivery(["...#", "#..#", "####"])
#> Solution().robotDelivery([".#", "##"])
# %%
def phone_format(raw):
    digits = ""
    for ch in raw:
        if "0" < ch < "9":
            digits += ch
    if len(digits) == 7:
        return digits[:3] + "-" + digits[3:]
    groups = []
    while digits:
        groups.append(digits[:2])
        digits = digits[2:]
    return " ".join(groups)
#> phone_format("555-1234")
#> phone_format("(030) 9012")
#> phone_format("no digits")
#> phone_format("867 5301 9")
#> phone_format("+41 22 730")
# %%
def moving_flags(values, window):
    flags = []
    for i in range(len(values)):
        part = values[i - window:i]
        if not part:
            flags.append("-")
            continue
        mean = sum(part) / window
        flags.append("up" if values[i] > mean else "dn")
    return flags
#> moving_flags([1, 2, 3, 4], 2)
#> moving_flags([9, 8, 7, 6, 10], 3)
#> moving_flags([5, 5], 1)
#> moving_flags([2, 4, 6], 5)
#> moving_flags([-3, 0, -6, 1, 1, -1], 2)
# %%
class Solution:
    def groupByLength(self, words: list[str]) -> list[list[str]]:
        groups = {}
        for w in words:
            key = str(len(w))
            groups.setdefault(key, []).append(w)
        order = sorted(groups)
        return [sorted(groups[k]) for k in order]
#> Solution().groupByLength(["pear", "fig", "plum"])
#> Solution().groupByLength(["strawberry", "kiwi", "nectarines", "apple"])
#> Solution().groupByLength([])
#> Solution().groupByLength(["", "a", "clementines", "bb"])
#> Solution().groupByLength(["date", "grapefruit", "lime", "Acai"])
# %%
def loan_schedule(principal, rate, payment):
    months = 0
    while principal > 0:
        interest = principal * rate // 1200
        principal = principal + interest - payment
        months += 1
        if months == 12:
            return principal
    return months
#> loan_schedule(1000, 12, 300)
#> loan_schedule(5000, 6, 100)
#> loan_schedule(240, 0, 20)
#> loan_schedule(90, 24, 100)
#> loan_schedule(800, 18, 5)
# %%
class Solution:
    def earliestMeet(self, a: list[int], b: list[int], need: int) -> int:
        i, j = 0, 0
        while i < len(a) and j < len(b):
            lo = min(a[i], b[j])
            hi = min(a[i] + 30, b[j] + 30)
            if hi - lo >= need:
                return lo
            if a[i] < b[j]:
                i += 1
            else:
                j += 1
        return None
#> Solution().earliestMeet([0, 60], [20, 70], 15)
#> Solution().earliestMeet([100], [400, 110], 31)
#> Solution().earliestMeet([45, 90], [10], 30)
#> Solution().earliestMeet([5, 300], [200, 310], 40)
#> Solution().earliestMeet([600], [600], 30)
# %%
def parse_sizes(labels):
    units = {"k": 1000, "m": 1000000}
    sizes = []
    for label in labels:
        unit = label[-1]
        number = label[:-1]
        try:
            sizes.append(float(number) * units[unit])
        except KeyError:
            sizes.append(float(number))
        except ValueError:
            sizes.append(0)
    return sizes
#> parse_sizes(["5k", "120"])
#> parse_sizes(["2m", "7", "9"])
#> parse_sizes(["xk", "1.5k", "3K"])
#> parse_sizes([])
#> parse_sizes(["80", "m", "44k"])
# %%
def swap_columns(table, i, j):
    for row in table:
        tmp = row[i]
        row[j] = row[i]
        row[i] = tmp
    return table
#> swap_columns([[1, 2, 3], [4, 5, 6]], 0, 2)
#> swap_columns([["a", "b"]], 1, 0)
#> swap_columns([[7, 8, 9], [1]], 0, 1)
#> swap_columns([], 3, 4)
#> swap_columns([[0, 1], [2, 3], [4, 5]], -1, 0)
# %%
class Solution:
    def jukebox(self, songs: list[tuple[str, int]], minutes: int) -> list[str]:
        from_last = []
        left = minutes * 60
        prev = None
        for title, secs in songs:
            if title != prev and secs < left:
                from_last.append(title)
                left -= minutes
                prev = title
        return from_last + [left]
#> Solution().jukebox([("Hum", 100), ("Hum", 100), ("Drum", 90)], 4)
#> Solution().jukebox([("Opus", 700)], 10)
#> Solution().jukebox([("A", 60), ("B", 60), ("C", 59)], 1)
#> Solution().jukebox([], 3)
#> Solution().jukebox([("Lo", 170), ("Fi", 180), ("Lo", 178), ("Hi", 174)], 3)
# %%
def common_prefix_len(a, b):
    n = 0
    while a[n] == b[n]:
        n += 1
    return n


def closest_word(word, options):
    best, score = None, -1
    for o in options:
        n = common_prefix_len(word, o)
        if n > score:
            best, score = o, n
    return best, score
#> closest_word("planet", ["plane crash", "plant", "play"])
#> closest_word("mole", ["mode", "more", "moss"])
#> closest_word("sun", ["moon", "sunny"])
#> closest_word("tree", [])
#> closest_word("break", ["brick", "brave", "bread"])
# %%
class Solution:
    def shiftColumns(self, grid: list[list[int]], k: int) -> list[list[int]]:
        rows = len(grid)
        cols = len(grid[0])
        result = [[0] * cols] * rows
        for r in range(rows):
            for c in range(cols):
                result[r][(c + k) % cols] = grid[r][c]
        return result
#> Solution().shiftColumns([[1, 2, 3], [4, 5, 6]], 1)
#> Solution().shiftColumns([[9, 8]], 3)
#> Solution().shiftColumns([[1], [2], [3]], 5)
#> Solution().shiftColumns([[0, 1, 0, 2], [7, 0, 5, 0]], -1)
#> Solution().shiftColumns([[6, 4], [2, 0], [3, 1]], 0)
# %%
def tournament(players):
    rounds = 0
    while len(players) > 1:
        winners = []
        for i in range(0, len(players) - 1, 2):
            a, b = players[i], players[i + 1]
            winners.append(a if a[1] < b[1] else b)
        players = winners
        rounds += 1
    return players, rounds
#> tournament([("ra", 5), ("su", 9), ("ti", 7), ("vo", 2)])
#> tournament([("wu", 1), ("xi", 3), ("yo", 8)])
#> tournament([("ze", 4)])
#> tournament([("a", 6), ("b", 6), ("c", 1), ("d", 9), ("e", 3), ("f", 2)])
#> tournament([])
# %%
def expand_ranges(text):
    out = []
    for piece in text.split(","):
        if "-" in piece:
            lo, hi = piece.split("-")
            out.extend(range(int(lo), int(hi)))
        else:
            out.append(piece)
    return out
#> expand_ranges("1-4,7")
#> expand_ranges("10,12-12")
#> expand_ranges("3-x")
#> expand_ranges("8-6,2-5,9")
#> expand_ranges("")
# %%
class Solution:
    def mineCart(self, track: str, speed: int) -> list[int]:
        trace = [speed]
        for piece in track:
            if piece == "/":
                speed = -2
            elif piece == "\\":
                speed += 3
            elif piece == "_" and speed > 0:
                speed -= 1
            trace.append(speed)
            if speed < -5:
                break
        return trace
#> Solution().mineCart("__/_", 4)
#> Solution().mineCart("\\\\_/", 0)
#> Solution().mineCart("/\\_\\", 9)
#> Solution().mineCart("", 7)
#> Solution().mineCart("_____", -8)
# %%
def dedupe(records):
    seen = []
    for rec in records:
        key = rec["email"].lower
        if key in seen:
            continue
        seen.append(key)
    return len(seen), [k() for k in seen]
#> dedupe([{"email": "A@x"}, {"email": "a@X"}])
#> dedupe([{"email": "bo@y"}])
#> dedupe([])
#> dedupe([{"email": "q"}, {"email": "q"}, {"email": "R"}])
#> dedupe([{"email": "z1"}, {"mail": "z2"}])
# %%
class Solution:
    def candles(self, n: int, stubs: int) -> int:
        burned = n
        left = n
        rounds = 0
        while left >= stubs and rounds < 20:
            fresh = left // stubs
            burned += fresh
            left = fresh
            rounds += 1
        return burned * 100 + rounds
#> Solution().candles(10, 3)
#> Solution().candles(25, 5)
#> Solution().candles(2, 4)
#> Solution().candles(6, 1)
#> Solution().candles(99, 2)
# %%
def safe_index(items, targets):
    found = {}
    for t in targets:
        try:
            i = items.index(t)
        except ValueError:
            pass
        found[t] = i
    return found
#> safe_index(["u", "v", "w"], ["v", "x"])
#> safe_index([4, 5, 6], [6, 7, 4, 8])
#> safe_index([1], [])
#> safe_index([], [9])
#> safe_index("hello", ["l", "z", "o"])
# %%
class Solution:
    def roofShade(self, roofs: list[int], sun: int) -> list[int]:
        """Metres in the shade on each house; the shade falls to the right."""
        shade = [0] * len(roofs)
        for i, h in enumerate(roofs):
            reach = h - sun
            j = i + 1
            while reach > 0 and j < len(roofs):
                shade[j] = max(0, reach - roofs[j])
                reach -= 2
                j += 1
        return shade
#> Solution().roofShade([9, 2, 3], 1)
#> Solution().roofShade([4, 4], 4)
#> Solution().roofShade([12, 1, 8, 2, 0], 3)
#> Solution().roofShade([], 2)
#> Solution().roofShade([5, 0, 1, 0], -2)
# %%
def encode_runs(bits):
    runs = []
    current = "0"
    length = 0
    for b in bits:
        if b == current:
            length += 1
        else:
            runs.append(length)
            current = b
            length = 1
    return runs
#> encode_runs("0001100")
#> encode_runs("1111")
#> encode_runs([0, 0, 1])
#> encode_runs("")
#> encode_runs("10110001")
# %%
def seat_price(row, col, vip=False):
    price = 20
    if row < 3:
        price += 15
    if col in (0, 9) and not vip:
        price -= 5
    return price


def total(seats):
    s = 0
    for seat in seats:
        row, col, *rest = seat
        s += seat_price(col, row, *rest)
    return s
#> total([(0, 5), (7, 9)])
#> total([(2, 2, True)])
#> total([(9, 1), (0, 0), (4, 4, False)])
#> total([])
#> total([(9, 0, True), (3, 9, False), (1, 6)])
# %%
class Solution:
    def sortParcels(self, parcels: list[str], zones: str) -> list[str]:
        rank = {z: i for i, z in enumerate(zones)}

        def lighter(a: str, b: str) -> bool:
            if rank[a[0]] != rank[b[0]]:
                return rank[a[0]] < rank[b[0]]
            return a[1:] < b[1:]

        res: list[str] = []
        for p in parcels:
            i = 0
            while i < len(res) and lighter(res[i], p):
                i += 1
            res[i:i + 1] = [p]
        return res
#> Solution().sortParcels(["B7", "A12", "B10"], "AB")
#> Solution().sortParcels(["X3", "Y1", "X9"], "YX")
#> Solution().sortParcels([], "QR")
#> Solution().sortParcels(["K5", "M5", "L5", "K40"], "MLK")
#> Solution().sortParcels(["C1", "D2"], "C")
# %%
def compound(deposits, rate):
    balance = 0
    for d in deposits:
        balance += d
        balance += balance * (rate / 100) ** 1 + rate // 100
    return round(balance, 2)
#> compound([100, 100], 5)
#> compound([1000], 150)
#> compound([], 3)
#> compound([50, -20, 70], 10)
#> compound([200, 0, 0, 0], 2.5)
# %%
def check_lines(lines, limit):
    problems = []
    for no, line in enumerate(lines):
        if len(line) > limit:
            problems.append((no, "long"))
        elif line != line.rstrip():
            problems.append((no, "space"))
        elif line == "" and lines[no - 1] == "":
            problems.append((no, "blank"))
    return problems
#> check_lines(["def f():", "  return 12345 ", ""], 10)
#> check_lines(["", "x = 1", ""], 8)
#> check_lines(["a ", "bb  ", "ccc"], 3)
#> check_lines([], 5)
#> check_lines(["", "", "y", "zzzzzz "], 6)
# %%
class Solution:
    def cableCars(self, loads: list[int], limit: int) -> list[list[int]]:
        cars: list[list[int]] = [[]]
        for kg in loads:
            if sum(cars[-1]) + kg > limit:
                cars.append([])
            cars[0].append(kg)
            if kg > limit:
                cars.pop()
        return cars
#> Solution().cableCars([70, 80, 60], 150)
#> Solution().cableCars([40], 100)
#> Solution().cableCars([90, 200, 30], 120)
#> Solution().cableCars([], 50)
#> Solution().cableCars([25, 25, 60, 10, 55], 60)
# %%
def knight_moves(square):
    cols = "abcdefgh"
    c, r = cols.index(square[0]), int(square[1])
    moves = []
    for dc, dr in ((1, 2), (2, 1), (-1, 2), (-2, 1)):
        nc, nr = c + dc, r + dr
        if nc < 8 and nr <= 8:
            moves.append(cols[nc] + str(nr))
    return moves
#> knight_moves("a1")
#> knight_moves("d4")
#> knight_moves("h8")
#> knight_moves("k2")
#> knight_moves("b6")
# %%
def histogram_bins(data, width):
    bins = {}
    for x in data:
        b = x / width
        bins[b] = bins.get(b, 0) + 1
    biggest = max(bins, key=bins.get)
    return biggest, len(bins)
#> histogram_bins([1, 2, 11, 12, 13], 10)
#> histogram_bins([5, 5, 6], 2)
#> histogram_bins([-4, 0, 4, 8], 4)
#> histogram_bins([30, 10, 20, 10], 5)
#> histogram_bins([], 3)
# %%
class Solution:
    def minRefuel(self, stations: list[int], tank: int, goal: int) -> int:
        pos = stops = 0
        last = 0
        for s in stations + [goal]:
            if s - last > tank:
                return -1
            if s - pos > tank:
                stops += 1
                pos = s
            last = s
        return stops
#> Solution().minRefuel([20, 45, 60], 40, 90)
#> Solution().minRefuel([10, 20, 30, 40], 15, 50)
#> Solution().minRefuel([], 100, 80)
#> Solution().minRefuel([50], 45, 95)
#> Solution().minRefuel([30, 55, 90, 120, 140], 60, 190)
# %%
def nested_get(tree, path):
    node = tree
    for key in path.split("."):
        try:
            node = tree[key]
        except KeyError:
            return "missing " + key
    return node
#> nested_get({"a": {"b": 3}}, "a")
#> nested_get({"a": {"b": 3}, "b": 8}, "a.b")
#> nested_get({"x": {"y": {"z": 1}}}, "x.y.z")
#> nested_get({}, "root")
#> nested_get({"k": [4, 5], "v": "k"}, "v.k")
# %%
class Solution:
    def mixPaint(self, drops: list[str]) -> str:
        mixes = {"blue red": "purple", "blue yellow": "green", "red yellow": "orange"}
        current = drops[0]
        for d in drops[1:]:
            if d == current:
                continue
            pair = " ".join(sorted(current + " " + d))
            current = mixes.get(pair, "mud")
        return current + str(len(drops))
#> Solution().mixPaint(["red", "blue"])
#> Solution().mixPaint(["yellow", "yellow", "yellow"])
#> Solution().mixPaint([])
#> Solution().mixPaint(["blue", "mud", "mud"])
#> Solution().mixPaint(["red"])
# %%
def count_inversions_near(xs, reach):
    count = 0
    for i in range(len(xs)):
        for j in range(i, i + reach):
            if j < len(xs) and xs[i] >= xs[j]:
                count += 1
    return count
#> count_inversions_near([3, 1, 2], 2)
#> count_inversions_near([9, 7, 5, 3], 3)
#> count_inversions_near([], 4)
#> count_inversions_near([1, 2, 3, 4, 5], 1)
#> count_inversions_near([6, 6, 2, 8, 0, 4], 4)
# %%
class Solution:
    def resizePool(self, loads: list[int], size: int) -> list[int]:
        sizes = []
        for load in loads:
            use = load / size
            if use > 0.8:
                size *= 2
            elif use < 0.3:
                size /= 2
            sizes.append(size)
        return sizes
#> Solution().resizePool([9, 9, 3], 10)
#> Solution().resizePool([1, 1, 1, 1], 8)
#> Solution().resizePool([5, 40, 2, 30], 16)
#> Solution().resizePool([4], 0)
#> Solution().resizePool([6, 7, 14, 3, 0], 7)
# %%
def plan_route(towns, roads):
    here = towns[0]
    km = 0
    for there in towns:
        if there == here:
            continue
        km += roads[here, there] if (here, there) in roads else roads[there, here]
    return km
#> plan_route(["Ulm", "Hof"], {("Ulm", "Hof"): 320})
#> plan_route(["Ulm", "Hof", "Jena"], {("Ulm", "Hof"): 320, ("Hof", "Jena"): 90, ("Jena", "Ulm"): 400})
#> plan_route(["Ede", "Epe", "Ede", "Epe"], {("Epe", "Ede"): 45})
#> plan_route(["Rom", "Bari", "Pisa"], {("Rom", "Bari"): 430, ("Bari", "Pisa"): 790})
#> plan_route(["Lyon"], {})
# %%
def clean_scores(scores):
    cleaned = {}
    for name, value in scores.items():
        if value == "absent" or "sick":
            value = 0
        name = name.title()
        cleaned[name] = max(cleaned.get(name, -1), value)
    return cleaned
#> clean_scores({"amy": 3, "bob": "absent"})
#> clean_scores({"zoe": 12})
#> clean_scores({"eve": "sick", "EVE": 9, "adam": 4})
#> clean_scores({})
#> clean_scores({"mary ann": 7, "li": 10, "li ": -2})
# %%
class Solution:
    def pondFrogs(self, pads: list[int], start: int) -> int:
        visited = []
        at = start
        while at not in visited:
            visited.append(at)
            at = pads[at] % len(pads) - 1
        return len(visited), at
#> Solution().pondFrogs([3, 1, 4, 2], 0)
#> Solution().pondFrogs([0, 0, 0], 2)
#> Solution().pondFrogs([5, 7, 9, 11, 13], 1)
#> Solution().pondFrogs([2, 4], 5)
#> Solution().pondFrogs([1, 3, 5, 2, 6, 4], 3)
# %%
def rotate_word(word, n):
    for _ in range(n):
        word[1:] + word[0]
    return word


def rotations(words):
    out = []
    for n, w in enumerate(words):
        r = rotate_word(w, n)
        out.append(r + str(n) if r == w else r)
    return out
#> rotations(["tap", "pat"])
#> rotations([])
#> rotations(["spin"])
#> rotations(["one", "two", "six", "ten"])
#> rotations(["x", "", "z"])
# %%
class Solution:
    def heatAlarm(self, temps: list[float], limit: float, run: int) -> int:
        hot = 0
        for i, t in enumerate(temps):
            hot = hot + 1 if t > limit else hot
            if hot == run:
                return i - run + 1
        return -1
#> Solution().heatAlarm([31.5, 29.0, 32.0, 33.5], 30, 2)
#> Solution().heatAlarm([10.0, 11.5, 12.25], 11, 3)
#> Solution().heatAlarm([40.1, 20.0, 40.2, 20.0, 40.3], 40, 3)
#> Solution().heatAlarm([5.0, 5.5], 1, 2)
#> Solution().heatAlarm([18.0, 26.5, 18.0, 19.5, 27.0, 30.0], 25, 3)
