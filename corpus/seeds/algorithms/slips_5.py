# %%
class Solution:
    def countValleys(self, profile: str) -> int:
        level = 0
        valleys = 0

        def step(ch: str) -> None:
            if ch == "U":
                level = level + 1
            else:
                valleys.append(ch)

        for ch in profile:
            try:
                step(ch)
            except UnboundLocalError:
                level += 1
            except AttributeError:
                valleys += level < 1
                level -= 1
        return valleys
#> Solution().countValleys("UDDU")
#> Solution().countValleys("DDUUD")
#> Solution().countValleys("UUUU")
#> Solution().countValleys("DUDUDU")
#> Solution().countValleys("UUDDDDU")
# %%
class Basket:
    items = []

    def __init__(self, owner):
        self.owner = owner

    def add(self, thing, n):
        for _ in range(n):
            self.items.append(thing)


def shop(visits):
    counts = {}
    for owner, thing, n in visits:
        basket = Basket(owner)
        basket.add(thing, n)
        counts[basket.owner] = len(basket.items)
    return counts
#> shop([("Al", "egg", 2), ("Bo", "jam", 1)])
#> shop([("Cy", "tea", 0)])
#> shop([("Di", "fig", 3), ("Di", "nut", 3)])
#> shop([])
#> shop([("Ed", "pie", 1), ("Flo", "pie", 4), ("Ed", "ham", 2)])
# %%
def even_then_odd(numbers):
    evens = odds = []
    for n in numbers:
        if n % 2 == 0:
            evens.append(n)
        else:
            odds.append(n)
    evens.sort()
    return evens + odds
#> even_then_odd([3, 4, 1])
#> even_then_odd([])
#> even_then_odd([8])
#> even_then_odd([-5, -2, 7, 0])
#> even_then_odd([10, 9, 12, 11, 10])
# %%
class Solution:
    def maxToys(self, prices: list[int], coupons: int, cash: int) -> int:
        prices = prices.copy()
        prices.sort()
        bought = 0
        for p in prices:
            if coupons:
                p = p // 2
                coupons - 1
            if p > cash:
                break
            cash -= p
            bought += 1
        return bought, cash, coupons
#> Solution().maxToys([8, 3, 12, 5], 1, 14)
#> Solution().maxToys([20, 30], 0, 10)
#> Solution().maxToys([7, 7, 7, 7], 2, 12)
#> Solution().maxToys([], 3, 5)
#> Solution().maxToys([1, 100, 15, 22], 1, 70)
# %%
def water_plants(plants, days):
    """Each plant: [name, thirst, every]. Waters those that are due."""
    watered = []
    for day in range(1, days):
        for plant in plants:
            if day % plant[2] == 1:
                plant[1] = 0
                watered.append((day, plant[0]))
            else:
                plant[1] += 1
    return watered, [p[1] for p in plants]
#> water_plants([["fern", 0, 2], ["aloe", 1, 5]], 5)
#> water_plants([["ivy", 3, 1]], 4)
#> water_plants([["moss", 0, 0]], 3)
#> water_plants([["rose", 2, 3], ["lily", 0, 2]], 7)
#> water_plants([], 10)
# %%
class Solution:
    def addFractions(self, parts: list[tuple[int, int]]) -> tuple[int, int]:
        top, bottom = 0, 1
        for n, d in parts:
            top = top * d + n * bottom
            bottom = bottom * d
            a, b = top, bottom
            while b:
                a, b = b, a % b
            top //= a
            bottom //= b or 1
        return top, bottom
#> Solution().addFractions([(1, 2), (1, 3)])
#> Solution().addFractions([(3, 4), (1, 4)])
#> Solution().addFractions([(5, 0)])
#> Solution().addFractions([(-1, 6), (2, 3), (1, 2)])
#> Solution().addFractions([(2, 10), (3, 10), (1, 10)])
# %%
def vowels_first(words):
    def key(w):
        return w[0] in "aeiou", w

    ordered = sorted(words, key=key)
    split = 0
    for w in ordered:
        if w[0] not in "aeiou":
            break
        split += 1
    return ordered, split
#> vowels_first(["pear", "apple", "fig"])
#> vowels_first(["egg", "ice"])
#> vowels_first(["oat", "", "rye"])
#> vowels_first(["zebra", "yak", "emu", "ox"])
#> vowels_first([])
# %%
def charge_battery(level, slots):
    full = []
    for kind, minutes in slots:
        if kind == "charge":
            level = min(100, level + minutes * 2)
        elif kind == "use":
            level = min(0, level - minutes)
        if level == 100:
            full += kind
    return level, full
#> charge_battery(50, [("charge", 30), ("use", 20)])
#> charge_battery(10, [("use", 25)])
#> charge_battery(80, [("idle", 5), ("charge", 10)])
#> charge_battery(5, [("use", 2), ("charge", 20), ("use", 60)])
#> charge_battery(100, [("idle", 1), ("idle", 1)])
# %%
class Solution:
    def gossipChain(self, pairs: list[tuple[str, str]], start: str) -> list[str]:
        told = dict(pairs)
        chain = [start]
        person = start
        while person in told and len(chain) < 7:
            person = told[start]
            chain.append(person)
        return chain
#> Solution().gossipChain([("ann", "bea"), ("bea", "cat")], "ann")
#> Solution().gossipChain([("x", "y"), ("y", "x")], "y")
#> Solution().gossipChain([("p", "q")], "q")
#> Solution().gossipChain([("k", "l"), ("m", "n"), ("l", "m")], "k")
#> Solution().gossipChain([("u", "v"), ("u", "w")], "u")
# %%
def invoice(lines, vat=20):
    total = 0
    text = []
    for desc, qty, price in lines:
        vat = qty * price * vat / 100
        total += qty * price + vat
        text.append(f"{desc}:{vat:.1f}")
    return total, text
#> invoice([("pen", 10, 2), ("ink", 1, 15)])
#> invoice([("desk", 1, 180)], 5)
#> invoice([], 7)
#> invoice([("cup", 3, 4), ("mug", 2, 6), ("jar", 1, 9)], 10)
#> invoice([("refund", -1, 50), ("lamp", 2, 25)], 19)
# %%
class Solution:
    def sleepDebt(self, nights: list[tuple[int, int]], need: int) -> list[int]:
        debts: list[int] = []
        debt = 0
        for bed, wake in nights:
            slept = wake - bed
            if slept < 0:
                slept += 12
            debt += need - slept
            if debt < 0:
                debts.append(0)
            debts.append(debt)
        return debts
#> Solution().sleepDebt([(23, 7), (1, 6)], 8)
#> Solution().sleepDebt([(22, 9)], 7)
#> Solution().sleepDebt([], 8)
#> Solution().sleepDebt([(0, 9), (2, 12), (23, 5)], 8)
#> Solution().sleepDebt([(21, 6), (3, 4)], -2)
# %%
def depth_of(item):
    if not isinstance(item, list):
        return 0
    deepest = 0
    for x in item:
        deepest = max(deepest, depth_of(x))
    return deepest


def label(items):
    out = []
    for it in items:
        d = depth_of(it)
        out.append("flat" if d == 0 else "deep" if d > 1 else len(it))
    return out
#> label([1, [2], [[3]]])
#> label([])
#> label([[], [[], [[]]]])
#> label(["s", (1, 2), [1, [2, [3]]]])
#> label([[[[4]]], 5, 6, [7, 8]])
# %%
def bus_load(stops, capacity):
    on = 0
    left_behind = 0
    for off, waiting in stops:
        on -= off
        room = capacity - on
        on += waiting
        if waiting > room:
            left_behind += waiting - room
        on = min(on, room)
    return on, left_behind
#> bus_load([(0, 10), (3, 8)], 12)
#> bus_load([(0, 5), (5, 5), (2, 1)], 20)
#> bus_load([(2, 0)], 4)
#> bus_load([(0, 30), (10, 15), (5, 12)], 25)
#> bus_load([], 50)
# %%
class Solution:
    def topWords(self, text: str, k: int) -> list[str]:
        freq = {}
        for w in text.split():
            w = w.strip(".,!")
            freq[w] = freq.get(w, 0) + 1
        ranked = sorted(freq, key=lambda w: (freq[w], w))
        return ranked[:k]
#> Solution().topWords("to be, or not to be", 2)
#> Solution().topWords("row row row your boat", 1)
#> Solution().topWords("a b c. b! c, c", 3)
#> Solution().topWords("", 4)
#> Solution().topWords("The the THE cat cat", 2)
# %%
def poly_eval(coeffs, x):
    result = 0
    power = 0
    for c in coeffs:
        result += c * x ^ power
        power += 1
    return result
#> poly_eval([1, 2, 3], 2)
#> poly_eval([5], 10)
#> poly_eval([0, 1, 0, 4], 3)
#> poly_eval([2.5, 1], 2)
#> poly_eval([-1, 6, -2], -4)
# %%
def group_by_parity(nums):
    groups = {True: [], False: []}
    for n in nums:
        groups[n % 2].append(n)
    big = groups[True]
    small = groups[False]
    if len(small) > len(big):
        big, small == small, big
    return {"big": big, "small": small}
#> group_by_parity([1, 2, 4])
#> group_by_parity([7, 9, 11])
#> group_by_parity([])
#> group_by_parity([-3, -4, 0, 6, 8])
#> group_by_parity([2.5, 1])
# %%
from functools import lru_cache


class Solution:
    def stonesLeft(self, piles: list[int], grab: int) -> int:
        @lru_cache(None)
        def play(i: int, mine: bool) -> int:
            if i > len(piles):
                return 0
            best = -99
            score = 0
            for j in range(i, min(i + grab, len(piles))):
                score += piles[j]
                gain = play(j + 1, not mine)
                best = max(best, score - gain if mine else gain - score)
            return best

        return play(0, True)
#> Solution().stonesLeft([3, 1, 2], 2)
#> Solution().stonesLeft([5], 1)
#> Solution().stonesLeft([], 3)
#> Solution().stonesLeft([1, 9, 4, 2], 2)
#> Solution().stonesLeft([7, -3, 6], 3)
# %%
def snake_case(name):
    out = ""
    for i in range(len(name)):
        ch = name[i]
        if ch.isupper() and name[i + 1].islower():
            out += "_"
        out += ch.lower()
    return out.lstrip("_")
#> snake_case("maxValue")
#> snake_case("HttpServer")
#> snake_case("parseURL")
#> snake_case("plain")
#> snake_case("aBcDe")
# %%
def water_bill(readings, price):
    bill = 0
    previous = 0
    for month, reading in enumerate(readings, 1):
        used = reading - previous
        if used > 30:
            bill += 30 * price + (used - 30) * price * 2
        else:
            bill += used * price
        if month % 3 == 0:
            previous = reading
    return bill
#> water_bill([10, 25, 60], 2)
#> water_bill([5, 8, 12, 50], 3)
#> water_bill([100], 1)
#> water_bill([], 4)
#> water_bill([12, 30, 41, 77, 90], 2)
# %%
class Solution:
    def chooseTeam(self, skills: dict[str, int], size: int) -> list[str]:
        team = []
        total = 0
        for name in sorted(skills, key=skills.get, reverse=True):
            if len(team) <= size:
                team.append(name)
                total += skills[name]
        avg = total / size
        return [m for m in team if skills[m] >= avg]
#> Solution().chooseTeam({"io": 4, "bo": 9, "mo": 6}, 2)
#> Solution().chooseTeam({"ty": 5}, 3)
#> Solution().chooseTeam({"al": 1, "el": 2, "il": 3, "ol": 4}, 1)
#> Solution().chooseTeam({"re": 7, "mi": 7, "fa": 7}, 0)
#> Solution().chooseTeam({"u": -1, "v": -6, "w": 3, "x": 0}, 3)
# %%
def wrap_words(text, width):
    lines = []
    line = ""
    for word in text.split():
        if len(line) + len(word) > width:
            lines.append(line)
            line = word
        else:
            line += " " + word
    return lines
#> wrap_words("the cat sat on a mat", 8)
#> wrap_words("hello", 3)
#> wrap_words("to be or not", 20)
#> wrap_words("alpha beta gamma delta", 10)
#> wrap_words("a b c d e f", 4)
# %%
def measure(samples):
    best = None
    for s in samples:
        try:
            n = float(s)
            if best is None or n > best:
                best = s
        except (TypeError, ValueError) as err:
            best = best or type(err).__name__
    return best
#> measure(["3.5", "2"])
#> measure(["1", "x", "4"])
#> measure(["bad", "7"])
#> measure([2, 8.5, "9"])
#> measure([])
# %%
class Solution:
    def waveArrange(self, a: list[int]) -> list[int]:
        a.sort()
        for i in range(0, len(a), 2):
            if i + 1 < len(a):
                a[i] = a[i + 1]
                a[i + 1] = a[i]
        total = 0
        for i, x in enumerate(a):
            total += x if i % 2 else -x
        return a, total
#> Solution().waveArrange([4, 1, 3, 2])
#> Solution().waveArrange([9])
#> Solution().waveArrange([5, 5, 8])
#> Solution().waveArrange([])
#> Solution().waveArrange([-1, 6, 0, 12, -7])
# %%
def lookup_all(table, keys):
    found = []
    missing = []
    for k in keys:
        v = table.get(k)
        if v:
            found.append(v)
        else:
            missing.append(k)
    rate = len(found) / len(keys) * 100
    return found, missing, int(rate)
#> lookup_all({"a": 1, "b": 0}, ["a", "b"])
#> lookup_all({"x": ""}, ["x", "y", "z"])
#> lookup_all({"k": 5}, [])
#> lookup_all({1: "one", 2: "two"}, ["1", 2])
#> lookup_all({"p": [3], "q": []}, ["p", "q", "p"])
# %%
class Solution:
    def laserBounce(self, walls: list[int], pos: int, power: int) -> int:
        lo = 0
        hi = len(walls) - 1
        direction = 1
        while power > 0 and lo <= pos < hi:
            power -= walls[pos]
            if walls[pos] > 3:
                direction *= -1
            pos += direction
            power -= 1
        return pos * 10 + power
#> Solution().laserBounce([1, 2, 5, 1], 0, 12)
#> Solution().laserBounce([0, 0, 0], 1, 4)
#> Solution().laserBounce([4, 9, 2, 4, 1], 2, 30)
#> Solution().laserBounce([7], 0, 3)
#> Solution().laserBounce([2, 4, 1, 1, 6], 3, 25)
# %%
def age_groups(people, today):
    groups = {"child": [], "adult": [], "senior": []}
    for name, born in people:
        age = born - today
        if age < 18:
            groups["child"].append(name)
        elif age < 65:
            groups["adult"].append(name)
        else:
            groups["senior"].append(name)
    return groups
#> age_groups([("Eva", 1990), ("Tim", 2015)], 2024)
#> age_groups([("Gus", 1940)], 1900)
#> age_groups([], 2000)
#> age_groups([("Old", 1820), ("New", 2090)], 1800)
#> age_groups([("Ivy", 1999), ("Jan", 2020), ("Kit", 2077)], 2010)
# %%
class Solution:
    def minCostCalls(self, calls: list[int], plans: dict[str, tuple[int, int]]) -> str:
        cheapest = 0
        choice = ""
        for name, (fixed, per) in plans.items():
            cost = fixed
            for c in calls:
                cost += c * per
            if cost < cheapest:
                cheapest = cost
                choice = name
        return choice or name + "?"
#> Solution().minCostCalls([3, 10], {"basic": (5, 2), "flat": (30, 0)})
#> Solution().minCostCalls([1], {"gift": (-20, 4), "promo": (-30, 2)})
#> Solution().minCostCalls([7, 7, 7], {})
#> Solution().minCostCalls([], {"zero": (0, 9)})
#> Solution().minCostCalls([12, 4], {"a": (10, -1), "b": (9, 1), "c": (0, 3)})
# %%
def rle_decode(code):
    out = ""
    count = ""
    for ch in code:
        if ch.isdigit():
            count = ch
        else:
            out += ch * int(count)
    return out
#> rle_decode("3a2b")
#> rle_decode("12x")
#> rle_decode("2pq1r")
#> rle_decode("z4")
#> rle_decode("0m5n")
# %%
def matrix_trace_both(m):
    n = len(m)
    main = anti = 0
    for i in range(n):
        main += m[i][i]
        anti += m[i][n - i]
    return main - anti
#> matrix_trace_both([[1, 2, 9], [3, 4, 9]])
#> matrix_trace_both([[5, 1, 2, 8], [0, 3, 7, 6], [4, 4, 4, 1]])
#> matrix_trace_both([])
#> matrix_trace_both([[2, 3], [4, 5]])
#> matrix_trace_both([[7, -7]])
# %%
class Solution:
    def lockCode(self, hints: list[str]) -> str:
        def score(code: str, hint: str) -> int:
            return sum(c in hint for c in code)

        best = ""
        top = -1
        for h in hints:
            s = 0
            for other in hints:
                if other is not h:
                    s += score(h, other)
            if s >= top:
                best = h
        return best
#> Solution().lockCode(["123", "345", "513"])
#> Solution().lockCode(["77"])
#> Solution().lockCode([])
#> Solution().lockCode(["048", "840", "159", "951"])
#> Solution().lockCode(["6", "66", "9"])
# %%
def trip_cost(km, passengers, fuel=1.8):
    cost = km / 100 * 7 * fuel
    tolls = 0
    for leg in range(km // 100):
        tolls += 3
        if leg % 2:
            tolls += 1
    share = cost + tolls / passengers
    return round(share, 2)
#> trip_cost(250, 2)
#> trip_cost(90, 3)
#> trip_cost(410, 0)
#> trip_cost(600, 4, 2.0)
#> trip_cost(133, 5, 1.5)
# %%
class Solution:
    def parseScore(self, s: str) -> int:
        total = 0
        sign = 1
        num = 0
        for ch in s:
            if ch.isdigit():
                num = num * 10 + int(ch)
            elif ch in "+-":
                total += sign * num
                sign = 1 if ch == "+" else -1
                num = 0
        return total
#> Solution().parseScore("12+30-4")
#> Solution().parseScore("7")
#> Solution().parseScore("-5-6+")
#> Solution().parseScore("100-1-1-1")
#> Solution().parseScore("4 5+x2-")
# %%
def mark_primes_ish(limit, skip):
    flags = [True] * limit
    for p in range(2, limit):
        if flags[p]:
            for q in range(p, limit, p):
                if q % skip:
                    flags[q] = False
    return [i for i in range(limit) if flags[i]]
#> mark_primes_ish(10, 3)
#> mark_primes_ish(12, 2)
#> mark_primes_ish(3, 7)
#> mark_primes_ish(8, 0)
#> mark_primes_ish(15, 4)
# %%
def assign_lockers(students, taken):
    result = {}
    free = [n for n in range(1, 9) if n not in taken]
    for s in students:
        try:
            result[s] = free.pop(0)
        except IndexError:
            result[s] = None
            break
        finally:
            taken.append(result[s])
            free = [n for n in range(1, 9) if n in taken]
    return result
#> assign_lockers(["Pip"], [1, 2])
#> assign_lockers(["Ann", "Bob", "Cat"], [])
#> assign_lockers(["Dot", "Eli"], [4, 5, 1])
#> assign_lockers(["Fay"], [1, 2, 3, 4, 5, 6, 7, 8])
#> assign_lockers([], [3])
# %%
class Solution:
    def diceRuns(self, rolls: list[int]) -> int:
        points = 0
        streak = 1
        for prev, cur in zip(rolls, rolls):
            if cur == prev + 1:
                streak += 1
            elif cur == prev:
                points += streak
            else:
                streak = 1
        return points + max(rolls, default=0) * 10
#> Solution().diceRuns([1, 2, 3, 6])
#> Solution().diceRuns([4, 4])
#> Solution().diceRuns([])
#> Solution().diceRuns([5, 6, 1, 2, 3, 4])
#> Solution().diceRuns([2, 1, 3])
# %%
def shorten(words, limit):
    total = 0
    out = []
    for w in words:
        if total + len(w) > limit:
            w = w[:limit - total] + "~"
        out.append(w)
        total = len(w)
    return "".join(out), total
#> shorten(["sun", "moon", "star"], 8)
#> shorten(["galaxy"], 4)
#> shorten([], 3)
#> shorten(["ab", "cdef", "ghijk", "l"], 6)
#> shorten(["comet", "dust"], 5)
# %%
def sort_tickets(tickets):
    order = ["low", "mid", "high"]
    swapped = True
    passes = 0
    while swapped:
        swapped = False
        for i in range(len(tickets) - 1):
            a = order.index(tickets[i][1])
            b = order.index(tickets[i + 1][0])
            if a < b:
                tickets[i], tickets[i + 1] = tickets[i + 1], tickets[i]
                swapped = True
        passes += 1
        if passes > 4:
            break
    return tickets, passes
#> sort_tickets([("low", "mid"), ("high", "low")])
#> sort_tickets([("mid", "mid")])
#> sort_tickets([("t1", "low"), ("t2", "high")])
#> sort_tickets([("high", "high"), ("low", "low"), ("mid", "high")])
#> sort_tickets([])
# %%
class Solution:
    def countBetter(self, queries: list[int], scores: list[int]) -> list[int]:
        scores.sort()
        answers = []
        for q in queries:
            lo, hi = 0, len(scores) - 1
            while lo < hi:
                mid = (lo + hi) // 2
                if scores[mid] > q:
                    hi = mid
                else:
                    lo = mid + 1
            answers.append(len(scores) - lo)
        return answers
#> Solution().countBetter([3, 9], [5, 1, 8, 2])
#> Solution().countBetter([0], [4])
#> Solution().countBetter([7, 7, -1], [])
#> Solution().countBetter([10, 55, 30], [20, 40, 60, 30, 50])
#> Solution().countBetter([], [1, 2])
# %%
def fill_template(template, values):
    out = []
    i = 0
    for part in template.split("_"):
        out.append(part)
        if i <= len(values):
            out.append(str(values[i]))
            i += 1
    return "".join(out)
#> fill_template("x=_ y=_", [3, 4, 5])
#> fill_template("no blanks", ["z"])
#> fill_template("_-_", [1])
#> fill_template("a_b_c_d", [0, 0, 7, "e"])
#> fill_template("", [None])
# %%
class Solution:
    def fenceGates(self, fence: str) -> list[int]:
        gates = []
        start = 0
        for i in range(1, len(fence)):
            if fence[i] != fence[i - 1]:
                if fence[start] == "_":
                    gates.append(i - start + 1)
                start = i - 1
        if fence and fence[-1] == "_":
            gates.append(len(fence) - start)
        return gates
#> Solution().fenceGates("||__|_")
#> Solution().fenceGates("____")
#> Solution().fenceGates("")
#> Solution().fenceGates("_|_|___|")
#> Solution().fenceGates("|||")
