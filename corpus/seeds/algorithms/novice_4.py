# %%
def most_expensive(cart):
    # cart: list of (name, price, qty)
    costs = list(map(lambda item: (item[0], item[1]*item[2]), cart))
    costs.sort(key=lambda c: c[1], reverse=True)
    if len(costs) >= 2 and costs[0][1] == costs[1][1]:
        return "Tie: " + costs[0][0] + "/" + costs[1][0]
    return costs[0]
#> most_expensive([("pen", 2, 10), ("pad", 5, 3)])
#> most_expensive([("cup", 4, 5), ("mug", 10, 2), ("jug", 1, 1)])
#> most_expensive([("sofa", 899, 1)])
#> most_expensive([("a", 7, 7), ("b", 6, 8), ("c", 25, 2)])
#> most_expensive([("tile", 3, 120), ("sink", 250, 1), ("tap", 45, 8)])
# %%
def biggest_hole(numbers):
    numbers = sorted(set(numbers))
    hole = ()
    prev = None
    for n in numbers:
        if prev is not None and n - prev > 1:
            if hole == () or n - prev > hole[1] - hole[0] + 2:
                hole = (prev+1, n-1)
        prev = n
    if not hole: return "no hole"
    return hole, hole[1]-hole[0]+1
#> biggest_hole([1, 2, 3, 7])
#> biggest_hole([5, 4, 6, 5])
#> biggest_hole([9, 8, 4, 3, 8])
#> biggest_hole([10, 12, 14, 17])
#> biggest_hole([20, 21, 30, -31, 32, 40])
# %%
def flip_coins(row, flips):
    coins = list(row)
    for f in flips:
        i = f
        while i < len(coins):
            coins[i] = "T" if coins[i] == "H" else "H"
            i += f + 1
    heads = coins.count("H")
    return "".join(coins), heads
#> flip_coins("HHHH", [1])
#> flip_coins("HTHTH", [0, 2])
#> flip_coins("TTT", [])
#> flip_coins("HHTTHHTT", [2, 3])
#> flip_coins("TH", [5, 0])
# %%
def safe_divide(pairs):
    results = []
    errors = 0
    for a, b in pairs:
        try:
            results.append(a // b)
        except ZeroDivisionError:
            errors += 1
            results.append(None)
        except TypeError:
            errors += 10
    return results, errors
#> safe_divide([(10, 3), (5, 0)])
#> safe_divide([("8", 2), (9, 3)])
#> safe_divide([(-7, 2), (7, -2)])
#> safe_divide([])
#> safe_divide([(1, 0), (None, 4), (0, 6), (100, 7)])
# %%
def ladder(words, start):
    path = [start]
    current = start
    changed = True
    while changed == True:
        changed = False
        for w in words:
            if w not in path and len(w) == len(current) + 1 and w.startswith(current):
                path.append(w)
                current = w
                changed = True
                break
    return path
#> ladder(["an", "ant", "and"], "a")
#> ladder(["be", "bea", "bear", "bean"], "b")
#> ladder(["to", "too", "tool", "tools"], "to")
#> ladder(["x"], "y")
#> ladder(["star", "sta", "start", "st"], "s")
# %%
def transpose_pairs(pairs):
    if not pairs:
        return [], []
    xs, ys = zip(*pairs)
    xs = list(xs) ; ys = list(ys)
    if sum(xs) > sum(ys):
        xs, ys = ys, xs
    return xs, ys
#> transpose_pairs([(1, 2), (3, 4)])
#> transpose_pairs([(9, 0), (8, 1), (2, 2)])
#> transpose_pairs([])
#> transpose_pairs([(5, 5)])
#> transpose_pairs([(10, -10), (-20, 20), (11, 0)])
# %%
def grade_letters(scores):
    limits = [(90, "A"), (75, "B"), (60, "C"), (0, "D")]
    letters = ""
    for s in scores:
        for limit, letter in limits:
            if s >= limit:
                letters += letter
                break
    counts = {l: letters.count(l) for l in sorted(set(letters))}
    return letters, counts
#> grade_letters([95, 60, 59])
#> grade_letters([75, 75, 90])
#> grade_letters([])
#> grade_letters([10, -4, 61])
#> grade_letters([89, 74, 99, 100, 0, 66])
# %%
def remove_short_then_join(words, n):
    i = 0
    while i < len(words):
        if len(words[i]) < n:
            words.remove(words[i])
        else:
            i += 1
    joined = "-".join(words)
    return joined if joined != "" else "empty"
#> remove_short_then_join(["on", "the", "hill"], 3)
#> remove_short_then_join(["a", "bb", "a", "ccc"], 2)
#> remove_short_then_join(["up", "no"], 5)
#> remove_short_then_join(["green", "tea", "is", "hot"], 3)
#> remove_short_then_join(["x"], 0)
# %%
def ages_report(people):
    adults = [name for name, age in people if age >= 18]
    kids = [name for name, age in people if age < 18]
    oldest = max(people, key=lambda p: p[1])
    if oldest[0] in kids:
        return "only kids: " + ",".join(sorted(kids))
    return len(adults)-len(kids), oldest[0]
#> ages_report([("Ed", 40), ("Flo", 9)])
#> ages_report([("Gus", 7), ("Abe", 12)])
#> ages_report([("Hal", 18), ("Ira", 18), ("Jan", 17)])
#> ages_report([("Kay", 64), ("Lem", 71), ("Meg", 33), ("Ned", 2)])
#> ages_report([("Olaf", 19)])
# %%
from itertools import accumulate

def savings_goal(deposits, goal):
    totals = list(accumulate(deposits))
    for week, t in enumerate(totals, 1):
        if t >= goal:
            return week, t-goal
    missing = goal - (totals[-1] if totals else 0)
    return "Missing", missing
#> savings_goal([20, 30, 50], 45)
#> savings_goal([5, 5, 5], 100)
#> savings_goal([], 10)
#> savings_goal([80, -30, 60, 15], 110)
#> savings_goal([250], 250)
# %%
def Digit_Sort(n):
    s = str(abs(n))
    odd = sorted([c for c in s if int(c) % 2 == 1])
    even = sorted([c for c in s if int(c) % 2 == 0], reverse=True)
    joined = "".join(odd + even)
    result = int(joined)
    if n < 0: result = result * -1
    return result
#> Digit_Sort(48213)
#> Digit_Sort(-905)
#> Digit_Sort(2460)
#> Digit_Sort(7)
#> Digit_Sort(-13579)
# %%
def zigzag_sum(matrix):
    total = 0
    col = 0
    step = 1
    for row in matrix:
        total += row[col]
        if col + step < 0 or col + step >= len(row):
            step = -step
        col = col + step
    return total, col
#> zigzag_sum([[1, 2, 3], [4, 5, 6], [7, 8, 9], [10, 11, 12]])
#> zigzag_sum([[5, 6], [7, 8], [9, 10]])
#> zigzag_sum([[1, 0, 0, 0]])
#> zigzag_sum([[2, 2, 2], [3, 3, 3], [4, 4, 4], [5, 5, 5], [6, 6, 6]])
#> zigzag_sum([[-1, 9], [9, -1], [-1, 9], [9, -1]])
# %%
def have_same_shape(a, b):
    if len(a) != len(b):
        return False
    for x, y in zip(a, b):
        if isinstance(x, list) != isinstance(y, list):
            return False
        if isinstance(x, list):
            if not have_same_shape(x, y):
                return False
    return True
def compare(a, b):
    return "same" if have_same_shape(a, b) else (len(a), len(b))
#> compare([1, [2, 3]], [4, [5, 6]])
#> compare([1, 2], [1, 2, 3])
#> compare([[1], 2, 3], [1, [2], 3])
#> compare([[[]], 1, 7, 8], [[[0]], 5, 7, 8])
#> compare([], [[]])
# %%
def ink_left(jobs, ink=100):
    done = []
    for job in jobs:
        pages, color = job["pages"], job.get("color", False)
        need = pages*3 if color == True else pages
        if need > ink:
            break
        ink -= need
        done.append(pages)
    return ink, done
#> ink_left([{"pages": 10}, {"pages": 20, "color": True}])
#> ink_left([{"pages": 50, "color": True}, {"pages": 1}])
#> ink_left([{"pages": 5}, {"pages": 6}, {"pages": 7}], 12)
#> ink_left([])
#> ink_left([{"pages": 30, "color": False}, {"pages": 23, "color": True}, {"pages": 2}], ink=100)
# %%
def interleave(a, b, c):
    out = []
    for x, y, z in zip(a, b, c):
        out += [x, y, z]
        if x == z:
            out.append("=")
    n = min(len(a), len(b), len(c))
    leftovers = len(a)+len(b)+len(c)-3*n
    return out, leftovers
#> interleave([1, 2], [3, 4], [5, 6])
#> interleave("ab", "cd", "ae")
#> interleave([7], [8, 9], [7, 7, 7])
#> interleave([], [1], [2])
#> interleave((1, 2, 3), (0, 0, 0), (3, 2, 1))
# %%
def who_wins(rolls_a, rolls_b):
    a = 0; b = 0
    for ra, rb in zip(rolls_a, rolls_b):
        if ra == rb:
            a, b = b, a
        elif ra > rb:
            a += ra
        else:
            b += rb
    if a == b: return "Draw " + str(a)
    return "A" if a > b else "B", abs(a-b)
#> who_wins([6, 2, 3], [1, 5, 3])
#> who_wins([4, 4], [4, 4])
#> who_wins([1, 2, 6], [3, 3, 1])
#> who_wins([5, 1, 2, 2], [2, 1, 6, 2])
#> who_wins([3, 1], [2, 3])
# %%
def find_in_grid(grid, target):
    for r in range(len(grid)):
        for c in range(len(grid[r])):
            if grid[r][c] == target:
                return (r, c)
    return "Not found"
def distance(grid, p, q):
    a = find_in_grid(grid, p); b = find_in_grid(grid, q)
    if a == "Not found" or b == "Not found": return a, b
    return abs(a[0]-b[0]) + abs(a[1]-b[1])
#> distance([[1, 2], [3, 4]], 1, 4)
#> distance(["abc", "def", "ghi"], "c", "g")
#> distance([[5, 6], [7]], 7, 9)
#> distance([[0, 0, 8], [0, 0, 0], [9, 0, 0]], 9, 0)
#> distance([[2], [4], [6], [8]], 10, 12)
# %%
def lend_books(shelf, requests):
    lent = {}
    for who, book in requests:
        if book in shelf:
            shelf.remove(book)
            lent.setdefault(who, []).append(book)
        else:
            holder = [w for w in lent if book in lent[w]]
            lent.setdefault("waiting", []).append(who + "<" + "".join(holder))
    return lent, shelf
#> lend_books(["Emma", "Dune"], [("al", "Dune"), ("bo", "Dune")])
#> lend_books(["Ulysses"], [("cy", "Holes")])
#> lend_books(["It", "She"], [("di", "It"), ("di", "She")])
#> lend_books([], [])
#> lend_books(["Kim", "Kim", "Heidi"], [("ed", "Kim"), ("flo", "Kim"), ("gil", "Kim")])
# %%
def steps_to_one_digit(n):
    steps = 0
    trail = [n]
    while n >= 10:
        parts = [int(d) for d in str(n)]
        n = sum(p*p for p in parts) // len(parts)
        trail.append(n)
        steps += 1
    return steps, trail
#> steps_to_one_digit(99)
#> steps_to_one_digit(7)
#> steps_to_one_digit(1234)
#> steps_to_one_digit(88)
#> steps_to_one_digit(50012)
# %%
def keep_best(results):
    best = {}
    for name, time in results:
        if name not in best or time < best[name]:
            best[name] = time
    order = sorted(best.items(), key=lambda x: x[1])
    medals = ["gold", "silver", "bronze"]
    return {m: o[0] for m, o in zip(medals, order)}
#> keep_best([("A", 60), ("B", 58), ("A", 57)])
#> keep_best([("k", 11)])
#> keep_best([("p", 40), ("q", 30), ("r", 20), ("s", 10)])
#> keep_best([])
#> keep_best([("u", 99), ("v", 88), ("w", 77), ("u", 66), ("v", 90)])
# %%
def water_plants(plants):
    total = 0
    for plant in plants:
        kind = plant[0]
        dry_days = plant[1]
        if kind == "cactus" and dry_days < 10: continue
        if kind == "fern":
            ml = 50*dry_days
        else:
            ml = 20 + 10 * dry_days
        total = total + min(ml, 200)
    return str(total) + " ml"
#> water_plants([("fern", 2), ("rose", 3)])
#> water_plants([("cactus", 9), ("cactus", 10)])
#> water_plants([("fern", 6), ("ivy", 30)])
#> water_plants([])
#> water_plants([("rose", 0), ("cactus", 2), ("mint", 4), ("fern", 1)])
# %%
def replace_dups(items):
    counts = {}
    new_items = []
    for item in items:
        counts[item] = counts.get(item, 0) + 1
        if counts[item] > 1:
            new_items.append(item + "(" + str(counts[item]) + ")")
        else:
            new_items.append(item)
    return new_items
#> replace_dups(["a", "b", "a"])
#> replace_dups(["log", "log", "log"])
#> replace_dups(["x", "y", "z"])
#> replace_dups([])
#> replace_dups(["k", "k(2)", "k", "k", "m"])
# %%
def min_index_loop(nums):
    order = []
    copy = nums[:]
    while len(copy) > 0:
        m = 0
        for i in range(1, len(copy)):
            if copy[i] < copy[m]:
                m = i
        order.append(m)
        copy.pop(m)
    return order
#> min_index_loop([3, 1, 2])
#> min_index_loop([1, 2, 3, 4])
#> min_index_loop([9, 7, 5])
#> min_index_loop([])
#> min_index_loop([4, 4, -1, 4, 0])
# %%
def lunch_line(events):
    line = []
    served = 0
    for e in events:
        if e == "next":
            if line == []:
                return "nobody there", served
            line.pop(0); served += 1
        elif e[0] == "!":
            line.insert(0, e[1:])
        else:
            line.append(e)
    return line, served
#> lunch_line(["Ann", "Bob", "next"])
#> lunch_line(["next", "Ann"])
#> lunch_line(["Cid", "!Dee", "next", "Eli"])
#> lunch_line(["!x", "!y", "!z"])
#> lunch_line(["p", "q", "next", "next", "next"])
# %%
def sum_of_maxes(groups):
    total, names = 0, ''
    for g in sorted(groups):
        values = groups[g]
        if values == []: names += g.lower(); continue
        total += max(values)
        names += g.upper()
    return (names, total)
#> sum_of_maxes({"b": [1, 5], "a": [7, 2]})
#> sum_of_maxes({"x": [], "y": [3]})
#> sum_of_maxes({"q": [-4, -9], "R": [0]})
#> sum_of_maxes({})
#> sum_of_maxes({"one": [100], "two": [], "ten": [20, 30, 25]})
# %%
def stop_words_index(text, stops):
    index = {}
    pos = 0
    for word in text.split():
        if not word in stops:
            index.setdefault(word, [])
            index[word].append(pos)
        pos += 1
    return {w: p for w, p in index.items() if len(p) > 1 or p[0] % 2 == 0}
#> stop_words_index("to be or not to be", ["or"])
#> stop_words_index("the fox and the hen", ["the", "and"])
#> stop_words_index("up up up", [])
#> stop_words_index("we see we", ["we"])
#> stop_words_index("red ink on red pad on blue ink", ["on"])
# %%
def toggle_switches(n, pushes):
    switches = [False]*n
    for p in pushes:
        for i in (p-1, p, p+1):
            if 0 <= i < n:
                switches[i] = not switches[i]
    on = [i for i, s in enumerate(switches) if s == True]
    return on if on else "all off"
#> toggle_switches(5, [2])
#> toggle_switches(4, [0, 3])
#> toggle_switches(3, [1, 1])
#> toggle_switches(6, [1, 2, 4])
#> toggle_switches(7, [6, 3, 0, 5])
# %%
def round_prices(prices):
    rounded = []
    diff = 0
    for p in prices:
        r = p - p%5 if p%5 < 3 else p + (5-p%5)
        diff += r-p
        rounded.append(r)
    if diff > 0: who = "shop"
    elif diff < 0: who = "client"
    else: who = "nobody"
    return rounded, who, diff
#> round_prices([12, 13, 99])
#> round_prices([11, 22, 51])
#> round_prices([5, 10])
#> round_prices([101, 104, 203, 207])
#> round_prices([8])
# %%
def neighbours_equal(grid):
    count = 0
    for i in range(0, len(grid)):
        for j in range(0, len(grid[i])):
            if j+1 < len(grid[i]) and grid[i][j] == grid[i][j+1]:
                count += 1
            if i+1 < len(grid) and grid[i][j] == grid[i+1][j]:
                count += 1
    return count
#> neighbours_equal([[1, 1], [1, 2]])
#> neighbours_equal(["aab", "abb"])
#> neighbours_equal([[3, 4], [4, 3]])
#> neighbours_equal([[0, 0, 0], [0, 0, 0]])
#> neighbours_equal([[5, 6, 5], [5, 6, 7], [8, 6, 7]])
# %%
def parse_pairs(text):
    data = {}
    for part in text.split(";"):
        if "=" not in part:
            continue
        key, value = part.split("=", 1)
        key = key.strip(); value = value.strip()
        if value.isdigit():
            value = int(value)
        data[key] = value
    return data
#> parse_pairs("a=1;b=two")
#> parse_pairs("x = 10 ; y")
#> parse_pairs("")
#> parse_pairs("k=v=w;k2= 07")
#> parse_pairs("n=5;n=6; m=-1;")
# %%
def odd_even_split(numbers, key = lambda x: x):
    odd, even = [], []
    for n in numbers:
        target = odd if key(n) % 2 else even
        target.append(n)
    return odd, even
def by_len(words):
    odd, even = odd_even_split(words, key=lambda w: len(w))
    return sorted(odd), sorted(even, key=lambda w: w[-1])
#> by_len(["tree", "sun", "moon", "sky"])
#> by_len(["a", "ab", "abc"])
#> by_len(["dust", "wind", "rain", "hail"])
#> by_len([])
#> by_len(["yes", "no", "maybe", "ok", "sure"])
# %%
def long_expression(a, b, c):
    value = (a * 2
             + b * 3
             - c)
    check = (value > 0 and
             value % 2 == 0)
    if check == True:
        value = value // 2
    while value > 20:
        value = value - (a
                         + 1)
    return value, check
#> long_expression(3, 4, 5)
#> long_expression(10, 10, 10)
#> long_expression(1, 1, 9)
#> long_expression(7, 30, 4)
#> long_expression(0, 20, 37)
# %%
class Solution:
    def cardHands(self, cards, players):
        hands = {}
        for i, card in enumerate(cards):
            p = i % players
            hands.setdefault(p, []).append(card)
        best = -1; winner = None
        for p in hands:
            total = sum(min(c, 10) for c in hands[p])
            if best < total <= 21:
                best = total; winner = p
        return winner, best
#> Solution().cardHands([10, 5, 9, 6], 2)
#> Solution().cardHands([13, 12, 11, 10, 9, 8], 2)
#> Solution().cardHands([7, 7, 7], 3)
#> Solution().cardHands([], 4)
#> Solution().cardHands([4, 12, 6, 9, 11, 5, 8, 2, 3], 3)
# %%
class Solution:
    def wordScore(self, word, bonus):
        score = 0
        prev = ''
        for letter in word:
            points = bonus.get(letter, 1)
            if letter == prev: points = points*2
            score += points
            prev = letter
        return score if len(word) < 7 else score+50
#> Solution().wordScore("pizza", {"z": 10})
#> Solution().wordScore("letters", {"t": 3, "s": 2})
#> Solution().wordScore("cat", {})
#> Solution().wordScore("", {"a": 4})
#> Solution().wordScore("balloons", {"l": 2, "o": -1})
# %%
class Solution:
    def closest(self, points, home):
        hx, hy = home
        dist = []
        for (x, y) in points:
            d = (x-hx)**2 + (y-hy)**2
            dist.append((d, (x, y)))
        dist.sort()
        near = [p for d, p in dist if d == dist[0][0]]
        return near if len(near) > 1 else near[0]
#> Solution().closest([(1, 1), (5, 5)], (0, 0))
#> Solution().closest([(2, 0), (0, 2), (-2, 0)], (0, 0))
#> Solution().closest([(10, 3)], (7, 7))
#> Solution().closest([(4, 4), (6, 3), (3, 9)], (6, 5))
#> Solution().closest([(-5, 0), (0, 12), (5, 1)], (0, 1))
# %%
def merge_dicts(d1, d2):
    res = d1.copy()
    clash = []
    for k in d2:
        if k in res and res[k] != d2[k]:
            clash.append(k)
            res[k] = (res[k], d2[k])
        else:
            res[k] = d2[k]
    return res, sorted(clash)
#> merge_dicts({"a": 1}, {"b": 2})
#> merge_dicts({"a": 1, "c": 3}, {"a": 5, "c": 3})
#> merge_dicts({}, {"z": 0})
#> merge_dicts({"x": "on", "y": "off"}, {"y": "on", "x": "off"})
#> merge_dicts({1: 10, 2: 20}, {2: 21, 3: 30, 1: 10})
# %%
def rows_and_columns(m):
    row_ok = [all(x > 0 for x in row) for row in m]
    col_ok = [all(m[r][c] > 0 for r in range(len(m))) for c in range(len(m[0]))]
    good = sum(row_ok)+sum(col_ok)
    if good == len(row_ok)+len(col_ok):
        return "All positive"
    elif good == 0:
        return "None"
    return row_ok, col_ok
#> rows_and_columns([[1, 2], [3, 4]])
#> rows_and_columns([[1, -2], [3, 4]])
#> rows_and_columns([[0, 5], [5, 0]])
#> rows_and_columns([[7, 8, -9]])
#> rows_and_columns([[-1, 2, 3], [4, 5, 6], [7, 8, 0]])
# %%
def spell_check(words, dictionary):
    wrong = []
    for w in words:
        if w in dictionary: continue
        fixes = [d for d in dictionary
                 if len(d) == len(w)
                 and sum(1 for a, b in zip(d, w) if a != b) == 1]
        wrong.append((w, fixes[0] if fixes else "?"))
    return wrong or "OK"
#> spell_check(["cat", "dag"], ["cat", "dog", "dig"])
#> spell_check(["sun"], ["sun", "son"])
#> spell_check(["hoose", "moose"], ["house", "mouse", "goose"])
#> spell_check(["zzz", "at"], ["it", "is"])
#> spell_check(["bake", "lake", "rack"], ["cake", "lake", "back"])
# %%
def clock_add(times):
    h, m = 0, 0
    for t in times:
        hh, mm = map(int, t.split(":"))
        h = h+hh; m = m+mm
    h, m = h + m//60, m % 60
    days = h//24
    h %= 24
    text = str(h).zfill(2) + ":" + str(m).zfill(2)
    return text if days == 0 else text + " +" + str(days)
#> clock_add(["01:30", "02:45"])
#> clock_add(["23:59", "00:01"])
#> clock_add([])
#> clock_add(["12:00", "13:15", "30:50"])
#> clock_add(["00:45", "00:45", "00:45"])
# %%
def ghost_sort(nums):
    swaps=0
    i=0
    while i<len(nums)-1:
        if nums[i]>nums[i+1]:
            nums[i],nums[i+1]=nums[i+1],nums[i]
            swaps+=1
            i=max(i-1, 0)
        else:
            i=i+1
    return nums,swaps
#> ghost_sort([2, 1, 3])
#> ghost_sort([5, 4, 3, 2])
#> ghost_sort([1, 2, 3, 4])
#> ghost_sort([10])
#> ghost_sort([7, -2, 9, 0, 7])
