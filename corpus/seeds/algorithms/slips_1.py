# %%
def ferry_loads(weights, limit):
    loads = []
    current = 0
    for w in weights:
        if current + w > limit:
            loads.append(current)
            current = 0
        else:
            current += w
    loads.append(current)
    return loads
#> ferry_loads([30, 45, 20, 60, 10], 80)
#> ferry_loads([5, 5, 5], 100)
#> ferry_loads([], 40)
#> ferry_loads([90, 12, 33, 51], 60)
#> ferry_loads([17, 23, 9, 31, 40, 8], 50)
# %%
class Solution:
    def longestDrySpell(self, rain: list[int]) -> int:
        best = 0
        run = 0
        for i in range(1, len(rain)):
            if rain[i] == 0:
                run += 1
            else:
                best = max(best, run)
                run = 0
        return best
#> Solution().longestDrySpell([0, 0, 3, 0, 0, 0, 1])
#> Solution().longestDrySpell([4, 0, 0, 0, 0])
#> Solution().longestDrySpell([0, 2, 0, 5])
#> Solution().longestDrySpell([1, 0, 0, 0, 0, 7, 0, 2])
#> Solution().longestDrySpell([0, 0, 9])
# %%
def add_tag(name, tags=[]):
    tags.append(name.upper())
    return tags


def label_all(items):
    shelf = {}
    for item in items:
        prefix = item[:2]
        if prefix in shelf:
            add_tag(item, shelf[prefix])
        else:
            shelf[prefix] = add_tag(item)
    return shelf
#> label_all(["oak", "oar", "elm"])
#> label_all(["pine"])
#> label_all(["ash", "fir", "ash", "fig"])
#> label_all([])
#> label_all(["yew", "box", "yak", "bog"])
# %%
def price_with_discount(rows, code):
    table = {"SPRING": 10, "VIP": 25}
    total = 0
    for qty, price in rows:
        total += qty * price
    off = total * table[code] // 100
    if off > 50:
        off == 50
    return total - off
#> price_with_discount([(2, 40), (1, 15)], "SPRING")
#> price_with_discount([(3, 100), (2, 45)], "VIP")
#> price_with_discount([(1, 9)], "vip")
#> price_with_discount([], "VIP")
#> price_with_discount([(12, 8), (7, 31), (1, 250)], "SPRING")
# %%
class Solution:
    def trimPeaks(self, heights: list[int], cap: int) -> list[int]:
        for h in heights:
            if h > cap:
                heights.remove(h)
        heights.append(cap)
        return heights
#> Solution().trimPeaks([3, 9, 8, 2, 7], 6)
#> Solution().trimPeaks([1, 2], 5)
#> Solution().trimPeaks([12, 13, 14, 15], 10)
#> Solution().trimPeaks([40, 5, 41, 6, 42], 30)
#> Solution().trimPeaks([], 4)
# %%
def average_speed(legs):
    distance = 0
    hours = 0
    for km, minutes in legs:
        distance += km
        hours += minutes // 60
    return round(distance / hours, 2)
#> average_speed([(30, 45), (80, 70)])
#> average_speed([(120, 90), (60, 125)])
#> average_speed([(5, 20), (9, 40)])
#> average_speed([(200, 180), (15, 59), (42, 61)])
#> average_speed([(77, 240)])
# %%
def find_shelf(shelves, wanted):
    for number, goods in enumerate(shelves):
        for g in goods:
            if g == wanted:
                return number
            else:
                return -1
#> find_shelf([["tea", "jam"], ["rice"]], "tea")
#> find_shelf([["tea", "jam"], ["rice"]], "jam")
#> find_shelf([[], ["oats", "salt"]], "oats")
#> find_shelf([[], []], "salt")
#> find_shelf([[], [], ["figs", "nuts"], ["peas"]], "figs")
# %%
class Solution:
    def countCrossings(self, levels: list[int], mark: int) -> int:
        above = levels[0] > mark
        crossings = 0
        for level in levels:
            now = level > mark
            if now != above:
                crossings += 1
        return crossings
#> Solution().countCrossings([1, 5, 2, 6, 1], 3)
#> Solution().countCrossings([8, 9, 2, 1, 0, 7], 4)
#> Solution().countCrossings([], 3)
#> Solution().countCrossings([-2, -5, 3], -3)
#> Solution().countCrossings([10, 10, 10], 2)
# %%
def mirror_board(board):
    copy = board
    for r in range(len(board)):
        for c in range(len(board[r])):
            copy[r][c] = board[r][len(board[r]) - 1 - c]
    return copy
#> mirror_board([[1, 2, 3], [4, 5, 6]])
#> mirror_board([["a", "b"], ["c", "d"]])
#> mirror_board([[7]])
#> mirror_board([[0, 9, 0, 1], [], [5, 6]])
#> mirror_board([[True, False, False, True, False]])
# %%
def parse_temperatures(fields):
    good = []
    bad = 0
    for f in fields:
        try:
            value = int(f)
        except ValueError:
            bad += 1
        good.append(value)
    return good, bad
#> parse_temperatures(["12", "x", "-3"])
#> parse_temperatures(["--", "5", "7"])
#> parse_temperatures(["100", "99", "?", "?", "1"])
#> parse_temperatures([])
#> parse_temperatures([" 6 ", "08", "n/a"])
# %%
class Solution:
    def seatGroups(self, groups: list[int], rows: int, width: int):
        free = [width] * rows
        placed = {}
        for g, size in enumerate(groups):
            for r in range(rows - 1):
                if free[r] >= size:
                    free[r] -= size
                    placed[g] = r
                    break
        return placed, free
#> Solution().seatGroups([3, 4, 2], 2, 5)
#> Solution().seatGroups([2, 2, 2, 2], 3, 4)
#> Solution().seatGroups([6, 1], 1, 6)
#> Solution().seatGroups([5, 3, 3, 1, 1], 4, 5)
#> Solution().seatGroups([9], 3, 8)
# %%
def biggest_drop(prices):
    worst = 0
    for i in range(len(prices)):
        change = prices[i + 1] - prices[i]
        if change < worst:
            worst = change
            if i + 2 >= len(prices):
                return worst
    return worst
#> biggest_drop([10, 8, 3])
#> biggest_drop([])
#> biggest_drop([50, 49, 60, 20])
#> biggest_drop([5, 6, 7])
#> biggest_drop([100, 90, 85, 84, 60])
# %%
def grade(score, late):
    if not late and score >= 90 or score == 100:
        return "A"
    elif score >= 75 or late and score >= 60:
        return "B"
    return "C"


def report(entries):
    out = {}
    for name, score, late in entries:
        mark = grade(late, score)
        out[name] = mark
    return out
#> report([("Ida", 95, False), ("Bo", 70, True)])
#> report([("Kai", 0, False)])
#> report([("Lu", 100, True), ("Mo", 59, True), ("Ny", 75, False)])
#> report([])
#> report([("Ed", 0, 100), ("Flo", 1, 80), ("Gus", 61, 88)])
# %%
class Solution:
    def shortestCode(self, words: list[str]) -> dict[str, str]:
        def unique(word: str, n: int) -> bool:
            hits = 0
            for other in words:
                if other.startswith(word[:n]):
                    hits += 1
            return hits <= 1

        codes = {}
        for word in words:
            n = 0
            while n < len(word) - 1 and not unique(word, n):
                n += 1
            codes[word] = word[:n]
        return codes
#> Solution().shortestCode(["dog", "dot", "cat"])
#> Solution().shortestCode(["zebra"])
#> Solution().shortestCode(["ab", "abc", "b"])
#> Solution().shortestCode(["mint", "mind", "mine"])
#> Solution().shortestCode(["", "q"])
# %%
def stock_after(orders):
    stock = {"bolt": 10, "nut": 12, "gear": 3}
    refused = []
    for part, amount in orders:
        if stock[part] >= amount:
            stock[part] =- amount
        else:
            refused.append(part)
    return stock, refused
#> stock_after([("bolt", 4), ("nut", 12)])
#> stock_after([("gear", 5), ("gear", 2), ("gear", 1)])
#> stock_after([("cog", 1)])
#> stock_after([("nut", 3), ("bolt", 10), ("nut", -5), ("nut", 1)])
#> stock_after([])
# %%
def compress_marks(marks):
    out = []
    prev = marks[0]
    count = 0
    for m in marks:
        if m == prev:
            count += 1
        else:
            out.append((prev, count))
            prev = m
            count = 0
    out.append((prev, count))
    return out
#> compress_marks("aaabb")
#> compress_marks([1, 1, 2, 2, 2, 1])
#> compress_marks("")
#> compress_marks("xyz")
#> compress_marks((7, 7, 7, 0))
# %%
class Solution:
    def balanceWeights(self, w: list[int]) -> int:
        left, right = 0, sum(w)
        for i, x in enumerate(w):
            left += x
            if left == right:
                return i
            right -= x
        return -1
#> Solution().balanceWeights([1, 2, 3, -3, -4])
#> Solution().balanceWeights([8, 4, -4])
#> Solution().balanceWeights([5, 1, 6, -2, 3, 1])
#> Solution().balanceWeights([0, 0, 7])
#> Solution().balanceWeights([2, 9, 2])
# %%
def first_gap(numbers):
    numbers = numbers.sort()
    expected = numbers[0]
    for n in numbers:
        if n != expected:
            return expected
        expected += 1
    return expected


def safe_gap(numbers, default):
    try:
        return first_gap(numbers)
    except TypeError as e:
        default += len(numbers)
        return default, type(e).__name__
    finally:
        numbers.append(0)
#> safe_gap([3, 1, 2], 10)
#> safe_gap([], -1)
#> safe_gap((4, 5), 0)
#> safe_gap([8, 6], 99)
#> safe_gap([5, 4, 2, 1, 0], 7)
# %%
def count_digits_over(text, limit):
    total = 0
    for ch in text:
        if ch.isdigit() and int(ch) > limit:
            total += ch
        elif ch == "-":
            limit += 1
    return total, limit
#> count_digits_over("a1-b0", 3)
#> count_digits_over("9-9", 8)
#> count_digits_over("---2", 0)
#> count_digits_over("route 66", 6)
#> count_digits_over("5-6-7", 5)
# %%
class Solution:
    def teamScores(self, games: list[list[str]]) -> dict[str, int]:
        def award(table: dict, team: str, pts: int) -> None:
            table[team] = table.get(team, 0) + pts

        points = {}
        for game in games:
            home, away, result = game
            h, a = result.split("-")
            if h > a:
                award(points, home, 3)
            elif h < a:
                award(points, away, 3)
            else:
                award(points, home, 1)
                award(points, home, 1)
        return points
#> Solution().teamScores([["Ulm", "Kiel", "2-1"], ["Kiel", "Ulm", "0-0"]])
#> Solution().teamScores([["Bern", "Chur", "9-10"]])
#> Solution().teamScores([["Ajo", "Bex", "1-1"], ["Bex", "Ajo", "10-9"], ["Ajo", "Cim", "3-2"]])
#> Solution().teamScores([["Nice", "Metz", "2:2"]])
#> Solution().teamScores([])
# %%
def queue_times(arrivals, service):
    clock = 0
    waits = []
    for a in arrivals:
        if a > clock:
            clock = a
        waits.append(clock - a)
        clock = service
    return waits
#> queue_times([0, 2, 4], 5)
#> queue_times([1, 1, 1, 1], 3)
#> queue_times([], 9)
#> queue_times([10, 3, 2], 7)
#> queue_times([0, 6, 7, 20], 12)
# %%
def remove_blanks(rows):
    for i in range(len(rows)):
        row = rows[i].strip()
        if not row:
            del rows[i]
        else:
            rows[i] = row
    return rows
#> remove_blanks(["a ", " b"])
#> remove_blanks(["x", "", "y", " z"])
#> remove_blanks([])
#> remove_blanks([" one", "two ", " three "])
#> remove_blanks(["tail"])
# %%
class Solution:
    def maxPairGap(self, a: list[int], b: list[int]) -> int:
        gap = 0
        i = j = 0
        a.sort()
        b.sort()
        while i < len(a) and j < len(b):
            gap = max(gap, a[i] - b[j])
            if a[i] < b[j]:
                i += 1
            else:
                i += 1
                j += 1
        return gap
#> Solution().maxPairGap([4, 9, 1], [2, 7, 3])
#> Solution().maxPairGap([10], [1, 2, 3])
#> Solution().maxPairGap([-5, -9], [0, 4])
#> Solution().maxPairGap([30, 12, 25, 18], [20, 5])
#> Solution().maxPairGap([6, 6, 14], [6, 8, 2, 3])
# %%
def split_bill(amounts, people):
    share = sum(amounts) / people
    share_cents = int(share * 100) % 100
    owed = {}
    for i in range(people):
        owed[i] = share
    owed[0] += sum(amounts) - share * people - 1
    if share_cents:
        owed[people] += share_cents / 100
    return owed
#> split_bill([10, 20], 3)
#> split_bill([9, 9, 9, 9], 4)
#> split_bill([7], 2)
#> split_bill([100, -40], 5)
#> split_bill([1000], 1)
# %%
def nearest_stop(stops, position):
    best = None
    best_d = 0
    for name, at in stops.items():
        d = abs(at - position)
        if d < best_d or best is None:
            best = name
    return best, best_d
#> nearest_stop({"Mill": 3, "Dock": 8}, 7)
#> nearest_stop({"Pier": 0}, -4)
#> nearest_stop({}, 5)
#> nearest_stop({"East": 20, "West": -20, "Mid": 1}, 2)
#> nearest_stop({"Oak": 15, "Elm": 14}, 14)
# %%
from typing import List


class Solution:
    def decodeShift(self, s: str, keys: List[int] = None) -> str:
        if keys is None:
            keys = [1, 2]
        out = []
        k = 0
        for i, ch in enumerate(s):
            if ch.isalpha():
                base = ord("a")
                code = ord(ch) - base + keys[k] % 26
                out.append(chr(base + code))
                k = (k + 1) % len(keys)
            else:
                out.append(s[i])
        return "".join(out)
#> Solution().decodeShift("abc")
#> Solution().decodeShift("xyz", [3])
#> Solution().decodeShift("hi, you", [5, 0, -1])
#> Solution().decodeShift("q", [])
#> Solution().decodeShift("A-b", [27, 1])
# %%
def tally_votes(ballots):
    counts = {}
    for ballot in ballots:
        for rank, name in enumerate(ballot):
            if name not in counts:
                counts[name] = 0
            else:
                counts[name] += 3 - rank
    winner = max(counts)
    return winner, counts
#> tally_votes([["ann", "bob"], ["bob", "cy"]])
#> tally_votes([["zed"], ["ann", "zed"], ["ann"]])
#> tally_votes([])
#> tally_votes([["p", "q", "r", "s", "t"], ["t", "s", "r", "q", "p"]])
#> tally_votes([["mo", "al"], ["mo", "al"], ["mo"]])
# %%
def rotate_shifts(names, days):
    plan = []
    i = 1
    for d in range(days):
        plan.append((d, names[i]))
        i += 1
        if i > len(names):
            i = 0
    return plan
#> rotate_shifts(["Al", "Bea", "Cy"], 2)
#> rotate_shifts(["Al", "Bea", "Cy"], 4)
#> rotate_shifts(["Dee", "Eli"], 1)
#> rotate_shifts(["Gil", "Hal", "Ivo", "Jo", "Ken"], 4)
#> rotate_shifts(["Lea"], 0)
# %%
class Solution:
    def mergeLogs(self, a: list[tuple[int, str]], b: list[tuple[int, str]]) -> list[str]:
        merged = []
        while a and b:
            if a[0] <= b[0]:
                merged.append(a.pop(0)[1])
            else:
                merged.append(b.pop()[1])
        merged.extend(text for _, text in a)
        return merged
#> Solution().mergeLogs([(1, "on"), (5, "off")], [(2, "warn"), (9, "end")])
#> Solution().mergeLogs([], [(3, "x")])
#> Solution().mergeLogs([(4, "p"), (6, "q"), (7, "r")], [(1, "s"), (2, "t")])
#> Solution().mergeLogs([(2, "b")], [(2, "a")])
#> Solution().mergeLogs([(0, "go")], [])
# %%
def fuel_needed(masses):
    fuel = 0
    for m in masses:
        need = m / 3 - 2
        while need > 0:
            fuel += need
            need = need // 3 - 2
    return fuel
#> fuel_needed([12])
#> fuel_needed([14, 100])
#> fuel_needed([5, 6, 7])
#> fuel_needed([1969])
#> fuel_needed([300, 20, 9])
# %%
def normalise(values):
    low = min(values)
    high = max(values)
    scaled = []
    for v in values:
        scaled.append(round(v - low / (high - low), 3))
    return scaled
#> normalise([2, 4, 6])
#> normalise([5, 5])
#> normalise([-10, 0, 10, 5])
#> normalise([1.5, 0.5])
#> normalise([100, 250, 175, 300])
# %%
class Solution:
    def deepestFolder(self, paths: list[str]) -> str:
        best = ""
        depth = -1
        for p in paths:
            parts = p.split("/")
            d = 0
            for part in parts:
                if part == "..":
                    d -= 1
                elif part != ".":
                    d += 1
            if d > depth:
                best = p
                d = depth
        return best
#> Solution().deepestFolder(["a/b", "a/b/c", "x"])
#> Solution().deepestFolder(["..", "../.."])
#> Solution().deepestFolder(["k/./l", ".", "m/../n"])
#> Solution().deepestFolder([])
#> Solution().deepestFolder(["one", "two/../.."])
# %%
def schedule(tasks):
    done = []
    pending = list(tasks)
    rounds = 0
    while pending and rounds < 4:
        rounds += 1
        for name in pending:
            ready = all(dep in done for dep in tasks[name])
            if ready:
                done.append(name)
                pending.remove(name)
    return done, pending, rounds
#> schedule({"a": [], "b": ["a"], "c": ["b"]})
#> schedule({"x": ["y"], "y": ["x"]})
#> schedule({})
#> schedule({"p": [], "q": [], "r": [], "s": ["q"]})
#> schedule({"lint": [], "test": ["build"], "build": ["lint"], "ship": ["test", "docs"]})
# %%
def version_newer(a, b):
    left = a.split(".")
    right = b.split(".")
    for x, y in zip(left, right):
        if x > y:
            return True
        if x < y:
            return False
    return len(left) > len(right)


def latest(versions):
    top = versions[0]
    for v in versions[1:]:
        if version_newer(v, top):
            top = v
    return top
#> latest(["1.2", "1.10", "1.9"])
#> latest(["2.0", "2.0.1", "2"])
#> latest(["10.0"])
#> latest([])
#> latest(["0.9", "0.11.3", "0.100", "0.8.8"])
# %%
class Solution:
    def waterTanks(self, inflow: list[int], caps: list[int]) -> list[int]:
        levels = [0] * len(caps)
        for amount in inflow:
            for i in range(len(caps)):
                room = caps[i] - levels[i]
                poured = min(room, amount)
                levels[i] += poured
                if amount == 0:
                    break
        return levels
#> Solution().waterTanks([5, 3], [4, 6])
#> Solution().waterTanks([10], [3, 3, 3])
#> Solution().waterTanks([0, 0], [9])
#> Solution().waterTanks([2, 2, 2], [5, 1, 8])
#> Solution().waterTanks([7, -1], [6, 6])
# %%
def initials(people):
    out = []
    for full in people:
        first, last = full.split(" ")
        short = first[0] + last[0]
        if short in out:
            short += last[1]
        out + [short]
    return out or short
#> initials(["Ada Byron", "Al Bell"])
#> initials(["Tim Berners Lee"])
#> initials(["Kurt Weyl", "Emmy Noether"])
#> initials(["Jo Ox"])
#> initials(["Ole Roemer", "Max Planck", "Lise Meitner"])
# %%
def longest_streak(days):
    streaks = {}
    current = best = 0
    for d, ok in enumerate(days):
        if ok == "y":
            current += 1
            start = d - current
        else:
            streaks[start] = current
            current = 0
        best = max(best, current)
    streaks["best"] = best
    return streaks
#> longest_streak("yyny")
#> longest_streak("nyy")
#> longest_streak("yyyyn")
#> longest_streak("ynnyyn")
#> longest_streak("yynyyyny")
# %%
class Solution:
    def cheapestSwap(self, have: dict, want: dict, rate: int = 2) -> int:
        cost = 0
        for k, v in want.items():
            missing = v - have.get(k, 0)
            if missing < 0:
                cost += missing * rate
            else:
                cost += missing // rate
        return cost or rate
#> Solution().cheapestSwap({"r": 3}, {"r": 5, "g": 4})
#> Solution().cheapestSwap({"r": 9, "b": 1}, {"r": 2})
#> Solution().cheapestSwap({}, {}, 6)
#> Solution().cheapestSwap({"g": 1}, {"g": 2}, 0)
#> Solution().cheapestSwap({"a": 4, "c": 7}, {"a": 11, "c": 5}, 3)
# %%
def running_minimum(xs):
    result = []
    low = 0
    for x in xs:
        if x < low:
            low = x
        result.append(low)
    return result, low == min(xs)
#> running_minimum([5, 3, 8])
#> running_minimum([4, -1, -1, -7, 2])
#> running_minimum([])
#> running_minimum([0, 9])
#> running_minimum([-3, 6, -3])
# %%
def to_minutes(stamp):
    h, m = stamp.split(":")
    if h == 12:
        h = 0
    return int(h) * 60 + int(m[:2]) + (720 if m[2:] == "pm" else 0)


def gaps(stamps):
    result = []
    for a, b in zip(stamps, stamps[1:]):
        result.append(to_minutes(b) - to_minutes(a))
    return result
#> gaps(["9:00am", "12:15pm", "1:30pm"])
#> gaps(["12:05am", "3:40am"])
#> gaps(["7:59pm"])
#> gaps(["8.30am", "9:00am"])
#> gaps(["11:45am", "11:50pm", "12:00am", "6:06am"])
