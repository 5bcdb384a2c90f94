# %%
from bisect import bisect_left, insort


class Solution:
    def crowdedShelf(self, widths: list[int], gap: int) -> list[int]:
        placed: list[int] = []
        costs: list[int] = []
        for w in widths:
            i = bisect_left(placed, w)
            left = placed[i - 1] if placed else w
            right = placed[i] if i < len(placed) else w
            cost = abs(w - left) + abs(right - w)
            costs.append(cost if cost > gap else -1)
            insort(placed, w)
        return costs
#> Solution().crowdedShelf([5, 9, 7], 1)
#> Solution().crowdedShelf([3], 0)
#> Solution().crowdedShelf([20, 10, 15, 2], 5)
#> Solution().crowdedShelf([], 2)
#> Solution().crowdedShelf([6, 6, 1, 12], 4)
# %%
def countdown(n, step):
    while n > 0:
        yield n
        n -= step


def launch(n, step, wait):
    timer = countdown(n, step)
    calls = list(timer)
    skipped = 0
    for t in timer:
        if t % wait == 0:
            skipped += 1
    return calls, skipped
#> launch(10, 3, 2)
#> launch(5, 1, 5)
#> launch(0, 4, 1)
#> launch(27, 9, 9)
#> launch(8, 2, 0)
# %%
class Thermostat:
    def __init__(self, target, history=[]):
        self.target = target
        self.history = history

    def feed(self, temp):
        self.history.append(temp - self.target)
        return sum(self.history) / len(self.history)


def compare(a_temps, b_temps, target):
    a, b = Thermostat(target), Thermostat(target + 1)
    drift_a = [a.feed(t) for t in a_temps]
    drift_b = [b.feed(t) for t in b_temps]
    return drift_a, drift_b
#> compare([20, 22], [21], 20)
#> compare([], [18, 19], 20)
#> compare([15], [], 15)
#> compare([30, 10, 20], [22, 24], 21)
#> compare([0, -4], [6], -2)
# %%
class Solution:
    def mergePolls(self, polls: list[dict[str, int]]) -> dict[str, float]:
        totals = polls[0]
        for poll in polls:
            for name, votes in poll.items():
                totals[name] = totals.get(name, 0) + votes
        whole = sum(totals.values())
        return {n: round(v * 100 / whole, 1) for n, v in totals.items()}
#> Solution().mergePolls([{"red": 10, "blue": 30}, {"blue": 10}])
#> Solution().mergePolls([{"x": 4}])
#> Solution().mergePolls([])
#> Solution().mergePolls([{"p": 1, "q": 2, "r": 3}, {"r": 4, "p": 5}])
#> Solution().mergePolls([{"k": 50}, {"k": 25}, {"k": 5, "l": 20}])
# %%
def ladder_positions(start, moves, top):
    pos = start
    trail = []
    for m in moves:
        if pos + m > top:
            pos = top - (pos + m - top)
        if pos + m < 0:
            pos = 0
        pos += m
        trail.append(pos)
    return trail
#> ladder_positions(3, [4, 2], 10)
#> ladder_positions(8, [5, -3], 10)
#> ladder_positions(1, [-4, 2], 6)
#> ladder_positions(0, [], 5)
#> ladder_positions(5, [1, 1, 9, -12], 7)
# %%
class Solution:
    def goodSubsets(self, nums: list[int], limit: int) -> list[list[int]]:
        out: list[list[int]] = []
        cur: list[int] = []

        def go(i: int, total: int) -> None:
            if total > limit:
                return
            if i == len(nums):
                out.append(cur)
                return
            cur.append(nums[i])
            go(i + 1, total + nums[i])
            cur.pop()
            go(i + 1, total)

        go(0, 0)
        return out
#> Solution().goodSubsets([4, 6], 7)
#> Solution().goodSubsets([9], 20)
#> Solution().goodSubsets([], 0)
#> Solution().goodSubsets([2, 3, 5], 5)
#> Solution().goodSubsets([1, 1, 8], 1)
# %%
def convert_units(items, to):
    factors = {"mm": 1, "cm": 10, "m": 1000}
    out = []
    for value, unit in items:
        mm = value / factors[unit]
        out.append(mm * factors[to])
    return out
#> convert_units([(5, "cm"), (2, "m")], "mm")
#> convert_units([(300, "mm")], "cm")
#> convert_units([(1, "m"), (1, "km")], "m")
#> convert_units([], "m")
#> convert_units([(25, "mm"), (40, "cm"), (8, "m")], "m")
# %%
def hash_buckets(keys, size):
    buckets = [[]] * size
    for k in keys:
        slot = sum(ord(c) for c in k) % size
        if k not in buckets[slot]:
            buckets[slot].append(k)
    return [len(b) for b in buckets]
#> hash_buckets(["ab", "ba", "cd"], 3)
#> hash_buckets(["x", "x", "x"], 2)
#> hash_buckets([], 4)
#> hash_buckets(["one", "two", "ten", "six", "two"], 5)
#> hash_buckets(["k"], 0)
# %%
class Solution:
    def nextGreeting(self, last: list[str], options: list[str]) -> str:
        def uses(word: str) -> int:
            return last.count(word)

        best = options[0]
        for o in options:
            if uses(o) > uses(best):
                best = o
            elif uses(o) == uses(best) and len(o) < len(best):
                best = o
        last.append(best)
        return best + str(uses(best))
#> Solution().nextGreeting(["hi", "hey", "hi"], ["hi", "hey", "yo"])
#> Solution().nextGreeting([], ["hello", "hi", "howdy"])
#> Solution().nextGreeting(["ciao"], [])
#> Solution().nextGreeting(["moin", "moin", "servus"], ["servus", "gruezi"])
#> Solution().nextGreeting(["a", "b"], ["b", "a"])
# %%
def trim_mean(xs, cut):
    xs = sorted(xs)
    n = int(len(xs) * cut)
    kept = xs[n:-n]
    return sum(kept) / (len(kept) or 1), n
#> trim_mean([1, 2, 3, 4, 100], 0.2)
#> trim_mean([8, 6, 7], 0.1)
#> trim_mean([], 0.5)
#> trim_mean([10, 20, 30, 40, 50, 60], 0.34)
#> trim_mean([5, -5, 15, -15], 0.5)
# %%
def next_tick(board):
    rows, cols = len(board), len(board[0])
    for r in range(rows):
        for c in range(cols):
            n = 0
            if c > 0:
                n += board[r][c - 1]
            if c < cols - 1:
                n += board[r][c + 1]
            if r > 0:
                n += board[r - 1][c]
            board[r][c] = 1 if n == 1 else 0
    return board
#> next_tick([[1, 0, 0]])
#> next_tick([[0, 1], [1, 0]])
#> next_tick([[0, 0, 0], [0, 1, 0]])
#> next_tick([[1, 1, 1, 1]])
#> next_tick([[1, 0, 1], [0, 0, 0], [1, 1, 0]])
# %%
class Solution:
    def cheapRide(self, fares: dict[str, dict[str, int]], src: str, dst: str) -> int:
        best = {src: 0}
        todo = [src]
        while todo:
            here = todo.pop(0)
            for there, fare in fares.get(here, {}).items():
                cost = best[here] + fare
                if there not in best:
                    best[there] = cost
                    todo.append(there)
        return best[dst]
#> Solution().cheapRide({"a": {"b": 9, "c": 2}, "c": {"b": 3}}, "a", "b")
#> Solution().cheapRide({"x": {"y": 4}}, "x", "x")
#> Solution().cheapRide({"m": {"n": 1}}, "m", "o")
#> Solution().cheapRide({"p": {"q": 5, "r": 20}, "q": {"r": 5, "s": 50}, "r": {"s": 5}}, "p", "s")
#> Solution().cheapRide({"u": {"v": 7}, "v": {"u": 1, "w": 6}}, "u", "w")
# %%
def balance_teams(players):
    red, blue = [], []
    red_total = blue_total = 0
    for name, skill in sorted(players, key=lambda p: p[1]):
        if red_total <= blue_total:
            red.append(name)
            red_total += skill
        else:
            blue.append(name)
            red_total += skill
    return red, blue, red_total - blue_total
#> balance_teams([("al", 5), ("bo", 8), ("cy", 3)])
#> balance_teams([("di", 0), ("ed", 0), ("fi", 4), ("gu", 1)])
#> balance_teams([])
#> balance_teams([("ha", -3), ("iv", -1), ("jo", 2)])
#> balance_teams([("ki", 10)])
# %%
class Solution:
    def squeezeSpaces(self, s: str, keep: int = 1) -> str:
        out = []
        spaces = 0
        for ch in s:
            if ch == " ":
                spaces += 1
                if spaces <= keep:
                    out.append(ch)
            else:
                out.append(ch)
        return "".join(out)
#> Solution().squeezeSpaces("a  b  c")
#> Solution().squeezeSpaces("   pad", 2)
#> Solution().squeezeSpaces("tight")
#> Solution().squeezeSpaces("x y  z   w", 3)
#> Solution().squeezeSpaces("end  ", 0)
# %%
def monthly_totals(entries):
    totals = {}
    for date, amount in entries:
        month = date.split("-")[1]
        if month not in totals:
            totals[month] = []
        totals[month].append(amount)
    for month in totals:
        totals[month] = sum(totals[month])
    best = max(totals, key=lambda m: m)
    return best, totals[best]
#> monthly_totals([("2024-03-01", 50), ("2024-03-09", 20), ("2024-01-15", 200)])
#> monthly_totals([("2023-12-31", -5)])
#> monthly_totals([("2024/07/01", 3)])
#> monthly_totals([("2022-05-05", 11), ("2021-05-06", 12), ("2022-10-01", 1)])
#> monthly_totals([("1999-02-02", 8), ("1999-02-03", 9), ("1999-01-30", 40)])
# %%
def insert_sorted(xs, x):
    i = len(xs)
    while i > 0 and xs[i - 1] > x:
        i -= 1
    return xs[:i] + [x] + xs[i + 1:]


def build(values):
    out = []
    for v in values:
        out = insert_sorted(out, v)
    return out
#> build([3, 1, 2])
#> build([5, 6, 7])
#> build([])
#> build([9, 4, 9, 1, 6])
#> build([-1, -2, 8, 0])
# %%
class Solution:
    def tugOfWar(self, left: list[int], right: list[int]) -> list[int]:
        rope = 0
        trace = []
        for round_no in range(len(left)):
            pull = left[round_no] - right[round_no]
            if pull > 0:
                rope += 1
            elif pull < 0:
                rope -= 1
            else:
                break
            trace.append(rope)
            if abs(rope) == 3:
                rope = 0
        return trace
#> Solution().tugOfWar([5, 6, 7], [4, 8, 2])
#> Solution().tugOfWar([9, 9, 9, 9], [1, 1, 1, 1])
#> Solution().tugOfWar([3, 3], [3, 1])
#> Solution().tugOfWar([2, 2, 2], [7, 7])
#> Solution().tugOfWar([1, 4, 1, 4, 1], [2, 3, 2, 5, 2])
# %%
def sum_nested(data):
    total = 0
    for x in data:
        if isinstance(x, list):
            sum_nested(x)
        elif isinstance(x, str):
            total += len(x)
        else:
            total += x
    return total
#> sum_nested([1, [2, 3], 4])
#> sum_nested([["abc"], "de"])
#> sum_nested([])
#> sum_nested([10, [20, [30]], -5, "xyz"])
#> sum_nested([2.5, True, [False]])
# %%
def check_order(events, rules):
    position = {e: i for i, e in enumerate(events)}
    broken = []
    for first, then in rules:
        if position[first] < position[then]:
            broken.append((first, then))
    return broken
#> check_order(["wake", "eat", "work"], [("wake", "eat"), ("work", "eat")])
#> check_order(["a", "b"], [])
#> check_order(["mix", "bake"], [("bake", "cool")])
#> check_order(["x", "y", "x", "z"], [("x", "y"), ("y", "z")])
#> check_order(["sow", "water", "reap"], [("reap", "sow")])
# %%
class Solution:
    def pixelBlur(self, row: list[int], times: int) -> list[int]:
        for _ in range(times):
            new = row
            for i in range(1, len(row) - 1):
                new[i] = (row[i - 1] + row[i] + row[i + 1]) // 3
            row = new
        return row
#> Solution().pixelBlur([0, 9, 0, 9], 1)
#> Solution().pixelBlur([30, 0, 0, 0, 30], 2)
#> Solution().pixelBlur([7, 7], 3)
#> Solution().pixelBlur([100, 50, 0, 50, 100, 50], 1)
#> Solution().pixelBlur([], 2)
# %%
def read_flags(args):
    flags = {}
    i = 0
    while i < len(args):
        a = args[i]
        if a.startswith("--"):
            flags[a[2:]] = args[i + 1]
        elif a.startswith("-"):
            flags[a] = True
        else:
            flags.setdefault("files", []).append(a)
        i += 1
    return flags
#> read_flags(["--out", "x.txt", "-v"])
#> read_flags(["a.c", "b.c"])
#> read_flags(["-q", "--level"])
#> read_flags([])
#> read_flags(["--n", "3", "in.csv", "--n", "4"])
# %%
class Solution:
    def carWash(self, cars: list[tuple[int, str]]) -> dict[str, int]:
        price = {"S": 8, "M": 11, "L": 15}
        income = {}
        busy_until = 0
        for arrive, size in cars:
            if arrive < busy_until:
                continue
            income[size] = income.get(size, 0) + price.get(size)
            busy_until = price[size]
        income["end"] = busy_until
        return income
#> Solution().carWash([(0, "S"), (5, "M"), (9, "L")])
#> Solution().carWash([(3, "XL")])
#> Solution().carWash([])
#> Solution().carWash([(0, "L"), (16, "L"), (20, "L"), (31, "S")])
#> Solution().carWash([(10, "M"), (10, "M"), (12, "S")])
# %%
def staircase_text(word):
    lines = []
    for i in range(1, len(word)):
        pad = " " * (len(word) - i)
        lines.append(pad + word[:i])
    return "/".join(lines)
#> staircase_text("code")
#> staircase_text("a")
#> staircase_text("")
#> staircase_text("steps")
#> staircase_text("xy")
# %%
def find_duplicates(rows, column):
    seen = set()
    dup = []
    for row in rows:
        value = row[column]
        if value in seen:
            dup.append(value)
        seen.update(str(value))
    return dup
#> find_duplicates([["a", 1], ["b", 2], ["a", 3]], 0)
#> find_duplicates([["ab", 1], ["cd", 2], ["ab", 3]], 0)
#> find_duplicates([[1, 2], [3, 4]], 2)
#> find_duplicates([["x", "12"], ["y", "1"], ["z", "2"]], 1)
#> find_duplicates([["zoo", 5], ["o", 5], ["z", 6]], 0)
# %%
class Solution:
    def potionMix(self, herbs: list[str], recipe: str) -> int:
        have = {}
        for h in herbs:
            have[h] = have.get(h, 0) + 1
        brewed = 0
        ok = True
        while ok:
            for r in recipe:
                if have.get(r, 0) == 0:
                    ok = False
                else:
                    have[r] -= 1
            brewed += 1
        return brewed, sum(have.values())
#> Solution().potionMix(["a", "b", "a", "b"], "ab")
#> Solution().potionMix(["x"], "y")
#> Solution().potionMix([], "zz")
#> Solution().potionMix(["m", "m", "m", "n", "o"], "mm")
#> Solution().potionMix(["p", "q", "q", "q", "p"], "pqq")
# %%
def queue_positions(ops):
    queue = []
    served = []
    for op in ops:
        if op.startswith("+"):
            queue.append(op[1:])
        elif op == "serve":
            served.append(queue.pop())
        elif op.startswith("!"):
            queue.insert(1, op[1:])
    return served, queue
#> queue_positions(["+ann", "+bob", "serve"])
#> queue_positions(["!vip", "serve", "serve"])
#> queue_positions(["+cat", "!dog", "+eel"])
#> queue_positions([])
#> queue_positions(["+f", "+g", "+h", "serve", "!k", "serve"])
# %%
class Solution:
    def clockHands(self, times: list[str]) -> list[float]:
        out = []
        for t in times:
            h, m = t.split(":")
            hour_angle = int(h) % 12 * 30
            minute_angle = int(m) * 6
            diff = hour_angle - minute_angle
            if diff > 180:
                diff = 360 - diff
            out.append(diff)
        return out
#> Solution().clockHands(["3:00", "9:30"])
#> Solution().clockHands(["12:45"])
#> Solution().clockHands([])
#> Solution().clockHands(["11:05", "6:00", "1:59"])
#> Solution().clockHands(["10-10"])
# %%
def rate_films(films, genre_bonus):
    ranked = []
    for film in films:
        score = film["stars"]
        for g in film["genres"]:
            score += genre_bonus.get(g, 0)
        ranked.append((film["title"], score))
    ranked.sort(reverse=True)
    return ranked[0]
#> rate_films([{"title": "Ant", "stars": 5, "genres": ["doc"]}, {"title": "Bee", "stars": 2, "genres": []}], {"doc": 1})
#> rate_films([{"title": "Zoo", "stars": 1, "genres": ["kids", "doc"]}, {"title": "Ape", "stars": 9, "genres": []}], {"kids": 2})
#> rate_films([], {})
#> rate_films([{"title": "Solo", "stars": 3, "genres": ["a", "b", "c"]}], {"a": 1, "c": -2})
#> rate_films([{"title": "M", "stars": 8, "genres": ["noir"]}, {"title": "M", "stars": 4, "genres": ["war"]}], {"war": 5})
# %%
def digit_swap(n, i, j):
    digits = str(n)
    lst = list(digits)
    try:
        lst[i], lst[j] = lst[j], lst[i]
    except IndexError:
        lst.append("0")
    else:
        lst.reverse
    finally:
        n = "".join(digits)
    return int(n) + len(lst)
#> digit_swap(1234, 0, 3)
#> digit_swap(57, 1, 5)
#> digit_swap(-81, 1, 2)
#> digit_swap(9, 0, 0)
#> digit_swap(60504, 2, 9)
# %%
class Solution:
    def kiteHeights(self, gusts: list[int], line: int) -> list[int]:
        def lift(g: int, h: int) -> int:
            if g > 20:
                h += 5
            elif g > 10:
                h += 2
            elif g < 5:
                h -= 3
            if h > line:
                h = line
                return h

        heights = []
        h = 0
        for g in gusts:
            h = lift(g, h) or 0
            heights.append(h)
        return heights
#> Solution().kiteHeights([25, 12, 30], 4)
#> Solution().kiteHeights([3, 3], 10)
#> Solution().kiteHeights([22, 15, 22, 22], 1)
#> Solution().kiteHeights([], 7)
#> Solution().kiteHeights([11, 21, 4, 8], -2)
# %%
def count_pairs(xs, diff):
    pairs = 0
    for i in range(len(xs)):
        for j in range(i, len(xs)):
            if xs[i] - xs[j] == diff or xs[j] - xs[i] == diff:
                pairs += 1
                break
    return pairs
#> count_pairs([1, 3, 5, 3], 2)
#> count_pairs([7, 7, 7], 0)
#> count_pairs([], 1)
#> count_pairs([10, 40, 16, 22, -2], 6)
#> count_pairs([2, 9, 4, 6, 11, 7, 9], 5)
# %%
def ledger_balance(lines):
    balance = 0
    for line in lines:
        kind, amount = line.split()
        amount = float(amount)
        if kind == "in":
            balance += amount
        elif kind == "out" or kind == "fee" and balance > 0:
            balance -= amount
            continue
        balance = round(balance)
    return balance
#> ledger_balance(["in 10.6", "out 3.25"])
#> ledger_balance(["fee 2.5", "in 4.5"])
#> ledger_balance(["in 99.99", "fee 0.5", "in 0.5"])
#> ledger_balance([])
#> ledger_balance(["in 5", "out"])
# %%
class Solution:
    def treasureMap(self, clues: dict[str, str], start: str) -> list[str]:
        path = [start]
        while clues[start] != "end":
            start = clues.pop(start)
            if start in path:
                path.append("loop")
                break
            path.append(start)
        return path
#> Solution().treasureMap({"cave": "lake", "lake": "end"}, "cave")
#> Solution().treasureMap({"oak": "rock", "rock": "oak"}, "oak")
#> Solution().treasureMap({"hut": "end"}, "hut")
#> Solution().treasureMap({"inn": "mill", "mill": "ford"}, "inn")
#> Solution().treasureMap({"a": "b", "b": "c", "c": "d", "d": "end", "x": "a"}, "x")
# %%
def compare_lists(a, b):
    same = 0
    for i, x in enumerate(a):
        for y in b:
            if x == y:
                same += 1
                b.remove(y)
                a.pop(i)
                break
    return same, a, b
#> compare_lists([1, 2, 3], [3, 2, 1])
#> compare_lists(["p", "q"], ["r"])
#> compare_lists([4, 4, 5], [4, 5, 5])
#> compare_lists([], [7])
#> compare_lists([8, 6, 8, 7, 9], [9, 7, 8])
# %%
class Solution:
    def sprintPlan(self, tasks: list[tuple[int, int]], capacity: int) -> int:
        # (points, value): the most value in a sprint
        best = [0] * capacity
        for points, value in tasks:
            for room in range(capacity - 1, points, -1):
                best[room] = max(best[room], best[room - points] + value)
        return best
#> Solution().sprintPlan([(2, 5), (3, 6)], 6)
#> Solution().sprintPlan([(1, 4)], 3)
#> Solution().sprintPlan([], 4)
#> Solution().sprintPlan([(1, 2), (2, 7), (4, 9)], 7)
#> Solution().sprintPlan([(9, 100), (0, 1)], 5)
# %%
def zone_of(x, y, size):
    col = x // size
    row = y // size
    return row * size + col


def map_points(points, size):
    zones = {}
    for p in points:
        z = zone_of(*p, size)
        zones[z] = zones.get(z, 0) + 1
    crowded = [z for z in zones if zones[z] > 1]
    return zones, crowded
#> map_points([(1, 1), (5, 5), (0, 2)], 4)
#> map_points([(9, 0), (0, 9)], 3)
#> map_points([], 2)
#> map_points([(4, 4), (7, 1), (5, 5), (6, 0)], 5)
#> map_points([(2, 3)], 0)
# %%
def smooth_labels(labels):
    for i in range(1, len(labels)):
        if labels[i - 1] == labels[i + 1 - len(labels)] and labels[i] != labels[i - 1]:
            labels[i] = labels[i - 1]
    changes = 0
    for a, b in zip(labels, labels[1:]):
        changes += a != b
    return labels, changes
#> smooth_labels(["a", "b", "a", "a"])
#> smooth_labels(["x", "y", "z"])
#> smooth_labels([])
#> smooth_labels(["u", "v", "u", "v", "u"])
#> smooth_labels(["k", "k", "m", "m", "k", "n"])
# %%
class Solution:
    def greenWave(self, lights: list[int], speed: int) -> int:
        time = 0
        waits = 0
        for at, cycle in enumerate(lights, 1):
            time = at * 100 / speed
            phase = time // cycle % 2
            if phase == 1:
                wait = cycle - time % cycle
                waits += wait
                time += wait
        return waits
#> Solution().greenWave([30, 40, 25], 5)
#> Solution().greenWave([9, 14], 10)
#> Solution().greenWave([], 8)
#> Solution().greenWave([15, 15, 15, 15], 4)
#> Solution().greenWave([3, 6, 8], 20)
# %%
def apply_discounts(cart, rules):
    total = 0
    for item in cart:
        price = cart[item]
        for rule in rules:
            if rule[0] in item:
                price -= price * rule[1] // 100
                break
            else:
                price = price
        total + price
    return round(total + price, 2)
#> apply_discounts({"red mug": 10, "blue mug": 20}, [("red", 50)])
#> apply_discounts({"tea pot": 45}, [("cup", 10), ("tea", 20), ("pot", 30)])
#> apply_discounts({}, [("x", 1)])
#> apply_discounts({"lamp": 99, "lamp shade": 35}, [])
#> apply_discounts({"sofa": 800, "chair": 150, "sofa bed": 999}, [("sofa", 15)])
# %%
class Solution:
    def splitChat(self, log: list[tuple[int, str]], silence: int) -> list[list[str]]:
        chats = []
        current = []
        last = 0
        for t, who in log:
            if t - last > silence and current:
                chats.append(current)
                current.clear()
            current.append(who)
            last = t
        chats.append(current)
        return chats
#> Solution().splitChat([(1, "jo"), (2, "al"), (30, "jo")], 10)
#> Solution().splitChat([(5, "mo")], 3)
#> Solution().splitChat([], 5)
#> Solution().splitChat([(0, "a"), (20, "b"), (40, "c"), (41, "d")], 15)
#> Solution().splitChat([(3, "x"), (4, "y"), (9, "x"), (12, "z")], 4)
