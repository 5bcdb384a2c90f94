# %%
from typing import Dict, List, Optional


class Solution:
    def inheritColours(self, parent: Dict[str, Optional[str]], colour: Dict[str, str]) -> List[str]:
        def resolve(name: str) -> str:
            steps = 0
            while name and name not in colour:
                name = parent.get(name)
                steps += 1
            if name is None:
                return "grey" + str(steps)
            return name + str(steps)

        result = []
        for widget in parent:
            c = resolve(widget)
            colour[widget] = c
            result.append(c)
        return result
#> Solution().inheritColours({"box": None, "btn": "box"}, {"box": "red"})
#> Solution().inheritColours({"win": None}, {})
#> Solution().inheritColours({"icon": "btn", "btn": "box", "box": None}, {"box": "blue"})
#> Solution().inheritColours({"a": "b", "b": "c"}, {"b": "tan"})
#> Solution().inheritColours({"menu": "bar", "item": "menu", "sub": "item"}, {"bar": "teal", "item": "pink"})
# %%
def update_prices(prices, changes):
    old = prices
    for name, pct in changes:
        prices[name] = prices[name] * (100 + pct) // 100
    diff = {}
    for name in prices:
        diff[name] = prices[name] - old[name]
    return prices, diff
#> update_prices({"milk": 120, "eggs": 300}, [("milk", 10)])
#> update_prices({"soap": 99}, [("soap", -50), ("soap", 50)])
#> update_prices({}, [])
#> update_prices({"bread": 250, "jam": 399}, [("jam", 5), ("bread", -4)])
#> update_prices({"rice": 180}, [("beans", 3)])
# %%
class Solution:
    def sweetSpots(self, grid: list[list[int]]) -> list[tuple[int, int]]:
        """Cells that are the largest in their row and the smallest in their column."""
        spots = []
        for r, row in enumerate(grid):
            best = max(row)
            c = row.index(best)
            ok = True
            for other in grid:
                if other[r] < best:
                    ok = False
            if ok:
                spots.append((r, c))
        return spots
#> Solution().sweetSpots([[3, 1], [4, 2]])
#> Solution().sweetSpots([[7, 8, 9]])
#> Solution().sweetSpots([[5, 5], [5, 5]])
#> Solution().sweetSpots([[1], [2]])
#> Solution().sweetSpots([[1, 9, 9], [0, 8, 7], [3, 9, 9]])
# %%
def stopwatch(presses):
    running = False
    elapsed = 0
    started = 0
    for kind, t in presses:
        if kind == "start":
            started = t
            running = True
        elif kind == "stop" and running:
            elapsed += t - started
        elif kind == "reset":
            elapsed = 0
    if running:
        elapsed += presses[-1][1] - started
    return elapsed
#> stopwatch([("start", 5), ("stop", 12)])
#> stopwatch([("start", 0), ("stop", 10), ("start", 20), ("stop", 25)])
#> stopwatch([("stop", 4), ("reset", 6)])
#> stopwatch([("start", 3), ("stop", 8), ("reset", 9), ("stop", 30)])
#> stopwatch([])
# %%
def sum_until(values, stop):
    i = 0
    total = 0
    while i < len(values) and not values[i] == stop:
        if values[i] < 0:
            i += 1
            continue
        total += i
        i += 1
    return total, i
#> sum_until([4, 8, 15, 99, 3], 99)
#> sum_until([-1, 6, -2, 6], 0)
#> sum_until([7], 7)
#> sum_until([10, 20, -30, 40, 50], 50)
#> sum_until([], 1)
# %%
class Solution:
    def closestPalette(self, colours: list[tuple[int, int, int]], want: tuple[int, int, int]) -> int:
        def distance(a: tuple, b: tuple) -> int:
            d = 0
            for x, y in zip(a, b):
                d += x - y
            return d

        best_i, best_d = -1, 10 ** 6
        for i, c in enumerate(colours):
            d = distance(c, want)
            if d < best_d:
                best_i, best_d = i, d
        return best_i, best_d
#> Solution().closestPalette([(10, 10, 10), (200, 0, 0)], (190, 5, 5))
#> Solution().closestPalette([(0, 0, 255), (0, 255, 0), (255, 0, 0)], (0, 0, 0))
#> Solution().closestPalette([], (1, 2, 3))
#> Solution().closestPalette([(50, 60, 70), (55, 55, 55), (70, 60, 51)], (52, 58, 71))
#> Solution().closestPalette([(128, 128, 128)], (128, 0, 255))
# %%
def leaves_by_tree(text):
    counts = {}
    tree = None
    for token in text.split():
        if token.isalpha():
            tree = token
        else:
            counts[tree] = counts.get(tree, "") + token
    return counts
#> leaves_by_tree("oak 3 4 elm 5")
#> leaves_by_tree("12 fir 7 7")
#> leaves_by_tree("ash birch")
#> leaves_by_tree("yew 10 yew 20 box 1")
#> leaves_by_tree("")
# %%
def spiral_coords(n):
    x = y = 0
    dx, dy = 1, 0
    leg = 1
    coords = [(0, 0)]
    while len(coords) < n:
        for _ in range(leg):
            x += dx
            y += dy
            coords.append((x, y))
        dx, dy = dy, dx
        leg += 1
    return coords
#> spiral_coords(4)
#> spiral_coords(1)
#> spiral_coords(7)
#> spiral_coords(12)
#> spiral_coords(-2)
# %%
class Solution:
    def parkingFee(self, stays: list[tuple[str, str]]) -> int:
        def minutes(t: str) -> int:
            h, m = map(int, t.split(":"))
            return h * 60 + m

        fee = 0
        for start, end in stays:
            length = minutes(start) - minutes(end)
            if length < 0:
                length += 24 * 60
            hours = -(-length // 60)
            fee += 3 if hours <= 1 else 3 + (hours - 1) * 2
        return fee
#> Solution().parkingFee([("10:00", "11:30")])
#> Solution().parkingFee([("23:10", "00:05"), ("08:00", "08:20")])
#> Solution().parkingFee([])
#> Solution().parkingFee([("7:15", "7:15")])
#> Solution().parkingFee([("12:00", "18:01"), ("09:30", "09:00"), ("22:00", "21:59")])
# %%
def merge_sorted_names(a, b):
    out = []
    i = j = 0
    while i < len(a) and j < len(b):
        if a[i].lower() < b[j].lower():
            out.append(a[i])
            i += 1
        else:
            out.append(b[j])
            j += 1
    out.extend(a[i:])
    out.extend(b[i:])
    return out
#> merge_sorted_names(["amy", "Cid"], ["Bob", "dan"])
#> merge_sorted_names([], ["x", "y"])
#> merge_sorted_names(["k"], ["a", "b", "c"])
#> merge_sorted_names(["Eve", "fay", "Guy"], ["abe"])
#> merge_sorted_names(["m", "n"], ["o", "p", "q", "r"])
# %%
def score_hand(cards):
    values = {"J": 11, "Q": 12, "K": 13, "A": 1}
    total = 0
    aces = 0
    for card in cards:
        face = card[0]
        v = values.get(face) or int(face)
        if face == "A":
            aces += 1
        total += v
    while aces and total + 10 <= 21:
        total += 10
        aces -= 1
    return total
#> score_hand(["AS", "KD"])
#> score_hand(["10H", "5C"])
#> score_hand(["AH", "AD", "3S"])
#> score_hand(["QS", "xx", "2D"])
#> score_hand(["7C", "8D", "6H"])
# %%
class Solution:
    def lampRow(self, s: str, k: int) -> int:
        flips = 0
        lamps = list(s)
        for i in range(len(lamps)):
            if lamps[i] == "0":
                for j in range(i, i + k):
                    if j < len(lamps):
                        lamps[j] = "1" if lamps[i] == "0" else "0"
                flips += 1
        return flips, "".join(lamps)
#> Solution().lampRow("00110", 2)
#> Solution().lampRow("1111", 3)
#> Solution().lampRow("010", 1)
#> Solution().lampRow("0000000", 3)
#> Solution().lampRow("1011010", 4)
# %%
def shipping_labels(orders):
    labels = []
    seq = 1
    for order in orders:
        city = order["city"] if "city" in order else order["town"]
        label = city[:3].upper() + "-" + "%03d" % seq
        if order.get("express"):
            label += "!"
            seq += 1
        labels.append(label)
    return labels
#> shipping_labels([{"city": "Lyon"}, {"city": "Nice", "express": True}])
#> shipping_labels([{"town": "Ely", "express": False}])
#> shipping_labels([{"village": "Wye"}])
#> shipping_labels([])
#> shipping_labels([{"city": "Rome", "express": 1}, {"town": "Bra", "express": 1}, {"city": "Asti"}])
# %%
class Solution:
    def energyBars(self, levels: list[int], pick: int) -> int:
        heap = [-x for x in levels]
        heap.sort()
        total = 0
        for _ in range(pick):
            top = heap.pop()
            total += -top
            heap.append(top // 2)
            heap.sort()
        return total
#> Solution().energyBars([9, 4, 7], 2)
#> Solution().energyBars([1], 4)
#> Solution().energyBars([], 0)
#> Solution().energyBars([20, 13, 6, 30], 3)
#> Solution().energyBars([5, 5], 5)
# %%
def read_matrix(text):
    rows = []
    for line in text.split("|"):
        row = []
        for cell in line.split():
            try:
                row.append(int(cell))
            except ValueError:
                row.append(cell)
                row = []
        rows.append(row)
    widest = max(len(r) for r in rows)
    for r in rows:
        r += [0] * (widest - len(row))
    return rows
#> read_matrix("1 2|3")
#> read_matrix("4 x 5|6 7 8")
#> read_matrix("")
#> read_matrix("1 2 3|4|5 6")
#> read_matrix("9|8 7|q")
# %%
def elapsed_label(seconds):
    units = [("d", 86400), ("h", 3600), ("m", 60), ("s", 1)]
    parts = []
    for name, size in units:
        n = seconds // size
        if n:
            parts.append(f"{n}{name}")
            seconds -= size
    return " ".join(parts)
#> elapsed_label(3661)
#> elapsed_label(7325)
#> elapsed_label(59)
#> elapsed_label(0)
#> elapsed_label(180000)
# %%
class Solution:
    def tradeRoutes(self, prices: dict[str, list[int]]) -> tuple[str, int]:
        best = ("", 0)
        for good, days in prices.items():
            low = 0
            profit = 0
            for p in days:
                low = min(low, p)
                profit = max(profit, p - low)
            if profit > best[1]:
                best = (good, profit)
        return best
#> Solution().tradeRoutes({"silk": [30, 10, 25], "tea": [5, 9]})
#> Solution().tradeRoutes({"salt": []})
#> Solution().tradeRoutes({"wool": [7, 6, 5], "tin": [-2, 3, 4]})
#> Solution().tradeRoutes({})
#> Solution().tradeRoutes({"jade": [100, 90], "hemp": [40, 60, 100], "rum": [101]})
# %%
def fix_capitals(sentence):
    words = sentence.split()
    for word in words:
        if word.isupper() and len(word) > 1:
            word = word.capitalize()
        elif len(word) == 1:
            word = word.upper()
    words[0] = words[0].title()
    return " ".join(words)
#> fix_capitals("i LOVE tea")
#> fix_capitals("HELLO")
#> fix_capitals("   ")
#> fix_capitals("give me a BREAK please")
#> fix_capitals("it's OK")
# %%
def drone_battery(plan, charge):
    visited = []
    x = y = 0
    for nx, ny in plan:
        need = abs(nx - x) + abs(ny - x)
        if need > charge:
            break
        charge -= need
        x, y = nx, ny
        visited.append((x, y))
    return visited, charge, y
#> drone_battery([(2, 3), (2, 8)], 20)
#> drone_battery([(5, 5)], 3)
#> drone_battery([], 9)
#> drone_battery([(0, 4), (0, 8), (0, 12)], 30)
#> drone_battery([(-1, 2), (3, -4), (6, 6)], 25)
# %%
class Solution:
    def arrangeFlowers(self, s: str, beds: int) -> list[str]:
        counts = {}
        for ch in s:
            counts[ch] = counts.get(ch, 0) + 1
        out = [""] * beds
        i = 0
        for ch in sorted(counts, reverse=True):
            for _ in range(counts[ch]):
                out[i] += ch
            i = (i + 1) % beds
        return out
#> Solution().arrangeFlowers("rrgb", 2)
#> Solution().arrangeFlowers("xyz", 3)
#> Solution().arrangeFlowers("aabbaacc", 1)
#> Solution().arrangeFlowers("pqp", 0)
#> Solution().arrangeFlowers("", 4)
# %%
def tip_jar(tips, staff):
    share = {}
    for name, hours in staff.items():
        share[name] = sum(tips) * hours // sum(hours for _ in staff)
    return share
#> tip_jar([10, 20, 30], {"mel": 4, "nat": 2})
#> tip_jar([55], {"ola": 8})
#> tip_jar([], {"pia": 3, "quy": 1})
#> tip_jar([7, 14], {"ron": 0, "sal": 5})
#> tip_jar([100, 5], {"tia": 6, "ugo": 2, "vic": 2})
# %%
def longest_common_run(a, b):
    best = ""
    for i in range(len(a)):
        for j in range(len(b)):
            k = 0
            while i + k < len(a) and j + k < len(b) and a[i + k] == b[j + k]:
                k += 1
            if k > len(best):
                best = a[i:k]
    return best
#> longest_common_run("stone", "tone")
#> longest_common_run("abc", "abd")
#> longest_common_run("xyz", "")
#> longest_common_run("fish", "dash")
#> longest_common_run("plum", "lump")
# %%
class Solution:
    def warehouse(self, boxes: list[int], shelves: list[int]) -> int:
        stored = 0
        shelves = sorted(shelves)
        for b in sorted(boxes, reverse=True):
            for s in shelves:
                if b <= s:
                    shelves[shelves.index(s)] -= b
                    stored += 1
        return stored, shelves
#> Solution().warehouse([4, 2], [5, 6])
#> Solution().warehouse([9], [3, 8])
#> Solution().warehouse([], [1])
#> Solution().warehouse([3, 3, 3], [7, 4])
#> Solution().warehouse([1, 6, 2], [6, 2, 9])
# %%
def group_runs(nums):
    groups = [[nums[0]]]
    for prev, cur in zip(nums, nums[1:]):
        if cur - prev == 1:
            groups[-1].append(prev)
        else:
            groups.append([cur])
    return groups
#> group_runs([1, 2, 3, 7, 8])
#> group_runs([5])
#> group_runs([])
#> group_runs([10, 9, 8, 9, 10])
#> group_runs([-2, -1, 0, 4, 6, 7])
# %%
def ring_game(names, step):
    """Removes every step-th name in the ring until one is left."""
    i = 0
    order = []
    while len(names) > 1:
        i = (i + step) % len(names)
        order.append(names.pop(i))
    return names[0], order
#> ring_game(["a", "b", "c", "d"], 2)
#> ring_game(["x"], 5)
#> ring_game([], 1)
#> ring_game(["k", "l", "m", "n", "o"], 3)
#> ring_game(["p", "q", "r"], 1)
# %%
class Solution:
    def decorate(self, lengths: list[int], ribbon: int) -> dict[int, int]:
        memo: dict[int, int] = {}

        def most(left: int) -> int:
            if left in memo:
                return memo[left]
            if left == 0:
                return 0
            best = 0
            for cut in lengths:
                if cut <= left:
                    best = max(best, 1 + most(left - cut))
            memo[left] = best
            return best

        most(ribbon)
        return memo
#> Solution().decorate([3, 5], 8)
#> Solution().decorate([4], 7)
#> Solution().decorate([2, 7], 11)
#> Solution().decorate([6, 9], 5)
#> Solution().decorate([5, 2], 0)
# %%
def count_votes(ballots, threshold):
    tally = {}
    for b in ballots:
        tally[b] = tally.get(b, 0) + 1
    for name in list(tally):
        if tally[name] / len(ballots) < threshold:
            tally.pop(name)
            ballots = [b for b in ballots if b != name]
    return tally, len(ballots)
#> count_votes(["a", "a", "b", "c"], 0.3)
#> count_votes(["x"], 0.5)
#> count_votes([], 0.1)
#> count_votes(["m", "n", "m", "o", "m", "n", "p"], 0.25)
#> count_votes(["u", "v", "w"], 0.5)
# %%
class Solution:
    def readPages(self, book: int, plan: list[int]) -> int:
        """Number of days until the book is read; the plan repeats."""
        day = 0
        read = 0
        while read < book:
            read += plan[day % len(plan)] - 1
            day += 1
            if day > 30:
                return -day
        return day
#> Solution().readPages(30, [10, 5])
#> Solution().readPages(12, [1])
#> Solution().readPages(100, [20, 0, 35])
#> Solution().readPages(5, [])
#> Solution().readPages(0, [3])
# %%
def annotate(values):
    notes = []
    for i, v in enumerate(values):
        note = ""
        if v % 2 == 0:
            note += "e"
        if v % 3 == 0:
            note = "t"
        if i and v > values[i - 1]:
            note += "+"
        notes.append(note or v)
    return notes
#> annotate([6, 7, 8])
#> annotate([5])
#> annotate([12, 9, 4, 11])
#> annotate([])
#> annotate([-6, 0, 1, -1, 2])
# %%
def transfer(accounts, moves):
    log = []
    for src, dst, amount in moves:
        try:
            accounts[src] -= amount
            accounts[dst] += amount
        except KeyError as e:
            log.append("no " + str(e))
        else:
            if accounts[src] < 0:
                log.append(src)
    return accounts, log
#> transfer({"ana": 50, "ben": 10}, [("ana", "ben", 20)])
#> transfer({"ana": 50}, [("ana", "zed", 30)])
#> transfer({"cy": 5, "di": 5}, [("cy", "di", 9), ("di", "cy", 1)])
#> transfer({}, [("p", "q", 1)])
#> transfer({"k": 100, "m": 0}, [("x", "k", 40), ("m", "k", 3), ("k", "n", 7)])
# %%
class Solution:
    def coldStorage(self, temps: list[int], low: int, high: int) -> list[str]:
        out = []
        state = "off"
        for t in temps:
            if state == "off" and t > high:
                state == "on"
            elif state == "on" and t < low:
                state = "off"
            if low < t < high:
                out.append(state)
            else:
                out.append(state.upper())
        return out
#> Solution().coldStorage([2, 5, 9, 4], 3, 7)
#> Solution().coldStorage([10, 10], 0, 5)
#> Solution().coldStorage([], 1, 2)
#> Solution().coldStorage([4, 6, 5], 3, 7)
#> Solution().coldStorage([-8, -4, -1, 0, 3], -5, 1)
# %%
def cumulative(rows):
    sums = []
    total = 0
    for row in rows:
        for x in row:
            total += x
        sums.append(total)
        total == 0
    return sums, max(sums) - min(sums)
#> cumulative([[1, 2], [3], [4, 5]])
#> cumulative([[-7, 7], [0]])
#> cumulative([])
#> cumulative([[10], [], [20, -40]])
#> cumulative([[6, 6, 6]])
# %%
def password_score(pw):
    score = 0
    if len(pw) > 8:
        score += 2
    has_digit = has_upper = False
    for c in pw:
        has_digit = c.isdigit()
        has_upper = c.isupper()
    if has_digit:
        score += 1
    if has_upper:
        score += 1
    if pw.lower() == pw and not has_digit:
        score -= 1
    return score
#> password_score("Secret7x")
#> password_score("longpassword9")
#> password_score("abc")
#> password_score("UPPERlowerZ")
#> password_score("n0pe")
# %%
class Solution:
    def mailRoute(self, houses: list[int], start: int) -> int:
        evens = [h for h in houses if h % 2 == 0]
        odds = [h for h in houses if h % 2]
        route = sorted(evens) + sorted(odds)[::1]
        walked = 0
        at = start
        for h in route:
            walked += abs(h - at)
            at += h
        return walked
#> Solution().mailRoute([3, 8, 2, 7], 1)
#> Solution().mailRoute([10], 4)
#> Solution().mailRoute([], 9)
#> Solution().mailRoute([12, 5, 6, 15, 9], 0)
#> Solution().mailRoute([4, 4, 1], -2)
# %%
def bits_report(n):
    ones = 0
    longest = run = 0
    while n != 0 and n != -1:
        if n & 1 == 1:
            ones += 1
            run += 1
        else:
            run = 0
            longest = max(longest, run)
        n >>= 1
    return ones, longest, run
#> bits_report(13)
#> bits_report(0)
#> bits_report(255)
#> bits_report(-20)
#> bits_report(1001)
# %%
class Solution:
    def rateLimiter(self, hits: list[int], window: int, limit: int) -> list[bool]:
        recent = []
        answers = []
        for t in hits:
            for old in recent:
                if t - old >= window:
                    recent.remove(old)
            ok = len(recent) < limit
            if ok:
                recent.append(t)
            answers.append(ok)
        return answers
#> Solution().rateLimiter([1, 2, 3, 12], 10, 2)
#> Solution().rateLimiter([0, 1, 2, 3, 20, 21, 22], 5, 4)
#> Solution().rateLimiter([5], 1, 0)
#> Solution().rateLimiter([], 3, 3)
#> Solution().rateLimiter([10, 10, 14, 15, 19, 20], 5, 2)
# %%
def inherit(person, family, share):
    """Divide a share among children, generation after generation."""
    kids = family.get(person, [])
    if not kids:
        return {person: share}
    result = {}
    for k in kids:
        result = inherit(k, family, share // len(kids))
    return result
#> inherit("gran", {"gran": ["mum", "uncle"], "mum": ["me", "sis"]}, 100)
#> inherit("solo", {}, 77)
#> inherit("a", {"a": ["b"], "b": ["c", "d"]}, 31)
#> inherit("p", {"p": ["q", "r", "s"], "s": ["t", "u"]}, 90)
#> inherit("x", {"x": ["y", "z"]}, 9)
# %%
def shift_schedule(days, workers):
    plan = {}
    turn = 0
    for d in days:
        if d in ("Sat", "Sun"):
            next
        plan[d] = workers[turn % len(workers)]
        turn += 1
    return plan
#> shift_schedule(["Fri", "Sat", "Mon"], ["Ty", "Ulf"])
#> shift_schedule(["Sun"], ["Vi"])
#> shift_schedule(["Mon", "Tue"], [])
#> shift_schedule(["Mon", "Tue", "Mon", "Wed"], ["Al", "Bo", "Cy"])
#> shift_schedule([], ["Xu"])
# %%
class Solution:
    def zipCode(self, rows: list[str]) -> str:
        out = ""
        col = 0
        while True:
            added = False
            for row in rows:
                if col < len(row):
                    out += row[col]
                    added = True
                else:
                    added = False
            if not added:
                return out
            col += 1
#> Solution().zipCode(["abc", "de"])
#> Solution().zipCode(["x", "yyyy"])
#> Solution().zipCode([])
#> Solution().zipCode(["one", "two", "four"])
#> Solution().zipCode(["12", "3", "4567", ""])
# %%
def describe(cart):
    total = 0
    names = []
    for item in cart:
        name, price = item
        total = total + price
        names.append(name)
    count = len(names)
    return "Total: " + total + " for " + str(count) if total > 0 else f"free {names}"
#> describe([("bag", 0)])
#> describe([])
#> describe([("cup", 5), ("voucher", -9)])
#> describe([("hat", 12)])
#> describe([("gift", -3), ("card", 0), ("bow", 3)])
