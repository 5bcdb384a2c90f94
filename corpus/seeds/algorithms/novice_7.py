# %%
def ferry(cars, deck):
    trips = [[]]
    for car in cars:
        if sum(trips[-1]) + car > deck:
            trips.append([])
        trips[-1].append(car)
    lengths = [deck - sum(t) for t in trips]
    return len(trips), lengths
#> ferry([4, 5, 3], 10)
#> ferry([6, 6, 6], 6)
#> ferry([], 20)
#> ferry([12, 3, 9, 4, 8, 2], 15)
#> ferry([7, 7, 1], 14)
# %%
def most_common_first_letter(words):
    firsts = [w[0].lower() for w in words if w != ""]
    best=''; best_n=0
    for f in firsts:
        n = firsts.count(f)
        if n>best_n or (n==best_n and f<best):
            best=f; best_n=n
    return (best, best_n) if best_n > 1 else "No winner"
#> most_common_first_letter(["Sun", "sand", "hat"])
#> most_common_first_letter(["a", "b", "c"])
#> most_common_first_letter(["tea", "pie", "tin", "pan"])
#> most_common_first_letter(["", ""])
#> most_common_first_letter(["red", "Rose", "rug", "blue", "bed", "BIG", "bat"])
# %%
def exchange(hand, rules):
    hand = dict(hand)
    for give, n, get in rules:
        while hand.get(give, 0) >= n:
            hand[give] -= n
            hand[get] = hand.get(get, 0) + 1
    return {k: v for k, v in hand.items() if v > 0}
#> exchange({"wood": 7}, [("wood", 3, "brick")])
#> exchange({"egg": 2}, [("egg", 5, "hen")])
#> exchange({"c": 25, "s": 1}, [("c", 10, "s"), ("s", 3, "g")])
#> exchange([("ore", 4), ("coal", 4)], [("coal", 2, "ore"), ("ore", 3, "iron")])
#> exchange({}, [("x", 1, "y")])
# %%
def first_even_row(table):
    i = -1
    for row in table:
        i += 1
        if all(v % 2 == 0 for v in row):
            return i, sum(row)
        if any(v < 0 for v in row):
            return "negative in row " + str(i)
    return "None of " + str(i+1)
#> first_even_row([[1, 2], [4, 6]])
#> first_even_row([[3], [5], [7]])
#> first_even_row([[1, -2], [2, 2]])
#> first_even_row([])
#> first_even_row([[9, 8, 7], [10, 30, 5], [20, -4, 6], [2]])
# %%
def interest(money, years):
    table = []
    y = 1
    while y <= years:
        gain = money * 5 // 100
        if gain > 50:
            gain = 50
        money = money+gain
        table.append((y, money))
        y += 1
    return table
#> interest(100, 3)
#> interest(2000, 2)
#> interest(19, 4)
#> interest(960, 4)
#> interest(500, 0)
# %%
def wrap_index(lst, indexes):
    picked = []
    wrapped = 0
    for i in indexes:
        if i >= len(lst):
            i = i % len(lst)
            wrapped += 1
        elif i < 0:
            i = -i - 1
            wrapped -= 1
        picked.append(lst[i])
    return picked, wrapped
#> wrap_index(["a", "b", "c"], [0, 4, 2])
#> wrap_index([10, 20], [-1, -2])
#> wrap_index([5], [3, 6, 9])
#> wrap_index([1, 2, 3, 4], [])
#> wrap_index(["k", "l", "m", "n"], [7, -3, 1, 12])
# %%
def add_times_table(n, skip_odd):
    table = {}
    for i in range(1, n+1):
        if skip_odd and i % 2 == 1:
            continue
        table[i] = [i*j for j in range(1, n+1) if not (skip_odd and j % 2)]
    total = sum(sum(r) for r in table.values())
    return table, total
#> add_times_table(3, False)
#> add_times_table(4, True)
#> add_times_table(1, True)
#> add_times_table(2, False)
#> add_times_table(6, True)
# %%
def closest_friends(ages):
    names = list(ages)
    best = None
    for i in range(len(names)):
        for j in range(i + 1, len(names)):
            d = abs(ages[names[i]] - ages[names[j]])
            if best is None or d < best[0]:
                best = (d, names[i], names[j])
    return best if best is not None else "Too few people"
#> closest_friends({"Ann": 20, "Bob": 27, "Cat": 25})
#> closest_friends({"Solo": 50})
#> closest_friends({"P": 9, "Q": 9, "R": 9})
#> closest_friends({"Wu": 71, "Xi": 40, "Yo": 33, "Zed": 68})
#> closest_friends({"m": 1, "n": 100})
# %%
def chop(text, marks):
    pieces = []
    piece = ""
    for ch in text:
        if ch in marks:
            if piece:
                pieces.append(piece)
            piece = ""
        else:
            piece += ch
    if piece != "":
        pieces.append(piece + "$")
    return pieces
#> chop("a,b;c", ",;")
#> chop("--x--", "-")
#> chop("plain", "")
#> chop("12:30:", ":")
#> chop("one two.three  four", " .")
# %%
def parity_walk(nums):
    pos = 0
    path = [pos]
    for n in nums:
        pos += n if n % 2 == 0 else -n
        path.append(pos)
    far = max(path, key=abs)
    back = 0 in path[1:]
    return far, "came back" if back else "never back"
#> parity_walk([2, 3, 4])
#> parity_walk([5, 4, 1, 2])
#> parity_walk([])
#> parity_walk([7, 7, 20])
#> parity_walk([-1, 2, 3, -10, 15])
# %%
def chess_color(squares):
    result = {}
    for sq in squares:
        col = "abcdefgh".find(sq[0])
        row = int(sq[1])
        if col == -1 or not 1 <= row <= 8:
            result[sq] = "off"
        else:
            result[sq] = "dark" if (col + row) % 2 == 1 else "light"
    return result
#> chess_color(["a1", "b1"])
#> chess_color(["h8", "z3"])
#> chess_color(["c9", "d0", "e4"])
#> chess_color([])
#> chess_color(["g5", "f6", "a8", "b7"])
# %%
def collect_until_sum(numbers):
    groups, group = [], []
    for n in numbers:
        group.append(n)
        if sum(group) >= 10:
            groups.append(tuple(group))
            group = []
    if group: groups.append(tuple(group))
    return groups
#> collect_until_sum([4, 5, 6, 1])
#> collect_until_sum([10, 11, 12])
#> collect_until_sum([1, 2])
#> collect_until_sum([9, -9, 9, 3, 7])
#> collect_until_sum([3, 3, 3, 3, 8, 1, 1])
# %%
def mask_list(values, mask):
    kept = [v for v, m in zip(values, mask) if m]
    gone = [v for v, m in zip(values, mask) if not m]
    if len(values) > len(mask):
        gone += values[len(mask):]
    ratio = len(kept) * 100 // len(values)
    return kept, gone, ratio
#> mask_list([1, 2, 3], [True, False, True])
#> mask_list(["a", "b", "c", "d"], [1, 0])
#> mask_list([5], [""])
#> mask_list([7, 8, 9, 10], ["x", None, [], [0]])
#> mask_list([3, 6, 9], [0.0, -1, "0", True])
# %%
def cut_rope(length, pieces):
    used = []
    for p in sorted(pieces):
        if p <= length:
            length -= p
            used.append(p)
        else:
            break
    waste = length
    return f"{len(used)} pieces, {waste} left" if used else "rope too short"
#> cut_rope(20, [8, 5, 9])
#> cut_rope(3, [4, 5])
#> cut_rope(15, [5, 5, 5])
#> cut_rope(100, [60, 41, 30, 2])
#> cut_rope(9, [])
# %%
def make_schedule(tasks):
    tasks = sorted(tasks, key=lambda t: (t[1], t[0]))
    time = 9
    plan = []
    for name, hours in tasks:
        if time < 12 < time + hours:
            time = 13
        if time + hours > 17:
            plan.append(name + " tomorrow")
            continue
        plan.append(name + " at " + str(time))
        time += hours
    return plan
#> make_schedule([("mail", 1), ("code", 3)])
#> make_schedule([("a", 2), ("b", 2), ("c", 2)])
#> make_schedule([("big", 9)])
#> make_schedule([("x", 3), ("y", 1), ("z", 2), ("w", 4)])
#> make_schedule([])
# %%
def string_steps(s):
    steps=[]
    for i in range(1,len(s)):
        d = ord(s[i]) - ord(s[i-1])
        if d>0: steps.append('+'+str(d))
        elif d<0: steps.append(str(d))
    return ' '.join(steps)
#> string_steps("abd")
#> string_steps("hello")
#> string_steps("zz")
#> string_steps("bac9")
#> string_steps("music")
# %%
def inventory_value(inv):
    total = 0
    for cat, items in inv.items():
        subtotal = 0
        for name, (qty, price) in items.items():
            subtotal += qty * price
        if subtotal > 100: subtotal = subtotal - 10
        total += subtotal
        inv[cat] = subtotal
    inv["total"] = total
    return inv
#> inventory_value({"toys": {"car": (3, 10), "bear": (2, 25)}})
#> inventory_value({"food": {"rice": (10, 12)}, "misc": {}})
#> inventory_value({})
#> inventory_value({"a": {"x": (1, 101)}, "b": {"y": (5, 20)}})
#> inventory_value({"ink": {"red": (0, 9), "blue": (7, 9)}, "pad": {"A4": (40, 3)}})
# %%
def pair_up(nums):
    nums = nums[:]
    pairs = []
    while len(nums) >= 2:
        big = max(nums); nums.remove(big)
        small = min(nums); nums.remove(small)
        pairs.append(big - small)
    return pairs, nums
#> pair_up([1, 5, 9, 3])
#> pair_up([4, 4, 4])
#> pair_up([])
#> pair_up([-7])
#> pair_up([20, -5, 13, 8, 0, 41])
# %%
def say_times(events):
    seen = {}
    out = []
    for e in events:
        n = seen.get(e, 0) + 1
        seen[e] = n
        if n == 1: suffix = "st"
        elif n == 2: suffix = "nd"
        elif n == 3: suffix = "rd"
        else: suffix = "th"
        out.append(str(n) + suffix + " " + e)
    return out[-1] if out else "quiet"
#> say_times(["ring", "ring", "knock"])
#> say_times(["ring", "knock", "ring", "ring"])
#> say_times([])
#> say_times(["x", "x", "y", "x", "x"])
#> say_times(["bark", "meow", "bark"])
# %%
def odd_spacing( a,b ):
    c=a +b;d = a- b
    if(c>d) : c , d = d,c
    l=[ c,d ]
    while ( l[-1]<50 ):
        l.append(l[-1]+abs( l[-2] )+1)
    return(l)
#> odd_spacing( 5,3 )
#> odd_spacing(1, -10)
#> odd_spacing(60, 2)
#> odd_spacing(0, 0)
#> odd_spacing(-8, -20)
# %%
def scoreboard(text):
    d = {}
    for part in text.split():
        name, sign, n = part[0], part[1], int(part[2:])
        if name not in d:
            d[name] = 0
        if sign == "+":
            d[name] += n
        else:
            d[name] = max(0, d[name]-n)
    order = sorted(d, key=lambda k: -d[k])
    return order, [d[k] for k in order]
#> scoreboard("A+5 B+7 A-2")
#> scoreboard("x-9 x+1")
#> scoreboard("p+10 q+10 r+11 q-3")
#> scoreboard("")
#> scoreboard("m+100 n+250 m+175 n-40")
# %%
def market_stalls(sellers, stalls):
    sold = {s: 0 for s in range(stalls)}
    turn = 0
    for amount in sellers:
        while sold[turn] >= 10:
            turn = (turn + 1) % stalls
            if all(v >= 10 for v in sold.values()):
                return "closed", sold
        sold[turn] += amount
        turn = (turn + 1) % stalls
    return turn, sold
#> market_stalls([4, 12, 3, 9], 2)
#> market_stalls([10, 11, 1], 2)
#> market_stalls([2, 2, 2, 2], 3)
#> market_stalls([], 4)
#> market_stalls([15, 3, 8, 9, 1], 3)
# %%
def is_magic_row(row):
    s = sum(row)
    return s % len(row) == 0 and s // len(row) in row
def magic_rows(rows):
    good = [i for i, r in enumerate(rows) if is_magic_row(r)]
    if len(good) == len(rows): return "All"
    if not good: return "None"
    return good
#> magic_rows([[1, 2, 3], [4, 4, 7]])
#> magic_rows([[5], [6, 6]])
#> magic_rows([[1, 2], [0, 10, 20, 3]])
#> magic_rows([[2, 4, 9], [3, 6, 9], [10, 0, 5], [7, 8]])
#> magic_rows([[-3, 0, 3], [-1, 1]])
# %%
def insert_sorted(lst, new):
    for n in new:
        i = 0
        while i < len(lst) and lst[i] <= n:
            i += 1
        lst = lst[:i] + [n] + lst[i:]
        if len(lst) > 6:
            lst = lst[1:]
    return lst
#> insert_sorted([1, 5, 9], [4, 6])
#> insert_sorted([], [3, 1, 2])
#> insert_sorted([10, 20, 30, 40, 50], [25, 5, 60])
#> insert_sorted([7], [])
#> insert_sorted([2, 2, 8], [2, -4, 8, 3])
# %%
def greet(names, lang="en"):
    hello = {"en": "Hi", "fr": "Salut", "de": "Hallo"}
    word = hello.get(lang)
    if word is None:
        return "Unknown language"
    if not names: return word + "!"
    if len(names) == 1: return word + " " + names[0]
    *firsts, last = names
    return word + " " + ", ".join(firsts) + " & " + last
#> greet(["Ann"])
#> greet([], "fr")
#> greet(["Ute", "Jan", "Kai"], lang="de")
#> greet(["Bo"], "it")
#> greet(["Max", "Lily"], "fr")
# %%
def elevator_weight(people, limit):
    inside = 0
    weight = 0
    left = []
    for p in people:
        if isinstance(p, tuple):
            p = p[0] + p[1]
        if weight+p > limit:
            left.append(p)
        else:
            weight += p
            inside += 1
    return inside, weight, left
#> elevator_weight([80, 70, 90], 200)
#> elevator_weight([(60, 20), 75, (50, 5)], 300)
#> elevator_weight([500], 400)
#> elevator_weight([], 100)
#> elevator_weight([100, (90, 30), 40, 35, (20, 2)], 180)
# %%
from functools import reduce
def merge_counts(counts):
    def join(a, b):
        for k in b:
            a[k] = a.get(k, 0) + b[k]
        return a
    total = reduce(join, counts, {})
    most = max(total, key=total.get) if total else None
    return total, most
#> merge_counts([{"a": 1}, {"a": 2, "b": 5}])
#> merge_counts([])
#> merge_counts([{"x": -1}, {"x": 1}, {"y": 0}])
#> merge_counts([{1: 10, 2: 20}, {2: -15, 3: 12}])
#> merge_counts([{"red": 4, "tan": 4}, {}, {"tan": 1, "sky": 3}])
# %%
def bounce(height, floor = 10):
    bounces = []
    while height > floor:
        height = height * 2 // 3
        bounces.append(height)
        if len(bounces) % 2 == 0:
            floor += 1
    return len(bounces), bounces
#> bounce(100)
#> bounce(9)
#> bounce(50, 20)
#> bounce(31, floor=0)
#> bounce(1000, 150)
# %%
def equal_neighbour_merge(nums):
    i = 0
    while i + 1 < len(nums):
        if nums[i] == nums[i+1]:
            nums[i] = nums[i]*2
            del nums[i+1]
            i = max(0, i-1)
        else:
            i += 1
    return nums, len(nums)
#> equal_neighbour_merge([2, 2, 4])
#> equal_neighbour_merge([1, 2, 3])
#> equal_neighbour_merge([8, 4, 2, 2])
#> equal_neighbour_merge([])
#> equal_neighbour_merge([0, 0, 5, 5, 10, 3, 3])
# %%
def check_passport(p):
    needed = ["name", "born", "code"]
    for n in needed:
        if n not in p:
            return "Missing " + n
    if not 1900 < p["born"] < 2025: return "Bad year"
    if len(str(p["code"])) != 5:
        return "Bad code " + str(p["code"])
    return p["name"] + "-" + str(p["code"] % p["born"])
#> check_passport({"name": "Ida", "born": 1980, "code": 12345})
#> check_passport({"name": "Jo", "code": 10000})
#> check_passport({"name": "Li", "born": 1890, "code": 54321})
#> check_passport({"name": "Mo", "born": 2001, "code": 999})
#> check_passport({"name": "Uma", "born": 1999, "code": 70007, "x": 1})
# %%
def sum_of_pairs_matrix(n, values):
    m = [[0]*n for _ in range(n)]
    for (r, c, v) in values:
        if r < n and c < n:
            m[r][c] += v
            if r != c:
                m[c][r] += v
    return m
#> sum_of_pairs_matrix(2, [(0, 1, 5), (1, 1, 2)])
#> sum_of_pairs_matrix(3, [(0, 2, 1), (2, 0, 4), (3, 0, 9)])
#> sum_of_pairs_matrix(1, [])
#> sum_of_pairs_matrix(3, [(1, 1, -6), (0, 1, 8), (1, 2, 7)])
#> sum_of_pairs_matrix(2, [(0, 0, 10), (0, 0, 11), (1, 0, -3)])
# %%
def letter_toggle(s):
    on = []
    longest = 0
    for ch in s:
        if ch in on:
            on.remove(ch)
        else:
            on.insert(0, ch)
        if len(on) > longest:
            longest = len(on)
    return "".join(on), longest
#> letter_toggle("abab")
#> letter_toggle("racer")
#> letter_toggle("hello")
#> letter_toggle("zoom")
#> letter_toggle("tattoo")
# %%
class Solution:
    def playlist(self, songs, minutes):
        left = minutes*60
        chosen = []
        for title, length in songs:
            m, s = length.split(":")
            secs = int(m)*60+int(s)
            if secs > left: continue
            left = left-secs
            chosen.append(title)
        return chosen, "%d:%02d" % divmod(left, 60)
#> Solution().playlist([("Hey", "3:20"), ("Yo", "2:50")], 6)
#> Solution().playlist([("Epic", "12:00"), ("Jingle", "0:45")], 10)
#> Solution().playlist([], 3)
#> Solution().playlist([("A", "1:00"), ("B", "1:00"), ("C", "1:01"), ("D", "0:59")], 3)
#> Solution().playlist([("Z", "5:05")], 5)
# %%
class Solution:
    def dialSteps(self, start, digits):
        pos = start
        clicks = []
        for d in str(digits):
            d = int(d)
            right = (d - pos) % 10
            left = (pos - d) % 10
            clicks.append(right if right <= left else -left)
            pos = d
        return clicks, sum(abs(c) for c in clicks)
#> Solution().dialSteps(0, 1234)
#> Solution().dialSteps(5, 50)
#> Solution().dialSteps(9, 9)
#> Solution().dialSteps(3, 8293)
#> Solution().dialSteps(7, 70707)
# %%
class Solution:
    def fence_posts(self, gaps):
        x = 0
        posts = [x]
        for g in gaps:
            if g <= 0:
                continue
            x += g
            posts.append(x)
        mid = x/2
        nearest = min(posts, key=lambda p: abs(p-mid))
        return posts, nearest
#> Solution().fence_posts([2, 3, 4])
#> Solution().fence_posts([5, 0, -1, 5])
#> Solution().fence_posts([])
#> Solution().fence_posts([10, 1, 1, 1])
#> Solution().fence_posts([7, 30, 8, 12])
# %%
def nested_get(data, path, default="Not found"):
    current = data
    for step in path:
        if isinstance(current, dict) and step in current:
            current = current[step]
        elif isinstance(current, list) and isinstance(step, int) and step < len(current):
            current = current[step]
        else:
            return default
    return current
#> nested_get({"a": {"b": [10, 20]}}, ["a", "b", 1])
#> nested_get({"a": 5}, ["a", "b"])
#> nested_get([[1, 2], [3]], [1, 0])
#> nested_get({"x": []}, ["x", 0], default=-1)
#> nested_get({"k": [{"m": "ok"}, 7]}, ["k", 0, "m"])
# %%
def sleep_debt(hours, need=8):
    debt = 0
    worst = 0
    for h in hours:
        debt += need-h
        if debt < 0: debt = 0
        worst = debt if debt > worst else worst
    verdict = "rested" if debt == 0 else ("tired" if debt < 5 else "exhausted")
    return verdict, debt, worst
#> sleep_debt([7, 8, 9])
#> sleep_debt([5, 5, 6])
#> sleep_debt([10, 10, 4])
#> sleep_debt([6, 6, 6, 12, 7], 7)
#> sleep_debt([], need=9)
# %%
def sets_game(a, b):
    a = set(a); b = set(b)
    moves = []
    while a and b:
        x = max(a); y = max(b)
        if x == y:
            a.remove(x); b.remove(y)
            moves.append(0)
        elif x > y:
            b.discard(y)
            moves.append(x-y)
        else:
            a.discard(x)
            moves.append(x-y)
    return moves, sorted(a | b)
#> sets_game([1, 5, 3], [4, 2])
#> sets_game([7, 7], [7])
#> sets_game([], [3, 1])
#> sets_game([10, 20, 30], [30, 25, 5, 20])
#> sets_game([6, 2], [9, 1, 8])
# %%
def first_that(items, tests):
    found = []
    for name in tests:
        if name == "big": f = lambda x: x > 100
        elif name == "neg": f = lambda x: x < 0
        else: f = lambda x: str(x).endswith(name)
        matches = [x for x in items if f(x)]
        found.append(matches[0] if matches else None)
    return found
#> first_that([5, 250, -3], ["big", "neg"])
#> first_that([17, 27, 40], ["7", "0", "3"])
#> first_that([], ["big"])
#> first_that([99, 100, 101], ["big", "9", "00"])
#> first_that([-15, 15, -150], ["5", "neg", "big", "50"])
# %%
def count_changes(seq):
    changes = 0
    where = []
    prev = seq[0]
    for i, cur in enumerate(seq[1:], start=1):
        if (cur > 0) != (prev > 0):
            changes += 1
            where.append(i)
        prev = cur
    return changes, where
#> count_changes([1, -1, 2, 3])
#> count_changes([5, 6, 7])
#> count_changes([0])
#> count_changes([-4, 0, 4, -8, -2])
#> count_changes([12, -7, 30, -1, 0, 9])
