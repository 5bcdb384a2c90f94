# %%
class Solution:
    def trainMerge(self, a: list[int], b: list[int]) -> list[int]:
        """Departures of two lines; a train may leave at least 3 minutes after the one before."""
        both = sorted(a + b)
        out: list[int] = []
        delay = 0
        for t in both:
            t += delay
            if out and t - out[-1] < 3:
                delay += 3 - (t - out[-1])
            out.append(t)
        return out
#> Solution().trainMerge([10, 20], [11, 30])
#> Solution().trainMerge([5], [])
#> Solution().trainMerge([0, 1, 2], [2])
#> Solution().trainMerge([7, 9, 15], [8, 16])
#> Solution().trainMerge([], [])
# %%
def vowel_swap(word):
    vowels = "aeiou"
    out = ""
    for ch in word:
        if ch in vowels:
            i = vowels.index(ch)
            out += vowels[i + 1]
        else:
            out += ch
    return out
#> vowel_swap("kitten")
#> vowel_swap("rhythm")
#> vowel_swap("album")
#> vowel_swap("Oboe")
#> vowel_swap("a big dog")
# %%
def rolling_max(xs, k):
    out = []
    current = xs[0]
    for i in range(len(xs)):
        if i >= k and xs[i - k] == current:
            current = max(xs[i - k:i])
        if xs[i] > current:
            current = xs[i]
        out.append(current)
    return out
#> rolling_max([4, 2, 1, 5], 2)
#> rolling_max([9, 1, 1, 1, 1], 3)
#> rolling_max([], 2)
#> rolling_max([3, 8, 2, 7, 6, 1], 1)
#> rolling_max([-5, -9, -2, -7], 2)
# %%
class Solution:
    def rentRooms(self, rooms: dict[str, int], guests: list[tuple[str, int]]) -> dict[str, str]:
        booked: dict[str, str] = {}
        for guest, budget in guests:
            pick = None
            for room, price in rooms.items():
                if room in booked:
                    continue
                if price <= budget and (pick is None or price < rooms[pick]):
                    pick = room
            if pick:
                booked[guest] = pick
        return booked
#> Solution().rentRooms({"attic": 40, "suite": 90}, [("Ida", 100), ("Jan", 50)])
#> Solution().rentRooms({"loft": 70}, [("Kai", 60)])
#> Solution().rentRooms({}, [("Lou", 500)])
#> Solution().rentRooms({"r1": 30, "r2": 20, "r3": 25}, [("r2", 40), ("Mia", 40), ("Nic", 22)])
#> Solution().rentRooms({"den": 15, "hall": 15}, [("Ole", 15), ("Pia", 14)])
# %%
def average_of_best(scores, k):
    scores.sort(reverse=False)
    best = scores[:k]
    total = 0
    for s in best:
        total += s
        average = total / k
    return average
#> average_of_best([70, 90, 80], 2)
#> average_of_best([55], 3)
#> average_of_best([10, 20, 30, 40], 4)
#> average_of_best([12, 7], 0)
#> average_of_best([-3, 8, 15, 2], 3)
# %%
def parse_kv(line):
    result = {}
    key = ""
    value = ""
    in_key = True
    for ch in line:
        if ch == "=":
            in_key = False
        elif ch == ",":
            result[key] = value
            key = value = ""
        elif in_key:
            key += ch
        else:
            value += ch
    result[key] = value
    return result
#> parse_kv("a=1,b=2")
#> parse_kv("name=joe")
#> parse_kv("x,y=5")
#> parse_kv("")
#> parse_kv("k=v,l,m=n=o")
# %%
class Solution:
    def mosaic(self, tiles: list[int], width: int) -> list[list[int]]:
        rows: list[list[int]] = []
        row: list[int] = []
        used = 0
        for t in tiles:
            if used + t <= width:
                row.append(t)
                used += t
            else:
                rows.append(row)
                row = []
                used = 0
        if row:
            rows.append(row)
        return rows
#> Solution().mosaic([3, 4, 5, 2], 8)
#> Solution().mosaic([9, 9], 5)
#> Solution().mosaic([], 10)
#> Solution().mosaic([2, 2, 2, 2, 2, 2, 2], 4)
#> Solution().mosaic([6, 1, 7, 3, 3, 1], 7)
# %%
def thermals(altitudes):
    climbs = []
    start = altitudes[0]
    for prev, cur in zip(altitudes, altitudes[1:]):
        if cur < prev:
            climbs.append(prev - start)
            start = prev
    climbs.append(altitudes[-1] - start)
    return [c for c in climbs if c]
#> thermals([100, 150, 120, 180])
#> thermals([50])
#> thermals([90, 80, 70])
#> thermals([])
#> thermals([10, 30, 30, 25, 60, 55])
# %%
def bmi_table(people):
    out = {}
    for name, kg, cm in people:
        m = cm // 100
        bmi = kg / m ** 2
        if bmi < 18.5:
            out[name] = "under"
        elif 18.5 <= bmi < 25:
            out[name] = "ok"
        else:
            out[name] = round(bmi)
    return out
#> bmi_table([("Ana", 60, 165), ("Bo", 90, 201)])
#> bmi_table([("Cy", 18, 110)])
#> bmi_table([("Di", 12, 85)])
#> bmi_table([])
#> bmi_table([("Ed", 72, 199), ("Flo", 98, 200), ("Gil", 23, 130)])
# %%
class Solution:
    def wordChain(self, words: list[str]) -> list[str]:
        chain = [words[0]]
        rest = words[1:]
        moved = True
        while rest and moved:
            moved = False
            for w in rest:
                if chain[-1][-1] == w[0]:
                    chain.append(w)
                    rest.remove(w)
                    moved = True
        return chain
#> Solution().wordChain(["tea", "apple", "egg"])
#> Solution().wordChain(["cat", "dog", "tiger", "rat", "toad"])
#> Solution().wordChain(["x"])
#> Solution().wordChain(["owl", "newt", "lion", "tern", "lynx"])
#> Solution().wordChain(["bat", "", "tub"])
# %%
def bit_pack(flags):
    value = 0
    for i, f in enumerate(flags):
        value = value | f << 1 + i
    names = []
    for i in range(len(flags)):
        if value & 1 << i:
            names.append(i)
    return value, names
#> bit_pack([1, 0, 1])
#> bit_pack([True, True, False, True])
#> bit_pack([])
#> bit_pack([0, 0, 0, 0, 1])
#> bit_pack([3, 1])
# %%
def simplify_ratio(parts):
    small = min(parts)
    for d in range(small, 0):
        if all(p % d == 0 for p in parts):
            return [p // d for p in parts]
    total = sum(parts)
    return [p * 100 // total for p in parts]
#> simplify_ratio([4, 6])
#> simplify_ratio([10, 25, 15])
#> simplify_ratio([-3, 9])
#> simplify_ratio([])
#> simplify_ratio([7, 7, 7])
# %%
class Solution:
    def busiestHour(self, logs: list[str]) -> tuple[int, int]:
        hours = [0] * 24
        for entry in logs:
            user, _, stamp = entry.partition("@")
            if not user:
                continue
            hour = int(stamp[:1])
            hours[hour] += 1
        top = max(hours)
        return hours.index(top), top
#> Solution().busiestHour(["al@09:15", "bo@14:00", "cy@15:30"])
#> Solution().busiestHour(["di@23:59"])
#> Solution().busiestHour(["@08:00", "ed@8:00", "ed@08:30"])
#> Solution().busiestHour(["fay"])
#> Solution().busiestHour([])
# %%
def keep_balance(ops, start=0):
    balance = start
    worst = balance
    def deposit(x):
        nonlocal balance
        balance += x
    def withdraw(x):
        balance = start
        balance -= x
        return balance
    for op, x in ops:
        if op == "d":
            deposit(x)
        else:
            worst = min(worst, withdraw(x))
    return balance, worst
#> keep_balance([("d", 50), ("w", 20)])
#> keep_balance([("w", 5), ("w", 6)], 10)
#> keep_balance([])
#> keep_balance([("d", 7), ("d", 8), ("w", 100)], -1)
#> keep_balance([("d", -4), ("w", 3), ("d", 9)], 2)
# %%
def longest_plateau(levels):
    best = 1
    run = 1
    for i in range(1, len(levels)):
        if levels[i] == levels[i - 1]:
            run += 1
        else:
            run = 1
            best = max(best, run)
    return best, run
#> longest_plateau([1, 1, 1, 2])
#> longest_plateau([4, 4, 5, 5, 5])
#> longest_plateau([])
#> longest_plateau([7, 6, 6, 6, 6])
#> longest_plateau([3, 8, 8])
# %%
class Solution:
    def minSwapsGroup(self, s: str, ch: str) -> int:
        k = s.count(ch)
        best = len(s)
        for i in range(len(s) - k):
            window = s[i:i + k]
            best = min(best, window.count(ch))
        return best
#> Solution().minSwapsGroup("abcab", "a")
#> Solution().minSwapsGroup("xxyxx", "x")
#> Solution().minSwapsGroup("qqq", "q")
#> Solution().minSwapsGroup("mississippi", "s")
#> Solution().minSwapsGroup("", "z")
# %%
def exchange(amounts, rates):
    converted = {}
    for currency, amount in amounts.items():
        try:
            converted[currency] = amount * rates[currency]
        except KeyError:
            rates[currency] = 1
        finally:
            converted[currency] = amount
    return sum(converted.values()), sorted(rates)
#> exchange({"eur": 10, "usd": 20}, {"eur": 2})
#> exchange({}, {"gbp": 3})
#> exchange({"yen": 1000}, {"yen": 0.5})
#> exchange({"chf": 5, "sek": 7, "nok": 9}, {"sek": 10})
#> exchange({"inr": -8}, {})
# %%
class Solution:
    def rollDice(self, target: int, dice: list[int]) -> int:
        ways = {0: 1}
        for sides in dice:
            for total, count in list(ways.items()):
                for face in range(1, sides + 1):
                    ways[total + face] = ways.get(total + face, 0) + count
        return ways.get(target, 0)
#> Solution().rollDice(4, [3, 3])
#> Solution().rollDice(1, [6])
#> Solution().rollDice(5, [2, 4])
#> Solution().rollDice(12, [3])
#> Solution().rollDice(3, [2, 2, 2])
# %%
def first_free_slot(busy, length, day_end=18):
    start = 9
    for s, e in sorted(busy):
        if s - start > length:
            break
        start = e
    if start + length > day_end:
        return None
    return start, start + length
#> first_free_slot([(9, 10), (11, 13)], 1)
#> first_free_slot([], 2)
#> first_free_slot([(9, 17)], 2)
#> first_free_slot([(10, 12), (9, 14), (15, 16)], 1)
#> first_free_slot([(12, 13), (16, 17)], 3)
# %%
class Solution:
    def colourGraph(self, n: int, edges: list[list[int]]) -> list[int]:
        colour = [0] * n
        for a, b in edges:
            if colour[a] == colour[b]:
                colour[b] += 1
        used = {}
        for c in colour:
            used[c] = used.get(c, 0) + 1
        return colour, used
#> Solution().colourGraph(3, [[0, 1], [1, 2], [0, 2]])
#> Solution().colourGraph(4, [[0, 1], [2, 1], [3, 1], [0, 3], [3, 2]])
#> Solution().colourGraph(2, [])
#> Solution().colourGraph(3, [[1, 3]])
#> Solution().colourGraph(5, [[0, 0], [4, 0], [2, 4], [3, 2], [4, 3]])
# %%
def title_case(text, small=("of", "the", "and")):
    words = text.split(" ")
    for i, w in enumerate(words):
        if i == 0 or w not in small:
            words[i] = w[0].upper() + w[1:]
        elif i == len(words):
            words[i] = w.upper()
    return " ".join(words)
#> title_case("lord of the rings")
#> title_case("the cat and the")
#> title_case("double  space")
#> title_case("salt and pepper", ("pepper",))
#> title_case("x")
# %%
def bonus_points(answers, key):
    points = 0
    streak = 0
    for given, right in zip(answers, key):
        if given == right:
            points += 1
            streak += 1
            if streak == 3:
                points += 2
        else:
            streak - 1
    return points, streak
#> bonus_points("abcd", "abcc")
#> bonus_points("aabb", "aaaa")
#> bonus_points("", "abc")
#> bonus_points("dcbadc", "dxbxdx")
#> bonus_points("bbbbb", "bbbbbbb")
# %%
class Solution:
    def stackPlates(self, ops: list[str], size: int) -> list[list[int]]:
        stacks = [[]]
        for op in ops:
            if op == "pop":
                top = stacks[-1].pop()
                if not stacks[-1]:
                    stacks.pop()
            else:
                if len(stacks[-1]) == size:
                    stacks.append([int(op)])
                stacks[-1].append(int(op))
        return stacks
#> Solution().stackPlates(["1", "2", "3"], 2)
#> Solution().stackPlates(["4", "5", "pop"], 3)
#> Solution().stackPlates(["6", "pop", "pop"], 1)
#> Solution().stackPlates([], 4)
#> Solution().stackPlates(["7", "8", "9", "10", "pop", "11"], 2)
# %%
def delivery_fee(km, weight, member):
    fee = 0
    if km > 5:
        fee += (km - 5) * 0.5
    if weight > 10 and not member:
        fee += 3
    if member == "True":
        fee = 0
    return fee


def fees(orders):
    total = 0
    for o in orders:
        total += delivery_fee(o[0], o[2], o[1])
    return total
#> fees([(8, 12, True), (3, 4, False)])
#> fees([(20, 0, 15)])
#> fees([])
#> fees([(6, True, 30), (7, 0, 11), (5, False, 10)])
#> fees([(11, 2, 50), (5.5, 0, 10.5)])
# %%
class Solution:
    def ghostLetters(self, a: str, b: str) -> str:
        pool = list(b)
        kept = ""
        for ch in a:
            if ch in b:
                pool.remove(ch)
                kept += ch
        return kept + "|" + "".join(pool)
#> Solution().ghostLetters("planet", "plate")
#> Solution().ghostLetters("xyz", "abc")
#> Solution().ghostLetters("banana", "nab")
#> Solution().ghostLetters("", "left")
#> Solution().ghostLetters("stone", "onsets")
# %%
def marching_order(names, heights):
    order = []
    pairs = dict(zip(heights, names))
    for h in sorted(heights):
        order.append(pairs[h])
    odd = order[0::2]
    even = order[1::2]
    return odd + even.reverse() if len(order) > 6 else odd + even[::-1]
#> marching_order(["al", "bo", "cy"], [150, 170, 160])
#> marching_order(["di", "ed", "flo"], [140, 140, 155])
#> marching_order([], [])
#> marching_order(["g", "h", "i", "j", "k", "l", "m"], [7, 6, 5, 4, 3, 2, 1])
#> marching_order(["n", "o", "p", "q", "r"], [10, 30, 20, 30, 10])
# %%
def grow_population(pairs, months, mature=2):
    ages = [0] * pairs
    for m in range(months):
        for i in range(len(ages)):
            ages[i] += 1
            if ages[i] > mature:
                ages.append(0)
    return len(ages), max(ages, default=0)
#> grow_population(1, 3)
#> grow_population(2, 4)
#> grow_population(0, 5)
#> grow_population(1, 5, 1)
#> grow_population(3, 2, 0)
# %%
class Solution:
    def fencePaint(self, n: int, strokes: list[tuple[int, int]]) -> int:
        painted = [0] * (n + 1)
        for lo, hi in strokes:
            painted[lo] += 1
            painted[hi] -= 1
        bare = 0
        layer = 0
        for p in painted:
            layer += p
            if layer == 0:
                bare += 1
        return bare
#> Solution().fencePaint(6, [(1, 3), (5, 6)])
#> Solution().fencePaint(4, [])
#> Solution().fencePaint(5, [(0, 5)])
#> Solution().fencePaint(3, [(1, 4)])
#> Solution().fencePaint(8, [(2, 6), (4, 8), (0, 1)])
# %%
def shift_cipher_all(words, key):
    out = []
    for word in words:
        new = ""
        for c in word:
            if "a" <= c <= "z":
                new += chr((ord(c) - 97 + key) % 26 + 97)
            key += 1
        out.append(new)
    return out
#> shift_cipher_all(["abc", "xyz"], 1)
#> shift_cipher_all(["Hey"], 3)
#> shift_cipher_all([], 5)
#> shift_cipher_all(["zoo", "a-b", "me"], -1)
#> shift_cipher_all(["tin", "tin"], 24)
# %%
def check_stock(stock, minimum):
    low = []
    for item in stock:
        if stock[item] < minimum[item]:
            low.append(item)
        elif stock[item] == 0:
            del stock[item]
    stock["low"] = low
    return stock
#> check_stock({"pin": 3, "nail": 9}, {"pin": 5, "nail": 5})
#> check_stock({"cap": 0}, {"cap": 1})
#> check_stock({"lid": 0, "jar": 4}, {"lid": 0, "jar": 4})
#> check_stock({}, {})
#> check_stock({"rod": 2, "bar": 8, "cog": 1}, {"rod": 2, "bar": 10, "cog": 7})
# %%
class Solution:
    def heatMap(self, points: list[tuple[int, int]], size: int) -> list[list[int]]:
        grid = [[0] * size for _ in range(size)]
        for x, y in points:
            for dx in range(-1, 1):
                for dy in range(-1, 1):
                    r, c = y + dy, x + dx
                    if 0 < r < size and 0 < c < size:
                        grid[r][c] += 1
        return grid
#> Solution().heatMap([(1, 1)], 3)
#> Solution().heatMap([(2, 2), (2, 1)], 3)
#> Solution().heatMap([], 2)
#> Solution().heatMap([(0, 0), (3, 3), (4, 1)], 4)
#> Solution().heatMap([(1, 2), (1, 2)], 4)
# %%
def interest_steps(balance, rates):
    steps = []
    for year, rate in enumerate(rates):
        balance *= 1 + rate / 100
        balance = int(balance)
        steps += [balance]
        if year > 0 and steps[year] < steps[year - 1]:
            return year, balance
        else:
            continue
        balance -= 10
    return steps
#> interest_steps(100, [10, 10])
#> interest_steps(1000, [5, -20, 50])
#> interest_steps(0, [3])
#> interest_steps(555, [])
#> interest_steps(250, [2.5, 4, 0, 12])
# %%
class Solution:
    def commonFree(self, a: list[tuple[int, int]], b: list[tuple[int, int]]) -> list[tuple[int, int]]:
        def free(busy: list[tuple[int, int]]) -> list[int]:
            hours = list(range(8, 18))
            for s, e in busy:
                for h in hours:
                    if s <= h < e:
                        hours.remove(h)
            return hours

        fa, fb = free(a), free(b)
        return [h for h in fa if h in fb]
#> Solution().commonFree([(9, 11)], [(14, 17)])
#> Solution().commonFree([(8, 18)], [])
#> Solution().commonFree([(10, 11), (12, 13)], [(8, 10), (16, 18)])
#> Solution().commonFree([], [(7, 9)])
#> Solution().commonFree([(13, 16)], [(9, 13)])
# %%
def text_histogram(values, width):
    top = max(values)
    rows = []
    for v in values:
        bar = int(v / top) * width
        rows.append("#" * bar + "." * (width - bar))
    return rows
#> text_histogram([1, 2, 4], 4)
#> text_histogram([10, 10], 3)
#> text_histogram([0, 0], 5)
#> text_histogram([-4, -2], 2)
#> text_histogram([7, 5, 3, 8, 8], 6)
# %%
def pack_suitcase(items, limit):
    packed = []
    weight = 0
    items.sort(key=lambda i: i["value"] / i["kg"])
    while items:
        item = items.pop(0)
        if weight + item["kg"] > limit:
            break
        weight += item["kg"]
        packed.append(item["name"])
    return packed, limit - weight
#> pack_suitcase([{"name": "coat", "kg": 3, "value": 9}, {"name": "book", "kg": 1, "value": 8}], 3)
#> pack_suitcase([], 10)
#> pack_suitcase([{"name": "feather", "kg": 0, "value": 1}], 5)
#> pack_suitcase([{"name": "boots", "kg": 4, "value": 10}, {"name": "hat", "kg": 1, "value": 2}, {"name": "cam", "kg": 2, "value": 20}], 6)
#> pack_suitcase([{"name": "iron", "kg": 9, "value": 1}], 8)
# %%
class Solution:
    def runnerUp(self, scores: list[int]) -> int:
        first = second = scores[0]
        for s in scores[1:]:
            if s > first:
                first = s
                second = first
            elif first > s > second:
                second = s
        return second
#> Solution().runnerUp([4, 9, 7])
#> Solution().runnerUp([8, 3, 5])
#> Solution().runnerUp([])
#> Solution().runnerUp([2, 2, 6, 6, 4])
#> Solution().runnerUp([-7, -1, -4])
# %%
def maze_steps(maze, moves):
    r = c = 0
    delta = {"U": (-1, 0), "D": (1, 0), "L": (0, -1), "R": (0, 1)}
    hits = 0
    for m in moves:
        dr, dc = delta[m]
        nr, nc = r + dr, c + dc
        try:
            cell = maze[nr][nc]
        except IndexError:
            hits += 1
            continue
        if cell == "#":
            hits += 1
        r, c = nr, nc
    return (r, c), hits
#> maze_steps(["..#", "..."], "RRD")
#> maze_steps(["."], "DR")
#> maze_steps(["..", "#."], "LULD")
#> maze_steps([".#", ".."], "DRX")
#> maze_steps(["...", ".#.", "..."], "DRRDDLU")
# %%
class Solution:
    def crateTower(self, crates: list[int]) -> int:
        height = 0
        below = 10 ** 6
        for c in sorted(crates):
            if c < below:
                height += 1
                below = c
        return height * 10 + min(crates, default=0)
#> Solution().crateTower([5, 3, 9])
#> Solution().crateTower([2, 2, 2])
#> Solution().crateTower([])
#> Solution().crateTower([10, 40, 20, 30])
#> Solution().crateTower([-8, 0, 6])
# %%
def sum_by_label(rows):
    out = {}
    for label, *numbers in rows:
        for n in numbers:
            out[label] = out.get(n, 0) + n
    return out
#> sum_by_label([("a", 1, 2, 3), ("b", 4)])
#> sum_by_label([("x",)])
#> sum_by_label([("p", 10, 20), ("p", 30)])
#> sum_by_label([(7, 7, 7), ("q", 7, 5)])
#> sum_by_label([("m", -1, -1), (3, 9, 3)])
# %%
class Solution:
    def elevatorTrips(self, people: list[int], limit: int) -> int:
        trips = 1
        load = 0
        for i in range(len(people)):
            load += people[i]
            if load > limit:
                trips += 1
                load = people[i - 1]
        return trips, load
#> Solution().elevatorTrips([70, 80, 60], 150)
#> Solution().elevatorTrips([90], 80)
#> Solution().elevatorTrips([], 100)
#> Solution().elevatorTrips([50, 50, 50, 50, 95], 120)
#> Solution().elevatorTrips([100, 20, 30, 110], 130)
