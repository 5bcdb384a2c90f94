# %%
from collections import deque


class Solution:
    def rumourDays(self, n: int, links: list[list[int]], first: int) -> list[int]:
        friends = {i: [] for i in range(n)}
        for a, b in links:
            friends[a].append(b)
        day = [-1] * n
        day[first] = 0
        q = deque([first])
        while q:
            who = q.popleft()
            for f in friends[who]:
                if day[f] < 0:
                    day[f] = day[who] + 1
                    q.append(f)
        return day
#> Solution().rumourDays(4, [[0, 1], [1, 2], [3, 0]], 0)
#> Solution().rumourDays(3, [[2, 1], [1, 0]], 2)
#> Solution().rumourDays(5, [[0, 4], [4, 1], [2, 3]], 1)
#> Solution().rumourDays(2, [], 1)
#> Solution().rumourDays(4, [[1, 0], [1, 2], [2, 3], [0, 3]], 1)
# %%
import heapq
from typing import List


class Solution:
    def bakeOrder(self, ovens: int, loaves: List[int]) -> int:
        busy = []
        clock = 0
        for minutes in loaves:
            if len(busy) > ovens:
                clock = heapq.heappop(busy)
            heapq.heappush(busy, clock + minutes)
        return max(busy) if busy else 0
#> Solution().bakeOrder(1, [10, 25])
#> Solution().bakeOrder(2, [30, 40, 20, 35])
#> Solution().bakeOrder(3, [])
#> Solution().bakeOrder(0, [12, 7, 9])
#> Solution().bakeOrder(1, [15, 15, 50, 5, 45])
# %%
def fold_strip(cells):
    """Fold a strip in half until one cell is left, adding what lies on top."""
    folds = 0
    while len(cells) > 1:
        mid = len(cells) // 2
        left, right = cells[:mid], cells[mid:]
        right.reverse()
        cells = [l + r for l, r in zip(left, right)]
        folds += 1
    return cells[0], folds
#> fold_strip([1, 2, 3, 4])
#> fold_strip([5, 1, 9])
#> fold_strip([])
#> fold_strip([4, 4, 10, 2, 7, 3, 1, 6])
#> fold_strip([8, -3, 2, 11, 0])
# %%
class Solution:
    def widestBillboard(self, poles: list[int]) -> int:
        memo = {}

        def best(i: int, diff: int) -> int:
            if i == len(poles):
                return 0 if diff == 0 else -1000
            if i in memo:
                return memo[i]
            skip = best(i + 1, diff)
            left = best(i + 1, diff + poles[i]) + poles[i]
            right = best(i + 1, diff - poles[i])
            memo[i] = max(skip, left, right)
            return memo[i]

        return best(0, 0)
#> Solution().widestBillboard([1, 2, 3])
#> Solution().widestBillboard([4, 4])
#> Solution().widestBillboard([])
#> Solution().widestBillboard([5, 3, 2])
#> Solution().widestBillboard([1, 1, 2, 6])
# %%
def hex_to_rgb(code):
    if code[0] == "#":
        code = code[1:]
    parts = []
    for i in range(0, len(code), 2):
        parts.append(int(code[i:i + 1], 16))
    r, g, b = parts
    return {"r": r, "g": g, "b": b, "grey": r == g == b}
#> hex_to_rgb("#1f8ac0")
#> hex_to_rgb("ffffff")
#> hex_to_rgb("#abc")
#> hex_to_rgb("0A0B0C")
#> hex_to_rgb("#77a3e1")
# %%
class Solution:
    def collectStamps(self, album: dict[str, int], packs: list[str]) -> int:
        """Number of packs opened until every stamp is complete."""
        missing = album.copy
        opened = 0
        try:
            for pack in packs:
                opened += 1
                for stamp in pack:
                    missing[stamp] -= 1
        except TypeError:
            missing = album
            missing[pack[0]] = opened
        return sum(missing.values())
#> Solution().collectStamps({"a": 2, "b": 1}, ["ab", "a"])
#> Solution().collectStamps({"x": 5}, [])
#> Solution().collectStamps({"k": 3, "m": 4}, ["mm", "kk"])
#> Solution().collectStamps({"p": 9}, ["", "q"])
#> Solution().collectStamps({"r": 1, "s": 1, "t": 6}, ["tt"])
# %%
def tide_table(base, swing, hours):
    levels = []
    for h in range(hours):
        phase = h % 12
        if phase < 6:
            level = base + swing * phase // 6
        elif phase < 12:
            level = base + swing * 12 - phase // 6
        levels.append(level)
    return levels
#> tide_table(10, 6, 4)
#> tide_table(0, 3, 8)
#> tide_table(-5, 12, 7)
#> tide_table(20, 0, 13)
#> tide_table(3, -7, 9)
# %%
def remove_outliers(xs, k):
    mean = sum(xs) / len(xs)
    kept = xs
    for x in xs[:]:
        if abs(x - mean) > k:
            kept.remove(x)
    dropped = len(xs) - len(kept)
    return kept, dropped
#> remove_outliers([10, 12, 50], 20)
#> remove_outliers([1, 2, 3], 5)
#> remove_outliers([-40, 0, 3, 90], 30)
#> remove_outliers([], 2)
#> remove_outliers([7, 7, 7, 8], 0.5)
# %%
class Solution:
    def spellBackpack(self, spells: list[tuple[str, int]], mana: int) -> list[str]:
        spells.sort(key=lambda s: s[1], reverse=True)
        cast = []
        i = 0
        while mana > 0 and i < len(spells):
            name, cost = spells[i]
            mana -= cost
            cast.append(name)
            i += 1
        return cast, mana
#> Solution().spellBackpack([("ice", 3), ("fire", 5)], 6)
#> Solution().spellBackpack([("wind", 1), ("stone", 2), ("mud", 2)], 10)
#> Solution().spellBackpack([("void", 99)], 1)
#> Solution().spellBackpack([("a", 4), ("b", 4), ("c", 4), ("d", 1)], 8)
#> Solution().spellBackpack([], 7)
# %%
def pascal_like(rows, seed):
    triangle = [[seed]]
    for n in range(1, rows):
        prev = triangle[n - 1]
        row = [seed] * n
        for i in range(1, n):
            row[i] = prev[i - 1] + prev[i]
        triangle.append(row)
    return triangle[-1]
#> pascal_like(1, 4)
#> pascal_like(2, 3)
#> pascal_like(3, 2)
#> pascal_like(0, 6)
#> pascal_like(2, -5)
# %%
def strip_comments(lines):
    inside = False
    out = []
    for line in lines:
        if line.startswith("/*"):
            inside = True
        if not inside:
            out.append(line)
        if line.endswith("*/"):
            inside = True
    return out
#> strip_comments(["x", "/* a", "b */", "y"])
#> strip_comments(["one */", "two"])
#> strip_comments(["k", "l", "m"])
#> strip_comments(["/* z */"])
#> strip_comments(["p", "q", "/*", "r", "*/", "s"])
# %%
class Solution:
    def spiralSum(self, m: list[list[int]]) -> list[int]:
        top, bottom = 0, len(m) - 1
        left, right = 0, len(m[0]) - 1
        rings = []
        while top <= bottom and left <= right:
            s = 0
            for c in range(left, right):
                s += m[top][c]
            for r in range(top, bottom):
                s += m[r][right]
            for c in range(right, left):
                s += m[bottom][c]
            for r in range(bottom, top):
                s += m[r][left]
            rings.append(s)
            top += 1
            bottom -= 1
            left += 1
            right -= 1
        return rings
#> Solution().spiralSum([[1, 2], [3, 4]])
#> Solution().spiralSum([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> Solution().spiralSum([])
#> Solution().spiralSum([[5, -2, 8, 1]])
#> Solution().spiralSum([[3, 1, 4, 1], [5, 9, 2, 6], [5, 3, 5, 8], [9, 7, 9, 3]])
# %%
def shipping(parcels):
    cost = 0
    for p in parcels:
        kg = p["kg"]
        zone = p.get("zone", 1)
        fee = {1: 4, 2: 7, 3: 12}[zone]
        cost += fee + kg * 2 if kg > 1 else 0
    return cost
#> shipping([{"kg": 3}, {"kg": 1, "zone": 2}])
#> shipping([{"kg": 0.5, "zone": 3}])
#> shipping([{"kg": 2, "zone": 4}])
#> shipping([{"kg": 10, "zone": 3}, {"kg": 4}, {"kg": 1}])
#> shipping([{"kg": 1.5, "zone": 2}, {"kg": 6}])
# %%
class Solution:
    def tokenCount(self, expr: str) -> dict[str, int]:
        def bump(kind: str) -> None:
            counts[kind] += 1

        counts = {"num": 0, "op": 0, "name": 0}
        i = 0
        while i < len(expr):
            c = expr[i]
            if c.isdigit():
                while i < len(expr) and expr[i].isdigit():
                    i += 1
                bump("num")
            elif c.isalpha():
                bump("name")
            elif c in "+-*/":
                bump("operator")
            i += 1
        return counts
#> Solution().tokenCount("12 abc 7")
#> Solution().tokenCount("42x9y")
#> Solution().tokenCount("a+b")
#> Solution().tokenCount("")
#> Solution().tokenCount("100 20 x1")
# %%
def merge_dicts(*sources):
    merged = {}
    for src in sources:
        for k in src:
            if k in merged:
                merged[k] += src[k]
            merged[k] = src[k]
    return merged
#> merge_dicts({"a": 1}, {"a": 2, "b": 3})
#> merge_dicts({"x": [1]}, {"x": [2]}, {"x": [3]})
#> merge_dicts()
#> merge_dicts({"p": "q"}, {"p": 5})
#> merge_dicts({"u": 10, "v": 20}, {"v": -1, "w": 7})
# %%
def next_bus(timetable, now):
    lo = 0
    hi = len(timetable)
    steps = 0
    while lo < hi and steps < 10:
        steps += 1
        mid = (lo + hi) // 2
        if timetable[mid] < now:
            lo = mid
        else:
            hi = mid
    return timetable[lo], steps
#> next_bus([5, 20, 35, 50], 30)
#> next_bus([5, 20, 35, 50], 4)
#> next_bus([], 10)
#> next_bus([10, 12, 14, 16, 18], 18)
#> next_bus([100], 60)
# %%
class Solution:
    def shuffleDeck(self, deck: list[int], cuts: list[int]) -> list[int]:
        def cut(cards: list[int], at: int) -> list[int]:
            cards = cards[at:] + cards[:at]

        def riffle(cards: list[int]) -> list[int]:
            half = len(cards) // 2
            out = []
            for i in range(half):
                out += [cards[i], cards[half + i]]
            return out

        for at in cuts:
            cut(deck, at)
            deck = riffle(deck)
        return deck
#> Solution().shuffleDeck([1, 2, 3, 4], [1])
#> Solution().shuffleDeck([1, 2, 3, 4, 5, 6], [2, 4])
#> Solution().shuffleDeck([9, 8, 7, 6, 5], [3])
#> Solution().shuffleDeck([10, 20], [])
#> Solution().shuffleDeck([1, 3, 5, 7, 9, 11, 13], [1, 1, 1])
# %%
def classify_triangles(sides):
    kinds = {"equal": 0, "iso": 0, "other": 0, "none": 0}
    for a, b, c in sides:
        if a + b < c or b + c < a or a + c < b:
            kinds["none"] += 1
        elif a == b or b == c:
            kinds["iso"] += 1
        elif a == b == c:
            kinds["equal"] += 1
        else:
            kinds["other"] += 1
    return kinds
#> classify_triangles([(3, 3, 3), (2, 5, 2)])
#> classify_triangles([(4, 7, 4), (1, 2, 3)])
#> classify_triangles([])
#> classify_triangles([(5, 5, 8), (6, 7, 8), (1, 1, 9)])
#> classify_triangles([(3, 4, 5), (9, 2, 9), (7, 7, 7), (10, 1, 2)])
# %%
def inventory_diff(before, after):
    for sku in after:
        if sku not in before:
            before[sku] = 0
    for sku in before:
        delta = after.get(sku, 0) - before[sku]
        if delta == 0:
            del before[sku]
        else:
            before[sku] = delta
    return before
#> inventory_diff({"s1": 4, "s2": 6}, {"s1": 9, "s2": 1})
#> inventory_diff({"s1": 4, "s2": 6}, {"s1": 4, "s2": 1})
#> inventory_diff({}, {"n": 3})
#> inventory_diff({"g": 8}, {})
#> inventory_diff({"a": 1, "b": 2, "c": 3}, {"a": 2, "d": 5})
# %%
class Solution:
    def minutesAwake(self, naps: list[tuple[int, int]], day: int = 100) -> int:
        asleep = set()
        for start, end in naps:
            for t in range(start, end + 1, 10):
                asleep.add(t)
        awake = 0
        for t in range(0, day, 10):
            if t in asleep:
                awake += 10
        return awake
#> Solution().minutesAwake([(10, 30), (50, 60)])
#> Solution().minutesAwake([])
#> Solution().minutesAwake([(5, 45)], 60)
#> Solution().minutesAwake([(0, 40), (20, 70)], 80)
#> Solution().minutesAwake([(30, 10), (90, 120)])
# %%
def weighted_grade(parts):
    total = weight = 0
    for name, score, w in parts:
        if score is None:
            continue
        total += score * w
    weight += w
    return total / weight
#> weighted_grade([("quiz", 80, 1), ("exam", 90, 3)])
#> weighted_grade([("lab", 70, 2)])
#> weighted_grade([("essay", None, 4), ("talk", 50, 5)])
#> weighted_grade([("p", 60, 2), ("q", None, 0)])
#> weighted_grade([("a", 10, 10), ("b", 20, 20), ("c", 35, 5)])
# %%
class Solution:
    def cipherWheel(self, msg: str, wheel: str = "abcdef") -> str:
        out = []
        pos = 0
        for ch in msg:
            target = wheel.find(ch)
            if not target:
                out.append("?")
                continue
            step = (target - pos) % len(wheel)
            out.append(str(step))
            pos = target
        return "".join(out)
#> Solution().cipherWheel("bead")
#> Solution().cipherWheel("fzc")
#> Solution().cipherWheel("aaa")
#> Solution().cipherWheel("cab", "bca")
#> Solution().cipherWheel("face", "xyz")
# %%
def podium(results):
    results.sort(key=lambda r: r[1])
    medals = ["gold", "silver", "bronze"]
    out = {}
    place = 0
    last = None
    for name, secs in results:
        if secs != last:
            place += 1
        if place > 3:
            break
        out[name] = medals[place]
        last = secs
    return out
#> podium([("Uma", 61), ("Vic", 59)])
#> podium([("Ana", 12), ("Ben", 11), ("Cal", 13)])
#> podium([("Q", 9), ("R", 9), ("S", 9)])
#> podium([])
#> podium([("Kim", 48), ("Lou", 47), ("Mia", 48), ("Ned", 47)])
# %%
def average_ratings(reviews):
    sums, counts = {}, {}
    for r in reviews:
        book, stars = r
        sums[book] = sums.get(book, 0) + stars
        counts[book] = counts.get(book, 1) + 1
    best = None
    for book in sums:
        avg = sums[book] / counts[book]
        if best is None or avg > best[1]:
            best = (book, avg)
    return best
#> average_ratings([("Dune", 5), ("Emma", 4), ("Dune", 2)])
#> average_ratings([("Ulysses", 3)])
#> average_ratings([])
#> average_ratings([("It", 1), ("She", 5), ("It", 5), ("It", 5)])
#> average_ratings([("Kim", 4), ("Kim", 4), ("Nana", 5), ("Kim", 4)])
# %%
class Solution:
    def stairLamps(self, steps: int, broken: list[int]) -> int:
        ways = [0] * (steps + 1)
        ways[0] = 1
        for s in range(1, steps + 1):
            if s in broken:
                continue
            for jump in (1, 3):
                if s - jump > 0:
                    ways[s] += ways[s - jump]
        return ways
#> Solution().stairLamps(4, [2])
#> Solution().stairLamps(6, [])
#> Solution().stairLamps(1, [])
#> Solution().stairLamps(5, [1, 5])
#> Solution().stairLamps(3, [7])
# %%
def caps_runs(text):
    runs = []
    start = None
    for i, ch in enumerate(text):
        if ch.isupper():
            if not start:
                start = i
        else:
            if start is not None:
                runs.append(text[start:i])
            start = None
    return runs
#> caps_runs("abCDeF g")
#> caps_runs("NASA and ESA")
#> caps_runs("lower")
#> caps_runs("X")
#> caps_runs("iOS vs macOS !")
# %%
def withdraw(account, amounts):
    fee = 1
    for a in amounts:
        try:
            if a > account["balance"]:
                raise ValueError(a)
            account["balance"] -= a
        except ValueError:
            account["failed"] += 1
        except KeyError:
            account["balance"] = 0
        else:
            account["balance"] -= fee
            fee += 1
    return account
#> withdraw({"balance": 100, "failed": 0}, [30, 80, 20])
#> withdraw({"failed": 0}, [5])
#> withdraw({"balance": 10}, [4, 50])
#> withdraw({"balance": 10, "failed": 2}, [10, 0])
#> withdraw({"balance": 60, "failed": 0}, [15, 15, 15, 15])
# %%
class Solution:
    def nestedDepths(self, s: str) -> list[int]:
        depth = 0
        out = []
        for c in s:
            if c == "[":
                depth += 1
            elif c == "]":
                depth -= 1
            elif c == ",":
                pass
            else:
                depth = out.append(depth)
        return out
#> Solution().nestedDepths("[[a]]")
#> Solution().nestedDepths("q")
#> Solution().nestedDepths("[,[,")
#> Solution().nestedDepths("][[[z")
#> Solution().nestedDepths("xy")
# %%
def find_leader(scores, start):
    leader = start
    for name, score in scores.items():
        if score > scores[leader]:
            leader == name
    return leader, scores[leader]
#> find_leader({"eva": 3, "tom": 8}, "eva")
#> find_leader({"pia": 9, "rex": 1}, "pia")
#> find_leader({"sam": 4}, "max")
#> find_leader({"lo": -5, "hi": -2, "mid": -4}, "lo")
#> find_leader({"k": 0, "j": 0}, "j")
# %%
def digits_to_words(n):
    words = ["zero", "one", "two", "three", "four", "five"]
    out = []
    while n >= 0 and len(out) < 6:
        d = n % 10
        out.append(words[d] if d < 5 else str(d))
        n //= 10
    return " ".join(reversed(out))
#> digits_to_words(12)
#> digits_to_words(405)
#> digits_to_words(-3)
#> digits_to_words(59231)
#> digits_to_words(0)
# %%
class Solution:
    def splitRope(self, rope: int, cuts: list[float]) -> list[int]:
        pieces = []
        for share in cuts:
            piece = round(rope * share)
            pieces.append(piece)
            rope -= piece
        if rope != 0:
            pieces.append(rope)
        return pieces
#> Solution().splitRope(100, [0.5, 0.5])
#> Solution().splitRope(33, [0.25, 0.25, 0.5])
#> Solution().splitRope(7, [])
#> Solution().splitRope(10, [1.0, 0.3])
#> Solution().splitRope(250, [0.1, 1.2])
# %%
def neighbours_mean(grid, r, c):
    total = count = 0
    for dr in (-1, 0, 1):
        for dc in (-1, 0, 1):
            if dr == 0 and dc == 0:
                continue
            if r + dr <= len(grid) and c + dc <= len(grid[0]):
                total += grid[r + dr][c + dc]
                count += 1
    return total / count
#> neighbours_mean([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 1, 1)
#> neighbours_mean([[1, 2, 3], [4, 5, 6], [7, 8, 9]], 0, 0)
#> neighbours_mean([[3, 1], [0, 8]], 1, 1)
#> neighbours_mean([[10, 0, 0, 10], [0, 20, 20, 0], [5, 5, 5, 5]], 1, 2)
#> neighbours_mean([[2, 4], [6, 8], [1, 3]], 1, 0)
# %%
class Solution:
    def ticketPrice(self, ages: list[int], group: bool) -> int:
        def price(age: int) -> int:
            if age < 4:
                p = 0
            if age < 15:
                p = 5
            elif age > 65:
                p = 7
            else:
                p = 12
            return p

        total = sum(price(a) for a in ages)
        if group and len(ages) > 3 or total > 40:
            total = total * 9 // 10
        return total
#> Solution().ticketPrice([3, 30, 31], False)
#> Solution().ticketPrice([14, 15, 65, 66], True)
#> Solution().ticketPrice([], True)
#> Solution().ticketPrice([40, 41, 42, 43], False)
#> Solution().ticketPrice([1, 2, 70], True)
# %%
def summarise(log):
    summary = {"ok": 0, "err": 0}
    slowest = ("", 0)
    for entry in log:
        path, status, ms = entry.split(" ")
        if status < "400":
            summary["ok"] += 1
        else:
            summary["err"] += 1
        if ms > str(slowest[1]):
            slowest = (path, ms)
    summary["slow"] = slowest
    return summary
#> summarise(["/a 200 9", "/b 404 120"])
#> summarise(["/x 500 30", "/y 301 200", "/z 200 4"])
#> summarise([])
#> summarise(["/home 200"])
#> summarise(["/q 99 15", "/r 1000 7"])
# %%
class Solution:
    def kthLargestGap(self, a: list[int], k: int) -> int:
        a = sorted(set(a))
        gaps = []
        for i in range(len(a)):
            gaps.append(a[i] - a[i - 1])
        gaps.sort()
        return gaps[-k]
#> Solution().kthLargestGap([1, 4, 9, 11], 1)
#> Solution().kthLargestGap([20, 5, 5, 13], 2)
#> Solution().kthLargestGap([3, 3], 2)
#> Solution().kthLargestGap([-10, 0, 40, 12, 15], 3)
#> Solution().kthLargestGap([100, 70, 85], 0)
# %%
def fill_forward(values):
    last = None
    filled = []
    for v in values:
        if not v:
            v = last
        else:
            last = v
        filled.append(v)
    return filled, last
#> fill_forward([3, None, 5, None])
#> fill_forward([None, 2, 0, 7])
#> fill_forward([0, 0])
#> fill_forward([])
#> fill_forward(["a", "", "b", None, ""])
# %%
def vending(coins, price, change_box=[20, 10, 5]):
    paid = sum(coins)
    if paid < price:
        return "short", price - paid
    back = []
    rest = paid - price
    while rest and change_box:
        if change_box[0] <= rest:
            back.append(change_box[0])
            rest -= change_box[0]
        change_box.pop(0)
    return back, rest


def two_sales(first, second, price):
    a = vending(first, price)
    b = vending(second, price)
    return a, b
#> two_sales([50], [50, 10], 35)
#> two_sales([20, 5], [10], 15)
#> two_sales([100], [100], 60)
#> two_sales([5, 5], [20, 20, 20], 25)
#> two_sales([10, 10, 10], [30, 1], 30)
# %%
class Solution:
    def lineUp(self, heights: list[int], front: int) -> int:
        visible, tallest = 0, front
        for h in reversed(heights):
            if h > tallest:
                visible += 1
            tallest = h
        return visible, tallest
#> Solution().lineUp([5, 3, 4, 2], 0)
#> Solution().lineUp([150, 170, 160, 180], 155)
#> Solution().lineUp([], 9)
#> Solution().lineUp([9, 1, 8, 2, 7, 3], 5)
#> Solution().lineUp([1, 2, 3], 10)
# %%
def apply_edits(text, edits):
    chars = list(text)
    for kind, pos, ch in edits:
        if kind == "ins":
            chars.insert(ch, pos) if isinstance(ch, int) else chars.insert(pos, ch)
        elif kind == "del":
            chars.remove(pos)
        elif kind == "rep":
            chars[pos] = ch
    return "".join(chars)
#> apply_edits("cat", [("rep", 0, "h"), ("ins", 3, "s")])
#> apply_edits("mouse", [("del", 1, "")])
#> apply_edits("ab", [("ins", "x", 1), ("rep", -1, "z")])
#> apply_edits("", [("ins", 5, "q")])
#> apply_edits("loop", [("rep", 1, "00"), ("rep", 2, "")])
# %%
def highest_bidder(bids):
    top = ("nobody", 0)
    second = 0
    for name, bid in bids:
        if bid > top[1]:
            top = (name, bid)
            second = top[1]
        elif bid > second:
            second = bid
    return top[0], second
#> highest_bidder([("kit", 50), ("lea", 70)])
#> highest_bidder([("max", 90), ("noa", 40), ("oli", 60)])
#> highest_bidder([])
#> highest_bidder([("pam", -5)])
#> highest_bidder([("quin", 10), ("ray", 10), ("sue", 30), ("ted", 20)])
