# %%
from itertools import zip_longest

def side_by_side(left, right):
    lines = []
    for a, b in zip_longest(left, right, fillvalue="-"):
        mark = "=" if a == b else "|"
        lines.append(str(a) + mark + str(b))
    same = sum(1 for l in lines if "=" in l)
    return lines, same
#> side_by_side([1, 2, 3], [1, 5])
#> side_by_side([], ["x"])
#> side_by_side("abc", "abd")
#> side_by_side([7], [7])
#> side_by_side([10, 20], [20, 10, "-", 30])
# %%
from itertools import takewhile, dropwhile

def cut_at_big(nums, limit):
    before = list(takewhile(lambda n: n < limit, nums))
    after = list(dropwhile(lambda n: n < limit, nums))
    if after == []:
        return "never", sum(before)
    big, *rest = after
    return before, big, rest
#> cut_at_big([1, 2, 30, 4], 10)
#> cut_at_big([5, 6], 100)
#> cut_at_big([50], 50)
#> cut_at_big([], 3)
#> cut_at_big([8, -2, 9, 15, 7, 40], 9)
# %%
from itertools import chain, islice

def every_kth(k, *lists):
    joined = list(chain(*lists))
    picked = list(islice(joined, k-1, None, k))
    left = [x for i, x in enumerate(joined) if (i+1) % k]
    return picked, len(left)
#> every_kth(2, [1, 2, 3], [4, 5])
#> every_kth(3, "abc", "defg")
#> every_kth(1, [9, 8])
#> every_kth(4, [], [1, 2, 3])
#> every_kth(3, [10, 20], [30, 40, 50], [60])
# %%
def parent_ages(families):
    result = []
    for (mum, dad, kids) in families:
        youngest = min(kids) if kids else None
        if youngest == None:
            result.append("no kids")
        else:
            result.append(((mum+dad)/2 - youngest, len(kids)))
    return result
#> parent_ages([(30, 32, [4, 6])])
#> parent_ages([(25, 28, []), (40, 45, [15, 12, 9])])
#> parent_ages([])
#> parent_ages([(51, 50, [20]), (33, 33, [0, 3])])
#> parent_ages([(60, 64, [])])
# %%
def trade(route, gold):
    cargo = None
    for city, buy, sell in route:
        if cargo != None:
            gold = gold+cargo*sell
            cargo=None
        n = gold//buy
        if n>0:
            cargo=n
            gold=gold-n*buy
    return gold, cargo
#> trade([("Rome", 5, 0), ("Bari", 100, 8)], 23)
#> trade([("X", 50, 60)], 20)
#> trade([], 77)
#> trade([("A", 3, 1), ("B", 4, 5), ("C", 10, 6)], 10)
#> trade([("P", 10, 9), ("Q", 9, 8), ("R", 500, 7)], 100)
# %%
def word_ladder_score(words):
    score=0
    for i in range(0, len(words)-1):
        a,b=words[i],words[i+1]
        shared=[c for c in a if c in b]
        if len(shared)==0:
            score-=5
        elif a[0]==b[0]: score+=len(shared)*2
        else: score+=len(shared)
    return score
#> word_ladder_score(["cold", "cord", "card"])
#> word_ladder_score(["abc", "xyz"])
#> word_ladder_score(["one"])
#> word_ladder_score(["lead", "load", "goad", "gold"])
#> word_ladder_score(["moon", "noon", "six", "mix"])
# %%
def plates_and_cups(table):
    plates = {p for p, c in table if p}
    cups = {c for p, c in table if c}
    pairs = sorted(plates & cups)
    lonely = sorted(plates ^ cups)
    biggest = max(plates | cups, default=0)
    return pairs, lonely, biggest
#> plates_and_cups([(1, 2), (2, 3)])
#> plates_and_cups([(0, 5), (5, 0)])
#> plates_and_cups([])
#> plates_and_cups([(4, 4), (6, 6), (4, 9)])
#> plates_and_cups([(10, 0), (30, 20), (20, 10)])
# %%
def three_in_order(nums):
    i = 0
    found = []
    while i <= len(nums)-3:
        a, b, c = nums[i:i+3]
        if a < b < c:
            found.append((a, b, c))
            i += 3
        elif a > b > c:
            found.append((c, b, a))
            i += 2
        else:
            i += 1
    return found
#> three_in_order([1, 2, 3, 4, 5])
#> three_in_order([5, 4, 3, 2, 1])
#> three_in_order([1, 1, 2])
#> three_in_order([8, 3, 6, 9, 7, 5, 4])
#> three_in_order([10, 20])
# %%
def parse_score(line):
    parts = line.split(",")
    name = parts[0].strip()
    scores = [int(x) for x in parts[1:] if x.strip().lstrip("-").isdigit()]
    skipped = len(parts) - 1 - len(scores)
    if not scores:
        return name + ": none"
    return f"{name}: {sum(scores)}/{len(scores)}" + "!"*skipped
#> parse_score("Ann, 10, 20")
#> parse_score("Bob")
#> parse_score("Cy,5,x,-3")
#> parse_score(" Dee , , ")
#> parse_score("Eva,100,abs,90,late,80")
# %%
def min_swaps_to_front(items, wanted):
    swaps = 0
    for k, w in enumerate(wanted):
        if w not in items:
            return "no " + str(w)
        pos = items.index(w)
        while pos > k:
            items[pos-1], items[pos] = items[pos], items[pos-1]
            pos -= 1
            swaps += 1
    return swaps, items
#> min_swaps_to_front([1, 2, 3, 4], [3])
#> min_swaps_to_front(["a", "b", "c"], ["c", "b"])
#> min_swaps_to_front([5, 6], [7])
#> min_swaps_to_front([9, 8, 7, 6, 5], [5, 8])
#> min_swaps_to_front([1, 2], [])
# %%
def hotel(rooms, requests):
    for who, nights, floor in requests:
        booked = False
        for r in rooms:
            if rooms[r] is None and r//100 == floor:
                rooms[r] = (who, nights)
                booked = True
                break
        if booked == False:
            return "Sorry " + who
    return {r: v for r, v in rooms.items() if v is not None}
#> hotel({101: None, 102: None, 201: None}, [("Al", 2, 1), ("Bo", 1, 1)])
#> hotel({101: ("Ed", 5)}, [("Cy", 1, 1)])
#> hotel({301: None}, [])
#> hotel({201: None, 202: ("Di", 3), 203: None}, [("Flo", 4, 2), ("Gus", 9, 2)])
#> hotel({100: None, 200: None}, [("Hal", 1, 2), ("Ida", 1, 2)])
# %%
def halve_until_odd(nums):
    out = {}
    for n in nums:
        steps = 0
        m = n
        while m % 2 == 0 and m != 0:
            m = m // 2
            steps = steps + 1
        if steps in out:
            out[steps].append(m)
        else:
            out[steps] = [m]
    return out
#> halve_until_odd([8, 12, 7])
#> halve_until_odd([0, 1])
#> halve_until_odd([-6, 40, 10])
#> halve_until_odd([])
#> halve_until_odd([64, 48, 36, 3, 20])
# %%
def team_heights(teams):
    avg = {}
    for t in teams:
        hs = teams[t]
        avg[t] = sum(hs)//len(hs)
    ordered = sorted(avg.items(), key=lambda x: (x[1], x[0]), reverse=True)
    (first, a), (last, b) = ordered[0], ordered[-1]
    return first + ">" + last if a != b else "equal", a-b
#> team_heights({"red": [170, 180], "blue": [165, 172]})
#> team_heights({"solo": [150]})
#> team_heights({"x": [160, 161], "y": [161, 160]})
#> team_heights({"A": [190], "B": [185, 199, 201], "C": [177, 178]})
#> team_heights({"k": [155, 145], "l": [148], "m": [152, 151, 150]})
# %%
def append_checksum(digits):
    total = 0
    for i, d in enumerate(reversed(digits)):
        w = 2 if i % 2 == 0 else 5
        total += d * w
    check = (10 - total % 10) % 10
    digits = digits + [check]
    return digits, total
#> append_checksum([1, 2, 3])
#> append_checksum([9, 9])
#> append_checksum([])
#> append_checksum([4, 0, 7, 6, 5])
#> append_checksum([8, 5, 0, 2])
# %%
def compare_words(a, b):
    a = a.lower(); b = b.lower()
    if a == b: return "same"
    if sorted(a) == sorted(b): return "same letters"
    if a in b or b in a: return "inside"
    common = 0
    for ch in "abcdefghijklmnopqrstuvwxyz":
        common += min(a.count(ch), b.count(ch))
    return common / max(len(a), len(b))
#> compare_words("Tea", "tea")
#> compare_words("stone", "notes")
#> compare_words("art", "party")
#> compare_words("book", "boot")
#> compare_words("horse", "shoes")
# %%
def fill_gaps(d, start, end):
    last = 0
    filled = []
    for k in range(start, end):
        if k in d:
            last = d[k]
        elif k-1 in d and k+1 in d:
            last = (d[k-1] + d[k+1]) // 2
        filled.append(last)
    return filled
#> fill_gaps({1: 10, 3: 20}, 1, 4)
#> fill_gaps({2: 5}, 0, 5)
#> fill_gaps({}, 3, 6)
#> fill_gaps({10: -4, 12: 8, 15: 1}, 10, 17)
#> fill_gaps({0: 7, 1: 9}, 2, 2)
# %%
def reverse_some(words):
    flip = lambda w: w[::-1]
    out = list(map(lambda w: flip(w) if len(w) % 2 else w, words))
    changed = [a for a, b in zip(words, out) if a != b]
    same_both = [w for w in words if flip(w) == w and len(w) > 1]
    return out, len(changed), same_both
#> reverse_some(["cat", "dogs", "pop"])
#> reverse_some(["a", "bb"])
#> reverse_some([])
#> reverse_some(["level", "lemon", "tree"])
#> reverse_some(["sun", "nus", "noon", "seven"])
# %%
def pizza(orders, oven):
    time = 0
    batches = []
    while len(orders) != 0:
        batch = orders[:oven]
        orders = orders[oven:]
        t = max(batch)
        batches.append(t)
        time += t + 2
    return time, batches
#> pizza([10, 12, 9], 2)
#> pizza([8], 4)
#> pizza([], 1)
#> pizza([5, 15, 6, 14, 7, 13], 3)
#> pizza([11, 10, 12], 1)
# %%
def toggle_set(nums):
    on = set()
    sizes = []
    for n in nums:
        on = on ^ {n}
        if n < 0:
            on = {x for x in on if x >= 0}
        sizes.append(len(on))
    return sorted(on), sizes
#> toggle_set([1, 2, 1, 3])
#> toggle_set([4, -1, 5])
#> toggle_set([])
#> toggle_set([7, 7, 7, 7])
#> toggle_set([30, 20, -5, 20, 10, 30])
# %%
def change_loop_list(lst):
    n = 0
    for x in lst:
        n += 1
        if x > 1 and len(lst) < 12:
            lst.append(x // 2)
        if n > 20: break
    return lst, n
#> change_loop_list([4])
#> change_loop_list([9, 3])
#> change_loop_list([1, 0, -2])
#> change_loop_list([])
#> change_loop_list([100, 7])
# %%
def initials(names, style = "dots"):
    res = []
    for nm in names:
        parts = nm.replace("-", " ").split()
        letters = [p[0].upper() for p in parts]
        if style == "dots":
            res.append(".".join(letters) + ".")
        elif style == "plain": res.append("".join(letters))
        else: return "bad style: " + style
    return res
#> initials(["ann lee", "Bo van Dam"])
#> initials(["jean-luc p"], "plain")
#> initials(["x"], style="wild")
#> initials([])
#> initials(["mary ann", "tom-tim tam", "z"], "plain")
# %%
def sum_corners(grid):
    r = len(grid); c = len(grid[0])
    corners = {(0, 0), (0, c-1), (r-1, 0), (r-1, c-1)}
    total = sum(grid[i][j] for i, j in corners)
    inside = sum(v for row in grid for v in row) - total
    return ("corners", total) if total > inside else ("inside", inside)
#> sum_corners([[1, 2, 3], [4, 5, 6], [7, 8, 9]])
#> sum_corners([[10, 20], [30, 40]])
#> sum_corners([[5]])
#> sum_corners([[9, 1, 9]])
#> sum_corners([[-1, 4], [0, 8], [-3, -6]])
# %%
def buy_low(prices):
    bought = None
    profit = 0
    deals = []
    for day in range(len(prices)):
        p = prices[day]
        if bought is None:
            if day+1 < len(prices) and prices[day+1] > p:
                bought = p
        elif p >= bought + 5:
            profit += p - bought
            deals.append((bought, p))
            bought = None
    return profit, deals, bought
#> buy_low([10, 12, 16, 11])
#> buy_low([9, 8, 7])
#> buy_low([1, 3, 2, 4])
#> buy_low([20, 30, 15, 18, 25])
#> buy_low([])
# %%
def bool_table(exprs):
    out = []
    for a, op, b in exprs:
        if op == "and": r = a and b
        elif op == "or": r = a or b
        elif op == "xor": r = bool(a) != bool(b)
        else: r = not a
        out.append(r)
    return out, sum(1 for r in out if r)
#> bool_table([(True, "and", False), (True, "or", False)])
#> bool_table([(3, "and", 5), (0, "or", "x")])
#> bool_table([("", "xor", []), ([1], "xor", 0), ([], "or", [2])])
#> bool_table([(7, "not", None), (0, "not", None), (4, "and", -1)])
#> bool_table([(None, "or", 0), ("a", "and", ""), (2, "xor", 4), (False, "no", 1)])
# %%
def first_come(queue, stock):
    served = {}
    for name, wish in queue:
        for item in wish:
            if stock.get(item, 0) > 0:
                stock[item] = stock[item] - 1
                served[name] = item
                break
        else:
            served[name] = "nothing"
    empty = [k for k, v in stock.items() if v == 0]
    return served, empty
#> first_come([("Al", ["pie", "bun"]), ("Bo", ["pie"])], {"pie": 1, "bun": 1})
#> first_come([("Cy", ["tart"])], {"pie": 2})
#> first_come([], {"a": 0})
#> first_come([("D", ["x", "y"]), ("E", ["x", "y"]), ("F", ["x", "y"])], {"x": 1, "y": 1})
#> first_come([("G", []), ("H", ["k"])], {"k": 3})
# %%
def shrink(a, b):
    turns = 0
    while a > 0 and b > 0 and a != b:
        if a > b: a = a - b
        else: b = b - a//2 - 1
        turns += 1
    return (a, b), turns
#> shrink(10, 4)
#> shrink(7, 7)
#> shrink(3, 20)
#> shrink(45, 31)
#> shrink(100, 9)
# %%
def word_grid(words):
    n = max(map(len, words))
    padded = [w + "."*(n-len(w)) for w in words]
    cols = ["".join(p[i] for p in padded) for i in range(n)]
    full = [c for c in cols if "." not in c]
    return cols, len(full)
#> word_grid(["abc", "de"])
#> word_grid(["x", "y", "z"])
#> word_grid(["hello"])
#> word_grid(["to", "tree", "t"])
#> word_grid(["", "ab", "abc"])
# %%
def coin_rows(coins):
    rows = []
    r = 1
    while coins >= r:
        rows.append(r)
        coins -= r
        if coins % 2 == 0: r += 1
        else: r += 2
    return rows, coins
#> coin_rows(10)
#> coin_rows(0)
#> coin_rows(25)
#> coin_rows(7)
#> coin_rows(60)
# %%
def mixed_sort(items):
    nums = sorted([x for x in items if isinstance(x, int)])
    strs = sorted([x for x in items if isinstance(x, str)], key=str.lower)
    out = []
    for x in items:
        if isinstance(x, int):
            out.append(nums.pop(0))
        elif isinstance(x, str):
            out.append(strs.pop(0))
    return out
#> mixed_sort([3, "b", 1, "a"])
#> mixed_sort(["z", "Y", "x"])
#> mixed_sort([5, None, 4, 2.5])
#> mixed_sort([])
#> mixed_sort([10, "kiwi", -3, 7, "Apple", "fig", 0])
# %%
def race_laps(laps):
    totals = {}
    fastest = None
    for lap in laps:
        for driver, secs in lap.items():
            totals[driver] = totals.get(driver, 0) + secs
            if fastest is None or secs < fastest[1]:
                fastest = (driver, secs)
    finished = [d for d in totals if all(d in lap for lap in laps)]
    finished.sort(key=lambda d: totals[d])
    return finished, fastest
#> race_laps([{"A": 60, "B": 58}, {"A": 57, "B": 61}])
#> race_laps([{"X": 90}, {"Y": 80}])
#> race_laps([])
#> race_laps([{"p": 71, "q": 70, "r": 75}, {"r": 66, "p": 69}])
#> race_laps([{"k": 50}, {"k": 49}, {"k": 48}])
# %%
class Solution:
    def signal(self, s):
        longest = {}
        i = 0
        while i < len(s):
            j = i
            while j < len(s) and s[j] == s[i]:
                j += 1
            if j-i > longest.get(s[i], 0):
                longest[s[i]] = j-i
            i = j
        return sorted(longest.items())
#> Solution().signal("aabbbaa")
#> Solution().signal("0110100")
#> Solution().signal("")
#> Solution().signal("xyz")
#> Solution().signal("..--...-")
# %%
class Solution:
    def divideCards(self, cards):
        red = sorted(c for c in cards if c % 2)
        black = sorted((c for c in cards if c % 2 == 0), reverse=True)
        pile = []
        while red and black:
            pile.append(red.pop() if red[-1] > black[-1] else black.pop())
        return pile, red or black
#> Solution().divideCards([1, 2, 3, 4])
#> Solution().divideCards([5, 7, 9])
#> Solution().divideCards([10, 3, 8, 11])
#> Solution().divideCards([])
#> Solution().divideCards([6, 1, 12, 9, 4, 15])
# %%
class Solution:
    def rates(self, table, a, b):
        if a == b: return 1
        if (a, b) in table:
            return table[(a, b)]
        if (b, a) in table:
            return 1 / table[(b, a)]
        for (x, y), r in table.items():
            if x == a and (y, b) in table:
                return r * table[(y, b)]
        return "unknown"
#> Solution().rates({("eur", "usd"): 1.25}, "eur", "usd")
#> Solution().rates({("eur", "usd"): 1.25}, "usd", "eur")
#> Solution().rates({("a", "b"): 2, ("b", "c"): 5}, "a", "c")
#> Solution().rates({("a", "b"): 2}, "a", "z")
#> Solution().rates({}, "q", "q")
# %%
def strange_sum(a, b):
    (a, b) = (b, a) if (a > b) else (a, b)
    total = (0)
    for k in range(a, (b + 1)):
        if ((k % 4) == 0):
            continue
        if not (k % 5):
            total = (total - k)
        else:
            total = (total + (k * 2))
    return (total)
#> strange_sum(1, 6)
#> strange_sum(10, 4)
#> strange_sum(7, 7)
#> strange_sum(-3, 2)
#> strange_sum(20, 25)
# %%
def cups_game(n, swaps, ball):
    cups = [False]*n
    cups[ball] = True
    for a, b in swaps:
        if a == b: continue
        tmp = cups[a]
        cups[a] = cups[b]
        cups[b] = tmp
    for i in range(n):
        if cups[i] == True:
            return i
    return -1
#> cups_game(3, [(0, 1), (1, 2)], 0)
#> cups_game(3, [(0, 0), (2, 1)], 0)
#> cups_game(4, [(3, 0), (0, 1), (3, 2)], 3)
#> cups_game(5, [(4, 3), (3, 4), (4, 2), (2, 3)], 4)
#> cups_game(6, [(5, 4)], 5)
# %%
def overlap_count(periods):
    names = sorted(periods)
    result = []
    for i in range(len(names)-1):
        for j in range(i+1, len(names)):
            s1, e1 = periods[names[i]]
            s2, e2 = periods[names[j]]
            common = min(e1, e2) - max(s1, s2)
            if common > 0:
                result.append((names[i]+names[j], common))
    return result if len(result) != 0 else "No overlap"
#> overlap_count({"A": (1, 5), "B": (3, 9)})
#> overlap_count({"A": (1, 2), "B": (2, 3)})
#> overlap_count({"x": (0, 10), "y": (2, 4), "z": (3, 12)})
#> overlap_count({"q": (1900, 1950)})
#> overlap_count({"k": (-5, 5), "l": (4, 6), "m": (8, 9)})
# %%
def sock_colors(drawer):
    s = ''
    for color, count in drawer.items():
        if count % 2: s += color[0].upper()
        else: s += color[0]
    pairs = sum(c//2 for c in drawer.values())
    spare = [c for c, n in drawer.items() if n % 2 == 1]
    if spare == []:
        return s, pairs
    return s, pairs, spare
#> sock_colors({"red": 4, "blue": 3})
#> sock_colors({"gray": 2})
#> sock_colors({})
#> sock_colors({"pink": 1, "tan": 1})
#> sock_colors({"white": 12, "black": 9, "navy": 5})
# %%
def stepwise(nums):
    steps = []
    for a, b in zip(nums[:-1], nums[1:]):
        if isinstance(a, str) or isinstance(b, str):
            steps.append("?")
            continue
        steps.append(b-a)
    numeric = [s for s in steps if s != "?"]
    if numeric and len(set(numeric)) == 1: return "step " + str(numeric[0])
    return steps
#> stepwise([2, 4, 6, 8])
#> stepwise([1, "x", 3, 5, 7])
#> stepwise([10, 7, 5])
#> stepwise(["a", "b"])
#> stepwise([0, 1, 3, "y", 6])
# %%
def decode_pairs(code):
    if len(code) % 2 != 0:
        code = code + "0"
    letters = []
    for i in range(0, len(code), 2):
        n = int(code[i:i+2])
        if n == 0:
            letters.append(" ")
        elif n <= 26:
            letters.append(chr(ord("a") + n - 1))
        else:
            letters.append("<" + str(n) + ">")
    return "".join(letters)
#> decode_pairs("080905")
#> decode_pairs("990100")
#> decode_pairs("2")
#> decode_pairs("")
#> decode_pairs("0315042706")
# %%
def even_digit_sum(limit, want):
    hits = []
    n = 10
    while n < limit and len(hits) < 4:
        tens, ones = n // 10, n % 10
        if tens + ones == want and (tens % 2 == 0 or ones == 0):
            hits.append(n)
            n += 8
        n += 1
    return hits
#> even_digit_sum(40, 5)
#> even_digit_sum(30, 1)
#> even_digit_sum(35, 11)
#> even_digit_sum(45, 8)
#> even_digit_sum(12, 9)
