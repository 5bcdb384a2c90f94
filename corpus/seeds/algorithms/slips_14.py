# %%
from typing import Dict, List, Optional


class Solution:
    def cafeOrders(self, events: List[str]) -> Dict[str, int]:
        prices = {"tea": 3, "cake": 5, "soup": 7}
        tabs: Dict[str, int] = {}
        paid: Dict[str, int] = {}

        def order(table: str, dish: str, n: int = 1) -> None:
            tabs[table] = tabs.get(table, 0) + prices[dish] * n

        def settle(table: str) -> Optional[int]:
            amount = tabs.pop(table, None)
            if amount:
                paid[table] = amount
            return amount

        for event in events:
            words = event.split()
            if words[0] == "pay":
                settle(words[1])
            elif len(words) == 3:
                order(words[0], words[1], words[2])
            else:
                order(*words)
        paid["open"] = len(tabs)
        return paid
#> Solution().cafeOrders(["t1 tea", "t2 cake", "pay t1"])
#> Solution().cafeOrders(["t4 soup 2"])
#> Solution().cafeOrders([])
#> Solution().cafeOrders(["a soup", "a tea", "pay a", "a cake", "pay a"])
#> Solution().cafeOrders(["pay z", "y tea", "x tea"])
# %%
class Node:
    def __init__(self, value, next=None):
        self.value = value
        self.next = next


def from_list(values):
    head = None
    for v in values:
        head = Node(v, head)
    return head


def drop_below(values, limit):
    head = from_list(values)
    node = head
    while node and node.next:
        if node.next.value < limit:
            node.next = node.next.next
        node = node.next
    out = []
    while head:
        out.append(head.value)
        head = head.next
    return out
#> drop_below([5, 1, 2, 8], 4)
#> drop_below([1, 1, 1], 3)
#> drop_below([], 2)
#> drop_below([9, 3, 7, 2], 1)
#> drop_below([4, 0, 0, 0, 6], 5)
# %%
class Solution:
    def battleShips(self, board: list[str], shots: list[tuple[int, int]]) -> str:
        ships: dict[str, int] = {}
        for row in board:
            for cell in row:
                if cell != ".":
                    ships[cell] = ships.get(cell, 0) + 1
        log = ""
        for r, c in shots:
            cell = board[c][r]
            if cell == ".":
                log += "m"
                continue
            ships[cell] -= 1
            if ships[cell] == 0:
                log += cell
                del ships[cell]
            else:
                log += "h"
        return log + str(len(ships))
#> Solution().battleShips(["A..", "A.B", "..."], [(0, 0), (0, 1)])
#> Solution().battleShips(["C.", "CC"], [(1, 0), (0, 1), (0, 0)])
#> Solution().battleShips(["..", ".."], [(1, 1)])
#> Solution().battleShips(["XY"], [(1, 0), (0, 1)])
#> Solution().battleShips(["PPP", "Q..", "..."], [(0, 2), (1, 0), (2, 0), (0, 1)])
# %%
def evaluate(rules, facts):
    """Adds conclusions until nothing new follows."""
    known = list(facts)
    changed = True
    rounds = 0
    while changed and rounds < 5:
        changed = False
        rounds += 1
        for needs, gives in rules:
            if any(n in known for n in needs) and gives not in known:
                known.append(gives)
                changed = True
                break
    return known, rounds
#> evaluate([(["wet", "cold"], "ice"), (["ice"], "slip")], ["wet"])
#> evaluate([], ["sun"])
#> evaluate([(["a"], "b"), (["b"], "c"), (["c"], "a")], ["b"])
#> evaluate([(["x", "y"], "z")], [])
#> evaluate([(["p"], "q"), (["q", "r"], "s"), (["s"], "t"), (["t"], "u"), (["u"], "v"), (["v"], "w")], ["p"])
# %%
class Solution:
    def matchDonors(self, donors: list[tuple[str, str]], needs: list[str]) -> dict[str, str]:
        gives = {"O": "OABX", "A": "AX", "B": "BX", "X": "X"}
        used: set[int] = set()
        result: dict[str, str] = {}

        def find(blood: str) -> int:
            for i, (_, kind) in enumerate(donors):
                if i not in used and kind in gives[blood]:
                    return i
            return -1

        for n, blood in enumerate(needs):
            i = find(blood)
            used.add(i)
            result[f"p{n}"] = donors[i][0]
        return result
#> Solution().matchDonors([("Ann", "O"), ("Bob", "A")], ["A", "O"])
#> Solution().matchDonors([("Cid", "X")], ["X", "B"])
#> Solution().matchDonors([("Dot", "B")], [])
#> Solution().matchDonors([("Eve", "A"), ("Fay", "X"), ("Gus", "O")], ["A", "A", "A"])
#> Solution().matchDonors([("Hal", "B"), ("Ivy", "B")], ["O", "B", "Z"])
# %%
def simulate_traffic(queue_ns, queue_ew, ticks):
    green = "ns"
    passed = {"ns": 0, "ew": 0}
    timer = 0
    for t in range(ticks):
        if green == "ns":
            if queue_ns > 0:
                queue_ns -= 1
                passed["ns"] += 1
        else:
            if queue_ew > 0:
                queue_ew -= 1
                passed["ew"] += 1
        timer += 1
        if timer == 3:
            green = "ew" if green == "ns" else "ns"
        queue_ns += t % 2
        queue_ew += t % 3 == 0
    return passed, queue_ns, queue_ew
#> simulate_traffic(4, 2, 5)
#> simulate_traffic(0, 0, 3)
#> simulate_traffic(1, 6, 8)
#> simulate_traffic(10, 0, 2)
#> simulate_traffic(3, 3, 0)
# %%
class Solution:
    def cropRotation(self, fields: list[str], seasons: int) -> list[str]:
        order = ["wheat", "beans", "fallow"]
        history: list[list[str]] = []
        for _ in range(seasons):
            history.append(fields)
            for i, crop in enumerate(fields):
                j = order.index(crop)
                fields[i] = order[(j + 1) % len(order)]
        changed = 0
        for old, new in zip(history[0], history[-1]):
            changed += old != new
        return fields, changed
#> Solution().cropRotation(["wheat", "beans"], 2)
#> Solution().cropRotation(["fallow"], 1)
#> Solution().cropRotation(["beans", "beans", "wheat"], 3)
#> Solution().cropRotation(["rice"], 1)
#> Solution().cropRotation(["fallow", "wheat", "fallow"], 4)
# %%
def parse_duration(text):
    total = 0
    number = ""
    for ch in text:
        if ch.isdigit():
            number += ch
        elif ch == "h":
            total += int(number) * 60
        elif ch == "m":
            total += int(number)
            number = ""
    return total


def total_duration(items):
    minutes = 0
    bad = []
    for it in items:
        try:
            minutes += parse_duration(it)
        except ValueError:
            bad.append(it)
            minutes = 0
    return minutes // 60, minutes % 60, bad
#> total_duration(["1h30m", "45m"])
#> total_duration(["2h", "h", "10m"])
#> total_duration([])
#> total_duration(["90", "3h5m", "m"])
#> total_duration(["12m", "4h", "1h1m"])
# %%
class Solution:
    def dependencyOrder(self, deps: dict[str, list[str]]) -> list[str]:
        order: list[str] = []
        state: dict[str, str] = {}

        def visit(node: str) -> None:
            if state.get(node) == "done":
                return
            if state.get(node) == "open":
                raise ValueError("cycle at " + node)
            state[node] = "open"
            order.append(node)
            for d in deps.get(node, []):
                visit(d)
            state[node] = "done"

        for node in deps:
            visit(node)
        return order
#> Solution().dependencyOrder({"app": ["db", "log"], "db": ["log"]})
#> Solution().dependencyOrder({"x": ["y"], "y": ["x"]})
#> Solution().dependencyOrder({})
#> Solution().dependencyOrder({"ui": [], "api": ["ui", "auth"], "auth": ["ui"]})
#> Solution().dependencyOrder({"m": ["n"], "n": ["o"], "o": []})
# %%
def smoke_signals(lines):
    values = {"puff": 1, "ring": 5, "cloud": 12}
    totals = []
    for line in lines:
        total = 0
        prev = 0
        for word in line.split("-"):
            v = values[word]
            if v > prev:
                total += v - prev
            else:
                total += v
            prev = v
        totals.append(total)
    return totals
#> smoke_signals(["puff-ring", "ring-puff-puff"])
#> smoke_signals(["cloud-cloud-puff"])
#> smoke_signals(["ring-haze"])
#> smoke_signals([])
#> smoke_signals(["puff-cloud-ring-puff", "ring", "puff-puff-ring"])
# %%
class Solution:
    def auction(self, bids: list[tuple[str, int]], reserve: int) -> dict[str, object]:
        history: list[int] = []
        leader: str = ""
        for who, amount in bids:
            try:
                if amount <= history[-1]:
                    raise ValueError
                history.append(amount)
            except IndexError:
                if amount >= reserve:
                    history.append(amount)
            except ValueError:
                reserve += 1
            leader = who
        return {"leader": leader, "top": history[-1:] or reserve}
#> Solution().auction([("kay", 50), ("lee", 40), ("max", 60)], 30)
#> Solution().auction([("ned", 10), ("oli", 20)], 25)
#> Solution().auction([], 100)
#> Solution().auction([("pat", 70), ("quy", 70), ("ray", 65)], 60)
#> Solution().auction([("sue", 5), ("ted", 15), ("uma", 12)], 15)
# %%
def bowling(frames):
    score = 0
    for i in range(len(frames)):
        first, second = frames[i]
        score += first + second
        if first == 10:
            score += sum(frames[i + 1])
        elif first + second == 10:
            score += frames[i + 1][1]
    return score
#> bowling([(3, 4), (10, 0), (2, 5)])
#> bowling([(5, 5), (6, 1)])
#> bowling([(1, 1), (9, 1)])
#> bowling([])
#> bowling([(10, 0), (10, 0), (4, 3), (2, 8), (0, 0)])
# %%
class Solution:
    def compressPath(self, cities: list[str], limit: int = 3) -> str:
        def short(name: str, n: int) -> str:
            return name[:n].upper()

        codes: dict[str, str] = {}
        for city in cities:
            n = limit
            while short(city, n) in codes and n < len(city):
                n += 1
            codes[city] = short(city, n)
        return "-".join(codes[c] for c in cities)
#> Solution().compressPath(["Berlin", "Bern", "Basel"])
#> Solution().compressPath(["Rome", "Romeo"], 2)
#> Solution().compressPath([])
#> Solution().compressPath(["OSL", "Oslo", "Oslo"], 3)
#> Solution().compressPath(["Kiel", "KIE", "Kielce"], 1)
# %%
def warehouse_robot(grid, program):
    rows = [list(r) for r in grid]
    for r, row in enumerate(rows):
        if "R" in row:
            y, x = r, row.index("R")
    moves = {"^": (-1, 0), "v": (1, 0), "<": (0, -1), ">": (0, 1)}
    pushed = 0
    for p in program:
        dy, dx = moves[p]
        ny, nx = y + dy, x + dx
        if rows[ny][nx] == "O":
            rows[ny + dy][nx + dx] = "O"
            pushed += 1
        if rows[ny][nx] != "#":
            rows[y][x] = "."
            y, x = ny, nx
    return ["".join(r) for r in rows], pushed
#> warehouse_robot(["R.O.#"], ">>>")
#> warehouse_robot(["..O", "..R"], "<^")
#> warehouse_robot(["O...", "R..."], ">>^<")
#> warehouse_robot(["#####", "#RO.#", "#####"], ">>>")
#> warehouse_robot(["R#", ".."], ">v>")
# %%
class Solution:
    def hotelNights(self, stays: list[tuple[str, int, int]], rate: dict[str, int]) -> dict[str, int]:
        bill: dict[str, int] = {}
        for guest, arrive, leave in stays:
            for night in range(arrive, leave + 1):
                day = ("mon", "tue", "wed", "thu", "fri", "sat", "sun")[night % 7]
                price = rate.get("day", rate["base"])
                bill[guest] = bill.get(guest, 0) + price
                if day == "sun":
                    bill[guest] -= 10
        return bill
#> Solution().hotelNights([("Al", 0, 2), ("Bo", 5, 7)], {"base": 50, "sat": 80})
#> Solution().hotelNights([("Cy", 6, 6)], {"base": 70, "day": 20})
#> Solution().hotelNights([], {})
#> Solution().hotelNights([("Di", 3, 1), ("Di", 13, 14)], {"base": 100})
#> Solution().hotelNights([("Ed", 1, 3)], {"sun": 99})
# %%
def sparse_add(a, b):
    out = a
    for r in b:
        if r not in out:
            out[r] = b[r]
            continue
        for c, v in b[r].items():
            out[r][c] = out[r].get(c, 0) + v
            if out[r][c] == 0:
                del out[r]
    return out
#> sparse_add({0: {1: 5}}, {0: {1: 2, 3: 4}})
#> sparse_add({}, {2: {2: 2}})
#> sparse_add({1: {0: 3}}, {1: {0: -3}})
#> sparse_add({4: {4: 1, 5: 2}}, {4: {4: -1, 5: 6}})
#> sparse_add({7: {0: 8}}, {7: {}, 9: {9: 9}})
# %%
class Solution:
    def choirVoices(self, singers: list[tuple[str, int]]) -> dict[str, list[str]]:
        bounds = [("bass", 100), ("tenor", 200), ("alto", 300)]
        choir: dict[str, list[str]] = {}
        for name, hz in singers:
            voice = "soprano"
            for v, top in bounds:
                if hz < top:
                    voice = v
            choir.setdefault(voice, []).append(name)
        for voice in choir:
            choir[voice] = choir[voice].sort()
        return choir
#> Solution().choirVoices([("Kay", 90), ("Lou", 250)])
#> Solution().choirVoices([("Mia", 500)])
#> Solution().choirVoices([])
#> Solution().choirVoices([("Ned", 150), ("Oli", 350), ("Pam", 299), ("Quy", 300)])
#> Solution().choirVoices([("Ray", "190")])
# %%
def train_seats(trains, wishes):
    booked = []
    for who, time in wishes:
        options = [t for t in trains if t["dep"] >= time and t["free"]]
        if not options:
            booked.append((who, None))
            continue
        best = options[0]
        for t in options:
            if t["dep"] > best["dep"]:
                best = t
        trains[0]["free"] -= 1
        booked.append((who, best["dep"]))
    return booked
#> train_seats([{"dep": 8, "free": 1}, {"dep": 10, "free": 2}], [("al", 7), ("bo", 9)])
#> train_seats([{"dep": 6, "free": 1}], [("cy", 5), ("di", 5)])
#> train_seats([], [("ed", 1)])
#> train_seats([{"dep": 12, "free": 0}, {"dep": 9, "free": 1}], [("flo", 8), ("gil", 9), ("hua", 10)])
#> train_seats([{"dep": 15}], [("ivo", 14)])
# %%
class Solution:
    def diceDuel(self, a: list[int], b: list[int]) -> tuple[int, int]:
        wins = losses = 0
        a_sorted = a.sort(reverse=True)
        b_sorted = sorted(b, reverse=True)
        for x, y in zip(a_sorted or a, b):
            if x > y:
                wins += 1
            elif x < y:
                losses += 1
                b_sorted.pop()
        return wins, losses, b_sorted
#> Solution().diceDuel([2, 6, 4], [5, 5])
#> Solution().diceDuel([1], [1])
#> Solution().diceDuel([], [3])
#> Solution().diceDuel([3, 3, 1], [6, 4, 2])
#> Solution().diceDuel([5, 2], [1, 6, 4])
# %%
def rainfall_stats(text):
    values = []
    for token in text.split(","):
        token = token.strip()
        if token == "-999":
            break
        if not token.isdigit():
            continue
        values.append(float(token))
    count = len(values)
    if count == 0:
        return None
    mean = sum(values) / count
    above = sum(1 for v in values if v > mean)
    return round(mean, 1), above, count
#> rainfall_stats("10, 20, 30")
#> rainfall_stats("1.5, 2, -3, 4")
#> rainfall_stats("x, y")
#> rainfall_stats("7,-999,100")
#> rainfall_stats("0, 0, 12 , 3.3, 5")
# %%
class Solution:
    def stickerBook(self, pages: list[int], packs: list[list[int]]) -> list[list[int]]:
        book = [[0] * size for size in pages]
        spare: list[int] = []

        def locate(n: int) -> tuple[int, int]:
            page = 0
            while n > pages[page]:
                n -= pages[page]
                page += 1
            return page, n

        for pack in packs:
            for n in pack:
                page, slot = locate(n)
                if book[page][slot - 1]:
                    spare.append(slot)
                else:
                    book[page][slot - 1] = n
        return book, spare
#> Solution().stickerBook([2, 3], [[1, 4], [4, 5]])
#> Solution().stickerBook([4], [[0, 3]])
#> Solution().stickerBook([3, 1], [])
#> Solution().stickerBook([2], [[2, 3]])
#> Solution().stickerBook([1, 2, 3], [[6, 6, 1], [2], [5, 6]])
# %%
def clean_csv(rows, types):
    good, bad = [], []
    for n, row in enumerate(rows):
        out = []
        for value, kind in zip(row.split(","), types):
            try:
                if kind == "int":
                    out.append(int(value))
                elif kind == "float":
                    out.append(float(value))
                else:
                    out.append(value.strip())
            except ValueError:
                bad.append(n)
                break
        good.append(out)
    return good, bad
#> clean_csv(["1,2.5, x", "a,3,y"], ["int", "float", "str"])
#> clean_csv([], ["int"])
#> clean_csv(["7", "8,9"], ["int", "int"])
#> clean_csv(["4.0,1", "5,?", "6,-2"], ["int", "float"])
#> clean_csv([" p ,q"], [])
# %%
class Solution:
    def gardenBeds(self, beds: list[int], seeds: dict[str, int]) -> list[str]:
        planted: list[str] = []
        for space in beds:
            choice = None
            for plant, need in seeds.items():
                if need <= space:
                    if choice is None or need > seeds[plant]:
                        choice = plant
            if choice is None:
                planted.append("-")
            else:
                planted.append(choice)
                seeds[choice] += 1
        return planted
#> Solution().gardenBeds([4, 2, 6], {"pea": 2, "kale": 4})
#> Solution().gardenBeds([1], {"yam": 3})
#> Solution().gardenBeds([], {"leek": 1})
#> Solution().gardenBeds([3, 3, 3, 3], {"dill": 2, "mint": 1})
#> Solution().gardenBeds([9, 5, 7], {"corn": 5, "bean": 6, "chard": 1})
# %%
def loop_the_lights(pattern, states):
    lamps = [0] * len(pattern)
    history = []
    for s in range(states):
        for i in range(len(lamps)):
            if pattern[i] == "b":
                lamps[i] = 1 - lamps[i]
            elif pattern[i] == "o":
                lamps[i] = 1
            elif pattern[i] == "t" and s % 3:
                lamps[i] ^= 1
        history.append(lamps)
    return history, sum(history[0])
#> loop_the_lights("bo", 3)
#> loop_the_lights("tt", 2)
#> loop_the_lights("x", 1)
#> loop_the_lights("bbot", 4)
#> loop_the_lights("o", 0)
# %%
class Solution:
    def fuelLog(self, fills: list[tuple[int, float]]) -> list[float]:
        """Litres per 100 km between fills; (odometer, litres)."""
        out: list[float] = []
        prev = 0
        for km, litres in fills:
            if prev:
                used = litres / km - prev * 100
                out.append(round(used, 1))
            prev = km
        return out
#> Solution().fuelLog([(1000, 40), (1500, 35)])
#> Solution().fuelLog([(0, 50), (600, 42), (1100, 33.5)])
#> Solution().fuelLog([])
#> Solution().fuelLog([(300, 20), (0, 10)])
#> Solution().fuelLog([(10, 1), (20, 1), (30, 1), (40, 1)])
# %%
def quote_lines(text, depth):
    out = []
    level = depth
    for line in text.split("\n"):
        if line.startswith("+"):
            level += 1
            line = line[1:]
        elif line.startswith("-"):
            level =- 1
            line = line[1:]
        out.append(">" * level + line)
    return out
#> quote_lines("hi\n+re\n-ok", 1)
#> quote_lines("", 2)
#> quote_lines("-x\n+y\n+z", 3)
#> quote_lines("a\nb", 0)
#> quote_lines("+p\n+q\n-r\ns", 0)
# %%
class Solution:
    def lotteryGroups(self, numbers: list[int], groups: int) -> list[list[int]]:
        result: list[list[int]] = []
        size = len(numbers) / groups
        start = 0
        for g in range(groups):
            end = start + int(size)
            result.append(sorted(numbers[start:end]))
            start = end + 1
        return result
#> Solution().lotteryGroups([5, 3, 9, 1, 7, 2], 2)
#> Solution().lotteryGroups([4, 4, 8], 3)
#> Solution().lotteryGroups([], 2)
#> Solution().lotteryGroups([10, 6, 12], 0)
#> Solution().lotteryGroups([21, 14, 33, 8, 40, 27, 19], 3)
# %%
def best_route(routes, closed):
    best = None
    for name, legs in routes.items():
        time = 0
        for road, minutes in legs:
            if road in closed:
                time = None
            time += minutes
        if best is None or time < best[1]:
            best = (name, time)
    return best
#> best_route({"coast": [("A1", 30), ("B2", 15)], "hill": [("C3", 40)]}, ["D4"])
#> best_route({"lake": [("E5", 12)]}, ["E5"])
#> best_route({}, [])
#> best_route({"north": [("N1", 9), ("N2", 9)], "south": [("S1", 18)], "west": []}, [])
#> best_route({"x": [("R", 70)], "y": [("Q", 20), ("P", 60)]}, "Z")
# %%
class Solution:
    def countTilings(self, floor: list[str]) -> int:
        rows = [list(r) for r in floor]
        placed = 0
        for r in range(len(rows)):
            for c in range(len(rows[r])):
                if rows[r][c] != ".":
                    continue
                if c + 1 < len(rows[r]) and rows[r][c + 1] == ".":
                    rows[r][c] = rows[r][c + 1] = "#"
                    placed += 1
                if r + 1 < len(rows) and rows[r + 1][c] == ".":
                    rows[r][c] = rows[r + 1][c] = "#"
                    placed += 1
        return placed, sum(row.count(".") for row in rows)
#> Solution().countTilings(["..", ".."])
#> Solution().countTilings([".#.", "..."])
#> Solution().countTilings([])
#> Solution().countTilings(["....."])
#> Solution().countTilings(["#.", "..", ".#"])
# %%
def trace_calls(calls):
    depth = 0
    times = {}
    stack = []
    for kind, name, t in calls:
        if kind == "enter":
            stack.append((name, t))
            depth = max(depth, len(stack))
        else:
            name, began = stack.pop(0)
            times[name] = times.get(name, 0) + t - began
    return times, depth
#> trace_calls([("enter", "f", 0), ("enter", "g", 2), ("exit", "g", 5), ("exit", "f", 9)])
#> trace_calls([("enter", "h", 1), ("exit", "h", 4), ("enter", "h", 6), ("exit", "h", 7)])
#> trace_calls([])
#> trace_calls([("exit", "k", 3)])
#> trace_calls([("enter", "a", 0), ("enter", "b", 1), ("enter", "c", 2), ("exit", "c", 8)])
# %%
class Solution:
    def bakeSale(self, trays: list[int], customers: list[int], fresh: int = 3) -> int:
        sold, hour = 0, 0
        shelf: list[list[int]] = []
        for baked, wanted in zip(trays, customers):
            shelf.append([hour, baked])
            for tray in shelf:
                if hour - tray[0] > fresh:
                    shelf.remove(tray)
            for tray in shelf:
                take = min(tray[1], wanted)
                tray[1] -= take
                sold += take
            hour += 1
        return sold, [t[1] for t in shelf]
#> Solution().bakeSale([5, 5], [3, 4])
#> Solution().bakeSale([10, 0, 0], [2, 2, 2], 1)
#> Solution().bakeSale([], [4])
#> Solution().bakeSale([4, 4, 4, 4], [1, 1, 1, 6], 2)
#> Solution().bakeSale([8, 1, 6], [20, 0, 5], 0)
# %%
def merge_settings(defaults, *layers):
    result = defaults
    for layer in layers:
        for key, value in layer.items():
            if isinstance(value, dict):
                result[key] = merge_settings(result.get(key), value)
            elif value is not None:
                result[key] = value
            else:
                result.pop(key)
    return result == defaults, result
#> merge_settings({"a": 1, "b": 2}, {"a": 5}, {"b": None})
#> merge_settings({"ui": {"dark": False}}, {"ui": {"dark": True, "font": 12}})
#> merge_settings({})
#> merge_settings({"x": 1}, {"y": None})
#> merge_settings({"net": {"port": 80}, "log": 1}, {"net": {"port": None}}, {"log": 3, "tag": "t"})
# %%
class Solution:
    def pianoKeys(self, notes: list[str]) -> list[int]:
        names = ["C", "C#", "D", "D#", "E", "F", "F#", "G", "G#", "A", "A#", "B"]
        keys: list[int] = []
        for n in notes:
            name, octave = n[0], int(n[-1])
            key = names.index(name) + octave * 7
            if keys and key == keys[-1]:
                continue
            keys.append(key)
        return keys
#> Solution().pianoKeys(["C4", "E4", "G4"])
#> Solution().pianoKeys(["F#3", "F3", "A3"])
#> Solution().pianoKeys([])
#> Solution().pianoKeys(["D5", "H2"])
#> Solution().pianoKeys(["G1", "C2", "A#0", "B9", "C10"])
# %%
def paginate(items, per_page):
    pages = []
    count = len(items) // per_page
    for p in range(count):
        start = p * per_page
        pages.append(items[start:start + per_page])
    try:
        last = pages[count]
    except IndexError:
        last = pages[-1] if pages else None
    return pages, last
#> paginate([1, 2, 3, 4, 5], 2)
#> paginate(["a", "b"], 5)
#> paginate([], 3)
#> paginate([9, 8, 7, 6], 4)
#> paginate([0, 1], 0)
# %%
class Solution:
    def swimRelay(self, teams: dict[str, list[float]]) -> list[str]:
        order = []
        times = {}
        for team, legs in teams.items():
            total = 0
            for i, leg in enumerate(legs):
                if i == 0:
                    total = leg + 0.7
                else:
                    total = leg
            times[total] = team
        for t in sorted(times):
            order.append(f"{times[t]} {t:.1f}")
        return order
#> Solution().swimRelay({"Rays": [25.5, 26.0], "Eels": [24.9, 25.8]})
#> Solution().swimRelay({"Cods": [30.0]})
#> Solution().swimRelay({})
#> Solution().swimRelay({"A": [20.0, 22.5], "B": [21.0, 22.5], "C": []})
#> Solution().swimRelay({"Pike": [27.25, 26.5, 28.0], "Carp": [29.0, 26.0], "Tuna": [25.0]})
# %%
def spread_cost(costs, months):
    plan = [0] * months
    for name, (amount, first, every) in costs.items():
        m = first
        while m <= months:
            plan[m] += amount
            m += every
            if every == 0:
                break
    return plan, max(plan, default=0)
#> spread_cost({"rent": (500, 0, 2)}, 5)
#> spread_cost({"tax": (90, 1, 0)}, 3)
#> spread_cost({}, 2)
#> spread_cost({"gas": (40, 1, 3), "net": (25, 0, 5)}, 6)
#> spread_cost({"car": (70, 2, 2), "pet": (15, 0, 1)}, 4)
# %%
class Solution:
    def decodeGrid(self, text: str, cols: int) -> str:
        rows = -(-len(text) // cols)
        out = []
        for c in range(cols):
            for r in range(rows):
                i = c * cols + r
                if i < len(text):
                    out.append(text[i])
                else:
                    out.append("_")
        return "".join(out)
#> Solution().decodeGrid("hloel", 2)
#> Solution().decodeGrid("abcdef", 3)
#> Solution().decodeGrid("", 4)
#> Solution().decodeGrid("puzzle", 4)
#> Solution().decodeGrid("zip", 0)
# %%
def stock_alerts(prices, rules):
    alerts = []
    last = {}
    for ticker, price in prices:
        low, high = rules.get(ticker) or (0, 50)
        before = last.setdefault(ticker, price)
        if price > high > before:
            alerts.append(ticker + "^")
        if price < low < before:
            alerts.append(ticker + "v")
    return alerts, last
#> stock_alerts([("AB", 40), ("AB", 60), ("AB", 70)], {})
#> stock_alerts([("CD", 9), ("CD", 4), ("CD", 8), ("CD", 3)], {"CD": (5, 10)})
#> stock_alerts([], {"EF": (1, 2)})
#> stock_alerts([("GH", 20)], {"GH": (25, 30)})
#> stock_alerts([("IJ", 30), ("KL", 45), ("KL", 51), ("IJ", 10)], {"IJ": (15, 35)})
# %%
def seat_swap(rows, a, b):
    pos = {}
    for r, row in enumerate(rows):
        for c, name in enumerate(row):
            pos[name] = (r, c)
    try:
        (ra, ca), (rb, cb) = pos[a], pos[b]
    except KeyError as missing:
        return "no " + missing.args[0]
    rows[ra][ca] = rows[rb][cb]
    rows[rb][cb] = rows[ra][ca]
    return rows
#> seat_swap([["al", "bo"], ["cy", "di"]], "al", "di")
#> seat_swap([["ed", "flo"]], "ed", "gus")
#> seat_swap([], "hal", "ivy")
#> seat_swap([["jo"], ["kim", "jo"]], "jo", "kim")
#> seat_swap([["lu", "mo", "ny"]], "ny", "ny")
# %%
class Solution:
    def potluck(self, guests: list[tuple[str, str]], limit: int) -> dict[str, str]:
        """Each dish at most `limit` times; late guests bring bread."""
        taken: dict[str, int] = {}
        brings: dict[str, str] = {}
        for guest, dish in guests:
            n = taken.get(dish, 0)
            if n > limit:
                dish = "bread"
            brings[guest] = dish
            taken[dish] = n + 1
        brings["total"] = str(len(taken))
        return brings
#> Solution().potluck([("ann", "pie"), ("bob", "pie"), ("cat", "pie")], 1)
#> Solution().potluck([("dan", "soup")], 0)
#> Solution().potluck([], 2)
#> Solution().potluck([("eve", "dip"), ("fay", "dip"), ("gus", "bread"), ("hal", "dip")], 0)
#> Solution().potluck([("ivy", "ham"), ("jon", "cake"), ("ivy", "cake")], 1)
